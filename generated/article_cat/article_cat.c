/* Made by goapgen from article_cat.yaml. Do not edit: run goapgen again. */
#include "article_cat.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__eat,
    action__drink,
    action__sleep,
    action__poop,
    action__wreck_home,
    action__parkour,
    action__chase_roach,
    action__eat_roach,
    action__meow,
    action__rub_master,
    action__daze,
    action__groom,
    task__live,
    task__exercise,
    task__play,
    task__sustain_life,
    task__live_at_random,
    task__exercise_at_random,
    task__play_at_random,
    task__sustain_life_at_random,
};

/* Where the facts lie in a state. */
static const GG_ROM gg_fact facts__all[] = {
    {.word = 1, .shift = 0, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10, .first = 0}, /* energy */
    {.word = 1, .shift = 5, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10, .first = 11}, /* full */
    {.word = 1, .shift = 10, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10, .first = 22}, /* mood */
    {.word = 0, .shift = 0, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 33}, /* master_beside */
    {.word = 0, .shift = 1, .width = 5, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 4, .first = 35}, /* here */
};

static const GG_ROM uint64_t start__words[] = {UINT64_C(0x2), UINT64_C(0x18a8)};
static const GG_ROM uint64_t guards__words[] = {UINT64_C(0x0), UINT64_C(0x4210)};
static const GG_ROM uint64_t tops__words[] = {UINT64_C(0x0), UINT64_C(0x294a)};

/* The condition that always holds. */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0}};

static const GG_ROM gg_point places__points[] = {
    {1000, 3000}, /* bed */
    {8000, 4000}, /* bowl */
    {10000, 0}, /* box */
    {3000, 0}, /* shelf */
    {5000, 2000}, /* sofa */
};
static const GG_ROM uint16_t places__symbols[] = {
    ARTICLE_CAT_BED,
    ARTICLE_CAT_BOWL,
    ARTICLE_CAT_BOX,
    ARTICLE_CAT_SHELF,
    ARTICLE_CAT_SOFA,
};
static const GG_ROM gg_places places__all = {
    .points = places__points, .symbols = places__symbols, .speed = 50, .fact = 4, .count = 5};

/* eat: full += 2, mood += 1, here = bowl */
static const GG_ROM gg_range_test action__eat__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x290a),
     .care = UINT64_C(0x1e0)}, /* full <= 8 */
};
static const GG_ROM gg_box action__eat__boxes[] = {
    {.flags = NULL, .ranges = action__eat__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__eat__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffc1), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition action__eat__effect_additions[] = {
    {.fact = 1, .amount = 2}, /* full */
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect action__eat__effect = {
    .assignments = action__eat__effect_assignments, .additions = action__eat__effect_additions,
    .assignment_count = 1, .addition_count = 2};
/* drink: full += 1, mood += 1, here = bowl */
static const GG_ROM gg_assignment action__drink__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffc1), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition action__drink__effect_additions[] = {
    {.fact = 1, .amount = 1}, /* full */
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect action__drink__effect = {
    .assignments = action__drink__effect_assignments, .additions = action__drink__effect_additions,
    .assignment_count = 1, .addition_count = 2};
/* sleep: energy += 4, mood -= 1, not master_beside, here = bed */
static const GG_ROM gg_range_test action__sleep__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x2942),
     .care = UINT64_C(0xf)}, /* energy <= 2 */
};
static const GG_ROM gg_box action__sleep__boxes[] = {
    {.flags = NULL, .ranges = action__sleep__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__sleep__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffc0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition action__sleep__effect_additions[] = {
    {.fact = 0, .amount = 4}, /* energy */
    {.fact = 2, .amount = -1}, /* mood */
};
static const GG_ROM gg_effect action__sleep__effect = {
    .assignments = action__sleep__effect_assignments, .additions = action__sleep__effect_additions,
    .assignment_count = 1, .addition_count = 2};
/* poop: full -= 2, mood -= 2, not master_beside, here = box */
static const GG_ROM gg_range_test action__poop__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0xc0), .high = UINT64_C(0x294a),
     .care = UINT64_C(0x1e0)}, /* full >= 6 */
};
static const GG_ROM gg_box action__poop__boxes[] = {
    {.flags = NULL, .ranges = action__poop__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__poop__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffc0), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_addition action__poop__effect_additions[] = {
    {.fact = 1, .amount = -2}, /* full */
    {.fact = 2, .amount = -2}, /* mood */
};
static const GG_ROM gg_effect action__poop__effect = {
    .assignments = action__poop__effect_assignments, .additions = action__poop__effect_additions,
    .assignment_count = 1, .addition_count = 2};
/* wreck_home: master_beside, energy -= 1 */
static const GG_ROM gg_flag_test action__wreck_home__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* not master_beside */
};
static const GG_ROM gg_range_test action__wreck_home__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x4), .high = UINT64_C(0x114a),
     .care = UINT64_C(0x3c0f)}, /* energy >= 4, mood <= 4 */
};
static const GG_ROM gg_box action__wreck_home__boxes[] = {
    {.flags = action__wreck_home__flags_0, .ranges = action__wreck_home__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__wreck_home__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffe), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition action__wreck_home__effect_additions[] = {
    {.fact = 0, .amount = -1}, /* energy */
};
static const GG_ROM gg_effect action__wreck_home__effect = {
    .assignments = action__wreck_home__effect_assignments, .additions = action__wreck_home__effect_additions,
    .assignment_count = 1, .addition_count = 1};
/* parkour: energy -= 2, full -= 3, mood += 2, here = shelf */
static const GG_ROM gg_range_test action__parkour__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a),
     .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_box action__parkour__boxes[] = {
    {.flags = NULL, .ranges = action__parkour__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__parkour__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffc1), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_addition action__parkour__effect_additions[] = {
    {.fact = 0, .amount = -2}, /* energy */
    {.fact = 1, .amount = -3}, /* full */
    {.fact = 2, .amount = 2}, /* mood */
};
static const GG_ROM gg_effect action__parkour__effect = {
    .assignments = action__parkour__effect_assignments, .additions = action__parkour__effect_additions,
    .assignment_count = 1, .addition_count = 3};
/* chase_roach: energy -= 3, full -= 2, mood += 1 */
static const GG_ROM gg_range_test action__chase_roach__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x294a),
     .care = UINT64_C(0xf)}, /* energy >= 5 */
};
static const GG_ROM gg_box action__chase_roach__boxes[] = {
    {.flags = NULL, .ranges = action__chase_roach__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition action__chase_roach__effect_additions[] = {
    {.fact = 0, .amount = -3}, /* energy */
    {.fact = 1, .amount = -2}, /* full */
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect action__chase_roach__effect = {
    .assignments = NULL, .additions = action__chase_roach__effect_additions,
    .assignment_count = 0, .addition_count = 3};
/* eat_roach: full += 1, mood -= 3 */
static const GG_ROM gg_range_test action__eat_roach__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x28ea),
     .care = UINT64_C(0x1e0)}, /* full <= 7 */
};
static const GG_ROM gg_box action__eat_roach__boxes[] = {
    {.flags = NULL, .ranges = action__eat_roach__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition action__eat_roach__effect_additions[] = {
    {.fact = 1, .amount = 1}, /* full */
    {.fact = 2, .amount = -3}, /* mood */
};
static const GG_ROM gg_effect action__eat_roach__effect = {
    .assignments = NULL, .additions = action__eat_roach__effect_additions,
    .assignment_count = 0, .addition_count = 2};
/* meow: mood -= 1, full -= 1, master_beside */
static const GG_ROM gg_range_test action__meow__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x1ca0), .high = UINT64_C(0x294a),
     .care = UINT64_C(0x3de0)}, /* full >= 5, mood >= 7 */
};
static const GG_ROM gg_box action__meow__boxes[] = {
    {.flags = NULL, .ranges = action__meow__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__meow__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffe), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition action__meow__effect_additions[] = {
    {.fact = 2, .amount = -1}, /* mood */
    {.fact = 1, .amount = -1}, /* full */
};
static const GG_ROM gg_effect action__meow__effect = {
    .assignments = action__meow__effect_assignments, .additions = action__meow__effect_additions,
    .assignment_count = 1, .addition_count = 2};
/* rub_master: mood -= 2, here = sofa */
static const GG_ROM gg_flag_test action__rub_master__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x1)}, /* master_beside */
};
static const GG_ROM gg_box action__rub_master__boxes[] = {
    {.flags = action__rub_master__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment action__rub_master__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffc1), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_addition action__rub_master__effect_additions[] = {
    {.fact = 2, .amount = -2}, /* mood */
};
static const GG_ROM gg_effect action__rub_master__effect = {
    .assignments = action__rub_master__effect_assignments, .additions = action__rub_master__effect_additions,
    .assignment_count = 1, .addition_count = 1};
/* daze: mood += 1 */
static const GG_ROM gg_addition action__daze__effect_additions[] = {
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect action__daze__effect = {
    .assignments = NULL, .additions = action__daze__effect_additions,
    .assignment_count = 0, .addition_count = 1};
/* groom: mood += 1, energy -= 1 */
static const GG_ROM gg_range_test action__groom__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x154a),
     .care = UINT64_C(0x3c00)}, /* mood <= 5 */
};
static const GG_ROM gg_box action__groom__boxes[] = {
    {.flags = NULL, .ranges = action__groom__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition action__groom__effect_additions[] = {
    {.fact = 2, .amount = 1}, /* mood */
    {.fact = 0, .amount = -1}, /* energy */
};
static const GG_ROM gg_effect action__groom__effect = {
    .assignments = NULL, .additions = action__groom__effect_additions,
    .assignment_count = 0, .addition_count = 2};

static const GG_ROM gg_action actions__all[] = {
    /* eat */
    {.precondition = {.boxes = action__eat__boxes, .count = 1},
     .effect = &action__eat__effect, .own = &action__eat__effect, .world = NULL,
     .duration = 900000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ARTICLE_CAT_ACTION_EAT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 1, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* full <= 8 */
    /* drink */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .effect = &action__drink__effect, .own = &action__drink__effect, .world = NULL,
     .duration = 300000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ARTICLE_CAT_ACTION_DRINK, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 1, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* none */
    /* sleep */
    {.precondition = {.boxes = action__sleep__boxes, .count = 1},
     .effect = &action__sleep__effect, .own = &action__sleep__effect, .world = NULL,
     .duration = 5400000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ARTICLE_CAT_ACTION_SLEEP, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* energy <= 2 */
    /* poop */
    {.precondition = {.boxes = action__poop__boxes, .count = 1},
     .effect = &action__poop__effect, .own = &action__poop__effect, .world = NULL,
     .duration = 300000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ARTICLE_CAT_ACTION_POOP, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 2, .ends_at = 2, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* full >= 6 */
    /* wreck_home */
    {.precondition = {.boxes = action__wreck_home__boxes, .count = 1},
     .effect = &action__wreck_home__effect, .own = &action__wreck_home__effect, .world = NULL,
     .duration = 900000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ARTICLE_CAT_ACTION_WRECK_HOME, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* energy >= 4, mood <= 4, not master_beside */
    /* parkour */
    {.precondition = {.boxes = action__parkour__boxes, .count = 1},
     .effect = &action__parkour__effect, .own = &action__parkour__effect, .world = NULL,
     .duration = 600000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ARTICLE_CAT_ACTION_PARKOUR, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 3, .ends_at = 3, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* energy >= 5, mood <= 7 */
    /* chase_roach */
    {.precondition = {.boxes = action__chase_roach__boxes, .count = 1},
     .effect = &action__chase_roach__effect, .own = &action__chase_roach__effect, .world = NULL,
     .duration = 1200000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ARTICLE_CAT_ACTION_CHASE_ROACH, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* energy >= 5 */
    /* eat_roach */
    {.precondition = {.boxes = action__eat_roach__boxes, .count = 1},
     .effect = &action__eat_roach__effect, .own = &action__eat_roach__effect, .world = NULL,
     .duration = 120000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ARTICLE_CAT_ACTION_EAT_ROACH, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* full <= 7 */
    /* meow */
    {.precondition = {.boxes = action__meow__boxes, .count = 1},
     .effect = &action__meow__effect, .own = &action__meow__effect, .world = NULL,
     .duration = 60000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ARTICLE_CAT_ACTION_MEOW, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* mood >= 7, full >= 5 */
    /* rub_master */
    {.precondition = {.boxes = action__rub_master__boxes, .count = 1},
     .effect = &action__rub_master__effect, .own = &action__rub_master__effect, .world = NULL,
     .duration = 600000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ARTICLE_CAT_ACTION_RUB_MASTER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 4, .ends_at = 4, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* master_beside */
    /* daze */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .effect = &action__daze__effect, .own = &action__daze__effect, .world = NULL,
     .duration = 1800000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ARTICLE_CAT_ACTION_DAZE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* none */
    /* groom */
    {.precondition = {.boxes = action__groom__boxes, .count = 1},
     .effect = &action__groom__effect, .own = &action__groom__effect, .world = NULL,
     .duration = 1200000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ARTICLE_CAT_ACTION_GROOM, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* mood <= 5 */
};

/* live */
static const GG_ROM uint16_t method__live__sustain__subtasks[] = {task__sustain_life};
static const GG_ROM gg_range_test method__live__exercise__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a),
     .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_range_test method__live__exercise__ranges_1[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x292a),
     .care = UINT64_C(0x1ef)}, /* energy >= 5, full <= 9 */
};
static const GG_ROM gg_box method__live__exercise__boxes[] = {
    {.flags = NULL, .ranges = method__live__exercise__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = method__live__exercise__ranges_1, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live__exercise__subtasks[] = {task__exercise};
static const GG_ROM gg_range_test method__live__call__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x1ca0), .high = UINT64_C(0x294a),
     .care = UINT64_C(0x3de0)}, /* full >= 5, mood >= 7 */
};
static const GG_ROM gg_box method__live__call__boxes[] = {
    {.flags = NULL, .ranges = method__live__call__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live__call__subtasks[] = {action__meow};
static const GG_ROM gg_flag_test method__live__cuddle__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x1)}, /* master_beside */
};
static const GG_ROM gg_range_test method__live__cuddle__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x24a0), .high = UINT64_C(0x294a),
     .care = UINT64_C(0x3de0)}, /* full >= 5, mood >= 9 */
};
static const GG_ROM gg_box method__live__cuddle__boxes[] = {
    {.flags = method__live__cuddle__flags_0, .ranges = method__live__cuddle__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live__cuddle__subtasks[] = {action__rub_master, action__meow};
static const GG_ROM gg_range_test method__live__rest__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x2942),
     .care = UINT64_C(0xf)}, /* energy <= 2 */
};
static const GG_ROM gg_box method__live__rest__boxes[] = {
    {.flags = NULL, .ranges = method__live__rest__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live__rest__subtasks[] = {action__sleep, action__daze};
static const GG_ROM gg_range_test method__live__clean__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x154a),
     .care = UINT64_C(0x3c00)}, /* mood <= 5 */
};
static const GG_ROM gg_box method__live__clean__boxes[] = {
    {.flags = NULL, .ranges = method__live__clean__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live__clean__subtasks[] = {action__groom};
static const GG_ROM gg_method task__live__methods[] = {
    /* sustain */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = method__live__sustain__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* exercise */
    {.precondition = {.boxes = method__live__exercise__boxes, .count = 2},
     .subtasks = method__live__exercise__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* call */
    {.precondition = {.boxes = method__live__call__boxes, .count = 1},
     .subtasks = method__live__call__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* cuddle */
    {.precondition = {.boxes = method__live__cuddle__boxes, .count = 1},
     .subtasks = method__live__cuddle__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 2, .source_index = 3, .priority_level = 0, .scored = GG_NONE}, /* master_beside */
    /* rest */
    {.precondition = {.boxes = method__live__rest__boxes, .count = 1},
     .subtasks = method__live__rest__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 2, .source_index = 4, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* clean */
    {.precondition = {.boxes = method__live__clean__boxes, .count = 1},
     .subtasks = method__live__clean__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 5, .priority_level = 0, .scored = GG_NONE}, /* none */
};

/* exercise */
static const GG_ROM gg_range_test method__exercise__play_then_wreck__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a),
     .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_range_test method__exercise__play_then_wreck__ranges_1[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x292a),
     .care = UINT64_C(0x1ef)}, /* energy >= 5, full <= 9 */
};
static const GG_ROM gg_box method__exercise__play_then_wreck__boxes[] = {
    {.flags = NULL, .ranges = method__exercise__play_then_wreck__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = method__exercise__play_then_wreck__ranges_1, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__exercise__play_then_wreck__subtasks[] = {task__play, action__wreck_home};
static const GG_ROM gg_method task__exercise__methods[] = {
    /* play_then_wreck */
    {.precondition = {.boxes = method__exercise__play_then_wreck__boxes, .count = 2},
     .subtasks = method__exercise__play_then_wreck__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* none */
};

/* play */
static const GG_ROM gg_range_test method__play__do_parkour__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a),
     .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_box method__play__do_parkour__boxes[] = {
    {.flags = NULL, .ranges = method__play__do_parkour__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__play__do_parkour__subtasks[] = {action__parkour};
static const GG_ROM gg_range_test method__play__hunt__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x292a),
     .care = UINT64_C(0x1ef)}, /* energy >= 5, full <= 9 */
};
static const GG_ROM gg_box method__play__hunt__boxes[] = {
    {.flags = NULL, .ranges = method__play__hunt__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__play__hunt__subtasks[] = {action__chase_roach, action__eat_roach};
static const GG_ROM gg_method task__play__methods[] = {
    /* do_parkour */
    {.precondition = {.boxes = method__play__do_parkour__boxes, .count = 1},
     .subtasks = method__play__do_parkour__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* hunt */
    {.precondition = {.boxes = method__play__hunt__boxes, .count = 1},
     .subtasks = method__play__hunt__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* none */
};

/* sustain_life */
static const GG_ROM gg_range_test method__sustain_life__feed__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x290a),
     .care = UINT64_C(0x1e0)}, /* full <= 8 */
};
static const GG_ROM gg_box method__sustain_life__feed__boxes[] = {
    {.flags = NULL, .ranges = method__sustain_life__feed__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__sustain_life__feed__subtasks[] = {action__eat, action__drink};
static const GG_ROM gg_range_test method__sustain_life__excrete__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0xc0), .high = UINT64_C(0x294a),
     .care = UINT64_C(0x1e0)}, /* full >= 6 */
};
static const GG_ROM gg_box method__sustain_life__excrete__boxes[] = {
    {.flags = NULL, .ranges = method__sustain_life__excrete__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__sustain_life__excrete__subtasks[] = {action__poop};
static const GG_ROM gg_method task__sustain_life__methods[] = {
    /* feed */
    {.precondition = {.boxes = method__sustain_life__feed__boxes, .count = 1},
     .subtasks = method__sustain_life__feed__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 2, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* excrete */
    {.precondition = {.boxes = method__sustain_life__excrete__boxes, .count = 1},
     .subtasks = method__sustain_life__excrete__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* none */
};

/* live_at_random */
static const GG_ROM uint16_t method__live_at_random__sustain__subtasks[] = {task__sustain_life_at_random};
static const GG_ROM gg_range_test method__live_at_random__exercise__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a),
     .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_range_test method__live_at_random__exercise__ranges_1[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x292a),
     .care = UINT64_C(0x1ef)}, /* energy >= 5, full <= 9 */
};
static const GG_ROM gg_box method__live_at_random__exercise__boxes[] = {
    {.flags = NULL, .ranges = method__live_at_random__exercise__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = method__live_at_random__exercise__ranges_1, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live_at_random__exercise__subtasks[] = {task__exercise_at_random};
static const GG_ROM gg_range_test method__live_at_random__call__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x1ca0), .high = UINT64_C(0x294a),
     .care = UINT64_C(0x3de0)}, /* full >= 5, mood >= 7 */
};
static const GG_ROM gg_box method__live_at_random__call__boxes[] = {
    {.flags = NULL, .ranges = method__live_at_random__call__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live_at_random__call__subtasks[] = {action__meow};
static const GG_ROM gg_flag_test method__live_at_random__cuddle__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x1)}, /* master_beside */
};
static const GG_ROM gg_range_test method__live_at_random__cuddle__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x24a0), .high = UINT64_C(0x294a),
     .care = UINT64_C(0x3de0)}, /* full >= 5, mood >= 9 */
};
static const GG_ROM gg_box method__live_at_random__cuddle__boxes[] = {
    {.flags = method__live_at_random__cuddle__flags_0, .ranges = method__live_at_random__cuddle__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live_at_random__cuddle__subtasks[] = {action__rub_master, action__meow};
static const GG_ROM gg_range_test method__live_at_random__rest__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x2942),
     .care = UINT64_C(0xf)}, /* energy <= 2 */
};
static const GG_ROM gg_box method__live_at_random__rest__boxes[] = {
    {.flags = NULL, .ranges = method__live_at_random__rest__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live_at_random__rest__subtasks[] = {action__sleep, action__daze};
static const GG_ROM gg_range_test method__live_at_random__clean__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x154a),
     .care = UINT64_C(0x3c00)}, /* mood <= 5 */
};
static const GG_ROM gg_box method__live_at_random__clean__boxes[] = {
    {.flags = NULL, .ranges = method__live_at_random__clean__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live_at_random__clean__subtasks[] = {action__groom};
static const GG_ROM gg_method task__live_at_random__methods[] = {
    /* sustain */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = method__live_at_random__sustain__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* exercise */
    {.precondition = {.boxes = method__live_at_random__exercise__boxes, .count = 2},
     .subtasks = method__live_at_random__exercise__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* call */
    {.precondition = {.boxes = method__live_at_random__call__boxes, .count = 1},
     .subtasks = method__live_at_random__call__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* cuddle */
    {.precondition = {.boxes = method__live_at_random__cuddle__boxes, .count = 1},
     .subtasks = method__live_at_random__cuddle__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 2, .source_index = 3, .priority_level = 0, .scored = GG_NONE}, /* master_beside */
    /* rest */
    {.precondition = {.boxes = method__live_at_random__rest__boxes, .count = 1},
     .subtasks = method__live_at_random__rest__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 2, .source_index = 4, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* clean */
    {.precondition = {.boxes = method__live_at_random__clean__boxes, .count = 1},
     .subtasks = method__live_at_random__clean__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 5, .priority_level = 0, .scored = GG_NONE}, /* none */
};

static const GG_ROM gg_group task__live_at_random__groups[] = {
    {.first = 0, .end = 1, .weight = 1, .rank = 0},
    {.first = 1, .end = 2, .weight = 1, .rank = 0},
    {.first = 2, .end = 3, .weight = 1, .rank = 0},
    {.first = 3, .end = 4, .weight = 1, .rank = 0},
    {.first = 4, .end = 5, .weight = 1, .rank = 0},
    {.first = 5, .end = 6, .weight = 1, .rank = 0},
};

/* exercise_at_random */
static const GG_ROM gg_range_test method__exercise_at_random__play_then_wreck__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a),
     .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_range_test method__exercise_at_random__play_then_wreck__ranges_1[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x292a),
     .care = UINT64_C(0x1ef)}, /* energy >= 5, full <= 9 */
};
static const GG_ROM gg_box method__exercise_at_random__play_then_wreck__boxes[] = {
    {.flags = NULL, .ranges = method__exercise_at_random__play_then_wreck__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = method__exercise_at_random__play_then_wreck__ranges_1, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__exercise_at_random__play_then_wreck__subtasks[] = {task__play_at_random, action__wreck_home};
static const GG_ROM gg_method task__exercise_at_random__methods[] = {
    /* play_then_wreck */
    {.precondition = {.boxes = method__exercise_at_random__play_then_wreck__boxes, .count = 2},
     .subtasks = method__exercise_at_random__play_then_wreck__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* none */
};

/* play_at_random */
static const GG_ROM gg_range_test method__play_at_random__do_parkour__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a),
     .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_box method__play_at_random__do_parkour__boxes[] = {
    {.flags = NULL, .ranges = method__play_at_random__do_parkour__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__play_at_random__do_parkour__subtasks[] = {action__parkour};
static const GG_ROM gg_range_test method__play_at_random__hunt__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x292a),
     .care = UINT64_C(0x1ef)}, /* energy >= 5, full <= 9 */
};
static const GG_ROM gg_box method__play_at_random__hunt__boxes[] = {
    {.flags = NULL, .ranges = method__play_at_random__hunt__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__play_at_random__hunt__subtasks[] = {action__chase_roach, action__eat_roach};
static const GG_ROM gg_method task__play_at_random__methods[] = {
    /* do_parkour */
    {.precondition = {.boxes = method__play_at_random__do_parkour__boxes, .count = 1},
     .subtasks = method__play_at_random__do_parkour__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* hunt */
    {.precondition = {.boxes = method__play_at_random__hunt__boxes, .count = 1},
     .subtasks = method__play_at_random__hunt__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* none */
};

static const GG_ROM gg_group task__play_at_random__groups[] = {
    {.first = 0, .end = 1, .weight = 1, .rank = 0},
    {.first = 1, .end = 2, .weight = 1, .rank = 0},
};

/* sustain_life_at_random */
static const GG_ROM gg_range_test method__sustain_life_at_random__feed__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x290a),
     .care = UINT64_C(0x1e0)}, /* full <= 8 */
};
static const GG_ROM gg_box method__sustain_life_at_random__feed__boxes[] = {
    {.flags = NULL, .ranges = method__sustain_life_at_random__feed__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__sustain_life_at_random__feed__subtasks[] = {action__eat, action__drink};
static const GG_ROM gg_range_test method__sustain_life_at_random__excrete__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0xc0), .high = UINT64_C(0x294a),
     .care = UINT64_C(0x1e0)}, /* full >= 6 */
};
static const GG_ROM gg_box method__sustain_life_at_random__excrete__boxes[] = {
    {.flags = NULL, .ranges = method__sustain_life_at_random__excrete__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__sustain_life_at_random__excrete__subtasks[] = {action__poop};
static const GG_ROM gg_method task__sustain_life_at_random__methods[] = {
    /* feed */
    {.precondition = {.boxes = method__sustain_life_at_random__feed__boxes, .count = 1},
     .subtasks = method__sustain_life_at_random__feed__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 2, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* excrete */
    {.precondition = {.boxes = method__sustain_life_at_random__excrete__boxes, .count = 1},
     .subtasks = method__sustain_life_at_random__excrete__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* none */
};

static const GG_ROM gg_group task__sustain_life_at_random__groups[] = {
    {.first = 0, .end = 1, .weight = 1, .rank = 0},
    {.first = 1, .end = 2, .weight = 1, .rank = 0},
};

static const GG_ROM gg_task tasks__all[] = {
    {.methods = task__live__methods, .groups = NULL, .index = NULL,
     .method_count = 6, .group_count = 0, .branch_count = 0, .select = GG_FIRST,
     .recursive = false, .least = 1, .draws = false, .component = GG_NONE}, /* live */
    {.methods = task__exercise__methods, .groups = NULL, .index = NULL,
     .method_count = 1, .group_count = 0, .branch_count = 0, .select = GG_FIRST,
     .recursive = false, .least = 2, .draws = false, .component = GG_NONE}, /* exercise */
    {.methods = task__play__methods, .groups = NULL, .index = NULL,
     .method_count = 2, .group_count = 0, .branch_count = 0, .select = GG_FIRST,
     .recursive = false, .least = 1, .draws = false, .component = GG_NONE}, /* play */
    {.methods = task__sustain_life__methods, .groups = NULL, .index = NULL,
     .method_count = 2, .group_count = 0, .branch_count = 0, .select = GG_FIRST,
     .recursive = false, .least = 1, .draws = false, .component = GG_NONE}, /* sustain_life */
    {.methods = task__live_at_random__methods, .groups = task__live_at_random__groups, .index = NULL,
     .method_count = 6, .group_count = 6, .branch_count = 0, .select = GG_DRAWN,
     .recursive = false, .least = 1, .draws = true, .component = GG_NONE}, /* live_at_random */
    {.methods = task__exercise_at_random__methods, .groups = NULL, .index = NULL,
     .method_count = 1, .group_count = 0, .branch_count = 0, .select = GG_FIRST,
     .recursive = false, .least = 2, .draws = true, .component = GG_NONE}, /* exercise_at_random */
    {.methods = task__play_at_random__methods, .groups = task__play_at_random__groups, .index = NULL,
     .method_count = 2, .group_count = 2, .branch_count = 0, .select = GG_DRAWN,
     .recursive = false, .least = 1, .draws = true, .component = GG_NONE}, /* play_at_random */
    {.methods = task__sustain_life_at_random__methods, .groups = task__sustain_life_at_random__groups, .index = NULL,
     .method_count = 2, .group_count = 2, .branch_count = 0, .select = GG_DRAWN,
     .recursive = false, .least = 1, .draws = true, .component = GG_NONE}, /* sustain_life_at_random */
};

static gg_status agent_type__orderly__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    article_cat_agent *self = (article_cat_agent *)(void *)agent;
    switch (article_cat_domain.actions[action].source_index) {
    case ARTICLE_CAT_ACTION_EAT:
        return article_cat_orderly_task_act(self, phase, ARTICLE_CAT_ACTION_EAT);
    case ARTICLE_CAT_ACTION_DRINK:
        return article_cat_orderly_task_act(self, phase, ARTICLE_CAT_ACTION_DRINK);
    case ARTICLE_CAT_ACTION_SLEEP:
        return article_cat_orderly_task_act(self, phase, ARTICLE_CAT_ACTION_SLEEP);
    case ARTICLE_CAT_ACTION_POOP:
        return article_cat_orderly_task_act(self, phase, ARTICLE_CAT_ACTION_POOP);
    case ARTICLE_CAT_ACTION_WRECK_HOME:
        return article_cat_orderly_task_act(self, phase, ARTICLE_CAT_ACTION_WRECK_HOME);
    case ARTICLE_CAT_ACTION_PARKOUR:
        return article_cat_orderly_task_act(self, phase, ARTICLE_CAT_ACTION_PARKOUR);
    case ARTICLE_CAT_ACTION_CHASE_ROACH:
        return article_cat_orderly_task_act(self, phase, ARTICLE_CAT_ACTION_CHASE_ROACH);
    case ARTICLE_CAT_ACTION_EAT_ROACH:
        return article_cat_orderly_task_act(self, phase, ARTICLE_CAT_ACTION_EAT_ROACH);
    case ARTICLE_CAT_ACTION_MEOW:
        return article_cat_orderly_task_act(self, phase, ARTICLE_CAT_ACTION_MEOW);
    case ARTICLE_CAT_ACTION_RUB_MASTER:
        return article_cat_orderly_task_act(self, phase, ARTICLE_CAT_ACTION_RUB_MASTER);
    case ARTICLE_CAT_ACTION_DAZE:
        return article_cat_orderly_task_act(self, phase, ARTICLE_CAT_ACTION_DAZE);
    case ARTICLE_CAT_ACTION_GROOM:
        return article_cat_orderly_task_act(self, phase, ARTICLE_CAT_ACTION_GROOM);
    default:
        return GG_INVALID;
    }
}

static gg_status agent_type__orderly__walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return article_cat_orderly_travel_walk((article_cat_agent *)(void *)agent, phase, (article_cat_symbol)places__symbols[place]);
}

static const GG_ROM gg_calls agent_type__orderly__calls = {
    .run = agent_type__orderly__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = NULL,
    .apply = NULL,
    .walk = agent_type__orderly__walk,
    .travel = NULL,
};
static gg_status agent_type__fickle__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    article_cat_agent *self = (article_cat_agent *)(void *)agent;
    switch (article_cat_domain.actions[action].source_index) {
    case ARTICLE_CAT_ACTION_EAT:
        return article_cat_fickle_task_act(self, phase, ARTICLE_CAT_ACTION_EAT);
    case ARTICLE_CAT_ACTION_DRINK:
        return article_cat_fickle_task_act(self, phase, ARTICLE_CAT_ACTION_DRINK);
    case ARTICLE_CAT_ACTION_SLEEP:
        return article_cat_fickle_task_act(self, phase, ARTICLE_CAT_ACTION_SLEEP);
    case ARTICLE_CAT_ACTION_POOP:
        return article_cat_fickle_task_act(self, phase, ARTICLE_CAT_ACTION_POOP);
    case ARTICLE_CAT_ACTION_WRECK_HOME:
        return article_cat_fickle_task_act(self, phase, ARTICLE_CAT_ACTION_WRECK_HOME);
    case ARTICLE_CAT_ACTION_PARKOUR:
        return article_cat_fickle_task_act(self, phase, ARTICLE_CAT_ACTION_PARKOUR);
    case ARTICLE_CAT_ACTION_CHASE_ROACH:
        return article_cat_fickle_task_act(self, phase, ARTICLE_CAT_ACTION_CHASE_ROACH);
    case ARTICLE_CAT_ACTION_EAT_ROACH:
        return article_cat_fickle_task_act(self, phase, ARTICLE_CAT_ACTION_EAT_ROACH);
    case ARTICLE_CAT_ACTION_MEOW:
        return article_cat_fickle_task_act(self, phase, ARTICLE_CAT_ACTION_MEOW);
    case ARTICLE_CAT_ACTION_RUB_MASTER:
        return article_cat_fickle_task_act(self, phase, ARTICLE_CAT_ACTION_RUB_MASTER);
    case ARTICLE_CAT_ACTION_DAZE:
        return article_cat_fickle_task_act(self, phase, ARTICLE_CAT_ACTION_DAZE);
    case ARTICLE_CAT_ACTION_GROOM:
        return article_cat_fickle_task_act(self, phase, ARTICLE_CAT_ACTION_GROOM);
    default:
        return GG_INVALID;
    }
}

static gg_status agent_type__fickle__walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return article_cat_fickle_travel_walk((article_cat_agent *)(void *)agent, phase, (article_cat_symbol)places__symbols[place]);
}

static const GG_ROM gg_calls agent_type__fickle__calls = {
    .run = agent_type__fickle__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = NULL,
    .apply = NULL,
    .walk = agent_type__fickle__walk,
    .travel = NULL,
};

static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__orderly__calls,
     .heuristics = NULL, .goals = NULL,
     .concerns = NULL, .goal_count = 0, .task = 0}, /* orderly */
    {.actions = NULL, .calls = &agent_type__fickle__calls,
     .heuristics = NULL, .goals = NULL,
     .concerns = NULL, .goal_count = 0, .task = 4}, /* fickle */
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("energy"),
    GG_TEXT("full"),
    GG_TEXT("mood"),
    GG_TEXT("master_beside"),
    GG_TEXT("here"),
    NULL};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("eat"),
    GG_TEXT("drink"),
    GG_TEXT("sleep"),
    GG_TEXT("poop"),
    GG_TEXT("wreck_home"),
    GG_TEXT("parkour"),
    GG_TEXT("chase_roach"),
    GG_TEXT("eat_roach"),
    GG_TEXT("meow"),
    GG_TEXT("rub_master"),
    GG_TEXT("daze"),
    GG_TEXT("groom"),
    NULL};
static const GG_ROM char *const GG_ROM labels__actions[] = {
    GG_TEXT("吃饭"),
    GG_TEXT("喝水"),
    GG_TEXT("睡觉"),
    GG_TEXT("拉屎"),
    GG_TEXT("拆家"),
    GG_TEXT("跑酷"),
    GG_TEXT("追蟑螂"),
    GG_TEXT("吃蟑螂"),
    GG_TEXT("叫唤"),
    GG_TEXT("蹭主人"),
    GG_TEXT("发呆"),
    GG_TEXT("舔毛"),
    NULL};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("live"),
    GG_TEXT("exercise"),
    GG_TEXT("play"),
    GG_TEXT("sustain_life"),
    GG_TEXT("live_at_random"),
    GG_TEXT("exercise_at_random"),
    GG_TEXT("play_at_random"),
    GG_TEXT("sustain_life_at_random"),
    NULL};
static const GG_ROM char *const GG_ROM labels__tasks[] = {
    GG_TEXT("生活"),
    GG_TEXT("运动"),
    GG_TEXT("玩耍"),
    GG_TEXT("维持生命"),
    GG_TEXT("生活"),
    GG_TEXT("运动"),
    GG_TEXT("玩耍"),
    GG_TEXT("维持生命"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__0[] = {
    GG_TEXT("sustain"),
    GG_TEXT("exercise"),
    GG_TEXT("call"),
    GG_TEXT("cuddle"),
    GG_TEXT("rest"),
    GG_TEXT("clean"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__1[] = {
    GG_TEXT("play_then_wreck"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__2[] = {
    GG_TEXT("do_parkour"),
    GG_TEXT("hunt"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__3[] = {
    GG_TEXT("feed"),
    GG_TEXT("excrete"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__4[] = {
    GG_TEXT("sustain"),
    GG_TEXT("exercise"),
    GG_TEXT("call"),
    GG_TEXT("cuddle"),
    GG_TEXT("rest"),
    GG_TEXT("clean"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__5[] = {
    GG_TEXT("play_then_wreck"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__6[] = {
    GG_TEXT("do_parkour"),
    GG_TEXT("hunt"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__7[] = {
    GG_TEXT("feed"),
    GG_TEXT("excrete"),
    NULL};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__0,
    names__methods__1,
    names__methods__2,
    names__methods__3,
    names__methods__4,
    names__methods__5,
    names__methods__6,
    names__methods__7,
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__0[] = {
    GG_TEXT("维持生命"),
    GG_TEXT("运动"),
    GG_TEXT("叫唤"),
    GG_TEXT("撒娇"),
    GG_TEXT("休息"),
    GG_TEXT("清洁"),
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__1[] = {
    GG_TEXT("play_then_wreck"),
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__2[] = {
    GG_TEXT("do_parkour"),
    GG_TEXT("捕猎"),
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__3[] = {
    GG_TEXT("进食"),
    GG_TEXT("排泄"),
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__4[] = {
    GG_TEXT("维持生命"),
    GG_TEXT("运动"),
    GG_TEXT("叫唤"),
    GG_TEXT("撒娇"),
    GG_TEXT("休息"),
    GG_TEXT("清洁"),
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__5[] = {
    GG_TEXT("play_then_wreck"),
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__6[] = {
    GG_TEXT("do_parkour"),
    GG_TEXT("捕猎"),
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__7[] = {
    GG_TEXT("进食"),
    GG_TEXT("排泄"),
    NULL};
static const GG_ROM char *const GG_ROM *const GG_ROM labels__methods[] = {
    labels__methods__0,
    labels__methods__1,
    labels__methods__2,
    labels__methods__3,
    labels__methods__4,
    labels__methods__5,
    labels__methods__6,
    labels__methods__7,
    NULL};
static const GG_ROM char *const GG_ROM names__goals[] = {
    NULL};
static const GG_ROM char *const GG_ROM labels__goals[] = {
    NULL};
static const GG_ROM char *const GG_ROM names__characters[] = {
    GG_TEXT("orderly"),
    GG_TEXT("fickle"),
    NULL};
static const GG_ROM char *const GG_ROM names__places[] = {
    GG_TEXT("bed"),
    GG_TEXT("bowl"),
    GG_TEXT("box"),
    GG_TEXT("shelf"),
    GG_TEXT("sofa"),
    NULL};
static const GG_ROM gg_value_names names__values__0 = {.symbols = NULL, .low = 0, .step = 1, .decimals = 0};
static const GG_ROM char *const GG_ROM names__symbols__4[] = {
    GG_TEXT("bed"),
    GG_TEXT("bowl"),
    GG_TEXT("box"),
    GG_TEXT("shelf"),
    GG_TEXT("sofa"),
    NULL};
static const GG_ROM gg_value_names names__values__4 = {.symbols = names__symbols__4, .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0,
    &names__values__0,
    &names__values__0,
    &names__values__0,
    &names__values__4,
    NULL};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("article_cat"),
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

const GG_ROM gg_domain article_cat_domain = {
    .format = &gg_format_13,
    .word_count = 2,
    .flag_words = 1,
    .fact_count = 5,
    .action_count = 12,
    .task_count = 8,
    .agent_rule_count = 0,
    .world_rule_count = 0,
    .agent_type_count = 2,
    .goal_count = 0,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .filter_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 3,
    .watch_limit = 0,
    .retry_limit = 0,
    .want_limit = 0,
    .sense_count = 0,
    .claimed_count = 0,
    .guards = guards__words,
    .shared = NULL,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = NULL,
    .walking = &gg_walking,
    .claiming = NULL,
    .extras = NULL,
    .team = NULL,
    .interrupting = NULL,
    .offsets = {
        .agent_state = offsetof(article_cat_agent, state),
        .agent_seen = offsetof(article_cat_agent, seen),
        .agent_needs = offsetof(article_cat_agent, needs),
        .agent_from = 0,
        .agent_timers = 0,
        .agent_backoffs = offsetof(article_cat_agent, backoffs),
        .agent_senses = 0,
        .agent_retries = 0,
        .agent_plan = offsetof(article_cat_agent, plan),
        .agent_watches = 0,
        .agent_walk = offsetof(article_cat_agent, walk),
        .agent_membership = 0,
        .agent_wants = 0,
        .agent_want_flags = 0,
        .agent_want_ranges = 0,
        .agent_planning_state = 0,
        .agent_known = 0,
        .agent_refused = 0,
        .agent_released = 0,
        .world_state = offsetof(article_cat_world, state),
        .world_timers = 0,
        .world_points = offsetof(article_cat_world, points),
        .world_holdings = 0,
        .world_claimants = 0,
        .agent_bytes = sizeof(article_cat_agent),
        .world_bytes = sizeof(article_cat_world),
    },
    .value_count = 40,
    .fingerprint = UINT32_C(576255121),
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
    .rules = NULL,
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
    .agent_ruling = NULL,
    .world_ruling = NULL,
    .retrying = NULL,
    .timing = NULL,
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};

article_cat_agent_activity article_cat_agent_doing(const article_cat_agent *agent)
{
    article_cat_agent_activity doing = {ARTICLE_CAT_ACTION_NONE};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = &article_cat_domain.actions[number];
    doing.action = (article_cat_action)action->source_index;
    return doing;
}

const char *article_cat_symbol_name(article_cat_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "bed",
        "bowl",
        "box",
        "shelf",
        "sofa",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

