/* SPDX-License-Identifier: MIT */
/* Carries ground actions out on plain numbers: see plain.h. */
#include "models/plain.h"

#include <assert.h>

struct plain_state plain_state_of(const struct tables *tables, const gg_agent *agent)
{
    struct plain_state state = {{0}};
    assert(tables->problem->variable_count <= PLAIN_VARIABLES);
    for (size_t i = 0; i < tables->problem->variable_count; i++)
        state.values[i] = tables->layout.numbers[i] == SIZE_MAX
                              ? tables->problem->variables[i].start
                              : gg_agent_read(agent, (uint16_t)tables->layout.numbers[i]);
    return state;
}

/* ---------------------------------------------------------------- meaning */

static bool constraint_holds(const struct problem *problem, const struct constraint *constraint,
                             const struct plain_state *state)
{
    uint32_t value = state->values[constraint->variable];
    const struct fact *fact = problem->variables[constraint->variable].fact;
    if (fact->kind != GG_NUMBER && fact->top < 64)
        return (constraint->allowed >> value & 1) != 0;
    if (value < constraint->low || value > constraint->high)
        return false;
    return fact->kind == GG_NUMBER || constraint->set == set_unbroken ||
           (constraint->set[value / 64] >> value % 64 & 1) != 0;
}

static bool box_holds(const struct problem *problem, const struct box *box,
                      const struct plain_state *state)
{
    for (size_t i = 0; i < box->count; i++)
        if (!constraint_holds(problem, &box->constraints[i], state))
            return false;
    return true;
}

bool plain_holds(const struct problem *problem, const struct dnf *condition,
                 const struct plain_state *state)
{
    for (size_t i = 0; i < condition->count; i++)
        if (box_holds(problem, &condition->items[i], state))
            return true;
    return false;
}

bool plain_fails_at(const struct problem *problem, const struct dnf *condition, size_t variable,
                    const struct plain_state *state)
{
    for (size_t i = 0; i < condition->count; i++)
        for (size_t j = 0; j < condition->items[i].count; j++) {
            const struct constraint *constraint = &condition->items[i].constraints[j];
            if (constraint->variable == variable && !constraint_holds(problem, constraint, state))
                return true;
        }
    return false;
}

void plain_act(const struct problem *problem, size_t action, struct plain_state *state)
{
    const struct changes *changes = &problem->actions[action].changes;
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        int64_t top = problem->variables[change->variable].fact->top;
        int64_t value = change->value;
        if (change->adds)
            value += state->values[change->variable];
        state->values[change->variable] = (uint32_t)(value < 0 ? 0 : value > top ? top : value);
    }
}

size_t plain_walk(const struct problem *problem, const uint16_t *steps, size_t count, bool begun,
                  struct plain_state *state)
{
    for (size_t i = 0; i < count; i++) {
        bool asks = i > 0 || !begun;
        if (asks && !plain_holds(problem, &problem->actions[steps[i]].condition, state))
            return i;
        plain_act(problem, steps[i], state);
    }
    return count;
}
