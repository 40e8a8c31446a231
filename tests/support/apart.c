/* SPDX-License-Identifier: MIT */
/* Copies a domain so that its tables of tasks lie apart: see apart.h. */
#include "support/apart.h"

#include "support/run.h"

#include <stdlib.h>
#include <string.h>

enum { BEYOND = 200 };

/* Beyond it is nothing that a sanitizer lets pass; without one, what stands for no number. */
static void *copy_of(const void *array, size_t size)
{
    size_t whole = size + (is_sanitized() ? 0 : BEYOND);
    unsigned char *copy = malloc(whole);
    if (whole > 0)
        memset(copy, 0xff, whole);
    if (size > 0)
        memcpy(copy, array, size);
    return copy;
}

struct apart apart_of(const gg_domain *domain)
{
    size_t count = domain->task_count;
    struct apart apart = {.domain = *domain};
    apart.tasks = copy_of(domain->tasks, count * sizeof *apart.tasks);
    apart.methods = malloc(count * sizeof *apart.methods);
    apart.groups = malloc(count * sizeof *apart.groups);
    for (size_t i = 0; i < count; i++) {
        gg_task *task = &apart.tasks[i];
        apart.methods[i] = copy_of(task->methods, task->method_count * sizeof *task->methods);
        apart.groups[i] = copy_of(task->groups, task->group_count * sizeof *task->groups);
        task->methods = apart.methods[i];
        task->groups = apart.groups[i];
    }
    apart.domain.tasks = apart.tasks;
    return apart;
}

void apart_free(struct apart *apart)
{
    for (size_t i = 0; i < apart->domain.task_count; i++) {
        free(apart->methods[i]);
        free(apart->groups[i]);
    }
    free(apart->methods);
    free(apart->groups);
    free(apart->tasks);
}
