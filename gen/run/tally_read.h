/* SPDX-License-Identifier: MIT */
/* Reads the JSON that `goapgen run --json` prints, of one run or of many lives. */
#ifndef GOAPGEN_RUN_TALLY_READ_H
#define GOAPGEN_RUN_TALLY_READ_H

#include "run/tally.h"
#include "syntax/document.h"

/** Reads a source into tallies, which live in the pool of the parsing; *place is where its object
 *  begins, for errors about the whole. False, with errors reported, if it is no such JSON. */
bool tallies_read(const struct parsing *parsing, const struct source *source,
                  struct tallies *tallies, struct place *place);

#endif
