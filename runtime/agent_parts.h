/* SPDX-License-Identifier: MIT */
/*
 * The parts of an agent, each in a file of its own: agent.c carries plans out,
 * agent_decide.c decides what is planned, agent_watch.c sees whether a plan still holds,
 * agent_interrupt.c whether there is a better method, agent_backoff.c what is kept out for a
 * while, agent_trace.c tells the trace. Inside the runtime only.
 */
#ifndef GG_AGENT_PARTS_H
#define GG_AGENT_PARTS_H

#include "htn.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Values of gg_agent.awake: whether there is to be decided though nothing changed. */
typedef enum gg_wakefulness {
    GG_ASLEEP,
    GG_LOOKING, /**< there are watches that were not looked at yet */
    GG_AWAKE    /**< something has happened */
} gg_wakefulness;

/* --------------------------------------------------- where its parts lie */

static inline void *agent_part(const gg_agent *agent, uint32_t offset)
{
    return (unsigned char *)(uintptr_t)agent + offset;
}

/* What it knew when it last decided. */
static inline uint64_t *seen_of(const gg_agent *agent)
{
    return (uint64_t *)agent_part(agent, agent->domain->offsets.agent_seen);
}

/* The bits that what is left of its plan depends on, while a task is running. */
static inline uint64_t *needs_of(const gg_agent *agent)
{
    return (uint64_t *)agent_part(agent, agent->domain->offsets.agent_needs);
}

/* The state that it is planning from. */
static inline uint64_t *from_of(const gg_agent *agent)
{
    return (uint64_t *)agent_part(agent, agent->domain->offsets.agent_from);
}

static inline uint16_t *steps_of(const gg_agent *agent)
{
    return (uint16_t *)agent_part(agent, agent->domain->offsets.agent_plan);
}

static inline uint32_t *timers_of(const gg_agent *agent)
{
    return (uint32_t *)agent_part(agent, agent->domain->offsets.agent_timers);
}

static inline gg_watch *watches_of(const gg_agent *agent)
{
    return (gg_watch *)agent_part(agent, agent->domain->offsets.agent_watches);
}

/* Of each goal, then of the root task. */
static inline gg_rest *rests_of(const gg_agent *agent)
{
    return (gg_rest *)agent_part(agent, agent->domain->offsets.agent_rests);
}

static inline uint32_t *senses_of(const gg_agent *agent)
{
    return (uint32_t *)agent_part(agent, agent->domain->offsets.agent_senses);
}

static inline gg_barred *barred_of(const gg_agent *agent)
{
    return (gg_barred *)agent_part(agent, agent->domain->offsets.agent_barred);
}

static inline const gg_character *character_of(const gg_agent *agent)
{
    return &agent->domain->characters[agent->character];
}

/* Whether there are steps left of a plan that was not given up. */
static inline bool has_plan(const gg_agent *agent)
{
    return agent->step < agent->plan_length && !agent->broken;
}

/* ------------------------------------------------------- agent.c: acting */

/** gg_planner.ready of a planner that is. */
#define GG_READY UINT32_C(0x676f6170)

/** Whether a planner was initialised, or used, or is one of zeros but for its memory and trace. */
static inline bool is_ready(const gg_planner *planner)
{
    if (planner->ready == GG_READY)
        return true;
    return planner->ready == 0 && !planner->busy && !planner->owner && !planner->waiting &&
           planner->turns == 0 && planner->others == 0 && planner->ticket == 0 &&
           planner->spent == 0 && planner->records == 0;
}

/** What the agent sees: its own facts, and the world's that are shared. This is the agent's
 *  own state, whose shared bits are brought up to date; they count nowhere else. So functions
 *  of the game may tick others meanwhile. */
const uint64_t *gg_agent_view(const gg_agent *agent);

/** Stops the running task, which did not end by itself. */
void gg_agent_abort(gg_agent *agent, gg_planner *planner);

/** Gives the plan up; no task is running. */
void gg_agent_drop(gg_agent *agent);

/** Puts a plan for a goal (GG_NONE: the root task) in the place of what the agent is
 *  at. A running task goes on where the plan begins with it. The planner may have been used
 *  by others afterwards. */
void gg_agent_adopt(gg_agent *agent, gg_planner *planner, uint16_t goal, const gg_plan *plan);

/** Puts a plan's steps in the place of the agent's own. A running task is stopped, but for one
 *  that goes on. */
void gg_agent_take_steps(gg_agent *agent, gg_planner *planner, const gg_plan *plan, bool goes_on);

/* ------------------------------------------- agent_decide.c: what it wants */

/** Looks whether what the agent does is still right, and plans what is to be done. */
void gg_agent_decide(gg_agent *agent, gg_planner *planner);

/** Goes on with a planning that is under way. */
void gg_agent_go_on(gg_agent *agent, gg_planner *planner);

/** Ends a planning that is under way without a result. */
void gg_agent_forget(gg_agent *agent, gg_planner *planner);

/** Decomposes a task from what the agent sees, into the planner's steps. */
gg_outcome gg_agent_decompose(gg_agent *agent, gg_planner *planner, uint16_t task, gg_plan *plan);

/* -------------------------------------------- agent_watch.c: whether the plan holds */

/** Notes what the rest of the plan depends on. */
void gg_watch_plan(gg_agent *agent);

/** Whether what comes after the running task, or all that is left where none is running,
 *  can be carried out and leads to the goal; tells the trace what is in the way. */
bool gg_plan_holds(gg_agent *agent, gg_planner *planner);

/** Whether a plan can be carried out from a state, and leads to a goal. */
bool gg_plan_leads(const gg_domain *domain, const gg_plan *plan, uint16_t goal, uint64_t *state);

/** The fact that a condition fails at, of several one whose bits are in `changed`;
 *  GG_NONE: it holds. */
uint16_t gg_failing_fact(const gg_domain *domain, const gg_condition *condition,
                         const uint64_t *state, const uint64_t *changed);

/* ------------------------------------- agent_interrupt.c: methods of higher priority */

/** Notes the choices of a plan of the root task, just made, that can be outdone. */
void gg_watch_choices(gg_agent *agent, const gg_workspace *workspace, uint16_t length);

/** Looks for a method of higher priority, where one is watched. Where it has no plan,
 *  nothing has happened, and nothing was drawn. */
void gg_agent_reconsider(gg_agent *agent, gg_planner *planner);

/* ----------------------------------- agent_backoff.c: what is kept out, and rests */

/** Lets time pass for what rests and what is kept out. */
void gg_agent_pass(gg_agent *agent, uint32_t milliseconds);

/** A task has failed: its action is kept out, its goal rests the longer the more often
 *  it has failed. */
void gg_agent_bar(gg_agent *agent, uint16_t action);
void gg_agent_blame(gg_agent *agent, gg_planner *planner, uint16_t goal);

/** Nothing could be planned for a goal or the root task (GG_NONE): it rests, the longer
 *  the more often in a row. */
void gg_agent_despair(gg_agent *agent, uint16_t goal);

/** What the agent sees is not what it knew when it last decided: goals without a plan that
 *  this may open a way to rest no longer than they must. Whether one of them is over with
 *  its rest. */
bool gg_agent_stir(gg_agent *agent);

/** The rest of a goal, or of the root task (GG_NONE). */
static inline gg_rest *rest_of(const gg_agent *agent, uint16_t goal)
{
    return &rests_of(agent)[goal == GG_NONE ? agent->domain->goal_count : goal];
}

/** Whether a rest of a saved agent is one that there can be. */
bool gg_rest_valid(const gg_rest *rest);

/** How long a goal can rest, because it failed or was reached. */
uint32_t gg_rest_longest(uint32_t cooldown);

/* ------------------------------------------------------ agent_trace.c: the trace */

static inline void tell_event(const gg_agent *agent, gg_planner *planner, const gg_event *event)
{
    bool busy = planner->busy;
    if (!planner->trace)
        return;
    planner->busy = true;
    planner->trace(planner->context, agent, event);
    planner->busy = busy;
}

static inline void tell(const gg_agent *agent, gg_planner *planner, gg_event_kind kind,
                        uint16_t index, uint16_t value)
{
    gg_event event;
    event.kind = kind;
    event.index = index;
    event.value = value;
    event.fact = GG_NONE;
    tell_event(agent, planner, &event);
}

/** Tells which methods of a task were chosen for the plan that the agent just got, and which
 *  were passed over; not planned: it got none, and all of the task were. */
void gg_tell_methods(const gg_agent *agent, gg_planner *planner, uint16_t task, bool planned);

#ifdef __cplusplus
}
#endif

#endif
