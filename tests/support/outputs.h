/* SPDX-License-Identifier: MIT */
/*
 * Has the program do with a domain whatever it can do, in a process of its own, so that a crash or a
 * hang is a failed test and no end of the tests. The commands are those of the command line; the C
 * files are left behind for compilers.
 */
#ifndef TESTS_OUTPUTS_H
#define TESTS_OUTPUTS_H

#include "support/run.h"
#include "support/support.h"

enum outputs_end {
    OUTPUTS_REFUSED, /**< the domain has errors */
    OUTPUTS_FINE,
    OUTPUTS_WRONG /**< an assertion has failed, with the command in its message; the domain is kept */
};

/** Does so much with a domain. Which goals, tasks and options are tried is drawn; `often`: of so many
 *  calls of commands one is carried out. The files come to a new folder of that name in the scratch
 *  folder. */
enum outputs_end outputs_make(const struct scratch *scratch, const char *name, const char *yaml,
                              struct dice *dice, unsigned often);

#endif
