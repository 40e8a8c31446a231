/* SPDX-License-Identifier: MIT */
/* Makes and writes random domains with roads: see road_world.h. */
#include "models/road_world.h"

#include "models/fillers.h"

static int pick(struct dice *dice, int count)
{
    return (int)roll(dice, (uint32_t)count);
}

/* --------------------------------------------------------------- making */

static struct road_literals make_literals(const struct road_world *world, struct dice *dice,
                                          int count)
{
    struct road_literals literals = {.count = count};
    for (int i = 0; i < count; i++) {
        literals.facts[i] =
            i > 0 ? (literals.facts[0] + 1) % world->fact_count : pick(dice, world->fact_count);
        literals.values[i] = pick(dice, 3) > 0;
    }
    return literals;
}

/* Lengths that add up to whole seconds, and such that do not. */
static int make_length(struct dice *dice)
{
    return pick(dice, 4) == 0   ? 1 + pick(dice, 3)
           : pick(dice, 2) == 0 ? 1000 * (1 + pick(dice, 9))
                                : 1 + pick(dice, 20000);
}

static void make_crossing(const struct road_world *world, struct dice *dice,
                          struct model_road *road)
{
    road->crossed = pick(dice, 5) < 2;
    if (!road->crossed)
        return;
    road->shut = pick(dice, 12) == 0;
    road->condition = make_literals(world, dice, pick(dice, ROAD_LITERALS + 1));
    road->effects = make_literals(world, dice, pick(dice, 3) ? 0 : 1 + pick(dice, ROAD_LITERALS));
    road->cost = pick(dice, 2) ? 0 : pick(dice, 4);
    if (world->types)
        road->users = (enum road_users)pick(dice, 3);
}

static void make_roads(struct road_world *world, struct dice *dice)
{
    world->by_points = pick(dice, 4) == 0;
    for (int i = 0; i < world->place_count; i++)
        world->points[i] = 2500 * i - pick(dice, 2000);
    world->road_count = pick(dice, ROAD_ROADS + 1);
    for (int i = 0; i < world->road_count; i++) {
        struct model_road *road = &world->roads[i];
        road->from = pick(dice, world->place_count);
        road->to = (road->from + 1 + pick(dice, world->place_count - 1)) % world->place_count;
        road->one_way = pick(dice, 4) == 0;
        road->length = make_length(dice);
        if (world->by_points) {
            int way = world->points[road->to] - world->points[road->from];
            road->length = way < 0 ? -way : way;
        }
        if (world->crossings)
            make_crossing(world, dice, road);
    }
}

static struct model_action make_action(const struct road_world *world, struct dice *dice)
{
    struct model_action action = {.begin = ROAD_NOWHERE, .end = ROAD_NOWHERE};
    action.condition = make_literals(world, dice, pick(dice, ROAD_LITERALS + 1));
    action.effects = make_literals(world, dice, 1 + pick(dice, ROAD_LITERALS));
    action.cost = pick(dice, 2) ? pick(dice, 6) : pick(dice, 2);
    if (pick(dice, 6) == 0)
        return action;
    action.begin = action.end = pick(dice, world->place_count);
    action.travels = pick(dice, 5) > 0;
    if (pick(dice, 4) == 0)
        action.end = pick(dice, world->place_count);
    return action;
}

struct road_world road_world_of(uint64_t seed)
{
    struct dice dice = dice_of(seed);
    struct road_world world = {.place_count = 2 + pick(&dice, ROAD_PLACES - 1),
                               .fact_count = 2 + pick(&dice, ROAD_FACTS - 1)};
    world.many = pick(&dice, 3) == 0;
    world.speed = pick(&dice, 2) ? 1000 : 1 + pick(&dice, 5000);
    world.crossings = pick(&dice, 4) > 0;
    world.types = pick(&dice, 4) == 0;
    make_roads(&world, &dice);
    world.action_count = 1 + pick(&dice, ROAD_ACTIONS);
    for (int i = 0; i < world.action_count; i++)
        world.actions[i] = make_action(&world, &dice);
    world.goal = make_literals(&world, &dice, 1 + pick(&dice, ROAD_LITERALS));
    world.aim = world.avoided = ROAD_NOWHERE;
    if (!world.crossings)
        return world;
    if (pick(&dice, 3) == 0)
        world.aim = pick(&dice, world.place_count);
    world.leaving = pick(&dice, 3) == 0;
    if (pick(&dice, 4) == 0)
        world.avoided = pick(&dice, world.place_count);
    return world;
}

struct road_state road_random_state(const struct road_world *world, struct dice *dice)
{
    struct road_state state = {.place = pick(dice, world->place_count)};
    if (state.place == world->avoided) /* a goal whose `while` does not hold is not chosen */
        state.place = (state.place + 1) % world->place_count;
    for (int i = 0; i < world->fact_count; i++)
        state.facts[i] = pick(dice, 4) == 0;
    return state;
}

bool road_literals_hold(const struct road_literals *literals, const struct road_state *state)
{
    for (int i = 0; i < literals->count; i++)
        if (state->facts[literals->facts[i]] != literals->values[i])
            return false;
    return true;
}

bool road_is_step(const struct road_world *world, const struct model_road *road)
{
    return road->crossed || road->from == world->aim || road->to == world->aim ||
           road->from == world->avoided || road->to == world->avoided;
}

bool road_goal_holds(const struct road_world *world, const struct road_state *state)
{
    return road_literals_hold(&world->goal, state) &&
           (world->aim == ROAD_NOWHERE || (state->place == world->aim) != world->leaving);
}

/* -------------------------------------------------------------- writing */

static void write_thousandths(struct text *yaml, int number)
{
    int size = number < 0 ? -number : number;
    text_add(yaml, "%s%d.%03d", number < 0 ? "-" : "", size / 1000, size % 1000);
}

static void write_literals(struct text *yaml, const char *key, const struct road_literals *literals)
{
    text_add(yaml, ", %s: [", key);
    for (int i = 0; i < literals->count; i++)
        text_add(yaml, "%s%sf%d", i ? ", " : "", literals->values[i] ? "" : "not ",
                 literals->facts[i]);
    text_add(yaml, "]");
}

static void write_state(const struct road_world *world, struct text *yaml)
{
    text_add(yaml, "state:\n  here: [");
    for (int i = 0; i < world->place_count; i++) {
        if (world->many && i == 1) {
            write_fillers(yaml, 0, FILLERS);
            text_add(yaml, ", ");
        }
        text_add(yaml, "p%d%s", i, i + 1 < world->place_count ? ", " : "");
    }
    text_add(yaml, "]\n");
    for (int i = 0; i < world->fact_count; i++)
        text_add(yaml, "  f%d: bool\n", i);
    if (world->crossings)
        text_add(yaml, "  never: {type: bool, constant: true}\n");
}

static void write_crossing(const struct model_road *road, struct text *yaml)
{
    static const char *const users[] = {"first, other", "first", "other"};
    if (road->shut)
        text_add(yaml, ", preconditions: never");
    else if (road->condition.count > 0)
        write_literals(yaml, "preconditions", &road->condition);
    if (road->effects.count > 0)
        write_literals(yaml, "effects", &road->effects);
    if (road->users != ROAD_FOR_ALL)
        text_add(yaml, ", agents: [%s]", users[road->users]);
    text_add(yaml, ", cost: %d", road->cost);
}

static void write_roads(const struct road_world *world, struct text *yaml)
{
    text_add(yaml, "places: {fact: here, speed: ");
    write_thousandths(yaml, world->speed);
    for (int i = 0; world->by_points && i < world->place_count; i++) {
        text_add(yaml, "%sp%d: ", i ? ", " : ", at: {", i);
        write_thousandths(yaml, world->points[i]);
    }
    for (int i = 0; world->by_points && world->many && i < FILLERS; i++)
        text_add(yaml, ", z%d: 0", i);
    text_add(yaml, "%s}\nroads:\n", world->by_points ? "}" : "");
    for (int i = 0; i < world->road_count; i++) {
        const struct model_road *road = &world->roads[i];
        text_add(yaml, "  r%d: {%s: [p%d, p%d]", i, road->one_way ? "one_way" : "between",
                 road->from, road->to);
        if (!world->by_points) {
            text_add(yaml, ", length: ");
            write_thousandths(yaml, road->length);
        }
        if (road->crossed)
            write_crossing(road, yaml);
        text_add(yaml, "}\n");
    }
    if (world->road_count == 0)
        text_add(yaml, "  {}\n");
}

static void write_action(const struct model_action *action, int number, struct text *yaml)
{
    text_add(yaml, "  a%d: {cost: %s%d", number, action->travels ? "travel + " : "", action->cost);
    if (action->begin != ROAD_NOWHERE && action->begin == action->end)
        text_add(yaml, ", at: p%d", action->begin);
    else if (action->begin != ROAD_NOWHERE)
        text_add(yaml, ", route: [p%d, p%d]", action->begin, action->end);
    write_literals(yaml, "preconditions", &action->condition);
    write_literals(yaml, "effects", &action->effects);
    text_add(yaml, "}\n");
}

static void write_goal(const struct road_world *world, struct text *yaml)
{
    struct text aim = {0};
    text_add(yaml, "goals: {aim: {priority: 1");
    for (int i = 0; i < world->goal.count; i++)
        text_add(&aim, "%s%sf%d", i ? ", " : "", world->goal.values[i] ? "" : "not ",
                 world->goal.facts[i]);
    if (world->aim != ROAD_NOWHERE)
        text_add(&aim, ", here %s p%d", world->leaving ? "!=" : "==", world->aim);
    text_add(yaml, ", conditions: [%s]", aim.data);
    text_free(&aim);
    if (world->avoided != ROAD_NOWHERE)
        text_add(yaml, ", while: here != p%d", world->avoided);
    text_add(yaml, "}}\n");
}

void road_world_write(const struct road_world *world, long table, struct text *yaml)
{
    text_add(yaml, "domain: d\n");
    write_state(world, yaml);
    write_roads(world, yaml);
    text_add(yaml, "actions:\n");
    for (int i = 0; i < world->action_count; i++)
        write_action(&world->actions[i], i, yaml);
    write_goal(world, yaml);
    if (world->types)
        text_add(yaml, "agents: {first: {}, other: {}}\n");
    if (table >= 0)
        text_add(yaml, "limits: {table: %ld}\n", table);
}
