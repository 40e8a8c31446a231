/* SPDX-License-Identifier: MIT */
/* Names on the command line: those that the domain does not have, and what could be meant. */
#ifndef GOAPGEN_CLI_UNKNOWN_NAMES_H
#define GOAPGEN_CLI_UNKNOWN_NAMES_H

#include "domain/domain.h"
#include "cli/options.h"

/** Whether two names are the same; blanks do not count: "drive(a,b)" is "drive(a, b)". */
bool same_name(const char *a, const char *b);

/** Adds a name, unless it is NULL, to those that are known, once. */
void known_add(struct pool *pool, struct word_list *known, const char *name);

/** Whether a name is one of those that are known. */
bool known_has(const struct word_list *known, const char *name);

/** Reports on standard error that there is no such goal, agent type or other thing, as `what`
 *  tells, and names one that is near, or those that there are; returns false. */
bool report_unknown_name(const struct domain *domain, const char *what, const char *name,
                         const struct word_list *known);

/** Reports on standard error that there is no such agent type, and names one that is near, or those
 *  that there are; returns false. */
bool report_unknown_agent_type(const struct domain *domain, const char *name);

#endif
