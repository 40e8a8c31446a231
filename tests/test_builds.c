/* SPDX-License-Identifier: MIT */
/*
 * The same seed lives the same life whatever the game is compiled with: two domains,
 * with draws and priorities and with recursion and conditions to achieve, are lived by
 * programs of several compilers, optimizations and sizes of a pointer, and so is the
 * skirmish, with goals and many agents. Each prints a hash of all that happens.
 */
#include <stdlib.h>
#include <string.h>

#include <CUnit/CUnit.h>

#include "run.h"
#include "suites.h"

static const char life[] =
    "#include <stdio.h>\n"
    "#include \"DOMAIN.h\"\n"
    "static DOMAIN_world world;\n"
    "static DOMAIN_agent agent;\n"
    "static DOMAIN_planner planner;\n"
    "static uint32_t hash = 2166136261u;\n"
    "static unsigned long count;\n"
    "static void mix(uint32_t value)\n"
    "{\n"
    "    hash = (hash ^ value) * 16777619u;\n"
    "}\n"
    "static void on_event(void *context, const gg_agent *who, const gg_event *event)\n"
    "{\n"
    "    (void)context;\n"
    "    (void)who;\n"
    "    mix((uint32_t)event->kind);\n"
    "    mix(event->index);\n"
    "    mix(event->value);\n"
    "    count++;\n"
    "}\n"
    "int main(void)\n"
    "{\n"
    "    DOMAIN_world_init(&world);\n"
    "    DOMAIN_planner_trace(&planner, on_event, NULL);\n"
    "    for (uint32_t seed = 1; seed <= 20; seed++) {\n"
    "        DOMAIN_agent_init(&agent, &world, seed);\n"
    "        for (uint32_t tick = 0; tick < 2000; tick++) {\n"
    "            uint16_t fact = (uint16_t)DOMAIN_agent_random(&agent, "
    "DOMAIN_domain.fact_count);\n"
    "            uint32_t value = DOMAIN_agent_random(&agent, DOMAIN_domain.facts[fact].top + 1);\n"
    "            if (tick % 16 == 0)\n"
    "                gg_agent_write(&agent.core, fact, value);\n"
    "            DOMAIN_world_tick(&world, 61000);\n"
    "            DOMAIN_agent_tick(&agent, &planner, 61000);\n"
    "            for (uint16_t i = 0; i < DOMAIN_domain.fact_count; i++)\n"
    "                mix(gg_agent_read(&agent.core, i));\n"
    "        }\n"
    "    }\n"
    "    printf(\"%lu events, %08lx\\n\", count, (unsigned long)hash);\n"
    "    return count < 1000;\n"
    "}\n";

/* The program with the name of a domain for DOMAIN. */
static const char *program_for(const struct scratch *scratch, const char *domain)
{
    struct text text = {0};
    const char *rest = life, *next;
    while ((next = strstr(rest, "DOMAIN")) != NULL) {
        text_add_bytes(&text, rest, (size_t)(next - rest));
        text_add(&text, "%s", domain);
        rest = next + strlen("DOMAIN");
    }
    text_add(&text, "%s", rest);
    const char *file = scratch_write(scratch, "life.c", text.data);
    text_free(&text);
    return file;
}

static const char *const builds[] = {"gcc -O0",   "gcc -O3",        "gcc -m32 -O2",
                                     "clang -O2", "clang -m32 -O1", "gcc -O2 -funsigned-char"};

/* Whether programs of a compiler with these options can be made and run here. */
static bool can_build(const struct scratch *scratch, const char *build)
{
    char compiler[16];
    size_t length = strcspn(build, " ");
    memcpy(compiler, build, length);
    compiler[length] = '\0';
    if (!have(compiler))
        return false;
    scratch_write(scratch, "probe.c", "#include <stdio.h>\nint main(void)\n{\n    return 0;\n}\n");
    struct result result =
        shell("cd '%s' && %s probe.c -o probe 2>/dev/null && ./probe", scratch->folder, build);
    bool fine = result.code == 0;
    if (!fine)
        printf("    (%s makes no programs here; not tested) ", build);
    result_free(&result);
    return fine;
}

static void live_the_same_life(const char *domain)
{
    struct scratch scratch = scratch_new();
    const char *runtime = in_repository(scratch.pool, "runtime"), *first = NULL;
    const char *program = program_for(&scratch, domain);
    struct result made = shell("'%s' -o '%s' domains/%s/%s.yaml", built(scratch.pool, "goapgen"),
                               scratch.folder, domain, domain);
    CU_ASSERT_EQUAL_FATAL(made.code, 0);
    result_free(&made);
    for (size_t i = 0; i < sizeof builds / sizeof *builds; i++) {
        if (!can_build(&scratch, builds[i]))
            continue;
        struct result lived =
            shell("cd '%s' && %s -std=c99 -I'%s' '%s' %s.c %s_tasks.c '%s'/*.c "
                  "-o life && ./life",
                  scratch.folder, builds[i], runtime, program, domain, domain, runtime);
        CHECK_SAYING(lived.code == 0, "%s: %s", builds[i], lived.errs.data);
        first = first ? first : pool_copy(scratch.pool, lived.out.data, lived.out.length);
        CHECK_SAYING(strcmp(first, lived.out.data) == 0, "%s: %s", builds[i], lived.out.data);
        result_free(&lived);
    }
    scratch_free(&scratch);
}

static void the_cat_lives_the_same_life(void)
{
    live_the_same_life("cat");
}

static void the_courier_lives_the_same_life(void)
{
    live_the_same_life("courier");
}

/* The game as it is shipped, with files of its own beside the generated ones. */
static void the_skirmish_goes_the_same_way(void)
{
    struct scratch scratch = scratch_new();
    const char *program = in_scratch(&scratch, "skirmish"), *first = NULL;
    for (size_t i = 0; i < sizeof builds / sizeof *builds; i++) {
        if (!can_build(&scratch, builds[i]))
            continue;
        struct result fought = shell("%s -std=c99 -Iruntime -Igenerated/skirmish "
                                     "domains/skirmish/*.c generated/skirmish/*.c runtime/*.c "
                                     "-o '%s' && '%s' --hash --ticks 10000",
                                     builds[i], program, program);
        CHECK_SAYING(fought.code == 0, "%s: %s", builds[i], fought.errs.data);
        first = first ? first : pool_copy(scratch.pool, fought.out.data, fought.out.length);
        CHECK_SAYING(strcmp(first, fought.out.data) == 0, "%s: %s", builds[i], fought.out.data);
        result_free(&fought);
    }
    scratch_free(&scratch);
}

void add_builds_suite(void)
{
    CU_pSuite suite = CU_add_suite("builds", NULL, NULL);
    CU_ADD_TEST(suite, the_cat_lives_the_same_life);
    CU_ADD_TEST(suite, the_courier_lives_the_same_life);
    CU_ADD_TEST(suite, the_skirmish_goes_the_same_way);
}
