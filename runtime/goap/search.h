/* SPDX-License-Identifier: MIT */
/*
 * What the files of the search for plans share. Inside the runtime only. Rests on
 * condition_refs.h.
 *
 * Forward, a node's key is a state: word_count words. Backward it is a box of
 * states: for a flag word the pair (care, want), for a number word the pair
 * (low, high), each as in the test of that kind; half as many nodes fit then.
 */
#ifndef GG_SEARCH_H
#define GG_SEARCH_H

#include "goap/open_list.h"
#include "state/condition_refs.h"
#include "state/told.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Which way a search goes now, from the state or from the goal, and what it is content with. The
 *  ways that are content with any plan come last, in the order in which they are gone. */
typedef enum gg_direction {
    GG_NOWHERE, /**< it has ended */
    GG_FORWARD,
    GG_BACKWARD,
    GG_FORWARD_GREEDY,   /**< with a weighted heuristic */
    GG_SATISFICING,      /**< forward, by relaxed plans; of equal states the cheapest first */
    GG_SATISFICING_DEEP, /**< the same, of equal states the farthest first */
    GG_BACKWARD_GREEDY,
    GG_IMPROVING /**< forward, by the way so far and relaxed plans, for a better plan than the one
                      that is there */
} gg_direction;

/** What is known of states beside what the tables say, in gg_search.finer: the goal's policy of the nearest
 *  states, the walks that are still to be done, and that rows are left out at some places. */
typedef enum gg_finer_estimates {
    GG_NEAREST_STATES = 1,
    GG_WALKS_AHEAD = 2,
    GG_PLACES_LEFT_OUT = 4
} gg_finer_estimates;

/** What is noted in gg_search.noted of a greedy way: how many expansions there were when it began;
 *  and of GG_IMPROVING, the number at which it ends, and the length of the plan that is there. */
enum { GG_NOTED_BEGINNING, GG_NOTED_END, GG_NOTED_LENGTH };

/** Whether a search is content with any plan now, and need not find the cheapest. */
static inline bool is_greedy(const gg_search *search)
{
    return search->direction >= GG_FORWARD_GREEDY;
}

/** Whether a search goes from the state now, and not from the goal; true, too, if it has ended. */
static inline bool is_forward(const gg_search *search)
{
    return search->direction != GG_BACKWARD && search->direction != GG_BACKWARD_GREEDY;
}

/** Ends a search with an outcome, which it returns. */
static inline gg_outcome end_search(gg_search *search, gg_outcome outcome)
{
    search->direction = GG_NOWHERE;
    search->outcome = (uint8_t)outcome;
    return outcome;
}

/** What the heuristic is multiplied by in a greedy search (weighted A*: Pohl,
 *  "Heuristic Search Viewed as Path Finding in a Graph", 1970). The first is for the
 *  tables, which are near the truth, the second for the relaxed costs of the search from
 *  the goal, as in HSPr (Bonet, Geffner, "Planning as Heuristic Search: New Results", 1999). */
#define GG_HEURISTIC_WEIGHT 2
#define GG_HEURISTIC_WEIGHT_BACKWARD 5

/** The sum of two distances; GG_FAR if one of them is GG_FAR. */
static inline gg_distance distance_sum(gg_distance a, gg_distance b)
{
    return a == GG_FAR || b == GG_FAR ? GG_FAR : a + b;
}

/** What a distance by the tables comes to at least, as steps may cost less. */
static inline gg_distance lessened(const gg_search *search, gg_distance distance)
{
    uint32_t cost = (uint32_t)(distance >> 16);
    uint32_t share = search->saving < UINT8_MAX ? 256u - search->saving : 0;
    if (search->saving == 0 || distance == GG_FAR)
        return distance;
    cost = (((cost >> 16) * share) << 8) + (((cost & 0xffff) * share) >> 8);
    return (gg_distance)cost << 16;
}

/** How many steps a plan of a distance has: its lower 16 bits. */
static inline uint32_t steps_of_distance(gg_distance distance)
{
    return (uint32_t)distance & 0xffff;
}

/* ------------------------------------------------- what actions cost: leg_costs.c */

/** How the walks of a search differ from those of the tables. */
typedef enum gg_walks {
    GG_AS_TOLD,
    GG_DIFFERENT,
    GG_STRAYING /**< and the agent stands at no place at first: until it has walked, its states have the bit
                     gg_leg_costs.stray */
} gg_walks;

/** What of the state an action's cost and place depend on: the place where it begins to walk, if it costs
 *  that, and the place that a fact tells it. */
typedef struct gg_walk_ends {
    uint16_t from, to; /**< to: GG_NONE, of an action whose place no fact tells */
} gg_walk_ends;

/** What actions of `cost: travel` cost: gg_leg_costs.ops. */
typedef struct gg_leg_cost_ops {
    /** What the action of a leg costs from a place, as the tables have it. */
    uint16_t (*told)(const GG_ROM gg_domain *domain, uint16_t leg, uint16_t from);
    /** The same in this search, which has begun; from: also the number of places, for where the agent
     *  stands. */
    uint16_t (*measured)(const gg_search *search, uint16_t leg, uint16_t from);
    /** The same now for an agent of a type. NULL for the agent stands for one of the start state, which is
     *  at a place. */
    uint16_t (*now)(const GG_ROM gg_domain *domain, const gg_agent *agent,
                    const GG_ROM gg_agent_type *type, uint16_t leg, uint16_t from);
    /** From which place an agent walks that sets out now; the number of places: from where it stands. */
    uint16_t (*origin)(const gg_agent *agent);
    /** What it costs if the walk and the route take so long, in milliseconds. */
    uint16_t (*of_time)(const GG_ROM gg_domain *domain, uint16_t leg, uint32_t walk,
                        uint32_t route);
    /** Finds out how walks now differ from those of the tables: sets search->walks and
     *  search->saving. */
    void (*compare)(gg_search *search);
    /** A search begins with its usable actions. True if all walks cost what the tables say. */
    bool (*begin)(gg_search *search);
    /** Whether no step of search->plan costs more than the tables say, and no other one less. */
    bool (*agrees)(gg_search *search);
    /** An action was done in a state of the search, whose agent stands at no place at first: after a walk
     *  it does. */
    void (*settle)(const gg_search *search, uint16_t action, uint64_t *state);
    /** The cost of search->plan. */
    uint32_t (*of_plan)(const gg_search *search);
    /** See gg_cost_of_walk_in, gg_measured_walk, gg_measured_walk_in and gg_next_walk_origin. */
    uint16_t (*told_in)(const GG_ROM gg_domain *domain, uint16_t index, const uint64_t *state);
    uint16_t (*measured_step)(const gg_search *search, uint16_t index, gg_walk_ends ends);
    uint16_t (*measured_in)(const gg_search *search, uint16_t index, const uint64_t *state);
    bool (*next_origin)(const GG_ROM gg_domain *domain, uint16_t index, gg_walk_ends *ends);
} gg_leg_cost_ops;

/** The table of what actions of `cost: travel` cost; NULL: there are none. */
static inline const GG_ROM gg_leg_costs *leg_costs_of(const GG_ROM gg_domain *domain)
{
    return domain->places ? domain->places->leg_costs : NULL;
}

/** The leg of an action; GG_NONE: it does not cost its walk. */
static inline uint16_t leg_of_action(const GG_ROM gg_domain *domain, const GG_ROM gg_action *action)
{
    uint16_t number = action->dynamic_cost;
    return number == GG_NONE || number < domain->dynamic_cost_count
               ? GG_NONE
               : (uint16_t)(number - domain->dynamic_cost_count);
}

/** Of all that an action's cost and place may depend on, the first, from place 0 on. */
static inline gg_walk_ends first_walk_ends(const GG_ROM gg_domain *domain, uint16_t index)
{
    gg_walk_ends ends = {0, GG_NONE};
    if (domain->told)
        ends.to = domain->told->ops->first_place(domain, index);
    return ends;
}

/** Goes on to the next; false if there is none. */
bool gg_next_walk_ends(const GG_ROM gg_domain *domain, uint16_t index, gg_walk_ends *ends);

/** The leg of an action in a search, with the place that a fact tells it (GG_NONE: of one that has its own);
 *  GG_NONE: it does not cost its walk. */
static inline uint16_t leg_to(const GG_ROM gg_domain *domain, uint16_t index, uint16_t to)
{
    const GG_ROM gg_action *action = &domain->actions[index];
    uint16_t leg = leg_of_action(domain, action);
    if (leg != GG_NONE && to != GG_NONE)
        leg = (uint16_t)(leg + to - told_place_of(domain, action)->first);
    return leg;
}

/** The dynamic cost of an action that has one, with the place that a fact tells it or GG_NONE, by its place
 *  among those of a search. */
static inline uint16_t dynamic_cost_at(const GG_ROM gg_domain *domain, uint16_t index, uint16_t to)
{
    const GG_ROM gg_action *action = &domain->actions[index];
    return to == GG_NONE
               ? action->dynamic_cost
               : (uint16_t)(action->dynamic_cost + to - told_place_of(domain, action)->first);
}

/** From how many places legs are measured: where agents have a speed also from where the agent stands. */
static inline uint32_t origins_of(const GG_ROM gg_places *places)
{
    return (uint32_t)places->count + (places->speed > 0);
}

/* The functions of gg_leg_cost_ops that all have in common: walk_costs.c. */

/** Compares what a leg costs now from a place, or from where the agent stands, with what is told of it from
 *  one: notes in search->saving how much less it is. */
void gg_compare_leg(gg_search *search, uint16_t leg, uint16_t from, uint16_t told);

/** Notes that walks of a faster agent cost at least a share of what is told. */
void gg_compare_speed(gg_search *search, uint32_t speed);

/** gg_leg_cost_ops.measured. */
uint16_t gg_measured_cost_of_leg(const gg_search *search, uint16_t number, uint16_t from);

/** gg_leg_cost_ops.begin. */
bool gg_begin_measuring(gg_search *search);

/** gg_leg_cost_ops.settle. */
void gg_settle_walk(const gg_search *search, uint16_t action, uint64_t *state);

/** gg_leg_cost_ops.agrees. */
bool gg_walks_cost_what_is_told(gg_search *search);

/** gg_leg_cost_ops.of_plan. */
uint32_t gg_cost_of_walks(const gg_search *search);

/* Those of gg_costing_legs which gg_costing_slots has, too: leg_costs.c. */

/** gg_leg_cost_ops.told. */
uint16_t gg_told_cost_of_leg(const GG_ROM gg_domain *domain, uint16_t number, uint16_t from);

/** gg_leg_cost_ops.now. */
uint16_t gg_cost_of_leg_now(const GG_ROM gg_domain *domain, const gg_agent *agent,
                            const GG_ROM gg_agent_type *type, uint16_t number, uint16_t from);

/** gg_leg_cost_ops.origin. */
uint16_t gg_leg_costs_origin(const gg_agent *agent);

/** gg_leg_cost_ops.of_time. */
uint16_t gg_cost_of_leg_times(const GG_ROM gg_domain *domain, uint16_t number, uint32_t walk,
                              uint32_t route);

/** What an action of a leg costs in a state by the tables alone: walk_costs.c. */
uint16_t gg_cost_of_walk_in(const GG_ROM gg_domain *domain, uint16_t index, const uint64_t *state);

/** What an action of a leg costs in a search with its places: walk_costs.c. */
uint16_t gg_measured_walk(const gg_search *search, uint16_t index, gg_walk_ends ends);

/** The same in a state: walk_costs.c. */
uint16_t gg_measured_walk_in(const gg_search *search, uint16_t index, const uint64_t *state);

/** Goes on to the next place from which an action may have to walk; false, and place 0, if there is
 *  none: walk_costs.c. */
bool gg_next_walk_origin(const GG_ROM gg_domain *domain, uint16_t index, gg_walk_ends *ends);

/** The place that a fact tells an action in a state; GG_NONE: it has its own, or none. */
static inline uint16_t told_place_in(const GG_ROM gg_domain *domain, uint16_t index,
                                     const uint64_t *state)
{
    return has_told_place(&domain->actions[index]) ? domain->told->ops->place(domain, index, state)
                                                   : GG_NONE;
}

/** The place where an agent is, in a state of a domain with places. */
static inline uint16_t place_in_state(const GG_ROM gg_domain *domain, const uint64_t *state)
{
    return (uint16_t)gg_read(domain, domain->places->fact, state);
}

/** Does an action in a state of a search. */
static inline void do_in_search(const gg_search *search, uint16_t action, uint64_t *state)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    gg_do_action(domain, action, state);
    if (search->walks == GG_STRAYING)
        leg_costs_of(domain)->ops->settle(search, action, state);
}

/** The distance that a cost counts. */
static inline gg_distance distance_of_step(uint16_t cost)
{
    return ((gg_distance)cost << 16) + 1;
}

/** The distance of one action, with its dynamic cost in this search. */
gg_distance gg_step_distance_from(const gg_search *search, uint16_t index, gg_walk_ends ends);

/** The distance of one action in a state. */
gg_distance gg_step_distance_in(const gg_search *search, uint16_t index, const uint64_t *state);

/** What an action of a leg or of a dynamic cost costs in a state by the tables alone. */
uint16_t gg_told_cost_in(const GG_ROM gg_domain *domain, uint16_t index, const uint64_t *state);

/** What an action costs in a state by the tables alone. */
static inline uint16_t told_cost_in(const GG_ROM gg_domain *domain, uint16_t index,
                                    const uint64_t *state)
{
    const GG_ROM gg_action *action = &domain->actions[index];
    return action->dynamic_cost == GG_NONE ? action->cost : gg_told_cost_in(domain, index, state);
}

/* --------------------------------------- tables and policies: goal_tables.c, policies.c */

/** A function that gives the heuristic of a state or box: about how far it is from the end of the
 *  search. */
typedef gg_distance gg_estimate(gg_search *search, const uint64_t *key);

/** What a policy for the nearest states tells a search, if search->finer has GG_NEAREST_STATES: policies_nearest.c. */
typedef struct gg_nearest_ops {
    gg_estimate *estimate; /**< of states */
    /** Whether the policy says how to go on from a node, and nothing stands in the way. Then the
     *  steps are written behind those to the node, whose cost so far becomes that of the whole
     *  plan. */
    bool (*finish)(gg_search *search, uint32_t index);
} gg_nearest_ops;

/** Reads plans from what was worked out for a goal. */
typedef struct gg_reading_ops {
    /** Reads the plan with search->heuristic: FOUND, NO_PLAN or PLAN_TOO_LONG; SEARCHING if it
     *  cannot be read for lack of memory, or as the policy says nothing of the state. */
    gg_outcome (*read)(gg_search *search);
    const GG_ROM gg_nearest_ops *nearest; /**< NULL: it knows all states, or none */
} gg_reading_ops;

/** gg_reading_ops.read by the policy of search->heuristic: reads the plan, and returns the
 *  outcome. */
gg_outcome gg_policy_read(gg_search *search);

/** gg_reading_ops.read along the estimates: finds the plan by a walk along the tables of
 *  search->heuristic, and returns the outcome. */
gg_outcome gg_walk_read(gg_search *search);

/** Whether a state keeps the invariants of a policy. The actions of a plan lead to no other
 *  states. */
bool gg_policy_covers(const GG_ROM gg_policy *policy, const uint64_t *state);

/** Reads the rest of a plan from a state that the policy covers, behind so many steps: FOUND,
 *  NO_PLAN, PLAN_TOO_LONG, or SEARCHING if it is too far away. There is a search->reading, whose
 *  state is the one that was come to. Its cost is added to search->cost, and the plan's length is
 *  set. */
gg_outcome gg_policy_read_rest(gg_search *search, const uint64_t *from, uint16_t steps);

/** What looks whether at most one bool of each group holds in a state, or of some groups just one,
 *  as tables take for granted: goal_groups.c. */
typedef struct gg_exclusive_group_ops {
    /** Whether a state is as they do. The actions of a plan lead to no other states from there. */
    bool (*hold)(const GG_ROM gg_exclusive_bools *row, const uint64_t *state);
} gg_exclusive_group_ops;

/** Whether a state is one of those that the tables of a heuristic are for. */
static inline bool tables_cover(const GG_ROM gg_heuristic *heuristic, const uint64_t *state)
{
    const GG_ROM gg_exclusive_groups *groups = heuristic->groups;
    return !groups || groups->ops->hold(groups->rows, state);
}

/** How far the goal is from a state at least by the tables of search->heuristic; GG_FAR only if
 *  there is no plan. */
gg_distance gg_tables_estimate(gg_search *search, const uint64_t *state);

/** What a distance table says of a state. */
gg_distance gg_table_distance(const GG_ROM gg_distance_table *table, const uint64_t *state);

/* ------------------------------------------------ walks: walk_estimates.c */

/** Estimates by the walks that are still to be done: walk_estimates.c. */
typedef struct gg_walk_estimate_ops {
    /** A search begins, whose usable actions are known. */
    void (*begin)(gg_search *search);
    /** A search from the state begins, whose first state is in search->scratch: sets GG_WALKS_AHEAD if it
     *  can estimate walks, and finds out what a plan costs at the most. */
    void (*begin_forward)(gg_search *search);
    /** The way to what an action makes of a state comes so far: whether plans on this way cost more than
     *  there is one for. If that is not known, the state after it is estimated next. */
    bool (*is_hopeless)(const gg_search *search, const uint64_t *before, uint16_t action,
                        gg_distance so_far);
    gg_estimate *
        estimate; /**< of states; GG_FAR, too, if plans on this way cost more than there is one for */
} gg_walk_estimate_ops;

/* ------------------------------------------------------ nodes: open_list.c */

/** How many words a key has in the present direction. */
uint32_t gg_key_words(const gg_search *search);

/** Whether no state lies in a box that is a node's key: an interval is empty, or `want` has a
 *  bit that `care` has not. For assertions. */
static inline bool box_is_empty(const GG_ROM gg_domain *domain, const uint64_t *key)
{
    bool empty = false;
    for (uint32_t i = 0; i < domain->word_count; i++) {
        uint64_t first = key[2 * i], second = key[2 * i + 1], guards = domain->guards[i];
        empty =
            empty || (i < domain->flag_words ? (second & ~first) != 0
                                             : (((second | guards) - first) & guards) != guards);
    }
    return empty;
}

/** The key of a node. */
uint64_t *gg_node_key(const gg_search *search, uint32_t index);

/** Takes out all nodes. */
void gg_nodes_clear(gg_search *search);

/** The node with a key, or GG_NO_NODE; *hash: the key's hash, for gg_nodes_add. */
uint32_t gg_nodes_find(gg_search *search, const uint64_t *key, uint32_t *hash);

/** Makes a node, which is not in the heap yet; GG_NO_NODE if there is no room. */
uint32_t gg_nodes_add(gg_search *search, const uint64_t *key, uint32_t hash);

/** Whether a node of a search comes before another one: see gg_heap_take. */
bool gg_is_better_node(const void *search, const gg_node_links *a, const gg_node_links *b);

/** Puts a node into its place in the heap, for the first time or after its estimated total
 *  became less. */
void gg_heap_raise(gg_search *search, uint32_t index);

/** Takes the best node out of a heap that is not empty: that of the least estimated total, of
 *  these that of the greatest cost so far, in GG_SATISFICING of the least, of these that made
 *  first. */
uint32_t gg_heap_take(gg_search *search);

/* --------------------------------------------------- the problem: search.c */

/** The condition that is to hold at the end of the plan. */
gg_condition_ref gg_problem_condition(const gg_goal_problem *problem);

/* ----------------------------------- what a plan may do: asking.c, bounds.c */

/** For whom the game is asked. */
typedef struct gg_asker {
    const GG_ROM gg_domain *domain;
    const GG_ROM gg_agent_type *agent_type;
    gg_agent *agent;
    uint64_t *asked; /**< as in gg_goal_problem */
} gg_asker;

/** What the game answers: asking.c; and what costs are drawn beside: random_costs.c. */
typedef struct gg_ask_ops {
    /** Whether the procedural precondition of an action, which has one, holds. The game is asked
     *  only once if there is a memory of what was asked: pairs of bits (asked, answer) by the
     *  number in gg_action.procedural. */
    bool (*allows)(const gg_asker *asker, uint16_t action);
    /** Notes in search->dynamic_costs what an action of dynamic cost costs in this planning, with the
     *  place that a fact tells it or GG_NONE; true if that is more than its least cost. */
    bool (*is_dearer)(gg_search *search, uint16_t action, uint16_t to);
    /** Whether no step of search->plan is denied and none costs more than its least cost. */
    bool (*agrees)(gg_search *search);
    /** A planning begins: forgets what was asked, and draws for drawn costs; random: NULL, and each
     *  costs the least. If functions of the game draw, also the seed of an agent whose task is
     *  planned, which may be NULL. */
    void (*begin)(const GG_ROM gg_domain *domain, uint64_t *asked, struct gg_random *random,
                  gg_agent *agent);
} gg_ask_ops;

/** gg_ask_ops.allows of gg_asking, which other ops use, too: whether the procedural precondition of
 *  an action holds. */
bool gg_ask_allows(const gg_asker *asker, uint16_t action);

/** gg_ask_ops.is_dearer of gg_asking: notes what an action costs; true if that is more than its
 *  least cost. */
bool gg_ask_is_dearer(gg_search *search, uint16_t action, uint16_t to);

/** gg_ask_ops.agrees of gg_asking: whether no step of search->plan is denied or costs more than its
 *  least cost. */
bool gg_ask_agrees(gg_search *search);

/** gg_ask_ops.begin of gg_asking: begins a planning, and forgets what was asked before. */
void gg_ask_begin(const GG_ROM gg_domain *domain, uint64_t *asked, struct gg_random *random,
                  gg_agent *agent);

/** Whether a number was asked for before in this planning, and notes that it is now; false without
 *  a memory of what was asked. */
bool gg_was_asked(uint64_t *asked, uint32_t number);

/** The answer that was noted for a number in this planning. */
bool gg_answer_to(const uint64_t *asked, uint32_t number);

/** Notes the answer for a number in this planning, if there is a memory, and returns it. */
bool gg_note_answer(uint64_t *asked, uint32_t number, bool answer);

/** What sees to it that plans keep to bounds: bounds.c. */
typedef struct gg_bound_ops {
    /** Whether anything is kept out, or must be kept. */
    bool (*any)(const gg_bounds *bounds);
    /** Whether an action may be part of the plan. */
    bool (*allows)(const GG_ROM gg_domain *domain, const gg_bounds *bounds, uint16_t action);
    /** Whether every goal that must be kept holds in a state. */
    bool (*keeps)(const GG_ROM gg_domain *domain, const gg_bounds *bounds, const uint64_t *state);
    /** Whether search->plan keeps to the bounds of its problem; false, too, if goals must be kept
     *  and there is no search->reading. */
    bool (*obeys)(const gg_search *search);
} gg_bound_ops;

/** Whether search->plan keeps to the bounds of its problem: gg_bound_ops.obeys of any ops. */
bool gg_plan_obeys_bounds(const gg_search *search);

/** The others of gg_bounding: bounds.c. */
bool gg_bounds_any(const gg_bounds *bounds);
bool gg_bounds_allow(const GG_ROM gg_domain *domain, const gg_bounds *bounds, uint16_t action);
bool gg_bounds_keep(const GG_ROM gg_domain *domain, const gg_bounds *bounds, const uint64_t *state);

/** Whether the bounds let an action be part of a plan. */
static inline bool bounds_allow(const GG_ROM gg_domain *domain, const gg_bounds *bounds,
                                uint16_t action)
{
    return !bounds->ops || bounds->ops->allows(domain, bounds, action);
}

/** Whether every goal that must be kept holds in a state. */
static inline bool bounds_keep(const GG_ROM gg_domain *domain, const gg_bounds *bounds,
                               const uint64_t *state)
{
    return !bounds->ops || bounds->ops->keeps(domain, bounds, state);
}

/** The goals that a plan must keep, by its bounds, a bit each; NULL: there are none. */
static inline const uint64_t *kept_goals_of(const gg_bounds *bounds)
{
    return bounds->ops ? bounds->kept : NULL;
}

/* ---------------------------------------------- plans that are read: search.c */

/** What was worked out for the goal of a problem; NULL: nothing. */
static inline const GG_ROM gg_heuristic *heuristic_of_problem(const gg_goal_problem *problem)
{
    return problem->goal == GG_NONE ? NULL : problem->agent_type->heuristics[problem->goal];
}

/** Begins with a problem, and reads its plan as if nothing stood in its way; GG_SEARCHING if it
 *  cannot be read. */
static inline gg_outcome search_read(gg_search *search, const gg_goal_problem *problem,
                                     gg_plan *plan)
{
    search->problem = *problem;
    search->plan = plan;
    search->heuristic = heuristic_of_problem(problem);
    search->expanded = search->generated = search->read = search->cost = search->walked = 0;
    search->how = GG_HOW_READ;
    search->bound = 0;
    search->cut = search->left_out = search->denied = search->measured = false;
    search->finer = 0;
    search->saving = 0;
    search->walks = GG_AS_TOLD;
    search->passed_count = 0;
    plan->length = 0;
    const GG_ROM gg_heuristic *heuristic = search->heuristic;
    if (!heuristic || !heuristic->reading || problem->backward || problem->passes > 0)
        return GG_SEARCHING;
    return heuristic->reading->read(search);
}

/** Whether something may forbid steps of a plan that is read, or make them dearer. */
static inline bool may_be_denied(const gg_search *search)
{
    return search->heuristic->asks || search->problem.bounds.ops;
}

/** Whether no step of search->plan is denied or costs more than the tables say. */
static inline bool search_agrees(gg_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_leg_costs *costs = leg_costs_of(domain);
    return (!domain->asking || domain->asking->agrees(search)) &&
           (!costs || costs->ops->agrees(search));
}

/** Whether nothing stands in the way of a plan that was read. Then it is the cheapest one, as what
 *  is denied can make no other plan cheaper. */
static inline bool search_is_allowed(gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    return (!problem->bounds.ops || problem->bounds.ops->obeys(search)) &&
           (!search->heuristic->asks || search_agrees(search));
}

/** Whether what search_read has come to is the outcome, without a search. */
static inline bool search_is_settled(gg_search *search, gg_outcome outcome)
{
    return outcome == GG_NO_PLAN || (outcome == GG_FOUND && search_is_allowed(search)) ||
           (outcome == GG_PLAN_TOO_LONG && !may_be_denied(search));
}

/* ------------------------------------------- both directions: search_common.c */

/** A way to a state or, backward, a box: the node before it, and the action that leads from
 *  there. */
typedef struct gg_way_to_state {
    const uint64_t *key;   /**< the state or box, outside of the nodes */
    gg_estimate *estimate; /**< is asked if the key is new */
    uint32_t parent;       /**< the node before it, or GG_NO_NODE */
    uint16_t action;
    gg_distance step; /**< of the action */
} gg_way_to_state;

/** Adds a node for a way's state or box, or improves the node that there is, if the way is better.
 *  False if there is no room for a node. */
bool gg_search_add_or_improve_node(gg_search *search, const gg_way_to_state *way);

/* --------------------------------------------------- relaxed costs: relaxation.c */

/** The values of a fact that a box allows, as the two words of the test. */
typedef struct gg_constraint {
    const GG_ROM gg_fact *fact;
    uint64_t a, b;                 /**< care and want, or low and high */
    const GG_ROM gg_set_test *set; /**< of a set test, which has no words; or NULL */
} gg_constraint;

/** The highest value of a fact, as a search tells them apart: some values of large numbers are
 *  one. */
static inline uint32_t gg_last_value(const GG_ROM gg_fact *fact)
{
    return fact->kind == GG_NUMBER ? fact->top >> fact->coarse : fact->top;
}

/** Whether a constraint allows a value, one from 0 to gg_last_value of its fact. */
bool gg_constraint_allows(const gg_constraint *constraint, uint32_t value);

/** A range of values of a fact, both ends included. */
typedef struct gg_value_range {
    uint32_t first, last;
} gg_value_range;

/** The range from the first to the last value that a constraint may allow; it may rule out some of
 *  the values between. */
gg_value_range gg_range_of_constraint(const gg_constraint *constraint);

/** The constraint that a set test puts on its fact. */
gg_constraint gg_constraint_of_set_test(const GG_ROM gg_domain *domain,
                                        const GG_ROM gg_set_test *test);

/** The relaxed cost of a box of a condition, without the bounds of its sums: as
 *  gg_relaxed_key_cost. */
gg_distance gg_relaxed_cost_without_sums(const gg_search *search, gg_box_ref box, bool add);

/** The relaxed cost of a box of a condition, with the bounds of its sums. */
gg_distance gg_relaxed_box_cost(const gg_search *search, gg_box_ref box, bool add);

/** The relaxed cost of a condition: that of its cheapest box. */
gg_distance gg_relaxed_condition_cost(const gg_search *search, gg_condition_ref condition,
                                      bool add);

/** The relaxed cost of what an action needs, with the places that it is looked at with. */
gg_distance gg_relaxed_cost_before(const gg_search *search, uint16_t index, gg_walk_ends ends,
                                   bool add);

/** No relaxed cost but GG_FAR is more: what is added up stops here. The bits above it are marks
 *  of relaxed_plan.c. */
#define GG_RELAXED_MOST (((gg_distance)1 << 60) - 1)

/** The relaxed cost of a value, by its place among the values of all facts, without marks. */
static inline gg_distance relaxed_cost_at(const gg_search *search, uint32_t place)
{
    gg_distance cost = search->relaxed_costs[place];
    return cost == GG_FAR ? cost : cost & GG_RELAXED_MOST;
}

/** The value that costs least among those that a constraint allows, by its place among the values
 *  of all facts; the first of several; UINT32_MAX if none can be brought about. */
uint32_t gg_cheapest_value(const gg_search *search, const gg_constraint *constraint);

/** The relaxed cost of two things that are both needed: the greater of their costs or, if `add`,
 *  the sum. */
gg_distance gg_combine_relaxed_costs(gg_distance a, gg_distance b, bool add);

/** The relaxed cost after one more step: the sum of the cost before and that of the step. */
gg_distance gg_add_relaxed_step(gg_distance before, gg_distance step);

/** The values to which an effect of an action leads a fact, from a first to a last, by their places
 *  among the values of all facts. There are several if the values that they stand for are not told
 *  apart. */
typedef struct gg_result_values {
    uint32_t first, last;
} gg_result_values;

/** The value that an assignment gives to the fact of the lowest bit of `bits`, from which the
 *  fact's bits are taken away. */
gg_result_values gg_values_after_assignment(const gg_search *search,
                                            const GG_ROM gg_assignment *change, uint64_t *bits);

/** The values that an addition leads to from the value `value` of a number. */
gg_result_values gg_values_after_addition(const gg_search *search, const GG_ROM gg_addition *change,
                                          uint32_t value);

/** The place that a fact has told an action, by its place among the values of all facts. */
gg_result_values gg_value_of_told_place(const gg_search *search, uint16_t to);

/** How many words of a state a box has tests on. */
uint32_t gg_tested_word_count(gg_box_ref box);

/** The i-th word that a box has tests on: its number and, in `pair`, the two words of its test. */
uint32_t gg_tested_word_at(gg_box_ref box, uint32_t i, uint64_t *pair);

/** Bits of a word that a box constrains: at least one of each fact of the word on which it puts a
 *  constraint, and none of the others. */
uint64_t gg_constrained_bits(const GG_ROM gg_domain *domain, uint32_t word, const uint64_t *pair);

/** Takes the next constraint out of one word of a box: that on the fact of the lowest bit of
 *  `bits`, from which the fact's bits are taken away. */
gg_constraint gg_take_constraint(const GG_ROM gg_domain *domain, uint32_t word,
                                 const uint64_t *pair, uint64_t *bits);

/** Reads the constraints of a box one after the other, without the bounds of its sums. */
typedef struct gg_box_reader {
    const GG_ROM gg_domain *domain;
    gg_box_ref box;
    uint32_t next, word; /**< the next word of the box, and the present one */
    uint64_t pair[2], bits;
    const GG_ROM gg_set_test *sets;
} gg_box_reader;

/** Begins to read the constraints of a box. */
gg_box_reader gg_box_reader_begin(const GG_ROM gg_domain *domain, gg_box_ref box);

/** Reads the next constraint of a box; false if there is none. */
bool gg_box_reader_next(gg_box_reader *reader, gg_constraint *constraint);

/** Fills search->relaxed_costs with what it costs at least (h_max) or, if `add`, about (h_add) to
 *  bring about each value of each fact from a state. */
void gg_fill_relaxed_costs(gg_search *search, const uint64_t *state, bool add);

/** The relaxed cost of a box that is a node's key: of its constraints that of the greatest cost
 *  or, if `add`, the sum of all. */
gg_distance gg_relaxed_key_cost(const gg_search *search, const uint64_t *key, bool add);

/* ------------------------------------------------- relaxed plans: relaxed_plan.c */

/** Reads a relaxed plan for a condition out of the relaxed costs of a state, which
 *  gg_fill_relaxed_costs has filled with `add`: sets a bit for each of its actions in a row of
 *  them, and marks the values that it needs. Returns what its actions cost, with one more for each;
 *  GG_FAR if there is none. */
gg_distance gg_extract_relaxed_plan(gg_search *search, gg_condition_ref condition,
                                    uint64_t *actions);

/* ------------------------------------------- stubborn sets: stubborn_sets.c */

/** What leaves actions out of a search that need not be looked at, as others do as well:
 *  stubborn_sets.c. */
typedef struct gg_stubborn_ops {
    /** Takes those actions out of the ones that are applicable in a state which need not be looked
     *  at; see stubborn_sets.c. applicable: the first of three rows, all of which are used. Returns
     *  whether actions were taken out. */
    bool (*leave_out)(const gg_search *search, const uint64_t *state, uint64_t *applicable);
} gg_stubborn_ops;

/* ------------- the searches: search_forward.c, search_satisficing.c, search_backward.c */

/** Finds the usable actions that are applicable in a state: sets their bits in a row, and clears
 *  all others: search_forward.c. */
void gg_find_applicable_actions(const gg_search *search, const uint64_t *state,
                                uint64_t *applicable);

/** Writes the steps from the start to a node of a forward search into the plan, in which others may
 *  follow: search_forward.c. */
void gg_collect_forward_steps(const gg_search *search, uint32_t index);

/** How far a step of a search came. */
typedef enum gg_progress {
    GG_EXPANDED,  /**< the best node was expanded */
    GG_ARRIVED,   /**< the best node reaches what is looked for */
    GG_EXHAUSTED, /**< there is no node left */
    GG_NO_ROOM,   /**< the best node was expanded, but there was no room for all successors */
    GG_SETTLED    /**< the search has ended, with its outcome */
} gg_progress;

/** What a search in one direction does, from the problem's state or from its goal: it begins,
 *  expands nodes and collects the plan. */
typedef struct gg_direction_ops {
    /** Begins. False if there is no room for the first nodes. */
    bool (*begin)(gg_search *search);
    /** Expands the best node, unless it reaches what is looked for; *best: that node, if there was
     *  one. */
    gg_progress (*step)(gg_search *search, uint32_t *best);
    /** Writes the steps on the way to a node into the plan, whose length is set. */
    void (*collect)(const gg_search *search, uint32_t index);
    /** Begins anew for a better plan than the one that was found and is not proven, or goes on.
     *  NULL: it cannot. */
    bool (*improve)(gg_search *search);
} gg_direction_ops;

/* ------------------------------------------ which search is next: search_ways.c */

/** What begins and runs the searches for a plan, which come one after the other. */
typedef struct gg_search_ops {
    /** Begins with a problem that is set; too_long: its cheapest plan is, unless it is denied.
     *  Returns what gg_search_begin returns. */
    gg_outcome (*begin)(gg_search *search, bool too_long);
    /** Goes on for at most so many expansions, until the search ends. */
    void (*run)(gg_search *search, uint32_t expansions);
} gg_search_ops;

/** Those of gg_searching: search_ways.c. */
gg_outcome gg_ways_begin(gg_search *search, bool too_long);
void gg_ways_run(gg_search *search, uint32_t expansions);

/** That of gg_searching_apart: search_apart.c. */
gg_outcome gg_apart_begin(gg_search *search, bool too_long);

/** Ends the search with the plan to a node, at which it has arrived; if that is too long, a greedy
 *  search goes on. */
void gg_ways_arrive(gg_search *search, uint32_t index);

/** The nodes do not suffice: begins the next search that is content with any plan, or ends. */
void gg_ways_fall_back(gg_search *search);

#ifdef __cplusplus
}
#endif

#endif
