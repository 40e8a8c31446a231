/* SPDX-License-Identifier: MIT */
/*
 * What an example expects of plans: that of a goal, of a task, or the first that its agent makes.
 * See trial.h.
 */
#include "commands/trial.h"

#include "domain/agent_type.h"
#include "ground/state_view.h"
#include "commands/answers.h"
#include "commands/subjects.h"

#include <string.h>

/* ---------------------------------------------------------------- the beginning */

/* The state that an example begins in, as it is made. */
struct beginning {
    const struct tables *tables;
    struct variable *variables;
    uint64_t *start;
};

static uint32_t read_start(void *context, size_t variable)
{
    return ((const struct beginning *)context)->variables[variable].start;
}

static void write_start(void *context, size_t variable, uint32_t value)
{
    const struct beginning *beginning = context;
    beginning->variables[variable].start = value;
    gg_write(&beginning->tables->domain, (uint16_t)beginning->tables->layout.numbers[variable],
             value, beginning->start);
}

/* Tables that begin in the state of an example. */
static const struct tables *tables_given(struct pool *pool, const struct tables *tables,
                                         const struct example *example)
{
    const struct problem *problem = tables->problem;
    size_t words = tables->domain.word_count;
    struct tables *given = pool_take(pool, sizeof *given);
    struct problem *given_problem = pool_take(pool, sizeof *given_problem);
    struct beginning beginning = {tables, NULL, NULL};
    beginning.variables =
        pool_take(pool, (problem->variable_count + 1) * sizeof *beginning.variables);
    beginning.start = pool_take(pool, (words + 1) * sizeof *beginning.start);
    *given = *tables;
    *given_problem = *problem;
    for (size_t i = 0; i < problem->variable_count; i++)
        beginning.variables[i] = problem->variables[i];
    for (size_t i = 0; i < words; i++)
        beginning.start[i] = tables->domain.start[i];
    struct state_view view = {problem, read_start, write_start, &beginning};
    view_apply(&view, &example->given);
    given_problem->variables = beginning.variables;
    given->problem = given_problem;
    given->domain.start = beginning.start;
    return given;
}

size_t trial_agent_type(const struct domain *domain, const struct example *example)
{
    if (example->agent)
        return (size_t)(example->agent - domain->agent_types);
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        const struct agent_type *agent_type = &domain->agent_types[i];
        bool any = agent_type->task != NULL;
        for (size_t j = 0; j < domain->goal_count; j++)
            any |= chooses_goal(agent_type, &domain->goals[j]);
        if (any)
            return i;
    }
    return 0;
}

struct planning *planning_given(struct pool *pool, const struct planning *planning,
                                const struct example *example, const struct options *options)
{
    struct planning *given = pool_take(pool, sizeof *given);
    *given = *planning;
    given->pool = pool;
    given->options = options;
    given->tables = tables_given(pool, planning->tables, example);
    given->answers = answers_copy(pool, &example->answers);
    planning_choose(given, trial_agent_type(planning->tables->problem->domain, example));
    return given;
}

/* -------------------------------------------------------------------- agents */

/* The first agent type that has a goal, or that begins with a task; or the first of all. */
static size_t type_that_has(const struct trial *trial, const struct subject *planned)
{
    const struct domain *domain = trial->planning->tables->problem->domain;
    if (trial->example->agent)
        return trial_agent_type(domain, trial->example);
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        const struct agent_type *agent_type = &domain->agent_types[i];
        if (planned->kind == SUBJECT_GOAL ? has_goal(agent_type, planned->goal)
                                          : agent_type->task == planned->task)
            return i;
    }
    return 0;
}

/* ---------------------------------------------------------------- comparison */

static bool is_expected(const struct trial *trial, const struct expectation *expectation,
                        const uint16_t *steps, uint16_t count)
{
    const struct problem *problem = trial->planning->tables->problem;
    bool same = !expectation->impossible && expectation->count == count;
    for (uint16_t i = 0; i < count && same; i++)
        same = is_subject_action(problem, &expectation->subjects[i], steps[i]);
    return same;
}

/* "eat, drink" */
static const char *list_of_steps(const struct trial *trial, const uint16_t *steps, uint16_t count)
{
    const struct problem *problem = trial->planning->tables->problem;
    const char *text = count ? "" : "no step";
    for (uint16_t i = 0; i < count; i++)
        text = pool_format(trial->pool, "%s%s%s", text, i ? ", " : "",
                           problem->actions[steps[i]].name);
    return text;
}

static const char *expected_text(const struct trial *trial, const struct expectation *expectation)
{
    const char *text = expectation->impossible ? "none" : "[";
    for (size_t i = 0; i < expectation->count; i++)
        text =
            pool_format(trial->pool, "%s%s%s", text, i ? ", " : "", expectation->subjects[i].text);
    return expectation->impossible ? text : pool_format(trial->pool, "%s]", text);
}

/* A ground action that a step can mean and that can be done in a state; GG_NONE: there is none. */
static uint16_t action_for(const struct trial *trial, const struct subject *step,
                           const uint64_t *state)
{
    const struct tables *tables = trial->planning->tables;
    for (uint16_t i = 0; i < tables->domain.action_count; i++)
        if (is_subject_action(tables->problem, step, i) &&
            gg_holds(&tables->domain, &tables->domain.actions[i].precondition, state))
            return i;
    return GG_NONE;
}

static unsigned long cost_of(const struct planning *planning, uint16_t *steps, uint16_t count)
{
    struct planning other = *planning;
    other.plan.steps = steps;
    other.plan.length = count;
    return planning_cost(&other);
}

/* Why the plan that is expected is not the one that is found: a step cannot be done, the goal is
 * not reached, or it costs more. Empty if that does not tell. */
static const char *why_not(const struct trial *trial, const struct expectation *expectation,
                           unsigned long found, const gg_condition *goal)
{
    const struct tables *tables = trial->planning->tables;
    struct planning *planning = trial->planning;
    uint64_t *state = pool_take(planning->pool, (tables->domain.word_count + 1u) * sizeof *state);
    if (tables->domain.word_count)
        memcpy(state, tables->domain.start, tables->domain.word_count * sizeof *state);
    if (expectation->count > planning->plan.capacity)
        return pool_format(trial->pool, "a plan has at most %u steps (limits: plan)\n",
                           planning->plan.capacity);
    uint16_t *steps = pool_take(planning->pool, (expectation->count + 1) * sizeof *steps);
    for (size_t i = 0; i < expectation->count; i++) {
        steps[i] = action_for(trial, &expectation->subjects[i], state);
        if (steps[i] == GG_NONE)
            return pool_format(trial->pool, "its step %zu, %s, cannot be done then\n", i + 1,
                               expectation->subjects[i].text);
        gg_apply(&tables->domain, tables->domain.actions[steps[i]].effect, state);
    }
    if (goal && !gg_holds(&tables->domain, goal, state))
        return "after these steps the goal does not hold\n";
    return pool_format(trial->pool, "the steps expected cost %lu, those found %lu\n",
                       cost_of(planning, steps, (uint16_t)expectation->count), found);
}

/* Compares what was found. */
static void judge(struct trial *trial, const struct expectation *expectation, gg_outcome outcome,
                  const gg_plan *plan, const gg_condition *goal)
{
    uint16_t *steps = plan ? plan->steps : NULL, count = plan ? plan->length : 0;
    bool found = outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN;
    if (found ? is_expected(trial, expectation, steps, count)
              : expectation->impossible && outcome == GG_NO_PLAN)
        return;
    const char *fault = found                   ? pool_format(trial->pool, "found [%s]",
                                            count ? list_of_steps(trial, steps, count) : "")
                        : outcome == GG_NO_PLAN ? "there is no plan"
                                                : planning_words(trial->planning, outcome);
    const char *why =
        expectation->impossible || !found
            ? ""
            : why_not(trial, expectation, cost_of(trial->planning, steps, count), goal);
    const char *of = expectation->planned ? expectation->planned->text : NULL;
    struct failure *failure =
        trial_fail(trial, expectation,
                   of ? pool_format(trial->pool, "%s for %s", expected_text(trial, expectation), of)
                      : expected_text(trial, expectation),
                   fault);
    failure->why = why;
}

/* ------------------------------------------------------------------- plannings */

static void try_goal(struct trial *trial, const struct expectation *expectation)
{
    const struct problem *problem = trial->planning->tables->problem;
    struct planning *planning = trial->planning;
    gg_goal_problem goal_problem = {.goal = 0};
    size_t number = 0;
    while (number < problem->goal_count &&
           !is_subject_goal(problem, expectation->planned, (uint16_t)number))
        number++;
    if (number == problem->goal_count) {
        judge(trial, expectation, GG_NO_PLAN, NULL, NULL); /* constants rule it out */
        return;
    }
    goal_problem.goal = (uint16_t)number;
    gg_outcome outcome = planning_of_goal(planning, &goal_problem);
    judge(trial, expectation, outcome, &planning->plan,
          &planning->tables->domain.goals[number].condition);
}

static void try_task(struct trial *trial, const struct expectation *expectation)
{
    const struct problem *problem = trial->planning->tables->problem;
    struct planning *planning = trial->planning;
    gg_task_problem task_problem = {.task = 0};
    size_t number = 0;
    while (number < problem->task_count &&
           !(problem->tasks[number].task &&
             is_subject_task(problem, expectation->planned, (uint16_t)number)))
        number++;
    if (number == problem->task_count) {
        trial_fail(trial, expectation, expectation->planned->text,
                   "no agent type and no other task comes to this task, so it has no tables");
        return;
    }
    task_problem.task = (uint16_t)number;
    gg_outcome outcome = planning_of_task(planning, &task_problem);
    judge(trial, expectation, outcome, &planning->plan, NULL);
}

/* The first plan that an agent makes. */
struct first_plan {
    gg_plan plan;
    gg_outcome outcome;
    bool made;
};

static void watch(void *watcher, const struct simulation *simulation, const gg_event *event)
{
    struct first_plan *first = watcher;
    const unsigned char *bytes = (const unsigned char *)simulation;
    const uint16_t *steps =
        (const uint16_t *)(const void *)(bytes + simulation->population->domain.offsets.agent_plan);
    if (first->made || (event->kind != GG_PLAN_MADE && event->kind != GG_PLAN_FAILED))
        return;
    first->made = event->kind == GG_PLAN_MADE;
    first->outcome = first->made ? GG_FOUND : (gg_outcome)event->value;
    first->plan.length = first->made ? event->value : 0;
    for (uint16_t i = 0; i < first->plan.length; i++)
        first->plan.steps[i] = steps[i];
}

static void try_first(struct trial *trial, const struct expectation *expectation)
{
    struct planning *planning = trial->planning;
    struct pool *pool = planning->pool;
    size_t type = trial_agent_type(planning->tables->problem->domain, trial->example);
    struct first_plan first = {.outcome = GG_NO_PLAN};
    first.plan.steps =
        pool_take(pool, (planning->tables->domain.plan_limit + 1u) * sizeof *first.plan.steps);
    struct population *population = population_new(planning, &type, 1, 1);
    population->decisions = UINT64_MAX;
    population->watch = watch;
    population->watcher = &first;
    population_begin(population);
    judge(trial, expectation, first.outcome, &first.plan, NULL);
}

void try_plan(struct trial *trial, const struct expectation *expectation)
{
    const struct subject *planned = expectation->planned;
    planning_make_room(trial->planning);
    if (!planned) {
        try_first(trial, expectation);
        return;
    }
    planning_choose(trial->planning, type_that_has(trial, planned));
    if (planned->kind == SUBJECT_GOAL)
        try_goal(trial, expectation);
    else
        try_task(trial, expectation);
}
