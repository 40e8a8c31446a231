/* SPDX-License-Identifier: MIT */
/*
 * What the pet does: goapgen made this file from pet.yaml with a stub for each action, and never
 * touches it again. An action is a way in which the LED blinks until the action's duration is over.
 * A pattern has a bit for each 128 ms, the lowest first, and begins anew after 32 of them.
 */
#include "pet.h"

#include "board.h"

enum { SLOT = 7 /* 128 ms, as a shift */, SLOTS = 32 };

static bool is_lit(uint32_t pattern, uint32_t slot)
{
    return pattern >> (slot & (SLOTS - 1)) & 1;
}

/* Blinks, and says when it is to be asked again: when the LED changes, or the action is over. */
static gg_status blink(pet_agent *agent, gg_phase phase, uint32_t pattern)
{
    uint32_t slot = pet_agent_elapsed(agent) >> SLOT, next = slot + 1;
    gg_status status = pet_agent_wait(agent);
    bool lit = phase != GG_STOP && status == GG_RUNNING && is_lit(pattern, slot);
    board_led(lit);
    if (phase == GG_STOP || status != GG_RUNNING)
        return status;
    while (next < slot + SLOTS && is_lit(pattern, next) == lit)
        next++;
    uint32_t end = gg_agent_duration(&agent->core), change = next << SLOT;
    if (pattern != 0 && change < end)
        return pet_agent_wait_for(agent, change);
    return status;
}

/* eat */
gg_status pet_task_eat(pet_agent *agent, gg_phase phase)
{
    return blink(agent, phase, UINT32_C(0x33333333));
}

/* play */
gg_status pet_task_play(pet_agent *agent, gg_phase phase)
{
    return blink(agent, phase, UINT32_C(0x55055505));
}

/* wag */
gg_status pet_task_wag(pet_agent *agent, gg_phase phase)
{
    return blink(agent, phase, UINT32_C(0x55555555));
}

/* beg: long flashes */
gg_status pet_task_beg(pet_agent *agent, gg_phase phase)
{
    return blink(agent, phase, UINT32_C(0x00ff00ff));
}

/* whine: two short flashes, and a pause */
gg_status pet_task_whine(pet_agent *agent, gg_phase phase)
{
    return blink(agent, phase, UINT32_C(0x00050005));
}

/* yawn: one long flash */
gg_status pet_task_yawn(pet_agent *agent, gg_phase phase)
{
    return blink(agent, phase, UINT32_C(0x0000ffff));
}

/* sleep: the LED is dark, so that the processor sleeps as long as the pet does, but for the rules
 * */
gg_status pet_task_sleep(pet_agent *agent, gg_phase phase)
{
    return blink(agent, phase, 0);
}

/* glow: a short flash each four seconds */
gg_status pet_task_glow(pet_agent *agent, gg_phase phase)
{
    return blink(agent, phase, 1);
}
