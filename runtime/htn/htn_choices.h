/* SPDX-License-Identifier: MIT */
/*
 * The choices that a decomposition can go back to. Inside the runtime only.
 */
#ifndef GG_HTN_CHOICES_H
#define GG_HTN_CHOICES_H

#include "htn/htn.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The index of the first frame that neither the present position nor a choice needs. */
static inline uint16_t first_free_frame(const gg_decomposition *search)
{
    const gg_choice_point *choices = search->memory->choices;
    uint16_t floor = search->choice_count ? choices[search->choice_count - 1].frame_top : 0;
    return search->frame != GG_NONE && search->frame >= floor ? (uint16_t)(search->frame + 1)
                                                              : floor;
}

/** The state in which the call of a choice began. */
static inline uint64_t *choice_state(const gg_decomposition *search, uint32_t choice)
{
    return &search->memory->choice_states[choice * search->problem->domain->word_count];
}

/** Makes a frame for a method of a task, at index `top`, and goes to its first subtask. */
static inline void enter_frame(gg_decomposition *search, uint16_t task,
                               const GG_ROM gg_method *method, uint16_t top, uint32_t depth)
{
    gg_frame *frame = &search->memory->frames[top];
    frame->method = method;
    frame->parent = search->frame;
    frame->index = search->index;
    frame->depth = (uint16_t)depth;
    frame->task = task;
    search->frame = top;
    search->index = 0;
}

/** Whether all subtasks of the present frame are done; false where there is no frame. */
static inline bool is_frame_done(const gg_decomposition *search)
{
    return search->frame != GG_NONE &&
           search->index >= search->memory->frames[search->frame].method->subtask_count;
}

/** Goes back to where the present frame was entered. */
static inline void leave_frame(gg_decomposition *search)
{
    const gg_frame *frame = &search->memory->frames[search->frame];
    search->index = frame->index;
    search->frame = frame->parent;
}

/** A new choice of a task, or from task_count on of a condition, at the present position. What it
 *  can try is not set. */
static inline gg_choice_point choice_here(const gg_decomposition *search, uint16_t task)
{
    gg_choice_point choice;
    choice.task = task;
    choice.frame = search->frame;
    choice.index = search->index;
    choice.frame_top = first_free_frame(search);
    choice.plan_length = search->plan->length;
    choice.chosen_count = search->memory->chosen_count;
    choice.takes_solutions = false;
    choice.limits = 0;
    return choice;
}

/** Makes a choice begin with the first of its task's methods, in a state, in place of any
 *  solutions. */
void gg_choice_begin_methods(const gg_decomposition *search, gg_choice_point *choice,
                             const uint64_t *state);

/** Adds the limits that a choice has met to those that the choice before it has met. */
static inline void pass_limits_to_earlier_choice(gg_choice_point *before,
                                                 const gg_choice_point *choice)
{
    before->limits = (uint8_t)(before->limits | choice->limits);
}

/** Pushes a choice, with the present state, onto those to go back to. Returns where it stands,
 *  until another is kept; NULL where there is no room. */
gg_choice_point *gg_choice_keep(gg_decomposition *search, const gg_choice_point *choice);

/** Goes back to the position of a choice, but leaves the state as it is. */
void gg_choice_restore_position(gg_decomposition *search, const gg_choice_point *choice);

/** Goes back to the newest choice: to its position and its state. */
void gg_choice_backtrack(gg_decomposition *search);

/** Drops the newest choice, which has nothing left to try, and remembers its failure. */
void gg_choice_fail(gg_decomposition *search);

#ifdef __cplusplus
}
#endif

#endif
