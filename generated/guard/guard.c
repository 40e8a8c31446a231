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
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("here"),
    GG_TEXT("lit(yard)"),
    GG_TEXT("lit(hall)"),
    GG_TEXT("lit(cellar)"),
    GG_TEXT("lit(tower)"),
    GG_TEXT("door_open"),
    GG_TEXT("has_key"),
    GG_TEXT("has_weapon"),
    GG_TEXT("has_ammo"),
    GG_TEXT("weapon_drawn"),
    GG_TEXT("weapon_loaded"),
    GG_TEXT("active(generator)"),
    GG_TEXT("active(laser)"),
    GG_TEXT("target_dead"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("open_door"),
    GG_TEXT("smash_door"),
    GG_TEXT("switch_light(yard)"),
    GG_TEXT("switch_light(hall)"),
    GG_TEXT("switch_light(cellar)"),
    GG_TEXT("switch_light(tower)"),
    GG_TEXT("start_generator"),
    GG_TEXT("start_laser"),
    GG_TEXT("fire_laser"),
    GG_TEXT("draw_weapon"),
    GG_TEXT("load_weapon"),
    GG_TEXT("attack"),
};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("kill_enemy"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("watchman"),
    GG_TEXT("brute"),
};
static const GG_ROM char *const GG_ROM names__places[] = {
    GG_TEXT("yard"),
    GG_TEXT("hall"),
    GG_TEXT("cellar"),
    GG_TEXT("tower"),
};
static const GG_ROM char *const GG_ROM names__values__0__symbols[] = {
    GG_TEXT("yard"),
    GG_TEXT("hall"),
    GG_TEXT("cellar"),
    GG_TEXT("tower"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = names__values__0__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__1 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* here */
    &names__values__1, /* lit(yard) */
    &names__values__1, /* lit(hall) */
    &names__values__1, /* lit(cellar) */
    &names__values__1, /* lit(tower) */
    &names__values__1, /* door_open */
    &names__values__1, /* has_key */
    &names__values__1, /* has_weapon */
    &names__values__1, /* has_ammo */
    &names__values__1, /* weapon_drawn */
    &names__values__1, /* weapon_loaded */
    &names__values__1, /* active(generator) */
    &names__values__1, /* active(laser) */
    &names__values__1, /* target_dead */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("guard"),
    .facts = names__facts,
    .actions = names__actions,
    .action_labels = names__actions,
    .tasks = NULL,
    .task_labels = NULL,
    .methods = NULL,
    .method_labels = NULL,
    .goals = names__goals,
    .goal_labels = names__goals,
    .agent_types = names__agent_types,
    .places = names__places,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 4, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 3,
     .first = 0}, /* here */
    {.word = 0, .shift = 4, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 4}, /* lit(yard) */
    {.word = 0, .shift = 5, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 6}, /* lit(hall) */
    {.word = 0, .shift = 6, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 8}, /* lit(cellar) */
    {.word = 0, .shift = 7, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 10}, /* lit(tower) */
    {.word = 0, .shift = 8, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 12}, /* door_open */
    {.word = 0, .shift = 9, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 14}, /* has_key */
    {.word = 0, .shift = 10, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 16}, /* has_weapon */
    {.word = 0, .shift = 11, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 18}, /* has_ammo */
    {.word = 0, .shift = 12, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 20}, /* weapon_drawn */
    {.word = 0, .shift = 13, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 22}, /* weapon_loaded */
    {.word = 0, .shift = 14, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 24}, /* active(generator) */
    {.word = 0, .shift = 15, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 26}, /* active(laser) */
    {.word = 0, .shift = 16, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 28}, /* target_dead */
};

/* open_door: door_open, not has_key, here = yard */
static const GG_ROM gg_flag_test actions__open_door__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x300), .want = UINT64_C(0x200)}, /* not door_open, has_key */
};
static const GG_ROM gg_box actions__open_door__precondition__boxes[] = {
    {.flags = actions__open_door__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__open_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffcf0), .set = UINT64_C(0x101)},
};
static const GG_ROM gg_effect actions__open_door__effect = {.assignments = actions__open_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* smash_door: door_open, here = yard */
static const GG_ROM gg_flag_test actions__smash_door__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100), .want = UINT64_C(0x0)}, /* not door_open */
};
static const GG_ROM gg_box actions__smash_door__precondition__boxes[] = {
    {.flags = actions__smash_door__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__smash_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffef0), .set = UINT64_C(0x101)},
};
static const GG_ROM gg_effect actions__smash_door__effect = {.assignments = actions__smash_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* switch_light(yard): lit(where), here = hall */
static const GG_ROM gg_flag_test actions__switch_light__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x110), .want = UINT64_C(0x100)}, /* not lit(yard), door_open */
};
static const GG_ROM gg_box actions__switch_light__yard__precondition__boxes[] = {
    {.flags = actions__switch_light__yard__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__switch_light__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x12)},
};
static const GG_ROM gg_effect actions__switch_light__yard__effect = {.assignments = actions__switch_light__yard__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__switch_light__yard__arguments[] = {GUARD_YARD};
/* switch_light(hall): lit(where), here = hall */
static const GG_ROM gg_flag_test actions__switch_light__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x120), .want = UINT64_C(0x100)}, /* not lit(hall), door_open */
};
static const GG_ROM gg_box actions__switch_light__hall__precondition__boxes[] = {
    {.flags = actions__switch_light__hall__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__switch_light__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffd0), .set = UINT64_C(0x22)},
};
static const GG_ROM gg_effect actions__switch_light__hall__effect = {.assignments = actions__switch_light__hall__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__switch_light__hall__arguments[] = {GUARD_HALL};
/* switch_light(cellar): lit(where), here = hall */
static const GG_ROM gg_flag_test actions__switch_light__cellar__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x140), .want = UINT64_C(0x100)}, /* not lit(cellar), door_open */
};
static const GG_ROM gg_box actions__switch_light__cellar__precondition__boxes[] = {
    {.flags = actions__switch_light__cellar__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__switch_light__cellar__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffb0), .set = UINT64_C(0x42)},
};
static const GG_ROM gg_effect actions__switch_light__cellar__effect = {.assignments = actions__switch_light__cellar__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__switch_light__cellar__arguments[] = {GUARD_CELLAR};
/* switch_light(tower): lit(where), here = hall */
static const GG_ROM gg_flag_test actions__switch_light__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x180), .want = UINT64_C(0x100)}, /* not lit(tower), door_open */
};
static const GG_ROM gg_box actions__switch_light__tower__precondition__boxes[] = {
    {.flags = actions__switch_light__tower__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__switch_light__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff70), .set = UINT64_C(0x82)},
};
static const GG_ROM gg_effect actions__switch_light__tower__effect = {.assignments = actions__switch_light__tower__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__switch_light__tower__arguments[] = {GUARD_TOWER};
/* start_generator: active(generator), here = cellar */
static const GG_ROM gg_flag_test actions__start_generator__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x4140), .want = UINT64_C(0x140)}, /* lit(cellar), door_open, not active(generator) */
};
static const GG_ROM gg_box actions__start_generator__precondition__boxes[] = {
    {.flags = actions__start_generator__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__start_generator__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffbff0), .set = UINT64_C(0x4004)},
};
static const GG_ROM gg_effect actions__start_generator__effect = {.assignments = actions__start_generator__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* start_laser: active(laser), here = tower */
static const GG_ROM gg_flag_test actions__start_laser__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x4180), .want = UINT64_C(0x4180)}, /* lit(tower), door_open, active(generator) */
};
static const GG_ROM gg_box actions__start_laser__precondition__boxes[] = {
    {.flags = actions__start_laser__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__start_laser__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffff7ff0), .set = UINT64_C(0x8008)},
};
static const GG_ROM gg_effect actions__start_laser__effect = {.assignments = actions__start_laser__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* fire_laser: target_dead, here = tower */
static const GG_ROM gg_flag_test actions__fire_laser__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8180), .want = UINT64_C(0x8180)}, /* lit(tower), door_open, active(laser) */
};
static const GG_ROM gg_box actions__fire_laser__precondition__boxes[] = {
    {.flags = actions__fire_laser__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire_laser__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffefff0), .set = UINT64_C(0x10008)},
};
static const GG_ROM gg_effect actions__fire_laser__effect = {.assignments = actions__fire_laser__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* draw_weapon: weapon_drawn */
static const GG_ROM gg_flag_test actions__draw_weapon__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x400), .want = UINT64_C(0x400)}, /* has_weapon */
};
static const GG_ROM gg_box actions__draw_weapon__precondition__boxes[] = {
    {.flags = actions__draw_weapon__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__draw_weapon__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffefff), .set = UINT64_C(0x1000)},
};
static const GG_ROM gg_effect actions__draw_weapon__effect = {.assignments = actions__draw_weapon__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* load_weapon: weapon_loaded, not has_ammo */
static const GG_ROM gg_flag_test actions__load_weapon__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1800), .want = UINT64_C(0x1800)}, /* has_ammo, weapon_drawn */
};
static const GG_ROM gg_box actions__load_weapon__precondition__boxes[] = {
    {.flags = actions__load_weapon__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__load_weapon__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffd7ff), .set = UINT64_C(0x2000)},
};
static const GG_ROM gg_effect actions__load_weapon__effect = {.assignments = actions__load_weapon__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* attack: target_dead, not weapon_loaded */
static const GG_ROM gg_flag_test actions__attack__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000), .want = UINT64_C(0x2000)}, /* weapon_loaded */
};
static const GG_ROM gg_box actions__attack__precondition__boxes[] = {
    {.flags = actions__attack__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__attack__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffedfff), .set = UINT64_C(0x10000)},
};
static const GG_ROM gg_effect actions__attack__effect = {.assignments = actions__attack__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__open_door__precondition__boxes, .count = 1},
     .effect = &actions__open_door__effect, .own = &actions__open_door__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_OPEN_DOOR,
     .procedural = GG_NONE, .dynamic_cost = 1, .begins_at = 0, .ends_at = 0,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* open_door: not door_open, has_key */
    {.precondition = {.boxes = actions__smash_door__precondition__boxes, .count = 1},
     .effect = &actions__smash_door__effect, .own = &actions__smash_door__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 4, .source_index = GUARD_ACTION_SMASH_DOOR,
     .procedural = GG_NONE, .dynamic_cost = 2, .begins_at = 0, .ends_at = 0,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* smash_door: not door_open */
    {.precondition = {.boxes = actions__switch_light__yard__precondition__boxes, .count = 1},
     .effect = &actions__switch_light__yard__effect, .own = &actions__switch_light__yard__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = GUARD_ACTION_SWITCH_LIGHT, .procedural = GG_NONE, .dynamic_cost = 3,
     .begins_at = 1, .ends_at = 1, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__switch_light__yard__arguments}, /* switch_light(yard): door_open, not lit(where) */
    {.precondition = {.boxes = actions__switch_light__hall__precondition__boxes, .count = 1},
     .effect = &actions__switch_light__hall__effect, .own = &actions__switch_light__hall__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = GUARD_ACTION_SWITCH_LIGHT, .procedural = GG_NONE, .dynamic_cost = 3,
     .begins_at = 1, .ends_at = 1, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__switch_light__hall__arguments}, /* switch_light(hall): door_open, not lit(where) */
    {.precondition = {.boxes = actions__switch_light__cellar__precondition__boxes, .count = 1},
     .effect = &actions__switch_light__cellar__effect,
     .own = &actions__switch_light__cellar__effect, .world = NULL, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = GUARD_ACTION_SWITCH_LIGHT, .procedural = GG_NONE, .dynamic_cost = 3,
     .begins_at = 1, .ends_at = 1, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__switch_light__cellar__arguments}, /* switch_light(cellar): door_open, not lit(where) */
    {.precondition = {.boxes = actions__switch_light__tower__precondition__boxes, .count = 1},
     .effect = &actions__switch_light__tower__effect, .own = &actions__switch_light__tower__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = GUARD_ACTION_SWITCH_LIGHT, .procedural = GG_NONE, .dynamic_cost = 3,
     .begins_at = 1, .ends_at = 1, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__switch_light__tower__arguments}, /* switch_light(tower): door_open, not lit(where) */
    {.precondition = {.boxes = actions__start_generator__precondition__boxes, .count = 1},
     .effect = &actions__start_generator__effect, .own = &actions__start_generator__effect,
     .world = NULL, .duration = 2000, .timeout = 0, .cost = 1,
     .source_index = GUARD_ACTION_START_GENERATOR, .procedural = 0, .dynamic_cost = 4,
     .begins_at = 2, .ends_at = 2, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* start_generator: door_open, lit(cellar), not active(generator) */
    {.precondition = {.boxes = actions__start_laser__precondition__boxes, .count = 1},
     .effect = &actions__start_laser__effect, .own = &actions__start_laser__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_START_LASER,
     .procedural = GG_NONE, .dynamic_cost = 5, .begins_at = 3, .ends_at = 3,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* start_laser: door_open, lit(tower), active(generator) */
    {.precondition = {.boxes = actions__fire_laser__precondition__boxes, .count = 1},
     .effect = &actions__fire_laser__effect, .own = &actions__fire_laser__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_FIRE_LASER,
     .procedural = GG_NONE, .dynamic_cost = 5, .begins_at = 3, .ends_at = 3,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* fire_laser: door_open, lit(tower), active(laser) */
    {.precondition = {.boxes = actions__draw_weapon__precondition__boxes, .count = 1},
     .effect = &actions__draw_weapon__effect, .own = &actions__draw_weapon__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_DRAW_WEAPON,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* draw_weapon: has_weapon */
    {.precondition = {.boxes = actions__load_weapon__precondition__boxes, .count = 1},
     .effect = &actions__load_weapon__effect, .own = &actions__load_weapon__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_LOAD_WEAPON,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* load_weapon: weapon_drawn, has_ammo */
    {.precondition = {.boxes = actions__attack__precondition__boxes, .count = 1},
     .effect = &actions__attack__effect, .own = &actions__attack__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_ATTACK,
     .procedural = GG_NONE, .dynamic_cost = 0, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* attack: weapon_loaded */
};

static const GG_ROM uint64_t agent_types__watchman__actions[] = {UINT64_C(0xffd)};
static const GG_ROM uint64_t agent_types__watchman__heuristics__0__actions[] = {UINT64_C(0xffd)};
static const GG_ROM uint16_t agent_types__watchman__heuristics__0__tables__0__digits__0__values[] = {0, 2, 4, 6, 6, 8, 10, 12, 0, 2, 4, 6, 6, 8, 10, 12};
static const GG_ROM uint16_t agent_types__watchman__heuristics__0__tables__0__digits__1__values[] = {0, 32, 0, 32, 16, 48, 16, 48, 1, 33, 1, 33, 17, 49, 17, 49};
static const GG_ROM uint16_t agent_types__watchman__heuristics__0__tables__0__digits__2__values[] = {0, 8, 0, 8, 0, 8, 0, 8, 0, 8, 0, 8, 0, 8, 0, 8};
static const GG_ROM gg_index_digit agent_types__watchman__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__watchman__heuristics__0__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__watchman__heuristics__0__tables__0__digits__1__values, .word = 0,
     .shift = 11},
    {.values = agent_types__watchman__heuristics__0__tables__0__digits__2__values, .word = 0,
     .shift = 16},
};
static const GG_ROM uint8_t agent_types__watchman__heuristics__0__tables__0__entries[] = {
    4, 4, 3, 3, 5, 5, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__watchman__heuristics__0__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x40001),
    UINT64_C(0x60001), UINT64_C(0x70001),
};
static const GG_ROM uint16_t agent_types__watchman__heuristics__0__tables__1__digits__0__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9};
static const GG_ROM uint16_t agent_types__watchman__heuristics__0__tables__1__digits__1__values[] = {0, 4, 32, 36, 16, 20, 48, 52, 2, 6, 34, 38, 18, 22, 50, 54};
static const GG_ROM gg_index_digit agent_types__watchman__heuristics__0__tables__1__digits[] = {
    {.values = agent_types__watchman__heuristics__0__tables__1__digits__0__values, .word = 0, .shift = 8},
    {.values = agent_types__watchman__heuristics__0__tables__1__digits__1__values, .word = 0,
     .shift = 13},
};
static const GG_ROM uint8_t agent_types__watchman__heuristics__0__tables__1__entries[] = {
    3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__watchman__heuristics__0__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003)};
static const GG_ROM uint16_t agent_types__watchman__heuristics__0__tables__2__digits__0__values[] = {0, 2, 4, 6, 6, 8, 10, 12, 0, 2, 4, 6, 6, 8, 10, 12};
static const GG_ROM uint16_t agent_types__watchman__heuristics__0__tables__2__digits__1__values[] = {0, 128, 0, 128, 0, 128, 0, 128, 0, 128, 0, 128, 0, 128, 0, 128};
static const GG_ROM uint16_t agent_types__watchman__heuristics__0__tables__2__digits__2__values[] = {0, 32, 0, 32, 16, 48, 16, 48, 1, 33, 1, 33, 17, 49, 17, 49};
static const GG_ROM uint16_t agent_types__watchman__heuristics__0__tables__2__digits__3__values[] = {0, 64, 8, 72, 0, 64, 8, 72, 0, 64, 8, 72, 0, 64, 8, 72};
static const GG_ROM gg_index_digit agent_types__watchman__heuristics__0__tables__2__digits[] = {
    {.values = agent_types__watchman__heuristics__0__tables__2__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__watchman__heuristics__0__tables__2__digits__1__values, .word = 0, .shift = 6},
    {.values = agent_types__watchman__heuristics__0__tables__2__digits__2__values, .word = 0,
     .shift = 11},
    {.values = agent_types__watchman__heuristics__0__tables__2__digits__3__values, .word = 0,
     .shift = 15},
};
static const GG_ROM uint8_t agent_types__watchman__heuristics__0__tables__2__entries[] = {
    14, 7, 11, 4, 14, 8, 14, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 3, 3, 6, 6, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 12, 7, 10, 4, 9, 8, 13, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    5, 5, 3, 3, 6, 6, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__watchman__heuristics__0__tables__2__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x40001),
    UINT64_C(0x50002), UINT64_C(0x60001), UINT64_C(0x70001), UINT64_C(0x70002),
    UINT64_C(0x80002), UINT64_C(0x90003), UINT64_C(0xc0003), UINT64_C(0xd0004),
    UINT64_C(0xe0003), UINT64_C(0xf0003), UINT64_C(0x100004),
};
static const GG_ROM uint16_t agent_types__watchman__heuristics__0__tables__3__digits__0__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9};
static const GG_ROM uint16_t agent_types__watchman__heuristics__0__tables__3__digits__1__values[] = {0, 4, 0, 4, 0, 4, 0, 4, 2, 6, 2, 6, 2, 6, 2, 6};
static const GG_ROM gg_index_digit agent_types__watchman__heuristics__0__tables__3__digits[] = {
    {.values = agent_types__watchman__heuristics__0__tables__3__digits__0__values, .word = 0, .shift = 8},
    {.values = agent_types__watchman__heuristics__0__tables__3__digits__1__values, .word = 0,
     .shift = 13},
};
static const GG_ROM uint8_t agent_types__watchman__heuristics__0__tables__3__entries[] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__watchman__heuristics__0__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM gg_distance_table agent_types__watchman__heuristics__0__tables[] = {
    {.digits = agent_types__watchman__heuristics__0__tables__0__digits,
     .entries = agent_types__watchman__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__watchman__heuristics__0__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 64, .mask = {92174, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__watchman__heuristics__0__tables__1__digits,
     .entries = agent_types__watchman__heuristics__0__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__watchman__heuristics__0__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 64, .mask = {125184, 0},
     .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__watchman__heuristics__0__tables__2__digits,
     .entries = agent_types__watchman__heuristics__0__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__watchman__heuristics__0__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 256, .mask = {125006, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__watchman__heuristics__0__tables__3__digits,
     .entries = agent_types__watchman__heuristics__0__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__watchman__heuristics__0__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 16, .mask = {76032, 0},
     .digit_count = 2, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__watchman__heuristics__0__policy__nodes[] = {
    {0, 1, 41}, {1, 2, 5}, {2, 6, 3}, {3, 4, 7}, {4, 6, 8}, {5, 50, 9},
    {5, 20, 10}, {5, 49, 11}, {5, 48, 12}, {6, 50, 13}, {6, 16, 21}, {6, 49, 14},
    {6, 48, 15}, {7, 50, 17}, {7, 49, 18}, {7, 48, 19}, {8, 22, 23}, {8, 50, 24},
    {8, 49, 25}, {8, 48, 26}, {9, 40, 27}, {10, 28, 47}, {10, 29, 44}, {10, 30, 44},
    {10, 50, 47}, {10, 31, 47}, {10, 32, 47}, {10, 33, 42}, {11, 34, 46}, {11, 34, 44},
    {11, 35, 44}, {11, 49, 46}, {11, 48, 46}, {11, 36, 42}, {12, 37, 38}, {12, 37, 39},
    {13, 42, 40}, {13, 43, 40}, {13, 45, 40}, {13, 44, 40},
};
static const GG_ROM gg_policy_test agent_types__watchman__heuristics__0__policy__tests[] = {
    {.mask = UINT64_C(0x10000), .word = 0},
    {.mask = UINT64_C(0x2000), .word = 0},
    {.mask = UINT64_C(0x800), .word = 0},
    {.mask = UINT64_C(0x1000), .word = 0},
    {.mask = UINT64_C(0x400), .word = 0},
    {.mask = UINT64_C(0x100), .word = 0},
    {.mask = UINT64_C(0x80), .word = 0},
    {.mask = UINT64_C(0xc), .word = 0},
    {.mask = UINT64_C(0xa), .word = 0},
    {.mask = UINT64_C(0x200), .word = 0},
    {.mask = UINT64_C(0x8000), .word = 0},
    {.mask = UINT64_C(0x4000), .word = 0},
    {.mask = UINT64_C(0x40), .word = 0},
    {.mask = UINT64_C(0x1), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__watchman__heuristics__0__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 0, .from = 5}, /* open_door */
    {.action = 4, .from = 13}, /* switch_light(cellar) */
    {.action = 5, .from = 9}, /* switch_light(tower) */
    {.action = 6, .from = 13}, /* start_generator */
    {.action = 7, .from = 13}, /* start_laser */
    {.action = 8, .from = 0}, /* fire_laser */
    {.action = 9, .from = 3}, /* draw_weapon */
    {.action = 10, .from = 1}, /* load_weapon */
    {.action = 11, .from = 0}, /* attack */
};
static const GG_ROM gg_policy agent_types__watchman__heuristics__0__policy = {.nodes = agent_types__watchman__heuristics__0__policy__nodes,
     .tests = agent_types__watchman__heuristics__0__policy__tests,
     .leaves = agent_types__watchman__heuristics__0__policy__leaves, .invariants = NULL,
     .node_count = 40, .test_count = 14, .leaf_count = 11, .invariant_count = 0, .longest = 6};
static const GG_ROM uint64_t agent_types__watchman__heuristics__0__wake_mask[] = {UINT64_C(0x1fff0)};
static const GG_ROM gg_heuristic agent_types__watchman__heuristics__0 = {.actions = agent_types__watchman__heuristics__0__actions,
     .tables = agent_types__watchman__heuristics__0__tables, .groups = NULL,
     .policy = &agent_types__watchman__heuristics__0__policy, .reading = &gg_policy_asking,
     .wake_mask = agent_types__watchman__heuristics__0__wake_mask, .table_count = 4, .asks = true,
     .hidden = true};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__watchman__heuristics[] = {
    &agent_types__watchman__heuristics__0,
};
static const GG_ROM uint16_t agent_types__watchman__goals[] = {
    0, /* kill_enemy */
};
static const GG_ROM uint64_t agent_types__watchman__relevance_mask[] = {UINT64_C(0x10000)};
static const GG_ROM uint64_t agent_types__brute__actions[] = {UINT64_C(0xffe)};
static const GG_ROM uint64_t agent_types__brute__heuristics__0__actions[] = {UINT64_C(0xffe)};
static const GG_ROM uint16_t agent_types__brute__heuristics__0__tables__0__digits__0__values[] = {0, 16, 32, 48, 48, 64, 80, 96, 0, 16, 32, 48, 48, 64, 80, 96};
static const GG_ROM uint16_t agent_types__brute__heuristics__0__tables__0__digits__1__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9};
static const GG_ROM uint16_t agent_types__brute__heuristics__0__tables__0__digits__2__values[] = {0, 4, 0, 4, 0, 4, 0, 4, 2, 6, 2, 6, 2, 6, 2, 6};
static const GG_ROM gg_index_digit agent_types__brute__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__brute__heuristics__0__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__brute__heuristics__0__tables__0__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__brute__heuristics__0__tables__0__digits__2__values, .word = 0, .shift = 13},
};
static const GG_ROM uint8_t agent_types__brute__heuristics__0__tables__0__entries[] = {
    6, 4, 0, 0, 1, 1, 0, 0, 2, 2, 0, 0, 1, 1, 0, 0, 7, 3, 0, 0, 1, 1, 0, 0,
    2, 2, 0, 0, 1, 1, 0, 0, 8, 5, 0, 0, 1, 1, 0, 0, 2, 2, 0, 0, 1, 1, 0, 0,
    8, 1, 0, 0, 1, 1, 0, 0, 2, 1, 0, 0, 1, 1, 0, 0,
};
static const GG_ROM uint64_t agent_types__brute__heuristics__0__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x40001),
    UINT64_C(0x60001), UINT64_C(0x70001), UINT64_C(0xa0002), UINT64_C(0xd0002),
    UINT64_C(0xf0002),
};
static const GG_ROM uint16_t agent_types__brute__heuristics__0__tables__1__digits__0__values[] = {0, 32, 0, 32, 0, 32, 0, 32, 0, 32, 0, 32, 0, 32, 0, 32};
static const GG_ROM uint16_t agent_types__brute__heuristics__0__tables__1__digits__1__values[] = {0, 8, 0, 8, 4, 12, 4, 12, 16, 24, 16, 24, 20, 28, 20, 28};
static const GG_ROM uint16_t agent_types__brute__heuristics__0__tables__1__digits__2__values[] = {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3};
static const GG_ROM gg_index_digit agent_types__brute__heuristics__0__tables__1__digits[] = {
    {.values = agent_types__brute__heuristics__0__tables__1__digits__0__values, .word = 0, .shift = 6},
    {.values = agent_types__brute__heuristics__0__tables__1__digits__1__values, .word = 0, .shift = 11},
    {.values = agent_types__brute__heuristics__0__tables__1__digits__2__values, .word = 0, .shift = 15},
};
static const GG_ROM uint8_t agent_types__brute__heuristics__0__tables__1__entries[] = {
    3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__brute__heuristics__0__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003)};
static const GG_ROM uint16_t agent_types__brute__heuristics__0__tables__2__digits__0__values[] = {0, 2, 4, 6, 6, 8, 10, 12, 0, 2, 4, 6, 6, 8, 10, 12};
static const GG_ROM uint16_t agent_types__brute__heuristics__0__tables__2__digits__1__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM uint16_t agent_types__brute__heuristics__0__tables__2__digits__2__values[] = {0, 32, 0, 32, 16, 48, 16, 48, 128, 160, 128, 160, 144, 176, 144, 176};
static const GG_ROM uint16_t agent_types__brute__heuristics__0__tables__2__digits__3__values[] = {0, 64, 8, 72, 0, 64, 8, 72, 0, 64, 8, 72, 0, 64, 8, 72};
static const GG_ROM gg_index_digit agent_types__brute__heuristics__0__tables__2__digits[] = {
    {.values = agent_types__brute__heuristics__0__tables__2__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__brute__heuristics__0__tables__2__digits__1__values, .word = 0, .shift = 6},
    {.values = agent_types__brute__heuristics__0__tables__2__digits__2__values, .word = 0, .shift = 11},
    {.values = agent_types__brute__heuristics__0__tables__2__digits__3__values, .word = 0, .shift = 15},
};
static const GG_ROM uint8_t agent_types__brute__heuristics__0__tables__2__entries[] = {
    14, 12, 11, 10, 14, 9, 14, 13, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 3, 3, 6, 6, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 4, 4, 8, 8, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    5, 5, 3, 3, 6, 6, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__brute__heuristics__0__tables__2__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x40001),
    UINT64_C(0x50002), UINT64_C(0x60001), UINT64_C(0x70001), UINT64_C(0x70002),
    UINT64_C(0x80002), UINT64_C(0x90003), UINT64_C(0xc0003), UINT64_C(0xd0004),
    UINT64_C(0xe0003), UINT64_C(0xf0003), UINT64_C(0x100004),
};
static const GG_ROM uint16_t agent_types__brute__heuristics__0__tables__3__digits__0__values[] = {0, 16, 32, 48, 48, 64, 80, 96, 0, 16, 32, 48, 48, 64, 80, 96};
static const GG_ROM uint16_t agent_types__brute__heuristics__0__tables__3__digits__1__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9};
static const GG_ROM uint16_t agent_types__brute__heuristics__0__tables__3__digits__2__values[] = {0, 4, 128, 132, 64, 68, 192, 196, 2, 6, 130, 134, 66, 70, 194, 198};
static const GG_ROM gg_index_digit agent_types__brute__heuristics__0__tables__3__digits[] = {
    {.values = agent_types__brute__heuristics__0__tables__3__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__brute__heuristics__0__tables__3__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__brute__heuristics__0__tables__3__digits__2__values, .word = 0, .shift = 13},
};
static const GG_ROM uint8_t agent_types__brute__heuristics__0__tables__3__entries[] = {
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__brute__heuristics__0__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0x40001), UINT64_C(0x70001), UINT64_C(0x80001)};
static const GG_ROM gg_distance_table agent_types__brute__heuristics__0__tables[] = {
    {.digits = agent_types__brute__heuristics__0__tables__0__digits,
     .entries = agent_types__brute__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__brute__heuristics__0__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 64, .mask = {76046, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__brute__heuristics__0__tables__1__digits,
     .entries = agent_types__brute__heuristics__0__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__brute__heuristics__0__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 64, .mask = {124992, 0},
     .digit_count = 3, .ends_sum = true},
    {.digits = agent_types__brute__heuristics__0__tables__2__digits,
     .entries = agent_types__brute__heuristics__0__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__brute__heuristics__0__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 256, .mask = {125006, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__brute__heuristics__0__tables__3__digits,
     .entries = agent_types__brute__heuristics__0__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__brute__heuristics__0__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 256, .mask = {125198, 0},
     .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__brute__heuristics__0__policy__nodes[] = {
    {0, 1, 40}, {1, 2, 5}, {2, 6, 3}, {3, 4, 7}, {4, 6, 8}, {5, 49, 9},
    {5, 20, 10}, {5, 48, 11}, {5, 47, 12}, {6, 49, 13}, {6, 16, 21}, {6, 48, 14},
    {6, 47, 15}, {7, 49, 17}, {7, 48, 18}, {7, 47, 19}, {8, 22, 23}, {8, 49, 24},
    {8, 48, 25}, {8, 47, 26}, {9, 27, 41}, {9, 28, 46}, {9, 29, 43}, {9, 30, 43},
    {9, 49, 46}, {9, 31, 46}, {9, 32, 46}, {10, 35, 41}, {10, 33, 45}, {10, 33, 43},
    {10, 34, 43}, {10, 48, 45}, {10, 47, 45}, {11, 36, 37}, {11, 36, 38}, {12, 41, 39},
    {12, 42, 39}, {12, 44, 39}, {12, 43, 39},
};
static const GG_ROM gg_policy_test agent_types__brute__heuristics__0__policy__tests[] = {
    {.mask = UINT64_C(0x10000), .word = 0},
    {.mask = UINT64_C(0x2000), .word = 0},
    {.mask = UINT64_C(0x800), .word = 0},
    {.mask = UINT64_C(0x1000), .word = 0},
    {.mask = UINT64_C(0x400), .word = 0},
    {.mask = UINT64_C(0x100), .word = 0},
    {.mask = UINT64_C(0x80), .word = 0},
    {.mask = UINT64_C(0xc), .word = 0},
    {.mask = UINT64_C(0xa), .word = 0},
    {.mask = UINT64_C(0x8000), .word = 0},
    {.mask = UINT64_C(0x4000), .word = 0},
    {.mask = UINT64_C(0x40), .word = 0},
    {.mask = UINT64_C(0x1), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__brute__heuristics__0__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 5}, /* smash_door */
    {.action = 4, .from = 13}, /* switch_light(cellar) */
    {.action = 5, .from = 9}, /* switch_light(tower) */
    {.action = 6, .from = 13}, /* start_generator */
    {.action = 7, .from = 13}, /* start_laser */
    {.action = 8, .from = 0}, /* fire_laser */
    {.action = 9, .from = 3}, /* draw_weapon */
    {.action = 10, .from = 1}, /* load_weapon */
    {.action = 11, .from = 0}, /* attack */
};
static const GG_ROM gg_policy agent_types__brute__heuristics__0__policy = {.nodes = agent_types__brute__heuristics__0__policy__nodes,
     .tests = agent_types__brute__heuristics__0__policy__tests,
     .leaves = agent_types__brute__heuristics__0__policy__leaves, .invariants = NULL,
     .node_count = 39, .test_count = 13, .leaf_count = 11, .invariant_count = 0, .longest = 6};
static const GG_ROM uint64_t agent_types__brute__heuristics__0__wake_mask[] = {UINT64_C(0x1fdf0)};
static const GG_ROM gg_heuristic agent_types__brute__heuristics__0 = {.actions = agent_types__brute__heuristics__0__actions,
     .tables = agent_types__brute__heuristics__0__tables, .groups = NULL,
     .policy = &agent_types__brute__heuristics__0__policy, .reading = &gg_policy_asking,
     .wake_mask = agent_types__brute__heuristics__0__wake_mask, .table_count = 4, .asks = true,
     .hidden = true};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__brute__heuristics[] = {
    &agent_types__brute__heuristics__0,
};
static const GG_ROM uint16_t agent_types__brute__goals[] = {
    0, /* kill_enemy */
};
static const GG_ROM uint64_t agent_types__brute__relevance_mask[] = {UINT64_C(0x10000)};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = agent_types__watchman__actions, .calls = &agent_type__watchman__calls,
     .heuristics = agent_types__watchman__heuristics, .goals = agent_types__watchman__goals,
     .relevance_mask = agent_types__watchman__relevance_mask, .goal_count = 1, .task = GG_NONE}, /* watchman */
    {.actions = agent_types__brute__actions, .calls = &agent_type__brute__calls,
     .heuristics = agent_types__brute__heuristics, .goals = agent_types__brute__goals,
     .relevance_mask = agent_types__brute__relevance_mask, .goal_count = 1, .task = GG_NONE}, /* brute */
};

static const GG_ROM gg_point places__points[] = {
    {.x = 0, .y = 0}, /* yard */
    {.x = 3000, .y = 0}, /* hall */
    {.x = 3000, .y = -3000}, /* cellar */
    {.x = 3000, .y = 3000}, /* tower */
};
static const GG_ROM uint16_t places__symbols[] = {
    GUARD_YARD, /* yard */
    GUARD_HALL, /* hall */
    GUARD_CELLAR, /* cellar */
    GUARD_TOWER, /* tower */
};
static const GG_ROM gg_leg places__leg_costs__legs[] = {
    {0, 0, 0}, {0, 0, 3}, {1, 1, 0}, {2, 2, 0}, {3, 3, 0},
};
static const GG_ROM uint16_t places__leg_costs__told[] = {
    1, 4, 6, 6, 4, 7, 9, 9, 4, 1, 4, 4, 6, 4, 1, 7,
    6, 4, 7, 1,
};
static const GG_ROM gg_leg_costs places__leg_costs = {.ops = &gg_costing_legs,
     .legs = places__leg_costs__legs, .told = places__leg_costs__told, .count = 5, .stray = 17,
     .remembered = true};
static const GG_ROM gg_places places__row = {.walking = &gg_walking, .points = places__points,
     .symbols = places__symbols, .within = NULL, .leg_costs = &places__leg_costs, .speed = 1000,
     .fact = 0, .count = 4,
     .offsets = {.agent_walk = offsetof(guard_agent, walk), .world_points = offsetof(guard_world, points)}};

static const GG_ROM uint32_t senses__periods[] = {
    0, /* has_weapon */
};
static const GG_ROM gg_senses senses__row = {.sensing = &gg_sensing, .periods = senses__periods,
     .agent_senses = offsetof(guard_agent, senses), .count = 1};

/* kill_enemy */
static const GG_ROM gg_flag_test goals__kill_enemy__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10000), .want = UINT64_C(0x10000)}, /* target_dead */
};
static const GG_ROM gg_box goals__kill_enemy__condition__boxes[] = {
    {.flags = goals__kill_enemy__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__kill_enemy__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 10, .cooldown = 0,
     .called = false, .keep = false}, /* kill_enemy: target_dead */
};

static const GG_ROM gg_init_hook hooks__init[] = {
    gg_travel_init,
    NULL,
};
static const GG_ROM gg_pass_hook hooks__pass[] = {
    gg_travel_pass,
    gg_senses_pass,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__begin[] = {
    NULL,
};
static const GG_ROM gg_tick_hook hooks__look[] = {
    gg_senses_read_due,
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x2b1)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0)};

static const GG_ROM uint64_t search__conflicts[] = {
    UINT64_C(0x1fe), UINT64_C(0x1fd), UINT64_C(0x1fb), UINT64_C(0x1f7),
    UINT64_C(0x1ef), UINT64_C(0x1df), UINT64_C(0x1bf), UINT64_C(0x17f),
    UINT64_C(0xff), UINT64_C(0x0), UINT64_C(0x800), UINT64_C(0x400),
    UINT64_C(0x3), UINT64_C(0x3c), UINT64_C(0x40), UINT64_C(0x180),
    UINT64_C(0x0), UINT64_C(0x4), UINT64_C(0x0), UINT64_C(0x8),
    UINT64_C(0x0), UINT64_C(0x10), UINT64_C(0x0), UINT64_C(0x20),
    UINT64_C(0x0), UINT64_C(0x3), UINT64_C(0x1), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x200), UINT64_C(0x800), UINT64_C(0x400),
    UINT64_C(0x0), UINT64_C(0x40), UINT64_C(0x0), UINT64_C(0x80),
    UINT64_C(0x0), UINT64_C(0x900),
};
static const GG_ROM gg_search_tables search__row = {.searching = &gg_searching,
     .slicing = &gg_slicing, .regressing = NULL, .satisficing = &gg_satisficing,
     .stubborn = &gg_stubborn, .filters = NULL, .filtered = NULL, .conflicts = search__conflicts,
     .value_count = 30, .filter_count = 0};

static const GG_ROM uint16_t fact_at__all[] = {
    0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    13, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
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
    .guards = guards__all,
    .shared = NULL,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = NULL,
    .pursuit = &gg_pursuit,
    .places = &places__row,
    .wants = NULL,
    .claims = NULL,
    .senses = &senses__row,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = NULL,
    .goals = goals__all,
    .offsets = {.agent_state = offsetof(guard_agent, state), .agent_snapshot = offsetof(guard_agent, snapshot),
     .agent_support_mask = offsetof(guard_agent, support_mask),
     .agent_from = offsetof(guard_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(guard_agent, backoffs), .agent_plan = offsetof(guard_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(guard_world, state),
     .world_timers = 0, .agent_bytes = sizeof(guard_agent), .world_bytes = sizeof(guard_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__begin,
     .look = hooks__look, .start = hooks__begin, .end = hooks__begin},
    .format = &gg_format_26,
    .fingerprint = 2007645878,
    .saved_fingerprint = (uint32_t)(UINT32_C(2007645878) +
        UINT32_C(31) * offsetof(guard_agent, state) +
        UINT32_C(961) * offsetof(guard_agent, snapshot) +
        UINT32_C(29791) * offsetof(guard_agent, support_mask) +
        UINT32_C(923521) * offsetof(guard_agent, from) +
        UINT32_C(887503681) * offsetof(guard_agent, backoffs) +
        UINT32_C(1742810335) * offsetof(guard_agent, senses) +
        UINT32_C(4098453791) * offsetof(guard_agent, plan) +
        UINT32_C(129082719) * offsetof(guard_agent, walk) +
        UINT32_C(1725480897) * offsetof(guard_world, state) +
        UINT32_C(329765761) * offsetof(guard_world, points)),
    .start = start__all,
    .tops = tops__all,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = &search__row,
    .fact_at = fact_at__all,
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
    const GG_ROM gg_action *action = &guard_domain.actions[number];
    doing.action = (guard_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (guard_symbol)action->arguments[i];
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

