/* SPDX-License-Identifier: MIT */
/* Rover: rovers take samples and images and tell a lander of them. */
#include "competition/competition.h"

enum { ROVER_AT, FULL, CALIBRATED, TARGET, SUPPORTS, SAMPLES, HAVE, TOLD, IMAGES, IMAGES_TOLD };
enum { WAYPOINTS, ROVERS, OBJECTIVES, LANDER_AT }; /* of count; store and camera i are of rover i */
enum { VISIBLE, VISIBLE_FROM };                    /* of related; the latter: an objective's */
enum { SOIL = 1, ROCK = 2 };                       /* bits of SAMPLES, HAVE (by rover), TOLD */
enum { MODES = 3, KINDS = 2 };

static bool navigate(struct competition_world *world, const int *objects)
{
    int rover = objects[0], from = objects[1], to = objects[2];
    if (world->value[ROVER_AT][rover] != from || !world->related[VISIBLE][from][to])
        return false;
    world->value[ROVER_AT][rover] = to;
    return true;
}

/* Rover, store, waypoint. What a rover has is kept by waypoint, as bits of rovers. */
static bool sample(struct competition_world *world, const int *objects, int kind)
{
    int rover = objects[0], store = objects[1], waypoint = objects[2];
    if (store != rover || world->value[ROVER_AT][rover] != waypoint || world->value[FULL][store] ||
        !(world->value[SAMPLES][waypoint] & kind))
        return false;
    world->value[FULL][store] = true;
    world->value[SAMPLES][waypoint] &= ~kind;
    world->value[HAVE][waypoint] |= kind << KINDS * rover;
    return true;
}

static bool sample_soil(struct competition_world *world, const int *objects)
{
    return sample(world, objects, SOIL);
}

static bool sample_rock(struct competition_world *world, const int *objects)
{
    return sample(world, objects, ROCK);
}

static bool drop(struct competition_world *world, const int *objects)
{
    if (objects[1] != objects[0] || !world->value[FULL][objects[1]])
        return false;
    world->value[FULL][objects[1]] = false;
    return true;
}

static bool calibrate(struct competition_world *world, const int *objects)
{
    int rover = objects[0], camera = objects[1], objective = objects[2], waypoint = objects[3];
    if (camera != rover || world->value[TARGET][camera] != objective ||
        world->value[ROVER_AT][rover] != waypoint ||
        !world->related[VISIBLE_FROM][objective][waypoint])
        return false;
    world->value[CALIBRATED][camera] = true;
    return true;
}

static bool take_image(struct competition_world *world, const int *objects)
{
    int rover = objects[0], waypoint = objects[1], objective = objects[2], camera = objects[3];
    if (camera != rover || !world->value[CALIBRATED][camera] ||
        !(world->value[SUPPORTS][camera] & 1 << objects[4]) ||
        world->value[ROVER_AT][rover] != waypoint ||
        !world->related[VISIBLE_FROM][objective][waypoint])
        return false;
    world->value[CALIBRATED][camera] = false;
    world->value[IMAGES][objective] |= 1 << (MODES * rover + objects[4]);
    return true;
}

/* The rover, where it is, and where the lander is. */
static bool can_tell(const struct competition_world *world, int rover, int from, int lander_at)
{
    return world->value[ROVER_AT][rover] == from && world->count[LANDER_AT] == lander_at &&
           world->related[VISIBLE][from][lander_at];
}

static bool tell(struct competition_world *world, const int *objects, int kind)
{
    if (!can_tell(world, objects[0], objects[2], objects[3]) ||
        !(world->value[HAVE][objects[1]] & kind << KINDS * objects[0]))
        return false;
    world->value[TOLD][objects[1]] |= kind;
    return true;
}

static bool communicate_soil(struct competition_world *world, const int *objects)
{
    return tell(world, objects, SOIL);
}

static bool communicate_rock(struct competition_world *world, const int *objects)
{
    return tell(world, objects, ROCK);
}

static bool communicate_image(struct competition_world *world, const int *objects)
{
    int rover = objects[0], objective = objects[1], mode = objects[2];
    if (!can_tell(world, rover, objects[3], objects[4]) ||
        !(world->value[IMAGES][objective] & 1 << (MODES * rover + mode)))
        return false;
    world->value[IMAGES_TOLD][objective] |= 1 << mode;
    return true;
}

static const char types_and_state[] =
    "  mode: [m0, m1, m2]\n"
    "state:\n"
    "  at(rover): waypoint\n"
    "  full(store): bool\n"
    "  calibrated(camera): bool\n"
    "  soil_at(waypoint): bool\n"
    "  rock_at(waypoint): bool\n"
    "  have_soil(rover, waypoint): bool\n"
    "  have_rock(rover, waypoint): bool\n"
    "  have_image(rover, objective, mode): bool\n"
    "  told_soil(waypoint): bool\n"
    "  told_rock(waypoint): bool\n"
    "  told_image(objective, mode): bool\n"
    "  lander_at(waypoint): {type: bool, constant: true}\n"
    "  visible(waypoint, waypoint): {type: bool, constant: true}\n"
    "  visible_from(objective, waypoint): {type: bool, constant: true}\n"
    "  store_of(store): {type: rover, constant: true}\n"
    "  on_board(camera): {type: rover, constant: true}\n"
    "  target(camera): {type: objective, constant: true}\n"
    "  supports(camera, mode): {type: bool, constant: true}\n"
    "  soil_wanted(waypoint): {type: bool, constant: true}\n"
    "  rock_wanted(waypoint): {type: bool, constant: true}\n";

static const char actions[] =
    "actions:\n"
    "  navigate(rover r, waypoint from, waypoint to):\n"
    "    preconditions: ['visible(from, to)', at(r) == from]\n"
    "    effects: at(r) = to\n"
    "  sample_soil(rover r, store s, waypoint w):\n"
    "    preconditions: [store_of(s) == r, at(r) == w, soil_at(w), not full(s)]\n"
    "    effects: [full(s), 'have_soil(r, w)', not soil_at(w)]\n"
    "  sample_rock(rover r, store s, waypoint w):\n"
    "    preconditions: [store_of(s) == r, at(r) == w, rock_at(w), not full(s)]\n"
    "    effects: [full(s), 'have_rock(r, w)', not rock_at(w)]\n"
    "  drop(rover r, store s):\n"
    "    preconditions: [store_of(s) == r, full(s)]\n"
    "    effects: not full(s)\n"
    "  calibrate(rover r, camera c, objective o, waypoint w):\n"
    "    preconditions: [on_board(c) == r, target(c) == o, 'visible_from(o, w)', at(r) == w]\n"
    "    effects: calibrated(c)\n"
    "  take_image(rover r, waypoint w, objective o, camera c, mode m):\n"
    "    preconditions: [on_board(c) == r, 'supports(c, m)', 'visible_from(o, w)', at(r) == w,\n"
    "                    calibrated(c)]\n"
    "    effects: ['have_image(r, o, m)', not calibrated(c)]\n"
    "  communicate_soil(rover r, waypoint of, waypoint from, waypoint lander):\n"
    "    preconditions: [lander_at(lander), 'visible(from, lander)', at(r) == from,\n"
    "                    'have_soil(r, of)']\n"
    "    effects: told_soil(of)\n"
    "  communicate_rock(rover r, waypoint of, waypoint from, waypoint lander):\n"
    "    preconditions: [lander_at(lander), 'visible(from, lander)', at(r) == from,\n"
    "                    'have_rock(r, of)']\n"
    "    effects: told_rock(of)\n"
    "  communicate_image(rover r, objective o, mode m, waypoint from, waypoint lander):\n"
    "    preconditions: [lander_at(lander), 'visible(from, lander)', at(r) == from,\n"
    "                    'have_image(r, o, m)']\n"
    "    effects: 'told_image(o, m)'\n";

static const char tasks[] =
    "tasks:\n"
    "  go(rover r, waypoint to):\n"
    "    methods:\n"
    "      is_there: {preconditions: at(r) == to}\n"
    "      navigate: {subtasks: {achieve: at(r) == to}}\n"
    "  empty(rover r, store s):\n"
    "    methods:\n"
    "      is: {preconditions: not full(s)}\n"
    "      drop: {preconditions: store_of(s) == r, subtasks: 'drop(r, s)'}\n"
    "  tell_soil(waypoint w):\n"
    "    methods:\n"
    "      with(rover r, store s, waypoint from, waypoint lander):\n"
    "        preconditions: [soil_wanted(w), store_of(s) == r, lander_at(lander),\n"
    "                        'visible(from, lander)']\n"
    "        subtasks: ['go(r, w)', 'empty(r, s)', 'sample_soil(r, s, w)', 'go(r, from)',\n"
    "                   'communicate_soil(r, w, from, lander)']\n"
    "  tell_rock(waypoint w):\n"
    "    methods:\n"
    "      with(rover r, store s, waypoint from, waypoint lander):\n"
    "        preconditions: [rock_wanted(w), store_of(s) == r, lander_at(lander),\n"
    "                        'visible(from, lander)']\n"
    "        subtasks: ['go(r, w)', 'empty(r, s)', 'sample_rock(r, s, w)', 'go(r, from)',\n"
    "                   'communicate_rock(r, w, from, lander)']\n"
    "  calibrate_camera(rover r, camera c):\n"
    "    methods:\n"
    "      is: {preconditions: calibrated(c)}\n"
    "      at(objective o, waypoint w):\n"
    "        preconditions: [on_board(c) == r, target(c) == o, 'visible_from(o, w)']\n"
    "        subtasks: ['go(r, w)', 'calibrate(r, c, o, w)']\n"
    "  tell_image(objective o, mode m):\n"
    "    methods:\n"
    "      with(rover r, camera c, waypoint w, waypoint from, waypoint lander):\n"
    "        preconditions: [on_board(c) == r, 'supports(c, m)', 'visible_from(o, w)',\n"
    "                        lander_at(lander), 'visible(from, lander)']\n"
    "        subtasks: ['calibrate_camera(r, c)', 'go(r, w)', 'take_image(r, w, o, c, m)',\n"
    "                   'go(r, from)', 'communicate_image(r, o, m, from, lander)']\n"
    "  solve:\n"
    "    methods:\n"
    "      all_of_them:\n"
    "        subtasks:\n";

/* Adds "  - NAME(a0, b1)" for a relation that was drawn. */
static void relate(struct competition_world *world, int relation, int a, int b, struct text *yaml)
{
    if (world->related[relation][a][b])
        return;
    world->related[relation][a][b] = true;
    if (relation == VISIBLE)
        text_add(yaml, "  - visible(w%d, w%d)\n", a, b);
    else
        text_add(yaml, "  - visible_from(o%d, w%d)\n", a, b);
}

static void see_each_other(struct competition_world *world, int a, int b, struct text *yaml)
{
    if (a == b)
        return;
    relate(world, VISIBLE, a, b, yaml);
    relate(world, VISIBLE, b, a, yaml);
}

/* Waypoints are a tree of those that see each other, and as many pairs more. */
static void draw_map(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    uint32_t waypoints = (uint32_t)world->count[WAYPOINTS];
    for (int i = 1; i < world->count[WAYPOINTS]; i++) {
        see_each_other(world, i, (int)roll(dice, (uint32_t)i), yaml);
        see_each_other(world, (int)roll(dice, waypoints), (int)roll(dice, waypoints), yaml);
    }
    for (int i = 0; i < world->count[OBJECTIVES]; i++)
        for (int seen = 0; seen < 3; seen++)
            relate(world, VISIBLE_FROM, i, (int)roll(dice, waypoints), yaml);
    world->count[LANDER_AT] = (int)roll(dice, waypoints);
    text_add(yaml, "  - lander_at(w%d)\n", world->count[LANDER_AT]);
}

/* Each mode is supported by a camera at least. */
static void draw_rovers(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    for (int i = 0; i < world->count[ROVERS]; i++) {
        world->value[ROVER_AT][i] = (int)roll(dice, (uint32_t)world->count[WAYPOINTS]);
        world->value[TARGET][i] = (int)roll(dice, (uint32_t)world->count[OBJECTIVES]);
        text_add(yaml, "  - at(r%d) = w%d\n  - target(c%d) = o%d\n", i, world->value[ROVER_AT][i],
                 i, world->value[TARGET][i]);
        text_add(yaml, "  - store_of(s%d) = r%d\n  - on_board(c%d) = r%d\n", i, i, i, i);
        for (int mode = 0; mode < MODES; mode++)
            if (i == 0 || roll(dice, 2) == 0) {
                world->value[SUPPORTS][i] |= 1 << mode;
                text_add(yaml, "  - supports(c%d, m%d)\n", i, mode);
            }
    }
}

/* Of about every second waypoint a sample is wanted, and an image of every objective. */
static void draw_samples(struct competition_world *world, struct dice *dice)
{
    for (int i = 0; i < world->count[WAYPOINTS]; i++)
        world->value[SAMPLES][i] = (int)roll(dice, 2) * (1 + (int)roll(dice, 3));
}

static void add_wishes(const struct competition_world *world, struct text *yaml)
{
    for (int i = 0; i < world->count[WAYPOINTS]; i++) {
        if (world->value[SAMPLES][i] & SOIL)
            text_add(yaml, "          - tell_soil(w%d)\n", i);
        if (world->value[SAMPLES][i] & ROCK)
            text_add(yaml, "          - tell_rock(w%d)\n", i);
    }
    for (int i = 0; i < world->count[OBJECTIVES]; i++)
        text_add(yaml, "          - tell_image(o%d, m%d)\n", i, i % MODES);
    text_add(yaml, "start:\n");
    for (int i = 0; i < world->count[WAYPOINTS]; i++) {
        if (world->value[SAMPLES][i] & SOIL)
            text_add(yaml, "  - soil_at(w%d)\n  - soil_wanted(w%d)\n", i, i);
        if (world->value[SAMPLES][i] & ROCK)
            text_add(yaml, "  - rock_at(w%d)\n  - rock_wanted(w%d)\n", i, i);
    }
}

static void make(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    world->count[WAYPOINTS] = world->size;
    world->count[ROVERS] = 2 + world->size / 25;
    world->count[OBJECTIVES] = 1 + world->size / 4;
    text_add(yaml, "types:\n");
    competition_objects(yaml, "waypoint", 'w', world->count[WAYPOINTS]);
    competition_objects(yaml, "objective", 'o', world->count[OBJECTIVES]);
    competition_objects(yaml, "rover", 'r', world->count[ROVERS]);
    competition_objects(yaml, "store", 's', world->count[ROVERS]);
    competition_objects(yaml, "camera", 'c', world->count[ROVERS]);
    text_add(yaml, "%s%s%s", types_and_state, actions, tasks);
    draw_samples(world, dice);
    add_wishes(world, yaml);
    draw_map(world, dice, yaml);
    draw_rovers(world, dice, yaml);
}

/* What was there at the start is no longer there, so all samples that were taken are to be told. */
static bool is_solved(const struct competition_world *world)
{
    for (int i = 0; i < world->count[WAYPOINTS]; i++) {
        int taken = 0;
        for (int rover = 0; rover < world->count[ROVERS]; rover++)
            taken |= world->value[HAVE][i] >> KINDS * rover & (SOIL | ROCK);
        if (world->value[SAMPLES][i] || taken != world->value[TOLD][i])
            return false;
    }
    for (int i = 0; i < world->count[OBJECTIVES]; i++)
        if (!(world->value[IMAGES_TOLD][i] & 1 << i % MODES))
            return false;
    return true;
}

static const struct competition_step steps[] = {
    {"navigate", "rww", navigate},
    {"sample_soil", "rsw", sample_soil},
    {"sample_rock", "rsw", sample_rock},
    {"drop", "rs", drop},
    {"calibrate", "rcow", calibrate},
    {"take_image", "rwocm", take_image},
    {"communicate_soil", "rwww", communicate_soil},
    {"communicate_rock", "rwww", communicate_rock},
    {"communicate_image", "romww", communicate_image},
};

const struct competition rovers = {"rover", "waypoints", 8,     120,
                                   make,    is_solved,   steps, sizeof steps / sizeof *steps};
