/* SPDX-License-Identifier: MIT */
/*
 * What an example expects of plans: that of a goal, of a task, or the first that its agent makes.
 * See test_run.h.
 */
#include "test/test_run.h"

#include "domain/agent_type.h"
#include "domain/idleness.h"
#include "cli/answers.h"
#include "cli/efforts.h"
#include "cli/subjects.h"

#include <inttypes.h>
#include <string.h>

/* ---------------------------------------------------------------- comparison */

static bool is_expected(const struct test_run *run, const struct expectation *expectation,
                        const uint16_t *steps, uint16_t count)
{
    bool same = !expectation->impossible && expectation->count == count;
    for (uint16_t i = 0; i < count && same; i++)
        same = is_subject_action(run->problem, &expectation->subjects[i], steps[i]);
    return same;
}

/* "eat, drink" */
static const char *list_of_steps(const struct test_run *run, const uint16_t *steps, uint16_t count)
{
    const char *text = "";
    for (uint16_t i = 0; i < count; i++)
        text = pool_format(run->pool, "%s%s%s", text, i ? ", " : "",
                           run->planning->names->actions[steps[i]]);
    return text;
}

static const char *test_run_plan_expected_text(const struct test_run *run,
                                               const struct expectation *expectation)
{
    return words_of_expected(
        run->pool, run->planner,
        expectation->impossible
            ? "none"
            : words_of_subjects(run->pool, expectation->subjects, expectation->count));
}

/* A ground action that a step can mean and that can be done in a state; GG_NONE: there is none. */
static uint16_t action_for(const struct test_run *run, const struct subject *step,
                           const uint64_t *state)
{
    const struct tables *tables = run->planning->tables;
    for (uint16_t i = 0; i < tables->problem->action_count; i++)
        if (is_subject_action(tables->problem, step, i) && gg_can_do(&tables->domain, i, state))
            return i;
    return GG_NONE;
}

static uint64_t cost_of(const struct planning *planning, uint16_t *steps, uint16_t count)
{
    struct planning other = *planning;
    other.plan.steps = steps;
    other.plan.length = count;
    return planning_plan_cost(&other);
}

/* What was found. */
struct found {
    gg_outcome outcome;
    const gg_plan *plan;
    const char *purpose;      /* of the first plan of an agent: "goal fed"; or NULL */
    const gg_condition *goal; /* NULL: it is of a task */
    const char *methods;      /* of a task: by which methods, a line for each */
};

/* How much farther the plan that is found leads than that which is expected, of a goal of best effort;
 * NULL: it does not, or the goal is none. */
static const char *why_not_as_far(const struct test_run *run, const struct found *found,
                                  const uint64_t *state)
{
    struct planning other = *run->planning;
    const gg_domain *domain = &run->planning->tables->domain;
    uint16_t goal = 0;
    while (goal < domain->goal_count && &domain->goals[goal].condition != found->goal)
        goal++;
    const char *bound = goal < domain->goal_count ? bound_of_goal(run->planning, goal) : NULL;
    if (!bound)
        return NULL;
    other.plan = *found->plan;
    const char *expected = words_of_shortfall(run->planning, goal, state);
    const char *lacks = words_of_shortfall(&other, goal, state_after_plan(&other));
    return expected && lacks && strcmp(expected, lacks) == 0
               ? NULL
               : pool_format(run->pool, "the steps expected fall %s short of %s, those found %s\n",
                             expected ? expected : "more than that", bound,
                             lacks ? lacks : "more than that");
}

/* Why the plan that is expected is not the one that is found: a step cannot be done, the goal is
 * not reached, it costs more, or other methods were chosen. */
static const char *why_not(const struct test_run *run, const struct expectation *expectation,
                           const struct found *found)
{
    const struct tables *tables = run->planning->tables;
    struct planning *planning = run->planning;
    uint64_t *state = start_state(planning->pool, &tables->domain);
    if (expectation->count > planning->plan.capacity)
        return pool_format(run->pool, "a plan has at most %u steps (limits: plan)\n",
                           planning->plan.capacity);
    uint16_t *steps = pool_take(planning->pool, (expectation->count + 1) * sizeof *steps);
    for (size_t i = 0; i < expectation->count; i++) {
        steps[i] = action_for(run, &expectation->subjects[i], state);
        if (steps[i] == GG_NONE)
            return pool_format(run->pool, "its step %zu, %s, cannot be done then\n", i + 1,
                               expectation->subjects[i].text);
        if (is_denied(planning, steps[i]))
            return pool_format(run->pool, "its step %zu, %s, is denied: %s\n", i + 1,
                               expectation->subjects[i].text,
                               expectation->subjects[i].action->procedural);
        gg_do(&tables->domain, steps[i], state);
    }
    if (!found->goal)
        return found->methods;
    const char *shortfall = why_not_as_far(run, found, state);
    if (shortfall)
        return shortfall;
    if (!gg_holds(&tables->domain, found->goal, state))
        return pool_format(run->pool, "after the steps expected %s does not hold\n",
                           found->purpose ? found->purpose : "the goal");
    return pool_format(run->pool, "the steps expected cost %" PRIu64 ", those found %" PRIu64 "\n",
                       cost_of(planning, steps, (uint16_t)expectation->count),
                       cost_of(planning, found->plan->steps, found->plan->length));
}

/* Compares what was found. */
static void judge(struct test_run *run, const struct expectation *expectation,
                  const struct found *found)
{
    gg_outcome outcome = found->outcome;
    bool any = outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN;
    if (any ? is_expected(run, expectation, found->plan->steps, found->plan->length)
            : expectation->impossible && outcome == GG_NO_PLAN)
        return;
    const char *fault =
        any                     ? pool_format(run->pool, "found [%s]%s%s",
                                              list_of_steps(run, found->plan->steps, found->plan->length),
                          found->purpose ? " for " : "", found->purpose ? found->purpose : "")
        : outcome == GG_NO_PLAN ? "there is no plan"
                                : planning_outcome_text(run->pool, run->planning, outcome);
    const char *why = expectation->impossible || !any ? "" : why_not(run, expectation, found);
    const char *of = expectation->planned ? expectation->planned->text : NULL;
    struct failure *failure = test_run_fail(
        run, expectation,
        of ? pool_format(run->pool, "%s for %s", test_run_plan_expected_text(run, expectation), of)
           : test_run_plan_expected_text(run, expectation),
        fault);
    failure->why = why;
}

/* ------------------------------------------------------------------- plannings */

/* The number of a ground goal or task that is meant; GG_NONE: there is none. */
static uint16_t
number_of_subject(const struct problem *problem, const struct subject *planned, size_t count,
                  bool (*is_subject)(const struct problem *problem, const struct subject *subject,
                                     uint16_t number))
{
    for (uint16_t i = 0; i < count; i++)
        if (is_subject(problem, planned, i))
            return i;
    return GG_NONE;
}

static void try_goal(struct test_run *run, const struct expectation *expectation)
{
    struct planning *planning = run->planning;
    const struct problem *problem = planning->tables->problem;
    gg_goal_problem goal_problem = {
        .goal =
            number_of_subject(problem, expectation->planned, problem->goal_count, is_subject_goal)};
    if (goal_problem.goal == GG_NONE) {
        judge(run, expectation, &(struct found){.outcome = GG_NO_PLAN}); /* constants say so */
        return;
    }
    gg_outcome outcome = planning_find_goal_plan(planning, &goal_problem);
    judge(run, expectation,
          &(struct found){.outcome = outcome,
                          .plan = &planning->plan,
                          .goal = &planning->tables->domain.goals[goal_problem.goal].condition});
}

/* The methods of the plan of a task, a line each. */
static const char *methods_found(const struct test_run *run, const struct planning *planning)
{
    const gg_workspace *workspace = &planning->planner.workspace;
    const char *lines = "";
    for (uint16_t i = 0; i < workspace->chosen_count; i++) {
        const gg_chosen_method *chosen = &workspace->chosen[i];
        gg_event event = {.kind = GG_METHOD_CHOSEN, .index = chosen->task, .value = chosen->method};
        if (chosen->task >= planning->tables->problem->task_count)
            continue;
        lines = pool_format(
            run->pool, "%s%s\n", lines,
            line_of_event(run->pool, &planning->tables->domain, planning->names, &event));
    }
    return lines;
}

static void try_task(struct test_run *run, const struct expectation *expectation)
{
    struct planning *planning = run->planning;
    const struct problem *problem = planning->tables->problem;
    gg_task_problem task_problem = {
        .task =
            number_of_subject(problem, expectation->planned, problem->task_count, is_subject_task)};
    if (task_problem.task == GG_NONE) {
        test_run_fail(run, expectation, expectation->planned->text,
                      "no agent type and no other task comes to this task, so it has no tables");
        return;
    }
    gg_outcome outcome = planning_find_task_plan(planning, &task_problem);
    judge(run, expectation,
          &(struct found){.outcome = outcome,
                          .plan = &planning->plan,
                          .methods = methods_found(run, planning)});
}

/* The first plan that an agent makes. It tries one goal in a tick, and where that has no plan, the
 * next one in the next millisecond. */
struct first_plan {
    struct pool *pool;
    gg_plan plan;
    gg_outcome outcome; /* of the first that met a limit, if none has a plan */
    uint32_t failed;    /* how many have none */
    bool made, told;    /* told: all that belongs to it */
    uint16_t goal;      /* GG_NONE: it is of the root task */
    const char *methods;
    const struct population_agent *of; /* the agent */
};

/* Notes which methods were chosen for the plan, and which were not and why. */
static void note_planned_method(struct first_plan *first, const struct population_agent *simulation,
                                const gg_event *event)
{
    first->told |= event->kind != GG_METHOD_CHOSEN && event->kind != GG_METHOD_FAILED;
    if (first->told)
        return;
    first->methods = pool_format(first->pool, "%s%s\n", first->methods,
                                 line_of_event(first->pool, &simulation->population->domain,
                                               simulation->planning.names, event));
}

static void test_run_plan_watch(void *watcher, const struct population_agent *simulation,
                                const gg_event *event)
{
    struct first_plan *first = watcher;
    uint16_t count;
    if (simulation != first->of)
        return;
    const uint16_t *steps = gg_agent_steps(&simulation->planning.agent, &count);
    if (first->made)
        note_planned_method(first, simulation, event);
    if (event->kind == GG_PLAN_FAILED)
        first->failed++;
    if (event->kind == GG_PLAN_FAILED && first->outcome == GG_NO_PLAN)
        first->outcome = event->value == GG_NOT_WORTH_IT ? GG_NO_PLAN : (gg_outcome)event->value;
    if (first->made || event->kind != GG_PLAN_MADE)
        return;
    first->made = true;
    first->goal = event->index;
    first->outcome = GG_FOUND;
    first->plan.length = event->value;
    for (uint16_t i = 0; i < first->plan.length; i++)
        first->plan.steps[i] = steps[i];
}

/* Lets the agent live until it has made a plan, or has tried all in vain: what comes later is tried
 * once more. */
static void live_to_plan(struct population *population, struct first_plan *first)
{
    uint32_t failed = 0;
    population_live_first_moment(population);
    while (!first->made && first->failed > failed) {
        population->time = ++failed + 1; /* the end: what happens then does not count */
        (void)population_live_next_moment(population);
    }
}

static void try_first(struct test_run *run, const struct expectation *expectation)
{
    struct planning *planning = run->planning;
    struct pool *pool = planning->pool;
    const gg_domain *domain = &planning->tables->domain;
    const struct problem *problem = planning->tables->problem;
    struct first_plan first = {
        .pool = run->pool, .outcome = GG_NO_PLAN, .goal = GG_NONE, .methods = ""};
    first.plan.steps = pool_take(pool, (domain->plan_limit + 1u) * sizeof *first.plan.steps);
    static const struct events none = {NULL, 0};
    struct planning *shared =
        run->planner ? planning_given(run->original, planning->options, pool, run->example, NULL)
                     : planning;
    struct population *population = population_of_example(shared, run->example, &none);
    first.of = population->agents[run->planner ? run->planner - run->example->cast.items : 0];
    population->decisions = UINT64_MAX;
    population->watch = test_run_plan_watch;
    population->watcher = &first;
    live_to_plan(population, &first);
    struct found found = {.outcome = first.outcome, .plan = &first.plan, .methods = first.methods};
    found.purpose = "the root task";
    if (first.goal < problem->goal_count) {
        found.purpose = pool_format(run->pool, "goal %s", planning->names->goals[first.goal]);
        found.goal = &domain->goals[first.goal].condition;
    }
    judge(run, expectation, &found);
}

/* Tries what is expected of one agent. */
static void try_plan_of(struct test_run *run, const struct expectation *expectation,
                        const struct actor *actor)
{
    const struct subject *planned = expectation->planned;
    struct planning *usual = run->planning;
    run->planner = actor;
    if (actor)
        run->planning =
            planning_given(run->original, usual->options, usual->pool, run->example, actor);
    planning_allocate_plan(run->planning);
    planning_set_agent_type(run->planning,
                            type_of_example(run->problem->domain, run->example, actor, planned));
    if (!planned)
        try_first(run, expectation);
    else if (planned->kind == SUBJECT_GOAL)
        try_goal(run, expectation);
    else
        try_task(run, expectation);
    run->planning = usual;
    run->planner = NULL;
}

void try_plan(struct test_run *run, const struct expectation *expectation)
{
    const struct domain *domain = run->problem->domain;
    const struct cast *cast = &run->example->cast;
    const struct subject *planned = expectation->planned;
    bool any = false;
    if (cast->count == 0 || expectation->actor) {
        try_plan_of(run, expectation, expectation->actor);
        return;
    }
    for (size_t i = 0; i < cast->count; i++) {
        size_t type = type_of_example(domain, run->example, &cast->items[i], NULL);
        if (planned && !is_planned_for(&domain->agent_types[type], planned))
            continue;
        any = true;
        try_plan_of(run, expectation, &cast->items[i]);
    }
    if (!any)
        test_run_fail(run, expectation, planned->text,
                      pool_format(run->pool, "no agent of the example has this %s",
                                  planned->kind == SUBJECT_GOAL ? "goal" : "task"));
}
