/* SPDX-License-Identifier: MIT */
/*
 * Which searches can be reached in a domain, so that a program contains no others. What is read
 * is never searched for: a goal with a policy for all states, or with one table of all facts that
 * matter, where the game is asked nothing, or nothing but what the policy knows of, and nothing is kept
 * out of plans or must be kept. A search
 * forward suffices where there is a node for each state that there can be.
 */
#include "tables/search_need.h"

#include "tables/pack_policy.h"

bool plans_are_bounded(const gg_domain *domain)
{
    return domain->claims || domain->exclusions || any_kept(domain);
}

bool can_be_read(const gg_heuristic *heuristic)
{
    return heuristic->reading && heuristic->reading != &gg_walk_reading &&
           !(heuristic->policy && policy_is_for_nearest(heuristic->policy));
}

bool has_dynamic_costs(const gg_domain *domain, const gg_heuristic *heuristic)
{
    for (uint16_t i = 0; i < domain->action_count; i++)
        if (domain->actions[i].dynamic_cost != GG_NONE && bit_is_in(heuristic->actions, i))
            return true;
    return false;
}

/* Where a plan is read as far as there is room for it, what is denied of the rest is not known. */
static bool knows_answers(const gg_domain *domain, const gg_heuristic *heuristic)
{
    return !heuristic->asks ||
           (heuristic->reading == &gg_policy_asking && !has_dynamic_costs(domain, heuristic) &&
            heuristic->policy->longest <= domain->plan_limit);
}

bool goal_is_read(const gg_domain *domain, const gg_heuristic *heuristic)
{
    bool for_all = !heuristic->policy || heuristic->policy->invariant_count == 0;
    return can_be_read(heuristic) && for_all && knows_answers(domain, heuristic) &&
           !plans_are_bounded(domain);
}

const gg_heuristic *next_heuristic(const gg_domain *domain, size_t *at)
{
    size_t count = (size_t)domain->goal_count + domain->subgoal_count;
    const gg_heuristic *heuristic = NULL;
    for (; !heuristic && *at < count * domain->agent_type_count; ++*at) {
        const gg_agent_type *agent_type = &domain->agent_types[*at / count];
        heuristic = agent_type->heuristics ? agent_type->heuristics[*at % count] : NULL;
    }
    return heuristic;
}

bool knows_denials(const gg_domain *domain)
{
    const gg_heuristic *heuristic;
    for (size_t at = 0; (heuristic = next_heuristic(domain, &at)) != NULL;)
        if (heuristic->reading == &gg_policy_asking)
            return true;
    return false;
}

bool any_policy(const gg_domain *domain)
{
    const gg_heuristic *heuristic;
    for (size_t at = 0; (heuristic = next_heuristic(domain, &at)) != NULL;)
        if (heuristic->policy)
            return true;
    return false;
}

/* A condition to achieve is searched for again for its other end states, and wants may be
 * conditions that the game makes. */
static bool all_are_read(const gg_domain *domain)
{
    const gg_heuristic *heuristic;
    if (domain->subgoal_count > 0 || domain->want_limit > 0)
        return false;
    for (size_t at = 0; (heuristic = next_heuristic(domain, &at)) != NULL;)
        if (!goal_is_read(domain, heuristic))
            return false;
    return true;
}

static void warn(const struct tables *tables, const char *what)
{
    const struct domain *domain = tables->problem->domain;
    report_warning(domain->parsing.diagnostics, "missing-nodes", domain->limits.nodes_place,
                   "%s may have to be searched for, and there are no nodes for it: such a planning "
                   "ends with GG_OUT_OF_NODES",
                   what);
}

/* Whether the plans of a goal of the YAML may have to be searched for. */
static bool is_searched(const struct tables *tables, const struct goal *goal)
{
    const gg_domain *domain = &tables->domain;
    for (uint16_t i = 0; i < domain->agent_type_count; i++)
        for (size_t j = 0; j < goal->ground_count; j++) {
            const gg_heuristic *heuristic =
                domain->agent_types[i].heuristics[goal->ground_first + j];
            if (heuristic && !goal_is_read(domain, heuristic))
                return true;
        }
    return false;
}

void warn_of_missing_nodes(const struct tables *tables)
{
    const struct domain *domain = tables->problem->domain;
    struct pool *pool = domain->parsing.pool;
    if (domain->limits.nodes > 0 || !plans_with_actions(tables->problem))
        return;
    for (size_t i = 0; i < domain->goal_count; i++)
        if (are_goal_heuristics_requested(domain, &domain->goals[i]) &&
            is_searched(tables, &domain->goals[i]))
            warn(tables, pool_format(pool, "a plan for goal '%s'", domain->goals[i].name));
    if (tables->domain.subgoal_count > 0)
        warn(tables, "a plan for a condition to achieve");
    if (tables->domain.want_limit > 0)
        warn(tables, "a plan for a condition that the game wants");
}

void add_changed_bits(const gg_domain *domain, const gg_effect *effect, uint64_t *changed)
{
    for (uint16_t i = 0; i < effect->assignment_count; i++)
        changed[effect->assignments[i].word] |= ~effect->assignments[i].keep;
    for (uint16_t i = 0; i < effect->addition_count; i++)
        add_fact_bits(domain, effect->additions[i].fact, changed);
}

/* Whether there can be more states on the ways from one than some number. */
static bool has_more_states(const gg_domain *domain, uint64_t most, struct pool *pool)
{
    uint64_t *changed = pool_take(pool, domain->word_count * sizeof *changed);
    for (uint16_t i = 0; i < domain->action_count; i++)
        add_changed_bits(domain, domain->actions[i].effect, changed);
    uint64_t states = 1;
    for (uint16_t i = 0; i < domain->fact_count && states <= most; i++)
        if (changed[domain->facts[i].word] & mask_of_fact(&domain->facts[i]))
            states *= (uint64_t)domain->facts[i].top + 1;
    return states > most;
}

enum search_need search_need_of(const struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    uint64_t nodes = tables->problem->domain->limits.nodes;
    if (!plans_with_actions(tables->problem) || all_are_read(domain) || nodes == 0)
        return NEEDS_NO_SEARCH;
    struct pool *pool = tables->problem->domain->parsing.pool;
    return domain->want_limit > 0 || has_more_states(domain, nodes, pool) ? NEEDS_BOTH
                                                                          : NEEDS_FORWARD;
}
