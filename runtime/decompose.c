/* SPDX-License-Identifier: MIT */
/*
 * HTN planning: a task becomes a plan by decomposition, see gg_decompose in
 * gg.h. Rests on state.c and random.c.
 *
 * The search is at a position: a subtask of a frame. A frame is a method that
 * is being carried out; it names the position to go on at when its subtasks
 * are through, and is never changed, so that a choice point needs to remember
 * only the position, the state and how long the plan was.
 */
#include "decomposition.h"

/* The first limit that was met is the one that is named, unless the expansions
 * run out: that ends the search, see backtrack. */
bool gg_met(gg_decomposition *search, gg_outcome limit)
{
    if (search->outcome == GG_NO_PLAN)
        search->outcome = limit;
    return false;
}

static bool can_do(const gg_character *character, uint16_t action)
{
    return !character->actions || has_bit(character->actions, action);
}

bool gg_can_perform(gg_decomposition *search, uint16_t index, bool sure)
{
    const gg_domain *domain = search->query->domain;
    return can_do(search->query->character, index) &&
           (sure || condition_holds(domain, &domain->actions[index].precondition, search->state)) &&
           gg_aim_allows(&search->aim, index);
}

/* A primitive task: the action goes into the plan and changes the state. */
static bool perform(gg_decomposition *search, uint16_t index, bool sure)
{
    const gg_domain *domain = search->query->domain;
    if (!gg_can_perform(search, index, sure))
        return false;
    if (search->plan->length == search->plan->capacity)
        return gg_met(search, GG_PLAN_TOO_LONG);
    search->plan->steps[search->plan->length++] = index;
    apply_effect(domain, domain->actions[index].effect, search->state);
    return gg_bounds_keep(domain, &search->aim.bounds, search->state);
}

/* -------------------------------------------------------------- the record */

/* Notes what was chosen; what does not fit is only counted. */
static void note_chosen(gg_decomposition *search, uint32_t task, uint16_t method, uint16_t steps)
{
    gg_workspace *memory = search->memory;
    if (memory->chosen_count < memory->chosen_capacity) {
        gg_chosen *chosen = &memory->chosen[memory->chosen_count];
        chosen->task = (uint16_t)task;
        chosen->method = method;
        chosen->steps = steps;
    }
    if (memory->chosen_count < GG_NONE)
        memory->chosen_count++;
}

/* Whether a subtask is in the record: not an action, nor a task that stands for
 * one. */
static bool is_recorded(const gg_domain *domain, uint16_t subtask)
{
    if (subtask < domain->action_count)
        return false;
    uint32_t task = (uint32_t)subtask - domain->action_count;
    return task >= domain->task_count || domain->tasks[task].methods[0].written != GG_NONE;
}

/* The steps and the size of an entry, from those that belong to it. */
static void measure(const gg_domain *domain, gg_chosen *chosen)
{
    chosen->size = 1;
    if (chosen->task >= domain->task_count)
        return;
    const gg_method *method = &domain->tasks[chosen->task].methods[chosen->method];
    chosen->steps = 0;
    for (uint16_t i = 0; i < method->subtask_count; i++) {
        const gg_chosen *part = &chosen[chosen->size];
        bool recorded = is_recorded(domain, method->subtasks[i]);
        chosen->steps = (uint16_t)(chosen->steps + (recorded ? part->steps : 1));
        chosen->size = (uint16_t)(chosen->size + (recorded ? part->size : 0));
    }
}

/* Where what belongs to an entry begins. */
static void place_parts(const gg_domain *domain, gg_chosen *chosen)
{
    if (chosen->task >= domain->task_count)
        return;
    const gg_method *method = &domain->tasks[chosen->task].methods[chosen->method];
    uint16_t from = chosen->from;
    gg_chosen *part = chosen + 1;
    for (uint16_t i = 0; i < method->subtask_count; i++) {
        if (!is_recorded(domain, method->subtasks[i])) {
            from++;
            continue;
        }
        part->from = from;
        from = (uint16_t)(from + part->steps);
        part += part->size;
    }
}

/* The record is complete: which steps each entry came to. */
static void complete_record(gg_decomposition *search)
{
    const gg_domain *domain = search->query->domain;
    gg_workspace *memory = search->memory;
    memory->chosen_all =
        memory->chosen_count <= memory->chosen_capacity && memory->chosen_count < GG_NONE;
    if (!memory->chosen_all) {
        memory->chosen_count = memory->chosen_capacity;
        return;
    }
    if (!search->query->measures)
        return;
    for (uint16_t i = memory->chosen_count; i-- > 0;)
        measure(domain, &memory->chosen[i]);
    if (memory->chosen_count > 0)
        memory->chosen[0].from = 0;
    for (uint16_t i = 0; i < memory->chosen_count; i++)
        place_parts(domain, &memory->chosen[i]);
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
    uint32_t words = search->query->domain->word_count;
    copy_words(&memory->choice_states[search->choice_count * words], search->state, words);
    memory->choices[search->choice_count++] = *choice;
}

/* Takes the next method of a choice. */
static const gg_method *take_method(gg_decomposition *search, gg_choice *choice)
{
    const gg_task *task = &search->query->domain->tasks[choice->task];
    uint16_t taken = gg_turn_take(search->query, choice->task, search->state, &choice->turn);
    if (taken == GG_NONE)
        return NULL;
    if (task->methods[taken].written != GG_NONE)
        note_chosen(search, choice->task, taken, 0);
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
    gg_turn_begin(search->query, index, search->state, &choice.turn);
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
    uint32_t words = search->query->domain->word_count;
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

gg_outcome gg_achieve(gg_decomposition *search, uint16_t number, gg_plan *plan)
{
    plan->length = 0;
    search->aim.goal = (uint16_t)(search->query->domain->goal_count + number);
    if (!search->memory->search)
        return GG_OUT_OF_NODES;
    gg_outcome outcome = gg_plan_make(search->memory->search, &search->aim, plan);
    return outcome == GG_FOUND_UNPROVEN ? GG_FOUND : outcome;
}

void gg_carry_out(gg_decomposition *search, const gg_plan *plan)
{
    const gg_domain *domain = search->query->domain;
    for (uint16_t i = 0; i < plan->length; i++)
        apply_effect(domain, domain->actions[plan->steps[i]].effect, search->state);
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
    note_chosen(search, (uint32_t)search->query->domain->task_count + number, 0, rest.length);
    search->plan->length = (uint16_t)(search->plan->length + rest.length);
    return true;
}

/* Does one subtask; false where it cannot be done from here. */
static bool advance(gg_decomposition *search)
{
    const gg_domain *domain = search->query->domain;
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

static void begin(gg_decomposition *search, const gg_query *query, gg_workspace *memory)
{
    memory->chosen_count = 0;
    memory->chosen_all = true;
    memory->expansions = 0;
    uint32_t asked = (uint32_t)query->domain->procedural_count + query->domain->priced_count;
    for (uint32_t i = 0; i < (asked + 63) / 64 * 2; i++)
        memory->asked[i] = 0;
    search->query = query;
    search->memory = memory;
    search->state = memory->states + query->domain->word_count;
    copy_words(search->state, query->state, query->domain->word_count);
    search->frame = GG_NONE;
    search->index = 0;
    search->choice_count = 0;
    search->outcome = GG_NO_PLAN;
    search->aim.domain = query->domain;
    search->aim.character = query->character;
    search->aim.agent = query->agent;
    search->aim.state = search->state;
    search->aim.condition = NULL;
    search->aim.asked = memory->asked;
    search->aim.backward = false;
    search->aim.bounds = query->bounds;
}

/* Depth first, without a memory of what was met. */
static gg_outcome go_deep(gg_decomposition *search)
{
    bool going = decompose_task(search, search->query->task) || backtrack(search);
    while (going) {
        ascend(search);
        if (search->frame == GG_NONE) {
            complete_record(search);
            return GG_FOUND;
        }
        going = advance(search) || backtrack(search);
    }
    return search->outcome;
}

gg_outcome gg_decompose(const gg_query *query, gg_workspace *workspace, gg_plan *plan)
{
    gg_decomposition search;
    search.plan = plan;
    plan->length = 0;
    begin(&search, query, workspace);
    bool recurs = query->domain->tasks[query->task].recurs;
    gg_outcome outcome = recurs ? gg_chart(&search) : go_deep(&search);
    if (outcome != GG_FOUND) {
        plan->length = 0;
        workspace->chosen_count = 0;
    }
    return outcome;
}
