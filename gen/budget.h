/* SPDX-License-Identifier: MIT */
/* What a domain costs in memory. */
#ifndef GOAPGEN_BUDGET_H
#define GOAPGEN_BUDGET_H

#include "tables.h"

/** A few lines for people: the bytes of tables, agent, world and planner, as
 *  this machine lays them out. */
struct text budget_of(const struct tables *tables);

#endif
