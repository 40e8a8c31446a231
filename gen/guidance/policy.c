/* SPDX-License-Identifier: MIT */
/* Tries orders of facts for policies: see policy.h. */
#include "guidance/policy.h"

#include "guidance/sifting.h"
#include "guidance/bit_order.h"

#include <assert.h>

/* How a policy is tried, with the facts in which order. */
struct trial {
    const struct objective *objective;
    const struct mutexes *mutexes; /* NULL: for all states */
    const size_t *order;
    const struct policy_sizes *sizes;
};

/* ---------------------------------------------------------------------- orders */

static struct sifting *policy_sift(struct pool *pool, const struct state_sets *sets,
                                   uint32_t diagram, uint64_t *work)
{
    size_t count = sets->objective->variable_count;
    struct bit_block *blocks = pool_take(pool, (count + 1) * sizeof *blocks);
    for (size_t i = 0; i < count; i++)
        blocks[i] = (struct bit_block){sets->facts[i].first, sets->facts[i].count};
    return diagram_sift(pool, sets->diagrams, diagram, blocks, count, work);
}

/* The facts of sets in the order that was found; from the pool. */
static size_t *sifted_order(struct pool *pool, const struct state_sets *sets,
                            const struct sifting *sifting)
{
    size_t count = sets->objective->variable_count;
    size_t *order = pool_take(pool, (count + 1) * sizeof *order);
    for (size_t i = 0; i < count; i++)
        order[i] = sets->facts[sifting_order(sifting)[i]].variable;
    return order;
}

static void policy_turn(size_t *order, size_t count)
{
    for (size_t i = 0; i < count / 2; i++) {
        size_t first = order[i];
        order[i] = order[count - 1 - i];
        order[count - 1 - i] = first;
    }
}

/* -------------------------------------------------------------------- attempts */

/* The policy for all states, or for the nearest ones, in a good order of facts. */
static struct policy *policy_of_sets(struct pool *pool, const struct trial *trial,
                                     const struct state_sets *sets,
                                     const struct regressed *regressed, bool whole, uint64_t *work)
{
    struct pool *scratch = pool_new();
    struct policy *policy = pool_take(pool, sizeof *policy);
    const struct sifting *sifting =
        policy_sift(scratch, sets, whole ? regressed->policy : regressed->nearest, work);
    size_t *order = sifted_order(scratch, sets, sifting);
    bool made = state_sets_make(pool, &policy->sets, trial->objective, order, UINT64_MAX);
    assert(made); /* with as many bits as the sets have */
    (void)made;
    policy->diagram = sifting_diagram(sifting, policy->sets.diagrams);
    policy->nodes = diagram_list(pool, policy->sets.diagrams, policy->diagram);
    policy->beyond = whole ? UINT64_MAX : regressed->beyond;
    policy->longest = regressed->longest;
    policy->mutexes = trial->mutexes;
    pool_free(scratch);
    return policy;
}

/* Tries a policy within so much of the work; NULL: there is none, not even for the nearest states.
 * *better: an order in which these have few nodes; NULL: the policy was worked out for all states, or no
 * order was looked for. Only what is returned is from the pool. */
static struct policy *attempt(struct pool *pool, const struct trial *trial, uint64_t most,
                              uint64_t *work, size_t **better)
{
    struct pool *scratch = pool_new();
    struct policy *policy = NULL;
    struct state_sets sets;
    *better = NULL;
    if (state_sets_make(scratch, &sets, trial->objective, trial->order, most)) {
        struct regressed regressed = regress(scratch, &sets, trial->mutexes, trial->sizes);
        *work -= most - diagrams_work(sets.diagrams);
        if (regressed.whole)
            policy = policy_of_sets(pool, trial, &sets, &regressed, true, work);
        else if (!diagram_is_leaf(regressed.sample))
            *better =
                sifted_order(pool, &sets, policy_sift(scratch, &sets, regressed.sample, work));
        if (policy && policy->nodes.count > trial->sizes->whole)
            policy = NULL;
        if (!policy && !diagram_is_leaf(regressed.nearest))
            policy = policy_of_sets(pool, trial, &sets, &regressed, false, work);
    }
    pool_free(scratch);
    return policy;
}

/* Whether a policy says something of farther states than another one, or has fewer nodes. */
static bool policy_is_better(const struct policy *policy, const struct policy *other)
{
    if (!policy || !other)
        return policy != NULL;
    if (policy->beyond != other->beyond)
        return policy->beyond > other->beyond;
    return policy->nodes.count < other->nodes.count;
}

/* The better policy of two orders of facts. The first order has facts together that actions tie to each
 * other. If it does for all states, the other one is its reverse, with twice the work that it took; it
 * is better now and then. Otherwise that is one in which the nearest states have few nodes, as the
 * farther ones have fewer, too, then. */
struct policy *policy_make(struct pool *pool, const struct objective *objective,
                           const struct mutexes *mutexes, const struct policy_sizes *sizes,
                           uint64_t *work)
{
    enum { SMALL = 100000, FIRST_PART = 6, KEPT_PART = 16 };
    size_t count = objective->variable_count;
    if (count > DIAGRAM_BITS)
        return NULL;
    size_t *order = fact_order(pool, objective);
    struct trial trial = {objective, mutexes, order, sizes};
    uint64_t before = *work;
    size_t *better, *unused;
    struct policy *first = attempt(pool, &trial, *work / FIRST_PART, work, &better);
    uint64_t twice = 2 * (before - *work) + SMALL, most = *work - *work / KEPT_PART;
    if (better)
        trial.order = better;
    else
        policy_turn(order, count);
    if (!better && twice < most)
        most = twice;
    struct policy *second = attempt(pool, &trial, most, work, &unused);
    return policy_is_better(second, first) ? second : first;
}

/* Whether a denial that a bit behind the facts stands for is one of some. */
static bool is_denied(const struct state_sets *sets, uint32_t bit, const bool *denied)
{
    return denied && denied[sets->denials[bit - sets->fact_bits]];
}

uint32_t policy_at(const struct policy *policy, const uint32_t *values, const bool *denied)
{
    const struct fact_bits *fact = policy->sets.facts;
    uint32_t diagram = policy->diagram;
    while (!diagram_is_leaf(diagram)) {
        struct diagram_node node = diagram_node(policy->sets.diagrams, diagram);
        if (node.bit >= policy->sets.fact_bits) {
            diagram = is_denied(&policy->sets, node.bit, denied) ? node.high : node.low;
            continue;
        }
        while (node.bit >= fact->first + fact->count)
            fact++;
        uint32_t bit = fact->first + fact->count - 1 - node.bit;
        diagram = values[fact->variable] >> bit & 1 ? node.high : node.low;
    }
    return diagram_leaf_number(diagram);
}
