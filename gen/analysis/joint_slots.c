/* SPDX-License-Identifier: MIT */
/*
 * How slots come and go in a joint space: the game binds them, sets their facts while they are bound,
 * and when it unbinds one, the facts of it and those that are it go back to their start, those of all
 * agents at once. See joint_parts.h.
 */
#include "analysis/joint_parts.h"

#include "ground/slot_facts.h"
#include "ground/values.h"

/* The most facts of all agents that can be one slot. */
enum { COMBINED = 8 };

/* A slot of a type, as one agent has it or, of a type that is shared, the world. */
struct coming {
    struct joining *joining;
    size_t symbol, agent;
    size_t *own, *others; /* slots of the space: of its own facts, and of those that can be it */
    size_t own_count, other_count;
};

static const struct constraint *constraint_that(struct joint_space *space, size_t number,
                                                uint32_t value, bool is)
{
    const struct problem *problem = space->movers->problem;
    size_t variable = space->slots[number].variable;
    struct constraint *constraint = pool_take(space->pool, sizeof *constraint);
    *constraint = constraint_of_value(problem, variable, value);
    if (is)
        return constraint;
    struct constraint all = constraint_of_all(problem, variable);
    if (all.allowed)
        all.allowed &= ~constraint->allowed;
    *constraint = all;
    return constraint;
}

static void add_test(struct joint_space *space, struct joint_move *move, size_t number,
                     uint32_t value, bool is)
{
    move->tests = pool_grow(space->pool, move->tests, move->test_count, sizeof *move->tests);
    move->tests[move->test_count++] =
        (struct slot_test){number, constraint_that(space, number, value, is)};
}

static void joint_slots_add_change(struct joint_space *space, struct joint_move *move,
                                   size_t number, uint32_t value)
{
    size_t variable = space->slots[number].variable;
    move->changes =
        pool_grow(space->pool, move->changes, move->change_count, sizeof *move->changes);
    move->changes[move->change_count++] =
        (struct slot_change){number, {.variable = variable, .value = value}};
}

void joint_need_bound(struct joint_space *space, struct joint_move *move)
{
    size_t bound[SLOTS_NEEDED];
    const struct change *change = &move->changes[0].change;
    size_t agent = move->agent == NO_AGENT ? space->focus : move->agent;
    size_t count =
        bound_for_setting(space->movers->problem, change->variable, (uint32_t)change->value, bound);
    for (size_t i = 0; i < count; i++)
        if (joint_has(space, agent, bound[i]))
            add_test(space, move, slot_of(space, agent, bound[i]), true, true);
}

/* --------------------------------------------------------------------- unbinding */

static uint32_t joint_slots_start_of(const struct joint_space *space, size_t number)
{
    return space->movers->problem->variables[space->slots[number].variable].fact->start;
}

/* The value that the slot is, of a fact that can be it. */
static uint32_t value_in(const struct coming *coming, size_t number)
{
    const struct joint_space *space = coming->joining->space;
    const struct fact *fact = space->movers->problem->variables[space->slots[number].variable].fact;
    return (uint32_t)value_of_slot(fact, coming->symbol);
}

/* Finds what goes back to its start with the slot. */
static void find_facts(struct coming *coming)
{
    struct joint_space *space = coming->joining->space;
    const struct problem *problem = space->movers->problem;
    coming->own = pool_take(space->pool, (space->slot_count + 1) * sizeof *coming->own);
    coming->others = pool_take(space->pool, (space->slot_count + 1) * sizeof *coming->others);
    for (size_t i = 0; i < space->slot_count; i++) {
        const struct slot *slot = &space->slots[i];
        const struct fact *fact = problem->variables[slot->variable].fact;
        if (coming->agent != NO_AGENT && slot->agent != coming->agent)
            continue;
        if (variable_is_of(problem, slot->variable, coming->symbol) && !fact->is_binding)
            coming->own[coming->own_count++] = i;
        else if (value_of_slot(fact, coming->symbol) >= 0)
            coming->others[coming->other_count++] = i;
    }
}

/* The unbinding where just those facts are the slot that have a bit. */
static void joint_slots_add_unbinding(const struct coming *coming, unsigned are_slot)
{
    struct joint_space *space = coming->joining->space;
    size_t bound = bound_of_slot(space->movers->problem, coming->symbol);
    size_t agent = coming->agent == NO_AGENT ? space->focus : coming->agent;
    struct joint_move move = {.kind = MOVE_GAME, .agent = coming->agent};
    if (joint_has(space, agent, bound)) {
        add_test(space, &move, slot_of(space, agent, bound), true, true);
        joint_slots_add_change(space, &move, slot_of(space, agent, bound), false);
    }
    for (size_t i = 0; i < coming->own_count; i++)
        joint_slots_add_change(space, &move, coming->own[i],
                               joint_slots_start_of(space, coming->own[i]));
    for (size_t i = 0; i < coming->other_count; i++) {
        size_t number = coming->others[i];
        add_test(space, &move, number, value_in(coming, number), are_slot >> i & 1);
        if (are_slot >> i & 1)
            joint_slots_add_change(space, &move, number, joint_slots_start_of(space, number));
    }
    if (!move.change_count)
        return;
    move.number = move.changes[0].slot;
    joint_add_move(coming->joining, move);
}

static void add_binding(const struct coming *coming)
{
    struct joint_space *space = coming->joining->space;
    size_t bound = bound_of_slot(space->movers->problem, coming->symbol);
    size_t agent = coming->agent == NO_AGENT ? space->focus : coming->agent;
    struct joint_move move = {.kind = MOVE_GAME, .agent = coming->agent};
    if (!joint_has(space, agent, bound))
        return;
    move.number = slot_of(space, agent, bound);
    add_test(space, &move, move.number, false, true);
    joint_slots_add_change(space, &move, move.number, true);
    joint_add_move(coming->joining, move);
}

static void add_coming(struct joining *joining, size_t symbol, size_t agent)
{
    struct joint_space *space = joining->space;
    struct coming coming = {.joining = joining, .symbol = symbol, .agent = agent};
    find_facts(&coming);
    add_binding(&coming);
    space->too_large |= coming.other_count > COMBINED;
    for (unsigned i = 0; !space->too_large && i < 1u << coming.other_count; i++)
        joint_slots_add_unbinding(&coming, i);
}

void joint_add_slots(struct joining *joining)
{
    const struct joint_space *space = joining->space;
    const struct domain *domain = space->movers->problem->domain;
    for (size_t i = 0; i < domain->type_count; i++) {
        const struct object_type *type = &domain->types[i];
        for (size_t j = 0; type->slots && j < type->objects.count && !space->too_large; j++) {
            if (type->shared)
                add_coming(joining, type->objects.symbols[j], NO_AGENT);
            for (size_t k = 0; !type->shared && k < space->agents && !space->too_large; k++)
                add_coming(joining, type->objects.symbols[j], k);
        }
    }
}
