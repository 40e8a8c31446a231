/* SPDX-License-Identifier: MIT */
/* Prints what was done in a simulation, for people and for programs: see statistics.h. */
#include "domain/agent_type.h"
#include "emit/writer.h"
#include "commands/planner.h"
#include "commands/statistics.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* What is listed: a method of a task, or an action. */
struct row {
    const char *task, *name;         /**< task: NULL for an action */
    uint64_t count, total;           /**< total: what the share is of */
    const struct action_count *ends; /**< of an action; its count is how often it was started */
    bool never;                      /**< whether it was never chosen, or done */
};

typedef void with_row(const struct row *row, void *context);

static void each_method(const struct statistics *statistics, with_row *visit, void *context)
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

static void each_action(const struct statistics *statistics, with_row *visit, void *context)
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

/* From so many plans for two goals in turns on, they are reported: each gave way twice. */
enum { TURNS_TOLD = 4 };

/* Whether a goal is one of the agent type's, and was never reached. */
static bool is_unreached(const struct statistics *statistics, size_t goal)
{
    const struct domain *domain = statistics->tables->problem->domain;
    return chooses_goal(statistics->agent_type, &domain->goals[goal]) &&
           statistics->goals[goal].reached == 0;
}

/* Thousandths, rounded. */
static unsigned share_of(const struct row *row)
{
    return row->total ? (unsigned)((row->count * 2000 / row->total + 1) / 2) : 0;
}

static const char *step_name(const struct statistics *statistics, uint16_t action)
{
    return statistics->tables->problem->actions[action].name;
}

static const char *fact_name(const struct statistics *statistics, uint16_t fact)
{
    const struct tables *tables = statistics->tables;
    return tables->problem->variables[tables->layout.variables[fact]].name;
}

/* --------------------------------------------------------------- for people */

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

static void print_name(const struct row *row)
{
    printf("%s%s%s", row->task ? row->task : "", row->task ? ": " : "", row->name);
}

static void print_row(const struct row *row, void *context)
{
    const size_t *width = context;
    unsigned share = share_of(row);
    print_name(row);
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
    print_name(row);
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
        if (!is_unreached(statistics, i))
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
        each_method(statistics, print_never, &any);
        printf("%s", any ? "" : " none\n");
    }
    any = false;
    printf("actions never done:");
    each_action(statistics, print_never, &any);
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
        printf("%s %s", i ? "," : "", step_name(statistics, longest->steps[i]));
    printf("%s\n", longest->step_count ? "" : " no steps");
}

static void print_unfinished(const struct statistics *statistics)
{
    if (statistics->unfinished_count > 0 && statistics->agents == 1)
        printf("(at the end %s was still going on)\n",
               step_name(statistics, statistics->unfinished[0]));
    else if (statistics->unfinished_count > 0)
        printf("(at the end actions of %zu of the %" PRIu32 " agents were still going on)\n",
               statistics->unfinished_count, statistics->agents);
}

/* What failed because other agents, or rules, had taken it before. */
static void print_vain(const struct statistics *statistics)
{
    bool any = false;
    printf("asked for in vain, as others had taken it:");
    for (uint16_t i = 0; i < statistics->tables->domain.fact_count; i++)
        for (const struct vain_count *count = statistics->vain[i]; count; count = count->next) {
            printf("%s  %s: %s, %" PRIu64 " time%s\n", any ? "" : "\n", count->action->name,
                   fact_name(statistics, i), count->count, count->count > 1 ? "s" : "");
            any = true;
        }
    printf("%s", any ? "" : " none\n");
}

void statistics_print(const struct statistics *statistics)
{
    size_t width = strlen("method");
    each_method(statistics, widen, &width);
    each_action(statistics, widen, &width);
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
    each_method(statistics, print_row, &width);
    printf("\n%-*s  %10s  %10s  %7s  %7s    share\n", (int)width, "action", "started", "done",
           "failed", "aborted");
    each_action(statistics, print_row, &width);
    print_unfinished(statistics);
    print_nevers(statistics);
    if (statistics->several)
        print_vain(statistics);
    print_turns(statistics);
    print_repetition(statistics);
}

/* ------------------------------------------------------------- for programs */

/* The names are identifiers and lists of them: no character needs a backslash. */
static void json_row(const struct row *row, void *context)
{
    const char **between = context;
    unsigned share = share_of(row);
    printf("%s{", *between);
    *between = ", ";
    if (row->task)
        printf("\"task\": \"%s\", \"method\": \"%s\", \"chosen\": %" PRIu64, row->task, row->name,
               row->count);
    else
        printf("\"action\": \"%s\", \"started\": %" PRIu64 ", \"done\": %" PRIu64
               ", \"failed\": %" PRIu64 ", \"aborted\": %" PRIu64,
               row->name, row->count, row->ends->done, row->ends->failed, row->ends->aborted);
    printf(", \"share\": %u.%03u}", share / 1000, share % 1000);
}

static void json_never(const struct row *row, void *context)
{
    const char **between = context;
    if (!row->never)
        return;
    printf("%s\"", *between);
    *between = ", ";
    print_name(row);
    printf("\"");
}

static void json_list(const char *key, const struct statistics *statistics,
                      void each(const struct statistics *, with_row *, void *), with_row *visit)
{
    const char *between = "";
    printf(", \"%s\": [", key);
    each(statistics, visit, &between);
    printf("]");
}

static void json_goals(const struct statistics *statistics)
{
    const struct domain *domain = statistics->tables->problem->domain;
    const char *between = "";
    printf(", \"goals\": [");
    for (size_t i = 0; i < domain->goal_count; i++) {
        if (!chooses_goal(statistics->agent_type, &domain->goals[i]))
            continue;
        printf("%s{\"goal\": \"%s\", \"planned\": %" PRIu64 ", \"reached\": %" PRIu64 "}", between,
               domain->goals[i].name, statistics->goals[i].planned, statistics->goals[i].reached);
        between = ", ";
    }
    printf("]");
}

static void json_unreached(const struct statistics *statistics)
{
    const struct domain *domain = statistics->tables->problem->domain;
    const char *between = "";
    printf(", \"never_reached\": [");
    for (size_t i = 0; i < domain->goal_count; i++) {
        if (!is_unreached(statistics, i))
            continue;
        printf("%s\"%s\"", between, domain->goals[i].name);
        between = ", ";
    }
    printf("]");
}

static void json_turns(const struct statistics *statistics)
{
    const struct ground_goal *goals = statistics->tables->problem->goals;
    const struct turns *turns = &statistics->most_turns;
    if (turns->length < TURNS_TOLD)
        printf(", \"turns\": null");
    else
        printf(", \"turns\": {\"goals\": [\"%s\", \"%s\"], \"plans\": %" PRIu64 "}",
               goals[turns->goals[0]].name, goals[turns->goals[1]].name, turns->length);
}

/* The action that is going on, or null; of several agents a list. */
static void json_unfinished(const struct statistics *statistics)
{
    bool list = statistics->several;
    printf(", \"unfinished\": %s", list ? "[" : statistics->unfinished_count ? "" : "null");
    for (size_t i = 0; i < statistics->unfinished_count; i++)
        printf("%s\"%s\"", i ? ", " : "", step_name(statistics, statistics->unfinished[i]));
    printf("%s", list ? "]" : "");
}

static void json_vain(const struct statistics *statistics)
{
    const char *between = "";
    printf(", \"in_vain\": [");
    for (uint16_t i = 0; i < statistics->tables->domain.fact_count; i++)
        for (const struct vain_count *count = statistics->vain[i]; count; count = count->next) {
            printf("%s{\"action\": \"%s\", \"fact\": \"%s\", \"times\": %" PRIu64 "}", between,
                   count->action->name, fact_name(statistics, i), count->count);
            between = ", ";
        }
    printf("]");
}

void statistics_print_json(const struct statistics *statistics)
{
    static const char *const endings[] = {[ENDED_BY_DECISIONS] = "decisions",
                                          [ENDED_BY_TIME] = "time",
                                          [ENDED_IN_STANDSTILL] = "standstill",
                                          [ENDED_BY_TICKS] = "ticks"};
    const struct repetition *longest = &statistics->longest;
    printf("{\"domain\": \"%s\", \"agent\": \"%s\", \"seed\": %" PRIu32,
           statistics->tables->problem->domain->name, statistics->agent_type->name,
           statistics->seed);
    if (statistics->several)
        printf(", \"agents\": %" PRIu32, statistics->agents);
    printf(", \"time\": %" PRIu64 ", \"ended_by\": \"%s\"", statistics->time,
           endings[statistics->ending]);
    printf(", \"decisions\": %" PRIu64 ", \"failed\": %" PRIu64 ", \"at_limit\": %" PRIu64
           ", \"dropped\": %" PRIu64 ", \"interrupted\": %" PRIu64,
           statistics->decisions, statistics->failed, statistics->limited, statistics->dropped,
           statistics->interrupted);
    json_goals(statistics);
    json_list("methods", statistics, each_method, json_row);
    json_list("actions", statistics, each_action, json_row);
    json_unreached(statistics);
    json_list("never_chosen", statistics, each_method, json_never);
    json_list("never_done", statistics, each_action, json_never);
    json_turns(statistics);
    json_unfinished(statistics);
    if (statistics->several)
        json_vain(statistics);
    printf(", \"repetition\": {\"decisions\": %" PRIu64 ", \"steps\": [", longest->length);
    for (uint16_t i = 0; i < longest->step_count; i++)
        printf("%s\"%s\"", i ? ", " : "", step_name(statistics, longest->steps[i]));
    printf("]}}");
}
