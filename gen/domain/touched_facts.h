/* SPDX-License-Identifier: MIT */
/* Which facts the game is asked and told of for each agent type: see touched_facts.c. */
#ifndef GOAPGEN_DOMAIN_TOUCHED_FACTS_H
#define GOAPGEN_DOMAIN_TOUCHED_FACTS_H

#include "domain/domain.h"

/** Finds out what the agent types of a domain without errors touch. */
void find_touched(struct domain *domain);

#endif
