/* SPDX-License-Identifier: MIT */
/* How much memory a domain takes, and how its plans are made. */
#ifndef GOAPGEN_TABLES_MEMORY_REPORT_H
#define GOAPGEN_TABLES_MEMORY_REPORT_H

#include "tables/tables.h"

/** The memory report for people, a few lines: the bytes of tables, agent, world and planner, as
 *  this machine lays them out; then for each heuristic, by agent type, goals first and then
 *  conditions to achieve: whether plans are read or searched for, from what, and its bytes. Of very
 *  many, a last line says how many more there are. */
struct text memory_report_text(const struct tables *tables);

#endif
