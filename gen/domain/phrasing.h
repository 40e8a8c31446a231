/* SPDX-License-Identifier: MIT */
/*
 * Phrasings: what messages call things that have no name of their own, as they are written: "until open(d)",
 * "lock(d) if open(d)". Where a parameter stands in one, an object can be put in, and be found again.
 */
#ifndef GOAPGEN_DOMAIN_PHRASING_H
#define GOAPGEN_DOMAIN_PHRASING_H

#include "domain/domain.h"

/** A text as a phrasing; its first `skipped` bytes name no parameters. */
struct phrasing make_phrasing(struct pool *pool, const char *text, size_t skipped,
                              const struct parameters *parameters);

/** A phrasing with objects in the place of its parameters: "until open(front)"; from the pool.
 *  symbols: their numbers, by parameter. */
const char *phrasing_with_objects(struct pool *pool, const struct domain *domain,
                                  const struct phrasing *phrasing, const size_t *symbols);

/** Whether a text is the phrasing with objects in the place of its parameters, the same for the same one;
 *  symbols: their numbers, by parameter. */
bool phrasing_reads_as(const struct domain *domain, const struct phrasing *phrasing,
                       const struct parameters *parameters, const char *text, size_t *symbols);

/** The word of a text that stands in the place of a parameter of a phrasing and is none of its objects, where
 *  the text fits it otherwise: where the word begins, with the number of the parameter; NULL: there is none,
 *  or the text does not fit. */
const char *phrasing_find_misfit(const struct domain *domain, const struct phrasing *phrasing,
                                 const struct parameters *parameters, const char *text,
                                 size_t *parameter);

/** What a text has in common with each phrasing that it could be with objects put in: the text without the
 *  words that are objects; from the pool. */
const char *text_without_objects(struct pool *pool, const struct domain *domain, const char *text);

/** The same of a phrasing, without its parameters as well. */
const char *phrasing_without_objects(struct pool *pool, const struct domain *domain,
                                     const struct phrasing *phrasing);

#endif
