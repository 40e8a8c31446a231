/* SPDX-License-Identifier: MIT */
/* A plain model of agents that run after things: see chase_life.h. */
#include "models/chase_life.h"

#include <stdio.h>

/* ------------------------------------------------------------------ the domain */

struct chase_rules chase_rules_of(uint64_t seed)
{
    struct dice dice = dice_of(seed * 7 + 1);
    struct chase_rules rules = {.follow = -1, .give_up = -1};
    rules.within = roll(&dice, 2) ? (int)roll(&dice, 500) : 0;
    if (roll(&dice, 3))
        rules.follow = (int)roll(&dice, roll(&dice, 2) ? 3000 : 300);
    if (roll(&dice, 3))
        rules.give_up = 1 + (int)roll(&dice, roll(&dice, 2) ? 8000 : 2000);
    rules.duration = roll(&dice, 2) * (1 + roll(&dice, 800));
    rules.retry = roll(&dice, 3) ? 1 + roll(&dice, 3000) : 0;
    return rules;
}

static const char *length(struct pool *pool, int thousandths)
{
    return pool_format(pool, "%d.%03d", thousandths / 1000, thousandths % 1000);
}

const char *chase_domain(struct pool *pool, const struct chase_rules *rules)
{
    const char *chase = "";
    if (rules->follow >= 0)
        chase = pool_format(pool, "%s, follow: %s", chase, length(pool, rules->follow));
    if (rules->give_up >= 0)
        chase = pool_format(pool, "%s, give_up: %s", chase, length(pool, rules->give_up));
    return pool_format(
        pool,
        "domain: chase\n"
        "types: {thing: {slots: 3, shared: true, at: position}}\n"
        "state: {here: [home, thing, off], fed: {type: bool, start: true}}\n"
        "places: {fact: here, nowhere: off, at: {home: 0}}\n"
        "actions:\n"
        "  take(thing t): {at: t, effects: fed, cost: travel, duration: %lums, within: %s, "
        "retry: %lums%s}\n"
        "goals: {full: {conditions: fed}}\n"
        "limits: {plan: 8}\n",
        (unsigned long)rules->duration, length(pool, rules->within), (unsigned long)rules->retry,
        chase);
}

void chase_expect(struct chase_life *life, bool fine, const char *what)
{
    CU_ASSERT_TRUE(fine || life->wrong);
    if (!fine && !life->wrong)
        printf("seed %lu, at %lu ms: %s\n", (unsigned long)life->seed, (unsigned long)life->clock,
               what);
    life->wrong |= !fine;
}

/* -------------------------------------------------------------------- the game */

static int apart(int a, int b)
{
    return a > b ? a - b : b - a;
}

int chase_point_of(const struct chase_life *life, int place)
{
    return place >= 0 ? life->things[place].point : 0;
}

static void bind_thing(struct chase_life *life, int number, int point)
{
    struct quarry *thing = &life->things[number];
    thing->handle = ++life->handles;
    thing->bound = true;
    thing->count++;
    thing->point = point;
    uint16_t slot = gg_world_bind_at(&life->stage.scene.core, 0, thing->handle, point, 0);
    chase_expect(life, slot == life->stage.domain.features->slots->all[number].symbol,
                 "another slot was bound");
}

static void unbind_thing(struct chase_life *life, int number)
{
    struct quarry *thing = &life->things[number];
    chase_expect(life, gg_world_unbind(&life->stage.scene.core, 0, thing->handle),
                 "nothing was unbound");
    thing->bound = false;
    thing->count++;
    for (int i = 0; i < CHASERS; i++) {
        struct chaser *chaser = &life->chasers[i];
        if (chaser->here != number)
            continue;
        chaser->here = NO_PLACE;
        life->emptied++;
    }
}

static int first_empty(const struct chase_life *life)
{
    for (int i = 0; i < CHASED; i++)
        if (!life->things[i].bound)
            return i;
    return NO_THING;
}

static void move_thing(struct chase_life *life, int number)
{
    struct quarry *thing = &life->things[number];
    int way = (int)roll(&life->dice, roll(&life->dice, 3) ? 400 : 6000);
    thing->point += roll(&life->dice, 2) ? way : -way;
    chase_expect(
        life, gg_world_set_slot_place(&life->stage.scene.core, 0, thing->handle, thing->point, 0),
        "nothing was moved");
}

/* The fact of places is set: the agent stands there, or stays. */
static void put_somewhere(struct chase_life *life, struct chaser *chaser)
{
    int place = (int)roll(&life->dice, CHASED + 2) - 2;
    const gg_domain *domain = &life->stage.domain;
    uint32_t value = place == NO_PLACE ? CHASED + 1 : place == HOME_PLACE ? 0 : (uint32_t)place + 1;
    if (place >= 0 && !life->things[place].bound)
        place = NO_PLACE; /* an empty slot is no place */
    gg_slots_write(&chaser->actor.core, domain->places->fact, value);
    chaser->here = place;
    if (place != NO_PLACE)
        chaser->point = chase_point_of(life, place);
}

void chase_meddle(struct chase_life *life)
{
    int number = (int)roll(&life->dice, CHASED);
    struct chaser *chaser = &life->chasers[roll(&life->dice, CHASERS)];
    switch (roll(&life->dice, 12)) {
    case 0:
    case 1:
        if (life->things[number].bound)
            unbind_thing(life, number);
        if (first_empty(life) == number && roll(&life->dice, 3) == 0)
            bind_thing(life, number, (int)roll(&life->dice, 8000) - 4000);
        break;
    case 2:
    case 3:
        if ((number = first_empty(life)) != NO_THING)
            bind_thing(life, number, (int)roll(&life->dice, 8000) - 4000);
        break;
    case 4:
        put_somewhere(life, chaser);
        break;
    case 5:
        chaser->point += (int)roll(&life->dice, 1000) - 500;
        gg_agent_set_point(&chaser->actor.core, chaser->point, 0);
        break;
    case 6:
    case 7:
        chaser->fed = roll(&life->dice, 6) == 0;
        gg_agent_write(&chaser->actor.core, fact_number(life->stage.compiled.tables, "fed"),
                       chaser->fed);
        break;
    default:
        if (life->things[number].bound)
            move_thing(life, number);
    }
    life->changed = life->clock;
}

/* ------------------------------------------------------------------ the model */

static bool is_lost(const struct chase_life *life, const struct chaser *chaser)
{
    return life->things[chaser->thing].count != chaser->thing_count;
}

/* What an agent has heard next, if it is that. */
static bool next_is(struct chase_life *life, struct chaser *chaser, gg_event_kind kind, int thing,
                    uint16_t value)
{
    (void)life;
    if (chaser->taken == chaser->heard_count)
        return false;
    const struct heard *heard = &chaser->heard[chaser->taken];
    bool same = heard->kind == kind && heard->thing == thing && heard->value == value;
    chaser->taken += same;
    return same;
}

static void expect_next(struct chase_life *life, struct chaser *chaser, gg_event_kind kind,
                        uint16_t value, const char *what)
{
    chase_expect(life, next_is(life, chaser, kind, chaser->thing, value), what);
}

static void become_idle(struct chase_life *life, struct chaser *chaser)
{
    chaser->walks = chaser->acts = false;
    chaser->thing = NO_THING;
    chaser->idle_since = life->clock;
}

static bool is_near(const struct chase_life *life, const struct chaser *chaser)
{
    return apart(chaser->point, life->things[chaser->thing].point) <= life->rules.within;
}

/* The walk goes on for so long, and not beyond what is near enough. */
static void walk_on(struct chase_life *life, struct chaser *chaser, uint32_t milliseconds)
{
    int there = life->things[chaser->thing].point;
    int left = apart(chaser->point, there) - life->rules.within;
    int way = (int)milliseconds < left ? (int)milliseconds : left < 0 ? 0 : left;
    chase_expect(life, (int)milliseconds <= left || milliseconds <= 1,
                 "an agent has come to its thing before");
    chaser->point += there > chaser->point ? way : -way;
    chaser->walked += (int)milliseconds;
}

/* A thing that has run far is looked at again: whether it has. */
static bool look_again(struct chase_life *life, struct chaser *chaser)
{
    int there = life->things[chaser->thing].point;
    if (life->rules.follow < 0 || apart(chaser->seen, there) <= life->rules.follow)
        return false;
    expect_next(life, chaser, GG_PLAN_DROPPED, 0, "a thing has run far, and no plan was dropped");
    chaser->seen = there;
    life->looked_at++;
    return true;
}

static void end_walk(struct chase_life *life, struct chaser *chaser)
{
    if (is_lost(life, chaser)) {
        expect_next(life, chaser, GG_WALK_ENDED, GG_ABORTED, "a walk to what is gone goes on");
        (void)next_is(life, chaser, GG_PLAN_DROPPED, chaser->thing, 0);
        life->lost++;
        become_idle(life, chaser);
        return;
    }
    bool looks = look_again(life, chaser);
    if (is_near(life, chaser)) {
        expect_next(life, chaser, GG_WALK_ENDED, GG_SUCCESS, "an agent is there, and walks on");
        chaser->here = chaser->thing;
        chaser->walks = false;
        if (looks) /* it may want another one now */
            become_idle(life, chaser);
    } else if (life->rules.give_up >= 0 && chaser->walked >= life->rules.give_up) {
        chase_expect(life, chaser->walked <= life->rules.give_up + 1, "it was given up too late");
        expect_next(life, chaser, GG_WALK_ENDED, GG_FAILURE, "a walk is not given up");
        chaser->barred[chaser->thing] = life->clock + life->rules.retry;
        chaser->barred_count[chaser->thing] = chaser->thing_count;
        life->given_up++;
        become_idle(life, chaser);
    }
}

static void end_action(struct chase_life *life, struct chaser *chaser)
{
    if (is_lost(life, chaser)) {
        expect_next(life, chaser, GG_ACTION_ENDED, GG_ABORTED, "an action on what is gone goes on");
        (void)next_is(life, chaser, GG_PLAN_DROPPED, chaser->thing, 0);
        life->lost++;
        become_idle(life, chaser);
    } else if (chaser->elapsed >= life->rules.duration) {
        expect_next(life, chaser, GG_ACTION_ENDED, GG_SUCCESS, "an action does not end");
        chaser->fed = true;
        if (chaser->here != chaser->thing) /* the game has put it elsewhere meanwhile */
            chaser->point = life->things[chaser->thing].point;
        chaser->here = chaser->thing;
        life->caught++;
        become_idle(life, chaser);
    }
}

static bool may_take(const struct chase_life *life, const struct chaser *chaser, int thing)
{
    return life->things[thing].bound && (chaser->barred[thing] <= life->clock ||
                                         chaser->barred_count[thing] != life->things[thing].count);
}

static int cost_to(const struct chase_life *life, const struct chaser *chaser, int thing)
{
    return 1 + (apart(chaser->point, life->things[thing].point) + 999) / 1000;
}

/* What an agent sets out for, or does: it costs the least. */
static void choose(struct chase_life *life, struct chaser *chaser, int thing)
{
    chase_expect(life, !chaser->fed && may_take(life, chaser, thing),
                 "an agent is after what it should leave alone");
    for (int i = 0; i < CHASED; i++)
        chase_expect(life,
                     !may_take(life, chaser, i) ||
                         cost_to(life, chaser, thing) <= cost_to(life, chaser, i),
                     "an agent is after what is not the nearest");
    chaser->thing = thing;
    chaser->thing_count = life->things[thing].count;
    chaser->elapsed = 0;
}

/* What begins in a tick, after what has ended: walks that are over at once, and the action. */
static void begin_things(struct chase_life *life, struct chaser *chaser)
{
    while (chaser->taken < chaser->heard_count) {
        struct heard heard = chaser->heard[chaser->taken];
        if (heard.kind == GG_WALK_ENDED && heard.value == GG_ABORTED && chaser->walks &&
            heard.thing == chaser->thing) {
            chaser->taken++; /* for another thing, or as it has none to want any more */
            life->turned++;
            become_idle(life, chaser);
        } else if (heard.kind == GG_ACTION_ENDED && heard.value == GG_ABORTED && chaser->acts) {
            chaser->taken++;
            become_idle(life, chaser);
        } else if (heard.kind == GG_WALK_STARTED && chaser->thing == NO_THING) {
            chaser->taken++;
            choose(life, chaser, heard.thing);
            chaser->walks = true;
            chaser->walked = 0;
            chaser->seen = life->things[heard.thing].point;
            end_walk(life, chaser);
        } else if (heard.kind == GG_ACTION_STARTED && !chaser->walks && !chaser->acts) {
            chaser->taken++;
            if (chaser->thing == NO_THING)
                choose(life, chaser, heard.thing);
            chase_expect(life,
                         chaser->thing == heard.thing && is_near(life, chaser) &&
                             chaser->here == heard.thing,
                         "an agent acts on what is elsewhere");
            life->stood += chaser->point != life->things[heard.thing].point;
            chaser->acts = true;
            chaser->elapsed = 0;
            end_action(life, chaser);
        } else if (heard.kind == GG_PLAN_DROPPED) {
            chaser->taken++; /* for what was changed between ticks */
        } else {
            chase_expect(life, false, "what was not expected has happened");
            chaser->taken = chaser->heard_count;
        }
    }
}

/* An agent that wants something there is does not stand for ever: back-offs are of 16 s at the most. */
static void look_at_idle(struct chase_life *life, struct chaser *chaser)
{
    bool can = false;
    for (int i = 0; i < CHASED; i++)
        can |= may_take(life, chaser, i);
    if (!can || chaser->fed || chaser->walks || chaser->acts)
        chaser->idle_since = life->clock;
    chase_expect(life, life->clock - chaser->idle_since < 17000, "an agent stands for ever");
}

void chase_pass(struct chase_life *life, struct chaser *chaser, uint32_t milliseconds)
{
    if (chaser->walks)
        walk_on(life, chaser, milliseconds);
    chaser->elapsed += milliseconds;
    if (chaser->walks)
        end_walk(life, chaser);
    else if (chaser->acts)
        end_action(life, chaser);
    begin_things(life, chaser);
    if (!chaser->walks && !chaser->acts)
        chaser->thing = NO_THING;
    look_at_idle(life, chaser);
    chaser->heard_count = chaser->taken = 0;
}

void chase_compare(struct chase_life *life, struct chaser *chaser)
{
    gg_agent *agent = &chaser->actor.core;
    uint32_t here = chaser->here == NO_PLACE     ? CHASED + 1
                    : chaser->here == HOME_PLACE ? 0
                                                 : (uint32_t)chaser->here + 1;
    gg_point point = gg_agent_point(agent);
    chase_expect(life, point.x == chaser->point && point.y == 0, "an agent is at another point");
    chase_expect(life, gg_slots_read(agent, life->stage.domain.places->fact) == here,
                 "its fact tells another place");
    chase_expect(life, (gg_agent_walking(agent) != GG_NONE) == chaser->walks,
                 "an agent walks, or does not");
    chase_expect(life, (gg_agent_action(agent) != GG_NONE) == chaser->acts,
                 "an agent acts, or does not");
}
