/* SPDX-License-Identifier: MIT */
/* One domain, planned by the runtime in all its ways and by what it is compared
 * with: times and what came of it. */
#ifndef BENCH_CONTEST_H
#define BENCH_CONTEST_H

#include "gg.h"
#include "worlds.h"

#include <stddef.h>

/** How the runtime plans: with the tables of the default size, with none, and
 *  from the goal. */
enum way { WITH_TABLES, WITHOUT_TABLES, BACKWARD, WAYS };

/** The nodes that the runtime may use, and the states of the articles' planner. */
enum { NODES = 4096, ARTICLES_STATES = 20000 };

/** A planning: times are in nanoseconds. */
struct planned {
    double time;
    uint32_t expanded, cost;
    uint16_t length;
    bool found, proven;
    bool wrong; /**< the steps cannot be carried out, or do not lead to the goal */
};

struct contest {
    const char *name;
    unsigned facts, actions;
    struct planned ways[WAYS];
    struct planned articles;
    size_t table_bytes; /**< of the goal's heuristic */
    bool exact;         /**< one table knows the whole way */
    double loop_time;   /**< of the bare loop; 0 if there is none */
};

/** Plans the domain's first goal from its start state. Ends the program, with a
 *  message, where the domain has errors. */
struct contest contest_of(const struct world *world);

#endif
