/* SPDX-License-Identifier: MIT */
/*
 * Which named condition it is that does not hold because of a fact, for those who are told of the
 * fact: of conditions that are nested in each other the innermost. The tables know no names of
 * conditions, so that it is looked up in the conditions as they are written.
 */
#ifndef GOAPGEN_GROUND_FAILING_NAME_H
#define GOAPGEN_GROUND_FAILING_NAME_H

#include "ground/state_view.h"

/** Conditions, with the objects of the parameters that are in scope. */
struct conditions_with_objects {
    const struct expressions *conditions; /**< NULL: there are none */
    const size_t *arguments;
    size_t count;
};

/** The preconditions of a ground action, those of a ground method (of an action that was split, its
 *  own), and the conditions of a ground goal, or when it is relevant. */
struct conditions_with_objects conditions_of_action(const struct ground_action *action);
struct conditions_with_objects conditions_of_method(const struct problem *problem,
                                                    const struct ground_method *method);
struct conditions_with_objects conditions_of_goal(const struct ground_goal *goal);
struct conditions_with_objects relevance_of_goal(const struct ground_goal *goal);

/** The conditions that a subtask of a ground method achieves, by its number there. */
struct conditions_with_objects conditions_of_achieve_subtask(const struct ground_method *method,
                                                             size_t number);

/** " for is_safe(yard)", or " for not is_safe(yard)": the named condition among those that does not
 *  hold in a state because of a ground fact, which is asked for some values: it is for this condition
 *  that it is asked for just these; "" if there is none. */
const char *words_of_failing_name(struct pool *pool, const struct state_view *view,
                                  const struct conditions_with_objects *conditions,
                                  const struct constraint *asked);

/** The same without " for ", and NULL if there is none. asked: NULL if it does not matter which values
 *  the fact is asked for. */
const char *failing_name(struct pool *pool, const struct state_view *view,
                         const struct conditions_with_objects *conditions, size_t variable,
                         const struct constraint *asked);

#endif
