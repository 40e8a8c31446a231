/* SPDX-License-Identifier: MIT */
/*
 * The functions that write tables. Those of parts.c write parts of a row, for all others; each of
 * the others writes a part of a file, and header_file.c and source_file.c call them in order.
 */
#ifndef GOAPGEN_EMIT_PARTS_H
#define GOAPGEN_EMIT_PARTS_H

#include "emit/writer.h"
#include "tables/callback_list.h"
#include "tables/memory_plan.h"

/** The words of a state, as an array `name`__words; nothing if words is NULL. */
void write_words(struct writer *writer, const char *name, const uint64_t *words);

/** How many words a set of ground actions has in C: at least one, as an array without any is none. */
size_t action_words(const struct writer *writer);

/** The array's name, or "NULL" if there are no words. */
const char *words_name(const struct writer *writer, const char *name, const uint64_t *words);

/** The functions that read sensed facts and apply changes, and before these, for all
 *  agent types, those that unpack the values of applied facts: sense_apply.c. */
void write_sense(struct writer *writer, const struct agent_type *agent_type);
void write_values(struct writer *writer);
void write_apply(struct writer *writer, const struct agent_type *agent_type);

/** The functions that a game calls with worlds, agents and planners: api_functions.c. */
void write_functions(struct writer *writer);

/** What an agent is doing, and the names of symbols: doing.c. The structure, and the
 *  declarations and the definitions of the functions. */
void write_activity(struct writer *writer);
void declare_doing(struct writer *writer);
void write_doing(struct writer *writer);

/** What actions tell whoever carries them out: data.c. The structure, the declarations of the
 *  functions that tell it, and its rows with these functions. */
void write_data_type(struct writer *writer);
void declare_data_functions(struct writer *writer);
void write_data(struct writer *writer);

/** The goals, the filters of actions, and the heuristics of the agent types: goals.c. */
void write_goals(struct writer *writer);

/** The functions that lead from the tables to the programmer's functions, and the table of
 *  the agent types: callbacks.c. */
void write_glue(struct writer *writer);

/** The head of a function of a kind that leads to those of an agent type; and, behind it, what calls
 *  it in its place where functions draw: calls.c. */
void write_call_head(struct writer *writer, const struct agent_type *agent_type,
                     const struct callback_type *type);
void write_drawing_call(struct writer *writer, const struct agent_type *agent_type,
                        const struct callback_type *type);

/** Where the places are; and the functions that lead to those by which an agent type walks:
 *  places.c. */
void write_places(struct writer *writer);
void write_walking(struct writer *writer, const struct agent_type *agent_type,
                   const struct callbacks *callbacks);

/** The slots; and the functions of the header that bind things to them: slots.c. */
void write_slots(struct writer *writer);
void write_slot_functions(struct writer *writer);

/** The names and labels, for traces: names.c. */
void write_names(struct writer *writer);

/** The sums that conditions put bounds to: sums.c. */
void write_sums(struct writer *writer);

/** The gg_domain itself: domain_row.c. */
void write_domain(struct writer *writer);

/** The arrays of a condition, named after `name`; `ground`: what was encoded in it. */
void write_boxes(struct writer *writer, const char *name, const gg_condition *condition,
                 const struct dnf *ground);

/** The condition itself: {.boxes = …, .count = …}. One that always holds has the boxes of all such
 *  conditions, which source_file.c writes. */
void write_condition(struct writer *writer, const char *name, const gg_condition *condition);

/** The effect, as a table of that name. */
void write_effect(struct writer *writer, const char *name, const gg_effect *effect);

/** Conditions or effects in the user's words, for a comment. */
const char *words_of(struct writer *writer, const struct expressions *expressions);

/** "go_to(laser)" as a part of a C identifier: "go_to__laser". */
const char *identifier_of(struct pool *pool, const char *name);

/** The same of a ground task; those that stand for a subtask of an `all` are numbered. */
const char *task_identifier(struct writer *writer, size_t number);

/** The same of a ground action; its variants are numbered. */
const char *action_identifier(struct writer *writer, size_t number);

/** "GG_NONE", or the number. */
const char *number_or_none(struct writer *writer, uint16_t number);

/** The symbols of parameters, as an array `name`__arguments; nothing if there
 *  are none. */
void write_arguments(struct writer *writer, const char *name, const size_t *symbols, size_t count);

/** Adds a table of rows, unless there are none. */
void write_rows(struct writer *writer, const char *declaration, struct text *rows);

/** Where the facts lie, and the start: facts.c. */
void write_facts(struct writer *writer);

/** The numbers of actions and tasks, the actions, and what must hold while they run: actions.c. */
void write_numbers(struct writer *writer);
void write_actions(struct writer *writer);
void write_lasting(struct writer *writer);

/** The numbers that facts tell: figures.c. */
void write_figures(struct writer *writer);

/** Rules as one table: actions.c. */
void write_rules(struct writer *writer);

/** What actions change in what state they end in: cases.c. */
void write_cases(struct writer *writer);

/** Times that agents draw, as one table: spans.c. */
void write_spans(struct writer *writer);

/** What a team needs to know of actions: team.c. Its types, and the functions that a game calls:
 *  team_api.c. */
void write_team(struct writer *writer);
void write_team_types(struct writer *writer);
void write_team_functions(struct writer *writer);

/** The arrays of the parts of some owners, as members of a structure: memory_parts.c. */
void write_parts(struct writer *writer, enum memory_owner first, enum memory_owner last);

/** The statements that set the pointers and capacities of an owner, which `path` leads to; whole:
 *  the variable that has its parts: memory_parts.c. */
void write_wiring(struct writer *writer, enum memory_owner owner, const char *whole,
                  const char *path);

/** The policy of a heuristic of this name, as `name`__policy: policies.c. */
void write_policy(struct writer *writer, const char *name, const gg_policy *policy);

/** What actions claim: claims.c. */
void write_claims(struct writer *writer);

/** The cooldowns of methods: cooldowns.c. */
void write_cooldowns(struct writer *writer);

/** Tasks, their methods, groups and indices: tasks.c. */
void write_tasks(struct writer *writer);

#endif
