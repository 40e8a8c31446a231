/* SPDX-License-Identifier: MIT */
/* What conditions are made of: those of single ground facts. Inside of grounding only. */
#ifndef GOAPGEN_GROUND_LEAF_H
#define GOAPGEN_GROUND_LEAF_H

#include "ground/evaluate.h"

/** Counts steps of work for the present condition. */
void count_effort(struct grounding *grounding, size_t steps);

/** The condition that always or never holds; that of a constraint, and that of all other values of
 *  its fact: one on a constant fact always or never holds. */
struct dnf truth(struct grounding *grounding, bool holds);
struct dnf settle(struct grounding *grounding, struct constraint constraint);
struct dnf outside(struct grounding *grounding, struct constraint constraint);

/** The value of a constant ground fact; its start value. */
uint32_t constant_value(const struct grounding *grounding, size_t variable);

/** The constraint that allows a ground fact everything; the context is a grounding. */
struct constraint everything(const void *context, size_t variable);

/** The constraint of a ground fact that has one value. */
struct constraint constraint_of(const struct grounding *grounding, size_t variable, uint32_t value);

/** Reports that the numbers of a comparison are too large, or too many, and what to do. */
void report_large_numbers(struct grounding *grounding, const struct expression *comparison);

#endif
