/* SPDX-License-Identifier: MIT */
/* Lets an agent live as an example tells: see trial.h. */
#include "test/trial.h"

#include "ground/describe.h"
#include "ground/failing_name.h"
#include "cli/answers.h"
#include "run/event_queue.h"
#include "cli/subjects.h"

#include <inttypes.h>
#include <string.h>

/* The most facts whose values are told for a condition, and the most actions whose counts are. */
enum { FACTS_TOLD = 8, COUNTS_TOLD = 8 };

/* -------------------------------------------------------------------- moments */

static bool is_chosen(const struct trial *trial, const struct subject *subject)
{
    bool under_way =
        trial->planned || (trial->agent->plan_length > 0 && trial->agent->goal == GG_NONE);
    for (size_t i = 0; i < trial->chosen_count && under_way; i++)
        if (is_subject_method(trial->problem, subject, trial->chosen[i].task,
                              trial->chosen[i].method))
            return true;
    return false;
}

/* Whether a subject holds, is done, pursued or chosen in this moment. */
static bool is_now(struct trial *trial, const struct subject *subject)
{
    uint16_t action = gg_agent_action(trial->agent);
    if (subject->kind == SUBJECT_CONDITION) {
        struct state_view view = view_of_agent(&trial->simulation->planning);
        return view_holds(&view, subject->condition);
    }
    if (subject->kind == SUBJECT_ACTION)
        return (action != GG_NONE && is_subject_action(trial->problem, subject, action)) ||
               (trial->started != GG_NONE &&
                is_subject_action(trial->problem, subject, trial->started));
    if (subject->kind == SUBJECT_GOAL)
        return (trial->agent->plan_length > 0 &&
                is_subject_goal(trial->problem, subject, trial->agent->goal)) ||
               is_subject_goal(trial->problem, subject, trial->made);
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
    struct state_view view = view_of_agent(&trial->simulation->planning);
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
    struct state_view view = view_of_agent(&trial->simulation->planning);
    size_t variables[FACTS_TOLD];
    size_t count = view_facts(&view, subject->condition, variables, FACTS_TOLD);
    const char *text = count ? "" : "it reads no fact that can change";
    const size_t *numbers = trial->planning->tables->layout.numbers;
    for (size_t i = 0; i < count; i++)
        text = pool_format(trial->pool, "%s%s%s is %s", text, i ? ", " : "",
                           trial->planning->names->facts[numbers[variables[i]]],
                           words_of_value(trial->pool, trial->problem, variables[i],
                                          view_value(&view, variables[i])));
    for (size_t i = 0; i < count; i++)
        text = add_named(trial, subject, variables[i], text);
    return text;
}

/* What the agent does instead: "it does eat for goal fed". */
static const char *doing(const struct trial *trial)
{
    const gg_names *names = trial->planning->names;
    if (trial->agent->plan_length == 0)
        return "it has no plan";
    const char *purpose =
        trial->agent->goal < trial->problem->goal_count
            ? pool_format(trial->pool, "goal %s", names->goals[trial->agent->goal])
            : "the root task";
    uint16_t count, action = *gg_agent_steps(trial->agent, &count);
    const char *step = names->actions[action];
    if (trial->agent->walking)
        return pool_format(trial->pool, "it walks to %s, to do %s for %s",
                           words_of_value(trial->pool, trial->problem,
                                          trial->problem->domain->places.fact->first,
                                          trial->problem->actions[action].begins_at),
                           step, purpose);
    if (gg_agent_action(trial->agent) == GG_NONE)
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
    bool within = expectation->kind == EXPECT_WITHIN, at = expectation->kind == EXPECT_AT;
    if (progress->settled)
        return;
    if (expectation->kind == EXPECT_NEVER && is_now(trial, expectation->subjects)) {
        progress->settled = true;
        fail_of(trial, expectation, expectation->subjects,
                pool_format(trial->pool, "at %s %s", words_of_moment(trial->pool, now),
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
    report_warning(trial->problem->domain->parsing.diagnostics, "met-at-start", expectation->place,
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

/* Fails an expectation, of which counts and times tell more than the last events. */
static void fail_by_counts(struct trial *trial, const struct expectation *expectation,
                           const char *fault, const char *why)
{
    struct failure *failure = trial_fail(trial, expectation, expectation->value, fault);
    failure->before = "";
    failure->why = why;
}

/* --------------------------------------------------------------- order of actions */

/* When an action was done for the first time; false: it was not. */
static bool first_time(const struct trial *trial, const struct subject *subject, uint64_t *time)
{
    bool done = false;
    *time = 0;
    for (size_t i = 0; i < trial->problem->action_count; i++) {
        const struct deed *deed = &trial->deeds[i];
        if (deed->count == 0 || !is_subject_action(trial->problem, subject, (uint16_t)i))
            continue;
        *time = done && *time < deed->first ? *time : deed->first;
        done = true;
    }
    return done;
}

/* An action that is asked for, as it is written, with its label. */
static const char *wanted_shown(const struct trial *trial, const struct subject *subject)
{
    return shown(trial->pool, (struct named){subject->text, subject->action->label});
}

/* When each of the actions was done for the first time, a line each; of one alone the fault tells
 * it. */
static const char *first_times(const struct trial *trial, const struct expectation *expectation)
{
    struct text lines = {0};
    for (size_t i = 0; i < expectation->count && expectation->count > 1; i++) {
        const struct subject *subject = &expectation->subjects[i];
        uint64_t first;
        bool done = first_time(trial, subject, &first);
        text_add(&lines, "%s: %s%s\n", wanted_shown(trial, subject),
                 done ? "first done at " : "not done",
                 done ? words_of_moment(trial->pool, first) : "");
    }
    const char *copy = pool_copy(trial->pool, lines.data ? lines.data : "", lines.length);
    text_free(&lines);
    return copy;
}

/* Looks whether an action that was done is one out of its turn. */
static void note_order(struct trial *trial, size_t number, uint16_t action)
{
    const struct expectation *expectation = &trial->example->expectations[number];
    struct progress *progress = &trial->progress[number];
    if (progress->settled || progress->next == expectation->count)
        return;
    const struct subject *wanted = &expectation->subjects[progress->next];
    if (is_subject_action(trial->problem, wanted, action)) {
        progress->next++;
        return;
    }
    bool known = false, later = false;
    for (size_t i = 0; i < expectation->count; i++) {
        bool same = is_subject_action(trial->problem, &expectation->subjects[i], action);
        known |= same && i < progress->next;
        later |= same && i > progress->next;
    }
    progress->settled = later && !known;
    if (progress->settled)
        fail_by_counts(trial, expectation,
                       pool_format(trial->pool, "at %s %s is done before %s",
                                   words_of_moment(trial->pool, trial->population->world->clock),
                                   trial->planning->names->actions[action],
                                   wanted_shown(trial, wanted)),
                       "");
}

/* Says which action was not done in its turn, or, of an order that was broken before, when each was
 * done in the end. */
static void judge_order(struct trial *trial, size_t number)
{
    const struct expectation *expectation = &trial->example->expectations[number];
    const struct progress *progress = &trial->progress[number];
    if (!progress->settled && progress->next < expectation->count) {
        const struct subject *wanted = &expectation->subjects[progress->next];
        const char *name = wanted_shown(trial, wanted);
        fail_by_counts(trial, expectation,
                       progress->next == 0 ? pool_format(trial->pool, "%s was not done", name)
                                           : pool_format(trial->pool, "%s was not done after %s",
                                                         name, wanted_shown(trial, wanted - 1)),
                       pool_format(trial->pool, "%s%s", first_times(trial, expectation),
                                   trial_why(trial, wanted)));
        return;
    }
    for (size_t i = 0; i < trial->verdict->count; i++)
        if (trial->verdict->failures[i].expectation == expectation)
            trial->verdict->failures[i].why = first_times(trial, expectation);
}

/* -------------------------------------------------------------------- shares */

/* How often each action was done, with whatever objects; their sum. */
static uint64_t counts_by_name(const struct trial *trial, uint64_t *counts)
{
    uint64_t all = 0;
    for (size_t i = 0; i < trial->problem->action_count; i++) {
        counts[trial->problem->actions[i].action->number] += trial->deeds[i].count;
        all += trial->deeds[i].count;
    }
    return all;
}

/* "done: look 5, eat 2", those done most first. */
static const char *words_of_counts(const struct trial *trial, uint64_t *counts)
{
    const struct domain *domain = trial->problem->domain;
    const char *words = "done:";
    for (size_t told = 0; told < COUNTS_TOLD; told++) {
        size_t most = 0;
        for (size_t i = 1; i < domain->action_count; i++)
            most = counts[i] > counts[most] ? i : most;
        if (counts[most] == 0)
            return told ? pool_format(trial->pool, "%s\n", words) : "";
        const struct action *action = domain->actions[most];
        words = pool_format(trial->pool, "%s%s %s %" PRIu64, words, told ? "," : "",
                            shown(trial->pool, (struct named){action->name, action->label}),
                            counts[most]);
        counts[most] = 0;
    }
    return pool_format(trial->pool, "%s, ...\n", words);
}

/* Says how large a share was, if it is not one of those expected. Of no action at all each has a
 * share of 0. */
static void judge_share(struct trial *trial, const struct expectation *expectation)
{
    uint64_t *counts = pool_take(trial->planning->pool,
                                 (trial->problem->domain->action_count + 1) * sizeof *counts);
    uint64_t all = counts_by_name(trial, counts), done = 0;
    for (size_t i = 0; i < trial->problem->action_count; i++)
        if (is_subject_action(trial->problem, expectation->subjects, (uint16_t)i))
            done += trial->deeds[i].count;
    uint64_t of = all ? all : 1, share = done * 100000;
    if (share >= expectation->low * of && share <= expectation->high * of)
        return;
    fail_by_counts(trial, expectation,
                   all ? pool_format(trial->pool, "%" PRIu64 " of %" PRIu64 " actions done: %s%%",
                                     done, all, thousandths_text(trial->pool, share / of))
                       : "no action was done",
                   words_of_counts(trial, counts));
}

/* Notes that a ground action was done. */
static void note_done(struct trial *trial, uint16_t action)
{
    struct deed *deed = &trial->deeds[action];
    if (deed->count++ == 0)
        deed->first = trial->population->world->clock;
    for (size_t i = 0; i < trial->example->expectation_count; i++)
        if (trial->example->expectations[i].kind == EXPECT_ORDER)
            note_order(trial, i, action);
}

/* When a life is over, judges the orders and shares that are expected. */
static void judge_done(struct trial *trial)
{
    for (size_t i = 0; i < trial->example->expectation_count; i++) {
        const struct expectation *expectation = &trial->example->expectations[i];
        if (expectation->kind == EXPECT_ORDER)
            judge_order(trial, i);
        else if (expectation->kind == EXPECT_SHARE)
            judge_share(trial, expectation);
    }
}

/* ------------------------------------------------------------------- events */

static void note_chosen(struct trial *trial, const gg_event *event)
{
    struct pool *pool = trial->simulation->planning.pool;
    if (trial->chosen_count == trial->chosen_most)
        trial->chosen = pool_grow(pool, trial->chosen, trial->chosen_most++, sizeof *trial->chosen);
    trial->chosen[trial->chosen_count++] =
        (gg_chosen_method){.task = event->index, .method = event->value};
}

static void trial_watch(void *watcher, const struct simulation *simulation, const gg_event *event)
{
    struct trial *trial = watcher;
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

static void trial_live(struct trial *trial, size_t type)
{
    const struct example *example = trial->example;
    struct pool *scratch = trial->planning->pool;
    struct population *population = population_new(trial->planning, &type, 1, 1);
    population->decisions = UINT64_MAX;
    population->watch = trial_watch;
    population->watcher = trial;
    population->queue =
        event_queue_new(population, events_with_stops(scratch, example), example->seed);
    trial->population = population;
    trial->simulation = population->agents[0];
    trial->agent = &trial->simulation->planning.agent;
    trial->made = trial->started = GG_NONE;
    trial->deeds = pool_take(scratch, (trial->problem->action_count + 1) * sizeof *trial->deeds);
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
                               words_of_moment(trial->pool, trial->population->world->clock),
                               TICK_LIMIT));
    judge_done(trial);
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
    trial.problem = trial.planning->tables->problem;
    trial.progress = pool_take(scratch, (example->expectation_count + 1) * sizeof *trial.progress);
    for (size_t i = 0; i < example->expectation_count; i++)
        if (example->expectations[i].kind == EXPECT_PLAN)
            try_plan(&trial, &example->expectations[i]);
    if (example->lives)
        trial_live(&trial, trial_agent_type(domain, example, NULL));
    sort_failures(&verdict);
    pool_free(scratch);
    return verdict;
}
