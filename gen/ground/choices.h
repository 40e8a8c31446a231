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
struct choosing *plan_object_choice(struct grounding *grounding,
                                    const struct parameters *parameters, size_t outer,
                                    const struct expressions *conditions);

/** Calls the visitor for each choice of objects, for the parameters that are not `outer`, that
 *  constants do not rule out, in order. The binding holds the objects of the outer ones. Reports how
 *  many there are where there are too many. */
void for_each_binding(struct grounding *grounding, struct choosing *choosing,
                      struct binding *binding, const struct visitor *visitor);

/** The same where no parameter is an outer one, and nothing is done again. */
void for_each_instance(struct grounding *grounding, const struct parameters *parameters,
                       const struct expressions *conditions, const struct visitor *visitor);

#endif
