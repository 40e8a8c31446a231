/* SPDX-License-Identifier: MIT */
/*
 * Sections are mappings from names to what has these names. Where one is written as a list, or a
 * line of it is indented too little, one error tells so, and the section is read as it was meant:
 * otherwise all names of it would be unknown, and each use of them an error.
 */
#ifndef GOAPGEN_DOMAIN_ENTRIES_H
#define GOAPGEN_DOMAIN_ENTRIES_H

#include "domain/keys.h"

/** The entries of a section, and the one that is being read: an iterator. */
struct section_entries {
    struct domain *domain;
    struct node *section;
    const char *what;                /**< what an entry is: "a goal" */
    const char *name;                /**< of the section, in quotes; NULL: "'goals'" */
    const struct key_table *keys;    /**< of an entry; NULL: entries are no mappings */
    bool plain;                      /**< names have no parameters */
    struct name_table *names;        /**< where names are declared; NULL: nowhere */
    const struct name_table *others; /**< names that are taken as well; NULL: none */
    const char *both;                /**< with `others`, what has either: "actions and tasks" */

    struct signature signature; /**< of this entry; its types alone, if that is set */
    const char *title;          /**< "goal 'rest'" */
    struct node *value;
    size_t next;
};

/** Goes on to the next entry of a section that has a name, which is then declared; false behind the
 *  last. What cannot be a name, or is declared already, is an error, and so is a section that is no
 *  mapping of names. */
bool next_entry(struct section_entries *entries);

/** Reports a list of symbols that is written in braces, {calm, angry}, and makes it a list; `what`
 *  has it. */
void mend_braced_symbol_list(const struct parsing *parsing, struct node *node, const char *what);

/** Moves a key that is indented too little, and so stands beside an entry of a section, into that
 *  entry, which is a mapping or empty, and reports it. */
void mend_slipped_key(const struct parsing *parsing, struct node *section, size_t entry,
                      struct node *key, struct node *value);

/** Moves methods that stand in a task itself, without the key 'methods' or beside it, under that
 *  key, and reports them. tasks, methods: the keys of both. what: the task. */
void mend_misplaced_methods(const struct parsing *parsing, const struct key_table *tasks,
                            const struct key_table *methods, struct node *task, const char *what);

/** Checks that an entry is a mapping, or empty; otherwise an error names `what`, and shows a text
 *  or a list behind the key that it belongs to most likely, as "conditions". */
bool check_entry_is_mapping(const struct parsing *parsing, const struct node *entry,
                            const char *what, const char *key);

#endif
