/* SPDX-License-Identifier: MIT */
/*
 * Atomic writing of several files: see output.h. Rests on rename(), which puts one file
 * in the place of another at once, and on nothing that some file systems unmet, as links.
 * All memory is taken before the first file is made, so that running out of it leaves
 * nothing behind.
 */
#include "emit/output.h"

#include "base/printable.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* As many links as Linux follows. */
enum { LINK_LIMIT = 40, PATH_ROOM = 4096 };

enum way { LEAVE, WRITE_DEVICE, REPLACE, CREATE };

/* A file that is being written. */
struct step {
    const struct output *output;
    enum way way;
    const char *target;   /* where the path leads, links followed */
    char *fresh;          /* the name of the new content until it takes its place */
    bool replaces;        /* whether there is an old file */
    struct stat old;      /* the old file */
    bool has_fresh, done; /* the new content has its own name; is in its place */
};

/* What went wrong first. */
struct problem {
    const char *path, *reason;
};

static bool fail_because(struct problem *problem, const struct step *step, const char *reason)
{
    *problem = (struct problem){step->output->path, reason};
    return false;
}

static bool output_fail(struct problem *problem, const struct step *step)
{
    return fail_because(problem, step, strerror(errno));
}

/* ------------------------------------------------------------------- paths */

/* The length of the folder in a path, with its slash. */
static size_t folder_length(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? (size_t)(slash - path) + 1 : 0;
}

/* A name beside a path. */
static char *output_path_beside(struct pool *pool, const char *path, const char *name)
{
    return pool_format(pool, "%.*s%s", (int)folder_length(path), path, name);
}

/* Follows the links of a path, also one to a file that is not there. */
static const char *target_of(struct pool *pool, const char *path)
{
    char link[PATH_ROOM + 1];
    for (int i = 0; i < LINK_LIMIT; i++) {
        ssize_t length = readlink(path, link, PATH_ROOM);
        if (length <= 0)
            break;
        link[length] = '\0';
        path = link[0] == '/' ? pool_copy_text(pool, link, (size_t)length)
                              : output_path_beside(pool, path, link);
    }
    return path;
}

static bool same_folder(struct pool *pool, const char *a, const char *b)
{
    struct stat one, other;
    return stat(output_path_beside(pool, a, "."), &one) == 0 &&
           stat(output_path_beside(pool, b, "."), &other) == 0 && one.st_dev == other.st_dev &&
           one.st_ino == other.st_ino;
}

bool output_same_file(struct pool *pool, const char *a, const char *b)
{
    struct stat one, other;
    if (stat(a, &one) == 0 && stat(b, &other) == 0 && S_ISREG(one.st_mode))
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
    a = target_of(pool, a);
    b = target_of(pool, b);
    return strcmp(a + folder_length(a), b + folder_length(b)) == 0 && same_folder(pool, a, b);
}

/* ----------------------------------------------------------------- content */

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

/* Closes a file that something may have failed on, and keeps the first error. */
static bool close_after(int file, bool fine)
{
    int problem = errno;
    if (close(file) != 0 && fine)
        return false;
    errno = problem;
    return fine;
}

static bool write_and_close(int file, const struct output *output, bool sync)
{
    bool fine = write_all(file, output->data, output->length) && (!sync || fsync(file) == 0);
    return close_after(file, fine);
}

/* Whether the rest of a file is just this. */
static bool continues_with(int file, const char *data, size_t length)
{
    char piece[PATH_ROOM];
    ssize_t count;
    while ((count = read(file, piece, sizeof piece)) > 0) {
        if ((size_t)count > length || memcmp(piece, data, (size_t)count) != 0)
            return false;
        data += count;
        length -= (size_t)count;
    }
    return count == 0 && length == 0;
}

bool output_is_current(const struct output *output)
{
    struct stat status;
    if (stat(output->path, &status) != 0 || !S_ISREG(status.st_mode))
        return false;
    int file = open(output->path, O_RDONLY);
    if (file < 0)
        return false;
    bool same = continues_with(file, output->data, output->length);
    close(file);
    return same;
}

/* ------------------------------------------------------------------- steps */

static enum way way_of(const struct step *step)
{
    const struct output *output = step->output;
    if (output->rule == OUTPUT_KEPT)
        return step->replaces ? LEAVE : CREATE;
    if (step->replaces && S_ISCHR(step->old.st_mode))
        return WRITE_DEVICE;
    return output->rule == OUTPUT_UPDATED && output_is_current(output) ? LEAVE : REPLACE;
}

/* Works out what is to be done, and takes all the memory that is needed for it. */
static bool plan_step(struct pool *pool, struct step *step, struct problem *problem)
{
    const char *path = step->output->path;
    step->replaces = stat(path, &step->old) == 0;
    mode_t mode = step->replaces ? step->old.st_mode : S_IFREG;
    if (!step->replaces && (errno != ENOENT || !*path))
        return output_fail(problem, step);
    if (S_ISDIR(mode))
        return fail_because(problem, step, strerror(EISDIR));
    if (!S_ISREG(mode) && !S_ISCHR(mode))
        return fail_because(problem, step, "it is neither a regular file nor a device");
    step->way = way_of(step);
    step->done = step->way == LEAVE;
    step->target = target_of(pool, path);
    step->fresh = output_path_beside(pool, step->target, ".goapgen-XXXXXX");
    return true;
}

static bool write_device(struct step *step)
{
    int file = open(step->output->path, O_WRONLY);
    step->done = file >= 0 && write_and_close(file, step->output, false);
    return step->done;
}

/* Permissions as a file gets that is created the usual way. */
static mode_t usual_mode(void)
{
    mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

/* Gives a file the permissions, owner and group of the old one. Only root can keep another owner,
 * and only its members another group. If the owner cannot be kept, the file is the user's. If the
 * group cannot be kept, the user's group gets no more rights than everybody has, so that nobody
 * gains a right. */
static bool set_permissions(int file, const struct step *step)
{
    const struct stat *old = &step->old;
    mode_t mode = old->st_mode;
    if (!step->replaces)
        return fchmod(file, usual_mode()) == 0;
    if (fchown(file, old->st_uid, old->st_gid) == 0)
        return fchmod(file, mode & 07777) == 0;
    if (fchown(file, (uid_t)-1, old->st_gid) == 0)
        return fchmod(file, mode & 0777) == 0;
    return fchmod(file, (mode & 0707) | (mode & 07) << 3) == 0;
}

static bool write_fresh(struct step *step)
{
    int file = mkstemp(step->fresh);
    step->has_fresh = file >= 0;
    if (file < 0)
        return false;
    if (!set_permissions(file, step))
        return close_after(file, false);
    return write_and_close(file, step->output, true);
}

/* Creates a file that is to be kept. If one was made meanwhile, that one is kept. */
static bool create(struct step *step)
{
    int file = open(step->target, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (file < 0)
        return errno == EEXIST;
    step->done = true;
    return write_and_close(file, step->output, true);
}

static bool move(struct step *step)
{
    step->done = rename(step->fresh, step->target) == 0;
    step->has_fresh = !step->done;
    return step->done;
}

static bool take_steps(struct step *steps, size_t count, enum way way, bool (*take)(struct step *),
                       struct problem *problem)
{
    for (size_t i = 0; i < count; i++)
        if (steps[i].way == way && !take(&steps[i]))
            return output_fail(problem, &steps[i]);
    return true;
}

/* Whether a new file has taken the place of an old one, which is then lost. */
static bool any_moved(const struct step *steps, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (steps[i].way == REPLACE && steps[i].done)
            return true;
    return false;
}

/* Removes the files that were not renamed and, if no old file has been replaced, those that were
 * created. */
static void clean_up(struct step *steps, size_t count)
{
    bool moved = any_moved(steps, count);
    for (size_t i = 0; i < count; i++) {
        if (steps[i].has_fresh)
            unlink(steps[i].fresh);
        if (steps[i].way == CREATE && steps[i].done && !moved)
            unlink(steps[i].target);
    }
}

/* Writes all files. Signals wait, as the program must not end between the first new file and the
 * last. A file is created before any is replaced, as it can be removed again. */
static bool write_steps(struct step *steps, size_t count, struct problem *problem)
{
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);
    bool fine = take_steps(steps, count, REPLACE, write_fresh, problem) &&
                take_steps(steps, count, CREATE, create, problem) &&
                take_steps(steps, count, REPLACE, move, problem);
    if (!fine)
        clean_up(steps, count);
    sigprocmask(SIG_SETMASK, &before, NULL);
    return fine;
}

/* Names the steps that are done, or those that are not. */
static const char *list_steps(struct pool *pool, const struct step *steps, size_t count, bool done)
{
    const char *list = "";
    for (size_t i = 0; i < count; i++)
        if (steps[i].output && steps[i].done == done)
            list = pool_format(pool, "%s%s'%s'", list, *list ? ", " : "", steps[i].output->path);
    return list;
}

static char *output_describe(struct pool *pool, const struct step *steps, size_t count,
                             const struct problem *problem)
{
    char *what = pool_format(pool, "cannot write '%s': %s", problem->path, problem->reason);
    if (!any_moved(steps, count))
        return pool_format(pool, "%s; nothing written", what);
    return pool_format(pool, "%s; new are: %s; as before are: %s", what,
                       list_steps(pool, steps, count, true), list_steps(pool, steps, count, false));
}

bool output_write(struct pool *pool, const struct output *outputs, size_t count, char **error)
{
    struct step *steps = pool_take(pool, count * sizeof *steps);
    struct problem problem;
    bool fine = true;
    for (size_t i = 0; i < count && fine; i++) {
        steps[i].output = &outputs[i];
        fine = plan_step(pool, &steps[i], &problem);
    }
    fine = fine && take_steps(steps, count, WRITE_DEVICE, write_device, &problem) &&
           write_steps(steps, count, &problem);
    if (!fine)
        *error = output_describe(pool, steps, count, &problem);
    return fine;
}

bool output_write_text(struct pool *pool, const char *path, struct text *text)
{
    struct output output = {path, text->data, text->length, OUTPUT_REPLACED};
    char *error;
    bool written = output_write(pool, &output, 1, &error);
    if (!written)
        print_line(stderr, "goapgen: %s", error);
    text_free(text);
    return written;
}
