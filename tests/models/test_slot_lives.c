/* SPDX-License-Identifier: MIT */
/*
 * Random lives of two agents with slots that are bound, unbound and bound anew at any time: between
 * ticks, several times between two ticks, and by the functions of actions. Beside them a model on
 * plain numbers knows what is bound where, and what each fact is. It looks at every fact after every
 * step, at what each function is called with, and at what is left of plans.
 */
#include "models/slot_life.h"
#include "suites.h"

#include <stdlib.h>
#include <string.h>

enum { TICKS = 150 };

/* --------------------------------------------------------------- what agents do */

static char deed_of(const struct life *life, size_t action)
{
    return life->stage.compiled.tables->problem->actions[action].action->name[0];
}

static int slot_of_action(const struct life *life, uint16_t action)
{
    const uint16_t *arguments = life->stage.domain.actions[action].arguments;
    for (unsigned i = 0; arguments && i < SLOTS; i++)
        if (slot_symbol(life, i) == arguments[0])
            return (int)i;
    return -1;
}

/* What is bound to the slot of what an agent does. */
static uint32_t bound_now(const struct life *life, const struct liver *liver)
{
    return liver->mind.slot < 0 ? 0 : life->bound[slot_home(life, liver->number)][liver->mind.slot];
}

static void begin_deed(struct life *life, struct liver *liver, uint16_t action)
{
    struct mind *mind = &liver->mind;
    unsigned of = slot_home(life, liver->number);
    mind->doing = action;
    mind->slot = slot_of_action(life, action);
    mind->began = bound_now(life, liver);
    if (mind->slot < 0)
        return;
    CU_ASSERT_TRUE(slot_is_bound(life, liver->number, (unsigned)mind->slot));
    CU_ASSERT_EQUAL(life->alive[of][mind->slot], 1);
    CU_ASSERT_EQUAL(mind->target == (unsigned)mind->slot, deed_of(life, action) == 's');
    mind->handle = life->handle[of][mind->slot];
}

/* The effects of what has succeeded, which do not take place on a slot that was unbound. */
static void take_effect(struct life *life, struct liver *liver)
{
    struct mind *mind = &liver->mind;
    unsigned of = slot_home(life, liver->number), slot = (unsigned)mind->slot;
    bool lost = bound_now(life, liver) != mind->began;
    switch (deed_of(life, (size_t)mind->doing)) {
    case 'a':
        mind->target = lost ? NOTHING : slot;
        break;
    case 's':
        mind->ammo--;
        life->mark[of] = lost ? NOTHING : slot;
        if (lost)
            break;
        mind->hits[slot] += mind->hits[slot] < NUMBERS;
        life->alive[of][slot] = 0;
        break;
    case 'l':
        mind->ammo = NUMBERS;
        break;
    default:
        mind->calm = deed_of(life, (size_t)mind->doing) == 'r';
    }
    life->done += !lost;
    life->undone += lost;
}

static void end_deed(struct life *life, struct liver *liver, bool lost)
{
    gg_status ending = gg_agent_ending(&liver->actor.core);
    if (lost)
        CU_ASSERT_EQUAL(ending, GG_ABORTED);
    if (liver->mind.slot >= 0 && roll(&life->dice, 12) == 0)
        slot_replace(life, liver->number, (unsigned)liver->mind.slot);
    if (ending == GG_SUCCESS)
        take_effect(life, liver);
    life->aborted += lost;
    liver->mind.slot = -1;
    liver->mind.doing = -1;
}

static gg_status work(struct actor *actor, uint16_t action, gg_phase phase)
{
    struct life *life = actor->more;
    struct liver *liver = (struct liver *)actor;
    struct mind *mind = &liver->mind;
    if (phase == GG_START) {
        begin_deed(life, liver, action);
        liver->left = roll(&life->dice, 200);
    }
    bool lost = bound_now(life, liver) != mind->began;
    CU_ASSERT_EQUAL(mind->doing, action);
    if (mind->slot >= 0)
        CU_ASSERT_EQUAL(gg_agent_handle(&actor->core, slot_symbol(life, (unsigned)mind->slot)),
                        mind->handle);
    if (phase == GG_STOP) {
        end_deed(life, liver, lost && !liver->unbinds);
        liver->unbinds = false;
        return GG_SUCCESS;
    }
    CU_ASSERT_FALSE(lost);
    if (actor->core.elapsed < liver->left)
        return GG_RUNNING;
    liver->unbinds = mind->slot >= 0 && roll(&life->dice, 5) == 0;
    if (liver->unbinds)
        slot_replace(life, liver->number, (unsigned)mind->slot);
    return roll(&life->dice, 8) ? GG_SUCCESS : GG_FAILURE;
}

static void hear(void *context, const gg_agent *agent, const gg_event *event)
{
    struct life *life = context;
    for (unsigned i = 0; i < AGENTS; i++) {
        struct liver *liver = &life->livers[i];
        if (&liver->actor.core == agent && event->kind == GG_PLAN_MADE)
            memcpy(liver->mind.planned, life->bound[slot_home(life, i)],
                   sizeof liver->mind.planned);
    }
    life->dropped += event->kind == GG_PLAN_DROPPED;
}

/* Looks at what is left of an agent's plan, and how it goes with its want, where nothing was bound
 * or unbound in its tick. */
static void look_at_plan(struct life *life, struct liver *liver, const uint32_t *before)
{
    const gg_agent *agent = &liver->actor.core;
    const uint32_t *now = life->bound[slot_home(life, liver->number)];
    if (memcmp(before, now, sizeof liver->mind.planned) != 0)
        return;
    for (uint16_t i = agent->step; i < agent->plan_length && !agent->broken; i++) {
        int slot = slot_of_action(life, agent_plan(agent)[i]);
        if (slot >= 0)
            CU_ASSERT_EQUAL(liver->mind.planned[slot], now[slot]);
    }
    if (!liver->mind.wanted || liver->mind.want_of == now[liver->mind.want_slot])
        return;
    gg_want_status status = gg_agent_want_status(agent, liver->mind.wanted);
    CU_ASSERT_TRUE(status == GG_WANT_FAILED || status == GG_WANT_REACHED);
    life->failed_wants += status == GG_WANT_FAILED;
    liver->mind.wanted = 0;
}

static void tick(struct life *life)
{
    struct liver *liver = &life->livers[roll(&life->dice, AGENTS)];
    uint32_t milliseconds = roll(&life->dice, 80), before[SLOTS];
    for (uint32_t i = roll(&life->dice, 4); i-- > 0;) {
        slot_life_meddle(life);
        slot_life_compare(life);
    }
    memcpy(before, life->bound[slot_home(life, liver->number)], sizeof before);
    stage_tick(&life->stage, &liver->actor, milliseconds);
    slot_life_compare(life);
    look_at_plan(life, liver, before);
    if (roll(&life->dice, 40) == 0)
        (void)gg_agent_stop(&liver->actor.core, &life->stage.planner);
}

/* ------------------------------------------------------------------- lives */

static void begin_life(struct life *life, uint64_t seed)
{
    memset(life, 0, sizeof *life);
    life->shared = seed % 2;
    life->tasks = seed / 2 % 2;
    life->dice = dice_of(seed);
    struct pool *pool = pool_new();
    stage_start(&life->stage, slot_life_domain(pool, life->shared, life->tasks));
    pool_free(pool);
    life->stage.planner.trace = hear;
    life->stage.planner.context = life;
    for (unsigned i = 0; i < AGENTS; i++) {
        struct liver *liver = &life->livers[i];
        actor_start(&liver->actor, &life->stage, 0, i);
        liver->actor.answer = work;
        liver->actor.more = life;
        liver->number = i;
        liver->mind = (struct mind){.target = NOTHING, .ammo = NUMBERS, .doing = -1, .slot = -1};
        life->mark[i] = NOTHING;
        gg_agent_detail(&liver->actor.core, roll(&life->dice, 2) * 50, roll(&life->dice, 2) * 3);
    }
}

/* Takes over the bytes of a world and its agents, and what is known of them. */
static void restore(struct life *life, const struct life *saved)
{
    struct stage *stage = &life->stage;
    memcpy(&stage->scene, &saved->stage.scene, sizeof stage->scene);
    CU_ASSERT_EQUAL(gg_world_attach(&stage->scene.core, &stage->domain), GG_ATTACHED);
    life->dice = saved->dice;
    life->handles = saved->handles;
    memcpy(life->bound, saved->bound, sizeof life->bound);
    memcpy(life->handle, saved->handle, sizeof life->handle);
    memcpy(life->alive, saved->alive, sizeof life->alive);
    memcpy(life->mark, saved->mark, sizeof life->mark);
    for (unsigned i = 0; i < AGENTS; i++) {
        struct liver *liver = &life->livers[i];
        *liver = saved->livers[i];
        liver->actor.stage = stage;
        liver->actor.more = life;
        CU_ASSERT_EQUAL(gg_agent_attach(&liver->actor.core, &stage->scene.core, &stage->planner),
                        GG_ATTACHED);
    }
    slot_life_compare(life);
}

/* What was saved lives on as what was not. */
static void compare_futures(struct life *life, uint64_t seed)
{
    static struct life twin;
    begin_life(&twin, seed);
    restore(&twin, life);
    for (int i = 0; i < TICKS; i++) {
        tick(life);
        tick(&twin);
    }
    CU_ASSERT_EQUAL(life->dice.state, twin.dice.state);
    CU_ASSERT_EQUAL(memcmp(life->bound, twin.bound, sizeof twin.bound), 0);
    for (unsigned i = 0; i < AGENTS; i++)
        CU_ASSERT_EQUAL(memcmp(&life->livers[i].mind, &twin.livers[i].mind, sizeof(struct mind)),
                        0);
    stage_end(&twin.stage);
}

static void slots_come_and_go(void)
{
    static struct life life;
    unsigned aborted = 0, done = 0, undone = 0, dropped = 0, failed_wants = 0;
    for (uint64_t seed = 0; random_case(seed + 1, 600); seed++) {
        begin_life(&life, seed);
        for (uint32_t i = roll(&life.dice, TICKS); i-- > 0;)
            tick(&life);
        compare_futures(&life, seed);
        aborted += life.aborted;
        done += life.done;
        undone += life.undone;
        dropped += life.dropped;
        failed_wants += life.failed_wants;
        stage_end(&life.stage);
    }
    CU_ASSERT_TRUE(aborted > random_cases(1200));
    CU_ASSERT_TRUE(done > random_cases(6000));
    CU_ASSERT_TRUE(undone > random_cases(300));
    CU_ASSERT_TRUE(dropped > random_cases(1200));
    CU_ASSERT_TRUE(failed_wants > random_cases(600));
    if (getenv("SLOTS"))
        printf("%u aborted, %u done, %u undone, %u dropped, %u wants failed\n", aborted, done,
               undone, dropped, failed_wants);
}

void add_slot_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("slot lives", NULL, NULL);
    CU_add_test(suite, "slots_come_and_go", slots_come_and_go);
}
