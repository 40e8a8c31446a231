/* SPDX-License-Identifier: MIT */
/* Random domains with slots that are places: see slot_world.h. */
#include "models/slot_world.h"

#include <string.h>

static int pick(struct dice *dice, int count)
{
    return (int)roll(dice, (uint32_t)count);
}

static bool has_thing(const struct deed *deed)
{
    return deed->form == DEED_AT_THING || deed->form == DEED_FROM_THING ||
           deed->form == DEED_TO_THING || deed->form == DEED_AIM;
}

static bool has_place(const struct deed *deed)
{
    return deed->form != DEED_ANYWHERE && deed->form != DEED_AIM;
}

/* ------------------------------------------------------------------ making */

static struct deed random_deed(const struct slot_world *world, struct dice *dice)
{
    static const enum deed_form forms[] = {DEED_ANYWHERE,   DEED_AT_SPOT,  DEED_AT_THING,
                                           DEED_AT_THING,   DEED_AT_THING, DEED_AT_TARGET,
                                           DEED_FROM_THING, DEED_TO_THING, DEED_AIM};
    struct deed deed = {.form = forms[pick(dice, 9)], .spot = pick(dice, world->spots)};
    deed.travels = has_place(&deed) && pick(dice, 5) > 0;
    deed.price = pick(dice, 2) ? 1 + pick(dice, 4) : !deed.travels;
    deed.asks = pick(dice, 3) ? -1 : pick(dice, SLOT_FLAGS);
    deed.asked_value = pick(dice, 2);
    deed.sets = pick(dice, 2) ? -1 : pick(dice, SLOT_FLAGS);
    deed.value = pick(dice, 4) > 0;
    deed.counts = pick(dice, 3) == 0;
    deed.asks_done = deed.marks = -1;
    if (!has_thing(&deed))
        return deed;
    deed.asks_done = pick(dice, 3) ? pick(dice, 4) == 0 : -1;
    deed.marks = pick(dice, 3) ? pick(dice, 5) > 0 : -1;
    return deed;
}

/* What any action comes to that changes something. */
static bool changes(const struct deed *deed)
{
    return deed->sets >= 0 || deed->marks >= 0 || deed->counts || deed->form == DEED_AIM;
}

struct slot_world slot_world_of(uint64_t seed)
{
    struct dice dice = dice_of(seed);
    struct slot_world world = {.things = 1 + pick(&dice, SLOT_THINGS),
                               .spots = 1 + pick(&dice, SLOT_SPOTS),
                               .order = pick(&dice, 3)};
    world.deed_count = 3 + pick(&dice, SLOT_DEEDS - 2);
    for (int i = 0; i < world.deed_count; i++)
        do
            world.deeds[i] = random_deed(&world, &dice);
        while (!changes(&world.deeds[i]));
    world.speed = pick(&dice, 2) ? 1000 : 1 + pick(&dice, 3000);
    for (int i = 0; i < world.spots; i++) {
        world.points[i][0] = (pick(&dice, 41) - 20) * (pick(&dice, 2) ? 1000 : 137);
        world.points[i][1] = pick(&dice, 2) ? 0 : pick(&dice, 9000);
    }
    world.wants_flag = pick(&dice, 2) ? -1 : pick(&dice, SLOT_FLAGS);
    world.wants_number = pick(&dice, 2) ? -1 : 1 + pick(&dice, SLOT_TOP);
    world.wants_home = pick(&dice, 4) == 0;
    world.wants_all = pick(&dice, 2) || (world.wants_flag < 0 && world.wants_number < 0);
    return world;
}

struct slot_state slot_random_state(struct slot_world *world, struct dice *dice)
{
    struct slot_state state = {.here = NO_SPOT, .target = NO_SPOT};
    for (int i = 0; i < world->things; i++) {
        state.bound[i] = pick(dice, 4) > 0;
        state.done[i] = state.bound[i] && pick(dice, 4) == 0;
        if (state.bound[i] && pick(dice, 3) == 0)
            state.target = world->spots + i;
        world->points[world->spots + i][0] = pick(dice, 60000) - 30000;
        world->points[world->spots + i][1] = pick(dice, 2) ? 0 : pick(dice, 20000);
    }
    for (int i = 0; i < SLOT_FLAGS; i++)
        state.flags[i] = pick(dice, 3) == 0;
    state.number = pick(dice, 3) ? 0 : pick(dice, SLOT_TOP + 1);
    int place = pick(dice, world->spots + world->things + 1);
    if (place < world->spots ||
        (place < world->spots + world->things && state.bound[place - world->spots]))
        state.here = place;
    for (int i = 0; i < 2; i++)
        state.point[i] =
            state.here == NO_SPOT ? pick(dice, 40000) - 20000 : world->points[state.here][i];
    return state;
}

/* ----------------------------------------------------------------- writing */

static void write_number(int thousandths, struct text *yaml)
{
    int size = thousandths < 0 ? -thousandths : thousandths;
    text_add(yaml, "%s%d.%03d", thousandths < 0 ? "-" : "", size / 1000, size % 1000);
}

static void write_place_of(const struct deed *deed, struct text *yaml)
{
    switch (deed->form) {
    case DEED_AT_SPOT:
        text_add(yaml, "    at: p%d\n", deed->spot);
        break;
    case DEED_AT_THING:
        text_add(yaml, "    at: t\n");
        break;
    case DEED_AT_TARGET:
        text_add(yaml, "    at: target\n");
        break;
    case DEED_FROM_THING:
        text_add(yaml, "    route: [t, p%d]\n", deed->spot);
        break;
    case DEED_TO_THING:
        text_add(yaml, "    route: [p%d, t]\n", deed->spot);
        break;
    default:
        break;
    }
}

static void write_deed(const struct slot_world *world, int number, struct text *yaml)
{
    const struct deed *deed = &world->deeds[number];
    const char *comma = "";
    text_add(yaml, "  a%d%s:\n", number, has_thing(deed) ? "(thing t)" : "");
    write_place_of(deed, yaml);
    text_add(yaml, "    preconditions: [");
    if (deed->asks >= 0) {
        text_add(yaml, "%sf%d", deed->asked_value ? "" : "not ", deed->asks);
        comma = ", ";
    }
    if (deed->asks_done >= 0)
        text_add(yaml, "%s%sdone(t)", comma, deed->asks_done ? "" : "not ");
    text_add(yaml, "]\n    effects: [");
    comma = "";
    if (deed->sets >= 0) {
        text_add(yaml, "%sf%d", deed->value ? "" : "not ", deed->sets);
        comma = ", ";
    }
    if (deed->marks >= 0) {
        text_add(yaml, "%s%sdone(t)", comma, deed->marks ? "" : "not ");
        comma = ", ";
    }
    if (deed->counts) {
        text_add(yaml, "%snumber += 1", comma);
        comma = ", ";
    }
    if (deed->form == DEED_AIM)
        text_add(yaml, "%starget = t", comma);
    text_add(yaml, "]\n");
    if (!deed->travels)
        text_add(yaml, "    cost: %d\n", deed->price);
    else if (deed->price == 0)
        text_add(yaml, "    cost: travel\n");
    else
        text_add(yaml, "    cost: travel + %d\n", deed->price);
}

static void write_state(const struct slot_world *world, struct text *yaml)
{
    static const char *const orders[] = {"  here: {type: [spot, thing, off], start: p0}\n",
                                         "  here: {type: [thing, off, spot], start: p0}\n",
                                         "  here: {type: [off, spot, thing], start: p0}\n"};
    text_add(yaml, "domain: slots\ntypes:\n  thing: {slots: %d, shared: true, at: position}\n",
             world->things);
    text_add(yaml, "  spot: [");
    for (int i = 0; i < world->spots; i++)
        text_add(yaml, "%sp%d", i ? ", " : "", i);
    text_add(yaml, "]\nstate:\n%s", orders[world->order]);
    text_add(yaml, "  done(thing): bool\n  number: 0..%d\n  target: [off, thing]\n", SLOT_TOP);
    for (int i = 0; i < SLOT_FLAGS; i++)
        text_add(yaml, "  f%d: bool\n", i);
    text_add(yaml, "places:\n  fact: here\n  nowhere: off\n  speed: ");
    write_number(world->speed, yaml);
    text_add(yaml, "\n  at:\n");
    for (int i = 0; i < world->spots; i++) {
        text_add(yaml, "    p%d: [", i);
        write_number(world->points[i][0], yaml);
        text_add(yaml, ", ");
        write_number(world->points[i][1], yaml);
        text_add(yaml, "]\n");
    }
}

void slot_world_write(const struct slot_world *world, long table, struct text *yaml)
{
    write_state(world, yaml);
    text_add(yaml, "actions:\n");
    for (int i = 0; i < world->deed_count; i++)
        write_deed(world, i, yaml);
    text_add(yaml, "goals:\n  goal: {conditions: [");
    if (world->wants_flag >= 0)
        text_add(yaml, "f%d, ", world->wants_flag);
    if (world->wants_number >= 0)
        text_add(yaml, "number >= %d, ", world->wants_number);
    if (world->wants_home)
        text_add(yaml, "here == p0, ");
    text_add(yaml, "%s]}\n", world->wants_all ? "all(thing t) done(t)" : "true");
    if (table >= 0)
        text_add(yaml, "limits: {table: %ld}\n", table);
}

/* ----------------------------------------------------------------- walking */

/* Milliseconds from one point to another: the least whole number whose way is long enough. */
static int64_t walk_time(const int *from, const int *to, int speed)
{
    int64_t x = from[0] - to[0], y = from[1] - to[1], way = (x * x + y * y) * 1000000;
    int64_t low = 0, high = 1;
    while (high * speed < INT32_MAX && high * speed * high * speed < way)
        high *= 2;
    while (low < high) {
        int64_t middle = (low + high) / 2;
        if (middle * speed * middle * speed >= way)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* Does an action in a state; -1 if it cannot be done, otherwise its cost. */
static int do_deed(const struct slot_world *world, struct slot_state *state, struct slot_step step)
{
    const struct deed *deed = &world->deeds[step.deed];
    int thing = world->spots + step.thing, first = deed->spot, last = deed->spot;
    if ((has_thing(deed) && !state->bound[step.thing]) ||
        (deed->asks >= 0 && state->flags[deed->asks] != deed->asked_value) ||
        (deed->asks_done >= 0 && state->done[step.thing] != deed->asks_done) ||
        (deed->form == DEED_AT_TARGET && state->target == NO_SPOT))
        return -1;
    if (deed->form == DEED_AT_THING || deed->form == DEED_FROM_THING)
        first = thing;
    if (deed->form == DEED_AT_THING || deed->form == DEED_TO_THING)
        last = thing;
    if (deed->form == DEED_AT_TARGET)
        first = last = state->target;
    int cost = deed->price;
    if (has_place(deed)) {
        int64_t time = walk_time(state->point, world->points[first], world->speed) +
                       walk_time(world->points[first], world->points[last], world->speed);
        cost += deed->travels ? 1 + (int)((time + 999) / 1000) : 0;
        state->here = last;
        memcpy(state->point, world->points[last], sizeof state->point);
    }
    if (deed->sets >= 0)
        state->flags[deed->sets] = deed->value;
    if (deed->marks >= 0)
        state->done[step.thing] = deed->marks;
    state->number += deed->counts && state->number < SLOT_TOP;
    if (deed->form == DEED_AIM)
        state->target = thing;
    return cost;
}

static bool is_goal(const struct slot_world *world, const struct slot_state *state)
{
    bool all = true;
    for (int i = 0; i < world->things; i++)
        all &= !state->bound[i] || state->done[i];
    return (world->wants_flag < 0 || state->flags[world->wants_flag]) &&
           (world->wants_number < 0 || state->number >= world->wants_number) &&
           (!world->wants_home || state->here == 0) && (!world->wants_all || all);
}

int slot_cost_of(const struct slot_world *world, struct slot_state state,
                 const struct slot_step *steps, size_t count)
{
    int sum = 0;
    for (size_t i = 0; i < count; i++) {
        int cost = do_deed(world, &state, steps[i]);
        if (cost < 0)
            return -1;
        sum += cost;
    }
    return is_goal(world, &state) ? sum : -1;
}

/* --------------------------------------------------------------- searching */

/* All states have numbers. Where the agent stands before its first walk is a place of its own. */
enum {
    STANDS = SLOT_PLACES + 2,
    ALL_STATES = STANDS * (SLOT_PLACES + 1) * (SLOT_TOP + 1) << (SLOT_FLAGS + SLOT_THINGS)
};

struct reached {
    struct slot_state state;
    bool has_walked;
    int cost;
};

static size_t number_of(const struct reached *reached)
{
    const struct slot_state *state = &reached->state;
    size_t number = (size_t)(reached->has_walked ? state->here + 1 : STANDS - 1);
    number = number * (SLOT_PLACES + 1) + (size_t)(state->target + 1);
    number = number * (SLOT_TOP + 1) + (size_t)state->number;
    for (int i = 0; i < SLOT_FLAGS; i++)
        number = number * 2 + state->flags[i];
    for (int i = 0; i < SLOT_THINGS; i++)
        number = number * 2 + state->done[i];
    return number;
}

/* What is to be looked at is a heap by cost. */
static struct reached heap[8 * ALL_STATES];
static size_t heap_size;

static void heap_add(const struct reached *reached)
{
    size_t at = heap_size++;
    for (; at > 0 && heap[(at - 1) / 2].cost > reached->cost; at = (at - 1) / 2)
        heap[at] = heap[(at - 1) / 2];
    heap[at] = *reached;
}

static struct reached heap_take(void)
{
    struct reached least = heap[0], last = heap[--heap_size];
    size_t at = 0;
    for (size_t child = 1; child < heap_size; at = child, child = 2 * at + 1) {
        child += child + 1 < heap_size && heap[child + 1].cost < heap[child].cost;
        if (heap[child].cost >= last.cost)
            break;
        heap[at] = heap[child];
    }
    heap[at] = last;
    return least;
}

static void expand(const struct slot_world *world, const struct reached *reached)
{
    for (int deed = 0; deed < world->deed_count; deed++) {
        int things = has_thing(&world->deeds[deed]) ? world->things : 1;
        for (int thing = 0; thing < things; thing++) {
            struct reached next = *reached;
            int cost = do_deed(world, &next.state, (struct slot_step){deed, thing});
            if (cost < 0)
                continue;
            next.has_walked |= has_place(&world->deeds[deed]);
            next.cost += cost;
            heap_add(&next);
        }
    }
}

int slot_cheapest(const struct slot_world *world, const struct slot_state *state)
{
    static bool seen[ALL_STATES];
    memset(seen, 0, sizeof seen);
    heap_size = 0;
    heap_add(&(struct reached){*state, false, 0});
    while (heap_size > 0) {
        struct reached reached = heap_take();
        size_t number = number_of(&reached);
        if (seen[number])
            continue;
        seen[number] = true;
        if (is_goal(world, &reached.state))
            return reached.cost;
        expand(world, &reached);
    }
    return -1;
}
