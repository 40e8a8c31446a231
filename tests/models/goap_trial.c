/* SPDX-License-Identifier: MIT */
/* Plans random GOAP problems, and holds the plans against the oracle: see goap_trial.h. */
#include "models/goap_trial.h"

#include "models/goap_crafting.h"
#include "models/goap_places.h"
#include "models/goap_random.h"
#include "models/goap_write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---------------------------------------------------------------- calls */

struct goap_step trial_step(const struct trial *trial, uint16_t action)
{
    const char *name = trial->compiled.tables->problem->actions[action].name;
    struct goap_step step = {0, GOAP_NOTHING};
    if (sscanf(name, "a%d(o%d)", &step.action, &step.object) < 1)
        CU_FAIL("the name of an action");
    return step;
}

/* Once for each action, while a planning begins, and only what it can do. */
static struct goap_step note_call(struct trial *trial, uint16_t action, bool *asked)
{
    struct goap_step step = trial_step(trial, action);
    trial->asked_wrongly |=
        !trial->may_ask || asked[action] || trial->goap.actions[step.action].excluded;
    asked[action] = true;
    return step;
}

static bool may_do(struct gg_agent *agent, uint16_t action)
{
    struct trial *trial = (struct trial *)agent;
    struct goap_step step = note_call(trial, action, trial->asked_whether);
    trial->asked_wrongly |= !trial->goap.actions[step.action].procedural;
    return !trial->goap.actions[step.action].denied[step.object < 0 ? 0 : step.object];
}

static uint16_t price_of(struct gg_agent *agent, uint16_t action)
{
    struct trial *trial = (struct trial *)agent;
    struct goap_step step = note_call(trial, action, trial->asked_price);
    trial->asked_wrongly |= !trial->goap.actions[step.action].called;
    return (uint16_t)trial->goap.actions[step.action]
        .dynamic_cost[step.object < 0 ? 0 : step.object];
}

/* The places are the objects, in order. */
static uint32_t travel_of(struct gg_agent *agent, uint16_t from, uint16_t to)
{
    struct trial *trial = (struct trial *)agent;
    trial->asked_wrongly |= !trial->may_ask || !trial->goap.calls_travel;
    return (uint32_t)goap_walk_time(&trial->goap, from, to);
}

static const gg_calls calls = {.precondition = may_do, .cost = price_of, .travel = travel_of};

/* --------------------------------------------------------------- trials */

static long table_bytes(enum tables_wanted wanted, struct dice *dice)
{
    long small = 4 + (long)roll(dice, roll(dice, 2) ? 400 : 60);
    return wanted == TABLES_DEFAULT ? -1 : wanted == TABLES_NONE ? 0 : small;
}

static struct trial *make_trial(uint64_t seed, bool lengthy)
{
    static const long sizes[10] = {50, 50, 100, 100, 200, 200, 500, 500, 500, GOAP_STATES};
    struct trial *trial = calloc(1, sizeof *trial);
    struct dice dice = dice_of(seed);
    trial->seed = seed;
    trial->goap.lengthy = lengthy;
    trial->goap.many = seed % 4 == 3;
    trial->goap.amounts = seed % 5 > 2 && seed % 3 != 1; /* places need objects */
    trial->goap.reads = seed % 5 < 3 && seed % 3 == 2;
    trial->goap.counts = seed % 5 < 2 && seed % 3 == 0;
    if (seed < TRIAL_CRAFTING)
        goap_random(&trial->goap, &dice,
                    sizes[trial->goap.counts ? 4 + roll(&dice, 5) : roll(&dice, 10)]);
    if (seed < TRIAL_CRAFTING && seed % 3 == 1)
        goap_add_places(&trial->goap, &dice);
    if (seed >= TRIAL_CRAFTING)
        goap_crafting(&trial->goap, &dice);
    return trial;
}

uint32_t trial_choice(uint64_t seed, enum trial_choice choice, uint32_t count)
{
    struct dice dice = dice_of(seed * 8 + choice);
    return roll(&dice, count);
}

struct trial *trial_new(uint64_t seed)
{
    return make_trial(seed, false);
}

struct trial *trial_lengthy(uint64_t seed)
{
    return make_trial(seed, true);
}

void trial_fix_costs(struct trial *trial)
{
    for (int i = 0; i < trial->goap.action_count; i++)
        trial->goap.actions[i].dearest = 0;
}

static void trial_clear(struct trial *trial)
{
    free(trial->packed);
    if (trial->lives)
        apart_free(&trial->apart);
    trial->lives = false;
    if (trial->domain)
        compiled_free(&trial->compiled);
}

void trial_free(struct trial *trial)
{
    trial_clear(trial);
    free(trial);
}

static void find_facts(struct trial *trial)
{
    for (int i = 0; i < trial->goap.fact_count; i++) {
        for (int j = 0; j < goap_instances(&trial->goap, i); j++) {
            struct text name = {0};
            goap_name(&name, 'f', i, trial->goap.facts[i].indexed ? j : GOAP_NOTHING);
            trial->numbers[i][j] = fact_number(trial->compiled.tables, name.data);
            text_free(&name);
        }
    }
}

/* What was asked in no planning yet, with what is drawn for this trial. */
static void begin_asking(struct trial *trial)
{
    gg_random random;
    gg_random_seed(&random, (uint32_t)trial->seed);
    memset(trial->asked, 0, sizeof trial->asked);
    gg_draw_costs(trial->domain, trial->asked, &random);
}

/* Lets the oracle know what was drawn, which is between the ends and, whatever tables there are, the
 * same. */
static void note_draws(struct trial *trial)
{
    begin_asking(trial);
    for (uint16_t i = 0; i < gg_ground_action_count(trial->domain); i++) {
        struct goap_step step = trial_step(trial, i);
        struct goap_action *action = &trial->goap.actions[step.action];
        if (action->dearest <= action->cost)
            continue;
        int *known = &action->dynamic_cost[step.object < 0 ? 0 : step.object];
        int cost = gg_random_cost(trial->domain, trial->asked, i);
        bool first = trial->draws[step.action][step.object < 0 ? 0 : step.object]++ == 0;
        CU_ASSERT_TRUE(cost >= action->cost && cost <= action->dearest);
        CU_ASSERT_TRUE(first || cost == *known);
        *known = cost;
    }
}

void trial_compile(struct trial *trial, enum tables_wanted wanted)
{
    struct dice dice = dice_of(trial->seed);
    struct text yaml = {0};
    trial_clear(trial);
    goap_write(&trial->goap, table_bytes(wanted, &dice), &yaml);
    trial->compiled = compile_text(yaml.data);
    if (!trial->compiled.tables)
        printf("%s%s", yaml.data, trial->compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(trial->compiled.tables);
    text_free(&yaml);
    trial->domain = &trial->compiled.tables->domain;
    trial->agent_type = trial->domain->agent_types[0];
    trial->agent_type.calls = &calls;
    CU_ASSERT_TRUE_FATAL(trial->domain->action_count <= TRIAL_ACTIONS);
    trial->packed = malloc(trial->domain->word_count * sizeof *trial->packed);
    find_facts(trial);
    note_draws(trial);
}

static void pack(struct trial *trial)
{
    memcpy(trial->packed, trial->domain->start, trial->domain->word_count * sizeof(uint64_t));
    for (int i = 0; i < trial->goap.fact_count; i++)
        for (int j = 0; j < goap_instances(&trial->goap, i); j++)
            gg_write(trial->domain, trial->numbers[i][j],
                     (uint32_t)goap_packed(&trial->goap, i, trial->state.values[i][j]),
                     trial->packed);
}

void trial_enter(struct trial *trial, unsigned number)
{
    struct dice dice = dice_of(trial->seed * TRIAL_STATES + number);
    trial->state = number ? goap_random_state(&trial->goap, &dice) : goap_start(&trial->goap);
    pack(trial);
    if (!trial->answered[number] && trial->seed < TRIAL_CRAFTING)
        trial->answers[number] = goap_solve(&trial->goap, &trial->state);
    trial->answered[number] = true;
    trial->answer = trial->answers[number];
}

/* -------------------------------------------------------- walks that differ */

/* Makes the agent and its world, in the present state. */
static void live(struct trial *trial)
{
    gg_domain *domain = &trial->apart.domain;
    trial->apart = apart_of(&trial->compiled.tables->domain);
    trial->domain = domain;
    trial->lives = true;
    trial->memory = agent_memory_of(trial->compiled.tables);
    agent_memory_set(&trial->memory, domain);
    gg_world_init(&trial->world.core, domain);
    gg_agent_init(&trial->agent, &trial->world.core, 0, 1);
    gg_agent_write(&trial->agent, domain->places->fact,
                   (uint32_t)trial->state.values[trial->goap.here][0]);
}

bool trial_change_walks(struct trial *trial, struct dice *dice)
{
    struct goap *goap = &trial->goap;
    const gg_places *places = trial->domain->places;
    if (!goap->has_places || goap->calls_travel)
        return false;
    live(trial);
    if (roll(dice, 3) == 0) {
        goap->speed = 1 + (int)roll(dice, 3 * (uint32_t)goap->speed);
        gg_agent_set_speed(&trial->agent, (uint32_t)goap->speed);
    }
    for (int i = 0; i < goap->object_count; i++) {
        if (roll(dice, 3))
            continue;
        goap->points[i][0] = (int)roll(dice, 100000) - 50000;
        goap->points[i][1] = (int)roll(dice, 2) * 700;
        gg_world_set_place(&trial->world.core, places->symbols[i], goap->points[i][0],
                           goap->points[i][1]);
    }
    trial->state.strays = roll(dice, 2);
    for (int i = 0; i < 2; i++)
        goap->stray[i] = (int)roll(dice, 100000) - 50000;
    if (trial->state.strays)
        gg_agent_set_point(&trial->agent, goap->stray[0], goap->stray[1]);
    trial->answer = goap_solve(goap, &trial->state);
    return true;
}

/* ------------------------------------------------------------- plannings */

gg_goal_problem trial_aim(struct trial *trial, enum way way)
{
    gg_goal_problem goal_problem = {
        .domain = trial->domain, .agent_type = &trial->agent_type, .state = trial->packed};
    goal_problem.agent = &trial->agent;
    goal_problem.asked = trial->asked;
    goal_problem.backward = way == BACKWARD ? &gg_regressing : NULL;
    if (way == MADE_AT_RUN_TIME) {
        goal_problem.goal = GG_NONE;
        goal_problem.condition = &trial->domain->goals[0].condition;
    }
    return goal_problem;
}

gg_outcome trial_begin(struct trial *trial, struct search_room *room,
                       const gg_goal_problem *goal_problem)
{
    memset(trial->asked_whether, 0, trial->domain->action_count);
    memset(trial->asked_price, 0, trial->domain->action_count);
    begin_asking(trial);
    trial->may_ask = true;
    gg_outcome outcome = gg_search_begin(&room->search, goal_problem, &room->plan);
    trial->may_ask = false;
    return outcome;
}

gg_outcome trial_plan(struct trial *trial, struct search_room *room, enum way way)
{
    gg_goal_problem goal_problem = trial_aim(trial, way);
    gg_outcome outcome = trial_begin(trial, room, &goal_problem);
    return outcome == GG_SEARCHING ? gg_search_run(&room->search, UINT32_MAX) : outcome;
}

static bool is_found(gg_outcome outcome)
{
    return outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN;
}

/* ------------------------------------------------------------ comparisons */

bool trial_is_plan(const struct trial *trial, const struct search_room *room)
{
    const gg_domain *domain = trial->domain;
    struct goap_step steps[TRIAL_STEPS];
    int cost;
    for (uint16_t i = 0; i < room->plan.length; i++)
        steps[i] = trial_step(trial, room->plan.steps[i]);
    if (!goap_replays(&trial->goap, &trial->state, steps, room->plan.length, &cost) ||
        (uint32_t)cost != room->search.cost)
        return false;
    uint64_t *state = malloc(domain->word_count * sizeof *state);
    memcpy(state, trial->packed, domain->word_count * sizeof *state);
    bool fine = gg_plan_check(domain, &room->plan, 0, state) == room->plan.length &&
                gg_holds(domain, &domain->goals[0].condition, state);
    free(state);
    return fine;
}

int trial_compare(const struct trial *trial, const struct search_room *room)
{
    int cost = (int)room->search.cost, steps = room->plan.length;
    if (cost != trial->answer.cost)
        return cost < trial->answer.cost ? -1 : 1;
    return steps == trial->answer.steps ? 0 : steps < trial->answer.steps ? -1 : 1;
}

bool trial_is_true(const struct trial *trial, const struct search_room *room, gg_outcome outcome)
{
    if (!is_found(outcome) && room->plan.length > 0)
        return false;
    switch (outcome) {
    case GG_FOUND:
        return trial->answer.solvable && trial_is_plan(trial, room) &&
               trial_compare(trial, room) == 0;
    case GG_FOUND_UNPROVEN:
        return trial->answer.solvable && trial_is_plan(trial, room) &&
               trial_compare(trial, room) >= 0;
    case GG_NO_PLAN:
        return !trial->answer.solvable;
    case GG_PLAN_TOO_LONG:
        return trial->answer.solvable && trial->answer.steps > room->plan.capacity;
    default:
        return outcome == GG_OUT_OF_NODES;
    }
}

gg_outcome trial_expected(const struct trial *trial)
{
    return trial->answer.solvable ? GG_FOUND : GG_NO_PLAN;
}

bool trial_expect(bool fine, const struct trial *trial, const char *what, gg_outcome outcome)
{
    CU_ASSERT_TRUE(fine);
    if (!fine)
        printf("seed %lu, %s: outcome %d\n", (unsigned long)trial->seed, what, outcome);
    return fine;
}
