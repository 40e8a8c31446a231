/* SPDX-License-Identifier: MIT */
/* Prints what a team did: a table, and a line of time for each member. See team.h. */
#include "team/team.h"

#include "syntax/numbers.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* The most columns of a line of time. */
enum { COLUMNS = 64 };

/* Milliseconds in seconds. */
static const char *seconds(const struct team_run *run, uint32_t milliseconds)
{
    return thousandths_text(run->planning->pool, milliseconds);
}

/* The number of a request as it was asked for, from 1 on; 0: it is not known. */
static size_t team_print_number_of(const struct team_run *run, uint32_t id)
{
    for (size_t i = 0; id != 0 && i < run->wish_count; i++)
        if (run->wishes[i].id == id)
            return i + 1;
    return 0;
}

static const char *ending_of(const struct team_wish *wish)
{
    return wish->id == 0                    ? "refused"
           : wish->reached != GG_TEAM_NEVER ? "reached"
           : wish->cancelled                ? "cancelled"
                                            : "waiting";
}

static uint32_t last_moment(const struct team_run *run)
{
    uint32_t last = 0;
    for (size_t i = 0; i < run->task_count; i++)
        last = run->tasks[i].end > last ? run->tasks[i].end : last;
    return last;
}

/* ---------------------------------------------------------------- for people */

static void print_requests(const struct team_run *run)
{
    for (size_t i = 0; i < run->wish_count; i++) {
        const struct team_wish *wish = &run->wishes[i];
        printf("request %zu: %s", i + 1, run->planning->names->goals[wish->goal]);
        if (wish->asked > 0)
            printf(", asked for at %ss", seconds(run, wish->asked));
        printf(", %s", ending_of(wish));
        if (wish->reached != GG_TEAM_NEVER)
            printf(" at %ss", seconds(run, wish->reached));
        else if (wish->lacks != GG_NONE && !wish->cancelled)
            printf(": nobody can bring about what it asks of %s",
                   run->planning->names->facts[wish->lacks]);
        else if (wish->limited && !wish->cancelled)
            printf(": no schedule was found within `limits: {nodes: %u}`",
                   (unsigned)run->planning->tables->problem->domain->limits.nodes);
        printf("\n");
    }
}

static void print_planned(const struct team_run *run)
{
    if (run->planned == GG_TEAM_NEVER)
        return;
    printf("planned: %ss", seconds(run, run->planned));
    if (!run->section->sum && run->gap == 0)
        printf(", no schedule is shorter");
    else if (!run->section->sum && run->gap != GG_TEAM_NEVER)
        printf(", at most %ss too long", seconds(run, run->gap));
    printf("; %" PRIu32 " expansions\n", run->expansions);
}

static void print_tasks(const struct team_run *run, int width)
{
    printf("\n%-*s  %8s  %8s  %8s  action\n", width, "member", "leaves", "starts", "ends");
    for (size_t i = 0; i < run->task_count; i++) {
        const struct team_task *task = &run->tasks[i];
        size_t number = team_print_number_of(run, task->request);
        printf("%-*s  %8s  %8s  %8s  %s", width, run->workers[task->worker].name,
               seconds(run, task->walk), seconds(run, task->start), seconds(run, task->end),
               run->planning->names->actions[task->action]);
        if (number)
            printf(", for request %zu", number);
        printf("%s\n", task->failed ? ", failed" : task->ended ? "" : ", not ended");
    }
}

/* How many milliseconds a column is, so that all fit: 1, 2 or 5 with zeros. */
static uint32_t column_of(uint32_t last)
{
    uint32_t unit = 1;
    for (int i = 0; unit * (uint64_t)COLUMNS < last; i++)
        unit = i % 3 == 1 ? unit / 2 * 5 : unit * 2;
    return unit;
}

/* What a worker does at a moment: a digit for work, the number of its request. */
static char sign_at(const struct team_run *run, uint16_t worker, uint32_t moment)
{
    for (size_t i = 0; i < run->task_count; i++) {
        const struct team_task *task = &run->tasks[i];
        if (task->worker != worker || moment < task->walk || moment >= task->end)
            continue;
        if (moment < task->start)
            return '-';
        size_t number = team_print_number_of(run, task->request);
        return (char)(number ? '0' + number % 10 : '*');
    }
    return '.';
}

static void team_print_print_lines(const struct team_run *run, int width)
{
    uint32_t last = last_moment(run), unit = column_of(last);
    printf("\n%-*s  a column is %ss; a digit: works for that request, -: walks, .: waits\n", width,
           "", seconds(run, unit));
    for (uint16_t i = 0; i < run->worker_count; i++) {
        printf("%-*s  ", width, run->workers[i].name);
        for (uint32_t at = 0; at < last; at += unit)
            putchar(sign_at(run, i, at));
        putchar('\n');
    }
}

void team_print(const struct team_run *run)
{
    int width = (int)strlen("member");
    for (size_t i = 0; i < run->worker_count; i++)
        if ((int)strlen(run->workers[i].name) > width)
            width = (int)strlen(run->workers[i].name);
    print_requests(run);
    print_planned(run);
    if (run->task_count > 0) {
        print_tasks(run, width);
        team_print_print_lines(run, width);
    }
    printf("\nbytes: team %zu, to plan with %" PRIu32 "\n", run->bytes, run->planner.size);
}

/* -------------------------------------------------------------- for programs */

static void add_requests(struct text *json, const struct team_run *run)
{
    const struct tables *tables = run->planning->tables;
    const struct named nothing = {NULL, NULL};
    text_add(json, "\"requests\": [");
    for (size_t i = 0; i < run->wish_count; i++) {
        const struct team_wish *wish = &run->wishes[i];
        text_add(json, "%s{", i ? ", " : "");
        text_add_named(json, "goal", goal_named(tables->problem, wish->goal));
        text_add(json, ", \"asked\": %" PRIu32 ", \"status\": \"%s\", \"reached\": ", wish->asked,
                 ending_of(wish));
        if (wish->reached == GG_TEAM_NEVER)
            text_add(json, "null");
        else
            text_add(json, "%" PRIu32, wish->reached);
        text_add(json, ", ");
        text_add_named(json, "lacks",
                       wish->lacks == GG_NONE ? nothing : fact_named(tables, wish->lacks));
        text_add(json, ", \"limited\": %s}", wish->limited ? "true" : "false");
    }
    text_add(json, "]");
}

static void team_print_add_tasks(struct text *json, const struct team_run *run)
{
    text_add(json, ", \"tasks\": [");
    for (size_t i = 0; i < run->task_count; i++) {
        const struct team_task *task = &run->tasks[i];
        text_add(json, "%s{\"member\": \"%s\", ", i ? ", " : "", run->workers[task->worker].name);
        text_add_named(json, "action", action_named(run->planning->tables->problem, task->action));
        text_add(json,
                 ", \"leaves\": %" PRIu32 ", \"starts\": %" PRIu32 ", \"ends\": %" PRIu32
                 ", \"request\": ",
                 task->walk, task->start, task->end);
        size_t number = team_print_number_of(run, task->request);
        if (number)
            text_add(json, "%zu", number);
        else
            text_add(json, "null");
        text_add(json, ", \"failed\": %s}", task->failed ? "true" : "false");
    }
    text_add(json, "]");
}

/* What each way to a schedule has come to in the first planning. */
static void add_ways(struct text *json, const struct team_run *run)
{
    static const char *const names[GG_TEAM_WAYS] = {
        [GG_TEAM_OLD] = "old schedule",   [GG_TEAM_DISPATCH] = "dispatch",
        [GG_TEAM_BEAM] = "beam",          [GG_TEAM_SINGLE] = "request by request",
        [GG_TEAM_JOINT] = "all together",
    };
    text_add(json, ", \"ways\": [");
    for (int i = 0; i < GG_TEAM_WAYS; i++) {
        text_add(json, "%s{\"way\": \"%s\", \"makespan\": ", i ? ", " : "", names[i]);
        if (run->planned == GG_TEAM_NEVER || run->report.makespans[i] == GG_TEAM_NEVER)
            text_add(json, "null");
        else
            text_add(json, "%" PRIu32, run->report.makespans[i]);
        text_add(json, ", \"expansions\": %" PRIu32 "}", run->report.expansions[i]);
    }
    text_add(json, "]");
}

void team_print_json(const struct team_run *run)
{
    struct text json = {0};
    text_add(&json, "{\"domain\": \"%s\", ", run->planning->tables->problem->domain->name);
    add_requests(&json, run);
    if (run->planned == GG_TEAM_NEVER)
        text_add(&json, ", \"planned\": null, \"proven\": false");
    else
        text_add(&json, ", \"planned\": %" PRIu32 ", \"proven\": %s", run->planned,
                 run->section->sum ? "null"
                 : run->gap == 0   ? "true"
                                   : "false");
    text_add(&json, ", \"expansions\": %" PRIu32, run->expansions);
    add_ways(&json, run);
    team_print_add_tasks(&json, run);
    text_add(&json, ", \"bytes\": %zu}\n", run->bytes);
    text_put(&json);
}
