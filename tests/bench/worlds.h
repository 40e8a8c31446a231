/* SPDX-License-Identifier: MIT */
/* The domains that planning is measured on, as texts. The generated ones are the
 * same for the same seed on every machine. */
#ifndef BENCH_WORLDS_H
#define BENCH_WORLDS_H

#include "base/memory.h"

/** A domain with one goal that matters: the first. It has no `limits`. */
struct world {
    const char *name;
    const char *text;
};

/** The articles' own examples. */
enum { ARTICLE_WORLDS = 4 };
extern const struct world article_worlds[ARTICLE_WORLDS];

/** The blocks world with an arm that picks up, puts down, stacks and unstacks (four
 *  operators, as in Nilsson, "Principles of Artificial Intelligence", 1980).
 *  Start and goal are drawn; most blocks are to be moved. blocks: 3 to 6. */
enum { BLOCKS_MOST = 6 };
struct world blocks_world(struct pool *pool, unsigned blocks, uint32_t seed);

/** The same start and goal with bools: a fact for each block that one can lie on. */
struct world blocks_of_bools(struct pool *pool, unsigned blocks, uint32_t seed);

/** Balls to be carried to the next room by a robot with two hands, from the
 *  first planning competition (1998). */
enum { BALLS_MOST = 8 };
struct world gripper_world(struct pool *pool, unsigned balls);

/** Bools each of which is made true by an action that asks for the one before. links: 1 or more. */
struct world chain_world(struct pool *pool, unsigned links);

/** A house that is built of what has to be bought, dug and cut first: 14 bools. */
extern const struct world house_of_many;

/** Things to be brought home, one at a time, through a grid of 6 by 6 fields with walls.
 *  things: 1 to 3. */
enum { THINGS_MOST = 3 };
struct world grid_world(struct pool *pool, unsigned things);

/** How large a crafting tree is: ground facts and actions, exactly. */
struct tree_size {
    unsigned facts, actions;
};

/**
 * What a crafting game asks: items are made of others, which are used up unless
 * they are tools; three recipes of ten ask besides for a raw material that another
 * one needs as well. There are detours: dearer recipes that do with fewer
 * ingredients, items that can be taken apart, and trade. The goal is the root of the
 * tree, for odd seeds another item too; there is always a plan. facts: 16 to 60;
 * actions: facts or more.
 */
struct world crafting_tree(struct pool *pool, struct tree_size size, uint32_t seed);

/** Random actions over bools, each with one to three preconditions and effects, and goals of one to
 *  three bools: hardly anything about it is small. */
struct world random_world(struct pool *pool, unsigned facts, unsigned actions, unsigned goals);

/** Adds names with commas between them. */
void add_names(struct text *text, const char *const *names, unsigned count);

/** Moves a text into the pool, as a world of that name, and frees it. */
struct world world_of(struct pool *pool, const char *name, struct text *text);

#endif
