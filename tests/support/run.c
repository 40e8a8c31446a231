/* SPDX-License-Identifier: MIT */
/*
 * Runs programs in a child process, with the limits and files of their setting, and reads what
 * they print while they run; and does with files what tests need: see run.h.
 */
#define _DEFAULT_SOURCE /* vfork */
#define _XOPEN_SOURCE 700
#include "support/run.h"

#include "support/missing.h"

#include <CUnit/CUnit.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

bool is_sanitized(void)
{
    return SANITIZED;
}

/* --------------------------------------------------------------- programs */

enum { PROCESSOR_SECONDS = 60, WALL_FACTOR = 5, MOST_WORDS = 40 };

static void limit(int resource, rlim_t most)
{
    struct rlimit bound = {most, most};
    setrlimit(resource, &bound);
}

/* A pipe without a reader. */
static int broken_pipe(void)
{
    int ends[2];
    if (pipe(ends) != 0)
        return -1;
    close(ends[0]);
    return ends[1];
}

/* In the child, which has the memory of its parent until exec: it changes none. */
static void prepare_child(const struct setting *setting, int out, int errors)
{
    if (setting->out)
        out = open(setting->out, O_WRONLY);
    else if (setting->closed_out)
        out = broken_pipe();
    if (out < 0 || dup2(out, 1) < 0 || dup2(errors, 2) < 0)
        _exit(126);
    if (setting->folder && chdir(setting->folder) != 0)
        _exit(126);
    unsigned seconds = setting->processors ? setting->processors : PROCESSOR_SECONDS;
    seconds *= SANITIZED ? 4 : 1;
    limit(RLIMIT_CORE, 0);
    setrlimit(RLIMIT_CPU, &(struct rlimit){seconds, seconds + 1});
    alarm(WALL_FACTOR * seconds);
    if (setting->no_files)
        limit(RLIMIT_FSIZE, 0);
    if (setting->little_memory && !SANITIZED)
        limit(RLIMIT_AS, (rlim_t)2 << 30);
}

/* What is executed, ended by NULL: the arguments, behind `env` where variables are set. */
static void name_arguments(const struct setting *setting, const char *const *arguments,
                           const char *words[MOST_WORDS + 1])
{
    size_t count = 0;
    if (setting->environment)
        words[count++] = "env";
    for (size_t i = 0; setting->environment && setting->environment[i] && count < MOST_WORDS; i++)
        words[count++] = setting->environment[i];
    for (size_t i = 0; arguments[i] && count < MOST_WORDS; i++)
        words[count++] = arguments[i];
    words[count] = NULL;
}

/* Whether there is more to come. */
static bool drain(int file, struct text *text)
{
    char piece[65536];
    ssize_t count = read(file, piece, sizeof piece);
    if (count > 0)
        text_add_bytes(text, piece, (size_t)count);
    return count > 0 || (count < 0 && errno == EINTR);
}

static void gather(struct result *result, int out, int errors)
{
    struct pollfd files[2] = {{out, POLLIN, 0}, {errors, POLLIN, 0}};
    while (files[0].fd >= 0 || files[1].fd >= 0) {
        if (poll(files, 2, -1) < 0)
            continue;
        if (files[0].revents && !drain(out, &result->out))
            files[0].fd = -1;
        if (files[1].revents && !drain(errors, &result->errs))
            files[1].fd = -1;
    }
}

/* vfork, as fork copies the tables of all pages, of which the sanitizers have many. */
struct result run(const struct setting *setting, const char *const *arguments)
{
    static const struct setting usual = {0};
    struct result result = {.code = -1};
    const char *words[MOST_WORDS + 1];
    int out[2], errors[2], status = 0;
    text_add(&result.out, "%s", "");
    text_add(&result.errs, "%s", "");
    fflush(NULL);
    if (pipe(out) != 0 || pipe(errors) != 0)
        return result;
    name_arguments(setting ? setting : &usual, arguments, words);
    pid_t child = vfork();
    if (child == 0) {
        close(out[0]);
        close(errors[0]);
        prepare_child(setting ? setting : &usual, out[1], errors[1]);
        execvp(words[0], (char **)(uintptr_t)words);
        _exit(127);
    }
    close(out[1]);
    close(errors[1]);
    gather(&result, out[0], errors[0]);
    close(out[0]);
    close(errors[0]);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    result.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    result.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    return result;
}

struct result shell(const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    size_t size = (size_t)vsnprintf(NULL, 0, format, arguments) + 1;
    va_end(arguments);
    char *command = malloc(size);
    vsnprintf(command, size, format, again);
    va_end(again);
    struct result result = run(NULL, (const char *const[]){"sh", "-c", command, NULL});
    free(command);
    return result;
}

void result_free(struct result *result)
{
    text_free(&result->out);
    text_free(&result->errs);
}

/* ------------------------------------------------------------------ paths */

static const char *variable(const char *name, const char *otherwise)
{
    const char *value = getenv(name);
    return value && *value ? value : otherwise;
}

const char *in_repository(struct pool *pool, const char *name)
{
    char folder[4096];
    if (name[0] == '/' || !getcwd(folder, sizeof folder))
        return name;
    return pool_format(pool, "%s/%s", folder, name);
}

const char *built(struct pool *pool, const char *name)
{
    return in_repository(pool, pool_format(pool, "%s/%s", variable("BUILD", "build"), name));
}

const char *c_compiler(void)
{
    return variable("CC", "cc");
}

const char *cpp_compiler(void)
{
    return variable("CXX", "c++");
}

const char *c_flags(void)
{
    static char flags[512];
    snprintf(flags, sizeof flags, "%s -O0 -g0", variable("CFLAGS", ""));
    return flags;
}

bool have(const char *program)
{
    struct result result = shell("command -v '%s'", program);
    bool found = result.code == 0;
    if (!found)
        lacks(program);
    result_free(&result);
    return found;
}

/* ---------------------------------------------------------------- scratch */

struct scratch scratch_new(void)
{
    struct scratch scratch = {.pool = pool_new()};
    char *folder = pool_format(scratch.pool, "%s", built(scratch.pool, "scratch-XXXXXX"));
    CU_ASSERT_PTR_NOT_NULL_FATAL(mkdtemp(folder));
    scratch.folder = folder;
    return scratch;
}

void scratch_free(struct scratch *scratch)
{
    struct result result = run(NULL, (const char *const[]){"rm", "-rf", scratch->folder, NULL});
    CU_ASSERT_EQUAL(result.code, 0);
    result_free(&result);
    pool_free(scratch->pool);
}

const char *in_scratch(const struct scratch *scratch, const char *name)
{
    return pool_format(scratch->pool, "%s/%s", scratch->folder, name);
}

const char *scratch_write(const struct scratch *scratch, const char *name, const char *text)
{
    const char *path = in_scratch(scratch, name);
    CU_ASSERT_FATAL(write_whole(path, text, strlen(text)));
    return path;
}

/* ------------------------------------------------------------------ files */

size_t files_in(const char *folder)
{
    size_t count = 0;
    DIR *opened = opendir(folder);
    if (!opened)
        return 0;
    for (const struct dirent *entry; (entry = readdir(opened)) != NULL;)
        count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
    closedir(opened);
    return count;
}

bool read_whole(const char *path, struct text *text)
{
    *text = (struct text){0};
    text_add(text, "%s", "");
    FILE *file = fopen(path, "rb");
    if (!file)
        return false;
    char piece[65536];
    for (size_t count; (count = fread(piece, 1, sizeof piece, file)) > 0;)
        text_add_bytes(text, piece, count);
    bool fine = !ferror(file);
    fclose(file);
    return fine;
}

bool write_whole(const char *path, const char *data, size_t length)
{
    FILE *file = fopen(path, "wb");
    if (!file)
        return false;
    bool fine = fwrite(data, 1, length, file) == length;
    return (fclose(file) == 0) && fine;
}

bool exists(const char *path)
{
    struct stat status;
    return lstat(path, &status) == 0;
}

/* ----------------------------------------------------------------- checks */

bool check_saying(bool condition, const char *file, int line, const char *format, ...)
{
    char message[4096];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    CU_assertImplementation(condition, (unsigned)line, message, file, "", CU_FALSE);
    return condition;
}

/* The line around a position. */
static const char *line_at(struct pool *pool, const struct text *text, size_t at)
{
    size_t start = at, end = at;
    while (start > 0 && text->data[start - 1] != '\n')
        start--;
    while (end < text->length && text->data[end] != '\n')
        end++;
    return pool_copy_text(pool, text->data + start, end - start);
}

const char *difference(struct pool *pool, const struct text *expected, const struct text *actual)
{
    size_t at = 0, line = 1;
    while (at < expected->length && at < actual->length && expected->data[at] == actual->data[at])
        line += expected->data[at++] == '\n';
    return pool_format(pool, "line %zu\n      expected: %s\n      actual:   %s", line,
                       line_at(pool, expected, at), line_at(pool, actual, at));
}

void check_run(struct result result, const char *what)
{
    CHECK_SAYING(result.code == 0, "%s: exit code %d, signal %d: %s%s", what, result.code,
                 result.signal, result.out.data, result.errs.data);
    result_free(&result);
}

const char *block_behind(struct pool *pool, const char **place, const char *begin)
{
    const char *found = strstr(*place, begin);
    CU_ASSERT_PTR_NOT_NULL_FATAL(found);
    found += strlen(begin);
    *place = strstr(found, "```\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(*place);
    const char *text = pool_copy_text(pool, found, (size_t)(*place - found));
    *place += strlen("```\n");
    return text;
}
