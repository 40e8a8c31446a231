/* SPDX-License-Identifier: MIT */
/* What a game does to random lives from outside: see quiet_life.h. */
#include "models/quiet_life.h"

#include <string.h>

enum meddling {
    WRITES,
    STOPS,
    SETS_DETAIL,
    MOVES,
    SETS_TIMES,
    SENSES,
    WANTS,
    UNWANTS,
    BINDS,
    MEDDLINGS
};

static void set_times(struct quiet_life *life, struct sleeper *sleeper, struct dice *dice)
{
    const gg_places *places = life->stage.domain.places;
    uint32_t duration = roll(dice, 200), way = roll(dice, 120), speed = 2000 + roll(dice, 30000);
    if (life->disturbs)
        return;
    sleeper->actor.told.duration = duration;
    sleeper->actor.told.walk = way;
    if (places && places->points)
        gg_agent_set_speed(&sleeper->actor.core, speed);
}

static void move_place(struct quiet_life *life, struct dice *dice)
{
    const gg_places *places = life->stage.domain.places;
    uint16_t place = (uint16_t)roll(dice, 3);
    int32_t x = (int32_t)roll(dice, 3000);
    if (places && places->points && !life->disturbs)
        gg_world_set_place(&life->stage.scene.core, places->symbols[place], x, 500);
}

static void want(struct quiet_life *life, struct sleeper *sleeper, struct dice *dice)
{
    const gg_domain *domain = &life->stage.domain;
    uint32_t slot = roll(dice, 2), goal = roll(dice, 5), important = roll(dice, 6);
    gg_flag_test flag;
    gg_range_test range;
    gg_condition_builder builder = {
        .flags = &flag, .ranges = &range, .flag_capacity = 1, .range_capacity = 1};
    if (domain->want_limit == 0)
        return;
    memset(&flag, 0, sizeof flag); /* what lies between its members is copied, and compared */
    memset(&range, 0, sizeof range);
    gg_condition_begin(&builder);
    (void)gg_condition_ask(domain, &builder, (uint16_t)(important % domain->fact_count), 1, 1);
    sleeper->wants[slot] =
        goal < domain->goal_count
            ? gg_agent_want(&sleeper->actor.core, (uint16_t)goal, (int32_t)important)
            : gg_agent_want_condition(&sleeper->actor.core, &builder, (int32_t)important);
}

static void write(gg_agent *agent, uint16_t fact, uint32_t value)
{
    if (agent->domain->features->slots)
        gg_slots_write(agent, fact, value);
    else
        gg_agent_write(agent, fact, value);
}

/* What comes and goes has the handles 1 to 3. */
void quiet_life_bind(gg_agent *agent, uint32_t how)
{
    const gg_slots *slots = agent->domain->features->slots;
    uint32_t goes = 1 + how % 3, comes = 1 + (how + 1) % 3;
    if (!slots)
        return;
    bool shared = agent->domain->facts[slots->all[0].bound].shared;
    if (shared && how % 4 > 0)
        (void)gg_world_unbind(agent->world, 0, goes);
    if (shared && how % 4 != 1)
        (void)gg_world_bind(agent->world, 0, comes);
    if (!shared && how % 4 > 0)
        (void)gg_agent_unbind(agent, 0, goes);
    if (!shared && how % 4 != 1)
        (void)gg_agent_bind(agent, 0, comes);
}

/* Whether a game can write a fact: not those that tell what cools down. */
static bool is_for_games(const gg_domain *domain, uint32_t fact)
{
    const gg_cooldowns *cooldowns = domain->features->cooldowns;
    for (uint16_t i = 0; cooldowns && i < cooldowns->count; i++)
        if (cooldowns->all[i].fact == fact)
            return false;
    return true;
}

bool quiet_life_moves_place(struct dice dice)
{
    return roll(&dice, MEDDLINGS) == MOVES;
}

bool quiet_life_meddle(struct quiet_life *life, int who, struct dice *dice)
{
    struct sleeper *sleeper = &life->sleepers[who];
    gg_agent *agent = &sleeper->actor.core;
    uint32_t kind = roll(dice, MEDDLINGS), fact = roll(dice, life->stage.domain.fact_count);
    uint32_t value = roll(dice, 7), interval = roll(dice, 3) * 40, budget = roll(dice, 3);
    uint32_t top = life->stage.domain.facts[fact].top;
    if (kind == STOPS)
        (void)gg_agent_stop(agent, &life->stage.planner);
    else if (kind == SETS_DETAIL)
        gg_agent_detail(agent, interval, life->disturbs ? 1 : budget);
    else if (kind == MOVES)
        move_place(life, dice);
    else if (kind == SETS_TIMES)
        set_times(life, sleeper, dice);
    else if (kind == SENSES)
        gg_agent_sense(agent);
    else if (kind == WANTS)
        want(life, sleeper, dice);
    else if (kind == UNWANTS && life->stage.domain.want_limit > 0)
        (void)gg_agent_unwant(agent, sleeper->wants[value % 2]);
    else if (kind == BINDS)
        quiet_life_bind(agent, value);
    else if (is_for_games(&life->stage.domain, fact))
        write(agent, (uint16_t)fact, value % (top + 1));
    return kind != MOVES && kind != STOPS && kind != BINDS &&
           !life->stage.domain.facts[fact].shared;
}
