/* Made by goapgen from guard.yaml. Do not edit: run goapgen again. */
#include "guard.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__open_door,
    action__smash_door,
    action__go_to__yard,
    action__go_to__hall,
    action__go_to__cellar,
    action__go_to__tower,
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

/* Where the facts lie in a state. */
static const gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 4, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 3, .first = 0}, /* at */
    {.word = 0, .shift = 4, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 4}, /* lit(yard) */
    {.word = 0, .shift = 5, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 6}, /* lit(hall) */
    {.word = 0, .shift = 6, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 8}, /* lit(cellar) */
    {.word = 0, .shift = 7, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 10}, /* lit(tower) */
    {.word = 0, .shift = 8, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 12}, /* door_open */
    {.word = 0, .shift = 9, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 14}, /* has_key */
    {.word = 0, .shift = 10, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 16}, /* has_weapon */
    {.word = 0, .shift = 11, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 18}, /* has_ammo */
    {.word = 0, .shift = 12, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 20}, /* weapon_drawn */
    {.word = 0, .shift = 13, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 22}, /* weapon_loaded */
    {.word = 0, .shift = 14, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 24}, /* active(generator) */
    {.word = 0, .shift = 15, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 26}, /* active(laser) */
    {.word = 0, .shift = 16, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 28}, /* target_dead */
};

static const uint64_t start__words[] = {UINT64_C(0x2b1)};
static const uint64_t guards__words[] = {UINT64_C(0x0)};
static const uint64_t tops__words[] = {UINT64_C(0x0)};
static const uint32_t senses__periods[] = {
    0, /* has_weapon */
};

/* The condition that always holds. */
static const gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0}};

/* open_door: door_open, not has_key */
static const gg_flag_test action__open_door__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x30e), .want = UINT64_C(0x200)}, /* at == yard, not door_open, has_key */
};
static const gg_box action__open_door__boxes[] = {
    {.flags = action__open_door__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__open_door__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffcff), .set = UINT64_C(0x100)},
};
static const gg_effect action__open_door__effect = {
    .assignments = action__open_door__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
/* smash_door: door_open */
static const gg_flag_test action__smash_door__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x10e), .want = UINT64_C(0x0)}, /* at == yard, not door_open */
};
static const gg_box action__smash_door__boxes[] = {
    {.flags = action__smash_door__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__smash_door__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffeff), .set = UINT64_C(0x100)},
};
static const gg_effect action__smash_door__effect = {
    .assignments = action__smash_door__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
/* go_to(yard): at = to */
static const gg_flag_test action__go_to__yard__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x111), .want = UINT64_C(0x110)}, /* at != yard, lit(yard), door_open */
};
static const gg_box action__go_to__yard__boxes[] = {
    {.flags = action__go_to__yard__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__go_to__yard__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const gg_effect action__go_to__yard__effect = {
    .assignments = action__go_to__yard__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const uint16_t action__go_to__yard__arguments[] = {GUARD_YARD};
/* go_to(hall): at = to */
static const gg_flag_test action__go_to__hall__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x122), .want = UINT64_C(0x120)}, /* at != hall, lit(hall), door_open */
};
static const gg_box action__go_to__hall__boxes[] = {
    {.flags = action__go_to__hall__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__go_to__hall__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const gg_effect action__go_to__hall__effect = {
    .assignments = action__go_to__hall__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const uint16_t action__go_to__hall__arguments[] = {GUARD_HALL};
/* go_to(cellar): at = to */
static const gg_flag_test action__go_to__cellar__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x144), .want = UINT64_C(0x140)}, /* at != cellar, lit(cellar), door_open */
};
static const gg_box action__go_to__cellar__boxes[] = {
    {.flags = action__go_to__cellar__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__go_to__cellar__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const gg_effect action__go_to__cellar__effect = {
    .assignments = action__go_to__cellar__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const uint16_t action__go_to__cellar__arguments[] = {GUARD_CELLAR};
/* go_to(tower): at = to */
static const gg_flag_test action__go_to__tower__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x188), .want = UINT64_C(0x180)}, /* at != tower, lit(tower), door_open */
};
static const gg_box action__go_to__tower__boxes[] = {
    {.flags = action__go_to__tower__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__go_to__tower__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x8)},
};
static const gg_effect action__go_to__tower__effect = {
    .assignments = action__go_to__tower__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const uint16_t action__go_to__tower__arguments[] = {GUARD_TOWER};
/* switch_light(yard): lit(where) */
static const gg_flag_test action__switch_light__yard__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1d), .want = UINT64_C(0x0)}, /* at == hall, not lit(yard) */
};
static const gg_box action__switch_light__yard__boxes[] = {
    {.flags = action__switch_light__yard__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__switch_light__yard__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffef), .set = UINT64_C(0x10)},
};
static const gg_effect action__switch_light__yard__effect = {
    .assignments = action__switch_light__yard__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const uint16_t action__switch_light__yard__arguments[] = {GUARD_YARD};
/* switch_light(hall): lit(where) */
static const gg_flag_test action__switch_light__hall__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x2d), .want = UINT64_C(0x0)}, /* at == hall, not lit(hall) */
};
static const gg_box action__switch_light__hall__boxes[] = {
    {.flags = action__switch_light__hall__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__switch_light__hall__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffdf), .set = UINT64_C(0x20)},
};
static const gg_effect action__switch_light__hall__effect = {
    .assignments = action__switch_light__hall__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const uint16_t action__switch_light__hall__arguments[] = {GUARD_HALL};
/* switch_light(cellar): lit(where) */
static const gg_flag_test action__switch_light__cellar__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x4d), .want = UINT64_C(0x0)}, /* at == hall, not lit(cellar) */
};
static const gg_box action__switch_light__cellar__boxes[] = {
    {.flags = action__switch_light__cellar__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__switch_light__cellar__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffbf), .set = UINT64_C(0x40)},
};
static const gg_effect action__switch_light__cellar__effect = {
    .assignments = action__switch_light__cellar__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const uint16_t action__switch_light__cellar__arguments[] = {GUARD_CELLAR};
/* switch_light(tower): lit(where) */
static const gg_flag_test action__switch_light__tower__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x8d), .want = UINT64_C(0x0)}, /* at == hall, not lit(tower) */
};
static const gg_box action__switch_light__tower__boxes[] = {
    {.flags = action__switch_light__tower__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__switch_light__tower__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff7f), .set = UINT64_C(0x80)},
};
static const gg_effect action__switch_light__tower__effect = {
    .assignments = action__switch_light__tower__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const uint16_t action__switch_light__tower__arguments[] = {GUARD_TOWER};
/* start_generator: active(generator) */
static const gg_flag_test action__start_generator__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x400b), .want = UINT64_C(0x0)}, /* at == cellar, not active(generator) */
};
static const gg_box action__start_generator__boxes[] = {
    {.flags = action__start_generator__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__start_generator__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffbfff), .set = UINT64_C(0x4000)},
};
static const gg_effect action__start_generator__effect = {
    .assignments = action__start_generator__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
/* start_laser: active(laser) */
static const gg_flag_test action__start_laser__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x4007), .want = UINT64_C(0x4000)}, /* at == tower, active(generator) */
};
static const gg_box action__start_laser__boxes[] = {
    {.flags = action__start_laser__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__start_laser__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffff7fff), .set = UINT64_C(0x8000)},
};
static const gg_effect action__start_laser__effect = {
    .assignments = action__start_laser__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
/* fire_laser: target_dead */
static const gg_flag_test action__fire_laser__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x8007), .want = UINT64_C(0x8000)}, /* at == tower, active(laser) */
};
static const gg_box action__fire_laser__boxes[] = {
    {.flags = action__fire_laser__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__fire_laser__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffeffff), .set = UINT64_C(0x10000)},
};
static const gg_effect action__fire_laser__effect = {
    .assignments = action__fire_laser__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
/* draw_weapon: weapon_drawn */
static const gg_flag_test action__draw_weapon__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x400), .want = UINT64_C(0x400)}, /* has_weapon */
};
static const gg_box action__draw_weapon__boxes[] = {
    {.flags = action__draw_weapon__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__draw_weapon__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffefff), .set = UINT64_C(0x1000)},
};
static const gg_effect action__draw_weapon__effect = {
    .assignments = action__draw_weapon__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
/* load_weapon: weapon_loaded, not has_ammo */
static const gg_flag_test action__load_weapon__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1800), .want = UINT64_C(0x1800)}, /* has_ammo, weapon_drawn */
};
static const gg_box action__load_weapon__boxes[] = {
    {.flags = action__load_weapon__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__load_weapon__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffd7ff), .set = UINT64_C(0x2000)},
};
static const gg_effect action__load_weapon__effect = {
    .assignments = action__load_weapon__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
/* attack: target_dead, not weapon_loaded */
static const gg_flag_test action__attack__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x2000), .want = UINT64_C(0x2000)}, /* weapon_loaded */
};
static const gg_box action__attack__boxes[] = {
    {.flags = action__attack__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const gg_assignment action__attack__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffedfff), .set = UINT64_C(0x10000)},
};
static const gg_effect action__attack__effect = {
    .assignments = action__attack__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};

static const gg_action actions__all[] = {
    /* open_door */
    {.precondition = {.boxes = action__open_door__boxes, .count = 1},
     .effect = &action__open_door__effect, .own = &action__open_door__effect, .world = NULL,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_OPEN_DOOR, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* at == yard, not door_open, has_key */
    /* smash_door */
    {.precondition = {.boxes = action__smash_door__boxes, .count = 1},
     .effect = &action__smash_door__effect, .own = &action__smash_door__effect, .world = NULL,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 4,
     .source_index = GUARD_ACTION_SMASH_DOOR, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* at == yard, not door_open */
    /* go_to(yard) */
    {.precondition = {.boxes = action__go_to__yard__boxes, .count = 1},
     .effect = &action__go_to__yard__effect, .own = &action__go_to__yard__effect, .world = NULL,
     .duration = 3000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = action__go_to__yard__arguments}, /* at != to, lit(to), door_open */
    /* go_to(hall) */
    {.precondition = {.boxes = action__go_to__hall__boxes, .count = 1},
     .effect = &action__go_to__hall__effect, .own = &action__go_to__hall__effect, .world = NULL,
     .duration = 3000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = action__go_to__hall__arguments}, /* at != to, lit(to), door_open */
    /* go_to(cellar) */
    {.precondition = {.boxes = action__go_to__cellar__boxes, .count = 1},
     .effect = &action__go_to__cellar__effect, .own = &action__go_to__cellar__effect, .world = NULL,
     .duration = 3000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = action__go_to__cellar__arguments}, /* at != to, lit(to), door_open */
    /* go_to(tower) */
    {.precondition = {.boxes = action__go_to__tower__boxes, .count = 1},
     .effect = &action__go_to__tower__effect, .own = &action__go_to__tower__effect, .world = NULL,
     .duration = 3000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = action__go_to__tower__arguments}, /* at != to, lit(to), door_open */
    /* switch_light(yard) */
    {.precondition = {.boxes = action__switch_light__yard__boxes, .count = 1},
     .effect = &action__switch_light__yard__effect, .own = &action__switch_light__yard__effect, .world = NULL,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_SWITCH_LIGHT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = action__switch_light__yard__arguments}, /* at == hall, not lit(where) */
    /* switch_light(hall) */
    {.precondition = {.boxes = action__switch_light__hall__boxes, .count = 1},
     .effect = &action__switch_light__hall__effect, .own = &action__switch_light__hall__effect, .world = NULL,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_SWITCH_LIGHT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = action__switch_light__hall__arguments}, /* at == hall, not lit(where) */
    /* switch_light(cellar) */
    {.precondition = {.boxes = action__switch_light__cellar__boxes, .count = 1},
     .effect = &action__switch_light__cellar__effect, .own = &action__switch_light__cellar__effect, .world = NULL,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_SWITCH_LIGHT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = action__switch_light__cellar__arguments}, /* at == hall, not lit(where) */
    /* switch_light(tower) */
    {.precondition = {.boxes = action__switch_light__tower__boxes, .count = 1},
     .effect = &action__switch_light__tower__effect, .own = &action__switch_light__tower__effect, .world = NULL,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_SWITCH_LIGHT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = action__switch_light__tower__arguments}, /* at == hall, not lit(where) */
    /* start_generator */
    {.precondition = {.boxes = action__start_generator__boxes, .count = 1},
     .effect = &action__start_generator__effect, .own = &action__start_generator__effect, .world = NULL,
     .duration = 2000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_START_GENERATOR, .procedural = 0, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* at == cellar, not active(generator) */
    /* start_laser */
    {.precondition = {.boxes = action__start_laser__boxes, .count = 1},
     .effect = &action__start_laser__effect, .own = &action__start_laser__effect, .world = NULL,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_START_LASER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* at == tower, active(generator) */
    /* fire_laser */
    {.precondition = {.boxes = action__fire_laser__boxes, .count = 1},
     .effect = &action__fire_laser__effect, .own = &action__fire_laser__effect, .world = NULL,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_FIRE_LASER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* at == tower, active(laser) */
    /* draw_weapon */
    {.precondition = {.boxes = action__draw_weapon__boxes, .count = 1},
     .effect = &action__draw_weapon__effect, .own = &action__draw_weapon__effect, .world = NULL,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_DRAW_WEAPON, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* has_weapon */
    /* load_weapon */
    {.precondition = {.boxes = action__load_weapon__boxes, .count = 1},
     .effect = &action__load_weapon__effect, .own = &action__load_weapon__effect, .world = NULL,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_LOAD_WEAPON, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* weapon_drawn, has_ammo */
    /* attack */
    {.precondition = {.boxes = action__attack__boxes, .count = 1},
     .effect = &action__attack__effect, .own = &action__attack__effect, .world = NULL,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = GUARD_ACTION_ATTACK, .procedural = GG_NONE, .dynamic_cost = 0,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* weapon_loaded */
};

/* Which fact each bit of a state belongs to. */
static const uint16_t facts__at[] = {
    0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    13, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};

/* Which actions four bits of a state do not rule out. */
static const uint64_t filters__0[] = {
    UINT64_C(0xffff), UINT64_C(0xe03b), UINT64_C(0xe3f4), UINT64_C(0xe030),
    UINT64_C(0xe42c), UINT64_C(0xe028), UINT64_C(0xe024), UINT64_C(0xe020),
    UINT64_C(0xf81c), UINT64_C(0xe018), UINT64_C(0xe014), UINT64_C(0xe010),
    UINT64_C(0xe00c), UINT64_C(0xe008), UINT64_C(0xe004), UINT64_C(0xe000),
};
static const uint64_t filters__1[] = {
    UINT64_C(0xffc3), UINT64_C(0xff87), UINT64_C(0xff4b), UINT64_C(0xff0f),
    UINT64_C(0xfed3), UINT64_C(0xfe97), UINT64_C(0xfe5b), UINT64_C(0xfe1f),
    UINT64_C(0xfde3), UINT64_C(0xfda7), UINT64_C(0xfd6b), UINT64_C(0xfd2f),
    UINT64_C(0xfcf3), UINT64_C(0xfcb7), UINT64_C(0xfc7b), UINT64_C(0xfc3f),
};
static const uint64_t filters__2[] = {
    UINT64_C(0x9fc2), UINT64_C(0x9ffc), UINT64_C(0x9fc3), UINT64_C(0x9ffc),
    UINT64_C(0xbfc2), UINT64_C(0xbffc), UINT64_C(0xbfc3), UINT64_C(0xbffc),
    UINT64_C(0xdfc2), UINT64_C(0xdffc), UINT64_C(0xdfc3), UINT64_C(0xdffc),
    UINT64_C(0xffc2), UINT64_C(0xfffc), UINT64_C(0xffc3), UINT64_C(0xfffc),
};
static const uint64_t filters__3[] = {
    UINT64_C(0x27ff), UINT64_C(0x67ff), UINT64_C(0xa7ff), UINT64_C(0xe7ff),
    UINT64_C(0x2bff), UINT64_C(0x6bff), UINT64_C(0xabff), UINT64_C(0xebff),
    UINT64_C(0x37ff), UINT64_C(0x77ff), UINT64_C(0xb7ff), UINT64_C(0xf7ff),
    UINT64_C(0x3bff), UINT64_C(0x7bff), UINT64_C(0xbbff), UINT64_C(0xfbff),
};
static const gg_filter filters__all[] = {
    {.rows = filters__0, .word = 0, .shift = 0},
    {.rows = filters__1, .word = 0, .shift = 4},
    {.rows = filters__2, .word = 0, .shift = 8},
    {.rows = filters__3, .word = 0, .shift = 12},
};
static const uint64_t filters__filtered[] = {
    UINT64_C(0xffff),
};

/* Which actions interfere with each one, and which may bring each value of
 * a fact about. */
static const uint64_t actions__conflicts[] = {
    UINT64_C(0x3a), UINT64_C(0x39), UINT64_C(0x1ff8), UINT64_C(0x1c37),
    UINT64_C(0x1bef), UINT64_C(0x7df), UINT64_C(0x34), UINT64_C(0x34),
    UINT64_C(0x34), UINT64_C(0x34), UINT64_C(0x2c), UINT64_C(0x1c),
    UINT64_C(0x1c), UINT64_C(0x0), UINT64_C(0x8000), UINT64_C(0x4000),
};
static const uint64_t values__achievers[] = {
    UINT64_C(0x4), UINT64_C(0x8), UINT64_C(0x10), UINT64_C(0x20),
    UINT64_C(0x0), UINT64_C(0x40), UINT64_C(0x0), UINT64_C(0x80),
    UINT64_C(0x0), UINT64_C(0x100), UINT64_C(0x0), UINT64_C(0x200),
    UINT64_C(0x0), UINT64_C(0x3), UINT64_C(0x1), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x4000), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x2000), UINT64_C(0x8000), UINT64_C(0x4000),
    UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0x0), UINT64_C(0x800),
    UINT64_C(0x0), UINT64_C(0x9000),
};

/* kill_enemy */
static const gg_flag_test goal__kill_enemy__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x10000), .want = UINT64_C(0x10000)}, /* target_dead */
};
static const gg_box goal__kill_enemy__boxes[] = {
    {.flags = goal__kill_enemy__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};

static const gg_goal goals__all[] = {
    /* kill_enemy */
    {.condition = {.boxes = goal__kill_enemy__boxes, .count = 1}, /* target_dead */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = 10, .cooldown = 0, .called = false, .keep = false},
};

static const uint64_t heuristic__kill_enemy__watchman__actions[] = {
    UINT64_C(0xfffd),
};
static const uint64_t heuristic__kill_enemy__watchman__wakers__words[] = {UINT64_C(0x1ffff)};
static const uint16_t heuristic__kill_enemy__watchman__0__values_0[] = {0, 2, 4, 6, 6, 8, 10, 12, 0, 2, 4, 6, 6, 8, 10, 12};
static const uint16_t heuristic__kill_enemy__watchman__0__values_1[] = {0, 1, 0, 1, 0, 1, 0, 1, 64, 65, 64, 65, 64, 65, 64, 65};
static const uint16_t heuristic__kill_enemy__watchman__0__values_2[] = {0, 16, 0, 16, 32, 48, 32, 48, 8, 24, 8, 24, 40, 56, 40, 56};
static const gg_digit heuristic__kill_enemy__watchman__0__digits[] = {
    {.values = heuristic__kill_enemy__watchman__0__values_0, .word = 0, .shift = 1},
    {.values = heuristic__kill_enemy__watchman__0__values_1, .word = 0, .shift = 8},
    {.values = heuristic__kill_enemy__watchman__0__values_2, .word = 0, .shift = 13},
};
static const uint8_t heuristic__kill_enemy__watchman__0__entries[] = {
    4, 3, 5, 3, 5, 3, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 5, 2, 5, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const gg_distance heuristic__kill_enemy__watchman__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), GG_FAR,
};
static const uint16_t heuristic__kill_enemy__watchman__1__values_0[] = {0, 1, 2, 3, 3, 4, 5, 6, 0, 1, 2, 3, 3, 4, 5, 6};
static const uint16_t heuristic__kill_enemy__watchman__1__values_1[] = {0, 32, 0, 32, 16, 48, 16, 48, 64, 96, 64, 96, 80, 112, 80, 112};
static const uint16_t heuristic__kill_enemy__watchman__1__values_2[] = {0, 8, 4, 12, 0, 8, 4, 12, 0, 8, 4, 12, 0, 8, 4, 12};
static const gg_digit heuristic__kill_enemy__watchman__1__digits[] = {
    {.values = heuristic__kill_enemy__watchman__1__values_0, .word = 0, .shift = 1},
    {.values = heuristic__kill_enemy__watchman__1__values_1, .word = 0, .shift = 11},
    {.values = heuristic__kill_enemy__watchman__1__values_2, .word = 0, .shift = 15},
};
static const uint8_t heuristic__kill_enemy__watchman__1__entries[] = {
    2, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const gg_distance heuristic__kill_enemy__watchman__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002),
};
static const uint16_t heuristic__kill_enemy__watchman__2__values_0[] = {0, 2, 4, 6, 6, 8, 10, 12, 0, 2, 4, 6, 6, 8, 10, 12};
static const uint16_t heuristic__kill_enemy__watchman__2__values_1[] = {0, 256, 0, 256, 1, 257, 1, 257, 0, 256, 0, 256, 1, 257, 1, 257};
static const uint16_t heuristic__kill_enemy__watchman__2__values_2[] = {0, 64, 0, 64, 16, 80, 16, 80, 128, 192, 128, 192, 144, 208, 144, 208};
static const uint16_t heuristic__kill_enemy__watchman__2__values_3[] = {0, 32, 8, 40, 0, 32, 8, 40, 0, 32, 8, 40, 0, 32, 8, 40};
static const gg_digit heuristic__kill_enemy__watchman__2__digits[] = {
    {.values = heuristic__kill_enemy__watchman__2__values_0, .word = 0, .shift = 1},
    {.values = heuristic__kill_enemy__watchman__2__values_1, .word = 0, .shift = 6},
    {.values = heuristic__kill_enemy__watchman__2__values_2, .word = 0, .shift = 11},
    {.values = heuristic__kill_enemy__watchman__2__values_3, .word = 0, .shift = 15},
};
static const uint8_t heuristic__kill_enemy__watchman__2__entries[] = {
    8, 7, 9, 6, 9, 4, 9, 7, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 9, 2, 9, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 9, 3, 9, 3, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 9, 2, 9, 2, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 6, 5, 9, 5, 9, 4, 9, 5,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 2, 9, 2, 9, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    4, 3, 9, 3, 9, 3, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 9, 2, 9, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const gg_distance heuristic__kill_enemy__watchman__2__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0x60006), UINT64_C(0x70007),
    UINT64_C(0x80008), GG_FAR,
};
static const gg_table heuristic__kill_enemy__watchman__tables[] = {
    {.digits = heuristic__kill_enemy__watchman__0__digits, .entries = heuristic__kill_enemy__watchman__0__entries, .entries_high = NULL,
     .distances = heuristic__kill_enemy__watchman__0__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 128, .digit_count = 3, .ends_sum = false},
    {.digits = heuristic__kill_enemy__watchman__1__digits, .entries = heuristic__kill_enemy__watchman__1__entries, .entries_high = NULL,
     .distances = heuristic__kill_enemy__watchman__1__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 128, .digit_count = 3, .ends_sum = true},
    {.digits = heuristic__kill_enemy__watchman__2__digits, .entries = heuristic__kill_enemy__watchman__2__entries, .entries_high = NULL,
     .distances = heuristic__kill_enemy__watchman__2__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 512, .digit_count = 4, .ends_sum = true},
};
static const gg_heuristic heuristic__kill_enemy__watchman = {
    .actions = heuristic__kill_enemy__watchman__actions, .tables = heuristic__kill_enemy__watchman__tables,
    .wakers = heuristic__kill_enemy__watchman__wakers__words, .table_count = 3, .asks = true, .hidden = true};

static const uint64_t heuristic__kill_enemy__brute__actions[] = {
    UINT64_C(0xfffe),
};
static const uint64_t heuristic__kill_enemy__brute__wakers__words[] = {UINT64_C(0x1fdff)};
static const uint16_t heuristic__kill_enemy__brute__0__values_0[] = {0, 2, 4, 6, 6, 8, 10, 12, 0, 2, 4, 6, 6, 8, 10, 12};
static const uint16_t heuristic__kill_enemy__brute__0__values_1[] = {0, 1, 0, 1, 0, 1, 0, 1, 64, 65, 64, 65, 64, 65, 64, 65};
static const uint16_t heuristic__kill_enemy__brute__0__values_2[] = {0, 16, 0, 16, 32, 48, 32, 48, 8, 24, 8, 24, 40, 56, 40, 56};
static const gg_digit heuristic__kill_enemy__brute__0__digits[] = {
    {.values = heuristic__kill_enemy__brute__0__values_0, .word = 0, .shift = 1},
    {.values = heuristic__kill_enemy__brute__0__values_1, .word = 0, .shift = 8},
    {.values = heuristic__kill_enemy__brute__0__values_2, .word = 0, .shift = 13},
};
static const uint8_t heuristic__kill_enemy__brute__0__entries[] = {
    5, 3, 6, 3, 6, 3, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 2, 6, 2, 6, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const gg_distance heuristic__kill_enemy__brute__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x60003), UINT64_C(0x70004), GG_FAR,
};
static const uint16_t heuristic__kill_enemy__brute__1__values_0[] = {0, 1, 2, 3, 3, 4, 5, 6, 0, 1, 2, 3, 3, 4, 5, 6};
static const uint16_t heuristic__kill_enemy__brute__1__values_1[] = {0, 32, 0, 32, 16, 48, 16, 48, 64, 96, 64, 96, 80, 112, 80, 112};
static const uint16_t heuristic__kill_enemy__brute__1__values_2[] = {0, 8, 4, 12, 0, 8, 4, 12, 0, 8, 4, 12, 0, 8, 4, 12};
static const gg_digit heuristic__kill_enemy__brute__1__digits[] = {
    {.values = heuristic__kill_enemy__brute__1__values_0, .word = 0, .shift = 1},
    {.values = heuristic__kill_enemy__brute__1__values_1, .word = 0, .shift = 11},
    {.values = heuristic__kill_enemy__brute__1__values_2, .word = 0, .shift = 15},
};
static const uint8_t heuristic__kill_enemy__brute__1__entries[] = {
    2, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const gg_distance heuristic__kill_enemy__brute__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002),
};
static const uint16_t heuristic__kill_enemy__brute__2__values_0[] = {0, 2, 4, 6, 6, 8, 10, 12, 0, 2, 4, 6, 6, 8, 10, 12};
static const uint16_t heuristic__kill_enemy__brute__2__values_1[] = {0, 256, 0, 256, 1, 257, 1, 257, 0, 256, 0, 256, 1, 257, 1, 257};
static const uint16_t heuristic__kill_enemy__brute__2__values_2[] = {0, 64, 0, 64, 16, 80, 16, 80, 128, 192, 128, 192, 144, 208, 144, 208};
static const uint16_t heuristic__kill_enemy__brute__2__values_3[] = {0, 32, 8, 40, 0, 32, 8, 40, 0, 32, 8, 40, 0, 32, 8, 40};
static const gg_digit heuristic__kill_enemy__brute__2__digits[] = {
    {.values = heuristic__kill_enemy__brute__2__values_0, .word = 0, .shift = 1},
    {.values = heuristic__kill_enemy__brute__2__values_1, .word = 0, .shift = 6},
    {.values = heuristic__kill_enemy__brute__2__values_2, .word = 0, .shift = 11},
    {.values = heuristic__kill_enemy__brute__2__values_3, .word = 0, .shift = 15},
};
static const uint8_t heuristic__kill_enemy__brute__2__entries[] = {
    11, 9, 12, 7, 12, 4, 12, 9, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 6, 2, 12, 2, 12, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 12, 3, 12, 3, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 6, 2, 12, 2, 12, 2, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 10, 5, 12, 5, 12, 4, 12, 5,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    6, 2, 12, 2, 12, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    8, 3, 12, 3, 12, 3, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 6, 2, 12, 2, 12, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const gg_distance heuristic__kill_enemy__brute__2__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0x60003), UINT64_C(0x60006),
    UINT64_C(0x70004), UINT64_C(0x70007), UINT64_C(0x90006), UINT64_C(0xb0008),
    GG_FAR,
};
static const gg_table heuristic__kill_enemy__brute__tables[] = {
    {.digits = heuristic__kill_enemy__brute__0__digits, .entries = heuristic__kill_enemy__brute__0__entries, .entries_high = NULL,
     .distances = heuristic__kill_enemy__brute__0__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 128, .digit_count = 3, .ends_sum = false},
    {.digits = heuristic__kill_enemy__brute__1__digits, .entries = heuristic__kill_enemy__brute__1__entries, .entries_high = NULL,
     .distances = heuristic__kill_enemy__brute__1__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 128, .digit_count = 3, .ends_sum = true},
    {.digits = heuristic__kill_enemy__brute__2__digits, .entries = heuristic__kill_enemy__brute__2__entries, .entries_high = NULL,
     .distances = heuristic__kill_enemy__brute__2__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 512, .digit_count = 4, .ends_sum = true},
};
static const gg_heuristic heuristic__kill_enemy__brute = {
    .actions = heuristic__kill_enemy__brute__actions, .tables = heuristic__kill_enemy__brute__tables,
    .wakers = heuristic__kill_enemy__brute__wakers__words, .table_count = 3, .asks = true, .hidden = true};

static const gg_heuristic *const agent_type__watchman__heuristics[] = {
    &heuristic__kill_enemy__watchman,
};
static const gg_heuristic *const agent_type__brute__heuristics[] = {
    &heuristic__kill_enemy__brute,
};

static gg_status agent_type__watchman__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    const uint16_t *arguments = guard_domain.actions[action].arguments;
    switch (guard_domain.actions[action].source_index) {
    case GUARD_ACTION_OPEN_DOOR:
        return guard_watchman_task_open_door(self, phase);
    case GUARD_ACTION_GO_TO:
        return guard_watchman_task_go_to(self, phase, (guard_symbol)arguments[0]);
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

static const gg_calls agent_type__watchman__calls = {
    .run = agent_type__watchman__run,
    .precondition = agent_type__watchman__precondition,
    .cost = agent_type__watchman__cost,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__watchman__sense,
    .apply = NULL,
    .walk = NULL,
    .travel = NULL,
};
static const uint64_t agent_type__watchman__actions[] = {UINT64_C(0xfffd)};
static const uint16_t agent_type__watchman__goals[] = {GUARD_GOAL_KILL_ENEMY};
static const uint64_t agent_type__watchman__concerns__words[] = {UINT64_C(0x10000)};
static gg_status agent_type__brute__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    const uint16_t *arguments = guard_domain.actions[action].arguments;
    switch (guard_domain.actions[action].source_index) {
    case GUARD_ACTION_SMASH_DOOR:
        return guard_brute_task_smash_door(self, phase);
    case GUARD_ACTION_GO_TO:
        return guard_brute_task_go_to(self, phase, (guard_symbol)arguments[0]);
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

static const gg_calls agent_type__brute__calls = {
    .run = agent_type__brute__run,
    .precondition = agent_type__brute__precondition,
    .cost = agent_type__brute__cost,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__brute__sense,
    .apply = NULL,
    .walk = NULL,
    .travel = NULL,
};
static const uint64_t agent_type__brute__actions[] = {UINT64_C(0xfffe)};
static const uint16_t agent_type__brute__goals[] = {GUARD_GOAL_KILL_ENEMY};
static const uint64_t agent_type__brute__concerns__words[] = {UINT64_C(0x10000)};

static const gg_agent_type agent_types__all[] = {
    {.actions = agent_type__watchman__actions, .calls = &agent_type__watchman__calls,
     .heuristics = agent_type__watchman__heuristics, .goals = agent_type__watchman__goals,
     .concerns = agent_type__watchman__concerns__words, .goal_count = 1, .task = GG_NONE}, /* watchman */
    {.actions = agent_type__brute__actions, .calls = &agent_type__brute__calls,
     .heuristics = agent_type__brute__heuristics, .goals = agent_type__brute__goals,
     .concerns = agent_type__brute__concerns__words, .goal_count = 1, .task = GG_NONE}, /* brute */
};

#ifndef GG_NO_NAMES
static const char *const names__facts[] = {
    "at",
    "lit(yard)",
    "lit(hall)",
    "lit(cellar)",
    "lit(tower)",
    "door_open",
    "has_key",
    "has_weapon",
    "has_ammo",
    "weapon_drawn",
    "weapon_loaded",
    "active(generator)",
    "active(laser)",
    "target_dead",
    NULL};
static const char *const names__actions[] = {
    "open_door",
    "smash_door",
    "go_to(yard)",
    "go_to(hall)",
    "go_to(cellar)",
    "go_to(tower)",
    "switch_light(yard)",
    "switch_light(hall)",
    "switch_light(cellar)",
    "switch_light(tower)",
    "start_generator",
    "start_laser",
    "fire_laser",
    "draw_weapon",
    "load_weapon",
    "attack",
    NULL};
static const char *const labels__actions[] = {
    "open_door",
    "smash_door",
    "go_to(yard)",
    "go_to(hall)",
    "go_to(cellar)",
    "go_to(tower)",
    "switch_light(yard)",
    "switch_light(hall)",
    "switch_light(cellar)",
    "switch_light(tower)",
    "start_generator",
    "start_laser",
    "fire_laser",
    "draw_weapon",
    "load_weapon",
    "attack",
    NULL};
static const char *const names__tasks[] = {
    NULL};
static const char *const labels__tasks[] = {
    NULL};
static const char *const *const names__methods[] = {
    NULL};
static const char *const *const labels__methods[] = {
    NULL};
static const char *const names__goals[] = {
    "kill_enemy",
    NULL};
static const char *const labels__goals[] = {
    "kill_enemy",
    NULL};
static const char *const names__characters[] = {
    "watchman",
    "brute",
    NULL};

static const gg_names names__all = {
    .domain = "guard",
    .facts = names__facts,
    .actions = names__actions,
    .action_labels = labels__actions,
    .tasks = names__tasks,
    .task_labels = labels__tasks,
    .methods = names__methods,
    .method_labels = labels__methods,
    .goals = names__goals,
    .goal_labels = labels__goals,
    .agent_types = names__characters,
    .places = NULL,
};
#endif

const gg_domain guard_domain = {
    .format = &gg_format_7,
    .word_count = 1,
    .flag_words = 1,
    .fact_count = 14,
    .action_count = 16,
    .task_count = 0,
    .agent_rule_count = 0,
    .world_rule_count = 0,
    .agent_type_count = 2,
    .goal_count = 1,
    .goal_source_count = 0,
    .achievement_count = 0,
    .filter_count = 4,
    .procedural_count = 1,
    .dynamic_cost_count = 1,
    .plan_limit = 16,
    .watch_limit = 0,
    .retry_limit = 0,
    .want_limit = 0,
    .sense_count = 1,
    .value_count = 30,
    .fingerprint = UINT32_C(119790049),
    .start = start__words,
    .guards = guards__words,
    .tops = tops__words,
    .shared = NULL,
    .applied = NULL,
    .senses = senses__periods,
    .facts = facts__all,
    .actions = actions__all,
    .tasks = NULL,
    .goals = goals__all,
    .goal_sources = NULL,
    .achievements = NULL,
    .filters = filters__all,
    .filtered = filters__filtered,
    .conflicts = actions__conflicts,
    .achievers = values__achievers,
    .fact_at = facts__at,
    .agent_rules = NULL,
    .world_rules = NULL,
    .agent_types = agent_types__all,
    .sets = NULL,
    .places = NULL,
    .offsets = {
        .agent_state = offsetof(guard_agent, state),
        .agent_seen = offsetof(guard_agent, seen),
        .agent_needs = offsetof(guard_agent, needs),
        .agent_from = offsetof(guard_agent, from),
        .agent_timers = 0,
        .agent_backoffs = offsetof(guard_agent, backoffs),
        .agent_senses = offsetof(guard_agent, senses),
        .agent_retries = 0,
        .agent_plan = offsetof(guard_agent, plan),
        .agent_watches = 0,
        .agent_walk = 0,
        .agent_wants = 0,
        .agent_want_flags = 0,
        .agent_want_ranges = 0,
        .world_state = offsetof(guard_world, state),
        .world_timers = 0,
        .world_points = 0,
    },
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};

guard_agent_activity guard_agent_doing(const guard_agent *agent)
{
    static const uint8_t counts[] = {0, 0, 1, 1, 0, 0, 0, 0, 0, 0}; /* by action: its parameters */
    guard_agent_activity doing = {GUARD_ACTION_NONE, {GUARD_GENERATOR}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const gg_action *action = &guard_domain.actions[number];
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

