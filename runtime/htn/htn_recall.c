/* SPDX-License-Identifier: MIT */
/*
 * Calls that can come up again: see htn_recall.h. Rests on htn_choices.c, htn_solutions.c and
 * htn_failures.c. A call that is known is done by its solutions; one that comes up within itself is
 * planned by a chart from its beginning, so that the frames of recursive tasks are kept while
 * their last subtask is done.
 */
#include "htn/htn_recall.h"

#include "htn/htn_choices.h"

static bool is_recursive(const gg_decomposition *search, uint16_t task)
{
    return search->problem->domain->tasks[task].recursive;
}

/* -------------------------------------------------------------- what is forgotten */

/* The entries that other choices than one cannot do without are those below this. */
static uint32_t choices_floor(const gg_decomposition *search, const gg_choice_point *but)
{
    uint32_t floor = 0;
    for (uint16_t i = 0; i < search->choice_count; i++) {
        const gg_choice_point *choice = &search->memory->choices[i];
        if (choice != but && choice->takes_solutions &&
            gg_solutions_need_entries(search, &choice->as.solutions) &&
            choice->as.solutions.floor > floor)
            floor = choice->as.solutions.floor;
    }
    return floor;
}

/* Forgets all other entries; choices that used them begin anew. False where there are none. */
static bool forget_entries(gg_decomposition *search, const gg_choice_point *but)
{
    gg_workspace *memory = search->memory;
    uint32_t floor = choices_floor(search, but);
    if (floor == search->entry_count)
        return false;
    for (uint16_t i = 0; i < search->choice_count; i++) {
        gg_choice_point *choice = &memory->choices[i];
        if (choice != but && choice->takes_solutions &&
            !gg_solutions_need_entries(search, &choice->as.solutions))
            gg_choice_begin_methods(search, choice, choice_state(search, i));
    }
    gg_forget_entries_from(search, floor);
    gg_forget_continuations_from(search, first_free_frame(search), floor);
    return true;
}

/* Notes that a choice has failed in its state. */
static void note_failure(gg_decomposition *search, const gg_choice_point *failed)
{
    if (!gg_failure_note(search, failed) && forget_entries(search, NULL))
        (void)gg_failure_note(search, failed);
}

/* ------------------------------------------------------------ solutions of a call */

/* The solutions of a choice cannot be found for want of room, or because the call comes back to
 * itself. Those of a chart are begun anew when something could be forgotten; other calls are
 * planned in the plain way, which needs no memory; where little is used, it was not room that
 * they lacked. Whether the next end can be asked for once more. */
static bool begin_anew(gg_decomposition *search, gg_choice_point *choice)
{
    bool charted = gg_solutions_are_charted(search, &choice->as.solutions);
    if (search->outcome == GG_OUT_OF_EXPANSIONS)
        return false;
    gg_solutions_load_start_state(search, &choice->as.solutions);
    if (!charted) {
        if (2 * (uint64_t)search->entry_count > search->memory->entry_capacity)
            (void)forget_entries(search, choice);
        gg_choice_begin_methods(search, choice, search->state);
        return false;
    }
    if (choice->as.solutions.call > choices_floor(search, choice) &&
        forget_entries(search, choice) &&
        gg_solutions_begin(search, choice->task, true, &choice->as.solutions))
        return true;
    return gg_note_limit_met(search, GG_OUT_OF_NODES, GG_PERHAPS);
}

/* Takes the next end; false where there is none, or where the choice has become a plain one. */
static bool recall_end(gg_decomposition *search, gg_choice_point *choice)
{
    gg_take_result taken = gg_solutions_take(search, &choice->as.solutions);
    while (taken == GG_LOST && begin_anew(search, choice))
        taken = gg_solutions_take(search, &choice->as.solutions);
    return taken == GG_TAKEN;
}

/* Goes on with the solutions of a call from the present position and state; the choice may become a
 * plain one that was not kept. */
static bool begin_solutions(gg_decomposition *search, gg_choice_point *choice)
{
    choice->takes_solutions = true;
    gg_choice_point *kept = gg_choice_keep(search, choice);
    if (!kept)
        (void)gg_note_limit_met(search, GG_OUT_OF_MEMORY, GG_PERHAPS);
    return recall_end(search, kept ? kept : choice);
}

/* The chart takes a call over, from its beginning, where the search is. */
static bool chart(gg_decomposition *search, uint16_t task)
{
    gg_choice_point choice = choice_here(search, task);
    if (!gg_solutions_begin(search, task, true, &choice.as.solutions) &&
        !(forget_entries(search, NULL) &&
          gg_solutions_begin(search, task, true, &choice.as.solutions)))
        return gg_note_limit_met(search, GG_OUT_OF_NODES, GG_PERHAPS);
    return begin_solutions(search, &choice);
}

/* Goes back to where the call of a frame began; the chart takes it over. */
static bool chart_frame(gg_decomposition *search, uint16_t index)
{
    const gg_frame *frame = &search->memory->frames[index];
    const gg_call_start *start = &search->memory->starts[index];
    uint32_t words = search->problem->domain->word_count;
    uint16_t task = frame->task;
    gg_copy_words(search->state, &search->memory->frame_states[index * words], words);
    search->frame = frame->parent;
    search->index = frame->index;
    search->plan->length = start->plan_length;
    search->memory->chosen_count = start->chosen_count;
    search->choice_count = start->choice_count;
    return chart(search, task);
}

/* ------------------------------------------------------------------- frames */

/* The outermost frame of a recursive task; with a task, that of its call from the present
 * state. GG_NONE: there is none. */
static uint16_t outermost(const gg_decomposition *search, uint16_t task)
{
    uint32_t words = search->problem->domain->word_count;
    uint16_t found = GG_NONE;
    for (uint16_t i = search->frame; i != GG_NONE; i = search->memory->frames[i].parent) {
        uint16_t other = search->memory->frames[i].task;
        if (is_recursive(search, other) &&
            (task == GG_NONE ||
             (other == task &&
              gg_same_words(&search->memory->frame_states[i * words], search->state, words))))
            found = i;
    }
    return found;
}

/* There is no room for a frame of a call that began with a choice. Where it lies in one of a
 * recursive task, or is one, the chart takes over. */
static bool recall_overflow(gg_decomposition *search, const gg_choice_point *choice,
                            uint16_t choice_count, gg_outcome limit)
{
    uint16_t frame = outermost(search, GG_NONE);
    if (frame != GG_NONE)
        return chart_frame(search, frame);
    if (!is_recursive(search, choice->task))
        return gg_note_limit_met(search, limit, limit == GG_TOO_DEEP ? GG_ALWAYS : GG_PERHAPS);
    uint16_t task = choice->task;
    gg_choice_restore_position(search, choice);
    search->choice_count = choice_count;
    return chart(search, task);
}

/* Does a call by the solutions that are known of it, or can be worked out. */
static gg_recall_result recall_solutions(gg_decomposition *search, uint16_t task)
{
    gg_choice_point choice = choice_here(search, task);
    if (gg_solutions_known(search, task, &choice.as.solutions))
        return begin_solutions(search, &choice) ? GG_DONE : GG_REFUSED;
    gg_failure_knowledge known = gg_failure_find(search, task);
    if (known == GG_FAILED)
        return GG_REFUSED;
    if (known == GG_UNKNOWN || search->problem->domain->tasks[task].draws ||
        !gg_solutions_begin(search, task, false, &choice.as.solutions))
        return GG_NEW;
    if (begin_solutions(search, &choice))
        return GG_DONE;
    return choice.takes_solutions ? GG_REFUSED : GG_NEW;
}

static gg_recall_result recall_call(gg_decomposition *search, uint16_t task)
{
    gg_recall_result recalled = search->entry_count > 0 ? recall_solutions(search, task) : GG_NEW;
    uint16_t frame =
        recalled == GG_NEW && is_recursive(search, task) ? outermost(search, task) : GG_NONE;
    if (frame == GG_NONE)
        return recalled;
    return chart_frame(search, frame) ? GG_DONE : GG_REFUSED;
}

static bool recall_applies(const gg_decomposition *search, uint16_t task)
{
    return is_recursive(search, task) || outermost(search, GG_NONE) != GG_NONE;
}

/* What is in the way of one more frame so deep: GG_FOUND, nothing. The chart has its share of
 * the methods: the second half. */
static gg_outcome limit_of(const gg_decomposition *search, uint16_t top, uint32_t depth)
{
    const gg_workspace *memory = search->memory;
    if (depth > memory->depth_limit)
        return GG_TOO_DEEP;
    if (top >= memory->frame_capacity)
        return GG_OUT_OF_MEMORY;
    bool late = 2 * (uint64_t)memory->expansions > memory->expansion_limit;
    return late && outermost(search, GG_NONE) != GG_NONE ? GG_OUT_OF_EXPANSIONS : GG_FOUND;
}

/* The fewest steps of a method's subtasks, from one on. */
static uint32_t least_steps(const GG_ROM gg_domain *domain, const GG_ROM gg_method *method,
                            uint16_t index)
{
    uint32_t steps = 0;
    for (uint16_t i = index; i < method->subtask_count; i++) {
        uint32_t task = (uint32_t)method->subtasks[i] - domain->action_count;
        if (method->subtasks[i] < domain->action_count)
            steps++;
        else if (task < domain->task_count)
            steps += domain->tasks[task].least;
    }
    return steps;
}

/* The fewest steps of what is left to do at the present position. */
static uint32_t least_left(const gg_decomposition *search)
{
    if (search->frame == GG_NONE)
        return 0;
    return search->memory->starts[search->frame].rest +
           least_steps(search->problem->domain, search->memory->frames[search->frame].method,
                       search->index);
}

/* Notes how the call of a frame began; rest: the fewest steps that are left after it. */
static void note_start(gg_decomposition *search, uint16_t frame, const gg_choice_point *choice,
                       uint16_t choice_count, uint32_t rest)
{
    gg_workspace *memory = search->memory;
    uint32_t words = search->problem->domain->word_count;
    gg_call_start start = {search->remembers ? gg_continuation_number(search) : UINT32_MAX,
                           choice->plan_length, choice->chosen_count, choice_count, (uint16_t)rest};
    memory->starts[frame] = start;
    if (is_recursive(search, choice->task))
        gg_copy_words(&memory->frame_states[frame * words], search->state, words);
}

/* Whether the plan has room for a method and so many steps after it, as far as that can be told:
 * what is too long in any case need not be tried. */
static bool may_fit(const gg_decomposition *search, const GG_ROM gg_method *method, uint32_t rest)
{
    uint32_t least = least_steps(search->problem->domain, method, 0) + rest;
    return search->plan->length + least <= search->plan->capacity;
}

/* How deep a frame lies that is entered at the present position: one of a last subtask takes
 * the place of the frame that it is in. */
static uint32_t depth_here(const gg_decomposition *search)
{
    uint32_t depth = search->frame == GG_NONE ? 0 : search->memory->frames[search->frame].depth;
    return is_frame_done(search) ? depth : depth + 1;
}

static bool recall_enter(gg_decomposition *search, const gg_choice_point *choice,
                         uint16_t choice_count, const GG_ROM gg_method *method)
{
    while (is_frame_done(search) &&
           !is_recursive(search, search->memory->frames[search->frame].task))
        leave_frame(search);
    uint32_t rest = least_left(search);
    if (!may_fit(search, method, rest))
        return gg_note_limit_met(search, GG_PLAN_TOO_LONG, GG_WITHOUT_ROOM);
    uint32_t depth = depth_here(search);
    uint16_t top = first_free_frame(search);
    gg_outcome limit = limit_of(search, top, depth);
    if (limit != GG_FOUND)
        return recall_overflow(search, choice, choice_count, limit);
    note_start(search, top, choice, choice_count, rest);
    enter_frame(search, choice->task, method, top, depth);
    return true;
}

/* ---------------------------------------------------------------------- the part */

static bool has_failed(gg_decomposition *search, uint16_t task)
{
    return search->entry_count > 0 && gg_failure_find(search, task) == GG_FAILED;
}

static void recall_tell(gg_decomposition *search)
{
    gg_workspace *memory = search->memory;
    memory->charted = GG_NONE;
    for (uint16_t i = search->choice_count; i-- > 0;)
        if (memory->choices[i].takes_solutions &&
            gg_solutions_are_charted(search, &memory->choices[i].as.solutions))
            memory->charted = memory->choices[i].task;
}

const GG_ROM gg_recall_ops gg_recall = {recall_call,     recall_end,   recall_applies,
                                        recall_overflow, recall_enter, has_failed,
                                        note_failure,    recall_tell,  gg_choices_drop_exhausted};
