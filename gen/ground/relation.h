/* SPDX-License-Identifier: MIT */
/*
 * What a comparison of constants allows parameters, as rows of objects: the places that a road
 * leads to, and not all pairs of places. Inside of grounding only.
 */
#ifndef GOAPGEN_GROUND_RELATION_H
#define GOAPGEN_GROUND_RELATION_H

#include "ground/refute.h"
#include "ground/rows.h"

/** The most cells in the relations of a domain; what would need more is looked up for each
 *  choice of objects. */
enum { RELATION_CELLS = 32000000 };

/** The rows of objects that a comparison of constants allows some parameters together, by their
 *  positions among those of the parameter's type. */
struct relation {
    const struct rows *rows;
    size_t *columns;  /**< by column: the parameter */
    size_t *distinct; /**< by column: how many objects there are in it */
    const char *key;  /**< the same for the same rows */
};

/** The relation of a conjunct, in the order of its arguments; false where the conjunct has none,
 *  or none that would leave much less than all. */
bool relation_of_conjunct(struct grounding *grounding, const struct parameters *parameters,
                          const struct conjunct *conjunct, struct relation *relation);

/** Puts the columns of a relation in the order of their parameters' ranks, and sorts the rows. */
void relation_reorder_columns(struct grounding *grounding, const struct parameters *parameters,
                              const size_t *ranks, struct relation *relation);

#endif
