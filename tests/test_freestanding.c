/* SPDX-License-Identifier: MIT */
/*
 * The promise that the runtime needs nothing but itself: it is compiled for
 * several machines and as C++, and the symbols of the objects are looked at.
 * What a machine's compiler may call by itself is memcpy and memset alone: no
 * helper for 64-bit shifts or divisions, no floating point.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#include <CUnit/CUnit.h>

#include "memory.h"
#include "suites.h"

static const char *const sources[] = {"agent",           "bounds",         "choice",
                                      "interrupt",       "patience",       "tell",
                                      "trace",           "watch",          "htn",
                                      "htn_chart",       "htn_chart_plan", "htn_common",
                                      "htn_depth_first", "goal_tables",    "htn_methods",
                                      "htn_trail",       "open_list",      "random",
                                      "relaxation",      "search",         "search_backward",
                                      "search_common",   "search_forward", "state",
                                      "stubborn_sets",   "wish",           "world"};

enum { SOURCES = sizeof sources / sizeof *sources };

/* A way of compiling the runtime. */
struct target {
    const char *name;     /* a part of file names */
    const char *compiler; /* a program, with options that belong to it */
    const char *options;
    const char *nm;
};

static const char *variable(const char *name, const char *otherwise)
{
    const char *value = getenv(name);
    return value && *value ? value : otherwise;
}

/* A new folder below the build's, from malloc. */
static char *scratch_folder(void)
{
    struct text path = {0};
    text_add(&path, "%s/freestanding-XXXXXX", variable("BUILD", "build"));
    CU_ASSERT_PTR_NOT_NULL_FATAL(mkdtemp(path.data));
    return path.data;
}

static void remove_folder(char *folder)
{
    struct text command = {0};
    text_add(&command, "rm -rf '%s'", folder);
    CU_ASSERT_EQUAL(system(command.data), 0);
    text_free(&command);
    free(folder);
}

/* Runs a command of the shell; what it printed is added to the output. */
static bool run_shell(const char *command, struct text *output)
{
    char bytes[4096];
    size_t count;
    FILE *pipe = popen(command, "r");
    CU_ASSERT_PTR_NOT_NULL_FATAL(pipe);
    while ((count = fread(bytes, 1, sizeof bytes, pipe)) > 0)
        text_add_bytes(output, bytes, count);
    return pclose(pipe) == 0;
}

/* Whether the target's compiler works here at all. */
static bool is_installed(const struct target *target, const char *folder)
{
    struct text command = {0}, output = {0};
    text_add(&command,
             "echo '#include <stdint.h>' | %s %s -x c -ffreestanding -c -o '%s/probe.o' - "
             ">/dev/null 2>&1 && command -v %s >/dev/null",
             target->compiler, target->options, folder, target->nm);
    bool works = run_shell(command.data, &output);
    text_free(&command);
    text_free(&output);
    return works;
}

static bool compile_source(const struct target *target, const char *folder, const char *source)
{
    struct text command = {0}, output = {0};
    text_add(&command,
             "%s %s -ffreestanding -O2 -Wall -Wextra -Werror -c -o '%s/%s-%s.o' "
             "runtime/%s.c 2>&1",
             target->compiler, target->options, folder, target->name, source, source);
    bool compiled = run_shell(command.data, &output);
    if (!compiled || output.length)
        printf("%s\n%s", command.data, output.data ? output.data : "");
    bool silent = output.length == 0;
    text_free(&command);
    text_free(&output);
    return compiled && silent;
}

static bool may_be_undefined(const char *name)
{
    return strncmp(name, "gg_", 3) == 0 || strcmp(name, "memcpy") == 0 ||
           strcmp(name, "memset") == 0;
}

/* One line of nm -P: the name, the kind, and numbers. */
static bool may_stand(const char *line)
{
    char name[128], kind;
    if (sscanf(line, "%127s %c", name, &kind) != 2)
        return false;
    return !strchr("DdBbCGgSs", kind) && (kind != 'U' || may_be_undefined(name));
}

/* Whether the object has only symbols that it may have; their number is added
 * to *symbols. */
static bool check_symbols(const struct target *target, const char *folder, const char *source,
                          unsigned *symbols)
{
    struct text command = {0}, output = {0};
    text_add(&command, "%s -P '%s/%s-%s.o' 2>&1", target->nm, folder, target->name, source);
    bool fine = run_shell(command.data, &output);
    char *line = output.data ? strtok(output.data, "\n") : NULL;
    for (; line; line = strtok(NULL, "\n")) {
        ++*symbols;
        if (may_stand(line))
            continue;
        printf("%s, %s.c: %s\n", target->name, source, line);
        fine = false;
    }
    text_free(&command);
    text_free(&output);
    return fine;
}

/* Compiles and checks everything for a target, unless it is not installed,
 * which must not be where it is required. */
static void check_target(const struct target *target, bool required)
{
    char *folder = scratch_folder();
    bool installed = is_installed(target, folder);
    if (!installed)
        printf("(%s is not installed: skipped) ", target->compiler);
    CU_ASSERT_TRUE(installed || !required);
    unsigned symbols = 0;
    for (size_t i = 0; installed && i < SOURCES; i++) {
        bool compiled = compile_source(target, folder, sources[i]);
        CU_ASSERT_TRUE(compiled);
        if (compiled)
            CU_ASSERT_TRUE(check_symbols(target, folder, sources[i], &symbols));
    }
    CU_ASSERT_TRUE(!installed || symbols > 20);
    remove_folder(folder);
}

static void needs_nothing_on_this_machine(void)
{
    struct target target = {"native", variable("CC", "cc"), "-std=c99 -Wpedantic -Wconversion",
                            "nm"};
    check_target(&target, true);
}

static void compiles_as_cxx(void)
{
    struct target target = {"cxx", variable("CXX", "g++"), "-x c++ -std=c++11", "nm"};
    check_target(&target, true);
}

static void needs_nothing_on_32_bits(void)
{
    /* Without -fno-pic, undefined _GLOBAL_OFFSET_TABLE_ is the linker's. */
    struct text compiler = {0};
    text_add(&compiler, "%s -m32", variable("CC", "cc"));
    struct target target = {"m32", compiler.data, "-std=c99 -fno-pic", "nm"};
    check_target(&target, false);
    text_free(&compiler);
}

static void needs_nothing_on_the_smallest_processor(void)
{
    struct target target = {"cortex_m0", "arm-none-eabi-gcc -mcpu=cortex-m0 -mthumb", "-std=c99",
                            "arm-none-eabi-nm"};
    check_target(&target, false);
}

/* A symbol check that finds nothing wrong anywhere would be of no use. */
static void recognizes_what_is_forbidden(void)
{
    CU_ASSERT_TRUE(may_stand("gg_holds T 0 10"));
    CU_ASSERT_TRUE(may_stand("memcpy U         "));
    CU_ASSERT_FALSE(may_stand("malloc U         "));
    CU_ASSERT_FALSE(may_stand("counter b 0 4"));
    CU_ASSERT_FALSE(may_stand("__aeabi_llsl U"));
}

void add_freestanding_suite(void)
{
    CU_pSuite suite = CU_add_suite("freestanding", NULL, NULL);
    CU_ADD_TEST(suite, needs_nothing_on_this_machine);
    CU_ADD_TEST(suite, compiles_as_cxx);
    CU_ADD_TEST(suite, needs_nothing_on_32_bits);
    CU_ADD_TEST(suite, needs_nothing_on_the_smallest_processor);
    CU_ADD_TEST(suite, recognizes_what_is_forbidden);
}
