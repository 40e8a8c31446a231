/* SPDX-License-Identifier: MIT */
/*
 * goapgen writes the same files on every host: it is built for 32 bits as well, where pointers,
 * size_t and what stands behind a number of 8 bytes are others, and with another C library, whose
 * qsort leaves what is equal in another order. These are compared with this build in all domains of
 * the folders and in random ones. Their YAML is read by another program, and jansson is
 * left out, as they print no JSON (tests/hosts).
 */
#include "models/goap_random.h"
#include "models/goap_write.h"
#include "models/htn_random.h"
#include "models/htn_write.h"
#include "models/recursive_random.h"
#include "support/missing.h"
#include "support/run.h"
#include "suites.h"
#include "tables/pack_policy.h"
#include "tables/pack_table.h"

#include <CUnit/CUnit.h>
#include <glob.h>
#include <stdio.h>
#include <string.h>

enum { RANDOM_DOMAINS = 40 };

/* Other hosts: their compilers. Behind the other folders is where the system's headers for another
 * size of a pointer look for those of the kernel, and where those of libyaml and jansson lie. */
static const char *const hosts[] = {
    "gcc -m32 -O1 -std=c99 -idirafter \"/usr/include/$(uname -m)-linux-gnu\"",
    "musl-gcc -static -O1 -std=c99 -funsigned-char -idirafter /usr/include"};

static bool can_build(const struct scratch *scratch, const char *compiler)
{
    scratch_write(scratch, "probe.c",
                  "#include <stdio.h>\n#include <yaml.h>\n"
                  "int main(void)\n{\n    return puts(\"probe\") < 0;\n}\n");
    struct result result =
        shell("cd '%s' && %s probe.c -o probe && ./probe", scratch->folder, compiler);
    bool fine = result.code == 0;
    if (!fine)
        lacks(pool_format(scratch->pool, "%.12s", compiler));
    result_free(&result);
    return fine;
}

/* Builds goapgen for a host, without a warning, and the program that reads YAML for it. */
static void build(const struct scratch *scratch, const char *compiler)
{
    check_run(shell("%s -std=c99 %s tests/hosts/yaml_events.c -lyaml -o '%s/yaml_events'",
                    c_compiler(), c_flags(), scratch->folder),
              "yaml_events.c");
    const char *compile =
        pool_format(scratch->pool,
                    "%s -D_POSIX_C_SOURCE=200809L -Wall -Wextra -Wconversion -Werror "
                    "-Igen -Iruntime",
                    compiler);
    scratch_write(scratch, "compile",
                  pool_format(scratch->pool, "%s -c \"$1\" -o \"%s/$(echo \"$1\" | tr / _).o\"\n",
                              compile, scratch->folder));
    check_run(shell("printf '%%s\\n' gen/*.c gen/*/*.c runtime/*/*.c tests/hosts/yaml_parser.c "
                    "tests/hosts/jansson.c '%s' | xargs -P2 -n1 sh '%s/compile' && %s '%s'/*.o -o "
                    "'%s/goapgen'",
                    built(scratch->pool, "embedded.c"), scratch->folder, compiler, scratch->folder,
                    scratch->folder),
              compiler);
}

/* Compiles a domain with both: the files, what is said on standard error and how it ends are the
 * same. */
static void compare(const struct scratch *scratch, const char *yaml)
{
    const char *folder = scratch->folder;
    struct result result =
        shell("rm -rf '%s/a' '%s/b'; mkdir '%s/a' '%s/b'; '%s' -o '%s/a' '%s' 2>'%s/a/said' "
              ">'%s/out'; a=$?; YAML_EVENTS='%s/yaml_events' '%s/goapgen' -o '%s/b' '%s' "
              "2>'%s/b/said' >'%s/out'; [ $a = $? ] && diff -r '%s/a' '%s/b' >&2",
              folder, folder, folder, folder, built(scratch->pool, "goapgen"), folder, yaml, folder,
              folder, folder, folder, folder, yaml, folder, folder, folder, folder);
    CHECK_SAYING(result.code == 0, "%s on another host: %.400s", yaml, result.errs.data);
    result_free(&result);
}

static size_t compare_all(const struct scratch *scratch, const char *pattern)
{
    glob_t found;
    if (glob(pattern, 0, NULL, &found) != 0)
        return 0;
    for (size_t i = 0; i < found.gl_pathc; i++)
        compare(scratch, found.gl_pathv[i]);
    size_t count = found.gl_pathc;
    globfree(&found);
    return count;
}

/* A goal problem with tables of some bytes, or tasks of one kind or another. */
static void write_random(uint64_t seed, struct text *yaml)
{
    struct dice dice = dice_of(seed);
    if (seed % 2 == 0) {
        static struct goap goap;
        static const long tables[] = {0, 200, 1000, 65536};
        goap_random(&goap, &dice, GOAP_STATES);
        goap_write(&goap, tables[seed / 2 % 4], yaml);
        return;
    }
    struct htn htn = seed % 4 == 1 ? recursive_random(&dice, seed % 8 == 1) : htn_random(&dice);
    htn_write(&htn, NULL, yaml);
}

static void compare_domains(const struct scratch *scratch)
{
    CU_ASSERT(compare_all(scratch, "domains/*/*.yaml") >= 13);
    CU_ASSERT(compare_all(scratch, "tests/language/golden/*.yaml") >= 5);
    CU_ASSERT(compare_all(scratch, "tests/size/*.yaml") >= 3);
    CU_ASSERT(compare_all(scratch, "tests/domains/*.yaml") >= 3);
    CU_ASSERT(compare_all(scratch, "tests/domains/*/*.yaml") >= 10);
    for (uint64_t seed = 1; seed <= RANDOM_DOMAINS; seed++) {
        struct text yaml = {0};
        write_random(seed, &yaml);
        compare(scratch, scratch_write(scratch, "random.yaml", yaml.data));
        text_free(&yaml);
    }
}

/* Its own getopt_long takes the words, too. */
static void expect_options(const struct scratch *scratch)
{
    struct result result = shell("'%s/goapgen' -o", scratch->folder);
    CU_ASSERT_EQUAL(result.code, 2);
    CU_ASSERT_PTR_NOT_NULL(strstr(result.errs.data, "a value is missing behind the option -o\n"));
    result_free(&result);
}

static void other_hosts_write_the_same(void)
{
    for (size_t i = 0; i < sizeof hosts / sizeof *hosts; i++) {
        struct scratch scratch = scratch_new();
        if (can_build(&scratch, hosts[i])) {
            build(&scratch, hosts[i]);
            compare_domains(&scratch);
            expect_options(&scratch);
        }
        scratch_free(&scratch);
    }
}

/* By which goapgen chooses, wherever it runs, is what tables take on a host of 64 bits. */
static void sizes_are_those_of_64_bits(void)
{
    static const gg_policy_leaf searching = {GG_NONE, GG_SEARCHING}, done = {GG_NONE, GG_FOUND};
    static const uint8_t entries[3] = {0, 1, 1};
    static const gg_policy_node nodes[7] = {{0, 1, 2}, {1, 2, 3}, {2, 3, 4}, {2, 3, 4},
                                            {2, 5, 6}, {3, 6, 7}, {4, 7, 7}};
    static const gg_table_step moves[2] = {{GG_NONE, 0}, {0, 1}};
    gg_distance_table table = {.entries = entries, .size = 3, .digit_count = 2};
    gg_step_table whole = {table, entries, moves, false};
    gg_heuristic estimated = {.tables = &table, .table_count = 1};
    gg_heuristic read = {.tables = &whole.table, .table_count = 1, .reading = &gg_table_reading};
    gg_policy policy = {.nodes = nodes, .leaves = &done, .leaf_count = 1, .node_count = 7};
    policy.invariant_count = 3;
    gg_policy nearest = policy;
    nearest.leaves = &searching;
    CU_ASSERT_EQUAL(heuristic_table_bytes(&estimated), 48 + 3 + 2 * (16 + 32) + 2 * 8);
    CU_ASSERT_EQUAL(heuristic_table_bytes(&read), 72 + 2 * 3 + 2 * (16 + 32) + 2 * 8 + 2 * 4);
    CU_ASSERT_EQUAL(policy_bytes(&policy), 40 + 7 * 6 + 5 * 16 + 4 + 3 * 40);
    CU_ASSERT_EQUAL(policy_bytes(&nearest), 48 + 7 * 6 + 5 * 16 + 4 + 3 * 40);
    if (sizeof(void *) == 8) {
        size_t rows = 7 * sizeof(gg_policy_node) + 5 * sizeof(gg_policy_test) +
                      sizeof(gg_policy_leaf) + 3 * sizeof(gg_invariant);
        size_t digits = 2 * (sizeof(gg_index_digit) + 32);
        CU_ASSERT_EQUAL(heuristic_table_bytes(&estimated),
                        sizeof table + 3 + digits + 2 * sizeof(gg_distance));
        CU_ASSERT_EQUAL(heuristic_table_bytes(&read),
                        sizeof whole + 6 + digits + 2 * sizeof(gg_distance) + sizeof moves);
        CU_ASSERT_EQUAL(policy_bytes(&policy), sizeof policy + rows);
        CU_ASSERT_EQUAL(policy_bytes(&nearest), sizeof(gg_nearest_policy) + rows);
    }
}

void add_hosts_suite(void)
{
    CU_pSuite suite = CU_add_suite("hosts", NULL, NULL);
    CU_ADD_TEST(suite, other_hosts_write_the_same);
    CU_ADD_TEST(suite, sizes_are_those_of_64_bits);
}
