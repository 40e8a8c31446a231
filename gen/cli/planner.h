/* SPDX-License-Identifier: MIT */
/*
 * What `goapgen plan` and `goapgen run` have in common. The runtime plans, on the
 * tables as they are in memory, in memory of the size that the generated code
 * gives a planner.
 */
#ifndef GOAPGEN_CLI_PLANNER_H
#define GOAPGEN_CLI_PLANNER_H

#include "domain/examples.h"
#include "ground/state_view.h"
#include "tables/tables.h"
#include "cli/labels.h"
#include "cli/options.h"

struct population_agent; /* of the room run */

/** What a command plans with: the domain, its tables, the agent, a planner, and its plan. The agent
 *  comes first, so that the calls find the rest. */
struct planning {
    gg_agent agent;
    struct pool *pool;
    struct domain *domain; /**< as it was read, for texts that are read later */
    const struct tables *tables;
    const struct options *options;
    const gg_names *names;    /**< as they are shown in text */
    gg_agent_type agent_type; /**< with calls that answer as `answers` says */
    gg_planner planner;
    gg_plan plan;
    gg_random random;         /**< of the choices in the planning of a task */
    bool has_nodes_option;    /**< whether the command has --nodes */
    struct cast cast;         /**< of a simulation: who lives; none: as the options say */
    struct events events;     /**< likewise */
    struct placings placings; /**< where places are other than at the start */
    struct answers answers;   /**< of the game's functions */
    const struct subject *
        *failing; /**< actions that fail when they are done next, once each, in the
                                         order in which that was told */
    size_t failing_count, failing_room;
    struct population_agent
        *living; /**< who it is planned for, in the middle of a life; NULL: nobody
                                          lives */
    const gg_agent
        *standing;     /**< who walks as things are now; NULL: walks are as the YAML has places */
    uint64_t *refused; /**< a bit for each action that what others have claimed keeps out; NULL:
                              there is none */
    uint16_t *in_the_way; /**< by action: the fact that is in the way of a refused one */
    uint64_t *kept;       /**< a bit for each goal that a plan must keep; NULL: there is none */
};

/** Reads and compiles the domain that the options name, its start state changed by
 *  --set. NULL, with a message and the exit code, if that failed. */
struct planning *planning_read(struct pool *pool, struct diagnostics *diagnostics,
                               const struct options *options, enum exit_code *code);

/** A view of the state that the agent of a planning sees, by which it can be read and changed. */
struct state_view view_of_agent(struct planning *planning);

/** A state in packed words, as the tables lay it out. */
struct packed_state {
    const struct tables *tables;
    uint64_t *words;
};

/** A view of a state in packed words, by which it can be read and changed. */
struct state_view view_of_words(struct packed_state *state);

/** A copy of the start state. */
uint64_t *start_state(struct pool *pool, const gg_domain *domain);

/** Whether the domain has all that the options deny or give a cost; reports what it has not. */
bool planning_check_calls(const struct domain *domain, const struct options *options);

/** The name of a fact that others have claimed, so that an action of a ground number is kept out;
 *  NULL: it is not. */
const char *planning_claimed_fact(const struct planning *planning, uint16_t action);

/** Sets the agent type that is planned for, by its number. */
void planning_set_agent_type(struct planning *planning, size_t agent_type);

/** Whether the planning's agent can do a ground action, by its number. */
bool planning_agent_can_do(const struct planning *planning, size_t action);

/** What is less than the priority of any goal: that of a task. */
#define PRIORITY_OF_TASKS ((int64_t)INT32_MIN - 1)

/** Sets which goals a plan of that priority must keep: those of the agent type that have
 *  `keep: true`, are of no lower priority, and hold and are relevant in the start state;
 *  plan_kept.c. */
void planning_set_kept_goals(struct planning *planning, int64_t priority);

/** The priority of a goal in the start state, if it is not called. */
int32_t planning_priority(const struct planning *planning, uint16_t goal);

/** The name of a goal that is to be kept and does not hold in a state; NULL: there is none. */
const char *planning_goal_broken_in_state(const struct planning *planning, const uint64_t *state);

/** Whether some goal that is to be kept does not hold after some step of the plan. */
bool planning_plan_breaks_kept_goal(const struct planning *planning);

/** Prints on standard error which goals that are to be kept the plan breaks. */
void planning_report_broken_goals(const struct planning *planning);

/** Prints the line "kept: a, b" of the goals that a plan must keep, if there are any. */
void planning_print_kept_goals(const struct planning *planning);

/** Adds the goals that a plan must keep to an object of JSON, as "kept": [...]. */
void planning_add_kept_goals_json(const struct planning *planning, json_t *json);

/** The most bytes of nodes: a search that needs more ends as at the limit of nodes. */
enum { PLANNING_MEMORY = 1 << 30 };

/** How many search nodes are wanted, by the options or else by the domain. */
size_t planning_nodes_wanted(const struct planning *planning);

/** How many search nodes of so many bytes the planner gets: as many as are wanted, but no more than
 *  PLANNING_MEMORY has room for. */
size_t planning_nodes_that_fit(const struct planning *planning, size_t bytes);

/** The most methods of a plan that are recorded: more than a generated planner has room
 *  for, so that a plan can be told whole. */
enum { CHOSEN_MOST = UINT16_MAX - 1 };

/** Makes the planner's memory: that of the search for goals and, if `tasks`, that of decomposing
 *  tasks. */
void planning_make_planner(struct planning *planning, bool tasks);

/** Whether the plan can be carried out, keeps what is to be kept and, where a goal is
 *  given, reaches it; a fault of goapgen is said where it does not. */
bool planning_check_plan(const struct planning *planning, const gg_condition *goal);

/** The cost of the plan: the sum of what its steps cost. */
uint64_t planning_plan_cost(struct planning *planning);

/** Prints the steps of the plan, a line each. */
void planning_print_steps(const struct planning *planning);

/** Adds the steps of the plan to an object of JSON, as "steps": [...]. */
void planning_add_steps_json(const struct planning *planning, json_t *json);

/** Prints which methods of which tasks led to the steps, indented as they are nested. The last
 *  planning was of a task; plan/plan_tree.c. */
void planning_print_method_tree(const struct planning *planning);

/** Which methods of which tasks led to the steps, as a list of JSON; null if no plan was found. The
 *  last planning was of a task; plan/plan_tree.c. */
json_t *planning_method_tree_json(const struct planning *planning, bool found);

/** The outcome of a planning without a plan as text: the limit that was met, what it is and how it
 *  can be raised; plan_limits.c. */
const char *planning_outcome_text(struct pool *pool, const struct planning *planning,
                                  gg_outcome outcome);

/** Prints on standard error how a planning without a plan ended, with the name of what was planned;
 *  returns the exit code. */
enum exit_code planning_report_failure(const struct planning *planning, const char *name,
                                       gg_outcome outcome);

/** Whether an agent type chooses among goals, as each does of a domain with a team and goals;
 *  without a name, whether any does. */
bool agent_chooses_any_goal(const struct domain *domain, const char *agent);

/** Gives the plan memory for as many steps as the domain allows. */
void planning_allocate_plan(struct planning *planning);

/** Finds a plan for a goal, for the agent type that was chosen, from the start state; only the goal
 *  of the problem is set before. */
gg_outcome planning_find_goal_plan(struct planning *planning, gg_goal_problem *goal_problem);

/** Finds a plan for a task, for the agent type that was chosen, from the start state; only the task
 *  of the problem is set before. */
gg_outcome planning_find_task_plan(struct planning *planning, gg_task_problem *task_problem);

/** Plans the goal that the options name, or the first one, and prints the plan;
 *  plan/plan_goal.c. */
enum exit_code plan_goal(struct planning *planning);

/** Plans the task that the options name, or the root task, and prints the plan;
 *  plan/plan_task.c. */
enum exit_code plan_task(struct planning *planning);

/** Prints why a goal without a plan has none: because of what is to be kept, or of the actions.
 *  problem: that goal, with the goals to be kept, which are left out of it here. */
void explain_goal_without_plan(struct planning *planning, gg_goal_problem *problem);

/** Prints why a goal cannot be reached from the start state, in the user's
 *  words; explain_goal.c. */
void explain_unreachable_goal(const struct planning *planning, uint16_t goal);

/** Prints why a task has no plan, method by method; explain_task.c. */
void explain_task_without_plan(struct planning *planning, const gg_task_problem *task_problem);

/** Prints why methods were passed over for those of the plan that was found. */
void explain_passed_over_methods(struct planning *planning, const gg_task_problem *task_problem);

#endif
