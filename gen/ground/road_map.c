/* SPDX-License-Identifier: MIT */
/*
 * Makes the map of roads, and measures the shortest ways on it by Dijkstra's algorithm, backward from the
 * places that somebody walks to: see road_map.h.
 */
#include "ground/road_map.h"

#include "ground/values.h"

#include "base/bits.h"

static size_t place_count(const struct problem *problem)
{
    return problem->domain->places.fact->top + (size_t)1;
}

/* ------------------------------------------------------------------- hops */

/* Where the hops of each place begin that follow each other, by its number. */
static size_t *starts_of(struct pool *pool, size_t places, const uint16_t *place_of, size_t hops)
{
    size_t *first = pool_take(pool, (places + 1) * sizeof *first);
    for (size_t i = 0; i < hops; i++)
        first[place_of[i] + 1]++;
    for (size_t i = 0; i < places; i++)
        first[i + 1] += first[i];
    return first;
}

static struct hop hop_along(const struct road *road, bool backward)
{
    return (struct hop){backward ? road->to : road->from, backward ? road->from : road->to,
                        road->length, SIZE_MAX};
}

/* Adds a road to the hops, there and back. next: by place, the number of its next hop. */
static void add_hops(struct road_map *map, const struct road *road, size_t *next)
{
    size_t there = next[road->from]++;
    map->hops[there] = hop_along(road, false);
    if (road->one_way)
        return;
    size_t back = next[road->to]++;
    map->hops[back] = hop_along(road, true);
    map->hops[back].back = there;
    map->hops[there].back = back;
}

/* Adds a road that is crossed by a step of its own, behind all hops. */
static void add_crossing(struct road_map *map, const struct road *road, size_t number)
{
    size_t there = map->hop_count + map->crossing_count++;
    map->crossings[number] = there;
    map->hops[there] = hop_along(road, false);
    if (road->one_way)
        return;
    map->crossing_count++;
    map->hops[there + 1] = hop_along(road, true);
    map->hops[there + 1].back = there;
    map->hops[there].back = there + 1;
}

static void make_hops(struct pool *pool, struct road_map *map, const struct domain *domain,
                      size_t places)
{
    size_t most = 2 * domain->road_count + 1;
    uint16_t *froms = pool_take(pool, most * sizeof *froms);
    for (size_t i = 0; i < domain->road_count; i++)
        for (int back = 0; back < (domain->roads[i]->one_way ? 1 : 2); back++)
            if (!domain->roads[i]->is_crossing)
                froms[map->hop_count++] = hop_along(domain->roads[i], back).from;
    map->hops = pool_take(pool, most * sizeof *map->hops);
    map->first = starts_of(pool, places, froms, map->hop_count);
    map->crossings = pool_take(pool, (domain->road_count + 1) * sizeof *map->crossings);
    size_t *next = pool_take(pool, (places + 1) * sizeof *next);
    for (size_t i = 0; i < places; i++)
        next[i] = map->first[i];
    for (size_t i = 0; i < domain->road_count; i++)
        if (domain->roads[i]->is_crossing)
            add_crossing(map, domain->roads[i], i);
        else
            add_hops(map, domain->roads[i], next);
}

/* Lists the hops by the places that they lead to. */
static void list_incoming(struct pool *pool, struct road_map *map, size_t places)
{
    uint16_t *tos = pool_take(pool, (map->hop_count + 1) * sizeof *tos);
    size_t *next = pool_take(pool, (places + 1) * sizeof *next);
    for (size_t i = 0; i < map->hop_count; i++)
        tos[i] = map->hops[i].to;
    map->incoming_first = starts_of(pool, places, tos, map->hop_count);
    map->incoming = pool_take(pool, (map->hop_count + 1) * sizeof *map->incoming);
    for (size_t i = 0; i < places; i++)
        next[i] = map->incoming_first[i];
    for (size_t i = 0; i < map->hop_count; i++)
        map->incoming[next[tos[i]]++] = &map->hops[i];
}

/* ------------------------------------------------------------------- nets */

static size_t root_of(size_t *parents, size_t place)
{
    while (parents[place] != place)
        place = parents[place] = parents[parents[place]];
    return place;
}

/* Numbers the nets, by their first places, and the places in them. */
static void make_nets(struct pool *pool, struct road_map *map, size_t places)
{
    size_t *parents = pool_take(pool, places * sizeof *parents), count = 0;
    map->nets = pool_take(pool, places * sizeof *map->nets);
    map->indices = pool_take(pool, places * sizeof *map->indices);
    map->sizes = pool_take(pool, places * sizeof *map->sizes);
    for (size_t i = 0; i < places; i++)
        parents[i] = i;
    for (size_t i = 0; i < map->hop_count; i++) {
        size_t a = root_of(parents, map->hops[i].from), b = root_of(parents, map->hops[i].to);
        parents[a > b ? a : b] = a > b ? b : a;
    }
    for (size_t i = 0; i < places; i++) {
        size_t root = root_of(parents, i);
        map->nets[i] = root == i ? count++ : map->nets[root];
        map->indices[i] = map->sizes[map->nets[i]]++;
    }
}

void make_road_map(struct grounding *grounding)
{
    struct problem *problem = grounding->problem;
    size_t places = place_count(problem);
    struct road_map *map = pool_take(grounding->pool, sizeof *map);
    make_hops(grounding->pool, map, problem->domain, places);
    list_incoming(grounding->pool, map, places);
    make_nets(grounding->pool, map, places);
    map->distances = pool_take(grounding->pool, places * sizeof *map->distances);
    problem->road_map = map;
}

size_t crossing_of_action(const struct problem *problem, const struct ground_action *action)
{
    const struct road *road = action->action->road;
    if (!road)
        return SIZE_MAX;
    size_t there = problem->road_map->crossings[road->number];
    return there + (road->from != action->begins_at);
}

/* -------------------------------------------------------------- distances */

/* Places that are reached, the nearest first: a binary heap. A place may be in it more than once. */
struct reached {
    struct {
        uint64_t distance;
        uint16_t place;
    } * items;
    size_t count;
};

static void swap_reached(struct reached *reached, size_t a, size_t b)
{
    uint64_t distance = reached->items[a].distance;
    uint16_t place = reached->items[a].place;
    reached->items[a] = reached->items[b];
    reached->items[b].distance = distance;
    reached->items[b].place = place;
}

static void add_reached(struct reached *reached, uint64_t distance, uint16_t place)
{
    size_t at = reached->count++;
    reached->items[at].distance = distance;
    reached->items[at].place = place;
    for (; at > 0 && reached->items[(at - 1) / 2].distance > distance; at = (at - 1) / 2)
        swap_reached(reached, at, (at - 1) / 2);
}

/* Takes the nearest place out of the heap, of which it is the first. */
static void drop_nearest(struct reached *reached)
{
    size_t at = 0;
    reached->items[0] = reached->items[--reached->count];
    for (;;) {
        size_t least = at;
        for (size_t child = 2 * at + 1; child <= 2 * at + 2 && child < reached->count; child++)
            if (reached->items[child].distance < reached->items[least].distance)
                least = child;
        if (least == at)
            return;
        swap_reached(reached, at, least);
        at = least;
    }
}

/* Works out how far it is to a place from all others; false: a way is too long. */
static bool measure_ways_to(struct pool *pool, const struct road_map *map, size_t places,
                            uint16_t to)
{
    struct reached reached = {pool_take(pool, (map->hop_count + 1) * sizeof *reached.items), 0};
    uint32_t *distances = map->distances[to];
    for (size_t i = 0; i < places; i++)
        distances[i] = UINT32_MAX;
    add_reached(&reached, 0, to);
    while (reached.count > 0) {
        uint64_t distance = reached.items[0].distance;
        uint16_t place = reached.items[0].place;
        drop_nearest(&reached);
        if (distances[place] < UINT32_MAX)
            continue;
        if (distance >= UINT32_MAX)
            return false;
        distances[place] = (uint32_t)distance;
        for (size_t i = map->incoming_first[place]; i < map->incoming_first[place + 1]; i++)
            if (distances[map->incoming[i]->from] == UINT32_MAX)
                add_reached(&reached, distance + map->incoming[i]->length, map->incoming[i]->from);
    }
    return true;
}

static void report_far_place(struct grounding *grounding, uint16_t to)
{
    const struct domain *domain = grounding->domain;
    report_error(domain->parsing.diagnostics, domain->roads[0]->place,
                 "ways to '%s' along the roads are longer than 4294967, which is the most",
                 domain->symbols[domain->places.fact->values.symbols[to]].name);
    grounding->failed = true;
}

/* How far it is to a place from all others, which is worked out when it is first asked for. */
static const uint32_t *ways_to(struct grounding *grounding, uint16_t to)
{
    struct road_map *map = grounding->problem->road_map;
    size_t places = place_count(grounding->problem);
    if (map->distances[to])
        return map->distances[to];
    struct pool *pool = pool_new();
    map->distances[to] = pool_take(grounding->pool, places * sizeof **map->distances);
    if (!measure_ways_to(pool, map, places, to))
        report_far_place(grounding, to);
    pool_free(pool);
    return map->distances[to];
}

uint32_t road_distance(const struct problem *problem, uint16_t from, uint16_t to)
{
    return problem->road_map->distances[to][from];
}

/* ------------------------------------------------------------------ actions */

/* The constraint that an agent is where a way leads from to a place. */
static struct constraint where_way_leads(struct grounding *grounding, uint16_t to)
{
    const struct fact *here = grounding->domain->places.fact;
    const uint32_t *ways = ways_to(grounding, to);
    struct constraint constraint = grounding_constraint_of_all(grounding, here->first);
    uint64_t *set =
        pool_take(grounding->making_dnf.pool, (here->top / 64 + (size_t)1) * sizeof *set);
    for (uint32_t i = 0; i <= here->top; i++)
        if (ways[i] != UINT32_MAX)
            bit_put(set, i);
    if (kept_as_number(here))
        return constraint_of_set(here->first, set, here->top);
    constraint.allowed = set[0];
    return constraint;
}

static struct dnf and_way(struct grounding *grounding, const struct dnf *condition, uint16_t to)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct dnf leads = dnf_of_constraint(making_dnf, where_way_leads(grounding, to));
    struct dnf both = dnf_and(making_dnf, condition, &leads);
    return keep_dnf(grounding, &both);
}

bool add_way_to_action(struct grounding *grounding, struct ground_action *action)
{
    if (action->begins_at == GG_NONE || !grounding->problem->road_map)
        return true;
    if (!action->action->road &&
        ways_to(grounding, action->ends_at)[action->begins_at] == UINT32_MAX)
        return false;
    action->condition = and_way(grounding, &action->condition, action->begins_at);
    action->precondition = and_way(grounding, &action->precondition, action->begins_at);
    return action->condition.count > 0;
}
