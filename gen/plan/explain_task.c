/* SPDX-License-Identifier: MIT */
/*
 * Explains why a task cannot be done, or why a method was passed over: it names the
 * precondition or the subtask at which each method fails. For earlier subtasks it takes
 * the first plan of each.
 */
#include "ground/describe.h"
#include "ground/failing_name.h"
#include "ground/values.h"
#include "cli/answers.h"
#include "plan/explain_fit.h"
#include "cli/planner.h"

#include <stdio.h>
#include <string.h>

/* The most lines that are printed, methods told of one task, and how deep tasks are
 * followed. */
enum { LINE_LIMIT = 60, METHOD_LIMIT = 12, DEPTH_LIMIT = 12 };

struct account {
    struct planning *planning;
    const struct problem *problem;
    const gg_task_problem *task_problem; /* of the task that was planned */
    struct gg_plan plan;                 /* room of its own */
    unsigned lines;
    uint16_t path[DEPTH_LIMIT]; /* the tasks that are being told of */
};

/* The place in the account: a method, after some steps. */
struct scene {
    uint64_t *state;
    const char *method; /* "pass_time: clean" */
    bool begun;         /* whether a step was done before */
    unsigned depth;
};

static bool explain_task_new_line(struct account *account, unsigned depth)
{
    if (++account->lines == LINE_LIMIT + 1)
        fputs("  ...\n", stderr);
    if (account->lines > LINE_LIMIT)
        return false;
    fprintf(stderr, "%*s", (int)(2 * depth), "");
    return true;
}

static uint64_t *copy_state(const struct account *account, const uint64_t *state)
{
    size_t words = account->planning->tables->domain.word_count;
    uint64_t *copy = pool_take(account->planning->pool, (words + 1) * sizeof *copy);
    memcpy(copy, state, words * sizeof *copy);
    return copy;
}

/* ---------------------------------------------------------------- conditions */

/* A state of the account, for names of conditions. */
struct told_state {
    const struct account *account;
    const uint64_t *state;
};

static uint32_t read_told(void *context, size_t variable)
{
    const struct told_state *told = context;
    return value_of_variable(told->account->planning, told->state, variable);
}

/* "full <= 3 (it is 5) and burning(hall) (it is true) for not is_safe(hall)" */
static void tell_box(const struct account *account, const struct box *box,
                     const struct conditions_of *conditions, const uint64_t *state)
{
    struct pool *pool = account->planning->pool;
    struct told_state told = {account, state};
    struct state_view view = {account->problem, read_told, NULL, &told};
    const char *between = "";
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *constraint = &box->constraints[i];
        if (constraint_holds(account->planning, constraint, state))
            continue;
        uint32_t value = value_of_variable(account->planning, state, constraint->variable);
        fprintf(stderr, "%s%s (it is %s)%s", between,
                words_of_constraint(pool, account->problem, constraint),
                words_of_value(pool, account->problem, constraint->variable, value),
                words_of_failing(pool, &view, conditions, constraint));
        between = " and ";
    }
    for (size_t i = 0; i < box->sum_count; i++) {
        const struct sum_bounds *bounds = &box->sums[i];
        if (bounds_hold(account->planning, bounds, state))
            continue;
        fprintf(
            stderr, "%s%s (it is %s)", between, words_of_bounds(pool, bounds),
            words_of_sum(pool, bounds->sum, value_of_sum(account->planning, bounds->sum, state)));
        between = " and ";
    }
    fputs("\n", stderr);
}

/* Says what of the conditions fails; false if they hold. Who: whose they are. */
static bool tell_conditions(struct account *account, const struct scene *scene, const char *who,
                            const struct dnf *dnf, const struct conditions_of *conditions)
{
    const struct box *box = nearest_box(account->planning, dnf, scene->state);
    if (!box)
        return false;
    if (explain_task_new_line(account, scene->depth)) {
        fprintf(stderr, "%s%s needs ", who, scene->begun ? ", when it comes to that," : "");
        tell_box(account, box, conditions, scene->state);
    }
    return true;
}

/* ------------------------------------------------------------------ subtasks */

static void tell_task(struct account *account, uint16_t task, const uint64_t *state,
                      unsigned depth);

static void explain_task_carry_out(struct account *account, struct scene *scene,
                                   const gg_plan *plan)
{
    const gg_domain *domain = &account->planning->tables->domain;
    for (uint16_t i = 0; i < plan->length; i++)
        gg_apply(domain, domain->actions[plan->steps[i]].effect, scene->state);
    scene->begun |= plan->length > 0;
}

/* The name of a goal that is to be kept and does not hold; NULL: there is none. */
static const char *broken_goal(const struct account *account, const uint64_t *state)
{
    const gg_domain *domain = &account->planning->tables->domain;
    const uint64_t *kept = account->planning->kept;
    for (uint16_t i = 0; kept && i < domain->goal_count; i++)
        if ((kept[i / 64] >> i % 64 & 1) && !gg_holds(domain, &domain->goals[i].condition, state))
            return account->planning->names->goals[i];
    return NULL;
}

/* Carries an action out; one that breaks a goal to be kept is told of. */
static bool tell_broken(struct account *account, struct scene *scene, const char *who,
                        uint16_t number)
{
    gg_plan done = {&number, 1, 1};
    explain_task_carry_out(account, scene, &done);
    const char *goal = broken_goal(account, scene->state);
    if (goal && explain_task_new_line(account, scene->depth))
        fprintf(stderr, "%s breaks '%s', a goal that is to be kept\n", who, goal);
    return goal != NULL;
}

/* An action that cannot be done is told of; false if it is done. */
static bool explain_task_tell_action(struct account *account, struct scene *scene, uint16_t number)
{
    const gg_agent_type *agent_type = account->task_problem->agent_type;
    const struct ground_action *action = &account->problem->actions[number];
    const char *who = pool_format(account->planning->pool, "%s: %s", scene->method,
                                  account->planning->names->actions[number]);
    bool able = !agent_type->actions || (agent_type->actions[number / 64] >> number % 64 & 1);
    if (!able && explain_task_new_line(account, scene->depth))
        fprintf(stderr, "%s is not among the agent's actions\n", who);
    struct conditions_of conditions = conditions_of_action(action);
    if (!able || tell_conditions(account, scene, who, &action->condition, &conditions))
        return true;
    if (action->action->procedural &&
        !agent_type->calls->precondition(account->task_problem->agent, number)) {
        if (explain_task_new_line(account, scene->depth))
            fprintf(stderr, "%s is denied: %s\n", who, action->action->procedural);
        return true;
    }
    return tell_broken(account, scene, who, number);
}

static void tell_limit(struct account *account, const struct scene *scene, const char *what,
                       gg_outcome outcome)
{
    if (explain_task_new_line(account, scene->depth))
        fprintf(stderr, "%s: %s: %s\n", scene->method, what,
                planning_words(account->planning->pool, account->planning, outcome));
}

static bool tell_subgoal(struct account *account, struct scene *scene, uint16_t number,
                         const struct ground_method *method, uint16_t subtask)
{
    struct planning *planning = account->planning;
    gg_goal_problem goal_problem = {.domain = &planning->tables->domain,
                                    .agent_type = account->task_problem->agent_type,
                                    .agent = account->task_problem->agent,
                                    .state = scene->state,
                                    .bounds = account->task_problem->bounds};
    goal_problem.goal = (uint16_t)(goal_problem.domain->goal_count + number);
    gg_outcome outcome = gg_plan_make(&planning->planner.search, &goal_problem, &account->plan);
    if (outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN) {
        explain_task_carry_out(account, scene, &account->plan);
        return false;
    }
    if (outcome != GG_NO_PLAN) {
        tell_limit(account, scene, "achieve", outcome);
        return true;
    }
    const struct dnf *dnf = &account->problem->subgoals[number];
    const struct box *box = nearest_box(account->planning, dnf, scene->state);
    if (box && explain_task_new_line(account, scene->depth)) {
        struct conditions_of conditions = conditions_of_achieving(method, subtask);
        fprintf(stderr, "%s: no actions achieve ", scene->method);
        tell_box(account, box, &conditions, scene->state);
    }
    return true;
}

/* Of the variants of an action that copies, the one that fits the state. */
static uint16_t nearest_variant(const struct account *account, const struct ground_task *task,
                                const uint64_t *state)
{
    size_t nearest = nearest_method(account->planning, task, 0, task->method_count, state);
    return (uint16_t)task->methods[nearest].subtasks[0].number;
}

/* Whether two methods are one but for what facts as arguments are. Some of these may have been left
 * out, as they can never be carried out. */
static bool is_same_but_looked_up(const struct ground_method *a, const struct ground_method *b)
{
    return a->arguments == b->arguments;
}

/* Whether a method is told of: of those that facts as arguments make of one, the one that fits. */
static bool explain_task_is_told(const struct account *account, const struct ground_task *task,
                                 size_t number, const uint64_t *state)
{
    const struct ground_method *methods = task->methods;
    size_t first = number, end = number + 1;
    while (first > 0 && is_same_but_looked_up(&methods[first - 1], &methods[number]))
        first--;
    while (end < task->method_count && is_same_but_looked_up(&methods[end], &methods[number]))
        end++;
    return number == nearest_method(account->planning, task, first, end, state);
}

/* A task within a method. One that stands for an action is told of as that. */
static bool tell_subtask(struct account *account, struct scene *scene, uint16_t task)
{
    struct planning *planning = account->planning;
    gg_task_problem task_problem = *account->task_problem;
    gg_random random;
    gg_random_seed(&random, planning->options->seed);
    task_problem.random = &random;
    task_problem.task = task;
    task_problem.state = scene->state;
    gg_outcome outcome = gg_decompose(&task_problem, &planning->planner.workspace, &account->plan);
    if (outcome == GG_FOUND) {
        explain_task_carry_out(account, scene, &account->plan);
        return false;
    }
    const struct ground_task *ground = &account->problem->tasks[task];
    if (!ground->task)
        return explain_task_tell_action(account, scene,
                                        nearest_variant(account, ground, scene->state));
    if (outcome != GG_NO_PLAN)
        tell_limit(account, scene, planning->names->tasks[task], outcome);
    else if (explain_task_new_line(account, scene->depth)) {
        fprintf(stderr, "%s: %s cannot be done%s:\n", scene->method, planning->names->tasks[task],
                scene->begun ? " when it comes to that" : "");
        tell_task(account, task, scene->state, scene->depth + 1);
    }
    return true;
}

/* ------------------------------------------------------------ methods, tasks */

/* Why a method fails, in a line or more; false if it does not. */
static bool tell_method(struct account *account, struct scene *scene, uint16_t task, size_t number)
{
    const gg_domain *domain = &account->planning->tables->domain;
    const struct ground_method *ground = &account->problem->tasks[task].methods[number];
    const gg_method *method = &domain->tasks[task].methods[number];
    struct conditions_of conditions = conditions_of_method(account->problem, ground);
    if (tell_conditions(account, scene, scene->method, &ground->condition, &conditions))
        return true;
    if (ground->method && ground->method->procedural &&
        !answering_calls.allows(account->task_problem->agent, task, (uint16_t)number)) {
        if (explain_task_new_line(account, scene->depth))
            fprintf(stderr, "%s is denied: %s\n", scene->method, ground->method->procedural);
        return true;
    }
    for (uint16_t i = 0; i < method->subtask_count; i++) {
        uint16_t subtask = method->subtasks[i];
        uint16_t further = (uint16_t)(subtask - domain->action_count);
        bool fails =
            subtask < domain->action_count ? explain_task_tell_action(account, scene, subtask)
            : further < domain->task_count
                ? tell_subtask(account, scene, further)
                : tell_subgoal(account, scene, (uint16_t)(further - domain->task_count), ground, i);
        if (fails)
            return true;
    }
    return false;
}

/* Whether the task is being told of already: then it waits for itself. */
static bool explain_task_is_on_path(const struct account *account, uint16_t task, unsigned depth)
{
    for (unsigned i = 0; i < depth; i++)
        if (account->path[i] == task)
            return true;
    return false;
}

static void tell_task(struct account *account, uint16_t task, const uint64_t *state, unsigned depth)
{
    const struct ground_task *ground = &account->problem->tasks[task];
    if (depth == DEPTH_LIMIT || explain_task_is_on_path(account, task, depth)) {
        if (explain_task_new_line(account, depth))
            fputs(depth == DEPTH_LIMIT ? "...\n" : "it comes back to itself\n", stderr);
        return;
    }
    account->path[depth] = task;
    if (!ground->method_count && explain_task_new_line(account, depth))
        fputs("it has no method that could ever be carried out\n", stderr);
    for (size_t i = 0; i < ground->method_count; i++) {
        if (i == METHOD_LIMIT) {
            if (explain_task_new_line(account, depth))
                fprintf(stderr, "and %zu more methods\n", ground->method_count - i);
            return;
        }
        if (!explain_task_is_told(account, ground, i, state))
            continue;
        struct scene scene = {copy_state(account, state),
                              account->planning->names->methods[task][i], false, depth};
        if (!tell_method(account, &scene, task, i) && explain_task_new_line(account, depth))
            fprintf(stderr, "%s can be carried out by itself\n", scene.method);
    }
}

static struct account account_of(struct planning *planning, const gg_task_problem *task_problem)
{
    struct account account = {
        .planning = planning, .problem = planning->tables->problem, .task_problem = task_problem};
    account.plan.capacity = planning->plan.capacity;
    account.plan.steps = pool_take(planning->pool, (account.plan.capacity + 1u) * sizeof(uint16_t));
    return account;
}

void explain_failure(struct planning *planning, const gg_task_problem *task_problem)
{
    struct account account = account_of(planning, task_problem);
    tell_task(&account, task_problem->task, task_problem->state, 0);
}

/* The methods that come before the one that was chosen. */
static void tell_passed_over(struct account *account, const gg_chosen *chosen,
                             const uint64_t *state)
{
    const struct ground_task *ground = &account->problem->tasks[chosen->task];
    const gg_names *names = account->planning->names;
    for (size_t i = 0; i < chosen->method && i < METHOD_LIMIT; i++) {
        if (!explain_task_is_told(account, ground, i, state))
            continue;
        const char *name = pool_format(account->planning->pool, "%s: %s",
                                       names->tasks[chosen->task], names->methods[chosen->task][i]);
        struct scene scene = {copy_state(account, state), name, false, 0};
        account->path[0] = chosen->task;
        if (!tell_method(account, &scene, chosen->task, i) && explain_task_new_line(account, 0))
            fprintf(stderr, "%s can be carried out, too\n", name);
    }
}

void explain_choice(struct planning *planning, const gg_task_problem *task_problem)
{
    struct account account = account_of(planning, task_problem);
    const gg_domain *domain = &planning->tables->domain;
    uint16_t charted = planning->planner.workspace.charted;
    uint16_t count =
        planning->planner.workspace.chosen_all ? planning->planner.workspace.chosen_count : 0;
    if (charted != GG_NONE && explain_task_new_line(&account, 0))
        fprintf(stderr,
                "%s was planned as a whole, with the least recursion first: it comes back to "
                "itself, or is nested too deep\n",
                planning->names->tasks[charted]);
    gg_chosen *record = pool_take(planning->pool, (count + 1u) * sizeof *record);
    memcpy(record, planning->planner.workspace.chosen, count * sizeof *record);
    for (uint16_t i = 0; i < count; i++) {
        if (record[i].task >= domain->task_count)
            continue;
        struct scene scene = {copy_state(&account, task_problem->state), "", false, 0};
        gg_plan before = {planning->plan.steps, record[i].from, record[i].from};
        explain_task_carry_out(&account, &scene, &before);
        tell_passed_over(&account, &record[i], scene.state);
    }
    if (!account.lines)
        fputs("no method was passed over\n", stderr);
}
