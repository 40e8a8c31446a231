/* SPDX-License-Identifier: MIT */
/*
 * Saved bytes are attached to tables that another version of the domain was compiled to, also in a
 * program that goes on (hot reload) and keeps the bytes of agents, worlds and teams where they are.
 * So versions of one hash must have structures of one size with the same parts in the same places.
 * What may differ between them is told in runtime/EMBEDDING.md.
 */
#include "gg.h"
#include "support/run.h"
#include "support/stage.h"
#include "support/support.h"
#include "suites.h"
#include "tables/memory_plan.h"

#include <string.h>

/* Has all that agents, worlds and teams hold. */
static const char everything[] =
    "domain: d\n"
    "types: {stove: [left, right]}\n"
    "state:\n"
    "  here: [left, right, gate]\n"
    "  roast(stove): {type: 0..2, shared: true, claim: true}\n"
    "  warm: {type: bool, start: true}\n"
    "  lamp: {type: bool, applied: true}\n"
    "  rain: {type: bool, sensed: true, every: 250ms}\n"
    "  tired: 0..9\n"
    "  key: [d0, d1, d2]\n"
    "places: {fact: here, at: {left: 2, right: 6, gate: 0}}\n"
    "actions:\n"
    "  make_fire: {at: gate, duration: 2s, effects: warm, cost: travel}\n"
    "  cook(stove s): {at: s, duration: 4s, skill: cooking, preconditions: roast(s) <= 1, effects: "
    "roast(s) += 1}\n"
    "  light_lamp: {effects: lamp, timeout: 5s, retry: 10s}\n"
    "  put_out: {preconditions: lamp, effects: not lamp, duration: 3s}\n"
    "  sleep: {effects: tired = 0, cost: {call: noise, at_least: 1}, uninterruptible: true}\n"
    "goals:\n"
    "  roasted(stove s): {conditions: roast(s) >= 1}\n"
    "  be_warm: {conditions: warm, personal: true, cooldown: 10s}\n"
    "  lit: {conditions: lamp, relevant: rain, priority: 2, keep: true}\n"
    "tasks:\n"
    "  live:\n"
    "    select: priority\n"
    "    methods:\n"
    "      rest: {priority: 2, preconditions: tired >= 8, subtasks: [sleep]}\n"
    "      spare: {priority: 1, subtasks: [pass]}\n"
    "  pass:\n"
    "    select: weighted\n"
    "    methods:\n"
    "      dark: {weight: 2, subtasks: [put_out]}\n"
    "      idle: {subtasks: [light_lamp]}\n"
    "rules: {tires: {every: 10s, effects: tired += 1}}\n"
    "agents: {worker: {goals: [be_warm, lit], task: live}}\n"
    "team: {members: 2, requests: 4, queue: 3, capacity: {stove: 1}}\n"
    "limits: {nodes: 64, wants: 2, table: 0}\n";

/* Has tasks alone, so that goapgen finds out how long a plan can be. */
static const char tasks[] =
    "domain: d\n"
    "state: {tired: 0..9}\n"
    "actions:\n"
    "  walk: {preconditions: tired <= 8, effects: tired += 1}\n"
    "  sleep: {effects: tired = 0}\n"
    "tasks: {live: {methods: {out: {subtasks: walk}, home: {subtasks: sleep}}}}\n";

/* Has a goal that is read, with the room for plans that goapgen finds out, and one that is given. */
#define READ                                                                                       \
    "domain: d\nstate: {x: 0..3, y: bool}\ngoals: {g: {conditions: [x == 3, y]}}\n"                \
    "actions: {step: {effects: x += 1}, leap: {cost: 5, effects: x = 3}, turn: {effects: y}}\n"
static const char goals[] = READ, roomy[] = READ "limits: {plan: 8}\n";

/* A domain with a part of it replaced. */
static struct compiled changed(const char *yaml, const char *part, const char *by)
{
    struct text text = {0};
    const char *place = strstr(yaml, part);
    CHECK_SAYING(place != NULL, "the domain has no %s", part);
    CU_ASSERT_PTR_NOT_NULL_FATAL(place);
    text_add_bytes(&text, yaml, (size_t)(place - yaml));
    text_add(&text, "%s%s", by, place + strlen(part));
    struct compiled compiled = compile_text(text.data);
    CHECK_SAYING(compiled.tables != NULL, "%s: %s", by, compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    text_free(&text);
    return compiled;
}

static bool are_of_one_layout(const struct tables *a, const struct tables *b)
{
    struct memory_size_values first = memory_size_values_of(a), second = memory_size_values_of(b);
    uint32_t sizes[4] = {0};
    struct memory_places here = memory_lay_out(&first, &sizes[0], &sizes[1]);
    struct memory_places there = memory_lay_out(&second, &sizes[2], &sizes[3]);
    return sizes[0] == sizes[2] && sizes[1] == sizes[3] &&
           memory_owner_bytes(OF_TEAM, &first) == memory_owner_bytes(OF_TEAM, &second) &&
           memcmp(&here, &there, sizeof here) == 0;
}

static const struct version {
    const char *domain, *part, *by;
    bool attached; /* whether what was saved before can go on */
} versions[] = {
    {everything, "cost: travel", "cost: travel, timeout: 1m", true},
    {everything, "left: 2, right: 6", "left: 3, right: 9", true},
    {everything, "preconditions: lamp, effects: not lamp",
     "preconditions: warm, effects: [not lamp, not warm]", true},
    {everything, "at_least: 1}, uninterruptible: true", "at_least: 3}", true},
    {everything, "duration: 3s", "duration: 5s", true},
    {everything, "priority: 2, keep: true", "priority: 3, keep: true", true},
    {everything, "weight: 2", "weight: 7", true},
    {everything, "priority: 1, subtasks", "priority: -1, subtasks", true},
    {everything, "subtasks: [pass]", "subtasks: [pass, sleep]", true},
    {everything, "retry: 10s", "retry: 20s", true},
    {everything, "cooldown: 10s", "cooldown: 1s", true},
    {everything, "every: 250ms", "every: 300ms", true},
    {everything, "every: 10s", "every: 3s", true},
    {everything, "bool, start: true", "bool, start: false, label: how warm", true},
    {everything, "nodes: 64", "nodes: 128, depth: 10", true},
    {everything, "  tired: 0..9", "  wet: bool\n  tired: 0..9", false},
    {everything, "tired: 0..9", "tired: 0..10", false},
    {everything, "d1, d2]", "d1, d3]", false},
    {everything, "{type: bool, applied: true}", "bool", false},
    {everything, "rain: {type: bool, sensed: true, every: 250ms}", "rain: bool", false},
    {everything, "shared: true, claim: true", "shared: true", false},
    {everything, "  sleep: {", "  snore: {}\n  sleep: {", false},
    {everything, "duration: 3s", "retry: 1s", false},
    {everything, "rest: {priority: 2", "rest: {priority: 0", false},
    {everything, "      idle: {", "      loaf: {", false},
    {everything, "select: priority", "select: first", false},
    {everything, "goals: [be_warm, lit]", "goals: [lit]", false},
    {everything, "tires: {every", "wearies: {every", false},
    {everything, "wants: 2", "wants: 3", false},
    {everything, "wants: 2", "wants: 2, plan: 65", false},
    {everything, "members: 2", "members: 3", false},
    {everything, "requests: 4", "requests: 5", false},
    {everything, "queue: 3", "queue: 5", false},
    {tasks, "subtasks: sleep", "subtasks: walk", true},
    {tasks, "effects: tired = 0", "effects: tired -= 5", true},
    {tasks, "subtasks: walk", "subtasks: [walk, walk]", false},
    {tasks, "tired: 0..9}\n", "tired: 0..9}\nlimits: {plan: 2}\n", false},
    {goals, "cost: 5", "cost: 4", true},
    {goals, "cost: 5", "cost: 1", false},
    {goals, "x += 1", "x += 2", false},
    {goals, "domain: d", "limits: {table: 0}\ndomain: d", false},
    {roomy, "cost: 5", "cost: 1", true},
    {roomy, "x += 1", "x += 2", true},
    {roomy, "plan: 8", "plan: 8, table: 0", true},
};

static void versions_of_one_hash_are_of_one_layout(void)
{
    for (size_t i = 0; i < sizeof versions / sizeof *versions; i++) {
        const struct version *version = &versions[i];
        struct compiled before = changed(version->domain, "domain: d", "domain: d");
        struct compiled after = changed(version->domain, version->part, version->by);
        bool same = before.tables->domain.fingerprint == after.tables->domain.fingerprint;
        CHECK_SAYING(same == version->attached, "%s: %s", version->by,
                     same ? "saved bytes are attached" : "saved bytes are refused");
        CHECK_SAYING(!same || are_of_one_layout(before.tables, after.tables),
                     "%s: another layout, and the same hash", version->by);
        compiled_free(&after);
        compiled_free(&before);
    }
}

/* An agent that walks cannot go on where its action is done on the spot. */
static void a_walk_that_there_is_no_more_is_refused(void)
{
    static const char walker[] = "domain: d\n"
                                 "state: {here: [home, shop], fed: bool}\n"
                                 "places: {fact: here, at: {home: 0, shop: 9}}\n"
                                 "actions: {eat: {at: shop, effects: fed}}\n"
                                 "tasks: {live: {methods: {feed: {subtasks: eat}}}}\n";
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, walker);
    gg_agent_tick(&actor.core, &stage.planner, 100);
    CU_ASSERT_TRUE(actor.core.walking);
    struct compiled after = changed(walker, "at: shop, effects: fed", "effects: fed");
    gg_domain domain = after.tables->domain;
    struct agent_memory memory = stage.memory;
    agent_memory_set(&memory, &domain);
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &domain), GG_DAMAGED);
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner));
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &domain), GG_ATTACHED);
    compiled_free(&after);
    stage_end(&stage);
}

void add_saved_layouts_suite(void)
{
    CU_pSuite suite = CU_add_suite("saved layouts", NULL, NULL);
    CU_ADD_TEST(suite, versions_of_one_hash_are_of_one_layout);
    CU_ADD_TEST(suite, a_walk_that_there_is_no_more_is_refused);
}
