/* SPDX-License-Identifier: MIT */
/*
 * Warnings of what will never happen, or should not, in a domain without errors. They are
 * exact if the states can be counted; if the work is too much, nothing is said.
 */
#ifndef GOAPGEN_ANALYSIS_H
#define GOAPGEN_ANALYSIS_H

#include "analysis/reachable.h"

/** Runs all analyses of a problem, and reports their warnings to the diagnostics of the domain. */
void analyse(const struct problem *problem);

/** Checks the conditions of `always` and `reachable`, and reports what is wrong with them;
 *  property_warnings.c. */
void warn_of_properties(const struct problem *problem);

/** What all analyses share: the problem, the diagnostics, and which tasks each agent type can come
 *  to and which actions it has. */
struct analysis {
    struct pool *pool;
    const struct problem *problem;
    struct diagnostics *diagnostics;
    bool **below;  /**< by agent type: a mark for each ground task that its root can lead to;
                       NULL if it has no root task */
    bool **can;    /**< by agent type: a mark for each ground action that it has */
    bool *endless; /**< by ground task: it has no decomposition that ends */
};

/** Warns of methods that are never chosen, as others come before them, or that can never be carried
 *  out, and of tasks that only methods which are never chosen lead to; shadowed_methods.c. */
void warn_of_shadowed_methods(struct analysis *analysis);

/** Warns of tasks of which no decomposition ends, and of methods that come back to their own task
 *  before anything can have changed; recursion.c. */
void warn_of_recursion(struct analysis *analysis);

/** Warns of actions that serve no goal, task or condition to achieve; unused_actions.c. */
void warn_of_unused_actions(struct analysis *analysis);

/** Warns of the first two goals of an agent type whose priorities, by facts, can each get ahead of the
 *  other's, where neither has an inertia: the agent may take turns; crossing_priorities.c. */
void warn_of_crossing_priorities(struct analysis *analysis);

/** Warns of goals that are never worth anything, so that nobody pursues them; worthless_goals.c. */
void warn_of_worthless_goals(struct analysis *analysis);

/** Finds the states that can come about, and warns of what holds in none of them, and of what goes
 *  wrong in one of them: dead ends, root tasks that take no time and effects that are lost;
 *  reachability_warnings.c. */
void warn_by_reachable_states(struct analysis *analysis);

/* Of the reachable states, as reachability_warnings.c comes to them: dead_ends.c, timeless.c and
 * saturation.c. */

/** Warns of states that can come about and in which the root task of an agent type cannot be done.
 *  Procedural preconditions count as holding, so that there is no way out. If there are none, it
 *  warns of such states where functions of the game deny what they can. */
void warn_of_root_task_dead_ends(struct analysis *analysis, size_t agent_type,
                                 const struct reachable *reachable, struct allowance *allowance);

/** Warns if one of some states, as those nearest to the start where all are too many, is one in
 *  which no method of the root task of an agent type can begin. */
void warn_of_dead_ends_near_start(struct analysis *analysis, size_t agent_type,
                                  const struct reachable *reachable, struct allowance *allowance);

/** Warns if the root task of an agent type can come to a state from which it is done without end
 *  and no action takes time, so that the agent decides in each tick. */
void warn_of_timeless_root_task(struct analysis *analysis, size_t agent_type,
                                const struct reachable *reachable, struct allowance *allowance);

/** The effects of actions that add or take away more than there is room for, so that part of them
 *  is lost: what was found so far. */
struct saturating_effects {
    struct analysis *analysis;
    struct loss **effects; /**< by action.number: one for each effect that is written */
    struct allowance *allowance;
};

/** Makes saturating effects of which none was found yet, in memory of the analysis; noting some
 *  takes from the allowance. */
struct saturating_effects saturating_effects_new(struct analysis *analysis,
                                                 struct allowance *allowance);

/** Notes the effects of which something is lost in the states that can come about. */
void note_saturating_effects(struct saturating_effects *losses, const struct reachable *reachable);

/** Notes the effects of which something is lost in the states that the preconditions of an agent
 *  type's actions allow; for states that cannot be counted. */
void note_saturation_by_preconditions(struct saturating_effects *losses, const bool *can);

/** Warns of each effect of which something is lost. */
void warn_of_saturating_effects(const struct saturating_effects *losses);

#endif
