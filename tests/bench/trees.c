/* SPDX-License-Identifier: MIT */
/*
 * Crafting trees: see worlds.h. Every item has a recipe; that of a leaf, a raw
 * material, asks for nothing. Ingredients have higher numbers than what is made
 * of them, or are raw materials, so there is always a way to the goal.
 */
#include "gg.h"
#include "worlds.h"

enum { ITEMS_MOST = 64, CHILDREN_MOST = 3 };

struct item {
    unsigned children[CHILDREN_MOST];
    unsigned child_count;
    unsigned extra; /* a raw material that its recipe asks for besides; 0: none */
    bool tool;      /* is not used up */
};

struct tree {
    struct item items[ITEMS_MOST];
    unsigned facts, actions;
    gg_random random;
    struct text text;
};

static unsigned draw(struct tree *tree, unsigned low, unsigned high)
{
    return low + gg_random_below(&tree->random, high - low + 1);
}

/* Whether something happens that does in so many of 100 cases. */
static bool happens(struct tree *tree, unsigned percent)
{
    return gg_random_below(&tree->random, 100) < percent;
}

/* ------------------------------------------------------------------- growing */

/* Each item becomes an ingredient of an earlier one that has room. */
static void grow(struct tree *tree)
{
    for (unsigned i = 1; i < tree->facts; i++) {
        unsigned parent = draw(tree, 0, i - 1);
        while (tree->items[parent].child_count == CHILDREN_MOST)
            parent = (parent + 1) % i;
        struct item *item = &tree->items[parent];
        item->children[item->child_count++] = i;
        tree->items[i].tool = happens(tree, 15);
    }
}

/* Three recipes of ten ask for a raw material that another one needs as well. */
static void share(struct tree *tree)
{
    for (unsigned i = 0; i < tree->facts; i++) {
        unsigned material = draw(tree, 1, tree->facts - 1);
        const struct item *item = &tree->items[material];
        if (tree->items[i].child_count && happens(tree, 30) && !item->child_count)
            tree->items[i].extra = material;
    }
}

/* ------------------------------------------------------------------- writing */

/* An action that makes an item of some others, which it uses up. */
struct recipe {
    const char *name;
    unsigned made, cost;
    unsigned used[CHILDREN_MOST + 1];
    unsigned used_count;
};

static void add_used(struct recipe *recipe, unsigned item)
{
    for (unsigned i = 0; i < recipe->used_count; i++)
        if (recipe->used[i] == item)
            return;
    recipe->used[recipe->used_count++] = item;
}

static void write_recipe(struct tree *tree, const struct recipe *recipe)
{
    text_add(&tree->text, "  %s_%u: {cost: %u, preconditions: [", recipe->name, tree->actions++,
             recipe->cost);
    for (unsigned i = 0; i < recipe->used_count; i++)
        text_add(&tree->text, "%sitem_%u", i ? ", " : "", recipe->used[i]);
    text_add(&tree->text, "], effects: [item_%u", recipe->made);
    for (unsigned i = 0; i < recipe->used_count; i++)
        if (!tree->items[recipe->used[i]].tool)
            text_add(&tree->text, ", not item_%u", recipe->used[i]);
    text_add(&tree->text, "]}\n");
}

static void write_plain(struct tree *tree, unsigned made)
{
    const struct item *item = &tree->items[made];
    struct recipe recipe = {.name = item->child_count ? "make" : "gather", .made = made};
    recipe.cost = draw(tree, 1, 5);
    for (unsigned i = 0; i < item->child_count; i++)
        add_used(&recipe, item->children[i]);
    if (item->extra && item->extra != made)
        add_used(&recipe, item->extra);
    write_recipe(tree, &recipe);
}

/* With fewer ingredients, and dearer for each that it does without. */
static void write_detour(struct tree *tree, unsigned made)
{
    const struct item *item = &tree->items[made];
    struct recipe recipe = {.name = "improvise", .made = made, .cost = draw(tree, 6, 12)};
    for (unsigned i = 0; i < item->child_count; i++)
        if (happens(tree, 50))
            add_used(&recipe, item->children[i]);
        else
            recipe.cost += 3;
    write_recipe(tree, &recipe);
}

/* Takes an item apart, to have one of its ingredients again; a raw material is
 * traded for another item. */
static void write_return(struct tree *tree, unsigned used)
{
    const struct item *item = &tree->items[used];
    struct recipe recipe = {.name = item->child_count ? "dismantle" : "trade"};
    recipe.made = item->child_count ? item->children[draw(tree, 0, item->child_count - 1)]
                                    : draw(tree, 1, tree->facts - 1);
    recipe.cost = item->child_count ? 1 : draw(tree, 3, 8);
    if (recipe.made == used)
        return;
    add_used(&recipe, used);
    write_recipe(tree, &recipe);
}

static void write_goal(struct tree *tree, uint32_t seed)
{
    text_add(&tree->text, "goals:\n  made: {conditions: [item_0");
    if (seed % 2)
        text_add(&tree->text, ", item_%u", draw(tree, 1, tree->facts / 2));
    text_add(&tree->text, "]}\n");
}

struct world crafting_tree(struct pool *pool, struct tree_size size, uint32_t seed)
{
    struct tree tree = {.facts = size.facts};
    gg_random_seed(&tree.random, seed * 64 + size.facts);
    grow(&tree);
    share(&tree);
    text_add(&tree.text, "domain: crafting\nstate:\n");
    for (unsigned i = 0; i < size.facts; i++)
        text_add(&tree.text, "  item_%u: bool\n", i);
    text_add(&tree.text, "actions:\n");
    for (unsigned i = 0; i < size.facts; i++)
        write_plain(&tree, i);
    while (tree.actions < size.actions) {
        unsigned item = draw(&tree, 0, size.facts - 1);
        if (happens(&tree, 60))
            write_detour(&tree, item);
        else
            write_return(&tree, item);
    }
    write_goal(&tree, seed);
    struct world world = {
        pool_format(pool, "tree %u/%u, %u", size.facts, size.actions, (unsigned)seed),
        pool_copy_text(pool, tree.text.data, tree.text.length)};
    text_free(&tree.text);
    return world;
}
