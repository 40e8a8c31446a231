/* SPDX-License-Identifier: MIT */
/*
 * A domain as its user wrote it: every name is resolved, every type is checked, and
 * nothing is grounded yet. gen/LANGUAGE.md describes the language.
 */
#ifndef GOAPGEN_DOMAIN_H
#define GOAPGEN_DOMAIN_H

#include "syntax/expression.h"
#include "domain/names.h"
#include "domain/symbol_set.h"
#include "gg.h"

/** An object or a symbol; the same name is the same symbol everywhere. */
struct symbol {
    const char *name;
    struct place place;                /**< where it was first listed */
    size_t lists;                      /**< how often it is listed, by types and facts */
    bool object;                       /**< of a type */
    const struct object_type *slot_of; /**< the type of slots that it is a slot of; or NULL */
    bool used;                         /**< named by a condition, an effect or an argument */
};

/** The most symbols that a fact can choose among and a type can have, and all types and facts
 *  together; how many of a fact are kept as a bit each, and of all its ground facts together; and how
 *  deep types may be nested. */
enum {
    SYMBOL_LIMIT = 4096,
    LISTED_LIMIT = 1000000,
    FLAG_SYMBOLS = 64,
    FLAG_BITS = 512,
    TYPE_DEPTH = 64
};

/** A type: a named set of objects, or of slots. */
struct object_type {
    const char *name;
    struct place place;
    struct node *node;
    struct symbol_set objects;
    uint16_t slots;      /**< how many slots it is of; 0: it lists its objects */
    bool shared;         /**< slots: whether the world binds them, otherwise each agent its own */
    bool is_placed;      /**< slots: whether each of them is a place, which the game moves */
    struct fact *bound;  /**< slots: tells whether one is bound */
    bool open, complete; /**< while its objects are gathered, and after */
};

/** A fact as declared: what values it can have, of which objects it is, and how agents come to know
 *  it. */
struct fact {
    const char *name, *label; /**< label: NULL if there is none */
    struct place place;
    const struct object_type **parameters;
    size_t parameter_count;
    enum gg_fact_kind kind;
    const struct object_type *type; /**< symbols: the type, if they have one */
    struct symbol_set values;       /**< symbols: what it can be */
    struct number_scale {
        int64_t low, step, divisor; /**< value i is (low + i step) / divisor */
    } scale;                        /**< numbers */
    uint32_t top;                   /**< its highest value; the lowest is 0 */
    uint32_t start;
    bool shared, sensed, constant, claim;
    bool claim_starts;  /**< an action claims it from its start, and not from the walk to it */
    bool applied;       /**< the game is told the values that actions give it */
    uint32_t period;    /**< sensed: milliseconds between two readings; 0: at decisions */
    bool read, changed; /**< by a condition; by an effect */
    bool faulty;        /**< its range is wrong: values are not compared with it */
    bool untyped;       /**< its type is wrong: uses of it are not checked */
    bool touched;       /**< by a part of the domain, see agent_type.c */
    bool is_cooldown; /**< it tells whether a method cools down: the runtime sets it, and no name of
                           the domain is its own */
    bool is_binding;  /**< it tells which slots of a type are bound: the game sets it by binding */
    size_t number;
    size_t first, count; /**< its ground facts, by ground.c */
};

/** Whether a fact is kept as a number in states: it is one, or has too many symbols for a bit
 *  each, or all its ground facts together have. Its ground facts are counted by ground.c. */
bool kept_as_number(const struct fact *fact);

/** A field of `data`, by which actions tell something to whoever carries them out. */
struct data_field {
    struct fact type; /**< its name, its type and its default, as a fact has them */
    bool is_text;
    const char *text; /**< the default of a text */
};

/** The value that an action gives to a field of `data`. */
struct data_value {
    const char *text; /**< as written, and the value of a text; NULL: it is not given */
    struct place place;
    uint32_t value; /**< of what is no text: as that of a fact */
};

/** The most fields, and bytes of a text: C99 promises a literal of so many. */
enum { DATA_FIELDS_MOST = 64, DATA_TEXT_MOST = 4095 };

/** A list of conditions that must all hold, or of effects that all take place. */
struct expressions {
    struct expression **items;
    const char **texts; /**< each as written */
    size_t count;
    const char *text; /**< all of them, joined by ", "; NULL or "" for none */
};

/** A condition that has a name. Where the name stands there is a copy of it, see
 *  named_condition.h. */
struct named_condition {
    const char *name;
    struct place place;
    struct node *node;
    struct parameters parameters;
    struct expression *tree; /**< all that must hold; NULL: what is written is wrong, or not read
                                  yet */
    size_t size;             /**< its expressions and terms that are copied */
    size_t depth;            /**< of the tree */
    size_t variables;        /**< parameters, and variables around its innermost expression */
    size_t row;              /**< how many name each other in a row: 1, it names none */
    bool used;
};

/** What messages call something that has no name of its own, as it is written: "until open(d)"; and where
 *  parameters stand in it. See phrasing.h. */
struct phrasing {
    const char *text;
    struct phrasing_gap {
        size_t start, length; /**< bytes */
        size_t parameter;     /**< its number */
    } * gaps;                 /**< in order */
    size_t gap_count;
};

struct road;

/** An action as declared. */
struct action {
    const char *name, *label;
    struct place place;
    struct node *node;
    struct parameters parameters;
    struct expressions preconditions, effects; /**< preconditions: with those of `lasting` */
    struct expressions lasting;                /**< `while`: what must hold while it runs */
    struct expressions on_failure, on_abort;   /**< what it changes when it ends like this */
    struct expressions until;                  /**< it ends when this holds, and has no function;
                                                    none: it ends by itself */
    const struct term *restart; /**< the fact at whose change it begins anew; NULL: none */
    const char *function;       /**< the C function that carries it out, which it
                                                    may share; NULL: one of its own */
    struct data_value *data;    /**< by field of the domain; NULL: none is given */
    const char *procedural;     /**< a C function's name, or NULL */
    const char *cost_call;      /**< the same */
    const char *duration_call;  /**< the same */
    const struct term *cost_amount, *duration_amount; /**< NULL: the numbers tell them */
    uint16_t cost;
    uint32_t duration, timeout, retry, cooldown; /**< milliseconds */
    uint32_t longest; /**< of a duration that is drawn, from `duration` on; or 0 */
    uint32_t dearest; /**< of a cost that is drawn, from `cost` on; or 0 */
    bool uninterruptible;
    int64_t skill; /**< that divides its duration in a team: a number of domain.skills; -1: none */
    const struct term *begins_at; /**< `at`, or where a `route` begins; NULL: where the agent is.
                                       Its last effect then tells where it ends */
    bool has_route;               /**< it has begins_at by `route` */
    const struct road *road; /**< which it crosses, in either direction: its places are those of the
                                  one that is written; NULL: none */
    uint32_t within;         /**< how near to `begins_at` is there, in thousandths */
    uint32_t follow;   /**< 1 more than how far the place may move on the walk to it; 0: anywhere */
    uint32_t give_up;  /**< 1 more than how far an agent walks to it; 0: all the way */
    bool costs_travel; /**< `cost: travel` */
    bool takes_time;   /**< carrying it out takes some, or ends when the game says so */
    bool can_be_denied; /**< a plan can be without it though its preconditions hold */
    bool in_subtasks;   /**< it stands for a subtask that waits, and is named as that is written. Of
                           what it waits for, plans take that it will hold; nothing else has it */
    struct phrasing phrasing; /**< of such an action: its name without a timeout */
    struct action *alike;     /**< the next such action that is called the same but for objects */
    const char *name_in_c;    /**< what its names in C are made of: its name, but for those */
    size_t number;
    size_t ground_count; /**< by ground.c */
    bool faulty;         /**< its effects contradict each other, or a number of it is wrong */
};

/** Subtasks that wait and are called by one text, each with the objects that are written in it: "until
 *  open(front)" can be of several methods. */
struct called_waits {
    struct called_wait {
        const struct action *action;
        const struct term *call;
    } * items;
    size_t count;
};

/** Whether an action only waits, so that no C function carries it out. */
static inline bool only_waits(const struct action *action)
{
    return action->until.count > 0 || action->in_subtasks;
}

struct task;

/** The most subtasks of a method, as written and with all objects of `all` put in. */
enum { SUBTASK_LIMIT = 1000 };

/** A subtask of a method: an action, a task, or conditions to achieve. */
struct subtask {
    struct term *call;
    struct action *action; /**< one of the two */
    struct task *task;
    struct expressions achieve; /**< or, without a call, conditions to achieve */
    struct parameters each; /**< the variables of `all`, for all of whose objects it is done, one
                                     after the other; none: once */
};

/** A method: one way to do a task. */
struct method {
    const char *name, *label;
    struct place place;
    struct parameters parameters;     /**< the task's, then its own */
    struct expressions preconditions; /**< with those of `lasting` */
    struct expressions lasting;       /**< `while`: what must hold before each of its steps */
    struct subtask *subtasks;
    size_t subtask_count;
    /** NULL: the numbers tell them. */
    const struct term *priority_amount, *weight_amount, *score_amount;
    int32_t priority, plain_score;
    uint16_t weight;
    bool weighted;          /**< whether a weight is written */
    uint32_t inertia;       /**< on top of the priority or score while it is carried out */
    bool inert;             /**< whether an inertia is written, here or at the task */
    const char *score;      /**< a C function's name, or NULL */
    const char *procedural; /**< the same */
    uint32_t cooldown;      /**< milliseconds */
    struct fact *cooling;   /**< tells whether it cools down; NULL: it has no cooldown */
    uint32_t timeout;       /**< milliseconds; 0: none */
    uint32_t again;         /**< for how long it is passed over then; 0: until `written` is false */
    struct fact *paused;    /**< tells whether it is passed over; NULL: it has no timeout */
    struct expressions written; /**< of one with a timeout: its preconditions without those facts */
    size_t number;              /**< among the methods of all tasks */
    bool faulty;                /**< its priority or weight is none that there can be */
};

/** The modes of `select`: how a method of a task is chosen. */
enum select {
    SELECT_FIRST,
    SELECT_PRIORITY,
    SELECT_RANDOM,
    SELECT_WEIGHTED,
    SELECT_SCORE,
    SELECT_COUNT
};

/** A mode of `select`: the row that describes it to all code that does not treat the modes one by
 *  one. */
struct select_mode {
    const char *name;
    gg_select runs;       /**< the mode of the runtime, where no priority is drawn */
    const char *constant; /**< that in C */
    bool draws;           /**< whether its methods are drawn */
    bool ordered;         /**< whether a method is passed over only for one before it */
};

/** All modes of `select`, by enum select. */
extern const struct select_mode select_modes[SELECT_COUNT];

/** A compound task as declared, with its methods. */
struct task {
    const char *name, *label;
    struct place place;
    struct node *node;
    struct parameters parameters;
    enum select select;
    struct method *methods;
    size_t method_count;
    uint32_t inertia; /**< of all its methods that have none of their own */
    size_t number;
    bool used; /**< as a subtask, or as a root */
    bool
        misselects; /**< its methods have a key that its `select` does not look at, as was warned */
    /** It stands for a subtask that is done for those objects that count: its methods are to do it
     *  and to skip it, and its name is as written, "lock(d) if open(d)". */
    bool is_each;
    struct phrasing phrasing; /**< of such a task: its name */
};

/** Whether agents hold on to methods of a task: whether one has an inertia, and they are chosen by priority
 *  or score. */
bool task_has_inertia(const struct task *task);

/** What messages call a method: "method 'eat' of task 'live'", or "task 'live'" where the subtasks
 *  stand at the task itself, so that its one method has no name in the file; from the pool. */
const char *method_title(struct pool *pool, const struct task *task, const struct method *method);

/** Whether the subtasks of a task are written at the task itself, without methods. */
bool task_has_own_subtasks(const struct task *task);

/** When the plan for a goal is made anew, as there may be a cheaper one by then. */
struct reconsideration {
    uint32_t every;  /**< milliseconds; 0: it is not */
    uint32_t margin; /**< by how much more than this the new plan must be cheaper */
};

/** A goal as declared. */
struct goal {
    const char *name, *label;
    struct place place;
    struct parameters parameters;
    struct expressions conditions, relevant;
    struct expressions lasting; /**< `while`: what must hold before each step of its plans */
    int32_t priority;
    const struct term *priority_amount; /**< NULL: the number tells it */
    const char *priority_call;          /**< a C function's name, or NULL */
    int32_t value;                      /**< what reaching it is worth, if `valued` */
    const struct term *value_amount;    /**< NULL: the number tells it */
    const char *value_call;             /**< a C function's name, or NULL */
    struct place value_place;
    bool valued;                       /**< whether a value is written */
    uint32_t inertia;                  /**< on top of the priority while it is pursued */
    bool inert;                        /**< whether an inertia is written */
    uint32_t cooldown;                 /**< milliseconds */
    uint32_t retry;                    /**< the same, the first or only one; 0: none is written */
    uint32_t longest_retry;            /**< of one that is drawn, from `retry` on; or 0 */
    uint32_t timeout;                  /**< milliseconds; 0: none */
    struct reconsideration reconsider; /**< `every` is 0: as the agent type says */
    uint32_t most_retry;               /**< of one that doubles, up to this; or 0 */
    bool keep;
    bool best_effort; /**< it may be reached in part */
    struct place best_effort_place;
    bool latched;  /**< once chosen, it is relevant until it is reached */
    bool faulty;   /**< its priority or value is none that there can be */
    bool personal; /**< the wish of one member of a team, whose private facts count */
    size_t number;
    size_t ground_first, ground_count; /**< its ground goals, by ground.c */
    const struct expression *bound; /**< of best effort: what may be reached in part, by ground.c */
    struct expressions rest;        /**< and all other conditions */
};

/** A rule as declared: how the world changes by itself. */
struct rule {
    const char *name, *label;
    struct place place;
    struct parameters parameters;
    uint32_t period;  /**< milliseconds */
    uint32_t longest; /**< of a period that is drawn, from `period` on; or 0 */
    struct expressions preconditions, effects;
    bool once;     /**< takes place once, when its preconditions have held for the period */
    bool of_world; /**< changes shared facts */
    bool faulty;   /**< its effects contradict each other */
};

/** A condition of `always`, which every state must fulfil, or of `reachable`, which one must. */
struct property {
    struct expression *condition;
    bool always;
};

/** An agent type as declared: its actions, goals and root task. */
struct agent_type {
    const char *name, *label;
    struct place place;
    size_t number;
    bool *actions;      /**< by action number; NULL: all */
    bool *goals;        /**< by goal number: which it lists; NULL: none are listed */
    bool in_team;       /**< the game can give it every goal, and it chooses those it lists */
    bool implied;       /**< the domain has no `agents` */
    bool without_goals; /**< it has a task and no `goals`, so that it chooses none */
    struct term *call;  /**< its root task; NULL: none */
    struct task *task;
    bool *tasks;   /**< by task number: which it may come to; NULL: all, it has no root */
    bool *touched; /**< by fact number: see agent_type.c */
    struct reconsideration reconsider; /**< of goals that do not say so themselves */
};

/** The section `places`: which fact tells where an agent is, and how long walks take. */
struct places {
    bool given;
    struct fact *fact;               /**< tells where an agent is; NULL: there are no places */
    uint32_t speed;                  /**< in thousandths a second */
    uint32_t within;                 /**< how near is at a place, in thousandths */
    const gg_point *points;          /**< by value of the fact; NULL: a function tells how long */
    const char *travel_call;         /**< a C function's name, or NULL */
    const struct node *nowhere_node; /**< the key `nowhere`; NULL: it is not given */
    bool has_nowhere;
    uint16_t nowhere; /**< the value of an agent that is at no place, if there is one */
};

/** A road: a way between two places. */
struct road {
    const char *name;
    struct place place;
    struct node *node;
    size_t number;
    uint16_t from, to;       /**< values of the fact of places */
    bool one_way;            /**< it leads from `from` to `to` alone */
    bool is_crossing;        /**< to walk it is a step of its own: `crossing` */
    uint32_t length;         /**< in thousandths */
    struct action *crossing; /**< the action of walking it, in either direction, which is one of the
                                    domain if is_crossing is set */
    const struct node *agents; /**< the list of the types that may walk it; NULL: all */
    bool *types;               /**< the same, by number of the type; NULL: all */
};

/** A skill of members of a team: the duration of an action that names it is divided by a member's
 *  level. */
struct skill {
    const char *name;
    struct place place;
};

/** A member of the team that `goapgen team` begins with, as `example` of `team` lists it. */
struct initial_team_member {
    const char *name;
    const struct agent_type *agent; /**< NULL: what any type can do */
    int64_t place;                  /**< a value of the fact of places; -1: where its facts begin */
    uint32_t speed;                 /**< in thousandths a second */
    uint32_t *levels;               /**< by skill, in thousandths; 0: it cannot */
};

/** Which ground actions have a row of the tables together: see ground/action_rows.h. */
enum row_choice {
    ROWS_BY_SIZE, /**< those for which tables and runtime are smaller so */
    ROWS_ALWAYS,  /**< all that can, which tests ask for */
    ROWS_NEVER
};

/** The section `team`: agents that work for requests together. */
struct agent_team {
    bool given;
    bool sum; /**< `objective: sum` */
    uint16_t members, queue, requests;
    int32_t priority;
    uint16_t *capacities; /**< by value of the fact of places; UINT16_MAX: any number. NULL: all */
    struct initial_team_member *examples;
    size_t example_count;
};

struct example;

/** The section `limits`: how large plans, searches and tables can become. */
struct limits {
    uint16_t plan, depth;
    bool plan_given, nodes_given;
    uint32_t nodes;
    struct place nodes_place; /**< where they are given */
    uint32_t table;           /**< bytes of tables for a goal */
    uint16_t wants;           /**< goals that the game gives to an agent */
};

/** A domain as its user wrote it, with all its sections. */
struct domain {
    struct parsing parsing;
    const char *name;
    bool draws;                    /**< whether functions that only look at an agent draw numbers */
    const struct source **sources; /**< all files read, in order */
    struct symbol *symbols;
    struct object_type *types;
    struct fact **facts;
    struct data_field *data_fields;
    struct named_condition **conditions;
    struct action **actions;
    struct task **tasks;
    struct goal *goals;
    struct rule *rules;
    struct property *properties;
    struct agent_type *agent_types; /**< at least one */
    struct expressions start;
    const char *requested_goal;   /**< the only one whose plans are wanted; NULL: all */
    const char **requested_tasks; /**< that are planned though nothing may use them, each with its
                                       objects: "deliver(letter)" */
    size_t requested_count, source_count, symbol_count, type_count, fact_count, data_field_count,
        condition_count, action_count, task_count, method_count, goal_count, rule_count,
        property_count, agent_type_count;
    struct name_table symbol_names, type_names, data_names, goal_names, rule_names, agent_names;
    struct name_table fact_names, condition_names; /**< no name is in both */
    struct name_table action_names, task_names;    /**< no name is in both */
    struct text_number_map waits; /**< actions for subtasks that wait, by how these are written */
    struct text_number_map
        wait_shapes;     /**< the first of those that are called the same but for objects */
    size_t listed_count; /**< symbols in all lists of types and facts together */
    size_t copied_count; /**< expressions and terms of named conditions that were copied */
    struct limits limits;
    struct places places;
    bool has_roads; /**< whether agents walk along roads, and nowhere else */
    struct road **roads;
    size_t road_count;
    struct name_table road_names;
    struct agent_team team;
    enum row_choice row_choice; /**< ROWS_BY_SIZE, unless a test asks for others */
    struct skill *skills;
    size_t skill_count;
    struct name_table skill_names;
    struct example *examples; /**< see examples.h */
    size_t example_count;
    struct name_table example_names;
};

/** Whether a parameter of a fact is of a type of slots; slot_conditions.c. */
bool has_slot_parameter(const struct fact *fact);

/** Whether a fact can have a slot as its value. */
bool can_have_slot_value(const struct domain *domain, const struct fact *fact);

/** Whether a type of a domain is one of slots. */
bool has_slot_types(const struct domain *domain);

/** The data that an action gives, as written: "speed = 0.5, animation = run"; NULL: none. */
const char *words_of_action_data(struct pool *pool, const struct domain *domain,
                                 const struct action *action);

/** Whether the methods of a task are drawn, or those of a priority level of it. */
bool task_draws(const struct task *task);

/** Whether any goal of a domain has parameters. */
bool any_goal_with_parameters(const struct domain *domain);

/** The C function that a method's score comes from; NULL if the task does not go
 *  by scores, or the method has none. */
const char *score_callback(const struct task *task, const struct method *method);

/** Reads a domain and the files that it includes. Errors are reported; the result
 *  is only of use if there were none. */
struct domain *domain_read(struct pool *pool, struct diagnostics *diagnostics,
                           struct source *source);

/** Makes a node of the text that stands behind an option of the command line. */
struct node *domain_option_node(struct domain *domain, const char *option, const char *value);

/** Asks for a task to be grounded and planned for, though nothing may use it. */
void domain_request_task(struct domain *domain, const char *task);

/** Asks for heuristics to be worked out for the plans of one goal alone, "eat" or "eat(apple)". */
void domain_request_goal_heuristics(struct domain *domain, const char *goal);

/** Whether heuristics are to be worked out for the plans of a goal. */
bool are_goal_heuristics_requested(const struct domain *domain, const struct goal *goal);

/** Changes the start state by one more effect. False, with an error, if the
 *  text is none. */
bool domain_change_start(struct domain *domain, const char *effect);

/** Adds a source to those that were read, of which diagnostics go by the order. */
void domain_add_source(struct domain *domain, struct source *source);

#endif
