/* SPDX-License-Identifier: MIT */
/* See simulation.h. */
#include "models/simulation.h"

#include <stdio.h>
#include <string.h>

const char household[] =
    "domain: d\n"
    "state:\n"
    "  food: {type: 0..6, start: 3, shared: true}\n"
    "  open: {type: bool, shared: true}\n"
    "  hunger: {type: 0..10, start: 4}\n"
    "  apple: bool\n"
    "  seen: {type: bool, sensed: true}\n"
    "  mood: 0..5\n"
    "actions:\n"
    "  pick: {preconditions: [food >= 1, not apple], effects: [food -= 1, apple], "
    "duration: 300ms}\n"
    "  eat: {preconditions: apple, effects: [not apple, hunger -= 3]}\n"
    "  unlock: {preconditions: not open, effects: open, duration: 50ms}\n"
    "  lock: {preconditions: open, effects: [not open, mood -= 1]}\n"
    "  look: {effects: [seen, mood += 1], duration: 100ms}\n"
    "  play: {preconditions: [seen, mood <= 4], effects: [mood += 2, hunger += 1]}\n"
    "  sulk: {preconditions: mood == 0}\n"
    "tasks:\n"
    "  live:\n"
    "    select: random\n"
    "    methods:\n"
    "      feed: {preconditions: hunger >= 3, subtasks: [pick, eat, doors]}\n"
    "      air: {subtasks: [doors, look, doors]}\n"
    "      fun: {subtasks: [look, play]}\n"
    "      mope: {subtasks: [sulk]}\n"
    "  doors:\n"
    "    methods:\n"
    "      outward: {subtasks: [unlock]}\n"
    "      inward: {subtasks: [lock]}\n"
    "rules:\n"
    "  hungry: {every: 700ms, effects: hunger += 1}\n"
    "  crop: {every: 1500ms, preconditions: open, effects: food += 2}\n"
    "limits: {plan: 16}\n";

/* ------------------------------------------------------------- the model */

enum { PICK, EAT, UNLOCK, LOCK, LOOK, PLAY, SULK, MODEL_ACTIONS };

static const char *const actions[MODEL_ACTIONS] = {"pick", "eat",  "unlock", "lock",
                                                   "look", "play", "sulk"};

struct facts {
    int food, open, hunger, apple, seen, mood;
};

static int within(int value, int top)
{
    return value < 0 ? 0 : value > top ? top : value;
}

static bool can(const struct facts *facts, int action)
{
    switch (action) {
    case PICK:
        return facts->food >= 1 && !facts->apple;
    case EAT:
        return facts->apple;
    case UNLOCK:
        return !facts->open;
    case LOCK:
        return facts->open;
    case PLAY:
        return facts->seen && facts->mood <= 4;
    case SULK:
        return facts->mood == 0;
    default:
        return true;
    }
}

/* What planning expects; what is sensed is not changed in earnest. */
static void take_effect(struct facts *facts, int action, bool in_earnest)
{
    static const int food[] = {-1, 0, 0, 0, 0, 0, 0}, mood[] = {0, 0, 0, -1, 1, 2, 0};
    static const int hunger[] = {0, -3, 0, 0, 0, 1, 0};
    facts->food = within(facts->food + food[action], 6);
    facts->mood = within(facts->mood + mood[action], 5);
    facts->hunger = within(facts->hunger + hunger[action], 10);
    if (action == PICK || action == EAT)
        facts->apple = action == PICK;
    if (action == UNLOCK || action == LOCK)
        facts->open = action == UNLOCK;
    if (action == LOOK && !in_earnest)
        facts->seen = 1;
}

/* ------------------------------------------------------------ a random life */

/* The model of one agent, with the place in the log that was checked so far. */
struct life {
    struct stage stage;
    struct actor actor;
    struct dice dice;
    struct facts facts;
    int plan[STAGE_PLAN], length, step;
    bool running;
    uint32_t clock;
    gg_status answers[4]; /* given in this tick, in order */
    int answer_count, answer_used;
    const char *at;
    bool fine;
};

static gg_status answer_at_random(struct actor *actor, uint16_t action, gg_phase phase)
{
    static const gg_status statuses[] = {GG_RUNNING, GG_RUNNING, GG_RUNNING, GG_SUCCESS, GG_SUCCESS,
                                         GG_SUCCESS, GG_FAILURE, GG_ABORTED, GG_INVALID};
    struct life *life = actor->more;
    (void)action;
    gg_status status = statuses[roll(&life->dice, 9)];
    if (phase != GG_STOP && life->answer_count < 4)
        life->answers[life->answer_count++] = status;
    return status;
}

/* The next words of the log must be these. */
static void expect(struct life *life, const char *words, const char *more)
{
    struct text expected = {0};
    text_add(&expected, "%s%s%s", words, *more ? " " : "", more);
    if (strncmp(life->at, expected.data, expected.length) == 0)
        life->at += expected.length;
    else
        life->fine = false;
    if (strncmp(life->at, ", ", 2) == 0)
        life->at += 2;
    text_free(&expected);
}

static void expect_end(struct life *life, gg_status status)
{
    static const char *const names[] = {"failure", "success", "running", "aborted", "invalid"};
    int action = life->plan[life->step];
    struct text words = {0};
    text_add(&words, "%s %s", actions[action], names[status]);
    expect(life, "stop", actions[action]);
    expect(life, "ended", words.data);
    text_free(&words);
    life->running = false;
    if (status == GG_SUCCESS) {
        take_effect(&life->facts, action, true);
        life->step++;
    } else {
        life->length = life->step = 0;
    }
}

/* The next answer that the task gave. */
static gg_status take_answer(struct life *life)
{
    if (life->answer_used == life->answer_count) {
        life->fine = false;
        return GG_RUNNING;
    }
    return life->answers[life->answer_used++];
}

/* The first step of the rest that cannot be done; the length if there is none. What is
 * running is taken to succeed. */
static int failing_step(const struct life *life)
{
    struct facts facts = life->facts;
    if (life->running)
        take_effect(&facts, life->plan[life->step], false);
    for (int i = life->step + life->running; i < life->length; i++) {
        if (!can(&facts, life->plan[i]))
            return i;
        take_effect(&facts, life->plan[i], false);
    }
    return life->length;
}

static int action_of(const struct life *life, uint16_t number)
{
    for (int i = 0; i < MODEL_ACTIONS; i++)
        if (strcmp(action_name(&life->stage, number), actions[i]) == 0)
            return i;
    return 0;
}

/* Goes on behind the next comma of the log, or to its end. */
static void skip_entry(struct life *life)
{
    life->at += strcspn(life->at, ",");
    life->at += strncmp(life->at, ", ", 2) == 0 ? 2 : 0;
}

/* A new plan is as the log and the agent have it; it must be possible. */
static void expect_plan(struct life *life)
{
    int length = 0;
    life->length = life->step = 0;
    if (strncmp(life->at, "failed", 6) == 0) {
        expect(life, "failed", "1");
        return;
    }
    life->fine = life->fine && sscanf(life->at, "made %d,", &length) == 1 && length > 0;
    skip_entry(life);
    for (bool root = true; strncmp(life->at, "chose ", 6) == 0; root = false) {
        life->fine &= (strncmp(life->at, "chose live.", 11) == 0) == root;
        skip_entry(life);
    }
    for (int i = 0; i < length; i++)
        life->plan[i] = action_of(life, agent_plan(&life->actor.core)[i]);
    life->length = length;
    life->fine &= failing_step(life) == length;
}

/* What comes after the running step may have become impossible. The plan is dropped at
 * once; what is running goes on if the new one begins with it. */
static void expect_running_on(struct life *life)
{
    int running = life->plan[life->step], failing = failing_step(life);
    if (failing == life->length)
        return;
    expect(life, "dropped", actions[life->plan[failing]]);
    if (strncmp(life->at, "stop", 4) == 0)
        expect_end(life, GG_ABORTED);
    bool goes_on = life->running;
    expect_plan(life);
    life->fine &= life->length > 0 && (life->plan[0] == running) == goes_on;
}

static void expect_next_step(struct life *life)
{
    int failing = failing_step(life);
    if (failing < life->length)
        expect(life, "dropped", actions[life->plan[failing]]);
    if (failing < life->length || life->step == life->length)
        expect_plan(life);
    if (life->step == life->length)
        return;
    expect(life, "started", actions[life->plan[life->step]]);
    expect(life, "start", actions[life->plan[life->step]]);
    gg_status status = take_answer(life);
    life->running = true;
    if (status != GG_RUNNING)
        expect_end(life, status);
}

static void pass_time(struct life *life, uint32_t milliseconds)
{
    while (milliseconds-- > 0) {
        life->clock++;
        if (life->clock % 700 == 0)
            life->facts.hunger = within(life->facts.hunger + 1, 10);
        if (life->clock % 1500 == 0 && life->facts.open)
            life->facts.food = within(life->facts.food + 2, 6);
    }
    life->facts.seen = (int)life->actor.truth;
}

static bool facts_agree(const struct life *life)
{
    const struct actor *actor = &life->actor;
    const struct facts found = {(int)fact_of(actor, "food"),   (int)fact_of(actor, "open"),
                                (int)fact_of(actor, "hunger"), (int)fact_of(actor, "apple"),
                                (int)fact_of(actor, "seen"),   (int)fact_of(actor, "mood")};
    return memcmp(&found, &life->facts, sizeof found) == 0;
}

static void live_a_tick(struct life *life)
{
    uint32_t milliseconds = roll(&life->dice, roll(&life->dice, 5) ? 200 : 4000);
    life->answer_count = life->answer_used = 0;
    stage_tick(&life->stage, &life->actor, milliseconds);
    pass_time(life, milliseconds);
    life->at = life->stage.log.data ? life->stage.log.data : "";
    if (life->running) {
        expect(life, "tick", actions[life->plan[life->step]]);
        gg_status status = take_answer(life);
        if (status != GG_RUNNING)
            expect_end(life, status);
    }
    if (life->running)
        expect_running_on(life);
    if (!life->running)
        expect_next_step(life);
    life->fine = life->fine && *life->at == '\0' && life->answer_used == life->answer_count &&
                 facts_agree(life) && (life->actor.core.running != 0) == life->running;
    if (!life->fine)
        printf("%s\n... %s\n", life->stage.log.data ? life->stage.log.data : "", life->at);
    text_free(&life->stage.log);
    life->stage.log = (struct text){0};
}

/* Something happens behind the agent's back. */
static void meddle(struct life *life)
{
    struct actor *actor = &life->actor;
    switch (roll(&life->dice, 8)) {
    case 0:
        life->facts.food = (int)roll(&life->dice, 7);
        set_fact(actor, "food", (uint32_t)life->facts.food);
        break;
    case 1:
        life->facts.open = !life->facts.open;
        set_fact(actor, "open", (uint32_t)life->facts.open);
        break;
    case 2:
        life->facts.apple = !life->facts.apple;
        set_fact(actor, "apple", (uint32_t)life->facts.apple);
        break;
    case 3:
        life->facts.mood = (int)roll(&life->dice, 6);
        set_fact(actor, "mood", (uint32_t)life->facts.mood);
        break;
    case 4:
        actor->truth = !actor->truth;
        break;
    default:
        break;
    }
}

/* Stops the agent now and then. */
static void interrupt(struct life *life)
{
    gg_agent_stop(&life->actor.core, &life->stage.planner);
    life->at = life->stage.log.data ? life->stage.log.data : "";
    if (life->running)
        expect_end(life, GG_ABORTED);
    life->fine &= *life->at == '\0';
    life->length = life->step = 0;
    text_free(&life->stage.log);
    life->stage.log = (struct text){0};
}

bool life_is_foretold(uint32_t seed, int ticks)
{
    static struct life life;
    stage_start(&life.stage, household);
    actor_start(&life.actor, &life.stage, 0, seed);
    life.dice = dice_of(seed);
    life.facts = (struct facts){3, 0, 4, 0, 0, 0};
    life.length = life.step = 0;
    life.running = false;
    life.clock = 0;
    life.fine = true;
    life.actor.answer = answer_at_random;
    life.actor.more = &life;
    life.actor.sensed = fact_number(life.stage.compiled.tables, "seen");
    for (int i = 0; i < ticks && life.fine; i++) {
        if (roll(&life.dice, 30) == 0)
            interrupt(&life);
        meddle(&life);
        live_a_tick(&life);
    }
    stage_end(&life.stage);
    return life.fine;
}
