/* SPDX-License-Identifier: MIT */
/*
 * Lives random lives at several paces: see quiet_life.h. What the game answers depends on the clock
 * and on what was rolled when an action began, never on how often it was asked, so that lives at
 * all paces have the same answers. Functions that tell how long something takes are not noted, nor
 * is that a function only waits on: gg_agent_quiet asks the first, and the others are asked by
 * each tick.
 */
#include "models/quiet_life.h"

#include "models/quiet_domain.h"

#include <stdio.h>
#include <string.h>

static struct quiet_life *life_of(const gg_agent *agent)
{
    return ((const struct actor *)agent)->more;
}

/* ------------------------------------------------------------------------ notes */

enum {
    CALLED_RUN = 100,
    CALLED_WALK = 110,
    CALLED_SENSE = 120,
    CALLED_PRIORITY,
    CALLED_CHECK,
    CALLED_METHOD
};

static void note(const gg_agent *agent, struct note what)
{
    struct quiet_life *life = life_of(agent);
    what.who = ((const struct sleeper *)agent)->number;
    what.time = life->now;
    what.elapsed = agent->elapsed;
    if (life->is_disturbed || (life->disturbs && what.kind > CALLED_SENSE))
        return;
    if (life->note_count < MOST_NOTES)
        life->notes[life->note_count++] = what;
}

bool note_is_same(const struct note *a, const struct note *b)
{
    return a->time == b->time && a->elapsed == b->elapsed && a->kind == b->kind &&
           a->index == b->index && a->value == b->value && a->fact == b->fact && a->who == b->who;
}

void note_print(const char *of, const struct note *note)
{
    printf("    %s: %lu ms, agent %u: kind %u, %u, %u, %u, elapsed %lu\n", of,
           (unsigned long)note->time, note->who, note->kind, note->index, note->value, note->fact,
           (unsigned long)note->elapsed);
}

static void trace(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    note(agent, (struct note){.kind = (uint16_t)event->kind,
                              .index = event->index,
                              .value = event->value,
                              .fact = event->fact});
}

/* ------------------------------------------------------- the functions of the game */

/* What the function of an action or a walk does: it waits for the duration, or for another time, or
 * looks again and again whether it is done, or is asked in each tick, or never ends. */
enum manner { WAITS, RESTS, POLLS, IS_ASKED, NEVER_ENDS, MANNERS };

static void begin(struct sleeper *sleeper)
{
    static const uint8_t manners[] = {WAITS, WAITS, WAITS, WAITS, RESTS,    RESTS,     POLLS,
                                      POLLS, POLLS, WAITS, RESTS, IS_ASKED, NEVER_ENDS};
    static const gg_status fates[] = {GG_SUCCESS, GG_SUCCESS, GG_SUCCESS, GG_SUCCESS, GG_SUCCESS,
                                      GG_FAILURE, GG_FAILURE, GG_ABORTED, GG_INVALID};
    sleeper->manner = manners[roll(&sleeper->dice, sizeof manners)];
    sleeper->fate = fates[roll(&sleeper->dice, sizeof fates / sizeof *fates)];
    sleeper->rest = roll(&sleeper->dice, sleeper->manner == IS_ASKED ? 30 : 400);
    sleeper->step = 1 + roll(&sleeper->dice, 90);
}

static gg_status go_on(struct sleeper *sleeper, bool walks)
{
    gg_agent *agent = &sleeper->actor.core;
    gg_status status = GG_RUNNING;
    switch ((enum manner)sleeper->manner) {
    case WAITS:
        status = walks ? gg_agent_walked(agent) : gg_agent_wait(agent);
        break;
    case RESTS:
        status = gg_agent_wait_for(agent, sleeper->rest);
        break;
    case POLLS:
        if (agent->elapsed >= sleeper->rest)
            return sleeper->fate;
        return gg_agent_wait_for(agent, agent->elapsed + sleeper->step);
    case IS_ASKED:
        status = agent->elapsed >= sleeper->rest ? GG_SUCCESS : GG_RUNNING;
        break;
    default:
        return gg_agent_wait_for(agent, UINT32_MAX);
    }
    return status == GG_SUCCESS ? sleeper->fate : status;
}

static gg_status answer_to(gg_agent *agent, uint16_t kind, uint16_t index, gg_phase phase)
{
    struct sleeper *sleeper = (struct sleeper *)agent;
    gg_status status = GG_RUNNING;
    if (phase == GG_START)
        begin(sleeper);
    if (phase == GG_START && kind == CALLED_RUN && awaits_condition(agent->domain, index)) {
        sleeper->manner = WAITS;
        sleeper->fate = GG_SUCCESS;
    }
    if (phase == GG_STOP)
        status = gg_agent_ending(agent);
    else
        status = go_on(sleeper, kind == CALLED_WALK);
    if (phase == GG_TICK && status != GG_RUNNING && sleeper->rest % 3 == 0)
        quiet_life_bind(agent, sleeper->rest / 3);
    if (phase != GG_TICK || status != GG_RUNNING || sleeper->manner != WAITS)
        note(agent, (struct note){.kind = (uint16_t)(kind + phase),
                                  .index = index,
                                  .value = (uint16_t)status});
    return status;
}

static gg_status run_action(gg_agent *agent, uint16_t action, gg_phase phase)
{
    return answer_to(agent, CALLED_RUN, action, phase);
}

static gg_status walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return answer_to(agent, CALLED_WALK, place, phase);
}

/* What the game answers changes with the clock of the world. */
static uint32_t turn(const gg_agent *agent, uint32_t period, uint32_t shift)
{
    return (uint32_t)agent->world->clock / period + shift + ((const struct sleeper *)agent)->number;
}

static void sense(gg_agent *agent, uint16_t number)
{
    static const char *const names[] = {"s0", "s1"};
    uint16_t fact = fact_number(life_of(agent)->stage.compiled.tables, names[number]);
    note(agent, (struct note){.kind = CALLED_SENSE, .index = number});
    gg_agent_write(agent, fact,
                   turn(agent, 150 + 70u * number, 0) % (agent->domain->facts[fact].top + 1));
}

static int32_t priority(gg_agent *agent, uint16_t goal)
{
    note(agent, (struct note){.kind = CALLED_PRIORITY, .index = goal});
    return (int32_t)(turn(agent, 190, goal) % 5);
}

static bool check(gg_agent *agent, uint16_t action)
{
    note(agent, (struct note){.kind = CALLED_CHECK, .index = action});
    return turn(agent, life_of(agent)->disturbs ? UINT32_MAX : 230, action) % 3 != 0;
}

static bool allows(gg_agent *agent, uint16_t task, uint16_t method)
{
    note(agent, (struct note){.kind = CALLED_METHOD, .index = task, .value = method});
    return turn(agent, 170, method) % 3 != 0;
}

static uint32_t duration(gg_agent *agent, uint16_t action)
{
    return ((struct actor *)agent)->told.duration + 7u * action;
}

static uint32_t travel(gg_agent *agent, uint16_t from, uint16_t to)
{
    uint32_t far = from > to ? (uint32_t)(from - to) : (uint32_t)(to - from);
    return far * ((struct actor *)agent)->told.walk;
}

static const gg_valuing_calls calls = {.denying = {.calls = {.run = run_action,
                                                             .walk = walk,
                                                             .sense = sense,
                                                             .priority = priority,
                                                             .precondition = check,
                                                             .duration = duration,
                                                             .travel = travel},
                                                   .allows = allows},
                                       .value = priority};

/* ---------------------------------------------------------------- opening, beginning */

bool quiet_life_open(struct quiet_life *life, uint64_t seed)
{
    struct dice dice = dice_of(seed);
    struct text yaml = quiet_domain_random(&dice);
    struct compiled compiled = compile_text(yaml.data);
    bool good = compiled.tables != NULL;
    if (good) {
        memset(life, 0, sizeof *life);
        stage_start(&life->stage, yaml.data);
        for (uint16_t i = 0; i < life->stage.domain.agent_type_count; i++)
            life->stage.agent_types[i].calls = &calls.denying.calls;
        life->stage.planner.trace = trace;
        life->fresh = life->stage.planner;
    } else {
        printf("%s%s", yaml.data, compiled.messages.data);
    }
    compiled_free(&compiled);
    text_free(&yaml);
    return good;
}

void quiet_life_close(struct quiet_life *life)
{
    stage_end(&life->stage);
}

/* Everybody begins anew; what is rolled for the life is rolled from its seed. */
static void begin_life(struct quiet_life *life, struct dice *dice)
{
    static const uint32_t intervals[] = {0, 0, 0, 0, 30, 120}, budgets[] = {0, 0, 0, 1, 2};
    static const uint32_t calms[] = {30, 150, 400, 1500};
    struct stage *stage = &life->stage;
    life->now = life->world_last = life->world_due = 0;
    life->note_count = life->ticks = 0;
    life->calm = calms[roll(dice, 4)];
    stage->planner = life->fresh;
    memset(&stage->scene, GARBAGE, sizeof stage->scene);
    gg_world_init(&stage->scene.core, &stage->domain);
    agent_memory_fence(&stage->memory, OF_WORLD, &stage->scene);
    for (uint8_t i = 0; i < SLEEPERS; i++) {
        struct sleeper *sleeper = &life->sleepers[i];
        memset(sleeper, 0, sizeof *sleeper);
        uint16_t type = (uint16_t)roll(dice, stage->domain.agent_type_count);
        actor_start(&sleeper->actor, stage, type, roll(dice, 1000));
        sleeper->actor.more = life;
        sleeper->actor.told.duration = roll(dice, 200);
        sleeper->actor.told.walk = roll(dice, 120);
        sleeper->dice = dice_of(1 + roll(dice, 1000000));
        sleeper->number = i;
        uint32_t interval = intervals[roll(dice, 6)];
        uint32_t budget = budgets[roll(dice, 5)];
        gg_agent_detail(&sleeper->actor.core, interval, life->disturbs ? 1 : budget);
        life->last[i] = life->due[i] = 0;
    }
}

/* ---------------------------------------------------------------- time passes */

enum { EVERYBODY = -1 };

static void pass_world(struct quiet_life *life)
{
    gg_world_tick(&life->stage.scene.core, life->now - life->world_last);
    life->world_last = life->now;
}

static void pass_sleeper(struct quiet_life *life, int who)
{
    gg_agent *agent = &life->sleepers[who].actor.core;
    gg_agent_tick(agent, &life->stage.planner, life->now - life->last[who]);
    life->last[who] = life->now;
    life->ticks++;
    life->is_disturbed = true;
    if (life->disturbs && life->disturb)
        life->disturb(life, agent);
    life->is_disturbed = false;
}

/* The time when something is due that has been quiet since another one, at the earliest now or a
 * millisecond later. */
static uint32_t due_at(const struct quiet_life *life, uint32_t since, uint32_t quiet,
                       uint32_t earliest)
{
    if (life->pace == EACH_MILLISECOND)
        return earliest;
    if (quiet > 0 && quiet < UINT32_MAX)
        quiet += life->late;
    uint32_t at = quiet > UINT32_MAX - since ? UINT32_MAX : since + quiet;
    return at > earliest ? at : earliest;
}

static void ask_sleeper(struct quiet_life *life, int who, uint32_t earliest)
{
    uint32_t quiet = gg_agent_quiet(&life->sleepers[who].actor.core);
    life->due[who] = due_at(life, life->last[who], quiet, earliest);
}

static void ask_world(struct quiet_life *life)
{
    uint32_t quiet = gg_world_quiet(&life->stage.scene.core);
    life->world_due = due_at(life, life->world_last, quiet, life->now + 1);
}

/* What an agent sees, or how it moves, was changed. If it is due now, its turn comes. */
static void rouse(struct quiet_life *life, int who, uint32_t earliest)
{
    if (life->due[who] <= life->now)
        return;
    if (life->pace == WHO_IS_DUE)
        life->due[who] = earliest;
    else
        ask_sleeper(life, who, earliest);
}

/* The turn of all agents that are due, in order. An agent that changes what others see rouses
 * those after it at once, and those before it for the next millisecond. */
static void take_turns(struct quiet_life *life)
{
    const gg_world *world = &life->stage.scene.core;
    uint32_t changes = world->changes;
    pass_world(life);
    for (int i = 0; i < SLEEPERS && changes != world->changes; i++)
        rouse(life, i, life->now);
    for (int i = 0; i < SLEEPERS; i++) {
        if (life->due[i] > life->now)
            continue;
        changes = world->changes;
        pass_sleeper(life, i);
        ask_sleeper(life, i, life->now + 1);
        for (int j = 0; j < SLEEPERS && changes != world->changes; j++)
            if (j != i)
                rouse(life, j, life->now + (j < i));
    }
    ask_world(life);
}

static uint32_t sooner(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* The next moment at which anything is due. */
static uint32_t next_due(const struct quiet_life *life)
{
    uint32_t next = life->world_due;
    for (int i = 0; i < SLEEPERS; i++)
        next = sooner(next, life->due[i]);
    return next;
}

/* Lives up to a time, at which an agent, or everybody, is ticked in any case: in that tick, only
 * time passes for who is not due. */
static void live_until(struct quiet_life *life, uint32_t end, int who)
{
    while (life->last[who == EVERYBODY ? 0 : who] < end) {
        uint32_t next = next_due(life);
        life->now = sooner(next, end);
        for (int i = 0; i < SLEEPERS; i++)
            if (life->pace <= TOGETHER || (next >= end && (who == i || who == EVERYBODY)))
                life->due[i] = life->now;
        take_turns(life);
    }
}

/* --------------------------------------------------------------- what the game does */

static void meddle(struct quiet_life *life, int who, struct dice *dice)
{
    bool alone = quiet_life_meddle(life, who, dice);
    for (int i = 0; i < SLEEPERS; i++)
        if (i == who || !alone)
            rouse(life, i, life->now + 1);
}

/* ----------------------------------------------------------------------------- a life */

/* Everybody is brought to the same time and decides once more, so that what lies in their memory
 * can be compared: also what is only up to date after a look. */
static void end_life(struct quiet_life *life)
{
    live_until(life, LIFE_TIME, EVERYBODY);
    for (int i = 0; i < SLEEPERS; i++)
        gg_agent_detail(&life->sleepers[i].actor.core, 0, 0);
    life->now++;
    pass_world(life);
    for (int i = 0; i < SLEEPERS; i++)
        pass_sleeper(life, i);
}

void quiet_life_live(struct quiet_life *life, uint64_t seed, enum pace pace, uint32_t late)
{
    struct dice dice = dice_of(seed);
    life->pace = pace;
    life->late = late;
    begin_life(life, &dice);
    while (life->now < LIFE_TIME - 1) {
        uint32_t end = life->now + 1 + roll(&dice, 2 * life->calm);
        int who = (int)roll(&dice, SLEEPERS);
        int ticked = quiet_life_moves_place(dice) ? EVERYBODY : who; /* any of them may walk */
        live_until(life, sooner(end, LIFE_TIME - 1), ticked);
        meddle(life, who, &dice);
    }
    end_life(life);
}
