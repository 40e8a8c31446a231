/* SPDX-License-Identifier: MIT */
/* Counts what happens in a simulation: see statistics.h. */
#include "run/statistics.h"

#include "domain/agent_type.h"

#include <string.h>

/* ------------------------------------------------ the tasks that can come up */

/* The tasks that can come up, each once; the methods of those up to `done` were looked at. */
struct agenda {
    const struct task **tasks;
    size_t count, done;
};

static void statistics_add_task(struct pool *pool, struct statistics *statistics,
                                struct agenda *agenda, const struct task *task)
{
    if (statistics->methods[task->number])
        return;
    statistics->methods[task->number] =
        pool_take(pool, (task->method_count + 1) * sizeof **statistics->methods);
    agenda->tasks = pool_grow(pool, agenda->tasks, agenda->count, sizeof *agenda->tasks);
    agenda->tasks[agenda->count++] = task;
}

static void statistics_find_tasks(struct pool *pool, struct statistics *statistics)
{
    struct agenda agenda = {.count = 0};
    if (statistics->agent_type->task)
        statistics_add_task(pool, statistics, &agenda, statistics->agent_type->task);
    while (agenda.done < agenda.count) {
        const struct task *task = agenda.tasks[agenda.done++];
        for (size_t i = 0; i < task->method_count; i++)
            for (size_t j = 0; j < task->methods[i].subtask_count; j++)
                if (task->methods[i].subtasks[j].task)
                    statistics_add_task(pool, statistics, &agenda,
                                        task->methods[i].subtasks[j].task);
    }
}

/* Begins what is of one agent. */
static void begin_agent(struct pool *pool, struct statistics *statistics)
{
    size_t steps = statistics->tables->problem->domain->limits.plan + 1u;
    statistics->agents = 1;
    statistics->outcome = GG_NO_PLAN;
    statistics->failing = GG_NONE;
    statistics->going = GG_NONE;
    statistics->turns = statistics->most_turns = (struct turns){{GG_NONE, GG_NONE}, 0};
    statistics->present.steps = pool_take(pool, steps * sizeof *statistics->present.steps);
    statistics->longest.steps = pool_take(pool, steps * sizeof *statistics->longest.steps);
}

/* Whether an agent type walks to some action. */
static bool walks(const struct domain *domain, const struct agent_type *agent_type)
{
    for (size_t i = 0; i < domain->action_count; i++)
        if (domain->actions[i]->begins_at && can_do(agent_type, domain->actions[i]))
            return true;
    return false;
}

struct statistics *statistics_new(struct pool *pool, const struct tables *tables,
                                  const struct agent_type *agent_type)
{
    const struct domain *domain = tables->problem->domain;
    struct statistics *statistics = pool_take(pool, sizeof *statistics);
    statistics->pool = pool;
    statistics->tables = tables;
    statistics->agent_type = agent_type;
    statistics->methods = pool_take(pool, (domain->task_count + 1) * sizeof *statistics->methods);
    statistics->actions = pool_take(pool, (domain->action_count + 1) * sizeof *statistics->actions);
    statistics->goals = pool_take(pool, (domain->goal_count + 1) * sizeof *statistics->goals);
    statistics->vain = pool_take(pool, (named_facts(tables) + 1) * sizeof *statistics->vain);
    if (walks(domain, agent_type))
        statistics->walks =
            pool_take(pool, tables->domain.places->count * sizeof *statistics->walks);
    begin_agent(pool, statistics);
    statistics_find_tasks(pool, statistics);
    return statistics;
}

struct statistics *statistics_another(struct pool *pool, const struct statistics *first)
{
    struct statistics *statistics = pool_take(pool, sizeof *statistics);
    *statistics = *first;
    begin_agent(pool, statistics);
    return statistics;
}

/* ----------------------------------------------------------------- counting */

/* Variants of one action (see tables.c) are the same step. */
static bool same_step(const struct statistics *statistics, uint16_t a, uint16_t b)
{
    const struct ground_action *actions = statistics->tables->problem->actions;
    return a == b || strcmp(actions[a].name, actions[b].name) == 0;
}

static bool same_plan(const struct statistics *statistics, const uint16_t *steps, uint16_t count)
{
    const struct repetition *present = &statistics->present;
    bool same = present->length > 0 && present->step_count == count;
    for (uint16_t i = 0; same && i < count; i++)
        same = same_step(statistics, present->steps[i], steps[i]);
    return same;
}

static void copy_steps(struct repetition *to, const uint16_t *steps, uint16_t count)
{
    for (uint16_t i = 0; i < count; i++)
        to->steps[i] = steps[i];
    to->step_count = count;
}

static void count_plan(struct statistics *statistics, const uint16_t *steps, uint16_t count)
{
    struct repetition *present = &statistics->present, *longest = &statistics->longest;
    if (!same_plan(statistics, steps, count)) {
        present->length = 0;
        copy_steps(present, steps, count);
    }
    present->length++;
    if (present->length <= longest->length)
        return;
    longest->length = present->length;
    copy_steps(longest, steps, count);
}

/* Counts a planning without a plan. A failure at a limit is kept as the outcome, as it says more
 * than that there is no plan. */
static void count_failure(struct statistics *statistics, uint16_t goal, gg_outcome outcome)
{
    statistics->failed++;
    statistics->present.length = 0;
    statistics->limited += outcome != GG_NO_PLAN;
    if (outcome == GG_NO_PLAN && statistics->limited)
        return;
    statistics->outcome = outcome;
    statistics->failing = goal;
}

static void count_method(struct statistics *statistics, const gg_event *event)
{
    const struct ground_task *task = &statistics->tables->problem->tasks[event->index];
    statistics->methods[task->task->number][task->methods[event->value].source_index]++;
}

/* ------------------------------------------------------------------- goals */

/* The count of the goal of a ground goal. */
static struct goal_count *goal_count_of(const struct statistics *statistics, uint16_t goal)
{
    return &statistics->goals[statistics->tables->problem->goals[goal].goal->number];
}

/* Counts a plan for a goal. The same goal again is no turn, and a third goal begins anew. */
static void count_turn(struct statistics *statistics, uint16_t goal)
{
    struct turns *turns = &statistics->turns;
    uint16_t last = turns->length ? turns->goals[(turns->length - 1) % 2] : GG_NONE;
    if (goal == last)
        return;
    if (turns->length < 2)
        turns->goals[turns->length] = goal;
    else if (turns->goals[turns->length % 2] != goal)
        *turns = (struct turns){{last, goal}, 1};
    turns->length++;
    if (turns->length > statistics->most_turns.length)
        statistics->most_turns = *turns;
}

static void statistics_count_reached(struct statistics *statistics, uint16_t goal)
{
    goal_count_of(statistics, goal)->reached++;
    statistics->underway.left = 0;
    if (goal == statistics->turns.goals[0] || goal == statistics->turns.goals[1])
        statistics->turns = (struct turns){{GG_NONE, GG_NONE}, 0};
}

static void count_made(struct statistics *statistics, const gg_event *event, const uint16_t *steps)
{
    struct underway *underway = &statistics->underway;
    statistics->interrupted += underway->left > 0 || underway->replaced;
    *underway = (struct underway){event->value, false};
    count_plan(statistics, steps, event->value);
    if (event->index == GG_NONE)
        return;
    goal_count_of(statistics, event->index)->planned++;
    count_turn(statistics, event->index);
}

/* ----------------------------------------------------------------- actions */

static struct action_count *statistics_count_of(const struct statistics *statistics,
                                                uint16_t action)
{
    return &statistics->actions[statistics->tables->problem->actions[action].action->number];
}

static bool asks_for_sum(const struct dnf *condition, const struct sum *sum)
{
    for (size_t i = 0; i < condition->count; i++)
        for (size_t j = 0; j < condition->items[i].sum_count; j++)
            if (condition->items[i].sums[j].sum == sum)
                return true;
    return false;
}

/* Whether an action failed because what must hold while it runs asks for the fact in its way. */
static bool has_given_out(const struct statistics *statistics, const gg_event *event)
{
    const struct tables *tables = statistics->tables;
    const struct dnf *lasting = &tables->problem->actions[event->index].lasting;
    bool asks = event->fact >= tables->layout.fact_count;
    size_t variable = asks ? 0 : tables->layout.variables[event->fact];
    if (asks)
        return asks_for_sum(lasting, tables->sum_rows[event->fact - tables->layout.fact_count].sum);
    for (size_t i = 0; i < lasting->count; i++)
        for (size_t j = 0; j < lasting->items[i].count; j++)
            asks |= lasting->items[i].constraints[j].variable == variable;
    return asks;
}

/* Counts an action that a fact was in the way of: others had taken or claimed it, or it was not any
 * more what the action needs while it runs. */
static void count_vain(const struct statistics *statistics, const gg_event *event)
{
    const struct action *action = statistics->tables->problem->actions[event->index].action;
    struct vain_count **place = &statistics->vain[event->fact];
    while (*place && (*place)->action->number < action->number)
        place = &(*place)->next;
    if (!*place || (*place)->action != action) {
        struct vain_count *count = pool_take(statistics->pool, sizeof *count);
        *count = (struct vain_count){action, 0, 0, 0, *place};
        *place = count;
    }
    if (event->kind == GG_ACTION_REFUSED)
        (*place)->refused++;
    else if (has_given_out(statistics, event))
        (*place)->given_out++;
    else
        (*place)->failed++;
}

/* Counts the end of an action. An aborted action gives way to another plan; if an action failed,
 * its plan is over. */
static void count_end(struct statistics *statistics, const gg_event *event)
{
    struct action_count *count = statistics_count_of(statistics, event->index);
    statistics->going = GG_NONE;
    count->going--;
    if (event->fact != GG_NONE)
        count_vain(statistics, event);
    if (event->value == GG_ABORTED) {
        count->aborted++;
    } else if (event->value == GG_SUCCESS) {
        count->done++;
        if (statistics->underway.left > 0)
            statistics->underway.left--;
    } else {
        count->failed++;
        statistics->underway.left = 0;
    }
}

/* Counts the start or the end of a walk; the same place is told by the action that it is to. */
static void count_walk(struct statistics *statistics, const gg_event *event)
{
    uint16_t place = statistics->tables->domain.actions[event->index].begins_at;
    struct walk_count *count = &statistics->walks[place];
    if (event->kind == GG_WALK_STARTED) {
        count->started++;
        statistics->walk_began = statistics->now;
        return;
    }
    count->time += statistics->now - statistics->walk_began;
    if (event->value == GG_SUCCESS)
        count->arrived++;
    else
        count->stopped++;
    if (event->value != GG_SUCCESS && event->value != GG_ABORTED)
        statistics->underway.left = 0;
}

/* Counts events of plans and methods. */
static void count_planning(struct statistics *statistics, const gg_event *event,
                           const uint16_t *steps)
{
    bool planned = event->kind == GG_PLAN_MADE || event->kind == GG_PLAN_FAILED;
    statistics->decisions += planned;
    if (event->kind == GG_PLAN_MADE) {
        count_made(statistics, event, steps);
    } else if (event->kind == GG_PLAN_FAILED) {
        count_failure(statistics, event->index, (gg_outcome)event->value);
    } else if (event->kind == GG_PLAN_DROPPED) {
        statistics->dropped++;
        statistics->underway.left = 0;
    } else if (event->kind == GG_ACTION_REFUSED) {
        count_vain(statistics, event);
        statistics->dropped++;
        statistics->underway.left = 0;
    } else if (event->kind == GG_PLAN_INTERRUPTED) {
        statistics->underway.replaced = true;
    } else if (event->kind == GG_METHOD_CHOSEN) {
        count_method(statistics, event);
    }
}

void statistics_event(struct statistics *statistics, const gg_event *event, const uint16_t *steps)
{
    count_planning(statistics, event, steps);
    if (event->kind == GG_GOAL_CHOSEN) {
        goal_count_of(statistics, event->index)->chosen++;
    } else if (event->kind == GG_GOAL_REACHED) {
        statistics_count_reached(statistics, event->index);
    } else if (event->kind == GG_ACTION_STARTED) {
        statistics_count_of(statistics, event->index)->started++;
        statistics_count_of(statistics, event->index)->going++;
        statistics->going = event->index;
    } else if (event->kind == GG_ACTION_ENDED) {
        count_end(statistics, event);
    } else if (event->kind == GG_WALK_STARTED || event->kind == GG_WALK_ENDED) {
        count_walk(statistics, event);
    }
}

/* ------------------------------------------------------------------ sums */

/* How a simulation of several agents has ended: in the later of these ways that came about. */
static int rank_of(enum ending ending)
{
    static const int ranks[] = {[ENDED_IN_STANDSTILL] = 0,
                                [ENDED_BY_DECISIONS] = 1,
                                [ENDED_BY_TIME] = 2,
                                [ENDED_BY_TICKS] = 3};
    return ranks[ending];
}

static void add_failures(struct statistics *sum, const struct statistics *added)
{
    bool says_more = added->limited > 0 || sum->limited == 0;
    if (added->failed > 0 && says_more) {
        sum->outcome = added->outcome;
        sum->failing = added->failing;
    }
    sum->failed += added->failed;
    sum->limited += added->limited;
}

void statistics_add(struct statistics *sum, const struct statistics *added)
{
    if (added->going != GG_NONE) {
        sum->unfinished =
            pool_grow(sum->pool, sum->unfinished, sum->unfinished_count, sizeof *sum->unfinished);
        sum->unfinished[sum->unfinished_count++] = added->going;
    }
    if (sum == added)
        return;
    sum->agents++;
    sum->time = added->time > sum->time ? added->time : sum->time;
    if (rank_of(added->ending) > rank_of(sum->ending))
        sum->ending = added->ending;
    add_failures(sum, added);
    sum->decisions += added->decisions;
    sum->dropped += added->dropped;
    sum->interrupted += added->interrupted;
    if (added->most_turns.length > sum->most_turns.length)
        sum->most_turns = added->most_turns;
    if (added->longest.length > sum->longest.length)
        sum->longest = added->longest;
}
