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
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("make_fire"), GG_TEXT("collect"), GG_TEXT("transfer(raw_apple, stove_1, stove_2)"),
    GG_TEXT("transfer(raw_apple, stove_1, hut)"), GG_TEXT("transfer(raw_apple, stove_2, stove_1)"),
    GG_TEXT("transfer(raw_apple, stove_2, hut)"), GG_TEXT("transfer(raw_apple, hut, stove_1)"),
    GG_TEXT("transfer(raw_apple, hut, stove_2)"),
    GG_TEXT("transfer(roast_apple, stove_1, stove_2)"),
    GG_TEXT("transfer(roast_apple, stove_1, hut)"),
    GG_TEXT("transfer(roast_apple, stove_2, stove_1)"),
    GG_TEXT("transfer(roast_apple, stove_2, hut)"), GG_TEXT("transfer(roast_apple, hut, stove_1)"),
    GG_TEXT("transfer(roast_apple, hut, stove_2)"), GG_TEXT("cook(stove_1)"),
    GG_TEXT("cook(stove_2)"), GG_TEXT("stock(stove_1, raw_apple)"),
    GG_TEXT("stock(stove_1, roast_apple)"), GG_TEXT("stock(stove_2, raw_apple)"),
    GG_TEXT("stock(stove_2, roast_apple)"), GG_TEXT("stock(hut, raw_apple)"),
    GG_TEXT("stock(hut, roast_apple)"), GG_TEXT("here"), GG_TEXT("warm"), GG_TEXT("hut"),
    GG_TEXT("stove_1"), GG_TEXT("stove_2"), GG_TEXT("gate"), GG_TEXT("roast(stove_1)"),
    GG_TEXT("roast(stove_2)"), GG_TEXT("be_warm"), GG_TEXT("worker"),
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {NULL, 0, 1, 0}, {text__all + 24, 0, 1, 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* stock(stove_1, raw_apple) */
    value_names__all, /* stock(stove_1, roast_apple) */
    value_names__all, /* stock(stove_2, raw_apple) */
    value_names__all, /* stock(stove_2, roast_apple) */
    value_names__all, /* stock(hut, raw_apple) */
    value_names__all, /* stock(hut, roast_apple) */
    value_names__all + 1, /* here */
    value_names__all, /* warm */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("orchard"),
    .facts = text__all + 16,
    .actions = text__all,
    .action_labels = text__all,
    .tasks = NULL,
    .task_labels = NULL,
    .methods = NULL,
    .method_labels = NULL,
    .goals = text__all + 28,
    .goal_labels = text__all + 28,
    .agent_types = text__all + 31,
    .places = text__all + 24,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0, 0x20002, 0x40004, 0x60006, 0x80008, 0xa000a, 0xc000c, 0xe000e, 0x100010, 0, 0x30003,
    0x60006, 0x90009, 0xc000c, 0xf000f, 0x120012, 0x150015, 0x180018, 0, 0x10001, 0x20002, 0x30003,
    0x40004, 0x50005, 0x60006, 0x70007, 0x80008, 0x100010, 0x120012, 0x140014, 0x160016, 0x180018,
    0x1a001a, 0x1c001c, 0x1e001e, 0x200020, 0, 0x21084210, 0, 0x1ef7bdef, 0x10, 0, 0x11, 0, 0,
    0x10842108, 0xfffe, 1, 0x405c, 0x5700, 0x80b4, 0xad00, 0xea, 0x3a00,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {1, 0, 4, GG_NUMBER, true, 0, 8, 0}, /* stock(stove_1, raw_apple) */
    {1, 5, 4, GG_NUMBER, true, 0, 8, 9}, /* stock(stove_1, roast_apple) */
    {1, 10, 4, GG_NUMBER, true, 0, 8, 18}, /* stock(stove_2, raw_apple) */
    {1, 15, 4, GG_NUMBER, true, 0, 8, 27}, /* stock(stove_2, roast_apple) */
    {1, 20, 4, GG_NUMBER, true, 0, 8, 36}, /* stock(hut, raw_apple) */
    {1, 25, 4, GG_NUMBER, true, 0, 8, 45}, /* stock(hut, roast_apple) */
    {0, 0, 4, GG_SYMBOL, false, 0, 3, 54}, /* here */
    {0, 4, 1, GG_BOOL, false, 0, 1, 58}, /* warm */
};

/* word, low, high, care */
static const GG_ROM gg_range_test range_test__all[] = {
    {1, 0, 0x10742108, 0xf00000}, /* stock(hut, raw_apple) <= 7 */
    {1, 1, 0x10841d08, 0x3c0f}, /* stock(stove_1, raw_apple) >= 1, stock(stove_2, raw_apple) <= 7 */
    {1, 1, 0x10742108, 0xf0000f}, /* stock(stove_1, raw_apple) >= 1, stock(hut, raw_apple) <= 7 */
    {1, 0x400, 0x10842107, 0x3c0f}, /* stock(stove_1, raw_apple) <= 7, stock(stove_2, raw_apple) >= 1 */
    {1, 0x400, 0x10742108, 0xf03c00}, /* stock(stove_2, raw_apple) >= 1, stock(hut, raw_apple) <= 7 */
    {1, 0x100000, 0x10842107, 0xf0000f}, /* stock(stove_1, raw_apple) <= 7, stock(hut, raw_apple) >= 1 */
    {1, 0x100000, 0x10841d08, 0xf03c00}, /* stock(stove_2, raw_apple) <= 7, stock(hut, raw_apple) >= 1 */
    {1, 0x20, 0x1083a108, 0x781e0}, /* stock(stove_1, roast_apple) >= 1, stock(stove_2, roast_apple) <= 7 */
    {1, 0x20, 0xe842108, 0x1e0001e0}, /* stock(stove_1, roast_apple) >= 1, stock(hut, roast_apple) <= 7 */
    {1, 0x8000, 0x108420e8, 0x781e0}, /* stock(stove_1, roast_apple) <= 7, stock(stove_2, roast_apple) >= 1 */
    {1, 0x8000, 0xe842108, 0x1e078000}, /* stock(stove_2, roast_apple) >= 1, stock(hut, roast_apple) <= 7 */
    {1, 0x2000000, 0x108420e8, 0x1e0001e0}, /* stock(stove_1, roast_apple) <= 7, stock(hut, roast_apple) >= 1 */
    {1, 0x2000000, 0x1083a108, 0x1e078000}, /* stock(stove_2, roast_apple) <= 7, stock(hut, roast_apple) >= 1 */
    {1, 1, 0x108420e8, 0x1ef}, /* stock(stove_1, raw_apple) >= 1, stock(stove_1, roast_apple) <= 7 */
    {1, 0x400, 0x1083a108, 0x7bc00}, /* stock(stove_2, raw_apple) >= 1, stock(stove_2, roast_apple) <= 7 */
    {1, 0x20, 0x10842108, 0x1e0}, /* stock(stove_1, roast_apple) >= 1 */
    {1, 0x8000, 0x10842108, 0x78000}, /* stock(stove_2, roast_apple) >= 1 */
};

static const GG_ROM gg_flag_test flag_test__all[] = {
    {.word = 0, .care = 0x10, .want = 0x10}, /* warm */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {NULL, NULL, 0, 0, 0}, {NULL, range_test__all, 0, 1, 0}, {NULL, range_test__all + 1, 0, 1, 0},
    {NULL, range_test__all + 2, 0, 1, 0}, {NULL, range_test__all + 3, 0, 1, 0},
    {NULL, range_test__all + 4, 0, 1, 0}, {NULL, range_test__all + 5, 0, 1, 0},
    {NULL, range_test__all + 6, 0, 1, 0}, {NULL, range_test__all + 7, 0, 1, 0},
    {NULL, range_test__all + 8, 0, 1, 0}, {NULL, range_test__all + 9, 0, 1, 0},
    {NULL, range_test__all + 10, 0, 1, 0}, {NULL, range_test__all + 11, 0, 1, 0},
    {NULL, range_test__all + 12, 0, 1, 0}, {NULL, range_test__all + 13, 0, 1, 0},
    {NULL, range_test__all + 14, 0, 1, 0}, {NULL, range_test__all + 15, 0, 1, 0},
    {NULL, range_test__all + 16, 0, 1, 0}, {flag_test__all, NULL, 1, 0, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xffffffffffffffe0, 0x18}, {0, 0xfffffffffffffff0, 1}, {0, 0xfffffffffffffff0, 4},
    {0, 0xfffffffffffffff0, 2},
};

/* fact, amount */
static const GG_ROM gg_addition addition__all[] = {
    {0, -1}, /* stock(stove_1, raw_apple) */
    {2, 1}, /* stock(stove_2, raw_apple) */
    {0, -1}, /* stock(stove_1, raw_apple) */
    {4, 1}, /* stock(hut, raw_apple) */
    {2, -1}, /* stock(stove_2, raw_apple) */
    {0, 1}, /* stock(stove_1, raw_apple) */
    {2, -1}, /* stock(stove_2, raw_apple) */
    {4, 1}, /* stock(hut, raw_apple) */
    {4, -1}, /* stock(hut, raw_apple) */
    {0, 1}, /* stock(stove_1, raw_apple) */
    {4, -1}, /* stock(hut, raw_apple) */
    {2, 1}, /* stock(stove_2, raw_apple) */
    {1, -1}, /* stock(stove_1, roast_apple) */
    {3, 1}, /* stock(stove_2, roast_apple) */
    {1, -1}, /* stock(stove_1, roast_apple) */
    {5, 1}, /* stock(hut, roast_apple) */
    {3, -1}, /* stock(stove_2, roast_apple) */
    {1, 1}, /* stock(stove_1, roast_apple) */
    {3, -1}, /* stock(stove_2, roast_apple) */
    {5, 1}, /* stock(hut, roast_apple) */
    {5, -1}, /* stock(hut, roast_apple) */
    {1, 1}, /* stock(stove_1, roast_apple) */
    {5, -1}, /* stock(hut, roast_apple) */
    {3, 1}, /* stock(stove_2, roast_apple) */
    {0, -1}, /* stock(stove_1, raw_apple) */
    {1, 1}, /* stock(stove_1, roast_apple) */
    {2, -1}, /* stock(stove_2, raw_apple) */
    {3, 1}, /* stock(stove_2, roast_apple) */
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all, NULL, 1, 0}, {assignment__all + 1, addition__all + 7, 1, 1},
    {assignment__all + 1, NULL, 1, 0}, {NULL, addition__all + 7, 0, 1},
    {assignment__all + 2, addition__all, 1, 2}, {assignment__all + 2, NULL, 1, 0},
    {NULL, addition__all, 0, 2}, {assignment__all + 1, addition__all + 2, 1, 2},
    {NULL, addition__all + 2, 0, 2}, {assignment__all + 3, addition__all + 4, 1, 2},
    {assignment__all + 3, NULL, 1, 0}, {NULL, addition__all + 4, 0, 2},
    {assignment__all + 1, addition__all + 6, 1, 2}, {NULL, addition__all + 6, 0, 2},
    {assignment__all + 3, addition__all + 8, 1, 2}, {NULL, addition__all + 8, 0, 2},
    {assignment__all + 2, addition__all + 10, 1, 2}, {NULL, addition__all + 10, 0, 2},
    {assignment__all + 2, addition__all + 12, 1, 2}, {NULL, addition__all + 12, 0, 2},
    {assignment__all + 1, addition__all + 14, 1, 2}, {NULL, addition__all + 14, 0, 2},
    {assignment__all + 3, addition__all + 16, 1, 2}, {NULL, addition__all + 16, 0, 2},
    {assignment__all + 1, addition__all + 18, 1, 2}, {NULL, addition__all + 18, 0, 2},
    {assignment__all + 3, addition__all + 20, 1, 2}, {NULL, addition__all + 20, 0, 2},
    {assignment__all + 2, addition__all + 22, 1, 2}, {NULL, addition__all + 22, 0, 2},
    {assignment__all + 3, addition__all + 24, 1, 2}, {NULL, addition__all + 24, 0, 2},
    {assignment__all + 2, addition__all + 26, 1, 2}, {NULL, addition__all + 26, 0, 2},
};

static const GG_ROM uint16_t symbol__all[] = {
    ORCHARD_HUT, ORCHARD_STOVE_1, ORCHARD_STOVE_2, ORCHARD_GATE, ORCHARD_RAW_APPLE,
    ORCHARD_STOVE_1, ORCHARD_STOVE_2, ORCHARD_RAW_APPLE, ORCHARD_STOVE_1, ORCHARD_HUT,
    ORCHARD_RAW_APPLE, ORCHARD_STOVE_2, ORCHARD_STOVE_1, ORCHARD_RAW_APPLE, ORCHARD_STOVE_2,
    ORCHARD_HUT, ORCHARD_RAW_APPLE, ORCHARD_HUT, ORCHARD_STOVE_1, ORCHARD_RAW_APPLE, ORCHARD_HUT,
    ORCHARD_STOVE_2, ORCHARD_ROAST_APPLE, ORCHARD_STOVE_1, ORCHARD_STOVE_2, ORCHARD_ROAST_APPLE,
    ORCHARD_STOVE_1, ORCHARD_HUT, ORCHARD_ROAST_APPLE, ORCHARD_STOVE_2, ORCHARD_STOVE_1,
    ORCHARD_ROAST_APPLE, ORCHARD_STOVE_2, ORCHARD_HUT, ORCHARD_ROAST_APPLE, ORCHARD_HUT,
    ORCHARD_STOVE_1, ORCHARD_ROAST_APPLE, ORCHARD_HUT, ORCHARD_STOVE_2,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* make_fire: warm, here = gate */
    {{box__all, 1}, effect__all, effect__all, NULL, 2000, 0, 1, ORCHARD_ACTION_MAKE_FIRE, GG_NONE,
     GG_NONE, 3, 3, false, false, false, NULL}, /* make_fire: none */
/* collect: stock(hut, raw_apple) += 1, here = hut */
    {{box__all + 1, 1}, effect__all + 1, effect__all + 2, effect__all + 3, 4000, 0, 1,
     ORCHARD_ACTION_COLLECT, GG_NONE, GG_NONE, 0, 0, false, false, false, NULL}, /* collect: stock(hut, raw_apple) <= 7 */
/* transfer: stock(from, what) -= 1, stock(to, what) += 1, here = to */
    {{box__all + 2, 1}, effect__all + 4, effect__all + 5, effect__all + 6, 0, 0, 1,
     ORCHARD_ACTION_TRANSFER, GG_NONE, GG_NONE, 1, 2, false, false, false, symbol__all + 4}, /* transfer(raw_apple, stove_1, stove_2): from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    {{box__all + 3, 1}, effect__all + 7, effect__all + 2, effect__all + 8, 0, 0, 1,
     ORCHARD_ACTION_TRANSFER, GG_NONE, GG_NONE, 1, 0, false, false, false, symbol__all + 7}, /* transfer(raw_apple, stove_1, hut) */
    {{box__all + 4, 1}, effect__all + 9, effect__all + 10, effect__all + 11, 0, 0, 1,
     ORCHARD_ACTION_TRANSFER, GG_NONE, GG_NONE, 2, 1, false, false, false, symbol__all + 10}, /* transfer(raw_apple, stove_2, stove_1) */
    {{box__all + 5, 1}, effect__all + 12, effect__all + 2, effect__all + 13, 0, 0, 1,
     ORCHARD_ACTION_TRANSFER, GG_NONE, GG_NONE, 2, 0, false, false, false, symbol__all + 13}, /* transfer(raw_apple, stove_2, hut) */
    {{box__all + 6, 1}, effect__all + 14, effect__all + 10, effect__all + 15, 0, 0, 1,
     ORCHARD_ACTION_TRANSFER, GG_NONE, GG_NONE, 0, 1, false, false, false, symbol__all + 16}, /* transfer(raw_apple, hut, stove_1) */
    {{box__all + 7, 1}, effect__all + 16, effect__all + 5, effect__all + 17, 0, 0, 1,
     ORCHARD_ACTION_TRANSFER, GG_NONE, GG_NONE, 0, 2, false, false, false, symbol__all + 19}, /* transfer(raw_apple, hut, stove_2) */
    {{box__all + 8, 1}, effect__all + 18, effect__all + 5, effect__all + 19, 0, 0, 1,
     ORCHARD_ACTION_TRANSFER, GG_NONE, GG_NONE, 1, 2, false, false, false, symbol__all + 22}, /* transfer(roast_apple, stove_1, stove_2) */
    {{box__all + 9, 1}, effect__all + 20, effect__all + 2, effect__all + 21, 0, 0, 1,
     ORCHARD_ACTION_TRANSFER, GG_NONE, GG_NONE, 1, 0, false, false, false, symbol__all + 25}, /* transfer(roast_apple, stove_1, hut) */
    {{box__all + 10, 1}, effect__all + 22, effect__all + 10, effect__all + 23, 0, 0, 1,
     ORCHARD_ACTION_TRANSFER, GG_NONE, GG_NONE, 2, 1, false, false, false, symbol__all + 28}, /* transfer(roast_apple, stove_2, stove_1) */
    {{box__all + 11, 1}, effect__all + 24, effect__all + 2, effect__all + 25, 0, 0, 1,
     ORCHARD_ACTION_TRANSFER, GG_NONE, GG_NONE, 2, 0, false, false, false, symbol__all + 31}, /* transfer(roast_apple, stove_2, hut) */
    {{box__all + 12, 1}, effect__all + 26, effect__all + 10, effect__all + 27, 0, 0, 1,
     ORCHARD_ACTION_TRANSFER, GG_NONE, GG_NONE, 0, 1, false, false, false, symbol__all + 34}, /* transfer(roast_apple, hut, stove_1) */
    {{box__all + 13, 1}, effect__all + 28, effect__all + 5, effect__all + 29, 0, 0, 1,
     ORCHARD_ACTION_TRANSFER, GG_NONE, GG_NONE, 0, 2, false, false, false, symbol__all + 37}, /* transfer(roast_apple, hut, stove_2) */
/* cook: stock(s, raw_apple) -= 1, stock(s, roast_apple) += 1, here = s */
    {{box__all + 14, 1}, effect__all + 30, effect__all + 10, effect__all + 31, 4000, 0, 1,
     ORCHARD_ACTION_COOK, GG_NONE, GG_NONE, 1, 1, false, false, false, symbol__all + 36}, /* cook(stove_1): stock(s, raw_apple) >= 1, stock(s, roast_apple) <= 7 */
    {{box__all + 15, 1}, effect__all + 32, effect__all + 5, effect__all + 33, 4000, 0, 1,
     ORCHARD_ACTION_COOK, GG_NONE, GG_NONE, 2, 2, false, false, false, symbol__all + 39}, /* cook(stove_2) */
};

static const GG_ROM uint16_t half__all[] = {
    6, 6, 6, 6, 7, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 0, 0, 0, 0, 65535, 1, 1, 1, 1,
    65535, 2, 2, 2, 2, 65535, 3, 3, 3, 3, 65535, 4, 4, 4, 4, 65535, 5, 5, 5, 5, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    14, 15, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 65535, 1, 1, 65535,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all + 128, 1, 0}, {half__all + 128, 1, 5}, {half__all + 128, 1, 10},
    {half__all + 128, 1, 15}, {half__all + 128, 1, 20}, {half__all + 128, 1, 25},
    {half__all + 144, 0, 4},
};

static const GG_ROM uint8_t byte__all[] = {
    8, 7, 6, 5, 4, 3, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
};

/* digits, entries, distances, base, size, mask, digit_count, ends_sum, wide */
static const GG_ROM gg_distance_table table__all[] = {
    {digit__all, byte__all, word__all, 0, 9, {1920, 0}, 1, false, false},
    {digit__all + 1, byte__all, word__all + 9, 0, 9, {61440, 0}, 1, false, false},
    {digit__all + 2, byte__all, word__all, 0, 9, {1966080, 0}, 1, false, false},
    {digit__all + 3, byte__all, word__all + 9, 0, 9, {62914560, 0}, 1, false, false},
    {digit__all + 4, byte__all, word__all + 18, 0, 9, {2013265920, 0}, 1, false, false},
    {digit__all + 5, byte__all, word__all + 27, 0x750075, 9, {15, 0}, 1, true, false},
    {digit__all + 1, byte__all + 9, word__all + 18, 0, 9, {61440, 0}, 1, true, false},
    {digit__all, byte__all, word__all, 0, 9, {1920, 0}, 1, false, false},
    {digit__all + 1, byte__all, word__all + 9, 0, 9, {61440, 0}, 1, false, false},
    {digit__all + 2, byte__all, word__all, 0, 9, {1966080, 0}, 1, false, false},
    {digit__all + 3, byte__all, word__all + 9, 0, 9, {62914560, 0}, 1, false, false},
    {digit__all + 4, byte__all, word__all + 18, 0, 9, {2013265920, 0}, 1, false, false},
    {digit__all + 5, byte__all, word__all + 27, 0x750075, 9, {15, 0}, 1, true, false},
    {digit__all + 3, byte__all + 9, word__all + 18, 0, 9, {62914560, 0}, 1, true, false},
};

/* test, low, high */
static const GG_ROM gg_policy_node policy_node__all[] = {
    {0, 1, 24}, {1, 2, 24}, {2, 3, 24}, {3, 4, 24}, {4, 5, 25}, {5, 6, 25}, {6, 7, 25}, {7, 8, 25},
    {8, 9, 26}, {9, 10, 26}, {10, 11, 26}, {11, 12, 26}, {12, 13, 27}, {13, 14, 27}, {14, 15, 27},
    {15, 16, 27}, {16, 17, 28}, {17, 18, 28}, {18, 19, 28}, {19, 20, 28}, {20, 21, 29},
    {21, 22, 29}, {22, 23, 29}, {23, 30, 29}, {4, 1, 24}, {5, 2, 24}, {6, 3, 24}, {7, 4, 24},
    {0, 5, 25}, {1, 6, 25}, {2, 7, 25}, {3, 8, 25}, {8, 9, 26}, {9, 10, 26}, {10, 11, 26},
    {11, 12, 26}, {16, 13, 27}, {17, 14, 27}, {18, 15, 27}, {19, 16, 27}, {12, 17, 28},
    {13, 18, 28}, {14, 19, 28}, {15, 20, 28}, {20, 21, 29}, {21, 22, 29}, {22, 23, 29},
    {23, 30, 29},
};

/* mask, word */
static const GG_ROM gg_policy_test policy_test__all[] = {
    {0x100, 1}, {0x80, 1}, {0x40, 1}, {0x20, 1}, {0x40000, 1}, {0x20000, 1}, {0x10000, 1},
    {0x8000, 1}, {0x10000000, 1}, {0x8000000, 1}, {0x4000000, 1}, {0x2000000, 1}, {8, 1}, {4, 1},
    {2, 1}, {1, 1}, {0x2000, 1}, {0x1000, 1}, {0x800, 1}, {0x400, 1}, {0x800000, 1}, {0x400000, 1},
    {0x200000, 1}, {0x100000, 1},
};

/* action, from */
static const GG_ROM gg_policy_leaf policy_leaf__all[] = {
    {GG_NONE, 0},
    {10, 0}, /* transfer(roast_apple, stove_2, stove_1) */
    {12, 0}, /* transfer(roast_apple, hut, stove_1) */
    {14, 0}, /* cook(stove_1) */
    {4, 12}, /* transfer(raw_apple, stove_2, stove_1) */
    {6, 12}, /* transfer(raw_apple, hut, stove_1) */
    {1, 20}, /* collect */
    {GG_NONE, 0},
    {8, 0}, /* transfer(roast_apple, stove_1, stove_2) */
    {13, 0}, /* transfer(roast_apple, hut, stove_2) */
    {15, 0}, /* cook(stove_2) */
    {2, 12}, /* transfer(raw_apple, stove_1, stove_2) */
    {7, 12}, /* transfer(raw_apple, hut, stove_2) */
    {1, 20}, /* collect */
};

/* nodes, tests, leaves, invariants, node_count, leaf_count, invariant_count, longest */
static const GG_ROM gg_policy policy__all[] = {
    {policy_node__all, policy_test__all, policy_leaf__all, NULL, 24, 7, 0, 3},
    {policy_node__all + 24, policy_test__all, policy_leaf__all + 7, NULL, 24, 7, 0, 3},
};

/* action, offset */
static const GG_ROM gg_table_step move__all[] = {
    {GG_NONE, 0},
    {0, 1}, /* make_fire */
};

static const GG_ROM gg_step_table step_table__all[] = {
    {.table = {.digits = digit__all + 6, .entries = byte__all + 9, .distances = word__all + 18, .base = 0,
     .size = 2, .mask = {16, 0}, .digit_count = 1, .ends_sum = true, .wide = false},
     .policy = byte__all + 9, .moves = move__all, .wide = false},
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 46, table__all, NULL, policy__all, &gg_policy_reading, word__all + 38, 7, false, false},
    {word__all + 46, table__all + 7, NULL, policy__all + 1, &gg_policy_reading, word__all + 38, 7,
     false, false},
    {word__all + 47, &step_table__all[0].table, NULL, NULL, &gg_table_reading, word__all + 40, 1, false,
     false},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, heuristic__all + 1, heuristic__all + 2,
};

static const GG_ROM uint16_t goal_number__all[] = {
    2,
};

static const GG_ROM gg_agent_type agent_type__all[] = {
    {.actions = NULL, .calls = &agent_type__worker__calls, .heuristics = heuristic_list__all,
     .goals = goal_number__all, .relevance_mask = word__all + 40, .goal_count = 1, .task = GG_NONE}, /* worker */
};

/* x, y */
static const GG_ROM gg_point point__all[] = {
    {4000, 0}, /* hut */
    {2000, 0}, /* stove_1 */
    {6000, 0}, /* stove_2 */
    {0, 0}, /* gate */
};

static const GG_ROM gg_places places__all[] = {
    {.walking = &gg_walking, .points = point__all, .symbols = symbol__all, .within = NULL,
     .leg_costs = NULL, .told = NULL, .speed = 1000, .fact = 6, .count = 4,
     .offsets = {.agent_walk = offsetof(orchard_agent, walk), .agent_step_numbers = 0,
     .world_points = offsetof(orchard_world, points)}},
};

static const GG_ROM gg_wants wants__all[] = {
    {.wanting = &gg_wanting,
     .offsets = {.agent_wants = offsetof(orchard_agent, wants),
     .agent_want_flags = offsetof(orchard_agent, want_flags),
     .agent_want_ranges = offsetof(orchard_agent, want_ranges)}},
};

/* users, fact, traits */
static const GG_ROM gg_claimed_fact claimed__all[] = {
    {word__all + 48, 0, 5}, /* stock(stove_1, raw_apple) */
    {word__all + 49, 1, 5}, /* stock(stove_1, roast_apple) */
    {word__all + 50, 2, 5}, /* stock(stove_2, raw_apple) */
    {word__all + 51, 3, 5}, /* stock(stove_2, roast_apple) */
    {word__all + 52, 4, 5}, /* stock(hut, raw_apple) */
    {word__all + 53, 5, 5}, /* stock(hut, roast_apple) */
};

/* amount, place, kind, more */
static const GG_ROM gg_claim claim__all[] = {
    {1, 0, GG_TAKES, true}, /* stock(stove_1, raw_apple) */
    {1, 2, GG_ADDS, false}, /* stock(stove_2, raw_apple) */
    {1, 0, GG_TAKES, true}, /* stock(stove_1, raw_apple) */
    {1, 4, GG_ADDS, false}, /* stock(hut, raw_apple) */
    {1, 2, GG_TAKES, true}, /* stock(stove_2, raw_apple) */
    {1, 0, GG_ADDS, false}, /* stock(stove_1, raw_apple) */
    {1, 2, GG_TAKES, true}, /* stock(stove_2, raw_apple) */
    {1, 4, GG_ADDS, false}, /* stock(hut, raw_apple) */
    {1, 4, GG_TAKES, true}, /* stock(hut, raw_apple) */
    {1, 0, GG_ADDS, false}, /* stock(stove_1, raw_apple) */
    {1, 4, GG_TAKES, true}, /* stock(hut, raw_apple) */
    {1, 2, GG_ADDS, false}, /* stock(stove_2, raw_apple) */
    {1, 1, GG_TAKES, true}, /* stock(stove_1, roast_apple) */
    {1, 3, GG_ADDS, false}, /* stock(stove_2, roast_apple) */
    {1, 1, GG_TAKES, true}, /* stock(stove_1, roast_apple) */
    {1, 5, GG_ADDS, false}, /* stock(hut, roast_apple) */
    {1, 3, GG_TAKES, true}, /* stock(stove_2, roast_apple) */
    {1, 1, GG_ADDS, false}, /* stock(stove_1, roast_apple) */
    {1, 3, GG_TAKES, true}, /* stock(stove_2, roast_apple) */
    {1, 5, GG_ADDS, false}, /* stock(hut, roast_apple) */
    {1, 5, GG_TAKES, true}, /* stock(hut, roast_apple) */
    {1, 1, GG_ADDS, false}, /* stock(stove_1, roast_apple) */
    {1, 5, GG_TAKES, true}, /* stock(hut, roast_apple) */
    {1, 3, GG_ADDS, false}, /* stock(stove_2, roast_apple) */
    {1, 0, GG_TAKES, true}, /* stock(stove_1, raw_apple) */
    {1, 1, GG_ADDS, false}, /* stock(stove_1, roast_apple) */
    {1, 2, GG_TAKES, true}, /* stock(stove_2, raw_apple) */
    {1, 3, GG_ADDS, false}, /* stock(stove_2, roast_apple) */
};

static const GG_ROM gg_claim *const GG_ROM claim_list__all[] = {
    NULL, /* make_fire */
    claim__all + 7, /* collect */
    claim__all, /* transfer(raw_apple, stove_1, stove_2) */
    claim__all + 2, /* transfer(raw_apple, stove_1, hut) */
    claim__all + 4, /* transfer(raw_apple, stove_2, stove_1) */
    claim__all + 6, /* transfer(raw_apple, stove_2, hut) */
    claim__all + 8, /* transfer(raw_apple, hut, stove_1) */
    claim__all + 10, /* transfer(raw_apple, hut, stove_2) */
    claim__all + 12, /* transfer(roast_apple, stove_1, stove_2) */
    claim__all + 14, /* transfer(roast_apple, stove_1, hut) */
    claim__all + 16, /* transfer(roast_apple, stove_2, stove_1) */
    claim__all + 18, /* transfer(roast_apple, stove_2, hut) */
    claim__all + 20, /* transfer(roast_apple, hut, stove_1) */
    claim__all + 22, /* transfer(roast_apple, hut, stove_2) */
    claim__all + 24, /* cook(stove_1) */
    claim__all + 26, /* cook(stove_2) */
};

static const GG_ROM gg_claims claims__all[] = {
    {.claiming = &gg_claiming, .all = claimed__all, .of_actions = claim_list__all, .passing = NULL,
     .bits = word__all + 38, .asking_tasks = NULL,
     .offsets = {.agent_planning_state = offsetof(orchard_agent, planning_state),
     .agent_view_snapshot = offsetof(orchard_agent, view_snapshot),
     .agent_refused = offsetof(orchard_agent, refused),
     .agent_released = offsetof(orchard_agent, released),
     .agent_numbers = offsetof(orchard_agent, numbers),
     .agent_named = offsetof(orchard_agent, named),
     .world_reservations = offsetof(orchard_world, reservations),
     .world_holders = offsetof(orchard_world, holders),
     .world_turns = offsetof(orchard_world, turns), .world_queues = offsetof(orchard_world, queues)},
     .count = 6},
};

/* condition, relevant, priority, cooldown, called, keep */
static const GG_ROM gg_goal goal__all[] = {
    {{box__all + 16, 1}, {box__all, 1}, 0, 0, false, false}, /* roast(stove_1): stock(s, roast_apple) >= 1 */
    {{box__all + 17, 1}, {box__all, 1}, 0, 0, false, false}, /* roast(stove_2): stock(s, roast_apple) >= 1 */
    {{box__all + 18, 1}, {box__all, 1}, 10, 0, false, false}, /* be_warm: warm */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    gg_travel_init, NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_travel_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    gg_team_check_booking, gg_claims_wake_agent, NULL, gg_team_report_agent_status, gg_turns_end,
    NULL,
};

/* arguments, first, count, parameter_count */
static const GG_ROM gg_goal_source goal_source__all[] = {
    {symbol__all + 23, 0, 2, 1}, /* roast */
    {NULL, 2, 1, 0}, /* be_warm */
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = &gg_slicing, .regressing = &gg_regressing,
     .satisficing = &gg_satisficing, .stubborn = NULL, .filters = NULL, .masks = NULL,
     .filtered = NULL, .conflicts = NULL, .conflict_rows = NULL, .value_count = 60,
     .filter_count = 0},
};

/* skill, facility */
static const GG_ROM gg_team_work team_work__all[] = {
    {GG_NONE, 3}, /* make_fire */
    {0, 0}, /* collect */
    {GG_NONE, GG_NONE}, /* transfer(raw_apple, stove_1, stove_2) */
    {GG_NONE, GG_NONE}, /* transfer(raw_apple, stove_1, hut) */
    {GG_NONE, GG_NONE}, /* transfer(raw_apple, stove_2, stove_1) */
    {GG_NONE, GG_NONE}, /* transfer(raw_apple, stove_2, hut) */
    {GG_NONE, GG_NONE}, /* transfer(raw_apple, hut, stove_1) */
    {GG_NONE, GG_NONE}, /* transfer(raw_apple, hut, stove_2) */
    {GG_NONE, GG_NONE}, /* transfer(roast_apple, stove_1, stove_2) */
    {GG_NONE, GG_NONE}, /* transfer(roast_apple, stove_1, hut) */
    {GG_NONE, GG_NONE}, /* transfer(roast_apple, stove_2, stove_1) */
    {GG_NONE, GG_NONE}, /* transfer(roast_apple, stove_2, hut) */
    {GG_NONE, GG_NONE}, /* transfer(roast_apple, hut, stove_1) */
    {GG_NONE, GG_NONE}, /* transfer(roast_apple, hut, stove_2) */
    {1, 1}, /* cook(stove_1) */
    {1, 2}, /* cook(stove_2) */
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
    .guards = word__all + 36,
    .shared = word__all + 38,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = NULL,
    .pursuit = &gg_pursuit,
    .places = places__all,
    .wants = wants__all,
    .claims = claims__all,
    .senses = NULL,
    .exclusions = NULL,
    .features = NULL,
    .team = &gg_team_member_calls,
    .interrupting = NULL,
    .goals = goal__all,
    .offsets = {.agent_state = offsetof(orchard_agent, state), .agent_snapshot = offsetof(orchard_agent, snapshot),
     .agent_support_mask = offsetof(orchard_agent, support_mask),
     .agent_from = offsetof(orchard_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(orchard_agent, backoffs),
     .agent_plan = offsetof(orchard_agent, plan), .agent_watches = 0,
     .agent_membership = offsetof(orchard_agent, membership),
     .world_state = offsetof(orchard_world, state), .world_timers = 0,
     .agent_bytes = sizeof(orchard_agent), .world_bytes = sizeof(orchard_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all + 5,
     .settle = tick_hook__all, .look = tick_hook__all + 5, .start = tick_hook__all + 5,
     .end = tick_hook__all + 3},
    .format = &gg_format_28,
    .fingerprint = 2831132214,
    .saved_fingerprint = (uint32_t)(UINT32_C(2831132214) +
        UINT32_C(31) * offsetof(orchard_agent, state) +
        UINT32_C(961) * offsetof(orchard_agent, snapshot) +
        UINT32_C(29791) * offsetof(orchard_agent, support_mask) +
        UINT32_C(923521) * offsetof(orchard_agent, from) +
        UINT32_C(887503681) * offsetof(orchard_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(orchard_agent, plan) +
        UINT32_C(4001564289) * offsetof(orchard_agent, walk) +
        UINT32_C(3789408671) * offsetof(orchard_agent, membership) +
        UINT32_C(1507551809) * offsetof(orchard_agent, wants) +
        UINT32_C(3784433119) * offsetof(orchard_agent, want_flags) +
        UINT32_C(1353309697) * offsetof(orchard_agent, want_ranges) +
        UINT32_C(3297894943) * offsetof(orchard_agent, planning_state) +
        UINT32_C(3450495425) * offsetof(orchard_agent, view_snapshot) +
        UINT32_C(3886143071) * offsetof(orchard_agent, refused) +
        UINT32_C(211350913) * offsetof(orchard_agent, released) +
        UINT32_C(2256911007) * offsetof(orchard_agent, numbers) +
        UINT32_C(1244764481) * offsetof(orchard_agent, named) +
        UINT32_C(1950300255) * offsetof(orchard_world, state) +
        UINT32_C(1632803999) * offsetof(orchard_world, points) +
        UINT32_C(3372283713) * offsetof(orchard_world, reservations) +
        UINT32_C(1461579999) * offsetof(orchard_world, holders) +
        UINT32_C(2359307009) * offsetof(orchard_world, turns) +
        UINT32_C(124073247) * offsetof(orchard_world, queues)),
    .start = word__all + 42,
    .tops = word__all + 44,
    .applied = NULL,
    .goal_sources = goal_source__all,
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

const GG_ROM gg_team_tables orchard_team_tables = {
    .domain = &orchard_domain,
    .work = team_work__all,
    .capacities = half__all + 160,
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
    const GG_ROM gg_action *action = gg_action_of(&orchard_domain, number);
    doing.action = (orchard_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (orchard_symbol)gg_action_argument(&orchard_domain, number, i);
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

