/* SPDX-License-Identifier: MIT */
/*
 * Plans of random domains whose slots are places cost what a plain uniform-cost search finds, with things
 * and places anywhere: with tables of all sizes and without, forward and backward, for an agent of any
 * speed that stands at a place, at what has moved away, or nowhere.
 */
#include "models/slot_world.h"
#include "suites.h"
#include "support/agent_memory.h"
#include "support/apart.h"
#include "support/search_room.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TRIALS = 3000, STATES = 3, NODES = 60000, STEPS = 60 };

struct slot_trial {
    gg_agent agent;
    uint64_t parts[AGENT_PARTS];
    struct {
        gg_world core;
        uint64_t parts[WORLD_PARTS];
    } world;
    uint64_t seed;
    struct slot_world model;
    struct slot_state state;
    struct compiled compiled;
    struct apart apart;
    struct agent_memory memory;
    const gg_domain *domain;
    uint64_t *packed;
    int cheapest;
};

/* What the problems are like, that the test is worth something. */
struct slot_census {
    unsigned solved, unsolved, to_slots, read, lost;
};

static void slot_trial_compile(struct slot_trial *trial, long table)
{
    struct text yaml = {0};
    slot_world_write(&trial->model, table, &yaml);
    trial->compiled = compile_text(yaml.data);
    if (!trial->compiled.tables || getenv("SLOTS"))
        printf("%s%s", yaml.data, trial->compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(trial->compiled.tables);
    text_free(&yaml);
    trial->apart = apart_of(&trial->compiled.tables->domain);
    trial->memory = agent_memory_of(trial->compiled.tables);
    agent_memory_set(&trial->memory, &trial->apart.domain);
    trial->domain = &trial->apart.domain;
    trial->packed = malloc(trial->domain->word_count * sizeof *trial->packed);
}

static void slot_trial_free(struct slot_trial *trial)
{
    free(trial->packed);
    apart_free(&trial->apart);
    compiled_free(&trial->compiled);
}

/* The value of the fact of places, or of `target`, that stands for a place of the model. */
static uint32_t value_of_place(const struct slot_world *world, int order, int place)
{
    const int spots = world->spots, things = world->things;
    const bool is_spot = place < spots;
    if (order == 0) /* spots, things, off */
        return (uint32_t)(place == NO_SPOT ? spots + things : place);
    if (order == 1) /* things, off, spots */
        return (uint32_t)(place == NO_SPOT ? things : is_spot ? things + 1 + place : place - spots);
    return (uint32_t)(place + 1); /* off, spots, things */
}

static void set(struct slot_trial *trial, const char *name, uint32_t value)
{
    gg_write(trial->domain, fact_number(trial->compiled.tables, name), value, trial->packed);
}

static const char *name_of(char letter, const char *kind, int number)
{
    static char name[32];
    if (kind)
        snprintf(name, sizeof name, "%s(thing_%d)", kind, number + 1);
    else
        snprintf(name, sizeof name, "%c%d", letter, number);
    return name;
}

static void pack(struct slot_trial *trial)
{
    const struct slot_state *state = &trial->state;
    const struct slot_world *model = &trial->model;
    memcpy(trial->packed, trial->domain->start, trial->domain->word_count * sizeof(uint64_t));
    set(trial, "here", value_of_place(model, model->order, state->here));
    set(trial, "number", (uint32_t)state->number);
    if (state->target != NO_SPOT)
        set(trial, "target", (uint32_t)(state->target - model->spots + 1));
    for (int i = 0; i < SLOT_FLAGS; i++)
        set(trial, name_of('f', NULL, i), state->flags[i]);
    for (int i = 0; i < model->things; i++) {
        set(trial, name_of(0, "thing_bound", i), state->bound[i]);
        set(trial, name_of(0, "done", i), state->done[i]);
    }
}

/* ---------------------------------------------------------------- the game */

static uint16_t symbol_of_place(const struct slot_trial *trial, int place)
{
    return trial->domain->places->symbols[value_of_place(&trial->model, trial->model.order, place)];
}

static void move(struct slot_trial *trial, int place)
{
    gg_world_set_place(&trial->world.core, symbol_of_place(trial, place),
                       trial->model.points[place][0], trial->model.points[place][1]);
}

/* Moves what is bound, or a place, and tells the model. */
static void move_anything(struct slot_trial *trial, struct dice *dice)
{
    int places = trial->model.spots + trial->model.things,
        place = (int)roll(dice, (uint32_t)places);
    bool spot = place < trial->model.spots;
    if (spot && place == trial->state.here)
        return; /* an agent that has not been ticked would go with it */
    trial->model.points[place][0] = (int)roll(dice, 60000) - 30000;
    trial->model.points[place][1] = (int)roll(dice, 2) * 700;
    move(trial, place);
}

/* Unbinds the slot that the agent is at: it stands where it was. */
static void lose(struct slot_trial *trial, struct slot_census *census)
{
    int thing = trial->state.here - trial->model.spots;
    if (trial->state.here < trial->model.spots)
        return;
    CU_ASSERT_TRUE(gg_world_unbind(&trial->world.core, 0, (uint32_t)thing + 100));
    trial->state.bound[thing] = trial->state.done[thing] = false;
    if (trial->state.target == trial->state.here)
        trial->state.target = NO_SPOT;
    trial->state.here = NO_SPOT;
    uint16_t here = trial->domain->places->fact;
    CU_ASSERT_EQUAL(gg_slots_read(&trial->agent, here),
                    value_of_place(&trial->model, trial->model.order, NO_SPOT));
    census->lost++;
}

/* Puts an agent and a world into the state, and changes what can be changed. */
static void live(struct slot_trial *trial, struct dice *dice, struct slot_census *census)
{
    gg_world *world = &trial->world.core;
    struct slot_state *state = &trial->state;
    gg_world_init(world, trial->domain);
    gg_agent_init(&trial->agent, world, 0, 1);
    for (int i = 0; i < trial->model.things; i++) /* each has the slot of its number */
        CU_ASSERT_EQUAL(gg_world_bind_at(world, 0, (uint32_t)i + 100, 5, 5),
                        symbol_of_place(trial, trial->model.spots + i));
    for (int i = 0; i < trial->model.things; i++)
        if (!state->bound[i])
            CU_ASSERT_TRUE(gg_world_unbind(world, 0, (uint32_t)i + 100));
    for (int i = 0; i < trial->model.spots + trial->model.things; i++)
        move(trial, i);
    gg_slots_write(&trial->agent, trial->domain->places->fact,
                   value_of_place(&trial->model, trial->model.order, state->here));
    if (state->here == NO_SPOT || roll(dice, 3) == 0) {
        state->point[0] = (int)roll(dice, 40000) - 20000;
        gg_agent_set_point(&trial->agent, state->point[0], state->point[1]);
    }
    for (uint32_t i = roll(dice, 3); i-- > 0;)
        move_anything(trial, dice);
    if (roll(dice, 3) == 0) {
        trial->model.speed = 1 + (int)roll(dice, 3 * (uint32_t)trial->model.speed);
        gg_agent_set_speed(&trial->agent, (uint32_t)trial->model.speed);
    }
    if (state->here != NO_SPOT && roll(dice, 4) == 0)
        lose(trial, census);
    gg_point point = gg_agent_point(&trial->agent);
    CU_ASSERT_TRUE(point.x == state->point[0] && point.y == state->point[1]);
}

/* ------------------------------------------------------------------- plans */

static struct slot_step step_of(const struct slot_trial *trial, uint16_t action)
{
    struct slot_step step = {0, 0};
    const char *name = trial->compiled.tables->problem->actions[action].name;
    CU_ASSERT_TRUE(sscanf(name, "a%d(thing_%d)", &step.deed, &step.thing) >= 1);
    step.thing -= step.thing > 0;
    return step;
}

/* Whether a plan is what the search says of it. */
static bool is_true(const struct slot_trial *trial, const struct search_room *room,
                    gg_outcome outcome)
{
    struct slot_step steps[STEPS];
    for (uint16_t i = 0; i < room->plan.length; i++)
        steps[i] = step_of(trial, room->plan.steps[i]);
    if (outcome == GG_NO_PLAN)
        return trial->cheapest < 0;
    return outcome == GG_FOUND && trial->cheapest == (int)room->search.cost &&
           slot_cost_of(&trial->model, trial->state, steps, room->plan.length) == trial->cheapest;
}

static bool ends_at_slot(const struct slot_trial *trial, uint16_t action)
{
    const gg_places *places = trial->domain->places;
    uint16_t place = trial->domain->actions[action].ends_at;
    return place < places->count && places->points[place].x == GG_OFF_MAP;
}

static void plan_in_a_way(struct slot_trial *trial, bool backward, struct slot_census *census)
{
    struct search_room room = search_room_of(trial->domain, NODES, STEPS);
    gg_goal_problem problem = {.domain = trial->domain,
                               .agent_type = &trial->domain->agent_types[0],
                               .state = trial->packed};
    problem.agent = &trial->agent;
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
        census->to_slots += ends_at_slot(trial, room.plan.steps[i]);
    search_room_free(&room);
}

static void plans_cost_what_a_plain_search_finds(void)
{
    struct slot_census census = {0};
    static struct slot_trial trial;
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct dice dice = dice_of(seed);
        long tables[] = {-1, 0, 4 + (long)roll(&dice, 300)};
        trial.seed = seed;
        trial.model = slot_world_of(seed);
        slot_trial_compile(&trial, tables[seed % 3]);
        for (int i = 0; i < STATES; i++) {
            trial.model = slot_world_of(seed);
            trial.state = slot_random_state(&trial.model, &dice);
            live(&trial, &dice, &census);
            pack(&trial);
            trial.cheapest = slot_cheapest(&trial.model, &trial.state);
            census.solved += trial.cheapest > 0;
            census.unsolved += trial.cheapest < 0;
            plan_in_a_way(&trial, false, &census);
            plan_in_a_way(&trial, true, &census);
        }
        slot_trial_free(&trial);
    }
    CU_ASSERT_TRUE(census.solved > random_cases(TRIALS / 2));
    CU_ASSERT_TRUE(census.unsolved > random_cases(TRIALS / 4));
    CU_ASSERT_TRUE(census.to_slots > random_cases(TRIALS / 2));
    CU_ASSERT_TRUE(census.read > random_cases(TRIALS / 20));
    CU_ASSERT_TRUE(census.lost > random_cases(TRIALS / 20));
    if (getenv("CENSUS"))
        printf("%u solved, %u unsolved, %u to slots, %u read, %u lost\n", census.solved,
               census.unsolved, census.to_slots, census.read, census.lost);
}

void add_slot_plans_suite(void)
{
    CU_pSuite suite = CU_add_suite("slot plans", NULL, NULL);
    CU_ADD_TEST(suite, plans_cost_what_a_plain_search_finds);
}
