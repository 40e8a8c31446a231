/* SPDX-License-Identifier: MIT */
/*
 * What grounding works with: the problem that comes to be, the steps and memory that it may take,
 * and the conditions of single ground facts, of which all others are made. Inside of grounding
 * only.
 */
#ifndef GOAPGEN_GROUND_GROUNDING_H
#define GOAPGEN_GROUND_GROUNDING_H

#include "domain/resolve.h"
#include "ground/amount.h"
#include "ground/ground.h"
#include "ground/rows.h"

/** The most steps of evaluation in a domain, and constraints of boxes that are kept:
 *  bounds on time and memory that a domain of NUMBERED_LIMIT actions of common
 *  size does not come near. */
enum { EFFORT_LIMIT = 100000000, CONDITION_EFFORT_LIMIT = 2000000, CONSTRAINT_LIMIT = 5000000 };

/** The steps that a change counts as which an effect of a ground action or rule makes, as it is
 *  kept: a bound on the memory of changes. */
enum { CHANGE_EFFORT = 16 };

/** Instances for which there is no room are counted up to so many, for the message. */
enum { LEFT_OUT_COUNTED = 2 * NUMBERED_LIMIT };

/** The instances of a constant fact that have another value than its start. */
struct nonstart_instances {
    uint32_t *offsets; /**< from its first instance on, in order */
    size_t count;
    bool looked_up;
};

/** The relations that were made so far, by key: see relation.h. */
struct relations {
    struct text_number_map numbers; /**< by key */
    struct relation *items;
    size_t count, cells;
};

/** What unfit.c looks for: a comparison that holds, for now, just where an argument of it has a
 *  value that does not fit, and the last such argument. */
struct unfit_argument {
    const struct expression *leaf; /**< NULL: none */
    const struct term *argument;
    const struct object_type *type;
    size_t variable;
};

/** The context of a grounding: the problem that comes to be, what was made so far, and the steps
 *  that it took. */
struct grounding {
    struct pool *pool;
    struct domain *domain;
    struct problem *problem;
    size_t fact_count;            /**< ground facts, with constants */
    struct making_dnf making_dnf; /**< its pool is cleared after each condition */
    /** dnf_of_condition(), for what is counted: comparisons.c stands below it. */
    struct dnf (*condition)(struct grounding *grounding, const struct expression *expression,
                            struct binding *binding, bool negated);
    struct text_number_map sums;     /**< of terms, as texts, to the numbers of sums */
    struct text_number_map actions;  /**< names of ground actions to the first of its variants */
    struct text_number_map tasks;    /**< names of ground tasks to their numbers */
    struct text_number_map subgoals; /**< conditions to achieve, as texts, to their numbers */
    size_t left_out;                 /**< instances of the present action or method that there is no
                                  room for */
    struct nonstart_instances *instances; /**< by fact number */
    struct relations relations;
    uint16_t *cells;          /**< by symbol: noted for a moment, see relation.c */
    struct rows chosen;       /**< objects for the present action or method, see choices.c */
    struct pool *chosen_pool; /**< that they are in */
    size_t choices;           /**< objects tried for the present action or method */
    size_t effort;            /**< steps of evaluation, in all */
    size_t condition_effort;  /**< and for the present condition */
    size_t *changed;          /**< by ground fact: the gathering that changed it last */
    size_t *copied;           /**< and the one that reads its value */
    uint32_t *known;          /**< by ground fact: the value for which an action is split */
    size_t gatherings;        /**< of effects, so far */
    size_t constraint_count;  /**< of boxes that are kept */
    bool failed;              /**< an error was reported that ends it */
    bool refusing;            /**< a comparison that means nothing counts as not holding, whether it
                                   is negated or not: see gathering.c */
    uint32_t *looked_up;      /**< by ground fact that can change: its value where it is an
                                   argument, or UNKNOWN_VALUE; see lookup.h */
    struct known_values known_values; /**< of these, and of constants */
    struct unfit_argument unfit;      /**< what is looked for by unfit.c, and the steps of that */
    size_t unfit_effort;
};

/* ------------------------------------------------------------------------ the steps */

/** Grounds all actions; the facts are grounded already. */
void ground_actions(struct grounding *grounding);

/** Grounds all goals; errors and warnings are reported. */
void ground_goals(struct grounding *grounding);

/** Makes the ground rules, in the order in which they fire. */
void ground_rules(struct grounding *grounding);

/** Grounds the tasks that can be reached from the roots: the agent types' tasks, tasks without
 *  parameters, and those that nothing else uses. Drops methods with a subtask that can never be
 *  done. */
void ground_tasks(struct grounding *grounding);

/** Gives methods and goals with a `while` the actions of their own that ask for it, and their
 *  subtasks, and the tasks that these come to, in the same way: see while_contexts.c. */
void add_while_contexts(struct grounding *grounding);

/** Drops the methods of a problem that can never be carried out, and those that need a task that
 *  has lost its last method, and so on upwards. The others keep their order. See impossible.c. */
void drop_impossible_methods(struct problem *problem);

/** Works out for all methods what they need to be carried out, ground_method.needs: their
 *  conditions, and what their first subtasks need. Needs without a box mean that the method can
 *  never be carried out. See entailed_preconditions.c. */
void find_method_needs(struct grounding *grounding);

/** Grounds the conditions of `always` and `reachable`, unless grounding has failed. */
void ground_properties(struct grounding *grounding);

/** Reports the conditions that examples expect and that cannot be worked out for all objects, each
 *  within CONDITION_EFFORT_LIMIT steps: in which a number is too large, or an `all` or `any` goes
 *  over too many. See ground_examples.c. */
void check_example_conditions(struct grounding *grounding);

/* ------------------------------------------------------------------------- bounds */

/** How many instances there are, with those that were left out, as text: "85032", or "more than
 *  180000". */
const char *words_of_instance_count(const struct grounding *grounding, size_t made);

/** Reports that the domain is too large, as it has more than `limit` of what the words say, and
 *  ends the grounding. It is reported once only. */
void report_too_large(struct grounding *grounding, struct place place, size_t limit,
                      const char *what);

/** Reports where the domain has more of something, such as symbols, actions or tasks, than 16 bits
 *  can number, or than a bound of its own, whether that comes to be grounded or not. */
void check_domain_counts(struct grounding *grounding);

/** Whether the steps of evaluation and the constraints that are kept are within their limits;
 *  reports it if they are not. */
bool check_effort_limits(struct grounding *grounding, struct place place);

/** Reports that there are too many instances of something, what can be done about that, and ends
 *  the grounding. Nothing is reported where it has ended already. */
void report_too_many_instances(struct grounding *grounding, struct place place, const char *format,
                               ...) PRINTF_LIKE(3, 4);

/** Reports that the numbers of a comparison are too large, or too many, and what to do. */
void report_large_numbers(struct grounding *grounding, const struct expression *comparison);

/** Counts steps of work: in all, and for the present condition; too many of these exhaust
 *  making_dnf. */
void count_effort(struct grounding *grounding, size_t steps);

/* --------------------------------------------------------------------- conditions */

/** A new binding of so many parameters; the caller gives them their objects. */
struct binding new_binding(const struct grounding *grounding, size_t count);

/** A name with its arguments, from the pool: "go_to(laser)". */
const char *ground_name(struct grounding *grounding, const char *name, const size_t *symbols,
                        size_t count);

/** By what a ground action is found in grounding->actions: its name, but for what stands for a
 *  subtask. */
const char *key_of_ground_action(struct grounding *grounding, const struct action *action,
                                 const size_t *symbols);

/** The condition that always holds, or never. */
struct dnf dnf_of_truth(struct grounding *grounding, bool holds);

/** The condition of a constraint; one on a constant fact is settled: it always or never holds. */
struct dnf dnf_of_settled_constraint(struct grounding *grounding, struct constraint constraint);

/** The condition that a fact has a value that a constraint does not allow; one on a constant fact
 *  is settled: it always or never holds. */
struct dnf dnf_of_settled_complement(struct grounding *grounding, struct constraint constraint);

/** The value of a constant ground fact, which is its start value. */
uint32_t constant_value(const struct grounding *grounding, size_t variable);

/** The constraint that allows a ground fact everything; the context is a grounding. */
struct constraint grounding_constraint_of_all(const void *context, size_t variable);

/** The constraint that allows a ground fact one value. */
struct constraint grounding_constraint_of_value(const struct grounding *grounding, size_t variable,
                                                uint32_t value);

/** Copies a condition into the pool of the grounding, to keep it; the pool of making_dnf, where it
 *  was made, is cleared. */
struct dnf keep_dnf(struct grounding *grounding, const struct dnf *made);

#endif
