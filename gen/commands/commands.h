/* SPDX-License-Identifier: MIT */
/* What the program does, a function for each command. */
#ifndef GOAPGEN_COMMANDS_H
#define GOAPGEN_COMMANDS_H

#include "domain/domain.h"
#include "commands/options.h"

/** Writes the C files of a domain, or compares them. */
enum exit_code command_generate(struct pool *pool, struct diagnostics *diagnostics,
                                const struct options *options);

/** Plans a task and prints the plan. */
enum exit_code command_plan(struct pool *pool, struct diagnostics *diagnostics,
                            const struct options *options);

/** Lives a domain and prints what was done in it. */
enum exit_code command_run(struct pool *pool, struct diagnostics *diagnostics,
                           const struct options *options);

/** Prints the JSON Schema of the language. */
enum exit_code command_schema(struct pool *pool);

#endif
