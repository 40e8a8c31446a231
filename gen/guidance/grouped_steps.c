/* SPDX-License-Identifier: MIT */
/* Says a problem by groups of bools: its facts, its goal and its steps. See grouping.h. */
#include "guidance/grouping.h"

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
    const struct grouped *to = grouping->to;
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

static struct variant grouped_steps_copy_of(const struct grouping *grouping,
                                            const struct variant *from)
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

static void finish_step(const struct grouping *grouping, size_t action,
                        const struct variant *variant)
{
    struct objective *to = &grouping->to->objective;
    struct box *box = pool_take(grouping->pool, sizeof *box);
    struct changes *changes = pool_take(grouping->pool, sizeof *changes);
    *box = variant->box;
    *changes = variant->changes;
    to->steps = pool_grow(grouping->pool, to->steps, to->step_count, sizeof *to->steps);
    to->steps[to->step_count++] = (struct step){action, box, changes};
}

/* Says a step by the groups from one on: in two ways where it depends on what held. */
static void grouped_steps_add_step(const struct grouping *grouping, const struct step *step,
                                   size_t number, const struct variant *so_far)
{
    struct variant variant = *so_far;
    for (; number < grouping->to->count; number++) {
        struct passing passing = passing_of(grouping, step, number);
        if (passing_splits(passing)) {
            struct variant other = grouped_steps_copy_of(grouping, &variant);
            allow(grouping, &other.box, number, passing.allowed & ~passing.off);
            grouped_steps_add_step(grouping, step, number + 1, &other);
            passing.allowed &= passing.off;
        }
        allow(grouping, &variant.box, number, passing.allowed);
        if (passing.on || (passing.allowed & passing.off))
            assign(grouping, &variant, number, passing.on ? passing.on : NO_MEMBER);
    }
    finish_step(grouping, step->action, &variant);
}

static void grouped_steps_add_steps(const struct grouping *grouping)
{
    const struct objective *from = grouping->from;
    for (size_t i = 0; i < from->step_count; i++) {
        const struct step *step = &from->steps[i];
        if (!grouping_can_take(grouping, step, NULL))
            continue;
        struct variant variant = {.box = without_members(grouping, step->condition)};
        variant.changes.items =
            pool_take(grouping->pool,
                      (step->changes->count + grouping->to->count + 1) * sizeof(struct change));
        for (size_t j = 0; j < step->changes->count; j++)
            if (grouping->group_of[step->changes->items[j].variable] == SIZE_MAX)
                variant.changes.items[variant.changes.count++] = step->changes->items[j];
        grouped_steps_add_step(grouping, step, 0, &variant);
    }
}

/* What the groups are as facts. */
static void grouped_steps_add_facts(const struct grouping *grouping)
{
    struct grouped *to = grouping->to;
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
    struct grouped *to = grouping->to;
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

void grouping_say(const struct grouping *grouping)
{
    struct grouped *to = grouping->to;
    grouped_steps_add_facts(grouping);
    to->objective = *grouping->from;
    to->objective.problem = &to->problem;
    to->objective.steps = NULL;
    to->objective.step_count = 0;
    to->objective.goal = goal_by_groups(grouping);
    list_facts(grouping);
    grouped_steps_add_steps(grouping);
}
