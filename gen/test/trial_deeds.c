/* SPDX-License-Identifier: MIT */
/*
 * What an example expects of the actions that are done: how large a share one of them is, and in
 * which order they are done for the first time. See trial.h.
 */
#include "test/trial.h"

#include "cli/subjects.h"

#include <inttypes.h>

/* The most actions whose counts are told. */
enum { COUNTS_TOLD = 8 };

/* Fails an expectation, of which counts and times tell more than the last events. */
static void fail_by_counts(struct trial *trial, const struct expectation *expectation,
                           const char *fault, const char *why)
{
    struct failure *failure = trial_fail(trial, expectation, expectation->value, fault);
    failure->before = "";
    failure->why = why;
}

/* -------------------------------------------------------------------- order */

/* When an action was done for the first time; false: it was not. */
static bool first_time(const struct trial *trial, const struct subject *subject, uint64_t *time)
{
    const struct problem *problem = trial->planning->tables->problem;
    bool done = false;
    *time = 0;
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct deed *deed = &trial->deeds[i];
        if (deed->count == 0 || !is_subject_action(problem, subject, (uint16_t)i))
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
        const char *name = wanted_shown(trial, subject);
        char time[TIME_BYTES];
        uint64_t first;
        if (first_time(trial, subject, &first))
            text_add(&lines, "%s: first done at %s\n", name, time_text(first, time));
        else
            text_add(&lines, "%s: not done\n", name);
    }
    const char *copy = pool_copy(trial->pool, lines.data ? lines.data : "", lines.length);
    text_free(&lines);
    return copy;
}

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
        fail_by_counts(trial, expectation,
                       pool_format(trial->pool, "at %s %s is done before %s",
                                   time_text(trial->population->world->clock, time),
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
    const struct problem *problem = trial->planning->tables->problem;
    uint64_t all = 0;
    for (size_t i = 0; i < problem->action_count; i++) {
        counts[problem->actions[i].action->number] += trial->deeds[i].count;
        all += trial->deeds[i].count;
    }
    return all;
}

/* "done: look 5, eat 2", those done most first. */
static const char *words_of_counts(const struct trial *trial, uint64_t *counts)
{
    const struct domain *domain = trial->planning->tables->problem->domain;
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

/* "12.5%", of a share in thousandths of a percent. */
static const char *words_of_share(struct pool *pool, uint64_t share)
{
    unsigned whole = (unsigned)(share / 1000), rest = (unsigned)(share % 1000), digits = 3;
    if (rest == 0)
        return pool_format(pool, "%u%%", whole);
    for (; rest % 10 == 0; rest /= 10)
        digits--;
    return pool_format(pool, "%u.%0*u%%", whole, (int)digits, rest);
}

/* Says how large a share was, if it is not one of those expected. Of no action at all each has a
 * share of 0. */
static void judge_share(struct trial *trial, const struct expectation *expectation)
{
    const struct problem *problem = trial->planning->tables->problem;
    uint64_t *counts =
        pool_take(trial->planning->pool, (problem->domain->action_count + 1) * sizeof *counts);
    uint64_t all = counts_by_name(trial, counts), done = 0;
    for (size_t i = 0; i < problem->action_count; i++)
        if (is_subject_action(problem, expectation->subjects, (uint16_t)i))
            done += trial->deeds[i].count;
    uint64_t of = all ? all : 1, share = done * 100000;
    if (share >= expectation->low * of && share <= expectation->high * of)
        return;
    fail_by_counts(trial, expectation,
                   all ? pool_format(trial->pool, "%" PRIu64 " of %" PRIu64 " actions done: %s",
                                     done, all, words_of_share(trial->pool, share / of))
                       : "no action was done",
                   words_of_counts(trial, counts));
}

/* ---------------------------------------------------------------------- both */

void trial_note_done(struct trial *trial, uint16_t action)
{
    struct deed *deed = &trial->deeds[action];
    if (deed->count++ == 0)
        deed->first = trial->population->world->clock;
    for (size_t i = 0; i < trial->example->expectation_count; i++)
        if (trial->example->expectations[i].kind == EXPECT_ORDER)
            note_order(trial, i, action);
}

void trial_judge_done(struct trial *trial)
{
    for (size_t i = 0; i < trial->example->expectation_count; i++) {
        const struct expectation *expectation = &trial->example->expectations[i];
        if (expectation->kind == EXPECT_ORDER)
            judge_order(trial, i);
        else if (expectation->kind == EXPECT_SHARE)
            judge_share(trial, expectation);
    }
}
