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
#include "search.h"

typedef struct decomposition {
    const gg_query *query;
    gg_workspace *memory;
    gg_plan *plan;
    uint64_t *state;
    uint16_t frame, index; /* the position */
    uint16_t choice_count;
    gg_outcome outcome; /* what to say where there is no plan */
    gg_aim aim;         /* of conditions to achieve; who asks, and what was asked */
} decomposition;

/* The first limit that was met is the one that is named, unless the expansions
 * run out: that ends the search, see backtrack. */
static bool met(decomposition *search, gg_outcome limit)
{
    if (search->outcome == GG_NO_PLAN)
        search->outcome = limit;
    return false;
}

static bool can_do(const gg_character *character, uint16_t action)
{
    return !character->actions || has_bit(character->actions, action);
}

/* A primitive task: the action goes into the plan and changes the state. */
static bool perform(decomposition *search, uint16_t index)
{
    const gg_domain *domain = search->query->domain;
    const gg_action *action = &domain->actions[index];
    if (!can_do(search->query->character, index) ||
        !gg_holds(domain, &action->precondition, search->state) ||
        !gg_aim_allows(&search->aim, index))
        return false;
    if (search->plan->length == search->plan->capacity)
        return met(search, GG_PLAN_TOO_LONG);
    search->plan->steps[search->plan->length++] = index;
    gg_apply(domain, action->effect, search->state);
    return true;
}

/* ------------------------------------------------ the methods of a choice */

/* The first method from `from` on that is applicable, among those that are
 * tried in one run: all, or the instances of the method that was drawn. */
static uint16_t applicable(decomposition *search, const gg_task *task, uint32_t from)
{
    bool drawn = task->select != GG_FIRST;
    for (uint32_t i = from; i < task->method_count; i++) {
        if (drawn && i > 0 && i != from && task->methods[i].written != task->methods[i - 1].written)
            return GG_NONE;
        if (gg_holds(search->query->domain, &task->methods[i].precondition, search->state))
            return (uint16_t)i;
    }
    return GG_NONE;
}

/* Which methods of the YAML have an applicable instance. */
static uint64_t open_methods(decomposition *search, const gg_task *task)
{
    uint64_t open = 0;
    for (uint16_t i = 0; i < task->method_count; i++)
        if (!(open & one_bit(task->methods[i].written)) &&
            gg_holds(search->query->domain, &task->methods[i].precondition, search->state))
            open |= one_bit(task->methods[i].written);
    return open;
}

/* How many tickets an open method has in the draw. */
static uint32_t tickets(const gg_task *task, uint16_t index, uint64_t open, bool by_weight)
{
    const gg_method *method = &task->methods[index];
    bool first = index == 0 || task->methods[index - 1].written != method->written;
    if (!first || !(open & one_bit(method->written)))
        return 0;
    return by_weight ? method->weight : 1;
}

static uint32_t all_tickets(const gg_task *task, uint64_t open, bool by_weight)
{
    uint32_t sum = 0;
    for (uint16_t i = 0; i < task->method_count; i++)
        sum += tickets(task, i, open, by_weight);
    return sum;
}

/* Draws one of the open methods and closes it; returns its first instance. */
static uint16_t draw(decomposition *search, const gg_task *task, uint64_t *open)
{
    bool by_weight = task->select == GG_WEIGHTED && all_tickets(task, *open, true) > 0;
    uint32_t sum = all_tickets(task, *open, by_weight);
    uint32_t ticket = gg_random_below(search->query->random, sum);
    uint16_t index = 0;
    for (uint32_t count; (count = tickets(task, index, *open, by_weight)) <= ticket; index++)
        ticket -= count;
    *open &= ~one_bit(task->methods[index].written);
    return index;
}

/* Takes the next method of a choice; choice->next and choice->open say
 * afterwards whether there is another. */
static const gg_method *take_method(decomposition *search, gg_choice *choice)
{
    const gg_task *task = &search->query->domain->tasks[choice->task];
    if (choice->next == GG_NONE && choice->open)
        choice->next = applicable(search, task, draw(search, task, &choice->open));
    if (choice->next == GG_NONE)
        return NULL;
    gg_workspace *memory = search->memory;
    uint16_t taken = choice->next;
    bool told = task->methods[taken].written != GG_NONE;
    if (told && memory->chosen_count < memory->chosen_capacity) {
        memory->chosen[memory->chosen_count].task = choice->task;
        memory->chosen[memory->chosen_count++].method = taken;
    }
    uint32_t next = (uint32_t)taken + 1;
    bool run_ends =
        next == task->method_count ||
        (task->select != GG_FIRST && task->methods[next].written != task->methods[taken].written);
    choice->next = run_ends ? GG_NONE : applicable(search, task, next);
    return &task->methods[taken];
}

/* ------------------------------------------------------- frames, choices */

/* Frames below this one are needed by a choice. */
static uint16_t protected_frames(const decomposition *search)
{
    return search->choice_count ? search->memory->choices[search->choice_count - 1].frame_top : 0;
}

static uint16_t frame_top(const decomposition *search)
{
    uint16_t floor = protected_frames(search);
    return search->frame != GG_NONE && search->frame >= floor ? (uint16_t)(search->frame + 1)
                                                              : floor;
}

/* Leaves the frames whose subtasks are through. */
static void ascend(decomposition *search)
{
    while (search->frame != GG_NONE) {
        const gg_frame *frame = &search->memory->frames[search->frame];
        if (search->index < frame->method->subtask_count)
            return;
        search->index = frame->index;
        search->frame = frame->parent;
    }
}

static bool enter(decomposition *search, const gg_method *method)
{
    gg_workspace *memory = search->memory;
    if (memory->expansions == memory->expansion_limit)
        return met(search, GG_OUT_OF_EXPANSIONS);
    memory->expansions++;
    if (method->subtask_count == 0)
        return true;
    ascend(search);
    uint32_t depth = search->frame == GG_NONE ? 1 : memory->frames[search->frame].depth + 1u;
    if (depth > memory->depth_limit)
        return met(search, GG_TOO_DEEP);
    uint16_t top = frame_top(search);
    if (top >= memory->frame_capacity)
        return met(search, GG_OUT_OF_MEMORY);
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
static void keep(decomposition *search, const gg_choice *choice)
{
    if (choice->next == GG_NONE && !choice->open)
        return;
    gg_workspace *memory = search->memory;
    if (search->choice_count == memory->choice_capacity) {
        (void)met(search, GG_OUT_OF_MEMORY);
        return;
    }
    uint32_t words = search->query->domain->word_count;
    copy_words(&memory->choice_states[search->choice_count * words], search->state, words);
    memory->choices[search->choice_count++] = *choice;
}

/* A compound task: its first applicable method is entered, the others are
 * kept as a choice. */
static bool decompose_task(decomposition *search, uint16_t index)
{
    const gg_task *task = &search->query->domain->tasks[index];
    gg_choice choice;
    choice.task = index;
    choice.frame = search->frame;
    choice.index = search->index;
    choice.frame_top = frame_top(search);
    choice.plan_length = search->plan->length;
    choice.chosen_count = search->memory->chosen_count;
    choice.open = task->select == GG_FIRST ? 0 : open_methods(search, task);
    choice.next = task->select == GG_FIRST ? applicable(search, task, 0) : GG_NONE;
    const gg_method *method = take_method(search, &choice);
    if (!method)
        return false;
    keep(search, &choice);
    return enter(search, method);
}

/* Goes back to the newest choice and on with its next method; false where
 * there is none left. */
static bool backtrack(decomposition *search)
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
        if (choice->next == GG_NONE && !choice->open)
            search->choice_count--;
        if (method && enter(search, method))
            return true;
    }
    if (search->choice_count > 0)
        search->outcome = GG_OUT_OF_EXPANSIONS;
    return false;
}

/* A condition as a subtask: a cheapest plan of actions for it. */
static bool achieve(decomposition *search, uint16_t number)
{
    gg_plan rest = {&search->plan->steps[search->plan->length],
                    (uint16_t)(search->plan->capacity - search->plan->length), 0};
    search->aim.goal = (uint16_t)(search->query->domain->goal_count + number);
    if (!search->memory->search)
        return met(search, GG_OUT_OF_NODES);
    gg_outcome outcome = gg_plan_make(search->memory->search, &search->aim, &rest);
    if (outcome == GG_NO_PLAN)
        return false;
    if (outcome != GG_FOUND && outcome != GG_FOUND_UNPROVEN)
        return met(search, outcome);
    for (uint16_t i = 0; i < rest.length; i++)
        gg_apply(search->query->domain, search->query->domain->actions[rest.steps[i]].effect,
                 search->state);
    search->plan->length = (uint16_t)(search->plan->length + rest.length);
    return true;
}

/* Does one subtask; false where it cannot be done from here. */
static bool advance(decomposition *search)
{
    const gg_domain *domain = search->query->domain;
    uint16_t subtask = search->memory->frames[search->frame].method->subtasks[search->index++];
    if (subtask < domain->action_count)
        return perform(search, subtask);
    subtask = (uint16_t)(subtask - domain->action_count);
    if (subtask < domain->task_count)
        return decompose_task(search, subtask);
    return achieve(search, (uint16_t)(subtask - domain->task_count));
}

static void begin(decomposition *search, const gg_query *query, gg_workspace *memory)
{
    memory->chosen_count = 0;
    memory->expansions = 0;
    uint32_t asked = (uint32_t)query->domain->procedural_count + query->domain->priced_count;
    for (uint32_t i = 0; i < (asked + 63) / 64 * 2; i++)
        memory->asked[i] = 0;
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
}

gg_outcome gg_decompose(const gg_query *query, gg_workspace *workspace, gg_plan *plan)
{
    decomposition search;
    search.query = query;
    search.memory = workspace;
    search.plan = plan;
    plan->length = 0;
    begin(&search, query, workspace);
    bool going = decompose_task(&search, query->task) || backtrack(&search);
    while (going) {
        ascend(&search);
        if (search.frame == GG_NONE)
            return GG_FOUND;
        going = advance(&search) || backtrack(&search);
    }
    plan->length = 0;
    workspace->chosen_count = 0;
    return search.outcome;
}
