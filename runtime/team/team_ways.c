/* SPDX-License-Identifier: MIT */
/*
 * The ways to a schedule, one step at a time: tasks one after the other, A*, and a beam. Rests on
 * team_nodes.h. What a way finds is kept if it is better than what there is; nothing that cannot
 * be better is looked at. See team_schedule.c for which way comes when.
 */
#include "team/team_nodes.h"

/* ------------------------------------------------------------------ schedules */

/* Puts a task at the end of the schedule that is made. */
static bool book(gg_team_search *search, uint16_t member, uint16_t task, uint32_t start)
{
    if (search->made_count == search->made_room)
        return false;
    gg_team_booking *booking = &search->made[search->made_count++];
    booking->member = member;
    booking->action = task;
    booking->start = start;
    return true;
}

/* Makes the schedule that leads to a node. */
static bool book_way(gg_team_search *search, uint32_t index)
{
    bool fits = true;
    search->made_count = 0;
    for (; fits && gg_team_node_at(search, index)->member != GG_NONE;
         index = gg_team_node_at(search, index)->parent) {
        const gg_team_node *node = gg_team_node_at(search, index);
        fits = book(search, node->member, node->task, gg_team_time_at(search, index));
    }
    for (uint32_t i = 0, j = search->made_count; i + 1 < j; i++) {
        gg_team_booking last = search->made[--j];
        search->made[j] = search->made[i];
        search->made[i] = last;
    }
    return fits;
}

bool gg_team_replay(gg_team_search *search, uint32_t *reached)
{
    uint32_t *moment = search->ahead;
    bool can = true;
    gg_team_copy(search, moment, search->start);
    search->reached = reached;
    search->started = 0;
    gg_team_begin_moment(search, moment);
    for (uint32_t i = 0; i < search->made_count && can; i++) {
        gg_team_booking *booking = &search->made[i];
        const gg_team_task *task = &search->tasks[booking->action];
        uint32_t spot = hand_of(search, moment, booking->member)[GG_TEAM_SPOT];
        booking->walk = booking->start - walk_of(search, booking->member, spot, task->begins_at);
        booking->end = booking->start + duration_of(search, booking->member, booking->action);
        gg_team_pass(search, moment, booking->start);
        gg_team_refresh(search, moment);
        can = gg_team_can(search, moment, booking->member, booking->action);
        search->started = i + 1;
        gg_team_start(search, moment, booking->member, booking->action, booking->start);
    }
    gg_team_pass(search, moment, GG_TEAM_NEVER);
    search->reached = NULL;
    return can && moment[search->at_pending] == 0;
}

static void copy_to_schedule(gg_team_search *search)
{
    gg_team_schedule *schedule = search->schedule;
    schedule->found = true;
    schedule->version++;
    schedule->work = search->ahead[GG_TEAM_WORK];
    schedule->count = (uint16_t)search->made_count;
    schedule->makespan = 0;
    for (uint16_t i = 0; i < search->goal_count; i++) {
        schedule->reached[search->goals[i].index] = search->completions[i];
        schedule->makespan = later(schedule->makespan, search->completions[i]);
    }
    for (uint32_t i = 0; i < search->made_count; i++) {
        schedule->bookings[i] = search->made[i];
        schedule->bookings[i].action = search->tasks[search->made[i].action].action;
    }
    search->report.best = search->way;
}

void gg_team_keep(gg_team_search *search)
{
    uint32_t makespan = 0;
    if (!gg_team_replay(search, search->completions) ||
        search->made_count > search->schedule->capacity)
        return;
    gg_team_begin_estimate(search, search->ahead);
    gg_team_end_estimate(search);
    for (uint16_t i = 0; i < search->goal_count; i++)
        makespan = later(makespan, search->completions[i]);
    uint32_t *told = &search->report.makespans[search->way];
    *told = earlier(*told, makespan);
    if (search->schedule->found && gg_team_compare(search, search->estimate, search->best) >= 0)
        return;
    for (uint32_t i = 0; i < search->estimate_words; i++)
        search->best[i] = search->estimate[i];
    copy_to_schedule(search);
}

/* Whether search->estimate is not better than the best schedule, which has to do with all
 * goals. */
static bool is_beaten(const gg_team_search *search)
{
    return search->schedule->found && search->way != GG_TEAM_SINGLE &&
           gg_team_compare(search, search->estimate, search->best) >= 0;
}

/* ------------------------------------------------------ tasks one after the other */

void gg_team_begin_line(gg_team_search *search)
{
    search->made_count = 0;
    gg_team_copy(search, search->line, search->start);
    gg_team_begin_moment(search, search->line);
}

/* Starts a task in the line, as soon as that can be. */
static bool extend_line(gg_team_search *search, uint16_t member, uint16_t task, uint32_t start)
{
    if (!book(search, member, task, start))
        return false;
    gg_team_start(search, search->line, member, task, start);
    return true;
}

void gg_team_follow_old(gg_team_search *search, uint16_t index)
{
    const gg_team_booking *old = &search->problem.old[index];
    uint32_t start;
    for (uint16_t i = 0; i < search->task_count; i++) {
        if (search->tasks[i].action != old->action || old->member >= search->member_count)
            continue;
        gg_team_copy(search, search->here, search->line);
        if (gg_team_find_start(search, old->member, i, &start))
            extend_line(search, old->member, i, start);
    }
}

/* The choice after the line of a task that is needed there, which is done soonest. False: there is
 * none. */
static bool choose_soonest(gg_team_search *search, gg_team_choice *best)
{
    gg_team_choice choice;
    uint32_t soonest = GG_TEAM_NEVER;
    gg_team_demand(search, search->line);
    gg_team_copy(search, search->here, search->line);
    for (gg_team_choose(search, &choice); gg_team_next_choice(search, &choice);) {
        uint32_t end = choice.time + duration_of(search, choice.member, choice.task);
        if (search->wanted[choice.task] == 0 || end >= soonest)
            continue;
        soonest = end;
        *best = choice;
    }
    return soonest != GG_TEAM_NEVER;
}

/* What a running task uses up of what its member has is needed anew only when it is over: so where
 * nothing that is needed can be done, the line goes on to the next end. */
gg_team_progress gg_team_dispatch(gg_team_search *search)
{
    gg_team_choice best = {0, 0, 0, 0, 0, 0};
    if (gg_team_is_done(search, search->line))
        return GG_TEAM_SOLVED;
    if (choose_soonest(search, &best))
        return extend_line(search, best.member, best.task, best.time) ? GG_TEAM_ON : GG_TEAM_FULL;
    uint32_t next = gg_team_next(search, search->line);
    if (next == GG_TEAM_NEVER)
        return GG_TEAM_EXHAUSTED;
    gg_team_pass(search, search->line, next);
    return GG_TEAM_ON;
}

/* ------------------------------------------------------------------------- A* */

/* Adds search->child as a node, and one more if the tasks that run complete all goals: others may
 * complete them sooner. False: there is no room. */
static bool add_child(gg_team_search *search, gg_team_node *node)
{
    node->done = true;
    if (gg_team_is_done(search, search->child) && !is_beaten(search)) {
        gg_team_copy(search, search->ahead, search->child);
        if (!gg_team_add(search, search->ahead, node))
            return false;
    }
    node->done = false;
    return !gg_team_judge(search, search->child) || is_beaten(search) ||
           gg_team_add(search, search->child, node);
}

gg_team_progress gg_team_begin_nodes(gg_team_search *search)
{
    gg_team_node first = {0, 0, 0, 0, 0, GG_NONE, GG_NONE, 0};
    gg_team_clear(search);
    gg_team_copy(search, search->child, search->start);
    gg_team_begin_moment(search, search->child);
    return add_child(search, &first) ? GG_TEAM_ON : GG_TEAM_FULL;
}

/* Makes search->child, the moment after a choice, and the node for it. */
static gg_team_node make_child(gg_team_search *search, const gg_team_choice *choice,
                               uint32_t parent)
{
    gg_team_node node = {parent, 0, 0, 0, 0, choice->member, choice->task, 0};
    gg_team_copy(search, search->child, search->here);
    gg_team_start(search, search->child, choice->member, choice->task, choice->time);
    return node;
}

gg_team_progress gg_team_expand_best(gg_team_search *search)
{
    gg_team_choice choice;
    if (search->heap_count == 0)
        return GG_TEAM_EXHAUSTED;
    uint32_t index = gg_team_take_best(search);
    uint32_t *estimate = gg_team_estimate_of(search, index);
    for (uint32_t i = 0; i < search->estimate_words; i++)
        search->estimate[i] = estimate[i];
    if (is_beaten(search))
        return GG_TEAM_EXHAUSTED;
    if (search->way == GG_TEAM_JOINT && search->report.bound < estimate[0])
        search->report.bound = estimate[0];
    if (gg_team_node_at(search, index)->done)
        return book_way(search, index) ? GG_TEAM_SOLVED : GG_TEAM_FULL;
    gg_team_load(search, search->here, index);
    for (gg_team_choose(search, &choice); gg_team_next_choice(search, &choice);) {
        gg_team_node node = make_child(search, &choice, index);
        if (!add_child(search, &node))
            return GG_TEAM_FULL;
    }
    return GG_TEAM_ON;
}

/* ----------------------------------------------------------------------- beam */
/* How promising an estimate is, class by class: mostly by the last completion, a little by the
 * mean one, and by how early its tasks start. The less, the better. */
static uint64_t promise_of(const gg_team_search *search, uint16_t rank, const uint32_t *estimate,
                           uint32_t time)
{
    uint32_t goals = search->rank_sizes[rank];
    return gg_team_product(goals, (estimate[2u * rank] << 3) + time) + estimate[2u * rank + 1u];
}

/* Whether search->estimate, for a task that starts at a time, promises less than a node, or no
 * more. */
static bool promises_less(const gg_team_search *search, uint32_t time, uint32_t node)
{
    const uint32_t *estimate = gg_team_estimate_of(search, node);
    for (uint16_t i = 0; i < search->rank_count; i++) {
        uint64_t one = promise_of(search, i, search->estimate, time);
        uint64_t other = promise_of(search, i, estimate, gg_team_time_at(search, node));
        if (one != other)
            return one > other;
    }
    return true;
}

/* Puts a node into the next layer, which is in order, the best first. */
static void put_in_layer(gg_team_search *search, uint32_t index)
{
    uint32_t time = gg_team_time_at(search, index);
    uint32_t place = search->layer_next++;
    uint32_t *layer = search->layer + search->beam;
    for (; place > 0 && !promises_less(search, time, layer[place - 1]); place--)
        layer[place] = layer[place - 1];
    layer[place] = index;
}

static void drop_from_layer(gg_team_search *search, uint32_t place)
{
    uint32_t *layer = search->layer + search->beam;
    search->layer_next--;
    for (; place < search->layer_next; place++)
        layer[place] = layer[place + 1];
}

/* A place for search->child in the next layer, which is sealed: that of a worse node, or a new
 * one. GG_TEAM_NOBODY: there is no room. */
static uint32_t place_in_layer(gg_team_search *search, uint32_t known)
{
    uint32_t *layer = search->layer + search->beam, place = search->layer_next;
    for (uint32_t i = 0; i < search->layer_next; i++)
        if (layer[i] == known)
            place = i;
    if (known != GG_TEAM_NOBODY && place == search->layer_next)
        gg_team_unlink(search, known);
    if (place == search->layer_next && search->layer_next == search->beam)
        place = search->layer_next - 1;
    if (place == search->layer_next)
        return search->node_count < search->node_room ? search->node_count : GG_TEAM_NOBODY;
    uint32_t index = layer[place];
    gg_team_unlink(search, index);
    drop_from_layer(search, place);
    return index;
}

/* Adds search->child to the next layer, if it is among the best. False: there is no room. */
static bool add_to_layer(gg_team_search *search, const gg_team_node *node)
{
    const uint32_t *layer = search->layer + search->beam;
    if (search->layer_next == search->beam &&
        promises_less(search, search->child[GG_TEAM_TIME], layer[search->beam - 1u]))
        return true;
    uint32_t hash = gg_team_seal(search, search->child);
    uint32_t known = gg_team_find(search, search->child, hash);
    if (known != GG_TEAM_NOBODY &&
        gg_team_compare(search, search->estimate, gg_team_estimate_of(search, known)) >= 0)
        return true;
    uint32_t index = place_in_layer(search, known);
    if (index == GG_TEAM_NOBODY)
        return false;
    index = gg_team_write_node(search, index < search->node_count ? index : GG_TEAM_NOBODY, hash,
                               search->child);
    gg_team_node *added = gg_team_node_at(search, index);
    added->parent = node->parent;
    added->member = node->member;
    added->task = node->task;
    put_in_layer(search, index);
    return true;
}

/* The next layer takes the place of this one. */
static gg_team_progress go_on_with_layer(gg_team_search *search)
{
    for (uint32_t i = 0; i < search->layer_next; i++)
        search->layer[i] = search->layer[search->beam + i];
    search->layer_count = search->layer_next;
    search->layer_at = search->layer_next = 0;
    return search->layer_count > 0 ? GG_TEAM_ON : GG_TEAM_EXHAUSTED;
}

gg_team_progress gg_team_begin_layers(gg_team_search *search)
{
    gg_team_node first = {0, 0, 0, 0, 0, GG_NONE, GG_NONE, 0};
    gg_team_clear(search);
    search->layer_count = search->layer_at = search->layer_next = 0;
    gg_team_copy(search, search->child, search->start);
    gg_team_begin_moment(search, search->child);
    if (!gg_team_judge(search, search->child) || is_beaten(search))
        return GG_TEAM_EXHAUSTED;
    return add_to_layer(search, &first) ? GG_TEAM_ON : GG_TEAM_FULL;
}

/* Keeps the schedule that leads to a node and ends with search->child, if that completes all
 * goals. */
static void keep_child(gg_team_search *search, const gg_team_node *node)
{
    if (!gg_team_is_done(search, search->child) || is_beaten(search))
        return;
    if (book_way(search, node->parent) &&
        book(search, node->member, node->task, search->child[GG_TEAM_TIME]))
        gg_team_keep(search);
}

/* Adds what can come next after a node to the next layer: with `all` also what is not needed. False:
 * there is no room. found: becomes whether anything can. */
static bool add_choices(gg_team_search *search, uint32_t index, bool all, bool *found)
{
    gg_team_choice choice;
    gg_team_load(search, search->here, index);
    if (!all)
        gg_team_demand(search, search->here);
    for (gg_team_choose(search, &choice); gg_team_next_choice(search, &choice);) {
        if (!all && search->wanted[choice.task] == 0)
            continue;
        gg_team_node node = make_child(search, &choice, index);
        *found = true;
        keep_child(search, &node);
        if (gg_team_judge(search, search->child) && !is_beaten(search) &&
            !add_to_layer(search, &node))
            return false;
    }
    return true;
}

/* What is needed is worked out for the moment of a node. It may be that nothing of it can be done,
 * though something will be needed that can, when what runs is over: then all that can be done comes
 * next. */
gg_team_progress gg_team_expand_layer(gg_team_search *search)
{
    bool found = false;
    if (search->layer_at == search->layer_count)
        return go_on_with_layer(search);
    uint32_t index = search->layer[search->layer_at++];
    bool fits = add_choices(search, index, false, &found);
    if (fits && !found)
        fits = add_choices(search, index, true, &found);
    return fits ? GG_TEAM_ON : GG_TEAM_FULL;
}
