/* SPDX-License-Identifier: MIT */
/*
 * The promise that the runtime needs nothing but itself: it is compiled for several
 * machines and as C++, for size and for speed, without a warning, and the symbols of the
 * objects are looked at. What a machine's compiler may call by itself is memcpy and memset
 * alone: no helper for 64-bit shifts or divisions or for jump tables, no floating point. A
 * processor of 8 bits needs helpers, which its compiler must come with. And what a domain does
 * not use is not in its program.
 */
#include "support/missing.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

/* A machine to compile the runtime for. */
struct target {
    const char *compiler; /**< a program, with options that belong to it */
    const char *options;
    const char *nm;
    const char *helpers; /**< what it may call beside memcpy and memset, each after a space */
    const char *optimizations[4];
};

static const char warnings[] = "-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wcast-qual -Werror";

/* Whether the target's compiler works here at all. */
static bool is_installed(const struct target *target, const struct scratch *scratch)
{
    struct result result = shell("cd '%s' && command -v %s && echo '#include <stdint.h>' | "
                                 "%s %s -x c -ffreestanding -c -o probe.o -",
                                 scratch->folder, target->nm, target->compiler, target->options);
    bool works = result.code == 0;
    result_free(&result);
    return works;
}

static bool contains_word(const char *words, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = words; (at = strstr(at, word)) != NULL; at++)
        if (at > words && at[-1] == ' ' && (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}

static bool may_be_called(const struct target *target, const char *name)
{
    return strncmp(name, "gg_", 3) == 0 || contains_word(" memcpy memset", name) ||
           contains_word(target->helpers, name);
}

/* One line of nm -A -P: the object's file, the symbol's name, its kind, and numbers. */
static bool may_stand(const struct target *target, const char *line)
{
    char file[128], name[128], kind;
    if (sscanf(line, "%127s %127s %c", file, name, &kind) != 3)
        return false;
    return !strchr("DdBbCGgSs", kind) && (kind != 'U' || may_be_called(target, name));
}

static void check_symbols(const struct target *target, const char *optimization,
                          const struct scratch *scratch)
{
    struct result result = shell("cd '%s' && %s -A -P *.o", scratch->folder, target->nm);
    unsigned symbols = 0;
    CU_ASSERT_EQUAL(result.code, 0);
    for (char *line = strtok(result.out.data, "\n"); line; line = strtok(NULL, "\n")) {
        CHECK_SAYING(may_stand(target, line), "%s %s: %s", target->compiler, optimization, line);
        symbols++;
    }
    CU_ASSERT(symbols > 100);
    result_free(&result);
}

/* What it may call is defined by the library that the compiler comes with. */
static void check_helpers(const struct target *target, const struct scratch *scratch)
{
    struct result result = shell("%s -g -P $(%s %s -print-libgcc-file-name) 2>/dev/null",
                                 target->nm, target->compiler, target->options);
    char *words = pool_format(scratch->pool, "%s", target->helpers);
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " "))
        CHECK_SAYING(strstr(result.out.data, pool_format(scratch->pool, "\n%s T", word)) != NULL,
                     "%s comes without %s", target->compiler, word);
    result_free(&result);
}

/* Compiles and checks the whole runtime. */
static void check_optimization(const struct target *target, const char *optimization,
                               const struct scratch *scratch)
{
    const char *runtime = in_repository(scratch->pool, "runtime");
    struct result result = shell(
        "cd '%s' && rm -f *.o && %s %s -ffreestanding %s %s -I'%s' -c '%s'/*/*.c", scratch->folder,
        target->compiler, target->options, optimization, warnings, runtime, runtime);
    bool fine = CHECK_SAYING(result.code == 0 && result.errs.length == 0, "%s %s: %s",
                             target->compiler, optimization, result.errs.data);
    result_free(&result);
    if (fine)
        check_symbols(target, optimization, scratch);
}

/* False if the target is not installed. */
static bool check_target(const struct target *target)
{
    struct scratch scratch = scratch_new();
    bool installed = is_installed(target, &scratch);
    if (!installed)
        lacks(target->compiler);
    if (installed) {
        check_helpers(target, &scratch);
        for (const char *const *it = target->optimizations; *it; it++)
            check_optimization(target, *it, &scratch);
    }
    scratch_free(&scratch);
    return installed;
}

/* Without -fno-pic, constants that point to functions are written when a program is loaded, and
 * an undefined _GLOBAL_OFFSET_TABLE_ is the linker's. */
static void needs_nothing_on_this_machine(void)
{
    struct target target = {
        c_compiler(), "-std=c99 -Wmissing-prototypes -fno-pic", "nm", "", {"-Os"}};
    CU_ASSERT(check_target(&target));
}

static void compiles_as_cxx(void)
{
    struct target target = {cpp_compiler(), "-x c++ -std=c++11 -fno-pic", "nm", "", {"-O2"}};
    CU_ASSERT(check_target(&target));
}

static void needs_nothing_on_32_bits(void)
{
    struct scratch scratch = scratch_new();
    struct target target = {pool_format(scratch.pool, "%s -m32", c_compiler()),
                            "-std=c99 -Wmissing-prototypes -fno-pic",
                            "nm",
                            "",
                            {"-O3"}};
    check_target(&target);
    scratch_free(&scratch);
}

static void needs_nothing_on_arm(void)
{
    static const struct target targets[] = {
        {"arm-none-eabi-gcc -mcpu=cortex-m0",
         "-mthumb -std=c99 -Wmissing-prototypes",
         "arm-none-eabi-nm",
         "",
         {"-Os", "-O2", "-O3"}},
        {"arm-none-eabi-gcc -mcpu=cortex-m3",
         "-mthumb -std=c99 -Wmissing-prototypes",
         "arm-none-eabi-nm",
         "",
         {"-O3"}},
    };
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++)
        check_target(&targets[i]);
}

static void needs_nothing_on_risc_v(void)
{
    static const struct target target = {"riscv64-unknown-elf-gcc",
                                         "-march=rv32imac -mabi=ilp32 -std=c99 "
                                         "-Wmissing-prototypes",
                                         "riscv64-unknown-elf-nm",
                                         "",
                                         {"-Os", "-O2", "-O3"}};
    check_target(&target);
}

/* A processor of 8 bits leaves arithmetic to its compiler's library, and its start-up code,
 * which the compiler asks for by a symbol, copies constants to where they can be read. */
static void needs_arithmetic_only_on_avr(void)
{
    static const char helpers[] =
        " __adddi3 __adddi3_s8 __subdi3 __negdi2 __cmpdi2 __cmpdi2_s8 __ashldi3 __lshrdi3"
        " __mulsi3 __muluhisi3 __umulhisi3 __do_copy_data";
    static const struct target targets[] = {
        {"avr-gcc -mmcu=atmega1284p",
         "-std=c99 -Wmissing-prototypes",
         "avr-nm",
         helpers,
         {"-Os", "-O2", "-O3"}},
        /* with tables in the flash */
        {"avr-gcc -mmcu=atmega1284p",
         "-std=gnu99 -fno-tree-ter -Wmissing-prototypes",
         "avr-nm",
         helpers,
         {"-Os"}},
    };
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++)
        check_target(&targets[i]);
}

/* A symbol check that finds nothing wrong anywhere would be of no use. */
static void recognizes_what_is_forbidden(void)
{
    static const struct target strict = {"", "", "", "", {NULL}},
                               avr = {"", "", "", " __mulsi3 __negdi2", {NULL}};
    CU_ASSERT_TRUE(may_stand(&strict, "state.o: gg_holds T 0 10"));
    CU_ASSERT_TRUE(may_stand(&strict, "state.o: memcpy U         "));
    CU_ASSERT_FALSE(may_stand(&strict, "state.o: malloc U         "));
    CU_ASSERT_FALSE(may_stand(&strict, "state.o: mem U         "));
    CU_ASSERT_FALSE(may_stand(&strict, "state.o: counter b 0 4"));
    CU_ASSERT_FALSE(may_stand(&strict, "state.o: __aeabi_llsl U"));
    CU_ASSERT_FALSE(may_stand(&strict, "state.o: __mulsi3 U"));
    CU_ASSERT_TRUE(may_stand(&avr, "state.o: __mulsi3 U"));
    CU_ASSERT_FALSE(may_stand(&avr, "state.o: __divsi3 U"));
}

/* Of each part, a function or table that is in a program only if the domain or the
 * game uses the part. */
static const char *const parts[] = {"gg_searching",      "gg_progressing", "gg_regressing",
                                    "gg_pursuit",        "gg_decomposing", "gg_recall",
                                    "gg_achieving",      "gg_drawing",     "gg_scoring",
                                    "gg_indexing",       "gg_sharing",     "gg_applying",
                                    "gg_walking",        "gg_claiming",    "gg_interrupting",
                                    "gg_method_noting",  "gg_asking",      "gg_bounding",
                                    "gg_sensing",        "gg_rules_pass",  "gg_world_ruling",
                                    "gg_excluding",      "gg_timing",      "gg_tracing",
                                    "gg_team_begin",     "gg_event_text",  "gg_team_member_calls",
                                    "gg_goal_excluding", "gg_wanting",     "gg_keeping",
                                    "gg_slicing",        "gg_stubborn",    "gg_agent_quiet",
                                    "gg_record_event",   "gg_satisficing"};

static const char sections[] = "-O1 -ffunction-sections -fdata-sections";

/* Links the program of a domain with the objects of a folder, and checks which of the parts are in
 * it. */
static void check_parts(const char *objects, const char *yaml, const char *used)
{
    struct scratch scratch = scratch_new();
    struct pool *pool = scratch.pool;
    scratch_write(&scratch, "main.c",
                  "#include \"d.h\"\n"
                  "static d_world world;\nstatic d_agent agent;\nstatic d_planner planner;\n"
                  "int main(void)\n{\n    d_world_init(&world);\n    d_planner_init(&planner);\n"
                  "    d_agent_init(&agent, &world, 1);\n    d_world_tick(&world, 16);\n"
                  "    d_agent_tick(&agent, &planner, 16);\n    return 0;\n}\n");
    scratch_write(&scratch, "d.yaml", pool_format(pool, "domain: d\n%s", yaml));
    struct result result =
        shell("cd '%s' && '%s' d.yaml >made && "
              "%s -std=c99 %s -Wl,--gc-sections -I'%s' main.c d.c d_tasks.c '%s'/*.o -o d && "
              "nm -P d",
              scratch.folder, built(pool, "goapgen"), c_compiler(), sections,
              in_repository(pool, "runtime"), objects);
    CHECK_SAYING(result.code == 0, "%s: %s", yaml, result.errs.data);
    for (size_t i = 0; result.code == 0 && i < sizeof parts / sizeof *parts; i++) {
        bool is_in = strstr(result.out.data, pool_format(pool, "\n%s ", parts[i])) != NULL;
        CHECK_SAYING(is_in == contains_word(used, parts[i]), "%s: %s is %sin it", yaml, parts[i],
                     is_in ? "" : "not ");
    }
    result_free(&result);
    scratch_free(&scratch);
}

static void what_is_not_used_is_left_out(void)
{
    struct scratch scratch = scratch_new();
    const char *objects = scratch.folder;
    struct result made =
        shell("cd '%s' && %s -std=c99 %s -I'%s' -c '%s'/*/*.c", objects, c_compiler(), sections,
              in_repository(scratch.pool, "runtime"), in_repository(scratch.pool, "runtime"));
    CU_ASSERT_EQUAL_FATAL(made.code, 0);
    result_free(&made);
    static const char task[] = "state: {a: bool}\nactions: {x: {effects: a}}\n"
                               "tasks: {live: {methods: {m: {subtasks: [x]}}}}\n";
    check_parts(objects, task, " gg_decomposing");
    check_parts(objects,
                "state: {a: bool}\nactions: {x: {effects: a}}\ngoals: {g: {conditions: a}}\n",
                " gg_pursuit");
    check_parts(objects,
                "state: {a: bool}\nactions: {x: {effects: a, procedural_precondition: p}}\n"
                "goals: {g: {conditions: a}}\n",
                " gg_pursuit gg_asking");
    check_parts(objects,
                "state: {a: bool}\nactions: {x: {effects: a, cost: {call: p}}}\n"
                "goals: {g: {conditions: a}}\n",
                " gg_pursuit gg_asking gg_searching gg_slicing gg_progressing");
    check_parts(objects,
                "state: {a: bool}\nactions: {x: {effects: a, retry: 1s}}\n"
                "goals: {g: {conditions: a}}\nlimits: {wants: 1}\n",
                " gg_pursuit gg_wanting gg_bounding gg_goal_excluding gg_searching gg_slicing "
                "gg_progressing "
                "gg_regressing gg_satisficing");
    check_parts(objects,
                "state: {a: {type: bool, sensed: true}, b: {type: 0..3, shared: true}}\n"
                "actions: {x: {preconditions: a, effects: b += 1}}\n"
                "rules: {r: {every: 1s, effects: b -= 1}}\ngoals: {g: {conditions: b >= 2}}\n"
                "limits: {nodes: 0, table: 0}\n",
                " gg_pursuit gg_sensing gg_world_ruling gg_sharing");
    check_parts(objects,
                "state: {a: bool}\nactions: {x: {effects: a}}\n"
                "rules: {r: {every: 1s, effects: not a}}\n"
                "tasks: {live: {methods: {m: {subtasks: [{achieve: a}]}}}}\n",
                " gg_decomposing gg_achieving gg_rules_pass gg_searching gg_progressing");
    check_parts(objects,
                "state: {a: {type: 0..9, shared: true, claim: true}}\n"
                "actions: {x: {effects: a += 1}}\n"
                "tasks: {live: {methods: {m: {subtasks: [x]}}}}\n",
                " gg_decomposing gg_sharing gg_claiming gg_bounding");
    check_parts(
        objects,
        "state: {h: [p, q], a: {type: bool, applied: true}}\n"
        "places: {fact: h, at: {p: 0, q: 1}}\n"
        "actions: {x: {at: p, effects: a}, y: {at: q}}\n"
        "tasks: {live: {select: random, methods: {m: {subtasks: [x]}, n: {subtasks: [y]}}}}\n",
        " gg_decomposing gg_drawing gg_walking gg_applying");
    scratch_free(&scratch);
}

void add_freestanding_suite(void)
{
    CU_pSuite suite = CU_add_suite("freestanding", NULL, NULL);
    CU_ADD_TEST(suite, needs_nothing_on_this_machine);
    CU_ADD_TEST(suite, compiles_as_cxx);
    CU_ADD_TEST(suite, needs_nothing_on_32_bits);
    CU_ADD_TEST(suite, needs_nothing_on_arm);
    CU_ADD_TEST(suite, needs_nothing_on_risc_v);
    CU_ADD_TEST(suite, needs_arithmetic_only_on_avr);
    CU_ADD_TEST(suite, recognizes_what_is_forbidden);
    CU_ADD_TEST(suite, what_is_not_used_is_left_out);
}
