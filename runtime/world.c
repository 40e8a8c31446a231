/* SPDX-License-Identifier: MIT */
/*
 * The world that agents share: its facts, its clock, and the rules by which it
 * changes by itself. Rests on state.c and saved.c; the rules of agents fire by its gg_rule_due,
 * too. Rules fire in the order of their times, however long the ticks are.
 */
#include "rules.h"
#include "saved.h"
#include "world_parts.h"

const gg_rule *gg_rule_due(gg_rule_clock *clock)
{
    uint16_t first = 0;
    for (uint16_t i = 1; i < clock->count; i++)
        if (clock->left[i] < clock->left[first])
            first = i;
    bool due = clock->count > 0 && clock->left[first] <= clock->time;
    uint32_t step = due ? clock->left[first] : clock->time;
    for (uint16_t i = 0; i < clock->count; i++)
        clock->left[i] -= step;
    clock->time -= step;
    if (!due)
        return NULL;
    clock->left[first] = clock->rules[first].period;
    return &clock->rules[first];
}

static uint32_t *timers_of(gg_world *world)
{
    return (uint32_t *)world_part(world, world->domain->offsets.world_timers);
}

uint64_t *gg_world_state(gg_world *world)
{
    return (uint64_t *)world_part(world, world->domain->offsets.world_state);
}

/* How many points the world has. */
static uint16_t point_count(const gg_domain *domain)
{
    return domain->places && domain->places->points ? domain->places->count : 0;
}

/* No agent has claimed anything. */
static void clear_claims(gg_world *world)
{
    const gg_domain *domain = world->domain;
    gg_holding *holdings = world_holdings(world);
    if (domain->claimed)
        world_claimants(world)->count = 0;
    for (uint32_t i = 0; i < domain->claimed_count; i++)
        holdings[i].takes = holdings[i].adds = holdings[i].writes = 0;
}

void gg_world_init(gg_world *world, const gg_domain *domain)
{
    world->domain = domain;
    world->clock = 0;
    world->changes = 0;
    world->fingerprint = gg_fingerprint(domain);
    for (uint16_t i = 0; i < domain->word_count; i++)
        gg_world_state(world)[i] = domain->start[i];
    for (uint16_t i = 0; i < domain->world_rule_count; i++)
        timers_of(world)[i] = domain->world_rules[i].period;
    for (uint16_t i = 0; i < point_count(domain); i++)
        points_of(world)[i] = domain->places->points[i];
    if (domain->claimed)
        world_claimants(world)->released = 0;
    clear_claims(world);
}

/* Whether a world's bytes belong to the tables, and are those of a possible world. */
static gg_attachment validity_of(const gg_world *world, const gg_domain *domain)
{
    const unsigned char *bytes = (const unsigned char *)world;
    const void *state = bytes + domain->offsets.world_state;
    if (world->fingerprint != gg_fingerprint(domain))
        return GG_OTHER_TABLES;
    bool valid = gg_state_valid(domain, (const uint64_t *)state);
    const void *points = bytes + domain->offsets.world_points;
    for (uint16_t i = 0; i < point_count(domain); i++)
        valid = valid && gg_point_valid(((const gg_point *)points)[i]);
    return valid ? GG_ATTACHED : GG_DAMAGED;
}

gg_attachment gg_world_attach(gg_world *world, const gg_domain *domain)
{
    gg_attachment attachment = validity_of(world, domain);
    if (attachment != GG_ATTACHED)
        return attachment;
    world->domain = domain;
    gg_timers_shorten(domain->world_rules, domain->world_rule_count, timers_of(world));
    clear_claims(world);
    return GG_ATTACHED;
}

void gg_world_tick(gg_world *world, uint32_t milliseconds)
{
    const gg_domain *domain = world->domain;
    uint64_t *state = gg_world_state(world);
    gg_rule_clock clock = {domain->world_rules, timers_of(world), domain->world_rule_count,
                           milliseconds};
    const gg_rule *rule;
    while ((rule = gg_rule_due(&clock)) != NULL)
        if (gg_holds(domain, &rule->precondition, state)) {
            gg_apply(domain, rule->effect, state);
            world->changes++;
        }
    world->clock += milliseconds;
}
