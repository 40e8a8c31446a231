/* Made by goapgen from house.yaml. Do not edit: run goapgen again. */
#include "house.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__build_house,
    action__get_wood,
};

static gg_status agent_type__house__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    house_agent *self = (house_agent *)(void *)agent;
    switch (house_domain.actions[action].source_index) {
    case HOUSE_ACTION_BUILD_HOUSE:
        return house_task_build_house(self, phase);
    case HOUSE_ACTION_GET_WOOD:
        return house_task_get_wood(self, phase);
    default:
        return GG_INVALID;
    }
}

static const GG_ROM gg_calls agent_type__house__calls = {
    .run = agent_type__house__run,
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
    GG_TEXT("house_built"), GG_TEXT("has_wood"), GG_TEXT("build_house"), GG_TEXT("get_wood"),
    GG_TEXT("settled"), GG_TEXT("house"),
};

static const GG_ROM gg_value_names value_names__all[] = {
    {.symbols = NULL, .low = 0, .step = 1, .decimals = 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* house_built */
    value_names__all, /* has_wood */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("house"),
    .facts = text__all,
    .actions = text__all + 2,
    .action_labels = text__all + 2,
    .tasks = NULL,
    .task_labels = NULL,
    .methods = NULL,
    .method_labels = NULL,
    .goals = text__all + 4,
    .goal_labels = text__all + 4,
    .agent_types = text__all + 5,
    .places = NULL,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0, 0x10001, 0xb0002, 0xc0003, 3, 2,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 1, GG_BOOL, false, 0, 1, 0}, /* house_built */
    {0, 1, 1, GG_BOOL, false, 0, 1, 2}, /* has_wood */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 3, 2}, /* not house_built, has_wood */
    {0, 3, 3}, /* house_built, has_wood */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {flag_test__all, NULL, 1, 0, 0}, {NULL, NULL, 0, 0, 0}, {flag_test__all + 1, NULL, 1, 0, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xfffffffffffffffc, 1}, {0, 0xfffffffffffffffd, 2},
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all, NULL, 1, 0}, {assignment__all + 1, NULL, 1, 0},
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* build_house: house_built, not has_wood */
    {{box__all, 1}, effect__all, effect__all, NULL, 0, 0, 10, HOUSE_ACTION_BUILD_HOUSE, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* build_house: not house_built, has_wood */
/* get_wood: has_wood */
    {{box__all + 1, 1}, effect__all + 1, effect__all + 1, NULL, 0, 0, 1, HOUSE_ACTION_GET_WOOD, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* get_wood: none */
};

static const GG_ROM uint16_t half__all[] = {
    0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3,
};

static const GG_ROM gg_index_digit digit__all[] = {
    {.values = half__all, .word = 0, .shift = 0},
};

static const GG_ROM uint8_t byte__all[] = {
    3, 1, 2, 0, 2, 2, 1, 0,
};

/* action, offset */
static const GG_ROM gg_table_step move__all[] = {
    {GG_NONE, 0},
    {0, 65535}, /* build_house */
    {1, 2}, /* get_wood */
};

static const GG_ROM gg_step_table step_table__all[] = {
    {.table = {.digits = digit__all, .entries = byte__all, .distances = word__all, .base = 0, .size = 4,
     .mask = {3, 0}, .digit_count = 1, .ends_sum = true, .wide = false},
     .policy = byte__all + 4, .moves = move__all, .wide = false},
};

static const GG_ROM gg_heuristic heuristic__all[] = {
    {.actions = word__all + 4, .tables = &step_table__all[0].table, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = word__all + 4, .table_count = 1, .asks = false,
     .hidden = false},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0,
};

static const GG_ROM gg_agent_type agent_type__all[] = {
    {.actions = NULL, .calls = &agent_type__house__calls, .heuristics = heuristic_list__all,
     .goals = goal_number__all, .relevance_mask = word__all + 4, .goal_count = 1, .task = GG_NONE}, /* house */
};

static const GG_ROM gg_goal goal__all[] = {
    {.condition = {.boxes = box__all + 2, .count = 1}, .relevant = {.boxes = box__all + 1, .count = 1},
     .priority = 0, .cooldown = 0, .called = false, .keep = false}, /* settled: house_built, has_wood */
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

const GG_ROM gg_domain house_domain = {
    .word_count = 1,
    .flag_words = 1,
    .fact_count = 2,
    .action_count = 2,
    .task_count = 0,
    .agent_rule_count = 0,
    .world_rule_count = 0,
    .agent_type_count = 1,
    .goal_count = 1,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 8,
    .watch_limit = 0,
    .want_limit = 0,
    .guards = word__all,
    .shared = NULL,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = NULL,
    .pursuit = &gg_pursuit,
    .places = NULL,
    .wants = NULL,
    .claims = NULL,
    .senses = NULL,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = NULL,
    .goals = goal__all,
    .offsets = {.agent_state = offsetof(house_agent, state), .agent_snapshot = offsetof(house_agent, snapshot),
     .agent_support_mask = offsetof(house_agent, support_mask),
     .agent_from = offsetof(house_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(house_agent, backoffs), .agent_plan = offsetof(house_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(house_world, state),
     .world_timers = 0, .agent_bytes = sizeof(house_agent), .world_bytes = sizeof(house_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all, .settle = tick_hook__all,
     .look = tick_hook__all, .start = tick_hook__all, .end = tick_hook__all},
    .format = &gg_format_28,
    .fingerprint = 1085223777,
    .saved_fingerprint = (uint32_t)(UINT32_C(1085223777) +
        UINT32_C(31) * offsetof(house_agent, state) +
        UINT32_C(961) * offsetof(house_agent, snapshot) +
        UINT32_C(29791) * offsetof(house_agent, support_mask) +
        UINT32_C(923521) * offsetof(house_agent, from) +
        UINT32_C(887503681) * offsetof(house_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(house_agent, plan) +
        UINT32_C(1950300255) * offsetof(house_world, state)),
    .start = word__all + 5,
    .tops = word__all,
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
    .decomposing = NULL,
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

house_agent_activity house_agent_doing(const house_agent *agent)
{
    house_agent_activity doing = {HOUSE_ACTION_NONE};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = gg_action_of(&house_domain, number);
    doing.action = (house_action)action->source_index;
    return doing;
}

