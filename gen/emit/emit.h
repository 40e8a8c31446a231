/* SPDX-License-Identifier: MIT */
/* What the files of the writer share: names of things within C, and the words of templates that
 * words.c lists. */
#ifndef GOAPGEN_EMIT_EMIT_H
#define GOAPGEN_EMIT_EMIT_H

#include "emit/template.h"

/** Writes all tables of a domain as C: rows.c. */
void write_domain(struct writer *writer);

/** Conditions or effects as text in the user's words, for a comment; "none" if there are none:
 *  names.c. */
const char *words_of_expressions(struct writer *writer, const struct expressions *expressions);

/** The label of a name as " (label)", for a comment; "" without one. */
const char *label_suffix(struct pool *pool, const char *label);

/** The name of a ground thing, as "go_to(laser)", as a part of a C identifier: "go_to__laser". */
const char *identifier_of_ground_name(struct pool *pool, const char *name);

/** The name of a ground task as a part of a C identifier; those that stand for a subtask of an
 *  `all` are numbered. */
const char *identifier_of_ground_task(struct writer *writer, size_t number);

/** The name of a row of ground actions as a part of a C identifier; variants of an action are numbered. */
const char *identifier_of_action_row(struct writer *writer, size_t row);

/** The name of a C constant: "CAT_ACTION_EAT" of the kind "ACTION_" and the name "eat". */
const char *constant_name(struct writer *writer, const char *kind, const char *name);

/** What the names of an agent type's C functions begin with: "cat", or "doors_guest" where the
 *  domain has several agent types; NULL: those of the world, "cat_world". */
const char *agent_type_prefix(struct writer *writer, const struct agent_type *agent_type);

/** The C name of a callback's function: "cat_task_eat". */
const char *callback_name(struct writer *writer, const struct agent_type *agent_type,
                          const struct callback *callback);

/** The C type in which a fact's value is given: "bool", "cat_symbol", "int32_t"
 *  or, for decimal steps, "double". */
const char *value_type(struct writer *writer, const struct fact *fact);

/** The parameters of a fact's accessor as declared: ", guard_symbol device", and
 *  as passed on: ", device". The names are those of the types, numbered where a
 *  type comes twice. */
const char *fact_parameters(struct writer *writer, const struct fact *fact, bool declared);

/** The name of one parameter of a fact's accessor: see fact_parameters. */
const char *fact_parameter_name(struct writer *writer, const struct fact *fact, size_t index);

/** Whether two words are equal. */
bool word_equals(const char *word, const char *other);

/** A number as text. */
const char *text_of_number(struct pool *pool, size_t number);

/** Whether a condition word of a template that begins with `fact.` holds; `word` is what follows
 *  that: fact_words.c. */
bool fact_word_holds(const struct scope *scope, const char *word);

/** The text that a word of a template that begins with `fact.` stands for, as in fact_word_holds;
 *  NULL if it is long: then write_fact_word writes it. */
const char *fact_word_text(const struct scope *scope, const char *word);

/** Writes the text of a word that begins with `fact.` and whose text is long. */
void write_fact_word(const struct scope *scope, const char *word);

/** The loop over the parameters of the scope's fact. */
loop_item_setter next_parameter;

/** Whether a condition word of a template that begins with `call.` holds; `word` is what follows
 *  that: call_words.c. */
bool call_word_holds(const struct scope *scope, const char *word);

/** The text that a word of a template that begins with `call.` stands for, as in call_word_holds;
 *  NULL if there is no such word. */
const char *call_word_text(const struct scope *scope, const char *word);

/** The loops whose words begin with `call.`. */
loop_item_setter next_applied_fact, next_world_applied_fact, next_sensed_applied_fact, next_case,
    next_denying_member, next_instance, next_kind, next_member, next_sensed_fact,
    next_valuing_member, next_wait;

#endif
