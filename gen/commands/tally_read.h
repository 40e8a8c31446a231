/* SPDX-License-Identifier: MIT */
/* Reads the JSON that `goapgen run --json` prints, of one run or of many lives. */
#ifndef GOAPGEN_COMMANDS_TALLY_READ_H
#define GOAPGEN_COMMANDS_TALLY_READ_H

#include "commands/tally.h"
#include "syntax/document.h"

/** Reads a source into tallies, which live in the pool and are found again where *places says
 *  the objects of their types are. False, with errors reported, if it is nothing of the kind. */
bool tallies_read(const struct parsing *parsing, const struct source *source,
                  struct tallies *tallies, struct place *place);

#endif
