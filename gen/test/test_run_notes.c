/* SPDX-License-Identifier: MIT */
/* What is noted of a test run when it fails: see test_run.h. */
#include "test/test_run.h"

#include "syntax/numbers.h"

const char *words_of_moment(struct pool *pool, uint64_t time)
{
    return time < 1000 ? pool_format(pool, "%ums", (unsigned)time) : words_of_time(pool, time);
}

static const char *words_of_named(struct pool *pool, const char *agent, const char *words)
{
    return agent ? pool_format(pool, "%s: %s", agent, words) : words;
}

const char *words_of_expected(struct pool *pool, const struct actor *actor, const char *subject)
{
    return words_of_named(pool, actor ? actor->name : NULL, subject);
}

/* The last events, a line each. */
static const char *events_before(const struct test_run *run)
{
    size_t first = run->event_count > EVENTS_KEPT ? run->event_count - EVENTS_KEPT : 0;
    const char *text = "";
    for (size_t i = first; i < run->event_count; i++) {
        const struct occurrence *occurrence = &run->last[i % EVENTS_KEPT];
        const char *line = line_of_event(run->pool, &run->population->domain, run->planning->names,
                                         &occurrence->event);
        text = pool_format(run->pool, "%s%-8s %s\n", text,
                           words_of_moment(run->pool, occurrence->time),
                           words_of_named(run->pool, occurrence->agent, line));
    }
    return text;
}

struct failure *test_run_fail(struct test_run *run, const struct expectation *expectation,
                              const char *subject, const char *fault)
{
    struct verdict *verdict = run->verdict;
    struct failure *failure = POOL_ITEM(run->pool, verdict->failures, verdict->count);
    *failure = (struct failure){expectation, subject, fault, events_before(run), ""};
    return failure;
}
