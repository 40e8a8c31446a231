/* SPDX-License-Identifier: MIT */
/* What the files of the writer share: names of things within C, and the words of templates that
 * words.c lists. */
#ifndef GOAPGEN_EMIT_EMIT_H
#define GOAPGEN_EMIT_EMIT_H

#include "emit/template.h"

/** All tables of a domain: rows.c. */
void write_domain(struct writer *writer);

/** Conditions or effects in the user's words, for a comment: names.c. */
const char *words_of_expressions(struct writer *writer, const struct expressions *expressions);

/** " (label)" for a comment, "" without one. */
const char *label_suffix(struct pool *pool, const char *label);

/** "go_to(laser)" as a part of a C identifier: "go_to__laser". */
const char *identifier_of_ground_name(struct pool *pool, const char *name);

/** The same of a ground task; those that stand for a subtask of an `all` are numbered. */
const char *identifier_of_ground_task(struct writer *writer, size_t number);

/** The same of a ground action; its variants are numbered. */
const char *identifier_of_ground_action(struct writer *writer, size_t number);

/** "CAT_ACTION_EAT" of the kind "ACTION_" and the name "eat". */
const char *constant_name(struct writer *writer, const char *kind, const char *name);

/** "cat", or "doors_guest" where the domain has several agent types: what a
 *  agent type's functions begin with. */
const char *agent_type_prefix(struct writer *writer, const struct agent_type *agent_type);

/** "cat_task_eat": the function of a callback. */
const char *callback_name(struct writer *writer, const struct agent_type *agent_type,
                          const struct callback *callback);

/** The C type in which a fact's value is given: "bool", "cat_symbol", "int32_t"
 *  or, for decimal steps, "double". */
const char *value_type(struct writer *writer, const struct fact *fact);

/** The parameters of a fact's accessor as declared: ", guard_symbol device", and
 *  as passed on: ", device". The names are those of the types, numbered where a
 *  type comes twice. */
const char *fact_parameters(struct writer *writer, const struct fact *fact, bool declared);

/** The name of one of them. */
const char *fact_parameter_name(struct writer *writer, const struct fact *fact, size_t index);

/** Whether a word is this one. */
bool word_equals(const char *word, const char *other);

/** Ends the program, as a template has a word that is none; where a condition is expected, too. */
bool abort_on_unknown_word(const char *word);

/** A number as text. */
const char *text_of_number(struct pool *pool, size_t number);

/** The words that begin with `fact.`: fact_words.c. A text is NULL if it is long: then it is
 *  written. */
bool fact_word_holds(const struct scope *scope, const char *word);
const char *fact_word_text(const struct scope *scope, const char *word);
void write_fact_word(const struct scope *scope, const char *word);
loop_item_setter next_parameter;

/** Those that begin with `call.`: call_words.c. */
bool call_word_holds(const struct scope *scope, const char *word);
const char *call_word_text(const struct scope *scope, const char *word);
loop_item_setter next_applied_fact, next_case, next_denying_member, next_instance, next_kind,
    next_member, next_sensed_fact;

#endif
