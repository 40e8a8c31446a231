/* Made by goapgen from coin.yaml. Do not edit: run goapgen again. */
#include "coin.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__break_door,
    action__open_door,
    action__get_key,
    action__get_coin,
};

static gg_status agent_type__coin__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    coin_agent *self = (coin_agent *)(void *)agent;
    switch (coin_domain.actions[action].source_index) {
    case COIN_ACTION_BREAK_DOOR:
        return coin_task_break_door(self, phase);
    case COIN_ACTION_OPEN_DOOR:
        return coin_task_open_door(self, phase);
    case COIN_ACTION_GET_KEY:
        return coin_task_get_key(self, phase);
    case COIN_ACTION_GET_COIN:
        return coin_task_get_coin(self, phase);
    default:
        return GG_INVALID;
    }
}

static bool agent_type__coin__precondition(gg_agent *agent, uint16_t action)
{
    coin_agent *self = (coin_agent *)(void *)agent;
    switch (coin_domain.actions[action].source_index) {
    case COIN_ACTION_GET_KEY:
        return coin_check_key_in_world(self);
    default:
        return true;
    }
}

static const GG_ROM gg_calls agent_type__coin__calls = {
    .run = agent_type__coin__run,
    .precondition = agent_type__coin__precondition,
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
    GG_TEXT("has_key"),
    GG_TEXT("door_open"),
    GG_TEXT("has_coin"),
    GG_TEXT("keys_left"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("break_door"),
    GG_TEXT("open_door"),
    GG_TEXT("get_key"),
    GG_TEXT("get_coin"),
};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("rich"),
    GG_TEXT("rich_with_key"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("coin"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* has_key */
    &names__values__0, /* door_open */
    &names__values__0, /* has_coin */
    &names__values__0, /* keys_left */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("coin"),
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
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0), UINT64_C(0x4)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 0}, /* has_key */
    {.word = 0, .shift = 1, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 2}, /* door_open */
    {.word = 0, .shift = 2, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 4}, /* has_coin */
    {.word = 1, .shift = 0, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3,
     .first = 6}, /* keys_left */
};

/* break_door: door_open */
static const GG_ROM gg_flag_test actions__break_door__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x0)}, /* not door_open */
};
static const GG_ROM gg_box actions__break_door__precondition__boxes[] = {
    {.flags = actions__break_door__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__break_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffd), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__break_door__effect = {.assignments = actions__break_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* open_door: door_open, not has_key */
static const GG_ROM gg_flag_test actions__open_door__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x1)}, /* has_key, not door_open */
};
static const GG_ROM gg_box actions__open_door__precondition__boxes[] = {
    {.flags = actions__open_door__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__open_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__open_door__effect = {.assignments = actions__open_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* get_key: has_key, keys_left -= 1 */
static const GG_ROM gg_flag_test actions__get_key__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* not has_key */
};
static const GG_ROM gg_range_test actions__get_key__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x3), .care = UINT64_C(0x3)}, /* keys_left >= 1 */
};
static const GG_ROM gg_box actions__get_key__precondition__boxes[] = {
    {.flags = actions__get_key__precondition__boxes__0__flags,
     .ranges = actions__get_key__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_assignment actions__get_key__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffe), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition actions__get_key__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* keys_left */
};
static const GG_ROM gg_effect actions__get_key__effect = {.assignments = actions__get_key__effect__assignments,
     .additions = actions__get_key__effect__additions, .assignment_count = 1, .addition_count = 1};
/* get_coin: has_coin */
static const GG_ROM gg_flag_test actions__get_coin__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6), .want = UINT64_C(0x2)}, /* door_open, not has_coin */
};
static const GG_ROM gg_box actions__get_coin__precondition__boxes[] = {
    {.flags = actions__get_coin__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__get_coin__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffb), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__get_coin__effect = {.assignments = actions__get_coin__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__break_door__precondition__boxes, .count = 1},
     .effect = &actions__break_door__effect, .own = &actions__break_door__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 10, .source_index = COIN_ACTION_BREAK_DOOR,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* break_door: not door_open */
    {.precondition = {.boxes = actions__open_door__precondition__boxes, .count = 1},
     .effect = &actions__open_door__effect, .own = &actions__open_door__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = COIN_ACTION_OPEN_DOOR,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* open_door: has_key, not door_open */
    {.precondition = {.boxes = actions__get_key__precondition__boxes, .count = 1},
     .effect = &actions__get_key__effect, .own = &actions__get_key__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = COIN_ACTION_GET_KEY, .procedural = 0,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* get_key: not has_key, keys_left >= 1 */
    {.precondition = {.boxes = actions__get_coin__precondition__boxes, .count = 1},
     .effect = &actions__get_coin__effect, .own = &actions__get_coin__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = COIN_ACTION_GET_COIN,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* get_coin: not has_coin, door_open */
};

static const GG_ROM uint64_t agent_types__coin__heuristics__0__actions[] = {UINT64_C(0xf)};
static const GG_ROM gg_policy_node agent_types__coin__heuristics__0__policy__nodes[] = {
    {0, 1, 6}, {1, 2, 10}, {2, 3, 8}, {3, 4, 5}, {4, 7, 5}, {5, 9, 7},
};
static const GG_ROM gg_policy_test agent_types__coin__heuristics__0__policy__tests[] = {
    {.mask = UINT64_C(0x4), .word = 0},
    {.mask = UINT64_C(0x2), .word = 0},
    {.mask = UINT64_C(0x1), .word = 0},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x1), .word = 2},
};
static const GG_ROM gg_policy_leaf agent_types__coin__heuristics__0__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 0, .from = 1}, /* break_door */
    {.action = 1, .from = 1}, /* open_door */
    {.action = 2, .from = 2}, /* get_key */
    {.action = 3, .from = 0}, /* get_coin */
};
static const GG_ROM gg_policy agent_types__coin__heuristics__0__policy = {.nodes = agent_types__coin__heuristics__0__policy__nodes,
     .tests = agent_types__coin__heuristics__0__policy__tests,
     .leaves = agent_types__coin__heuristics__0__policy__leaves, .invariants = NULL,
     .node_count = 6, .test_count = 6, .leaf_count = 5, .invariant_count = 0, .longest = 3};
static const GG_ROM uint64_t agent_types__coin__heuristics__0__wake_mask[] = {UINT64_C(0x7), UINT64_C(0x3)};
static const GG_ROM gg_heuristic agent_types__coin__heuristics__0 = {.actions = agent_types__coin__heuristics__0__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__coin__heuristics__0__policy,
     .reading = &gg_policy_asking, .wake_mask = agent_types__coin__heuristics__0__wake_mask,
     .table_count = 0, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__coin__heuristics__1__actions[] = {UINT64_C(0xf)};
static const GG_ROM gg_policy_node agent_types__coin__heuristics__1__policy__nodes[] = {
    {0, 1, 2}, {1, 3, 4}, {2, 11, 5}, {2, 14, 6}, {2, 7, 5}, {3, 8, 15},
    {3, 9, 15}, {3, 10, 11}, {4, 12, 19}, {4, 16, 19}, {4, 13, 11}, {5, 18, 14},
    {5, 17, 16}, {5, 16, 14},
};
static const GG_ROM gg_policy_test agent_types__coin__heuristics__1__policy__tests[] = {
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x1), .word = 0},
    {.mask = UINT64_C(0x4), .word = 0},
    {.mask = UINT64_C(0x2), .word = 0},
    {.mask = UINT64_C(0x1), .word = 2},
};
static const GG_ROM gg_policy_leaf agent_types__coin__heuristics__1__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 0, .from = 8}, /* break_door */
    {.action = 1, .from = 2}, /* open_door */
    {.action = 2, .from = 0}, /* get_key */
    {.action = 3, .from = 5}, /* get_coin */
};
static const GG_ROM gg_policy agent_types__coin__heuristics__1__policy = {.nodes = agent_types__coin__heuristics__1__policy__nodes,
     .tests = agent_types__coin__heuristics__1__policy__tests,
     .leaves = agent_types__coin__heuristics__1__policy__leaves, .invariants = NULL,
     .node_count = 14, .test_count = 6, .leaf_count = 6, .invariant_count = 0, .longest = 4};
static const GG_ROM uint64_t agent_types__coin__heuristics__1__wake_mask[] = {UINT64_C(0x7), UINT64_C(0x3)};
static const GG_ROM gg_heuristic agent_types__coin__heuristics__1 = {.actions = agent_types__coin__heuristics__1__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__coin__heuristics__1__policy,
     .reading = &gg_policy_asking, .wake_mask = agent_types__coin__heuristics__1__wake_mask,
     .table_count = 0, .asks = true, .hidden = true};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__coin__heuristics[] = {
    &agent_types__coin__heuristics__0,
    &agent_types__coin__heuristics__1,
};
static const GG_ROM uint16_t agent_types__coin__goals[] = {
    0, /* rich */
    1, /* rich_with_key */
};
static const GG_ROM uint64_t agent_types__coin__relevance_mask[] = {UINT64_C(0x5), UINT64_C(0x0)};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__coin__calls, .heuristics = agent_types__coin__heuristics,
     .goals = agent_types__coin__goals, .relevance_mask = agent_types__coin__relevance_mask,
     .goal_count = 2, .task = GG_NONE}, /* coin */
};

/* rich */
static const GG_ROM gg_flag_test goals__rich__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x4), .want = UINT64_C(0x4)}, /* has_coin */
};
static const GG_ROM gg_box goals__rich__condition__boxes[] = {
    {.flags = goals__rich__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0,
     .sets = 0},
};
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
/* rich_with_key */
static const GG_ROM gg_flag_test goals__rich_with_key__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x5)}, /* has_key, has_coin */
};
static const GG_ROM gg_box goals__rich_with_key__condition__boxes[] = {
    {.flags = goals__rich_with_key__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__rich__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* rich: has_coin */
    {.condition = {.boxes = goals__rich_with_key__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* rich_with_key: has_coin, has_key */
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
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x0), UINT64_C(0x1)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0), UINT64_C(0x3)};


const GG_ROM gg_domain coin_domain = {
    .word_count = 2,
    .flag_words = 1,
    .fact_count = 4,
    .action_count = 4,
    .task_count = 0,
    .agent_rule_count = 0,
    .world_rule_count = 0,
    .agent_type_count = 1,
    .goal_count = 2,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .procedural_count = 1,
    .dynamic_cost_count = 0,
    .plan_limit = 16,
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
    .offsets = {.agent_state = offsetof(coin_agent, state), .agent_snapshot = offsetof(coin_agent, snapshot),
     .agent_support_mask = offsetof(coin_agent, support_mask),
     .agent_from = offsetof(coin_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(coin_agent, backoffs), .agent_plan = offsetof(coin_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(coin_world, state),
     .world_timers = 0, .agent_bytes = sizeof(coin_agent), .world_bytes = sizeof(coin_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__begin,
     .look = hooks__begin, .start = hooks__begin, .end = hooks__begin},
    .format = &gg_format_26,
    .fingerprint = 2968332874,
    .saved_fingerprint = (uint32_t)(UINT32_C(2968332874) +
        UINT32_C(31) * offsetof(coin_agent, state) +
        UINT32_C(961) * offsetof(coin_agent, snapshot) +
        UINT32_C(29791) * offsetof(coin_agent, support_mask) +
        UINT32_C(923521) * offsetof(coin_agent, from) +
        UINT32_C(887503681) * offsetof(coin_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(coin_agent, plan) +
        UINT32_C(1725480897) * offsetof(coin_world, state)),
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
    .asking = &gg_asking,
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

coin_agent_activity coin_agent_doing(const coin_agent *agent)
{
    coin_agent_activity doing = {COIN_ACTION_NONE};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = &coin_domain.actions[number];
    doing.action = (coin_action)action->source_index;
    return doing;
}

