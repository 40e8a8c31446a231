/* SPDX-License-Identifier: MIT */
/* Blocksworld: towers of blocks are built into other ones by a hand. */
#include "competition/competition.h"

enum { ON, GOAL };
enum { TABLE = -1, HAND = -2 };

static bool is_clear(const struct competition_world *world, int block)
{
    for (int i = 0; i < world->size; i++)
        if (world->value[ON][i] == block)
            return false;
    return world->value[ON][block] != HAND;
}

static bool hand_is_empty(const struct competition_world *world)
{
    for (int i = 0; i < world->size; i++)
        if (world->value[ON][i] == HAND)
            return false;
    return true;
}

static bool pick_up(struct competition_world *world, const int *objects)
{
    if (world->value[ON][objects[0]] != TABLE || !is_clear(world, objects[0]) ||
        !hand_is_empty(world))
        return false;
    world->value[ON][objects[0]] = HAND;
    return true;
}

static bool put_down(struct competition_world *world, const int *objects)
{
    if (world->value[ON][objects[0]] != HAND)
        return false;
    world->value[ON][objects[0]] = TABLE;
    return true;
}

static bool unstack(struct competition_world *world, const int *objects)
{
    if (world->value[ON][objects[0]] != objects[1] || !is_clear(world, objects[0]) ||
        !hand_is_empty(world))
        return false;
    world->value[ON][objects[0]] = HAND;
    return true;
}

static bool stack(struct competition_world *world, const int *objects)
{
    if (world->value[ON][objects[0]] != HAND || objects[0] == objects[1] ||
        !is_clear(world, objects[1]))
        return false;
    world->value[ON][objects[0]] = objects[1];
    return true;
}

/* Towers of blocks in a random order; a new one begins with each fifth block or so. */
static void draw_towers(struct competition_world *world, struct dice *dice, int fact)
{
    int order[COMPETITION_OBJECTS];
    competition_shuffle(dice, order, world->size);
    for (int i = 0; i < world->size; i++)
        world->value[fact][order[i]] = i == 0 || roll(dice, 5) == 0 ? TABLE : order[i - 1];
}

static const char rules[] =
    "state:\n"
    "  on(block): [table, hand, block]\n"
    "  clear(block): bool\n"
    "  hand_empty: {type: bool, start: true}\n"
    "  belongs_on(block): {type: [table, block], constant: true}\n"
    "actions:\n"
    "  pick_up(block b):\n"
    "    preconditions: [on(b) == table, clear(b), hand_empty]\n"
    "    effects: [on(b) = hand, not clear(b), not hand_empty]\n"
    "  put_down(block b):\n"
    "    preconditions: on(b) == hand\n"
    "    effects: [on(b) = table, clear(b), hand_empty]\n"
    "  unstack(block b, block from):\n"
    "    preconditions: [b != from, on(b) == from, clear(b), hand_empty]\n"
    "    effects: [on(b) = hand, not clear(b), clear(from), not hand_empty]\n"
    "  stack(block b, block onto):\n"
    "    preconditions: [belongs_on(b) == onto, on(b) == hand, clear(onto)]\n"
    "    effects: [on(b) = onto, clear(b), not clear(onto), hand_empty]\n"
    "tasks:\n"
    "  place(block b):\n"
    "    methods:\n"
    "      lies: {preconditions: [belongs_on(b) == table, on(b) == table]}\n"
    "      comes_down(block from):\n"
    "        preconditions: [belongs_on(b) == table, b != from, on(b) == from]\n"
    "        subtasks: [make_clear(b), 'unstack(b, from)', put_down(b)]\n"
    "      lies_on(block onto): {preconditions: [belongs_on(b) == onto, on(b) == onto]}\n"
    "      goes_up(block onto):\n"
    "        preconditions: belongs_on(b) == onto\n"
    "        subtasks: [make_clear(b), make_clear(onto), take(b), 'stack(b, onto)']\n"
    "  make_clear(block b):\n"
    "    methods:\n"
    "      is: {preconditions: clear(b)}\n"
    "      after(block upper):\n"
    "        preconditions: [upper != b, on(upper) == b]\n"
    "        subtasks: [make_clear(upper), 'unstack(upper, b)', put_down(upper)]\n"
    "  take(block b):\n"
    "    methods:\n"
    "      off_table: {subtasks: pick_up(b)}\n"
    "      off_block(block from): {preconditions: [b != from, on(b) == from],\n"
    "                              subtasks: 'unstack(b, from)'}\n"
    "  solve:\n"
    "    methods:\n"
    "      upwards:\n"
    "        subtasks:\n";

/* Blocks are placed from below: each after the one that it belongs on. */
static void add_places(const struct competition_world *world, int below, struct text *yaml)
{
    for (int i = 0; i < world->size; i++)
        if (world->value[GOAL][i] == below) {
            text_add(yaml, "          - place(b%d)\n", i);
            add_places(world, i, yaml);
        }
}

static void add_on(const struct competition_world *world, int fact, const char *name,
                   struct text *yaml)
{
    for (int i = 0; i < world->size; i++) {
        int below = world->value[fact][i];
        text_add(yaml, "  - %s(b%d) = ", name, i);
        text_add(yaml, below == TABLE ? "table\n" : "b%d\n", below);
    }
}

static void make(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    draw_towers(world, dice, ON);
    draw_towers(world, dice, GOAL);
    text_add(yaml, "types:\n");
    competition_objects(yaml, "block", 'b', world->size);
    text_add(yaml, "%s", rules);
    add_places(world, TABLE, yaml);
    text_add(yaml, "start:\n");
    add_on(world, ON, "on", yaml);
    add_on(world, GOAL, "belongs_on", yaml);
    for (int i = 0; i < world->size; i++)
        if (is_clear(world, i))
            text_add(yaml, "  - clear(b%d)\n", i);
}

static bool is_solved(const struct competition_world *world)
{
    for (int i = 0; i < world->size; i++)
        if (world->value[ON][i] != world->value[GOAL][i])
            return false;
    return true;
}

static const struct competition_step steps[] = {
    {"pick_up", "b", pick_up},
    {"put_down", "b", put_down},
    {"unstack", "bb", unstack},
    {"stack", "bb", stack},
};

const struct competition blocksworld = {
    "blocksworld", "blocks", 12, 150, make, is_solved, steps, sizeof steps / sizeof *steps};
