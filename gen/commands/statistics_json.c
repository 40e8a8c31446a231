/* SPDX-License-Identifier: MIT */
/* Prints what was done in a simulation for programs, as JSON: see statistics.h. */
#include "domain/agent_type.h"
#include "commands/statistics_rows.h"

#include <inttypes.h>
#include <stdio.h>

/* The names are identifiers and lists of them: no character needs a backslash. */
static void json_row(const struct row *row, void *context)
{
    const char **between = context;
    unsigned share = rows_share(row);
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
    rows_print_name(row);
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

static void json_walks(const struct statistics *statistics)
{
    const gg_places *places = statistics->tables->domain.places;
    if (!statistics->walks)
        return;
    for (uint16_t i = 0; i < places->count; i++) {
        const struct walk_count *count = &statistics->walks[i];
        printf("%s{\"to\": \"%s\", \"started\": %" PRIu64 ", \"arrived\": %" PRIu64
               ", \"stopped\": %" PRIu64 ", \"time\": %" PRIu64 "}",
               i ? ", " : ", \"walks\": [", rows_place(statistics, i), count->started,
               count->arrived, count->stopped, count->time);
    }
    printf("]");
}

static void json_unreached(const struct statistics *statistics)
{
    const struct domain *domain = statistics->tables->problem->domain;
    const char *between = "";
    printf(", \"never_reached\": [");
    for (size_t i = 0; i < domain->goal_count; i++) {
        if (!rows_is_unreached(statistics, i))
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
        printf("%s\"%s\"", i ? ", " : "", rows_step(statistics, statistics->unfinished[i]));
    printf("%s", list ? "]" : "");
}

static void json_vain(const struct statistics *statistics)
{
    const char *between = "";
    printf(", \"in_vain\": [");
    for (uint16_t i = 0; i < statistics->tables->domain.fact_count; i++)
        for (const struct vain_count *count = statistics->vain[i]; count; count = count->next) {
            printf("%s{\"action\": \"%s\", \"fact\": \"%s\", \"times\": %" PRIu64
                   ", \"refused\": %" PRIu64 "}",
                   between, count->action->name, rows_fact(statistics, i), count->failed,
                   count->refused);
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
    json_list("methods", statistics, rows_each_method, json_row);
    json_list("actions", statistics, rows_each_action, json_row);
    json_walks(statistics);
    json_unreached(statistics);
    json_list("never_chosen", statistics, rows_each_method, json_never);
    json_list("never_done", statistics, rows_each_action, json_never);
    json_turns(statistics);
    json_unfinished(statistics);
    if (statistics->several)
        json_vain(statistics);
    printf(", \"repetition\": {\"decisions\": %" PRIu64 ", \"steps\": [", longest->length);
    for (uint16_t i = 0; i < longest->step_count; i++)
        printf("%s\"%s\"", i ? ", " : "", rows_step(statistics, longest->steps[i]));
    printf("]}}");
}
