/* SPDX-License-Identifier: MIT */
/* The search hop by hop: see road_oracle.h. */
#include "models/road_oracle.h"

#include <assert.h>

enum { LABELS = 1 << 16, STATES = ROAD_PLACES << ROAD_FACTS };

/* A way to a state: what it has cost, and how far the agent has walked since, in thousandths. Of two
 * ways to one state, one that has cost no more and led no farther is as good as the other; but who has
 * only walked must do something there. */
struct label {
    struct road_state state;
    long cost, walked;
    bool open;
    int next; /* of the same state */
};

struct labels {
    const struct road_world *world;
    struct label items[LABELS];
    int count;
    int first[STATES]; /* by state */
};

static int number_of(const struct road_state *state)
{
    int number = state->place;
    for (int i = 0; i < ROAD_FACTS; i++)
        number = 2 * number + state->facts[i];
    return number;
}

/* The milliseconds in which so many thousandths are walked. */
static long time_of(const struct road_world *world, long way)
{
    return (way * 1000 + world->speed - 1) / world->speed;
}

static void reach(struct labels *labels, const struct road_state *state, long cost, long walked)
{
    int *first = &labels->first[number_of(state)];
    for (int i = *first; i >= 0; i = labels->items[i].next)
        if (labels->items[i].cost <= cost && labels->items[i].walked <= walked)
            return;
    assert(labels->count < LABELS);
    labels->items[labels->count] = (struct label){*state, cost, walked, true, *first};
    *first = labels->count++;
}

/* The open label that has cost least and, of these, led least far; -1: there is none. */
static int take(struct labels *labels)
{
    int best = -1;
    for (int i = 0; i < labels->count; i++) {
        const struct label *label = &labels->items[i];
        if (label->open && (best < 0 || label->cost < labels->items[best].cost ||
                            (label->cost == labels->items[best].cost &&
                             label->walked < labels->items[best].walked)))
            best = i;
    }
    if (best >= 0)
        labels->items[best].open = false;
    return best;
}

static void walk_on(struct labels *labels, const struct label *label)
{
    for (int i = 0; i < labels->world->road_count; i++) {
        const struct model_road *road = &labels->world->roads[i];
        struct road_state there = label->state;
        if (road->from == label->state.place)
            there.place = road->to;
        else if (road->to == label->state.place && !road->one_way)
            there.place = road->from;
        else
            continue;
        reach(labels, &there, label->cost, label->walked + road->length);
    }
}

/* How far it is along the roads; -1: no way leads there. Bellman's equations, until nothing changes. */
static long way_between(const struct road_world *world, int from, int to)
{
    long ways[ROAD_PLACES];
    bool changes = true;
    for (int i = 0; i < ROAD_PLACES; i++)
        ways[i] = i == from ? 0 : -1;
    while (changes) {
        changes = false;
        for (int i = 0; i < 2 * world->road_count; i++) {
            const struct model_road *road = &world->roads[i / 2];
            int begin = i % 2 ? road->to : road->from, end = i % 2 ? road->from : road->to;
            if (ways[begin] < 0 || (i % 2 && road->one_way) ||
                (ways[end] >= 0 && ways[end] <= ways[begin] + road->length))
                continue;
            ways[end] = ways[begin] + road->length;
            changes = true;
        }
    }
    return ways[to];
}

/* What an action costs behind a walk; -1: it cannot be done in the state. */
static long price_of(const struct road_world *world, const struct model_action *action,
                     const struct road_state *state, long walked)
{
    bool anywhere = action->begin == ROAD_NOWHERE;
    if (!road_literals_hold(&action->condition, state) ||
        (anywhere ? walked > 0 : action->begin != state->place))
        return -1;
    long route = anywhere ? 0 : way_between(world, action->begin, action->end);
    if (route < 0)
        return -1;
    if (!action->travels)
        return action->cost;
    long time = time_of(world, walked) + time_of(world, route);
    return 1 + (time + 999) / 1000 + action->cost;
}

static void change(const struct model_action *action, struct road_state *state)
{
    for (int i = 0; i < action->effects.count; i++)
        state->facts[action->effects.facts[i]] = action->effects.values[i];
    if (action->end != ROAD_NOWHERE)
        state->place = action->end;
}

static void act(struct labels *labels, const struct label *label)
{
    for (int i = 0; i < labels->world->action_count; i++) {
        const struct model_action *action = &labels->world->actions[i];
        long price = price_of(labels->world, action, &label->state, label->walked);
        struct road_state after = label->state;
        if (price < 0)
            continue;
        change(action, &after);
        reach(labels, &after, label->cost + price, 0);
    }
}

int road_cheapest(const struct road_world *world, const struct road_state *state)
{
    static struct labels labels;
    labels.world = world;
    labels.count = 0;
    for (int i = 0; i < STATES; i++)
        labels.first[i] = -1;
    reach(&labels, state, 0, 0);
    for (int i = take(&labels); i >= 0; i = take(&labels)) {
        struct label label = labels.items[i];
        if (label.walked == 0 && road_literals_hold(&world->goal, &label.state))
            return (int)label.cost;
        walk_on(&labels, &label);
        act(&labels, &label);
    }
    return ROAD_NO_PLAN;
}

int road_cost_of(const struct road_world *world, struct road_state state, const int *steps,
                 int count)
{
    long cost = 0;
    for (int i = 0; i < count; i++) {
        const struct model_action *action = &world->actions[steps[i]];
        long walked = 0;
        if (action->begin != ROAD_NOWHERE) {
            walked = way_between(world, state.place, action->begin);
            state.place = action->begin;
        }
        long price = walked < 0 ? -1 : price_of(world, action, &state, walked);
        if (price < 0)
            return ROAD_NO_PLAN;
        cost += price;
        change(action, &state);
    }
    return road_literals_hold(&world->goal, &state) ? (int)cost : ROAD_NO_PLAN;
}
