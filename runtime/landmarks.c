/* SPDX-License-Identifier: MIT */
/*
 * LM-cut (Helmert, Domshlak, "Landmarks, Critical Paths and Abstractions:
 * What's the Difference Anyway?", 2009): sets of actions of which every plan
 * has one, each counted with the cost of its cheapest, that cost taken from all
 * of them. It works with what the tables have left of the costs, and so adds to
 * their estimate. It takes time, and is asked only where the tables alone do not
 * lead straight to the goal.
 */
#include "search.h"

/* Sets of values: from those of the goal's zone the goal costs nothing more; those
 * of the start's zone are reached without one of the goal's. */
typedef struct zone_pair {
    gg_search *search;
    uint64_t *goal, *start;
    gg_distance cut; /* the cheapest action between them */
} zone_pair;

static void put_bit(uint64_t *set, uint32_t index)
{
    set[index / 64] |= one_bit(index % 64);
}

/* ----------------------------------------------------------------- supports */

/* What an action waits for: a side of its precondition, or the value from which
 * an addition leads, whichever is dearer. Without a fact: nothing. */
typedef struct supporter {
    gg_side side;
    gg_distance cost;
} supporter;

static bool has_value_in(const uint64_t *set, const gg_side *side)
{
    for (uint32_t value = 0; value <= gg_last_value(side->fact); value++)
        if (gg_side_allows(side, value) && has_bit(set, side->fact->first + value))
            return true;
    return false;
}

/* Whether some value is new. */
static bool put_side(uint64_t *set, const gg_side *side)
{
    bool grown = false;
    for (uint32_t value = 0; value <= gg_last_value(side->fact); value++) {
        uint32_t index = side->fact->first + value;
        if (!gg_side_allows(side, value) || has_bit(set, index))
            continue;
        put_bit(set, index);
        grown = true;
    }
    return grown;
}

static bool lands_in(const uint64_t *set, const gg_landing *landing)
{
    for (uint32_t i = landing->first; i <= landing->last; i++)
        if (has_bit(set, i))
            return true;
    return false;
}

/* ------------------------------------------------------------ the goal's zone */

/* These ask one thing of an action by one box of its precondition, for all that
 * it changes: `visit` is told of each value that it leads to, and of the value
 * from which it leads there, or UINT32_MAX. */
typedef bool visitor(zone_pair *zones, const gg_landing *landing, uint32_t from,
                     const supporter *support, uint16_t action);

static bool visit_addition(zone_pair *zones, visitor *visit, const gg_addition *change,
                           const supporter *support, uint16_t action)
{
    const gg_search *search = zones->search;
    const gg_fact *fact = &search->aim.domain->facts[change->fact];
    bool grown = false;
    for (uint32_t value = 0; value <= gg_last_value(fact); value++) {
        if (search->reach[fact->first + value] == GG_FAR)
            continue;
        bool dearer = search->reach[fact->first + value] >= support->cost;
        gg_landing landing = gg_landing_of_addition(search, change, value);
        grown |= visit(zones, &landing, dearer ? fact->first + value : UINT32_MAX, support, action);
    }
    return grown;
}

static bool visit_box(zone_pair *zones, visitor *visit, uint16_t index, const gg_box *box)
{
    const gg_search *search = zones->search;
    const gg_effect *effect = search->aim.domain->actions[index].effect;
    supporter support;
    bool grown = false;
    support.cost = gg_reach_support(search, box, &support.side);
    if (support.cost == GG_FAR)
        return false;
    for (uint16_t i = 0; i < effect->assignment_count; i++)
        for (uint64_t bits = ~effect->assignments[i].keep; bits;) {
            gg_landing landing = gg_landing_of_assignment(search, &effect->assignments[i], &bits);
            grown |= visit(zones, &landing, UINT32_MAX, &support, index);
        }
    for (uint16_t i = 0; i < effect->addition_count; i++)
        grown |= visit_addition(zones, visit, &effect->additions[i], &support, index);
    return grown;
}

/* Visits all actions until nothing grows. */
static void visit_all(zone_pair *zones, visitor *visit)
{
    const gg_search *search = zones->search;
    const gg_domain *domain = search->aim.domain;
    for (bool grown = true; grown;) {
        grown = false;
        for (uint32_t word = 0; word * 64 < domain->action_count; word++)
            for (uint64_t set = search->usable[word]; set; set &= set - 1) {
                uint16_t index = (uint16_t)(word * 64 + lowest_bit(set));
                const gg_condition *condition = &domain->actions[index].precondition;
                for (uint16_t i = 0; i < condition->count; i++)
                    grown |= visit_box(zones, visit, index, &condition->boxes[i]);
            }
    }
}

/* An action that costs nothing more leads into the goal's zone: what it waits for
 * belongs to it as well. */
static bool extend_goal_zone(zone_pair *zones, const gg_landing *landing, uint32_t from,
                             const supporter *support, uint16_t action)
{
    if (zones->search->left[action] > 0 || !lands_in(zones->goal, landing))
        return false;
    if (from == UINT32_MAX)
        return support->side.fact && put_side(zones->goal, &support->side);
    bool grown = !has_bit(zones->goal, from);
    put_bit(zones->goal, from);
    return grown;
}

static void find_goal_zone(zone_pair *zones)
{
    const gg_condition *goal = gg_aim_condition(&zones->search->aim);
    for (uint16_t i = 0; i < goal->count; i++) {
        gg_side side;
        if (gg_reach_support(zones->search, &goal->boxes[i], &side) != GG_FAR && side.fact)
            (void)put_side(zones->goal, &side);
    }
    visit_all(zones, extend_goal_zone);
}

/* ---------------------------------------------------------- the start's zone */

static bool starts_from(const zone_pair *zones, uint32_t from, const supporter *support)
{
    if (from != UINT32_MAX)
        return has_bit(zones->start, from);
    return !support->side.fact || has_value_in(zones->start, &support->side);
}

/* An action that can be done in the start's zone leads on in it, or over its end:
 * then it belongs to the cut. */
static bool extend_start_zone(zone_pair *zones, const gg_landing *landing, uint32_t from,
                              const supporter *support, uint16_t action)
{
    bool grown = false;
    if (!starts_from(zones, from, support))
        return false;
    for (uint32_t i = landing->first; i <= landing->last; i++) {
        if (has_bit(zones->goal, i)) {
            if (zones->search->left[action] < zones->cut)
                zones->cut = zones->search->left[action];
        } else if (!has_bit(zones->start, i)) {
            put_bit(zones->start, i);
            grown = true;
        }
    }
    return grown;
}

/* The same again, when the cut is known: its actions become cheaper by it. Each
 * action is met in a row, and marked so that it pays once. */
static bool pay(zone_pair *zones, const gg_landing *landing, uint32_t from,
                const supporter *support, uint16_t action)
{
    gg_search *search = zones->search;
    if (starts_from(zones, from, support) && lands_in(zones->goal, landing))
        put_bit(search->sets, action);
    return false;
}

static void find_start_zone(zone_pair *zones, const uint64_t *state)
{
    const gg_domain *domain = zones->search->aim.domain;
    for (uint16_t i = 0; i < domain->fact_count; i++) {
        const gg_fact *fact = &domain->facts[i];
        uint32_t index = fact->first + (gg_read(domain, i, state) >> fact->coarse);
        if (!has_bit(zones->goal, index))
            put_bit(zones->start, index);
    }
    zones->cut = GG_FAR;
    visit_all(zones, extend_start_zone);
    visit_all(zones, pay);
}

/* -------------------------------------------------------------------- sum */

static void clear(uint64_t *words, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        words[i] = 0;
}

/* The next landmark's cost, which its actions have paid afterwards. */
static gg_distance next_landmark(gg_search *search, const uint64_t *state)
{
    const gg_domain *domain = search->aim.domain;
    uint32_t words = (domain->value_count + 63) / 64, row = (domain->action_count + 63u) / 64;
    zone_pair zones = {search, search->zones, search->zones + words, 0};
    clear(search->zones, 2 * words);
    clear(search->sets, row);
    find_goal_zone(&zones);
    find_start_zone(&zones, state);
    for (uint32_t word = 0; word < row; word++)
        for (uint64_t set = search->sets[word]; set; set &= set - 1)
            search->left[word * 64 + lowest_bit(set)] -= zones.cut;
    return zones.cut;
}

gg_distance gg_landmarks(gg_search *search, const uint64_t *state)
{
    const gg_condition *goal = gg_aim_condition(&search->aim);
    gg_distance sum = 0, rest;
    gg_search_costs(search, search->guide ? search->guide->rest : NULL);
    gg_reach(search, state, false);
    while ((rest = gg_reach_condition(search, goal, false)) > 0) {
        if (rest == GG_FAR)
            return GG_FAR;
        sum += next_landmark(search, state);
        gg_reach_on(search, false);
    }
    return sum;
}
