/* SPDX-License-Identifier: MIT */
/* What a goal's guide is: its form and its bytes. */
#ifndef BENCH_GUIDE_H
#define BENCH_GUIDE_H

#include "gg.h"

#include <stddef.h>

/** A table or a diagram that the whole plan is read from, tables that estimate, also beside a diagram for
 *  the nearest states, or nothing. */
enum guide_form { GUIDE_NONE, GUIDE_ESTIMATES, GUIDE_NEAREST, GUIDE_TABLE, GUIDE_DIAGRAM };

/** The form of the guide of a goal. */
enum guide_form guide_form_of(const gg_heuristic *heuristic);

/** "estimates" and so on; "-" for none. */
const char *guide_form_name(enum guide_form form);

/** The bytes of all that a heuristic refers to, but for its masks. */
size_t guide_bytes(const gg_heuristic *heuristic);

#endif
