/* SPDX-License-Identifier: MIT */
/* Counts what happens in a simulation: see statistics.h. */
#include "run/statistics.h"

#include "domain/agent_type.h"

#include <string.h>

/* No second name; and a name that has no label. */
static const struct labelled_name nothing = {NULL, NULL};

static struct labelled_name plain(const char *name)
{
    return (struct labelled_name){name, NULL};
}

/* --------------------------------------------------------------------- rows */

/* Makes room for all rows of a table, so that they stay where they are. */
static void statistics_make_rows(struct tally *tally, enum tally_table_kind kind, size_t most)
{
    tally->tables[kind].rows = pool_take(tally->pool, (most + 1) * sizeof(struct tally_row));
}

/* Adds a row behind the others, for which there is room. */
static struct tally_row *statistics_add_row(struct tally *tally, enum tally_table_kind kind,
                                            struct labelled_name name, struct labelled_name second)
{
    struct tally_table *table = &tally->tables[kind];
    struct tally_row *row = &table->rows[table->count++];
    row->names[0] = name;
    row->names[1] = second;
    return row;
}

/* Adds a row of one behind the others of a table that grows. */
static void count_named(struct tally *tally, enum tally_table_kind kind, struct labelled_name name)
{
    *tally_add_row(tally, kind) = (struct tally_row){.names = {name}, .counts = {1}};
}

/* Marks the tasks that the methods of a task come to; whether any was not marked. */
static bool statistics_mark_subtasks(const struct task *task, bool *comes)
{
    bool any = false;
    for (size_t i = 0; i < task->method_count; i++)
        for (size_t j = 0; j < task->methods[i].subtask_count; j++) {
            const struct task *next = task->methods[i].subtasks[j].task;
            any |= next && !comes[next->number];
            if (next)
                comes[next->number] = true;
        }
    return any;
}

/* Adds a row for each method that the agent type can come to. */
static void add_method_rows(struct statistics *statistics, const struct domain *domain)
{
    bool *comes = pool_take(statistics->pool, domain->task_count + 1), more = true;
    size_t count = 0;
    if (statistics->agent_type->task)
        comes[statistics->agent_type->task->number] = true;
    while (more) {
        more = false;
        for (size_t i = 0; i < domain->task_count; i++)
            more |= comes[i] && statistics_mark_subtasks(domain->tasks[i], comes);
    }
    for (size_t i = 0; i < domain->task_count; i++)
        count += domain->tasks[i]->method_count;
    statistics_make_rows(statistics->tally, TALLY_METHODS, count);
    for (size_t i = 0; i < domain->task_count; i++) {
        const struct task *task = domain->tasks[i];
        const struct tally_table *table = &statistics->tally->tables[TALLY_METHODS];
        if (!comes[i])
            continue;
        statistics->methods[i] = &table->rows[table->count];
        for (size_t j = 0; j < task->method_count; j++)
            statistics_add_row(
                statistics->tally, TALLY_METHODS, (struct labelled_name){task->name, task->label},
                (struct labelled_name){task->methods[j].name, task->methods[j].label});
    }
}

/* How many of the values of the fact of places, from 0 on, are places: one may be none. */
static size_t places_up_to(const struct places *places, size_t value)
{
    return value - (places->has_nowhere && places->nowhere < value);
}

/* Adds a row for each place, if the agent type walks to some action. */
static void add_walk_rows(struct statistics *statistics, const struct domain *domain)
{
    struct tally *tally = statistics->tally;
    const gg_places *places = statistics->tables->domain.places;
    for (size_t i = 0; i < domain->action_count; i++)
        tally->walks |=
            domain->actions[i]->begins_at && can_do(statistics->agent_type, domain->actions[i]);
    if (!tally->walks)
        return;
    statistics_make_rows(tally, TALLY_WALKS, places_up_to(&domain->places, places->count));
    statistics->walks = tally->tables[TALLY_WALKS].rows;
    for (uint16_t i = 0; i < places->count; i++)
        if (!domain->places.has_nowhere || i != domain->places.nowhere)
            statistics_add_row(tally, TALLY_WALKS, plain(domain->symbols[places->symbols[i]].name),
                               nothing);
}

static void statistics_add_rows(struct statistics *statistics)
{
    const struct domain *domain = statistics->tables->problem->domain;
    struct tally *tally = statistics->tally;
    statistics_make_rows(tally, TALLY_GOALS, domain->goal_count);
    for (size_t i = 0; i < domain->goal_count; i++) {
        const struct goal *goal = &domain->goals[i];
        if (chooses_goal(statistics->agent_type, goal))
            statistics->goals[i] = statistics_add_row(
                tally, TALLY_GOALS, (struct labelled_name){goal->name, goal->label}, nothing);
    }
    statistics_make_rows(tally, TALLY_ACTIONS, domain->action_count);
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        if (can_do(statistics->agent_type, action))
            statistics->actions[i] = statistics_add_row(
                tally, TALLY_ACTIONS, (struct labelled_name){action->name, action->label}, nothing);
    }
    add_method_rows(statistics, domain);
    add_walk_rows(statistics, domain);
}

/* ---------------------------------------------------------------- beginning */

/* Begins what is of one agent. */
static void begin_agent(struct pool *pool, struct statistics *statistics)
{
    size_t steps = statistics->tables->problem->domain->limits.plan + 1u;
    statistics->agents = 1;
    statistics->outcome = GG_NO_PLAN;
    statistics->failing = GG_NONE;
    statistics->going = GG_NONE;
    statistics->turns = statistics->most_turns = (struct goal_alternation){{GG_NONE, GG_NONE}, 0};
    statistics->misses = misses_new(pool, statistics->tables);
    statistics->chances = chances_new(pool, statistics->tables);
    statistics->present.steps = pool_take(pool, steps * sizeof *statistics->present.steps);
    statistics->longest.steps = pool_take(pool, steps * sizeof *statistics->longest.steps);
}

struct statistics *statistics_new(struct pool *pool, const struct tables *tables,
                                  const struct agent_type *agent_type)
{
    const struct domain *domain = tables->problem->domain;
    struct statistics *statistics = pool_take(pool, sizeof *statistics);
    statistics->pool = pool;
    statistics->tables = tables;
    statistics->agent_type = agent_type;
    statistics->goals = pool_take(pool, (domain->goal_count + 1) * sizeof *statistics->goals);
    statistics->methods = pool_take(pool, (domain->task_count + 1) * sizeof *statistics->methods);
    statistics->actions = pool_take(pool, (domain->action_count + 1) * sizeof *statistics->actions);
    statistics->tally = pool_take(pool, sizeof *statistics->tally);
    *statistics->tally = (struct tally){.pool = pool,
                                        .domain = domain->name,
                                        .agent = {agent_type->name, agent_type->label},
                                        .lasting = tables->domain.features->lasting != NULL,
                                        .one = true,
                                        .seed_count = 1};
    begin_agent(pool, statistics);
    statistics_add_rows(statistics);
    return statistics;
}

struct statistics *statistics_new_same_type(struct pool *pool, const struct statistics *first)
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
    const struct plan_repetition *present = &statistics->present;
    bool same = present->length > 0 && present->step_count == count;
    for (uint16_t i = 0; same && i < count; i++)
        same = same_step(statistics, present->steps[i], steps[i]);
    return same;
}

static void copy_steps(struct plan_repetition *to, const uint16_t *steps, uint16_t count)
{
    for (uint16_t i = 0; i < count; i++)
        to->steps[i] = steps[i];
    to->step_count = count;
}

static void count_plan(struct statistics *statistics, const uint16_t *steps, uint16_t count)
{
    struct plan_repetition *present = &statistics->present, *longest = &statistics->longest;
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
    statistics->tally->numbers[TALLY_FAILED]++;
    statistics->tally->numbers[TALLY_AT_LIMIT] += outcome != GG_NO_PLAN;
    statistics->failed = true;
    if (outcome == GG_NO_PLAN && statistics->outcome != GG_NO_PLAN)
        return;
    statistics->outcome = outcome;
    statistics->failing = goal;
}

static void count_method(struct statistics *statistics, const gg_event *event)
{
    const struct ground_task *task = &statistics->tables->problem->tasks[event->index];
    size_t number = task->methods[event->value].source_index;
    statistics->methods[task->task->number][number].counts[METHOD_CHOSEN]++;
}

/* ------------------------------------------------------------------- goals */

/* The counts of the goal of a ground goal. */
static uint64_t *counts_of_goal(const struct statistics *statistics, uint16_t goal)
{
    return statistics->goals[statistics->tables->problem->goals[goal].goal->number]->counts;
}

/* Counts a plan for a goal. The same goal again is no turn, and a third goal begins anew. */
static void count_turn(struct statistics *statistics, uint16_t goal)
{
    struct goal_alternation *turns = &statistics->turns;
    uint16_t last = turns->length ? turns->goals[(turns->length - 1) % 2] : GG_NONE;
    if (goal == last)
        return;
    if (turns->length < 2)
        turns->goals[turns->length] = goal;
    else if (turns->goals[turns->length % 2] != goal)
        *turns = (struct goal_alternation){{last, goal}, 1};
    turns->length++;
    if (turns->length > statistics->most_turns.length)
        statistics->most_turns = *turns;
}

static void statistics_count_reached(struct statistics *statistics, uint16_t goal)
{
    counts_of_goal(statistics, goal)[GOAL_REACHED]++;
    statistics->underway.left = 0;
    misses_note_reached(&statistics->misses, goal);
    if (goal == statistics->turns.goals[0] || goal == statistics->turns.goals[1])
        statistics->turns = (struct goal_alternation){{GG_NONE, GG_NONE}, 0};
}

static void count_made(struct statistics *statistics, const gg_event *event, const uint16_t *steps)
{
    struct plan_underway *underway = &statistics->underway;
    statistics->tally->numbers[TALLY_INTERRUPTED] += underway->left > 0 || underway->replaced;
    *underway = (struct plan_underway){event->value, false};
    count_plan(statistics, steps, event->value);
    if (event->index == GG_NONE)
        return;
    counts_of_goal(statistics, event->index)[GOAL_PLANNED]++;
    misses_note_plan(&statistics->misses, event->index);
    count_turn(statistics, event->index);
}

/* ----------------------------------------------------------------- actions */

/* The counts of the action of a ground action. */
static uint64_t *counts_of_action(const struct statistics *statistics, uint16_t action)
{
    return statistics->actions[statistics->tables->problem->actions[action].action->number]->counts;
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
        asks |= box_constraint(&lasting->items[i], variable) != NULL;
    return asks;
}

/* Counts an action that a fact was in the way of: others had taken or claimed it, or it was not any
 * more what the action needs while it runs. */
static void count_vain(const struct statistics *statistics, const gg_event *event)
{
    const struct action *action = statistics->tables->problem->actions[event->index].action;
    const struct labelled_name names[2] = {{action->name, action->label},
                                           labelled_fact_name(statistics->tables, event->fact)};
    bool refused = event->kind == GG_ACTION_REFUSED;
    if (!refused && has_given_out(statistics, event))
        tally_find_or_add_row(statistics->tally, TALLY_GIVEN_OUT, names)->counts[GIVEN_OUT]++;
    else
        tally_find_or_add_row(statistics->tally, TALLY_IN_VAIN, names)
            ->counts[refused ? VAIN_REFUSED : VAIN_FAILED]++;
}

/* Counts the end of an action. An aborted action gives way to another plan; if an action failed,
 * its plan is over. */
static void count_end(struct statistics *statistics, const gg_event *event)
{
    uint64_t *counts = counts_of_action(statistics, event->index);
    statistics->going = GG_NONE;
    if (event->fact != GG_NONE)
        count_vain(statistics, event);
    if (event->value == GG_ABORTED) {
        counts[ACTION_ABORTED]++;
    } else if (event->value == GG_SUCCESS) {
        counts[ACTION_DONE]++;
        statistics->done++;
        if (statistics->underway.left > 0)
            statistics->underway.left--;
    } else {
        counts[ACTION_FAILED]++;
        statistics->underway.left = 0;
    }
}

/* Counts the start or the end of a walk; the same place is told by the action that it is to. */
static void count_walk(struct statistics *statistics, const gg_event *event, uint64_t now)
{
    uint16_t place = gg_action_place(&statistics->tables->domain, event->index);
    const struct places *places = &statistics->tables->problem->domain->places;
    uint64_t *counts = statistics->walks[places_up_to(places, place)].counts;
    if (event->kind == GG_WALK_STARTED) {
        counts[WALK_STARTED]++;
        statistics->walk_began = now;
        return;
    }
    counts[WALK_TIME] += now - statistics->walk_began;
    counts[event->value == GG_SUCCESS ? WALK_ARRIVED : WALK_STOPPED]++;
    if (event->value != GG_SUCCESS && event->value != GG_ABORTED)
        statistics->underway.left = 0;
}

/* A plan is given up. */
static void count_dropped(struct statistics *statistics)
{
    statistics->tally->numbers[TALLY_DROPPED]++;
    statistics->underway.left = 0;
}

void statistics_event(struct statistics *statistics, const gg_agent *agent, const gg_event *event)
{
    uint64_t *numbers = statistics->tally->numbers;
    uint16_t step_count;
    switch (event->kind) {
    case GG_PLAN_MADE:
        numbers[TALLY_DECISIONS]++;
        count_made(statistics, event, gg_agent_steps(agent, &step_count));
        break;
    case GG_PLAN_FAILED:
        numbers[TALLY_DECISIONS]++;
        statistics->present.length = 0;
        if (event->value != GG_NOT_WORTH_IT) /* which is an answer, and no failure */
            count_failure(statistics, event->index, (gg_outcome)event->value);
        break;
    case GG_PLAN_DROPPED:
    case GG_METHOD_GIVEN_UP:
    case GG_GOAL_GIVEN_UP:
        count_dropped(statistics);
        break;
    case GG_ACTION_REFUSED:
        if (event->fact != GG_NONE)
            count_vain(statistics, event);
        count_dropped(statistics);
        break;
    case GG_PLAN_INTERRUPTED:
        statistics->underway.replaced = true;
        break;
    case GG_METHOD_CHOSEN:
        count_method(statistics, event);
        break;
    case GG_GOAL_CHOSEN:
        counts_of_goal(statistics, event->index)[GOAL_CHOSEN]++;
        break;
    case GG_GOAL_REACHED:
        statistics_count_reached(statistics, event->index);
        break;
    case GG_GOAL_MISSED:
        misses_add(&statistics->misses, statistics->tables, statistics->agent_type, agent,
                   event->index);
        break;
    case GG_ACTION_STARTED:
        counts_of_action(statistics, event->index)[ACTION_STARTED] += event->fact == GG_NONE;
        statistics->going = event->index;
        break;
    case GG_ACTION_ENDED:
        count_end(statistics, event);
        break;
    case GG_WALK_STARTED:
    case GG_WALK_ENDED:
        count_walk(statistics, event, agent->world->clock);
        break;
    default:
        break;
    }
}

/* ------------------------------------------------------------------ sums */

/* A simulation of several agents has ended in the way of these that came about last. */
static int rank_of(enum simulation_ending ending)
{
    return ending == ENDED_IN_STANDSTILL ? -1 : (int)ending;
}

/* Notes what an agent was still doing at the end: such an action counts as done in this life. */
static void statistics_add_going(struct statistics *sum, uint16_t action)
{
    const struct problem *problem = sum->tables->problem;
    if (action == GG_NONE)
        return;
    count_named(sum->tally, TALLY_UNFINISHED, labelled_action_name(problem, action));
    sum->actions[problem->actions[action].action->number]->lives = 1;
}

void statistics_add_agent(struct statistics *sum, const struct statistics *added)
{
    statistics_add_going(sum, added->going);
    if (sum == added)
        return;
    sum->agents++;
    sum->time = added->time > sum->time ? added->time : sum->time;
    if (rank_of(added->ending) > rank_of(sum->ending))
        sum->ending = added->ending;
    if (added->failed && (added->outcome != GG_NO_PLAN || sum->outcome == GG_NO_PLAN)) {
        sum->outcome = added->outcome;
        sum->failing = added->failing;
    }
    sum->failed |= added->failed;
    if (added->misses.most > sum->misses.most)
        sum->misses = added->misses;
    chances_add(&sum->chances, &added->chances);
    if (added->most_turns.length > sum->most_turns.length)
        sum->most_turns = added->most_turns;
    if (added->longest.length > sum->longest.length)
        sum->longest = added->longest;
}

/* -------------------------------------------------------------------- tallies */

static void tally_longest(const struct statistics *statistics)
{
    const struct problem *problem = statistics->tables->problem;
    const struct goal_alternation *turns = &statistics->most_turns;
    const struct plan_repetition *longest = &statistics->longest;
    struct tally *tally = statistics->tally;
    uint32_t seed = statistics->seed;
    misses_tally(&statistics->misses, statistics->tables, tally, seed);
    chances_tally(&statistics->chances, statistics->tables, tally, seed);
    if (turns->length >= TURNS_TOLD) {
        tally->turns = (struct longest_streak){turns->length, seed, NULL, 2};
        tally->turns.names = pool_take(tally->pool, 2 * sizeof *tally->turns.names);
        for (size_t i = 0; i < 2; i++)
            tally->turns.names[i] = labelled_goal_name(problem, turns->goals[i]);
    }
    tally->repetition = (struct longest_streak){longest->length, seed, NULL, longest->step_count};
    tally->repetition.names =
        pool_take(tally->pool, (longest->step_count + 1u) * sizeof *tally->repetition.names);
    for (uint16_t i = 0; i < longest->step_count; i++)
        tally->repetition.names[i] = labelled_action_name(problem, longest->steps[i]);
}

/* Why an agent that has decided on nothing yet stands still. */
static const char *idle_reason(const struct tables *tables)
{
    return tables->features.values ? "every goal holds, is irrelevant or is not worth its cost"
                                   : "every goal holds or is irrelevant";
}

/* Why one agent stands still. */
static const char *standstill(const struct statistics *statistics)
{
    const struct plan_repetition *present = &statistics->present;
    if (statistics->ending != ENDED_IN_STANDSTILL || statistics->agents > 1)
        return NULL;
    if (statistics->tally->numbers[TALLY_DECISIONS] == 0)
        return idle_reason(statistics->tables);
    if (!present->length)
        return statistics->failed ? "no plan is found" : "no plan is worth its cost";
    return present->step_count ? "there is nothing to be done" : "the plan has no steps";
}

struct tally *statistics_tally(const struct statistics *statistics, const char *limit)
{
    static const int came_up[] = {[TALLY_GOALS] = GOAL_REACHED,
                                  [TALLY_METHODS] = METHOD_CHOSEN,
                                  [TALLY_ACTIONS] = ACTION_DONE};
    struct tally *tally = statistics->tally;
    tally->several = statistics->several;
    tally->agents = statistics->agents;
    tally->standstill = standstill(statistics);
    tally->seeds = pool_take(tally->pool, sizeof *tally->seeds);
    tally->seeds[0] = (struct seed_range){statistics->seed, statistics->seed};
    tally->numbers[TALLY_TIME] = statistics->time;
    tally->endings[statistics->ending] = 1;
    for (size_t i = 0; i < sizeof came_up / sizeof *came_up; i++)
        for (size_t j = 0; j < tally->tables[i].count; j++)
            if (tally->tables[i].rows[j].counts[came_up[i]] > 0)
                tally->tables[i].rows[j].lives = 1;
    tally_longest(statistics);
    if (tally->numbers[TALLY_AT_LIMIT] > 0)
        count_named(tally, TALLY_LIMITS, plain(limit));
    return tally;
}
