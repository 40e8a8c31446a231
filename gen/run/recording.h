/* SPDX-License-Identifier: MIT */
/* The record of a simulation, for `goapgen run --record`. See gg_record.h. */
#ifndef GOAPGEN_RUN_RECORDING_H
#define GOAPGEN_RUN_RECORDING_H

#include "base/memory.h"

#include "gg.h"

/** The record of a simulation while it is made, in memory: it grows up to RECORD_LIMIT
 *  (view/record.h); what is beyond that is lost, and the record says so. */
struct recording {
    gg_record record;
    struct text bytes; /**< what was taken out of it */
};

/** Begins the record of so many agents at the most; the domain stays where it is. */
struct recording *recording_new(struct pool *pool, const gg_domain *domain, size_t agents);

/** Adds an event of an agent to the record. */
void recording_add_event(struct recording *recording, const gg_agent *agent, const gg_event *event);

/** Ends the record, writes it to a file, and forgets it. False, with a message, if it cannot be
 *  written; then nothing is. */
bool recording_write(struct pool *pool, struct recording *recording, const char *path);

#endif
