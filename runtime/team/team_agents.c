/* SPDX-License-Identifier: MIT */
/*
 * A team whose members are agents: who joins and leaves, what a member does, what the members must
 * not do, what requests keep. A booking that is due becomes the agent's plan, of one step; the
 * books are told how it goes, and after each tick where the agent is and whether it has something
 * else to do. Rests on team_plans.c, agent_goals.c and agent_walk.c. The files of the agent know
 * these functions only by gg_domain.team.
 */
#include "agent/agent.h"
#include "agent/keep_ops.h"
#include "agent/world_layout.h"
#include "gg_team_agents.h"
#include "htn/cooldown_ops.h"
#include "team/team_carry.h"

/* ------------------------------------------------------------------ membership */

/* The member slot of an agent; NULL: it is no member. */
static gg_team_member_slot *member_slot_of_agent(const gg_agent *agent)
{
    const gg_membership *membership = membership_of(agent);
    if (!membership->team)
        return NULL;
    gg_team_member_slot *slot = &membership->team->member_slots[membership->member];
    return slot->status != GG_TEAM_VACANT && slot->agent == agent ? slot : NULL;
}

/* ------------------------------------------------------- what is told to the team */

/* The speed of an agent, of which its gg_walk tells; 0 where functions tell how long walks take. */
static uint32_t walking_speed_of(const gg_agent *agent, const GG_ROM gg_places *places)
{
    return ((const gg_walk *)gg_agent_part(agent, places->offsets.agent_walk))->speed;
}

/* Where an agent is. */
static void report_place(const gg_agent *agent)
{
    const gg_membership *membership = membership_of(agent);
    const GG_ROM gg_places *places = agent->domain->places;
    gg_point point = {0, 0};
    if (!places)
        return;
    uint16_t place = (uint16_t)gg_agent_read(agent, places->fact);
    membership->team->member_slots[membership->member].speed = walking_speed_of(agent, places);
    if (places->points) {
        if (agent->walking || agent->running || !gg_travel_is_at_place(agent, place, 0)) {
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
    return is_uninterruptible(agent) ||
           (agent->goal != GG_NONE &&
            agent->domain->pursuit->weight(agent, agent->goal) > priority);
}

/* How long the rest of its plan takes, as far as the tables tell; GG_TEAM_NEVER: nobody knows. */
static uint32_t time_left(const gg_agent *agent)
{
    uint32_t whole = agent->running   ? gg_agent_duration(agent)
                     : agent->walking ? agent->domain->places->walking->time(agent)
                                      : 0;
    uint32_t left = whole - earlier(whole, gg_is_acting(agent) ? agent->elapsed : 0);
    for (uint32_t i = agent->step + (uint32_t)agent->running; i < agent->plan_length; i++) {
        uint32_t duration = agent->domain->actions[gg_steps_of(agent)[i]].duration;
        left = duration > GG_TEAM_HORIZON - earlier(left, GG_TEAM_HORIZON) ? GG_TEAM_HORIZON
                                                                           : left + duration;
    }
    if (left >= GG_TEAM_HORIZON)
        return GG_TEAM_NEVER;
    return left > 0 ? left : 1;
}

/* Tells the team where an agent is, and whether it has something else to do. */
static void report(gg_agent *agent)
{
    gg_membership *membership = membership_of(agent);
    const gg_team_member_slot *slot = member_slot_of_agent(agent);
    if (!slot)
        return;
    report_place(agent);
    bool occupied = is_occupied(agent);
    slot = member_slot_of_agent(agent); /* functions may have been asked for a priority */
    if (!slot || slot->status == GG_TEAM_WORKING)
        return;
    uint32_t left = occupied ? time_left(agent) : 0;
    if (occupied && slot->status == GG_TEAM_IDLE)
        gg_team_busy(membership->team, membership->member, left);
    else if (occupied && slot->left == 0) /* it takes longer than was known */
        gg_team_busy(membership->team, membership->member, left > 1 ? left : GG_TEAM_NEVER);
    else if (!occupied && slot->status == GG_TEAM_AWAY)
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
    const gg_team_member_slot *slot = member_slot_of_agent(agent);
    if (!slot)
        return;
    bool works = slot->status == GG_TEAM_WORKING;
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
    gg_give_up_claims(agent); /* of a walk that is over */
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
    if (agent->domain->features)
        agent->domain->features->ops->begin_action(agent, due->action, true);
    gg_trace_tell(agent, planner, GG_BOOKING_TAKEN, due->action, 0);
    return true;
}

/* Whether the booking that an agent has taken up is still its own. */
static bool is_current(gg_agent *agent, gg_planner *planner, const gg_team_member_slot *slot)
{
    const gg_membership *membership = membership_of(agent);
    if (!slot)
        return false;
    if (agent->running)
        return slot->status == GG_TEAM_WORKING && slot->action == membership->action && !slot->stop;
    const gg_team_booking *due = gg_team_due(membership->team, membership->member);
    return due && (due->action == membership->action || turns(agent, planner, due));
}

/* Tells the trace why requests rest. */
static void tell_reasons(const gg_agent *agent, gg_planner *planner, gg_team *team)
{
    team->untold = 0;
    for (uint32_t i = 0; i < team->request_limit; i++) {
        gg_team_request_slot *request = &team->request_slots[i];
        gg_notice notice = {GG_REQUEST_RESTS, request->goal, request->reason, request->lacks};
        bool untold = request->untold && request->id != 0;
        request->untold = 0;
        if (untold && request->reason != GG_TEAM_NO_REASON)
            gg_trace_notice(agent, planner, &notice);
    }
}

/* Gives up a booking that is not the agent's own any more, and wakes the agent if one is due. */
void gg_team_check_booking(gg_agent *agent, gg_planner *planner)
{
    gg_membership *membership = membership_of(agent);
    const gg_team_member_slot *slot = member_slot_of_agent(agent);
    if (slot && membership->team->untold)
        tell_reasons(agent, planner, membership->team);
    if (agent->booked && has_plan(agent) && !is_current(agent, planner, slot))
        booked_agent_give_up(agent, planner);
    slot = member_slot_of_agent(agent); /* functions of the game may have been called */
    bool booked = slot && gg_team_has_booking(membership->team, membership->member);
    if (membership->waits && !booked) {
        membership->waits = 0;
        agent->awake = GG_AWAKE;
    }
    if (!booked || agent->booked || slot->status != GG_TEAM_IDLE)
        return;
    if (has_plan(agent) || gg_team_due(membership->team, membership->member))
        agent->awake = GG_AWAKE;
}

static int64_t bar(const gg_agent *agent)
{
    const gg_membership *membership = membership_of(agent);
    if (!member_slot_of_agent(agent) ||
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
    features_adopt(agent, NULL);
    gg_trace_tell(agent, planner, GG_BOOKING_TAKEN, due->action, 0);
}

/* An agent that was away has done what it did for itself: it waits a tick for its team, which now
 * plans with it again. */
static bool work(gg_agent *agent, gg_planner *planner)
{
    const gg_membership *membership = membership_of(agent);
    const gg_team_member_slot *slot = member_slot_of_agent(agent);
    if (!slot || is_occupied(agent))
        return false;
    if (agent->booked && has_plan(agent))
        return true;
    slot = member_slot_of_agent(agent);
    if (slot && slot->status == GG_TEAM_AWAY) {
        gg_team_busy(membership->team, membership->member, 0);
        if (agent->broken || has_plan(agent))
            return false;
        agent->awake = GG_AWAKE;
        return true;
    }
    if (!slot || !gg_team_has_booking(membership->team, membership->member))
        return false;
    booked_agent_give_up(agent, planner);
    if (!member_slot_of_agent(agent)) /* it left the team while its action was stopped */
        return false;
    const gg_team_booking *due = gg_team_due(membership->team, membership->member);
    agent->awake = has_reached_want(agent) ? GG_AWAKE : GG_ASLEEP;
    membership_of(agent)->waits = !due;
    if (due)
        take_up_booking(agent, planner, due);
    return true;
}

/* ------------------------------------------------------------------ its start */

/* What is claimed of a fact for others than the team and those who work for it. */
static gg_reservation held_by_others(const gg_team *team, uint32_t place)
{
    gg_reservation others = gg_claims_of_all_agents(team->world, place);
    others.takes -= team->kept[place];
    for (uint32_t i = 0; i < team->member_limit; i++)
        if (team->member_slots[i].status == GG_TEAM_WORKING && team->member_slots[i].agent)
            gg_claims_subtract_own(team->member_slots[i].agent, place, &others);
    return others;
}

/* Takes back what running tasks have changed in part, as their whole changes are still counted with. */
static void take_back_of_working(const gg_team *team, uint64_t *words)
{
    for (uint32_t i = 0; partial_changes_of(team->tables->domain) && i < team->member_limit; i++)
        if (team->member_slots[i].status == GG_TEAM_WORKING && team->member_slots[i].agent)
            take_back_partial_changes(team->member_slots[i].agent, words);
}

/* The shared facts as a team sees them: what agents have claimed that do not work for it is not
 * there. They lie in the books. */
static const uint64_t *world_of_team(const gg_team *team)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    uint64_t *words = team->words + 4 * (size_t)domain->word_count;
    gg_copy_words(words, gg_world_state(team->world), domain->word_count);
    take_back_of_working(team, words);
    for (uint32_t i = 0; i < claimed_count_of(domain); i++) {
        uint16_t fact = domain->claims->all[i].fact;
        gg_reservation others = held_by_others(team, i);
        uint32_t value = gg_read(domain, fact, words);
        if (others.writes > 0 && claimed_fact_adds_up(domain, i))
            gg_write(domain, fact, 0, words); /* what is there goes away */
        else if (others.takes > 0 && !is_claimed_at_start(domain, i))
            gg_write(domain, fact, others.takes < value ? value - (uint32_t)others.takes : 0,
                     words);
    }
    return words;
}

/* Whether an action writes a fact as a whole of which requests keep something; or, if `held`, of which
 * others keep something, or have claimed it to take it away: agents that do not work for the team, and
 * the requests of other teams. */
static bool overwrites(const gg_team *team, uint16_t action, bool held)
{
    const GG_ROM gg_domain *domain = team->tables->domain;
    const GG_ROM gg_claim *claim = domain->claims ? domain->claims->of_actions[action] : NULL;
    for (; claim; claim = claim->more ? claim + 1 : NULL)
        if (claim->kind >= GG_WRITES && !is_claimed_at_start(domain, claim->place) &&
            (held ? held_by_others(team, claim->place).takes > 0 : team->kept[claim->place] > 0))
            return true;
    return false;
}

/* Notes in an agent which goals it is to keep when it works for a team. Functions that tell priorities
 * are asked, which may let the agent leave, or use the books and the planner. */
static void note_kept_goals(const gg_team *team, gg_agent *agent)
{
    if (agent->domain->keeping)
        agent->domain->keeping->note(agent, gg_agent_planning_state(agent), team->tables->priority);
}

/* Whether an action, done in a state, would leave one of these goals unmet; after: becomes the state
 * after it. */
static bool breaks_goal(const gg_agent *agent, uint16_t action, const uint64_t *state,
                        uint64_t *after)
{
    const GG_ROM gg_domain *domain = agent->domain;
    if (!domain->keeping)
        return false;
    gg_copy_words(after, state, domain->word_count);
    gg_effect_apply(domain, domain->actions[action].effect, after);
    for (uint16_t i = 0; i < domain->goal_count; i++)
        if ((gg_backoff_of(agent, i)->kept & GG_KEPT) && !gg_goal_is_reached(agent, i, after))
            return true;
    return false;
}

void gg_team_report_agent_status(gg_agent *agent, gg_planner *planner)
{
    (void)planner;
    report(agent);
}

/* Whether a condition holds in a state without what has been changed of that on the walk. */
static bool holds_at_start(const gg_agent *agent, const GG_ROM gg_condition *condition,
                           const uint64_t *state)
{
    uint64_t *before = scratch_of(agent);
    if (!partial_changes_of(agent->domain))
        return gg_condition_holds(agent->domain, condition, state);
    gg_copy_words(before, state, agent->domain->word_count);
    take_back_partial_changes(agent, before);
    return gg_condition_holds(agent->domain, condition, before);
}

/* Whether the precondition of what is booked holds, with what is there and with what is left of it,
 * and it breaks no goal and takes nothing that is kept. If not, it has failed. */
static bool booked_agent_is_possible(gg_agent *agent, gg_planner *planner, uint16_t action)
{
    const gg_membership *membership = membership_of(agent);
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_condition *condition = &domain->actions[action].precondition;
    note_kept_goals(membership->team, agent); /* asks functions of the game */
    const uint64_t *planning_state = gg_agent_planning_state(agent);
    bool left = holds_at_start(agent, condition, planning_state);
    if (left && holds_at_start(agent, condition, gg_agent_view(agent)) &&
        !overwrites(membership->team, action, false) &&
        !breaks_goal(agent, action, planning_state, scratch_of(agent)))
        return true;
    trace_dropped_plan(agent, planner, action,
                       left ? gg_agent_view(agent) : gg_agent_planning_state(agent));
    gg_plan_drop(agent);
    agent->awake = GG_AWAKE;
    if (member_slot_of_agent(agent))
        gg_team_ended(membership->team, membership->member, false);
    return false;
}

static bool cools_down(const gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_exclusions *tables = agent->domain->exclusions;
    return tables &&
           find_exclusion(agent, action, tables->retry_limit, tables->limit) < tables->limit;
}

/* Claims what requests keep, so that no agent takes it. */
static void claim_kept(gg_team *team)
{
    if (team->told)
        return;
    team->told = 1;
    for (uint32_t i = 0; i < claimed_count_of(team->tables->domain); i++) {
        uint32_t kept = gg_team_kept(team, team->tables->domain->claims->all[i].fact);
        gg_claims_set_team_amount(team->world, i, team->kept[i], kept);
        team->kept[i] = kept;
    }
}

/* Whether what is booked for a member is due, and what it takes is there. What requests keep is claimed
 * at once: one may just have been found to be reached. */
static bool is_its_turn(gg_team *team, uint16_t member)
{
    bool may = gg_team_may_start(team, member, world_of_team(team));
    claim_kept(team);
    return may;
}

/* What cools down is waited for, as is what others claim while they act. What they may keep for ever is
 * not: then all is planned anew, without what would write it over. */
static bool booked_agent_may_start(gg_agent *agent, gg_planner *planner)
{
    const gg_membership *membership = membership_of(agent);
    gg_team *team = membership->team;
    uint16_t action = gg_steps_of(agent)[agent->step];
    if (!member_slot_of_agent(agent) || cools_down(agent, action) ||
        !is_its_turn(team, membership->member) || !booked_agent_is_possible(agent, planner, action))
        return false;
    const GG_ROM gg_claims *claims = agent->domain->claims;
    if (gg_claims_blocking_fact(agent, action) == GG_NONE)
        return !claims || !claims->claiming->stands || !claims->claiming->stands(agent, planner);
    if (!team->planning && overwrites(team, action, true))
        gg_team_note_change(team, GG_TEAM_CHANGED);
    return false;
}

static uint32_t duration(const gg_agent *agent, uint16_t action, uint32_t milliseconds)
{
    const gg_membership *membership = membership_of(agent);
    if (!member_slot_of_agent(agent))
        return milliseconds;
    return gg_team_duration(membership->team->tables, action, milliseconds,
                            membership->team->levels +
                                (size_t)membership->member * membership->team->tables->skill_count);
}

const GG_ROM gg_member_calls gg_team_member_calls = {bar, work, booked_agent_may_start,
                                                     booked_agent_tell, duration};

/* ------------------------------------------------------------ who is a member */

uint16_t gg_team_number(const gg_team *team, const gg_agent *agent)
{
    const gg_membership *membership = membership_of(agent);
    return membership->team == team && member_slot_of_agent(agent) ? membership->member : GG_NONE;
}

static void sit_down(gg_team *team, uint16_t member, gg_agent *agent)
{
    gg_membership *membership = membership_of(agent);
    membership->team = team;
    membership->member = member;
    team->member_slots[member].agent = agent;
    team->member_slots[member].state = gg_agent_state(agent);
}

void gg_team_init_in(gg_team *team, gg_world *world)
{
    team->world = world;
    team->budget = GG_TEAM_DETAIL;
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
        gg_claims_set_team_amount(world, i, 0, team->kept[i]); /* the world has forgotten it */
    return attachment;
}

void gg_team_attach_agent(gg_team *team, uint16_t member, gg_agent *agent)
{
    if (member >= team->member_limit || team->member_slots[member].status == GG_TEAM_VACANT ||
        agent->world != team->world)
        return;
    const gg_team_member_slot *slot = &team->member_slots[member];
    sit_down(team, member, agent);
    if (slot->status == GG_TEAM_WORKING &&
        !(agent->running && agent->booked && membership_of(agent)->action == slot->action))
        gg_team_interrupted(team, member);
}

uint16_t gg_team_join_agent(gg_team *team, gg_agent *agent, const uint32_t *levels)
{
    const GG_ROM gg_places *places = agent->domain->places;
    if (agent->world != team->world || member_slot_of_agent(agent))
        return GG_NONE;
    uint32_t speed = places ? walking_speed_of(agent, places) : 0;
    uint16_t member = gg_team_join(team, gg_agent_state(agent), levels, speed);
    if (member == GG_NONE)
        return GG_NONE;
    sit_down(team, member, agent);
    report(agent);
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
    gg_team_note_change(team, GG_TEAM_CHANGED);
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
    const gg_team_member_slot *slot = &team->member_slots[member];
    if (slot->status == GG_TEAM_WORKING && room > 0) {
        gg_team_queued running = {0, 0, slot->left, slot->request, slot->action, GG_NONE, true};
        queue[count++] = running;
    }
    for (uint32_t i = 0; i < team->entry_count && count < room; i++) {
        const gg_team_booking *booking = &team->entries[i].booking;
        if (booking->member != member)
            continue;
        gg_team_queued queued = {time_until(team, booking->walk),
                                 time_until(team, booking->start),
                                 time_until(team, booking->end),
                                 team->entries[i].request,
                                 booking->action,
                                 gg_team_member_to_wait_for(team, booking),
                                 false};
        queue[count++] = queued;
    }
    return count;
}

/* Where the places of a world are; NULL: they have no points. */
static const gg_point *points_of_world(const gg_world *world)
{
    const GG_ROM gg_places *places = world->domain->places;
    return places && places->points ? place_points_of(world) : NULL;
}

/* Notes what the agents of members must not do now: what is not for their type, what they leave out
 * because it failed, what would write over what others hold, and what would break a goal that they
 * keep. */
static void deny(const gg_team *team, uint16_t member)
{
    gg_agent *agent = team->member_slots[member].agent;
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM uint64_t *own = gg_type_of(agent)->actions;
    const GG_ROM gg_exclusions *exclusions = domain->exclusions;
    uint64_t *denied = team->denied + (size_t)member * ((domain->action_count + 63u) / 64);
    note_kept_goals(team, agent);
    const uint64_t *planning_state = gg_agent_planning_state(agent);
    for (uint16_t i = 0; i < domain->action_count; i++) {
        bool is = (own && !gg_rom_has_bit(own, i)) || overwrites(team, i, false) ||
                  overwrites(team, i, true) || breaks_goal(agent, i, planning_state, team->words);
        is |= exclusions &&
              find_exclusion(agent, i, 0, exclusions->retry_limit) < exclusions->retry_limit;
        denied[i / 64] =
            is ? denied[i / 64] | gg_one_bit(i % 64) : denied[i / 64] & ~gg_one_bit(i % 64);
    }
}

/* Whether a member has no agent, or one that has forgotten it. */
static bool is_absent(const gg_team *team, uint16_t member)
{
    const gg_team_member_slot *slot = &team->member_slots[member];
    return slot->status != GG_TEAM_VACANT &&
           (!slot->agent || member_slot_of_agent(slot->agent) != slot);
}

void gg_team_tick_agents(gg_team *team, gg_team_planner *planner, uint32_t milliseconds)
{
    team->points = points_of_world(team->world);
    for (uint16_t i = 0; i < team->member_limit; i++)
        if (is_absent(team, i))
            gg_team_leave(team, i);
    const uint64_t *world = world_of_team(team);
    bool anew = gg_team_pass_time(team, planner, world, milliseconds);
    claim_kept(team);
    for (uint16_t i = 0; anew && i < team->member_limit; i++)
        if (team->member_slots[i].status != GG_TEAM_VACANT)
            deny(team, i);
    gg_team_plan_on(team, planner, world, anew, team->budget ? team->budget : GG_TEAM_ALL);
}
