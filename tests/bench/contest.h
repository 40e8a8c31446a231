/* SPDX-License-Identifier: MIT */
/* One domain, planned by the runtime in all its ways and by what it is compared
 * with: times and what came of it. */
#ifndef BENCH_CONTEST_H
#define BENCH_CONTEST_H

#include "gg.h"
#include "guide.h"
#include "worlds.h"

#include <stddef.h>

/** How the runtime plans: with guides of the default size, with none, and from the goal. */
enum way { WITH_GUIDE, WITHOUT_GUIDE, BACKWARD, WAYS };

/** Whom it is compared with. */
enum rival { ARTICLES_RIVAL, BITS_RIVAL, RIVALS };

/** The nodes that the runtime may use, the states of the articles' planner, and from how many states
 *  of random walks is planned. */
enum { NODES = 4096, ARTICLES_STATES = 20000, WALKS = 64 };

/** A planning: times are in nanoseconds. */
struct planned {
    double time;
    uint32_t expanded, read, cost; /**< read: nodes of a diagram, or entries of a table */
    uint16_t length;
    bool found, proven;
    bool wrong; /**< the steps cannot be carried out, or do not lead to the goal */
};

/** Plans from the ends of random walks, beside a rival. */
struct walked {
    unsigned states;          /**< from so many both planned; 0: the rival cannot, or takes long */
    double time, rivals_time; /**< ns of a plan, on average over the states */
    unsigned found, rivals_found;   /**< plans */
    unsigned dearer, rivals_dearer; /**< where both found one: cost more than the other's */
    unsigned faults; /**< plans that fail, and plans proven the cheapest that are not */
};

struct contest {
    const char *name;
    unsigned facts, actions;
    struct planned ways[WAYS];
    struct planned rivals[RIVALS];
    bool has_bits;       /**< whether the bit planner can plan this domain */
    double time_in_turn; /**< of the way with the guide, measured in turns with the rivals */
    struct walked walked[RIVALS];
    enum guide_form form;
    size_t guide_bytes;
    double loop_time; /**< of the bare loop; 0 if there is none */
};

/** Plans the domain's first goal from its start state, and from states of random walks. Ends the
 *  program, with a message, where the domain has errors. */
struct contest contest_of(const struct world *world);

/** Plans once from the start, without measuring the time. */
struct planned planned_once(const struct world *world, enum way way);

#endif
