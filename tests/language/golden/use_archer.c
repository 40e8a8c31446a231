/* SPDX-License-Identifier: MIT */
/* The archer of the reference in a game: enemies are bound by their handles, one is replaced by
 * another between two ticks, and the world is saved and read back in the middle. The
 * functions of the reference are linked to it. Prints and returns what is wrong. */
#include <stdio.h>
#include <string.h>

#include "archer.h"

static archer_world world, saved_world;
static archer_agent archer, saved_archer;
static archer_planner planner;
static unsigned asked_of_nobody, aborted;
static uint32_t aborted_handle, seen[8];

uint16_t distance_to(uint32_t handle);
void spawn(archer_world *of, uint32_t id);
void despawn(archer_world *of, uint32_t id);

uint16_t distance_to(uint32_t handle)
{
    asked_of_nobody += handle == GG_NO_HANDLE;
    return (uint16_t)(handle % 10);
}

int32_t archer_priority_danger(const archer_agent *agent, archer_symbol e)
{
    uint32_t handle = archer_enemy_handle(agent, e);
    asked_of_nobody += handle == GG_NO_HANDLE;
    return (int32_t)(handle % 100);
}

bool archer_sense_near(const archer_agent *agent, archer_symbol enemy)
{
    uint32_t handle = archer_enemy_handle(agent, enemy);
    asked_of_nobody += handle == GG_NO_HANDLE;
    return seen[handle % 8] != 0;
}

static gg_status wait_with(archer_agent *agent, gg_phase phase, archer_symbol e)
{
    if (phase == GG_STOP && archer_agent_ending(agent) == GG_ABORTED) {
        aborted++;
        aborted_handle = archer_enemy_handle(agent, e);
    }
    return archer_agent_wait(agent);
}

gg_status archer_task_approach(archer_agent *agent, gg_phase phase, archer_symbol e)
{
    if (phase == GG_STOP && archer_agent_ending(agent) == GG_SUCCESS)
        seen[archer_enemy_handle(agent, e) % 8] = 1;
    return wait_with(agent, phase, e);
}

gg_status archer_task_aim(archer_agent *agent, gg_phase phase, archer_symbol e)
{
    return wait_with(agent, phase, e);
}

/* The enemy falls, and is gone: the arrow is counted all the same. */
gg_status archer_task_shoot(archer_agent *agent, gg_phase phase, archer_symbol e)
{
    gg_status status = wait_with(agent, phase, e);
    if (phase == GG_TICK && status == GG_SUCCESS)
        despawn(&world, archer_enemy_handle(agent, e));
    return status;
}

gg_status archer_task_carve(archer_agent *agent, gg_phase phase)
{
    (void)phase;
    return archer_agent_wait(agent);
}

static void tick(void)
{
    archer_world_tick(&world, 100);
    archer_agent_tick(&archer, &planner, 100);
}

static int check(int fine, const char *what)
{
    if (!fine)
        printf("not so: %s\n", what);
    return !fine;
}

static int restore(void)
{
    saved_world = world;
    saved_archer = archer;
    memset(&planner, 0, sizeof planner);
    world = saved_world;
    archer = saved_archer;
    return archer_world_attach(&world) != GG_ATTACHED ||
           archer_agent_attach(&archer, &world, &planner) != GG_ATTACHED;
}

int main(void)
{
    int wrong = 0;
    archer_world_init(&world);
    archer_agent_init(&archer, &world, 1);
    tick();
    wrong += check(archer_agent_doing(&archer).action == ARCHER_ACTION_NONE, "nobody is there");
    spawn(&world, 1001);
    spawn(&world, 1002);
    spawn(&world, 1002);
    wrong += check(archer_enemy_bound(&archer, ARCHER_ENEMY_2), "two slots are bound");
    wrong += check(!archer_enemy_bound(&archer, ARCHER_ENEMY_3), "one handle has one slot");
    wrong += check(archer_world_enemy_handle(&world, ARCHER_ENEMY_3) == GG_NO_HANDLE, "empty");
    archer_set_target(&archer, ARCHER_ENEMY_7);
    wrong += check(archer_target(&archer) == ARCHER_NONE, "an empty slot is no value");
    archer_world_set_alive(&world, ARCHER_ENEMY_7, true);
    wrong += check(!archer_world_alive(&world, ARCHER_ENEMY_7), "and has no facts");
    wrong += check(archer_agent_quiet(&archer) == 0, "it is to be ticked");
    tick();
    wrong += check(archer_agent_pursuing(&archer).arguments[0] == ARCHER_ENEMY_2, "the worse one");
    wrong += check(archer_agent_doing(&archer).action == ARCHER_ACTION_APPROACH, "approaches");
    despawn(&world, 1002);
    spawn(&world, 1003);
    wrong += check(archer_world_enemy_handle(&world, ARCHER_ENEMY_2) == 1003, "bound anew");
    wrong += check(archer_enemy_handle(&archer, ARCHER_ENEMY_2) == 1002, "it still means the old");
    wrong += restore();
    tick();
    wrong += check(aborted == 1 && aborted_handle == 1002, "it stops with the old handle");
    wrong += check(archer_enemy_handle(&archer, ARCHER_ENEMY_2) == 1003, "and goes for the new");
    for (int i = 0; i < 45; i++)
        tick();
    wrong += check(archer_arrows(&archer) == 2, "one arrow was shot");
    wrong += check(!archer_enemy_bound(&archer, ARCHER_ENEMY_2), "at the one that fell");
    wrong += check(archer_target(&archer) != ARCHER_ENEMY_2, "it is no target any more");
    wrong += check(archer_agent_pursuing(&archer).arguments[0] == ARCHER_ENEMY_1, "the next one");
    wrong += check(asked_of_nobody == 0, "nothing is asked of empty slots");
    return wrong;
}
