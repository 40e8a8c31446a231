/* Made by goapgen from house.yaml. Do not edit: run goapgen again. */
#include "house.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__build_house,
    action__get_wood,
};

/* Where the facts lie in a state. */
static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 0}, /* house_built */
    {.word = 0, .shift = 1, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 2}, /* has_wood */
};

static const GG_ROM uint64_t start__words[] = {UINT64_C(0x2)};
static const GG_ROM uint64_t guards__words[] = {UINT64_C(0x0)};
static const GG_ROM uint64_t tops__words[] = {UINT64_C(0x0)};

/* The condition that always holds. */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0}};

/* build_house: house_built, not has_wood */
static const GG_ROM gg_flag_test action__build_house__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x2)}, /* not house_built, has_wood */
};
static const GG_ROM gg_box action__build_house__boxes[] = {
    {.flags = action__build_house__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment action__build_house__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build_house__effect = {
    .assignments = action__build_house__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
/* get_wood: has_wood */
static const GG_ROM gg_assignment action__get_wood__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffd), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect action__get_wood__effect = {
    .assignments = action__get_wood__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};

static const GG_ROM gg_action actions__all[] = {
    /* build_house */
    {.precondition = {.boxes = action__build_house__boxes, .count = 1},
     .effect = &action__build_house__effect, .own = &action__build_house__effect, .world = NULL,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 10,
     .source_index = HOUSE_ACTION_BUILD_HOUSE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* not house_built, has_wood */
    /* get_wood */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .effect = &action__get_wood__effect, .own = &action__get_wood__effect, .world = NULL,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = HOUSE_ACTION_GET_WOOD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* none */
};

/* Which fact each bit of a state belongs to. */
static const GG_ROM uint16_t facts__at[] = {
    0, 1, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};

/* settled */
static const GG_ROM gg_flag_test goal__settled__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x3)}, /* house_built, has_wood */
};
static const GG_ROM gg_box goal__settled__boxes[] = {
    {.flags = goal__settled__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};

static const GG_ROM gg_goal goals__all[] = {
    /* settled */
    {.condition = {.boxes = goal__settled__boxes, .count = 1}, /* house_built, has_wood */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = 0, .cooldown = 0, .called = false, .keep = false},
};

static const GG_ROM uint64_t heuristic__settled__house__actions[] = {
    UINT64_C(0x3),
};
static const GG_ROM uint64_t heuristic__settled__house__wake_mask__words[] = {UINT64_C(0x3)};
static const GG_ROM uint16_t heuristic__settled__house__0__values_0[] = {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3};
static const GG_ROM gg_digit heuristic__settled__house__0__digits[] = {
    {.values = heuristic__settled__house__0__values_0, .word = 0, .shift = 0},
};
static const GG_ROM uint8_t heuristic__settled__house__0__entries[] = {
    3, 1, 2, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__settled__house__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0xb0002), UINT64_C(0xc0003),
};
static const GG_ROM uint8_t heuristic__settled__house__0__policy[] = {
    1, 1, 0, 2,
};
static const GG_ROM gg_move heuristic__settled__house__0__moves[] = {
    {.action = 0, .offset = 65535}, /* build_house */
    {.action = 1, .offset = 2}, /* get_wood */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_table heuristic__settled__house__tables[] = {
    {.digits = heuristic__settled__house__0__digits, .entries = heuristic__settled__house__0__entries, .entries_high = NULL,
     .distances = heuristic__settled__house__0__distances,
     .policy = heuristic__settled__house__0__policy, .policy_high = NULL, .moves = heuristic__settled__house__0__moves,
     .base = UINT64_C(0x0), .size = 4,
     .mask = {0x3, 0x0}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_heuristic heuristic__settled__house = {
    .actions = heuristic__settled__house__actions, .tables = heuristic__settled__house__tables,
    .groups = NULL, .policy = NULL, .reading = &gg_table_reading,
    .wake_mask = heuristic__settled__house__wake_mask__words,
    .table_count = 1, .asks = false, .hidden = false};

static const GG_ROM gg_heuristic *const GG_ROM agent_type__house__heuristics[] = {
    &heuristic__settled__house,
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
static const GG_ROM uint16_t agent_type__house__goals[] = {HOUSE_GOAL_SETTLED};
static const GG_ROM uint64_t agent_type__house__concerns__words[] = {UINT64_C(0x3)};

static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__house__calls,
     .heuristics = agent_type__house__heuristics, .goals = agent_type__house__goals,
     .concerns = agent_type__house__concerns__words, .goal_count = 1, .task = GG_NONE}, /* house */
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("house_built"),
    GG_TEXT("has_wood"),
    NULL};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("build_house"),
    GG_TEXT("get_wood"),
    NULL};
static const GG_ROM char *const GG_ROM labels__actions[] = {
    GG_TEXT("build_house"),
    GG_TEXT("get_wood"),
    NULL};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    NULL};
static const GG_ROM char *const GG_ROM labels__tasks[] = {
    NULL};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    NULL};
static const GG_ROM char *const GG_ROM *const GG_ROM labels__methods[] = {
    NULL};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("settled"),
    NULL};
static const GG_ROM char *const GG_ROM labels__goals[] = {
    GG_TEXT("settled"),
    NULL};
static const GG_ROM char *const GG_ROM names__characters[] = {
    GG_TEXT("house"),
    NULL};
static const GG_ROM gg_value_names names__values__0 = {.symbols = NULL, .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0,
    &names__values__0,
    NULL};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("house"),
    .facts = names__facts,
    .actions = names__actions,
    .action_labels = labels__actions,
    .tasks = names__tasks,
    .task_labels = labels__tasks,
    .methods = names__methods,
    .method_labels = labels__methods,
    .goals = names__goals,
    .goal_labels = labels__goals,
    .agent_types = names__characters,
    .places = NULL,
    .values = names__values,
};
#endif

const GG_ROM gg_domain house_domain = {
    .format = &gg_format_13,
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
    .filter_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 8,
    .watch_limit = 0,
    .retry_limit = 0,
    .want_limit = 0,
    .sense_count = 0,
    .claimed_count = 0,
    .guards = guards__words,
    .shared = NULL,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = NULL,
    .pursuit = &gg_pursuit,
    .walking = NULL,
    .claiming = NULL,
    .extras = NULL,
    .team = NULL,
    .interrupting = NULL,
    .offsets = {
        .agent_state = offsetof(house_agent, state),
        .agent_seen = offsetof(house_agent, seen),
        .agent_needs = offsetof(house_agent, needs),
        .agent_from = offsetof(house_agent, from),
        .agent_timers = 0,
        .agent_backoffs = offsetof(house_agent, backoffs),
        .agent_senses = 0,
        .agent_retries = 0,
        .agent_plan = offsetof(house_agent, plan),
        .agent_watches = 0,
        .agent_walk = 0,
        .agent_membership = 0,
        .agent_wants = 0,
        .agent_want_flags = 0,
        .agent_want_ranges = 0,
        .agent_planning_state = 0,
        .agent_known = 0,
        .agent_refused = 0,
        .agent_released = 0,
        .world_state = offsetof(house_world, state),
        .world_timers = 0,
        .world_points = 0,
        .world_holdings = 0,
        .world_claimants = 0,
        .agent_bytes = sizeof(house_agent),
        .world_bytes = sizeof(house_world),
    },
    .value_count = 4,
    .fingerprint = UINT32_C(1085223777),
    .start = start__words,
    .tops = tops__words,
    .applied = NULL,
    .senses = NULL,
    .goals = goals__all,
    .goal_sources = NULL,
    .subgoals = NULL,
    .filters = NULL,
    .filtered = NULL,
    .conflicts = NULL,
    .fact_at = facts__at,
    .rules = NULL,
    .claimed = NULL,
    .claims = NULL,
    .sets = NULL,
    .places = NULL,
    .recall = NULL,
    .achieve = NULL,
    .drawing = NULL,
    .scoring = NULL,
    .indexing = NULL,
    .sharing = NULL,
    .applying = NULL,
    .decomposing = NULL,
    .searching = NULL,
    .slicing = NULL,
    .regressing = NULL,
    .satisficing = NULL,
    .stubborn = NULL,
    .asking = NULL,
    .bounding = NULL,
    .wanting = NULL,
    .keeping = NULL,
    .sensing = NULL,
    .agent_ruling = NULL,
    .world_ruling = NULL,
    .retrying = NULL,
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

