/* SPDX-License-Identifier: MIT */
/* The functions that write the parts of a file, which header_file.c and source_file.c call in
 * order, and those of names.c that several of them use. */
#ifndef GOAPGEN_EMIT_PARTS_H
#define GOAPGEN_EMIT_PARTS_H

#include "emit/writer.h"
#include "tables/callback_list.h"
#include "tables/memory_plan.h"

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

/** The functions that lead from the tables to the programmer's functions: callbacks.c. */
void write_glue(struct writer *writer);

/** The head of a function of a kind that leads to those of an agent type; and, behind it, what calls
 *  it in its place where functions draw: calls.c. */
void write_call_head(struct writer *writer, const struct agent_type *agent_type,
                     const struct callback_type *type);
void write_drawing_call(struct writer *writer, const struct agent_type *agent_type,
                        const struct callback_type *type);

/** The functions that lead to those by which an agent type walks: places.c. */
void write_walking(struct writer *writer, const struct agent_type *agent_type,
                   const struct callbacks *callbacks);

/** The functions of the header that bind things to slots: slots.c. */
void write_slot_functions(struct writer *writer);

/** Conditions or effects in the user's words, for a comment. */
const char *words_of(struct writer *writer, const struct expressions *expressions);

/** "go_to(laser)" as a part of a C identifier: "go_to__laser". */
const char *identifier_of(struct pool *pool, const char *name);

/** The same of a ground task; those that stand for a subtask of an `all` are numbered. */
const char *task_identifier(struct writer *writer, size_t number);

/** The same of a ground action; its variants are numbered. */
const char *action_identifier(struct writer *writer, size_t number);

/** "CAT_ACTION_EAT" of the kind "ACTION_" and the name "eat". */
const char *constant_name(struct writer *writer, const char *kind, const char *name);

/** All tables of a domain: rows.c. */
void write_domain(struct writer *writer);

/** The types of a team, and the functions that a game calls: team_api.c. */
void write_team_types(struct writer *writer);
void write_team_functions(struct writer *writer);

/** The arrays of the parts of some owners, as members of a structure: memory_parts.c. */
void write_parts(struct writer *writer, enum memory_owner first, enum memory_owner last);

/** The statements that set the pointers and capacities of an owner, which `path` leads to; whole:
 *  the variable that has its parts: memory_parts.c. */
void write_wiring(struct writer *writer, enum memory_owner owner, const char *whole,
                  const char *path);

#endif
