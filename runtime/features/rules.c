/* SPDX-License-Identifier: MIT */
/*
 * The rules by which the world and agents change by themselves. Rests on agent_state.c, world.c
 * and state.c. Rules fire in the order of their times, however long the ticks are. Only the tables
 * of domains with rules name these functions.
 */
#include "agent/agent.h"
#include "agent/world_layout.h"

const GG_ROM gg_rule *gg_take_next_due_rule(gg_rule_clock *clock)
{
    uint16_t first = 0;
    for (uint16_t i = 1; i < clock->count; i++)
        if (clock->left[i] < clock->left[first])
            first = i;
    bool due = clock->left[first] <= clock->time;
    uint32_t step = due ? clock->left[first] : clock->time;
    for (uint16_t i = 0; i < clock->count; i++)
        clock->left[i] -= step;
    clock->time -= step;
    if (!due)
        return NULL;
    clock->left[first] = clock->rules[first].period;
    return &clock->rules[first];
}

static void rules_wind(const GG_ROM gg_rule *rules, uint16_t count, uint32_t *left)
{
    for (uint16_t i = 0; i < count; i++)
        left[i] = rules[i].period;
}

/* ------------------------------------------------------------------- of agents */

gg_rule_clock gg_agent_rule_clock(const gg_agent *agent, uint32_t milliseconds)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_rule_clock clock = {domain->rules, rule_timers_of(agent), domain->agent_rule_count,
                           milliseconds};
    return clock;
}

void gg_agent_rule_fire(gg_agent *agent, const GG_ROM gg_rule *rule)
{
    const GG_ROM gg_domain *domain = agent->domain;
    if (!gg_holds(domain, &rule->precondition, gg_agent_view(agent)))
        return;
    gg_apply(domain, rule->effect, gg_agent_state(agent));
    if (domain->places)
        domain->places->walking->after(agent, rule->effect);
}

void gg_rules_init(gg_agent *agent)
{
    rules_wind(agent->domain->rules, agent->domain->agent_rule_count, rule_timers_of(agent));
}

void gg_rules_pass(gg_agent *agent, uint32_t milliseconds)
{
    gg_rule_clock clock = gg_agent_rule_clock(agent, milliseconds);
    const GG_ROM gg_rule *rule;
    while ((rule = gg_take_next_due_rule(&clock)) != NULL)
        gg_agent_rule_fire(agent, rule);
}

/* ---------------------------------------------------------------- of the world */

static void begin_world(gg_world *world)
{
    rules_wind(world_rules(world->domain), world->domain->world_rule_count, world_timers(world));
}

static void pass_world(gg_world *world, uint32_t milliseconds)
{
    const GG_ROM gg_domain *domain = world->domain;
    uint64_t *state = gg_world_state(world);
    gg_rule_clock clock = {world_rules(domain), world_timers(world), domain->world_rule_count,
                           milliseconds};
    const GG_ROM gg_rule *rule;
    while ((rule = gg_take_next_due_rule(&clock)) != NULL)
        if (gg_holds(domain, &rule->precondition, state)) {
            gg_apply(domain, rule->effect, state);
            world->changes++;
        }
}

const GG_ROM gg_world_rule_ops gg_world_ruling = {begin_world, pass_world};
