/* SPDX-License-Identifier: MIT */
/* Lets an agent live as an example tells: see trial.h. */
#include "commands/trial.h"

#include "domain/agent_type.h"
#include "ground/describe.h"
#include "ground/state_view.h"
#include "commands/answers.h"
#include "commands/event_queue.h"
#include "commands/subjects.h"

#include <inttypes.h>
#include <stdio.h>

/* The most facts whose values are told for a condition. */
enum { FACTS_TOLD = 8 };

/* The time of the present moment. */
static const char *now_text(const struct trial *trial, char text[TIME_BYTES])
{
    return time_text(trial->population->world->clock, text);
}

/* -------------------------------------------------------------------- moments */

static uint32_t read_fact(void *context, size_t variable)
{
    const struct trial *trial = context;
    return gg_agent_read(&trial->simulation->planning.agent,
                         (uint16_t)trial->planning->tables->layout.numbers[variable]);
}

static struct state_view view_of(struct trial *trial)
{
    return (struct state_view){trial->planning->tables->problem, read_fact, NULL, trial};
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
        struct state_view view = view_of(trial);
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

/* "full is 3, alarm is false" */
static const char *values_of(struct trial *trial, const struct expression *condition)
{
    const struct problem *problem = trial->planning->tables->problem;
    struct state_view view = view_of(trial);
    size_t variables[FACTS_TOLD];
    size_t count = view_facts(&view, condition, variables, FACTS_TOLD);
    const char *text = count ? "" : "it reads no fact that can change";
    for (size_t i = 0; i < count; i++)
        text = pool_format(
            trial->pool, "%s%s%s is %s", text, i ? ", " : "", problem->variables[variables[i]].name,
            words_of_value(trial->pool, problem, variables[i], read_fact(trial, variables[i])));
    return text;
}

/* What the agent does instead: "it does eat for goal fed". */
static const char *doing(const struct trial *trial)
{
    const struct problem *problem = trial->planning->tables->problem;
    const gg_agent *agent = &trial->simulation->planning.agent;
    uint16_t action = gg_agent_action(agent);
    if (agent->plan_length == 0)
        return "it has no plan";
    const char *purpose =
        agent->goal < problem->goal_count
            ? pool_format(trial->pool, "goal %s", problem->goals[agent->goal].name)
            : "the root task";
    if (action == GG_NONE)
        return pool_format(trial->pool, "it has a plan for %s", purpose);
    return pool_format(trial->pool, "it does %s for %s", problem->actions[action].name, purpose);
}

static const char *fault_of(struct trial *trial, const struct subject *subject)
{
    return subject->kind == SUBJECT_CONDITION ? values_of(trial, subject->condition) : doing(trial);
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

static void look_at(struct trial *trial, size_t number, uint64_t now)
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
                            fault_of(trial, expectation->subjects)));
    } else if (within || (at && now == expectation->time)) {
        const struct subject *subject = missing(trial, expectation);
        progress->settled = !subject || now == expectation->time;
        if (subject && progress->settled)
            fail_of(trial, expectation, subject, fault_of(trial, subject));
    }
}

static void look(struct trial *trial)
{
    for (size_t i = 0; i < trial->example->expectation_count; i++)
        look_at(trial, i, trial->population->world->clock);
    trial->made = trial->started = GG_NONE;
    trial->planned = false;
}

/* ------------------------------------------------------------------- events */

/* Looks whether an action that was done is one out of its turn. */
static void note_order(struct trial *trial, size_t number, uint16_t action)
{
    const struct problem *problem = trial->planning->tables->problem;
    const struct expectation *expectation = &trial->example->expectations[number];
    struct progress *progress = &trial->progress[number];
    if (progress->settled || progress->next == expectation->count)
        return;
    const struct subject *wanted = &expectation->subjects[progress->next];
    if (is_subject_action(problem, wanted, action)) {
        progress->next++;
        return;
    }
    bool known = false, later = false;
    char time[TIME_BYTES];
    for (size_t i = 0; i < expectation->count; i++) {
        bool same = is_subject_action(problem, &expectation->subjects[i], action);
        known |= same && i < progress->next;
        later |= same && i > progress->next;
    }
    progress->settled = later && !known;
    if (progress->settled)
        (void)trial_fail(trial, expectation, expectation->value,
                         pool_format(trial->pool, "at %s %s is done before %s",
                                     now_text(trial, time), problem->actions[action].name,
                                     wanted->text));
}

static void note_done(struct trial *trial, uint16_t action)
{
    const struct problem *problem = trial->planning->tables->problem;
    trial->done++;
    for (size_t i = 0; i < trial->example->expectation_count; i++) {
        const struct expectation *expectation = &trial->example->expectations[i];
        if (expectation->kind == EXPECT_ORDER)
            note_order(trial, i, action);
        else if (expectation->kind == EXPECT_SHARE)
            trial->progress[i].done += is_subject_action(problem, expectation->subjects, action);
    }
}

static void note_line(struct trial *trial, const gg_event *event)
{
    char *line = trial->lines[trial->line_count++ % EVENTS_KEPT];
    char time[TIME_BYTES];
    int length = snprintf(line, EVENT_BYTES, "%-8s ", now_text(trial, time));
    (void)gg_event_text(&trial->population->domain, event, line + length,
                        EVENT_BYTES - (size_t)length);
}

static void note_chosen(struct trial *trial, const gg_event *event)
{
    struct pool *pool = trial->simulation->planning.pool;
    if (trial->chosen_count == trial->chosen_most)
        trial->chosen = pool_grow(pool, trial->chosen, trial->chosen_most++, sizeof *trial->chosen);
    trial->chosen[trial->chosen_count++] =
        (gg_chosen){.task = event->index, .method = event->value};
}

static void watch(void *watcher, const struct simulation *simulation, const gg_event *event)
{
    struct trial *trial = watcher;
    trial->simulation = trial->population->agents[0];
    (void)simulation;
    note_line(trial, event);
    if (event->kind == GG_PLAN_MADE) {
        trial->chosen_count = 0;
        trial->made = event->index;
        trial->planned = event->index == GG_NONE;
    } else if (event->kind == GG_METHOD_CHOSEN) {
        note_chosen(trial, event);
    } else if (event->kind == GG_ACTION_STARTED) {
        trial->started = event->index;
    } else if (event->kind == GG_ACTION_ENDED && event->value == GG_SUCCESS) {
        note_done(trial, event->index);
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

/* Says how large a share was, if it is not one of those expected. Of no action at all each has a
 * share of 0. */
static void look_at_share(struct trial *trial, const struct expectation *expectation, uint64_t done)
{
    uint64_t all = trial->done ? trial->done : 1, share = done * 100000;
    if (share >= expectation->low * all && share <= expectation->high * all)
        return;
    trial_fail(trial, expectation, expectation->value,
               pool_format(trial->pool,
                           "%" PRIu64 " of %" PRIu64 " actions done: %" PRIu64 ".%03u%%", done,
                           trial->done, share / all / 1000, (unsigned)(share / all % 1000)));
}

static void look_at_the_end(struct trial *trial, size_t number)
{
    const struct expectation *expectation = &trial->example->expectations[number];
    const struct progress *progress = &trial->progress[number];
    if (progress->settled)
        return;
    if (expectation->kind == EXPECT_SHARE)
        look_at_share(trial, expectation, progress->done);
    if (expectation->kind != EXPECT_ORDER || progress->next == expectation->count)
        return;
    const struct subject *wanted = &expectation->subjects[progress->next];
    const char *why = trial_why(trial, wanted);
    const char *fault =
        progress->next == 0
            ? pool_format(trial->pool, "%s was not done", wanted->text)
            : pool_format(trial->pool, "%s was not done after %s", wanted->text, wanted[-1].text);
    trial_fail(trial, expectation, expectation->value, fault)->why = why;
}

static void live(struct trial *trial, size_t type)
{
    const struct example *example = trial->example;
    struct pool *scratch = trial->planning->pool;
    char time[TIME_BYTES];
    struct population *population = population_new(trial->planning, &type, 1, 1);
    population->decisions = UINT64_MAX;
    population->watch = watch;
    population->watcher = trial;
    population->queue =
        event_queue_new(population, events_with_stops(scratch, example), example->seed);
    trial->population = population;
    trial->simulation = population->agents[0];
    trial->made = trial->started = GG_NONE;
    population_begin(population);
    look(trial);
    while (population->world->clock < example->time && population_step(population))
        look(trial);
    if (population->world->clock < example->time)
        trial_fail(trial, NULL, "",
                   pool_format(trial->pool, "given up at %s, after %d ticks", now_text(trial, time),
                               TICK_LIMIT));
    for (size_t i = 0; i < example->expectation_count; i++)
        look_at_the_end(trial, i);
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
        live(&trial, trial_agent_type(domain, example));
    sort_failures(&verdict);
    pool_free(scratch);
    return verdict;
}
