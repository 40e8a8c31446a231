/* SPDX-License-Identifier: MIT */
/*
 * The data of actions: the game of the reference plays what the actions say, as C and as C++, and is
 * told nothing of the action before; and the bounds. What each kind of field comes to in C is looked
 * up by tests/language/golden/use_hunter.c, and wrong data lies in tests/language/bad.
 */
#include "support/reader.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* What the game of the reference calls, and what it must have been told in 30 seconds. */
static const char game[] =
    "static heron_world world;\nstatic heron_agent one;\nstatic heron_planner planner;\n"
    "static int stalks, strikes, digests, faults;\n"
    "void start_animation(heron_symbol animation, double speed, const GG_ROM char *sound)\n{\n"
    "    bool stalk = animation == HERON_STALK, strike = animation == HERON_STRIKE;\n"
    "    stalks += stalk;\n    strikes += strike;\n    digests += animation == HERON_STAND;\n"
    "    double wanted = stalk ? 0.4 : strike ? 2.5 : 1;\n"
    "    faults += speed < wanted || speed > wanted;\n"
    "    faults += strcmp(sound, strike ? \"splash.ogg\" : \"\") != 0;\n}\n"
    "gg_status is_over(heron_symbol animation)\n{\n"
    "    faults += heron_action_data(&one) != heron_data_of(heron_agent_doing(&one).action);\n"
    "    faults += animation != (heron_agent_doing(&one).action == HERON_ACTION_STRIKE "
    "? HERON_STRIKE : HERON_STAND);\n"
    "    return heron_agent_wait(&one);\n}\n"
    "int main(void)\n{\n"
    "    heron_world_init(&world);\n    heron_agent_init(&one, &world, 1);\n"
    "    faults += heron_action_data(&one) != heron_data_of(HERON_ACTION_NONE);\n"
    "    for (int i = 0; i < 290; i++)\n"
    "        heron_agent_tick(&one, &planner, 100);\n"
    "    heron_agent_stop(&one, &planner);\n"
    "    faults += heron_action_data(&one) != heron_data_of(HERON_ACTION_NONE);\n"
    "    return faults + (stalks != 2) + (strikes != 2) + (digests != 2);\n}\n";

static void the_heron_plays_what_its_actions_say(void)
{
    struct scratch scratch = scratch_new();
    struct pool *pool = scratch.pool;
    struct text reference;
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &reference));
    const char *heron = strstr(reference.data, "\n### Data");
    CU_ASSERT_PTR_NOT_NULL_FATAL(heron);
    scratch_write(&scratch, "heron.yaml", reader_block(pool, heron, "```yaml\n", 0));
    scratch_write(&scratch, "main.c",
                  pool_format(pool,
                              "#include \"heron.h\"\n#include <string.h>\n"
                              "void start_animation(heron_symbol animation, double speed, "
                              "const GG_ROM char *sound);\n"
                              "gg_status is_over(heron_symbol animation);\n%s\n%s",
                              reader_block(pool, heron, "```c\n", 0), game));
    for (int i = 0; i < 2; i++) {
        struct result result = shell(
            "cd '%s' && '%s' -t main.c heron.yaml && %s %s -Wall -Wextra -Werror %s -I '%s' "
            "-o program main.c heron.c -x none '%s' && ./program",
            scratch.folder, built(pool, "goapgen"), i ? cpp_compiler() : c_compiler(), c_flags(),
            i ? "-x c++" : "-std=c99", in_repository(pool, "runtime"), built(pool, "libgoapgen.a"));
        CHECK_SAYING(result.code == 0, "%d: %s%s", result.code, result.out.data, result.errs.data);
        result_free(&result);
    }
    text_free(&reference);
    scratch_free(&scratch);
}

/* Compiles a domain with so many fields, and a text of so many bytes; gives what is said. */
static struct result with_data(const struct scratch *scratch, int fields, size_t bytes)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: heron\nactions: {eat: {data: {field_1: ");
    for (size_t i = 0; i < bytes; i++)
        text_add(&yaml, "a");
    text_add(&yaml, "}}}\ntasks: {live: {methods: {a: {subtasks: eat}}}}\ndata:\n");
    for (int i = 1; i <= fields; i++)
        text_add(&yaml, "  field_%d: text\n", i);
    scratch_write(scratch, "heron.yaml", yaml.data);
    text_free(&yaml);
    return shell("cd '%s' && '%s' heron.yaml", scratch->folder, built(scratch->pool, "goapgen"));
}

static void the_bounds_are_named(void)
{
    static const struct {
        int fields;
        size_t bytes;
        const char *error;
    } cases[] = {
        {64, 4095, NULL},
        {65, 1, "error: more than 64 fields of data"},
        {1, 4096, "error: 'field_1' of action 'eat' has more than 4095 bytes"},
    };
    struct scratch scratch = scratch_new();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct result result = with_data(&scratch, cases[i].fields, cases[i].bytes);
        const char *error = cases[i].error;
        CHECK_SAYING(error ? result.code == 1 && strstr(result.errs.data, error) : result.code == 0,
                     "%zu: %s", i, result.errs.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

void add_data_suite(void)
{
    CU_pSuite suite = CU_add_suite("data", NULL, NULL);
    CU_ADD_TEST(suite, the_heron_plays_what_its_actions_say);
    CU_ADD_TEST(suite, the_bounds_are_named);
}
