/* SPDX-License-Identifier: MIT */
/*
 * `roads`: the ways between places, along which agents walk. The places that they join and their
 * lengths are found when all names are declared. Where there are roads, no other way leads from place
 * to place. What is asked for or changed by walking one goes to an action, which crossings.c completes.
 */
#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/sections.h"

/* The most roads: a way along each direction of one has a number. */
enum { ROADS_MOST = 16000 };

static struct road *road_of(const struct key_reading *reading)
{
    const struct action *crossing = reading->object;
    return (struct road *)(uintptr_t)crossing->road;
}

/* The places that a road joins, in the order in which they are written. */
static void read_ends(const struct key_reading *reading, const struct node *value, const char *key)
{
    const struct domain *domain = reading->domain;
    struct road *road = road_of(reading);
    if (value->kind != NODE_SEQUENCE || value->count != 2) {
        refuse(&domain->parsing, value->place, "'%s' is a list of two places: [yard, cellar]", key);
        return;
    }
    for (size_t i = 0; domain->places.fact && i < value->count; i++) {
        int64_t place = node_as_text(&domain->parsing, value->items[i], "a place")
                            ? find_place(domain, value->items[i])
                            : -1;
        if (place < 0)
            return;
        *(i == 0 ? &road->from : &road->to) = (uint16_t)place;
        domain->symbols[domain->places.fact->values.symbols[place]].used = true;
    }
    if (domain->places.fact && road->from == road->to)
        refuse(&domain->parsing, value->place, "%s begins and ends at '%s'", reading->what,
               value->items[0]->text);
}

static void read_between(const struct key_reading *reading, struct node *value)
{
    read_ends(reading, value, "between");
}

static void read_one_way(const struct key_reading *reading, struct node *value)
{
    road_of(reading)->one_way = true;
    read_ends(reading, value, "one_way");
}

static void read_length(const struct key_reading *reading, struct node *value)
{
    int64_t length;
    if (parse_thousandths(value, 1, GG_MAP_EDGE, &length))
        road_of(reading)->length = (uint32_t)length;
    else
        refuse(&reading->domain->parsing, value->place,
               "a length is a number from 0.001 to 1000000, with at most 3 digits behind the "
               "point");
}

/* The types are known when all sections are read. */
static void read_agents(const struct key_reading *reading, struct node *value)
{
    if (value->kind == NODE_SEQUENCE && value->count > 0)
        road_of(reading)->agents = value;
    else
        refuse(&reading->domain->parsing, value->place,
               "'agents' is a list of the agent types that may walk the road");
}

static const struct key road_rows[] = {
    {"between", KEY_OWN, .read = read_between, .shape = "route", .list = true,
     .value = "`[a, b]`, two places", .without = "`one_way`",
     .description = "The places that it joins, for both directions."},
    {"one_way", KEY_OWN, .read = read_one_way, .shape = "route", .list = true,
     .value = "`[from, to]`, two places", .without = "`between`",
     .description = "Where it begins and where it ends; nobody goes back on it."},
    {"length", KEY_OWN, .read = read_length, .shape = "length", .value = "0.001 to 1000000",
     .without = "by `at` of `places`", .description = "How long it is."},
    {"preconditions", KEY_CONDITIONS, KEY_FIELD(action, preconditions), .may_be_empty = true,
     .without = "none: always", .description = "What must hold for somebody to set foot on it."},
    {"effects", KEY_EFFECTS, KEY_FIELD(action, effects), .may_be_empty = true,
     .description = "What becomes true when somebody has walked it to its end."},
    {"cost", KEY_NUMBER, KEY_FIELD(action, cost), .low = 0, .high = UINT16_MAX,
     KEY_AMOUNT(action, cost_amount),
     .description = "What walking it costs in plans beside its time."},
    {"agents", KEY_OWN, .read = read_agents, .shape = "names", .list = true,
     .value = "a list of agent types", .without = "all", .description = "Who may walk it."},
    {"function", KEY_FUNCTION, KEY_FIELD(action, function), .without = "`cross`",
     .description = "The C function that carries a walk along it out, if that is a step of plans."},
    {.name = NULL},
};

const struct key_table road_keys = {.of = "road", .keys = road_rows};

/* The length that the positions of its ends give, if none is written. */
static void measure_road(const struct domain *domain, struct road *road)
{
    const gg_point *points = domain->places.points;
    if (road->length > 0 || road->from == road->to)
        return;
    if (points)
        road->length = gg_walk_time(points[road->from], points[road->to], 1000);
    if (road->length == 0)
        refuse(&domain->parsing, road->place,
               points ? "road '%s' joins two places at one position; write its 'length'"
                      : "road '%s' has no 'length', and 'places' has no positions to measure it by",
               road->name);
    if (road->length > GG_MAP_EDGE)
        refuse(&domain->parsing, road->place,
               "road '%s' is longer than 1000000 by the positions of its ends", road->name);
}

/* Whether walking it is a step of plans by what is written. */
static bool asks_for_a_step(const struct road *road)
{
    static const char *const keys[] = {"preconditions", "effects", "cost", "agents"};
    bool any = false;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        any |= value_of_key(road->node, keys[i]) != NULL;
    return any;
}

static void read_road(struct domain *domain, struct road *road, const char *title)
{
    const struct parsing *parsing = &domain->parsing;
    unsigned errors = diagnostics_error_count(parsing->diagnostics);
    struct scope scope = scope_of_domain(domain, title);
    scope.has_cases = true;
    if (!keys_read(&(struct key_reading){domain, &scope, title, road->node, road->crossing, NULL},
                   &road_keys))
        return;
    const struct node *between = value_of_key(road->node, "between"),
                      *one_way = value_of_key(road->node, "one_way"),
                      *length = value_of_key(road->node, "length");
    if (!between == !one_way)
        refuse(parsing, one_way ? one_way->place : road->place,
               "%s has either 'between', two places for both directions, or 'one_way'", title);
    if (errors == diagnostics_error_count(parsing->diagnostics) && domain->places.fact && !length)
        measure_road(domain, road);
    road->is_crossing = asks_for_a_step(road);
}

/* A road, and the action that walks it. */
static struct road *add_road(struct domain *domain, const struct section_entries *entries)
{
    struct pool *pool = domain->parsing.pool;
    struct road *road = pool_take(pool, sizeof *road);
    struct action *crossing = pool_take(pool, sizeof *crossing);
    *road = (struct road){.name = entries->signature.name,
                          .place = entries->signature.place,
                          .node = entries->value,
                          .number = domain->road_count,
                          .crossing = crossing};
    *crossing = (struct action){.name = pool_format(pool, "cross(%s)", road->name),
                                .place = road->place,
                                .node = road->node,
                                .skill = -1,
                                .function = "cross",
                                .has_route = true,
                                .costs_travel = true,
                                .takes_time = true,
                                .road = road};
    POOL_ADD(pool, domain->roads, domain->road_count) = road;
    return road;
}

void read_roads(struct domain *domain, struct node *section)
{
    struct section_entries entries = {.domain = domain,
                                      .section = section,
                                      .what = "a road",
                                      .keys = &road_keys,
                                      .plain = true,
                                      .names = &domain->road_names};
    if (!domain->places.given)
        refuse(&domain->parsing, section->place,
               "'roads' lead from place to place, and the domain has no 'places'");
    while (next_entry(&entries)) {
        if (domain->road_count == ROADS_MOST)
            refuse(&domain->parsing, entries.signature.place, "there are more than %d roads",
                   ROADS_MOST);
        read_road(domain, add_road(domain, &entries), entries.title);
    }
}
