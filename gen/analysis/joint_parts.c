/* SPDX-License-Identifier: MIT */
/* What is in a joint space, and the moves that are added to it: see joint_parts.h. */
#include "analysis/joint_parts.h"

#include "ground/values.h"

void joint_take_work(struct joint_space *space, size_t items)
{
    space->too_large |= !allowance_take(space->allowance, items);
}

size_t joint_owner(const struct joint_space *space, size_t agent, size_t variable)
{
    bool shared = space->movers->problem->variables[variable].fact->shared;
    return shared || agent == NO_AGENT ? space->agents : agent;
}

size_t slot_of(const struct joint_space *space, size_t agent, size_t variable)
{
    return space->rows[joint_owner(space, agent, variable)][variable] - (size_t)1;
}

bool slot_allows(const struct slot *slot, const struct constraint *constraint, uint32_t value)
{
    return value_allowed(constraint, slot->is_number, value);
}

/* A state, as an agent sees it. */
struct agents_view {
    const struct joint_space *space;
    size_t agent;
    const uint32_t *values;
};

static bool joint_parts_find_value(const void *context, size_t variable, uint32_t *value)
{
    const struct agents_view *view = context;
    *value = view->values[slot_of(view->space, view->agent, variable)];
    return true;
}

bool joint_sums_hold(const struct joint_space *space, size_t agent, const struct box *box,
                     const uint32_t *values, uint64_t *work)
{
    struct agents_view view = {space, agent, values};
    struct seen_values known = {joint_parts_find_value, &view};
    *work += sums_work(box);
    return sums_can_hold(box, &known);
}

bool joint_has(const struct joint_space *space, size_t agent, size_t variable)
{
    const uint32_t *row = space->rows[joint_owner(space, agent, variable)];
    return row && row[variable] > 0;
}

void joint_add_move(struct joining *joining, struct joint_move move)
{
    struct joint_space *space = joining->space;
    space->too_large |= space->move_count == MOVES_MOST;
    joint_take_work(space, move.test_count + move.change_count);
    if (space->too_large)
        return;
    space->moves = pool_grow(space->pool, space->moves, space->move_count, sizeof *space->moves);
    space->moves[space->move_count++] = move;
}
