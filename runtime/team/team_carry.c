/* SPDX-License-Identifier: MIT */
/*
 * How a schedule is carried out: what is due, what may start, what has started and ended, and which
 * requests are reached: by what is free, as what another one keeps and what running tasks take cannot
 * fulfil them. Rests on gg_team_books.h. Tasks that share a fact or a facility start in the order of
 * the schedule, and not before those have ended that are to end before: so whoever is late, nobody
 * takes what is meant for another one.
 */
#include "state/features.h"
#include "team/team_carry.h"

/* The first rest of a request in milliseconds, and how often it is doubled at the most. */
enum { FIRST_REST = 1000, DOUBLED = 6 };

/* -------------------------------------------------------------- what is shared */

static void add_effect(const GG_ROM gg_domain *domain, const GG_ROM gg_effect *effect,
                       uint64_t *bits)
{
    for (uint32_t i = 0; i < effect->assignment_count; i++)
        bits[effect->assignments[i].word] |= ~effect->assignments[i].keep;
    for (uint32_t i = 0; i < effect->addition_count; i++) {
        const GG_ROM gg_fact *fact = &domain->facts[effect->additions[i].fact];
        bits[fact->word] |= gg_fact_mask_in_word(fact);
    }
}

/* The bits of the shared facts that an action asks for or changes. */
static void list_shared(const GG_ROM gg_domain *domain, uint16_t action, uint64_t *bits)
{
    for (uint32_t i = 0; i < domain->word_count; i++)
        bits[i] = 0;
    gg_add_care_mask(domain, &domain->actions[action].precondition, bits);
    add_effect(domain, domain->actions[action].effect, bits);
    for (uint32_t i = 0; i < domain->word_count; i++)
        bits[i] &= domain->shared ? domain->shared[i] : 0;
}

/* Whether an action shares a fact or a facility with the one whose bits stand in team->words. */
static bool meets(const gg_team *team, uint16_t action, uint16_t other)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    uint16_t facility = team->tables->work[action].facility;
    uint64_t *bits = team->words + domain->word_count;
    if (facility != GG_NONE && facility == team->tables->work[other].facility &&
        team->capacities[facility] != GG_TEAM_UNLIMITED)
        return true;
    list_shared(domain, other, bits);
    for (uint32_t i = 0; i < domain->word_count; i++)
        if (bits[i] & team->words[i])
            return true;
    return false;
}

/* --------------------------------------------------------------- what is free */

static void take_away(const GG_ROM gg_domain *domain, uint64_t *words, uint16_t index,
                      uint32_t amount)
{
    const GG_ROM gg_fact *fact = &domain->facts[index];
    uint32_t value = gg_read_field(fact, words[fact->word]);
    words[fact->word] = gg_write_field(fact, words[fact->word], value - earlier(value, amount));
}

/* How much of a number a box asks for. */
static uint32_t asked_in(const GG_ROM gg_box *box, const GG_ROM gg_fact *fact)
{
    for (uint32_t i = 0; i < box->range_count; i++)
        if (box->ranges[i].word == fact->word && (box->ranges[i].care & gg_fact_mask_in_word(fact)))
            return gg_read_field(fact, box->ranges[i].low);
    return 0;
}

uint32_t gg_team_kept(const gg_team *team, uint16_t index)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < team->request_limit && gg_team_requests_add_up(domain, index); i++) {
        const gg_team_request_slot *request = &team->request_slots[i];
        if (request->id == 0 || request->state != GG_TEAM_REACHED)
            continue;
        kept += asked_in(&domain->goals[request->goal].condition.boxes[request->box],
                         &domain->facts[index]);
    }
    return kept;
}

/* What an action writes as a whole is nobody's until it has done so: what was there goes away. */
static void carry_take_overwritten(const GG_ROM gg_domain *domain, uint64_t *words, uint16_t action)
{
    const GG_ROM gg_claim *claim = domain->claims ? domain->claims->of_actions[action] : NULL;
    for (; claim; claim = claim->more ? claim + 1 : NULL)
        if (claim->kind >= GG_WRITES && claimed_fact_adds_up(domain, claim->place))
            gg_write(domain, domain->claims->all[claim->place].fact, 0, words);
}

/* Takes what an action is to take. */
static void take_for(const GG_ROM gg_domain *domain, uint64_t *words, uint16_t action)
{
    const GG_ROM gg_effect *effect = domain->actions[action].effect;
    for (uint32_t i = 0; i < effect->addition_count; i++)
        if (effect->additions[i].amount < 0 && domain->facts[effect->additions[i].fact].shared)
            take_away(domain, words, effect->additions[i].fact,
                      0u - (uint32_t)effect->additions[i].amount);
}

/* Puts what the world holds, less what requests keep and what running tasks take or write over, into
 * the first word_count of team->words. */
static void find_free(const gg_team *team, const uint64_t *world)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    gg_copy_words(team->words, world, domain->word_count);
    for (uint32_t i = 0; i < claimed_count_of(domain); i++) {
        uint16_t fact = domain->claims->all[i].fact;
        take_away(domain, team->words, fact, gg_team_kept(team, fact));
    }
    for (uint32_t i = 0; i < team->member_limit; i++) {
        const gg_team_member_slot *slot = &team->member_slots[i];
        if (slot->status != GG_TEAM_WORKING)
            continue;
        carry_take_overwritten(domain, team->words, slot->action);
        take_for(domain, team->words, slot->action);
    }
}

/* Whether what an action takes is there and nobody else's. */
static bool takes_what_is_free(const gg_team *team, uint16_t action, const uint64_t *world)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    const GG_ROM gg_effect *effect = domain->actions[action].effect;
    find_free(team, world);
    for (uint32_t i = 0; i < effect->addition_count; i++) {
        const GG_ROM gg_addition *addition = &effect->additions[i];
        const GG_ROM gg_fact *fact = &domain->facts[addition->fact];
        if (addition->amount < 0 && fact->shared &&
            gg_read_field(fact, team->words[fact->word]) < 0u - (uint32_t)addition->amount)
            return false;
    }
    return true;
}

/* --------------------------------------------------------------- what is due */

/* The first entry of a member; entry_count: none. */
static uint16_t carry_first_entry(const gg_team *team, uint16_t member)
{
    uint16_t index = 0;
    while (index < team->entry_count && team->entries[index].booking.member != member)
        index++;
    return index;
}

static bool is_idle(const gg_team *team, uint16_t member)
{
    return member < team->member_limit && team->member_slots[member].status == GG_TEAM_IDLE;
}

bool gg_team_has_booking(const gg_team *team, uint16_t member)
{
    return carry_first_entry(team, member) < team->entry_count;
}

const gg_team_booking *gg_team_due(const gg_team *team, uint16_t member)
{
    if (!is_idle(team, member))
        return NULL;
    uint16_t index = carry_first_entry(team, member);
    if (index == team->entry_count || team->entries[index].booking.walk > team->since)
        return NULL;
    return &team->entries[index].booking;
}

uint16_t gg_team_member_to_wait_for(const gg_team *team, const gg_team_booking *booking)
{
    uint16_t action = booking->action;
    list_shared(team->tables->domain, action, team->words);
    for (const gg_team_entry *entry = team->entries; &entry->booking != booking; entry++)
        if (entry->booking.member != booking->member && meets(team, action, entry->booking.action))
            return entry->booking.member;
    for (uint16_t i = 0; i < team->member_limit; i++) {
        const gg_team_member_slot *slot = &team->member_slots[i];
        if (slot->status == GG_TEAM_WORKING && i != booking->member &&
            slot->until <= booking->start && meets(team, action, slot->action))
            return i;
    }
    return GG_NONE;
}

/* What has just been made may be what a request waits for: it is noted before anybody takes it. */
bool gg_team_may_start(gg_team *team, uint16_t member, const uint64_t *world)
{
    const gg_team_booking *due = gg_team_due(team, member);
    if (due && !team->looked)
        gg_team_note_reached(team, world);
    if (!due || gg_team_member_to_wait_for(team, due) != GG_NONE)
        return false;
    if (takes_what_is_free(team, due->action, world))
        return true;
    if (!team->planning)
        gg_team_note_change(team, GG_TEAM_CHANGED); /* nothing that is booked will bring it */
    return false;
}

/* ----------------------------------------------------------- what has happened */

static void drop_entry(gg_team *team, uint16_t index)
{
    team->entry_count--;
    for (; index < team->entry_count; index++)
        team->entries[index] = team->entries[index + 1];
}

/* What is planned now begins with what was before: it is planned anew. */
static void plan_again(gg_team *team)
{
    if (team->planning)
        gg_team_note_change(team, GG_TEAM_AGAIN);
    team->planning = 0;
}

void gg_team_started(gg_team *team, uint16_t member)
{
    const gg_team_booking *due = gg_team_due(team, member);
    if (!due)
        return;
    gg_team_member_slot *slot = &team->member_slots[member];
    uint16_t index = carry_first_entry(team, member);
    slot->status = GG_TEAM_WORKING;
    slot->action = due->action;
    slot->left = due->end - due->start;
    slot->until = due->end;
    slot->request = team->entries[index].request;
    slot->stop = 0;
    drop_entry(team, index);
    if (slot->awaited && gg_team_has_awaited_room(team))
        gg_team_note_change(team, GG_TEAM_CHANGED);
    team->looked = 0;
    if (index < team->fixed)
        team->fixed--;
    else
        plan_again(team);
}

bool gg_team_must_stop(const gg_team *team, uint16_t member)
{
    return member < team->member_limit && team->member_slots[member].status == GG_TEAM_WORKING &&
           team->member_slots[member].stop;
}

/* A request rests when work for it has failed: from the second time on, each time twice as
 * long. */
static void let_rest(gg_team *team, uint32_t id)
{
    for (uint32_t i = 0; id != 0 && i < team->request_limit; i++) {
        gg_team_request_slot *request = &team->request_slots[i];
        if (request->id != id)
            continue;
        request->unplanned = 0;
        if (request->failures > 0)
            request->rest = (uint32_t)FIRST_REST
                            << (request->failures > DOUBLED ? DOUBLED : request->failures - 1);
        request->failures =
            (uint8_t)(request->failures < UINT8_MAX ? request->failures + 1 : UINT8_MAX);
    }
}

/* A member works no more; where it is then may be told otherwise. */
static void end_work(const gg_team *team, gg_team_member_slot *slot, bool well)
{
    const GG_ROM gg_action *action = &team->tables->domain->actions[slot->action];
    if (action->begins_at != GG_NONE)
        slot->place = well ? action->ends_at : action->begins_at;
    slot->status = GG_TEAM_IDLE;
    slot->action = GG_NONE;
}

void gg_team_interrupted(gg_team *team, uint16_t member)
{
    if (member >= team->member_limit || team->member_slots[member].status != GG_TEAM_WORKING)
        return;
    team->member_slots[member].request = 0; /* it does not rest, as nothing has failed */
    gg_team_ended(team, member, false);
}

void gg_team_ended(gg_team *team, uint16_t member, bool well)
{
    if (member >= team->member_limit)
        return;
    gg_team_member_slot *slot = &team->member_slots[member];
    uint16_t index = carry_first_entry(team, member);
    if (slot->status == GG_TEAM_WORKING) {
        end_work(team, slot, well);
        if (!well && !slot->stop)
            let_rest(team, slot->request);
    } else if (slot->status == GG_TEAM_IDLE && index < team->entry_count) {
        let_rest(team, team->entries[index].request);
        drop_entry(team, index);
        well = false;
    }
    team->looked = 0;
    if (well)
        return; /* a planning that is under way expects it */
    gg_team_note_change(team, GG_TEAM_CHANGED);
    team->planning = 0;
}

/* ------------------------------------------------------------ what is reached */

/* Whether a box holds for a member: its lower bounds by what is free, the rest by what is there,
 * whatever agents have claimed. */
static bool holds_for(const gg_team *team, const GG_ROM gg_box *box,
                      const gg_team_member_slot *slot, const uint64_t *world)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    uint64_t *view = team->words + domain->word_count;
    for (int real = 0; real < 2; real++) {
        const uint64_t *there = team->world ? gg_world_state(team->world) : world;
        const uint64_t *shared = real ? there : team->words;
        for (uint32_t i = 0; i < domain->word_count; i++) {
            uint64_t bits = domain->shared ? domain->shared[i] : 0;
            view[i] = (shared[i] & bits) | (slot->state[i] & ~bits);
        }
        if (!gg_box_holds(domain, box, view))
            return false;
    }
    return true;
}

/* The box of a request that holds; GG_NONE: none. */
static uint16_t reached_met_box(const gg_team *team, const gg_team_request_slot *request,
                                const uint64_t *world)
{
    const GG_ROM gg_condition *condition = &team->tables->domain->goals[request->goal].condition;
    for (uint32_t i = 0; i < team->member_limit; i++) {
        const gg_team_member_slot *slot = &team->member_slots[i];
        if (slot->status == GG_TEAM_VACANT || (request->member != GG_NONE && request->member != i))
            continue;
        for (uint16_t j = 0; j < condition->count; j++)
            if (holds_for(team, &condition->boxes[j], slot, world))
                return j;
    }
    return GG_NONE;
}

/* Whether a request is reached before another one: by priority, then by what is promised, as in a
 * planning. */
static bool is_reached_before(const gg_team_request_slot *one, const gg_team_request_slot *other)
{
    uint32_t due = one->promised ? one->eta : GG_TEAM_NEVER;
    uint32_t other_due = other->promised ? other->eta : GG_TEAM_NEVER;
    if (one->priority != other->priority)
        return one->priority > other->priority;
    return due != other_due ? due < other_due : one < other;
}

/* Takes what promised requests ask for that come before one, and, if there are any, what is booked: it
 * is not for those after them. A task may be of use for several, so that it is not known for whom. */
static void take_promised(const gg_team *team, const gg_team_request_slot *request)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    bool any = false;
    for (uint32_t i = 0; i < team->request_limit; i++) {
        const gg_team_request_slot *slot = &team->request_slots[i];
        if (slot->id == 0 || !slot->promised || slot->state != GG_TEAM_PLANNED ||
            !is_reached_before(slot, request))
            continue;
        const GG_ROM gg_condition *condition = &domain->goals[slot->goal].condition;
        any = true;
        for (uint32_t j = 0; j < claimed_count_of(domain); j++) {
            uint32_t most = 0;
            for (uint32_t k = 0; k < condition->count; k++)
                most = later(most, asked_in(&condition->boxes[k],
                                            &domain->facts[domain->claims->all[j].fact]));
            if (claimed_fact_adds_up(domain, (uint16_t)j))
                take_away(domain, team->words, domain->claims->all[j].fact, most);
        }
    }
    for (uint32_t i = 0; any && i < team->entry_count; i++)
        take_for(domain, team->words, team->entries[i].booking.action);
}

/* The open request that comes next after one. */
static gg_team_request_slot *next_request(const gg_team *team, const gg_team_request_slot *last)
{
    gg_team_request_slot *next = NULL;
    for (uint32_t i = 0; i < team->request_limit; i++) {
        gg_team_request_slot *request = &team->request_slots[i];
        if (request->id == 0 || request->state == GG_TEAM_REACHED)
            continue;
        if ((!last || is_reached_before(last, request)) &&
            (!next || is_reached_before(request, next)))
            next = request;
    }
    return next;
}

/* Whether nothing has happened that can make a request hold. What the game does to a member's
 * private facts is only seen if the request is that member's. */
static bool is_looked_at(gg_team *team, const uint64_t *world)
{
    uint16_t count = team->tables->domain->word_count;
    uint64_t *last = team->words + 2 * (size_t)count;
    bool same = team->looked && !team->changed && gg_same_words(last, world, count);
    if (gg_differ_in(last, world, gg_team_watched(team), count))
        gg_team_wake(team);
    for (uint32_t i = 0; i < team->request_limit; i++)
        if (team->request_slots[i].id != 0 && team->request_slots[i].member != GG_NONE &&
            team->request_slots[i].reason != GG_TEAM_GONE)
            same = false;
    gg_copy_words(last, world, count);
    team->looked = 1;
    return same;
}

/* One that is reached before its time leaves work over. */
void gg_team_note_reached(gg_team *team, const uint64_t *world)
{
    if (is_looked_at(team, world))
        return;
    for (gg_team_request_slot *request = next_request(team, NULL); request;
         request = next_request(team, request)) {
        find_free(team, world);
        take_promised(team, request);
        uint16_t box = reached_met_box(team, request, world);
        if (box == GG_NONE)
            continue;
        if (request->state != GG_TEAM_PLANNED || request->eta > team->since)
            gg_team_note_change(team, GG_TEAM_CHANGED);
        request->state = GG_TEAM_REACHED;
        team->told = 0;
        request->box = box;
        request->failures = 0;
        request->rest = 0;
        gg_team_clear_reason(request);
    }
}
