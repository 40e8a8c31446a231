/* SPDX-License-Identifier: MIT */
/*
 * What effects change, for a choice of objects: the changes of a ground action or rule, or of the
 * start. Inside of grounding only.
 */
#ifndef GOAPGEN_GROUND_GATHERING_H
#define GOAPGEN_GROUND_GATHERING_H

#include "ground/evaluate.h"

/** The changes of a ground action or rule that are being gathered. */
struct gathering {
    struct changes changes;
    const char *name; /**< for errors */
    bool is_start;    /**< later changes override earlier ones */
};

/** Whether an effect copies a fact that can change: its action is split. */
bool copies_a_fact(const struct expression *effect);

/** Gathers the changes of all effects that copy no fact. False, with an error, if one fact is
 *  changed twice. */
bool gather_plain(struct grounding *grounding, struct gathering *gathering,
                  const struct expressions *effects, struct binding *binding);

/** Adds the change of one effect, not of `all`; copied: the value of the fact that it copies, or
 *  NULL. False, with an error, if the fact was changed already. */
bool add_effect(struct grounding *grounding, struct gathering *gathering,
                const struct expression *effect, struct binding *binding, const uint32_t *copied);

#endif
