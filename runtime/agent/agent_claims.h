/* SPDX-License-Identifier: MIT */
/*
 * What agents claim of shared facts while they act, and what others leave of them: see
 * agent_claims.c. Inside the runtime only.
 */
#ifndef GG_AGENT_CLAIMS_H
#define GG_AGENT_CLAIMS_H

#include "agent/agent_layout.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The functions by which agents claim shared facts: agent_release.c, agent_standing.c,
 *  and the functions of agent_claims.c. */
typedef struct gg_claim_ops {
    /** See gg_agent_planning_state, gg_claim_for_present_step, gg_give_up_claims,
     *  gg_claims_blocking_fact. */
    const uint64_t *(*planning_state)(const gg_agent *agent);
    void (*begin)(gg_agent *agent);
    void (*end)(gg_agent *agent);
    uint16_t (*in_the_way)(const gg_agent *agent, uint16_t action);
    /** See gg_claims_find_method_fact. */
    uint16_t (*method_fact)(const gg_agent *agent, const GG_ROM gg_method *method);
    /** Works out which actions are left out of the plan that is made next, because they cannot
     *  begin now. */
    void (*choose)(gg_agent *agent);
    /** A bit for each of these actions; NULL: there are none. */
    const uint64_t *(*refused)(const gg_agent *agent);
    /** Gives up the plan if others have claimed what its next action needs, or lets the agent stand
     *  before it: see `stands`. Whether the action cannot be started now. */
    bool (*refuses_step)(gg_agent *agent, gg_planner *planner);
    /** Tells the world again what an agent has claimed that was saved, and for what it waits. */
    void (*attach)(gg_agent *agent);
    /** The agent's running action has made so much of what it claims of a number. */
    void (*lessen)(gg_agent *agent, uint16_t fact, uint32_t made);
    /** The agent was stopped: it claims nothing any more, and waits for nothing. */
    void (*leave)(gg_agent *agent);
    /** Notes what is in the way of methods that would take the place of the first watched choices. */
    void (*pass_over_rivals)(gg_agent *agent, uint16_t watch_count);
    /** The milliseconds until it is the agent's turn; UINT32_MAX: that does not come by itself. */
    uint32_t (*time_to_turn)(const gg_agent *agent);
    /** How many have waited longer for what the agent waits for of a fact, at this place; UINT32_MAX: it
     *  does not wait for the fact. */
    uint32_t (*count_before)(const gg_agent *agent, uint32_t place);
    /** Lets the agent stand before its present step, to which it need not walk, if claims of facts of
     *  `claim: start` are in the way. Whether it stands. NULL: there are no such facts. For what a team
     *  has booked. */
    bool (*stands)(gg_agent *agent, gg_planner *planner);
} gg_claim_ops;

/** At which end of its range a claimed fact is wanted: a bit each. Of symbols both. */
#define GG_HIGH_END UINT32_C(1) /**< more of a number; a bool true */
#define GG_LOW_END UINT32_C(2)  /**< less of a number, which is room; a bool false */
#define GG_BOTH_ENDS (GG_HIGH_END | GG_LOW_END)

/** The first row of what an action claims; NULL: nothing. */
static inline const GG_ROM gg_claim *first_claim(const GG_ROM gg_domain *domain, uint16_t action)
{
    return domain->claims && action != GG_NONE ? domain->claims->of_actions[action] : NULL;
}

/** The row behind one; NULL: there is none. */
static inline const GG_ROM gg_claim *next_claim(const GG_ROM gg_claim *claim)
{
    return claim->more ? claim + 1 : NULL;
}

/** Whether a claimed fact, at this place, is claimed from the start of an action on (`claim: start`), and
 *  not from the walk to it. */
static inline bool is_claimed_at_start(const GG_ROM gg_domain *domain, uint32_t place)
{
    return domain->claims->all[place].traits & GG_FROM_START;
}

/** Whether a claimed fact, at this place, has ends: it is a number or a bool. Of symbols each value counts
 *  as more. */
static inline bool claimed_fact_has_ends(const GG_ROM gg_domain *domain, uint32_t place)
{
    return domain->claims->all[place].traits & GG_HAS_ENDS;
}

/** What an action claims of a fact; NULL: nothing. */
static inline const GG_ROM gg_claim *claim_on(const GG_ROM gg_domain *domain, uint16_t action,
                                              uint32_t place)
{
    const GG_ROM gg_claim *claim = first_claim(domain, action);
    while (claim && claim->place != place)
        claim = next_claim(claim);
    return claim;
}

/** What is left of an amount when so much of it is claimed. */
static inline uint32_t unclaimed_of(uint32_t amount, uint64_t claimed)
{
    return claimed < amount ? amount - (uint32_t)claimed : 0;
}

/** At which ends a fact is wanted by what an action claims of it: bits of GG_HIGH_END and GG_LOW_END; 0:
 *  at none, as the action does not ask for it. */
static inline uint32_t wanted_ends(const GG_ROM gg_claim *claim)
{
    return claim->kind < GG_WRITES ? claim->kind + 1u : (uint32_t)claim->kind - GG_WRITES;
}

/** Whether anything is claimed. */
static inline bool reservation_is_any(const gg_reservation *reservation)
{
    return reservation->takes > 0 || reservation->adds > 0 || reservation->writes > 0;
}

/** The view without what others have claimed of numbers, made in the agent: see
 *  gg_agent_planning_state. */
const uint64_t *gg_claims_planning_state(const gg_agent *agent);

/** Claims what the present step of the agent's plan needs: see gg_claim_for_present_step. */
void gg_claims_make_for_step(gg_agent *agent);

/** Gives up what the agent has claimed: see gg_give_up_claims. */
void gg_claims_give_up(gg_agent *agent);

/** The fact because of which an action cannot begin now, as others have claimed it or have waited longer
 *  for it; GG_NONE: it can. The domain has claims: see gg_claims_blocking_fact. */
uint16_t gg_claims_find_blocking_fact(const gg_agent *agent, uint16_t action);

/** gg_claim_ops: refuses_step, attach. */
bool gg_claims_refuse_step(gg_agent *agent, gg_planner *planner);
void gg_claims_attach(gg_agent *agent);

/** The fact that others have claimed because of which the first of a method's subtasks that are actions and
 *  that they keep back cannot begin, whoever's turn it is; GG_NONE: there is none. */
uint16_t gg_claims_find_method_fact(const gg_agent *agent, const GG_ROM gg_method *method);

/** Finds the actions that the next plan must leave out, as they cannot begin now because of what
 *  others have claimed. */
void gg_claims_find_refused_actions(gg_agent *agent);

/** A bit for each action that is left out of plans because of claims; NULL: there are none. */
const uint64_t *gg_claims_refused_actions(const gg_agent *agent);

/** Claims what the present step of the agent's plan needs, in place of what the agent has claimed
 *  for another one; it lasts until gg_give_up_claims. */
static inline void gg_claim_for_present_step(gg_agent *agent)
{
    if (agent->domain->claims)
        agent->domain->claims->claiming->begin(agent);
}

/** Gives up what the agent has claimed, if it has claimed anything. */
static inline void gg_give_up_claims(gg_agent *agent)
{
    if (agent->claimed != GG_NONE)
        agent->domain->claims->claiming->end(agent);
}

/** Tells the world again what an agent has claimed that was saved. */
void gg_claims_restore(gg_agent *agent);

/** Lessens what an agent has claimed of a number, as so much of it was made: gg_claim_ops.lessen. */
void gg_claims_lessen(gg_agent *agent, uint16_t fact, uint32_t made);

/** What all in a world together have claimed of a fact; place: in gg_claims.all. */
gg_reservation gg_claims_of_all_agents(const gg_world *world, uint32_t place);

/** What others than an agent have claimed of a fact, at this place. */
gg_reservation gg_claims_of_others(const gg_agent *agent, uint32_t place);

/** Takes out of a state what others are taking of a number, at this place. */
void gg_claims_take_away(const gg_agent *agent, uint32_t place, uint64_t *state);

/** Subtracts what one agent has claimed of a fact from what all have claimed. */
void gg_claims_subtract_own(const gg_agent *agent, uint32_t place, gg_reservation *reservation);

/** Sets the amount that a team claims of a fact for its requests, for no agent; before: what it
 *  claimed until now. */
void gg_claims_set_team_amount(gg_world *world, uint32_t place, uint32_t before, uint32_t amount);

/** The fact that others have claimed so that an action cannot begin now; GG_NONE: it can, as far as
 *  claims go. Whether its precondition holds is not asked. */
static inline uint16_t gg_claims_blocking_fact(const gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_claims *claims = agent->domain->claims;
    return claims ? claims->claiming->in_the_way(agent, action) : GG_NONE;
}

/** The fact that others have claimed so that a method's subtasks cannot be done, as far as claims
 *  go; GG_NONE: none is in the way. */
static inline uint16_t gg_claimed_in_method(const gg_agent *agent, const GG_ROM gg_method *method)
{
    const GG_ROM gg_claims *claims = agent->domain->claims;
    return claims ? claims->claiming->method_fact(agent, method) : GG_NONE;
}

/** The fact because of which an action cannot begin, as others have claimed it, whoever's turn it is;
 *  GG_NONE: there is none. */
uint16_t gg_claims_find_claimed_fact(const gg_agent *agent, uint16_t action);

/** Whether others have claimed anything. */
bool gg_claims_others_claim(const gg_agent *agent);

/** Whether what others have claimed of a fact, at this place, is in the way of an action that uses it. For
 *  what they take of a number look at the planning state, which is up to date. */
bool gg_claims_block_action(const gg_agent *agent, uint16_t action, uint32_t place,
                            const gg_reservation *others);
bool gg_claims_block_place(const gg_agent *agent, uint16_t action, uint32_t place);

/* ---------------------------------------------------- agent_turns.c: who waits */

/** Looks at which claimed facts there is more of, or more room, and lets those decide first who wait
 *  for it; and forgets those who did not come for a second. */
void gg_turns_update(gg_world *world);

/** Whether agents are to decide before this one that have waited longer for some ends of a fact, at this
 *  place. */
bool gg_turns_any_ahead(const gg_agent *agent, uint32_t place, uint32_t ends);

/** Whether agents are to decide before this one, as they wait for a fact longer that an action of it
 *  wants, at this place. */
bool gg_turns_block_place(const gg_agent *agent, uint16_t action, uint32_t place);

/** The first such fact; GG_NONE: there is none. */
uint16_t gg_turns_blocking_fact(const gg_agent *agent, uint16_t action);

/** The agent begins an action, or the walk to it: ends its waiting, which may be for what that uses. */
void gg_turns_begin_action(gg_agent *agent, uint16_t action);

/** Whether an agent with a number is to decide before others. One that was forgotten, as it did not come in time,
 *  does not wait any more. */
bool gg_turns_is_due(gg_agent *agent);

/** Makes the agent due for a fact, at this place, if others are who wait for some ends of it and come before
 *  the agent: as it has come to them, it follows them. */
void gg_turns_follow(const gg_agent *agent, uint32_t place, uint32_t ends);

/** Ends the agent's number for a fact, at this place, if it has one. */
void gg_turns_end_number(gg_agent *agent, uint32_t place);

/** How many wait for some ends of a fact, at this place, and come before the agent. */
uint32_t gg_turns_count_ahead(const gg_agent *agent, uint32_t place, uint32_t ends);

/** Gives the agent a number for a fact, at this place, if it has none, and lets it wait for some ends of it;
 *  nothing_else: for no others. */
void gg_turns_join(gg_agent *agent, uint32_t place, uint32_t ends, bool nothing_else);

/** The agent has decided, and holds others up no more, unless it is held up itself. */
void gg_turns_pass(gg_agent *agent);

/** gg_claim_ops: leave, time_to_turn, count_before. */
void gg_turns_leave(gg_agent *agent);
uint32_t gg_turns_time_to_turn(const gg_agent *agent);
uint32_t gg_turns_count_before(const gg_agent *agent, uint32_t place);

/* ------------------------------------------------- agent_naming.c: for what it waits */

/** Forgets what was noted for the tick that ends. */
void gg_turns_forget_tick(gg_agent *agent);

/** The agent has acted: it holds others up no more, if it has decided, and it waits for what it has named. */
void gg_turns_end_tick(gg_agent *agent);

/** Forgets what was named before this tick; the agent plans. */
void gg_turns_begin_planning(gg_agent *agent);

/** The agent, which plans or cannot start its step, waits for some ends of a fact, at this place. */
void gg_turns_name(gg_agent *agent, uint32_t place, uint32_t ends);

/** A step of the agent's plan was refused: the agent waits for what others have claimed of it. */
void gg_turns_note_refused(gg_agent *agent, uint16_t action);

/** gg_claim_ops: pass_over_rivals. */
void gg_turns_pass_over_rivals(gg_agent *agent, uint16_t watch_count);

/** The agent has chosen anew all that it does, or has found nothing to do: it waits for nothing but
 *  what that has passed over. */
static inline void gg_turns_note_choice(gg_agent *agent)
{
    set_turn_flags(agent, GG_CHOSEN_ANEW, 0);
}

/** Nothing comes of what the agent has planned: what was named for it does not count. */
static inline void gg_turns_forget_planning(gg_agent *agent)
{
    set_turn_flags(agent, 0, GG_HAS_PLANNED);
}

/** Readmits to plans the actions that were left out because of claims and can begin now, if others
 *  have given up claims since these were found, or since this was last asked. Returns whether there
 *  were any. */
bool gg_claims_readmit_actions(gg_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
