/* SPDX-License-Identifier: MIT */
/*
 * The tick of a team: time passes, requests are reached, and what has changed is planned. Rests
 * on team_carry.c. A planning begins with what is booked, so that it is never worse than that;
 * each better schedule goes into the books as soon as it is found. If anything starts or ends
 * meanwhile, it begins anew, from there.
 */
#include "team/team_carry.h"

/* For how long a request is left alone that cannot be met now. */
enum { WAIT = 1000 };

/* ---------------------------------------------------------------------- time */

static void team_plans_pass(uint32_t *left, uint32_t milliseconds)
{
    if (*left != GG_TEAM_NEVER)
        *left -= earlier(*left, milliseconds);
}

static void let_time_pass(gg_team *team, uint32_t milliseconds)
{
    team->since += earlier(milliseconds, GG_TEAM_NEVER - team->since);
    for (uint16_t i = 0; i < team->member_limit; i++) {
        gg_team_member_slot *slot = &team->member_slots[i];
        team_plans_pass(&slot->left, milliseconds);
        if (slot->status != GG_TEAM_AWAY || slot->left > 0)
            continue;
        if (slot->agent)
            continue; /* it tells when it is back */
        slot->status = GG_TEAM_IDLE;
        team->changed = 1;
    }
    for (uint16_t i = 0; i < team->request_limit; i++) {
        gg_team_request_slot *slot = &team->request_slots[i];
        if (slot->id == 0 || slot->rest == 0)
            continue;
        if (team->planning && slot->rest <= milliseconds)
            continue; /* the planning that is under way comes to its end first */
        team_plans_pass(&slot->rest, milliseconds);
        if (slot->rest == 0)
            team->changed = 1;
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
    planner->labels = (uint16_t *)gg_team_take(memory, entries, sizeof(uint16_t));
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

/* Nothing is booked for a request any more. */
static void let_be_unplanned(gg_team_request_slot *slot)
{
    slot->state = GG_TEAM_WAITING;
    slot->eta = GG_TEAM_NEVER;
}

/* What was promised of a request, from now on; 0: nothing. */
static uint32_t promise_left(const gg_team *team, const gg_team_request_slot *slot)
{
    if (!slot->promised || slot->state != GG_TEAM_PLANNED)
        return 0;
    return slot->eta > team->since ? slot->eta - team->since : 1;
}

/* Requests that rest, wait for room or are put aside are left out. waiting: becomes whether any waits
 * for room. */
static uint16_t list_requests(gg_team *team, gg_team_planner *planner, gg_team_memory memory,
                              bool *waiting)
{
    gg_team_problem *problem = &planner->problem;
    uint16_t open = 0;
    *waiting = false;
    for (uint16_t i = 0; i < team->member_limit; i++)
        team->member_slots[i].awaited = 0;
    for (uint16_t i = 0; i < team->request_limit; i++) {
        gg_team_request_slot *slot = &team->request_slots[i];
        if (slot->state == GG_TEAM_PLANNED && slot->rest > 0)
            let_be_unplanned(slot);
        if (slot->id == 0 || slot->rest > 0 || planner->aside >> i & 1)
            continue;
        gg_team_request *request = &planner->requests[problem->request_count];
        request->condition = &team->tables->domain->goals[slot->goal].condition;
        request->priority = slot->priority;
        request->member = GG_NONE;
        request->due = promise_left(team, slot);
        for (uint16_t j = 0; j < problem->member_count; j++)
            if (planner->member_slots[j] == slot->member)
                request->member = j;
        request->kept = slot->state == GG_TEAM_REACHED ? (uint16_t)(1 + slot->box) : 0;
        if (slot->member != GG_NONE && request->member == GG_NONE && !request->kept) {
            let_be_unplanned(slot);
            continue;
        }
        if (slot->state == GG_TEAM_WAITING &&
            gg_team_waits_for_room(team, planner, memory, request)) {
            *waiting = true;
            continue;
        }
        open = (uint16_t)(open + !request->kept);
        planner->request_slots[problem->request_count++] = i;
    }
    return open;
}

/* Whether a booking is for a request that is put aside. */
static bool is_aside(const gg_team *team, const gg_team_planner *planner, uint32_t request)
{
    for (uint16_t i = 0; i < team->request_limit; i++)
        if ((planner->aside >> i & 1) && team->request_slots[i].id == request)
            return true;
    return false;
}

static void list_old(const gg_team *team, gg_team_planner *planner, gg_team_booking *old)
{
    gg_team_problem *problem = &planner->problem;
    for (uint16_t i = 0; i < team->entry_count; i++)
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
    for (uint16_t i = 0; i < team->request_limit; i++)
        if (team->request_slots[i].state == GG_TEAM_PLANNED)
            let_be_unplanned(&team->request_slots[i]);
}

static bool is_any_planned(const gg_team *team)
{
    for (uint16_t i = 0; i < team->request_limit; i++)
        if (team->request_slots[i].id != 0 && team->request_slots[i].state == GG_TEAM_PLANNED)
            return true;
    return false;
}

/* Leaves a request out for a while: nothing is booked for it any more. */
static void let_wait(gg_team *team, gg_team_request_slot *slot)
{
    uint16_t kept = 0;
    slot->rest = WAIT;
    let_be_unplanned(slot);
    for (uint16_t i = 0; i < team->entry_count; i++)
        if (team->entries[i].request != slot->id)
            team->entries[kept++] = team->entries[i];
    team->entry_count = kept;
    if (!is_any_planned(team))
        clear_entries(team);
}

/* Notes what the requests lack that are planned with. Those that lack something are left out; gives
 * whether there are any. */
static bool leave_out_lacking(gg_team *team, const gg_team_planner *planner)
{
    bool found = false;
    for (uint16_t i = 0; i < planner->problem.request_count; i++) {
        gg_team_request_slot *slot = &team->request_slots[planner->request_slots[i]];
        if (planner->requests[i].kept)
            continue;
        slot->lacks = planner->search ? gg_team_lacks(planner->search, i) : GG_NONE;
        if (slot->lacks != GG_NONE) {
            found = true;
            let_wait(team, slot);
        }
    }
    return found;
}

/* The last request of the lowest priority that is planned with. */
static uint16_t least_request_slot(const gg_team *team, const gg_team_planner *planner)
{
    uint16_t least = GG_NONE;
    for (uint16_t i = 0; i < planner->problem.request_count; i++) {
        uint16_t slot = planner->request_slots[i];
        if (!planner->requests[i].kept &&
            (least == GG_NONE ||
             team->request_slots[slot].priority <= team->request_slots[least].priority))
            least = slot;
    }
    return least;
}

/* There is no schedule for all. What lacks something is left out. Else one request after the other is
 * put aside, the last of the lowest priority first, until there is a schedule or none is left: then
 * the one that was put aside last cannot be met beside those before it. Meanwhile all keep what is
 * booked for them, so that what cannot be met never stops what can. */
static void give_way(gg_team *team, gg_team_planner *planner)
{
    uint16_t least = least_request_slot(team, planner);
    planner->limited =
        !planner->search || gg_team_reported(planner->search)->bound != GG_TEAM_NEVER;
    if (leave_out_lacking(team, planner)) {
        planner->aside = 0;
    } else if (!planner->search) { /* there is no room for so many */
        let_wait(team, &team->request_slots[least]);
    } else {
        planner->aside |= (uint32_t)1 << least;
        planner->last_aside = least;
    }
    planner->search = NULL;
}

/* Leaves out the request that was put aside last; the others are planned with again. Gives whether
 * there are any. */
static bool team_plans_take_back(gg_team *team, gg_team_planner *planner)
{
    uint32_t others = planner->aside & ~((uint32_t)1 << planner->last_aside);
    let_wait(team, &team->request_slots[planner->last_aside]);
    planner->aside = 0;
    return others != 0;
}

/* Nothing is asked for that can be planned now. */
static void end_planning(gg_team *team)
{
    team->planning = 0;
    clear_entries(team);
}

static void begin_planning(gg_team *team, gg_team_planner *planner, const uint64_t *world)
{
    gg_team_memory memory = {(unsigned char *)planner->memory, planner->size, 0, false};
    gg_team_problem problem = {team->tables, world, NULL, NULL, team->points,      team->capacities,
                               NULL,         0,     0,    0,    team->tables->sum, NULL};
    problem.there = team->world ? gg_world_state(team->world) : NULL;
    planner->problem = problem;
    planner->search = NULL;
    planner->elapsed = planner->version = 0;
    team->changed = 0;
    team->planning = 1; /* functions of the game are asked, which may save the team */
    gg_team_booking *old = take_arrays(team, planner, &memory);
    if (!old) {
        end_planning(team);
        return;
    }
    planner->problem.old = old;
    list_members(team, planner);
    bool waiting, any = list_requests(team, planner, memory, &waiting) > 0;
    if (!any && planner->aside) {
        (void)team_plans_take_back(team, planner);
        return;
    }
    if (!any || planner->problem.member_count == 0) {
        end_planning(team);
        team->planning = waiting; /* nobody has bookings any more */
        return;
    }
    list_old(team, planner, old);
    planner->problem.members = planner->members;
    planner->problem.requests = planner->requests;
    planner->search =
        gg_team_begin(&planner->problem, &planner->schedule, memory.bytes + (size_t)memory.used,
                      memory.size - memory.used, planner->beam);
    if (!planner->search)
        give_way(team, planner);
}

/* ------------------------------------------------------------------- adopting */

/* Puts the schedule that was found into the books, as soon as it can be told what it is for. */
static void team_plans_adopt(gg_team *team, gg_team_planner *planner)
{
    const gg_team_schedule *schedule = &planner->schedule;
    if (!gg_team_label(planner->search, planner->labels))
        return;
    team->entry_count = schedule->count;
    team->since = planner->elapsed;
    for (uint16_t i = 0; i < schedule->count; i++) {
        gg_team_entry *entry = &team->entries[i];
        uint16_t label = planner->labels[i];
        entry->booking = schedule->bookings[i];
        entry->booking.member = planner->member_slots[entry->booking.member];
        entry->request =
            label == GG_NONE ? 0 : team->request_slots[planner->request_slots[label]].id;
    }
    for (uint16_t i = 0; i < planner->problem.request_count; i++) {
        gg_team_request_slot *slot = &team->request_slots[planner->request_slots[i]];
        if (planner->requests[i].kept)
            continue;
        slot->state = GG_TEAM_PLANNED;
        slot->eta = schedule->reached[i];
        slot->lacks = GG_NONE;
    }
    for (uint16_t i = 0; i < planner->problem.member_count; i++)
        team->member_slots[planner->member_slots[i]].until = planner->members[i].free;
    planner->version = schedule->version;
}

static void team_plans_go_on(gg_team *team, gg_team_planner *planner, uint32_t expansions)
{
    gg_team_outcome outcome = gg_team_run(planner->search, expansions);
    const gg_team_report *report = gg_team_reported(planner->search);
    if (planner->schedule.found && planner->aside && team_plans_take_back(team, planner)) {
        planner->search = NULL;
        return;
    }
    if (planner->version != planner->schedule.version)
        team_plans_adopt(team, planner);
    if (planner->schedule.found)
        team->gap = planner->schedule.makespan - earlier(report->bound, planner->schedule.makespan);
    if (outcome == GG_TEAM_SEARCHING)
        return;
    if (planner->schedule.found)
        team->planning = 0;
    else
        give_way(team, planner);
}

/* Whether a request is open, but nothing more is done for it. */
static bool is_stuck(const gg_team *team)
{
    bool open = false;
    if (team->planning || team->entry_count > 0)
        return false;
    for (uint16_t i = 0; i < team->member_limit; i++)
        if (team->member_slots[i].status == GG_TEAM_WORKING)
            return false;
    for (uint16_t i = 0; i < team->request_limit; i++)
        open |= team->request_slots[i].id != 0 && team->request_slots[i].state == GG_TEAM_PLANNED;
    return open;
}

bool gg_team_pass_time(gg_team *team, gg_team_planner *planner, const uint64_t *world,
                       uint32_t milliseconds)
{
    let_time_pass(team, milliseconds);
    if (team->planning)
        planner->elapsed += milliseconds;
    gg_team_note_reached(team, world);
    return team->changed || is_stuck(team) || (!team->planning && gg_team_has_awaited_room(team));
}

void gg_team_plan_on(gg_team *team, gg_team_planner *planner, const uint64_t *world, bool anew,
                     uint32_t expansions)
{
    if (anew) {
        planner->search = NULL;
        planner->aside = 0;
        team->planning = 1;
    }
    do {
        if (team->planning && !planner->search)
            begin_planning(team, planner, world);
        if (team->planning && planner->search)
            team_plans_go_on(team, planner, expansions);
    } while (team->planning && !planner->search && expansions == UINT32_MAX);
}

void gg_team_tick(gg_team *team, gg_team_planner *planner, const uint64_t *world,
                  uint32_t expansions, uint32_t milliseconds)
{
    bool anew = gg_team_pass_time(team, planner, world, milliseconds);
    gg_team_plan_on(team, planner, world, anew, expansions);
}
