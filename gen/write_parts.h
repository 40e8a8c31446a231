/* SPDX-License-Identifier: MIT */
/* What the writers of tables share: parts of a row, by write_tables.c. */
#ifndef GOAPGEN_WRITE_PARTS_H
#define GOAPGEN_WRITE_PARTS_H

#include "writer.h"

/** A state's worth of words, as an array `name`__words; nothing where there are none. */
void write_words(struct writer *writer, const char *name, const uint64_t *words);

/** The array's name, or "NULL" where there are no words. */
const char *words_name(const struct writer *writer, const char *name, const uint64_t *words);

/** The functions that read sensed facts and apply changes, and before these, for all
 *  characters, those that unpack the values of applied facts: write_senses.c. */
void write_sense(struct writer *writer, const struct character *character);
bool any_sense(const struct writer *writer, const struct character *character);
bool any_apply(const struct writer *writer, const struct character *character);
void write_values(struct writer *writer);
void write_apply(struct writer *writer, const struct character *character);

/** What a game does with worlds, agents and planners: write_functions.c. */
void write_functions(struct writer *writer);

/** What an agent is doing, and the names of symbols: write_doing.c. The structure, and the
 *  declarations and the definitions of the functions. */
void write_activity(struct writer *writer);
void declare_doing(struct writer *writer);
void write_doing(struct writer *writer);

/** The gg_domain itself: write_domain.c. */
void write_domain(struct writer *writer);

/** The arrays of a condition, named after `name`. */
void write_boxes(struct writer *writer, const char *name, const gg_condition *condition);

/** The condition itself: {.boxes = …, .count = …}. */
void write_condition(struct writer *writer, const char *name, const gg_condition *condition);

/** Conditions or effects in the user's words, for a comment. */
const char *words_of(struct writer *writer, const struct expressions *expressions);

/** "go_to(laser)" as a part of a C identifier: "go_to__laser". */
const char *identifier_of(struct pool *pool, const char *name);

/** The same of a ground action; its variants are numbered. */
const char *action_identifier(struct writer *writer, size_t number);

/** "GG_NONE", or the number. */
const char *number_or_none(struct writer *writer, uint16_t number);

/** The symbols of parameters, as an array `name`__arguments; nothing where there
 *  are none. */
void write_arguments(struct writer *writer, const char *name, const size_t *symbols, size_t count);

/** Adds a table of rows, unless there are none. */
void write_rows(struct writer *writer, const char *declaration, struct text *rows);

/** Tasks, their methods, groups and indices: write_tasks.c. */
void write_tasks(struct writer *writer);

#endif
