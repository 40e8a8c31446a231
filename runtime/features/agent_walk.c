/* SPDX-License-Identifier: MIT */
/*
 * The walk to the place of the next action. Rests on travel.c and agent_action.c. Until the agent
 * is there the action has not begun: `elapsed` counts the walk, and what the action needs is
 * watched like what later steps need; but what it claims is claimed from here on. Each start of a
 * walk is followed by exactly one stop; the fact that tells the place changes after it, and only if
 * the walk succeeded.
 */
#include "agent/agent.h"
#include "state/travel.h"

/* Calls the function that walks. */
static gg_status walk(gg_agent *agent, gg_phase phase)
{
    const GG_ROM gg_calls *calls = gg_type_of(agent)->calls;
    agent->waits = GG_ASKED;
    return calls && calls->walk ? calls->walk(agent, phase, present_step_begins_at(agent))
                                : gg_agent_walked(agent);
}

/* ------------------------------------------------------------- what is asked */

uint16_t gg_agent_walking(const gg_agent *agent)
{
    return agent->walking ? gg_numbers_of(agent)[agent->step] : GG_NONE;
}

uint16_t gg_agent_place_symbol(const gg_agent *agent)
{
    uint16_t place = present_step_begins_at(agent);
    return place == GG_NONE ? GG_NONE : agent->domain->places->symbols[place];
}

uint32_t gg_agent_walk_time(const gg_agent *agent)
{
    return agent->walking ? gg_travel_walk_time(agent) : 0;
}

gg_status gg_agent_walked(gg_agent *agent)
{
    return agent->walking ? wait_until_elapsed(agent, GG_WAITS, gg_agent_walk_time(agent))
                          : GG_INVALID;
}

bool gg_walk_is_needed(const gg_agent *agent)
{
    uint16_t place = present_step_begins_at(agent);
    uint16_t action = gg_steps_of(agent)[agent->step];
    return place != GG_NONE &&
           !gg_travel_is_at_place(agent, place, gg_travel_within(agent->domain, action));
}

/* ------------------------------------------------------------- start to end */

/* Stops the walk, which ends with a status. */
static void stop(gg_agent *agent, gg_status status)
{
    GG_ASSERT(agent->walking);
    if (status != GG_SUCCESS)
        gg_travel_note_stop_point(agent);
    agent->ending = (uint8_t)status;
    (void)walk(agent, GG_STOP);
    agent->ending = GG_RUNNING;
    if (status == GG_SUCCESS)
        gg_travel_arrive(agent);
    else /* otherwise the action that follows has claimed the same */
        gg_give_up_claims(agent);
    agent->walking = false;
    agent->asked = 0;
    agent->awake = GG_AWAKE;
}

static void walk_arrive(gg_agent *agent, gg_planner *planner)
{
    uint16_t action = gg_agent_walking(agent), place = present_step_begins_at(agent);
    stop(agent, GG_SUCCESS);
    tell_game(agent, agent->domain->places->fact, place);
    gg_trace_tell(agent, planner, GG_WALK_ENDED, action, GG_SUCCESS);
}

void gg_walk_end(gg_agent *agent, gg_planner *planner, gg_status status)
{
    gg_notice notice = {GG_WALK_ENDED, gg_agent_walking(agent), (uint16_t)status, GG_NONE};
    uint32_t rest = time_since_end(agent);
    if (status == GG_SUCCESS) {
        walk_arrive(agent, planner);
    } else {
        stop(agent, status);
        exclude_failed_action(agent, notice.index, status);
        gg_plan_fail(agent, planner, &notice);
    }
    agent->asked = rest;
    make_senses_due(agent); /* for the decision that follows */
}

void gg_walk_begin(gg_agent *agent, gg_planner *planner)
{
    GG_ASSERT(!gg_is_acting(agent) && has_plan(agent));
    if (agent->domain->features)
        agent->domain->features->ops->begin_action(agent, gg_steps_of(agent)[agent->step], true);
    if (!agent->booked) /* members of a team share what they come for by their bookings */
        gg_claim_for_present_step(agent);
    agent->walking = true;
    agent->elapsed = agent->asked;
    gg_travel_set_out(agent);
    gg_compute_support_mask(agent);
    gg_trace_tell(agent, planner, GG_WALK_STARTED, gg_agent_walking(agent),
                  present_step_begins_at(agent));
    gg_status status = walk(agent, GG_START);
    if (status != GG_RUNNING)
        gg_walk_end(agent, planner, status);
}

void gg_walk_tick(gg_agent *agent, gg_planner *planner)
{
    uint32_t told = agent->asked;
    gg_status status = can_skip_asking_action(agent) ? GG_RUNNING : walk(agent, GG_TICK);
    if (agent->asked != told)
        forget_end_of_wait(agent);
    if (status != GG_RUNNING)
        gg_walk_end(agent, planner, status);
}

void gg_walk_abort(gg_agent *agent, gg_planner *planner)
{
    uint16_t action = gg_agent_walking(agent);
    stop(agent, GG_ABORTED);
    gg_trace_tell(agent, planner, GG_WALK_ENDED, action, GG_ABORTED);
}

const GG_ROM gg_walk_ops gg_walking = {gg_walk_is_needed,
                                       gg_walk_begin,
                                       gg_walk_tick,
                                       gg_walk_abort,
                                       gg_travel_note_stop_point,
                                       gg_travel_sync_with_fact,
                                       gg_travel_sync_after_effect,
                                       gg_travel_set_out,
                                       gg_travel_end_action,
                                       gg_travel_has_moved,
                                       gg_travel_route_time,
                                       gg_travel_init_places,
                                       gg_agent_walk_time};
