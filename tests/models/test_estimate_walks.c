/* SPDX-License-Identifier: MIT */
/*
 * Plans of random problems that are found along the estimates (runtime/goap/search_walk.c) are the
 * cheapest ones, need no node, and ask the game about their own steps alone, whatever it denies of
 * all else.
 */
#include "models/goap_facts.h"
#include "models/goap_trial.h"
#include "models/policy_subject.h"
#include "suites.h"
#include "goap/search.h"
#include "state/state.h"
#include "support/run.h"

#include <string.h>

enum { TRIALS = 1500, DENIALS = 4, STATES = 50 };

/* What was planned. */
struct walks {
    unsigned through, free, stuck, kept_on, denied, dearer;
};

/* Whether the game was asked about no other actions than steps of the plan. */
static bool asked_of_steps(const struct trial *trial, const gg_plan *plan)
{
    for (uint16_t i = 0; i < trial->domain->action_count; i++) {
        bool is_step = false;
        for (uint16_t j = 0; j < plan->length; j++)
            is_step |= plan->steps[j] == i;
        if (!is_step && (trial->asked_whether[i] || trial->asked_price[i]))
            return false;
    }
    return true;
}

static bool is_walked(const struct search_room *room)
{
    return room->search.how == GG_HOW_WALK;
}

/* Whether a plan is as it is to be if it was walked to. */
static bool is_fine(const struct trial *trial, const struct search_room *room, gg_outcome outcome)
{
    const gg_search *search = &room->search;
    if (!trial_is_true(trial, room, outcome) || trial->asked_wrongly)
        return false;
    return !is_walked(room) || (outcome == GG_FOUND && search->expanded == 0 &&
                                search->generated == 0 && asked_of_steps(trial, &room->plan));
}

/* Plans in a room of so many nodes and steps; whether it was walked to. The plan goes to *plan. */
static bool plan_in(struct trial *trial, uint32_t nodes, uint16_t capacity, struct goap_step *steps)
{
    struct search_room room = search_room_of(trial->domain, nodes, capacity);
    gg_outcome outcome = trial_plan(trial, &room, FORWARD);
    bool walked = is_walked(&room);
    trial_expect(is_fine(trial, &room, outcome), trial, "walk", outcome);
    if (nodes >= (uint32_t)trial->answer.reached && capacity == TRIAL_STEPS)
        trial_expect(outcome == trial_expected(trial), trial, "with room enough", outcome);
    for (uint16_t i = 0; walked && i < room.plan.length; i++)
        steps[i] = trial_step(trial, room.plan.steps[i]);
    search_room_free(&room);
    return walked;
}

static bool is_allowed(const struct goap *goap, const struct goap_step *steps, int count)
{
    for (int i = 0; i < count; i++) {
        const struct goap_action *action = &goap->actions[steps[i].action];
        int object = steps[i].object < 0 ? 0 : steps[i].object;
        if ((action->procedural && action->denied[object]) ||
            (action->called && action->dynamic_cost[object] > action->cost))
            return false;
    }
    return true;
}

/* The ground actions that the game can deny or make dearer; no more than DENIALS. */
static int find_asked(const struct trial *trial, struct goap_step *asked)
{
    int count = 0;
    for (uint16_t i = 0; i < trial->domain->action_count && count < DENIALS; i++) {
        struct goap_step step = trial_step(trial, i);
        const struct goap_action *action = &trial->goap.actions[step.action];
        if (!action->excluded && (action->procedural || action->called))
            asked[count++] = step;
    }
    return count;
}

/* What the game says no to, of so many actions, as bits; and what it makes dearer. */
static void answer(struct goap *goap, const struct goap_step *asked, int count, unsigned bits)
{
    answer_as_expected(goap);
    for (int i = 0; i < count; i++) {
        struct goap_action *action = &goap->actions[asked[i].action];
        int object = asked[i].object < 0 ? 0 : asked[i].object;
        bool against = bits >> i & 1;
        action->denied[object] = action->procedural && against;
        if (action->called && against)
            action->dynamic_cost[object] = action->cost + 1;
    }
}

/* From the trial's state, with every combination of answers. */
static void check_answers(struct trial *trial, unsigned number, struct walks *walks)
{
    struct goap_step asked[DENIALS], first[TRIAL_STEPS], steps[TRIAL_STEPS];
    int count = find_asked(trial, asked), length = 0;
    bool through = false;
    for (unsigned bits = 0; bits < 1u << count; bits++) {
        answer(&trial->goap, asked, count, bits);
        memset(trial->answered, 0, sizeof trial->answered);
        trial_enter(trial, number);
        bool walked =
            plan_in(trial, (uint32_t)trial->answer.reached, TRIAL_STEPS, bits ? steps : first);
        if (bits == 0) {
            through = walked;
            length = trial->answer.steps;
            walks->through += walked;
            walks->free += walked && trial->answer.cost == 0;
            walks->stuck += !walked && trial->answer.steps > 0;
        } else if (through) {
            bool allowed = is_allowed(&trial->goap, first, length);
            trial_expect(walked == allowed, trial, "what is denied elsewhere", GG_FOUND);
            walks->kept_on += allowed;
            walks->denied += !allowed;
            walks->dearer += !allowed && trial->answer.solvable;
        }
    }
}

/* Without a node the same is walked to; a plan that is too long is none. */
static void check_rooms(struct trial *trial)
{
    struct goap_step steps[TRIAL_STEPS];
    bool walked = plan_in(trial, (uint32_t)trial->answer.reached, TRIAL_STEPS, steps);
    trial_expect(plan_in(trial, 0, TRIAL_STEPS, steps) == walked, trial, "no nodes", GG_FOUND);
    for (uint16_t capacity = 0; walked && capacity < trial->answer.steps; capacity++)
        trial_expect(!plan_in(trial, 50, capacity, steps), trial, "too long", GG_PLAN_TOO_LONG);
}

static void a_walk_is_the_cheapest_plan(void)
{
    struct walks walks = {0};
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct trial *trial = trial_new(110000 + seed);
        trial_fix_costs(trial);
        if (!trial->goap.calls_travel) {
            trial_compile(trial, TABLES_SMALL);
            for (unsigned i = 0; i < TRIAL_STATES; i++) {
                trial_enter(trial, i);
                check_rooms(trial);
                check_answers(trial, i, &walks);
            }
        }
        trial_free(trial);
    }
    CHECK_SAYING(
        walks.through > random_cases(TRIALS / 4) && walks.free > random_cases(TRIALS / 40) &&
            walks.stuck > random_cases(TRIALS / 40) && walks.kept_on > random_cases(TRIALS / 10) &&
            walks.denied > random_cases(TRIALS / 20) && walks.dearer > random_cases(TRIALS / 40),
        "%u through, %u of them free, %u stuck; %u kept on, %u denied, %u of them dearer",
        walks.through, walks.free, walks.stuck, walks.kept_on, walks.denied, walks.dearer);
}

/* Compares the estimate of a state after others with what the tables say without having noted anything.
 * Counts those that are the same as before. */
static void check_estimate(struct trial *trial, gg_search *search, const uint64_t *state,
                           unsigned *stayed)
{
    gg_distance before = gg_tables_estimate(search, search->estimates);
    gg_distance noted = gg_tables_estimate(search, state);
    search->measured = false;
    trial_expect(gg_tables_estimate(search, state) == noted, trial, "estimate", GG_FOUND);
    *stayed += noted == before;
}

/* Goes through states by actions, whether they are allowed or not. */
static void check_estimates(struct trial *trial, unsigned *stayed)
{
    struct search_room room = search_room_of(trial->domain, 0, 0);
    struct dice dice = {trial->seed};
    uint64_t *state = trial->packed;
    room.search.problem = trial_aim(trial, FORWARD);
    room.search.heuristic = trial->agent_type.heuristics[0];
    room.search.measured = false;
    room.search.guided = true;
    (void)gg_tables_estimate(&room.search, state);
    for (int i = 0; i < STATES; i++) {
        int action = pick(&dice, trial->domain->action_count);
        gg_effect_apply(trial->domain, trial->domain->actions[action].effect, state);
        check_estimate(trial, &room.search, state, stayed);
    }
    search_room_free(&room);
}

static void an_estimate_does_not_depend_on_the_one_before(void)
{
    unsigned compared = 0, stayed = 0;
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct trial *trial = trial_new(seed % 5 ? 120000 + seed : TRIAL_CRAFTING + seed);
        trial_compile(trial, TABLES_SMALL);
        const gg_heuristic *heuristic = trial->agent_type.heuristics[0];
        if (trial->domain->action_count > 0 && heuristic && heuristic->table_count > 1) {
            trial_enter(trial, 0);
            check_estimates(trial, &stayed);
            compared += STATES;
        }
        trial_free(trial);
    }
    CHECK_SAYING(compared > random_cases(3 * TRIALS) && stayed > compared / 10 && stayed < compared,
                 "%u compared, %u as before", compared, stayed);
}

void add_estimate_walks_suite(void)
{
    CU_pSuite suite = CU_add_suite("estimate walks", NULL, NULL);
    CU_ADD_TEST(suite, a_walk_is_the_cheapest_plan);
    CU_ADD_TEST(suite, an_estimate_does_not_depend_on_the_one_before);
}
