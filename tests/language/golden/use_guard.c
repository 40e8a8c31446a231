/* SPDX-License-Identifier: MIT */
/* Uses every kind of accessor in guard.h; prints and returns what is wrong. */
#include <math.h>
#include <stdio.h>

#include "guard.h"

static guard_world world, other_world;
static guard_agent soldier, civilian, stranger;
static int faults;

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            printf("line %d: %s\n", __LINE__, #condition);                                         \
            faults++;                                                                              \
        }                                                                                          \
    } while (0)

static void starts_as_the_domain_says(void)
{
    CHECK(guard_at(&soldier) == GUARD_POST);
    CHECK(guard_aim(&soldier) == GUARD_POST);
    CHECK(guard_mood(&soldier) == GUARD_CALM);
    CHECK(guard_holding(&soldier) == GUARD_NONE);
    CHECK(!guard_loaded(&soldier));
    CHECK(guard_ammo(&soldier) == 3);
    CHECK(fabs(guard_fear(&soldier) - 0.3) < 1e-9);
    CHECK(guard_warmth(&soldier) == 0);
    CHECK(guard_floor(&soldier) == 0);
    CHECK(guard_gold(&soldier) == 0);
    CHECK(guard_powered(&soldier, GUARD_GENERATOR));
    CHECK(!guard_powered(&soldier, GUARD_LASER));
    CHECK(guard_distance(&soldier) == 100);
    CHECK(guard_light(&soldier, GUARD_POST) == GUARD_DIM);
    CHECK(guard_light(&soldier, GUARD_DOOR) == GUARD_OFF);
    CHECK(guard_light(&soldier, GUARD_LASER) == GUARD_DIM);
    CHECK(guard_heat(&soldier) == 0);
}

static void bools_and_symbols(void)
{
    guard_set_loaded(&soldier, true);
    CHECK(guard_loaded(&soldier) && !guard_loaded(&civilian));
    guard_set_loaded(&soldier, false);
    CHECK(!guard_loaded(&soldier));
    guard_set_at(&soldier, GUARD_LASER);
    CHECK(guard_at(&soldier) == GUARD_LASER && guard_at(&civilian) == GUARD_POST);
    guard_set_at(&soldier, GUARD_TORCH); /* none of its values */
    CHECK(guard_at(&soldier) == GUARD_LASER);
    guard_set_holding(&soldier, GUARD_KEY);
    CHECK(guard_holding(&soldier) == GUARD_KEY);
    guard_set_holding(&soldier, GUARD_NONE);
    CHECK(guard_holding(&soldier) == GUARD_NONE);
    guard_set_target_seen(&soldier, true);
    CHECK(guard_target_seen(&soldier) && !guard_target_seen(&civilian));
}

static void whole_numbers(void)
{
    for (int32_t i = 0; i <= 6; i++) {
        guard_set_ammo(&soldier, i);
        CHECK(guard_ammo(&soldier) == i);
    }
    guard_set_ammo(&soldier, 7);
    CHECK(guard_ammo(&soldier) == 6);
    guard_set_ammo(&soldier, INT32_MAX);
    CHECK(guard_ammo(&soldier) == 6);
    guard_set_ammo(&soldier, -1);
    CHECK(guard_ammo(&soldier) == 0);
    guard_set_ammo(&soldier, INT32_MIN);
    CHECK(guard_ammo(&soldier) == 0);
    CHECK(guard_ammo(&civilian) == 3);
    guard_set_gold(&soldier, INT32_MAX);
    CHECK(guard_gold(&soldier) == INT32_MAX);
    guard_set_gold(&soldier, INT32_MIN);
    CHECK(guard_gold(&soldier) == 0);
}

static void steps(void)
{
    for (int32_t i = -3; i <= 9; i += 3) {
        guard_set_floor(&soldier, i);
        CHECK(guard_floor(&soldier) == i);
    }
    guard_set_floor(&soldier, 4); /* the nearest step */
    CHECK(guard_floor(&soldier) == 3);
    guard_set_floor(&soldier, 5);
    CHECK(guard_floor(&soldier) == 6);
    guard_set_floor(&soldier, 100);
    CHECK(guard_floor(&soldier) == 9);
    guard_set_floor(&soldier, -100);
    CHECK(guard_floor(&soldier) == -3);
}

static void decimals(void)
{
    for (int i = 0; i <= 10; i++) {
        guard_set_fear(&soldier, i / 10.0);
        CHECK(fabs(guard_fear(&soldier) - i / 10.0) < 1e-9);
    }
    guard_set_fear(&soldier, 0.26);
    CHECK(fabs(guard_fear(&soldier) - 0.3) < 1e-9);
    guard_set_fear(&soldier, 1e300);
    CHECK(guard_fear(&soldier) == 1);
    guard_set_fear(&soldier, -INFINITY);
    CHECK(guard_fear(&soldier) == 0);
    guard_set_fear(&soldier, NAN);
    CHECK(guard_fear(&soldier) >= 0 && guard_fear(&soldier) <= 1);
    for (int i = -20; i <= 20; i++) {
        guard_set_warmth(&soldier, i / 4.0);
        CHECK(guard_warmth(&soldier) == i / 4.0);
    }
    guard_set_warmth(&soldier, 7);
    CHECK(guard_warmth(&soldier) == 5);
    guard_set_warmth(&soldier, -7);
    CHECK(guard_warmth(&soldier) == -5);
}

static void parameters(void)
{
    guard_set_powered(&soldier, GUARD_LASER, true);
    guard_set_powered(&soldier, GUARD_GENERATOR, false);
    CHECK(guard_powered(&soldier, GUARD_LASER) && !guard_powered(&soldier, GUARD_GENERATOR));
    guard_set_noise(&soldier, GUARD_DOOR, 2);
    guard_set_noise(&soldier, GUARD_LASER, 9);
    CHECK(guard_noise(&soldier, GUARD_POST) == 0);
    CHECK(guard_noise(&soldier, GUARD_DOOR) == 2);
    CHECK(guard_noise(&soldier, GUARD_LASER) == 3);
    CHECK(guard_fact_noise(GUARD_DOOR) != guard_fact_noise(GUARD_LASER));
}

/* Objects of other types: nothing is changed, and what is read is the lowest. */
static void wrong_objects(void)
{
    guard_agent before = soldier;
    guard_set_powered(&soldier, GUARD_POST, true);
    guard_set_powered(&soldier, GUARD_CALM, true);
    guard_set_noise(&soldier, GUARD_KEY, 3);
    guard_set_light(&soldier, GUARD_BRIGHT, GUARD_BRIGHT);
    CHECK(gg_agent_read(&before.core, guard_fact_powered(GUARD_LASER)) ==
          gg_agent_read(&soldier.core, guard_fact_powered(GUARD_LASER)));
    for (int i = 0; i < GUARD_STATE_WORDS; i++)
        CHECK(before.state[i] == soldier.state[i]);
    CHECK(!guard_powered(&soldier, GUARD_POST));
    CHECK(guard_noise(&soldier, GUARD_KEY) == 0);
    CHECK(guard_light(&soldier, GUARD_TORCH) == GUARD_OFF);
    CHECK(guard_fact_powered(GUARD_POST) == GG_NONE);
    CHECK(!guard_near(GUARD_TORCH, GUARD_POST));
    CHECK(!guard_near(GUARD_POST, GUARD_TORCH));
}

static void shared_facts(void)
{
    guard_set_alarm(&soldier, true);
    CHECK(guard_alarm(&soldier) && guard_alarm(&civilian) && guard_world_alarm(&world));
    CHECK(!guard_alarm(&stranger) && !guard_world_alarm(&other_world));
    guard_world_set_alarm(&world, false);
    CHECK(!guard_alarm(&soldier) && !guard_alarm(&civilian));
    guard_set_light(&civilian, GUARD_DOOR, GUARD_BRIGHT);
    CHECK(guard_light(&soldier, GUARD_DOOR) == GUARD_BRIGHT);
    CHECK(guard_world_light(&world, GUARD_DOOR) == GUARD_BRIGHT);
    CHECK(guard_light(&stranger, GUARD_DOOR) == GUARD_OFF);
    guard_world_set_light(&world, GUARD_POST, GUARD_OFF);
    CHECK(guard_light(&civilian, GUARD_POST) == GUARD_OFF);
    guard_world_set_light(&world, GUARD_KEY, GUARD_BRIGHT);
    CHECK(guard_world_light(&world, GUARD_KEY) == GUARD_OFF);
    guard_set_heat(&soldier, -9);
    CHECK(guard_heat(&civilian) == -1.5 && guard_world_heat(&world) == -1.5);
    guard_world_set_heat(&world, 1.2);
    CHECK(guard_heat(&civilian) == 1);
    guard_set_door_open(&soldier, true);
    CHECK(guard_door_open(&civilian) && guard_world_door_open(&world));
}

static void constants(void)
{
    CHECK(guard_height() == 180);
    CHECK(guard_near(GUARD_POST, GUARD_DOOR) && guard_near(GUARD_DOOR, GUARD_POST));
    CHECK(!guard_near(GUARD_POST, GUARD_POST) && !guard_near(GUARD_LASER, GUARD_DOOR));
}

/* The stubs as they are emitted read back what is there. */
static void sensing(void)
{
    guard_agent before = soldier;
    guard_sense(&soldier);
    for (int i = 0; i < GUARD_STATE_WORDS; i++)
        CHECK(before.state[i] == soldier.state[i]);
    CHECK(guard_door_open(&soldier));
}

/* Into another world and back, with a planner and without. */
static void attaching(void)
{
    static guard_planner planner;
    guard_set_loaded(&soldier, true);
    guard_world_attach(&other_world);
    guard_agent_attach(&soldier, &other_world, &planner);
    CHECK(guard_loaded(&soldier) && soldier.core.world == &other_world.core);
    guard_agent_attach(&soldier, &world, NULL);
    CHECK(guard_loaded(&soldier) && soldier.core.world == &world.core);
}

int main(void)
{
    guard_world_init(&world);
    guard_world_init(&other_world);
    guard_agent_init_soldier(&soldier, &world, 1);
    guard_agent_init_civilian(&civilian, &world, 1);
    guard_agent_init_soldier(&stranger, &other_world, 1);
    starts_as_the_domain_says();
    bools_and_symbols();
    whole_numbers();
    steps();
    decimals();
    parameters();
    wrong_objects();
    shared_facts();
    constants();
    sensing();
    attaching();
    return faults > 0;
}
