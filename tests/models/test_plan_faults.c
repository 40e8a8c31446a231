/* SPDX-License-Identifier: MIT */
/*
 * Agents of the shipped domains are tested with faults: at every step of their
 * plans, before it and while it is carried out, every fact is changed behind their
 * backs to other values. A checker foretells what they do then.
 */

#include "domain/agent_type.h"
#include "models/plan_fault.h"
#include "suites.h"

enum { TIME = 160 /* most ticks that it has to reach its goal in */ };

/* How much of a domain is tested: every goal and root task of every type, every step of
 * its plans and every fact, but not from every state. */
struct extent {
    unsigned seeds;       /* of states where simulations begin: 0 is the start state */
    unsigned simulations; /* in which something was planned, of each goal and task, at the most;
                             twice as many random cases */
    unsigned moments;     /* most ticks of a simulation that are changed */
    unsigned rounds;      /* ticks of a simulation of a root task, at the least; and until the
                             end of a plan of it */
    uint32_t all;         /* facts up to this highest value get all values, others five */
};

static const struct extent small = {16, 32, 40, 12, 7}, large = {64, 6, 40, 6, 8};

/* Whether the agent has reached its goal, or carried out a plan of its root task. */
static bool is_done(const struct plan_fault *plan_fault)
{
    struct plain_state state = plan_fault_state(plan_fault);
    if (plan_fault->goal == GG_NONE)
        return plan_fault->log.finished > 0;
    return plan_fault->log.reached > 0 ||
           (plan_fault_reached(plan_fault, &state) && plan_fault->agent.core.plan_length == 0);
}

/* Whether a goal need not be reached: it cannot be, or that is not known. */
static bool is_excused(struct plan_fault *plan_fault, const struct plain_state *state)
{
    return plan_fault->agent.limited || plan_fault_is_idle(plan_fault, state) ||
           plan_fault_cost(plan_fault, state) == PLAIN_UNKNOWN;
}

/* Checks that a goal is reached, unless it cannot be, and that a plan of a root task is carried
 * out. */
static void expect_an_end(struct plan_fault *plan_fault)
{
    struct plain_state state = plan_fault_state(plan_fault);
    bool reached = false, busy = true;
    for (int i = 0; i < TIME && plan_fault->fine && !reached && busy; i++) {
        busy = plan_fault_tick(plan_fault);
        reached = is_done(plan_fault);
        state = plan_fault_state(plan_fault);
        busy = busy || !plan_fault_is_idle(plan_fault, &state);
    }
    if (plan_fault->goal == GG_NONE)
        plan_fault_expect(plan_fault, reached, "no plan is carried out to its end");
    else if (reached)
        plan_fault_expect(plan_fault, plan_fault_reached(plan_fault, &state),
                          "reached a goal that does not hold");
    else
        plan_fault_expect(plan_fault, is_excused(plan_fault, &state), "the goal is not reached");
}

/* Of many values it takes the ends, the middle and those beside them. */
static bool is_tried(uint32_t value, uint32_t now, uint32_t top, uint32_t all)
{
    return value != now && (top <= all || value <= 1 || value + 1 >= top || value == top / 2 ||
                            value + 1 == now || value == now + 1);
}

static void change_everything(struct plan_fault *plan_fault, const struct extent *extent)
{
    struct plan_fault_moment moment = plan_fault_now(plan_fault);
    for (uint16_t i = 0; i < plan_fault->domain.fact_count; i++) {
        struct plain_state state = plan_fault_state(plan_fault);
        uint32_t now = state.values[plan_fault->compiled.tables->layout.variables[i]];
        uint32_t top = plan_fault->domain.facts[i].top;
        for (uint32_t value = 0; value <= top; value++) {
            if (!is_tried(value, now, top, extent->all))
                continue;
            plan_fault->faults++;
            plan_fault_set(plan_fault, i, value);
            expect_an_end(plan_fault);
            plan_fault_back(plan_fault, &moment);
        }
    }
}

static bool is_over(struct plan_fault *plan_fault)
{
    struct plain_state state = plan_fault_state(plan_fault);
    return plan_fault->goal != GG_NONE &&
           (plan_fault_reached(plan_fault, &state) ||
            (plan_fault->agent.core.plan_length == 0 && plan_fault_is_idle(plan_fault, &state)));
}

static void begin(struct plan_fault *plan_fault, unsigned action_ticks, uint64_t seed)
{
    struct dice dice = dice_of(seed);
    plan_fault_begin(plan_fault, action_ticks);
    for (uint16_t i = 0; seed > 0 && i < plan_fault->domain.fact_count; i++)
        plan_fault_set(plan_fault, i, roll(&dice, plan_fault->domain.facts[i].top + 1));
}

/* Simulates the agent from a state of a seed; whether anything was planned. */
static bool simulate(struct plan_fault *plan_fault, const struct extent *extent,
                     unsigned action_ticks, uint64_t seed)
{
    unsigned plans = 0, finished = 0;
    begin(plan_fault, action_ticks, seed);
    for (unsigned i = 0; i < extent->moments && plan_fault->fine && !is_over(plan_fault); i++) {
        if (i >= extent->rounds && finished > 0)
            break;
        plan_fault_tick(plan_fault);
        plans += plan_fault->log.made;
        finished += plan_fault->goal == GG_NONE ? plan_fault->log.finished : 0;
        change_everything(plan_fault, extent);
    }
    return plans > 0;
}

/* Whether the type chooses the goal by itself; what it could be given may be beyond it. */
static bool is_own(const struct plan_fault *plan_fault)
{
    const struct problem *problem = plan_fault->problem;
    return plan_fault->goal == GG_NONE ||
           chooses_goal(&problem->domain->agent_types[plan_fault->agent_type],
                        problem->goals[plan_fault->goal].goal);
}

static void plan_fault_simulations(struct plan_fault *plan_fault, const struct extent *extent)
{
    unsigned simulations = 0, most = random_cases(2 * extent->simulations);
    for (uint64_t seed = 0; seed < extent->seeds && simulations < most; seed++) {
        simulations += simulate(plan_fault, extent, 0, seed);
        simulations += simulate(plan_fault, extent, 2, seed);
    }
    plan_fault_expect(plan_fault, simulations > 0 || plan_fault->strict || !is_own(plan_fault),
                      "nothing was planned");
}

static void plan_fault_aims(struct plan_fault *plan_fault, const struct extent *extent)
{
    for (uint16_t i = 0; i < plan_fault->domain.agent_type_count; i++)
        for (uint16_t j = 0; j <= plan_fault->domain.goal_count; j++)
            if (plan_fault_aim(plan_fault, i, j < plan_fault->domain.goal_count ? j : GG_NONE))
                plan_fault_simulations(plan_fault, extent);
}

static void plan_fault_domain(const char *name, const struct extent *extent)
{
    struct plan_fault plan_fault;
    plan_fault_open(&plan_fault, name);
    plan_fault_aims(&plan_fault, extent);
    plan_fault.strict = true;
    if (plan_fault.domain.procedural_count > 0)
        plan_fault_aims(&plan_fault, extent);
    CU_ASSERT_TRUE(plan_fault.fine);
    CU_ASSERT_TRUE(plan_fault.faults > 50);
    CU_ASSERT_TRUE(plan_fault.unknown * 10 <= plan_fault.faults);
    plan_fault_close(&plan_fault);
}

static void faults_in_the_plans_of_a_cat(void)
{
    plan_fault_domain("cat", &small);
}

static void faults_in_the_plans_of_a_thief_of_a_coin(void)
{
    plan_fault_domain("coin", &small);
}

static void faults_in_the_plans_of_a_courier(void)
{
    plan_fault_domain("courier", &small);
}

static void faults_in_the_plans_of_one_who_flies(void)
{
    plan_fault_domain("flight", &small);
}

static void faults_in_the_plans_of_guards(void)
{
    plan_fault_domain("guard", &small);
}

static void faults_in_the_plans_of_thieves_on_roads(void)
{
    plan_fault_domain("heist", &small);
}

static void faults_in_the_plans_of_a_builder_of_a_house(void)
{
    plan_fault_domain("house", &small);
}

static void faults_in_the_plans_of_a_pet(void)
{
    plan_fault_domain("pet", &small);
}

static void faults_in_the_plans_of_villagers(void)
{
    plan_fault_domain("village", &large);
}

static void faults_in_the_plans_of_fighters(void)
{
    plan_fault_domain("skirmish", &large);
}

void add_plan_faults_suite(void)
{
    CU_pSuite suite = CU_add_suite("plan faults", NULL, NULL);
    CU_ADD_TEST(suite, faults_in_the_plans_of_a_cat);
    CU_ADD_TEST(suite, faults_in_the_plans_of_a_thief_of_a_coin);
    CU_ADD_TEST(suite, faults_in_the_plans_of_a_courier);
    CU_ADD_TEST(suite, faults_in_the_plans_of_one_who_flies);
    CU_ADD_TEST(suite, faults_in_the_plans_of_guards);
    CU_ADD_TEST(suite, faults_in_the_plans_of_thieves_on_roads);
    CU_ADD_TEST(suite, faults_in_the_plans_of_a_builder_of_a_house);
    CU_ADD_TEST(suite, faults_in_the_plans_of_a_pet);
    CU_ADD_TEST(suite, faults_in_the_plans_of_villagers);
    CU_ADD_TEST(suite, faults_in_the_plans_of_fighters);
}
