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
    HTN_OBJECTS = 4,
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

/** What stands for an object: a number from 0 on, one of these, or a number from HTN_READING
 *  downwards: the value of a fact. In a state that may be HTN_UNFIT, no object. */
enum {
    HTN_NOTHING = -1,
    HTN_OUTER = -2,
    HTN_INNER = -3,
    HTN_UNFIT = -4,
    HTN_EACH = -5,
    HTN_READING = -10
};

/** The objects that the parameters are, or HTN_NOTHING. */
struct htn_objects {
    int outer, inner;
    int each; /**< of a subtask that is done for each object */
};

/** Symbols are s0, s1, …; of objects, the values are the objects themselves; of some, the last is
 *  none of them. */
enum htn_kind { HTN_BOOL, HTN_SYMBOL, HTN_OBJECT, HTN_NUMBER, HTN_MAYBE };

/** The values are 0 to top; one with a parameter has a value for each object. */
struct htn_fact {
    enum htn_kind kind;
    bool indexed;
    int top, start;
};

/** fact(object) == value or != value, or >= and < for numbers. The value may be
 *  HTN_OUTER or HTN_INNER; a number may be compared with another fact less the value. Where the
 *  fact is HTN_NOTHING, it is the object itself
 *  that is compared. */
struct htn_literal {
    int fact, object;
    char sign; /**< '=', '!' (not equal), '>' (at least) or '<' (less) */
    int value;
    bool compared; /**< with the fact `other` less the value */
    int other, other_object;
    bool counted; /**< with twice the count of the objects of which the fact `other` has the value
                       `other_value`, less the value */
    int other_value;
};

/** Any of the terms; each is all of its literals. None: always. */
struct htn_condition {
    struct htn_literal literals[HTN_TERMS][HTN_LITERALS];
    int counts[HTN_TERMS], term_count;
};

/** fact(object) = value, += value, = copied, or -= copied. A value may be HTN_OUTER. */
struct htn_effect {
    int fact, object;
    char sign; /**< '=', '+', 'c' or '-' */
    int value, copied, copied_object;
    bool depends, unless;    /**< only if a literal holds; or only if it does not */
    struct htn_literal when; /**< this literal */
};

/** An action; HTN_OUTER is its parameter. */
struct htn_action {
    bool indexed, procedural, excluded;
    bool denied[HTN_OBJECTS]; /**< what the procedural precondition says no to */
    int cost;
    struct htn_condition condition;
    struct htn_effect effects[HTN_EFFECTS];
    int effect_count;
};

enum htn_form { HTN_ACTION, HTN_TASK, HTN_ACHIEVE };

struct htn_subtask {
    enum htn_form form;
    int number, object; /**< of an action or a task */
    bool each;          /**< done for each object, HTN_EACH, with which `counts` holds */
    struct htn_condition counts;
    struct htn_condition wanted; /**< what is to be achieved */
};

/** HTN_OUTER is the task's parameter, HTN_INNER the method's. */
struct htn_method {
    bool indexed, procedural;
    bool denied[HTN_OBJECTS][HTN_OBJECTS]; /**< what that says no to, by both parameters */
    int priority;
    int weight; /**< HTN_NOTHING: none is written */
    struct htn_condition condition;
    struct htn_subtask subtasks[HTN_SUBTASKS];
    int subtask_count;
};

enum htn_select { HTN_FIRST, HTN_PRIORITY, HTN_RANDOM, HTN_WEIGHTED };

struct htn_task {
    bool indexed;
    enum htn_select select;
    struct htn_method methods[HTN_METHODS];
    int method_count;
};

/** Task 0 is the root, and has no parameter. */
struct htn {
    struct htn_fact facts[HTN_FACTS];
    struct htn_action actions[HTN_ACTIONS];
    struct htn_task tasks[HTN_TASKS];
    int object_count, fact_count, action_count, task_count;
    bool reads;  /**< values of facts are objects of others */
    bool counts; /**< conditions count */
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
    bool cut;           /**< whether something was left out because of its length */
    bool recurs;        /**< whether a task came up within itself, from the same state: all is
                             given up then */
    struct htn_step plan[HTN_PLAN];
    struct htn_chosen chosen[2 * HTN_PLAN];
    int length, chosen_count;
    bool asked[HTN_ACTIONS][HTN_OBJECTS];
    const struct htn_step *forced; /**< only this plan is looked for; or NULL */
    int forced_length;
};

/** The state that all facts are in at first. */
struct htn_state htn_start(const struct htn *htn);

/** What stands for the value of fact(object), where the object may be such a value itself; and what
 *  is read so. */
int htn_reading(int fact, int object);
int htn_read_fact(int reading);
int htn_read_object(int reading);

/** The object that something stands for in a state: HTN_UNFIT, if what is read is none. */
int htn_look_up(const struct htn *htn, int object, struct htn_objects objects,
                const struct htn_state *state);

/** What stands for a number, which may be HTN_OUTER or HTN_INNER. */
int htn_object(int number, struct htn_objects objects);

/** Whether a condition holds in a state, with these objects for its parameters. */
bool htn_holds(const struct htn *htn, const struct htn_condition *condition,
               struct htn_objects objects, const struct htn_state *state);

/** Whether a method can be tried in a state: its conditions hold, and it is not denied. */
bool htn_may_enter(const struct htn *htn, const struct htn_method *method,
                   struct htn_objects objects, const struct htn_state *state);

/** What the procedural precondition of a ground method, of these names, answers. */
bool htn_allows(const struct htn *htn, const char *task, const char *method);

/** Carries a step out; false, and nothing changes, where it cannot be, or not by
 *  this agent type. */
bool htn_carry_out(const struct htn *htn, const struct htn_step *step, struct htn_state *state);

/** Whether task 0, which achieves nothing, can be decomposed, with the plan in
 *  the search. Methods are tried in their order, also where they are drawn. */
bool htn_solve(struct htn_search *search);

/** Whether task 0 can be decomposed from a state by one of its methods. */
bool htn_can(struct htn_search *search, const struct htn_state *state, int method);

/** Whether an effect of an action takes place in a state, by what it depends on; the object is that of
 *  the action's parameter. */
bool htn_takes_place(const struct htn *htn, const struct htn_effect *effect, int object,
                     const struct htn_state *state);

/** Carries a step out if its preconditions hold. */
bool htn_act(const struct htn *htn, struct htn_step step, struct htn_state *state);

/** Whether these steps are a plan of task 0, by whatever methods; taken for one where there are more
 *  than 20 million ways. */
bool htn_is_plan(const struct htn *htn, const struct htn_step *steps, int length);

/** How many of the steps can be carried out from the start, one after the
 *  other, going by their preconditions alone. */
int htn_walk(const struct htn *htn, const struct htn_step *steps, int length);

#endif
