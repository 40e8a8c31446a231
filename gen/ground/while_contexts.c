/* SPDX-License-Identifier: MIT */
/*
 * What must hold before each step of a method, or of a plan for a goal (`while`), becomes a precondition
 * of these steps: see grounding.h. What is done in the context of a `while` is a variant of each action of
 * its own, which asks for it, and what leads to such steps are tasks and conditions to achieve of its own.
 * A method in the context of another one has both. So plans, tables and all that is remembered of calls
 * know of it by the numbers alone. A goal needs no actions of its own where none that may be of use for it
 * changes what must hold: then that holds all the time, or the plan is given up.
 */
#include "ground/grounding.h"

#include <string.h>

/* A task or a condition to achieve as it is in a context, which waits for its subtasks. */
struct work {
    size_t task, made, context;
};

struct lowering {
    struct grounding *grounding;
    struct problem *problem;
    struct pool *pool;               /* of what does not stay */
    struct ground_task *tasks;       /* as they are without contexts */
    struct text_number_map contexts; /* methods and goals to their contexts */
    struct text_number_map made;     /* tasks, actions and conditions, each with its context */
    size_t *variants;                /* by task without context: how many it has */
    size_t plain_actions, plain_tasks, plain_subgoals;
    struct work *list; /* tasks that were made, work_count of them */
    size_t work_count;
    struct place place; /* what is lowered, for messages */
};

/* ------------------------------------------------------------------ contexts */

static bool asks_for_the_same(struct lowering *lowering, size_t context, const char *text)
{
    const struct while_context *contexts = lowering->problem->contexts;
    for (; context; context = contexts[context].outer)
        if (strcmp(text, text_of_dnf(lowering->pool, &contexts[context].lasting)) == 0)
            return true;
    return false;
}

/* Two conditions at once; reports it if they are too large. */
static struct dnf both_of(struct lowering *lowering, const struct dnf *a, const struct dnf *b)
{
    struct grounding *grounding = lowering->grounding;
    struct dnf both = dnf_and(&grounding->making_dnf, a, b);
    bool too_many = grounding->making_dnf.exhausted || both.count > DNF_BOXES;
    struct dnf kept = keep_dnf(grounding, &both);
    grounding->effort++;
    if (too_many)
        report_too_large(grounding, lowering->place, DNF_BOXES,
                         "boxes of preconditions together with a 'while'");
    else
        (void)check_effort_limits(grounding, lowering->place);
    return kept;
}

/* The context of what has a key within another one, which is made if it is new. */
static size_t context_of(struct lowering *lowering, const char *key, const struct dnf *lasting,
                         size_t outer)
{
    struct problem *problem = lowering->problem;
    int64_t known = text_number_map_get(&lowering->contexts, key);
    if (known >= 0)
        return (size_t)known;
    struct while_context made = {.lasting = *lasting, .condition = *lasting, .outer = outer};
    if (outer)
        made.condition = both_of(lowering, lasting, &problem->contexts[outer].condition);
    if (problem->context_count == 0) /* number 0 is none */
        POOL_ADD(lowering->grounding->pool, problem->contexts, problem->context_count) =
            (struct while_context){.outer = 0};
    text_number_map_put(&lowering->contexts, lowering->pool, key, (int64_t)problem->context_count);
    POOL_ADD(lowering->grounding->pool, problem->contexts, problem->context_count) = made;
    return problem->context_count - 1;
}

/* The context in which the steps of a method are done that is in another one: its own, unless it asks
 * for nothing, or for what is asked for already. */
static size_t context_within(struct lowering *lowering, size_t task, size_t number, size_t outer)
{
    const struct dnf *lasting = &lowering->tasks[task].methods[number].lasting;
    if (!lasting->count)
        return outer;
    if (outer && asks_for_the_same(lowering, outer, text_of_dnf(lowering->pool, lasting)))
        return outer;
    const char *key = pool_format(lowering->pool, "%zu %zu %zu", outer, task, number);
    size_t context = context_of(lowering, key, lasting, outer);
    lowering->problem->contexts[context].has_actions = true;
    return context;
}

/* ------------------------------------------------------- what is done in them */

static bool is_room_left(struct lowering *lowering)
{
    const struct problem *problem = lowering->problem;
    if (problem->action_count + problem->task_count + problem->subgoal_count < NUMBERED_LIMIT)
        return true;
    report_too_many_instances(lowering->grounding, lowering->place,
                              "with what this 'while' asks for there are more than %d ground "
                              "actions, tasks and conditions to achieve together: those that it "
                              "is about are made once more",
                              NUMBERED_LIMIT);
    return false;
}

static int64_t known_in(struct lowering *lowering, char kind, size_t number, size_t context,
                        const char **key)
{
    *key = pool_format(lowering->pool, "%c%zu %zu", kind, number, context);
    return text_number_map_get(&lowering->made, *key);
}

/* The variant of an action in a context; SIZE_MAX: it can never be done there. */
static size_t action_in(struct lowering *lowering, size_t number, size_t context)
{
    struct problem *problem = lowering->problem;
    const char *key;
    int64_t known = known_in(lowering, 'a', number, context, &key);
    if (known >= 0)
        return known ? (size_t)known : SIZE_MAX;
    const struct dnf *asked = &problem->contexts[context].condition;
    struct ground_action made = problem->actions[number];
    made.condition = both_of(lowering, &made.condition, asked);
    if (made.chosen_in.count)
        made.chosen_in = both_of(lowering, &made.chosen_in, asked);
    made.context = context;
    made.plain = number;
    bool never = !made.condition.count ||
                 (problem->actions[number].chosen_in.count > 0 && !made.chosen_in.count);
    if (never || !is_room_left(lowering)) {
        text_number_map_put(&lowering->made, lowering->pool, key, 0);
        return SIZE_MAX;
    }
    text_number_map_put(&lowering->made, lowering->pool, key, (int64_t)problem->action_count);
    POOL_ADD(lowering->grounding->pool, problem->actions, problem->action_count) = made;
    return problem->action_count - 1;
}

/* Whether any variant of a split action can be done in a context. */
static bool can_be_done(struct lowering *lowering, const struct ground_task *split, size_t context)
{
    bool can = false;
    for (size_t i = 0; i < split->method_count; i++)
        can |= action_in(lowering, split->methods[i].subtasks[0].number, context) != SIZE_MAX;
    return can;
}

/* A task in a context; SIZE_MAX: it stands for an action that can never be done there. */
static size_t task_in(struct lowering *lowering, size_t number, size_t context)
{
    struct problem *problem = lowering->problem;
    const char *key;
    int64_t known = known_in(lowering, 't', number, context, &key);
    if (known >= 0)
        return (size_t)known;
    struct ground_task made = lowering->tasks[number];
    if (!made.task && !can_be_done(lowering, &made, context))
        return SIZE_MAX;
    if (!is_room_left(lowering))
        return number;
    made.methods = NULL;
    made.method_count = 0;
    made.variant = ++lowering->variants[number];
    text_number_map_put(&lowering->made, lowering->pool, key, (int64_t)problem->task_count);
    POOL_ADD(lowering->pool, lowering->list, lowering->work_count) =
        (struct work){number, problem->task_count, context};
    POOL_ADD(lowering->grounding->pool, problem->tasks, problem->task_count) = made;
    return problem->task_count - 1;
}

/* A condition to achieve in a context. All actions are made there, as each may lead to another end
 * state. */
static size_t subgoal_in(struct lowering *lowering, size_t number, size_t context)
{
    struct problem *problem = lowering->problem;
    const char *key;
    int64_t known = known_in(lowering, 's', number, context, &key);
    if (known >= 0)
        return (size_t)known;
    for (size_t i = 0; i < lowering->plain_actions && !lowering->grounding->failed; i++)
        if (!problem->actions[i].action->in_subtasks)
            (void)action_in(lowering, i, context);
    if (!is_room_left(lowering))
        return number;
    text_number_map_put(&lowering->made, lowering->pool, key, (int64_t)problem->subgoal_count);
    struct dnf condition = problem->subgoals[number];
    POOL_ADD(lowering->grounding->pool, problem->subgoals, problem->subgoal_count) = condition;
    size_t count = problem->subgoal_count - 1 - lowering->plain_subgoals;
    POOL_ADD(lowering->grounding->pool, problem->subgoal_contexts, count) = context;
    return problem->subgoal_count - 1;
}

static struct ground_subtask subtask_in(struct lowering *lowering, struct ground_subtask subtask,
                                        size_t context)
{
    if (!context || subtask.kind == SUBTASK_IMPOSSIBLE)
        return subtask;
    if (subtask.kind == SUBTASK_ACTION)
        subtask.number = action_in(lowering, subtask.number, context);
    else if (subtask.kind == SUBTASK_TASK)
        subtask.number = task_in(lowering, subtask.number, context);
    else
        subtask.number = subgoal_in(lowering, subtask.number, context);
    if (subtask.number == SIZE_MAX)
        subtask.kind = SUBTASK_IMPOSSIBLE;
    return subtask;
}

/* A method of a task as it is in a context. That of a split action is chosen where its action can be. */
static struct ground_method method_in(struct lowering *lowering, size_t task, size_t number,
                                      size_t outer)
{
    struct ground_method made = lowering->tasks[task].methods[number];
    if (made.method)
        lowering->place = made.method->place;
    size_t context = context_within(lowering, task, number, outer);
    made.opens = context == outer ? 0 : context;
    made.subtasks =
        pool_take(lowering->grounding->pool, (made.subtask_count + 1) * sizeof *made.subtasks);
    for (size_t i = 0; i < made.subtask_count && !lowering->grounding->failed; i++)
        made.subtasks[i] =
            subtask_in(lowering, lowering->tasks[task].methods[number].subtasks[i], context);
    if (!lowering->tasks[task].task && made.subtasks[0].kind == SUBTASK_ACTION) {
        const struct ground_action *action = &lowering->problem->actions[made.subtasks[0].number];
        made.condition = made.needs =
            action->chosen_in.count ? action->chosen_in : action->condition;
    }
    return made;
}

static void lower_task(struct lowering *lowering, const struct work *work)
{
    const struct ground_task *plain = &lowering->tasks[work->task];
    struct pool *pool = lowering->grounding->pool;
    struct ground_method *methods = NULL;
    size_t count = 0;
    for (size_t i = 0; i < plain->method_count && !lowering->grounding->failed; i++) {
        struct ground_method made = method_in(lowering, work->task, i, work->context);
        if (plain->task || made.subtasks[0].kind == SUBTASK_ACTION)
            POOL_ADD(pool, methods, count) = made;
    }
    lowering->problem->tasks[work->made].methods = methods;
    lowering->problem->tasks[work->made].method_count = count;
}

/* --------------------------------------------------------------------- goals */

/* What a plan may have to bring about, by ground fact, and the actions that may be of use for that. */
struct wishes {
    const struct problem *problem;
    bool *facts, *actions;
    bool more;
};

static void wish_for(struct wishes *wishes, size_t variable)
{
    wishes->more |= !wishes->facts[variable];
    wishes->facts[variable] = true;
}

static void wish_for_all(struct wishes *wishes, const struct dnf *dnf)
{
    for (size_t i = 0; i < dnf->count; i++) {
        for (size_t j = 0; j < dnf->items[i].count; j++)
            wish_for(wishes, dnf->items[i].constraints[j].variable);
        for (size_t j = 0; j < dnf->items[i].sum_count; j++)
            for (size_t k = 0; k < dnf->items[i].sums[j].sum->variable_count; k++)
                wish_for(wishes, dnf->items[i].sums[j].sum->variables[k]);
    }
}

static bool changes_any(const struct ground_action *action, const bool *facts)
{
    for (size_t i = 0; i < action->changes.count; i++)
        if (facts[action->changes.items[i].variable])
            return true;
    return false;
}

/* Goes on until nothing more may be of use. */
static void fulfil(struct wishes *wishes, size_t action_count)
{
    do {
        wishes->more = false;
        for (size_t i = 0; i < action_count; i++) {
            const struct ground_action *action = &wishes->problem->actions[i];
            if (wishes->actions[i] || action->action->in_subtasks ||
                !changes_any(action, wishes->facts))
                continue;
            wishes->actions[i] = true;
            wish_for_all(wishes, &action->condition);
        }
    } while (wishes->more);
}

static struct wishes wishes_for_goal(struct lowering *lowering, const struct ground_goal *goal)
{
    const struct problem *problem = lowering->problem;
    struct wishes wishes = {problem, pool_take(lowering->pool, problem->variable_count + 1),
                            pool_take(lowering->pool, lowering->plain_actions + 1), false};
    wish_for_all(&wishes, &goal->condition);
    for (size_t i = 0; i < problem->goal_count; i++)
        if (problem->goals[i].goal->keep)
            wish_for_all(&wishes, &problem->goals[i].condition);
    fulfil(&wishes, lowering->plain_actions);
    return wishes;
}

/* Whether an action changes what must hold: one of use or, where goals are kept, any. */
static bool may_break(const struct lowering *lowering, const struct wishes *wishes,
                      const struct dnf *lasting)
{
    const struct problem *problem = lowering->problem;
    struct wishes asked = {problem, pool_take(lowering->pool, problem->variable_count + 1), NULL,
                           false};
    bool keeps = false, breaks = false;
    for (size_t i = 0; i < problem->goal_count; i++)
        keeps |= problem->goals[i].goal->keep;
    wish_for_all(&asked, lasting);
    for (size_t i = 0; i < lowering->plain_actions && !breaks; i++)
        breaks = (keeps || wishes->actions[i]) && !problem->actions[i].action->in_subtasks &&
                 changes_any(&problem->actions[i], asked.facts);
    return breaks;
}

static void lower_goal(struct lowering *lowering, struct ground_goal *goal)
{
    struct wishes wishes = wishes_for_goal(lowering, goal);
    lowering->place = goal->goal->lasting.items[0]->place;
    const char *text = text_of_dnf(lowering->pool, &goal->lasting);
    bool breaks = may_break(lowering, &wishes, &goal->lasting);
    const char *key = pool_format(lowering->pool, breaks ? "goal %s" : "unbroken goal %s", text);
    goal->context = context_of(lowering, key, &goal->lasting, 0);
    if (!breaks)
        return;
    lowering->problem->contexts[goal->context].has_actions = true;
    wish_for_all(&wishes, &goal->lasting);
    fulfil(&wishes, lowering->plain_actions);
    for (size_t i = 0; i < lowering->plain_actions && !lowering->grounding->failed; i++)
        if (wishes.actions[i])
            (void)action_in(lowering, i, goal->context);
}

/* ------------------------------------------------------------------- numbers */

/* Puts the actions of contexts behind the variants of those that they are otherwise, with which they
 * share their name and what is told of all variants. */
static void put_in_order(struct lowering *lowering)
{
    struct problem *problem = lowering->problem;
    size_t count = problem->action_count, plain = lowering->plain_actions, done = 0;
    struct ground_action *ordered =
        pool_take(lowering->grounding->pool, (count + 1) * sizeof *ordered);
    size_t *numbers = pool_take(lowering->pool, (count + 1) * sizeof *numbers);
    size_t *next = pool_take(lowering->pool, (count + 1) * sizeof *next); /* by action: + 1 */
    for (size_t i = count; i-- > plain;) {
        next[i] = next[problem->actions[i].plain];
        next[problem->actions[i].plain] = i + 1;
    }
    for (size_t first = 0, end; first < plain; first = end) {
        size_t of_name = done;
        for (end = first; end == first || (end < plain && problem->actions[end].variant > 0); end++)
            numbers[end] = done++;
        for (size_t i = first; i < end; i++)
            for (size_t j = next[i]; j; j = next[j - 1])
                numbers[j - 1] = done++;
        for (size_t i = first; i < end; i++)
            for (size_t j = i + 1; j; j = next[j - 1]) {
                struct ground_action *put = &ordered[numbers[j - 1]];
                *put = problem->actions[j - 1];
                put->plain = numbers[i];
                put->variant = numbers[j - 1] - of_name;
            }
    }
    problem->actions = ordered;
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; j < problem->tasks[i].method_count; j++) {
            struct ground_method *method = &problem->tasks[i].methods[j];
            for (size_t k = 0; k < method->subtask_count; k++)
                if (method->subtasks[k].kind == SUBTASK_ACTION)
                    method->subtasks[k].number = numbers[method->subtasks[k].number];
        }
}

/* The contexts of all conditions to achieve, where some have one. */
static void complete_subgoals(struct lowering *lowering)
{
    struct problem *problem = lowering->problem;
    const size_t *some = problem->subgoal_contexts;
    if (!some)
        return;
    size_t *all = pool_take(lowering->grounding->pool, (problem->subgoal_count + 1) * sizeof *all);
    for (size_t i = lowering->plain_subgoals; i < problem->subgoal_count; i++)
        all[i] = some[i - lowering->plain_subgoals];
    problem->subgoal_contexts = all;
}

static void lower_all(struct lowering *lowering)
{
    struct problem *problem = lowering->problem;
    struct grounding *grounding = lowering->grounding;
    for (size_t i = 0; i < problem->goal_count && !grounding->failed; i++)
        if (problem->goals[i].lasting.count)
            lower_goal(lowering, &problem->goals[i]);
    for (size_t i = 0; i < lowering->plain_tasks && !grounding->failed; i++)
        lower_task(lowering, &(struct work){i, i, 0});
    for (size_t i = 0; i < lowering->work_count && !grounding->failed; i++) {
        struct work work = lowering->list[i];
        lower_task(lowering, &work);
    }
    if (grounding->failed)
        return;
    put_in_order(lowering);
    complete_subgoals(lowering);
}

size_t context_of_problem(const struct problem *problem, size_t number)
{
    if (number < problem->goal_count)
        return problem->goals[number].context;
    return problem->subgoal_contexts ? problem->subgoal_contexts[number - problem->goal_count] : 0;
}

static bool any_lasting(const struct problem *problem)
{
    bool any = false;
    for (size_t i = 0; i < problem->goal_count; i++)
        any |= problem->goals[i].lasting.count > 0;
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; j < problem->tasks[i].method_count; j++)
            any |= problem->tasks[i].methods[j].lasting.count > 0;
    return any;
}

void add_while_contexts(struct grounding *grounding)
{
    struct problem *problem = grounding->problem;
    if (!any_lasting(problem))
        return;
    struct lowering lowering = {.grounding = grounding,
                                .problem = problem,
                                .pool = pool_new(),
                                .plain_actions = problem->action_count,
                                .plain_tasks = problem->task_count,
                                .plain_subgoals = problem->subgoal_count};
    lowering.tasks = pool_take(lowering.pool, (problem->task_count + 1) * sizeof *lowering.tasks);
    lowering.variants =
        pool_take(lowering.pool, (problem->task_count + 1) * sizeof *lowering.variants);
    if (problem->task_count > 0)
        memcpy(lowering.tasks, problem->tasks, problem->task_count * sizeof *lowering.tasks);
    lower_all(&lowering);
    pool_free(lowering.pool);
}
