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
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("eat"), GG_TEXT("drink"), GG_TEXT("sleep"), GG_TEXT("poop"), GG_TEXT("wreck_home"),
    GG_TEXT("parkour"), GG_TEXT("chase_roach"), GG_TEXT("eat_roach"), GG_TEXT("meow"),
    GG_TEXT("rub_master"), GG_TEXT("daze"), GG_TEXT("groom"), GG_TEXT("吃饭"), GG_TEXT("喝水"),
    GG_TEXT("睡觉"), GG_TEXT("拉屎"), GG_TEXT("拆家"), GG_TEXT("跑酷"),
    GG_TEXT("追蟑螂"), GG_TEXT("吃蟑螂"), GG_TEXT("叫唤"), GG_TEXT("蹭主人"),
    GG_TEXT("发呆"), GG_TEXT("舔毛"), GG_TEXT("sustain"), GG_TEXT("exercise"), GG_TEXT("call"),
    GG_TEXT("cuddle"), GG_TEXT("rest"), GG_TEXT("clean"), GG_TEXT("维持生命"),
    GG_TEXT("运动"), GG_TEXT("叫唤"), GG_TEXT("撒娇"), GG_TEXT("休息"), GG_TEXT("清洁"),
    GG_TEXT("energy"), GG_TEXT("full"), GG_TEXT("mood"), GG_TEXT("master_beside"), GG_TEXT("live"),
    GG_TEXT("exercise"), GG_TEXT("play"), GG_TEXT("sustain_life"), GG_TEXT("生活"),
    GG_TEXT("运动"), GG_TEXT("玩耍"), GG_TEXT("维持生命"), GG_TEXT("do_parkour"),
    GG_TEXT("hunt"), GG_TEXT("feed"), GG_TEXT("excrete"), GG_TEXT("do_parkour"), GG_TEXT("捕猎"),
    GG_TEXT("进食"), GG_TEXT("排泄"), GG_TEXT("play_then_wreck"), GG_TEXT("cat"),
};

static const GG_ROM char *const GG_ROM *const GG_ROM method_names__all[] = {
    text__all + 24, /* live */
    text__all + 56, /* exercise */
    text__all + 48, /* play */
    text__all + 50, /* sustain_life */
    text__all + 30, /* live */
    text__all + 56, /* exercise */
    text__all + 52, /* play */
    text__all + 54, /* sustain_life */
};

static const GG_ROM gg_value_names value_names__all[] = {
    {.symbols = NULL, .low = 0, .step = 1, .decimals = 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* energy */
    value_names__all, /* full */
    value_names__all, /* mood */
    value_names__all, /* master_beside */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("cat"),
    .facts = text__all + 36,
    .actions = text__all,
    .action_labels = text__all + 12,
    .tasks = text__all + 40,
    .task_labels = text__all + 44,
    .methods = method_names__all,
    .method_labels = method_names__all + 4,
    .goals = NULL,
    .goal_labels = NULL,
    .agent_types = text__all + 57,
    .places = NULL,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0, 0x4210, 0, 0x18a8, 0, 0x294a,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {1, 0, 4, GG_NUMBER, false, 0, 10, 0}, /* energy */
    {1, 5, 4, GG_NUMBER, false, 0, 10, 11}, /* full */
    {1, 10, 4, GG_NUMBER, false, 0, 10, 22}, /* mood */
    {0, 0, 1, GG_BOOL, false, 0, 1, 33}, /* master_beside */
};

/* word, low, high, care */
static const GG_ROM gg_range_test range_test__all[] = {
    {1, 0, 0x290a, 0x1e0}, /* full <= 8 */
    {1, 0, 0x2942, 0xf}, /* energy <= 2 */
    {1, 0xc0, 0x294a, 0x1e0}, /* full >= 6 */
    {1, 4, 0x114a, 0x3c0f}, /* energy >= 4, mood <= 4 */
    {1, 5, 0x1d4a, 0x3c0f}, /* energy >= 5, mood <= 7 */
    {1, 5, 0x294a, 0xf}, /* energy >= 5 */
    {1, 0, 0x28ea, 0x1e0}, /* full <= 7 */
    {1, 0x1ca0, 0x294a, 0x3de0}, /* full >= 5, mood >= 7 */
    {1, 0, 0x154a, 0x3c00}, /* mood <= 5 */
    {1, 5, 0x292a, 0x1ef}, /* energy >= 5, full <= 9 */
    {1, 0x24a0, 0x294a, 0x3de0}, /* full >= 5, mood >= 9 */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 1, 0}, /* not master_beside */
    {0, 1, 1}, /* master_beside */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {NULL, range_test__all + 4, 0, 1, 0}, {NULL, range_test__all + 9, 0, 1, 0},
    {NULL, range_test__all, 0, 1, 0}, {NULL, NULL, 0, 0, 0}, {NULL, range_test__all + 1, 0, 1, 0},
    {NULL, range_test__all + 2, 0, 1, 0}, {flag_test__all, range_test__all + 3, 1, 1, 0},
    {NULL, range_test__all + 5, 0, 1, 0}, {NULL, range_test__all + 6, 0, 1, 0},
    {NULL, range_test__all + 7, 0, 1, 0}, {flag_test__all + 1, NULL, 1, 0, 0},
    {NULL, range_test__all + 8, 0, 1, 0}, {flag_test__all + 1, range_test__all + 10, 1, 1, 0},
};

/* fact, amount */
static const GG_ROM gg_addition addition__all[] = {
    {0, -2}, /* energy */
    {1, -3}, /* full */
    {2, 2}, /* mood */
    {0, -3}, /* energy */
    {1, -2}, /* full */
    {2, 1}, /* mood */
    {1, 2}, /* full */
    {2, 1}, /* mood */
    {1, 1}, /* full */
    {2, 1}, /* mood */
    {0, 4}, /* energy */
    {2, -1}, /* mood */
    {1, -2}, /* full */
    {2, -2}, /* mood */
    {1, 1}, /* full */
    {2, -3}, /* mood */
    {2, -1}, /* mood */
    {1, -1}, /* full */
    {2, 1}, /* mood */
    {0, -1}, /* energy */
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xfffffffffffffffe, 0}, {0, 0xfffffffffffffffe, 1},
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {NULL, addition__all + 6, 0, 2}, {NULL, addition__all + 8, 0, 2},
    {assignment__all, addition__all + 10, 1, 2}, {assignment__all, addition__all + 12, 1, 2},
    {assignment__all + 1, addition__all + 19, 1, 1}, {NULL, addition__all, 0, 3},
    {NULL, addition__all + 3, 0, 3}, {NULL, addition__all + 14, 0, 2},
    {assignment__all + 1, addition__all + 16, 1, 2}, {NULL, addition__all + 13, 0, 1},
    {NULL, addition__all + 18, 0, 1}, {NULL, addition__all + 18, 0, 2},
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* eat: full += 2, mood += 1 */
    {{box__all + 2, 1}, effect__all, effect__all, NULL, 0, 0, 1, CAT_ACTION_EAT, GG_NONE, GG_NONE,
     GG_NONE, GG_NONE, false, false, false, NULL}, /* eat: full <= 8 */
/* drink: full += 1, mood += 1 */
    {{box__all + 3, 1}, effect__all + 1, effect__all + 1, NULL, 0, 0, 1, CAT_ACTION_DRINK, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* drink: none */
/* sleep: energy += 4, mood -= 1, not master_beside */
    {{box__all + 4, 1}, effect__all + 2, effect__all + 2, NULL, 0, 0, 1, CAT_ACTION_SLEEP, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* sleep: energy <= 2 */
/* poop: full -= 2, mood -= 2, not master_beside */
    {{box__all + 5, 1}, effect__all + 3, effect__all + 3, NULL, 0, 0, 1, CAT_ACTION_POOP, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* poop: full >= 6 */
/* wreck_home: master_beside, energy -= 1 */
    {{box__all + 6, 1}, effect__all + 4, effect__all + 4, NULL, 0, 0, 1, CAT_ACTION_WRECK_HOME, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* wreck_home: energy >= 4, mood <= 4, not master_beside */
/* parkour: energy -= 2, full -= 3, mood += 2 */
    {{box__all, 1}, effect__all + 5, effect__all + 5, NULL, 0, 0, 1, CAT_ACTION_PARKOUR, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* parkour: energy >= 5, mood <= 7 */
/* chase_roach: energy -= 3, full -= 2, mood += 1 */
    {{box__all + 7, 1}, effect__all + 6, effect__all + 6, NULL, 0, 0, 1, CAT_ACTION_CHASE_ROACH,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* chase_roach: energy >= 5 */
/* eat_roach: full += 1, mood -= 3 */
    {{box__all + 8, 1}, effect__all + 7, effect__all + 7, NULL, 0, 0, 1, CAT_ACTION_EAT_ROACH, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* eat_roach: full <= 7 */
/* meow: mood -= 1, full -= 1, master_beside */
    {{box__all + 9, 1}, effect__all + 8, effect__all + 8, NULL, 0, 0, 1, CAT_ACTION_MEOW, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* meow: mood >= 7, full >= 5 */
/* rub_master: mood -= 2 */
    {{box__all + 10, 1}, effect__all + 9, effect__all + 9, NULL, 0, 0, 1, CAT_ACTION_RUB_MASTER,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* rub_master: master_beside */
/* daze: mood += 1 */
    {{box__all + 3, 1}, effect__all + 10, effect__all + 10, NULL, 0, 0, 1, CAT_ACTION_DAZE, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* daze: none */
/* groom: mood += 1, energy -= 1 */
    {{box__all + 11, 1}, effect__all + 11, effect__all + 11, NULL, 0, 0, 1, CAT_ACTION_GROOM, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* groom: mood <= 5 */
};

static const GG_ROM gg_agent_type agent_type__all[] = {
    {.actions = NULL, .calls = &agent_type__cat__calls, .heuristics = NULL, .goals = NULL,
     .relevance_mask = NULL, .goal_count = 0, .task = 0}, /* cat */
};

static const GG_ROM uint16_t subtask__all[] = {
    action__rub_master, action__meow, action__sleep, action__daze, task__play, action__wreck_home,
    action__chase_roach, action__eat_roach, action__eat, action__drink, task__sustain_life,
    task__exercise, action__groom, action__parkour, action__poop,
};

/* precondition, subtasks, arguments, subtask_count, prechecked, source_index, priority_level, scored */
static const GG_ROM gg_method method__all[] = {
    {{box__all + 3, 1}, subtask__all + 10, NULL, 1, 0, 0, 0, GG_NONE}, /* sustain: none */
    {{box__all, 2}, subtask__all + 11, NULL, 1, 0, 1, 0, GG_NONE}, /* exercise: none */
    {{box__all + 9, 1}, subtask__all + 1, NULL, 1, 1, 2, 0, GG_NONE}, /* call: none */
    {{box__all + 12, 1}, subtask__all, NULL, 2, 2, 3, 0, GG_NONE}, /* cuddle: master_beside */
    {{box__all + 4, 1}, subtask__all + 2, NULL, 2, 2, 4, 0, GG_NONE}, /* rest: none */
    {{box__all + 11, 1}, subtask__all + 12, NULL, 1, 1, 5, 0, GG_NONE}, /* clean: none */
    {{box__all, 1}, subtask__all + 13, NULL, 1, 1, 0, 0, GG_NONE}, /* do_parkour: none */
    {{box__all + 1, 1}, subtask__all + 6, NULL, 2, 2, 1, 0, GG_NONE}, /* hunt: none */
    {{box__all + 2, 1}, subtask__all + 8, NULL, 2, 2, 0, 0, GG_NONE}, /* feed: none */
    {{box__all + 5, 1}, subtask__all + 14, NULL, 1, 1, 1, 0, GG_NONE}, /* excrete: none */
    {{box__all, 2}, subtask__all + 4, NULL, 2, 0, 0, 0, GG_NONE}, /* play_then_wreck: none */
};

/* methods, groups, index, method_count, group_count, branch_count, select, recursive, least, draws,
     component */
static const GG_ROM gg_task task__all[] = {
    {method__all, NULL, NULL, 6, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* live */
    {method__all + 10, NULL, NULL, 1, 0, 0, GG_FIRST, false, 2, false, GG_NONE}, /* exercise */
    {method__all + 6, NULL, NULL, 2, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* play */
    {method__all + 8, NULL, NULL, 2, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* sustain_life */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    NULL,
};

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
    .guards = word__all,
    .shared = NULL,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = task__all,
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
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all, .settle = tick_hook__all,
     .look = tick_hook__all, .start = tick_hook__all, .end = tick_hook__all},
    .format = &gg_format_28,
    .fingerprint = 3247311499,
    .saved_fingerprint = (uint32_t)(UINT32_C(3247311499) +
        UINT32_C(31) * offsetof(cat_agent, state) +
        UINT32_C(961) * offsetof(cat_agent, snapshot) +
        UINT32_C(29791) * offsetof(cat_agent, support_mask) +
        UINT32_C(887503681) * offsetof(cat_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(cat_agent, plan) +
        UINT32_C(1950300255) * offsetof(cat_world, state)),
    .start = word__all + 2,
    .tops = word__all + 4,
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
    const GG_ROM gg_action *action = gg_action_of(&cat_domain, number);
    doing.action = (cat_action)action->source_index;
    return doing;
}

