/* SPDX-License-Identifier: MIT */
/*
 * Requests for which there is no schedule: why, how long they rest, and what ends that early. Rests on
 * scheduler.h. They rest as goals without a plan do: for 250 ms, and then for twice as long each time;
 * whatever changes that they may have to do with ends it.
 */
#include "goap/search.h"
#include "team/team_carry.h"

/* The first rest; how often it is doubled, and once, where not all changes are seen; and for how long
 * no change ends it. */
enum { FIRST = 250, UNSEEN = 3, EARLIEST = 50 };

uint64_t *gg_team_watched(const gg_team *team)
{
    return team->words + 3 * (size_t)team->tables->domain->word_count;
}

void gg_team_clear_reason(gg_team_request_slot *slot)
{
    slot->lacks = GG_NONE;
    slot->reason = GG_TEAM_NO_REASON;
    slot->unplanned = 0;
}

bool gg_team_is_any_planned(const gg_team *team)
{
    for (uint32_t i = 0; i < team->request_limit; i++)
        if (team->request_slots[i].id != 0 && team->request_slots[i].state == GG_TEAM_PLANNED)
            return true;
    return false;
}

void gg_team_drop_entries(gg_team *team, uint16_t member, uint32_t request)
{
    uint16_t kept = 0;
    for (uint32_t i = 0; i < team->entry_count; i++) {
        const gg_team_entry *entry = &team->entries[i];
        if (entry->booking.member != member && (request == 0 || entry->request != request))
            team->entries[kept++] = *entry;
    }
    team->entry_count = kept;
}

void gg_team_drop_bookings(gg_team *team, gg_team_request_slot *slot)
{
    unplan_request(slot);
    if (!gg_team_is_any_planned(team)) {
        team->entry_count = 0;
        team->gap = GG_TEAM_NEVER;
    }
    gg_team_drop_entries(team, GG_NONE, slot->id);
}

void gg_team_note_reason(gg_team *team, gg_team_request_slot *slot, gg_team_reason reason,
                         uint16_t fact)
{
    if (slot->reason != reason || slot->lacks != fact)
        team->untold = slot->untold = 1;
    slot->reason = (uint8_t)reason;
    slot->lacks = fact;
}

void gg_team_let_rest(gg_team *team, gg_team_request_slot *slot, gg_team_refusal refusal, bool seen)
{
    uint8_t most = seen ? GG_TEAM_DOUBLED : UNSEEN;
    slot->unplanned = (uint8_t)(slot->unplanned < most ? slot->unplanned + 1 : most);
    slot->rest = (uint32_t)FIRST << (slot->unplanned - 1);
    gg_team_note_reason(team, slot, (gg_team_reason)refusal.reason, refusal.fact);
    gg_team_drop_bookings(team, slot);
}

uint16_t gg_team_first_asked(const gg_team *team, const gg_team_request_slot *slot)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    const GG_ROM gg_condition *condition = &domain->goals[slot->goal].condition;
    gg_box_reader reader = gg_box_reader_begin(domain, ref_to_box(&condition->boxes[0]));
    gg_constraint asked;
    bool any = gg_box_reader_next(&reader, &asked);
    return any ? (uint16_t)(asked.fact - domain->facts) : (uint16_t)GG_NONE;
}

/* What it asks for first is in its way. */
void gg_team_note_gone(gg_team *team, gg_team_request_slot *slot)
{
    if (slot->reason == GG_TEAM_GONE)
        return;
    slot->rest = slot->unplanned = 0;
    gg_team_note_reason(team, slot, GG_TEAM_GONE, gg_team_first_asked(team, slot));
    gg_team_drop_bookings(team, slot);
}

void gg_team_wake(gg_team *team)
{
    for (uint32_t i = 0; i < team->request_limit; i++) {
        gg_team_request_slot *slot = &team->request_slots[i];
        if (slot->id == 0 || slot->unplanned == 0 || slot->rest <= EARLIEST)
            continue; /* it is over soon, or was shortened before */
        uint32_t rested = ((uint32_t)FIRST << (slot->unplanned - 1)) - slot->rest;
        slot->rest = EARLIEST - earlier(rested, EARLIEST);
        if (slot->rest == 0)
            gg_team_note_change(team, GG_TEAM_WOKEN);
    }
}
