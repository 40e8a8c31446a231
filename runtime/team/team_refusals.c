/* SPDX-License-Identifier: MIT */
/*
 * Which requests cannot be met, and why, as far as that can be told without a search: nobody can bring
 * about what one asks for; there is no room for it; or something has run out that nobody makes. Rests
 * on team_bounds.c and team_lower_bound.c. A request is refused beside those before it,
 * of higher priority or asked for earlier, that are not refused. What is refused here no search would
 * find a schedule for; but there may be none for others either.
 */
#include "team/scheduler.h"

/* The price of what has run out, by which prices of what is made of it are rounded off little. */
enum { UNIT = 1 << 12 };

/* What was told first stays. */
static void refuse(const gg_team_search *search, gg_team_refusal *refusals, uint16_t goal,
                   gg_team_reason reason, uint16_t fact)
{
    gg_team_refusal *refusal = &refusals[search->goals[goal].index];
    if (refusal->reason != GG_TEAM_NO_REASON)
        return;
    refusal->reason = (uint8_t)reason;
    refusal->fact = fact;
}

static bool is_refused(const gg_team_search *search, const gg_team_refusal *refusals, uint16_t goal)
{
    return refusals[search->goals[goal].index].reason != GG_TEAM_NO_REASON;
}

/* ----------------------------------------------------------------- out of reach */

/* A need of the first of some boxes that can never hold, if none of these can; need_count:
 * none. */
static uint32_t unmet_need(const gg_team_search *search, uint32_t box, uint16_t count)
{
    if (count == 0 || gg_team_earliest_of_boxes(search, box, count) != GG_TEAM_NEVER)
        return search->need_count;
    for (uint32_t i = 0; i < search->boxes[box].count; i++)
        if (search->need_times[search->listed[search->boxes[box].first + i]] == GG_TEAM_NEVER)
            return search->listed[search->boxes[box].first + i];
    return search->need_count;
}

/* Marks a need with a bit, and all that stands behind it: what the tasks lack that may bring it
 * about. */
static void mark_behind(gg_team_search *search, uint32_t need, uint8_t bit)
{
    search->met[need] |= bit;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < search->need_count; i++)
            for (uint32_t j = 0; (search->met[i] & bit) && j < search->task_count; j++) {
                const gg_team_task *task = &search->tasks[j];
                uint32_t behind = unmet_need(search, task->box, task->box_count);
                if (behind == search->need_count || (search->met[behind] & bit) ||
                    !gg_team_task_serves_need(search, task, i))
                    continue;
                search->met[behind] |= bit;
                changed = true;
            }
    }
}

/* A need behind this one that this one is not behind; need_count: none. */
static uint32_t need_behind(gg_team_search *search, uint32_t need)
{
    enum { HERE = 1, THERE = 2 };
    for (uint32_t i = 0; i < search->need_count; i++)
        search->met[i] = 0;
    mark_behind(search, need, HERE);
    for (uint32_t i = 0; i < search->need_count; i++) {
        if (i == need || !(search->met[i] & HERE))
            continue;
        for (uint32_t j = 0; j < search->need_count; j++)
            search->met[j] &= HERE;
        mark_behind(search, i, THERE);
        if (!(search->met[need] & THERE))
            return i;
    }
    return search->need_count;
}

/* The fact that stands in the way of a goal whatever else is done; GG_NONE: none. Needs may stand behind
 * each other in a circle; so what is named is in the last circle. */
static uint16_t lacking_fact(gg_team_search *search, const gg_team_goal *goal)
{
    uint32_t lacking = unmet_need(search, goal->box, goal->box_count);
    if (lacking == search->need_count)
        return GG_NONE;
    for (uint32_t behind = need_behind(search, lacking); behind < search->need_count;
         behind = need_behind(search, lacking))
        lacking = behind;
    uint16_t value = search->needs[lacking].value;
    return value == GG_TEAM_HERE ? gg_team_place_fact(search) : search->facts[value];
}

/* Also makes the times and starts by which the rest is told. */
static void refuse_out_of_reach(gg_team_search *search, gg_team_refusal *refusals)
{
    gg_team_make_need_times(search, search->origin);
    for (uint16_t i = 0; i < search->goal_count; i++) {
        uint16_t fact = lacking_fact(search, &search->goals[i]);
        if (fact != GG_NONE)
            refuse(search, refusals, i, GG_TEAM_OUT_OF_REACH, fact);
    }
}

/* Whether somebody can do a task some day, by the starts of gg_team_make_need_times. */
static bool can_be_started(const gg_team_search *search, uint16_t task)
{
    if (search->starts[task] == GG_TEAM_NEVER)
        return false;
    for (uint16_t i = 0; i < search->member_count; i++)
        if (duration_of(search, i, task) != GG_TEAM_NEVER)
            return true;
    return false;
}

/* ---------------------------------------------------------------------- the ledger */
/* A row for each thing of which there is only so much: what each goal keeps of it at least, and how much
 * is left. It lies where the nodes are later; what does not fit there is not looked at. */

typedef struct refusal_ledger {
    uint64_t *rows;
    uint32_t width, count, size; /* of a row; how many there are; room for so many numbers */
} refusal_ledger;

/* Behind the goals of a row: how much is left, and what is told if that is not enough. */
enum { LEFT, REASON, TOLD, ROW };

static uint64_t *add_row(const gg_team_search *search, refusal_ledger *ledger,
                         gg_team_reason reason, uint16_t told, uint64_t left)
{
    uint64_t *row = ledger->rows + (size_t)ledger->count * ledger->width;
    if ((ledger->count + 1) * ledger->width > ledger->size)
        return NULL;
    ledger->count++;
    row[search->goal_count + LEFT] = left;
    row[search->goal_count + REASON] = reason;
    row[search->goal_count + TOLD] = told;
    return row;
}

/* ------------------------------------------------------------------------ room */

/* The least that a goal asks for in one of its boxes. */
static uint32_t least_asked(const gg_team_search *search, const gg_team_goal *goal, uint16_t value,
                            bool kept)
{
    uint32_t least = GG_TEAM_NEVER;
    for (uint32_t i = 0; i < goal->box_count; i++)
        least = earlier(least,
                        gg_team_amount_asked(search, &search->boxes[goal->box + i], value, kept));
    return least == GG_TEAM_NEVER ? 0 : least;
}

/* The most of a value that a box allows. */
static uint32_t most_of_box(const gg_team_search *search, const gg_team_box *box, uint16_t value)
{
    uint32_t most = search->tops[value];
    for (uint32_t i = 0; i < box->count; i++) {
        const gg_team_need *need = gg_team_need_in(search, box, i);
        if (need->value == value && need->kind == GG_TEAM_NUMBER)
            most = earlier(most, need->high);
    }
    return most;
}

/* Whether a goal asks in each of its boxes for no more of a value than is kept already. */
static bool is_overfull(const gg_team_search *search, const gg_team_goal *goal, uint16_t value)
{
    bool overfull = true;
    for (uint32_t i = 0; i < goal->box_count; i++)
        overfull &= most_of_box(search, &search->boxes[goal->box + i], value) <
                    search->origin[search->at_reserves + value];
    return overfull;
}

/* The most of a value at which a task may start. */
static uint32_t most_at_start(const gg_team_search *search, const gg_team_task *task,
                              uint16_t value)
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < task->box_count; i++)
        most = later(most, most_of_box(search, &search->boxes[task->box + i], value));
    return most;
}

/* The most of a value that there can ever be, with what is kept; search->supplies are those of the
 * start. */
static uint32_t room_of(const gg_team_search *search, uint16_t value)
{
    uint32_t most = search->supplies[value] + search->origin[search->at_reserves + value];
    for (uint16_t i = 0; i < search->task_count; i++) {
        const gg_team_task *task = &search->tasks[i];
        uint32_t made = gg_team_amount(search, task, value, GG_TEAM_MAKES);
        if (!can_be_started(search, i))
            continue;
        if (made > 0)
            most = later(most, most_at_start(search, task, value) + made);
        most = later(most, gg_team_amount(search, task, value, GG_TEAM_WRITES));
    }
    return earlier(most, search->tops[value]);
}

/* Writes down the room for a value, and what goals keep of it. */
static void enter_room(gg_team_search *search, gg_team_refusal *refusals, refusal_ledger *ledger,
                       uint16_t value)
{
    uint32_t room = room_of(search, value), kept = search->origin[search->at_reserves + value];
    uint64_t *row = add_row(search, ledger, GG_TEAM_NO_ROOM, value, room > kept ? room - kept : 0);
    for (uint16_t i = 0; row && i < search->goal_count; i++) {
        const gg_team_goal *goal = &search->goals[i];
        row[i] = least_asked(search, goal, value, true);
        if (kept + least_asked(search, goal, value, false) > room ||
            is_overfull(search, goal, value))
            refuse(search, refusals, i, GG_TEAM_NO_ROOM, search->facts[value]);
    }
}

/* ------------------------------------------------------------------- what ran out */

/* Whether somebody can make more of a value, or write it. */
static bool is_made(const gg_team_search *search, uint16_t value)
{
    for (uint16_t i = 0; i < search->task_count; i++)
        for (uint32_t j = 0; j < search->tasks[i].shared_count; j++) {
            const gg_team_change *change = change_in(search, &search->tasks[i], j);
            if (change->value == value && change->effect != GG_TEAM_TAKES &&
                can_be_started(search, i))
                return true;
        }
    return false;
}

/* Prices by which only what nobody makes costs anything, one value or, with GG_NONE, all of these: what
 * requests ask for at these prices, there must be. */
static void price_by(gg_team_search *search, uint16_t value)
{
    const gg_team_bound *bound = &search->bounds[0];
    search->work += search->weight;
    for (uint16_t i = 0; i < search->task_count; i++)
        search->costs[i] = can_be_started(search, i) ? 0 : UINT32_MAX / 2;
    for (uint16_t i = 0; i < search->value_count; i++) {
        bool scarce = value == GG_NONE || value == i;
        bound->dual_prices[i] = is_made(search, i) ? UINT32_MAX : scarce ? UNIT : 0;
    }
    gg_team_lower_dual_prices(search, bound);
}

/* Writes down what there is of what nobody makes, and what goals keep that is made of it. */
static void enter_supply(gg_team_search *search, gg_team_refusal *refusals, refusal_ledger *ledger,
                         uint16_t value, uint16_t told)
{
    const gg_team_bound *bound = &search->bounds[0];
    price_by(search, value);
    uint64_t there = gg_team_price_of_supplies(search, bound);
    uint64_t *row = add_row(search, ledger, GG_TEAM_RAN_OUT, told, there);
    for (uint16_t i = 0; row && i < search->goal_count; i++) {
        const gg_team_goal *goal = &search->goals[i];
        row[i] = gg_team_price_of_goal(search, bound, goal, true);
        if (gg_team_price_of_goal(search, bound, goal, false) > there)
            refuse(search, refusals, i, GG_TEAM_RAN_OUT, search->facts[told]);
    }
}

/* What has run out is looked at by itself, and all of it together: two sources may be too little. */
static void enter_supplies(gg_team_search *search, gg_team_refusal *refusals,
                           refusal_ledger *ledger)
{
    uint16_t last = GG_NONE;
    bool several = false;
    for (uint16_t i = 0; i < search->value_count; i++) {
        if (is_made(search, i))
            continue;
        several = last != GG_NONE;
        last = i;
        enter_supply(search, refusals, ledger, i, i);
    }
    if (several)
        enter_supply(search, refusals, ledger, GG_NONE, last);
}

/* ---------------------------------------------------------------------- refusals */

/* Takes what a goal keeps out of all rows; if there is not enough in one, the goal is refused. */
static void settle(const gg_team_search *search, gg_team_refusal *refusals,
                   const refusal_ledger *ledger, uint16_t goal)
{
    const uint64_t *row = ledger->rows;
    for (uint32_t i = 0; i < ledger->count; i++, row += ledger->width) {
        const uint64_t *left = row + search->goal_count;
        if (row[goal] > 0 && row[goal] > left[LEFT])
            refuse(search, refusals, goal, (gg_team_reason)left[REASON], search->facts[left[TOLD]]);
    }
    for (uint32_t i = 0; i < ledger->count && !is_refused(search, refusals, goal); i++) {
        uint64_t *entry = ledger->rows + (size_t)i * ledger->width;
        entry[search->goal_count + LEFT] -= entry[goal];
    }
}

bool gg_team_refuse(gg_team_search *search, gg_team_refusal *refusals)
{
    uint32_t width = (uint32_t)search->goal_count + ROW;
    refusal_ledger ledger = {(uint64_t *)(void *)search->nodes, width, 0,
                             search->node_room * search->node_words / 2};
    bool any = false;
    for (uint32_t i = 0; i < search->problem.request_count; i++) {
        refusals[i].reason = GG_TEAM_NO_REASON;
        refusals[i].fact = GG_NONE;
    }
    refuse_out_of_reach(search, refusals);
    gg_team_count_supplies(search, search->origin);
    for (uint16_t i = 0; i < search->value_count; i++)
        enter_room(search, refusals, &ledger, i);
    enter_supplies(search, refusals, &ledger);
    for (uint16_t i = 0; i < search->goal_count; i++) {
        if (!is_refused(search, refusals, i))
            settle(search, refusals, &ledger, i);
        any |= is_refused(search, refusals, i);
    }
    return any;
}
