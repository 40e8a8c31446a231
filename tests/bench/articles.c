/* SPDX-License-Identifier: MIT */
/* See articles.h. Written as the articles tell it, not worse and not better. */
#include "articles.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A fact with its value: a bool, a symbol's number or a number. */
struct named_value {
    const char *name;
    int64_t value;
};

/* What a fact must be: one of a set of symbols, or a number in an interval. */
struct wish {
    const char *name;
    uint64_t allowed; /* a bit for each symbol; 0 for a number */
    int64_t low, high;
};

struct wishes {
    struct wish *items;
    size_t count;
};

struct outcome {
    const char *name;
    bool adds;
    int64_t value; /* the new one, or what is added */
    int64_t top;   /* where adding stops; at the other end it is 0 */
};

struct move {
    uint16_t number;
    uint32_t cost;
    struct wishes preconditions;
    struct outcome *effects;
    size_t effect_count;
};

struct articles {
    struct named_value *start;
    struct move *moves;
    struct wishes goal;
    size_t fact_count, move_count;
};

/* ------------------------------------------------------------ taking over */

static struct wishes wishes_of(struct pool *pool, const struct problem *problem,
                               const struct box *box)
{
    struct wishes wishes = {pool_take(pool, box->count * sizeof *wishes.items), box->count};
    for (size_t i = 0; i < box->count; i++) {
        const struct side *side = &box->sides[i];
        const char *name = problem->atoms[side->atom].name;
        wishes.items[i] = (struct wish){name, side->allowed, side->low, side->high};
    }
    return wishes;
}

static void add_move(struct pool *pool, struct articles *articles, const struct problem *problem,
                     const struct ground_action *action)
{
    const struct changes *changes = &action->changes;
    struct move *move = &articles->moves[articles->move_count++];
    move->number = (uint16_t)(action - problem->actions);
    move->cost = action->action->cost;
    move->effects = pool_take(pool, changes->count * sizeof *move->effects);
    move->effect_count = changes->count;
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        const struct atom *atom = &problem->atoms[change->atom];
        move->effects[i] =
            (struct outcome){atom->name, change->adds, change->value, atom->fact->top};
    }
}

static void add_moves(struct pool *pool, struct articles *articles, const struct problem *problem)
{
    size_t count = 0;
    for (size_t i = 0; i < problem->action_count; i++)
        count += problem->actions[i].condition.count;
    articles->moves = pool_take(pool, count * sizeof *articles->moves);
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct boxes *boxes = &problem->actions[i].condition;
        for (size_t j = 0; j < boxes->count; j++) {
            add_move(pool, articles, problem, &problem->actions[i]);
            articles->moves[articles->move_count - 1].preconditions =
                wishes_of(pool, problem, &boxes->items[j]);
        }
    }
}

struct articles *articles_of(struct pool *pool, const struct problem *problem, size_t goal)
{
    struct articles *articles = pool_take(pool, sizeof *articles);
    assert(goal < problem->goal_count && problem->goals[goal].condition.count == 1);
    articles->start = pool_take(pool, problem->atom_count * sizeof *articles->start);
    for (size_t i = 0; i < problem->atom_count; i++) {
        const struct atom *atom = &problem->atoms[i];
        if (!atom->fact->constant)
            articles->start[articles->fact_count++] = (struct named_value){atom->name, atom->start};
    }
    add_moves(pool, articles, problem);
    articles->goal = wishes_of(pool, problem, &problem->goals[goal].condition.items[0]);
    return articles;
}

/* ----------------------------------------------------------- world states */

struct world_node {
    struct named_value *facts;
    const struct world_node *parent;
    const struct move *move; /* from the parent to here; NULL at the start */
    uint32_t cost;           /* from the start to here */
    uint32_t wrong;          /* facts of the goal that are wrong here */
};

struct list {
    struct world_node **items;
    size_t count, capacity;
};

struct search {
    const struct articles *articles;
    struct list open, closed;
};

static void *allocated(void *memory)
{
    if (!memory) {
        fprintf(stderr, "out of memory\n");
        exit(2);
    }
    return memory;
}

static struct named_value *find_fact(const struct search *search, const struct world_node *node,
                                     const char *name)
{
    for (size_t i = 0; i < search->articles->fact_count; i++)
        if (strcmp(node->facts[i].name, name) == 0)
            return &node->facts[i];
    return NULL;
}

static bool is_fulfilled(const struct search *search, const struct world_node *node,
                         const struct wish *wish)
{
    const struct named_value *fact = find_fact(search, node, wish->name);
    if (wish->allowed)
        return wish->allowed >> fact->value & 1;
    return wish->low <= fact->value && fact->value <= wish->high;
}

static bool can_move(const struct search *search, const struct world_node *node,
                     const struct move *move)
{
    for (size_t i = 0; i < move->preconditions.count; i++)
        if (!is_fulfilled(search, node, &move->preconditions.items[i]))
            return false;
    return true;
}

static void apply(const struct search *search, const struct world_node *node,
                  const struct outcome *effect)
{
    struct named_value *fact = find_fact(search, node, effect->name);
    int64_t value = effect->adds ? fact->value + effect->value : effect->value;
    if (effect->adds && value > effect->top)
        value = effect->top;
    fact->value = value < 0 ? 0 : value;
}

static uint32_t count_wrong(const struct search *search, const struct world_node *node)
{
    const struct wishes *goal = &search->articles->goal;
    uint32_t wrong = 0;
    for (size_t i = 0; i < goal->count; i++)
        wrong += !is_fulfilled(search, node, &goal->items[i]);
    return wrong;
}

/* All states list the facts in the same order. */
static bool same_state(const struct search *search, const struct world_node *a,
                       const struct world_node *b)
{
    for (size_t i = 0; i < search->articles->fact_count; i++)
        if (a->facts[i].value != b->facts[i].value)
            return false;
    return true;
}

/* ------------------------------------------------------- open and closed list */

static struct world_node *new_node(const struct search *search, const struct named_value *facts)
{
    size_t size = search->articles->fact_count * sizeof *facts;
    struct world_node *node = allocated(calloc(1, sizeof *node));
    node->facts = allocated(malloc(size ? size : 1));
    memcpy(node->facts, facts, size);
    return node;
}

static void free_node(struct world_node *node)
{
    free(node->facts);
    free(node);
}

static void list_add(struct list *list, struct world_node *node)
{
    if (list->count == list->capacity) {
        list->capacity = list->capacity ? 2 * list->capacity : 16;
        list->items = allocated(realloc(list->items, list->capacity * sizeof *list->items));
    }
    list->items[list->count++] = node;
}

static struct world_node *list_take(struct list *list, size_t index)
{
    struct world_node *node = list->items[index];
    list->items[index] = list->items[--list->count];
    return node;
}

static void list_free(struct list *list)
{
    for (size_t i = 0; i < list->count; i++)
        free_node(list->items[i]);
    free(list->items);
}

/* list->count where the state is not in it. */
static size_t list_find(const struct search *search, const struct list *list,
                        const struct world_node *node)
{
    size_t i = 0;
    while (i < list->count && !same_state(search, list->items[i], node))
        i++;
    return i;
}

static size_t list_best(const struct list *list)
{
    size_t best = 0;
    for (size_t i = 1; i < list->count; i++)
        if (list->items[i]->cost + list->items[i]->wrong <
            list->items[best]->cost + list->items[best]->wrong)
            best = i;
    return best;
}

/* -------------------------------------------------------------- the search */

/* The state was met before: its way becomes the new one if that is cheaper. */
static bool take_cheaper_way(struct world_node *known, const struct world_node *node)
{
    if (known->cost <= node->cost)
        return false;
    known->cost = node->cost;
    known->parent = node->parent;
    known->move = node->move;
    return true;
}

/* Puts a new state on the open list, unless it is known. */
static void meet(struct search *search, struct world_node *node)
{
    size_t place = list_find(search, &search->closed, node);
    if (place < search->closed.count) {
        if (take_cheaper_way(search->closed.items[place], node))
            list_add(&search->open, list_take(&search->closed, place));
        free_node(node);
        return;
    }
    place = list_find(search, &search->open, node);
    if (place < search->open.count) {
        take_cheaper_way(search->open.items[place], node);
        free_node(node);
        return;
    }
    node->wrong = count_wrong(search, node);
    list_add(&search->open, node);
}

static void expand(struct search *search, const struct world_node *node)
{
    for (size_t i = 0; i < search->articles->move_count; i++) {
        const struct move *move = &search->articles->moves[i];
        if (!can_move(search, node, move))
            continue;
        struct world_node *next = new_node(search, node->facts);
        for (size_t j = 0; j < move->effect_count; j++)
            apply(search, next, &move->effects[j]);
        next->parent = node;
        next->move = move;
        next->cost = node->cost + move->cost;
        meet(search, next);
    }
}

static void read_plan(const struct world_node *node, struct articles_plan *plan)
{
    size_t length = 0;
    for (const struct world_node *at = node; at->move; at = at->parent)
        length++;
    if (length > plan->capacity)
        return;
    plan->found = true;
    plan->cost = node->cost;
    plan->length = length;
    for (const struct world_node *at = node; at->move; at = at->parent)
        plan->steps[--length] = at->move->number;
}

void articles_make(const struct articles *articles, size_t state_limit, struct articles_plan *plan)
{
    struct search search = {.articles = articles};
    plan->found = false;
    plan->cost = plan->expansions = 0;
    plan->length = 0;
    struct world_node *start = new_node(&search, articles->start);
    start->wrong = count_wrong(&search, start);
    list_add(&search.open, start);
    while (search.open.count > 0 && search.open.count + search.closed.count < state_limit) {
        struct world_node *best = list_take(&search.open, list_best(&search.open));
        list_add(&search.closed, best);
        if (best->wrong == 0) {
            read_plan(best, plan);
            break;
        }
        plan->expansions++;
        expand(&search, best);
    }
    list_free(&search.open);
    list_free(&search.closed);
}
