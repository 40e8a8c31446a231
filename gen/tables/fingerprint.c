/* SPDX-License-Identifier: MIT */
/*
 * A hash of all that saved agents and worlds depend on: where the facts lie and what their
 * values mean, which action, task, method and goal has which number, and which agent type
 * has which of them. The places of an agent's parts depend on the machine; the runtime adds
 * them. FNV-1a (Fowler, Noll, Vo, 1991).
 */
#include "domain/agent_type.h"
#include "tables/build.h"

static void mix_bytes(uint32_t *hash, uint64_t number)
{
    for (int i = 0; i < 8; i++)
        *hash = (*hash ^ (uint32_t)(number >> 8 * i & 255)) * 16777619u;
}

/* Adds a name with its end, so that no two lists of names are alike. */
static void mix_name(uint32_t *hash, const char *name)
{
    do
        *hash = (*hash ^ (unsigned char)*name) * 16777619u;
    while (*name++);
}

static void mix_fact(uint32_t *hash, const struct tables *tables, size_t number)
{
    const struct problem *problem = tables->problem;
    const struct variable *variable = &problem->variables[tables->layout.variables[number]];
    const gg_fact *place = &tables->layout.facts[number];
    const struct fact *fact = variable->fact;
    mix_name(hash, variable->name);
    mix_bytes(hash, place->kind);
    mix_bytes(hash, place->word * 64u + place->shift);
    mix_bytes(hash, place->top);
    mix_bytes(hash, (fact->claim + fact->claim_starts) * 8u + place->shared * 4u +
                        fact->sensed * 2u + fact->applied);
    mix_bytes(hash, (uint64_t)fact->scale.low);
    mix_bytes(hash, (uint64_t)fact->scale.step);
    mix_bytes(hash, (uint64_t)fact->scale.divisor);
    for (size_t i = 0; i < fact->values.count; i++)
        mix_name(hash, problem->domain->symbols[fact->values.symbols[i]].name);
}

static void mix_tasks(uint32_t *hash, const struct problem *problem)
{
    for (size_t i = 0; i < problem->task_count; i++) {
        mix_name(hash, problem->tasks[i].name);
        mix_bytes(hash, problem->tasks[i].method_count);
        for (size_t j = 0; j < problem->tasks[i].method_count; j++)
            mix_name(hash, problem->tasks[i].methods[j].name);
    }
}

static void mix_agent_type(uint32_t *hash, const struct domain *domain,
                           const struct agent_type *agent_type)
{
    mix_name(hash, agent_type->name);
    for (size_t i = 0; i < domain->action_count; i++)
        mix_bytes(hash, can_do(agent_type, domain->actions[i]));
    for (size_t i = 0; i < domain->goal_count; i++)
        mix_bytes(hash, chooses_goal(agent_type, &domain->goals[i]));
}

static void mix_domain(uint32_t *hash, const struct problem *problem)
{
    const struct domain *domain = problem->domain;
    mix_name(hash, domain->name);
    for (size_t i = 0; i < problem->goal_count; i++)
        mix_name(hash, problem->goals[i].name);
    for (size_t i = 0; i < domain->agent_type_count; i++)
        mix_agent_type(hash, domain, &domain->agent_types[i]);
    for (size_t i = 0; i < domain->rule_count; i++)
        mix_name(hash, domain->rules[i].name);
    for (size_t i = 0; i < problem->rule_count; i++)
        if (problem->rules[i].rule->parameters.count > 0)
            mix_name(hash, problem->rules[i].name);
    for (size_t i = 0; i < domain->rule_count; i++)
        if (domain->rules[i].once)
            mix_bytes(hash, (uint32_t)i);
}

static void mix_team(uint32_t *hash, const struct domain *domain)
{
    if (!domain->team.given)
        return;
    mix_bytes(hash, domain->team.members);
    mix_bytes(hash, domain->team.requests);
    mix_bytes(hash, domain->team.queue);
    for (size_t i = 0; i < domain->skill_count; i++)
        mix_name(hash, domain->skills[i].name);
}

uint32_t fingerprint_of(const struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    const uint32_t counts[] = {
        domain->word_count,       domain->fact_count,       domain->action_count,
        domain->task_count,       domain->goal_count,       domain->agent_type_count,
        domain->agent_rule_count, domain->world_rule_count, tables->senses.count,
        domain->plan_limit,       domain->watch_limit,      tables->exclusions.limit,
        tables->claims.count};
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        mix_bytes(&hash, counts[i]);
    if (domain->want_limit > 0)
        mix_bytes(&hash, domain->want_limit);
    if (durations_are_kept(domain)) /* there is room for them */
        mix_bytes(&hash, domain->action_count);
    if (agent_seed_count(domain) > 0) {
        mix_bytes(&hash, domain->dynamic_cost_count);
        mix_bytes(&hash, (uint32_t)agent_seed_count(domain));
    }
    if (domain->features->commitments)
        mix_bytes(&hash, reconsiders(domain->features->commitments) ? 2 : 1);
    if (domain->features->best_efforts)
        mix_bytes(&hash, 2);
    if (domain->features->values)
        mix_bytes(&hash, 3);
    if (domain->features->holdings)
        mix_bytes(&hash, 2);
    if (domain->features->timeouts)
        mix_bytes(&hash, domain->features->timeouts->room);
    if (domain->features->cooldowns)
        mix_bytes(&hash, domain->features->cooldowns->room);
    for (size_t i = 0; i < domain->fact_count; i++)
        mix_fact(&hash, tables, i);
    for (size_t i = 0; i < tables->problem->action_count; i++)
        mix_name(&hash, tables->problem->actions[i].name);
    mix_tasks(&hash, tables->problem);
    if (domain->places)
        mix_bytes(&hash, domain->places->fact * 2u + (domain->places->points != NULL));
    if (chases_in(domain))
        mix_bytes(&hash, 5);
    mix_team(&hash, tables->problem->domain);
    mix_domain(&hash, tables->problem);
    return hash;
}
