/* SPDX-License-Identifier: MIT */
/*
 * The goapgen runtime: everything that a game includes.
 *
 * goapgen compiles a domain (facts, actions, goals, tasks) to the tables declared
 * here; the runtime reads them. It allocates nothing, keeps no globals, does
 * not recurse, uses no floating point and needs no C library but memcpy and memset where
 * the compiler calls them. All memory belongs to the caller, in types that goapgen sizes
 * for each domain.
 *
 * The parts, each standing only on the ones before it:
 *   tables     what goapgen writes, read-only
 *   state      conditions and effects on packed states    (state.c)
 *   plan       goals to plans                             (search.c, condition_builder.c)
 *   random     an agent's own random numbers              (random.c)
 *   decompose  tasks to plans                             (htn.c)
 *   world      shared facts and the clock                 (world.c)
 *   agent      chooses, carries plans out, watches them   (agent.c)
 *   trace      what happened, as a line of text           (event_text.c)
 */
#ifndef GG_H
#define GG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Version of the table format. Generated code checks it when compiled. */
#define GG_FORMAT 5

/** Defined by the runtime. Tables refer to it, so that tables of another
 *  format do not link: the missing symbol names the format they need. */
extern const uint8_t gg_format_5;

/** Stands for "none" where an index is expected. */
#define GG_NONE UINT16_MAX

/** Stops the program where the runtime is used as it must not be, if the build defines this
 *  to do so: `-include assert.h -DGG_ASSERT=assert`. Nothing where it is not defined. */
#ifndef GG_ASSERT
#define GG_ASSERT(condition) ((void)0)
#endif

/* ---------------------------------------------------------------- tables */

/*
 * A state is an array of 64-bit words, the flag words first, then the number
 * words. A bool is one bit; a fact of k symbols is k bits of one word, exactly
 * one of them set. A number is a binary field of (value - lowest value) with a
 * guard bit above it that is 0 in every state; a field and its guard lie in
 * one half of a word, so that 32-bit machines need no 64-bit shifts.
 */

typedef enum gg_kind { GG_BOOL, GG_SYMBOL, GG_NUMBER } gg_kind;

/** Where a fact stands in a state. */
typedef struct gg_fact {
    uint16_t word;  /**< index of its word */
    uint8_t shift;  /**< its lowest bit, 0 to 63 */
    uint8_t width;  /**< its bits, without the guard: 1 to 64 */
    uint8_t kind;   /**< a gg_kind */
    bool shared;    /**< whether it lives in the world */
    uint8_t coarse; /**< a search tells values apart that differ after a shift to
                         the right by this: 64 at the most */
    uint32_t top;   /**< its highest value; the lowest is 0 */
    uint32_t first; /**< the place of its values among those of all facts */
} gg_fact;

/** Holds for a flag word s when ((s ^ want) & care) == 0. */
typedef struct gg_flag_test {
    uint16_t word;
    uint64_t care, want;
} gg_flag_test;

/** Holds for a number word s, with G its guard bits, when
 *  ((s | G) - low) & ((high | G) - s) & G equals G: every field of the word
 *  lies between its fields of low and high, ends included. */
typedef struct gg_range_test {
    uint16_t word;
    uint64_t low, high;
    uint64_t care; /**< the fields of the facts that it asks for, without guards */
} gg_range_test;

/** A conjunction: a box in the space of states. One without tests always
 *  holds. Only the words that matter have a test. */
typedef struct gg_box {
    const gg_flag_test *flags;
    const gg_range_test *ranges;
    uint16_t flag_count, range_count;
} gg_box;

/** A disjunction of boxes; one without boxes never holds. */
typedef struct gg_condition {
    const gg_box *boxes;
    uint16_t count;
} gg_condition;

/** s' = (s & keep) | set. */
typedef struct gg_assignment {
    uint16_t word;
    uint64_t keep, set;
} gg_assignment;

/** Adds to a number, stopping at its ends. */
typedef struct gg_addition {
    uint16_t fact;
    int32_t amount;
} gg_addition;

/** What an action or a rule changes. No fact is changed twice. */
typedef struct gg_effect {
    const gg_assignment *assignments;
    const gg_addition *additions;
    uint16_t assignment_count, addition_count;
} gg_effect;

/** A ground action: an action of the YAML with objects for its parameters. */
typedef struct gg_action {
    gg_condition precondition;
    const gg_effect *effect;   /**< what planning expects */
    const gg_effect *own;      /**< of it, what success changes in the agent:
                                    private facts that are not sensed; or NULL */
    const gg_effect *world;    /**< and in the world: shared facts; or NULL */
    uint32_t duration;         /**< in milliseconds */
    uint32_t timeout;          /**< milliseconds after which it has failed; 0: never */
    uint32_t retry;            /**< milliseconds that it is kept out for when it failed */
    uint16_t cost;             /**< least cost */
    uint16_t written;          /**< which action of the YAML it comes from */
    uint16_t procedural;       /**< which procedural precondition; or GG_NONE */
    uint16_t priced;           /**< which called cost; or GG_NONE */
    bool uninterruptible;      /**< whether only the game stops it before its end */
    bool applies;              /**< whether it changes a fact that gg_calls.apply sets */
    const uint16_t *arguments; /**< the symbols of its parameters, in order */
} gg_action;

/** A ground method of a task. */
typedef struct gg_method {
    gg_condition precondition; /**< its own, and what its first subtasks need */
    const uint16_t *subtasks;  /**< below gg_domain.action_count: an action;
                                    then tasks, from task 0 on; then conditions
                                    to achieve, from achievement 0 on */
    const uint16_t *arguments; /**< the symbols of the task's parameters and its
                                    own, in order */
    uint16_t subtask_count;
    uint16_t sure;    /**< so many of the first subtasks are actions whose
                           preconditions hold where that of the method does */
    uint16_t written; /**< which of the task's methods in the YAML; GG_NONE: the
                           task stands for an action, and the method for what
                           it does in some states; nobody is told of it */
    uint16_t tier;    /**< a method of a lower one is of higher priority */
    uint16_t scored;  /**< which called score; or GG_NONE */
} gg_method;

/** The order in which a task's methods are tried. */
typedef enum gg_select {
    GG_FIRST, /**< as they stand in the table */
    GG_DRAWN, /**< drawn by weight, one gg_group after the other */
    GG_SCORED /**< the one with the highest score first; equal ones as they stand */
} gg_select;

/** The instances of one method of the YAML in a task that draws. Groups of a
 *  lower rank are drawn before all others. Those of weight 0 come last in their
 *  rank; where all that are left have it, they are drawn alike. */
typedef struct gg_group {
    uint16_t first, end; /**< the methods from first up to end, without it */
    uint16_t weight, rank;
} gg_group;

/**
 * A node of a task's index, which finds the methods that a state does not rule
 * out without looking at all (a successor generator: Helmert, "The Fast Downward
 * Planning System", 2006). A branch on a fact goes on to the methods that want
 * its value, and from there to those that do not care; it is this that `next`
 * leads to, so that the way through the tree needs no memory.
 */
typedef struct gg_branch {
    const uint16_t *ways;    /**< by the fact's value: the node to go on with, or
                                  GG_NONE; NULL: a leaf */
    const uint16_t *methods; /**< a leaf's, in order */
    uint16_t fact, count;    /**< of a branch; methods of a leaf */
    uint16_t low, high;      /**< the first and the last method below it */
    uint16_t next;           /**< where to go on after all of it; or GG_NONE */
} gg_branch;

/** A ground compound task. The instances of one method of the YAML stand
 *  together. A drawn task has at most 64 methods in the YAML. */
typedef struct gg_task {
    const gg_method *methods;
    const gg_group *groups; /**< of GG_DRAWN */
    const gg_branch *index; /**< NULL: the methods are few */
    uint16_t method_count;
    uint16_t group_count;
    uint16_t branch_count; /**< nodes of the index; the first one is its root */
    uint8_t select;        /**< a gg_select */
    bool recursive;        /**< whether it can come back to itself */
    bool recurs;           /**< whether it is recursive, or comes to one that is */
    uint16_t circle;       /**< the same number: tasks that can come back to each other before
                           anything has changed; or GG_NONE */
} gg_task;

/**
 * What a plan costs, as one number that puts plans in order: its cost * 65536 +
 * its steps. So the cheapest plan has the least distance, and of those that cost
 * the same the shortest. Plans have at most 65535 steps.
 */
typedef uint64_t gg_distance;

/** The distance where there is no plan. */
#define GG_FAR UINT64_MAX

/** What four bits of a state, from bit `shift` of a word on (all in one half of
 *  it), add to the index in a table. */
typedef struct gg_digit {
    const uint16_t *values; /**< 16 */
    uint16_t word;
    uint8_t shift;
} gg_digit;

/** A step towards a goal, and how it changes the index in its table. */
typedef struct gg_move {
    uint16_t action; /**< GG_NONE: the goal holds, or cannot be reached */
    uint16_t offset; /**< added to the index, modulo 65536 */
} gg_move;

/**
 * How far the goal is at least, by the values of some facts (a pattern database
 * after Culberson and Schaeffer, 1998). The index is the sum of what the digits
 * give: the facts' values in mixed radix. A number of more than a byte has its
 * upper half in a row of its own, NULL where all are 0.
 */
typedef struct gg_table {
    const gg_digit *digits;
    const uint8_t *entries, *entries_high; /**< by index: which distance */
    const gg_distance *distances;
    const uint8_t *policy, *policy_high; /**< by index: which move; NULL where the
                                              distances are only estimates */
    const gg_move *moves;
    gg_distance base; /**< where it ends a sum: what that is too much by */
    uint32_t size;    /**< entries */
    uint16_t digit_count;
    bool ends_sum; /**< the last of several whose distances are added up */
} gg_table;

/** What was worked out about the way to a goal for characters of one set of
 *  actions. Its tables make one or more sums, none of which is ever more than the
 *  distance to the goal. */
typedef struct gg_guide {
    const uint64_t *actions; /**< a bit for each action that can be of use */
    const gg_table *tables;
    const uint64_t *wakers; /**< word_count words: the bits of the facts that may open a way
                                 where there is none; NULL where the guide is for no goal */
    uint16_t table_count;
    bool asks;   /**< whether an action that can be of use has a procedural
                      precondition or a called cost */
    bool hidden; /**< whether functions of the game, too, may open a way */
} gg_guide;

/** A goal of the YAML. */
typedef struct gg_goal {
    gg_condition condition;
    gg_condition relevant; /**< when it may be chosen */
    int32_t priority;      /**< where it is not called */
    uint32_t cooldown;     /**< milliseconds that it rests when it was reached */
    bool called;           /**< whether gg_calls.priority tells the priority */
    bool keep;             /**< whether plans for what is of no higher priority must
                                keep it, where it holds and is relevant */
} gg_goal;

/** Which actions four bits of a state (as in gg_digit) do not rule out. */
typedef struct gg_filter {
    const uint64_t *rows; /**< 16 rows of a bit for each action */
    uint16_t word;
    uint8_t shift;
} gg_filter;

/** How the world changes by itself. A rule of the world changes shared facts,
 *  one of the agents private ones; neither changes what is sensed. */
typedef struct gg_rule {
    gg_condition precondition;
    const gg_effect *effect;
    uint32_t period; /**< in milliseconds, at least 1 */
} gg_rule;

struct gg_agent;

/** When a task's function is called. Each start is followed by any number of
 *  ticks and by exactly one stop, also when the task failed or was stopped. */
typedef enum gg_phase { GG_START, GG_TICK, GG_STOP } gg_phase;

/** What a task's function answers to start and tick; after anything but
 *  GG_RUNNING the task is stopped. The answer to stop is not looked at. */
typedef enum gg_status {
    GG_FAILURE, /**< it could not be done */
    GG_SUCCESS, /**< it is done: its effects take place */
    GG_RUNNING, /**< it goes on */
    GG_ABORTED, /**< it was given up */
    GG_INVALID  /**< it should never have been started */
} gg_status;

/**
 * The functions that a character's programmer fills in.
 *
 * What they may do with the planner that the agent is ticked with: from run, priority, sense
 * and apply, other agents may be ticked, stopped and planned for, and the agent itself may be
 * planned for. So may they from within each other, as deep as the stack goes. From
 * precondition, cost and score, and from the trace, that is refused: they are called in the
 * middle of a planning, which the memory of the planner is full of. Then gg_agent_plan
 * answers GG_BUSY, gg_agent_stop stops nothing, and in gg_agent_tick time passes without more.
 *
 * No function may tick, stop or initialise the agent that it is called for; ticking and stopping
 * are refused in the same way, whatever the planner. With another planner, all of them may do
 * everything else at any time. A refusal is a mistake of the game: GG_ASSERT stops there.
 * gg_plan_make and gg_decompose know no planner and refuse nothing: from all of these
 * functions, they are given other memory than the planner's.
 */
typedef struct gg_calls {
    /** Carries the action out. May use the planner. */
    gg_status (*run)(struct gg_agent *agent, uint16_t action, gg_phase phase);
    /** Whether the procedural precondition of the action holds; NULL where no
     *  action has one. Asked at most once for each action and planning. Must not use the
     *  planner. */
    bool (*precondition)(struct gg_agent *agent, uint16_t action);
    /** What the action costs: below gg_action.cost counts as that. NULL where
     *  no action has a called cost. Asked at most once for each action and
     *  planning. Must not use the planner. */
    uint16_t (*cost)(struct gg_agent *agent, uint16_t action);
    /** The priority of the goal; NULL where no goal has a called one. May use the
     *  planner. */
    int32_t (*priority)(struct gg_agent *agent, uint16_t goal);
    /** The score of a task's method, asked when the task is planned and when a
     *  method of it has failed; NULL where no method has one: all have 0. Must not use the
     *  planner. */
    int32_t (*score)(struct gg_agent *agent, uint16_t task, uint16_t method);
    /** Reads one of the domain's senses, below sense_count; NULL where there are
     *  none. May use the planner. */
    void (*sense)(struct gg_agent *agent, uint16_t sense);
    /** An action has changed a fact to a value, in gg_read's terms: makes it true in
     *  the game. Called for facts of gg_domain.applied; NULL where there are none. May use
     *  the planner. */
    void (*apply)(struct gg_agent *agent, uint16_t fact, uint32_t value);
} gg_calls;

/** A character type. */
typedef struct gg_character {
    const uint64_t *actions;       /**< a bit for each action it can do; NULL: all */
    const gg_calls *calls;         /**< NULL in a domain that only plans */
    const gg_guide *const *guides; /**< by goal, then by achievement: the way to
                                        it; NULL for a goal that is not its own */
    const uint16_t *goals;         /**< the goals that it chooses among, in order */
    const uint64_t *concerns;      /**< the bits of the facts that their conditions and
                                        relevance read, word_count words; NULL: none */
    uint16_t goal_count;
    uint16_t task; /**< its root task; GG_NONE: it has none */
} gg_character;

/** Names for people; a small build leaves them out (GG_NO_NAMES). A label is
 *  the YAML's `label`, or the name where there is none. All UTF-8. */
typedef struct gg_names {
    const char *domain;
    const char *const *facts;          /**< by ground fact: "powered(laser)" */
    const char *const *actions;        /**< by ground action */
    const char *const *action_labels;  /**< by ground action */
    const char *const *tasks;          /**< by ground task */
    const char *const *task_labels;    /**< by ground task */
    const char *const *const *methods; /**< by ground task, then method */
    const char *const *const *method_labels;
    const char *const *goals;
    const char *const *goal_labels;
    const char *const *characters;
} gg_names;

/** Where the parts of a generated agent or world lie, in bytes from its
 *  start. */
typedef struct gg_offsets {
    uint32_t agent_state;   /**< word_count words, as agent_seen, agent_needs, agent_from */
    uint32_t agent_seen;    /**< what it knew when it last decided */
    uint32_t agent_needs;   /**< the bits that the rest of its plan depends on */
    uint32_t agent_from;    /**< the state that it plans from; where there are goals */
    uint32_t agent_timers;  /**< agent_rule_count */
    uint32_t agent_rests;   /**< goal_count + 1: of each goal, then of the root task */
    uint32_t agent_senses;  /**< sense_count: milliseconds until each is read */
    uint32_t agent_barred;  /**< barred_limit */
    uint32_t agent_plan;    /**< plan_limit steps */
    uint32_t agent_watches; /**< watch_limit */
    uint32_t world_state;   /**< word_count words */
    uint32_t world_timers;  /**< world_rule_count */
} gg_offsets;

/** A compiled domain. */
typedef struct gg_domain {
    const uint8_t *format; /**< &gg_format_5 */
    uint16_t word_count;   /**< words of a state */
    uint16_t flag_words;   /**< how many of them, from 0 on, hold flags */
    uint16_t fact_count;
    uint16_t action_count;
    uint16_t task_count;
    uint16_t agent_rule_count;
    uint16_t world_rule_count;
    uint16_t character_count;
    uint16_t goal_count;
    uint16_t achievement_count;
    uint16_t filter_count;
    uint16_t procedural_count; /**< procedural preconditions, by ground action */
    uint16_t priced_count;     /**< called costs, by ground action */
    uint16_t plan_limit;       /**< steps that an agent's plan has room for */
    uint16_t watch_limit;      /**< watches that an agent has room for */
    uint16_t barred_limit;     /**< actions that it remembers to have failed */
    uint16_t sense_count;      /**< sensed facts, as the YAML has them */
    uint32_t value_count;      /**< values of all facts that a search tells apart */
    uint32_t fingerprint;      /**< tells tables apart by what saved bytes depend on */
    const uint64_t *start;     /**< the start state */
    const uint64_t *guards;    /**< the guard bits, by word */
    const uint64_t *tops;      /**< the highest values of numbers, by word */
    const uint64_t *shared;    /**< the world's bits, by word; NULL: none */
    const uint64_t *applied;   /**< the bits of facts that the game sets when an action
                                    changes them, by word; NULL: none */
    const uint32_t *senses;    /**< milliseconds from one reading of each sensed fact
                                    to the next; 0: whenever an agent decides */
    const gg_fact *facts;
    const gg_action *actions;
    const gg_task *tasks;
    const gg_goal *goals;
    const gg_condition *achievements; /**< conditions that are subtasks */
    const gg_filter *filters;         /**< NULL: there are too few actions */
    const uint64_t *filtered;         /**< actions of which the filters tell all */
    const uint64_t *conflicts;        /**< by action: a bit for each that meddles with
                                           it; NULL: not told, nor achievers */
    const uint64_t *achievers;        /**< by value of gg_fact.first: a bit for each
                                           action that may bring it about */
    const uint16_t *fact_at;          /**< by bit of a state: its fact, or GG_NONE */
    const gg_rule *agent_rules;
    const gg_rule *world_rules;
    const gg_character *characters;
    gg_offsets offsets;
    const gg_names *names; /**< NULL where they are left out */
} gg_domain;

/* ----------------------------------------------------------------- state */

/** Whether the condition holds in the state (word_count words). */
bool gg_holds(const gg_domain *domain, const gg_condition *condition, const uint64_t *state);

/** Changes the state (word_count words) as the effect says; all changes take
 *  place together, numbers stop at their ends. */
void gg_apply(const gg_domain *domain, const gg_effect *effect, uint64_t *state);

/** The value of a fact: 0 or 1 for a bool, the position of the symbol in the
 *  fact's list, or the number of steps above the lowest value. A fact that does
 *  not exist (from fact_count on, GG_NONE) reads as 0. */
uint32_t gg_read(const gg_domain *domain, uint16_t fact, const uint64_t *state);

/** Sets the value of a fact, in gg_read's terms; one above gg_fact.top sets
 *  the highest. Nothing happens where the fact does not exist. */
void gg_write(const gg_domain *domain, uint16_t fact, uint32_t value, uint64_t *state);

/* ------------------------------------------------------------------ plan */

/** How a planning ended. A limit is only named where the search met it and
 *  found no plan on another way. */
typedef enum gg_outcome {
    GG_FOUND,             /**< the plan can be carried out; that of a goal is
                               proven to be the cheapest */
    GG_NO_PLAN,           /**< there is none: everything was tried */
    GG_PLAN_TOO_LONG,     /**< limit: the steps that the plan has room for */
    GG_TOO_DEEP,          /**< limit: the depth of tasks within tasks */
    GG_OUT_OF_MEMORY,     /**< limit: the frames or the choices of the workspace */
    GG_OUT_OF_EXPANSIONS, /**< limit: the methods that may be entered */
    GG_OUT_OF_NODES,      /**< limit: the nodes of the search */
    GG_FOUND_UNPROVEN,    /**< the plan can be carried out; there may be a cheaper
                               one */
    GG_SEARCHING,         /**< not at an end yet: see gg_search_run */
    GG_BUSY               /**< not planned: asked for from a function that must not use the
                               planner, see gg_calls */
} gg_outcome;

/** Steps, each the number of a ground action. */
typedef struct gg_plan {
    uint16_t *steps;   /**< the caller's */
    uint16_t capacity; /**< room in steps */
    uint16_t length;   /**< steps that are in it */
} gg_plan;

/** An action that failed, and is kept out of plans for a while. */
typedef struct gg_barred {
    uint32_t left; /**< milliseconds; 0: no more */
    uint16_t action;
} gg_barred;

/** What a plan must not do. */
typedef struct gg_bounds {
    const uint64_t *kept;    /**< a bit for each goal that must hold after every step;
                                  NULL: none */
    const gg_barred *barred; /**< actions that are kept out, where left is not 0 */
    uint16_t barred_count;
} gg_bounds;

/** What a plan is wanted for. */
typedef struct gg_aim {
    const gg_domain *domain;
    const gg_character *character; /**< who is to act */
    struct gg_agent *agent;        /**< handed to the calls; may be NULL */
    const uint64_t *state;         /**< word_count words, from here; copied */
    uint16_t goal;                 /**< a goal of the character, or goal_count + an
                                        achievement; or GG_NONE */
    const gg_condition *condition; /**< for GG_NONE: a goal made at run time, which
                                        stays where it is while the search runs */
    uint64_t *asked;               /**< what was asked in the same planning, as in
                                        gg_workspace; or NULL */
    bool backward;                 /**< search from the goal; for GG_NONE always. Not
                                        with goals that must be kept */
    gg_bounds bounds;
} gg_aim;

/** A state, or backward a box of states, that a search has met. */
typedef struct gg_node {
    gg_distance spent;    /**< on the way to it */
    gg_distance expected; /**< of a plan by way of it */
    uint32_t parent;      /**< the node it was met from */
    uint32_t hash;
    uint32_t first, next; /**< chains of the hash table */
    uint32_t place;       /**< in the heap; UINT32_MAX: not in it */
    uint16_t action;      /**< the action on the way from or to its parent */
} gg_node;

/** A search for a plan. The memory is the caller's and may be of any size from
 *  0 up but where noted; what is too small ends in the limit's outcome. */
typedef struct gg_search {
    gg_node *nodes;
    uint32_t *heap;     /**< node_capacity */
    uint64_t *states;   /**< node_capacity * word_count words */
    uint64_t *usable;   /**< (action_count + 63) / 64 words, always needed */
    uint16_t *prices;   /**< priced_count, always needed */
    gg_distance *reach; /**< value_count, always needed */
    uint64_t *sets;     /**< 3 times as usable, always needed */
    uint64_t *scratch;  /**< 5 * word_count words, always needed */
    uint32_t node_capacity;

    /* What it tells. */
    uint32_t expanded;  /**< nodes whose successors were looked at */
    uint32_t generated; /**< nodes that were made */
    uint32_t cost;      /**< of the plan */

    /* The search's own. */
    gg_aim aim;
    const gg_guide *guide;
    gg_plan *plan;
    gg_distance bound; /**< no plan is nearer */
    uint32_t node_count, heap_count, hash_span;
    uint8_t direction;
    uint8_t outcome;
    bool cut;      /**< whether something was left out because of its length */
    bool left_out; /**< whether an action was, because others do as well */
} gg_search;

/**
 * Begins the search for a cheapest plan: of the plans whose end satisfies the
 * goal, one with the least sum of costs, among those one with the fewest steps,
 * among those the one that the order of the YAML brings first. A goal that
 * holds has the empty plan. Procedural preconditions and called costs are asked
 * here, once for each action that can be of use.
 *
 * Where one table knows the whole way and no action is denied or dearer than in
 * the table, the plan is read from it at once, without a node. Otherwise the
 * search is A* (Hart, Nilsson, Raphael, "A Formal Basis for the Heuristic
 * Determination of Minimum Cost Paths", 1968) over states, its estimate the
 * sum of the guide's tables. Where the nodes do not suffice, and for goals made
 * at run time, it is a search over boxes from the goal, see search_backward.c.
 *
 * A search without memory, as the planner of a domain has that plans no goals, ends
 * in GG_OUT_OF_NODES. A plan is too long (GG_PLAN_TOO_LONG) when the cheapest one is.
 *
 * The plan is filled in when the search ends, and empty until then. Returns
 * GG_SEARCHING, or how the search has ended.
 */
gg_outcome gg_search_begin(gg_search *search, const gg_aim *aim, gg_plan *plan);

/** Goes on for at most so many expansions. In how many slices a search is run
 *  makes no difference to its result. Returns as gg_search_begin does; after
 *  the end the same again. */
gg_outcome gg_search_run(gg_search *search, uint32_t expansions);

/** Both in one: searches to the end. */
gg_outcome gg_plan_make(gg_search *search, const gg_aim *aim, gg_plan *plan);

/** The first step, from `from` on, whose preconditions do not hold when the
 *  steps are carried out in order; plan->length where all do. The state
 *  (word_count words) is changed to the one before that step. */
uint16_t gg_plan_check(const gg_domain *domain, const gg_plan *plan, uint16_t from,
                       uint64_t *state);

/** A condition that is made at run time: of facts that must all have certain
 *  values. It stays where it is while it is used. */
typedef struct gg_wish {
    gg_condition condition; /**< what a gg_aim takes */
    gg_box box;
    gg_flag_test *flags;   /**< the caller's: one for each flag word asked for */
    gg_range_test *ranges; /**< and for each number word */
    uint16_t flag_capacity, range_capacity;
} gg_wish;

/** Begins a wish that always holds. The memory is given by flags, ranges and their
 *  capacities, which are set before; flag_words and word_count - flag_words of a
 *  domain are always enough. */
void gg_wish_begin(gg_wish *wish);

/** Adds that the value of a fact is one from low to high, in gg_read's terms, in
 *  place of what was asked of that fact before. Nothing changes, and false is returned, where there is no such fact or value, or
 *  no room. */
bool gg_wish_ask(const gg_domain *domain, gg_wish *wish, uint16_t fact, uint32_t low,
                 uint32_t high);

/* ---------------------------------------------------------------- random */

/** Random numbers that are the same on every machine. */
typedef struct gg_random {
    uint32_t a, b, c, d;
} gg_random;

/** Starts the sequence that belongs to the seed. */
void gg_random_seed(gg_random *random, uint32_t seed);

/** The next number of the sequence, 0 to UINT32_MAX. */
uint32_t gg_random_next(gg_random *random);

/** A number from 0 to count - 1, each as likely; 0 where count is 0. */
uint32_t gg_random_below(gg_random *random, uint32_t count);

/* ------------------------------------------------------------- decompose */

/** A method that was chosen, with the task that it was chosen for; or a condition
 *  that was achieved. In the order of the decomposition: what a method's subtasks
 *  came to follows it. */
typedef struct gg_chosen {
    uint16_t task;   /**< from task_count on: a condition to achieve */
    uint16_t method; /**< its index in gg_task.methods */
    /* If the query measures: */
    uint16_t from;  /**< the steps of the plan that it came to: the first */
    uint16_t steps; /**< and their number */
    uint16_t size;  /**< entries that belong to it, with this one */
} gg_chosen;

/** What is left to try of a task's methods. */
typedef struct gg_turn {
    uint64_t open; /**< GG_DRAWN: the groups that can still be drawn; GG_SCORED: the
                        score and the number of the method tried last */
    uint16_t next; /**< the method to try next, or GG_NONE */
} gg_turn;

/** A method that is being carried out, and where to go on after it. */
typedef struct gg_frame {
    const gg_method *method;
    uint16_t parent, index; /**< the frame to go on in, and its subtask */
    uint16_t depth;         /**< tasks that this one is nested in */
} gg_frame;

/** A point of the search to which it can go back. */
typedef struct gg_choice {
    gg_turn turn;  /**< what can still be tried */
    uint16_t task; /**< the task whose methods are tried */
    uint16_t frame, index, frame_top, plan_length, chosen_count;
} gg_choice;

/** Steps that one entry of a chart has room for. */
#define GG_ENTRY_STEPS 16

/** An entry of the chart of a decomposition with recursion: see htn_chart.c. */
typedef struct gg_entry {
    union {
        struct { /* a call: a task that is to be done from a state */
            gg_turn turn;
            uint32_t waits;              /* who waits for its ends; the newest first */
            uint32_t ends, last_end;     /* the states it can be done to, so far */
            uint32_t leader;             /* of the circle that it is in */
            uint32_t queue, last_queued; /* of a leader: calls of the circle */
        } call;
        struct {                              /* a method that waits for a subtask */
            uint32_t owner, callee;           /* calls: whose method it is; what it waits for */
            uint32_t next;                    /* of the callee's waits */
            uint32_t taken;                   /* the last end that it went on with */
            uint32_t before_wait, before_end; /* how the method came here */
            uint32_t steps, methods;          /* and with how many */
        } wait;
        struct { /* an end: a state that a call can be done to, and how */
            uint32_t owner, next;
            uint32_t last_wait, last_end; /* how the method came here */
            uint32_t steps, methods;
            uint32_t back_wait, back_end; /* where it is used, while a plan is read */
        } end;
        uint16_t steps[GG_ENTRY_STEPS]; /* of a condition's end, which is before */
    } as;
    uint32_t slot, chain, hash, key; /* of the hash table: the first entry of the slot
                                        with this number; the next, ... of this entry */
    uint32_t below;                  /* on the agenda, or behind in a queue */
    uint16_t name;                   /* of a call the task, else the method */
    uint16_t index;                  /* of a wait: the subtask after the one waited for */
    bool listed;                     /* whether it is on the agenda */
} gg_entry;

/** The memory of a decomposition: all the caller's, of any size from 0 up
 *  but where noted; what is too small ends in the limit's outcome. */
typedef struct gg_workspace {
    gg_frame *frames;
    gg_choice *choices;
    uint64_t *choice_states; /**< choice_capacity * word_count words */
    gg_entry *entries;       /**< for tasks that recur; NULL where there are none */
    uint64_t *entry_states;  /**< entry_capacity * word_count words */
    gg_chosen *chosen;       /**< the methods chosen, in order; those that do
                                  not fit are not recorded */
    uint64_t *states;        /**< 2 * word_count words, always needed */
    uint64_t *asked;         /**< 2 * ((procedural_count + priced_count + 63) / 64)
                                  words, always needed */
    gg_search *search;       /**< for conditions to achieve; NULL where the domain
                                  has none */
    uint32_t entry_capacity;
    uint16_t frame_capacity, choice_capacity, chosen_capacity;
    uint16_t depth_limit;     /**< how deep tasks may be nested */
    uint32_t expansion_limit; /**< how many methods may be entered */
    uint16_t chosen_count;    /**< out: entries in chosen */
    bool chosen_all;          /**< out: whether there was room for all */
    uint32_t expansions;      /**< out: methods that were entered */
} gg_workspace;

/** What is to be decomposed. */
typedef struct gg_query {
    const gg_domain *domain;
    const gg_character *character; /**< who is to do it */
    struct gg_agent *agent;        /**< handed to the calls; may be NULL */
    gg_random *random;             /**< for drawn tasks */
    const uint64_t *state;         /**< word_count words, from here */
    uint16_t task;                 /**< the task, below task_count */
    bool measures;                 /**< whether the record is to tell the steps that each
                                        method came to, and its size */
    gg_bounds bounds;
} gg_query;

/**
 * Decomposes a task into a plan: depth first, methods in the order that the
 * task's select gives, subtasks from left to right, with full backtracking
 * over methods and over the choices of earlier subtasks (ordered task
 * decomposition after Nau, Cao, Lotem, Munoz-Avila, "SHOP: Simple Hierarchical
 * Ordered Planner", 1999). Continuations are kept as in Warren's abstract
 * machine (1983): frames are never changed, a choice protects those below it,
 * and a method's last subtask goes on where the method itself would.
 *
 * Where the task can come to one that is recursive, the ends of recursive tasks
 * are tabled, so that it ends and no plan is lost: see htn_chart.c.
 *
 * Returns GG_FOUND and the plan, or why there is none (plan->length is 0).
 * Ends after at most expansion_limit methods. Touches nothing beyond the
 * capacities given.
 */
gg_outcome gg_decompose(const gg_query *query, gg_workspace *workspace, gg_plan *plan);

/* ----------------------------------------------------------------- world */

/** What all agents see. The core of the generated NAME_world. */
typedef struct gg_world {
    const gg_domain *domain;
    uint64_t clock;       /**< milliseconds since the start */
    uint32_t fingerprint; /**< of the tables that its bytes are of */
} gg_world;

/** Whether bytes that were saved can be gone on with. */
typedef enum gg_attachment {
    GG_ATTACHED,     /**< they can */
    GG_OTHER_TABLES, /**< they are of another domain, another version of it, or another
                          machine */
    GG_DAMAGED       /**< no agent or world can be like that */
} gg_attachment;

/** Puts the world into the start state, at clock 0. The world is the first
 *  member of a structure as gg_offsets describes it. */
void gg_world_init(gg_world *world, const gg_domain *domain);

/** Lets time pass: the rules on shared facts fire, in the order of their
 *  times, and at one time in the order of the YAML; the first time of each is a
 *  period after the start. The time taken grows with the number of firings. */
void gg_world_tick(gg_world *world, uint32_t milliseconds);

/** Makes a world whose bytes were saved one of this domain again, if they can be gone on
 *  with; otherwise nothing is changed. What is left until a rule fires is cut to its period,
 *  which may have been longer. */
gg_attachment gg_world_attach(gg_world *world, const gg_domain *domain);

/** The world's state, word_count words of which the shared bits count. */
uint64_t *gg_world_state(gg_world *world);

/* ----------------------------------------------------------------- agent */

/** A choice of the plan that a method of higher priority would have won: while its
 *  steps last, it interrupts the plan as soon as it can be carried out. */
typedef struct gg_watch {
    uint16_t task, method; /**< what was chosen */
    uint16_t from, end;    /**< its steps, without the last */
} gg_watch;

/** How long a goal, or the root task, is not chosen. */
typedef struct gg_rest {
    uint32_t left;     /**< milliseconds, because it failed or was reached */
    uint32_t waits;    /**< milliseconds, because there was no plan */
    uint8_t early;     /**< milliseconds until a change may end that: 100 at the most */
    uint8_t failures;  /**< of its tasks, in a row */
    uint8_t unplanned; /**< plannings of it that failed, in a row */
    uint8_t kept;      /**< whether the plan that is being made must keep the goal */
} gg_rest;

/** Someone who acts. The core of the generated NAME_agent. Plain bytes but for the two
 *  pointers: see gg_agent_attach. */
typedef struct gg_agent {
    const gg_domain *domain;
    gg_world *world;
    gg_random random;
    uint32_t elapsed;     /**< milliseconds since the task started */
    uint32_t interval;    /**< milliseconds from one decision to the next; 0: each tick */
    uint32_t until;       /**< milliseconds until the next one */
    uint32_t budget;      /**< expansions in a tick, in planning goals; 0: any number */
    uint32_t spent;       /**< expansions of the planning that is under way */
    uint32_t ticket;      /**< the search of a planner that is this agent's */
    uint32_t fingerprint; /**< of the tables that its bytes are of */
    uint16_t character;   /**< index in gg_domain.characters */
    uint16_t goal;        /**< what the plan is for; GG_NONE: the root task, or nothing */
    uint16_t wanted;      /**< the goal that is being planned, or GG_NONE */
    uint16_t plan_length; /**< steps of the plan; 0: no plan */
    uint16_t step;        /**< the step that is running or comes next */
    uint16_t watch_count; /**< choices of the plan that are watched */
    uint16_t looked;      /**< of these, looked at since the state has changed */
    uint8_t running;      /**< whether that step was started */
    uint8_t outcome;      /**< of the last planning, a gg_outcome */
    uint8_t broken;       /**< whether the plan is given up, but for the running step */
    uint8_t awake;        /**< whether there is to be decided, though nothing changed */
    uint8_t trying;       /**< whether a goal had no plan, and the others were not all tried */
    uint8_t ticking;      /**< whether it is being ticked or stopped */
    uint8_t ending;       /**< while the running task is stopped, how it ends: a gg_status */
} gg_agent;

/** What happened, as the trace is told. */
typedef enum gg_event_kind {
    GG_PLAN_MADE,        /**< a plan was made; index: the goal or GG_NONE for the root
                               task, value: its steps */
    GG_PLAN_FAILED,      /**< no plan was made; index: as before, value: the gg_outcome */
    GG_PLAN_DROPPED,     /**< given up, because what is left of it cannot be carried out
                               any more; index: the action that could not, or GG_NONE:
                               it would not lead to its goal; fact: what is in the way.
                               (A plan whose task failed is told of by GG_TASK_ENDED.) */
    GG_METHOD_CHOSEN,    /**< index: the task, value: its method; follows GG_PLAN_MADE in
                               the order of the decomposition. (Not told, nor are the ones
                               that failed, where the task that the plan puts an end to used
                               the planner as it was stopped.) */
    GG_TASK_STARTED,     /**< index: the action */
    GG_TASK_ENDED,       /**< index: the action, value: its gg_status */
    GG_PLAN_INTERRUPTED, /**< by one with a method of higher priority; index: the task,
                               value: that method; GG_PLAN_MADE follows */
    GG_GOAL_CHOSEN,      /**< index: the goal; it is planned now */
    GG_GOAL_REACHED,     /**< index: the goal of the plan, which holds */
    GG_GOAL_FAILED,      /**< index: the goal; value: how often in a row. From the second time
                               on it rests, longer each time. */
    GG_METHOD_FAILED     /**< index: the task, value: a method that comes before the one
                               chosen, of a task whose methods are tried in a fixed order;
                               fact: the first that its preconditions fail at, or GG_NONE:
                               they hold, its subtasks could not be done */
} gg_event_kind;

typedef struct gg_event {
    gg_event_kind kind;
    uint16_t index; /**< an action, task or goal, as the kind says; else GG_NONE */
    uint16_t value;
    uint16_t fact; /**< as the kind says; else GG_NONE */
} gg_event;

/** Told of every event, when it happens. Must not use the planner, see gg_calls, nor tick or
 *  stop the agent. */
typedef void gg_trace(void *context, const gg_agent *agent, const gg_event *event);

/** What an agent plans with: shared by any number of agents, one a thread. */
typedef struct gg_planner {
    gg_workspace workspace;
    gg_search search;
    uint16_t *steps; /**< plan_limit: for a plan that is not carried out yet */
    uint64_t *kept;  /**< (goal_count + 63) / 64 words; NULL where no goal is kept */
    gg_trace *trace; /**< NULL: none */
    void *context;   /**< handed to the trace */

    uint32_t ready;   /**< of one that was used or initialised; 0: one of zeros */
    bool busy;        /**< whether a planning or the trace is under way: see gg_calls */
    uint32_t records; /**< counts decompositions, which write the record of methods */

    /* Who has a search under way: */
    const gg_agent *owner;   /**< or NULL */
    const gg_agent *waiting; /**< who was the first to be turned away since */
    uint16_t turns, others;  /**< how often he was, and others since he was last */
    gg_plan plan;            /**< where the search puts it */
    uint32_t ticket;         /**< counts searches */
    uint32_t spent;          /**< expansions of this one */
} gg_planner;

/** Makes a planner ready, without a trace, whatever was in it; the generated code sets its memory
 *  before each use. One of zeros is ready as well. Memory that is neither is caught by
 *  GG_ASSERT. A planner is made ready anew where a function of the game was left by a jump or an
 *  exception, or where its bytes were saved in the middle of one: it is refused to all until
 *  then, see gg_calls. */
void gg_planner_init(gg_planner *planner);

/** Puts an agent of the world's domain into the start state, with no plan. It decides
 *  in each tick, and plans at once.
 *  The agent is the first member of a structure as gg_offsets describes it.
 *  character: below character_count; seed: of its random choices. */
void gg_agent_init(gg_agent *agent, gg_world *world, uint16_t character, uint32_t seed);

/** Makes an agent whose bytes were saved one of this world again, if they can be gone on
 *  with; otherwise nothing is changed. The running task goes
 *  on without being started anew. A planning for a goal that was under way goes on in
 *  the planner: what was spent on it is spent again, and what it asked is asked again. NULL:
 *  it is begun anew when the agent is ticked. The world is attached first, and
 *  the planner's trace is set anew. What is left of times that the tables now have shorter is
 *  cut to these. Of a planner that was used before, all agents that
 *  may have had it are attached, or the planner is cleared to zeros. */
gg_attachment gg_agent_attach(gg_agent *agent, gg_world *world, gg_planner *planner);

/** Whether gg_agent_attach would take an agent's bytes: they are of the domain's tables, and
 *  each number in them is one that an agent can have. Neither times that are left nor whether
 *  its plan makes sense are asked for. Its pointers are not looked at. */
gg_attachment gg_agent_valid(const gg_agent *agent, const gg_domain *domain);

/** How often and with how much work an agent decides: its level of detail. interval:
 *  milliseconds from one decision to the next, 0: in each tick; agents of one interval
 *  are spread over it by their random numbers. budget: how many expansions a planning
 *  for a goal may take in a tick, the rest comes in later ticks; 0: any number.
 *  Between decisions, the plan is carried out and time passes. A task's end is
 *  always followed by a decision. Nothing happens where neither has changed. */
void gg_agent_detail(gg_agent *agent, uint32_t interval, uint32_t budget);

/** Lets time pass for one agent. Its rules fire and its task is ticked. If it decides
 *  now, its senses are read, its plan is given up where what is left of it cannot be
 *  carried out or does not lead to its goal any more, and where there is something of
 *  higher priority that can be planned, that takes the place of what it does. Its next
 *  task is started. At most one task is started and at most one planning made in a
 *  tick. Where it is refused (see gg_calls), time passes and rules fire, and nothing is
 *  ticked, read, decided or started. */
void gg_agent_tick(gg_agent *agent, gg_planner *planner, uint32_t milliseconds);

/** Plans a goal from what the agent knows; he does not act by it. As
 *  gg_plan_make; a goal that is not his has no plan. A search that is under way in the
 *  planner is made again up to where it was. GG_BUSY where it is refused: see gg_calls. */
gg_outcome gg_agent_plan(gg_agent *agent, gg_planner *planner, uint16_t goal, gg_plan *plan);

/** Stops the running task, if any, and gives the plan up: it was GG_ABORTED. Nothing has
 *  failed by that; at the next tick he decides anew. False, and nothing is stopped, where
 *  it is refused, as it is from within the agent's own functions: see gg_calls. */
bool gg_agent_stop(gg_agent *agent, gg_planner *planner);

/** Reads all of the agent's senses. */
void gg_agent_sense(gg_agent *agent);

/** The ground action that is running, or GG_NONE. */
uint16_t gg_agent_action(const gg_agent *agent);

/** For a task's function: in GG_STOP, how the task ends, as the GG_TASK_ENDED that follows tells
 *  it: GG_SUCCESS; GG_FAILURE, also where its timeout is over; GG_ABORTED, where the agent or the
 *  game put an end to it; GG_INVALID. At any other time nothing ends: GG_RUNNING. */
gg_status gg_agent_ending(const gg_agent *agent);

/** For a task's function: GG_RUNNING until the action's duration is over since
 *  the task started, then GG_SUCCESS. */
gg_status gg_agent_wait(const gg_agent *agent);

/** The value of a fact as the agent sees it, in gg_read's terms. */
uint32_t gg_agent_read(const gg_agent *agent, uint16_t fact);

/** Sets a fact of the agent, or of its world where it is shared. */
void gg_agent_write(gg_agent *agent, uint16_t fact, uint32_t value);

/** The agent's own state, word_count words of which the shared bits do not
 *  count. */
uint64_t *gg_agent_state(gg_agent *agent);

/* ----------------------------------------------------------------- trace */

/** Writes an event as a line of text, in the names of the YAML and without an end of
 *  line: "start: go_to(laser)". At most size - 1 bytes and a 0 are written, nothing
 *  where size is 0. Names that a small build leaves out are numbers. Returns the bytes
 *  of the whole line. */
size_t gg_event_text(const gg_domain *domain, const gg_event *event, char *text, size_t size);

#ifdef __cplusplus
}
#endif

#endif
