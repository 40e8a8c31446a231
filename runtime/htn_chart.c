/* SPDX-License-Identifier: MIT */
/*
 * HTN planning where tasks come back to themselves. Depth first would go round
 * in circles; so what is planned once from a state is not planned there again.
 *
 * A call is a task that is to be done from a state. Its ends are the states to
 * which it can be done. A method that comes to a subtask waits for that call's
 * ends and goes on with each of them, one after the other: a call that waits for
 * itself just gets no end from there until it has one from elsewhere. Each call
 * has each end once, so that all comes to an end: where nothing is left to do,
 * everything was tried (tabling: Tamaki, Sato, "OLD Resolution with Tabulation",
 * 1986; for grammars: Earley, "An Efficient Context-Free Parsing Algorithm",
 * 1970).
 *
 * What is left to do is on the agenda, a stack: the newest first, which is depth
 * first. Only calls of a circle, those of tasks that come back to each other
 * before anything has changed, are done in the order in which they came up, for
 * the plan with the least recursion: they queue at the first of them, the leader.
 *
 * Calls of tasks that are not recursive are not shared: each is planned for
 * itself, in its own order and with its own draws.
 *
 * Rests on htn_common.c, htn_methods.c and htn_chart_plan.c. An entry on the agenda
 * is there once, and no shared call has the same end twice.
 */
#include "htn_chart.h"

/* In the keys of the hash table, where those of ends begin; and the key of what
 * is not found by one. */
#define END_KEYS ((uint32_t)1 << 20)
#define WAIT_KEY UINT32_MAX
#define LONE_KEY (UINT32_MAX - 1)

/* ------------------------------------------------------------- the hash table */

static void put(gg_decomposition *search, uint32_t index)
{
    gg_entry *entry = entry_at(search, index);
    gg_entry *head = entry_at(search, entry->hash & (search->hash_span - 1));
    entry->chain = head->slot;
    head->slot = index;
}

/* As many slots as there are entries, or half as many: their number is doubled
 * when there are too few. */
static void widen(gg_decomposition *search)
{
    uint32_t old = search->hash_span;
    search->hash_span = old ? 2 * old : 1;
    for (uint32_t i = 0; i < search->hash_span; i++)
        entry_at(search, i)->slot = NOTHING;
    for (uint32_t i = 0; i < search->entry_count; i++)
        if (entry_at(search, i)->key < LONE_KEY)
            put(search, i);
}

static uint32_t hash_of(const gg_decomposition *search, uint32_t key)
{
    return hash_words(search->state, search->problem->domain->word_count, key);
}

/* The entry with a key and the present state. */
static uint32_t find(const gg_decomposition *search, uint32_t key)
{
    uint32_t words = search->problem->domain->word_count, hash = hash_of(search, key);
    uint32_t index = entry_at(search, hash & (search->hash_span - 1))->slot;
    for (; index != NOTHING; index = entry_at(search, index)->chain) {
        const gg_entry *entry = entry_at(search, index);
        if (entry->hash == hash && entry->key == key &&
            same_words(state_at(search, index), search->state, words))
            break;
    }
    return index;
}

/* A new entry; NOTHING, and the limit is met, where there is no room. */
static uint32_t add_entry(gg_decomposition *search, uint32_t key, uint16_t name)
{
    if (search->entry_count == search->memory->entry_capacity) {
        (void)gg_met(search, GG_OUT_OF_NODES);
        return NOTHING;
    }
    uint32_t index = search->entry_count++;
    gg_entry *entry = entry_at(search, index);
    entry->key = key;
    entry->name = name;
    entry->listed = false;
    if (key != WAIT_KEY)
        copy_words(state_at(search, index), search->state, search->problem->domain->word_count);
    if (key < LONE_KEY)
        entry->hash = hash_of(search, key);
    if (2 * search->hash_span <= search->entry_count)
        widen(search);
    else if (key < LONE_KEY)
        put(search, index);
    return index;
}

/* ----------------------------------------------------------------- the agenda */

static void push(gg_decomposition *search, uint32_t index)
{
    gg_entry *entry = entry_at(search, index);
    if (entry->listed)
        return;
    entry->listed = true;
    entry->below = search->agenda;
    search->agenda = index;
}

static void pop(gg_decomposition *search)
{
    gg_entry *entry = entry_at(search, search->agenda);
    entry->listed = false;
    search->agenda = entry->below;
}

/* Puts a call at the end of its leader's queue. */
static void queue_up(gg_decomposition *search, uint32_t index, uint32_t leader)
{
    gg_entry *entry = entry_at(search, index), *first = entry_at(search, leader);
    entry->as.call.leader = leader;
    entry->below = NOTHING;
    if (first->as.call.queue == NOTHING)
        first->as.call.queue = index;
    else
        entry_at(search, first->as.call.last_queued)->below = index;
    first->as.call.last_queued = index;
    push(search, leader);
}

/* Whether two calls, one made by the other's method, are of one circle: nothing
 * has changed on the way. */
static bool in_one_component(const gg_decomposition *search, uint32_t call, uint32_t owner)
{
    uint16_t component = task_of(search, call)->component;
    return component != GG_NONE && component == task_of(search, owner)->component &&
           same_words(state_at(search, call), state_at(search, owner),
                      search->problem->domain->word_count);
}

static void schedule(gg_decomposition *search, uint32_t call, uint32_t owner)
{
    uint32_t leader = entry_at(search, owner)->as.call.leader;
    if (in_one_component(search, call, owner))
        queue_up(search, call, leader == NOTHING ? owner : leader);
    else
        push(search, call);
}

/* ------------------------------------------------------------------ methods */

/* How far a method has come, in the present state. */
typedef struct position {
    uint32_t owner;               /* the call whose method it is */
    uint32_t last_wait, last_end; /* what it waited for last, and which end it got */
    uint32_t steps, methods;      /* so far */
    uint16_t method, index;       /* the subtask that is next */
} position;

/* The call is done: its method ends in the present state. */
static void add_end(gg_decomposition *search, const position *at)
{
    bool shared = at->method == GG_NONE || task_of(search, at->owner)->recursive;
    uint32_t key = shared ? END_KEYS + at->owner : LONE_KEY;
    if (shared && find(search, key) != NOTHING)
        return;
    uint32_t index = add_entry(search, key, at->method);
    if (index == NOTHING)
        return;
    gg_entry *entry = entry_at(search, index), *owner = entry_at(search, at->owner);
    entry->as.end.owner = at->owner;
    entry->as.end.next = NOTHING;
    entry->as.end.last_wait = at->last_wait;
    entry->as.end.last_end = at->last_end;
    entry->as.end.steps = at->steps;
    entry->as.end.methods = at->methods;
    if (owner->as.call.ends == NOTHING)
        owner->as.call.ends = index;
    else
        entry_at(search, owner->as.call.last_end)->as.end.next = index;
    owner->as.call.last_end = index;
    for (uint32_t i = owner->as.call.waits; i != NOTHING; i = entry_at(search, i)->as.wait.next)
        push(search, i);
}

/* A condition to achieve is a call with one end at most. Its steps are kept in
 * the entries after it. */
static void achieve(gg_decomposition *search, uint32_t call)
{
    uint16_t number =
        (uint16_t)(entry_at(search, call)->name - search->problem->domain->task_count);
    gg_plan plan = {search->plan->steps, search->plan->capacity, 0};
    gg_outcome outcome = gg_achieve(search, number, &plan);
    if (outcome != GG_FOUND && outcome != GG_NO_PLAN)
        (void)gg_met(search, outcome);
    if (outcome != GG_FOUND)
        return;
    gg_carry_out(search, &plan);
    position at = {call, NOTHING, NOTHING, plan.length, 1, GG_NONE, 0};
    uint32_t blocks = (plan.length + GG_ENTRY_STEPS - 1u) / GG_ENTRY_STEPS;
    if (search->memory->entry_capacity - search->entry_count < blocks + 1) {
        (void)gg_met(search, GG_OUT_OF_NODES);
        return;
    }
    add_end(search, &at);
    for (uint32_t i = 0; i < plan.length; i++) {
        uint32_t place = i % GG_ENTRY_STEPS;
        uint32_t block = place ? search->entry_count - 1 : add_entry(search, WAIT_KEY, GG_NONE);
        entry_at(search, block)->as.steps[place] = plan.steps[i];
    }
}

static uint32_t new_call(gg_decomposition *search, uint16_t task, uint32_t key)
{
    uint32_t index = add_entry(search, key, task);
    if (index == NOTHING)
        return NOTHING;
    gg_entry *entry = entry_at(search, index);
    entry->as.call.waits = NOTHING;
    entry->as.call.ends = NOTHING;
    entry->as.call.leader = NOTHING;
    entry->as.call.queue = NOTHING;
    if (task < search->problem->domain->task_count)
        gg_turn_begin(search->problem, task, search->state, &entry->as.call.turn);
    return index;
}

/* Whether the same method waits for the call already at the same place. */
static bool waits_there(const gg_decomposition *search, uint32_t call, const position *at)
{
    uint32_t index = entry_at(search, call)->as.call.waits;
    for (; index != NOTHING; index = entry_at(search, index)->as.wait.next) {
        const gg_entry *entry = entry_at(search, index);
        if (entry->as.wait.owner == at->owner && entry->name == at->method &&
            entry->index == at->index)
            return true;
    }
    return false;
}

static uint32_t add_wait(gg_decomposition *search, uint32_t call, const position *at)
{
    uint32_t index = add_entry(search, WAIT_KEY, at->method);
    if (index == NOTHING)
        return NOTHING;
    gg_entry *entry = entry_at(search, index);
    entry->index = at->index;
    entry->as.wait.owner = at->owner;
    entry->as.wait.callee = call;
    entry->as.wait.taken = NOTHING;
    entry->as.wait.before_wait = at->last_wait;
    entry->as.wait.before_end = at->last_end;
    entry->as.wait.steps = at->steps;
    entry->as.wait.methods = at->methods;
    entry->as.wait.next = entry_at(search, call)->as.call.waits;
    entry_at(search, call)->as.call.waits = index;
    return index;
}

/* The method at the position waits for a task, or for a condition to be
 * achieved; from task_count on. */
static void wait_for(gg_decomposition *search, const position *at, uint16_t task)
{
    const gg_domain *domain = search->problem->domain;
    bool condition = task >= domain->task_count;
    bool shared = condition || domain->tasks[task].recursive;
    uint32_t call = shared ? find(search, task) : NOTHING;
    bool fresh = call == NOTHING;
    if (fresh)
        call = new_call(search, task, shared ? task : LONE_KEY);
    if (call == NOTHING || (!fresh && waits_there(search, call, at)))
        return;
    uint32_t wait = add_wait(search, call, at);
    if (wait == NOTHING)
        return;
    if (fresh && condition)
        achieve(search, call);
    else if (fresh)
        schedule(search, call, at->owner);
    else if (entry_at(search, call)->as.call.ends != NOTHING)
        push(search, wait);
}

/* Goes on with a method until it is through, has to wait, or fails. */
static void go_on(gg_decomposition *search, position *at)
{
    const gg_domain *domain = search->problem->domain;
    const gg_method *method = &task_of(search, at->owner)->methods[at->method];
    while (at->index < method->subtask_count) {
        bool sure = at->index < method->sure;
        uint16_t subtask = gg_chart_subtask(search, method->subtasks[at->index++]);
        if (subtask != GG_NONE && subtask >= domain->action_count) {
            wait_for(search, at, (uint16_t)(subtask - domain->action_count));
            return;
        }
        if (subtask == GG_NONE || !gg_can_perform(search, subtask, sure))
            return;
        if (at->steps++ == search->plan->capacity) {
            (void)gg_met(search, GG_PLAN_TOO_LONG);
            return;
        }
        apply_effect(domain, domain->actions[subtask].effect, search->state);
        if (!gg_bounds_keep(domain, &search->subproblem.bounds, search->state))
            return;
    }
    add_end(search, at);
}

/* ------------------------------------------------------------------- the work */

/* Tries the next method of the call on top of the agenda, or, where there is none,
 * lets the next of its queue come up. */
static void work_on_call(gg_decomposition *search, uint32_t call)
{
    gg_entry *entry = entry_at(search, call);
    if (!turn_is_left(&entry->as.call.turn)) {
        uint32_t next = entry->as.call.queue;
        if (next == NOTHING) {
            pop(search);
            return;
        }
        entry->as.call.queue = entry_at(search, next)->below;
        push(search, next);
        return;
    }
    load_state(search, call);
    uint16_t method =
        gg_turn_take(search->problem, entry->name, search->state, &entry->as.call.turn);
    if (method == GG_NONE)
        return;
    if (search->memory->expansions == search->memory->expansion_limit) {
        search->outcome = GG_OUT_OF_EXPANSIONS;
        search->agenda = NOTHING;
        return;
    }
    search->memory->expansions++;
    position at = {call, NOTHING, NOTHING, 0, 1, method, 0};
    go_on(search, &at);
}

static uint32_t sum_of(uint32_t a, uint32_t b)
{
    return a > UINT32_MAX - b ? UINT32_MAX : a + b;
}

/* The wait on top of the agenda goes on with the next end. */
static void work_on_wait(gg_decomposition *search, uint32_t wait)
{
    gg_entry *entry = entry_at(search, wait);
    uint32_t taken = entry->as.wait.taken;
    uint32_t next = taken == NOTHING ? entry_at(search, entry->as.wait.callee)->as.call.ends
                                     : entry_at(search, taken)->as.end.next;
    if (next == NOTHING) {
        pop(search);
        return;
    }
    const gg_entry *end = entry_at(search, next);
    entry->as.wait.taken = next;
    if (end->as.end.next == NOTHING)
        pop(search);
    position at = {entry->as.wait.owner, wait, next, 0, 0, entry->name, entry->index};
    at.steps = sum_of(entry->as.wait.steps, end->as.end.steps);
    at.methods = sum_of(entry->as.wait.methods, end->as.end.methods);
    if (at.steps > search->plan->capacity) {
        (void)gg_met(search, GG_PLAN_TOO_LONG);
        return;
    }
    load_state(search, next);
    go_on(search, &at);
}

gg_outcome gg_chart(gg_decomposition *search)
{
    search->entry_count = 0;
    search->hash_span = 0;
    search->agenda = NOTHING;
    uint32_t root = new_call(search, search->problem->task, search->problem->task);
    if (root == NOTHING)
        return search->outcome;
    push(search, root);
    while (search->agenda != NOTHING) {
        uint32_t top = search->agenda;
        if (entry_at(search, top)->key == WAIT_KEY)
            work_on_wait(search, top);
        else
            work_on_call(search, top);
        if (entry_at(search, root)->as.call.ends != NOTHING)
            return gg_chart_read(search, entry_at(search, root)->as.call.ends);
    }
    return search->outcome;
}
