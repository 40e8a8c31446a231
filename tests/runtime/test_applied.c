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
    "void d_world_apply_floor(d_world *all, int32_t value)\n"
    "{ (void)all; printf(\"world floor %d\\n\", (int)value); }\n"
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
    "    d_domain.applied->world(&world.core, D_FACT_FLOOR, 1);\n"
    "    d_domain.applied->world(&world.core, D_FACT_HEAT, 1);\n"
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
                                       "world floor 0\n"
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

/* How long the action has lasted when the game is told of a fact: once in 300 ms. */
static void note_elapsed(struct gg_agent *agent, uint16_t fact, uint32_t value)
{
    uint32_t *expected = ((struct actor *)agent)->more;
    (void)fact;
    (void)value;
    CU_ASSERT_EQUAL(agent->elapsed, *expected);
    *expected += 300;
}

/* It begins at the end of the first tick, which is as long as the others. */
static void what_a_rule_tells_is_told_at_its_moment(void)
{
    static const uint32_t lengths[] = {1, 7, 250, 0}; /* 0: as long as nothing happens */
    for (int i = 0; i < 4; i++) {
        struct stage stage;
        struct actor actor;
        uint32_t first = lengths[i] ? lengths[i] : 1, expected = 300 - first;
        stage_start(&stage, "domain: d\n"
                            "state: {oil: {type: 0..9, start: 9, applied: true}}\n"
                            "actions: {watch: {duration: 1h}}\n"
                            "tasks: {live: {methods: {m: {subtasks: watch}}}}\n"
                            "rules: {burns: {every: 300ms, effects: oil -= 1}}\n"
                            "limits: {plan: 4}\n");
        gg_calls calls = *stage.agent_types[0].calls;
        calls.apply = note_elapsed;
        stage.agent_types[0].calls = &calls;
        actor_start(&actor, &stage, 0, 1);
        actor.more = &expected;
        stage_tick(&stage, &actor, first);
        for (uint32_t now = first, step; now < 2000; now += step) {
            step = lengths[i] ? lengths[i] : gg_agent_quiet(&actor.core);
            stage_tick(&stage, &actor, step);
        }
        CU_ASSERT_EQUAL(fact_of(&actor, "oil"), lengths[i] ? 3 : 2);
        stage_end(&stage);
    }
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

/* ------------------------------------------------------------ whoever changes it */

/* Those facts that a rule has changed, once all of its effect has taken place; and no longer when it
 * changes nothing any more. */
static void the_game_is_told_of_rules(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\ntypes: {cat: [tom, kit]}\n"
                        "state:\n  health(cat): {type: 0..9, applied: true, start: 2}\n"
                        "  weak: {type: bool, applied: true}\n  told: 0..9\n"
                        "start: health(kit) = 1\n"
                        "rules: {drain: {every: 1s, effects: [all(cat c) health(c) -= 1, weak]}}\n"
                        "actions: {rest: {preconditions: told > 0}}\n"
                        "tasks: {live: {methods: {m: {preconditions: told > 0, subtasks: rest}, n: "
                        "{}}}}\nlimits: {plan: 8}\n");
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 999);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage,
               "apply weak = 1, apply health(tom) = 1, apply health(kit) = 0, made 0, chose "
               "live.n");
    stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "apply health(tom) = 0, made 0, chose live.n");
    forget_log(&stage);
    stage_tick(&stage, &actor, 5000);
    CU_ASSERT_PTR_NULL(strstr(stage.log.data, "apply"));
    stage_end(&stage);
}

/* Within a long tick it is told of each change at its turn, and what it sets counts for what comes
 * next, but is not told. */
static void set_other(struct gg_agent *agent, uint16_t fact, uint32_t value)
{
    struct actor *actor = (struct actor *)agent;
    uint16_t other = fact_number(actor->stage->compiled.tables, "other");
    uint32_t before = gg_agent_read(agent, other);
    text_add(&actor->stage->log, "%u=%u ", fact == other, (unsigned)value);
    CU_ASSERT_NOT_EQUAL(agent->ticking, 0); /* it cannot be ticked or stopped */
    gg_agent_write(agent, other, value);
    gg_agent_tell_set(agent, other, before);
}

static void what_the_game_sets_then_is_not_told(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage,
                "domain: d\nstate: {n: {type: 0..9, applied: true}, other: {type: 0..9, applied: "
                "true}, stop: bool}\nrules: {up: {every: 1s, preconditions: other < 3, effects: n "
                "+= 1}}\nactions: {rest: {preconditions: stop}}\n"
                "tasks: {live: {methods: {m: {preconditions: stop, subtasks: rest}, n: {}}}}\n"
                "limits: {plan: 8}\n");
    gg_calls calls = *stage.agent_types[0].calls;
    calls.apply = set_other;
    stage.agent_types[0].calls = &calls;
    actor_start(&actor, &stage, 0, 1);
    uint16_t other = fact_number(stage.compiled.tables, "other");
    gg_agent_tick(&actor.core, &stage.planner, 10000);
    CU_ASSERT_EQUAL(fact_of(&actor, "n"), 3);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "0=1 0=2 0=3 "));
    CU_ASSERT_PTR_NULL(strstr(stage.log.data, "1="));
    set_fact(&actor, "other", 1); /* outside of a tick */
    gg_agent_tell_set(&actor.core, other, 3);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "1=1 "));
    stage.log.length = 0;
    gg_agent_tell_set(&actor.core, other, 1);
    gg_agent_tell_set(&actor.core, GG_NONE, 0);
    CU_ASSERT_EQUAL(stage.log.length, 0);
    CU_ASSERT_EQUAL(actor.core.ticking, 0);
    stage_end(&stage);
}

/* The whole way from the setters and the senses of C to the functions, of agents and of the world. */
static const char told_yaml[] =
    "domain: d\n"
    "types: {room: [hall, cellar], foe: {slots: 1}}\n"
    "state:\n"
    "  health: {type: 0..9, start: 2, applied: true}\n"
    "  lit(room): {type: bool, shared: true, applied: true}\n"
    "  heat: {type: -1..1 step 0.25, sensed: true, applied: true, shared: true}\n"
    "  near(foe): {type: bool, applied: true}\n"
    "  plain: 0..9\n"
    "rules:\n"
    "  drain: {every: 1s, effects: health -= 1}\n"
    "  dusk: {every: 3s, effects: all(room r) not lit(r)}\n"
    "actions:\n"
    "  warm: {preconditions: [plain > 0, health > 0], effects: heat = 1}\n"
    "goals: {g: {conditions: heat == 1}}\n";

static const char told_program[] =
    "#include <stdio.h>\n"
    "#include \"d.h\"\n"
    "static d_world world, saved_world;\n"
    "static d_agent agent, saved;\n"
    "static d_planner planner;\n"
    "static double heat = 0.5;\n"
    "double d_sense_heat(const d_agent *who) { (void)who; return heat; }\n"
    "gg_status d_task_warm(d_agent *who, gg_phase phase)\n"
    "{ (void)phase; return d_agent_wait(who); }\n"
    "void d_apply_health(d_agent *who, int32_t value)\n"
    "{\n"
    "    printf(\"health %d, \", (int)value);\n"
    "    d_set_health(who, 7);\n"
    "    d_set_lit(who, D_HALL, true);\n"
    "}\n"
    "void d_apply_lit(d_agent *who, d_symbol room, bool value)\n"
    "{ (void)who; printf(\"lit %d %d, \", room == D_HALL, value); }\n"
    "void d_apply_heat(d_agent *who, double value)\n"
    "{ (void)who; printf(\"heat %.2f, \", value); }\n"
    "void d_apply_near(d_agent *who, d_symbol foe, bool value)\n"
    "{ (void)who; printf(\"near %d %d, \", foe == D_FOE_1, value); }\n"
    "void d_world_apply_lit(d_world *all, d_symbol room, bool value)\n"
    "{\n"
    "    printf(\"world lit %d %d, \", room == D_HALL, value);\n"
    "    d_world_set_lit(all, D_HALL, true);\n"
    "}\n"
    "void d_world_apply_heat(d_world *all, double value)\n"
    "{ (void)all; printf(\"world heat %.2f, \", value); }\n"
    "int main(void)\n"
    "{\n"
    "    d_world_init(&world);\n"
    "    d_agent_init(&agent, &world, 1);\n"
    "    d_planner_init(&planner);\n"
    "    puts(\"begun\");\n"
    "    d_set_health(&agent, 2);\n"
    "    d_set_health(&agent, 1);\n"
    "    d_set_plain(&agent, 0);\n"
    "    d_set_lit(&agent, D_CELLAR, true);\n"
    "    d_set_lit(&agent, D_CELLAR, true);\n"
    "    d_set_lit(&agent, D_WARM__NONE, true);\n"
    "    puts(\"set\");\n"
    "    d_sense(&agent);\n"
    "    heat = 0.25;\n"
    "    d_agent_tick(&agent, &planner, 1);\n"
    "    puts(\"sensed\");\n"
    "    d_set_heat(&agent, -1);\n"
    "    d_world_set_heat(&world, 1);\n"
    "    puts(\"set\");\n"
    "    d_foe_bind(&agent, 5);\n"
    "    d_set_near(&agent, D_FOE_1, true);\n"
    "    d_foe_unbind(&agent, 5);\n"
    "    d_set_near(&agent, D_FOE_1, true);\n"
    "    puts(\"slots\");\n"
    "    d_world_tick(&world, 3000);\n"
    "    d_agent_tick(&agent, &planner, 1000);\n"
    "    puts(\"rules\");\n"
    "    saved = agent;\n"
    "    saved_world = world;\n"
    "    saved.core.telling = 1;\n"
    "    saved_world.telling[0] = 1;\n"
    "    printf(\"%d%d, \", d_world_attach(&saved_world), d_agent_attach(&saved, &saved_world, "
    "NULL));\n"
    "    d_world_set_heat(&saved_world, 0);\n"
    "    d_set_heat(&saved, 1);\n"
    "    puts(\"saved\");\n"
    "    return 0;\n"
    "}\n";

static void setters_tell_the_game_once(void)
{
    struct scratch scratch = scratch_new();
    const char *domain = scratch_write(&scratch, "d.yaml", told_yaml);
    scratch_write(&scratch, "main.c", told_program);
    struct result made = run(NULL, (const char *const[]){built(scratch.pool, "goapgen"), "-o",
                                                         scratch.folder, domain, NULL});
    CHECK_SAYING(made.code == 0, "%s", made.errs.data);
    struct result result =
        shell("cd '%s' && %s %s -DD_WARM__NONE='(d_symbol)99' -std=c99 -I '%s' main.c d.c '%s' -o "
              "program && ./program",
              scratch.folder, c_compiler(), c_flags(), in_repository(scratch.pool, "runtime"),
              built(scratch.pool, "libgoapgen.a"));
    CHECK_SAYING(result.code == 0, "%s", result.errs.data);
    CU_ASSERT_STRING_EQUAL(result.out.data, "begun\n"
                                            "health 1, lit 0 1, set\n"
                                            "sensed\n"
                                            "heat -1.00, world heat 1.00, set\n"
                                            "near 1 1, slots\n"
                                            "world lit 1 0, world lit 0 0, health 6, rules\n"
                                            "00, world heat 0.00, heat 1.00, saved\n");
    result_free(&made);
    result_free(&result);
    scratch_free(&scratch);
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
                                       "ringer_apply_lamp ringer_apply_bell ");
    text_free(&names);
    compiled_free(&compiled);
}

void add_applied_suite(void)
{
    CU_pSuite suite = CU_add_suite("applied", NULL, NULL);
    CU_ADD_TEST(suite, the_game_is_told_in_its_own_terms);
    CU_ADD_TEST(suite, the_game_is_told_after_the_effects);
    CU_ADD_TEST(suite, what_a_rule_tells_is_told_at_its_moment);
    CU_ADD_TEST(suite, the_game_is_told_of_every_change);
    CU_ADD_TEST(suite, the_game_is_told_of_rules);
    CU_ADD_TEST(suite, what_the_game_sets_then_is_not_told);
    CU_ADD_TEST(suite, setters_tell_the_game_once);
    CU_ADD_TEST(suite, a_type_is_asked_for_what_it_touches);
}
