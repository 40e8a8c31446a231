/* SPDX-License-Identifier: MIT */
/*
 * What fighters think of ways, shots, wounds and nests: the costs, priorities, scores
 * and conditions of skirmish.yaml that are called.
 */
#include "field.h"

enum { BEHIND_COVER = 3, URGENT = 5000 };

/* How dangerous a place is thought to be: enemies there, and those who see it. */
static unsigned danger_at(const struct fighter *fighter, skirmish_symbol place)
{
    unsigned danger = 0;
    for (unsigned i = 0; i < PLACES; i++) {
        bool sees = skirmish_sight(places[i], place) || skirmish_sight(place, places[i]);
        if (field_knows(fighter->field, fighter->side, places[i]))
            danger += places[i] == place ? 6u : sees ? 2u : 0u;
    }
    return danger;
}

/* A road is 2; who fights is bolder than who does not. */
static uint16_t danger(const skirmish_agent *agent, skirmish_symbol to)
{
    const struct fighter *fighter = viewer_of(agent);
    unsigned danger = danger_at(fighter, to);
    bool fights = fighter->type == SOLDIER || fighter->type == SNIPER;
    return (uint16_t)(2 + (fights ? danger : 3 * danger));
}

/* Better from near, and from behind cover. */
static uint16_t odds(const skirmish_agent *agent, skirmish_symbol from, skirmish_symbol on)
{
    unsigned worse = 2 * steps_between(from, on);
    return (uint16_t)(2 + worse + (viewer_of(agent)->covered ? 0 : 2));
}

static bool room_behind_cover(const skirmish_agent *agent, skirmish_symbol here)
{
    const struct field *field = viewer_of(agent)->field;
    unsigned count = 0;
    for (unsigned i = 0; i < FIGHTERS; i++)
        count += field->fighters[i].covered && field->fighters[i].place == here;
    return count < BEHIND_COVER;
}

/* A bad wound matters more than a fight, a scratch does not. */
static int32_t pain(const skirmish_agent *agent)
{
    return skirmish_health(agent) <= 1 ? 70 : 40;
}

/* Whether the fallen may die any moment: then a medic leaves his cover under fire. */
int32_t skirmish_medic_priority_how_urgent(const skirmish_agent *agent)
{
    const struct fighter *medic = viewer_of(agent);
    const struct fighter *fallen = field_fallen(medic->field, medic->side);
    return fallen && medic->field->now - fallen->since > BLEEDING - URGENT ? 90 : 65;
}

/* A nest is good that is near and safe, and the tower sees everything; some luck is in it,
 * so that nobody can foresee where a sniper lies. */
int32_t skirmish_sniper_score_how_good(const skirmish_agent *agent, skirmish_symbol where)
{
    const struct fighter *sniper = viewer_of(agent);
    int32_t luck = (int32_t)field_dice(sniper->field, 4);
    int32_t way = (int32_t)steps_between(sniper->place, where);
    return luck + (where == SKIRMISH_TOWER ? 3 : 0) - way - (int32_t)danger_at(sniper, where);
}

int32_t skirmish_sniper_score_nothing_better(const skirmish_agent *agent)
{
    (void)agent;
    return -20;
}

/* ----------------------------------------------------------------- the types */

bool skirmish_soldier_check_room_behind_cover(const skirmish_agent *agent, skirmish_symbol here)
{
    return room_behind_cover(agent, here);
}

uint16_t skirmish_soldier_cost_danger(const skirmish_agent *agent, skirmish_symbol from,
                                      skirmish_symbol to)
{
    (void)from;
    return danger(agent, to);
}

uint16_t skirmish_soldier_cost_odds(const skirmish_agent *agent, skirmish_symbol from,
                                    skirmish_symbol on)
{
    return odds(agent, from, on);
}

int32_t skirmish_soldier_priority_pain(const skirmish_agent *agent)
{
    return pain(agent);
}

bool skirmish_sniper_check_room_behind_cover(const skirmish_agent *agent, skirmish_symbol here)
{
    return room_behind_cover(agent, here);
}

uint16_t skirmish_sniper_cost_danger(const skirmish_agent *agent, skirmish_symbol from,
                                     skirmish_symbol to)
{
    (void)from;
    return danger(agent, to);
}

/* His pistol is worth little beside the rifle that he snipes with. */
uint16_t skirmish_sniper_cost_odds(const skirmish_agent *agent, skirmish_symbol from,
                                   skirmish_symbol on)
{
    return (uint16_t)(odds(agent, from, on) + 6);
}

int32_t skirmish_sniper_priority_pain(const skirmish_agent *agent)
{
    return pain(agent);
}

bool skirmish_medic_check_room_behind_cover(const skirmish_agent *agent, skirmish_symbol here)
{
    return room_behind_cover(agent, here);
}

uint16_t skirmish_medic_cost_danger(const skirmish_agent *agent, skirmish_symbol from,
                                    skirmish_symbol to)
{
    (void)from;
    return danger(agent, to);
}

int32_t skirmish_medic_priority_pain(const skirmish_agent *agent)
{
    return pain(agent);
}

uint16_t skirmish_civilian_cost_danger(const skirmish_agent *agent, skirmish_symbol from,
                                       skirmish_symbol to)
{
    (void)from;
    return danger(agent, to);
}
