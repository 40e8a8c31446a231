/* SPDX-License-Identifier: MIT */
/*
 * The same seed gives the same simulation whatever the game is compiled with: two domains,
 * with draws and priorities and with recursion and conditions to achieve, are simulated by
 * programs of several compilers, optimizations, sizes of a pointer and orders of bytes, and so
 * is the skirmish, with goals and many agents. Each prints a hash of all that happens.
 */
#include "support/missing.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

static const char program_text[] =
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

/* Writes the files of a domain and a program that simulates it into the scratch folder. */
static void write_program(const struct scratch *scratch, const char *domain)
{
    struct text text = {0};
    const char *rest = program_text, *next;
    while ((next = strstr(rest, "DOMAIN")) != NULL) {
        text_add_bytes(&text, rest, (size_t)(next - rest));
        text_add(&text, "%s", domain);
        rest = next + strlen("DOMAIN");
    }
    text_add(&text, "%s", rest);
    scratch_write(scratch, pool_format(scratch->pool, "%s_life.c", domain), text.data);
    text_free(&text);
    struct result made = shell("'%s' -o '%s' domains/%s/%s.yaml", built(scratch->pool, "goapgen"),
                               scratch->folder, domain, domain);
    CU_ASSERT_EQUAL_FATAL(made.code, 0);
    result_free(&made);
}

/* What is simulated: two domains for themselves, and the game as it is shipped, with files of its
 * own beside the generated ones. */
static const struct subject {
    const char *name;
    const char *sources; /**< beside the runtime; $ROOT is the repository */
    const char *arguments;
} subjects[] = {
    {"cat", "cat_life.c cat.c cat_tasks.c", ""},
    {"courier", "courier_life.c courier.c courier_tasks.c", ""},
    {"skirmish",
     "-I\"$ROOT/generated/skirmish\" \"$ROOT\"/generated/skirmish/*.c "
     "\"$ROOT\"/domains/skirmish/*.c \"$ROOT\"/domains/demo.c \"$ROOT\"/domains/screen.c "
     "\"$ROOT\"/domains/terminal.c",
     "--hash --ticks 10000"},
};

enum { SUBJECTS = sizeof subjects / sizeof *subjects };

/* Where the system's headers for another size of a pointer look for those of the kernel,
 * which Debian keeps among the headers of this machine. */
#define HEADERS_32 " -idirafter \"/usr/include/$(uname -m)-linux-gnu\""

/* A way to make programs and to run them. Each thing that may differ is in one of them: what
 * comes of it shows against the first, whatever else differs there. */
static const struct build {
    const char *compile, *run; /**< the start of either command */
    const char *programs;      /**< what must be installed */
} builds[] = {
    {"${CC:-cc} -O0", "", ""},
    {"gcc -O3 -funsigned-char", "", "gcc"},
    {"gcc -m32 -O1" HEADERS_32, "", "gcc"},
    {"clang -O2", "", "clang"},
    {"s390x-linux-gnu-gcc -static -O2", "qemu-s390x", "s390x-linux-gnu-gcc qemu-s390x"},
};

/* Whether programs that include what the tested ones do can be made and run here. */
static bool can_build(const struct scratch *scratch, const struct build *build)
{
    scratch_write(scratch, "probe.c",
                  "#include <errno.h>\n#include <getopt.h>\n#include <signal.h>\n"
                  "#include <stdint.h>\n#include <stdio.h>\n#include <stdlib.h>\n"
                  "#include <string.h>\n#include <time.h>\n#include <unistd.h>\n"
                  "int main(void)\n{\n    return puts(\"probe\") < 0;\n}\n");
    struct result result =
        shell("cd '%s' && for program in %s; do command -v $program || exit 1; done && "
              "%s -std=c99 probe.c -o probe && %s ./probe",
              scratch->folder, build->programs, build->compile, build->run);
    bool fine = result.code == 0;
    if (!fine)
        lacks(build->compile);
    result_free(&result);
    return fine;
}

/* Makes the runtime, which all subjects share. */
static bool make_runtime(const struct scratch *scratch, const struct build *build)
{
    struct result made = shell(
        "cd '%s' && rm -f *.o && %s -std=c99 -I'%s' -c '%s'/*/*.c", scratch->folder, build->compile,
        in_repository(scratch->pool, "runtime"), in_repository(scratch->pool, "runtime"));
    bool fine = CHECK_SAYING(made.code == 0, "%s: %s", build->compile, made.errs.data);
    result_free(&made);
    return fine;
}

/* What a subject prints that is made and run in this way; from the pool. */
static const char *lived_as(const struct scratch *scratch, const struct build *build,
                            const struct subject *subject)
{
    struct result printout =
        shell("ROOT='%s'; cd '%s' && %s -std=c99 -I\"$ROOT/runtime\" %s *.o -o life && "
              "%s ./life %s",
              in_repository(scratch->pool, "."), scratch->folder, build->compile, subject->sources,
              build->run, subject->arguments);
    CHECK_SAYING(printout.code == 0 && printout.out.length > 0, "%s: %s", build->compile,
                 printout.errs.data);
    const char *printed = pool_copy_text(scratch->pool, printout.out.data, printout.out.length);
    result_free(&printout);
    return printed;
}

static void the_same_life_is_lived_by_all_builds(void)
{
    struct scratch scratch = scratch_new();
    const char *first[SUBJECTS] = {NULL};
    unsigned tested = 0;
    write_program(&scratch, "cat");
    write_program(&scratch, "courier");
    for (size_t i = 0; i < sizeof builds / sizeof *builds; i++) {
        if (!can_build(&scratch, &builds[i]) || !make_runtime(&scratch, &builds[i]))
            continue;
        for (size_t j = 0; j < SUBJECTS; j++) {
            const char *printed = lived_as(&scratch, &builds[i], &subjects[j]);
            first[j] = first[j] ? first[j] : printed;
            CHECK_SAYING(strcmp(first[j], printed) == 0, "%s, %s: %s instead of %s",
                         subjects[j].name, builds[i].compile, printed, first[j]);
        }
        tested++;
    }
    CU_ASSERT(tested > 0);
    scratch_free(&scratch);
}

void add_builds_suite(void)
{
    CU_pSuite suite = CU_add_suite("builds", NULL, NULL);
    CU_ADD_TEST(suite, the_same_life_is_lived_by_all_builds);
}
