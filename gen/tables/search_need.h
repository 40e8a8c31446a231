/* SPDX-License-Identifier: MIT */
/* Which searches can be reached in a domain: see search_need.c. */
#ifndef GOAPGEN_TABLES_SEARCH_NEED_H
#define GOAPGEN_TABLES_SEARCH_NEED_H

#include "tables/tables.h"

/** Which searches a program has to contain. */
enum search_need {
    NEEDS_NO_SEARCH, /**< all plans are read, or there are no nodes to search with */
    NEEDS_FORWARD,   /**< and the nodes suffice for all states */
    NEEDS_BOTH
};

/** Works out which searches a program of these tables has to contain. */
enum search_need search_need_of(const struct tables *tables);

/** Warns of each goal that may have to be searched for though there are no nodes, and of conditions
 *  to achieve and wants. */
void warn_of_missing_nodes(const struct tables *tables);

/** The heuristics of all agent types, one after the other: that at *at, from 0 on, or behind it,
 *  where *at is left behind it; NULL: there is none any more. */
const gg_heuristic *next_heuristic(const gg_domain *domain, size_t *at);

/** Whether a goal or a condition to achieve has a policy. */
bool any_policy(const gg_domain *domain);

/** Whether a goal or a condition to achieve has a policy in which it is a variable whether the game
 *  denies an action. */
bool knows_denials(const gg_domain *domain);

/** Whether actions that can be of use have dynamic costs. */
bool has_dynamic_costs(const gg_domain *domain, const gg_heuristic *heuristic);

/** Whether something may be kept out of plans, or must be kept by them. */
bool plans_are_bounded(const gg_domain *domain);

/** Whether there is a policy or table to read plans from; otherwise they are only estimated. */
bool can_be_read(const gg_heuristic *heuristic);

/** Whether the plans of a goal are read in any case; heuristic: what was worked out for it. */
bool goal_is_read(const gg_domain *domain, const gg_heuristic *heuristic);

#endif
