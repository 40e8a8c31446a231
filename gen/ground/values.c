/* SPDX-License-Identifier: MIT */
/* Values of ground facts: see values.h. */
#include "ground/values.h"

#include "domain/agent_type.h"

uint32_t value_clamped(int64_t number, uint32_t top)
{
    return number < 0 ? 0 : number > (int64_t)top ? top : (uint32_t)number;
}

uint32_t value_after(const struct change *change, uint32_t value, uint32_t top)
{
    return value_clamped(change->adds ? (int64_t)value + change->value : change->value, top);
}

bool value_allowed(const struct side *side, bool number, int64_t value)
{
    if (number)
        return value >= (int64_t)side->low && value <= (int64_t)side->high;
    return (side->allowed >> value & 1) != 0;
}

bool side_allows(const struct problem *problem, const struct side *side, int64_t value)
{
    return value_allowed(side, problem->atoms[side->atom].fact->kind == GG_NUMBER, value);
}

bool *actions_possible(struct pool *pool, const struct problem *problem,
                       const struct character *character)
{
    bool *possible = pool_take(pool, problem->action_count + 1);
    for (size_t i = 0; i < problem->action_count; i++)
        possible[i] = can_do(character, problem->actions[i].action);
    return possible;
}
