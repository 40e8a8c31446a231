/* SPDX-License-Identifier: MIT */
/*
 * Filters: which actions each value of four bits of a state does not rule out,
 * so that a search need not look at every action. See gg_filter.
 */
#ifndef GOAPGEN_TABLES_FILTERS_H
#define GOAPGEN_TABLES_FILTERS_H

#include "tables/tables.h"

/** With fewer actions, and with more bytes of filters, a plain look at each of
 *  them is better. */
enum { FILTER_ACTIONS = 16, FILTER_BYTES = 1 << 16 };

/** Adds the filters to the tables of a domain whose actions are there. */
void filters_build(struct pool *pool, struct tables *tables);

#endif
