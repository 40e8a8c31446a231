/* SPDX-License-Identifier: MIT */
/*
 * Plans of random domains with roads cost what a search finds that walks hop by hop: with tables of all
 * sizes and without, forward and backward, from many states.
 */
#include "models/road_oracle.h"
#include "models/fillers.h"
#include "suites.h"
#include "support/search_room.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TRIALS = 10000, ROAD_STATES = 4, NODES = 20000, STEPS = 200 };

/* A domain that was compiled, and a state of it. */
struct road_trial {
    uint64_t seed;
    struct road_world world;
    struct compiled compiled;
    const gg_domain *domain;
    uint64_t *packed;
    struct road_state state;
    int cheapest;
};

/* What the problems are like, that the test is worth something. */
struct road_census {
    unsigned solved, unsolved, walked, read, crossed, arrived;
};

static void compile_trial(struct road_trial *trial, long table)
{
    struct text yaml = {0};
    road_world_write(&trial->world, table, &yaml);
    trial->compiled = compile_text(yaml.data);
    if (!trial->compiled.tables)
        printf("%s%s", yaml.data, trial->compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(trial->compiled.tables);
    text_free(&yaml);
    trial->domain = &trial->compiled.tables->domain;
    trial->packed = malloc(trial->domain->word_count * sizeof *trial->packed);
}

static void free_trial(struct road_trial *trial)
{
    free(trial->packed);
    compiled_free(&trial->compiled);
}

static void write_fact(struct road_trial *trial, const char *name, uint32_t value)
{
    gg_write(trial->domain, fact_number(trial->compiled.tables, name), value, trial->packed);
}

/* The value of the fact of places at a place. */
static int value_of_place(const struct road_world *world, int place)
{
    return place + (world->many && place > 0 ? FILLERS : 0);
}

static void enter(struct road_trial *trial, const struct road_state *state)
{
    const struct road_world *world = &trial->world;
    trial->state = *state;
    memcpy(trial->packed, trial->domain->start, trial->domain->word_count * sizeof(uint64_t));
    write_fact(trial, "here", (uint32_t)value_of_place(world, state->place));
    for (int i = 0; i < world->fact_count; i++)
        write_fact(trial, (const char[]){'f', (char)('0' + i), 0}, state->facts[i]);
    trial->cheapest = road_cheapest(world, state);
}

/* The step of a plan, in the model's numbers; -1: it has none. */
static int step_in_model(const struct road_trial *trial, uint16_t step)
{
    const struct ground_action *action = &trial->compiled.tables->problem->actions[step];
    int number;
    if (sscanf(action->name, "a%d", &number) == 1)
        return number;
    if (sscanf(action->name, "cross(r%d)", &number) != 1)
        return -1;
    const struct model_road *road = &trial->world.roads[number];
    return ROAD_CROSSING + 2 * number +
           (action->begins_at != value_of_place(&trial->world, road->from));
}

/* Whether a plan is what the search says of it. */
static bool is_true(const struct road_trial *trial, const struct search_room *room,
                    gg_outcome outcome)
{
    int steps[STEPS];
    for (uint16_t i = 0; i < room->plan.length; i++) {
        steps[i] = step_in_model(trial, room->plan.steps[i]);
        if (steps[i] < 0)
            return false;
    }
    if (outcome == GG_NO_PLAN)
        return trial->cheapest == ROAD_NO_PLAN;
    return outcome == GG_FOUND && trial->cheapest == (int)room->search.cost &&
           road_cost_of(&trial->world, trial->state, steps, room->plan.length) == trial->cheapest;
}

static void plan_in_a_way(struct road_trial *trial, bool backward, struct road_census *census)
{
    struct search_room room = search_room_of(trial->domain, NODES, STEPS);
    gg_goal_problem problem = {.domain = trial->domain,
                               .agent_type = &trial->domain->agent_types[0],
                               .state = trial->packed};
    problem.backward = backward ? &gg_regressing : NULL;
    gg_outcome outcome = gg_search_begin(&room.search, &problem, &room.plan);
    if (outcome == GG_SEARCHING)
        outcome = gg_search_run(&room.search, UINT32_MAX);
    else
        census->read += outcome == GG_FOUND && room.plan.length > 0;
    bool fine = is_true(trial, &room, outcome);
    CU_ASSERT_TRUE(fine);
    if (!fine)
        printf("seed %lu%s: outcome %d, cost %u and not %d\n", (unsigned long)trial->seed,
               backward ? " backward" : "", outcome, room.search.cost, trial->cheapest);
    for (uint16_t i = 0; i < room.plan.length; i++)
        census->crossed += step_in_model(trial, room.plan.steps[i]) >= ROAD_CROSSING;
    census->arrived += outcome == GG_FOUND && trial->world.aim != ROAD_NOWHERE;
    for (uint16_t i = 0; i < room.plan.length; i++)
        census->walked += trial->domain->actions[room.plan.steps[i]].begins_at != GG_NONE;
    search_room_free(&room);
}

static void try_states(struct road_trial *trial, struct dice *dice, struct road_census *census)
{
    for (int i = 0; i < ROAD_STATES; i++) {
        struct road_state state = road_random_state(&trial->world, dice);
        enter(trial, &state);
        census->solved += trial->cheapest > 0;
        census->unsolved += trial->cheapest == ROAD_NO_PLAN;
        plan_in_a_way(trial, false, census);
        plan_in_a_way(trial, true, census);
    }
}

static void plans_cost_what_a_search_hop_by_hop_finds(void)
{
    struct road_census census = {0};
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct dice dice = dice_of(seed);
        struct road_trial trial = {.seed = seed, .world = road_world_of(seed)};
        long tables[] = {-1, 0, 4 + (long)roll(&dice, 300)};
        compile_trial(&trial, tables[seed % 3]);
        try_states(&trial, &dice, &census);
        free_trial(&trial);
    }
    CU_ASSERT_TRUE(census.solved > random_cases(TRIALS / 2));
    CU_ASSERT_TRUE(census.unsolved > random_cases(TRIALS / 2));
    CU_ASSERT_TRUE(census.walked > random_cases(TRIALS));
    CU_ASSERT_TRUE(census.read > random_cases(TRIALS / 4));
    CU_ASSERT_TRUE(census.crossed > random_cases(TRIALS / 4));
    CU_ASSERT_TRUE(census.arrived > random_cases(TRIALS / 8));
}

void add_road_plans_suite(void)
{
    CU_pSuite suite = CU_add_suite("road plans", NULL, NULL);
    CU_ADD_TEST(suite, plans_cost_what_a_search_hop_by_hop_finds);
}
