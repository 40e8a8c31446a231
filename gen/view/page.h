/* SPDX-License-Identifier: MIT */
/*
 * The page of a record: one HTML file with the record, the names of its domain, the drawing library
 * and our own script and style, which stand in gen/view/page/ and are put into the program when it
 * is built. It loads nothing.
 */
#ifndef GOAPGEN_VIEW_PAGE_H
#define GOAPGEN_VIEW_PAGE_H

#include "view/slices.h"

/** A library that draws: its script, and the text of its licence. */
struct page_library {
    struct text script, licence;
};

/** The page of a record. The bytes are those that the record was read of. The text is freed by the
 *  caller. */
struct text page_of(struct pool *pool, const struct tables *tables, const struct record *record,
                    const struct text *bytes, const struct page_library *library);

#endif
