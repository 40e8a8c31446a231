/* SPDX-License-Identifier: MIT */
/* Satellite: images of directions are taken by instruments, which are switched on, one on each
 * satellite at a time, and calibrated. */
#include "competition/competition.h"

enum { POINTING, ON_BOARD, TARGET, POWERED, CALIBRATED, IMAGE, WANTED };
enum { DIRECTIONS, SATELLITES, INSTRUMENTS };
enum { SUPPORTS };
enum { MODES = 3 };

static bool turn_to(struct competition_world *world, const int *objects)
{
    int satellite = objects[0], to = objects[1], from = objects[2];
    if (world->value[POINTING][satellite] != from || from == to)
        return false;
    world->value[POINTING][satellite] = to;
    return true;
}

static bool switch_on(struct competition_world *world, const int *objects)
{
    int instrument = objects[0], satellite = objects[1];
    for (int i = 0; i < world->count[INSTRUMENTS]; i++)
        if (world->value[ON_BOARD][i] == satellite && world->value[POWERED][i])
            return false;
    world->value[POWERED][instrument] = true;
    world->value[CALIBRATED][instrument] = false;
    return world->value[ON_BOARD][instrument] == satellite;
}

static bool switch_off(struct competition_world *world, const int *objects)
{
    int instrument = objects[0], satellite = objects[1];
    if (!world->value[POWERED][instrument] || world->value[ON_BOARD][instrument] != satellite)
        return false;
    world->value[POWERED][instrument] = false;
    return true;
}

static bool calibrate(struct competition_world *world, const int *objects)
{
    int satellite = objects[0], instrument = objects[1], direction = objects[2];
    if (world->value[ON_BOARD][instrument] != satellite || !world->value[POWERED][instrument] ||
        world->value[TARGET][instrument] != direction ||
        world->value[POINTING][satellite] != direction)
        return false;
    world->value[CALIBRATED][instrument] = true;
    return true;
}

static bool take_image(struct competition_world *world, const int *objects)
{
    int satellite = objects[0], direction = objects[1], instrument = objects[2], mode = objects[3];
    if (world->value[ON_BOARD][instrument] != satellite || !world->value[POWERED][instrument] ||
        !world->value[CALIBRATED][instrument] || !world->related[SUPPORTS][instrument][mode] ||
        world->value[POINTING][satellite] != direction)
        return false;
    world->value[IMAGE][direction] |= 1 << mode;
    return true;
}

static const char rules[] =
    "  mode: [m0, m1, m2]\n"
    "state:\n"
    "  pointing(satellite): direction\n"
    "  power_left(satellite): {type: bool, start: true}\n"
    "  powered(instrument): bool\n"
    "  calibrated(instrument): bool\n"
    "  have_image(direction, mode): bool\n"
    "  on_board(instrument): {type: satellite, constant: true}\n"
    "  target(instrument): {type: direction, constant: true}\n"
    "  supports(instrument, mode): {type: bool, constant: true}\n"
    "actions:\n"
    "  turn_to(satellite s, direction to, direction from):\n"
    "    preconditions: [from != to, pointing(s) == from]\n"
    "    effects: pointing(s) = to\n"
    "  switch_on(instrument i, satellite s):\n"
    "    preconditions: [on_board(i) == s, power_left(s)]\n"
    "    effects: [powered(i), not calibrated(i), not power_left(s)]\n"
    "  switch_off(instrument i, satellite s):\n"
    "    preconditions: [on_board(i) == s, powered(i)]\n"
    "    effects: [not powered(i), power_left(s)]\n"
    "  calibrate(satellite s, instrument i, direction d):\n"
    "    preconditions: [on_board(i) == s, target(i) == d, pointing(s) == d, powered(i)]\n"
    "    effects: calibrated(i)\n"
    "  take_image(satellite s, direction d, instrument i, mode m):\n"
    "    preconditions: [on_board(i) == s, 'supports(i, m)', pointing(s) == d, powered(i),\n"
    "                    calibrated(i)]\n"
    "    effects: 'have_image(d, m)'\n"
    "tasks:\n"
    "  get_image(direction d, mode m):\n"
    "    methods:\n"
    "      is_there: {preconditions: 'have_image(d, m)'}\n"
    "      take(instrument i, satellite s):\n"
    "        preconditions: [on_board(i) == s, 'supports(i, m)']\n"
    "        subtasks: ['make_ready(i, s)', 'point(s, d)', 'take_image(s, d, i, m)']\n"
    "  make_ready(instrument i, satellite s):\n"
    "    methods:\n"
    "      is: {preconditions: [powered(i), calibrated(i)]}\n"
    "      calibrate(direction d):\n"
    "        preconditions: [on_board(i) == s, target(i) == d]\n"
    "        subtasks: ['power(i, s)', 'point(s, d)', 'calibrate(s, i, d)']\n"
    "  power(instrument i, satellite s):\n"
    "    methods:\n"
    "      has: {preconditions: powered(i)}\n"
    "      gets: {preconditions: power_left(s), subtasks: 'switch_on(i, s)'}\n"
    "      takes(instrument other):\n"
    "        preconditions: [on_board(other) == s, other != i, powered(other)]\n"
    "        subtasks: ['switch_off(other, s)', 'switch_on(i, s)']\n"
    "  point(satellite s, direction d):\n"
    "    methods:\n"
    "      is: {preconditions: pointing(s) == d}\n"
    "      turn(direction from):\n"
    "        preconditions: [from != d, pointing(s) == from]\n"
    "        subtasks: 'turn_to(s, d, from)'\n"
    "  solve:\n"
    "    methods:\n"
    "      all_of_them:\n"
    "        subtasks:\n";

static void add_instruments(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    for (int i = 0; i < world->count[INSTRUMENTS]; i++) {
        world->value[ON_BOARD][i] = i % world->count[SATELLITES];
        world->value[TARGET][i] = (int)roll(dice, (uint32_t)world->count[DIRECTIONS]);
        text_add(yaml, "  - on_board(i%d) = s%d\n  - target(i%d) = d%d\n", i,
                 world->value[ON_BOARD][i], i, world->value[TARGET][i]);
        for (int mode = 0; mode < MODES; mode++) {
            world->related[SUPPORTS][i][mode] = mode == i % MODES || roll(dice, 3) == 0;
            if (world->related[SUPPORTS][i][mode])
                text_add(yaml, "  - supports(i%d, m%d)\n", i, mode);
        }
    }
}

static void make(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    world->count[DIRECTIONS] = world->size;
    world->count[SATELLITES] = world->size / 8 + 1;
    world->count[INSTRUMENTS] = 2 * world->count[SATELLITES] + 1;
    text_add(yaml, "types:\n");
    competition_objects(yaml, "direction", 'd', world->count[DIRECTIONS]);
    competition_objects(yaml, "satellite", 's', world->count[SATELLITES]);
    competition_objects(yaml, "instrument", 'i', world->count[INSTRUMENTS]);
    text_add(yaml, "%s", rules);
    for (int i = 0; i < world->count[DIRECTIONS]; i++) {
        int mode = (int)roll(dice, MODES);
        world->value[WANTED][i] = 1 << mode;
        text_add(yaml, "          - get_image(d%d, m%d)\n", i, mode);
    }
    text_add(yaml, "start:\n");
    add_instruments(world, dice, yaml);
    for (int i = 0; i < world->count[SATELLITES]; i++) {
        world->value[POINTING][i] = (int)roll(dice, (uint32_t)world->count[DIRECTIONS]);
        text_add(yaml, "  - pointing(s%d) = d%d\n", i, world->value[POINTING][i]);
    }
}

static bool is_solved(const struct competition_world *world)
{
    for (int i = 0; i < world->count[DIRECTIONS]; i++)
        if (world->value[WANTED][i] & ~world->value[IMAGE][i])
            return false;
    return true;
}

static const struct competition_step steps[] = {{"turn_to", "sdd", turn_to},
                                                {"switch_on", "is", switch_on},
                                                {"switch_off", "is", switch_off},
                                                {"calibrate", "sid", calibrate},
                                                {"take_image", "sdim", take_image}};

const struct competition satellites = {
    "satellite", "directions", 8, 70, make, is_solved, steps, sizeof steps / sizeof *steps};
