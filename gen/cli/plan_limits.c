/* SPDX-License-Identifier: MIT */
/* How a planning without a plan ended, in words: which limit was met, what it is, and how it
 * can be raised. */
#include "base/printable.h"
#include "cli/planner.h"

#include <stdio.h>

/* The most that can be asked for; as the sections of a domain and the options have it. */
enum { STEPS_MOST = 4096, DEPTH_MOST = 4096 };

/* What nodes can be set by, and how far. */
static const char *words_of_nodes(struct pool *pool, const struct planning *planning)
{
    bool option = planning->has_nodes_option;
    return pool_format(pool, "(%slimits: nodes; up to %d)", option ? "--nodes, or " : "",
                       NODES_MOST);
}

/* How many nodes, or entries of tasks that recur, there was room for. */
static size_t room_for_nodes(const struct planning *planning)
{
    size_t nodes = planning->planner.search.node_capacity,
           entries = planning->planner.workspace.entry_capacity;
    return entries > 0 && entries < nodes ? entries : nodes;
}

static const char *words_of_used_nodes(struct pool *pool, const struct planning *planning)
{
    size_t room = room_for_nodes(planning), wanted = planning_nodes_wanted(planning);
    if (room >= wanted)
        return pool_format(pool, "given up: the search used %zu nodes %s", wanted,
                           words_of_nodes(pool, planning));
    return pool_format(pool,
                       "given up: the search used %zu nodes, all that goapgen has room for in %d "
                       "MiB, though %zu are asked for; with fewer facts, or facts of fewer values, "
                       "there is room for more",
                       room, PLANNING_MEMORY >> 20, wanted);
}

const char *planning_outcome_text(struct pool *pool, const struct planning *planning,
                                  gg_outcome outcome)
{
    const struct limits *limits = &planning->tables->problem->domain->limits;
    switch (outcome) {
    case GG_NO_PLAN:
        return "there is no plan";
    case GG_PLAN_TOO_LONG:
        return pool_format(
            pool, "given up: no plan of at most %u steps was found (limits: plan; up to %d)",
            limits->plan, STEPS_MOST);
    case GG_TOO_DEEP:
        return pool_format(pool,
                           "given up: tasks are nested more than %u deep (limits: depth; up to %d)",
                           limits->depth, DEPTH_MOST);
    case GG_OUT_OF_MEMORY:
        return pool_format(pool,
                           "given up: the planner has room for %u open choices (limits: plan and "
                           "depth, whose sum that is; each up to %d)%s",
                           planning->planner.workspace.choice_capacity, STEPS_MOST,
                           planning->tables->domain.subgoal_count
                               ? pool_format(pool,
                                             ", and tries %d other states for an 'achieve', "
                                             "%d for each in a planning",
                                             GG_PASSES - 1, GG_OTHERS)
                               : "");
    case GG_OUT_OF_EXPANSIONS:
        return pool_format(pool, "given up: %u methods were entered %s",
                           (unsigned)planning->planner.workspace.expansion_limit,
                           words_of_nodes(pool, planning));
    case GG_OUT_OF_NODES:
        return words_of_used_nodes(pool, planning);
    default:
        return "given up";
    }
}

enum exit_code planning_report_failure(const struct planning *planning, const char *name,
                                       gg_outcome outcome)
{
    print_line(stderr, "goapgen: %s: %s", name,
               planning_outcome_text(planning->pool, planning, outcome));
    return outcome == GG_NO_PLAN ? EXIT_NO_PLAN : EXIT_LIMIT;
}
