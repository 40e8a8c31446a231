/* SPDX-License-Identifier: MIT */
/*
 * What a planner of tasks needs to remember, in entries (see htn_entries.c of the runtime). Where
 * no choice can come up again with the same left to do, there is nothing to remember; where tasks
 * are recursive, a chart has to find room. See build.h. Rests on the tables of tasks. What is
 * said to be enough for a chart is enough from any state.
 */
#include "tables/build.h"

#include "ground/values.h"

#include <string.h>

/* The entries that pay where something is remembered at all, and the fewest where tasks are
 * recursive; the pairs of methods of a task that are looked at, and the subtasks of all together;
 * and the states of a domain that are gone through. */
enum {
    ENTRIES = 384,
    ENTRIES_LEAST = 192,
    PAIRS_LIMIT = 5000,
    EFFORT_LIMIT = 10000000,
    STATES_LIMIT = 1024
};

struct remembering {
    const struct problem *problem;
    bool *chooses;   /* by ground task: whether it comes to a choice */
    bool *led_to;    /* by ground task: whether it is a subtask */
    size_t *uses;    /* by ground task: subtasks that are it, from one task on */
    size_t *reached; /* ground tasks, from one task on */
    size_t reached_count;
    size_t effort; /* subtasks that were looked at for that */
};

/* ------------------------------------------------------- choices worth remembering */

/* Whether two methods of a task can be applied in one state. */
static bool has_choice(const struct ground_task *task)
{
    size_t pairs = 0;
    for (size_t i = 0; task->task && i < task->method_count; i++)
        for (size_t j = i + 1; j < task->method_count; j++)
            if (++pairs > PAIRS_LIMIT ||
                conditions_meet(&task->methods[i].needs, &task->methods[j].needs))
                return true;
    return false;
}

static bool subtask_chooses(const struct remembering *remembering, struct ground_subtask subtask)
{
    return subtask.kind == SUBTASK_ACHIEVE ||
           (subtask.kind == SUBTASK_TASK && remembering->chooses[subtask.number]);
}

/* How many subtasks of a method come to a choice. */
static size_t choices_in(const struct remembering *remembering, const struct ground_method *method)
{
    size_t count = 0;
    for (size_t i = 0; i < method->subtask_count; i++)
        count += subtask_chooses(remembering, method->subtasks[i]);
    return count;
}

static void find_choosing(struct remembering *remembering)
{
    const struct problem *problem = remembering->problem;
    for (size_t i = 0; i < problem->task_count; i++)
        remembering->chooses[i] = has_choice(&problem->tasks[i]);
    for (bool again = true; again;) {
        again = false;
        for (size_t i = problem->task_count; i-- > 0;)
            for (size_t j = 0; !remembering->chooses[i] && j < problem->tasks[i].method_count; j++)
                if (choices_in(remembering, &problem->tasks[i].methods[j]) > 0)
                    remembering->chooses[i] = again = true;
    }
}

static void remembering_reach(struct remembering *remembering, size_t task)
{
    if (remembering->uses[task]++ == 0)
        remembering->reached[remembering->reached_count++] = task;
}

static void reach_subtasks(struct remembering *remembering, const struct ground_method *method)
{
    remembering->effort += method->subtask_count + 1;
    for (size_t i = 0; i < method->subtask_count; i++)
        if (method->subtasks[i].kind == SUBTASK_TASK)
            remembering_reach(remembering, method->subtasks[i].number);
}

/* Whether a choice can come up again in the planning of a task: two stand in one method, or a task
 * that comes to one is asked for in two places. Also where it would take too long to find out. */
static bool task_repeats(struct remembering *remembering, size_t first)
{
    const struct problem *problem = remembering->problem;
    bool repeats = false;
    remembering->reached_count = 0;
    remembering_reach(remembering, first);
    for (size_t k = 0; k < remembering->reached_count; k++) {
        const struct ground_task *task = &problem->tasks[remembering->reached[k]];
        for (size_t i = 0; i < task->method_count; i++) {
            repeats = repeats || choices_in(remembering, &task->methods[i]) > 1;
            reach_subtasks(remembering, &task->methods[i]);
        }
    }
    for (size_t k = 0; k < remembering->reached_count; k++) {
        size_t task = remembering->reached[k];
        repeats = repeats || (remembering->chooses[task] && remembering->uses[task] > 1);
        remembering->uses[task] = 0;
    }
    return repeats || remembering->effort > EFFORT_LIMIT;
}

static void find_led_to(struct remembering *remembering)
{
    const struct problem *problem = remembering->problem;
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; j < problem->tasks[i].method_count; j++) {
            const struct ground_method *method = &problem->tasks[i].methods[j];
            for (size_t k = 0; k < method->subtask_count; k++)
                if (method->subtasks[k].kind == SUBTASK_TASK)
                    remembering->led_to[method->subtasks[k].number] = true;
        }
}

/* Whether a choice can come up again in the planning of any task: agents do not ask for all of
 * them, but games and the command line may. No task is recursive, so each one is come to from one
 * that is no subtask. */
static bool choices_repeat(struct pool *pool, const struct problem *problem)
{
    struct remembering remembering = {.problem = problem};
    remembering.chooses = pool_take(pool, problem->task_count + 1);
    remembering.led_to = pool_take(pool, problem->task_count + 1);
    remembering.uses = pool_take(pool, (problem->task_count + 1) * sizeof(size_t));
    remembering.reached = pool_take(pool, (problem->task_count + 1) * sizeof(size_t));
    find_choosing(&remembering);
    find_led_to(&remembering);
    for (size_t i = 0; i < problem->task_count; i++)
        if (!remembering.led_to[i] && task_repeats(&remembering, i))
            return true;
    return false;
}

/* ------------------------------------------------------------- room for a chart */

/* The states of a domain, and which of them one leads to. */
struct walk {
    const gg_domain *domain;
    uint64_t *states; /* those met from one state on */
    size_t count;
};

static uint64_t *state_at(const struct walk *walk, size_t number)
{
    return &walk->states[number * walk->domain->word_count];
}

/* The values of all facts together; more than the limit counts as one more. */
static size_t count_states(const gg_domain *domain)
{
    size_t count = 1;
    for (uint16_t i = 0; i < domain->fact_count && count <= STATES_LIMIT; i++)
        count *= (size_t)domain->facts[i].top + 1 < STATES_LIMIT ? domain->facts[i].top + 1u
                                                                 : STATES_LIMIT + 1u;
    return count <= STATES_LIMIT ? count : STATES_LIMIT + 1u;
}

/* The state with a number: the values of its facts are the digits. */
static void write_state(const gg_domain *domain, size_t number, uint64_t *state)
{
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    for (uint16_t i = 0; i < domain->fact_count; i++) {
        size_t base = (size_t)domain->facts[i].top + 1;
        gg_write(domain, i, (uint32_t)(number % base), state);
        number /= base;
    }
}

/* Meets the state behind the last one, if it is new. */
static void remembering_meet(struct walk *walk)
{
    size_t bytes = walk->domain->word_count * sizeof(uint64_t), i = 0;
    while (memcmp(state_at(walk, i), state_at(walk, walk->count), bytes) != 0)
        i++;
    walk->count += i == walk->count;
}

/* How many states the actions lead to from one, with itself. */
static size_t remembering_count_reached(struct walk *walk, size_t start)
{
    const gg_domain *domain = walk->domain;
    size_t bytes = domain->word_count * sizeof(uint64_t);
    write_state(domain, start, walk->states);
    walk->count = 1;
    for (size_t i = 0; i < walk->count; i++)
        for (uint16_t j = 0; j < domain->action_count; j++) {
            gg_plan plan = {&j, 1, 1};
            memcpy(state_at(walk, walk->count), state_at(walk, i), bytes);
            if (gg_plan_check(domain, &plan, 0, state_at(walk, walk->count)) == plan.length)
                remembering_meet(walk);
        }
    return walk->count;
}

/* The entries of a chart that has all there can be: a call for each task and state, the solutions of
 * each, and what waits. SIZE_MAX: that is not known. */
static size_t chart_entries(struct pool *pool, const struct tables *tables)
{
    const struct problem *problem = tables->problem;
    const gg_domain *domain = &tables->domain;
    size_t states = count_states(domain), waits = 0, entries = 0;
    if (states > STATES_LIMIT || problem->subgoal_count > 0 ||
        (uint64_t)states * states * domain->action_count > (uint64_t)STATES_LIMIT * STATES_LIMIT)
        return SIZE_MAX;
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; j < problem->tasks[i].method_count; j++)
            for (size_t k = 0; k < problem->tasks[i].methods[j].subtask_count; k++)
                waits += problem->tasks[i].methods[j].subtasks[k].kind == SUBTASK_TASK;
    struct walk walk = {.domain = domain};
    walk.states = pool_take(pool, (states + 1) * (domain->word_count + 1u) * sizeof(uint64_t));
    for (size_t i = 0; i < states; i++) {
        size_t reached = remembering_count_reached(&walk, i);
        entries += problem->task_count * (1 + reached) + waits * reached;
    }
    return entries;
}

/* --------------------------------------------------------------------- together */

size_t entries_wanted(const struct tables *tables)
{
    size_t nodes = tables->problem->domain->limits.nodes, entries = 0;
    struct pool *pool = pool_new();
    bool recursive = false;
    for (uint16_t i = 0; i < tables->domain.task_count; i++)
        recursive = recursive || tables->domain.tasks[i].recursive;
    if (recursive)
        entries = chart_entries(pool, tables);
    else if (choices_repeat(pool, tables->problem))
        entries = ENTRIES;
    if (recursive && entries < ENTRIES_LEAST)
        entries = ENTRIES_LEAST;
    pool_free(pool);
    return entries < nodes ? entries : nodes;
}
