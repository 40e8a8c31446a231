/* SPDX-License-Identifier: MIT */
/* See worlds.h; the crafting trees are in trees.c. */
#include "worlds.h"

#include "gg.h"

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

/* ----------------------------------------------------------------- blocks */

static const char *const colours[BLOCKS_MOST] = {"red",    "green", "blue",
                                                 "yellow", "white", "black"};

enum { TABLE = BLOCKS_MOST };

/* What each block lies on: another one, or the table. */
struct towers {
    unsigned under[BLOCKS_MOST];
};

/* Takes the blocks in a random order and puts each on the table or on a tower. */
static struct towers draw_towers(gg_random *random, unsigned blocks)
{
    struct towers towers;
    unsigned order[BLOCKS_MOST], tops[BLOCKS_MOST + 1], top_count = 0;
    for (unsigned i = 0; i < blocks; i++) {
        unsigned place = gg_random_below(random, i + 1);
        order[i] = order[place];
        order[place] = i;
    }
    for (unsigned i = 0; i < blocks; i++) {
        unsigned tower = gg_random_below(random, top_count + 1);
        towers.under[order[i]] = tower < top_count ? tops[tower] : TABLE;
        top_count += tower == top_count;
        tops[tower] = order[i];
    }
    return towers;
}

/* Whether at most a third of the blocks already lie where they are to lie. */
static bool differ(const struct towers *start, const struct towers *goal, unsigned blocks)
{
    unsigned same = 0;
    for (unsigned i = 0; i < blocks; i++)
        same += start->under[i] == goal->under[i];
    return 3 * same <= blocks;
}

static const char *name_below(const struct towers *towers, unsigned block)
{
    return towers->under[block] == TABLE ? "table" : colours[towers->under[block]];
}

static void add_names(struct text *text, const char *const *names, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        text_add(text, "%s%s", i ? ", " : "", names[i]);
}

static void add_start(struct text *text, const struct towers *towers, unsigned blocks)
{
    text_add(text, "start:\n");
    for (unsigned i = 0; i < blocks; i++) {
        text_add(text, "  - on(%s) = %s\n", colours[i], name_below(towers, i));
        if (towers->under[i] != TABLE)
            text_add(text, "  - not clear(%s)\n", name_below(towers, i));
    }
}

/* Moves a text into the pool. */
static struct world world_of(struct pool *pool, const char *name, struct text *text)
{
    struct world world = {name, pool_copy(pool, text->data, text->length)};
    text_free(text);
    return world;
}

static void add_arm(struct text *text)
{
    text_add(text, "state:\n"
                   "  on(block): [table, hand, block]\n"
                   "  clear(block): {type: bool, start: true}\n"
                   "  hand_empty: {type: bool, start: true}\n"
                   "actions:\n"
                   "  pick_up(block it):\n"
                   "    preconditions: [on(it) == table, clear(it), hand_empty]\n"
                   "    effects: [on(it) = hand, not clear(it), not hand_empty]\n"
                   "  put_down(block it):\n"
                   "    preconditions: on(it) == hand\n"
                   "    effects: [on(it) = table, clear(it), hand_empty]\n"
                   "  unstack(block it, block from):\n"
                   "    preconditions: [it != from, on(it) == from, clear(it), hand_empty]\n"
                   "    effects: [on(it) = hand, not clear(it), clear(from), not hand_empty]\n"
                   "  stack(block it, block onto):\n"
                   "    preconditions: [it != onto, on(it) == hand, clear(onto)]\n"
                   "    effects: [on(it) = onto, clear(it), not clear(onto), hand_empty]\n");
}

struct world blocks_world(struct pool *pool, unsigned blocks, uint32_t seed)
{
    assert(blocks >= 3 && blocks <= BLOCKS_MOST);
    gg_random random;
    gg_random_seed(&random, seed);
    struct towers start, goal;
    do {
        start = draw_towers(&random, blocks);
        goal = draw_towers(&random, blocks);
    } while (!differ(&start, &goal, blocks));
    struct text text = {0};
    text_add(&text, "domain: blocks\ntypes: {block: [");
    add_names(&text, colours, blocks);
    text_add(&text, "]}\n");
    add_arm(&text);
    add_start(&text, &start, blocks);
    text_add(&text, "goals:\n  built:\n    conditions:\n");
    for (unsigned i = 0; i < blocks; i++)
        text_add(&text, "      - on(%s) == %s\n", colours[i], name_below(&goal, i));
    return world_of(pool, pool_format(pool, "blocks %u, %u", blocks, (unsigned)seed), &text);
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
