/* SPDX-License-Identifier: MIT */
/* Prints what a team did: a table, and a line of time for each member. See team.h. */
#include "team/team.h"

#include "syntax/numbers.h"
#include "tables/team_memory.h"

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

/* Why a request was not met, if that is known. */
static void print_reason(const struct team_run *run, const struct team_wish *wish)
{
    static const char *const reasons[] = {
        [GG_TEAM_OUT_OF_REACH] = "nobody can bring about what it asks of",
        [GG_TEAM_RAN_OUT] = "there is too little, and nobody makes more, of",
        [GG_TEAM_NO_ROOM] = "there is no room for it in",
        [GG_TEAM_GONE] = "its member is not there, for",
        [GG_TEAM_CROWDED] = "there is no schedule for it beside those before it",
        [GG_TEAM_PROMISED] = "there is no schedule for it that keeps what was promised of",
        [GG_TEAM_QUEUED] = "all who could help have enough to do",
    };
    if (wish->reason == GG_TEAM_LIMITED)
        printf(": no schedule was found within `limits: {nodes: %u}`",
               (unsigned)team_nodes(run->planning->tables->problem->domain));
    else if (wish->reason != GG_TEAM_NO_REASON)
        printf(": %s", reasons[wish->reason]);
    if (wish->lacks != GG_NONE)
        printf(" %s", run->planning->names->facts[wish->lacks]);
}

static void print_requests(const struct team_run *run)
{
    for (size_t i = 0; i < run->wish_count; i++) {
        const struct team_wish *wish = &run->wishes[i];
        printf("request %zu: %s", i + 1, run->planning->names->goals[wish->goal]);
        if (wish->asked > 0)
            printf(", asked for at %ss", seconds(run, wish->asked));
        if (wish->promised != GG_TEAM_NEVER)
            printf(", promised for %ss", seconds(run, wish->promised));
        printf(", %s", ending_of(wish));
        if (wish->reached != GG_TEAM_NEVER)
            printf(" at %ss", seconds(run, wish->reached));
        else if (!wish->cancelled)
            print_reason(run, wish);
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
        const struct team_done_task *task = &run->tasks[i];
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
        const struct team_done_task *task = &run->tasks[i];
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

/* A time, or null. */
static json_t *json_of_time(uint32_t time)
{
    return time == GG_TEAM_NEVER ? json_null() : json_integer(time);
}

/* Why there is no schedule for a request, or null. */
static json_t *json_of_team_reason(gg_team_reason reason)
{
    static const char *const names[] = {
        [GG_TEAM_OUT_OF_REACH] = "out of reach", [GG_TEAM_RAN_OUT] = "ran out",
        [GG_TEAM_NO_ROOM] = "no room",           [GG_TEAM_GONE] = "gone",
        [GG_TEAM_CROWDED] = "crowded",           [GG_TEAM_LIMITED] = "limited",
        [GG_TEAM_PROMISED] = "promised",         [GG_TEAM_QUEUED] = "queued",
    };
    return reason == GG_TEAM_NO_REASON ? json_null() : json_string(names[reason]);
}

static json_t *json_of_requests(const struct team_run *run)
{
    const struct tables *tables = run->planning->tables;
    const struct labelled_name nothing = {NULL, NULL};
    json_t *requests = json_array();
    for (size_t i = 0; i < run->wish_count; i++) {
        const struct team_wish *wish = &run->wishes[i];
        json_t *request = json_object();
        object_add_labelled_name(request, "goal", labelled_goal_name(tables->problem, wish->goal));
        object_add_number(request, "asked", wish->asked);
        json_object_set_new(request, "status", json_string(ending_of(wish)));
        json_object_set_new(request, "promised", json_of_time(wish->promised));
        json_object_set_new(request, "reached", json_of_time(wish->reached));
        object_add_labelled_name(request, "lacks",
                                 wish->lacks == GG_NONE ? nothing
                                                        : labelled_fact_name(tables, wish->lacks));
        json_object_set_new(request, "reason", json_of_team_reason(wish->reason));
        json_array_append_new(requests, request);
    }
    return requests;
}

static json_t *json_of_tasks(const struct team_run *run)
{
    json_t *tasks = json_array();
    for (size_t i = 0; i < run->task_count; i++) {
        const struct team_done_task *task = &run->tasks[i];
        json_int_t number = (json_int_t)team_print_number_of(run, task->request);
        json_t *json = json_pack("{s:s}", "member", run->workers[task->worker].name);
        object_add_labelled_name(
            json, "action", labelled_action_name(run->planning->tables->problem, task->action));
        object_add_number(json, "leaves", task->walk);
        object_add_number(json, "starts", task->start);
        object_add_number(json, "ends", task->end);
        json_object_set_new(json, "request", number ? json_integer(number) : json_null());
        json_object_set_new(json, "failed", json_boolean(task->failed));
        json_array_append_new(tasks, json);
    }
    return tasks;
}

/* What each way to a schedule has come to in the first planning. */
static json_t *json_of_ways(const struct team_run *run)
{
    static const char *const names[GG_TEAM_WAYS] = {
        [GG_TEAM_OLD] = "old schedule",   [GG_TEAM_DISPATCH] = "dispatch",
        [GG_TEAM_BEAM] = "beam",          [GG_TEAM_SINGLE] = "request by request",
        [GG_TEAM_JOINT] = "all together",
    };
    json_t *ways = json_array();
    for (int i = 0; i < GG_TEAM_WAYS; i++) {
        uint32_t makespan =
            run->planned == GG_TEAM_NEVER ? GG_TEAM_NEVER : run->report.makespans[i];
        json_t *way = json_pack("{s:s, s:o}", "way", names[i], "makespan", json_of_time(makespan));
        object_add_number(way, "expansions", run->report.expansions[i]);
        json_array_append_new(ways, way);
    }
    return ways;
}

void team_print_json(const struct team_run *run)
{
    bool planned = run->planned != GG_TEAM_NEVER;
    json_t *json = json_pack("{s:s}", "domain", run->planning->tables->problem->domain->name);
    json_object_set_new(json, "requests", json_of_requests(run));
    json_object_set_new(json, "planned", json_of_time(run->planned));
    json_object_set_new(json, "proven",
                        planned && run->section->sum ? json_null()
                                                     : json_boolean(planned && run->gap == 0));
    object_add_number(json, "expansions", run->expansions);
    json_object_set_new(json, "ways", json_of_ways(run));
    json_object_set_new(json, "tasks", json_of_tasks(run));
    object_add_number(json, "bytes", run->bytes);
    print_json(json, 0);
}
