/* SPDX-License-Identifier: MIT */
/* Woodworking: parts are cut from boards and then planed, ground, varnished and glazed until they
 * are as they are wanted. */
#include "competition/competition.h"

/* By part; SURFACE is NONE until it is cut. Then by board; then by machine. */
enum { SURFACE, TREATMENT, COLOUR, WOOD, GOAL_SIZE, GOALS, BOARD_SIZE = GOALS + 4 };
enum { BOARD_WOOD = BOARD_SIZE + 1, BOARD_SURFACE, IN_SAW }; /* IN_SAW: of the high-speed saw */
enum { PARTS, BOARDS };
enum { HAS_COLOUR }; /* of related, by machine and colour */
enum { ROUGH, SMOOTH, VERY_SMOOTH };
enum { UNTREATED, VARNISHED, GLAZED, FRAGMENTS };
enum { IMMERSION, SPRAY, GLAZER, NATURAL = 0 };
enum { NONE = -1, WOODS = 3, COLOURS = 5, LARGE = 3, BOARD_LENGTH = 9 };

static bool load(struct competition_world *world, const int *objects)
{
    if (world->value[IN_SAW][0] != NONE)
        return false;
    world->value[IN_SAW][0] = objects[0];
    return true;
}

static bool unload(struct competition_world *world, const int *objects)
{
    if (world->value[IN_SAW][0] != objects[0])
        return false;
    world->value[IN_SAW][0] = NONE;
    return true;
}

/* Board, part, a saw, and the wood and surface of the board. */
static bool cut(struct competition_world *world, const int *objects, int size)
{
    int board = objects[0], part = objects[1], wood = objects[3], surface = objects[4];
    if (world->value[SURFACE][part] != NONE || world->value[GOAL_SIZE][part] != size ||
        world->value[BOARD_SIZE][board] < size || world->value[BOARD_WOOD][board] != wood ||
        world->value[BOARD_SURFACE][board] != surface)
        return false;
    world->value[BOARD_SIZE][board] -= size;
    world->value[SURFACE][part] = surface;
    world->value[WOOD][part] = wood;
    world->value[TREATMENT][part] = UNTREATED;
    world->value[COLOUR][part] = NATURAL;
    return true;
}

static bool is_loaded(const struct competition_world *world, const int *objects)
{
    return world->value[IN_SAW][0] == objects[0];
}

static bool cut_small(struct competition_world *world, const int *objects)
{
    return is_loaded(world, objects) && cut(world, objects, 1);
}

static bool cut_medium(struct competition_world *world, const int *objects)
{
    return is_loaded(world, objects) && cut(world, objects, 2);
}

static bool cut_large(struct competition_world *world, const int *objects)
{
    return is_loaded(world, objects) && cut(world, objects, LARGE);
}

static bool saw_small(struct competition_world *world, const int *objects)
{
    return !is_loaded(world, objects) && cut(world, objects, 1);
}

static bool saw_medium(struct competition_world *world, const int *objects)
{
    return !is_loaded(world, objects) && cut(world, objects, 2);
}

static bool saw_large(struct competition_world *world, const int *objects)
{
    return !is_loaded(world, objects) && cut(world, objects, LARGE);
}

/* Part, machine, and the surface, colour and treatment that it has. */
static bool is_like(const struct competition_world *world, const int *objects)
{
    int part = objects[0];
    return world->value[SURFACE][part] == objects[2] && world->value[COLOUR][part] == objects[3] &&
           world->value[TREATMENT][part] == objects[4] && objects[2] != NONE;
}

static bool plane(struct competition_world *world, const int *objects)
{
    int part = objects[0];
    if (!is_like(world, objects))
        return false;
    world->value[SURFACE][part] = SMOOTH;
    world->value[TREATMENT][part] = UNTREATED;
    world->value[COLOUR][part] = NATURAL;
    return true;
}

/* And last the treatment that grinding leaves. */
static bool grind(struct competition_world *world, const int *objects)
{
    int part = objects[0], left = objects[4] == VARNISHED ? FRAGMENTS : UNTREATED;
    if (!is_like(world, objects) || objects[2] == ROUGH || objects[5] != left)
        return false;
    world->value[SURFACE][part] = VERY_SMOOTH;
    world->value[TREATMENT][part] = left;
    world->value[COLOUR][part] = NATURAL;
    return true;
}

static bool paint(struct competition_world *world, const int *objects, int machine, int treatment)
{
    int part = objects[0], colour = objects[2];
    if (world->value[SURFACE][part] == NONE || world->value[TREATMENT][part] != UNTREATED ||
        !world->related[HAS_COLOUR][machine][colour])
        return false;
    world->value[TREATMENT][part] = treatment;
    world->value[COLOUR][part] = colour;
    return true;
}

static bool varnish(struct competition_world *world, const int *objects, int machine)
{
    return world->value[SURFACE][objects[0]] == objects[3] && objects[3] != ROUGH &&
           paint(world, objects, machine, VARNISHED);
}

static bool immersion_varnish(struct competition_world *world, const int *objects)
{
    return varnish(world, objects, IMMERSION);
}

static bool spray_varnish(struct competition_world *world, const int *objects)
{
    return varnish(world, objects, SPRAY);
}

static bool glaze(struct competition_world *world, const int *objects)
{
    return paint(world, objects, GLAZER, GLAZED);
}

static const char types_and_state[] =
    "  length: [small, medium, large]\n"
    "  surface: [s0, s1, s2]\n" /* rough, smooth, very smooth */
    "  treatment: [t0, t1, t2, t3]\n"
    "  highspeed_saw: [h0]\n"
    "  saw: [e0]\n"
    "  planer: [l0]\n"
    "  grinder: [g0]\n"
    "  immersion_varnisher: [i0]\n"
    "  spray_varnisher: [v0]\n"
    "  glazer: [z0]\n"
    "  painter: [immersion_varnisher, spray_varnisher, glazer]\n"
    "state:\n"
    "  surface_of(part): [unused, surface]\n"
    "  treatment_of(part): treatment\n"
    "  colour_of(part): colour\n"
    "  wood_of(part): wood\n"
    "  lies(board): {type: bool, start: true}\n"
    "  size(board): 0..9\n"
    "  holds(highspeed_saw): [empty, board]\n"
    "  board_wood(board): {type: wood, constant: true}\n"
    "  board_surface(board): {type: surface, constant: true}\n"
    "  has_colour(painter, colour): {type: bool, constant: true}\n"
    "  grinding_leaves(treatment): {type: treatment, constant: true}\n"
    "  goal_size(part): {type: length, constant: true}\n"
    "  goal_surface(part): {type: surface, constant: true}\n"
    "  goal_treatment(part): {type: treatment, constant: true}\n"
    "  goal_colour(part): {type: colour, constant: true}\n"
    "  goal_wood(part): {type: wood, constant: true}\n"
    "actions:\n"
    "  load(board b, highspeed_saw h):\n"
    "    preconditions: [holds(h) == empty, lies(b)]\n"
    "    effects: [holds(h) = b, not lies(b)]\n"
    "  unload(board b, highspeed_saw h):\n"
    "    preconditions: holds(h) == b\n"
    "    effects: [holds(h) = empty, lies(b)]\n"
    "  plane(part p, planer l, surface s, colour c, treatment t):\n"
    "    preconditions: [surface_of(p) == s, colour_of(p) == c, treatment_of(p) == t]\n"
    "    effects: [surface_of(p) = s1, colour_of(p) = c0, treatment_of(p) = t0]\n"
    "  grind(part p, grinder g, surface s, colour c, treatment t, treatment left):\n"
    "    preconditions: [s != s0, grinding_leaves(t) == left, surface_of(p) == s,\n"
    "                    colour_of(p) == c, treatment_of(p) == t]\n"
    "    effects: [surface_of(p) = s2, colour_of(p) = c0, treatment_of(p) = left]\n"
    "  immersion_varnish(part p, immersion_varnisher m, colour c, surface s):\n"
    "    preconditions: ['has_colour(m, c)', s != s0, surface_of(p) == s, treatment_of(p) == t0]\n"
    "    effects: [treatment_of(p) = t1, colour_of(p) = c]\n"
    "  spray_varnish(part p, spray_varnisher m, colour c, surface s):\n"
    "    preconditions: ['has_colour(m, c)', s != s0, surface_of(p) == s, treatment_of(p) == t0]\n"
    "    effects: [treatment_of(p) = t1, colour_of(p) = c]\n"
    "  glaze(part p, glazer m, colour c):\n"
    "    preconditions: ['has_colour(m, c)', surface_of(p) != unused, treatment_of(p) == t0]\n"
    "    effects: [treatment_of(p) = t2, colour_of(p) = c]\n";

static const char tasks[] =
    "  cut(part p):\n"
    "    methods:\n"
    "      from_loaded(wood w, surface s, board b, highspeed_saw h):\n"
    "        preconditions: [goal_wood(p) == w, board_wood(b) == w, board_surface(b) == s,\n"
    "                        goal_surface(p) != s0 or s == s0, holds(h) == b]\n"
    "        subtasks: 'cut_loaded(b, p, h, w, s)'\n"
    "      load(wood w, surface s, board b, highspeed_saw h):\n"
    "        preconditions: [goal_wood(p) == w, board_wood(b) == w, board_surface(b) == s,\n"
    "                        goal_surface(p) != s0 or s == s0, goal_size(p) == large,\n"
    "                        holds(h) == empty]\n"
    "        subtasks: ['load(b, h)', 'cut_loaded(b, p, h, w, s)']\n"
    "      exchange(wood w, surface s, board b, highspeed_saw h, board other):\n"
    "        preconditions: [goal_wood(p) == w, board_wood(b) == w, board_surface(b) == s,\n"
    "                        goal_surface(p) != s0 or s == s0, goal_size(p) == large,\n"
    "                        other != b, holds(h) == other]\n"
    "        subtasks: ['unload(other, h)', 'load(b, h)', 'cut_loaded(b, p, h, w, s)']\n"
    "      by_hand(wood w, surface s, board b, saw e):\n"
    "        preconditions: [goal_wood(p) == w, board_wood(b) == w, board_surface(b) == s,\n"
    "                        goal_surface(p) != s0 or s == s0, lies(b)]\n"
    "        subtasks: 'saw_lying(b, p, e, w, s)'\n"
    "  smoothen(part p, surface s):\n"
    "    methods:\n"
    "      is: {preconditions: surface_of(p) == s}\n"
    "      plane(planer l, surface old, colour c, treatment t):\n"
    "        preconditions: [s == s1, old != s1, surface_of(p) == old, colour_of(p) == c,\n"
    "                        treatment_of(p) == t]\n"
    "        subtasks: 'plane(p, l, old, c, t)'\n"
    "      grind:\n"
    "        preconditions: [s == s2, surface_of(p) == s1]\n"
    "        subtasks: 'grind_off(p, s1)'\n"
    "      plane_and_grind:\n"
    "        preconditions: [s == s2, surface_of(p) == s0]\n"
    "        subtasks: ['smoothen(p, s1)', 'grind_off(p, s1)']\n"
    "  grind_off(part p, surface s):\n"
    "    methods:\n"
    "      with(grinder g, colour c, treatment t, treatment left):\n"
    "        preconditions: [grinding_leaves(t) == left, colour_of(p) == c, treatment_of(p) == t]\n"
    "        subtasks: 'grind(p, g, s, c, t, left)'\n"
    "  varnish(part p, colour c, surface s):\n"
    "    methods:\n"
    "      dip(immersion_varnisher m): {preconditions: 'has_colour(m, c)',\n"
    "                                   subtasks: 'immersion_varnish(p, m, c, s)'}\n"
    "      spray(spray_varnisher m): {preconditions: 'has_colour(m, c)',\n"
    "                                 subtasks: 'spray_varnish(p, m, c, s)'}\n"
    "  treat(part p):\n"
    "    methods:\n"
    "      leave(surface s):\n"
    "        preconditions: [goal_treatment(p) == t0, goal_surface(p) == s]\n"
    "        subtasks: 'smoothen(p, s)'\n"
    "      varnish(surface s, colour c):\n"
    "        preconditions: [goal_treatment(p) == t1, goal_surface(p) == s, goal_colour(p) == c]\n"
    "        subtasks: ['smoothen(p, s)', 'varnish(p, c, s)']\n"
    "      glaze(surface s, colour c, glazer m):\n"
    "        preconditions: [goal_treatment(p) == t2, goal_surface(p) == s, goal_colour(p) == c]\n"
    "        subtasks: ['smoothen(p, s)', 'glaze(p, m, c)']\n"
    "      varnish_and_grind(colour c):\n"
    "        preconditions: goal_treatment(p) == t3\n"
    "        subtasks: ['smoothen(p, s1)', 'varnish(p, c, s1)', 'grind_off(p, s1)']\n"
    "  solve:\n"
    "    methods:\n"
    "      all_of_them:\n"
    "        subtasks:\n";

static const char *const lengths[] = {"small", "medium", "large"};

/* Cutting takes one of the size, two or three off a board; the actions differ in that alone. */
static void add_cutting(struct text *yaml)
{
    for (int size = 1; size <= LARGE; size++)
        for (int by_hand = 0; by_hand < 2; by_hand++)
            text_add(yaml,
                     "  %s_%s(board b, part p, %s h, wood w, surface s):\n"
                     "    preconditions: [board_wood(b) == w, board_surface(b) == s,\n"
                     "                    goal_size(p) == %s, surface_of(p) == unused, %s,\n"
                     "                    size(b) >= %d]\n"
                     "    effects: [surface_of(p) = s, treatment_of(p) = t0, colour_of(p) = c0,\n"
                     "              wood_of(p) = w, size(b) -= %d]\n",
                     by_hand ? "saw" : "cut", lengths[size - 1], by_hand ? "saw" : "highspeed_saw",
                     lengths[size - 1], by_hand ? "lies(b)" : "holds(h) == b", size, size);
    text_add(yaml, "tasks:\n");
    for (int by_hand = 0; by_hand < 2; by_hand++) {
        text_add(yaml, "  %s(board b, part p, %s h, wood w, surface s):\n    methods:\n",
                 by_hand ? "saw_lying" : "cut_loaded", by_hand ? "saw" : "highspeed_saw");
        for (int size = 1; size <= LARGE; size++)
            text_add(yaml,
                     "      %s: {preconditions: [goal_size(p) == %s, size(b) >= %d],\n"
                     "           subtasks: '%s_%s(b, p, h, w, s)'}\n",
                     lengths[size - 1], lengths[size - 1], size, by_hand ? "saw" : "cut",
                     lengths[size - 1]);
    }
}

/* What can be: only what is smooth is varnished, and what is left of varnish is very smooth. */
static void draw_goal(struct competition_world *world, struct dice *dice, int part)
{
    int treatment = (int)roll(dice, 4), surface = (int)roll(dice, 3), colour = NATURAL;
    if (treatment == VARNISHED && surface == ROUGH)
        surface = SMOOTH;
    if (treatment == FRAGMENTS)
        surface = VERY_SMOOTH;
    if (treatment == VARNISHED || treatment == GLAZED)
        colour = (int)roll(dice, COLOURS);
    world->value[GOALS + SURFACE][part] = surface;
    world->value[GOALS + TREATMENT][part] = treatment;
    world->value[GOALS + COLOUR][part] = colour;
    world->value[GOALS + WOOD][part] = (int)roll(dice, WOODS);
    world->value[GOAL_SIZE][part] = 1 + (int)roll(dice, LARGE);
    world->value[SURFACE][part] = NONE;
}

static bool wants_rough(const struct competition_world *world, int part)
{
    return world->value[GOALS + SURFACE][part] == ROUGH;
}

static int add_board(struct competition_world *world, int wood, int surface)
{
    int board = world->count[BOARDS]++;
    world->value[BOARD_WOOD][board] = wood;
    world->value[BOARD_SURFACE][board] = surface;
    world->value[BOARD_SIZE][board] = BOARD_LENGTH;
    return board;
}

/* Boards from which the parts can be cut in their order, and one more of each kind. */
static void draw_boards(struct competition_world *world, struct dice *dice)
{
    for (int kind = 0; kind < 2 * WOODS; kind++) {
        int wood = kind / 2, rough = kind % 2, left = 0;
        for (int i = 0; i < world->count[PARTS]; i++) {
            if (world->value[GOALS + WOOD][i] != wood || wants_rough(world, i) != (rough == 1))
                continue;
            if (left < world->value[GOAL_SIZE][i]) {
                (void)add_board(world, wood, rough ? ROUGH : SMOOTH + (int)roll(dice, 2));
                left = BOARD_LENGTH;
            }
            left -= world->value[GOAL_SIZE][i];
        }
        (void)add_board(world, wood, rough ? ROUGH : SMOOTH);
    }
}

static void add_parts(const struct competition_world *world, struct text *yaml)
{
    for (int i = 0; i < world->count[PARTS]; i++) {
        text_add(yaml, "  - goal_size(p%d) = %s\n", i, lengths[world->value[GOAL_SIZE][i] - 1]);
        text_add(yaml, "  - goal_surface(p%d) = s%d\n", i, world->value[GOALS + SURFACE][i]);
        text_add(yaml, "  - goal_treatment(p%d) = t%d\n", i, world->value[GOALS + TREATMENT][i]);
        text_add(yaml, "  - goal_colour(p%d) = c%d\n", i, world->value[GOALS + COLOUR][i]);
        text_add(yaml, "  - goal_wood(p%d) = w%d\n", i, world->value[GOALS + WOOD][i]);
    }
    for (int i = 0; i < world->count[BOARDS]; i++)
        text_add(yaml,
                 "  - size(b%d) = %d\n  - board_wood(b%d) = w%d\n  - board_surface(b%d) = s%d\n", i,
                 world->value[BOARD_SIZE][i], i, world->value[BOARD_WOOD][i], i,
                 world->value[BOARD_SURFACE][i]);
}

/* Each colour is at the glazer and at one of the varnishers. */
static void draw_colours(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    static const char *const names[] = {"i0", "v0", "z0"};
    for (int colour = 0; colour < COLOURS; colour++) {
        int varnisher = roll(dice, 2) == 0 ? IMMERSION : SPRAY;
        world->related[HAS_COLOUR][GLAZER][colour] = true;
        world->related[HAS_COLOUR][varnisher][colour] = true;
        text_add(yaml, "  - has_colour(z0, c%d)\n  - has_colour(%s, c%d)\n", colour,
                 names[varnisher], colour);
    }
}

static void make(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    world->count[PARTS] = world->size;
    world->value[IN_SAW][0] = NONE;
    for (int i = 0; i < world->count[PARTS]; i++)
        draw_goal(world, dice, i);
    draw_boards(world, dice);
    text_add(yaml, "types:\n");
    competition_objects(yaml, "part", 'p', world->count[PARTS]);
    competition_objects(yaml, "board", 'b', world->count[BOARDS]);
    competition_objects(yaml, "wood", 'w', WOODS);
    competition_objects(yaml, "colour", 'c', COLOURS);
    text_add(yaml, "%s", types_and_state);
    add_cutting(yaml);
    text_add(yaml, "%s", tasks);
    /* What is to stay rough comes first, as it is cut from fewer boards. */
    for (int rough = 1; rough >= 0; rough--)
        for (int i = 0; i < world->count[PARTS]; i++)
            if (wants_rough(world, i) == (rough == 1))
                text_add(yaml, "          - cut(p%d)\n          - treat(p%d)\n", i, i);
    text_add(yaml, "start:\n  - grinding_leaves(t1) = t3\n");
    draw_colours(world, dice, yaml);
    add_parts(world, yaml);
}

static bool is_solved(const struct competition_world *world)
{
    for (int fact = SURFACE; fact <= WOOD; fact++)
        for (int i = 0; i < world->count[PARTS]; i++)
            if (world->value[fact][i] != world->value[GOALS + fact][i])
                return false;
    return true;
}

static const struct competition_step steps[] = {
    {"load", "bh", load},
    {"unload", "bh", unload},
    {"cut_small", "bphws", cut_small},
    {"cut_medium", "bphws", cut_medium},
    {"cut_large", "bphws", cut_large},
    {"saw_small", "bpews", saw_small},
    {"saw_medium", "bpews", saw_medium},
    {"saw_large", "bpews", saw_large},
    {"plane", "plsct", plane},
    {"grind", "pgsctt", grind},
    {"immersion_varnish", "pics", immersion_varnish},
    {"spray_varnish", "pvcs", spray_varnish},
    {"glaze", "pzc", glaze},
};

const struct competition woodworking = {
    "woodworking", "parts", 8, 100, make, is_solved, steps, sizeof steps / sizeof *steps};
