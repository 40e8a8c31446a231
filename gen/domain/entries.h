/* SPDX-License-Identifier: MIT */
/*
 * Sections are mappings from names to what has these names. Where one is written as a list, or a
 * line of it is indented too little, one error tells so, and the section is read as it was meant:
 * otherwise all names of it would be unknown, and each use of them an error.
 */
#ifndef GOAPGEN_DOMAIN_ENTRIES_H
#define GOAPGEN_DOMAIN_ENTRIES_H

#include "domain/keys.h"

/** Whether a section is a mapping, or was made one after an error; otherwise an error. name: that of
 *  the section, in quotes. table: the keys of its entries; NULL of one whose entries are no
 *  mappings. */
bool is_section(const struct parsing *parsing, struct node *section, const char *name,
                const struct key_table *table);

/** Reports a list of symbols that has braces, {calm, angry}, and makes it a list; `what` has it. */
void mend_braces(const struct parsing *parsing, struct node *node, const char *what);

/** Reports methods that stand in a task itself, without 'methods' about them or beside it, and puts
 *  them there. tasks, methods: the keys of both. what: the task. */
void mend_methods(const struct parsing *parsing, const struct key_table *tasks,
                  const struct key_table *methods, struct node *task, const char *what);

/** Whether an entry is a mapping, or empty; otherwise an error that names `what`, and shows a text or
 *  a list behind the key that it belongs to most likely, as "conditions". */
bool is_entry(const struct parsing *parsing, const struct node *entry, const char *what,
              const char *key);

#endif
