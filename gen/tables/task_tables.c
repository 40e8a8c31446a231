/* SPDX-License-Identifier: MIT */
/*
 * Tasks and methods as the runtime reads them: subtasks as numbers, methods of one name as groups,
 * priorities as priority levels; which methods the game can deny, and which cool down. See build.h.
 */
#include "tables/build.h"

/* The numbers of actions come first, then those of tasks and of conditions to achieve. */
static uint16_t subtask_number(const struct problem *problem, struct ground_subtask subtask)
{
    size_t number =
        subtask.kind == SUBTASK_ACTION ? problem->rows.of_actions[subtask.number] : subtask.number;
    number += subtask.kind != SUBTASK_ACTION ? problem->rows.count : 0;
    number += subtask.kind == SUBTASK_ACHIEVE ? problem->task_count : 0;
    return (uint16_t)number;
}

/* The number of a method's called score; these are numbered by the methods of the YAML. */
static uint16_t score_of(const struct ground_task *task, const struct ground_method *ground)
{
    bool scored = task->task && score_callback(task->task, ground->method);
    return scored ? (uint16_t)ground->method->number : GG_NONE;
}

static gg_method ground_method_of(struct building *building, const struct ground_task *task,
                                  const struct ground_method *ground)
{
    uint16_t *subtasks = pool_take(building->pool, (ground->subtask_count + 1) * sizeof *subtasks);
    for (size_t i = 0; i < ground->subtask_count; i++)
        subtasks[i] = subtask_number(building->problem, ground->subtasks[i]);
    gg_method method = {.precondition = condition_of(building, &ground->needs)};
    method.subtasks = ground->subtask_count ? subtasks : NULL;
    method.subtask_count = (uint16_t)ground->subtask_count;
    method.prechecked = (uint16_t)ground->prechecked;
    method.source_index = ground->method ? (uint16_t)ground->source_index : GG_NONE;
    method.scored = score_of(task, ground);
    bool asked = method.scored != GG_NONE || (ground->method && ground->method->procedural);
    size_t count = asked ? ground->method->parameters.count : 0;
    uint16_t *arguments = pool_take(building->pool, (count + 1) * sizeof *arguments);
    for (size_t i = 0; i < count; i++)
        arguments[i] = (uint16_t)ground->arguments[i];
    method.arguments = count ? arguments : NULL;
    return method;
}

/* The priority of a ground method. */
static int32_t ground_priority_of(const struct ground_task *ground, size_t method)
{
    return ground->preferences[ground->methods[method].source_index].priority;
}

/* Numbers the priority levels of methods, which stand in the order of their priorities. */
static void number_levels(const struct ground_task *ground, gg_method *methods)
{
    if (!ground->task || ground->task->select != SELECT_PRIORITY)
        return;
    for (size_t i = 1; i < ground->method_count; i++)
        methods[i].priority_level =
            (uint16_t)(methods[i - 1].priority_level +
                       (ground_priority_of(ground, i) != ground_priority_of(ground, i - 1)));
}

/* Methods of a level above 0 are watched: so those are that agents hold on to. That of scores is
 * GG_NONE. */
static void raise_levels(const struct ground_task *ground, gg_method *methods)
{
    for (size_t i = 0; i < ground->method_count; i++)
        methods[i].priority_level = ground->task->select == SELECT_SCORE
                                        ? GG_NONE
                                        : (uint16_t)(methods[i].priority_level + 1);
}

/* Whether a method of the same priority level has a weight. */
static bool level_is_drawn(const struct ground_task *ground, int32_t priority)
{
    const struct task *task = ground->task;
    if (task->select != SELECT_PRIORITY)
        return true;
    for (size_t i = 0; i < task->method_count; i++)
        if (task->methods[i].weighted && ground->preferences[i].priority == priority)
            return true;
    return false;
}

/* The groups of a task that draws. A priority level that is not drawn is as many ranks as it
 * has methods. */
static void build_groups(struct building *building, const struct ground_task *ground, gg_task *task)
{
    gg_method_instances *groups =
        pool_take(building->pool, (ground->method_count + 1) * sizeof *groups);
    size_t count = 0;
    for (size_t i = 0; i < ground->method_count; i++) {
        const struct method *method = ground->methods[i].method;
        if (i > 0 && ground->methods[i - 1].method == method) {
            groups[count - 1].end++;
            continue;
        }
        uint16_t weight = ground->preferences[ground->methods[i].source_index].weight;
        gg_method_instances *group = &groups[count++];
        *group = (gg_method_instances){(uint16_t)i, (uint16_t)(i + 1), weight, 0};
        if (ground->task->select == SELECT_RANDOM)
            group->weight = 1;
        if (count > 1)
            group->rank = (uint16_t)(group[-1].rank +
                                     (task->methods[i].priority_level !=
                                          task->methods[i - 1].priority_level ||
                                      !level_is_drawn(ground, ground_priority_of(ground, i))));
    }
    task->groups = groups;
    task->group_count = (uint16_t)count;
}

static void build_task(struct building *building, const struct ground_task *ground, gg_task *task)
{
    gg_method *methods = pool_take(building->pool, (ground->method_count + 1) * sizeof *methods);
    for (size_t i = 0; i < ground->method_count; i++)
        methods[i] = ground_method_of(building, ground, &ground->methods[i]);
    number_levels(ground, methods);
    bool holds = ground->task && task_has_inertia(ground->task);
    if (holds)
        raise_levels(ground, methods);
    task->methods = methods;
    task->method_count = (uint16_t)ground->method_count;
    if (ground->task && !select_modes[ground->task->select].draws)
        task->select = holds ? GG_SCORED : (uint8_t)select_modes[ground->task->select].runs;
    if (ground->task && ground->method_count && task_draws(ground->task)) {
        task->select = GG_DRAWN;
        build_groups(building, ground, task);
    }
    build_index(building, ground, task);
}

/* Steps of what never comes to an end; more than any plan may have. */
enum { ENDLESS = UINT16_MAX };

/* The fewest steps that a method's subtasks are known to take. */
static size_t ground_least_of(const gg_domain *domain, const gg_method *method)
{
    size_t steps = 0;
    for (uint16_t i = 0; i < method->subtask_count; i++) {
        size_t task = (size_t)method->subtasks[i] - domain->action_count;
        if (method->subtasks[i] < domain->action_count)
            steps++;
        else if (task < domain->task_count)
            steps += domain->tasks[task].least;
    }
    return steps < ENDLESS ? steps : ENDLESS;
}

/* One round of the search for the fewest steps of each task; whether some are fewer now. */
static bool lower_steps(const gg_domain *domain, gg_task *tasks)
{
    bool lower = false;
    for (size_t i = domain->task_count; i-- > 0;)
        for (uint16_t j = 0; j < tasks[i].method_count; j++) {
            size_t steps = ground_least_of(domain, &tasks[i].methods[j]);
            lower = lower || steps < tasks[i].least;
            tasks[i].least = steps < tasks[i].least ? (uint16_t)steps : tasks[i].least;
        }
    return lower;
}

/* The fewest steps of each task, whatever its preconditions say: 0 where it is not known, and
 * where there is no end. */
static void find_least_steps(const gg_domain *domain, gg_task *tasks)
{
    enum { ROUNDS = 50 };
    int round = 0;
    for (size_t i = 0; i < domain->task_count; i++)
        tasks[i].least = ENDLESS;
    while (round < ROUNDS && lower_steps(domain, tasks))
        round++;
    for (size_t i = 0; i < domain->task_count; i++)
        if (round == ROUNDS || tasks[i].least == ENDLESS)
            tasks[i].least = 0;
}

/* What the game can say no to of the methods of a task; NULL: of none. */
static const gg_denial *denials_of(struct building *building, const struct ground_task *ground)
{
    gg_denial *denials = pool_take(building->pool, (ground->method_count + 1) * sizeof *denials);
    uint16_t *count = &building->tables->domain.procedural_count;
    bool any = false;
    for (size_t i = 0; i < ground->method_count; i++) {
        const struct method *method = ground->methods[i].method;
        bool asks = method && method->procedural;
        denials[i].procedural = asks ? (*count)++ : GG_NONE;
        denials[i].source = method ? (uint16_t)method->number : GG_NONE;
        any |= asks;
    }
    return any ? denials : NULL;
}

static void build_denials(struct building *building)
{
    const struct problem *problem = building->problem;
    const gg_denial **denials = pool_take(building->pool, problem->task_count * sizeof *denials);
    for (size_t i = 0; i < problem->task_count; i++)
        denials[i] = denials_of(building, &problem->tasks[i]);
    building->tables->denials = (gg_denials){&gg_denying, denials};
    if (NULL_IF_ALL_ZERO(denials, problem->task_count))
        building->tables->features.denials = &building->tables->denials;
}

/* How agents hold on to the methods of a task; NULL: they do not. */
static const gg_method_hold *holds_of(struct building *building, const struct ground_task *ground)
{
    if (!ground->task || !task_has_inertia(ground->task))
        return NULL;
    bool scored = ground->task->select == SELECT_SCORE;
    gg_method_hold *holds = pool_take(building->pool, (ground->method_count + 1) * sizeof *holds);
    for (size_t i = 0; i < ground->method_count; i++) {
        const struct ground_method *method = &ground->methods[i];
        bool outdone = method->method->inert || !scored;
        size_t alike = 0;
        while (ground->methods[alike].source_index != method->source_index ||
               ground->methods[alike].arguments != method->arguments)
            alike++;
        holds[i].priority = scored ? 0 : ground_priority_of(ground, i);
        holds[i].inertia = outdone ? (int32_t)method->method->inertia : -1;
        holds[i].alike = (uint16_t)alike;
    }
    return holds;
}

static void build_holdings(struct building *building)
{
    const struct problem *problem = building->problem;
    const gg_method_hold **rows = pool_take(building->pool, problem->task_count * sizeof *rows);
    for (size_t i = 0; i < problem->task_count; i++)
        rows[i] = holds_of(building, &problem->tasks[i]);
    building->tables->holdings = (gg_holdings){.ops = &gg_holding, .of_methods = rows};
    if (NULL_IF_ALL_ZERO(rows, problem->task_count))
        building->tables->features.holdings = &building->tables->holdings;
}

void build_tasks(struct building *building)
{
    const struct problem *problem = building->problem;
    gg_task *tasks = pool_take(building->pool, (problem->task_count + 1) * sizeof *tasks);
    building->tables->domain.task_count = (uint16_t)problem->task_count;
    building->tables->domain.tasks = tasks;
    for (size_t i = 0; i < problem->task_count; i++)
        build_task(building, &problem->tasks[i], &tasks[i]);
    build_denials(building);
    build_holdings(building);
    mark_recursion(building, tasks);
    find_least_steps(&building->tables->domain, tasks);
}

/* --------------------------------------------------------------------- cooldowns */

/* The number of the ground fact that tells whether a ground method is passed over for a time. */
static uint16_t pause_fact_of(const struct building *building, const struct ground_method *ground,
                              const struct fact *fact)
{
    size_t instance = 0;
    for (size_t i = 0; i < fact->parameter_count; i++) {
        const struct symbol_set *objects = &fact->parameters[i]->objects;
        int64_t position = symbol_position(objects, ground->arguments[i]);
        instance = instance * objects->count + (size_t)position;
    }
    return (uint16_t)building->tables->layout.numbers[fact->first + instance];
}

/* The cooldowns that are being built, and by fact their numbers + 1: the variants of a method share
 * one. */
struct cooling {
    gg_cooldown *all;
    uint16_t *numbers;
};

/* The cooldowns of the methods of a task; NULL: none has one. */
static const uint16_t *cooldowns_of(struct building *building, const struct ground_task *ground,
                                    struct cooling *cooling)
{
    gg_cooldowns *cooldowns = &building->tables->cooldowns;
    uint16_t *numbers = pool_take(building->pool, (ground->method_count + 1) * sizeof *numbers);
    bool any = false;
    for (size_t i = 0; i < ground->method_count; i++) {
        const struct method *method = ground->methods[i].method;
        numbers[i] = GG_NONE;
        if (!method || !method->cooling)
            continue;
        any = true;
        uint16_t fact = pause_fact_of(building, &ground->methods[i], method->cooling);
        if (!cooling->numbers[fact]) {
            POOL_ADD(building->pool, cooling->all, cooldowns->count) =
                (gg_cooldown){.duration = method->cooldown, .fact = fact};
            cooling->numbers[fact] = cooldowns->count;
        }
        numbers[i] = (uint16_t)(cooling->numbers[fact] - 1);
    }
    return any ? numbers : NULL;
}

/* The timeouts of the methods of a task; NULL: none has one. by_fact: their numbers + 1. */
static const uint16_t *timeouts_of(struct building *building, const struct ground_task *ground,
                                   gg_method_timeout **all, uint16_t *by_fact)
{
    gg_timeouts *timeouts = &building->tables->timeouts;
    uint16_t *numbers = pool_take(building->pool, (ground->method_count + 1) * sizeof *numbers);
    bool any = false;
    for (size_t i = 0; i < ground->method_count; i++) {
        const struct method *method = ground->methods[i].method;
        numbers[i] = GG_NONE;
        if (!method || !method->paused)
            continue;
        any = true;
        uint16_t fact = pause_fact_of(building, &ground->methods[i], method->paused);
        if (!by_fact[fact]) {
            gg_condition *until = pool_take(building->pool, sizeof *until);
            *until = condition_of(building, &ground->methods[i].until);
            POOL_ADD(building->pool, *all, timeouts->count) = (gg_method_timeout){
                method->again ? NULL : until, method->timeout, method->again, fact};
            by_fact[fact] = timeouts->count;
        }
        numbers[i] = (uint16_t)(by_fact[fact] - 1);
    }
    return any ? numbers : NULL;
}

/* Builds the timeouts of methods; whether there are any. */
static bool build_method_timeouts(struct building *building)
{
    const struct problem *problem = building->problem;
    const uint16_t **rows = pool_take(building->pool, (problem->task_count + 1) * sizeof *rows);
    size_t facts = building->tables->layout.fact_count + 1;
    uint16_t *by_fact = pool_take(building->pool, facts * sizeof *by_fact);
    gg_timeouts *timeouts = &building->tables->timeouts;
    gg_method_timeout *all = NULL;
    for (size_t i = 0; i < problem->task_count; i++)
        rows[i] = timeouts_of(building, &problem->tasks[i], &all, by_fact);
    timeouts->of_methods = timeouts->count ? rows : NULL;
    timeouts->all = all;
    if (timeouts->count)
        building->tables->features.timeouts = timeouts;
    return timeouts->count > 0;
}

void build_cooldowns(struct building *building)
{
    const struct problem *problem = building->problem;
    const uint16_t **rows = pool_take(building->pool, (problem->task_count + 1) * sizeof *rows);
    size_t facts = building->tables->layout.fact_count + 1;
    struct cooling cooling = {.numbers = pool_take(building->pool, facts * sizeof(uint16_t))};
    gg_cooldowns *cooldowns = &building->tables->cooldowns;
    cooldowns->ops = &gg_cooling;
    for (size_t i = 0; i < problem->task_count; i++)
        rows[i] = cooldowns_of(building, &problem->tasks[i], &cooling);
    cooldowns->of_methods = rows;
    cooldowns->all = cooling.all;
    if (build_method_timeouts(building) || cooldowns->count)
        building->tables->features.cooldowns = cooldowns;
    if (building->tables->timeouts.count)
        cooldowns->ops = &gg_timing_out;
}
