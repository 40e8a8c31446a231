/* SPDX-License-Identifier: MIT */
/*
 * The grounded problem: the domain without parameters and quantifiers. It has each
 * action, method and task once for each choice of objects, but not those that a
 * constant fact or a parameter rules out.
 */
#ifndef GOAPGEN_GROUND_H
#define GOAPGEN_GROUND_H

#include "domain/domain.h"
#include "ground/dnf.h"

/** What the runtime numbers with 16 bits, of which one number stands for none: ground facts;
 *  ground actions, tasks and conditions to achieve together; the methods of a task; and what is
 *  numbered as the YAML has it. */
enum { NUMBERED_LIMIT = 65534 };

/** The most constant ground facts; the choices of objects for one action or method that
 *  constants leave, and the objects that are looked at to find them; the most agent types, and
 *  functions for all of them together. */
enum {
    CONSTANT_LIMIT = 1000000,
    CHOICE_LIMIT = 1000000,
    LOOK_LIMIT = 10000000,
    AGENT_TYPE_LIMIT = 256,
    STUB_LIMIT = 1000000
};

/** A ground fact. The constant ones have no place in a state. */
struct variable {
    const struct fact *fact;
    const char *name; /**< "powered(laser)"; NULL: a constant */
    uint32_t start;   /**< in gg_read's terms */
};

/** What an effect makes of one ground fact: sets it to a value, or adds a value to it. */
struct change {
    size_t variable;
    size_t when; /**< while changes are gathered: 0, or the number of its condition from 1 on */
    bool adds;
    bool over_time;  /**< step by step while its action runs */
    uint32_t effect; /**< which of the effects that were gathered makes it */
    int64_t value;   /**< the new value, or what is added */
};

/** Some changes. */
struct changes {
    struct change *items;
    size_t count;
};

struct amount;
struct told_place;

/** A case of an action's effects: what it changes in some of the states in which it may end. Each
 *  state is one of just one case of an action. */
struct effect_case {
    struct dnf when;
    struct changes changes;
};

/** The cases of an action's effects. */
struct effect_cases {
    struct effect_case *items;
    size_t count;
    struct changes all; /**< those of any of them */
};

/** How an action ends without success, and so what it changes then (`on_failure`, `on_abort`). */
enum setback_kind { SETBACK_FAILURE, SETBACK_ABORT, SETBACK_KINDS };

/** An action with objects for its parameters; if it was split, a variant of it. */
struct ground_action {
    const struct action *action;
    const char *name;        /**< "go_to(laser)" */
    const size_t *arguments; /**< symbols */
    size_t variant;          /**< its number among the variants of one name, from 0 on */
    size_t context;          /**< the context that it is done in alone, see while_contexts; or 0 */
    size_t plain;            /**< of one of a context: the action that it is otherwise */
    uint16_t cost;           /**< the least */
    uint16_t leg;            /**< which of problem.legs it costs; or GG_NONE */
    uint32_t duration;       /**< in milliseconds; of a called one, at least; 0 of a told one */
    const struct amount *computed_duration; /**< in milliseconds, if facts can change it; or NULL */
    uint16_t begins_at;            /**< the place, as a value of the fact of places; or GG_NONE */
    uint16_t ends_at;              /**< the same, if there is begins_at */
    const struct told_place *told; /**< of a row of tables: what tells its place; NULL: it has the
                                        one that begins_at is */
    struct dnf condition;
    struct dnf precondition; /**< the condition without what the variants differ in: the values that
                                  effects or the cost read, a case of the effects */
    struct dnf
        chosen_in;       /**< of a variant that waits in the place of a subtask: the states in which
                               planning takes it; no boxes: those of the condition */
    const size_t *slots; /**< slots that facts in its effects, `lasting` or `until` are: symbols */
    size_t slot_count;
    struct dnf lasting; /**< what must hold while it runs; no boxes: nothing. Variants with the same
                             values of facts that are arguments in it have the same boxes */
    struct dnf
        until; /**< it ends when this holds, if action->until is given; shared as `lasting` */
    struct changes changes;
    const struct effect_cases *cases; /**< if what it changes depends on the state in which it ends;
                                          otherwise NULL. Actions that differ in nothing but the
                                          case that is planned have the same */
    size_t restart; /**< the ground fact at whose change it begins anew; SIZE_MAX */
    const struct effect_cases *setbacks[SETBACK_KINDS]; /**< NULL: nothing changes. Variants with
                                          the same values of facts that are arguments have the same */
    struct dnf *setback_starts[SETBACK_KINDS]; /**< by case of them: where the action can begin and
                                          then end in the case */
};

/** A subtask of a ground method: a ground action, a ground task or a condition to achieve, by its
 *  number; or something that can never be done. */
struct ground_subtask {
    enum { SUBTASK_ACTION, SUBTASK_TASK, SUBTASK_ACHIEVE, SUBTASK_IMPOSSIBLE } kind;
    size_t number;
    const struct subtask *written; /**< what it comes of; NULL: the variant of a split action. `all`
                                        makes any number of one, so that its place is another */
};

/** A method with objects for its parameters. */
struct ground_method {
    const struct method *method;
    size_t source_index;     /**< its number in the task's YAML */
    const char *name;        /**< "walk(hall)": with the objects of its own parameters */
    size_t variant;          /**< its number among those that only differ in looked up facts */
    const size_t *arguments; /**< symbols: of the task's parameters, then its own; the same array
                                  for those that only differ in looked up facts */
    struct dnf condition;
    struct dnf lasting; /**< what must hold before each of its steps; no boxes: nothing */
    size_t opens;       /**< the context that its steps are done in, if it is its own; or 0 */
    struct dnf until;   /**< of one with a timeout and no time for which it is passed over then: its
                           preconditions as they are written */
    const struct amount *computed_score; /**< by an amount or a number; NULL: 0, or it is called */
    struct dnf needs;                    /**< the condition, and what its first subtasks need */
    size_t prechecked; /**< so many first subtasks are actions that need no more */
    struct ground_subtask *subtasks;
    size_t subtask_count;
};

/** What orders a method of the YAML among the others of its ground task. */
struct preference {
    int32_t priority;
    uint16_t weight;
    const struct amount *computed_weight; /**< by facts that can change; or NULL */
};

/** A task with objects for its parameters, and its ground methods. */
struct ground_task {
    const struct task *task;              /**< NULL: stands for an action that was split */
    const struct preference *preferences; /**< by method of the YAML */
    const char *name;
    size_t variant; /**< its number among those that differ in their context alone, from 0 on */
    struct ground_method *methods;
    size_t method_count;
};

/** In what a goal of best effort may be reached in part. */
struct ground_effort {
    const struct sum *sum; /**< what is to be as great as can be; not one of problem.sums */
    int64_t enough;        /**< at which the goal holds, if the rest does */
    struct dnf rest;       /**< what else must hold */
    struct dnf any;        /**< the rest, whatever the sum comes to */
    const char *bound;     /**< "planks >= 4" */
};

/** A goal with objects for its parameters. */
struct ground_goal {
    const struct goal *goal;
    const char *name;                       /**< "eat(apple)" */
    const size_t *arguments;                /**< symbols */
    int32_t priority;                       /**< if it is not called */
    const struct amount *computed_priority; /**< by facts that can change; or NULL */
    int32_t value;                          /**< if the goal has one */
    const struct amount *computed_value;    /**< as the priority; or NULL */
    const struct ground_effort *effort;     /**< of a goal of best effort; or NULL */
    struct dnf condition, relevant;
    struct dnf lasting;     /**< what must hold before each step for it; no boxes: nothing */
    struct dnf chosen_when; /**< it is relevant, and what must last holds unless the goal does */
    size_t context;         /**< of its `lasting`, see while_contexts; or 0 */
};

/** What must hold before each step of a method or of a plan for a goal (`while`). A step of a plan
 *  that breaks it is planned with actions of their own, those of the context, which ask for it in their
 *  preconditions: so all that knows preconditions knows it. */
struct while_context {
    struct dnf lasting;   /**< what the method or goal asks for */
    struct dnf condition; /**< the same, and what the methods around it ask for */
    size_t outer;         /**< the context of the method around it; 0: there is none */
    bool has_actions;     /**< whether its plans are made of actions of its own; else no action
                               that they are made of changes what must hold */
};

/** A rule with objects for its parameters. */
struct ground_rule {
    const struct rule *rule;
    const char *name; /**< "grow(rose)" */
    struct dnf condition;
    struct changes changes;
};

/** What tells the place of several ground actions: a fact, whose values are these places in order. */
struct told_place {
    size_t variable; /**< the ground fact */
    uint32_t low;    /**< its value for the first place */
    uint16_t first;  /**< that place, as a value of the fact of places; the others follow it */
    uint16_t count;  /**< of places */
};

/** The rows that tables have for ground actions: action_rows.c. */
struct action_rows {
    struct ground_action
        *items;               /**< those of several actions have the name and the arguments of the
                                      first of them */
    size_t *numbers;          /**< by row: the number of its first ground action */
    size_t *of_actions;       /**< by ground action: its row */
    size_t count, told_count; /**< of all rows, and of those whose place a fact tells */
    bool places_matter; /**< whether it may matter for a goal at which place something is done */
};

/** A condition as a tree, so that it may have more boxes than a DNF. Without parts, TREE_ALL
 *  always holds and TREE_ANY never does. */
struct condition_tree {
    enum { TREE_ALL, TREE_ANY, TREE_LEAF } kind;
    struct condition_tree *parts; /**< of TREE_ALL and TREE_ANY, count */
    size_t count;
    struct dnf dnf; /**< of a leaf: a comparison, or what is left of it */
};

/** A condition of `always` or `reachable`, grounded. */
struct ground_property {
    const struct property *property;
    struct condition_tree formula;
};

/** The grounded domain: its ground facts, actions, tasks, goals and rules. */
struct problem {
    const struct domain *domain;
    struct variable *variables; /**< those that can change, variable_count; then the constants,
                                     constant_count */
    struct ground_action *actions;
    struct action_rows rows; /**< of the tables */
    struct ground_task *tasks;
    struct ground_goal *goals;
    struct dnf *subgoals;           /**< conditions that are subtasks, each once in a context */
    size_t *subgoal_contexts;       /**< by subgoal; NULL: all 0 */
    struct while_context *contexts; /**< from number 1 on, context_count of them */
    size_t context_count;
    struct ground_rule *rules;
    struct ground_property *properties; /**< as many as the domain has */
    const struct sum **sums;            /**< that conditions put bounds to, by number */
    gg_leg *legs;                       /**< what walks cost: see legs.h */
    const uint16_t *leg_costs;          /**< by leg, and in it by place */
    struct road_map *road_map;          /**< NULL: there are no roads */
    size_t *roots;                      /**< by agent type: its ground task, or SIZE_MAX */
    size_t variable_count, constant_count, action_count, task_count, goal_count, subgoal_count,
        rule_count, sum_count, leg_count;
};

/** The context of a ground goal or, from goal_count on, of a condition to achieve; or 0. */
size_t context_of_problem(const struct problem *problem, size_t number);

/** Whether something is planned with actions: a goal, a subtask or a want. */
bool plans_with_actions(const struct problem *problem);

/** Grounds a domain without errors. Errors (it is too large, effects contradict each
 *  other) and warnings are reported; the result is only of use if there were no errors. */
struct problem *ground(struct pool *pool, struct domain *domain);

#endif
