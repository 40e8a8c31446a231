/* SPDX-License-Identifier: MIT */
/* Walks by the generated code: when somebody arrives, where he is on his way, what the game may
 * change, and that he goes on when he was saved. Prints and returns what is wrong. */
#include <stdio.h>
#include <string.h>

#include "walker.h"

static walker_world world;
static walker_agent walker;
static walker_planner planner;
static int wrong;

static void expect(bool fine, const char *what)
{
    if (!fine)
        printf("%s\n", what);
    wrong += !fine;
}

static void tick(uint32_t milliseconds)
{
    walker_world_tick(&world, milliseconds);
    walker_agent_tick(&walker, &planner, milliseconds);
}

/* The action that it walks to; WALKER_ACTION_NONE: it does not. */
static walker_action walks_to(void)
{
    uint16_t action = walker_agent_walking(&walker);
    return action == GG_NONE ? WALKER_ACTION_NONE
                             : (walker_action)walker_domain.actions[action].source_index;
}

static void save_and_restore(void)
{
    walker_agent saved = walker;
    walker_world saved_world = world;
    memset(&walker, 0x5a, sizeof walker);
    memset(&world, 0x5a, sizeof world);
    world = saved_world;
    walker = saved;
    expect(walker_world_attach(&world) == GG_ATTACHED, "the world");
    expect(walker_agent_attach(&walker, &world, &planner) == GG_ATTACHED, "the agent");
}

int main(void)
{
    walker_world_init(&world);
    walker_agent_init(&walker, &world, 1);
    walker_planner_init(&planner);
    walker_set_here(&walker, WALKER_BENCH);
    walker_set_swept(&walker, true);
    tick(1);
    expect(walks_to() == WALKER_ACTION_FETCH, "it walks to the door");
    expect(walker_agent_walk_time(&walker) == 4465, "6.25 units at 1.4 a second");
    tick(2000);
    save_and_restore();
    gg_point point = walker_agent_point(&walker);
    expect(point.x == 0 && point.y == 3451, "where it is after 2000 of 4465 ms");
    expect(walker_here(&walker) == WALKER_BENCH, "the place that it has left");
    walker_agent_set_speed(&walker, 3451);
    expect(walker_agent_walk_time(&walker) == 1000, "the rest at another speed");
    walker_world_set_place(&world, WALKER_DOOR, 0, 3451 - 2 * 3451);
    expect(walker_agent_walk_time(&walker) == 2000, "to a door that was moved");
    tick(1999);
    expect(walks_to() == WALKER_ACTION_FETCH, "it is not there yet");
    tick(1);
    expect(walks_to() == WALKER_ACTION_NONE && walker_here(&walker) == WALKER_DOOR, "it is there");
    expect(walker_agent_doing(&walker).action == WALKER_ACTION_FETCH, "and fetches");
    expect(walker_agent_walk_time(&walker) == 0, "and does not walk");
    tick(2000);
    expect(walks_to() == WALKER_ACTION_PUT, "it walks to a shelf");
    walker_set_here(&walker, WALKER_LEFT);
    tick(1);
    tick(5000);
    tick(5000);
    expect(walker_lies_at(&walker, WALKER_LEFT) && walker_lies_at(&walker, WALKER_RIGHT),
           "all is tidy");
    return wrong;
}
