/* SPDX-License-Identifier: MIT */
/*
 * What villagers do: goapgen made this file from village.yaml with a stub for each
 * action of each kind of villager, and never touches it again. Most tasks are what it
 * made; they succeed when their duration is over. What is more than that is alike for
 * all kinds and stands in villager.c.
 */
#include "villager.h"

/* go (walking): at = to */
gg_status village_farmer_task_go(village_agent *agent, gg_phase phase, village_symbol to)
{
    return villager_walk(agent, phase, to);
}

/* sleep (sleeping): rest = 10 */
gg_status village_farmer_task_sleep(village_agent *agent, gg_phase phase)
{
    return villager_sleep(agent, phase, 5);
}

/* nap (taking a nap): rest += 3 */
gg_status village_farmer_task_nap(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* eat (eating): bread -= 1, food += 4 */
gg_status village_farmer_task_eat(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* have_supper (having supper): stew -= 1, coins -= 1, food += 4 */
gg_status village_farmer_task_have_supper(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* pick_berries (picking berries): food += 2 */
gg_status village_farmer_task_pick_berries(village_agent *agent, gg_phase phase)
{
    return villager_pick_berries(agent, phase);
}

/* chat (chatting): company += 2 */
gg_status village_farmer_task_chat(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* potter (pottering about): no effects */
gg_status village_farmer_task_potter(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* buy_bread (buying bread): loaves -= 2, coins -= 1, bread += 2 */
gg_status village_farmer_task_buy_bread(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* grind (grinding grain): grain -= 1, flour += 1 */
gg_status village_farmer_task_grind(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* bake (baking bread): flour -= 1, bread += 2 */
gg_status village_farmer_task_bake(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* buy_scythe (buying a scythe): tools -= 1, coins -= 2, edge = 6 */
gg_status village_farmer_task_buy_scythe(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* whet (whetting the scythe): edge += 2 */
gg_status village_farmer_task_whet(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* harvest (harvesting): edge -= 1, grain += 1, coins += 1 */
gg_status village_farmer_task_harvest(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* weed (weeding): no effects */
gg_status village_farmer_task_weed(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* chop_wood (chopping wood): wood += 3 */
gg_status village_farmer_task_chop_wood(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* fill_bucket (filling a bucket): bucket */
gg_status village_farmer_task_fill_bucket(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* throw_water (throwing water): not bucket, fire -= 1, not sees_fire */
gg_status village_farmer_task_throw_water(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* The real value of 'sees_fire' (whether he knows that the forge burns). */
bool village_farmer_sense_sees_fire(const village_agent *agent)
{
    return villager_sees_fire(agent);
}

/* The real value of 'raining'. */
bool village_farmer_sense_raining(const village_agent *agent)
{
    return villager_feels_rain(agent);
}

/* go (walking): at = to */
gg_status village_smith_task_go(village_agent *agent, gg_phase phase, village_symbol to)
{
    return villager_walk(agent, phase, to);
}

/* sleep (sleeping): rest = 10 */
gg_status village_smith_task_sleep(village_agent *agent, gg_phase phase)
{
    return villager_sleep(agent, phase, 6);
}

/* nap (taking a nap): rest += 3 */
gg_status village_smith_task_nap(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* eat (eating): bread -= 1, food += 4 */
gg_status village_smith_task_eat(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* have_supper (having supper): stew -= 1, coins -= 1, food += 4 */
gg_status village_smith_task_have_supper(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* pick_berries (picking berries): food += 2 */
gg_status village_smith_task_pick_berries(village_agent *agent, gg_phase phase)
{
    return villager_pick_berries(agent, phase);
}

/* chat (chatting): company += 2 */
gg_status village_smith_task_chat(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* potter (pottering about): no effects */
gg_status village_smith_task_potter(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* buy_bread (buying bread): loaves -= 2, coins -= 1, bread += 2 */
gg_status village_smith_task_buy_bread(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* chop_wood (chopping wood): wood += 3 */
gg_status village_smith_task_chop_wood(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* forge (forging): wood -= 1, tools += 1, coins += 1, embers += 1 */
gg_status village_smith_task_forge(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* sweep (sweeping the forge): embers = 0 */
gg_status village_smith_task_sweep(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* fill_bucket (filling a bucket): bucket */
gg_status village_smith_task_fill_bucket(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* throw_water (throwing water): not bucket, fire -= 1, not sees_fire */
gg_status village_smith_task_throw_water(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* The real value of 'sees_fire' (whether he knows that the forge burns). */
bool village_smith_sense_sees_fire(const village_agent *agent)
{
    return villager_sees_fire(agent);
}

/* The real value of 'raining'. */
bool village_smith_sense_raining(const village_agent *agent)
{
    return villager_feels_rain(agent);
}

/* go (walking): at = to */
gg_status village_innkeeper_task_go(village_agent *agent, gg_phase phase, village_symbol to)
{
    return villager_walk(agent, phase, to);
}

/* sleep (sleeping): rest = 10 */
gg_status village_innkeeper_task_sleep(village_agent *agent, gg_phase phase)
{
    return villager_sleep(agent, phase, 6);
}

/* nap (taking a nap): rest += 3 */
gg_status village_innkeeper_task_nap(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* eat (eating): bread -= 1, food += 4 */
gg_status village_innkeeper_task_eat(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* pick_berries (picking berries): food += 2 */
gg_status village_innkeeper_task_pick_berries(village_agent *agent, gg_phase phase)
{
    return villager_pick_berries(agent, phase);
}

/* chat (chatting): company += 2 */
gg_status village_innkeeper_task_chat(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* potter (pottering about): no effects */
gg_status village_innkeeper_task_potter(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* take_loaf (taking a loaf): loaves -= 1, bread += 1 */
gg_status village_innkeeper_task_take_loaf(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* chop_wood (chopping wood): wood += 3 */
gg_status village_innkeeper_task_chop_wood(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* bake_loaves (baking for the inn): grain -= 1, wood -= 1, loaves += 6 */
gg_status village_innkeeper_task_bake_loaves(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* cook (cooking stew): wood -= 1, stew += 8 */
gg_status village_innkeeper_task_cook(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* serve (serving guests): no effects */
gg_status village_innkeeper_task_serve(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* hang_washing (hanging out the washing): washing_out */
gg_status village_innkeeper_task_hang_washing(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* take_washing (taking the washing in): not washing_out */
gg_status village_innkeeper_task_take_washing(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* fill_bucket (filling a bucket): bucket */
gg_status village_innkeeper_task_fill_bucket(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* throw_water (throwing water): not bucket, fire -= 1, not sees_fire */
gg_status village_innkeeper_task_throw_water(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* The real value of 'sees_fire' (whether he knows that the forge burns). */
bool village_innkeeper_sense_sees_fire(const village_agent *agent)
{
    return villager_sees_fire(agent);
}

/* The real value of 'raining'. */
bool village_innkeeper_sense_raining(const village_agent *agent)
{
    return villager_feels_rain(agent);
}

/* go (walking): at = to */
gg_status village_child_task_go(village_agent *agent, gg_phase phase, village_symbol to)
{
    return villager_walk(agent, phase, to);
}

/* sleep (sleeping): rest = 10 */
gg_status village_child_task_sleep(village_agent *agent, gg_phase phase)
{
    return villager_sleep(agent, phase, 7);
}

/* eat (eating): bread -= 1, food += 4 */
gg_status village_child_task_eat(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* pick_berries (picking berries): food += 2 */
gg_status village_child_task_pick_berries(village_agent *agent, gg_phase phase)
{
    return villager_pick_berries(agent, phase);
}

/* play (playing): company += 1 */
gg_status village_child_task_play(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* potter (pottering about): no effects */
gg_status village_child_task_potter(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* take_loaf (taking a loaf): loaves -= 1, bread += 1 */
gg_status village_child_task_take_loaf(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* hang_washing (hanging out the washing): washing_out */
gg_status village_child_task_hang_washing(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* take_washing (taking the washing in): not washing_out */
gg_status village_child_task_take_washing(village_agent *agent, gg_phase phase)
{
    (void)phase;
    return village_agent_wait(agent);
}

/* The real value of 'sees_fire' (whether he knows that the forge burns). */
bool village_child_sense_sees_fire(const village_agent *agent)
{
    return villager_sees_fire(agent);
}

/* The real value of 'raining'. */
bool village_child_sense_raining(const village_agent *agent)
{
    return villager_feels_rain(agent);
}
