/* SPDX-License-Identifier: MIT */
/*
 * What effects change, for a choice of objects: the changes of a ground action or rule, or of the
 * start. Inside of grounding only.
 */
#ifndef GOAPGEN_GROUND_GATHERING_H
#define GOAPGEN_GROUND_GATHERING_H

#include "ground/amount.h"
#include "ground/evaluate.h"

/** The changes of a ground action or rule that are being gathered. */
struct gathering {
    struct changes changes;
    const char *name; /**< for errors */
    bool is_start;    /**< later changes override earlier ones */
};

/** Whether an effect copies a fact that can change, or works its value out of such: its action is
 *  split. */
bool copies_a_fact(const struct expression *effect);

/** Gathers the changes of all effects that copy no fact. False, with an error, if one fact is
 *  changed twice. */
bool gather_plain(struct grounding *grounding, struct gathering *gathering,
                  const struct expressions *effects, struct binding *binding);

/** Adds the change of one effect, not of `all`; copied: the value of the fact that it copies, or
 *  NULL. False, with an error, if the fact was changed already. */
bool add_effect(struct grounding *grounding, struct gathering *gathering,
                const struct expression *effect, struct binding *binding, const uint32_t *copied);

/** Whether the right side of an effect, not of `all`, is worked out of facts of numbers, or is
 *  one. */
bool works_out(const struct expression *effect);

/** Adds the change of an effect that is worked out, with a number for each fact: an amount without
 *  products. False, with an error, if it is no whole number of steps of the fact, or none of its
 *  values, or if the fact was changed already. */
bool add_worked_out(struct grounding *grounding, struct gathering *gathering,
                    const struct expression *effect, const struct binding *binding,
                    const struct amount *amount);

#endif
