/* SPDX-License-Identifier: MIT */
/*
 * Grounds tasks and methods, as far as they are needed: a ground task is made when
 * something first asks for it, and its methods when its turn comes. Subtasks of `all` are put in for
 * each object, and conditions to achieve are numbered beside the tasks.
 */
#include "domain/phrasing.h"
#include "ground/grounding.h"

#include "ground/choices.h"
#include "ground/evaluate.h"
#include "ground/numeric_expression.h"
#include "ground/lookup.h"

#include <inttypes.h>
#include <string.h>

/* Ground tasks that wait for their methods: the arguments of each task, by its number; how many
 * tasks have their methods; which tasks of the YAML, by number, have an instance; and, by method,
 * how objects are found for its parameters. */
struct waiting {
    const size_t **arguments;
    size_t count, done;
    bool *made;
    struct choosing **choosing; /* by method, where it had its turn */
};

/* The method that is being grounded; and of an instance of it the objects of its parameters, its
 * name, how many methods it has become, and the subtasks that are conditions to achieve. */
struct making {
    struct waiting *waiting;
    size_t task, source_index, variants;
    const size_t *arguments;
    const char *name;
    const struct ground_subtask *achieved;
    struct dnf lasting; /* what must hold before each step */
    struct dnf
        until; /* of a method with a timeout that has no time for which it is passed over then */
};

/* ----------------------------------------------------------------- conditions to achieve */

static const struct ground_subtask impossible = {.kind = SUBTASK_IMPOSSIBLE};

/* Whether there is a number left for one more task or condition to achieve; otherwise an error says that
 * there are too many. */
static bool has_number_left(struct grounding *grounding, struct place place, const char *what)
{
    const struct problem *problem = grounding->problem;
    size_t conditions = problem->subgoal_count;
    if (problem->action_count + problem->task_count + conditions < NUMBERED_LIMIT)
        return true;
    report_too_many_instances(
        grounding, place,
        "with %s there are more than %d ground actions, tasks and conditions to "
        "achieve together: %zu actions, %zu tasks and %zu conditions, and not all "
        "of it",
        what, NUMBERED_LIMIT, problem->action_count, problem->task_count, conditions);
    return false;
}

/* The subtask that achieves conditions, under a complete binding: each different one, with objects for
 * all parameters, is one of the problem, and has a number beside those of tasks. */
static struct ground_subtask achieve_subtask(struct grounding *grounding,
                                             const struct expressions *conditions,
                                             struct binding *binding)
{
    struct problem *problem = grounding->problem;
    struct dnf dnf = dnf_of_conditions(grounding, conditions, binding);
    if (!dnf.count || grounding->failed)
        return impossible;
    const char *text = text_of_dnf(grounding->pool, &dnf);
    int64_t known = text_number_map_get(&grounding->subgoals, text);
    if (known >= 0)
        return (struct ground_subtask){.kind = SUBTASK_ACHIEVE, .number = (size_t)known};
    if (!has_number_left(grounding, conditions->items[0]->place, "this condition to achieve"))
        return impossible;
    if (problem->goal_count + problem->subgoal_count == NUMBERED_LIMIT) {
        report_too_large(grounding, conditions->items[0]->place, NUMBERED_LIMIT,
                         "goals and conditions to achieve together");
        return impossible;
    }
    text_number_map_put(&grounding->subgoals, grounding->pool, text,
                        (int64_t)problem->subgoal_count);
    POOL_ADD(grounding->pool, problem->subgoals, problem->subgoal_count) = dnf;
    return (struct ground_subtask){SUBTASK_ACHIEVE, .number = problem->subgoal_count - 1};
}

static bool has_task_number_left(struct grounding *grounding, const struct ground_task *task)
{
    if (task->task)
        return has_number_left(grounding, task->task->place,
                               pool_format(grounding->pool, "task '%s'", task->task->name));
    size_t first = task->methods[0].subtasks[0].number;
    const struct action *split = grounding->problem->actions[first].action;
    return has_number_left(
        grounding, split->place,
        pool_format(grounding->pool, "action '%s', a task as it copies facts,", split->name));
}

/* Adds a task and returns its number; 0 if there are too many. key: what it is found by. */
static size_t new_task(struct grounding *grounding, struct waiting *waiting,
                       struct ground_task task, const size_t *arguments, const char *key)
{
    struct problem *problem = grounding->problem;
    if (!has_task_number_left(grounding, &task))
        return 0;
    text_number_map_put(&grounding->tasks, grounding->pool, key, (int64_t)problem->task_count);
    POOL_ADD(grounding->pool, problem->tasks, problem->task_count) = task;
    POOL_ADD(grounding->pool, waiting->arguments, waiting->count) = arguments;
    if (task.task)
        waiting->made[task.task->number] = true;
    return problem->task_count - 1;
}

/* The number of a ground task, which is made if it is new. */
static size_t task_number(struct grounding *grounding, struct waiting *waiting,
                          const struct task *task, const size_t *symbols)
{
    size_t count = task->parameters.count;
    const char *name = ground_name(grounding, task->name, symbols, count), *key = name;
    if (task->is_each) /* two can be written alike */
        key = pool_format(grounding->pool, "%s %zu", name, task->number);
    int64_t known = text_number_map_get(&grounding->tasks, key);
    if (known >= 0)
        return (size_t)known;
    size_t *arguments = pool_take(grounding->pool, (count + 1) * sizeof *arguments);
    memcpy(arguments, symbols, count * sizeof *arguments);
    if (task->is_each)
        name = phrasing_with_objects(grounding->pool, grounding->domain, &task->phrasing, symbols);
    return new_task(grounding, waiting, (struct ground_task){.task = task, .name = name}, arguments,
                    key);
}

/* ------------------------------------------------------- actions as tasks */

/* How many variants, from the first on, an action was split into. */
static size_t variants_of(const struct problem *problem, size_t first)
{
    size_t count = 1;
    while (first + count < problem->action_count && problem->actions[first + count].variant > 0)
        count++;
    return count;
}

/* Adds the task of a split action: its methods are the variants, of which only the one that fits
 * the state is applicable. */
static size_t split_task(struct grounding *grounding, struct waiting *waiting, size_t first,
                         size_t count)
{
    const struct ground_action *action = &grounding->problem->actions[first];
    const char *key = key_of_ground_action(grounding, action->action, action->arguments);
    int64_t known = text_number_map_get(&grounding->tasks, key);
    if (known >= 0)
        return (size_t)known;
    struct ground_task task = {.name = action->name, .method_count = count};
    task.methods = pool_take(grounding->pool, count * sizeof *task.methods);
    for (size_t i = 0; i < count; i++) {
        struct ground_method *method = &task.methods[i];
        method->name = action->name;
        method->condition = action[i].chosen_in.count ? action[i].chosen_in : action[i].condition;
        method->needs = method->condition;
        method->subtasks = pool_take(grounding->pool, sizeof *method->subtasks);
        method->subtasks[0] = (struct ground_subtask){.kind = SUBTASK_ACTION, .number = first + i};
        method->subtask_count = 1;
    }
    return new_task(grounding, waiting, task, NULL, key);
}

static struct ground_subtask action_subtask(struct grounding *grounding, struct waiting *waiting,
                                            const struct action *action, const size_t *symbols)
{
    int64_t first =
        text_number_map_get(&grounding->actions, key_of_ground_action(grounding, action, symbols));
    if (first < 0)
        return (struct ground_subtask){.kind = SUBTASK_IMPOSSIBLE};
    size_t number = (size_t)first, count = variants_of(grounding->problem, number);
    if (count == 1)
        return (struct ground_subtask){.kind = SUBTASK_ACTION, .number = number};
    return (struct ground_subtask){.kind = SUBTASK_TASK,
                                   .number = split_task(grounding, waiting, number, count)};
}

/* ---------------------------------------------------------------- methods */

static struct ground_subtask call_of(struct grounding *grounding, struct waiting *waiting,
                                     const struct subtask *subtask, const struct binding *binding)
{
    size_t symbols[SCOPE_LIMIT];
    for (size_t i = 0; i < subtask->call->argument_count; i++)
        symbols[i] = symbol_of_term(&subtask->call->arguments[i], binding);
    if (subtask->action)
        return action_subtask(grounding, waiting, subtask->action, symbols);
    return (struct ground_subtask){
        .kind = SUBTASK_TASK, .number = task_number(grounding, waiting, subtask->task, symbols)};
}

static struct method *ground_tasks_method_of(const struct grounding *grounding,
                                             const struct making *making)
{
    return &grounding->problem->tasks[making->task].task->methods[making->source_index];
}

/* Adds a subtask to a method, and what it comes of. */
static void push_subtask(struct grounding *grounding, struct ground_method *method,
                         struct ground_subtask subtask, const struct subtask *written)
{
    subtask.written = written;
    POOL_ADD(grounding->pool, method->subtasks, method->subtask_count) = subtask;
}

/* The subtasks of a method that is being grounded. */
struct gathered {
    struct waiting *waiting;
    struct ground_method *method;
};

/* Adds the call of a task or action for the objects of a binding. */
static void add_call(struct grounding *grounding, const struct gathered *gathered,
                     const struct subtask *subtask, struct binding *binding)
{
    push_subtask(grounding, gathered->method,
                 call_of(grounding, gathered->waiting, subtask, binding), subtask);
    if (gathered->method->subtask_count > SUBTASK_LIMIT)
        report_too_large(grounding, subtask->call->place, SUBTASK_LIMIT,
                         "subtasks of a method, for all objects of 'all',");
}

/* Adds a subtask for the objects of a binding. Of one that is done only if these count, and for whom
 * that is known as it reads constants alone, there is nothing to be judged. */
static void add_one(struct grounding *grounding, const struct gathered *gathered,
                    const struct subtask *subtask, struct binding *binding)
{
    struct binding inner = new_binding(grounding, 0);
    if (!subtask->task || !subtask->task->is_each) {
        add_call(grounding, gathered, subtask, binding);
        return;
    }
    const struct method *does = &subtask->task->methods[0];
    for (; inner.count < subtask->call->argument_count; inner.count++)
        inner.symbols[inner.count] =
            symbol_of_term(&subtask->call->arguments[inner.count], binding);
    struct dnf counts = dnf_of_conditions(grounding, &does->preconditions, &inner);
    bool always = dnf_is_always(&counts);
    if (grounding->failed || !counts.count)
        return;
    add_call(grounding, gathered, always ? &does->subtasks[0] : subtask, always ? &inner : binding);
}

/* Adds a subtask for each choice of the objects of its `all`; one without `all` once. Where constants
 * tell whether they count, they are left out, or what is done for them is added. */
static void add_for_each(struct grounding *grounding, const struct gathered *gathered,
                         const struct subtask *subtask, struct binding *binding)
{
    struct binding_iterator choice =
        binding_iterator_start(binding, subtask->each.items, subtask->each.count);
    for (; choice.going && !grounding->failed; binding_iterator_next(&choice))
        add_one(grounding, gathered, subtask, binding);
    binding_iterator_end(&choice);
}

/* Adds a method, under a condition, where the arguments of its subtasks are known. */
static void add_ground_method(struct grounding *grounding, void *context, struct binding *binding,
                              const struct argument_lookup *lookup, const struct dnf *where)
{
    struct making *making = context;
    struct method *method = ground_tasks_method_of(grounding, making);
    const struct task *task = grounding->problem->tasks[making->task].task;
    if (lookup->state == LOOKUP_UNFIT) {
        warn_of_unfit_argument(grounding, lookup, where,
                               pool_format(grounding->pool,
                                           "method '%s' of task '%s' cannot be carried out",
                                           method->name, task->name));
        return;
    }
    struct ground_task *owner = &grounding->problem->tasks[making->task];
    if (owner->method_count == NUMBERED_LIMIT) {
        grounding->left_out++;
        return;
    }
    struct ground_method result = {.method = method, .source_index = making->source_index};
    result.arguments = making->arguments;
    result.condition = result.needs = *where;
    result.until = making->until;
    result.lasting = making->lasting;
    result.name = making->name;
    result.variant = making->variants++;
    result.computed_score = score_of_method(grounding, task, method, result.name, binding);
    struct gathered gathered = {making->waiting, &result};
    for (size_t i = 0; i < method->subtask_count; i++)
        if (method->subtasks[i].call)
            add_for_each(grounding, &gathered, &method->subtasks[i], binding);
        else
            push_subtask(grounding, &result, making->achieved[i], &method->subtasks[i]);
    owner = &grounding->problem->tasks[making->task]; /* it may have moved */
    POOL_ADD(grounding->pool, owner->methods, owner->method_count) = result;
}

/* Grounds the conditions that a method has achieved. What facts are arguments in them is found out
 * in the state in which they are to hold. */
static struct ground_subtask *achieved_by(struct grounding *grounding, const struct method *method,
                                          struct binding *binding)
{
    struct ground_subtask *achieved =
        pool_take(grounding->pool, method->subtask_count * sizeof *achieved);
    for (size_t i = 0; i < method->subtask_count; i++) {
        const struct subtask *subtask = &method->subtasks[i];
        if (subtask->call)
            continue;
        achieved[i] = achieve_subtask(grounding, &subtask->achieve, binding);
        warn_of_unfit_in_conditions(grounding, &subtask->achieve, &method->preconditions, binding);
    }
    return achieved;
}

/* Whether conditions can be false. */
static bool can_fail(struct grounding *grounding, const struct expressions *conditions,
                     struct binding *binding)
{
    bool fails = false;
    for (size_t i = 0; i < conditions->count && !fails; i++)
        fails = is_satisfied(grounding, conditions->items[i], binding, true) ||
                grounding->making_dnf.exhausted;
    return fails;
}

/* The condition whose end lets a method be chosen again whose time was over. That it cannot end is
 * reported once. */
static struct dnf until_of(struct grounding *grounding, const struct making *making,
                           struct binding *binding)
{
    struct method *method = ground_tasks_method_of(grounding, making);
    const struct task *task = grounding->problem->tasks[making->task].task;
    struct pool *pool = grounding->pool;
    if (!method->faulty && !can_fail(grounding, &method->written, binding)) {
        const char *objects = ground_name(grounding, "", binding->symbols, binding->count);
        objects =
            *objects ? pool_format(pool, " for %.*s", (int)strlen(objects) - 2, objects + 1) : "";
        method->faulty = true;
        refuse(&grounding->domain->parsing, method->paused->place,
               "when its time is over, %s is passed over until its preconditions do not hold, and "
               "they always hold%s; write for how long, as: timeout: {after: %s, again: 20s}",
               method_title(pool, task, method), objects, duration_text(pool, method->timeout));
    }
    return dnf_of_conditions(grounding, &method->written, binding);
}

static void visit_method(struct grounding *grounding, void *context, struct binding *binding)
{
    struct making *making = context;
    const struct method *method = ground_tasks_method_of(grounding, making);
    size_t *arguments = pool_take(grounding->pool, (binding->count + 1) * sizeof *arguments);
    memcpy(arguments, binding->symbols, binding->count * sizeof *arguments);
    struct dnf condition = dnf_of_conditions(grounding, &method->preconditions, binding);
    warn_of_unfit_in_conditions(grounding, &method->preconditions, NULL, binding);
    if (!condition.count || grounding->failed)
        return;
    size_t outer = grounding->problem->tasks[making->task].task->parameters.count;
    making->arguments = arguments;
    making->variants = 0;
    making->name =
        ground_name(grounding, method->name, binding->symbols + outer, binding->count - outer);
    making->achieved = achieved_by(grounding, method, binding);
    making->lasting = (struct dnf){0};
    if (method->lasting.count > 0)
        making->lasting = dnf_of_conditions(grounding, &method->lasting, binding);
    if (dnf_is_always(&making->lasting))
        making->lasting = (struct dnf){0};
    if (method->paused && !method->again)
        making->until = until_of(grounding, making, binding);
    struct lookup_visitor looking = {
        .method = method, .visit = add_ground_method, .context = making, .place = method->place};
    for_each_lookup(grounding, &looking, binding, &condition);
}

/* The methods in the order in which they are tried: that of the YAML, and for
 * `priority` the highest first. */
static size_t *ground_tasks_order_of(struct pool *pool, const struct task *task,
                                     const struct preference *preferences)
{
    size_t *order = pool_take(pool, task->method_count * sizeof *order);
    for (size_t i = 0; i < task->method_count; i++) {
        size_t j = i;
        for (; j > 0 && task->select == SELECT_PRIORITY &&
               preferences[order[j - 1]].priority < preferences[i].priority;
             j--)
            order[j] = order[j - 1];
        order[j] = i;
    }
    return order;
}

static void ground_methods(struct grounding *grounding, struct waiting *waiting, size_t number)
{
    const struct task *task = grounding->problem->tasks[number].task;
    if (!task)
        return;
    struct binding outer = new_binding(grounding, task->parameters.count);
    memcpy(outer.symbols, waiting->arguments[number], outer.count * sizeof *outer.symbols);
    const struct preference *preferences = preferences_of_methods(grounding, task, &outer);
    grounding->problem->tasks[number].preferences = preferences;
    const size_t *order = ground_tasks_order_of(grounding->pool, task, preferences);
    for (size_t i = 0; i < task->method_count && !grounding->failed; i++) {
        const struct method *method = &task->methods[order[i]];
        struct making making = {.waiting = waiting, .task = number, .source_index = order[i]};
        struct visitor visitor = {visit_method, &making, method->place,
                                  pool_format(grounding->pool, "method '%s'", method->name)};
        struct binding binding = outer;
        struct choosing **choosing = &waiting->choosing[method->number];
        if (!*choosing)
            *choosing = plan_object_choice(grounding, &method->parameters, task->parameters.count,
                                           &method->preconditions);
        for_each_binding(grounding, *choosing, &binding, &visitor);
        if (grounding->left_out)
            report_too_many_instances(
                grounding, visitor.place,
                "with %s task '%s' has %s ground methods, and can have at most %d", visitor.what,
                grounding->problem->tasks[number].name,
                words_of_instance_count(grounding, NUMBERED_LIMIT), NUMBERED_LIMIT);
    }
}

/* -------------------------------------------------------- never applicable */

static void ground_tasks_warn_of_methods(const struct grounding *grounding)
{
    const struct domain *domain = grounding->domain;
    const struct problem *problem = grounding->problem;
    bool **seen = pool_take(grounding->pool, domain->task_count * sizeof *seen);
    for (size_t i = 0; i < domain->task_count; i++)
        seen[i] = pool_take(grounding->pool, domain->tasks[i]->method_count);
    for (size_t i = 0; i < problem->task_count; i++) {
        const struct ground_task *task = &problem->tasks[i];
        for (size_t j = 0; task->task && j < task->method_count; j++)
            seen[task->task->number][task->methods[j].source_index] = true;
    }
    for (size_t i = 0; i < domain->task_count; i++) {
        const struct task *task = domain->tasks[i];
        for (size_t j = 0; j < task->method_count && !task->is_each; j++)
            if (!seen[i][j])
                report_warning(domain->parsing.diagnostics, "never-applicable",
                               task->methods[j].place,
                               "method '%s' of task '%s' can never be carried out",
                               task->methods[j].name, task->name);
    }
}

/* ------------------------------------------------------------------ roots */

static void visit_root(struct grounding *grounding, void *context, struct binding *binding)
{
    struct making *making = context;
    (void)task_number(grounding, making->waiting, grounding->domain->tasks[making->task],
                      binding->symbols);
}

/* Asks for all instances of a task. */
static void request_task(struct grounding *grounding, struct waiting *waiting, size_t number)
{
    static const struct expressions none = {.text = ""};
    const struct task *task = grounding->domain->tasks[number];
    struct making making = {.waiting = waiting, .task = number};
    struct visitor visitor = {visit_root, &making, task->place,
                              pool_format(grounding->pool, "task '%s'", task->name)};
    for_each_instance(grounding, &task->parameters, &none, &visitor);
}

/* Asks for tasks without parameters, and for all instances of those that nothing else uses. */
static void ground_tasks_request_tasks(struct grounding *grounding, struct waiting *waiting)
{
    const struct domain *domain = grounding->domain;
    for (size_t i = 0; i < domain->task_count && !grounding->failed; i++)
        if (!domain->tasks[i]->parameters.count || !domain->tasks[i]->used)
            request_task(grounding, waiting, i);
}

/* A word of a text, up to a mark, which *text goes on behind; NULL where it does not come. */
static const char *take_word(struct grounding *grounding, const char **text, char mark)
{
    const char *start = *text + strspn(*text, " "), *end = strchr(start, mark);
    if (!end)
        return NULL;
    *text = end + 1;
    while (end > start && end[-1] == ' ')
        end--;
    return pool_format(grounding->pool, "%.*s", (int)(end - start), start);
}

/* Asks for the task that is named with its objects, if there is such a task. */
static void request_named(struct grounding *grounding, struct waiting *waiting, const char *text)
{
    const struct domain *domain = grounding->domain;
    const char *name = take_word(grounding, &text, '(');
    int64_t number = name ? name_number(&domain->task_names, name) : -1;
    if (number < 0)
        return;
    const struct task *task = domain->tasks[number];
    size_t symbols[SCOPE_LIMIT];
    for (size_t i = 0; i < task->parameters.count; i++) {
        name = take_word(grounding, &text, i + 1 < task->parameters.count ? ',' : ')');
        int64_t symbol = name ? name_number(&domain->symbol_names, name) : -1;
        if (symbol < 0 ||
            symbol_position(&task->parameters.items[i].type->objects, (size_t)symbol) < 0)
            return;
        symbols[i] = (size_t)symbol;
    }
    if (text[strspn(text, " ")] == '\0')
        (void)task_number(grounding, waiting, task, symbols);
}

static void request_roots(struct grounding *grounding, struct waiting *waiting)
{
    const struct domain *domain = grounding->domain;
    struct problem *problem = grounding->problem;
    problem->roots = pool_take(grounding->pool, domain->agent_type_count * sizeof *problem->roots);
    for (size_t i = 0; i < domain->agent_type_count && !grounding->failed; i++) {
        const struct agent_type *agent_type = &domain->agent_types[i];
        problem->roots[i] = SIZE_MAX;
        if (!agent_type->task)
            continue;
        struct subtask root = {.call = agent_type->call, .task = agent_type->task};
        struct binding none = new_binding(grounding, 0);
        problem->roots[i] = call_of(grounding, waiting, &root, &none).number;
    }
}

/* Grounds the methods of all tasks that wait, and of the tasks that they ask for. */
static void ground_waiting(struct grounding *grounding, struct waiting *waiting)
{
    for (; waiting->done < grounding->problem->task_count && !grounding->failed; waiting->done++)
        ground_methods(grounding, waiting, waiting->done);
}

void ground_tasks(struct grounding *grounding)
{
    const struct domain *domain = grounding->domain;
    struct waiting waiting = {0};
    waiting.made = pool_take(grounding->pool, domain->task_count * sizeof *waiting.made);
    waiting.choosing = pool_take(grounding->pool, domain->method_count * sizeof *waiting.choosing);
    ground_tasks_request_tasks(grounding, &waiting);
    for (size_t i = 0; i < domain->requested_count; i++)
        request_named(grounding, &waiting, domain->requested_tasks[i]);
    request_roots(grounding, &waiting);
    ground_waiting(grounding, &waiting);
    /* A task has no instance yet if only tasks use it that nothing else uses. */
    for (size_t i = 0; i < domain->task_count && !grounding->failed; i++)
        if (!waiting.made[i] && !domain->tasks[i]->is_each) {
            request_task(grounding, &waiting, i);
            ground_waiting(grounding, &waiting);
        }
    if (grounding->failed)
        return;
    drop_impossible_methods(grounding->problem);
    add_while_contexts(grounding);
    if (grounding->failed)
        return;
    drop_impossible_methods(grounding->problem);
    find_method_needs(grounding); /* which may contradict the conditions */
    drop_impossible_methods(grounding->problem);
    if (!diagnostics_error_count(domain->parsing.diagnostics))
        ground_tasks_warn_of_methods(grounding);
}
