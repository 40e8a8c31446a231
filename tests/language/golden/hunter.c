/* Made by goapgen from hunter.yaml. Do not edit: run goapgen again. */
#include "hunter.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__go_to__den,
    action__go_to__wood,
    action__creep__den,
    action__creep__wood,
    action__chase,
    action__chase__2,
    action__sleep__den,
    action__sleep__wood,
    task__idle,
    task__reach__den,
    task__reach__wood,
};

static gg_status agent_type__hunter__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    hunter_agent *self = (hunter_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = hunter_domain.actions[action].arguments;
    switch (hunter_domain.actions[action].source_index) {
    case HUNTER_ACTION_GO_TO:
        return hunter_task_go_to(self, phase, HUNTER_ACTION_GO_TO, (hunter_symbol)arguments[0]);
    case HUNTER_ACTION_CREEP:
        return hunter_task_go_to(self, phase, HUNTER_ACTION_CREEP, (hunter_symbol)arguments[0]);
    case HUNTER_ACTION_CHASE:
        return hunter_task_chase(self, phase);
    case HUNTER_ACTION_SLEEP:
        return hunter_task_sleep(self, phase, (hunter_symbol)arguments[0]);
    default:
        return GG_INVALID;
    }
}

static bool agent_type__hunter__allows(gg_agent *agent, uint16_t task, uint16_t method)
{
    hunter_agent *self = (hunter_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments =
        hunter_domain.tasks[task].methods[method].arguments;
    switch (hunter_domain.features->denials->of_methods[task][method].source) {
    case 0:
        return hunter_check_is_quiet(self, (hunter_symbol)arguments[0]);
    case 1:
        return hunter_check_is_quiet(self, (hunter_symbol)arguments[0]);
    case 2:
        return hunter_check_may_stay(self, (hunter_symbol)arguments[0]);
    default:
        return true;
    }
}

static void agent_type__hunter__sense(gg_agent *agent, uint16_t sense)
{
    hunter_agent *self = (hunter_agent *)(void *)agent;
    switch (sense) {
    case 0: /* deer_at */
        hunter_set_deer_at(self, hunter_sense_deer_at(self));
        break;
    default:
        break;
    }
}

static const GG_ROM gg_denying_calls agent_type__hunter__calls = {
    .calls = {
    .run = agent_type__hunter__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__hunter__sense,
    .apply = NULL,
    .walk = NULL,
    .travel = NULL,
    },
    .allows = agent_type__hunter__allows,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("go_to(den)"), GG_TEXT("go_to(wood)"), GG_TEXT("creep(den)"), GG_TEXT("creep(wood)"),
    GG_TEXT("chase"), GG_TEXT("chase"), GG_TEXT("sleep(den)"), GG_TEXT("sleep(wood)"),
    GG_TEXT("go_to(den)"), GG_TEXT("go_to(wood)"), GG_TEXT("silently"), GG_TEXT("silently"),
    GG_TEXT("after it"), GG_TEXT("after it"), GG_TEXT("sleep(den)"), GG_TEXT("sleep(wood)"),
    GG_TEXT("at"), GG_TEXT("deer_at"), GG_TEXT("night"), GG_TEXT("stamina"), GG_TEXT("trophy"),
    GG_TEXT("fed"), GG_TEXT("nap(den)"), GG_TEXT("nap(wood)"), GG_TEXT("stroll(den)"),
    GG_TEXT("stroll(wood)"), GG_TEXT("idle"), GG_TEXT("reach(den)"), GG_TEXT("reach(wood)"),
    GG_TEXT("none"), GG_TEXT("den"), GG_TEXT("wood"), GG_TEXT("there"), GG_TEXT("walk"),
    GG_TEXT("there"), GG_TEXT("walk"), GG_TEXT("is there"), GG_TEXT("walk"), GG_TEXT("is there"),
    GG_TEXT("walk"), GG_TEXT("eaten"), GG_TEXT("hunter"),
};

static const GG_ROM char *const GG_ROM *const GG_ROM method_names__all[] = {
    text__all + 22, /* idle */
    text__all + 32, /* reach(den) */
    text__all + 34, /* reach(wood) */
    text__all + 22, /* idle */
    text__all + 36, /* reach(den) */
    text__all + 38, /* reach(wood) */
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {text__all + 30, 0, 1, 0}, {text__all + 29, 0, 1, 0}, {NULL, 0, 1, 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* at */
    value_names__all + 1, /* deer_at */
    value_names__all + 2, /* night */
    value_names__all + 2, /* stamina */
    value_names__all, /* trophy */
    value_names__all + 2, /* fed */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("hunter"),
    .facts = text__all + 16,
    .actions = text__all,
    .action_labels = text__all + 8,
    .tasks = text__all + 26,
    .task_labels = text__all + 26,
    .methods = method_names__all,
    .method_labels = method_names__all + 3,
    .goals = text__all + 40,
    .goal_labels = text__all + 40,
    .agent_types = text__all + 41,
    .places = NULL,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0xffffffffffffffff, 0, 0x10001, 0x20002, 0x30003, 0x40004, 0, 0x10, 0x20, 0, 0x13f, 0xf, 0x100,
    0, 0x45, 9, 0, 9, 0xff,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 2, GG_SYMBOL, false, 0, 1, 0}, /* at */
    {0, 2, 3, GG_SYMBOL, false, 0, 2, 2}, /* deer_at */
    {0, 5, 1, GG_BOOL, true, 0, 1, 5}, /* night */
    {1, 0, 4, GG_NUMBER, false, 0, 9, 7}, /* stamina */
    {0, 6, 2, GG_SYMBOL, false, 0, 1, 17}, /* trophy */
    {0, 8, 1, GG_BOOL, false, 0, 1, 19}, /* fed */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 1, 0}, /* at == wood */
    {0, 2, 0}, /* at == den */
    {0, 0x16, 0}, /* at == den, deer_at == den */
    {0, 0xd, 0}, /* at == wood, deer_at == wood */
    {0, 0x21, 0}, /* at == wood, not night */
    {0, 0x20, 0}, /* not night */
    {0, 0x100, 0x100}, /* fed */
};

/* word, low, high, care */
static const GG_ROM gg_range_test range_test__all[] = {
    {1, 2, 9, 0xf}, /* stamina >= 2 */
    {1, 5, 9, 0xf}, /* stamina >= 5 */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {flag_test__all + 2, range_test__all, 1, 1, 0}, {flag_test__all + 3, range_test__all, 1, 1, 0},
    {flag_test__all, NULL, 1, 0, 0}, {flag_test__all + 1, NULL, 1, 0, 0},
    {flag_test__all, range_test__all, 1, 1, 0}, {flag_test__all + 1, range_test__all, 1, 1, 0},
    {flag_test__all + 2, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 3, range_test__all + 1, 1, 1, 0}, {flag_test__all + 4, NULL, 1, 0, 0},
    {NULL, NULL, 0, 0, 0}, {flag_test__all + 5, NULL, 1, 0, 0},
    {flag_test__all + 6, NULL, 1, 0, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xfffffffffffffffc, 1}, {0, 0xfffffffffffffffc, 2}, {0, 0xfffffffffffffe3f, 0x140},
    {0, 0xfffffffffffffe3f, 0x180}, {1, 0xfffffffffffffff0, 9},
};

static const GG_ROM gg_addition addition__all[] = {
    {.fact = 3, .amount = -1}, /* stamina */
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all, NULL, 1, 0}, {assignment__all + 1, NULL, 1, 0},
    {assignment__all, addition__all, 1, 1}, {assignment__all + 1, addition__all, 1, 1},
    {assignment__all + 2, NULL, 1, 0}, {assignment__all + 3, NULL, 1, 0},
    {assignment__all + 4, NULL, 1, 0},
};

static const GG_ROM uint16_t symbol__all[] = {
    HUNTER_DEN, HUNTER_WOOD,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* go_to: at = to */
    {{box__all + 2, 1}, effect__all, effect__all, NULL, 1000, 0, 1, HUNTER_ACTION_GO_TO, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all}, /* go_to(den): at != to */
    {{box__all + 3, 1}, effect__all + 1, effect__all + 1, NULL, 1000, 0, 1, HUNTER_ACTION_GO_TO,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 1}, /* go_to(wood) */
/* creep: at = there, stamina -= 1 */
    {{box__all + 4, 1}, effect__all + 2, effect__all + 2, NULL, 3000, 0, 1, HUNTER_ACTION_CREEP,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all}, /* creep(den): at != there, stamina >= 2 */
    {{box__all + 5, 1}, effect__all + 3, effect__all + 3, NULL, 3000, 0, 1, HUNTER_ACTION_CREEP,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 1}, /* creep(wood) */
/* chase: fed, trophy = at */
    {{box__all + 6, 1}, effect__all + 4, effect__all + 4, NULL, 0, 0, 1, HUNTER_ACTION_CHASE, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* chase: stamina >= 5, deer_at == at, stamina >= 2 */
    {{box__all + 7, 1}, effect__all + 5, effect__all + 5, NULL, 0, 0, 1, HUNTER_ACTION_CHASE, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* chase */
/* sleep: stamina = 9 */
    {{box__all + 3, 1}, effect__all + 6, effect__all + 6, NULL, 0, 0, 1, HUNTER_ACTION_SLEEP, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all}, /* sleep(den): at == here, safe(here) or not night */
    {{box__all + 8, 1}, effect__all + 6, effect__all + 6, NULL, 0, 0, 1, HUNTER_ACTION_SLEEP, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 1}, /* sleep(wood) */
};

static const GG_ROM uint16_t half__all[] = {
    0, 0, 1, 1, 1, 2, 4, 4, 5, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 3, 3, 3, 3, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6, 7, 0, 6, 0, 6, 0, 6, 0, 6,
    120, 126, 120, 126, 120, 126, 120, 126, 0, 12, 24, 36, 48, 60, 72, 84, 96, 108, 120, 132, 144,
    156, 168, 180,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all + 128, 0, 1}, {half__all + 144, 0, 5}, {half__all + 160, 1, 0},
};

static const GG_ROM uint8_t byte__all[] = {
    0, 0, 3, 4, 4, 3, 0, 0, 3, 4, 4, 5, 0, 0, 3, 4, 4, 3, 0, 0, 3, 4, 4, 5, 0, 0, 3, 4, 4, 3, 0, 0,
    3, 4, 4, 5, 0, 0, 3, 4, 4, 3, 0, 0, 3, 4, 4, 5, 0, 0, 3, 4, 4, 3, 0, 0, 3, 4, 4, 5, 0, 0, 2, 3,
    3, 2, 0, 0, 2, 3, 3, 2, 0, 0, 2, 3, 3, 2, 0, 0, 2, 3, 3, 2, 0, 0, 2, 3, 3, 2, 0, 0, 2, 3, 3, 2,
    0, 0, 2, 3, 3, 2, 0, 0, 2, 3, 3, 2, 0, 0, 2, 3, 3, 2, 0, 0, 2, 3, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 9, 1, 2, 14, 0, 0, 9, 1, 9, 1, 0, 0, 8,
    1, 2, 13, 0, 0, 8, 1, 8, 1, 0, 0, 7, 1, 2, 12, 0, 0, 7, 1, 7, 1, 0, 0, 6, 1, 2, 11, 0, 0, 6, 1,
    6, 1, 0, 0, 5, 1, 2, 10, 0, 0, 5, 1, 5, 1, 0, 0, 3, 1, 2, 4, 0, 0, 3, 1, 2, 4, 0, 0, 3, 1, 2,
    4, 0, 0, 3, 1, 2, 4, 0, 0, 3, 1, 2, 4, 0, 0, 3, 1, 2, 4, 0, 0, 3, 1, 2, 4, 0, 0, 3, 1, 2, 4, 0,
    0, 3, 1, 2, 4, 0, 0, 3, 1, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0,
};

/* action, offset */
static const GG_ROM gg_table_step move__all[] = {
    {GG_NONE, 0},
    {0, 65535}, /* go_to(den) */
    {1, 1}, /* go_to(wood) */
    {4, 120}, /* chase */
    {5, 120}, /* chase */
    {6, 60}, /* sleep(den) */
    {6, 72}, /* sleep(den) */
    {6, 84}, /* sleep(den) */
    {6, 96}, /* sleep(den) */
    {6, 108}, /* sleep(den) */
    {7, 60}, /* sleep(wood) */
    {7, 72}, /* sleep(wood) */
    {7, 84}, /* sleep(wood) */
    {7, 96}, /* sleep(wood) */
    {7, 108}, /* sleep(wood) */
};

static const GG_ROM gg_step_table step_table__all[] = {
    {.table = {.digits = digit__all, .entries = byte__all, .distances = word__all, .base = 0, .size = 240,
     .mask = {1978, 0}, .digit_count = 3, .ends_sum = true, .wide = false},
     .policy = byte__all + 240, .moves = move__all, .wide = false},
};

static const GG_ROM gg_heuristic heuristic__all[] = {
    {.actions = word__all + 18, .tables = &step_table__all[0].table, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = word__all + 10, .table_count = 1, .asks = false,
     .hidden = false},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0,
};

static const GG_ROM gg_agent_type agent_type__all[] = {
    {.actions = NULL, .calls = &agent_type__hunter__calls.calls, .heuristics = heuristic_list__all,
     .goals = goal_number__all, .relevance_mask = word__all + 12, .goal_count = 1, .task = 0}, /* hunter */
};

static const GG_ROM uint16_t subtask__all[] = {
    action__sleep__den, action__sleep__wood, task__reach__den, task__reach__wood,
    action__go_to__den, action__go_to__wood,
};

/* precondition, subtasks, arguments, subtask_count, prechecked, source_index, priority_level, scored */
static const GG_ROM gg_method method__all[] = {
    {{box__all + 3, 1}, subtask__all, symbol__all, 1, 1, 0, 0, GG_NONE}, /* nap(den): none */
    {{box__all + 8, 1}, subtask__all + 1, symbol__all + 1, 1, 1, 0, 0, GG_NONE}, /* nap(wood): none */
    {{box__all + 9, 1}, subtask__all + 2, symbol__all, 1, 0, 1, 0, GG_NONE}, /* stroll(den): none */
    {{box__all + 9, 1}, subtask__all + 3, symbol__all + 1, 1, 0, 1, 0, GG_NONE}, /* stroll(wood): none */
    {{box__all + 3, 1}, NULL, symbol__all, 0, 0, 0, 0, GG_NONE}, /* there: at == to */
    {{box__all + 2, 1}, subtask__all + 4, NULL, 1, 1, 1, 0, GG_NONE}, /* walk: none */
    {{box__all + 2, 1}, NULL, symbol__all + 1, 0, 0, 0, 0, GG_NONE}, /* there: at == to */
    {{box__all + 3, 1}, subtask__all + 5, NULL, 1, 1, 1, 0, GG_NONE}, /* walk: none */
};

/* methods, groups, index, method_count, group_count, branch_count, select, recursive, least, draws,
     component */
static const GG_ROM gg_task task__all[] = {
    {method__all, NULL, NULL, 4, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* idle */
    {method__all + 4, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* reach(den) */
    {method__all + 6, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* reach(wood) */
};

static const GG_ROM uint32_t whole__all[] = {
    0, 0, 2000, 0, 500,
};

static const GG_ROM gg_senses senses__all[] = {
    {.sensing = &gg_sensing, .periods = whole__all + 4, .agent_senses = offsetof(hunter_agent, senses),
     .count = 1},
};

static const GG_ROM gg_exclusions exclusions__all[] = {
    {.excluding = &gg_goal_excluding, .times = whole__all,
     .agent_exclusions = offsetof(hunter_agent, exclusions), .limit = 2, .retry_limit = 2},
};

/* boxes, count */
static const GG_ROM gg_condition condition__all[] = {
    {box__all, 2}, {box__all + 10, 1},
};

static const GG_ROM gg_condition *const GG_ROM condition_list__all[] = {
    NULL, /* go_to(den) */
    NULL, /* go_to(wood) */
    NULL, /* creep(den) */
    NULL, /* creep(wood) */
    condition__all, /* chase */
    condition__all, /* chase */
    NULL, /* sleep(den) */
    condition__all + 1, /* sleep(wood) */
};

static const GG_ROM gg_lasting_conditions lasting__all[] = {
    {.ops = &gg_enduring, .conditions = condition_list__all},
};

/* procedural, source */
static const GG_ROM gg_denial denial__all[] = {
    {0, 0}, /* nap(den) */
    {1, 0}, /* nap(wood) */
    {2, 1}, /* stroll(den) */
    {3, 1}, /* stroll(wood) */
    {4, 2}, /* there */
    {GG_NONE, 3}, /* walk */
    {5, 2}, /* there */
    {GG_NONE, 3}, /* walk */
};

static const GG_ROM gg_denial *const GG_ROM denial_list__all[] = {
    denial__all, /* idle */
    denial__all + 4, /* reach(den) */
    denial__all + 6, /* reach(wood) */
};

static const GG_ROM gg_denials denials__all[] = {
    {.ops = &gg_denying, .of_methods = denial_list__all},
};

static const GG_ROM gg_features features__all[] = {
    {.ops = &gg_feature_dispatch, .slots = NULL, .sums = NULL, .lasting = lasting__all, .until = NULL,
     .cases = NULL, .partial = NULL, .setbacks = NULL, .restarts = NULL, .random_ranges = NULL,
     .denials = denials__all, .cooldowns = NULL, .goal_retries = NULL, .timeouts = NULL,
     .commitments = NULL, .best_efforts = NULL, .values = NULL, .whiles = NULL, .holdings = NULL,
     .expressions = NULL, .one_shots = NULL, .varying = NULL,
     .offsets = {.agent_duration = 0, .agent_seeds = 0}},
};

static const GG_ROM gg_goal goal__all[] = {
    {.condition = {.boxes = box__all + 11, .count = 1}, .relevant = {.boxes = box__all + 9, .count = 1},
     .priority = 0, .cooldown = 0, .called = false, .keep = false}, /* eaten: fed */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_exclusions_pass, gg_senses_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    gg_lasting_check, NULL, gg_senses_read_due, NULL,
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = &gg_slicing, .regressing = NULL, .satisficing = NULL,
     .stubborn = NULL, .filters = NULL, .masks = NULL, .filtered = NULL, .conflicts = NULL,
     .conflict_rows = NULL, .value_count = 21, .filter_count = 0},
};

const GG_ROM gg_domain hunter_domain = {
    .word_count = 2,
    .flag_words = 1,
    .fact_count = 6,
    .action_count = 8,
    .task_count = 3,
    .agent_rule_count = 0,
    .world_rule_count = 0,
    .agent_type_count = 1,
    .goal_count = 1,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .procedural_count = 6,
    .dynamic_cost_count = 0,
    .plan_limit = 64,
    .watch_limit = 0,
    .want_limit = 0,
    .guards = word__all + 6,
    .shared = word__all + 8,
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
    .features = features__all,
    .team = NULL,
    .interrupting = NULL,
    .goals = goal__all,
    .offsets = {.agent_state = offsetof(hunter_agent, state), .agent_snapshot = offsetof(hunter_agent, snapshot),
     .agent_support_mask = offsetof(hunter_agent, support_mask),
     .agent_from = offsetof(hunter_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(hunter_agent, backoffs), .agent_plan = offsetof(hunter_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(hunter_world, state),
     .world_timers = 0, .agent_bytes = sizeof(hunter_agent), .world_bytes = sizeof(hunter_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all,
     .settle = tick_hook__all + 3, .look = tick_hook__all + 2, .start = tick_hook__all + 3,
     .end = tick_hook__all + 3},
    .format = &gg_format_28,
    .fingerprint = 2969894675,
    .saved_fingerprint = (uint32_t)(UINT32_C(2969894675) +
        UINT32_C(31) * offsetof(hunter_agent, state) +
        UINT32_C(961) * offsetof(hunter_agent, snapshot) +
        UINT32_C(29791) * offsetof(hunter_agent, support_mask) +
        UINT32_C(923521) * offsetof(hunter_agent, from) +
        UINT32_C(887503681) * offsetof(hunter_agent, backoffs) +
        UINT32_C(1742810335) * offsetof(hunter_agent, senses) +
        UINT32_C(2487512833) * offsetof(hunter_agent, exclusions) +
        UINT32_C(4098453791) * offsetof(hunter_agent, plan) +
        UINT32_C(1950300255) * offsetof(hunter_world, state)),
    .start = word__all + 14,
    .tops = word__all + 16,
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
    .sharing = NULL,
    .decomposing = &gg_decomposing,
    .asking = &gg_asking,
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

hunter_agent_activity hunter_agent_doing(const hunter_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {1, 1, 0, 1}; /* by action: its parameters */
    hunter_agent_activity doing = {HUNTER_ACTION_NONE, {HUNTER_DEN}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = gg_action_of(&hunter_domain, number);
    doing.action = (hunter_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (hunter_symbol)gg_action_argument(&hunter_domain, number, i);
    return doing;
}

const char *hunter_symbol_name(hunter_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "den",
        "wood",
        "none",
        "stand",
        "run",
        "crawl",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

static const GG_ROM char data__default__sound[] = "\"steps\" */";
static const GG_ROM hunter_data data__rows[] = {
    {.animation = HUNTER_STAND, .speed = 1.0, .sound = data__default__sound, .loud = false, .toes = 0, .bed = HUNTER_DEN}, /* go_to */
    {.animation = HUNTER_CRAWL, .speed = 0.5, .sound = data__default__sound, .loud = false, .toes = -2, .bed = HUNTER_DEN}, /* creep */
    {.animation = HUNTER_RUN, .speed = -0.75, .sound = GG_TEXT("bark\012é"), .loud = true, .toes = 0, .bed = HUNTER_DEN}, /* chase */
    {.animation = HUNTER_STAND, .speed = 1.0, .sound = data__default__sound, .loud = false, .toes = 0, .bed = HUNTER_WOOD}, /* sleep */
    {.animation = HUNTER_STAND, .speed = 1.0, .sound = data__default__sound, .loud = false, .toes = 0, .bed = HUNTER_DEN}, /* the defaults */
};

const GG_ROM hunter_data *hunter_data_of(hunter_action action)
{
    uint16_t row = (uint16_t)action;
    if ((size_t)action > HUNTER_ACTION_NONE)
        row = HUNTER_ACTION_NONE;
    return &data__rows[row];
}

const GG_ROM hunter_data *hunter_action_data(const hunter_agent *agent)
{
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return &data__rows[HUNTER_ACTION_NONE];
    return &data__rows[gg_action_of(&hunter_domain, number)->source_index];
}

