/* Made by goapgen from guard.yaml. Do not edit: run goapgen again. */
#include "guard.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__open_door,
    action__smash_door,
    action__switch_light__yard,
    action__switch_light__hall,
    action__switch_light__cellar,
    action__switch_light__tower,
    action__start_generator,
    action__start_laser,
    action__fire_laser,
    action__draw_weapon,
    action__load_weapon,
    action__attack,
};

static gg_status agent_type__watchman__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = guard_domain.actions[action].arguments;
    switch (guard_domain.actions[action].source_index) {
    case GUARD_ACTION_OPEN_DOOR:
        return guard_watchman_task_open_door(self, phase);
    case GUARD_ACTION_SWITCH_LIGHT:
        return guard_watchman_task_switch_light(self, phase, (guard_symbol)arguments[0]);
    case GUARD_ACTION_START_GENERATOR:
        return guard_watchman_task_start_generator(self, phase);
    case GUARD_ACTION_START_LASER:
        return guard_watchman_task_start_laser(self, phase);
    case GUARD_ACTION_FIRE_LASER:
        return guard_watchman_task_fire_laser(self, phase);
    case GUARD_ACTION_DRAW_WEAPON:
        return guard_watchman_task_draw_weapon(self, phase);
    case GUARD_ACTION_LOAD_WEAPON:
        return guard_watchman_task_load_weapon(self, phase);
    case GUARD_ACTION_ATTACK:
        return guard_watchman_task_attack(self, phase);
    default:
        return GG_INVALID;
    }
}

static bool agent_type__watchman__precondition(gg_agent *agent, uint16_t action)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    switch (guard_domain.actions[action].source_index) {
    case GUARD_ACTION_START_GENERATOR:
        return guard_watchman_check_generator_has_fuel(self);
    default:
        return true;
    }
}

static uint16_t agent_type__watchman__cost(gg_agent *agent, uint16_t action)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    switch (guard_domain.actions[action].source_index) {
    case GUARD_ACTION_ATTACK:
        return guard_watchman_cost_danger(self);
    default:
        return 0;
    }
}

static void agent_type__watchman__sense(gg_agent *agent, uint16_t sense)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    switch (sense) {
    case 0: /* has_weapon */
        guard_set_has_weapon(self, guard_watchman_sense_has_weapon(self));
        break;
    default:
        break;
    }
}

static gg_status agent_type__watchman__walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return guard_watchman_travel_walk((guard_agent *)(void *)agent, phase, (guard_symbol)guard_domain.places->symbols[place]);
}

static const GG_ROM gg_calls agent_type__watchman__calls = {
    .run = agent_type__watchman__run,
    .precondition = agent_type__watchman__precondition,
    .cost = agent_type__watchman__cost,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__watchman__sense,
    .apply = NULL,
    .walk = agent_type__watchman__walk,
    .travel = NULL,
};
static gg_status agent_type__brute__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = guard_domain.actions[action].arguments;
    switch (guard_domain.actions[action].source_index) {
    case GUARD_ACTION_SMASH_DOOR:
        return guard_brute_task_smash_door(self, phase);
    case GUARD_ACTION_SWITCH_LIGHT:
        return guard_brute_task_switch_light(self, phase, (guard_symbol)arguments[0]);
    case GUARD_ACTION_START_GENERATOR:
        return guard_brute_task_start_generator(self, phase);
    case GUARD_ACTION_START_LASER:
        return guard_brute_task_start_laser(self, phase);
    case GUARD_ACTION_FIRE_LASER:
        return guard_brute_task_fire_laser(self, phase);
    case GUARD_ACTION_DRAW_WEAPON:
        return guard_brute_task_draw_weapon(self, phase);
    case GUARD_ACTION_LOAD_WEAPON:
        return guard_brute_task_load_weapon(self, phase);
    case GUARD_ACTION_ATTACK:
        return guard_brute_task_attack(self, phase);
    default:
        return GG_INVALID;
    }
}

static bool agent_type__brute__precondition(gg_agent *agent, uint16_t action)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    switch (guard_domain.actions[action].source_index) {
    case GUARD_ACTION_START_GENERATOR:
        return guard_brute_check_generator_has_fuel(self);
    default:
        return true;
    }
}

static uint16_t agent_type__brute__cost(gg_agent *agent, uint16_t action)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    switch (guard_domain.actions[action].source_index) {
    case GUARD_ACTION_ATTACK:
        return guard_brute_cost_danger(self);
    default:
        return 0;
    }
}

static void agent_type__brute__sense(gg_agent *agent, uint16_t sense)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    switch (sense) {
    case 0: /* has_weapon */
        guard_set_has_weapon(self, guard_brute_sense_has_weapon(self));
        break;
    default:
        break;
    }
}

static gg_status agent_type__brute__walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return guard_brute_travel_walk((guard_agent *)(void *)agent, phase, (guard_symbol)guard_domain.places->symbols[place]);
}

static const GG_ROM gg_calls agent_type__brute__calls = {
    .run = agent_type__brute__run,
    .precondition = agent_type__brute__precondition,
    .cost = agent_type__brute__cost,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__brute__sense,
    .apply = NULL,
    .walk = agent_type__brute__walk,
    .travel = NULL,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("here"), GG_TEXT("lit(yard)"), GG_TEXT("lit(hall)"), GG_TEXT("lit(cellar)"),
    GG_TEXT("lit(tower)"), GG_TEXT("door_open"), GG_TEXT("has_key"), GG_TEXT("has_weapon"),
    GG_TEXT("has_ammo"), GG_TEXT("weapon_drawn"), GG_TEXT("weapon_loaded"),
    GG_TEXT("active(generator)"), GG_TEXT("active(laser)"), GG_TEXT("target_dead"),
    GG_TEXT("open_door"), GG_TEXT("smash_door"), GG_TEXT("switch_light(yard)"),
    GG_TEXT("switch_light(hall)"), GG_TEXT("switch_light(cellar)"), GG_TEXT("switch_light(tower)"),
    GG_TEXT("start_generator"), GG_TEXT("start_laser"), GG_TEXT("fire_laser"),
    GG_TEXT("draw_weapon"), GG_TEXT("load_weapon"), GG_TEXT("attack"), GG_TEXT("yard"),
    GG_TEXT("hall"), GG_TEXT("cellar"), GG_TEXT("tower"), GG_TEXT("watchman"), GG_TEXT("brute"),
    GG_TEXT("kill_enemy"),
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {text__all + 26, 0, 1, 0}, {NULL, 0, 1, 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* here */
    value_names__all + 1, /* lit(yard) */
    value_names__all + 1, /* lit(hall) */
    value_names__all + 1, /* lit(cellar) */
    value_names__all + 1, /* lit(tower) */
    value_names__all + 1, /* door_open */
    value_names__all + 1, /* has_key */
    value_names__all + 1, /* has_weapon */
    value_names__all + 1, /* has_ammo */
    value_names__all + 1, /* weapon_drawn */
    value_names__all + 1, /* weapon_loaded */
    value_names__all + 1, /* active(generator) */
    value_names__all + 1, /* active(laser) */
    value_names__all + 1, /* target_dead */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("guard"),
    .facts = text__all,
    .actions = text__all + 14,
    .action_labels = text__all + 14,
    .tasks = NULL,
    .task_labels = NULL,
    .methods = NULL,
    .method_labels = NULL,
    .goals = text__all + 32,
    .goal_labels = text__all + 32,
    .agent_types = text__all + 30,
    .places = text__all + 26,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0, 0x10001, 0x20002, 0x40001, 0x60001, 0x70001, 0xa0002, 0xd0002, 0xf0002, 0xffd, 0x1fff0,
    0x10000, 0xffe, 0x1fdf0, 0x2b1,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 4, GG_SYMBOL, false, 0, 3, 0}, /* here */
    {0, 4, 1, GG_BOOL, false, 0, 1, 4}, /* lit(yard) */
    {0, 5, 1, GG_BOOL, false, 0, 1, 6}, /* lit(hall) */
    {0, 6, 1, GG_BOOL, false, 0, 1, 8}, /* lit(cellar) */
    {0, 7, 1, GG_BOOL, false, 0, 1, 10}, /* lit(tower) */
    {0, 8, 1, GG_BOOL, false, 0, 1, 12}, /* door_open */
    {0, 9, 1, GG_BOOL, false, 0, 1, 14}, /* has_key */
    {0, 10, 1, GG_BOOL, false, 0, 1, 16}, /* has_weapon */
    {0, 11, 1, GG_BOOL, false, 0, 1, 18}, /* has_ammo */
    {0, 12, 1, GG_BOOL, false, 0, 1, 20}, /* weapon_drawn */
    {0, 13, 1, GG_BOOL, false, 0, 1, 22}, /* weapon_loaded */
    {0, 14, 1, GG_BOOL, false, 0, 1, 24}, /* active(generator) */
    {0, 15, 1, GG_BOOL, false, 0, 1, 26}, /* active(laser) */
    {0, 16, 1, GG_BOOL, false, 0, 1, 28}, /* target_dead */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 0x300, 0x200}, /* not door_open, has_key */
    {0, 0x100, 0}, /* not door_open */
    {0, 0x110, 0x100}, /* not lit(yard), door_open */
    {0, 0x120, 0x100}, /* not lit(hall), door_open */
    {0, 0x140, 0x100}, /* not lit(cellar), door_open */
    {0, 0x180, 0x100}, /* not lit(tower), door_open */
    {0, 0x4140, 0x140}, /* lit(cellar), door_open, not active(generator) */
    {0, 0x4180, 0x4180}, /* lit(tower), door_open, active(generator) */
    {0, 0x8180, 0x8180}, /* lit(tower), door_open, active(laser) */
    {0, 0x400, 0x400}, /* has_weapon */
    {0, 0x1800, 0x1800}, /* has_ammo, weapon_drawn */
    {0, 0x2000, 0x2000}, /* weapon_loaded */
    {0, 0x10000, 0x10000}, /* target_dead */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {flag_test__all, NULL, 1, 0, 0}, {flag_test__all + 1, NULL, 1, 0, 0},
    {flag_test__all + 2, NULL, 1, 0, 0}, {flag_test__all + 3, NULL, 1, 0, 0},
    {flag_test__all + 4, NULL, 1, 0, 0}, {flag_test__all + 5, NULL, 1, 0, 0},
    {flag_test__all + 6, NULL, 1, 0, 0}, {flag_test__all + 7, NULL, 1, 0, 0},
    {flag_test__all + 8, NULL, 1, 0, 0}, {flag_test__all + 9, NULL, 1, 0, 0},
    {flag_test__all + 10, NULL, 1, 0, 0}, {flag_test__all + 11, NULL, 1, 0, 0},
    {flag_test__all + 12, NULL, 1, 0, 0}, {NULL, NULL, 0, 0, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xfffffffffffffcf0, 0x101}, {0, 0xfffffffffffffef0, 0x101}, {0, 0xffffffffffffffe0, 0x12},
    {0, 0xffffffffffffffd0, 0x22}, {0, 0xffffffffffffffb0, 0x42}, {0, 0xffffffffffffff70, 0x82},
    {0, 0xffffffffffffbff0, 0x4004}, {0, 0xffffffffffff7ff0, 0x8008},
    {0, 0xfffffffffffefff0, 0x10008}, {0, 0xffffffffffffefff, 0x1000},
    {0, 0xffffffffffffd7ff, 0x2000}, {0, 0xfffffffffffedfff, 0x10000},
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all, NULL, 1, 0}, {assignment__all + 1, NULL, 1, 0},
    {assignment__all + 2, NULL, 1, 0}, {assignment__all + 3, NULL, 1, 0},
    {assignment__all + 4, NULL, 1, 0}, {assignment__all + 5, NULL, 1, 0},
    {assignment__all + 6, NULL, 1, 0}, {assignment__all + 7, NULL, 1, 0},
    {assignment__all + 8, NULL, 1, 0}, {assignment__all + 9, NULL, 1, 0},
    {assignment__all + 10, NULL, 1, 0}, {assignment__all + 11, NULL, 1, 0},
};

static const GG_ROM uint16_t symbol__all[] = {
    GUARD_YARD, GUARD_HALL, GUARD_CELLAR, GUARD_TOWER,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* open_door: door_open, not has_key, here = yard */
    {{box__all, 1}, effect__all, effect__all, NULL, 0, 0, 1, GUARD_ACTION_OPEN_DOOR, GG_NONE, 1, 0, 0,
     false, false, false, NULL}, /* open_door: not door_open, has_key */
/* smash_door: door_open, here = yard */
    {{box__all + 1, 1}, effect__all + 1, effect__all + 1, NULL, 0, 0, 4, GUARD_ACTION_SMASH_DOOR,
     GG_NONE, 2, 0, 0, false, false, false, NULL}, /* smash_door: not door_open */
/* switch_light: lit(where), here = hall */
    {{box__all + 2, 1}, effect__all + 2, effect__all + 2, NULL, 0, 0, 1, GUARD_ACTION_SWITCH_LIGHT,
     GG_NONE, 3, 1, 1, false, false, false, symbol__all}, /* switch_light(yard): door_open, not lit(where) */
    {{box__all + 3, 1}, effect__all + 3, effect__all + 3, NULL, 0, 0, 1, GUARD_ACTION_SWITCH_LIGHT,
     GG_NONE, 3, 1, 1, false, false, false, symbol__all + 1}, /* switch_light(hall) */
    {{box__all + 4, 1}, effect__all + 4, effect__all + 4, NULL, 0, 0, 1, GUARD_ACTION_SWITCH_LIGHT,
     GG_NONE, 3, 1, 1, false, false, false, symbol__all + 2}, /* switch_light(cellar) */
    {{box__all + 5, 1}, effect__all + 5, effect__all + 5, NULL, 0, 0, 1, GUARD_ACTION_SWITCH_LIGHT,
     GG_NONE, 3, 1, 1, false, false, false, symbol__all + 3}, /* switch_light(tower) */
/* start_generator: active(generator), here = cellar */
    {{box__all + 6, 1}, effect__all + 6, effect__all + 6, NULL, 2000, 0, 1,
     GUARD_ACTION_START_GENERATOR, 0, 4, 2, 2, false, false, false, NULL}, /* start_generator: door_open, lit(cellar), not active(generator) */
/* start_laser: active(laser), here = tower */
    {{box__all + 7, 1}, effect__all + 7, effect__all + 7, NULL, 0, 0, 1, GUARD_ACTION_START_LASER,
     GG_NONE, 5, 3, 3, false, false, false, NULL}, /* start_laser: door_open, lit(tower), active(generator) */
/* fire_laser: target_dead, here = tower */
    {{box__all + 8, 1}, effect__all + 8, effect__all + 8, NULL, 0, 0, 1, GUARD_ACTION_FIRE_LASER,
     GG_NONE, 5, 3, 3, false, false, false, NULL}, /* fire_laser: door_open, lit(tower), active(laser) */
/* draw_weapon: weapon_drawn */
    {{box__all + 9, 1}, effect__all + 9, effect__all + 9, NULL, 0, 0, 1, GUARD_ACTION_DRAW_WEAPON,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* draw_weapon: has_weapon */
/* load_weapon: weapon_loaded, not has_ammo */
    {{box__all + 10, 1}, effect__all + 10, effect__all + 10, NULL, 0, 0, 1, GUARD_ACTION_LOAD_WEAPON,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* load_weapon: weapon_drawn, has_ammo */
/* attack: target_dead, not weapon_loaded */
    {{box__all + 11, 1}, effect__all + 11, effect__all + 11, NULL, 0, 0, 1, GUARD_ACTION_ATTACK,
     GG_NONE, 0, GG_NONE, GG_NONE, false, false, false, NULL}, /* attack: weapon_loaded */
};

static const GG_ROM uint16_t half__all[] = {
    0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1, 4, 6, 6, 4, 7, 9, 9, 4, 1, 4, 4, 6, 4, 1, 7, 6, 4, 7, 1, 0, 2, 4, 6, 6,
    8, 10, 12, 0, 2, 4, 6, 6, 8, 10, 12, 0, 32, 0, 32, 16, 48, 16, 48, 1, 33, 1, 33, 17, 49, 17,
    49, 0, 8, 0, 8, 0, 8, 0, 8, 0, 8, 0, 8, 0, 8, 0, 8, 0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9,
    8, 9, 0, 4, 0, 4, 16, 20, 16, 20, 2, 6, 2, 6, 18, 22, 18, 22, 0, 16, 32, 48, 48, 64, 80, 96, 0,
    16, 32, 48, 48, 64, 80, 96, 0, 4, 0, 4, 0, 4, 0, 4, 2, 6, 2, 6, 2, 6, 2, 6, 0, 8, 0, 8, 4, 12,
    4, 12, 16, 24, 16, 24, 20, 28, 20, 28, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all + 84, 0, 1}, {half__all + 100, 0, 11}, {half__all + 116, 0, 16},
    {half__all + 164, 0, 1}, {half__all + 132, 0, 8}, {half__all + 180, 0, 13},
    {half__all + 132, 0, 8}, {half__all + 148, 0, 13}, {half__all + 196, 0, 11},
    {half__all + 212, 0, 15},
};

static const GG_ROM uint8_t byte__all[] = {
    4, 4, 3, 3, 5, 5, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    6, 4, 0, 0, 1, 1, 0, 0, 2, 2, 0, 0, 1, 1, 0, 0, 7, 3, 0, 0, 1, 1, 0, 0, 2, 2, 0, 0, 1, 1, 0, 0,
    8, 5, 0, 0, 1, 1, 0, 0, 2, 2, 0, 0, 1, 1, 0, 0, 8, 1, 0, 0, 1, 1, 0, 0, 2, 1, 0, 0, 1, 1, 0, 0,
    2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

/* digits, entries, distances, base, size, mask, digit_count, ends_sum, wide */
static const GG_ROM gg_distance_table table__all[] = {
    {digit__all, byte__all, word__all, 0, 64, {92174, 0}, 3, false, false},
    {digit__all + 6, byte__all + 128, word__all, 0, 32, {108800, 0}, 2, true, false},
    {digit__all + 3, byte__all + 64, word__all, 0, 64, {76046, 0}, 3, false, false},
    {digit__all + 8, byte__all + 160, word__all, 0, 32, {124928, 0}, 2, true, false},
};

/* test, low, high */
static const GG_ROM gg_policy_node policy_node__all[] = {
    {0, 1, 40}, {1, 2, 5}, {2, 6, 3}, {3, 4, 7}, {4, 6, 8}, {5, 41, 9}, {5, 20, 10}, {5, 42, 11},
    {5, 43, 12}, {6, 41, 13}, {6, 16, 21}, {6, 42, 14}, {6, 43, 15}, {7, 41, 17}, {7, 42, 18},
    {7, 43, 19}, {8, 22, 23}, {8, 41, 24}, {8, 42, 25}, {8, 43, 26}, {9, 44, 27}, {10, 28, 45},
    {10, 29, 46}, {10, 30, 46}, {10, 41, 45}, {10, 31, 45}, {10, 32, 45}, {10, 33, 47},
    {11, 34, 48}, {11, 34, 46}, {11, 35, 46}, {11, 42, 48}, {11, 43, 48}, {11, 36, 47},
    {12, 37, 38}, {12, 37, 39}, {13, 47, 44}, {13, 49, 44}, {13, 50, 44}, {13, 46, 44}, {0, 1, 39},
    {1, 2, 5}, {2, 6, 3}, {3, 4, 7}, {4, 6, 8}, {5, 40, 9}, {5, 20, 10}, {5, 41, 11}, {5, 42, 12},
    {6, 40, 13}, {6, 16, 21}, {6, 41, 14}, {6, 42, 15}, {7, 40, 17}, {7, 41, 18}, {7, 42, 19},
    {8, 22, 23}, {8, 40, 24}, {8, 41, 25}, {8, 42, 26}, {10, 27, 43}, {10, 28, 44}, {10, 29, 45},
    {10, 30, 45}, {10, 40, 44}, {10, 31, 44}, {10, 32, 44}, {11, 35, 43}, {11, 33, 46},
    {11, 33, 45}, {11, 34, 45}, {11, 41, 46}, {11, 42, 46}, {12, 36, 37}, {12, 36, 38},
    {13, 43, 47}, {13, 48, 47}, {13, 49, 47}, {13, 45, 47},
};

/* mask, word */
static const GG_ROM gg_policy_test policy_test__all[] = {
    {0x10000, 0}, {0x2000, 0}, {0x800, 0}, {0x1000, 0}, {0x400, 0}, {0x100, 0}, {0x80, 0},
    {0xc, 0}, {0xa, 0}, {0x200, 0}, {0x8000, 0}, {0x4000, 0}, {0x40, 0}, {1, 1},
};

/* action, from */
static const GG_ROM gg_policy_leaf policy_leaf__all[] = {
    {GG_NONE, 0},
    {11, 0}, /* attack */
    {10, 1}, /* load_weapon */
    {9, 3}, /* draw_weapon */
    {GG_NONE, 1},
    {8, 0}, /* fire_laser */
    {5, 9}, /* switch_light(tower) */
    {0, 5}, /* open_door */
    {7, 13}, /* start_laser */
    {4, 13}, /* switch_light(cellar) */
    {6, 13}, /* start_generator */
    {GG_NONE, 0},
    {11, 0}, /* attack */
    {10, 1}, /* load_weapon */
    {9, 3}, /* draw_weapon */
    {1, 5}, /* smash_door */
    {8, 0}, /* fire_laser */
    {5, 9}, /* switch_light(tower) */
    {7, 13}, /* start_laser */
    {GG_NONE, 1},
    {4, 13}, /* switch_light(cellar) */
    {6, 13}, /* start_generator */
};

/* nodes, tests, leaves, invariants, node_count, leaf_count, invariant_count, longest */
static const GG_ROM gg_policy policy__all[] = {
    {policy_node__all, policy_test__all, policy_leaf__all, NULL, 40, 11, 0, 6},
    {policy_node__all + 40, policy_test__all, policy_leaf__all + 11, NULL, 39, 11, 0, 6},
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 9, table__all, NULL, policy__all, &gg_policy_asking, word__all + 10, 2, true, true},
    {word__all + 12, table__all + 2, NULL, policy__all + 1, &gg_policy_asking, word__all + 13, 2, true,
     true},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, heuristic__all + 1,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0,
};

/* actions, calls, heuristics, goals, relevance_mask, goal_count, task */
static const GG_ROM gg_agent_type agent_type__all[] = {
    {word__all + 9, &agent_type__watchman__calls, heuristic_list__all, goal_number__all, word__all + 11,
     1, GG_NONE}, /* watchman */
    {word__all + 12, &agent_type__brute__calls, heuristic_list__all + 1, goal_number__all,
     word__all + 11, 1, GG_NONE}, /* brute */
};

/* x, y */
static const GG_ROM gg_point point__all[] = {
    {0, 0}, /* yard */
    {3000, 0}, /* hall */
    {3000, -3000}, /* cellar */
    {3000, 3000}, /* tower */
};

/* begins_at, ends_at, extra */
static const GG_ROM gg_leg leg__all[] = {
    {0, 0, 0}, {0, 0, 3}, {1, 1, 0}, {2, 2, 0}, {3, 3, 0},
};

static const GG_ROM gg_leg_costs leg_costs__all[] = {
    {.ops = &gg_costing_legs, .legs = leg__all, .told = half__all + 64, .count = 5, .stray = 17,
     .estimate_count = 0, .remembered = true, .estimating = NULL, .estimates = NULL},
};

static const GG_ROM gg_places places__all[] = {
    {.walking = &gg_walking, .points = point__all, .symbols = symbol__all, .within = NULL,
     .leg_costs = leg_costs__all, .told = NULL, .speed = 1000, .fact = 0, .count = 4,
     .offsets = {.agent_walk = offsetof(guard_agent, walk), .agent_step_numbers = 0,
     .world_points = offsetof(guard_world, points)}},
};

static const GG_ROM uint32_t whole__all[] = {
    0,
};

static const GG_ROM gg_senses senses__all[] = {
    {.sensing = &gg_sensing, .periods = whole__all, .agent_senses = offsetof(guard_agent, senses),
     .count = 1},
};

static const GG_ROM gg_goal goal__all[] = {
    {.condition = {.boxes = box__all + 12, .count = 1},
     .relevant = {.boxes = box__all + 13, .count = 1}, .priority = 10, .cooldown = 0,
     .called = false, .keep = false}, /* kill_enemy: target_dead */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    gg_travel_init, NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_travel_pass, gg_senses_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    gg_senses_read_due, NULL,
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = &gg_slicing, .regressing = NULL,
     .satisficing = &gg_satisficing, .stubborn = NULL, .filters = NULL, .masks = NULL,
     .filtered = NULL, .conflicts = NULL, .conflict_rows = NULL, .value_count = 30,
     .filter_count = 0},
};

const GG_ROM gg_domain guard_domain = {
    .word_count = 1,
    .flag_words = 1,
    .fact_count = 14,
    .action_count = 12,
    .task_count = 0,
    .agent_rule_count = 0,
    .world_rule_count = 0,
    .agent_type_count = 2,
    .goal_count = 1,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .procedural_count = 1,
    .dynamic_cost_count = 1,
    .plan_limit = 16,
    .watch_limit = 0,
    .want_limit = 0,
    .guards = word__all,
    .shared = NULL,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = NULL,
    .pursuit = &gg_pursuit,
    .places = places__all,
    .wants = NULL,
    .claims = NULL,
    .senses = senses__all,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = NULL,
    .goals = goal__all,
    .offsets = {.agent_state = offsetof(guard_agent, state), .agent_snapshot = offsetof(guard_agent, snapshot),
     .agent_support_mask = offsetof(guard_agent, support_mask),
     .agent_from = offsetof(guard_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(guard_agent, backoffs), .agent_plan = offsetof(guard_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(guard_world, state),
     .world_timers = 0, .agent_bytes = sizeof(guard_agent), .world_bytes = sizeof(guard_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all + 1,
     .settle = tick_hook__all + 1, .look = tick_hook__all, .start = tick_hook__all + 1,
     .end = tick_hook__all + 1},
    .format = &gg_format_28,
    .fingerprint = 2007645878,
    .saved_fingerprint = (uint32_t)(UINT32_C(2007645878) +
        UINT32_C(31) * offsetof(guard_agent, state) +
        UINT32_C(961) * offsetof(guard_agent, snapshot) +
        UINT32_C(29791) * offsetof(guard_agent, support_mask) +
        UINT32_C(923521) * offsetof(guard_agent, from) +
        UINT32_C(887503681) * offsetof(guard_agent, backoffs) +
        UINT32_C(1742810335) * offsetof(guard_agent, senses) +
        UINT32_C(4098453791) * offsetof(guard_agent, plan) +
        UINT32_C(4001564289) * offsetof(guard_agent, walk) +
        UINT32_C(1950300255) * offsetof(guard_world, state) +
        UINT32_C(1632803999) * offsetof(guard_world, points)),
    .start = word__all + 14,
    .tops = word__all,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = search__all,
    .fact_at = half__all,
    .rules = NULL,
    .sets = NULL,
    .recall = NULL,
    .achieve = NULL,
    .drawing = NULL,
    .scoring = NULL,
    .indexing = NULL,
    .sharing = NULL,
    .decomposing = NULL,
    .asking = &gg_asking,
    .bounding = NULL,
    .keeping = NULL,
    .world_ruling = NULL,
    .timing = NULL,
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};

guard_agent_activity guard_agent_doing(const guard_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {0, 0, 1, 0, 0, 0, 0, 0, 0}; /* by action: its parameters */
    guard_agent_activity doing = {GUARD_ACTION_NONE, {GUARD_GENERATOR}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = gg_action_of(&guard_domain, number);
    doing.action = (guard_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (guard_symbol)gg_action_argument(&guard_domain, number, i);
    return doing;
}

const char *guard_symbol_name(guard_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "generator",
        "laser",
        "yard",
        "hall",
        "cellar",
        "tower",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

