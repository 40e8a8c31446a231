/* SPDX-License-Identifier: MIT */
/* Finds groups of bools, and says a problem by them: its facts, its goal and its steps. See groups.h. */
#include "guidance/groups.h"

/* What is done to a problem. */
struct grouping {
    struct pool *pool;
    const struct objective *from;
    const struct mutexes *mutexes;
    const bool *possible;
    uint64_t *looks; /* at what an action or step makes of a group, that may still be taken */
    struct grouped_problem *to;
    size_t *group_of; /* by ground fact: SIZE_MAX if it is in no group */
    bool *excluded;   /* by ground fact: those that cannot be in one */
};

/* Values of a group are bits of a set: that for none of the members is the lowest, also where one always
 * holds. */
enum { NO_MEMBER = 1 };

/* In how many groups a step may depend on whether a member held that it makes not hold. */
enum { SPLITS_MOST = 3 };

/* The values of a group. */
static uint64_t group_values(const struct group *group)
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

/* The values of a group that a box allows. */
static uint64_t group_allowed(const struct grouping *grouping, const struct box *box, size_t number)
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

/* What changes make of a group: the members that they make hold or not, as values. */
struct turning {
    uint64_t on, off;
};

static struct turning group_turning(const struct grouping *grouping, const struct changes *changes,
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

/* Takes a look at what an action or step makes of a group; false if there is none left. */
static bool grouping_look(const struct grouping *grouping)
{
    *grouping->looks -= *grouping->looks > 0;
    return *grouping->looks > 0;
}

/* What a step leads from, and which members it makes hold or not. What makes one hold is only
 * possible where no other one holds after it. */
struct passing {
    uint64_t allowed, on, off;
};

static struct passing passing_of(const struct grouping *grouping,
                                 const struct single_box_action *step, size_t number)
{
    struct turning turning = group_turning(grouping, step->changes, number);
    struct passing passing = {group_allowed(grouping, step->condition, number), turning.on,
                              turning.off};
    if (passing.on)
        passing.allowed &= NO_MEMBER | passing.on | passing.off;
    return passing;
}

/* Whether it depends on what held what comes of a group: where members are only made not to hold. */
static bool passing_splits(struct passing passing)
{
    return !passing.on && (passing.allowed & passing.off) && (passing.allowed & ~passing.off);
}

/* Whether a step can be taken in a state with groups as they are to be. Marks those groups in which it
 * depends on what held, beyond the first few, unless `splitting` is NULL. */
static bool grouping_can_take(const struct grouping *grouping, const struct single_box_action *step,
                              bool *splitting)
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

/* Whether no member may hold in a state to which a plan leads from one where a member holds, as one
 * does at the start. Actions that do not serve the goal count, too: where goals are to be kept, plans
 * have them. */
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
    struct grouped_problem *to = grouping->to;
    struct group group = {{from->variables[first]}, 1, true};
    size_t number = to->count;
    for (size_t i = first + 1; i < from->variable_count; i++)
        if (can_join(grouping, &group, from->variables[i]))
            group.members[group.count++] = from->variables[i];
    if (group.count == 1)
        return;
    for (size_t i = 0; i < group.count; i++)
        grouping->group_of[group.members[i]] = number;
    POOL_ADD(grouping->pool, to->groups, to->count) = group;
    close_group(grouping, number);
    to->groups[number].may_be_none = may_be_none(grouping, number);
    if (to->groups[number].count + !to->groups[number].may_be_none < 3 || *grouping->looks == 0)
        drop_last(grouping);
}

/* Gives up the groups that would make of a step too many. */
static void drop_splitting(const struct grouping *grouping)
{
    const struct objective *from = grouping->from;
    struct grouped_problem *to = grouping->to;
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

/* -------------------------------------------------------- the problem by groups */

/* A box without what it says of members of groups, with room for what it says of the groups. */
static struct box without_members(const struct grouping *grouping, const struct box *box)
{
    struct box result = *box;
    result.constraints = pool_take(grouping->pool, (box->count + grouping->to->count + 1) *
                                                       sizeof *result.constraints);
    result.count = 0;
    for (size_t i = 0; i < box->count; i++)
        if (grouping->group_of[box->constraints[i].variable] == SIZE_MAX)
            result.constraints[result.count++] = box->constraints[i];
    return result;
}

static void allow(const struct grouping *grouping, struct box *box, size_t number, uint64_t values)
{
    const struct grouped_problem *to = grouping->to;
    if (values != group_values(&to->groups[number]))
        box->constraints[box->count++] = (struct constraint){
            .variable = to->first + number, .allowed = values >> !to->groups[number].may_be_none};
}

/* Says the goal by groups. What no state with groups as they are to be satisfies is left out. */
static const struct dnf *goal_by_groups(const struct grouping *grouping)
{
    const struct dnf *goal = grouping->from->goal;
    struct dnf *result = pool_take(grouping->pool, sizeof *result);
    result->items = pool_take(grouping->pool, (goal->count + 1) * sizeof *result->items);
    for (size_t i = 0; i < goal->count; i++) {
        struct box box = without_members(grouping, &goal->items[i]);
        bool can_hold = true;
        for (size_t j = 0; can_hold && j < grouping->to->count; j++) {
            uint64_t values = group_allowed(grouping, &goal->items[i], j);
            can_hold = values != 0;
            allow(grouping, &box, j, values);
        }
        if (can_hold)
            result->items[result->count++] = box;
    }
    return result;
}

/* A step that is being said by groups: what it asks for and changes, up to one group. */
struct variant {
    struct box box;
    struct changes changes;
};

static struct variant groups_copy_of(const struct grouping *grouping, const struct variant *from)
{
    size_t groups = grouping->to->count;
    struct variant copy = *from;
    copy.box.constraints =
        pool_take(grouping->pool, (from->box.count + groups + 1) * sizeof *copy.box.constraints);
    for (size_t i = 0; i < from->box.count; i++)
        copy.box.constraints[i] = from->box.constraints[i];
    copy.changes.items =
        pool_take(grouping->pool, (from->changes.count + groups + 1) * sizeof *copy.changes.items);
    for (size_t i = 0; i < from->changes.count; i++)
        copy.changes.items[i] = from->changes.items[i];
    return copy;
}

static void assign(const struct grouping *grouping, struct variant *variant, size_t number,
                   uint64_t value)
{
    int64_t position = 0;
    while (value >> position != 1)
        position++;
    variant->changes.items[variant->changes.count++] =
        (struct change){.variable = grouping->to->first + number,
                        .value = position - !grouping->to->groups[number].may_be_none};
}

static void finish_step(const struct grouping *grouping, const struct single_box_action *step,
                        const struct variant *variant)
{
    struct objective *to = &grouping->to->objective;
    struct box *box = pool_take(grouping->pool, sizeof *box);
    struct changes *changes = pool_take(grouping->pool, sizeof *changes);
    *box = variant->box;
    *changes = variant->changes;
    POOL_ADD(grouping->pool, to->steps, to->step_count) =
        (struct single_box_action){step->action, step->cost, box, changes};
}

/* Says a step by the groups from one on: in two ways where it depends on what held. */
static void groups_add_step(const struct grouping *grouping, const struct single_box_action *step,
                            size_t number, const struct variant *so_far)
{
    struct variant variant = *so_far;
    for (; number < grouping->to->count; number++) {
        struct passing passing = passing_of(grouping, step, number);
        if (passing_splits(passing)) {
            struct variant other = groups_copy_of(grouping, &variant);
            allow(grouping, &other.box, number, passing.allowed & ~passing.off);
            groups_add_step(grouping, step, number + 1, &other);
            passing.allowed &= passing.off;
        }
        allow(grouping, &variant.box, number, passing.allowed);
        if (passing.on || (passing.allowed & passing.off))
            assign(grouping, &variant, number, passing.on ? passing.on : NO_MEMBER);
    }
    finish_step(grouping, step, &variant);
}

static void groups_add_steps(const struct grouping *grouping)
{
    const struct objective *from = grouping->from;
    for (size_t i = 0; i < from->step_count; i++) {
        const struct single_box_action *step = &from->steps[i];
        if (!grouping_can_take(grouping, step, NULL))
            continue;
        struct variant variant = {.box = without_members(grouping, step->condition)};
        variant.changes.items =
            pool_take(grouping->pool,
                      (step->changes->count + grouping->to->count + 1) * sizeof(struct change));
        for (size_t j = 0; j < step->changes->count; j++)
            if (grouping->group_of[step->changes->items[j].variable] == SIZE_MAX)
                variant.changes.items[variant.changes.count++] = step->changes->items[j];
        groups_add_step(grouping, step, 0, &variant);
    }
}

/* What the groups are as facts. */
static void groups_add_facts(const struct grouping *grouping)
{
    struct grouped_problem *to = grouping->to;
    const struct problem *from = grouping->from->problem;
    size_t count = to->first + to->count;
    to->problem = *from;
    to->problem.variables = pool_take(grouping->pool, (count + 1) * sizeof(struct variable));
    to->problem.variable_count = count;
    to->problem.constant_count = 0;
    for (size_t i = 0; i < to->first; i++)
        to->problem.variables[i] = from->variables[i];
    for (size_t i = 0; i < to->count; i++) {
        const struct group *group = &to->groups[i];
        struct fact *fact = pool_take(grouping->pool, sizeof *fact);
        *fact = (struct fact){.name = "group",
                              .kind = GG_SYMBOL,
                              .top = (uint32_t)(group->count - !group->may_be_none)};
        struct variable variable = {.fact = fact, .name = fact->name};
        for (size_t j = 0; j < group->count; j++)
            if (from->variables[group->members[j]].start)
                variable.start = (uint32_t)j + group->may_be_none;
        to->problem.variables[to->first + i] = variable;
    }
}

/* Puts the groups into the place of their first members. */
static void list_facts(const struct grouping *grouping)
{
    const struct objective *from = grouping->from;
    struct grouped_problem *to = grouping->to;
    size_t *variables = pool_take(grouping->pool, (from->variable_count + 1) * sizeof *variables);
    size_t count = 0;
    for (size_t i = 0; i < from->variable_count; i++) {
        size_t variable = from->variables[i], number = grouping->group_of[variable];
        if (number == SIZE_MAX)
            variables[count++] = variable;
        else if (to->groups[number].members[0] == variable)
            variables[count++] = to->first + number;
    }
    to->objective.variables = variables;
    to->objective.variable_count = count;
}

/* Says the problem and its objective by the groups that were found. */
static void grouping_say(const struct grouping *grouping)
{
    struct grouped_problem *to = grouping->to;
    groups_add_facts(grouping);
    to->objective = *grouping->from;
    to->objective.problem = &to->problem;
    to->objective.steps = NULL;
    to->objective.step_count = 0;
    to->objective.goal = goal_by_groups(grouping);
    list_facts(grouping);
    groups_add_steps(grouping);
}

/* ------------------------------------------------------------------------- whole */

struct grouped_problem *make_grouped_problem(struct pool *pool, const struct objective *objective,
                                             const struct mutexes *mutexes, const bool *possible,
                                             uint64_t *looks)
{
    struct grouped_problem *to = pool_take(pool, sizeof *to);
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
