/* SPDX-License-Identifier: MIT */
/*
 * Looks through all schedules of a team: the cheapest way through the states in which it can be,
 * without any estimate (Dijkstra, 1959). A step is a start of one action by one member after the
 * last start, or the end of all that runs. States are compared by all that can still
 * happen, and the times are those since the last start.
 */
#include "models/team_plain.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST_WALK = 20000, CHAINS = 4096, ENDLESS = 10000000 };

/* A member, and how long until it is free, or since when it has been. */
struct team_hand {
    int free, place, running; /* place -1: where it stood at the start */
    int cools[TEAM_ACTIONS];  /* how long until it can begin each action again */
    bool trained;
};

/* What can still happen. Without gaps that are not set: it is cleared first. */
struct team_state {
    int there[TEAM_NUMBERS], kept[TEAM_NUMBERS]; /* less what is taken and kept */
    struct team_hand hands[TEAM_MEMBERS];
    bool flags[TEAM_FLAGS];
    unsigned pending;
    bool over;
};

struct team_node {
    struct team_state state;
    struct team_value value, bound;
    uint32_t time;
    bool done;
    int next;
};

struct team_tree {
    const struct team_plain *team;
    struct team_node *nodes;
    unsigned count, room;
    int *heap;
    unsigned heap_count;
    int chains[CHAINS];
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
    if (wish->number >= 0)
        return state->there[wish->number] >= wish->least;
    if (wish->flag >= 0)
        return state->flags[wish->flag] == wish->value;
    return state->hands[wish->member].trained;
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

/* How long until the next action ends; ENDLESS: none runs. */
static int next_end(const struct team_plain *team, const struct team_node *node)
{
    int next = ENDLESS;
    for (unsigned i = 0; i < team->members; i++)
        if (node->state.hands[i].running >= 0 && node->state.hands[i].free < next)
            next = node->state.hands[i].free;
    return next;
}

static void end_next(const struct team_plain *team, struct team_node *node)
{
    pass(team, node, next_end(team, node));
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
    return time == UINT32_MAX ? ENDLESS : (int)time;
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
        if (node->state.hands[i].free < -LONGEST_WALK)
            node->state.hands[i].free = -LONGEST_WALK;
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

/* Starts an action and adds what comes of it. */
static void begin(struct team_tree *search, struct team_node node, unsigned member, unsigned index)
{
    const struct team_plain *team = search->team;
    const struct team_action *action = &team->action[index];
    struct team_hand *hand = &node.state.hands[member];
    uint32_t duration = team_time_for(team, member, index);
    node.value.of[2 * TEAM_REQUESTS] +=
        duration + (unsigned)walk_to(team, &node.state, member, action);
    for (unsigned i = 0; i < team->numbers; i++)
        node.state.there[i] -= action->takes[i];
    hand->running = (int)index;
    hand->free = (int)duration;
    hand->cools[index] = action->cooldown > 0 ? (int)(duration + action->cooldown) : 0;
    if (action->from >= 0)
        hand->place = action->to;
    add(search, &node);
}

/* The earliest start of an action by a member, and the earliest one after each request that is
 * met without another start: from then on less is there. */
static void add_starts(struct team_tree *search, const struct team_node *from, unsigned member,
                       unsigned index)
{
    const struct team_plain *team = search->team;
    const struct team_action *action = &team->action[index];
    struct team_node node = *from;
    unsigned begun = 0; /* what was open when it was begun last */
    while (team_time_for(team, member, index) != UINT32_MAX) {
        const struct team_hand *hand = &node.state.hands[member];
        int end = next_end(team, &node);
        int time = hand->free + walk_to(team, &node.state, member, action);
        time = time > hand->cools[index] ? time : hand->cools[index];
        if (hand->running < 0 && time < end && time < ENDLESS && node.state.pending != begun &&
            can_begin(team, &node.state, member, action)) {
            struct team_node later = node;
            pass(team, &later, time);
            begin(search, later, member, index);
            begun = node.state.pending;
        }
        if (end == ENDLESS)
            return;
        end_next(team, &node);
    }
}

static void add_end(struct team_tree *search, const struct team_node *from)
{
    struct team_node node = *from;
    while (next_end(search->team, &node) != ENDLESS)
        end_next(search->team, &node);
    node.state.over = true;
    if (node.state.pending == 0)
        add(search, &node);
}

static void add_first(struct team_tree *search)
{
    const struct team_plain *team = search->team;
    struct team_node node;
    memset(&node, 0, sizeof node);
    node.state.pending = (1u << team->requests) - 1;
    memcpy(node.state.there, team->start, sizeof node.state.there);
    memcpy(node.state.flags, team->flags, sizeof node.state.flags);
    for (unsigned i = 0; i < team->members; i++) {
        const struct team_worker *worker = &team->worker[i];
        struct team_hand *hand = &node.state.hands[i];
        hand->free = (int)worker->free;
        hand->place = worker->place;
        hand->running = worker->running;
        hand->trained = worker->trained;
        if (worker->running >= 0 && team->action[worker->running].cooldown > 0)
            hand->cools[worker->running] =
                (int)(worker->free + team->action[worker->running].cooldown);
        for (unsigned j = 0; worker->running >= 0 && j < team->numbers; j++)
            node.state.there[j] -= team->action[worker->running].takes[j];
    }
    meet(team, &node);
    if (next_end(team, &node) == 0)
        end_next(team, &node);
    add(search, &node);
}

enum team_end team_search(const struct team_plain *team, unsigned states, struct team_value *value)
{
    struct team_tree search = {team,
                               calloc(states, sizeof(struct team_node)),
                               0,
                               states,
                               calloc(states, sizeof(int)),
                               0,
                               {0},
                               false};
    enum team_end end = TEAM_NONE;
    memset(search.chains, 0xff, sizeof search.chains);
    add_first(&search);
    while (search.heap_count > 0 && end == TEAM_NONE) {
        struct team_node node = search.nodes[pop(&search)];
        if (node.done)
            continue;
        if (node.state.over) {
            *value = node.bound;
            end = TEAM_BEST;
            break;
        }
        add_end(&search, &node);
        for (unsigned i = 0; i < team->members; i++)
            for (unsigned j = 0; j < team->actions; j++)
                add_starts(&search, &node, i, j);
        if (search.full)
            end = TEAM_TOO_MANY;
    }
    free(search.nodes);
    free(search.heap);
    return end;
}
