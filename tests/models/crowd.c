/* SPDX-License-Identifier: MIT */
/* Agents in one world that are ticked when they are due, leave, and are saved: see crowd.h. */
#include "models/crowd.h"

#include <CUnit/CUnit.h>
#include <string.h>

void crowd_begin(struct crowd *crowd, const char *yaml, struct dice *dice)
{
    stage_start(&crowd->stage, yaml);
    crowd->count = 2 + roll(dice, CROWD - 1);
    for (unsigned i = 0; i < crowd->count; i++) {
        crowd->members[i].crowd = crowd;
        crowd->order[i] = i;
    }
}

unsigned crowd_number(const gg_agent *agent)
{
    const struct crowd_member *member = (const struct crowd_member *)(const void *)agent;
    return (unsigned)(member - member->crowd->members);
}

static void tick_member(struct crowd *crowd, struct crowd_member *member)
{
    gg_agent_tick(&member->actor.core, &crowd->stage.planner, crowd->now - member->last);
    member->last = crowd->now;
    crowd->ticked(crowd, (unsigned)(member - crowd->members));
    uint32_t quiet = gg_agent_quiet(&member->actor.core);
    member->due = quiet < UINT32_MAX - crowd->now ? crowd->now + quiet : UINT32_MAX;
}

void crowd_tick(struct crowd *crowd, uint32_t milliseconds)
{
    const gg_world *world = &crowd->stage.scene.core;
    uint32_t changes = world->changes;
    crowd->now += milliseconds;
    gg_world_tick(&crowd->stage.scene.core, milliseconds);
    bool all = !crowd->sleeps || changes != world->changes;
    for (unsigned i = 0; i < crowd->count; i++) {
        struct crowd_member *member = &crowd->members[crowd->order[i]];
        changes = world->changes;
        if (member->gone || (!all && member->due > crowd->now))
            continue;
        tick_member(crowd, member);
        for (unsigned j = 0; j < i && changes != world->changes; j++)
            crowd->members[crowd->order[j]].due = 0; /* in the next millisecond */
        all |= changes != world->changes;
    }
}

uint32_t crowd_time_to_next(const struct crowd *crowd, uint32_t most)
{
    uint32_t next = most, quiet = gg_world_quiet(&crowd->stage.scene.core);
    if (!crowd->sleeps)
        return next;
    next = quiet < next ? quiet : next;
    for (unsigned i = 0; i < crowd->count; i++) {
        const struct crowd_member *member = &crowd->members[i];
        uint32_t left = member->due > crowd->now ? member->due - crowd->now : 0;
        next = !member->gone && left < next ? left : next;
    }
    return next ? next : 1;
}

static void restore(struct crowd *crowd)
{
    CU_ASSERT_EQUAL(gg_world_attach(&crowd->stage.scene.core, &crowd->stage.domain), GG_ATTACHED);
    for (unsigned i = 0; i < crowd->count; i++)
        CU_ASSERT_EQUAL(gg_agent_attach(&crowd->members[i].actor.core, &crowd->stage.scene.core,
                                        &crowd->stage.planner),
                        GG_ATTACHED);
    crowd->restored++;
}

void crowd_meddle(struct crowd *crowd, struct dice *dice)
{
    if (roll(dice, 20) == 0)
        for (unsigned i = crowd->count; i > 1; i--) {
            unsigned j = roll(dice, i), other = crowd->order[j];
            crowd->order[j] = crowd->order[i - 1];
            crowd->order[i - 1] = other;
        }
    if (roll(dice, 60) == 0)
        restore(crowd);
}

void crowd_leave(struct crowd *crowd, unsigned number)
{
    crowd->gone += !crowd->members[number].gone;
    crowd->members[number].gone = true;
}

void crowd_end(struct crowd *crowd)
{
    for (unsigned i = 0; i < crowd->count; i++)
        (void)gg_agent_stop(&crowd->members[i].actor.core, &crowd->stage.planner);
    CU_ASSERT_TRUE(nobody_waits(&crowd->stage.scene.core));
    CU_ASSERT_EQUAL(world_holders(&crowd->stage.scene.core), 0);
    CU_ASSERT_TRUE(nothing_is_claimed(&crowd->stage.scene.core));
    stage_end(&crowd->stage);
}
