/* SPDX-License-Identifier: MIT */
/*
 * What the files of the agent share, in the order in which they rest on each other. Inside the
 * runtime only. A file calls only functions that are declared above its own section, and tells a
 * higher file by a return value what to do.
 */
#ifndef GG_AGENT_AGENT_H
#define GG_AGENT_AGENT_H

#include "agent/agent_claims.h"
#include "agent/agent_layout.h"
#include "agent/agent_trace.h"
#include "htn/htn.h"
#include "agent/planner_share.h"
#include "agent/rule_clock.h"
#include "state/travel.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Tells the team of an agent how it goes with the booking that is the agent's plan; does nothing
 *  if the plan is none. */
inline void gg_tell_team(gg_agent *agent, gg_booking_news news)
{
    if (agent->booked)
        agent->domain->team->tell(agent, news);
}

/** The functions by which agents choose and pursue goals; only domains with goals or wants have
 *  them. `goal` is a ground goal, or goal_count + the slot of a want that is a condition. */
typedef struct gg_goal_ops {
    /** The condition of a goal; `borrowed` is room for that of a want. */
    gg_condition_ref (*condition)(const gg_agent *agent, uint16_t goal,
                                  gg_borrowed_condition *borrowed);
    /** Whether a goal holds in a state; and adds the bits to some that it reads. */
    bool (*holds)(const gg_agent *agent, uint16_t goal, const uint64_t *state);
    void (*add_care_mask)(const gg_agent *agent, uint16_t goal, uint64_t *bits);
    /** Whether the agent pursues a goal, because it chooses it by itself or it is wanted. */
    bool (*is_pursued)(const gg_agent *agent, uint16_t goal);
    /** Whether something on which the choice of a goal depends has changed since the last decision,
     *  if nothing has happened; changed: whether its planning state has. */
    bool (*is_concerned)(const gg_agent *agent, const uint64_t *planning_state, bool changed);
    /** After a change: see gg_shorten_backoffs_after_change. */
    bool (*retry_after_change)(gg_agent *agent);
    /** Ends the plan, which is for a goal, if that holds or no steps are left; no action is
     *  running. */
    void (*settle)(gg_agent *agent, gg_planner *planner);
    /** Ends the wants that hold, but for that of the plan, if that may have changed; and gives up a
     *  planning whose want was taken back. */
    void (*look)(gg_agent *agent, gg_planner *planner, bool changed);
    /** Whether the goal of the plan holds while an action is running. */
    bool (*is_through)(gg_agent *agent);
    /** Chooses a goal to be planned, if the choice may have changed, and does one tick's work on
     *  its plan, which is adopted when it is found. Whether there is such a goal. */
    bool (*pursue)(gg_agent *agent, gg_planner *planner, bool looks);
    /** Goes on with the planning of the goal that is wanted. Whether it has no plan. */
    bool (*plan)(gg_agent *agent, gg_planner *planner);
    /** The plan of a goal has failed. */
    void (*fail)(gg_agent *agent, gg_planner *planner, uint16_t goal);
    /** The plan that was adopted is for a want that the game took back meanwhile: gives it up. */
    void (*give_up)(gg_agent *agent);
    /** See gg_goal_find_best; what the agent holds on to comes before others. */
    uint16_t (*find_best)(gg_agent *agent, const uint64_t *view);
    /** See gg_goal_is_served. */
    bool (*is_served)(const gg_agent *agent, uint16_t goal, const uint64_t *state);
    /** Whether a plan that was found for a goal can still be carried out; it is about to be
     *  adopted. */
    bool (*is_good)(gg_agent *agent, gg_planner *planner, uint16_t goal);
    /** Whether a goal is relevant in a state, or latched; wants that are conditions always are. */
    bool (*is_relevant)(const gg_agent *agent, uint16_t goal, const uint64_t *state);
    /** The priority of a goal now, with the inertia of one that the agent holds on to: INT32_MAX where it
     *  would be more. */
    int32_t (*weight)(gg_agent *agent, uint16_t goal);
} gg_goal_ops;

/** Whether a goal is relevant in a state: gg_goal_ops.is_relevant. */
inline bool gg_goal_is_relevant(const gg_agent *agent, uint16_t goal, const uint64_t *state)
{
    return agent->domain->pursuit->is_relevant(agent, goal, state);
}

/** Whether a goal or want of the agent holds in a state: gg_goal_ops.holds. */
inline bool gg_goal_is_reached(const gg_agent *agent, uint16_t goal, const uint64_t *state)
{
    return agent->domain->pursuit->holds(agent, goal, state);
}

/** Whether a state is one to which the agent's plan for a goal is to lead: the goal holds or, if it
 *  is of best effort, is reached as far as the plan promised. */
inline bool gg_goal_is_served(const gg_agent *agent, uint16_t goal, const uint64_t *state)
{
    return agent->domain->pursuit->is_served(agent, goal, state);
}

/** What goapgen worked out about a goal for the agent's type: distances or a policy, and what may
 *  make a plan possible; NULL for a want that is a condition. */
inline const GG_ROM gg_heuristic *gg_heuristic_of_goal(const gg_agent *agent, uint16_t goal)
{
    return goal < agent->domain->goal_count ? gg_type_of(agent)->heuristics[goal] : NULL;
}

/* -------------------------------------------- agent_state.c: what it knows */

/** The view: the agent's own facts, and the shared ones of its world. It is the agent's own state,
 *  whose shared bits are brought up to date here and are right in no other place. It lies in the
 *  agent: functions of the game may tick other agents while it is used. */
const uint64_t *gg_agent_view(const gg_agent *agent);

/** The state from which the agent plans: its view without what others have claimed of numbers. It
 *  lies in the agent, and is the view where nothing can be claimed. */
inline const uint64_t *gg_agent_planning_state(const gg_agent *agent)
{
    const GG_ROM gg_claims *claims = agent->domain->claims;
    return claims ? claims->claiming->planning_state(agent) : gg_agent_view(agent);
}

/** Removes the agent's plan at once; no action is running, nor is the agent on its way to one. */
void gg_plan_drop(gg_agent *agent);

/** Copies the planning state into the planner, to carry steps out on the copy, and returns the
 *  copy. It lasts until the next copy or a call of a function of the game that may use the planner.
 *  Planning does not change it. */
static inline uint64_t *replay_begin(const gg_agent *agent, const gg_planner *planner)
{
    uint64_t *state = planner->workspace.states;
    gg_copy_words(state, gg_agent_planning_state(agent), agent->domain->word_count);
    return state;
}

/* ------------------------------------------- agent_senses.c: what it reads */

/** The functions for sensed facts of a domain. */
typedef struct gg_sense_ops {
    /** Makes all senses due. */
    void (*make_due)(gg_agent *agent);
} gg_sense_ops;

/** The milliseconds until the next sensed fact is due to be read. */
uint32_t gg_time_to_next_sense(const gg_agent *agent);

/** Makes all sensed facts due to be read, in a domain that has any. */
static inline void make_senses_due(gg_agent *agent)
{
    if (agent->domain->senses)
        agent->domain->senses->sensing->make_due(agent);
}

/* --------------------------------- agent_wants.c: goals that the game has given */

/** The functions for wants, the goals that the game gives to agents. `goal` is as in
 *  gg_goal_ops. */
typedef struct gg_want_ops {
    /** The goal of a slot's want, GG_NONE if it is not open. */
    uint16_t (*goal_at)(const gg_agent *agent, uint16_t slot);
    /** The condition of a goal that is one; `borrowed` is room for it. */
    const gg_runtime_condition *(*condition)(const gg_agent *agent, uint16_t goal,
                                             gg_borrowed_condition *borrowed);
    /** Whether the agent pursues a goal, because it chooses it by itself or it is wanted. */
    bool (*is_pursued)(const gg_agent *agent, uint16_t goal);
    /** The priority of a goal now: the greater one of those of the agent and of the want. */
    int32_t (*priority)(gg_agent *agent, uint16_t goal);
    /** Whether a want is open. */
    bool (*any_open)(const gg_agent *agent);
    /** Whether a want holds that is to be ended: not that of the plan. */
    bool (*any_holds)(const gg_agent *agent);
    /** Ends the wants that hold, but for that of the plan. */
    void (*look)(gg_agent *agent, gg_planner *planner);
    /** Ends the want of a goal that was reached, if there is one. A plan that is for nothing any
     *  more is given up. */
    void (*reach)(gg_agent *agent, uint16_t goal);
    /** Notes that a goal has failed, which ends the want of it after the third time in a row, or at
     *  once if it is for good. */
    void (*fail)(gg_agent *agent, uint16_t goal, bool for_good);
    /** Notes that no plan was found for a goal, and how the planning ended: the want has failed if
     *  it is proven that there is none; at a limit that counts as a failure. */
    void (*unplanned)(gg_agent *agent, const gg_planner *planner, uint16_t goal,
                      gg_outcome outcome);
} gg_want_ops;

/** Whether a box, as of a saved want's condition, is one that a condition builder makes:
 *  wanted_tests.c. */
bool gg_want_box_valid(const GG_ROM gg_domain *domain, const gg_runtime_box *box);

/** Whether a want holds that has to be ended, as it is not that of the plan: another goal's plan
 *  may have taken the place of its own. */
static inline bool has_reached_want(const gg_agent *agent)
{
    return agent->domain->wants && agent->domain->wants->wanting->any_holds(agent);
}

/* --------------------------- agent_backoff.c: what is left alone for a while */

/** The least that a back-off may be counted down to: 1 ms while the agent still tries other goals,
 *  so that a goal without a plan is not tried again before all others were, however long the ticks
 *  are; else 0. */
static inline uint32_t minimum_backoff(const gg_agent *agent)
{
    return agent->trying ? 1 : 0;
}

/** Counts a back-off timer down by some milliseconds, to `floor` at least; wakes the agent when it
 *  reaches 0. */
void gg_backoff_count_down(gg_agent *agent, uint32_t *left, uint32_t milliseconds, uint32_t floor);

/** Counts all back-offs of the agent down by the time that has passed. */
void gg_backoffs_pass_time(gg_agent *agent, uint32_t milliseconds);

/** The first back-off, and the time from one plan to the next of those that are carried out in vain,
 *  in milliseconds. */
enum { GG_FIRST_BACKOFF = 250 };

/** Counts a failure of a goal's plan and starts the goal's back-off, from the second failure in a
 *  row on, longer each time. Returns the failures in a row. */
uint8_t gg_backoff_start_after_failure(gg_backoff *backoff);

/** Lets the plan that the agent adopts now, for a goal, not be made again before 250 ms have passed,
 *  should it be carried out in vain. */
void gg_backoff_note_plan(gg_agent *agent);

/** Starts the back-off of a goal before its plan, which was carried out to the end in vain, is made
 *  again: for what is left of that time. */
void gg_backoff_start_before_repeat(gg_agent *agent, gg_backoff *backoff);

/** Starts the back-off of a goal or the root task for which no plan was found: longer each time in
 *  a row, and longest if all that may make a plan possible can be `seen`. */
void gg_backoff_start_without_plan(gg_backoff *backoff, bool seen);

/** Whether a back-off of a saved agent is a possible one. */
bool gg_backoff_valid(const gg_backoff *backoff);

/** The longest time in milliseconds that a goal with this cooldown can back off because it failed
 *  or was reached. */
uint32_t gg_longest_backoff(uint32_t cooldown);

/* ---------------- agent_exclusions.c: actions that are left out for a time */

/** The functions for actions that are left out of plans for a time. */
typedef struct gg_exclusion_ops {
    /** Names the actions that are left out to a planning. */
    void (*bound)(const gg_agent *agent, gg_bounds *bounds);
    /** An action has ended by itself, with a status: leaves it out of plans if its YAML says so. */
    void (*begin)(gg_agent *agent, uint16_t action, gg_status status);
    /** An action is left out no more, which may make a plan possible for goals; NULL: the agents
     *  have none. */
    void (*end)(gg_agent *agent, uint16_t action);
} gg_exclusion_ops;

/** Adds the actions that are left out for a time to what a planning must not use:
 *  gg_exclusion_ops.bound. */
void gg_exclusions_add_to_bounds(const gg_agent *agent, gg_bounds *bounds);

/** Leaves an action that has ended by itself out of plans for its `retry` time, if it has one and
 *  did not succeed: gg_exclusion_ops.begin. Without room, the action with the least time left gives
 *  way. */
void gg_exclude_failed_action(gg_agent *agent, uint16_t action, gg_status status);

/** The milliseconds until the first of the actions that are left out may be used again; UINT32_MAX:
 *  none is left out. */
uint32_t gg_time_to_next_exclusion_end(const gg_agent *agent);

/** Leaves an action that has ended with a status, by its number, out of plans for a time, if its YAML says
 *  so: gg_exclusion_ops.begin. */
static inline void exclude_failed_action(gg_agent *agent, uint16_t number, gg_status status)
{
    const GG_ROM gg_exclusions *exclusions = agent->domain->exclusions;
    if (exclusions)
        exclusions->excluding->begin(agent, number, status);
}

/* ----------------- agent_resting.c, agent_retries.c: goals that back off */

/** Ends the back-off of a goal without a plan as early as it may end. Returns whether it is
 *  over. */
bool gg_backoff_end_early(const gg_agent *agent, gg_backoff *backoff);

/** Shortens the back-offs of goals without a plan for which an action may be of use that is left
 *  out of plans no more. */
void gg_shorten_backoffs_for_action(gg_agent *agent, uint16_t action);

/** Makes a goal back off whose plan has failed, as gg_backoff_start_after_failure does, and counts
 *  that as a failure of its want, if it has one. */
void gg_goal_back_off_after_failure(gg_agent *agent, gg_planner *planner, uint16_t goal);

/** The plan of a goal was carried out to its end, and the goal does not hold: that is no failure, and
 *  the plan is made again. A want that is a condition has failed so, as it has no `retry`. */
void gg_goal_repeat(gg_agent *agent, gg_planner *planner, uint16_t goal);

/** Makes a goal back off whose plan has failed: for its `retry` time, if it has one; otherwise as
 *  gg_goal_back_off_after_failure does. */
void gg_goal_retry_after_failure(gg_agent *agent, gg_planner *planner, uint16_t goal);

/* ------------------ agent_best_effort.c: goals that may be reached in part */

/** Notes by how much the state that a plan leads to falls short of its goal, from the state that it was
 *  made for; returns what was noted before. Uses the planner's states. */
uint32_t gg_best_effort_promise(gg_agent *agent, gg_planner *planner, uint16_t goal,
                                const gg_plan *plan);

/** By how much the state falls short that what is left of the present plan leads to now. */
uint32_t gg_best_effort_shortfall(const gg_agent *agent, const gg_planner *planner);

/** What is noted. */
uint32_t gg_best_effort_promised(const gg_agent *agent);

/** Notes again what was noted before. */
void gg_best_effort_promise_again(gg_agent *agent, uint32_t shortfall);

/** See gg_goal_is_served. */
bool gg_best_effort_is_served(const gg_agent *agent, uint16_t goal, const uint64_t *state);

/** Adds the bits that a goal reads, and how far it is reached. */
void gg_best_effort_add_care_mask(const gg_agent *agent, uint16_t goal, uint64_t *bits);

/** Whether the agent's plan was for a goal of best effort that does not hold, but is reached as far as
 *  the plan promised. */
bool gg_best_effort_is_made(const gg_agent *agent);

/* ------------------------------------------------ agent_retries.c, as above */

/** Starts the back-off of a goal whose plan was carried out in vain: for its `retry` time, which it
 *  has. It counts as often in a row as that of a failure. */
void gg_goal_retry_after_miss(gg_agent *agent, uint16_t goal);

/** Makes a goal back off for which no plan was found; no longer than it must if something has
 *  changed meanwhile. */
void gg_goal_back_off_without_plan(gg_agent *agent, uint16_t goal);

/** Shortens the back-offs of goals without a plan for which a change of the planning state may make
 *  one possible. Returns whether one of these back-offs is over. */
bool gg_shorten_backoffs_after_change(gg_agent *agent);

/* -------------------------------------------- agent_watch.c: whether the plan holds */

/** Computes support_mask_of: the bits of the state on which the rest of the plan depends. */
void gg_compute_support_mask(gg_agent *agent);

/** Watches the choices of a new plan of the root task for which there are methods of higher
 *  priority; length: the plan's steps. */
void gg_watch_choices(gg_agent *agent, const gg_workspace *workspace, uint16_t length);

/** Whether the plan's present step is one of those that a watched choice led to. */
static inline bool watch_lasts(const gg_agent *agent, const gg_watched_choice *watch)
{
    return watch->from <= agent->step && agent->step < watch->end;
}

/** The methods of the same task that have a higher priority than that of a watched choice. */
static inline gg_method_range higher_priority_methods(const gg_agent *agent,
                                                      const gg_watched_choice *watch)
{
    const GG_ROM gg_method *methods = agent->domain->tasks[watch->task].methods;
    uint16_t level = methods[watch->method].priority_level;
    gg_method_range higher = {0, watch->method};
    while (higher.end > 0 && methods[higher.end - 1].priority_level == level)
        higher.end--;
    return higher;
}

/** Adds a watched choice to those of the agent, if there is room. */
void gg_watch_add(gg_agent *agent, const gg_watched_choice *watch);

/** Carries out what is left of the plan on a state, the running action included. Returns the first step that
 *  cannot be done, or the plan's length. */
uint16_t gg_plan_replay(const gg_agent *agent, uint64_t *state);

/** Whether the rest of the plan, without the running action, can be carried out and leads to the
 *  goal; tells the trace what is in the way. */
bool gg_plan_holds(const gg_agent *agent, gg_planner *planner);

/* ------------------------------------------- agent_action.c: what it is doing */

/** The functions by which an action that ends finds out what others have taken of shared facts
 *  meanwhile: agent_sharing.c. */
typedef struct gg_sharing_ops {
    /** The first box of the action's precondition that holds now; GG_NO_BOX if that does not
     *  matter. */
    uint8_t (*box)(const gg_agent *agent, const GG_ROM gg_action *action);
    /** The condition that has this box: what the action asks for, whatever it is to change then. */
    const GG_ROM gg_condition *(*asked)(const GG_ROM gg_domain *domain,
                                        const GG_ROM gg_action *action);
    /** The first shared fact that others have changed so that the running action cannot have its
     *  effects; GG_NONE: there is none. */
    uint16_t (*in_the_way)(const gg_agent *agent, const GG_ROM gg_action *action);
    /** Stops the running action, which has succeeded unless there is such a fact: that fact. */
    uint16_t (*stop)(gg_agent *agent, gg_planner *planner, const GG_ROM gg_action *action);
} gg_sharing_ops;

/** Ends the running action, with success unless others have changed a shared fact so that it cannot
 *  have its effects: gg_sharing_ops.stop. Returns that fact, also if it was changed only while the
 *  action was stopped; GG_NONE: there is none. */
uint16_t gg_sharing_end_action(gg_agent *agent, gg_planner *planner,
                               const GG_ROM gg_action *action);

/** Those of gg_sharing_ops that are the same with slots and without. */
uint8_t gg_sharing_box_that_holds(const gg_agent *agent, const GG_ROM gg_action *action);
const GG_ROM gg_condition *gg_sharing_asked_of(const GG_ROM gg_domain *domain,
                                               const GG_ROM gg_action *action);

/** The functions that tell the game of changes of applied facts: applied.c. */
typedef struct gg_apply_ops {
    /** See gg_action_take_effect: of an action that changes applied facts, which the game then sets
     *  to the values that were expected. */
    void (*take_and_tell)(gg_agent *agent, gg_planner *planner, uint16_t action);
    /** Lets the game set a fact that the agent has changed to a value, if it is applied. */
    void (*tell)(gg_agent *agent, uint16_t fact, uint32_t value);
} gg_apply_ops;

/** The functions by which rules fire that may change applied facts: applied.c. */
typedef struct gg_apply_rule_ops {
    /** Makes the effect of a rule of the agent take place, as gg_rule_change does, and tells the game
     *  of each applied fact that it has changed. */
    void (*fire)(gg_agent *agent, const GG_ROM gg_effect *effect);
    /** The same of a rule of the world. */
    void (*fire_in_world)(gg_world *world, const GG_ROM gg_effect *effect);
} gg_apply_rule_ops;

/** These functions of a domain; NULL: no rule changes an applied fact. */
static inline const GG_ROM gg_apply_rule_ops *rule_apply_ops_of(const GG_ROM gg_domain *domain)
{
    return domain->applied ? domain->applied->ruling : NULL;
}

/** Lets the game set a fact that the agent has changed to a value, if it is applied. */
static inline void tell_game(gg_agent *agent, uint16_t fact, uint32_t value)
{
    if (agent->domain->applied)
        agent->domain->applied->ops->tell(agent, fact, value);
}

/** The state that is expected of an effect, before it takes place; and lets the game set the applied
 *  facts of the effect to their values in that state: applied.c. */
const uint64_t *gg_applied_expected_state(const gg_agent *agent, const GG_ROM gg_effect *effect);
void gg_applied_tell_game(gg_agent *agent, const GG_ROM gg_effect *effect, const uint64_t *state);

/** Ends the running action with a status: tells its function, gives up what the agent has claimed and,
 *  unless it has succeeded, makes what it changes then. The effects of success are not made here. */
void gg_action_end(gg_agent *agent, gg_planner *planner, gg_status status);

/** Starts the action of the plan's next step. There must be one, and no action running. */
void gg_action_start(gg_agent *agent, gg_planner *planner);

/** Lets the running action begin anew, as a fact has changed: stops and starts it. It may then end. */
void gg_action_begin_anew(gg_agent *agent, gg_planner *planner, uint16_t fact);

/** Ticks the running action, which may then end; its time has passed before. */
void gg_action_tick(gg_agent *agent, gg_planner *planner);

/** Applies the effects of an action that has succeeded to the agent's own facts and to the world's;
 *  NULL: it has none there. */
void gg_action_apply_effects(gg_agent *agent, const GG_ROM gg_effect *own,
                             const GG_ROM gg_effect *world);

/** The same of an action that may be about slots, in a domain with optional features. May use the
 *  planner's states. */
void gg_action_change(gg_agent *agent, gg_planner *planner, uint16_t action,
                      const GG_ROM gg_effect *own, const GG_ROM gg_effect *world);

/** Makes an action that has succeeded take effect, by the optional features of the domain where it
 *  has any. May use the planner's states. */
void gg_action_take_effect(gg_agent *agent, gg_planner *planner, uint16_t action);

/** Aborts the running action, which did not end by itself, and tells the team and the trace. */
void gg_action_abort(gg_agent *agent, gg_planner *planner);

/** Drops the plan, which has failed with the action of its present step, which was stopped, and
 *  lets its goal back off, if it has one; notice: that action's end, for the trace. */
void gg_plan_fail(gg_agent *agent, gg_planner *planner, const gg_notice *notice);

/* ------------------------------------ agent_walk.c: on the way to an action */

/** Stops the running action, or the walk to one, which did not end by itself. */
static inline void gg_step_abort(gg_agent *agent, gg_planner *planner)
{
    if (agent->walking)
        agent->domain->places->walking->abort(agent, planner);
    else
        gg_action_abort(agent, planner);
}

/* ------------------------------------------------ agent_goals.c: what it wants */

/** The condition of a goal or want of the agent; `borrowed` is room for that of a want. */
gg_condition_ref gg_goal_condition(const gg_agent *agent, uint16_t goal,
                                   gg_borrowed_condition *borrowed);

/** Whether a goal or want of the agent holds in a state. */
bool gg_goal_holds(const gg_agent *agent, uint16_t goal, const uint64_t *state);

/** Adds the bits to some that the condition of a goal or want reads. */
void gg_goal_add_care_mask(const gg_agent *agent, uint16_t goal, uint64_t *bits);

/** Whether the agent pursues a goal, because it chooses it by itself or it is wanted. */
bool gg_agent_pursues(const gg_agent *agent, uint16_t goal);

/** How many goals the agent may pursue: those that it chooses by itself, then its slots. */
static inline uint16_t pursuable_goal_count(const gg_agent *agent)
{
    return (uint16_t)(gg_type_of(agent)->goal_count + agent->domain->want_limit);
}

/** The n-th of the goals that the agent may pursue; GG_NONE if the slot has no open want. A goal
 *  can come twice. */
uint16_t gg_pursuable_goal_at(const gg_agent *agent, uint16_t i);

/** Marks the plan as obsolete, as it is for nothing any more. What the agent is doing goes on until
 *  something takes its place; if it is doing nothing, the plan is dropped. */
void gg_plan_mark_obsolete(gg_agent *agent);

/** The priority with which an agent chooses a goal by itself: the answer of the game if it is
 *  called, otherwise the number of the domain. */
int32_t gg_goal_own_priority(gg_agent *agent, uint16_t goal);

/** The priority of a goal now, also as a want. */
int32_t gg_goal_priority(gg_agent *agent, uint16_t goal);

/** Whether a goal is relevant in a state, whatever the agent holds on to. */
bool gg_goal_is_wished(const gg_agent *agent, uint16_t goal, const uint64_t *state);

/** Whether a goal holds, or will hold when others have taken what they have claimed. */
bool gg_goal_holds_after_claims(const gg_agent *agent, uint16_t goal, const uint64_t *view);

/** Whether a goal could take the place of the present plan, whatever its priority. */
bool gg_goal_is_open(const gg_agent *agent, uint16_t goal, const uint64_t *view);

/** Whether a goal counts in the choice: it could take the place of the present plan, or that is for it. */
bool gg_goal_counts(const gg_agent *agent, uint16_t goal, const uint64_t *view);

/** The priority that a goal must exceed to be chosen: that of the plan's goal, if that is still
 *  relevant, or that of the agent's work for its team, whichever is higher; GG_BELOW_ALL: any will
 *  do. */
int64_t gg_goal_priority_to_exceed(gg_agent *agent, const uint64_t *view);

/** Finds the goal that is to take the place of the present plan: that of the highest priority, of
 *  several such goals the first. GG_NONE: there is none. */
uint16_t gg_goal_find_best(gg_agent *agent, const uint64_t *view);

/** Whether a goal that was chosen may still take the place of the present plan. */
bool gg_goal_may_replace_plan(gg_agent *agent, uint16_t goal, const uint64_t *view);

/** Whether it is proven for what the agent sees that a goal has no plan, as its last planning has found:
 *  no action was left out, as it failed or cools down, because of what others have claimed or because the
 *  game denied it, and the state is the one that it was planned from. What is of no use for the goal does
 *  not count, unless goals were to be kept. agent_proofs.c */
bool gg_no_plan_is_proven(const gg_agent *agent, const gg_planner *planner, uint16_t goal);

/** The planning problem of a goal or want of the agent from a state, without bounds. What points to
 *  a condition lies in the planner. */
gg_goal_problem gg_goal_problem_of(gg_agent *agent, gg_planner *planner, uint16_t goal,
                                   const uint64_t *state);

/** Whether the choice among goals must be made anew, as something that it depends on may have
 *  changed; changed: whether the planning state has. See gg_goal_ops.is_concerned. */
bool gg_must_rechoose_goal(const gg_agent *agent, const uint64_t *planning_state, bool changed);

/* ----------------------------------------------------- agent_plan.c: planning */

/** Fills in the planning problem of a task from what the agent sees, but for its bounds, recorder
 *  and `replaces`. */
void gg_task_problem_of(gg_agent *agent, uint16_t task, gg_task_problem *problem);

/** Plans a problem that gg_task_problem_of has filled in, in the planner. */
gg_outcome gg_task_problem_plan(gg_planner *planner, const gg_task_problem *problem, gg_plan *plan);

/** Decomposes a task from what the agent sees, into the planner's steps; the agent does not adopt
 *  the plan. replaces: see gg_task_problem. */
gg_outcome gg_agent_decompose_task(gg_agent *agent, gg_planner *planner, uint16_t task,
                                   uint16_t replaces, gg_plan *plan);

/** Fills in what a plan of the agent must not do: break goals that are kept, see gg_keep_ops, or
 *  use actions that are left out. */
void gg_plan_bounds(const gg_agent *agent, const uint64_t *kept, gg_bounds *bounds);

/** The functions by which searches are spread over ticks: agent_slices.c. */
typedef struct gg_slice_ops {
    /** See gg_planner_acquire. */
    bool (*acquire)(gg_planner *planner, gg_agent *agent);
    /** Does one tick's work on the search that lies in the planner, and is the agent's. */
    gg_outcome (*run)(gg_agent *agent, gg_planner *planner);
} gg_slice_ops;

/** Puts a plan for a goal (GG_NONE: the root task) in the place of the present one. A running
 *  action, or a walk, goes on if the plan begins with it. Other agents may use the planner
 *  meanwhile. */
void gg_plan_adopt(gg_agent *agent, gg_planner *planner, uint16_t goal, const gg_plan *plan);

/** The functions by which the root task is planned: agent_plan.c. */
typedef struct gg_task_ops {
    /** Plans it, and adopts the plan; without one it backs off. */
    void (*plan)(gg_agent *agent, gg_planner *planner);
} gg_task_ops;

/** Whether a plan for a goal (GG_NONE: a task) begins with what the agent does, so that it goes on with
 *  that. May use the planner's states. */
bool gg_plan_goes_on(const gg_agent *agent, gg_planner *planner, uint16_t goal,
                     const gg_plan *plan);

/** Puts the steps of a plan for a goal (GG_NONE: a task) in the place of the agent's own. A running
 *  action, or a walk, is stopped unless it goes on as the first of them. */
void gg_plan_take_steps(gg_agent *agent, gg_planner *planner, uint16_t goal, const gg_plan *plan);

/* ----------------------------- agent_interrupt.c: methods of higher priority */

/** The functions by which methods of higher priority interrupt a plan of the root task. */
typedef struct gg_interrupt_ops {
    /** Watches the choices of a new plan for which there are such methods; length: its steps. */
    void (*watch)(gg_agent *agent, const gg_workspace *workspace, uint16_t length);
    /** Looks for a method of higher priority than a watched choice, and interrupts the plan by it.
     *  If the method has no plan, nothing happens, and nothing is drawn. */
    void (*reconsider)(gg_agent *agent, gg_planner *planner);
    /** The first method from one on that can apply in the planning state and would take the place of a
     *  watched choice if it has a plan; GG_NONE: none is left. */
    uint16_t (*next_rival)(gg_agent *agent, const gg_watched_choice *watch,
                           const uint64_t *planning_state, uint16_t from);
    /** Behind which method no such one can be. */
    uint16_t (*rivals_end)(const gg_agent *agent, const gg_watched_choice *watch);
    const GG_ROM gg_recorder_ops *recorder; /**< what records the choices for that */
} gg_interrupt_ops;

/** See gg_interrupt_ops.reconsider. */
void gg_interrupt_reconsider(gg_agent *agent, gg_planner *planner);

/** The rivals of methods that are tried in order: see gg_interrupt_ops. */
uint16_t gg_next_prior_method(gg_agent *agent, const gg_watched_choice *watch,
                              const uint64_t *planning_state, uint16_t from);
uint16_t gg_prior_methods_end(const gg_agent *agent, const gg_watched_choice *watch);

/** Whether the game is to be asked at each decision for methods of higher priority that it has
 *  denied, as it may allow them by now: gg_deny_ops.asks. */
static inline bool must_reask_denied_methods(const gg_agent *agent)
{
    const GG_ROM gg_denials *denials = agent->denied ? denials_of(agent->domain) : NULL;
    return denials && denials->ops->asks(agent);
}

/* --------------------------------------------- agent_decide.c: what is to be done */

/** Checks the agent's plan, and plans anew if that is needed. */
void gg_agent_decide(gg_agent *agent, gg_planner *planner);

#ifdef __cplusplus
}
#endif

#endif
