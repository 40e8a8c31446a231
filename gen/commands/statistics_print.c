/* SPDX-License-Identifier: MIT */
/* Prints what was done in a simulation for people: see statistics.h. */
#include "domain/agent_type.h"
#include "commands/planner.h"
#include "commands/statistics_rows.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void print_time(uint64_t milliseconds)
{
    static const struct {
        const char *unit;
        uint64_t length;
    } units[] = {{"d", 86400000}, {"h", 3600000}, {"m", 60000}};
    bool any = false;
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        uint64_t count = milliseconds / units[i].length;
        milliseconds %= units[i].length;
        if (count)
            printf("%s%" PRIu64 "%s", any ? " " : "", count, units[i].unit);
        any |= count > 0;
    }
    unsigned left = (unsigned)milliseconds;
    if (left % 1000)
        printf("%s%u.%03us", any ? " " : "", left / 1000, left % 1000);
    else if (left || !any)
        printf("%s%us", any ? " " : "", left / 1000);
}

static void print_ending(const struct statistics *statistics)
{
    static const char *const texts[] = {
        [ENDED_BY_DECISIONS] = "",
        [ENDED_BY_TIME] = "",
        [ENDED_IN_STANDSTILL] = "; it stands still from then on:",
        [ENDED_BY_TICKS] = "; given up there, as it goes on in too small steps of time"};
    printf("simulated time    ");
    print_time(statistics->time);
    printf("%s\n", texts[statistics->ending]);
    if (statistics->ending != ENDED_IN_STANDSTILL)
        return;
    if (statistics->agents > 1) {
        printf("                  no agent has anything to do, and no rule could change that\n");
        return;
    }
    const struct repetition *present = &statistics->present;
    printf("                  %s, and no rule could change that\n",
           statistics->decisions == 0 ? "every goal holds or is irrelevant"
           : !present->length         ? "no plan is found"
           : present->step_count      ? "there is nothing to be done"
                                      : "the plan has no steps");
}

static size_t name_length(const struct row *row)
{
    return strlen(row->name) + (row->task ? strlen(row->task) + 2 : 0);
}

static void widen(const struct row *row, void *context)
{
    size_t *width = context, length = name_length(row);
    *width = length > *width ? length : *width;
}

static void print_row(const struct row *row, void *context)
{
    const size_t *width = context;
    unsigned share = rows_share(row);
    rows_print_name(row);
    printf("%*s  %10" PRIu64, (int)(*width - name_length(row)), "", row->count);
    if (row->ends)
        printf("  %10" PRIu64 "  %7" PRIu64 "  %7" PRIu64, row->ends->done, row->ends->failed,
               row->ends->aborted);
    printf("  %3u.%u %%\n", share / 10, share % 10);
}

static void print_never(const struct row *row, void *context)
{
    bool *any = context;
    if (!row->never)
        return;
    printf("%s  ", *any ? "" : "\n");
    rows_print_name(row);
    printf("\n");
    *any = true;
}

/* The goals of the agent type; nothing if there are none. */
static void print_goals(const struct statistics *statistics, size_t width)
{
    const struct domain *domain = statistics->tables->problem->domain;
    bool any = false;
    for (size_t i = 0; i < domain->goal_count; i++) {
        const struct goal_count *count = &statistics->goals[i];
        if (!chooses_goal(statistics->agent_type, &domain->goals[i]))
            continue;
        if (!any)
            printf("\n%-*s  %10s  %7s\n", (int)width, "goal", "planned", "reached");
        any = true;
        printf("%-*s  %10" PRIu64 "  %7" PRIu64 "\n", (int)width, domain->goals[i].name,
               count->planned, count->reached);
    }
}

static size_t widest_goal(const struct statistics *statistics, size_t width)
{
    const struct domain *domain = statistics->tables->problem->domain;
    for (size_t i = 0; i < domain->goal_count; i++)
        if (chooses_goal(statistics->agent_type, &domain->goals[i]) &&
            strlen(domain->goals[i].name) > width)
            width = strlen(domain->goals[i].name);
    return width;
}

/* The goals of the agent type that were never reached; those that were never chosen apart. */
static void print_unreached(const struct statistics *statistics)
{
    const struct domain *domain = statistics->tables->problem->domain;
    bool any = false;
    if (!any_goal(domain, statistics->agent_type->name))
        return;
    printf("goals never reached:");
    for (size_t i = 0; i < domain->goal_count; i++) {
        if (!rows_is_unreached(statistics, i))
            continue;
        printf("%s  %s%s\n", any ? "" : "\n", domain->goals[i].name,
               statistics->goals[i].chosen
                   ? ""
                   : " (never chosen: it held, was irrelevant or backed off)");
        any = true;
    }
    printf("%s", any ? "" : " none\n");
}

static void print_turns(const struct statistics *statistics)
{
    const struct ground_goal *goals = statistics->tables->problem->goals;
    const struct turns *turns = &statistics->most_turns;
    if (turns->length >= TURNS_TOLD)
        printf("goals that take turns: %s and %s, %" PRIu64
               " plans in a row and neither was reached\n",
               goals[turns->goals[0]].name, goals[turns->goals[1]].name, turns->length);
}

static void print_nevers(const struct statistics *statistics)
{
    bool any = false;
    printf("\n");
    print_unreached(statistics);
    if (statistics->agent_type->task) {
        printf("methods never chosen:");
        rows_each_method(statistics, print_never, &any);
        printf("%s", any ? "" : " none\n");
    }
    any = false;
    printf("actions never done:");
    rows_each_action(statistics, print_never, &any);
    printf("%s", any ? "" : " none\n");
}

static void print_repetition(const struct statistics *statistics)
{
    const struct repetition *longest = &statistics->longest;
    printf("longest repetition: ");
    if (!longest->length) {
        printf("none\n");
        return;
    }
    printf("%" PRIu64 " decision%s in a row with the same plan:", longest->length,
           longest->length > 1 ? "s" : "");
    for (uint16_t i = 0; i < longest->step_count; i++)
        printf("%s %s", i ? "," : "", rows_step(statistics, longest->steps[i]));
    printf("%s\n", longest->step_count ? "" : " no steps");
}

/* The places that were walked to; nothing if the agent type does not walk. */
static void print_walks(const struct statistics *statistics)
{
    const gg_places *places = statistics->tables->domain.places;
    size_t width = strlen("walk to");
    if (!statistics->walks)
        return;
    for (uint16_t i = 0; i < places->count; i++)
        if (strlen(rows_place(statistics, i)) > width)
            width = strlen(rows_place(statistics, i));
    printf("\n%-*s  %10s  %10s  %7s  on the way\n", (int)width, "walk to", "started", "arrived",
           "stopped");
    for (uint16_t i = 0; i < places->count; i++) {
        const struct walk_count *count = &statistics->walks[i];
        printf("%-*s  %10" PRIu64 "  %10" PRIu64 "  %7" PRIu64 "  ", (int)width,
               rows_place(statistics, i), count->started, count->arrived, count->stopped);
        print_time(count->time);
        printf("\n");
    }
}

static void print_unfinished(const struct statistics *statistics)
{
    if (statistics->unfinished_count > 0 && statistics->agents == 1)
        printf("(at the end %s was still going on)\n",
               rows_step(statistics, statistics->unfinished[0]));
    else if (statistics->unfinished_count > 0)
        printf("(at the end actions of %zu of the %" PRIu32 " agents were still going on)\n",
               statistics->unfinished_count, statistics->agents);
}

/* "4 times before it began" */
static const char *times(const struct statistics *statistics, uint64_t count, const char *when)
{
    return pool_format(statistics->pool, "%" PRIu64 " time%s%s", count, count > 1 ? "s" : "", when);
}

/* What failed because other agents, or rules, had taken it before, or agents had claimed it. */
static void print_vain(const struct statistics *statistics)
{
    bool any = false;
    printf("asked for in vain, as others had taken it:");
    for (uint16_t i = 0; i < statistics->tables->domain.fact_count; i++)
        for (const struct vain_count *count = statistics->vain[i]; count; count = count->next) {
            printf("%s  %s: %s", any ? "" : "\n", count->action->name, rows_fact(statistics, i));
            if (count->failed > 0)
                printf(", %s", times(statistics, count->failed, ""));
            if (count->refused > 0)
                printf(", %s", times(statistics, count->refused, " before it began"));
            printf("\n");
            any = true;
        }
    printf("%s", any ? "" : " none\n");
}

void statistics_print(const struct statistics *statistics)
{
    size_t width = strlen("method");
    rows_each_method(statistics, widen, &width);
    rows_each_action(statistics, widen, &width);
    width = widest_goal(statistics, width);
    if (statistics->several)
        printf("%s: %" PRIu32 " agent%s\n", statistics->agent_type->name, statistics->agents,
               statistics->agents > 1 ? "s" : "");
    print_ending(statistics);
    printf("decisions         %" PRIu64 "\n", statistics->decisions);
    printf("plannings failed  %" PRIu64, statistics->failed);
    if (statistics->limited)
        printf(", %" PRIu64 " of them at a limit\n%18s%s", statistics->limited, "",
               statistics->limit);
    printf("\nplans dropped     %" PRIu64 "\n", statistics->dropped);
    printf("plans interrupted %" PRIu64 "\n", statistics->interrupted);
    print_goals(statistics, width);
    if (statistics->agent_type->task)
        printf("\n%-*s  %10s    share\n", (int)width, "method", "chosen");
    rows_each_method(statistics, print_row, &width);
    printf("\n%-*s  %10s  %10s  %7s  %7s    share\n", (int)width, "action", "started", "done",
           "failed", "aborted");
    rows_each_action(statistics, print_row, &width);
    print_unfinished(statistics);
    print_walks(statistics);
    print_nevers(statistics);
    if (statistics->several)
        print_vain(statistics);
    print_turns(statistics);
    print_repetition(statistics);
}
