/* SPDX-License-Identifier: MIT */
/*
 * The rules by which the world and agents change by themselves. Rests on agent_state.c, world.c
 * and state.c. Rules fire in the order of their times, however long the ticks are. Only the tables
 * of domains with rules name these functions.
 */
#include "agent_parts.h"
#include "world_parts.h"

/* Rules, and the time that passes for them. */
typedef struct gg_rule_clock {
    const GG_ROM gg_rule *rules;
    uint32_t *left; /* milliseconds to each rule's next time */
    uint16_t count;
    uint32_t time; /* milliseconds that are still to pass */
} gg_rule_clock;

/* The rule that is due next, of several at one time the first in the YAML. The clock is moved to
 * that time. NULL if no rule is due in the time that is left; the clock is then moved to its
 * end. */
static const GG_ROM gg_rule *next_due(gg_rule_clock *clock)
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

static void wind(const GG_ROM gg_rule *rules, uint16_t count, uint32_t *left)
{
    for (uint16_t i = 0; i < count; i++)
        left[i] = rules[i].period;
}

/* ------------------------------------------------------------------- of agents */

void gg_agent_rules_begin(gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    wind(domain->rules, domain->agent_rule_count, timers_of(agent));
    if (domain->agent_ruling->wind)
        for (uint16_t i = 0; i < domain->agent_rule_count; i++)
            domain->agent_ruling->wind(agent, i);
}

void gg_agent_rules_pass(gg_agent *agent, uint32_t milliseconds)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_rule_clock clock = {domain->rules, timers_of(agent), domain->agent_rule_count, milliseconds};
    const GG_ROM gg_rule *rule;
    while ((rule = next_due(&clock)) != NULL) {
        if (domain->agent_ruling->wind)
            domain->agent_ruling->wind(agent, (uint16_t)(rule - domain->rules));
        if (!gg_holds(domain, &rule->precondition, gg_agent_view(agent)))
            continue;
        gg_apply(domain, rule->effect, gg_agent_state(agent));
        if (domain->walking)
            domain->walking->after(agent, rule->effect);
    }
}

const GG_ROM gg_agent_rule_part gg_agent_ruling = {gg_agent_rules_begin, gg_agent_rules_pass, NULL};

/* ---------------------------------------------------------------- of the world */

static void begin_world(gg_world *world)
{
    wind(world_rules(world->domain), world->domain->world_rule_count, world_timers(world));
}

static void pass_world(gg_world *world, uint32_t milliseconds)
{
    const GG_ROM gg_domain *domain = world->domain;
    uint64_t *state = gg_world_state(world);
    gg_rule_clock clock = {world_rules(domain), world_timers(world), domain->world_rule_count,
                           milliseconds};
    const GG_ROM gg_rule *rule;
    while ((rule = next_due(&clock)) != NULL)
        if (gg_holds(domain, &rule->precondition, state)) {
            gg_apply(domain, rule->effect, state);
            world->changes++;
        }
}

const GG_ROM gg_world_rule_part gg_world_ruling = {begin_world, pass_world};
