/* SPDX-License-Identifier: MIT */
/*
 * A YAML document as a tree of nodes, each with its place. It is made of libyaml's events,
 * and what these allow and untrusted files must not have is an error: duplicate keys,
 * second documents, endless aliases, deep nesting, NULs.
 */
#ifndef GOAPGEN_SYNTAX_DOCUMENT_H
#define GOAPGEN_SYNTAX_DOCUMENT_H

#include "syntax/node.h"

/** Bounds of a document. An alias counts as all the nodes that it stands for, and each
 *  TEXT_WEIGHT bytes of a text count as one node more. */
enum { DOCUMENT_DEPTH = 64, DOCUMENT_NODES = 250000, TEXT_WEIGHT = 64 };

/** Reads a source into a tree. NULL if it is not a YAML document, with the
 *  errors reported; an empty document is an empty mapping. */
struct node *document_read(struct pool *pool, struct diagnostics *diagnostics,
                           const struct source *source);

#endif
