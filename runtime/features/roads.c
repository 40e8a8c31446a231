/* SPDX-License-Identifier: MIT */
/*
 * Where agents are on the roads between places, and how far it is from there. A way consists of hops
 * from place to place; the next hop of the shortest one is that whose length, and the distance from
 * its end, add up to the distance, so that no table tells it. Times follow from whole ways, and not
 * from their hops, so that nothing is lost where hops end within a millisecond. What saved bytes say
 * of an agent is looked at before it is believed. Rests on state/roads.h.
 */
#include "state/roads.h"

#include "agent/agent.h"

/* -------------------------------------------------------------- arithmetic */

/* a * b. Small processors call a helper function for a long multiplication. */
static uint64_t road_product(uint32_t a, uint32_t b)
{
    uint32_t high = a >> 16, low = a & 0xffff, other_high = b >> 16, other_low = b & 0xffff;
    uint64_t product = ((uint64_t)(high * other_high) << 32) + low * other_low;
    return product + ((uint64_t)(high * other_low) << 16) + ((uint64_t)(low * other_high) << 16);
}

static uint64_t sum_of_ways(uint64_t a, uint64_t b)
{
    return a == GG_NO_WAY || b == GG_NO_WAY ? GG_NO_WAY : a + b;
}

/* ---------------------------------------------------------------- the map */

static uint32_t distance_between(const GG_ROM gg_domain *domain, uint16_t from, uint16_t to)
{
    const GG_ROM gg_road_map *map = road_map_of(domain);
    const GG_ROM gg_road_place *begin = &map->at[from], *end = &map->at[to];
    if (from == to)
        return 0;
    if (begin->net != end->net || end->row == UINT32_MAX)
        return UINT32_MAX;
    return map->distances[end->row + begin->index];
}

uint64_t gg_road_way(const GG_ROM gg_domain *domain, uint16_t from, uint16_t to)
{
    uint32_t distance = distance_between(domain, from, to);
    return distance == UINT32_MAX ? GG_NO_WAY : road_product(distance, 1000);
}

uint32_t gg_road_time(const GG_ROM gg_domain *domain, uint16_t from, uint16_t to, uint32_t speed)
{
    return gg_quotient_up(gg_road_way(domain, from, to), speed);
}

static uint64_t length_of(const GG_ROM gg_hop *hop)
{
    return road_product(hop->length, 1000);
}

/* The first hop of the shortest way; GG_NONE: there is none. */
static uint16_t next_hop(const GG_ROM gg_domain *domain, uint16_t from, uint16_t to)
{
    const GG_ROM gg_road_map *map = road_map_of(domain);
    uint32_t distance = distance_between(domain, from, to);
    if (from == to || distance == UINT32_MAX)
        return GG_NONE;
    for (uint16_t i = map->at[from].hops; i < map->at[from + 1].hops; i++) {
        uint32_t left = distance_between(domain, map->hops[i].to, to);
        if (left < distance && left + map->hops[i].length == distance)
            return i;
    }
    return GG_NONE;
}

/* ------------------------------------------------------------- where it is */

static gg_agent_hop *place_on_roads(const gg_agent *agent)
{
    return (gg_agent_hop *)gg_agent_part(agent, road_map_of(agent->domain)->agent_hop);
}

static gg_walk *walk_on_roads(const gg_agent *agent)
{
    return (gg_walk *)gg_agent_part(agent, agent->domain->places->offsets.agent_walk);
}

uint32_t gg_road_speed_of(const gg_agent *agent)
{
    uint32_t speed = walk_on_roads(agent)->speed;
    return speed > 0 ? speed : 1;
}

uint16_t gg_road_place_of(const gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const void *state = gg_agent_part(agent, domain->offsets.agent_state);
    return (uint16_t)gg_read(domain, domain->places->fact, (const uint64_t *)state);
}

static bool leads_from(const GG_ROM gg_road_map *map, uint16_t hop, uint16_t place)
{
    return map->at[place].hops <= hop && hop < map->at[place + 1].hops;
}

/* Whether a hop is a crossing, on which ways do not lead. */
static bool is_crossing(const GG_ROM gg_road_map *map, uint16_t hop)
{
    return hop >= map->at[map->places.count].hops;
}

/* The hop that an agent is on; NULL: it is at a place. */
static const GG_ROM gg_hop *hop_of(const gg_agent *agent)
{
    const GG_ROM gg_road_map *map = road_map_of(agent->domain);
    const gg_agent_hop *at = place_on_roads(agent);
    uint16_t place = gg_road_place_of(agent);
    if (at->hop >= map->hop_count)
        return NULL;
    const GG_ROM gg_hop *hop = &map->hops[at->hop];
    bool from = is_crossing(map, at->hop)
                    ? map->froms[at->hop - map->at[map->places.count].hops] == place
                    : leads_from(map, at->hop, place);
    return (from || hop->to == place) && at->rest <= length_of(hop) ? hop : NULL;
}

bool gg_road_is_between(const gg_agent *agent)
{
    return hop_of(agent) != NULL;
}

/* How far an agent is from the end of its hop now. */
static uint64_t rest_of_hop(const gg_agent *agent)
{
    const gg_agent_hop *at = place_on_roads(agent);
    if (!agent->walking || agent->elapsed <= at->since)
        return at->rest;
    uint64_t covered = road_product(agent->elapsed - at->since, gg_road_speed_of(agent));
    return covered < at->rest ? at->rest - covered : 0;
}

/* How far it is to a place over an end of an agent's hop. From a crossing, ways lead to the place of the
 * agent's fact alone: to go on to the other end is a step of its own. */
static uint64_t way_over(const gg_agent *agent, uint64_t rest, uint16_t end, uint16_t to)
{
    bool crosses = is_crossing(road_map_of(agent->domain), place_on_roads(agent)->hop);
    return crosses && end != gg_road_place_of(agent)
               ? GG_NO_WAY
               : sum_of_ways(rest, gg_road_way(agent->domain, end, to));
}

static uint64_t way_back(const gg_agent *agent, const GG_ROM gg_hop *hop, uint16_t to)
{
    if (hop->back == GG_NONE)
        return GG_NO_WAY;
    uint16_t end = road_map_of(agent->domain)->hops[hop->back].to;
    return way_over(agent, length_of(hop) - rest_of_hop(agent), end, to);
}

static uint64_t way_on(const gg_agent *agent, const GG_ROM gg_hop *hop, uint16_t to)
{
    return way_over(agent, rest_of_hop(agent), hop->to, to);
}

uint64_t gg_road_way_of(const gg_agent *agent, uint16_t to)
{
    const GG_ROM gg_hop *hop = hop_of(agent);
    if (!hop)
        return gg_road_way(agent->domain, gg_road_place_of(agent), to);
    uint64_t on = way_on(agent, hop, to), back = way_back(agent, hop, to);
    return on < back ? on : back;
}

/* -------------------------------------------------------------- routes */

/* The crossing that a leg ends with; GG_NONE: it has none. */
static uint16_t crossing_of_leg(const GG_ROM gg_domain *domain, const GG_ROM gg_leg *leg)
{
    uint16_t places = domain->places->count;
    return leg->ends_at < places ? GG_NONE : (uint16_t)(leg->ends_at - places);
}

uint16_t gg_road_crossing(const GG_ROM gg_domain *domain, const GG_ROM gg_action *action)
{
    uint16_t first = domain->dynamic_cost_count;
    if (!road_map_of(domain)->froms || action->dynamic_cost == GG_NONE ||
        action->dynamic_cost < first)
        return GG_NONE;
    return crossing_of_leg(domain, &domain->places->leg_costs->legs[action->dynamic_cost - first]);
}

/* How far an agent has to go to the end of a crossing on which it is, in either direction; GG_NO_WAY: it
 * is on another road, or at a place. */
static uint64_t rest_of_crossing(const gg_agent *agent, uint16_t crossing)
{
    const GG_ROM gg_hop *hop = hop_of(agent);
    if (!hop || crossing == GG_NONE)
        return GG_NO_WAY;
    if (place_on_roads(agent)->hop == crossing)
        return rest_of_hop(agent);
    return hop->back == crossing ? length_of(hop) - rest_of_hop(agent) : GG_NO_WAY;
}

bool gg_road_is_on_crossing(const gg_agent *agent, const GG_ROM gg_action *action)
{
    return rest_of_crossing(agent, gg_road_crossing(agent->domain, action)) != GG_NO_WAY;
}

uint64_t gg_road_way_of_leg(const GG_ROM gg_domain *domain, const GG_ROM gg_leg *leg)
{
    uint16_t crossing = crossing_of_leg(domain, leg);
    return crossing == GG_NONE ? gg_road_way(domain, leg->begins_at, leg->ends_at)
                               : length_of(&road_map_of(domain)->hops[crossing]);
}

gg_leg_ways gg_road_ways_of_leg(const gg_agent *agent, const GG_ROM gg_leg *leg)
{
    uint64_t rest = rest_of_crossing(agent, crossing_of_leg(agent->domain, leg));
    gg_leg_ways ways = {0, rest};
    if (rest == GG_NO_WAY) {
        ways.walk = gg_road_way_of(agent, leg->begins_at);
        ways.route = gg_road_way_of_leg(agent->domain, leg);
    }
    return ways;
}

uint64_t gg_road_route_of(const gg_agent *agent, const GG_ROM gg_action *action)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint16_t crossing = gg_road_crossing(domain, action);
    uint64_t rest = rest_of_crossing(agent, crossing);
    if (rest != GG_NO_WAY)
        return rest;
    return crossing == GG_NONE ? gg_road_way(domain, action->begins_at, action->ends_at)
                               : length_of(&road_map_of(domain)->hops[crossing]);
}

/* -------------------------------------------------------------- on its way */

static void put_on_hop(gg_agent *agent, uint16_t hop, uint64_t rest)
{
    gg_agent_hop *at = place_on_roads(agent);
    at->hop = hop;
    at->rest = rest;
}

void gg_road_put_at_place(gg_agent *agent)
{
    put_on_hop(agent, GG_NONE, 0);
    place_on_roads(agent)->since = 0;
}

void gg_roads_init(gg_agent *agent)
{
    walk_on_roads(agent)->speed = agent->domain->places->speed;
    walk_on_roads(agent)->target.x = GG_WITH_PLACE;
    gg_road_put_at_place(agent);
}

static void set_out_on(gg_agent *agent, uint16_t hop)
{
    if (hop == GG_NONE)
        gg_road_put_at_place(agent);
    else
        put_on_hop(agent, hop, length_of(&road_map_of(agent->domain)->hops[hop]));
}

void gg_road_turn_to(gg_agent *agent, uint16_t to)
{
    const GG_ROM gg_hop *hop = hop_of(agent);
    uint64_t rest = hop ? rest_of_hop(agent) : 0;
    if (!hop)
        set_out_on(agent, next_hop(agent->domain, gg_road_place_of(agent), to));
    else if (way_back(agent, hop, to) < way_on(agent, hop, to))
        put_on_hop(agent, hop->back, length_of(hop) - rest);
    else
        put_on_hop(agent, place_on_roads(agent)->hop, rest);
    place_on_roads(agent)->since = agent->walking ? agent->elapsed : 0;
}

static uint32_t end_of_way(const gg_agent *agent, uint64_t way)
{
    const gg_agent_hop *at = place_on_roads(agent);
    uint32_t time = gg_quotient_up(way, gg_road_speed_of(agent));
    return time > UINT32_MAX - at->since ? UINT32_MAX : time + at->since;
}

uint32_t gg_road_hop_end(const gg_agent *agent)
{
    return hop_of(agent) ? end_of_way(agent, place_on_roads(agent)->rest) : UINT32_MAX;
}

uint32_t gg_road_walk_end(const gg_agent *agent, uint16_t to)
{
    const GG_ROM gg_hop *hop = hop_of(agent);
    uint64_t way =
        hop ? sum_of_ways(place_on_roads(agent)->rest, gg_road_way(agent->domain, hop->to, to))
            : gg_road_way(agent->domain, gg_road_place_of(agent), to);
    return end_of_way(agent, way);
}

/* The agent is at a place. */
static void be_at(gg_agent *agent, uint16_t place)
{
    const GG_ROM gg_domain *domain = agent->domain;
    if (gg_road_place_of(agent) == place)
        return;
    gg_write(domain, domain->places->fact, place, gg_agent_state(agent));
    tell_game(agent, domain->places->fact, place);
}

void gg_road_change_speed(gg_agent *agent, uint32_t speed)
{
    if (agent->walking) {
        put_on_hop(agent, place_on_roads(agent)->hop, rest_of_hop(agent));
        place_on_roads(agent)->since = agent->elapsed;
    }
    walk_on_roads(agent)->speed = speed;
}

/* At the end of its hop, at `time`, an agent goes on with the next one. It may be a bit beyond, as
 * hops end within a millisecond. */
static void pass_hop(gg_agent *agent, const GG_ROM gg_hop *hop, uint16_t to, uint32_t time)
{
    gg_agent_hop *at = place_on_roads(agent);
    uint64_t beyond = road_product(time - at->since, gg_road_speed_of(agent)) - at->rest;
    be_at(agent, hop->to);
    set_out_on(agent, next_hop(agent->domain, hop->to, to));
    at->rest -= beyond < at->rest ? beyond : at->rest;
    at->since = time;
}

bool gg_road_pass_hops(gg_agent *agent, uint16_t to)
{
    const GG_ROM gg_hop *hop = hop_of(agent);
    bool passed = false;
    for (; hop && hop->to != to; hop = hop_of(agent)) {
        uint32_t time = gg_road_hop_end(agent);
        if (time > agent->elapsed)
            break;
        pass_hop(agent, hop, to, time);
        passed = true;
    }
    return passed;
}

/* -------------------------------------------------------------- stopped */

/* Where there is no way back, the agent is as good as at the end of its hop. */
static void stand_on(gg_agent *agent, uint16_t hop, uint64_t rest)
{
    const GG_ROM gg_hop *row = &road_map_of(agent->domain)->hops[hop];
    put_on_hop(agent, hop, rest);
    place_on_roads(agent)->since = 0;
    if (row->back == GG_NONE)
        be_at(agent, row->to);
}

void gg_road_stop_walk(gg_agent *agent)
{
    const GG_ROM gg_hop *hop = hop_of(agent);
    uint64_t rest = hop ? rest_of_hop(agent) : 0;
    if (!hop || (rest == length_of(hop) && hop->to != gg_road_place_of(agent)))
        gg_road_put_at_place(agent); /* it has not gone yet */
    else
        stand_on(agent, place_on_roads(agent)->hop, rest);
}

void gg_road_stop_crossing(gg_agent *agent, uint16_t crossing, uint64_t covered)
{
    uint64_t whole = length_of(&road_map_of(agent->domain)->hops[crossing]);
    uint64_t rest = rest_of_crossing(agent, crossing);
    if (rest == GG_NO_WAY && covered == 0)
        gg_road_put_at_place(agent);
    else
        stand_on(agent, crossing, (rest == GG_NO_WAY ? whole : rest) - covered);
}

void gg_road_stop_route(gg_agent *agent, uint16_t from, uint16_t to, uint64_t covered)
{
    const GG_ROM gg_road_map *map = road_map_of(agent->domain);
    uint16_t hop = next_hop(agent->domain, from, to);
    while (hop != GG_NONE && covered >= length_of(&map->hops[hop])) {
        covered -= length_of(&map->hops[hop]);
        be_at(agent, map->hops[hop].to);
        hop = next_hop(agent->domain, map->hops[hop].to, to);
    }
    gg_road_put_at_place(agent);
    if (hop != GG_NONE && covered > 0)
        stand_on(agent, hop, length_of(&map->hops[hop]) - covered);
}

const GG_ROM gg_road_ops gg_measuring_roads = {gg_road_time};
