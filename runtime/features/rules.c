/* SPDX-License-Identifier: MIT */
/*
 * The rules by which the world and agents change by themselves. Rests on agent_state.c, world.c
 * and state.c. Rules fire in the order of their times, however long the ticks are; of those of one
 * moment, each fires if its precondition held when the moment began and still holds at its turn. Only
 * the tables of domains with rules name these functions.
 */
#include "agent/agent.h"
#include "agent/world_layout.h"

/* What is left for a rule that is due and whose precondition did not hold when the moment began. */
#define PASSED_OVER UINT32_MAX

/* Moves the clock to the next moment at which rules are due, and looks at the preconditions of these.
 * False if there is none in the time that is left; the clock is then moved to its end. */
static bool begin_moment(gg_rule_clock *clock)
{
    uint32_t step = clock->time;
    bool due = false;
    for (uint16_t i = 0; i < clock->count; i++)
        if (clock->left[i] <= step) {
            step = clock->left[i];
            due = true;
        }
    for (uint16_t i = 0; i < clock->count; i++) {
        clock->left[i] -= step;
        if (due && clock->left[i] == 0 &&
            !gg_condition_holds(clock->domain, &clock->rules[i].precondition, clock->state))
            clock->left[i] = PASSED_OVER;
    }
    clock->time -= step;
    clock->turn = 0;
    return due;
}

const GG_ROM gg_rule *gg_take_next_due_rule(gg_rule_clock *clock)
{
    do
        while (clock->turn < clock->count) {
            uint16_t rule = clock->turn++;
            clock->held = clock->left[rule] == 0;
            if (clock->held || clock->left[rule] == PASSED_OVER) {
                clock->left[rule] = clock->rules[rule].period;
                return &clock->rules[rule];
            }
        }
    while (begin_moment(clock));
    return NULL;
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
    gg_rule_clock clock = {domain,
                           domain->rules,
                           gg_agent_view(agent),
                           rule_timers_of(agent),
                           milliseconds,
                           domain->agent_rule_count,
                           domain->agent_rule_count,
                           false};
    return clock;
}

void gg_rule_change(gg_agent *agent, const GG_ROM gg_effect *effect)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_effect_apply(domain, effect, gg_agent_state(agent));
    if (domain->places)
        domain->places->walking->after(agent, effect);
}

void gg_agent_rule_fire(gg_agent *agent, const GG_ROM gg_rule *rule, uint32_t rest)
{
    const GG_ROM gg_domain *domain = agent->domain;
    if (!gg_condition_holds(domain, &rule->precondition, gg_agent_view(agent)))
        return;
    agent->elapsed -= rest;
    if (rule_apply_ops_of(domain))
        rule_apply_ops_of(domain)->fire(agent, rule->effect);
    else
        gg_rule_change(agent, rule->effect);
    agent->elapsed += rest;
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
        if (clock.held)
            gg_agent_rule_fire(agent, rule, clock.time);
}

/* ---------------------------------------------------------------- of the world */

static void begin_world(gg_world *world)
{
    rules_wind(world_rules(world->domain), world->domain->world_rule_count, world_timers(world));
}

gg_rule_clock gg_world_rule_clock(gg_world *world, uint32_t milliseconds)
{
    const GG_ROM gg_domain *domain = world->domain;
    uint16_t count = domain->world_rule_count;
    gg_rule_clock clock = {domain,
                           world_rules(domain),
                           gg_world_state(world),
                           world_timers(world),
                           milliseconds,
                           count,
                           count,
                           false};
    return clock;
}

void gg_world_rule_fire(gg_world *world, const GG_ROM gg_rule *rule)
{
    const GG_ROM gg_domain *domain = world->domain;
    uint64_t *state = gg_world_state(world);
    if (!gg_condition_holds(domain, &rule->precondition, state))
        return;
    world->changes++;
    if (rule_apply_ops_of(domain))
        rule_apply_ops_of(domain)->fire_in_world(world, rule->effect);
    else
        gg_effect_apply(domain, rule->effect, state);
}

static void pass_world(gg_world *world, uint32_t milliseconds)
{
    gg_rule_clock clock = gg_world_rule_clock(world, milliseconds);
    const GG_ROM gg_rule *rule;
    while ((rule = gg_take_next_due_rule(&clock)) != NULL)
        if (clock.held)
            gg_world_rule_fire(world, rule);
}

static uint32_t time_to_rule_of_world(const gg_world *world)
{
    uint32_t first = UINT32_MAX;
    for (uint16_t i = 0; i < world->domain->world_rule_count; i++)
        if (world_timers(world)[i] < first)
            first = world_timers(world)[i];
    return first;
}

const GG_ROM gg_world_rule_ops gg_world_ruling = {begin_world, pass_world, time_to_rule_of_world};
