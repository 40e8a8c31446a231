/* SPDX-License-Identifier: MIT */
/*
 * Objects for parameters: all choices of them that conditions do not rule out. Inside of
 * grounding only.
 */
#ifndef GOAPGEN_GROUND_CHOICES_H
#define GOAPGEN_GROUND_CHOICES_H

#include "ground/evaluate.h"

/** What is done with each choice of objects. */
struct visitor {
    void (*visit)(struct grounding *, void *context, struct binding *);
    void *context;
    struct place place; /**< of what is grounded, for errors */
    const char *what;   /**< "action 'go_to'" */
};

/** Calls the visitor for each choice of objects, for those of the parameters
 *  that are not bound yet, that the conditions do not rule out, in order.
 *  False, with an error that says how many there are, where they are too many. */
bool for_each_binding(struct grounding *grounding, const struct parameters *parameters,
                      const struct expressions *conditions, struct binding *binding,
                      const struct visitor *visitor);

/** Reports that there are too many instances of what is visited, what can be done about
 *  that, and ends the grounding. Nothing is reported where it has ended already. */
void report_explosion(struct grounding *grounding, const struct visitor *visitor,
                      const char *format, ...) PRINTF_LIKE(3, 4);

#endif
