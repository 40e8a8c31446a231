/* SPDX-License-Identifier: MIT */
/*
 * Random lives of an agent that weighs its goals, against a search of the test's own over plain numbers.
 * Each plan that it adopts is for the goal of the highest priority with the greatest value less the cost
 * of its cheapest plan, and when it has settled, no goal outweighs the one that it pursues. Plans are read
 * or searched for, in slices or at once; the game changes facts, also while a choice is under way, and
 * restores the agent.
 */
#include "agent/agent.h"
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SPOTS = 3,
    GOODS = 3,
    LEVELS = 4,
    SCENES = SPOTS * (1 << GOODS) * LEVELS,
    DOINGS = 7,
    AIMS = 5,
    VALUED_LIVES = 10000,
    ROUNDS = 12,
    SETTLING = 400,
    FAR = 1000000
};

struct setting_of_aims {
    int spot, n; /* a state: a place, a number, and a bit for each good */
    unsigned goods;
};

/* What is asked for before; -1: nothing. And what comes of it. */
struct doing {
    int spot, good, least, goes, changed, added, cost;
    bool has, gets;
};

/* value + per_n * n is what it is worth. */
struct aim {
    int spot, good, least, value, per_n, priority, inertia;
    bool has;
};

struct valued_life {
    struct doing doings[DOINGS];
    struct aim aims[AIMS];
    int doing_count, aim_count;
    int table;       /* bytes of tables; -1: as many as there are */
    unsigned budget; /* expansions in a tick; 0: any */
    bool ends;       /* whether the running action is to succeed now */
    int held;        /* the aim that has its inertia, or -1 */
    unsigned chosen, turned, stayed, unworthy;
};

/* What the agent is about to do. */
struct intention {
    int steps[STAGE_PLAN], count, aim;
    bool runs;
};

static int pick_one(struct dice *dice, int count)
{
    return (int)roll(dice, (uint32_t)count);
}

/* ------------------------------------------------------------------------ making */

static struct doing draw_doing(struct dice *dice)
{
    struct doing doing = {.spot = pick_one(dice, 2) ? -1 : pick_one(dice, SPOTS),
                          .good = pick_one(dice, 3) ? -1 : pick_one(dice, GOODS),
                          .least = pick_one(dice, 4) ? 0 : 1 + pick_one(dice, 2),
                          .goes = pick_one(dice, 2) ? pick_one(dice, SPOTS) : -1,
                          .changed = pick_one(dice, 3) ? pick_one(dice, GOODS) : -1,
                          .added = pick_one(dice, 2) ? 0 : pick_one(dice, 4) - 1,
                          .cost = pick_one(dice, 7),
                          .has = pick_one(dice, 3) > 0,
                          .gets = pick_one(dice, 3) > 0};
    if (doing.goes < 0 && doing.changed < 0 && !doing.added)
        doing.goes = pick_one(dice, SPOTS);
    return doing;
}

static struct aim draw_aim(struct dice *dice)
{
    struct aim aim = {.spot = pick_one(dice, 2) ? -1 : pick_one(dice, SPOTS),
                      .good = pick_one(dice, 2) ? -1 : pick_one(dice, GOODS),
                      .least = pick_one(dice, 2) ? 0 : 1 + pick_one(dice, LEVELS - 1),
                      .value = 2 + pick_one(dice, 30),
                      .per_n = pick_one(dice, 2) ? 0 : pick_one(dice, 9) - 3,
                      .priority = pick_one(dice, 4) ? 0 : 1,
                      .inertia = pick_one(dice, 3) ? 0 : 1 + pick_one(dice, 6),
                      .has = pick_one(dice, 4) > 0};
    if (aim.spot < 0 && aim.good < 0 && !aim.least)
        aim.good = pick_one(dice, GOODS);
    return aim;
}

static void draw_valued_life(struct valued_life *life, struct dice *dice)
{
    static const int tables[] = {-1, -1, 0, 0, 60, 150};
    memset(life, 0, sizeof *life);
    life->doing_count = 4 + pick_one(dice, DOINGS - 3);
    life->aim_count = 2 + pick_one(dice, AIMS - 1);
    for (int i = 0; i < life->doing_count; i++)
        life->doings[i] = draw_doing(dice);
    for (int i = 0; i < life->aim_count; i++)
        life->aims[i] = draw_aim(dice);
    life->table = tables[roll(dice, 6)];
    life->budget = roll(dice, 2) ? 0 : 1 + roll(dice, 12);
    life->held = -1;
}

/* ----------------------------------------------------------------------- writing */

static void write_asked(struct text *yaml, int spot, int good, bool has, int least)
{
    text_add(yaml, "[true");
    if (spot >= 0)
        text_add(yaml, ", at == p%d", spot);
    if (good >= 0)
        text_add(yaml, ", %sg%d", has ? "" : "not ", good);
    if (least > 0)
        text_add(yaml, ", n >= %d", least);
    text_add(yaml, "]");
}

static void write_doing(const struct doing *doing, int number, struct text *yaml)
{
    text_add(yaml, "  a%d: {cost: %d, timeout: 1h, preconditions: ", number, doing->cost);
    write_asked(yaml, doing->spot, doing->good, doing->has, doing->least);
    text_add(yaml, ", effects: [");
    if (doing->goes >= 0)
        text_add(yaml, "at = p%d, ", doing->goes);
    if (doing->changed >= 0)
        text_add(yaml, "%sg%d, ", doing->gets ? "" : "not ", doing->changed);
    if (doing->added)
        text_add(yaml, "n %s %d, ", doing->added > 0 ? "+=" : "-=", abs(doing->added));
    yaml->length -= 2;
    text_add(yaml, "]}\n");
}

static void write_valued_life(const struct valued_life *life, struct text *yaml)
{
    text_add(yaml, "domain: d\nlimits: {plan: 31, nodes: 200");
    if (life->table >= 0)
        text_add(yaml, ", table: %d", life->table);
    text_add(yaml, "}\nstate:\n  at: [p0, p1, p2]\n  n: 0..%d\n", LEVELS - 1);
    for (int i = 0; i < GOODS; i++)
        text_add(yaml, "  g%d: bool\n", i);
    text_add(yaml, "actions:\n");
    for (int i = 0; i < life->doing_count; i++)
        write_doing(&life->doings[i], i, yaml);
    text_add(yaml, "goals:\n");
    for (int i = 0; i < life->aim_count; i++) {
        const struct aim *aim = &life->aims[i];
        text_add(yaml, "  m%d: {conditions: ", i);
        write_asked(yaml, aim->spot, aim->good, aim->has, aim->least);
        text_add(yaml, ", value: %d", aim->value);
        if (aim->per_n)
            text_add(yaml, " + %d * n", aim->per_n);
        text_add(yaml, ", priority: %d, inertia: %d}\n", aim->priority, aim->inertia);
    }
}

/* ----------------------------------------------------------------- plain numbers */

static bool is_asked_for(struct setting_of_aims now, int spot, int good, bool has, int least)
{
    return (spot < 0 || now.spot == spot) && (good < 0 || ((now.goods >> good & 1) != 0) == has) &&
           now.n >= least;
}

static bool can_do_now(const struct doing *doing, struct setting_of_aims now)
{
    return is_asked_for(now, doing->spot, doing->good, doing->has, doing->least);
}

static bool is_met(const struct aim *aim, struct setting_of_aims now)
{
    return is_asked_for(now, aim->spot, aim->good, aim->has, aim->least);
}

static struct setting_of_aims after(const struct doing *doing, struct setting_of_aims now)
{
    if (doing->goes >= 0)
        now.spot = doing->goes;
    if (doing->changed >= 0)
        now.goods =
            doing->gets ? now.goods | 1u << doing->changed : now.goods & ~(1u << doing->changed);
    now.n += doing->added;
    now.n = now.n < 0 ? 0 : now.n >= LEVELS ? LEVELS - 1 : now.n;
    return now;
}

static int number_of_setting(struct setting_of_aims now)
{
    return (now.spot * (1 << GOODS) + (int)now.goods) * LEVELS + now.n;
}

static struct setting_of_aims setting_of_number(int number)
{
    return (struct setting_of_aims){number / LEVELS >> GOODS, number % LEVELS,
                                    (unsigned)(number / LEVELS % (1 << GOODS))};
}

/* The costs of the cheapest ways to all states: each is made cheaper until none can be. */
static void find_ways(const struct valued_life *life, struct setting_of_aims from, int *costs)
{
    for (int i = 0; i < SCENES; i++)
        costs[i] = FAR;
    costs[number_of_setting(from)] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < SCENES; i++)
            for (int j = 0; j < life->doing_count && costs[i] < FAR; j++) {
                struct setting_of_aims now = setting_of_number(i);
                if (!can_do_now(&life->doings[j], now))
                    continue;
                int to = number_of_setting(after(&life->doings[j], now));
                int cost = costs[i] + life->doings[j].cost;
                changed |= cost < costs[to];
                costs[to] = cost < costs[to] ? cost : costs[to];
            }
    }
}

static int cheapest_plan(const struct aim *aim, const int *costs)
{
    int least = FAR;
    for (int i = 0; i < SCENES; i++)
        if (costs[i] < least && is_met(aim, setting_of_number(i)))
            least = costs[i];
    return least;
}

static int worth_in(const struct aim *aim, struct setting_of_aims now)
{
    return aim->value + aim->per_n * now.n;
}

/* Whether the plan goes on: it can be carried out, or its goal is reached while an action of it runs. */
static bool is_sound(const struct valued_life *life, const struct intention *plan,
                     struct setting_of_aims now)
{
    const struct aim *aim = &life->aims[plan->aim];
    if (is_met(aim, now))
        return plan->runs;
    for (int i = 0; i < plan->count; i++) {
        const struct doing *doing = &life->doings[plan->steps[i]];
        if (!(i == 0 && plan->runs) && !can_do_now(doing, now))
            return false;
        now = after(doing, now);
    }
    return plan->count > 0 && is_met(aim, now);
}

static int left_of(const struct valued_life *life, const struct intention *plan)
{
    int cost = 0;
    for (int i = plan->runs ? 1 : 0; i < plan->count; i++)
        cost += life->doings[plan->steps[i]].cost;
    return cost;
}

/* What a goal comes to. */
struct claim {
    int priority, worth, aim;
    bool is_held;
};

static bool comes_before(struct claim a, struct claim b)
{
    if (a.priority != b.priority)
        return a.priority > b.priority;
    return a.worth != b.worth ? a.worth > b.worth : a.is_held && !b.is_held;
}

/* The aim to take up, of those that are free; that of the plan if none outweighs it, -1: none. */
static int aim_to_choose(const struct valued_life *life, const struct intention *plan,
                         struct setting_of_aims now, const bool *free_aims)
{
    int costs[SCENES];
    struct claim best = {-FAR, 0, -1, false};
    bool goes_on = plan->aim >= 0 && plan->count > 0 && is_sound(life, plan, now);
    find_ways(life, now, costs);
    if (goes_on) {
        const struct aim *aim = &life->aims[plan->aim];
        int worth = worth_in(aim, now) - left_of(life, plan) + aim->inertia;
        best = worth > 0 ? (struct claim){aim->priority, worth, plan->aim, true} : best;
        best.aim = plan->aim;
    }
    for (int i = 0; i < life->aim_count; i++) {
        const struct aim *aim = &life->aims[i];
        bool is_held = life->held == i && !goes_on;
        int worth = worth_in(aim, now) - cheapest_plan(aim, costs);
        struct claim claim = {aim->priority, worth + (is_held ? aim->inertia : 0), i, is_held};
        if (free_aims[i] && worth > 0 && !is_met(aim, now) && !(goes_on && plan->aim == i) &&
            comes_before(claim, best))
            best = claim;
    }
    return best.aim;
}

/* ------------------------------------------------------------------------- lives */

static gg_status ends_when_told(struct actor *actor, uint16_t action, gg_phase phase)
{
    struct valued_life *life = actor->more;
    (void)action;
    return phase == GG_TICK && life->ends ? GG_SUCCESS : GG_RUNNING;
}

static void read_intention(const struct actor *actor, struct intention *plan)
{
    const gg_agent *agent = &actor->core;
    memset(plan, 0, sizeof *plan);
    plan->runs = agent->running;
    plan->aim = has_plan(agent) && agent->goal != GG_NONE ? agent->goal : -1;
    for (uint16_t i = agent->step; has_plan(agent) && i < agent->plan_length; i++)
        plan->steps[plan->count++] = atoi(action_name(actor->stage, gg_steps_of(agent)[i]) + 1);
}

static struct setting_of_aims read_setting(const struct actor *actor)
{
    struct setting_of_aims now = {(int)fact_of(actor, "at"), (int)fact_of(actor, "n"), 0};
    for (int i = 0; i < GOODS; i++) {
        char name[] = {'g', (char)('0' + i), 0};
        now.goods |= (unsigned)(fact_of(actor, name) != 0) << i;
    }
    return now;
}

static void change_facts(struct actor *actor, struct dice *dice)
{
    for (int i = 0; i < GOODS; i++) {
        char name[] = {'g', (char)('0' + i), 0};
        if (roll(dice, 2))
            set_fact(actor, name, roll(dice, 2));
    }
    if (roll(dice, 2))
        set_fact(actor, "at", roll(dice, SPOTS));
    if (roll(dice, 2))
        set_fact(actor, "n", roll(dice, LEVELS));
}

static bool is_settled(const struct actor *actor)
{
    const gg_agent *agent = &actor->core;
    return agent->awake != GG_AWAKE && agent->wanted == GG_NONE;
}

/* Which aims rest, as they had no plan or were carried out in vain; `now` is the moment after the
 * tick. */
static void find_free_aims(const struct valued_life *life, const struct actor *actor,
                           bool *free_aims)
{
    for (int i = 0; i < life->aim_count; i++) {
        const gg_backoff *backoff = gg_backoff_of(&actor->core, (uint16_t)i);
        free_aims[i] = backoff->left == 0 && backoff->waits == 0;
    }
}

/* Whether an aim is held on to still that has no plan now. */
static void note_held(struct valued_life *life, const struct actor *actor, bool made,
                      struct setting_of_aims now)
{
    int costs[SCENES];
    if (made)
        life->held = life->aims[actor->core.goal].inertia ? actor->core.goal : -1;
    if (life->held < 0 || (has_plan(&actor->core) && actor->core.goal == life->held))
        return;
    find_ways(life, now, costs);
    if (is_met(&life->aims[life->held], now) ||
        gg_backoff_of(&actor->core, (uint16_t)life->held)->waits > 0)
        life->held = -1;
}

/* A tick in which the game has changed nothing but what it has changed before. changed: since the choice
 * began. Whether the agent does what it should. */
static bool live_a_tick(struct valued_life *life, struct actor *actor, bool *changed)
{
    struct intention plan, next;
    bool free_aims[AIMS];
    struct stage *stage = actor->stage;
    bool began_settled = is_settled(actor);
    read_intention(actor, &plan);
    forget_log(stage);
    stage_tick(stage, actor, 1);
    if (was_logged(stage, "success")) {
        plan.count--;
        memmove(plan.steps, plan.steps + 1, (size_t)plan.count * sizeof *plan.steps);
        plan.runs = false;
    }
    bool made = was_logged(stage, "made");
    struct setting_of_aims now = read_setting(actor);
    find_free_aims(life, actor, free_aims);
    if (began_settled)
        *changed = false;
    int expected = aim_to_choose(life, &plan, now, free_aims);
    bool goes_on = plan.aim >= 0 && plan.count > 0 && is_sound(life, &plan, now);
    read_intention(actor, &next);
    bool fine = true;
    if (made && !*changed)
        fine = next.aim == expected;
    life->chosen += made && !goes_on;
    life->turned += made && goes_on;
    life->stayed += !made && goes_on && is_settled(actor);
    note_held(life, actor, made, now);
    if (is_settled(actor)) {
        find_free_aims(life, actor, free_aims);
        fine = fine && aim_to_choose(life, &next, now, free_aims) == next.aim;
        life->unworthy += next.aim < 0;
    }
    return fine;
}

static bool settle(struct valued_life *life, struct actor *actor, struct dice *dice, bool meddles)
{
    bool fine = true, changed = false;
    for (int i = 0; i < SETTLING && fine && (i < 3 || !is_settled(actor)); i++) {
        if (meddles && roll(dice, 4) == 0 && i < 20) {
            change_facts(actor, dice);
            changed = true;
        }
        if (roll(dice, 20) == 0)
            CU_ASSERT_EQUAL(
                gg_agent_attach(&actor->core, &actor->stage->scene.core, &actor->stage->planner),
                GG_ATTACHED);
        fine = live_a_tick(life, actor, &changed);
        life->ends = false;
    }
    return fine && is_settled(actor);
}

static bool live_as_valued(struct valued_life *life, struct actor *actor, struct dice *dice)
{
    bool fine = true;
    actor->answer = ends_when_told;
    actor->more = life;
    gg_agent_detail(&actor->core, 0, life->budget);
    change_facts(actor, dice);
    for (int i = 0; i < ROUNDS && fine; i++) {
        fine = settle(life, actor, dice, life->budget > 0 && roll(dice, 3) == 0);
        life->ends = roll(dice, 3) > 0;
        if (!life->ends || !has_plan(&actor->core))
            change_facts(actor, dice);
    }
    return fine;
}

static void valued_goals_are_chosen_and_left_as_a_model_says(void)
{
    struct valued_life all = {.held = 0};
    bool fine = true;
    for (uint64_t seed = 1; random_case(seed, VALUED_LIVES) && fine; seed++) {
        struct dice dice = dice_of(seed);
        struct valued_life life;
        struct text yaml = {0};
        struct stage stage;
        struct actor actor;
        draw_valued_life(&life, &dice);
        write_valued_life(&life, &yaml);
        stage_with(&stage, &actor, yaml.data);
        fine = live_as_valued(&life, &actor, &dice);
        CHECK_SAYING(fine, "life %llu: %s\n%s", (unsigned long long)seed,
                     stage.log.data ? stage.log.data : "", yaml.data);
        all.chosen += life.chosen;
        all.turned += life.turned;
        all.stayed += life.stayed;
        all.unworthy += life.unworthy;
        stage_end(&stage);
        text_free(&yaml);
    }
    CU_ASSERT(all.chosen >= 2 * random_cases(VALUED_LIVES));
    CU_ASSERT(20 * all.turned >= random_cases(VALUED_LIVES));
    CU_ASSERT(all.stayed >= 2 * random_cases(VALUED_LIVES));
    CU_ASSERT(all.unworthy >= 2 * random_cases(VALUED_LIVES));
}

void add_value_models_suite(void)
{
    CU_pSuite suite = CU_add_suite("value models", NULL, NULL);
    CU_ADD_TEST(suite, valued_goals_are_chosen_and_left_as_a_model_says);
}
