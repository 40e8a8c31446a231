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
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("energy"),
    GG_TEXT("full"),
    GG_TEXT("mood"),
    GG_TEXT("master_beside"),
    GG_TEXT("here"),
    GG_TEXT("hour"),
    GG_TEXT("master_home"),
};
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
};
static const GG_ROM char *const GG_ROM names__action_labels[] = {
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
};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("live"),
    GG_TEXT("feed"),
    GG_TEXT("pass_time"),
    GG_TEXT("play"),
};
static const GG_ROM char *const GG_ROM names__methods__live[] = {
    GG_TEXT("sustain"),
    GG_TEXT("relieve"),
    GG_TEXT("collapse"),
    GG_TEXT("retire"),
    GG_TEXT("enjoy"),
};
static const GG_ROM char *const GG_ROM names__methods__feed[] = {
    GG_TEXT("meal"),
    GG_TEXT("feast"),
};
static const GG_ROM char *const GG_ROM names__methods__pass_time[] = {
    GG_TEXT("exercise"),
    GG_TEXT("cuddle"),
    GG_TEXT("protest"),
    GG_TEXT("sharpen"),
    GG_TEXT("clean"),
    GG_TEXT("rest"),
    GG_TEXT("idle"),
};
static const GG_ROM char *const GG_ROM names__methods__play[] = {
    GG_TEXT("run"),
    GG_TEXT("hunt"),
    GG_TEXT("rampage"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__live, /* live */
    names__methods__feed, /* feed */
    names__methods__pass_time, /* pass_time */
    names__methods__play, /* play */
};
static const GG_ROM char *const GG_ROM names__method_labels__live[] = {
    GG_TEXT("hungry"),
    GG_TEXT("too full"),
    GG_TEXT("tired"),
    GG_TEXT("it is night"),
    GG_TEXT("content"),
};
static const GG_ROM char *const GG_ROM names__method_labels__feed[] = {
    GG_TEXT("a meal"),
    GG_TEXT("a feast"),
};
static const GG_ROM char *const GG_ROM names__method_labels__pass_time[] = {
    GG_TEXT("in the mood to play"),
    GG_TEXT("wants company"),
    GG_TEXT("bored and alone"),
    GG_TEXT("its claws are blunt"),
    GG_TEXT("time to wash"),
    GG_TEXT("a nap would be nice"),
    GG_TEXT("nothing in particular"),
};
static const GG_ROM char *const GG_ROM names__method_labels__play[] = {
    GG_TEXT("running"),
    GG_TEXT("hunting"),
    GG_TEXT("running wild"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__method_labels[] = {
    names__method_labels__live, /* live */
    names__method_labels__feed, /* feed */
    names__method_labels__pass_time, /* pass_time */
    names__method_labels__play, /* play */
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("cat"),
};
static const GG_ROM char *const GG_ROM names__places[] = {
    GG_TEXT("bed"),
    GG_TEXT("bowl"),
    GG_TEXT("box"),
    GG_TEXT("post"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__4__symbols[] = {
    GG_TEXT("bed"),
    GG_TEXT("bowl"),
    GG_TEXT("box"),
    GG_TEXT("post"),
};
static const GG_ROM gg_value_names names__values__4 = {.symbols = names__values__4__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__5 = {.symbols = NULL, .low = 1, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* energy */
    &names__values__0, /* full */
    &names__values__0, /* mood */
    &names__values__0, /* master_beside */
    &names__values__4, /* here */
    &names__values__5, /* hour */
    &names__values__0, /* master_home */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("cat"),
    .facts = names__facts,
    .actions = names__actions,
    .action_labels = names__action_labels,
    .tasks = names__tasks,
    .task_labels = names__tasks,
    .methods = names__methods,
    .method_labels = names__method_labels,
    .goals = NULL,
    .goal_labels = NULL,
    .agent_types = names__agent_types,
    .places = names__places,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0), UINT64_C(0x104210)};

static const GG_ROM uint64_t shared__all[] = {UINT64_C(0x20), UINT64_C(0xf8000)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 1, .shift = 0, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 0}, /* energy */
    {.word = 1, .shift = 5, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 11}, /* full */
    {.word = 1, .shift = 10, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 22}, /* mood */
    {.word = 0, .shift = 0, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 33}, /* master_beside */
    {.word = 0, .shift = 1, .width = 4, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 3,
     .first = 35}, /* here */
    {.word = 1, .shift = 15, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 23,
     .first = 39}, /* hour */
    {.word = 0, .shift = 5, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 63}, /* master_home */
};

/* eat: full += 3, here = bowl */
static const GG_ROM gg_range_test actions__eat__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xba8ea), .care = UINT64_C(0x1e0)}, /* full <= 7 */
};
static const GG_ROM gg_box actions__eat__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__eat__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__eat__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe1), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition actions__eat__effect__additions[] = {
    {.fact = 1, .amount = 3}, /* full */
};
static const GG_ROM gg_effect actions__eat__effect = {.assignments = actions__eat__effect__assignments,
     .additions = actions__eat__effect__additions, .assignment_count = 1, .addition_count = 1};
/* drink: full += 2, here = bowl */
static const GG_ROM gg_range_test actions__drink__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xba90a), .care = UINT64_C(0x1e0)}, /* full <= 8 */
};
static const GG_ROM gg_box actions__drink__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__drink__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drink__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe1), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition actions__drink__effect__additions[] = {
    {.fact = 1, .amount = 2}, /* full */
};
static const GG_ROM gg_effect actions__drink__effect = {.assignments = actions__drink__effect__assignments,
     .additions = actions__drink__effect__additions, .assignment_count = 1, .addition_count = 1};
/* sleep: energy += 3, not master_beside, here = bed */
static const GG_ROM gg_range_test actions__sleep__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xba947), .care = UINT64_C(0xf)}, /* energy <= 7 */
};
static const GG_ROM gg_box actions__sleep__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__sleep__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__sleep__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition actions__sleep__effect__additions[] = {
    {.fact = 0, .amount = 3}, /* energy */
};
static const GG_ROM gg_effect actions__sleep__effect = {.assignments = actions__sleep__effect__assignments,
     .additions = actions__sleep__effect__additions, .assignment_count = 1, .addition_count = 1};
/* poop: full -= 2, here = box */
static const GG_ROM gg_range_test actions__poop__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0xc0), .high = UINT64_C(0xba94a), .care = UINT64_C(0x1e0)}, /* full >= 6 */
};
static const GG_ROM gg_box actions__poop__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__poop__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__poop__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe1), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_addition actions__poop__effect__additions[] = {
    {.fact = 1, .amount = -2}, /* full */
};
static const GG_ROM gg_effect actions__poop__effect = {.assignments = actions__poop__effect__assignments,
     .additions = actions__poop__effect__additions, .assignment_count = 1, .addition_count = 1};
/* parkour: energy -= 2, full -= 1, mood += 2 */
static const GG_ROM gg_range_test actions__parkour__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x25), .high = UINT64_C(0xba14a), .care = UINT64_C(0x3def)}, /* energy >= 5, full >= 1, mood <= 8 */
};
static const GG_ROM gg_box actions__parkour__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__parkour__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__parkour__effect__additions[] = {
    {.fact = 0, .amount = -2}, /* energy */
    {.fact = 1, .amount = -1}, /* full */
    {.fact = 2, .amount = 2}, /* mood */
};
static const GG_ROM gg_effect actions__parkour__effect = {.assignments = NULL,
     .additions = actions__parkour__effect__additions, .assignment_count = 0, .addition_count = 3};
/* chase_roach: energy -= 1, mood += 1 */
static const GG_ROM gg_range_test actions__chase_roach__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0xba54a), .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 9 */
};
static const GG_ROM gg_box actions__chase_roach__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__chase_roach__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__chase_roach__effect__additions[] = {
    {.fact = 0, .amount = -1}, /* energy */
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect actions__chase_roach__effect = {.assignments = NULL,
     .additions = actions__chase_roach__effect__additions, .assignment_count = 0,
     .addition_count = 2};
/* eat_roach: full += 1 */
static const GG_ROM gg_range_test actions__eat_roach__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xba92a), .care = UINT64_C(0x1e0)}, /* full <= 9 */
};
static const GG_ROM gg_box actions__eat_roach__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__eat_roach__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__eat_roach__effect__additions[] = {
    {.fact = 1, .amount = 1}, /* full */
};
static const GG_ROM gg_effect actions__eat_roach__effect = {.assignments = NULL,
     .additions = actions__eat_roach__effect__additions, .assignment_count = 0, .addition_count = 1};
/* scratch: mood += 1, here = post */
static const GG_ROM gg_range_test actions__scratch__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xba54a), .care = UINT64_C(0x3c00)}, /* mood <= 9 */
};
static const GG_ROM gg_box actions__scratch__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__scratch__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__scratch__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe1), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_addition actions__scratch__effect__additions[] = {
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect actions__scratch__effect = {.assignments = actions__scratch__effect__assignments,
     .additions = actions__scratch__effect__additions, .assignment_count = 1, .addition_count = 1};
/* groom: mood += 1 */
static const GG_ROM gg_range_test actions__groom__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xba54a), .care = UINT64_C(0x3c00)}, /* mood <= 9 */
};
static const GG_ROM gg_box actions__groom__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__groom__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__groom__effect__additions[] = {
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect actions__groom__effect = {.assignments = NULL,
     .additions = actions__groom__effect__additions, .assignment_count = 0, .addition_count = 1};
/* daze: none */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_effect actions__daze__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
/* meow: master_beside, mood -= 1 */
static const GG_ROM gg_flag_test actions__meow__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x20)}, /* master_home */
};
static const GG_ROM gg_range_test actions__meow__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x400), .high = UINT64_C(0xba94a), .care = UINT64_C(0x3c00)}, /* mood >= 1 */
};
static const GG_ROM gg_box actions__meow__precondition__boxes[] = {
    {.flags = actions__meow__precondition__boxes__0__flags,
     .ranges = actions__meow__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_assignment actions__meow__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffe), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition actions__meow__effect__additions[] = {
    {.fact = 2, .amount = -1}, /* mood */
};
static const GG_ROM gg_effect actions__meow__effect = {.assignments = actions__meow__effect__assignments,
     .additions = actions__meow__effect__additions, .assignment_count = 1, .addition_count = 1};
/* rub_master: mood += 2, not master_beside */
static const GG_ROM gg_flag_test actions__rub_master__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x1)}, /* master_beside */
};
static const GG_ROM gg_range_test actions__rub_master__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xba14a), .care = UINT64_C(0x3c00)}, /* mood <= 8 */
};
static const GG_ROM gg_box actions__rub_master__precondition__boxes[] = {
    {.flags = actions__rub_master__precondition__boxes__0__flags,
     .ranges = actions__rub_master__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__rub_master__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffe), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_addition actions__rub_master__effect__additions[] = {
    {.fact = 2, .amount = 2}, /* mood */
};
static const GG_ROM gg_effect actions__rub_master__effect = {.assignments = actions__rub_master__effect__assignments,
     .additions = actions__rub_master__effect__additions, .assignment_count = 1,
     .addition_count = 1};
/* wreck_home: energy -= 1, mood += 3 */
static const GG_ROM gg_flag_test actions__wreck_home__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* not master_beside */
};
static const GG_ROM gg_range_test actions__wreck_home__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x4), .high = UINT64_C(0xb954a), .care = UINT64_C(0x3c0f)}, /* energy >= 4, mood <= 5 */
};
static const GG_ROM gg_box actions__wreck_home__precondition__boxes[] = {
    {.flags = actions__wreck_home__precondition__boxes__0__flags,
     .ranges = actions__wreck_home__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__wreck_home__effect__additions[] = {
    {.fact = 0, .amount = -1}, /* energy */
    {.fact = 2, .amount = 3}, /* mood */
};
static const GG_ROM gg_effect actions__wreck_home__effect = {.assignments = NULL,
     .additions = actions__wreck_home__effect__additions, .assignment_count = 0,
     .addition_count = 2};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__eat__precondition__boxes, .count = 1},
     .effect = &actions__eat__effect, .own = &actions__eat__effect, .world = NULL,
     .duration = 900000, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_EAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 1, .ends_at = 1,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* eat: full <= 7 */
    {.precondition = {.boxes = actions__drink__precondition__boxes, .count = 1},
     .effect = &actions__drink__effect, .own = &actions__drink__effect, .world = NULL,
     .duration = 300000, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_DRINK,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 1, .ends_at = 1,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* drink: full <= 8 */
    {.precondition = {.boxes = actions__sleep__precondition__boxes, .count = 1},
     .effect = &actions__sleep__effect, .own = &actions__sleep__effect, .world = NULL,
     .duration = 5400000, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_SLEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 0,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* sleep: energy <= 7 */
    {.precondition = {.boxes = actions__poop__precondition__boxes, .count = 1},
     .effect = &actions__poop__effect, .own = &actions__poop__effect, .world = NULL,
     .duration = 300000, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_POOP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 2, .ends_at = 2,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* poop: full >= 6 */
    {.precondition = {.boxes = actions__parkour__precondition__boxes, .count = 1},
     .effect = &actions__parkour__effect, .own = &actions__parkour__effect, .world = NULL,
     .duration = 600000, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_PARKOUR,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* parkour: energy >= 5, full >= 1, mood <= 8 */
    {.precondition = {.boxes = actions__chase_roach__precondition__boxes, .count = 1},
     .effect = &actions__chase_roach__effect, .own = &actions__chase_roach__effect, .world = NULL,
     .duration = 1200000, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_CHASE_ROACH,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* chase_roach: energy >= 5, mood <= 9 */
    {.precondition = {.boxes = actions__eat_roach__precondition__boxes, .count = 1},
     .effect = &actions__eat_roach__effect, .own = &actions__eat_roach__effect, .world = NULL,
     .duration = 120000, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_EAT_ROACH,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* eat_roach: full <= 9 */
    {.precondition = {.boxes = actions__scratch__precondition__boxes, .count = 1},
     .effect = &actions__scratch__effect, .own = &actions__scratch__effect, .world = NULL,
     .duration = 300000, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_SCRATCH,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 3, .ends_at = 3,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* scratch: mood <= 9 */
    {.precondition = {.boxes = actions__groom__precondition__boxes, .count = 1},
     .effect = &actions__groom__effect, .own = &actions__groom__effect, .world = NULL,
     .duration = 1200000, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_GROOM,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* groom: mood <= 9 */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__daze__effect, .own = NULL,
     .world = NULL, .duration = 1800000, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_DAZE,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* daze: none */
    {.precondition = {.boxes = actions__meow__precondition__boxes, .count = 1},
     .effect = &actions__meow__effect, .own = &actions__meow__effect, .world = NULL,
     .duration = 60000, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_MEOW,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* meow: master_home, mood >= 1 */
    {.precondition = {.boxes = actions__rub_master__precondition__boxes, .count = 1},
     .effect = &actions__rub_master__effect, .own = &actions__rub_master__effect, .world = NULL,
     .duration = 600000, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_RUB_MASTER,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* rub_master: master_beside, mood <= 8 */
    {.precondition = {.boxes = actions__wreck_home__precondition__boxes, .count = 1},
     .effect = &actions__wreck_home__effect, .own = &actions__wreck_home__effect, .world = NULL,
     .duration = 900000, .timeout = 0, .cost = 1, .source_index = CAT_ACTION_WRECK_HOME,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* wreck_home: energy >= 4, mood <= 5, not master_beside */
};

static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__cat__calls, .heuristics = NULL, .goals = NULL,
     .relevance_mask = NULL, .goal_count = 0, .task = 0}, /* cat */
};

/* live */
static const GG_ROM gg_range_test tasks__live__methods__sustain__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xba86a), .care = UINT64_C(0x1e0)}, /* full <= 3 */
};
static const GG_ROM gg_box tasks__live__methods__sustain__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live__methods__sustain__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__sustain__subtasks[] = {task__feed};
static const GG_ROM gg_range_test tasks__live__methods__relieve__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x100), .high = UINT64_C(0xba94a), .care = UINT64_C(0x1e0)}, /* full >= 8 */
};
static const GG_ROM gg_box tasks__live__methods__relieve__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live__methods__relieve__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__relieve__subtasks[] = {action__poop};
static const GG_ROM gg_range_test tasks__live__methods__collapse__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xba943), .care = UINT64_C(0xf)}, /* energy <= 3 */
};
static const GG_ROM gg_box tasks__live__methods__collapse__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live__methods__collapse__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__collapse__subtasks[] = {action__sleep};
static const GG_ROM gg_range_test tasks__live__methods__retire__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0xa8000), .high = UINT64_C(0xba947), .care = UINT64_C(0xf800f)}, /* energy <= 7, hour >= 22 */
};
static const GG_ROM gg_range_test tasks__live__methods__retire__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x22947), .care = UINT64_C(0xf800f)}, /* energy <= 7, hour <= 5 */
};
static const GG_ROM gg_box tasks__live__methods__retire__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live__methods__retire__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = tasks__live__methods__retire__precondition__boxes__1__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__retire__subtasks[] = {action__sleep};
static const GG_ROM uint16_t tasks__live__methods__enjoy__subtasks[] = {task__pass_time};
static const GG_ROM gg_method tasks__live__methods[] = {
    {.precondition = {.boxes = tasks__live__methods__sustain__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__sustain__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* sustain: full <= 3 */
    {.precondition = {.boxes = tasks__live__methods__relieve__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__relieve__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* relieve: full >= 8 */
    {.precondition = {.boxes = tasks__live__methods__collapse__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__collapse__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 2, .priority_level = 1, .scored = GG_NONE}, /* collapse: energy <= 3 */
    {.precondition = {.boxes = tasks__live__methods__retire__precondition__boxes, .count = 2},
     .subtasks = tasks__live__methods__retire__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 3, .priority_level = 2, .scored = GG_NONE}, /* retire: hour >= 22 or hour <= 5, energy <= 7 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__live__methods__enjoy__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 4, .priority_level = 3, .scored = GG_NONE}, /* enjoy: none */
};
/* feed */
static const GG_ROM gg_range_test tasks__feed__methods__meal__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xba8aa), .care = UINT64_C(0x1e0)}, /* full <= 5 */
};
static const GG_ROM gg_box tasks__feed__methods__meal__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__feed__methods__meal__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__feed__methods__meal__subtasks[] = {action__eat, action__drink};
static const GG_ROM gg_range_test tasks__feed__methods__feast__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xba8aa), .care = UINT64_C(0x1e0)}, /* full <= 5 */
};
static const GG_ROM gg_box tasks__feed__methods__feast__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__feed__methods__feast__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__feed__methods__feast__subtasks[] = {action__eat, action__drink, action__poop};
static const GG_ROM gg_method tasks__feed__methods[] = {
    {.precondition = {.boxes = tasks__feed__methods__meal__precondition__boxes, .count = 1},
     .subtasks = tasks__feed__methods__meal__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 2, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* meal: none */
    {.precondition = {.boxes = tasks__feed__methods__feast__precondition__boxes, .count = 1},
     .subtasks = tasks__feed__methods__feast__subtasks, .arguments = NULL, .subtask_count = 3,
     .prechecked = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* feast: none */
};
static const GG_ROM gg_method_instances tasks__feed__groups[] = {
    {.first = 0, .end = 1, .weight = 2, .rank = 0},
    {.first = 1, .end = 2, .weight = 1, .rank = 0},
};
/* pass_time */
static const GG_ROM gg_range_test tasks__pass_time__methods__exercise__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x25), .high = UINT64_C(0xba14a), .care = UINT64_C(0x3def)}, /* energy >= 5, full >= 1, mood <= 8 */
};
static const GG_ROM gg_range_test tasks__pass_time__methods__exercise__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0xba52a), .care = UINT64_C(0x3def)}, /* energy >= 5, full <= 9, mood <= 9 */
};
static const GG_ROM gg_box tasks__pass_time__methods__exercise__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__pass_time__methods__exercise__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = tasks__pass_time__methods__exercise__precondition__boxes__1__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__pass_time__methods__exercise__subtasks[] = {task__play};
static const GG_ROM gg_flag_test tasks__pass_time__methods__cuddle__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x20)}, /* master_home */
};
static const GG_ROM gg_range_test tasks__pass_time__methods__cuddle__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x400), .high = UINT64_C(0xba54a), .care = UINT64_C(0x3c00)}, /* mood >= 1 and mood <= 9 */
};
static const GG_ROM gg_box tasks__pass_time__methods__cuddle__precondition__boxes[] = {
    {.flags = tasks__pass_time__methods__cuddle__precondition__boxes__0__flags,
     .ranges = tasks__pass_time__methods__cuddle__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__pass_time__methods__cuddle__subtasks[] = {action__meow, action__rub_master};
static const GG_ROM gg_flag_test tasks__pass_time__methods__protest__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x21), .want = UINT64_C(0x0)}, /* not master_beside, not master_home */
};
static const GG_ROM gg_range_test tasks__pass_time__methods__protest__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x4), .high = UINT64_C(0xb954a), .care = UINT64_C(0x3c0f)}, /* energy >= 4, mood <= 5 */
};
static const GG_ROM gg_box tasks__pass_time__methods__protest__precondition__boxes[] = {
    {.flags = tasks__pass_time__methods__protest__precondition__boxes__0__flags,
     .ranges = tasks__pass_time__methods__protest__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__pass_time__methods__protest__subtasks[] = {action__wreck_home};
static const GG_ROM gg_range_test tasks__pass_time__methods__sharpen__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xba54a), .care = UINT64_C(0x3c00)}, /* mood <= 9 */
};
static const GG_ROM gg_box tasks__pass_time__methods__sharpen__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__pass_time__methods__sharpen__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__pass_time__methods__sharpen__subtasks[] = {action__scratch};
static const GG_ROM gg_range_test tasks__pass_time__methods__clean__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xba54a), .care = UINT64_C(0x3c00)}, /* mood <= 9 */
};
static const GG_ROM gg_box tasks__pass_time__methods__clean__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__pass_time__methods__clean__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__pass_time__methods__clean__subtasks[] = {action__groom};
static const GG_ROM gg_range_test tasks__pass_time__methods__rest__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xba947), .care = UINT64_C(0xf)}, /* energy <= 7 */
};
static const GG_ROM gg_box tasks__pass_time__methods__rest__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__pass_time__methods__rest__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__pass_time__methods__rest__subtasks[] = {action__daze, action__sleep};
static const GG_ROM uint16_t tasks__pass_time__methods__idle__subtasks[] = {action__daze};
static const GG_ROM gg_method tasks__pass_time__methods[] = {
    {.precondition = {.boxes = tasks__pass_time__methods__exercise__precondition__boxes, .count = 2},
     .subtasks = tasks__pass_time__methods__exercise__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* exercise: energy >= 5 */
    {.precondition = {.boxes = tasks__pass_time__methods__cuddle__precondition__boxes, .count = 1},
     .subtasks = tasks__pass_time__methods__cuddle__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* cuddle: none */
    {.precondition = {.boxes = tasks__pass_time__methods__protest__precondition__boxes, .count = 1},
     .subtasks = tasks__pass_time__methods__protest__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* protest: mood <= 5, not master_home */
    {.precondition = {.boxes = tasks__pass_time__methods__sharpen__precondition__boxes, .count = 1},
     .subtasks = tasks__pass_time__methods__sharpen__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 3, .priority_level = 0, .scored = GG_NONE}, /* sharpen: none */
    {.precondition = {.boxes = tasks__pass_time__methods__clean__precondition__boxes, .count = 1},
     .subtasks = tasks__pass_time__methods__clean__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 4, .priority_level = 0, .scored = GG_NONE}, /* clean: none */
    {.precondition = {.boxes = tasks__pass_time__methods__rest__precondition__boxes, .count = 1},
     .subtasks = tasks__pass_time__methods__rest__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 2, .source_index = 5, .priority_level = 0, .scored = GG_NONE}, /* rest: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__pass_time__methods__idle__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 6, .priority_level = 0, .scored = GG_NONE}, /* idle: none */
};
static const GG_ROM gg_method_instances tasks__pass_time__groups[] = {
    {.first = 0, .end = 1, .weight = 4, .rank = 0},
    {.first = 1, .end = 2, .weight = 3, .rank = 0},
    {.first = 2, .end = 3, .weight = 8, .rank = 0},
    {.first = 3, .end = 4, .weight = 2, .rank = 0},
    {.first = 4, .end = 5, .weight = 2, .rank = 0},
    {.first = 5, .end = 6, .weight = 1, .rank = 0},
    {.first = 6, .end = 7, .weight = 1, .rank = 0},
};
/* play */
static const GG_ROM gg_range_test tasks__play__methods__run__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x25), .high = UINT64_C(0xba14a), .care = UINT64_C(0x3def)}, /* energy >= 5, full >= 1, mood <= 8 */
};
static const GG_ROM gg_box tasks__play__methods__run__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__play__methods__run__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__play__methods__run__subtasks[] = {action__parkour};
static const GG_ROM gg_range_test tasks__play__methods__hunt__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0xba52a), .care = UINT64_C(0x3def)}, /* energy >= 5, full <= 9, mood <= 9 */
};
static const GG_ROM gg_box tasks__play__methods__hunt__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__play__methods__hunt__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__play__methods__hunt__subtasks[] = {action__chase_roach, action__eat_roach};
static const GG_ROM gg_flag_test tasks__play__methods__rampage__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x21), .want = UINT64_C(0x0)}, /* not master_beside, not master_home */
};
static const GG_ROM gg_range_test tasks__play__methods__rampage__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x26), .high = UINT64_C(0xb954a), .care = UINT64_C(0x3def)}, /* energy >= 6, full >= 1, mood <= 5 */
};
static const GG_ROM gg_box tasks__play__methods__rampage__precondition__boxes[] = {
    {.flags = tasks__play__methods__rampage__precondition__boxes__0__flags,
     .ranges = tasks__play__methods__rampage__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__play__methods__rampage__subtasks[] = {action__wreck_home, action__parkour};
static const GG_ROM gg_method tasks__play__methods[] = {
    {.precondition = {.boxes = tasks__play__methods__run__precondition__boxes, .count = 1},
     .subtasks = tasks__play__methods__run__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* run: none */
    {.precondition = {.boxes = tasks__play__methods__hunt__precondition__boxes, .count = 1},
     .subtasks = tasks__play__methods__hunt__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* hunt: none */
    {.precondition = {.boxes = tasks__play__methods__rampage__precondition__boxes, .count = 1},
     .subtasks = tasks__play__methods__rampage__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 2, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* rampage: not master_home */
};
static const GG_ROM gg_method_instances tasks__play__groups[] = {
    {.first = 0, .end = 1, .weight = 1, .rank = 0},
    {.first = 1, .end = 2, .weight = 1, .rank = 0},
    {.first = 2, .end = 3, .weight = 1, .rank = 0},
};
static const GG_ROM gg_task tasks__all[] = {
    {.methods = tasks__live__methods, .groups = NULL, .index = NULL, .method_count = 5, .group_count = 0,
     .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1, .draws = true,
     .component = GG_NONE}, /* live */
    {.methods = tasks__feed__methods, .groups = tasks__feed__groups, .index = NULL, .method_count = 2,
     .group_count = 2, .branch_count = 0, .select = GG_DRAWN, .recursive = false, .least = 2,
     .draws = true, .component = GG_NONE}, /* feed */
    {.methods = tasks__pass_time__methods, .groups = tasks__pass_time__groups, .index = NULL,
     .method_count = 7, .group_count = 7, .branch_count = 0, .select = GG_DRAWN, .recursive = false,
     .least = 1, .draws = true, .component = GG_NONE}, /* pass_time */
    {.methods = tasks__play__methods, .groups = tasks__play__groups, .index = NULL, .method_count = 3,
     .group_count = 3, .branch_count = 0, .select = GG_DRAWN, .recursive = false, .least = 1,
     .draws = true, .component = GG_NONE}, /* play */
};

static const GG_ROM gg_point places__points[] = {
    {.x = 1000, .y = 3000}, /* bed */
    {.x = 8000, .y = 4000}, /* bowl */
    {.x = 10000, .y = 0}, /* box */
    {.x = 3000, .y = 0}, /* post */
};
static const GG_ROM uint16_t places__symbols[] = {
    CAT_BED, /* bed */
    CAT_BOWL, /* bowl */
    CAT_BOX, /* box */
    CAT_POST, /* post */
};
static const GG_ROM gg_places places__row = {.walking = &gg_walking, .points = places__points,
     .symbols = places__symbols, .within = NULL, .leg_costs = NULL, .speed = 50, .fact = 4,
     .count = 4,
     .offsets = {.agent_walk = offsetof(cat_agent, walk), .world_points = offsetof(cat_world, points)}};

static const GG_ROM gg_init_hook hooks__init[] = {
    gg_rules_init,
    gg_travel_init,
    NULL,
};
static const GG_ROM gg_pass_hook hooks__pass[] = {
    gg_travel_pass,
    gg_rules_pass,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__begin[] = {
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x22), UINT64_C(0x318a8)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0), UINT64_C(0xba94a)};

/* hunger: full -= 1 */
static const GG_ROM gg_addition rules__hunger__effect__additions[] = {
    {.fact = 1, .amount = -1}, /* full */
};
static const GG_ROM gg_effect rules__hunger__effect = {.assignments = NULL,
     .additions = rules__hunger__effect__additions, .assignment_count = 0, .addition_count = 1};
/* tiredness: energy -= 1 */
static const GG_ROM gg_addition rules__tiredness__effect__additions[] = {
    {.fact = 0, .amount = -1}, /* energy */
};
static const GG_ROM gg_effect rules__tiredness__effect = {.assignments = NULL,
     .additions = rules__tiredness__effect__additions, .assignment_count = 0, .addition_count = 1};
/* boredom: mood -= 1 */
static const GG_ROM gg_addition rules__boredom__effect__additions[] = {
    {.fact = 2, .amount = -1}, /* mood */
};
static const GG_ROM gg_effect rules__boredom__effect = {.assignments = NULL,
     .additions = rules__boredom__effect__additions, .assignment_count = 0, .addition_count = 1};
/* loneliness: mood -= 1 */
static const GG_ROM gg_flag_test rules__loneliness__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x0)}, /* not master_home */
};
static const GG_ROM gg_box rules__loneliness__precondition__boxes[] = {
    {.flags = rules__loneliness__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_addition rules__loneliness__effect__additions[] = {
    {.fact = 2, .amount = -1}, /* mood */
};
static const GG_ROM gg_effect rules__loneliness__effect = {.assignments = NULL,
     .additions = rules__loneliness__effect__additions, .assignment_count = 0, .addition_count = 1};
/* alone: not master_beside */
static const GG_ROM gg_flag_test rules__alone__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x0)}, /* not master_home */
};
static const GG_ROM gg_box rules__alone__precondition__boxes[] = {
    {.flags = rules__alone__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment rules__alone__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffe), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect rules__alone__effect = {.assignments = rules__alone__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* master_leaves: not master_home */
static const GG_ROM gg_range_test rules__master_leaves__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x38000), .high = UINT64_C(0x3a94a), .care = UINT64_C(0xf8000)}, /* hour == 8 */
};
static const GG_ROM gg_box rules__master_leaves__precondition__boxes[] = {
    {.flags = NULL, .ranges = rules__master_leaves__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment rules__master_leaves__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffdf), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect rules__master_leaves__effect = {.assignments = rules__master_leaves__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* master_returns: master_home */
static const GG_ROM gg_range_test rules__master_returns__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x80000), .high = UINT64_C(0x8294a), .care = UINT64_C(0xf8000)}, /* hour == 17 */
};
static const GG_ROM gg_box rules__master_returns__precondition__boxes[] = {
    {.flags = NULL, .ranges = rules__master_returns__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment rules__master_returns__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffdf), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect rules__master_returns__effect = {.assignments = rules__master_returns__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* clock: hour += 1 */
static const GG_ROM gg_range_test rules__clock__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xb294a), .care = UINT64_C(0xf8000)}, /* hour <= 23 */
};
static const GG_ROM gg_box rules__clock__precondition__boxes[] = {
    {.flags = NULL, .ranges = rules__clock__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition rules__clock__effect__additions[] = {
    {.fact = 5, .amount = 1}, /* hour */
};
static const GG_ROM gg_effect rules__clock__effect = {.assignments = NULL,
     .additions = rules__clock__effect__additions, .assignment_count = 0, .addition_count = 1};
/* midnight: hour = 1 */
static const GG_ROM gg_range_test rules__midnight__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0xb8000), .high = UINT64_C(0xba94a), .care = UINT64_C(0xf8000)}, /* hour == 24 */
};
static const GG_ROM gg_box rules__midnight__precondition__boxes[] = {
    {.flags = NULL, .ranges = rules__midnight__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment rules__midnight__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffff07fff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect rules__midnight__effect = {.assignments = rules__midnight__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_rule rules__all[] = {
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__hunger__effect,
     .period = 5400000}, /* hunger: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__tiredness__effect,
     .period = 7200000}, /* tiredness: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__boredom__effect,
     .period = 2400000}, /* boredom: none */
    {.precondition = {.boxes = rules__loneliness__precondition__boxes, .count = 1},
     .effect = &rules__loneliness__effect, .period = 3600000}, /* loneliness: not master_home */
    {.precondition = {.boxes = rules__alone__precondition__boxes, .count = 1},
     .effect = &rules__alone__effect, .period = 60000}, /* alone: not master_home */
    {.precondition = {.boxes = rules__master_leaves__precondition__boxes, .count = 1},
     .effect = &rules__master_leaves__effect, .period = 3600000}, /* master_leaves: hour == 8 */
    {.precondition = {.boxes = rules__master_returns__precondition__boxes, .count = 1},
     .effect = &rules__master_returns__effect, .period = 3600000}, /* master_returns: hour == 17 */
    {.precondition = {.boxes = rules__clock__precondition__boxes, .count = 1},
     .effect = &rules__clock__effect, .period = 3600000}, /* clock: hour <= 23 */
    {.precondition = {.boxes = rules__midnight__precondition__boxes, .count = 1},
     .effect = &rules__midnight__effect, .period = 3600000}, /* midnight: hour == 24 */
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
    .guards = guards__all,
    .shared = shared__all,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = NULL,
    .places = &places__row,
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
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__begin,
     .look = hooks__begin, .start = hooks__begin, .end = hooks__begin},
    .format = &gg_format_26,
    .fingerprint = 359371129,
    .saved_fingerprint = (uint32_t)(UINT32_C(359371129) +
        UINT32_C(31) * offsetof(cat_agent, state) +
        UINT32_C(961) * offsetof(cat_agent, snapshot) +
        UINT32_C(29791) * offsetof(cat_agent, support_mask) +
        UINT32_C(28629151) * offsetof(cat_agent, timers) +
        UINT32_C(887503681) * offsetof(cat_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(cat_agent, plan) +
        UINT32_C(2498015937) * offsetof(cat_agent, watches) +
        UINT32_C(129082719) * offsetof(cat_agent, walk) +
        UINT32_C(1725480897) * offsetof(cat_world, state) +
        UINT32_C(1950300255) * offsetof(cat_world, timers) +
        UINT32_C(329765761) * offsetof(cat_world, points)),
    .start = start__all,
    .tops = tops__all,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = NULL,
    .fact_at = NULL,
    .rules = rules__all,
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

