/* SPDX-License-Identifier: MIT */
/* The life of a random team: see team_life.h. */
#include "models/team_life.h"

#include <string.h>

static void note(struct life *life, unsigned what, unsigned who)
{
    life->trace = (life->trace ^ (what * 64u + who)) * 1099511628211u;
}

static void complain(struct life *life, const char *what)
{
    if (!life->wrong)
        life->wrong = what;
}

/* ------------------------------------------------------------------ beginning */

static void bind(struct life *life)
{
    life->team.tables = &life->made->tables;
    life->team.member_slots = life->member_slots;
    life->team.levels = life->levels;
    life->team.request_slots = life->request_slots;
    life->team.entries = life->entries;
    life->team.points = life->made->points;
    life->team.capacities = life->capacities;
    life->team.words = life->words;
    life->team.member_limit = TEAM_MEMBERS;
    life->team.request_limit = LIFE_REQUESTS;
    life->team.entry_limit = LIFE_ENTRIES;
}

gg_attachment life_bind(struct life *life)
{
    bind(life);
    gg_attachment attachment = gg_team_attach(&life->team);
    for (uint16_t i = 0; i < TEAM_MEMBERS; i++)
        gg_team_attach_member(&life->team, i, life->states[i]);
    return attachment;
}

static void join(struct life *life, unsigned as)
{
    const struct team_worker *worker = &life->plain->worker[as];
    uint64_t *state = NULL;
    for (unsigned i = 0; i < TEAM_MEMBERS && !state; i++)
        if (life->member_slots[i].status == GG_TEAM_VACANT)
            state = life->states[i];
    uint16_t member = gg_team_join(&life->team, state, worker->levels, worker->speed);
    if (member == GG_NONE)
        return;
    gg_point point = {worker->x, worker->y};
    life->x[member] = worker->x;
    life->y[member] = worker->y;
    life->trained[member] = worker->trained;
    memcpy(state, life->made->states[as], sizeof life->states[member]);
    gg_team_moved(&life->team, member, GG_NONE, point);
    note(life, 1, member);
}

static void want(struct life *life)
{
    for (unsigned i = 0; i < LIFE_REQUESTS; i++) {
        uint16_t goal = (uint16_t)roll(&life->dice, life->plain->requests);
        uint16_t member = life->made->requests[goal].member;
        if (gg_team_state_of(&life->team, life->ids[i]) != GG_TEAM_NO_REQUEST)
            continue;
        life->ids[i] = gg_team_want(&life->team, goal, member, life->plain->wish[goal].priority,
                                    roll(&life->dice, 2));
        note(life, 2, goal);
        return;
    }
}

void life_begin(struct life *life, const struct team_plain *plain, const struct team_made *made)
{
    memset(life, 0, sizeof *life);
    life->plain = plain;
    life->made = made;
    bind(life);
    gg_team_init(&life->team);
    memcpy(life->world, made->states[TEAM_MEMBERS], sizeof life->world);
    memcpy(life->numbers, plain->start, sizeof life->numbers);
    memcpy(life->flags, plain->flags, sizeof life->flags);
    for (uint16_t i = 0; i < plain->places; i++)
        gg_team_set_capacity(&life->team, i, made->capacities[i]);
    for (unsigned i = 0; i < plain->members; i++)
        join(life, i);
    for (unsigned i = 0; i < plain->requests; i++)
        want(life);
}

/* --------------------------------------------------------------------- states */

/* Brings the packed states up to date. */
static void pack(struct life *life)
{
    const struct tables *tables = life->made->compiled.tables;
    char name[8];
    for (unsigned i = 0; i < life->plain->numbers; i++) {
        snprintf(name, sizeof name, "n%u", i);
        gg_write(&tables->domain, fact_number(tables, name), (uint32_t)life->numbers[i],
                 life->world);
    }
    for (unsigned i = 0; i < TEAM_FLAGS; i++) {
        snprintf(name, sizeof name, "b%u", i);
        gg_write(&tables->domain, fact_number(tables, name), life->flags[i], life->world);
    }
    for (unsigned i = 0; i < TEAM_MEMBERS; i++)
        gg_write(&tables->domain, fact_number(tables, "trained"), life->trained[i],
                 life->states[i]);
}

/* What running tasks of others take and add, and what requests keep. */
static void add_up(const struct life *life, int *taken, int *coming, int *kept)
{
    memset(taken, 0, TEAM_NUMBERS * sizeof *taken);
    memset(coming, 0, TEAM_NUMBERS * sizeof *coming);
    memset(kept, 0, TEAM_NUMBERS * sizeof *kept);
    for (unsigned i = 0; i < TEAM_MEMBERS; i++)
        for (unsigned j = 0; life->member_slots[i].status == GG_TEAM_WORKING && j < TEAM_NUMBERS;
             j++) {
            taken[j] += life->plain->action[life->member_slots[i].action].takes[j];
            coming[j] += life->plain->action[life->member_slots[i].action].makes[j];
        }
    for (unsigned i = 0; i < LIFE_REQUESTS; i++) {
        const gg_team_request_slot *slot = &life->request_slots[i];
        const struct team_wish *wish = &life->plain->wish[slot->goal];
        if (slot->id && slot->state == GG_TEAM_REACHED && wish->number >= 0 &&
            life->plain->claimed[wish->number])
            kept[wish->number] += wish->least;
    }
}

static void check(struct life *life)
{
    int taken[TEAM_NUMBERS], coming[TEAM_NUMBERS], kept[TEAM_NUMBERS];
    add_up(life, taken, coming, kept);
    for (unsigned i = 0; i < life->plain->numbers; i++) {
        if (life->numbers[i] < taken[i] + kept[i])
            complain(life, "something is had twice");
        if (life->numbers[i] + coming[i] > life->plain->tops[i])
            complain(life, "there is no room for what comes");
    }
}

/* ------------------------------------------------------------------- working */

static bool can_start(const struct life *life, unsigned member, unsigned index)
{
    const struct team_plain *plain = life->plain;
    const struct team_action *action = &plain->action[index];
    int taken[TEAM_NUMBERS], coming[TEAM_NUMBERS], kept[TEAM_NUMBERS], others = 0;
    add_up(life, taken, coming, kept);
    for (unsigned i = 0; i < plain->numbers; i++)
        if (action->takes[i] > life->numbers[i] - taken[i] ||
            (action->makes[i] && life->numbers[i] + coming[i] + action->makes[i] > plain->tops[i]))
            return false;
    if (action->most_of >= 0 &&
        life->numbers[action->most_of] + coming[action->most_of] > action->most)
        return false;
    if (action->flag >= 0 && life->flags[action->flag] != action->flag_value)
        return false;
    if (action->trained >= 0 && life->trained[member] != action->trained)
        return false;
    for (unsigned i = 0; i < TEAM_MEMBERS; i++) {
        if (life->member_slots[i].status != GG_TEAM_WORKING)
            continue;
        const struct team_action *other = &plain->action[life->member_slots[i].action];
        if (other->writes >= 0 &&
            (other->writes == action->flag || other->writes == action->writes))
            return false;
        others += other->uses_facility && action->uses_facility && other->from == action->from;
    }
    return !action->uses_facility || !plain->capacities[action->from] ||
           others < plain->capacities[action->from];
}

static void end_task(struct life *life, uint16_t member, bool well)
{
    const struct team_action *action = &life->plain->action[life->member_slots[member].action];
    for (unsigned i = 0; well && i < life->plain->numbers; i++)
        life->numbers[i] += action->makes[i] - action->takes[i];
    if (well && action->writes >= 0)
        life->flags[action->writes] = action->written;
    life->trained[member] |= well && action->trains;
    if (action->from >= 0) {
        int place = well ? action->to : action->from;
        life->x[member] = life->plain->x[place];
        life->y[member] = life->plain->y[place];
    }
    note(life, well ? 3 : 4, member);
    life->failed += !well;
    gg_team_ended(&life->team, member, well);
}

/* Goes towards the place of a task; true if the member is there. */
static bool walk(struct life *life, uint16_t member, const struct team_action *action,
                 uint32_t milliseconds)
{
    if (action->from < 0)
        return true;
    int x = life->plain->x[action->from], y = life->plain->y[action->from];
    uint32_t time = team_walk_time((int)life->x[member], (int)life->y[member], x, y,
                                   life->member_slots[member].speed);
    double part = time <= milliseconds ? 1 : (double)milliseconds / time;
    double across = x - life->x[member], along = y - life->y[member];
    gg_point point = {(int32_t)(life->x[member] += across * part),
                      (int32_t)(life->y[member] += along * part)};
    gg_team_moved(&life->team, member, part < 1 ? GG_NONE : (uint16_t)action->from, point);
    return part >= 1;
}

static void work(struct life *life, uint16_t member, uint32_t milliseconds)
{
    if (life->member_slots[member].status == GG_TEAM_WORKING) {
        if (gg_team_must_stop(&life->team, member)) {
            end_task(life, member, false);
        } else if (life->left[member] <= milliseconds) {
            end_task(life, member, true);
        } else {
            life->left[member] -= milliseconds;
        }
        return;
    }
    const gg_team_booking *due = gg_team_due(&life->team, member);
    pack(life);
    if (!due || !walk(life, member, &life->plain->action[due->action], milliseconds) ||
        !gg_team_may_start(&life->team, member, life->world))
        return;
    if (!can_start(life, member, due->action)) {
        note(life, 5, member);
        gg_team_ended(&life->team, member, false);
        return;
    }
    note(life, 6 + due->action, member);
    life->left[member] = due->end - due->start;
    life->started++;
    gg_team_started(&life->team, member);
}

/* --------------------------------------------------------------- disturbances */

/* The game takes some of what nobody has claimed. */
static void let_rot(struct life *life)
{
    int taken[TEAM_NUMBERS], coming[TEAM_NUMBERS], kept[TEAM_NUMBERS];
    unsigned number = roll(&life->dice, life->plain->numbers);
    add_up(life, taken, coming, kept);
    if (life->numbers[number] > taken[number] + kept[number])
        life->numbers[number]--;
}

static void disturb(struct life *life)
{
    uint16_t member = (uint16_t)roll(&life->dice, TEAM_MEMBERS);
    uint32_t id = life->ids[roll(&life->dice, LIFE_REQUESTS)];
    bool works = life->member_slots[member].status == GG_TEAM_WORKING;
    switch (roll(&life->dice, 60)) {
    case 0:
        life->left_team += life->member_slots[member].status != GG_TEAM_VACANT;
        gg_team_leave(&life->team, member);
        break;
    case 1:
        join(life, roll(&life->dice, life->plain->members));
        break;
    case 2:
        gg_team_busy(&life->team, member,
                     roll(&life->dice, 4) ? roll(&life->dice, 5000) : GG_TEAM_NEVER);
        break;
    case 3:
        gg_team_cancel(&life->team, id, roll(&life->dice, 2));
        break;
    case 4:
    case 5:
        gg_team_release(&life->team, id);
        break;
    case 6:
    case 7:
    case 8:
        want(life);
        break;
    case 9:
    case 10:
    case 11:
    case 12:
    case 13:
    case 14:
        if (works)
            end_task(life, member, false);
        break;
    case 15:
    case 16:
        let_rot(life);
        break;
    default:
        break;
    }
}

/* ----------------------------------------------------------------------- ticks */

static void count_reached(struct life *life)
{
    life->reached = 0;
    for (unsigned i = 0; i < LIFE_REQUESTS; i++) {
        gg_team_state state = gg_team_state_of(&life->team, life->ids[i]);
        life->reached += state == GG_TEAM_REACHED;
        note(life, 32 + state, i);
    }
}

void life_plan(struct life *life, gg_team_planner *planner, uint32_t left, uint32_t milliseconds)
{
    pack(life);
    gg_team_tick(&life->team, planner, life->world, left, milliseconds);
}

void life_work(struct life *life, bool disturbed, uint32_t milliseconds)
{
    for (uint16_t i = 0; i < TEAM_MEMBERS; i++) {
        if (!disturbed && life->member_slots[i].status == GG_TEAM_AWAY)
            gg_team_busy(&life->team, i, 0);
        work(life, i, milliseconds);
        check(life);
    }
    count_reached(life);
}

void life_tick(struct life *life, gg_team_planner *planner, bool disturbed)
{
    uint32_t milliseconds = 50 + 50 * roll(&life->dice, 6);
    uint32_t left = 1 + 100 * roll(&life->dice, 100); /* of the work of this tick */
    if (disturbed)
        disturb(life);
    life_plan(life, planner, left, milliseconds);
    life_work(life, disturbed, milliseconds);
}

bool life_is_quiet(const struct life *life)
{
    for (unsigned i = 0; i < TEAM_MEMBERS; i++)
        if (life->member_slots[i].status == GG_TEAM_WORKING)
            return false;
    for (unsigned i = 0; i < LIFE_REQUESTS; i++)
        if (life->request_slots[i].id && life->request_slots[i].state == GG_TEAM_PLANNED)
            return false;
    return life->team.entry_count == 0;
}
