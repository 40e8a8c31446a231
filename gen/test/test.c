/* SPDX-License-Identifier: MIT */
/* `goapgen test`: tries the examples of a domain, and says which do not come out as expected. */
#include "emit/output.h"
#include "cli/commands.h"
#include "test/test_print.h"

#include <stdio.h>

/* Writes the JUnit XML, if it is asked for; false, with a message, if it cannot be written. */
static bool write_junit(struct pool *pool, const struct planning *planning,
                        const struct verdict *verdicts, size_t count)
{
    const char *path = planning->options->junit;
    struct text text = {0};
    if (path)
        verdicts_add_junit(pool, planning->tables->problem->domain->name, verdicts, count, &text);
    return !path || output_write_text(pool, path, &text);
}

enum exit_code command_test(struct pool *pool, struct diagnostics *diagnostics,
                            const struct options *options)
{
    enum exit_code code;
    const struct planning *planning = planning_read(pool, diagnostics, options, &code);
    if (!planning)
        return code;
    const struct domain *domain = planning->tables->problem->domain;
    if (!domain->example_count) {
        diagnostics_print(diagnostics);
        fputs("goapgen: there are no examples to try ('examples')\n", stderr);
        return EXIT_TROUBLE;
    }
    struct verdict *verdicts = pool_take(pool, domain->example_count * sizeof *verdicts);
    bool fine = true;
    for (size_t i = 0; i < domain->example_count; i++) {
        verdicts[i] = try_example(planning, &domain->examples[i]);
        fine &= verdicts[i].count == 0;
    }
    diagnostics_print(diagnostics);
    if (options->json)
        verdicts_print_json(pool, domain->name, verdicts, domain->example_count);
    else
        verdicts_print(pool, verdicts, domain->example_count);
    if (!write_junit(pool, planning, verdicts, domain->example_count))
        return EXIT_TROUBLE;
    return fine && !diagnostics_failed(diagnostics) ? EXIT_DONE : EXIT_ERRORS;
}
