/* SPDX-License-Identifier: MIT */
/* Agents that are saved on a walk, on a route, or between two places: they go on as if nothing had
 * been, and bytes that no agent can have are refused. */
#include "agent/agent.h"
#include "state/travel.h"
#include "support/stage.h"
#include "suites.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define ACTIONS                                                                                    \
    "actions:\n"                                                                                   \
    "  eat: {at: bowl, effects: fed += 3, duration: 80ms, retry: 300ms, cost: travel}\n"           \
    "  lick: {at: box, effects: fed += 1, duration: 20ms, cost: travel}\n"                         \
    "  fetch: {route: [toy_at, bed], effects: toy_at = bed, preconditions: toy_at != bed}\n"       \
    "  drop: {at: box, preconditions: toy_at == bed, effects: toy_at = box, duration: 40ms}\n"     \
    "  sing: {duration: 30ms}\n"                                                                   \
    "goals: {full: {conditions: fed >= 6, relevant: fed <= 2, cooldown: 200ms}}\n"                 \
    "tasks:\n"                                                                                     \
    "  live:\n"                                                                                    \
    "    select: random\n"                                                                         \
    "    methods:\n"                                                                               \
    "      tidy: {subtasks: [fetch, sing]}\n"                                                      \
    "      scatter: {subtasks: [drop, sing]}\n"                                                    \
    "      idle: {subtasks: sing}\n"                                                               \
    "rules: {hunger: {every: 90ms, effects: fed -= 1}}\n"                                          \
    "agents: {a: {goals: [full], task: live}}\n"                                                   \
    "limits: {plan: 8, table: 0}\n"

#define STATE                                                                                      \
    "domain: d\n"                                                                                  \
    "state: {here: [bed, bowl, box], fed: 0..9, toy_at: {type: [bed, box], start: box}}\n"

static const char pointed[] =
    STATE "places: {fact: here, speed: 20, at: {bed: 0, bowl: [3, 4], box: -2}}\n" ACTIONS;
static const char called[] = STATE "places: {fact: here, travel: {call: way}}\n" ACTIONS;

/* ------------------------------------------------------------- at every tick */

static uint32_t way(gg_agent *agent, uint16_t from, uint16_t to)
{
    (void)agent;
    return 30u * (from + 1u) + 11u * to;
}

static void with_ways(struct stage *stage, gg_calls *calls)
{
    *calls = *stage->agent_types[0].calls;
    calls->travel = way;
    stage->agent_types[0].calls = calls;
}

/* The game meddles with an agent and its world. */
static void meddle(struct stage *stage, struct actor *actor, struct dice *dice)
{
    const gg_places *places = stage->domain.places;
    if (roll(dice, 15) == 0)
        set_fact(actor, "here", roll(dice, 3));
    if (roll(dice, 15) == 0)
        set_fact(actor, "toy_at", roll(dice, 2));
    if (roll(dice, 25) == 0)
        (void)gg_agent_stop(&actor->core, &stage->planner);
    if (places->points && roll(dice, 15) == 0)
        gg_agent_set_speed(&actor->core, 5000 + roll(dice, 90000));
    if (places->points && roll(dice, 30) == 0)
        gg_world_set_place(&stage->scene.core, places->symbols[roll(dice, 3)],
                           (int32_t)roll(dice, 9000) - 4000, (int32_t)roll(dice, 5000));
}

/* Saves an agent and its world, forgets where they were, and reads them back. */
static void save_and_restore(struct stage *stage, struct actor *actor)
{
    actor->core.domain = stage->scene.core.domain = NULL;
    actor->core.world = NULL;
    stage->planner.owner = stage->planner.waiting = NULL;
    CU_ASSERT_EQUAL(gg_world_attach(&stage->scene.core, &stage->domain), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_agent_attach(&actor->core, &stage->scene.core, &stage->planner),
                    GG_ATTACHED);
}

/* In how many ticks of all lives the agents walked, and in how many they were between two places. */
struct walks {
    unsigned walking, strayed;
};

/* Two lives of the same agent, of which one is saved after each tick. */
static void check_lives(const char *yaml, unsigned seed, struct walks *walks)
{
    struct stage stages[2];
    struct actor actors[2];
    struct dice dice[2] = {dice_of(seed), dice_of(seed)};
    gg_calls calls[2];
    for (int i = 0; i < 2; i++) {
        stage_start(&stages[i], yaml);
        with_ways(&stages[i], &calls[i]);
        actor_start(&actors[i], &stages[i], 0, seed);
    }
    for (int tick = 0; tick < 400; tick++) {
        for (int i = 0; i < 2; i++) {
            meddle(&stages[i], &actors[i], &dice[i]);
            stage_tick(&stages[i], &actors[i], 1 + roll(&dice[i], 20));
        }
        save_and_restore(&stages[1], &actors[1]);
        walks->walking += actors[0].core.walking;
        walks->strayed += gg_travel_walk_of(&actors[0].core)->target.x == GG_ASTRAY;
        const char *found = stages[1].log.data ? stages[1].log.data : "";
        expect_log(&stages[0], found);
        forget_log(&stages[1]);
    }
    for (int i = 0; i < 2; i++)
        stage_end(&stages[i]);
}

static void lives_go_on_from_every_tick(void)
{
    struct walks walks = {0, 0};
    for (unsigned seed = 1; random_case(seed, 60); seed++)
        check_lives(seed % 3 ? pointed : called, seed, &walks);
    CU_ASSERT_TRUE(walks.walking > random_cases(60 * 100));
    CU_ASSERT_TRUE(walks.strayed > random_cases(60 * 5));
}

/* On the walk, the way there costs something else, and so another action is planned that is the same to
 * carry out: what was claimed is claimed for it. */
static void claims_go_on_with_what_is_alike(void)
{
    struct stage stage;
    struct actor actor;
    gg_calls calls;
    stage_start(&stage,
                "domain: d\nlimits: {plan: 8}\n"
                "state: {here: [home, wood], hunger: 0..4,\n"
                "        lit: {type: bool, shared: true, claim: true, start: true}}\n"
                "places: {fact: here, travel: {call: way}}\n"
                "actions: {blow: {at: wood, preconditions: lit, effects: not lit, duration: 10ms,\n"
                "                 cost: 1 + hunger}}\n"
                "goals: {dark: {conditions: not lit}}\n");
    with_ways(&stage, &calls);
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    uint16_t planned = gg_present_action(&actor.core);
    for (uint32_t hunger = 1; hunger <= 4; hunger++) {
        set_fact(&actor, "hunger", hunger);
        stage_tick(&stage, &actor, 1);
        CU_ASSERT_TRUE(actor.core.walking);
        CU_ASSERT_NOT_EQUAL(gg_present_action(&actor.core), planned);
        CU_ASSERT_EQUAL(actor.core.claimed, gg_present_action(&actor.core));
        save_and_restore(&stage, &actor);
    }
    for (int i = 0; i < 100; i++)
        stage_tick(&stage, &actor, 1);
    CU_ASSERT_FALSE(actor.core.running);
    CU_ASSERT_EQUAL(actor.core.claimed, GG_NONE);
    stage_end(&stage);
}

/* --------------------------------------------------------------- damaged bytes */

/* Not by stage_tick, as bytes behind the parts are changed here, too. */
static void tick_for(struct stage *stage, struct actor *actor, int ticks)
{
    for (int i = 0; i < ticks; i++) {
        gg_world_tick(&stage->scene.core, 10);
        gg_agent_tick(&actor->core, &stage->planner, 10);
        stage->log.length = 0;
    }
}

static bool survives(struct stage *stage, const struct actor *saved, size_t place, uint32_t value)
{
    struct actor actor = *saved;
    struct scene scene = stage->scene;
    ((unsigned char *)&actor)[place] = (unsigned char)value;
    stage->planner.owner = stage->planner.waiting = NULL;
    bool taken = gg_agent_attach(&actor.core, &stage->scene.core, &stage->planner) == GG_ATTACHED;
    if (taken)
        tick_for(stage, &actor, 60);
    stage->planner.owner = stage->planner.waiting = NULL;
    stage->scene = scene;
    return taken;
}

static void whatever_byte_is_changed_on_a_walk(void)
{
    struct stage stage;
    struct actor actor;
    struct dice dice = dice_of(7);
    unsigned taken = 0, refused = 0, walks = 0;
    stage_with(&stage, &actor, pointed);
    stage.planner.trace = NULL;
    for (int moment = 0; moment < 12; moment++) {
        tick_for(&stage, &actor, 3 + (int)roll(&dice, 12));
        walks += actor.core.walking;
        for (size_t i = 0; i < offsetof(struct actor, stage); i++)
            if (agent_memory_is_behind(&stage.memory, OF_AGENT, i))
                continue;
            else if (survives(&stage, &actor, i, roll(&dice, 256)))
                taken++;
            else
                refused++;
    }
    CU_ASSERT_TRUE(walks > 3 && walks < 12);
    CU_ASSERT_TRUE(taken > 1000);
    CU_ASSERT_TRUE(refused > 500);
    stage_end(&stage);
}

#define EXPECT(attachment, ...)                                                                    \
    do {                                                                                           \
        struct actor actor = *saved;                                                               \
        gg_walk *walk = gg_travel_walk_of(&actor.core);                                            \
        (void)walk;                                                                                \
        __VA_ARGS__;                                                                               \
        CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage->domain), attachment);                  \
    } while (0)

/* What is wrong with an agent that walks, whether the places have points or not. */
static void check_walking(struct stage *stage, const struct actor *saved)
{
    uint16_t sing = action_number(stage->compiled.tables, "sing");
    CU_ASSERT_TRUE(saved->core.walking);
    EXPECT(GG_ATTACHED, actor.core.elapsed = UINT32_MAX);
    EXPECT(GG_DAMAGED, actor.core.walking = 2);
    EXPECT(GG_DAMAGED, actor.core.running = 1);
    EXPECT(GG_DAMAGED, actor.core.step = actor.core.plan_length);
    EXPECT(GG_DAMAGED, agent_plan(&actor.core)[actor.core.step] = sing);
    EXPECT(GG_ATTACHED, agent_plan(&actor.core)[actor.core.step] = sing; actor.core.walking = 0);
    EXPECT(GG_DAMAGED, walk->target.x = GG_ASTRAY + 1);
}

static void what_nobody_can_walk_like_is_refused(void)
{
    struct stage whole, *stage = &whole;
    struct actor walker, *saved = &walker;
    stage_with(stage, saved, pointed);
    stage_tick(stage, saved, 1);
    check_walking(stage, saved);
    EXPECT(GG_ATTACHED, walk->speed = 1; walk->target.x = GG_MAP_EDGE; walk->point.x = GG_MAP_EDGE;
           walk->point.y = -GG_MAP_EDGE);
    EXPECT(GG_ATTACHED, walk->speed = GG_TOP_SPEED);
    EXPECT(GG_DAMAGED, walk->target.x = GG_ASTRAY); /* it walks somewhere */
    EXPECT(GG_DAMAGED, walk->speed = 0);
    EXPECT(GG_DAMAGED, walk->speed = GG_TOP_SPEED + 1);
    EXPECT(GG_DAMAGED, walk->point.x = GG_MAP_EDGE + 1);
    EXPECT(GG_DAMAGED, walk->point.y = -GG_MAP_EDGE - 1);
    gg_point *points =
        (gg_point *)(void *)((char *)&stage->scene + stage->domain.places->offsets.world_points);
    points[2].y = -GG_MAP_EDGE;
    CU_ASSERT_EQUAL(gg_world_attach(&stage->scene.core, &stage->domain), GG_ATTACHED);
    points[2].y--;
    CU_ASSERT_EQUAL(gg_world_attach(&stage->scene.core, &stage->domain), GG_DAMAGED);
    points[2].y = 0;
    points[0].x = GG_MAP_EDGE + 1;
    CU_ASSERT_EQUAL(gg_world_attach(&stage->scene.core, &stage->domain), GG_DAMAGED);
    stage_end(stage);
}

/* Where a function tells how long walks take, nobody is between two places. */
static void without_points_nobody_strays(void)
{
    struct stage whole, *stage = &whole;
    struct actor walker, *saved = &walker;
    gg_calls calls;
    stage_start(stage, called);
    with_ways(stage, &calls);
    actor_start(saved, stage, 0, 1);
    stage_tick(stage, saved, 1);
    check_walking(stage, saved);
    EXPECT(GG_DAMAGED, walk->target.x = GG_ASTRAY);
    stage_end(stage);
}

/* Bytes that were saved with points mean nothing without, and the other way round. */
static void other_places_are_other_tables(void)
{
    static const struct {
        const char *part, *by;
        bool other;
    } changes[] = {{"speed: 20", "speed: 21", false},
                   {"box: -2", "box: -3", false},
                   {"speed: 20, at: {bed: 0, bowl: [3, 4], box: -2}", "travel: {call: way}", true},
                   {"[bed, bowl, box]", "[bed, box, bowl]", true}};
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, pointed);
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        struct text yaml = {0};
        const char *place = strstr(pointed, changes[i].part);
        text_add_bytes(&yaml, pointed, (size_t)(place - pointed));
        text_add(&yaml, "%s%s", changes[i].by, place + strlen(changes[i].part));
        struct compiled compiled = compile_text(yaml.data);
        CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
        gg_domain domain = compiled.tables->domain;
        struct agent_memory memory = stage.memory;
        agent_memory_set(&memory, &domain);
        CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &domain),
                        changes[i].other ? GG_OTHER_TABLES : GG_ATTACHED);
        text_free(&yaml);
        compiled_free(&compiled);
    }
    stage_end(&stage);
}

void add_saved_walks_suite(void)
{
    CU_pSuite suite = CU_add_suite("saved walks", NULL, NULL);
    CU_ADD_TEST(suite, lives_go_on_from_every_tick);
    CU_ADD_TEST(suite, claims_go_on_with_what_is_alike);
    CU_ADD_TEST(suite, whatever_byte_is_changed_on_a_walk);
    CU_ADD_TEST(suite, what_nobody_can_walk_like_is_refused);
    CU_ADD_TEST(suite, without_points_nobody_strays);
    CU_ADD_TEST(suite, other_places_are_other_tables);
}
