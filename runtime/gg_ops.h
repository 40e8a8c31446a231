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
extern const GG_ROM struct gg_select_ops gg_drawing, gg_scoring;
struct gg_index_ops;
extern const GG_ROM struct gg_index_ops gg_indexing;
struct gg_sharing_ops;
extern const GG_ROM struct gg_sharing_ops gg_sharing, gg_slot_sharing;
struct gg_apply_ops;
extern const GG_ROM struct gg_apply_ops gg_applying;
struct gg_achieve_ops;
extern const GG_ROM struct gg_achieve_ops gg_achieving;
struct gg_goal_ops;
extern const GG_ROM struct gg_goal_ops gg_pursuit;
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
extern const GG_ROM struct gg_search_ops gg_searching;
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
extern const GG_ROM struct gg_world_rule_ops gg_world_ruling;
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
struct gg_random_range_ops;
extern const GG_ROM struct gg_random_range_ops gg_random_ranging, gg_computed_ranging;
extern const GG_ROM struct gg_seed_ops gg_agent_seeding, gg_callback_seeding;
struct gg_lasting_ops;
extern const GG_ROM struct gg_lasting_ops gg_enduring;
struct gg_feature_ops;
extern const GG_ROM struct gg_feature_ops gg_feature_dispatch;
struct gg_walk_ops;
extern const GG_ROM struct gg_walk_ops gg_walking;
struct gg_sum_ops;
extern const GG_ROM struct gg_sum_ops gg_summing;
struct gg_relaxed_ops;
extern const GG_ROM struct gg_relaxed_ops gg_relaxed_sums;
struct gg_claim_ops;
extern const GG_ROM struct gg_claim_ops gg_claiming;
struct gg_interrupt_ops;
extern const GG_ROM struct gg_interrupt_ops gg_interrupting;

struct gg_agent;
struct gg_planner;

/** What a feature does for an agent that is begun; while time passes for it; and at some point of a
 *  tick. */
typedef void (*gg_init_hook)(struct gg_agent *agent);
typedef void (*gg_pass_hook)(struct gg_agent *agent, uint32_t milliseconds);
typedef void (*gg_tick_hook)(struct gg_agent *agent, struct gg_planner *planner);

/** The features of a domain that have something to do at a point of an agent's life, in this order.
 *  Each list ends with NULL. */
typedef struct gg_hooks {
    const GG_ROM gg_init_hook *init;
    const GG_ROM gg_pass_hook *pass;
    const GG_ROM gg_tick_hook *begin;  /**< the tick begins */
    const GG_ROM gg_tick_hook *settle; /**< the running action was ticked */
    const GG_ROM gg_tick_hook *look;   /**< the agent decides now */
    const GG_ROM gg_tick_hook *start;  /**< the next step may start now */
    const GG_ROM gg_tick_hook *end;    /**< the agent has acted */
} gg_hooks;

/** Those of `init`. */
void gg_rules_init(struct gg_agent *agent);
void gg_random_rules_init(struct gg_agent *agent);
void gg_travel_init(struct gg_agent *agent);

/** Those of `pass`. */
void gg_cooldowns_pass(struct gg_agent *agent, uint32_t milliseconds);
void gg_exclusions_pass(struct gg_agent *agent, uint32_t milliseconds);
void gg_action_cooldowns_pass(struct gg_agent *agent, uint32_t milliseconds);
void gg_senses_pass(struct gg_agent *agent, uint32_t milliseconds);
void gg_rules_pass(struct gg_agent *agent, uint32_t milliseconds);
void gg_random_rules_pass(struct gg_agent *agent, uint32_t milliseconds);

/** Those of the points of a tick. */
void gg_slots_drop_unbound_at_begin(struct gg_agent *agent, struct gg_planner *planner);
void gg_lasting_check(struct gg_agent *agent, struct gg_planner *planner);
void gg_slots_drop_unbound_if_idle(struct gg_agent *agent, struct gg_planner *planner);
void gg_team_check_booking(struct gg_agent *agent, struct gg_planner *planner);
void gg_claims_wake_agent(struct gg_agent *agent, struct gg_planner *planner);
void gg_senses_read_due(struct gg_agent *agent, struct gg_planner *planner);
void gg_slots_drop_unbound(struct gg_agent *agent, struct gg_planner *planner);
void gg_action_cooldowns_drop_plan(struct gg_agent *agent, struct gg_planner *planner);
void gg_team_report_agent_status(struct gg_agent *agent, struct gg_planner *planner);

#ifdef __cplusplus
}
#endif

#endif
