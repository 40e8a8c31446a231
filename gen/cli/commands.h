/* SPDX-License-Identifier: MIT */
/* What the program does: the commands, and a function for each. */
#ifndef GOAPGEN_CLI_COMMANDS_H
#define GOAPGEN_CLI_COMMANDS_H

#include "cli/options.h"

#include <getopt.h>

/** A command: the row of a table in commands.c. */
struct command {
    const char *word;             /**< that names it; NULL: what is done without one */
    const char *letters;          /**< its short options, for getopt_long */
    const struct option *options; /**< its long ones */
    const char *help;             /**< what --help prints */
    bool tries;                   /**< it tries examples: files of them stand behind the domain */
    bool views;                   /**< it looks at a record, which stands behind the domain */
    enum exit_code (*carry_out)(struct pool *pool, struct diagnostics *diagnostics,
                                const struct options *options);
};

/** All commands; the one without a word comes first. */
extern const struct command commands[];
extern const size_t command_count;

/** Writes the C files of a domain, or compares them. */
enum exit_code command_generate(struct pool *pool, struct diagnostics *diagnostics,
                                const struct options *options);

/** Plans a goal or a task and prints the plan. */
enum exit_code command_plan(struct pool *pool, struct diagnostics *diagnostics,
                            const struct options *options);

/** Prints what an agent would do first, and why nothing else. */
enum exit_code command_decide(struct pool *pool, struct diagnostics *diagnostics,
                              const struct options *options);

/** Simulates a domain and prints what was done in it. */
enum exit_code command_run(struct pool *pool, struct diagnostics *diagnostics,
                           const struct options *options);

/** Tries the examples of a domain and says which do not come out as expected. */
enum exit_code command_test(struct pool *pool, struct diagnostics *diagnostics,
                            const struct options *options);

/** Plans for a team, lets it live and prints what it did. */
enum exit_code command_team(struct pool *pool, struct diagnostics *diagnostics,
                            const struct options *options);

/** Draws a domain, or a part of it. */
enum exit_code command_graph(struct pool *pool, struct diagnostics *diagnostics,
                             const struct options *options);

/** Shows a record of agents, or checks it. */
enum exit_code command_view(struct pool *pool, struct diagnostics *diagnostics,
                            const struct options *options);

/** Prints the JSON Schema of the language. */
enum exit_code command_schema(void);

#endif
