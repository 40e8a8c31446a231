/* SPDX-License-Identifier: MIT */
/* What must hold while agents carry out methods and plans for goals (`while`): see build.h. */
#include "tables/build.h"

static uint16_t while_number(size_t context)
{
    return context ? (uint16_t)(context - 1) : GG_NONE;
}

/* Whose each of them is: of methods, which may have been dropped since. */
static void note_methods(const struct problem *problem, gg_while *all)
{
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; j < problem->tasks[i].method_count; j++) {
            size_t context = problem->tasks[i].methods[j].opens;
            if (!context)
                continue;
            all[context - 1].task = (uint16_t)i;
            all[context - 1].method = (uint16_t)j;
        }
}

/* By ground action; NULL: all are done whatever holds. */
static const uint16_t *whiles_of_actions(struct building *building)
{
    const struct problem *problem = building->problem;
    uint16_t *numbers = pool_take(building->pool, (problem->rows.count + 1) * sizeof *numbers);
    bool any = false;
    for (size_t i = 0; i < problem->rows.count; i++) {
        numbers[i] = while_number(problem->rows.items[i].context);
        any |= problem->rows.items[i].context > 0;
    }
    return any ? numbers : NULL;
}

/* By ground goal, then by condition to achieve; NULL: none has one. */
static const uint16_t *whiles_of_goals(struct building *building)
{
    const struct problem *problem = building->problem;
    size_t count = problem->goal_count + problem->subgoal_count;
    uint16_t *numbers = pool_take(building->pool, (count + 1) * sizeof *numbers);
    bool any = false;
    for (size_t i = 0; i < count; i++) {
        size_t context = context_of_problem(problem, i);
        numbers[i] = while_number(context);
        any |= context > 0;
    }
    return any ? numbers : NULL;
}

void build_whiles(struct building *building)
{
    const struct problem *problem = building->problem;
    gg_whiles *whiles = &building->tables->whiles;
    if (problem->context_count == 0)
        return;
    size_t count = problem->context_count - 1;
    gg_while *all = pool_take(building->pool, count * sizeof *all);
    for (size_t i = 0; i < count; i++) {
        const struct while_context *context = &problem->contexts[i + 1];
        all[i] = (gg_while){condition_of(building, &context->lasting), GG_NONE, GG_NONE,
                            while_number(context->outer), context->has_actions};
    }
    note_methods(problem, all);
    *whiles = (gg_whiles){&gg_persisting, all, whiles_of_actions(building),
                          whiles_of_goals(building), (uint16_t)count};
    building->tables->features.whiles = whiles;
}
