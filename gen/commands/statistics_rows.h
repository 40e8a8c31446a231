/* SPDX-License-Identifier: MIT */
/* What the tables of statistics list, for those who print them: people and programs. */
#ifndef GOAPGEN_COMMANDS_STATISTICS_ROWS_H
#define GOAPGEN_COMMANDS_STATISTICS_ROWS_H

#include "commands/statistics.h"

/** What is listed: a method of a task, or an action. */
struct row {
    const char *task, *name;         /**< task: NULL for an action */
    uint64_t count, total;           /**< total: what the share is of */
    const struct action_count *ends; /**< of an action; its count is how often it was started */
    bool never;                      /**< whether it was never chosen, or done */
};

typedef void with_row(const struct row *row, void *context);

/** From so many plans for two goals in turns on, they are reported: each gave way twice. */
enum { TURNS_TOLD = 4 };

/** Visits the methods of the tasks that can come up, and the actions of the agent type. */
void rows_each_method(const struct statistics *statistics, with_row *visit, void *context);
void rows_each_action(const struct statistics *statistics, with_row *visit, void *context);

/** The share of a row in its total, in thousandths, rounded. */
unsigned rows_share(const struct row *row);

/** Whether a goal is one of the agent type's, and was never reached. */
bool rows_is_unreached(const struct statistics *statistics, size_t goal);

/** Prints the name of a row: "live: feed", or "eat". */
void rows_print_name(const struct row *row);

/** The names of a ground action, a ground fact and a place. */
const char *rows_step(const struct statistics *statistics, uint16_t action);
const char *rows_fact(const struct statistics *statistics, uint16_t fact);
const char *rows_place(const struct statistics *statistics, uint16_t place);

#endif
