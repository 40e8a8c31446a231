/* SPDX-License-Identifier: MIT */
/*
 * Random lives of an agent that follows what the game moves: to another place now and then, or by a
 * little in each tick. A model on doubles, made for this test alone, walks a straight line at the
 * agent's speed. Nothing in it is rounded, so that it tells what is lost or won by rounding. The ticks
 * are of any length; the agent is ticked before each move. Lengths are in thousandths.
 */
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>

enum { CAMP, LADY };

/* How many thousandths the roundings of a whole life may come to. */
static const double slack = 12;

struct spot {
    double x, y;
};

/* How a place is moved. */
enum moves { NEVER, NOW_AND_THEN, EACH_TICK, MOVES };

struct life {
    struct dice dice;
    struct stage stage;
    struct actor actor;
    enum moves moves;
    uint32_t tick;            /* milliseconds */
    double speed;             /* a millisecond */
    double reach, edge;       /* how far the place may come; how near is near enough */
    struct spot center;       /* of the map */
    struct spot place, model; /* where the place is, and the agent ought to be */
    struct spot origin;       /* where the model was a tick before it came to where it is */
    double late;              /* milliseconds since the model has arrived; below 0: it has not */
    bool fails, silent;       /* silent: enough others have told what is wrong */
};

static double lesser(double a, double b)
{
    return a < b ? a : b;
}

static double greater(double a, double b)
{
    return a > b ? a : b;
}

/* Newton's; each round has twice as many digits, after those that find the size. */
static double root(double number)
{
    double found = greater(number, 1);
    for (double next = (found + number / found) / 2; next < found;) {
        found = next;
        next = (found + number / found) / 2;
    }
    return number > 0 ? found : 0;
}

static double distance(struct spot a, struct spot b)
{
    return root((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

static struct spot spot_of(const struct life *life)
{
    gg_point point = gg_agent_point(&life->actor.core);
    return (struct spot){point.x, point.y};
}

/* A point so far from another one on the way to a third one. */
static struct spot on_the_way(struct spot from, struct spot to, double far)
{
    double far_off = distance(from, to);
    if (far_off <= 0)
        return from;
    return (struct spot){from.x + (to.x - from.x) * far / far_off,
                         from.y + (to.y - from.y) * far / far_off};
}

/* How far a spot is from the line between two others. */
static double distance_from_line(struct spot spot, struct spot a, struct spot b)
{
    double far_off = distance(a, b);
    double along =
        far_off > 0 ? ((spot.x - a.x) * (b.x - a.x) + (spot.y - a.y) * (b.y - a.y)) / far_off : 0;
    return distance(spot, on_the_way(a, b, along < 0 ? 0 : along > far_off ? far_off : along));
}

/* ------------------------------------------------------------------- what is drawn */

/* Any number from -most to most, as likely small as large. */
static double draw(struct dice *dice, double most)
{
    double number = most * roll(dice, 1000001) / 1000000;
    return roll(dice, 2) ? number : -number;
}

/* From `least` to `most`, each power of two as likely as another. */
static double draw_scale(struct dice *dice, double least, double most)
{
    uint32_t powers = 0;
    for (double scale = least; scale < most; scale *= 2)
        powers++;
    double number = least * (1 + roll(dice, 1000001) / 1e6);
    for (uint32_t left = powers > 0 ? roll(dice, powers) : 0; left > 0; left--)
        number *= 2;
    return lesser(number, most);
}

static double whole(double number)
{
    return (double)(int64_t)number;
}

static double whole_within(double number, double edge)
{
    return whole(lesser(greater(number, -edge), edge));
}

static void set_place(struct life *life, int place, struct spot spot)
{
    gg_world_set_place(&life->stage.scene.core, life->stage.domain.places->symbols[place],
                       (int32_t)spot.x, (int32_t)spot.y);
}

static struct spot draw_spot(struct life *life, struct spot around, double far)
{
    return (struct spot){whole_within(around.x + draw(&life->dice, far), GG_MAP_EDGE),
                         whole_within(around.y + draw(&life->dice, far), GG_MAP_EDGE)};
}

/* A life begins: the map lies anywhere, mostly within reach, with the agent in its middle. */
static void begin(struct life *life, unsigned seed)
{
    static const uint32_t lengths[] = {1, 7, 16, 100};
    life->dice = dice_of(seed);
    struct dice *dice = &life->dice;
    char yaml[400];
    uint32_t within = roll(dice, 3) ? 0 : roll(dice, 4000);
    uint32_t speed = (uint32_t)whole(draw_scale(dice, 1, 50000));
    life->tick = lengths[roll(dice, 4)];
    life->moves = (enum moves)roll(dice, MOVES);
    life->speed = speed / 1000.0;
    life->edge = within;
    life->reach = within + life->speed * life->tick * draw_scale(dice, 1, 400);
    double beyond = roll(dice, 3) ? draw_scale(dice, 10, GG_MAP_EDGE) : GG_MAP_EDGE;
    life->center = draw_spot(life, (struct spot){0, 0}, beyond);
    if (roll(dice, 8) == 0) /* any distance that is walked in a time that can be told */
        life->reach = lesser(2.0 * GG_MAP_EDGE, life->speed * 3e9);
    snprintf(yaml, sizeof yaml,
             "domain: d\nlimits: {plan: 8}\nstate: {here: [camp, lady]}\n"
             "places: {fact: here, within: %u.%03u, at: {camp: 0, lady: 1}}\n"
             "actions: {guard: {at: lady, duration: 1s}}\n"
             "tasks: {live: {methods: {only: {subtasks: guard}}}}\n",
             (unsigned)within / 1000, (unsigned)within % 1000);
    stage_with(&life->stage, &life->actor, yaml);
    life->stage.planner.trace = NULL;
    gg_agent_set_speed(&life->actor.core, speed);
    life->model = life->origin = life->center;
    life->place = draw_spot(life, life->center, life->reach);
    life->late = -1;
    life->fails = life->silent = false;
    set_place(life, CAMP, life->center);
    set_place(life, LADY, life->place);
}

static void tick(struct life *life)
{
    gg_world_tick(&life->stage.scene.core, life->tick);
    gg_agent_tick(&life->actor.core, &life->stage.planner, life->tick);
}

/* The game moves the place, unless the agent ought to be there by now. */
static void move(struct life *life)
{
    bool moves =
        life->moves == EACH_TICK || (life->moves == NOW_AND_THEN && roll(&life->dice, 10) == 0);
    if (!moves || life->late >= 0)
        return;
    double step = life->moves == EACH_TICK ? 1 + life->speed * life->tick * 0.6 : life->reach;
    life->place = life->moves == EACH_TICK ? draw_spot(life, life->place, step)
                                           : draw_spot(life, life->center, step);
    set_place(life, LADY, life->place);
}

/* --------------------------------------------------------------------- the model */

/* The model walks for a tick. */
static void walk(struct life *life)
{
    double left = distance(life->model, life->place) - life->edge, step = life->speed * life->tick;
    if (life->late >= 0) {
        life->late += life->tick;
        return;
    }
    if (left <= step)
        life->late = life->tick - greater(left, 0) / life->speed;
    life->origin = life->model;
    life->model = on_the_way(life->model, life->place, lesser(greater(left, 0), step));
}

static void expect(struct life *life, bool holds, const char *what)
{
    if (!holds && !life->silent)
        printf("\n%s: model %.3f, %.3f, agent %.0f, %.0f, place %.0f, %.0f, speed %g, tick %u, "
               "within %g, moves %d, late %g\n",
               what, life->model.x, life->model.y, spot_of(life).x, spot_of(life).y, life->place.x,
               life->place.y, life->speed * 1000, (unsigned)life->tick, life->edge,
               (int)life->moves, life->late);
    life->fails |= !holds;
    CU_ASSERT_TRUE(holds);
}

/* Where the agent may be shown: a walk takes whole milliseconds, rounded up, so that it may be where the
 * model was a millisecond ago; a way that was measured once more has begun there. */
static void check_point(struct life *life, struct spot before)
{
    struct spot now = spot_of(life);
    struct spot earlier = on_the_way(life->model, life->origin, life->speed);
    expect(life, distance_from_line(now, earlier, life->model) <= slack + life->speed,
           "is elsewhere");
    expect(life, distance(before, now) <= life->speed * life->tick + 2, "is too fast");
}

/* The agent arrives in the tick in which the model does, or as much beside it as is rounded. */
static void check_arrival(struct life *life)
{
    double rounding = 1 + slack / life->speed;
    if (life->actor.core.walking)
        expect(life, life->late < rounding, "has not arrived");
    else
        expect(life,
               life->late >= 0 ||
                   distance(life->model, life->place) - life->edge <= rounding * life->speed,
               "has arrived too soon");
}

struct tally {
    unsigned arrivals, ticks, failures;
};

static void check_life(unsigned seed, struct tally *tally)
{
    struct life life;
    begin(&life, seed);
    life.silent = tally->failures >= 3;
    tick(&life); /* decides, and sets out */
    for (int i = 0; i < 600 && life.actor.core.walking && !life.fails; i++) {
        struct spot before = spot_of(&life);
        move(&life);
        tick(&life);
        walk(&life);
        check_arrival(&life);
        if (life.actor.core.walking)
            check_point(&life, before);
        tally->ticks++;
    }
    tally->arrivals += !life.actor.core.walking;
    tally->failures += life.fails;
    stage_end(&life.stage);
}

static void an_agent_follows_what_is_moved(void)
{
    struct tally tally = {0, 0, 0};
    for (unsigned seed = 1; random_case(seed, 3000); seed++)
        check_life(seed, &tally);
    CU_ASSERT_TRUE(tally.arrivals > random_cases(3000) / 3);
    CU_ASSERT_TRUE(tally.ticks > random_cases(3000) * 40);
}

/* ------------------------------------------------------------------- how far it comes */

/* How far an agent of a speed comes in a time in which the place, far away in a direction, moves in
 * each millisecond. */
static void check_way(unsigned seed)
{
    enum { MILLISECONDS = 4000 };
    struct life life;
    begin(&life, seed);
    life.tick = 1;
    life.model = life.center = draw_spot(&life, (struct spot){0, 0}, 2e8);
    set_place(&life, CAMP, life.center);
    double far = 9000 + 100 * life.speed * MILLISECONDS;
    struct spot aim = draw_spot(&life, life.center, far);
    if (distance(life.center, aim) < far)
        aim.x = whole(life.center.x + (seed % 2 ? far : -far));
    set_place(&life, LADY, aim);
    tick(&life);
    unsigned count = (unsigned)lesser(100000, MILLISECONDS + 20 / life.speed);
    for (unsigned i = 0; i < count; i++) {
        set_place(&life, LADY, draw_spot(&life, aim, 20));
        tick(&life);
    }
    double way = distance(life.center, spot_of(&life)), wanted = life.speed * count;
    life.model = on_the_way(life.center, aim, wanted);
    expect(&life, way >= wanted * 0.99 - 3, "is too slow");
    expect(&life, way <= wanted + 2, "has come too far");
    stage_end(&life.stage);
}

static void no_speed_is_lost_to_what_moves_in_each_millisecond(void)
{
    for (unsigned seed = 1; random_case(seed, 60); seed++)
        check_way(seed);
}

void add_following_suite(void)
{
    CU_pSuite suite = CU_add_suite("following", NULL, NULL);
    CU_ADD_TEST(suite, an_agent_follows_what_is_moved);
    CU_ADD_TEST(suite, no_speed_is_lost_to_what_moves_in_each_millisecond);
}
