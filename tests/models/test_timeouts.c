/* SPDX-License-Identifier: MIT */
/*
 * Random lives with timeouts of methods and of goals, beside a plain model of what LANGUAGE.md says, a
 * millisecond at a time: what is done, and what is passed over, is the same. The same lives are lived in
 * ticks as long as nothing happens, and saved now and then.
 */
#include "agent/agent.h"
#include "support/cases.h"
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

enum { LIVES = 400, TIME = 3000, BOOLS = 3, METHODS = 4, STEPS = 3, ACTIONS = 5, NONE = -1 };

/* What came up, so that it is known that the cases are of use. */
struct met {
    unsigned over, ended_by_time, ended_by_facts, went_on, late, failed, in_time;
};

/* ------------------------------------------------------------------------ methods */

/* A method: what it asks for, its steps, and its times; `after` 0: it has no timeout. */
struct plain_method {
    int asks; /* a bool, or NONE */
    bool wants;
    int steps[STEPS], step_count;
    unsigned after, again;
};

struct plain_action {
    unsigned duration;
    bool uninterruptible;
};

/* A brute: its methods in the order of their priority, and where it stands. */
struct brute {
    struct plain_method methods[METHODS];
    struct plain_action actions[ACTIONS];
    bool facts[BOOLS];
    int method, step;                   /* of its plan; NONE: it has none */
    int acts;                           /* the action that is running; NONE */
    unsigned elapsed;                   /* of that */
    bool timed[METHODS], over[METHODS]; /* whether a time runs, and has run out */
    unsigned gone[METHODS],
        paused[METHODS]; /* milliseconds of that; and since it was passed over */
    bool passed_over[METHODS];
};

static struct brute random_brute(struct dice *dice)
{
    struct brute brute = {.method = NONE, .acts = NONE};
    for (int i = 0; i < ACTIONS; i++)
        brute.actions[i] = (struct plain_action){1 + roll(dice, 120), roll(dice, 5) == 0};
    for (int i = 0; i < METHODS; i++) {
        struct plain_method *method = &brute.methods[i];
        method->asks = i + 1 == METHODS ? NONE : (int)roll(dice, BOOLS);
        method->wants = roll(dice, 2);
        method->step_count = 1 + (int)roll(dice, STEPS);
        for (int j = 0; j < method->step_count; j++)
            method->steps[j] = (int)roll(dice, ACTIONS);
        method->after = roll(dice, 3) ? 1 + roll(dice, 400) : 0;
        method->again = i + 1 == METHODS || roll(dice, 2) ? 1 + roll(dice, 500) : 0;
    }
    return brute;
}

static void write_brute(const struct brute *brute, struct text *yaml)
{
    text_add(yaml, "domain: d\nstate: {");
    for (int i = 0; i < BOOLS; i++)
        text_add(yaml, "%sf%d: bool", i ? ", " : "", i);
    text_add(yaml, "}\nactions:\n");
    for (int i = 0; i < ACTIONS; i++)
        text_add(yaml, "  a%d: {duration: %ums, uninterruptible: %s}\n", i,
                 brute->actions[i].duration, brute->actions[i].uninterruptible ? "true" : "false");
    text_add(yaml, "tasks:\n  live:\n    select: priority\n    methods:\n");
    for (int i = 0; i < METHODS; i++) {
        const struct plain_method *method = &brute->methods[i];
        text_add(yaml, "      m%d: {priority: %d, ", i, METHODS - i);
        if (method->asks != NONE)
            text_add(yaml, "preconditions: %sf%d, ", method->wants ? "" : "not ", method->asks);
        if (method->after && method->again)
            text_add(yaml, "timeout: {after: %ums, again: %ums}, ", method->after, method->again);
        else if (method->after)
            text_add(yaml, "timeout: %ums, ", method->after);
        text_add(yaml, "subtasks: [");
        for (int j = 0; j < method->step_count; j++)
            text_add(yaml, "%sa%d", j ? ", " : "", method->steps[j]);
        text_add(yaml, "]}\n");
    }
    text_add(yaml, "limits: {plan: 8}\n");
}

static bool asks_hold(const struct brute *brute, int number)
{
    const struct plain_method *method = &brute->methods[number];
    return method->asks == NONE || brute->facts[method->asks] == method->wants;
}

static bool is_bound_to_end(const struct brute *brute)
{
    return brute->acts != NONE && brute->actions[brute->acts].uninterruptible;
}

/* Time passes for what is timed and passed over. What runs out while nothing is done ends nothing. */
static void age_brute(struct brute *brute, struct met *met)
{
    for (int i = 0; i < METHODS; i++) {
        const struct plain_method *method = &brute->methods[i];
        if (brute->passed_over[i] && method->again && ++brute->paused[i] == method->again) {
            brute->passed_over[i] = false;
            met->ended_by_time++;
        }
        if (!brute->timed[i] || brute->over[i] || ++brute->gone[i] < method->after)
            continue;
        brute->over[i] = brute->method != NONE;
        brute->timed[i] = brute->method != NONE;
    }
}

/* The running action ends, and with the last one the plan. */
static void carry_on(struct brute *brute)
{
    if (brute->acts == NONE || ++brute->elapsed < brute->actions[brute->acts].duration)
        return;
    brute->acts = NONE;
    if (++brute->step == brute->methods[brute->method].step_count)
        brute->method = NONE;
}

static void look_at_times(struct brute *brute, struct met *met)
{
    for (int i = 0; i < METHODS; i++) {
        met->late += brute->over[i] && is_bound_to_end(brute);
        if (!brute->over[i] || is_bound_to_end(brute))
            continue;
        brute->over[i] = brute->timed[i] = false;
        brute->passed_over[i] = true;
        brute->paused[i] = 0;
        brute->method = brute->acts = NONE;
        met->over++;
    }
    for (int i = 0; i < METHODS; i++)
        if (brute->passed_over[i] && !brute->methods[i].again && !asks_hold(brute, i)) {
            brute->passed_over[i] = false;
            met->ended_by_facts++;
        }
}

/* Whether a method's steps are those that are left of the plan. */
static bool is_the_same(const struct brute *brute, int number)
{
    const struct plain_method *method = &brute->methods[number],
                              *present = &brute->methods[brute->method];
    bool same = method->step_count == present->step_count - brute->step;
    for (int i = 0; same && i < method->step_count; i++)
        same = method->steps[i] == present->steps[brute->step + i];
    return same;
}

static void choose(struct brute *brute, struct met *met)
{
    int best = 0;
    while (best < METHODS && (!asks_hold(brute, best) || brute->passed_over[best]))
        best++;
    bool plans = brute->method == NONE || best < brute->method;
    if (is_bound_to_end(brute) || best == METHODS || !plans ||
        (brute->method != NONE && is_the_same(brute, best)))
        return;
    if (brute->acts != brute->methods[best].steps[0])
        brute->acts = NONE;
    for (int i = 0; i < METHODS; i++)
        if (i != best)
            brute->timed[i] = brute->over[i] = false;
    met->went_on += brute->timed[best];
    brute->method = best;
    brute->step = 0;
}

static void start(struct brute *brute)
{
    int method = brute->method;
    if (method == NONE)
        return;
    if (brute->acts == NONE) {
        brute->acts = brute->methods[method].steps[brute->step];
        brute->elapsed = 0;
    }
    if (brute->methods[method].after && !brute->timed[method]) {
        brute->timed[method] = true;
        brute->gone[method] = 0;
    }
}

static void live_brute(struct brute *brute, struct met *met)
{
    age_brute(brute, met);
    carry_on(brute);
    look_at_times(brute, met);
    choose(brute, met);
    start(brute);
}

/* ------------------------------------------------------------------- beside agents */

/* An agent that is ticked each millisecond, and one that is ticked when something is due. */
struct pair {
    struct stage stage;
    struct actor actor, sleeper;
    unsigned waits; /* milliseconds that the sleeper has not lived yet */
};

static gg_status answer_of_pair(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    gg_status status = phase == GG_STOP ? GG_SUCCESS : gg_agent_wait(&actor->core);
    return status == GG_SUCCESS && actor->told.denies ? GG_FAILURE : status;
}

static void pair_begin(struct pair *pair, const struct text *yaml)
{
    stage_with(&pair->stage, &pair->actor, yaml->data);
    actor_start(&pair->sleeper, &pair->stage, 0, 1);
    pair->actor.answer = pair->sleeper.answer = answer_of_pair;
    pair->waits = 0;
}

/* A millisecond passes. The sleeper is ticked if it would not sleep longer, or if the game looks. */
static void pair_tick(struct pair *pair, bool looks, bool fails)
{
    gg_agent *sleeper = &pair->sleeper.core;
    pair->actor.told.denies = pair->sleeper.told.denies = fails;
    gg_agent_tick(&pair->actor.core, &pair->stage.planner, 1);
    pair->waits++;
    uint32_t quiet = gg_agent_quiet(sleeper);
    if (looks || pair->waits >= quiet) {
        gg_agent_tick(sleeper, &pair->stage.planner, pair->waits);
        pair->waits = 0;
    }
    forget_log(&pair->stage);
}

/* What the sleeper has slept through comes before the game does something. */
static void pair_wake(struct pair *pair)
{
    if (pair->waits > 0)
        gg_agent_tick(&pair->sleeper.core, &pair->stage.planner, pair->waits);
    pair->waits = 0;
}

static void pair_save(struct pair *pair)
{
    gg_agent_attach(&pair->actor.core, &pair->stage.scene.core, &pair->stage.planner);
}

static void pair_set(struct pair *pair, const char *fact, bool value)
{
    set_fact(&pair->actor, fact, value);
    set_fact(&pair->sleeper, fact, value);
}

/* What an agent does; NONE: nothing. */
static int action_of(const struct pair *pair, const struct actor *actor)
{
    uint16_t action = gg_agent_action(&actor->core);
    return action == GG_NONE ? NONE : action_name(&pair->stage, action)[1] - '0';
}

static bool passes_over(const struct pair *pair, const struct actor *actor, int number)
{
    const gg_timeouts *timeouts = pair->stage.domain.features->timeouts;
    const gg_task *task = &pair->stage.domain.tasks[0];
    for (uint16_t i = 0; i < task->method_count; i++) {
        uint16_t timeout = timeouts->of_methods[0][i];
        if (task->methods[i].source_index == number && timeout != GG_NONE)
            return gg_read(&pair->stage.domain, timeouts->all[timeout].fact,
                           gg_agent_state((gg_agent *)(uintptr_t)&actor->core)) != 0;
    }
    return false;
}

static bool is_as(const struct pair *pair, const struct actor *actor, const struct brute *brute)
{
    bool same = action_of(pair, actor) == brute->acts;
    for (int i = 0; i < METHODS; i++)
        same &= passes_over(pair, actor, i) == brute->passed_over[i];
    return same;
}

static bool life_of_brute(uint64_t seed, struct met *met)
{
    struct dice dice = dice_of(seed);
    struct brute brute = random_brute(&dice);
    struct text yaml = {0};
    static struct pair pair;
    bool fine = true, times = false;
    for (int i = 0; i < METHODS; i++)
        times |= brute.methods[i].after > 0;
    if (!times)
        return true;
    write_brute(&brute, &yaml);
    pair_begin(&pair, &yaml);
    for (int time = 1; time <= TIME && fine; time++) {
        bool changes = roll(&dice, 100) == 0;
        if (changes) {
            int fact = (int)roll(&dice, BOOLS);
            brute.facts[fact] = !brute.facts[fact];
            char name[] = {'f', (char)('0' + fact), 0};
            pair_wake(&pair);
            pair_set(&pair, name, brute.facts[fact]);
        }
        live_brute(&brute, met);
        pair_tick(&pair, changes, false);
        if (roll(&dice, 50) == 0)
            pair_save(&pair);
        fine = is_as(&pair, &pair.actor, &brute) &&
               (pair.waits > 0 || is_as(&pair, &pair.sleeper, &brute));
        if (!fine)
            printf("\nlife %u at %d ms: a%d, not a%d; sleeping a%d (m%d)\n%s", (unsigned)seed, time,
                   action_of(&pair, &pair.actor), brute.acts, action_of(&pair, &pair.sleeper),
                   brute.method, yaml.data);
    }
    text_free(&yaml);
    stage_end(&pair.stage);
    return fine;
}

static void methods_take_no_longer_than_they_may(void)
{
    struct met met = {0};
    bool fine = true;
    for (uint64_t seed = 1; random_case(seed, LIVES) && fine; seed++)
        fine = life_of_brute(seed, &met);
    CU_ASSERT_TRUE(fine);
    CHECK_SAYING(met.over >= random_cases(LIVES), "%u", met.over);
    CHECK_SAYING(met.ended_by_time >= random_cases(LIVES / 2), "%u", met.ended_by_time);
    CHECK_SAYING(met.ended_by_facts >= random_cases(LIVES / 4), "%u", met.ended_by_facts);
    CHECK_SAYING(met.went_on >= random_cases(LIVES), "%u", met.went_on);
    CHECK_SAYING(met.late >= random_cases(LIVES), "%u", met.late);
}

/* -------------------------------------------------------------------------- goals */

enum { GOALS = 3 };

/* A hunter: its goals in the order of their priority, each reached by one action of its own. */
struct hunter {
    unsigned timeouts[GOALS], durations[GOALS], retries[GOALS];
    bool relevant[GOALS], reached[GOALS], uninterruptible[GOALS];
    unsigned rests[GOALS]; /* milliseconds that each is left alone */
    int goal;              /* what it does; NONE */
    unsigned elapsed;      /* of that */
    int timed;             /* the goal that is timed; NONE */
    unsigned gone;         /* milliseconds of that */
    bool over;
};

static struct hunter random_hunter(struct dice *dice)
{
    struct hunter hunter = {.goal = NONE, .timed = NONE};
    for (int i = 0; i < GOALS; i++) {
        hunter.timeouts[i] = roll(dice, 4) ? 1 + roll(dice, 300) : 0;
        hunter.durations[i] = 1 + roll(dice, 200);
        hunter.retries[i] = 1 + roll(dice, 150);
        hunter.uninterruptible[i] = roll(dice, 5) == 0;
    }
    return hunter;
}

static void write_hunter(const struct hunter *hunter, struct text *yaml)
{
    text_add(yaml, "domain: d\nstate: {");
    for (int i = 0; i < GOALS; i++)
        text_add(yaml, "%sr%d: bool, g%d: bool", i ? ", " : "", i, i);
    text_add(yaml, "}\nactions:\n");
    for (int i = 0; i < GOALS; i++)
        text_add(yaml, "  a%d: {effects: g%d, duration: %ums, uninterruptible: %s}\n", i, i,
                 hunter->durations[i], hunter->uninterruptible[i] ? "true" : "false");
    text_add(yaml, "goals:\n");
    for (int i = 0; i < GOALS; i++) {
        text_add(yaml, "  g%d: {conditions: g%d, relevant: r%d, priority: %d, retry: %ums", i, i, i,
                 GOALS - i, hunter->retries[i]);
        if (hunter->timeouts[i])
            text_add(yaml, ", timeout: %ums", hunter->timeouts[i]);
        text_add(yaml, "}\n");
    }
    text_add(yaml, "limits: {plan: 4}\n");
}

/* The goal has failed. */
static void fail_hunter(struct hunter *hunter)
{
    hunter->rests[hunter->goal] = hunter->retries[hunter->goal];
    hunter->goal = NONE;
}

static void hunt_on(struct hunter *hunter, bool fails, struct met *met)
{
    int goal = hunter->goal;
    for (int i = 0; i < GOALS; i++)
        hunter->rests[i] -= hunter->rests[i] > 0;
    if (hunter->timed != NONE && !hunter->over &&
        ++hunter->gone >= hunter->timeouts[hunter->timed]) {
        hunter->over = goal == hunter->timed;
        hunter->timed = hunter->over ? goal : NONE;
    }
    if (goal == NONE || ++hunter->elapsed < hunter->durations[goal])
        return;
    met->failed += fails;
    met->in_time += !fails && hunter->over;
    if (fails) {
        fail_hunter(hunter);
        return;
    }
    hunter->reached[goal] = true;
    hunter->goal = NONE;
}

static void hunter_decide(struct hunter *hunter, struct met *met)
{
    int goal = hunter->goal;
    bool is_bound = goal != NONE && hunter->uninterruptible[goal];
    met->late += hunter->over && is_bound;
    if (hunter->over && !is_bound && (goal == NONE || !hunter->reached[goal])) {
        hunter->over = false;
        hunter->timed = NONE;
        met->over += goal != NONE;
        if (goal != NONE)
            fail_hunter(hunter);
    }
    if (is_bound)
        return;
    goal = hunter->goal; /* one that holds by now ends with its action */
    int best = 0;
    while (best < GOALS && (!hunter->relevant[best] || hunter->reached[best] ||
                            hunter->rests[best] || best == goal))
        best++;
    if (best < GOALS && (goal == NONE || best < goal || !hunter->relevant[goal])) {
        hunter->goal = best;
        hunter->elapsed = 0;
    }
}

/* A goal that is reached, or gives way to another one, or is not relevant while nothing is done, is timed
 * no more. */
static void hunter_time(struct hunter *hunter, struct met *met)
{
    int goal = hunter->goal;
    if (goal == NONE && hunter->timed != NONE &&
        (hunter->reached[hunter->timed] || !hunter->relevant[hunter->timed]))
        hunter->timed = NONE;
    if (goal == NONE)
        return;
    met->went_on += hunter->timed == goal && hunter->elapsed == 0;
    if (hunter->timed == goal)
        return;
    hunter->timed = hunter->timeouts[goal] ? goal : NONE;
    hunter->over = false;
    hunter->gone = 0;
}

static void hunter_live(struct hunter *hunter, bool fails, struct met *met)
{
    hunt_on(hunter, fails, met);
    hunter_decide(hunter, met);
    hunter_time(hunter, met);
}

/* The game changes what is relevant, or what was reached. */
static void meddle(struct hunter *hunter, struct pair *pair, struct dice *dice)
{
    int goal = (int)roll(dice, GOALS);
    bool relevant = roll(dice, 2), *fact = relevant ? hunter->relevant : hunter->reached;
    char name[] = {relevant ? 'r' : 'g', (char)('0' + goal), 0};
    fact[goal] = !fact[goal];
    pair_wake(pair);
    pair_set(pair, name, fact[goal]);
}

static bool life_of_hunter(uint64_t seed, struct met *met)
{
    struct dice dice = dice_of(seed);
    struct hunter hunter = random_hunter(&dice);
    struct text yaml = {0};
    static struct pair pair;
    bool fine = true;
    write_hunter(&hunter, &yaml);
    pair_begin(&pair, &yaml);
    for (int time = 1; time <= TIME && fine; time++) {
        bool changes = roll(&dice, 60) == 0, fails = roll(&dice, 3) == 0;
        if (changes)
            meddle(&hunter, &pair, &dice);
        hunter_live(&hunter, fails, met);
        pair_tick(&pair, changes, fails);
        if (roll(&dice, 50) == 0)
            pair_save(&pair);
        fine = action_of(&pair, &pair.actor) == hunter.goal &&
               (pair.waits > 0 || action_of(&pair, &pair.sleeper) == hunter.goal);
        if (!fine)
            printf("\nlife %u at %d ms: a%d, not a%d; sleeping a%d\n%s", (unsigned)seed, time,
                   action_of(&pair, &pair.actor), hunter.goal, action_of(&pair, &pair.sleeper),
                   yaml.data);
    }
    text_free(&yaml);
    stage_end(&pair.stage);
    return fine;
}

static void goals_take_no_longer_than_they_may(void)
{
    struct met met = {0};
    bool fine = true;
    for (uint64_t seed = 1; random_case(seed, LIVES) && fine; seed++)
        fine = life_of_hunter(seed, &met);
    CU_ASSERT_TRUE(fine);
    CHECK_SAYING(met.over >= random_cases(LIVES), "%u", met.over);
    CHECK_SAYING(met.failed >= random_cases(LIVES), "%u", met.failed);
    CHECK_SAYING(met.went_on >= random_cases(LIVES / 4), "%u", met.went_on);
    CHECK_SAYING(met.late >= random_cases(LIVES), "%u", met.late);
}

void add_timeouts_suite(void)
{
    CU_pSuite suite = CU_add_suite("timeouts", NULL, NULL);
    CU_ADD_TEST(suite, methods_take_no_longer_than_they_may);
    CU_ADD_TEST(suite, goals_take_no_longer_than_they_may);
}
