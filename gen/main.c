/* SPDX-License-Identifier: MIT */
/* goapgen's entry: reads the command line, runs the command and returns its exit code. */
#define _XOPEN_SOURCE 700
#include "base/json.h"
#include "cli/commands.h"

#include <signal.h>
#include <stdio.h>

static enum exit_code main_carry_out(struct pool *pool, struct diagnostics *diagnostics,
                                     const struct options *options)
{
    if (options->print) {
        fputs(options->print, stdout);
        return EXIT_DONE;
    }
    if (options->schema)
        return command_schema();
    return options->command->carry_out(pool, diagnostics, options);
}

int main(int count, char **arguments)
{
    (void)count;
    /* A write to a closed pipe, or to a file that grows too large, is to fail and not to end the
     * program. */
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
    set_json_allocators();
    struct pool *pool = pool_new();
    struct diagnostics *diagnostics = diagnostics_new(pool);
    struct options options;
    enum exit_code code = EXIT_TROUBLE;
    if (options_read(&options, pool, diagnostics, arguments))
        code = main_carry_out(pool, diagnostics, &options);
    pool_free(pool);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        perror("goapgen: cannot write to standard output");
        code = EXIT_TROUBLE;
    }
    return (int)code;
}
