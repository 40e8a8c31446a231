/* SPDX-License-Identifier: MIT */
/*
 * Who is a member of a team and what is asked for. Rests on team_carry.h. Each change of this
 * makes the team plan anew; nothing here plans or moves anybody.
 */
#include "agent/saved.h"
#include "team/team_carry.h"

/* ------------------------------------------------------------------- members */

static gg_team_member_slot *member_slot_of(gg_team *team, uint16_t member)
{
    bool is_there =
        member < team->member_limit && team->member_slots[member].status != GG_TEAM_VACANT;
    return is_there ? &team->member_slots[member] : NULL;
}

/* Whether a request waits for one who has left this slot. */
static bool is_waited_for(const gg_team *team, uint16_t member)
{
    for (uint32_t i = 0; i < team->request_limit; i++)
        if (team->request_slots[i].id != 0 && team->request_slots[i].member == member)
            return true;
    return false;
}

/* The slot for one who joins: that which it has left or, if somebody else may come back, another one.
 * GG_NONE: all are taken. */
static uint16_t find_slot(const gg_team *team, const uint64_t *state)
{
    uint16_t best = GG_NONE;
    for (uint16_t i = 0; i < team->member_limit; i++) {
        if (team->member_slots[i].status != GG_TEAM_VACANT)
            continue;
        if (team->member_slots[i].state == state && is_waited_for(team, i))
            return i;
        if (best == GG_NONE || (is_waited_for(team, best) && !is_waited_for(team, i)))
            best = i;
    }
    return best;
}

/* Cancels what is asked for a member and waits for it, or was reached for it. */
static void cancel_for(gg_team *team, uint16_t member, bool waiting)
{
    for (uint32_t i = 0; i < team->request_limit; i++) {
        const gg_team_request_slot *request = &team->request_slots[i];
        if (request->member == member && (request->state == GG_TEAM_REACHED || waiting))
            (void)gg_team_cancel(team, request->id, false);
    }
}

uint16_t gg_team_join(gg_team *team, const uint64_t *state, const uint32_t *levels, uint32_t speed)
{
    uint16_t member = find_slot(team, state);
    if (member == GG_NONE)
        return GG_NONE;
    gg_team_member_slot slot = {state, NULL, GG_TEAM_IDLE, 0, 0, GG_NONE, GG_NONE, speed, 0,
                                0,     0,    {0, 0}};
    if (team->member_slots[member].state != state)
        cancel_for(team, member, true);
    team->member_slots[member] = slot;
    for (uint32_t j = 0; j < team->tables->skill_count; j++)
        team->levels[(size_t)member * team->tables->skill_count + j] = levels[j];
    gg_team_note_change(team, GG_TEAM_CHANGED);
    return member;
}

void gg_team_leave(gg_team *team, uint16_t member)
{
    gg_team_member_slot *slot = member_slot_of(team, member);
    if (!slot)
        return;
    gg_team_drop_entries(team, member, 0);
    slot->status = GG_TEAM_VACANT;
    slot->action = GG_NONE;
    cancel_for(team, member, false);
    for (uint32_t i = 0; i < team->request_limit; i++)
        if (team->request_slots[i].id != 0 && team->request_slots[i].member == member)
            gg_team_note_gone(team, &team->request_slots[i]);
    gg_team_note_change(team, GG_TEAM_CHANGED);
    team->told = 0;
}

void gg_team_moved(gg_team *team, uint16_t member, uint16_t place, gg_point point)
{
    gg_team_member_slot *slot = member_slot_of(team, member);
    if (!slot)
        return;
    slot->place = place;
    slot->point = point;
}

void gg_team_busy(gg_team *team, uint16_t member, uint32_t milliseconds)
{
    gg_team_member_slot *slot = member_slot_of(team, member);
    if (!slot)
        return;
    uint16_t booked = team->entry_count;
    bool expected = milliseconds == 0 && slot->status == GG_TEAM_AWAY && slot->left == 0;
    bool idle = milliseconds > 0 && slot->status == GG_TEAM_IDLE;
    if (milliseconds > 0)
        gg_team_drop_entries(team, member, 0);
    slot->status = milliseconds > 0 ? GG_TEAM_AWAY : GG_TEAM_IDLE;
    slot->left = milliseconds;
    slot->action = GG_NONE;
    slot->stop = 0;
    /* A planning that is under way comes to its end where that changes little: else those who come
     * and go all the time would let none come to its end. */
    if (!team->planning || !(expected || (idle && booked == team->entry_count)))
        gg_team_note_change(team, GG_TEAM_CHANGED);
}

void gg_team_set_capacity(gg_team *team, uint16_t place, uint16_t capacity)
{
    const GG_ROM gg_places *places = team->tables->domain->places;
    if (!places || place >= places->count)
        return;
    team->capacities[place] = capacity;
    gg_team_note_change(team, GG_TEAM_CHANGED);
}

/* ------------------------------------------------------------------ requests */

static gg_team_request_slot *request_slot_of(const gg_team *team, uint32_t id)
{
    for (uint32_t i = 0; id != 0 && i < team->request_limit; i++)
        if (team->request_slots[i].id == id)
            return &team->request_slots[i];
    return NULL;
}

static gg_team_request_slot no_request(void)
{
    gg_team_request_slot none = {0, GG_TEAM_NEVER, 0, 0, 0, GG_NONE, 0, GG_TEAM_NO_REQUEST,
                                 0, GG_NONE,       0, 0, 0, 0};
    return none;
}

uint32_t gg_team_want(gg_team *team, uint16_t goal, uint16_t member, int32_t priority, bool promise)
{
    if (goal >= team->tables->domain->goal_count ||
        (member != GG_NONE && !member_slot_of(team, member)))
        return 0;
    for (uint32_t i = 0; i < team->request_limit; i++) {
        gg_team_request_slot *request = &team->request_slots[i];
        if (request->id != 0)
            continue;
        team->last_id = team->last_id == UINT32_MAX ? 1 : team->last_id + 1;
        *request = no_request();
        request->id = team->last_id;
        request->priority = priority;
        request->goal = goal;
        request->member = member;
        request->state = GG_TEAM_WAITING;
        request->promised = promise;
        gg_team_note_change(team, GG_TEAM_CHANGED);
        return request->id;
    }
    return 0;
}

bool gg_team_cancel(gg_team *team, uint32_t id, bool stop)
{
    gg_team_request_slot *request = request_slot_of(team, id);
    if (!request)
        return false;
    request->id = 0;
    gg_team_note_change(team, GG_TEAM_CHANGED);
    team->told = 0;
    for (uint32_t i = 0; i < team->member_limit; i++) {
        gg_team_member_slot *slot = &team->member_slots[i];
        if (slot->status != GG_TEAM_WORKING || slot->request != id)
            continue;
        slot->request = 0;
        slot->stop = stop;
    }
    for (uint32_t i = 0; i < team->entry_count; i++)
        if (team->entries[i].request == id)
            team->entries[i].request = 0;
    return true;
}

bool gg_team_release(gg_team *team, uint32_t id)
{
    const gg_team_request_slot *request = request_slot_of(team, id);
    return request && request->state == GG_TEAM_REACHED && gg_team_cancel(team, id, false);
}

gg_team_state gg_team_state_of(const gg_team *team, uint32_t id)
{
    const gg_team_request_slot *request = request_slot_of(team, id);
    return request ? (gg_team_state)request->state : GG_TEAM_NO_REQUEST;
}

uint16_t gg_team_lacking(const gg_team *team, uint32_t id)
{
    const gg_team_request_slot *request = request_slot_of(team, id);
    return request ? request->lacks : GG_NONE;
}

gg_team_reason gg_team_reason_of(const gg_team *team, uint32_t id)
{
    const gg_team_request_slot *request = request_slot_of(team, id);
    return request ? (gg_team_reason)request->reason : GG_TEAM_NO_REASON;
}

uint32_t gg_team_eta(const gg_team *team, uint32_t id)
{
    const gg_team_request_slot *request = request_slot_of(team, id);
    if (!request || request->state != GG_TEAM_PLANNED)
        return GG_TEAM_NEVER;
    return request->eta > team->since ? request->eta - team->since : 0;
}

/* --------------------------------------------------------- beginning, saving */

void gg_team_init(gg_team *team)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    gg_team_member_slot vacant = {NULL, NULL, GG_TEAM_VACANT, 0, 0, GG_NONE, GG_NONE, 0, 0,
                                  0,    0,    {0, 0}};
    for (uint32_t i = 0; i < team->member_limit; i++)
        team->member_slots[i] = vacant;
    for (uint32_t i = 0; i < team->request_limit; i++)
        team->request_slots[i] = no_request();
    for (uint32_t i = 0; domain->places && i < domain->places->count; i++)
        team->capacities[i] =
            team->tables->capacities ? team->tables->capacities[i] : GG_TEAM_UNLIMITED;
    team->fingerprint = domain->saved_fingerprint;
    team->entry_count = 0;
    team->last_id = team->since = 0;
    team->gap = GG_TEAM_NEVER;
    team->changed = team->planning = team->looked = team->told = team->hold = 0;
    team->untold = 0;
    team->fixed = 0;
    for (uint32_t i = 0; i < domain->word_count; i++)
        gg_team_watched(team)[i] = 0;
}

static bool point_is_valid(const gg_point *point)
{
    return point->x >= -GG_MAP_EDGE && point->x <= GG_MAP_EDGE && point->y >= -GG_MAP_EDGE &&
           point->y <= GG_MAP_EDGE;
}

static bool member_slot_is_valid(const gg_team *team, const gg_team_member_slot *slot)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    uint16_t places = domain->places ? domain->places->count : 0;
    if (slot->status > GG_TEAM_AWAY || slot->stop > 1 || slot->awaited > 1 ||
        !point_is_valid(&slot->point) || (slot->place != GG_NONE && slot->place >= places))
        return false;
    if (slot->status == GG_TEAM_WORKING)
        return slot->action < domain->action_count;
    return slot->action == GG_NONE;
}

static bool request_slot_is_valid(const gg_team *team, const gg_team_request_slot *request)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    if (request->id == 0)
        return true;
    if (request->goal >= domain->goal_count || request->state < GG_TEAM_WAITING ||
        request->state > GG_TEAM_REACHED || request->id > team->last_id || request->promised > 1 ||
        request->reason >= GG_TEAM_REASONS || request->unplanned > GG_TEAM_DOUBLED)
        return false;
    if (request->state == GG_TEAM_REACHED &&
        request->box >= domain->goals[request->goal].condition.count)
        return false;
    return request->member == GG_NONE ||
           (request->member < team->member_limit &&
            (request->reason == GG_TEAM_GONE ||
             team->member_slots[request->member].status != GG_TEAM_VACANT));
}

static bool entry_is_valid(const gg_team *team, uint16_t index)
{
    const gg_team_booking *booking = &team->entries[index].booking;
    return booking->member < team->member_limit &&
           team->member_slots[booking->member].status != GG_TEAM_VACANT &&
           booking->action < team->tables->domain->action_count &&
           booking->walk <= booking->start && booking->start <= booking->end &&
           booking->end < GG_TEAM_HORIZON &&
           (index == 0 || team->entries[index - 1].booking.start <= booking->start);
}

/* Whether the world was told what requests keep, if it says so. */
static bool kept_is_valid(const gg_team *team)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    for (uint32_t i = 0; domain->claims && team->kept && team->told && i < domain->claims->count;
         i++)
        if (team->kept[i] != gg_team_kept(team, domain->claims->all[i].fact))
            return false;
    return true;
}

gg_attachment gg_team_attach(gg_team *team)
{
    if (team->fingerprint != team->tables->domain->saved_fingerprint)
        return GG_OTHER_TABLES;
    bool valid = team->entry_count <= team->entry_limit && team->changed <= GG_TEAM_CHANGES &&
                 team->planning <= 1 && team->looked <= 1 && team->told <= 1;
    for (uint32_t i = 0; valid && i < team->member_limit; i++)
        valid = member_slot_is_valid(team, &team->member_slots[i]);
    for (uint32_t i = 0; valid && i < team->request_limit; i++)
        valid = request_slot_is_valid(team, &team->request_slots[i]);
    for (uint16_t i = 0; valid && i < team->entry_count; i++)
        valid = entry_is_valid(team, i);
    if (!valid || !kept_is_valid(team))
        return GG_DAMAGED;
    for (uint32_t i = 0; i < team->member_limit; i++) {
        team->member_slots[i].state = NULL;
        team->member_slots[i].agent = NULL;
    }
    if (team->planning)
        gg_team_note_change(team, GG_TEAM_CHANGED);
    team->planning = 0;
    team->fixed = 0;
    return GG_ATTACHED;
}

void gg_team_attach_member(gg_team *team, uint16_t member, const uint64_t *state)
{
    gg_team_member_slot *slot = member_slot_of(team, member);
    if (slot)
        slot->state = state;
}
