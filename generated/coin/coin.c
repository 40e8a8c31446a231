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
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("has_key"), GG_TEXT("door_open"), GG_TEXT("has_coin"), GG_TEXT("keys_left"),
    GG_TEXT("break_door"), GG_TEXT("open_door"), GG_TEXT("get_key"), GG_TEXT("get_coin"),
    GG_TEXT("rich"), GG_TEXT("rich_with_key"), GG_TEXT("coin"),
};

static const GG_ROM gg_value_names value_names__all[] = {
    {.symbols = NULL, .low = 0, .step = 1, .decimals = 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* has_key */
    value_names__all, /* door_open */
    value_names__all, /* has_coin */
    value_names__all, /* keys_left */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("coin"),
    .facts = text__all,
    .actions = text__all + 4,
    .action_labels = text__all + 4,
    .tasks = NULL,
    .task_labels = NULL,
    .methods = NULL,
    .method_labels = NULL,
    .goals = text__all + 8,
    .goal_labels = text__all + 8,
    .agent_types = text__all + 10,
    .places = NULL,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0, 4, 7, 3, 5, 0, 0, 1, 0, 3, 0xf,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 1, GG_BOOL, false, 0, 1, 0}, /* has_key */
    {0, 1, 1, GG_BOOL, false, 0, 1, 2}, /* door_open */
    {0, 2, 1, GG_BOOL, false, 0, 1, 4}, /* has_coin */
    {1, 0, 2, GG_NUMBER, false, 0, 3, 6}, /* keys_left */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 2, 0}, /* not door_open */
    {0, 3, 1}, /* has_key, not door_open */
    {0, 1, 0}, /* not has_key */
    {0, 6, 2}, /* door_open, not has_coin */
    {0, 4, 4}, /* has_coin */
    {0, 5, 5}, /* has_key, has_coin */
};

static const GG_ROM gg_range_test range_test__all[] = {
    {.word = 1, .low = 1, .high = 3, .care = 3}, /* keys_left >= 1 */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {flag_test__all, NULL, 1, 0, 0}, {flag_test__all + 1, NULL, 1, 0, 0},
    {flag_test__all + 2, range_test__all, 1, 1, 0}, {flag_test__all + 3, NULL, 1, 0, 0},
    {flag_test__all + 4, NULL, 1, 0, 0}, {NULL, NULL, 0, 0, 0},
    {flag_test__all + 5, NULL, 1, 0, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xfffffffffffffffd, 2}, {0, 0xfffffffffffffffc, 2}, {0, 0xfffffffffffffffe, 1},
    {0, 0xfffffffffffffffb, 4},
};

static const GG_ROM gg_addition addition__all[] = {
    {.fact = 3, .amount = -1}, /* keys_left */
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all, NULL, 1, 0}, {assignment__all + 1, NULL, 1, 0},
    {assignment__all + 2, addition__all, 1, 1}, {assignment__all + 3, NULL, 1, 0},
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* break_door: door_open */
    {{box__all, 1}, effect__all, effect__all, NULL, 0, 0, 10, COIN_ACTION_BREAK_DOOR, GG_NONE, GG_NONE,
     GG_NONE, GG_NONE, false, false, false, NULL}, /* break_door: not door_open */
/* open_door: door_open, not has_key */
    {{box__all + 1, 1}, effect__all + 1, effect__all + 1, NULL, 0, 0, 1, COIN_ACTION_OPEN_DOOR, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* open_door: has_key, not door_open */
/* get_key: has_key, keys_left -= 1 */
    {{box__all + 2, 1}, effect__all + 2, effect__all + 2, NULL, 0, 0, 1, COIN_ACTION_GET_KEY, 0,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* get_key: not has_key, keys_left >= 1 */
/* get_coin: has_coin */
    {{box__all + 3, 1}, effect__all + 3, effect__all + 3, NULL, 0, 0, 1, COIN_ACTION_GET_COIN, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* get_coin: not has_coin, door_open */
};

/* test, low, high */
static const GG_ROM gg_policy_node policy_node__all[] = {
    {3, 1, 2}, {4, 3, 4}, {2, 11, 5}, {2, 14, 6}, {2, 7, 5}, {0, 8, 15}, {0, 9, 15}, {0, 10, 11},
    {1, 12, 16}, {1, 17, 16}, {1, 13, 11}, {5, 18, 14}, {5, 19, 17}, {5, 17, 14}, {0, 1, 6},
    {1, 2, 7}, {2, 3, 8}, {3, 4, 5}, {4, 9, 5}, {5, 10, 9},
};

/* mask, word */
static const GG_ROM gg_policy_test policy_test__all[] = {
    {4, 0}, {2, 0}, {1, 0}, {2, 1}, {1, 1}, {1, 2},
};

/* action, from */
static const GG_ROM gg_policy_leaf policy_leaf__all[] = {
    {GG_NONE, 1}, {GG_NONE, 0},
    {3, 5}, /* get_coin */
    {0, 8}, /* break_door */
    {2, 0}, /* get_key */
    {1, 2}, /* open_door */
    {GG_NONE, 0},
    {3, 0}, /* get_coin */
    {1, 1}, /* open_door */
    {0, 1}, /* break_door */
    {2, 2}, /* get_key */
};

/* nodes, tests, leaves, invariants, node_count, leaf_count, invariant_count, longest */
static const GG_ROM gg_policy policy__all[] = {
    {policy_node__all + 14, policy_test__all, policy_leaf__all + 6, NULL, 6, 5, 0, 3},
    {policy_node__all, policy_test__all, policy_leaf__all, NULL, 14, 6, 0, 4},
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 10, NULL, NULL, policy__all, &gg_policy_asking, word__all + 2, 0, true, true},
    {word__all + 10, NULL, NULL, policy__all + 1, &gg_policy_asking, word__all + 2, 0, true, true},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, heuristic__all + 1,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0, 1,
};

static const GG_ROM gg_agent_type agent_type__all[] = {
    {.actions = NULL, .calls = &agent_type__coin__calls, .heuristics = heuristic_list__all,
     .goals = goal_number__all, .relevance_mask = word__all + 4, .goal_count = 2, .task = GG_NONE}, /* coin */
};

/* condition, relevant, priority, cooldown, called, keep */
static const GG_ROM gg_goal goal__all[] = {
    {{box__all + 4, 1}, {box__all + 5, 1}, 0, 0, false, false}, /* rich: has_coin */
    {{box__all + 6, 1}, {box__all + 5, 1}, 0, 0, false, false}, /* rich_with_key: has_coin, has_key */
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
    .offsets = {.agent_state = offsetof(coin_agent, state), .agent_snapshot = offsetof(coin_agent, snapshot),
     .agent_support_mask = offsetof(coin_agent, support_mask),
     .agent_from = offsetof(coin_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(coin_agent, backoffs), .agent_plan = offsetof(coin_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(coin_world, state),
     .world_timers = 0, .agent_bytes = sizeof(coin_agent), .world_bytes = sizeof(coin_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all, .settle = tick_hook__all,
     .look = tick_hook__all, .start = tick_hook__all, .end = tick_hook__all},
    .format = &gg_format_28,
    .fingerprint = 2968332874,
    .saved_fingerprint = (uint32_t)(UINT32_C(2968332874) +
        UINT32_C(31) * offsetof(coin_agent, state) +
        UINT32_C(961) * offsetof(coin_agent, snapshot) +
        UINT32_C(29791) * offsetof(coin_agent, support_mask) +
        UINT32_C(923521) * offsetof(coin_agent, from) +
        UINT32_C(887503681) * offsetof(coin_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(coin_agent, plan) +
        UINT32_C(1950300255) * offsetof(coin_world, state)),
    .start = word__all + 6,
    .tops = word__all + 8,
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
    const GG_ROM gg_action *action = gg_action_of(&coin_domain, number);
    doing.action = (coin_action)action->source_index;
    return doing;
}

