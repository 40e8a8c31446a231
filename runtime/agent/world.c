/* SPDX-License-Identifier: MIT */
/*
 * The world that agents share: its facts and its clock. Rests on state.c and saved.c and, by
 * gg_domain.world_ruling, rules.c.
 */
#include "state/bits.h"
#include "agent/saved.h"
#include "agent/slots.h"
#include "state/features.h"
#include "state/travel.h"
#include "agent/world_layout.h"

uint64_t *gg_world_state(gg_world *world)
{
    return world_state(world);
}

/* How many points the world has. */
static uint16_t point_count(const GG_ROM gg_domain *domain)
{
    return domain->places && domain->places->points ? domain->places->count : 0;
}

/* No agent has claimed anything. */
static void clear_claims(gg_world *world)
{
    const GG_ROM gg_domain *domain = world->domain;
    gg_reservation none = {0, 0, 0};
    if (domain->claims)
        world_claim_counts(world)->count = 0;
    for (uint32_t i = 0; i < claimed_count_of(domain); i++)
        world_reservations(world)[i] = none;
}

void gg_world_init(gg_world *world, const GG_ROM gg_domain *domain)
{
    const GG_ROM gg_offsets *offsets = &domain->offsets;
    gg_clear_bytes(world, sizeof *world);
    gg_clear_bytes((unsigned char *)world + offsets->world_state,
                   (size_t)(offsets->world_bytes - offsets->world_state));
    world->domain = domain;
    world->fingerprint = domain->saved_fingerprint;
    gg_rom_copy_words(gg_world_state(world), domain->start, domain->word_count);
    if (domain->world_ruling)
        domain->world_ruling->begin(world);
    if (domain->places)
        domain->places->walking->place(world);
}

/* Whether a world's bytes belong to the tables, and are those of a possible world. */
static gg_attachment validity_of(const gg_world *world, const GG_ROM gg_domain *domain)
{
    const unsigned char *bytes = (const unsigned char *)world;
    const void *state = bytes + domain->offsets.world_state;
    if (world->fingerprint != domain->saved_fingerprint)
        return GG_OTHER_TABLES;
    bool valid = gg_state_valid(domain, (const uint64_t *)state);
    for (uint16_t i = 0; i < point_count(domain); i++) {
        const void *points = bytes + domain->places->offsets.world_points;
        valid = valid && gg_point_valid(((const gg_point *)points)[i]);
    }
    if (valid && slots_of(domain))
        valid = slots_of(domain)->ops->world_valid(world, domain);
    return valid ? GG_ATTACHED : GG_DAMAGED;
}

gg_attachment gg_world_attach(gg_world *world, const GG_ROM gg_domain *domain)
{
    gg_attachment attachment = validity_of(world, domain);
    if (attachment != GG_ATTACHED)
        return attachment;
    world->domain = domain;
    if (one_shot_rules_of(domain))
        one_shot_rules_of(domain)->ops->shorten(domain, true, world_timers(world));
    else if (domain->world_rule_count > 0)
        gg_cap_rule_timers(world_rules(domain), domain->world_rule_count, world_timers(world));
    clear_claims(world);
    if (domain->applied && domain->applied->world)
        *world_is_telling(world) = false; /* a function that is told may have saved its world */
    return GG_ATTACHED;
}

void gg_world_tick(gg_world *world, uint32_t milliseconds)
{
    const GG_ROM gg_domain *domain = world->domain;
    if (domain->world_ruling)
        domain->world_ruling->pass(world, milliseconds);
    if (domain->claims)
        world_turns(world)->before = (uint32_t)world->clock;
    world->clock += milliseconds;
}
