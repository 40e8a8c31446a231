/* SPDX-License-Identifier: MIT */
/* See articles.h. Written as the articles tell it, not worse and not better. */
#include "articles.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct move {
    uint16_t number;
    uint32_t cost;
    struct named_box preconditions;
    struct outcomes effects;
};

struct articles {
    struct named_facts start;
    struct move *moves;
    struct named_box goal;
    size_t move_count;
};

/* ------------------------------------------------------------ taking over */

static void add_moves(struct pool *pool, struct articles *articles, const struct problem *problem)
{
    size_t count = 0;
    for (size_t i = 0; i < problem->action_count; i++)
        count += problem->actions[i].condition.count;
    articles->moves = pool_take(pool, count * sizeof *articles->moves);
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct dnf *boxes = &problem->actions[i].condition;
        for (size_t j = 0; j < boxes->count; j++) {
            struct move *move = &articles->moves[articles->move_count++];
            move->number = (uint16_t)i;
            move->cost = problem->actions[i].action->cost;
            move->preconditions = named_conditions(pool, problem, &boxes->items[j]);
            move->effects = named_outcomes(pool, problem, &problem->actions[i].changes);
        }
    }
}

struct articles *articles_for(struct pool *pool, const struct problem *problem,
                              const struct dnf *goal)
{
    struct articles *articles = pool_take(pool, sizeof *articles);
    assert(goal->count == 1);
    articles->start = named_start(pool, problem);
    add_moves(pool, articles, problem);
    articles->goal = named_conditions(pool, problem, &goal->items[0]);
    return articles;
}

struct articles *articles_of(struct pool *pool, const struct problem *problem, size_t goal)
{
    assert(goal < problem->goal_count);
    return articles_for(pool, problem, &problem->goals[goal].condition);
}

void articles_from(struct articles *articles, struct named_facts facts)
{
    memcpy(articles->start.items, facts.items, facts.count * sizeof *facts.items);
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

static struct named_facts facts_of(const struct search *search, const struct world_node *node)
{
    return (struct named_facts){node->facts, search->articles->start.count};
}

static uint32_t count_wrong(const struct search *search, const struct world_node *node)
{
    const struct named_box *goal = &search->articles->goal;
    uint32_t wrong = 0;
    for (size_t i = 0; i < goal->count; i++)
        wrong += !named_is(facts_of(search, node), &goal->items[i]);
    return wrong;
}

/* All states list the facts in the same order. */
static bool same_state(const struct search *search, const struct world_node *a,
                       const struct world_node *b)
{
    for (size_t i = 0; i < search->articles->start.count; i++)
        if (a->facts[i].value != b->facts[i].value)
            return false;
    return true;
}

/* ------------------------------------------------------- open and closed list */

static struct world_node *new_node(const struct search *search, const struct named_value *facts)
{
    size_t size = search->articles->start.count * sizeof *facts;
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
        if (!named_hold(facts_of(search, node), &move->preconditions))
            continue;
        struct world_node *next = new_node(search, node->facts);
        named_apply(facts_of(search, next), &move->effects);
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
    struct world_node *start = new_node(&search, articles->start.items);
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
