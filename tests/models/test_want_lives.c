/* SPDX-License-Identifier: MIT */
/*
 * Random lives with wants: a game gives goals and conditions to two agents and takes them back,
 * changes facts and lets actions fail. A model on plain numbers says what must come of each want,
 * and a search of the plain state space whether there is a plan at all. Each life is lived twice,
 * the second time with agents that are saved and restored in the middle of everything.
 */
#include "models/want_model.h"
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <stddef.h>
#include <string.h>

enum { ACTORS = 2, SLOTS = 3, TICKS = 600, KNOWN = 400, RETRY = 300 };

static const char yaml[] =
    "domain: d\n"
    "limits: {plan: 8, wants: 3}\n"
    "types: {thing: [a, b, c]}\n"
    "state:\n"
    "  lit(thing): bool\n"
    "  heat(thing): 0..3\n"
    "  oil: {type: 0..4, start: 3, shared: true}\n"
    "  tired: bool\n"
    "actions:\n"
    "  light(thing x): {preconditions: not lit(x), effects: lit(x), duration: 30ms}\n"
    "  warm(thing x): {preconditions: [lit(x), heat(x) <= 2], effects: heat(x) += 1,\n"
    "    duration: 20ms, retry: 300ms}\n"
    "  pour(thing x): {preconditions: [oil >= 1, lit(x)], effects: [oil -= 1, heat(x) = 3],\n"
    "    duration: 50ms, cost: 3}\n"
    "  rest: {preconditions: tired, effects: not tired, duration: 10ms}\n"
    "goals:\n"
    "  bright(thing x): {conditions: lit(x), priority: 1}\n"
    "  hot(thing x): {conditions: [lit(x), heat(x) >= 2], cooldown: 200ms}\n"
    "  dark(thing x): {conditions: [not lit(x), heat(x) == 3]}\n"
    "  fresh: {conditions: not tired, priority: 3, keep: true}\n"
    "agents: {one: {goals: [fresh, bright]}, other: {goals: [fresh]}}\n";

/* ------------------------------------------------------------------------ a life */

struct known_want {
    uint32_t id;
    struct aim aim;
    gg_want_status status; /* WAITING as long as it is open */
    int failures;
    enum { NO, PERHAPS, SURELY } fails; /* a planning found no plan for it just now */
};

struct life {
    struct stage stage;
    struct actor actors[ACTORS];
    struct dice dice; /* of the game */
    struct known_want known[ACTORS][KNOWN];
    int known_count[ACTORS];
    uint32_t clock;
    int64_t last_failure[ACTORS];   /* of an action */
    uint32_t planned_since[ACTORS]; /* the tick in which the present planning began, or earlier */
    uint32_t given[ACTORS];         /* the tick before the last want was given */
    uint64_t hash;                  /* of all events */
    bool saves;
    unsigned reached, failed, refused, proven;
};

static struct want_state state_of_actor(const struct actor *actor)
{
    static const char *const lit[] = {"lit(a)", "lit(b)", "lit(c)"};
    static const char *const heat[] = {"heat(a)", "heat(b)", "heat(c)"};
    struct want_state state = {.oil = (int)fact_of(actor, "oil"),
                               .tired = (int)fact_of(actor, "tired")};
    for (int i = 0; i < THINGS; i++) {
        state.lit[i] = (int)fact_of(actor, lit[i]);
        state.heat[i] = (int)fact_of(actor, heat[i]);
    }
    return state;
}

/* The open want of an actor with this aim, or NULL. */
static struct known_want *open_want(struct life *life, int who, const struct aim *aim)
{
    for (int i = 0; i < life->known_count[who]; i++) {
        struct known_want *want = &life->known[who][i];
        if (want->status == GG_WANT_WAITING && same_aim(&want->aim, aim))
            return want;
    }
    return NULL;
}

static int open_count(const struct life *life, int who)
{
    int count = 0;
    for (int i = 0; i < life->known_count[who]; i++)
        count += life->known[who][i].status == GG_WANT_WAITING;
    return count;
}

/* The open want in a slot, or NULL. */
static struct known_want *want_in_slot(struct life *life, int who, uint32_t slot)
{
    for (int i = life->known_count[who]; i-- > 0;)
        if ((life->known[who][i].id & 255) == slot + 1)
            return life->known[who][i].status == GG_WANT_WAITING ? &life->known[who][i] : NULL;
    return NULL;
}

/* What a goal's number means to an actor. False: it is a condition that is not wanted. */
static bool aim_of_goal(struct life *life, int who, uint16_t goal, struct aim *aim)
{
    if (goal < 3 * THINGS) {
        *aim = (struct aim){.kind = goal / THINGS == 0   ? BRIGHT
                                    : goal / THINGS == 1 ? HOT
                                                         : DARK,
                            .x = goal % THINGS};
        return true;
    }
    *aim = (struct aim){.kind = FRESH};
    if (goal == 3 * THINGS)
        return true;
    const struct known_want *want = want_in_slot(life, who, goal - 3u * THINGS - 1);
    if (want)
        *aim = want->aim;
    return want && want->aim.kind == CONDITION;
}

static bool is_own(int who, const struct aim *aim)
{
    return aim->kind == FRESH || (who == 0 && aim->kind == BRIGHT);
}

/* ------------------------------------------------------------------------ events */

static void note_plan_failed(struct life *life, int who, struct known_want *want, uint16_t outcome)
{
    struct want_state state = state_of_actor(&life->actors[who]);
    bool retries = life->planned_since[who] - life->last_failure[who] <= RETRY; /* or since then */
    CU_ASSERT_EQUAL(outcome, GG_NO_PLAN);
    if (!want)
        return;
    want->fails = retries || life->actors[who].core.budget > 0 ? PERHAPS : SURELY;
    CU_ASSERT(want->fails == PERHAPS || !can_be_reached(&want->aim, state));
}

static void note_goal(struct life *life, int who, const gg_event *event, const struct aim *aim)
{
    struct want_state state = state_of_actor(&life->actors[who]);
    struct known_want *want = open_want(life, who, aim);
    if (event->kind == GG_GOAL_CHOSEN)
        CU_ASSERT(!aim_holds(aim, &state));
    if (event->kind == GG_GOAL_CHOSEN || event->kind == GG_PLAN_MADE)
        CU_ASSERT(want || is_own(who, aim));
    if (event->kind == GG_GOAL_REACHED) {
        CU_ASSERT(aim_holds(aim, &state));
        life->reached += want != NULL;
        if (want)
            want->status = GG_WANT_REACHED;
    }
    if (event->kind == GG_GOAL_FAILED && want && ++want->failures == 3) {
        want->status = GG_WANT_FAILED;
        life->failed++;
    }
    if (event->kind == GG_PLAN_FAILED)
        note_plan_failed(life, who, want, event->value);
}

static void note(void *context, const gg_agent *agent, const gg_event *event)
{
    struct life *life = context;
    int who = agent == &life->actors[1].core;
    const uint64_t parts[] = {(uint64_t)who, event->kind, event->index,
                              event->value,  event->fact, life->clock};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        life->hash = (life->hash ^ parts[i]) * 1099511628211u;
    if (event->kind == GG_ACTION_ENDED && event->value == GG_FAILURE)
        life->last_failure[who] = life->clock;
    struct aim aim;
    bool of_goal = event->kind == GG_GOAL_CHOSEN || event->kind == GG_GOAL_REACHED ||
                   event->kind == GG_GOAL_FAILED || event->kind == GG_PLAN_MADE ||
                   event->kind == GG_PLAN_FAILED;
    if (!of_goal || event->index == GG_NONE)
        return;
    bool known = aim_of_goal(life, who, event->index, &aim);
    CU_ASSERT(known);
    if (known)
        note_goal(life, who, event, &aim);
}

static gg_status often_waits(struct actor *actor, uint16_t action, gg_phase phase)
{
    struct life *life = actor->more;
    (void)action;
    if (phase == GG_TICK && roll(&life->dice, 12) == 0)
        return GG_FAILURE;
    return gg_agent_wait(&actor->core);
}

/* ---------------------------------------------------------------------- the game */

static uint32_t give(struct life *life, struct actor *actor, const struct aim *aim,
                     int32_t priority)
{
    if (aim->kind != CONDITION) {
        uint16_t goal =
            (uint16_t)(aim->kind == FRESH ? 3 * THINGS : (int)aim->kind * THINGS + aim->x);
        return gg_agent_want(&actor->core, goal, priority);
    }
    static const char *const lit[] = {"lit(a)", "lit(b)", "lit(c)"};
    static const char *const heat[] = {"heat(a)", "heat(b)", "heat(c)"};
    gg_flag_test flags[2];
    gg_range_test ranges[2];
    gg_condition_builder builder = {
        .flags = flags, .ranges = ranges, .flag_capacity = 2, .range_capacity = 2};
    const struct tables *tables = life->stage.compiled.tables;
    gg_condition_begin(&builder);
    CU_ASSERT(
        gg_condition_ask(&life->stage.domain, &builder, fact_number(tables, lit[aim->x]), 1, 1));
    CU_ASSERT(gg_condition_ask(&life->stage.domain, &builder, fact_number(tables, heat[aim->y]),
                               (uint32_t)aim->low, (uint32_t)aim->high));
    return gg_agent_want_condition(&actor->core, &builder, priority);
}

static struct aim random_aim(struct dice *dice)
{
    struct aim aim = {.kind = roll(dice, 5),
                      .x = (int)roll(dice, THINGS),
                      .y = (int)roll(dice, THINGS),
                      .low = (int)roll(dice, 4)};
    aim.high = aim.low + (int)roll(dice, (uint32_t)(4 - aim.low));
    return aim;
}

static void give_one(struct life *life, int who)
{
    struct aim aim = random_aim(&life->dice);
    int32_t priority = (int32_t)roll(&life->dice, 8) - 2;
    const struct known_want *same = open_want(life, who, &aim);
    life->given[who] = life->clock;
    int open = open_count(life, who);
    uint32_t id = give(life, &life->actors[who], &aim, priority);
    if (same) {
        CU_ASSERT_EQUAL(id, same->id);
        return;
    }
    CU_ASSERT_EQUAL(id == 0, open == SLOTS);
    life->refused += id == 0;
    if (id == 0 || life->known_count[who] == KNOWN)
        return;
    for (int i = 0; i < life->known_count[who]; i++)
        CU_ASSERT_NOT_EQUAL(life->known[who][i].id, id);
    life->known[who][life->known_count[who]++] =
        (struct known_want){id, aim, GG_WANT_WAITING, 0, NO};
}

static void take_back_one(struct life *life, int who)
{
    if (life->known_count[who] == 0)
        return;
    uint32_t number = roll(&life->dice, (uint32_t)life->known_count[who]);
    struct known_want *want = &life->known[who][number];
    bool open = want->status == GG_WANT_WAITING;
    CU_ASSERT_EQUAL(gg_agent_unwant(&life->actors[who].core, want->id), open);
    if (open)
        want->status = GG_WANT_REFUSED;
}

static void change_facts(struct life *life, struct actor *actor)
{
    static const char *const facts[] = {"lit(a)",  "lit(b)",  "lit(c)", "heat(a)",
                                        "heat(b)", "heat(c)", "oil",    "tired"};
    static const uint32_t counts[] = {2, 2, 2, 4, 4, 4, 5, 2};
    uint32_t which = roll(&life->dice, 8);
    uint32_t value = roll(&life->dice, counts[which]);
    if (roll(&life->dice, 3) == 0)
        set_fact(actor, facts[which], value);
}

/* The agent is saved and restored, and the planner as the game finds it then. A planning that is
 * under way begins anew then with the priority that its want has now. So it is left alone if wants
 * were given since it began. */
static void save_and_restore(struct life *life, int who)
{
    struct actor *actor = &life->actors[who];
    if (actor->core.wanted != GG_NONE && life->given[who] >= life->planned_since[who])
        return;
    unsigned char bytes[offsetof(struct actor, stage)];
    memcpy(bytes, actor, sizeof bytes);
    memset(actor, GARBAGE, sizeof bytes);
    memcpy(actor, bytes, sizeof bytes);
    ((gg_agent *)(void *)actor)->domain = NULL;
    ((gg_agent *)(void *)actor)->world = NULL;
    CU_ASSERT_EQUAL(gg_agent_attach(&actor->core, &life->stage.scene.core, &life->stage.planner),
                    GG_ATTACHED);
}

/* -------------------------------------------------------------------- a tick of it */

/* Whether the slot of a want is used by a later one. */
static bool is_overwritten(const struct life *life, int who, int number)
{
    for (int i = number + 1; i < life->known_count[who]; i++)
        if (((life->known[who][i].id ^ life->known[who][number].id) & 255) == 0)
            return true;
    return false;
}

static void check_status(struct life *life, int who, int number)
{
    struct known_want *want = &life->known[who][number];
    gg_want_status status = gg_agent_want_status(&life->actors[who].core, want->id);
    if (want->fails != NO && want->status == GG_WANT_WAITING) {
        CU_ASSERT(want->fails == PERHAPS || status == GG_WANT_FAILED);
        want->status = status == GG_WANT_FAILED ? GG_WANT_FAILED : GG_WANT_WAITING;
        life->proven += status == GG_WANT_FAILED;
    }
    want->fails = NO;
    if (is_overwritten(life, who, number)) {
        CU_ASSERT_EQUAL(status, GG_WANT_REFUSED);
    } else if (want->status == GG_WANT_WAITING) {
        CU_ASSERT(status == GG_WANT_WAITING || status == GG_WANT_RUNNING);
    } else {
        CU_ASSERT_EQUAL(status, want->status);
    }
}

/* What holds before and after a tick, and is not what the agent is at, is reached. */
static void tick(struct life *life, int who, uint32_t milliseconds)
{
    struct actor *actor = &life->actors[who];
    struct want_state before = state_of_actor(actor);
    bool waited[KNOWN];
    for (int i = 0; i < life->known_count[who]; i++)
        waited[i] = life->known[who][i].status == GG_WANT_WAITING &&
                    gg_agent_want_status(&actor->core, life->known[who][i].id) == GG_WANT_WAITING &&
                    aim_holds(&life->known[who][i].aim, &before);
    if (actor->core.wanted == GG_NONE)
        life->planned_since[who] = life->clock;
    gg_agent_tick(&actor->core, &life->stage.planner, milliseconds);
    struct want_state after = state_of_actor(actor);
    bool still = memcmp(&before, &after, sizeof before) == 0;
    for (int i = 0; i < life->known_count[who]; i++) {
        check_status(life, who, i);
        CU_ASSERT(!still || !waited[i] || life->known[who][i].status == GG_WANT_REACHED);
    }
}

static void live(struct life *life, uint64_t seed, bool saves)
{
    struct dice saving = dice_of(seed + 77);
    memset(life, 0, sizeof *life);
    stage_start(&life->stage, yaml);
    life->stage.planner.trace = note;
    life->stage.planner.context = life;
    life->dice = dice_of(seed);
    for (int i = 0; i < ACTORS; i++) {
        actor_start(&life->actors[i], &life->stage, (uint16_t)i, (uint32_t)seed + (uint32_t)i);
        life->actors[i].answer = often_waits;
        life->actors[i].more = life;
        life->last_failure[i] = -RETRY - 1;
    }
    gg_agent_detail(&life->actors[0].core, 0, (uint32_t)(seed % 3));
    for (int i = 0; i < TICKS; i++) {
        int who = (int)roll(&life->dice, ACTORS);
        uint32_t milliseconds = 1 + roll(&life->dice, 30);
        change_facts(life, &life->actors[who]);
        if (roll(&life->dice, 4) == 0)
            give_one(life, who);
        if (roll(&life->dice, 15) == 0)
            take_back_one(life, who);
        if (saves && roll(&saving, 8) == 0)
            for (int j = 0; j < ACTORS; j++)
                save_and_restore(life, j);
        life->clock += milliseconds;
        gg_world_tick(&life->stage.scene.core, milliseconds);
        for (int j = 0; j < ACTORS; j++)
            tick(life, j, milliseconds);
    }
    stage_end(&life->stage);
}

static void wants_come_to_what_they_must(void)
{
    static struct life life;
    unsigned reached = 0, failed = 0, refused = 0, proven = 0;
    for (uint64_t seed = 1; random_case(seed, 600); seed++) {
        live(&life, seed, false);
        uint64_t hash = life.hash;
        reached += life.reached;
        failed += life.failed;
        refused += life.refused;
        proven += life.proven;
        live(&life, seed, true);
        CU_ASSERT_EQUAL(life.hash, hash);
    }
    CHECK_SAYING(reached > random_cases(10000) && failed > 0 && refused > random_cases(600) &&
                     proven > random_cases(600),
                 "%u reached, %u failed, %u refused, %u proven", reached, failed, refused, proven);
}

void add_want_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("want lives", NULL, NULL);
    CU_ADD_TEST(suite, wants_come_to_what_they_must);
}
