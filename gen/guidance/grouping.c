/* SPDX-License-Identifier: MIT */
/* What actions and steps ask and make of groups of bools: see grouping.h. */
#include "guidance/grouping.h"

/* In how many groups a step may depend on whether a member held that it makes not hold. */
enum { SPLITS_MOST = 3 };

uint64_t group_values(const struct group *group)
{
    return UINT64_MAX >> (63 - group->count) &
           (group->may_be_none ? UINT64_MAX : ~(uint64_t)NO_MEMBER);
}

/* The value of a group at which a member holds. */
static uint64_t value_of(const struct group *group, size_t member)
{
    size_t value = 1;
    while (group->members[value - 1] != member)
        value++;
    return (uint64_t)1 << value;
}

uint64_t group_allowed(const struct grouping *grouping, const struct box *box, size_t number)
{
    const struct group *group = &grouping->to->groups[number];
    uint64_t allowed = group_values(group);
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *constraint = &box->constraints[i];
        if (grouping->group_of[constraint->variable] != number)
            continue;
        uint64_t value = value_of(group, constraint->variable);
        if (!(constraint->allowed & 1))
            allowed &= value;
        if (!(constraint->allowed & 2))
            allowed &= ~value;
    }
    return allowed;
}

struct turning group_turning(const struct grouping *grouping, const struct changes *changes,
                             size_t number)
{
    struct turning turning = {0, 0};
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        if (grouping->group_of[change->variable] != number)
            continue;
        uint64_t value = value_of(&grouping->to->groups[number], change->variable);
        *(change->value ? &turning.on : &turning.off) |= value;
    }
    return turning;
}

bool grouping_look(const struct grouping *grouping)
{
    *grouping->looks -= *grouping->looks > 0;
    return *grouping->looks > 0;
}

struct passing passing_of(const struct grouping *grouping, const struct step *step, size_t number)
{
    struct turning turning = group_turning(grouping, step->changes, number);
    struct passing passing = {group_allowed(grouping, step->condition, number), turning.on,
                              turning.off};
    if (passing.on)
        passing.allowed &= NO_MEMBER | passing.on | passing.off;
    return passing;
}

bool passing_splits(struct passing passing)
{
    return !passing.on && (passing.allowed & passing.off) && (passing.allowed & ~passing.off);
}

bool grouping_can_take(const struct grouping *grouping, const struct step *step, bool *splitting)
{
    size_t count = 0;
    bool can = true;
    for (size_t i = 0; i < grouping->to->count && grouping_look(grouping); i++) {
        struct passing passing = passing_of(grouping, step, i);
        can = can && passing.allowed != 0;
        if (splitting && passing_splits(passing) && ++count > SPLITS_MOST)
            splitting[i] = true;
    }
    return can;
}
