/* SPDX-License-Identifier: MIT */
/*
 * Tables in the flash of an AVR, see GG_ROM: an address there is none in the RAM, and avr-gcc
 * takes the one for the other without a word, so that a program would read rubbish. Here its
 * warning of that is asked for, on the runtime and on the tables of a domain that uses every part
 * of it; and it is looked where the tables lie.
 */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

#define AVR "LC_ALL=C avr-gcc -mmcu=atmega1284p -std=gnu99 -fno-tree-ter -Os"

static bool is_here(void)
{
    return have("avr-gcc") && have("avr-nm");
}

/* The files of the domain, and a file that makes NULL an address in the flash. A planner of its
 * team is larger than an AVR can address; so it is made smaller than it may be. */
static struct scratch prepared(void)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "null.h",
                  "#include <stddef.h>\n#undef NULL\n#define NULL ((const __flash void *)0)\n");
    struct result result =
        shell("cd '%s' && sed '/^limits/s/256/32/' '%s' >everything.yaml && "
              "'%s' everything.yaml >made 2>&1 && "
              "sed -i '/EVERYTHING_TEAM_MEMORY =/s/[0-9][0-9]*/64/' everything.h",
              scratch.folder, in_repository(scratch.pool, "tests/size/everything.yaml"),
              built(scratch.pool, "goapgen"));
    CHECK_SAYING(result.code == 0, "goapgen: %s", result.errs.data);
    result_free(&result);
    return scratch;
}

/* Compiles a file or several; gives what lines follow a warning of a conversion, which are those
 * of the source, without comparisons with NULL. */
static struct result conversions(const struct scratch *scratch, const char *options,
                                 const char *files, const char *from)
{
    const char *runtime = in_repository(scratch->pool, "runtime");
    return shell("cd '%s' && for file in %s; do %s %s -Waddr-space-convert -I'%s' -fsyntax-only "
                 "$file 2>&1; done | grep -A1 \"from address space '%s' to\" | "
                 "grep -v 'warning: \\|!= NULL\\|^--\\|^In file'",
                 scratch->folder, files, AVR, options, runtime, from);
}

/* A NULL is an address in the RAM, or in the other compilation one in the flash, and must not be
 * taken for a mistake. */
static void check_conversions(const struct scratch *scratch, const char *files)
{
    struct result reads = conversions(scratch, "", files, "__flash");
    struct result takes = conversions(scratch, "-include null.h", files, "generic");
    CHECK_SAYING(reads.out.length == 0, "read as RAM: %s", reads.out.data);
    CHECK_SAYING(takes.out.length == 0, "taken for flash: %s", takes.out.data);
    result_free(&takes);
    result_free(&reads);
}

static void no_address_is_taken_for_another(void)
{
    if (!is_here())
        return;
    struct scratch scratch = prepared();
    const char *runtime = in_repository(scratch.pool, "runtime");
    check_conversions(&scratch, pool_format(scratch.pool, "'%s'/*/*.c", runtime));
    check_conversions(&scratch, "everything.c");
    scratch_free(&scratch);
}

/* So that a compiler which says nothing, or says it otherwise, would be noticed. */
static void such_mistakes_are_seen(void)
{
    if (!is_here())
        return;
    struct scratch scratch = prepared();
    scratch_write(&scratch, "wrong.c",
                  "#include \"gg.h\"\n"
                  "const gg_fact *reads(const gg_agent *agent)\n{\n"
                  "    return agent->domain->facts;\n}\n"
                  "const GG_ROM gg_fact *takes(const gg_fact *made)\n{\n"
                  "    return made;\n}\n"
                  "bool is(const gg_agent *agent)\n{\n    return agent != NULL;\n}\n");
    struct result reads = conversions(&scratch, "", "wrong.c", "__flash");
    struct result takes = conversions(&scratch, "-include null.h", "wrong.c", "generic");
    CU_ASSERT_STRING_EQUAL(reads.out.data, "     return agent->domain->facts;\n");
    CU_ASSERT_STRING_EQUAL(takes.out.data, "     return made;\n");
    result_free(&takes);
    result_free(&reads);
    scratch_free(&scratch);
}

/* What is left of a domain's program in the RAM are its variables, and constants of functions. */
static void tables_and_names_lie_there(void)
{
    if (!is_here())
        return;
    struct scratch scratch = prepared();
    struct result result =
        shell("cd '%s' && %s -I'%s' -Wall -Wextra -Wpedantic -Wconversion -Werror -c everything.c "
              "&& avr-size -A everything.o | awk '$1 ~ /^[.](data|rodata|bss)/ {ram += $2} $1 ~ "
              "/^[.]progmem/ {flash += $2} END {print ram + 0, flash}'",
              scratch.folder, AVR, in_repository(scratch.pool, "runtime"));
    unsigned long ram = 0, flash = 0;
    CHECK_SAYING(sscanf(result.out.data, "%lu %lu", &ram, &flash) == 2, "%s", result.errs.data);
    CHECK_SAYING(ram < 512 && flash > 5000, "%lu bytes in the RAM, %lu in the flash", ram, flash);
    result_free(&result);
    scratch_free(&scratch);
}

/* C++ and C without extensions know nothing of the flash. What includes the header in C++ is
 * compiled; a runtime without it does not link with tables that are there. */
static void others_include_the_header_or_do_not_link(void)
{
    if (!is_here())
        return;
    struct scratch scratch = prepared();
    const char *runtime = in_repository(scratch.pool, "runtime");
    scratch_write(&scratch, "game.cpp",
                  "#include \"everything.h\"\nstatic everything_agent agent;\n"
                  "static everything_world world;\nstatic everything_planner planner;\n"
                  "void life(void);\nvoid life(void)\n{\n    everything_world_init(&world);\n"
                  "    everything_planner_init(&planner);\n"
                  "    everything_agent_tick(&agent, &planner, 16);\n}\n");
    struct result cpp =
        shell("cd '%s' && ! command -v avr-g++ || avr-g++ -mmcu=atmega1284p -std=c++11 -Wall "
              "-Wextra -Wpedantic -Werror -I'%s' -c game.cpp",
              scratch.folder, runtime);
    CHECK_SAYING(cpp.code == 0, "%s", cpp.errs.data);
    result_free(&cpp);
    struct result format =
        shell("cd '%s' && %s -I'%s' -c everything.c && avr-nm -u everything.o | grep -o "
              "'gg_format.*' && avr-gcc -mmcu=atmega1284p -std=c99 -I'%s' -c '%s'/state/state.c && "
              "avr-nm -g "
              "state.o | grep -o 'gg_format.*'",
              scratch.folder, AVR, runtime, runtime, runtime);
    char needed[64] = "", given[64] = "";
    CU_ASSERT_EQUAL(sscanf(format.out.data, "%63s %63s", needed, given), 2);
    CU_ASSERT_STRING_NOT_EQUAL(needed, given);
    result_free(&format);
    scratch_free(&scratch);
}

void add_flash_suite(void)
{
    CU_pSuite suite = CU_add_suite("flash", NULL, NULL);
    CU_ADD_TEST(suite, no_address_is_taken_for_another);
    CU_ADD_TEST(suite, such_mistakes_are_seen);
    CU_ADD_TEST(suite, tables_and_names_lie_there);
    CU_ADD_TEST(suite, others_include_the_header_or_do_not_link);
}
