/* SPDX-License-Identifier: MIT */
/* Depots: crates are piled by hoists, one at each place, and carried by trucks. */
#include "competition/competition.h"

enum { PLACES = 4, TRUCKS = 2, PALLETS = 4 }; /* pallet and hoist i are at place i */
enum { LIES, AT, GOAL, TRUCK_AT };
/* What a crate lies on: a crate, or one of these. */
enum { PALLET = 1000, HOIST = 2000, TRUCK = 3000 };

static bool is_clear(const struct competition_world *world, int surface)
{
    for (int i = 0; i < world->size; i++)
        if (world->value[LIES][i] == surface)
            return false;
    return surface >= PALLET || world->value[LIES][surface] < HOIST;
}

static int place_of(const struct competition_world *world, int surface)
{
    return surface >= PALLET ? surface - PALLET : world->value[AT][surface];
}

static bool hoist_is_free(const struct competition_world *world, int hoist)
{
    return is_clear(world, HOIST + hoist);
}

static bool drive(struct competition_world *world, const int *objects)
{
    if (world->value[TRUCK_AT][objects[0]] != objects[1])
        return false;
    world->value[TRUCK_AT][objects[0]] = objects[2];
    return true;
}

static bool lift(struct competition_world *world, int hoist, int crate, int surface, int place)
{
    if (hoist != place || world->value[AT][crate] != place ||
        world->value[LIES][crate] != surface || !hoist_is_free(world, hoist) ||
        !is_clear(world, crate))
        return false;
    world->value[LIES][crate] = HOIST + hoist;
    return true;
}

static bool lift_off_pallet(struct competition_world *world, const int *objects)
{
    return lift(world, objects[0], objects[1], PALLET + objects[2], objects[3]);
}

static bool lift_off_crate(struct competition_world *world, const int *objects)
{
    return lift(world, objects[0], objects[1], objects[2], objects[3]);
}

static bool drop(struct competition_world *world, int hoist, int crate, int surface, int place)
{
    if (hoist != place || place_of(world, surface) != place ||
        world->value[LIES][crate] != HOIST + hoist || !is_clear(world, surface))
        return false;
    world->value[LIES][crate] = surface;
    world->value[AT][crate] = place;
    return true;
}

static bool drop_on_pallet(struct competition_world *world, const int *objects)
{
    return drop(world, objects[0], objects[1], PALLET + objects[2], objects[3]);
}

static bool drop_on_crate(struct competition_world *world, const int *objects)
{
    return drop(world, objects[0], objects[1], objects[2], objects[3]);
}

static bool load(struct competition_world *world, const int *objects)
{
    int hoist = objects[0], crate = objects[1], truck = objects[2], place = objects[3];
    if (hoist != place || world->value[TRUCK_AT][truck] != place ||
        world->value[LIES][crate] != HOIST + hoist)
        return false;
    world->value[LIES][crate] = TRUCK + truck;
    return true;
}

static bool unload(struct competition_world *world, const int *objects)
{
    int hoist = objects[0], crate = objects[1], truck = objects[2], place = objects[3];
    if (hoist != place || world->value[TRUCK_AT][truck] != place ||
        world->value[LIES][crate] != TRUCK + truck || !hoist_is_free(world, hoist))
        return false;
    world->value[LIES][crate] = HOIST + hoist;
    return true;
}

static const char rules[] =
    "  surface: [pallet, crate]\n"
    "  place: [p0, p1, p2, p3]\n"
    "  hoist: [h0, h1, h2, h3]\n"
    "  truck: [t0, t1]\n"
    "state:\n"
    "  lies(crate): [surface, hoist, truck]\n"
    "  at(surface): place\n"
    "  clear(surface): bool\n"
    "  available(hoist): {type: bool, start: true}\n"
    "  truck_at(truck): place\n"
    "  hoist_at(hoist): {type: place, constant: true}\n"
    "  belongs_on(crate): {type: surface, constant: true}\n"
    "actions:\n"
    "  drive(truck t, place from, place to):\n"
    "    preconditions: [from != to, truck_at(t) == from]\n"
    "    effects: truck_at(t) = to\n"
    "  lift_off_pallet(hoist h, crate c, pallet s, place p):\n"
    "    preconditions: [hoist_at(h) == p, available(h), at(c) == p, lies(c) == s, clear(c)]\n"
    "    effects: [lies(c) = h, not available(h), clear(s), not clear(c)]\n"
    "  lift_off_crate(hoist h, crate c, crate s, place p):\n"
    "    preconditions: [hoist_at(h) == p, c != s, available(h), at(c) == p, lies(c) == s,\n"
    "                    clear(c)]\n"
    "    effects: [lies(c) = h, not available(h), clear(s), not clear(c)]\n"
    "  drop_on_pallet(hoist h, crate c, pallet s, place p):\n"
    "    preconditions: [hoist_at(h) == p, belongs_on(c) == s, at(s) == p, lies(c) == h, "
    "clear(s)]\n"
    "    effects: [lies(c) = s, available(h), not clear(s), clear(c), at(c) = p]\n"
    "  drop_on_crate(hoist h, crate c, crate s, place p):\n"
    "    preconditions: [hoist_at(h) == p, belongs_on(c) == s, at(s) == p, lies(c) == h, "
    "clear(s)]\n"
    "    effects: [lies(c) = s, available(h), not clear(s), clear(c), at(c) = p]\n"
    "  load(hoist h, crate c, truck t, place p):\n"
    "    preconditions: [hoist_at(h) == p, lies(c) == h, truck_at(t) == p]\n"
    "    effects: [lies(c) = t, available(h)]\n"
    "  unload(hoist h, crate c, truck t, place p):\n"
    "    preconditions: [hoist_at(h) == p, lies(c) == t, truck_at(t) == p, available(h)]\n"
    "    effects: [lies(c) = h, not available(h)]\n"
    "tasks:\n"
    "  put(crate c):\n"
    "    methods:\n"
    "      lies(surface s): {preconditions: [belongs_on(c) == s, lies(c) == s]}\n"
    "      goes(surface s, place to):\n"
    "        preconditions: [belongs_on(c) == s, at(s) == to]\n"
    "        subtasks: [make_clear(s), take(c), 'bring(c, s, to)']\n"
    "  make_clear(surface s):\n"
    "    methods:\n"
    "      is: {preconditions: clear(s)}\n"
    "      after(crate upper): {preconditions: [upper != s, lies(upper) == s],\n"
    "                           subtasks: take(upper)}\n"
    "  take(crate c):\n"
    "    methods:\n"
    "      has(truck t): {preconditions: lies(c) == t}\n"
    "      lift(truck t, hoist h, place p):\n"
    "        preconditions: [hoist_at(h) == p, at(c) == p]\n"
    "        subtasks: [make_clear(c), 'come(t, p)', 'lift(h, c, p)', 'load(h, c, t, p)']\n"
    "  lift(hoist h, crate c, place p):\n"
    "    methods:\n"
    "      off_pallet(pallet s): {preconditions: [hoist_at(h) == p, lies(c) == s],\n"
    "                             subtasks: 'lift_off_pallet(h, c, s, p)'}\n"
    "      off_crate(crate s): {preconditions: [hoist_at(h) == p, lies(c) == s, c != s],\n"
    "                           subtasks: 'lift_off_crate(h, c, s, p)'}\n"
    "  bring(crate c, surface s, place to):\n"
    "    methods:\n"
    "      to_pallet(truck t, hoist h, pallet l):\n"
    "        preconditions: [l == s, hoist_at(h) == to, lies(c) == t]\n"
    "        subtasks: ['come(t, to)', 'unload(h, c, t, to)', 'drop_on_pallet(h, c, l, to)']\n"
    "      to_crate(truck t, hoist h, crate l):\n"
    "        preconditions: [l == s, hoist_at(h) == to, lies(c) == t]\n"
    "        subtasks: ['come(t, to)', 'unload(h, c, t, to)', 'drop_on_crate(h, c, l, to)']\n"
    "  come(truck t, place p):\n"
    "    methods:\n"
    "      is: {preconditions: truck_at(t) == p}\n"
    "      drive(place from):\n"
    "        preconditions: [from != p, truck_at(t) == from]\n"
    "        subtasks: 'drive(t, from, p)'\n"
    "  solve:\n"
    "    methods:\n"
    "      upwards:\n"
    "        subtasks:\n";

/* Piles on the pallets, of all crates in a random order. */
static void draw_piles(struct competition_world *world, struct dice *dice, int fact)
{
    int order[COMPETITION_OBJECTS], tops[PALLETS];
    for (int i = 0; i < PALLETS; i++)
        tops[i] = PALLET + i;
    competition_shuffle(dice, order, world->size);
    for (int i = 0; i < world->size; i++) {
        uint32_t pile = roll(dice, PALLETS);
        world->value[fact][order[i]] = tops[pile];
        tops[pile] = order[i];
        if (fact == LIES)
            world->value[AT][order[i]] = (int)pile;
    }
}

static void add_puts(const struct competition_world *world, int below, struct text *yaml)
{
    for (int i = 0; i < world->size; i++)
        if (world->value[GOAL][i] == below) {
            text_add(yaml, "          - put(c%d)\n", i);
            add_puts(world, i, yaml);
        }
}

static void add_surface(struct text *yaml, const char *name, int crate, int surface)
{
    text_add(yaml, "  - %s(c%d) = %c%d\n", name, crate, surface >= PALLET ? 'l' : 'c',
             surface % PALLET);
}

static void make(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    draw_piles(world, dice, LIES);
    draw_piles(world, dice, GOAL);
    text_add(yaml, "types:\n");
    competition_objects(yaml, "pallet", 'l', PALLETS);
    competition_objects(yaml, "crate", 'c', world->size);
    text_add(yaml, "%s", rules);
    for (int i = 0; i < PALLETS; i++)
        add_puts(world, PALLET + i, yaml);
    text_add(yaml, "start:\n");
    for (int i = 0; i < PALLETS; i++) {
        text_add(yaml, "  - hoist_at(h%d) = p%d\n  - at(l%d) = p%d\n", i, i, i, i);
        if (is_clear(world, PALLET + i))
            text_add(yaml, "  - clear(l%d)\n", i);
    }
    for (int i = 0; i < world->size; i++) {
        add_surface(yaml, "lies", i, world->value[LIES][i]);
        add_surface(yaml, "belongs_on", i, world->value[GOAL][i]);
        text_add(yaml, "  - at(c%d) = p%d\n", i, world->value[AT][i]);
        if (is_clear(world, i))
            text_add(yaml, "  - clear(c%d)\n", i);
    }
}

static bool is_solved(const struct competition_world *world)
{
    for (int i = 0; i < world->size; i++)
        if (world->value[LIES][i] != world->value[GOAL][i])
            return false;
    return true;
}

static const struct competition_step steps[] = {
    {"drive", "tpp", drive},
    {"lift_off_pallet", "hclp", lift_off_pallet},
    {"lift_off_crate", "hccp", lift_off_crate},
    {"drop_on_pallet", "hclp", drop_on_pallet},
    {"drop_on_crate", "hccp", drop_on_crate},
    {"load", "hctp", load},
    {"unload", "hctp", unload},
};

const struct competition depots = {"depots", "crates",  8,     80,
                                   make,     is_solved, steps, sizeof steps / sizeof *steps};
