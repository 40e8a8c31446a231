/* SPDX-License-Identifier: MIT */
/* See interpreter.h. Written as one would at home, not worse and not better. */
#include "interpreter.h"

#include <stdlib.h>

#include "articles.h"

/* How deep methods can be nested, how many steps a plan for a condition to achieve
 * has, how many states are kept for it, and the methods of a task that draws. */
enum { LEVELS = 512, STEPS_MOST = 256, STATES_MOST = 2000, DRAWN_MOST = 64 };

/* A condition: any of the lists of wishes. */
struct condition {
    struct wishes *items;
    size_t count;
};

struct named_action {
    const char *name;
    struct condition condition;
    struct outcomes outcomes;
};

struct named_method {
    struct condition condition;
    const char **subtasks;
    size_t subtask_count;
    unsigned weight;
};

struct named_task {
    const char *name;
    enum select select;
    bool comes_back; /* to itself, by first subtasks */
    struct named_method *methods;
    size_t method_count;
};

/* A condition to achieve, as a task. */
struct named_achievement {
    const char *name;
    struct articles *articles;
};

struct interpreter {
    const struct problem *problem;
    struct named_facts facts;
    struct named_action *actions;
    struct named_task *tasks;
    struct named_achievement *achievements;
    bool deepens;  /* step by step */
    uint32_t luck; /* of its own draws */
};

static enum select select_of(const struct ground_task *task)
{
    return task->task ? task->task->select : SELECT_FIRST;
}

static bool is_drawn(enum select select)
{
    return select == SELECT_RANDOM || select == SELECT_WEIGHTED;
}

/* ------------------------------------------------------------ taking over */

static struct condition condition_of(struct pool *pool, const struct problem *problem,
                                     const struct boxes *boxes)
{
    struct condition condition = {pool_take(pool, boxes->count * sizeof *condition.items),
                                  boxes->count};
    for (size_t i = 0; i < boxes->count; i++)
        condition.items[i] = named_wishes(pool, problem, &boxes->items[i]);
    return condition;
}

static void take_actions(struct pool *pool, struct interpreter *interpreter)
{
    const struct problem *problem = interpreter->problem;
    interpreter->actions = pool_take(pool, problem->action_count * sizeof *interpreter->actions);
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct ground_action *action = &problem->actions[i];
        interpreter->actions[i].name = action->name;
        interpreter->actions[i].condition = condition_of(pool, problem, &action->condition);
        interpreter->actions[i].outcomes = named_outcomes(pool, problem, &action->changes);
    }
}

static void take_achievements(struct pool *pool, struct interpreter *interpreter)
{
    const struct problem *problem = interpreter->problem;
    interpreter->achievements =
        pool_take(pool, problem->achievement_count * sizeof *interpreter->achievements);
    for (size_t i = 0; i < problem->achievement_count; i++) {
        struct named_achievement *achievement = &interpreter->achievements[i];
        achievement->name = pool_format(pool, "achieve %zu", i);
        achievement->articles = articles_for(pool, problem, &problem->achievements[i]);
    }
}

static const char *subtask_name(const struct interpreter *interpreter, size_t subtask)
{
    if (subtask >= ACHIEVE_BASE)
        return interpreter->achievements[subtask - ACHIEVE_BASE].name;
    if (subtask >= TASK_BASE)
        return interpreter->problem->tasks[subtask - TASK_BASE].name;
    return interpreter->problem->actions[subtask].name;
}

static struct named_method method_of(struct pool *pool, const struct interpreter *interpreter,
                                     const struct ground_method *ground)
{
    struct named_method method = {.subtask_count = ground->subtask_count,
                                  .weight = ground->method ? ground->method->weight : 1};
    method.condition = condition_of(pool, interpreter->problem, &ground->condition);
    method.subtasks = pool_take(pool, ground->subtask_count * sizeof *method.subtasks);
    for (size_t i = 0; i < ground->subtask_count; i++)
        method.subtasks[i] = subtask_name(interpreter, ground->subtasks[i]);
    return method;
}

static void take_tasks(struct pool *pool, struct interpreter *interpreter)
{
    const struct problem *problem = interpreter->problem;
    interpreter->tasks = pool_take(pool, problem->task_count * sizeof *interpreter->tasks);
    for (size_t i = 0; i < problem->task_count; i++) {
        const struct ground_task *ground = &problem->tasks[i];
        struct named_task *task = &interpreter->tasks[i];
        task->name = ground->name;
        task->select = select_of(ground);
        task->methods = pool_take(pool, ground->method_count * sizeof *task->methods);
        task->method_count = ground->method_count;
        for (size_t j = 0; j < ground->method_count; j++)
            task->methods[j] = method_of(pool, interpreter, &ground->methods[j]);
    }
}

/* --------------------------------------------------------- what it can plan */

/* Whether each name stands for one thing, and all else is as it must be. */
static bool can_plan(struct pool *pool, const struct problem *problem)
{
    struct map names = {0};
    for (size_t i = 0; i < problem->action_count + problem->task_count; i++) {
        const char *name = i < problem->action_count
                               ? problem->actions[i].name
                               : problem->tasks[i - problem->action_count].name;
        if (map_get(&names, name) >= 0)
            return false;
        map_put(&names, pool, name, (long)i);
    }
    for (size_t i = 0; i < problem->achievement_count; i++)
        if (problem->achievements[i].count != 1)
            return false;
    for (size_t i = 0; i < problem->task_count; i++)
        if (is_drawn(select_of(&problem->tasks[i])) && problem->tasks[i].method_count > DRAWN_MOST)
            return false;
    return true;
}

/* Whether a way of first subtasks leads from a task to `goal`; not by way of the
 * tasks that were met. */
static bool leads_to(const struct problem *problem, size_t from, size_t goal, bool *met)
{
    const struct ground_task *task = &problem->tasks[from];
    for (size_t i = 0; i < task->method_count; i++) {
        const struct ground_method *method = &task->methods[i];
        size_t first = method->subtask_count ? method->subtasks[0] : 0;
        if (first < TASK_BASE || first >= ACHIEVE_BASE)
            continue;
        first -= TASK_BASE;
        if (first == goal)
            return true;
        if (met[first])
            continue;
        met[first] = true;
        if (leads_to(problem, first, goal, met))
            return true;
    }
    return false;
}

static void find_left_recursion(struct pool *pool, struct interpreter *interpreter)
{
    size_t count = interpreter->problem->task_count;
    bool *met = pool_take(pool, count * sizeof *met);
    for (size_t i = 0; i < count; i++) {
        memset(met, 0, count * sizeof *met);
        interpreter->tasks[i].comes_back = leads_to(interpreter->problem, i, i, met);
    }
}

struct interpreter *interpreter_of(struct pool *pool, const struct problem *problem)
{
    if (!can_plan(pool, problem))
        return NULL;
    struct interpreter *interpreter = pool_take(pool, sizeof *interpreter);
    interpreter->problem = problem;
    interpreter->facts = named_start(pool, problem);
    take_actions(pool, interpreter);
    take_achievements(pool, interpreter);
    take_tasks(pool, interpreter);
    find_left_recursion(pool, interpreter);
    interpreter->luck = 1;
    return interpreter;
}

struct named_facts interpreter_facts(struct interpreter *interpreter)
{
    return interpreter->facts;
}

/* ---------------------------------------------------------------- planning */

/* A planning. */
struct run {
    struct interpreter *interpreter;
    struct interpreter_plan *plan;
    unsigned long tries;
};

/* How deep a task that comes back to itself may be nested in itself now. */
struct deepening {
    unsigned deepest;
    bool cut; /* whether something was given up because of that */
};

/* The subtasks of a method that are left, and what comes after them. */
struct agenda {
    const char *const *names;
    size_t count;
    const struct agenda *rest;
    struct deepening *deepening; /* of the task that the method is for; or NULL */
    unsigned depth;
};

static bool holds(struct named_facts facts, const struct condition *condition)
{
    for (size_t i = 0; i < condition->count; i++)
        if (named_hold(facts, &condition->items[i]))
            return true;
    return false;
}

static const struct named_action *find_action(const struct interpreter *interpreter,
                                              const char *name)
{
    for (size_t i = 0; i < interpreter->problem->action_count; i++)
        if (strcmp(interpreter->actions[i].name, name) == 0)
            return &interpreter->actions[i];
    return NULL;
}

static const struct named_task *find_task(const struct interpreter *interpreter, const char *name)
{
    for (size_t i = 0; i < interpreter->problem->task_count; i++)
        if (strcmp(interpreter->tasks[i].name, name) == 0)
            return &interpreter->tasks[i];
    return NULL;
}

static struct articles *find_achievement(const struct interpreter *interpreter, const char *name)
{
    for (size_t i = 0; i < interpreter->problem->achievement_count; i++)
        if (strcmp(interpreter->achievements[i].name, name) == 0)
            return interpreter->achievements[i].articles;
    return NULL;
}

static bool perform(struct run *run, struct named_facts facts, const struct named_action *action)
{
    if (!holds(facts, &action->condition) || run->plan->length == run->plan->capacity)
        return false;
    named_apply(facts, &action->outcomes);
    run->plan->steps[run->plan->length++] = action->name;
    return true;
}

static bool achieve(struct run *run, struct named_facts facts, struct articles *articles)
{
    uint16_t steps[STEPS_MOST];
    struct articles_plan plan = {.steps = steps, .capacity = STEPS_MOST};
    articles_from(articles, facts);
    articles_make(articles, STATES_MOST, &plan);
    for (size_t i = 0; i < plan.length; i++)
        if (!perform(run, facts, &run->interpreter->actions[steps[i]]))
            return false;
    return plan.found;
}

/* A number from 0 to count - 1 (xorshift: Marsaglia, 2003). */
static uint32_t draw_number(struct interpreter *interpreter, uint32_t count)
{
    interpreter->luck ^= interpreter->luck << 13;
    interpreter->luck ^= interpreter->luck >> 17;
    interpreter->luck ^= interpreter->luck << 5;
    return interpreter->luck % count;
}

/* Draws one of the methods that are open, and closes it. */
static size_t draw_method(struct interpreter *interpreter, const struct named_task *task,
                          bool *open)
{
    uint32_t sum = 0, alike = 0;
    for (size_t i = 0; i < task->method_count; i++) {
        sum += open[i] ? task->methods[i].weight : 0;
        alike += open[i];
    }
    bool by_weight = task->select == SELECT_WEIGHTED && sum > 0;
    uint32_t ticket = draw_number(interpreter, by_weight ? sum : alike);
    size_t i = 0;
    for (;; i++) {
        uint32_t count = !open[i] ? 0 : by_weight ? task->methods[i].weight : 1;
        if (ticket < count)
            break;
        ticket -= count;
    }
    open[i] = false;
    return i;
}

static bool seek(struct run *run, struct named_facts facts, const struct agenda *agenda,
                 unsigned level);

/* Goes on with a method from a copy of the state. */
static bool try_method(struct run *run, struct named_facts facts, struct agenda agenda,
                       unsigned level)
{
    size_t length = run->plan->length, bytes = facts.count * sizeof *facts.items;
    struct named_facts copy = {malloc(bytes ? bytes : 1), facts.count};
    if (!copy.items)
        exit(1);
    run->plan->tried++;
    memcpy(copy.items, facts.items, bytes);
    bool found = seek(run, copy, &agenda, level + 1);
    free(copy.items);
    if (!found)
        run->plan->length = length;
    return found;
}

static bool try_drawn(struct run *run, struct named_facts facts, const struct named_task *task,
                      struct agenda agenda, unsigned level)
{
    bool open[DRAWN_MOST];
    size_t left = 0;
    for (size_t i = 0; i < task->method_count; i++)
        left += open[i] = holds(facts, &task->methods[i].condition);
    for (; left > 0; left--) {
        const struct named_method *method =
            &task->methods[draw_method(run->interpreter, task, open)];
        agenda.names = method->subtasks;
        agenda.count = method->subtask_count;
        if (try_method(run, facts, agenda, level))
            return true;
    }
    return false;
}

static bool try_methods(struct run *run, struct named_facts facts, const struct named_task *task,
                        struct agenda agenda, unsigned level)
{
    if (is_drawn(task->select))
        return try_drawn(run, facts, task, agenda, level);
    for (size_t i = 0; i < task->method_count && run->plan->tried < run->tries; i++) {
        const struct named_method *method = &task->methods[i];
        agenda.names = method->subtasks;
        agenda.count = method->subtask_count;
        if (holds(facts, &method->condition) && try_method(run, facts, agenda, level))
            return true;
    }
    return false;
}

/* Deepens step by step where a task that comes back to itself is met first. */
static bool try_task(struct run *run, struct named_facts facts, const struct named_task *task,
                     const struct agenda *rest, unsigned level)
{
    struct agenda agenda = {.rest = rest};
    if (level == LEVELS)
        return false;
    if (!task->comes_back)
        return try_methods(run, facts, task, agenda, level);
    if (rest->deepening) {
        agenda.deepening = rest->deepening;
        agenda.depth = rest->depth + 1;
        if (agenda.depth <= agenda.deepening->deepest)
            return try_methods(run, facts, task, agenda, level);
        agenda.deepening->cut = true;
        return false;
    }
    struct deepening deepening = {0, true};
    agenda.deepening = &deepening;
    for (; deepening.cut && run->plan->tried < run->tries; deepening.deepest++) {
        deepening.cut = false;
        if (try_methods(run, facts, task, agenda, level))
            return true;
    }
    return false;
}

/* Plans all that is on the agenda; the facts are changed. */
static bool seek(struct run *run, struct named_facts facts, const struct agenda *agenda,
                 unsigned level)
{
    struct agenda now = *agenda;
    for (;;) {
        while (now.count == 0) {
            if (!now.rest)
                return true;
            now = *now.rest;
        }
        const char *name = *now.names++;
        now.count--;
        const struct named_action *action = find_action(run->interpreter, name);
        const struct named_task *task = action ? NULL : find_task(run->interpreter, name);
        if (task)
            return try_task(run, facts, task, &now, level);
        if (action ? !perform(run, facts, action)
                   : !achieve(run, facts, find_achievement(run->interpreter, name)))
            return false;
    }
}

void interpreter_make(struct interpreter *interpreter, const char *task, unsigned long tries,
                      struct interpreter_plan *plan)
{
    struct run run = {interpreter, plan, tries};
    plan->tried = 0;
    plan->length = 0;
    plan->found =
        try_method(&run, interpreter->facts, (struct agenda){.names = &task, .count = 1}, 0);
}
