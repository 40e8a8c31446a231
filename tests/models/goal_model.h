/* SPDX-License-Identifier: MIT */
/*
 * Small random domains of agents with goals and a root task, as plain numbers: what
 * they mean, and their YAML. Rests on nothing of the compiler or the runtime.
 */
#ifndef TESTS_GOAL_MODEL_H
#define TESTS_GOAL_MODEL_H

#include "support/support.h"

enum {
    GOAL_FACTS = 6,
    GOAL_LITERALS = 3,
    GOAL_EFFECTS = 2,
    GOAL_WRITTEN = 7, /* actions, of which some have two cases */
    GOAL_ACTIONS = 2 * GOAL_WRITTEN,
    GOAL_GOALS = 4,
    GOAL_METHODS = 3,
    GOAL_STEPS = 3,
    GOAL_PLAN = 12 /**< limits: plan */
};

/** Values are 0 to top; symbols are s0, s1, … */
struct model_value {
    enum { VALUE_BOOL, VALUE_SYMBOL, VALUE_NUMBER } kind;
    int top, start;
    bool shared;
};

/** low <= fact <= high, or not so. */
struct model_literal {
    int fact, low, high;
    bool negated;
};

/** All of the literals, or any of them; without literals always. */
struct model_condition {
    struct model_literal literals[GOAL_LITERALS];
    int count;
    bool any;
};

/** fact = value, or += value. */
struct model_effect {
    int fact, value;
    bool adds;
};

struct model_action {
    struct model_condition condition;
    struct model_effect effects[GOAL_EFFECTS];
    int effect_count, cost;
    int lasting; /**< the literal of the condition that must hold while it runs; -1: none */
    int depends; /**< the literal of the condition that its first effect depends on, written there;
                      the action in which it does not hold is the one after it; -1: none */
    bool rest;   /**< it is that action, which is not written */
    unsigned retry, cooldown, timeout;
    bool uninterruptible;
    int at, end; /**< the places where it begins and ends, values of the fact; -1: anywhere */
};

struct model_goal {
    struct model_condition condition, relevant;
    int priority, weight, told_by; /**< weight times a number is added; told_by < 0: it is not */
    bool called, keep;
    unsigned cooldown;
    unsigned retry, longest_retry; /**< between which its first rest is; 0: it has no retry */
    unsigned most_retry;           /**< up to which it doubles; 0: it does not */
};

/** A method: its steps are actions, or in the root task once the other task. */
struct model_method {
    struct model_condition condition;
    int steps[GOAL_STEPS], step_count, priority;
    unsigned cooldown;
};

enum { STEP_PART = -1 };

struct model_task {
    struct model_method methods[GOAL_METHODS];
    int method_count;
    bool by_priority, drawn; /**< its select is priority, or random; else first */
};

/** The root task, and one that is a part of it. */
enum { TASK_LIVE, TASK_PART, GOAL_TASKS };

struct goal_model {
    struct model_value facts[GOAL_FACTS];
    struct model_action actions[GOAL_ACTIONS];
    struct model_goal goals[GOAL_GOALS];
    struct model_task tasks[GOAL_TASKS]; /**< without methods: there are none */
    int fact_count, action_count, goal_count;
    int place;       /**< the fact that tells where an agent is; -1: there are no places */
    bool has_points; /**< these have positions, else a function tells how long walks take */
    int table;       /**< limits: table; -1: not written */
};

/** What an agent sees. */
struct goal_state {
    int values[GOAL_FACTS];
};

/** A domain of facts, actions and goals; two in three have a root task. */
struct goal_model goal_model_random(struct dice *dice);

/** Adds the YAML of the whole domain to the text. */
void goal_model_write(const struct goal_model *model, struct text *yaml);

/** Whether a literal, or a condition, holds in a state. */
bool model_literal_holds(const struct model_literal *literal, const struct goal_state *state);
bool model_holds(const struct model_condition *condition, const struct goal_state *state);

/** Whether what must hold while an action runs holds in a state. */
bool model_lasts(const struct goal_model *model, int action, const struct goal_state *state);

/** The number of an action as it is written: of the two cases of one, the first. */
int model_written(const struct goal_model *model, int action);

/** What an action asks for, whatever its case is. */
struct model_condition model_needs(const struct goal_model *model, int action);

/** The case of an action that it has in a state: itself, or the one beside it. */
int model_case(const struct goal_model *model, int action, const struct goal_state *state);

/** Carries an action out, whether it can be or not; values stay from 0 to top. */
void model_act(const struct goal_model *model, int action, struct goal_state *state);

/** Whether the steps can be carried out, the first one in any case where it has begun. */
bool model_walk(const struct goal_model *model, const uint16_t *steps, int count, bool begun,
                struct goal_state *state);

/** Whether a method of the root task can be carried out. */
bool model_can(const struct goal_model *model, const struct model_method *method,
               const struct goal_state *state);

/** Whether a goal is one to want. */
bool model_wants(const struct goal_model *model, int goal, const struct goal_state *state);

#endif
