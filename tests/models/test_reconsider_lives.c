/* SPDX-License-Identifier: MIT */
/*
 * Random lives of an agent that reconsiders its plans: ways open and close as the game likes, and each
 * tick is compared with the costs of all ways on plain numbers. A plan is changed just when its time has
 * come, and another way is cheaper than what is left by more than the margin.
 */
#include "agent/agent.h"
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

enum { WAYS = 4, WAY_LIVES = 1000, WAY_TICKS = 1500, NO_STEP = -1 };

/* A way to be fed: going there, and eating there. The steps of way w are 2 * w and 2 * w + 1. */
struct feeding_way {
    int cost[2];
    unsigned duration[2];
    bool uninterruptible;
};

struct food_life {
    struct feeding_way ways[WAYS];
    unsigned every;
    int margin;
    bool searches;
    unsigned now, planned; /* now, and when the plan was made or reconsidered last */
    unsigned changed, kept, waited;
};

/* What the agent is about to do: a step that is running first. */
struct food_plan {
    int steps[2], count;
    bool runs;
};

struct food_state {
    bool open[WAYS], fed;
    int here; /* the way at whose food it is, or NO_STEP */
};

static void draw_food_life(struct food_life *life, struct dice *dice)
{
    memset(life, 0, sizeof *life);
    for (int i = 0; i < WAYS; i++)
        for (int j = 0; j < 2; j++) {
            life->ways[i].cost[j] = (int)roll(dice, j == 0 ? 10 : 60);
            life->ways[i].duration[j] = 5 + roll(dice, 100);
            life->ways[i].uninterruptible = roll(dice, 4) == 0;
        }
    life->every = 1 + roll(dice, 60);
    life->margin = roll(dice, 2) == 0 ? 0 : (int)roll(dice, 12);
    life->searches = roll(dice, 2) == 0;
}

static void write_food_life(const struct food_life *life, struct text *yaml)
{
    text_add(yaml,
             "domain: d\nlimits: {plan: 4, nodes: 200%s}\nstate:\n  here: 0..%d\n  fed: bool\n",
             life->searches ? ", table: 0" : "", WAYS);
    for (int i = 0; i < WAYS; i++)
        text_add(yaml, "  open%d: bool\n", i);
    text_add(yaml, "actions:\n");
    for (int i = 0; i < WAYS; i++) {
        const struct feeding_way *way = &life->ways[i];
        text_add(yaml,
                 "  go%d: {preconditions: open%d, effects: here = %d, cost: %d, duration: %ums%s}\n"
                 "  eat%d: {preconditions: here == %d, effects: fed, cost: %d, duration: %ums}\n",
                 i, i, i + 1, way->cost[0], way->duration[0],
                 way->uninterruptible ? ", uninterruptible: true" : "", i, i + 1, way->cost[1],
                 way->duration[1]);
    }
    text_add(yaml, "goals:\n  sated: {conditions: fed, reconsider: {every: %ums, margin: %d}}\n",
             life->every, life->margin);
}

/* --------------------------------------------------------------------- plain numbers */

static int step_of_name(const char *name)
{
    bool eats = *name == 'e';
    return 2 * (name[eats ? 3 : 2] - '0') + eats;
}

static int cost_of_step(const struct food_life *life, int step)
{
    return life->ways[step / 2].cost[step % 2];
}

/* What is left of a plan. */
static int cost_left(const struct food_life *life, const struct food_plan *plan)
{
    int cost = 0;
    for (int i = plan->runs ? 1 : 0; i < plan->count; i++)
        cost += cost_of_step(life, plan->steps[i]);
    return cost;
}

static bool can_be_carried_out(const struct food_plan *plan, const struct food_state *state)
{
    int here = state->here;
    for (int i = 0; i < plan->count; i++) {
        int way = plan->steps[i] / 2;
        bool runs = i == 0 && plan->runs, goes = plan->steps[i] % 2 == 0;
        if (!runs && !(goes ? state->open[way] : here == way))
            return false;
        here = goes ? way : here;
    }
    return true;
}

/* The cheapest way from now on, as if nothing were running; of several the steps are not known. */
static bool find_cheapest(const struct food_life *life, const struct food_state *state,
                          struct food_plan *best)
{
    int least = 0;
    bool any = false, unique = true;
    for (int i = 0; i < WAYS; i++) {
        bool is_there = state->here == i;
        struct food_plan plan = {{2 * i, 2 * i + 1}, 2, false};
        if (is_there)
            plan = (struct food_plan){{2 * i + 1, 0}, 1, false};
        if (!is_there && !state->open[i])
            continue;
        int cost = cost_left(life, &plan);
        unique = any && cost == least ? false : !any || cost < least ? true : unique;
        if (!any || cost < least) {
            least = cost;
            *best = plan;
        }
        any = true;
    }
    return any && unique;
}

/* ------------------------------------------------------------------------ lives */

static void read_food_plan(const struct actor *actor, struct food_plan *plan)
{
    const gg_agent *agent = &actor->core;
    memset(plan, 0, sizeof *plan);
    plan->runs = agent->running;
    for (uint16_t i = agent->step; has_plan(agent) && i < agent->plan_length; i++)
        plan->steps[plan->count++] = step_of_name(action_name(actor->stage, gg_steps_of(agent)[i]));
}

static void read_food_state(const struct actor *actor, struct food_state *state)
{
    for (int i = 0; i < WAYS; i++) {
        char name[8];
        snprintf(name, sizeof name, "open%d", i);
        state->open[i] = fact_of(actor, name) != 0;
    }
    state->fed = fact_of(actor, "fed") != 0;
    state->here = (int)fact_of(actor, "here") - 1;
}

static void open_and_close(struct actor *actor, struct dice *dice)
{
    char name[8];
    snprintf(name, sizeof name, "open%u", roll(dice, WAYS));
    if (roll(dice, 8) == 0)
        set_fact(actor, name, roll(dice, 3) > 0);
    if (roll(dice, 40) == 0)
        set_fact(actor, "fed", 0);
    if (roll(dice, 100) == 0)
        set_fact(actor, "here", 0);
}

/* Whether the plan is changed as it should be, where its goal is not reached and it still holds. */
static bool is_changed_rightly(struct food_life *life, const struct food_plan *plan,
                               const struct food_state *state, bool made)
{
    struct food_plan best = {{0, 0}, 0, false};
    bool due = life->now - life->planned >= life->every,
         must_end = plan->runs && plan->steps[0] % 2 == 0 &&
                    life->ways[plan->steps[0] / 2].uninterruptible,
         known = find_cheapest(life, state, &best);
    if (known)
        best.runs = plan->runs && best.steps[0] == plan->steps[0];
    bool cheaper = known && cost_left(life, &best) + life->margin < cost_left(life, plan);
    life->waited += cheaper && (!due || must_end);
    if (!due || must_end)
        return !made;
    life->planned = life->now;
    life->changed += cheaper;
    life->kept += known && !cheaper;
    return !known || made == cheaper;
}

static bool live_a_tick(struct food_life *life, struct actor *actor, struct dice *dice)
{
    struct food_plan plan;
    struct food_state state;
    struct stage *stage = actor->stage;
    open_and_close(actor, dice);
    read_food_plan(actor, &plan);
    if (roll(dice, 50) == 0)
        CU_ASSERT_EQUAL(gg_agent_attach(&actor->core, &stage->scene.core, &stage->planner),
                        GG_ATTACHED);
    forget_log(stage);
    life->now++;
    stage_tick(stage, actor, 1);
    bool made = was_logged(stage, "made");
    if (was_logged(stage, "success")) {
        plan.count--;
        plan.steps[0] = plan.steps[1];
        plan.runs = false;
    }
    read_food_state(actor, &state);
    if (plan.count > 0 && !state.fed && can_be_carried_out(&plan, &state))
        return is_changed_rightly(life, &plan, &state, made);
    if (made)
        life->planned = life->now;
    return true;
}

static void random_lives_reconsider(void)
{
    unsigned changed = 0, kept = 0, waited = 0;
    bool fine = true;
    for (uint64_t seed = 1; random_case(seed, WAY_LIVES) && fine; seed++) {
        struct dice dice = dice_of(seed);
        struct food_life life;
        struct text yaml = {0};
        struct stage stage;
        struct actor actor;
        draw_food_life(&life, &dice);
        write_food_life(&life, &yaml);
        stage_with(&stage, &actor, yaml.data);
        for (int i = 0; i < WAY_TICKS && fine; i++)
            fine = live_a_tick(&life, &actor, &dice);
        CHECK_SAYING(fine, "life %llu at %u: %s\n%s", (unsigned long long)seed, life.now,
                     stage.log.data ? stage.log.data : "", yaml.data);
        changed += life.changed;
        kept += life.kept;
        waited += life.waited;
        stage_end(&stage);
        text_free(&yaml);
    }
    CU_ASSERT(2 * changed >= random_cases(WAY_LIVES));
    CU_ASSERT(kept >= 2 * random_cases(WAY_LIVES));
    CU_ASSERT(waited >= 2 * random_cases(WAY_LIVES));
}

void add_reconsider_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("reconsider lives", NULL, NULL);
    CU_ADD_TEST(suite, random_lives_reconsider);
}
