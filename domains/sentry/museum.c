/* SPDX-License-Identifier: MIT */
/* What happens in the museum, and what guards come to know of it. */
#include "museum.h"

#include <string.h>

enum {
    SIGHT = 11 * MUSEUM_UNIT,   /* how far guards and intruders see, in columns */
    HEARING = 22 * MUSEUM_UNIT, /* how far guards hear */
    INTRUDER_SPEED = 5,         /* columns a second */
    FORGOTTEN = 30000,          /* after so long an intruder is not looked for any more */
    TAKEN_AWAY = 6000,          /* after so long who was hit is in a cell */
    NONE_SEEN = -1
};

struct museum museum;

static const struct museum_place waypoints[] = {
    {4, 1},   {12, 1},  {20, 1},  {4, 5},   {12, 5},  {20, 5}, /* gallery_1 to gallery_6 */
    {32, 2},  {40, 5},  {32, 8},  {25, 5},  {32, 5},           /* the court */
    {6, 9},   {6, 11},  {6, 13},                               /* stairs */
    {20, 10}, {16, 13}, {24, 13}, {28, 13},                    /* vault */
    {50, 2},  {56, 2},  {50, 6},  {57, 6},  {50, 10}, {57, 13} /* office */
};

/* By which waypoints an intruder goes. */
static const sentry_symbol way_in[] = {SENTRY_WINDOW,      SENTRY_COURT_EAST, SENTRY_FOUNTAIN,
                                       SENTRY_COURT_SOUTH, SENTRY_VAULT_DOOR, SENTRY_VAULT_END,
                                       SENTRY_COURT_SOUTH, SENTRY_SAFE,       SENTRY_BACK_DOOR};

enum { LEGS = sizeof way_in / sizeof *way_in };

uint32_t museum_draw(uint32_t count)
{
    museum.random = museum.random * 1664525u + 1013904223u;
    return (museum.random >> 8) % count;
}

struct museum_place museum_waypoint(sentry_symbol waypoint)
{
    struct museum_place place = waypoints[museum_index(waypoint)];
    return (struct museum_place){place.x * MUSEUM_UNIT, place.y * MUSEUM_UNIT};
}

/* The longer way along an axis counts whole, the shorter one by a half. */
uint32_t museum_distance(struct museum_place from, struct museum_place to)
{
    uint32_t across = (uint32_t)(from.x > to.x ? from.x - to.x : to.x - from.x);
    uint32_t down = 2 * (uint32_t)(from.y > to.y ? from.y - to.y : to.y - from.y);
    return across > down ? across + down / 2 : down + across / 2;
}

bool museum_move(struct museum_place *body, struct museum_place to, uint32_t speed)
{
    uint32_t left = museum_distance(*body, to), step = speed * MUSEUM_TICK;
    if (left <= step) {
        *body = to;
        return true;
    }
    body->x += (int32_t)((int64_t)(to.x - body->x) * step / left);
    body->y += (int32_t)((int64_t)(to.y - body->y) * step / left);
    return false;
}

static sentry_symbol nearest_waypoint(struct museum_place place)
{
    sentry_symbol nearest = SENTRY_GALLERY_1;
    for (sentry_symbol i = SENTRY_GALLERY_1; i <= SENTRY_BACK_DOOR; i++)
        if (museum_distance(museum_waypoint(i), place) <
            museum_distance(museum_waypoint(nearest), place))
            nearest = i;
    return nearest;
}

struct museum_intruder *museum_intruder_of(const sentry_agent *agent, sentry_symbol slot)
{
    uint32_t id = sentry_intruder_handle(agent, slot);
    for (int i = 0; i < MUSEUM_INTRUDERS; i++)
        if (id != GG_NO_HANDLE && museum.intruders[i].id == id)
            return &museum.intruders[i];
    return NULL;
}

bool museum_break_in(void)
{
    for (int i = 0; i < MUSEUM_INTRUDERS; i++)
        if (museum.intruders[i].id == 0) {
            museum.intruders[i] = (struct museum_intruder){.id = museum.next_id++,
                                                           .body = museum_waypoint(SENTRY_WINDOW),
                                                           .armed = museum_draw(3) == 0};
            return true;
        }
    return false;
}

void museum_crash(sentry_symbol where)
{
    for (int i = 0; i < MUSEUM_GUARDS; i++) {
        struct museum_guard *guard = &museum.guards[i];
        if (museum_distance(guard->body, museum_waypoint(where)) > HEARING)
            continue;
        uint16_t slot = sentry_noise_bind(&guard->agent, museum_index(where) + 1);
        if (slot != GG_NONE)
            sentry_set_heard_at(&guard->agent, (sentry_symbol)slot, where);
    }
}

/* Noises that were looked after are gone. */
static void forget_noises(struct museum_guard *guard)
{
    for (sentry_symbol i = SENTRY_NOISE_1; i <= SENTRY_NOISE_3; i++)
        if (sentry_noise_bound(&guard->agent, i) &&
            sentry_heard_at(&guard->agent, i) == SENTRY_NOWHERE)
            sentry_noise_unbind(&guard->agent, sentry_noise_handle(&guard->agent, i));
}

/* ------------------------------------------------------------------ intruders */

static void leave(struct museum_intruder *intruder)
{
    if (intruder->known)
        sentry_intruder_unbind(&museum.world, intruder->id);
    intruder->id = 0;
}

/* Which guard sees it; NONE_SEEN: none. */
static int seen_by(const struct museum_intruder *intruder)
{
    for (int i = 0; i < MUSEUM_GUARDS; i++)
        if (museum_distance(museum.guards[i].body, intruder->body) <= SIGHT)
            return i;
    return NONE_SEEN;
}

/* What one guard sees all know: the intruder is bound, and where it is is a fact of the world. */
static void notice(struct museum_intruder *intruder)
{
    uint16_t slot = sentry_intruder_bind(&museum.world, intruder->id);
    if (slot == GG_NONE)
        return;
    sentry_world_set_seen_at(&museum.world, (sentry_symbol)slot, nearest_waypoint(intruder->body));
    intruder->known = true;
    intruder->seen = museum.now;
}

static void forget(struct museum_intruder *intruder)
{
    sentry_intruder_unbind(&museum.world, intruder->id);
    intruder->known = false;
}

static void sneak(struct museum_intruder *intruder)
{
    if (museum_move(&intruder->body, museum_waypoint(way_in[intruder->leg]), INTRUDER_SPEED)) {
        if (museum_draw(4) == 0)
            museum_crash(way_in[intruder->leg]);
        intruder->leg++;
    }
    if (intruder->leg == LEGS) {
        museum.escaped++;
        leave(intruder);
    }
}

static void live(struct museum_intruder *intruder)
{
    int guard = seen_by(intruder);
    if (guard != NONE_SEEN)
        notice(intruder);
    else if (intruder->known && museum.now - intruder->seen > FORGOTTEN)
        forget(intruder);
    if (intruder->caught) {
        if (museum.now - intruder->caught > TAKEN_AWAY) {
            museum.jailed++;
            leave(intruder);
        }
        return;
    }
    if (guard != NONE_SEEN && intruder->armed && museum_draw(40) == 0)
        museum.guards[guard].wounds += museum.guards[guard].wounds < 3;
    sneak(intruder);
}

/* ----------------------------------------------------------------------- time */

void museum_begin(void)
{
    memset(&museum, 0, sizeof museum);
    museum.next_id = 1;
    museum.random = 7;
    sentry_world_init(&museum.world);
    sentry_planner_init(&museum.planner);
    for (uint32_t i = 0; i < MUSEUM_GUARDS; i++) {
        struct museum_guard *guard = &museum.guards[i];
        sentry_symbol post = i == 0 ? SENTRY_GALLERY_1 : SENTRY_DESK;
        sentry_agent_init(&guard->agent, &museum.world, i + 1);
        sentry_set_here(&guard->agent, post);
        guard->body = museum_waypoint(post);
    }
}

void museum_tick(void)
{
    museum.now += MUSEUM_TICK;
    if (museum_draw(150) == 0)
        museum_break_in();
    for (int i = 0; i < MUSEUM_INTRUDERS; i++)
        if (museum.intruders[i].id)
            live(&museum.intruders[i]);
    sentry_world_tick(&museum.world, MUSEUM_TICK);
    for (int i = 0; i < MUSEUM_GUARDS; i++) {
        sentry_agent_tick(&museum.guards[i].agent, &museum.planner, MUSEUM_TICK);
        forget_noises(&museum.guards[i]);
    }
}
