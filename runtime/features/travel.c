/* SPDX-License-Identifier: MIT */
/*
 * How long walks take, and where an agent is on its way. Rests on state.c. A walk over a distance
 * takes ceil(distance / speed) milliseconds, exactly: distances are roots of whole numbers, taken to
 * a thousandth of a thousandth and rounded up, which is enough as all speeds are whole. There are no
 * divisions and no multiplications of 64 bits, for which small processors call helper functions.
 */
#include "state/travel.h"

#include "agent/agent.h"
#include "agent/world_layout.h"

/* -------------------------------------------------------------- arithmetic */

static uint32_t difference(int32_t a, int32_t b)
{
    return a > b ? (uint32_t)a - (uint32_t)b : (uint32_t)b - (uint32_t)a;
}

static uint64_t square(uint32_t number)
{
    uint32_t high = number >> 16, low = number & 0xffff;
    uint64_t mixed = high * low;
    return ((uint64_t)(high * high) << 32) + (mixed << 17) + low * low;
}

/* A number below 2^57 times a factor of 100 at the most, in parts that small processors multiply.
 * */
static uint64_t times(uint64_t number, uint32_t factor)
{
    uint32_t low = (uint32_t)number & 0xffff, middle = (uint32_t)number >> 16;
    uint32_t high = (uint32_t)(number >> 32);
    return ((uint64_t)(high * factor) << 32) + ((uint64_t)(middle * factor) << 16) + low * factor;
}

/* The root of a number below 2^63 in thousandths, rounded up: two binary digits of the number
 * give one of the root, and then two decimal ones three times. */
static uint64_t root_in_thousandths(uint64_t number)
{
    uint64_t root = 0, bit = (uint64_t)1 << 62;
    for (; bit > 0; bit >>= 2) {
        uint64_t next = root + bit;
        root >>= 1;
        if (number >= next) {
            number -= next;
            root += bit;
        }
    }
    for (int i = 0; i < 3; i++) {
        root = times(root, 10);
        number = times(number, 100);
        uint64_t odd = (root << 1) + 1;
        for (; number >= odd; odd += 2) {
            number -= odd;
            root++;
        }
    }
    return number > 0 ? root + 1 : root;
}

static uint64_t square_of_distance(gg_point from, gg_point to)
{
    return square(difference(from.x, to.x)) + square(difference(from.y, to.y));
}

static bool is_within(gg_point a, gg_point b, uint32_t distance)
{
    return square_of_distance(a, b) <= square(distance);
}

/* How long a walk takes that ends so near to a point, in milliseconds. */
static uint32_t walk_time_within(gg_point from, gg_point to, uint32_t within, uint32_t speed)
{
    uint64_t distance = square_of_distance(from, to);
    if (distance <= square(within))
        return 0;
    uint64_t way = root_in_thousandths(distance) - times(times(within, 10), 100);
    return speed > 0 ? gg_quotient_up(way, speed) : UINT32_MAX;
}

/* The same in microseconds, to the point itself. */
static uint32_t walk_microseconds(gg_point from, gg_point to, uint32_t speed)
{
    uint64_t way = root_in_thousandths(square_of_distance(from, to));
    return gg_quotient_up(times(times(way, 10), 100), speed);
}

uint32_t gg_walk_time(gg_point from, gg_point to, uint32_t speed)
{
    return walk_time_within(from, to, 0, speed);
}

/* ------------------------------------------------------------------ places */

gg_walk *gg_travel_walk_of(const gg_agent *agent)
{
    return (gg_walk *)gg_agent_part(agent, agent->domain->places->offsets.agent_walk);
}

void gg_travel_init(gg_agent *agent)
{
    gg_walk *walk = gg_travel_walk_of(agent);
    walk->speed = agent->domain->places->speed;
    walk->target.x = GG_WITH_PLACE;
}

void gg_travel_init_places(gg_world *world)
{
    const GG_ROM gg_places *places = world->domain->places;
    for (uint16_t i = 0; places->points && i < places->count; i++)
        place_points_of(world)[i] = places->points[i];
}

static int32_t within_map(int32_t number)
{
    return number > GG_MAP_EDGE ? GG_MAP_EDGE : number < -GG_MAP_EDGE ? -GG_MAP_EDGE : number;
}

void gg_world_set_place(gg_world *world, uint16_t symbol, int32_t x, int32_t y)
{
    const GG_ROM gg_places *places = world->domain->places;
    for (uint16_t i = 0; i < places->count; i++)
        if (places->symbols[i] == symbol) {
            place_points_of(world)[i].x = within_map(x);
            place_points_of(world)[i].y = within_map(y);
        }
}

uint16_t gg_travel_place_of(const gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const void *state = gg_agent_part(agent, domain->offsets.agent_state);
    return (uint16_t)gg_read(domain, domain->places->fact, (const uint64_t *)state);
}

uint32_t gg_travel_within(const GG_ROM gg_domain *domain, uint16_t action)
{
    const GG_ROM uint32_t *within = domain->places->within;
    return within ? within[domain->actions[action].source_index] : 0;
}

bool gg_travel_is_at_place(const gg_agent *agent, uint16_t place, uint32_t within)
{
    const gg_walk *walk = gg_travel_walk_of(agent);
    if (gg_travel_place_of(agent) != place)
        return false;
    if (!agent->domain->places->points || walk->target.x == GG_WITH_PLACE)
        return true;
    return (within > 0 || walk->target.x != GG_ASTRAY) &&
           is_within(walk->point, place_points_of(agent->world)[place], within);
}

/* ------------------------------------------------------------------- times */

gg_point gg_travel_start_point(const gg_agent *agent)
{
    const gg_walk *walk = gg_travel_walk_of(agent);
    return walk->target.x == GG_WITH_PLACE
               ? place_points_of(agent->world)[gg_travel_place_of(agent)]
               : walk->point;
}

uint32_t gg_travel_called_time(const gg_agent *agent, const GG_ROM gg_agent_type *type,
                               uint16_t from, uint16_t to)
{
    const GG_ROM gg_calls *calls = type->calls;
    if (from == to || !calls || !calls->travel)
        return 0;
    return calls->travel((gg_agent *)(uintptr_t)agent, from, to);
}

/* How long a walk from one place to another takes an agent. */
static uint32_t time_between(const gg_agent *agent, uint16_t from, uint16_t to)
{
    const gg_point *points = place_points_of(agent->world);
    if (!agent->domain->places->points)
        return gg_travel_called_time(agent, gg_type_of(agent), from, to);
    return gg_walk_time(points[from], points[to], gg_travel_walk_of(agent)->speed);
}

static uint32_t sum_of_times(uint32_t a, uint32_t b)
{
    return a > UINT32_MAX - b ? UINT32_MAX : a + b;
}

static const GG_ROM gg_action *present_action(const gg_agent *agent)
{
    return &agent->domain->actions[gg_steps_of(agent)[agent->step]];
}

/* Whether an agent has arrived somewhere, or is on the way there; not if it is being stopped. */
static bool has_target(const gg_walk *walk)
{
    return walk->target.x > GG_ASTRAY;
}

uint32_t gg_travel_walk_time(const gg_agent *agent)
{
    const gg_walk *walk = gg_travel_walk_of(agent);
    uint16_t place = present_step_begins_at(agent);
    if (!agent->domain->places->points)
        return time_between(agent, gg_travel_place_of(agent), place);
    return walk_time_within(walk->point, place_points_of(agent->world)[place],
                            gg_travel_within(agent->domain, gg_steps_of(agent)[agent->step]),
                            walk->speed);
}

/* From where it was measured to its end, an agent's walk or route takes so long. */
static uint32_t measured_time(const gg_walk *walk)
{
    return gg_walk_time(walk->point, walk->target, walk->speed);
}

uint32_t gg_travel_route_time(const gg_agent *agent, uint16_t index)
{
    const GG_ROM gg_action *action = &agent->domain->actions[index];
    const gg_walk *walk = gg_travel_walk_of(agent);
    if (agent->domain->places->points && has_target(walk) && index == gg_running_action(agent))
        return sum_of_times(walk->since, measured_time(walk));
    return action->begins_at == action->ends_at
               ? 0
               : time_between(agent, action->begins_at, action->ends_at);
}

/* ------------------------------------------------------------------- points */

/* Where a walk or a route leads that an agent is on, as a place; GG_NONE: it is on none. */
static uint16_t destination_of(const gg_agent *agent)
{
    if (!gg_is_acting(agent) || !agent->domain->places->points)
        return GG_NONE;
    const GG_ROM gg_action *action = present_action(agent);
    if (agent->walking)
        return present_step_begins_at(agent);
    return action->begins_at != action->ends_at ? action->ends_at : GG_NONE;
}

/* How much of the time has passed in which an agent comes from `point` to `target`, and that time, in
 * milliseconds. A way that was measured anew is so in microseconds, so that an agent that follows something
 * loses no speed by that. Of a route whose end has not moved, the duration passes on the way; otherwise it
 * follows the way. */
typedef struct gg_way_share {
    uint32_t part, whole;
} gg_way_share;

static gg_way_share progress_of(const gg_agent *agent)
{
    const gg_walk *walk = gg_travel_walk_of(agent);
    uint32_t way = measured_time(walk);
    gg_way_share progress = {agent->elapsed - (agent->running ? walk->since : 0), way};
    if (agent->running && walk->since == 0)
        progress.whole = gg_agent_duration(agent);
    bool is_measured_anew = walk->fraction_x > 0 || walk->fraction_y > 0;
    if (is_measured_anew && progress.whole == way && way <= UINT32_MAX / 1000) {
        progress.part = progress.part < way ? progress.part * 1000 : UINT32_MAX;
        progress.whole = walk_microseconds(walk->point, walk->target, walk->speed);
    }
    return progress;
}

/* Moves one number of a point, with its fraction, towards another number. */
static void move_towards(int32_t *number, uint16_t *fraction, int32_t to, gg_way_share progress)
{
    uint64_t way = (uint64_t)difference(*number, to) << 16;
    if (to > *number) {
        uint64_t sum = *fraction + gg_share_of(way - *fraction, progress.part, progress.whole);
        *number = (int32_t)(*number + (int64_t)(sum >> 16));
        *fraction = (uint16_t)sum;
    } else {
        uint64_t share = gg_share_of(way + *fraction, progress.part, progress.whole);
        uint64_t borrowed = share > *fraction ? (share - *fraction + UINT16_MAX) >> 16 : 0;
        *number = (int32_t)(*number - (int64_t)borrowed);
        *fraction = (uint16_t)((borrowed << 16) + *fraction - share);
    }
}

/* Puts an agent at a point. */
static void put_at(gg_walk *walk, gg_point point)
{
    walk->point = point;
    walk->fraction_x = walk->fraction_y = 0;
}

/* Moves an agent on to where it is on its way. */
static void move_on(gg_walk *walk, gg_way_share progress)
{
    if (progress.part >= progress.whole) {
        put_at(walk, walk->target);
    } else {
        move_towards(&walk->point.x, &walk->fraction_x, walk->target.x, progress);
        move_towards(&walk->point.y, &walk->fraction_y, walk->target.y, progress);
    }
}

/* Numbers that become less are rounded up, as those that become more are rounded down. */
gg_point gg_agent_point(const gg_agent *agent)
{
    bool stopped = agent->ending != GG_RUNNING && agent->ending != GG_SUCCESS;
    if (destination_of(agent) == GG_NONE || stopped)
        return gg_travel_start_point(agent);
    const gg_walk *begun = gg_travel_walk_of(agent);
    gg_walk walk = *begun;
    move_on(&walk, progress_of(agent));
    walk.point.x += walk.fraction_x > 0 && walk.target.x < begun->point.x;
    walk.point.y += walk.fraction_y > 0 && walk.target.y < begun->point.y;
    return walk.point;
}

/* What is left of a walk or a route is measured anew, from a point where the agent is now. What only
 * waits for its end waits for the new one. */
static void measure_anew(gg_agent *agent)
{
    gg_walk *walk = gg_travel_walk_of(agent);
    if (agent->walking) {
        walk->since |= agent->elapsed > 0;
        agent->elapsed = 0;
    } else {
        walk->since = agent->elapsed;
    }
    if (agent->waits == GG_WAITS)
        agent->asked = agent->walking ? gg_travel_walk_time(agent) : gg_agent_duration(agent);
    else
        agent->waits = GG_ASKED;
}

/* Whether an agent is still on the way of a walk, or of a route. */
static bool is_moving(const gg_agent *agent)
{
    const gg_walk *walk = gg_travel_walk_of(agent);
    return destination_of(agent) != GG_NONE && (agent->walking || walk->since == 0 ||
                                                agent->elapsed - walk->since < measured_time(walk));
}

bool gg_travel_has_moved(const gg_agent *agent)
{
    return is_moving(agent) && !is_same_point(place_points_of(agent->world)[destination_of(agent)],
                                              gg_travel_walk_of(agent)->target);
}

/* What is walked to has moved since the last tick, and was followed to where it stood then. */
void gg_travel_pass(gg_agent *agent, uint32_t milliseconds)
{
    gg_walk *walk = gg_travel_walk_of(agent);
    agent->elapsed -= milliseconds;
    if (gg_travel_has_moved(agent)) {
        move_on(walk, progress_of(agent));
        walk->target = place_points_of(agent->world)[destination_of(agent)];
        measure_anew(agent);
    } else if (walk->target.x == GG_WITH_PLACE) {
        put_at(walk, gg_travel_start_point(agent));
        walk->target = walk->point;
    }
    agent->elapsed += milliseconds;
}

void gg_travel_set_out(gg_agent *agent)
{
    uint16_t place = destination_of(agent);
    if (place == GG_NONE)
        return;
    gg_walk *walk = gg_travel_walk_of(agent);
    walk->point = gg_travel_start_point(agent);
    walk->since = agent->walking && walk->target.x == GG_ASTRAY;
    walk->target = place_points_of(agent->world)[place];
}

/* An agent that has come so near to its target may lack a thousandth or two, as times are rounded. */
static void step_within(gg_walk *walk, uint32_t within)
{
    gg_point there = walk->target;
    for (int i = 0; i < 4 && !is_within(walk->point, there, within); i++) {
        walk->point.x += (there.x > walk->point.x) - (there.x < walk->point.x);
        walk->point.y += (there.y > walk->point.y) - (there.y < walk->point.y);
    }
}

void gg_travel_arrive(gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_walk *walk = gg_travel_walk_of(agent);
    uint16_t action = gg_steps_of(agent)[agent->step], place = present_step_begins_at(agent);
    gg_write(domain, domain->places->fact, place, gg_agent_state(agent));
    if (!domain->places->points)
        return;
    uint32_t within = gg_travel_within(domain, action), elapsed = agent->elapsed;
    uint32_t time = walk_time_within(walk->point, walk->target, within, walk->speed);
    agent->elapsed = elapsed < time ? elapsed : time;
    move_on(walk, progress_of(agent));
    if (elapsed < time && !is_within(walk->point, walk->target, within))
        put_at(walk, walk->target); /* its function says so */
    step_within(walk, within);
    walk->since = 0;
    agent->elapsed = elapsed;
}

void gg_travel_sync_with_fact(gg_agent *agent)
{
    if (!agent->domain->places->points)
        return;
    gg_walk *walk = gg_travel_walk_of(agent);
    put_at(walk, place_points_of(agent->world)[gg_travel_place_of(agent)]);
    if (agent->walking) {
        measure_anew(agent);
        walk->since = 0;
    } else if (destination_of(agent) == GG_NONE) {
        walk->target.x = GG_WITH_PLACE;
    }
}

/* A walk ends within a distance of its target, however long the tick is in which it is stopped. */
void gg_travel_note_stop_point(gg_agent *agent)
{
    if (destination_of(agent) == GG_NONE)
        return;
    gg_walk *walk = gg_travel_walk_of(agent);
    uint32_t elapsed = agent->elapsed;
    if (agent->walking) {
        uint32_t within = gg_travel_within(agent->domain, gg_steps_of(agent)[agent->step]);
        uint32_t time = walk_time_within(walk->point, walk->target, within, walk->speed);
        agent->elapsed = elapsed < time ? elapsed : time;
    }
    if (elapsed > 0)
        put_at(walk, gg_agent_point(agent));
    agent->elapsed = elapsed;
    if (agent->elapsed == 0 && walk->since == 0)
        walk->target = walk->point; /* it has not gone yet */
    else
        walk->target.x = GG_ASTRAY;
    walk->since = 0;
}

static bool writes_place(const GG_ROM gg_domain *domain, const GG_ROM gg_effect *effect)
{
    return place_after_effect(domain, effect, GG_NONE) != GG_NONE;
}

void gg_travel_sync_after_effect(gg_agent *agent, const GG_ROM gg_effect *effect)
{
    if (writes_place(agent->domain, effect))
        gg_travel_sync_with_fact(agent);
}

void gg_travel_end_action(gg_agent *agent, const GG_ROM gg_effect *effect)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_walk *walk = gg_travel_walk_of(agent);
    const GG_ROM gg_action *action = present_action(agent);
    uint16_t place = present_step_begins_at(agent);
    bool told = has_told_place(action);
    if (domain->places->points && (told || writes_place(domain, effect))) {
        if (place == GG_NONE || gg_travel_place_of(agent) != place)
            walk->target.x = GG_WITH_PLACE;
        else if (action->begins_at != action->ends_at)
            put_at(walk, walk->target);
        walk->since = 0;
    }
    if (told)
        gg_write(domain, domain->places->fact, place, gg_agent_state(agent));
}

void gg_agent_set_point(gg_agent *agent, int32_t x, int32_t y)
{
    gg_walk *walk = gg_travel_walk_of(agent);
    gg_point point = {within_map(x), within_map(y)};
    bool is_free = destination_of(agent) == GG_NONE;
    if (is_free && is_same_point(point, gg_travel_start_point(agent)))
        return;
    if (agent->walking)
        walk->since |= !is_same_point(point, walk->point);
    put_at(walk, point);
    if (is_free)
        walk->target.x = GG_ASTRAY;
    else if (is_moving(agent))
        measure_anew(agent);
}

/* A walk goes on from where the agent is now, so that the new speed counts from now on; and so does
 * a route, of which as large a part is done as before. */
void gg_agent_set_speed(gg_agent *agent, uint32_t speed)
{
    gg_walk *walk = gg_travel_walk_of(agent);
    uint32_t before = agent->running ? gg_agent_duration(agent) : 0;
    bool measures = agent->walking || (walk->since > 0 && is_moving(agent));
    if (measures) {
        move_on(walk, progress_of(agent));
    } else if (walk->since > 0) { /* the way of its route is over */
        walk->since += measured_time(walk);
        put_at(walk, walk->target);
    }
    walk->speed = speed == 0 ? 1 : speed > GG_TOP_SPEED ? GG_TOP_SPEED : speed;
    if (measures)
        measure_anew(agent);
    else if (walk->since == 0 && agent->elapsed < before && gg_agent_duration(agent) != before) {
        agent->elapsed = (uint32_t)gg_share_of(gg_agent_duration(agent), agent->elapsed, before);
        agent->waits = GG_ASKED;
    }
}
