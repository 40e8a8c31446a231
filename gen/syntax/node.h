/* SPDX-License-Identifier: MIT */
/*
 * The nodes of which a YAML document is a tree, each with its place, and what is asked of one.
 * Reading makes them: see document.h.
 */
#ifndef GOAPGEN_SYNTAX_NODE_H
#define GOAPGEN_SYNTAX_NODE_H

#include "base/diagnostic.h"
#include "syntax/words.h"

struct key_table;

/** What all that reads a document shares. Readers report errors and return NULL or false. */
struct parsing {
    struct pool *pool;
    struct diagnostics *diagnostics;
    const struct text_number_map
        *facts; /**< the names of facts, for advice; NULL: they are not known */
    const struct key_table *const
        *tables; /**< all keys, for advice, ended by NULL: domain/keys.h */
};

/** Reports an error; false, so that a reader can return it. */
bool refuse(const struct parsing *parsing, struct place place, const char *format, ...)
    PRINTF_LIKE(3, 4);

/** What a node is. */
enum node_kind { NODE_SCALAR, NODE_SEQUENCE, NODE_MAPPING };

/** A node of a YAML document: a scalar, a sequence or a mapping. */
struct node {
    enum node_kind kind;
    bool duplicate;               /**< a key that was given before: its value is left out */
    bool in_flow;                 /**< it stands in a list or mapping in brackets or braces */
    bool ascii;                   /**< scalar: its characters are bytes */
    bool plain;                   /**< scalar: not quoted, not a block */
    bool flow;                    /**< sequence or mapping: in brackets or braces */
    bool exact;                   /**< scalar: character i stands at column + i */
    struct place place;           /**< of a scalar, without its quotes where exact */
    unsigned end_column;          /**< where it ends, if on the same line; else 0 */
    const char *text;             /**< scalar: ended by a NUL */
    struct node **items;          /**< sequence: items; mapping: values */
    struct node **keys;           /**< mapping: scalars */
    struct text_number_map index; /**< mapping: from a key to its number */
    size_t count;
    size_t weight; /**< nodes in it, aliases followed */
};

/** The place in the file of a part of a scalar's text, `length` bytes from byte `offset` on; or of
 *  the scalar as a whole if its text is not just what stands in the file. */
struct place node_part_place(const struct node *scalar, size_t offset, size_t length);

/** Finds the key of a mapping that has this text; NULL if there is none, or the node is no
 *  mapping. */
const struct node *node_find_key(const struct node *mapping, const char *text);

/** Adds a key and its value to a mapping that does not have the key. */
void node_add_pair(struct pool *pool, struct node *mapping, struct node *key, struct node *value);

/** A mapping without pairs in the place of a node. */
struct node node_as_empty_mapping(const struct node *node);

/** Makes a mapping without pairs that no file has. */
struct node *node_new_mapping(struct pool *pool, struct place place);

/** Whether a scalar is YAML's null: nothing, or ~. */
bool node_is_null(const struct node *node);

/** Whether a node is null, or a list without items. */
bool node_says_nothing(const struct node *node);

#endif
