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

bool value_allowed(const struct constraint *constraint, bool number, int64_t value)
{
    if (number)
        return value >= (int64_t)constraint->low && value <= (int64_t)constraint->high;
    return (constraint->allowed >> value & 1) != 0;
}

bool constraint_allows(const struct problem *problem, const struct constraint *constraint,
                       int64_t value)
{
    return value_allowed(constraint,
                         problem->variables[constraint->variable].fact->kind == GG_NUMBER, value);
}

bool *actions_possible(struct pool *pool, const struct problem *problem,
                       const struct agent_type *agent_type)
{
    bool *possible = pool_take(pool, problem->action_count + 1);
    for (size_t i = 0; i < problem->action_count; i++)
        possible[i] = can_do(agent_type, problem->actions[i].action);
    return possible;
}
