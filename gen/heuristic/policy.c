/* SPDX-License-Identifier: MIT */
/* Tries orders of facts for policies: see policy.h. */
#include "heuristic/policy.h"

#include "diagram/sifting.h"
#include "heuristic/bit_order.h"

/* How a policy is tried, with the facts in which order. */
struct trial {
    const struct objective *objective;
    const struct mutexes *mutexes; /* NULL: for all states */
    const size_t *order;
    const struct policy_sizes *sizes;
};

/* What became of it: sets with their diagrams, in a pool of their own. */
struct attempt {
    struct pool *pool;
    struct state_sets sets;
    struct regressed regressed;
    struct policy *policy; /* NULL: there is none, not even for the nearest states */
};

/* ---------------------------------------------------------------------- orders */

static struct sifting *sift(struct pool *pool, const struct state_sets *sets, uint32_t diagram,
                            uint64_t *work)
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

/* Brings a policy into an order of facts in which it has fewer nodes, if one is found. */
static void sift_policy(struct pool *pool, struct policy *policy, uint64_t *work)
{
    struct pool *scratch = pool_new();
    struct state_sets sets;
    const struct sifting *sifting = sift(scratch, &policy->sets, policy->diagram, work);
    const size_t *order = sifted_order(scratch, &policy->sets, sifting);
    if (sifting_node_count(sifting) < policy->nodes.count &&
        state_sets_make(pool, &sets, policy->sets.objective, order, UINT64_MAX)) {
        policy->diagram = sifting_diagram(sifting, sets.diagrams);
        policy->sets = sets;
        policy->nodes = diagram_list(pool, sets.diagrams, policy->diagram);
    }
    pool_free(scratch);
}

static void turn(size_t *order, size_t count)
{
    for (size_t i = 0; i < count / 2; i++) {
        size_t first = order[i];
        order[i] = order[count - 1 - i];
        order[count - 1 - i] = first;
    }
}

/* -------------------------------------------------------------------- attempts */

/* The policy for all states, or for the nearest ones, in a good order of facts. */
static struct policy *make(const struct trial *trial, const struct attempt *attempt, bool whole,
                           uint64_t *work)
{
    const struct regressed *regressed = &attempt->regressed;
    struct policy *policy = pool_take(attempt->pool, sizeof *policy);
    policy->sets = attempt->sets;
    policy->diagram = whole ? regressed->policy : regressed->nearest;
    policy->beyond = whole ? UINT64_MAX : regressed->beyond;
    policy->longest = regressed->longest;
    policy->mutexes = trial->mutexes;
    policy->nodes = diagram_list(attempt->pool, policy->sets.diagrams, policy->diagram);
    sift_policy(attempt->pool, policy, work);
    return policy;
}

/* Tries a policy within so much of the work, and brings what it came to into a good order. */
static struct attempt attempt(const struct trial *trial, uint64_t most, uint64_t *work)
{
    struct attempt attempt = {.pool = pool_new(),
                              .regressed = {.sample = DIAGRAM_NONE, .nearest = DIAGRAM_NONE}};
    if (!state_sets_make(attempt.pool, &attempt.sets, trial->objective, trial->order, most))
        return attempt;
    attempt.regressed = regress(attempt.pool, &attempt.sets, trial->mutexes, trial->sizes);
    *work -= most - diagrams_work(attempt.sets.diagrams);
    if (attempt.regressed.whole)
        attempt.policy = make(trial, &attempt, true, work);
    if (attempt.policy && attempt.policy->nodes.count > trial->sizes->whole)
        attempt.policy = NULL;
    if (!attempt.policy && !diagram_is_leaf(attempt.regressed.nearest))
        attempt.policy = make(trial, &attempt, false, work);
    return attempt;
}

/* Whether an attempt came farther than another one, or has fewer nodes. */
static bool is_better(const struct policy *policy, const struct policy *other)
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
    uint64_t before = *work, most;
    struct attempt attempts[2] = {attempt(&trial, *work / FIRST_PART, work)};
    const struct regressed *regressed = &attempts[0].regressed;
    most = *work - *work / KEPT_PART;
    if (regressed->whole || diagram_is_leaf(regressed->sample)) {
        uint64_t twice = 2 * (before - *work) + SMALL;
        most = twice < most ? twice : most;
        turn(order, count);
    } else {
        trial.order = sifted_order(pool, &attempts[0].sets,
                                   sift(pool, &attempts[0].sets, regressed->sample, work));
        most = *work - *work / KEPT_PART;
    }
    attempts[1] = attempt(&trial, most, work);
    int best = is_better(attempts[1].policy, attempts[0].policy);
    pool_free(attempts[!best].pool);
    pool_move(pool, attempts[best].pool);
    return attempts[best].policy;
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
