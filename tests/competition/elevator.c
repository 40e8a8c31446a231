/* SPDX-License-Identifier: MIT */
/* Elevator: passengers are brought to their floors by one lift. */
#include "competition/competition.h"

enum { LIFT, AT, GOAL }; /* a passenger in the lift is at -1 */
enum { FLOORS, PASSENGERS };

static bool move(struct competition_world *world, int from, int to)
{
    if (world->value[LIFT][0] != from)
        return false;
    world->value[LIFT][0] = to;
    return true;
}

static bool up(struct competition_world *world, const int *objects)
{
    return objects[0] < objects[1] && move(world, objects[0], objects[1]);
}

static bool down(struct competition_world *world, const int *objects)
{
    return objects[0] > objects[1] && move(world, objects[0], objects[1]);
}

static bool board(struct competition_world *world, const int *objects)
{
    int passenger = objects[0], floor = objects[1];
    if (world->value[LIFT][0] != floor || world->value[AT][passenger] != floor)
        return false;
    world->value[AT][passenger] = -1;
    return true;
}

static bool depart(struct competition_world *world, const int *objects)
{
    int passenger = objects[0], floor = objects[1];
    if (world->value[LIFT][0] != floor || world->value[AT][passenger] != -1)
        return false;
    world->value[AT][passenger] = floor;
    return true;
}

static const char rules[] =
    "state:\n"
    "  lift_at: floor\n"
    "  at(passenger): [lift, floor]\n"
    "  goes_to(passenger): {type: floor, constant: true}\n"
    "  above(floor, floor): {type: bool, constant: true}\n"
    "actions:\n"
    "  up(floor from, floor to):\n"
    "    preconditions: ['above(to, from)', lift_at == from]\n"
    "    effects: lift_at = to\n"
    "  down(floor from, floor to):\n"
    "    preconditions: ['above(from, to)', lift_at == from]\n"
    "    effects: lift_at = to\n"
    "  board(passenger p, floor f):\n"
    "    preconditions: [lift_at == f, at(p) == f]\n"
    "    effects: at(p) = lift\n"
    "  depart(passenger p, floor f):\n"
    "    preconditions: [lift_at == f, at(p) == lift, goes_to(p) == f]\n"
    "    effects: at(p) = f\n"
    "tasks:\n"
    "  bring(passenger p):\n"
    "    methods:\n"
    "      there(floor to): {preconditions: [goes_to(p) == to, at(p) == to]}\n"
    "      ride(floor from, floor to):\n"
    "        preconditions: [goes_to(p) == to, at(p) == from]\n"
    "        subtasks: [go_to(from), 'board(p, from)', go_to(to), 'depart(p, to)']\n"
    "  go_to(floor to):\n"
    "    methods:\n"
    "      there: {preconditions: lift_at == to}\n"
    "      upwards(floor from):\n"
    "        preconditions: ['above(to, from)', lift_at == from]\n"
    "        subtasks: 'up(from, to)'\n"
    "      downwards(floor from):\n"
    "        preconditions: ['above(from, to)', lift_at == from]\n"
    "        subtasks: 'down(from, to)'\n"
    "  solve:\n"
    "    methods:\n"
    "      all_of_them:\n"
    "        subtasks:\n";

static void make(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    uint32_t floors = (uint32_t)(world->count[FLOORS] = world->size);
    world->count[PASSENGERS] = world->size / 2;
    text_add(yaml, "types:\n");
    competition_objects(yaml, "floor", 'f', world->count[FLOORS]);
    competition_objects(yaml, "passenger", 'p', world->count[PASSENGERS]);
    text_add(yaml, "%s", rules);
    for (int i = 0; i < world->count[PASSENGERS]; i++)
        text_add(yaml, "          - bring(p%d)\n", i);
    text_add(yaml, "start:\n");
    for (int i = 1; i < world->count[FLOORS]; i++)
        for (int j = 0; j < i; j++)
            text_add(yaml, "  - above(f%d, f%d)\n", i, j);
    for (int i = 0; i < world->count[PASSENGERS]; i++) {
        world->value[AT][i] = (int)roll(dice, floors);
        world->value[GOAL][i] = (int)roll(dice, floors);
        text_add(yaml, "  - at(p%d) = f%d\n  - goes_to(p%d) = f%d\n", i, world->value[AT][i], i,
                 world->value[GOAL][i]);
    }
}

static bool is_solved(const struct competition_world *world)
{
    for (int i = 0; i < world->count[PASSENGERS]; i++)
        if (world->value[AT][i] != world->value[GOAL][i])
            return false;
    return true;
}

static const struct competition_step steps[] = {
    {"up", "ff", up}, {"down", "ff", down}, {"board", "pf", board}, {"depart", "pf", depart}};

const struct competition elevator = {"elevator", "floors",  8,     100,
                                     make,       is_solved, steps, sizeof steps / sizeof *steps};
