/* SPDX-License-Identifier: MIT */
/* Writes the line over the one before: see progress.h. */
#include "base/progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static uint64_t milliseconds(void)
{
    struct timespec now = {0};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

struct progress progress_begin(const char *what, uint64_t all)
{
    return (struct progress){.what = what, .all = all, .next = milliseconds() + PROGRESS_QUIET};
}

void progress_show(struct progress *progress)
{
    uint64_t now = milliseconds();
    if (now < progress->next || !isatty(STDERR_FILENO))
        return;
    progress->next = now + PROGRESS_STEP;
    progress->shown = true;
    fprintf(stderr, "\r%" PRIu64 " of %" PRIu64 " %s", progress->done, progress->all,
            progress->what);
}

void progress_erase(struct progress *progress)
{
    if (progress->shown)
        fputs("\r\033[K", stderr);
    progress->shown = false;
}
