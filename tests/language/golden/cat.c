/* Made by goapgen from cat.yaml. Do not edit: run goapgen again. */
#include "cat.h"

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
    case CAT_ACTION_WRECK_HOME:
        return cat_task_wreck_home(self, phase);
    case CAT_ACTION_PARKOUR:
        return cat_task_parkour(self, phase);
    case CAT_ACTION_CHASE_ROACH:
        return cat_task_chase_roach(self, phase);
    case CAT_ACTION_EAT_ROACH:
        return cat_task_eat_roach(self, phase);
    case CAT_ACTION_MEOW:
        return cat_task_meow(self, phase);
    case CAT_ACTION_RUB_MASTER:
        return cat_task_rub_master(self, phase);
    case CAT_ACTION_DAZE:
        return cat_task_daze(self, phase);
    case CAT_ACTION_GROOM:
        return cat_task_groom(self, phase);
    default:
        return GG_INVALID;
    }
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
    .walk = NULL,
    .travel = NULL,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("energy"),
    GG_TEXT("full"),
    GG_TEXT("mood"),
    GG_TEXT("master_beside"),
};
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
};
static const GG_ROM char *const GG_ROM names__action_labels[] = {
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
};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("live"),
    GG_TEXT("exercise"),
    GG_TEXT("play"),
    GG_TEXT("sustain_life"),
};
static const GG_ROM char *const GG_ROM names__task_labels[] = {
    GG_TEXT("生活"),
    GG_TEXT("运动"),
    GG_TEXT("玩耍"),
    GG_TEXT("维持生命"),
};
static const GG_ROM char *const GG_ROM names__methods__live[] = {
    GG_TEXT("sustain"),
    GG_TEXT("exercise"),
    GG_TEXT("call"),
    GG_TEXT("cuddle"),
    GG_TEXT("rest"),
    GG_TEXT("clean"),
};
static const GG_ROM char *const GG_ROM names__methods__exercise[] = {
    GG_TEXT("play_then_wreck"),
};
static const GG_ROM char *const GG_ROM names__methods__play[] = {
    GG_TEXT("do_parkour"),
    GG_TEXT("hunt"),
};
static const GG_ROM char *const GG_ROM names__methods__sustain_life[] = {
    GG_TEXT("feed"),
    GG_TEXT("excrete"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__live, /* live */
    names__methods__exercise, /* exercise */
    names__methods__play, /* play */
    names__methods__sustain_life, /* sustain_life */
};
static const GG_ROM char *const GG_ROM names__method_labels__live[] = {
    GG_TEXT("维持生命"),
    GG_TEXT("运动"),
    GG_TEXT("叫唤"),
    GG_TEXT("撒娇"),
    GG_TEXT("休息"),
    GG_TEXT("清洁"),
};
static const GG_ROM char *const GG_ROM names__method_labels__play[] = {
    GG_TEXT("do_parkour"),
    GG_TEXT("捕猎"),
};
static const GG_ROM char *const GG_ROM names__method_labels__sustain_life[] = {
    GG_TEXT("进食"),
    GG_TEXT("排泄"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__method_labels[] = {
    names__method_labels__live, /* live */
    names__methods__exercise, /* exercise */
    names__method_labels__play, /* play */
    names__method_labels__sustain_life, /* sustain_life */
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("cat"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* energy */
    &names__values__0, /* full */
    &names__values__0, /* mood */
    &names__values__0, /* master_beside */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("cat"),
    .facts = names__facts,
    .actions = names__actions,
    .action_labels = names__action_labels,
    .tasks = names__tasks,
    .task_labels = names__task_labels,
    .methods = names__methods,
    .method_labels = names__method_labels,
    .goals = NULL,
    .goal_labels = NULL,
    .agent_types = names__agent_types,
    .places = NULL,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0), UINT64_C(0x4210)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 1, .shift = 0, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 0}, /* energy */
    {.word = 1, .shift = 5, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 11}, /* full */
    {.word = 1, .shift = 10, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 22}, /* mood */
    {.word = 0, .shift = 0, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 33}, /* master_beside */
};

/* eat: full += 2, mood += 1 */
static const GG_ROM gg_range_test actions__eat__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x290a), .care = UINT64_C(0x1e0)}, /* full <= 8 */
};
static const GG_ROM gg_box actions__eat__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__eat__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__eat__effect__additions[] = {
    {.fact = 1, .amount = 2}, /* full */
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect actions__eat__effect = {.assignments = NULL,
     .additions = actions__eat__effect__additions, .assignment_count = 0, .addition_count = 2};
/* drink: full += 1, mood += 1 */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_addition actions__drink__effect__additions[] = {
    {.fact = 1, .amount = 1}, /* full */
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect actions__drink__effect = {.assignments = NULL,
     .additions = actions__drink__effect__additions, .assignment_count = 0, .addition_count = 2};
/* sleep: energy += 4, mood -= 1, not master_beside */
static const GG_ROM gg_range_test actions__sleep__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x2942), .care = UINT64_C(0xf)}, /* energy <= 2 */
};
static const GG_ROM gg_box actions__sleep__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__sleep__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__sleep__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffe), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_addition actions__sleep__effect__additions[] = {
    {.fact = 0, .amount = 4}, /* energy */
    {.fact = 2, .amount = -1}, /* mood */
};
static const GG_ROM gg_effect actions__sleep__effect = {.assignments = actions__sleep__effect__assignments,
     .additions = actions__sleep__effect__additions, .assignment_count = 1, .addition_count = 2};
/* poop: full -= 2, mood -= 2, not master_beside */
static const GG_ROM gg_range_test actions__poop__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0xc0), .high = UINT64_C(0x294a), .care = UINT64_C(0x1e0)}, /* full >= 6 */
};
static const GG_ROM gg_box actions__poop__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__poop__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__poop__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffe), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_addition actions__poop__effect__additions[] = {
    {.fact = 1, .amount = -2}, /* full */
    {.fact = 2, .amount = -2}, /* mood */
};
static const GG_ROM gg_effect actions__poop__effect = {.assignments = actions__poop__effect__assignments,
     .additions = actions__poop__effect__additions, .assignment_count = 1, .addition_count = 2};
/* wreck_home: master_beside, energy -= 1 */
static const GG_ROM gg_flag_test actions__wreck_home__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* not master_beside */
};
static const GG_ROM gg_range_test actions__wreck_home__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x4), .high = UINT64_C(0x114a), .care = UINT64_C(0x3c0f)}, /* energy >= 4, mood <= 4 */
};
static const GG_ROM gg_box actions__wreck_home__precondition__boxes[] = {
    {.flags = actions__wreck_home__precondition__boxes__0__flags,
     .ranges = actions__wreck_home__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__wreck_home__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffe), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition actions__wreck_home__effect__additions[] = {
    {.fact = 0, .amount = -1}, /* energy */
};
static const GG_ROM gg_effect actions__wreck_home__effect = {.assignments = actions__wreck_home__effect__assignments,
     .additions = actions__wreck_home__effect__additions, .assignment_count = 1,
     .addition_count = 1};
/* parkour: energy -= 2, full -= 3, mood += 2 */
static const GG_ROM gg_range_test actions__parkour__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a), .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_box actions__parkour__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__parkour__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__parkour__effect__additions[] = {
    {.fact = 0, .amount = -2}, /* energy */
    {.fact = 1, .amount = -3}, /* full */
    {.fact = 2, .amount = 2}, /* mood */
};
static const GG_ROM gg_effect actions__parkour__effect = {.assignments = NULL,
     .additions = actions__parkour__effect__additions, .assignment_count = 0, .addition_count = 3};
/* chase_roach: energy -= 3, full -= 2, mood += 1 */
static const GG_ROM gg_range_test actions__chase_roach__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x294a), .care = UINT64_C(0xf)}, /* energy >= 5 */
};
static const GG_ROM gg_box actions__chase_roach__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__chase_roach__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__chase_roach__effect__additions[] = {
    {.fact = 0, .amount = -3}, /* energy */
    {.fact = 1, .amount = -2}, /* full */
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect actions__chase_roach__effect = {.assignments = NULL,
     .additions = actions__chase_roach__effect__additions, .assignment_count = 0,
     .addition_count = 3};
/* eat_roach: full += 1, mood -= 3 */
static const GG_ROM gg_range_test actions__eat_roach__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x28ea), .care = UINT64_C(0x1e0)}, /* full <= 7 */
};
static const GG_ROM gg_box actions__eat_roach__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__eat_roach__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__eat_roach__effect__additions[] = {
    {.fact = 1, .amount = 1}, /* full */
    {.fact = 2, .amount = -3}, /* mood */
};
static const GG_ROM gg_effect actions__eat_roach__effect = {.assignments = NULL,
     .additions = actions__eat_roach__effect__additions, .assignment_count = 0, .addition_count = 2};
/* meow: mood -= 1, full -= 1, master_beside */
static const GG_ROM gg_range_test actions__meow__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1ca0), .high = UINT64_C(0x294a), .care = UINT64_C(0x3de0)}, /* full >= 5, mood >= 7 */
};
static const GG_ROM gg_box actions__meow__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__meow__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__meow__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffe), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition actions__meow__effect__additions[] = {
    {.fact = 2, .amount = -1}, /* mood */
    {.fact = 1, .amount = -1}, /* full */
};
static const GG_ROM gg_effect actions__meow__effect = {.assignments = actions__meow__effect__assignments,
     .additions = actions__meow__effect__additions, .assignment_count = 1, .addition_count = 2};
/* rub_master: mood -= 2 */
static const GG_ROM gg_flag_test actions__rub_master__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x1)}, /* master_beside */
};
static const GG_ROM gg_box actions__rub_master__precondition__boxes[] = {
    {.flags = actions__rub_master__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_addition actions__rub_master__effect__additions[] = {
    {.fact = 2, .amount = -2}, /* mood */
};
static const GG_ROM gg_effect actions__rub_master__effect = {.assignments = NULL,
     .additions = actions__rub_master__effect__additions, .assignment_count = 0,
     .addition_count = 1};
/* daze: mood += 1 */
static const GG_ROM gg_addition actions__daze__effect__additions[] = {
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect actions__daze__effect = {.assignments = NULL,
     .additions = actions__daze__effect__additions, .assignment_count = 0, .addition_count = 1};
/* groom: mood += 1, energy -= 1 */
static const GG_ROM gg_range_test actions__groom__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x154a), .care = UINT64_C(0x3c00)}, /* mood <= 5 */
};
static const GG_ROM gg_box actions__groom__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__groom__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__groom__effect__additions[] = {
    {.fact = 2, .amount = 1}, /* mood */
    {.fact = 0, .amount = -1}, /* energy */
};
static const GG_ROM gg_effect actions__groom__effect = {.assignments = NULL,
     .additions = actions__groom__effect__additions, .assignment_count = 0, .addition_count = 2};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__eat__precondition__boxes, .count = 1},
     .effect = &actions__eat__effect, .own = &actions__eat__effect, .world = NULL, .duration = 0,
     .timeout = 0, .cost = 1, .source_index = CAT_ACTION_EAT, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* eat: full <= 8 */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__drink__effect,
     .own = &actions__drink__effect, .world = NULL, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = CAT_ACTION_DRINK, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* drink: none */
    {.precondition = {.boxes = actions__sleep__precondition__boxes, .count = 1},
     .effect = &actions__sleep__effect, .own = &actions__sleep__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_SLEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* sleep: energy <= 2 */
    {.precondition = {.boxes = actions__poop__precondition__boxes, .count = 1},
     .effect = &actions__poop__effect, .own = &actions__poop__effect, .world = NULL, .duration = 0,
     .timeout = 0, .cost = 1, .source_index = CAT_ACTION_POOP, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* poop: full >= 6 */
    {.precondition = {.boxes = actions__wreck_home__precondition__boxes, .count = 1},
     .effect = &actions__wreck_home__effect, .own = &actions__wreck_home__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_WRECK_HOME,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* wreck_home: energy >= 4, mood <= 4, not master_beside */
    {.precondition = {.boxes = actions__parkour__precondition__boxes, .count = 1},
     .effect = &actions__parkour__effect, .own = &actions__parkour__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_PARKOUR,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* parkour: energy >= 5, mood <= 7 */
    {.precondition = {.boxes = actions__chase_roach__precondition__boxes, .count = 1},
     .effect = &actions__chase_roach__effect, .own = &actions__chase_roach__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_CHASE_ROACH,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* chase_roach: energy >= 5 */
    {.precondition = {.boxes = actions__eat_roach__precondition__boxes, .count = 1},
     .effect = &actions__eat_roach__effect, .own = &actions__eat_roach__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_EAT_ROACH,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* eat_roach: full <= 7 */
    {.precondition = {.boxes = actions__meow__precondition__boxes, .count = 1},
     .effect = &actions__meow__effect, .own = &actions__meow__effect, .world = NULL, .duration = 0,
     .timeout = 0, .cost = 1, .source_index = CAT_ACTION_MEOW, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* meow: mood >= 7, full >= 5 */
    {.precondition = {.boxes = actions__rub_master__precondition__boxes, .count = 1},
     .effect = &actions__rub_master__effect, .own = &actions__rub_master__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_RUB_MASTER,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* rub_master: master_beside */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__daze__effect,
     .own = &actions__daze__effect, .world = NULL, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = CAT_ACTION_DAZE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* daze: none */
    {.precondition = {.boxes = actions__groom__precondition__boxes, .count = 1},
     .effect = &actions__groom__effect, .own = &actions__groom__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_GROOM,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* groom: mood <= 5 */
};

static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__cat__calls, .heuristics = NULL, .goals = NULL,
     .relevance_mask = NULL, .goal_count = 0, .task = 0}, /* cat */
};

/* live */
static const GG_ROM uint16_t tasks__live__methods__sustain__subtasks[] = {task__sustain_life};
static const GG_ROM gg_range_test tasks__live__methods__exercise__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a), .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_range_test tasks__live__methods__exercise__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x292a), .care = UINT64_C(0x1ef)}, /* energy >= 5, full <= 9 */
};
static const GG_ROM gg_box tasks__live__methods__exercise__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live__methods__exercise__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = tasks__live__methods__exercise__precondition__boxes__1__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__exercise__subtasks[] = {task__exercise};
static const GG_ROM gg_range_test tasks__live__methods__call__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1ca0), .high = UINT64_C(0x294a), .care = UINT64_C(0x3de0)}, /* full >= 5, mood >= 7 */
};
static const GG_ROM gg_box tasks__live__methods__call__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live__methods__call__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__call__subtasks[] = {action__meow};
static const GG_ROM gg_flag_test tasks__live__methods__cuddle__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x1)}, /* master_beside */
};
static const GG_ROM gg_range_test tasks__live__methods__cuddle__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x24a0), .high = UINT64_C(0x294a), .care = UINT64_C(0x3de0)}, /* full >= 5, mood >= 9 */
};
static const GG_ROM gg_box tasks__live__methods__cuddle__precondition__boxes[] = {
    {.flags = tasks__live__methods__cuddle__precondition__boxes__0__flags,
     .ranges = tasks__live__methods__cuddle__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__cuddle__subtasks[] = {action__rub_master, action__meow};
static const GG_ROM gg_range_test tasks__live__methods__rest__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x2942), .care = UINT64_C(0xf)}, /* energy <= 2 */
};
static const GG_ROM gg_box tasks__live__methods__rest__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live__methods__rest__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__rest__subtasks[] = {action__sleep, action__daze};
static const GG_ROM gg_range_test tasks__live__methods__clean__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x154a), .care = UINT64_C(0x3c00)}, /* mood <= 5 */
};
static const GG_ROM gg_box tasks__live__methods__clean__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live__methods__clean__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__clean__subtasks[] = {action__groom};
static const GG_ROM gg_method tasks__live__methods[] = {
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__live__methods__sustain__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* sustain: none */
    {.precondition = {.boxes = tasks__live__methods__exercise__precondition__boxes, .count = 2},
     .subtasks = tasks__live__methods__exercise__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* exercise: none */
    {.precondition = {.boxes = tasks__live__methods__call__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__call__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* call: none */
    {.precondition = {.boxes = tasks__live__methods__cuddle__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__cuddle__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 2, .source_index = 3, .priority_level = 0, .scored = GG_NONE}, /* cuddle: master_beside */
    {.precondition = {.boxes = tasks__live__methods__rest__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__rest__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 2, .source_index = 4, .priority_level = 0, .scored = GG_NONE}, /* rest: none */
    {.precondition = {.boxes = tasks__live__methods__clean__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__clean__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 5, .priority_level = 0, .scored = GG_NONE}, /* clean: none */
};
/* exercise */
static const GG_ROM gg_range_test tasks__exercise__methods__play_then_wreck__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a), .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_range_test tasks__exercise__methods__play_then_wreck__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x292a), .care = UINT64_C(0x1ef)}, /* energy >= 5, full <= 9 */
};
static const GG_ROM gg_box tasks__exercise__methods__play_then_wreck__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__exercise__methods__play_then_wreck__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = tasks__exercise__methods__play_then_wreck__precondition__boxes__1__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__exercise__methods__play_then_wreck__subtasks[] = {task__play, action__wreck_home};
static const GG_ROM gg_method tasks__exercise__methods[] = {
    {.precondition = {.boxes = tasks__exercise__methods__play_then_wreck__precondition__boxes, .count = 2},
     .subtasks = tasks__exercise__methods__play_then_wreck__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* play_then_wreck: none */
};
/* play */
static const GG_ROM gg_range_test tasks__play__methods__do_parkour__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a), .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_box tasks__play__methods__do_parkour__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__play__methods__do_parkour__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__play__methods__do_parkour__subtasks[] = {action__parkour};
static const GG_ROM gg_range_test tasks__play__methods__hunt__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x292a), .care = UINT64_C(0x1ef)}, /* energy >= 5, full <= 9 */
};
static const GG_ROM gg_box tasks__play__methods__hunt__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__play__methods__hunt__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__play__methods__hunt__subtasks[] = {action__chase_roach, action__eat_roach};
static const GG_ROM gg_method tasks__play__methods[] = {
    {.precondition = {.boxes = tasks__play__methods__do_parkour__precondition__boxes, .count = 1},
     .subtasks = tasks__play__methods__do_parkour__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* do_parkour: none */
    {.precondition = {.boxes = tasks__play__methods__hunt__precondition__boxes, .count = 1},
     .subtasks = tasks__play__methods__hunt__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* hunt: none */
};
/* sustain_life */
static const GG_ROM gg_range_test tasks__sustain_life__methods__feed__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x290a), .care = UINT64_C(0x1e0)}, /* full <= 8 */
};
static const GG_ROM gg_box tasks__sustain_life__methods__feed__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__sustain_life__methods__feed__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__sustain_life__methods__feed__subtasks[] = {action__eat, action__drink};
static const GG_ROM gg_range_test tasks__sustain_life__methods__excrete__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0xc0), .high = UINT64_C(0x294a), .care = UINT64_C(0x1e0)}, /* full >= 6 */
};
static const GG_ROM gg_box tasks__sustain_life__methods__excrete__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__sustain_life__methods__excrete__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__sustain_life__methods__excrete__subtasks[] = {action__poop};
static const GG_ROM gg_method tasks__sustain_life__methods[] = {
    {.precondition = {.boxes = tasks__sustain_life__methods__feed__precondition__boxes, .count = 1},
     .subtasks = tasks__sustain_life__methods__feed__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 2, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* feed: none */
    {.precondition = {.boxes = tasks__sustain_life__methods__excrete__precondition__boxes, .count = 1},
     .subtasks = tasks__sustain_life__methods__excrete__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* excrete: none */
};
static const GG_ROM gg_task tasks__all[] = {
    {.methods = tasks__live__methods, .groups = NULL, .index = NULL, .method_count = 6, .group_count = 0,
     .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1, .draws = false,
     .component = GG_NONE}, /* live */
    {.methods = tasks__exercise__methods, .groups = NULL, .index = NULL, .method_count = 1,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 2,
     .draws = false, .component = GG_NONE}, /* exercise */
    {.methods = tasks__play__methods, .groups = NULL, .index = NULL, .method_count = 2, .group_count = 0,
     .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1, .draws = false,
     .component = GG_NONE}, /* play */
    {.methods = tasks__sustain_life__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* sustain_life */
};

static const GG_ROM gg_init_hook hooks__init[] = {
    NULL,
};
static const GG_ROM gg_pass_hook hooks__pass[] = {
    NULL,
};
static const GG_ROM gg_tick_hook hooks__begin[] = {
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x0), UINT64_C(0x18a8)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0), UINT64_C(0x294a)};


const GG_ROM gg_domain cat_domain = {
    .word_count = 2,
    .flag_words = 1,
    .fact_count = 4,
    .action_count = 12,
    .task_count = 4,
    .agent_rule_count = 0,
    .world_rule_count = 0,
    .agent_type_count = 1,
    .goal_count = 0,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 3,
    .watch_limit = 0,
    .want_limit = 0,
    .guards = guards__all,
    .shared = NULL,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = NULL,
    .places = NULL,
    .wants = NULL,
    .claims = NULL,
    .senses = NULL,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = NULL,
    .goals = NULL,
    .offsets = {.agent_state = offsetof(cat_agent, state), .agent_snapshot = offsetof(cat_agent, snapshot),
     .agent_support_mask = offsetof(cat_agent, support_mask), .agent_from = 0, .agent_timers = 0,
     .agent_backoffs = offsetof(cat_agent, backoffs), .agent_plan = offsetof(cat_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(cat_world, state),
     .world_timers = 0, .agent_bytes = sizeof(cat_agent), .world_bytes = sizeof(cat_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__begin,
     .look = hooks__begin, .start = hooks__begin, .end = hooks__begin},
    .format = &gg_format_26,
    .fingerprint = 3247311499,
    .saved_fingerprint = (uint32_t)(UINT32_C(3247311499) +
        UINT32_C(31) * offsetof(cat_agent, state) +
        UINT32_C(961) * offsetof(cat_agent, snapshot) +
        UINT32_C(29791) * offsetof(cat_agent, support_mask) +
        UINT32_C(887503681) * offsetof(cat_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(cat_agent, plan) +
        UINT32_C(1725480897) * offsetof(cat_world, state)),
    .start = start__all,
    .tops = tops__all,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = NULL,
    .fact_at = NULL,
    .rules = NULL,
    .sets = NULL,
    .recall = NULL,
    .achieve = NULL,
    .drawing = NULL,
    .scoring = NULL,
    .indexing = NULL,
    .sharing = NULL,
    .decomposing = &gg_decomposing,
    .asking = NULL,
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

