/* SPDX-License-Identifier: MIT */
/* The cases of actions whose effects depend on the state in which they end: see gg_cases. */
#include "tables/build.h"

/* The action that is planned for a case, from the first one on that has these cases; NULL: none, as
 * it cannot begin there. */
static const gg_action *case_tables_action_for(const struct building *building, size_t first,
                                               const struct effect_case *one)
{
    const struct problem *problem = building->problem;
    const struct effect_cases *cases = problem->rows.items[first].cases;
    for (size_t i = first; i < problem->rows.count && problem->rows.items[i].cases == cases; i++)
        if (problem->rows.items[i].changes.items == one->changes.items)
            return &building->tables->domain.actions[i];
    return NULL;
}

/* What is changed in a case; the tables are those of the action that is planned for it. */
static void set_effects(struct building *building, gg_case *one, const gg_action *action,
                        const struct changes *changes)
{
    if (action) {
        one->effect = action->effect;
        one->own = action->own;
        one->world = action->world;
        return;
    }
    one->effect = effect_of(building, changes, ALL_CHANGES);
    one->own = effect_part_of(building, changes, OWN_CHANGES, one->effect);
    one->world = effect_part_of(building, changes, WORLD_CHANGES, one->effect);
}

static const gg_case_list *case_tables_list_of(struct building *building, size_t action)
{
    const struct effect_cases *cases = building->problem->rows.items[action].cases;
    gg_case *items = pool_take(building->pool, cases->count * sizeof *items);
    gg_case_list *list = pool_take(building->pool, sizeof *list);
    for (size_t i = 0; i < cases->count; i++) {
        const struct changes *changes = &cases->items[i].changes;
        items[i].when = condition_of(building, &cases->items[i].when);
        set_effects(building, &items[i], case_tables_action_for(building, action, &cases->items[i]),
                    changes);
    }
    list->items = items;
    list->count = (uint16_t)cases->count;
    list->shared = effect_part_of(building, &cases->all, WORLD_CHANGES,
                                  effect_of(building, &cases->all, ALL_CHANGES));
    if (list->shared)
        list->precondition =
            condition_of(building, &building->problem->rows.items[action].precondition);
    return list;
}

void build_cases(struct building *building)
{
    const struct problem *problem = building->problem;
    const gg_case_list **lists = pool_take(building->pool, problem->rows.count * sizeof *lists);
    for (size_t i = 0; i < problem->rows.count; i++) {
        const struct effect_cases *cases = problem->rows.items[i].cases;
        bool known = i > 0 && cases && problem->rows.items[i - 1].cases == cases;
        lists[i] = known ? lists[i - 1] : cases ? case_tables_list_of(building, i) : NULL;
    }
    building->tables->cases = (gg_cases){&gg_by_case, lists};
    if (NULL_IF_ALL_ZERO(lists, problem->rows.count))
        building->tables->features.cases = &building->tables->cases;
}
