/* Made by goapgen from orchard.yaml. Do not edit: run goapgen again. */
#include "orchard.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__make_fire,
    action__collect,
    action__transfer__raw_apple__stove_1__stove_2,
    action__transfer__raw_apple__stove_1__hut,
    action__transfer__raw_apple__stove_2__stove_1,
    action__transfer__raw_apple__stove_2__hut,
    action__transfer__raw_apple__hut__stove_1,
    action__transfer__raw_apple__hut__stove_2,
    action__transfer__roast_apple__stove_1__stove_2,
    action__transfer__roast_apple__stove_1__hut,
    action__transfer__roast_apple__stove_2__stove_1,
    action__transfer__roast_apple__stove_2__hut,
    action__transfer__roast_apple__hut__stove_1,
    action__transfer__roast_apple__hut__stove_2,
    action__cook__stove_1,
    action__cook__stove_2,
};

static gg_status agent_type__worker__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    orchard_agent *self = (orchard_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = orchard_domain.actions[action].arguments;
    switch (orchard_domain.actions[action].source_index) {
    case ORCHARD_ACTION_MAKE_FIRE:
        return orchard_task_make_fire(self, phase);
    case ORCHARD_ACTION_COLLECT:
        return orchard_task_collect(self, phase);
    case ORCHARD_ACTION_TRANSFER:
        return orchard_task_transfer(self, phase, (orchard_symbol)arguments[0], (orchard_symbol)arguments[1], (orchard_symbol)arguments[2]);
    case ORCHARD_ACTION_COOK:
        return orchard_task_cook(self, phase, (orchard_symbol)arguments[0]);
    default:
        return GG_INVALID;
    }
}

static gg_status agent_type__worker__walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return orchard_travel_walk((orchard_agent *)(void *)agent, phase, (orchard_symbol)orchard_domain.places->symbols[place]);
}

static const GG_ROM gg_calls agent_type__worker__calls = {
    .run = agent_type__worker__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = NULL,
    .apply = NULL,
    .walk = agent_type__worker__walk,
    .travel = NULL,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("stock(stove_1, raw_apple)"),
    GG_TEXT("stock(stove_1, roast_apple)"),
    GG_TEXT("stock(stove_2, raw_apple)"),
    GG_TEXT("stock(stove_2, roast_apple)"),
    GG_TEXT("stock(hut, raw_apple)"),
    GG_TEXT("stock(hut, roast_apple)"),
    GG_TEXT("here"),
    GG_TEXT("warm"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("make_fire"),
    GG_TEXT("collect"),
    GG_TEXT("transfer(raw_apple, stove_1, stove_2)"),
    GG_TEXT("transfer(raw_apple, stove_1, hut)"),
    GG_TEXT("transfer(raw_apple, stove_2, stove_1)"),
    GG_TEXT("transfer(raw_apple, stove_2, hut)"),
    GG_TEXT("transfer(raw_apple, hut, stove_1)"),
    GG_TEXT("transfer(raw_apple, hut, stove_2)"),
    GG_TEXT("transfer(roast_apple, stove_1, stove_2)"),
    GG_TEXT("transfer(roast_apple, stove_1, hut)"),
    GG_TEXT("transfer(roast_apple, stove_2, stove_1)"),
    GG_TEXT("transfer(roast_apple, stove_2, hut)"),
    GG_TEXT("transfer(roast_apple, hut, stove_1)"),
    GG_TEXT("transfer(roast_apple, hut, stove_2)"),
    GG_TEXT("cook(stove_1)"),
    GG_TEXT("cook(stove_2)"),
};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("roast(stove_1)"),
    GG_TEXT("roast(stove_2)"),
    GG_TEXT("be_warm"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("worker"),
};
static const GG_ROM char *const GG_ROM names__places[] = {
    GG_TEXT("hut"),
    GG_TEXT("stove_1"),
    GG_TEXT("stove_2"),
    GG_TEXT("gate"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__6__symbols[] = {
    GG_TEXT("hut"),
    GG_TEXT("stove_1"),
    GG_TEXT("stove_2"),
    GG_TEXT("gate"),
};
static const GG_ROM gg_value_names names__values__6 = {.symbols = names__values__6__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* stock(stove_1, raw_apple) */
    &names__values__0, /* stock(stove_1, roast_apple) */
    &names__values__0, /* stock(stove_2, raw_apple) */
    &names__values__0, /* stock(stove_2, roast_apple) */
    &names__values__0, /* stock(hut, raw_apple) */
    &names__values__0, /* stock(hut, roast_apple) */
    &names__values__6, /* here */
    &names__values__0, /* warm */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("orchard"),
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
    .places = names__places,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0), UINT64_C(0x21084210)};

static const GG_ROM uint64_t shared__all[] = {UINT64_C(0x0), UINT64_C(0x1ef7bdef)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 1, .shift = 0, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 8,
     .first = 0}, /* stock(stove_1, raw_apple) */
    {.word = 1, .shift = 5, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 8,
     .first = 9}, /* stock(stove_1, roast_apple) */
    {.word = 1, .shift = 10, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 8,
     .first = 18}, /* stock(stove_2, raw_apple) */
    {.word = 1, .shift = 15, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 8,
     .first = 27}, /* stock(stove_2, roast_apple) */
    {.word = 1, .shift = 20, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 8,
     .first = 36}, /* stock(hut, raw_apple) */
    {.word = 1, .shift = 25, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 8,
     .first = 45}, /* stock(hut, roast_apple) */
    {.word = 0, .shift = 0, .width = 4, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 3,
     .first = 54}, /* here */
    {.word = 0, .shift = 4, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 58}, /* warm */
};

/* make_fire: warm, here = gate */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__make_fire__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x18)},
};
static const GG_ROM gg_effect actions__make_fire__effect = {.assignments = actions__make_fire__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* collect: stock(hut, raw_apple) += 1, here = hut */
static const GG_ROM gg_range_test actions__collect__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x10742108), .care = UINT64_C(0xf00000)}, /* stock(hut, raw_apple) <= 7 */
};
static const GG_ROM gg_box actions__collect__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__collect__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__collect__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition actions__collect__effect__additions[] = {
    {.fact = 4, .amount = 1}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_effect actions__collect__effect = {.assignments = actions__collect__effect__assignments,
     .additions = actions__collect__effect__additions, .assignment_count = 1, .addition_count = 1};
static const GG_ROM gg_assignment actions__collect__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__collect__own = {.assignments = actions__collect__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__collect__world__additions[] = {
    {.fact = 4, .amount = 1}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_effect actions__collect__world = {.assignments = NULL,
     .additions = actions__collect__world__additions, .assignment_count = 0, .addition_count = 1};
/* transfer(raw_apple, stove_1, stove_2): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test actions__transfer__raw_apple__stove_1__stove_2__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x10841d08), .care = UINT64_C(0x3c0f)}, /* stock(stove_1, raw_apple) >= 1, stock(stove_2, raw_apple) <= 7 */
};
static const GG_ROM gg_box actions__transfer__raw_apple__stove_1__stove_2__precondition__boxes[] = {
    {.flags = NULL,
     .ranges = actions__transfer__raw_apple__stove_1__stove_2__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__transfer__raw_apple__stove_1__stove_2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition actions__transfer__raw_apple__stove_1__stove_2__effect__additions[] = {
    {.fact = 0, .amount = -1}, /* stock(stove_1, raw_apple) */
    {.fact = 2, .amount = 1}, /* stock(stove_2, raw_apple) */
};
static const GG_ROM gg_effect actions__transfer__raw_apple__stove_1__stove_2__effect = {.assignments = actions__transfer__raw_apple__stove_1__stove_2__effect__assignments,
     .additions = actions__transfer__raw_apple__stove_1__stove_2__effect__additions,
     .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__transfer__raw_apple__stove_1__stove_2__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__transfer__raw_apple__stove_1__stove_2__own = {.assignments = actions__transfer__raw_apple__stove_1__stove_2__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__transfer__raw_apple__stove_1__stove_2__world__additions[] = {
    {.fact = 0, .amount = -1}, /* stock(stove_1, raw_apple) */
    {.fact = 2, .amount = 1}, /* stock(stove_2, raw_apple) */
};
static const GG_ROM gg_effect actions__transfer__raw_apple__stove_1__stove_2__world = {.assignments = NULL,
     .additions = actions__transfer__raw_apple__stove_1__stove_2__world__additions,
     .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t actions__transfer__raw_apple__stove_1__stove_2__arguments[] = {ORCHARD_RAW_APPLE, ORCHARD_STOVE_1, ORCHARD_STOVE_2};
/* transfer(raw_apple, stove_1, hut): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test actions__transfer__raw_apple__stove_1__hut__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x10742108), .care = UINT64_C(0xf0000f)}, /* stock(stove_1, raw_apple) >= 1, stock(hut, raw_apple) <= 7 */
};
static const GG_ROM gg_box actions__transfer__raw_apple__stove_1__hut__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__transfer__raw_apple__stove_1__hut__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__transfer__raw_apple__stove_1__hut__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition actions__transfer__raw_apple__stove_1__hut__effect__additions[] = {
    {.fact = 0, .amount = -1}, /* stock(stove_1, raw_apple) */
    {.fact = 4, .amount = 1}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_effect actions__transfer__raw_apple__stove_1__hut__effect = {.assignments = actions__transfer__raw_apple__stove_1__hut__effect__assignments,
     .additions = actions__transfer__raw_apple__stove_1__hut__effect__additions,
     .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__transfer__raw_apple__stove_1__hut__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__transfer__raw_apple__stove_1__hut__own = {.assignments = actions__transfer__raw_apple__stove_1__hut__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__transfer__raw_apple__stove_1__hut__world__additions[] = {
    {.fact = 0, .amount = -1}, /* stock(stove_1, raw_apple) */
    {.fact = 4, .amount = 1}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_effect actions__transfer__raw_apple__stove_1__hut__world = {.assignments = NULL,
     .additions = actions__transfer__raw_apple__stove_1__hut__world__additions,
     .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t actions__transfer__raw_apple__stove_1__hut__arguments[] = {ORCHARD_RAW_APPLE, ORCHARD_STOVE_1, ORCHARD_HUT};
/* transfer(raw_apple, stove_2, stove_1): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test actions__transfer__raw_apple__stove_2__stove_1__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x400), .high = UINT64_C(0x10842107), .care = UINT64_C(0x3c0f)}, /* stock(stove_1, raw_apple) <= 7, stock(stove_2, raw_apple) >= 1 */
};
static const GG_ROM gg_box actions__transfer__raw_apple__stove_2__stove_1__precondition__boxes[] = {
    {.flags = NULL,
     .ranges = actions__transfer__raw_apple__stove_2__stove_1__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__transfer__raw_apple__stove_2__stove_1__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition actions__transfer__raw_apple__stove_2__stove_1__effect__additions[] = {
    {.fact = 2, .amount = -1}, /* stock(stove_2, raw_apple) */
    {.fact = 0, .amount = 1}, /* stock(stove_1, raw_apple) */
};
static const GG_ROM gg_effect actions__transfer__raw_apple__stove_2__stove_1__effect = {.assignments = actions__transfer__raw_apple__stove_2__stove_1__effect__assignments,
     .additions = actions__transfer__raw_apple__stove_2__stove_1__effect__additions,
     .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__transfer__raw_apple__stove_2__stove_1__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__transfer__raw_apple__stove_2__stove_1__own = {.assignments = actions__transfer__raw_apple__stove_2__stove_1__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__transfer__raw_apple__stove_2__stove_1__world__additions[] = {
    {.fact = 2, .amount = -1}, /* stock(stove_2, raw_apple) */
    {.fact = 0, .amount = 1}, /* stock(stove_1, raw_apple) */
};
static const GG_ROM gg_effect actions__transfer__raw_apple__stove_2__stove_1__world = {.assignments = NULL,
     .additions = actions__transfer__raw_apple__stove_2__stove_1__world__additions,
     .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t actions__transfer__raw_apple__stove_2__stove_1__arguments[] = {ORCHARD_RAW_APPLE, ORCHARD_STOVE_2, ORCHARD_STOVE_1};
/* transfer(raw_apple, stove_2, hut): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test actions__transfer__raw_apple__stove_2__hut__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x400), .high = UINT64_C(0x10742108), .care = UINT64_C(0xf03c00)}, /* stock(stove_2, raw_apple) >= 1, stock(hut, raw_apple) <= 7 */
};
static const GG_ROM gg_box actions__transfer__raw_apple__stove_2__hut__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__transfer__raw_apple__stove_2__hut__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__transfer__raw_apple__stove_2__hut__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition actions__transfer__raw_apple__stove_2__hut__effect__additions[] = {
    {.fact = 2, .amount = -1}, /* stock(stove_2, raw_apple) */
    {.fact = 4, .amount = 1}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_effect actions__transfer__raw_apple__stove_2__hut__effect = {.assignments = actions__transfer__raw_apple__stove_2__hut__effect__assignments,
     .additions = actions__transfer__raw_apple__stove_2__hut__effect__additions,
     .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__transfer__raw_apple__stove_2__hut__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__transfer__raw_apple__stove_2__hut__own = {.assignments = actions__transfer__raw_apple__stove_2__hut__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__transfer__raw_apple__stove_2__hut__world__additions[] = {
    {.fact = 2, .amount = -1}, /* stock(stove_2, raw_apple) */
    {.fact = 4, .amount = 1}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_effect actions__transfer__raw_apple__stove_2__hut__world = {.assignments = NULL,
     .additions = actions__transfer__raw_apple__stove_2__hut__world__additions,
     .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t actions__transfer__raw_apple__stove_2__hut__arguments[] = {ORCHARD_RAW_APPLE, ORCHARD_STOVE_2, ORCHARD_HUT};
/* transfer(raw_apple, hut, stove_1): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test actions__transfer__raw_apple__hut__stove_1__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x100000), .high = UINT64_C(0x10842107), .care = UINT64_C(0xf0000f)}, /* stock(stove_1, raw_apple) <= 7, stock(hut, raw_apple) >= 1 */
};
static const GG_ROM gg_box actions__transfer__raw_apple__hut__stove_1__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__transfer__raw_apple__hut__stove_1__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__transfer__raw_apple__hut__stove_1__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition actions__transfer__raw_apple__hut__stove_1__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* stock(hut, raw_apple) */
    {.fact = 0, .amount = 1}, /* stock(stove_1, raw_apple) */
};
static const GG_ROM gg_effect actions__transfer__raw_apple__hut__stove_1__effect = {.assignments = actions__transfer__raw_apple__hut__stove_1__effect__assignments,
     .additions = actions__transfer__raw_apple__hut__stove_1__effect__additions,
     .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__transfer__raw_apple__hut__stove_1__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__transfer__raw_apple__hut__stove_1__own = {.assignments = actions__transfer__raw_apple__hut__stove_1__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__transfer__raw_apple__hut__stove_1__world__additions[] = {
    {.fact = 4, .amount = -1}, /* stock(hut, raw_apple) */
    {.fact = 0, .amount = 1}, /* stock(stove_1, raw_apple) */
};
static const GG_ROM gg_effect actions__transfer__raw_apple__hut__stove_1__world = {.assignments = NULL,
     .additions = actions__transfer__raw_apple__hut__stove_1__world__additions,
     .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t actions__transfer__raw_apple__hut__stove_1__arguments[] = {ORCHARD_RAW_APPLE, ORCHARD_HUT, ORCHARD_STOVE_1};
/* transfer(raw_apple, hut, stove_2): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test actions__transfer__raw_apple__hut__stove_2__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x100000), .high = UINT64_C(0x10841d08), .care = UINT64_C(0xf03c00)}, /* stock(stove_2, raw_apple) <= 7, stock(hut, raw_apple) >= 1 */
};
static const GG_ROM gg_box actions__transfer__raw_apple__hut__stove_2__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__transfer__raw_apple__hut__stove_2__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__transfer__raw_apple__hut__stove_2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition actions__transfer__raw_apple__hut__stove_2__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* stock(hut, raw_apple) */
    {.fact = 2, .amount = 1}, /* stock(stove_2, raw_apple) */
};
static const GG_ROM gg_effect actions__transfer__raw_apple__hut__stove_2__effect = {.assignments = actions__transfer__raw_apple__hut__stove_2__effect__assignments,
     .additions = actions__transfer__raw_apple__hut__stove_2__effect__additions,
     .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__transfer__raw_apple__hut__stove_2__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__transfer__raw_apple__hut__stove_2__own = {.assignments = actions__transfer__raw_apple__hut__stove_2__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__transfer__raw_apple__hut__stove_2__world__additions[] = {
    {.fact = 4, .amount = -1}, /* stock(hut, raw_apple) */
    {.fact = 2, .amount = 1}, /* stock(stove_2, raw_apple) */
};
static const GG_ROM gg_effect actions__transfer__raw_apple__hut__stove_2__world = {.assignments = NULL,
     .additions = actions__transfer__raw_apple__hut__stove_2__world__additions,
     .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t actions__transfer__raw_apple__hut__stove_2__arguments[] = {ORCHARD_RAW_APPLE, ORCHARD_HUT, ORCHARD_STOVE_2};
/* transfer(roast_apple, stove_1, stove_2): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test actions__transfer__roast_apple__stove_1__stove_2__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x1083a108), .care = UINT64_C(0x781e0)}, /* stock(stove_1, roast_apple) >= 1, stock(stove_2, roast_apple) <= 7 */
};
static const GG_ROM gg_box actions__transfer__roast_apple__stove_1__stove_2__precondition__boxes[] = {
    {.flags = NULL,
     .ranges = actions__transfer__roast_apple__stove_1__stove_2__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__transfer__roast_apple__stove_1__stove_2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition actions__transfer__roast_apple__stove_1__stove_2__effect__additions[] = {
    {.fact = 1, .amount = -1}, /* stock(stove_1, roast_apple) */
    {.fact = 3, .amount = 1}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_effect actions__transfer__roast_apple__stove_1__stove_2__effect = {.assignments = actions__transfer__roast_apple__stove_1__stove_2__effect__assignments,
     .additions = actions__transfer__roast_apple__stove_1__stove_2__effect__additions,
     .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__transfer__roast_apple__stove_1__stove_2__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__transfer__roast_apple__stove_1__stove_2__own = {.assignments = actions__transfer__roast_apple__stove_1__stove_2__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__transfer__roast_apple__stove_1__stove_2__world__additions[] = {
    {.fact = 1, .amount = -1}, /* stock(stove_1, roast_apple) */
    {.fact = 3, .amount = 1}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_effect actions__transfer__roast_apple__stove_1__stove_2__world = {.assignments = NULL,
     .additions = actions__transfer__roast_apple__stove_1__stove_2__world__additions,
     .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t actions__transfer__roast_apple__stove_1__stove_2__arguments[] = {ORCHARD_ROAST_APPLE, ORCHARD_STOVE_1, ORCHARD_STOVE_2};
/* transfer(roast_apple, stove_1, hut): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test actions__transfer__roast_apple__stove_1__hut__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0xe842108), .care = UINT64_C(0x1e0001e0)}, /* stock(stove_1, roast_apple) >= 1, stock(hut, roast_apple) <= 7 */
};
static const GG_ROM gg_box actions__transfer__roast_apple__stove_1__hut__precondition__boxes[] = {
    {.flags = NULL,
     .ranges = actions__transfer__roast_apple__stove_1__hut__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__transfer__roast_apple__stove_1__hut__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition actions__transfer__roast_apple__stove_1__hut__effect__additions[] = {
    {.fact = 1, .amount = -1}, /* stock(stove_1, roast_apple) */
    {.fact = 5, .amount = 1}, /* stock(hut, roast_apple) */
};
static const GG_ROM gg_effect actions__transfer__roast_apple__stove_1__hut__effect = {.assignments = actions__transfer__roast_apple__stove_1__hut__effect__assignments,
     .additions = actions__transfer__roast_apple__stove_1__hut__effect__additions,
     .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__transfer__roast_apple__stove_1__hut__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__transfer__roast_apple__stove_1__hut__own = {.assignments = actions__transfer__roast_apple__stove_1__hut__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__transfer__roast_apple__stove_1__hut__world__additions[] = {
    {.fact = 1, .amount = -1}, /* stock(stove_1, roast_apple) */
    {.fact = 5, .amount = 1}, /* stock(hut, roast_apple) */
};
static const GG_ROM gg_effect actions__transfer__roast_apple__stove_1__hut__world = {.assignments = NULL,
     .additions = actions__transfer__roast_apple__stove_1__hut__world__additions,
     .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t actions__transfer__roast_apple__stove_1__hut__arguments[] = {ORCHARD_ROAST_APPLE, ORCHARD_STOVE_1, ORCHARD_HUT};
/* transfer(roast_apple, stove_2, stove_1): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test actions__transfer__roast_apple__stove_2__stove_1__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8000), .high = UINT64_C(0x108420e8), .care = UINT64_C(0x781e0)}, /* stock(stove_1, roast_apple) <= 7, stock(stove_2, roast_apple) >= 1 */
};
static const GG_ROM gg_box actions__transfer__roast_apple__stove_2__stove_1__precondition__boxes[] = {
    {.flags = NULL,
     .ranges = actions__transfer__roast_apple__stove_2__stove_1__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__transfer__roast_apple__stove_2__stove_1__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition actions__transfer__roast_apple__stove_2__stove_1__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* stock(stove_2, roast_apple) */
    {.fact = 1, .amount = 1}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_effect actions__transfer__roast_apple__stove_2__stove_1__effect = {.assignments = actions__transfer__roast_apple__stove_2__stove_1__effect__assignments,
     .additions = actions__transfer__roast_apple__stove_2__stove_1__effect__additions,
     .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__transfer__roast_apple__stove_2__stove_1__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__transfer__roast_apple__stove_2__stove_1__own = {.assignments = actions__transfer__roast_apple__stove_2__stove_1__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__transfer__roast_apple__stove_2__stove_1__world__additions[] = {
    {.fact = 3, .amount = -1}, /* stock(stove_2, roast_apple) */
    {.fact = 1, .amount = 1}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_effect actions__transfer__roast_apple__stove_2__stove_1__world = {.assignments = NULL,
     .additions = actions__transfer__roast_apple__stove_2__stove_1__world__additions,
     .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t actions__transfer__roast_apple__stove_2__stove_1__arguments[] = {ORCHARD_ROAST_APPLE, ORCHARD_STOVE_2, ORCHARD_STOVE_1};
/* transfer(roast_apple, stove_2, hut): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test actions__transfer__roast_apple__stove_2__hut__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8000), .high = UINT64_C(0xe842108), .care = UINT64_C(0x1e078000)}, /* stock(stove_2, roast_apple) >= 1, stock(hut, roast_apple) <= 7 */
};
static const GG_ROM gg_box actions__transfer__roast_apple__stove_2__hut__precondition__boxes[] = {
    {.flags = NULL,
     .ranges = actions__transfer__roast_apple__stove_2__hut__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__transfer__roast_apple__stove_2__hut__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition actions__transfer__roast_apple__stove_2__hut__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* stock(stove_2, roast_apple) */
    {.fact = 5, .amount = 1}, /* stock(hut, roast_apple) */
};
static const GG_ROM gg_effect actions__transfer__roast_apple__stove_2__hut__effect = {.assignments = actions__transfer__roast_apple__stove_2__hut__effect__assignments,
     .additions = actions__transfer__roast_apple__stove_2__hut__effect__additions,
     .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__transfer__roast_apple__stove_2__hut__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__transfer__roast_apple__stove_2__hut__own = {.assignments = actions__transfer__roast_apple__stove_2__hut__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__transfer__roast_apple__stove_2__hut__world__additions[] = {
    {.fact = 3, .amount = -1}, /* stock(stove_2, roast_apple) */
    {.fact = 5, .amount = 1}, /* stock(hut, roast_apple) */
};
static const GG_ROM gg_effect actions__transfer__roast_apple__stove_2__hut__world = {.assignments = NULL,
     .additions = actions__transfer__roast_apple__stove_2__hut__world__additions,
     .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t actions__transfer__roast_apple__stove_2__hut__arguments[] = {ORCHARD_ROAST_APPLE, ORCHARD_STOVE_2, ORCHARD_HUT};
/* transfer(roast_apple, hut, stove_1): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test actions__transfer__roast_apple__hut__stove_1__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2000000), .high = UINT64_C(0x108420e8), .care = UINT64_C(0x1e0001e0)}, /* stock(stove_1, roast_apple) <= 7, stock(hut, roast_apple) >= 1 */
};
static const GG_ROM gg_box actions__transfer__roast_apple__hut__stove_1__precondition__boxes[] = {
    {.flags = NULL,
     .ranges = actions__transfer__roast_apple__hut__stove_1__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__transfer__roast_apple__hut__stove_1__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition actions__transfer__roast_apple__hut__stove_1__effect__additions[] = {
    {.fact = 5, .amount = -1}, /* stock(hut, roast_apple) */
    {.fact = 1, .amount = 1}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_effect actions__transfer__roast_apple__hut__stove_1__effect = {.assignments = actions__transfer__roast_apple__hut__stove_1__effect__assignments,
     .additions = actions__transfer__roast_apple__hut__stove_1__effect__additions,
     .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__transfer__roast_apple__hut__stove_1__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__transfer__roast_apple__hut__stove_1__own = {.assignments = actions__transfer__roast_apple__hut__stove_1__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__transfer__roast_apple__hut__stove_1__world__additions[] = {
    {.fact = 5, .amount = -1}, /* stock(hut, roast_apple) */
    {.fact = 1, .amount = 1}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_effect actions__transfer__roast_apple__hut__stove_1__world = {.assignments = NULL,
     .additions = actions__transfer__roast_apple__hut__stove_1__world__additions,
     .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t actions__transfer__roast_apple__hut__stove_1__arguments[] = {ORCHARD_ROAST_APPLE, ORCHARD_HUT, ORCHARD_STOVE_1};
/* transfer(roast_apple, hut, stove_2): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test actions__transfer__roast_apple__hut__stove_2__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2000000), .high = UINT64_C(0x1083a108), .care = UINT64_C(0x1e078000)}, /* stock(stove_2, roast_apple) <= 7, stock(hut, roast_apple) >= 1 */
};
static const GG_ROM gg_box actions__transfer__roast_apple__hut__stove_2__precondition__boxes[] = {
    {.flags = NULL,
     .ranges = actions__transfer__roast_apple__hut__stove_2__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__transfer__roast_apple__hut__stove_2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition actions__transfer__roast_apple__hut__stove_2__effect__additions[] = {
    {.fact = 5, .amount = -1}, /* stock(hut, roast_apple) */
    {.fact = 3, .amount = 1}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_effect actions__transfer__roast_apple__hut__stove_2__effect = {.assignments = actions__transfer__roast_apple__hut__stove_2__effect__assignments,
     .additions = actions__transfer__roast_apple__hut__stove_2__effect__additions,
     .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__transfer__roast_apple__hut__stove_2__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__transfer__roast_apple__hut__stove_2__own = {.assignments = actions__transfer__roast_apple__hut__stove_2__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__transfer__roast_apple__hut__stove_2__world__additions[] = {
    {.fact = 5, .amount = -1}, /* stock(hut, roast_apple) */
    {.fact = 3, .amount = 1}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_effect actions__transfer__roast_apple__hut__stove_2__world = {.assignments = NULL,
     .additions = actions__transfer__roast_apple__hut__stove_2__world__additions,
     .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t actions__transfer__roast_apple__hut__stove_2__arguments[] = {ORCHARD_ROAST_APPLE, ORCHARD_HUT, ORCHARD_STOVE_2};
/* cook(stove_1): stock(s, raw_apple) -= 1, stock(s, roast_apple) += 1, here = s */
static const GG_ROM gg_range_test actions__cook__stove_1__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108420e8), .care = UINT64_C(0x1ef)}, /* stock(stove_1, raw_apple) >= 1, stock(stove_1, roast_apple) <= 7 */
};
static const GG_ROM gg_box actions__cook__stove_1__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__cook__stove_1__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__cook__stove_1__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition actions__cook__stove_1__effect__additions[] = {
    {.fact = 0, .amount = -1}, /* stock(stove_1, raw_apple) */
    {.fact = 1, .amount = 1}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_effect actions__cook__stove_1__effect = {.assignments = actions__cook__stove_1__effect__assignments,
     .additions = actions__cook__stove_1__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM gg_assignment actions__cook__stove_1__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__cook__stove_1__own = {.assignments = actions__cook__stove_1__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__cook__stove_1__world__additions[] = {
    {.fact = 0, .amount = -1}, /* stock(stove_1, raw_apple) */
    {.fact = 1, .amount = 1}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_effect actions__cook__stove_1__world = {.assignments = NULL,
     .additions = actions__cook__stove_1__world__additions, .assignment_count = 0,
     .addition_count = 2};
static const GG_ROM uint16_t actions__cook__stove_1__arguments[] = {ORCHARD_STOVE_1};
/* cook(stove_2): stock(s, raw_apple) -= 1, stock(s, roast_apple) += 1, here = s */
static const GG_ROM gg_range_test actions__cook__stove_2__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x400), .high = UINT64_C(0x1083a108), .care = UINT64_C(0x7bc00)}, /* stock(stove_2, raw_apple) >= 1, stock(stove_2, roast_apple) <= 7 */
};
static const GG_ROM gg_box actions__cook__stove_2__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__cook__stove_2__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__cook__stove_2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition actions__cook__stove_2__effect__additions[] = {
    {.fact = 2, .amount = -1}, /* stock(stove_2, raw_apple) */
    {.fact = 3, .amount = 1}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_effect actions__cook__stove_2__effect = {.assignments = actions__cook__stove_2__effect__assignments,
     .additions = actions__cook__stove_2__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM gg_assignment actions__cook__stove_2__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__cook__stove_2__own = {.assignments = actions__cook__stove_2__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__cook__stove_2__world__additions[] = {
    {.fact = 2, .amount = -1}, /* stock(stove_2, raw_apple) */
    {.fact = 3, .amount = 1}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_effect actions__cook__stove_2__world = {.assignments = NULL,
     .additions = actions__cook__stove_2__world__additions, .assignment_count = 0,
     .addition_count = 2};
static const GG_ROM uint16_t actions__cook__stove_2__arguments[] = {ORCHARD_STOVE_2};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__make_fire__effect,
     .own = &actions__make_fire__effect, .world = NULL, .duration = 2000, .timeout = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_MAKE_FIRE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 3, .ends_at = 3, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* make_fire: none */
    {.precondition = {.boxes = actions__collect__precondition__boxes, .count = 1},
     .effect = &actions__collect__effect, .own = &actions__collect__own,
     .world = &actions__collect__world, .duration = 4000, .timeout = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_COLLECT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* collect: stock(hut, raw_apple) <= 7 */
    {.precondition = {.boxes = actions__transfer__raw_apple__stove_1__stove_2__precondition__boxes, .count = 1},
     .effect = &actions__transfer__raw_apple__stove_1__stove_2__effect,
     .own = &actions__transfer__raw_apple__stove_1__stove_2__own,
     .world = &actions__transfer__raw_apple__stove_1__stove_2__world, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 1, .ends_at = 2, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__transfer__raw_apple__stove_1__stove_2__arguments}, /* transfer(raw_apple, stove_1, stove_2): from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    {.precondition = {.boxes = actions__transfer__raw_apple__stove_1__hut__precondition__boxes, .count = 1},
     .effect = &actions__transfer__raw_apple__stove_1__hut__effect,
     .own = &actions__transfer__raw_apple__stove_1__hut__own,
     .world = &actions__transfer__raw_apple__stove_1__hut__world, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 1, .ends_at = 0, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__transfer__raw_apple__stove_1__hut__arguments}, /* transfer(raw_apple, stove_1, hut): from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    {.precondition = {.boxes = actions__transfer__raw_apple__stove_2__stove_1__precondition__boxes, .count = 1},
     .effect = &actions__transfer__raw_apple__stove_2__stove_1__effect,
     .own = &actions__transfer__raw_apple__stove_2__stove_1__own,
     .world = &actions__transfer__raw_apple__stove_2__stove_1__world, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 2, .ends_at = 1, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__transfer__raw_apple__stove_2__stove_1__arguments}, /* transfer(raw_apple, stove_2, stove_1): from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    {.precondition = {.boxes = actions__transfer__raw_apple__stove_2__hut__precondition__boxes, .count = 1},
     .effect = &actions__transfer__raw_apple__stove_2__hut__effect,
     .own = &actions__transfer__raw_apple__stove_2__hut__own,
     .world = &actions__transfer__raw_apple__stove_2__hut__world, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 2, .ends_at = 0, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__transfer__raw_apple__stove_2__hut__arguments}, /* transfer(raw_apple, stove_2, hut): from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    {.precondition = {.boxes = actions__transfer__raw_apple__hut__stove_1__precondition__boxes, .count = 1},
     .effect = &actions__transfer__raw_apple__hut__stove_1__effect,
     .own = &actions__transfer__raw_apple__hut__stove_1__own,
     .world = &actions__transfer__raw_apple__hut__stove_1__world, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 1, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__transfer__raw_apple__hut__stove_1__arguments}, /* transfer(raw_apple, hut, stove_1): from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    {.precondition = {.boxes = actions__transfer__raw_apple__hut__stove_2__precondition__boxes, .count = 1},
     .effect = &actions__transfer__raw_apple__hut__stove_2__effect,
     .own = &actions__transfer__raw_apple__hut__stove_2__own,
     .world = &actions__transfer__raw_apple__hut__stove_2__world, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 2, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__transfer__raw_apple__hut__stove_2__arguments}, /* transfer(raw_apple, hut, stove_2): from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    {.precondition = {.boxes = actions__transfer__roast_apple__stove_1__stove_2__precondition__boxes, .count = 1},
     .effect = &actions__transfer__roast_apple__stove_1__stove_2__effect,
     .own = &actions__transfer__roast_apple__stove_1__stove_2__own,
     .world = &actions__transfer__roast_apple__stove_1__stove_2__world, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 1, .ends_at = 2, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__transfer__roast_apple__stove_1__stove_2__arguments}, /* transfer(roast_apple, stove_1, stove_2): from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    {.precondition = {.boxes = actions__transfer__roast_apple__stove_1__hut__precondition__boxes, .count = 1},
     .effect = &actions__transfer__roast_apple__stove_1__hut__effect,
     .own = &actions__transfer__roast_apple__stove_1__hut__own,
     .world = &actions__transfer__roast_apple__stove_1__hut__world, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 1, .ends_at = 0, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__transfer__roast_apple__stove_1__hut__arguments}, /* transfer(roast_apple, stove_1, hut): from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    {.precondition = {.boxes = actions__transfer__roast_apple__stove_2__stove_1__precondition__boxes, .count = 1},
     .effect = &actions__transfer__roast_apple__stove_2__stove_1__effect,
     .own = &actions__transfer__roast_apple__stove_2__stove_1__own,
     .world = &actions__transfer__roast_apple__stove_2__stove_1__world, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 2, .ends_at = 1, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__transfer__roast_apple__stove_2__stove_1__arguments}, /* transfer(roast_apple, stove_2, stove_1): from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    {.precondition = {.boxes = actions__transfer__roast_apple__stove_2__hut__precondition__boxes, .count = 1},
     .effect = &actions__transfer__roast_apple__stove_2__hut__effect,
     .own = &actions__transfer__roast_apple__stove_2__hut__own,
     .world = &actions__transfer__roast_apple__stove_2__hut__world, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 2, .ends_at = 0, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__transfer__roast_apple__stove_2__hut__arguments}, /* transfer(roast_apple, stove_2, hut): from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    {.precondition = {.boxes = actions__transfer__roast_apple__hut__stove_1__precondition__boxes, .count = 1},
     .effect = &actions__transfer__roast_apple__hut__stove_1__effect,
     .own = &actions__transfer__roast_apple__hut__stove_1__own,
     .world = &actions__transfer__roast_apple__hut__stove_1__world, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 1, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__transfer__roast_apple__hut__stove_1__arguments}, /* transfer(roast_apple, hut, stove_1): from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    {.precondition = {.boxes = actions__transfer__roast_apple__hut__stove_2__precondition__boxes, .count = 1},
     .effect = &actions__transfer__roast_apple__hut__stove_2__effect,
     .own = &actions__transfer__roast_apple__hut__stove_2__own,
     .world = &actions__transfer__roast_apple__hut__stove_2__world, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 2, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__transfer__roast_apple__hut__stove_2__arguments}, /* transfer(roast_apple, hut, stove_2): from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    {.precondition = {.boxes = actions__cook__stove_1__precondition__boxes, .count = 1},
     .effect = &actions__cook__stove_1__effect, .own = &actions__cook__stove_1__own,
     .world = &actions__cook__stove_1__world, .duration = 4000, .timeout = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_COOK, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 1, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__cook__stove_1__arguments}, /* cook(stove_1): stock(s, raw_apple) >= 1, stock(s, roast_apple) <= 7 */
    {.precondition = {.boxes = actions__cook__stove_2__precondition__boxes, .count = 1},
     .effect = &actions__cook__stove_2__effect, .own = &actions__cook__stove_2__own,
     .world = &actions__cook__stove_2__world, .duration = 4000, .timeout = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_COOK, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 2, .ends_at = 2, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__cook__stove_2__arguments}, /* cook(stove_2): stock(s, raw_apple) >= 1, stock(s, roast_apple) <= 7 */
};

static const GG_ROM uint64_t agent_types__worker__heuristics__0__actions[] = {UINT64_C(0xfffe)};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__0__digits__0__values[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__0__digits__1__values[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__0__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__worker__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__worker__heuristics__0__tables__0__digits__0__values, .word = 1, .shift = 0},
    {.values = agent_types__worker__heuristics__0__tables__0__digits__1__values, .word = 1, .shift = 5},
    {.values = agent_types__worker__heuristics__0__tables__0__digits__2__values, .word = 1, .shift = 20},
};
static const GG_ROM uint8_t agent_types__worker__heuristics__0__tables__0__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__worker__heuristics__0__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__1__digits__0__values[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__1__digits__1__values[] = {0, 729, 1458, 2187, 2916, 3645, 4374, 5103, 5832, 6561, 7290, 8019, 8748, 9477, 10206, 10935};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__1__digits__2__values[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__1__digits__3__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__worker__heuristics__0__tables__1__digits[] = {
    {.values = agent_types__worker__heuristics__0__tables__1__digits__0__values, .word = 1, .shift = 5},
    {.values = agent_types__worker__heuristics__0__tables__1__digits__1__values, .word = 1, .shift = 10},
    {.values = agent_types__worker__heuristics__0__tables__1__digits__2__values, .word = 1, .shift = 15},
    {.values = agent_types__worker__heuristics__0__tables__1__digits__3__values, .word = 1, .shift = 25},
};
static const GG_ROM uint8_t agent_types__worker__heuristics__0__tables__1__entries[] = {
    11, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 10, 8, 8, 8, 8, 8, 8, 8, 8, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 9, 7, 7, 7, 7, 7,
    7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 8, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 7, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 4, 4,
    4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 2, 2, 2, 2, 2, 2, 2, 2,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    3, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__worker__heuristics__0__tables__1__distances[] = {
    UINT64_C(0x550055), UINT64_C(0x560056), UINT64_C(0x570057), UINT64_C(0x580058),
    UINT64_C(0x590059), UINT64_C(0x5a005a), UINT64_C(0x5b005b), UINT64_C(0x5c005c),
    UINT64_C(0x5d005d), UINT64_C(0x5e005e), UINT64_C(0x5f005f), UINT64_C(0x600060),
};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__2__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__worker__heuristics__0__tables__2__digits[] = {
    {.values = agent_types__worker__heuristics__0__tables__2__digits__0__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__worker__heuristics__0__tables__2__entries[] = {8, 7, 6, 5, 4, 3, 2, 1, 0};
static const GG_ROM uint64_t agent_types__worker__heuristics__0__tables__2__distances[] = {
    UINT64_C(0x0), UINT64_C(0x20002), UINT64_C(0x40004), UINT64_C(0x60006),
    UINT64_C(0x80008), UINT64_C(0xa000a), UINT64_C(0xc000c), UINT64_C(0xe000e),
    UINT64_C(0x100010),
};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__3__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__worker__heuristics__0__tables__3__digits[] = {
    {.values = agent_types__worker__heuristics__0__tables__3__digits__0__values, .word = 1, .shift = 20},
};
static const GG_ROM uint8_t agent_types__worker__heuristics__0__tables__3__entries[] = {8, 7, 6, 5, 4, 3, 2, 1, 0};
static const GG_ROM uint64_t agent_types__worker__heuristics__0__tables__3__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0x60006), UINT64_C(0x70007),
    UINT64_C(0x80008),
};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__4__digits__0__values[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__4__digits__1__values[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__4__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__worker__heuristics__0__tables__4__digits[] = {
    {.values = agent_types__worker__heuristics__0__tables__4__digits__0__values, .word = 1, .shift = 0},
    {.values = agent_types__worker__heuristics__0__tables__4__digits__1__values, .word = 1, .shift = 5},
    {.values = agent_types__worker__heuristics__0__tables__4__digits__2__values, .word = 1, .shift = 20},
};
static const GG_ROM uint8_t agent_types__worker__heuristics__0__tables__4__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__worker__heuristics__0__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__5__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__5__digits__1__values[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__5__digits__2__values[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t agent_types__worker__heuristics__0__tables__5__digits__3__values[] = {0, 729, 1458, 2187, 2916, 3645, 4374, 5103, 5832, 6561, 7290, 8019, 8748, 9477, 10206, 10935};
static const GG_ROM gg_index_digit agent_types__worker__heuristics__0__tables__5__digits[] = {
    {.values = agent_types__worker__heuristics__0__tables__5__digits__0__values, .word = 1, .shift = 0},
    {.values = agent_types__worker__heuristics__0__tables__5__digits__1__values, .word = 1, .shift = 5},
    {.values = agent_types__worker__heuristics__0__tables__5__digits__2__values, .word = 1, .shift = 15},
    {.values = agent_types__worker__heuristics__0__tables__5__digits__3__values, .word = 1, .shift = 25},
};
static const GG_ROM uint8_t agent_types__worker__heuristics__0__tables__5__entries[] = {
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__worker__heuristics__0__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM gg_distance_table agent_types__worker__heuristics__0__tables[] = {
    {.digits = agent_types__worker__heuristics__0__tables__0__digits,
     .entries = agent_types__worker__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__worker__heuristics__0__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 729,
     .mask = {2013329280, 0}, .digit_count = 3, .ends_sum = true},
    {.digits = agent_types__worker__heuristics__0__tables__1__digits,
     .entries = agent_types__worker__heuristics__0__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__worker__heuristics__0__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 6561, .mask = {64942095, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__worker__heuristics__0__tables__2__digits,
     .entries = agent_types__worker__heuristics__0__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__worker__heuristics__0__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 9, .mask = {1920, 0},
     .digit_count = 1, .ends_sum = false},
    {.digits = agent_types__worker__heuristics__0__tables__3__digits,
     .entries = agent_types__worker__heuristics__0__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__worker__heuristics__0__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x750075), .size = 9,
     .mask = {2013265920, 0}, .digit_count = 1, .ends_sum = true},
    {.digits = agent_types__worker__heuristics__0__tables__4__digits,
     .entries = agent_types__worker__heuristics__0__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__worker__heuristics__0__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 729,
     .mask = {2013329280, 0}, .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__worker__heuristics__0__tables__5__digits,
     .entries = agent_types__worker__heuristics__0__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__worker__heuristics__0__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 6561, .mask = {62977935, 0},
     .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__worker__heuristics__0__policy__nodes[] = {
    {0, 1, 24}, {1, 2, 24}, {2, 3, 24}, {3, 4, 24}, {4, 5, 28}, {5, 6, 28},
    {6, 7, 28}, {7, 8, 28}, {8, 9, 29}, {9, 10, 29}, {10, 11, 29}, {11, 12, 29},
    {12, 13, 30}, {13, 14, 30}, {14, 15, 30}, {15, 16, 30}, {16, 17, 26}, {17, 18, 26},
    {18, 19, 26}, {19, 20, 26}, {20, 21, 27}, {21, 22, 27}, {22, 23, 27}, {23, 25, 27},
};
static const GG_ROM gg_policy_test agent_types__worker__heuristics__0__policy__tests[] = {
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x40000), .word = 1},
    {.mask = UINT64_C(0x20000), .word = 1},
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x10000000), .word = 1},
    {.mask = UINT64_C(0x8000000), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x2000000), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x2000), .word = 1},
    {.mask = UINT64_C(0x1000), .word = 1},
    {.mask = UINT64_C(0x800), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x800000), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x100000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__worker__heuristics__0__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 20}, /* collect */
    {.action = 4, .from = 12}, /* transfer(raw_apple, stove_2, stove_1) */
    {.action = 6, .from = 12}, /* transfer(raw_apple, hut, stove_1) */
    {.action = 10, .from = 0}, /* transfer(roast_apple, stove_2, stove_1) */
    {.action = 12, .from = 0}, /* transfer(roast_apple, hut, stove_1) */
    {.action = 14, .from = 0}, /* cook(stove_1) */
};
static const GG_ROM gg_policy agent_types__worker__heuristics__0__policy = {.nodes = agent_types__worker__heuristics__0__policy__nodes,
     .tests = agent_types__worker__heuristics__0__policy__tests,
     .leaves = agent_types__worker__heuristics__0__policy__leaves, .invariants = NULL,
     .node_count = 24, .test_count = 24, .leaf_count = 7, .invariant_count = 0, .longest = 3};
static const GG_ROM uint64_t agent_types__worker__heuristics__0__wake_mask[] = {UINT64_C(0x0), UINT64_C(0x1ef7bdef)};
static const GG_ROM gg_heuristic agent_types__worker__heuristics__0 = {.actions = agent_types__worker__heuristics__0__actions,
     .tables = agent_types__worker__heuristics__0__tables, .groups = NULL,
     .policy = &agent_types__worker__heuristics__0__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__worker__heuristics__0__wake_mask, .table_count = 6, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__worker__heuristics__1__actions[] = {UINT64_C(0xfffe)};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__0__digits__0__values[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__0__digits__1__values[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__0__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__worker__heuristics__1__tables__0__digits[] = {
    {.values = agent_types__worker__heuristics__1__tables__0__digits__0__values, .word = 1, .shift = 10},
    {.values = agent_types__worker__heuristics__1__tables__0__digits__1__values, .word = 1, .shift = 15},
    {.values = agent_types__worker__heuristics__1__tables__0__digits__2__values, .word = 1, .shift = 20},
};
static const GG_ROM uint8_t agent_types__worker__heuristics__1__tables__0__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__worker__heuristics__1__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__1__digits__0__values[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__1__digits__1__values[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__1__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__worker__heuristics__1__tables__1__digits[] = {
    {.values = agent_types__worker__heuristics__1__tables__1__digits__0__values, .word = 1, .shift = 10},
    {.values = agent_types__worker__heuristics__1__tables__1__digits__1__values, .word = 1, .shift = 15},
    {.values = agent_types__worker__heuristics__1__tables__1__digits__2__values, .word = 1, .shift = 20},
};
static const GG_ROM uint8_t agent_types__worker__heuristics__1__tables__1__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__worker__heuristics__1__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__2__digits__0__values[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__2__digits__1__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__2__digits__2__values[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__2__digits__3__values[] = {0, 729, 1458, 2187, 2916, 3645, 4374, 5103, 5832, 6561, 7290, 8019, 8748, 9477, 10206, 10935};
static const GG_ROM gg_index_digit agent_types__worker__heuristics__1__tables__2__digits[] = {
    {.values = agent_types__worker__heuristics__1__tables__2__digits__0__values, .word = 1, .shift = 5},
    {.values = agent_types__worker__heuristics__1__tables__2__digits__1__values, .word = 1, .shift = 10},
    {.values = agent_types__worker__heuristics__1__tables__2__digits__2__values, .word = 1, .shift = 15},
    {.values = agent_types__worker__heuristics__1__tables__2__digits__3__values, .word = 1, .shift = 25},
};
static const GG_ROM uint8_t agent_types__worker__heuristics__1__tables__2__entries[] = {
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__worker__heuristics__1__tables__2__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__3__digits__0__values[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__3__digits__1__values[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__3__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__worker__heuristics__1__tables__3__digits[] = {
    {.values = agent_types__worker__heuristics__1__tables__3__digits__0__values, .word = 1, .shift = 5},
    {.values = agent_types__worker__heuristics__1__tables__3__digits__1__values, .word = 1, .shift = 15},
    {.values = agent_types__worker__heuristics__1__tables__3__digits__2__values, .word = 1, .shift = 25},
};
static const GG_ROM uint8_t agent_types__worker__heuristics__1__tables__3__entries[] = {
    2, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__worker__heuristics__1__tables__3__distances[] = {UINT64_C(0x4d004d), UINT64_C(0x4e004e), UINT64_C(0x500050)};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__4__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__worker__heuristics__1__tables__4__digits[] = {
    {.values = agent_types__worker__heuristics__1__tables__4__digits__0__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__worker__heuristics__1__tables__4__entries[] = {8, 7, 6, 5, 4, 3, 2, 1, 0};
static const GG_ROM uint64_t agent_types__worker__heuristics__1__tables__4__distances[] = {
    UINT64_C(0x0), UINT64_C(0x20002), UINT64_C(0x40004), UINT64_C(0x60006),
    UINT64_C(0x80008), UINT64_C(0xa000a), UINT64_C(0xc000c), UINT64_C(0xe000e),
    UINT64_C(0x100010),
};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__5__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__worker__heuristics__1__tables__5__digits[] = {
    {.values = agent_types__worker__heuristics__1__tables__5__digits__0__values, .word = 1, .shift = 10},
};
static const GG_ROM uint8_t agent_types__worker__heuristics__1__tables__5__entries[] = {8, 7, 6, 5, 4, 3, 2, 1, 0};
static const GG_ROM uint64_t agent_types__worker__heuristics__1__tables__5__distances[] = {
    UINT64_C(0x0), UINT64_C(0x20002), UINT64_C(0x40004), UINT64_C(0x60006),
    UINT64_C(0x80008), UINT64_C(0xa000a), UINT64_C(0xc000c), UINT64_C(0xe000e),
    UINT64_C(0x100010),
};
static const GG_ROM uint16_t agent_types__worker__heuristics__1__tables__6__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__worker__heuristics__1__tables__6__digits[] = {
    {.values = agent_types__worker__heuristics__1__tables__6__digits__0__values, .word = 1, .shift = 20},
};
static const GG_ROM uint8_t agent_types__worker__heuristics__1__tables__6__entries[] = {8, 7, 6, 5, 4, 3, 2, 1, 0};
static const GG_ROM uint64_t agent_types__worker__heuristics__1__tables__6__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0x60006), UINT64_C(0x70007),
    UINT64_C(0x80008),
};
static const GG_ROM gg_distance_table agent_types__worker__heuristics__1__tables[] = {
    {.digits = agent_types__worker__heuristics__1__tables__0__digits,
     .entries = agent_types__worker__heuristics__1__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__worker__heuristics__1__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 729,
     .mask = {2078146560, 0}, .digit_count = 3, .ends_sum = true},
    {.digits = agent_types__worker__heuristics__1__tables__1__digits,
     .entries = agent_types__worker__heuristics__1__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__worker__heuristics__1__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 729,
     .mask = {2078146560, 0}, .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__worker__heuristics__1__tables__2__digits,
     .entries = agent_types__worker__heuristics__1__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__worker__heuristics__1__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 6561, .mask = {64942095, 0},
     .digit_count = 4, .ends_sum = true},
    {.digits = agent_types__worker__heuristics__1__tables__3__digits,
     .entries = agent_types__worker__heuristics__1__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__worker__heuristics__1__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 729, .mask = {62976015, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__worker__heuristics__1__tables__4__digits,
     .entries = agent_types__worker__heuristics__1__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__worker__heuristics__1__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 9, .mask = {1920, 0},
     .digit_count = 1, .ends_sum = false},
    {.digits = agent_types__worker__heuristics__1__tables__5__digits,
     .entries = agent_types__worker__heuristics__1__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__worker__heuristics__1__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 9, .mask = {1966080, 0},
     .digit_count = 1, .ends_sum = false},
    {.digits = agent_types__worker__heuristics__1__tables__6__digits,
     .entries = agent_types__worker__heuristics__1__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__worker__heuristics__1__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x750075), .size = 9,
     .mask = {2013265920, 0}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__worker__heuristics__1__policy__nodes[] = {
    {0, 1, 24}, {1, 2, 24}, {2, 3, 24}, {3, 4, 24}, {4, 5, 28}, {5, 6, 28},
    {6, 7, 28}, {7, 8, 28}, {8, 9, 29}, {9, 10, 29}, {10, 11, 29}, {11, 12, 29},
    {12, 13, 30}, {13, 14, 30}, {14, 15, 30}, {15, 16, 30}, {16, 17, 26}, {17, 18, 26},
    {18, 19, 26}, {19, 20, 26}, {20, 21, 27}, {21, 22, 27}, {22, 23, 27}, {23, 25, 27},
};
static const GG_ROM gg_policy_test agent_types__worker__heuristics__1__policy__tests[] = {
    {.mask = UINT64_C(0x40000), .word = 1},
    {.mask = UINT64_C(0x20000), .word = 1},
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x10000000), .word = 1},
    {.mask = UINT64_C(0x8000000), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x2000000), .word = 1},
    {.mask = UINT64_C(0x2000), .word = 1},
    {.mask = UINT64_C(0x1000), .word = 1},
    {.mask = UINT64_C(0x800), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x800000), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x100000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__worker__heuristics__1__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 20}, /* collect */
    {.action = 2, .from = 12}, /* transfer(raw_apple, stove_1, stove_2) */
    {.action = 7, .from = 12}, /* transfer(raw_apple, hut, stove_2) */
    {.action = 8, .from = 0}, /* transfer(roast_apple, stove_1, stove_2) */
    {.action = 13, .from = 0}, /* transfer(roast_apple, hut, stove_2) */
    {.action = 15, .from = 0}, /* cook(stove_2) */
};
static const GG_ROM gg_policy agent_types__worker__heuristics__1__policy = {.nodes = agent_types__worker__heuristics__1__policy__nodes,
     .tests = agent_types__worker__heuristics__1__policy__tests,
     .leaves = agent_types__worker__heuristics__1__policy__leaves, .invariants = NULL,
     .node_count = 24, .test_count = 24, .leaf_count = 7, .invariant_count = 0, .longest = 3};
static const GG_ROM uint64_t agent_types__worker__heuristics__1__wake_mask[] = {UINT64_C(0x0), UINT64_C(0x1ef7bdef)};
static const GG_ROM gg_heuristic agent_types__worker__heuristics__1 = {.actions = agent_types__worker__heuristics__1__actions,
     .tables = agent_types__worker__heuristics__1__tables, .groups = NULL,
     .policy = &agent_types__worker__heuristics__1__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__worker__heuristics__1__wake_mask, .table_count = 7, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__worker__heuristics__2__actions[] = {UINT64_C(0x1)};
static const GG_ROM uint16_t agent_types__worker__heuristics__2__tables__0__digits__0__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__worker__heuristics__2__tables__0__digits[] = {
    {.values = agent_types__worker__heuristics__2__tables__0__digits__0__values, .word = 0, .shift = 4},
};
static const GG_ROM uint8_t agent_types__worker__heuristics__2__tables__0__entries[] = {1, 0};
static const GG_ROM uint64_t agent_types__worker__heuristics__2__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint8_t agent_types__worker__heuristics__2__tables__0__policy[] = {0, 1};
static const GG_ROM gg_table_step agent_types__worker__heuristics__2__tables__0__moves[] = {
    {.action = 0, .offset = 1}, /* make_fire */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__worker__heuristics__2__tables[] = {
    {.digits = agent_types__worker__heuristics__2__tables__0__digits,
     .entries = agent_types__worker__heuristics__2__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__worker__heuristics__2__tables__0__distances,
     .policy = agent_types__worker__heuristics__2__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__worker__heuristics__2__tables__0__moves, .base = UINT64_C(0x0),
     .size = 2, .mask = {16, 0}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__worker__heuristics__2__wake_mask[] = {UINT64_C(0x10), UINT64_C(0x0)};
static const GG_ROM gg_heuristic agent_types__worker__heuristics__2 = {.actions = agent_types__worker__heuristics__2__actions,
     .tables = agent_types__worker__heuristics__2__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__worker__heuristics__2__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__worker__heuristics[] = {
    &agent_types__worker__heuristics__0,
    &agent_types__worker__heuristics__1,
    &agent_types__worker__heuristics__2,
};
static const GG_ROM uint16_t agent_types__worker__goals[] = {
    2, /* be_warm */
};
static const GG_ROM uint64_t agent_types__worker__relevance_mask[] = {UINT64_C(0x10), UINT64_C(0x0)};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__worker__calls, .heuristics = agent_types__worker__heuristics,
     .goals = agent_types__worker__goals, .relevance_mask = agent_types__worker__relevance_mask,
     .goal_count = 1, .task = GG_NONE}, /* worker */
};

static const GG_ROM gg_point places__points[] = {
    {.x = 4000, .y = 0}, /* hut */
    {.x = 2000, .y = 0}, /* stove_1 */
    {.x = 6000, .y = 0}, /* stove_2 */
    {.x = 0, .y = 0}, /* gate */
};
static const GG_ROM uint16_t places__symbols[] = {
    ORCHARD_HUT, /* hut */
    ORCHARD_STOVE_1, /* stove_1 */
    ORCHARD_STOVE_2, /* stove_2 */
    ORCHARD_GATE, /* gate */
};
static const GG_ROM gg_places places__row = {.walking = &gg_walking, .points = places__points,
     .symbols = places__symbols, .within = NULL, .leg_costs = NULL, .speed = 1000, .fact = 6,
     .count = 4,
     .offsets = {.agent_walk = offsetof(orchard_agent, walk), .world_points = offsetof(orchard_world, points)}};

static const GG_ROM gg_wants wants__row = {.wanting = &gg_wanting,
     .offsets = {.agent_wants = offsetof(orchard_agent, wants),
     .agent_want_flags = offsetof(orchard_agent, want_flags),
     .agent_want_ranges = offsetof(orchard_agent, want_ranges)}};

static const GG_ROM uint64_t claims__0__users[] = {UINT64_C(0x405c)};
static const GG_ROM uint64_t claims__1__users[] = {UINT64_C(0x5700)};
static const GG_ROM uint64_t claims__2__users[] = {UINT64_C(0x80b4)};
static const GG_ROM uint64_t claims__3__users[] = {UINT64_C(0xad00)};
static const GG_ROM uint64_t claims__4__users[] = {UINT64_C(0xea)};
static const GG_ROM uint64_t claims__5__users[] = {UINT64_C(0x3a00)};
static const GG_ROM gg_claimed_fact claims__all[] = {
    {.users = claims__0__users, .fact = 0, .traits = 5}, /* stock(stove_1, raw_apple) */
    {.users = claims__1__users, .fact = 1, .traits = 5}, /* stock(stove_1, roast_apple) */
    {.users = claims__2__users, .fact = 2, .traits = 5}, /* stock(stove_2, raw_apple) */
    {.users = claims__3__users, .fact = 3, .traits = 5}, /* stock(stove_2, roast_apple) */
    {.users = claims__4__users, .fact = 4, .traits = 5}, /* stock(hut, raw_apple) */
    {.users = claims__5__users, .fact = 5, .traits = 5}, /* stock(hut, roast_apple) */
};
static const GG_ROM gg_claim claims__of_actions__collect[] = {
    {.amount = 1, .place = 4, .kind = GG_ADDS, .more = false}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_claim claims__of_actions__transfer__raw_apple__stove_1__stove_2[] = {
    {.amount = 1, .place = 0, .kind = GG_TAKES, .more = true}, /* stock(stove_1, raw_apple) */
    {.amount = 1, .place = 2, .kind = GG_ADDS, .more = false}, /* stock(stove_2, raw_apple) */
};
static const GG_ROM gg_claim claims__of_actions__transfer__raw_apple__stove_1__hut[] = {
    {.amount = 1, .place = 0, .kind = GG_TAKES, .more = true}, /* stock(stove_1, raw_apple) */
    {.amount = 1, .place = 4, .kind = GG_ADDS, .more = false}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_claim claims__of_actions__transfer__raw_apple__stove_2__stove_1[] = {
    {.amount = 1, .place = 2, .kind = GG_TAKES, .more = true}, /* stock(stove_2, raw_apple) */
    {.amount = 1, .place = 0, .kind = GG_ADDS, .more = false}, /* stock(stove_1, raw_apple) */
};
static const GG_ROM gg_claim claims__of_actions__transfer__raw_apple__stove_2__hut[] = {
    {.amount = 1, .place = 2, .kind = GG_TAKES, .more = true}, /* stock(stove_2, raw_apple) */
    {.amount = 1, .place = 4, .kind = GG_ADDS, .more = false}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_claim claims__of_actions__transfer__raw_apple__hut__stove_1[] = {
    {.amount = 1, .place = 4, .kind = GG_TAKES, .more = true}, /* stock(hut, raw_apple) */
    {.amount = 1, .place = 0, .kind = GG_ADDS, .more = false}, /* stock(stove_1, raw_apple) */
};
static const GG_ROM gg_claim claims__of_actions__transfer__raw_apple__hut__stove_2[] = {
    {.amount = 1, .place = 4, .kind = GG_TAKES, .more = true}, /* stock(hut, raw_apple) */
    {.amount = 1, .place = 2, .kind = GG_ADDS, .more = false}, /* stock(stove_2, raw_apple) */
};
static const GG_ROM gg_claim claims__of_actions__transfer__roast_apple__stove_1__stove_2[] = {
    {.amount = 1, .place = 1, .kind = GG_TAKES, .more = true}, /* stock(stove_1, roast_apple) */
    {.amount = 1, .place = 3, .kind = GG_ADDS, .more = false}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_claim claims__of_actions__transfer__roast_apple__stove_1__hut[] = {
    {.amount = 1, .place = 1, .kind = GG_TAKES, .more = true}, /* stock(stove_1, roast_apple) */
    {.amount = 1, .place = 5, .kind = GG_ADDS, .more = false}, /* stock(hut, roast_apple) */
};
static const GG_ROM gg_claim claims__of_actions__transfer__roast_apple__stove_2__stove_1[] = {
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = true}, /* stock(stove_2, roast_apple) */
    {.amount = 1, .place = 1, .kind = GG_ADDS, .more = false}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_claim claims__of_actions__transfer__roast_apple__stove_2__hut[] = {
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = true}, /* stock(stove_2, roast_apple) */
    {.amount = 1, .place = 5, .kind = GG_ADDS, .more = false}, /* stock(hut, roast_apple) */
};
static const GG_ROM gg_claim claims__of_actions__transfer__roast_apple__hut__stove_1[] = {
    {.amount = 1, .place = 5, .kind = GG_TAKES, .more = true}, /* stock(hut, roast_apple) */
    {.amount = 1, .place = 1, .kind = GG_ADDS, .more = false}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_claim claims__of_actions__transfer__roast_apple__hut__stove_2[] = {
    {.amount = 1, .place = 5, .kind = GG_TAKES, .more = true}, /* stock(hut, roast_apple) */
    {.amount = 1, .place = 3, .kind = GG_ADDS, .more = false}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_claim claims__of_actions__cook__stove_1[] = {
    {.amount = 1, .place = 0, .kind = GG_TAKES, .more = true}, /* stock(stove_1, raw_apple) */
    {.amount = 1, .place = 1, .kind = GG_ADDS, .more = false}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_claim claims__of_actions__cook__stove_2[] = {
    {.amount = 1, .place = 2, .kind = GG_TAKES, .more = true}, /* stock(stove_2, raw_apple) */
    {.amount = 1, .place = 3, .kind = GG_ADDS, .more = false}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_claim *const GG_ROM claims__of_actions[] = {
    NULL, /* make_fire */
    claims__of_actions__collect, /* collect */
    claims__of_actions__transfer__raw_apple__stove_1__stove_2, /* transfer(raw_apple, stove_1, stove_2) */
    claims__of_actions__transfer__raw_apple__stove_1__hut, /* transfer(raw_apple, stove_1, hut) */
    claims__of_actions__transfer__raw_apple__stove_2__stove_1, /* transfer(raw_apple, stove_2, stove_1) */
    claims__of_actions__transfer__raw_apple__stove_2__hut, /* transfer(raw_apple, stove_2, hut) */
    claims__of_actions__transfer__raw_apple__hut__stove_1, /* transfer(raw_apple, hut, stove_1) */
    claims__of_actions__transfer__raw_apple__hut__stove_2, /* transfer(raw_apple, hut, stove_2) */
    claims__of_actions__transfer__roast_apple__stove_1__stove_2, /* transfer(roast_apple, stove_1, stove_2) */
    claims__of_actions__transfer__roast_apple__stove_1__hut, /* transfer(roast_apple, stove_1, hut) */
    claims__of_actions__transfer__roast_apple__stove_2__stove_1, /* transfer(roast_apple, stove_2, stove_1) */
    claims__of_actions__transfer__roast_apple__stove_2__hut, /* transfer(roast_apple, stove_2, hut) */
    claims__of_actions__transfer__roast_apple__hut__stove_1, /* transfer(roast_apple, hut, stove_1) */
    claims__of_actions__transfer__roast_apple__hut__stove_2, /* transfer(roast_apple, hut, stove_2) */
    claims__of_actions__cook__stove_1, /* cook(stove_1) */
    claims__of_actions__cook__stove_2, /* cook(stove_2) */
};
static const GG_ROM uint64_t claims__bits[] = {UINT64_C(0x0), UINT64_C(0x1ef7bdef)};
static const GG_ROM gg_claims claims__row = {.claiming = &gg_claiming, .all = claims__all,
     .of_actions = claims__of_actions, .passing = NULL, .bits = claims__bits, .asking_tasks = NULL,
     .offsets = {.agent_planning_state = offsetof(orchard_agent, planning_state),
     .agent_view_snapshot = offsetof(orchard_agent, view_snapshot),
     .agent_refused = offsetof(orchard_agent, refused),
     .agent_released = offsetof(orchard_agent, released),
     .agent_numbers = offsetof(orchard_agent, numbers),
     .agent_named = offsetof(orchard_agent, named),
     .world_reservations = offsetof(orchard_world, reservations),
     .world_holders = offsetof(orchard_world, holders),
     .world_turns = offsetof(orchard_world, turns), .world_queues = offsetof(orchard_world, queues)},
     .count = 6};

/* roast(stove_1) */
static const GG_ROM gg_range_test goals__roast__stove_1__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x10842108), .care = UINT64_C(0x1e0)}, /* stock(stove_1, roast_apple) >= 1 */
};
static const GG_ROM gg_box goals__roast__stove_1__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__roast__stove_1__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* roast(stove_2) */
static const GG_ROM gg_range_test goals__roast__stove_2__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8000), .high = UINT64_C(0x10842108), .care = UINT64_C(0x78000)}, /* stock(stove_2, roast_apple) >= 1 */
};
static const GG_ROM gg_box goals__roast__stove_2__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__roast__stove_2__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* be_warm */
static const GG_ROM gg_flag_test goals__be_warm__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10), .want = UINT64_C(0x10)}, /* warm */
};
static const GG_ROM gg_box goals__be_warm__condition__boxes[] = {
    {.flags = goals__be_warm__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__roast__stove_1__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* roast(stove_1): stock(s, roast_apple) >= 1 */
    {.condition = {.boxes = goals__roast__stove_2__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* roast(stove_2): stock(s, roast_apple) >= 1 */
    {.condition = {.boxes = goals__be_warm__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 10, .cooldown = 0,
     .called = false, .keep = false}, /* be_warm: warm */
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
static const GG_ROM gg_tick_hook hooks__settle[] = {
    gg_team_check_booking,
    gg_claims_wake_agent,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__end[] = {
    gg_team_report_agent_status,
    gg_turns_end,
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x11), UINT64_C(0x0)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0), UINT64_C(0x10842108)};

static const GG_ROM uint16_t goal_sources__0__arguments[] = {ORCHARD_STOVE_1, ORCHARD_STOVE_2};
static const GG_ROM gg_goal_source goal_sources__all[] = {
    {.arguments = goal_sources__0__arguments, .first = 0, .count = 2, .parameter_count = 1}, /* roast */
    {.arguments = NULL, .first = 2, .count = 1, .parameter_count = 0}, /* be_warm */
};

static const GG_ROM uint64_t search__conflicts[] = {
    UINT64_C(0xfffe), UINT64_C(0xf5fd), UINT64_C(0xdefb), UINT64_C(0xf5f7),
    UINT64_C(0xebef), UINT64_C(0xf5df), UINT64_C(0xebbf), UINT64_C(0xde7f),
    UINT64_C(0xfe7b), UINT64_C(0xfdd5), UINT64_C(0xfbaf), UINT64_C(0xf7d5),
    UINT64_C(0xefaf), UINT64_C(0xdf7b), UINT64_C(0xbfff), UINT64_C(0x7fff),
    UINT64_C(0x400c), UINT64_C(0x405c), UINT64_C(0x405c), UINT64_C(0x405c),
    UINT64_C(0x405c), UINT64_C(0x405c), UINT64_C(0x405c), UINT64_C(0x405c),
    UINT64_C(0x50), UINT64_C(0x300), UINT64_C(0x5700), UINT64_C(0x5700),
    UINT64_C(0x5700), UINT64_C(0x5700), UINT64_C(0x5700), UINT64_C(0x5700),
    UINT64_C(0x5700), UINT64_C(0x5400), UINT64_C(0x8030), UINT64_C(0x80b4),
    UINT64_C(0x80b4), UINT64_C(0x80b4), UINT64_C(0x80b4), UINT64_C(0x80b4),
    UINT64_C(0x80b4), UINT64_C(0x80b4), UINT64_C(0x84), UINT64_C(0xc00),
    UINT64_C(0xad00), UINT64_C(0xad00), UINT64_C(0xad00), UINT64_C(0xad00),
    UINT64_C(0xad00), UINT64_C(0xad00), UINT64_C(0xad00), UINT64_C(0xa100),
    UINT64_C(0xc0), UINT64_C(0xea), UINT64_C(0xea), UINT64_C(0xea),
    UINT64_C(0xea), UINT64_C(0xea), UINT64_C(0xea), UINT64_C(0xea),
    UINT64_C(0x2a), UINT64_C(0x3000), UINT64_C(0x3a00), UINT64_C(0x3a00),
    UINT64_C(0x3a00), UINT64_C(0x3a00), UINT64_C(0x3a00), UINT64_C(0x3a00),
    UINT64_C(0x3a00), UINT64_C(0xa00), UINT64_C(0xa2a), UINT64_C(0x5450),
    UINT64_C(0xa184), UINT64_C(0x1), UINT64_C(0x0), UINT64_C(0x1),
};
static const GG_ROM gg_search_tables search__row = {.searching = &gg_searching,
     .slicing = &gg_slicing, .regressing = &gg_regressing, .satisficing = &gg_satisficing,
     .stubborn = &gg_stubborn, .filters = NULL, .filtered = NULL, .conflicts = search__conflicts,
     .value_count = 60, .filter_count = 0};

static const GG_ROM uint16_t fact_at__all[] = {
    6, 6, 6, 6, 7, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    0, 0, 0, 0, 65535, 1, 1, 1, 1, 65535, 2, 2, 2, 2, 65535, 3,
    3, 3, 3, 65535, 4, 4, 4, 4, 65535, 5, 5, 5, 5, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};


const GG_ROM gg_domain orchard_domain = {
    .word_count = 2,
    .flag_words = 1,
    .fact_count = 8,
    .action_count = 16,
    .task_count = 0,
    .agent_rule_count = 0,
    .world_rule_count = 0,
    .agent_type_count = 1,
    .goal_count = 3,
    .goal_source_count = 2,
    .subgoal_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 64,
    .watch_limit = 0,
    .want_limit = 4,
    .guards = guards__all,
    .shared = shared__all,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = NULL,
    .pursuit = &gg_pursuit,
    .places = &places__row,
    .wants = &wants__row,
    .claims = &claims__row,
    .senses = NULL,
    .exclusions = NULL,
    .features = NULL,
    .team = &gg_team_member_calls,
    .interrupting = NULL,
    .goals = goals__all,
    .offsets = {.agent_state = offsetof(orchard_agent, state), .agent_snapshot = offsetof(orchard_agent, snapshot),
     .agent_support_mask = offsetof(orchard_agent, support_mask),
     .agent_from = offsetof(orchard_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(orchard_agent, backoffs),
     .agent_plan = offsetof(orchard_agent, plan), .agent_watches = 0,
     .agent_membership = offsetof(orchard_agent, membership),
     .world_state = offsetof(orchard_world, state), .world_timers = 0,
     .agent_bytes = sizeof(orchard_agent), .world_bytes = sizeof(orchard_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__settle,
     .look = hooks__begin, .start = hooks__begin, .end = hooks__end},
    .format = &gg_format_26,
    .fingerprint = 2831132214,
    .saved_fingerprint = (uint32_t)(UINT32_C(2831132214) +
        UINT32_C(31) * offsetof(orchard_agent, state) +
        UINT32_C(961) * offsetof(orchard_agent, snapshot) +
        UINT32_C(29791) * offsetof(orchard_agent, support_mask) +
        UINT32_C(923521) * offsetof(orchard_agent, from) +
        UINT32_C(887503681) * offsetof(orchard_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(orchard_agent, plan) +
        UINT32_C(129082719) * offsetof(orchard_agent, walk) +
        UINT32_C(4001564289) * offsetof(orchard_agent, membership) +
        UINT32_C(3789408671) * offsetof(orchard_agent, wants) +
        UINT32_C(1507551809) * offsetof(orchard_agent, want_flags) +
        UINT32_C(3784433119) * offsetof(orchard_agent, want_ranges) +
        UINT32_C(1353309697) * offsetof(orchard_agent, planning_state) +
        UINT32_C(3297894943) * offsetof(orchard_agent, view_snapshot) +
        UINT32_C(3450495425) * offsetof(orchard_agent, refused) +
        UINT32_C(3886143071) * offsetof(orchard_agent, released) +
        UINT32_C(211350913) * offsetof(orchard_agent, numbers) +
        UINT32_C(2256911007) * offsetof(orchard_agent, named) +
        UINT32_C(1725480897) * offsetof(orchard_world, state) +
        UINT32_C(329765761) * offsetof(orchard_world, points) +
        UINT32_C(1632803999) * offsetof(orchard_world, reservations) +
        UINT32_C(3372283713) * offsetof(orchard_world, holders) +
        UINT32_C(1461579999) * offsetof(orchard_world, turns) +
        UINT32_C(2359307009) * offsetof(orchard_world, queues)),
    .start = start__all,
    .tops = tops__all,
    .applied = NULL,
    .goal_sources = goal_sources__all,
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
    .bounding = &gg_bounding,
    .keeping = NULL,
    .world_ruling = NULL,
    .timing = &gg_timing,
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};
static const GG_ROM gg_team_work work__all[] = {
    {.skill = GG_NONE, .facility = 3}, /* make_fire */
    {.skill = 0, .facility = 0}, /* collect */
    {.skill = GG_NONE, .facility = GG_NONE}, /* transfer(raw_apple, stove_1, stove_2) */
    {.skill = GG_NONE, .facility = GG_NONE}, /* transfer(raw_apple, stove_1, hut) */
    {.skill = GG_NONE, .facility = GG_NONE}, /* transfer(raw_apple, stove_2, stove_1) */
    {.skill = GG_NONE, .facility = GG_NONE}, /* transfer(raw_apple, stove_2, hut) */
    {.skill = GG_NONE, .facility = GG_NONE}, /* transfer(raw_apple, hut, stove_1) */
    {.skill = GG_NONE, .facility = GG_NONE}, /* transfer(raw_apple, hut, stove_2) */
    {.skill = GG_NONE, .facility = GG_NONE}, /* transfer(roast_apple, stove_1, stove_2) */
    {.skill = GG_NONE, .facility = GG_NONE}, /* transfer(roast_apple, stove_1, hut) */
    {.skill = GG_NONE, .facility = GG_NONE}, /* transfer(roast_apple, stove_2, stove_1) */
    {.skill = GG_NONE, .facility = GG_NONE}, /* transfer(roast_apple, stove_2, hut) */
    {.skill = GG_NONE, .facility = GG_NONE}, /* transfer(roast_apple, hut, stove_1) */
    {.skill = GG_NONE, .facility = GG_NONE}, /* transfer(roast_apple, hut, stove_2) */
    {.skill = 1, .facility = 1}, /* cook(stove_1) */
    {.skill = 1, .facility = 2}, /* cook(stove_2) */
};

static const GG_ROM uint16_t capacities__all[] = {
    65535, /* hut */
    1, /* stove_1 */
    1, /* stove_2 */
    65535, /* gate */
};


const GG_ROM gg_team_tables orchard_team_tables = {
    .domain = &orchard_domain,
    .work = work__all,
    .capacities = capacities__all,
    .priority = 5,
    .skill_count = 2,
    .queue = 3,
    .sum = false,
};

orchard_agent_activity orchard_agent_doing(const orchard_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {0, 0, 3, 1}; /* by action: its parameters */
    orchard_agent_activity doing = {ORCHARD_ACTION_NONE, {ORCHARD_STOVE_1}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = &orchard_domain.actions[number];
    doing.action = (orchard_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (orchard_symbol)action->arguments[i];
    return doing;
}

uint16_t orchard_goal_number(orchard_goal goal, const orchard_symbol *arguments)
{
    uint16_t symbols[1] = {0};
    if ((size_t)goal >= orchard_domain.goal_source_count)
        return GG_NONE;
    for (uint16_t i = 0; i < orchard_domain.goal_sources[goal].parameter_count; i++)
        symbols[i] = (uint16_t)arguments[i];
    return gg_goal_find(&orchard_domain, (uint16_t)goal, symbols);
}

orchard_agent_pursuit orchard_agent_pursuing(const orchard_agent *agent)
{
    orchard_agent_pursuit pursuit = {ORCHARD_GOAL_NONE, {ORCHARD_STOVE_1}};
    const GG_ROM uint16_t *arguments;
    uint16_t goal = gg_goal_source_of(&orchard_domain, agent->core.goal, &arguments);
    if (goal == GG_NONE)
        return pursuit;
    pursuit.goal = (orchard_goal)goal;
    for (uint16_t i = 0; i < orchard_domain.goal_sources[goal].parameter_count; i++)
        pursuit.arguments[i] = (orchard_symbol)arguments[i];
    return pursuit;
}

const char *orchard_symbol_name(orchard_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "stove_1",
        "stove_2",
        "hut",
        "raw_apple",
        "roast_apple",
        "gate",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

