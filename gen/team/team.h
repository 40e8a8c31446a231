/* SPDX-License-Identifier: MIT */
/*
 * What `goapgen team` consists of: events (team_events.c) happen to a team that lives without a
 * game (team_live.c), and what it did is printed (team_print.c). Times are milliseconds.
 */
#ifndef GOAPGEN_TEAM_TEAM_H
#define GOAPGEN_TEAM_TEAM_H

#include "cli/planner.h"

#include "gg_team_books.h"

/** What can happen: see team_text in commands.c. */
enum team_event_kind {
    TEAM_WANTS,
    TEAM_CANCELS,
    TEAM_FAILS,
    TEAM_LEAVES,
    TEAM_JOINS,
    TEAM_IS_BUSY,
    TEAM_FACT
};

/** An event of `--at TIME EVENT`. */
struct team_event {
    const char *text; /**< as written */
    uint32_t time;
    enum team_event_kind kind;
    uint16_t goal;    /**< what is wanted, a ground goal */
    uint16_t member;  /**< an example, or GG_NONE: nobody */
    int32_t priority; /**< of what is wanted */
    bool promise;     /**< whether what is told of it holds against later requests */
    uint32_t number;  /**< of the request that is cancelled, from 1 on; of a busy member the
                             milliseconds */
    bool stop;        /**< whether work for a cancelled request is given up */
    struct expressions effects; /**< on facts that all share */
};

/** One who works: an example member of the domain, in turn. */
struct team_worker {
    const char *name;
    const struct initial_team_member *example;
    uint64_t *state;
    uint16_t slot;         /**< its number in the books; GG_NONE: it is no member now */
    gg_point from;         /**< where it was at `since` */
    uint16_t place;        /**< where it is; GG_NONE: between places */
    uint16_t target;       /**< the place that it walks to; GG_NONE: it does not walk */
    uint32_t since, until; /**< of its walk, task or absence */
    uint32_t left;         /**< when it left for what is due; GG_TEAM_NEVER: it has not */
    size_t task;           /**< of the tasks that were begun, the one that it does */
};

/** A task that a worker has done or is doing: a row of the printed table. */
struct team_done_task {
    uint32_t walk, start, end;
    uint32_t request; /**< 0: not known */
    uint16_t worker, action;
    bool ended, failed;
};

/** A request to the team, and what became of it. */
struct team_wish {
    uint32_t id, asked, reached; /**< reached: GG_TEAM_NEVER if it was not */
    uint16_t goal, lacks;
    uint32_t promised; /**< when it was told to be reached; GG_TEAM_NEVER: nothing is promised */
    bool promise;      /**< whether it is to be */
    bool cancelled;
    gg_team_reason reason; /**< why there is no schedule for it */
};

/** A run of `goapgen team`: the team, its workers and events, and what was done. */
struct team_run {
    struct planning *planning;
    const gg_domain *domain;
    const struct agent_team *section;
    gg_team team;
    gg_team_planner planner;
    uint64_t *world;
    struct team_worker *workers;
    struct team_event *events;
    struct team_done_task *tasks;
    struct team_wish *wishes;
    size_t worker_count, event_count, task_count, wish_count;
    size_t bytes;     /**< of the books */
    uint32_t time;    /**< now */
    uint32_t busy;    /**< when something was done or booked last */
    uint32_t planned; /**< makespan of the first schedule; GG_TEAM_NEVER: there was none */
    uint32_t gap;     /**< of that schedule */
    uint32_t expansions;
    gg_team_report report; /**< of the planning of that schedule */
};

/** Reads the events of the command line into the run; false, with a message, where one is wrong. */
bool team_events_read(struct team_run *run);

/** Lets the team live until nothing more happens, or an hour has passed. A request that waits,
 *  while nothing else is done, is tried again a few times. */
void team_live(struct team_run *run);

/** Whether all requests were reached or cancelled. */
bool team_has_reached_all(const struct team_run *run);

/** Prints what was done as text, for people. */
void team_print(const struct team_run *run);

/** Prints what was done as JSON. */
void team_print_json(const struct team_run *run);

#endif
