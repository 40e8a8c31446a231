/* SPDX-License-Identifier: MIT */
/*
 * Effects of actions that add or take away more than there is room for, so that part of
 * them is lost. Inside of the analysis only.
 */
#ifndef GOAPGEN_ANALYSIS_SATURATION_H
#define GOAPGEN_ANALYSIS_SATURATION_H

#include "analysis/analysis.h"
#include "analysis/reachable.h"

/** What was found so far. */
struct losses {
    struct analysis *analysis;
    struct loss **effects; /**< by action.number: one for each effect that is written */
    struct allowance *allowance;
};

/** No losses yet, in memory of the analysis; noting them takes from the allowance. */
struct losses losses_new(struct analysis *analysis, struct allowance *allowance);

/** Notes what is lost in the states that can come about. */
void note_losses(struct losses *losses, const struct reachable *reachable);

/** Notes what is lost in the states that the preconditions of an agent type's actions allow; for
 *  states that cannot be counted. */
void note_losses_by_dnf(struct losses *losses, const bool *can);

/** Warns of each effect of which something is lost. */
void warn_of_losses(const struct losses *losses);

#endif
