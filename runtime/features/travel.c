/* SPDX-License-Identifier: MIT */
/*
 * How long walks take, where an agent is on its way, and what walks cost in plans. Rests on
 * state.c. A walk over a distance takes ceil(distance / speed) milliseconds, exactly: distances
 * are roots of whole numbers, taken to a thousandth of a thousandth and rounded up, which is
 * enough as all speeds are whole. There are no divisions and no multiplications of 64 bits, for
 * which small processors call helper functions.
 */
#include "state/travel.h"

#include "agent/agent.h"
#include "agent/world_layout.h"

/* -------------------------------------------------------------- arithmetic */

static uint32_t difference(int32_t a, int32_t b)
{
    return a > b ? (uint32_t)a - (uint32_t)b : (uint32_t)b - (uint32_t)a;
}

static uint64_t square(uint32_t number)
{
    uint32_t high = number >> 16, low = number & 0xffff;
    uint64_t mixed = high * low;
    return ((uint64_t)(high * high) << 32) + (mixed << 17) + low * low;
}

/* A number below 2^57 times a factor of 100 at the most, in parts that small processors multiply.
 * */
static uint64_t times(uint64_t number, uint32_t factor)
{
    uint32_t low = (uint32_t)number & 0xffff, middle = (uint32_t)number >> 16;
    uint32_t high = (uint32_t)(number >> 32);
    return ((uint64_t)(high * factor) << 32) + ((uint64_t)(middle * factor) << 16) + low * factor;
}

/* The root of a number below 2^63 in thousandths, rounded up: two binary digits of the number
 * give one of the root, and then two decimal ones three times. */
static uint64_t root_in_thousandths(uint64_t number)
{
    uint64_t root = 0, bit = (uint64_t)1 << 62;
    for (; bit > 0; bit >>= 2) {
        uint64_t next = root + bit;
        root >>= 1;
        if (number >= next) {
            number -= next;
            root += bit;
        }
    }
    for (int i = 0; i < 3; i++) {
        root = times(root, 10);
        number = times(number, 100);
        uint64_t odd = (root << 1) + 1;
        for (; number >= odd; odd += 2) {
            number -= odd;
            root++;
        }
    }
    return number > 0 ? root + 1 : root;
}

/* number * part / whole, rounded down; part is less than whole. */
static uint32_t share_of(uint32_t number, uint32_t part, uint32_t whole)
{
    uint64_t rest = 0;
    uint32_t share = 0;
    for (uint32_t bit = (uint32_t)1 << 31; bit > 0; bit >>= 1) {
        rest = (rest << 1) + (number & bit ? part : 0);
        share <<= 1;
        for (; rest >= whole; rest -= whole)
            share++;
    }
    return share;
}

uint32_t gg_walk_time(gg_point from, gg_point to, uint32_t speed)
{
    uint64_t distance = square(difference(from.x, to.x)) + square(difference(from.y, to.y));
    if (distance == 0)
        return 0;
    return speed > 0 ? gg_quotient_up(root_in_thousandths(distance), speed) : UINT32_MAX;
}

/* ------------------------------------------------------------------ places */

gg_walk *gg_travel_walk_of(const gg_agent *agent)
{
    return (gg_walk *)gg_agent_part(agent, agent->domain->places->offsets.agent_walk);
}

void gg_travel_init(gg_agent *agent)
{
    gg_travel_walk_of(agent)->speed = agent->domain->places->speed;
}

void gg_travel_init_places(gg_world *world)
{
    const GG_ROM gg_places *places = world->domain->places;
    for (uint16_t i = 0; places->points && i < places->count; i++)
        place_points_of(world)[i] = places->points[i];
}

static int32_t within_map(int32_t number)
{
    return number > GG_MAP_EDGE ? GG_MAP_EDGE : number < -GG_MAP_EDGE ? -GG_MAP_EDGE : number;
}

void gg_world_set_place(gg_world *world, uint16_t symbol, int32_t x, int32_t y)
{
    const GG_ROM gg_places *places = world->domain->places;
    for (uint16_t i = 0; i < places->count; i++)
        if (places->symbols[i] == symbol) {
            place_points_of(world)[i].x = within_map(x);
            place_points_of(world)[i].y = within_map(y);
        }
}

/* The place that the agent's fact tells. */
static uint16_t travel_place_of(const gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const void *state = gg_agent_part(agent, domain->offsets.agent_state);
    return (uint16_t)gg_read(domain, domain->places->fact, (const uint64_t *)state);
}

bool gg_travel_is_at_place(const gg_agent *agent, uint16_t place)
{
    return travel_place_of(agent) == place && !gg_travel_walk_of(agent)->strayed;
}

/* ------------------------------------------------------------------- times */

/* Where an agent stands, or where its walk has begun. */
static gg_point start_of(const gg_agent *agent)
{
    const gg_walk *walk = gg_travel_walk_of(agent);
    return walk->strayed ? walk->point : place_points_of(agent->world)[travel_place_of(agent)];
}

static uint32_t callback_time(const gg_agent *agent, const GG_ROM gg_agent_type *type,
                              uint16_t from, uint16_t to)
{
    const GG_ROM gg_calls *calls = type->calls;
    if (from == to || !calls || !calls->travel)
        return 0;
    return calls->travel((gg_agent *)(uintptr_t)agent, from, to);
}

/* How long a walk from one place to another takes an agent. */
static uint32_t time_between(const gg_agent *agent, uint16_t from, uint16_t to)
{
    const gg_point *points = place_points_of(agent->world);
    if (!agent->domain->places->points)
        return callback_time(agent, gg_type_of(agent), from, to);
    return gg_walk_time(points[from], points[to], gg_travel_walk_of(agent)->speed);
}

static uint32_t sum_of_times(uint32_t a, uint32_t b)
{
    return a > UINT32_MAX - b ? UINT32_MAX : a + b;
}

uint32_t gg_travel_time_to_place(const gg_agent *agent, uint16_t place)
{
    if (!agent->domain->places->points)
        return time_between(agent, travel_place_of(agent), place);
    return gg_walk_time(start_of(agent), place_points_of(agent->world)[place],
                        gg_travel_walk_of(agent)->speed);
}

uint32_t gg_travel_route_time(const gg_agent *agent, uint16_t index)
{
    const GG_ROM gg_action *action = &agent->domain->actions[index];
    return time_between(agent, action->begins_at, action->ends_at);
}

/* ------------------------------------------------------------------- points */

/* The number that lies between two numbers as the time does between 0 and the whole time. */
static int32_t between(int32_t from, int32_t to, uint32_t time, uint32_t whole)
{
    uint32_t way = share_of(difference(from, to), time, whole);
    return (int32_t)(from < to ? from + (int64_t)way : from - (int64_t)way);
}

/* Where an agent is that has been on its way to a place for `elapsed` of some milliseconds. */
static gg_point on_the_way(const gg_agent *agent, uint16_t place, uint32_t whole)
{
    gg_point from = start_of(agent), to = place_points_of(agent->world)[place];
    uint32_t elapsed = agent->elapsed;
    if (elapsed >= whole)
        return to;
    gg_point point = {between(from.x, to.x, elapsed, whole), between(from.y, to.y, elapsed, whole)};
    return point;
}

gg_point gg_agent_point(const gg_agent *agent)
{
    bool stopped = agent->ending != GG_RUNNING && agent->ending != GG_SUCCESS;
    if (!gg_is_acting(agent) || stopped)
        return start_of(agent);
    const GG_ROM gg_action *action = &agent->domain->actions[gg_present_action(agent)];
    if (agent->walking)
        return on_the_way(agent, action->begins_at,
                          gg_travel_time_to_place(agent, action->begins_at));
    if (action->begins_at != action->ends_at)
        return on_the_way(agent, action->ends_at, gg_agent_duration(agent));
    return start_of(agent);
}

void gg_travel_sync_with_fact(gg_agent *agent)
{
    gg_travel_walk_of(agent)->strayed = false;
    if (!agent->walking)
        return;
    agent->elapsed = 0;
    agent->waits = GG_ASKED;
}

/* Notes that an agent is at a point on its way, which goes on from there. */
static void stray(gg_agent *agent)
{
    gg_walk *walk = gg_travel_walk_of(agent);
    walk->point = gg_agent_point(agent);
    walk->strayed = true;
}

void gg_travel_note_stop_point(gg_agent *agent)
{
    if (!agent->domain->places->points || agent->elapsed == 0)
        return;
    const GG_ROM gg_action *action = &agent->domain->actions[gg_present_action(agent)];
    if (agent->walking || action->begins_at != action->ends_at)
        stray(agent);
}

void gg_travel_sync_after_effect(gg_agent *agent, const GG_ROM gg_effect *effect)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_fact *fact = &domain->facts[domain->places->fact];
    for (uint16_t i = 0; i < effect->assignment_count; i++)
        if (effect->assignments[i].word == fact->word &&
            (~effect->assignments[i].keep & gg_fact_mask_in_word(fact)))
            gg_travel_sync_with_fact(agent);
}

/* A walk goes on from where the agent is now, so that the new speed counts from now on; and so does
 * a route, of which as large a part is done as before. */
void gg_agent_set_speed(gg_agent *agent, uint32_t speed)
{
    uint32_t before = agent->running ? gg_agent_duration(agent) : 0;
    if (agent->walking && agent->elapsed > 0) {
        stray(agent);
        agent->elapsed = 0;
        agent->waits = GG_ASKED;
    }
    gg_travel_walk_of(agent)->speed = speed == 0 ? 1 : speed > GG_TOP_SPEED ? GG_TOP_SPEED : speed;
    if (agent->elapsed < before && gg_agent_duration(agent) != before) {
        agent->elapsed = share_of(gg_agent_duration(agent), agent->elapsed, before);
        agent->waits = GG_ASKED;
    }
}

/* ------------------------------------------------------------------- costs */

uint16_t gg_walk_cost(uint32_t milliseconds)
{
    uint32_t cost = gg_quotient_up(milliseconds, 1000);
    return cost < UINT16_MAX ? (uint16_t)(cost + 1u) : UINT16_MAX;
}

/* Whether a place is where the tables have it. */
static bool is_unmoved(const gg_agent *agent, uint16_t place)
{
    gg_point a = place_points_of(agent->world)[place], b = agent->domain->places->points[place];
    return a.x == b.x && a.y == b.y;
}

uint16_t gg_travel_action_cost(const GG_ROM gg_domain *domain, const gg_agent *agent,
                               const GG_ROM gg_agent_type *type, uint16_t index)
{
    const GG_ROM gg_places *places = domain->places;
    const GG_ROM gg_action *action = &domain->actions[index];
    uint16_t from = action->origin, by = action->begins_at, to = action->ends_at;
    if (!places->points)
        return gg_walk_cost(
            sum_of_times(callback_time(agent, type, from, by), callback_time(agent, type, by, to)));
    if (!agent || !agent->world ||
        (gg_travel_walk_of(agent)->speed == places->speed && is_unmoved(agent, from) &&
         is_unmoved(agent, by) && is_unmoved(agent, to)))
        return action->cost;
    return gg_walk_cost(sum_of_times(time_between(agent, from, by), time_between(agent, by, to)));
}
