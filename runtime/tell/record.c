/* SPDX-License-Identifier: MIT */
/*
 * Records what agents do, as bytes: see gg_record.h, which describes them. Rests on bits.h and
 * world.c. What an agent saw last is known by its memory's address, which never shows in the bytes.
 * Whatever of an event does not fit is taken back, and what was known before stays: so the reader
 * knows the same.
 */
#include "gg_record.h"

#include "agent/agent_layout.h"
#include "state/bits.h"

static const uint32_t no_number = UINT32_MAX;

/* ------------------------------------------------------------------- bytes */

static void put_byte(gg_record *record, uint32_t byte)
{
    if (record->length < record->memory.size)
        record->memory.bytes[record->length++] = (uint8_t)byte;
    else
        record->full = true;
}

static void put_number(gg_record *record, uint32_t number)
{
    for (; number > 127; number >>= 7)
        put_byte(record, (number & 127) | 128);
    put_byte(record, number);
}

/* By halves, as small processors have no shifts of 64 bits. */
static void put_long(gg_record *record, uint64_t number)
{
    uint32_t low = (uint32_t)number, high = (uint32_t)(number >> 32);
    while (high > 0) {
        put_byte(record, (low & 127) | 128);
        low = low >> 7 | high << 25;
        high >>= 7;
    }
    put_number(record, low);
}

/* Moves what the game has not taken yet to the beginning of the buffer. */
static void make_room(gg_record *record)
{
    uint8_t *bytes = record->memory.bytes;
    uint32_t length = record->length - record->taken;
    for (uint32_t i = 0; i < length; i++)
        bytes[i] = bytes[record->taken + i];
    record->taken = 0;
    record->length = length;
}

static void put_note(gg_record *record, gg_record_note note)
{
    put_byte(record, GG_RECORD_KINDS);
    put_byte(record, note);
}

/* Notes what was lost, so that nothing is lost since. */
static void put_lost(gg_record *record)
{
    if (record->lost == 0)
        return;
    put_note(record, GG_NOTE_LOST);
    put_number(record, record->lost);
}

/* ------------------------------------------------------------------ agents */

static uint64_t *state_of(const gg_record *record, uint32_t place)
{
    return &record->memory.states[(size_t)place * record->domain->word_count];
}

/* The first place at which an agent is looked for; the next ones follow, in a circle. */
static uint32_t record_home_of(const gg_record *record, const gg_agent *agent)
{
    return gg_mixed_bits((uint32_t)((uintptr_t)agent >> 2)) & record->mask;
}

static uint32_t place_after(const gg_record *record, uint32_t place)
{
    return place + 1 < record->memory.agent_count ? place + 1 : 0;
}

/* Where an agent is, or where there is room for it; agent_count: nowhere. */
static uint32_t record_place_of(const gg_record *record, const gg_agent *agent)
{
    uint32_t count = record->memory.agent_count;
    uint32_t place = count > 0 ? record_home_of(record, agent) : 0;
    for (uint32_t i = 0; i < count; i++, place = place_after(record, place)) {
        const gg_agent *other = record->memory.agents[place].agent;
        if (other == agent || !other)
            return place;
    }
    return count;
}

/* Makes an agent known at a free place. */
static void record_take_in(gg_record *record, uint32_t place, const gg_agent *agent)
{
    gg_recorded *recorded = &record->memory.agents[place];
    recorded->agent = agent;
    recorded->number = no_number;
    gg_clear_bytes(state_of(record, place), record->domain->word_count * sizeof(uint64_t));
}

/* Closes the hole that an agent has left, so that all that come after it are still found (Knuth,
 * "The Art of Computer Programming" 3, 6.4, algorithm R). */
static void close_hole(gg_record *record, uint32_t hole)
{
    gg_recorded *agents = record->memory.agents;
    uint32_t place = hole;
    for (uint32_t i = 1; i < record->memory.agent_count; i++) {
        place = place_after(record, place);
        if (!agents[place].agent)
            break;
        uint32_t home = record_home_of(record, agents[place].agent);
        bool stays = hole <= place ? home > hole && home <= place : home > hole || home <= place;
        if (stays)
            continue;
        agents[hole] = agents[place];
        gg_copy_words(state_of(record, hole), state_of(record, place), record->domain->word_count);
        hole = place;
    }
    agents[hole].agent = NULL;
}

/* Notes that the agent with a number is gone, if there is room for that. */
static void put_gone(gg_record *record, uint32_t number)
{
    make_room(record);
    uint32_t length = record->length;
    record->full = false;
    put_note(record, GG_NOTE_GONE);
    put_number(record, number);
    if (record->full)
        record->length = length;
}

void gg_record_forget(gg_record *record, const gg_agent *agent)
{
    uint32_t place = record_place_of(record, agent);
    if (place == record->memory.agent_count || !record->memory.agents[place].agent)
        return;
    if (record->memory.agents[place].number != no_number)
        put_gone(record, record->memory.agents[place].number);
    close_hole(record, place);
}

/* ------------------------------------------------------------------- states */

/* What an agent sees: its own bits, and those of the world where the facts are shared. */
typedef struct gg_sight {
    const uint64_t *own, *world;
    const GG_ROM uint64_t *shared; /* NULL: no fact is */
    uint32_t word_count;
} gg_sight;

static gg_sight sight_of(const gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_sight sight;
    sight.own = (const uint64_t *)gg_agent_part(agent, domain->offsets.agent_state);
    sight.world = gg_world_state(agent->world);
    sight.shared = domain->shared;
    sight.word_count = domain->word_count;
    return sight;
}

static uint64_t seen_word(const gg_sight *sight, uint32_t word)
{
    uint64_t shared = sight->shared ? sight->shared[word] : 0;
    return (sight->own[word] & ~shared) | (sight->world[word] & shared);
}

static uint32_t changed_words(const gg_sight *sight, const uint64_t *state)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < sight->word_count; i++)
        count += seen_word(sight, i) != state[i];
    return count;
}

/* Puts the words that are other than in a state. */
static void put_changes(gg_record *record, const gg_sight *sight, const uint64_t *state)
{
    for (uint32_t i = 0; i < sight->word_count; i++) {
        uint64_t change = seen_word(sight, i) ^ state[i];
        if (change == 0)
            continue;
        put_number(record, i);
        put_long(record, change);
    }
}

/* ------------------------------------------------------------------- events */

/* Whether the value matters that the fact will have, as it has another one. */
static bool is_projected(const gg_event *event)
{
    return event->unmet.known && event->unmet.will_be != event->unmet.is;
}

static void put_event(gg_record *record, const gg_event *event)
{
    uint32_t named = event->fact != GG_NONE;
    put_number(record, event->index == GG_NONE ? 0 : (uint32_t)event->index + 1);
    put_number(record, (uint32_t)event->value * 2 + named);
    if (named)
        put_number(record, (uint32_t)event->fact * 3 + event->unmet.known + is_projected(event));
    if (!named || !event->unmet.known)
        return;
    put_number(record, event->unmet.is);
    if (is_projected(event))
        put_number(record, event->unmet.will_be);
    put_number(record, event->unmet.low);
    put_number(record, event->unmet.high);
    put_long(record, event->unmet.among);
}

/* What must be known before the event. Returns the time that the event's own counts from. */
static uint64_t put_notes(gg_record *record, const gg_agent *agent, bool is_new)
{
    uint64_t clock = agent->world->clock;
    put_lost(record);
    if (is_new) {
        put_note(record, GG_NOTE_AGENT);
        put_number(record, agent->agent_type);
    }
    if (clock >= record->clock)
        return record->clock;
    put_note(record, GG_NOTE_CLOCK);
    put_long(record, clock);
    return clock;
}

/* The event and all that must be known for it. */
static void put_all(gg_record *record, uint32_t place, const gg_agent *agent, const gg_event *event)
{
    uint32_t number = record->memory.agents[place].number;
    bool is_new = number == no_number;
    if (is_new)
        number = record->numbered;
    gg_sight sight = sight_of(agent);
    const uint64_t *state = state_of(record, place);
    uint32_t changed = changed_words(&sight, state);
    uint64_t time = agent->world->clock - put_notes(record, agent, is_new);
    put_byte(record, (uint32_t)event->kind | (time ? (uint32_t)GG_RECORD_TIME : 0u) |
                         (number != record->last ? (uint32_t)GG_RECORD_AGENT : 0u) |
                         (changed ? (uint32_t)GG_RECORD_STATE : 0u));
    if (time)
        put_long(record, time);
    if (number != record->last)
        put_number(record, number);
    if (changed) {
        put_number(record, changed);
        put_changes(record, &sight, state);
    }
    put_event(record, event);
}

/* The event is in the record: this is what is known from now on. */
static void record_settle(gg_record *record, uint32_t place, const gg_agent *agent)
{
    gg_recorded *recorded = &record->memory.agents[place];
    uint64_t *state = state_of(record, place);
    gg_sight sight = sight_of(agent);
    if (recorded->number == no_number)
        recorded->number = record->numbered++;
    record->last = recorded->number;
    record->clock = agent->world->clock;
    record->lost = 0;
    for (uint32_t i = 0; i < sight.word_count; i++)
        state[i] = seen_word(&sight, i);
}

void gg_record_event(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record *record = (gg_record *)context;
    uint32_t place = record_place_of(record, agent), length = record->length;
    GG_ASSERT(agent->domain->fingerprint == record->domain->fingerprint);
    record->full = place == record->memory.agent_count;
    if (!record->full) {
        if (!record->memory.agents[place].agent)
            record_take_in(record, place, agent);
        put_all(record, place, agent, event);
    }
    if (record->full && place < record->memory.agent_count && record->taken > 0) {
        record->length = length;
        make_room(record);
        length = record->length;
        record->full = false;
        put_all(record, place, agent, event);
    }
    if (!record->full) {
        record_settle(record, place, agent);
        return;
    }
    record->length = length;
    record->lost += record->lost < UINT32_MAX;
}

/* --------------------------------------------------------------- the buffer */

void gg_record_begin(gg_record *record, const GG_ROM gg_domain *domain,
                     const gg_record_memory *memory)
{
    static const GG_ROM uint8_t magic[] = {'g', 'g', 'r', GG_RECORD_VERSION};
    GG_ASSERT(memory->size >= GG_RECORD_LEAST);
    gg_clear_bytes(record, sizeof *record);
    record->domain = domain;
    record->memory = *memory;
    record->last = no_number;
    while (record->mask < memory->agent_count / 2)
        record->mask = record->mask * 2 + 1;
    for (uint32_t i = 0; i < memory->agent_count; i++)
        memory->agents[i].agent = NULL;
    for (uint32_t i = 0; i < sizeof magic; i++)
        put_byte(record, magic[i]);
    for (uint32_t i = 0; i < 32; i += 8)
        put_byte(record, domain->fingerprint >> i & 255);
}

uint32_t gg_record_take(gg_record *record, uint8_t *bytes, uint32_t size)
{
    uint32_t count = record->length - record->taken;
    if (count > size)
        count = size;
    for (uint32_t i = 0; i < count; i++)
        bytes[i] = record->memory.bytes[record->taken + i];
    record->taken += count;
    if (record->taken < record->length)
        return count;
    record->taken = record->length = 0;
    put_lost(record); /* for the case that nothing else comes */
    record->lost = 0;
    return count;
}
