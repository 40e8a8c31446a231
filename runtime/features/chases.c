/* SPDX-License-Identifier: MIT */
/*
 * Walks to what moves: when it has moved far, the plan is made anew, and an agent that has walked far
 * without coming there gives the walk up, by which its action has failed. Rests on slot_walks.c
 * and agent_walk.c. Only the tables of domains with `follow` or `give_up` name it.
 */
#include "agent/agent.h"
#include "agent/planner_share.h"
#include "agent/world_layout.h"
#include "state/bits.h"
#include "state/travel.h"

static const GG_ROM gg_chases *chases_of(const gg_agent *agent)
{
    return (const GG_ROM gg_chases *)agent->domain->places;
}

static gg_chase *chase_of(const gg_agent *agent)
{
    return (gg_chase *)gg_agent_part(agent, chases_of(agent)->agent_chase);
}

static uint16_t present_step(const gg_agent *agent)
{
    return gg_steps_of(agent)[agent->step];
}

/* Where the present step is done now. */
static gg_point present_place(const gg_agent *agent)
{
    return place_points_of(agent->world)[present_step_begins_at(agent)];
}

/* What a table tells of the present step. */
static uint32_t of_present_step(const gg_agent *agent, const GG_ROM uint32_t *by_action)
{
    return by_action[agent->domain->actions[present_step(agent)].source_index];
}

/* A product, in parts that small processors multiply. */
static uint64_t chased_product(uint32_t a, uint32_t b)
{
    uint32_t high = a >> 16, low = a & 0xffff, top = b >> 16, bottom = b & 0xffff;
    uint64_t mixed = (uint64_t)(high * bottom) + low * top;
    return ((uint64_t)(high * top) << 32) + (mixed << 16) + low * bottom;
}

/* ------------------------------------------------------------------ how far */

static uint64_t way_until_given_up(uint32_t give_up)
{
    return chased_product(give_up, 1000);
}

/* The time after which the walk is given up, from now on, at the agent's speed; UINT32_MAX: never. */
static uint32_t given_up_in(const gg_agent *agent)
{
    uint32_t give_up = of_present_step(agent, chases_of(agent)->give_up);
    uint64_t whole = way_until_given_up(give_up), walked = chase_of(agent)->walked;
    if (give_up == UINT32_MAX)
        return UINT32_MAX;
    return walked < whole ? gg_quotient_up(whole - walked, gg_travel_walk_of(agent)->speed) : 0;
}

/* How long ago the walk should have been given up. */
static uint32_t time_since_given_up(const gg_agent *agent)
{
    uint32_t give_up = of_present_step(agent, chases_of(agent)->give_up);
    uint64_t beyond = chase_of(agent)->walked - way_until_given_up(give_up);
    uint32_t speed = gg_travel_walk_of(agent)->speed, up = gg_quotient_up(beyond, speed);
    uint32_t time = up > 0 && chased_product(up, speed) > beyond ? up - 1 : up;
    return time < agent->elapsed ? time : agent->elapsed;
}

static void add_to_chase(gg_agent *agent, uint32_t milliseconds)
{
    uint64_t way = chased_product(milliseconds, gg_travel_walk_of(agent)->speed);
    gg_chase *chase = chase_of(agent);
    chase->walked = way > UINT64_MAX - chase->walked ? UINT64_MAX : chase->walked + way;
}

void gg_chases_pass(gg_agent *agent, uint32_t milliseconds)
{
    if (agent->walking)
        add_to_chase(agent, milliseconds);
}

/* An agent that waits for the end of its walk waits no longer than until it gives it up. It looks again when
 * its walk is measured anew. */
static void wait_until_given_up(gg_agent *agent)
{
    uint32_t left = agent->walking ? given_up_in(agent) : UINT32_MAX;
    if (left == UINT32_MAX || agent->waits == GG_ASKED)
        return;
    uint32_t end = left < UINT32_MAX - agent->elapsed ? agent->elapsed + left : UINT32_MAX;
    agent->waits = GG_RESTS;
    agent->asked = end < agent->asked ? end : agent->asked;
}

/* Gives up a walk that has not come to its end now, and should have been given up some time ago; otherwise
 * what follows the walk has this time, too. */
static void give_up_walk(gg_agent *agent, gg_planner *planner, uint32_t over)
{
    if (agent->walking) {
        agent->waits = GG_ASKED;
        gg_walk_end(agent, planner, GG_FAILURE);
    }
    agent->asked += over;
}

/* ------------------------------------------------------------------ start to end */

static void chase_begin(gg_agent *agent, gg_planner *planner)
{
    gg_chase *chase = chase_of(agent);
    chase->walked = 0;
    chase->seen = present_place(agent);
    uint32_t left = given_up_in(agent), over = agent->asked > left ? agent->asked - left : 0;
    agent->asked -= over;
    add_to_chase(agent, agent->asked);
    gg_walk_begin(agent, planner);
    if (over > 0)
        give_up_walk(agent, planner, over);
    wait_until_given_up(agent);
}

static void chase_tick(gg_agent *agent, gg_planner *planner)
{
    bool is_over = given_up_in(agent) == 0;
    uint32_t over = is_over ? time_since_given_up(agent) : 0;
    agent->elapsed -= over;
    gg_walk_tick(agent, planner);
    if (is_over)
        give_up_walk(agent, planner, over);
    wait_until_given_up(agent);
}

void gg_chases_look(gg_agent *agent, gg_planner *planner)
{
    uint32_t follow =
        agent->walking ? of_present_step(agent, chases_of(agent)->follow) : UINT32_MAX;
    if (follow == UINT32_MAX)
        return;
    gg_chase *chase = chase_of(agent);
    gg_point there = present_place(agent);
    if (gg_walk_time(chase->seen, there, 1000) <= follow) /* as far in thousandths */
        return;
    chase->seen = there;
    gg_notice notice = {GG_PLAN_DROPPED, gg_numbers_of(agent)[agent->step], 0,
                        agent->domain->places->fact};
    gg_planning_forget(agent, planner);
    if (!agent->broken) {
        agent->broken = true;
        gg_trace_notice(agent, planner, &notice);
    }
    agent->awake = GG_AWAKE;
}

const GG_ROM gg_walk_ops gg_chasing = {gg_walk_is_needed,
                                       chase_begin,
                                       chase_tick,
                                       gg_walk_abort,
                                       gg_travel_note_stop_point,
                                       gg_slot_walks_settle,
                                       gg_slot_walks_settle_after_effect,
                                       gg_travel_set_out,
                                       gg_slot_walks_end_action,
                                       gg_travel_has_moved,
                                       gg_travel_route_time,
                                       gg_slot_walks_place,
                                       gg_agent_walk_time};
