/* SPDX-License-Identifier: MIT */
/*
 * Programs that use a planner as they must not: functions of the game that come back to one
 * that is in use, and planners of garbage. They are refused; assertions stop there.
 */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <signal.h>
#include <string.h>

/* A program in which a function of the game does what it must not, with a runtime and the
 * flags that this asks for. */
static const char *refused_program(const struct scratch *scratch, const char *source,
                                   const char *name, const char *runtime)
{
    const char *program = in_scratch(scratch, name);
    struct result result =
        shell("'%s' -o '%s' tests/domains/refused.yaml && %s -std=c99 -UGG_ASSERT -I runtime "
              "-I '%s' -o '%s' '%s' '%s'/refused.c %s",
              built(scratch->pool, "goapgen"), scratch->folder, c_compiler(), scratch->folder,
              program, source, scratch->folder, runtime);
    CHECK_SAYING(result.code == 0, "%s%s", result.out.data, result.errs.data);
    result_free(&result);
    return program;
}

static const char refused[] = "tests/domains/refused.c";

/* A game's own build, which takes long to make under sanitizers and shows no more there. */
static const char asserting[] = "-O0 -include assert.h -DGG_ASSERT=assert -Iruntime runtime/*/*.c";

static const char *const misuses[] = {"check", "cost", "score", "trace", "own", "explained"};
static const char *const attempts[] = {"plan", "tick", "stop"};

enum { MISUSES = 6, ATTEMPTS = 3 };

static void what_must_not_use_the_planner_is_refused(void)
{
    struct scratch scratch = scratch_new();
    const char *library =
        pool_format(scratch.pool, "%s '%s'", c_flags(), built(scratch.pool, "libgoapgen.a"));
    const char *program = refused_program(&scratch, refused, "refused", library);
    for (int i = 0; i < MISUSES; i++)
        for (int j = 0; j < ATTEMPTS; j++) {
            struct result result =
                run(NULL, (const char *const[]){program, misuses[i], attempts[j], NULL});
            CHECK_SAYING(result.code == 0, "%s %s: exit code %d, signal %d: %s", misuses[i],
                         attempts[j], result.code, result.signal, result.out.data);
            result_free(&result);
        }
    scratch_free(&scratch);
}

static void a_build_with_assertions_stops_there(void)
{
    struct scratch scratch = scratch_new();
    const char *program = refused_program(&scratch, refused, "asserting", asserting);
    for (int i = 0; i < MISUSES; i++)
        for (int j = 0; j < ATTEMPTS; j++) {
            bool fine = i >= MISUSES - 2 && strcmp(attempts[j], "plan") == 0;
            struct result result =
                run(NULL, (const char *const[]){program, misuses[i], attempts[j], NULL});
            CHECK_SAYING(fine ? result.code == 0 : result.signal == SIGABRT,
                         "%s %s: exit code %d, signal %d: %s", misuses[i], attempts[j], result.code,
                         result.signal, result.out.data);
            CHECK_SAYING(fine || strstr(result.errs.data, "runtime/agent"), "%s", result.errs.data);
            result_free(&result);
        }
    scratch_free(&scratch);
}

/* Lives with a planner of garbage that was made ready, of zeros, or was not; and which call
 * takes it up. */
static const char memories[] =
    "#include <string.h>\n"
    "#include \"refused.h\"\n"
    "static refused_world world;\n"
    "static refused_agent agent;\n"
    "static refused_planner planner;\n"
    "gg_status refused_task_prepare(refused_agent *one, gg_phase phase)\n"
    "{ (void)phase; return refused_agent_wait(one); }\n"
    "gg_status refused_task_hasten(refused_agent *one, gg_phase phase)\n"
    "{ (void)phase; return refused_agent_wait(one); }\n"
    "gg_status refused_task_finish(refused_agent *one, gg_phase phase)\n"
    "{ (void)phase; return refused_agent_wait(one); }\n"
    "gg_status refused_task_rest(refused_agent *one, gg_phase phase)\n"
    "{ (void)phase; return refused_agent_wait(one); }\n"
    "bool refused_check_allowed(const refused_agent *one) { (void)one; return true; }\n"
    "uint16_t refused_cost_price(const refused_agent *one) { (void)one; return 2; }\n"
    "int32_t refused_score_comfort(const refused_agent *one) { (void)one; return 0; }\n"
    "int main(int count, char **arguments)\n"
    "{\n"
    "    const char *how = arguments[count - 2], *call = arguments[count - 1];\n"
    "    uint16_t steps[REFUSED_PLAN_STEPS];\n"
    "    gg_plan plan = {steps, REFUSED_PLAN_STEPS, 0};\n"
    "    memset(&planner, strcmp(how, \"zeros\") == 0 ? 0 : 0xa5, sizeof planner);\n"
    "    if (strcmp(how, \"init\") == 0)\n"
    "        refused_planner_init(&planner);\n"
    "    refused_world_init(&world);\n"
    "    refused_agent_init(&agent, &world, 1);\n"
    "    if (strcmp(call, \"stop\") == 0)\n"
    "        refused_agent_stop(&agent, &planner);\n"
    "    if (strcmp(call, \"plan\") == 0)\n"
    "        refused_agent_plan(&agent, &planner, REFUSED_GOAL_SUCCESS, &plan);\n"
    "    if (strcmp(call, \"tick\") != 0 && strcmp(how, \"neither\") == 0)\n"
    "        return 0; /* the tick would stop it */\n"
    "    for (int i = 0; i < 100; i++)\n"
    "        refused_agent_tick(&agent, &planner, 100);\n"
    "    return !refused_done(&agent);\n"
    "}\n";

static void a_planner_is_initialised_or_of_zeros(void)
{
    static const char *const ways[] = {"init", "zeros", "neither"};
    struct scratch scratch = scratch_new();
    const char *source = scratch_write(&scratch, "memories.c", memories);
    const char *program = refused_program(&scratch, source, "memories", asserting);
    for (int i = 0; i < 3 * ATTEMPTS; i++) {
        const char *way = ways[i / ATTEMPTS], *call = attempts[i % ATTEMPTS];
        struct result result = run(NULL, (const char *const[]){program, way, call, NULL});
        CHECK_SAYING(i / ATTEMPTS < 2 ? result.code == 0 : result.signal == SIGABRT,
                     "%s %s: exit code %d, signal %d: %s", way, call, result.code, result.signal,
                     result.errs.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

void add_refusals_suite(void)
{
    CU_pSuite suite = CU_add_suite("refusals", NULL, NULL);
    CU_ADD_TEST(suite, what_must_not_use_the_planner_is_refused);
    CU_ADD_TEST(suite, a_build_with_assertions_stops_there);
    CU_ADD_TEST(suite, a_planner_is_initialised_or_of_zeros);
}
