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
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("fit"),
    GG_TEXT("pressed"),
    GG_TEXT("taken(yard)"),
    GG_TEXT("taken(hall)"),
    GG_TEXT("taken(tower)"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("send(yard)"),
    GG_TEXT("send(hall)"),
    GG_TEXT("send(tower)"),
    GG_TEXT("watch"),
};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("stand_by"),
};
static const GG_ROM char *const GG_ROM names__methods__stand_by[] = {
    GG_TEXT("look"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__stand_by, /* stand_by */
};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("base_safe"),
    GG_TEXT("tower_taken"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("commander"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* fit */
    &names__values__0, /* pressed */
    &names__values__0, /* taken(yard) */
    &names__values__0, /* taken(hall) */
    &names__values__0, /* taken(tower) */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("command"),
    .facts = names__facts,
    .actions = names__actions,
    .action_labels = names__actions,
    .tasks = names__tasks,
    .task_labels = names__tasks,
    .methods = names__methods,
    .method_labels = names__methods,
    .goals = names__goals,
    .goal_labels = names__goals,
    .agent_types = names__agent_types,
    .places = NULL,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0), UINT64_C(0x4)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 1, .shift = 0, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3,
     .first = 0}, /* fit */
    {.word = 0, .shift = 0, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 4}, /* pressed */
    {.word = 0, .shift = 1, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 6}, /* taken(yard) */
    {.word = 0, .shift = 2, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 8}, /* taken(hall) */
    {.word = 0, .shift = 3, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 10}, /* taken(tower) */
};

/* send(yard): taken(to) */
static const GG_ROM gg_flag_test actions__send__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x0)}, /* not taken(yard) */
};
static const GG_ROM gg_range_test actions__send__yard__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x3), .care = UINT64_C(0x3)}, /* fit >= 1 */
};
static const GG_ROM gg_box actions__send__yard__precondition__boxes[] = {
    {.flags = actions__send__yard__precondition__boxes__0__flags,
     .ranges = actions__send__yard__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__send__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffd), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__send__yard__effect = {.assignments = actions__send__yard__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__send__yard__arguments[] = {COMMAND_YARD};
/* send(hall): taken(to) */
static const GG_ROM gg_flag_test actions__send__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6), .want = UINT64_C(0x2)}, /* taken(yard), not taken(hall) */
};
static const GG_ROM gg_range_test actions__send__hall__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x3), .care = UINT64_C(0x3)}, /* fit >= 1 */
};
static const GG_ROM gg_box actions__send__hall__precondition__boxes[] = {
    {.flags = actions__send__hall__precondition__boxes__0__flags,
     .ranges = actions__send__hall__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__send__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffb), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__send__hall__effect = {.assignments = actions__send__hall__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__send__hall__arguments[] = {COMMAND_HALL};
/* send(tower): taken(to) */
static const GG_ROM gg_flag_test actions__send__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xc), .want = UINT64_C(0x4)}, /* taken(hall), not taken(tower) */
};
static const GG_ROM gg_range_test actions__send__tower__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x3), .care = UINT64_C(0x3)}, /* fit >= 1 */
};
static const GG_ROM gg_box actions__send__tower__precondition__boxes[] = {
    {.flags = actions__send__tower__precondition__boxes__0__flags,
     .ranges = actions__send__tower__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__send__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff7), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__send__tower__effect = {.assignments = actions__send__tower__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__send__tower__arguments[] = {COMMAND_TOWER};
/* watch: none */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_effect actions__watch__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__send__yard__precondition__boxes, .count = 1},
     .effect = &actions__send__yard__effect, .own = &actions__send__yard__effect, .world = NULL,
     .duration = 0, .timeout = 30000, .cost = 1, .source_index = COMMAND_ACTION_SEND,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__send__yard__arguments}, /* send(yard): fit >= 1, not taken(to), all(post p) (taken(p) or not before(p, to)) */
    {.precondition = {.boxes = actions__send__hall__precondition__boxes, .count = 1},
     .effect = &actions__send__hall__effect, .own = &actions__send__hall__effect, .world = NULL,
     .duration = 0, .timeout = 30000, .cost = 1, .source_index = COMMAND_ACTION_SEND,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__send__hall__arguments}, /* send(hall): fit >= 1, not taken(to), all(post p) (taken(p) or not before(p, to)) */
    {.precondition = {.boxes = actions__send__tower__precondition__boxes, .count = 1},
     .effect = &actions__send__tower__effect, .own = &actions__send__tower__effect, .world = NULL,
     .duration = 0, .timeout = 30000, .cost = 1, .source_index = COMMAND_ACTION_SEND,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__send__tower__arguments}, /* send(tower): fit >= 1, not taken(to), all(post p) (taken(p) or not before(p, to)) */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__watch__effect,
     .own = NULL, .world = NULL, .duration = 2000, .timeout = 0, .cost = 1,
     .source_index = COMMAND_ACTION_WATCH, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* watch: none */
};

static const GG_ROM uint64_t agent_types__commander__heuristics__0__actions[] = {UINT64_C(0x1)};
static const GG_ROM uint16_t agent_types__commander__heuristics__0__tables__0__digits__0__values[] = {0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4};
static const GG_ROM uint16_t agent_types__commander__heuristics__0__tables__0__digits__1__values[] = {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3};
static const GG_ROM gg_index_digit agent_types__commander__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__commander__heuristics__0__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__commander__heuristics__0__tables__0__digits__1__values, .word = 1,
     .shift = 0},
};
static const GG_ROM uint8_t agent_types__commander__heuristics__0__tables__0__entries[] = {2, 1, 1, 1, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__commander__heuristics__0__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__commander__heuristics__0__tables__0__policy[] = {1, 0, 0, 0, 1, 1, 1, 1};
static const GG_ROM gg_table_step agent_types__commander__heuristics__0__tables__0__moves[] = {
    {.action = 0, .offset = 4}, /* send(yard) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__commander__heuristics__0__tables[] = {
    {.digits = agent_types__commander__heuristics__0__tables__0__digits,
     .entries = agent_types__commander__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__commander__heuristics__0__tables__0__distances,
     .policy = agent_types__commander__heuristics__0__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__commander__heuristics__0__tables__0__moves, .base = UINT64_C(0x0),
     .size = 8, .mask = {386, 0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__commander__heuristics__0__wake_mask[] = {UINT64_C(0x3), UINT64_C(0x3)};
static const GG_ROM gg_heuristic agent_types__commander__heuristics__0 = {.actions = agent_types__commander__heuristics__0__actions,
     .tables = agent_types__commander__heuristics__0__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__commander__heuristics__0__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__commander__heuristics__1__actions[] = {UINT64_C(0x7)};
static const GG_ROM uint16_t agent_types__commander__heuristics__1__tables__0__digits__0__values[] = {0, 4, 8, 12, 16, 20, 24, 28, 0, 4, 8, 12, 16, 20, 24, 28};
static const GG_ROM uint16_t agent_types__commander__heuristics__1__tables__0__digits__1__values[] = {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3};
static const GG_ROM gg_index_digit agent_types__commander__heuristics__1__tables__0__digits[] = {
    {.values = agent_types__commander__heuristics__1__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__commander__heuristics__1__tables__0__digits__1__values, .word = 1,
     .shift = 0},
};
static const GG_ROM uint8_t agent_types__commander__heuristics__1__tables__0__entries[] = {
    4, 3, 3, 3, 4, 2, 2, 2, 4, 1, 1, 1, 4, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__commander__heuristics__1__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__commander__heuristics__1__tables__0__policy[] = {
    3, 0, 0, 0, 3, 1, 1, 1, 3, 2, 2, 2, 3, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3,
};
static const GG_ROM gg_table_step agent_types__commander__heuristics__1__tables__0__moves[] = {
    {.action = 0, .offset = 4}, /* send(yard) */
    {.action = 1, .offset = 8}, /* send(hall) */
    {.action = 2, .offset = 16}, /* send(tower) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__commander__heuristics__1__tables[] = {
    {.digits = agent_types__commander__heuristics__1__tables__0__digits,
     .entries = agent_types__commander__heuristics__1__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__commander__heuristics__1__tables__0__distances,
     .policy = agent_types__commander__heuristics__1__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__commander__heuristics__1__tables__0__moves, .base = UINT64_C(0x0),
     .size = 32, .mask = {398, 0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__commander__heuristics__1__wake_mask[] = {UINT64_C(0xe), UINT64_C(0x3)};
static const GG_ROM gg_heuristic agent_types__commander__heuristics__1 = {.actions = agent_types__commander__heuristics__1__actions,
     .tables = agent_types__commander__heuristics__1__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__commander__heuristics__1__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__commander__heuristics[] = {
    &agent_types__commander__heuristics__0,
    &agent_types__commander__heuristics__1,
};
static const GG_ROM uint16_t agent_types__commander__goals[] = {
    0, /* base_safe */
    1, /* tower_taken */
};
static const GG_ROM uint64_t agent_types__commander__relevance_mask[] = {UINT64_C(0xb), UINT64_C(0x0)};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__commander__calls,
     .heuristics = agent_types__commander__heuristics, .goals = agent_types__commander__goals,
     .relevance_mask = agent_types__commander__relevance_mask, .goal_count = 2, .task = 0}, /* commander */
};

/* stand_by */
static const GG_ROM uint16_t tasks__stand_by__methods__look__subtasks[] = {action__watch};
static const GG_ROM gg_method tasks__stand_by__methods[] = {
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__stand_by__methods__look__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* look: none */
};
static const GG_ROM gg_task tasks__all[] = {
    {.methods = tasks__stand_by__methods, .groups = NULL, .index = NULL, .method_count = 1,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* stand_by */
};

static const GG_ROM uint32_t senses__periods[] = {
    0, /* fit */
    0, /* pressed */
};
static const GG_ROM gg_senses senses__row = {.sensing = &gg_sensing, .periods = senses__periods,
     .agent_senses = offsetof(command_agent, senses), .count = 2};

static const GG_ROM uint32_t exclusions__times[] = {5000, 0};
static const GG_ROM gg_exclusions exclusions__row = {.excluding = &gg_goal_excluding,
     .times = exclusions__times, .agent_exclusions = offsetof(command_agent, exclusions),
     .limit = 3, .retry_limit = 3};

/* base_safe */
static const GG_ROM gg_flag_test goals__base_safe__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x2)}, /* taken(yard) */
};
static const GG_ROM gg_box goals__base_safe__condition__boxes[] = {
    {.flags = goals__base_safe__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__base_safe__relevant__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x1)}, /* pressed */
};
static const GG_ROM gg_box goals__base_safe__relevant__boxes[] = {
    {.flags = goals__base_safe__relevant__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* tower_taken */
static const GG_ROM gg_flag_test goals__tower_taken__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8), .want = UINT64_C(0x8)}, /* taken(tower) */
};
static const GG_ROM gg_box goals__tower_taken__condition__boxes[] = {
    {.flags = goals__tower_taken__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__base_safe__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__base_safe__relevant__boxes, .count = 1}, .priority = 2,
     .cooldown = 5000, .called = false, .keep = false}, /* base_safe: taken(yard) */
    {.condition = {.boxes = goals__tower_taken__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 1, .cooldown = 15000,
     .called = false, .keep = false}, /* tower_taken: taken(tower) */
};

static const GG_ROM gg_init_hook hooks__init[] = {
    gg_rules_init,
    NULL,
};
static const GG_ROM gg_pass_hook hooks__pass[] = {
    gg_exclusions_pass,
    gg_senses_pass,
    gg_rules_pass,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__begin[] = {
    NULL,
};
static const GG_ROM gg_tick_hook hooks__look[] = {
    gg_senses_read_due,
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x0), UINT64_C(0x3)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0), UINT64_C(0x3)};

static const GG_ROM gg_search_tables search__row = {.searching = &gg_searching,
     .slicing = &gg_slicing, .regressing = NULL, .satisficing = NULL, .stubborn = NULL,
     .filters = NULL, .filtered = NULL, .conflicts = NULL, .value_count = 12, .filter_count = 0};

static const GG_ROM uint16_t fact_at__all[] = {
    1, 2, 3, 4, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    0, 0, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};

/* forgotten: all(post p) not taken(p) */
static const GG_ROM gg_assignment rules__forgotten__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff1), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect rules__forgotten__effect = {.assignments = rules__forgotten__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_rule rules__all[] = {
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__forgotten__effect,
     .period = 40000}, /* forgotten: none */
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
    .guards = guards__all,
    .shared = NULL,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = &gg_pursuit,
    .places = NULL,
    .wants = NULL,
    .claims = NULL,
    .senses = &senses__row,
    .exclusions = &exclusions__row,
    .features = NULL,
    .team = NULL,
    .interrupting = NULL,
    .goals = goals__all,
    .offsets = {.agent_state = offsetof(command_agent, state), .agent_snapshot = offsetof(command_agent, snapshot),
     .agent_support_mask = offsetof(command_agent, support_mask),
     .agent_from = offsetof(command_agent, from), .agent_timers = offsetof(command_agent, timers),
     .agent_backoffs = offsetof(command_agent, backoffs),
     .agent_plan = offsetof(command_agent, plan), .agent_watches = 0, .agent_membership = 0,
     .world_state = offsetof(command_world, state), .world_timers = 0,
     .agent_bytes = sizeof(command_agent), .world_bytes = sizeof(command_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__begin,
     .look = hooks__look, .start = hooks__begin, .end = hooks__begin},
    .format = &gg_format_26,
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
        UINT32_C(1725480897) * offsetof(command_world, state)),
    .start = start__all,
    .tops = tops__all,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = &search__row,
    .fact_at = fact_at__all,
    .rules = rules__all,
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
    const GG_ROM gg_action *action = &command_domain.actions[number];
    doing.action = (command_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (command_symbol)action->arguments[i];
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

