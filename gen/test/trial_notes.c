/* SPDX-License-Identifier: MIT */
/* What is noted of a trial for those who read of it: see trial.h. */
#include "test/trial.h"

#include <inttypes.h>
#include <stdio.h>

const char *time_text(uint64_t milliseconds, char text[TIME_BYTES])
{
    static const struct {
        const char *unit;
        uint64_t length;
    } units[] = {{"d", 86400000}, {"h", 3600000}, {"m", 60000}};
    int length = 0;
    unsigned rest = (unsigned)(milliseconds % 60000);
    if (milliseconds < 1000) {
        snprintf(text, TIME_BYTES, "%ums", rest);
        return text;
    }
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        uint64_t count = milliseconds / units[i].length;
        milliseconds %= units[i].length;
        if (count)
            length += snprintf(text + length, TIME_BYTES - (size_t)length, "%s%" PRIu64 "%s",
                               length ? " " : "", count, units[i].unit);
    }
    if (rest)
        length += snprintf(text + length, TIME_BYTES - (size_t)length, "%s%u", length ? " " : "",
                           rest / 1000);
    if (rest % 1000)
        length += snprintf(text + length, TIME_BYTES - (size_t)length, ".%03u", rest % 1000);
    if (rest)
        snprintf(text + length, TIME_BYTES - (size_t)length, "s");
    return text;
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
        char time[TIME_BYTES];
        text =
            pool_format(trial->pool, "%s%-8s %s\n", text, time_text(occurrence->time, time), line);
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
