/* SPDX-License-Identifier: MIT */
/*
 * Conditions and effects from the texts of a node to trees whose names are
 * resolved and whose types are checked.
 */
#ifndef GOAPGEN_DOMAIN_RESOLVE_H
#define GOAPGEN_DOMAIN_RESOLVE_H

#include "domain/terms.h"

/** Reads and resolves the texts of a node (NULL: none). What is wrong is
 *  reported and left out. */
struct expressions read_conditions(struct scope *scope, struct node *node);
struct expressions read_effects(struct scope *scope, struct node *node);

#endif
