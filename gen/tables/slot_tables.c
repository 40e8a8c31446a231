/* SPDX-License-Identifier: MIT */
/* Builds the slots: which actions and goals need each of them, and which facts go back to their
 * start when it is unbound. See build.h. */
#include "ground/slot_facts.h"
#include "tables/build.h"

/* How many slots there are, of all types. */
static size_t count_slots(const struct domain *domain)
{
    size_t count = 0;
    for (size_t i = 0; i < domain->type_count; i++)
        count += domain->types[i].slots;
    return count;
}

static bool slot_tables_is_among(const size_t *symbols, size_t count, size_t symbol)
{
    for (size_t i = 0; i < count; i++)
        if (symbols[i] == symbol)
            return true;
    return false;
}

/* Whether changes make a slot the value of a fact. */
static bool gives(const struct problem *problem, const struct changes *changes, size_t symbol)
{
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        const struct fact *fact = problem->variables[change->variable].fact;
        if (!change->adds && value_of_slot(fact, symbol) == (int64_t)change->value)
            return true;
    }
    return false;
}

static const uint64_t *actions_with(struct building *building, size_t symbol)
{
    const struct problem *problem = building->problem;
    uint64_t *set = pool_take(building->pool, (problem->action_count / 64 + 1) * sizeof *set);
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct ground_action *action = &problem->actions[i];
        if (slot_tables_is_among(action->arguments, action->action->parameters.count, symbol) ||
            slot_tables_is_among(action->slots, action->slot_count, symbol) ||
            gives(problem, &action->changes, symbol))
            bit_put(set, i);
    }
    return problem->action_count ? set : NULL;
}

static const uint64_t *goals_with(struct building *building, size_t symbol)
{
    const struct problem *problem = building->problem;
    uint64_t *set = pool_take(building->pool, (problem->goal_count / 64 + 1) * sizeof *set);
    for (size_t i = 0; i < problem->goal_count; i++)
        if (slot_tables_is_among(problem->goals[i].arguments,
                                 problem->goals[i].goal->parameters.count, symbol))
            bit_put(set, i);
    return problem->goal_count ? set : NULL;
}

/* Adds the facts that go back to their start with a slot, in the order of their numbers. */
static void add_resets(struct building *building, size_t symbol, gg_slot *slot)
{
    const struct problem *problem = building->problem;
    const struct layout *layout = &building->tables->layout;
    gg_reset *resets = NULL;
    for (size_t i = next_near_slot(problem, 0, symbol); i < problem->variable_count;
         i = next_near_slot(problem, i + 1, symbol)) {
        const struct fact *fact = problem->variables[i].fact;
        uint16_t number = (uint16_t)layout->numbers[i];
        bool is_own = variable_is_of(problem, i, symbol);
        int64_t value = value_of_slot(fact, symbol);
        if (is_own && fact->is_binding) {
            slot->bound = number;
        } else if (is_own || value >= 0) {
            POOL_ADD(building->pool, resets, slot->reset_count) =
                (gg_reset){fact->start, is_own ? UINT32_MAX : (uint32_t)value, number};
        }
    }
    slot->resets = resets;
}

void build_slots(struct building *building)
{
    const struct domain *domain = building->problem->domain;
    size_t count = count_slots(domain), types = 0;
    if (!count)
        return;
    gg_slots *slots = pool_take(building->pool, sizeof *slots);
    gg_slot *all = pool_take(building->pool, count * sizeof *all);
    uint16_t *ends = pool_take(building->pool, domain->type_count * sizeof *ends);
    for (size_t i = 0; i < domain->type_count; i++) {
        const struct object_type *type = &domain->types[i];
        for (size_t j = 0; type->slots && j < type->objects.count; j++) {
            gg_slot *slot = &all[slots->count++];
            size_t symbol = type->objects.symbols[j];
            slot->symbol = (uint16_t)symbol;
            slot->actions = actions_with(building, symbol);
            slot->goals = goals_with(building, symbol);
            add_resets(building, symbol, slot);
        }
        if (type->slots)
            ends[types++] = slots->count;
    }
    slots->part = &gg_slotting;
    slots->all = all;
    slots->ends = ends;
    building->tables->extras.slots = slots;
}
