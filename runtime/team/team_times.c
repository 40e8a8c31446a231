/* SPDX-License-Identifier: MIT */
/*
 * How long each member takes for each task and each walk, and the moment at which everything
 * starts. Rests on scheduler.h. Only the places of useful tasks count: they are the locations.
 */
#include "state/roads.h"
#include "state/travel.h"
#include "team/scheduler.h"

#include <stddef.h>

/* -------------------------------------------------------------------- places */

static uint16_t location_of(const gg_team_search *search, uint16_t place)
{
    uint16_t location = 0;
    while (location < search->location_count && search->locations[location] != place)
        location++;
    return location;
}

static void add_location(gg_team_search *search, uint16_t place)
{
    if (place != GG_NONE && location_of(search, place) == search->location_count)
        search->locations[search->location_count++] = place;
}

static bool make_locations(gg_team_search *search)
{
    const GG_ROM gg_team_tables *tables = search->problem.tables;
    uint16_t places = tables->domain->places ? tables->domain->places->count : 0;
    search->location_count = 0;
    search->locations = (uint16_t *)gg_team_take(&search->memory, places, sizeof(uint16_t));
    search->capacities = (uint16_t *)gg_team_take(&search->memory, places, sizeof(uint16_t));
    if (search->memory.cramped)
        return false;
    for (uint32_t i = 0; i < search->task_count; i++) {
        uint16_t action = search->tasks[i].action;
        add_location(search, tables->domain->actions[action].begins_at);
        add_location(search, tables->domain->actions[action].ends_at);
        add_location(search, tables->work[action].facility);
    }
    for (uint32_t i = 0; i < search->location_count; i++)
        search->capacities[i] = search->problem.capacities
                                    ? search->problem.capacities[search->locations[i]]
                                    : GG_TEAM_UNLIMITED;
    for (uint32_t i = 0; i < search->task_count; i++) {
        gg_team_task *task = &search->tasks[i];
        const GG_ROM gg_action *action = &tables->domain->actions[task->action];
        uint16_t place = tables->work[task->action].facility;
        uint16_t facility = place == GG_NONE ? GG_NONE : location_of(search, place);
        if (action->begins_at != GG_NONE) {
            task->begins_at = location_of(search, action->begins_at);
            task->ends_at = location_of(search, action->ends_at);
        }
        if (facility != GG_NONE && search->capacities[facility] != GG_TEAM_UNLIMITED)
            task->facility = facility;
    }
    return true;
}

/* --------------------------------------------------------------------- times */

/* The functions of a member that is an agent; NULL: it has none. */
static const GG_ROM gg_calls *calls_of(const gg_team_member *member)
{
    const gg_agent *agent = member->agent;
    return agent ? agent->domain->agent_types[agent->agent_type].calls : NULL;
}

/* How long a walk to a location takes: from a place, where points are not known, else from a point. */
static uint32_t walk_between(const gg_team_search *search, const gg_team_member *member,
                             uint16_t place, const gg_point *from, uint16_t location)
{
    const gg_point *points = search->problem.points;
    uint16_t to = search->locations[location];
    const GG_ROM gg_calls *calls = calls_of(member);
    if (points)
        return gg_walk_time(*from, points[to], member->speed);
    const GG_ROM gg_road_map *map = road_map_if_any(search->problem.tables->domain->places);
    if (map && place != GG_NONE)
        return map->ops->time(search->problem.tables->domain, place, to, member->speed);
    if (!calls || !calls->travel || place == GG_NONE || place == to)
        return 0;
    return calls->travel(member->agent, place, to);
}

static void make_walks(gg_team_search *search, uint16_t index)
{
    const gg_team_member *member = &search->problem.members[index];
    const gg_point *points = search->problem.points;
    uint16_t locations = search->location_count;
    uint32_t *row = search->walks + (size_t)index * (locations + 1u) * locations;
    for (uint32_t from = 0; from <= locations; from++) {
        const gg_point *point = &member->point;
        uint16_t place = from < locations ? search->locations[from] : member->place;
        if (points && place != GG_NONE)
            point = &points[place];
        for (uint16_t to = 0; to < locations; to++) {
            row[(size_t)from * locations + to] = walk_between(search, member, place, point, to);
        }
    }
}

/* Whether a member may do an action: nothing denies it, and its procedural precondition holds. */
static bool may_do(const gg_team_search *search, const gg_team_member *member, uint16_t action)
{
    const GG_ROM gg_calls *calls = calls_of(member);
    if (member->denied && gg_has_bit(member->denied, action))
        return false;
    if (search->problem.tables->domain->actions[action].procedural == GG_NONE || !calls ||
        !calls->precondition)
        return true;
    return calls->precondition(member->agent, action);
}

uint32_t gg_team_duration(const GG_ROM gg_team_tables *tables, uint16_t action,
                          uint32_t milliseconds, const uint32_t *levels)
{
    uint16_t skill = tables->work[action].skill;
    if (skill == GG_NONE || levels[skill] == 0)
        return milliseconds;
    return gg_quotient_up(gg_team_product(milliseconds, 1000), levels[skill]);
}

/* How long a member takes for a task; GG_TEAM_NEVER: it cannot do it. */
static uint32_t time_for(const gg_team_search *search, uint16_t index, const gg_team_task *task)
{
    const gg_team_member *member = &search->problem.members[index];
    const GG_ROM gg_team_work *work = &search->problem.tables->work[task->action];
    uint32_t duration = member->agent
                            ? gg_duration_without_route(member->agent, task->action)
                            : search->problem.tables->domain->actions[task->action].duration;
    if (!may_do(search, member, task->action))
        return GG_TEAM_NEVER;
    uint32_t walk = task->begins_at == GG_NONE
                        ? 0
                        : gg_team_walk_of(search, index, task->begins_at, task->ends_at);
    if (work->skill != GG_NONE && member->levels[work->skill] == 0)
        return GG_TEAM_NEVER;
    duration = gg_team_duration(search->problem.tables, task->action, duration, member->levels);
    if (walk >= GG_TEAM_HORIZON || duration >= GG_TEAM_HORIZON)
        return GG_TEAM_NEVER;
    return walk + duration;
}

/* Takes the end of the memory for what is asked: so large a part that it is mostly the same, however
 * many members there are, and so what is left for each crew. */
static bool take_asked(gg_team_search *search)
{
    enum { PART = 32 };
    gg_team_memory *all = &search->memory, end;
    uint32_t locations = search->location_count, tasks = search->task_count;
    uint32_t walks = search->team * (locations + 1) * locations, durations = search->team * tasks;
    uint32_t bytes = 4 * (walks + durations) + 2 * (locations + tasks) + 4 * 8;
    bytes = (later(bytes, all->size / PART) + 7) & ~(uint32_t)7;
    if (all->cramped || bytes > (all->size & ~(uint32_t)7))
        return false;
    all->size = (all->size & ~(uint32_t)7) - bytes;
    end.bytes = all->bytes + all->size;
    end.size = bytes;
    end.used = 0;
    end.cramped = false;
    search->asked.walks = (uint32_t *)gg_team_take(&end, walks, sizeof(uint32_t));
    search->asked.durations = (uint32_t *)gg_team_take(&end, durations, sizeof(uint32_t));
    search->asked.locations = (uint16_t *)gg_team_take(&end, locations, sizeof(uint16_t));
    search->asked.actions = (uint16_t *)gg_team_take(&end, tasks, sizeof(uint16_t));
    return all->used <= all->size && !end.cramped;
}

bool gg_team_ask_times(gg_team_search *search)
{
    gg_team_asked *asked = &search->asked;
    if (!make_locations(search) || !take_asked(search))
        return false;
    search->walks = asked->walks;
    search->durations = asked->durations;
    asked->location_count = search->location_count;
    asked->action_count = search->task_count;
    for (uint32_t i = 0; i < search->location_count; i++)
        asked->locations[i] = search->locations[i];
    for (uint32_t i = 0; i < search->task_count; i++) {
        asked->actions[i] = search->tasks[i].action;
        if (search->problem.tables->domain->actions[asked->actions[i]].procedural != GG_NONE)
            search->calls = true;
    }
    for (uint16_t i = 0; i < search->member_count; i++) {
        make_walks(search, i);
        for (uint32_t j = 0; j < search->task_count; j++)
            search->durations[(size_t)i * search->task_count + j] =
                time_for(search, i, &search->tasks[j]);
    }
    return true;
}

/* Where a place or an action stands among those that were asked for. */
static uint16_t find_asked(const uint16_t *list, uint16_t index)
{
    uint16_t place = 0;
    while (list[place] != index)
        place++;
    return place;
}

/* The walk of a member from a location, or from where it stands at the start, to a location. */
static uint32_t asked_walk(const gg_team_search *search, uint16_t member, uint16_t from,
                           uint16_t to)
{
    const gg_team_asked *asked = &search->asked;
    uint16_t start = from < search->location_count
                         ? find_asked(asked->locations, search->locations[from])
                         : asked->location_count;
    return asked
        ->walks[((size_t)member * (asked->location_count + 1u) + start) * asked->location_count +
                find_asked(asked->locations, search->locations[to])];
}

static void copy_walks(gg_team_search *search, uint16_t member)
{
    uint16_t locations = search->location_count;
    uint32_t *row = search->walks + (size_t)member * (locations + 1u) * locations;
    for (uint16_t from = 0; from <= locations; from++)
        for (uint16_t to = 0; to < locations; to++) {
            uint32_t walk = asked_walk(search, member, from, to);
            row[(size_t)from * locations + to] = walk;
            if (walk != GG_TEAM_NEVER)
                search->farthest[member] = later(search->farthest[member], walk);
        }
}

static void make_durations(gg_team_search *search)
{
    const gg_team_asked *asked = &search->asked;
    uint16_t members = search->member_count;
    for (uint16_t i = 0; i < members; i++)
        copy_walks(search, i);
    for (uint32_t i = 0; i < search->task_count; i++) {
        uint16_t action = find_asked(asked->actions, search->tasks[i].action);
        for (uint32_t j = 0; j < members; j++)
            search->durations[(size_t)j * search->task_count + i] =
                j < search->crew ? asked->durations[(size_t)j * asked->action_count + action]
                                 : GG_TEAM_NEVER;
    }
}

/* ------------------------------------------------------------------- moments */

/* Numbers that are taken: the pointer to them, by where it lies in the search, and how many they are. */
enum { MOMENT, ESTIMATE, VALUES, NEEDS, TASKS, GOALS, PLACES, MEMBERS, PAIRS, WALKS, COUNTS };

typedef struct scratch_numbers {
    uint16_t pointer;
    uint8_t count;
} scratch_numbers;

static const GG_ROM scratch_numbers scratch[] = {
    {offsetof(gg_team_search, walks), WALKS},
    {offsetof(gg_team_search, farthest), MEMBERS},
    {offsetof(gg_team_search, durations), PAIRS},
    {offsetof(gg_team_search, tried), PAIRS},
    {offsetof(gg_team_search, origin), MOMENT},
    {offsetof(gg_team_search, line), MOMENT},
    {offsetof(gg_team_search, start), MOMENT},
    {offsetof(gg_team_search, here), MOMENT},
    {offsetof(gg_team_search, child), MOMENT},
    {offsetof(gg_team_search, ahead), MOMENT},
    {offsetof(gg_team_search, extras), VALUES},
    {offsetof(gg_team_search, held), VALUES},
    {offsetof(gg_team_search, occupied), PLACES},
    {offsetof(gg_team_search, need_times), NEEDS},
    {offsetof(gg_team_search, starts), TASKS},
    {offsetof(gg_team_search, supplies), VALUES},
    {offsetof(gg_team_search, costs), TASKS},
    {offsetof(gg_team_search, wanted), TASKS},
    {offsetof(gg_team_search, seen), TASKS},
    {offsetof(gg_team_search, estimate), ESTIMATE},
    {offsetof(gg_team_search, completions), GOALS},
    {offsetof(gg_team_search, fulfilled), GOALS},
    {offsetof(gg_team_search, behind), GOALS},
    {offsetof(gg_team_search, touched_until), VALUES},
    {offsetof(gg_team_search, used_until), VALUES},
};

static bool take_scratch(gg_team_search *search)
{
    uint32_t members = search->member_count, locations = search->location_count;
    const uint32_t counts[COUNTS] = {search->moment_words,
                                     search->estimate_words,
                                     search->value_count,
                                     search->need_count,
                                     search->task_count,
                                     search->goal_count,
                                     locations,
                                     members,
                                     members * search->task_count,
                                     members * (locations + 1) * locations};
    for (uint32_t i = 0; i < sizeof scratch / sizeof *scratch; i++)
        *(uint32_t **)(void *)((unsigned char *)search + scratch[i].pointer) =
            gg_team_take_numbers(search, counts[scratch[i].count]);
    search->alike = (uint16_t *)gg_team_take(&search->memory, members, sizeof(uint16_t));
    search->balances = (int32_t *)gg_team_take(
        &search->memory, (uint32_t)search->value_count + search->own_count, sizeof(int32_t));
    search->met = (uint8_t *)gg_team_take(&search->memory, search->need_count, 1);
    return !search->memory.cramped;
}

/* Puts what a completed goal keeps aside. */
static void keep_goods(gg_team_search *search, const gg_team_goal *goal)
{
    if (goal->kept > goal->box_count)
        return;
    const gg_team_box *box = &search->boxes[goal->box + goal->kept - 1u];
    for (uint32_t i = 0; i < box->count; i++) {
        const gg_team_need *need = gg_team_need_in(search, box, i);
        if (!need->adds_up)
            continue;
        uint32_t *value = &search->start[search->at_values + need->value];
        uint32_t kept = earlier(*value, need->low);
        *value -= kept;
        search->start[search->at_reserves + need->value] += kept;
    }
}

/* Puts shared values where they are at the start: those that others leave, and what needs room beside
 * them. */
static void put_values(gg_team_search *search)
{
    const gg_team_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->tables->domain;
    for (uint32_t i = 0; i < search->value_count; i++) {
        uint16_t fact = search->facts[i];
        uint32_t value = gg_read(domain, fact, problem->state), there = value;
        if (problem->there && gg_team_requests_add_up(domain, fact)) {
            there = gg_read(domain, fact, problem->there);
            for (uint32_t j = 0; j < problem->member_count; j++)
                there = gg_team_value_before(search, &problem->members[j], fact, there);
        }
        search->start[search->at_values + i] = value;
        search->start[search->at_reserves + i] = later(there, value) - value;
    }
}

bool gg_team_make_times(gg_team_search *search)
{
    if (!make_locations(search))
        return false;
    gg_team_lay_out_moments(search);
    if (!take_scratch(search))
        return false;
    make_durations(search);
    put_values(search);
    for (uint16_t i = 0; i < search->member_count; i++)
        gg_team_put_at_start(search, i, location_of(search, search->problem.members[i].place));
    gg_team_find_alike(search);
    search->start[search->at_pending] = (uint32_t)gg_bits_below(search->goal_count);
    for (uint32_t i = 0; i < search->kept_count; i++)
        keep_goods(search, &search->goals[search->goal_count + i]);
    gg_team_copy_numbers(search->origin, search->start, search->moment_words);
    return true;
}
