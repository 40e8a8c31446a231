/* SPDX-License-Identifier: MIT */
/*
 * The explanation: what an agent would do now, and why it does nothing else. A game includes gg.h,
 * which includes this.
 *
 * Rests on gg_trace.h.
 */
#ifndef GG_EXPLAIN_H
#define GG_EXPLAIN_H

#include "gg_trace.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What a reason tells of a goal, of the root task, of a method or of an action. */
typedef enum gg_reason_kind {
    /* Of a goal or the root task: */
    GG_IS_PURSUED,      /**< the agent's plan is for it; steps: what is left of the plan */
    GG_WOULD_BE_CHOSEN, /**< it would be chosen in a decision now; steps: the plan */
    GG_IS_PLANNED,      /**< its planning is under way, over several ticks */
    GG_HAS_NO_PLAN,     /**< it would be chosen, but has no plan; outcome: why */
    GG_IS_IRRELEVANT,   /**< it is not relevant; fact: what is in the way */
    GG_WHILE_FAILS,     /**< its `while` does not hold; fact: what is in the way */
    GG_HOLDS,           /**< it holds, or will when others have taken what they claim */
    GG_COOLS_DOWN,      /**< it was reached; time: how long its cooldown lasts */
    GG_BACKS_OFF,       /**< it has failed; count: how often in a row, time: for how long */
    GG_WAS_PLANLESS,    /**< no plan was found; count: how often in a row, time: for how long it is
                             left alone, unless a change ends that before */
    GG_IS_OUTBID,       /**< other: the goal of at least that priority that comes first, with
                             other_priority; GG_NONE: the agent's work for its team. The root task
                             is outbid by any goal, and has no priority. */
    GG_IS_OUTWEIGHED, /**< other: the goal of that priority that comes first, as its value less the
                             cost of its plan is other_priority, and that of the one passed over
                             priority */
    GG_IS_NOT_WORTH_IT, /**< its plan costs no less than it is worth */
    GG_HAS_TO_WAIT,     /**< other: the goal that is being planned, which is not given up */
    GG_IS_BOUND,        /**< other: the running action, which must end first */
    GG_WORKS_FOR_TEAM,  /**< the agent does what its team has booked; steps: that */
    /* Of a method that the task, planned now, would pass over or choose: */
    GG_METHOD_TAKEN,  /**< it would be chosen */
    GG_METHOD_UNMET,  /**< its preconditions fail; fact: what is in the way */
    GG_METHOD_BARREN, /**< its subtasks cannot be done, or not with what follows the task; fact: one
                           that others have claimed and a subtask uses, or GG_NONE */
    GG_METHOD_LATER,  /**< other: the method before it that is chosen */
    GG_METHOD_LOWER,  /**< other: the method of a higher priority that is chosen */
    GG_METHOD_SCORED, /**< other: the method that is chosen; its score is other_priority, and that
                           of the one passed over is priority */
    GG_METHOD_UNDRAWN, /**< other: the method that was drawn; what will be drawn is told, as nothing
                           is drawn before the agent decides */
    GG_METHOD_REFUSED, /**< the game denies its procedural precondition */
    GG_METHOD_HELD, /**< other: the method that is carried out; of its other_priority inertia is its
                        `inertia`, and priority that of the one passed over, or its score */
    /* Of an action: */
    GG_LEFT_OUT, /**< other: the action that is left out of plans; time: for how long */
    /* Of the agent: */
    GG_WAITS_ITS_TURN, /**< fact: the claimed fact that it waits for; count: how many have waited longer
                           for the same end of it */
    GG_IS_STANDING /**< the same of a fact of `claim: start` that the next step uses: other: this
                           action, before which the agent stands, time: for how long */
} gg_reason_kind;

/** One reason that gg_agent_reasons tells: what an agent does, or why it does not do something. */
typedef struct gg_reason {
    gg_reason_kind kind;
    uint16_t task;  /**< the task of a method; GG_NONE: the reason is of a goal or the root task */
    uint16_t index; /**< the method; else the goal (from goal_count on: a want that is a condition)
                         or GG_NONE for the root task */
    uint16_t other; /**< as the kind says; else GG_NONE */
    uint16_t fact;  /**< likewise */
    gg_unmet unmet; /**< of that fact */
    int32_t priority, other_priority;
    uint32_t inertia; /**< what of other_priority is the `inertia` of that goal or method */
    bool weighed;     /**< whether the goal has a value, and its plan is known; then: */
    int32_t value;    /**< what it is worth */
    uint32_t cost;    /**< of its plan, or of what is left of that */
    uint32_t
        short_by;   /**< of a goal of best effort: by how much that which is planned, or the present
                            where nothing is, falls short of it, in its units; 0 of others, and where
                            the rest of it does not hold */
    uint32_t time;  /**< milliseconds */
    uint16_t count; /**< as the kind says */
    uint8_t outcome; /**< a gg_outcome */
    bool anew;       /**< of a method: whether the agent has a plan for the root task, so that it is
                           told what a decision would choose that began anew */
    uint16_t step_count;
    const uint16_t *steps; /**< ground actions; they last only while the reason is told */
} gg_reason;

/** A function that is told each reason. It must not use the planner, see gg_calls, nor tick or stop
 *  the agent. */
typedef void gg_reason_tell(void *context, const gg_agent *agent, const gg_reason *reason);

struct gg_explaining_ops; /* of the runtime */
/** What explains goals, and the root task: explain_goals.c, explain_task.c. A program whose domain
 *  has no goals, or no tasks, does not name it, and so does not contain it. */
extern const GG_ROM struct gg_explaining_ops gg_goal_reasons;
extern const GG_ROM struct gg_explaining_ops gg_task_reasons;

/**
 * Tells why an agent does what it does, by the facts as it last sensed them: first those of its
 * goals, in the order in which a decision now would try them, then the others in the order of the
 * agent type; then the root task, if no goal takes its place, and its methods, and those of the
 * tasks that it comes to; then the actions that are left out of plans for a time. Of the instances
 * of one method of the YAML it tells one. goals, task: &gg_goal_reasons and &gg_task_reasons, or
 * NULL for a domain without goals or without tasks.
 *
 * What the agent does is not changed: it plans with the planner as gg_agent_plan does, and asks the
 * functions of the game that a planning asks; its random numbers are drawn from a copy. A search
 * that is under way in the planner is made again later, up to where it was. Nothing is told if the
 * call is refused: see gg_calls. The work is that of one planning for each goal without a plan, one
 * for the goal with one, and one of the root task, whatever the agent's budget; where goals are weighed,
 * that of two for each of them.
 */
void gg_agent_reasons(gg_agent *agent, gg_planner *planner,
                      const GG_ROM struct gg_explaining_ops *goals,
                      const GG_ROM struct gg_explaining_ops *task, gg_reason_tell *tell,
                      void *context);

/** Writes the reasons of gg_agent_reasons as text, a line each with its end, in the names of the
 *  YAML:
 *
 *      not be_dry: it is not relevant, because of raining: it is false, wants true
 *      would do the root task: fetch
 *      not live > feed, because of hungry: it is 0, wants >= 6
 *      method: live > play
 *
 *  At most size - 1 bytes and a 0 are written, nothing if size is 0. Returns the length of the
 *  whole text in bytes. */
size_t gg_agent_explain(gg_agent *agent, gg_planner *planner,
                        const GG_ROM struct gg_explaining_ops *goals,
                        const GG_ROM struct gg_explaining_ops *task, char *text, size_t size);

/** Writes one reason as a line of text, without its end, as gg_event_text writes an event. */
size_t gg_reason_text(const GG_ROM gg_domain *domain, const gg_reason *reason, char *text,
                      size_t size);

#ifdef __cplusplus
}
#endif

#endif
