/* SPDX-License-Identifier: MIT */
/*
 * Random examples, and a life on plain numbers that tells what comes of them: an agent with some
 * needs, or two of them that have names and share a fact, does what the first method says whose
 * precondition holds, millisecond by millisecond.
 * Written for the tests alone; nothing of it knows the tables or the runtime.
 */
#ifndef TESTS_EXAMPLE_LIFE_H
#define TESTS_EXAMPLE_LIFE_H

#include "support/support.h"

enum {
    LIFE_FACTS = 6, /* three numbers, two bools, a symbol */
    LIFE_ACTIONS = 5,
    LIFE_RULES = 2,
    LIFE_EVENTS = 4,
    LIFE_EXPECTED = 6,
    LIFE_EXAMPLES = 10,
    LIFE_AGENTS = 2,
    LIFE_SHARED = 4 /* the fact that agents share; no rule reads or changes it */
};

/** A condition: a comparison of a fact with a value, or two conditions. */
struct life_condition {
    enum life_kind { LIFE_LEAF, LIFE_AND, LIFE_OR, LIFE_NOT } kind;
    int fact, value;
    enum life_sign { LIFE_IS, LIFE_IS_NOT, LIFE_AT_LEAST, LIFE_LESS } sign;
    int left, right; /**< the places of its parts in the same array */
};

/** A condition with its parts, of which the first is the whole. */
struct life_tree {
    struct life_condition parts[7];
    int count;
};

struct life_effect {
    int fact, value; /**< fact -1: none */
    bool adds;
};

/** What happens: effects, or an action fails. */
struct life_event {
    enum life_time { LIFE_AT, LIFE_EVERY, LIFE_AFTER } time;
    uint32_t when;
    int action; /**< LIFE_AFTER */
    struct life_effect effect;
    int failing; /**< an action; -1: the effect takes place */
    int to, by;  /**< agents: to whom it happens, and who has to have done the action; -1: none is
                      named */
};

struct life_expected {
    enum life_expectation {
        LIFE_MUST_BE_AT,
        LIFE_MUST_COME,
        LIFE_MUST_NOT,
        LIFE_SHARE,
        LIFE_ORDER,
        LIFE_PLAN,
        LIFE_ALWAYS,
        LIFE_KINDS
    } kind;
    uint32_t when;
    enum life_subject { LIFE_CONDITION, LIFE_ACTION, LIFE_METHOD } subject;
    struct life_tree condition;
    int number;    /**< of the action or the method */
    int low, high; /**< percent */
    int order[3];
    int of;          /**< an agent; -1: each */
    int order_of[3]; /**< agents; the first -1: each */
    bool joined;     /**< an action or a method together with the condition */
    unsigned line;   /**< of the YAML */
    bool fails;      /**< by the plain life */
};

struct life_example {
    struct life_effect given[2];
    int agents;                          /**< 1: it has no name */
    struct life_effect own[LIFE_AGENTS]; /**< what each is given; never of the shared fact */
    uint32_t time;
    struct life_event events[LIFE_EVENTS];
    int event_count;
    struct life_expected expected[LIFE_EXPECTED];
};

/** A domain with examples. Method i is the i-th, and does action `does[i]`; the last one has no
 *  precondition. */
struct life {
    int start[LIFE_FACTS];
    struct life_effect effects[LIFE_ACTIONS][2];
    uint32_t durations[LIFE_ACTIONS];
    struct life_tree needs[LIFE_ACTIONS];
    int does[LIFE_ACTIONS];
    uint32_t periods[LIFE_RULES];
    bool once[LIFE_RULES]; /**< whether that is an `after` */
    struct life_tree rule_needs[LIFE_RULES];
    struct life_effect rule_effects[LIFE_RULES];
    struct life_example examples[LIFE_EXAMPLES];
};

/** Makes a domain up. */
void life_roll(struct life *life, struct dice *dice);

/** Writes it as YAML, and notes the lines of what is expected; the caller frees the text. */
struct text life_write(struct life *life);

/** Lives an example, and notes what fails. */
void life_live(const struct life *life, struct life_example *example);

#endif
