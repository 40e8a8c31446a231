/* SPDX-License-Identifier: MIT */
/*
 * A task becomes a plan depth first, for tasks that do not come back to themselves: methods
 * in their order, with backtracking over them. See gg_decompose in gg.h.
 *
 * The search is at a position: a subtask of a frame. A frame is a method that
 * is being carried out; it names the position to go on at when its subtasks
 * are through, and is never changed, so that a choice point needs to remember
 * only the position, the state and how long the plan was.
 *
 * Rests on htn_common.c, htn_methods.c and htn_trail.c.
 */
#include "htn.h"

/* A primitive task: the action goes into the plan and changes the state. */
static bool perform(gg_decomposition *search, uint16_t index, bool sure)
{
    const gg_domain *domain = search->problem->domain;
    if (!gg_can_perform(search, index, sure))
        return false;
    if (search->plan->length == search->plan->capacity)
        return gg_met(search, GG_PLAN_TOO_LONG);
    search->plan->steps[search->plan->length++] = index;
    apply_effect(domain, domain->actions[index].effect, search->state);
    return gg_bounds_keep(domain, &search->subproblem.bounds, search->state);
}

/* ------------------------------------------------------- frames, choices */

/* Frames below this one are needed by a choice. */
static uint16_t protected_frames(const gg_decomposition *search)
{
    return search->choice_count ? search->memory->choices[search->choice_count - 1].frame_top : 0;
}

static uint16_t frame_top(const gg_decomposition *search)
{
    uint16_t floor = protected_frames(search);
    return search->frame != GG_NONE && search->frame >= floor ? (uint16_t)(search->frame + 1)
                                                              : floor;
}

/* Leaves the frames whose subtasks are through. */
static void ascend(gg_decomposition *search)
{
    while (search->frame != GG_NONE) {
        const gg_frame *frame = &search->memory->frames[search->frame];
        if (search->index < frame->method->subtask_count)
            return;
        search->index = frame->index;
        search->frame = frame->parent;
    }
}

static bool enter(gg_decomposition *search, const gg_method *method)
{
    gg_workspace *memory = search->memory;
    if (memory->expansions == memory->expansion_limit)
        return gg_met(search, GG_OUT_OF_EXPANSIONS);
    memory->expansions++;
    if (method->subtask_count == 0)
        return true;
    ascend(search);
    uint32_t depth = search->frame == GG_NONE ? 1 : memory->frames[search->frame].depth + 1u;
    if (depth > memory->depth_limit)
        return gg_met(search, GG_TOO_DEEP);
    uint16_t top = frame_top(search);
    if (top >= memory->frame_capacity)
        return gg_met(search, GG_OUT_OF_MEMORY);
    gg_frame *frame = &memory->frames[top];
    frame->method = method;
    frame->parent = search->frame;
    frame->index = search->index;
    frame->depth = (uint16_t)depth;
    search->frame = top;
    search->index = 0;
    return true;
}

/* Keeps the choice for later, if it has another method. Where there is no
 * room the search goes on without it: it may still succeed. */
static void keep(gg_decomposition *search, const gg_choice *choice)
{
    if (!turn_is_left(&choice->turn))
        return;
    gg_workspace *memory = search->memory;
    if (search->choice_count == memory->choice_capacity) {
        (void)gg_met(search, GG_OUT_OF_MEMORY);
        return;
    }
    uint32_t words = search->problem->domain->word_count;
    copy_words(&memory->choice_states[search->choice_count * words], search->state, words);
    memory->choices[search->choice_count++] = *choice;
}

/* Takes the next method of a choice. */
static const gg_method *take_method(gg_decomposition *search, gg_choice *choice)
{
    const gg_task *task = &search->problem->domain->tasks[choice->task];
    uint16_t taken = gg_turn_take(search->problem, choice->task, search->state, &choice->turn);
    if (taken == GG_NONE)
        return NULL;
    if (task->methods[taken].source_index != GG_NONE)
        gg_trail_note(search, choice->task, taken, 0);
    return &task->methods[taken];
}

/* A compound task: its first applicable method is entered, the others are
 * kept as a choice. */
static bool decompose_task(gg_decomposition *search, uint16_t index)
{
    gg_choice choice;
    choice.task = index;
    choice.frame = search->frame;
    choice.index = search->index;
    choice.frame_top = frame_top(search);
    choice.plan_length = search->plan->length;
    choice.chosen_count = search->memory->chosen_count;
    gg_turn_begin(search->problem, index, search->state, &choice.turn);
    const gg_method *method = take_method(search, &choice);
    if (!method)
        return false;
    keep(search, &choice);
    return enter(search, method);
}

/* Goes back to the newest choice and on with its next method; false where
 * there is none left. */
static bool backtrack(gg_decomposition *search)
{
    gg_workspace *memory = search->memory;
    uint32_t words = search->problem->domain->word_count;
    while (search->choice_count > 0 && memory->expansions < memory->expansion_limit) {
        gg_choice *choice = &memory->choices[search->choice_count - 1];
        copy_words(search->state, &memory->choice_states[(search->choice_count - 1u) * words],
                   words);
        search->frame = choice->frame;
        search->index = choice->index;
        search->plan->length = choice->plan_length;
        memory->chosen_count = choice->chosen_count;
        const gg_method *method = take_method(search, choice);
        if (!turn_is_left(&choice->turn))
            search->choice_count--;
        if (method && enter(search, method))
            return true;
    }
    if (search->choice_count > 0)
        search->outcome = GG_OUT_OF_EXPANSIONS;
    return false;
}

/* A condition as a subtask: a cheapest plan of actions for it. */
static bool achieve(gg_decomposition *search, uint16_t number)
{
    gg_plan rest = {&search->plan->steps[search->plan->length],
                    (uint16_t)(search->plan->capacity - search->plan->length), 0};
    gg_outcome outcome = gg_achieve(search, number, &rest);
    if (outcome == GG_NO_PLAN)
        return false;
    if (outcome != GG_FOUND)
        return gg_met(search, outcome);
    gg_carry_out(search, &rest);
    gg_trail_note(search, (uint32_t)search->problem->domain->task_count + number, 0, rest.length);
    search->plan->length = (uint16_t)(search->plan->length + rest.length);
    return true;
}

/* Does one subtask; false where it cannot be done from here. */
static bool advance(gg_decomposition *search)
{
    const gg_domain *domain = search->problem->domain;
    const gg_method *method = search->memory->frames[search->frame].method;
    bool sure = search->index < method->sure;
    uint16_t subtask = method->subtasks[search->index++];
    if (subtask < domain->action_count)
        return perform(search, subtask, sure);
    subtask = (uint16_t)(subtask - domain->action_count);
    if (subtask < domain->task_count)
        return decompose_task(search, subtask);
    return achieve(search, (uint16_t)(subtask - domain->task_count));
}

gg_outcome gg_depth_first(gg_decomposition *search)
{
    bool going = decompose_task(search, search->problem->task) || backtrack(search);
    while (going) {
        ascend(search);
        if (search->frame == GG_NONE) {
            gg_trail_complete(search);
            return GG_FOUND;
        }
        going = advance(search) || backtrack(search);
    }
    return search->outcome;
}
