/* SPDX-License-Identifier: MIT */
/*
 * Slots as designers and games see them: the domain of the reference with its C, the command line,
 * and what warnings count on. Lives with slots are in tests/models/test_slot_lives.c.
 */
#include "support/project.h"
#include "support/reader.h"
#include "support/run_output.h"
#include "support/stage.h"
#include "suites.h"

#include <stdlib.h>
#include <string.h>

/* --------------------------------------------------------------------- in C */

static void the_archer_of_the_reference_lives(void)
{
    struct scratch scratch = reader_new();
    struct text reference;
    CU_ASSERT_TRUE_FATAL(read_whole("gen/LANGUAGE.md", &reference));
    const char *slots = strstr(reference.data, "\n### Slots\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(slots);
    scratch_write(&scratch, "archer.yaml", reader_block(scratch.pool, slots, "```yaml\n", 0));
    scratch_write(&scratch, "reference.c",
                  pool_format(scratch.pool,
                              "#include \"archer.h\"\nuint16_t distance_to(uint32_t handle);\n"
                              "void spawn(archer_world *world, uint32_t id);\n"
                              "void despawn(archer_world *world, uint32_t id);\n%s",
                              reader_block(scratch.pool, slots, "```c\n", 0)));
    struct result result = shell(
        "cd '%s' && '%s' -t stubs.c archer.yaml && '%s' test archer.yaml && %s %s -I'%s' -I. '%s' "
        "reference.c archer.c '%s' -o archer && ./archer",
        scratch.folder, built(scratch.pool, "goapgen"), built(scratch.pool, "goapgen"),
        c_compiler(), c_flags(), in_repository(scratch.pool, "runtime"),
        in_repository(scratch.pool, "tests/language/golden/use_archer.c"),
        built(scratch.pool, "libgoapgen.a"));
    CHECK_SAYING(result.code == 0, "%s%s", result.out.data, result.errs.data);
    result_free(&result);
    text_free(&reference);
    scratch_free(&scratch);
}

/* --------------------------------------------------------------- command line */

static const char wolves[] =
    "domain: wolves\n"
    "types: {wolf: {slots: 3, shared: true}, sheep: {slots: 2}}\n"
    "state:\n"
    "  alive(wolf): {type: bool, shared: true}\n"
    "  mine(sheep): bool\n"
    "  target: [none, wolf]\n"
    "  hunting: bool\n"
    "actions:\n"
    "  aim(wolf w): {preconditions: [alive(w), target != w], effects: target = w}\n"
    "  shoot(wolf w): {preconditions: [target == w, alive(w)], effects: not alive(w)}\n"
    "  hunt: {preconditions: target != none, effects: hunting}\n"
    "  shear(sheep s): {preconditions: not mine(s), effects: mine(s)}\n"
    "goals:\n"
    "  safe: {conditions: all(wolf w) not alive(w)}\n"
    "  hunted: {conditions: hunting}\n"
    "  wool: {conditions: any(sheep s) mine(s)}\n";

static void expect_print(const char *yaml, const char *command, const char *options,
                         const char *expected)
{
    struct scratch scratch = reader_new();
    scratch_write(&scratch, "wolves.yaml", yaml);
    struct result result = shell("cd '%s' && '%s' %s wolves.yaml %s 2>&1", scratch.folder,
                                 built(scratch.pool, "goapgen"), command, options);
    CHECK_SAYING(strstr(result.out.data, expected) != NULL, "%s: not in:\n%s", expected,
                 result.out.data);
    result_free(&result);
    scratch_free(&scratch);
}

static void plans_are_made_with_bound_slots(void)
{
    expect_print(wolves, "plan", "--goal safe --set 'wolf_bound(wolf_2)' --set 'alive(wolf_2)'",
                 "aim(wolf_2)");
    expect_print(wolves, "plan", "--goal safe --set 'alive(wolf_2)'", "0 steps");
    expect_print(wolves, "plan", "--goal wool", "there is no plan");
    expect_print(wolves, "plan", "--goal wool --set 'sheep_bound(sheep_2)'", "shear(sheep_2)");
    expect_print(wolves, "decide", "--set 'wolf_bound(wolf_1)' --set 'alive(wolf_1)'",
                 "would do safe (priority 0): aim(wolf_1), shoot(wolf_1)");
}

static void simulations_bind_by_events(void)
{
    struct text yaml = {0};
    text_add(&yaml,
             "%sexamples:\n"
             "  comes_and_goes:\n"
             "    given: [wolf_bound(wolf_3), alive(wolf_3), alive(wolf_1)]\n"
             "    events:\n"
             "      at 2s: [not wolf_bound(wolf_3)]\n"
             "      at 3s: [sheep_bound(sheep_1), alive(wolf_2)]\n"
             "    expect:\n"
             "      - {goal: safe, plan: [aim(wolf_3), shoot(wolf_3)]}\n"
             "      - within 1s: action shoot(wolf_3)\n"
             "      - at 4s: [mine(sheep_1), target == none, not wolf_bound(wolf_3)]\n"
             "      - never: [any(wolf w) target == w and not alive(wolf_3) and alive(wolf_1), "
             "alive(wolf_2)]\n",
             wolves);
    expect_print(yaml.data, "test", "", "1 example, 0 failed");
    text_free(&yaml);
}

/* ------------------------------------------------------------------- warnings */

/* The unbinding sets all that is of the slot back at once, so that what holds for bound slots always
 * does, and what does not is found. */
static void properties_know_what_unbinding_does(void)
{
    static const struct {
        const char *section, *expected; /* a part of the messages; NULL: there are none */
    } cases[] = {
        {"always: target == none or any(wolf w) target == w\n", NULL},
        {"always: all(wolf w) (target != w or wolf_bound(w))\n", NULL},
        {"always: not alive(wolf_1) or wolf_bound(wolf_1)\n", NULL},
        {"always: not mine(sheep_2) or sheep_bound(sheep_2)\n", NULL},
        {"always: not hunting or target != none\n", "the game: not wolf_bound(wolf_"},
        {"reachable: all(wolf w) alive(w) and wolf_bound(wolf_1)\n", NULL},
        {"reachable: alive(wolf_1) and target == wolf_1 and hunting\n", NULL},
        {"reachable: target == wolf_3 and not wolf_bound(wolf_3)\n", "unreachable-state"},
        {"reachable: alive(wolf_2) and not wolf_bound(wolf_2)\n", "unreachable-state"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct text yaml = {0};
        text_add(&yaml, "%s%s", wolves, cases[i].section);
        struct compiled compiled = compile_text(yaml.data);
        const char *messages = compiled.messages.data ? compiled.messages.data : "";
        CHECK_SAYING(cases[i].expected ? strstr(messages, cases[i].expected) != NULL : !*messages,
                     "%s: %s", cases[i].section, messages);
        compiled_free(&compiled);
        text_free(&yaml);
    }
}

/* A quantifier asks no more of an empty slot than it has to: 64 slots take one box, where an empty
 * slot fulfils the condition, and seven of others take 128. */
static void quantifiers_take_few_boxes(void)
{
    struct compiled many =
        compile_text("domain: d\ntypes: {foe: {slots: 64, shared: true}}\nlimits: {table: 0}\n"
                     "state: {alive(foe): {type: bool, shared: true}, calm: bool}\n"
                     "actions: {rest: {preconditions: all(foe f) not alive(f), effects: calm}}\n"
                     "goals: {g: {conditions: calm}}\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(many.tables);
    CU_ASSERT_EQUAL(many.tables->problem->actions[0].condition.count, 1);
    compiled_free(&many);
    struct compiled few =
        compile_text("domain: d\ntypes: {foe: {slots: 7, shared: true}}\nlimits: {table: 0}\n"
                     "state: {alive(foe): {type: bool, shared: true}, calm: bool}\n"
                     "actions: {rest: {preconditions: all(foe f) alive(f), effects: calm}}\n"
                     "goals: {g: {conditions: calm}}\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(few.tables);
    CU_ASSERT_EQUAL(few.tables->problem->actions[0].condition.count, 128);
    compiled_free(&few);
}

/* ---------------------------------------------------------------- worked lives */

static void bind_alive(struct stage *stage, struct actor *actor, uint32_t handle, const char *fact)
{
    (void)gg_world_bind(&stage->scene.core, 0, handle);
    set_fact(actor, fact, 1);
}

static void what_goes_is_given_up(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, wolves);
    bind_alive(&stage, &actor, 7, "alive(wolf_1)");
    actor.answer = never_ends;
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "wants safe, made 2, started aim(wolf_1), start aim(wolf_1)");
    CU_ASSERT_TRUE(gg_world_unbind(&stage.scene.core, 0, 7));
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0);
    bind_alive(&stage, &actor, 7, "alive(wolf_1)");
    stage_tick(&stage, &actor, 100);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "stop aim(wolf_1)"));
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "dropped"));
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "start aim(wolf_1)"));
    CU_ASSERT_EQUAL(actor.core.running, true);
    stage_end(&stage);
}

/* What goes on of a plan for what is gone does not reach the goal of what is bound next, so that this has
 * its own time. */
static void what_comes_next_has_not_reached_it(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\ntypes: {foe: {slots: 1}}\nstate: {ready: bool}\n"
               "actions:\n"
               "  prepare: {preconditions: not ready, effects: ready, duration: 1s,\n"
               "            uninterruptible: true}\n"
               "goals: {fought(foe e): {conditions: ready, cooldown: 10s}}\n"
               "agents: {d: {goals: [fought]}}\n");
    (void)gg_agent_bind(&actor.core, 0, 7);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "wants fought(foe_1), made 1, started prepare, start prepare");
    CU_ASSERT_TRUE(gg_agent_unbind(&actor.core, 0, 7));
    (void)gg_agent_bind(&actor.core, 0, 8);
    stage_tick(&stage, &actor, 100);
    stage_tick(&stage, &actor, 900);
    expect_log(&stage, "dropped its goal, tick prepare, tick prepare, stop prepare, "
                       "ended prepare success");
    set_fact(&actor, "ready", 0);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "wants fought(foe_1), made 1, started prepare, start prepare");
    stage_end(&stage);
}

static void impossible_slots_are_damaged(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, wolves);
    bind_alive(&stage, &actor, 7, "alive(wolf_1)");
    (void)gg_agent_bind(&actor.core, 1, 8);
    set_fact(&actor, "target", 1);
    set_fact(&actor, "mine(sheep_1)", 1);
    const gg_domain *domain = &stage.domain;
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, domain), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_world_attach(&stage.scene.core, domain), GG_ATTACHED);
    gg_slot_sight *sights =
        (void *)((unsigned char *)&actor.core + domain->features->slots->offsets.agent_slots);
    gg_binding *bindings =
        (void *)((unsigned char *)&stage.scene.core + domain->features->slots->offsets.world_slots);
    sights[0].noted++; /* its target would be an empty slot */
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, domain), GG_DAMAGED);
    sights[0].noted++;
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, domain), GG_ATTACHED);
    sights[3].own.count++; /* the fact says that it is bound */
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, domain), GG_DAMAGED);
    sights[3].noted++;
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, domain), GG_DAMAGED);
    sights[3].own.count++;
    sights[3].noted++;
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, domain), GG_ATTACHED);
    bindings[0].count++;
    CU_ASSERT_EQUAL(gg_world_attach(&stage.scene.core, domain), GG_DAMAGED);
    bindings[0].count++;
    CU_ASSERT_EQUAL(gg_world_attach(&stage.scene.core, domain), GG_ATTACHED);
    stage_end(&stage);
}

void add_slots_suite(void)
{
    CU_pSuite suite = CU_add_suite("slots", NULL, NULL);
    CU_ADD_TEST(suite, the_archer_of_the_reference_lives);
    CU_ADD_TEST(suite, plans_are_made_with_bound_slots);
    CU_ADD_TEST(suite, simulations_bind_by_events);
    CU_ADD_TEST(suite, properties_know_what_unbinding_does);
    CU_ADD_TEST(suite, quantifiers_take_few_boxes);
    CU_ADD_TEST(suite, what_goes_is_given_up);
    CU_ADD_TEST(suite, what_comes_next_has_not_reached_it);
    CU_ADD_TEST(suite, impossible_slots_are_damaged);
}
