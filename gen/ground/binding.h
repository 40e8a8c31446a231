/* SPDX-License-Identifier: MIT */
/* A choice of objects for parameters, and what terms mean for it. Inside of grounding only. */
#ifndef GOAPGEN_GROUND_BINDING_H
#define GOAPGEN_GROUND_BINDING_H

#include "domain/resolve.h"

/** Stands for the object of a parameter that has none yet. */
#define UNBOUND SIZE_MAX

/** A choice of objects, by position in scope. */
struct binding {
    size_t symbols[SCOPE_LIMIT];
    size_t count;
};

/** The number of the ground fact that a term means. */
size_t variable_of(const struct term *term, const struct binding *binding);

/** The symbol that a term, a parameter or symbol, means. */
size_t symbol_of(const struct term *term, const struct binding *binding);

#endif
