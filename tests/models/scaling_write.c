/* SPDX-License-Identifier: MIT */
/* The YAML of problems that grow: see scaling.h. */
#include "models/scaling_parts.h"

#include <stdlib.h>

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
    unsigned cells = scaling_cells(scaling);
    text_add(yaml, "types:\n");
    write_names(yaml, "cell", 'c', cells);
    write_names(yaml, "thing", 't', scaling->things);
    text_add(yaml, "state:\n  at: cell\n  lies(thing): [hand, cell]\n  busy: bool\n"
                   "  beside(cell, cell): {type: bool, constant: true}\nstart:\n");
    for (unsigned i = 0; i < scaling->things; i++)
        text_add(yaml, "  - lies(t%u) = c%u\n", i, drawn->from[i]);
    for (unsigned i = 0; i < cells * cells; i++)
        if (scaling_neighbours(scaling->size, i / cells, i % cells))
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
        if (scaling_road(places, i / places, i % places))
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

static void write_blocks(const struct scaling *scaling, const struct drawn *drawn,
                         struct text *yaml)
{
    text_add(yaml, "types:\n");
    write_names(yaml, "block", 'b', scaling->things);
    text_add(yaml, "state:\n  on(block): [table, hand, block]\n"
                   "  clear(block): {type: bool, start: true}\n"
                   "  empty: {type: bool, start: true}\nstart:\n");
    for (unsigned i = 0; i < scaling->things; i++) {
        unsigned under = drawn->from[i];
        if (under == TABLE)
            text_add(yaml, "  - on(b%u) = table\n", i);
        else
            text_add(yaml, "  - on(b%u) = b%u\n  - not clear(b%u)\n", i, under, under);
    }
    text_add(yaml, "actions:\n"
                   "  pick_up(block a):\n"
                   "    preconditions: [on(a) == table, clear(a), empty]\n"
                   "    effects: [on(a) = hand, not clear(a), not empty]\n"
                   "  put_down(block a):\n"
                   "    preconditions: on(a) == hand\n"
                   "    effects: [on(a) = table, clear(a), empty]\n"
                   "  unstack(block a, block b):\n"
                   "    preconditions: [a != b, on(a) == b, clear(a), empty]\n"
                   "    effects: [on(a) = hand, not clear(a), clear(b), not empty]\n"
                   "  stack(block a, block b):\n"
                   "    preconditions: [a != b, on(a) == hand, clear(b)]\n"
                   "    effects: [on(a) = b, clear(a), not clear(b), empty]\n"
                   "goals:\n  aim: {conditions: [");
    for (unsigned i = 0; i < scaling->things; i++) {
        text_add(yaml, "%son(b%u) == ", i ? ", " : "", i);
        if (drawn->to[i] == TABLE)
            text_add(yaml, "table");
        else
            text_add(yaml, "b%u", drawn->to[i]);
    }
    text_add(yaml, "]}\n");
}

static void write_gripper(const struct scaling *scaling, struct text *yaml)
{
    text_add(yaml, "types:\n  room: [c0, c1]\n  hand: [k0, k1]\n");
    write_names(yaml, "ball", 't', scaling->things);
    text_add(yaml, "state:\n  robot: room\n  at(ball): [room, hand]\n"
                   "  free(hand): {type: bool, start: true}\n"
                   "actions:\n"
                   "  move(room to): {preconditions: robot != to, effects: robot = to}\n"
                   "  pick(ball t, room c, hand k):\n"
                   "    preconditions: [at(t) == c, robot == c, free(k)]\n"
                   "    effects: [at(t) = k, not free(k)]\n"
                   "  drop(ball t, room c, hand k):\n"
                   "    preconditions: [at(t) == k, robot == c]\n"
                   "    effects: [at(t) = c, free(k)]\n"
                   "goals:\n  aim: {conditions: all(ball t) at(t) == c1}\n");
}

void scaling_write(const struct scaling *scaling, unsigned nodes, struct text *yaml)
{
    struct drawn *drawn = scaling_draw(scaling);
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
    case SCALING_BLOCKS:
        write_blocks(scaling, drawn, yaml);
        break;
    case SCALING_GRIPPER:
        write_gripper(scaling, yaml);
        break;
    default:
        write_counting(scaling, yaml);
    }
    free(drawn);
}
