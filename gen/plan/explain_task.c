/* SPDX-License-Identifier: MIT */
/*
 * Explains why a task cannot be done, or why a method was passed over: it names the
 * precondition or the subtask at which each method fails. For earlier subtasks it takes
 * the first plan of each.
 */
#include "ground/unmet.h"
#include "cli/answers.h"
#include "cli/planner.h"
#include "plan/reason_lines.h"

#include <string.h>

/* The most lines that are printed, methods told of one task, and how deep tasks are
 * followed. */
enum { LINE_LIMIT = 60, METHOD_LIMIT = 12, DEPTH_LIMIT = 12 };

struct account {
    struct planning *planning;
    const struct problem *problem;
    const gg_task_problem *task_problem; /* of the task that was planned */
    struct gg_plan plan;                 /* room of its own */
    struct reason_line_budget lines;
    uint16_t path[DEPTH_LIMIT]; /* the tasks that are being told of */
};

/* The place in the account: a method, after some steps. */
struct scene {
    uint64_t *state;
    const char *method; /* "pass_time: clean" */
    bool begun;         /* whether a step was done before */
    unsigned depth;
};

static uint64_t *copy_state(const struct account *account, const uint64_t *state)
{
    size_t words = account->planning->tables->domain.word_count;
    uint64_t *copy = pool_take(account->planning->pool, (words + 1) * sizeof *copy);
    memcpy(copy, state, words * sizeof *copy);
    return copy;
}

/* ---------------------------------------------------------------- conditions */

/* The conditions in the state of a scene. */
static struct state_outlook outlook_of(struct packed_state *state)
{
    return (struct state_outlook){.view = view_of_words(state)};
}

/* Says what of the conditions fails; false if they hold. who: "clean needs". */
static bool tell_unmet(struct account *account, const struct scene *scene, const char *who,
                       const struct dnf *dnf, const struct conditions_with_objects *conditions)
{
    struct packed_state seen = {account->planning->tables, scene->state};
    struct state_outlook outlook = outlook_of(&seen);
    const struct box *box = nearest_box(&outlook, dnf);
    if (box && !lines_are_enough(&account->lines)) /* what is not told is not put into words */
        print_reason_line(
            &account->lines, scene->depth, "%s %s", who,
            words_of_unmet_in_box(account->planning->pool, &outlook, box, conditions));
    return box != NULL;
}

/* The same of an action or a method, by its name. */
static bool tell_needs(struct account *account, const struct scene *scene, const char *name,
                       const struct dnf *dnf, const struct conditions_with_objects *conditions)
{
    const char *who = pool_format(account->planning->pool, "%s%s needs", name,
                                  scene->begun ? ", when it comes to that," : "");
    return tell_unmet(account, scene, who, dnf, conditions);
}

/* ------------------------------------------------------------------ subtasks */

static void tell_task(struct account *account, uint16_t task, const uint64_t *state,
                      unsigned depth);

static void explain_task_carry_out(struct account *account, struct scene *scene,
                                   const gg_plan *plan)
{
    const gg_domain *domain = &account->planning->tables->domain;
    for (uint16_t i = 0; i < plan->length; i++)
        gg_do(domain, plan->steps[i], scene->state);
    scene->begun |= plan->length > 0;
}

/* Carries an action out; one that breaks a goal to be kept is told of. */
static bool tell_broken(struct account *account, struct scene *scene, const char *who,
                        uint16_t number)
{
    gg_plan done = {&number, 1, 1};
    explain_task_carry_out(account, scene, &done);
    const char *goal = planning_goal_broken_in_state(account->planning, scene->state);
    if (goal)
        print_reason_line(&account->lines, scene->depth,
                          "%s breaks '%s', a goal that is to be kept", who, goal);
    return goal != NULL;
}

/* An action that cannot be done is told of; false if it is done. */
static bool explain_task_tell_action(struct account *account, struct scene *scene, uint16_t number)
{
    const struct ground_action *action = &account->problem->actions[number];
    const char *who = pool_format(account->planning->pool, "%s: %s", scene->method,
                                  account->planning->names->actions[number]);
    struct conditions_with_objects conditions = conditions_of_action(action);
    if (!planning_agent_can_do(account->planning, number))
        print_reason_line(&account->lines, scene->depth, "%s is not among the agent's actions",
                          who);
    else if (tell_needs(account, scene, who, &action->condition, &conditions))
        return true;
    else if (is_denied(account->planning, number))
        print_reason_line(&account->lines, scene->depth, "%s is denied: %s", who,
                          action->action->procedural);
    else if (planning_claimed_fact(account->planning, number))
        print_reason_line(&account->lines, scene->depth, "%s is kept out: others have claimed %s",
                          who, planning_claimed_fact(account->planning, number));
    else
        return tell_broken(account, scene, who, number);
    return true;
}

static void tell_limit(struct account *account, const struct scene *scene, const char *what,
                       gg_outcome outcome)
{
    print_reason_line(&account->lines, scene->depth, "%s: %s: %s", scene->method, what,
                      planning_outcome_text(account->planning->pool, account->planning, outcome));
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
    struct conditions_with_objects conditions = conditions_of_achieve_subtask(method, subtask);
    if (outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN) {
        explain_task_carry_out(account, scene, &account->plan);
        return false;
    }
    if (outcome != GG_NO_PLAN)
        tell_limit(account, scene, "achieve", outcome);
    else
        tell_unmet(account, scene,
                   pool_format(planning->pool, "%s: no actions achieve", scene->method),
                   &account->problem->subgoals[number], &conditions);
    return true;
}

/* Of the methods of a task, from one on and before another, the one whose conditions fit best. */
static size_t nearest_method(const struct account *account, const struct ground_task *task,
                             size_t from, size_t end, const uint64_t *state)
{
    /* Nothing is changed through it. */
    struct packed_state seen = {account->planning->tables, (uint64_t *)(uintptr_t)state};
    struct state_outlook outlook = outlook_of(&seen);
    size_t least = SIZE_MAX, nearest = from;
    for (size_t i = from; i < end; i++) {
        size_t count = count_unmet_in_nearest_box(&outlook, &task->methods[i].condition);
        if (count < least) {
            least = count;
            nearest = i;
        }
    }
    return nearest;
}

/* Of the variants of an action that copies, the one that fits the state. */
static uint16_t nearest_variant(const struct account *account, const struct ground_task *task,
                                const uint64_t *state)
{
    size_t nearest = nearest_method(account, task, 0, task->method_count, state);
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
    return number == nearest_method(account, task, first, end, state);
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
    else if (print_reason_line(
                 &account->lines, scene->depth, "%s: %s cannot be done%s:", scene->method,
                 planning->names->tasks[task], scene->begun ? " when it comes to that" : ""))
        tell_task(account, task, scene->state, scene->depth + 1);
    return true;
}

/* ------------------------------------------------------------ methods, tasks */

/* Why a method fails, in a line or more; false if it does not. */
static bool tell_method(struct account *account, struct scene *scene, uint16_t task, size_t number)
{
    const gg_domain *domain = &account->planning->tables->domain;
    const struct ground_method *ground = &account->problem->tasks[task].methods[number];
    const gg_method *method = &domain->tasks[task].methods[number];
    struct conditions_with_objects conditions = conditions_of_method(account->problem, ground);
    if (tell_needs(account, scene, scene->method, &ground->condition, &conditions))
        return true;
    if (ground->method && ground->method->procedural &&
        !answering_calls.denying.allows(account->task_problem->agent, task, (uint16_t)number)) {
        print_reason_line(&account->lines, scene->depth, "%s is denied: %s", scene->method,
                          ground->method->procedural);
        return true;
    }
    for (uint16_t i = 0; i < method->subtask_count; i++) {
        uint16_t subtask = method->subtasks[i];
        uint16_t further = (uint16_t)(subtask - domain->action_count);
        bool fails =
            subtask < domain->action_count
                ? explain_task_tell_action(account, scene,
                                           (uint16_t)account->problem->rows.numbers[subtask])
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
        print_reason_line(&account->lines, depth,
                          depth == DEPTH_LIMIT ? "..." : "it comes back to itself");
        return;
    }
    account->path[depth] = task;
    if (!ground->method_count)
        print_reason_line(&account->lines, depth,
                          "it has no method that could ever be carried out");
    for (size_t i = 0; i < ground->method_count && !lines_are_enough(&account->lines); i++) {
        if (i == METHOD_LIMIT) {
            print_reason_line(&account->lines, depth, "and %zu more methods",
                              ground->method_count - i);
            return;
        }
        if (!explain_task_is_told(account, ground, i, state))
            continue;
        struct scene scene = {copy_state(account, state),
                              account->planning->names->methods[task][i], false, depth};
        if (!tell_method(account, &scene, task, i))
            print_reason_line(&account->lines, depth, "%s can be carried out by itself",
                              scene.method);
    }
}

static struct account account_of(struct planning *planning, const gg_task_problem *task_problem)
{
    struct account account = {.planning = planning,
                              .problem = planning->tables->problem,
                              .task_problem = task_problem,
                              .lines = {.limit = LINE_LIMIT}};
    account.plan.capacity = planning->plan.capacity;
    account.plan.steps = pool_take(planning->pool, (account.plan.capacity + 1u) * sizeof(uint16_t));
    return account;
}

void explain_task_without_plan(struct planning *planning, const gg_task_problem *task_problem)
{
    struct account account = account_of(planning, task_problem);
    tell_task(&account, task_problem->task, task_problem->state, 0);
}

/* The methods that come before the one that was chosen. */
static void tell_passed_over(struct account *account, const gg_chosen_method *chosen,
                             const uint64_t *state)
{
    const struct ground_task *ground = &account->problem->tasks[chosen->task];
    const gg_names *names = account->planning->names;
    for (size_t i = 0; i < chosen->method && i < METHOD_LIMIT && !lines_are_enough(&account->lines);
         i++) {
        if (!explain_task_is_told(account, ground, i, state))
            continue;
        const char *name = pool_format(account->planning->pool, "%s: %s",
                                       names->tasks[chosen->task], names->methods[chosen->task][i]);
        struct scene scene = {copy_state(account, state), name, false, 0};
        account->path[0] = chosen->task;
        if (!tell_method(account, &scene, chosen->task, i))
            print_reason_line(&account->lines, 0, "%s can be carried out, too", name);
    }
}

void explain_passed_over_methods(struct planning *planning, const gg_task_problem *task_problem)
{
    struct account account = account_of(planning, task_problem);
    const gg_domain *domain = &planning->tables->domain;
    uint16_t charted = planning->planner.workspace.charted;
    uint16_t count =
        planning->planner.workspace.chosen_complete ? planning->planner.workspace.chosen_count : 0;
    if (charted != GG_NONE)
        print_reason_line(
            &account.lines, 0,
            "%s was planned as a whole, with the least recursion first: it comes back to "
            "itself, or is nested too deep",
            planning->names->tasks[charted]);
    gg_chosen_method *record = pool_take(planning->pool, (count + 1u) * sizeof *record);
    memcpy(record, planning->planner.workspace.chosen, count * sizeof *record);
    for (uint16_t i = 0; i < count && !lines_are_enough(&account.lines); i++) {
        if (record[i].task >= domain->task_count)
            continue;
        struct scene scene = {copy_state(&account, task_problem->state), "", false, 0};
        gg_plan before = {planning->plan.steps, record[i].from, record[i].from};
        explain_task_carry_out(&account, &scene, &before);
        tell_passed_over(&account, &record[i], scene.state);
    }
    if (account.lines.count == 0)
        print_reason_line(&account.lines, 0, "no method was passed over");
}
