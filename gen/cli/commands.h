/* SPDX-License-Identifier: MIT */
/* What the program does: the commands, and a function for each. */
#ifndef GOAPGEN_CLI_COMMANDS_H
#define GOAPGEN_CLI_COMMANDS_H

#include "cli/options.h"

typedef enum exit_code command_function(struct pool *pool, struct diagnostics *diagnostics,
                                        const struct options *options);

/** A command: the row of a table in commands.c. */
struct command {
    const char *word;                /**< that names it; NULL: what is done without one */
    const enum option_code *options; /**< its options, and OPTION_CODES */
    const char *help;                /**< what --help prints */
    bool tries; /**< it tries examples: files of them stand behind the domain */
    bool views; /**< it looks at a record, which stands behind the domain */
    command_function *carry_out;
};

/** All commands; the one without a word comes first. */
extern const struct command commands[];
extern const size_t command_count;

/**
 * generate: writes the C files of a domain, or compares them. plan: plans a goal or a task and prints
 * the plan. decide: prints what an agent would do first, and why nothing else. run: simulates a
 * domain and prints what was done in it. test: tries the examples of a domain and says which do not
 * come out as expected. team: plans for a team, lets it live and prints what it did. graph: draws a
 * domain, or a part of it. view: shows a record of agents, or checks it.
 */
command_function command_generate, command_plan, command_decide, command_run, command_test,
    command_team, command_graph, command_view;

/** Prints the JSON Schema of the language. */
enum exit_code command_schema(struct pool *pool);

#endif
