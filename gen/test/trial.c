/* SPDX-License-Identifier: MIT */
/* Lets an agent live as an example tells: see trial.h. */
#include "test/trial.h"

#include "domain/agent_type.h"
#include "ground/describe.h"
#include "ground/failing_name.h"
#include "cli/answers.h"
#include "run/event_queue.h"
#include "cli/subjects.h"

#include <stdio.h>
#include <string.h>

/* The most facts whose values are told for a condition. */
enum { FACTS_TOLD = 8 };

/* -------------------------------------------------------------------- moments */

static uint32_t trial_read_fact(void *context, size_t variable)
{
    const struct trial *trial = context;
    const gg_agent *agent = &trial->simulation->planning.agent;
    uint16_t fact = (uint16_t)trial->planning->tables->layout.numbers[variable];
    return agent->domain->extras->slots ? gg_slots_read(agent, fact) : gg_agent_read(agent, fact);
}

static struct state_view trial_view_of(struct trial *trial)
{
    return (struct state_view){trial->planning->tables->problem, trial_read_fact, NULL, trial};
}

static bool is_chosen(const struct trial *trial, const struct subject *subject)
{
    const gg_agent *agent = &trial->simulation->planning.agent;
    bool under_way = trial->planned || (agent->plan_length > 0 && agent->goal == GG_NONE);
    for (size_t i = 0; i < trial->chosen_count && under_way; i++)
        if (is_subject_method(trial->planning->tables->problem, subject, trial->chosen[i].task,
                              trial->chosen[i].method))
            return true;
    return false;
}

/* Whether a subject holds, is done, pursued or chosen in this moment. */
static bool is_now(struct trial *trial, const struct subject *subject)
{
    const struct problem *problem = trial->planning->tables->problem;
    const gg_agent *agent = &trial->simulation->planning.agent;
    uint16_t action = gg_agent_action(agent);
    if (subject->kind == SUBJECT_CONDITION) {
        struct state_view view = trial_view_of(trial);
        return view_holds(&view, subject->condition);
    }
    if (subject->kind == SUBJECT_ACTION)
        return (action != GG_NONE && is_subject_action(problem, subject, action)) ||
               (trial->started != GG_NONE && is_subject_action(problem, subject, trial->started));
    if (subject->kind == SUBJECT_GOAL)
        return (agent->plan_length > 0 && is_subject_goal(problem, subject, agent->goal)) ||
               is_subject_goal(problem, subject, trial->made);
    return is_chosen(trial, subject);
}

/* Adds which named condition a fact is in the way of, where it is not the whole and was not told:
 * "; is_hot(hall) holds", "; is_safe(hall) does not hold". */
static const char *add_named(struct trial *trial, const struct subject *subject, size_t variable,
                             const char *text)
{
    struct expression *item = subject->condition;
    struct expressions all = {.items = &item, .count = 1};
    struct conditions_of conditions = {&all, &variable, 0};
    struct state_view view = trial_view_of(trial);
    const char *name = failing_name(trial->pool, &view, &conditions, variable, NULL);
    if (!name || strcmp(name, subject->text) == 0)
        return text;
    bool negated = strncmp(name, "not ", 4) == 0;
    const char *clause = pool_format(trial->pool, "; %s %s", negated ? name + 4 : name,
                                     negated ? "holds" : "does not hold");
    return strstr(text, clause) ? text : pool_format(trial->pool, "%s%s", text, clause);
}

/* "full is 3, alarm is false" */
static const char *trial_values_of(struct trial *trial, const struct subject *subject)
{
    const struct problem *problem = trial->planning->tables->problem;
    struct state_view view = trial_view_of(trial);
    size_t variables[FACTS_TOLD];
    size_t count = view_facts(&view, subject->condition, variables, FACTS_TOLD);
    const char *text = count ? "" : "it reads no fact that can change";
    const size_t *numbers = trial->planning->tables->layout.numbers;
    for (size_t i = 0; i < count; i++)
        text = pool_format(trial->pool, "%s%s%s is %s", text, i ? ", " : "",
                           trial->planning->names->facts[numbers[variables[i]]],
                           words_of_value(trial->pool, problem, variables[i],
                                          trial_read_fact(trial, variables[i])));
    for (size_t i = 0; i < count; i++)
        text = add_named(trial, subject, variables[i], text);
    return text;
}

/* The step that the agent is at: an action that is done or about to be, or that it walks to. */
static uint16_t step_of(const struct trial *trial)
{
    const gg_agent *agent = &trial->simulation->planning.agent;
    const unsigned char *bytes = (const unsigned char *)trial->simulation;
    uint32_t offset = trial->population->domain.offsets.agent_plan;
    return ((const uint16_t *)(const void *)(bytes + offset))[agent->step];
}

/* What the agent does instead: "it does eat for goal fed". */
static const char *doing(const struct trial *trial)
{
    const struct problem *problem = trial->planning->tables->problem;
    const gg_agent *agent = &trial->simulation->planning.agent;
    const gg_names *names = trial->planning->names;
    if (agent->plan_length == 0)
        return "it has no plan";
    const char *purpose = agent->goal < problem->goal_count
                              ? pool_format(trial->pool, "goal %s", names->goals[agent->goal])
                              : "the root task";
    const char *step = names->actions[step_of(trial)];
    if (agent->walking)
        return pool_format(trial->pool, "it walks to %s, to do %s for %s",
                           words_of_value(trial->pool, problem, problem->domain->places.fact->first,
                                          problem->actions[step_of(trial)].begins_at),
                           step, purpose);
    if (gg_agent_action(agent) == GG_NONE)
        return pool_format(trial->pool, "it has a plan for %s", purpose);
    return pool_format(trial->pool, "it does %s for %s", step, purpose);
}

static const char *trial_fault_of(struct trial *trial, const struct subject *subject)
{
    return subject->kind == SUBJECT_CONDITION ? trial_values_of(trial, subject) : doing(trial);
}

static void fail_of(struct trial *trial, const struct expectation *expectation,
                    const struct subject *subject, const char *fault)
{
    const char *why = trial_why(trial, subject);
    trial_fail(trial, expectation, subject->text, fault)->why = why;
}

/* The first of the subjects that is not so now; NULL: all are. */
static const struct subject *missing(struct trial *trial, const struct expectation *expectation)
{
    for (size_t i = 0; i < expectation->count; i++)
        if (!is_now(trial, &expectation->subjects[i]))
            return &expectation->subjects[i];
    return NULL;
}

static void trial_look_at(struct trial *trial, size_t number, uint64_t now)
{
    const struct expectation *expectation = &trial->example->expectations[number];
    struct progress *progress = &trial->progress[number];
    char time[TIME_BYTES];
    bool within = expectation->kind == EXPECT_WITHIN, at = expectation->kind == EXPECT_AT;
    if (progress->settled)
        return;
    if (expectation->kind == EXPECT_NEVER && is_now(trial, expectation->subjects)) {
        progress->settled = true;
        fail_of(trial, expectation, expectation->subjects,
                pool_format(trial->pool, "at %s %s", time_text(now, time),
                            trial_fault_of(trial, expectation->subjects)));
    } else if (within || (at && now == expectation->time)) {
        const struct subject *subject = missing(trial, expectation);
        progress->settled = !subject || now == expectation->time;
        if (subject && progress->settled)
            fail_of(trial, expectation, subject, trial_fault_of(trial, subject));
    }
}

/* Whether nothing but conditions is to come within a time, and all of them hold. */
static bool holds_already(struct trial *trial, const struct expectation *expectation)
{
    for (size_t i = 0; i < expectation->count; i++)
        if (expectation->subjects[i].kind != SUBJECT_CONDITION)
            return false;
    return expectation->kind == EXPECT_WITHIN && expectation->time > 0 &&
           !missing(trial, expectation);
}

static void warn_of_expected(struct trial *trial, const struct expectation *expectation)
{
    const struct subject *subjects = expectation->subjects;
    const char *time = expectation->text + strcspn(expectation->text, " ");
    const char *what = expectation->count == 1
                           ? subjects->text
                           : list_of_subjects(trial->pool, subjects, expectation->count);
    report_warning(trial->planning->tables->problem->domain->parsing.diagnostics, "met-at-start",
                   expectation->place,
                   "%s: '%s: %s' holds at the start, so that it cannot fail; write 'at%s' if it is "
                   "to hold then, or a 'given' in which it does not hold",
                   trial->example->name, expectation->text, what, time);
}

/* Begins the life. What is to come within a time, and held before anything happened and does so after
 * it, is warned of. */
static void trial_begin(struct trial *trial)
{
    const struct example *example = trial->example;
    bool *held = pool_take(trial->planning->pool, example->expectation_count + 1);
    for (size_t i = 0; i < example->expectation_count; i++)
        held[i] = holds_already(trial, &example->expectations[i]);
    population_begin(trial->population);
    for (size_t i = 0; i < example->expectation_count; i++)
        if (held[i] && holds_already(trial, &example->expectations[i]))
            warn_of_expected(trial, &example->expectations[i]);
}

static void trial_look(struct trial *trial)
{
    for (size_t i = 0; i < trial->example->expectation_count; i++)
        trial_look_at(trial, i, trial->population->world->clock);
    trial->made = trial->started = GG_NONE;
    trial->planned = false;
}

/* Whether nothing that is still to come can change the verdict. What is never to be, and shares,
 * are known at the end only, as are the times that are told of an order that was broken. */
static bool is_decided(const struct trial *trial)
{
    for (size_t i = 0; i < trial->example->expectation_count; i++) {
        const struct expectation *expectation = &trial->example->expectations[i];
        const struct progress *progress = &trial->progress[i];
        bool settled = progress->settled;
        if (expectation->kind == EXPECT_ORDER)
            settled = progress->next == expectation->count;
        if (expectation->kind != EXPECT_PLAN && (!settled || expectation->kind == EXPECT_SHARE))
            return false;
    }
    return true;
}

/* ------------------------------------------------------------------- events */

static void note_chosen(struct trial *trial, const gg_event *event)
{
    struct pool *pool = trial->simulation->planning.pool;
    if (trial->chosen_count == trial->chosen_most)
        trial->chosen = pool_grow(pool, trial->chosen, trial->chosen_most++, sizeof *trial->chosen);
    trial->chosen[trial->chosen_count++] =
        (gg_chosen){.task = event->index, .method = event->value};
}

static void trial_watch(void *watcher, const struct simulation *simulation, const gg_event *event)
{
    struct trial *trial = watcher;
    trial->simulation = trial->population->agents[0];
    (void)simulation;
    trial->last[trial->event_count++ % EVENTS_KEPT] =
        (struct occurrence){*event, trial->population->world->clock};
    if (event->kind == GG_PLAN_MADE) {
        trial->chosen_count = 0;
        trial->made = event->index;
        trial->planned = event->index == GG_NONE;
    } else if (event->kind == GG_METHOD_CHOSEN) {
        note_chosen(trial, event);
    } else if (event->kind == GG_ACTION_STARTED) {
        trial->started = event->index;
    } else if (event->kind == GG_ACTION_ENDED && event->value == GG_SUCCESS) {
        trial_note_done(trial, event->index);
    }
}

/* ------------------------------------------------------------------- living */

/* The events of the example, and for each time that is looked at one in which nothing happens. */
static const struct events *events_with_stops(struct pool *pool, const struct example *example)
{
    struct events *events = pool_take(pool, sizeof *events);
    size_t most = example->events.count + example->expectation_count + 1;
    events->items = pool_take(pool, most * sizeof *events->items);
    for (size_t i = 0; i < example->events.count; i++)
        events->items[events->count++] = example->events.items[i];
    for (size_t i = 0; i < example->expectation_count; i++)
        events->items[events->count++] =
            (struct event){.time = EVENT_AT, .first = example->expectations[i].time};
    events->items[events->count++] = (struct event){.time = EVENT_AT, .first = example->time};
    return events;
}

static void trial_live(struct trial *trial, size_t type)
{
    const struct example *example = trial->example;
    struct pool *scratch = trial->planning->pool;
    char time[TIME_BYTES];
    struct population *population = population_new(trial->planning, &type, 1, 1);
    population->decisions = UINT64_MAX;
    population->watch = trial_watch;
    population->watcher = trial;
    population->queue =
        event_queue_new(population, events_with_stops(scratch, example), example->seed);
    trial->population = population;
    trial->simulation = population->agents[0];
    trial->made = trial->started = GG_NONE;
    trial->deeds = pool_take(scratch, (trial->planning->tables->problem->action_count + 1) *
                                          sizeof *trial->deeds);
    trial_begin(trial);
    trial_look(trial);
    bool decided = is_decided(trial);
    while (!decided && population->world->clock < example->time && population_step(population)) {
        trial_look(trial);
        decided = is_decided(trial);
    }
    if (!decided && population->world->clock < example->time)
        trial_fail(trial, NULL, "",
                   pool_format(trial->pool, "given up at %s, after %d ticks",
                               time_text(trial->population->world->clock, time), TICK_LIMIT));
    trial_judge_done(trial);
}

/* Puts failures into the order of what was expected; they were noted in the order of time. */
static void sort_failures(const struct verdict *verdict)
{
    for (size_t i = 1; i < verdict->count; i++)
        for (size_t j = i;
             j > 0 && verdict->failures[j].expectation < verdict->failures[j - 1].expectation;
             j--) {
            struct failure later = verdict->failures[j];
            verdict->failures[j] = verdict->failures[j - 1];
            verdict->failures[j - 1] = later;
        }
}

struct verdict try_example(const struct planning *planning, const struct example *example)
{
    const struct domain *domain = planning->tables->problem->domain;
    struct verdict verdict = {.example = example};
    struct trial trial = {.pool = planning->pool, .example = example, .verdict = &verdict};
    struct options options = *planning->options;
    struct pool *scratch = pool_new();
    options.seed = example->seed;
    trial.planning = planning_given(scratch, planning, example, &options);
    trial.progress = pool_take(scratch, (example->expectation_count + 1) * sizeof *trial.progress);
    for (size_t i = 0; i < example->expectation_count; i++)
        if (example->expectations[i].kind == EXPECT_PLAN)
            try_plan(&trial, &example->expectations[i]);
    if (example->lives)
        trial_live(&trial, trial_agent_type(domain, example));
    sort_failures(&verdict);
    pool_free(scratch);
    return verdict;
}
