/* SPDX-License-Identifier: MIT */
/*
 * Reads plans from policies: see gg_policy. Rests on state.h. Only heuristics with a policy name
 * it.
 */
#include "search.h"

/* So many nodes of the way down are remembered; below the last of them the way is gone anew. */
enum { REMEMBERED = 64 };

/* The way from the root to a leaf. */
typedef struct gg_descent {
    uint16_t nodes[REMEMBERED];
    uint16_t count;
} gg_descent;

/* Goes on from a node to the leaf of a state, and notes the way. */
static uint16_t descend(gg_search *search, const uint64_t *state, uint16_t node,
                        gg_descent *descent)
{
    const GG_ROM gg_policy *policy = search->heuristic->policy;
    while (node < policy->node_count) {
        const GG_ROM gg_policy_node *row = &policy->nodes[node];
        const GG_ROM gg_policy_test *test = &policy->tests[row->test];
        if (descent->count < REMEMBERED)
            descent->nodes[descent->count++] = node;
        node = state[test->word] & test->mask ? row->high : row->low;
        search->read++;
    }
    return node;
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

/* Whether the policy says anything of a state. The actions of a plan lead to no other states. */
static bool keeps_invariants(const GG_ROM gg_policy *policy, const uint64_t *state)
{
    for (uint16_t i = 0; i < policy->invariant_count; i++) {
        const GG_ROM gg_invariant *row = &policy->invariants[i];
        if ((state[row->word] & row->bit) == row->value &&
            (state[row->other] & row->care) != row->want)
            return false;
    }
    return true;
}

gg_outcome gg_policy_read(gg_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_policy *policy = search->heuristic->policy;
    gg_plan *plan = search->plan;
    uint64_t *state = search->reading;
    uint16_t node = 0, steps = 0;
    gg_descent descent;
    descent.count = 0;
    if (!state || !keeps_invariants(policy, search->problem.state))
        return GG_SEARCHING;
    gg_copy_words(state, search->problem.state, domain->word_count);
    for (;;) {
        uint16_t leaf = (uint16_t)(descend(search, state, node, &descent) - policy->node_count);
        const GG_ROM gg_policy_leaf *row = &policy->leaves[leaf];
        if (row->action == GG_NONE) {
            plan->length = row->from ? steps : 0;
            return row->from ? GG_FOUND : GG_NO_PLAN;
        }
        if (steps == plan->capacity)
            return GG_PLAN_TOO_LONG;
        const GG_ROM gg_action *action = &domain->actions[row->action];
        plan->steps[steps++] = row->action;
        search->cost += action->cost;
        gg_effect_apply(domain, action->effect, state);
        node = go_back(&descent, row->from);
    }
}

const GG_ROM gg_reading_part gg_policy_reading = {gg_policy_read};
