/* SPDX-License-Identifier: MIT */
/*
 * What an agent knows: its own facts, those of the world that it sees, its senses, and the
 * rules by which its facts change. Rests on state.h, and on world.c, whose order of rules it
 * shares. Of an agent's own state only the private bits are right; gg_agent_view brings the
 * shared ones up to date.
 */
#include "agent_parts.h"
#include "rules.h"
#include "travel.h"

uint64_t *gg_agent_state(gg_agent *agent)
{
    return (uint64_t *)agent_part(agent, agent->domain->offsets.agent_state);
}

/* ---------------------------------------------------------------- beginning */

/* No action is left out of plans because of claims. */
static void clear_claims(gg_agent *agent)
{
    const gg_domain *domain = agent->domain;
    *released_of(agent) = 0;
    for (uint32_t i = 0; i < (domain->action_count + 63u) / 64; i++)
        refused_of(agent)[i] = 0;
    for (uint16_t i = 0; i < domain->word_count; i++)
        known_of(agent)[i] = 0;
}

static void clear_parts(gg_agent *agent)
{
    const gg_domain *domain = agent->domain;
    gg_backoff fresh = {0, 0, 0, 0, 0, 0};
    for (uint16_t i = 0; i < domain->word_count; i++) {
        gg_agent_state(agent)[i] = domain->start[i];
        seen_of(agent)[i] = needs_of(agent)[i] = 0;
        if (domain->goal_count + domain->want_limit > 0)
            from_of(agent)[i] = 0;
    }
    for (uint16_t i = 0; i < domain->agent_rule_count; i++)
        timers_of(agent)[i] = domain->agent_rules[i].period;
    for (uint32_t i = 0; i < backoff_count(domain); i++)
        backoffs_of(agent)[i] = fresh;
    for (uint16_t i = 0; i < domain->want_limit; i++)
        wants_of(agent)[i].id = 0;
    gg_senses_make_due(agent);
    for (uint16_t i = 0; i < domain->retry_limit; i++)
        retries_of(agent)[i].left = 0;
    if (domain->places) {
        gg_walk walk = {domain->places->speed, {0, 0}, false};
        *gg_travel_walk(agent) = walk;
    }
    if (domain->team) {
        gg_membership none = {NULL, 0, 0, 0};
        *membership_of(agent) = none;
    }
    if (domain->claimed)
        clear_claims(agent);
}

void gg_agent_init(gg_agent *agent, gg_world *world, uint16_t agent_type, uint32_t seed)
{
    agent->domain = world->domain;
    agent->world = world;
    gg_random_seed(&agent->random, seed);
    agent->elapsed = agent->asked = agent->interval = agent->until = 0;
    agent->budget = agent->spent = agent->ticket = 0;
    agent->fingerprint = world->fingerprint;
    agent->agent_type = agent_type;
    agent->goal = agent->wanted = GG_NONE;
    agent->plan_length = agent->step = 0;
    agent->watch_count = agent->looked = 0;
    agent->running = agent->walking = agent->booked = false;
    agent->claimed = GG_NONE;
    agent->broken = agent->trying = agent->ticking = false;
    agent->outcome = GG_FOUND;
    agent->ending = GG_RUNNING;
    agent->waits = GG_ASKED;
    agent->awake = GG_AWAKE;
    clear_parts(agent);
}

void gg_agent_detail(gg_agent *agent, uint32_t interval, uint32_t budget)
{
    agent->budget = budget;
    if (agent->interval == interval)
        return;
    agent->interval = interval;
    gg_random random = agent->random; /* nothing is drawn by this */
    agent->until = gg_random_below(&random, interval);
}

void gg_plan_drop(gg_agent *agent)
{
    agent->goal = GG_NONE;
    agent->plan_length = agent->step = 0;
    agent->watch_count = agent->looked = 0;
    agent->broken = agent->booked = false;
}

/* ------------------------------------------------------- what it can see */

const uint64_t *gg_agent_view(const gg_agent *agent)
{
    const gg_domain *domain = agent->domain;
    const uint64_t *shared = domain->shared;
    uint64_t *own = (uint64_t *)agent_part(agent, domain->offsets.agent_state);
    if (!shared)
        return own;
    const uint64_t *world = gg_world_state(agent->world);
    for (uint32_t i = 0, words = domain->word_count; i < words; i++)
        own[i] = (world[i] & shared[i]) | (own[i] & ~shared[i]);
    return own;
}

/* The state, the world's or the agent's own, in which a fact lives. */
static uint64_t *home_of(gg_agent *agent, uint16_t fact)
{
    bool shared = fact < agent->domain->fact_count && agent->domain->facts[fact].shared;
    return shared ? gg_world_state(agent->world) : gg_agent_state(agent);
}

uint32_t gg_agent_read(const gg_agent *agent, uint16_t fact)
{
    return gg_read(agent->domain, fact, home_of((gg_agent *)(uintptr_t)agent, fact));
}

void gg_agent_write(gg_agent *agent, uint16_t fact, uint32_t value)
{
    const gg_places *places = agent->domain->places;
    gg_write(agent->domain, fact, value, home_of(agent, fact));
    if (places && places->fact == fact)
        agent->domain->walking->settle(agent);
}

/* ----------------------------------------------------------------- senses */

void gg_senses_make_due(gg_agent *agent)
{
    for (uint16_t i = 0; i < agent->domain->sense_count; i++)
        senses_of(agent)[i] = 0;
}

void gg_senses_read(gg_agent *agent)
{
    const gg_domain *domain = agent->domain;
    const gg_calls *calls = type_of(agent)->calls;
    for (uint16_t i = 0; i < domain->sense_count; i++) {
        uint32_t *left = &senses_of(agent)[i];
        if (*left > 0)
            continue;
        *left = domain->senses[i];
        if (calls && calls->sense)
            calls->sense(agent, i);
    }
}

void gg_agent_sense(gg_agent *agent)
{
    gg_senses_make_due(agent);
    gg_senses_read(agent);
}

/* ------------------------------------------------------------- time passes */

static void pass_senses(gg_agent *agent, uint32_t milliseconds)
{
    for (uint16_t i = 0; i < agent->domain->sense_count; i++) {
        uint32_t *left = &senses_of(agent)[i];
        *left = *left > milliseconds ? *left - milliseconds : 0;
    }
}

static void fire_rules(gg_agent *agent, uint32_t milliseconds)
{
    const gg_domain *domain = agent->domain;
    gg_rule_clock clock = {domain->agent_rules, timers_of(agent), domain->agent_rule_count,
                           milliseconds};
    const gg_rule *rule;
    while ((rule = gg_rule_due(&clock)) != NULL)
        if (gg_holds(domain, &rule->precondition, gg_agent_view(agent))) {
            gg_apply(domain, rule->effect, gg_agent_state(agent));
            if (domain->walking)
                domain->walking->after(agent, rule->effect);
        }
}

void gg_agent_pass(gg_agent *agent, uint32_t milliseconds)
{
    pass_senses(agent, milliseconds);
    fire_rules(agent, milliseconds);
}
