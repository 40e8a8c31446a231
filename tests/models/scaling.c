/* SPDX-License-Identifier: MIT */
/*
 * Problems that grow, and what their plans come to: see scaling.h. What is drawn for a problem is
 * drawn once and then written as YAML, or used to carry a plan out.
 */
#include "models/scaling.h"

#include "gg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PARTS = 3, TRADED = 5 };

/* A way to make an item out of others. */
struct way {
    unsigned item, part_count, parts[PARTS], cost;
    bool used_up[PARTS];
};

/* What is drawn for a problem. */
struct drawn {
    struct way ways[SCALING_WAYS];
    unsigned way_count;
    unsigned from[SCALING_THINGS], to[SCALING_THINGS]; /* of things or parcels */
    unsigned trucks[SCALING_TRUCKS];
};

/* Where everything is while a plan is carried out. */
struct moment {
    unsigned at, busy, cost, coins;
    unsigned trucks[SCALING_TRUCKS];
    unsigned things[SCALING_THINGS]; /* a cell or place; from CARRIED on: by which truck */
    unsigned items[SCALING_SIZE];
};

enum { CARRIED = 1 << 16 };

const char *scaling_name(enum scaling_family family)
{
    static const char *const names[SCALING_FAMILIES] = {"crafting", "grid, cells", "grid, x and y",
                                                        "logistics", "counting"};
    return names[family];
}

/* ------------------------------------------------------------------- drawing */

static unsigned pick(gg_random *random, unsigned count)
{
    return gg_random_below(random, count);
}

static unsigned raw_items(unsigned size)
{
    return 3 + size / 10;
}

static struct way draw_way(gg_random *random, unsigned item, unsigned raw)
{
    struct way way = {.item = item, .cost = 1 + pick(random, 5)};
    unsigned wanted = item < raw ? 0 : 1 + pick(random, PARTS);
    for (unsigned i = 0; i < wanted; i++) {
        unsigned part = pick(random, item);
        for (unsigned j = 0; j < way.part_count; j++)
            if (way.parts[j] == part)
                return way;
        way.used_up[way.part_count] = pick(random, 2) == 0;
        way.parts[way.part_count++] = part;
    }
    return way;
}

static unsigned cells_of(const struct scaling *scaling)
{
    bool grid = scaling->family == SCALING_GRID || scaling->family == SCALING_XY;
    return grid ? scaling->size * scaling->size : scaling->size;
}

static struct drawn *draw(const struct scaling *scaling)
{
    struct drawn *drawn = calloc(1, sizeof *drawn);
    gg_random random;
    unsigned cells = cells_of(scaling), raw = raw_items(scaling->size);
    gg_random_seed(&random, scaling->size * 64 + scaling->things);
    drawn->way_count = scaling->size * 5 / 2;
    for (unsigned i = 0; scaling->family == SCALING_CRAFTING && i < drawn->way_count; i++)
        drawn->ways[i] =
            draw_way(&random, i < scaling->size ? i : pick(&random, scaling->size), raw);
    for (unsigned i = 0; i < scaling->things; i++) {
        drawn->from[i] = 1 + pick(&random, cells - 1);
        if (scaling->family == SCALING_LOGISTICS)
            drawn->to[i] = (drawn->from[i] + 1 + pick(&random, cells - 1)) % cells;
    }
    for (unsigned i = 0; i < scaling->trucks; i++)
        drawn->trucks[i] = pick(&random, cells);
    return drawn;
}

/* Whether a step leads from one cell of a grid to another. */
static bool are_neighbours(unsigned side, unsigned a, unsigned b)
{
    unsigned x = a % side > b % side ? a % side - b % side : b % side - a % side;
    unsigned y = a / side > b / side ? a / side - b / side : b / side - a / side;
    return x + y == 1;
}

/* Whether a road leads from one place to another: along a ring, and across it. */
static bool is_road(unsigned places, unsigned a, unsigned b)
{
    return b == (a + 1) % places || a == (b + 1) % places || (b > 0 && a == b / 2) ||
           (a > 0 && b == a / 2);
}

/* ------------------------------------------------------------------- writing */

static void write_names(struct text *yaml, const char *type, char letter, unsigned count)
{
    text_add(yaml, "  %s: [", type);
    for (unsigned i = 0; i < count; i++)
        text_add(yaml, "%s%c%u", i ? ", " : "", letter, i);
    text_add(yaml, "]\n");
}

static void write_crafting(const struct scaling *scaling, const struct drawn *drawn,
                           struct text *yaml)
{
    text_add(yaml, "state:\n");
    for (unsigned i = 0; i < scaling->size; i++)
        text_add(yaml, "  i%u: bool\n", i);
    text_add(yaml, "actions:\n");
    for (unsigned i = 0; i < drawn->way_count; i++) {
        const struct way *way = &drawn->ways[i];
        text_add(yaml, "  make%u: {preconditions: [not i%u", i, way->item);
        for (unsigned j = 0; j < way->part_count; j++)
            text_add(yaml, ", i%u", way->parts[j]);
        text_add(yaml, "], effects: [i%u", way->item);
        for (unsigned j = 0; j < way->part_count; j++)
            if (way->used_up[j])
                text_add(yaml, ", not i%u", way->parts[j]);
        text_add(yaml, "], cost: %u}\n", way->cost);
    }
    text_add(yaml, "goals:\n  aim: {conditions: [i%u, i%u]}\n", scaling->size - 1,
             scaling->size - 2);
}

static void write_grid(const struct scaling *scaling, const struct drawn *drawn, struct text *yaml)
{
    unsigned cells = cells_of(scaling);
    text_add(yaml, "types:\n");
    write_names(yaml, "cell", 'c', cells);
    write_names(yaml, "thing", 't', scaling->things);
    text_add(yaml, "state:\n  at: cell\n  lies(thing): [hand, cell]\n  busy: bool\n"
                   "  beside(cell, cell): {type: bool, constant: true}\nstart:\n");
    for (unsigned i = 0; i < scaling->things; i++)
        text_add(yaml, "  - lies(t%u) = c%u\n", i, drawn->from[i]);
    for (unsigned i = 0; i < cells * cells; i++)
        if (are_neighbours(scaling->size, i / cells, i % cells))
            text_add(yaml, "  - beside(c%u, c%u)\n", i / cells, i % cells);
    text_add(yaml, "actions:\n"
                   "  step(cell a, cell b): {preconditions: [at == a, 'beside(a, b)'],"
                   " effects: at = b}\n"
                   "  take(thing t, cell a): {preconditions: [at == a, lies(t) == a, not busy],"
                   " effects: [lies(t) = hand, busy]}\n"
                   "  lay(thing t): {preconditions: [at == c0, lies(t) == hand],"
                   " effects: [lies(t) = c0, not busy]}\n"
                   "goals:\n  aim: {conditions: [");
    for (unsigned i = 0; i < scaling->things; i++)
        text_add(yaml, "%slies(t%u) == c0", i ? ", " : "", i);
    text_add(yaml, "]}\n");
}

static void write_xy(const struct scaling *scaling, const struct drawn *drawn, struct text *yaml)
{
    unsigned side = scaling->size;
    text_add(yaml, "state:\n  x: 0..%u\n  y: 0..%u\n  busy: bool\n", side - 1, side - 1);
    for (unsigned i = 0; i < scaling->things; i++)
        text_add(yaml, "  t%u: [there, hand, home]\n", i);
    text_add(yaml,
             "actions:\n"
             "  east: {preconditions: x < %u, effects: x += 1}\n"
             "  west: {preconditions: x > 0, effects: x -= 1}\n"
             "  south: {preconditions: y < %u, effects: y += 1}\n"
             "  north: {preconditions: y > 0, effects: y -= 1}\n",
             side - 1, side - 1);
    for (unsigned i = 0; i < scaling->things; i++)
        text_add(yaml,
                 "  take%u: {preconditions: [x == %u, y == %u, t%u == there, not busy],"
                 " effects: [t%u = hand, busy]}\n"
                 "  lay%u: {preconditions: [x == 0, y == 0, t%u == hand],"
                 " effects: [t%u = home, not busy]}\n",
                 i, drawn->from[i] % side, drawn->from[i] / side, i, i, i, i, i);
    text_add(yaml, "goals:\n  aim: {conditions: [");
    for (unsigned i = 0; i < scaling->things; i++)
        text_add(yaml, "%st%u == home", i ? ", " : "", i);
    text_add(yaml, "]}\n");
}

static void write_logistics(const struct scaling *scaling, const struct drawn *drawn,
                            struct text *yaml)
{
    unsigned places = scaling->size;
    text_add(yaml, "types:\n");
    write_names(yaml, "place", 'c', places);
    write_names(yaml, "truck", 'k', scaling->trucks);
    write_names(yaml, "parcel", 't', scaling->things);
    text_add(yaml, "state:\n  at(truck): place\n  lies(parcel): [truck, place]\n"
                   "  road(place, place): {type: bool, constant: true}\nstart:\n");
    for (unsigned i = 0; i < scaling->things; i++)
        text_add(yaml, "  - lies(t%u) = c%u\n", i, drawn->from[i]);
    for (unsigned i = 0; i < scaling->trucks; i++)
        text_add(yaml, "  - at(k%u) = c%u\n", i, drawn->trucks[i]);
    for (unsigned i = 0; i < places * places; i++)
        if (is_road(places, i / places, i % places))
            text_add(yaml, "  - road(c%u, c%u)\n", i / places, i % places);
    text_add(yaml, "actions:\n"
                   "  drive(truck k, place a, place b): {preconditions: [at(k) == a, 'road(a, b)'],"
                   " effects: at(k) = b}\n"
                   "  load(parcel t, truck k, place a):"
                   " {preconditions: [at(k) == a, lies(t) == a], effects: lies(t) = k}\n"
                   "  unload(parcel t, truck k, place a):"
                   " {preconditions: [at(k) == a, lies(t) == k], effects: lies(t) = a}\n"
                   "goals:\n  aim: {conditions: [");
    for (unsigned i = 0; i < scaling->things; i++)
        text_add(yaml, "%slies(t%u) == c%u", i ? ", " : "", i, drawn->to[i]);
    text_add(yaml, "]}\n");
}

static void write_counting(const struct scaling *scaling, struct text *yaml)
{
    text_add(yaml, "state:\n  coins: 0..1000\n");
    for (unsigned i = 0; i < scaling->things; i++)
        text_add(yaml, "  n%u: 0..%u\n", i, 2 * scaling->size);
    text_add(yaml, "actions:\n");
    for (unsigned i = 0; i < scaling->things; i++)
        text_add(yaml,
                 "  gather%u: {preconditions: n%u < %u, effects: n%u += 1}\n"
                 "  sell%u: {preconditions: n%u >= %d, effects: [n%u -= %d, coins += 3]}\n",
                 i, i, 2 * scaling->size, i, i, i, TRADED, i, TRADED);
    text_add(yaml, "goals:\n  aim: {conditions: [coins >= %u", scaling->size);
    for (unsigned i = 0; i < scaling->things; i++)
        text_add(yaml, ", n%u >= %u", i, scaling->size);
    text_add(yaml, "]}\n");
}

void scaling_write(const struct scaling *scaling, unsigned nodes, struct text *yaml)
{
    struct drawn *drawn = draw(scaling);
    text_add(yaml, "domain: scaling\nlimits: {plan: 2000, nodes: %u}\n", nodes);
    switch (scaling->family) {
    case SCALING_CRAFTING:
        write_crafting(scaling, drawn, yaml);
        break;
    case SCALING_GRID:
        write_grid(scaling, drawn, yaml);
        break;
    case SCALING_XY:
        write_xy(scaling, drawn, yaml);
        break;
    case SCALING_LOGISTICS:
        write_logistics(scaling, drawn, yaml);
        break;
    default:
        write_counting(scaling, yaml);
    }
    free(drawn);
}

/* ------------------------------------------------------------- carrying out */

static bool make(const struct drawn *drawn, const char *step, struct moment *now)
{
    unsigned number;
    if (sscanf(step, "make%u", &number) != 1 || number >= drawn->way_count)
        return false;
    const struct way *way = &drawn->ways[number];
    bool fine = !now->items[way->item];
    for (unsigned i = 0; i < way->part_count; i++)
        fine = fine && now->items[way->parts[i]];
    for (unsigned i = 0; i < way->part_count; i++)
        if (way->used_up[i])
            now->items[way->parts[i]] = 0;
    now->items[way->item] = 1;
    now->cost += way->cost - 1;
    return fine;
}

/* Steps with a thing: it is taken where it lies, and laid down at home. */
static bool fetch(const struct scaling *scaling, unsigned thing, bool takes, struct moment *now)
{
    if (thing >= scaling->things || (takes ? now->busy || now->things[thing] != now->at
                                           : now->at != 0 || now->things[thing] != CARRIED))
        return false;
    now->things[thing] = takes ? CARRIED : 0;
    now->busy = takes;
    return true;
}

static bool walk(const struct scaling *scaling, const char *step, struct moment *now)
{
    unsigned a, b, side = scaling->size;
    if (sscanf(step, "step(c%u, c%u)", &a, &b) == 2) {
        bool fine = a == now->at && b < side * side && are_neighbours(side, a, b);
        now->at = b;
        return fine;
    }
    if (sscanf(step, "take(t%u, c%u)", &a, &b) == 2)
        return b == now->at && fetch(scaling, a, true, now);
    if (sscanf(step, "take%u", &a) == 1)
        return fetch(scaling, a, true, now);
    if (sscanf(step, "lay(t%u)", &a) == 1 || sscanf(step, "lay%u", &a) == 1)
        return fetch(scaling, a, false, now);
    unsigned x = now->at % side, y = now->at / side;
    bool east = strcmp(step, "east") == 0, west = strcmp(step, "west") == 0;
    bool south = strcmp(step, "south") == 0, north = strcmp(step, "north") == 0;
    if ((east && x + 1 == side) || (west && x == 0) || (south && y + 1 == side) ||
        (north && y == 0))
        return false;
    now->at = (y + south - north) * side + x + east - west;
    return east || west || south || north;
}

static bool deliver(const struct scaling *scaling, const char *step, struct moment *now)
{
    unsigned a, b, c;
    if (sscanf(step, "drive(k%u, c%u, c%u)", &a, &b, &c) == 3) {
        bool fine = a < scaling->trucks && now->trucks[a] == b && c < scaling->size &&
                    is_road(scaling->size, b, c);
        if (fine)
            now->trucks[a] = c;
        return fine;
    }
    bool loads = sscanf(step, "load(t%u, k%u, c%u)", &a, &b, &c) == 3;
    if (!loads && sscanf(step, "unload(t%u, k%u, c%u)", &a, &b, &c) != 3)
        return false;
    if (a >= scaling->things || b >= scaling->trucks || now->trucks[b] != c ||
        now->things[a] != (loads ? c : CARRIED + b))
        return false;
    now->things[a] = loads ? CARRIED + b : c;
    return true;
}

static bool count(const struct scaling *scaling, const char *step, struct moment *now)
{
    unsigned good;
    bool gathers = sscanf(step, "gather%u", &good) == 1;
    if ((!gathers && sscanf(step, "sell%u", &good) != 1) || good >= scaling->things)
        return false;
    if (gathers ? now->items[good] >= 2 * scaling->size : now->items[good] < TRADED)
        return false;
    now->items[good] += gathers ? 1 : 0u - TRADED;
    now->coins += gathers ? 0 : 3;
    return true;
}

static bool carry_out(const struct scaling *scaling, const struct drawn *drawn, const char *step,
                      struct moment *now)
{
    now->cost++;
    switch (scaling->family) {
    case SCALING_CRAFTING:
        return make(drawn, step, now);
    case SCALING_LOGISTICS:
        return deliver(scaling, step, now);
    case SCALING_COUNTING:
        return count(scaling, step, now);
    default:
        return walk(scaling, step, now);
    }
}

static bool is_reached(const struct scaling *scaling, const struct drawn *drawn,
                       const struct moment *now)
{
    if (scaling->family == SCALING_CRAFTING)
        return now->items[scaling->size - 1] && now->items[scaling->size - 2];
    bool counts = scaling->family == SCALING_COUNTING;
    for (unsigned i = 0; i < scaling->things; i++)
        if (counts ? now->items[i] < scaling->size : now->things[i] != drawn->to[i])
            return false;
    return !counts || now->coins >= scaling->size;
}

bool scaling_replays(const struct scaling *scaling, const char *const *steps, unsigned length,
                     unsigned *cost)
{
    struct drawn *drawn = draw(scaling);
    struct moment now = {0};
    bool fine = true;
    memcpy(now.things, drawn->from, sizeof now.things);
    memcpy(now.trucks, drawn->trucks, sizeof now.trucks);
    for (unsigned i = 0; i < length && fine; i++)
        fine = carry_out(scaling, drawn, steps[i], &now);
    fine = fine && is_reached(scaling, drawn, &now);
    *cost = now.cost;
    free(drawn);
    return fine;
}
