/* SPDX-License-Identifier: MIT */
/* Counts what happens in a life: see statistics.h. */
#include "commands/statistics.h"

#include <string.h>

/* ------------------------------------------------- the tasks that are lived */

/* The tasks that can come up, each once; those up to `done` were looked into. */
struct agenda {
    const struct task **tasks;
    size_t count, done;
};

static void add_task(struct pool *pool, struct tally *tally, struct agenda *agenda,
                     const struct task *task)
{
    if (tally->methods[task->number])
        return;
    tally->methods[task->number] =
        pool_take(pool, (task->method_count + 1) * sizeof **tally->methods);
    agenda->tasks = pool_grow(pool, agenda->tasks, agenda->count, sizeof *agenda->tasks);
    agenda->tasks[agenda->count++] = task;
}

static void find_tasks(struct pool *pool, struct tally *tally)
{
    struct agenda agenda = {.count = 0};
    if (tally->character->task)
        add_task(pool, tally, &agenda, tally->character->task);
    while (agenda.done < agenda.count) {
        const struct task *task = agenda.tasks[agenda.done++];
        for (size_t i = 0; i < task->method_count; i++)
            for (size_t j = 0; j < task->methods[i].subtask_count; j++)
                if (task->methods[i].subtasks[j].task)
                    add_task(pool, tally, &agenda, task->methods[i].subtasks[j].task);
    }
}

struct tally *tally_new(struct pool *pool, const struct tables *tables,
                        const struct character *character)
{
    const struct domain *domain = tables->problem->domain;
    struct tally *tally = pool_take(pool, sizeof *tally);
    size_t steps = domain->limits.plan + 1u;
    tally->tables = tables;
    tally->character = character;
    tally->outcome = GG_NO_PLAN;
    tally->failing = GG_NONE;
    tally->going = GG_NONE;
    tally->turns = tally->most_turns = (struct turns){{GG_NONE, GG_NONE}, 0};
    tally->methods = pool_take(pool, (domain->task_count + 1) * sizeof *tally->methods);
    tally->actions = pool_take(pool, (domain->action_count + 1) * sizeof *tally->actions);
    tally->goals = pool_take(pool, (domain->goal_count + 1) * sizeof *tally->goals);
    tally->present.steps = pool_take(pool, steps * sizeof *tally->present.steps);
    tally->longest.steps = pool_take(pool, steps * sizeof *tally->longest.steps);
    find_tasks(pool, tally);
    return tally;
}

/* ----------------------------------------------------------------- counting */

/* Variants of one action (see tables.c) are the same step. */
static bool same_step(const struct tally *tally, uint16_t a, uint16_t b)
{
    const struct ground_action *actions = tally->tables->problem->actions;
    return a == b || strcmp(actions[a].name, actions[b].name) == 0;
}

static bool same_plan(const struct tally *tally, const uint16_t *steps, uint16_t count)
{
    const struct repetition *present = &tally->present;
    bool same = present->length > 0 && present->step_count == count;
    for (uint16_t i = 0; same && i < count; i++)
        same = same_step(tally, present->steps[i], steps[i]);
    return same;
}

static void copy_steps(struct repetition *to, const uint16_t *steps, uint16_t count)
{
    for (uint16_t i = 0; i < count; i++)
        to->steps[i] = steps[i];
    to->step_count = count;
}

static void count_plan(struct tally *tally, const uint16_t *steps, uint16_t count)
{
    struct repetition *present = &tally->present, *longest = &tally->longest;
    if (!same_plan(tally, steps, count)) {
        present->length = 0;
        copy_steps(present, steps, count);
    }
    present->length++;
    if (present->length <= longest->length)
        return;
    longest->length = present->length;
    copy_steps(longest, steps, count);
}

/* A failure at a limit is kept, as it says more than that there is no plan. */
static void count_failure(struct tally *tally, uint16_t goal, gg_outcome outcome)
{
    tally->failed++;
    tally->present.length = 0;
    tally->limited += outcome != GG_NO_PLAN;
    if (outcome == GG_NO_PLAN && tally->limited)
        return;
    tally->outcome = outcome;
    tally->failing = goal;
}

static void count_method(struct tally *tally, const gg_event *event)
{
    const struct ground_task *task = &tally->tables->problem->tasks[event->index];
    tally->methods[task->task->number][task->methods[event->value].written]++;
}

/* ------------------------------------------------------------------- goals */

/* A plan was made for a goal. The same goal again is no turn; a third one begins anew. */
static void count_turn(struct tally *tally, uint16_t goal)
{
    struct turns *turns = &tally->turns;
    uint16_t last = turns->length ? turns->goals[(turns->length - 1) % 2] : GG_NONE;
    if (goal == last)
        return;
    if (turns->length < 2)
        turns->goals[turns->length] = goal;
    else if (turns->goals[turns->length % 2] != goal)
        *turns = (struct turns){{last, goal}, 1};
    turns->length++;
    if (turns->length > tally->most_turns.length)
        tally->most_turns = *turns;
}

static void count_reached(struct tally *tally, uint16_t goal)
{
    tally->goals[goal].reached++;
    tally->underway.left = 0;
    if (goal == tally->turns.goals[0] || goal == tally->turns.goals[1])
        tally->turns = (struct turns){{GG_NONE, GG_NONE}, 0};
}

static void count_made(struct tally *tally, const gg_event *event, const uint16_t *steps)
{
    struct underway *underway = &tally->underway;
    tally->interrupted += underway->left > 0 || underway->replaced;
    *underway = (struct underway){event->value, false};
    count_plan(tally, steps, event->value);
    if (event->index == GG_NONE)
        return;
    tally->goals[event->index].planned++;
    count_turn(tally, event->index);
}

/* ----------------------------------------------------------------- actions */

static struct action_count *count_of(const struct tally *tally, uint16_t action)
{
    return &tally->actions[tally->tables->problem->actions[action].action->number];
}

/* What was aborted gives way to another plan; with one that failed, its plan is over. */
static void count_end(struct tally *tally, const gg_event *event)
{
    struct action_count *count = count_of(tally, event->index);
    tally->going = GG_NONE;
    if (event->value == GG_ABORTED) {
        count->aborted++;
    } else if (event->value == GG_SUCCESS) {
        count->done++;
        if (tally->underway.left > 0)
            tally->underway.left--;
    } else {
        count->failed++;
        tally->underway.left = 0;
    }
}

/* Events about plans and methods. */
static void count_planning(struct tally *tally, const gg_event *event, const uint16_t *steps)
{
    bool planned = event->kind == GG_PLAN_MADE || event->kind == GG_PLAN_FAILED;
    tally->decisions += planned;
    if (event->kind == GG_PLAN_MADE) {
        count_made(tally, event, steps);
    } else if (event->kind == GG_PLAN_FAILED) {
        count_failure(tally, event->index, (gg_outcome)event->value);
    } else if (event->kind == GG_PLAN_DROPPED) {
        tally->dropped++;
        tally->underway.left = 0;
    } else if (event->kind == GG_PLAN_INTERRUPTED) {
        tally->underway.replaced = true;
    } else if (event->kind == GG_METHOD_CHOSEN) {
        count_method(tally, event);
    }
}

void tally_event(struct tally *tally, const gg_event *event, const uint16_t *steps)
{
    count_planning(tally, event, steps);
    if (event->kind == GG_GOAL_CHOSEN) {
        tally->goals[event->index].chosen++;
    } else if (event->kind == GG_GOAL_REACHED) {
        count_reached(tally, event->index);
    } else if (event->kind == GG_TASK_STARTED) {
        count_of(tally, event->index)->started++;
        tally->going = event->index;
    } else if (event->kind == GG_TASK_ENDED) {
        count_end(tally, event);
    }
}
