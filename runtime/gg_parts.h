/* SPDX-License-Identifier: MIT */
/*
 * The parts of the runtime that tables name, so that the program of a domain which does without one
 * does not contain it: structures of functions, which only the runtime looks into. Part of the
 * table format: a game includes gg.h, which includes this.
 *
 * Rests on gg_conditions.h, for GG_ROM.
 */
#ifndef GG_PARTS_H
#define GG_PARTS_H

#include "gg_conditions.h"

#ifdef __cplusplus
extern "C" {
#endif

struct gg_recall_part;
extern const GG_ROM struct gg_recall_part gg_recall;
struct gg_select_part;
extern const GG_ROM struct gg_select_part gg_drawing, gg_scoring;
struct gg_index_part;
extern const GG_ROM struct gg_index_part gg_indexing;
struct gg_sharing_part;
extern const GG_ROM struct gg_sharing_part gg_sharing, gg_slot_sharing;
struct gg_apply_part;
extern const GG_ROM struct gg_apply_part gg_applying;
struct gg_achieve_part;
extern const GG_ROM struct gg_achieve_part gg_achieving;
struct gg_goal_part;
extern const GG_ROM struct gg_goal_part gg_pursuit;
struct gg_task_part;
extern const GG_ROM struct gg_task_part gg_decomposing;
struct gg_slice_part;
extern const GG_ROM struct gg_slice_part gg_slicing;
struct gg_reading_part;
extern const GG_ROM struct gg_reading_part gg_policy_reading, gg_policy_asking, gg_policy_nearest,
    gg_table_reading, gg_walk_reading;
struct gg_group_part;
extern const GG_ROM struct gg_group_part gg_grouping;
struct gg_search_part;
extern const GG_ROM struct gg_search_part gg_searching;
struct gg_direction_part;
extern const GG_ROM struct gg_direction_part gg_progressing, gg_regressing, gg_satisficing;
struct gg_stubborn_part;
extern const GG_ROM struct gg_stubborn_part gg_stubborn;
struct gg_ask_part;
extern const GG_ROM struct gg_ask_part gg_asking, gg_drawn_asking, gg_called_asking;
struct gg_deny_part;
extern const GG_ROM struct gg_deny_part gg_denying;
struct gg_bound_part;
extern const GG_ROM struct gg_bound_part gg_bounding;
struct gg_want_part;
extern const GG_ROM struct gg_want_part gg_wanting;
struct gg_keep_part;
extern const GG_ROM struct gg_keep_part gg_keeping;
struct gg_sense_part;
extern const GG_ROM struct gg_sense_part gg_sensing;
struct gg_agent_rule_part;
extern const GG_ROM struct gg_agent_rule_part gg_agent_ruling, gg_drawn_ruling;
struct gg_world_rule_part;
extern const GG_ROM struct gg_world_rule_part gg_world_ruling;
struct gg_retry_part;
extern const GG_ROM struct gg_retry_part gg_retrying, gg_goal_retrying;
struct gg_time_part;
extern const GG_ROM struct gg_time_part gg_timing;
struct gg_case_part;
extern const GG_ROM struct gg_case_part gg_by_case;
struct gg_variant_part;
extern const GG_ROM struct gg_variant_part gg_varying;
struct gg_figure_part;
extern const GG_ROM struct gg_figure_part gg_figuring;
extern const GG_ROM struct gg_time_part gg_drawn_timing, gg_told_timing;
struct gg_span_part;
extern const GG_ROM struct gg_span_part gg_spanning, gg_told_spanning;
extern const GG_ROM struct gg_luck_part gg_agent_luck, gg_called_luck;
struct gg_lasting_part;
extern const GG_ROM struct gg_lasting_part gg_enduring;
struct gg_extra_part;
extern const GG_ROM struct gg_extra_part gg_extending;
struct gg_walk_part;
extern const GG_ROM struct gg_walk_part gg_walking;
struct gg_sum_part;
extern const GG_ROM struct gg_sum_part gg_summing;
struct gg_relaxed_part;
extern const GG_ROM struct gg_relaxed_part gg_relaxed_sums;
struct gg_claim_part;
extern const GG_ROM struct gg_claim_part gg_claiming;
struct gg_interrupt_part;
extern const GG_ROM struct gg_interrupt_part gg_interrupting;

#ifdef __cplusplus
}
#endif

#endif
