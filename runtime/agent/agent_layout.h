/* SPDX-License-Identifier: MIT */
/*
 * Where the parts of an agent lie, and what they tell at once. Inside the runtime only.
 */
#ifndef GG_AGENT_LAYOUT_H
#define GG_AGENT_LAYOUT_H

#include "state/features.h"
#include "state/told.h"
#include "state/travel.h"
#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Less than the priority of any goal. */
#define GG_BELOW_ALL ((int64_t)INT32_MIN - 1)

/** Whether the agent has to decide at its next tick even if no fact has changed: values of
 *  gg_agent.awake. */
typedef enum gg_decision_need {
    GG_ASLEEP,  /**< it is not */
    GG_LOOKING, /**< there are watches that were not looked at yet */
    GG_AWAKE    /**< something has happened */
} gg_decision_need;

/** What the function of an action or a walk has said about when it is to be asked again: values of
 *  gg_agent.waits. */
typedef enum gg_wait_kind {
    GG_ASKED, /**< nothing: it is to be asked in each tick */
    GG_WAITS, /**< it only waits until the duration, or the walk, is over */
    GG_RESTS, /**< it is not to be asked before `elapsed` has come to `asked` */
    /* There is no such function, as the next step cannot be started: */
    GG_STANDS, /**< the agent stands before it because of claims, and does not try until it is woken */
    GG_STOOD /**< it stood, and is to try now */
} gg_wait_kind;

/** What claimed facts mean to an agent: bits of gg_agent.turns. Where none is set, a tick has nothing to do
 *  about them. Only domains with claims read them. */
typedef enum gg_turn_flag {
    GG_LEAVES_OUT = 1,  /**< actions are left out of its plans: refused_actions_of */
    GG_HAS_NUMBERS = 2, /**< it holds numbers, as far as it knows: turn_numbers_of */
    /* Of this tick: */
    GG_HAS_STOOD = 4, /**< it stood when the tick began */
    GG_HAS_PLANNED =
        8, /**< what it names is in the way of what it has planned, or of its next step */
    GG_HAS_NAMED = 16,     /**< it has named something: named_of */
    GG_NAMES_NO_MORE = 32, /**< nothing that it passes over by now counts */
    GG_CHOSEN_ANEW = 64    /**< it waits for nothing else, as all that it does was chosen anew */
} gg_turn_flag;

/** The lock by which an agent that is in use is not ticked or stopped from within: values of
 *  gg_agent.ticking, which is 0 otherwise. */
typedef enum gg_reentry_lock {
    GG_TICKED = 1, /**< it is being ticked or stopped */
    GG_LOOKED_AT   /**< it is explained, planned for or made to sense */
} gg_reentry_lock;

/** Locks an agent against being ticked or stopped while it is looked at. Returns the value to which
 *  `ticking` is to be set back afterwards. */
static inline uint8_t lock_against_reentry(gg_agent *agent)
{
    uint8_t before = agent->ticking;
    if (!before)
        agent->ticking = GG_LOOKED_AT;
    return before;
}

/* --------------------------------------------------- where its parts lie */

/** The part of an agent that lies at an offset of its tables, in bytes from its start. */
inline void *gg_agent_part(const gg_agent *agent, uint32_t offset)
{
    return (unsigned char *)(uintptr_t)agent + offset;
}

/** The planning state as it was when the agent last decided. */
static inline uint64_t *planning_snapshot_of(const gg_agent *agent)
{
    return (uint64_t *)gg_agent_part(agent, agent->domain->offsets.agent_snapshot);
}

/** The bits on which the rest of the plan depends, while an action is running or walked to. */
static inline uint64_t *support_mask_of(const gg_agent *agent)
{
    return (uint64_t *)gg_agent_part(agent, agent->domain->offsets.agent_support_mask);
}

/** Room for a state that is needed only for a while, when an action has ended or a plan is given
 *  up. It is the memory of support_mask_of, which is not read before the next action starts, and is
 *  then made anew. */
static inline uint64_t *scratch_of(const gg_agent *agent)
{
    return support_mask_of(agent);
}

/** The view as it was when the agent last decided; the domain has claims. */
static inline uint64_t *view_snapshot_of(const gg_agent *agent)
{
    return (uint64_t *)gg_agent_part(agent, agent->domain->claims->offsets.agent_view_snapshot);
}

/** A bit for each action that is left out of plans because of claims; the domain has claims. */
static inline uint64_t *refused_actions_of(const gg_agent *agent)
{
    return (uint64_t *)gg_agent_part(agent, agent->domain->claims->offsets.agent_refused);
}

/** The value of gg_claim_holders.released when refused_actions_of was worked out, or last looked
 *  at; the domain has claims. */
static inline uint32_t *release_count_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->claims->offsets.agent_released);
}

/** Its number for each fact that can be claimed, by its place in gg_claims.all; 0: it does not wait for
 *  that; the domain has claims. */
static inline uint16_t *turn_numbers_of(const gg_agent *agent)
{
    return (uint16_t *)gg_agent_part(agent, agent->domain->claims->offsets.agent_numbers);
}

/** What the planning of this tick has passed over because of each fact that can be claimed, by its
 *  place in gg_claims.all: bits of GG_HIGH_END and GG_LOW_END, and see agent_naming.c; 0 where the agent
 *  has not GG_HAS_NAMED; the domain has claims. */
static inline uint8_t *named_of(const gg_agent *agent)
{
    return (uint8_t *)gg_agent_part(agent, agent->domain->claims->offsets.agent_named);
}

/** The state from which the agent is planning for a goal. */
static inline uint64_t *planning_start_of(const gg_agent *agent)
{
    return (uint64_t *)gg_agent_part(agent, agent->domain->offsets.agent_from);
}

/** The steps of the agent's plan: rows of gg_domain.actions. */
inline uint16_t *gg_steps_of(const gg_agent *agent)
{
    return (uint16_t *)gg_agent_part(agent, agent->domain->offsets.agent_plan);
}

/** The same as numbers of ground actions. */
inline uint16_t *gg_numbers_of(const gg_agent *agent)
{
    return (uint16_t *)gg_agent_part(agent, agent->domain->offsets.agent_step_numbers);
}

/** The milliseconds until each rule of the agent fires, or see GG_RULE_DONE. */
static inline uint32_t *rule_timers_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->offsets.agent_timers);
}

/** The choices of methods that the agent watches for methods of higher priority. */
static inline gg_watched_choice *watches_of(const gg_agent *agent)
{
    return (gg_watched_choice *)gg_agent_part(agent, agent->domain->offsets.agent_watches);
}

/** The milliseconds until each sensed fact is read; the domain has senses. */
static inline uint32_t *sense_timers_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->senses->agent_senses);
}

/** The actions that the agent leaves out of plans for a time; the domain has such actions. */
static inline gg_exclusion *exclusions_of(const gg_agent *agent)
{
    return (gg_exclusion *)gg_agent_part(agent, agent->domain->exclusions->agent_exclusions);
}

/** For how many milliseconds in all the tables leave an action out of plans after it failed or, if
 *  `cooled`, after it succeeded; 0: they do not. */
static inline uint32_t full_exclusion_time_of(const GG_ROM gg_domain *domain, uint16_t number,
                                              bool cooled)
{
    const GG_ROM gg_exclusions *tables = domain->exclusions;
    uint32_t kinds = tables && tables->limit > tables->retry_limit ? 2 : 1;
    if (!tables || cooled >= kinds)
        return 0;
    return tables->times[gg_action_of(domain, number)->source_index * kinds + cooled];
}

/** Whether an entry is of an action that is left out, and whose time is not over. */
static inline bool exclusion_has_time_left(const gg_exclusion *exclusion)
{
    return exclusion->left > 0 && exclusion->left != GG_HELD;
}

/** Finds the entry of a ground action that is left out for some time yet, by its number, from one entry
 *  on; `end`: there is none before that. */
static inline uint16_t find_exclusion(const gg_agent *agent, uint16_t number, uint16_t from,
                                      uint16_t end)
{
    const gg_exclusion *exclusions = exclusions_of(agent);
    while (from < end && !(exclusion_has_time_left(&exclusions[from]) &&
                           gg_is_same_action(agent->domain, exclusions[from].action, number)))
        from++;
    return from;
}

/** The back-offs of each goal, then that of the root task, then those of wants that are
 *  conditions. */
inline gg_backoff *gg_backoffs_of(const gg_agent *agent)
{
    return (gg_backoff *)gg_agent_part(agent, agent->domain->offsets.agent_backoffs);
}

/** How many back-offs an agent of the domain has: see gg_backoffs_of. */
static inline uint32_t backoff_count(const GG_ROM gg_domain *domain)
{
    return (uint32_t)domain->goal_count + 1 + domain->want_limit;
}

/** The back-off of a goal, of a want that is a condition, or of the root task (GG_NONE). */
inline gg_backoff *gg_backoff_of(const gg_agent *agent, uint16_t goal)
{
    uint16_t goals = agent->domain->goal_count;
    return &gg_backoffs_of(agent)[goal == GG_NONE ? goals : goal + (uint32_t)(goal >= goals)];
}

/** The agent's membership: in which team, and as which member; the domain has a team. */
static inline gg_membership *membership_of(const gg_agent *agent)
{
    return (gg_membership *)gg_agent_part(agent, agent->domain->offsets.agent_membership);
}

/** What the agent knows of each slot, by slot; the domain has slots. */
static inline gg_slot_sight *slot_sights_of(const gg_agent *agent)
{
    return (gg_slot_sight *)gg_agent_part(agent,
                                          agent->domain->features->slots->offsets.agent_slots);
}

/** How many milliseconds the running action takes, where durations are drawn or computed. */
static inline uint32_t *running_duration_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->features->offsets.agent_duration);
}

/** The seed of the planning that is under way, or was last, where costs or functions of the game
 *  draw; if functions do, the seed of the action is behind it: see seeds.h. */
static inline uint32_t *planning_seed_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->features->offsets.agent_seeds);
}

/** The goals that the game gave to the agent. */
static inline gg_want *wants_of(const gg_agent *agent)
{
    return (gg_want *)gg_agent_part(agent, agent->domain->wants->offsets.agent_wants);
}

/** Whether a slot of wants has one that is still pursued. */
inline bool gg_is_open_want(const gg_want *want)
{
    return want->id != 0 && want->status == GG_WANT_WAITING;
}

/** The agent's type, a row of the tables. */
inline const GG_ROM gg_agent_type *gg_type_of(const gg_agent *agent)
{
    return &agent->domain->agent_types[agent->agent_type];
}

/** Whether there are steps left of a plan that was not given up. */
static inline bool has_plan(const gg_agent *agent)
{
    return agent->step < agent->plan_length && !agent->broken;
}

/** The action that is running, or GG_NONE. */
inline uint16_t gg_running_action(const gg_agent *agent)
{
    return agent->running ? gg_steps_of(agent)[agent->step] : GG_NONE;
}

/** Whether an action is running, or the agent is on its way to one. */
inline bool gg_is_acting(const gg_agent *agent)
{
    return agent->running || agent->walking;
}

/** The action that is running, or to which the agent is on its way; GG_NONE: it is at none. */
inline uint16_t gg_present_action(const gg_agent *agent)
{
    return gg_is_acting(agent) ? gg_steps_of(agent)[agent->step] : GG_NONE;
}

/** Whether the agent has claimed facts for the action of its step, whose place is the same. */
bool gg_has_claimed_for_step(const gg_agent *agent);

/** Makes a row that has one number alone a step of the agent's plan. */
static inline void put_step(const gg_agent *agent, uint16_t step, uint16_t row)
{
    const GG_ROM gg_told_actions *told = agent->domain->told;
    gg_numbers_of(agent)[step] = told ? told->numbers[row] : row;
    gg_steps_of(agent)[step] = row;
}

/** The place that the agent's present step is begun at; GG_NONE: it is begun where the agent is. */
static inline uint16_t present_step_begins_at(const gg_agent *agent)
{
    return gg_action_place(agent->domain, gg_numbers_of(agent)[agent->step]);
}

/** The number of the ground action that is running; GG_NONE: none is. */
inline uint16_t gg_running_number(const gg_agent *agent)
{
    return agent->running ? gg_numbers_of(agent)[agent->step] : GG_NONE;
}

/** The functions for actions that are the same to carry out, though plans tell them apart:
 *  variants.c. */
typedef struct gg_variant_ops {
    /** Whether two actions that are not one are the same to carry out. */
    bool (*are_alike)(const GG_ROM gg_domain *domain, uint16_t a, uint16_t b);
    /** The same of two numbers. */
    bool (*are_alike_by_numbers)(const GG_ROM gg_domain *domain, uint16_t a, uint16_t b);
    /** The first step of a plan that was adopted is the same to carry out as the action that the
     *  agent is at. It is at nothing where action is GG_NONE. */
    void (*go_on)(gg_agent *agent, uint16_t action);
} gg_variant_ops;

/** Whether two actions, by their rows, are the same to carry out, whatever they cost, and whichever case of
 *  their effects was planned. Where a fact tells their place, that may differ. */
static inline bool are_same_to_carry_out(const GG_ROM gg_domain *domain, uint16_t a, uint16_t b)
{
    return a == b || (variant_ops_of(domain) && variant_ops_of(domain)->are_alike(domain, a, b));
}

/** The same of two actions by their numbers. */
static inline bool are_same_numbers(const GG_ROM gg_domain *domain, uint16_t a, uint16_t b)
{
    return a == b ||
           (variant_ops_of(domain) && variant_ops_of(domain)->are_alike_by_numbers(domain, a, b));
}

/** Whether an action, by its number, is the same to carry out as the one that is running or walked to,
 *  whatever that was to cost. */
static inline bool is_present_action(const gg_agent *agent, uint16_t number)
{
    return gg_is_acting(agent) &&
           are_same_numbers(agent->domain, gg_numbers_of(agent)[agent->step], number);
}

/** Whether two watches are of one choice. */
static inline bool is_same_watch(const gg_watched_choice *one, const gg_watched_choice *other)
{
    return one->task == other->task && one->method == other->method && one->from == other->from &&
           one->end == other->end;
}

/** Whether the function of the running action, or of the walk, need not be asked yet, as it has
 *  said for how long. */
static inline bool can_skip_asking_action(const gg_agent *agent)
{
    return agent->waits == GG_RESTS && agent->elapsed < agent->asked;
}

/** Sets some bits of gg_turn_flag, and takes others away. */
static inline void set_turn_flags(gg_agent *agent, uint32_t set, uint32_t cleared)
{
    agent->turns = (uint8_t)((agent->turns & ~cleared) | set);
}

/** Lets time pass for what the agent is at. */
static inline void pass_elapsed(gg_agent *agent, uint32_t milliseconds)
{
    bool overflows = agent->elapsed > UINT32_MAX - milliseconds;
    agent->elapsed = overflows ? UINT32_MAX : agent->elapsed + milliseconds;
}

/** What an action or a walk answers that only waits until `elapsed` has come to a value: GG_SUCCESS
 *  if it has, otherwise GG_RUNNING, and the agent notes how it waits. */
static inline gg_status wait_until_elapsed(gg_agent *agent, gg_wait_kind waits, uint32_t elapsed)
{
    if (agent->ticking == GG_TICKED) { /* otherwise nobody but the game wants to know */
        agent->waits = (uint8_t)waits;
        agent->asked = elapsed;
    }
    return agent->elapsed >= elapsed ? GG_SUCCESS : GG_RUNNING;
}

/** A wait that was told just now may have been over before: nobody knows for how long. */
static inline void forget_end_of_wait(gg_agent *agent)
{
    if (agent->elapsed >= agent->asked)
        agent->waits = GG_ASKED;
}

/** How long ago the action or walk was over that ends by itself now; 0 if its function does not
 *  tell. */
static inline uint32_t time_since_end(const gg_agent *agent)
{
    return agent->waits != GG_ASKED && agent->elapsed > agent->asked ? agent->elapsed - agent->asked
                                                                     : 0;
}

/** Whether the running action is uninterruptible, so that it must end by itself. */
static inline bool is_uninterruptible(const gg_agent *agent)
{
    return agent->running && agent->domain->actions[gg_running_action(agent)].uninterruptible;
}

#ifdef __cplusplus
}
#endif

#endif
