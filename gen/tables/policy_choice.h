/* SPDX-License-Identifier: MIT */
/* The policies of a domain's goals: for which states they are made, and how much work goes into them. */
#ifndef GOAPGEN_TABLES_POLICY_CHOICE_H
#define GOAPGEN_TABLES_POLICY_CHOICE_H

#include "guidance/policy.h"
#include "tables/guide_report.h"

/** The work that is left for the policies of a domain. */
struct policy_work {
    struct pool *pool; /**< of what stays */
    const struct tables *tables;
    struct mutexes *mutexes; /**< of the present agent type, if they were asked for; or NULL */
    bool last;               /**< whether the present objective is the domain's last */
    uint64_t reaching;       /**< work that may still go into mutexes */
    uint64_t steps;          /**< and into diagrams */
};

/** The work for tables that are being made; policies go into the pool. */
struct policy_work policy_work(struct pool *pool, const struct tables *tables);

/** The mutexes of the states that the present agent type comes to, which can do these ground actions. */
const struct mutexes *policy_mutexes(struct policy_work *work, const bool *possible);

/** Works out the policy of an objective, unless it takes more bytes than there are, or more work than a
 *  half of what is left; the domain's last one may take all of it, and one in which denials are looked
 *  at, after which another one is tried, half as much. possible: the ground actions that its agent type
 *  can do. Where that does not suffice it is for the nearest states (policy_is_for_nearest), unless denials
 *  are looked at. Notes in the
 *  guide what it came to. NULL: there is none. */
const gg_policy *policy_choose(struct policy_work *work, const struct objective *objective,
                               const bool *possible, uint32_t bytes, struct guide *guide);

#endif
