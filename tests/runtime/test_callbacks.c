/* SPDX-License-Identifier: MIT */
/*
 * Functions of the game that come back to the planner they were called with, and may: they
 * find and leave all values as they are. The others are in test_refusals.c.
 */
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* -------------------------------------------------- agents that tick others */

static const char village[] =
    "domain: d\nlimits: {plan: 16}\n"
    "state:\n"
    "  at: {type: [home, shop, lake], applied: true}\n"
    "  bait: {type: 0..9, applied: true}\n"
    "  fish: {type: 0..9, applied: true, start: 3}\n"
    "  stock: {type: 0..5, shared: true, applied: true, start: 3}\n"
    "  alarm: {type: bool, shared: true}\n"
    "  wet: {type: bool, sensed: true}\n"
    "  tired: 0..20\n"
    "actions:\n"
    "  go_home: {preconditions: at != home, effects: at = home, duration: 20ms}\n"
    "  go_shop: {preconditions: at != shop, effects: [at = shop, fish -= 1], duration: 10ms}\n"
    "  go_lake: {preconditions: at != lake, effects: at = lake, duration: 30ms}\n"
    "  take:\n"
    "    preconditions: [at == shop, stock >= 1]\n"
    "    effects: [stock -= 1, bait += 2, fish -= 1]\n"
    "  give: {preconditions: [at == shop, bait >= 1], effects: [stock += 1, bait -= 1]}\n"
    "  catch: {preconditions: [at == lake, bait >= 1], effects: [bait -= 1, fish += 3, wet]}\n"
    "  dry: {preconditions: [wet, at == home], effects: not wet, duration: 10ms}\n"
    "  rest: {effects: tired = 0, duration: 30ms}\n"
    "  hush: {preconditions: alarm, effects: not alarm, duration: 10ms}\n"
    "goals:\n"
    "  supper: {conditions: fish >= 8, relevant: fish <= 5, priority: {call: hunger}}\n"
    "  dry_feet: {conditions: not wet, priority: {call: comfort}, keep: true}\n"
    "  rested: {conditions: tired <= 10, priority: 2, keep: true}\n"
    "  quiet: {conditions: not alarm, priority: {call: fear}}\n"
    "tasks:\n"
    "  live:\n"
    "    select: priority\n"
    "    methods:\n"
    "      doze: {priority: 4, preconditions: tired >= 5, subtasks: rest}\n"
    "      trade: {priority: 3, preconditions: stock <= 2, subtasks: [go_shop, give]}\n"
    "      shop: {priority: 2, subtasks: [go_shop, take, go_lake, catch]}\n"
    "      back: {priority: 1, subtasks: [go_home, rest]}\n"
    "      idle: {subtasks: [rest, rest]}\n"
    "rules:\n"
    "  tire: {every: 15ms, effects: tired += 1}\n"
    "  ring: {every: 70ms, effects: alarm}\n"
    "agents: {villager: {goals: [supper, dry_feet, rested, quiet], task: live}}\n";

enum { VILLAGERS = 4, DEPTH = 3 };

/* A planner with memory of its own. */
struct mind {
    struct room room;
    struct search_room search;
    uint16_t steps[STAGE_PLAN];
    uint64_t kept[1];
    gg_planner planner;
};

struct nest {
    struct stage stage;
    struct actor actors[VILLAGERS];
    bool busy[VILLAGERS]; /* being ticked or stopped */
    struct mind minds[DEPTH + 1];
    bool apart; /* each depth uses a planner of its own */
    unsigned depth, deepest;
    struct dice dice;
};

static struct nest *the_nest;

static unsigned number_of(const gg_agent *agent)
{
    return (unsigned)((const struct actor *)agent - the_nest->actors);
}

static void note(const gg_agent *agent, const char *what, unsigned index, unsigned value)
{
    text_add(&the_nest->stage.log, "%u: %s %u %u\n", number_of(agent), what, index, value);
}

static void plan_for(struct actor *actor, gg_planner *planner, uint16_t goal)
{
    uint16_t steps[STAGE_PLAN];
    gg_plan plan = {steps, STAGE_PLAN, 0};
    gg_outcome outcome = gg_agent_plan(&actor->core, planner, goal, &plan);
    note(&actor->core, "plans", goal, outcome);
    for (uint16_t i = 0; i < plan.length; i++)
        note(&actor->core, "step", i, steps[i]);
}

/* Does something with an agent, of the kind and to the one that the dice tell. */
static void meddle(unsigned depth)
{
    struct nest *nest = the_nest;
    unsigned who = roll(&nest->dice, VILLAGERS), what = roll(&nest->dice, 8);
    struct actor *actor = &nest->actors[who];
    gg_planner *planner = &nest->minds[nest->apart ? depth : 0].planner;
    bool was_busy = nest->busy[who];
    nest->depth = depth;
    nest->deepest = depth > nest->deepest ? depth : nest->deepest;
    if (what < 2) {
        plan_for(actor, planner, (uint16_t)roll(&nest->dice, 4));
    } else if (!was_busy) {
        nest->busy[who] = true;
        if (what == 2)
            (void)gg_agent_stop(&actor->core, planner);
        else
            gg_agent_tick(&actor->core, planner, 5);
        nest->busy[who] = false;
    }
    nest->depth = depth - 1;
}

/* Functions of the game that use the planner now and then. */
static void wander(void)
{
    if (the_nest->depth < DEPTH && roll(&the_nest->dice, 3) == 0)
        meddle(the_nest->depth + 1);
}

static gg_status nested_run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    note(agent, "run", action, phase);
    wander();
    return roll(&the_nest->dice, 20) ? gg_agent_wait(agent) : GG_FAILURE;
}

static int32_t nested_priority(gg_agent *agent, uint16_t goal)
{
    int32_t priority = (int32_t)roll(&the_nest->dice, 5);
    note(agent, "priority", goal, (unsigned)priority);
    wander();
    return priority;
}

static void nested_sense(gg_agent *agent, uint16_t sense)
{
    note(agent, "sense", sense, 0);
    wander();
    if (roll(&the_nest->dice, 10) == 0)
        gg_agent_write(agent, fact_number(the_nest->stage.compiled.tables, "wet"),
                       roll(&the_nest->dice, 2));
}

static void nested_apply(gg_agent *agent, uint16_t fact, uint32_t value)
{
    note(agent, "apply", fact, value);
    wander();
}

static const gg_calls nested_calls = {
    .run = nested_run, .priority = nested_priority, .sense = nested_sense, .apply = nested_apply};

/* Methods are not told of where a plan's predecessor used the planner as it was stopped. */
static void nested_trace(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    if (event->kind != GG_METHOD_CHOSEN && event->kind != GG_METHOD_FAILED) {
        note(agent, "event", event->kind, event->index);
        note(agent, "with", event->value, event->fact);
    }
}

static void mind_start(struct mind *mind, const gg_domain *domain)
{
    mind->room = room_of(domain, 64, 64, 0);
    mind->search = search_room_of(domain, STAGE_NODES, STAGE_PLAN);
    mind->planner = (gg_planner){.workspace = mind->room.workspace,
                                 .search = mind->search.search,
                                 .steps = mind->steps,
                                 .kept = mind->kept,
                                 .trace = nested_trace,
                                 .tracing = &gg_tracing};
    mind->planner.workspace.search = &mind->planner.search;
}

static void nest_start(struct nest *nest, bool apart, uint64_t seed)
{
    memset(nest, 0, sizeof *nest);
    the_nest = nest;
    nest->apart = apart;
    nest->dice = dice_of(seed);
    stage_start(&nest->stage, village);
    nest->stage.agent_types[0].calls = &nested_calls;
    for (unsigned i = 0; i <= DEPTH; i++)
        mind_start(&nest->minds[i], &nest->stage.domain);
    for (unsigned i = 0; i < VILLAGERS; i++) {
        actor_start(&nest->actors[i], &nest->stage, 0, i);
        set_fact(&nest->actors[i], "fish", 2 + i);
        set_fact(&nest->actors[i], "bait", i);
    }
}

static void nest_end(struct nest *nest)
{
    for (unsigned i = 0; i <= DEPTH; i++) {
        room_free(&nest->minds[i].room);
        search_room_free(&nest->minds[i].search);
    }
    stage_end(&nest->stage);
}

/* What happens in a simulation in which all depths share one planner, or each has its own. */
static struct text life_of(bool apart, uint64_t seed, unsigned *deepest)
{
    struct nest nest;
    nest_start(&nest, apart, seed);
    for (unsigned tick = 0; tick < 200; tick++) {
        gg_world_tick(&nest.stage.scene.core, 5);
        nest.depth = 0;
        for (unsigned i = 0; i < VILLAGERS; i++) {
            nest.busy[i] = true;
            gg_agent_tick(&nest.actors[i].core, &nest.minds[0].planner, 5);
            nest.busy[i] = false;
        }
    }
    struct text log = nest.stage.log;
    nest.stage.log = (struct text){0};
    *deepest = nest.deepest;
    nest_end(&nest);
    return log;
}

/* A planner for each depth knows nothing of the others, so that no memory can be shared by
 * mistake: that is what one for all is compared with. */
static void one_planner_does_for_lives_within_lives(void)
{
    for (uint64_t seed = 1; seed <= 20; seed++) {
        unsigned deepest;
        struct text together = life_of(false, seed, &deepest),
                    apart = life_of(true, seed, &deepest);
        struct scratch scratch = {.pool = pool_new()};
        bool same = strcmp(together.data, apart.data) == 0;
        CU_ASSERT_EQUAL(deepest, DEPTH);
        CU_ASSERT_PTR_NOT_NULL(strstr(apart.data, "apply"));
        CHECK_SAYING(same, "seed %d: %s", (int)seed, difference(scratch.pool, &apart, &together));
        pool_free(scratch.pool);
        text_free(&together);
        text_free(&apart);
        if (!same)
            return;
    }
}

/* ----------------------------------------------------------------- applied */

static const char bearers[] = "domain: d\nlimits: {plan: 16}\n"
                              "state:\n"
                              "  one: {type: 0..90, applied: true}\n"
                              "  two: {type: 0..90, applied: true}\n"
                              "  three: {type: 0..90, applied: true}\n"
                              "actions: {lift: {effects: [one += 1, two += 2, three += 3]}}\n"
                              "tasks: {live: {methods: {only: {subtasks: lift}}}}\n";

static gg_planner *one_planner;
static struct actor *next_actor;
static struct text *applied_log;

/* The first fact of an agent that is applied ticks the next agent. */
static void chained_apply(gg_agent *agent, uint16_t fact, uint32_t value)
{
    struct actor *actor = (struct actor *)agent, *next = actor->more;
    text_add(applied_log, "%u=%lu ", fact, (unsigned long)value);
    if (fact == 0 && next)
        gg_agent_tick(&next->core, one_planner, 1);
}

static gg_status succeed(gg_agent *agent, uint16_t action, gg_phase phase)
{
    (void)agent;
    (void)action;
    (void)phase;
    return GG_SUCCESS;
}

static void applied_values_stay_right_three_deep(void)
{
    static const gg_calls calls = {.run = succeed, .apply = chained_apply};
    struct stage stage;
    struct actor actors[3];
    struct text log = {0};
    stage_start(&stage, bearers);
    stage.agent_types[0].calls = &calls;
    one_planner = &stage.planner;
    applied_log = &log;
    for (unsigned i = 3; i-- > 0;) {
        actor_start(&actors[i], &stage, 0, 1);
        actors[i].more = i < 2 ? &actors[i + 1] : NULL;
        set_fact(&actors[i], "one", 10 * i);
        set_fact(&actors[i], "two", 20 * i);
        set_fact(&actors[i], "three", 30 * i);
    }
    gg_agent_tick(&actors[0].core, one_planner, 1);
    CU_ASSERT_STRING_EQUAL(log.data, "0=1 0=11 0=21 1=42 2=63 1=22 2=33 1=2 2=3 ");
    text_free(&log);
    stage_end(&stage);
}

/* -------------------------------------------------------------- priorities */

static const char travellers[] = "domain: d\nlimits: {plan: 16}\n"
                                 "state: {at: {type: [inn, mill, wood]}, rich: bool}\n"
                                 "actions:\n"
                                 "  to_mill: {preconditions: at == inn, effects: at = mill}\n"
                                 "  to_wood: {preconditions: at == mill, effects: at = wood}\n"
                                 "  to_inn: {preconditions: at == wood, effects: at = inn}\n"
                                 "  earn: {effects: rich}\n"
                                 "goals:\n"
                                 "  hide: {conditions: at == wood, priority: {call: fear}}\n"
                                 "  wealth: {conditions: rich}\n"
                                 "agents: {one: {goals: [hide]}, two: {goals: [wealth]}}\n";

/* Plans for the other agent, whose plan has one step. */
static int32_t planning_priority(gg_agent *agent, uint16_t goal)
{
    uint16_t steps[STAGE_PLAN];
    gg_plan plan = {steps, STAGE_PLAN, 0};
    (void)agent;
    (void)goal;
    CU_ASSERT_EQUAL(gg_agent_plan(&next_actor->core, one_planner, 1, &plan), GG_FOUND);
    CU_ASSERT_EQUAL(plan.length, 1);
    return 1;
}

static void a_priority_may_plan_for_another_agent(void)
{
    struct stage stage;
    struct actor one, two;
    stage_start(&stage, travellers);
    gg_calls calls = *stage.agent_types[0].calls;
    calls.priority = planning_priority;
    stage.agent_types[0].calls = &calls;
    one_planner = &stage.planner;
    next_actor = &two;
    actor_start(&two, &stage, 1, 1);
    set_fact(&two, "at", 2); /* from where the plan of the other cannot be carried out */
    for (uint32_t budget = 0; budget < 2; budget++) {
        actor_start(&one, &stage, 0, 1);
        gg_agent_detail(&one.core, 0, budget);
        for (int i = 0; i < 10 && fact_of(&one, "at") != 2; i++)
            gg_agent_tick(&one.core, &stage.planner, 1);
        CU_ASSERT_EQUAL(fact_of(&one, "at"), 2);
    }
    stage_end(&stage);
}

void add_callbacks_suite(void)
{
    CU_pSuite suite = CU_add_suite("callbacks", NULL, NULL);
    CU_ADD_TEST(suite, one_planner_does_for_lives_within_lives);
    CU_ADD_TEST(suite, applied_values_stay_right_three_deep);
    CU_ADD_TEST(suite, a_priority_may_plan_for_another_agent);
}
