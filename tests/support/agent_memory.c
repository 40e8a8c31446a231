/* SPDX-License-Identifier: MIT */
/* Lays out the memory of agents and worlds that no code was generated for: see agent_memory.h. */
#include "support/agent_memory.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* One more of everything than the largest domain of the tests has, so that unused memory lies
 * behind each part. */
static const struct memory_size_values room = {
    {[SIZE_STATE_WORDS] = 9,   [SIZE_PLAN_STEPS] = 65, [SIZE_WATCHES] = WATCH_LIMIT + 1,
     [SIZE_BACKOFFS] = 71,     [SIZE_SENSES] = 17,     [SIZE_EXCLUSIONS] = RETRY_LIMIT + 40,
     [SIZE_USABLE_WORDS] = 9,  [SIZE_CLAIMED] = 9,     [SIZE_AGENT_RULES] = 17,
     [SIZE_WORLD_RULES] = 17,  [SIZE_WALKS] = 2,       [SIZE_PLACES] = 130,
     [SIZE_STEP_NUMBERS] = 65, [SIZE_WANTS] = 5,       [SIZE_WANT_FLAGS] = 9,
     [SIZE_WANT_RANGES] = 9,   [SIZE_SLOTS] = 9,       [SIZE_TEAM_MEMBERS] = 2,
     [SIZE_GOALS] = 66,        [SIZE_COOLDOWNS] = 17,  [SIZE_ENDINGS] = 131,
     [SIZE_DURATION] = 2,      [SIZE_SEEDS] = 2,       [SIZE_PROGRESS] = 9,
     [SIZE_TIMEOUTS] = 90,     [SIZE_ONE] = 2,         [SIZE_ROADS] = 2,
     [SIZE_TOLD] = 2,          [SIZE_RESTARTS] = 2,    [SIZE_COMMITMENTS] = 6,
     [SIZE_SHORTFALLS] = 2,    [SIZE_COSTS] = 68,      [SIZE_HELD] = WATCH_LIMIT + 2,
     [SIZE_CHASES] = 2}};

static bool is_placed(const struct memory_part *part)
{
    return part->owner == OF_AGENT || part->owner == OF_WORLD;
}

struct agent_memory agent_memory_of(const struct tables *tables)
{
    struct agent_memory layout = {.room = room, .used = memory_size_values_of(tables)};
    uint32_t agent = sizeof(gg_agent), world = sizeof(gg_world);
    if (layout.used.of[SIZE_STEP_NUMBERS] == 0) /* the steps are their numbers */
        layout.room.of[SIZE_STEP_NUMBERS] = 0;
    layout.places = memory_lay_out(&layout.room, &agent, &world);
    CU_ASSERT_TRUE_FATAL(agent <= sizeof(gg_agent) + AGENT_PARTS * sizeof(uint64_t));
    CU_ASSERT_TRUE_FATAL(world <= sizeof(gg_world) + WORLD_PARTS * sizeof(uint64_t));
    for (size_t i = 0; i < memory_part_count; i++)
        if (is_placed(&memory_parts[i]) && memory_element_count(&memory_parts[i], &layout.room))
            CU_ASSERT_TRUE_FATAL(memory_element_count(&memory_parts[i], &layout.used) <
                                 memory_element_count(&memory_parts[i], &layout.room));
    return layout;
}

void agent_memory_set(struct agent_memory *layout, gg_domain *domain)
{
    memory_set_places(&layout->places, domain, &layout->features);
}

/* ------------------------------------------------------------------ fences */

struct span {
    size_t from, end;
};

/* The bytes of the structure that lie behind what a domain uses of a part. */
static struct span span_behind(const struct agent_memory *layout, const struct memory_part *part)
{
    uint32_t place;
    memcpy(&place, (const unsigned char *)&layout->places + part->place, sizeof place);
    return (struct span){place + memory_element_count(part, &layout->used) * part->bytes,
                         place + memory_element_count(part, &layout->room) * part->bytes};
}

void agent_memory_fence(const struct agent_memory *layout, enum memory_owner owner, void *memory)
{
    for (size_t i = 0; i < memory_part_count; i++) {
        if (memory_parts[i].owner != owner)
            continue;
        struct span span = span_behind(layout, &memory_parts[i]);
        memset((unsigned char *)memory + span.from, GARBAGE, span.end - span.from);
    }
}

bool agent_memory_holds(const struct agent_memory *layout, enum memory_owner owner,
                        const void *memory)
{
    const unsigned char *bytes = memory;
    for (size_t i = 0; i < memory_part_count; i++) {
        if (memory_parts[i].owner != owner)
            continue;
        struct span span = span_behind(layout, &memory_parts[i]);
        while (span.from < span.end && bytes[span.from] == GARBAGE)
            span.from++;
        if (span.from < span.end)
            return false;
    }
    return true;
}

bool agent_memory_is_behind(const struct agent_memory *layout, enum memory_owner owner,
                            size_t place)
{
    for (size_t i = 0; i < memory_part_count; i++) {
        struct span span = span_behind(layout, &memory_parts[i]);
        if (memory_parts[i].owner == owner && place >= span.from && place < span.end)
            return true;
    }
    return false;
}

/* ------------------------------------------------------------------- parts */

/* As strchr does it: who may change the agent may change its parts. */
static void *part_at(const void *owner, uint32_t offset)
{
    return (void *)((uintptr_t)owner + offset);
}

uint64_t *agent_state(const gg_agent *agent)
{
    return part_at(agent, agent->domain->offsets.agent_state);
}

uint32_t *agent_timers(const gg_agent *agent)
{
    return part_at(agent, agent->domain->offsets.agent_timers);
}

gg_backoff *agent_backoffs(const gg_agent *agent)
{
    return part_at(agent, agent->domain->offsets.agent_backoffs);
}

uint32_t *agent_senses(const gg_agent *agent)
{
    return part_at(agent, agent->domain->senses->agent_senses);
}

gg_exclusion *agent_exclusions(const gg_agent *agent)
{
    return part_at(agent, agent->domain->exclusions->agent_exclusions);
}

uint16_t *agent_plan(const gg_agent *agent)
{
    return part_at(agent, agent->domain->offsets.agent_plan);
}

gg_want *agent_wants(const gg_agent *agent)
{
    return part_at(agent, agent->domain->wants->offsets.agent_wants);
}

gg_watched_choice *agent_watches(const gg_agent *agent)
{
    return part_at(agent, agent->domain->offsets.agent_watches);
}

uint64_t *world_state(const gg_world *world)
{
    return part_at(world, world->domain->offsets.world_state);
}

uint32_t *world_timers(const gg_world *world)
{
    return part_at(world, world->domain->offsets.world_timers);
}

uint32_t world_holders(const gg_world *world)
{
    const gg_claim_holders *holders = part_at(world, world->domain->claims->offsets.world_holders);
    return holders->count;
}

bool nobody_waits(const gg_world *world)
{
    const gg_claims *claims = world->domain->claims;
    const gg_turns *turns = part_at(world, claims->offsets.world_turns);
    const gg_queue *queues = part_at(world, claims->offsets.world_queues);
    uint32_t any = turns->count;
    for (uint16_t i = 0; i < claims->count; i++)
        any |= queues[i].high | queues[i].low | queues[i].due;
    return any == 0;
}

bool nothing_is_claimed(const gg_world *world)
{
    const gg_claims *claims = world->domain->claims;
    const gg_reservation *all = part_at(world, claims->offsets.world_reservations);
    uint64_t any = 0;
    for (uint16_t i = 0; i < claims->count; i++)
        any |= all[i].takes | all[i].adds | all[i].writes;
    return any == 0;
}

uint32_t waiting_ends(const gg_agent *agent, uint16_t fact)
{
    const gg_claims *claims = agent->domain->claims;
    for (uint16_t i = 0; claims && i < claims->count; i++) {
        const gg_queue *queue = (gg_queue *)part_at(agent->world, claims->offsets.world_queues) + i;
        uint16_t number = ((uint16_t *)part_at(agent, claims->offsets.agent_numbers))[i];
        uint16_t index = (uint16_t)(number - queue->first);
        uint32_t bit = number && index < GG_TURNS ? UINT32_C(1) << index : 0;
        if (claims->all[i].fact == fact)
            return (queue->high & bit ? 1u : 0u) | (queue->low & bit ? 2u : 0u) |
                   (queue->due & bit ? 4u : 0u);
    }
    return 0;
}

uint32_t world_released(const gg_world *world)
{
    const gg_claim_holders *holders = part_at(world, world->domain->claims->offsets.world_holders);
    return holders->released;
}
