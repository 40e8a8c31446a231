/* SPDX-License-Identifier: MIT */
/*
 * Random lives of two to eight agents that want facts of `claim: start`, `claim: true` and both, beside a
 * model that is told only what they begin and end, and that knows from the domain what each action needs.
 * Nothing is had twice; who has come first begins first, unless it could not; nobody stands while it could
 * begin; who stands has a plan, was told of once, and waits for something. The agents are ticked in any
 * order or when they are due, some decide rarely, some are called away by a better method, some leave
 * without a word, and all are saved and restored now and then. No claim and no number is left in the end.
 */
#include "models/crowd.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

enum {
    DOCKS = 2,
    LIFE_SPAN = 30000,
    PATIENCE = 1000,
    /* what an action needs, a bit each: */
    DOCK_0 = 1,
    DOCK_1 = 2,
    FUEL = 4, /* one of it, claimed at the start */
    TOOL = 8  /* claimed with the walk */
};

/* What the model knows of an agent. */
struct porter {
    unsigned needs;    /* of the action that it runs, or stands before */
    bool runs, stands; /* as it was told */
    unsigned arrival;  /* the number with which it came to what it stands before */
    unsigned since;    /* the same, if it stood before something else until then */
    unsigned waiting;  /* the same of what it waits for by its value; 0: nothing */
    uint32_t free_since;
};

struct standing_life {
    struct crowd crowd;
    struct porter porters[CROWD];
    unsigned arrivals, begun, stood, overtaken, twice, idle, planless;
    struct text *log;
};

/* ----------------------------------------------------------------- a domain */

static const char *place_of(bool has_places, int dock)
{
    return !has_places ? "" : dock ? "at: yard, " : "at: quay, ";
}

static const char tasks[] =
    "tasks:\n  live:\n    select: priority\n    methods:\n"
    "      flee: {priority: 9, preconditions: called, subtasks: hide}\n"
    "      both: {priority: 6, preconditions: likes == 3, subtasks: both}\n"
    "      mend: {priority: 5, preconditions: likes >= 8, subtasks: mend}\n"
    "      burn: {priority: 4, preconditions: [likes >= 4, likes <= 5], subtasks: burn}\n"
    "      hammer: {priority: 3, preconditions: [likes >= 6, likes <= 7], subtasks: hammer}\n"
    "      first: {priority: 2, preconditions: likes <= 1, subtasks: [dock_0, dock_1]}\n"
    "      second: {priority: 2, preconditions: likes == 2, subtasks: [dock_1, idle]}\n"
    "      loaf: {priority: 0, subtasks: idle}\n";

static struct text write_standing_life(struct dice *dice)
{
    struct text text = {0};
    bool places = roll(dice, 2), writes = roll(dice, 2);
    text_add(&text,
             "domain: d\nlimits: {plan: 8}\ntypes: {dock: [d_0, d_1]}\nstate:\n"
             "  shut(dock): {type: bool, shared: true, claim: start}\n"
             "  fuel: {type: 0..3, start: %lu, shared: true, claim: start}\n"
             "  tool: {type: bool, start: true, shared: true, claim: true}\n"
             "  likes: 0..9\n  called: bool\n  lit: bool\n  served: bool\n",
             (unsigned long)roll(dice, 4));
    if (places)
        text_add(&text,
                 "  here: [home, quay, yard]\nplaces: {fact: here, speed: 2, at: {home: 0, "
                 "quay: [%lu, 0], yard: [0, %lu]}}\n",
                 (unsigned long)roll(dice, 4), (unsigned long)roll(dice, 4));
    text_add(&text, "actions:\n");
    for (int i = 0; i < DOCKS; i++)
        text_add(&text,
                 "  dock_%d: {%spreconditions: not shut(d_%d), effects: [not shut(d_%d), "
                 "served], duration: %lums, timeout: 1s}\n",
                 i, place_of(places, i), i, i, (unsigned long)(1 + roll(dice, 900)));
    text_add(&text,
             "  both: {%spreconditions: [not shut(d_0), not shut(d_1)], effects: [not shut(d_0), "
             "not shut(d_1)], duration: %lums}\n"
             "  burn: {%spreconditions: fuel >= 1, effects: [fuel -= 1, lit], duration: %lums}\n"
             "  mend: {%spreconditions: [tool, not shut(d_0)], effects: [tool, not shut(d_0)], "
             "duration: %lums}\n"
             "  hammer: {%spreconditions: tool, effects: tool, duration: %lums}\n"
             "  idle: {duration: %lums}\n  hide: {effects: not called, duration: %lums}\n",
             place_of(places, 0), (unsigned long)(1 + roll(dice, 700)), place_of(places, 1),
             (unsigned long)(1 + roll(dice, 600)), place_of(places, 0),
             (unsigned long)(1 + roll(dice, 500)), writes ? place_of(places, 1) : "",
             (unsigned long)(1 + roll(dice, 900)), (unsigned long)(50 + roll(dice, 900)),
             (unsigned long)(50 + roll(dice, 900)));
    text_add(&text,
             "goals:\n  light: {conditions: lit, priority: 2}\n"
             "  service: {conditions: served, priority: 3}\n"
             "  rest: {conditions: not called, priority: 9}\n"
             "agents:\n  worker: {task: live, goals: []}\n"
             "  seeker: {goals: [light, service, rest]}\n"
             "rules:\n  darkens: {every: %lums, effects: not lit}\n"
             "  hungers: {every: %lums, effects: not served}\n",
             (unsigned long)(300 + roll(dice, 2000)), (unsigned long)(300 + roll(dice, 2000)));
    text_add(&text, "  grows: {every: %lums, effects: fuel += 1}\n",
             (unsigned long)(200 + roll(dice, 2000)));
    if (roll(dice, 3) == 0)
        text_add(&text,
                 "  shuts: {every: %lums, effects: shut(d_0)}\n"
                 "  opens: {every: %lums, effects: not shut(d_0)}\n",
                 (unsigned long)(900 + roll(dice, 3000)), (unsigned long)(300 + roll(dice, 900)));
    text_add(&text, "%s", tasks);
    return text;
}

/* ---------------------------------------------------------------- the model */

static struct standing_life *life_of(struct crowd *crowd)
{
    return (struct standing_life *)(void *)crowd;
}

static unsigned needs_of(const struct standing_life *life, uint16_t action)
{
    static const struct {
        const char *name;
        unsigned needs;
    } all[] = {{"dock_0", DOCK_0},
               {"dock_1", DOCK_1},
               {"both", DOCK_0 | DOCK_1},
               {"burn", FUEL},
               {"mend", DOCK_0 | TOOL},
               {"hammer", TOOL},
               {"idle", 0},
               {"hide", 0}};
    const char *name = action_name(&life->crowd.stage, action);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strncmp(name, all[i].name, strlen(all[i].name)) == 0)
            return all[i].needs;
    CU_FAIL("an action of another name");
    return 0;
}

/* What is not there now, as actions run that need it or by its value. */
static unsigned missing(const struct standing_life *life, const struct porter *but)
{
    unsigned gone = 0, burning = 0;
    for (unsigned i = 0; i < life->crowd.count; i++)
        if (&life->porters[i] != but && life->porters[i].runs) {
            gone |= life->porters[i].needs & ~(unsigned)FUEL;
            burning += (life->porters[i].needs & FUEL) != 0;
        }
    if (fact_of(&life->crowd.members[0].actor, "fuel") <= burning)
        gone |= FUEL;
    gone |= fact_of(&life->crowd.members[0].actor, "shut(d_0)") ? DOCK_0 : 0;
    gone |= fact_of(&life->crowd.members[0].actor, "shut(d_1)") ? DOCK_1 : 0;
    return gone;
}

/* One begins: nobody may have what it needs, and nobody who came before it and needs but one thing may
 * stand for that. (Who needs several may find them free at no moment.) */
static void begin_needs(struct standing_life *life, struct porter *porter, uint16_t action)
{
    unsigned needs = needs_of(life, action);
    life->begun += needs != 0;
    life->twice += (missing(life, porter) & needs & ~(unsigned)TOOL) != 0;
    for (unsigned i = 0; i < life->crowd.count; i++) {
        const struct porter *other = &life->porters[i];
        bool before = porter->waiting > 0 ? other->arrival < porter->waiting
                                          : !porter->stands || other->arrival < porter->since;
        bool one = other->needs == DOCK_0 || other->needs == DOCK_1 || other->needs == FUEL;
        life->overtaken += other != porter && other->stands && !life->crowd.members[i].gone &&
                           before && one && (other->needs & needs);
    }
    porter->needs = needs;
    porter->runs = true;
    porter->stands = false;
    porter->waiting = needs & FUEL ? 0 : porter->waiting; /* else it may wait for that still */
}

static void stand_before(struct standing_life *life, const gg_agent *agent, uint16_t action)
{
    struct porter *porter = &life->porters[crowd_number(agent)];
    if (!porter->stands || porter->needs != needs_of(life, action))
        porter->arrival = ++life->arrivals;
    if (!porter->stands)
        porter->since = porter->arrival;
    porter->stands = true;
    porter->needs = needs_of(life, action);
    porter->free_since = life->crowd.now;
    life->stood++;
    life->planless += gg_agent_standing(agent) != action;
}

static void hear_of_standing(void *context, const gg_agent *agent, const gg_event *event)
{
    struct standing_life *life = context;
    struct porter *porter = &life->porters[crowd_number(agent)];
    if (life->log)
        text_add(life->log, "%lu: %u %d %u %u %u\n", (unsigned long)life->crowd.now,
                 crowd_number(agent), (int)event->kind, event->index, event->value, event->fact);
    if (event->kind == GG_ACTION_STARTED)
        begin_needs(life, porter, event->index);
    else if (event->kind == GG_ACTION_STANDS)
        stand_before(life, agent, event->index);
    else if (event->kind == GG_ACTION_ENDED)
        porter->runs = false;
    if (event->kind == GG_PLAN_DROPPED && porter->stands &&
        porter->waiting == 0) /* what it waited for is not there */
        porter->waiting = porter->since;
    if (event->kind == GG_WALK_STARTED || event->kind == GG_PLAN_DROPPED)
        porter->stands = false;
    life->twice += event->kind == GG_ACTION_ENDED && event->value == GG_FAILURE &&
                   event->fact == GG_NONE; /* its timeout does not run while one stands */
}

/* Somebody waits by the value of a fact who has just decided to do something else as it is not there. */
static void note_waiting(struct standing_life *life, unsigned number)
{
    struct porter *porter = &life->porters[number];
    const struct actor *actor = &life->crowd.members[number].actor;
    bool no_value =
        !fact_of(actor, "fuel") || fact_of(actor, "shut(d_0)") || fact_of(actor, "shut(d_1)");
    uint16_t walks_to = gg_agent_walking(&actor->core);
    if (walks_to != GG_NONE && (needs_of(life, walks_to) & FUEL))
        porter->waiting = 0;
    else if (no_value && porter->waiting == 0 && !porter->stands)
        porter->waiting = ++life->arrivals;
}

/* Who stands has a plan, and cannot begin for long. */
static void look_at_standing(struct standing_life *life)
{
    for (unsigned i = 0; i < life->crowd.count; i++) {
        struct porter *porter = &life->porters[i];
        const gg_agent *agent = &life->crowd.members[i].actor.core;
        bool gone = life->crowd.members[i].gone;
        uint16_t left;
        (void)gg_agent_steps(agent, &left);
        bool stands = gg_agent_standing(agent) != GG_NONE;
        porter->stands &= stands;
        if (stands && !gone)
            life->planless += left == 0 || porter->runs || !porter->stands;
        if (!stands || gone || (missing(life, porter) & porter->needs))
            porter->free_since = life->crowd.now;
        life->idle += life->crowd.now - porter->free_since >
                      PATIENCE * (1 + life->crowd.gone) + 3 * (unsigned)LONGEST_TICK;
    }
}

/* ------------------------------------------------------------------- living */

static void note_tick(struct crowd *crowd, unsigned number)
{
    note_waiting(life_of(crowd), number);
    look_at_standing(life_of(crowd));
}

static void begin_standing_life(struct standing_life *life, struct dice *dice, bool sleeps)
{
    struct text yaml = write_standing_life(dice);
    memset(life, 0, sizeof *life);
    crowd_begin(&life->crowd, yaml.data, dice);
    text_free(&yaml);
    life->crowd.stage.planner.trace = hear_of_standing;
    life->crowd.stage.planner.context = life;
    life->crowd.ticked = note_tick;
    life->crowd.sleeps = sleeps;
    for (unsigned i = 0; i < life->crowd.count; i++) {
        struct actor *actor = &life->crowd.members[i].actor;
        actor_start(actor, &life->crowd.stage, roll(dice, 4) == 0, roll(dice, 1000));
        set_fact(actor, "likes", roll(dice, 10));
        gg_agent_detail(&actor->core, roll(dice, 4) ? 0 : 10000, 0);
    }
}

/* Somebody is called away or likes something else. */
static void call_one(struct standing_life *life, struct dice *dice)
{
    struct crowd_member *member = &life->crowd.members[roll(dice, life->crowd.count)];
    if (roll(dice, 3))
        set_fact(&member->actor, "called", !fact_of(&member->actor, "called"));
    else
        set_fact(&member->actor, "likes", roll(dice, 10));
    member->due = life->crowd.now;
}

/* One leaves without a word who has nothing. */
static void leave_dock(struct standing_life *life, unsigned who)
{
    if (life->crowd.members[who].actor.core.claimed == GG_NONE)
        crowd_leave(&life->crowd, who);
}

static void meddle(struct standing_life *life, struct dice *dice)
{
    crowd_meddle(&life->crowd, dice);
    if (roll(dice, 40) == 0)
        call_one(life, dice);
    if (roll(dice, 400) == 0)
        leave_dock(life, roll(dice, life->crowd.count));
}

static bool is_wrong(const struct standing_life *life)
{
    return life->overtaken || life->twice || life->idle || life->planless;
}

static void who_comes_first_begins_first(void)
{
    static struct standing_life life;
    unsigned long begun = 0, stood = 0, restored = 0;
    for (uint64_t seed = 1; random_case(seed, 300); seed++) {
        struct dice dice = dice_of(seed);
        begin_standing_life(&life, &dice, roll(&dice, 2));
        while (life.crowd.now < LIFE_SPAN && !is_wrong(&life)) {
            crowd_tick(&life.crowd, crowd_time_to_next(&life.crowd, 1 + roll(&dice, LONGEST_TICK)));
            meddle(&life, &dice);
        }
        CHECK_SAYING(!is_wrong(&life),
                     "life %lu at %lu: overtaken %u, twice %u, idle %u, planless %u",
                     (unsigned long)seed, (unsigned long)life.crowd.now, life.overtaken, life.twice,
                     life.idle, life.planless);
        begun += life.begun;
        stood += life.stood;
        restored += life.crowd.restored;
        crowd_end(&life.crowd);
    }
    CU_ASSERT_TRUE(begun > random_cases(3000));
    CU_ASSERT_TRUE(stood > random_cases(1000));
    CU_ASSERT_TRUE(restored > random_cases(300));
}

/* A life in which who is not due is not ticked, and the same with a tick in each millisecond. */
static void who_sleeps_does_the_same(void)
{
    static struct standing_life life;
    for (uint64_t seed = 1; random_case(seed, 20); seed++) {
        struct text logs[2] = {{0}, {0}};
        for (int i = 0; i < 2; i++) {
            struct dice dice = dice_of(seed);
            begin_standing_life(&life, &dice, i);
            life.log = &logs[i];
            while (life.crowd.now < 8000) {
                uint32_t next = life.crowd.now + 1 + roll(&dice, 200);
                while (life.crowd.now < next)
                    crowd_tick(&life.crowd,
                               i ? crowd_time_to_next(&life.crowd, next - life.crowd.now) : 1);
                call_one(&life, &dice);
            }
            crowd_end(&life.crowd);
        }
        CHECK_SAYING(strcmp(logs[0].data, logs[1].data) == 0, "life %lu", (unsigned long)seed);
        text_free(&logs[0]);
        text_free(&logs[1]);
    }
}

void add_standing_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("standing lives", NULL, NULL);
    CU_ADD_TEST(suite, who_comes_first_begins_first);
    CU_ADD_TEST(suite, who_sleeps_does_the_same);
}
