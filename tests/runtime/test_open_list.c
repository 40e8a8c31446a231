/* SPDX-License-Identifier: MIT */
/*
 * The nodes of a search, next to a plain list of them that is gone through: which are
 * found by their keys, and which is the best. Nodes that were taken come back where a
 * better way to them is found.
 */
#include "goap/search.h"
#include "support/search_room.h"
#include "suites.h"
#include "support/support.h"

#include <stdlib.h>

enum { NODES = 300, STEPS = 3000, TRIALS = 20 };

/* A node as the test knows it: by the same index. */
struct listed {
    uint64_t key;
    gg_distance estimated_total, cost_so_far;
    bool open;
};

struct list {
    struct listed nodes[NODES];
    uint32_t count, open;
    struct search_room room;
};

static bool is_before(const struct list *list, uint32_t a, uint32_t b)
{
    const struct listed *one = &list->nodes[a], *other = &list->nodes[b];
    if (one->estimated_total != other->estimated_total)
        return one->estimated_total < other->estimated_total;
    return one->cost_so_far == other->cost_so_far ? a < b : one->cost_so_far > other->cost_so_far;
}

static uint32_t best_of(const struct list *list)
{
    uint32_t best = GG_NO_NODE;
    for (uint32_t i = 0; i < list->count; i++)
        if (list->nodes[i].open && (best == GG_NO_NODE || is_before(list, i, best)))
            best = i;
    return best;
}

static uint32_t index_of(const struct list *list, uint64_t key)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (list->nodes[i].key == key)
            return i;
    return GG_NO_NODE;
}

/* The node is new or better than before. */
static void raise(struct list *list, uint32_t index, gg_distance total, gg_distance cost)
{
    list->open += !list->nodes[index].open;
    list->nodes[index].estimated_total = list->room.search.nodes[index].estimated_total = total;
    list->nodes[index].cost_so_far = list->room.search.nodes[index].cost_so_far = cost;
    list->nodes[index].open = true;
    gg_heap_raise(&list->room.search, index);
}

static void meet(struct list *list, struct dice *dice)
{
    uint64_t key = (uint64_t)roll(dice, 40) << 32 | roll(dice, 20);
    uint64_t words[] = {key, roll(dice, 100)}; /* what stands behind a key is no part of it */
    uint32_t hash, index = gg_nodes_find(&list->room.search, words, &hash);
    CU_ASSERT_EQUAL(index, index_of(list, key));
    if (index != GG_NO_NODE) {
        const struct listed *node = &list->nodes[index];
        uint32_t less = roll(dice, 4);
        if (less > 0 && less <= node->cost_so_far)
            raise(list, index, node->estimated_total - less, node->cost_so_far - less);
        return;
    }
    index = gg_nodes_add(&list->room.search, words, hash);
    CU_ASSERT_EQUAL(index, list->count < NODES ? list->count : GG_NO_NODE);
    if (index == GG_NO_NODE)
        return;
    list->nodes[list->count++] = (struct listed){.key = key};
    gg_distance spent = 5 + roll(dice, 10);
    raise(list, index, spent + roll(dice, 10), spent);
}

static void take(struct list *list)
{
    uint32_t best = best_of(list);
    if (best == GG_NO_NODE)
        return;
    CU_ASSERT_EQUAL(gg_heap_take(&list->room.search), best);
    list->nodes[best].open = false;
    list->open--;
}

/* Now more are met than taken, now fewer. */
static void the_best_node_comes_first(void)
{
    struct compiled compiled = compile_text("domain: d\nstate: {a: bool}\n"
                                            "actions: {act: {effects: a}}\n"
                                            "goals: {aim: {conditions: a}}\n");
    for (uint64_t seed = 1; seed <= TRIALS; seed++) {
        struct dice dice = dice_of(seed);
        struct list *list = calloc(1, sizeof *list);
        list->room = search_room_of(&compiled.tables->domain, NODES, 0);
        list->room.search.problem.domain = &compiled.tables->domain;
        list->room.search.direction = GG_FORWARD;
        gg_nodes_clear(&list->room.search);
        for (uint32_t i = 0; i < STEPS; i++) {
            if (roll(&dice, 10) < (i / 40 % 2 ? 8 : 3))
                take(list);
            else
                meet(list, &dice);
            CU_ASSERT_EQUAL(list->room.search.open.heap_count, list->open);
        }
        CU_ASSERT_EQUAL(list->count, NODES);
        search_room_free(&list->room);
        free(list);
    }
    compiled_free(&compiled);
}

struct hashed {
    uint64_t key;
    uint32_t hash;
};

static int by_hash(const void *a, const void *b)
{
    const struct hashed *one = a, *other = b;
    return (one->hash > other->hash) - (one->hash < other->hash);
}

/* Two keys of one hash are two nodes. Of so many keys some have the same hash, however it is
 * made: about ten pairs. */
static void keys_of_one_hash_are_told_apart(void)
{
    enum { KEYS = 300000 };
    struct compiled compiled = compile_text("domain: d\nstate: {a: bool}\n"
                                            "actions: {act: {effects: a}}\n"
                                            "goals: {aim: {conditions: a}}\n");
    struct search_room room = search_room_of(&compiled.tables->domain, 2, 0);
    struct hashed *keys = malloc(KEYS * sizeof *keys);
    unsigned pairs = 0;
    room.search.problem.domain = &compiled.tables->domain;
    room.search.direction = GG_FORWARD;
    gg_nodes_clear(&room.search);
    for (uint32_t i = 0; i < KEYS; i++) {
        keys[i].key = i * UINT64_C(0x9e3779b97f4a7c15); /* all bits are used */
        (void)gg_nodes_find(&room.search, &keys[i].key, &keys[i].hash);
    }
    qsort(keys, KEYS, sizeof *keys, by_hash);
    for (uint32_t i = 1; i < KEYS; i++) {
        uint64_t one = keys[i - 1].key, other = keys[i].key;
        uint32_t hash;
        if (keys[i - 1].hash != keys[i].hash)
            continue;
        pairs++;
        gg_nodes_clear(&room.search);
        CU_ASSERT_EQUAL(gg_nodes_add(&room.search, &one, keys[i].hash), 0);
        CU_ASSERT_EQUAL(gg_nodes_find(&room.search, &other, &hash), GG_NO_NODE);
        CU_ASSERT_EQUAL(gg_nodes_add(&room.search, &other, hash), 1);
        CU_ASSERT_EQUAL(gg_nodes_find(&room.search, &one, &hash), 0);
        CU_ASSERT_EQUAL(gg_nodes_find(&room.search, &other, &hash), 1);
    }
    CU_ASSERT_TRUE(pairs > 0);
    free(keys);
    search_room_free(&room);
    compiled_free(&compiled);
}

void add_open_list_suite(void)
{
    CU_pSuite suite = CU_add_suite("open list", NULL, NULL);
    CU_ADD_TEST(suite, the_best_node_comes_first);
    CU_ADD_TEST(suite, keys_of_one_hash_are_told_apart);
}
