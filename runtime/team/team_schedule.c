/* SPDX-License-Identifier: MIT */
/*
 * Plans a team: goes through the ways to a schedule, any number of expansions in a call. Rests on
 * team_ways.c. The quick ways come first, so that there is a schedule early; the beam comes
 * before A*, which needs to look only at what can be better. It is narrow at first, as that comes to
 * much of what the wide one finds in a part of the time: where it is planned over several ticks,
 * members begin or go on by that.
 *
 * More members are never worse: all is done for the whole team, then for the first members alone, one
 * less each time, as if there were no more. A crew is what the problem is made for anew, in the same
 * memory; its ways come to what they come to without the others, or to something better: the quick
 * ways, the beam and request by request do not depend on what was found before, and A* leaves out only
 * what is not better than that. So no crew needs to be tried whose bound is not better. More nodes are
 * never worse, as each way does the same first and keeps what it finds on its way.
 */
#include "team/scheduler.h"

/* --------------------------------------------------------------------- memory */

/* Nodes get what is left of the memory, each with its place in the heap. */
static bool take_nodes(gg_team_search *search)
{
    search->node_words = (uint32_t)(sizeof(gg_team_node) / sizeof(uint32_t)) +
                         search->estimate_words + search->moment_words;
    uint32_t node = (search->node_words + 1u) * (uint32_t)sizeof(uint32_t), room = 0;
    uint32_t left =
        search->memory.cramped ? 0 : (search->memory.size - search->memory.used) & ~(uint32_t)7;
    for (uint32_t bit = (uint32_t)1 << 24; bit > 0; bit >>= 1)
        if (gg_team_product(room + bit, node) + 16 <= left)
            room += bit;
    search->node_room = search->report.nodes = room;
    search->heap = (uint32_t *)gg_team_take(&search->memory, room, sizeof(uint32_t));
    search->nodes =
        (uint32_t *)gg_team_take(&search->memory, room * search->node_words, sizeof(uint32_t));
    return !search->memory.cramped && room > search->widest;
}

static bool take_lists(gg_team_search *search)
{
    uint32_t room = search->schedule->capacity;
    uint32_t members = search->member_count, points = 2 * (room + members) + search->goal_count;
    search->made_room = room;
    search->event_room = 2 * points;
    search->made =
        (gg_team_booking *)gg_team_take(&search->memory, room + 1u, sizeof(gg_team_booking));
    search->booked =
        (gg_team_booking *)gg_team_take(&search->memory, room + members, sizeof(gg_team_booking));
    search->points = (gg_team_booked_change *)gg_team_take(&search->memory, points,
                                                           sizeof(gg_team_booked_change));
    search->events = (gg_team_booked_release *)gg_team_take(&search->memory, search->event_room,
                                                            sizeof(gg_team_booked_release));
    search->layer = gg_team_take_numbers(search, 2u * search->widest);
    return !search->memory.cramped;
}

static bool is_within_bounds(const gg_team_problem *problem, const gg_team_schedule *schedule)
{
    return problem->member_count >= 1 && problem->member_count <= GG_TEAM_MEMBERS &&
           problem->request_count <= GG_TEAM_REQUESTS && schedule->capacity < UINT16_MAX / 2;
}

/* Makes the problem anew, for the first members alone, and for those who work or are asked for.
 * False: it does not fit. */
static bool make_crew(gg_team_search *search, uint16_t crew, bool whole)
{
    if (search->crew == crew && search->whole >= whole)
        return true;
    search->crew = crew;
    search->whole = whole;
    search->member_count = search->bound_members > crew ? search->bound_members : crew;
    search->problem.member_count = search->member_count;
    search->memory.used = search->base;
    search->bound_count = 0;
    search->event_count = search->booked_count = search->running_count = 0;
    search->stamp = 0;
    search->refreshes = false;
    if (!gg_team_make_numbers(search) || !gg_team_make_times(search) ||
        !gg_team_take_bounds(search) || !take_lists(search) || !take_nodes(search))
        return false;
    gg_team_fix_old(search);
    search->beam = earlier(search->widest / 4 + 1, search->widest);
    search->weight = 2u * search->task_count + search->member_count + search->goal_count;
    search->work += 12 * search->weight;
    return true;
}

/* The number of the last member that works or that something is asked of, and one. */
static uint16_t count_bound_members(const gg_team_problem *problem)
{
    uint16_t count = 1;
    for (uint32_t i = 0; i < problem->member_count; i++)
        if (problem->members[i].running != GG_NONE)
            count = (uint16_t)(i + 1);
    for (uint32_t i = 0; i < problem->request_count; i++)
        if (problem->requests[i].member != GG_NONE && problem->requests[i].member >= count)
            count = (uint16_t)(problem->requests[i].member + 1);
    return count;
}

/* Takes what all crews keep, and asks members. False: it does not fit. */
static bool take_common(gg_team_search *search)
{
    uint32_t words = 4u * search->problem.request_count + 1;
    search->best = gg_team_take_numbers(search, words);
    search->own = gg_team_take_numbers(search, words);
    search->floor = gg_team_take_numbers(search, words);
    search->limits = gg_team_take_numbers(search, search->problem.request_count);
    search->base = search->memory.used;
    for (uint32_t i = 0; search->limits && i < search->problem.request_count; i++) {
        const gg_team_request *request = &search->problem.requests[i];
        search->firm |= request->firm;
        search->limits[i] = request->firm ? 0 : request->due;
    }
    return !search->memory.cramped && gg_team_make_numbers(search) && gg_team_ask_times(search);
}

gg_team_search *gg_team_begin(const gg_team_problem *problem, gg_team_schedule *schedule,
                              void *memory, uint32_t size, uint16_t beam)
{
    gg_team_search *search = (gg_team_search *)memory;
    schedule->found = false;
    schedule->count = schedule->version = 0;
    if (size < sizeof *search || !is_within_bounds(problem, schedule))
        return NULL;
    gg_clear_bytes(memory, sizeof *search);
    search->problem = *problem;
    search->schedule = schedule;
    search->goals = search->goal_rows;
    search->bounds = search->bound_rows;
    search->memory.bytes = (unsigned char *)memory;
    search->memory.size = size;
    search->memory.used = ((uint32_t)sizeof *search + 7) & ~(uint32_t)7;
    search->team = search->member_count = problem->member_count;
    search->bound_members = count_bound_members(problem);
    search->widest = beam > 0 ? beam : 1;
    search->passed = GG_NONE;
    for (uint32_t i = 0; i < GG_TEAM_WAYS; i++)
        search->report.makespans[i] = GG_TEAM_NEVER;
    if (!take_common(search) || !make_crew(search, search->team, true))
        return NULL;
    search->crew = 0; /* all fits; but the quick ways do without what takes long to make */
    (void)make_crew(search, search->team, false);
    search->exact = search->problem.fixed == 0 && gg_team_is_exact(search, false);
    search->exact_latest =
        search->problem.fixed == 0 && !search->goals[0].due && gg_team_is_exact(search, true);
    return search;
}

/* ----------------------------------------------------------------------- ways */

static gg_team_progress begin_way(gg_team_search *search)
{
    search->turn = (uint16_t)search->fixed_count;
    switch (search->way) {
    case GG_TEAM_OLD:
    case GG_TEAM_DISPATCH:
        gg_team_begin_line(search);
        return GG_TEAM_ON;
    case GG_TEAM_SINGLE:
        gg_team_book_running(search);
        gg_team_prepare_goal_on_top(search, 0);
        return gg_team_begin_a_star(search);
    case GG_TEAM_BEAM:
        return gg_team_begin_beam(search);
    default:
        return gg_team_begin_a_star(search);
    }
}

/* The next goals are planned on top of what is booked for those before, up to one that takes
 * more than a look. */
static gg_team_progress take_next_goal(gg_team_search *search)
{
    gg_team_progress progress = GG_TEAM_SOLVED;
    while (progress == GG_TEAM_SOLVED) {
        if (!gg_team_replay(search, search->completions) || !gg_team_book_made(search))
            return GG_TEAM_EXHAUSTED;
        if (++search->turn == search->goal_count)
            break;
        progress = gg_team_prepare_goal_on_top(search, search->turn) ? gg_team_begin_a_star(search)
                                                                     : GG_TEAM_FULL;
    }
    if (progress == GG_TEAM_SOLVED) {
        gg_team_schedule_from_booked(search);
        gg_team_forget_bookings(search);
    }
    return progress;
}

static gg_team_progress schedule_step(gg_team_search *search)
{
    switch (search->way) {
    case GG_TEAM_OLD:
        if (search->turn > search->problem.old_count)
            return gg_team_dispatch(search);
        if (search->turn < search->problem.old_count)
            gg_team_follow_old(search, search->turn);
        else if (search->firm && search->crew == search->team)
            gg_team_set_limits(search);
        search->turn++;
        return GG_TEAM_ON;
    case GG_TEAM_DISPATCH:
        return gg_team_dispatch(search);
    case GG_TEAM_BEAM:
        return gg_team_expand_in_beam(search);
    default:
        return gg_team_expand_best(search);
    }
}

static bool is_left_out(const gg_team_search *search)
{
    return (search->way == GG_TEAM_OLD && search->problem.old_count == 0 && !search->firm) ||
           (search->way == GG_TEAM_SINGLE && (search->goal_count < 2 || search->problem.fixed > 0));
}

/* Nothing is left to be made, as all of A* is if `exhausted`. What can be told of the schedule is told
 * of the whole team. */
static void conclude(gg_team_search *search, bool exhausted)
{
    exhausted &= search->crew == search->team;
    search->proven = (exhausted && search->exact) ||
                     (search->problem.fixed == 0 && gg_team_is_beaten(search, search->floor));
    if (search->proven || (exhausted && search->exact_latest))
        search->report.bound =
            search->schedule->found ? latest_of(search, search->best) : GG_TEAM_NEVER;
    make_crew(search, search->team, false);
    search->way = GG_TEAM_WAYS;
}

/* Goes on with another crew. */
static void take_crew(gg_team_search *search, uint16_t crew, uint8_t way)
{
    search->way = way;
    if (!make_crew(search, crew, way == GG_TEAM_BEAM))
        conclude(search, false);
}

/* The bounds of a crew are made: ends where nothing, or nothing better, can come of it. What the whole
 * team comes to at least is told roughly at first, so that quick ways need not wait for all bounds. */
static void use_bounds(gg_team_search *search)
{
    bool first = search->crew == search->team;
    if (first && !gg_team_make_floor(search)) {
        search->proven = search->problem.fixed == 0;
        search->way = GG_TEAM_WAYS;
    } else if (search->way == GG_TEAM_BEAM && (first ? gg_team_is_beaten(search, search->floor)
                                                     : !gg_team_can_be_better(search))) {
        conclude(search, false);
    }
}

/* Ends a way. The quick ways come first for all crews, then the others. */
static void end_way(gg_team_search *search, gg_team_progress progress)
{
    uint16_t less = (uint16_t)(search->problem.fixed > 0 ? 0 : search->crew - 1);
    search->filled |= progress == GG_TEAM_FULL && search->way == GG_TEAM_JOINT;
    if (search->way == GG_TEAM_SINGLE && search->problem.fixed == 0)
        gg_team_forget_bookings(search);
    search->begun = false;
    if (gg_team_is_beaten(search, search->floor))
        conclude(search, false);
    else if (search->way == GG_TEAM_BEAM && search->cut && search->beam < search->widest)
        search->beam = search->widest;
    else if (search->way == GG_TEAM_DISPATCH)
        take_crew(search, less > 0 ? less : search->team, less > 0 ? GG_TEAM_OLD : GG_TEAM_BEAM);
    else if (search->way < GG_TEAM_JOINT)
        search->way++;
    else if (less == 0 || progress != GG_TEAM_FULL)
        conclude(search, progress != GG_TEAM_FULL);
    else
        take_crew(search, less, GG_TEAM_BEAM);
}

static gg_team_outcome schedule_outcome_of(const gg_team_search *search)
{
    if (search->way < GG_TEAM_WAYS)
        return GG_TEAM_SEARCHING;
    if (search->proven)
        return GG_TEAM_PROVEN;
    return search->schedule->found ? GG_TEAM_FOUND : GG_TEAM_NOT_FOUND;
}

/* One step of a way, or of what comes before and after it. */
static void take_team_step(gg_team_search *search)
{
    gg_team_progress progress = GG_TEAM_EXHAUSTED;
    if (search->tuning != GG_TEAM_TUNED) {
        gg_team_tune(search);
        if (search->tuning == GG_TEAM_TUNED)
            use_bounds(search);
        return;
    }
    if (!is_left_out(search)) {
        search->report.expansions[search->way] += search->begun;
        progress = search->begun ? schedule_step(search) : begin_way(search);
        search->begun = true;
    }
    if (progress == GG_TEAM_SOLVED && search->way == GG_TEAM_SINGLE)
        progress = take_next_goal(search);
    if (progress == GG_TEAM_ON)
        return;
    if (progress == GG_TEAM_SOLVED)
        gg_team_keep(search);
    end_way(search, progress);
}

gg_team_outcome gg_team_run(gg_team_search *search, uint32_t work)
{
    search->work = 0;
    while (search->way < GG_TEAM_WAYS && (search->work < work || work == GG_TEAM_ALL)) {
        take_team_step(search);
        search->work++;
    }
    return schedule_outcome_of(search);
}

const gg_team_report *gg_team_reported(const gg_team_search *search)
{
    return &search->report;
}
