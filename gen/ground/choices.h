/* SPDX-License-Identifier: MIT */
/*
 * All choices of objects for parameters that conditions do not rule out. Inside of grounding
 * only.
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

/** Calls the visitor, in order, for each choice of objects for the parameters that are not
 *  bound yet, unless the conditions rule it out. If there are too many: false, with an error
 *  that says how many there are. */
bool for_each_binding(struct grounding *grounding, const struct parameters *parameters,
                      const struct expressions *conditions, struct binding *binding,
                      const struct visitor *visitor);

/** Reports that there are too many instances of what is visited, what can be done about
 *  that, and ends the grounding. Nothing is reported where it has ended already. */
void report_explosion(struct grounding *grounding, const struct visitor *visitor,
                      const char *format, ...) PRINTF_LIKE(3, 4);

#endif
