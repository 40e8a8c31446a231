/* SPDX-License-Identifier: MIT */
/*
 * Dispatch to the optional features of gg_features.h. Most domains have none of them, which one
 * pointer tells. Rests on gg.h. Inside the runtime only.
 */
#ifndef GG_STATE_FEATURES_H
#define GG_STATE_FEATURES_H

#include "gg.h"
#include "state/state.h"
#include "state/told.h"
#include "state/travel.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The functions that dispatch to the optional features in the life of an agent: agent_features.c.
 *  Each does nothing where the domain does without the features that it is about. */
typedef struct gg_feature_ops {
    /** Ends the running action, which has failed, if what must hold while it runs does not. Whether
     *  it did. */
    bool (*end_action_if_lasting_fails)(gg_agent *agent, gg_planner *planner);
    /** An action starts, or the walk to it if `walks`. */
    void (*begin_action)(gg_agent *agent, uint16_t action, bool walks);
    /** Makes the changes of an action that has succeeded. May use the planner's states. */
    void (*take_effect)(gg_agent *agent, gg_planner *planner, uint16_t action);
    /** The whole effect that an action has if it succeeds now. */
    const GG_ROM gg_effect *(*effect)(const gg_agent *agent, uint16_t action);
    /** Applies to a state what of an effect of the present action is still to come. */
    void (*apply_rest)(const gg_agent *agent, const GG_ROM gg_effect *effect, uint64_t *state);
    /** See take_back_partial_changes. */
    void (*take_back)(const gg_agent *agent, uint64_t *state);
    /** Adds the bits of a state that decide what the running action changes; whether there are
     *  such. */
    bool (*adds_care_mask)(const gg_agent *agent, uint64_t *bits);
    /** A plan is adopted that was found by these methods; NULL: by none, as for a goal or a
     *  team. */
    void (*adopt)(gg_agent *agent, const gg_workspace *workspace);
    /** The agent has come to the plan's present step. */
    void (*advance)(gg_agent *agent);
    /** Makes the changes of an action that has ended without success. May use the planner's
     *  states. */
    void (*set_back)(gg_agent *agent, gg_planner *planner, uint16_t action, uint16_t status);
    /** For how long nothing happens: 0 if something is to be done now. */
    uint32_t (*quiet)(const gg_agent *agent);
} gg_feature_ops;

/** The functions for conditions that must hold while actions run: agent_lasting.c. */
typedef struct gg_lasting_ops {
    /** The fact at which what must hold while the agent's action runs does not; GG_NONE: it holds,
     *  or no action is running. */
    uint16_t (*in_the_way)(const gg_agent *agent);
    /** Ends the running action, which has failed, if what must hold while it runs does not. Whether
     *  it did. */
    bool (*give_out)(gg_agent *agent, gg_planner *planner);
} gg_lasting_ops;

/** The functions for actions that begin anew: agent_restarts.c. */
typedef struct gg_restart_ops {
    /** The action of the agent's step begins. */
    void (*watch)(gg_agent *agent, uint16_t action);
    /** Whether the fact at whose change the running action begins anew has changed since the agent
     *  looked at it. */
    bool (*is_due)(const gg_agent *agent);
    /** Whether the numbers of an agent's bytes are possible ones. */
    bool (*valid)(const gg_agent *agent, const GG_ROM gg_domain *domain);
} gg_restart_ops;

/** The functions for what actions change that end without success: agent_setbacks.c. */
typedef struct gg_setback_ops {
    /** See gg_feature_ops.set_back. */
    void (*take)(gg_agent *agent, gg_planner *planner, uint16_t action, uint16_t status);
} gg_setback_ops;

/** The functions for goals with inertia, and for latched ones: agent_commitments.c. */
typedef struct gg_commitment_ops {
    /** What comes on top of the priority of a goal now. */
    uint32_t (*inertia)(const gg_agent *agent, uint16_t goal);
    /** Whether a ground goal is relevant as it was chosen and is not over. */
    bool (*is_latched)(const gg_agent *agent, uint16_t goal);
    /** See gg_goal_find_best; what is held on to comes before others. */
    uint16_t (*prefer)(gg_agent *agent, const uint64_t *view);
    /** A goal is chosen. */
    void (*choose)(gg_agent *agent, uint16_t goal);
    /** A plan is adopted for a goal. */
    void (*take_up)(gg_agent *agent, uint16_t goal);
    /** The agent does not hold on to a goal any more: it is reached, or what it is about is gone.
     *  GG_NONE: there is none. */
    void (*end)(gg_agent *agent, uint16_t goal);
    /** A goal is about to be chosen: ends what is over. */
    void (*look)(gg_agent *agent);
    /** No plan was found for a goal. */
    void (*unplanned)(gg_agent *agent, const gg_planner *planner, uint16_t goal,
                      gg_outcome outcome);
    /** Whether the numbers of an agent's bytes are possible ones. */
    bool (*valid)(const gg_agent *agent, const GG_ROM gg_domain *domain);
} gg_commitment_ops;

/** What reaching a goal is worth that is worth any cost. */
#define GG_ANY_COST ((int64_t)1 << 40)

/** The functions for goals that are weighed by what their plans cost: agent_values.c. */
typedef struct gg_value_ops {
    /** What reaching a goal or want is worth now. */
    int64_t (*value)(gg_agent *agent, uint16_t goal);
    /** What is left of the cost of the agent's plan for a goal. Overwrites the planner's search. */
    uint64_t (*cost_left)(gg_agent *agent, gg_planner *planner);
    /** Whether the numbers of an agent's bytes are possible ones. */
    bool (*valid)(const gg_agent *agent, const GG_ROM gg_domain *domain);
} gg_value_ops;

/** The functions for methods and goals with a `while`: agent_whiles.c. */
typedef struct gg_while_ops {
    /** Whether a ground goal, or want, is not to be pursued in a state: its `while` does not hold, nor
     *  does the goal. */
    bool (*is_given_up)(const gg_agent *agent, uint16_t goal, const uint64_t *state);
    /** What does not hold of which a GG_METHOD_GIVEN_UP or GG_GOAL_GIVEN_UP tells. */
    const GG_ROM gg_condition *(*condition)(const GG_ROM gg_domain *domain, const gg_event *event);
    /** Of 64 actions, from a word on, those that a plan for a goal may be made of. */
    uint64_t (*usable)(const gg_goal_problem *problem, uint32_t word, uint64_t actions);
} gg_while_ops;

/** The functions for methods with inertia: agent_method_inertia.c. */
typedef struct gg_holding_ops {
    /** The agent has come to a step of its plan, or a plan of something else is adopted: what it holds
     *  on to now. */
    void (*hold)(gg_agent *agent);
    /** Whether the agent holds on to a method, which counts in a planning. */
    bool (*holds)(const gg_agent *agent, const GG_ROM gg_domain *domain, uint16_t task,
                  uint16_t method);
    /** Whether a method comes before another one of a task that has such methods: it is tried before, or
     *  would take its place while that is carried out. state: where it applies, so that its score counts;
     *  NULL: it does not, and of methods that are scored each may come before another. */
    bool (*precedes)(const gg_agent *agent, uint16_t task, uint16_t method, uint16_t other,
                     const uint64_t *state);
    /** Whether the numbers of an agent's bytes are possible ones. */
    bool (*valid)(const gg_agent *agent, const GG_ROM gg_domain *domain);
} gg_holding_ops;

/** The functions for one-shot rules: one_shot_rules.c. */
typedef struct gg_one_shot_ops {
    /** The milliseconds to the first rule of the agent that is due if nothing changes. */
    uint32_t (*time_to_first)(const gg_agent *agent);
    /** A slot was bound or unbound: ends the times of the rules of agents, or of the world, that need
     *  it; left: their timers. */
    void (*forget_slot)(const GG_ROM gg_domain *domain, bool of_world, uint16_t slot,
                        uint32_t *left);
    /** Cuts saved times to those of the tables, as gg_cap_rule_timers does. */
    void (*shorten)(const GG_ROM gg_domain *domain, bool of_world, uint32_t *left);
} gg_one_shot_ops;

/** The one-shot rules of a domain; NULL: it has none. */
static inline const GG_ROM gg_one_shot_rules *one_shot_rules_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->one_shots : NULL;
}

/** What stands at agent_progress once an action has begun anew: what it has changed is kept, whatever
 *  has passed of its time since. */
enum { GG_CHANGES_KEPT = 3 };

/** The functions for what actions have changed in part before they end: partial_changes.c. */
typedef struct gg_partial_ops {
    /** An action begins, or the walk to it if `walks`. */
    void (*begin)(gg_agent *agent, bool walks);
    /** The agent has come to a step, which it has not begun unless it acts. */
    void (*come_to_step)(gg_agent *agent);
    /** See gg_feature_ops. */
    void (*undo)(const gg_agent *agent, uint64_t *state);
    /** The value that a fact would have if the running action had changed nothing yet. */
    uint32_t (*before)(const gg_agent *agent, uint16_t fact, uint32_t value);
    void (*apply_left)(const gg_agent *agent, const GG_ROM gg_effect *effect, uint64_t *state);
    /** See what_is_left_suffices. */
    bool (*suffices)(const gg_agent *agent, gg_planner *planner, const gg_plan *plan,
                     uint16_t goal);
    /** How much of what it claims of a fact the running action has made already. */
    uint32_t (*made)(const gg_agent *agent, uint16_t fact);
    /** For how long no change over time is due; UINT32_MAX: none will be. */
    uint32_t (*time_to_step)(const gg_agent *agent);
    /** Whether the numbers of an agent's bytes are possible ones. */
    bool (*valid)(const gg_agent *agent, const GG_ROM gg_domain *domain);
} gg_partial_ops;

/** The tables of a domain's slots; NULL: it has none. */
static inline const GG_ROM gg_slots *slots_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->slots : NULL;
}

/** How many facts of the domain can be claimed. */
static inline uint16_t claimed_count_of(const GG_ROM gg_domain *domain)
{
    return domain->claims ? domain->claims->count : 0;
}

/** Whether a method of a task asks for a claimed fact; the domain has claims. */
static inline bool task_asks_for_claimed(const GG_ROM gg_domain *domain, uint16_t task)
{
    const GG_ROM uint64_t *asking = domain->claims->asking_tasks;
    return asking && gg_rom_has_bit(asking, task);
}

/** Whether requests of a team for a claimed fact, at this place, add up. */
static inline bool claimed_fact_adds_up(const GG_ROM gg_domain *domain, uint32_t place)
{
    return domain->claims->all[place].traits & GG_ADDS_UP;
}

/** The tables of the sums that a domain's conditions put bounds to; NULL: it has none. */
static inline const GG_ROM gg_sums *sums_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->sums : NULL;
}

/** The tables of a domain's effects that depend on the state; NULL: it has none. */
static inline const GG_ROM gg_cases *cases_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->cases : NULL;
}

/** The tables of what a domain's actions change in part before they end; NULL: there is none. */
static inline const GG_ROM gg_partial_changes *partial_changes_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->partial : NULL;
}

/** Whether a plan for a goal (GG_NONE: a task) that begins with the present action can be carried out,
 *  and leads to the goal, if of that action only what it has not changed yet is still to come. */
static inline bool what_is_left_suffices(const gg_agent *agent, gg_planner *planner,
                                         const gg_plan *plan, uint16_t goal)
{
    const GG_ROM gg_partial_changes *partial = partial_changes_of(agent->domain);
    return !partial || partial->ops->suffices(agent, planner, plan, goal);
}

/** The tables of what a domain's actions begin anew at; NULL: none does. */
static inline const GG_ROM gg_restarts *restarts_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->restarts : NULL;
}

/** The tables of a domain's goals that agents hold on to; NULL: there are none. */
static inline const GG_ROM gg_commitments *commitments_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->commitments : NULL;
}

/** The tables of a domain's goals of best effort; NULL: there are none. */
static inline const GG_ROM gg_best_efforts *best_efforts_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->best_efforts : NULL;
}

/** The tables of a domain's goals that are weighed; NULL: there are none. */
static inline const GG_ROM gg_values *values_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->values : NULL;
}

/** The tables of a domain's methods and goals with a `while`; NULL: it has none. */
static inline const GG_ROM gg_whiles *whiles_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->whiles : NULL;
}

/** The `while` that a ground action is for alone, as gg_whiles.of_actions tells; GG_NONE: it is for
 *  none. */
static inline uint16_t while_of_action(const GG_ROM gg_domain *domain, uint16_t action)
{
    const GG_ROM gg_whiles *whiles = whiles_of(domain);
    return whiles && whiles->of_actions ? whiles->of_actions[action] : GG_NONE;
}

/** The tables of a domain's methods that agents hold on to; NULL: there are none. */
static inline const GG_ROM gg_holdings *holdings_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->holdings : NULL;
}

/** The tables of what a domain's agents draw; NULL: they draw nothing. */
static inline const GG_ROM gg_random_ranges *random_range_tables_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->random_ranges : NULL;
}

/** The tables of a domain's methods that the game can deny; NULL: it has none. */
static inline const GG_ROM gg_denials *denials_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->denials : NULL;
}

/** The tables of a domain's methods that cool down; NULL: it has none. */
static inline const GG_ROM gg_cooldowns *cooldowns_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->cooldowns : NULL;
}

/** The `retry` of a ground goal; NULL: it has none. */
static inline const GG_ROM gg_goal_retry *goal_retry_of(const GG_ROM gg_domain *domain,
                                                        uint16_t goal)
{
    const GG_ROM gg_goal_retry *retries = domain->features ? domain->features->goal_retries : NULL;
    return retries && goal < domain->goal_count && retries[goal].least > 0 ? &retries[goal] : NULL;
}

/** The tables of a domain's priorities, scores, weights and durations that facts tell; NULL: it has
 *  none. */
static inline const GG_ROM gg_expressions *expressions_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->expressions : NULL;
}

/** The functions for a domain's actions that are the same to carry out, though plans tell them
 *  apart; NULL: it has none. */
static inline const GG_ROM struct gg_variant_ops *variant_ops_of(const GG_ROM gg_domain *domain)
{
    return domain->features ? domain->features->varying : NULL;
}

/** The whole effect that an action of the agent has if it succeeds now. */
static inline const GG_ROM gg_effect *effect_now(const gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_domain *domain = agent->domain;
    return domain->features ? domain->features->ops->effect(agent, action)
                            : domain->actions[action].effect;
}

/** Applies to a state what of the effect of the running action is still to come. */
static inline void apply_what_is_left(const gg_agent *agent, uint64_t *state, uint16_t action)
{
    const GG_ROM gg_domain *domain = agent->domain;
    if (domain->features)
        domain->features->ops->apply_rest(agent, effect_now(agent, action), state);
    else
        gg_effect_apply(domain, domain->actions[action].effect, state);
    if (domain->told)
        domain->told->ops->arrive(agent, state);
}

/** Takes back from a state what the present action has changed already, also on the walk to it. */
static inline void take_back_partial_changes(const gg_agent *agent, uint64_t *state)
{
    if (agent->domain->features)
        agent->domain->features->ops->take_back(agent, state);
}

/** Ends the running action, which has failed, if a condition does not hold that must while it runs.
 *  Returns whether it did. */
static inline bool end_action_if_lasting_fails(gg_agent *agent, gg_planner *planner)
{
    return agent->domain->features &&
           agent->domain->features->ops->end_action_if_lasting_fails(agent, planner);
}

/** Makes the changes of an action of the agent that has ended with a status, not with success. */
static inline void features_set_back(gg_agent *agent, gg_planner *planner, uint16_t action,
                                     uint16_t status)
{
    if (agent->domain->features)
        agent->domain->features->ops->set_back(agent, planner, action, status);
}

/** Tells the optional features that the agent adopts a plan that was found by the methods in a
 *  workspace; NULL: by none, as for a goal or a team. */
static inline void features_adopt(gg_agent *agent, const gg_workspace *workspace)
{
    if (agent->domain->features)
        agent->domain->features->ops->adopt(agent, workspace);
}

/** Tells the optional features that the agent has come to the plan's present step. */
static inline void features_advance(gg_agent *agent)
{
    if (agent->domain->features)
        agent->domain->features->ops->advance(agent);
}

#ifdef __cplusplus
}
#endif

#endif
