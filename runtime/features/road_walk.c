/* SPDX-License-Identifier: MIT */
/*
 * The walk along roads to the place of the next action: as agent_walk.c, but that the fact which tells
 * the place changes wherever one hop of the way ends and the next begins. Rests on roads.c and
 * agent_action.c. Only the tables of domains with roads name it.
 */
#include "agent/agent.h"
#include "state/roads.h"
#include "state/travel.h"

static const GG_ROM gg_action *row_of_step(const gg_agent *agent)
{
    return &agent->domain->actions[gg_steps_of(agent)[agent->step]];
}

static uint16_t target_of(const gg_agent *agent)
{
    return row_of_step(agent)->begins_at;
}

/* Whether an agent is on its way over a place to the one to which it walks. */
static bool has_hops_left(const gg_agent *agent)
{
    return gg_road_hop_end(agent) < gg_road_walk_end(agent, target_of(agent));
}

/* Calls the function that walks. It is asked where a hop ends, even if it waits for longer. */
static gg_status walk_road(gg_agent *agent, gg_phase phase)
{
    const GG_ROM gg_calls *calls = gg_type_of(agent)->calls;
    agent->waits = GG_ASKED;
    gg_status status =
        calls && calls->walk ? calls->walk(agent, phase, target_of(agent)) : gg_road_walked(agent);
    if (status == GG_RUNNING && agent->waits != GG_ASKED && has_hops_left(agent) &&
        agent->asked > gg_road_hop_end(agent)) {
        agent->waits = GG_RESTS;
        agent->asked = gg_road_hop_end(agent);
    }
    return status;
}

/* ------------------------------------------------------------- what is asked */

uint16_t gg_road_walking_to(const gg_agent *agent)
{
    return agent->walking ? gg_steps_of(agent)[agent->step] : GG_NONE;
}

uint32_t gg_road_walk_time(const gg_agent *agent)
{
    return agent->walking ? gg_road_walk_end(agent, target_of(agent)) : 0;
}

gg_status gg_road_walked(gg_agent *agent)
{
    return agent->walking ? wait_until_elapsed(agent, GG_WAITS, gg_road_walk_time(agent))
                          : GG_INVALID;
}

static bool is_walk_needed(const gg_agent *agent)
{
    uint16_t place = target_of(agent);
    if (place == GG_NONE)
        return false;
    return gg_road_place_of(agent) != place ||
           (gg_road_is_between(agent) && !gg_road_is_on_crossing(agent, row_of_step(agent)));
}

static bool has_target_moved(const gg_agent *agent)
{
    (void)agent;
    return false;
}

/* How long the way of an action's route is. */
static uint32_t way_of_route(const gg_agent *agent, uint16_t index)
{
    return gg_quotient_up(gg_road_route_of(agent, &agent->domain->actions[index]),
                          gg_road_speed_of(agent));
}

/* ------------------------------------------------------------- start to end */

/* Stops the walk, which ends with a status. */
static void stop_walk(gg_agent *agent, gg_status status)
{
    const GG_ROM gg_domain *domain = agent->domain;
    GG_ASSERT(agent->walking);
    if (status != GG_SUCCESS)
        gg_road_stop_walk(agent);
    agent->ending = (uint8_t)status;
    (void)walk_road(agent, GG_STOP);
    agent->ending = GG_RUNNING;
    if (status == GG_SUCCESS) {
        gg_write(domain, domain->places->fact, target_of(agent), gg_agent_state(agent));
        gg_road_put_at_place(agent);
    } else { /* otherwise the action that follows has claimed the same */
        gg_give_up_claims(agent);
    }
    agent->walking = false;
    agent->asked = 0;
    agent->awake = GG_AWAKE;
}

static void road_walk_arrive(gg_agent *agent, gg_planner *planner)
{
    uint16_t action = gg_steps_of(agent)[agent->step], place = target_of(agent);
    stop_walk(agent, GG_SUCCESS);
    tell_game(agent, agent->domain->places->fact, place);
    gg_trace_tell(agent, planner, GG_WALK_ENDED, action, GG_SUCCESS);
}

/* Ends a walk that has ended by itself. If it failed, its action has failed. */
static void road_walk_end(gg_agent *agent, gg_planner *planner, gg_status status)
{
    gg_notice notice = {GG_WALK_ENDED, gg_road_walking_to(agent), (uint16_t)status, GG_NONE};
    uint32_t rest = time_since_end(agent);
    if (status == GG_SUCCESS) {
        road_walk_arrive(agent, planner);
    } else {
        stop_walk(agent, status);
        exclude_failed_action(agent, notice.index, status);
        gg_plan_fail(agent, planner, &notice);
    }
    agent->asked = rest;
    make_senses_due(agent); /* for the decision that follows */
}

/* Passes the places that lie behind the agent by now. */
static void pass_places(gg_agent *agent)
{
    if (!gg_road_pass_hops(agent, target_of(agent)))
        return;
    make_senses_due(agent);
    agent->awake = GG_AWAKE;
}

static void road_walk_begin(gg_agent *agent, gg_planner *planner)
{
    GG_ASSERT(!gg_is_acting(agent) && has_plan(agent));
    if (agent->domain->features)
        agent->domain->features->ops->begin_action(agent, gg_steps_of(agent)[agent->step], true);
    if (!agent->booked) /* members of a team share what they come for by their bookings */
        gg_claim_for_present_step(agent);
    gg_road_turn_to(agent, target_of(agent));
    agent->walking = true;
    agent->elapsed = agent->asked;
    gg_compute_support_mask(agent);
    gg_trace_tell(agent, planner, GG_WALK_STARTED, gg_road_walking_to(agent), target_of(agent));
    pass_places(agent);
    gg_status status = walk_road(agent, GG_START);
    if (status != GG_RUNNING)
        road_walk_end(agent, planner, status);
}

/* What waits for the end of its hop knows when that was. */
static void road_walk_tick(gg_agent *agent, gg_planner *planner)
{
    uint32_t told = agent->asked;
    pass_places(agent);
    gg_status status = can_skip_asking_action(agent) ? GG_RUNNING : walk_road(agent, GG_TICK);
    if (agent->asked != told && agent->waits == GG_RESTS)
        forget_end_of_wait(agent);
    if (status != GG_RUNNING)
        road_walk_end(agent, planner, status);
}

static void road_walk_abort(gg_agent *agent, gg_planner *planner)
{
    uint16_t action = gg_road_walking_to(agent);
    stop_walk(agent, GG_ABORTED);
    gg_trace_tell(agent, planner, GG_WALK_ENDED, action, GG_ABORTED);
}

/* ------------------------------------------------------------- routes */

/* Notes where an agent is whose action is stopped. The way of a route passes while the action lasts. */
static void stop_on_route(gg_agent *agent)
{
    const GG_ROM gg_action *action = row_of_step(agent);
    uint32_t whole = gg_agent_duration(agent), elapsed = agent->elapsed;
    if (action->begins_at == action->ends_at)
        return;
    uint64_t way = gg_road_route_of(agent, action);
    uint16_t crossing = gg_road_crossing(agent->domain, action);
    if (elapsed < whole)
        way = gg_share_of(way, elapsed, whole);
    if (crossing == GG_NONE)
        gg_road_stop_route(agent, action->begins_at, action->ends_at, way);
    else
        gg_road_stop_crossing(agent, crossing, way);
}

static void begin_route(gg_agent *agent)
{
    (void)agent;
}

static bool moves_agent(const gg_agent *agent, const GG_ROM gg_effect *effect)
{
    return place_after_effect(agent->domain, effect, GG_NONE) != GG_NONE;
}

static void end_action_on_road(gg_agent *agent, const GG_ROM gg_effect *effect)
{
    if (moves_agent(agent, effect))
        gg_road_put_at_place(agent);
}

/* The fact was written: a walk goes on from the place that it names. */
static void settle_at_place(gg_agent *agent)
{
    gg_road_put_at_place(agent);
    if (!agent->walking)
        return;
    gg_road_turn_to(agent, target_of(agent));
    agent->waits = GG_ASKED;
}

static void settle_after_effect(gg_agent *agent, const GG_ROM gg_effect *effect)
{
    if (moves_agent(agent, effect))
        settle_at_place(agent);
}

static void place_nothing(gg_world *world)
{
    (void)world;
}

/* ------------------------------------------------------------- speed */

void gg_road_set_speed(gg_agent *agent, uint32_t speed)
{
    uint32_t before = agent->running ? gg_agent_duration(agent) : 0;
    if (agent->walking)
        (void)gg_road_pass_hops(agent, target_of(agent));
    gg_road_change_speed(agent, speed == 0 ? 1 : speed > GG_TOP_SPEED ? GG_TOP_SPEED : speed);
    if (agent->walking && agent->waits == GG_WAITS) {
        agent->asked = gg_road_walk_time(agent);
    } else if (agent->walking) {
        agent->waits = GG_ASKED;
    } else if (agent->elapsed < before && gg_agent_duration(agent) != before) {
        agent->elapsed = (uint32_t)gg_share_of(gg_agent_duration(agent), agent->elapsed, before);
        agent->waits = GG_ASKED;
    }
}

const GG_ROM gg_walk_ops gg_road_walking = {
    is_walk_needed,  road_walk_begin,     road_walk_tick,   road_walk_abort,    stop_on_route,
    settle_at_place, settle_after_effect, begin_route,      end_action_on_road, has_target_moved,
    way_of_route,    place_nothing,       gg_road_walk_time};
