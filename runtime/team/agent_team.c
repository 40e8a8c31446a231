/* SPDX-License-Identifier: MIT */
/*
 * What a member of a team does. A booking that is due becomes the agent's plan, of one step; the
 * books are told how it goes, and after each tick where the agent is and whether it has something
 * else to do. Rests on team_plans.c, agent_goals.c and agent_walk.c. The other files of the agent
 * know these functions only by gg_domain.team.
 */
#include "agent/agent_parts.h"
#include "htn/cooldown_part.h"
#include "gg_team_agents.h"
#include "agent/keep_parts.h"
#include "team/team_agents.h"
#include "state/travel.h"

/* ------------------------------------------------------------------ membership */

gg_team_seat *gg_member_seat(const gg_agent *agent)
{
    const gg_membership *membership = membership_of(agent);
    if (!membership->team)
        return NULL;
    gg_team_seat *seat = &membership->team->seats[membership->member];
    return seat->status != GG_TEAM_VACANT && seat->agent == agent ? seat : NULL;
}

/* ------------------------------------------------------- what is told to the team */

/* Where an agent is. */
static void report_place(const gg_agent *agent)
{
    const gg_membership *membership = membership_of(agent);
    const GG_ROM gg_places *places = agent->domain->places;
    gg_point point = {0, 0};
    if (!places)
        return;
    uint16_t place = (uint16_t)gg_agent_read(agent, places->fact);
    if (places->points) {
        membership->team->seats[membership->member].speed = gg_travel_walk(agent)->speed;
        if (agent->walking || agent->running || !gg_travel_is_there(agent, place)) {
            place = GG_NONE;
            point = gg_agent_point(agent);
        }
    }
    gg_team_moved(membership->team, membership->member, place, point);
}

/* Whether an agent does something that its team cannot interrupt. */
static bool is_occupied(gg_agent *agent)
{
    if (agent->booked || !has_plan(agent))
        return false;
    int32_t priority = membership_of(agent)->team->tables->priority;
    return is_bound(agent) ||
           (agent->goal != GG_NONE && gg_goal_priority(agent, agent->goal) > priority);
}

/* How long the rest of its plan takes, as far as the tables tell. */
static uint32_t time_left(const gg_agent *agent)
{
    uint32_t whole = agent->running   ? gg_agent_duration(agent)
                     : agent->walking ? gg_agent_walk_time(agent)
                                      : 0;
    uint32_t left = whole - earlier(whole, gg_is_acting(agent) ? agent->elapsed : 0);
    for (uint16_t i = (uint16_t)(agent->step + agent->running); i < agent->plan_length; i++) {
        uint32_t duration = agent->domain->actions[gg_steps_of(agent)[i]].duration;
        left = duration > GG_TEAM_HORIZON - earlier(left, GG_TEAM_HORIZON) ? GG_TEAM_HORIZON
                                                                           : left + duration;
    }
    return left > 0 ? left : 1;
}

void gg_member_report(gg_agent *agent)
{
    gg_membership *membership = membership_of(agent);
    const gg_team_seat *seat = gg_member_seat(agent);
    if (!seat)
        return;
    report_place(agent);
    bool occupied = is_occupied(agent);
    seat = gg_member_seat(agent); /* functions of the game may have been asked for a priority */
    if (!seat || seat->status == GG_TEAM_WORKING)
        return;
    uint32_t left = occupied ? time_left(agent) : 0;
    if (occupied && seat->status == GG_TEAM_IDLE)
        gg_team_busy(membership->team, membership->member, left);
    else if (occupied && seat->left == 0) /* it takes longer than was known */
        gg_team_busy(membership->team, membership->member, left > 1 ? left : GG_TEAM_NEVER);
    else if (!occupied && seat->status == GG_TEAM_AWAY)
        gg_team_busy(membership->team, membership->member, 0);
}

/* Whether what an agent has taken up is still due. */
static bool booked_agent_is_due(const gg_membership *membership)
{
    const gg_team_booking *due = gg_team_due(membership->team, membership->member);
    return due && due->action == membership->action;
}

static void booked_agent_tell(gg_agent *agent, gg_booking_news news)
{
    const gg_membership *membership = membership_of(agent);
    const gg_team_seat *seat = gg_member_seat(agent);
    if (!seat)
        return;
    bool works = seat->status == GG_TEAM_WORKING;
    if (news == GG_BOOKING_STARTED)
        gg_team_started(membership->team, membership->member);
    else if (news == GG_BOOKING_INTERRUPTED)
        gg_team_interrupted(membership->team, membership->member);
    else if (works || (news == GG_BOOKING_FAILED && booked_agent_is_due(membership)))
        gg_team_ended(membership->team, membership->member, news == GG_BOOKING_DONE);
}

/* ------------------------------------------------------------ what the agent does */

static void booked_agent_give_up(gg_agent *agent, gg_planner *planner)
{
    if (gg_is_acting(agent))
        gg_step_abort(agent, planner);
    gg_claims_end(agent); /* of a walk that is over */
    gg_plan_drop(agent);
    agent->awake = GG_AWAKE;
}

/* Turns an agent that walks to its booking to another one at the same place. Whether it goes on. */
static bool turns(gg_agent *agent, gg_planner *planner, const gg_team_booking *due)
{
    const GG_ROM gg_action *actions = agent->domain->actions;
    uint16_t *step = &gg_steps_of(agent)[agent->step];
    if (!agent->walking || actions[*step].begins_at != actions[due->action].begins_at)
        return false;
    *step = membership_of(agent)->action = due->action;
    gg_trace_tell(agent, planner, GG_BOOKING_TAKEN, due->action, 0);
    return true;
}

/* Whether the booking that an agent has taken up is still its own. */
static bool is_current(gg_agent *agent, gg_planner *planner, const gg_team_seat *seat)
{
    const gg_membership *membership = membership_of(agent);
    if (!seat)
        return false;
    if (agent->running)
        return seat->status == GG_TEAM_WORKING && seat->action == membership->action && !seat->stop;
    const gg_team_booking *due = gg_team_due(membership->team, membership->member);
    return due && (due->action == membership->action || turns(agent, planner, due));
}

/* Gives up a booking that is not the agent's own any more, and wakes the agent if one is due. */
void gg_team_settle(gg_agent *agent, gg_planner *planner)
{
    gg_membership *membership = membership_of(agent);
    const gg_team_seat *seat = gg_member_seat(agent);
    if (agent->booked && has_plan(agent) && !is_current(agent, planner, seat))
        booked_agent_give_up(agent, planner);
    seat = gg_member_seat(agent); /* functions of the game may have been called */
    bool booked = seat && gg_team_has_booking(membership->team, membership->member);
    if (membership->waits && !booked) {
        membership->waits = 0;
        agent->awake = GG_AWAKE;
    }
    if (!booked || agent->booked || seat->status != GG_TEAM_IDLE)
        return;
    if (has_plan(agent) || gg_team_due(membership->team, membership->member))
        agent->awake = GG_AWAKE;
}

static int64_t bar(const gg_agent *agent)
{
    const gg_membership *membership = membership_of(agent);
    if (!gg_member_seat(agent) ||
        !(agent->booked || gg_team_has_booking(membership->team, membership->member)))
        return GG_BELOW_ALL;
    return membership->team->tables->priority;
}

static void take_up_booking(gg_agent *agent, gg_planner *planner, const gg_team_booking *due)
{
    gg_steps_of(agent)[0] = membership_of(agent)->action = due->action;
    agent->plan_length = 1;
    agent->step = 0;
    agent->booked = true;
    extras_adopt(agent, NULL);
    gg_trace_tell(agent, planner, GG_BOOKING_TAKEN, due->action, 0);
}

/* An agent that was away has done what it did for itself: it waits a tick for its team, which now
 * plans with it again. */
static bool work(gg_agent *agent, gg_planner *planner)
{
    const gg_membership *membership = membership_of(agent);
    const gg_team_seat *seat = gg_member_seat(agent);
    if (!seat || is_occupied(agent))
        return false;
    if (agent->booked && has_plan(agent))
        return true;
    seat = gg_member_seat(agent);
    if (seat && seat->status == GG_TEAM_AWAY) {
        gg_team_busy(membership->team, membership->member, 0);
        if (agent->broken || has_plan(agent))
            return false;
        agent->awake = GG_AWAKE;
        return true;
    }
    if (!seat || !gg_team_has_booking(membership->team, membership->member))
        return false;
    booked_agent_give_up(agent, planner);
    if (!gg_member_seat(agent)) /* it left the team while its action was stopped */
        return false;
    const gg_team_booking *due = gg_team_due(membership->team, membership->member);
    agent->awake = wants_to_look(agent) ? GG_AWAKE : GG_ASLEEP;
    membership_of(agent)->waits = !due;
    if (due)
        take_up_booking(agent, planner, due);
    return true;
}

/* ------------------------------------------------------------------ its start */

/* What is claimed of a fact for others than the team and those who work for it. */
static gg_reservation held_by_others(const gg_team *team, uint32_t place)
{
    gg_reservation others = gg_claims_held(team->world, place);
    others.takes -= team->kept[place];
    for (uint16_t i = 0; i < team->member_limit; i++)
        if (team->seats[i].status == GG_TEAM_WORKING && team->seats[i].agent)
            gg_claims_leave_out(team->seats[i].agent, place, &others);
    return others;
}

const uint64_t *gg_team_world(const gg_team *team)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    uint64_t *words = team->words + 3 * (size_t)domain->word_count;
    gg_copy_words(words, gg_world_state(team->world), domain->word_count);
    for (uint32_t i = 0; i < claimed_count_of(domain); i++) {
        uint16_t fact = domain->claims->all[i].fact;
        gg_reservation others = held_by_others(team, i);
        uint32_t value = gg_read(domain, fact, words);
        if (others.writes > 0 && domain->claims->all[i].adds_up)
            gg_write(domain, fact, 0, words); /* what is there goes away */
        else if (others.takes > 0)
            gg_write(domain, fact, others.takes < value ? value - (uint32_t)others.takes : 0,
                     words);
    }
    return words;
}

bool gg_team_overwrites_held(const gg_team *team, uint16_t action)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    const GG_ROM gg_claim *claim = domain->claims ? domain->claims->of_actions[action] : NULL;
    for (; claim; claim = claim->more ? claim + 1 : NULL)
        if (claim->kind == GG_WRITES && held_by_others(team, claim->place).takes > 0)
            return true;
    return false;
}

bool gg_team_overwrites_kept(const gg_team *team, uint16_t action)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    const GG_ROM gg_claim *claim = domain->claims ? domain->claims->of_actions[action] : NULL;
    for (; claim; claim = claim->more ? claim + 1 : NULL)
        if (claim->kind == GG_WRITES && team->kept[claim->place] > 0)
            return true;
    return false;
}

void gg_member_note_kept(const gg_team *team, gg_agent *agent)
{
    if (agent->domain->keeping)
        agent->domain->keeping->note(agent, gg_agent_planning_state(agent), team->tables->priority);
}

bool gg_member_breaks_goal(const gg_agent *agent, uint16_t action, const uint64_t *state,
                           uint64_t *after)
{
    const GG_ROM gg_domain *domain = agent->domain;
    if (!domain->keeping)
        return false;
    gg_copy_words(after, state, domain->word_count);
    gg_effect_apply(domain, domain->actions[action].effect, after);
    for (uint16_t i = 0; i < domain->goal_count; i++)
        if ((gg_backoff_of(agent, i)->kept & GG_KEPT) && !gg_is_reached(agent, i, after))
            return true;
    return false;
}

void gg_team_end(gg_agent *agent, gg_planner *planner)
{
    (void)planner;
    gg_member_report(agent);
}

/* Whether the precondition of what is booked holds, with what is there and with what is left of it,
 * and it breaks no goal and takes nothing that is kept. If not, it has failed. */
static bool booked_agent_is_possible(gg_agent *agent, gg_planner *planner, uint16_t action)
{
    const gg_membership *membership = membership_of(agent);
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_condition *condition = &domain->actions[action].precondition;
    gg_member_note_kept(membership->team, agent); /* asks functions of the game */
    const uint64_t *planning_state = gg_agent_planning_state(agent);
    bool left = gg_condition_holds(domain, condition, planning_state);
    if (left && gg_condition_holds(domain, condition, gg_agent_view(agent)) &&
        !gg_team_overwrites_kept(membership->team, action) &&
        !gg_member_breaks_goal(agent, action, planning_state, scratch_of(agent)))
        return true;
    trace_dropped(agent, planner, action,
                  left ? gg_agent_view(agent) : gg_agent_planning_state(agent));
    gg_plan_drop(agent);
    agent->awake = GG_AWAKE;
    if (gg_member_seat(agent))
        gg_team_ended(membership->team, membership->member, false);
    return false;
}

/* What others claim while they act is waited for; what they may keep for ever is not: then all is
 * planned anew, without what would write it over. */
static bool booked_agent_may_start(gg_agent *agent, gg_planner *planner)
{
    const gg_membership *membership = membership_of(agent);
    gg_team *team = membership->team;
    uint16_t action = gg_steps_of(agent)[agent->step];
    if (!gg_member_seat(agent) ||
        !gg_team_may_start(team, membership->member, gg_team_world(team)) ||
        !booked_agent_is_possible(agent, planner, action))
        return false;
    if (gg_claims_refuse(agent, action) == GG_NONE)
        return true;
    if (!team->planning && gg_team_overwrites_held(team, action))
        team->changed = 1;
    return false;
}

static uint32_t duration(const gg_agent *agent, uint16_t action, uint32_t milliseconds)
{
    const gg_membership *membership = membership_of(agent);
    if (!gg_member_seat(agent))
        return milliseconds;
    return gg_team_duration(membership->team->tables, action, milliseconds,
                            membership->team->levels +
                                (size_t)membership->member * membership->team->tables->skill_count);
}

const GG_ROM gg_member_calls gg_team_member_calls = {bar, work, booked_agent_may_start,
                                                     booked_agent_tell, duration};
