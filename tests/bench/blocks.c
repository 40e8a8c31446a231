/* SPDX-License-Identifier: MIT */
/* Blocks worlds, with symbols and with bools: see worlds.h. */
#include "worlds.h"

#include "gg.h"

#include <assert.h>

static const char *const colours[BLOCKS_MOST] = {"red",    "green", "blue",
                                                 "yellow", "white", "black"};

enum { TABLE = BLOCKS_MOST };

/* What each block lies on: another one, or the table. */
struct towers {
    unsigned under[BLOCKS_MOST];
};

/* Takes the blocks in a random order and puts each on the table or on a tower. */
static struct towers draw_towers(gg_random *random, unsigned blocks)
{
    struct towers towers;
    unsigned order[BLOCKS_MOST], tops[BLOCKS_MOST + 1], top_count = 0;
    for (unsigned i = 0; i < blocks; i++) {
        unsigned place = gg_random_below(random, i + 1);
        order[i] = order[place];
        order[place] = i;
    }
    for (unsigned i = 0; i < blocks; i++) {
        unsigned tower = gg_random_below(random, top_count + 1);
        towers.under[order[i]] = tower < top_count ? tops[tower] : TABLE;
        top_count += tower == top_count;
        tops[tower] = order[i];
    }
    return towers;
}

/* Whether at most a third of the blocks already lie where they are to lie. */
static bool differ(const struct towers *start, const struct towers *goal, unsigned blocks)
{
    unsigned same = 0;
    for (unsigned i = 0; i < blocks; i++)
        same += start->under[i] == goal->under[i];
    return 3 * same <= blocks;
}

static const char *name_below(const struct towers *towers, unsigned block)
{
    return towers->under[block] == TABLE ? "table" : colours[towers->under[block]];
}

static void add_start(struct text *text, const struct towers *towers, unsigned blocks)
{
    text_add(text, "start:\n");
    for (unsigned i = 0; i < blocks; i++) {
        text_add(text, "  - on(%s) = %s\n", colours[i], name_below(towers, i));
        if (towers->under[i] != TABLE)
            text_add(text, "  - not clear(%s)\n", name_below(towers, i));
    }
}

static void add_arm(struct text *text)
{
    text_add(text, "state:\n"
                   "  on(block): [table, hand, block]\n"
                   "  clear(block): {type: bool, start: true}\n"
                   "  hand_empty: {type: bool, start: true}\n"
                   "actions:\n"
                   "  pick_up(block it):\n"
                   "    preconditions: [on(it) == table, clear(it), hand_empty]\n"
                   "    effects: [on(it) = hand, not clear(it), not hand_empty]\n"
                   "  put_down(block it):\n"
                   "    preconditions: on(it) == hand\n"
                   "    effects: [on(it) = table, clear(it), hand_empty]\n"
                   "  unstack(block it, block from):\n"
                   "    preconditions: [it != from, on(it) == from, clear(it), hand_empty]\n"
                   "    effects: [on(it) = hand, not clear(it), clear(from), not hand_empty]\n"
                   "  stack(block it, block onto):\n"
                   "    preconditions: [it != onto, on(it) == hand, clear(onto)]\n"
                   "    effects: [on(it) = onto, clear(it), not clear(onto), hand_empty]\n");
}

/* Start and goal of a seed: most blocks are to be moved. */
static void draw_problem(struct towers *start, struct towers *goal, unsigned blocks, uint32_t seed)
{
    gg_random random;
    assert(blocks >= 3 && blocks <= BLOCKS_MOST);
    gg_random_seed(&random, seed);
    do {
        *start = draw_towers(&random, blocks);
        *goal = draw_towers(&random, blocks);
    } while (!differ(start, goal, blocks));
}

static struct text blocks_begin(unsigned blocks)
{
    struct text text = {0};
    text_add(&text, "domain: blocks\ntypes: {block: [");
    add_names(&text, colours, blocks);
    text_add(&text, "]}\n");
    return text;
}

struct world blocks_world(struct pool *pool, unsigned blocks, uint32_t seed)
{
    struct towers start, goal;
    draw_problem(&start, &goal, blocks, seed);
    struct text text = blocks_begin(blocks);
    add_arm(&text);
    add_start(&text, &start, blocks);
    text_add(&text, "goals:\n  built:\n    conditions:\n");
    for (unsigned i = 0; i < blocks; i++)
        text_add(&text, "      - on(%s) == %s\n", colours[i], name_below(&goal, i));
    return world_of(pool, pool_format(pool, "blocks %u, %u", blocks, (unsigned)seed), &text);
}

/* -------------------------------------------------------------- with bools */

static void add_arm_of_bools(struct text *text)
{
    text_add(text, "state:\n"
                   "  lies(block, block): bool\n"
                   "  on_table(block): bool\n"
                   "  held(block): bool\n"
                   "  clear(block): {type: bool, start: true}\n"
                   "  hand_empty: {type: bool, start: true}\n"
                   "actions:\n"
                   "  pick_up(block it):\n"
                   "    preconditions: [on_table(it), clear(it), hand_empty]\n"
                   "    effects: [held(it), not on_table(it), not clear(it), not hand_empty]\n"
                   "  put_down(block it):\n"
                   "    preconditions: held(it)\n"
                   "    effects: [not held(it), on_table(it), clear(it), hand_empty]\n"
                   "  unstack(block it, block from):\n"
                   "    preconditions: [it != from, lies(it, from), clear(it), hand_empty]\n"
                   "    effects: [held(it), not lies(it, from), not clear(it), clear(from),"
                   " not hand_empty]\n"
                   "  stack(block it, block onto):\n"
                   "    preconditions: [it != onto, held(it), clear(onto)]\n"
                   "    effects: [not held(it), lies(it, onto), clear(it), not clear(onto),"
                   " hand_empty]\n");
}

/* What a block lies on, as a bool. */
static void add_place(struct text *text, const struct towers *towers, unsigned block)
{
    if (towers->under[block] == TABLE)
        text_add(text, "      - on_table(%s)\n", colours[block]);
    else
        text_add(text, "      - lies(%s, %s)\n", colours[block], name_below(towers, block));
}

struct world blocks_of_bools(struct pool *pool, unsigned blocks, uint32_t seed)
{
    struct towers start, goal;
    draw_problem(&start, &goal, blocks, seed);
    struct text text = blocks_begin(blocks);
    add_arm_of_bools(&text);
    text_add(&text, "start:\n");
    for (unsigned i = 0; i < blocks; i++) {
        add_place(&text, &start, i);
        if (start.under[i] != TABLE)
            text_add(&text, "      - not clear(%s)\n", name_below(&start, i));
    }
    text_add(&text, "goals:\n  built:\n    conditions:\n");
    for (unsigned i = 0; i < blocks; i++)
        add_place(&text, &goal, i);
    return world_of(pool, pool_format(pool, "bool blocks %u, %u", blocks, (unsigned)seed), &text);
}
