/* SPDX-License-Identifier: MIT */
/* See interpreter.h. The planning is pyhop's seek_plan, put into C. */
#include "interpreter_parts.h"

#include "dictionary.h"

#include <stdlib.h>

/* A planning. */
struct run {
    struct interpreter *interpreter;
    struct interpreter_plan *plan;
    unsigned long tries;
    uint16_t steps[STEPS_MOST]; /* of a plan for a condition to achieve */
};

/* How deep a task that comes back to itself may be nested in itself now. */
struct deepening {
    unsigned deepest;
    bool cut; /* whether something was given up because of that */
};

/* A task that is left. */
struct entry {
    const char *name;
    struct deepening *deepening; /* of the task that it is a subtask of; or NULL */
    unsigned depth;              /* in the deepening */
};

/* What seek_plan is given. */
struct stage {
    struct dictionary *state;
    struct entry *tasks;
    const char **plan;
    size_t task_count, plan_length;
    unsigned depth;
};

static bool seek_plan(struct run *run, const struct stage *stage);

static bool is_so(const struct dictionary *state, const struct named_constraint *constraint)
{
    int64_t value = dictionary_get(state, constraint->name);
    if (constraint->allowed)
        return constraint->allowed >> value & 1;
    return constraint->low <= value && value <= constraint->high;
}

static bool holds(const struct dictionary *state, const struct condition *condition)
{
    for (size_t i = 0; i < condition->count; i++) {
        const struct named_box *box = &condition->items[i];
        size_t fulfilled = 0;
        while (fulfilled < box->count && is_so(state, &box->items[fulfilled]))
            fulfilled++;
        if (fulfilled == box->count)
            return true;
    }
    return false;
}

static void apply(struct dictionary *state, const struct outcomes *outcomes)
{
    for (size_t i = 0; i < outcomes->count; i++) {
        const struct outcome *outcome = &outcomes->items[i];
        int64_t value = outcome->value;
        if (outcome->adds) {
            value += dictionary_get(state, outcome->name);
            value = value > outcome->top ? outcome->top : value < 0 ? 0 : value;
        }
        dictionary_set(state, outcome->name, value);
    }
}

/* A new array of the items, with room for so much more behind them. */
static void *copied(const void *items, size_t bytes, size_t more)
{
    char *copy = malloc(bytes + more + 1);
    if (!copy)
        exit(1);
    return memcpy(copy, items, bytes);
}

/* seek_plan(operator(copy(state)), tasks[1:], plan + [name], depth + 1) */
static bool try_action(struct run *run, const struct stage *stage,
                       const struct named_action *action)
{
    struct stage next = *stage;
    bool found = false;
    next.state = dictionary_copy(stage->state);
    if (holds(next.state, &action->condition)) {
        apply(next.state, &action->outcomes);
        next.task_count--;
        next.tasks = copied(stage->tasks + 1, next.task_count * sizeof *next.tasks, 0);
        next.plan = copied(stage->plan, stage->plan_length * sizeof *next.plan, sizeof *next.plan);
        next.plan[next.plan_length++] = action->name;
        next.depth++;
        found = seek_plan(run, &next);
        free(next.plan);
        free(next.tasks);
    }
    dictionary_free(next.state);
    return found;
}

/* seek_plan(state, subtasks + tasks[1:], plan, depth + 1); `task` is tasks[0]. */
static bool try_subtasks(struct run *run, const struct stage *stage,
                         const struct named_method *method, struct entry task)
{
    struct stage next = *stage;
    size_t count = method->subtask_count, rest = stage->task_count - 1;
    run->plan->tried++;
    next.depth++;
    next.task_count = count + rest;
    next.tasks = copied(stage->tasks, 0, next.task_count * sizeof *next.tasks);
    for (size_t i = 0; i < count; i++)
        next.tasks[i] = (struct entry){method->subtasks[i], task.deepening, task.depth + 1};
    memcpy(next.tasks + count, stage->tasks + 1, rest * sizeof *next.tasks);
    bool found = seek_plan(run, &next);
    free(next.tasks);
    return found;
}

/* The plan for the condition takes the place of a method's subtasks. */
static bool try_subgoal(struct run *run, const struct stage *stage, struct articles *articles)
{
    struct articles_plan plan = {.steps = run->steps, .capacity = STEPS_MOST};
    struct named_facts facts = run->interpreter->facts;
    for (size_t i = 0; i < facts.count; i++)
        facts.items[i].value = dictionary_get(stage->state, facts.items[i].name);
    articles_from(articles, facts);
    articles_make(articles, STATES_MOST, &plan);
    const char **names = copied(plan.steps, 0, plan.length * sizeof *names);
    for (size_t i = 0; i < plan.length; i++)
        names[i] = run->interpreter->actions[plan.steps[i]].name;
    struct named_method method = {.subtasks = names, .subtask_count = plan.length};
    bool found = plan.found && try_subtasks(run, stage, &method, (struct entry){0});
    free(names);
    return found;
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

static bool try_drawn(struct run *run, const struct stage *stage, const struct named_task *task,
                      struct entry entry)
{
    bool open[DRAWN_MOST];
    size_t left = 0;
    for (size_t i = 0; i < task->method_count; i++)
        left += open[i] = holds(stage->state, &task->methods[i].condition);
    for (; left > 0; left--) {
        size_t drawn = draw_method(run->interpreter, task, open);
        if (try_subtasks(run, stage, &task->methods[drawn], entry))
            return true;
    }
    return false;
}

static bool try_methods(struct run *run, const struct stage *stage, const struct named_task *task,
                        struct entry entry)
{
    if (is_drawn(task->select))
        return try_drawn(run, stage, task, entry);
    for (size_t i = 0; i < task->method_count; i++) {
        const struct named_method *method = &task->methods[i];
        if (holds(stage->state, &method->condition) && try_subtasks(run, stage, method, entry))
            return true;
    }
    return false;
}

/* Deepens step by step where a task that comes back to itself is met first. */
static bool try_task(struct run *run, const struct stage *stage, const struct named_task *task)
{
    struct entry entry = stage->tasks[0];
    if (!task->comes_back)
        return try_methods(run, stage, task, (struct entry){0});
    if (entry.deepening) {
        if (entry.depth <= entry.deepening->deepest)
            return try_methods(run, stage, task, entry);
        entry.deepening->cut = true;
        return false;
    }
    struct deepening deepening = {0, true};
    entry = (struct entry){.deepening = &deepening};
    for (; deepening.cut && run->plan->tried <= run->tries; deepening.deepest++) {
        deepening.cut = false;
        if (try_methods(run, stage, task, entry))
            return true;
    }
    return false;
}

static bool seek_plan(struct run *run, const struct stage *stage)
{
    if (stage->depth == DEPTH_MOST || stage->plan_length > run->plan->capacity ||
        run->plan->tried > run->tries)
        return false;
    if (stage->task_count == 0) {
        run->plan->length = stage->plan_length;
        memcpy(run->plan->steps, stage->plan, stage->plan_length * sizeof *stage->plan);
        return true;
    }
    const struct interpreter *known = run->interpreter;
    const char *name = stage->tasks[0].name;
    for (size_t i = 0; i < known->problem->action_count; i++)
        if (strcmp(known->actions[i].name, name) == 0)
            return try_action(run, stage, &known->actions[i]);
    for (size_t i = 0; i < known->problem->task_count; i++)
        if (strcmp(known->tasks[i].name, name) == 0)
            return try_task(run, stage, &known->tasks[i]);
    for (size_t i = 0; i < known->problem->subgoal_count; i++)
        if (strcmp(known->subgoals[i].name, name) == 0)
            return try_subgoal(run, stage, known->subgoals[i].articles);
    return false;
}

void interpreter_make(struct interpreter *interpreter, const char *task, unsigned long tries,
                      struct interpreter_plan *plan)
{
    struct run run = {.interpreter = interpreter, .plan = plan, .tries = tries};
    struct entry tasks[] = {{.name = task}};
    plan->tried = 0;
    plan->length = 0;
    struct dictionary *state = dictionary_new();
    for (size_t i = 0; i < interpreter->facts.count; i++)
        dictionary_set(state, interpreter->facts.items[i].name, interpreter->facts.items[i].value);
    plan->found = seek_plan(&run, &(struct stage){state, tasks, plan->steps, 1, 0, 0});
    dictionary_free(state);
}
