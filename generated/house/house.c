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
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("house_built"),
    GG_TEXT("has_wood"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("build_house"),
    GG_TEXT("get_wood"),
};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("settled"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("house"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* house_built */
    &names__values__0, /* has_wood */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("house"),
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
    .places = NULL,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 0}, /* house_built */
    {.word = 0, .shift = 1, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 2}, /* has_wood */
};

/* build_house: house_built, not has_wood */
static const GG_ROM gg_flag_test actions__build_house__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x2)}, /* not house_built, has_wood */
};
static const GG_ROM gg_box actions__build_house__precondition__boxes[] = {
    {.flags = actions__build_house__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__build_house__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build_house__effect = {.assignments = actions__build_house__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* get_wood: has_wood */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__get_wood__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffd), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__get_wood__effect = {.assignments = actions__get_wood__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__build_house__precondition__boxes, .count = 1},
     .effect = &actions__build_house__effect, .own = &actions__build_house__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 10, .source_index = HOUSE_ACTION_BUILD_HOUSE,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* build_house: not house_built, has_wood */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__get_wood__effect,
     .own = &actions__get_wood__effect, .world = NULL, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = HOUSE_ACTION_GET_WOOD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* get_wood: none */
};

static const GG_ROM uint64_t agent_types__house__heuristics__0__actions[] = {UINT64_C(0x3)};
static const GG_ROM uint16_t agent_types__house__heuristics__0__tables__0__digits__0__values[] = {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3};
static const GG_ROM gg_index_digit agent_types__house__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__house__heuristics__0__tables__0__digits__0__values, .word = 0, .shift = 0},
};
static const GG_ROM uint8_t agent_types__house__heuristics__0__tables__0__entries[] = {3, 1, 2, 0};
static const GG_ROM uint64_t agent_types__house__heuristics__0__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0xb0002), UINT64_C(0xc0003)};
static const GG_ROM uint8_t agent_types__house__heuristics__0__tables__0__policy[] = {1, 1, 0, 2};
static const GG_ROM gg_table_step agent_types__house__heuristics__0__tables__0__moves[] = {
    {.action = 0, .offset = 65535}, /* build_house */
    {.action = 1, .offset = 2}, /* get_wood */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__house__heuristics__0__tables[] = {
    {.digits = agent_types__house__heuristics__0__tables__0__digits,
     .entries = agent_types__house__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__house__heuristics__0__tables__0__distances,
     .policy = agent_types__house__heuristics__0__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__house__heuristics__0__tables__0__moves, .base = UINT64_C(0x0), .size = 4,
     .mask = {3, 0}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__house__heuristics__0__wake_mask[] = {UINT64_C(0x3)};
static const GG_ROM gg_heuristic agent_types__house__heuristics__0 = {.actions = agent_types__house__heuristics__0__actions,
     .tables = agent_types__house__heuristics__0__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__house__heuristics__0__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__house__heuristics[] = {
    &agent_types__house__heuristics__0,
};
static const GG_ROM uint16_t agent_types__house__goals[] = {
    0, /* settled */
};
static const GG_ROM uint64_t agent_types__house__relevance_mask[] = {UINT64_C(0x3)};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__house__calls, .heuristics = agent_types__house__heuristics,
     .goals = agent_types__house__goals, .relevance_mask = agent_types__house__relevance_mask,
     .goal_count = 1, .task = GG_NONE}, /* house */
};

/* settled */
static const GG_ROM gg_flag_test goals__settled__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x3)}, /* house_built, has_wood */
};
static const GG_ROM gg_box goals__settled__condition__boxes[] = {
    {.flags = goals__settled__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__settled__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* settled: house_built, has_wood */
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
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x2)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0)};


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
    .guards = guards__all,
    .shared = NULL,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
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
    .goals = goals__all,
    .offsets = {.agent_state = offsetof(house_agent, state), .agent_snapshot = offsetof(house_agent, snapshot),
     .agent_support_mask = offsetof(house_agent, support_mask),
     .agent_from = offsetof(house_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(house_agent, backoffs), .agent_plan = offsetof(house_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(house_world, state),
     .world_timers = 0, .agent_bytes = sizeof(house_agent), .world_bytes = sizeof(house_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__begin,
     .look = hooks__begin, .start = hooks__begin, .end = hooks__begin},
    .format = &gg_format_26,
    .fingerprint = 1085223777,
    .saved_fingerprint = (uint32_t)(UINT32_C(1085223777) +
        UINT32_C(31) * offsetof(house_agent, state) +
        UINT32_C(961) * offsetof(house_agent, snapshot) +
        UINT32_C(29791) * offsetof(house_agent, support_mask) +
        UINT32_C(923521) * offsetof(house_agent, from) +
        UINT32_C(887503681) * offsetof(house_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(house_agent, plan) +
        UINT32_C(1725480897) * offsetof(house_world, state)),
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
    const GG_ROM gg_action *action = &house_domain.actions[number];
    doing.action = (house_action)action->source_index;
    return doing;
}

