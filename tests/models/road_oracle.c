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
        if (road_is_step(labels->world, road))
            continue;
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
            if (ways[begin] < 0 || (i % 2 && road->one_way) || road_is_step(world, road) ||
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

static void put(const struct road_literals *effects, struct road_state *state)
{
    for (int i = 0; i < effects->count; i++)
        state->facts[effects->facts[i]] = effects->values[i];
}

static void change(const struct model_action *action, struct road_state *state)
{
    put(&action->effects, state);
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

/* What it costs to cross a road behind a walk, after which the state is another; -1: it cannot be
 * crossed. */
static long cross(const struct road_world *world, const struct model_road *road, bool back,
                  struct road_state *state, long walked)
{
    if (state->place != (back ? road->to : road->from) || (back && road->one_way) || road->shut ||
        road->users == ROAD_FOR_OTHERS || !road_literals_hold(&road->condition, state))
        return -1;
    put(&road->effects, state);
    state->place = back ? road->from : road->to;
    long time = time_of(world, walked) + time_of(world, road->length);
    return (time + 999) / 1000 + road->cost;
}

static void cross_roads(struct labels *labels, const struct label *label)
{
    for (int i = 0; i < 2 * labels->world->road_count; i++) {
        const struct model_road *road = &labels->world->roads[i / 2];
        struct road_state after = label->state;
        if (!road_is_step(labels->world, road))
            continue;
        long price = cross(labels->world, road, i % 2, &after, label->walked);
        if (price >= 0)
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
        if (label.walked == 0 && road_goal_holds(world, &label.state))
            return (int)label.cost;
        if (label.walked == 0 && label.state.place == world->avoided)
            continue;
        walk_on(&labels, &label);
        act(&labels, &label);
        cross_roads(&labels, &label);
    }
    return ROAD_NO_PLAN;
}

/* How far a step leads before it begins, where the agent then is; -1: no way leads there. */
static long walk_to(const struct road_world *world, int place, struct road_state *state)
{
    long way = place == ROAD_NOWHERE ? 0 : way_between(world, state->place, place);
    if (place != ROAD_NOWHERE)
        state->place = place;
    return way;
}

static long price_of_step(const struct road_world *world, int step, struct road_state *state)
{
    if (state->place == world->avoided)
        return -1;
    if (step >= ROAD_CROSSING) {
        const struct model_road *road = &world->roads[(step - ROAD_CROSSING) / 2];
        bool back = step % 2;
        long way = walk_to(world, back ? road->to : road->from, state);
        return way < 0 ? -1 : cross(world, road, back, state, way);
    }
    const struct model_action *action = &world->actions[step];
    long way = walk_to(world, action->begin, state);
    long price = way < 0 ? -1 : price_of(world, action, state, way);
    change(action, state);
    return price;
}

int road_cost_of(const struct road_world *world, struct road_state state, const int *steps,
                 int count)
{
    long cost = 0;
    for (int i = 0; i < count; i++) {
        long price = price_of_step(world, steps[i], &state);
        if (price < 0)
            return ROAD_NO_PLAN;
        cost += price;
    }
    return road_goal_holds(world, &state) ? (int)cost : ROAD_NO_PLAN;
}
