/* SPDX-License-Identifier: MIT */
/* What fighters of several types do alike. */
#include "deeds.h"

gg_status try_luck(skirmish_agent *agent, gg_phase phase, uint32_t count)
{
    gg_status status = skirmish_agent_wait(agent);
    if (phase == GG_TICK && status == GG_SUCCESS && skirmish_agent_random(agent, count) == 0)
        return GG_FAILURE;
    return status;
}

static gg_status set_out(struct fighter *self, skirmish_symbol to)
{
    self->covered = false;
    self->heading = to;
    return field_blocked(self->field, self->place, to) ? GG_FAILURE : GG_RUNNING;
}

/* Who is stopped on the way has gone nowhere. */
static gg_status arrive(struct fighter *self)
{
    self->walked = 0;
    self->heading = self->place;
    return GG_SUCCESS;
}

gg_status walk(skirmish_agent *agent, gg_phase phase, skirmish_symbol to)
{
    struct fighter *self = fighter_of(agent);
    if (phase == GG_START)
        return set_out(self, to);
    if (phase == GG_STOP)
        return arrive(self);
    self->walked = skirmish_agent_elapsed(agent);
    if (self->walked < WALK)
        return GG_RUNNING;
    self->place = to;
    return GG_SUCCESS;
}

gg_status duck(skirmish_agent *agent, gg_phase phase)
{
    gg_status status = skirmish_agent_wait(agent);
    if (phase == GG_TICK && status == GG_SUCCESS)
        fighter_of(agent)->covered = true;
    return status;
}

gg_status heal(skirmish_agent *agent, gg_phase phase)
{
    struct fighter *self = fighter_of(agent);
    gg_status status = skirmish_agent_wait(agent);
    if (phase == GG_TICK && status == GG_SUCCESS && self->health < HEALTHY)
        self->health++;
    return status;
}

gg_status shoot(skirmish_agent *agent, gg_phase phase, skirmish_symbol on, enum weapon weapon)
{
    enum { SHOT_TIME = 600, BURST = 3 };
    struct fighter *self = fighter_of(agent);
    uint32_t elapsed = skirmish_agent_elapsed(agent);
    if (phase != GG_TICK || elapsed % SHOT_TIME != 0)
        return GG_RUNNING;
    field_shoot(self, on, weapon);
    if (elapsed >= BURST * SHOT_TIME || skirmish_ammo(agent) <= 1 ||
        !field_knows(self->field, self->side, on))
        return GG_SUCCESS;
    skirmish_set_ammo(agent, skirmish_ammo(agent) - 1);
    return GG_RUNNING;
}
