/* SPDX-License-Identifier: MIT */
/*
 * Crafting trees: see crafting_tree in worlds.h. Items are numbered so that a
 * recipe's ingredients come before what it makes, and tools are made of
 * materials that are gathered by hand. So there is always a plan: an item's
 * ingredients can be made from the last one down, since making one uses up
 * only such as come before it.
 */
#include "worlds.h"

#include <assert.h>
#include <string.h>

#include "gg.h"

static const char *const place_names[] = {"camp", "market", "forest", "mine", "river"};
static const char *const tool_names[] = {"axe",   "pick",   "saw",  "hammer",
                                         "knife", "needle", "tongs"};
static const char *const material_names[] = {
    "wood", "stone", "clay", "fiber", "ore",   "coal",  "hide",  "reed",   "sand",    "resin",
    "bone", "wool",  "herb", "berry", "shell", "flint", "honey", "copper", "feather", "moss"};
static const char *const product_names[] = {
    "plank",  "brick", "rope",   "ingot",  "leather", "cloth", "glass",  "glue",
    "handle", "nails", "wheel",  "blade",  "strap",   "frame", "barrel", "lamp",
    "sail",   "bow",   "quiver", "arrow",  "shield",  "chest", "anvil",  "kiln",
    "loom",   "cart",  "tent",   "potion", "helmet",  "boat",  "forge",  "tower"};

#define LENGTH(array) (sizeof(array) / sizeof *(array))

enum { CAMP, MARKET, FOREST };
enum { ITEMS_MOST = 52, NEEDS_MOST = 3, COINS_MOST = 6, ANY = 255 };

/* What is needed for something: items that are used up, a tool and a place that
 * are not. */
struct recipe {
    unsigned needs[NEEDS_MOST], amounts[NEEDS_MOST], need_count;
    unsigned tool, place; /* or ANY */
    unsigned cost;
};

struct item {
    const char *name;
    bool counted;                       /* a number, not a bool */
    unsigned effort;                    /* about how many actions it takes */
    bool bought, sold, searched, again; /* what other ways there are already */
    struct recipe recipe;               /* how it is gathered or made */
};

struct tree {
    gg_random random;
    struct text text;
    unsigned place_count, tool_count, material_count, item_count; /* materials come first */
    struct item items[ITEMS_MOST];
    struct recipe tools[LENGTH(tool_names)];
    unsigned unused[ITEMS_MOST], unused_count; /* items that no recipe needs yet */
};

static unsigned draw(struct tree *tree, unsigned count)
{
    return gg_random_below(&tree->random, count);
}

static unsigned draw_between(struct tree *tree, unsigned low, unsigned high)
{
    return low + draw(tree, high - low + 1);
}

/* ---------------------------------------------------------------- growing */

static bool needs_item(const struct recipe *recipe, unsigned item)
{
    for (unsigned i = 0; i < recipe->need_count; i++)
        if (recipe->needs[i] == item)
            return true;
    return false;
}

static void replace_need(struct tree *tree, struct recipe *recipe, unsigned place, unsigned item)
{
    recipe->needs[place] = item;
    recipe->amounts[place] = tree->items[item].counted ? draw_between(tree, 1, 2) : 1;
}

static void add_need(struct tree *tree, struct recipe *recipe, unsigned item)
{
    if (recipe->need_count < NEEDS_MOST && !needs_item(recipe, item))
        replace_need(tree, recipe, recipe->need_count++, item);
}

/* How many actions the ingredients take, each made anew. */
static unsigned effort_of(const struct tree *tree, const struct recipe *recipe)
{
    unsigned effort = 1;
    for (unsigned i = 0; i < recipe->need_count; i++)
        effort += recipe->amounts[i] * tree->items[recipe->needs[i]].effort;
    return effort;
}

/* The first half of the materials is gathered by hand. */
static void grow_material(struct tree *tree, unsigned index)
{
    struct item *item = &tree->items[index];
    bool by_hand = index < (tree->material_count + 1) / 2 || draw(tree, 3) == 0;
    item->name = material_names[index];
    item->counted = draw(tree, 4) == 0;
    item->effort = 1;
    item->recipe.tool = by_hand ? ANY : draw(tree, tree->tool_count);
    bool near = draw(tree, 4) != 0;
    item->recipe.place = near ? ANY : draw_between(tree, FOREST, tree->place_count - 1);
    item->recipe.cost = draw_between(tree, 1, near ? 5 : 2);
    tree->unused[tree->unused_count++] = index;
}

static void grow_tool(struct tree *tree, unsigned index)
{
    struct recipe *recipe = &tree->tools[index];
    recipe->tool = ANY;
    recipe->place = draw(tree, 2) ? CAMP : ANY;
    recipe->cost = draw_between(tree, 1, 3);
    for (unsigned i = draw_between(tree, 1, 2); i > 0; i--)
        add_need(tree, recipe, draw(tree, (tree->material_count + 1) / 2));
}

/* How many unused items a product takes, so that of those left when all is
 * made a third of the items leads nowhere. */
static unsigned branches(struct tree *tree, unsigned index)
{
    unsigned left = tree->item_count - index, spare = tree->item_count / 3;
    unsigned total =
        tree->unused_count + left > spare + 1 ? tree->unused_count + left - spare - 1 : 0;
    unsigned count = total / left + (draw(tree, left) < total % left);
    return count < 1 ? 1 : count > NEEDS_MOST ? NEEDS_MOST : count;
}

/* The unused item that is to be used next: for the last product the one of most
 * effort, before that any of the older half. */
static unsigned take_unused(struct tree *tree, bool last)
{
    unsigned place = draw(tree, (tree->unused_count + 1) / 2);
    for (unsigned i = 0; i < tree->unused_count && last; i++)
        if (tree->items[tree->unused[i]].effort > tree->items[tree->unused[place]].effort)
            place = i;
    unsigned item = tree->unused[place];
    tree->unused_count--;
    memmove(&tree->unused[place], &tree->unused[place + 1],
            (tree->unused_count - place) * sizeof *tree->unused);
    return item;
}

static void grow_product(struct tree *tree, unsigned index)
{
    struct item *item = &tree->items[index];
    struct recipe *recipe = &item->recipe;
    item->name = product_names[index - tree->material_count];
    recipe->tool = draw(tree, 3) == 0 ? draw(tree, tree->tool_count) : ANY;
    recipe->place = draw(tree, 6) == 0 ? CAMP : ANY;
    recipe->cost = draw_between(tree, 1, 3);
    for (unsigned i = branches(tree, index); i > 0 && tree->unused_count > 0; i--)
        add_need(tree, recipe, take_unused(tree, index + 1 == tree->item_count));
    /* One in four needs something besides that is needed elsewhere too. */
    unsigned other = draw(tree, index);
    if (draw(tree, 4) == 0 && tree->items[other].effort <= 3)
        add_need(tree, recipe, other);
    item->effort = effort_of(tree, recipe);
    tree->unused[tree->unused_count++] = index;
}

static void grow(struct tree *tree, struct tree_size size)
{
    tree->place_count = size.facts < 30 ? 3 : size.facts < 45 ? 4 : 5;
    tree->tool_count = size.facts / 8;
    tree->item_count = size.facts - 2 - tree->tool_count;
    tree->material_count = tree->item_count * 2 / 5;
    assert(tree->place_count <= LENGTH(place_names) && tree->tool_count <= LENGTH(tool_names));
    assert(tree->item_count <= ITEMS_MOST && tree->material_count <= LENGTH(material_names));
    assert(tree->item_count - tree->material_count <= LENGTH(product_names));
    for (unsigned i = 0; i < tree->material_count; i++)
        grow_material(tree, i);
    for (unsigned i = 0; i < tree->tool_count; i++)
        grow_tool(tree, i);
    for (unsigned i = tree->material_count; i < tree->item_count; i++)
        grow_product(tree, i);
}

/* ---------------------------------------------------------------- writing */

static void write_state(struct tree *tree)
{
    static const char *const starts[2][2] = {{"false", "true"}, {"0", "1"}};
    text_add(&tree->text, "domain: crafting\nstate:\n  place: [");
    for (unsigned i = 0; i < tree->place_count; i++)
        text_add(&tree->text, "%s%s", i ? ", " : "", place_names[i]);
    text_add(&tree->text, "]\n  coins: 0..%d\n", COINS_MOST);
    for (unsigned i = 0; i < tree->tool_count; i++)
        text_add(&tree->text, "  %s: bool\n", tool_names[i]);
    for (unsigned i = 0; i < tree->item_count; i++) {
        bool counted = tree->items[i].counted;
        bool at_hand = i < tree->material_count && draw(tree, 4) == 0;
        text_add(&tree->text, "  %s: {type: %s, start: %s}\n", tree->items[i].name,
                 counted ? "0..3" : "bool", starts[counted][at_hand]);
    }
}

/* The parts of an action, in the order in which they are written. */
struct draft {
    struct text preconditions, effects;
};

static void add_part(struct text *list, const char *before, const char *name, const char *behind)
{
    text_add(list, "%s%s%s%s", list->length ? ", " : "", before, name, behind);
}

static void add_number(struct text *list, const char *name, const char *operation, unsigned number)
{
    text_add(list, "%s%s %s %u", list->length ? ", " : "", name, operation, number);
}

static void need_place(struct draft *draft, unsigned place)
{
    if (place != ANY)
        add_part(&draft->preconditions, "place == ", place_names[place], "");
}

static void use_up(struct draft *draft, const struct item *item, unsigned amount)
{
    if (item->counted) {
        add_number(&draft->preconditions, item->name, ">=", amount);
        add_number(&draft->effects, item->name, "-=", amount);
    } else {
        add_part(&draft->preconditions, "", item->name, "");
        add_part(&draft->effects, "not ", item->name, "");
    }
}

static void get(struct draft *draft, const struct item *item)
{
    add_part(&draft->effects, "", item->name, item->counted ? " += 1" : "");
}

/* "  buy_rope: {cost: 1, preconditions: [...], effects: [...]}" */
static void write_action(struct tree *tree, const char *verb, const char *object, unsigned cost,
                         struct draft *draft)
{
    text_add(&tree->text, "  %s%s: {cost: %u, ", verb, object, cost);
    if (draft->preconditions.length)
        text_add(&tree->text, "preconditions: [%s], ", draft->preconditions.data);
    text_add(&tree->text, "effects: [%s]}\n", draft->effects.data);
    text_free(&draft->preconditions);
    text_free(&draft->effects);
}

static void need_recipe(const struct tree *tree, struct draft *draft, const struct recipe *recipe)
{
    need_place(draft, recipe->place);
    if (recipe->tool != ANY)
        add_part(&draft->preconditions, "", tool_names[recipe->tool], "");
    for (unsigned i = 0; i < recipe->need_count; i++)
        use_up(draft, &tree->items[recipe->needs[i]], recipe->amounts[i]);
}

/* What there is in any case: ways, tools, a way to get each item, and work. */
static void write_needed(struct tree *tree)
{
    for (unsigned i = 0; i < tree->place_count; i++) {
        struct draft draft = {{0}, {0}};
        add_part(&draft.preconditions, "place != ", place_names[i], "");
        add_part(&draft.effects, "place = ", place_names[i], "");
        write_action(tree, "go_", place_names[i], draw_between(tree, 1, 2), &draft);
    }
    for (unsigned i = 0; i < tree->tool_count; i++) {
        struct draft draft = {{0}, {0}};
        add_part(&draft.effects, "", tool_names[i], "");
        need_recipe(tree, &draft, &tree->tools[i]);
        write_action(tree, "make_", tool_names[i], tree->tools[i].cost, &draft);
    }
    for (unsigned i = 0; i < tree->item_count; i++) {
        const struct item *item = &tree->items[i];
        struct draft draft = {{0}, {0}};
        get(&draft, item);
        need_recipe(tree, &draft, &item->recipe);
        write_action(tree, i < tree->material_count ? "gather_" : "make_", item->name,
                     item->recipe.cost, &draft);
    }
    struct draft draft = {{0}, {0}};
    need_place(&draft, MARKET);
    add_number(&draft.effects, "coins", "+=", 1);
    write_action(tree, "work", "", 3, &draft);
}

/* ------------------------------------------------------------- other ways */

/* Each writes an action for the item, if it makes sense and there is none yet. */

static bool write_purchase(struct tree *tree, unsigned index)
{
    struct item *item = &tree->items[index];
    unsigned price = 1 + item->effort * 2 / 3;
    if (item->bought || price >= COINS_MOST || index + 1 == tree->item_count)
        return false;
    struct draft draft = {{0}, {0}};
    need_place(&draft, MARKET);
    add_number(&draft.preconditions, "coins", ">=", price);
    add_number(&draft.effects, "coins", "-=", price);
    get(&draft, item);
    write_action(tree, "buy_", item->name, 1, &draft);
    return item->bought = true;
}

static bool write_sale(struct tree *tree, unsigned index)
{
    struct item *item = &tree->items[index];
    if (item->sold || item->effort > 8)
        return false;
    struct draft draft = {{0}, {0}};
    need_place(&draft, MARKET);
    use_up(&draft, item, 1);
    add_number(&draft.effects, "coins", "+=", 1 + item->effort / 4);
    write_action(tree, "sell_", item->name, 1, &draft);
    return item->sold = true;
}

static bool write_quest(struct tree *tree, unsigned index)
{
    struct item *item = &tree->items[index];
    if (item->searched || index >= tree->material_count)
        return false;
    struct draft draft = {{0}, {0}};
    need_place(&draft, draw_between(tree, FOREST, tree->place_count - 1));
    get(&draft, item);
    write_action(tree, "search_for_", item->name, draw_between(tree, 4, 5), &draft);
    return item->searched = true;
}

/* Without the tool, or with another ingredient that is no easier to get. */
static bool write_other_recipe(struct tree *tree, unsigned index)
{
    struct item *item = &tree->items[index];
    if (item->again || index < tree->material_count)
        return false;
    struct recipe recipe = item->recipe;
    unsigned other = draw(tree, index), place = draw(tree, recipe.need_count);
    if (recipe.tool != ANY)
        recipe.tool = ANY;
    else if (!needs_item(&recipe, other) &&
             tree->items[other].effort >= tree->items[recipe.needs[place]].effort)
        replace_need(tree, &recipe, place, other);
    else
        return false;
    struct draft draft = {{0}, {0}};
    get(&draft, item);
    need_recipe(tree, &draft, &recipe);
    write_action(tree, "improvise_", item->name, item->recipe.cost + draw_between(tree, 1, 3),
                 &draft);
    return item->again = true;
}

static void write_other_ways(struct tree *tree, unsigned count)
{
    static bool (*const kinds[])(struct tree *, unsigned) = {
        write_purchase, write_purchase,     write_sale,         write_quest,       write_quest,
        write_quest,    write_other_recipe, write_other_recipe, write_other_recipe};
    while (count > 0) {
        unsigned kind = draw(tree, LENGTH(kinds)), index = draw(tree, tree->item_count);
        count -= kinds[kind](tree, index);
    }
}

/* The last item, and the one of most effort that nothing else needs. */
static void write_goal(struct tree *tree, bool two)
{
    unsigned last = tree->item_count - 1, other = last;
    for (unsigned i = 0; i < tree->unused_count && two; i++)
        if (tree->unused[i] != last &&
            (other == last || tree->items[tree->unused[i]].effort > tree->items[other].effort))
            other = tree->unused[i];
    text_add(&tree->text, "goals:\n  made:\n    conditions:\n");
    for (unsigned i = 0; i < (other == last ? 1 : 2); i++) {
        const struct item *item = &tree->items[i ? other : last];
        text_add(&tree->text, "      - %s%s\n", item->name, item->counted ? " >= 1" : "");
    }
}

struct world crafting_tree(struct pool *pool, struct tree_size size, uint32_t seed)
{
    struct tree tree = {.unused_count = 0};
    gg_random_seed(&tree.random, seed * 1000 + size.facts);
    grow(&tree, size);
    unsigned needed = tree.place_count + tree.tool_count + tree.item_count + 1;
    assert(needed <= size.actions && size.actions <= 2 * size.facts);
    write_state(&tree);
    text_add(&tree.text, "actions:\n");
    write_needed(&tree);
    write_other_ways(&tree, size.actions - needed);
    write_goal(&tree, seed % 2 != 0);
    char *text = pool_copy(pool, tree.text.data, tree.text.length);
    text_free(&tree.text);
    const char *name =
        pool_format(pool, "tree %u/%u, %u", size.facts, size.actions, (unsigned)seed);
    return (struct world){name, text};
}
