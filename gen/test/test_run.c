/* SPDX-License-Identifier: MIT */
/* Lets an agent live as an example tells: see test_run.h. */
#include "test/test_run.h"

#include "ground/describe.h"
#include "ground/failing_name.h"
#include "run/event_queue.h"
#include "cli/subjects.h"

#include <inttypes.h>
#include <string.h>

/* The most facts whose values are told for a condition, and the most actions whose counts are. */
enum { FACTS_TOLD = 8, COUNTS_TOLD = 8 };

/* -------------------------------------------------------------------- moments */

/* Makes an agent the one in question. */
static void look_at_agent(struct test_run *run, struct test_agent *agent)
{
    run->looked_at = agent;
    run->simulation = agent->simulation;
    run->agent = &agent->simulation->planning.agent;
}

static bool is_chosen(const struct test_run *run, const struct subject *subject)
{
    const struct test_agent *at = run->looked_at;
    bool under_way = at->planned || (run->agent->plan_length > 0 && run->agent->goal == GG_NONE);
    for (size_t i = 0; i < at->chosen_count && under_way; i++)
        if (is_subject_method(run->problem, subject, at->chosen[i].task, at->chosen[i].method))
            return true;
    return false;
}

/* Whether a subject, which is no others together, holds, is done, pursued or chosen in this
 * moment. */
static bool is_single_now(struct test_run *run, const struct subject *subject)
{
    const struct test_agent *at = run->looked_at;
    uint16_t action = gg_agent_action(run->agent);
    if (subject->kind == SUBJECT_CONDITION) {
        struct state_view view = view_of_agent(&run->simulation->planning);
        return view_holds(&view, subject->condition);
    }
    if (subject->kind == SUBJECT_ACTION)
        return (action != GG_NONE && is_subject_action(run->problem, subject, action)) ||
               (at->started != GG_NONE && is_subject_action(run->problem, subject, at->started));
    if (subject->kind == SUBJECT_GOAL)
        return (run->agent->plan_length > 0 &&
                is_subject_goal(run->problem, subject, run->agent->goal)) ||
               is_subject_goal(run->problem, subject, at->made);
    return is_chosen(run, subject);
}

/* The first part of a subject that is not so now, or the subject itself; NULL: all is. */
static const struct subject *missing_part(struct test_run *run, const struct subject *subject)
{
    if (subject->kind != SUBJECT_TOGETHER)
        return is_single_now(run, subject) ? NULL : subject;
    for (size_t i = 0; i < subject->part_count; i++)
        if (!is_single_now(run, &subject->parts[i]))
            return &subject->parts[i];
    return NULL;
}

/* Adds which named condition a fact is in the way of, where it is not the whole and was not told:
 * "; is_hot(hall) holds", "; is_safe(hall) does not hold". */
static const char *add_named(struct test_run *run, const struct subject *subject, size_t variable,
                             const char *text)
{
    struct expression *item = subject->condition;
    struct expressions all = {.items = &item, .count = 1};
    struct conditions_with_objects conditions = {&all, &variable, 0};
    struct state_view view = view_of_agent(&run->simulation->planning);
    const char *name = failing_name(run->pool, &view, &conditions, variable, NULL);
    if (!name || strcmp(name, subject->text) == 0)
        return text;
    bool negated = strncmp(name, "not ", 4) == 0;
    const char *clause = pool_format(run->pool, "; %s %s", negated ? name + 4 : name,
                                     negated ? "holds" : "does not hold");
    return strstr(text, clause) ? text : pool_format(run->pool, "%s%s", text, clause);
}

/* "full is 3, alarm is false" */
static const char *test_run_values_of(struct test_run *run, const struct subject *subject)
{
    struct state_view view = view_of_agent(&run->simulation->planning);
    size_t variables[FACTS_TOLD];
    size_t count = view_facts_read(&view, subject->condition, variables, FACTS_TOLD);
    const char *text = count ? "" : "it reads no fact that can change";
    const size_t *numbers = run->planning->tables->layout.numbers;
    for (size_t i = 0; i < count; i++)
        text = pool_format(run->pool, "%s%s%s is %s", text, i ? ", " : "",
                           run->planning->names->facts[numbers[variables[i]]],
                           words_of_fact_value(run->pool, run->problem, variables[i],
                                               view_value(&view, variables[i])));
    for (size_t i = 0; i < count; i++)
        text = add_named(run, subject, variables[i], text);
    return text;
}

/* What the agent does instead: "it does eat for goal fed". */
static const char *doing(const struct test_run *run)
{
    const gg_names *names = run->planning->names;
    if (run->agent->plan_length == 0)
        return "it has no plan";
    const char *purpose = run->agent->goal < run->problem->goal_count
                              ? pool_format(run->pool, "goal %s", names->goals[run->agent->goal])
                              : "the root task";
    uint16_t count, action = *gg_agent_steps(run->agent, &count);
    const char *step = names->actions[action];
    if (run->agent->walking)
        return pool_format(run->pool, "it walks to %s, to do %s for %s",
                           words_of_fact_value(run->pool, run->problem,
                                               run->problem->domain->places.fact->first,
                                               run->problem->actions[action].begins_at),
                           step, purpose);
    if (gg_agent_action(run->agent) == GG_NONE)
        return pool_format(run->pool, "it has a plan for %s", purpose);
    return pool_format(run->pool, "it does %s for %s", step, purpose);
}

static const char *fault_of_single(struct test_run *run, const struct subject *subject)
{
    return subject->kind == SUBJECT_CONDITION ? test_run_values_of(run, subject) : doing(run);
}

static const char *test_run_fault_of(struct test_run *run, const struct subject *subject)
{
    if (subject->kind != SUBJECT_TOGETHER)
        return fault_of_single(run, subject);
    const char *text = "";
    for (size_t i = 0; i < subject->part_count; i++) {
        const char *fault = fault_of_single(run, &subject->parts[i]);
        if (!strstr(text, fault))
            text = pool_format(run->pool, "%s%s%s", text, *text ? "; " : "", fault);
    }
    return text;
}

/* What of a subject an agent can tell why it does it: of several together the first that is no
 * condition. */
static const struct subject *told_part(const struct subject *subject)
{
    for (size_t i = 0; subject->kind == SUBJECT_TOGETHER && i < subject->part_count; i++)
        if (subject->parts[i].kind != SUBJECT_CONDITION)
            return &subject->parts[i];
    return subject;
}

/* Fails an expectation of the agent in question. part: what of the subject fails. */
static void fail_of(struct test_run *run, const struct expectation *expectation,
                    const struct subject *subject, const struct subject *part, const char *fault)
{
    const char *why = test_run_why(run, told_part(part));
    const struct actor *actor = run->looked_at->actor;
    test_run_fail(run, expectation, words_of_expected(run->pool, actor, subject->text), fault)
        ->why = why;
}

/* Whether a subject of an expectation is of an agent. One that names none is of each agent, beside
 * others that do; else the expectation is tried for each agent by itself, here for one. */
static bool is_of(const struct expectation *expectation, const struct subject *subject,
                  const struct test_agent *agent, const struct test_agent *tried)
{
    return subject->actor       ? subject->actor == agent->actor
           : expectation->names ? true
                                : agent == tried;
}

/* The first of the subjects that is not so now, and in *part what of it; the agent that lacks it is
 * the one in question. NULL: all are. */
static const struct subject *missing(struct test_run *run, const struct expectation *expectation,
                                     const struct test_agent *tried, const struct subject **part)
{
    for (size_t i = 0; i < expectation->count; i++)
        for (size_t j = 0; j < run->agent_count; j++) {
            if (!is_of(expectation, &expectation->subjects[i], &run->agents[j], tried))
                continue;
            look_at_agent(run, &run->agents[j]);
            *part = missing_part(run, &expectation->subjects[i]);
            if (*part)
                return &expectation->subjects[i];
        }
    return NULL;
}

/* Looks at what must never be, or always: one subject. */
static void look_at_each_moment(struct test_run *run, const struct expectation *expectation,
                                const struct test_agent *tried, struct progress *progress)
{
    const struct subject *subject = expectation->subjects, *part;
    const struct subject *lacks = missing(run, expectation, tried, &part);
    bool always = expectation->kind == EXPECT_ALWAYS;
    if (always != (lacks != NULL))
        return;
    progress->settled = true;
    fail_of(run, expectation, subject, always ? part : subject,
            pool_format(run->pool, "at %s %s",
                        words_of_moment(run->pool, run->population->world->clock),
                        test_run_fault_of(run, always ? part : subject)));
}

/* Fails what was to come within a time, at its end. Of several subjects each may have been so at some
 * moment, so all are told, and which of them is lacking now. */
static void fail_within(struct test_run *run, const struct expectation *expectation,
                        const struct subject *subject, const struct subject *part)
{
    const char *fault = test_run_fault_of(run, part), *why;
    const char *lacking = words_of_expected(run->pool, run->looked_at->actor, subject->text);
    if (expectation->kind != EXPECT_WITHIN || expectation->count == 1) {
        fail_of(run, expectation, subject, part, fault);
        return;
    }
    why = test_run_why(run, told_part(part));
    test_run_fail(
        run, expectation, words_of_subjects(run->pool, expectation->subjects, expectation->count),
        pool_format(run->pool, "never all at one moment; at the end not %s: %s", lacking, fault))
        ->why = why;
}

static void test_run_look_at(struct test_run *run, size_t number, struct test_agent *tried)
{
    const struct expectation *expectation = &run->example->expectations[number];
    struct progress *progress =
        &run->progress[number * run->agent_count + (size_t)(tried - run->agents)];
    uint64_t now = run->population->world->clock;
    bool within = expectation->kind == EXPECT_WITHIN, at = expectation->kind == EXPECT_AT;
    if (progress->settled)
        return;
    if (expectation->kind == EXPECT_NEVER || expectation->kind == EXPECT_ALWAYS) {
        look_at_each_moment(run, expectation, tried, progress);
    } else if (within || (at && now == expectation->time)) {
        const struct subject *part, *subject = missing(run, expectation, tried, &part);
        progress->settled = !subject || now == expectation->time;
        if (subject && progress->settled)
            fail_within(run, expectation, subject, part);
    }
}

/* How many agents an expectation is tried for, each by itself. */
static size_t trials_of(const struct test_run *run, const struct expectation *expectation)
{
    return expectation->names ? 1 : run->agent_count;
}

/* Whether nothing but conditions is to come within a time, and all of them hold, of one agent or of
 * those that are named. */
static bool holds_already(struct test_run *run, const struct expectation *expectation,
                          const struct test_agent *tried)
{
    const struct subject *part;
    for (size_t i = 0; i < expectation->count; i++)
        if (expectation->subjects[i].kind != SUBJECT_CONDITION)
            return false;
    return expectation->kind == EXPECT_WITHIN && expectation->time > 0 &&
           !missing(run, expectation, tried, &part);
}

static void warn_of_expected(struct test_run *run, const struct expectation *expectation)
{
    const struct subject *subjects = expectation->subjects;
    const char *time = expectation->text + strcspn(expectation->text, " ");
    const char *what = expectation->count == 1
                           ? words_of_expected(run->pool, subjects->actor, subjects->text)
                           : words_of_subjects(run->pool, subjects, expectation->count);
    report_warning(run->problem->domain->parsing.diagnostics, "met-at-start", expectation->place,
                   "%s: '%s: %s' holds at the start, so that it cannot fail; write 'at%s' if it is "
                   "to hold then, or a 'given' in which it does not hold",
                   run->example->name, expectation->text, what, time);
}

/* Whether an expectation that can be met at the start is, of each agent that it is of. */
static bool all_hold_already(struct test_run *run, const struct expectation *expectation)
{
    bool hold = true;
    for (size_t i = 0; i < trials_of(run, expectation) && hold; i++)
        hold = holds_already(run, expectation, &run->agents[i]);
    return hold;
}

/* Begins the life. What is to come within a time, and held before anything happened and does so after
 * it, is warned of. */
static void test_run_begin(struct test_run *run)
{
    const struct example *example = run->example;
    bool *held = pool_take(run->planning->pool, example->expectation_count + 1);
    for (size_t i = 0; i < example->expectation_count; i++)
        held[i] = all_hold_already(run, &example->expectations[i]);
    population_live_first_moment(run->population);
    for (size_t i = 0; i < example->expectation_count; i++)
        if (held[i] && all_hold_already(run, &example->expectations[i]))
            warn_of_expected(run, &example->expectations[i]);
}

static void test_run_look(struct test_run *run)
{
    for (size_t i = 0; i < run->example->expectation_count; i++)
        for (size_t j = 0; j < trials_of(run, &run->example->expectations[i]); j++)
            test_run_look_at(run, i, &run->agents[j]);
    for (size_t i = 0; i < run->agent_count; i++) {
        run->agents[i].made = run->agents[i].started = GG_NONE;
        run->agents[i].planned = false;
    }
}

/* Whether nothing that is still to come can change the verdict. What is never to be, and shares,
 * are known at the end only, as are the times that are told of an order that was broken. */
static bool is_decided(const struct test_run *run)
{
    for (size_t i = 0; i < run->example->expectation_count; i++)
        for (size_t j = 0; j < trials_of(run, &run->example->expectations[i]); j++) {
            const struct expectation *expectation = &run->example->expectations[i];
            const struct progress *progress = &run->progress[i * run->agent_count + j];
            bool settled = progress->settled;
            if (expectation->kind == EXPECT_ORDER)
                settled = progress->next == expectation->count;
            if (expectation->kind != EXPECT_PLAN && (!settled || expectation->kind == EXPECT_SHARE))
                return false;
        }
    return true;
}

/* Fails an expectation, of an agent or of several that are named, of which counts and times tell more
 * than the last events. */
static void fail_counts(struct test_run *run, const struct expectation *expectation,
                        const struct test_agent *tried, const char *fault, const char *why)
{
    bool several = expectation->names && !expectation->actor;
    const char *subject = several ? expectation->value
                                  : words_of_expected(run->pool, tried->actor, expectation->value);
    struct failure *failure = test_run_fail(run, expectation, subject, fault);
    failure->before = "";
    failure->why = why;
}

/* --------------------------------------------------------------- order of actions */

/* When an action of an expectation was done for the first time; false: it was not. */
static bool first_time(const struct test_run *run, const struct expectation *expectation,
                       const struct subject *subject, const struct test_agent *tried,
                       uint64_t *time)
{
    bool done = false;
    *time = 0;
    for (size_t i = 0; i < run->agent_count * run->problem->action_count; i++) {
        const struct test_agent *agent = &run->agents[i / run->problem->action_count];
        uint16_t action = (uint16_t)(i % run->problem->action_count);
        const struct action_done_count *deed = &agent->deeds[action];
        if (deed->count == 0 || !is_of(expectation, subject, agent, tried) ||
            !is_subject_action(run->problem, subject, action))
            continue;
        *time = done && *time < deed->first ? *time : deed->first;
        done = true;
    }
    return done;
}

/* An action that is asked for, as it is written, with its label, and the agent before it. */
static const char *wanted_shown(const struct test_run *run, const struct subject *subject)
{
    return words_of_expected(
        run->pool, subject->actor,
        name_with_label(run->pool, (struct labelled_name){subject->text, subject->action->label}));
}

/* When each of the actions was done for the first time, a line each; of one alone the fault tells
 * it. */
static const char *first_times(const struct test_run *run, const struct expectation *expectation,
                               const struct test_agent *tried)
{
    struct text lines = {0};
    for (size_t i = 0; i < expectation->count && expectation->count > 1; i++) {
        const struct subject *subject = &expectation->subjects[i];
        uint64_t first;
        bool done = first_time(run, expectation, subject, tried, &first);
        text_add(&lines, "%s: %s%s\n", wanted_shown(run, subject),
                 done ? "first done at " : "not done",
                 done ? words_of_moment(run->pool, first) : "");
    }
    const char *copy = pool_copy_text(run->pool, lines.data ? lines.data : "", lines.length);
    text_free(&lines);
    return copy;
}

/* An action that was done, by whom, and for whom an order is tried. */
struct deed_done {
    uint16_t action;
    const struct test_agent *by, *tried;
};

static bool is_deed(const struct test_run *run, const struct expectation *expectation,
                    const struct subject *subject, const struct deed_done *deed)
{
    return is_of(expectation, subject, deed->by, deed->tried) &&
           is_subject_action(run->problem, subject, deed->action);
}

/* Looks whether an action that was done is one out of its turn. */
static void note_order(struct test_run *run, size_t number, const struct deed_done *deed)
{
    const struct expectation *expectation = &run->example->expectations[number];
    struct progress *progress =
        &run->progress[number * run->agent_count + (size_t)(deed->tried - run->agents)];
    if (progress->settled || progress->next == expectation->count)
        return;
    const struct subject *wanted = &expectation->subjects[progress->next];
    if (is_deed(run, expectation, wanted, deed)) {
        progress->next++;
        return;
    }
    bool known = false, later = false;
    for (size_t i = 0; i < expectation->count; i++) {
        bool same = is_deed(run, expectation, &expectation->subjects[i], deed);
        known |= same && i < progress->next;
        later |= same && i > progress->next;
    }
    progress->settled = later && !known;
    if (progress->settled)
        fail_counts(
            run, expectation, deed->tried,
            pool_format(run->pool, "at %s %s is done before %s",
                        words_of_moment(run->pool, run->population->world->clock),
                        words_of_expected(run->pool, expectation->names ? deed->by->actor : NULL,
                                          run->planning->names->actions[deed->action]),
                        wanted_shown(run, wanted)),
            "");
}

/* Why the action that should come next is not done, by the one that should do it. */
static const char *why_not_done(struct test_run *run, const struct expectation *expectation,
                                const struct subject *wanted, const struct test_agent *tried)
{
    for (size_t i = 0; i < run->agent_count; i++)
        if (is_of(expectation, wanted, &run->agents[i], tried)) {
            look_at_agent(run, &run->agents[i]);
            return test_run_why(run, wanted);
        }
    return "";
}

/* Says which action was not done in its turn, or, of an order that was broken before, when each was
 * done in the end. */
static void judge_order(struct test_run *run, size_t number, const struct test_agent *tried)
{
    const struct expectation *expectation = &run->example->expectations[number];
    const struct progress *progress =
        &run->progress[number * run->agent_count + (size_t)(tried - run->agents)];
    if (!progress->settled && progress->next < expectation->count) {
        const struct subject *wanted = &expectation->subjects[progress->next];
        const char *name = wanted_shown(run, wanted);
        fail_counts(run, expectation, tried,
                    progress->next == 0 ? pool_format(run->pool, "%s was not done", name)
                                        : pool_format(run->pool, "%s was not done after %s", name,
                                                      wanted_shown(run, wanted - 1)),
                    pool_format(run->pool, "%s%s", first_times(run, expectation, tried),
                                why_not_done(run, expectation, wanted, tried)));
        return;
    }
    const char *subject = expectation->names
                              ? expectation->value
                              : words_of_expected(run->pool, tried->actor, expectation->value);
    for (size_t i = 0; i < run->verdict->count; i++)
        if (run->verdict->failures[i].expectation == expectation &&
            strcmp(run->verdict->failures[i].subject, subject) == 0)
            run->verdict->failures[i].why = first_times(run, expectation, tried);
}

/* -------------------------------------------------------------------- shares */

/* How often an agent did each action, with whatever objects; their sum. */
static uint64_t counts_by_name(const struct test_run *run, const struct test_agent *agent,
                               uint64_t *counts)
{
    uint64_t all = 0;
    for (size_t i = 0; i < run->problem->action_count; i++) {
        counts[run->problem->actions[i].action->number] += agent->deeds[i].count;
        all += agent->deeds[i].count;
    }
    return all;
}

/* "done: look 5, eat 2", those done most first. */
static const char *words_of_counts(const struct test_run *run, uint64_t *counts)
{
    const struct domain *domain = run->problem->domain;
    const char *words = "done:";
    for (size_t told = 0; told < COUNTS_TOLD; told++) {
        size_t most = 0;
        for (size_t i = 1; i < domain->action_count; i++)
            most = counts[i] > counts[most] ? i : most;
        if (counts[most] == 0)
            return told ? pool_format(run->pool, "%s\n", words) : "";
        const struct action *action = domain->actions[most];
        words = pool_format(
            run->pool, "%s%s %s %" PRIu64, words, told ? "," : "",
            name_with_label(run->pool, (struct labelled_name){action->name, action->label}),
            counts[most]);
        counts[most] = 0;
    }
    return pool_format(run->pool, "%s, ...\n", words);
}

/* Says how large a share was, if it is not one of those expected. Of no action at all each has a
 * share of 0. */
static void judge_share(struct test_run *run, const struct expectation *expectation,
                        const struct test_agent *agent)
{
    uint64_t *counts =
        pool_take(run->planning->pool, (run->problem->domain->action_count + 1) * sizeof *counts);
    uint64_t all = counts_by_name(run, agent, counts), done = 0;
    for (size_t i = 0; i < run->problem->action_count; i++)
        if (is_subject_action(run->problem, expectation->subjects, (uint16_t)i))
            done += agent->deeds[i].count;
    uint64_t of = all ? all : 1, share = done * 100000;
    if (share >= expectation->low * of && share <= expectation->high * of)
        return;
    fail_counts(run, expectation, agent,
                all ? pool_format(run->pool, "%" PRIu64 " of %" PRIu64 " actions done: %s%%", done,
                                  all, thousandths_text(run->pool, share / of))
                    : "no action was done",
                words_of_counts(run, counts));
}

/* Notes that an agent did a ground action. */
static void note_done(struct test_run *run, struct test_agent *agent, uint16_t action)
{
    struct action_done_count *deed = &agent->deeds[action];
    if (deed->count++ == 0)
        deed->first = run->population->world->clock;
    for (size_t i = 0; i < run->example->expectation_count; i++)
        for (size_t j = 0; j < trials_of(run, &run->example->expectations[i]); j++)
            if (run->example->expectations[i].kind == EXPECT_ORDER)
                note_order(run, i, &(struct deed_done){action, agent, &run->agents[j]});
}

/* When a life is over, judges the orders and shares that are expected. */
static void judge_done(struct test_run *run)
{
    for (size_t i = 0; i < run->example->expectation_count; i++) {
        const struct expectation *expectation = &run->example->expectations[i];
        for (size_t j = 0; j < run->agent_count; j++) {
            bool named = expectation->actor && expectation->actor == run->agents[j].actor;
            if (expectation->kind == EXPECT_ORDER && j < trials_of(run, expectation))
                judge_order(run, i, &run->agents[j]);
            else if (expectation->kind == EXPECT_SHARE && (named || !expectation->names))
                judge_share(run, expectation, &run->agents[j]);
        }
    }
}

/* ------------------------------------------------------------------- events */

static void note_chosen(struct test_agent *agent, const gg_event *event)
{
    struct pool *pool = agent->simulation->planning.pool;
    if (agent->chosen_count == agent->chosen_most)
        agent->chosen = pool_grow(pool, agent->chosen, agent->chosen_most++, sizeof *agent->chosen);
    agent->chosen[agent->chosen_count++] =
        (gg_chosen_method){.task = event->index, .method = event->value};
}

static void test_run_watch(void *watcher, const struct population_agent *simulation,
                           const gg_event *event)
{
    struct test_run *run = watcher;
    struct test_agent *agent = run->agents;
    while (agent->simulation != simulation)
        agent++;
    run->last[run->event_count++ % EVENTS_KEPT] = (struct occurrence){
        *event, agent->actor ? agent->actor->name : NULL, run->population->world->clock};
    if (event->kind == GG_PLAN_MADE) {
        agent->chosen_count = 0;
        agent->made = event->index;
        agent->planned = event->index == GG_NONE;
    } else if (event->kind == GG_METHOD_CHOSEN) {
        note_chosen(agent, event);
    } else if (event->kind == GG_ACTION_STARTED) {
        agent->started = event->index;
    } else if (event->kind == GG_ACTION_ENDED && event->value == GG_SUCCESS) {
        note_done(run, agent, event->index);
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

/* Makes the agents of the example. */
static void make_agents(struct test_run *run)
{
    const struct example *example = run->example;
    struct pool *scratch = run->planning->pool;
    struct population *population =
        population_of_example(run->planning, example, events_with_stops(scratch, example));
    population->decisions = UINT64_MAX;
    population->watch = test_run_watch;
    population->watcher = run;
    run->population = population;
    run->agent_count = population->count;
    run->agents = pool_take(scratch, population->count * sizeof *run->agents);
    for (size_t i = 0; i < population->count; i++)
        run->agents[i] =
            (struct test_agent){.actor = example->cast.count ? &example->cast.items[i] : NULL,
                                .simulation = population->agents[i],
                                .made = GG_NONE,
                                .started = GG_NONE,
                                .deeds = pool_take(scratch, (run->problem->action_count + 1) *
                                                                sizeof *run->agents->deeds)};
    run->progress = pool_take(scratch, (example->expectation_count * run->agent_count + 1) *
                                           sizeof *run->progress);
}

static void test_run_live(struct test_run *run)
{
    const struct example *example = run->example;
    make_agents(run);
    struct population *population = run->population;
    test_run_begin(run);
    test_run_look(run);
    bool decided = is_decided(run);
    while (!decided && population->world->clock < example->time &&
           population_live_next_moment(population)) {
        test_run_look(run);
        decided = is_decided(run);
    }
    if (!decided && population->world->clock < example->time)
        test_run_fail(run, NULL, "",
                      pool_format(run->pool, "given up at %s, after %d ticks",
                                  words_of_moment(run->pool, run->population->world->clock),
                                  TICK_LIMIT));
    judge_done(run);
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
    struct verdict verdict = {.example = example};
    struct test_run run = {
        .pool = planning->pool, .example = example, .original = planning, .verdict = &verdict};
    struct options options = *planning->options;
    struct pool *scratch = pool_new();
    options.seed = example->seed;
    run.planning = planning_given(planning, &options, scratch, example, NULL);
    run.problem = run.planning->tables->problem;
    for (size_t i = 0; i < example->expectation_count; i++)
        if (example->expectations[i].kind == EXPECT_PLAN)
            try_plan(&run, &example->expectations[i]);
    if (example->lives)
        test_run_live(&run);
    sort_failures(&verdict);
    pool_free(scratch);
    return verdict;
}
