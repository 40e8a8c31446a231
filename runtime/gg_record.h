/* SPDX-License-Identifier: MIT */
/*
 * Records: what agents do and see, as bytes, for `goapgen view`. A game that wants one sets
 * gg_record_event as the trace of its planners, and empties the record's buffer when it likes: into
 * a file, or down a serial line. A game includes gg.h, which includes this.
 *
 * The bytes are the same on every machine. They begin with "ggr", the version of the format, 2,
 * and the hash of the tables, 4 bytes, the lowest first. Then come entries. All numbers in them are
 * written in groups of 7 bits, the lowest first; the highest bit of a byte tells that more follow
 * (LEB128). The lowest 5 bits of an entry's first byte tell what it is:
 *
 *   31        a note; the next number is one of gg_record_note, others follow as it says
 *   0 to 30   an event of that gg_event_kind. If GG_RECORD_TIME is set in the byte, the
 *             milliseconds since the event before follow; if GG_RECORD_AGENT, the number of the
 *             agent, unless it is that of the event before; if GG_RECORD_STATE, how many words of
 *             the state that the agent sees are other than at its last event in the record (before
 *             its first one all are 0), and for each of them its number and the old value XOR the
 *             new one. Then come the event's index + 1 (0: GG_NONE); its value * 2, + 1 if it names
 *             a fact; if so, that fact * 3, + 1 if its gg_unmet is known, or 2 if `will_be` of that is
 *             not `is`; and then the members `is`, at 2 `will_be`, `low`, `high` and `among`.
 *
 * An event is recorded whole or not at all. So whatever is lost, the record stays readable: what
 * agents do next, and what they see then, is told as it is.
 *
 * Rests on gg_trace.h.
 */
#ifndef GG_RECORD_H
#define GG_RECORD_H

#include "gg_trace.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The version of the format; the bytes that a record begins with; and the bytes of a buffer that
 *  is never too small for an event without its state, of which each word takes 13 at the most. */
enum { GG_RECORD_VERSION = 2, GG_RECORD_HEADER = 8, GG_RECORD_LEAST = 96 };

/** In the first byte of an event: what follows. */
enum { GG_RECORD_TIME = 32, GG_RECORD_AGENT = 64, GG_RECORD_STATE = 128, GG_RECORD_KINDS = 31 };

/** The kinds of notes, which a record has beside events: what a note tells. */
typedef enum gg_record_note {
    GG_NOTE_AGENT, /**< an agent comes up for the first time, and has the next number, from 0 on;
                        one number follows: its agent type */
    GG_NOTE_CLOCK, /**< the world's clock went back, as a saved game was loaded; one number
                        follows: what it shows now */
    GG_NOTE_LOST,  /**< one number follows: so many events were lost here */
    GG_NOTE_GONE   /**< an agent was let go; its number follows, and comes up no more */
} gg_record_note;

/** An agent that is recorded. */
typedef struct gg_recorded {
    const gg_agent *agent; /**< NULL: nobody is */
    uint32_t number;       /**< in the record; UINT32_MAX: none yet */
} gg_recorded;

/** The memory of a record. It is the caller's, and stays where it is. */
typedef struct gg_record_memory {
    uint8_t *bytes;       /**< the buffer */
    uint32_t size;        /**< of it, in bytes: at least GG_RECORD_LEAST */
    gg_recorded *agents;  /**< agent_count; with twice as many as there are agents they are found
                              faster */
    uint64_t *states;     /**< agent_count * word_count of the domain: what each agent saw last */
    uint32_t agent_count; /**< how many agents can be recorded; the events of others are lost */
} gg_record_memory;

/** A record that is being made. */
typedef struct gg_record {
    const GG_ROM gg_domain *domain;
    gg_record_memory memory;
    uint32_t taken, length; /**< of the buffer: the first byte that the game has not taken yet, and
                                 the end */
    uint32_t numbered;      /**< how many agents have a number */
    uint32_t last;          /**< the number of the agent of the last event */
    uint32_t lost;          /**< events that were lost since that one */
    uint32_t mask;          /**< an agent is looked for from a place within this */
    uint64_t clock;         /**< at the last event */
    bool full;              /**< whether what is being written does not fit */
} gg_record;

/** Begins a record in the caller's memory, whatever was in it. */
void gg_record_begin(gg_record *record, const GG_ROM gg_domain *domain,
                     const gg_record_memory *memory);

/** Records an event, and what the agent sees: a gg_trace, whose context is the gg_record. Agents
 *  are those of the record's domain, and of one world, and are told apart by where they lie in
 *  memory: a game that loads a saved one, after which other agents may lie there, begins another
 *  record. If there is no room, the event is lost, and the record tells how many were. */
void gg_record_event(void *context, const gg_agent *agent, const gg_event *event);

/** Takes bytes out of the record, in order: at most `size` of them are copied to `bytes`. Returns
 *  how many; 0: there are none. */
uint32_t gg_record_take(gg_record *record, uint8_t *bytes, uint32_t size);

/** Lets an agent go: what comes from its memory later is another agent, with a number of its own. A
 *  game calls this when it drops an agent, before or after it has freed its memory; else the agent
 *  seems to go on with what it was at, as it does if there is no room to note it. */
void gg_record_forget(gg_record *record, const gg_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
