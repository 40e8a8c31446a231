/* SPDX-License-Identifier: MIT */
/*
 * Random small domains of one or two agent types with a condition of `always` and one of
 * `reachable`, on plain numbers; and a breadth-first search over all their states, which tells how
 * far the next state is in which a condition holds or does not. It knows nothing of the compiler.
 */
#ifndef TESTS_PROPERTY_MODEL_H
#define TESTS_PROPERTY_MODEL_H

#include "support/support.h"

enum {
    PROPERTY_FACTS = 3,
    PROPERTY_TYPES = 2,
    PROPERTY_AGENTS = 2 * PROPERTY_TYPES,
    PROPERTY_ACTIONS = 6,
    PROPERTY_NODES = 15,
    PROPERTY_STATES = 40000,
    PROPERTY_DURATION = 60 /**< of actions that change something over time, in milliseconds */
};

enum { PROPERTY_BOOL, PROPERTY_NUMBER, PROPERTY_SYMBOL };
enum { PROPERTY_AND, PROPERTY_OR, PROPERTY_NOT, PROPERTY_TEST };

struct property_fact {
    int kind; /**< PROPERTY_BOOL and so on */
    int values, start;
    bool shared, sensed;
};

/** A comparison of a fact: a bit for each value that it allows, neither none nor all. */
struct property_test {
    int fact;
    unsigned allowed;
    char text[16];
};

/** What an effect does: sets the value, or adds it, at once or over time. */
struct property_effect {
    int fact, value;
    bool adds, over_time;
};

/** An action or a rule: of each clause one of the tests must hold. */
struct property_move {
    struct property_test clauses[2][2];
    int clause_count, test_counts[2];
    struct property_effect effects[2];
    int effect_count;
    bool of_type[PROPERTY_TYPES]; /**< of an action: which types have it */
};

/** A tree of tests; the root is the last node. */
struct property_formula {
    struct {
        int kind; /**< PROPERTY_AND and so on */
        int left, right;
        struct property_test test;
    } nodes[PROPERTY_NODES];
    int count;
};

struct property_model {
    struct property_fact facts[PROPERTY_FACTS];
    struct property_move actions[PROPERTY_ACTIONS], rule;
    struct property_formula always, reachable;
    int fact_count, type_count, action_count;
    bool has_rule, once; /**< once: it has `after` */
};

/** The facts as each agent sees them; shared ones are kept alike for all. */
struct property_state {
    int values[PROPERTY_AGENTS][PROPERTY_FACTS];
    bool done[PROPERTY_AGENTS]; /**< the rule has taken place for it, and has held on since */
};

/** A random model of a seed. */
struct property_model property_make(uint64_t seed);

/** Its domain as YAML, freed with text_free; if `lives`, each type lives by a task that does its actions
 *  in any order. */
struct text property_write(const struct property_model *model, bool lives);

/** The start. */
struct property_state property_start(const struct property_model *model);

/** Lets an agent do an action, or has the rule take place for it; false where it cannot. */
bool property_act(const struct property_model *model, int agent, int action,
                  struct property_state *state);
bool property_rule(const struct property_model *model, int agent, struct property_state *state);

/** Whether an action changes something over time; and lets an agent begin one that is stopped after some
 *  milliseconds, fewer than it takes. */
bool property_lasts(const struct property_model *model, int action);
bool property_begin(const struct property_model *model, int agent, int action, int milliseconds,
                    struct property_state *state);

/** How much of what an effect adds over time it has added after some milliseconds. */
int property_share(const struct property_effect *effect, int milliseconds);

/** Whether the game may set a fact of an agent; and sets it. */
bool property_may_set(const struct property_model *model, int agent, int fact);
void property_set(const struct property_model *model, int agent, int fact, int value,
                  struct property_state *state);

/** Whether a formula holds for an agent. */
bool property_holds(const struct property_formula *formula, const struct property_state *state,
                    int agent);

/** Whether the formula reads a private fact, and whether it reads one that a type has to do
 *  with. */
bool property_is_private(const struct property_model *model,
                         const struct property_formula *formula);
bool property_concerns(const struct property_model *model, const struct property_formula *formula,
                       int type);

/** The fewest steps that lead so many agents of each type to a state in which the formula holds
 *  for one agent, or does not, as `wanted` has it; -1 if there are none. */
int property_fewest(const struct property_model *model, const struct property_formula *formula,
                    bool wanted, int each, int focus);

#endif
