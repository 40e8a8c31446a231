/* SPDX-License-Identifier: MIT */
/*
 * The agents that `goapgen run` simulates, in one world and with one planner. As there is no
 * game, every action succeeds after its duration, unless others have taken what it needs. What
 * happens is counted in statistics, of which agents of one type have theirs together.
 */
#ifndef GOAPGEN_RUN_POPULATION_H
#define GOAPGEN_RUN_POPULATION_H

#include "cli/planner.h"
#include "run/recording.h"
#include "run/statistics.h"
#include "tables/memory_plan.h"

/** Decisions if no option tells them; and the most ticks of all agents together, as rules and
 *  actions of a few milliseconds would make very many in a long time. */
enum { USUAL_DECISIONS = 1000, TICK_LIMIT = 100000000 };

/** One agent of a population, with its planning and statistics. Its gg_agent comes first, with its
 *  state, plan and timers behind the structure, so that gg_offsets can tell where they lie. */
struct population_agent {
    struct planning planning;
    struct population *population;
    const char *name;              /**< "ann", or "cat 2"; one that is alone has the type's */
    struct statistics *statistics; /**< its own; they count for its type, too */
    bool over;
    gg_event aborted; /**< an action's end that belongs to the decision that comes next; its
                           index is GG_NONE if there is none */
    bool decided;     /**< in the present tick, on the root task */
    bool idle;        /**< nothing else would be decided until a rule fires, a back-off ends or
                           something wakes it */
    bool stale;       /**< others have changed something since its last tick */
    uint8_t awake;    /**< a gg_decision_need, as its last tick left it */
};

/** The agents that are simulated in one world, with the world, the planner and the events. */
struct population {
    gg_domain domain;                       /**< with names as they are shown */
    struct memory_placed_features features; /**< of the domain */
    gg_world *world;
    uint64_t *seen;                   /**< the world's state before the tick of an agent */
    uint32_t *timers;                 /**< room for those of the rules of an agent */
    gg_planner *planner;              /**< that of the first agent */
    struct population_agent **agents; /**< in the order in which they are ticked */
    size_t count;                     /**< of agents */
    uint64_t decisions, made;         /**< the most, of all agents together; and those so far */
    uint64_t time;                    /**< when it ends; 0: after the decisions */
    uint64_t ticks;                   /**< of all agents together */
    struct event_queue *queue;        /**< what the game would do; NULL: nothing */
    /** Is told all events of agents; NULL: nobody is. */
    void (*watch)(void *watcher, const struct population_agent *simulation, const gg_event *event);
    void *watcher;
    bool looks_for_chances;      /**< whether missed chances are counted, too */
    struct waits *waits;         /**< who waits for what, counted, too; NULL: it is not */
    struct recording *recording; /**< of what is counted; NULL: it is not recorded */
};

/** An agent that is to be simulated. */
struct role {
    size_t type;                     /**< the number of its agent type */
    const char *name;                /**< NULL: it has none of its own */
    const struct expressions *given; /**< effects on the start state, for it alone; NULL: none */
};

/** Agents that are to be simulated, in the order in which they are ticked. */
struct roles {
    struct role *items;
    size_t count;
};

/** So many agents of each of some agent types, from the pool. */
struct roles roles_of_types(struct pool *pool, const size_t *types, size_t type_count,
                            uint32_t each);

/** The agents that an example or a file of events names, from the pool. */
struct roles roles_of_cast(struct pool *pool, const struct domain *domain, const struct cast *cast);

/** Makes a population in the start state. The first agent has the seed of the options, and each
 *  further one the next. */
struct population *population_new(const struct planning *planning, const struct roles *roles);

/** Ticks all agents for the first time, at clock 0. */
void population_live_first_moment(struct population *population);

/** Lets time pass to the next moment in which something can happen, and ticks the agents there; or
 *  ends the simulation of all of them where nothing can, or the time or TICK_LIMIT is reached.
 *  False: all were over before. */
bool population_live_next_moment(struct population *population);

/** Simulates the population to its end. */
void population_live_to_end(struct population *population);

#endif
