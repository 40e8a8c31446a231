/* SPDX-License-Identifier: MIT */
/*
 * Slots: binds what comes and goes in a game, and unbinds it. Rests on state.c. A slot counts how
 * often it was bound and unbound, so that it is bound when that is odd, and agents see by it that
 * something else has come in between. Facts of a slot that is not bound are as at the start, and
 * no fact has it as its value: shared facts of the world at any time, those of an agent as soon as
 * it has noted the count.
 */
#include "state/bits.h"
#include "agent/saved.h"
#include "agent/slots.h"
#include "agent/world_layout.h"

/* Whose slots are bound: of an agent, or of a world alone. */
typedef struct gg_slot_owner {
    const GG_ROM gg_domain *domain;
    gg_world *world;
    gg_agent *agent; /* or NULL */
} gg_slot_owner;

static gg_slot_owner slot_owner_of_world(gg_world *world)
{
    gg_slot_owner owner = {world->domain, world, NULL};
    return owner;
}

static gg_slot_owner slot_owner_of_agent(gg_agent *agent)
{
    gg_slot_owner owner = {agent->domain, agent->world, agent};
    return owner;
}

static bool is_shared(const GG_ROM gg_domain *domain, uint16_t slot)
{
    return domain->facts[domain->features->slots->all[slot].bound].shared;
}

/* What is bound to a slot; NULL: it is of an agent, and there is none. */
static gg_binding *binding_at(const gg_slot_owner *owner, uint16_t slot)
{
    if (is_shared(owner->domain, slot))
        return &world_slots(owner->world)[slot];
    return owner->agent ? &slot_sights_of(owner->agent)[slot].own : NULL;
}

const gg_binding *gg_slot_binding(const gg_agent *agent, uint16_t slot)
{
    gg_slot_owner owner = slot_owner_of_agent((gg_agent *)(uintptr_t)agent);
    return binding_at(&owner, slot);
}

/* -------------------------------------------------------------------- facts */

void gg_slot_reset(const GG_ROM gg_domain *domain, uint16_t slot, bool shared, uint64_t *state)
{
    const GG_ROM gg_slot *row = &domain->features->slots->all[slot];
    for (uint16_t i = 0; i < row->reset_count; i++) {
        const GG_ROM gg_reset_fact *reset = &row->resets[i];
        if (domain->facts[reset->fact].shared == shared &&
            (reset->from == UINT32_MAX || gg_read(domain, reset->fact, state) == reset->from))
            gg_write(domain, reset->fact, reset->start, state);
    }
}

/* The times of one-shot rules begin at the binding. */
static void forget_one_shots(const GG_ROM gg_domain *domain, uint16_t slot, bool of_world,
                             uint32_t *left)
{
    const GG_ROM gg_one_shot_rules *one_shots = domain->features->one_shots;
    if (one_shots && one_shots->of_slots)
        one_shots->ops->forget_slot(domain, of_world, slot, left);
}

uint64_t *gg_slots_update_facts(gg_agent *agent)
{
    for (uint16_t i = 0; i < agent->domain->features->slots->count; i++) {
        uint32_t count = gg_slot_binding(agent, i)->count;
        if (slot_sights_of(agent)[i].noted == count)
            continue;
        slot_sights_of(agent)[i].noted = count;
        gg_slot_reset(agent->domain, i, false, gg_agent_state(agent));
        forget_one_shots(agent->domain, i, false, rule_timers_of(agent));
    }
    return gg_agent_state(agent);
}

/* ------------------------------------------------------------ bind and unbind */

/* Tells a slot's fact of a change. */
static void count_change(const gg_slot_owner *owner, uint16_t slot)
{
    gg_binding *binding = binding_at(owner, slot);
    bool shared = is_shared(owner->domain, slot);
    uint64_t *state = shared ? gg_world_state(owner->world) : gg_agent_state(owner->agent);
    binding->count++;
    gg_write(owner->domain, owner->domain->features->slots->all[slot].bound, binding->count & 1,
             state);
    if (shared) {
        gg_slot_reset(owner->domain, slot, true, state);
        forget_one_shots(owner->domain, slot, true, world_timers(owner->world));
        owner->world->changes++;
    } else {
        gg_slots_update_facts(owner->agent);
        owner->agent->awake = GG_AWAKE;
    }
}

/* The slot to which a handle is bound. GG_NONE: there is none; then *empty is the first empty slot of
 * the type, or GG_NONE. */
static uint16_t slots_find(const gg_slot_owner *owner, uint16_t type, uint32_t handle,
                           uint16_t *empty)
{
    const GG_ROM gg_slots *slots = owner->domain->features->slots;
    *empty = GG_NONE;
    for (uint16_t i = type > 0 ? slots->ends[type - 1] : 0; i < slots->ends[type]; i++) {
        const gg_binding *binding = binding_at(owner, i);
        if (!binding)
            return GG_NONE;
        if (is_slot_bound(binding) && binding->handle == handle)
            return i;
        if (!is_slot_bound(binding) && *empty == GG_NONE)
            *empty = i;
    }
    return GG_NONE;
}

static uint16_t bind(const gg_slot_owner *owner, uint16_t type, uint32_t handle)
{
    uint16_t empty, slot = slots_find(owner, type, handle, &empty);
    if (slot == GG_NONE && (empty == GG_NONE || handle == GG_NO_HANDLE))
        return GG_NONE;
    if (slot == GG_NONE) {
        slot = empty;
        binding_at(owner, slot)->handle = handle;
        count_change(owner, slot);
    }
    return owner->domain->features->slots->all[slot].symbol;
}

static bool unbind(const gg_slot_owner *owner, uint16_t type, uint32_t handle)
{
    uint16_t empty, slot = slots_find(owner, type, handle, &empty);
    if (slot != GG_NONE)
        count_change(owner, slot);
    return slot != GG_NONE;
}

uint16_t gg_world_bind(gg_world *world, uint16_t type, uint32_t handle)
{
    gg_slot_owner owner = slot_owner_of_world(world);
    return bind(&owner, type, handle);
}

uint16_t gg_agent_bind(gg_agent *agent, uint16_t type, uint32_t handle)
{
    gg_slot_owner owner = slot_owner_of_agent(agent);
    return bind(&owner, type, handle);
}

bool gg_world_unbind(gg_world *world, uint16_t type, uint32_t handle)
{
    gg_slot_owner owner = slot_owner_of_world(world);
    return unbind(&owner, type, handle);
}

bool gg_agent_unbind(gg_agent *agent, uint16_t type, uint32_t handle)
{
    gg_slot_owner owner = slot_owner_of_agent(agent);
    return unbind(&owner, type, handle);
}

uint16_t gg_world_bind_at(gg_world *world, uint16_t type, uint32_t handle, int32_t x, int32_t y)
{
    uint16_t symbol = gg_world_bind(world, type, handle);
    if (symbol != GG_NONE)
        gg_world_set_place(world, symbol, x, y);
    return symbol;
}

bool gg_world_set_slot_place(gg_world *world, uint16_t type, uint32_t handle, int32_t x, int32_t y)
{
    gg_slot_owner owner = slot_owner_of_world(world);
    uint16_t empty, slot = slots_find(&owner, type, handle, &empty);
    if (slot != GG_NONE)
        gg_world_set_place(world, world->domain->features->slots->all[slot].symbol, x, y);
    return slot != GG_NONE;
}

/* ------------------------------------------------------------------ handles */

/* The number of a slot; GG_NONE: the symbol is none. */
static uint16_t slot_of_symbol(const GG_ROM gg_domain *domain, uint16_t symbol)
{
    for (uint16_t i = 0; i < domain->features->slots->count; i++)
        if (domain->features->slots->all[i].symbol == symbol)
            return i;
    return GG_NONE;
}

static uint32_t handle_of(const gg_binding *binding)
{
    return binding && is_slot_bound(binding) ? binding->handle : GG_NO_HANDLE;
}

uint32_t gg_world_handle(const gg_world *world, uint16_t symbol)
{
    gg_slot_owner owner = slot_owner_of_world((gg_world *)(uintptr_t)world);
    uint16_t slot = slot_of_symbol(world->domain, symbol);
    return slot == GG_NONE ? GG_NO_HANDLE : handle_of(binding_at(&owner, slot));
}

uint32_t gg_agent_handle(const gg_agent *agent, uint16_t symbol)
{
    uint16_t slot = slot_of_symbol(agent->domain, symbol);
    if (slot == GG_NONE)
        return GG_NO_HANDLE;
    if (gg_is_acting(agent) &&
        optional_set_has_bit(agent->domain->features->slots->all[slot].actions,
                             gg_present_action(agent)))
        return handle_of(&slot_sights_of(agent)[slot].held);
    return handle_of(gg_slot_binding(agent, slot));
}

/* ----------------------------------------------------------- what the game sets */

/* Sets whether a slot is bound, with its number as the handle: for simulations, which have no
 * handles of their own. */
static void occupy(const gg_slot_owner *owner, uint16_t slot, bool bound)
{
    gg_binding *binding = binding_at(owner, slot);
    if (!binding || is_slot_bound(binding) == bound)
        return;
    binding->handle = slot;
    count_change(owner, slot);
}

static bool admit(const gg_slot_owner *owner, uint16_t fact, uint32_t *value)
{
    const GG_ROM gg_slots *slots = owner->domain->features->slots;
    for (uint16_t i = 0; i < slots->count; i++) {
        const GG_ROM gg_slot *slot = &slots->all[i];
        const gg_binding *binding = binding_at(owner, i);
        if (slot->bound == fact) {
            occupy(owner, i, *value != 0);
            return false;
        }
        if (!binding || is_slot_bound(binding))
            continue;
        for (uint16_t j = 0; j < slot->reset_count; j++) {
            const GG_ROM gg_reset_fact *reset = &slot->resets[j];
            if (reset->fact == fact && reset->from == UINT32_MAX)
                return false;
            if (reset->fact == fact && reset->from == *value)
                *value = reset->start;
        }
    }
    return true;
}

uint32_t gg_slots_read(const gg_agent *agent, uint16_t fact)
{
    gg_slots_update_facts((gg_agent *)(uintptr_t)agent);
    return gg_agent_read(agent, fact);
}

void gg_slots_write(gg_agent *agent, uint16_t fact, uint32_t value)
{
    gg_slot_owner owner = slot_owner_of_agent(agent);
    gg_slots_update_facts(agent);
    if (admit(&owner, fact, &value))
        gg_agent_write(agent, fact, value);
}

void gg_slots_write_world(gg_world *world, uint16_t fact, uint32_t value)
{
    gg_slot_owner owner = slot_owner_of_world(world);
    if (admit(&owner, fact, &value))
        gg_write(world->domain, fact, value, gg_world_state(world));
}

/* --------------------------------------------------------------- beginning */

/* A start that has slots bound is that of a simulation, see occupy. */
static void begin_slot(const GG_ROM gg_domain *domain, uint16_t slot, const uint64_t *state,
                       gg_binding *binding)
{
    binding->handle = slot;
    binding->count = gg_read(domain, domain->features->slots->all[slot].bound, state);
}

void gg_slots_bind_initial_world(gg_world *world)
{
    gg_slot_owner owner = slot_owner_of_world(world);
    for (uint16_t i = 0; i < world->domain->features->slots->count; i++)
        if (is_shared(world->domain, i))
            begin_slot(world->domain, i, gg_world_state(world), binding_at(&owner, i));
}

void gg_slots_bind_initial(gg_agent *agent)
{
    for (uint16_t i = 0; i < agent->domain->features->slots->count; i++) {
        gg_slot_sight *sight = &slot_sights_of(agent)[i];
        if (!is_shared(agent->domain, i))
            begin_slot(agent->domain, i, gg_agent_state(agent), &sight->own);
        sight->held = *gg_slot_binding(agent, i);
        sight->noted = sight->held.count;
    }
}

/* -------------------------------------------------------------------- saved ones */

/* Whether the facts of a slot, private or shared ones, are possible in a state; count: with which
 * they were brought up to date. */
static bool facts_valid(const GG_ROM gg_domain *domain, uint16_t slot, bool shared, uint32_t count,
                        const uint64_t *state)
{
    const GG_ROM gg_slot *row = &domain->features->slots->all[slot];
    if (is_shared(domain, slot) == shared && gg_read(domain, row->bound, state) != (count & 1))
        return false;
    for (uint16_t i = 0; i < row->reset_count && (count & 1) == 0; i++) {
        const GG_ROM gg_reset_fact *reset = &row->resets[i];
        uint32_t value = gg_read(domain, reset->fact, state);
        if (domain->facts[reset->fact].shared == shared &&
            (reset->from == UINT32_MAX ? value != reset->start : value == reset->from))
            return false;
    }
    return true;
}

bool gg_world_slots_valid(const gg_world *world, const GG_ROM gg_domain *domain)
{
    const unsigned char *bytes = (const unsigned char *)world;
    const void *bindings = bytes + domain->features->slots->offsets.world_slots;
    const void *state = bytes + domain->offsets.world_state;
    for (uint16_t i = 0; i < domain->features->slots->count; i++)
        if (is_shared(domain, i) &&
            !facts_valid(domain, i, true, ((const gg_binding *)bindings)[i].count,
                         (const uint64_t *)state))
            return false;
    return true;
}

bool gg_agent_slots_valid(const gg_agent *agent, const GG_ROM gg_domain *domain)
{
    const unsigned char *bytes = (const unsigned char *)agent;
    const void *sights = bytes + domain->features->slots->offsets.agent_slots;
    const void *state = bytes + domain->offsets.agent_state;
    for (uint16_t i = 0; i < domain->features->slots->count; i++) {
        const gg_slot_sight *sight = &((const gg_slot_sight *)sights)[i];
        if ((!is_shared(domain, i) && sight->own.count != sight->noted) ||
            !facts_valid(domain, i, false, sight->noted, (const uint64_t *)state))
            return false;
    }
    return true;
}
