/* SPDX-License-Identifier: MIT */
/*
 * Which named condition it is that does not hold because of a fact, for those who are told of the
 * fact: of conditions that are nested in each other the innermost. The tables know no names of
 * conditions, so that it is looked up in the conditions as they are written.
 */
#ifndef GOAPGEN_GROUND_FAILING_NAME_H
#define GOAPGEN_GROUND_FAILING_NAME_H

#include "ground/state_view.h"

/** Conditions as they are written, with the objects of the parameters that are in scope. */
struct conditions_with_objects {
    const struct expressions *conditions; /**< NULL: there are none */
    const size_t *arguments;
    size_t count;
};

/** The preconditions of a ground action. */
struct conditions_with_objects conditions_of_action(const struct ground_action *action);

/** The preconditions of a ground method; of one that stands for an action that was split, those of
 *  the action. */
struct conditions_with_objects conditions_of_method(const struct problem *problem,
                                                    const struct ground_method *method);

/** The conditions of a ground goal. */
struct conditions_with_objects conditions_of_goal(const struct ground_goal *goal);

/** What must hold before each step for a ground goal (`while`). */
struct conditions_with_objects lasting_of_goal(const struct ground_goal *goal);

/** The conditions under which a ground goal is relevant. */
struct conditions_with_objects relevance_of_goal(const struct ground_goal *goal);

/** The conditions that an `achieve` subtask of a ground method achieves, by its number there. */
struct conditions_with_objects conditions_of_achieve_subtask(const struct ground_method *method,
                                                             size_t number);

/** The name of the condition among some that does not hold in a state because of a ground fact, in
 *  words: " for is_safe(yard)", or " for not is_safe(yard)"; "" if there is none. It is the one for
 *  which the fact is asked for just the values of `asked`. */
const char *words_of_failing_name(struct pool *pool, const struct state_view *view,
                                  const struct conditions_with_objects *conditions,
                                  const struct constraint *asked);

/** The name of the condition among some that does not hold in a state because of a ground fact:
 *  "is_safe(yard)", or "not is_safe(yard)"; NULL if there is none. asked: as in
 *  words_of_failing_name; NULL if it does not matter which values the fact is asked for. */
const char *failing_name(struct pool *pool, const struct state_view *view,
                         const struct conditions_with_objects *conditions, size_t variable,
                         const struct constraint *asked);

#endif
