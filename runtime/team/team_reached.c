/* SPDX-License-Identifier: MIT */
/*
 * Which requests are reached: by what is free, as what another one keeps and what running tasks take
 * cannot fulfil them. Rests on team_carry.h.
 */
#include "team/team_carry.h"

/* Whether a box holds for a member: its lower bounds by what is free, the rest by what is there,
 * whatever agents have claimed. */
static bool holds_for(const gg_team *team, const GG_ROM gg_box *box, const gg_team_seat *seat,
                      const uint64_t *world)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    uint64_t *view = team->words + domain->word_count;
    for (int real = 0; real < 2; real++) {
        const uint64_t *there = team->world ? gg_world_state(team->world) : world;
        const uint64_t *shared = real ? there : team->words;
        for (uint16_t i = 0; i < domain->word_count; i++) {
            uint64_t bits = domain->shared ? domain->shared[i] : 0;
            view[i] = (shared[i] & bits) | (seat->state[i] & ~bits);
        }
        if (!gg_box_holds(domain, box, view))
            return false;
    }
    return true;
}

/* The box of a request that holds; GG_NONE: none. */
static uint16_t reached_met_box(const gg_team *team, const gg_team_order *order,
                                const uint64_t *world)
{
    const GG_ROM gg_condition *condition = &team->tables->domain->goals[order->goal].condition;
    for (uint16_t i = 0; i < team->member_limit; i++) {
        const gg_team_seat *seat = &team->seats[i];
        if (seat->status == GG_TEAM_VACANT || (order->member != GG_NONE && order->member != i))
            continue;
        for (uint16_t j = 0; j < condition->count; j++)
            if (holds_for(team, &condition->boxes[j], seat, world))
                return j;
    }
    return GG_NONE;
}

/* The open request that comes next after one: of the highest priority below its own, or behind
 * it. */
static gg_team_order *next_order(const gg_team *team, const gg_team_order *last)
{
    gg_team_order *next = NULL;
    for (uint16_t i = 0; i < team->request_limit; i++) {
        gg_team_order *order = &team->orders[i];
        if (order->id == 0 || order->state == GG_TEAM_REACHED)
            continue;
        bool behind = !last || order->priority < last->priority ||
                      (order->priority == last->priority && order > last);
        if (behind && (!next || order->priority > next->priority))
            next = order;
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
    for (uint16_t i = 0; i < team->request_limit; i++)
        if (team->orders[i].id != 0 && team->orders[i].member != GG_NONE)
            same = false;
    gg_copy_words(last, world, count);
    team->looked = 1;
    return same;
}

/* One that is reached before its time leaves work over; and a planning that is under way still plans
 * for it. */
void gg_team_note_reached(gg_team *team, const uint64_t *world)
{
    if (is_looked_at(team, world))
        return;
    for (gg_team_order *order = next_order(team, NULL); order; order = next_order(team, order)) {
        gg_team_find_free(team, world);
        uint16_t box = reached_met_box(team, order, world);
        if (box == GG_NONE)
            continue;
        if (order->state != GG_TEAM_PLANNED || order->eta > team->since || team->planning)
            team->changed = 1;
        order->state = GG_TEAM_REACHED;
        team->told = 0;
        order->box = box;
        order->failures = 0;
        order->rest = 0;
        order->lacks = GG_NONE;
    }
}
