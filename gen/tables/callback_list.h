/* SPDX-License-Identifier: MIT */
/*
 * The functions that a game gives: which kinds there are, and which of them each agent type
 * needs. The stubs, the code that calls them, the check for names that clash in C,
 * --new-tasks and the warning of functions without a use all read this one list.
 */
#ifndef GOAPGEN_TABLES_CALLBACK_LIST_H
#define GOAPGEN_TABLES_CALLBACK_LIST_H

#include "domain/agent_type.h"

/** The kinds of functions that a game gives, by what they are for. */
enum callback_kind {
    CALLBACK_TASK,
    CALLBACK_CHECK,
    CALLBACK_COST,
    CALLBACK_DURATION,
    CALLBACK_PRIORITY,
    CALLBACK_VALUE,
    CALLBACK_SCORE,
    CALLBACK_METHOD, /**< the procedural precondition of a method */
    CALLBACK_SENSE,
    CALLBACK_APPLY,
    CALLBACK_WALK,
    CALLBACK_TRAVEL,
    CALLBACK_KINDS
};

/** What the functions of a kind are like: their names, arguments and results. */
struct callback_type {
    const char *word;      /**< "check": cat_check_NAME is the function */
    const char *member;    /**< of gg_calls, which leads to the functions */
    const char *arguments; /**< of that member, behind the agent */
    const char *result;    /**< what the member returns, in C */
    const char *otherwise; /**< what is returned where nothing is called; NULL: nothing is */
    const char *call_kind; /**< gg_call_kind, if it only looks at the agent; otherwise NULL */
    const char *passed;    /**< then: the names of the arguments; and these as one number */
    const char *asked;
};

/** What each kind is like. */
extern const struct callback_type callback_types[CALLBACK_KINDS];

/** A function that one agent type needs, for one thing in the domain. Several things can share a
 *  function. */
struct callback {
    enum callback_kind kind;
    const char *name;                    /**< in the YAML: "has_fuel" of cat_check_has_fuel */
    struct place place;                  /**< of what it is for */
    const struct parameters *parameters; /**< of an action, a goal or a method; otherwise NULL */
    const struct action *action;         /**< of tasks, checks, costs and durations; or NULL */
    const struct goal *goal;             /**< of priorities and values */
    const struct method *method;         /**< of scores, and of checks of methods */
    const struct fact *fact;             /**< of senses and applications */
};

/** A list of callbacks. */
struct callbacks {
    struct callback *items; /**< kind by kind, each in the order of the YAML */
    size_t count;
};

/** All callbacks of an agent type, from the pool; NULL: those of all actions, goals and methods. */
struct callbacks callbacks_of(struct pool *pool, const struct domain *domain,
                              const struct agent_type *agent_type);

/** All callbacks of the world, from the pool: CALLBACK_APPLY of shared facts. */
struct callbacks world_callbacks_of(struct pool *pool, const struct domain *domain);

/** Whether there is a callback of that kind in a list. */
bool callbacks_have(const struct callbacks *callbacks, enum callback_kind kind);

#endif
