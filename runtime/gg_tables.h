/* SPDX-License-Identifier: MIT */
/*
 * The table format: what goapgen makes of a domain, and what the runtime reads. A game includes
 * gg.h, which includes this; of all this it needs only gg_domain, which it hands on.
 *
 * Rests on gg_conditions.h, gg_features.h and gg_heuristics.h. All tables are constant. Tables of
 * another format than GG_FORMAT neither compile nor link.
 */
#ifndef GG_TABLES_H
#define GG_TABLES_H

#include "gg_conditions.h"
#include "gg_features.h"
#include "gg_heuristics.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Version of the table format. Generated code checks it when compiled. */
#define GG_FORMAT 28

/** Defined by the runtime. Tables refer to it, so that tables of another
 *  format do not link: the missing symbol names the format they need. */
#ifdef GG_ROM_APART
#define gg_format_28 gg_format_28_in_rom /* of tables that lie elsewhere: neither do these link */
#endif
extern const GG_ROM uint8_t gg_format_28;

/** Stands for "none" where an index is expected. */
#define GG_NONE UINT16_MAX

/* ------------------------------------------------------- actions and tasks */

/** From here on gg_action.begins_at is no place: it says how many rows behind the first one that of
 *  gg_told_actions.places stands which tells the place. */
#define GG_TOLD_PLACE 0x8000u

/** A ground action: an action of the YAML with objects for its parameters. Those that differ in their
 *  place alone, which a fact tells, are one row: see gg_told_actions. */
typedef struct gg_action {
    gg_condition precondition;
    const GG_ROM gg_effect *effect; /**< what planning expects */
    const GG_ROM gg_effect *own;    /**< the part of it that success changes in the agent:
                                    private facts that are not sensed; or NULL */
    const GG_ROM gg_effect *world;  /**< the part that success changes in the world: shared
                                    facts that are not sensed; or NULL */
    uint32_t duration;              /**< in milliseconds; of a called one, at least; of a drawn
                                         one, in the middle: gg_random_ranges; UINT32_MAX: it waits
                                         for a condition, gg_until_conditions */
    uint32_t timeout;               /**< milliseconds after which it has failed; 0: never */
    uint16_t cost;                  /**< least cost */
    uint16_t source_index;          /**< which action of the YAML it comes from */
    uint16_t procedural;            /**< which procedural precondition; or GG_NONE */
    uint16_t dynamic_cost;  /**< which dynamic cost; from gg_domain.dynamic_cost_count on, the
                                         leg of an action of `cost: travel`; or GG_NONE */
    uint16_t begins_at;     /**< the place that it is begun at, as a value of gg_places.fact;
                                    GG_NONE: it is begun where the agent is; from GG_TOLD_PLACE on: a
                                    fact tells the place, see gg_told_actions */
    uint16_t ends_at;       /**< the place where the agent is when it has succeeded; GG_NONE if
                                    begins_at is */
    bool callback_duration; /**< whether gg_calls.duration tells the duration */
    bool uninterruptible;   /**< whether only the game stops it before its end */
    bool applies;           /**< whether it can change a fact that gg_calls.apply sets */
    const GG_ROM uint16_t *arguments; /**< the symbols of its parameters, in order; GG_NONE: a place
                                           that a fact tells. One array for all that differ only in what
                                           facts tell; NULL: none */
} gg_action;

/** A ground method of a task. */
typedef struct gg_method {
    gg_condition precondition;        /**< its own, and what its first subtasks need */
    const GG_ROM uint16_t *subtasks;  /**< below gg_domain.action_count: an action;
                                    then tasks, from task 0 on; then conditions
                                    to achieve, from subgoal 0 on */
    const GG_ROM uint16_t *arguments; /**< the symbols of the task's parameters and its
                                    own, in order */
    uint16_t subtask_count;
    uint16_t prechecked;     /**< so many of the first subtasks are actions whose
                           preconditions hold wherever that of the method does */
    uint16_t source_index;   /**< which of the task's methods in the YAML; GG_NONE: the
                           task stands for an action, and the method for what
                           it does in some states; no event tells of it */
    uint16_t priority_level; /**< a method of a lower one is of higher priority */
    uint16_t scored;         /**< which called score; or GG_NONE */
} gg_method;

/** The order in which a task's methods are tried. */
typedef enum gg_select {
    GG_FIRST, /**< as they stand in the table */
    GG_DRAWN, /**< drawn by weight, one gg_method_instances after the other */
    GG_SCORED /**< the one with the highest score first; equal ones as they stand */
} gg_select;

/** The ground instances of one method of the YAML, in a task that draws its methods: one of these
 *  groups is drawn after the other. Groups of a lower rank are drawn before all others. Those of
 *  weight 0 come last in their rank; if all that are left have weight 0, each is drawn with the
 *  same chance. */
typedef struct gg_method_instances {
    uint16_t first, end; /**< the methods from first up to end, without it */
    uint16_t weight, rank;
} gg_method_instances;

/**
 * A node of a task's index, which finds the methods that a state does not rule
 * out without looking at all methods (a successor generator: Helmert, "The Fast Downward
 * Planning System", 2006). A branch on a fact goes on to the methods that ask for
 * its value, and from there to those that do not depend on the fact: `next` leads to
 * these, so that the way through the tree needs no memory.
 */
typedef struct gg_branch {
    const GG_ROM uint16_t *ways;    /**< by the fact's value: the node to go on with, or
                                  GG_NONE; NULL: a leaf */
    const GG_ROM uint16_t *methods; /**< a leaf's, in order */
    uint16_t fact, count;           /**< the fact of a branch; the number of methods of a leaf */
    uint16_t low, high;             /**< the first and the last method below it */
    uint16_t next;                  /**< the node to go on with after this subtree; or GG_NONE */
} gg_branch;

/** A ground compound task. The instances of one method of the YAML stand
 *  together. A drawn task has at most 64 methods in the YAML. */
typedef struct gg_task {
    const GG_ROM gg_method *methods;
    const GG_ROM gg_method_instances *groups; /**< of GG_DRAWN */
    const GG_ROM gg_branch *index;            /**< NULL: the methods are few */
    uint16_t method_count;
    uint16_t group_count;
    uint16_t branch_count; /**< nodes of the index; the first one is its root */
    uint8_t select;        /**< a gg_select */
    bool recursive;        /**< whether it can come back to itself */
    uint16_t least;        /**< it has no plan of fewer steps than these */
    bool draws;            /**< whether it, or a task that it comes to, draws its methods */
    uint16_t component;    /**< the same number: tasks that can come back to each other before
                           anything has changed; or GG_NONE */
} gg_task;

/* ------------------------------------------------------------------- goals */

/** A ground goal: a goal of the YAML with objects for its parameters. */
typedef struct gg_goal {
    gg_condition condition;
    gg_condition relevant; /**< when it may be chosen */
    int32_t priority;      /**< if it is not called */
    uint32_t cooldown;     /**< milliseconds that it is not chosen after it was reached */
    bool called;           /**< whether gg_calls.priority tells the priority */
    bool keep;             /**< whether plans of the same or a lower priority must
                                keep it while it holds and is relevant */
} gg_goal;

/** Where an agent's wants lie, in bytes from its start: as in gg_offsets. */
typedef struct gg_want_offsets {
    uint32_t agent_wants;       /**< want_limit */
    uint32_t agent_want_flags;  /**< want_limit * flag_words: tests of conditions */
    uint32_t agent_want_ranges; /**< want_limit * (word_count - flag_words) */
} gg_want_offsets;

/** How a domain's agents take wants, goals that the game gives them: the functions, and where wants
 *  lie. */
typedef struct gg_wants {
    const GG_ROM struct gg_want_ops *wanting;
    gg_want_offsets offsets;
} gg_wants;

/** A goal of the YAML, with its ground goals; in a domain where some goal has parameters. */
typedef struct gg_goal_source {
    const GG_ROM uint16_t
        *arguments;        /**< the symbols of the parameters, ground goal by ground goal */
    uint16_t first, count; /**< its ground goals */
    uint16_t parameter_count;
} gg_goal_source;

/** Which of 64 actions a state does not rule out, by four of its bits (as in gg_index_digit): so a
 *  search need not look at all actions. */
typedef struct gg_action_filter {
    uint8_t
        rows[16]; /**< by the value of the bits: which of gg_search_tables.masks, from `first` on */
    uint16_t first;
    uint16_t actions; /**< which 64 actions */
    uint16_t word;
    uint8_t shift;
} gg_action_filter;

/** What searches for plans read, and the parts of the runtime that search. */
typedef struct gg_search_tables {
    const GG_ROM struct gg_search_ops *searching; /**< gg_searching */
    const GG_ROM struct gg_slice_ops *slicing;    /**< how a search lasts over ticks */
    const GG_ROM struct gg_direction_ops
        *regressing; /**< the search from the goal; NULL: the domain
                                                             has no wants, or the nodes suffice */
    const GG_ROM struct gg_direction_ops *satisficing; /**< the search from the state for any plan;
                                                             NULL: the nodes suffice */
    const GG_ROM struct gg_stubborn_ops *stubborn;     /**< which actions are left out; NULL: none,
                                                             as conflicts are not known */
    const GG_ROM gg_action_filter *filters;            /**< in the order of the actions */
    const GG_ROM uint64_t *masks;                      /**< a bit for each of 64 actions */
    const GG_ROM uint64_t *filtered;  /**< actions whose preconditions the filters test in full */
    const GG_ROM uint64_t *conflicts; /**< rows of a bit for each action; NULL: not known */
    const GG_ROM uint16_t
        *conflict_rows;    /**< by action: which row has those that interfere with it;
                                               behind these, by value of gg_fact.first: which has
                                               those that may bring it about */
    uint32_t value_count;  /**< values of all facts that a search tells apart */
    uint16_t filter_count; /**< 0: they would not pay */
} gg_search_tables;

/* ---------------------------------------------------- senses and exclusions */

/** The sensed facts of a domain: how often agents read each. */
typedef struct gg_senses {
    const GG_ROM struct gg_sense_ops *sensing;
    const GG_ROM uint32_t *periods; /**< milliseconds from one reading of each sensed fact to the
                                         next; 0: whenever an agent decides */
    uint32_t agent_senses; /**< where the milliseconds until each is read lie in an agent, in bytes
                                from its start */
    uint16_t count;        /**< sensed facts, as the YAML has them */
} gg_senses;

/** Which actions agents leave out of plans for a time. */
typedef struct gg_exclusions {
    const GG_ROM struct gg_exclusion_ops *excluding;
    const GG_ROM uint32_t
        *times;                /**< by action of the YAML: milliseconds after it failed; and, with
                                       gg_action_cooling, behind each after it succeeded */
    uint32_t agent_exclusions; /**< where they lie in an agent, in bytes from its start */
    uint16_t limit;            /**< how many an agent has room for */
    uint16_t retry_limit;      /**< so many of these, the first ones, are for actions that failed;
                                       the others are one more than ground actions that cool down */
} gg_exclusions;

/* ------------------------------------------------------------------ places */

/** A point of the map, in thousandths. */
typedef struct gg_point {
    int32_t x, y; /**< -GG_MAP_EDGE to GG_MAP_EDGE */
} gg_point;

/** The greatest number of a point, and the highest speed, in thousandths. */
#define GG_MAP_EDGE 1000000000
/** The x of a point in gg_places.points of what is nowhere at the start: of a slot, to which the game gives
 *  a place, and, with a y that is not 0, of the value that an agent has which is at no place. */
#define GG_OFF_MAP (GG_MAP_EDGE + 1)
#define GG_TOP_SPEED 1000000000

/** What actions of `cost: travel` have in common that cost the same, wherever the walk to them
 *  begins. */
typedef struct gg_leg {
    /** As in gg_action. Of a crossing, ends_at is the number of its hop, counted from gg_places.count on. */
    uint16_t begins_at, ends_at;
    uint16_t extra; /**< what they cost beside their walk and route */
} gg_leg;

struct gg_walk_estimate_ops; /* of the runtime: goap/search.h */

/** How many actions that cost their walk a goal takes at least: a distance table in which each of them
 *  counts 1, and no other action anything. */
typedef struct gg_walk_estimate {
    const GG_ROM gg_heuristic *heuristic; /**< of which goal */
    gg_distance_table table;
    uint16_t most; /**< the most of them */
} gg_walk_estimate;

/** What actions of `cost: travel` cost. The cost follows from the leg and from the place where an
 *  agent is before the action, so that no action is needed for each place. */
typedef struct gg_leg_costs {
    const GG_ROM struct gg_leg_cost_ops *ops; /**< gg_costing_legs */
    const GG_ROM gg_leg *legs;
    const GG_ROM uint16_t *told; /**< by leg, and in it by place: the cost as the YAML has places
                                      and speed; NULL: it is worked out each time */
    uint16_t count;              /**< of legs */
    uint16_t stray; /**< where places have points: a bit of states that no fact has, counted
                                      over all words */
    uint16_t estimate_count;
    bool remembered; /**< whether a planning remembers what they cost in it */
    const GG_ROM struct gg_walk_estimate_ops *estimating; /**< gg_estimating_walks; NULL: no search
                                                               estimates walks */
    const GG_ROM gg_walk_estimate *estimates;
} gg_leg_costs;

/** Where what agents and worlds have of places lies, in bytes from their start: as in
 *  gg_offsets. */
typedef struct gg_place_offsets {
    uint32_t agent_walk;   /**< a gg_walk */
    uint32_t world_points; /**< count, if places have points */
} gg_place_offsets;

/** What tells the place of an action: a fact, whose values from `low` on are the places from `first` on,
 *  in order. */
typedef struct gg_told_place {
    uint16_t fact, low, first, count;
    bool once; /**< whether the action lets the fact tell no place, and no action one again */
} gg_told_place;

struct gg_told_ops; /* of the runtime: state/told.h */

/**
 * Actions whose place a fact tells, as that of `eat(food f, spot s): {at: s, preconditions: lies(f) == s}`.
 * Tables have one row for all places, and the state tells which it is. Plans, events, records and names
 * number all ground actions: of such a row there is a number for each place, in their order.
 */
typedef struct gg_told_actions {
    const GG_ROM struct gg_told_ops *ops; /**< gg_telling_places */
    const GG_ROM gg_told_place *places;   /**< see GG_TOLD_PLACE */
    const GG_ROM uint16_t *numbers;       /**< by row of gg_domain.actions: its first number */
    uint16_t count;                       /**< of all numbers */
    uint16_t place_count;                 /**< of gg_told_actions.places */
} gg_told_actions;

/** The places that agents walk to. Each is a value of one private fact of symbols, which tells
 *  where an agent is. */
typedef struct gg_places {
    const GG_ROM struct gg_walk_ops *walking; /**< how agents walk */
    const GG_ROM gg_point *points;            /**< by value: where each place is at the start; NULL:
                                  gg_calls.travel tells how long walks take */
    const GG_ROM uint16_t *symbols;           /**< by value: its symbol */
    const GG_ROM uint32_t *within;        /**< by action of the YAML: how near is at its place, in
                                  thousandths; NULL: 0 for all */
    const GG_ROM gg_leg_costs *leg_costs; /**< NULL: there is no `cost: travel` */
    uint32_t speed; /**< of an agent at the start, in thousandths a second; 0 without
                                  points */
    uint16_t fact;  /**< the fact */
    uint16_t count; /**< its values */
    gg_place_offsets offsets;
} gg_places;

/* ------------------------------------------------------------ applied facts */

struct gg_apply_ops; /* in agent/agent.h */
struct gg_apply_rule_ops;
struct gg_world; /* in gg_memory.h */

/** How many applied facts a rule can change. */
#define GG_RULE_APPLIED_FACTS 256

/** Where the part lies that applied facts need, in bytes from the start of the world. */
typedef struct gg_applied_offsets {
    uint32_t world_telling; /**< whether `world` is being called: 32 bits */
} gg_applied_offsets;

/** The facts whose changes the game is told of, but not those that it senses. */
typedef struct gg_applied {
    /** Carries a shared fact that a rule of the world or the world's setter has changed over to the
     *  game; value: in gg_read's terms. It must not tick the world. NULL: no applied fact is shared,
     *  or there is no game. For what agents change, see gg_calls.apply. */
    void (*world)(struct gg_world *world, uint16_t fact, uint32_t value);
    const GG_ROM struct gg_apply_ops *ops; /**< gg_applying */
    const GG_ROM struct gg_apply_rule_ops
        *ruling;                 /**< gg_rules_applying; NULL: no rule changes any */
    const GG_ROM uint64_t *bits; /**< those of these facts, by word */
    gg_applied_offsets offsets;
} gg_applied;

/* -------------------------------------------------------------- the domain */

/** A rule, by which facts change by themselves: its effect takes place after each period if its
 *  precondition holds then; or once, see gg_one_shot_rules. A rule of the world changes shared facts, and a rule of the agents
 *  changes private ones; neither changes a sensed fact. */
typedef struct gg_rule {
    gg_condition precondition;
    const GG_ROM gg_effect *effect;
    uint32_t period; /**< milliseconds, at least 1; of gg_random_ranges, the longest */
} gg_rule;

struct gg_calls;        /* the functions of the game: in gg.h */
struct gg_member_calls; /* in gg_memory.h */

/** An agent type: the actions, goals, root task and functions that its agents have. */
typedef struct gg_agent_type {
    const GG_ROM uint64_t *actions;      /**< a bit for each action it can do; NULL: all */
    const GG_ROM struct gg_calls *calls; /**< NULL in a domain that only plans */
    /** By goal, then by subgoal; NULL for a goal that is not its own. */
    const GG_ROM gg_heuristic *const GG_ROM *heuristics;
    const GG_ROM uint16_t *goals;          /**< the goals that it chooses among, in order */
    const GG_ROM uint64_t *relevance_mask; /**< the bits of the facts that their conditions and
                                        relevance read, word_count words; NULL: none */
    uint16_t goal_count;
    uint16_t task; /**< its root task; GG_NONE: it has none */
} gg_agent_type;

/** How the values of a fact are written. */
typedef struct gg_value_names {
    const GG_ROM char *const GG_ROM *symbols; /**< by value; NULL: it is a bool or a number */
    int64_t low, step; /**< of a number: value i is (low + i * step) / 10^decimals */
    uint8_t decimals;
} gg_value_names;

/** Names for people, in UTF-8; a small build leaves them out (GG_NO_NAMES). A label is
 *  the YAML's `label` or, if there is none, the name. */
typedef struct gg_names {
    const GG_ROM char *domain;
    const GG_ROM char *const GG_ROM *facts;                 /**< by ground fact: "powered(laser)" */
    const GG_ROM char *const GG_ROM *actions;               /**< by ground action */
    const GG_ROM char *const GG_ROM *action_labels;         /**< by ground action */
    const GG_ROM char *const GG_ROM *tasks;                 /**< by ground task */
    const GG_ROM char *const GG_ROM *task_labels;           /**< by ground task */
    const GG_ROM char *const GG_ROM *const GG_ROM *methods; /**< by ground task, then method */
    const GG_ROM char *const GG_ROM *const GG_ROM *method_labels;
    const GG_ROM char *const GG_ROM *goals;
    const GG_ROM char *const GG_ROM *goal_labels;
    const GG_ROM char *const GG_ROM *agent_types;
    /** By value of gg_places.fact; NULL: there are none. */
    const GG_ROM char *const GG_ROM *places;
    const GG_ROM gg_value_names *const GG_ROM *values; /**< by ground fact */
} gg_names;

/** Where the parts of a generated agent or world lie, in bytes from its start: one behind the
 *  other, from the state to the end. */
typedef struct gg_offsets {
    uint32_t agent_state;        /**< word_count words, as the snapshot, support_mask and from */
    uint32_t agent_snapshot;     /**< its planning state when it last decided */
    uint32_t agent_support_mask; /**< the bits that the rest of its plan depends on */
    uint32_t agent_from;         /**< the state that it plans from; if there are goals */
    uint32_t agent_timers;       /**< agent_rule_count */
    uint32_t agent_backoffs; /**< goal_count + 1 + want_limit: of each goal, of the root task, then
                                  of each want that is a condition */
    uint32_t agent_plan;     /**< plan_limit steps, as rows of gg_domain.actions */
    /** The same as numbers of ground actions and, behind them, that of the one that facts are claimed for,
     *  if gg_domain.told; else agent_plan. */
    uint32_t agent_step_numbers;
    uint32_t agent_watches;    /**< watch_limit */
    uint32_t agent_membership; /**< a gg_membership, if there is a team */
    uint32_t world_state;      /**< word_count words */
    uint32_t world_timers;     /**< world_rule_count */
    uint32_t agent_bytes;      /**< where the last part of an agent ends */
    uint32_t world_bytes;      /**< and that of a world */
} gg_offsets;

/** A compiled domain. What an agent needs in each tick stands first, as small processors reach it
 *  there with one instruction. */
typedef struct gg_domain {
    uint16_t word_count; /**< words of a state */
    uint16_t flag_words; /**< how many of them, from 0 on, hold flags */
    uint16_t fact_count;
    uint16_t action_count;
    uint16_t task_count;
    uint16_t agent_rule_count;
    uint16_t world_rule_count;
    uint16_t agent_type_count;
    uint16_t goal_count;
    uint16_t goal_source_count;
    uint16_t subgoal_count;
    uint16_t procedural_count;     /**< procedural preconditions, by ground action, then method */
    uint16_t dynamic_cost_count;   /**< dynamic costs, by ground action */
    uint16_t plan_limit;           /**< steps that an agent's plan has room for */
    uint16_t watch_limit;          /**< watches that an agent has room for */
    uint16_t want_limit;           /**< wants that an agent has room for, 64 at the most */
    const GG_ROM uint64_t *guards; /**< the guard bits, by word */
    const GG_ROM uint64_t *shared; /**< the world's bits, by word; NULL: none */
    const GG_ROM gg_fact *facts;
    const GG_ROM gg_action *actions;
    const GG_ROM gg_agent_type *agent_types;
    const GG_ROM gg_task *tasks;
    const GG_ROM struct gg_goal_ops *pursuit; /**< how agents pursue goals; NULL: they have none */
    const GG_ROM gg_places *places;           /**< NULL: there are none, and nobody walks */
    const GG_ROM gg_wants *wants;             /**< goals that the game gives; NULL: none */
    const GG_ROM gg_claims *claims;           /**< what actions claim; NULL: nothing */
    const GG_ROM gg_senses *senses;           /**< what agents sense; NULL: nothing */
    const GG_ROM gg_exclusions *exclusions; /**< actions that are left out for a time; NULL: none */
    const GG_ROM gg_features *features;     /**< optional ones; NULL: there are none */
    const GG_ROM struct gg_member_calls *team; /**< how agents work for a team; NULL: none is */
    /** How methods of higher priority interrupt plans; NULL: there are no such methods. */
    const GG_ROM struct gg_interrupt_ops *interrupting;
    const GG_ROM gg_told_actions *told; /**< NULL: no fact tells the place of an action */
    gg_offsets offsets;
    const GG_ROM gg_goal *goals;
    gg_hooks hooks;                   /**< what features do in each tick */
    const GG_ROM uint8_t *format;     /**< &gg_format_28 */
    uint32_t fingerprint;             /**< a hash of what records depend on */
    uint32_t saved_fingerprint;       /**< and of what saved bytes depend on: also of `offsets` */
    const GG_ROM uint64_t *start;     /**< the start state */
    const GG_ROM uint64_t *tops;      /**< the highest values of numbers, by word */
    const GG_ROM gg_applied *applied; /**< facts whose changes the game is told of; NULL: none */
    /** NULL: no goal has parameters, and each ground goal is that of the YAML with the same
     *  number. */
    const GG_ROM gg_goal_source *goal_sources;
    const GG_ROM gg_condition *subgoals; /**< conditions that are subtasks */
    const GG_ROM gg_search_tables
        *search; /**< NULL: all plans are read, and otherwise GG_OUT_OF_NODES */
    const GG_ROM uint16_t
        *fact_at; /**< by bit of a state: its fact, or GG_NONE; NULL: nothing is searched for */
    const GG_ROM gg_rule *rules; /**< those of agents, then those of the world */
    const GG_ROM gg_sets *sets;  /**< NULL: no condition has set tests */
    /** What the planning of tasks remembers; NULL: nothing. */
    const GG_ROM struct gg_recall_ops *recall;
    /** How conditions are achieved; NULL: there are none. */
    const GG_ROM struct gg_achieve_ops *achieve;
    const GG_ROM struct gg_select_ops *drawing; /**< how methods are drawn; NULL: none is */
    /** How methods are chosen by score; NULL: none is. */
    const GG_ROM struct gg_select_ops *scoring;
    /** How methods are found by an index; NULL: they are few. */
    const GG_ROM struct gg_index_ops *indexing;
    /** What others have taken of what actions change; NULL: they change nothing that is shared. */
    const GG_ROM struct gg_sharing_ops *sharing;
    /** How root tasks are planned; NULL: there are none. */
    const GG_ROM struct gg_task_ops *decomposing;
    /** What the game answers in a planning; NULL: it is not asked. */
    const GG_ROM struct gg_ask_ops *asking;
    /** What agents' plans keep to; NULL: nothing is left out or kept. */
    const GG_ROM struct gg_bound_ops *bounding;
    const GG_ROM struct gg_keep_ops *keeping; /**< goals that plans keep; NULL: there are none */
    const GG_ROM struct gg_world_rule_ops *world_ruling; /**< rules of the world; NULL: none */
    const GG_ROM struct gg_time_ops *timing; /**< how long actions take; NULL: as the tables tell */
    const GG_ROM gg_names *names;            /**< NULL in a build without names */
} gg_domain;

#ifdef __cplusplus
}
#endif

#endif
