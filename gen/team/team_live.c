/* SPDX-License-Identifier: MIT */
/*
 * A team that lives without a game: see team.h. Time goes from one moment to the next at which
 * something can happen; at each, the books plan as long as they like, and every member does what
 * is due. Walks take their time, and a task as long as its booking.
 */
#include "team/team.h"

/* A life is over after an hour, and a moment after so many rounds. */
enum { LONGEST = 3600 * 1000, TRIED = 5000, ROUNDS = 1000 };

/* ------------------------------------------------------------------- walking */

/* What lies between two coordinates after a share of a way. */
static int32_t team_live_between(int32_t from, int32_t to, uint32_t gone, uint32_t whole)
{
    return (int32_t)(from + ((int64_t)to - from) * gone / whole);
}

/* Where a worker is now. Without points no walk takes time, and nobody asks where that is. */
static gg_point point_of(const struct team_run *run, const struct team_worker *worker)
{
    const gg_point *points = run->team.points;
    if (!points || (worker->target == GG_NONE && worker->place == GG_NONE))
        return worker->from;
    if (worker->target == GG_NONE)
        return points[worker->place];
    gg_point to = points[worker->target];
    uint32_t whole = worker->until - worker->since, gone = run->time - worker->since;
    if (whole == 0)
        return to;
    return (gg_point){team_live_between(worker->from.x, to.x, gone, whole),
                      team_live_between(worker->from.y, to.y, gone, whole)};
}

/* Tells the books where a worker is: without positions, the place that it was at last. */
static void tell_place(struct team_run *run, const struct team_worker *worker)
{
    bool is_at_place = worker->target == GG_NONE || !run->team.points;
    gg_team_moved(&run->team, worker->slot, is_at_place ? worker->place : GG_NONE,
                  point_of(run, worker));
}

/* Stops a worker on its way. */
static void halt(struct team_run *run, struct team_worker *worker)
{
    if (worker->target == GG_NONE)
        return;
    worker->from = point_of(run, worker);
    if (run->team.points)
        worker->place = GG_NONE;
    worker->target = GG_NONE;
    worker->left = GG_TEAM_NEVER;
}

/* Lets a worker go to a place; whether it is there. */
static bool go(struct team_run *run, struct team_worker *worker, uint16_t place)
{
    if (place != GG_NONE && worker->target == place && run->time >= worker->until) {
        worker->place = place;
        worker->target = GG_NONE;
    }
    if (place == GG_NONE || (worker->target == GG_NONE && worker->place == place)) {
        if (worker->left == GG_TEAM_NEVER)
            worker->left = run->time;
        return true;
    }
    if (worker->target == place)
        return false;
    gg_point from = point_of(run, worker);
    uint32_t time = road_map_in(run->domain)
                        ? gg_road_time(run->domain, worker->place, place, worker->example->speed)
                    : run->domain->places->points
                        ? gg_walk_time(from, run->team.points[place], worker->example->speed)
                        : 0;
    worker->from = from;
    worker->left = worker->since = run->time;
    worker->until = time > LONGEST ? UINT32_MAX : run->time + time;
    worker->target = place;
    return time == 0 && go(run, worker, place);
}

/* ------------------------------------------------------------------- working */

/* What a worker sees: the shared facts, and its own. */
static const uint64_t *view_of_worker(const struct team_run *run, const struct team_worker *worker)
{
    see_shared_facts(run->domain, run->world, worker->state);
    return worker->state;
}

/* What an action changes that has ended without success, in what the worker sees. */
static void set_worker_back(struct team_run *run, struct team_worker *worker, uint16_t action,
                            gg_status status)
{
    const gg_setbacks *setbacks = run->domain->features->setbacks;
    if (!setbacks)
        return;
    const gg_case_list *const *lists =
        status == GG_ABORTED ? setbacks->of_aborts : setbacks->of_failures;
    const gg_case_list *list = lists ? lists[action] : NULL;
    const uint64_t *view = view_of_worker(run, worker);
    for (uint16_t i = 0; list && i < list->count; i++) {
        if (!gg_holds(run->domain, &list->items[i].when, view))
            continue;
        if (list->items[i].own)
            gg_apply(run->domain, list->items[i].own, worker->state);
        if (list->items[i].world)
            gg_apply(run->domain, list->items[i].world, run->world);
        return;
    }
}

static void end_task(struct team_run *run, struct team_worker *worker, gg_status status)
{
    bool well = status == GG_SUCCESS;
    struct team_done_task *task = &run->tasks[worker->task];
    const gg_action *action = &run->domain->actions[task->action];
    if (well && action->own)
        gg_apply(run->domain, action->own, worker->state);
    if (well && action->world)
        gg_apply(run->domain, action->world, run->world);
    if (!well)
        set_worker_back(run, worker, task->action, status);
    if (action->begins_at != GG_NONE)
        worker->place = well ? action->ends_at : action->begins_at;
    task->end = run->time;
    task->ended = true;
    task->failed = !well;
    gg_team_ended(&run->team, worker->slot, well);
}

static void begin_task(struct team_run *run, struct team_worker *worker, gg_team_booking due)
{
    struct pool *pool = run->planning->pool;
    run->tasks = pool_grow(pool, run->tasks, run->task_count, sizeof *run->tasks);
    worker->task = run->task_count++;
    worker->until = run->time + (due.end - due.start);
    struct team_done_task task = {.walk = worker->left,
                                  .start = run->time,
                                  .end = worker->until,
                                  .worker = (uint16_t)(worker - run->workers),
                                  .action = due.action};
    run->tasks[worker->task] = task;
    worker->left = GG_TEAM_NEVER;
    gg_team_started(&run->team, worker->slot);
    run->tasks[worker->task].request = run->team.member_slots[worker->slot].request;
}

/* Ends what ends now for a worker. Whether something has ended. */
static bool team_live_finish(struct team_run *run, struct team_worker *worker)
{
    if (worker->slot == GG_NONE)
        return false;
    uint8_t status = run->team.member_slots[worker->slot].status;
    bool stops = gg_team_must_stop(&run->team, worker->slot);
    if ((run->time < worker->until && !stops) ||
        (status != GG_TEAM_AWAY && status != GG_TEAM_WORKING))
        return false;
    if (status == GG_TEAM_AWAY)
        gg_team_busy(&run->team, worker->slot, 0);
    else
        end_task(run, worker, stops ? GG_ABORTED : GG_SUCCESS);
    return true;
}

/* Does what is due for a worker now. Whether something has happened. */
static bool team_live_work(struct team_run *run, struct team_worker *worker)
{
    if (team_live_finish(run, worker))
        return true;
    if (worker->slot == GG_NONE || run->team.member_slots[worker->slot].status != GG_TEAM_IDLE)
        return false;
    const gg_team_booking *due = gg_team_due(&run->team, worker->slot);
    if (!due) {
        halt(run, worker);
        return false;
    }
    if (!go(run, worker, run->domain->actions[due->action].begins_at))
        return false;
    if (!gg_team_may_start(&run->team, worker->slot, run->world))
        return run->team.changed; /* what it takes is gone: the books plan anew */
    if (gg_holds(run->domain, &run->domain->actions[due->action].precondition,
                 view_of_worker(run, worker)))
        begin_task(run, worker, *due);
    else
        gg_team_ended(&run->team, worker->slot, false);
    return true;
}

/* -------------------------------------------------------------------- events */

/* Who has joined does only what its type can do, if it has one. */
static void deny(struct team_run *run, const struct team_worker *worker)
{
    const struct agent_type *types = run->planning->tables->problem->domain->agent_types;
    const struct agent_type *type = worker->example->agent;
    const uint64_t *own = type ? run->domain->agent_types[type - types].actions : NULL;
    size_t words = (run->domain->action_count + 63u) / 64;
    uint64_t *denied = run->team.denied + worker->slot * words;
    for (size_t i = 0; i < words; i++)
        denied[i] = own ? ~own[i] : 0;
}

static void team_live_join(struct team_run *run, struct team_worker *worker)
{
    const struct initial_team_member *example = worker->example;
    const gg_places *places = run->domain->places;
    if (worker->slot != GG_NONE)
        return;
    for (uint16_t i = 0; i < run->domain->word_count; i++)
        worker->state[i] = run->domain->start[i];
    if (places && example->place >= 0)
        gg_write(run->domain, places->fact, (uint32_t)example->place, worker->state);
    worker->place = places ? (uint16_t)gg_read(run->domain, places->fact, worker->state) : GG_NONE;
    worker->target = GG_NONE;
    worker->since = worker->until = run->time;
    worker->left = GG_TEAM_NEVER;
    worker->slot = gg_team_join(&run->team, worker->state, example->levels, example->speed);
    if (worker->slot != GG_NONE)
        deny(run, worker);
}

static void team_live_leave(struct team_run *run, struct team_worker *worker)
{
    if (worker->slot == GG_NONE)
        return;
    if (run->team.member_slots[worker->slot].status == GG_TEAM_WORKING) {
        struct team_done_task *task = &run->tasks[worker->task];
        task->end = run->time;
        task->ended = task->failed = true;
        set_worker_back(run, worker, task->action, GG_ABORTED);
    }
    gg_team_leave(&run->team, worker->slot);
    worker->slot = GG_NONE;
}

static void want(struct team_run *run, const struct team_event *event)
{
    uint16_t slot = event->member == GG_NONE ? GG_NONE : run->workers[event->member].slot;
    struct team_wish wish = {.asked = run->time,
                             .reached = GG_TEAM_NEVER,
                             .goal = event->goal,
                             .lacks = GG_NONE,
                             .promised = GG_TEAM_NEVER,
                             .promise = event->promise};
    if (event->member == GG_NONE || slot != GG_NONE)
        wish.id = gg_team_want(&run->team, event->goal, slot, event->priority, event->promise);
    POOL_ADD(run->planning->pool, run->wishes, run->wish_count) = wish;
}

static void cancel(struct team_run *run, const struct team_event *event)
{
    if (event->number == 0 || event->number > run->wish_count)
        return;
    struct team_wish *wish = &run->wishes[event->number - 1];
    wish->cancelled = gg_team_cancel(&run->team, wish->id, event->stop) || wish->cancelled;
}

static void be_busy(struct team_run *run, struct team_worker *worker, uint32_t milliseconds)
{
    if (worker->slot == GG_NONE)
        return;
    if (run->team.member_slots[worker->slot].status == GG_TEAM_WORKING)
        end_task(run, worker, GG_ABORTED);
    halt(run, worker);
    tell_place(run, worker);
    worker->until = run->time + milliseconds;
    gg_team_busy(&run->team, worker->slot, milliseconds);
}

static void team_live_change_facts(struct team_run *run, const struct team_event *event)
{
    struct packed_state world = {run->planning->tables, run->world};
    struct state_view view = view_of_words(&world);
    view_apply(&view, &event->effects);
}

static void team_live_happen(struct team_run *run, const struct team_event *event)
{
    struct team_worker *worker = event->member < run->worker_count && event->kind != TEAM_WANTS
                                     ? &run->workers[event->member]
                                     : NULL;
    if (event->kind == TEAM_WANTS)
        want(run, event);
    else if (event->kind == TEAM_CANCELS)
        cancel(run, event);
    else if (event->kind == TEAM_FACT)
        team_live_change_facts(run, event);
    else if (event->kind == TEAM_JOINS)
        team_live_join(run, worker);
    else if (event->kind == TEAM_LEAVES)
        team_live_leave(run, worker);
    else if (event->kind == TEAM_IS_BUSY)
        be_busy(run, worker, event->number);
    else if (worker->slot != GG_NONE &&
             run->team.member_slots[worker->slot].status == GG_TEAM_WORKING)
        end_task(run, worker, GG_FAILURE);
}

/* -------------------------------------------------------------------- moments */

/* Notes what became of the requests. */
static void team_live_look(struct team_run *run)
{
    for (size_t i = 0; i < run->wish_count; i++) {
        struct team_wish *wish = &run->wishes[i];
        gg_team_state state = gg_team_state_of(&run->team, wish->id);
        if (state == GG_TEAM_REACHED && wish->reached == GG_TEAM_NEVER)
            wish->reached = run->time;
        if (state == GG_TEAM_PLANNED && wish->promise && wish->promised == GG_TEAM_NEVER)
            wish->promised = run->time + gg_team_eta(&run->team, wish->id);
        wish->lacks = gg_team_lacking(&run->team, wish->id);
        wish->reason = gg_team_reason_of(&run->team, wish->id);
    }
}

/* Lets the books plan, after some time has passed. */
static void plan(struct team_run *run, uint32_t milliseconds)
{
    for (size_t i = 0; i < run->worker_count; i++)
        if (run->workers[i].slot != GG_NONE &&
            run->team.member_slots[run->workers[i].slot].status != GG_TEAM_WORKING)
            tell_place(run, &run->workers[i]);
    gg_team_tick(&run->team, &run->planner, run->world, GG_TEAM_ALL, milliseconds);
    team_live_look(run);
    if (run->planned != GG_TEAM_NEVER || !run->planner.search || !run->planner.schedule.found)
        return;
    const gg_team_report *report = gg_team_reported(run->planner.search);
    run->planned = run->planner.schedule.makespan;
    run->gap = run->team.gap;
    run->report = *report;
    for (int i = 0; i < GG_TEAM_WAYS; i++)
        run->expansions += report->expansions[i];
}

static void earliest(uint32_t *next, uint32_t time)
{
    if (time < *next)
        *next = time;
}

/* When something can happen next; UINT32_MAX: never. */
static uint32_t next_moment(const struct team_run *run, size_t event)
{
    uint32_t next = event < run->event_count ? run->events[event].time : UINT32_MAX;
    const gg_team *team = &run->team;
    if (team->changed) /* what was booked cannot start */
        earliest(&next, run->time + 1);
    for (size_t i = 0; i < run->worker_count; i++)
        if (run->workers[i].slot != GG_NONE && run->workers[i].until > run->time)
            earliest(&next, run->workers[i].until);
    for (uint16_t i = 0; i < team->entry_count; i++)
        if (team->entries[i].booking.walk > team->since)
            earliest(&next, run->time + (team->entries[i].booking.walk - team->since));
    for (uint16_t i = 0; i < team->request_limit; i++)
        if (team->request_slots[i].id && team->request_slots[i].rest > 0)
            earliest(&next, run->time + team->request_slots[i].rest);
    return next;
}

/* All that happens at this moment. */
static void live_moment(struct team_run *run, uint32_t passed)
{
    bool any = true;
    for (int round = 0; any && round < ROUNDS; round++) {
        plan(run, round == 0 ? passed : 0);
        any = false;
        for (size_t i = 0; i < run->worker_count; i++)
            any |= team_live_work(run, &run->workers[i]);
    }
}

bool team_has_reached_all(const struct team_run *run)
{
    for (size_t i = 0; i < run->wish_count; i++)
        if (run->wishes[i].reached == GG_TEAM_NEVER && !run->wishes[i].cancelled)
            return false;
    return true;
}

/* Whether nobody works, and nothing is booked or rests after a failure: requests that wait would be
 * tried again and again with the same result. */
static bool is_at_rest(const struct team_run *run)
{
    if (run->team.entry_count > 0)
        return false;
    for (size_t i = 0; i < run->worker_count; i++)
        if (run->workers[i].slot != GG_NONE && run->workers[i].until > run->time)
            return false;
    for (uint16_t i = 0; i < run->team.request_limit; i++)
        if (run->team.request_slots[i].id && run->team.request_slots[i].rest >= TRIED &&
            run->team.request_slots[i].unplanned == 0)
            return false;
    return true;
}

void team_live(struct team_run *run)
{
    size_t event = 0;
    uint32_t last = 0;
    run->planned = GG_TEAM_NEVER;
    for (size_t i = 0; i < run->worker_count; i++)
        team_live_join(run, &run->workers[i]);
    while (run->time < LONGEST) {
        for (size_t i = 0; i < run->worker_count; i++)
            (void)team_live_finish(run, &run->workers[i]);
        while (event < run->event_count && run->events[event].time == run->time)
            team_live_happen(run, &run->events[event++]);
        live_moment(run, run->time - last);
        last = run->time;
        if (event == run->event_count && team_has_reached_all(run))
            return;
        if (event < run->event_count || !is_at_rest(run))
            run->busy = run->time;
        else if (run->time - run->busy > TRIED)
            return;
        uint32_t next = next_moment(run, event);
        if (next == UINT32_MAX)
            return;
        run->time = next;
    }
}
