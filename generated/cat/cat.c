/* Made by goapgen from cat.yaml. Do not edit: run goapgen again. */
#include "cat.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__eat,
    action__drink,
    action__sleep,
    action__poop,
    action__parkour,
    action__chase_roach,
    action__eat_roach,
    action__scratch,
    action__groom,
    action__daze,
    action__meow,
    action__rub_master,
    action__wreck_home,
    task__live,
    task__feed,
    task__pass_time,
    task__play,
};

static gg_status agent_type__cat__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    cat_agent *self = (cat_agent *)(void *)agent;
    switch (cat_domain.actions[action].source_index) {
    case CAT_ACTION_EAT:
        return cat_task_eat(self, phase);
    case CAT_ACTION_DRINK:
        return cat_task_drink(self, phase);
    case CAT_ACTION_SLEEP:
        return cat_task_sleep(self, phase);
    case CAT_ACTION_POOP:
        return cat_task_poop(self, phase);
    case CAT_ACTION_PARKOUR:
        return cat_task_parkour(self, phase);
    case CAT_ACTION_CHASE_ROACH:
        return cat_task_chase_roach(self, phase);
    case CAT_ACTION_EAT_ROACH:
        return cat_task_eat_roach(self, phase);
    case CAT_ACTION_SCRATCH:
        return cat_task_scratch(self, phase);
    case CAT_ACTION_GROOM:
        return cat_task_groom(self, phase);
    case CAT_ACTION_DAZE:
        return cat_task_daze(self, phase);
    case CAT_ACTION_MEOW:
        return cat_task_meow(self, phase);
    case CAT_ACTION_RUB_MASTER:
        return cat_task_rub_master(self, phase);
    case CAT_ACTION_WRECK_HOME:
        return cat_task_wreck_home(self, phase);
    default:
        return GG_INVALID;
    }
}

static gg_status agent_type__cat__walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return cat_travel_walk((cat_agent *)(void *)agent, phase, (cat_symbol)cat_domain.places->symbols[place]);
}

static const GG_ROM gg_calls agent_type__cat__calls = {
    .run = agent_type__cat__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = NULL,
    .apply = NULL,
    .walk = agent_type__cat__walk,
    .travel = NULL,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("eat"), GG_TEXT("drink"), GG_TEXT("sleep"), GG_TEXT("poop"), GG_TEXT("parkour"),
    GG_TEXT("chase_roach"), GG_TEXT("eat_roach"), GG_TEXT("scratch"), GG_TEXT("groom"),
    GG_TEXT("daze"), GG_TEXT("meow"), GG_TEXT("rub_master"), GG_TEXT("wreck_home"),
    GG_TEXT("eating"), GG_TEXT("drinking"), GG_TEXT("sleeping"), GG_TEXT("using the box"),
    GG_TEXT("racing over the shelves"), GG_TEXT("chasing a cockroach"),
    GG_TEXT("eating the cockroach"), GG_TEXT("scratching the post"), GG_TEXT("licking its fur"),
    GG_TEXT("looking at nothing"), GG_TEXT("meowing"), GG_TEXT("rubbing against the master"),
    GG_TEXT("wrecking the home"), GG_TEXT("energy"), GG_TEXT("full"), GG_TEXT("mood"),
    GG_TEXT("master_beside"), GG_TEXT("here"), GG_TEXT("hour"), GG_TEXT("master_home"),
    GG_TEXT("exercise"), GG_TEXT("cuddle"), GG_TEXT("protest"), GG_TEXT("sharpen"),
    GG_TEXT("clean"), GG_TEXT("rest"), GG_TEXT("idle"), GG_TEXT("in the mood to play"),
    GG_TEXT("wants company"), GG_TEXT("bored and alone"), GG_TEXT("its claws are blunt"),
    GG_TEXT("time to wash"), GG_TEXT("a nap would be nice"), GG_TEXT("nothing in particular"),
    GG_TEXT("sustain"), GG_TEXT("relieve"), GG_TEXT("collapse"), GG_TEXT("retire"),
    GG_TEXT("enjoy"), GG_TEXT("hungry"), GG_TEXT("too full"), GG_TEXT("tired"),
    GG_TEXT("it is night"), GG_TEXT("content"), GG_TEXT("live"), GG_TEXT("feed"),
    GG_TEXT("pass_time"), GG_TEXT("play"), GG_TEXT("bed"), GG_TEXT("bowl"), GG_TEXT("box"),
    GG_TEXT("post"), GG_TEXT("run"), GG_TEXT("hunt"), GG_TEXT("rampage"), GG_TEXT("running"),
    GG_TEXT("hunting"), GG_TEXT("running wild"), GG_TEXT("meal"), GG_TEXT("feast"),
    GG_TEXT("a meal"), GG_TEXT("a feast"), GG_TEXT("cat"),
};

static const GG_ROM char *const GG_ROM *const GG_ROM method_names__all[] = {
    text__all + 47, /* live */
    text__all + 71, /* feed */
    text__all + 33, /* pass_time */
    text__all + 65, /* play */
    text__all + 52, /* live */
    text__all + 73, /* feed */
    text__all + 40, /* pass_time */
    text__all + 68, /* play */
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {NULL, 0, 1, 0}, {text__all + 61, 0, 1, 0}, {NULL, 1, 1, 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* energy */
    value_names__all, /* full */
    value_names__all, /* mood */
    value_names__all, /* master_beside */
    value_names__all + 1, /* here */
    value_names__all + 2, /* hour */
    value_names__all, /* master_home */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("cat"),
    .facts = text__all + 26,
    .actions = text__all,
    .action_labels = text__all + 13,
    .tasks = text__all + 57,
    .task_labels = text__all + 57,
    .methods = method_names__all,
    .method_labels = method_names__all + 4,
    .goals = NULL,
    .goal_labels = NULL,
    .agent_types = text__all + 75,
    .places = text__all + 61,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0, 0x104210, 0x20, 0xf8000, 0x22, 0x318a8, 0, 0xba94a,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {1, 0, 4, GG_NUMBER, false, 0, 10, 0}, /* energy */
    {1, 5, 4, GG_NUMBER, false, 0, 10, 11}, /* full */
    {1, 10, 4, GG_NUMBER, false, 0, 10, 22}, /* mood */
    {0, 0, 1, GG_BOOL, false, 0, 1, 33}, /* master_beside */
    {0, 1, 4, GG_SYMBOL, false, 0, 3, 35}, /* here */
    {1, 15, 5, GG_NUMBER, true, 0, 23, 39}, /* hour */
    {0, 5, 1, GG_BOOL, true, 0, 1, 63}, /* master_home */
};

/* word, low, high, care */
static const GG_ROM gg_range_test range_test__all[] = {
    {1, 0, 0xba8ea, 0x1e0}, /* full <= 7 */
    {1, 0, 0xba90a, 0x1e0}, /* full <= 8 */
    {1, 0, 0xba947, 0xf}, /* energy <= 7 */
    {1, 0xc0, 0xba94a, 0x1e0}, /* full >= 6 */
    {1, 0x25, 0xba14a, 0x3def}, /* energy >= 5, full >= 1, mood <= 8 */
    {1, 5, 0xba54a, 0x3c0f}, /* energy >= 5, mood <= 9 */
    {1, 0, 0xba92a, 0x1e0}, /* full <= 9 */
    {1, 0, 0xba54a, 0x3c00}, /* mood <= 9 */
    {1, 0x400, 0xba94a, 0x3c00}, /* mood >= 1 */
    {1, 0, 0xba14a, 0x3c00}, /* mood <= 8 */
    {1, 4, 0xb954a, 0x3c0f}, /* energy >= 4, mood <= 5 */
    {1, 0, 0xba86a, 0x1e0}, /* full <= 3 */
    {1, 0x100, 0xba94a, 0x1e0}, /* full >= 8 */
    {1, 0, 0xba943, 0xf}, /* energy <= 3 */
    {1, 0xa8000, 0xba947, 0xf800f}, /* energy <= 7, hour >= 22 */
    {1, 0, 0x22947, 0xf800f}, /* energy <= 7, hour <= 5 */
    {1, 0, 0xba8aa, 0x1e0}, /* full <= 5 */
    {1, 5, 0xba52a, 0x3def}, /* energy >= 5, full <= 9, mood <= 9 */
    {1, 0x400, 0xba54a, 0x3c00}, /* mood >= 1 and mood <= 9 */
    {1, 0x26, 0xb954a, 0x3def}, /* energy >= 6, full >= 1, mood <= 5 */
    {1, 0x38000, 0x3a94a, 0xf8000}, /* hour == 8 */
    {1, 0x80000, 0x8294a, 0xf8000}, /* hour == 17 */
    {1, 0, 0xb294a, 0xf8000}, /* hour <= 23 */
    {1, 0xb8000, 0xba94a, 0xf8000}, /* hour == 24 */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 0x20, 0x20}, /* master_home */
    {0, 1, 1}, /* master_beside */
    {0, 1, 0}, /* not master_beside */
    {0, 0x21, 0}, /* not master_beside, not master_home */
    {0, 0x20, 0}, /* not master_home */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {NULL, range_test__all + 14, 0, 1, 0}, {NULL, range_test__all + 15, 0, 1, 0},
    {NULL, range_test__all + 4, 0, 1, 0}, {NULL, range_test__all + 17, 0, 1, 0},
    {NULL, range_test__all, 0, 1, 0}, {NULL, range_test__all + 1, 0, 1, 0},
    {NULL, range_test__all + 2, 0, 1, 0}, {NULL, range_test__all + 3, 0, 1, 0},
    {NULL, range_test__all + 5, 0, 1, 0}, {NULL, range_test__all + 6, 0, 1, 0},
    {NULL, range_test__all + 7, 0, 1, 0}, {NULL, NULL, 0, 0, 0},
    {flag_test__all, range_test__all + 8, 1, 1, 0},
    {flag_test__all + 1, range_test__all + 9, 1, 1, 0},
    {flag_test__all + 2, range_test__all + 10, 1, 1, 0}, {NULL, range_test__all + 11, 0, 1, 0},
    {NULL, range_test__all + 12, 0, 1, 0}, {NULL, range_test__all + 13, 0, 1, 0},
    {NULL, range_test__all + 16, 0, 1, 0}, {flag_test__all, range_test__all + 18, 1, 1, 0},
    {flag_test__all + 3, range_test__all + 10, 1, 1, 0},
    {flag_test__all + 3, range_test__all + 19, 1, 1, 0}, {flag_test__all + 4, NULL, 1, 0, 0},
    {NULL, range_test__all + 20, 0, 1, 0}, {NULL, range_test__all + 21, 0, 1, 0},
    {NULL, range_test__all + 22, 0, 1, 0}, {NULL, range_test__all + 23, 0, 1, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xffffffffffffffe1, 4}, {0, 0xffffffffffffffe0, 2}, {0, 0xffffffffffffffe1, 8},
    {0, 0xffffffffffffffe1, 0x10}, {0, 0xfffffffffffffffe, 1}, {0, 0xfffffffffffffffe, 0},
    {0, 0xffffffffffffffdf, 0}, {0, 0xffffffffffffffdf, 0x20}, {1, 0xfffffffffff07fff, 0},
};

/* fact, amount */
static const GG_ROM gg_addition addition__all[] = {
    {0, -2}, /* energy */
    {1, -1}, /* full */
    {2, 2}, /* mood */
    {0, -1}, /* energy */
    {2, 1}, /* mood */
    {0, -1}, /* energy */
    {2, 3}, /* mood */
    {1, 3}, /* full */
    {1, 2}, /* full */
    {0, 3}, /* energy */
    {1, -2}, /* full */
    {1, 1}, /* full */
    {2, -1}, /* mood */
    {5, 1}, /* hour */
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all, addition__all + 7, 1, 1}, {assignment__all, addition__all + 8, 1, 1},
    {assignment__all + 1, addition__all + 9, 1, 1},
    {assignment__all + 2, addition__all + 10, 1, 1}, {NULL, addition__all, 0, 3},
    {NULL, addition__all + 3, 0, 2}, {NULL, addition__all + 11, 0, 1},
    {assignment__all + 3, addition__all + 4, 1, 1}, {NULL, addition__all + 4, 0, 1},
    {NULL, NULL, 0, 0}, {assignment__all + 4, addition__all + 12, 1, 1},
    {assignment__all + 5, addition__all + 2, 1, 1}, {NULL, addition__all + 5, 0, 2},
    {NULL, addition__all + 1, 0, 1}, {NULL, addition__all + 5, 0, 1},
    {NULL, addition__all + 12, 0, 1}, {assignment__all + 5, NULL, 1, 0},
    {assignment__all + 6, NULL, 1, 0}, {assignment__all + 7, NULL, 1, 0},
    {NULL, addition__all + 13, 0, 1}, {assignment__all + 8, NULL, 1, 0},
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* eat: full += 3, here = bowl */
    {{box__all + 4, 1}, effect__all, effect__all, NULL, 900000, 0, 1, CAT_ACTION_EAT, GG_NONE, GG_NONE,
     1, 1, false, false, false, NULL}, /* eat: full <= 7 */
/* drink: full += 2, here = bowl */
    {{box__all + 5, 1}, effect__all + 1, effect__all + 1, NULL, 300000, 0, 1, CAT_ACTION_DRINK, GG_NONE,
     GG_NONE, 1, 1, false, false, false, NULL}, /* drink: full <= 8 */
/* sleep: energy += 3, not master_beside, here = bed */
    {{box__all + 6, 1}, effect__all + 2, effect__all + 2, NULL, 5400000, 0, 1, CAT_ACTION_SLEEP,
     GG_NONE, GG_NONE, 0, 0, false, false, false, NULL}, /* sleep: energy <= 7 */
/* poop: full -= 2, here = box */
    {{box__all + 7, 1}, effect__all + 3, effect__all + 3, NULL, 300000, 0, 1, CAT_ACTION_POOP, GG_NONE,
     GG_NONE, 2, 2, false, false, false, NULL}, /* poop: full >= 6 */
/* parkour: energy -= 2, full -= 1, mood += 2 */
    {{box__all + 2, 1}, effect__all + 4, effect__all + 4, NULL, 600000, 0, 1, CAT_ACTION_PARKOUR,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* parkour: energy >= 5, full >= 1, mood <= 8 */
/* chase_roach: energy -= 1, mood += 1 */
    {{box__all + 8, 1}, effect__all + 5, effect__all + 5, NULL, 1200000, 0, 1, CAT_ACTION_CHASE_ROACH,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* chase_roach: energy >= 5, mood <= 9 */
/* eat_roach: full += 1 */
    {{box__all + 9, 1}, effect__all + 6, effect__all + 6, NULL, 120000, 0, 1, CAT_ACTION_EAT_ROACH,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* eat_roach: full <= 9 */
/* scratch: mood += 1, here = post */
    {{box__all + 10, 1}, effect__all + 7, effect__all + 7, NULL, 300000, 0, 1, CAT_ACTION_SCRATCH,
     GG_NONE, GG_NONE, 3, 3, false, false, false, NULL}, /* scratch: mood <= 9 */
/* groom: mood += 1 */
    {{box__all + 10, 1}, effect__all + 8, effect__all + 8, NULL, 1200000, 0, 1, CAT_ACTION_GROOM,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* groom: mood <= 9 */
/* daze: none */
    {{box__all + 11, 1}, effect__all + 9, NULL, NULL, 1800000, 0, 1, CAT_ACTION_DAZE, GG_NONE, GG_NONE,
     GG_NONE, GG_NONE, false, false, false, NULL}, /* daze: none */
/* meow: master_beside, mood -= 1 */
    {{box__all + 12, 1}, effect__all + 10, effect__all + 10, NULL, 60000, 0, 1, CAT_ACTION_MEOW,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* meow: master_home, mood >= 1 */
/* rub_master: mood += 2, not master_beside */
    {{box__all + 13, 1}, effect__all + 11, effect__all + 11, NULL, 600000, 0, 1, CAT_ACTION_RUB_MASTER,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* rub_master: master_beside, mood <= 8 */
/* wreck_home: energy -= 1, mood += 3 */
    {{box__all + 14, 1}, effect__all + 12, effect__all + 12, NULL, 900000, 0, 1, CAT_ACTION_WRECK_HOME,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* wreck_home: energy >= 4, mood <= 5, not master_beside */
};

static const GG_ROM gg_agent_type agent_type__all[] = {
    {.actions = NULL, .calls = &agent_type__cat__calls, .heuristics = NULL, .goals = NULL,
     .relevance_mask = NULL, .goal_count = 0, .task = 0}, /* cat */
};

static const GG_ROM uint16_t subtask__all[] = {
    action__eat, action__drink, action__poop, action__meow, action__rub_master, action__daze,
    action__sleep, action__chase_roach, action__eat_roach, action__wreck_home, action__parkour,
    task__feed, task__pass_time, task__play, action__scratch, action__groom,
};

/* precondition, subtasks, arguments, subtask_count, prechecked, source_index, priority_level, scored */
static const GG_ROM gg_method method__all[] = {
    {{box__all + 2, 2}, subtask__all + 13, NULL, 1, 0, 0, 0, GG_NONE}, /* exercise: energy >= 5 */
    {{box__all + 19, 1}, subtask__all + 3, NULL, 2, 2, 1, 0, GG_NONE}, /* cuddle: none */
    {{box__all + 20, 1}, subtask__all + 9, NULL, 1, 1, 2, 0, GG_NONE}, /* protest: mood <= 5, not master_home */
    {{box__all + 10, 1}, subtask__all + 14, NULL, 1, 1, 3, 0, GG_NONE}, /* sharpen: none */
    {{box__all + 10, 1}, subtask__all + 15, NULL, 1, 1, 4, 0, GG_NONE}, /* clean: none */
    {{box__all + 6, 1}, subtask__all + 5, NULL, 2, 2, 5, 0, GG_NONE}, /* rest: none */
    {{box__all + 11, 1}, subtask__all + 5, NULL, 1, 1, 6, 0, GG_NONE}, /* idle: none */
    {{box__all + 15, 1}, subtask__all + 11, NULL, 1, 0, 0, 0, GG_NONE}, /* sustain: full <= 3 */
    {{box__all + 16, 1}, subtask__all + 2, NULL, 1, 1, 1, 0, GG_NONE}, /* relieve: full >= 8 */
    {{box__all + 17, 1}, subtask__all + 6, NULL, 1, 1, 2, 1, GG_NONE}, /* collapse: energy <= 3 */
    {{box__all, 2}, subtask__all + 6, NULL, 1, 1, 3, 2, GG_NONE}, /* retire: hour >= 22 or hour <= 5, energy <= 7 */
    {{box__all + 11, 1}, subtask__all + 12, NULL, 1, 0, 4, 3, GG_NONE}, /* enjoy: none */
    {{box__all + 2, 1}, subtask__all + 10, NULL, 1, 1, 0, 0, GG_NONE}, /* run: none */
    {{box__all + 3, 1}, subtask__all + 7, NULL, 2, 2, 1, 0, GG_NONE}, /* hunt: none */
    {{box__all + 21, 1}, subtask__all + 9, NULL, 2, 2, 2, 0, GG_NONE}, /* rampage: not master_home */
    {{box__all + 18, 1}, subtask__all, NULL, 2, 2, 0, 0, GG_NONE}, /* meal: none */
    {{box__all + 18, 1}, subtask__all, NULL, 3, 2, 1, 0, GG_NONE}, /* feast: none */
};

/* first, end, weight, rank */
static const GG_ROM gg_method_instances group__all[] = {
    {0, 1, 4, 0}, {1, 2, 3, 0}, {2, 3, 8, 0}, {3, 4, 2, 0}, {4, 5, 2, 0}, {5, 6, 1, 0},
    {6, 7, 1, 0}, {0, 1, 1, 0}, {1, 2, 1, 0}, {2, 3, 1, 0}, {0, 1, 2, 0}, {1, 2, 1, 0},
};

/* methods, groups, index, method_count, group_count, branch_count, select, recursive, least, draws,
     component */
static const GG_ROM gg_task task__all[] = {
    {method__all + 7, NULL, NULL, 5, 0, 0, GG_FIRST, false, 1, true, GG_NONE}, /* live */
    {method__all + 15, group__all + 10, NULL, 2, 2, 0, GG_DRAWN, false, 2, true, GG_NONE}, /* feed */
    {method__all, group__all, NULL, 7, 7, 0, GG_DRAWN, false, 1, true, GG_NONE}, /* pass_time */
    {method__all + 12, group__all + 7, NULL, 3, 3, 0, GG_DRAWN, false, 1, true, GG_NONE}, /* play */
};

/* x, y */
static const GG_ROM gg_point point__all[] = {
    {1000, 3000}, /* bed */
    {8000, 4000}, /* bowl */
    {10000, 0}, /* box */
    {3000, 0}, /* post */
};

static const GG_ROM uint16_t symbol__all[] = {
    CAT_BED, CAT_BOWL, CAT_BOX, CAT_POST,
};

static const GG_ROM gg_places places__all[] = {
    {.walking = &gg_walking, .points = point__all, .symbols = symbol__all, .within = NULL,
     .leg_costs = NULL, .told = NULL, .speed = 50, .fact = 4, .count = 4,
     .offsets = {.agent_walk = offsetof(cat_agent, walk), .agent_step_numbers = 0,
     .world_points = offsetof(cat_world, points)}},
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    gg_rules_init, gg_travel_init, NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_travel_pass, gg_rules_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    NULL,
};

/* precondition, effect, period */
static const GG_ROM gg_rule rule__all[] = {
/* hunger: full -= 1 */
    {{box__all + 11, 1}, effect__all + 13, 5400000}, /* hunger: none */
/* tiredness: energy -= 1 */
    {{box__all + 11, 1}, effect__all + 14, 7200000}, /* tiredness: none */
/* boredom: mood -= 1 */
    {{box__all + 11, 1}, effect__all + 15, 2400000}, /* boredom: none */
/* loneliness: mood -= 1 */
    {{box__all + 22, 1}, effect__all + 15, 3600000}, /* loneliness: not master_home */
/* alone: not master_beside */
    {{box__all + 22, 1}, effect__all + 16, 60000}, /* alone: not master_home */
/* master_leaves: not master_home */
    {{box__all + 23, 1}, effect__all + 17, 3600000}, /* master_leaves: hour == 8 */
/* master_returns: master_home */
    {{box__all + 24, 1}, effect__all + 18, 3600000}, /* master_returns: hour == 17 */
/* clock: hour += 1 */
    {{box__all + 25, 1}, effect__all + 19, 3600000}, /* clock: hour <= 23 */
/* midnight: hour = 1 */
    {{box__all + 26, 1}, effect__all + 20, 3600000}, /* midnight: hour == 24 */
};

const GG_ROM gg_domain cat_domain = {
    .word_count = 2,
    .flag_words = 1,
    .fact_count = 7,
    .action_count = 13,
    .task_count = 4,
    .agent_rule_count = 5,
    .world_rule_count = 4,
    .agent_type_count = 1,
    .goal_count = 0,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 3,
    .watch_limit = 8,
    .want_limit = 0,
    .guards = word__all,
    .shared = word__all + 2,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = task__all,
    .pursuit = NULL,
    .places = places__all,
    .wants = NULL,
    .claims = NULL,
    .senses = NULL,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = &gg_interrupting,
    .goals = NULL,
    .offsets = {.agent_state = offsetof(cat_agent, state), .agent_snapshot = offsetof(cat_agent, snapshot),
     .agent_support_mask = offsetof(cat_agent, support_mask), .agent_from = 0,
     .agent_timers = offsetof(cat_agent, timers), .agent_backoffs = offsetof(cat_agent, backoffs),
     .agent_plan = offsetof(cat_agent, plan), .agent_watches = offsetof(cat_agent, watches),
     .agent_membership = 0, .world_state = offsetof(cat_world, state),
     .world_timers = offsetof(cat_world, timers), .agent_bytes = sizeof(cat_agent),
     .world_bytes = sizeof(cat_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all, .settle = tick_hook__all,
     .look = tick_hook__all, .start = tick_hook__all, .end = tick_hook__all},
    .format = &gg_format_28,
    .fingerprint = 359371129,
    .saved_fingerprint = (uint32_t)(UINT32_C(359371129) +
        UINT32_C(31) * offsetof(cat_agent, state) +
        UINT32_C(961) * offsetof(cat_agent, snapshot) +
        UINT32_C(29791) * offsetof(cat_agent, support_mask) +
        UINT32_C(28629151) * offsetof(cat_agent, timers) +
        UINT32_C(887503681) * offsetof(cat_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(cat_agent, plan) +
        UINT32_C(129082719) * offsetof(cat_agent, watches) +
        UINT32_C(4001564289) * offsetof(cat_agent, walk) +
        UINT32_C(1950300255) * offsetof(cat_world, state) +
        UINT32_C(329765761) * offsetof(cat_world, timers) +
        UINT32_C(1632803999) * offsetof(cat_world, points)),
    .start = word__all + 4,
    .tops = word__all + 6,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = NULL,
    .fact_at = NULL,
    .rules = rule__all,
    .sets = NULL,
    .recall = NULL,
    .achieve = NULL,
    .drawing = &gg_drawing,
    .scoring = NULL,
    .indexing = NULL,
    .sharing = NULL,
    .decomposing = &gg_decomposing,
    .asking = NULL,
    .bounding = NULL,
    .keeping = NULL,
    .world_ruling = &gg_world_ruling,
    .timing = NULL,
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};

cat_agent_activity cat_agent_doing(const cat_agent *agent)
{
    cat_agent_activity doing = {CAT_ACTION_NONE};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = gg_action_of(&cat_domain, number);
    doing.action = (cat_action)action->source_index;
    return doing;
}

const char *cat_symbol_name(cat_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "bed",
        "bowl",
        "box",
        "post",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

