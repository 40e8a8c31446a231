/* SPDX-License-Identifier: MIT */
/* Atomic writing of several files: see output.h. */
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A file on its way. */
struct step {
    const struct output *output;
    char *fresh;  /* the new content, until it takes its place; or NULL */
    char *backup; /* the old content under another name; NULL: none was there */
    bool direct;  /* a device: written to, not replaced */
    bool moved;   /* the new content is in its place */
};

static bool fail(struct pool *pool, char **error, const char *path)
{
    *error = pool_format(pool, "cannot write '%s': %s", path, strerror(errno));
    return false;
}

static bool write_all(int file, const char *data, size_t length)
{
    while (length > 0) {
        ssize_t count = write(file, data, length);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        data += count;
        length -= (size_t)count;
    }
    return true;
}

static bool write_and_close(int file, const struct output *output)
{
    bool fine = write_all(file, output->data, output->length);
    int problem = errno;
    if (close(file) != 0 && fine)
        return false;
    errno = problem;
    return fine;
}

static bool write_direct(const struct output *output)
{
    int file = open(output->path, O_WRONLY);
    return file >= 0 && write_and_close(file, output);
}

/* Permissions as a file gets that is created the usual way. */
static mode_t usual_mode(void)
{
    mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

static bool write_fresh(struct step *step)
{
    int file = mkstemp(step->fresh);
    if (file < 0) {
        step->fresh = NULL;
        return false;
    }
    if (fchmod(file, usual_mode()) != 0) {
        close(file);
        return false;
    }
    return write_and_close(file, step->output);
}

static bool prepare(struct pool *pool, struct step *step, char **error)
{
    const char *path = step->output->path;
    struct stat status;
    if (stat(path, &status) == 0) {
        if (S_ISDIR(status.st_mode)) {
            errno = EISDIR;
            return fail(pool, error, path);
        }
        step->direct = !S_ISREG(status.st_mode);
    }
    if (step->direct)
        return write_direct(step->output) || fail(pool, error, path);
    step->fresh = pool_format(pool, "%s.XXXXXX", path);
    return write_fresh(step) || fail(pool, error, path);
}

/* A second name for the old file, so that it can be brought back. */
static void back_up(struct pool *pool, struct step *step)
{
    char *name = pool_format(pool, "%s.old", step->fresh);
    if (link(step->output->path, name) == 0)
        step->backup = name;
}

static bool move(struct pool *pool, struct step *step, char **error)
{
    if (step->direct)
        return true;
    if (step->output->create_only) {
        if (link(step->fresh, step->output->path) != 0)
            return fail(pool, error, step->output->path);
        unlink(step->fresh);
    } else {
        back_up(pool, step);
        if (rename(step->fresh, step->output->path) != 0)
            return fail(pool, error, step->output->path);
    }
    step->fresh = NULL;
    step->moved = true;
    return true;
}

static void undo(struct step *step)
{
    if (step->fresh)
        unlink(step->fresh);
    if (step->backup && step->moved)
        rename(step->backup, step->output->path);
    else if (step->backup)
        unlink(step->backup);
    else if (step->moved)
        unlink(step->output->path);
}

bool output_write(struct pool *pool, const struct output *outputs, size_t count, char **error)
{
    struct step *steps = pool_take(pool, count * sizeof *steps);
    bool fine = true;
    for (size_t i = 0; i < count && fine; i++) {
        steps[i].output = &outputs[i];
        fine = prepare(pool, &steps[i], error);
    }
    for (size_t i = 0; i < count && fine; i++)
        fine = move(pool, &steps[i], error);
    for (size_t i = 0; i < count; i++) {
        if (!fine)
            undo(&steps[i]);
        else if (steps[i].backup)
            unlink(steps[i].backup);
    }
    return fine;
}

bool output_is_current(const struct output *output)
{
    FILE *file = fopen(output->path, "rb");
    if (!file)
        return false;
    bool same = true;
    for (size_t i = 0; i < output->length && same; i++)
        same = getc(file) == (unsigned char)output->data[i];
    same = same && getc(file) == EOF && !ferror(file);
    fclose(file);
    return same;
}
