/* SPDX-License-Identifier: MIT */
/*
 * The index of a task with many methods. At each node a fact is chosen: that for which
 * most methods ask for a single value. These methods are divided by that value; the
 * others come after them, in a chain. See gg_branch.
 */
#include "tables/build.h"

#include <string.h>

/* A task of fewer methods has no index, and a node of fewer is a leaf; the most values of a flag or
 * number of a branch; the most ways of a branch on a fact of many symbols for each method that asks
 * for one of them, so that the ways take no more room than the methods; constraints that are looked
 * at for a method; branches behind each other, and within each other; and looks at constraints in a
 * domain. */
enum {
    INDEX_METHODS = 8,
    LEAF_METHODS = 4,
    VALUES_LIMIT = 64,
    WAYS_A_METHOD = 8,
    CONSTRAINTS_LIMIT = 32,
    DEPTH_LIMIT = 600,
    PATH_LIMIT = 32,
    LOOKS_LIMIT = 20000000
};

/* The methods of a node: a part of the list. */
struct part {
    size_t first, count;
};

struct indexing {
    struct building *building;
    const struct ground_task *task;
    gg_branch *branches;
    size_t count;
    uint16_t *list, *spare;  /* the methods, and room for as many */
    size_t path[PATH_LIMIT]; /* the state variables that were branched on on the way */
    size_t path_length;
};

static const struct fact *method_index_fact_of(const struct indexing *indexing, size_t variable)
{
    return indexing->building->problem->variables[variable].fact;
}

/* Whether a branch on a fact pays if so many methods ask for a single value of it. */
static bool branch_pays(const struct indexing *indexing, size_t variable, size_t demands)
{
    uint32_t top = method_index_fact_of(indexing, variable)->top;
    return top < VALUES_LIMIT || top / WAYS_A_METHOD < demands;
}

/* The single value of a flag, small number or symbol that a constraint allows, or -1. */
static int single_value(const struct indexing *indexing, const struct constraint *constraint)
{
    const struct fact *fact = method_index_fact_of(indexing, constraint->variable);
    if (fact->top >= VALUES_LIMIT && fact->kind == GG_NUMBER)
        return -1;
    if (kept_as_number(fact))
        return constraint->low == constraint->high ? (int)constraint->low : -1;
    for (int value = 0; value <= (int)fact->top; value++)
        if (constraint->allowed == (uint64_t)1 << value)
            return value;
    return -1;
}

static int value_in_box(struct indexing *indexing, const struct box *box, size_t variable)
{
    for (size_t i = 0; i < box->count && i < CONSTRAINTS_LIMIT; i++) {
        indexing->building->looks++;
        if (box->constraints[i].variable == variable)
            return single_value(indexing, &box->constraints[i]);
    }
    return -1;
}

/* The value of a fact that all boxes of a method ask for, or -1. */
static int wanted_value(struct indexing *indexing, uint16_t method, size_t variable)
{
    const struct dnf *needs = &indexing->task->methods[method].needs;
    int wanted = needs->count ? value_in_box(indexing, &needs->items[0], variable) : -1;
    for (size_t i = 1; i < needs->count && wanted >= 0; i++)
        if (value_in_box(indexing, &needs->items[i], variable) != wanted)
            return -1;
    return wanted;
}

/* Whether the node lies below a branch on a fact: then all methods ask for the same value of
 * it. */
static bool method_index_is_on_path(const struct indexing *indexing, size_t variable)
{
    for (size_t i = 0; i < indexing->path_length; i++)
        if (indexing->path[i] == variable)
            return true;
    return false;
}

/* Counts for which facts a method demands a single value or, if `by` is 0, forgets the counts.
 * Returns the fact that now has more than *most demands, or SIZE_MAX. */
static size_t count_demands(struct indexing *indexing, uint16_t method, size_t by, size_t *most)
{
    const struct dnf *needs = &indexing->task->methods[method].needs;
    size_t best = SIZE_MAX, *demands = indexing->building->demands;
    for (size_t i = 0; needs->count && i < needs->items[0].count && i < CONSTRAINTS_LIMIT; i++) {
        size_t variable = needs->items[0].constraints[i].variable;
        if (by == 0)
            demands[variable] = 0;
        else if (!method_index_is_on_path(indexing, variable) &&
                 wanted_value(indexing, method, variable) >= 0 && ++demands[variable] > *most &&
                 branch_pays(indexing, variable, demands[variable])) {
            *most = demands[variable];
            best = variable;
        }
    }
    return best;
}

/* The fact for which most methods ask for a single value; SIZE_MAX: no branch is of use. */
static size_t best_fact(struct indexing *indexing, struct part part)
{
    size_t best = SIZE_MAX, most = 1;
    for (size_t i = 0; i < part.count; i++) {
        size_t found = count_demands(indexing, indexing->list[part.first + i], 1, &most);
        best = found == SIZE_MAX ? best : found;
    }
    for (size_t i = 0; i < part.count; i++)
        (void)count_demands(indexing, indexing->list[part.first + i], 0, &most);
    return best;
}

/* Sorts a part by the value of a fact that its methods ask for; methods that ask for none come
 * last. Returns how many there are by value; one more than the highest stands for no value. */
static const size_t *sort_part(struct indexing *indexing, struct part part, size_t variable)
{
    struct pool *pool = indexing->building->pool;
    size_t none = method_index_fact_of(indexing, variable)->top + (size_t)1;
    size_t *sizes = pool_take(pool, (none + 1) * sizeof *sizes);
    size_t *places = pool_take(pool, (none + 1) * sizeof *places);
    uint16_t *values = pool_take(pool, part.count * sizeof *values);
    for (size_t i = 0; i < part.count; i++) {
        int value = wanted_value(indexing, indexing->list[part.first + i], variable);
        values[i] = (uint16_t)(value < 0 ? none : (size_t)value);
        sizes[values[i]]++;
    }
    for (size_t i = 1; i <= none; i++)
        places[i] = places[i - 1] + sizes[i - 1];
    for (size_t i = 0; i < part.count; i++)
        indexing->spare[places[values[i]]++] = indexing->list[part.first + i];
    memcpy(&indexing->list[part.first], indexing->spare, part.count * sizeof *indexing->list);
    return sizes;
}

static size_t method_index_new_node(struct indexing *indexing, struct part part, uint16_t next)
{
    gg_branch *node = POOL_ITEM(indexing->building->pool, indexing->branches, indexing->count);
    node->fact = GG_NONE;
    node->low = indexing->list[part.first];
    node->high = indexing->list[part.first + part.count - 1];
    node->next = next;
    return indexing->count - 1;
}

static uint16_t method_index_grow(struct indexing *indexing, struct part part, uint16_t next,
                                  unsigned depth);

/* Makes a branch of a node. */
static void branch_on(struct indexing *indexing, size_t node, struct part all, size_t variable,
                      unsigned depth)
{
    size_t top = method_index_fact_of(indexing, variable)->top;
    uint16_t *ways = pool_take(indexing->building->pool, (top + 1) * sizeof *ways);
    uint16_t rest = indexing->branches[node].next;
    const size_t *sizes = sort_part(indexing, all, variable);
    struct part careless = {all.first + all.count - sizes[top + 1], sizes[top + 1]};
    if (careless.count)
        rest = method_index_grow(indexing, careless, rest, depth);
    struct part wanting = {all.first, 0};
    indexing->path[indexing->path_length++] = variable;
    for (size_t value = 0; value <= top; value++) {
        wanting.first += wanting.count;
        wanting.count = sizes[value];
        ways[value] = wanting.count ? method_index_grow(indexing, wanting, rest, depth) : rest;
    }
    indexing->path_length--;
    indexing->branches[node].ways = ways;
    indexing->branches[node].fact = (uint16_t)indexing->building->tables->layout.numbers[variable];
}

/* The node of a part of the methods; next: where to go on after it. */
static uint16_t method_index_grow(struct indexing *indexing, struct part part, uint16_t next,
                                  unsigned depth)
{
    size_t node = method_index_new_node(indexing, part, next);
    bool worth = part.count > LEAF_METHODS && depth < DEPTH_LIMIT &&
                 indexing->path_length < PATH_LIMIT && indexing->building->looks < LOOKS_LIMIT &&
                 indexing->count < GG_NONE / 2;
    size_t variable = worth ? best_fact(indexing, part) : SIZE_MAX;
    if (variable != SIZE_MAX) {
        branch_on(indexing, node, part, variable, depth + 1);
        return (uint16_t)node;
    }
    indexing->branches[node].methods = &indexing->list[part.first];
    indexing->branches[node].count = (uint16_t)part.count;
    return (uint16_t)node;
}

void build_index(struct building *building, const struct ground_task *ground, gg_task *task)
{
    struct indexing indexing = {.building = building, .task = ground};
    struct part all = {0, ground->method_count};
    if (all.count < INDEX_METHODS)
        return;
    indexing.list = pool_take(building->pool, all.count * sizeof *indexing.list);
    indexing.spare = pool_take(building->pool, all.count * sizeof *indexing.spare);
    if (!building->demands)
        building->demands = pool_take(building->pool, building->problem->variable_count *
                                                          sizeof *building->demands);
    for (size_t i = 0; i < all.count; i++)
        indexing.list[i] = (uint16_t)i;
    (void)method_index_grow(&indexing, all, GG_NONE, 0);
    bool parted = indexing.branches[0].ways != NULL;
    task->index = parted ? indexing.branches : NULL;
    task->branch_count = parted ? (uint16_t)indexing.count : 0;
}
