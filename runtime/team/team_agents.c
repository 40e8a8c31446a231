/* SPDX-License-Identifier: MIT */
/*
 * A team whose members are agents: who joins and leaves, what the members must not do, what
 * requests keep. Rests on agent_team.c.
 */
#include "agent/agent_parts.h"
#include "gg_team_agents.h"
#include "team/team_agents.h"
#include "state/travel.h"
#include "agent/world_parts.h"

uint16_t gg_team_number(const gg_team *team, const gg_agent *agent)
{
    const gg_membership *membership = membership_of(agent);
    return membership->team == team && gg_member_seat(agent) ? membership->member : GG_NONE;
}

static void sit_down(gg_team *team, uint16_t member, gg_agent *agent)
{
    gg_membership *membership = membership_of(agent);
    membership->team = team;
    membership->member = member;
    team->seats[member].agent = agent;
    team->seats[member].state = gg_agent_state(agent);
}

/* Claims what requests keep, so that no agent takes it. */
static void claim_kept(gg_team *team)
{
    if (team->told)
        return;
    team->told = 1;
    for (uint32_t i = 0; i < claimed_count_of(team->tables->domain); i++) {
        uint32_t kept = gg_team_kept(team, team->tables->domain->claims->all[i].fact);
        gg_claims_keep(team->world, i, team->kept[i], kept);
        team->kept[i] = kept;
    }
}

void gg_team_init_in(gg_team *team, gg_world *world)
{
    team->world = world;
    team->budget = 0;
    gg_team_init(team);
    for (uint32_t i = 0; i < claimed_count_of(team->tables->domain); i++)
        team->kept[i] = 0;
    team->told = 1;
}

gg_attachment gg_team_attach_to(gg_team *team, gg_world *world)
{
    gg_attachment attachment = gg_team_attach(team);
    if (attachment != GG_ATTACHED)
        return attachment;
    team->world = world;
    for (uint32_t i = 0; i < claimed_count_of(team->tables->domain); i++)
        gg_claims_keep(world, i, 0, team->kept[i]); /* the world has forgotten it */
    return attachment;
}

void gg_team_attach_agent(gg_team *team, uint16_t member, gg_agent *agent)
{
    if (member >= team->member_limit || team->seats[member].status == GG_TEAM_VACANT ||
        agent->world != team->world)
        return;
    const gg_team_seat *seat = &team->seats[member];
    sit_down(team, member, agent);
    if (seat->status == GG_TEAM_WORKING &&
        !(agent->running && agent->booked && membership_of(agent)->action == seat->action))
        gg_team_interrupted(team, member);
}

uint16_t gg_team_join_agent(gg_team *team, gg_agent *agent, const uint32_t *levels)
{
    const GG_ROM gg_places *places = agent->domain->places;
    if (agent->world != team->world || gg_member_seat(agent))
        return GG_NONE;
    uint32_t speed = places && places->points ? gg_travel_walk(agent)->speed : 0;
    uint16_t member = gg_team_join(team, gg_agent_state(agent), levels, speed);
    if (member == GG_NONE)
        return GG_NONE;
    sit_down(team, member, agent);
    gg_member_report(agent);
    return member;
}

bool gg_team_leave_agent(gg_team *team, gg_agent *agent)
{
    uint16_t member = gg_team_number(team, agent);
    if (member == GG_NONE)
        return false;
    gg_team_leave(team, member);
    membership_of(agent)->team = NULL;
    agent->awake = GG_AWAKE;
    return true;
}

void gg_team_set_place(gg_team *team, uint16_t symbol, int32_t x, int32_t y)
{
    gg_world_set_place(team->world, symbol, x, y);
    team->changed = 1;
}

void gg_team_set_room(gg_team *team, uint16_t symbol, uint16_t capacity)
{
    const GG_ROM gg_places *places = team->tables->domain->places;
    for (uint16_t i = 0; places && i < places->count; i++)
        if (places->symbols[i] == symbol)
            gg_team_set_capacity(team, i, capacity);
}

static uint32_t time_until(const gg_team *team, uint32_t time)
{
    return time - earlier(time, team->since);
}

uint16_t gg_team_list_queue(const gg_team *team, uint16_t member, gg_team_queued *queue,
                            uint16_t room)
{
    uint16_t count = 0;
    if (member >= team->member_limit)
        return 0;
    const gg_team_seat *seat = &team->seats[member];
    if (seat->status == GG_TEAM_WORKING && room > 0) {
        gg_team_queued running = {0, 0, seat->left, seat->request, seat->action, GG_NONE, true};
        queue[count++] = running;
    }
    for (uint16_t i = 0; i < team->entry_count && count < room; i++) {
        const gg_team_booking *booking = &team->entries[i].booking;
        if (booking->member != member)
            continue;
        gg_team_queued queued = {time_until(team, booking->walk),
                                 time_until(team, booking->start),
                                 time_until(team, booking->end),
                                 team->entries[i].request,
                                 booking->action,
                                 gg_team_waits_for(team, booking),
                                 false};
        queue[count++] = queued;
    }
    return count;
}

/* Where the places of a world are; NULL: they have no points. */
static const gg_point *points_of_world(const gg_world *world)
{
    const GG_ROM gg_places *places = world->domain->places;
    return places && places->points ? points_of(world) : NULL;
}

/* Notes what the agents of members must not do now: what is not for their type, what they leave out
 * because it failed, what would write over what others hold, and what would break a goal that they
 * keep. */
static void deny(const gg_team *team, uint16_t member)
{
    gg_agent *agent = team->seats[member].agent;
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM uint64_t *own = gg_type_of(agent)->actions;
    const GG_ROM gg_exclusions *exclusions = domain->exclusions;
    uint64_t *denied = team->denied + (size_t)member * ((domain->action_count + 63u) / 64);
    gg_member_note_kept(team, agent);
    const uint64_t *planning_state = gg_agent_planning_state(agent);
    for (uint16_t i = 0; i < domain->action_count; i++) {
        bool is = (own && !gg_rom_has_bit(own, i)) || gg_team_overwrites_kept(team, i) ||
                  gg_team_overwrites_held(team, i) ||
                  gg_member_breaks_goal(agent, i, planning_state, team->words);
        for (uint16_t j = 0; exclusions && j < exclusions->limit; j++) {
            const gg_exclusion *exclusion = &exclusions_of(agent)[j];
            is |= exclusion->left > 0 && is_same_action(domain, exclusion->action, i);
        }
        denied[i / 64] =
            is ? denied[i / 64] | gg_one_bit(i % 64) : denied[i / 64] & ~gg_one_bit(i % 64);
    }
}

/* Whether a member has no agent, or one that has forgotten it. */
static bool is_absent(const gg_team *team, uint16_t member)
{
    const gg_team_seat *seat = &team->seats[member];
    return seat->status != GG_TEAM_VACANT && (!seat->agent || gg_member_seat(seat->agent) != seat);
}

void gg_team_tick_agents(gg_team *team, gg_team_planner *planner, uint32_t milliseconds)
{
    team->points = points_of_world(team->world);
    for (uint16_t i = 0; i < team->member_limit; i++)
        if (is_absent(team, i))
            gg_team_leave(team, i);
    const uint64_t *world = gg_team_world(team);
    bool anew = gg_team_pass_time(team, planner, world, milliseconds);
    claim_kept(team);
    for (uint16_t i = 0; anew && i < team->member_limit; i++)
        if (team->seats[i].status != GG_TEAM_VACANT)
            deny(team, i);
    gg_team_plan_on(team, planner, world, anew, team->budget ? team->budget : UINT32_MAX);
}
