/* SPDX-License-Identifier: MIT */
/* Where the parts of a world lie. Inside the runtime only. */
#ifndef GG_WORLD_LAYOUT_H
#define GG_WORLD_LAYOUT_H

#include "gg_memory.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The functions for the rules of the world, in rules.c: `begin` sets the times until they fire; in
 *  `pass` time passes, and they fire; `time_to_rule` is the time until the first one is due. */
typedef struct gg_world_rule_ops {
    void (*begin)(gg_world *world);
    void (*pass)(gg_world *world, uint32_t milliseconds);
    uint32_t (*time_to_rule)(const gg_world *world);
} gg_world_rule_ops;

/** The part of a world that lies at an offset of its tables, in bytes from its start. */
static inline void *world_part(const gg_world *world, uint32_t offset)
{
    return (unsigned char *)(uintptr_t)world + offset;
}

/** The state of the world, which has the shared facts: see gg_world_state. */
static inline uint64_t *world_state(const gg_world *world)
{
    return (uint64_t *)world_part(world, world->domain->offsets.world_state);
}

/** The rules of the world, which has some: a domain without any has no table of them. */
static inline const GG_ROM gg_rule *world_rules(const GG_ROM gg_domain *domain)
{
    return domain->rules + domain->agent_rule_count;
}

/** The milliseconds until each rule of the world fires, or see GG_RULE_DONE. */
static inline uint32_t *world_timers(const gg_world *world)
{
    return (uint32_t *)world_part(world, world->domain->offsets.world_timers);
}

/** Where each place is now, by place; the domain has places with points. */
static inline gg_point *place_points_of(const gg_world *world)
{
    return (gg_point *)world_part(world, world->domain->places->offsets.world_points);
}

/** What all in the world together have claimed of each fact that can be claimed, by its place in
 *  gg_claims.all; the domain has claims. */
static inline gg_reservation *world_reservations(const gg_world *world)
{
    return (gg_reservation *)world_part(world, world->domain->claims->offsets.world_reservations);
}

/** How many in the world have claimed something, and how often claims were given up; the domain has
 *  claims. */
static inline gg_claim_holders *world_claim_counts(const gg_world *world)
{
    return (gg_claim_holders *)world_part(world, world->domain->claims->offsets.world_holders);
}

/** Those of the world that wait for claimed facts; the domain has claims. */
static inline gg_turns *world_turns(const gg_world *world)
{
    return (gg_turns *)world_part(world, world->domain->claims->offsets.world_turns);
}

/** Who waits for each fact that can be claimed, by its place in gg_claims.all; the domain has
 *  claims. */
static inline gg_queue *world_queues(const gg_world *world)
{
    return (gg_queue *)world_part(world, world->domain->claims->offsets.world_queues);
}

/** Whether the game is being told of a shared applied fact that has changed; the domain has some. */
static inline uint32_t *world_is_telling(const gg_world *world)
{
    return (uint32_t *)world_part(world, world->domain->applied->offsets.world_telling);
}

/** What is bound to each slot that is shared, by slot; the domain has such slots. */
static inline gg_binding *world_slots(const gg_world *world)
{
    return (gg_binding *)world_part(world, world->domain->features->slots->offsets.world_slots);
}

#ifdef __cplusplus
}
#endif

#endif
