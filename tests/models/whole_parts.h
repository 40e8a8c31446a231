/* SPDX-License-Identifier: MIT */
/* What the files that write random domains share: see whole_domain.h. */
#ifndef TESTS_WHOLE_PARTS_H
#define TESTS_WHOLE_PARTS_H

#include "models/whole_domain.h"

enum {
    WHOLE_FACTS = 9,
    WHOLE_CALLED = 6, /**< actions, tasks, goals, named conditions: of each so many at the most */
    WHOLE_ARGUMENTS = 2, /**< of a fact, an action and so on */
    WHOLE_SCOPE = 12
};

/** The types; NO_TYPE: of a fact of symbols that are no objects. */
enum whole_type { ITEM, SPOT, FOE, NO_TYPE };

/** A fact. */
struct whole_fact {
    char name[8];
    enum { WHOLE_BOOL, WHOLE_NUMBER, WHOLE_SYMBOL } kind;
    unsigned top;                           /**< of a number: 0 to this */
    enum { WHOLE_PLAIN, WHOLE_OTHER } form; /**< other: halves, or below 0, or very many symbols */
    enum whole_type values;                 /**< of a fact of symbols */
    bool may_be_none; /**< whether the symbol `none` is a value beside the objects */
    enum whole_type types[WHOLE_ARGUMENTS];
    unsigned count; /**< of its arguments */
    bool shared, sensed, applied, constant, claimed;
};

/** What is called with objects: an action, a task, a goal, or a named condition. */
struct whole_called {
    char name[8];
    enum whole_type types[WHOLE_ARGUMENTS];
    unsigned count;
    bool walks; /**< an action with a place */
};

struct whole_list {
    struct whole_called items[WHOLE_CALLED];
    unsigned count;
};

/** A domain that is being written. What stands in a text depends on where it stands. */
struct whole {
    struct dice *dice;
    struct text *yaml;
    bool items, slots, shared_slots, places, points, team, data, claims, bakes;
    unsigned item_count;
    struct whole_fact facts[WHOLE_FACTS];
    unsigned fact_count;
    struct whole_list actions, tasks, goals, conditions;
    struct {
        char name[8];
        enum whole_type type;
    } scope[WHOLE_SCOPE]; /**< parameters and variables */
    unsigned scope_count, variables;
    bool shared_only;    /**< only shared facts and constants are read */
    bool constants_only; /**< only constants */
    bool waits;          /**< the action that is written waits for a condition */
    bool not_here;       /**< the place of the agent is not asked for */
    bool no_lookup;      /**< no fact is an argument */
    bool no_named;       /**< no named condition is asked for */
};

/** True in one of so many cases; and a number from low to high. */
bool whole_one_in(struct whole *whole, uint32_t count);
unsigned whole_between(struct whole *whole, unsigned low, unsigned high);

/** Whether the domain has the type; and any of those that it has. */
bool whole_has(const struct whole *whole, enum whole_type type);
enum whole_type whole_type_random(struct whole *whole);
const char *whole_type_name(enum whole_type type);

/** Gives something a name, and up to so many parameters, of any types. */
void whole_call_random(struct whole *whole, struct whole_called *called, char letter,
                       unsigned number, unsigned most);

/** Adds "a1(item x0, spot x1): ", and puts the parameters into scope. prefix: of their names. */
void whole_add_head(struct whole *whole, const struct whole_called *called, char prefix);

/** Adds the name of a function of the game, behind a key. What has the same parameters has the same
 *  function, so that some are shared. */
void whole_add_function(struct whole *whole, const char *key, const char *function);

/** Whether there are objects for a call here; and adds "a1(x0, i2)". */
bool whole_can_call(const struct whole *whole, const struct whole_called *called);
void whole_add_call(struct whole *whole, const struct whole_called *called);

/** whole_expressions.c: adds a list of conditions behind a key, and ", "; and one condition. */
void whole_add_conditions(struct whole *whole, const char *key);
void whole_add_condition(struct whole *whole, unsigned depth);

/** Adds an object of a type: a parameter, one of the objects, or a fact that tells one. */
void whole_add_object(struct whole *whole, enum whole_type type);

/** Adds a fact with its arguments. */
void whole_add_fact(struct whole *whole, const struct whole_fact *fact);

/** Whether a fact may be read here; and one that may, of a kind (or -1), or NULL. */
bool whole_may_read(const struct whole *whole, const struct whole_fact *fact);
const struct whole_fact *whole_fact_random(struct whole *whole, int kind);

/** Adds an amount, as behind `cost`, from 0 to some 30, and ", ". unit: of its numbers, as "s"; or
 *  "". */
void whole_add_amount(struct whole *whole, const char *key, const char *unit);

/** whole_effects.c: effects of an action, of a rule of the world or of agents, and of the game, behind a
 *  key; false if there is nothing to change. */
enum whole_change {
    WHOLE_OF_ACTION,
    WHOLE_OF_SETBACK,
    WHOLE_OF_WORLD,
    WHOLE_OF_AGENTS,
    WHOLE_OF_GAME
};
bool whole_add_effects(struct whole *whole, const char *key, enum whole_change change,
                       const struct whole_called *action);

/** whole_sections.c: what agents can do and want, and what happens. */
void whole_add_actions(struct whole *whole);
void whole_add_goals(struct whole *whole);
void whole_add_rules(struct whole *whole);

/** whole_tasks.c: tasks, agent types, and examples. */
void whole_add_tasks(struct whole *whole);
void whole_add_agents(struct whole *whole);
void whole_add_examples(struct whole *whole);

#endif
