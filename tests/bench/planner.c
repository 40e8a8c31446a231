/* SPDX-License-Identifier: MIT */
/* See planner.h. */
#include "planner.h"

static gg_search *search_of(struct pool *pool, const gg_domain *domain, uint32_t nodes)
{
    size_t words = domain->word_count, row = domain->action_count / 64u + 1;
    gg_search *search = pool_take(pool, sizeof *search);
    search->node_capacity = nodes;
    search->nodes = pool_take(pool, nodes * sizeof *search->nodes);
    search->heap = pool_take(pool, nodes * sizeof *search->heap);
    search->states = pool_take(pool, nodes * words * sizeof *search->states);
    search->usable = pool_take(pool, row * sizeof *search->usable);
    search->prices = pool_take(pool, (domain->priced_count + 1u) * sizeof *search->prices);
    search->sets = pool_take(pool, 3 * row * sizeof *search->sets);
    search->reach = pool_take(pool, (domain->value_count + 1u) * sizeof *search->reach);
    search->scratch = pool_take(pool, (5 * words + 1) * sizeof *search->scratch);
    return search;
}

gg_workspace workspace_of(struct pool *pool, const struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    const struct capacities *capacities = &tables->capacities;
    const struct limits *limits = &tables->problem->domain->limits;
    size_t words = domain->word_count;
    size_t asked = ((size_t)domain->procedural_count + domain->priced_count + 63) / 64;
    gg_workspace workspace = {0};
    workspace.frames = pool_take(pool, capacities->frames * sizeof *workspace.frames);
    workspace.choices = pool_take(pool, capacities->choices * sizeof *workspace.choices);
    workspace.choice_states = pool_take(pool, capacities->choices * words * sizeof(uint64_t));
    workspace.entries = pool_take(pool, capacities->entries * sizeof *workspace.entries);
    workspace.entry_states = pool_take(pool, capacities->entries * words * sizeof(uint64_t));
    workspace.entry_capacity = (uint32_t)capacities->entries;
    workspace.chosen = pool_take(pool, capacities->chosen * sizeof *workspace.chosen);
    workspace.states = pool_take(pool, 2 * words * sizeof(uint64_t));
    workspace.asked = pool_take(pool, (2 * asked + 1) * sizeof(uint64_t));
    workspace.frame_capacity = (uint16_t)capacities->frames;
    workspace.choice_capacity = (uint16_t)capacities->choices;
    workspace.chosen_capacity = (uint16_t)capacities->chosen;
    workspace.depth_limit = limits->depth;
    workspace.expansion_limit = limits->nodes;
    if (domain->achievement_count)
        workspace.search = search_of(pool, domain, limits->nodes);
    return workspace;
}
