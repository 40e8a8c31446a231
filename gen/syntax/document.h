/* SPDX-License-Identifier: MIT */
/*
 * A YAML document as a tree of nodes, each with its place. It is made of libyaml's events,
 * and what these allow and untrusted files must not have is an error: duplicate keys,
 * second documents, endless aliases, deep nesting, NULs.
 */
#ifndef GOAPGEN_SYNTAX_DOCUMENT_H
#define GOAPGEN_SYNTAX_DOCUMENT_H

#include "base/diagnostic.h"

/** What all that reads a document shares. Readers report errors and return NULL or false. */
struct parsing {
    struct pool *pool;
    struct diagnostics *diagnostics;
};

enum node_kind { NODE_SCALAR, NODE_SEQUENCE, NODE_MAPPING };

/** Bounds of a document. An alias counts as all the nodes that it stands for, and each
 *  TEXT_WEIGHT bytes of a text count as one node more. */
enum { DOCUMENT_DEPTH = 64, DOCUMENT_NODES = 250000, TEXT_WEIGHT = 64 };

struct node {
    enum node_kind kind;
    bool duplicate;      /**< a key that was given before: its value is left out */
    bool in_flow;        /**< it stands in a list or mapping in brackets or braces */
    bool ascii;          /**< scalar: its characters are bytes */
    bool plain;          /**< scalar: not quoted, not a block */
    bool flow;           /**< sequence or mapping: in brackets or braces */
    bool exact;          /**< scalar: character i stands at column + i */
    struct place place;  /**< of a scalar, without its quotes where exact */
    unsigned end_column; /**< where it ends, if on the same line; else 0 */
    const char *text;    /**< scalar: ended by a NUL */
    struct node **items; /**< sequence: items; mapping: values */
    struct node **keys;  /**< mapping: scalars */
    struct map index;    /**< mapping: from a key to its number */
    size_t count;
    size_t weight; /**< nodes in it, aliases followed */
};

/** Reads a source into a tree. NULL if it is not a YAML document, with the
 *  errors reported; an empty document is an empty mapping. */
struct node *document_read(struct pool *pool, struct diagnostics *diagnostics,
                           const struct source *source);

/** The place of `length` bytes at byte `offset` of a scalar's text, or of the
 *  scalar as a whole if its text is not just what stands in the file. */
struct place node_place(const struct node *scalar, size_t offset, size_t length);

/** Adds a key and its value to a mapping that does not have the key. */
void node_add_pair(struct pool *pool, struct node *mapping, struct node *key, struct node *value);

/** Whether a scalar is YAML's null: nothing, or ~. */
bool node_is_null(const struct node *node);

#endif
