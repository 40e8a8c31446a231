/* SPDX-License-Identifier: MIT */
/*
 * Gathers the facts that matter to a condition, and the moves that change them: see
 * joint_space.h. A number that the game sets and nothing adds to takes only one value of those
 * between which no comparison tells a difference.
 */
#include "analysis/joint_space.h"

#include "analysis/nesting.h"
#include "domain/agent_type.h"
#include "ground/moments.h"
#include "ground/slot_facts.h"
#include "ground/transitions.h"
#include "ground/values.h"

#include <stdlib.h>

/* The most moves of a space. */
enum { MOVES_MOST = 200000 };

/* Of numbers that are added to, the most values of those of which the game sets each; and of changes
 * over time the most steps of those of which an action may be stopped after each. */
enum { SET_VALUES = 4096, STEPS_EACH = 4096 };

/* ------------------------------------------------------------------- fact_changers */

/* Whether a type lives by its task alone: it has no goal, and is given none. */
static bool lives_by_task(const struct problem *problem, size_t number)
{
    const struct domain *domain = problem->domain;
    if (problem->roots[number] == SIZE_MAX || domain->limits.wants > 0)
        return false;
    for (size_t i = 0; i < domain->goal_count; i++)
        if (may_pursue_goal(&domain->agent_types[number], &domain->goals[i]))
            return false;
    return true;
}

/* Marks the actions that a method asks for; false if it plans with actions. */
static bool mark_subtasks(const struct ground_method *method, bool *marked)
{
    for (size_t i = 0; i < method->subtask_count; i++) {
        const struct ground_subtask *subtask = &method->subtasks[i];
        if (subtask->kind == SUBTASK_ACHIEVE)
            return false;
        if (subtask->kind == SUBTASK_ACTION)
            marked[subtask->number] = true;
    }
    return true;
}

/* The actions that the root task of a type can come to; NULL if it plans with actions. */
static bool *actions_below(struct pool *pool, const struct problem *problem, size_t type)
{
    bool *tasks = pool_take(pool, problem->task_count + 1);
    bool *marked = pool_take(pool, problem->action_count + 1);
    mark_tasks_below(pool, problem, problem->roots[type], NULL, tasks);
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; tasks[i] && j < problem->tasks[i].method_count; j++)
            if (!mark_subtasks(&problem->tasks[i].methods[j], marked))
                return NULL;
    return marked;
}

struct fact_changers fact_changers_of(struct pool *pool, const struct problem *problem)
{
    struct fact_changers fact_changers = {.problem = problem,
                                          .actions = find_changers(pool, problem, false),
                                          .rules = find_changers(pool, problem, true),
                                          .setbacks = find_setback_changers(pool, problem)};
    size_t types = problem->domain->agent_type_count;
    fact_changers.does = pool_take(pool, types * sizeof *fact_changers.does);
    for (size_t i = 0; i < types; i++) {
        fact_changers.does[i] =
            actions_of_agent_type(pool, problem, &problem->domain->agent_types[i]);
        bool *below = lives_by_task(problem, i) ? actions_below(pool, problem, i) : NULL;
        for (size_t j = 0; below && j < problem->action_count; j++)
            fact_changers.does[i][j] &= below[j];
    }
    return fact_changers;
}

/* ------------------------------------------------------------------ what is in it so far */

/* What a space is made with. */
struct joining {
    struct joint_space *space;
    bool **acting, **ruling; /* by agent, the world's last: the actions and rules that are in it */
    bool **failing;          /* and the setbacks */
};

/* Takes the work of so many items from the allowance of a space. */
static void joint_take_work(struct joint_space *space, size_t items)
{
    space->too_large |= !allowance_take(space->allowance, items);
}

/* The row of a space for a ground fact as an agent sees it: the agent's, or the world's. */
static size_t joint_owner(const struct joint_space *space, size_t agent, size_t variable)
{
    bool shared = space->fact_changers->problem->variables[variable].fact->shared;
    return shared || agent == NO_AGENT ? space->agents : agent;
}

size_t slot_of(const struct joint_space *space, size_t agent, size_t variable)
{
    return space->rows[joint_owner(space, agent, variable)][variable] - (size_t)1;
}

bool slot_value_satisfies(const struct slot *slot, const struct constraint *constraint,
                          uint32_t value)
{
    return is_allowed_by_constraint(constraint, slot->is_number, value);
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
    struct partly_known_values known = {joint_parts_find_value, &view};
    *work += sums_work(box);
    return sums_can_hold(box, &known);
}

bool joint_holds(const struct joint_space *space, size_t agent, const struct dnf *dnf,
                 const uint32_t *values, uint64_t *work)
{
    for (size_t i = 0; i < dnf->count; i++) {
        const struct box *box = &dnf->items[i];
        bool holds = true;
        for (size_t j = 0; j < box->count && holds; j++) {
            size_t slot = slot_of(space, agent, box->constraints[j].variable);
            holds = slot_value_satisfies(&space->slots[slot], &box->constraints[j], values[slot]);
            ++*work;
        }
        if (holds && (!box->sum_count || joint_sums_hold(space, agent, box, values, work)))
            return true;
    }
    return false;
}

/* Whether a ground fact, as an agent sees it, is in a space. */
static bool joint_has(const struct joint_space *space, size_t agent, size_t variable)
{
    const uint32_t *row = space->rows[joint_owner(space, agent, variable)];
    return row && row[variable] > 0;
}

/* Adds a move, unless there are too many. */
static void joint_add_move(struct joining *joining, struct joint_move move)
{
    struct joint_space *space = joining->space;
    space->too_large |= space->move_count == MOVES_MOST;
    joint_take_work(space, move.test_count + move.change_count);
    if (space->too_large)
        return;
    POOL_ADD(space->pool, space->moves, space->move_count) = move;
}

/* -------------------------------------------------------------------- slots */

static void joint_space_add_slot(struct joint_space *space, size_t agent, size_t variable)
{
    const struct problem *problem = space->fact_changers->problem;
    const struct fact *fact = problem->variables[variable].fact;
    size_t owner = joint_owner(space, agent, variable);
    if (joint_has(space, agent, variable))
        return;
    if (!space->rows[owner]) {
        space->rows[owner] =
            pool_take(space->pool, (problem->variable_count + 1) * sizeof **space->rows);
        joint_take_work(space, problem->variable_count / 8);
    }
    POOL_ADD(space->pool, space->slots, space->slot_count) =
        (struct slot){.variable = variable,
                      .agent = owner == space->agents ? NO_AGENT : owner,
                      .top = fact->top,
                      .is_number = kept_as_number(fact)};
    space->rows[owner][variable] = (uint32_t)space->slot_count;
}

static void add_read_slots(struct joint_space *space, size_t agent, const struct dnf *dnf)
{
    for (size_t i = 0; i < dnf->count; i++)
        for (size_t j = 0; j < dnf->items[i].count; j++)
            joint_space_add_slot(space, agent, dnf->items[i].constraints[j].variable);
    for (size_t i = 0; i < dnf->count; i++)
        for (size_t j = 0; j < dnf->items[i].sum_count; j++)
            for (size_t k = 0; k < dnf->items[i].sums[j].sum->variable_count; k++)
                joint_space_add_slot(space, agent, dnf->items[i].sums[j].sum->variables[k]);
}

static void add_slots_of_formula(struct joint_space *space, const struct condition_tree *formula)
{
    if (formula->kind == TREE_LEAF)
        add_read_slots(space, space->focus, &formula->dnf);
    for (size_t i = 0; i < formula->count; i++)
        add_slots_of_formula(space, &formula->parts[i]);
}

/* ------------------------------------------------------------- what is in it */

/* Notes that an agent's action or rule, by its number, is in the space, with what it reads; the
 * moves of it are made later, in the order of the domain. Those of walks are not counted here. */
static void joint_space_include(struct joining *joining, bool **included, size_t count,
                                size_t agent, size_t number, const struct dnf *condition)
{
    struct joint_space *space = joining->space;
    bool **row = &included[agent == NO_AGENT ? space->agents : agent];
    if (!*row) {
        *row = pool_take(space->pool, count);
        joint_take_work(space, count / 8);
    }
    if ((*row)[number])
        return;
    (*row)[number] = true;
    space->move_count += condition->count;
    space->too_large |= space->move_count > MOVES_MOST;
    add_read_slots(space, agent, condition);
}

/* Notes that an agent's action may end without success and then change a slot. */
static void include_setback(struct joining *joining, size_t agent, size_t number)
{
    const struct problem *problem = joining->space->fact_changers->problem;
    const struct effect_cases *cases = setback_of(problem, number);
    const struct dnf *starts = setback_starts(problem, number);
    const bool *failing = joining->failing[agent];
    if (failing && failing[number])
        return;
    for (size_t i = 0; i < cases->count; i++) {
        joint_space_include(joining, joining->failing, setback_count(problem), agent, number,
                            &starts[i]);
        add_read_slots(joining->space, agent, &starts[i]);
    }
}

static void include_changers(struct joining *joining, struct slot slot)
{
    const struct joint_space *space = joining->space;
    const struct fact_changers *fact_changers = space->fact_changers;
    const struct problem *problem = fact_changers->problem;
    size_t types = problem->domain->agent_type_count;
    size_t first = slot.agent == NO_AGENT ? 0 : slot.agent;
    size_t end = slot.agent == NO_AGENT ? space->agents : slot.agent + 1;
    const struct number_list *actions = &fact_changers->actions[slot.variable];
    const struct number_list *rules = &fact_changers->rules[slot.variable];
    for (size_t i = 0; i < actions->count && !space->too_large; i++)
        for (size_t agent = first; agent < end; agent++)
            if (fact_changers->does[agent % types][actions->items[i]])
                joint_space_include(joining, joining->acting, problem->action_count, agent,
                                    actions->items[i],
                                    &problem->actions[actions->items[i]].condition);
    const struct number_list *setbacks = &fact_changers->setbacks[slot.variable];
    for (size_t i = 0; i < setbacks->count && !space->too_large; i++)
        for (size_t agent = first; agent < end; agent++)
            if (fact_changers->does[agent % types][setbacks->items[i] / SETBACK_KINDS])
                include_setback(joining, agent, setbacks->items[i]);
    for (size_t i = 0; i < rules->count; i++)
        joint_space_include(joining, joining->ruling, problem->rule_count, slot.agent,
                            rules->items[i], &problem->rules[rules->items[i]].condition);
}

/* -------------------------------------------------------------------- moves */

static void cut_at(struct joint_space *space, const struct constraint *constraint, size_t number)
{
    struct slot *slot = &space->slots[number];
    const uint64_t starts[] = {constraint->low, constraint->high + UINT64_C(1)};
    if (space->fact_changers->problem->variables[slot->variable].fact->kind != GG_NUMBER)
        return;
    for (size_t i = 0; i < 2; i++) {
        if (starts[i] == 0 || starts[i] > slot->top)
            continue;
        POOL_ADD(space->pool, slot->cuts, slot->cut_count) = (uint32_t)starts[i];
    }
}

/* Cuts where the terms of the sums of a box change; of a fact whose value counts everywhere. */
static void cut_by_sums(struct joint_space *space, const struct box *box, size_t agent)
{
    for (size_t i = 0; i < box->sum_count; i++)
        for (size_t j = 0; j < box->sums[i].sum->count; j++) {
            const struct sum_term *term = &box->sums[i].sum->terms[j];
            for (size_t k = 0; term->box && k < term->box->count; k++)
                cut_at(space, &term->box->constraints[k],
                       slot_of(space, agent, term->box->constraints[k].variable));
            if (!term->box)
                space->slots[slot_of(space, agent, term->variable)].is_added = true;
        }
}

static void cut_by_formula(struct joint_space *space, const struct condition_tree *formula)
{
    for (size_t i = 0; formula->kind == TREE_LEAF && i < formula->dnf.count; i++)
        for (size_t j = 0; j < formula->dnf.items[i].count; j++) {
            const struct constraint *constraint = &formula->dnf.items[i].constraints[j];
            cut_at(space, constraint, slot_of(space, space->focus, constraint->variable));
        }
    for (size_t i = 0; formula->kind == TREE_LEAF && i < formula->dnf.count; i++)
        cut_by_sums(space, &formula->dnf.items[i], space->focus);
    for (size_t i = 0; i < formula->count; i++)
        cut_by_formula(space, &formula->parts[i]);
}

/* The move of one box. */
static void joint_space_add_box(struct joining *joining, struct joint_move move,
                                const struct box *box, const struct changes *changes)
{
    struct joint_space *space = joining->space;
    move.tests = pool_take(space->pool, (box->count + 1) * sizeof *move.tests);
    move.changes = pool_take(space->pool, (changes->count + 1) * sizeof *move.changes);
    for (size_t i = 0; i < box->count; i++) {
        size_t slot = slot_of(space, move.agent, box->constraints[i].variable);
        move.tests[move.test_count++] = (struct slot_test){slot, &box->constraints[i]};
        cut_at(space, &box->constraints[i], slot);
    }
    move.summed = box->sum_count ? box : NULL;
    cut_by_sums(space, box, move.agent);
    for (size_t i = 0; i < changes->count; i++) {
        if (!joint_has(space, move.agent, changes->items[i].variable))
            continue;
        size_t slot = slot_of(space, move.agent, changes->items[i].variable);
        move.changes[move.change_count++] = (struct slot_change){slot, changes->items[i]};
        space->slots[slot].is_added |= changes->items[i].adds;
    }
    joint_add_move(joining, move);
}

/* Whether all that an action does, as far as it is in the space, is to be where it begins: then
 * the walk to it leads to the same states, by no fewer moves. */
static bool only_arrives(const struct joint_space *space, size_t agent,
                         const struct ground_action *action)
{
    size_t here = space->fact_changers->problem->domain->places.fact->first;
    bool others = action->ends_at != action->begins_at;
    for (size_t i = 0; i < action->changes.count; i++)
        others |= action->changes.items[i].variable != here &&
                  joint_has(space, agent, action->changes.items[i].variable);
    return !others;
}

/* The walk to an action, which is not done yet when the agent is there. Where there is a team, its
 * members wait there until the preconditions hold. */
static void joint_space_add_walks(struct joining *joining, size_t agent, size_t number)
{
    static const struct box always = {.count = 0};
    const struct joint_space *space = joining->space;
    const struct problem *problem = space->fact_changers->problem;
    const struct ground_action *action = &problem->actions[number];
    const struct changes *arrival = changes_of_arrival(space->pool, problem, number);
    struct joint_move move = {.kind = MOVE_WALK, .agent = agent, .number = number};
    if (!arrival || !joint_has(space, agent, problem->domain->places.fact->first))
        return;
    if (problem->domain->team.given)
        joint_space_add_box(joining, move, &always, arrival);
    else if (!only_arrives(space, agent, action))
        for (size_t i = 0; i < action->condition.count; i++)
            joint_space_add_box(joining, move, &action->condition.items[i], arrival);
}

/* What of changes over time is in the space. */
static struct changes lasting_changes_seen(const struct joint_space *space, size_t agent,
                                           const struct changes *changes)
{
    struct changes seen = {NULL, 0};
    for (size_t i = 0; i < changes->count; i++)
        if (steps_before_end(&changes->items[i]) > 0 &&
            joint_has(space, agent, changes->items[i].variable))
            POOL_ADD(space->pool, seen.items, seen.count) = changes->items[i];
    return seen;
}

/* An action that changes something over time may be stopped at each moment, and is then at the place
 * where it began. */
static void joint_space_add_moments(struct joining *joining, size_t agent, size_t number)
{
    struct joint_space *space = joining->space;
    const struct problem *problem = space->fact_changers->problem;
    const struct ground_action *action = &problem->actions[number];
    struct changes changes = lasting_changes_seen(space, agent, &action->changes);
    if (changes.count == 0)
        return;
    const struct changes *arrival = changes_of_arrival(space->pool, problem, number);
    struct joint_move move = {.kind = MOVE_PART, .agent = agent, .number = number};
    struct moment moment = {0, 0};
    for (size_t i = 0; i < changes.count; i++)
        space->is_coarse |= steps_before_end(&changes.items[i]) >= STEPS_EACH;
    while (!space->too_large && next_moment(&changes, STEPS_EACH - 1, &moment)) {
        const struct changes *part = changes_at_moment(space->pool, &changes, arrival, moment);
        for (size_t i = 0; i < action->condition.count; i++)
            joint_space_add_box(joining, move, &action->condition.items[i], part);
    }
}

/* The moves of actions that end without success, where they can begin. What others change meanwhile is
 * not looked at. */
static void joint_space_add_setbacks(struct joining *joining, size_t agent)
{
    struct joint_space *space = joining->space;
    const struct problem *problem = space->fact_changers->problem;
    const bool *failing = joining->failing[agent];
    for (size_t i = 0; failing && i < setback_count(problem) && !space->too_large; i++) {
        const struct effect_cases *cases = failing[i] ? setback_of(problem, i) : NULL;
        const struct dnf *starts = setback_starts(problem, i);
        struct joint_move move = {.kind = MOVE_SETBACK, .agent = agent, .number = i};
        for (size_t j = 0; cases && j < cases->count; j++)
            for (size_t k = 0; k < starts[j].count; k++)
                joint_space_add_box(joining, move, &starts[j].items[k], &cases->items[j].changes);
    }
}

/* Notes a one-shot rule; returns its number + 1. 0: the rule is none. */
static size_t add_one_shot(struct joint_space *space, size_t agent, const struct ground_rule *rule)
{
    if (!rule->rule->once)
        return 0;
    POOL_ADD(space->pool, space->one_shots, space->one_shot_count) =
        (struct one_shot){.agent = agent, .condition = &rule->condition};
    return space->one_shot_count;
}

static void add_rule_moves(struct joining *joining, size_t agent, size_t number)
{
    struct joint_space *space = joining->space;
    const struct ground_rule *rule = &space->fact_changers->problem->rules[number];
    struct joint_move move = {.kind = MOVE_RULE,
                              .agent = agent,
                              .number = number,
                              .once = add_one_shot(space, agent, rule)};
    for (size_t i = 0; i < rule->condition.count; i++)
        joint_space_add_box(joining, move, &rule->condition.items[i], &rule->changes);
}

static void add_moves_of(struct joining *joining, size_t agent)
{
    struct joint_space *space = joining->space;
    const struct problem *problem = space->fact_changers->problem;
    const bool *acting = joining->acting[agent], *ruling = joining->ruling[agent];
    size_t who = agent == space->agents ? NO_AGENT : agent;
    for (size_t i = 0; acting && i < problem->action_count && !space->too_large; i++) {
        if (problem->actions[i].action->in_subtasks)
            continue; /* others bring about what it waits for */
        for (size_t j = 0; acting[i] && j < problem->actions[i].condition.count; j++)
            joint_space_add_box(
                joining, (struct joint_move){.kind = MOVE_ACTION, .agent = who, .number = i},
                &problem->actions[i].condition.items[j], &problem->actions[i].changes);
        if (acting[i])
            joint_space_add_moments(joining, who, i);
        if (acting[i])
            joint_space_add_walks(joining, who, i);
    }
    if (who != NO_AGENT)
        joint_space_add_setbacks(joining, who);
    for (size_t i = 0; ruling && i < problem->rule_count && !space->too_large; i++)
        if (ruling[i])
            add_rule_moves(joining, who, i);
}

/* ----------------------------------------------------------------- how slots come and go */

/* The most facts of all agents that can be one slot. */
enum { COMBINED = 8 };

/* A slot of a type, as one agent has it or, of a type that is shared, the world. */
struct coming {
    struct joining *joining;
    size_t symbol, agent;
    size_t *own, *others; /* slots of the space: of its own facts, and of those that can be it */
    size_t own_count, other_count;
};

/* Adds the test that a slot of the space has a value, or another one. */
static void add_test(struct joint_space *space, struct joint_move *move, size_t number,
                     uint32_t value, bool is)
{
    const struct problem *problem = space->fact_changers->problem;
    size_t variable = space->slots[number].variable;
    struct constraint *constraint = pool_take(space->pool, sizeof *constraint);
    *constraint = is ? constraint_of_value(problem, variable, value)
                     : constraint_of_all_but_value(problem, variable, value);
    POOL_ADD(space->pool, move->tests, move->test_count) = (struct slot_test){number, constraint};
}

static void joint_add_change(struct joint_space *space, struct joint_move *move, size_t number,
                             uint32_t value)
{
    size_t variable = space->slots[number].variable;
    POOL_ADD(space->pool, move->changes, move->change_count) =
        (struct slot_change){number, {.variable = variable, .value = value}};
}

/* What a move by which the game sets a fact needs: that slots are bound. */
static void joint_need_bound(struct joint_space *space, struct joint_move *move)
{
    size_t bound[SLOTS_NEEDED];
    const struct change *change = &move->changes[0].change;
    size_t agent = move->agent == NO_AGENT ? space->focus : move->agent;
    size_t count = bound_facts_needed_to_set(space->fact_changers->problem, change->variable,
                                             (uint32_t)change->value, bound);
    for (size_t i = 0; i < count; i++)
        if (joint_has(space, agent, bound[i]))
            add_test(space, move, slot_of(space, agent, bound[i]), true, true);
}

/* --------------------------------------------------------------------- unbinding */

static uint32_t joint_start_of(const struct joint_space *space, size_t number)
{
    return space->fact_changers->problem->variables[space->slots[number].variable].fact->start;
}

/* What a fact becomes whose value is a slot that is unbound. */
static uint32_t joint_without_slot(const struct joint_space *space, size_t number)
{
    const struct problem *problem = space->fact_changers->problem;
    return value_without_slot(problem, problem->variables[space->slots[number].variable].fact);
}

/* The value that the slot is, of a fact that can be it. */
static uint32_t value_in(const struct coming *coming, size_t number)
{
    const struct joint_space *space = coming->joining->space;
    const struct fact *fact =
        space->fact_changers->problem->variables[space->slots[number].variable].fact;
    return (uint32_t)value_naming_slot(fact, coming->symbol);
}

/* Finds what goes back to its start with the slot. */
static void find_facts(struct coming *coming)
{
    struct joint_space *space = coming->joining->space;
    const struct problem *problem = space->fact_changers->problem;
    coming->own = pool_take(space->pool, (space->slot_count + 1) * sizeof *coming->own);
    coming->others = pool_take(space->pool, (space->slot_count + 1) * sizeof *coming->others);
    for (size_t i = 0; i < space->slot_count; i++) {
        const struct slot *slot = &space->slots[i];
        const struct fact *fact = problem->variables[slot->variable].fact;
        if (coming->agent != NO_AGENT && slot->agent != coming->agent)
            continue;
        if (is_variable_of_slot(problem, slot->variable, coming->symbol) && !fact->is_binding)
            coming->own[coming->own_count++] = i;
        else if (value_naming_slot(fact, coming->symbol) >= 0)
            coming->others[coming->other_count++] = i;
    }
}

/* The unbinding where just those facts are the slot that have a bit. */
static void joint_add_unbinding(const struct coming *coming, unsigned are_slot)
{
    struct joint_space *space = coming->joining->space;
    size_t bound = bound_fact_of_slot(space->fact_changers->problem, coming->symbol);
    size_t agent = coming->agent == NO_AGENT ? space->focus : coming->agent;
    struct joint_move move = {.kind = MOVE_GAME, .agent = coming->agent};
    if (joint_has(space, agent, bound)) {
        add_test(space, &move, slot_of(space, agent, bound), true, true);
        joint_add_change(space, &move, slot_of(space, agent, bound), false);
    }
    for (size_t i = 0; i < coming->own_count; i++)
        joint_add_change(space, &move, coming->own[i], joint_start_of(space, coming->own[i]));
    for (size_t i = 0; i < coming->other_count; i++) {
        size_t number = coming->others[i];
        add_test(space, &move, number, value_in(coming, number), are_slot >> i & 1);
        if (are_slot >> i & 1)
            joint_add_change(space, &move, number, joint_without_slot(space, number));
    }
    if (!move.change_count)
        return;
    move.number = move.changes[0].slot;
    joint_add_move(coming->joining, move);
}

static void add_binding(const struct coming *coming)
{
    struct joint_space *space = coming->joining->space;
    size_t bound = bound_fact_of_slot(space->fact_changers->problem, coming->symbol);
    size_t agent = coming->agent == NO_AGENT ? space->focus : coming->agent;
    struct joint_move move = {.kind = MOVE_GAME, .agent = coming->agent};
    if (!joint_has(space, agent, bound))
        return;
    move.number = slot_of(space, agent, bound);
    add_test(space, &move, move.number, false, true);
    joint_add_change(space, &move, move.number, true);
    joint_add_move(coming->joining, move);
}

static void add_coming(struct joining *joining, size_t symbol, size_t agent)
{
    struct joint_space *space = joining->space;
    struct coming coming = {.joining = joining, .symbol = symbol, .agent = agent};
    find_facts(&coming);
    add_binding(&coming);
    space->too_large |= coming.other_count > COMBINED;
    for (unsigned i = 0; !space->too_large && i < 1u << coming.other_count; i++)
        joint_add_unbinding(&coming, i);
}

/* Adds what the game does by binding slots and unbinding them, as far as it changes what is in the
 * space. The game binds them, and when it unbinds one, the facts of it and those that are it go back
 * to their start, those of all agents at once. */
static void joint_add_slots(struct joining *joining)
{
    const struct joint_space *space = joining->space;
    const struct domain *domain = space->fact_changers->problem->domain;
    for (size_t i = 0; i < domain->type_count; i++) {
        const struct object_type *type = &domain->types[i];
        for (size_t j = 0; type->slots && j < type->objects.count && !space->too_large; j++) {
            if (type->shared)
                add_coming(joining, type->objects.symbols[j], NO_AGENT);
            for (size_t k = 0; !type->shared && k < space->agents && !space->too_large; k++)
                add_coming(joining, type->objects.symbols[j], k);
        }
    }
}

/* --------------------------------------------------------- what the game sets */

static bool joint_space_is_set_by_game(const struct joint_space *space, const struct slot *slot)
{
    const struct fact_changers *fact_changers = space->fact_changers;
    const struct domain *domain = fact_changers->problem->domain;
    const struct fact *fact = fact_changers->problem->variables[slot->variable].fact;
    if (slot->agent != NO_AGENT && fact->touched &&
        !domain->agent_types[slot->agent % domain->agent_type_count].touched[fact->number])
        return false;
    if (fact->is_binding)
        return false; /* see joint_add_slots */
    return fact->sensed || has_slot_parameter(fact) ||
           (!fact_changers->actions[slot->variable].count &&
            !fact_changers->rules[slot->variable].count &&
            !fact_changers->setbacks[slot->variable].count);
}

static void joint_space_add_setting(struct joining *joining, size_t number, uint32_t value)
{
    struct joint_space *space = joining->space;
    struct joint_move move = {
        .kind = MOVE_GAME, .agent = space->slots[number].agent, .number = number};
    move.changes = pool_take(space->pool, sizeof *move.changes);
    move.change_count = 1;
    move.changes[0].slot = number;
    move.changes[0].change =
        (struct change){.variable = space->slots[number].variable, .value = value};
    joint_need_bound(space, &move);
    joint_add_move(joining, move);
}

static int by_value(const void *left, const void *right)
{
    uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
    return a < b ? -1 : a > b;
}

static void add_settings(struct joining *joining, size_t number)
{
    struct joint_space *space = joining->space;
    struct slot *slot = &space->slots[number];
    bool is_number =
        space->fact_changers->problem->variables[slot->variable].fact->kind == GG_NUMBER;
    if (slot->cut_count > 1)
        qsort(slot->cuts, slot->cut_count, sizeof *slot->cuts, by_value);
    joint_space_add_setting(joining, number, 0);
    if (!is_number || (slot->is_added && slot->top < SET_VALUES)) {
        for (uint32_t i = 1; i <= slot->top && !space->too_large; i++)
            joint_space_add_setting(joining, number, i);
        return;
    }
    for (size_t i = 0; i < slot->cut_count && !space->too_large; i++)
        if (i == 0 || slot->cuts[i] != slot->cuts[i - 1])
            joint_space_add_setting(joining, number, slot->cuts[i]);
}

/* ------------------------------------------------------------------ the space */

/* Gives each slot, and each one-shot rule, its bits of a state. */
static void place_slots(struct joint_space *space)
{
    unsigned used = 0;
    space->words = 1;
    for (size_t i = 0; i < space->slot_count; i++) {
        struct slot *slot = &space->slots[i];
        unsigned bits = 0;
        while (bits < 32 && slot->top >> bits)
            bits++;
        if (used + bits > 64) {
            space->words++;
            used = 0;
        }
        slot->word = space->words - 1;
        slot->shift = used;
        slot->mask = (uint32_t)((UINT64_C(1) << bits) - 1);
        used += bits;
    }
    for (size_t i = 0; i < space->one_shot_count; i++, used++) {
        if (used == 64) {
            space->words++;
            used = 0;
        }
        space->one_shots[i].word = space->words - 1;
        space->one_shots[i].shift = used;
    }
}

struct joint_space joint_space_of(struct pool *pool, const struct fact_changers *fact_changers,
                                  size_t each, size_t focus, const struct condition_tree *formula,
                                  struct allowance *allowance)
{
    size_t agents = each * fact_changers->problem->domain->agent_type_count;
    struct joint_space space = {.pool = pool,
                                .fact_changers = fact_changers,
                                .allowance = allowance,
                                .agents = agents,
                                .focus = focus};
    struct joining joining = {.space = &space};
    space.rows = pool_take(pool, (agents + 1) * sizeof *space.rows);
    joining.acting = pool_take(pool, (agents + 1) * sizeof *joining.acting);
    joining.ruling = pool_take(pool, (agents + 1) * sizeof *joining.ruling);
    joining.failing = pool_take(pool, (agents + 1) * sizeof *joining.failing);
    add_slots_of_formula(&space, formula);
    for (size_t i = 0; i < space.slot_count && !space.too_large; i++)
        include_changers(&joining, space.slots[i]);
    space.move_count = 0;
    for (size_t i = 0; i <= agents && !space.too_large; i++)
        add_moves_of(&joining, i);
    cut_by_formula(&space, formula);
    for (size_t i = 0; i < space.slot_count && !space.too_large; i++)
        if (joint_space_is_set_by_game(&space, &space.slots[i]))
            add_settings(&joining, i);
    joint_add_slots(&joining);
    place_slots(&space);
    return space;
}
