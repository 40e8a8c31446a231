/* SPDX-License-Identifier: MIT */
/* Records for Perfetto and chrome://tracing: `goapgen view --perfetto`. */
#ifndef GOAPGEN_VIEW_PERFETTO_H
#define GOAPGEN_VIEW_PERFETTO_H

#include "view/slices.h"

/** The record as Trace Event JSON. The text is freed by the caller. */
struct text perfetto_of(struct pool *pool, const struct tables *tables,
                        const struct record *record);

#endif
