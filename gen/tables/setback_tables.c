/* SPDX-License-Identifier: MIT */
/* What actions change that end without success: see gg_setbacks. */
#include "tables/build.h"

#include "ground/values.h"

static const gg_case_list *setback_tables_list_of(struct building *building,
                                                  const struct effect_cases *cases)
{
    gg_case *items = pool_take(building->pool, cases->count * sizeof *items);
    gg_case_list *list = pool_take(building->pool, sizeof *list);
    for (size_t i = 0; i < cases->count; i++) {
        const struct changes *changes = &cases->items[i].changes;
        items[i].when = condition_of(building, &cases->items[i].when);
        items[i].effect = effect_of(building, changes, ALL_CHANGES);
        items[i].own = effect_part_of(building, changes, OWN_CHANGES, items[i].effect);
        items[i].world = effect_part_of(building, changes, WORLD_CHANGES, items[i].effect);
    }
    list->items = items;
    list->count = (uint16_t)cases->count;
    return list;
}

/* The lists of all actions for one kind of setback; NULL: there are none. */
static const gg_case_list *const *lists_of(struct building *building, enum setback_kind kind)
{
    const struct problem *problem = building->problem;
    const gg_case_list **lists = pool_take(building->pool, problem->rows.count * sizeof *lists);
    for (size_t i = 0; i < problem->rows.count; i++) {
        const struct effect_cases *cases = problem->rows.items[i].setbacks[kind];
        bool known = i > 0 && cases && problem->rows.items[i - 1].setbacks[kind] == cases;
        lists[i] = known ? lists[i - 1] : cases ? setback_tables_list_of(building, cases) : NULL;
    }
    return NULL_IF_ALL_ZERO(lists, problem->rows.count);
}

/* Whether the game is told of anything that changes then. */
static bool any_applied_setback(const struct problem *problem)
{
    bool any = false;
    for (size_t i = 0; i < setback_count(problem); i++)
        any |= setback_of(problem, i) && any_applied_in(problem, &setback_of(problem, i)->all);
    return any;
}

void build_setbacks(struct building *building)
{
    gg_setbacks *setbacks = &building->tables->setbacks;
    bool applied = any_applied_setback(building->problem);
    *setbacks =
        (gg_setbacks){applied ? &gg_setting_applied_back : &gg_setting_back,
                      lists_of(building, SETBACK_FAILURE), lists_of(building, SETBACK_ABORT)};
    if (setbacks->of_failures || setbacks->of_aborts)
        building->tables->features.setbacks = setbacks;
}
