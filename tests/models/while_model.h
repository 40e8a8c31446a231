/* SPDX-License-Identifier: MIT */
/*
 * Random domains whose goals and methods have a `while`, on plain numbers, and what plans there are for
 * them: the cheapest for a goal by uniform-cost search over all states, and the first for a task by plain
 * decomposition, of which each step is taken only where all that must last holds.
 */
#ifndef TESTS_WHILE_MODEL_H
#define TESTS_WHILE_MODEL_H

#include "support/support.h"

enum {
    WHILE_FACTS = 4,
    WHILE_VALUES = 4,
    WHILE_STATES = 256,
    WHILE_ACTIONS = 7,
    WHILE_GOALS = 3,
    WHILE_TASKS = 3,
    WHILE_METHODS = 3,
    WHILE_SUBTASKS = 3,
    WHILE_STEPS = 24,
    WHILE_NOTHING = -1
};

/** All of up to two comparisons of facts with a number, or alternatives of two. */
struct while_condition {
    struct while_literal {
        int fact, value;
        bool at_least; /* else at most */
    } literals[2];
    int count;
    bool any; /* whether one of them suffices */
};

struct while_action {
    struct while_condition needs;
    struct while_effect {
        int fact, value;
        bool adds;
    } effects[2];
    int effect_count, cost;
};

struct while_goal {
    struct while_condition wanted, lasting;
};

/** A subtask: an action, from WHILE_ACTIONS on a task, or a condition to achieve. */
struct while_subtask {
    int number;
    bool achieves;
    struct while_condition achieved;
};

struct while_method {
    struct while_condition needs, lasting;
    struct while_subtask subtasks[WHILE_SUBTASKS];
    int count;
};

struct while_model {
    struct while_action actions[WHILE_ACTIONS];
    struct while_goal goals[WHILE_GOALS];
    struct while_method methods[WHILE_TASKS][WHILE_METHODS];
    int method_counts[WHILE_TASKS];
    bool achieves; /* whether any condition is a subtask */
    bool recurs;   /* whether a task comes back to itself */
    int start[WHILE_FACTS];
};

/** Draws a domain; its tasks come to later ones only, so that they end, and in one that recurs also to
 *  themselves. */
void while_model_draw(struct while_model *model, struct dice *dice, bool achieves, bool recurs);

/** Writes it; table: the bytes of `limits: table`. */
void while_model_write(const struct while_model *model, struct text *yaml, int table);

/** Whether a condition holds in a state. */
bool while_holds(const struct while_condition *condition, const int *state);

/** Changes a state as an action does that ends in it. */
void while_apply(const struct while_action *action, int *state);

/** What the cheapest plan for a goal costs from the start; WHILE_NOTHING: there is none. */
int while_cheapest(const struct while_model *model, int goal);

/** A plan for a task; length: WHILE_NOTHING if there is none. */
struct while_plan {
    int steps[WHILE_STEPS], length;
    bool given_up; /* whether it took too long to tell */
};

/** The first plan of task 0. With conditions to achieve, or one that recurs, it is any. */
struct while_plan while_first_plan(const struct while_model *model);

#endif
