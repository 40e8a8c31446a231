/* SPDX-License-Identifier: MIT */
/*
 * Filters: they tell for each value of four bits of a state which actions it does not
 * rule out, so that a search need not look at every action. See gg_filter.
 */
#ifndef GOAPGEN_TABLES_FILTERS_H
#define GOAPGEN_TABLES_FILTERS_H

#include "tables/tables.h"

/** With fewer actions, or with more bytes of filters on flags, it is better to look at each action.
 *  Filters on facts of many symbols are made as far as their bytes suffice. */
enum { FILTER_ACTIONS = 16, FILTER_BYTES = 1 << 16, SYMBOL_FILTER_BYTES = 1 << 17 };

/** Adds the filters to the tables of a domain whose actions are there. */
void filters_build(struct pool *pool, struct tables *tables);

#endif
