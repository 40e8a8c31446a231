/* SPDX-License-Identifier: MIT */
/* The life of an example: its agents, in the state that it gives, with what happens in it. */
#ifndef GOAPGEN_RUN_EXAMPLE_LIFE_H
#define GOAPGEN_RUN_EXAMPLE_LIFE_H

#include "cli/planner.h"
#include "run/population.h"

/** A planning like another one, with options and a pool of its own, from the state that an example
 *  gives, as one of its agents sees it, and for its type; actor NULL: the one without a name, or
 *  any. */
struct planning *planning_given(const struct planning *planning, const struct options *options,
                                struct pool *pool, const struct example *example,
                                const struct actor *actor);

/** The number of the agent type of an agent of an example; actor NULL: of the one without a name.
 *  Where none is named it is the first that has what is planned; where that is NULL, the first that
 *  has a task or a goal. */
size_t type_of_example(const struct domain *domain, const struct example *example,
                       const struct actor *actor, const struct subject *planned);

/** Whether an agent type can be planned for: it has the goal, or begins with the task. */
bool is_planned_for(const struct agent_type *type, const struct subject *planned);

/** The example of a name; NULL, with a message on standard error, if there is none. */
const struct example *find_example(const struct domain *domain, const char *name);

/** The options of the life of an example: its seed and its time, where the command line gives none;
 *  from the planning's pool. */
const struct options *options_of_life(const struct planning *planning,
                                      const struct example *example);

/** Makes the agents of an example, in a planning that is given for it, with events. */
struct population *population_of_example(const struct planning *given,
                                         const struct example *example,
                                         const struct events *events);

/** Lives the example that the options name up to their moment, and returns a planning for the agent that
 *  they name, as it is after all that happens then: it begins in what the agent plans with, and what
 *  others have claimed is kept out. Of several agents the first is meant where none is named. NULL,
 *  with a message on standard error, if there is no such example or agent. */
struct planning *planning_in_life(const struct planning *planning);

#endif
