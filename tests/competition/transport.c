/* SPDX-License-Identifier: MIT */
/* Transport: trucks of some room carry parcels along roads. */
#include "competition/competition.h"

enum { TRUCK_AT, ROOM, PARCEL_AT, GOAL }; /* a parcel in truck t is at -1 - t */
enum { PLACES, TRUCKS, PARCELS };
enum { ROAD };

static bool drive(struct competition_world *world, const int *objects)
{
    int truck = objects[0], from = objects[1], to = objects[2];
    if (world->value[TRUCK_AT][truck] != from || !world->related[ROAD][from][to])
        return false;
    world->value[TRUCK_AT][truck] = to;
    return true;
}

static bool load(struct competition_world *world, const int *objects)
{
    int truck = objects[0], parcel = objects[1], place = objects[2];
    if (world->value[TRUCK_AT][truck] != place || world->value[PARCEL_AT][parcel] != place ||
        world->value[ROOM][truck] == 0)
        return false;
    world->value[ROOM][truck]--;
    world->value[PARCEL_AT][parcel] = -1 - truck;
    return true;
}

static bool unload(struct competition_world *world, const int *objects)
{
    int truck = objects[0], parcel = objects[1], place = objects[2];
    if (world->value[TRUCK_AT][truck] != place || world->value[PARCEL_AT][parcel] != -1 - truck)
        return false;
    world->value[ROOM][truck]++;
    world->value[PARCEL_AT][parcel] = place;
    return true;
}

static const char rules[] =
    "state:\n"
    "  at(truck): place\n"
    "  lies(parcel): [place, truck]\n"
    "  room(truck): 0..4\n"
    "  goes_to(parcel): {type: place, constant: true}\n"
    "  road(place, place): {type: bool, constant: true}\n"
    "actions:\n"
    "  drive(truck t, place from, place to):\n"
    "    preconditions: [at(t) == from, 'road(from, to)']\n"
    "    effects: at(t) = to\n"
    "  load(truck t, parcel p, place where):\n"
    "    preconditions: [at(t) == where, lies(p) == where, room(t) >= 1]\n"
    "    effects: [lies(p) = t, room(t) -= 1]\n"
    "  unload(truck t, parcel p, place where):\n"
    "    preconditions: [at(t) == where, lies(p) == t, goes_to(p) == where]\n"
    "    effects: [lies(p) = where, room(t) += 1]\n"
    "tasks:\n"
    "  deliver(parcel p):\n"
    "    methods:\n"
    "      there(place to): {preconditions: [goes_to(p) == to, lies(p) == to]}\n"
    "      carry(truck t, place from, place to):\n"
    "        preconditions: [goes_to(p) == to, lies(p) == from, room(t) >= 1]\n"
    "        subtasks: ['get_to(t, from)', 'load(t, p, from)', 'get_to(t, to)',\n"
    "                   'unload(t, p, to)']\n"
    "  get_to(truck t, place where):\n"
    "    methods:\n"
    "      there: {preconditions: at(t) == where}\n"
    "      drive: {subtasks: {achieve: at(t) == where}}\n"
    "  solve:\n"
    "    methods:\n"
    "      all_of_them:\n"
    "        subtasks:\n";

static void add_road(struct competition_world *world, int from, int to, struct text *yaml)
{
    if (from == to || world->related[ROAD][from][to])
        return;
    world->related[ROAD][from][to] = world->related[ROAD][to][from] = true;
    text_add(yaml, "  - road(p%d, p%d)\n  - road(p%d, p%d)\n", from, to, to, from);
}

/* A tree of roads that joins all places, and half as many more. */
static void add_roads(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    uint32_t places = (uint32_t)world->count[PLACES];
    for (int i = 1; i < world->count[PLACES]; i++)
        add_road(world, i, (int)roll(dice, (uint32_t)i), yaml);
    for (int i = 0; i < world->count[PLACES] / 2; i++)
        add_road(world, (int)roll(dice, places), (int)roll(dice, places), yaml);
}

static void make(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    uint32_t places = (uint32_t)(world->count[PLACES] = world->size);
    world->count[TRUCKS] = 4;
    world->count[PARCELS] = (world->size + 2) / 3;
    text_add(yaml, "types:\n");
    competition_objects(yaml, "place", 'p', world->count[PLACES]);
    competition_objects(yaml, "truck", 't', world->count[TRUCKS]);
    competition_objects(yaml, "parcel", 'q', world->count[PARCELS]);
    text_add(yaml, "%s", rules);
    for (int i = 0; i < world->count[PARCELS]; i++)
        text_add(yaml, "          - deliver(q%d)\n", i);
    text_add(yaml, "start:\n");
    add_roads(world, dice, yaml);
    for (int i = 0; i < world->count[TRUCKS]; i++) {
        world->value[TRUCK_AT][i] = (int)roll(dice, places);
        world->value[ROOM][i] = 1 + (int)roll(dice, 4);
        text_add(yaml, "  - at(t%d) = p%d\n  - room(t%d) = %d\n", i, world->value[TRUCK_AT][i], i,
                 world->value[ROOM][i]);
    }
    for (int i = 0; i < world->count[PARCELS]; i++) {
        world->value[PARCEL_AT][i] = (int)roll(dice, places);
        world->value[GOAL][i] = (int)roll(dice, places);
        text_add(yaml, "  - lies(q%d) = p%d\n  - goes_to(q%d) = p%d\n", i,
                 world->value[PARCEL_AT][i], i, world->value[GOAL][i]);
    }
}

static bool is_solved(const struct competition_world *world)
{
    for (int i = 0; i < world->count[PARCELS]; i++)
        if (world->value[PARCEL_AT][i] != world->value[GOAL][i])
            return false;
    return true;
}

static const struct competition_step steps[] = {
    {"drive", "tpp", drive}, {"load", "tqp", load}, {"unload", "tqp", unload}};

const struct competition transport = {"transport", "places",  8,     60,
                                      make,        is_solved, steps, sizeof steps / sizeof *steps};
