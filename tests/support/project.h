/* SPDX-License-Identifier: MIT */
/*
 * A small domain in a scratch folder, that the suites about files compile again
 * and again.
 */
#ifndef TESTS_PROJECT_H
#define TESTS_PROJECT_H

#include "support/run.h"

/** A cat that eats and sleeps; and the same with `purr` for `sleep`. */
extern const char small_domain[], changed_domain[];

/** A folder with cat.yaml and a folder `out` for what is made of it. */
struct project {
    struct scratch scratch;
    const char *goapgen, *yaml, *out;
};

#define RUN(setting, ...) run((setting), (const char *const[]){__VA_ARGS__, NULL})
#define GENERATE(project, ...)                                                                     \
    RUN(NULL, (project)->goapgen, "-o", (project)->out, (project)->yaml, __VA_ARGS__)

/** A new folder with small_domain in cat.yaml and nothing in `out`. */
struct project project_new(void);

/** The same, compiled once. */
struct project project_compiled(void);

/** Removes the folder with all that is in it. */
void project_free(struct project *project);

/** Changes cat.yaml. */
void rewrite(const struct project *project, const char *domain);

/** The path of a file in `out`. */
const char *in_out(const struct project *project, const char *name);

/** Names of all files in a folder, and contents of the regular ones. */
struct text state_of(const char *folder);

/** Checks an exit code, and that standard error says something. */
void check_result(const struct result *result, int code, const char *message);

/** Takes the result: it must have exit code 2 and say the message, and the
 *  folder must be as it was. */
void check_untouched(const struct text *before, const char *folder, struct result result,
                     const char *message);

#endif
