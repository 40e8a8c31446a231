/* SPDX-License-Identifier: MIT */
/* How much memory a domain takes. */
#ifndef GOAPGEN_TABLES_MEMORY_REPORT_H
#define GOAPGEN_TABLES_MEMORY_REPORT_H

#include "tables/tables.h"

/** A few lines for people: the bytes of tables, agent, world and planner, as
 *  this machine lays them out; then how plans are made, see guide_report.h. */
struct text budget_of(const struct tables *tables);

#endif
