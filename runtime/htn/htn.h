/* SPDX-License-Identifier: MIT */
/*
 * The parts of the planning of tasks, each in a file of its own. Inside the runtime only.
 */
#ifndef GG_HTN_H
#define GG_HTN_H

#include "state/features.h"
#include "goap/search.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A range of methods of a task: from one up to another, without it. */
typedef struct gg_method_range {
    uint16_t from, end;
} gg_method_range;

/** The working state of a decomposition that is under way. */
typedef struct gg_decomposition {
    const gg_task_problem *problem;
    gg_workspace *memory;
    gg_plan *plan;
    uint64_t *state;
    uint16_t frame, index; /**< the position, see htn_depth_first.c */
    uint16_t choice_count;
    gg_outcome outcome; /**< what to say where there is no plan */
    /* What is remembered: */
    bool remembers; /**< whether failures are, which they are from the first one on */
    bool full;      /**< whether the work on calls ended because it cannot go on */
    bool dropped;   /**< whether a shorter way to the same end was left out */
    bool too_long;  /**< whether there was no room for the steps of a plan */
    bool tight;     /**< whether shorter ways are solutions of their own */
    const GG_ROM struct gg_recall_ops *recall; /**< NULL: nothing is remembered */
    uint32_t entry_count, hash_span;
    uint32_t chart, agenda; /**< the chart that is worked on: its first call; or none */
    uint32_t numbers;       /**< that were given to what is left to do, see htn_failures.c */
    const GG_ROM struct gg_passing_ops *passing; /**< NULL: what it passes over is not noted */
} gg_decomposition;

/* -------------------------------------------- actions and limits: htn_common.c */

/** When a limit that was met would be met again by a later try with the same left to do. */
typedef enum gg_limit_recurrence {
    GG_ALWAYS = 0,
    GG_WITHOUT_ROOM = 1, /**< where there is room for as few steps, or fewer */
    GG_PERHAPS = 2       /**< it depends on how much memory is left */
} gg_limit_recurrence;

/** Notes that a limit of the planning was met, of which the first is the one that is named; always
 *  false. */
bool gg_note_limit_met(gg_decomposition *search, gg_outcome limit, gg_limit_recurrence recurrence);

/** Notes that no more methods may be entered in this planning; always false. */
bool gg_note_method_limit_met(gg_decomposition *search);

/** Whether an action can be done in the present state; prechecked: its preconditions hold. */
bool gg_can_perform(gg_decomposition *search, uint16_t action, bool prechecked);

/** The functions that plan conditions as subtasks: htn_achieve.c. A condition has a number from
 *  task_count on. */
typedef struct gg_achieve_ops {
    /** A cheapest plan for a condition, from the present state, after `passes` others: each goes
     *  to another state, in order of cost. GG_OUT_OF_MEMORY where there is one, but passes is
     *  GG_PASSES, or the condition had GG_OTHERS others in this planning. */
    gg_outcome (*plan)(gg_decomposition *search, uint16_t number, uint16_t passes, gg_plan *plan);
    /** Brings a condition about, with a choice of its other end states. */
    bool (*begin)(gg_decomposition *search, uint16_t task);
    /** Goes on with the next end state of a choice; false where there is none. */
    bool (*next)(gg_decomposition *search, gg_choice_point *choice);
} gg_achieve_ops;

/** Applies the effects of all steps of a plan to the present state. */
void gg_apply_plan_effects(gg_decomposition *search, const gg_plan *plan);

/* ----------------------------------------------- what is tried: htn_methods.c */

/** The first method of a range whose preconditions hold in a state; GG_NONE where there is none. */
uint16_t gg_first_applicable_method(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                                    const uint64_t *state, gg_method_range wanted);

/** The function that finds the first applicable method by a task's index of its methods:
 *  htn_index.c. */
typedef struct gg_index_ops {
    uint16_t (*applicable)(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                           const uint64_t *state, gg_method_range wanted);
} gg_index_ops;

/** The functions that choose methods that are not tried in order, but drawn or by score:
 *  htn_random.c, htn_scored.c. */
typedef struct gg_select_ops {
    /** What gg_cursor.open is at the beginning. */
    uint64_t (*open)(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                     const uint64_t *state);
    /** The next method, or GG_NONE. */
    uint16_t (*take)(const gg_task_problem *problem, uint16_t task, const uint64_t *state,
                     gg_cursor *cursor);
} gg_select_ops;

/** The functions of gg_drawing, by the members of gg_select_ops. */
uint64_t gg_open_groups(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                        const uint64_t *state);
uint16_t gg_take_drawn(const gg_task_problem *problem, uint16_t task, const uint64_t *state,
                       gg_cursor *cursor);

/** Sets a cursor to where the trying of a task's methods in a state begins. */
void gg_cursor_begin(const gg_task_problem *problem, uint16_t task, const uint64_t *state,
                     gg_cursor *cursor);

/** Takes the next method to try from a cursor, in the state in which the trying began; GG_NONE:
 *  there is none left. */
uint16_t gg_cursor_take(const gg_task_problem *problem, uint16_t task, const uint64_t *state,
                        gg_cursor *cursor);

/** The functions for methods that the game can deny: agent_denied.c. */
typedef struct gg_deny_ops {
    /** As gg_cursor_take, of a planning: passes over what is denied. The game is asked once for a
     *  method. */
    uint16_t (*take_allowed)(gg_decomposition *search, uint16_t task, gg_cursor *cursor);
    /** Whether the planning whose memory of what was asked this is was told that a method is
     *  denied. */
    bool (*has_denied)(const GG_ROM gg_domain *domain, const uint64_t *asked, uint16_t task,
                       uint16_t method);
    /** Notes of the newest watch whether that was told of a method of higher priority. */
    void (*note_watch)(gg_agent *agent, const uint64_t *asked);
    /** The first watch that a method of higher priority challenges, as gg_watch_challenged tells,
     *  that is not denied; watch_count: none. Where the state has not changed since a watch was
     *  looked at, only those methods count that were denied then and are not any more. */
    uint16_t (*challenged)(gg_agent *agent, const uint64_t *planning_state);
    /** Whether the game is to be asked at each decision, as it has denied such a method. */
    bool (*asks)(const gg_agent *agent);
} gg_deny_ops;

/** The functions that note in an agent which claimed facts are in the way of what a planning passes
 *  over: agent_naming.c. The problem's agent is not NULL. */
typedef struct gg_passing_ops {
    /** An action cannot be done in a state. */
    void (*pass_over_action)(const gg_task_problem *problem, uint16_t action,
                             const uint64_t *state);
    /** As gg_cursor_take, in the present state of a planning: notes what it passes over. */
    uint16_t (*take_method)(gg_decomposition *search, uint16_t task, gg_cursor *cursor);
    /** What was begun since so many choices were kept has failed. */
    void (*name_failed)(const gg_task_problem *problem, uint16_t choices);
    /** A condition cannot be achieved from a state. */
    void (*pass_over_condition)(const gg_task_problem *problem, const uint64_t *state);
} gg_passing_ops;

/** As gg_cursor_take, in the present state of a planning; what it passes over is noted where that matters. */
static inline uint16_t take_noting(gg_decomposition *search, uint16_t task, gg_cursor *cursor)
{
    return search->passing ? search->passing->take_method(search, task, cursor)
                           : gg_cursor_take(search->problem, task, search->state, cursor);
}

/** Takes the next method of a task from a cursor, in the present state, that is not denied;
 *  GG_NONE: there is none. */
static inline uint16_t take_allowed_method(gg_decomposition *search, uint16_t task,
                                           gg_cursor *cursor)
{
    const GG_ROM gg_denials *denials = denials_of(search->problem->domain);
    return denials ? denials->ops->take_allowed(search, task, cursor)
                   : take_noting(search, task, cursor);
}

/** Whether a cursor may have another method to try. */
static inline bool cursor_is_open(const gg_cursor *cursor)
{
    return cursor->next != GG_NONE || cursor->open;
}

/* ------------------------------------ the decomposition record: htn_record.c */

/** The functions that keep the decomposition record, of which methods were chosen. */
typedef struct gg_recorder_ops {
    /** Notes a method that was chosen for a task, or (from task_count on) a condition that was
     *  achieved in so many steps; what does not fit is only counted. */
    void (*note)(gg_decomposition *search, uint32_t task, uint16_t method, uint16_t steps);
    /** The plan is complete: works out which steps each entry came to. GG_FOUND; GG_OUT_OF_MEMORY
     *  if an agent has no room for the cooldowns of the methods, or these did not all fit. */
    gg_outcome (*complete)(gg_decomposition *search);
} gg_recorder_ops;

/** Adds the method that was chosen for a task, or a condition that was achieved in so many steps,
 *  to the decomposition record, if there is a recorder: see gg_recorder_ops.note. */
static inline void record_chosen_method(gg_decomposition *search, uint32_t task, uint16_t method,
                                        uint16_t steps)
{
    if (search->problem->recorder)
        search->problem->recorder->note(search, task, method, steps);
}

/* --------------------------------------------- what has failed: htn_failures.c */

/** What is known of earlier failures of a task in the present state. */
typedef enum gg_failure_knowledge {
    GG_UNKNOWN,
    GG_TRIED, /**< it failed in this state, with something else left to do */
    GG_FAILED /**< it fails, with what is left to do */
} gg_failure_knowledge;

/** Looks up what is known of failures of a task, or from task_count on of a condition, at the
 *  present position. */
gg_failure_knowledge gg_failure_find(gg_decomposition *search, uint16_t task);

/** Remembers that a choice has failed, in the present state. False where there is no room. */
bool gg_failure_note(gg_decomposition *search, const gg_choice_point *choice);

/** Makes frames, so many from the first on, forget their numbers of what is left to do that are
 *  entries from `floor` on, as these entries are forgotten. */
void gg_forget_continuations_from(gg_decomposition *search, uint16_t frames, uint32_t floor);

/** The number of the continuation: of what is left to do when a frame that is entered at the
 *  present position is through. It is the same where the same is left to do, as far as that is
 *  known; NOTHING (UINT32_MAX) where there is no room. */
uint32_t gg_continuation_number(gg_decomposition *search);

/* ------------------------------------------------- solutions of a call: htn_solutions.c */

/** The result of taking an end of a call, one of its solutions, into the plan. */
typedef enum gg_take_result {
    GG_TAKEN, /**< its steps and methods are in the plan and the record, its state the present
                   one */
    GG_OVER,  /**< there is none left */
    GG_LOST   /**< they cannot be found: there is no room, or the call comes back to itself */
} gg_take_result;

/** Whether all solutions of a task from the present state are known, and can be used: those of a
 *  task that draws only where it has none. */
bool gg_solutions_known(const gg_decomposition *search, uint16_t task, gg_solutions *solutions);

/** Begins with the solutions of a task from the present state: charted, or in the order of plain
 *  decomposition. False where there is no room. */
bool gg_solutions_begin(gg_decomposition *search, uint16_t task, bool charted,
                        gg_solutions *solutions);

/** Takes the next solution of a call into the plan: its steps and methods, and its end as the
 *  present state. */
gg_take_result gg_solutions_take(gg_decomposition *search, gg_solutions *solutions);

/** Whether some solutions need all entries below solutions->floor, as they are those of a chart
 *  that is not at an end. */
bool gg_solutions_need_entries(const gg_decomposition *search, const gg_solutions *solutions);

/** Whether some solutions are found by a chart, not in the order of plain decomposition. */
bool gg_solutions_are_charted(const gg_decomposition *search, const gg_solutions *solutions);

/** Makes the state in which the call of some solutions begins the present one. */
void gg_solutions_load_start_state(gg_decomposition *search, const gg_solutions *solutions);

/** Forgets all entries from one on; the solutions of a call before it that goes on there are not
 *  known any more. */
void gg_forget_entries_from(gg_decomposition *search, uint32_t floor);

/* ------------------------------------------ the way of planning: htn_depth_first.c */

/** Plans the task of the problem, depth first. */
gg_outcome gg_depth_first(gg_decomposition *search);

#ifdef __cplusplus
}
#endif

#endif
