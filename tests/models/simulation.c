/* SPDX-License-Identifier: MIT */
/* Simulates an agent, and the model that foretells its events: see simulation.h. */
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

/* Changes the facts as planning expects of an action; `in_earnest`, sensed facts stay as they are.
 * */
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

/* Whether the shared thing that an action changes is not as it needs it: somebody else was
 * there before. */
static bool is_gone(const struct facts *facts, int action)
{
    return (action == PICK && facts->food < 1) || (action == UNLOCK && facts->open) ||
           (action == LOCK && !facts->open);
}

/* ------------------------------------------------------ a random simulation */

/* The model of one agent, with the place in the log that was checked so far. */
struct simulation {
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
    struct simulation *simulation = actor->more;
    (void)action;
    gg_status status = statuses[roll(&simulation->dice, 9)];
    if (phase != GG_STOP && simulation->answer_count < 4)
        simulation->answers[simulation->answer_count++] = status;
    return status;
}

/* The next words of the log must be these. */
static void expect(struct simulation *simulation, const char *words, const char *more)
{
    struct text expected = {0};
    text_add(&expected, "%s%s%s", words, *more ? " " : "", more);
    if (strncmp(simulation->at, expected.data, expected.length) == 0)
        simulation->at += expected.length;
    else
        simulation->fine = false;
    if (strncmp(simulation->at, ", ", 2) == 0)
        simulation->at += 2;
    text_free(&expected);
}

static void expect_end(struct simulation *simulation, gg_status status)
{
    static const char *const names[] = {"failure", "success", "running", "aborted", "invalid"};
    int action = simulation->plan[simulation->step];
    struct text words = {0};
    if (status == GG_SUCCESS && is_gone(&simulation->facts, action))
        status = GG_FAILURE;
    text_add(&words, "%s %s", actions[action], names[status]);
    expect(simulation, "stop", actions[action]);
    expect(simulation, "ended", words.data);
    text_free(&words);
    simulation->running = false;
    if (status == GG_SUCCESS) {
        take_effect(&simulation->facts, action, true);
        simulation->step++;
    } else {
        simulation->length = simulation->step = 0;
    }
}

/* The next answer that the task gave. */
static gg_status take_answer(struct simulation *simulation)
{
    if (simulation->answer_used == simulation->answer_count) {
        simulation->fine = false;
        return GG_RUNNING;
    }
    return simulation->answers[simulation->answer_used++];
}

/* The first step of the rest that cannot be done; the length if there is none. What is
 * running is taken to succeed. */
static int failing_step(const struct simulation *simulation)
{
    struct facts facts = simulation->facts;
    if (simulation->running)
        take_effect(&facts, simulation->plan[simulation->step], false);
    for (int i = simulation->step + simulation->running; i < simulation->length; i++) {
        if (!can(&facts, simulation->plan[i]))
            return i;
        take_effect(&facts, simulation->plan[i], false);
    }
    return simulation->length;
}

static int action_of(const struct simulation *simulation, uint16_t number)
{
    for (int i = 0; i < MODEL_ACTIONS; i++)
        if (strcmp(action_name(&simulation->stage, number), actions[i]) == 0)
            return i;
    return 0;
}

/* Goes on behind the next comma of the log, or to its end. */
static void skip_entry(struct simulation *simulation)
{
    simulation->at += strcspn(simulation->at, ",");
    simulation->at += strncmp(simulation->at, ", ", 2) == 0 ? 2 : 0;
}

/* A new plan is as the log and the agent have it; it must be possible. */
static void expect_plan(struct simulation *simulation)
{
    int length = 0;
    simulation->length = simulation->step = 0;
    if (strncmp(simulation->at, "failed", 6) == 0) {
        expect(simulation, "failed", "1");
        return;
    }
    simulation->fine =
        simulation->fine && sscanf(simulation->at, "made %d,", &length) == 1 && length > 0;
    skip_entry(simulation);
    for (bool root = true; strncmp(simulation->at, "chose ", 6) == 0; root = false) {
        simulation->fine &= (strncmp(simulation->at, "chose live.", 11) == 0) == root;
        skip_entry(simulation);
    }
    for (int i = 0; i < length; i++)
        simulation->plan[i] = action_of(simulation, agent_plan(&simulation->actor.core)[i]);
    simulation->length = length;
    simulation->fine &= failing_step(simulation) == length;
}

/* What comes after the running step may have become impossible. The plan is dropped at
 * once; what is running goes on if the new one begins with it. */
static void expect_running_on(struct simulation *simulation)
{
    int running = simulation->plan[simulation->step], failing = failing_step(simulation);
    if (failing == simulation->length)
        return;
    expect(simulation, "dropped", actions[simulation->plan[failing]]);
    if (strncmp(simulation->at, "stop", 4) == 0)
        expect_end(simulation, GG_ABORTED);
    bool goes_on = simulation->running;
    expect_plan(simulation);
    simulation->fine &= simulation->length > 0 && (simulation->plan[0] == running) == goes_on;
}

static void expect_next_step(struct simulation *simulation)
{
    int failing = failing_step(simulation);
    if (failing < simulation->length)
        expect(simulation, "dropped", actions[simulation->plan[failing]]);
    if (failing < simulation->length || simulation->step == simulation->length)
        expect_plan(simulation);
    if (simulation->step == simulation->length)
        return;
    expect(simulation, "started", actions[simulation->plan[simulation->step]]);
    expect(simulation, "start", actions[simulation->plan[simulation->step]]);
    gg_status status = take_answer(simulation);
    simulation->running = true;
    if (status != GG_RUNNING)
        expect_end(simulation, status);
}

static void pass_time(struct simulation *simulation, uint32_t milliseconds)
{
    while (milliseconds-- > 0) {
        simulation->clock++;
        if (simulation->clock % 700 == 0)
            simulation->facts.hunger = within(simulation->facts.hunger + 1, 10);
        if (simulation->clock % 1500 == 0 && simulation->facts.open)
            simulation->facts.food = within(simulation->facts.food + 2, 6);
    }
    simulation->facts.seen = (int)simulation->actor.truth;
}

static bool facts_agree(const struct simulation *simulation)
{
    const struct actor *actor = &simulation->actor;
    const struct facts found = {(int)fact_of(actor, "food"),   (int)fact_of(actor, "open"),
                                (int)fact_of(actor, "hunger"), (int)fact_of(actor, "apple"),
                                (int)fact_of(actor, "seen"),   (int)fact_of(actor, "mood")};
    return memcmp(&found, &simulation->facts, sizeof found) == 0;
}

static void simulate_a_tick(struct simulation *simulation)
{
    uint32_t milliseconds = roll(&simulation->dice, roll(&simulation->dice, 5) ? 200 : 4000);
    simulation->answer_count = simulation->answer_used = 0;
    stage_tick(&simulation->stage, &simulation->actor, milliseconds);
    pass_time(simulation, milliseconds);
    simulation->at = simulation->stage.log.data ? simulation->stage.log.data : "";
    if (simulation->running) {
        expect(simulation, "tick", actions[simulation->plan[simulation->step]]);
        gg_status status = take_answer(simulation);
        if (status != GG_RUNNING)
            expect_end(simulation, status);
    }
    if (simulation->running)
        expect_running_on(simulation);
    if (!simulation->running)
        expect_next_step(simulation);
    simulation->fine = simulation->fine && *simulation->at == '\0' &&
                       simulation->answer_used == simulation->answer_count &&
                       facts_agree(simulation) &&
                       (simulation->actor.core.running != 0) == simulation->running;
    if (!simulation->fine)
        printf("%s\n... %s\n", simulation->stage.log.data ? simulation->stage.log.data : "",
               simulation->at);
    text_free(&simulation->stage.log);
    simulation->stage.log = (struct text){0};
}

/* Something happens behind the agent's back. */
static void meddle(struct simulation *simulation)
{
    struct actor *actor = &simulation->actor;
    switch (roll(&simulation->dice, 8)) {
    case 0:
        simulation->facts.food = (int)roll(&simulation->dice, 7);
        set_fact(actor, "food", (uint32_t)simulation->facts.food);
        break;
    case 1:
        simulation->facts.open = !simulation->facts.open;
        set_fact(actor, "open", (uint32_t)simulation->facts.open);
        break;
    case 2:
        simulation->facts.apple = !simulation->facts.apple;
        set_fact(actor, "apple", (uint32_t)simulation->facts.apple);
        break;
    case 3:
        simulation->facts.mood = (int)roll(&simulation->dice, 6);
        set_fact(actor, "mood", (uint32_t)simulation->facts.mood);
        break;
    case 4:
        actor->truth = !actor->truth;
        break;
    default:
        break;
    }
}

/* Stops the agent now and then. */
static void interrupt(struct simulation *simulation)
{
    gg_agent_stop(&simulation->actor.core, &simulation->stage.planner);
    simulation->at = simulation->stage.log.data ? simulation->stage.log.data : "";
    if (simulation->running)
        expect_end(simulation, GG_ABORTED);
    simulation->fine &= *simulation->at == '\0';
    simulation->length = simulation->step = 0;
    text_free(&simulation->stage.log);
    simulation->stage.log = (struct text){0};
}

bool simulation_is_foretold(uint32_t seed, int ticks)
{
    static struct simulation simulation;
    stage_start(&simulation.stage, household);
    actor_start(&simulation.actor, &simulation.stage, 0, seed);
    simulation.dice = dice_of(seed);
    simulation.facts = (struct facts){3, 0, 4, 0, 0, 0};
    simulation.length = simulation.step = 0;
    simulation.running = false;
    simulation.clock = 0;
    simulation.fine = true;
    simulation.actor.answer = answer_at_random;
    simulation.actor.more = &simulation;
    simulation.actor.sensed = fact_number(simulation.stage.compiled.tables, "seen");
    for (int i = 0; i < ticks && simulation.fine; i++) {
        if (roll(&simulation.dice, 30) == 0)
            interrupt(&simulation);
        meddle(&simulation);
        simulate_a_tick(&simulation);
    }
    stage_end(&simulation.stage);
    return simulation.fine;
}
