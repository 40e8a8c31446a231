/* SPDX-License-Identifier: MIT */
/*
 * Objects for parameters: all choices of them that constants do not rule out. Inside of
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

/** How objects are found for the parameters of an action or method. */
struct choosing;

/** Plans how objects are found for parameters of which the first `outer` have objects already,
 *  under conditions. It lives in the pool of the grounding, and can be used again. */
struct choosing *choosing_new(struct grounding *grounding, const struct parameters *parameters,
                              size_t outer, const struct expressions *conditions);

/** Calls the visitor for each choice of objects, for the parameters that are not `outer`, that
 *  constants do not rule out, in order. The binding holds the objects of the outer ones. False,
 *  with an error that says how many there are, where there are too many. */
bool for_each_binding(struct grounding *grounding, struct choosing *choosing,
                      struct binding *binding, const struct visitor *visitor);

/** Reports that there are too many instances of what is visited, what can be done about
 *  that, and ends the grounding. Nothing is reported where it has ended already. */
void report_explosion(struct grounding *grounding, const struct visitor *visitor,
                      const char *format, ...) PRINTF_LIKE(3, 4);

#endif
