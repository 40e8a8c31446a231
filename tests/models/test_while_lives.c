/* SPDX-License-Identifier: MIT */
/*
 * Random lives of an agent whose goals and methods have a `while`, beside a model on plain numbers: what
 * it does after each tick. So nobody carries out a goal or a method in a tick in which its `while` is
 * false at the decision, but for an action that is uninterruptible; and nothing is given up, or waits, for
 * any other reason.
 */
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

/* The facts c0 to c3 are the game's, e is what actions change; what a condition asks of one. */
enum {
    LAST_LIVES = 4000,
    LAST_TICKS = 200,
    LAST_FACTS = 5,
    LAST_OWN = 4,
    LAST_GOALS = 2,
    LAST_METHODS = 5,
    LAST_ACTIONS = 8 + 2 * LAST_GOALS,
    LAST_STEPS = 5,
    LAST_NONE = -1
};

struct last_condition {
    int fact; /* LAST_NONE: it always holds */
    bool value;
};

struct last_method {
    struct last_condition needs, lasting;
};

/* m0 does a0, n, a1, and m1 does a2, a3; n is done by k0, b0 and b1, or by k1, b2. m2 does a4. */
enum { M0, M1, M2, K0, K1 };
static const char *const method_names[LAST_METHODS] = {"m0", "m1", "m2", "k0", "k1"};
enum { A0, A1, A2, A3, A4, B0, B1, B2, P0 };
static const char *const action_names[8] = {"a0", "a1", "a2", "a3", "a4", "b0", "b1", "b2"};

struct last_step {
    int action;
    int methods[2]; /* under way with it; LAST_NONE */
};

struct last_plan {
    struct last_step steps[LAST_STEPS];
    int length, step, goal; /* the goal, or LAST_NONE */
    bool broken;
};

struct last_life {
    struct last_method methods[LAST_METHODS];
    struct last_goal {
        struct last_condition relevant, lasting;
        bool latches;
        bool latched, ready, reached; /* now */
    } goals[LAST_GOALS];
    bool uninterruptible[LAST_ACTIONS];
    int changes[LAST_ACTIONS]; /* what it makes of e; LAST_NONE: nothing */
    bool facts[LAST_FACTS];
    struct last_plan plan;
    bool acts, ends;
    unsigned methods_ended, goals_ended, latches_ended, waited;
};

/* --------------------------------------------------------------------- domains */

static struct last_condition draw_condition(struct dice *dice, int facts)
{
    struct last_condition condition = {LAST_NONE, roll(dice, 2) == 0};
    if (roll(dice, 4) > 0)
        condition.fact = (int)roll(dice, (uint32_t)facts);
    return condition;
}

static void draw_life(struct last_life *life, struct dice *dice)
{
    memset(life, 0, sizeof *life);
    for (int i = 0; i < LAST_METHODS; i++) {
        life->methods[i].lasting = draw_condition(dice, LAST_FACTS);
        life->methods[i].needs = draw_condition(dice, LAST_OWN);
        if (roll(dice, 2) == 0)
            life->methods[i].needs.fact = LAST_NONE;
    }
    life->methods[M2].needs.fact = life->methods[M2].lasting.fact = LAST_NONE;
    for (int i = 0; i < LAST_GOALS; i++) {
        life->goals[i].lasting = draw_condition(dice, LAST_OWN);
        life->goals[i].relevant = draw_condition(dice, LAST_OWN);
        life->goals[i].latches = life->goals[i].relevant.fact != LAST_NONE && roll(dice, 2) == 0;
    }
    for (int i = 0; i < LAST_ACTIONS; i++) {
        life->uninterruptible[i] = roll(dice, 5) == 0;
        life->changes[i] = i < P0 && roll(dice, 3) == 0 ? (int)roll(dice, 2) : LAST_NONE;
    }
}

static void write_condition(struct text *yaml, const char *key,
                            const struct last_condition *condition)
{
    if (condition->fact == LAST_NONE)
        return;
    text_add(yaml, "%s: %s", key, condition->value ? "" : "not ");
    if (condition->fact == LAST_OWN)
        text_add(yaml, "e, ");
    else
        text_add(yaml, "c%d, ", condition->fact);
}

static void write_method(const struct last_life *life, struct text *yaml, int method,
                         const char *subtasks)
{
    text_add(yaml, "      %s: {", method_names[method]);
    write_condition(yaml, "preconditions", &life->methods[method].needs);
    write_condition(yaml, "while", &life->methods[method].lasting);
    text_add(yaml, "subtasks: [%s]}\n", subtasks);
}

static void write_life(const struct last_life *life, struct text *yaml)
{
    text_add(yaml, "domain: d\nlimits: {plan: 8, nodes: 50}\nstate: {c0: bool, c1: bool, c2: bool, "
                   "c3: bool, e: bool, s0: bool, s1: bool, h0: bool, h1: bool}\nactions:\n");
    for (int i = 0; i < LAST_ACTIONS; i++) {
        int goal = (i - P0) / 2;
        if (i < P0)
            text_add(yaml, "  %s: {", action_names[i]);
        else if (i % 2 == 0)
            text_add(yaml, "  p%d: {preconditions: not s%d, effects: s%d, ", goal, goal, goal);
        else
            text_add(yaml, "  f%d: {preconditions: s%d, effects: h%d, ", goal, goal, goal);
        if (life->changes[i] != LAST_NONE)
            text_add(yaml, "effects: %s, ", life->changes[i] ? "e" : "not e");
        text_add(yaml, "%sduration: 1m}\n",
                 life->uninterruptible[i] ? "uninterruptible: true, " : "");
    }
    text_add(yaml, "goals:\n");
    for (int i = 0; i < LAST_GOALS; i++) {
        text_add(yaml, "  g%d: {conditions: h%d, priority: %d, %s", i, i, i,
                 life->goals[i].latches ? "latched: true, " : "");
        write_condition(yaml, "relevant", &life->goals[i].relevant);
        write_condition(yaml, "while", &life->goals[i].lasting);
        text_add(yaml, "}\n");
    }
    text_add(yaml, "tasks:\n  live:\n    methods:\n");
    write_method(life, yaml, M0, "a0, n, a1");
    write_method(life, yaml, M1, "a2, a3");
    write_method(life, yaml, M2, "a4");
    text_add(yaml, "  n:\n    methods:\n");
    write_method(life, yaml, K0, "b0, b1");
    write_method(life, yaml, K1, "b2");
    text_add(yaml, "agents: {one: {goals: [g0, g1], task: live}}\n");
}

/* ------------------------------------------------------------------- the model */

static bool holds(const struct last_condition *condition, const bool *facts)
{
    return condition->fact == LAST_NONE || facts[condition->fact] == condition->value;
}

static void apply(const struct last_life *life, int action, bool *facts)
{
    if (life->changes[action] != LAST_NONE)
        facts[LAST_OWN] = life->changes[action] != 0;
}

/* Whether steps from one on can be done, as far as methods ask for what must last. */
static bool can_go_on(const struct last_life *life, const struct last_plan *plan, int step,
                      const bool *now)
{
    bool facts[LAST_FACTS];
    memcpy(facts, now, sizeof facts);
    for (int i = step; i < plan->length; i++) {
        for (int j = 0; j < 2; j++) {
            int method = plan->steps[i].methods[j];
            if (method != LAST_NONE && !holds(&life->methods[method].lasting, facts))
                return false;
        }
        apply(life, plan->steps[i].action, facts);
    }
    return true;
}

static void add_step(struct last_plan *plan, int action, int outer, int inner)
{
    struct last_step step = {action, {outer, inner}};
    plan->steps[plan->length++] = step;
}

/* A way of the root task; whether it can be gone. */
static bool try_way(const struct last_life *life, int outer, int inner, struct last_plan *plan)
{
    static const struct last_plan empty = {.goal = LAST_NONE};
    bool facts[LAST_FACTS];
    *plan = empty;
    memcpy(facts, life->facts, sizeof facts);
    if (!holds(&life->methods[outer].needs, facts))
        return false;
    if (outer == M0) {
        add_step(plan, A0, M0, LAST_NONE);
        if (inner == K0) {
            add_step(plan, B0, M0, K0);
            add_step(plan, B1, M0, K0);
        } else {
            add_step(plan, B2, M0, K1);
        }
        add_step(plan, A1, M0, LAST_NONE);
        apply(life, A0, facts);
        if (!holds(&life->methods[inner].needs, facts))
            return false;
    } else if (outer == M1) {
        add_step(plan, A2, M1, LAST_NONE);
        add_step(plan, A3, M1, LAST_NONE);
    } else {
        add_step(plan, A4, LAST_NONE, LAST_NONE);
    }
    return can_go_on(life, plan, 0, life->facts);
}

static struct last_plan plan_root(const struct last_life *life)
{
    struct last_plan plan;
    if (!try_way(life, M0, K0, &plan) && !try_way(life, M0, K1, &plan) &&
        !try_way(life, M1, LAST_NONE, &plan))
        (void)try_way(life, M2, LAST_NONE, &plan);
    return plan;
}

static bool has_plan(const struct last_life *life)
{
    return life->plan.step < life->plan.length && !life->plan.broken;
}

static int present_action(const struct last_life *life)
{
    return life->acts ? life->plan.steps[life->plan.step].action : LAST_NONE;
}

static void drop(struct last_life *life)
{
    life->plan = (struct last_plan){.goal = LAST_NONE};
    life->acts = false;
}

/* Takes to another plan; what is done goes on if it begins with that. */
static void adopt(struct last_life *life, const struct last_plan *plan)
{
    bool goes_on = life->acts && present_action(life) == plan->steps[0].action;
    life->plan = *plan;
    life->acts = goes_on;
}

/* Whether a method is under way, with the present step or from the one before it to it. */
static bool is_under_way(const struct last_life *life, int method)
{
    const struct last_plan *plan = &life->plan;
    const int *now = plan->steps[plan->step].methods;
    bool has = now[0] == method || now[1] == method, had = life->acts;
    if (!life->acts && plan->step > 0) {
        const int *before = plan->steps[plan->step - 1].methods;
        had = before[0] == method || before[1] == method;
    }
    return has && had;
}

/* What is bound to its action drops what comes after it. */
static void leave(struct last_life *life, bool bound)
{
    if (bound)
        life->plan.broken = true;
    else
        drop(life);
}

static void give_up(struct last_life *life, bool bound)
{
    if (life->plan.goal != LAST_NONE) {
        struct last_goal *goal = &life->goals[life->plan.goal];
        if (!holds(&goal->lasting, life->facts) && !goal->reached) {
            life->latches_ended += goal->latched;
            goal->latched = false;
            leave(life, bound);
            life->goals_ended++;
        }
        return;
    }
    for (int i = 0; i < LAST_METHODS && has_plan(life); i++)
        if (is_under_way(life, i) && !holds(&life->methods[i].lasting, life->facts)) {
            leave(life, bound);
            life->methods_ended++;
        }
}

static bool is_relevant(const struct last_life *life, const struct last_goal *goal)
{
    return (goal->latched || holds(&goal->relevant, life->facts)) &&
           holds(&goal->lasting, life->facts);
}

/* The goal of the highest priority that is wanted; LAST_NONE. */
static int choose_goal(const struct last_life *life)
{
    int best = LAST_NONE, bar = LAST_NONE;
    if (has_plan(life) && life->plan.goal != LAST_NONE &&
        is_relevant(life, &life->goals[life->plan.goal]))
        bar = life->plan.goal;
    for (int i = 0; i < LAST_GOALS; i++)
        if (i > bar && !(has_plan(life) && life->plan.goal == i) && !life->goals[i].reached &&
            is_relevant(life, &life->goals[i]))
            best = i;
    return best;
}

static void choose(struct last_life *life)
{
    for (int i = 0; i < LAST_GOALS; i++) {
        struct last_goal *goal = &life->goals[i];
        bool is_over = goal->reached ? life->plan.goal != i || !has_plan(life)
                                     : !holds(&goal->lasting, life->facts);
        life->latches_ended += goal->latched && !goal->reached && is_over;
        goal->latched = goal->latched && !is_over;
        life->waited += !goal->reached && holds(&goal->relevant, life->facts) && is_over;
    }
    int goal = choose_goal(life);
    if (goal != LAST_NONE) {
        struct last_plan plan = {.goal = goal};
        if (!life->goals[goal].ready)
            add_step(&plan, P0 + 2 * goal, LAST_NONE, LAST_NONE);
        add_step(&plan, P0 + 2 * goal + 1, LAST_NONE, LAST_NONE);
        life->goals[goal].latched = life->goals[goal].latches;
        adopt(life, &plan);
    } else if (!has_plan(life)) {
        struct last_plan plan = plan_root(life);
        adopt(life, &plan);
    }
}

static void end_action(struct last_life *life)
{
    int action = present_action(life);
    apply(life, action, life->facts);
    if (action >= P0 && action % 2 == 0)
        life->goals[(action - P0) / 2].ready = true;
    if (action >= P0 && action % 2 != 0)
        life->goals[(action - P0) / 2].reached = true;
    life->acts = false;
    life->plan.step++;
}

static void pass_tick(struct last_life *life)
{
    if (life->acts && life->ends)
        end_action(life);
    bool bound = life->acts && life->uninterruptible[present_action(life)];
    if (has_plan(life))
        give_up(life, bound);
    if (!life->acts && life->plan.goal != LAST_NONE && life->goals[life->plan.goal].reached) {
        life->goals[life->plan.goal].latched = false;
        drop(life);
    }
    if (!life->acts && !has_plan(life))
        drop(life);
    if (has_plan(life) && life->plan.goal == LAST_NONE) {
        bool facts[LAST_FACTS];
        memcpy(facts, life->facts, sizeof facts);
        if (life->acts)
            apply(life, present_action(life), facts);
        life->plan.broken = !can_go_on(life, &life->plan, life->plan.step + life->acts, facts);
    }
    if (!bound)
        choose(life);
    if (has_plan(life))
        life->acts = true;
}

/* ------------------------------------------------------------------------ lives */

static gg_status ends_when_told(struct actor *actor, uint16_t action, gg_phase phase)
{
    const struct last_life *life = actor->more;
    (void)action;
    return phase == GG_TICK && life->ends ? GG_SUCCESS : GG_RUNNING;
}

/* The game changes what conditions read, and undoes what goals have reached. */
static void play_with(struct last_life *life, struct actor *actor, struct dice *dice)
{
    char name[8];
    life->ends = roll(dice, 5) == 0;
    if (roll(dice, 6) == 0) {
        int fact = (int)roll(dice, LAST_OWN);
        life->facts[fact] = !life->facts[fact];
        snprintf(name, sizeof name, "c%d", fact);
        set_fact(actor, name, life->facts[fact]);
    }
    int i = (int)roll(dice, LAST_GOALS);
    if (roll(dice, 10) == 0 && life->plan.goal != i) {
        life->goals[i].ready = life->goals[i].reached = false;
        snprintf(name, sizeof name, "s%d", i);
        set_fact(actor, name, 0);
        snprintf(name, sizeof name, "h%d", i);
        set_fact(actor, name, 0);
    }
}

static bool live_on(struct last_life *life, struct stage *stage, struct actor *actor,
                    struct dice *dice)
{
    play_with(life, actor, dice);
    pass_tick(life);
    if (roll(dice, 20) == 0)
        CU_ASSERT_EQUAL(gg_agent_attach(&actor->core, &stage->scene.core, &stage->planner),
                        GG_ATTACHED);
    stage_tick(stage, actor, 1 + roll(dice, 50));
    uint16_t ground = gg_agent_action(&actor->core);
    int action = ground == GG_NONE ? LAST_NONE : stage->domain.actions[ground].source_index;
    CHECK_SAYING(action == present_action(life), "it does %d, and not %d", action,
                 present_action(life));
    return action == present_action(life);
}

static void random_lives_last(void)
{
    unsigned methods = 0, goals = 0, latches = 0, waits = 0;
    bool fine = true;
    for (uint64_t seed = 1; random_case(seed, LAST_LIVES) && fine; seed++) {
        struct dice dice = dice_of(seed);
        struct last_life life;
        struct text yaml = {0};
        struct stage stage;
        struct actor actor;
        draw_life(&life, &dice);
        write_life(&life, &yaml);
        stage_start(&stage, yaml.data);
        actor_start(&actor, &stage, 0, 1);
        actor.answer = ends_when_told;
        actor.more = &life;
        life.plan.goal = LAST_NONE;
        for (int i = 0; i < LAST_TICKS && fine; i++)
            fine = live_on(&life, &stage, &actor, &dice);
        if (!fine)
            printf("life %llu\n%s%s\n", (unsigned long long)seed, yaml.data, stage.log.data);
        methods += life.methods_ended > 0;
        goals += life.goals_ended > 0;
        latches += life.latches_ended > 0;
        waits += life.waited > 0;
        stage_end(&stage);
        text_free(&yaml);
    }
    CU_ASSERT_TRUE(methods >= random_cases(LAST_LIVES) / 5);
    CU_ASSERT_TRUE(goals >= random_cases(LAST_LIVES) / 5);
    CU_ASSERT_TRUE(latches >= random_cases(LAST_LIVES) / 20);
    CU_ASSERT_TRUE(waits >= random_cases(LAST_LIVES) / 2);
}

void add_while_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("while lives", NULL, NULL);
    CU_ADD_TEST(suite, random_lives_last);
}
