/* Made by goapgen from pet.yaml. Do not edit: run goapgen again. */
#include "pet.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__eat,
    action__play,
    action__wag,
    action__beg,
    action__whine,
    action__yawn,
    action__sleep,
    action__glow,
    task__live,
    task__respond,
};

static gg_status agent_type__pet__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    pet_agent *self = (pet_agent *)(void *)agent;
    switch (pet_domain.actions[action].source_index) {
    case PET_ACTION_EAT:
        return pet_task_eat(self, phase);
    case PET_ACTION_PLAY:
        return pet_task_play(self, phase);
    case PET_ACTION_WAG:
        return pet_task_wag(self, phase);
    case PET_ACTION_BEG:
        return pet_task_beg(self, phase);
    case PET_ACTION_WHINE:
        return pet_task_whine(self, phase);
    case PET_ACTION_YAWN:
        return pet_task_yawn(self, phase);
    case PET_ACTION_SLEEP:
        return pet_task_sleep(self, phase);
    case PET_ACTION_GLOW:
        return pet_task_glow(self, phase);
    default:
        return GG_INVALID;
    }
}

static const GG_ROM gg_calls agent_type__pet__calls = {
    .run = agent_type__pet__run,
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
    GG_TEXT("eat"), GG_TEXT("play"), GG_TEXT("wag"), GG_TEXT("beg"), GG_TEXT("whine"),
    GG_TEXT("yawn"), GG_TEXT("sleep"), GG_TEXT("glow"), GG_TEXT("eating"), GG_TEXT("playing"),
    GG_TEXT("wagging its tail"), GG_TEXT("begging for food"), GG_TEXT("whining for company"),
    GG_TEXT("yawning"), GG_TEXT("sleeping"), GG_TEXT("content"), GG_TEXT("answer"),
    GG_TEXT("retire"), GG_TEXT("collapse"), GG_TEXT("hungry"), GG_TEXT("lonely"),
    GG_TEXT("content"), GG_TEXT("food"), GG_TEXT("fun"), GG_TEXT("rest"), GG_TEXT("presses"),
    GG_TEXT("hour"), GG_TEXT("feed"), GG_TEXT("amuse"), GG_TEXT("please"), GG_TEXT("live"),
    GG_TEXT("respond"), GG_TEXT("pet"),
};

static const GG_ROM char *const GG_ROM *const GG_ROM method_names__all[] = {
    text__all + 16, /* live */
    text__all + 27, /* respond */
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {NULL, 0, 1, 0}, {NULL, 1, 1, 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* food */
    value_names__all, /* fun */
    value_names__all, /* rest */
    value_names__all, /* presses */
    value_names__all + 1, /* hour */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("pet"),
    .facts = text__all + 22,
    .actions = text__all,
    .action_labels = text__all + 8,
    .tasks = text__all + 30,
    .task_labels = text__all + 30,
    .methods = method_names__all,
    .method_labels = method_names__all,
    .goals = NULL,
    .goal_labels = NULL,
    .agent_types = text__all + 32,
    .places = NULL,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0x824210, 0x1824a6, 0x5da94a,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 4, GG_NUMBER, false, 0, 10, 0}, /* food */
    {0, 5, 4, GG_NUMBER, false, 0, 10, 11}, /* fun */
    {0, 10, 4, GG_NUMBER, false, 0, 10, 22}, /* rest */
    {0, 15, 2, GG_NUMBER, false, 0, 3, 33}, /* presses */
    {0, 18, 5, GG_NUMBER, false, 0, 23, 37}, /* hour */
};

/* word, low, high, care */
static const GG_ROM gg_range_test range_test__all[] = {
    {0, 0x8000, 0x5da946, 0x1800f}, /* food <= 6, presses >= 1 */
    {0, 0x8400, 0x5da8ea, 0x1bde0}, /* fun <= 7, rest >= 1, presses >= 1 */
    {0, 0x8000, 0x5da94a, 0x18000}, /* presses >= 1 */
    {0, 0, 0x5da14a, 0x3c00}, /* rest <= 8 */
    {0, 0x540000, 0x5da14a, 0x7c3c00}, /* rest <= 8, hour >= 22 */
    {0, 0, 0x15a14a, 0x7c3c00}, /* rest <= 8, hour <= 6 */
    {0, 0, 0x5d854a, 0x3c00}, /* rest <= 1 */
    {0, 0, 0x5da943, 0xf}, /* food <= 3 */
    {0, 0, 0x5da86a, 0x1e0}, /* fun <= 3 */
    {0, 0x8000, 0x5da944, 0x1800f}, /* food <= 4, presses >= 1 */
    {0, 0, 0x59a94a, 0x7c0000}, /* hour <= 23 */
    {0, 0x5c0000, 0x5da94a, 0x7c0000}, /* hour == 24 */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {NULL, range_test__all + 4, 0, 1, 0}, {NULL, range_test__all + 5, 0, 1, 0},
    {NULL, range_test__all, 0, 1, 0}, {NULL, range_test__all + 1, 0, 1, 0},
    {NULL, range_test__all + 2, 0, 1, 0}, {NULL, NULL, 0, 0, 0},
    {NULL, range_test__all + 3, 0, 1, 0}, {NULL, range_test__all + 6, 0, 1, 0},
    {NULL, range_test__all + 7, 0, 1, 0}, {NULL, range_test__all + 8, 0, 1, 0},
    {NULL, range_test__all + 9, 0, 1, 0}, {NULL, range_test__all + 10, 0, 1, 0},
    {NULL, range_test__all + 11, 0, 1, 0},
};

/* fact, amount */
static const GG_ROM gg_addition addition__all[] = {
    {1, 3}, /* fun */
    {2, -1}, /* rest */
    {3, -1}, /* presses */
    {0, 4}, /* food */
    {3, -1}, /* presses */
    {2, 2}, /* rest */
    {0, -1}, /* food */
    {1, -1}, /* fun */
    {4, 1}, /* hour */
};

static const GG_ROM gg_assignment assignment__all[] = {
    {.word = 0, .keep = 0xffffffffff83ffff, .set = 0},
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {NULL, addition__all + 3, 0, 2}, {NULL, addition__all, 0, 3}, {NULL, addition__all + 4, 0, 1},
    {NULL, NULL, 0, 0}, {NULL, addition__all + 5, 0, 1}, {NULL, addition__all + 6, 0, 1},
    {NULL, addition__all + 7, 0, 1}, {NULL, addition__all + 1, 0, 1},
    {NULL, addition__all + 8, 0, 1}, {assignment__all, NULL, 1, 0},
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* eat: food += 4, presses -= 1 */
    {{box__all + 2, 1}, effect__all, effect__all, NULL, 4000, 0, 1, PET_ACTION_EAT, GG_NONE, GG_NONE,
     GG_NONE, GG_NONE, false, false, false, NULL}, /* eat: presses >= 1, food <= 6 */
/* play: fun += 3, rest -= 1, presses -= 1 */
    {{box__all + 3, 1}, effect__all + 1, effect__all + 1, NULL, 6000, 0, 1, PET_ACTION_PLAY, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* play: presses >= 1, fun <= 7, rest >= 1 */
/* wag: presses -= 1 */
    {{box__all + 4, 1}, effect__all + 2, effect__all + 2, NULL, 1000, 0, 1, PET_ACTION_WAG, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* wag: presses >= 1 */
/* beg: none */
    {{box__all + 5, 1}, effect__all + 3, NULL, NULL, 60000, 0, 1, PET_ACTION_BEG, GG_NONE, GG_NONE,
     GG_NONE, GG_NONE, false, false, false, NULL}, /* beg: none */
/* whine: none */
    {{box__all + 5, 1}, effect__all + 3, NULL, NULL, 60000, 0, 1, PET_ACTION_WHINE, GG_NONE, GG_NONE,
     GG_NONE, GG_NONE, false, false, false, NULL}, /* whine: none */
/* yawn: none */
    {{box__all + 5, 1}, effect__all + 3, NULL, NULL, 3000, 0, 1, PET_ACTION_YAWN, GG_NONE, GG_NONE,
     GG_NONE, GG_NONE, false, false, false, NULL}, /* yawn: none */
/* sleep: rest += 2 */
    {{box__all + 6, 1}, effect__all + 4, effect__all + 4, NULL, 5400000, 0, 1, PET_ACTION_SLEEP,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* sleep: rest <= 8 */
/* glow: none */
    {{box__all + 5, 1}, effect__all + 3, NULL, NULL, 1800000, 0, 1, PET_ACTION_GLOW, GG_NONE, GG_NONE,
     GG_NONE, GG_NONE, false, false, false, NULL}, /* glow: none */
};

static const GG_ROM gg_agent_type agent_type__all[] = {
    {.actions = NULL, .calls = &agent_type__pet__calls, .heuristics = NULL, .goals = NULL,
     .relevance_mask = NULL, .goal_count = 0, .task = 0}, /* pet */
};

static const GG_ROM uint16_t subtask__all[] = {
    action__yawn, action__sleep, task__respond, action__beg, action__whine, action__glow,
    action__eat, action__play, action__wag,
};

/* precondition, subtasks, arguments, subtask_count, prechecked, source_index, priority_level, scored */
static const GG_ROM gg_method method__all[] = {
    {{box__all + 4, 1}, subtask__all + 2, NULL, 1, 0, 0, 0, GG_NONE}, /* answer: presses >= 1 */
    {{box__all, 2}, subtask__all, NULL, 2, 2, 1, 1, GG_NONE}, /* retire: hour >= 22 or hour <= 6, rest <= 8 */
    {{box__all + 7, 1}, subtask__all + 1, NULL, 1, 1, 2, 1, GG_NONE}, /* collapse: rest <= 1 */
    {{box__all + 8, 1}, subtask__all + 3, NULL, 1, 1, 3, 2, GG_NONE}, /* hungry: food <= 3 */
    {{box__all + 9, 1}, subtask__all + 4, NULL, 1, 1, 4, 3, GG_NONE}, /* lonely: fun <= 3 */
    {{box__all + 5, 1}, subtask__all + 5, NULL, 1, 1, 5, 4, GG_NONE}, /* content: none */
    {{box__all + 10, 1}, subtask__all + 6, NULL, 1, 1, 0, 0, GG_NONE}, /* feed: food <= 4 */
    {{box__all + 3, 1}, subtask__all + 7, NULL, 1, 1, 1, 0, GG_NONE}, /* amuse: none */
    {{box__all + 4, 1}, subtask__all + 8, NULL, 1, 1, 2, 0, GG_NONE}, /* please: none */
};

/* methods, groups, index, method_count, group_count, branch_count, select, recursive, least, draws,
     component */
static const GG_ROM gg_task task__all[] = {
    {method__all, NULL, NULL, 6, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* live */
    {method__all + 6, NULL, NULL, 3, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* respond */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    gg_rules_init, NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_rules_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    NULL,
};

/* precondition, effect, period */
static const GG_ROM gg_rule rule__all[] = {
/* hunger: food -= 1 */
    {{box__all + 5, 1}, effect__all + 5, 4800000}, /* hunger: none */
/* boredom: fun -= 1 */
    {{box__all + 5, 1}, effect__all + 6, 3000000}, /* boredom: none */
/* tiredness: rest -= 1 */
    {{box__all + 5, 1}, effect__all + 7, 9000000}, /* tiredness: none */
/* clock: hour += 1 */
    {{box__all + 11, 1}, effect__all + 8, 3600000}, /* clock: hour <= 23 */
/* midnight: hour = 1 */
    {{box__all + 12, 1}, effect__all + 9, 3600000}, /* midnight: hour == 24 */
};

const GG_ROM gg_domain pet_domain = {
    .word_count = 1,
    .flag_words = 0,
    .fact_count = 5,
    .action_count = 8,
    .task_count = 2,
    .agent_rule_count = 5,
    .world_rule_count = 0,
    .agent_type_count = 1,
    .goal_count = 0,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 2,
    .watch_limit = 8,
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
    .interrupting = &gg_interrupting,
    .goals = NULL,
    .offsets = {.agent_state = offsetof(pet_agent, state), .agent_snapshot = offsetof(pet_agent, snapshot),
     .agent_support_mask = offsetof(pet_agent, support_mask), .agent_from = 0,
     .agent_timers = offsetof(pet_agent, timers), .agent_backoffs = offsetof(pet_agent, backoffs),
     .agent_plan = offsetof(pet_agent, plan), .agent_watches = offsetof(pet_agent, watches),
     .agent_membership = 0, .world_state = offsetof(pet_world, state), .world_timers = 0,
     .agent_bytes = sizeof(pet_agent), .world_bytes = sizeof(pet_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all, .settle = tick_hook__all,
     .look = tick_hook__all, .start = tick_hook__all, .end = tick_hook__all},
    .format = &gg_format_28,
    .fingerprint = 144230973,
    .saved_fingerprint = (uint32_t)(UINT32_C(144230973) +
        UINT32_C(31) * offsetof(pet_agent, state) +
        UINT32_C(961) * offsetof(pet_agent, snapshot) +
        UINT32_C(29791) * offsetof(pet_agent, support_mask) +
        UINT32_C(28629151) * offsetof(pet_agent, timers) +
        UINT32_C(887503681) * offsetof(pet_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(pet_agent, plan) +
        UINT32_C(129082719) * offsetof(pet_agent, watches) +
        UINT32_C(1950300255) * offsetof(pet_world, state)),
    .start = word__all + 1,
    .tops = word__all + 2,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = NULL,
    .fact_at = NULL,
    .rules = rule__all,
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

pet_agent_activity pet_agent_doing(const pet_agent *agent)
{
    pet_agent_activity doing = {PET_ACTION_NONE};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = gg_action_of(&pet_domain, number);
    doing.action = (pet_action)action->source_index;
    return doing;
}

