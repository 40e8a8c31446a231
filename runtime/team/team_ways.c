/* SPDX-License-Identifier: MIT */
/*
 * The searches for a schedule, one step at a time: A* and a beam. Rests on team_nodes.c and team_made.c.
 * Nothing that cannot be better than what there is is looked at. See team_schedule.c for which way comes
 * when.
 */
#include "team/nodes.h"

/* ------------------------------------------------------------------------ both */

/* Takes a moment from a node. */
static void load(const gg_team_search *search, uint32_t *moment, uint32_t index)
{
    gg_team_copy_numbers(moment, moment_in(search, index), search->moment_words);
    gg_team_restore_moment(search, moment);
}

/* Begins a search with search->child, the moment of the start. */
static void begin_search(gg_team_search *search)
{
    search->open.node_count = search->open.heap_count = search->open.hash_span = 0;
    gg_team_take_start(search, search->child);
}

/* Makes the schedule that leads to a node. */
static bool book_way(gg_team_search *search, uint32_t index)
{
    bool fits = true;
    search->made_count = search->fixed_count;
    while (fits && gg_team_node_at(search, index)->step.member != GG_NONE) {
        const gg_team_last_task *step = &gg_team_node_at(search, index)->step;
        fits = gg_team_book(search, step->member, step->task, time_at(search, index));
        index = step->parent;
    }
    for (uint32_t i = search->fixed_count, j = search->made_count; i + 1 < j; i++) {
        gg_team_booking last = search->made[--j];
        search->made[j] = search->made[i];
        search->made[i] = last;
    }
    return fits;
}

/* Whether an estimate is of no use to this way, which may be about one goal alone. What the beam
 * leaves out must not depend on what others have found: else it may find less where they find
 * more. */
static bool is_beaten(const gg_team_search *search, const uint32_t *estimate)
{
    if (search->way == GG_TEAM_BEAM)
        return search->has_own && gg_team_compare(search, estimate, search->own) >= 0;
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
    gg_team_copy_numbers(search->child, search->origin, search->moment_words);
    gg_team_pass_time_zero(search, search->child);
    search->report.bound = gg_team_lower_bound(search, search->child)
                               ? latest_of(search, search->estimate)
                               : GG_TEAM_NEVER;
    begin_search(search);
    bool can = gg_team_lower_bound(search, search->child);
    gg_team_copy_numbers(search->floor, search->estimate, search->estimate_words);
    return can;
}

/* ------------------------------------------------------------------------- A* */

/* Adds a node for a moment with search->estimate, unless there is one that is not worse; one that is
 * worse is gone on with no more. False: there is no room. */
static bool ways_add_node(gg_team_search *search, uint32_t *moment, const gg_team_last_task *step)
{
    uint32_t hash = gg_team_make_node_key(search, moment);
    uint32_t known = step->done ? GG_NO_NODE : gg_team_find_node(search, moment, hash);
    if (known != GG_NO_NODE) {
        if (gg_team_compare(search, search->estimate, estimate_of(search, known)) >= 0)
            return true;
        if (gg_team_node_at(search, known)->links.place != GG_NO_NODE)
            gg_team_take_from_heap(search, known);
        gg_team_forget_node(search, known);
    }
    if (search->open.node_count == search->node_room)
        return false;
    uint32_t index = gg_team_write_node(search, GG_NO_NODE, hash, moment, step);
    if (step->done)
        gg_team_forget_node(search, index);
    gg_team_put_in_order(search, index);
    return true;
}

/* Keeps the schedule that leads to a node and ends with search->child, if that completes all
 * goals. */
static void keep_child(gg_team_search *search, const gg_team_last_task *step)
{
    if (!gg_team_running_complete_all(search, search->child) || is_beaten(search, search->estimate))
        return;
    if (book_way(search, step->parent) &&
        gg_team_book(search, step->member, step->task, search->child[GG_TEAM_TIME]))
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
        gg_team_copy_numbers(search->ahead, search->child, search->moment_words);
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
    gg_team_copy_numbers(search->child, search->here, search->moment_words);
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
    gg_team_take_from_heap(search, index);
    if (is_beaten(search, estimate))
        return GG_TEAM_EXHAUSTED;
    if (search->way == GG_TEAM_JOINT && search->exact_latest && search->crew == search->team)
        search->report.bound = later(search->report.bound, latest_of(search, estimate));
    if (gg_team_node_at(search, index)->step.done)
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
    return gg_team_node_at(search, gg_team_node_at(search, index)->step.parent);
}

/* Lets a node that others rest on be found no more. */
static void hide_node(gg_team_search *search, uint32_t index)
{
    gg_team_forget_node(search, index);
    gg_team_node_at(search, index)->step.done = true;
}

/* A node that was given back, or a new one; GG_NO_NODE: there is no room. */
static uint32_t new_node(gg_team_search *search)
{
    uint32_t index = search->unused;
    if (index == GG_NO_NODE)
        return search->open.node_count < search->node_room ? search->open.node_count : GG_NO_NODE;
    search->unused = gg_team_node_at(search, index)->step.parent;
    return index;
}

/* Gives a node back from which nothing is gone on with, and then those before it that led nowhere
 * else: so long schedules take little more room than short ones. */
static void give_back(gg_team_search *search, uint32_t index)
{
    gg_team_node *node = gg_team_node_at(search, index);
    while (node->step.children == 0 && node->step.member != GG_NONE) {
        uint32_t parent = node->step.parent;
        if (!node->step.done)
            gg_team_forget_node(search, index);
        node->step.parent = search->unused;
        search->unused = index;
        index = parent;
        node = gg_team_node_at(search, index);
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
    gg_team_forget_node(search, index);
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
    uint32_t known = gg_team_find_node(search, search->child, hash);
    if (known != GG_NO_NODE &&
        gg_team_compare(search, search->estimate, estimate_of(search, known)) >= 0)
        return true;
    uint32_t index = place_in_layer(search, known);
    if (index == GG_NO_NODE)
        return false;
    if (index == search->open.node_count)
        index = GG_NO_NODE;
    put_in_layer(search, gg_team_write_node(search, index, hash, search->child, step));
    if (step->member != GG_NONE)
        gg_team_node_at(search, step->parent)->step.children++;
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
