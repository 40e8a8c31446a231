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

/* Where the facts lie in a state. */
static const GG_ROM gg_fact facts__all[] = {
    {.word = 1, .shift = 0, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10, .first = 0}, /* energy */
    {.word = 1, .shift = 5, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10, .first = 11}, /* full */
    {.word = 1, .shift = 10, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10, .first = 22}, /* mood */
    {.word = 0, .shift = 0, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 33}, /* master_beside */
    {.word = 0, .shift = 1, .width = 4, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 3, .first = 35}, /* here */
    {.word = 1, .shift = 15, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 24, .first = 39}, /* hour */
    {.word = 0, .shift = 5, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1, .first = 64}, /* master_home */
};

static const GG_ROM uint64_t start__words[] = {UINT64_C(0x22), UINT64_C(0x398a8)};
static const GG_ROM uint64_t guards__words[] = {UINT64_C(0x0), UINT64_C(0x104210)};
static const GG_ROM uint64_t tops__words[] = {UINT64_C(0x0), UINT64_C(0xc294a)};
static const GG_ROM uint64_t shared__words[] = {UINT64_C(0x20), UINT64_C(0xf8000)};

/* The condition that always holds. */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0}};

static const GG_ROM gg_point places__points[] = {
    {1000, 3000}, /* bed */
    {8000, 4000}, /* bowl */
    {10000, 0}, /* box */
    {3000, 0}, /* post */
};
static const GG_ROM uint16_t places__symbols[] = {
    CAT_BED,
    CAT_BOWL,
    CAT_BOX,
    CAT_POST,
};
static const GG_ROM gg_places places__all = {
    .points = places__points, .symbols = places__symbols, .speed = 50, .fact = 4, .count = 4};

/* eat: full += 3, here = bowl */
static const GG_ROM gg_range_test action__eat__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc28ea),
     .care = UINT64_C(0x1e0)}, /* full <= 7 */
};
static const GG_ROM gg_box action__eat__boxes[] = {
    {.flags = NULL, .ranges = action__eat__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__eat__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe1), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition action__eat__effect_additions[] = {
    {.fact = 1, .amount = 3}, /* full */
};
static const GG_ROM gg_effect action__eat__effect = {
    .assignments = action__eat__effect_assignments, .additions = action__eat__effect_additions,
    .assignment_count = 1, .addition_count = 1};
/* drink: full += 2, here = bowl */
static const GG_ROM gg_range_test action__drink__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc290a),
     .care = UINT64_C(0x1e0)}, /* full <= 8 */
};
static const GG_ROM gg_box action__drink__boxes[] = {
    {.flags = NULL, .ranges = action__drink__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__drink__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe1), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition action__drink__effect_additions[] = {
    {.fact = 1, .amount = 2}, /* full */
};
static const GG_ROM gg_effect action__drink__effect = {
    .assignments = action__drink__effect_assignments, .additions = action__drink__effect_additions,
    .assignment_count = 1, .addition_count = 1};
/* sleep: energy += 3, not master_beside, here = bed */
static const GG_ROM gg_range_test action__sleep__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc2947),
     .care = UINT64_C(0xf)}, /* energy <= 7 */
};
static const GG_ROM gg_box action__sleep__boxes[] = {
    {.flags = NULL, .ranges = action__sleep__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__sleep__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition action__sleep__effect_additions[] = {
    {.fact = 0, .amount = 3}, /* energy */
};
static const GG_ROM gg_effect action__sleep__effect = {
    .assignments = action__sleep__effect_assignments, .additions = action__sleep__effect_additions,
    .assignment_count = 1, .addition_count = 1};
/* poop: full -= 2, here = box */
static const GG_ROM gg_range_test action__poop__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0xc0), .high = UINT64_C(0xc294a),
     .care = UINT64_C(0x1e0)}, /* full >= 6 */
};
static const GG_ROM gg_box action__poop__boxes[] = {
    {.flags = NULL, .ranges = action__poop__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__poop__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe1), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_addition action__poop__effect_additions[] = {
    {.fact = 1, .amount = -2}, /* full */
};
static const GG_ROM gg_effect action__poop__effect = {
    .assignments = action__poop__effect_assignments, .additions = action__poop__effect_additions,
    .assignment_count = 1, .addition_count = 1};
/* parkour: energy -= 2, full -= 1, mood += 2 */
static const GG_ROM gg_range_test action__parkour__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x25), .high = UINT64_C(0xc214a),
     .care = UINT64_C(0x3def)}, /* energy >= 5, full >= 1, mood <= 8 */
};
static const GG_ROM gg_box action__parkour__boxes[] = {
    {.flags = NULL, .ranges = action__parkour__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition action__parkour__effect_additions[] = {
    {.fact = 0, .amount = -2}, /* energy */
    {.fact = 1, .amount = -1}, /* full */
    {.fact = 2, .amount = 2}, /* mood */
};
static const GG_ROM gg_effect action__parkour__effect = {
    .assignments = NULL, .additions = action__parkour__effect_additions,
    .assignment_count = 0, .addition_count = 3};
/* chase_roach: energy -= 1, mood += 1 */
static const GG_ROM gg_range_test action__chase_roach__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0xc254a),
     .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 9 */
};
static const GG_ROM gg_box action__chase_roach__boxes[] = {
    {.flags = NULL, .ranges = action__chase_roach__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition action__chase_roach__effect_additions[] = {
    {.fact = 0, .amount = -1}, /* energy */
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect action__chase_roach__effect = {
    .assignments = NULL, .additions = action__chase_roach__effect_additions,
    .assignment_count = 0, .addition_count = 2};
/* eat_roach: full += 1 */
static const GG_ROM gg_range_test action__eat_roach__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc292a),
     .care = UINT64_C(0x1e0)}, /* full <= 9 */
};
static const GG_ROM gg_box action__eat_roach__boxes[] = {
    {.flags = NULL, .ranges = action__eat_roach__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition action__eat_roach__effect_additions[] = {
    {.fact = 1, .amount = 1}, /* full */
};
static const GG_ROM gg_effect action__eat_roach__effect = {
    .assignments = NULL, .additions = action__eat_roach__effect_additions,
    .assignment_count = 0, .addition_count = 1};
/* scratch: mood += 1, here = post */
static const GG_ROM gg_range_test action__scratch__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc254a),
     .care = UINT64_C(0x3c00)}, /* mood <= 9 */
};
static const GG_ROM gg_box action__scratch__boxes[] = {
    {.flags = NULL, .ranges = action__scratch__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__scratch__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe1), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_addition action__scratch__effect_additions[] = {
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect action__scratch__effect = {
    .assignments = action__scratch__effect_assignments, .additions = action__scratch__effect_additions,
    .assignment_count = 1, .addition_count = 1};
/* groom: mood += 1 */
static const GG_ROM gg_range_test action__groom__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc254a),
     .care = UINT64_C(0x3c00)}, /* mood <= 9 */
};
static const GG_ROM gg_box action__groom__boxes[] = {
    {.flags = NULL, .ranges = action__groom__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition action__groom__effect_additions[] = {
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect action__groom__effect = {
    .assignments = NULL, .additions = action__groom__effect_additions,
    .assignment_count = 0, .addition_count = 1};
/* daze: none */
static const GG_ROM gg_effect action__daze__effect = {
    .assignments = NULL, .additions = NULL,
    .assignment_count = 0, .addition_count = 0};
/* meow: master_beside, mood -= 1 */
static const GG_ROM gg_flag_test action__meow__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x20)}, /* master_home */
};
static const GG_ROM gg_range_test action__meow__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x400), .high = UINT64_C(0xc294a),
     .care = UINT64_C(0x3c00)}, /* mood >= 1 */
};
static const GG_ROM gg_box action__meow__boxes[] = {
    {.flags = action__meow__flags_0, .ranges = action__meow__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__meow__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffe), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition action__meow__effect_additions[] = {
    {.fact = 2, .amount = -1}, /* mood */
};
static const GG_ROM gg_effect action__meow__effect = {
    .assignments = action__meow__effect_assignments, .additions = action__meow__effect_additions,
    .assignment_count = 1, .addition_count = 1};
/* rub_master: mood += 2, not master_beside */
static const GG_ROM gg_flag_test action__rub_master__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x1)}, /* master_beside */
};
static const GG_ROM gg_range_test action__rub_master__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc214a),
     .care = UINT64_C(0x3c00)}, /* mood <= 8 */
};
static const GG_ROM gg_box action__rub_master__boxes[] = {
    {.flags = action__rub_master__flags_0, .ranges = action__rub_master__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__rub_master__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffe), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_addition action__rub_master__effect_additions[] = {
    {.fact = 2, .amount = 2}, /* mood */
};
static const GG_ROM gg_effect action__rub_master__effect = {
    .assignments = action__rub_master__effect_assignments, .additions = action__rub_master__effect_additions,
    .assignment_count = 1, .addition_count = 1};
/* wreck_home: energy -= 1, mood += 3 */
static const GG_ROM gg_flag_test action__wreck_home__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* not master_beside */
};
static const GG_ROM gg_range_test action__wreck_home__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x4), .high = UINT64_C(0xc154a),
     .care = UINT64_C(0x3c0f)}, /* energy >= 4, mood <= 5 */
};
static const GG_ROM gg_box action__wreck_home__boxes[] = {
    {.flags = action__wreck_home__flags_0, .ranges = action__wreck_home__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition action__wreck_home__effect_additions[] = {
    {.fact = 0, .amount = -1}, /* energy */
    {.fact = 2, .amount = 3}, /* mood */
};
static const GG_ROM gg_effect action__wreck_home__effect = {
    .assignments = NULL, .additions = action__wreck_home__effect_additions,
    .assignment_count = 0, .addition_count = 2};

static const GG_ROM gg_action actions__all[] = {
    /* eat */
    {.precondition = {.boxes = action__eat__boxes, .count = 1},
     .effect = &action__eat__effect, .own = &action__eat__effect, .world = NULL,
     .duration = 900000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = CAT_ACTION_EAT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 1, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* full <= 7 */
    /* drink */
    {.precondition = {.boxes = action__drink__boxes, .count = 1},
     .effect = &action__drink__effect, .own = &action__drink__effect, .world = NULL,
     .duration = 300000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = CAT_ACTION_DRINK, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 1, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* full <= 8 */
    /* sleep */
    {.precondition = {.boxes = action__sleep__boxes, .count = 1},
     .effect = &action__sleep__effect, .own = &action__sleep__effect, .world = NULL,
     .duration = 5400000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = CAT_ACTION_SLEEP, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* energy <= 7 */
    /* poop */
    {.precondition = {.boxes = action__poop__boxes, .count = 1},
     .effect = &action__poop__effect, .own = &action__poop__effect, .world = NULL,
     .duration = 300000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = CAT_ACTION_POOP, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 2, .ends_at = 2, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* full >= 6 */
    /* parkour */
    {.precondition = {.boxes = action__parkour__boxes, .count = 1},
     .effect = &action__parkour__effect, .own = &action__parkour__effect, .world = NULL,
     .duration = 600000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = CAT_ACTION_PARKOUR, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* energy >= 5, full >= 1, mood <= 8 */
    /* chase_roach */
    {.precondition = {.boxes = action__chase_roach__boxes, .count = 1},
     .effect = &action__chase_roach__effect, .own = &action__chase_roach__effect, .world = NULL,
     .duration = 1200000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = CAT_ACTION_CHASE_ROACH, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* energy >= 5, mood <= 9 */
    /* eat_roach */
    {.precondition = {.boxes = action__eat_roach__boxes, .count = 1},
     .effect = &action__eat_roach__effect, .own = &action__eat_roach__effect, .world = NULL,
     .duration = 120000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = CAT_ACTION_EAT_ROACH, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* full <= 9 */
    /* scratch */
    {.precondition = {.boxes = action__scratch__boxes, .count = 1},
     .effect = &action__scratch__effect, .own = &action__scratch__effect, .world = NULL,
     .duration = 300000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = CAT_ACTION_SCRATCH, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 3, .ends_at = 3, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* mood <= 9 */
    /* groom */
    {.precondition = {.boxes = action__groom__boxes, .count = 1},
     .effect = &action__groom__effect, .own = &action__groom__effect, .world = NULL,
     .duration = 1200000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = CAT_ACTION_GROOM, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* mood <= 9 */
    /* daze */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .effect = &action__daze__effect, .own = NULL, .world = NULL,
     .duration = 1800000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = CAT_ACTION_DAZE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* none */
    /* meow */
    {.precondition = {.boxes = action__meow__boxes, .count = 1},
     .effect = &action__meow__effect, .own = &action__meow__effect, .world = NULL,
     .duration = 60000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = CAT_ACTION_MEOW, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* master_home, mood >= 1 */
    /* rub_master */
    {.precondition = {.boxes = action__rub_master__boxes, .count = 1},
     .effect = &action__rub_master__effect, .own = &action__rub_master__effect, .world = NULL,
     .duration = 600000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = CAT_ACTION_RUB_MASTER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* master_beside, mood <= 8 */
    /* wreck_home */
    {.precondition = {.boxes = action__wreck_home__boxes, .count = 1},
     .effect = &action__wreck_home__effect, .own = &action__wreck_home__effect, .world = NULL,
     .duration = 900000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = CAT_ACTION_WRECK_HOME, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* energy >= 4, mood <= 5, not master_beside */
};

/* live */
static const GG_ROM gg_range_test method__live__sustain__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc286a),
     .care = UINT64_C(0x1e0)}, /* full <= 3 */
};
static const GG_ROM gg_box method__live__sustain__boxes[] = {
    {.flags = NULL, .ranges = method__live__sustain__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live__sustain__subtasks[] = {task__feed};
static const GG_ROM gg_range_test method__live__relieve__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x100), .high = UINT64_C(0xc294a),
     .care = UINT64_C(0x1e0)}, /* full >= 8 */
};
static const GG_ROM gg_box method__live__relieve__boxes[] = {
    {.flags = NULL, .ranges = method__live__relieve__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live__relieve__subtasks[] = {action__poop};
static const GG_ROM gg_range_test method__live__collapse__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc2943),
     .care = UINT64_C(0xf)}, /* energy <= 3 */
};
static const GG_ROM gg_box method__live__collapse__boxes[] = {
    {.flags = NULL, .ranges = method__live__collapse__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live__collapse__subtasks[] = {action__sleep};
static const GG_ROM gg_range_test method__live__retire__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0xb0000), .high = UINT64_C(0xc2947),
     .care = UINT64_C(0xf800f)}, /* energy <= 7, hour >= 22 */
};
static const GG_ROM gg_range_test method__live__retire__ranges_1[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x2a947),
     .care = UINT64_C(0xf800f)}, /* energy <= 7, hour <= 5 */
};
static const GG_ROM gg_box method__live__retire__boxes[] = {
    {.flags = NULL, .ranges = method__live__retire__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = method__live__retire__ranges_1, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live__retire__subtasks[] = {action__sleep};
static const GG_ROM uint16_t method__live__enjoy__subtasks[] = {task__pass_time};
static const GG_ROM gg_method task__live__methods[] = {
    /* sustain */
    {.precondition = {.boxes = method__live__sustain__boxes, .count = 1},
     .subtasks = method__live__sustain__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* full <= 3 */
    /* relieve */
    {.precondition = {.boxes = method__live__relieve__boxes, .count = 1},
     .subtasks = method__live__relieve__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* full >= 8 */
    /* collapse */
    {.precondition = {.boxes = method__live__collapse__boxes, .count = 1},
     .subtasks = method__live__collapse__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 2, .priority_level = 1, .scored = GG_NONE}, /* energy <= 3 */
    /* retire */
    {.precondition = {.boxes = method__live__retire__boxes, .count = 2},
     .subtasks = method__live__retire__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 3, .priority_level = 2, .scored = GG_NONE}, /* hour >= 22 or hour <= 5, energy <= 7 */
    /* enjoy */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = method__live__enjoy__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 0, .source_index = 4, .priority_level = 3, .scored = GG_NONE}, /* none */
};

/* feed */
static const GG_ROM gg_range_test method__feed__meal__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc28aa),
     .care = UINT64_C(0x1e0)}, /* full <= 5 */
};
static const GG_ROM gg_box method__feed__meal__boxes[] = {
    {.flags = NULL, .ranges = method__feed__meal__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__feed__meal__subtasks[] = {action__eat, action__drink};
static const GG_ROM gg_range_test method__feed__feast__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc28aa),
     .care = UINT64_C(0x1e0)}, /* full <= 5 */
};
static const GG_ROM gg_box method__feed__feast__boxes[] = {
    {.flags = NULL, .ranges = method__feed__feast__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__feed__feast__subtasks[] = {action__eat, action__drink, action__poop};
static const GG_ROM gg_method task__feed__methods[] = {
    /* meal */
    {.precondition = {.boxes = method__feed__meal__boxes, .count = 1},
     .subtasks = method__feed__meal__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 2, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* feast */
    {.precondition = {.boxes = method__feed__feast__boxes, .count = 1},
     .subtasks = method__feed__feast__subtasks, .arguments = NULL,
     .subtask_count = 3, .sure = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* none */
};

static const GG_ROM gg_group task__feed__groups[] = {
    {.first = 0, .end = 1, .weight = 2, .rank = 0},
    {.first = 1, .end = 2, .weight = 1, .rank = 0},
};

/* pass_time */
static const GG_ROM gg_range_test method__pass_time__exercise__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x25), .high = UINT64_C(0xc214a),
     .care = UINT64_C(0x3def)}, /* energy >= 5, full >= 1, mood <= 8 */
};
static const GG_ROM gg_range_test method__pass_time__exercise__ranges_1[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0xc252a),
     .care = UINT64_C(0x3def)}, /* energy >= 5, full <= 9, mood <= 9 */
};
static const GG_ROM gg_box method__pass_time__exercise__boxes[] = {
    {.flags = NULL, .ranges = method__pass_time__exercise__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = method__pass_time__exercise__ranges_1, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__pass_time__exercise__subtasks[] = {task__play};
static const GG_ROM gg_flag_test method__pass_time__cuddle__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x20)}, /* master_home */
};
static const GG_ROM gg_range_test method__pass_time__cuddle__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x400), .high = UINT64_C(0xc254a),
     .care = UINT64_C(0x3c00)}, /* mood >= 1 and mood <= 9 */
};
static const GG_ROM gg_box method__pass_time__cuddle__boxes[] = {
    {.flags = method__pass_time__cuddle__flags_0, .ranges = method__pass_time__cuddle__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__pass_time__cuddle__subtasks[] = {action__meow, action__rub_master};
static const GG_ROM gg_flag_test method__pass_time__protest__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x21), .want = UINT64_C(0x0)}, /* not master_beside, not master_home */
};
static const GG_ROM gg_range_test method__pass_time__protest__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x4), .high = UINT64_C(0xc154a),
     .care = UINT64_C(0x3c0f)}, /* energy >= 4, mood <= 5 */
};
static const GG_ROM gg_box method__pass_time__protest__boxes[] = {
    {.flags = method__pass_time__protest__flags_0, .ranges = method__pass_time__protest__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__pass_time__protest__subtasks[] = {action__wreck_home};
static const GG_ROM gg_range_test method__pass_time__sharpen__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc254a),
     .care = UINT64_C(0x3c00)}, /* mood <= 9 */
};
static const GG_ROM gg_box method__pass_time__sharpen__boxes[] = {
    {.flags = NULL, .ranges = method__pass_time__sharpen__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__pass_time__sharpen__subtasks[] = {action__scratch};
static const GG_ROM gg_range_test method__pass_time__clean__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc254a),
     .care = UINT64_C(0x3c00)}, /* mood <= 9 */
};
static const GG_ROM gg_box method__pass_time__clean__boxes[] = {
    {.flags = NULL, .ranges = method__pass_time__clean__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__pass_time__clean__subtasks[] = {action__groom};
static const GG_ROM gg_range_test method__pass_time__rest__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc2947),
     .care = UINT64_C(0xf)}, /* energy <= 7 */
};
static const GG_ROM gg_box method__pass_time__rest__boxes[] = {
    {.flags = NULL, .ranges = method__pass_time__rest__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__pass_time__rest__subtasks[] = {action__daze, action__sleep};
static const GG_ROM uint16_t method__pass_time__idle__subtasks[] = {action__daze};
static const GG_ROM gg_method task__pass_time__methods[] = {
    /* exercise */
    {.precondition = {.boxes = method__pass_time__exercise__boxes, .count = 2},
     .subtasks = method__pass_time__exercise__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* energy >= 5 */
    /* cuddle */
    {.precondition = {.boxes = method__pass_time__cuddle__boxes, .count = 1},
     .subtasks = method__pass_time__cuddle__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* protest */
    {.precondition = {.boxes = method__pass_time__protest__boxes, .count = 1},
     .subtasks = method__pass_time__protest__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* mood <= 5, not master_home */
    /* sharpen */
    {.precondition = {.boxes = method__pass_time__sharpen__boxes, .count = 1},
     .subtasks = method__pass_time__sharpen__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 3, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* clean */
    {.precondition = {.boxes = method__pass_time__clean__boxes, .count = 1},
     .subtasks = method__pass_time__clean__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 4, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* rest */
    {.precondition = {.boxes = method__pass_time__rest__boxes, .count = 1},
     .subtasks = method__pass_time__rest__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 2, .source_index = 5, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* idle */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = method__pass_time__idle__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 6, .priority_level = 0, .scored = GG_NONE}, /* none */
};

static const GG_ROM gg_group task__pass_time__groups[] = {
    {.first = 0, .end = 1, .weight = 4, .rank = 0},
    {.first = 1, .end = 2, .weight = 3, .rank = 0},
    {.first = 2, .end = 3, .weight = 8, .rank = 0},
    {.first = 3, .end = 4, .weight = 2, .rank = 0},
    {.first = 4, .end = 5, .weight = 2, .rank = 0},
    {.first = 5, .end = 6, .weight = 1, .rank = 0},
    {.first = 6, .end = 7, .weight = 1, .rank = 0},
};

/* play */
static const GG_ROM gg_range_test method__play__run__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x25), .high = UINT64_C(0xc214a),
     .care = UINT64_C(0x3def)}, /* energy >= 5, full >= 1, mood <= 8 */
};
static const GG_ROM gg_box method__play__run__boxes[] = {
    {.flags = NULL, .ranges = method__play__run__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__play__run__subtasks[] = {action__parkour};
static const GG_ROM gg_range_test method__play__hunt__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0xc252a),
     .care = UINT64_C(0x3def)}, /* energy >= 5, full <= 9, mood <= 9 */
};
static const GG_ROM gg_box method__play__hunt__boxes[] = {
    {.flags = NULL, .ranges = method__play__hunt__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__play__hunt__subtasks[] = {action__chase_roach, action__eat_roach};
static const GG_ROM gg_flag_test method__play__rampage__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x21), .want = UINT64_C(0x0)}, /* not master_beside, not master_home */
};
static const GG_ROM gg_range_test method__play__rampage__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x26), .high = UINT64_C(0xc154a),
     .care = UINT64_C(0x3def)}, /* energy >= 6, full >= 1, mood <= 5 */
};
static const GG_ROM gg_box method__play__rampage__boxes[] = {
    {.flags = method__play__rampage__flags_0, .ranges = method__play__rampage__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__play__rampage__subtasks[] = {action__wreck_home, action__parkour};
static const GG_ROM gg_method task__play__methods[] = {
    /* run */
    {.precondition = {.boxes = method__play__run__boxes, .count = 1},
     .subtasks = method__play__run__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* hunt */
    {.precondition = {.boxes = method__play__hunt__boxes, .count = 1},
     .subtasks = method__play__hunt__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* rampage */
    {.precondition = {.boxes = method__play__rampage__boxes, .count = 1},
     .subtasks = method__play__rampage__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 2, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* not master_home */
};

static const GG_ROM gg_group task__play__groups[] = {
    {.first = 0, .end = 1, .weight = 1, .rank = 0},
    {.first = 1, .end = 2, .weight = 1, .rank = 0},
    {.first = 2, .end = 3, .weight = 1, .rank = 0},
};

static const GG_ROM gg_task tasks__all[] = {
    {.methods = task__live__methods, .groups = NULL, .index = NULL,
     .method_count = 5, .group_count = 0, .branch_count = 0, .select = GG_FIRST,
     .recursive = false, .least = 1, .draws = true, .component = GG_NONE}, /* live */
    {.methods = task__feed__methods, .groups = task__feed__groups, .index = NULL,
     .method_count = 2, .group_count = 2, .branch_count = 0, .select = GG_DRAWN,
     .recursive = false, .least = 2, .draws = true, .component = GG_NONE}, /* feed */
    {.methods = task__pass_time__methods, .groups = task__pass_time__groups, .index = NULL,
     .method_count = 7, .group_count = 7, .branch_count = 0, .select = GG_DRAWN,
     .recursive = false, .least = 1, .draws = true, .component = GG_NONE}, /* pass_time */
    {.methods = task__play__methods, .groups = task__play__groups, .index = NULL,
     .method_count = 3, .group_count = 3, .branch_count = 0, .select = GG_DRAWN,
     .recursive = false, .least = 1, .draws = true, .component = GG_NONE}, /* play */
};

/* hunger: full -= 1 */
static const GG_ROM gg_addition rule__hunger__effect_additions[] = {
    {.fact = 1, .amount = -1}, /* full */
};
static const GG_ROM gg_effect rule__hunger__effect = {
    .assignments = NULL, .additions = rule__hunger__effect_additions,
    .assignment_count = 0, .addition_count = 1};
/* tiredness: energy -= 1 */
static const GG_ROM gg_addition rule__tiredness__effect_additions[] = {
    {.fact = 0, .amount = -1}, /* energy */
};
static const GG_ROM gg_effect rule__tiredness__effect = {
    .assignments = NULL, .additions = rule__tiredness__effect_additions,
    .assignment_count = 0, .addition_count = 1};
/* boredom: mood -= 1 */
static const GG_ROM gg_addition rule__boredom__effect_additions[] = {
    {.fact = 2, .amount = -1}, /* mood */
};
static const GG_ROM gg_effect rule__boredom__effect = {
    .assignments = NULL, .additions = rule__boredom__effect_additions,
    .assignment_count = 0, .addition_count = 1};
/* loneliness: mood -= 1 */
static const GG_ROM gg_flag_test rule__loneliness__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x0)}, /* not master_home */
};
static const GG_ROM gg_box rule__loneliness__boxes[] = {
    {.flags = rule__loneliness__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_addition rule__loneliness__effect_additions[] = {
    {.fact = 2, .amount = -1}, /* mood */
};
static const GG_ROM gg_effect rule__loneliness__effect = {
    .assignments = NULL, .additions = rule__loneliness__effect_additions,
    .assignment_count = 0, .addition_count = 1};
/* alone: not master_beside */
static const GG_ROM gg_flag_test rule__alone__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x0)}, /* not master_home */
};
static const GG_ROM gg_box rule__alone__boxes[] = {
    {.flags = rule__alone__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment rule__alone__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffe), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect rule__alone__effect = {
    .assignments = rule__alone__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
/* midnight: hour = 0 */
static const GG_ROM gg_range_test rule__midnight__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0xc0000), .high = UINT64_C(0xc294a),
     .care = UINT64_C(0xf8000)}, /* hour == 24 */
};
static const GG_ROM gg_box rule__midnight__boxes[] = {
    {.flags = NULL, .ranges = rule__midnight__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment rule__midnight__effect_assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffff07fff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect rule__midnight__effect = {
    .assignments = rule__midnight__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
/* clock: hour += 1 */
static const GG_ROM gg_addition rule__clock__effect_additions[] = {
    {.fact = 5, .amount = 1}, /* hour */
};
static const GG_ROM gg_effect rule__clock__effect = {
    .assignments = NULL, .additions = rule__clock__effect_additions,
    .assignment_count = 0, .addition_count = 1};
/* master_leaves: not master_home */
static const GG_ROM gg_range_test rule__master_leaves__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x48000), .high = UINT64_C(0x4a94a),
     .care = UINT64_C(0xf8000)}, /* hour == 9 */
};
static const GG_ROM gg_box rule__master_leaves__boxes[] = {
    {.flags = NULL, .ranges = rule__master_leaves__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment rule__master_leaves__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffdf), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect rule__master_leaves__effect = {
    .assignments = rule__master_leaves__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
/* master_returns: master_home */
static const GG_ROM gg_range_test rule__master_returns__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x90000), .high = UINT64_C(0x9294a),
     .care = UINT64_C(0xf8000)}, /* hour == 18 */
};
static const GG_ROM gg_box rule__master_returns__boxes[] = {
    {.flags = NULL, .ranges = rule__master_returns__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment rule__master_returns__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffdf), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect rule__master_returns__effect = {
    .assignments = rule__master_returns__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};

static const GG_ROM gg_rule rules__all[] = {
    /* hunger */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rule__hunger__effect, .period = 5400000}, /* none */
    /* tiredness */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rule__tiredness__effect, .period = 7200000}, /* none */
    /* boredom */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rule__boredom__effect, .period = 2400000}, /* none */
    /* loneliness */
    {.precondition = {.boxes = rule__loneliness__boxes, .count = 1}, .effect = &rule__loneliness__effect, .period = 3600000}, /* not master_home */
    /* alone */
    {.precondition = {.boxes = rule__alone__boxes, .count = 1}, .effect = &rule__alone__effect, .period = 60000}, /* not master_home */
    /* midnight */
    {.precondition = {.boxes = rule__midnight__boxes, .count = 1}, .effect = &rule__midnight__effect, .period = 3600000}, /* hour == 24 */
    /* clock */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rule__clock__effect, .period = 3600000}, /* none */
    /* master_leaves */
    {.precondition = {.boxes = rule__master_leaves__boxes, .count = 1}, .effect = &rule__master_leaves__effect, .period = 3600000}, /* hour == 9 */
    /* master_returns */
    {.precondition = {.boxes = rule__master_returns__boxes, .count = 1}, .effect = &rule__master_returns__effect, .period = 3600000}, /* hour == 18 */
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
    return cat_travel_walk((cat_agent *)(void *)agent, phase, (cat_symbol)places__symbols[place]);
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

static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__cat__calls,
     .heuristics = NULL, .goals = NULL,
     .concerns = NULL, .goal_count = 0, .task = 0}, /* cat */
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("energy"),
    GG_TEXT("full"),
    GG_TEXT("mood"),
    GG_TEXT("master_beside"),
    GG_TEXT("here"),
    GG_TEXT("hour"),
    GG_TEXT("master_home"),
    NULL};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("eat"),
    GG_TEXT("drink"),
    GG_TEXT("sleep"),
    GG_TEXT("poop"),
    GG_TEXT("parkour"),
    GG_TEXT("chase_roach"),
    GG_TEXT("eat_roach"),
    GG_TEXT("scratch"),
    GG_TEXT("groom"),
    GG_TEXT("daze"),
    GG_TEXT("meow"),
    GG_TEXT("rub_master"),
    GG_TEXT("wreck_home"),
    NULL};
static const GG_ROM char *const GG_ROM labels__actions[] = {
    GG_TEXT("eating"),
    GG_TEXT("drinking"),
    GG_TEXT("sleeping"),
    GG_TEXT("using the box"),
    GG_TEXT("racing over the shelves"),
    GG_TEXT("chasing a cockroach"),
    GG_TEXT("eating the cockroach"),
    GG_TEXT("scratching the post"),
    GG_TEXT("licking its fur"),
    GG_TEXT("looking at nothing"),
    GG_TEXT("meowing"),
    GG_TEXT("rubbing against the master"),
    GG_TEXT("wrecking the home"),
    NULL};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("live"),
    GG_TEXT("feed"),
    GG_TEXT("pass_time"),
    GG_TEXT("play"),
    NULL};
static const GG_ROM char *const GG_ROM labels__tasks[] = {
    GG_TEXT("live"),
    GG_TEXT("feed"),
    GG_TEXT("pass_time"),
    GG_TEXT("play"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__0[] = {
    GG_TEXT("sustain"),
    GG_TEXT("relieve"),
    GG_TEXT("collapse"),
    GG_TEXT("retire"),
    GG_TEXT("enjoy"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__1[] = {
    GG_TEXT("meal"),
    GG_TEXT("feast"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__2[] = {
    GG_TEXT("exercise"),
    GG_TEXT("cuddle"),
    GG_TEXT("protest"),
    GG_TEXT("sharpen"),
    GG_TEXT("clean"),
    GG_TEXT("rest"),
    GG_TEXT("idle"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__3[] = {
    GG_TEXT("run"),
    GG_TEXT("hunt"),
    GG_TEXT("rampage"),
    NULL};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__0,
    names__methods__1,
    names__methods__2,
    names__methods__3,
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__0[] = {
    GG_TEXT("hungry"),
    GG_TEXT("too full"),
    GG_TEXT("tired"),
    GG_TEXT("it is night"),
    GG_TEXT("content"),
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__1[] = {
    GG_TEXT("a meal"),
    GG_TEXT("a feast"),
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__2[] = {
    GG_TEXT("in the mood to play"),
    GG_TEXT("wants company"),
    GG_TEXT("bored and alone"),
    GG_TEXT("its claws are blunt"),
    GG_TEXT("time to wash"),
    GG_TEXT("a nap would be nice"),
    GG_TEXT("nothing in particular"),
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__3[] = {
    GG_TEXT("running"),
    GG_TEXT("hunting"),
    GG_TEXT("running wild"),
    NULL};
static const GG_ROM char *const GG_ROM *const GG_ROM labels__methods[] = {
    labels__methods__0,
    labels__methods__1,
    labels__methods__2,
    labels__methods__3,
    NULL};
static const GG_ROM char *const GG_ROM names__goals[] = {
    NULL};
static const GG_ROM char *const GG_ROM labels__goals[] = {
    NULL};
static const GG_ROM char *const GG_ROM names__characters[] = {
    GG_TEXT("cat"),
    NULL};
static const GG_ROM char *const GG_ROM names__places[] = {
    GG_TEXT("bed"),
    GG_TEXT("bowl"),
    GG_TEXT("box"),
    GG_TEXT("post"),
    NULL};
static const GG_ROM gg_value_names names__values__0 = {.symbols = NULL, .low = 0, .step = 1, .decimals = 0};
static const GG_ROM char *const GG_ROM names__symbols__4[] = {
    GG_TEXT("bed"),
    GG_TEXT("bowl"),
    GG_TEXT("box"),
    GG_TEXT("post"),
    NULL};
static const GG_ROM gg_value_names names__values__4 = {.symbols = names__symbols__4, .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0,
    &names__values__0,
    &names__values__0,
    &names__values__0,
    &names__values__4,
    &names__values__0,
    &names__values__0,
    NULL};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("cat"),
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
    .places = names__places,
    .values = names__values,
};
#endif

const GG_ROM gg_domain cat_domain = {
    .format = &gg_format_13,
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
    .filter_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 3,
    .watch_limit = 8,
    .retry_limit = 0,
    .want_limit = 0,
    .sense_count = 0,
    .claimed_count = 0,
    .guards = guards__words,
    .shared = shared__words,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = NULL,
    .walking = &gg_walking,
    .claiming = NULL,
    .extras = NULL,
    .team = NULL,
    .interrupting = &gg_interrupting,
    .offsets = {
        .agent_state = offsetof(cat_agent, state),
        .agent_seen = offsetof(cat_agent, seen),
        .agent_needs = offsetof(cat_agent, needs),
        .agent_from = 0,
        .agent_timers = offsetof(cat_agent, timers),
        .agent_backoffs = offsetof(cat_agent, backoffs),
        .agent_senses = 0,
        .agent_retries = 0,
        .agent_plan = offsetof(cat_agent, plan),
        .agent_watches = offsetof(cat_agent, watches),
        .agent_walk = offsetof(cat_agent, walk),
        .agent_membership = 0,
        .agent_wants = 0,
        .agent_want_flags = 0,
        .agent_want_ranges = 0,
        .agent_planning_state = 0,
        .agent_known = 0,
        .agent_refused = 0,
        .agent_released = 0,
        .world_state = offsetof(cat_world, state),
        .world_timers = offsetof(cat_world, timers),
        .world_points = offsetof(cat_world, points),
        .world_holdings = 0,
        .world_claimants = 0,
        .agent_bytes = sizeof(cat_agent),
        .world_bytes = sizeof(cat_world),
    },
    .value_count = 66,
    .fingerprint = UINT32_C(619251025),
    .start = start__words,
    .tops = tops__words,
    .applied = NULL,
    .senses = NULL,
    .goals = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .filters = NULL,
    .filtered = NULL,
    .conflicts = NULL,
    .fact_at = NULL,
    .rules = rules__all,
    .claimed = NULL,
    .claims = NULL,
    .sets = NULL,
    .places = &places__all,
    .recall = NULL,
    .achieve = NULL,
    .drawing = &gg_drawing,
    .scoring = NULL,
    .indexing = NULL,
    .sharing = NULL,
    .applying = NULL,
    .decomposing = &gg_decomposing,
    .searching = NULL,
    .slicing = NULL,
    .regressing = NULL,
    .satisficing = NULL,
    .stubborn = NULL,
    .asking = NULL,
    .bounding = NULL,
    .wanting = NULL,
    .keeping = NULL,
    .sensing = NULL,
    .agent_ruling = &gg_agent_ruling,
    .world_ruling = &gg_world_ruling,
    .retrying = NULL,
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
    const GG_ROM gg_action *action = &cat_domain.actions[number];
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

