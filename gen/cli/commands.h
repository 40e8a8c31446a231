/* SPDX-License-Identifier: MIT */
/* What the program does: the commands, and a function for each. */
#ifndef GOAPGEN_CLI_COMMANDS_H
#define GOAPGEN_CLI_COMMANDS_H

#include "cli/options.h"

/** What a command does; for `goapgen FILE` too, which has no word. */
typedef enum exit_code command_function(struct pool *pool, struct diagnostics *diagnostics,
                                        const struct options *options);

/** A command: the row of a table in commands.c. */
struct command {
    const char *word;     /**< that names it; NULL: what is done without one */
    enum command_bit bit; /**< by which its options know it */
    const char *help;     /**< what --help prints */
    bool tries;           /**< it tries examples: files of them stand behind the domain */
    bool views;           /**< it looks at a record, which stands behind the domain */
    command_function *carry_out;
};

/** All commands; the one without a word comes first. */
extern const struct command commands[];
extern const size_t command_count;

command_function command_generate; /**< writes the C files of a domain, or compares them */
command_function command_plan;     /**< plans a goal or a task and prints the plan */
command_function command_decide;   /**< prints what an agent would do first, and why nothing else */
command_function command_run;      /**< simulates a domain and prints what was done in it */
command_function command_test;     /**< tries the examples of a domain, and says which fail */
command_function command_team;     /**< plans for a team, lets it live and prints what it did */
command_function command_graph;    /**< draws a domain, or a part of it */
command_function command_view;     /**< shows a record of agents, or checks it */

/** Prints the JSON Schema of the language. */
enum exit_code command_schema(void);

#endif
