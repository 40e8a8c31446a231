/* SPDX-License-Identifier: MIT */
/* Childsnack: sandwiches are made, some without gluten, and served from trays. */
#include "competition/competition.h"

enum { BREAD_USED, FILLING_USED, SANDWICH, FREE, TRAY_AT, SERVED, WAITS };
enum { ABSENT, READY, EATEN, ON_TRAY }; /* ON_TRAY + t: on tray t */
enum { TRAYS = 3, PLACES = 4 };         /* place 0 is the kitchen */

/* The first third of all breads, fillings and children is free of gluten. */
static bool is_free(const struct competition_world *world, int number)
{
    return number < world->size / 3;
}

static bool make_sandwich(struct competition_world *world, const int *objects)
{
    int sandwich = objects[0], bread = objects[1], filling = objects[2];
    if (world->value[SANDWICH][sandwich] != ABSENT || world->value[BREAD_USED][bread] ||
        world->value[FILLING_USED][filling])
        return false;
    world->value[SANDWICH][sandwich] = READY;
    world->value[BREAD_USED][bread] = world->value[FILLING_USED][filling] = true;
    return true;
}

static bool make_free_sandwich(struct competition_world *world, const int *objects)
{
    world->value[FREE][objects[0]] = true;
    return is_free(world, objects[1]) && is_free(world, objects[2]) &&
           make_sandwich(world, objects);
}

static bool put_on_tray(struct competition_world *world, const int *objects)
{
    if (world->value[SANDWICH][objects[0]] != READY || world->value[TRAY_AT][objects[1]] != 0)
        return false;
    world->value[SANDWICH][objects[0]] = ON_TRAY + objects[1];
    return true;
}

static bool move_tray(struct competition_world *world, const int *objects)
{
    if (world->value[TRAY_AT][objects[0]] != objects[1])
        return false;
    world->value[TRAY_AT][objects[0]] = objects[2];
    return true;
}

static bool serve(struct competition_world *world, const int *objects)
{
    int sandwich = objects[0], child = objects[1], tray = objects[2], place = objects[3];
    if (world->value[SANDWICH][sandwich] != ON_TRAY + tray ||
        world->value[TRAY_AT][tray] != place || world->value[WAITS][child] != place ||
        (is_free(world, child) && !world->value[FREE][sandwich]))
        return false;
    world->value[SANDWICH][sandwich] = EATEN;
    world->value[SERVED][child] = true;
    return true;
}

static const char rules[] =
    "  tray: [t0, t1, t2]\n"
    "  place: [p0, p1, p2, p3]\n"
    "state:\n"
    "  bread_used(bread): bool\n"
    "  filling_used(filling): bool\n"
    "  sandwich_is(sandwich): [absent, ready, eaten, tray]\n"
    "  is_free(sandwich): bool\n"
    "  tray_at(tray): place\n"
    "  served(child): bool\n"
    "  waits(child): {type: place, constant: true}\n"
    "  allergic(child): {type: bool, constant: true}\n"
    "  free_bread(bread): {type: bool, constant: true}\n"
    "  free_filling(filling): {type: bool, constant: true}\n"
    "actions:\n"
    "  make_free_sandwich(sandwich s, bread b, filling f):\n"
    "    preconditions: [free_bread(b), free_filling(f), not bread_used(b), not filling_used(f),\n"
    "                    sandwich_is(s) == absent]\n"
    "    effects: [bread_used(b), filling_used(f), sandwich_is(s) = ready, is_free(s)]\n"
    "  make_sandwich(sandwich s, bread b, filling f):\n"
    "    preconditions: [not bread_used(b), not filling_used(f), sandwich_is(s) == absent]\n"
    "    effects: [bread_used(b), filling_used(f), sandwich_is(s) = ready]\n"
    "  put_on_tray(sandwich s, tray t):\n"
    "    preconditions: [sandwich_is(s) == ready, tray_at(t) == p0]\n"
    "    effects: sandwich_is(s) = t\n"
    "  move_tray(tray t, place from, place to):\n"
    "    preconditions: [from != to, tray_at(t) == from]\n"
    "    effects: tray_at(t) = to\n"
    "  serve(sandwich s, child c, tray t, place p):\n"
    "    preconditions: [waits(c) == p, sandwich_is(s) == t, tray_at(t) == p,\n"
    "                    not allergic(c) or is_free(s)]\n"
    "    effects: [sandwich_is(s) = eaten, served(c)]\n"
    "tasks:\n"
    "  feed(child c):\n"
    "    methods:\n"
    "      has: {preconditions: served(c)}\n"
    "      with_care(sandwich s):\n"
    "        preconditions: [allergic(c), sandwich_is(s) == absent]\n"
    "        subtasks: [prepare_free(s), to_tray(s), 'serve_from(s, c)']\n"
    "      with_any(sandwich s):\n"
    "        preconditions: [not allergic(c), sandwich_is(s) == absent]\n"
    "        subtasks: [prepare(s), to_tray(s), 'serve_from(s, c)']\n"
    "  prepare_free(sandwich s):\n"
    "    methods:\n"
    "      of(bread b, filling f):\n"
    "        preconditions: [free_bread(b), free_filling(f)]\n"
    "        subtasks: 'make_free_sandwich(s, b, f)'\n"
    "  prepare(sandwich s):\n"
    "    methods:\n"
    "      of(bread b, filling f): {subtasks: 'make_sandwich(s, b, f)'}\n"
    "  to_tray(sandwich s):\n"
    "    methods:\n"
    "      on(tray t): {subtasks: ['bring(t, p0)', 'put_on_tray(s, t)']}\n"
    "  serve_from(sandwich s, child c):\n"
    "    methods:\n"
    "      at(tray t, place p):\n"
    "        preconditions: [waits(c) == p, sandwich_is(s) == t]\n"
    "        subtasks: ['bring(t, p)', 'serve(s, c, t, p)']\n"
    "  bring(tray t, place to):\n"
    "    methods:\n"
    "      there: {preconditions: tray_at(t) == to}\n"
    "      move(place from):\n"
    "        preconditions: [from != to, tray_at(t) == from]\n"
    "        subtasks: 'move_tray(t, from, to)'\n"
    "  solve:\n"
    "    methods:\n"
    "      all_of_them:\n"
    "        subtasks:\n";

static void make(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    text_add(yaml, "types:\n");
    competition_objects(yaml, "child", 'c', world->size);
    competition_objects(yaml, "bread", 'b', world->size);
    competition_objects(yaml, "filling", 'f', world->size);
    competition_objects(yaml, "sandwich", 's', world->size);
    text_add(yaml, "%s", rules);
    for (int i = 0; i < world->size; i++)
        text_add(yaml, "          - feed(c%d)\n", i);
    text_add(yaml, "start:\n");
    for (int i = 0; i < world->size; i++) {
        world->value[WAITS][i] = 1 + (int)roll(dice, PLACES - 1);
        text_add(yaml, "  - waits(c%d) = p%d\n", i, world->value[WAITS][i]);
        if (is_free(world, i))
            text_add(yaml, "  - allergic(c%d)\n  - free_bread(b%d)\n  - free_filling(f%d)\n", i, i,
                     i);
    }
}

static bool is_solved(const struct competition_world *world)
{
    for (int i = 0; i < world->size; i++)
        if (!world->value[SERVED][i])
            return false;
    return true;
}

static const struct competition_step steps[] = {{"make_free_sandwich", "sbf", make_free_sandwich},
                                                {"make_sandwich", "sbf", make_sandwich},
                                                {"put_on_tray", "st", put_on_tray},
                                                {"move_tray", "tpp", move_tray},
                                                {"serve", "sctp", serve}};

const struct competition childsnack = {
    "childsnack", "children", 8, 34, make, is_solved, steps, sizeof steps / sizeof *steps};
