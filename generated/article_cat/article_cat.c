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
    return article_cat_orderly_travel_walk((article_cat_agent *)(void *)agent, phase, (article_cat_symbol)article_cat_domain.places->symbols[place]);
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
    return article_cat_fickle_travel_walk((article_cat_agent *)(void *)agent, phase, (article_cat_symbol)article_cat_domain.places->symbols[place]);
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

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("energy"),
    GG_TEXT("full"),
    GG_TEXT("mood"),
    GG_TEXT("master_beside"),
    GG_TEXT("here"),
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
    GG_TEXT("live_at_random"),
    GG_TEXT("exercise_at_random"),
    GG_TEXT("play_at_random"),
    GG_TEXT("sustain_life_at_random"),
};
static const GG_ROM char *const GG_ROM names__task_labels[] = {
    GG_TEXT("生活"),
    GG_TEXT("运动"),
    GG_TEXT("玩耍"),
    GG_TEXT("维持生命"),
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
static const GG_ROM char *const GG_ROM names__methods__live_at_random[] = {
    GG_TEXT("sustain"),
    GG_TEXT("exercise"),
    GG_TEXT("call"),
    GG_TEXT("cuddle"),
    GG_TEXT("rest"),
    GG_TEXT("clean"),
};
static const GG_ROM char *const GG_ROM names__methods__exercise_at_random[] = {
    GG_TEXT("play_then_wreck"),
};
static const GG_ROM char *const GG_ROM names__methods__play_at_random[] = {
    GG_TEXT("do_parkour"),
    GG_TEXT("hunt"),
};
static const GG_ROM char *const GG_ROM names__methods__sustain_life_at_random[] = {
    GG_TEXT("feed"),
    GG_TEXT("excrete"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__live, /* live */
    names__methods__exercise, /* exercise */
    names__methods__play, /* play */
    names__methods__sustain_life, /* sustain_life */
    names__methods__live_at_random, /* live_at_random */
    names__methods__exercise_at_random, /* exercise_at_random */
    names__methods__play_at_random, /* play_at_random */
    names__methods__sustain_life_at_random, /* sustain_life_at_random */
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
static const GG_ROM char *const GG_ROM names__method_labels__live_at_random[] = {
    GG_TEXT("维持生命"),
    GG_TEXT("运动"),
    GG_TEXT("叫唤"),
    GG_TEXT("撒娇"),
    GG_TEXT("休息"),
    GG_TEXT("清洁"),
};
static const GG_ROM char *const GG_ROM names__method_labels__play_at_random[] = {
    GG_TEXT("do_parkour"),
    GG_TEXT("捕猎"),
};
static const GG_ROM char *const GG_ROM names__method_labels__sustain_life_at_random[] = {
    GG_TEXT("进食"),
    GG_TEXT("排泄"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__method_labels[] = {
    names__method_labels__live, /* live */
    names__methods__exercise, /* exercise */
    names__method_labels__play, /* play */
    names__method_labels__sustain_life, /* sustain_life */
    names__method_labels__live_at_random, /* live_at_random */
    names__methods__exercise_at_random, /* exercise_at_random */
    names__method_labels__play_at_random, /* play_at_random */
    names__method_labels__sustain_life_at_random, /* sustain_life_at_random */
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("orderly"),
    GG_TEXT("fickle"),
};
static const GG_ROM char *const GG_ROM names__places[] = {
    GG_TEXT("bed"),
    GG_TEXT("bowl"),
    GG_TEXT("box"),
    GG_TEXT("shelf"),
    GG_TEXT("sofa"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__4__symbols[] = {
    GG_TEXT("bed"),
    GG_TEXT("bowl"),
    GG_TEXT("box"),
    GG_TEXT("shelf"),
    GG_TEXT("sofa"),
};
static const GG_ROM gg_value_names names__values__4 = {.symbols = names__values__4__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* energy */
    &names__values__0, /* full */
    &names__values__0, /* mood */
    &names__values__0, /* master_beside */
    &names__values__4, /* here */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("article_cat"),
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
    .places = names__places,
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
    {.word = 0, .shift = 1, .width = 5, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 4,
     .first = 35}, /* here */
};

/* eat: full += 2, mood += 1, here = bowl */
static const GG_ROM gg_range_test actions__eat__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x290a), .care = UINT64_C(0x1e0)}, /* full <= 8 */
};
static const GG_ROM gg_box actions__eat__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__eat__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__eat__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffc1), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition actions__eat__effect__additions[] = {
    {.fact = 1, .amount = 2}, /* full */
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect actions__eat__effect = {.assignments = actions__eat__effect__assignments,
     .additions = actions__eat__effect__additions, .assignment_count = 1, .addition_count = 2};
/* drink: full += 1, mood += 1, here = bowl */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__drink__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffc1), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition actions__drink__effect__additions[] = {
    {.fact = 1, .amount = 1}, /* full */
    {.fact = 2, .amount = 1}, /* mood */
};
static const GG_ROM gg_effect actions__drink__effect = {.assignments = actions__drink__effect__assignments,
     .additions = actions__drink__effect__additions, .assignment_count = 1, .addition_count = 2};
/* sleep: energy += 4, mood -= 1, not master_beside, here = bed */
static const GG_ROM gg_range_test actions__sleep__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x2942), .care = UINT64_C(0xf)}, /* energy <= 2 */
};
static const GG_ROM gg_box actions__sleep__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__sleep__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__sleep__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffc0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition actions__sleep__effect__additions[] = {
    {.fact = 0, .amount = 4}, /* energy */
    {.fact = 2, .amount = -1}, /* mood */
};
static const GG_ROM gg_effect actions__sleep__effect = {.assignments = actions__sleep__effect__assignments,
     .additions = actions__sleep__effect__additions, .assignment_count = 1, .addition_count = 2};
/* poop: full -= 2, mood -= 2, not master_beside, here = box */
static const GG_ROM gg_range_test actions__poop__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0xc0), .high = UINT64_C(0x294a), .care = UINT64_C(0x1e0)}, /* full >= 6 */
};
static const GG_ROM gg_box actions__poop__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__poop__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__poop__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffc0), .set = UINT64_C(0x8)},
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
/* parkour: energy -= 2, full -= 3, mood += 2, here = shelf */
static const GG_ROM gg_range_test actions__parkour__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a), .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_box actions__parkour__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__parkour__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__parkour__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffc1), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_addition actions__parkour__effect__additions[] = {
    {.fact = 0, .amount = -2}, /* energy */
    {.fact = 1, .amount = -3}, /* full */
    {.fact = 2, .amount = 2}, /* mood */
};
static const GG_ROM gg_effect actions__parkour__effect = {.assignments = actions__parkour__effect__assignments,
     .additions = actions__parkour__effect__additions, .assignment_count = 1, .addition_count = 3};
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
/* rub_master: mood -= 2, here = sofa */
static const GG_ROM gg_flag_test actions__rub_master__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x1)}, /* master_beside */
};
static const GG_ROM gg_box actions__rub_master__precondition__boxes[] = {
    {.flags = actions__rub_master__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__rub_master__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffc1), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_addition actions__rub_master__effect__additions[] = {
    {.fact = 2, .amount = -2}, /* mood */
};
static const GG_ROM gg_effect actions__rub_master__effect = {.assignments = actions__rub_master__effect__assignments,
     .additions = actions__rub_master__effect__additions, .assignment_count = 1,
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
     .effect = &actions__eat__effect, .own = &actions__eat__effect, .world = NULL,
     .duration = 900000, .timeout = 0, .cost = 1, .source_index = ARTICLE_CAT_ACTION_EAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 1, .ends_at = 1,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* eat: full <= 8 */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__drink__effect,
     .own = &actions__drink__effect, .world = NULL, .duration = 300000, .timeout = 0, .cost = 1,
     .source_index = ARTICLE_CAT_ACTION_DRINK, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 1, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* drink: none */
    {.precondition = {.boxes = actions__sleep__precondition__boxes, .count = 1},
     .effect = &actions__sleep__effect, .own = &actions__sleep__effect, .world = NULL,
     .duration = 5400000, .timeout = 0, .cost = 1, .source_index = ARTICLE_CAT_ACTION_SLEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 0,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* sleep: energy <= 2 */
    {.precondition = {.boxes = actions__poop__precondition__boxes, .count = 1},
     .effect = &actions__poop__effect, .own = &actions__poop__effect, .world = NULL,
     .duration = 300000, .timeout = 0, .cost = 1, .source_index = ARTICLE_CAT_ACTION_POOP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 2, .ends_at = 2,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* poop: full >= 6 */
    {.precondition = {.boxes = actions__wreck_home__precondition__boxes, .count = 1},
     .effect = &actions__wreck_home__effect, .own = &actions__wreck_home__effect, .world = NULL,
     .duration = 900000, .timeout = 0, .cost = 1, .source_index = ARTICLE_CAT_ACTION_WRECK_HOME,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* wreck_home: energy >= 4, mood <= 4, not master_beside */
    {.precondition = {.boxes = actions__parkour__precondition__boxes, .count = 1},
     .effect = &actions__parkour__effect, .own = &actions__parkour__effect, .world = NULL,
     .duration = 600000, .timeout = 0, .cost = 1, .source_index = ARTICLE_CAT_ACTION_PARKOUR,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 3, .ends_at = 3,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* parkour: energy >= 5, mood <= 7 */
    {.precondition = {.boxes = actions__chase_roach__precondition__boxes, .count = 1},
     .effect = &actions__chase_roach__effect, .own = &actions__chase_roach__effect, .world = NULL,
     .duration = 1200000, .timeout = 0, .cost = 1, .source_index = ARTICLE_CAT_ACTION_CHASE_ROACH,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* chase_roach: energy >= 5 */
    {.precondition = {.boxes = actions__eat_roach__precondition__boxes, .count = 1},
     .effect = &actions__eat_roach__effect, .own = &actions__eat_roach__effect, .world = NULL,
     .duration = 120000, .timeout = 0, .cost = 1, .source_index = ARTICLE_CAT_ACTION_EAT_ROACH,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* eat_roach: full <= 7 */
    {.precondition = {.boxes = actions__meow__precondition__boxes, .count = 1},
     .effect = &actions__meow__effect, .own = &actions__meow__effect, .world = NULL,
     .duration = 60000, .timeout = 0, .cost = 1, .source_index = ARTICLE_CAT_ACTION_MEOW,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* meow: mood >= 7, full >= 5 */
    {.precondition = {.boxes = actions__rub_master__precondition__boxes, .count = 1},
     .effect = &actions__rub_master__effect, .own = &actions__rub_master__effect, .world = NULL,
     .duration = 600000, .timeout = 0, .cost = 1, .source_index = ARTICLE_CAT_ACTION_RUB_MASTER,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 4, .ends_at = 4,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* rub_master: master_beside */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__daze__effect,
     .own = &actions__daze__effect, .world = NULL, .duration = 1800000, .timeout = 0, .cost = 1,
     .source_index = ARTICLE_CAT_ACTION_DAZE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* daze: none */
    {.precondition = {.boxes = actions__groom__precondition__boxes, .count = 1},
     .effect = &actions__groom__effect, .own = &actions__groom__effect, .world = NULL,
     .duration = 1200000, .timeout = 0, .cost = 1, .source_index = ARTICLE_CAT_ACTION_GROOM,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* groom: mood <= 5 */
};

static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__orderly__calls, .heuristics = NULL, .goals = NULL,
     .relevance_mask = NULL, .goal_count = 0, .task = 0}, /* orderly */
    {.actions = NULL, .calls = &agent_type__fickle__calls, .heuristics = NULL, .goals = NULL,
     .relevance_mask = NULL, .goal_count = 0, .task = 4}, /* fickle */
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
/* live_at_random */
static const GG_ROM uint16_t tasks__live_at_random__methods__sustain__subtasks[] = {task__sustain_life_at_random};
static const GG_ROM gg_range_test tasks__live_at_random__methods__exercise__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a), .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_range_test tasks__live_at_random__methods__exercise__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x292a), .care = UINT64_C(0x1ef)}, /* energy >= 5, full <= 9 */
};
static const GG_ROM gg_box tasks__live_at_random__methods__exercise__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live_at_random__methods__exercise__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = tasks__live_at_random__methods__exercise__precondition__boxes__1__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live_at_random__methods__exercise__subtasks[] = {task__exercise_at_random};
static const GG_ROM gg_range_test tasks__live_at_random__methods__call__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1ca0), .high = UINT64_C(0x294a), .care = UINT64_C(0x3de0)}, /* full >= 5, mood >= 7 */
};
static const GG_ROM gg_box tasks__live_at_random__methods__call__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live_at_random__methods__call__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live_at_random__methods__call__subtasks[] = {action__meow};
static const GG_ROM gg_flag_test tasks__live_at_random__methods__cuddle__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x1)}, /* master_beside */
};
static const GG_ROM gg_range_test tasks__live_at_random__methods__cuddle__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x24a0), .high = UINT64_C(0x294a), .care = UINT64_C(0x3de0)}, /* full >= 5, mood >= 9 */
};
static const GG_ROM gg_box tasks__live_at_random__methods__cuddle__precondition__boxes[] = {
    {.flags = tasks__live_at_random__methods__cuddle__precondition__boxes__0__flags,
     .ranges = tasks__live_at_random__methods__cuddle__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live_at_random__methods__cuddle__subtasks[] = {action__rub_master, action__meow};
static const GG_ROM gg_range_test tasks__live_at_random__methods__rest__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x2942), .care = UINT64_C(0xf)}, /* energy <= 2 */
};
static const GG_ROM gg_box tasks__live_at_random__methods__rest__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live_at_random__methods__rest__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live_at_random__methods__rest__subtasks[] = {action__sleep, action__daze};
static const GG_ROM gg_range_test tasks__live_at_random__methods__clean__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x154a), .care = UINT64_C(0x3c00)}, /* mood <= 5 */
};
static const GG_ROM gg_box tasks__live_at_random__methods__clean__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live_at_random__methods__clean__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live_at_random__methods__clean__subtasks[] = {action__groom};
static const GG_ROM gg_method tasks__live_at_random__methods[] = {
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__live_at_random__methods__sustain__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* sustain: none */
    {.precondition = {.boxes = tasks__live_at_random__methods__exercise__precondition__boxes, .count = 2},
     .subtasks = tasks__live_at_random__methods__exercise__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* exercise: none */
    {.precondition = {.boxes = tasks__live_at_random__methods__call__precondition__boxes, .count = 1},
     .subtasks = tasks__live_at_random__methods__call__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* call: none */
    {.precondition = {.boxes = tasks__live_at_random__methods__cuddle__precondition__boxes, .count = 1},
     .subtasks = tasks__live_at_random__methods__cuddle__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 2, .source_index = 3, .priority_level = 0, .scored = GG_NONE}, /* cuddle: master_beside */
    {.precondition = {.boxes = tasks__live_at_random__methods__rest__precondition__boxes, .count = 1},
     .subtasks = tasks__live_at_random__methods__rest__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 2, .source_index = 4, .priority_level = 0, .scored = GG_NONE}, /* rest: none */
    {.precondition = {.boxes = tasks__live_at_random__methods__clean__precondition__boxes, .count = 1},
     .subtasks = tasks__live_at_random__methods__clean__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 5, .priority_level = 0, .scored = GG_NONE}, /* clean: none */
};
static const GG_ROM gg_method_instances tasks__live_at_random__groups[] = {
    {.first = 0, .end = 1, .weight = 1, .rank = 0},
    {.first = 1, .end = 2, .weight = 1, .rank = 0},
    {.first = 2, .end = 3, .weight = 1, .rank = 0},
    {.first = 3, .end = 4, .weight = 1, .rank = 0},
    {.first = 4, .end = 5, .weight = 1, .rank = 0},
    {.first = 5, .end = 6, .weight = 1, .rank = 0},
};
/* exercise_at_random */
static const GG_ROM gg_range_test tasks__exercise_at_random__methods__play_then_wreck__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a), .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_range_test tasks__exercise_at_random__methods__play_then_wreck__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x292a), .care = UINT64_C(0x1ef)}, /* energy >= 5, full <= 9 */
};
static const GG_ROM gg_box tasks__exercise_at_random__methods__play_then_wreck__precondition__boxes[] = {
    {.flags = NULL,
     .ranges = tasks__exercise_at_random__methods__play_then_wreck__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL,
     .ranges = tasks__exercise_at_random__methods__play_then_wreck__precondition__boxes__1__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__exercise_at_random__methods__play_then_wreck__subtasks[] = {task__play_at_random, action__wreck_home};
static const GG_ROM gg_method tasks__exercise_at_random__methods[] = {
    {.precondition = {.boxes = tasks__exercise_at_random__methods__play_then_wreck__precondition__boxes, .count = 2},
     .subtasks = tasks__exercise_at_random__methods__play_then_wreck__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* play_then_wreck: none */
};
/* play_at_random */
static const GG_ROM gg_range_test tasks__play_at_random__methods__do_parkour__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x1d4a), .care = UINT64_C(0x3c0f)}, /* energy >= 5, mood <= 7 */
};
static const GG_ROM gg_box tasks__play_at_random__methods__do_parkour__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__play_at_random__methods__do_parkour__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__play_at_random__methods__do_parkour__subtasks[] = {action__parkour};
static const GG_ROM gg_range_test tasks__play_at_random__methods__hunt__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x292a), .care = UINT64_C(0x1ef)}, /* energy >= 5, full <= 9 */
};
static const GG_ROM gg_box tasks__play_at_random__methods__hunt__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__play_at_random__methods__hunt__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__play_at_random__methods__hunt__subtasks[] = {action__chase_roach, action__eat_roach};
static const GG_ROM gg_method tasks__play_at_random__methods[] = {
    {.precondition = {.boxes = tasks__play_at_random__methods__do_parkour__precondition__boxes, .count = 1},
     .subtasks = tasks__play_at_random__methods__do_parkour__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* do_parkour: none */
    {.precondition = {.boxes = tasks__play_at_random__methods__hunt__precondition__boxes, .count = 1},
     .subtasks = tasks__play_at_random__methods__hunt__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* hunt: none */
};
static const GG_ROM gg_method_instances tasks__play_at_random__groups[] = {
    {.first = 0, .end = 1, .weight = 1, .rank = 0},
    {.first = 1, .end = 2, .weight = 1, .rank = 0},
};
/* sustain_life_at_random */
static const GG_ROM gg_range_test tasks__sustain_life_at_random__methods__feed__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x290a), .care = UINT64_C(0x1e0)}, /* full <= 8 */
};
static const GG_ROM gg_box tasks__sustain_life_at_random__methods__feed__precondition__boxes[] = {
    {.flags = NULL,
     .ranges = tasks__sustain_life_at_random__methods__feed__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__sustain_life_at_random__methods__feed__subtasks[] = {action__eat, action__drink};
static const GG_ROM gg_range_test tasks__sustain_life_at_random__methods__excrete__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0xc0), .high = UINT64_C(0x294a), .care = UINT64_C(0x1e0)}, /* full >= 6 */
};
static const GG_ROM gg_box tasks__sustain_life_at_random__methods__excrete__precondition__boxes[] = {
    {.flags = NULL,
     .ranges = tasks__sustain_life_at_random__methods__excrete__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__sustain_life_at_random__methods__excrete__subtasks[] = {action__poop};
static const GG_ROM gg_method tasks__sustain_life_at_random__methods[] = {
    {.precondition = {.boxes = tasks__sustain_life_at_random__methods__feed__precondition__boxes, .count = 1},
     .subtasks = tasks__sustain_life_at_random__methods__feed__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 2, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* feed: none */
    {.precondition = {.boxes = tasks__sustain_life_at_random__methods__excrete__precondition__boxes, .count = 1},
     .subtasks = tasks__sustain_life_at_random__methods__excrete__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* excrete: none */
};
static const GG_ROM gg_method_instances tasks__sustain_life_at_random__groups[] = {
    {.first = 0, .end = 1, .weight = 1, .rank = 0},
    {.first = 1, .end = 2, .weight = 1, .rank = 0},
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
    {.methods = tasks__live_at_random__methods, .groups = tasks__live_at_random__groups, .index = NULL,
     .method_count = 6, .group_count = 6, .branch_count = 0, .select = GG_DRAWN, .recursive = false,
     .least = 1, .draws = true, .component = GG_NONE}, /* live_at_random */
    {.methods = tasks__exercise_at_random__methods, .groups = NULL, .index = NULL, .method_count = 1,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 2,
     .draws = true, .component = GG_NONE}, /* exercise_at_random */
    {.methods = tasks__play_at_random__methods, .groups = tasks__play_at_random__groups, .index = NULL,
     .method_count = 2, .group_count = 2, .branch_count = 0, .select = GG_DRAWN, .recursive = false,
     .least = 1, .draws = true, .component = GG_NONE}, /* play_at_random */
    {.methods = tasks__sustain_life_at_random__methods, .groups = tasks__sustain_life_at_random__groups,
     .index = NULL, .method_count = 2, .group_count = 2, .branch_count = 0, .select = GG_DRAWN,
     .recursive = false, .least = 1, .draws = true, .component = GG_NONE}, /* sustain_life_at_random */
};

static const GG_ROM gg_point places__points[] = {
    {.x = 1000, .y = 3000}, /* bed */
    {.x = 8000, .y = 4000}, /* bowl */
    {.x = 10000, .y = 0}, /* box */
    {.x = 3000, .y = 0}, /* shelf */
    {.x = 5000, .y = 2000}, /* sofa */
};
static const GG_ROM uint16_t places__symbols[] = {
    ARTICLE_CAT_BED, /* bed */
    ARTICLE_CAT_BOWL, /* bowl */
    ARTICLE_CAT_BOX, /* box */
    ARTICLE_CAT_SHELF, /* shelf */
    ARTICLE_CAT_SOFA, /* sofa */
};
static const GG_ROM gg_places places__row = {.walking = &gg_walking, .points = places__points,
     .symbols = places__symbols, .within = NULL, .leg_costs = NULL, .speed = 50, .fact = 4,
     .count = 5,
     .offsets = {.agent_walk = offsetof(article_cat_agent, walk),
     .world_points = offsetof(article_cat_world, points)}};

static const GG_ROM gg_init_hook hooks__init[] = {
    gg_travel_init,
    NULL,
};
static const GG_ROM gg_pass_hook hooks__pass[] = {
    gg_travel_pass,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__begin[] = {
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x2), UINT64_C(0x18a8)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0), UINT64_C(0x294a)};


const GG_ROM gg_domain article_cat_domain = {
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
    .places = &places__row,
    .wants = NULL,
    .claims = NULL,
    .senses = NULL,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = NULL,
    .goals = NULL,
    .offsets = {.agent_state = offsetof(article_cat_agent, state),
     .agent_snapshot = offsetof(article_cat_agent, snapshot),
     .agent_support_mask = offsetof(article_cat_agent, support_mask), .agent_from = 0,
     .agent_timers = 0, .agent_backoffs = offsetof(article_cat_agent, backoffs),
     .agent_plan = offsetof(article_cat_agent, plan), .agent_watches = 0, .agent_membership = 0,
     .world_state = offsetof(article_cat_world, state), .world_timers = 0,
     .agent_bytes = sizeof(article_cat_agent), .world_bytes = sizeof(article_cat_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__begin,
     .look = hooks__begin, .start = hooks__begin, .end = hooks__begin},
    .format = &gg_format_26,
    .fingerprint = 576255121,
    .saved_fingerprint = (uint32_t)(UINT32_C(576255121) +
        UINT32_C(31) * offsetof(article_cat_agent, state) +
        UINT32_C(961) * offsetof(article_cat_agent, snapshot) +
        UINT32_C(29791) * offsetof(article_cat_agent, support_mask) +
        UINT32_C(887503681) * offsetof(article_cat_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(article_cat_agent, plan) +
        UINT32_C(129082719) * offsetof(article_cat_agent, walk) +
        UINT32_C(1725480897) * offsetof(article_cat_world, state) +
        UINT32_C(329765761) * offsetof(article_cat_world, points)),
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
    .drawing = &gg_drawing,
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

