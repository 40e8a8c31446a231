/* SPDX-License-Identifier: MIT */
/* Towers: those of Hanoi. */
#include "competition/competition.h"

enum { AT }; /* by disk, the smallest first: its peg */

static bool move(struct competition_world *world, const int *objects)
{
    int disk = objects[0], from = objects[1], to = objects[2];
    if (world->value[AT][disk] != from || from == to)
        return false;
    for (int i = 0; i < disk; i++)
        if (world->value[AT][i] == from || world->value[AT][i] == to)
            return false;
    world->value[AT][disk] = to;
    return true;
}

static const char rules[] =
    "  peg: [p0, p1, p2]\n"
    "state:\n"
    "  at(disk): peg\n"
    "  smaller(disk, disk): {type: bool, constant: true}\n"
    "  upon(disk, disk): {type: bool, constant: true}\n"
    "  smallest(disk): {type: bool, constant: true}\n"
    "actions:\n"
    "  move(disk d, peg from, peg to):\n"
    "    preconditions:\n"
    "      - from != to\n"
    "      - at(d) == from\n"
    "      - all(disk s) (not smaller(s, d) or at(s) != from and at(s) != to)\n"
    "    effects: at(d) = to\n"
    "tasks:\n"
    "  bring(disk d, peg to):\n"
    "    methods:\n"
    "      smallest_is_there: {preconditions: [smallest(d), at(d) == to]}\n"
    "      smallest_comes(peg from):\n"
    "        preconditions: [smallest(d), at(d) == from, from != to]\n"
    "        subtasks: 'move(d, from, to)'\n"
    "      is_there(disk s):\n"
    "        preconditions: ['upon(s, d)', at(d) == to]\n"
    "        subtasks: 'bring(s, to)'\n"
    "      comes(disk s, peg from, peg aside):\n"
    "        preconditions: ['upon(s, d)', at(d) == from, from != to, aside != from, aside != to]\n"
    "        subtasks: ['bring(s, aside)', 'move(d, from, to)', 'bring(s, to)']\n";

static void make(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    (void)dice; /* all disks begin on the first peg */
    text_add(yaml, "types:\n");
    competition_objects(yaml, "disk", 'd', world->size);
    text_add(yaml, "%s  solve: {methods: {m: {subtasks: 'bring(d%d, p2)'}}}\n", rules,
             world->size - 1);
    text_add(yaml, "start:\n  - smallest(d0)\n");
    for (int i = 1; i < world->size; i++) {
        text_add(yaml, "  - upon(d%d, d%d)\n", i - 1, i);
        for (int j = 0; j < i; j++)
            text_add(yaml, "  - smaller(d%d, d%d)\n", j, i);
    }
}

static bool is_solved(const struct competition_world *world)
{
    for (int i = 0; i < world->size; i++)
        if (world->value[AT][i] != 2)
            return false;
    return true;
}

static const struct competition_step steps[] = {{"move", "dpp", move}};

const struct competition towers = {"towers", "disks", 10, 12, make, is_solved, steps, 1};
