/* Made by goapgen from command.yaml. Do not edit: run goapgen again. */
#include "command.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__send__yard,
    action__send__hall,
    action__send__tower,
    action__watch,
    task__stand_by,
};

static gg_status agent_type__commander__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    command_agent *self = (command_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = command_domain.actions[action].arguments;
    switch (command_domain.actions[action].source_index) {
    case COMMAND_ACTION_SEND:
        return command_task_send(self, phase, (command_symbol)arguments[0]);
    case COMMAND_ACTION_WATCH:
        return command_task_watch(self, phase);
    default:
        return GG_INVALID;
    }
}

static void agent_type__commander__sense(gg_agent *agent, uint16_t sense)
{
    command_agent *self = (command_agent *)(void *)agent;
    switch (sense) {
    case 0: /* fit */
        command_set_fit(self, command_sense_fit(self));
        break;
    case 1: /* pressed */
        command_set_pressed(self, command_sense_pressed(self));
        break;
    default:
        break;
    }
}

static const GG_ROM gg_calls agent_type__commander__calls = {
    .run = agent_type__commander__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__commander__sense,
    .apply = NULL,
    .walk = NULL,
    .travel = NULL,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("fit"), GG_TEXT("pressed"), GG_TEXT("taken(yard)"), GG_TEXT("taken(hall)"),
    GG_TEXT("taken(tower)"), GG_TEXT("send(yard)"), GG_TEXT("send(hall)"), GG_TEXT("send(tower)"),
    GG_TEXT("watch"), GG_TEXT("base_safe"), GG_TEXT("tower_taken"), GG_TEXT("stand_by"),
    GG_TEXT("look"), GG_TEXT("commander"),
};

static const GG_ROM char *const GG_ROM *const GG_ROM method_names__all[] = {
    text__all + 12, /* stand_by */
};

static const GG_ROM gg_value_names value_names__all[] = {
    {.symbols = NULL, .low = 0, .step = 1, .decimals = 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* fit */
    value_names__all, /* pressed */
    value_names__all, /* taken(yard) */
    value_names__all, /* taken(hall) */
    value_names__all, /* taken(tower) */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("command"),
    .facts = text__all,
    .actions = text__all + 5,
    .action_labels = text__all + 5,
    .tasks = text__all + 11,
    .task_labels = text__all + 11,
    .methods = method_names__all,
    .method_labels = method_names__all,
    .goals = text__all + 9,
    .goal_labels = text__all + 9,
    .agent_types = text__all + 13,
    .places = NULL,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0xffffffffffffffff, 0, 0x10001, 0x20002, 0x30003, 0, 4, 3, 3, 0xe, 3, 0xb, 0, 0, 3, 1, 7,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {1, 0, 2, GG_NUMBER, false, 0, 3, 0}, /* fit */
    {0, 0, 1, GG_BOOL, false, 0, 1, 4}, /* pressed */
    {0, 1, 1, GG_BOOL, false, 0, 1, 6}, /* taken(yard) */
    {0, 2, 1, GG_BOOL, false, 0, 1, 8}, /* taken(hall) */
    {0, 3, 1, GG_BOOL, false, 0, 1, 10}, /* taken(tower) */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 2, 0}, /* not taken(yard) */
    {0, 6, 2}, /* taken(yard), not taken(hall) */
    {0, 0xc, 4}, /* taken(hall), not taken(tower) */
    {0, 2, 2}, /* taken(yard) */
    {0, 1, 1}, /* pressed */
    {0, 8, 8}, /* taken(tower) */
};

static const GG_ROM gg_range_test range_test__all[] = {
    {.word = 1, .low = 1, .high = 3, .care = 3}, /* fit >= 1 */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {flag_test__all, range_test__all, 1, 1, 0}, {flag_test__all + 1, range_test__all, 1, 1, 0},
    {flag_test__all + 2, range_test__all, 1, 1, 0}, {NULL, NULL, 0, 0, 0},
    {flag_test__all + 3, NULL, 1, 0, 0}, {flag_test__all + 4, NULL, 1, 0, 0},
    {flag_test__all + 5, NULL, 1, 0, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xfffffffffffffffd, 2}, {0, 0xfffffffffffffffb, 4}, {0, 0xfffffffffffffff7, 8},
    {0, 0xfffffffffffffff1, 0},
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all, NULL, 1, 0}, {assignment__all + 1, NULL, 1, 0},
    {assignment__all + 2, NULL, 1, 0}, {NULL, NULL, 0, 0}, {assignment__all + 3, NULL, 1, 0},
};

static const GG_ROM uint16_t symbol__all[] = {
    COMMAND_YARD, COMMAND_HALL, COMMAND_TOWER,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* send: taken(to) */
    {{box__all, 1}, effect__all, effect__all, NULL, 0, 30000, 1, COMMAND_ACTION_SEND, GG_NONE, GG_NONE,
     GG_NONE, GG_NONE, false, false, false, symbol__all}, /* send(yard): fit >= 1, not taken(to), all(post p) (taken(p) or not before(p, to)) */
    {{box__all + 1, 1}, effect__all + 1, effect__all + 1, NULL, 0, 30000, 1, COMMAND_ACTION_SEND,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 1}, /* send(hall) */
    {{box__all + 2, 1}, effect__all + 2, effect__all + 2, NULL, 0, 30000, 1, COMMAND_ACTION_SEND,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 2}, /* send(tower) */
/* watch: none */
    {{box__all + 3, 1}, effect__all + 3, NULL, NULL, 2000, 0, 1, COMMAND_ACTION_WATCH, GG_NONE, GG_NONE,
     GG_NONE, GG_NONE, false, false, false, NULL}, /* watch: none */
};

static const GG_ROM uint16_t half__all[] = {
    1, 2, 3, 4, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 0, 0, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0,
    4, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 4, 8, 12, 16, 20, 24, 28, 0, 4, 8, 12,
    16, 20, 24, 28,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all + 128, 0, 1}, {half__all + 144, 1, 0}, {half__all + 160, 0, 1},
    {half__all + 144, 1, 0},
};

static const GG_ROM uint8_t byte__all[] = {
    0, 4, 4, 4, 0, 3, 3, 3, 0, 2, 2, 2, 0, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 1, 1, 1, 0, 2, 2, 2, 0, 3, 3, 3, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 1, 0, 0, 0, 0,
};

/* action, offset */
static const GG_ROM gg_table_step move__all[] = {
    {GG_NONE, 0},
    {0, 4}, /* send(yard) */
    {1, 8}, /* send(hall) */
    {2, 16}, /* send(tower) */
};

/* table, policy, moves, wide */
static const GG_ROM gg_step_table step_table__all[] = {
    {{digit__all, byte__all + 12, word__all, 0, 8, {386, 0}, 2, true, false}, byte__all + 64, move__all,
     false},
    {{digit__all + 2, byte__all, word__all, 0, 32, {398, 0}, 2, true, false}, byte__all + 32, move__all,
     false},
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 15, &step_table__all[0].table, NULL, NULL, &gg_table_reading, word__all + 7, 1, false,
     false},
    {word__all + 16, &step_table__all[1].table, NULL, NULL, &gg_table_reading, word__all + 9, 1, false,
     false},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, heuristic__all + 1,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0, 1,
};

static const GG_ROM gg_agent_type agent_type__all[] = {
    {.actions = NULL, .calls = &agent_type__commander__calls, .heuristics = heuristic_list__all,
     .goals = goal_number__all, .relevance_mask = word__all + 11, .goal_count = 2, .task = 0}, /* commander */
};

static const GG_ROM uint16_t subtask__all[] = {
    action__watch,
};

static const GG_ROM gg_method method__all[] = {
    {.precondition = {.boxes = box__all + 3, .count = 1}, .subtasks = subtask__all, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* look: none */
};

static const GG_ROM gg_task task__all[] = {
    {.methods = method__all, .groups = NULL, .index = NULL, .method_count = 1, .group_count = 0,
     .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1, .draws = false,
     .component = GG_NONE}, /* stand_by */
};

static const GG_ROM uint32_t whole__all[] = {
    0, 0, 5000, 0,
};

static const GG_ROM gg_senses senses__all[] = {
    {.sensing = &gg_sensing, .periods = whole__all, .agent_senses = offsetof(command_agent, senses),
     .count = 2},
};

static const GG_ROM gg_exclusions exclusions__all[] = {
    {.excluding = &gg_goal_excluding, .times = whole__all + 2,
     .agent_exclusions = offsetof(command_agent, exclusions), .limit = 3, .retry_limit = 3},
};

/* condition, relevant, priority, cooldown, called, keep */
static const GG_ROM gg_goal goal__all[] = {
    {{box__all + 4, 1}, {box__all + 5, 1}, 2, 5000, false, false}, /* base_safe: taken(yard) */
    {{box__all + 6, 1}, {box__all + 3, 1}, 1, 15000, false, false}, /* tower_taken: taken(tower) */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    gg_rules_init, NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_exclusions_pass, gg_senses_pass, gg_rules_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    gg_senses_read_due, NULL,
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = &gg_slicing, .regressing = NULL, .satisficing = NULL,
     .stubborn = NULL, .filters = NULL, .masks = NULL, .filtered = NULL, .conflicts = NULL,
     .conflict_rows = NULL, .value_count = 12, .filter_count = 0},
};

static const GG_ROM gg_rule rule__all[] = {
/* forgotten: all(post p) not taken(p) */
    {.precondition = {.boxes = box__all + 3, .count = 1}, .effect = effect__all + 4, .period = 40000}, /* forgotten: none */
};

const GG_ROM gg_domain command_domain = {
    .word_count = 2,
    .flag_words = 1,
    .fact_count = 5,
    .action_count = 4,
    .task_count = 1,
    .agent_rule_count = 1,
    .world_rule_count = 0,
    .agent_type_count = 1,
    .goal_count = 2,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 64,
    .watch_limit = 0,
    .want_limit = 0,
    .guards = word__all + 5,
    .shared = NULL,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = task__all,
    .pursuit = &gg_pursuit,
    .places = NULL,
    .wants = NULL,
    .claims = NULL,
    .senses = senses__all,
    .exclusions = exclusions__all,
    .features = NULL,
    .team = NULL,
    .interrupting = NULL,
    .goals = goal__all,
    .offsets = {.agent_state = offsetof(command_agent, state), .agent_snapshot = offsetof(command_agent, snapshot),
     .agent_support_mask = offsetof(command_agent, support_mask),
     .agent_from = offsetof(command_agent, from), .agent_timers = offsetof(command_agent, timers),
     .agent_backoffs = offsetof(command_agent, backoffs),
     .agent_plan = offsetof(command_agent, plan), .agent_watches = 0, .agent_membership = 0,
     .world_state = offsetof(command_world, state), .world_timers = 0,
     .agent_bytes = sizeof(command_agent), .world_bytes = sizeof(command_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all + 1,
     .settle = tick_hook__all + 1, .look = tick_hook__all, .start = tick_hook__all + 1,
     .end = tick_hook__all + 1},
    .format = &gg_format_28,
    .fingerprint = 1361785809,
    .saved_fingerprint = (uint32_t)(UINT32_C(1361785809) +
        UINT32_C(31) * offsetof(command_agent, state) +
        UINT32_C(961) * offsetof(command_agent, snapshot) +
        UINT32_C(29791) * offsetof(command_agent, support_mask) +
        UINT32_C(923521) * offsetof(command_agent, from) +
        UINT32_C(28629151) * offsetof(command_agent, timers) +
        UINT32_C(887503681) * offsetof(command_agent, backoffs) +
        UINT32_C(1742810335) * offsetof(command_agent, senses) +
        UINT32_C(2487512833) * offsetof(command_agent, exclusions) +
        UINT32_C(4098453791) * offsetof(command_agent, plan) +
        UINT32_C(1950300255) * offsetof(command_world, state)),
    .start = word__all + 13,
    .tops = word__all + 13,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = search__all,
    .fact_at = half__all,
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
    .bounding = &gg_bounding,
    .keeping = NULL,
    .world_ruling = NULL,
    .timing = NULL,
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};

command_agent_activity command_agent_doing(const command_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {1, 0}; /* by action: its parameters */
    command_agent_activity doing = {COMMAND_ACTION_NONE, {COMMAND_YARD}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = gg_action_of(&command_domain, number);
    doing.action = (command_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (command_symbol)gg_action_argument(&command_domain, number, i);
    return doing;
}

const char *command_symbol_name(command_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "yard",
        "hall",
        "tower",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

