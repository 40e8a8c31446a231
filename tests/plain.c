/* SPDX-License-Identifier: MIT */
/* See plain.h. */
#include "plain.h"

#include <assert.h>
#include <stdlib.h>

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

/* ------------------------------------------------------------------ costs */

static uint32_t values_of(const struct tables *tables, size_t fact)
{
    return tables->layout.facts[fact].top + 1;
}

static size_t number_of(const struct tables *tables, const struct plain_state *state)
{
    size_t number = 0;
    for (size_t i = 0; i < tables->layout.fact_count; i++)
        number = number * values_of(tables, i) + state->values[tables->layout.atoms[i]];
    return number;
}

static struct plain_state state_of(const struct tables *tables, size_t number)
{
    struct plain_state state = {{0}};
    for (size_t i = 0; i < tables->problem->atom_count; i++)
        state.values[i] = tables->problem->atoms[i].start;
    for (size_t i = tables->layout.fact_count; i-- > 0; number /= values_of(tables, i))
        state.values[tables->layout.atoms[i]] = (uint32_t)(number % values_of(tables, i));
    return state;
}

/* The cost by way of the best action, going by the costs that are known so far. */
static uint32_t best_of(const struct plain_costs *costs, const uint64_t *actions,
                        const struct plain_state *state)
{
    const struct problem *problem = costs->tables->problem;
    uint32_t best = PLAIN_FAR;
    for (size_t i = 0; i < problem->action_count; i++) {
        if ((actions && (actions[i / 64] >> i % 64 & 1) == 0) ||
            !plain_holds(problem, &problem->actions[i].condition, state))
            continue;
        struct plain_state after = *state;
        plain_act(problem, i, &after);
        uint32_t rest = costs->costs[number_of(costs->tables, &after)];
        uint32_t cost = problem->actions[i].action->cost;
        if (rest != PLAIN_FAR && rest + cost < best)
            best = rest + cost;
    }
    return best;
}

static bool sweep(struct plain_costs *costs, const uint64_t *actions)
{
    bool better = false;
    for (size_t i = 0; i < costs->count; i++) {
        struct plain_state state = state_of(costs->tables, i);
        uint32_t best = costs->costs[i] == 0 ? 0 : best_of(costs, actions, &state);
        better |= best < costs->costs[i];
        if (best < costs->costs[i])
            costs->costs[i] = best;
    }
    return better;
}

struct plain_costs plain_costs_of(const struct tables *tables, const uint64_t *actions, size_t goal)
{
    struct plain_costs costs = {.tables = tables, .count = 1};
    for (size_t i = 0; i < tables->layout.fact_count; i++)
        costs.count *= values_of(tables, i);
    assert(costs.count <= PLAIN_STATES);
    costs.costs = malloc(costs.count * sizeof *costs.costs);
    for (size_t i = 0; i < costs.count; i++) {
        struct plain_state state = state_of(tables, i);
        bool holds = plain_holds(tables->problem, &tables->problem->goals[goal].condition, &state);
        costs.costs[i] = holds ? 0 : PLAIN_FAR;
    }
    while (sweep(&costs, actions)) {
    }
    return costs;
}

void plain_costs_free(struct plain_costs *costs)
{
    free(costs->costs);
}

uint32_t plain_cost(const struct plain_costs *costs, const struct plain_state *state)
{
    return costs->costs[number_of(costs->tables, state)];
}
