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
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("here"),
    GG_TEXT("lies_at(left)"),
    GG_TEXT("lies_at(right)"),
    GG_TEXT("broom_at"),
    GG_TEXT("swept"),
    GG_TEXT("carried"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("put(left)"),
    GG_TEXT("put(right)"),
    GG_TEXT("fetch"),
    GG_TEXT("sweep"),
    GG_TEXT("sweep"),
    GG_TEXT("bring_broom(left)"),
    GG_TEXT("bring_broom(right)"),
};
static const GG_ROM char *const GG_ROM names__action_labels[] = {
    GG_TEXT("put(left)"),
    GG_TEXT("put(right)"),
    GG_TEXT("fetching two"),
    GG_TEXT("sweep"),
    GG_TEXT("sweep"),
    GG_TEXT("bring_broom(left)"),
    GG_TEXT("bring_broom(right)"),
};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("tidy"),
    GG_TEXT("clean"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("walker"),
};
static const GG_ROM char *const GG_ROM names__places[] = {
    GG_TEXT("door"),
    GG_TEXT("left"),
    GG_TEXT("right"),
    GG_TEXT("bench"),
};
static const GG_ROM char *const GG_ROM names__values__0__symbols[] = {
    GG_TEXT("door"),
    GG_TEXT("left"),
    GG_TEXT("right"),
    GG_TEXT("bench"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = names__values__0__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__1 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__3__symbols[] = {
    GG_TEXT("door"),
    GG_TEXT("bench"),
};
static const GG_ROM gg_value_names names__values__3 = {.symbols = names__values__3__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* here */
    &names__values__1, /* lies_at(left) */
    &names__values__1, /* lies_at(right) */
    &names__values__3, /* broom_at */
    &names__values__1, /* swept */
    &names__values__1, /* carried */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("walker"),
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
    .places = names__places,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0), UINT64_C(0x4)};

static const GG_ROM uint64_t shared__all[] = {UINT64_C(0xc0), UINT64_C(0x0)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 4, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 3,
     .first = 0}, /* here */
    {.word = 0, .shift = 4, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 4}, /* lies_at(left) */
    {.word = 0, .shift = 5, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 6}, /* lies_at(right) */
    {.word = 0, .shift = 6, .width = 2, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 1,
     .first = 8}, /* broom_at */
    {.word = 0, .shift = 8, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 10}, /* swept */
    {.word = 1, .shift = 0, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 2,
     .first = 12}, /* carried */
};

/* put(left): lies_at(on), carried -= 1, here = on */
static const GG_ROM gg_flag_test actions__put__left__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10), .want = UINT64_C(0x0)}, /* not lies_at(left) */
};
static const GG_ROM gg_range_test actions__put__left__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x2), .care = UINT64_C(0x3)}, /* carried >= 1 */
};
static const GG_ROM gg_box actions__put__left__precondition__boxes[] = {
    {.flags = actions__put__left__precondition__boxes__0__flags,
     .ranges = actions__put__left__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__put__left__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x12)},
};
static const GG_ROM gg_addition actions__put__left__effect__additions[] = {
    {.fact = 5, .amount = -1}, /* carried */
};
static const GG_ROM gg_effect actions__put__left__effect = {.assignments = actions__put__left__effect__assignments,
     .additions = actions__put__left__effect__additions, .assignment_count = 1, .addition_count = 1};
static const GG_ROM uint16_t actions__put__left__arguments[] = {WALKER_LEFT};
/* put(right): lies_at(on), carried -= 1, here = on */
static const GG_ROM gg_flag_test actions__put__right__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x0)}, /* not lies_at(right) */
};
static const GG_ROM gg_range_test actions__put__right__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x2), .care = UINT64_C(0x3)}, /* carried >= 1 */
};
static const GG_ROM gg_box actions__put__right__precondition__boxes[] = {
    {.flags = actions__put__right__precondition__boxes__0__flags,
     .ranges = actions__put__right__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__put__right__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffd0), .set = UINT64_C(0x24)},
};
static const GG_ROM gg_addition actions__put__right__effect__additions[] = {
    {.fact = 5, .amount = -1}, /* carried */
};
static const GG_ROM gg_effect actions__put__right__effect = {.assignments = actions__put__right__effect__assignments,
     .additions = actions__put__right__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__put__right__arguments[] = {WALKER_RIGHT};
/* fetch: carried = 2, here = door */
static const GG_ROM gg_range_test actions__fetch__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x0), .care = UINT64_C(0x3)}, /* carried == 0 */
};
static const GG_ROM gg_box actions__fetch__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__fetch__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fetch__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x2)},
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__fetch__effect = {.assignments = actions__fetch__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
/* sweep: swept, here = broom_at */
static const GG_ROM gg_flag_test actions__sweep__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x80), .want = UINT64_C(0x0)}, /* broom_at == door */
};
static const GG_ROM gg_box actions__sweep__precondition__boxes[] = {
    {.flags = actions__sweep__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sweep__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffef0), .set = UINT64_C(0x101)},
};
static const GG_ROM gg_effect actions__sweep__effect = {.assignments = actions__sweep__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* sweep: swept, here = broom_at */
static const GG_ROM gg_flag_test actions__sweep__2__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40), .want = UINT64_C(0x0)}, /* broom_at == bench */
};
static const GG_ROM gg_box actions__sweep__2__precondition__boxes[] = {
    {.flags = actions__sweep__2__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sweep__2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffef0), .set = UINT64_C(0x108)},
};
static const GG_ROM gg_effect actions__sweep__2__effect = {.assignments = actions__sweep__2__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* bring_broom(left): broom_at = door, here = bench */
static const GG_ROM gg_flag_test actions__bring_broom__left__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40), .want = UINT64_C(0x0)}, /* broom_at == bench */
};
static const GG_ROM gg_box actions__bring_broom__left__precondition__boxes[] = {
    {.flags = actions__bring_broom__left__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__bring_broom__left__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff30), .set = UINT64_C(0x48)},
};
static const GG_ROM gg_effect actions__bring_broom__left__effect = {.assignments = actions__bring_broom__left__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring_broom__left__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__bring_broom__left__own = {.assignments = actions__bring_broom__left__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring_broom__left__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff3f), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__bring_broom__left__world = {.assignments = actions__bring_broom__left__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__bring_broom__left__arguments[] = {WALKER_LEFT};
/* bring_broom(right): broom_at = door, here = bench */
static const GG_ROM gg_flag_test actions__bring_broom__right__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40), .want = UINT64_C(0x0)}, /* broom_at == bench */
};
static const GG_ROM gg_box actions__bring_broom__right__precondition__boxes[] = {
    {.flags = actions__bring_broom__right__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__bring_broom__right__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff30), .set = UINT64_C(0x48)},
};
static const GG_ROM gg_effect actions__bring_broom__right__effect = {.assignments = actions__bring_broom__right__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring_broom__right__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__bring_broom__right__own = {.assignments = actions__bring_broom__right__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring_broom__right__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff3f), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__bring_broom__right__world = {.assignments = actions__bring_broom__right__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__bring_broom__right__arguments[] = {WALKER_RIGHT};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__put__left__precondition__boxes, .count = 1},
     .effect = &actions__put__left__effect, .own = &actions__put__left__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = WALKER_ACTION_PUT,
     .procedural = GG_NONE, .dynamic_cost = 0, .begins_at = 1, .ends_at = 1,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__put__left__arguments}, /* put(left): carried >= 1, not lies_at(on) */
    {.precondition = {.boxes = actions__put__right__precondition__boxes, .count = 1},
     .effect = &actions__put__right__effect, .own = &actions__put__right__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = WALKER_ACTION_PUT,
     .procedural = GG_NONE, .dynamic_cost = 1, .begins_at = 2, .ends_at = 2,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__put__right__arguments}, /* put(right): carried >= 1, not lies_at(on) */
    {.precondition = {.boxes = actions__fetch__precondition__boxes, .count = 1},
     .effect = &actions__fetch__effect, .own = &actions__fetch__effect, .world = NULL,
     .duration = 2000, .timeout = 0, .cost = 1, .source_index = WALKER_ACTION_FETCH,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 0,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* fetch: carried == 0 */
    {.precondition = {.boxes = actions__sweep__precondition__boxes, .count = 1},
     .effect = &actions__sweep__effect, .own = &actions__sweep__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = WALKER_ACTION_SWEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 0,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* sweep: none */
    {.precondition = {.boxes = actions__sweep__2__precondition__boxes, .count = 1},
     .effect = &actions__sweep__2__effect, .own = &actions__sweep__2__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = WALKER_ACTION_SWEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 3, .ends_at = 3,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* sweep: none */
    {.precondition = {.boxes = actions__bring_broom__left__precondition__boxes, .count = 1},
     .effect = &actions__bring_broom__left__effect, .own = &actions__bring_broom__left__own,
     .world = &actions__bring_broom__left__world, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = WALKER_ACTION_BRING_BROOM, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 3, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__bring_broom__left__arguments}, /* bring_broom(left): broom_at == bench */
    {.precondition = {.boxes = actions__bring_broom__right__precondition__boxes, .count = 1},
     .effect = &actions__bring_broom__right__effect, .own = &actions__bring_broom__right__own,
     .world = &actions__bring_broom__right__world, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = WALKER_ACTION_BRING_BROOM, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 2, .ends_at = 3, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__bring_broom__right__arguments}, /* bring_broom(right): broom_at == bench */
};

static const GG_ROM uint64_t agent_types__walker__heuristics__0__actions[] = {UINT64_C(0x7f)};
static const GG_ROM uint64_t agent_types__walker__heuristics__0__wake_mask[] = {UINT64_C(0xf0), UINT64_C(0x3)};
static const GG_ROM gg_heuristic agent_types__walker__heuristics__0 = {.actions = agent_types__walker__heuristics__0__actions,
     .tables = NULL, .groups = NULL, .policy = NULL, .reading = NULL,
     .wake_mask = agent_types__walker__heuristics__0__wake_mask, .table_count = 0, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__walker__heuristics__1__actions[] = {UINT64_C(0x78)};
static const GG_ROM uint64_t agent_types__walker__heuristics__1__wake_mask[] = {UINT64_C(0x1c0), UINT64_C(0x0)};
static const GG_ROM gg_heuristic agent_types__walker__heuristics__1 = {.actions = agent_types__walker__heuristics__1__actions,
     .tables = NULL, .groups = NULL, .policy = NULL, .reading = NULL,
     .wake_mask = agent_types__walker__heuristics__1__wake_mask, .table_count = 0, .asks = false,
     .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__walker__heuristics[] = {
    &agent_types__walker__heuristics__0,
    &agent_types__walker__heuristics__1,
};
static const GG_ROM uint16_t agent_types__walker__goals[] = {
    0, /* tidy */
    1, /* clean */
};
static const GG_ROM uint64_t agent_types__walker__relevance_mask[] = {UINT64_C(0x130), UINT64_C(0x0)};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__walker__calls, .heuristics = agent_types__walker__heuristics,
     .goals = agent_types__walker__goals, .relevance_mask = agent_types__walker__relevance_mask,
     .goal_count = 2, .task = GG_NONE}, /* walker */
};

static const GG_ROM gg_point places__points[] = {
    {.x = 0, .y = 0}, /* door */
    {.x = -2500, .y = 3000}, /* left */
    {.x = 2500, .y = 3000}, /* right */
    {.x = 0, .y = 6250}, /* bench */
};
static const GG_ROM uint16_t places__symbols[] = {
    WALKER_DOOR, /* door */
    WALKER_LEFT, /* left */
    WALKER_RIGHT, /* right */
    WALKER_BENCH, /* bench */
};
static const GG_ROM gg_leg places__leg_costs__legs[] = {
    {1, 1, 0}, {2, 2, 0},
};
static const GG_ROM uint16_t places__leg_costs__told[] = {4, 1, 5, 4, 4, 5, 1, 4};
static const GG_ROM gg_leg_costs places__leg_costs = {.ops = &gg_costing_legs,
     .legs = places__leg_costs__legs, .told = places__leg_costs__told, .count = 2, .stray = 9,
     .remembered = true};
static const GG_ROM gg_places places__row = {.walking = &gg_walking, .points = places__points,
     .symbols = places__symbols, .within = NULL, .leg_costs = &places__leg_costs, .speed = 1400,
     .fact = 0, .count = 4,
     .offsets = {.agent_walk = offsetof(walker_agent, walk), .world_points = offsetof(walker_world, points)}};

/* tidy */
static const GG_ROM gg_flag_test goals__tidy__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x30), .want = UINT64_C(0x30)}, /* lies_at(left), lies_at(right) */
};
static const GG_ROM gg_box goals__tidy__condition__boxes[] = {
    {.flags = goals__tidy__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0,
     .sets = 0},
};
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
/* clean */
static const GG_ROM gg_flag_test goals__clean__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100), .want = UINT64_C(0x100)}, /* swept */
};
static const GG_ROM gg_box goals__clean__condition__boxes[] = {
    {.flags = goals__clean__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__tidy__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* tidy: lies_at(left), lies_at(right) */
    {.condition = {.boxes = goals__clean__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* clean: swept */
};

static const GG_ROM gg_init_hook hooks__init[] = {
    gg_travel_init,
    NULL,
};
static const GG_ROM gg_pass_hook hooks__pass[] = {
    gg_travel_pass,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__begin[] = {
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x41), UINT64_C(0x0)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0), UINT64_C(0x2)};

static const GG_ROM uint64_t search__conflicts[] = {
    UINT64_C(0x7e), UINT64_C(0x7d), UINT64_C(0x73), UINT64_C(0x73),
    UINT64_C(0x6f), UINT64_C(0x5f), UINT64_C(0x3f), UINT64_C(0xc),
    UINT64_C(0x1), UINT64_C(0x2), UINT64_C(0x70), UINT64_C(0x0),
    UINT64_C(0x1), UINT64_C(0x0), UINT64_C(0x2), UINT64_C(0x60),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x18), UINT64_C(0x3),
    UINT64_C(0x3), UINT64_C(0x4),
};
static const GG_ROM gg_search_tables search__row = {.searching = &gg_searching,
     .slicing = &gg_slicing, .regressing = NULL, .satisficing = &gg_satisficing,
     .stubborn = &gg_stubborn, .filters = NULL, .filtered = NULL, .conflicts = search__conflicts,
     .value_count = 15, .filter_count = 0};

static const GG_ROM uint16_t fact_at__all[] = {
    0, 0, 0, 0, 1, 2, 3, 3, 4, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    5, 5, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
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
    .guards = guards__all,
    .shared = shared__all,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = NULL,
    .pursuit = &gg_pursuit,
    .places = &places__row,
    .wants = NULL,
    .claims = NULL,
    .senses = NULL,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = NULL,
    .goals = goals__all,
    .offsets = {.agent_state = offsetof(walker_agent, state), .agent_snapshot = offsetof(walker_agent, snapshot),
     .agent_support_mask = offsetof(walker_agent, support_mask),
     .agent_from = offsetof(walker_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(walker_agent, backoffs), .agent_plan = offsetof(walker_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(walker_world, state),
     .world_timers = 0, .agent_bytes = sizeof(walker_agent), .world_bytes = sizeof(walker_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__begin,
     .look = hooks__begin, .start = hooks__begin, .end = hooks__begin},
    .format = &gg_format_26,
    .fingerprint = 2496191161,
    .saved_fingerprint = (uint32_t)(UINT32_C(2496191161) +
        UINT32_C(31) * offsetof(walker_agent, state) +
        UINT32_C(961) * offsetof(walker_agent, snapshot) +
        UINT32_C(29791) * offsetof(walker_agent, support_mask) +
        UINT32_C(923521) * offsetof(walker_agent, from) +
        UINT32_C(887503681) * offsetof(walker_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(walker_agent, plan) +
        UINT32_C(129082719) * offsetof(walker_agent, walk) +
        UINT32_C(1725480897) * offsetof(walker_world, state) +
        UINT32_C(329765761) * offsetof(walker_world, points)),
    .start = start__all,
    .tops = tops__all,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = &search__row,
    .fact_at = fact_at__all,
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
    const GG_ROM gg_action *action = &walker_domain.actions[number];
    doing.action = (walker_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (walker_symbol)action->arguments[i];
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

