/* SPDX-License-Identifier: MIT */
/* The functions by which a game reads facts and is told of changes: as they are generated,
 * and when they are called. */
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

static const char yaml[] = "domain: d\n"
                           "types: {room: [hall, cellar]}\n"
                           "state:\n"
                           "  lit(room, room): {type: bool, applied: true}\n"
                           "  holding: {type: [nothing, hall, key], applied: true}\n"
                           "  floor: {type: -3..9 step 3, applied: true, shared: true}\n"
                           "  heat: {type: -1..1 step 0.25, sensed: true, applied: true}\n"
                           "  noise(room): {type: 0..3, sensed: true, every: 1s}\n"
                           "  other: bool\n"
                           "actions:\n"
                           "  act:\n"
                           "    preconditions: heat > 0\n"
                           "    effects: ['lit(hall, cellar)', other, holding = key, floor = 9, "
                           "heat = 0]\n";

static const char program[] =
    "#include <stdio.h>\n"
    "#include \"d.h\"\n"
    "static d_world world;\n"
    "static d_agent agent;\n"
    "double d_sense_heat(const d_agent *who) { (void)who; return 0.5; }\n"
    "int32_t d_sense_noise(const d_agent *who, d_symbol room)\n"
    "{ (void)who; return room == D_HALL ? 1 : 2; }\n"
    "gg_status d_task_act(d_agent *who, gg_phase phase)\n"
    "{ (void)phase; return d_agent_wait(who); }\n"
    "void d_apply_lit(d_agent *who, d_symbol room_1, d_symbol room_2, bool value)\n"
    "{ printf(\"lit %d %d %d %d\\n\", who == &agent, room_1, room_2, value); }\n"
    "void d_apply_holding(d_agent *who, d_symbol value)\n"
    "{ (void)who; printf(\"holding %d\\n\", value == D_KEY); }\n"
    "void d_apply_floor(d_agent *who, int32_t value)\n"
    "{ (void)who; printf(\"floor %d\\n\", (int)value); }\n"
    "void d_apply_heat(d_agent *who, double value)\n"
    "{ (void)who; printf(\"heat %.2f\\n\", value); }\n"
    "int main(void)\n"
    "{\n"
    "    const gg_calls *calls = d_domain.agent_types[0].calls;\n"
    "    d_world_init(&world);\n"
    "    d_agent_init(&agent, &world, 1);\n"
    "    calls->apply(&agent.core, d_fact_lit(D_HALL, D_CELLAR), 1);\n"
    "    calls->apply(&agent.core, d_fact_lit(D_CELLAR, D_HALL), 0);\n"
    "    calls->apply(&agent.core, D_FACT_HOLDING, 2);\n"
    "    calls->apply(&agent.core, D_FACT_FLOOR, 4);\n"
    "    calls->apply(&agent.core, D_FACT_HEAT, 1);\n"
    "    calls->apply(&agent.core, D_FACT_OTHER, 1);\n"
    "    calls->sense(&agent.core, 1);\n"
    "    printf(\"%.2f %d %d, \", d_heat(&agent), (int)d_noise(&agent, D_HALL),\n"
    "           (int)d_noise(&agent, D_CELLAR));\n"
    "    calls->sense(&agent.core, 0);\n"
    "    calls->sense(&agent.core, 2);\n"
    "    printf(\"%.2f, %u senses\\n\", d_heat(&agent), (unsigned)d_domain.senses->count);\n"
    "    printf(\"agent %u\\n\", (unsigned)sizeof agent);\n"
    "    return 0;\n"
    "}\n";

/* Values come in the units of the YAML, objects by name, each fact to its function. */
static void the_game_is_told_in_its_own_terms(void)
{
    struct scratch scratch = scratch_new();
    const char *domain = scratch_write(&scratch, "d.yaml", yaml);
    scratch_write(&scratch, "main.c", program);
    struct result made = run(NULL, (const char *const[]){built(scratch.pool, "goapgen"), "-o",
                                                         scratch.folder, domain, NULL});
    CHECK_SAYING(made.code == 0, "%s", made.errs.data);
    struct result result =
        shell("cd '%s' && %s %s -std=c99 -I '%s' main.c d.c '%s' -o program && ./program",
              scratch.folder, c_compiler(), c_flags(), in_repository(scratch.pool, "runtime"),
              built(scratch.pool, "libgoapgen.a"));
    const char *bytes = strstr(made.out.data, "agent ");
    const char *expected = pool_format(scratch.pool,
                                       "lit 1 0 1 1\nlit 1 1 0 0\nholding 1\nfloor 9\nheat -0.75\n"
                                       "0.00 1 2, 0.50, 2 senses\nagent %d\n",
                                       bytes ? atoi(bytes + 6) : 0);
    CHECK_SAYING(result.code == 0 && strcmp(result.out.data, expected) == 0, "%s%s",
                 result.out.data, result.errs.data);
    result_free(&made);
    result_free(&result);
    scratch_free(&scratch);
}

/* A game that sets the facts itself, as most do; the lamp is broken. */
static void set_fact_in_game(struct gg_agent *agent, uint16_t fact, uint32_t value)
{
    const struct actor *actor = (const struct actor *)agent;
    bool broken = fact == fact_number(actor->stage->compiled.tables, "lit");
    CU_ASSERT_EQUAL(gg_agent_read(agent, fact), value); /* the effect has taken place */
    gg_agent_write(agent, fact, broken ? 0 : value);
}

/* An effect takes place once, and the game has the last word. */
static void the_game_is_told_after_the_effects(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\n"
                        "state: {oil: {type: 0..9, start: 7, applied: true}, "
                        "lit: {type: bool, shared: true, applied: true}, tired: 0..9}\n"
                        "actions: {light: {effects: [oil -= 2, lit, tired += 1]}}\n"
                        "tasks: {live: {methods: {m: {subtasks: light}}}}\n"
                        "limits: {plan: 8}\n");
    gg_calls calls = *stage.agent_types[0].calls;
    calls.apply = set_fact_in_game;
    stage.agent_types[0].calls = &calls;
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "oil"), 5);
    CU_ASSERT_EQUAL(fact_of(&actor, "lit"), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "tired"), 1);
    stage_end(&stage);
}

/* Each of several numbers that are added to, and what is assigned. */
static void the_game_is_told_of_every_change(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\n"
                        "state: {oil: {type: 0..9, start: 7, applied: true}, "
                        "heat: {type: 0..9, applied: true}, lit: {type: bool, applied: true}}\n"
                        "actions: {light: {effects: [oil -= 2, lit, heat += 4], duration: 1s}}\n"
                        "tasks: {live: {methods: {m: {subtasks: light}}}}\n"
                        "limits: {plan: 8}\n");
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.m, started light, start light");
    stage_tick(&stage, &actor, 1000);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "apply lit = 1, apply oil = 5, apply heat = 4"));
    stage_end(&stage);
}

/* What a type touches by its actions, its goals, the tasks that it comes to and the rules. */
static const char types[] = "domain: d\n"
                            "state:\n"
                            "  far: {type: bool, sensed: true}\n"
                            "  near: {type: bool, sensed: true}\n"
                            "  alone: {type: bool, sensed: true}\n"
                            "  light: {type: bool, sensed: true}\n"
                            "  late: {type: bool, sensed: true}\n"
                            "  rain: {type: bool, sensed: true}\n"
                            "  noise: {type: bool, sensed: true}\n"
                            "  lamp: {type: bool, applied: true}\n"
                            "  bell: {type: bool, sensed: true, applied: true}\n"
                            "  wet: bool\n"
                            "actions:\n"
                            "  run: {preconditions: far, effects: [lamp, bell]}\n"
                            "  ring: {preconditions: lamp, effects: bell}\n"
                            "goals: {g: {conditions: near, relevant: alone}}\n"
                            "rules: {r: {every: 1s, preconditions: rain, effects: wet}}\n"
                            "tasks:\n"
                            "  by_day: {methods: {m: {subtasks: deeper}}}\n"
                            "  deeper: {methods: {m: {preconditions: light, subtasks: run}}}\n"
                            "  by_night: {methods: {m: {subtasks: {achieve: late}}}}\n"
                            "agents:\n"
                            "  runner: {actions: [run], task: by_day}\n"
                            "  ringer: {actions: [ring], goals: [g], task: by_night}\n";

static void a_type_is_asked_for_what_it_touches(void)
{
    struct compiled compiled = compile_text(types);
    struct text names = {0};
    size_t count;
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const struct stub *stubs = stubs_of(compiled.pool, compiled.tables, &count);
    for (size_t i = 0; i < count; i++)
        if (strstr(stubs[i].name, "_sense_") || strstr(stubs[i].name, "_apply_"))
            text_add(&names, "%s ", stubs[i].name + strlen("d_"));
    CU_ASSERT_STRING_EQUAL(names.data, "runner_sense_far runner_sense_light runner_sense_rain "
                                       "runner_sense_noise runner_sense_bell runner_apply_lamp "
                                       "runner_apply_bell "
                                       "ringer_sense_near ringer_sense_alone ringer_sense_late "
                                       "ringer_sense_rain ringer_sense_noise ringer_sense_bell "
                                       "ringer_apply_bell ");
    text_free(&names);
    compiled_free(&compiled);
}

void add_applied_suite(void)
{
    CU_pSuite suite = CU_add_suite("applied", NULL, NULL);
    CU_ADD_TEST(suite, the_game_is_told_in_its_own_terms);
    CU_ADD_TEST(suite, the_game_is_told_after_the_effects);
    CU_ADD_TEST(suite, the_game_is_told_of_every_change);
    CU_ADD_TEST(suite, a_type_is_asked_for_what_it_touches);
}
