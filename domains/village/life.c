/* SPDX-License-Identifier: MIT */
/*
 * The village lives, a minute at a time, and what is worth telling is counted. What a
 * game needs of this is life_begin and the first half of life_tick; all the rest is for
 * looking at, and most of it hears of things by the trace.
 */
#include "life.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../demo.h"

static const char *const first_names[] = {
    "Ada",  "Bert",  "Cora", "Dirk", "Edda", "Finn",  "Greta", "Hugo",  "Ida",
    "Jost", "Kaja",  "Lutz", "Mila", "Nils", "Olga",  "Piet",  "Quinn", "Rosa",
    "Sven", "Tilda", "Udo",  "Vera", "Wim",  "Xenia", "York",  "Zita",
};

enum { NAMES = sizeof first_names / sizeof *first_names };

const char *life_name(unsigned number)
{
    return first_names[number % NAMES];
}

const char *life_kind(const village_agent *villager)
{
    return village_domain.names->agent_types[villager->core.agent_type];
}

unsigned life_minute(const struct life *life)
{
    return (unsigned)((life->minutes + DAY_START) % DAY_MINUTES);
}

unsigned life_doing(const village_agent *villager)
{
    village_action action = village_agent_doing(villager).action;
    return action == VILLAGE_ACTION_NONE ? (unsigned)IDLE : (unsigned)action;
}

const char *life_doing_label(unsigned doing)
{
    for (uint16_t i = 0; doing != IDLE && i < village_domain.action_count; i++)
        if (village_domain.actions[i].source_index == doing)
            return village_domain.names->action_labels[i];
    return "at a loss";
}

/* ------------------------------------------------------------- the trace */

static void note(struct life *life, unsigned number, const char *what)
{
    unsigned minute = life_minute(life);
    if (life->tells)
        demo_tell("%02u:%02u  %s, %s: %s", minute / 60, minute % 60, life_name(number),
                  life_kind(&life->villagers[number]), what);
}

/* Whether a method has a condition to achieve: it sends somebody on an errand. */
static bool is_errand(uint16_t task, uint16_t number)
{
    const gg_method *method = &village_domain.tasks[task].methods[number];
    for (uint16_t i = 0; i < method->subtask_count; i++)
        if (method->subtasks[i] >= village_domain.action_count + village_domain.task_count)
            return true;
    return false;
}

static void choose_method(struct life *life, struct diary *diary, const gg_event *event)
{
    const char *label = village_domain.names->method_labels[event->index][event->value];
    size_t length = strlen(diary->why);
    if (strcmp(label, village_domain.names->methods[event->index][event->value]) != 0)
        snprintf(diary->why + length, sizeof diary->why - length, "%s%s", length ? " > " : "",
                 label);
    if (is_errand(event->index, event->value)) {
        life->statistics.begun[event->index]++;
        diary->errand[0] = event->index;
        diary->errand[1] = event->value;
    }
}

static void begin_plan(struct life *life, struct diary *diary, const gg_event *event)
{
    life->statistics.plans++;
    diary->errand[0] = GG_NONE;
    diary->why[0] = '\0';
    if (event->index != GG_NONE)
        snprintf(diary->why, sizeof diary->why, "%s",
                 village_domain.names->goal_labels[event->index]);
}

static void end_task(struct life *life, unsigned number, const gg_event *event)
{
    const village_agent *villager = &life->villagers[number];
    struct diary *diary = &life->diaries[number];
    bool through = villager->core.step == villager->core.plan_length;
    if (event->value == GG_FAILURE)
        life->statistics.failed++;
    if (event->value == GG_SUCCESS && through && diary->errand[0] != GG_NONE)
        life->statistics.run[diary->errand[0]]++;
}

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    struct life *life = context;
    unsigned number = (unsigned)((const village_agent *)agent - life->villagers);
    struct diary *diary = &life->diaries[number];
    switch (event->kind) {
    case GG_PLAN_MADE:
        begin_plan(life, diary, event);
        break;
    case GG_PLAN_FAILED:
        life->statistics.none++;
        break;
    case GG_PLAN_DROPPED:
    case GG_METHOD_GIVEN_UP:
    case GG_GOAL_GIVEN_UP:
        life->statistics.dropped++;
        break;
    case GG_PLAN_INTERRUPTED:
        life->statistics.interrupted++;
        break;
    case GG_METHOD_CHOSEN:
        choose_method(life, diary, event);
        break;
    case GG_ACTION_ENDED:
        end_task(life, number, event);
        break;
    case GG_GOAL_CHOSEN:
        life->statistics.chosen[event->index]++;
        note(life, number, village_domain.names->goal_labels[event->index]);
        break;
    case GG_GOAL_REACHED:
        life->statistics.reached[event->index]++;
        break;
    case GG_ACTION_STARTED:
    case GG_GOAL_FAILED:
    case GG_GOAL_MISSED:
    case GG_METHOD_FAILED:
    case GG_METHOD_DENIED:
    case GG_WALK_STARTED:
    case GG_WALK_ENDED:
    case GG_ACTION_REFUSED:
    case GG_ACTION_STANDS:
    case GG_BOOKING_TAKEN:
    case GG_REQUEST_RESTS:
        break;
    }
}

/* --------------------------------------------------------------- living */

bool life_begin(struct life *life, unsigned count, uint32_t seed)
{
    enum { GLANCE = 5 * VILLAGER_MINUTE }; /* between two decisions */
    life->villagers = calloc(count, sizeof *life->villagers);
    life->diaries = calloc(count, sizeof *life->diaries);
    life->count = count;
    if (!life->villagers || !life->diaries)
        return false;
    gg_random seeds;
    gg_random_seed(&seeds, seed);
    village_world_init(&life->world);
    village_planner_init(&life->planner);
    village_planner_trace(&life->planner, on_event, life);
    for (unsigned i = 0; i < count; i++) {
        villager_move_in(&life->villagers[i], &life->world, i, gg_random_next(&seeds));
        village_agent_detail(&life->villagers[i], GLANCE, 0);
        life->diaries[i].errand[0] = GG_NONE;
    }
    return true;
}

void life_end(struct life *life)
{
    free(life->villagers);
    free(life->diaries);
}

static bool is_work(unsigned doing)
{
    static const village_action works[] = {
        VILLAGE_ACTION_HARVEST, VILLAGE_ACTION_WEED,  VILLAGE_ACTION_CHOP_WOOD,
        VILLAGE_ACTION_FORGE,   VILLAGE_ACTION_SWEEP, VILLAGE_ACTION_BAKE_LOAVES,
        VILLAGE_ACTION_COOK,    VILLAGE_ACTION_SERVE,
    };
    for (size_t i = 0; i < sizeof works / sizeof *works; i++)
        if (doing == (unsigned)works[i])
            return true;
    return false;
}

static void count_minute(struct life *life, unsigned number)
{
    const village_agent *villager = &life->villagers[number];
    struct statistics *statistics = &life->statistics;
    struct diary *diary = &life->diaries[number];
    unsigned doing = life_doing(villager), hour = life_minute(life) / 60;
    statistics->minutes[villager->core.agent_type][doing]++;
    statistics->asleep[hour] += doing == VILLAGE_ACTION_SLEEP;
    statistics->at_work[hour] += is_work(doing);
    statistics->at_inn[hour] += village_at(villager) == VILLAGE_INN && doing != VILLAGE_ACTION_GO;
    diary->hungry = village_food(villager) == 0 ? diary->hungry + 1 : 0;
    if (diary->hungry > statistics->longest_hunger)
        statistics->longest_hunger = diary->hungry;
}

void life_tick(struct life *life)
{
    village_world_tick(&life->world, VILLAGER_MINUTE);
    for (unsigned i = 0; i < life->count; i++)
        village_agent_tick(&life->villagers[i], &life->planner, VILLAGER_MINUTE);
    for (unsigned i = 0; i < life->count; i++)
        count_minute(life, i);
    life->minutes++;
}
