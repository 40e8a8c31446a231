/* SPDX-License-Identifier: MIT */
/*
 * Plans that are made anew while an action changes numbers over time, in random domains whose facts the
 * game changes at any time. What is expected is what an agent plans that does nothing yet: in the state
 * without what the action has changed, if that plan begins with the action and its other steps can be
 * done after the rest of it, and otherwise in the state as it is. How much an action has changed is
 * counted here.
 */
#include "models/names.h"
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

enum {
    CASES = 4000,
    NUMBERS = 2,
    FLAGS = 3,
    ACTIONS_MOST = 6,
    TOP = 20,
    TICKS = 150,
    STEPS_MOST = 12
};

/* An action: what it asks of a number and of a flag, and what it changes. */
struct deed {
    int number, low, high;     /* what it needs, and the number that it changes */
    int needed_flag, set_flag; /* -1: none */
    int amount;
    uint32_t duration;
};

struct errand {
    struct deed deeds[ACTIONS_MOST];
    int count, numbers[NUMBERS];
    int low[NUMBERS], high[NUMBERS]; /* of the goal */
    bool by_task;
};

static struct deed deed_random(struct dice *dice)
{
    struct deed deed = {.number = (int)roll(dice, NUMBERS), .high = TOP};
    if (roll(dice, 2))
        deed.low = (int)roll(dice, 8);
    else if (roll(dice, 2))
        deed.high = TOP - (int)roll(dice, 10);
    deed.needed_flag = (int)roll(dice, 2 * FLAGS);
    deed.needed_flag = deed.needed_flag < FLAGS ? deed.needed_flag : -1;
    deed.set_flag = roll(dice, 3) == 0 ? (int)roll(dice, FLAGS) : -1;
    deed.amount = (int)(2 + roll(dice, 9)) * (roll(dice, 3) ? 1 : -1);
    deed.duration = 50 + roll(dice, 400);
    return deed;
}

static struct errand errand_random(struct dice *dice)
{
    struct errand errand = {.count = 3 + (int)roll(dice, ACTIONS_MOST - 2)};
    for (int i = 0; i < errand.count; i++)
        errand.deeds[i] = deed_random(dice);
    for (int i = 0; i < NUMBERS; i++)
        errand.numbers[i] = (int)roll(dice, TOP + 1);
    errand.by_task = roll(dice, 2) > 0;
    for (int i = 0; i < NUMBERS; i++) {
        bool is_low = i == 0 || roll(dice, 2) > 0;
        errand.low[i] = is_low ? 4 + (int)roll(dice, TOP - 4) : 0;
        errand.high[i] = is_low ? TOP : TOP - 4 - (int)roll(dice, TOP - 4);
    }
    return errand;
}

static void write_deed(const struct deed *deed, int number, struct dice *dice, struct text *yaml)
{
    text_add(yaml, "  a%d: {preconditions: [n%d >= %d, n%d <= %d", number, deed->number, deed->low,
             deed->number, deed->high);
    if (deed->needed_flag >= 0)
        text_add(yaml, ", f%d", deed->needed_flag);
    text_add(yaml, "], effects: [n%d %c= %d over time", deed->number, deed->amount < 0 ? '-' : '+',
             deed->amount < 0 ? -deed->amount : deed->amount);
    if (deed->set_flag >= 0)
        text_add(yaml, ", f%d", deed->set_flag);
    text_add(yaml, "], duration: %ums, cost: %u}\n", (unsigned)deed->duration,
             (unsigned)(1 + roll(dice, 5)));
}

static void write_methods(const struct errand *errand, struct dice *dice, struct text *yaml)
{
    text_add(yaml, "tasks: {live: {methods: {");
    for (int i = 0; i < 4; i++) {
        text_add(yaml, "m%d: {preconditions: n%u %s %u, subtasks: [", i,
                 (unsigned)roll(dice, NUMBERS),
                 roll(dice, 2) ? ">=" : "<=", (unsigned)(1 + roll(dice, TOP - 1)));
        for (unsigned j = 0, count = 1 + roll(dice, 3); j < count; j++)
            text_add(yaml, "%sa%u", j ? ", " : "", (unsigned)roll(dice, (uint32_t)errand->count));
        text_add(yaml, "]}, ");
    }
    text_add(yaml, "}}}\n");
}

static void write_errand(const struct errand *errand, struct dice *dice, struct text *yaml)
{
    text_add(yaml, "domain: d\nlimits: {plan: %d}\nstate:\n", STEPS_MOST);
    for (int i = 0; i < NUMBERS; i++)
        text_add(yaml, "  n%d: {type: 0..%d, start: %d}\n", i, TOP, errand->numbers[i]);
    for (int i = 0; i < FLAGS; i++)
        text_add(yaml, "  f%d: {type: bool, start: %s}\n", i, roll(dice, 3) ? "true" : "false");
    text_add(yaml, "actions:\n");
    for (int i = 0; i < errand->count; i++)
        write_deed(&errand->deeds[i], i, dice, yaml);
    if (errand->by_task)
        write_methods(errand, dice, yaml);
    else
        text_add(yaml, "goals: {g: {conditions: [n0 >= %d, n1 %s %d]}}\n", errand->low[0],
                 errand->low[1] ? ">=" : "<=", errand->low[1] ? errand->low[1] : errand->high[1]);
}

/* ------------------------------------------------------------------------ states */

struct facts {
    int numbers[NUMBERS], flags[FLAGS];
};

struct life {
    struct stage stage;
    struct errand errand;
    struct actor actor;
    uint16_t numbers[NUMBERS], flags[FLAGS];
    int running, made; /* the action that runs, -1: none, and how many of its steps were made */
    unsigned dropped, planned; /* in the present tick, by the actor */
};

static struct facts facts_of(const struct life *life)
{
    struct facts facts;
    for (int i = 0; i < NUMBERS; i++)
        facts.numbers[i] = (int)gg_agent_read(&life->actor.core, life->numbers[i]);
    for (int i = 0; i < FLAGS; i++)
        facts.flags[i] = (int)gg_agent_read(&life->actor.core, life->flags[i]);
    return facts;
}

static int clamped(int value)
{
    return value < 0 ? 0 : value > TOP ? TOP : value;
}

static bool do_deed(const struct deed *deed, struct facts *facts)
{
    int *number = &facts->numbers[deed->number];
    if (*number < deed->low || *number > deed->high ||
        (deed->needed_flag >= 0 && !facts->flags[deed->needed_flag]))
        return false;
    *number = clamped(*number + deed->amount);
    if (deed->set_flag >= 0)
        facts->flags[deed->set_flag] = 1;
    return true;
}

struct found {
    uint16_t steps[STEPS_MOST];
    uint16_t length;
};

static struct found plan_of(const gg_agent *agent)
{
    struct found found = {.length = 0};
    const uint16_t *steps = gg_agent_steps(agent, &found.length);
    memcpy(found.steps, steps, found.length * sizeof *steps);
    return found;
}

/* What an agent plans that has done nothing yet. */
static struct found planned_from(struct life *life, const struct facts *facts)
{
    static struct actor fresh;
    actor_start(&fresh, &life->stage, 0, 1);
    for (int i = 0; i < NUMBERS; i++)
        gg_agent_write(&fresh.core, life->numbers[i], (uint32_t)facts->numbers[i]);
    for (int i = 0; i < FLAGS; i++)
        gg_agent_write(&fresh.core, life->flags[i], (uint32_t)facts->flags[i]);
    gg_agent_tick(&fresh.core, &life->stage.planner, 0);
    return plan_of(&fresh.core);
}

/* ------------------------------------------------------------------------- lives */

static int deed_of(const struct life *life, uint16_t action)
{
    return action == GG_NONE ? -1 : (int)life->actor.core.domain->actions[action].source_index;
}

static void note_news(void *context, const gg_agent *agent, const gg_event *event)
{
    struct life *life = context;
    if (agent != &life->actor.core)
        return;
    life->dropped += event->kind == GG_PLAN_DROPPED;
    life->planned += event->kind == GG_PLAN_MADE;
}

static void life_begin(struct life *life, const char *yaml)
{
    static const char *const numbers[] = {"n0", "n1"}, *const flags[] = {"f0", "f1", "f2"};
    stage_with(&life->stage, &life->actor, yaml);
    for (int i = 0; i < NUMBERS; i++)
        life->numbers[i] = fact_number(life->stage.compiled.tables, numbers[i]);
    for (int i = 0; i < FLAGS; i++)
        life->flags[i] = fact_number(life->stage.compiled.tables, flags[i]);
    life->running = -1;
    life->stage.planner.trace = note_news;
    life->stage.planner.context = life;
}

/* The game changes something: of the number that the running action changes often so much that not all
 * of its steps can be undone. */
static void life_disturb(struct life *life, struct dice *dice)
{
    uint32_t number = roll(dice, NUMBERS), value = roll(dice, TOP + 1);
    if (life->running >= 0 && roll(dice, 2)) {
        const struct deed *deed = &life->errand.deeds[life->running];
        number = (uint32_t)deed->number;
        value = deed->amount > 0 ? roll(dice, 4) : TOP - roll(dice, 4);
    }
    if (roll(dice, 2))
        gg_agent_write(&life->actor.core, life->flags[roll(dice, FLAGS)], roll(dice, 2));
    else
        gg_agent_write(&life->actor.core, life->numbers[number], value);
}

/* What the facts are when the running action has made the steps of a tick that comes. */
static struct facts facts_after_steps(struct life *life, uint32_t milliseconds)
{
    struct facts facts = facts_of(life);
    const struct deed *deed = &life->errand.deeds[life->running];
    int size = deed->amount < 0 ? -deed->amount : deed->amount;
    uint64_t time = (uint64_t)life->actor.core.elapsed + milliseconds;
    int due = (int)((uint64_t)size * time / deed->duration) - life->made;
    int *number = &facts.numbers[deed->number];
    int after = clamped(*number + (deed->amount < 0 ? -due : due));
    life->made += after > *number ? after - *number : *number - after;
    *number = after;
    return facts;
}

/* The facts without those steps, and with all that the action changes. */
static struct facts facts_undone(const struct life *life, struct facts facts)
{
    const struct deed *deed = &life->errand.deeds[life->running];
    int *number = &facts.numbers[deed->number];
    *number = clamped(*number + (deed->amount < 0 ? life->made : -life->made));
    return facts;
}

static struct facts facts_at_end(const struct life *life, struct facts facts)
{
    const struct deed *deed = &life->errand.deeds[life->running];
    int *number = &facts.numbers[deed->number];
    *number = clamped(*number + deed->amount + (deed->amount < 0 ? life->made : -life->made));
    if (deed->set_flag >= 0)
        facts.flags[deed->set_flag] = 1;
    return facts;
}

static bool is_reached(const struct errand *errand, const struct facts *facts)
{
    bool reached = true;
    for (int i = 0; i < NUMBERS; i++)
        reached &= facts->numbers[i] >= errand->low[i] && facts->numbers[i] <= errand->high[i];
    return reached;
}

/* Whether a plan begins with the running action, and the rest of it can be done after that. */
static bool can_go_on(const struct life *life, const struct found *plan, struct facts facts)
{
    if (plan->length == 0 || deed_of(life, plan->steps[0]) != life->running)
        return false;
    struct facts later = facts_at_end(life, facts);
    for (uint16_t i = 1; i < plan->length; i++)
        if (!do_deed(&life->errand.deeds[deed_of(life, plan->steps[i])], &later))
            return false;
    return life->errand.by_task || is_reached(&life->errand, &later);
}

static bool are_alike(const struct found *one, const struct found *other)
{
    return one->length == other->length &&
           memcmp(one->steps, other->steps, one->length * sizeof *one->steps) == 0;
}

struct counts {
    unsigned went_on, given_up, undone_differs, begun_anew;
};

/* Whether the running action is the one that ran before the tick, and has not begun anew. */
static bool has_gone_on(const struct life *life, uint32_t elapsed)
{
    return deed_of(life, gg_agent_action(&life->actor.core)) == life->running &&
           life->actor.core.elapsed == elapsed;
}

/* Looks at what came of a plan that broke within a tick, after whose steps the facts were these, and the
 * action had taken so long. A plan that begins with it and counts its whole effect once more lets it begin
 * anew, if the plan needs that. */
static bool is_as_expected(struct life *life, struct facts facts, uint32_t elapsed,
                           struct counts *counts)
{
    struct facts undone = facts_undone(life, facts);
    struct found before = planned_from(life, &undone), now = planned_from(life, &facts);
    struct found actual = plan_of(&life->actor.core);
    bool goes_on = life->made > 0 && can_go_on(life, &before, facts);
    counts->went_on += goes_on;
    counts->undone_differs += goes_on && !are_alike(&before, &now);
    counts->given_up += !goes_on;
    if (goes_on)
        return are_alike(&actual, &before) && has_gone_on(life, elapsed);
    if (life->planned == 0)
        return true;
    bool begins = now.length > 0 && deed_of(life, now.steps[0]) == life->running;
    bool suffices = can_go_on(life, &now, facts);
    counts->begun_anew += begins && !suffices;
    return are_alike(&actual, &now) && has_gone_on(life, elapsed) == suffices;
}

/* A tick; whether it was as expected. */
static bool life_tick(struct life *life, struct dice *dice, struct counts *counts)
{
    uint32_t milliseconds = 1 + roll(dice, 40);
    gg_agent *agent = &life->actor.core;
    bool looks = life->running >= 0 &&
                 agent->elapsed + milliseconds < life->errand.deeds[life->running].duration;
    struct facts facts = {{0}, {0}};
    int running = life->running;
    uint32_t elapsed = agent->elapsed + milliseconds;
    if (looks)
        facts = facts_after_steps(life, milliseconds);
    life->dropped = life->planned = 0;
    gg_agent_tick(agent, &life->stage.planner, milliseconds);
    bool fine = !looks || life->dropped == 0 || is_as_expected(life, facts, elapsed, counts);
    uint16_t action = gg_agent_action(agent);
    if (!looks || deed_of(life, action) != running || agent->elapsed < elapsed) { /* it has begun */
        life->running = deed_of(life, action);
        life->made = 0;
    }
    return fine;
}

static void new_plans_count_what_is_done_once(void)
{
    struct counts counts = {0, 0, 0, 0};
    bool fine = true;
    for (unsigned i = 1; random_case(i, CASES) && fine; i++) {
        static struct life life;
        struct dice dice = dice_of(i);
        struct text yaml = {0};
        memset(&life, 0, sizeof life);
        life.errand = errand_random(&dice);
        write_errand(&life.errand, &dice, &yaml);
        life_begin(&life, yaml.data);
        for (int tick = 0; tick < TICKS && fine; tick++) {
            if (roll(&dice, 4) == 0)
                life_disturb(&life, &dice);
            fine = life_tick(&life, &dice, &counts);
            CHECK_SAYING(fine, "domain %u, tick %d:\n%s", i, tick, yaml.data);
        }
        stage_end(&life.stage);
        text_free(&yaml);
    }
    CHECK_SAYING(counts.went_on > random_cases(200) && counts.given_up > random_cases(200) &&
                     counts.undone_differs > random_cases(100) &&
                     counts.begun_anew > random_cases(20),
                 "%u went on, %u of them alone, %u given up, %u began anew", counts.went_on,
                 counts.undone_differs, counts.given_up, counts.begun_anew);
}

void add_replanning_suite(void)
{
    CU_pSuite suite = CU_add_suite("replanning", NULL, NULL);
    CU_ADD_TEST(suite, new_plans_count_what_is_done_once);
}
