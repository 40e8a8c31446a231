/* SPDX-License-Identifier: MIT */
/*
 * Looks through all schedules of a team: the cheapest way through the states in which it can be,
 * without any estimate (Dijkstra, 1959). A step is a start of one action by one member after the
 * last start, or the end of all that runs; where anybody may wait, a start now, or a millisecond that
 * passes. States are compared by all that can still happen, and the times are those since the last
 * step.
 */
#include "models/team_state.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST_WALK = 20000, SHORT_WALK = 64, CHAINS = 4096 };

struct team_tree {
    const struct team_plain *team;
    struct team_node *nodes;
    unsigned count, room;
    int *heap;
    unsigned heap_count;
    int chains[CHAINS];
    int longest; /* walk */
    bool full;
};

/* -------------------------------------------------------------------- values */

static unsigned rank_of(const struct team_plain *team, unsigned wish)
{
    bool higher = false;
    for (unsigned i = 0; i < team->requests; i++)
        higher |= team->wish[i].priority > team->wish[wish].priority;
    return higher ? 2 : 0;
}

/* What it comes to at least: what is open is met at the last start or later. */
static void make_bound(const struct team_tree *search, struct team_node *node)
{
    node->bound = node->value;
    for (unsigned i = 0; i < search->team->requests; i++) {
        unsigned rank = rank_of(search->team, i);
        if (!(node->state.pending >> i & 1))
            continue;
        if (!search->team->sum && node->time > node->bound.of[rank])
            node->bound.of[rank] = node->time;
        node->bound.of[rank + 1] += node->time;
    }
}

/* ------------------------------------------------------------- what happens */

static bool holds(const struct team_state *state, const struct team_wish *wish)
{
    if (wish->flag >= 0 && state->flags[wish->flag] != wish->value)
        return false;
    if (wish->number >= 0)
        return state->there[wish->number] >= wish->least;
    return wish->flag >= 0 || state->hands[wish->member].trained;
}

static void meet(const struct team_plain *team, struct team_node *node)
{
    for (unsigned round = 0; round < 2; round++)
        for (unsigned i = 0; i < team->requests; i++) {
            const struct team_wish *wish = &team->wish[i];
            unsigned rank = rank_of(team, i);
            if (!(node->state.pending >> i & 1) || rank != 2 * round || !holds(&node->state, wish))
                continue;
            node->state.pending &= ~(1u << i);
            if (!team->sum && node->time > node->value.of[rank])
                node->value.of[rank] = node->time;
            node->value.of[rank + 1] += node->time;
            if (wish->number >= 0 && team->claimed[wish->number]) {
                node->state.there[wish->number] -= wish->least;
                node->state.kept[wish->number] += wish->least;
            }
        }
}

static void pass(const struct team_plain *team, struct team_node *node, int time)
{
    node->time += (uint32_t)time;
    for (unsigned i = 0; i < team->members; i++) {
        struct team_hand *hand = &node->state.hands[i];
        hand->free -= time;
        for (unsigned j = 0; j < team->actions; j++)
            hand->cools[j] = hand->cools[j] > time ? hand->cools[j] - time : 0;
    }
}

int team_next_end(const struct team_plain *team, const struct team_node *node)
{
    int next = TEAM_ENDLESS;
    for (unsigned i = 0; i < team->members; i++)
        if (node->state.hands[i].running >= 0 && node->state.hands[i].free < next)
            next = node->state.hands[i].free;
    return next;
}

void team_end_next(const struct team_plain *team, struct team_node *node)
{
    pass(team, node, team_next_end(team, node));
    for (unsigned i = 0; i < team->members; i++) {
        struct team_hand *hand = &node->state.hands[i];
        if (hand->running < 0 || hand->free != 0)
            continue;
        const struct team_action *action = &team->action[hand->running];
        hand->running = -1;
        for (unsigned j = 0; j < team->numbers; j++)
            node->state.there[j] += action->makes[j];
        if (action->writes >= 0)
            node->state.flags[action->writes] = action->written;
        hand->trained |= action->trains;
    }
    meet(team, node);
}

/* Whether an action can be begun, wherever the member is. */
static bool can_begin(const struct team_plain *team, const struct team_state *state,
                      unsigned member, const struct team_action *action)
{
    int room[TEAM_NUMBERS], others = 0;
    for (unsigned i = 0; i < team->numbers; i++)
        room[i] = team->tops[i] - state->there[i] - state->kept[i];
    for (unsigned i = 0; i < team->members; i++) {
        if (state->hands[i].running < 0)
            continue;
        const struct team_action *other = &team->action[state->hands[i].running];
        for (unsigned j = 0; j < team->numbers; j++)
            room[j] -= other->makes[j] + other->takes[j];
        if (other->writes >= 0 &&
            (other->writes == action->flag || other->writes == action->writes))
            return false;
        others += other->uses_facility && action->uses_facility && other->from == action->from;
    }
    for (unsigned i = 0; i < team->numbers; i++)
        if (state->there[i] < action->takes[i] || (action->makes[i] && room[i] < action->makes[i]))
            return false;
    if (action->uses_facility && team->capacities[action->from] &&
        others >= team->capacities[action->from])
        return false;
    if (action->most_of >= 0 && team->tops[action->most_of] - room[action->most_of] > action->most)
        return false;
    if (action->flag >= 0 && state->flags[action->flag] != action->flag_value)
        return false;
    return action->trained < 0 || state->hands[member].trained == action->trained;
}

static int walk_to(const struct team_plain *team, const struct team_state *state, unsigned member,
                   const struct team_action *action)
{
    const struct team_worker *worker = &team->worker[member];
    int place = state->hands[member].place;
    if (action->from < 0)
        return 0;
    uint32_t time = team_walk_time(place < 0 ? worker->x : team->x[place],
                                   place < 0 ? worker->y : team->y[place], team->x[action->from],
                                   team->y[action->from], worker->speed);
    return time == UINT32_MAX ? TEAM_ENDLESS : (int)time;
}

/* -------------------------------------------------------------------- the open */

static bool is_before(const struct team_tree *search, int a, int b)
{
    int order = team_value_order(&search->nodes[a].bound, &search->nodes[b].bound);
    return order ? order < 0 : a < b;
}

static void swap(int *a, int *b)
{
    int kept = *a;
    *a = *b;
    *b = kept;
}

static void push(struct team_tree *search, int index)
{
    unsigned place = search->heap_count++;
    search->heap[place] = index;
    for (; place > 0 && is_before(search, search->heap[place], search->heap[(place - 1) / 2]);
         place = (place - 1) / 2)
        swap(&search->heap[place], &search->heap[(place - 1) / 2]);
}

static int pop(struct team_tree *search)
{
    int best = search->heap[0];
    search->heap[0] = search->heap[--search->heap_count];
    for (unsigned place = 0, child = 1; child < search->heap_count; child = 2 * place + 1) {
        if (child + 1 < search->heap_count &&
            is_before(search, search->heap[child + 1], search->heap[child]))
            child++;
        if (!is_before(search, search->heap[child], search->heap[place]))
            break;
        swap(&search->heap[child], &search->heap[place]);
        place = child;
    }
    return best;
}

static unsigned chain_of(const struct team_state *state)
{
    const unsigned char *bytes = (const unsigned char *)state;
    unsigned hash = 2166136261u;
    for (size_t i = 0; i < sizeof *state; i++)
        hash = (hash ^ bytes[i]) * 16777619u;
    return hash % CHAINS;
}

/* Adds a state, unless one that is not worse is known. Its padding is that of its parent. */
static void add(struct team_tree *search, struct team_node *node)
{
    for (unsigned i = 0; i < search->team->members; i++)
        if (node->state.hands[i].free < -search->longest)
            node->state.hands[i].free = -search->longest;
    make_bound(search, node);
    unsigned chain = chain_of(&node->state);
    for (int i = search->chains[chain]; i >= 0; i = search->nodes[i].next) {
        struct team_node *known = &search->nodes[i];
        if (memcmp(&known->state, &node->state, sizeof node->state) != 0)
            continue;
        if (team_value_order(&known->bound, &node->bound) <= 0)
            return;
        known->done = true;
    }
    if (search->count == search->room) {
        search->full = true;
        return;
    }
    node->next = search->chains[chain];
    node->done = false;
    search->chains[chain] = (int)search->count;
    search->nodes[search->count] = *node;
    push(search, (int)search->count++);
}

/* --------------------------------------------------------------------- search */

int team_earliest_start(const struct team_plain *team, const struct team_node *node,
                        unsigned member, unsigned index)
{
    const struct team_action *action = &team->action[index];
    const struct team_hand *hand = &node->state.hands[member];
    if (hand->running >= 0 || team_time_for(team, member, index) == UINT32_MAX)
        return TEAM_ENDLESS;
    int time = hand->free + walk_to(team, &node->state, member, action);
    time = time > hand->cools[index] ? time : hand->cools[index];
    time = time > 0 ? time : 0;
    return time < team_next_end(team, node) && can_begin(team, &node->state, member, action)
               ? time
               : TEAM_ENDLESS;
}

void team_begin(const struct team_plain *team, struct team_node *node, int time, unsigned member,
                unsigned index)
{
    const struct team_action *action = &team->action[index];
    struct team_hand *hand = &node->state.hands[member];
    uint32_t duration = team_time_for(team, member, index);
    node->value.of[2 * TEAM_REQUESTS] +=
        duration + (unsigned)walk_to(team, &node->state, member, action);
    pass(team, node, time);
    for (unsigned i = 0; i < team->numbers; i++)
        node->state.there[i] -= action->takes[i];
    hand->running = (int)index;
    hand->free = (int)duration;
    hand->cools[index] = action->cooldown > 0 ? (int)(duration + action->cooldown) : 0;
    if (action->from >= 0)
        hand->place = action->to;
}

/* Starts an action and adds what comes of it. */
static void begin(struct team_tree *search, struct team_node node, int time, unsigned member,
                  unsigned index)
{
    team_begin(search->team, &node, time, member, index);
    add(search, &node);
}

/* The earliest start of an action by a member, and the earliest one after each request that is
 * met without another start: from then on less is there. */
static void add_starts(struct team_tree *search, const struct team_node *from, unsigned member,
                       unsigned index)
{
    struct team_node node = *from;
    unsigned begun = 0; /* what was open when it was begun last */
    for (;;) {
        int time = team_earliest_start(search->team, &node, member, index);
        if (time < TEAM_ENDLESS && node.state.pending != begun) {
            begin(search, node, time, member, index);
            begun = node.state.pending;
        }
        if (team_next_end(search->team, &node) == TEAM_ENDLESS)
            return;
        team_end_next(search->team, &node);
    }
}

/* The start of an action by a member just now, if it can be there. */
static void add_start_now(struct team_tree *search, const struct team_node *from, unsigned member,
                          unsigned index)
{
    if (team_earliest_start(search->team, from, member, index) == 0)
        begin(search, *from, 0, member, index);
}

static void add_wait(struct team_tree *search, const struct team_node *from)
{
    struct team_node node = *from;
    if (team_next_end(search->team, &node) == 1)
        team_end_next(search->team, &node);
    else
        pass(search->team, &node, 1);
    add(search, &node);
}

static void add_end(struct team_tree *search, const struct team_node *from)
{
    struct team_node node = *from;
    while (team_next_end(search->team, &node) != TEAM_ENDLESS)
        team_end_next(search->team, &node);
    node.state.over = true;
    if (node.state.pending == 0)
        add(search, &node);
}

void team_first_state(const struct team_plain *team, struct team_node *node)
{
    memset(node, 0, sizeof *node);
    node->state.pending = (1u << team->requests) - 1;
    memcpy(node->state.there, team->start, sizeof node->state.there);
    memcpy(node->state.flags, team->flags, sizeof node->state.flags);
    for (unsigned i = 0; i < team->members; i++) {
        const struct team_worker *worker = &team->worker[i];
        struct team_hand *hand = &node->state.hands[i];
        hand->free = (int)worker->free;
        hand->place = worker->place;
        hand->running = worker->running;
        hand->trained = worker->trained;
        if (worker->running >= 0 && team->action[worker->running].cooldown > 0)
            hand->cools[worker->running] =
                (int)(worker->free + team->action[worker->running].cooldown);
        for (unsigned j = 0; worker->running >= 0 && j < team->numbers; j++)
            node->state.there[j] -= team->action[worker->running].takes[j];
    }
    meet(team, node);
    if (team_next_end(team, node) == 0)
        team_end_next(team, node);
}

static void expand(struct team_tree *search, const struct team_node *node, bool waits)
{
    add_end(search, node);
    for (unsigned i = 0; i < search->team->members; i++)
        for (unsigned j = 0; j < search->team->actions; j++) {
            if (waits)
                add_start_now(search, node, i, j);
            else
                add_starts(search, node, i, j);
        }
    if (waits)
        add_wait(search, node);
}

enum team_end team_search(const struct team_plain *team, unsigned states, bool waits,
                          struct team_value *value)
{
    struct team_tree search = {team,
                               calloc(states, sizeof(struct team_node)),
                               0,
                               states,
                               calloc(states, sizeof(int)),
                               0,
                               {0},
                               waits ? SHORT_WALK : LONGEST_WALK,
                               false};
    enum team_end end = TEAM_NONE;
    memset(search.chains, 0xff, sizeof search.chains);
    struct team_node first;
    team_first_state(team, &first);
    add(&search, &first);
    while (search.heap_count > 0 && end == TEAM_NONE) {
        struct team_node node = search.nodes[pop(&search)];
        if (node.done)
            continue;
        if (node.state.over) {
            *value = node.bound;
            end = TEAM_BEST;
            break;
        }
        expand(&search, &node, waits);
        if (search.full)
            end = TEAM_TOO_MANY;
    }
    free(search.nodes);
    free(search.heap);
    return end;
}
