/* SPDX-License-Identifier: MIT */
/*
 * Named conditions in what an agent says of itself: the runtime tells facts, as its tables know no
 * names of conditions.
 */
#ifndef GOAPGEN_CLI_REASON_CONDITIONS_H
#define GOAPGEN_CLI_REASON_CONDITIONS_H

#include "ground/failing_name.h"
#include "cli/planner.h"

/** Whether a value is one that a reason asks its fact for; the fact is known to be unmet. */
bool reason_asks_for_value(const gg_domain *domain, const gg_reason *reason, uint32_t value);

/** The named condition for which the fact of a reason is asked, as "is_safe(yard)"; NULL if there
 *  is none, or if the reason is of a sum. */
const char *named_condition_of_reason(struct pool *pool, struct planning *planning,
                                      const gg_reason *reason);

/** A reason as a line of text, with its named condition. */
const char *line_of_reason(struct pool *pool, struct planning *planning, const gg_reason *reason);

#endif
