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
    const char *name;        /**< for errors */
    bool is_start;           /**< later changes override earlier ones */
    struct dnf *cases;       /**< the conditions of changes that have one: see struct change */
    struct dnf *other;       /**< and when these do not hold */
    size_t case_count, when; /**< when: of the change that is being added */
    uint32_t effect;         /**< of the change that is being added */
    bool is_setback;         /**< of an action that ends without success, in any state */
    struct place place;      /**< of the last effect that has one */
};

/** The effects of an action, under one choice of objects, that copy facts: whose new values depend
 *  on facts that can change; and all such facts that these effects or its cost read. The action is
 *  split into variants: one for each choice of values of these facts. */
struct copying_effects {
    /** An effect that copies a fact, or works its value out of facts. */
    struct copied_effect {
        const struct expression *effect;
        uint32_t number;      /**< which of the effects it is */
        struct amount amount; /**< if it is worked out */
    } * effects;
    size_t count;
    size_t *sources; /**< the facts that are read, each once */
    size_t source_count;
};

/** Gathers the changes of all effects that copy no fact. False, with an error, if one fact is
 *  changed twice, also by an effect that does, or if a value is none of the fact's. */
bool gather_plain_effects(struct grounding *grounding, struct gathering *gathering,
                          const struct expressions *effects, struct binding *binding);

/** Finds the effects that copy facts, or work their values out of such; from the pool. False, with
 *  an error, if they are too large to be worked with. */
bool find_copying_effects(struct grounding *grounding, struct pool *pool,
                          const struct gathering *gathering, const struct expressions *effects,
                          const struct binding *binding, struct copying_effects *copying);

/** Adds the facts that an amount reads to those at whose values an action is split into
 *  variants. */
void add_split_facts_of_amount(struct grounding *grounding, struct pool *pool,
                               struct copying_effects *copying, const struct amount *amount);

/** Adds the changes of effects that copy facts to those that were gathered, which it copies first,
 *  where the values of the facts are grounding->known. False, with an error, if one is not a whole
 *  number of steps of its fact, or none of its values. */
bool gather_copying_effects(struct grounding *grounding, struct gathering *gathering,
                            const struct copying_effects *copying, const struct binding *binding);

/** The most cases of an action. */
enum { CASES_MOST = 64 };

/** Divides the changes of an action, which are gathered, into cases by their conditions; NULL, with
 *  an error, if there are too many, if a claimed fact is among what they read or change, if the
 *  action has `cost: travel`, or if the domain has a team. */
struct effect_cases *find_effect_cases(struct grounding *grounding,
                                       const struct gathering *gathering);

/** The same, whatever they read and change: NULL only if there are too many. Without conditions, there
 *  is one case, which always holds. */
struct effect_cases *divide_into_cases(struct grounding *grounding,
                                       const struct gathering *gathering);

#endif
