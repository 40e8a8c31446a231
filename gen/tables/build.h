/* SPDX-License-Identifier: MIT */
/* What the files that build the tables share. */
#ifndef GOAPGEN_TABLES_BUILD_H
#define GOAPGEN_TABLES_BUILD_H

#include "tables/tables.h"

/** Tables that are being built. */
struct building {
    struct pool *pool;
    struct tables *tables;
    const struct problem *problem;
    size_t *demands; /**< of method_index.c: by state variable, all 0 between two uses */
    size_t looks;    /**< of the same: its work so far */
    struct text_number_map holes,
        set_boxes;               /**< of encode.c: texts to numbers of words and of rows */
    const uint64_t **hole_words; /**< of the same: by the number of words, which rows share */
    struct text_number_map sums, bounds; /**< of encode.c: texts to numbers of sums and of bounds */
};

/** The array itself, of so many bytes, or NULL if all of them are 0, so that it says nothing:
 *  encode.c. */
const void *null_if_all_zero(const void *array, size_t bytes);
#define NULL_IF_ALL_ZERO(array, count) null_if_all_zero(array, (count) * sizeof *(array))

/* ------------------------------------------------------------------ encode.c */

/** The bits of a value of a fact in its field. */
uint64_t value_bits(const gg_fact *fact, uint32_t value);

/** A condition as the runtime tests it. */
gg_condition condition_of(struct building *building, const struct dnf *dnf);

/** Which changes of an effect: all, or without what is sensed those of private facts, or
 *  of shared ones. */
enum changes_wanted { ALL_CHANGES, OWN_CHANGES, WORLD_CHANGES };

/** What planning takes a subtask to change that waits for a condition. */
const gg_effect *expected_effect_of(struct building *building, const struct ground_action *ground);

/** The effect that makes those of the changes that are wanted. */
const gg_effect *effect_of(struct building *building, const struct changes *changes,
                           enum changes_wanted wanted);

/** An effect with only those of the changes that are wanted: NULL if there are none, `whole` if all
 *  are wanted. */
const gg_effect *effect_part_of(struct building *building, const struct changes *changes,
                                enum changes_wanted wanted, const gg_effect *whole);

/** A hash of all that saved bytes depend on: fingerprint.c. */
uint32_t fingerprint_of(const struct tables *tables);

/** Builds the terms of a sum, whose boxes are noted in `made`: encode.c. */
const gg_sum_term *terms_of_sum(struct building *building, const struct sum *sum,
                                struct sum_row_origin *made);

/** Builds the terms of all sums, after the conditions: encode.c. */
void build_sums(struct building *building);

/** Notes which actions may raise each sum, and which may lower it, where conflicts are known:
 *  encode.c. */
void sums_note_moves(struct pool *pool, struct tables *tables);

/* ----------------------------------------------------- the parts of the tables */

/** Builds the tables of all facts together: state_tables.c. */
void build_state(struct building *building);

/** Builds the places, after the state: state_tables.c. */
void build_places(struct building *building);

/** Builds what a team needs to know of actions, after them: agent_tables.c. */
void build_team(struct building *building);

/** Builds what actions claim, after them: claims.c. */
void build_claims(struct building *building);

/** Finds the tasks whose methods ask for claimed facts, after them and the sums: claims.c. */
void build_asking_tasks(struct building *building);

/** Builds the slots, after actions and goals: state_tables.c. */
void build_slots(struct building *building);

/** Builds the cases of actions that have several, after these: case_tables.c. */
void build_cases(struct building *building);

/** Builds what actions change in part before they end, after the actions: partial_tables.c. */
void build_partial_changes(struct building *building);

/** Builds what actions change that end without success, after them: setback_tables.c. */
void build_setbacks(struct building *building);

/** Whether the game is told of any of some changes, as it is of one of an applied fact. */
bool any_applied_in(const struct problem *problem, const struct changes *changes);

/** Builds the times and costs that agents draw, after actions, goals and rules:
 *  random_range_tables.c. */
void build_random_ranges(struct building *building);

/** How much more the greatest of two durations or costs is than the least; 0 where there is one. */
uint32_t range_width(uint32_t least, uint32_t greatest);

/** The longest period of a rule. */
uint32_t longest_rule_period(const struct rule *rule);

/** Builds what must hold while agents carry out methods and plans for goals, after these:
 *  while_tables.c. */
void build_whiles(struct building *building);

/** Builds the cooldowns of methods, after the tasks: task_tables.c. */
void build_cooldowns(struct building *building);

/** Builds tasks and methods: task_tables.c. */
void build_tasks(struct building *building);

/** An amount as the runtime reads it; NULL: there is none. Only the lowest 32 bits count: see
 *  gg_amount. expression_tables.c */
const gg_amount *amount_table(struct building *building, const struct amount *amount);

/** Adds the bits of the facts that tell an amount, which may be NULL, to a mask of as many words as
 *  a state: expression_tables.c. */
void add_amount_bits(const gg_domain *domain, const gg_amount *amount, uint64_t *words);

/** Builds which goals are weighed, and by which values, after the goals: value_tables.c. */
void build_values(struct building *building);

/** Lets agent types whose goals are weighed look anew when a fact changes that matters to one of
 *  these, after their heuristics: value_tables.c. */
void widen_relevance(struct building *building);

/** Builds the numbers that facts tell, after goals and tasks: expression_tables.c. */
void build_expressions(struct building *building);

/** Builds the agent types, after the goals: agent_tables.c. */
void build_agent_types(struct building *building);

/** Lists the features that have something to do in each tick, when their ops are named: hooks.c. */
void build_hooks(struct building *building);

/** Builds the names for people, when all else is built: names_table.c. */
void build_names(struct building *building);

/** Adds to a task of many methods the index that finds those of a state:
 *  method_index.c. */
void build_index(struct building *building, const struct ground_task *ground, gg_task *task);

/** Marks the tasks that can come back to themselves: task_recursion.c. */
void mark_recursion(struct building *building, gg_task *tasks);

/** How many entries a planner needs to remember what has failed, and solutions of calls, while it
 *  decomposes tasks: at most limits: nodes; 0: nothing is worth remembering. remembering.c. */
size_t entries_wanted(const struct tables *tables);

#endif
