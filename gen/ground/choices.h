/* SPDX-License-Identifier: MIT */
/*
 * Objects for parameters: all choices of them that constants do not rule out. Inside of
 * grounding only.
 */
#ifndef GOAPGEN_GROUND_CHOICES_H
#define GOAPGEN_GROUND_CHOICES_H

#include "ground/evaluate.h"

/** The function that is called with each choice of objects, and what is grounded with them. */
struct visitor {
    void (*visit)(struct grounding *, void *context, struct binding *);
    void *context;
    struct place place; /**< of what is grounded, for errors */
    const char *what;   /**< "action 'go_to'" */
};

/** A plan of how objects are found for the parameters of an action or method. */
struct choosing;

/** Plans how objects are found for parameters, under conditions; the first `outer` parameters have
 *  objects already. The plan lives in the pool of the grounding, and can be used again. */
struct choosing *plan_object_choice(struct grounding *grounding,
                                    const struct parameters *parameters, size_t outer,
                                    const struct expressions *conditions);

/** Calls the visitor for each choice of objects, for the parameters that are not `outer`, that
 *  constants do not rule out, in order. The binding holds the objects of the outer ones. Reports
 *  how many there are where there are too many. */
void for_each_binding(struct grounding *grounding, struct choosing *choosing,
                      struct binding *binding, const struct visitor *visitor);

/** Calls the visitor for each choice of objects, for all parameters, that constants do not rule
 *  out: for_each_binding where no parameter is an outer one, and nothing is done again. */
void for_each_instance(struct grounding *grounding, const struct parameters *parameters,
                       const struct expressions *conditions, const struct visitor *visitor);

#endif
