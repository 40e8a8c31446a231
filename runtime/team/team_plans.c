/* SPDX-License-Identifier: MIT */
/*
 * The tick of a team: time passes, requests are reached, and what has changed is planned. Rests
 * on team_carry.c and team_rest.c. A planning begins with what is booked, so that it is never worse
 * than that.
 *
 * A fresh schedule goes into the books when its search has ended, or after HOLD milliseconds: so what is
 * found a little later can still be had. From then on it is looked for a better end of what is booked:
 * what members leave for within a window of time stays as it is, so that it may start and end meanwhile;
 * the longer there has been no end of the search, the longer is the window. If anything else starts, the
 * planning begins anew, from there.
 */
#include "team/team_carry.h"

enum { HOLD = 100, FIRST_WINDOW = 1000, LAST_WINDOW = 9000 };

/* A planning first looks quickly for a schedule for all. If it finds none, it tries which requests it
 * finds one for, each beside those before; plans for these to the end; and then looks longer for a
 * schedule with each of the hard ones. So what cannot be met never keeps others waiting. */
enum { ALL, EACH, KNOWN, HARD };

/* ---------------------------------------------------------------------- time */

static void team_plans_pass(uint32_t *left, uint32_t milliseconds)
{
    if (*left != GG_TEAM_NEVER)
        *left -= earlier(*left, milliseconds);
}

static void let_time_pass(gg_team *team, uint32_t milliseconds)
{
    team->since += earlier(milliseconds, GG_TEAM_NEVER - team->since);
    team->hold = (uint8_t)(team->hold - earlier(team->hold, milliseconds));
    for (uint32_t i = 0; i < team->member_limit; i++) {
        gg_team_member_slot *slot = &team->member_slots[i];
        team_plans_pass(&slot->left, milliseconds);
        if (slot->status != GG_TEAM_AWAY || slot->left > 0)
            continue;
        if (slot->agent)
            continue; /* it tells when it is back */
        slot->status = GG_TEAM_IDLE;
        gg_team_note_change(team, GG_TEAM_CHANGED);
    }
    for (uint32_t i = 0; i < team->request_limit; i++) {
        gg_team_request_slot *slot = &team->request_slots[i];
        if (slot->id == 0 || slot->rest == 0)
            continue;
        if (team->planning && slot->rest <= milliseconds)
            continue; /* the planning that is under way comes to its end first */
        team_plans_pass(&slot->rest, milliseconds);
        if (slot->rest == 0)
            gg_team_note_change(team, slot->unplanned ? GG_TEAM_WOKEN : GG_TEAM_CHANGED);
    }
}

/* ------------------------------------------------------------------- planning */

/* Takes the arrays of a planning; gives the one for the old schedule. */
static gg_team_booking *take_arrays(const gg_team *team, gg_team_planner *planner,
                                    gg_team_memory *memory)
{
    uint16_t members = team->member_limit, requests = team->request_limit;
    uint16_t entries = team->entry_limit;
    planner->members = (gg_team_member *)gg_team_take(memory, members, sizeof(gg_team_member));
    planner->requests = (gg_team_request *)gg_team_take(memory, requests, sizeof(gg_team_request));
    planner->member_slots = (uint16_t *)gg_team_take(memory, members, sizeof(uint16_t));
    planner->request_slots = (uint16_t *)gg_team_take(memory, requests, sizeof(uint16_t));
    planner->refusals = (gg_team_refusal *)gg_team_take(memory, requests, sizeof(gg_team_refusal));
    planner->schedule.labels = (uint16_t *)gg_team_take(memory, entries, sizeof(uint16_t));
    planner->schedule.bookings =
        (gg_team_booking *)gg_team_take(memory, entries, sizeof(gg_team_booking));
    planner->schedule.reached = (uint32_t *)gg_team_take(memory, requests, sizeof(uint32_t));
    planner->schedule.capacity = entries;
    return (gg_team_booking *)gg_team_take(memory, entries, sizeof(gg_team_booking));
}

/* Members that are away for nobody knows how long are not planned with. */
static void list_members(const gg_team *team, gg_team_planner *planner)
{
    gg_team_problem *problem = &planner->problem;
    uint32_t words = (team->tables->domain->action_count + 63u) / 64;
    for (uint16_t i = 0; i < team->member_limit; i++) {
        const gg_team_member_slot *slot = &team->member_slots[i];
        if (slot->status == GG_TEAM_VACANT ||
            (slot->status == GG_TEAM_AWAY && slot->left == GG_TEAM_NEVER))
            continue;
        gg_team_member *member = &planner->members[problem->member_count];
        member->agent = slot->agent;
        member->state = slot->state;
        member->denied = team->denied ? team->denied + (size_t)i * words : NULL;
        member->levels = team->levels + (size_t)i * team->tables->skill_count;
        member->speed = slot->speed;
        member->free = slot->status == GG_TEAM_IDLE ? 0 : slot->left;
        member->running = slot->action;
        member->place = slot->place;
        member->point = slot->point;
        if (slot->status == GG_TEAM_WORKING) {
            const GG_ROM gg_action *action = &team->tables->domain->actions[slot->action];
            member->place = action->begins_at == GG_NONE ? slot->place : action->ends_at;
        }
        planner->member_slots[problem->member_count++] = i;
    }
}

/* What was promised of a request, from now on; 0: nothing. */
static uint32_t promise_left(const gg_team *team, const gg_team_request_slot *slot)
{
    if (!slot->promised || slot->state != GG_TEAM_PLANNED)
        return 0;
    return slot->eta > team->since ? slot->eta - team->since : 1;
}

/* Whether a request waits for room: as things stood when the planning began. Who has room as something
 * was given up since then is seen when it is over. */
static bool waits_for_room(gg_team *team, const gg_team_planner *planner, gg_team_memory memory,
                           gg_team_request_slot *slot, const gg_team_request *request)
{
    if (planner->stage != ALL || slot->state != GG_TEAM_WAITING)
        return is_queued(slot);
    if (gg_team_waits_for_room(team, planner, memory, request))
        gg_team_note_reason(team, slot, GG_TEAM_QUEUED, GG_NONE);
    else if (slot->reason == GG_TEAM_QUEUED)
        slot->reason = GG_TEAM_NO_REASON;
    return is_queued(slot);
}

/* Requests that rest, wait for room or are put aside are left out, and those of members that are not
 * there. Gives how many are open; waiting: becomes whether any waits for room. */
static uint16_t list_requests(gg_team *team, gg_team_planner *planner, gg_team_memory memory,
                              bool *waiting)
{
    gg_team_problem *problem = &planner->problem;
    uint16_t open = 0;
    *waiting = false;
    for (uint32_t i = 0; planner->stage == ALL && i < team->member_limit; i++)
        team->member_slots[i].awaited = 0;
    for (uint16_t i = 0; i < team->request_limit; i++) {
        gg_team_request_slot *slot = &team->request_slots[i];
        if (slot->state == GG_TEAM_PLANNED && slot->rest > 0)
            unplan_request(slot);
        if (slot->id == 0 || slot->rest > 0 || planner->aside >> i & 1)
            continue;
        gg_team_request *request = &planner->requests[problem->request_count];
        request->condition = &team->tables->domain->goals[slot->goal].condition;
        request->priority = slot->priority;
        request->member = GG_NONE;
        request->due = promise_left(team, slot);
        request->firm = false;
        for (uint16_t j = 0; j < problem->member_count; j++)
            if (planner->member_slots[j] == slot->member)
                request->member = j;
        request->kept = slot->state == GG_TEAM_REACHED ? (uint16_t)(1 + slot->box) : 0;
        if (slot->member != GG_NONE && request->member == GG_NONE && !request->kept) {
            gg_team_note_gone(team, slot);
            continue;
        }
        if (waits_for_room(team, planner, memory, slot, request)) {
            *waiting = true;
            continue;
        }
        open = (uint16_t)(open + !request->kept);
        planner->request_slots[problem->request_count++] = i;
    }
    return open;
}

/* A request that is planned with, by its place in the problem. */
static gg_team_request_slot *planned_slot(gg_team *team, const gg_team_planner *planner,
                                          uint16_t request)
{
    return &team->request_slots[planner->request_slots[request]];
}

/* What is promised holds against requests that are not planned yet. */
static void make_firm(gg_team *team, const gg_team_planner *planner)
{
    for (uint32_t i = 0; i < planner->problem.request_count; i++)
        for (uint16_t j = 0; j < planner->problem.request_count; j++)
            planner->requests[i].firm |=
                planner->requests[i].due > 0 &&
                planned_slot(team, planner, j)->state == GG_TEAM_WAITING &&
                planner->requests[j].priority <= planner->requests[i].priority;
}

/* Whether a booking is for a request that is put aside. */
static bool is_aside(const gg_team *team, const gg_team_planner *planner, uint32_t request)
{
    for (uint32_t i = 0; i < team->request_limit; i++)
        if ((planner->aside >> i & 1) && team->request_slots[i].id == request)
            return true;
    return false;
}

static void list_old(const gg_team *team, gg_team_planner *planner, gg_team_booking *old)
{
    gg_team_problem *problem = &planner->problem;
    for (uint32_t i = 0; i < team->entry_count; i++)
        for (uint16_t j = 0; j < problem->member_count; j++) {
            if (planner->member_slots[j] != team->entries[i].booking.member ||
                is_aside(team, planner, team->entries[i].request))
                continue;
            old[problem->old_count] = team->entries[i].booking;
            old[problem->old_count++].member = j;
        }
}

/* Nothing is booked any more. */
static void clear_entries(gg_team *team)
{
    team->entry_count = 0;
    team->gap = GG_TEAM_NEVER;
    for (uint32_t i = 0; i < team->request_limit; i++)
        if (team->request_slots[i].state == GG_TEAM_PLANNED)
            unplan_request(&team->request_slots[i]);
}

static void spend(gg_team_planner *planner, uint32_t work)
{
    if (planner->work != GG_TEAM_ALL)
        planner->work -= earlier(planner->work, work + 1);
}

/* ---------------------------------------------------------------------- stages */

/* The request among some that comes first: those that are planned, then by priority. GG_NONE: there are
 * none. */
static uint16_t first_among(const gg_team *team, uint32_t some)
{
    uint16_t first = GG_NONE;
    for (uint16_t i = 0; i < team->request_limit; i++) {
        const gg_team_request_slot *one = &team->request_slots[i], *best = one;
        if (!(some >> i & 1))
            continue;
        if (first != GG_NONE)
            best = &team->request_slots[first];
        bool planned = one->state == GG_TEAM_PLANNED, other = best->state == GG_TEAM_PLANNED;
        if (first == GG_NONE || planned > other ||
            (planned == other && one->priority > best->priority))
            first = i;
    }
    return first;
}

/* The request that comes last, of the lowest priority, of those that are planned with. */
static uint16_t last_planned_with(const gg_team *team, const gg_team_planner *planner)
{
    uint16_t last = GG_NONE;
    for (uint32_t i = 0; i < planner->problem.request_count; i++) {
        uint16_t slot = planner->request_slots[i];
        if (!planner->requests[i].kept &&
            (last == GG_NONE ||
             team->request_slots[slot].priority <= team->request_slots[last].priority))
            last = slot;
    }
    return last;
}

/* Begins anew with one more request than before, at a stage; where there is none, at the next one. */
static void try_next(gg_team *team, gg_team_planner *planner, uint8_t stage)
{
    uint32_t left = stage == EACH ? planner->aside & ~planner->hard : planner->hard;
    planner->search = NULL;
    planner->stage = stage;
    planner->tried = first_among(team, left);
    planner->aside = planner->hard;
    if (planner->tried == GG_NONE)
        planner->stage = KNOWN;
    else if (stage == EACH)
        planner->aside |= left & ~((uint32_t)1 << planner->tried);
    else
        planner->aside = planner->hard &= ~((uint32_t)1 << planner->tried);
}

/* The stage is over: what is hard is tried, if there is any. */
static void end_stage(gg_team *team, gg_team_planner *planner)
{
    if (planner->hard) {
        try_next(team, planner, HARD);
        return;
    }
    team->planning = team->hold = 0;
    planner->stage = KNOWN;
}

/* Nothing is asked for that can be planned now. */
static void end_planning(gg_team *team)
{
    team->planning = team->hold = 0;
    clear_entries(team);
}

/* Whether all is seen to change that requests may have to do with. */
static bool is_all_seen(const gg_team *team, const gg_team_planner *planner)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    return planner->search && planner->search->own_count == 0 && !domain->exclusions &&
           !domain->keeping && !planner->search->calls;
}

/* Notes the facts that are read here as those whose change wakes requests that rest. */
static void watch_facts(gg_team *team, const gg_team_planner *planner)
{
    const gg_team_search *search = planner->search;
    const GG_ROM gg_domain *domain = team->tables->domain;
    for (uint32_t i = 0; i < search->value_count; i++) {
        const GG_ROM gg_fact *fact = &domain->facts[search->facts[i]];
        gg_team_watched(team)[fact->word] |= gg_fact_mask_in_word(fact);
    }
}

/* There is no schedule with a request: it rests. */
static void leave_out(gg_team *team, gg_team_planner *planner, uint16_t slot)
{
    const gg_team_search *search = planner->search;
    bool limited = !search || search->filled;
    gg_team_refusal refusal = {GG_NONE, limited ? GG_TEAM_LIMITED : GG_TEAM_CROWDED};
    if (search && search->passed != GG_NONE) {
        refusal.reason = GG_TEAM_PROMISED;
        refusal.fact = gg_team_first_asked(team, planned_slot(team, planner, search->passed));
    }
    if (search)
        watch_facts(team, planner);
    gg_team_let_rest(team, &team->request_slots[slot], refusal,
                     !limited && is_all_seen(team, planner));
}

/* A stage has found no schedule. It may find one if nothing is fixed. */
static void stage_fails(gg_team *team, gg_team_planner *planner, uint16_t open)
{
    if (planner->problem.fixed > 0) {
        planner->window = GG_TEAM_NEVER;
        planner->search = NULL;
    } else if (planner->stage == ALL && open > 1) {
        for (uint16_t i = 0; i < planner->problem.request_count; i++)
            if (!planner->requests[i].kept &&
                (!planner->woken || planned_slot(team, planner, i)->unplanned > 0))
                planner->aside |= (uint32_t)1 << planner->request_slots[i];
        planner->hard = planner->woken ? planner->aside : 0; /* the others are planned already */
        try_next(team, planner, planner->woken ? HARD : EACH);
    } else if (planner->stage == EACH) {
        planner->hard |= (uint32_t)1 << planner->tried;
        planner->aside |= planner->hard;
        try_next(team, planner, EACH);
    } else if (planner->stage == HARD) {
        leave_out(team, planner, planner->tried);
        end_stage(team, planner);
    } else {
        leave_out(team, planner, last_planned_with(team, planner));
        planner->search = NULL;
    }
}

/* ------------------------------------------------------------------- beginning */

/* Whether a request that has rested is planned with. */
static bool is_any_woken(const gg_team *team)
{
    for (uint32_t i = 0; i < team->request_limit; i++)
        if (team->request_slots[i].id != 0 && team->request_slots[i].unplanned > 0 &&
            team->request_slots[i].rest == 0)
            return true;
    return false;
}

/* Lets those rest of whom it is known without a search that they cannot be met. Then all begins anew
 * without them; or nothing does, if only their rest was over. */
static void leave_out_refused(gg_team *team, gg_team_planner *planner)
{
    bool any = gg_team_refuse(planner->search, planner->refusals);
    spend(planner, planner->search->work);
    if (!any)
        return;
    watch_facts(team, planner);
    for (uint16_t i = 0; i < planner->problem.request_count; i++)
        if (planner->refusals[i].reason != GG_TEAM_NO_REASON)
            gg_team_let_rest(team, planned_slot(team, planner, i), planner->refusals[i],
                             is_all_seen(team, planner));
    planner->search = NULL;
    if (planner->woken && !is_any_woken(team))
        team->planning = team->hold = 0;
}

static void make_problem(gg_team *team, gg_team_planner *planner, const uint64_t *world)
{
    gg_team_problem problem = {team->tables,      world, NULL, NULL, team->points,
                               team->capacities,  NULL,  0,    0,    0,
                               team->tables->sum, NULL,  0};
    problem.there = team->world ? gg_world_state(team->world) : NULL;
    planner->problem = problem;
    planner->search = NULL;
    planner->elapsed = planner->version = 0;
    team->changed = 0;
    team->planning = 1; /* functions of the game are asked, which may save the team */
}

static void begin_planning(gg_team *team, gg_team_planner *planner, const uint64_t *world)
{
    gg_team_memory memory = {(unsigned char *)planner->memory, planner->size, 0, false};
    make_problem(team, planner, world);
    gg_team_booking *old = take_arrays(team, planner, &memory);
    if (!old) {
        end_planning(team);
        return;
    }
    planner->problem.old = old;
    list_members(team, planner);
    bool waiting, any = list_requests(team, planner, memory, &waiting) > 0;
    if (!any || planner->problem.member_count == 0) {
        if (planner->hard && planner->problem.member_count > 0) {
            end_stage(team, planner);
            return;
        }
        end_planning(team);
        team->planning = waiting; /* nobody has bookings any more */
        planner->stage = ALL;
        return;
    }
    make_firm(team, planner);
    list_old(team, planner, old);
    planner->problem.members = planner->members;
    planner->problem.requests = planner->requests;
    if (planner->window < GG_TEAM_NEVER && planner->problem.old_count == team->entry_count)
        planner->problem.fixed = planner->window;
    planner->search =
        gg_team_begin(&planner->problem, &planner->schedule, memory.bytes + (size_t)memory.used,
                      memory.size - memory.used, planner->beam);
    team->fixed = planner->search ? (uint16_t)planner->search->fixed_count : 0;
    if (planner->search)
        leave_out_refused(team, planner);
    else /* there is no room for so many */
        leave_out(team, planner, last_planned_with(team, planner));
}

/* -------------------------------------------------------------------- going on */

/* Tells the requests when they are to be met by the schedule that was found. */
static void tell_found(gg_team *team, const gg_team_planner *planner)
{
    uint32_t before = team->since - planner->elapsed;
    for (uint16_t i = 0; i < planner->problem.request_count; i++) {
        gg_team_request_slot *slot = planned_slot(team, planner, i);
        if (planner->requests[i].kept || slot->state == GG_TEAM_REACHED)
            continue;
        slot->state = GG_TEAM_PLANNED;
        slot->eta = planner->schedule.reached[i] + before;
        gg_team_clear_reason(slot);
    }
}

/* A booking of the schedule that was found, as an entry. */
static gg_team_entry entry_of(gg_team *team, const gg_team_planner *planner, uint16_t index)
{
    uint16_t label = planner->schedule.labels[index];
    gg_team_entry entry = {planner->schedule.bookings[index],
                           label == GG_NONE ? 0 : planned_slot(team, planner, label)->id};
    entry.booking.member = planner->member_slots[entry.booking.member];
    return entry;
}

/* Writes what is fixed of the schedule over the entries that it stands for. Of what is none any more,
 * it is noted when it ends: it has started. */
static void adopt_fixed(gg_team *team, const gg_team_planner *planner)
{
    uint16_t place = team->fixed;
    for (uint32_t i = 0; i < team->member_limit; i++)
        team->member_slots[i].until = GG_TEAM_NEVER;
    for (uint32_t i = planner->search->fixed_count; i-- > 0;) {
        gg_team_entry entry = entry_of(team, planner, (uint16_t)i), *old = &team->entries[place];
        uint32_t *until = &team->member_slots[entry.booking.member].until;
        if (place > 0 && old[-1].booking.member == entry.booking.member &&
            old[-1].booking.action == entry.booking.action)
            team->entries[--place] = entry;
        else if (*until == GG_TEAM_NEVER)
            *until = entry.booking.end;
    }
}

/* Puts the schedule that was found into the books. */
static void adopt(gg_team *team, gg_team_planner *planner)
{
    const gg_team_schedule *schedule = &planner->schedule;
    uint16_t fixed = (uint16_t)planner->search->fixed_count;
    adopt_fixed(team, planner);
    team->entry_count = team->fixed;
    team->since = planner->elapsed;
    for (uint16_t i = fixed; i < schedule->count; i++)
        team->entries[team->entry_count++] = entry_of(team, planner, i);
    for (uint32_t i = 0; i < planner->problem.member_count; i++) {
        uint32_t *until = &team->member_slots[planner->member_slots[i]].until;
        if (*until == GG_TEAM_NEVER)
            *until = planner->members[i].free;
    }
    planner->version = schedule->version;
}

/* There is a schedule: it is told and, when it is due, goes into the books. */
static void stage_succeeds(gg_team *team, gg_team_planner *planner, gg_team_outcome outcome)
{
    const gg_team_schedule *schedule = &planner->schedule;
    if (planner->stage == EACH) {
        try_next(team, planner, EACH);
        return;
    }
    planner->stage = KNOWN;
    if (planner->version != schedule->version && (team->hold == 0 || outcome != GG_TEAM_SEARCHING))
        adopt(team, planner);
    tell_found(team, planner);
    if (planner->version == schedule->version)
        team->gap = schedule->makespan -
                    earlier(gg_team_reported(planner->search)->bound, schedule->makespan);
    if (outcome != GG_TEAM_SEARCHING)
        end_stage(team, planner);
}

/* At the first stages only the quick ways are tried, by all members. */
static bool is_quick(const gg_team_planner *planner)
{
    const gg_team_search *search = planner->search;
    return planner->stage < KNOWN && search->way <= GG_TEAM_DISPATCH &&
           search->crew == search->team;
}

static void go_on(gg_team *team, gg_team_planner *planner)
{
    gg_team_outcome outcome;
    bool quick;
    do {
        quick = is_quick(planner) && !planner->schedule.found;
        outcome = gg_team_run(planner->search, quick ? 1 : planner->work);
        spend(planner, planner->search->work);
    } while (quick && outcome == GG_TEAM_SEARCHING && planner->work > 0 && is_quick(planner));
    if (planner->schedule.found) {
        stage_succeeds(team, planner, outcome);
        return;
    }
    uint16_t open = planner->search->goal_count;
    if (planner->stage == ALL && open == 1)
        planner->stage = KNOWN;
    if (outcome != GG_TEAM_SEARCHING || (planner->stage < KNOWN && !is_quick(planner)))
        stage_fails(team, planner, open);
}

/* Whether a request is open, but nothing more is done for it. */
static bool is_stuck(const gg_team *team)
{
    if (team->planning || team->entry_count > 0)
        return false;
    for (uint32_t i = 0; i < team->member_limit; i++)
        if (team->member_slots[i].status == GG_TEAM_WORKING)
            return false;
    return gg_team_is_any_planned(team);
}

/* Whether a search has not ended in the time in which it leaves what is booked, and what it has found is
 * in the books. */
static bool is_window_over(const gg_team *team, const gg_team_planner *planner)
{
    return team->planning && team->hold == 0 && planner->search && planner->stage == KNOWN &&
           planner->schedule.found && planner->version == planner->schedule.version &&
           planner->elapsed >= planner->window;
}

/* Whether all that has been found so far is in the books, so that others can be let in. */
static bool is_open(const gg_team *team, const gg_team_planner *planner)
{
    return !team->planning || planner->stage == HARD || is_window_over(team, planner);
}

bool gg_team_pass_time(gg_team *team, gg_team_planner *planner, const uint64_t *world,
                       uint32_t milliseconds)
{
    let_time_pass(team, milliseconds);
    if (team->planning)
        planner->elapsed += milliseconds;
    gg_team_note_reached(team, world);
    if (is_stuck(team))
        gg_team_note_change(team, GG_TEAM_CHANGED);
    if (team->changed & GG_TEAM_CHANGED)
        gg_team_wake(team);
    return team->changed != 0 || (is_open(team, planner) && gg_team_has_awaited_room(team));
}

static void lengthen_window(gg_team_planner *planner)
{
    planner->window = earlier(later(3 * planner->window, FIRST_WINDOW), LAST_WINDOW);
}

/* Something has changed; or only a task has started that was not expected to. */
static void plan_anew(gg_team *team, gg_team_planner *planner)
{
    bool changed = team->changed != GG_TEAM_AGAIN;
    planner->woken = team->changed == GG_TEAM_WOKEN && !team->planning;
    if (changed)
        planner->window = 0;
    if (changed && team->hold == 0)
        team->hold = HOLD;
    else if (team->hold == 0)
        lengthen_window(planner);
    planner->search = NULL;
    planner->aside = planner->hard = 0;
    planner->stage = ALL;
    team->planning = 1;
}

void gg_team_plan_on(gg_team *team, gg_team_planner *planner, const uint64_t *world, bool anew,
                     uint32_t work)
{
    if (anew) {
        plan_anew(team, planner);
    } else if (is_window_over(team, planner)) {
        lengthen_window(planner);
        planner->search = NULL;
    }
    planner->work = work;
    while (team->planning && planner->work > 0) {
        if (!planner->search)
            begin_planning(team, planner, world);
        if (team->planning && planner->search)
            go_on(team, planner);
    }
}

void gg_team_tick(gg_team *team, gg_team_planner *planner, const uint64_t *world, uint32_t work,
                  uint32_t milliseconds)
{
    bool anew = gg_team_pass_time(team, planner, world, milliseconds);
    gg_team_plan_on(team, planner, world, anew, work);
}
