/* SPDX-License-Identifier: MIT */
/* The folder that files go to, which is made if there is none. */
#ifndef GOAPGEN_EMIT_FOLDERS_H
#define GOAPGEN_EMIT_FOLDERS_H

#include "base/memory.h"

/** Folders that were made, the outermost first. Starts as {0}. */
struct folders {
    const char **paths;
    size_t count;
};

/** Makes a folder, and those that it lies in, as far as there are none; a path that is NULL or
 *  empty is the current folder. False, with the reason, and that nothing was written, in *error
 *  (from the pool), where that cannot be; those that were made by then are in the list. */
bool folders_make(struct pool *pool, const char *path, struct folders *made, char **error);

/** Removes the folders that were made, if nothing is in them. */
void folders_unmake(const struct folders *made);

#endif
