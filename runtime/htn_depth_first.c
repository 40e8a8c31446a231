/* SPDX-License-Identifier: MIT */
/*
 * A task becomes a plan depth first: methods in their order, with backtracking over them. See
 * gg_decompose in gg.h.
 *
 * The search is at a position: a subtask of a frame. A frame is a method that is being carried
 * out; it names the position to go on at when its subtasks are through, and is never changed,
 * so that a choice point needs to remember only the position, the state and how long the plan
 * was. Frames that are through are left, but for those of recursive tasks: by them it is seen
 * that a call comes up again within itself, which a chart plans then from its beginning.
 *
 * Rests on htn_choices.c, htn_ends.c, htn_failures.c, htn_methods.c and htn_trail.c. A choice
 * whose failure is noted has tried all, but for what its limits tell.
 */
#include "htn_choices.h"

/* A primitive task: the action goes into the plan and changes the state. */
static bool perform(gg_decomposition *search, uint16_t index, bool sure)
{
    const gg_domain *domain = search->problem->domain;
    if (!gg_can_perform(search, index, sure))
        return false;
    if (search->plan->length == search->plan->capacity)
        return gg_met(search, GG_PLAN_TOO_LONG, GG_WITHOUT_ROOM);
    search->plan->steps[search->plan->length++] = index;
    apply_effect(domain, domain->actions[index].effect, search->state);
    return gg_bounds_keep(domain, &search->subproblem.bounds, search->state);
}

static bool is_recursive(const gg_decomposition *search, uint16_t task)
{
    return search->problem->domain->tasks[task].recursive;
}

/* ------------------------------------------------------------ ends of a call */

/* The ends of a choice cannot be found for want of room, or because the call comes back to
 * itself. Those of a chart are begun anew when something could be forgotten; other calls are
 * planned in the plain way, which needs no memory; where little is used, it was not room that
 * they lacked. */
static bool begin_anew(gg_decomposition *search, gg_choice *choice)
{
    bool charted = gg_ends_charted(search, &choice->as.ends);
    if (search->outcome == GG_OUT_OF_EXPANSIONS)
        return false;
    gg_ends_state(search, &choice->as.ends);
    if (!charted) {
        if (2 * (uint64_t)search->entry_count > search->memory->entry_capacity)
            (void)gg_choices_forget(search, choice);
        gg_choice_plain(search, choice, search->state);
        return true;
    }
    if (choice->as.ends.call > gg_choices_floor(search, choice) &&
        gg_choices_forget(search, choice) &&
        gg_ends_begin(search, choice->task, true, &choice->as.ends))
        return true;
    return gg_met(search, GG_OUT_OF_NODES, GG_PERHAPS);
}

/* Takes the next end; false where there is none, or where the choice has become a plain one. */
static bool take_end(gg_decomposition *search, gg_choice *choice)
{
    gg_taken taken = gg_ends_take(search, &choice->as.ends);
    while (taken == GG_LOST && begin_anew(search, choice) && choice->takes_ends)
        taken = gg_ends_take(search, &choice->as.ends);
    return taken == GG_TAKEN;
}

/* Goes on with the ends of a call from the present position and state; the choice may become a
 * plain one that was not kept. */
static bool begin_ends(gg_decomposition *search, gg_choice *choice)
{
    choice->takes_ends = true;
    gg_choice *kept = gg_choice_keep(search, choice);
    if (!kept)
        (void)gg_met(search, GG_OUT_OF_MEMORY, GG_PERHAPS);
    return take_end(search, kept ? kept : choice);
}

/* The chart takes a call over, from its beginning, where the search is. */
static bool chart(gg_decomposition *search, uint16_t task)
{
    gg_choice choice = gg_choice_here(search, task);
    if (!gg_ends_begin(search, task, true, &choice.as.ends) &&
        !(gg_choices_forget(search, NULL) && gg_ends_begin(search, task, true, &choice.as.ends)))
        return gg_met(search, GG_OUT_OF_NODES, GG_PERHAPS);
    return begin_ends(search, &choice);
}

/* Goes back to where the call of a frame began; the chart takes it over. */
static bool chart_frame(gg_decomposition *search, uint16_t index)
{
    const gg_frame *frame = &search->memory->frames[index];
    const gg_start *start = &search->memory->starts[index];
    uint32_t words = search->problem->domain->word_count;
    uint16_t task = frame->task;
    copy_words(search->state, &search->memory->frame_states[index * words], words);
    search->frame = frame->parent;
    search->index = frame->index;
    search->plan->length = start->plan_length;
    search->memory->chosen_count = start->chosen_count;
    search->choice_count = start->choice_count;
    return chart(search, task);
}

/* ------------------------------------------------------------------- frames */

/* Leaves the frames whose subtasks are through; all: also those of recursive tasks. */
static void ascend(gg_decomposition *search, bool all)
{
    while (search->frame != GG_NONE) {
        const gg_frame *frame = &search->memory->frames[search->frame];
        if (search->index < frame->method->subtask_count ||
            (!all && is_recursive(search, frame->task)))
            return;
        search->index = frame->index;
        search->frame = frame->parent;
    }
}

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
              same_words(&search->memory->frame_states[i * words], search->state, words))))
            found = i;
    }
    return found;
}

/* There is no room for a frame of a call that began with a choice. Where it lies in one of a
 * recursive task, or is one, the chart takes over. */
static bool overflow(gg_decomposition *search, const gg_choice *choice, uint16_t choice_count,
                     gg_outcome limit)
{
    uint16_t frame = outermost(search, GG_NONE);
    if (frame != GG_NONE)
        return chart_frame(search, frame);
    if (!is_recursive(search, choice->task))
        return gg_met(search, limit, limit == GG_TOO_DEEP ? GG_ALWAYS : GG_PERHAPS);
    uint16_t task = choice->task;
    gg_choice_restore(search, choice);
    search->choice_count = choice_count;
    return chart(search, task);
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
static uint32_t least_steps(const gg_domain *domain, const gg_method *method, uint16_t index)
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
static void note_start(gg_decomposition *search, uint16_t frame, const gg_choice *choice,
                       uint16_t choice_count, uint32_t rest)
{
    gg_workspace *memory = search->memory;
    uint32_t words = search->problem->domain->word_count;
    gg_start start = {search->remembers ? gg_left_here(search) : UINT32_MAX, choice->plan_length,
                      choice->chosen_count, choice_count, (uint16_t)rest};
    memory->starts[frame] = start;
    if (is_recursive(search, choice->task))
        copy_words(&memory->frame_states[frame * words], search->state, words);
}

/* Whether the plan has room for a method and so many steps after it, as far as that can be told:
 * what is too long in any case need not be tried. */
static bool may_fit(const gg_decomposition *search, const gg_method *method, uint32_t rest)
{
    uint32_t least = least_steps(search->problem->domain, method, 0) + rest;
    return search->plan->length + least <= search->plan->capacity;
}

/* Enters a method of a call that began with a choice, when there were so many others. */
static bool enter(gg_decomposition *search, const gg_choice *choice, uint16_t choice_count,
                  const gg_method *method)
{
    gg_workspace *memory = search->memory;
    if (!gg_expand(search))
        return false;
    if (method->subtask_count == 0)
        return true;
    ascend(search, false);
    uint32_t rest = memory->starts ? least_left(search) : 0;
    if (memory->starts && !may_fit(search, method, rest))
        return gg_met(search, GG_PLAN_TOO_LONG, GG_WITHOUT_ROOM);
    const gg_frame *parent = search->frame == GG_NONE ? NULL : &memory->frames[search->frame];
    bool through = parent && search->index >= parent->method->subtask_count;
    uint32_t depth = parent ? parent->depth + !through : 1;
    uint16_t top = gg_frame_top(search);
    gg_outcome limit = limit_of(search, top, depth);
    if (limit != GG_FOUND)
        return overflow(search, choice, choice_count, limit);
    if (memory->starts)
        note_start(search, top, choice, choice_count, rest);
    gg_frame frame = {method, search->frame, search->index, (uint16_t)depth, choice->task};
    memory->frames[top] = frame;
    search->frame = top;
    search->index = 0;
    return true;
}

/* ------------------------------------------------------------------ methods */

/* Takes the next method of a choice. */
static const gg_method *take_method(gg_decomposition *search, gg_choice *choice)
{
    const gg_task *task = &search->problem->domain->tasks[choice->task];
    uint16_t taken = gg_turn_take(search->problem, choice->task, search->state, &choice->as.turn);
    if (taken == GG_NONE)
        return NULL;
    if (task->methods[taken].source_index != GG_NONE)
        gg_trail_note(search, choice->task, taken, 0);
    return &task->methods[taken];
}

/* The first applicable method is entered, the others are kept as a choice. */
static bool begin_plain(gg_decomposition *search, gg_choice *choice)
{
    uint16_t choice_count = search->choice_count;
    gg_choice_plain(search, choice, search->state);
    const gg_method *method = take_method(search, choice);
    if (!method)
        return false;
    if (turn_is_left(&choice->as.turn) && !gg_choice_keep(search, choice)) {
        if (is_recursive(search, choice->task) || outermost(search, GG_NONE) != GG_NONE)
            return overflow(search, choice, choice_count, GG_OUT_OF_MEMORY);
        (void)gg_met(search, GG_OUT_OF_MEMORY, GG_PERHAPS);
    }
    return enter(search, choice, choice_count, method);
}

/* Whether a task is to be replaced by what is planned, and so must not be part of it. */
static bool is_replaced(const gg_decomposition *search, uint16_t task)
{
    const gg_task_problem *problem = search->problem;
    return problem->replaces && search->frame != GG_NONE && task == problem->task &&
           same_words(search->state, problem->state, problem->domain->word_count);
}

/* A compound task: by what is known of it, by the chart where it comes up within itself, or by
 * its methods. */
static bool decompose_task(gg_decomposition *search, uint16_t task)
{
    gg_choice choice = gg_choice_here(search, task);
    if (is_replaced(search, task))
        return false;
    if (search->entry_count > 0) {
        if (gg_ends_known(search, task, &choice.as.ends))
            return begin_ends(search, &choice);
        gg_known known = gg_failure_find(search, task);
        if (known == GG_FAILED)
            return false;
        if (known == GG_TRIED && !search->problem->domain->tasks[task].draws &&
            gg_ends_begin(search, task, false, &choice.as.ends)) {
            bool found = begin_ends(search, &choice);
            if (found || choice.takes_ends)
                return found;
        }
    }
    uint16_t frame = is_recursive(search, task) ? outermost(search, task) : GG_NONE;
    return frame == GG_NONE ? begin_plain(search, &choice) : chart_frame(search, frame);
}

/* --------------------------------------------------------------- conditions */

/* A cheapest plan to the next end state of a condition. */
static bool take_state(gg_decomposition *search, gg_choice *choice)
{
    uint16_t length = search->plan->length;
    gg_plan rest = {&search->plan->steps[length], (uint16_t)(search->plan->capacity - length), 0};
    uint32_t number = (uint32_t)choice->task - search->problem->domain->task_count;
    gg_outcome outcome = gg_achieve(search, (uint16_t)number, choice->as.turn.next++, &rest);
    if (outcome == GG_FOUND) {
        gg_carry_out(search, &rest);
        gg_trail_note(search, choice->task, 0, rest.length);
        search->plan->length = (uint16_t)(length + rest.length);
        return true;
    }
    choice->as.turn.next = GG_NONE;
    if (outcome == GG_NO_PLAN)
        return false;
    return gg_met(search, outcome, outcome == GG_PLAN_TOO_LONG ? GG_WITHOUT_ROOM : GG_ALWAYS);
}

/* A condition as a subtask. */
static bool achieve(gg_decomposition *search, uint16_t task)
{
    gg_choice choice = gg_choice_here(search, task);
    if (search->entry_count > 0 && gg_failure_find(search, task) == GG_FAILED)
        return false;
    choice.as.turn.open = 0;
    choice.as.turn.next = 0;
    gg_choice *kept = gg_choice_keep(search, &choice);
    if (!kept)
        (void)gg_met(search, GG_OUT_OF_MEMORY, GG_PERHAPS);
    return take_state(search, kept ? kept : &choice);
}

/* ------------------------------------------------------------------- search */

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
    return subtask < domain->task_count ? decompose_task(search, subtask)
                                        : achieve(search, subtask);
}

/* Tries the next method, end or end state of the newest choice, which gives way where there is
 * none. False: the search has to go back once more. */
static bool try_next(gg_decomposition *search)
{
    gg_choice *choice = &search->memory->choices[search->choice_count - 1];
    if (choice->takes_ends) {
        if (take_end(search, choice))
            return true;
        if (choice->takes_ends)
            gg_choice_fail(search);
        return false;
    }
    if (choice->task >= search->problem->domain->task_count) {
        bool found = choice->as.turn.next != GG_NONE && take_state(search, choice);
        if (!found)
            gg_choice_fail(search);
        return found;
    }
    const gg_method *method = take_method(search, choice);
    gg_choice at = *choice;
    if (!method)
        gg_choice_fail(search);
    else if (!search->remembers && !turn_is_left(&choice->as.turn))
        search->choice_count--;
    else
        return enter(search, &at, (uint16_t)(search->choice_count - 1), method);
    return method && enter(search, &at, search->choice_count, method);
}

/* Goes back to the newest choice and on with what it has left; false where nothing is left. */
static bool backtrack(gg_decomposition *search)
{
    const gg_workspace *memory = search->memory;
    search->remembers = memory->entry_capacity > 0;
    while (search->choice_count > 0 && memory->expansions < memory->expansion_limit) {
        gg_choice_return(search);
        if (try_next(search))
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
        ascend(search, true);
        if (search->frame == GG_NONE) {
            gg_trail_complete(search);
            gg_choices_tell(search);
            return GG_FOUND;
        }
        going = advance(search) || backtrack(search);
    }
    return search->outcome;
}
