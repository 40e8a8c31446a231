/* SPDX-License-Identifier: MIT */
/* What is noted of a trial when it fails: see trial.h. */
#include "test/trial.h"

#include "syntax/numbers.h"

const char *words_of_moment(struct pool *pool, uint64_t time)
{
    return time < 1000 ? pool_format(pool, "%ums", (unsigned)time) : words_of_time(pool, time);
}

/* The last events, a line each. */
static const char *events_before(const struct trial *trial)
{
    size_t first = trial->event_count > EVENTS_KEPT ? trial->event_count - EVENTS_KEPT : 0;
    const char *text = "";
    for (size_t i = first; i < trial->event_count; i++) {
        const struct occurrence *occurrence = &trial->last[i % EVENTS_KEPT];
        const char *line = line_of_event(trial->pool, &trial->population->domain,
                                         trial->planning->names, &occurrence->event);
        text = pool_format(trial->pool, "%s%-8s %s\n", text,
                           words_of_moment(trial->pool, occurrence->time), line);
    }
    return text;
}

struct failure *trial_fail(struct trial *trial, const struct expectation *expectation,
                           const char *subject, const char *fault)
{
    struct verdict *verdict = trial->verdict;
    verdict->failures =
        pool_grow(trial->pool, verdict->failures, verdict->count, sizeof *verdict->failures);
    struct failure *failure = &verdict->failures[verdict->count++];
    *failure = (struct failure){expectation, subject, fault, events_before(trial), ""};
    return failure;
}
