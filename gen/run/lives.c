/* SPDX-License-Identifier: MIT */
/*
 * Processes that live seeds: see lives.h. A process writes a newline for each life that is over,
 * which JSON allows before an object, and then the object.
 */
#define _XOPEN_SOURCE 700
#include "run/lives.h"

#include "base/progress.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* A process, and what it has written so far. */
struct worker {
    pid_t process;
    int pipe; /* -1: it has written all */
    bool began;
    struct text text;
};

struct workers {
    struct worker items[LIVES_PROCESSES];
    size_t count;
    struct progress lives;
};

static bool failed(const char *what)
{
    if (errno == ENOMEM)
        fputs("goapgen: out of memory\n", stderr);
    else
        fprintf(stderr, "goapgen: %s: %s\n", what, strerror(errno));
    return false;
}

/* ------------------------------------------------------------------- workers */

/* What a process does: it ends if nobody reads what it writes. */
static void lives_work(int to, struct seed_range seeds, live_seed_function *live, void *context)
{
    struct pool *pool = pool_new(), *of_life = pool_new();
    struct tallies sum = {NULL, 0};
    for (uint64_t seed = seeds.first; seed <= seeds.last; seed++) {
        struct tallies one;
        live(context, of_life, (uint32_t)seed, &one);
        const char *hindrance = tallies_add(pool, &sum, &one);
        pool_clear(of_life);
        if (hindrance || write(to, "\n", 1) != 1)
            _exit(2);
    }
    if (dup2(to, STDOUT_FILENO) < 0)
        _exit(2);
    tallies_print_json(&sum);
    _exit(fflush(stdout) != 0);
}

static bool start(struct workers *workers, struct seed_range seeds, live_seed_function *live,
                  void *context)
{
    int ends[2];
    if (pipe(ends) != 0)
        return failed("cannot make a pipe");
    pid_t process = fork();
    if (process == 0) {
        close(ends[0]);
        for (size_t i = 0; i < workers->count; i++)
            close(workers->items[i].pipe);
        lives_work(ends[1], seeds, live, context);
    }
    close(ends[1]);
    if (process < 0) {
        (void)failed("cannot start a process");
        close(ends[0]);
        return false;
    }
    workers->items[workers->count++] = (struct worker){.process = process, .pipe = ends[0]};
    return true;
}

static size_t cores(void)
{
#ifdef _SC_NPROCESSORS_ONLN
    int64_t count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count > LIVES_PROCESSES ? LIVES_PROCESSES : (size_t)count;
#else
    return 1;
#endif
}

/* Starts processes that have as many seeds each, or one more. */
static bool start_all(struct workers *workers, struct seed_range seeds, live_seed_function *live,
                      void *context)
{
    uint64_t count = cores(), first = seeds.first;
    if (count > workers->lives.all)
        count = workers->lives.all;
    for (uint64_t i = 0; i < count; i++) {
        uint64_t share = workers->lives.all / count + (i < workers->lives.all % count);
        struct seed_range range = {(uint32_t)first, (uint32_t)(first + share - 1)};
        first += share;
        if (!start(workers, range, live, context))
            return false;
    }
    return true;
}

/* -------------------------------------------------------------------- reading */

/* Counts the newlines that come before the object, and keeps what follows. */
static void lives_take(struct workers *workers, struct worker *worker, const char *bytes,
                       size_t length)
{
    while (!worker->began && length > 0 && *bytes == '\n') {
        workers->lives.done++;
        bytes++;
        length--;
    }
    worker->began |= length > 0;
    if (length > 0)
        text_add_bytes(&worker->text, bytes, length);
}

static bool read_some(struct workers *workers, struct worker *worker)
{
    char bytes[65536];
    ssize_t length = read(worker->pipe, bytes, sizeof bytes);
    if (length < 0)
        return errno == EINTR || failed("cannot read from a process");
    lives_take(workers, worker, bytes, (size_t)length);
    if (length == 0) {
        close(worker->pipe);
        worker->pipe = -1;
    }
    return true;
}

/* Waits for the end of a process that has written all. A message of its own says what failed in
 * it, unless it was ended from outside. */
static bool has_ended_well(struct worker *worker)
{
    int status = 0;
    while (waitpid(worker->process, &status, 0) < 0 && errno == EINTR)
        ;
    worker->process = 0;
    if (WIFSIGNALED(status))
        fprintf(stderr, "goapgen: a process was ended by signal %d\n", WTERMSIG(status));
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* Reads what all processes write, until all have ended. */
static bool lives_read_all(struct workers *workers)
{
    for (size_t left = workers->count; left > 0;) {
        struct pollfd polled[LIVES_PROCESSES];
        for (size_t i = 0; i < workers->count; i++)
            polled[i] = (struct pollfd){.fd = workers->items[i].pipe, .events = POLLIN};
        if (poll(polled, (nfds_t)workers->count, PROGRESS_STEP) < 0 && errno != EINTR)
            return failed("cannot wait for processes");
        for (size_t i = 0; i < workers->count; i++) {
            struct worker *worker = &workers->items[i];
            if (worker->pipe < 0 || !polled[i].revents)
                continue;
            if (!read_some(workers, worker))
                return false;
            left -= worker->pipe < 0;
            if (worker->pipe < 0 && !has_ended_well(worker))
                return false;
        }
        progress_show(&workers->lives);
    }
    return true;
}

/* Ends the processes that have not ended. */
static void lives_end_all(struct workers *workers)
{
    for (size_t i = 0; i < workers->count; i++) {
        struct worker *worker = &workers->items[i];
        if (worker->pipe >= 0)
            close(worker->pipe);
        if (worker->process > 0) {
            kill(worker->process, SIGKILL);
            (void)waitpid(worker->process, NULL, 0);
        }
        text_free(&worker->text);
    }
}

static bool add_up(const struct parsing *parsing, const struct workers *workers,
                   struct tallies *sum)
{
    for (size_t i = 0; i < workers->count; i++) {
        const struct text *text = &workers->items[i].text;
        struct tallies part;
        const struct source *source = source_from_text(parsing->pool, "(a process)",
                                                       text->data ? text->data : "", text->length);
        if (!tallies_read(parsing, source, &part)) {
            diagnostics_print(parsing->diagnostics);
            return false;
        }
        const char *hindrance = tallies_add(parsing->pool, sum, &part);
        if (hindrance) {
            fprintf(stderr, "goapgen: (a process): %s\n", hindrance);
            return false;
        }
    }
    return true;
}

bool lives_add_up(const struct parsing *parsing, struct seed_range seeds, live_seed_function *live,
                  void *context, struct tallies *sum)
{
    struct workers workers = {.lives =
                                  progress_begin("lives", (uint64_t)seeds.last - seeds.first + 1)};
    bool fine = start_all(&workers, seeds, live, context) && lives_read_all(&workers);
    progress_erase(&workers.lives);
    *sum = (struct tallies){NULL, 0};
    fine = fine && add_up(parsing, &workers, sum);
    lives_end_all(&workers);
    return fine;
}
