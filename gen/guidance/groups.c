/* SPDX-License-Identifier: MIT */
/* Finds groups of bools: see groups.h. grouped_steps.c says a problem by them. */
#include "guidance/grouping.h"

/* ---------------------------------------------------------------- finding groups */

static void exclude_sums(const struct grouping *grouping, const struct box *box)
{
    for (size_t i = 0; i < box->sum_count; i++)
        for (size_t j = 0; j < box->sums[i].sum->variable_count; j++)
            grouping->excluded[box->sums[i].sum->variables[j]] = true;
}

/* Those that are no bools, or are counted. */
static void find_excluded(const struct grouping *grouping)
{
    const struct objective *from = grouping->from;
    for (size_t i = 0; i < from->problem->variable_count; i++)
        grouping->excluded[i] = from->problem->variables[i].fact->kind != GG_BOOL;
    for (size_t i = 0; i < from->step_count; i++)
        exclude_sums(grouping, from->steps[i].condition);
    for (size_t i = 0; i < from->goal->count; i++)
        exclude_sums(grouping, &from->goal->items[i]);
}

/* Whether a bool can be in a group: where it never holds, it is a mutex of everything. */
static bool is_free(const struct grouping *grouping, size_t variable)
{
    size_t value = grouping->mutexes->first[variable] + 1;
    return !grouping->excluded[variable] && grouping->group_of[variable] == SIZE_MAX &&
           mutexes_allow(grouping->mutexes, value, value);
}

static bool can_join(const struct grouping *grouping, const struct group *group, size_t variable)
{
    const size_t *first = grouping->mutexes->first;
    bool can = is_free(grouping, variable) && group->count < GROUP_MOST;
    for (size_t i = 0; can && i < group->count; i++)
        can = !mutexes_allow(grouping->mutexes, first[group->members[i]] + 1, first[variable] + 1);
    return can;
}

/* Whether an action may make the member not hold that holds, and no other one. */
static bool may_end(const struct grouping *grouping, const struct ground_action *action,
                    size_t number)
{
    struct turning turning = group_turning(grouping, &action->changes, number);
    for (size_t i = 0; turning.off && !turning.on && i < action->condition.count; i++)
        if (group_allowed(grouping, &action->condition.items[i], number) & turning.off)
            return true;
    return false;
}

/* Whether no member may hold in a state to which a plan leads from one where a member holds, as one does at
 * the start. Actions that do not serve the goal count, too: where goals are to be kept, plans have them. */
static bool may_be_none(const struct grouping *grouping, size_t number)
{
    const struct problem *problem = grouping->from->problem;
    const struct group *group = &grouping->to->groups[number];
    bool some = false;
    for (size_t i = 0; i < group->count; i++)
        some |= problem->variables[group->members[i]].start > 0;
    for (size_t i = 0; some && i < problem->action_count && grouping_look(grouping); i++)
        if (grouping->possible[i] && may_end(grouping, &problem->actions[i], number))
            return true;
    return !some;
}

/* The values that an action leads from, of those at which so many members hold as may, to more than one
 * member that holds: of one of its boxes, with the members that it makes hold. */
static uint64_t broken_by(const struct grouping *grouping, const struct ground_action *action,
                          size_t number)
{
    struct turning turning = group_turning(grouping, &action->changes, number);
    uint64_t broken = turning.on & (turning.on - 1) ? turning.on : 0;
    for (size_t i = 0; turning.on && !broken && i < action->condition.count; i++) {
        broken = group_allowed(grouping, &action->condition.items[i], number);
        broken &= ~(NO_MEMBER | turning.on | turning.off);
        broken |= broken ? turning.on : 0;
    }
    return broken;
}

static void groups_leave(const struct grouping *grouping, struct group *group, size_t place)
{
    grouping->group_of[group->members[place]] = SIZE_MAX;
    group->count--;
    for (size_t i = place; i < group->count; i++)
        group->members[i] = group->members[i + 1];
}

static void drop_last(const struct grouping *grouping)
{
    struct group *group = &grouping->to->groups[grouping->to->count - 1];
    while (group->count > 0)
        groups_leave(grouping, group, group->count - 1);
    grouping->to->count--;
}

/* Takes members out until each action leads from a state where one of them holds at the most to another
 * such state: mutexes may know more of a state than its group tells. The last one that is in the way goes
 * first. */
static void close_group(const struct grouping *grouping, size_t number)
{
    const struct problem *problem = grouping->from->problem;
    struct group *group = &grouping->to->groups[number];
    size_t i = 0;
    while (i < problem->action_count && grouping_look(grouping)) {
        const struct ground_action *action = &problem->actions[i++];
        uint64_t broken = grouping->possible[i - 1] ? broken_by(grouping, action, number) : 0;
        if (!broken)
            continue;
        size_t place = group->count;
        while (!(broken >> place & 1))
            place--;
        groups_leave(grouping, group, place - 1);
        i = 0; /* conditions say less of the group now */
    }
}

/* Begins a group with one of the facts that matter, and takes in those behind it that can join. Two bools
 * that may both not hold have no fewer values together than apart. */
static void groups_gather(const struct grouping *grouping, size_t first)
{
    const struct objective *from = grouping->from;
    struct grouped *to = grouping->to;
    struct group group = {{from->variables[first]}, 1, true};
    size_t number = to->count;
    for (size_t i = first + 1; i < from->variable_count; i++)
        if (can_join(grouping, &group, from->variables[i]))
            group.members[group.count++] = from->variables[i];
    if (group.count == 1)
        return;
    for (size_t i = 0; i < group.count; i++)
        grouping->group_of[group.members[i]] = number;
    to->groups = pool_grow(grouping->pool, to->groups, to->count, sizeof group);
    to->groups[to->count++] = group;
    close_group(grouping, number);
    to->groups[number].may_be_none = may_be_none(grouping, number);
    if (to->groups[number].count + !to->groups[number].may_be_none < 3 || *grouping->looks == 0)
        drop_last(grouping);
}

/* Gives up the groups that would make of a step too many. */
static void drop_splitting(const struct grouping *grouping)
{
    const struct objective *from = grouping->from;
    struct grouped *to = grouping->to;
    bool *dropped = pool_take(grouping->pool, to->count + 1);
    size_t count = 0;
    for (size_t i = 0; i < from->step_count; i++)
        (void)grouping_can_take(grouping, &from->steps[i], dropped);
    for (size_t i = 0; i < to->count; i++) {
        for (size_t j = 0; j < to->groups[i].count; j++)
            grouping->group_of[to->groups[i].members[j]] = dropped[i] ? SIZE_MAX : count;
        if (!dropped[i])
            to->groups[count++] = to->groups[i];
    }
    to->count = count;
}

/* ------------------------------------------------------------------------- whole */

struct grouped *grouped_of(struct pool *pool, const struct objective *objective,
                           const struct mutexes *mutexes, const bool *possible, uint64_t *looks)
{
    struct grouped *to = pool_take(pool, sizeof *to);
    size_t facts = objective->problem->variable_count + 1;
    struct grouping grouping = {.pool = pool,
                                .from = objective,
                                .mutexes = mutexes,
                                .possible = possible,
                                .looks = looks,
                                .to = to};
    if (!mutexes->any)
        return NULL;
    grouping.group_of = pool_take(pool, facts * sizeof *grouping.group_of);
    grouping.excluded = pool_take(pool, facts * sizeof *grouping.excluded);
    for (size_t i = 0; i < facts; i++)
        grouping.group_of[i] = SIZE_MAX;
    find_excluded(&grouping);
    for (size_t i = 0; i < objective->variable_count; i++)
        if (is_free(&grouping, objective->variables[i]))
            groups_gather(&grouping, i);
    drop_splitting(&grouping);
    to->first = objective->problem->variable_count;
    if (to->count == 0)
        return NULL;
    grouping_say(&grouping);
    return *looks > 0 && to->objective.goal->count > 0 ? to : NULL;
}
