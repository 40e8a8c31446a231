/* SPDX-License-Identifier: MIT */
/*
 * Keys that slipped out of the entry of a section, as they are indented too little: to the column of
 * the entry's name, or to the first one. Inside the room `domain` only.
 */
#ifndef GOAPGEN_DOMAIN_SLIPS_H
#define GOAPGEN_DOMAIN_SLIPS_H

#include "domain/terms.h"

/** Reports a key that slipped out of an entry of a section, and gives it to that entry, which is a
 *  mapping or empty. */
void take_in(const struct parsing *parsing, struct node *section, size_t entry, struct node *key,
             struct node *value);

#endif
