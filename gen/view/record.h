/* SPDX-License-Identifier: MIT */
/*
 * A record that was read: the events of agents with their times, and what the agents saw. The
 * format is described in gg_record.h. A record is bytes from outside, from a game that may have
 * stopped in the middle of one or from a line that has lost some: everything in it is checked, and
 * what is wrong is told with the place of the byte. All numbers of a record that was read are those
 * of the tables, and each agent's state is one that there can be.
 *
 * Rests on the tables alone.
 */
#ifndef GOAPGEN_VIEW_RECORD_H
#define GOAPGEN_VIEW_RECORD_H

#include "tables/tables.h"

/** The largest record, in bytes; the most agents in it, and the most words of all their states
 *  together. */
enum { RECORD_LIMIT = 64 * 1024 * 1024, RECORD_AGENTS = 65535, RECORD_WORDS = 1 << 24 };

/** A word of an agent's state that is other than at its last event. */
struct record_word_change {
    uint16_t word;
    uint64_t bits; /**< old XOR new */
};

/** An event of an agent in a record, and which words of its state have changed. */
struct record_event {
    uint64_t time; /**< milliseconds. If the world's clock went back, the time goes on from there:
                        it never goes back itself. */
    gg_event event;
    uint32_t agent;
    uint32_t byte;                       /**< where it begins in the record */
    uint32_t first_change, change_count; /**< of record.changes */
};

/** A gap in a record: before the event with a number events were lost, or the world's clock went
 *  back. What agents were at before that says nothing of what they are at afterwards. */
struct record_gap {
    size_t before;
    uint32_t lost; /**< 0: the clock went back */
};

/** That the game let an agent go, before the event with a number. */
struct record_leave {
    size_t before;
    uint32_t agent;
};

/** A record that was read: its events, the changes of states, gaps, and agents. */
struct record {
    const gg_domain *domain;
    struct record_event *events;
    struct record_word_change *changes;
    struct record_gap *gaps;
    struct record_leave *leaves;
    uint16_t *agent_types; /**< by agent */
    size_t event_count, change_count, gap_count, leave_count, agent_count;
    uint64_t lost;  /**< all events that were lost */
    uint64_t jumps; /**< how often the world's clock went back */
};

/** Reads a record of these tables. NULL if anything is wrong with it, with the reason in *error
 *  (from the pool), which begins with the byte: "byte 17: ...". */
struct record *record_read(struct pool *pool, const struct tables *tables,
                           const unsigned char *bytes, size_t length, const char **error);

/** Makes states of all agents, all 0, for record_apply_event: word_count words for each agent. */
uint64_t *record_new_states(struct pool *pool, const struct record *record);

/** Brings the state of an event's agent from what it saw at the event before to what it saw at this
 *  event. Returns the state. */
uint64_t *record_apply_event(const struct record *record, const struct record_event *event,
                             uint64_t *states);

/** The line of an event, in the names of the YAML: in `room`, or from the pool if that is too
 *  small. */
enum { RECORD_LINE = 400 };
const char *record_line(struct pool *pool, const struct record *record,
                        const struct record_event *event, char room[RECORD_LINE]);

#endif
