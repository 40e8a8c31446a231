/* SPDX-License-Identifier: MIT */
/*
 * Examples: small stories with what must come of them, as `goapgen test` tries them; and the
 * events of a simulation, what a game would do, which `goapgen run --events` lets happen, too.
 * Nothing of this reaches the tables.
 */
#ifndef GOAPGEN_DOMAIN_EXAMPLES_H
#define GOAPGEN_DOMAIN_EXAMPLES_H

#include "domain/keys.h"

/** An agent that an example or a file of events names. */
struct actor {
    const char *name;
    struct place place;
    const struct agent_type *type; /**< NULL: the first that has a task or a goal */
    struct expressions given;      /**< of its own facts */
};

/** The agents that an example or a file of events names, in the order in which they are ticked;
 *  none: one agent lives, which has no name. */
struct cast {
    struct actor *items;
    size_t count;
    struct name_table names;
};

/** What an example speaks of: a condition, or an action, goal, task or method that comes about. */
struct subject {
    enum subject_kind {
        SUBJECT_CONDITION,
        SUBJECT_ACTION,
        SUBJECT_GOAL,
        SUBJECT_TASK,
        SUBJECT_METHOD,
        SUBJECT_TOGETHER /**< several of these at one moment: "action eat and hungry < 3" */
    } kind;
    const char *text; /**< as written: "goal investigate" */
    struct place place;
    struct expression *condition;
    const struct term *call;     /**< its objects, if any are written; otherwise any will do */
    const struct action *action; /**< what it is, by the kind */
    struct called_waits waits;   /**< of a subtask that waits: it and others that are called so */
    const struct goal *goal;
    const struct task *task;     /**< of a method: NULL if none is written */
    const char *method;          /**< its name */
    const struct subject *parts; /**< of SUBJECT_TOGETHER */
    size_t part_count;
    const struct actor *actor; /**< whose it is; NULL: none is named */
};

/** What a function of the game answers from now on, for some objects or for all. */
struct answer {
    const char *name;
    const struct term *call; /**< with the objects that it answers this for; or none: for all */
    int64_t value;           /**< a bool as 0 or 1; a duration in milliseconds */
};

/** The answers of functions of the game. */
struct answers {
    struct answer *items;
    size_t count;
};

/** Where a place is from then on: at a point or, if `by`, so far from where it was. */
struct placing {
    uint16_t place; /**< a value of the fact of places */
    gg_point point;
    bool by;
};

struct placings {
    struct placing *items;
    size_t count;
};

/** One thing that the game does at an event: a change, a failure of an action, an answer, or places that
 *  are moved. */
struct happening {
    enum happening_kind { HAPPENS_CHANGE, HAPPENS_FAILURE, HAPPENS_ANSWER, HAPPENS_MOVE } kind;
    const char *text;          /**< as written */
    const struct actor *actor; /**< to whom; NULL: to each agent, after an action to who did it */
    struct expressions effects;
    struct subject failing; /**< the action */
    struct answers answers;
    struct placings placings;
};

/** An event: what the game does, and when. */
struct event {
    enum event_time {
        EVENT_AT,     /**< once, after `first` */
        EVENT_EVERY,  /**< each time that `first` is over */
        EVENT_RANDOM, /**< again and again, after a time from `first` to `last` that is drawn */
        EVENT_AFTER   /**< when the action has succeeded */
    } time;
    uint32_t first, last;  /**< milliseconds */
    struct subject action; /**< EVENT_AFTER; its actor has done it, or anybody */
    struct happening *items;
    size_t count;
    bool moves; /**< whether it moves places */
    struct place place;
};

/** A list of events. */
struct events {
    struct event *items;
    size_t count;
};

/** One thing that an example expects. */
struct expectation {
    enum expectation_kind {
        EXPECT_PLAN,   /**< of `subjects` a goal, a task or none; then the steps */
        EXPECT_WITHIN, /**< all at one moment up to `time` */
        EXPECT_AT,     /**< all at `time` */
        EXPECT_NEVER,  /**< it at no time */
        EXPECT_ALWAYS, /**< it at each moment */
        EXPECT_SHARE,  /**< its share of the actions done, from `low` to `high` */
        EXPECT_ORDER   /**< the first of each in this order */
    } kind;
    const char *text; /**< as written: "at 60s: alarm" */
    struct place place;
    const char *value;  /**< of a share or an order, as written: "10%..40%" */
    uint32_t time;      /**< milliseconds */
    uint32_t low, high; /**< in thousandths of a percent */
    struct subject *subjects;
    size_t count;
    const struct actor *actor; /**< EXPECT_PLAN, EXPECT_SHARE: of whom; NULL: none is named */
    bool names; /**< whether it, or one of its subjects, is of a named agent: else it is expected of
                     each agent, one by one */
    const struct subject *planned; /**< EXPECT_PLAN: the goal or the task; NULL: the agent's */
    bool impossible;               /**< EXPECT_PLAN: that there is none */
};

/** An example: how it begins, what happens, and what is expected. */
struct example {
    const char *name;
    struct place place;
    struct expressions given;
    const struct agent_type *agent; /**< NULL: the first that has a task or a goal */
    struct cast cast;               /**< none: one agent of that type */
    uint32_t seed;
    bool lives;    /**< whether more is expected than plans */
    uint32_t time; /**< how long it lives, in milliseconds */
    struct events events;
    struct answers answers;
    struct placings placings; /**< where places are other than at the start */
    struct expectation *expectations;
    size_t expectation_count;
    struct node *node;
};

/** The keys of an example. */
extern const struct key_table example_keys;

/** The keys of an agent of an example. */
extern const struct key_table actor_keys;

/** Reads `examples`, once all other sections are read. What is wrong is reported. */
void read_examples(struct domain *domain, struct node *section);

/** Reads a file that has examples beside the domain; what else it has is an error. */
void read_examples_beside(struct domain *domain, struct source *source);

/** What a file of events has. */
struct events_beside {
    struct cast cast;
    struct events events;
    struct answers answers;
};

/** Reads a file that has events: a mapping `events`, with `agents` and `calls` or without, or the
 *  events themselves. */
void read_events_beside(struct domain *domain, struct source *source, struct events_beside *beside);

/** The scope of texts of examples and events: they may change what only the game changes, and
 *  reading a fact there is no use of it. */
struct scope scope_of_example(struct domain *domain, const char *context);

/** Subjects as text, in a list: "[draw, load]". */
const char *words_of_subjects(struct pool *pool, const struct subject *subjects, size_t count);

#endif
