/* SPDX-License-Identifier: MIT */
/*
 * Carries a schedule of a team out on plain numbers, millisecond by millisecond of those at which
 * something happens, and looks at each rule by itself. A number is what lies there; what running
 * actions have taken, and what requests keep, is counted beside it.
 */
#include "models/team_plain.h"

#include <stdlib.h>
#include <string.h>

/* --------------------------------------------------------------------- times */

/* The least time in which one comes as far: time * speed >= distance * 1000. */
uint32_t team_walk_time(int x, int y, int to_x, int to_y, uint32_t speed)
{
    long long across = to_x - x, along = to_y - y;
    unsigned long long square = (unsigned long long)(across * across + along * along) * 1000000;
    unsigned long long low = 0, high = 1000000;
    if (square == 0)
        return 0;
    if (speed == 0)
        return UINT32_MAX;
    while (low < high) {
        unsigned long long time = (low + high) / 2;
        if (time * speed * (time * speed) >= square)
            high = time;
        else
            low = time + 1;
    }
    return (uint32_t)low;
}

uint32_t team_time_for(const struct team_plain *team, unsigned member, unsigned index)
{
    const struct team_action *action = &team->action[index];
    const struct team_worker *worker = &team->worker[member];
    uint32_t duration = action->duration;
    if (action->skill >= 0) {
        uint32_t level = worker->levels[action->skill];
        if (level == 0)
            return UINT32_MAX;
        duration = (duration * 1000 + level - 1) / level;
    }
    if (action->from >= 0)
        duration += team_walk_time(team->x[action->from], team->y[action->from],
                                   team->x[action->to], team->y[action->to], worker->speed);
    return duration;
}

int team_value_order(const struct team_value *a, const struct team_value *b)
{
    for (unsigned i = 0; i < sizeof a->of / sizeof *a->of; i++)
        if (a->of[i] != b->of[i])
            return a->of[i] < b->of[i] ? -1 : 1;
    return 0;
}

/* -------------------------------------------------------------------- a world */

struct booked_task {
    uint32_t start, end;
    unsigned member, action;
    bool started, ended;
};

struct world {
    const struct team_plain *team;
    int numbers[TEAM_NUMBERS], taken[TEAM_NUMBERS], coming[TEAM_NUMBERS], kept[TEAM_NUMBERS];
    bool flags[TEAM_FLAGS], trained[TEAM_MEMBERS];
    struct booked_task tasks[TEAM_BOOKINGS + TEAM_MEMBERS];
    unsigned task_count;
    bool met[TEAM_REQUESTS];
    uint32_t met_at[TEAM_REQUESTS];
};

static void start_world(struct world *world, const struct team_plain *team)
{
    memset(world, 0, sizeof *world);
    world->team = team;
    memcpy(world->numbers, team->start, sizeof world->numbers);
    memcpy(world->flags, team->flags, sizeof world->flags);
    for (unsigned i = 0; i < team->members; i++) {
        const struct team_worker *worker = &team->worker[i];
        world->trained[i] = worker->trained;
        if (worker->running < 0)
            continue;
        struct booked_task task = {0, worker->free, i, (unsigned)worker->running, true, false};
        world->tasks[world->task_count++] = task;
        for (unsigned j = 0; j < team->numbers; j++) {
            world->taken[j] += team->action[task.action].takes[j];
            world->coming[j] += team->action[task.action].makes[j];
        }
    }
}

/* -------------------------------------------------------------- what happens */

static void end_tasks(struct world *world, uint32_t time)
{
    for (unsigned i = 0; i < world->task_count; i++) {
        struct booked_task *task = &world->tasks[i];
        const struct team_action *action = &world->team->action[task->action];
        if (!task->started || task->ended || task->end != time)
            continue;
        task->ended = true;
        for (unsigned j = 0; j < world->team->numbers; j++) {
            world->numbers[j] += action->makes[j] - action->takes[j];
            world->taken[j] -= action->takes[j];
            world->coming[j] -= action->makes[j];
        }
        if (action->writes >= 0)
            world->flags[action->writes] = action->written;
        world->trained[task->member] |= action->trains;
    }
}

static bool wish_holds(const struct world *world, const struct team_wish *wish)
{
    if (wish->flag >= 0 && world->flags[wish->flag] != wish->value)
        return false;
    if (wish->number >= 0)
        return world->numbers[wish->number] - world->taken[wish->number] -
                   world->kept[wish->number] >=
               wish->least;
    return wish->flag >= 0 || world->trained[wish->member];
}

/* Requests of a higher priority come first. */
static void meet_wishes(struct world *world, uint32_t time)
{
    for (int priority = 1; priority >= 0; priority--)
        for (unsigned i = 0; i < world->team->requests; i++) {
            const struct team_wish *wish = &world->team->wish[i];
            if (wish->priority != priority || world->met[i] || !wish_holds(world, wish))
                continue;
            world->met[i] = true;
            world->met_at[i] = time;
            if (wish->number >= 0 && world->team->claimed[wish->number])
                world->kept[wish->number] += wish->least;
        }
}

static const char *start_task(struct world *world, struct booked_task *task)
{
    const struct team_plain *team = world->team;
    const struct team_action *action = &team->action[task->action];
    int others = 0;
    for (unsigned i = 0; i < team->numbers; i++) {
        int there = world->numbers[i] - world->taken[i] - world->kept[i];
        if (action->takes[i] > there)
            return "something is used that is not there";
        if (action->makes[i] > 0 &&
            world->numbers[i] + world->coming[i] + action->makes[i] > team->tops[i])
            return "there is no room for what is made";
    }
    if (action->most_of >= 0 &&
        world->numbers[action->most_of] + world->coming[action->most_of] > action->most)
        return "there is too much";
    if (action->flag >= 0 && world->flags[action->flag] != action->flag_value)
        return "a flag is wrong";
    if (action->trained >= 0 && world->trained[task->member] != action->trained)
        return "the member is not as it must be";
    for (unsigned i = 0; i < world->task_count; i++) {
        const struct booked_task *other = &world->tasks[i];
        const struct team_action *at = &team->action[other->action];
        if (!other->started || other->ended)
            continue;
        if (at->writes >= 0 && (at->writes == action->flag || at->writes == action->writes))
            return "another one writes the flag";
        others += at->uses_facility && action->uses_facility && at->from == action->from;
    }
    if (action->uses_facility && team->capacities[action->from] &&
        others >= team->capacities[action->from])
        return "the facility is full";
    task->started = true;
    for (unsigned i = 0; i < team->numbers; i++) {
        world->taken[i] += action->takes[i];
        world->coming[i] += action->makes[i];
    }
    return NULL;
}

/* --------------------------------------------------------------------- replay */

/* The next time at which something starts or ends; `now` counts for starts. */
static uint32_t next_time(const struct world *world, bool ends_only)
{
    uint32_t next = UINT32_MAX;
    for (unsigned i = 0; i < world->task_count; i++) {
        const struct booked_task *task = &world->tasks[i];
        if (task->started && !task->ended && task->end < next)
            next = task->end;
        if (!task->started && !ends_only && task->start < next)
            next = task->start;
    }
    return next;
}

static const char *live(struct world *world)
{
    meet_wishes(world, 0);
    for (uint32_t time = next_time(world, false); time != UINT32_MAX;
         time = next_time(world, false)) {
        end_tasks(world, time);
        meet_wishes(world, time);
        for (unsigned i = 0; i < world->task_count; i++) {
            struct booked_task *task = &world->tasks[i];
            if (task->started || task->start != time)
                continue;
            const char *wrong = start_task(world, task);
            if (wrong)
                return wrong;
        }
    }
    return NULL;
}

/* Whether each member walks and works one after the other. Adds up what it does. */
static const char *check_members(const struct team_plain *team, const gg_team_schedule *schedule,
                                 uint64_t *work)
{
    uint32_t free[TEAM_MEMBERS], cool[TEAM_MEMBERS][TEAM_ACTIONS] = {{0}};
    int x[TEAM_MEMBERS], y[TEAM_MEMBERS];
    for (unsigned i = 0; i < team->members; i++) {
        const struct team_worker *worker = &team->worker[i];
        free[i] = worker->free;
        if (worker->running >= 0)
            cool[i][worker->running] = worker->free + team->action[worker->running].cooldown;
        x[i] = worker->place < 0 ? worker->x : team->x[worker->place];
        y[i] = worker->place < 0 ? worker->y : team->y[worker->place];
    }
    for (unsigned i = 0; i < schedule->count; i++) {
        const gg_team_booking *booking = &schedule->bookings[i];
        const struct team_action *action = &team->action[booking->action];
        unsigned member = booking->member;
        uint32_t walk = 0, duration = team_time_for(team, member, booking->action);
        if (i > 0 && booking->start < schedule->bookings[i - 1].start)
            return "it is not in order of starts";
        if (action->from >= 0)
            walk = team_walk_time(x[member], y[member], team->x[action->from],
                                  team->y[action->from], team->worker[member].speed);
        if (duration == UINT32_MAX || walk == UINT32_MAX)
            return "the member cannot do that";
        if (booking->walk < free[member])
            return "the member is in two places";
        if (booking->start - booking->walk != walk || booking->end - booking->start != duration)
            return "it takes another time";
        if (booking->start < cool[member][booking->action])
            return "the action cools down";
        free[member] = booking->end;
        cool[member][booking->action] = booking->end + action->cooldown;
        if (action->from >= 0) {
            x[member] = team->x[action->to];
            y[member] = team->y[action->to];
        }
        *work += booking->end - booking->walk;
    }
    return NULL;
}

static const char *check_told(const struct world *world, const gg_team_schedule *schedule,
                              struct team_value *value)
{
    const struct team_plain *team = world->team;
    bool both = false;
    uint32_t last = 0;
    for (unsigned i = 0; i < team->requests; i++) {
        if (!world->met[i])
            return "a request is not met";
        if (world->met_at[i] != schedule->reached[i])
            return "a request is met at another time";
        last = world->met_at[i] > last ? world->met_at[i] : last;
        both |= team->wish[i].priority != team->wish[0].priority;
    }
    if (last != schedule->makespan || value->of[2 * TEAM_REQUESTS] != schedule->work)
        return "the makespan or the work is another";
    for (unsigned i = 0; i < team->requests; i++) {
        unsigned rank = both && team->wish[i].priority == 0 ? 2 : 0;
        if (!team->sum && world->met_at[i] > value->of[rank])
            value->of[rank] = world->met_at[i];
        value->of[rank + 1] += world->met_at[i];
    }
    return NULL;
}

const char *team_replay(const struct team_plain *team, const gg_team_schedule *schedule,
                        struct team_value *value)
{
    struct world world;
    memset(value, 0, sizeof *value);
    const char *wrong = check_members(team, schedule, &value->of[2 * TEAM_REQUESTS]);
    start_world(&world, team);
    for (unsigned i = 0; i < schedule->count; i++) {
        const gg_team_booking *booking = &schedule->bookings[i];
        struct booked_task task = {booking->start,  booking->end, booking->member,
                                   booking->action, false,        false};
        world.tasks[world.task_count++] = task;
    }
    wrong = wrong ? wrong : live(&world);
    return wrong ? wrong : check_told(&world, schedule, value);
}
