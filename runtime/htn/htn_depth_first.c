/* SPDX-License-Identifier: MIT */
/*
 * A task becomes a plan depth first: methods in their order, with backtracking over them. See
 * gg_decompose in gg.h.
 *
 * The search is at a position: a subtask of a frame. A frame is a method that is being carried
 * out; it names the position to go on at when its subtasks are through, and is never changed,
 * so that a choice point needs to remember only the position, the state and how long the plan
 * was. Frames that are through are left.
 *
 * Rests on htn_choices.c, htn_methods.c, htn_record.c and, by gg_domain.recall, htn_recall.c. A
 * choice whose failure is noted has tried all, but for what its limits tell.
 */
#include "htn/htn_choices.h"
#include "htn/htn_recall.h"

/* A primitive task: the action goes into the plan and changes the state. */
static bool perform(gg_decomposition *search, uint16_t index, bool prechecked)
{
    const GG_ROM gg_domain *domain = search->problem->domain;
    if (!gg_can_perform(search, index, prechecked))
        return false;
    if (search->plan->length == search->plan->capacity)
        return gg_note_limit_met(search, GG_PLAN_TOO_LONG, GG_WITHOUT_ROOM);
    search->plan->steps[search->plan->length++] = index;
    gg_do_action(domain, index, search->state);
    return bounds_keep(domain, &search->problem->bounds, search->state);
}

/* ------------------------------------------------------------------- frames */

static void depth_first_ascend(gg_decomposition *search)
{
    while (is_frame_done(search))
        leave_frame(search);
}

/* Enters a method of a call that began with a choice, when there were so many others. */
static bool enter(gg_decomposition *search, const gg_choice_point *choice, uint16_t choice_count,
                  const GG_ROM gg_method *method)
{
    gg_workspace *memory = search->memory;
    if (memory->expansions >= memory->expansion_limit)
        return gg_note_method_limit_met(search);
    memory->expansions++;
    if (method->subtask_count == 0)
        return true;
    if (search->recall)
        return search->recall->enter(search, choice, choice_count, method);
    depth_first_ascend(search);
    uint32_t depth = search->frame == GG_NONE ? 1 : memory->frames[search->frame].depth + 1u;
    if (depth > memory->depth_limit)
        return gg_note_limit_met(search, GG_TOO_DEEP, GG_ALWAYS);
    uint16_t top = first_free_frame(search);
    if (top >= memory->frame_capacity)
        return gg_note_limit_met(search, GG_OUT_OF_MEMORY, GG_PERHAPS);
    enter_frame(search, choice->task, method, top, depth);
    return true;
}

/* ------------------------------------------------------------------ methods */

/* The method that was taken of a choice's cursor; NULL: there was none left. */
static const GG_ROM gg_method *method_taken(gg_decomposition *search, uint16_t number,
                                            uint16_t taken)
{
    if (taken == GG_NONE)
        return NULL;
    const GG_ROM gg_method *method = &search->problem->domain->tasks[number].methods[taken];
    if (method->source_index != GG_NONE)
        record_chosen_method(search, number, taken, 0);
    return method;
}

/* A call begins: the first applicable method is entered, the others are kept as a choice. To
 * keep it, other choices may give way. */
static bool depth_first_begin(gg_decomposition *search, uint16_t task)
{
    gg_choice_point choice = choice_here(search, task);
    gg_cursor_begin(search->problem, task, search->state, &choice.as.cursor);
    uint16_t taken = take_allowed_method(search, task, &choice.as.cursor);
    const GG_ROM gg_method *method = method_taken(search, task, taken);
    if (!method)
        return false;
    if (cursor_is_open(&choice.as.cursor)) {
        if (gg_choice_keep(search, &choice))
            return enter(search, &choice, (uint16_t)(search->choice_count - 1), method);
        if (search->recall && search->recall->applies(search, task))
            return search->recall->overflow(search, &choice, search->choice_count,
                                            GG_OUT_OF_MEMORY);
        (void)gg_note_limit_met(search, GG_OUT_OF_MEMORY, GG_PERHAPS);
    }
    return enter(search, &choice, search->choice_count, method);
}

/* Whether a task is to be replaced by what is planned, and so must not be part of it. */
static bool depth_first_is_replaced(const gg_decomposition *search, uint16_t task)
{
    const gg_task_problem *problem = search->problem;
    return problem->replaces && search->frame != GG_NONE && task == problem->task &&
           gg_same_words(search->state, problem->state, problem->domain->word_count);
}

/* A compound task: by what is known of it, or by its methods. */
static bool decompose_task(gg_decomposition *search, uint16_t task)
{
    if (depth_first_is_replaced(search, task))
        return false;
    gg_recall_result recalled = search->recall ? search->recall->call(search, task) : GG_NEW;
    return recalled == GG_NEW ? depth_first_begin(search, task) : recalled == GG_DONE;
}

/* ------------------------------------------------------------------- search */

/* Does one subtask; false where it cannot be done from here. */
static bool depth_first_advance(gg_decomposition *search)
{
    const GG_ROM gg_domain *domain = search->problem->domain;
    const GG_ROM gg_method *method = search->memory->frames[search->frame].method;
    bool prechecked = search->index < method->prechecked;
    uint16_t subtask = method->subtasks[search->index++];
    if (subtask < domain->action_count)
        return perform(search, subtask, prechecked);
    subtask = (uint16_t)(subtask - domain->action_count);
    return subtask < domain->task_count ? decompose_task(search, subtask)
                                        : domain->achieve->begin(search, subtask);
}

/* Tries the next method, end or end state of the newest choice, which gives way where there is
 * none. False: the search has to go back once more. */
static bool depth_first_try_next(gg_decomposition *search)
{
    gg_choice_point *choice = &search->memory->choices[search->choice_count - 1];
    if (choice->takes_solutions) {
        if (search->recall->end(search, choice))
            return true;
        if (choice->takes_solutions)
            gg_choice_fail(search);
        return false;
    }
    if (choice->task >= search->problem->domain->task_count) {
        bool found = search->problem->domain->achieve->next(search, choice);
        if (!found)
            gg_choice_fail(search);
        return found;
    }
    uint16_t taken = take_allowed_method(search, choice->task, &choice->as.cursor);
    const GG_ROM gg_method *method = method_taken(search, choice->task, taken);
    uint16_t others = (uint16_t)(search->choice_count - 1);
    if (!method)
        gg_choice_fail(search);
    else if (!search->remembers && !cursor_is_open(&choice->as.cursor))
        search->choice_count--; /* it stays where it is until another one is kept */
    return method && enter(search, choice, others, method);
}

/* Goes back to the newest choice and on with what it has left; false where nothing is left. */
static bool backtrack(gg_decomposition *search)
{
    const gg_workspace *memory = search->memory;
    search->remembers = search->recall && memory->entry_capacity > 0;
    while (search->choice_count > 0 && memory->expansions < memory->expansion_limit) {
        gg_choice_backtrack(search);
        if (search->passing)
            search->passing->name_failed(search->problem, search->choice_count);
        if (depth_first_try_next(search))
            return true;
    }
    if (search->choice_count > 0)
        search->outcome = GG_OUT_OF_EXPANSIONS;
    return false;
}

gg_outcome gg_depth_first(gg_decomposition *search)
{
    bool going = decompose_task(search, search->problem->task) || backtrack(search);
    while (going) {
        depth_first_ascend(search);
        if (search->frame == GG_NONE) {
            const GG_ROM gg_recorder_ops *recorder = search->problem->recorder;
            gg_outcome outcome = recorder ? recorder->complete(search) : GG_FOUND;
            if (search->entry_count > 0)
                search->recall->tell(search);
            return outcome;
        }
        going = depth_first_advance(search) || backtrack(search);
    }
    return search->outcome;
}
