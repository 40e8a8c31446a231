/* SPDX-License-Identifier: MIT */
/* How the plans for each goal and each condition to achieve are made. */
#ifndef GOAPGEN_TABLES_GUIDE_REPORT_H
#define GOAPGEN_TABLES_GUIDE_REPORT_H

#include "tables/tables.h"

/** How a heuristic came about. */
struct guide {
    const gg_heuristic *heuristic;
    size_t number;     /**< of the ground goal, or from goal_count on of the condition to achieve */
    size_t agent_type; /**< the first that has the heuristic */
    bool searched;     /**< whether plans may have to be searched for although they can be read */
    bool tried;        /**< whether a policy was worked out, or given up */
    uint64_t steps;    /**< of diagrams, that the policy took */
    size_t policy_bytes; /**< of the policy, also if it was not taken; 0: it was given up */
    uint32_t states;     /**< of all facts that matter; 0: more than a table can have */
};

/** The most lines of guides_add_report, beside the last one. */
enum { GUIDE_LINES = 20 };

/** Adds a line for each heuristic, by agent type, goals first and then conditions to achieve: whether
 *  plans are read or searched for, from what, and its bytes. There are at most GUIDE_LINES of them; a
 *  last line says how many more there are. */
void guides_add_report(struct text *text, const struct tables *tables);

#endif
