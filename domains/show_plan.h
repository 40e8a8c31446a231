/* SPDX-License-Identifier: MIT */
/* Prints a plan in words: what the domains that plan by hand show. */
#ifndef SHOW_PLAN_H
#define SHOW_PLAN_H

#include <stdio.h>

#include "gg.h"

/** "with a key: get_key, open_door, get_coin (cost 3)" */
static inline void show_plan(const char *when, const gg_planner *planner, const gg_plan *plan,
                             gg_outcome outcome)
{
    const gg_search *search = &planner->search;
    printf("%s: ", when);
    if (outcome != GG_FOUND && outcome != GG_FOUND_UNPROVEN) {
        printf(outcome == GG_NO_PLAN ? "no plan\n" : "given up at a limit\n");
        return;
    }
    for (uint16_t i = 0; i < plan->length; i++)
        printf("%s%s", i ? ", " : "", search->problem.domain->names->actions[plan->steps[i]]);
    printf("%s(cost %lu)\n", plan->length ? " " : "nothing to do ", (unsigned long)search->cost);
}

#endif
