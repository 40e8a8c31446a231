/* SPDX-License-Identifier: MIT */
/*
 * Where the parts of an agent lie, and what they tell at once. Inside the runtime only.
 */
#ifndef GG_AGENT_LAYOUT_H
#define GG_AGENT_LAYOUT_H

#include "state/features.h"
#include "state/travel.h"
#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Less than the priority of any goal. */
#define GG_BELOW_ALL ((int64_t)INT32_MIN - 1)

/** Values of gg_agent.awake: whether the agent is to decide even if no fact has changed. */
typedef enum gg_decision_need {
    GG_ASLEEP,  /**< it is not */
    GG_LOOKING, /**< there are watches that were not looked at yet */
    GG_AWAKE    /**< something has happened */
} gg_decision_need;

/** Values of gg_agent.waits: what the function of an action or a walk has said. */
typedef enum gg_wait_kind {
    GG_ASKED, /**< nothing: it is to be asked in each tick */
    GG_WAITS, /**< it only waits until the duration, or the walk, is over */
    GG_RESTS  /**< it is not to be asked before `elapsed` has come to `asked` */
} gg_wait_kind;

/** Values of gg_agent.ticking: whether it must not be ticked or stopped. */
typedef enum gg_reentry_lock {
    GG_TICKED = 1, /**< it is being ticked or stopped */
    GG_LOOKED_AT   /**< it is explained, planned for or made to sense */
} gg_reentry_lock;

/** Notes that an agent is looked at; returns what `ticking` is to be afterwards. */
static inline uint8_t lock_against_reentry(gg_agent *agent)
{
    uint8_t before = agent->ticking;
    if (!before)
        agent->ticking = GG_LOOKED_AT;
    return before;
}

/* --------------------------------------------------- where its parts lie */

inline void *gg_agent_part(const gg_agent *agent, uint32_t offset)
{
    return (unsigned char *)(uintptr_t)agent + offset;
}

/** The planning state when the agent last decided. */
static inline uint64_t *planning_snapshot_of(const gg_agent *agent)
{
    return (uint64_t *)gg_agent_part(agent, agent->domain->offsets.agent_snapshot);
}

/** While an action is running: the bits on which the rest of the plan depends. */
static inline uint64_t *support_mask_of(const gg_agent *agent)
{
    return (uint64_t *)gg_agent_part(agent, agent->domain->offsets.agent_support_mask);
}

/** The same memory, for a state that is needed only for a while, when an action has ended or a
 *  plan is given up. That is safe, as support_mask_of is not read before the next action starts, and is
 *  then made anew. */
static inline uint64_t *scratch_of(const gg_agent *agent)
{
    return support_mask_of(agent);
}

/** If facts are claimed: the view when the agent last decided. */
static inline uint64_t *view_snapshot_of(const gg_agent *agent)
{
    return (uint64_t *)gg_agent_part(agent, agent->domain->claims->offsets.agent_view_snapshot);
}

/** If facts are claimed: a bit for each action that is left out of plans because of claims. */
static inline uint64_t *refused_actions_of(const gg_agent *agent)
{
    return (uint64_t *)gg_agent_part(agent, agent->domain->claims->offsets.agent_refused);
}

/** And gg_claim_holders.released when these were worked out. */
static inline uint32_t *release_count_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->claims->offsets.agent_released);
}

/** The state from which the agent is planning. */
static inline uint64_t *planning_start_of(const gg_agent *agent)
{
    return (uint64_t *)gg_agent_part(agent, agent->domain->offsets.agent_from);
}

inline uint16_t *gg_steps_of(const gg_agent *agent)
{
    return (uint16_t *)gg_agent_part(agent, agent->domain->offsets.agent_plan);
}

static inline uint32_t *rule_timers_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->offsets.agent_timers);
}

static inline gg_watched_choice *watches_of(const gg_agent *agent)
{
    return (gg_watched_choice *)gg_agent_part(agent, agent->domain->offsets.agent_watches);
}

/** If there are senses: the milliseconds until each is read. */
static inline uint32_t *sense_timers_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->senses->agent_senses);
}

/** If some can be: the actions that are left out of plans for a time. */
static inline gg_exclusion *exclusions_of(const gg_agent *agent)
{
    return (gg_exclusion *)gg_agent_part(agent, agent->domain->exclusions->agent_exclusions);
}

/** How long an action is left out after it failed; cooled: after it succeeded. 0: it is not. */
static inline uint32_t full_exclusion_time_of(const GG_ROM gg_domain *domain, uint16_t action,
                                              bool cooled)
{
    const GG_ROM gg_exclusions *tables = domain->exclusions;
    uint32_t kinds = tables && tables->limit > tables->retry_limit ? 2 : 1;
    if (!tables || cooled >= kinds)
        return 0;
    return tables->times[domain->actions[action].source_index * kinds + cooled];
}

/** Whether an action is left out whose time is not over. */
static inline bool exclusion_has_time_left(const gg_exclusion *exclusion)
{
    return exclusion->left > 0 && exclusion->left != GG_HELD;
}

/** The entry of a ground action with time left, from one on; `end`: there is none before that. */
static inline uint16_t find_exclusion(const gg_agent *agent, uint16_t action, uint16_t from,
                                      uint16_t end)
{
    const gg_exclusion *exclusions = exclusions_of(agent);
    while (from < end && !(exclusion_has_time_left(&exclusions[from]) &&
                           is_same_action(agent->domain, exclusions[from].action, action)))
        from++;
    return from;
}

/** The back-offs of each goal, then that of the root task, then those of wants that are
 *  conditions. */
inline gg_backoff *gg_backoffs_of(const gg_agent *agent)
{
    return (gg_backoff *)gg_agent_part(agent, agent->domain->offsets.agent_backoffs);
}

static inline uint32_t backoff_count(const GG_ROM gg_domain *domain)
{
    return (uint32_t)domain->goal_count + 1 + domain->want_limit;
}

/** The back-off of a goal, or of the root task (GG_NONE). */
inline gg_backoff *gg_backoff_of(const gg_agent *agent, uint16_t goal)
{
    uint16_t goals = agent->domain->goal_count;
    return &gg_backoffs_of(agent)[goal == GG_NONE ? goals : goal + (uint32_t)(goal >= goals)];
}

/** If there is a team: whose member the agent is. */
static inline gg_membership *membership_of(const gg_agent *agent)
{
    return (gg_membership *)gg_agent_part(agent, agent->domain->offsets.agent_membership);
}

/** If there are slots: what the agent knows of each. */
static inline gg_slot_sight *slot_sights_of(const gg_agent *agent)
{
    return (gg_slot_sight *)gg_agent_part(agent, agent->domain->features->offsets.agent_slots);
}

/** If durations are drawn: how long the running action takes. */
static inline uint32_t *running_duration_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->features->offsets.agent_duration);
}

/** If costs or functions of the game draw: the seed of the planning that is under way, or was last;
 *  if functions do, also that of the action; see seeds.h. */
static inline uint32_t *planning_seed_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->features->offsets.agent_seeds);
}

/** The goals that the game gave to the agent. */
static inline gg_want *wants_of(const gg_agent *agent)
{
    return (gg_want *)gg_agent_part(agent, agent->domain->wants->offsets.agent_wants);
}

/** Whether a slot has a want that is pursued. */
inline bool gg_is_open_want(const gg_want *want)
{
    return want->id != 0 && want->status == GG_WANT_WAITING;
}

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

/** That action, or GG_NONE. */
inline uint16_t gg_present_action(const gg_agent *agent)
{
    return gg_is_acting(agent) ? gg_steps_of(agent)[agent->step] : GG_NONE;
}

/** Actions that are the same to carry out: variants.c. */
typedef struct gg_variant_ops {
    /** Whether two actions that are not one are the same to carry out. */
    bool (*are_alike)(const GG_ROM gg_domain *domain, uint16_t a, uint16_t b);
    /** The first step of a plan that was adopted is the same to carry out as the action that the
     *  agent is at. It is at nothing where action is GG_NONE. */
    void (*go_on)(gg_agent *agent, uint16_t action);
} gg_variant_ops;

/** Whether two actions are the same to carry out, whatever they cost, and whichever case of their
 *  effects was planned. */
static inline bool are_same_to_carry_out(const GG_ROM gg_domain *domain, uint16_t a, uint16_t b)
{
    return a == b || (variant_ops_of(domain) && variant_ops_of(domain)->are_alike(domain, a, b));
}

/** Whether an action is the one that the agent is at, whatever that was to cost. */
static inline bool is_present_action(const gg_agent *agent, uint16_t action)
{
    uint16_t present = gg_present_action(agent);
    return present != GG_NONE && are_same_to_carry_out(agent->domain, present, action);
}

/** Whether two watches are of one choice. */
static inline bool is_same_watch(const gg_watched_choice *one, const gg_watched_choice *other)
{
    return one->task == other->task && one->method == other->method && one->from == other->from &&
           one->end == other->end;
}

/** Whether the function of the running action, or of the walk, is not to be asked yet. */
static inline bool can_skip_asking_action(const gg_agent *agent)
{
    return agent->waits == GG_RESTS && agent->elapsed < agent->asked;
}

/** For functions of actions and walks, which only wait until `elapsed` has come to a value:
 *  notes that, and tells whether it has. */
static inline gg_status wait_until_elapsed(gg_agent *agent, gg_wait_kind waits, uint32_t elapsed)
{
    if (agent->elapsed >= elapsed)
        return GG_SUCCESS;
    if (agent->ticking == GG_TICKED) /* otherwise nobody but the game wants to know */
        agent->waits = (uint8_t)waits;
    return GG_RUNNING;
}

/** Whether the running action must end by itself. */
static inline bool is_uninterruptible(const gg_agent *agent)
{
    return agent->running && agent->domain->actions[gg_running_action(agent)].uninterruptible;
}

#ifdef __cplusplus
}
#endif

#endif
