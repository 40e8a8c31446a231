/* SPDX-License-Identifier: MIT */
/*
 * A second HTN planner, as plain as can be: recursive, over conditions and
 * effects on arrays of small numbers, copying the whole state at each step.
 * The runtime is compared with it; the two share no code and no tables.
 */
#ifndef TESTS_HTN_ORACLE_H
#define TESTS_HTN_ORACLE_H

#include <stdbool.h>
#include <stdint.h>

enum {
    HTN_OBJECTS = 3,
    HTN_FACTS = 6,
    HTN_LITERALS = 3,
    HTN_TERMS = 2,
    HTN_EFFECTS = 3,
    HTN_ACTIONS = 7,
    HTN_TASKS = 6,
    HTN_METHODS = 4,
    HTN_SUBTASKS = 4,
    HTN_PLAN = 200
};

/** What stands for an object: a number from 0 on, or one of these. */
enum { HTN_NOTHING = -1, HTN_OUTER = -2, HTN_INNER = -3 };

/** A fact is a bool (top 1) or a number from 0 to top; one with a parameter has
 *  a value for each object. */
struct htn_fact {
    bool indexed, number;
    int top, start;
};

/** fact(object) == value, or >= and < for numbers. */
struct htn_literal {
    int fact, object;
    char sign; /**< '=', '>' (at least) or '<' (less) */
    int value;
};

/** Any of the terms; each is all of its literals. None: always. */
struct htn_condition {
    struct htn_literal literals[HTN_TERMS][HTN_LITERALS];
    int counts[HTN_TERMS], term_count;
};

/** fact(object) = value, += value, or = copied. */
struct htn_effect {
    int fact, object;
    char sign; /**< '=', '+' or 'c' */
    int value, copied, copied_object;
};

/** An action; HTN_OUTER is its parameter. */
struct htn_action {
    bool indexed, procedural, excluded;
    bool denied[HTN_OBJECTS]; /**< what the procedural precondition says no to */
    struct htn_condition condition;
    struct htn_effect effects[HTN_EFFECTS];
    int effect_count;
};

struct htn_subtask {
    bool is_task;
    int number, object;
};

/** HTN_OUTER is the task's parameter, HTN_INNER the method's. */
struct htn_method {
    bool indexed;
    int priority;
    struct htn_condition condition;
    struct htn_subtask subtasks[HTN_SUBTASKS];
    int subtask_count;
};

struct htn_task {
    bool indexed, by_priority;
    struct htn_method methods[HTN_METHODS];
    int method_count;
};

/** Task 0 is the root, and has no parameter. */
struct htn {
    struct htn_fact facts[HTN_FACTS];
    struct htn_action actions[HTN_ACTIONS];
    struct htn_task tasks[HTN_TASKS];
    int object_count, fact_count, action_count, task_count;
};

struct htn_state {
    int values[HTN_FACTS][HTN_OBJECTS];
};

struct htn_step {
    int action, object;
};

struct htn_chosen {
    int task, object, method, inner;
};

/** A decomposition: what it found, and what it asked. */
struct htn_search {
    const struct htn *htn;
    long effort, limit; /**< methods tried; beyond the limit all is given up */
    struct htn_step plan[HTN_PLAN];
    struct htn_chosen chosen[2 * HTN_PLAN];
    int length, chosen_count;
    bool asked[HTN_ACTIONS][HTN_OBJECTS];
    const struct htn_step *forced; /**< only this plan is looked for; or NULL */
    int forced_length;
};

struct htn_state htn_start(const struct htn *htn);

/** Whether task 0 can be decomposed, with the plan in the search. */
bool htn_solve(struct htn_search *search);

/** Whether task 0 can be decomposed from a state by one of its methods. */
bool htn_can(struct htn_search *search, const struct htn_state *state, int method);

/** Carries a step out if its preconditions hold. */
bool htn_act(const struct htn *htn, struct htn_step step, struct htn_state *state);

/** Whether these steps are a plan of task 0, by whatever methods. */
bool htn_is_plan(const struct htn *htn, const struct htn_step *steps, int length);

/** How many of the steps can be carried out from the start, one after the
 *  other, going by their preconditions alone. */
int htn_walk(const struct htn *htn, const struct htn_step *steps, int length);

#endif
