/* SPDX-License-Identifier: MIT */
/*
 * The ways to a schedule, one step at a time: tasks one after the other, A*, and a beam. Rests on
 * scheduler.h. What a way finds is kept if it is better than what there is; nothing that cannot
 * be better is looked at. See team_schedule.c for which way comes when. Of two nodes from which the
 * same can happen only the better one is gone on with; the other one stays, as the way to others may
 * lead through it.
 */
#include "team/scheduler.h"

/* ---------------------------------------------------------------------- nodes */

static gg_nodes ways_nodes_of(gg_team_search *search)
{
    gg_nodes nodes = {&search->open, search->heap, search->nodes,
                      (size_t)search->node_words * sizeof(uint32_t)};
    return nodes;
}

static gg_team_node *node_at(const gg_team_search *search, uint32_t index)
{
    return (gg_team_node *)(void *)(search->nodes + (size_t)index * search->node_words);
}

/* What schedules by way of a node come to at least; and the moment at which its last task starts. */
static uint32_t *estimate_of(const gg_team_search *search, uint32_t index)
{
    return (uint32_t *)(void *)(node_at(search, index) + 1);
}

static uint32_t *moment_in(const gg_team_search *search, uint32_t index)
{
    return estimate_of(search, index) + search->estimate_words;
}

static uint32_t time_at(const gg_team_search *search, uint32_t index)
{
    return moment_in(search, index)[GG_TEAM_TIME];
}

/* Takes a moment from a node. */
static void load(const gg_team_search *search, uint32_t *moment, uint32_t index)
{
    copy_numbers(moment, moment_in(search, index), search->moment_words);
    gg_team_restore_moment(search, moment);
}

static bool is_same(const gg_team_search *search, const uint32_t *a, const uint32_t *b)
{
    for (uint32_t i = search->at_pending; i < search->moment_words; i++)
        if (a[i] != b[i])
            return false;
    return true;
}

/* The node from which the same can happen as from a sealed moment; GG_NO_NODE: none. */
static uint32_t find_node(gg_team_search *search, const uint32_t *moment, uint32_t hash)
{
    if (search->open.node_count == 0)
        return GG_NO_NODE;
    uint32_t index = *chain_of(ways_nodes_of(search), hash);
    while (index != GG_NO_NODE && !(node_at(search, index)->links.hash == hash &&
                                    is_same(search, moment_in(search, index), moment)))
        index = node_at(search, index)->links.next;
    return index;
}

static void forget_node(gg_team_search *search, uint32_t index)
{
    unlink_node(ways_nodes_of(search), index);
}

/* Writes a node for a sealed moment, with search->estimate, over a forgotten one; GG_NO_NODE: a new
 * one, for which there is room. */
static uint32_t write_node(gg_team_search *search, uint32_t index, uint32_t hash,
                           const uint32_t *moment, const gg_team_last_task *step)
{
    if (index == GG_NO_NODE) {
        index = search->open.node_count;
        add_chain(ways_nodes_of(search));
    }
    link_node(ways_nodes_of(search), index, hash);
    node_at(search, index)->step = *step;
    copy_numbers(estimate_of(search, index), search->estimate, search->estimate_words);
    copy_numbers(moment_in(search, index), moment, search->moment_words);
    return index;
}

/* Which of two estimates is less: below 0 the first one. */
static int compare(const gg_team_search *search, const uint32_t *a, const uint32_t *b)
{
    for (uint32_t i = 0; i < search->estimate_words; i++)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

/* Of equal ones the later moment is nearer to the end; then the older one comes first. */
static bool ways_is_better(const void *owner, const gg_node_links *a, const gg_node_links *b)
{
    const gg_team_search *search = (const gg_team_search *)owner;
    const uint32_t *one =
        (const uint32_t *)(const void *)((const gg_team_node *)(const void *)a + 1);
    const uint32_t *other =
        (const uint32_t *)(const void *)((const gg_team_node *)(const void *)b + 1);
    int order = compare(search, one, other);
    uint32_t time = one[search->estimate_words + GG_TEAM_TIME];
    uint32_t other_time = other[search->estimate_words + GG_TEAM_TIME];
    if (order != 0)
        return order < 0;
    return time != other_time ? time > other_time : a < b;
}

static void put_in_order(gg_team_search *search, uint32_t index)
{
    raise_in_heap(ways_nodes_of(search), ways_is_better, search, index);
}

/* Takes a node out of the heap, wherever it is. */
static void take_from_heap(gg_team_search *search, uint32_t index)
{
    uint32_t last = remove_from_heap(ways_nodes_of(search), ways_is_better, search,
                                     node_at(search, index)->links.place);
    if (last != index)
        put_in_order(search, last);
}

/* Takes the moment at which everything starts. */
static void take_start(gg_team_search *search, uint32_t *moment)
{
    copy_numbers(moment, search->start, search->moment_words);
    if (search->problem.fixed == 0)
        gg_team_pass_time_zero(search, moment);
}

/* Begins a search with search->child, the moment of the start. */
static void begin_search(gg_team_search *search)
{
    search->open.node_count = search->open.heap_count = search->open.hash_span = 0;
    take_start(search, search->child);
}

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
    search->made_count = search->fixed_count;
    while (fits && node_at(search, index)->step.member != GG_NONE) {
        const gg_team_last_task *step = &node_at(search, index)->step;
        fits = book(search, step->member, step->task, time_at(search, index));
        index = step->parent;
    }
    for (uint32_t i = search->fixed_count, j = search->made_count; i + 1 < j; i++) {
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
    copy_numbers(moment, search->problem.fixed > 0 ? search->origin : search->start,
                 search->moment_words);
    search->reached = reached;
    search->started = 0;
    gg_team_pass_time_zero(search, moment);
    for (uint32_t i = 0; i < search->made_count && can; i++) {
        gg_team_booking *booking = &search->made[i];
        const gg_team_task *task = &search->tasks[booking->action];
        uint32_t location = member_state_of(search, moment, booking->member)[GG_TEAM_LOCATION];
        uint32_t walk = walk_of(search, booking->member, location, task->begins_at);
        booking->walk = booking->start - walk;
        booking->end = booking->start + duration_of(search, booking->member, booking->action);
        gg_team_pass(search, moment, booking->start);
        gg_team_sum_running_effects(search, moment);
        can = walk <= booking->start &&
              member_state_of(search, moment, booking->member)[GG_TEAM_FREE] <= booking->walk &&
              gg_team_can_start(search, moment, booking->member, booking->action);
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
    if (schedule->labels)
        gg_team_label(search, schedule->labels);
    search->report.best = search->way;
}

/* Carries out the schedule that is made, and makes search->estimate what that comes to. False: it
 * cannot be carried out so, or passes a promise. */
static bool evaluate_made(gg_team_search *search)
{
    if (!gg_team_replay(search, search->completions))
        return false;
    gg_team_estimate_completed(search, search->ahead);
    gg_team_clear_unused_estimate(search);
    return gg_team_keeps_promises(search);
}

/* Leaves out what nobody has any use for, where that makes the best schedule better, which is made. */
static void leave_out_unused(gg_team_search *search)
{
    for (uint32_t i = search->made_count; i-- > search->fixed_count;) {
        gg_team_booking unused = search->made[i];
        if (!gg_team_is_unused(search, i))
            continue;
        search->made_count--;
        for (uint32_t j = i; j < search->made_count; j++)
            search->made[j] = search->made[j + 1];
        if (evaluate_made(search) && compare(search, search->estimate, search->best) < 0) {
            copy_numbers(search->best, search->estimate, search->estimate_words);
            continue;
        }
        for (uint32_t j = search->made_count++; j > i; j--)
            search->made[j] = search->made[j - 1];
        search->made[i] = unused;
        (void)evaluate_made(search);
    }
}

bool gg_team_is_beaten(const gg_team_search *search, const uint32_t *estimate)
{
    return search->schedule->found && compare(search, estimate, search->best) >= 0;
}

bool gg_team_keep(gg_team_search *search)
{
    uint32_t makespan = 0;
    if (!evaluate_made(search) || search->made_count > search->schedule->capacity)
        return false;
    copy_numbers(search->own, search->estimate, search->estimate_words);
    search->has_own = true;
    for (uint16_t i = 0; i < search->goal_count; i++)
        makespan = later(makespan, search->completions[i]);
    uint32_t *told = &search->report.makespans[search->way];
    *told = earlier(*told, makespan);
    if (gg_team_is_beaten(search, search->estimate))
        return true;
    copy_numbers(search->best, search->estimate, search->estimate_words);
    leave_out_unused(search);
    copy_to_schedule(search);
    return true;
}

/* Whether an estimate is of no use to this way, which may be about one goal alone. What the beam
 * leaves out must not depend on what others have found: else it may find less where they find
 * more. */
static bool is_beaten(const gg_team_search *search, const uint32_t *estimate)
{
    if (search->way == GG_TEAM_BEAM)
        return search->has_own && compare(search, estimate, search->own) >= 0;
    return search->way != GG_TEAM_SINGLE && gg_team_is_beaten(search, estimate);
}

bool gg_team_can_be_better(gg_team_search *search)
{
    begin_search(search);
    return gg_team_lower_bound(search, search->child) &&
           !gg_team_is_beaten(search, search->estimate);
}

bool gg_team_make_floor(gg_team_search *search)
{
    copy_numbers(search->child, search->origin, search->moment_words);
    gg_team_pass_time_zero(search, search->child);
    search->report.bound = gg_team_lower_bound(search, search->child)
                               ? latest_of(search, search->estimate)
                               : GG_TEAM_NEVER;
    begin_search(search);
    bool can = gg_team_lower_bound(search, search->child);
    copy_numbers(search->floor, search->estimate, search->estimate_words);
    return can;
}

/* ------------------------------------------------------ tasks one after the other */

void gg_team_begin_line(gg_team_search *search)
{
    search->made_count = search->fixed_count;
    take_start(search, search->line);
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
        copy_numbers(search->here, search->line, search->moment_words);
        if (gg_team_advance_to_start(search, old->member, i, &start))
            extend_line(search, old->member, i, start);
    }
}

void gg_team_fix_old(gg_team_search *search)
{
    uint32_t until = search->problem.fixed;
    search->fixed_count = 0;
    if (until == 0)
        return;
    gg_team_begin_line(search);
    gg_team_pass_time_zero(search, search->line);
    copy_numbers(search->start, search->line, search->moment_words);
    for (uint16_t i = 0; i < search->problem.old_count; i++) {
        uint16_t member = search->problem.old[i].member;
        uint32_t location = member_state_of(search, search->line, member)[GG_TEAM_LOCATION];
        gg_team_follow_old(search, i);
        if (search->made_count == i)
            break; /* it cannot be done any more */
        const gg_team_booking *made = &search->made[i];
        if (made->start -
                walk_of(search, member, location, search->tasks[made->action].begins_at) >=
            until)
            continue;
        search->fixed_count = search->made_count;
        copy_numbers(search->start, search->line, search->moment_words);
    }
    gg_team_pass(search, search->start, later(search->start[GG_TEAM_TIME], until));
    for (uint16_t i = 0; i < search->member_count; i++) {
        uint32_t *state = member_state_of(search, search->start, i);
        if (state[GG_TEAM_TASK] == GG_NONE)
            state[GG_TEAM_FREE] = later(state[GG_TEAM_FREE], until);
    }
}

void gg_team_set_limits(gg_team_search *search)
{
    (void)gg_team_replay(search, search->completions);
    for (uint16_t i = 0; i < search->goal_count; i++) {
        gg_team_goal *goal = &search->goals[i];
        bool completed = !(search->ahead[search->at_pending] >> i & 1);
        if (goal->firm)
            search->limits[goal->index] = goal->limit =
                completed ? later(goal->due, search->completions[i]) : goal->due;
    }
}

/* The choice after the line of a task that is needed there, which is done soonest. False: there is
 * none. */
static bool choose_soonest(gg_team_search *search, gg_team_choice *best)
{
    gg_team_choice choice;
    uint32_t soonest = GG_TEAM_NEVER;
    gg_team_count_needed_tasks(search, search->line);
    copy_numbers(search->here, search->line, search->moment_words);
    for (gg_team_begin_choices(search, &choice); gg_team_next_choice(search, &choice);) {
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
    if (gg_team_running_complete_all(search, search->line))
        return GG_TEAM_SOLVED;
    if (choose_soonest(search, &best))
        return extend_line(search, best.member, best.task, best.time) ? GG_TEAM_ON : GG_TEAM_FULL;
    uint32_t next = gg_team_next_event_time(search, search->line);
    if (next == GG_TEAM_NEVER)
        return GG_TEAM_EXHAUSTED;
    gg_team_pass(search, search->line, next);
    return GG_TEAM_ON;
}

/* ------------------------------------------------------------------------- A* */

/* Adds a node for a moment with search->estimate, unless there is one that is not worse; one that is
 * worse is gone on with no more. False: there is no room. */
static bool ways_add_node(gg_team_search *search, uint32_t *moment, const gg_team_last_task *step)
{
    uint32_t hash = gg_team_make_node_key(search, moment);
    uint32_t known = step->done ? GG_NO_NODE : find_node(search, moment, hash);
    if (known != GG_NO_NODE) {
        if (compare(search, search->estimate, estimate_of(search, known)) >= 0)
            return true;
        if (node_at(search, known)->links.place != GG_NO_NODE)
            take_from_heap(search, known);
        forget_node(search, known);
    }
    if (search->open.node_count == search->node_room)
        return false;
    uint32_t index = write_node(search, GG_NO_NODE, hash, moment, step);
    if (step->done)
        forget_node(search, index);
    put_in_order(search, index);
    return true;
}

/* Keeps the schedule that leads to a node and ends with search->child, if that completes all
 * goals. */
static void keep_child(gg_team_search *search, const gg_team_last_task *step)
{
    if (!gg_team_running_complete_all(search, search->child) || is_beaten(search, search->estimate))
        return;
    if (book_way(search, step->parent) &&
        book(search, step->member, step->task, search->child[GG_TEAM_TIME]))
        (void)gg_team_keep(search);
    gg_team_sum_running_effects(search, search->here);
}

/* Adds search->child as a node. If the tasks that run complete all goals, others may complete them
 * sooner: of all goals, the schedule is kept; of one, there is one node more. False: there is no
 * room. */
static bool add_child(gg_team_search *search, gg_team_last_task step)
{
    if (search->way != GG_TEAM_SINGLE && step.member != GG_NONE)
        keep_child(search, &step);
    if (search->way == GG_TEAM_SINGLE && gg_team_running_complete_all(search, search->child)) {
        step.done = true;
        copy_numbers(search->ahead, search->child, search->moment_words);
        if (!ways_add_node(search, search->ahead, &step))
            return false;
    }
    step.done = false;
    return !gg_team_lower_bound(search, search->child) || is_beaten(search, search->estimate) ||
           ways_add_node(search, search->child, &step);
}

static const gg_team_last_task first_step = {0, GG_NONE, GG_NONE, 0, false};

gg_team_progress gg_team_begin_a_star(gg_team_search *search)
{
    begin_search(search);
    return add_child(search, first_step) ? GG_TEAM_ON : GG_TEAM_FULL;
}

/* Makes search->child, the moment after a choice, and the step to it. */
static gg_team_last_task make_child(gg_team_search *search, const gg_team_choice *choice,
                                    uint32_t parent)
{
    gg_team_last_task step = {parent, choice->member, choice->task, 0, false};
    copy_numbers(search->child, search->here, search->moment_words);
    gg_team_start(search, search->child, choice->member, choice->task, choice->time);
    return step;
}

gg_team_progress gg_team_expand_best(gg_team_search *search)
{
    gg_team_choice choice;
    if (search->open.heap_count == 0)
        return GG_TEAM_EXHAUSTED;
    uint32_t index = search->heap[0];
    const uint32_t *estimate = estimate_of(search, index);
    take_from_heap(search, index);
    if (is_beaten(search, estimate))
        return GG_TEAM_EXHAUSTED;
    if (search->way == GG_TEAM_JOINT && search->exact_latest && search->crew == search->team)
        search->report.bound = later(search->report.bound, latest_of(search, estimate));
    if (node_at(search, index)->step.done)
        return book_way(search, index) ? GG_TEAM_SOLVED : GG_TEAM_FULL;
    load(search, search->here, index);
    for (gg_team_begin_choices(search, &choice); gg_team_next_choice(search, &choice);)
        if (!add_child(search, make_child(search, &choice, index)))
            return GG_TEAM_FULL;
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
    const uint32_t *estimate = estimate_of(search, node);
    for (uint16_t i = 0; i < search->rank_count; i++) {
        uint64_t one = promise_of(search, i, search->estimate, time);
        uint64_t other = promise_of(search, i, estimate, time_at(search, node));
        if (one != other)
            return one > other;
    }
    return true;
}

/* Puts a node into the next layer, which is in order, the best first. */
static void put_in_layer(gg_team_search *search, uint32_t index)
{
    uint32_t time = time_at(search, index), place = search->layer_next++;
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

static gg_team_node *parent_of(const gg_team_search *search, uint32_t index)
{
    return node_at(search, node_at(search, index)->step.parent);
}

/* Lets a node that others rest on be found no more. */
static void hide_node(gg_team_search *search, uint32_t index)
{
    forget_node(search, index);
    node_at(search, index)->step.done = true;
}

/* A node that was given back, or a new one; GG_NO_NODE: there is no room. */
static uint32_t new_node(gg_team_search *search)
{
    uint32_t index = search->unused;
    if (index == GG_NO_NODE)
        return search->open.node_count < search->node_room ? search->open.node_count : GG_NO_NODE;
    search->unused = node_at(search, index)->step.parent;
    return index;
}

/* Gives a node back from which nothing is gone on with, and then those before it that led nowhere
 * else: so long schedules take little more room than short ones. */
static void give_back(gg_team_search *search, uint32_t index)
{
    gg_team_node *node = node_at(search, index);
    while (node->step.children == 0 && node->step.member != GG_NONE) {
        uint32_t parent = node->step.parent;
        if (!node->step.done)
            forget_node(search, index);
        node->step.parent = search->unused;
        search->unused = index;
        index = parent;
        node = node_at(search, index);
        node->step.children--;
    }
}

/* A place for search->child in the next layer, which is sealed: that of a worse node, or a new
 * one. GG_NO_NODE: there is no room. */
static uint32_t place_in_layer(gg_team_search *search, uint32_t known)
{
    uint32_t *layer = search->layer + search->beam, place = search->layer_next;
    for (uint32_t i = 0; i < search->layer_next; i++)
        if (layer[i] == known)
            place = i;
    if (known != GG_NO_NODE && place == search->layer_next)
        hide_node(search, known);
    if (place == search->layer_next && search->layer_next == search->beam)
        place = search->layer_next - 1;
    if (place == search->layer_next)
        return new_node(search);
    uint32_t index = layer[place];
    forget_node(search, index);
    parent_of(search, index)->step.children--;
    drop_from_layer(search, place);
    return index;
}

/* Adds search->child to the next layer, if it is among the best. False: there is no room. */
static bool add_to_layer(gg_team_search *search, const gg_team_last_task *step)
{
    const uint32_t *layer = search->layer + search->beam;
    bool full = search->layer_next == search->beam;
    search->cut |= full;
    if (full && promises_less(search, search->child[GG_TEAM_TIME], layer[search->beam - 1u]))
        return true;
    uint32_t hash = gg_team_make_node_key(search, search->child);
    uint32_t known = find_node(search, search->child, hash);
    if (known != GG_NO_NODE && compare(search, search->estimate, estimate_of(search, known)) >= 0)
        return true;
    uint32_t index = place_in_layer(search, known);
    if (index == GG_NO_NODE)
        return false;
    if (index == search->open.node_count)
        index = GG_NO_NODE;
    put_in_layer(search, write_node(search, index, hash, search->child, step));
    if (step->member != GG_NONE)
        node_at(search, step->parent)->step.children++;
    return true;
}

/* The next layer takes the place of this one, unless nothing better can come of it. */
static gg_team_progress go_on_with_layer(gg_team_search *search)
{
    bool useful = false;
    for (uint32_t i = 0; i < search->layer_count; i++)
        give_back(search, search->layer[i]);
    for (uint32_t i = 0; i < search->layer_next; i++) {
        search->layer[i] = search->layer[search->beam + i];
        useful |= !gg_team_is_beaten(search, estimate_of(search, search->layer[i]));
    }
    search->layer_count = search->layer_next;
    search->layer_at = search->layer_next = 0;
    return useful ? GG_TEAM_ON : GG_TEAM_EXHAUSTED;
}

gg_team_progress gg_team_begin_beam(gg_team_search *search)
{
    begin_search(search);
    search->layer_count = search->layer_at = search->layer_next = 0;
    search->unused = GG_NO_NODE;
    search->has_own = search->cut = false;
    if (!gg_team_lower_bound(search, search->child))
        return GG_TEAM_EXHAUSTED;
    return add_to_layer(search, &first_step) ? GG_TEAM_ON : GG_TEAM_FULL;
}

/* Adds what can come next after a node to the next layer: with `all` also what is not needed. False:
 * there is no room. found: becomes whether anything can. */
static bool add_choices(gg_team_search *search, uint32_t index, bool all, bool *found)
{
    gg_team_choice choice;
    load(search, search->here, index);
    if (!all)
        gg_team_count_needed_tasks(search, search->here);
    for (gg_team_begin_choices(search, &choice); gg_team_next_choice(search, &choice);) {
        if (!all && search->wanted[choice.task] == 0)
            continue;
        gg_team_last_task step = make_child(search, &choice, index);
        *found = true;
        keep_child(search, &step);
        if (gg_team_lower_bound(search, search->child) && !is_beaten(search, search->estimate) &&
            !add_to_layer(search, &step))
            return false;
    }
    return true;
}

/* What is needed is worked out for the moment of a node. It may be that nothing of it can be done,
 * though something will be needed that can, when what runs is over: then all that can be done comes
 * next. */
gg_team_progress gg_team_expand_in_beam(gg_team_search *search)
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
