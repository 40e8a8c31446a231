/* SPDX-License-Identifier: MIT */
/*
 * The functions of features, as structures (`gg_claim_ops`) which only the runtime looks into. The
 * tables name those of the features that a domain has, so that its program contains no others. Part
 * of the table format: a game includes gg.h, which includes this.
 *
 * Rests on gg_conditions.h, for GG_ROM.
 */
#ifndef GG_OPS_H
#define GG_OPS_H

#include "gg_conditions.h"

#ifdef __cplusplus
extern "C" {
#endif

struct gg_recall_ops;
extern const GG_ROM struct gg_recall_ops gg_recall;
struct gg_select_ops;
extern const GG_ROM struct gg_select_ops gg_drawing, gg_scoring, gg_holding_draws,
    gg_holding_scores;
struct gg_index_ops;
extern const GG_ROM struct gg_index_ops gg_indexing;
struct gg_sharing_ops;
extern const GG_ROM struct gg_sharing_ops gg_sharing, gg_slot_sharing;
struct gg_apply_ops;
extern const GG_ROM struct gg_apply_ops gg_applying;
struct gg_apply_rule_ops;
extern const GG_ROM struct gg_apply_rule_ops gg_rules_applying;
struct gg_achieve_ops;
extern const GG_ROM struct gg_achieve_ops gg_achieving;
struct gg_goal_ops;
extern const GG_ROM struct gg_goal_ops gg_pursuit, gg_retrying, gg_striving, gg_held_pursuit,
    gg_held_retrying, gg_held_striving, gg_reconsidering, gg_weighing,
    gg_weighing_and_reconsidering;
struct gg_task_ops;
extern const GG_ROM struct gg_task_ops gg_decomposing;
struct gg_slice_ops;
extern const GG_ROM struct gg_slice_ops gg_slicing;
struct gg_reading_ops;
extern const GG_ROM struct gg_reading_ops gg_policy_reading, gg_policy_asking, gg_policy_nearest,
    gg_table_reading, gg_walk_reading;
struct gg_exclusive_group_ops;
extern const GG_ROM struct gg_exclusive_group_ops gg_grouping;
struct gg_search_ops;
extern const GG_ROM struct gg_search_ops gg_searching, gg_searching_apart, gg_searching_best,
    gg_searching_best_apart;
struct gg_direction_ops;
extern const GG_ROM struct gg_direction_ops gg_progressing, gg_regressing, gg_satisficing;
struct gg_stubborn_ops;
extern const GG_ROM struct gg_stubborn_ops gg_stubborn;
struct gg_ask_ops;
extern const GG_ROM struct gg_ask_ops gg_asking, gg_random_asking, gg_callback_asking;
struct gg_deny_ops;
extern const GG_ROM struct gg_deny_ops gg_denying;
struct gg_bound_ops;
extern const GG_ROM struct gg_bound_ops gg_bounding;
struct gg_want_ops;
extern const GG_ROM struct gg_want_ops gg_wanting;
struct gg_keep_ops;
extern const GG_ROM struct gg_keep_ops gg_keeping;
struct gg_sense_ops;
extern const GG_ROM struct gg_sense_ops gg_sensing;
struct gg_world_rule_ops;
extern const GG_ROM struct gg_world_rule_ops gg_world_ruling, gg_world_one_shot_ruling;
struct gg_level_ops;
extern const GG_ROM struct gg_level_ops gg_leveling;
struct gg_commitment_ops;
extern const GG_ROM struct gg_commitment_ops gg_committing, gg_committing_and_reconsidering;
struct gg_value_ops;
extern const GG_ROM struct gg_value_ops gg_valuing;
struct gg_while_ops;
extern const GG_ROM struct gg_while_ops gg_persisting;
struct gg_holding_ops;
extern const GG_ROM struct gg_holding_ops gg_holding;
struct gg_one_shot_ops;
extern const GG_ROM struct gg_one_shot_ops gg_one_shot_ruling;
struct gg_exclusion_ops;
extern const GG_ROM struct gg_exclusion_ops gg_excluding, gg_goal_excluding, gg_action_cooling;
struct gg_time_ops;
extern const GG_ROM struct gg_time_ops gg_timing;
struct gg_case_ops;
extern const GG_ROM struct gg_case_ops gg_by_case;
struct gg_variant_ops;
extern const GG_ROM struct gg_variant_ops gg_varying;
struct gg_expression_ops;
extern const GG_ROM struct gg_expression_ops gg_evaluating;
extern const GG_ROM struct gg_time_ops gg_random_timing, gg_computed_timing;
extern const GG_ROM struct gg_time_ops gg_until_timing, gg_until_called, gg_until_random,
    gg_until_computed;
struct gg_random_range_ops;
extern const GG_ROM struct gg_random_range_ops gg_random_ranging, gg_computed_ranging;
extern const GG_ROM struct gg_seed_ops gg_agent_seeding, gg_callback_seeding;
struct gg_lasting_ops;
extern const GG_ROM struct gg_lasting_ops gg_enduring;
struct gg_partial_ops;
extern const GG_ROM struct gg_partial_ops gg_changing_in_part;
struct gg_restart_ops;
extern const GG_ROM struct gg_restart_ops gg_restarting;
struct gg_setback_ops;
extern const GG_ROM struct gg_setback_ops gg_setting_back, gg_setting_applied_back;
struct gg_feature_ops;
extern const GG_ROM struct gg_feature_ops gg_feature_dispatch, gg_setback_dispatch,
    gg_timed_dispatch, gg_reconsidering_dispatch;
struct gg_walk_ops;
extern const GG_ROM struct gg_walk_ops gg_walking, gg_road_walking, gg_slot_walking, gg_chasing;
extern const GG_ROM struct gg_leg_cost_ops gg_costing_legs, gg_costing_roads, gg_costing_slots;
struct gg_road_ops;
extern const GG_ROM struct gg_road_ops gg_measuring_roads;
struct gg_walk_estimate_ops;
extern const GG_ROM struct gg_walk_estimate_ops gg_estimating_walks;
struct gg_told_ops;
extern const GG_ROM struct gg_told_ops gg_telling_places;
struct gg_sum_ops;
extern const GG_ROM struct gg_sum_ops gg_summing;
struct gg_relaxed_ops;
extern const GG_ROM struct gg_relaxed_ops gg_relaxed_sums;
struct gg_claim_ops;
extern const GG_ROM struct gg_claim_ops gg_claiming, gg_standing;
struct gg_passing_ops;
extern const GG_ROM struct gg_passing_ops gg_passing;
struct gg_interrupt_ops;
extern const GG_ROM struct gg_interrupt_ops gg_interrupting, gg_holding_interrupts;

struct gg_agent;
struct gg_planner;

/** What a feature does for an agent when it is begun (gg_agent_init). */
typedef void (*gg_init_hook)(struct gg_agent *agent);

/** What a feature does for an agent while time passes for it. */
typedef void (*gg_pass_hook)(struct gg_agent *agent, uint32_t milliseconds);

/** What a feature does for an agent at some point of its tick. */
typedef void (*gg_tick_hook)(struct gg_agent *agent, struct gg_planner *planner);

/** The lists of functions that the features of a domain have called at each point of an agent's
 *  life, in this order. Each list ends with NULL. */
typedef struct gg_hooks {
    const GG_ROM gg_init_hook *init;
    const GG_ROM gg_pass_hook *pass;
    const GG_ROM gg_tick_hook *begin;  /**< the tick begins */
    const GG_ROM gg_tick_hook *settle; /**< the running action was ticked */
    const GG_ROM gg_tick_hook *look;   /**< the agent decides now */
    const GG_ROM gg_tick_hook *start;  /**< the next step may start now */
    const GG_ROM gg_tick_hook *end;    /**< the agent has acted */
} gg_hooks;

/** Of `init`: sets the timers of the agent's rules, each to its period. */
void gg_rules_init(struct gg_agent *agent);

/** Of `init`: sets the timers of the agent's rules where their periods are drawn, each to a drawn
 *  one. */
void gg_random_rules_init(struct gg_agent *agent);

/** Of `init`: sets the timers of the agent's rules where some are one-shot rules. */
void gg_one_shot_rules_init(struct gg_agent *agent);

/** Of `init`: gives the agent the speed that agents have at the start. */
void gg_travel_init(struct gg_agent *agent);
void gg_travel_pass(struct gg_agent *agent, uint32_t milliseconds);

/** Of `init`: gg_travel_init, where slots are places. */
void gg_slot_walks_init(struct gg_agent *agent);

/** Of `pass`, where there are chases: counts how far an agent walks. */
void gg_chases_pass(struct gg_agent *agent, uint32_t milliseconds);

/** Of `begin`: drops the plan of an agent that walks to what has moved far. */
void gg_chases_look(struct gg_agent *agent, struct gg_planner *planner);

/** Of `init`: the same, and puts the agent at the place of its fact, where there are roads. */
void gg_roads_init(struct gg_agent *agent);

/** Of `pass`: lets time pass for the cooldowns of methods, and ends those that are over. */
void gg_cooldowns_pass(struct gg_agent *agent, uint32_t milliseconds);

/** Of `pass`: lets time pass for the timeouts of methods, and for those methods that are passed over. */
void gg_method_timeouts_pass(struct gg_agent *agent, uint32_t milliseconds);

/** Of `pass`: lets time pass for the timeout of the goal that the agent is at. */
void gg_goal_timeouts_pass(struct gg_agent *agent, uint32_t milliseconds);

/** Of `pass`: lets time pass until the plan is reconsidered. */
void gg_reconsider_pass(struct gg_agent *agent, uint32_t milliseconds);

/** Of `pass`: lets time pass for actions that are left out of plans, and takes those back whose
 *  time is over. */
void gg_exclusions_pass(struct gg_agent *agent, uint32_t milliseconds);

/** Of `pass`: the same as gg_exclusions_pass where actions have cooldowns; puts those that cool
 *  down together for the next planning. */
void gg_action_cooldowns_pass(struct gg_agent *agent, uint32_t milliseconds);

/** Of `pass`: lets time pass until each sensed fact is to be read. */
void gg_senses_pass(struct gg_agent *agent, uint32_t milliseconds);

/** Of `pass`: lets time pass for the agent's rules, and fires those that come due. */
void gg_rules_pass(struct gg_agent *agent, uint32_t milliseconds);

/** Of `pass`: the same as gg_rules_pass where the periods of rules are drawn. */
void gg_random_rules_pass(struct gg_agent *agent, uint32_t milliseconds);

/** Of `pass`: the same as gg_rules_pass where some are one-shot rules; also if periods are drawn. */
void gg_one_shot_rules_pass(struct gg_agent *agent, uint32_t milliseconds);

/** Of `pass`: lets the time pass for which the agent stands. */
void gg_standing_pass(struct gg_agent *agent, uint32_t milliseconds);

/** Of `begin`: gg_slots_drop_unbound, if any slot was unbound or bound anew. */
void gg_slots_drop_unbound_at_begin(struct gg_agent *agent, struct gg_planner *planner);

/** Of `begin`: makes what the running action changes over time, as far as it is due. */
void gg_partial_changes_pass(struct gg_agent *agent, struct gg_planner *planner);

/** Lets the running action begin anew if the fact at whose change it does has changed: of `begin`, and of
 *  `look`, where it has not done so in this tick. */
void gg_restarts_begin(struct gg_agent *agent, struct gg_planner *planner);
void gg_restarts_look(struct gg_agent *agent, struct gg_planner *planner);

/** Takes no account of what the action itself has changed of that fact: of `settle`, and of `end` as it
 *  was started. */
void gg_restarts_settle(struct gg_agent *agent, struct gg_planner *planner);
void gg_restarts_end(struct gg_agent *agent, struct gg_planner *planner);

/** Of `begin`: ends the running action as failed if its `while` does not hold any more. */
void gg_lasting_check(struct gg_agent *agent, struct gg_planner *planner);

/** Of `begin`: lets an action that waits for a condition wait for more than UINT32_MAX
 *  milliseconds. */
void gg_until_pass(struct gg_agent *agent, struct gg_planner *planner);

/** Of `settle`: gg_slots_drop_unbound, if the agent neither does an action nor walks. */
void gg_slots_drop_unbound_if_idle(struct gg_agent *agent, struct gg_planner *planner);

/** Of `settle`: gives up a booking that is not the agent's any more, and wakes the agent if one is
 *  due. */
void gg_team_check_booking(struct gg_agent *agent, struct gg_planner *planner);

/** Of `settle`: wakes the agent, and shortens back-offs, if others have given up claims that kept
 *  one of its actions out, or if it is the agent's turn. */
void gg_claims_wake_agent(struct gg_agent *agent, struct gg_planner *planner);

/** Of `settle`: the same where facts are claimed at the start of actions; and wakes the agent if it stands
 *  before one that can begin now. */
void gg_standing_wake_agent(struct gg_agent *agent, struct gg_planner *planner);

/** Of `look`: reads the sensed facts that are due; and once more, if the running action failed
 *  because of that. */
void gg_senses_read_due(struct gg_agent *agent, struct gg_planner *planner);

/** Of `look`, behind gg_senses_read_due: ends the running action if what it waits for holds now, and
 *  then reads the sensed facts once more. */
void gg_until_look(struct gg_agent *agent, struct gg_planner *planner);

/** Of `look`: gives the plan up if the `while` of its goal, or of a method that is under way, does not
 *  hold. */
void gg_whiles_look(struct gg_agent *agent, struct gg_planner *planner);

/** Of `start`: gives the plan up if the `while` of its goal does not hold any more. What was stopped for the
 *  plan may have changed that, as may functions of the game. */
void gg_whiles_look_again(struct gg_agent *agent, struct gg_planner *planner);

/** Of `look`: gives the plan up if a method's time is over, and ends the time for which methods are
 *  passed over whose preconditions do not hold. */
void gg_method_timeouts_look(struct gg_agent *agent, struct gg_planner *planner);

/** Of `look`: lets a goal fail whose time is over. */
void gg_goal_timeouts_look(struct gg_agent *agent, struct gg_planner *planner);

/** Of `look`: plans a goal, or the root task if the plan is broken and no goal is wanted, from what
 *  numbers would be without what the present action has changed of them over time; the plan is adopted
 *  if it goes on with the action. */
void gg_replan_goal(struct gg_agent *agent, struct gg_planner *planner);
void gg_replan_effort(struct gg_agent *agent, struct gg_planner *planner);
void gg_replan_task(struct gg_agent *agent, struct gg_planner *planner);

/** Of `start`: lets the time of a goal begin that the agent has come to. */
void gg_goal_timeouts_begin(struct gg_agent *agent, struct gg_planner *planner);

/** Of `end`: an agent has decided whose turn it was, and holds others up no more; one that has planned
 *  is given a number if it waits for a claimed fact, and has none if it does not. */
void gg_turns_end(struct gg_agent *agent, struct gg_planner *planner);

/** Of `end`: the same where facts are claimed at the start of actions: who has left where it stood has no
 *  number for that. */
void gg_standing_end(struct gg_agent *agent, struct gg_planner *planner);

/** Of `end`: lets the time begin until a plan that was made is reconsidered. */
void gg_reconsider_begin(struct gg_agent *agent, struct gg_planner *planner);

/** Of `start`: gives up what the agent does and plans with slots that were unbound or bound anew
 *  since it took note of them. */
void gg_slots_drop_unbound(struct gg_agent *agent, struct gg_planner *planner);

/** Of `start`: drops the plan if its next action cools down. */
void gg_action_cooldowns_drop_plan(struct gg_agent *agent, struct gg_planner *planner);

/** Of `end`: lets the time of methods begin whose first step has gone on from another plan. */
void gg_method_timeouts_begin(struct gg_agent *agent, struct gg_planner *planner);

/** Of `end`: tells the agent's team where it is, and whether it has something else to do. */
void gg_team_report_agent_status(struct gg_agent *agent, struct gg_planner *planner);

#ifdef __cplusplus
}
#endif

#endif
