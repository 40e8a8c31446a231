/* SPDX-License-Identifier: MIT */
/* The rows of the tables of statistics: see statistics_rows.h. */
#include "commands/statistics_rows.h"

#include "domain/agent_type.h"

#include <stdio.h>

void rows_each_method(const struct statistics *statistics, with_row *visit, void *context)
{
    const struct domain *domain = statistics->tables->problem->domain;
    for (size_t i = 0; i < domain->task_count; i++) {
        const uint64_t *counts = statistics->methods[i];
        const struct task *task = domain->tasks[i];
        struct row row = {.task = task->name};
        for (size_t j = 0; counts && j < task->method_count; j++)
            row.total += counts[j];
        for (size_t j = 0; counts && j < task->method_count; j++) {
            row.name = task->methods[j].name;
            row.count = counts[j];
            row.never = row.count == 0;
            visit(&row, context);
        }
    }
}

void rows_each_action(const struct statistics *statistics, with_row *visit, void *context)
{
    const struct domain *domain = statistics->tables->problem->domain;
    struct row row = {.task = NULL};
    for (size_t i = 0; i < domain->action_count; i++)
        row.total += statistics->actions[i].started;
    for (size_t i = 0; i < domain->action_count; i++) {
        row.name = domain->actions[i]->name;
        row.ends = &statistics->actions[i];
        row.count = row.ends->started;
        row.never = row.ends->done == 0 && row.ends->going == 0;
        if (can_do(statistics->agent_type, domain->actions[i]))
            visit(&row, context);
    }
}

bool rows_is_unreached(const struct statistics *statistics, size_t goal)
{
    const struct domain *domain = statistics->tables->problem->domain;
    return chooses_goal(statistics->agent_type, &domain->goals[goal]) &&
           statistics->goals[goal].reached == 0;
}

unsigned rows_share(const struct row *row)
{
    return row->total ? (unsigned)((row->count * 2000 / row->total + 1) / 2) : 0;
}

const char *rows_step(const struct statistics *statistics, uint16_t action)
{
    return statistics->tables->problem->actions[action].name;
}

const char *rows_fact(const struct statistics *statistics, uint16_t fact)
{
    const struct tables *tables = statistics->tables;
    return tables->problem->variables[tables->layout.variables[fact]].name;
}

const char *rows_place(const struct statistics *statistics, uint16_t place)
{
    const struct tables *tables = statistics->tables;
    return tables->problem->domain->symbols[tables->domain.places->symbols[place]].name;
}

void rows_print_name(const struct row *row)
{
    printf("%s%s%s", row->task ? row->task : "", row->task ? ": " : "", row->name);
}
