/* Made by goapgen from flight.yaml. Do not edit: run goapgen again. */
#include "flight.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__walk,
    action__wish_to_fly,
    action__pick_target,
    action__approach,
    action__fly_close,
};

static gg_status agent_type__flight__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    flight_agent *self = (flight_agent *)(void *)agent;
    switch (flight_domain.actions[action].source_index) {
    case FLIGHT_ACTION_WALK:
        return flight_task_walk(self, phase);
    case FLIGHT_ACTION_WISH_TO_FLY:
        return flight_task_wish_to_fly(self, phase);
    case FLIGHT_ACTION_PICK_TARGET:
        return flight_task_pick_target(self, phase);
    case FLIGHT_ACTION_APPROACH:
        return flight_task_approach(self, phase);
    case FLIGHT_ACTION_FLY_CLOSE:
        return flight_task_fly_close(self, phase);
    default:
        return GG_INVALID;
    }
}

static void agent_type__flight__sense(gg_agent *agent, uint16_t sense)
{
    flight_agent *self = (flight_agent *)(void *)agent;
    switch (sense) {
    case 0: /* has_legs */
        flight_set_has_legs(self, flight_sense_has_legs(self));
        break;
    default:
        break;
    }
}

static const GG_ROM gg_calls agent_type__flight__calls = {
    .run = agent_type__flight__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__flight__sense,
    .apply = NULL,
    .walk = NULL,
    .travel = NULL,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("has_legs"), GG_TEXT("walking"), GG_TEXT("target_found"), GG_TEXT("near"),
    GG_TEXT("can_fly"), GG_TEXT("walk"), GG_TEXT("wish_to_fly"), GG_TEXT("pick_target"),
    GG_TEXT("approach"), GG_TEXT("fly_close"), GG_TEXT("走"), GG_TEXT("想飞"),
    GG_TEXT("选目标"), GG_TEXT("靠近"), GG_TEXT("飞近"), GG_TEXT("be_near"),
    GG_TEXT("near_with_target"), GG_TEXT("flight"),
};

static const GG_ROM gg_value_names value_names__all[] = {
    {.symbols = NULL, .low = 0, .step = 1, .decimals = 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* has_legs */
    value_names__all, /* walking */
    value_names__all, /* target_found */
    value_names__all, /* near */
    value_names__all, /* can_fly */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("flight"),
    .facts = text__all,
    .actions = text__all + 5,
    .action_labels = text__all + 10,
    .tasks = NULL,
    .task_labels = NULL,
    .methods = NULL,
    .method_labels = NULL,
    .goals = text__all + 15,
    .goal_labels = text__all + 15,
    .agent_types = text__all + 17,
    .places = NULL,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0xffffffffffffffff, 0, 1, 2, 0x10001, 0x10002, 0x10003, 0x30002, 0x30003, 0x30004,
    0xffffffffffffffff, 0, 1, 2, 0x10001, 0x20003, 0x1f, 0xc,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 1, GG_BOOL, false, 0, 1, 0}, /* has_legs */
    {0, 1, 1, GG_BOOL, false, 0, 1, 2}, /* walking */
    {0, 2, 1, GG_BOOL, false, 0, 1, 4}, /* target_found */
    {0, 3, 1, GG_BOOL, false, 0, 1, 6}, /* near */
    {0, 4, 1, GG_BOOL, false, 0, 1, 8}, /* can_fly */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 1, 1}, /* has_legs */
    {0, 2, 2}, /* walking */
    {0, 4, 4}, /* target_found */
    {0, 0x10, 0x10}, /* can_fly */
    {0, 8, 8}, /* near */
    {0, 0xc, 0xc}, /* target_found, near */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {flag_test__all, NULL, 1, 0, 0}, {flag_test__all + 1, NULL, 1, 0, 0},
    {flag_test__all + 2, NULL, 1, 0, 0}, {flag_test__all + 3, NULL, 1, 0, 0},
    {flag_test__all + 4, NULL, 1, 0, 0}, {NULL, NULL, 0, 0, 0},
    {flag_test__all + 5, NULL, 1, 0, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xfffffffffffffffd, 2}, {0, 0xffffffffffffffef, 0x10}, {0, 0xfffffffffffffffb, 4},
    {0, 0xfffffffffffffff7, 8},
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all, NULL, 1, 0}, {assignment__all + 1, NULL, 1, 0},
    {assignment__all + 2, NULL, 1, 0}, {assignment__all + 3, NULL, 1, 0},
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* walk: walking */
    {{box__all, 1}, effect__all, effect__all, NULL, 0, 0, 2, FLIGHT_ACTION_WALK, GG_NONE, GG_NONE,
     GG_NONE, GG_NONE, false, false, false, NULL}, /* walk: has_legs */
/* wish_to_fly: can_fly */
    {{box__all + 1, 1}, effect__all + 1, effect__all + 1, NULL, 0, 0, 0, FLIGHT_ACTION_WISH_TO_FLY,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* wish_to_fly: walking */
/* pick_target: target_found */
    {{box__all + 1, 1}, effect__all + 2, effect__all + 2, NULL, 0, 0, 1, FLIGHT_ACTION_PICK_TARGET,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* pick_target: walking */
/* approach: near */
    {{box__all + 2, 1}, effect__all + 3, effect__all + 3, NULL, 0, 0, 1, FLIGHT_ACTION_APPROACH,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* approach: target_found */
/* fly_close: near */
    {{box__all + 3, 1}, effect__all + 3, effect__all + 3, NULL, 0, 0, 0, FLIGHT_ACTION_FLY_CLOSE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* fly_close: can_fly */
};

static const GG_ROM uint16_t half__all[] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16,
    0, 16, 0, 16,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all, 0, 0}, {half__all + 16, 0, 4},
};

static const GG_ROM uint8_t byte__all[] = {
    0, 5, 3, 3, 4, 4, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 1, 2, 2, 3, 3, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 9, 6, 6, 4, 4, 3, 3, 0, 7, 4, 4, 1, 1, 1, 1, 0, 8, 5, 5, 2, 2, 2, 2, 0, 7, 4, 4, 1, 1, 1, 1,
    0, 1, 2, 2, 4, 4, 2, 2, 0, 1, 3, 3, 0, 0, 0, 0, 0, 1, 3, 3, 5, 5, 5, 5, 0, 1, 3, 3, 0, 0, 0, 0,
};

/* action, offset */
static const GG_ROM gg_table_step move__all[] = {
    {GG_NONE, 0},
    {0, 2}, /* walk */
    {1, 16}, /* wish_to_fly */
    {2, 4}, /* pick_target */
    {3, 8}, /* approach */
    {4, 8}, /* fly_close */
    {GG_NONE, 0},
    {0, 2}, /* walk */
    {1, 16}, /* wish_to_fly */
    {3, 8}, /* approach */
    {4, 8}, /* fly_close */
};

/* table, policy, moves, wide */
static const GG_ROM gg_step_table step_table__all[] = {
    {{digit__all, byte__all, word__all + 10, 0, 32, {31, 0}, 2, true, false}, byte__all + 32,
     move__all + 6, false},
    {{digit__all, byte__all + 64, word__all, 0, 32, {31, 0}, 2, true, false}, byte__all + 96, move__all,
     false},
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 16, &step_table__all[0].table, NULL, NULL, &gg_table_reading, word__all + 16, 1, false,
     false},
    {word__all + 16, &step_table__all[1].table, NULL, NULL, &gg_table_reading, word__all + 16, 1, false,
     false},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, heuristic__all + 1,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0, 1,
};

static const GG_ROM gg_agent_type agent_type__all[] = {
    {.actions = NULL, .calls = &agent_type__flight__calls, .heuristics = heuristic_list__all,
     .goals = goal_number__all, .relevance_mask = word__all + 17, .goal_count = 2, .task = GG_NONE}, /* flight */
};

static const GG_ROM uint32_t whole__all[] = {
    0,
};

static const GG_ROM gg_senses senses__all[] = {
    {.sensing = &gg_sensing, .periods = whole__all, .agent_senses = offsetof(flight_agent, senses),
     .count = 1},
};

/* condition, relevant, priority, cooldown, called, keep */
static const GG_ROM gg_goal goal__all[] = {
    {{box__all + 4, 1}, {box__all + 5, 1}, 0, 0, false, false}, /* be_near: near */
    {{box__all + 6, 1}, {box__all + 5, 1}, 0, 0, false, false}, /* near_with_target: near, target_found */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_senses_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    gg_senses_read_due, NULL,
};

const GG_ROM gg_domain flight_domain = {
    .word_count = 1,
    .flag_words = 1,
    .fact_count = 5,
    .action_count = 5,
    .task_count = 0,
    .agent_rule_count = 0,
    .world_rule_count = 0,
    .agent_type_count = 1,
    .goal_count = 2,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 16,
    .watch_limit = 0,
    .want_limit = 0,
    .guards = word__all + 11,
    .shared = NULL,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = NULL,
    .pursuit = &gg_pursuit,
    .places = NULL,
    .wants = NULL,
    .claims = NULL,
    .senses = senses__all,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = NULL,
    .goals = goal__all,
    .offsets = {.agent_state = offsetof(flight_agent, state), .agent_snapshot = offsetof(flight_agent, snapshot),
     .agent_support_mask = offsetof(flight_agent, support_mask),
     .agent_from = offsetof(flight_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(flight_agent, backoffs), .agent_plan = offsetof(flight_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(flight_world, state),
     .world_timers = 0, .agent_bytes = sizeof(flight_agent), .world_bytes = sizeof(flight_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all + 1,
     .settle = tick_hook__all + 1, .look = tick_hook__all, .start = tick_hook__all + 1,
     .end = tick_hook__all + 1},
    .format = &gg_format_28,
    .fingerprint = 2280604007,
    .saved_fingerprint = (uint32_t)(UINT32_C(2280604007) +
        UINT32_C(31) * offsetof(flight_agent, state) +
        UINT32_C(961) * offsetof(flight_agent, snapshot) +
        UINT32_C(29791) * offsetof(flight_agent, support_mask) +
        UINT32_C(923521) * offsetof(flight_agent, from) +
        UINT32_C(887503681) * offsetof(flight_agent, backoffs) +
        UINT32_C(1742810335) * offsetof(flight_agent, senses) +
        UINT32_C(4098453791) * offsetof(flight_agent, plan) +
        UINT32_C(1950300255) * offsetof(flight_world, state)),
    .start = word__all + 12,
    .tops = word__all + 11,
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

flight_agent_activity flight_agent_doing(const flight_agent *agent)
{
    flight_agent_activity doing = {FLIGHT_ACTION_NONE};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = gg_action_of(&flight_domain, number);
    doing.action = (flight_action)action->source_index;
    return doing;
}

