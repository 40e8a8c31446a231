/* SPDX-License-Identifier: MIT */
/*
 * Random domains of one agent that always has something to do, in which everything that it does
 * lasts longer than a tick and nothing else comes by itself. See steady_domain.c.
 */
#ifndef TESTS_STEADY_DOMAIN_H
#define TESTS_STEADY_DOMAIN_H

#include "support/support.h"

/** Each action, and each walk, lasts longer than so many milliseconds. */
enum { STEADY_TICK = 250 };

/** The YAML of a domain, of 2 to 5 actions. A called duration may be anything. */
struct text steady_domain_random(struct dice *dice);

#endif
