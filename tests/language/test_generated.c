/* SPDX-License-Identifier: MIT */
/*
 * What the compiler writes: to the letter as the golden files tests/language/golden/NAME.h,
 * NAME.c and NAME_tasks.c say of each NAME.yaml there, without a warning of any
 * compiler, and of use to a program. UPDATE_GOLDEN=1 in the environment writes
 * the golden files anew; look at the difference before it is kept.
 */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#define CPP_WARNINGS "-Wall -Wextra -Wpedantic -Werror"

/* Compiles a golden domain into the scratch folder. */
static void generate(const struct scratch *scratch, const char *name)
{
    const char *path = pool_format(scratch->pool, "tests/language/golden/%s.yaml", name);
    check_run(run(NULL, (const char *const[]){built(scratch->pool, "goapgen"), "-o",
                                              scratch->folder, path, NULL}),
              path);
}

/* ----------------------------------------------------------- golden files */

static void compare_golden(const struct scratch *scratch, const char *file)
{
    const char *golden = pool_format(scratch->pool, "tests/language/golden/%s", file);
    struct text expected, actual;
    CHECK_SAYING(read_whole(in_scratch(scratch, file), &actual), "%s was not written", file);
    if (getenv("UPDATE_GOLDEN"))
        CU_ASSERT_FATAL(write_whole(golden, actual.data, actual.length));
    CHECK_SAYING(read_whole(golden, &expected), "%s cannot be read", golden);
    bool same = expected.length == actual.length &&
                memcmp(expected.data, actual.data, expected.length) == 0;
    CHECK_SAYING(same, "%s: %s\n      (UPDATE_GOLDEN=1 writes it anew)", golden,
                 difference(scratch->pool, &expected, &actual));
    text_free(&expected);
    text_free(&actual);
}

static int is_domain(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);
    return length > 5 && strcmp(entry->d_name + length - 5, ".yaml") == 0;
}

static void files_are_as_the_golden_ones(void)
{
    struct scratch scratch = scratch_new();
    struct dirent **entries;
    int count = scandir("tests/language/golden", &entries, is_domain, alphasort);
    CHECK_SAYING(count > 0,
                 "no domains in tests/language/golden: the tests run in the repository's root");
    for (int i = 0; i < count; i++) {
        const char *name =
            pool_copy_text(scratch.pool, entries[i]->d_name, strlen(entries[i]->d_name) - 5);
        generate(&scratch, name);
        compare_golden(&scratch, pool_format(scratch.pool, "%s.h", name));
        compare_golden(&scratch, pool_format(scratch.pool, "%s.c", name));
        compare_golden(&scratch, pool_format(scratch.pool, "%s_tasks.c", name));
        free(entries[i]);
    }
    if (count > 0)
        free(entries);
    scratch_free(&scratch);
}

/* -------------------------------------------------------------- compilers */

static const char *const c_files[] = {"cat.c",    "cat_tasks.c",    "guard.c",  "guard_tasks.c",
                                      "kennel.c", "kennel_tasks.c", "walker.c", "walker_tasks.c",
                                      "hunter.c", "hunter_tasks.c"};

static struct scratch scratch_generated(void)
{
    static const char *const names[] = {"cat", "guard", "kennel", "walker", "hunter"};
    struct scratch scratch = scratch_new();
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        generate(&scratch, names[i]);
    return scratch;
}

static struct result compile(const struct scratch *scratch, const char *compiler, const char *file)
{
    return shell("cd '%s' && %s -I '%s' -I . -c -o unused.o %s", scratch->folder, compiler,
                 in_repository(scratch->pool, "runtime"), file);
}

static void check_compile(const struct scratch *scratch, const char *compiler, const char *file)
{
    check_run(compile(scratch, compiler, file),
              pool_format(scratch->pool, "%s %s", compiler, file));
}

static void compiles_as_c(void)
{
    static const char *const compilers[] = {"gcc", "clang"};
    static const char *const flags[] = {"-O0", "-O2", "-O2 -DGG_NO_NAMES"};
    struct scratch scratch = scratch_generated();
    for (size_t i = 0; i < 2; i++)
        for (size_t j = 0; j < 3 && have(compilers[i]); j++)
            for (size_t k = 0; k < sizeof c_files / sizeof *c_files; k++)
                check_compile(
                    &scratch,
                    pool_format(scratch.pool, "%s %s " C_WARNINGS, compilers[i], flags[j]),
                    c_files[k]);
    scratch_free(&scratch);
}

static void compiles_as_cpp(void)
{
    static const char *const compilers[] = {"g++", "clang++"};
    struct scratch scratch = scratch_generated();
    scratch_write(&scratch, "user.cpp",
                  "#include \"cat.h\"\n#include \"guard.h\"\n"
                  "int user(cat_agent *cat, guard_agent *guard)\n"
                  "{ guard_set_at(guard, GUARD_DOOR); return cat_full(cat); }\n");
    for (size_t i = 0; i < 2; i++) {
        if (!have(compilers[i]))
            continue;
        check_compile(&scratch,
                      pool_format(scratch.pool, "%s -std=c++11 " CPP_WARNINGS, compilers[i]),
                      "user.cpp");
        for (size_t k = 0; k < 4; k++)
            check_compile(
                &scratch,
                pool_format(scratch.pool, "%s -x c++ -std=c++20 " CPP_WARNINGS, compilers[i]),
                c_files[k]);
    }
    scratch_free(&scratch);
}

/* Names that are words of the generated code's own, too. */
static const char *const awkward[] = {
    /* goals that never or always hold, and limits of nothing */
    "domain: d\n"
    "state: {m: {type: bool, constant: true, start: true}, a: bool, n: 0..4000, s: [p, q]}\n"
    "actions:\n"
    "  act: {effects: [a, n += 3], cost: {call: far, at_least: 2}}\n"
    "  other: {effects: s = q, procedural_precondition: ok}\n"
    "goals:\n"
    "  never: {conditions: not m}\n"
    "  always: {conditions: m}\n"
    "  either: {conditions: a or n >= 7, relevant: not m, priority: {call: how}}\n"
    "agents: {none: {actions: [], goals: []}, some: {actions: [act], goals: [either]}, two: {}}\n"
    "limits: {plan: 0, nodes: 0, depth: 0}\n",
    "domain: d\n"
    "state: {a: bool}\n"
    "goals: {aim: {conditions: a}}\n"
    "tasks: {live: {methods: {only: {subtasks: [{achieve: a}, {achieve: not a}]}}}}\n",
    "domain: d\n"
    "state: {names: bool, labels: bool}\n"
    "actions: {names: {effects: names = labels}, labels: {effects: labels}}\n"
    "tasks:\n"
    "  live: {methods: {names: {subtasks: [names]}, labels: {preconditions: names}}}\n"
    "  methods: {methods: {boxes: {subtasks: [labels]}}}\n"
    "goals: {names: {conditions: labels}, labels: {conditions: names}}\n",
    "domain: d\n"
    "state: {a: bool, b: {type: bool, sensed: true}}\n"
    "actions:\n"
    "  run: {procedural_precondition: may, cost: {call: price}, effects: [a, b]}\n"
    "  calls: {effects: a}\n"
    "  conflicts: {}\n"
    "tasks: {run_away: {methods: {guides: {subtasks: [run, {achieve: a}]}}}}\n"
    "goals: {achieve: {conditions: a, priority: {call: matters}}, tables: {conditions: b}}\n"
    "agents:\n"
    "  action: {actions: [run], task: run_away}\n"
    "  actions: {actions: [run, calls]}\n"
    "  task: {}\n"
    "  guide: {}\n"
    "  goal: {}\n"
    "  method: {}\n"
    "  achieve: {}\n"
    "  filters: {}\n"
    "  names: {}\n"
    "  character: {}\n",
    /* scores with and without arguments, which not all characters come to */
    "domain: d\n"
    "types: {place: [a, b]}\n"
    "state: {at: place}\n"
    "actions: {go(place to): {preconditions: at != to, effects: at = to}}\n"
    "tasks:\n"
    "  stand: {methods: {still: {}}}\n"
    "  choose: {select: score, methods: {near(place p): {score: {call: good}, subtasks: go(p)},\n"
    "                                    not_at_all: {}}}\n"
    "  plain: {select: score, methods: {any_way: {score: {call: fair}}, deep: {subtasks: "
    "choose}}}\n"
    "agents: {idle: {task: stand}, scout: {task: choose}, lead: {task: plain}, free: {}}\n",
    "domain: d\n"
    "types: {place: [a, b], place_1: [c, d], place_2: [e]}\n"
    "state:\n"
    "  road(place, place, place_1): {type: bool, sensed: true}\n"
    "  way(place, place_2, place, place_1, place_2, place_1): bool\n",
    "domain: d\n"
    "types: {d_symbol: [a, b], D_A: [c], linux: [e], UINT32_MAX: [f]}\n"
    "state:\n"
    "  near(d_symbol, D_A, linux, UINT32_MAX): {type: bool, sensed: true}\n"
    "  far(UINT32_MAX, linux, D_A, d_symbol): 0..5\n",
    /* Each `while` has tasks and actions of the same names. */
    "domain: d\n"
    "types: {door: [front, side]}\n"
    "state: {a: bool, b: bool, n: 0..3, at: [x, y], open(door): bool, to: door}\n"
    "places: {fact: at, speed: 1, at: {x: 0, y: 5}}\n"
    "actions:\n"
    "  shut(door d): {effects: not open(d), cost: 1 + n, duration: 1s}\n"
    "  pass: {effects: not open(to), duration: 1s}\n"
    "  go: {at: y, effects: n += 1, cost: travel}\n"
    "  take: {effects: n -= 1 if a, duration: 1s}\n"
    "goals:\n"
    "  g: {conditions: not open(front), while: n <= 2}\n"
    "  h: {conditions: not open(side), while: [n <= 1, a]}\n"
    "tasks:\n"
    "  live: {methods: {m: {while: a, subtasks: [part, go]}, o: {while: b, subtasks: part}, n: "
    "{subtasks: [part, go]}}}\n"
    "  part: {methods: {p: {while: n <= 2, subtasks: [all(door d) shut(d) if open(d), pass, {wait: "
    "1s}, "
    "{until: b}, {achieve: n == 1}, {wait: 1s..2s}]}, q: {subtasks: [go, take]}}}\n"};

static void awkward_names_compile(void)
{
    for (size_t i = 0; i < sizeof awkward / sizeof *awkward; i++) {
        struct scratch scratch = scratch_new();
        const char *yaml = scratch_write(&scratch, "d.yaml", awkward[i]);
        check_run(run(NULL, (const char *const[]){built(scratch.pool, "goapgen"), "-o",
                                                  scratch.folder, yaml, NULL}),
                  awkward[i]);
        const char *compiler = pool_format(scratch.pool, "%s " C_WARNINGS, c_compiler());
        check_compile(&scratch, compiler, "d.c");
        check_compile(&scratch, compiler, "d_tasks.c");
        scratch_free(&scratch);
    }
}

/* What a file is called is said in comments and in an #error. */
static void awkward_file_names_compile(void)
{
    struct scratch scratch = scratch_new();
    const char *yaml = scratch_write(&scratch, "we\"ird'\\.yaml", "domain: d\nstate: {a: bool}\n");
    check_run(run(NULL, (const char *const[]){built(scratch.pool, "goapgen"), "-o", scratch.folder,
                                              yaml, NULL}),
              yaml);
    check_compile(&scratch, pool_format(scratch.pool, "%s " C_WARNINGS, c_compiler()), "d.c");
    scratch_free(&scratch);
}

static void another_format_does_not_compile(void)
{
    struct scratch scratch = scratch_generated();
    check_run(
        shell("mkdir '%s/other' && cp runtime/gg*.h '%s/other' && "
              "sed -i 's/^#define GG_FORMAT 28$/#define GG_FORMAT 29/' '%s/other/gg_tables.h' && "
              "! cmp -s runtime/gg_tables.h '%s/other/gg_tables.h'",
              scratch.folder, scratch.folder, scratch.folder, scratch.folder),
        "changing the format");
    struct result result =
        compile(&scratch, pool_format(scratch.pool, "%s -I other", c_compiler()), "cat.c");
    CHECK_SAYING(result.code != 0, "it was compiled");
    CHECK_SAYING(strstr(result.errs.data, "run goapgen cat.yaml") != NULL,
                 "the command is not named: %s", result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

/* --------------------------------------------------------------- programs */

/* Links a program of the generated files and runs it; its standard output. */
static struct result run_program(const struct scratch *scratch, const char *flags,
                                 const char *files)
{
    check_run(shell("cd '%s' && %s %s %s -I '%s' -I . -o program %s '%s' -lm", scratch->folder,
                    c_compiler(), c_flags(), flags, in_repository(scratch->pool, "runtime"), files,
                    built(scratch->pool, "libgoapgen.a")),
              files);
    return run(NULL, (const char *const[]){in_scratch(scratch, "program"), NULL});
}

static void programs_live(void)
{
    static const char *const flags[][2] = {
        {"-DNAME=cat -DHEADER='\"cat.h\"' -DINIT=cat_agent_init", "cat.c cat_tasks.c"},
        {"-DNAME=guard -DHEADER='\"guard.h\"' -DINIT=guard_agent_init_soldier",
         "guard.c guard_tasks.c"},
        {"-DNAME=guard -DHEADER='\"guard.h\"' -DINIT=guard_agent_init_civilian",
         "guard.c guard_tasks.c"}};
    struct scratch scratch = scratch_generated();
    const char *live = in_repository(scratch.pool, "tests/language/golden/live.c");
    for (size_t i = 0; i < 3; i++) {
        const char *files = pool_format(scratch.pool, "'%s' %s", live, flags[i][1]);
        struct result with = run_program(&scratch, flags[i][0], files);
        struct result without = run_program(
            &scratch, pool_format(scratch.pool, "%s -DGG_NO_NAMES", flags[i][0]), files);
        CHECK_SAYING(strcmp(with.out.data, without.out.data) == 0,
                     "names make a difference: %s and %s", with.out.data, without.out.data);
        check_run(with, flags[i][0]);
        check_run(without, flags[i][0]);
    }
    scratch_free(&scratch);
}

/* Where each process's addresses are chosen at random, the thread sanitizer of some
 * kernels does not start; setarch -R has them fixed. */
static void two_threads_live_as_one(void)
{
    struct scratch scratch = scratch_generated();
    check_run(shell("cd '%s' && %s -std=c99 -O0 -g -fsanitize=thread -pthread -I '%s' -I . "
                    "-o threads '%s' guard.c guard_tasks.c '%s'/*/*.c && (./threads || setarch -R "
                    "./threads)",
                    scratch.folder, c_compiler(), in_repository(scratch.pool, "runtime"),
                    in_repository(scratch.pool, "tests/language/golden/threads.c"),
                    in_repository(scratch.pool, "runtime")),
              "tests/language/golden/threads.c");
    scratch_free(&scratch);
}

static void two_domains_in_one_program(void)
{
    struct scratch scratch = scratch_generated();
    scratch_write(&scratch, "both.c",
                  "#include \"guard.h\"\n#include \"cat.h\"\n"
                  "static cat_world cats; static cat_agent cat; static cat_planner small;\n"
                  "static guard_world posts; static guard_agent guard; static guard_planner big;\n"
                  "int main(void)\n{\n"
                  "    cat_world_init(&cats); cat_agent_init(&cat, &cats, 1);\n"
                  "    guard_world_init(&posts); guard_agent_init_soldier(&guard, &posts, 1);\n"
                  "    for (int i = 0; i < 1000; i++) {\n"
                  "        cat_agent_tick(&cat, &small, 50);\n"
                  "        guard_agent_tick(&guard, &big, 50);\n"
                  "    }\n"
                  "    return gg_agent_action(&cat.core) == GG_NONE && cat_full(&cat) == 5;\n}\n");
    check_run(run_program(&scratch, "-std=c99", "both.c cat.c cat_tasks.c guard.c guard_tasks.c"),
              "both domains");
    scratch_free(&scratch);
}

static void another_format_does_not_link(void)
{
    struct scratch scratch = scratch_generated();
    scratch_write(&scratch, "empty.c",
                  "#include \"cat.h\"\nint main(void)\n{\n    return !cat_domain.format;\n}\n");
    struct result result =
        shell("cd '%s' && %s %s -std=c99 -ffreestanding -I '%s' -Dgg_format_28=gg_format_29 -c "
              "'%s'/*/*.c && %s %s -std=c99 -I '%s' empty.c cat.c cat_tasks.c -o unused "
              "$(cd '%s' && ls */*.c | sed 's|.*/||; s/c$/o/')",
              scratch.folder, c_compiler(), c_flags(), in_repository(scratch.pool, "runtime"),
              in_repository(scratch.pool, "runtime"), c_compiler(), c_flags(),
              in_repository(scratch.pool, "runtime"), in_repository(scratch.pool, "runtime"));
    CHECK_SAYING(result.code != 0, "it was linked");
    CHECK_SAYING(strstr(result.errs.data, "gg_format_28") != NULL, "the format is not named: %s",
                 result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

static void accessors_do_as_the_domain_says(void)
{
    struct scratch scratch = scratch_generated();
    const char *program = in_repository(scratch.pool, "tests/language/golden/use_guard.c");
    check_run(run_program(&scratch, "-std=c99",
                          pool_format(scratch.pool, "'%s' guard.c guard_tasks.c", program)),
              program);
    struct text header;
    CU_ASSERT(read_whole(in_scratch(&scratch, "guard.h"), &header));
    CU_ASSERT_PTR_NOT_NULL(strstr(header.data, "guard_set_ammo("));
    CU_ASSERT_PTR_NULL(strstr(header.data, "guard_set_height("));
    CU_ASSERT_PTR_NULL(strstr(header.data, "guard_set_near("));
    text_free(&header);
    scratch_free(&scratch);
}

/* What an agent is doing, as C and as C++, with names and without. */
static void what_an_agent_does_is_told_in_words_of_the_domain(void)
{
    struct scratch scratch = scratch_generated();
    const char *program = in_repository(scratch.pool, "tests/language/golden/use_doing.c");
    const char *files = pool_format(scratch.pool, "'%s' guard.c guard_tasks.c", program);
    check_run(run_program(&scratch, "-std=c99 -Wall -Wextra -Werror", files), program);
    check_run(run_program(&scratch, "-std=c99 -DGG_NO_NAMES", files), program);
    check_run(shell("cd '%s' && %s %s -x c++ -I '%s' -I . -o program %s -x none '%s' && ./program",
                    scratch.folder, cpp_compiler(), c_flags(),
                    in_repository(scratch.pool, "runtime"), files,
                    built(scratch.pool, "libgoapgen.a")),
              "as C++");
    scratch_free(&scratch);
}

/* Ground numbers beside actions of the YAML: what looked right and was not. */
static void actions_are_not_mistaken_for_ground_actions(void)
{
    static const char *const wrong[] = {"guard_agent_action(guard) == GUARD_ACTION_SIT",
                                        "guard_agent_doing(guard) == GUARD_ACTION_SIT",
                                        "guard_agent_doing(guard) == GG_NONE"};
    static const char right[] = "guard_agent_doing(guard).action == GUARD_ACTION_SIT";
    struct scratch scratch = scratch_generated();
    const char *compiler = pool_format(scratch.pool, "%s " C_WARNINGS, c_compiler());
    for (int i = 0; i < 4; i++) {
        scratch_write(&scratch, "user.c",
                      pool_format(scratch.pool,
                                  "#include \"guard.h\"\n"
                                  "bool sits(const guard_agent *guard);\n"
                                  "bool sits(const guard_agent *guard)\n{\n    return %s;\n}\n",
                                  i < 3 ? wrong[i] : right));
        struct result result = compile(&scratch, compiler, "user.c");
        CHECK_SAYING((result.code == 0) == (i == 3), "%s: exit code %d: %s",
                     i < 3 ? wrong[i] : right, result.code, result.errs.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* ------------------------------------------------------------------ order */

/* A task may use one that is declared below it, or in a file that is included
 * later. */
static void the_order_of_tasks_does_not_matter(void)
{
    static const char head[] = "domain: d\ntypes: {place: [a, b]}\nstate: {at: place}\nactions:\n"
                               "  go(place to): {preconditions: at != to, effects: at = to}\n"
                               "tasks:\n";
    static const char live[] = "  live: {methods: {walk(place to): {subtasks: [visit(to)]}}}\n";
    static const char visit[] = "  visit(place to): {methods: {walk: {subtasks: [go(to)]}}}\n";
    struct scratch scratch = scratch_new();
    for (int i = 0; i < 2; i++) {
        const char *yaml = scratch_write(
            &scratch, "d.yaml",
            pool_format(scratch.pool, "%s%s%s", head, i ? visit : live, i ? live : visit));
        struct result result =
            run(NULL, (const char *const[]){built(scratch.pool, "goapgen"), "plan", yaml, "--task",
                                            "live", "--json", NULL});
        CHECK_SAYING(result.code == 0 && strstr(result.out.data, "\"steps\": [\"go(b)\"]") != NULL,
                     "order %d: %s%s", i, result.out.data, result.errs.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

void add_generated_suite(void)
{
    CU_pSuite suite = CU_add_suite("generated", NULL, NULL);
    CU_ADD_TEST(suite, files_are_as_the_golden_ones);
    CU_ADD_TEST(suite, compiles_as_c);
    CU_ADD_TEST(suite, compiles_as_cpp);
    CU_ADD_TEST(suite, awkward_names_compile);
    CU_ADD_TEST(suite, awkward_file_names_compile);
    CU_ADD_TEST(suite, another_format_does_not_compile);
    CU_ADD_TEST(suite, programs_live);
    CU_ADD_TEST(suite, two_threads_live_as_one);
    CU_ADD_TEST(suite, two_domains_in_one_program);
    CU_ADD_TEST(suite, another_format_does_not_link);
    CU_ADD_TEST(suite, accessors_do_as_the_domain_says);
    CU_ADD_TEST(suite, what_an_agent_does_is_told_in_words_of_the_domain);
    CU_ADD_TEST(suite, actions_are_not_mistaken_for_ground_actions);
    CU_ADD_TEST(suite, the_order_of_tasks_does_not_matter);
}
