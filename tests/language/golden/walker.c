/* Made by goapgen from walker.yaml. Do not edit: run goapgen again. */
#include "walker.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__put__left,
    action__put__right,
    action__fetch,
    action__sweep,
    action__sweep__2,
    action__bring_broom__left,
    action__bring_broom__right,
};

static gg_status agent_type__walker__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    walker_agent *self = (walker_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = walker_domain.actions[action].arguments;
    switch (walker_domain.actions[action].source_index) {
    case WALKER_ACTION_PUT:
        return walker_task_put(self, phase, (walker_symbol)arguments[0]);
    case WALKER_ACTION_FETCH:
        return walker_task_fetch(self, phase);
    case WALKER_ACTION_SWEEP:
        return walker_task_sweep(self, phase);
    case WALKER_ACTION_BRING_BROOM:
        return walker_task_bring_broom(self, phase, (walker_symbol)arguments[0]);
    default:
        return GG_INVALID;
    }
}

static gg_status agent_type__walker__walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return walker_travel_walk((walker_agent *)(void *)agent, phase, (walker_symbol)walker_domain.places->symbols[place]);
}

static const GG_ROM gg_calls agent_type__walker__calls = {
    .run = agent_type__walker__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = NULL,
    .apply = NULL,
    .walk = agent_type__walker__walk,
    .travel = NULL,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("put(left)"), GG_TEXT("put(right)"), GG_TEXT("fetch"), GG_TEXT("sweep"),
    GG_TEXT("sweep"), GG_TEXT("bring_broom(left)"), GG_TEXT("bring_broom(right)"),
    GG_TEXT("put(left)"), GG_TEXT("put(right)"), GG_TEXT("fetching two"), GG_TEXT("sweep"),
    GG_TEXT("sweep"), GG_TEXT("bring_broom(left)"), GG_TEXT("bring_broom(right)"), GG_TEXT("here"),
    GG_TEXT("lies_at(left)"), GG_TEXT("lies_at(right)"), GG_TEXT("broom_at"), GG_TEXT("swept"),
    GG_TEXT("carried"), GG_TEXT("door"), GG_TEXT("left"), GG_TEXT("right"), GG_TEXT("bench"),
    GG_TEXT("tidy"), GG_TEXT("clean"), GG_TEXT("door"), GG_TEXT("bench"), GG_TEXT("walker"),
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {text__all + 20, 0, 1, 0}, {NULL, 0, 1, 0}, {text__all + 26, 0, 1, 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* here */
    value_names__all + 1, /* lies_at(left) */
    value_names__all + 1, /* lies_at(right) */
    value_names__all + 2, /* broom_at */
    value_names__all + 1, /* swept */
    value_names__all + 1, /* carried */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("walker"),
    .facts = text__all + 14,
    .actions = text__all,
    .action_labels = text__all + 7,
    .tasks = NULL,
    .task_labels = NULL,
    .methods = NULL,
    .method_labels = NULL,
    .goals = text__all + 24,
    .goal_labels = text__all + 24,
    .agent_types = text__all + 28,
    .places = text__all + 20,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0, 4, 0xc0, 0, 0xf0, 3, 0x1c0, 0, 0x130, 0, 0x41, 0, 0, 2, 0x7f, 0x78,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 4, GG_SYMBOL, false, 0, 3, 0}, /* here */
    {0, 4, 1, GG_BOOL, false, 0, 1, 4}, /* lies_at(left) */
    {0, 5, 1, GG_BOOL, false, 0, 1, 6}, /* lies_at(right) */
    {0, 6, 2, GG_SYMBOL, true, 0, 1, 8}, /* broom_at */
    {0, 8, 1, GG_BOOL, false, 0, 1, 10}, /* swept */
    {1, 0, 2, GG_NUMBER, false, 0, 2, 12}, /* carried */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 0x10, 0}, /* not lies_at(left) */
    {0, 0x20, 0}, /* not lies_at(right) */
    {0, 0x80, 0}, /* broom_at == door */
    {0, 0x40, 0}, /* broom_at == bench */
    {0, 0x30, 0x30}, /* lies_at(left), lies_at(right) */
    {0, 0x100, 0x100}, /* swept */
};

/* word, low, high, care */
static const GG_ROM gg_range_test range_test__all[] = {
    {1, 1, 2, 3}, /* carried >= 1 */
    {1, 0, 0, 3}, /* carried == 0 */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {flag_test__all, range_test__all, 1, 1, 0}, {flag_test__all + 1, range_test__all, 1, 1, 0},
    {NULL, range_test__all + 1, 0, 1, 0}, {flag_test__all + 2, NULL, 1, 0, 0},
    {flag_test__all + 3, NULL, 1, 0, 0}, {flag_test__all + 4, NULL, 1, 0, 0},
    {NULL, NULL, 0, 0, 0}, {flag_test__all + 5, NULL, 1, 0, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {1, 0xfffffffffffffffc, 2}, {0, 0xfffffffffffffff0, 1}, {0, 0xffffffffffffffe0, 0x12},
    {0, 0xffffffffffffffd0, 0x24}, {0, 0xfffffffffffffef0, 0x101}, {0, 0xfffffffffffffef0, 0x108},
    {0, 0xffffffffffffff30, 0x48}, {0, 0xfffffffffffffff0, 8}, {0, 0xffffffffffffff3f, 0x40},
};

static const GG_ROM gg_addition addition__all[] = {
    {.fact = 5, .amount = -1}, /* carried */
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all + 2, addition__all, 1, 1}, {assignment__all + 3, addition__all, 1, 1},
    {assignment__all, NULL, 2, 0}, {assignment__all + 4, NULL, 1, 0},
    {assignment__all + 5, NULL, 1, 0}, {assignment__all + 6, NULL, 1, 0},
    {assignment__all + 7, NULL, 1, 0}, {assignment__all + 8, NULL, 1, 0},
};

static const GG_ROM uint16_t symbol__all[] = {
    WALKER_DOOR, WALKER_LEFT, WALKER_RIGHT, WALKER_BENCH,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* put: lies_at(on), carried -= 1, here = on */
    {{box__all, 1}, effect__all, effect__all, NULL, 0, 0, 1, WALKER_ACTION_PUT, GG_NONE, 0, 1, 1, false,
     false, false, symbol__all + 1}, /* put(left): carried >= 1, not lies_at(on) */
    {{box__all + 1, 1}, effect__all + 1, effect__all + 1, NULL, 0, 0, 1, WALKER_ACTION_PUT, GG_NONE, 1,
     2, 2, false, false, false, symbol__all + 2}, /* put(right) */
/* fetch: carried = 2, here = door */
    {{box__all + 2, 1}, effect__all + 2, effect__all + 2, NULL, 2000, 0, 1, WALKER_ACTION_FETCH,
     GG_NONE, GG_NONE, 0, 0, false, false, false, NULL}, /* fetch: carried == 0 */
/* sweep: swept, here = broom_at */
    {{box__all + 3, 1}, effect__all + 3, effect__all + 3, NULL, 0, 0, 1, WALKER_ACTION_SWEEP, GG_NONE,
     GG_NONE, 0, 0, false, false, false, NULL}, /* sweep: none */
    {{box__all + 4, 1}, effect__all + 4, effect__all + 4, NULL, 0, 0, 1, WALKER_ACTION_SWEEP, GG_NONE,
     GG_NONE, 3, 3, false, false, false, NULL}, /* sweep */
/* bring_broom: broom_at = door, here = bench */
    {{box__all + 4, 1}, effect__all + 5, effect__all + 6, effect__all + 7, 0, 0, 1,
     WALKER_ACTION_BRING_BROOM, GG_NONE, GG_NONE, 1, 3, false, false, false, symbol__all + 1}, /* bring_broom(left): broom_at == bench */
    {{box__all + 4, 1}, effect__all + 5, effect__all + 6, effect__all + 7, 0, 0, 1,
     WALKER_ACTION_BRING_BROOM, GG_NONE, GG_NONE, 2, 3, false, false, false, symbol__all + 2}, /* bring_broom(right) */
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 14, NULL, NULL, NULL, NULL, word__all + 4, 0, true, false},
    {word__all + 15, NULL, NULL, NULL, NULL, word__all + 6, 0, false, false},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, heuristic__all + 1,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0, 1,
};

static const GG_ROM gg_agent_type agent_type__all[] = {
    {.actions = NULL, .calls = &agent_type__walker__calls, .heuristics = heuristic_list__all,
     .goals = goal_number__all, .relevance_mask = word__all + 8, .goal_count = 2, .task = GG_NONE}, /* walker */
};

/* x, y */
static const GG_ROM gg_point point__all[] = {
    {0, 0}, /* door */
    {-2500, 3000}, /* left */
    {2500, 3000}, /* right */
    {0, 6250}, /* bench */
};

/* begins_at, ends_at, extra */
static const GG_ROM gg_leg leg__all[] = {
    {1, 1, 0}, {2, 2, 0},
};

static const GG_ROM uint16_t half__all[] = {
    0, 0, 0, 0, 1, 2, 3, 3, 4, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 5, 5, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 4, 1, 5, 4, 4, 5, 1, 4,
};

static const GG_ROM gg_leg_costs leg_costs__all[] = {
    {.ops = &gg_costing_legs, .legs = leg__all, .told = half__all + 128, .count = 2, .stray = 9,
     .estimate_count = 0, .remembered = true, .estimating = NULL, .estimates = NULL},
};

static const GG_ROM gg_places places__all[] = {
    {.walking = &gg_walking, .points = point__all, .symbols = symbol__all, .within = NULL,
     .leg_costs = leg_costs__all, .told = NULL, .speed = 1400, .fact = 0, .count = 4,
     .offsets = {.agent_walk = offsetof(walker_agent, walk), .agent_step_numbers = 0,
     .world_points = offsetof(walker_world, points)}},
};

/* condition, relevant, priority, cooldown, called, keep */
static const GG_ROM gg_goal goal__all[] = {
    {{box__all + 5, 1}, {box__all + 6, 1}, 0, 0, false, false}, /* tidy: lies_at(left), lies_at(right) */
    {{box__all + 7, 1}, {box__all + 6, 1}, 0, 0, false, false}, /* clean: swept */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    gg_travel_init, NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_travel_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    NULL,
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = &gg_slicing, .regressing = NULL,
     .satisficing = &gg_satisficing, .stubborn = NULL, .filters = NULL, .masks = NULL,
     .filtered = NULL, .conflicts = NULL, .conflict_rows = NULL, .value_count = 15,
     .filter_count = 0},
};

const GG_ROM gg_domain walker_domain = {
    .word_count = 2,
    .flag_words = 1,
    .fact_count = 6,
    .action_count = 7,
    .task_count = 0,
    .agent_rule_count = 0,
    .world_rule_count = 0,
    .agent_type_count = 1,
    .goal_count = 2,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 8,
    .watch_limit = 0,
    .want_limit = 0,
    .guards = word__all,
    .shared = word__all + 2,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = NULL,
    .pursuit = &gg_pursuit,
    .places = places__all,
    .wants = NULL,
    .claims = NULL,
    .senses = NULL,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = NULL,
    .goals = goal__all,
    .offsets = {.agent_state = offsetof(walker_agent, state), .agent_snapshot = offsetof(walker_agent, snapshot),
     .agent_support_mask = offsetof(walker_agent, support_mask),
     .agent_from = offsetof(walker_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(walker_agent, backoffs), .agent_plan = offsetof(walker_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(walker_world, state),
     .world_timers = 0, .agent_bytes = sizeof(walker_agent), .world_bytes = sizeof(walker_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all, .settle = tick_hook__all,
     .look = tick_hook__all, .start = tick_hook__all, .end = tick_hook__all},
    .format = &gg_format_28,
    .fingerprint = 2496191161,
    .saved_fingerprint = (uint32_t)(UINT32_C(2496191161) +
        UINT32_C(31) * offsetof(walker_agent, state) +
        UINT32_C(961) * offsetof(walker_agent, snapshot) +
        UINT32_C(29791) * offsetof(walker_agent, support_mask) +
        UINT32_C(923521) * offsetof(walker_agent, from) +
        UINT32_C(887503681) * offsetof(walker_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(walker_agent, plan) +
        UINT32_C(4001564289) * offsetof(walker_agent, walk) +
        UINT32_C(1950300255) * offsetof(walker_world, state) +
        UINT32_C(1632803999) * offsetof(walker_world, points)),
    .start = word__all + 10,
    .tops = word__all + 12,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = search__all,
    .fact_at = half__all,
    .rules = NULL,
    .sets = NULL,
    .recall = NULL,
    .achieve = NULL,
    .drawing = NULL,
    .scoring = NULL,
    .indexing = NULL,
    .sharing = &gg_sharing,
    .decomposing = NULL,
    .asking = NULL,
    .bounding = NULL,
    .keeping = NULL,
    .world_ruling = NULL,
    .timing = &gg_timing,
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};

walker_agent_activity walker_agent_doing(const walker_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {1, 0, 0, 1}; /* by action: its parameters */
    walker_agent_activity doing = {WALKER_ACTION_NONE, {WALKER_LEFT}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = gg_action_of(&walker_domain, number);
    doing.action = (walker_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (walker_symbol)gg_action_argument(&walker_domain, number, i);
    return doing;
}

const char *walker_symbol_name(walker_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "left",
        "right",
        "door",
        "bench",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

