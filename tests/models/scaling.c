/* SPDX-License-Identifier: MIT */
/*
 * Problems that grow, and what their plans come to: see scaling.h. What is drawn for a problem is
 * written as YAML (scaling_write.c), or used to carry a plan out.
 */
#include "models/scaling_parts.h"

#include "gg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    static const char *const names[SCALING_FAMILIES] = {
        "crafting", "grid, cells", "grid, x and y", "logistics", "counting", "blocks", "gripper"};
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

unsigned scaling_cells(const struct scaling *scaling)
{
    bool grid = scaling->family == SCALING_GRID || scaling->family == SCALING_XY;
    return grid ? scaling->size * scaling->size : scaling->size;
}

/* Takes the blocks in a random order and puts each on the table or on a tower. */
static void draw_towers(gg_random *random, unsigned blocks, unsigned *under)
{
    unsigned order[SCALING_THINGS], tops[SCALING_THINGS], top_count = 0;
    for (unsigned i = 0; i < blocks; i++) {
        unsigned place = pick(random, i + 1);
        order[i] = order[place];
        order[place] = i;
    }
    for (unsigned i = 0; i < blocks; i++) {
        unsigned tower = pick(random, top_count + 1);
        under[order[i]] = tower < top_count ? tops[tower] : TABLE;
        top_count += tower == top_count;
        tops[tower] = order[i];
    }
}

struct drawn *scaling_draw(const struct scaling *scaling)
{
    struct drawn *drawn = calloc(1, sizeof *drawn);
    gg_random random;
    unsigned cells = scaling_cells(scaling), raw = raw_items(scaling->size);
    gg_random_seed(&random, scaling->size * 64 + scaling->things);
    drawn->way_count = scaling->size * 5 / 2;
    for (unsigned i = 0; scaling->family == SCALING_CRAFTING && i < drawn->way_count; i++)
        drawn->ways[i] =
            draw_way(&random, i < scaling->size ? i : pick(&random, scaling->size), raw);
    for (unsigned i = 0; i < scaling->things && cells > 1; i++) {
        drawn->from[i] = 1 + pick(&random, cells - 1);
        if (scaling->family == SCALING_LOGISTICS)
            drawn->to[i] = (drawn->from[i] + 1 + pick(&random, cells - 1)) % cells;
    }
    for (unsigned i = 0; i < scaling->trucks; i++)
        drawn->trucks[i] = pick(&random, cells);
    for (unsigned i = 0; scaling->family == SCALING_GRIPPER && i < scaling->things; i++)
        drawn->to[i] = 1;
    if (scaling->family == SCALING_BLOCKS) {
        draw_towers(&random, scaling->things, drawn->from);
        draw_towers(&random, scaling->things, drawn->to);
    }
    return drawn;
}

bool scaling_neighbours(unsigned side, unsigned a, unsigned b)
{
    unsigned x = a % side > b % side ? a % side - b % side : b % side - a % side;
    unsigned y = a / side > b / side ? a / side - b / side : b / side - a / side;
    return x + y == 1;
}

bool scaling_road(unsigned places, unsigned a, unsigned b)
{
    return b == (a + 1) % places || a == (b + 1) % places || (b > 0 && a == b / 2) ||
           (a > 0 && b == a / 2);
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
        bool fine = a == now->at && b < side * side && scaling_neighbours(side, a, b);
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
                    scaling_road(scaling->size, b, c);
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

static bool is_clear(const struct scaling *scaling, unsigned block, const struct moment *now)
{
    for (unsigned i = 0; i < scaling->things; i++)
        if (now->things[i] == block)
            return false;
    return block < scaling->things && now->things[block] != HAND;
}

/* Moves a block from one place to another, of which one is the hand. */
static bool move_block(const struct scaling *scaling, unsigned block, unsigned from, unsigned to,
                       struct moment *now)
{
    bool lifts = to == HAND;
    if (block >= scaling->things || now->things[block] != from || now->busy == lifts)
        return false;
    if (lifts ? !is_clear(scaling, block, now) : to != TABLE && !is_clear(scaling, to, now))
        return false;
    now->things[block] = to;
    now->busy = lifts;
    return true;
}

static bool build(const struct scaling *scaling, const char *step, struct moment *now)
{
    unsigned a, b;
    if (sscanf(step, "pick_up(b%u)", &a) == 1)
        return move_block(scaling, a, TABLE, HAND, now);
    if (sscanf(step, "put_down(b%u)", &a) == 1)
        return move_block(scaling, a, HAND, TABLE, now);
    if (sscanf(step, "unstack(b%u, b%u)", &a, &b) == 2)
        return move_block(scaling, a, b, HAND, now);
    return sscanf(step, "stack(b%u, b%u)", &a, &b) == 2 && move_block(scaling, a, HAND, b, now);
}

/* The robot is in room `at`; trucks are its hands, which hold a ball + 1 or nothing. */
static bool carry_balls(const struct scaling *scaling, const char *step, struct moment *now)
{
    unsigned ball, room, hand;
    if (sscanf(step, "move(c%u)", &room) == 1) {
        bool fine = room < 2 && room != now->at;
        now->at = room;
        return fine;
    }
    bool picks = sscanf(step, "pick(t%u, c%u, k%u)", &ball, &room, &hand) == 3;
    if (!picks && sscanf(step, "drop(t%u, c%u, k%u)", &ball, &room, &hand) != 3)
        return false;
    if (ball >= scaling->things || hand > 1 || room != now->at ||
        now->things[ball] != (picks ? room : CARRIED + hand) ||
        now->trucks[hand] != (picks ? 0 : ball + 1))
        return false;
    now->things[ball] = picks ? CARRIED + hand : room;
    now->trucks[hand] = picks ? ball + 1 : 0;
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
    case SCALING_BLOCKS:
        return build(scaling, step, now);
    case SCALING_GRIPPER:
        return carry_balls(scaling, step, now);
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
    struct drawn *drawn = scaling_draw(scaling);
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
