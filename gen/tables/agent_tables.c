/* SPDX-License-Identifier: MIT */
/*
 * Agent types as the runtime reads them: what each can do, the goals that it chooses
 * among, and the facts that these read; and what a team needs to know of actions. See build.h.
 */
#include "domain/agent_type.h"
#include "tables/build.h"

#include "gg_team_agents.h"

/* The rows of what it can do; NULL: all, of a type that lists no actions. */
static const uint64_t *action_set(struct building *building, const struct agent_type *agent_type)
{
    const struct problem *problem = building->problem;
    uint64_t *set = pool_take(building->pool, (problem->rows.count / 64 + 1) * sizeof *set);
    bool listed = agent_type->actions != NULL;
    for (size_t i = 0; i < problem->rows.count; i++)
        if (can_do(agent_type, problem->rows.items[i].action))
            bit_put(set, i);
        else
            listed = true; /* or left out, as a road for others */
    return listed ? set : NULL;
}

/* The numbers of its goals, in the order of the YAML. */
static void list_goals(struct building *building, const struct agent_type *agent_type,
                       gg_agent_type *row)
{
    const struct problem *problem = building->problem;
    uint16_t *goals = pool_take(building->pool, (problem->goal_count + 1) * sizeof *goals);
    for (size_t i = 0; i < problem->goal_count; i++)
        if (chooses_goal(agent_type, problem->goals[i].goal))
            goals[row->goal_count++] = (uint16_t)i;
    row->goals = row->goal_count ? goals : NULL;
}

static const uint64_t *relevance_mask_of(struct building *building, const gg_agent_type *row)
{
    const gg_domain *domain = &building->tables->domain;
    uint64_t *words = pool_take(building->pool, (domain->word_count + 1u) * sizeof *words);
    for (uint16_t i = 0; i < row->goal_count; i++) {
        add_read_bits(domain, &domain->goals[row->goals[i]].condition, words);
        add_read_bits(domain, &domain->goals[row->goals[i]].relevant, words);
        add_priority_bits(domain, row->goals[i], words);
    }
    return row->goal_count ? words : NULL;
}

void build_agent_types(struct building *building)
{
    const struct domain *domain = building->problem->domain;
    gg_agent_type *agent_types =
        pool_take(building->pool, domain->agent_type_count * sizeof *agent_types);
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        size_t root = building->problem->roots[i];
        agent_types[i].actions = action_set(building, &domain->agent_types[i]);
        list_goals(building, &domain->agent_types[i], &agent_types[i]);
        agent_types[i].relevance_mask = relevance_mask_of(building, &agent_types[i]);
        agent_types[i].task = root == SIZE_MAX ? GG_NONE : (uint16_t)root;
    }
    building->tables->agent_types = agent_types;
    building->tables->domain.agent_types = agent_types;
    building->tables->domain.agent_type_count = (uint16_t)domain->agent_type_count;
}

void build_team(struct building *building)
{
    const struct problem *problem = building->problem;
    const gg_domain *domain = &building->tables->domain;
    if (!problem->domain->team.given)
        return;
    gg_team_work *work = pool_take(building->pool, (problem->rows.count + 1) * sizeof *work);
    for (size_t i = 0; i < problem->rows.count; i++) {
        const struct action *action = problem->rows.items[i].action;
        work[i].skill = action->skill < 0 ? GG_NONE : (uint16_t)action->skill;
        work[i].facility = action->has_route ? GG_NONE : domain->actions[i].begins_at;
    }
    const struct agent_team *team = &problem->domain->team;
    building->tables->team = (gg_team_tables){.domain = domain,
                                              .work = work,
                                              .capacities = team->capacities,
                                              .priority = team->priority,
                                              .skill_count = (uint16_t)problem->domain->skill_count,
                                              .queue = team->queue,
                                              .sum = team->sum};
    building->tables->domain.team = &gg_team_member_calls;
}
