/* SPDX-License-Identifier: MIT */
/* Numbers the nodes of a policy, and turns its bits into tests of states: see pack_policy.h. */
#include "tables/pack_policy.h"

#include "guidance/numbering.h"

#include <assert.h>

/* A value of a fact that matters. */
struct value {
    size_t number, variable; /* as in the mutexes; the fact */
    size_t left;             /* its mutexes that are not said yet */
    uint16_t word;
    uint8_t bit;
    bool is; /* what the bit is where the fact has the value */
};

struct packing {
    struct pool *pool, *scratch;
    const struct layout *layout;
    const struct policy *policy;
    uint16_t *numbers; /* by node of the diagrams: its number */
    uint16_t *tests;   /* by bit: the number of its test */
    uint64_t *leaves;  /* what leaves say, each once, as the nodes come to them */
    size_t leaf_count;
    uint16_t *numbers_of_leaves;     /* in the order of the numbering: their numbers */
    struct item_numbering numbering; /* of what leaves say */
    struct value *values;            /* that mutexes are of */
    size_t value_count;
    gg_invariant *invariants;
    gg_policy result;
};

/* Whether the game has denied what a bit behind the facts stands for. */
static gg_policy_test test_of_denial(const struct packing *packing, uint32_t bit)
{
    const struct state_sets *sets = &packing->policy->sets;
    uint16_t number = sets->denials[bit - sets->fact_bits];
    return (gg_policy_test){.mask = (uint64_t)1 << number % 64,
                            .word = (uint16_t)(packing->layout->word_count + number / 64)};
}

/* Whether a bit of the binary number of a value is set in a state. */
static gg_policy_test test_of(const struct packing *packing, uint32_t bit)
{
    if (bit >= packing->policy->sets.fact_bits)
        return test_of_denial(packing, bit);
    const struct fact_bits *bits = packing->policy->sets.facts;
    while (bit >= bits->first + bits->count)
        bits++;
    const gg_fact *fact = &packing->layout->facts[packing->layout->numbers[bits->variable]];
    uint32_t power = bits->first + bits->count - 1 - bit;
    gg_policy_test test = {.word = fact->word};
    if (fact->kind != GG_SYMBOL)
        test.mask = (uint64_t)1 << (fact->shift + power);
    for (uint32_t value = 0; fact->kind == GG_SYMBOL && value <= fact->top; value++)
        if (value >> power & 1)
            test.mask |= (uint64_t)1 << (fact->shift + value);
    return test;
}

static struct diagram_node node_at(const struct packing *packing, size_t number)
{
    const struct policy *policy = packing->policy;
    return diagram_node(policy->sets.diagrams, policy->nodes.nodes[number]);
}

/* The tests of the bits that nodes have, in order. */
static void add_tests(struct packing *packing)
{
    const struct policy *policy = packing->policy;
    size_t bits = policy->sets.bits + (size_t)1;
    gg_policy_test *tests = pool_take(packing->pool, bits * sizeof *tests);
    uint16_t count = 0;
    packing->tests = pool_take(packing->scratch, bits * sizeof *packing->tests);
    for (size_t i = 0; i < policy->nodes.count; i++) {
        uint32_t bit = node_at(packing, i).bit;
        if (i > 0 && node_at(packing, i - 1).bit == bit)
            continue;
        packing->tests[bit] = count;
        tests[count++] = test_of(packing, bit);
    }
    packing->result.tests = tests;
}

/* ------------------------------------------------------------------------ leaves */

/* Adds what a diagram says, if it is a leaf. */
static void add_leaf(struct packing *packing, uint32_t diagram)
{
    if (diagram_is_leaf(diagram))
        packing->leaves[packing->leaf_count++] = diagram_leaf_number(diagram);
}

/* Leaves have the order in which the nodes come to them: so policies that differ in nothing but their
 * actions have the same nodes, which the tables have once. */
static void number_leaves(struct packing *packing)
{
    const struct policy *policy = packing->policy;
    struct pool *scratch = packing->scratch;
    size_t room = 2 * policy->nodes.count + 1, count = 0;
    packing->leaves = pool_take(scratch, room * sizeof *packing->leaves);
    add_leaf(packing, policy->diagram);
    for (size_t i = 0; i < policy->nodes.count; i++) {
        add_leaf(packing, node_at(packing, i).low);
        add_leaf(packing, node_at(packing, i).high);
    }
    packing->numbering =
        number_distinct_items(scratch, packing->leaves, (uint32_t)packing->leaf_count);
    packing->numbers_of_leaves = pool_take(scratch, room * sizeof *packing->numbers_of_leaves);
    bool *seen = pool_take(scratch, room);
    for (size_t i = 0; i < packing->leaf_count; i++) {
        uint32_t place = number_of_item(&packing->numbering, packing->leaves[i]);
        if (seen[place])
            continue;
        seen[place] = true;
        packing->numbers_of_leaves[place] = (uint16_t)count;
        packing->leaves[count++] = packing->leaves[i];
    }
    packing->leaf_count = count;
}

/* The first node whose bit an action may change; others of its row change the same facts. */
static uint16_t first_changed(const struct packing *packing, size_t action)
{
    const struct state_sets *sets = &packing->policy->sets;
    const struct changes *changes = &sets->objective->problem->actions[action].changes;
    uint32_t bit = sets->bits;
    uint16_t node = 0;
    for (size_t i = 0; i < changes->count; i++) {
        const struct fact_bits *fact = sets->of[changes->items[i].variable];
        bit = fact && fact->first < bit ? fact->first : bit;
    }
    while (node < packing->policy->nodes.count && node_at(packing, node).bit < bit)
        node++;
    return node;
}

static void add_leaves(struct packing *packing)
{
    gg_policy_leaf *leaves = pool_take(packing->pool, (packing->leaf_count + 1) * sizeof *leaves);
    const struct action_rows *rows = &packing->policy->sets.objective->problem->rows;
    for (size_t i = 0; i < packing->leaf_count; i++) {
        uint64_t leaf = packing->leaves[i];
        bool acts = leaf >= POLICY_ACTIONS;
        size_t row = acts ? (size_t)leaf - POLICY_ACTIONS : 0;
        leaves[i].action = acts ? (uint16_t)row : GG_NONE;
        leaves[i].from = acts                     ? first_changed(packing, rows->numbers[row])
                         : leaf == POLICY_HOLDS   ? GG_FOUND
                         : leaf == POLICY_NO_PLAN ? GG_NO_PLAN
                                                  : GG_SEARCHING;
    }
    packing->result.leaves = leaves;
    packing->result.leaf_count = (uint16_t)packing->leaf_count;
}

/* ------------------------------------------------------------------------- nodes */

static uint16_t pack_policy_number_of(const struct packing *packing, uint32_t diagram)
{
    if (!diagram_is_leaf(diagram))
        return packing->numbers[diagram];
    uint32_t place = number_of_item(&packing->numbering, diagram_leaf_number(diagram));
    return (uint16_t)(packing->policy->nodes.count + packing->numbers_of_leaves[place]);
}

static void add_nodes(struct packing *packing)
{
    const struct policy *policy = packing->policy;
    gg_policy_node *nodes = pool_take(packing->pool, (policy->nodes.count + 1) * sizeof *nodes);
    uint32_t last = 0;
    for (size_t i = 0; i < policy->nodes.count; i++)
        last = policy->nodes.nodes[i] > last ? policy->nodes.nodes[i] : last;
    packing->numbers = pool_take(packing->scratch, (last + (size_t)1) * sizeof *packing->numbers);
    for (size_t i = 0; i < policy->nodes.count; i++)
        packing->numbers[policy->nodes.nodes[i]] = (uint16_t)i;
    for (size_t i = 0; i < policy->nodes.count; i++) {
        struct diagram_node node = node_at(packing, i);
        nodes[i] =
            (gg_policy_node){packing->tests[node.bit], pack_policy_number_of(packing, node.low),
                             pack_policy_number_of(packing, node.high)};
    }
    packing->result.nodes = nodes;
    packing->result.node_count = (uint16_t)policy->nodes.count;
}

/* -------------------------------------------------------------------- invariants */

static void add_values(struct packing *packing)
{
    const struct state_sets *sets = &packing->policy->sets;
    for (size_t i = 0; i < sets->objective->variable_count; i++) {
        size_t variable = sets->facts[i].variable;
        size_t first = packing->policy->mutexes->first[variable];
        const gg_fact *fact = &packing->layout->facts[packing->layout->numbers[variable]];
        for (uint32_t j = 0; first != SIZE_MAX && j <= fact->top; j++) {
            bool symbol = fact->kind == GG_SYMBOL;
            POOL_ADD(packing->scratch, packing->values, packing->value_count) =
                (struct value){.number = first + j,
                               .variable = variable,
                               .word = fact->word,
                               .bit = (uint8_t)(fact->shift + (symbol ? j : 0)),
                               .is = symbol || j > 0};
        }
    }
}

/* Two values of one fact need not be said. What is never reached is a mutex of itself. */
static bool is_mutex(const struct packing *packing, const struct value *a, const struct value *b)
{
    return (a == b || a->variable != b->variable) &&
           !mutexes_allow(packing->policy->mutexes, a->number, b->number);
}

/* The value that is part of most mutexes which are not said yet; NULL: all are said. */
static struct value *value_of_most(const struct packing *packing)
{
    struct value *most = NULL;
    for (size_t i = 0; i < packing->value_count; i++)
        if (packing->values[i].left > (most ? most->left : 0))
            most = &packing->values[i];
    return most;
}

/* The row of a value for a word. */
static gg_invariant *row_for(struct packing *packing, const struct value *value, uint16_t word,
                             size_t from)
{
    for (size_t i = from; i < packing->result.invariant_count; i++)
        if (packing->invariants[i].other == word)
            return &packing->invariants[i];
    uint64_t bit = (uint64_t)1 << value->bit;
    assert(packing->result.invariant_count < UINT16_MAX);
    gg_invariant *row =
        POOL_ITEM(packing->pool, packing->invariants, packing->result.invariant_count);
    *row = (gg_invariant){
        .bit = bit, .value = value->is ? bit : 0, .word = value->word, .other = word};
    return row;
}

/* Says all mutexes of a value that are not said yet: those of values with some that are left. */
static void say_mutexes(struct packing *packing, struct value *value)
{
    size_t from = packing->result.invariant_count;
    for (size_t i = 0; i < packing->value_count; i++) {
        struct value *other = &packing->values[i];
        if (other->left == 0 || !is_mutex(packing, value, other))
            continue;
        gg_invariant *row = row_for(packing, value, other->word, from);
        row->care |= (uint64_t)1 << other->bit;
        row->want |= (uint64_t)!other->is << other->bit;
        other->left -= other != value;
    }
    value->left = 0;
}

/* Says of a state that it has none of the mutexes that the policy takes for granted: each once, from the
 * value on that is part of most of those which are not said yet. */
static void add_invariants(struct packing *packing)
{
    if (!packing->policy->mutexes)
        return;
    add_values(packing);
    for (size_t i = 0; i < packing->value_count; i++)
        for (size_t j = 0; j < packing->value_count; j++)
            packing->values[i].left += is_mutex(packing, &packing->values[i], &packing->values[j]);
    for (struct value *most; (most = value_of_most(packing)) != NULL;)
        say_mutexes(packing, most);
    packing->result.invariants = packing->invariants;
}

/* ------------------------------------------------------------------------- whole */

const gg_policy *pack_policy(struct pool *pool, struct pool *scratch, const struct layout *layout,
                             const struct policy *policy)
{
    struct packing packing = {.pool = pool, .scratch = scratch, .layout = layout, .policy = policy};
    number_leaves(&packing);
    if (policy->nodes.count + packing.leaf_count > POLICY_NODES)
        return NULL;
    add_tests(&packing);
    add_leaves(&packing);
    add_nodes(&packing);
    add_invariants(&packing);
    packing.result.longest = policy->longest;
    gg_nearest_policy *result = pool_take(pool, sizeof *result);
    *result = (gg_nearest_policy){packing.result, policy->beyond};
    return &result->policy;
}

bool policy_is_for_nearest(const gg_policy *policy)
{
    for (uint16_t i = 0; i < policy->leaf_count; i++)
        if (policy->leaves[i].action == GG_NONE && policy->leaves[i].from == GG_SEARCHING)
            return true;
    return false;
}

size_t policies_share_tests(struct pool *pool, const gg_policy *const *policies, size_t count)
{
    gg_policy_test *all = NULL;
    size_t known = 0;
    for (size_t i = 0; i < count; i++) {
        const gg_policy *policy = policies[i];
        gg_policy_node *nodes = (gg_policy_node *)(uintptr_t)policy->nodes;
        for (size_t j = 0; j < policy->node_count; j++) {
            const gg_policy_test *test = &policy->tests[nodes[j].test];
            size_t number = 0;
            while (number < known &&
                   (all[number].mask != test->mask || all[number].word != test->word))
                number++;
            if (number == known)
                POOL_ADD(pool, all, known) = *test;
            nodes[j].test = (uint16_t)number;
        }
    }
    for (size_t i = 0; i < count; i++) {
        gg_policy *policy = (gg_policy *)(uintptr_t)policies[i];
        policy->tests = all;
    }
    return known;
}

/* The nodes stand in the order of their tests. */
static size_t tests_of(const gg_policy *policy)
{
    size_t count = 0;
    for (uint16_t i = 0; i < policy->node_count; i++)
        count += i == 0 || policy->nodes[i].test != policy->nodes[i - 1].test;
    return count;
}

size_t policy_bytes(const gg_policy *policy)
{
    enum { POLICY = 40, NEAREST = 48, NODE = 6, TEST = 16, LEAF = 4, INVARIANT = 40 };
    return (policy_is_for_nearest(policy) ? NEAREST : POLICY) + policy->node_count * (size_t)NODE +
           tests_of(policy) * (size_t)TEST + policy->leaf_count * (size_t)LEAF +
           policy->invariant_count * (size_t)INVARIANT;
}
