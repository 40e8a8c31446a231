/* SPDX-License-Identifier: MIT */
/*
 * The memory of agents and worlds that tests make without generated code: the parts that
 * memory_plan tells, each with more room than any domain of the tests needs, so that what
 * is written behind one shows.
 */
#ifndef TESTS_AGENT_MEMORY_H
#define TESTS_AGENT_MEMORY_H

#include "tables/memory_plan.h"

/** What an agent or a world is full of before it is made. */
enum { GARBAGE = 0xa5 };

/**
 * The 64-bit words that hold all parts. A structure for an agent begins with `gg_agent core;
 * uint64_t parts[AGENT_PARTS];`, one for a world with `gg_world core; uint64_t
 * parts[WORLD_PARTS];`. Nothing in them points to themselves: they can be copied.
 */
enum { AGENT_PARTS = 668, WORLD_PARTS = 312 };

struct agent_memory {
    struct memory_places places;            /**< for the domain */
    struct memory_placed_features features; /**< for the domain */
    struct memory_size_values room;         /**< that is there */
    struct memory_size_values used;         /**< that the domain uses, less of each part */
};

/** Places the parts of the agents and the worlds of a domain; a failed assertion where it
 *  needs more than there is. */
struct agent_memory agent_memory_of(const struct tables *tables);

/** Gives a domain these places; the layout must last as long. */
void agent_memory_set(struct agent_memory *layout, gg_domain *domain);

/** Puts garbage behind what the domain uses of each part of an agent or a world that was begun. */
void agent_memory_fence(const struct agent_memory *layout, enum memory_owner owner, void *memory);

/** Whether garbage still lies behind what the domain uses of each part; `memory` is the
 *  structure of an agent (OF_AGENT) or a world (OF_WORLD). */
bool agent_memory_holds(const struct agent_memory *layout, enum memory_owner owner,
                        const void *memory);

/** Whether the byte at a place of the structure lies behind what the domain uses of a part. */
bool agent_memory_is_behind(const struct agent_memory *layout, enum memory_owner owner,
                            size_t place);

/** Parts by name. */
uint64_t *agent_state(const gg_agent *agent);
uint32_t *agent_timers(const gg_agent *agent);
gg_backoff *agent_backoffs(const gg_agent *agent);
uint32_t *agent_senses(const gg_agent *agent);
gg_exclusion *agent_exclusions(const gg_agent *agent);
uint16_t *agent_plan(const gg_agent *agent);
gg_want *agent_wants(const gg_agent *agent);
gg_watched_choice *agent_watches(const gg_agent *agent);
uint64_t *world_state(const gg_world *world);
uint32_t *world_timers(const gg_world *world);

/** How many agents have claimed something, in a domain whose facts are claimed. */
uint32_t world_holders(const gg_world *world);

/** How often agents have given up what they had claimed, likewise. */
uint32_t world_released(const gg_world *world);

/** Whether no agent of the world waits for a claimed fact. */
bool nobody_waits(const gg_world *world);

/** Whether nothing is counted as claimed of any fact of a world with claims. */
bool nothing_is_claimed(const gg_world *world);

/** At which ends of a claimed fact an agent waits for it: 1 for more of it, 2 for less, and 4 if it is due. */
uint32_t waiting_ends(const gg_agent *agent, uint16_t fact);

#endif
