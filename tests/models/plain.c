/* SPDX-License-Identifier: MIT */
/* See plain.h. */
#include "models/plain.h"

#include <assert.h>

struct plain_state plain_state_of(const struct tables *tables, const gg_agent *agent)
{
    struct plain_state state = {{0}};
    assert(tables->problem->atom_count <= PLAIN_ATOMS);
    for (size_t i = 0; i < tables->problem->atom_count; i++)
        state.values[i] = tables->layout.numbers[i] == SIZE_MAX
                              ? tables->problem->atoms[i].start
                              : gg_agent_read(agent, (uint16_t)tables->layout.numbers[i]);
    return state;
}

/* ---------------------------------------------------------------- meaning */

static bool side_holds(const struct problem *problem, const struct side *side,
                       const struct plain_state *state)
{
    uint32_t value = state->values[side->atom];
    if (problem->atoms[side->atom].fact->kind == GG_NUMBER)
        return value >= side->low && value <= side->high;
    return (side->allowed >> value & 1) != 0;
}

static bool box_holds(const struct problem *problem, const struct box *box,
                      const struct plain_state *state)
{
    for (size_t i = 0; i < box->count; i++)
        if (!side_holds(problem, &box->sides[i], state))
            return false;
    return true;
}

bool plain_holds(const struct problem *problem, const struct boxes *condition,
                 const struct plain_state *state)
{
    for (size_t i = 0; i < condition->count; i++)
        if (box_holds(problem, &condition->items[i], state))
            return true;
    return false;
}

bool plain_fails_at(const struct problem *problem, const struct boxes *condition, size_t atom,
                    const struct plain_state *state)
{
    for (size_t i = 0; i < condition->count; i++)
        for (size_t j = 0; j < condition->items[i].count; j++) {
            const struct side *side = &condition->items[i].sides[j];
            if (side->atom == atom && !side_holds(problem, side, state))
                return true;
        }
    return false;
}

void plain_act(const struct problem *problem, size_t action, struct plain_state *state)
{
    const struct changes *changes = &problem->actions[action].changes;
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        int64_t top = problem->atoms[change->atom].fact->top;
        int64_t value = change->value;
        if (change->adds)
            value += state->values[change->atom];
        state->values[change->atom] = (uint32_t)(value < 0 ? 0 : value > top ? top : value);
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
