/* SPDX-License-Identifier: MIT */
/*
 * Faults on demand: a library that is loaded before others (LD_PRELOAD) and makes calls of
 * a program fail, also those that other libraries make. The environment says which:
 *
 *   FAULT_CALLS   memory (malloc, calloc, realloc) or files (what output is written by)
 *   FAULT_AT      the calls that fail, counted from 1: "3", "3,7", "3-" from the third on
 *   FAULT_HOW     of files: "fail", "short" (a write takes half of it); or what happens
 *                 right before the call, which then does its work: "INT", "TERM" (the
 *                 signal arrives), "make" (another program makes FAULT_FILE, if it can)
 *   FAULT_MARK    a file that is made when a fault takes place
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static unsigned long calls;

static const char *variable(const char *name)
{
    const char *value = getenv(name);
    return value ? value : "";
}

static bool is_due(unsigned long number)
{
    char *end = NULL;
    const char *at = variable("FAULT_AT");
    while (*at) {
        unsigned long chosen = strtoul(at, &end, 10);
        if (number == chosen || (*end == '-' && number > chosen))
            return true;
        at = *end ? end + 1 : end;
    }
    return false;
}

/* Without a call that would be counted itself; false if the file is there already. */
static bool make(const char *path, const char *content)
{
    long file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (file < 0)
        return false;
    syscall(SYS_write, file, content, strlen(content));
    syscall(SYS_close, file);
    return true;
}

/* Where a file is to be made, the fault takes place if it could be. */
static bool due(const char *kind)
{
    if (strcmp(variable("FAULT_CALLS"), kind) != 0 || !is_due(++calls))
        return false;
    if (strcmp(variable("FAULT_HOW"), "make") != 0 || make(variable("FAULT_FILE"), "mine\n"))
        make(variable("FAULT_MARK"), "");
    return true;
}

/* ------------------------------------------------------------------ memory */

#define REAL(name) ((__typeof__(&name))real_call(#name))

static void *real_call(const char *name)
{
    return dlsym(RTLD_NEXT, name);
}

static void *nothing(void)
{
    errno = ENOMEM;
    return NULL;
}

void *malloc(size_t size)
{
    return due("memory") ? nothing() : REAL(malloc)(size);
}

void *calloc(size_t count, size_t size)
{
    return due("memory") ? nothing() : REAL(calloc)(count, size);
}

void *realloc(void *memory, size_t size)
{
    return due("memory") ? nothing() : REAL(realloc)(memory, size);
}

/* ------------------------------------------------------------------- files */

/* Whether the call fails; a signal arrives, and it does not. */
static bool file_fault(int error)
{
    int before = errno;
    if (!due("files"))
        return false;
    const char *how = variable("FAULT_HOW");
    if (strcmp(how, "INT") == 0)
        kill(getpid(), SIGINT);
    if (strcmp(how, "TERM") == 0)
        kill(getpid(), SIGTERM);
    bool fails = strcmp(how, "fail") == 0;
    errno = fails ? error : before;
    return fails;
}

FILE *fopen(const char *path, const char *mode)
{
    return file_fault(EMFILE) ? NULL : REAL(fopen)(path, mode);
}

int open(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return file_fault(EIO) ? -1 : REAL(open)(path, flags, mode);
}

int mkstemp(char *path)
{
    return file_fault(EIO) ? -1 : REAL(mkstemp)(path);
}

int fchmod(int file, mode_t mode)
{
    return file_fault(EPERM) ? -1 : REAL(fchmod)(file, mode);
}

ssize_t write(int file, const void *data, size_t size)
{
    bool is_short = strcmp(variable("FAULT_HOW"), "short") == 0;
    if (is_short && size > 1 && due("files"))
        size /= 2;
    else if (!is_short && file_fault(ENOSPC))
        return -1;
    return REAL(write)(file, data, size);
}

/* It is counted and not carried out: disks are slow, and nobody pulls the plug. */
int fsync(int file)
{
    (void)file;
    return file_fault(EIO) ? -1 : 0;
}

/* As the kernel does: what fails to be closed is closed. */
int close(int file)
{
    bool fails = file_fault(EIO);
    int result = REAL(close)(file);
    if (fails)
        errno = EIO;
    return fails ? -1 : result;
}

int rename(const char *from, const char *to)
{
    return file_fault(EIO) ? -1 : REAL(rename)(from, to);
}

/* Not every file system has links: nothing may rest on this. */
int link(const char *from, const char *to)
{
    (void)from;
    (void)to;
    errno = EPERM;
    return -1;
}
