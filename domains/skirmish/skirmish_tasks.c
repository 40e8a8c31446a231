/* SPDX-License-Identifier: MIT */
/*
 * What each type does: goapgen made a stub of each action for each type that can do it.
 * What several types do alike is in deeds.c. Doors, lamps and the generator are switched
 * by the effects, see senses.c.
 */
#include "deeds.h"

/* ---------------------------------------------------------------- soldiers */

/* go_to */
gg_status skirmish_soldier_task_go_to(skirmish_agent *agent, gg_phase phase, skirmish_symbol from,
                                      skirmish_symbol to)
{
    (void)from;
    return walk(agent, phase, to);
}

/* open_door */
gg_status skirmish_soldier_task_open_door(skirmish_agent *agent, gg_phase phase, skirmish_symbol it,
                                          skirmish_symbol from)
{
    (void)it;
    (void)from;
    return try_luck(agent, phase, 6);
}

/* light */
gg_status skirmish_soldier_task_light(skirmish_agent *agent, gg_phase phase, skirmish_symbol it,
                                      skirmish_symbol from)
{
    (void)phase;
    (void)it;
    (void)from;
    return skirmish_agent_wait(agent);
}

/* take_cover */
gg_status skirmish_soldier_task_take_cover(skirmish_agent *agent, gg_phase phase,
                                           skirmish_symbol here)
{
    (void)here;
    return duck(agent, phase);
}

/* bandage */
gg_status skirmish_soldier_task_bandage(skirmish_agent *agent, gg_phase phase)
{
    return heal(agent, phase);
}

/* fire */
gg_status skirmish_soldier_task_fire(skirmish_agent *agent, gg_phase phase, skirmish_symbol from,
                                     skirmish_symbol on)
{
    (void)from;
    return shoot(agent, phase, on, RIFLE);
}

/* sweep */
gg_status skirmish_soldier_task_sweep(skirmish_agent *agent, gg_phase phase, skirmish_symbol on)
{
    struct fighter *self = fighter_of(agent);
    gg_status status = skirmish_agent_wait(agent);
    if (self->field->generator != SKIRMISH_RUNNING || self->field->fuel == 0)
        return GG_FAILURE;
    if (phase == GG_TICK && status == GG_SUCCESS)
        field_sweep(self, on);
    return status;
}

/* reload */
gg_status skirmish_soldier_task_reload(skirmish_agent *agent, gg_phase phase)
{
    (void)phase;
    return skirmish_agent_wait(agent);
}

/* resupply */
gg_status skirmish_soldier_task_resupply(skirmish_agent *agent, gg_phase phase)
{
    (void)phase;
    return skirmish_agent_wait(agent);
}

/* start_generator */
gg_status skirmish_soldier_task_start_generator(skirmish_agent *agent, gg_phase phase)
{
    return try_luck(agent, phase, 3);
}

/* watch */
gg_status skirmish_soldier_task_watch(skirmish_agent *agent, gg_phase phase)
{
    (void)phase;
    return skirmish_agent_wait(agent);
}

/* ----------------------------------------------------------------- snipers */

/* go_to */
gg_status skirmish_sniper_task_go_to(skirmish_agent *agent, gg_phase phase, skirmish_symbol from,
                                     skirmish_symbol to)
{
    (void)from;
    return walk(agent, phase, to);
}

/* open_door */
gg_status skirmish_sniper_task_open_door(skirmish_agent *agent, gg_phase phase, skirmish_symbol it,
                                         skirmish_symbol from)
{
    (void)it;
    (void)from;
    return try_luck(agent, phase, 6);
}

/* light */
gg_status skirmish_sniper_task_light(skirmish_agent *agent, gg_phase phase, skirmish_symbol it,
                                     skirmish_symbol from)
{
    (void)phase;
    (void)it;
    (void)from;
    return skirmish_agent_wait(agent);
}

/* take_cover */
gg_status skirmish_sniper_task_take_cover(skirmish_agent *agent, gg_phase phase,
                                          skirmish_symbol here)
{
    (void)here;
    return duck(agent, phase);
}

/* bandage */
gg_status skirmish_sniper_task_bandage(skirmish_agent *agent, gg_phase phase)
{
    return heal(agent, phase);
}

/* fire */
gg_status skirmish_sniper_task_fire(skirmish_agent *agent, gg_phase phase, skirmish_symbol from,
                                    skirmish_symbol on)
{
    (void)from;
    return shoot(agent, phase, on, PISTOL);
}

/* snipe */
gg_status skirmish_sniper_task_snipe(skirmish_agent *agent, gg_phase phase, skirmish_symbol from,
                                     skirmish_symbol on)
{
    (void)from;
    gg_status status = skirmish_agent_wait(agent);
    if (phase == GG_TICK && status == GG_SUCCESS)
        field_shoot(fighter_of(agent), on, SCOPE);
    return status;
}

/* reload */
gg_status skirmish_sniper_task_reload(skirmish_agent *agent, gg_phase phase)
{
    (void)phase;
    return skirmish_agent_wait(agent);
}

/* resupply */
gg_status skirmish_sniper_task_resupply(skirmish_agent *agent, gg_phase phase)
{
    (void)phase;
    return skirmish_agent_wait(agent);
}

/* watch */
gg_status skirmish_sniper_task_watch(skirmish_agent *agent, gg_phase phase)
{
    (void)phase;
    return skirmish_agent_wait(agent);
}

/* ------------------------------------------------------------------ medics */

/* go_to */
gg_status skirmish_medic_task_go_to(skirmish_agent *agent, gg_phase phase, skirmish_symbol from,
                                    skirmish_symbol to)
{
    (void)from;
    return walk(agent, phase, to);
}

/* open_door */
gg_status skirmish_medic_task_open_door(skirmish_agent *agent, gg_phase phase, skirmish_symbol it,
                                        skirmish_symbol from)
{
    (void)it;
    (void)from;
    return try_luck(agent, phase, 6);
}

/* light */
gg_status skirmish_medic_task_light(skirmish_agent *agent, gg_phase phase, skirmish_symbol it,
                                    skirmish_symbol from)
{
    (void)phase;
    (void)it;
    (void)from;
    return skirmish_agent_wait(agent);
}

/* take_cover */
gg_status skirmish_medic_task_take_cover(skirmish_agent *agent, gg_phase phase,
                                         skirmish_symbol here)
{
    (void)here;
    return duck(agent, phase);
}

/* bandage */
gg_status skirmish_medic_task_bandage(skirmish_agent *agent, gg_phase phase)
{
    return heal(agent, phase);
}

/* treat */
gg_status skirmish_medic_task_treat(skirmish_agent *agent, gg_phase phase, skirmish_symbol here)
{
    (void)here;
    struct fighter *self = fighter_of(agent);
    gg_status status = skirmish_agent_wait(agent);
    if (phase == GG_TICK && status == GG_SUCCESS && !field_revive(self))
        return GG_FAILURE;
    return status;
}

/* restock */
gg_status skirmish_medic_task_restock(skirmish_agent *agent, gg_phase phase)
{
    (void)phase;
    return skirmish_agent_wait(agent);
}

/* watch */
gg_status skirmish_medic_task_watch(skirmish_agent *agent, gg_phase phase)
{
    (void)phase;
    return skirmish_agent_wait(agent);
}

/* --------------------------------------------------------------- civilians */

/* sneak */
gg_status skirmish_civilian_task_sneak(skirmish_agent *agent, gg_phase phase, skirmish_symbol from,
                                       skirmish_symbol to)
{
    (void)from;
    return walk(agent, phase, to);
}

/* open_door */
gg_status skirmish_civilian_task_open_door(skirmish_agent *agent, gg_phase phase,
                                           skirmish_symbol it, skirmish_symbol from)
{
    (void)it;
    (void)from;
    return try_luck(agent, phase, 6);
}

/* darken */
gg_status skirmish_civilian_task_darken(skirmish_agent *agent, gg_phase phase, skirmish_symbol it,
                                        skirmish_symbol from)
{
    (void)phase;
    (void)it;
    (void)from;
    return skirmish_agent_wait(agent);
}

/* hide */
gg_status skirmish_civilian_task_hide(skirmish_agent *agent, gg_phase phase, skirmish_symbol here)
{
    (void)here;
    return duck(agent, phase);
}

/* fetch_can */
gg_status skirmish_civilian_task_fetch_can(skirmish_agent *agent, gg_phase phase)
{
    (void)phase;
    return skirmish_agent_wait(agent);
}

/* refuel */
gg_status skirmish_civilian_task_refuel(skirmish_agent *agent, gg_phase phase)
{
    gg_status status = skirmish_agent_wait(agent);
    if (phase == GG_TICK && status == GG_SUCCESS)
        fighter_of(agent)->field->fuel = FULL_TANK;
    return status;
}

/* repair */
gg_status skirmish_civilian_task_repair(skirmish_agent *agent, gg_phase phase)
{
    return try_luck(agent, phase, 4);
}

/* eat */
gg_status skirmish_civilian_task_eat(skirmish_agent *agent, gg_phase phase)
{
    (void)phase;
    return skirmish_agent_wait(agent);
}

/* chat */
gg_status skirmish_civilian_task_chat(skirmish_agent *agent, gg_phase phase)
{
    (void)phase;
    return skirmish_agent_wait(agent);
}
