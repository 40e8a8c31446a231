/* SPDX-License-Identifier: MIT */
/* See worlds.h; blocks worlds are in blocks.c, crafting trees in trees.c. */
#include "worlds.h"

#include <assert.h>

/* ------------------------------------------------------------ the articles' */

static const char coin[] =
    "domain: coin\n"
    "state: {has_key: bool, door_open: bool, has_coin: bool}\n"
    "actions:\n"
    "  break_door: {cost: 10, preconditions: not door_open, effects: door_open}\n"
    "  open_door:\n"
    "    preconditions: [has_key, not door_open]\n"
    "    effects: [door_open, not has_key]\n"
    "  get_key: {preconditions: not has_key, effects: has_key}\n"
    "  get_coin: {preconditions: [not has_coin, door_open], effects: has_coin}\n"
    "goals:\n"
    "  rich: {conditions: has_coin}\n";

static const char house[] = "domain: house\n"
                            "state: {house_built: bool, has_wood: {type: bool, start: true}}\n"
                            "actions:\n"
                            "  build_house:\n"
                            "    cost: 10\n"
                            "    preconditions: [not house_built, has_wood]\n"
                            "    effects: [house_built, not has_wood]\n"
                            "  get_wood: {cost: 1, effects: has_wood}\n"
                            "goals:\n"
                            "  settled: {conditions: [house_built, has_wood]}\n";

static const char flight[] =
    "domain: flight\n"
    "state:\n"
    "  has_legs: {type: bool, start: true}\n"
    "  walking: bool\n"
    "  target_found: bool\n"
    "  near: bool\n"
    "  can_fly: bool\n"
    "actions:\n"
    "  walk: {cost: 2, preconditions: has_legs, effects: walking}\n"
    "  wish_to_fly: {cost: 0, preconditions: walking, effects: can_fly}\n"
    "  pick_target: {cost: 1, preconditions: walking, effects: target_found}\n"
    "  approach: {cost: 1, preconditions: target_found, effects: near}\n"
    "  fly_close: {cost: 0, preconditions: can_fly, effects: near}\n"
    "goals:\n"
    "  near_with_target: {conditions: [near, target_found]}\n";

static const char guard[] =
    "domain: guard\n"
    "types:\n"
    "  device: [generator, laser]\n"
    "  place: [post, device]\n"
    "state:\n"
    "  at: place\n"
    "  has_weapon: bool\n"
    "  has_ammo: bool\n"
    "  weapon_drawn: bool\n"
    "  weapon_loaded: bool\n"
    "  active(device): bool\n"
    "  target_dead: bool\n"
    "actions:\n"
    "  go_to(place to): {preconditions: at != to, effects: at = to}\n"
    "  activate(device thing):\n"
    "    preconditions: [at == thing, thing != laser or active(generator)]\n"
    "    effects: active(thing)\n"
    "  mounted_attack: {preconditions: [at == laser, active(laser)], effects: target_dead}\n"
    "  draw_weapon: {preconditions: has_weapon, effects: weapon_drawn}\n"
    "  load_weapon: {preconditions: [weapon_drawn, has_ammo], effects: weapon_loaded}\n"
    "  attack: {preconditions: weapon_loaded, effects: target_dead}\n"
    "goals:\n"
    "  kill_enemy: {conditions: target_dead}\n";

const struct world article_worlds[ARTICLE_WORLDS] = {
    {"coin", coin}, {"house", house}, {"flight", flight}, {"guard", guard}};

/* ----------------------------------------------------------------- texts */

void add_names(struct text *text, const char *const *names, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        text_add(text, "%s%s", i ? ", " : "", names[i]);
}

struct world world_of(struct pool *pool, const char *name, struct text *text)
{
    struct world world = {name, pool_copy_text(pool, text->data, text->length)};
    text_free(text);
    return world;
}

/* ---------------------------------------------------------------- gripper */

static const char *const balls_by_name[BALLS_MOST] = {"ball_a", "ball_b", "ball_c", "ball_d",
                                                      "ball_e", "ball_f", "ball_g", "ball_h"};

struct world gripper_world(struct pool *pool, unsigned balls)
{
    assert(balls <= BALLS_MOST);
    struct text text = {0};
    text_add(&text, "domain: gripper\n"
                    "types:\n"
                    "  room: [here, there]\n"
                    "  hand: [left, right]\n"
                    "  ball: [");
    add_names(&text, balls_by_name, balls);
    text_add(&text, "]\n"
                    "state:\n"
                    "  robot: room\n"
                    "  at(ball): [room, hand]\n"
                    "  free(hand): {type: bool, start: true}\n"
                    "actions:\n"
                    "  move(room to): {preconditions: robot != to, effects: robot = to}\n"
                    "  pick(ball it, room where, hand by):\n"
                    "    preconditions: [at(it) == where, robot == where, free(by)]\n"
                    "    effects: [at(it) = by, not free(by)]\n"
                    "  drop(ball it, room where, hand by):\n"
                    "    preconditions: [at(it) == by, robot == where]\n"
                    "    effects: [at(it) = where, free(by)]\n"
                    "goals:\n"
                    "  carried: {conditions: all(ball b) at(b) == there}\n");
    return world_of(pool, pool_format(pool, "gripper %u", balls), &text);
}

/* ----------------------------------------------------------------- chains */

struct world chain_world(struct pool *pool, unsigned links)
{
    struct text text = {0};
    text_add(&text, "domain: chain\nstate:\n");
    for (unsigned i = 0; i < links; i++)
        text_add(&text, "  link_%u: bool\n", i);
    text_add(&text, "actions:\n  make_0: {effects: link_0}\n");
    for (unsigned i = 1; i < links; i++)
        text_add(&text, "  make_%u: {preconditions: link_%u, effects: link_%u}\n", i, i - 1, i);
    text_add(&text, "goals:\n  whole: {conditions: link_%u}\n", links - 1);
    return world_of(pool, pool_format(pool, "chain %u", links), &text);
}

/* ------------------------------------------------------------------ house */

const struct world house_of_many = {
    "house of 14",
    "domain: house_of_many\n"
    "state: {axe: bool, saw: bool, log: bool, plank: bool, nails: bool, stone: bool, clay: bool,\n"
    "        brick: bool, ground: bool, floor: bool, frame: bool, walls: bool, roof: bool,\n"
    "        door: bool}\n"
    "actions:\n"
    "  buy_axe: {cost: 2, effects: axe}\n"
    "  buy_saw: {cost: 2, effects: saw}\n"
    "  buy_nails: {cost: 1, effects: nails}\n"
    "  fell: {cost: 2, preconditions: axe, effects: log}\n"
    "  cut: {cost: 1, preconditions: [saw, log], effects: [plank, not log]}\n"
    "  buy_plank: {cost: 5, effects: plank}\n"
    "  dig: {cost: 1, effects: [clay, ground]}\n"
    "  quarry: {cost: 3, effects: stone}\n"
    "  burn: {cost: 2, preconditions: [clay, log], effects: [brick, not clay, not log]}\n"
    "  lay_floor: {cost: 2, preconditions: [ground, stone], effects: [floor, not stone]}\n"
    "  raise_frame:\n"
    "    {cost: 2, preconditions: [floor, plank, nails], effects: [frame, not plank, not nails]}\n"
    "  build_walls: {cost: 4, preconditions: [frame, brick], effects: [walls, not brick]}\n"
    "  build_roof:\n"
    "    {cost: 3, preconditions: [walls, plank, nails], effects: [roof, not plank, not nails]}\n"
    "  hang_door: {cost: 1, preconditions: [walls, plank], effects: [door, not plank]}\n"
    "goals:\n"
    "  done: {conditions: [roof, door]}\n"};

/* ------------------------------------------------------------------- grid */

enum { SIDE = 6 };

/* Walls stand between these two columns, but for a gap in one row. */
static bool is_walled(unsigned column, unsigned row)
{
    return (column == 1 && row != 4) || (column == 3 && row != 1);
}

static void add_way(struct text *text, unsigned from, unsigned to)
{
    text_add(text, "  go_%u_%u: {preconditions: at == p_%u, effects: at = p_%u}\n", from, to, from,
             to);
    text_add(text, "  go_%u_%u: {preconditions: at == p_%u, effects: at = p_%u}\n", to, from, to,
             from);
}

static void add_ways(struct text *text)
{
    for (unsigned row = 0; row < SIDE; row++)
        for (unsigned column = 0; column < SIDE; column++) {
            unsigned place = row * SIDE + column;
            if (column + 1 < SIDE && !is_walled(column, row))
                add_way(text, place, place + 1);
            if (row + 1 < SIDE)
                add_way(text, place, place + SIDE);
        }
}

struct world grid_world(struct pool *pool, unsigned things)
{
    static const unsigned corners[THINGS_MOST] = {SIDE * SIDE - 1, SIDE - 1, SIDE * SIDE - 4};
    static const char *const names[THINGS_MOST] = {"cup", "book", "lamp"};
    struct text text = {0};
    assert(things >= 1 && things <= THINGS_MOST);
    text_add(&text, "domain: grid\ntypes:\n  thing: [");
    add_names(&text, names, things);
    text_add(&text, "]\n  field: [");
    for (unsigned i = 0; i < SIDE * SIDE; i++)
        text_add(&text, "%sp_%u", i ? ", " : "", i);
    text_add(&text, "]\nstate:\n  at: field\n  lies(thing): [hand, field]\n"
                    "  hand_empty: {type: bool, start: true}\nactions:\n");
    add_ways(&text);
    text_add(&text, "  take(thing it, field here):\n"
                    "    preconditions: [at == here, lies(it) == here, hand_empty]\n"
                    "    effects: [lies(it) = hand, not hand_empty]\n"
                    "  drop(thing it, field here):\n"
                    "    preconditions: [at == here, lies(it) == hand]\n"
                    "    effects: [lies(it) = here, hand_empty]\nstart:\n");
    for (unsigned i = 0; i < things; i++)
        text_add(&text, "  - lies(%s) = p_%u\n", names[i], corners[i]);
    text_add(&text, "goals:\n  home: {conditions: all(thing t) lies(t) == p_0}\n");
    return world_of(pool, pool_format(pool, "grid, %u things", things), &text);
}
