/* SPDX-License-Identifier: MIT */
/*
 * The trace: what a game can be told of what agents do, and these events as text. A game includes
 * gg.h, which includes this.
 *
 * Rests on gg_memory.h.
 */
#ifndef GG_TRACE_H
#define GG_TRACE_H

#include "gg_memory.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What has happened, of which an event tells the trace. */
typedef enum gg_event_kind {
    GG_PLAN_MADE,        /**< a plan was made; index: the goal or GG_NONE for the root
                               task, value: its steps */
    GG_PLAN_FAILED,      /**< no plan was made; index: as before, value: the gg_outcome */
    GG_PLAN_DROPPED,     /**< the plan was given up, because the rest of it cannot be carried
                               out any more; index: the action that could not, or GG_NONE:
                               the plan would not lead to its goal; fact: what is in the way;
                               value: 1 if a `timeout` is over, that of the goal or, with a fact,
                               of the method of which this tells that it is passed over; else 0.
                               (If an action of a plan fails, only GG_ACTION_ENDED is told.) */
    GG_METHOD_CHOSEN,    /**< index: the task, value: its method; follows GG_PLAN_MADE in
                               the order of the decomposition. (Methods that were chosen or
                               failed are not told if the plan stopped a running action, and
                               that action used the planner while it was stopped.) */
    GG_ACTION_STARTED,   /**< index: the action; fact: of a running action that begins anew, the
                               fact whose change it does so at; else GG_NONE */
    GG_ACTION_ENDED,     /**< index: the action, value: its gg_status; fact: of a failure, the
                               shared fact that the action was to change and that others have
                               changed before, so that its preconditions fail, or the fact at
                               which its `while` does not hold any more; else GG_NONE */
    GG_PLAN_INTERRUPTED, /**< a method of higher priority interrupts the plan; index: the task,
                               value: that method; GG_PLAN_MADE follows */
    GG_GOAL_CHOSEN,      /**< index: the goal; it is planned now. (From goal_count on: a want that
                               is a condition, here and in all other events.) */
    GG_GOAL_REACHED,     /**< index: the goal of the plan, or a want, which holds */
    GG_GOAL_FAILED,      /**< index: the goal; value: how often in a row. From the second time
                               on the goal backs off, longer each time. */
    GG_METHOD_FAILED,    /**< index: a task whose methods are tried in a fixed order, value: a
                               method that comes before the chosen one; fact: the first
                               at which its preconditions fail; if they hold, its subtasks
                               could not be done, and fact is one that others have claimed and
                               a subtask uses (unmet.known is false), or GG_NONE */
    GG_WALK_STARTED,     /**< index: the action that the agent walks to, value: the place; the
                               action starts when the agent is there */
    GG_WALK_ENDED,       /**< index: the action; value: the gg_status with which the walk ended */
    GG_ACTION_REFUSED,   /**< index: the action that did not start; fact: what others claim or, if
                               value is 1, wait for longer; GG_NONE: it cools down */
    GG_BOOKING_TAKEN,    /**< index: the action that the agent does next for its team */
    GG_METHOD_DENIED,    /**< as GG_METHOD_FAILED, of a method whose procedural precondition the
                               game denied */
    GG_GOAL_MISSED,      /**< index: the goal, whose plan was carried out to its end, and which does
                               not hold: a plan is made for it again */
    GG_METHOD_GIVEN_UP,  /**< a method is given up that is under way, and with it the plan, as its
                               `while` does not hold; index: the task, value: the method, fact:
                               what is in the way */
    GG_GOAL_GIVEN_UP,    /**< the same of the goal of the plan; index: the goal */
    GG_ACTION_STANDS, /**< the agent stands before an action that cannot begin yet, as others have
                               claimed a fact of `claim: start` or come first; index: the action, fact:
                               that fact, value: how many come first */
    GG_REQUEST_RESTS  /**< the agent's team has no schedule for a request, which waits; index: the
                               goal, value: the gg_team_reason, fact: what is in the way. It is told
                               by the member that is ticked next. */
} gg_event_kind;

/** Why a fact is in the way of a condition: what it is, and what the condition asks of it. All
 *  values are in gg_read's terms. Of a condition of several alternatives it is one of them that
 *  asks for this. */
typedef struct gg_unmet {
    bool known;       /**< whether the rest is told */
    uint32_t is;      /**< the fact's value */
    uint32_t will_be; /**< what it will be when the condition matters, as that is of a later step of
                             a plan; otherwise the same */
    uint32_t low, high; /**< what is asked for: a value from low to high, ends included */
    uint64_t among;     /**< and of a fact of symbols one of these: a bit for each value or, of a
                             fact of more than 64 symbols, the row of gg_domain.sets that tells
                             which; 0: any from low to high */
} gg_unmet;

/** An event: something that happened to an agent, which the trace is told. */
typedef struct gg_event {
    gg_event_kind kind;
    uint16_t index; /**< an action, task or goal, as the kind says; else GG_NONE */
    uint16_t value; /**< as the kind says; else 0 */
    uint16_t fact;  /**< as the kind says; else GG_NONE */
    gg_unmet unmet; /**< of that fact, but for GG_ACTION_REFUSED and GG_ACTION_STANDS, where others
                       claim it, GG_ACTION_STARTED and GG_REQUEST_RESTS */
} gg_event;

/** A function that is told every event when it happens. It must not use the planner, see
 *  gg_calls, nor tick or stop the agent. */
typedef void gg_trace(void *context, const gg_agent *agent, const gg_event *event);

/** Writes an event as a line of text, in the names of the YAML and without an end of line:
 *
 *      start: go_to(laser)
 *      not play > hunt, because of energy: it is 2, wants >= 6
 *
 *  At most size - 1 bytes and a 0 are written, nothing if size is 0. Names that a small build
 *  leaves out are written as numbers. Returns the length of the whole line in bytes. */
size_t gg_event_text(const GG_ROM gg_domain *domain, const gg_event *event, char *text,
                     size_t size);

#ifdef __cplusplus
}
#endif

#endif
