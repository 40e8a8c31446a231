/* SPDX-License-Identifier: MIT */
/*
 * What villagers do: goapgen made this file from village.yaml with a stub for each
 * action of each kind of villager, and never touches it again. Most tasks are what it
 * made; they succeed when their duration is over. What is more than that is alike for
 * all kinds and stands in villager.c.
 */
#include "villager.h"

/* go */
gg_status village_farmer_task_go(village_agent *agent, gg_phase phase, village_symbol to)
{
    return villager_walk(agent, phase, to);
}

/* sleep */
gg_status village_farmer_task_sleep(village_agent *agent, gg_phase phase)
{
    return villager_sleep(agent, phase, 5);
}

/* nap */
gg_status village_farmer_task_nap(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* eat */
gg_status village_farmer_task_eat(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* have_supper */
gg_status village_farmer_task_have_supper(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* pick_berries */
gg_status village_farmer_task_pick_berries(village_agent *agent, gg_phase phase)
{
    return villager_pick_berries(agent, phase);
}

/* chat */
gg_status village_farmer_task_chat(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* potter */
gg_status village_farmer_task_potter(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* buy_bread */
gg_status village_farmer_task_buy_bread(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* grind */
gg_status village_farmer_task_grind(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* bake */
gg_status village_farmer_task_bake(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* buy_scythe */
gg_status village_farmer_task_buy_scythe(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* whet */
gg_status village_farmer_task_whet(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* harvest */
gg_status village_farmer_task_harvest(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* weed */
gg_status village_farmer_task_weed(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* chop_wood */
gg_status village_farmer_task_chop_wood(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* fill_bucket */
gg_status village_farmer_task_fill_bucket(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* throw_water */
gg_status village_farmer_task_throw_water(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* The real value of 'sees_fire'. */
bool village_farmer_sense_sees_fire(const village_agent *agent)
{
    return villager_sees_fire(agent);
}

/* The real value of 'raining'. */
bool village_farmer_sense_raining(const village_agent *agent)
{
    return villager_feels_rain(agent);
}

/* go */
gg_status village_smith_task_go(village_agent *agent, gg_phase phase, village_symbol to)
{
    return villager_walk(agent, phase, to);
}

/* sleep */
gg_status village_smith_task_sleep(village_agent *agent, gg_phase phase)
{
    return villager_sleep(agent, phase, 6);
}

/* nap */
gg_status village_smith_task_nap(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* eat */
gg_status village_smith_task_eat(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* have_supper */
gg_status village_smith_task_have_supper(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* pick_berries */
gg_status village_smith_task_pick_berries(village_agent *agent, gg_phase phase)
{
    return villager_pick_berries(agent, phase);
}

/* chat */
gg_status village_smith_task_chat(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* potter */
gg_status village_smith_task_potter(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* buy_bread */
gg_status village_smith_task_buy_bread(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* chop_wood */
gg_status village_smith_task_chop_wood(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* forge */
gg_status village_smith_task_forge(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* sweep */
gg_status village_smith_task_sweep(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* fill_bucket */
gg_status village_smith_task_fill_bucket(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* throw_water */
gg_status village_smith_task_throw_water(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* The real value of 'sees_fire'. */
bool village_smith_sense_sees_fire(const village_agent *agent)
{
    return villager_sees_fire(agent);
}

/* go */
gg_status village_innkeeper_task_go(village_agent *agent, gg_phase phase, village_symbol to)
{
    return villager_walk(agent, phase, to);
}

/* sleep */
gg_status village_innkeeper_task_sleep(village_agent *agent, gg_phase phase)
{
    return villager_sleep(agent, phase, 6);
}

/* nap */
gg_status village_innkeeper_task_nap(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* eat */
gg_status village_innkeeper_task_eat(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* pick_berries */
gg_status village_innkeeper_task_pick_berries(village_agent *agent, gg_phase phase)
{
    return villager_pick_berries(agent, phase);
}

/* chat */
gg_status village_innkeeper_task_chat(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* potter */
gg_status village_innkeeper_task_potter(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* take_loaf */
gg_status village_innkeeper_task_take_loaf(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* chop_wood */
gg_status village_innkeeper_task_chop_wood(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* bake_loaves */
gg_status village_innkeeper_task_bake_loaves(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* cook */
gg_status village_innkeeper_task_cook(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* serve */
gg_status village_innkeeper_task_serve(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* hang_washing */
gg_status village_innkeeper_task_hang_washing(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* take_washing */
gg_status village_innkeeper_task_take_washing(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* fill_bucket */
gg_status village_innkeeper_task_fill_bucket(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* throw_water */
gg_status village_innkeeper_task_throw_water(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* The real value of 'sees_fire'. */
bool village_innkeeper_sense_sees_fire(const village_agent *agent)
{
    return villager_sees_fire(agent);
}

/* The real value of 'raining'. */
bool village_innkeeper_sense_raining(const village_agent *agent)
{
    return villager_feels_rain(agent);
}

/* go */
gg_status village_child_task_go(village_agent *agent, gg_phase phase, village_symbol to)
{
    return villager_walk(agent, phase, to);
}

/* sleep */
gg_status village_child_task_sleep(village_agent *agent, gg_phase phase)
{
    return villager_sleep(agent, phase, 7);
}

/* eat */
gg_status village_child_task_eat(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* pick_berries */
gg_status village_child_task_pick_berries(village_agent *agent, gg_phase phase)
{
    return villager_pick_berries(agent, phase);
}

/* play */
gg_status village_child_task_play(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* potter */
gg_status village_child_task_potter(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* take_loaf */
gg_status village_child_task_take_loaf(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* hang_washing */
gg_status village_child_task_hang_washing(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* take_washing */
gg_status village_child_task_take_washing(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* The real value of 'sees_fire'. */
bool village_child_sense_sees_fire(const village_agent *agent)
{
    return villager_sees_fire(agent);
}

/* The real value of 'raining'. */
bool village_child_sense_raining(const village_agent *agent)
{
    return villager_feels_rain(agent);
}
