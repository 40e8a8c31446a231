/* SPDX-License-Identifier: MIT */
/*
 * Reads plans from policies: see gg_policy. Rests on state.h. Only heuristics with a policy name
 * it.
 */
#include "goap/search.h"

/* So many nodes of the way down are remembered; below the last of them the way is gone anew. */
enum { REMEMBERED = 64 };

/* The way from the root to a leaf. */
typedef struct gg_descent {
    uint16_t nodes[REMEMBERED];
    uint16_t count;
} gg_descent;

static bool policies_holds(const GG_ROM gg_policy *policy, uint16_t node, const uint64_t *state)
{
    const GG_ROM gg_policy_test *test = &policy->tests[policy->nodes[node].test];
    return (state[test->word] & test->mask) != 0;
}

/* Notes a node of the way. */
static void policies_pass(gg_search *search, uint16_t node, gg_descent *descent)
{
    if (descent->count < REMEMBERED)
        descent->nodes[descent->count++] = node;
    search->read++;
}

/* Goes on from a node to the leaf of a state, and notes the way. Two loops, instead of one in which each
 * node is chosen: a processor that foresees branches then need not wait for what each test reads. */
static uint16_t descend(gg_search *search, const uint64_t *state, uint16_t node,
                        gg_descent *descent)
{
    const GG_ROM gg_policy *policy = search->heuristic->policy;
    for (;;) {
        for (; node < policy->node_count && !policies_holds(policy, node, state);
             node = policy->nodes[node].low)
            policies_pass(search, node, descent);
        if (node >= policy->node_count)
            return node;
        policies_pass(search, node, descent);
        node = policy->nodes[node].high;
    }
}

/* Where the way begins to be another one: takes back the nodes from a number on, which are those
 * that an action may have made to lead elsewhere. Of them the first is gone on from; if there is
 * none, the last node that is remembered. */
static uint16_t go_back(gg_descent *descent, uint16_t from)
{
    uint16_t node = 0;
    while (descent->count > 0) {
        node = descent->nodes[--descent->count];
        if (descent->count == 0 || descent->nodes[descent->count - 1] < from)
            break;
    }
    return node;
}

bool gg_policy_covers(const GG_ROM gg_policy *policy, const uint64_t *state)
{
    for (uint16_t i = 0; i < policy->invariant_count; i++) {
        const GG_ROM gg_invariant *row = &policy->invariants[i];
        if ((state[row->word] & row->bit) == row->value &&
            (state[row->other] & row->care) != row->want)
            return false;
    }
    return true;
}

gg_outcome gg_policy_read_rest(gg_search *search, const uint64_t *from, uint16_t steps)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_policy *policy = search->heuristic->policy;
    gg_plan *plan = search->plan;
    uint64_t *state = search->reading;
    uint16_t node = 0;
    gg_descent descent;
    descent.count = 0;
    gg_copy_words(state, from, domain->word_count);
    for (;;) {
        uint16_t leaf = (uint16_t)(descend(search, state, node, &descent) - policy->node_count);
        const GG_ROM gg_policy_leaf *row = &policy->leaves[leaf];
        if (row->action == GG_NONE) {
            plan->length = steps;
            return (gg_outcome)row->from;
        }
        if (steps >= plan->capacity)
            return GG_PLAN_TOO_LONG;
        plan->steps[steps++] = row->action;
        search->cost += told_cost_in(domain, row->action, state);
        gg_do_action(domain, row->action, state);
        node = go_back(&descent, row->from);
    }
}

gg_outcome gg_policy_read(gg_search *search)
{
    const uint64_t *state = search->problem.state;
    if (!search->reading || !gg_policy_covers(search->heuristic->policy, state))
        return GG_SEARCHING;
    return gg_policy_read_rest(search, state, 0);
}

const GG_ROM gg_reading_ops gg_policy_reading = {gg_policy_read, NULL};
