/* SPDX-License-Identifier: MIT */
/* Hiking: couples walk from place to place, each time to a tent that stands there already; tents
 * are brought by car. */
#include "competition/competition.h"

enum { PERSON_AT, CAR_AT, TENT_AT, IS_UP, WALKED };
enum { COUPLES = 2, PERSONS = 2 * COUPLES, CARS = 2, TENTS = 2 }; /* couple k: persons 2k, 2k + 1 */

static bool can_use_tent(const struct competition_world *world, int person, int place, int tent)
{
    return world->value[PERSON_AT][person] == place && world->value[TENT_AT][tent] == place;
}

static bool put_down(struct competition_world *world, const int *objects)
{
    if (!can_use_tent(world, objects[0], objects[1], objects[2]) ||
        !world->value[IS_UP][objects[2]])
        return false;
    world->value[IS_UP][objects[2]] = false;
    return true;
}

static bool put_up(struct competition_world *world, const int *objects)
{
    if (!can_use_tent(world, objects[0], objects[1], objects[2]) || world->value[IS_UP][objects[2]])
        return false;
    world->value[IS_UP][objects[2]] = true;
    return true;
}

/* Drivers stand first, then the place they leave and that they come to, then the car. */
static bool drive(struct competition_world *world, const int *objects)
{
    int person = objects[0], from = objects[1], to = objects[2], car = objects[3];
    if (world->value[PERSON_AT][person] != from || world->value[CAR_AT][car] != from)
        return false;
    world->value[PERSON_AT][person] = world->value[CAR_AT][car] = to;
    return true;
}

static bool take_along(struct competition_world *world, const int *objects, int fact, int thing)
{
    if (world->value[fact][thing] != objects[1] || !drive(world, objects))
        return false;
    world->value[fact][thing] = objects[2];
    return true;
}

static bool drive_passenger(struct competition_world *world, const int *objects)
{
    return objects[4] != objects[0] && take_along(world, objects, PERSON_AT, objects[4]);
}

static bool drive_tent(struct competition_world *world, const int *objects)
{
    return !world->value[IS_UP][objects[4]] && take_along(world, objects, TENT_AT, objects[4]);
}

static bool drive_tent_passenger(struct competition_world *world, const int *objects)
{
    if (objects[5] == objects[0] || world->value[PERSON_AT][objects[5]] != objects[1] ||
        !drive_tent(world, objects))
        return false;
    world->value[PERSON_AT][objects[5]] = objects[2];
    return true;
}

static bool walk_together(struct competition_world *world, const int *objects)
{
    int tent = objects[0], to = objects[1], from = objects[3], couple = objects[5];
    if (world->value[TENT_AT][tent] != to || !world->value[IS_UP][tent] || to != from + 1 ||
        world->value[WALKED][couple] != from || objects[2] != 2 * couple ||
        objects[4] != 2 * couple + 1 || world->value[PERSON_AT][objects[2]] != from ||
        world->value[PERSON_AT][objects[4]] != from)
        return false;
    world->value[PERSON_AT][objects[2]] = world->value[PERSON_AT][objects[4]] = to;
    world->value[WALKED][couple] = to;
    return true;
}

static const char rules[] =
    "state:\n"
    "  person_at(person): place\n"
    "  car_at(car): place\n"
    "  tent_at(tent): place\n"
    "  is_up(tent): bool\n"
    "  walked(couple): place\n"
    "  partner(couple, person, person): {type: bool, constant: true}\n"
    "  next(place, place): {type: bool, constant: true}\n"
    "actions:\n"
    "  put_down(person p, place at, tent t):\n"
    "    preconditions: [person_at(p) == at, tent_at(t) == at, is_up(t)]\n"
    "    effects: not is_up(t)\n"
    "  put_up(person p, place at, tent t):\n"
    "    preconditions: [person_at(p) == at, tent_at(t) == at, not is_up(t)]\n"
    "    effects: is_up(t)\n"
    "  drive(person p, place from, place to, car c):\n"
    "    preconditions: [from != to, person_at(p) == from, car_at(c) == from]\n"
    "    effects: [person_at(p) = to, car_at(c) = to]\n"
    "  drive_passenger(person p, place from, place to, car c, person q):\n"
    "    preconditions: [from != to, p != q, person_at(p) == from, car_at(c) == from,\n"
    "                    person_at(q) == from]\n"
    "    effects: [person_at(p) = to, car_at(c) = to, person_at(q) = to]\n"
    "  drive_tent(person p, place from, place to, car c, tent t):\n"
    "    preconditions: [from != to, person_at(p) == from, car_at(c) == from,\n"
    "                    tent_at(t) == from, not is_up(t)]\n"
    "    effects: [person_at(p) = to, car_at(c) = to, tent_at(t) = to]\n"
    "  drive_tent_passenger(person p, place from, place to, car c, tent t, person q):\n"
    "    preconditions: [from != to, p != q, person_at(p) == from, car_at(c) == from,\n"
    "                    tent_at(t) == from, not is_up(t), person_at(q) == from]\n"
    "    effects: [person_at(p) = to, car_at(c) = to, tent_at(t) = to, person_at(q) = to]\n"
    "  walk_together(tent t, place to, person p, place from, person q, couple k):\n"
    "    preconditions: ['next(from, to)', 'partner(k, p, q)', walked(k) == from,\n"
    "                    person_at(p) == from, person_at(q) == from, tent_at(t) == to, is_up(t)]\n"
    "    effects: [person_at(p) = to, person_at(q) = to, walked(k) = to]\n"
    "tasks:\n"
    /* The first couple leaves a tent and a car where all are to walk to, and comes back. */
    "  prepare(place here, place to):\n"
    "    methods:\n"
    "      by_car:\n"
    "        preconditions: here != to\n"
    "        subtasks: ['fetch(c0, c1, here)', 'fetch(c1, c0, here)', 'bring_tent(here, to)',\n"
    "                   'drive(p1, here, to, c1)', 'drive_passenger(p0, to, here, c1, p1)']\n"
    "  fetch(car c, car other, place here):\n"
    "    methods:\n"
    "      is_here: {preconditions: car_at(c) == here}\n"
    "      get(place there):\n"
    "        preconditions: [there != here, car_at(c) == there, car_at(other) == here]\n"
    "        subtasks: ['drive_passenger(p0, here, there, other, p1)',\n"
    "                   'drive(p0, there, here, other)', 'drive(p1, there, here, c)']\n"
    "  bring_tent(place here, place to):\n"
    "    methods:\n"
    "      stands(tent t):\n"
    "        preconditions: [tent_at(t) == to, is_up(t)]\n"
    "        subtasks: 'drive(p0, here, to, c0)'\n"
    "      lies(tent t):\n"
    "        preconditions: [tent_at(t) == to, not is_up(t)]\n"
    "        subtasks: ['drive(p0, here, to, c0)', 'put_up(p0, to, t)']\n"
    "      from_here(tent t):\n"
    "        preconditions: tent_at(t) == here\n"
    "        subtasks: ['pack(t, here)', 'drive_tent(p0, here, to, c0, t)', 'put_up(p0, to, t)']\n"
    "      from_elsewhere(tent t, place there):\n"
    "        preconditions: [there != here, there != to, tent_at(t) == there]\n"
    "        subtasks: ['drive(p0, here, there, c0)', 'pack(t, there)',\n"
    "                   'drive_tent(p0, there, to, c0, t)', 'put_up(p0, to, t)']\n"
    "  pack(tent t, place there):\n"
    "    methods:\n"
    "      is: {preconditions: not is_up(t)}\n"
    "      take_down: {subtasks: 'put_down(p0, there, t)'}\n"
    "  walk(couple k, place from, place to):\n"
    "    methods:\n"
    "      to_tent(tent t, person p, person q):\n"
    "        preconditions: ['next(from, to)', 'partner(k, p, q)', tent_at(t) == to, is_up(t)]\n"
    "        subtasks: 'walk_together(t, to, p, from, q, k)'\n"
    "  solve:\n"
    "    methods:\n"
    "      all_of_them:\n"
    "        subtasks:\n";

/* All begin at the first place, with a car; the other one and the tents are anywhere. */
static void draw_start(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    uint32_t places = (uint32_t)world->size;
    text_add(yaml, "start:\n");
    for (int i = 0; i < TENTS; i++) {
        world->value[TENT_AT][i] = (int)roll(dice, places);
        world->value[IS_UP][i] = (int)roll(dice, 2);
        text_add(yaml, "  - tent_at(t%d) = l%d\n", i, world->value[TENT_AT][i]);
        if (world->value[IS_UP][i])
            text_add(yaml, "  - is_up(t%d)\n", i);
    }
    world->value[CAR_AT][1] = (int)roll(dice, places);
    text_add(yaml, "  - car_at(c1) = l%d\n", world->value[CAR_AT][1]);
    for (int i = 0; i < COUPLES; i++)
        text_add(yaml, "  - partner(k%d, p%d, p%d)\n", i, 2 * i, 2 * i + 1);
    for (int i = 1; i < world->size; i++)
        text_add(yaml, "  - next(l%d, l%d)\n", i - 1, i);
}

static void make(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    text_add(yaml, "types:\n");
    competition_objects(yaml, "place", 'l', world->size);
    competition_objects(yaml, "person", 'p', PERSONS);
    competition_objects(yaml, "couple", 'k', COUPLES);
    competition_objects(yaml, "car", 'c', CARS);
    competition_objects(yaml, "tent", 't', TENTS);
    text_add(yaml, "%s", rules);
    for (int to = 1; to < world->size; to++) {
        text_add(yaml, "          - prepare(l%d, l%d)\n", to - 1, to);
        for (int i = 0; i < COUPLES; i++)
            text_add(yaml, "          - walk(k%d, l%d, l%d)\n", i, to - 1, to);
    }
    draw_start(world, dice, yaml);
}

static bool is_solved(const struct competition_world *world)
{
    for (int i = 0; i < COUPLES; i++)
        if (world->value[WALKED][i] != world->size - 1)
            return false;
    return true;
}

static const struct competition_step steps[] = {
    {"put_down", "plt", put_down},
    {"put_up", "plt", put_up},
    {"drive", "pllc", drive},
    {"drive_passenger", "pllcp", drive_passenger},
    {"drive_tent", "pllct", drive_tent},
    {"drive_tent_passenger", "pllctp", drive_tent_passenger},
    {"walk_together", "tlplpk", walk_together},
};

const struct competition hiking = {"hiking", "places",  5,     24,
                                   make,     is_solved, steps, sizeof steps / sizeof *steps};
