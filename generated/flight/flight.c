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
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("has_legs"),
    GG_TEXT("walking"),
    GG_TEXT("target_found"),
    GG_TEXT("near"),
    GG_TEXT("can_fly"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("walk"),
    GG_TEXT("wish_to_fly"),
    GG_TEXT("pick_target"),
    GG_TEXT("approach"),
    GG_TEXT("fly_close"),
};
static const GG_ROM char *const GG_ROM names__action_labels[] = {
    GG_TEXT("走"),
    GG_TEXT("想飞"),
    GG_TEXT("选目标"),
    GG_TEXT("靠近"),
    GG_TEXT("飞近"),
};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("be_near"),
    GG_TEXT("near_with_target"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("flight"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* has_legs */
    &names__values__0, /* walking */
    &names__values__0, /* target_found */
    &names__values__0, /* near */
    &names__values__0, /* can_fly */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("flight"),
    .facts = names__facts,
    .actions = names__actions,
    .action_labels = names__action_labels,
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
     .first = 0}, /* has_legs */
    {.word = 0, .shift = 1, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 2}, /* walking */
    {.word = 0, .shift = 2, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 4}, /* target_found */
    {.word = 0, .shift = 3, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 6}, /* near */
    {.word = 0, .shift = 4, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 8}, /* can_fly */
};

/* walk: walking */
static const GG_ROM gg_flag_test actions__walk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x1)}, /* has_legs */
};
static const GG_ROM gg_box actions__walk__precondition__boxes[] = {
    {.flags = actions__walk__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__walk__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffd), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__walk__effect = {.assignments = actions__walk__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* wish_to_fly: can_fly */
static const GG_ROM gg_flag_test actions__wish_to_fly__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x2)}, /* walking */
};
static const GG_ROM gg_box actions__wish_to_fly__precondition__boxes[] = {
    {.flags = actions__wish_to_fly__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__wish_to_fly__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffef), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__wish_to_fly__effect = {.assignments = actions__wish_to_fly__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* pick_target: target_found */
static const GG_ROM gg_flag_test actions__pick_target__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x2)}, /* walking */
};
static const GG_ROM gg_box actions__pick_target__precondition__boxes[] = {
    {.flags = actions__pick_target__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__pick_target__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffb), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__pick_target__effect = {.assignments = actions__pick_target__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* approach: near */
static const GG_ROM gg_flag_test actions__approach__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x4), .want = UINT64_C(0x4)}, /* target_found */
};
static const GG_ROM gg_box actions__approach__precondition__boxes[] = {
    {.flags = actions__approach__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff7), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__approach__effect = {.assignments = actions__approach__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* fly_close: near */
static const GG_ROM gg_flag_test actions__fly_close__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10), .want = UINT64_C(0x10)}, /* can_fly */
};
static const GG_ROM gg_box actions__fly_close__precondition__boxes[] = {
    {.flags = actions__fly_close__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__fly_close__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff7), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__fly_close__effect = {.assignments = actions__fly_close__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__walk__precondition__boxes, .count = 1},
     .effect = &actions__walk__effect, .own = &actions__walk__effect, .world = NULL, .duration = 0,
     .timeout = 0, .cost = 2, .source_index = FLIGHT_ACTION_WALK, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* walk: has_legs */
    {.precondition = {.boxes = actions__wish_to_fly__precondition__boxes, .count = 1},
     .effect = &actions__wish_to_fly__effect, .own = &actions__wish_to_fly__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 0, .source_index = FLIGHT_ACTION_WISH_TO_FLY,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* wish_to_fly: walking */
    {.precondition = {.boxes = actions__pick_target__precondition__boxes, .count = 1},
     .effect = &actions__pick_target__effect, .own = &actions__pick_target__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = FLIGHT_ACTION_PICK_TARGET,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* pick_target: walking */
    {.precondition = {.boxes = actions__approach__precondition__boxes, .count = 1},
     .effect = &actions__approach__effect, .own = &actions__approach__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = FLIGHT_ACTION_APPROACH,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* approach: target_found */
    {.precondition = {.boxes = actions__fly_close__precondition__boxes, .count = 1},
     .effect = &actions__fly_close__effect, .own = &actions__fly_close__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 0, .source_index = FLIGHT_ACTION_FLY_CLOSE,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* fly_close: can_fly */
};

static const GG_ROM uint64_t agent_types__flight__heuristics__0__actions[] = {UINT64_C(0x1f)};
static const GG_ROM uint16_t agent_types__flight__heuristics__0__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__flight__heuristics__0__tables__0__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__flight__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__flight__heuristics__0__tables__0__digits__0__values, .word = 0, .shift = 0},
    {.values = agent_types__flight__heuristics__0__tables__0__digits__1__values, .word = 0, .shift = 4},
};
static const GG_ROM uint8_t agent_types__flight__heuristics__0__tables__0__entries[] = {
    5, 4, 2, 2, 3, 3, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__flight__heuristics__0__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x1), UINT64_C(0x2), UINT64_C(0x10001),
    UINT64_C(0x20003), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__flight__heuristics__0__tables__0__policy[] = {
    4, 0, 1, 1, 2, 2, 1, 1, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3,
    4, 4, 4, 4, 4, 4, 4, 4,
};
static const GG_ROM gg_table_step agent_types__flight__heuristics__0__tables__0__moves[] = {
    {.action = 0, .offset = 2}, /* walk */
    {.action = 1, .offset = 16}, /* wish_to_fly */
    {.action = 3, .offset = 8}, /* approach */
    {.action = 4, .offset = 8}, /* fly_close */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__flight__heuristics__0__tables[] = {
    {.digits = agent_types__flight__heuristics__0__tables__0__digits,
     .entries = agent_types__flight__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__flight__heuristics__0__tables__0__distances,
     .policy = agent_types__flight__heuristics__0__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__flight__heuristics__0__tables__0__moves, .base = UINT64_C(0x0),
     .size = 32, .mask = {31, 0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__flight__heuristics__0__wake_mask[] = {UINT64_C(0x1f)};
static const GG_ROM gg_heuristic agent_types__flight__heuristics__0 = {.actions = agent_types__flight__heuristics__0__actions,
     .tables = agent_types__flight__heuristics__0__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__flight__heuristics__0__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__flight__heuristics__1__actions[] = {UINT64_C(0x1f)};
static const GG_ROM uint16_t agent_types__flight__heuristics__1__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__flight__heuristics__1__tables__0__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__flight__heuristics__1__tables__0__digits[] = {
    {.values = agent_types__flight__heuristics__1__tables__0__digits__0__values, .word = 0, .shift = 0},
    {.values = agent_types__flight__heuristics__1__tables__0__digits__1__values, .word = 0, .shift = 4},
};
static const GG_ROM uint8_t agent_types__flight__heuristics__1__tables__0__entries[] = {
    9, 8, 5, 5, 3, 3, 2, 2, 9, 6, 3, 3, 0, 0, 0, 0, 9, 7, 4, 4, 1, 1, 1, 1,
    9, 6, 3, 3, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__flight__heuristics__1__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x1), UINT64_C(0x2), UINT64_C(0x10001),
    UINT64_C(0x10002), UINT64_C(0x10003), UINT64_C(0x30002), UINT64_C(0x30003),
    UINT64_C(0x30004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__flight__heuristics__1__tables__0__policy[] = {
    5, 0, 1, 1, 3, 3, 1, 1, 5, 0, 2, 2, 5, 5, 5, 5, 5, 0, 2, 2, 4, 4, 4, 4,
    5, 0, 2, 2, 5, 5, 5, 5,
};
static const GG_ROM gg_table_step agent_types__flight__heuristics__1__tables__0__moves[] = {
    {.action = 0, .offset = 2}, /* walk */
    {.action = 1, .offset = 16}, /* wish_to_fly */
    {.action = 2, .offset = 4}, /* pick_target */
    {.action = 3, .offset = 8}, /* approach */
    {.action = 4, .offset = 8}, /* fly_close */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__flight__heuristics__1__tables[] = {
    {.digits = agent_types__flight__heuristics__1__tables__0__digits,
     .entries = agent_types__flight__heuristics__1__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__flight__heuristics__1__tables__0__distances,
     .policy = agent_types__flight__heuristics__1__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__flight__heuristics__1__tables__0__moves, .base = UINT64_C(0x0),
     .size = 32, .mask = {31, 0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__flight__heuristics__1__wake_mask[] = {UINT64_C(0x1f)};
static const GG_ROM gg_heuristic agent_types__flight__heuristics__1 = {.actions = agent_types__flight__heuristics__1__actions,
     .tables = agent_types__flight__heuristics__1__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__flight__heuristics__1__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__flight__heuristics[] = {
    &agent_types__flight__heuristics__0,
    &agent_types__flight__heuristics__1,
};
static const GG_ROM uint16_t agent_types__flight__goals[] = {
    0, /* be_near */
    1, /* near_with_target */
};
static const GG_ROM uint64_t agent_types__flight__relevance_mask[] = {UINT64_C(0xc)};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__flight__calls, .heuristics = agent_types__flight__heuristics,
     .goals = agent_types__flight__goals, .relevance_mask = agent_types__flight__relevance_mask,
     .goal_count = 2, .task = GG_NONE}, /* flight */
};

static const GG_ROM uint32_t senses__periods[] = {
    0, /* has_legs */
};
static const GG_ROM gg_senses senses__row = {.sensing = &gg_sensing, .periods = senses__periods,
     .agent_senses = offsetof(flight_agent, senses), .count = 1};

/* be_near */
static const GG_ROM gg_flag_test goals__be_near__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8), .want = UINT64_C(0x8)}, /* near */
};
static const GG_ROM gg_box goals__be_near__condition__boxes[] = {
    {.flags = goals__be_near__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
/* near_with_target */
static const GG_ROM gg_flag_test goals__near_with_target__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xc), .want = UINT64_C(0xc)}, /* target_found, near */
};
static const GG_ROM gg_box goals__near_with_target__condition__boxes[] = {
    {.flags = goals__near_with_target__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__be_near__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* be_near: near */
    {.condition = {.boxes = goals__near_with_target__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* near_with_target: near, target_found */
};

static const GG_ROM gg_init_hook hooks__init[] = {
    NULL,
};
static const GG_ROM gg_pass_hook hooks__pass[] = {
    gg_senses_pass,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__begin[] = {
    NULL,
};
static const GG_ROM gg_tick_hook hooks__look[] = {
    gg_senses_read_due,
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x1)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0)};


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
    .senses = &senses__row,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = NULL,
    .goals = goals__all,
    .offsets = {.agent_state = offsetof(flight_agent, state), .agent_snapshot = offsetof(flight_agent, snapshot),
     .agent_support_mask = offsetof(flight_agent, support_mask),
     .agent_from = offsetof(flight_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(flight_agent, backoffs), .agent_plan = offsetof(flight_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(flight_world, state),
     .world_timers = 0, .agent_bytes = sizeof(flight_agent), .world_bytes = sizeof(flight_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__begin,
     .look = hooks__look, .start = hooks__begin, .end = hooks__begin},
    .format = &gg_format_26,
    .fingerprint = 2280604007,
    .saved_fingerprint = (uint32_t)(UINT32_C(2280604007) +
        UINT32_C(31) * offsetof(flight_agent, state) +
        UINT32_C(961) * offsetof(flight_agent, snapshot) +
        UINT32_C(29791) * offsetof(flight_agent, support_mask) +
        UINT32_C(923521) * offsetof(flight_agent, from) +
        UINT32_C(887503681) * offsetof(flight_agent, backoffs) +
        UINT32_C(1742810335) * offsetof(flight_agent, senses) +
        UINT32_C(4098453791) * offsetof(flight_agent, plan) +
        UINT32_C(1725480897) * offsetof(flight_world, state)),
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

flight_agent_activity flight_agent_doing(const flight_agent *agent)
{
    flight_agent_activity doing = {FLIGHT_ACTION_NONE};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = &flight_domain.actions[number];
    doing.action = (flight_action)action->source_index;
    return doing;
}

