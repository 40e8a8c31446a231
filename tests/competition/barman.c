/* SPDX-License-Identifier: MIT */
/* Barman: cocktails of two ingredients each are mixed in a shaker, which is filled from shots,
 * and poured into shots; what was used is cleaned. */
#include "competition/competition.h"

/* A beverage is a cocktail or an ingredient; 0 or more, or NOTHING. */
enum { HELD, CONTENT, USED, FIRST, SECOND, GOAL, SHAKER };
/* Of SHAKER: how full it is, what is in it as bits of ingredients, whether that was shaken, and
 * what cocktail it was the last time; NOTHING: it is clean. */
enum { LEVEL, INSIDE, SHAKEN, DIRT };
enum { NOTHING = -1, THE_SHAKER = 1000, INGREDIENTS = 4, COCKTAIL = 100 };

static bool is_held(const struct competition_world *world, int hand, int container)
{
    return world->value[HELD][hand] == container;
}

static bool can_use(const struct competition_world *world, int hand, int container, int other)
{
    return hand != other && is_held(world, hand, container) && is_held(world, other, NOTHING);
}

static bool grasp(struct competition_world *world, int hand, int container)
{
    if (!is_held(world, hand, NOTHING) || is_held(world, 1 - hand, container))
        return false;
    world->value[HELD][hand] = container;
    return true;
}

static bool leave(struct competition_world *world, int hand, int container)
{
    if (!is_held(world, hand, container))
        return false;
    world->value[HELD][hand] = NOTHING;
    return true;
}

static bool grasp_shot(struct competition_world *world, const int *objects)
{
    return grasp(world, objects[0], objects[1]);
}

static bool leave_shot(struct competition_world *world, const int *objects)
{
    return leave(world, objects[0], objects[1]);
}

static bool grasp_shaker(struct competition_world *world, const int *objects)
{
    return grasp(world, objects[0], THE_SHAKER);
}

static bool leave_shaker(struct competition_world *world, const int *objects)
{
    return leave(world, objects[0], THE_SHAKER);
}

static bool fill_shot(struct competition_world *world, const int *objects)
{
    int shot = objects[0], ingredient = objects[1];
    if (!can_use(world, objects[2], shot, objects[3]) || world->value[CONTENT][shot] != NOTHING ||
        world->value[USED][shot] != NOTHING)
        return false;
    world->value[CONTENT][shot] = world->value[USED][shot] = ingredient;
    return true;
}

static bool clean_shot(struct competition_world *world, const int *objects)
{
    int shot = objects[0];
    if (!can_use(world, objects[1], shot, objects[2]) || world->value[CONTENT][shot] != NOTHING)
        return false;
    world->value[USED][shot] = NOTHING;
    return true;
}

static bool pour_into_shaker(struct competition_world *world, const int *objects)
{
    int shot = objects[0], ingredient = objects[1], *shaker = world->value[SHAKER];
    if (!is_held(world, objects[2], shot) || world->value[CONTENT][shot] != ingredient ||
        shaker[LEVEL] == 2 || shaker[SHAKEN] || shaker[DIRT] != NOTHING)
        return false;
    world->value[CONTENT][shot] = NOTHING;
    shaker[INSIDE] |= 1 << ingredient;
    shaker[LEVEL]++;
    return true;
}

static bool shake(struct competition_world *world, const int *objects)
{
    int cocktail = objects[0], *shaker = world->value[SHAKER];
    int wanted = 1 << world->value[FIRST][cocktail] | 1 << world->value[SECOND][cocktail];
    if (!can_use(world, objects[1], THE_SHAKER, objects[2]) || shaker[SHAKEN] ||
        shaker[INSIDE] != wanted || shaker[LEVEL] != 2)
        return false;
    shaker[SHAKEN] = true;
    shaker[DIRT] = cocktail;
    return true;
}

static bool pour_into_shot(struct competition_world *world, const int *objects)
{
    int cocktail = objects[0], shot = objects[1], *shaker = world->value[SHAKER];
    if (!is_held(world, objects[2], THE_SHAKER) || !shaker[SHAKEN] || shaker[LEVEL] == 0 ||
        shaker[DIRT] != cocktail || world->value[CONTENT][shot] != NOTHING ||
        world->value[USED][shot] != NOTHING)
        return false;
    world->value[CONTENT][shot] = world->value[USED][shot] = COCKTAIL + cocktail;
    shaker[LEVEL]--;
    return true;
}

static bool empty_shaker(struct competition_world *world, const int *objects)
{
    int *shaker = world->value[SHAKER];
    if (!is_held(world, objects[0], THE_SHAKER) || !shaker[SHAKEN])
        return false;
    shaker[LEVEL] = shaker[INSIDE] = shaker[SHAKEN] = 0;
    return true;
}

static bool clean_shaker(struct competition_world *world, const int *objects)
{
    int *shaker = world->value[SHAKER];
    if (!can_use(world, objects[0], THE_SHAKER, objects[1]) || shaker[LEVEL] || shaker[SHAKEN])
        return false;
    shaker[DIRT] = NOTHING;
    return true;
}

static const char rules[] =
    "  hand: [h0, h1]\n"
    "  ingredient: [i0, i1, i2, i3]\n"
    "  beverage: [nothing, ingredient, cocktail]\n"
    "state:\n"
    "  holds(hand): [empty, shaker, shot]\n"
    "  content(shot): beverage\n"
    "  used(shot): beverage\n"
    "  level: 0..2\n"
    "  inside(ingredient): bool\n"
    "  shaken: bool\n"
    "  dirt: beverage\n"
    "  first(cocktail): {type: ingredient, constant: true}\n"
    "  second(cocktail): {type: ingredient, constant: true}\n"
    "actions:\n"
    "  grasp_shot(hand h, shot s):\n"
    "    preconditions: [holds(h) == empty, 'all(hand other) holds(other) != s']\n"
    "    effects: holds(h) = s\n"
    "  leave_shot(hand h, shot s): {preconditions: holds(h) == s, effects: holds(h) = empty}\n"
    "  grasp_shaker(hand h):\n"
    "    preconditions: [holds(h) == empty, 'all(hand other) holds(other) != shaker']\n"
    "    effects: holds(h) = shaker\n"
    "  leave_shaker(hand h): {preconditions: holds(h) == shaker, effects: holds(h) = empty}\n"
    "  fill_shot(shot s, ingredient i, hand h, hand other):\n"
    "    preconditions: [h != other, holds(h) == s, holds(other) == empty,\n"
    "                    content(s) == nothing, used(s) == nothing]\n"
    "    effects: [content(s) = i, used(s) = i]\n"
    "  clean_shot(shot s, hand h, hand other):\n"
    "    preconditions: [h != other, holds(h) == s, holds(other) == empty, content(s) == nothing]\n"
    "    effects: used(s) = nothing\n"
    "  pour_into_shaker(shot s, ingredient i, hand h):\n"
    "    preconditions: [holds(h) == s, content(s) == i, level < 2, not shaken, dirt == nothing]\n"
    "    effects: [content(s) = nothing, inside(i), level += 1]\n"
    "  shake(cocktail c, hand h, hand other, ingredient i, ingredient j):\n"
    "    preconditions: [h != other, first(c) == i, second(c) == j, holds(h) == shaker,\n"
    "                    holds(other) == empty, inside(i), inside(j), level == 2, not shaken]\n"
    "    effects: [shaken, dirt = c]\n"
    "  pour_into_shot(cocktail c, shot s, hand h):\n"
    "    preconditions: [holds(h) == shaker, shaken, level >= 1, dirt == c,\n"
    "                    content(s) == nothing, used(s) == nothing]\n"
    "    effects: [content(s) = c, used(s) = c, level -= 1]\n"
    "  empty_shaker(hand h):\n"
    "    preconditions: [holds(h) == shaker, shaken]\n"
    "    effects: [level = 0, not shaken, all(ingredient i) not inside(i)]\n"
    "  clean_shaker(hand h, hand other):\n"
    "    preconditions: [h != other, holds(h) == shaker, holds(other) == empty, level == 0,\n"
    "                    not shaken]\n"
    "    effects: dirt = nothing\n"
    "tasks:\n"
    "  serve(shot s, cocktail c):\n"
    "    methods:\n"
    "      is_there: {preconditions: content(s) == c}\n"
    "      mix(ingredient i, ingredient j):\n"
    "        preconditions: [first(c) == i, second(c) == j]\n"
    "        subtasks: [renew_shaker, 'add(s, i)', 'add(s, j)', grasp_shaker(h0),\n"
    "                   'shake(c, h0, h1, i, j)', 'pour_into_shot(c, s, h0)', leave_shaker(h0)]\n"
    "  renew_shaker:\n"
    "    methods:\n"
    "      is_clean: {preconditions: [dirt == nothing, level == 0, not shaken]}\n"
    "      clean:\n"
    "        subtasks: [grasp_shaker(h0), empty_shaker(h0), 'clean_shaker(h0, h1)',\n"
    "                   leave_shaker(h0)]\n"
    "  add(shot s, ingredient i):\n"
    "    methods:\n"
    "      fill:\n"
    "        subtasks: ['grasp_shot(h0, s)', 'fill_shot(s, i, h0, h1)',\n"
    "                   'pour_into_shaker(s, i, h0)', 'clean_shot(s, h0, h1)',\n"
    "                   'leave_shot(h0, s)']\n"
    "  solve:\n"
    "    methods:\n"
    "      all_of_them:\n"
    "        subtasks:\n";

static void make(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    int cocktails = world->size / 2 + 1;
    text_add(yaml, "types:\n");
    competition_objects(yaml, "shot", 's', world->size);
    competition_objects(yaml, "cocktail", 'c', cocktails);
    text_add(yaml, "%s", rules);
    world->value[HELD][0] = world->value[HELD][1] = world->value[SHAKER][DIRT] = NOTHING;
    for (int i = 0; i < world->size; i++) {
        world->value[CONTENT][i] = world->value[USED][i] = NOTHING;
        world->value[GOAL][i] = (int)roll(dice, (uint32_t)cocktails);
        text_add(yaml, "          - serve(s%d, c%d)\n", i, world->value[GOAL][i]);
    }
    text_add(yaml, "start:\n");
    for (int i = 0; i < cocktails; i++) {
        int first = (int)roll(dice, INGREDIENTS);
        world->value[FIRST][i] = first;
        world->value[SECOND][i] = (first + 1 + (int)roll(dice, INGREDIENTS - 1)) % INGREDIENTS;
        text_add(yaml, "  - first(c%d) = i%d\n  - second(c%d) = i%d\n", i, first, i,
                 world->value[SECOND][i]);
    }
}

static bool is_solved(const struct competition_world *world)
{
    for (int i = 0; i < world->size; i++)
        if (world->value[CONTENT][i] != COCKTAIL + world->value[GOAL][i])
            return false;
    return true;
}

static const struct competition_step steps[] = {
    {"grasp_shot", "hs", grasp_shot},
    {"leave_shot", "hs", leave_shot},
    {"grasp_shaker", "h", grasp_shaker},
    {"leave_shaker", "h", leave_shaker},
    {"fill_shot", "sihh", fill_shot},
    {"clean_shot", "shh", clean_shot},
    {"pour_into_shaker", "sih", pour_into_shaker},
    {"shake", "chhii", shake},
    {"pour_into_shot", "csh", pour_into_shot},
    {"empty_shaker", "h", empty_shaker},
    {"clean_shaker", "hh", clean_shaker},
};

const struct competition barman = {"barman", "shots",   6,     120,
                                   make,     is_solved, steps, sizeof steps / sizeof *steps};
