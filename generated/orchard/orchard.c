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

/* Where the facts lie in a state. */
static const GG_ROM gg_fact facts__all[] = {
    {.word = 1, .shift = 0, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 8, .first = 0}, /* stock(stove_1, raw_apple) */
    {.word = 1, .shift = 5, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 8, .first = 9}, /* stock(stove_1, roast_apple) */
    {.word = 1, .shift = 10, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 8, .first = 18}, /* stock(stove_2, raw_apple) */
    {.word = 1, .shift = 15, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 8, .first = 27}, /* stock(stove_2, roast_apple) */
    {.word = 1, .shift = 20, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 8, .first = 36}, /* stock(hut, raw_apple) */
    {.word = 1, .shift = 25, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 8, .first = 45}, /* stock(hut, roast_apple) */
    {.word = 0, .shift = 0, .width = 4, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 3, .first = 54}, /* here */
    {.word = 0, .shift = 4, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 58}, /* warm */
};

static const GG_ROM uint64_t start__words[] = {UINT64_C(0x11), UINT64_C(0x0)};
static const GG_ROM uint64_t guards__words[] = {UINT64_C(0x0), UINT64_C(0x21084210)};
static const GG_ROM uint64_t tops__words[] = {UINT64_C(0x0), UINT64_C(0x10842108)};
static const GG_ROM uint64_t shared__words[] = {UINT64_C(0x0), UINT64_C(0x1ef7bdef)};

/* The condition that always holds. */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0}};

static const GG_ROM gg_point places__points[] = {
    {4000, 0}, /* hut */
    {2000, 0}, /* stove_1 */
    {6000, 0}, /* stove_2 */
    {0, 0}, /* gate */
};
static const GG_ROM uint16_t places__symbols[] = {
    ORCHARD_HUT,
    ORCHARD_STOVE_1,
    ORCHARD_STOVE_2,
    ORCHARD_GATE,
};
static const GG_ROM gg_places places__all = {
    .points = places__points, .symbols = places__symbols, .speed = 1000, .fact = 6, .count = 4};

/* make_fire: warm, here = gate */
static const GG_ROM gg_assignment action__make_fire__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x18)},
};
static const GG_ROM gg_effect action__make_fire__effect = {
    .assignments = action__make_fire__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
/* collect: stock(hut, raw_apple) += 1, here = hut */
static const GG_ROM gg_range_test action__collect__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x10742108),
     .care = UINT64_C(0xf00000)}, /* stock(hut, raw_apple) <= 7 */
};
static const GG_ROM gg_box action__collect__boxes[] = {
    {.flags = NULL, .ranges = action__collect__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__collect__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition action__collect__effect_additions[] = {
    {.fact = 4, .amount = 1}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_effect action__collect__effect = {
    .assignments = action__collect__effect_assignments, .additions = action__collect__effect_additions,
    .assignment_count = 1, .addition_count = 1};
static const GG_ROM gg_assignment action__collect__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__collect__own = {
    .assignments = action__collect__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__collect__world_additions[] = {
    {.fact = 4, .amount = 1}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_effect action__collect__world = {
    .assignments = NULL, .additions = action__collect__world_additions,
    .assignment_count = 0, .addition_count = 1};
/* transfer(raw_apple, stove_1, stove_2): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test action__transfer__raw_apple__stove_1__stove_2__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x10841d08),
     .care = UINT64_C(0x3c0f)}, /* stock(stove_1, raw_apple) >= 1, stock(stove_2, raw_apple) <= 7 */
};
static const GG_ROM gg_box action__transfer__raw_apple__stove_1__stove_2__boxes[] = {
    {.flags = NULL, .ranges = action__transfer__raw_apple__stove_1__stove_2__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__transfer__raw_apple__stove_1__stove_2__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition action__transfer__raw_apple__stove_1__stove_2__effect_additions[] = {
    {.fact = 0, .amount = -1}, /* stock(stove_1, raw_apple) */
    {.fact = 2, .amount = 1}, /* stock(stove_2, raw_apple) */
};
static const GG_ROM gg_effect action__transfer__raw_apple__stove_1__stove_2__effect = {
    .assignments = action__transfer__raw_apple__stove_1__stove_2__effect_assignments, .additions = action__transfer__raw_apple__stove_1__stove_2__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__transfer__raw_apple__stove_1__stove_2__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect action__transfer__raw_apple__stove_1__stove_2__own = {
    .assignments = action__transfer__raw_apple__stove_1__stove_2__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__transfer__raw_apple__stove_1__stove_2__world_additions[] = {
    {.fact = 0, .amount = -1}, /* stock(stove_1, raw_apple) */
    {.fact = 2, .amount = 1}, /* stock(stove_2, raw_apple) */
};
static const GG_ROM gg_effect action__transfer__raw_apple__stove_1__stove_2__world = {
    .assignments = NULL, .additions = action__transfer__raw_apple__stove_1__stove_2__world_additions,
    .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t action__transfer__raw_apple__stove_1__stove_2__arguments[] = {ORCHARD_RAW_APPLE, ORCHARD_STOVE_1, ORCHARD_STOVE_2};
/* transfer(raw_apple, stove_1, hut): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test action__transfer__raw_apple__stove_1__hut__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x10742108),
     .care = UINT64_C(0xf0000f)}, /* stock(stove_1, raw_apple) >= 1, stock(hut, raw_apple) <= 7 */
};
static const GG_ROM gg_box action__transfer__raw_apple__stove_1__hut__boxes[] = {
    {.flags = NULL, .ranges = action__transfer__raw_apple__stove_1__hut__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__transfer__raw_apple__stove_1__hut__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition action__transfer__raw_apple__stove_1__hut__effect_additions[] = {
    {.fact = 0, .amount = -1}, /* stock(stove_1, raw_apple) */
    {.fact = 4, .amount = 1}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_effect action__transfer__raw_apple__stove_1__hut__effect = {
    .assignments = action__transfer__raw_apple__stove_1__hut__effect_assignments, .additions = action__transfer__raw_apple__stove_1__hut__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__transfer__raw_apple__stove_1__hut__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__transfer__raw_apple__stove_1__hut__own = {
    .assignments = action__transfer__raw_apple__stove_1__hut__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__transfer__raw_apple__stove_1__hut__world_additions[] = {
    {.fact = 0, .amount = -1}, /* stock(stove_1, raw_apple) */
    {.fact = 4, .amount = 1}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_effect action__transfer__raw_apple__stove_1__hut__world = {
    .assignments = NULL, .additions = action__transfer__raw_apple__stove_1__hut__world_additions,
    .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t action__transfer__raw_apple__stove_1__hut__arguments[] = {ORCHARD_RAW_APPLE, ORCHARD_STOVE_1, ORCHARD_HUT};
/* transfer(raw_apple, stove_2, stove_1): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test action__transfer__raw_apple__stove_2__stove_1__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x400), .high = UINT64_C(0x10842107),
     .care = UINT64_C(0x3c0f)}, /* stock(stove_1, raw_apple) <= 7, stock(stove_2, raw_apple) >= 1 */
};
static const GG_ROM gg_box action__transfer__raw_apple__stove_2__stove_1__boxes[] = {
    {.flags = NULL, .ranges = action__transfer__raw_apple__stove_2__stove_1__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__transfer__raw_apple__stove_2__stove_1__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition action__transfer__raw_apple__stove_2__stove_1__effect_additions[] = {
    {.fact = 2, .amount = -1}, /* stock(stove_2, raw_apple) */
    {.fact = 0, .amount = 1}, /* stock(stove_1, raw_apple) */
};
static const GG_ROM gg_effect action__transfer__raw_apple__stove_2__stove_1__effect = {
    .assignments = action__transfer__raw_apple__stove_2__stove_1__effect_assignments, .additions = action__transfer__raw_apple__stove_2__stove_1__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__transfer__raw_apple__stove_2__stove_1__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect action__transfer__raw_apple__stove_2__stove_1__own = {
    .assignments = action__transfer__raw_apple__stove_2__stove_1__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__transfer__raw_apple__stove_2__stove_1__world_additions[] = {
    {.fact = 2, .amount = -1}, /* stock(stove_2, raw_apple) */
    {.fact = 0, .amount = 1}, /* stock(stove_1, raw_apple) */
};
static const GG_ROM gg_effect action__transfer__raw_apple__stove_2__stove_1__world = {
    .assignments = NULL, .additions = action__transfer__raw_apple__stove_2__stove_1__world_additions,
    .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t action__transfer__raw_apple__stove_2__stove_1__arguments[] = {ORCHARD_RAW_APPLE, ORCHARD_STOVE_2, ORCHARD_STOVE_1};
/* transfer(raw_apple, stove_2, hut): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test action__transfer__raw_apple__stove_2__hut__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x400), .high = UINT64_C(0x10742108),
     .care = UINT64_C(0xf03c00)}, /* stock(stove_2, raw_apple) >= 1, stock(hut, raw_apple) <= 7 */
};
static const GG_ROM gg_box action__transfer__raw_apple__stove_2__hut__boxes[] = {
    {.flags = NULL, .ranges = action__transfer__raw_apple__stove_2__hut__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__transfer__raw_apple__stove_2__hut__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition action__transfer__raw_apple__stove_2__hut__effect_additions[] = {
    {.fact = 2, .amount = -1}, /* stock(stove_2, raw_apple) */
    {.fact = 4, .amount = 1}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_effect action__transfer__raw_apple__stove_2__hut__effect = {
    .assignments = action__transfer__raw_apple__stove_2__hut__effect_assignments, .additions = action__transfer__raw_apple__stove_2__hut__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__transfer__raw_apple__stove_2__hut__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__transfer__raw_apple__stove_2__hut__own = {
    .assignments = action__transfer__raw_apple__stove_2__hut__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__transfer__raw_apple__stove_2__hut__world_additions[] = {
    {.fact = 2, .amount = -1}, /* stock(stove_2, raw_apple) */
    {.fact = 4, .amount = 1}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_effect action__transfer__raw_apple__stove_2__hut__world = {
    .assignments = NULL, .additions = action__transfer__raw_apple__stove_2__hut__world_additions,
    .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t action__transfer__raw_apple__stove_2__hut__arguments[] = {ORCHARD_RAW_APPLE, ORCHARD_STOVE_2, ORCHARD_HUT};
/* transfer(raw_apple, hut, stove_1): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test action__transfer__raw_apple__hut__stove_1__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x100000), .high = UINT64_C(0x10842107),
     .care = UINT64_C(0xf0000f)}, /* stock(stove_1, raw_apple) <= 7, stock(hut, raw_apple) >= 1 */
};
static const GG_ROM gg_box action__transfer__raw_apple__hut__stove_1__boxes[] = {
    {.flags = NULL, .ranges = action__transfer__raw_apple__hut__stove_1__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__transfer__raw_apple__hut__stove_1__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition action__transfer__raw_apple__hut__stove_1__effect_additions[] = {
    {.fact = 4, .amount = -1}, /* stock(hut, raw_apple) */
    {.fact = 0, .amount = 1}, /* stock(stove_1, raw_apple) */
};
static const GG_ROM gg_effect action__transfer__raw_apple__hut__stove_1__effect = {
    .assignments = action__transfer__raw_apple__hut__stove_1__effect_assignments, .additions = action__transfer__raw_apple__hut__stove_1__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__transfer__raw_apple__hut__stove_1__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect action__transfer__raw_apple__hut__stove_1__own = {
    .assignments = action__transfer__raw_apple__hut__stove_1__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__transfer__raw_apple__hut__stove_1__world_additions[] = {
    {.fact = 4, .amount = -1}, /* stock(hut, raw_apple) */
    {.fact = 0, .amount = 1}, /* stock(stove_1, raw_apple) */
};
static const GG_ROM gg_effect action__transfer__raw_apple__hut__stove_1__world = {
    .assignments = NULL, .additions = action__transfer__raw_apple__hut__stove_1__world_additions,
    .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t action__transfer__raw_apple__hut__stove_1__arguments[] = {ORCHARD_RAW_APPLE, ORCHARD_HUT, ORCHARD_STOVE_1};
/* transfer(raw_apple, hut, stove_2): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test action__transfer__raw_apple__hut__stove_2__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x100000), .high = UINT64_C(0x10841d08),
     .care = UINT64_C(0xf03c00)}, /* stock(stove_2, raw_apple) <= 7, stock(hut, raw_apple) >= 1 */
};
static const GG_ROM gg_box action__transfer__raw_apple__hut__stove_2__boxes[] = {
    {.flags = NULL, .ranges = action__transfer__raw_apple__hut__stove_2__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__transfer__raw_apple__hut__stove_2__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition action__transfer__raw_apple__hut__stove_2__effect_additions[] = {
    {.fact = 4, .amount = -1}, /* stock(hut, raw_apple) */
    {.fact = 2, .amount = 1}, /* stock(stove_2, raw_apple) */
};
static const GG_ROM gg_effect action__transfer__raw_apple__hut__stove_2__effect = {
    .assignments = action__transfer__raw_apple__hut__stove_2__effect_assignments, .additions = action__transfer__raw_apple__hut__stove_2__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__transfer__raw_apple__hut__stove_2__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect action__transfer__raw_apple__hut__stove_2__own = {
    .assignments = action__transfer__raw_apple__hut__stove_2__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__transfer__raw_apple__hut__stove_2__world_additions[] = {
    {.fact = 4, .amount = -1}, /* stock(hut, raw_apple) */
    {.fact = 2, .amount = 1}, /* stock(stove_2, raw_apple) */
};
static const GG_ROM gg_effect action__transfer__raw_apple__hut__stove_2__world = {
    .assignments = NULL, .additions = action__transfer__raw_apple__hut__stove_2__world_additions,
    .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t action__transfer__raw_apple__hut__stove_2__arguments[] = {ORCHARD_RAW_APPLE, ORCHARD_HUT, ORCHARD_STOVE_2};
/* transfer(roast_apple, stove_1, stove_2): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test action__transfer__roast_apple__stove_1__stove_2__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x1083a108),
     .care = UINT64_C(0x781e0)}, /* stock(stove_1, roast_apple) >= 1, stock(stove_2, roast_apple) <= 7 */
};
static const GG_ROM gg_box action__transfer__roast_apple__stove_1__stove_2__boxes[] = {
    {.flags = NULL, .ranges = action__transfer__roast_apple__stove_1__stove_2__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__transfer__roast_apple__stove_1__stove_2__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition action__transfer__roast_apple__stove_1__stove_2__effect_additions[] = {
    {.fact = 1, .amount = -1}, /* stock(stove_1, roast_apple) */
    {.fact = 3, .amount = 1}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_effect action__transfer__roast_apple__stove_1__stove_2__effect = {
    .assignments = action__transfer__roast_apple__stove_1__stove_2__effect_assignments, .additions = action__transfer__roast_apple__stove_1__stove_2__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__transfer__roast_apple__stove_1__stove_2__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect action__transfer__roast_apple__stove_1__stove_2__own = {
    .assignments = action__transfer__roast_apple__stove_1__stove_2__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__transfer__roast_apple__stove_1__stove_2__world_additions[] = {
    {.fact = 1, .amount = -1}, /* stock(stove_1, roast_apple) */
    {.fact = 3, .amount = 1}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_effect action__transfer__roast_apple__stove_1__stove_2__world = {
    .assignments = NULL, .additions = action__transfer__roast_apple__stove_1__stove_2__world_additions,
    .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t action__transfer__roast_apple__stove_1__stove_2__arguments[] = {ORCHARD_ROAST_APPLE, ORCHARD_STOVE_1, ORCHARD_STOVE_2};
/* transfer(roast_apple, stove_1, hut): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test action__transfer__roast_apple__stove_1__hut__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0xe842108),
     .care = UINT64_C(0x1e0001e0)}, /* stock(stove_1, roast_apple) >= 1, stock(hut, roast_apple) <= 7 */
};
static const GG_ROM gg_box action__transfer__roast_apple__stove_1__hut__boxes[] = {
    {.flags = NULL, .ranges = action__transfer__roast_apple__stove_1__hut__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__transfer__roast_apple__stove_1__hut__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition action__transfer__roast_apple__stove_1__hut__effect_additions[] = {
    {.fact = 1, .amount = -1}, /* stock(stove_1, roast_apple) */
    {.fact = 5, .amount = 1}, /* stock(hut, roast_apple) */
};
static const GG_ROM gg_effect action__transfer__roast_apple__stove_1__hut__effect = {
    .assignments = action__transfer__roast_apple__stove_1__hut__effect_assignments, .additions = action__transfer__roast_apple__stove_1__hut__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__transfer__roast_apple__stove_1__hut__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__transfer__roast_apple__stove_1__hut__own = {
    .assignments = action__transfer__roast_apple__stove_1__hut__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__transfer__roast_apple__stove_1__hut__world_additions[] = {
    {.fact = 1, .amount = -1}, /* stock(stove_1, roast_apple) */
    {.fact = 5, .amount = 1}, /* stock(hut, roast_apple) */
};
static const GG_ROM gg_effect action__transfer__roast_apple__stove_1__hut__world = {
    .assignments = NULL, .additions = action__transfer__roast_apple__stove_1__hut__world_additions,
    .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t action__transfer__roast_apple__stove_1__hut__arguments[] = {ORCHARD_ROAST_APPLE, ORCHARD_STOVE_1, ORCHARD_HUT};
/* transfer(roast_apple, stove_2, stove_1): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test action__transfer__roast_apple__stove_2__stove_1__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x8000), .high = UINT64_C(0x108420e8),
     .care = UINT64_C(0x781e0)}, /* stock(stove_1, roast_apple) <= 7, stock(stove_2, roast_apple) >= 1 */
};
static const GG_ROM gg_box action__transfer__roast_apple__stove_2__stove_1__boxes[] = {
    {.flags = NULL, .ranges = action__transfer__roast_apple__stove_2__stove_1__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__transfer__roast_apple__stove_2__stove_1__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition action__transfer__roast_apple__stove_2__stove_1__effect_additions[] = {
    {.fact = 3, .amount = -1}, /* stock(stove_2, roast_apple) */
    {.fact = 1, .amount = 1}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_effect action__transfer__roast_apple__stove_2__stove_1__effect = {
    .assignments = action__transfer__roast_apple__stove_2__stove_1__effect_assignments, .additions = action__transfer__roast_apple__stove_2__stove_1__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__transfer__roast_apple__stove_2__stove_1__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect action__transfer__roast_apple__stove_2__stove_1__own = {
    .assignments = action__transfer__roast_apple__stove_2__stove_1__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__transfer__roast_apple__stove_2__stove_1__world_additions[] = {
    {.fact = 3, .amount = -1}, /* stock(stove_2, roast_apple) */
    {.fact = 1, .amount = 1}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_effect action__transfer__roast_apple__stove_2__stove_1__world = {
    .assignments = NULL, .additions = action__transfer__roast_apple__stove_2__stove_1__world_additions,
    .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t action__transfer__roast_apple__stove_2__stove_1__arguments[] = {ORCHARD_ROAST_APPLE, ORCHARD_STOVE_2, ORCHARD_STOVE_1};
/* transfer(roast_apple, stove_2, hut): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test action__transfer__roast_apple__stove_2__hut__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x8000), .high = UINT64_C(0xe842108),
     .care = UINT64_C(0x1e078000)}, /* stock(stove_2, roast_apple) >= 1, stock(hut, roast_apple) <= 7 */
};
static const GG_ROM gg_box action__transfer__roast_apple__stove_2__hut__boxes[] = {
    {.flags = NULL, .ranges = action__transfer__roast_apple__stove_2__hut__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__transfer__roast_apple__stove_2__hut__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition action__transfer__roast_apple__stove_2__hut__effect_additions[] = {
    {.fact = 3, .amount = -1}, /* stock(stove_2, roast_apple) */
    {.fact = 5, .amount = 1}, /* stock(hut, roast_apple) */
};
static const GG_ROM gg_effect action__transfer__roast_apple__stove_2__hut__effect = {
    .assignments = action__transfer__roast_apple__stove_2__hut__effect_assignments, .additions = action__transfer__roast_apple__stove_2__hut__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__transfer__roast_apple__stove_2__hut__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__transfer__roast_apple__stove_2__hut__own = {
    .assignments = action__transfer__roast_apple__stove_2__hut__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__transfer__roast_apple__stove_2__hut__world_additions[] = {
    {.fact = 3, .amount = -1}, /* stock(stove_2, roast_apple) */
    {.fact = 5, .amount = 1}, /* stock(hut, roast_apple) */
};
static const GG_ROM gg_effect action__transfer__roast_apple__stove_2__hut__world = {
    .assignments = NULL, .additions = action__transfer__roast_apple__stove_2__hut__world_additions,
    .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t action__transfer__roast_apple__stove_2__hut__arguments[] = {ORCHARD_ROAST_APPLE, ORCHARD_STOVE_2, ORCHARD_HUT};
/* transfer(roast_apple, hut, stove_1): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test action__transfer__roast_apple__hut__stove_1__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x2000000), .high = UINT64_C(0x108420e8),
     .care = UINT64_C(0x1e0001e0)}, /* stock(stove_1, roast_apple) <= 7, stock(hut, roast_apple) >= 1 */
};
static const GG_ROM gg_box action__transfer__roast_apple__hut__stove_1__boxes[] = {
    {.flags = NULL, .ranges = action__transfer__roast_apple__hut__stove_1__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__transfer__roast_apple__hut__stove_1__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition action__transfer__roast_apple__hut__stove_1__effect_additions[] = {
    {.fact = 5, .amount = -1}, /* stock(hut, roast_apple) */
    {.fact = 1, .amount = 1}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_effect action__transfer__roast_apple__hut__stove_1__effect = {
    .assignments = action__transfer__roast_apple__hut__stove_1__effect_assignments, .additions = action__transfer__roast_apple__hut__stove_1__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__transfer__roast_apple__hut__stove_1__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect action__transfer__roast_apple__hut__stove_1__own = {
    .assignments = action__transfer__roast_apple__hut__stove_1__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__transfer__roast_apple__hut__stove_1__world_additions[] = {
    {.fact = 5, .amount = -1}, /* stock(hut, roast_apple) */
    {.fact = 1, .amount = 1}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_effect action__transfer__roast_apple__hut__stove_1__world = {
    .assignments = NULL, .additions = action__transfer__roast_apple__hut__stove_1__world_additions,
    .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t action__transfer__roast_apple__hut__stove_1__arguments[] = {ORCHARD_ROAST_APPLE, ORCHARD_HUT, ORCHARD_STOVE_1};
/* transfer(roast_apple, hut, stove_2): stock(from, what) -= 1, stock(to, what) += 1, here = to */
static const GG_ROM gg_range_test action__transfer__roast_apple__hut__stove_2__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x2000000), .high = UINT64_C(0x1083a108),
     .care = UINT64_C(0x1e078000)}, /* stock(stove_2, roast_apple) <= 7, stock(hut, roast_apple) >= 1 */
};
static const GG_ROM gg_box action__transfer__roast_apple__hut__stove_2__boxes[] = {
    {.flags = NULL, .ranges = action__transfer__roast_apple__hut__stove_2__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__transfer__roast_apple__hut__stove_2__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition action__transfer__roast_apple__hut__stove_2__effect_additions[] = {
    {.fact = 5, .amount = -1}, /* stock(hut, roast_apple) */
    {.fact = 3, .amount = 1}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_effect action__transfer__roast_apple__hut__stove_2__effect = {
    .assignments = action__transfer__roast_apple__hut__stove_2__effect_assignments, .additions = action__transfer__roast_apple__hut__stove_2__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__transfer__roast_apple__hut__stove_2__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect action__transfer__roast_apple__hut__stove_2__own = {
    .assignments = action__transfer__roast_apple__hut__stove_2__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__transfer__roast_apple__hut__stove_2__world_additions[] = {
    {.fact = 5, .amount = -1}, /* stock(hut, roast_apple) */
    {.fact = 3, .amount = 1}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_effect action__transfer__roast_apple__hut__stove_2__world = {
    .assignments = NULL, .additions = action__transfer__roast_apple__hut__stove_2__world_additions,
    .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t action__transfer__roast_apple__hut__stove_2__arguments[] = {ORCHARD_ROAST_APPLE, ORCHARD_HUT, ORCHARD_STOVE_2};
/* cook(stove_1): stock(s, raw_apple) -= 1, stock(s, roast_apple) += 1, here = s */
static const GG_ROM gg_range_test action__cook__stove_1__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108420e8),
     .care = UINT64_C(0x1ef)}, /* stock(stove_1, raw_apple) >= 1, stock(stove_1, roast_apple) <= 7 */
};
static const GG_ROM gg_box action__cook__stove_1__boxes[] = {
    {.flags = NULL, .ranges = action__cook__stove_1__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__cook__stove_1__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition action__cook__stove_1__effect_additions[] = {
    {.fact = 0, .amount = -1}, /* stock(stove_1, raw_apple) */
    {.fact = 1, .amount = 1}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_effect action__cook__stove_1__effect = {
    .assignments = action__cook__stove_1__effect_assignments, .additions = action__cook__stove_1__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__cook__stove_1__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect action__cook__stove_1__own = {
    .assignments = action__cook__stove_1__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__cook__stove_1__world_additions[] = {
    {.fact = 0, .amount = -1}, /* stock(stove_1, raw_apple) */
    {.fact = 1, .amount = 1}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_effect action__cook__stove_1__world = {
    .assignments = NULL, .additions = action__cook__stove_1__world_additions,
    .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t action__cook__stove_1__arguments[] = {ORCHARD_STOVE_1};
/* cook(stove_2): stock(s, raw_apple) -= 1, stock(s, roast_apple) += 1, here = s */
static const GG_ROM gg_range_test action__cook__stove_2__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x400), .high = UINT64_C(0x1083a108),
     .care = UINT64_C(0x7bc00)}, /* stock(stove_2, raw_apple) >= 1, stock(stove_2, roast_apple) <= 7 */
};
static const GG_ROM gg_box action__cook__stove_2__boxes[] = {
    {.flags = NULL, .ranges = action__cook__stove_2__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__cook__stove_2__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition action__cook__stove_2__effect_additions[] = {
    {.fact = 2, .amount = -1}, /* stock(stove_2, raw_apple) */
    {.fact = 3, .amount = 1}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_effect action__cook__stove_2__effect = {
    .assignments = action__cook__stove_2__effect_assignments, .additions = action__cook__stove_2__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__cook__stove_2__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect action__cook__stove_2__own = {
    .assignments = action__cook__stove_2__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__cook__stove_2__world_additions[] = {
    {.fact = 2, .amount = -1}, /* stock(stove_2, raw_apple) */
    {.fact = 3, .amount = 1}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_effect action__cook__stove_2__world = {
    .assignments = NULL, .additions = action__cook__stove_2__world_additions,
    .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t action__cook__stove_2__arguments[] = {ORCHARD_STOVE_2};

static const GG_ROM gg_action actions__all[] = {
    /* make_fire */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .effect = &action__make_fire__effect, .own = &action__make_fire__effect, .world = NULL,
     .duration = 2000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_MAKE_FIRE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 3, .ends_at = 3, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* none */
    /* collect */
    {.precondition = {.boxes = action__collect__boxes, .count = 1},
     .effect = &action__collect__effect, .own = &action__collect__own, .world = &action__collect__world,
     .duration = 4000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_COLLECT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* stock(hut, raw_apple) <= 7 */
    /* transfer(raw_apple, stove_1, stove_2) */
    {.precondition = {.boxes = action__transfer__raw_apple__stove_1__stove_2__boxes, .count = 1},
     .effect = &action__transfer__raw_apple__stove_1__stove_2__effect, .own = &action__transfer__raw_apple__stove_1__stove_2__own, .world = &action__transfer__raw_apple__stove_1__stove_2__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 2, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__transfer__raw_apple__stove_1__stove_2__arguments}, /* from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    /* transfer(raw_apple, stove_1, hut) */
    {.precondition = {.boxes = action__transfer__raw_apple__stove_1__hut__boxes, .count = 1},
     .effect = &action__transfer__raw_apple__stove_1__hut__effect, .own = &action__transfer__raw_apple__stove_1__hut__own, .world = &action__transfer__raw_apple__stove_1__hut__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__transfer__raw_apple__stove_1__hut__arguments}, /* from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    /* transfer(raw_apple, stove_2, stove_1) */
    {.precondition = {.boxes = action__transfer__raw_apple__stove_2__stove_1__boxes, .count = 1},
     .effect = &action__transfer__raw_apple__stove_2__stove_1__effect, .own = &action__transfer__raw_apple__stove_2__stove_1__own, .world = &action__transfer__raw_apple__stove_2__stove_1__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 2, .ends_at = 1, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__transfer__raw_apple__stove_2__stove_1__arguments}, /* from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    /* transfer(raw_apple, stove_2, hut) */
    {.precondition = {.boxes = action__transfer__raw_apple__stove_2__hut__boxes, .count = 1},
     .effect = &action__transfer__raw_apple__stove_2__hut__effect, .own = &action__transfer__raw_apple__stove_2__hut__own, .world = &action__transfer__raw_apple__stove_2__hut__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 2, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__transfer__raw_apple__stove_2__hut__arguments}, /* from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    /* transfer(raw_apple, hut, stove_1) */
    {.precondition = {.boxes = action__transfer__raw_apple__hut__stove_1__boxes, .count = 1},
     .effect = &action__transfer__raw_apple__hut__stove_1__effect, .own = &action__transfer__raw_apple__hut__stove_1__own, .world = &action__transfer__raw_apple__hut__stove_1__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 1, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__transfer__raw_apple__hut__stove_1__arguments}, /* from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    /* transfer(raw_apple, hut, stove_2) */
    {.precondition = {.boxes = action__transfer__raw_apple__hut__stove_2__boxes, .count = 1},
     .effect = &action__transfer__raw_apple__hut__stove_2__effect, .own = &action__transfer__raw_apple__hut__stove_2__own, .world = &action__transfer__raw_apple__hut__stove_2__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 2, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__transfer__raw_apple__hut__stove_2__arguments}, /* from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    /* transfer(roast_apple, stove_1, stove_2) */
    {.precondition = {.boxes = action__transfer__roast_apple__stove_1__stove_2__boxes, .count = 1},
     .effect = &action__transfer__roast_apple__stove_1__stove_2__effect, .own = &action__transfer__roast_apple__stove_1__stove_2__own, .world = &action__transfer__roast_apple__stove_1__stove_2__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 2, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__transfer__roast_apple__stove_1__stove_2__arguments}, /* from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    /* transfer(roast_apple, stove_1, hut) */
    {.precondition = {.boxes = action__transfer__roast_apple__stove_1__hut__boxes, .count = 1},
     .effect = &action__transfer__roast_apple__stove_1__hut__effect, .own = &action__transfer__roast_apple__stove_1__hut__own, .world = &action__transfer__roast_apple__stove_1__hut__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__transfer__roast_apple__stove_1__hut__arguments}, /* from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    /* transfer(roast_apple, stove_2, stove_1) */
    {.precondition = {.boxes = action__transfer__roast_apple__stove_2__stove_1__boxes, .count = 1},
     .effect = &action__transfer__roast_apple__stove_2__stove_1__effect, .own = &action__transfer__roast_apple__stove_2__stove_1__own, .world = &action__transfer__roast_apple__stove_2__stove_1__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 2, .ends_at = 1, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__transfer__roast_apple__stove_2__stove_1__arguments}, /* from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    /* transfer(roast_apple, stove_2, hut) */
    {.precondition = {.boxes = action__transfer__roast_apple__stove_2__hut__boxes, .count = 1},
     .effect = &action__transfer__roast_apple__stove_2__hut__effect, .own = &action__transfer__roast_apple__stove_2__hut__own, .world = &action__transfer__roast_apple__stove_2__hut__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 2, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__transfer__roast_apple__stove_2__hut__arguments}, /* from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    /* transfer(roast_apple, hut, stove_1) */
    {.precondition = {.boxes = action__transfer__roast_apple__hut__stove_1__boxes, .count = 1},
     .effect = &action__transfer__roast_apple__hut__stove_1__effect, .own = &action__transfer__roast_apple__hut__stove_1__own, .world = &action__transfer__roast_apple__hut__stove_1__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 1, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__transfer__roast_apple__hut__stove_1__arguments}, /* from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    /* transfer(roast_apple, hut, stove_2) */
    {.precondition = {.boxes = action__transfer__roast_apple__hut__stove_2__boxes, .count = 1},
     .effect = &action__transfer__roast_apple__hut__stove_2__effect, .own = &action__transfer__roast_apple__hut__stove_2__own, .world = &action__transfer__roast_apple__hut__stove_2__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_TRANSFER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 2, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__transfer__roast_apple__hut__stove_2__arguments}, /* from != to, stock(from, what) >= 1, stock(to, what) <= 7 */
    /* cook(stove_1) */
    {.precondition = {.boxes = action__cook__stove_1__boxes, .count = 1},
     .effect = &action__cook__stove_1__effect, .own = &action__cook__stove_1__own, .world = &action__cook__stove_1__world,
     .duration = 4000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_COOK, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 1, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__cook__stove_1__arguments}, /* stock(s, raw_apple) >= 1, stock(s, roast_apple) <= 7 */
    /* cook(stove_2) */
    {.precondition = {.boxes = action__cook__stove_2__boxes, .count = 1},
     .effect = &action__cook__stove_2__effect, .own = &action__cook__stove_2__own, .world = &action__cook__stove_2__world,
     .duration = 4000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = ORCHARD_ACTION_COOK, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 2, .ends_at = 2, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__cook__stove_2__arguments}, /* stock(s, raw_apple) >= 1, stock(s, roast_apple) <= 7 */
};

/* What actions claim while they are done, and who uses it. */
static const GG_ROM gg_claim action__collect__claims[] = {
    {.amount = 1, .place = 4, .kind = GG_ADDS, .more = false}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_claim action__transfer__raw_apple__stove_1__stove_2__claims[] = {
    {.amount = 1, .place = 0, .kind = GG_TAKES, .more = true}, /* stock(stove_1, raw_apple) */
    {.amount = 1, .place = 2, .kind = GG_ADDS, .more = false}, /* stock(stove_2, raw_apple) */
};
static const GG_ROM gg_claim action__transfer__raw_apple__stove_1__hut__claims[] = {
    {.amount = 1, .place = 0, .kind = GG_TAKES, .more = true}, /* stock(stove_1, raw_apple) */
    {.amount = 1, .place = 4, .kind = GG_ADDS, .more = false}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_claim action__transfer__raw_apple__stove_2__stove_1__claims[] = {
    {.amount = 1, .place = 2, .kind = GG_TAKES, .more = true}, /* stock(stove_2, raw_apple) */
    {.amount = 1, .place = 0, .kind = GG_ADDS, .more = false}, /* stock(stove_1, raw_apple) */
};
static const GG_ROM gg_claim action__transfer__raw_apple__stove_2__hut__claims[] = {
    {.amount = 1, .place = 2, .kind = GG_TAKES, .more = true}, /* stock(stove_2, raw_apple) */
    {.amount = 1, .place = 4, .kind = GG_ADDS, .more = false}, /* stock(hut, raw_apple) */
};
static const GG_ROM gg_claim action__transfer__raw_apple__hut__stove_1__claims[] = {
    {.amount = 1, .place = 4, .kind = GG_TAKES, .more = true}, /* stock(hut, raw_apple) */
    {.amount = 1, .place = 0, .kind = GG_ADDS, .more = false}, /* stock(stove_1, raw_apple) */
};
static const GG_ROM gg_claim action__transfer__raw_apple__hut__stove_2__claims[] = {
    {.amount = 1, .place = 4, .kind = GG_TAKES, .more = true}, /* stock(hut, raw_apple) */
    {.amount = 1, .place = 2, .kind = GG_ADDS, .more = false}, /* stock(stove_2, raw_apple) */
};
static const GG_ROM gg_claim action__transfer__roast_apple__stove_1__stove_2__claims[] = {
    {.amount = 1, .place = 1, .kind = GG_TAKES, .more = true}, /* stock(stove_1, roast_apple) */
    {.amount = 1, .place = 3, .kind = GG_ADDS, .more = false}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_claim action__transfer__roast_apple__stove_1__hut__claims[] = {
    {.amount = 1, .place = 1, .kind = GG_TAKES, .more = true}, /* stock(stove_1, roast_apple) */
    {.amount = 1, .place = 5, .kind = GG_ADDS, .more = false}, /* stock(hut, roast_apple) */
};
static const GG_ROM gg_claim action__transfer__roast_apple__stove_2__stove_1__claims[] = {
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = true}, /* stock(stove_2, roast_apple) */
    {.amount = 1, .place = 1, .kind = GG_ADDS, .more = false}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_claim action__transfer__roast_apple__stove_2__hut__claims[] = {
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = true}, /* stock(stove_2, roast_apple) */
    {.amount = 1, .place = 5, .kind = GG_ADDS, .more = false}, /* stock(hut, roast_apple) */
};
static const GG_ROM gg_claim action__transfer__roast_apple__hut__stove_1__claims[] = {
    {.amount = 1, .place = 5, .kind = GG_TAKES, .more = true}, /* stock(hut, roast_apple) */
    {.amount = 1, .place = 1, .kind = GG_ADDS, .more = false}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_claim action__transfer__roast_apple__hut__stove_2__claims[] = {
    {.amount = 1, .place = 5, .kind = GG_TAKES, .more = true}, /* stock(hut, roast_apple) */
    {.amount = 1, .place = 3, .kind = GG_ADDS, .more = false}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_claim action__cook__stove_1__claims[] = {
    {.amount = 1, .place = 0, .kind = GG_TAKES, .more = true}, /* stock(stove_1, raw_apple) */
    {.amount = 1, .place = 1, .kind = GG_ADDS, .more = false}, /* stock(stove_1, roast_apple) */
};
static const GG_ROM gg_claim action__cook__stove_2__claims[] = {
    {.amount = 1, .place = 2, .kind = GG_TAKES, .more = true}, /* stock(stove_2, raw_apple) */
    {.amount = 1, .place = 3, .kind = GG_ADDS, .more = false}, /* stock(stove_2, roast_apple) */
};
static const GG_ROM gg_claim *const GG_ROM claims__all[] = {
    NULL,
    action__collect__claims,
    action__transfer__raw_apple__stove_1__stove_2__claims,
    action__transfer__raw_apple__stove_1__hut__claims,
    action__transfer__raw_apple__stove_2__stove_1__claims,
    action__transfer__raw_apple__stove_2__hut__claims,
    action__transfer__raw_apple__hut__stove_1__claims,
    action__transfer__raw_apple__hut__stove_2__claims,
    action__transfer__roast_apple__stove_1__stove_2__claims,
    action__transfer__roast_apple__stove_1__hut__claims,
    action__transfer__roast_apple__stove_2__stove_1__claims,
    action__transfer__roast_apple__stove_2__hut__claims,
    action__transfer__roast_apple__hut__stove_1__claims,
    action__transfer__roast_apple__hut__stove_2__claims,
    action__cook__stove_1__claims,
    action__cook__stove_2__claims,
};

static const GG_ROM uint64_t claimed__users_0[] = {
    UINT64_C(0x405c),
};
static const GG_ROM uint64_t claimed__users_1[] = {
    UINT64_C(0x5700),
};
static const GG_ROM uint64_t claimed__users_2[] = {
    UINT64_C(0x80b4),
};
static const GG_ROM uint64_t claimed__users_3[] = {
    UINT64_C(0xad00),
};
static const GG_ROM uint64_t claimed__users_4[] = {
    UINT64_C(0xea),
};
static const GG_ROM uint64_t claimed__users_5[] = {
    UINT64_C(0x3a00),
};
static const GG_ROM gg_claimed claimed__all[] = {
    {.users = claimed__users_0, .fact = 0, .adds_up = true}, /* stock(stove_1, raw_apple) */
    {.users = claimed__users_1, .fact = 1, .adds_up = true}, /* stock(stove_1, roast_apple) */
    {.users = claimed__users_2, .fact = 2, .adds_up = true}, /* stock(stove_2, raw_apple) */
    {.users = claimed__users_3, .fact = 3, .adds_up = true}, /* stock(stove_2, roast_apple) */
    {.users = claimed__users_4, .fact = 4, .adds_up = true}, /* stock(hut, raw_apple) */
    {.users = claimed__users_5, .fact = 5, .adds_up = true}, /* stock(hut, roast_apple) */
};

static const GG_ROM uint16_t goal_source__roast[] = {
    ORCHARD_STOVE_1, /* roast(stove_1) */
    ORCHARD_STOVE_2, /* roast(stove_2) */
};
static const GG_ROM gg_goal_source goal_sources__all[] = {
    {.arguments = goal_source__roast, .first = 0, .count = 2, .parameter_count = 1}, /* roast */
    {.arguments = NULL, .first = 2, .count = 1, .parameter_count = 0}, /* be_warm */
};

/* Which fact each bit of a state belongs to. */
static const GG_ROM uint16_t facts__at[] = {
    6, 6, 6, 6, 7, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    0, 0, 0, 0, 65535, 1, 1, 1, 1, 65535, 2, 2, 2, 2, 65535, 3,
    3, 3, 3, 65535, 4, 4, 4, 4, 65535, 5, 5, 5, 5, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};

/* Which actions interfere with each one, and which may bring each value of
 * a fact about. */
static const GG_ROM uint64_t actions__conflicts[] = {
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

/* roast(stove_1) */
static const GG_ROM gg_range_test goal__roast__stove_1__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x10842108),
     .care = UINT64_C(0x1e0)}, /* stock(stove_1, roast_apple) >= 1 */
};
static const GG_ROM gg_box goal__roast__stove_1__boxes[] = {
    {.flags = NULL, .ranges = goal__roast__stove_1__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
/* roast(stove_2) */
static const GG_ROM gg_range_test goal__roast__stove_2__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x8000), .high = UINT64_C(0x10842108),
     .care = UINT64_C(0x78000)}, /* stock(stove_2, roast_apple) >= 1 */
};
static const GG_ROM gg_box goal__roast__stove_2__boxes[] = {
    {.flags = NULL, .ranges = goal__roast__stove_2__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
/* be_warm */
static const GG_ROM gg_flag_test goal__be_warm__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x10), .want = UINT64_C(0x10)}, /* warm */
};
static const GG_ROM gg_box goal__be_warm__boxes[] = {
    {.flags = goal__be_warm__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};

static const GG_ROM gg_goal goals__all[] = {
    /* roast(stove_1) */
    {.condition = {.boxes = goal__roast__stove_1__boxes, .count = 1}, /* stock(s, roast_apple) >= 1 */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = 0, .cooldown = 0, .called = false, .keep = false},
    /* roast(stove_2) */
    {.condition = {.boxes = goal__roast__stove_2__boxes, .count = 1}, /* stock(s, roast_apple) >= 1 */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = 0, .cooldown = 0, .called = false, .keep = false},
    /* be_warm */
    {.condition = {.boxes = goal__be_warm__boxes, .count = 1}, /* warm */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = 10, .cooldown = 0, .called = false, .keep = false},
};

static const GG_ROM uint64_t heuristic__roast__stove_1__worker__actions[] = {
    UINT64_C(0xfffe),
};
static const GG_ROM uint64_t heuristic__roast__stove_1__worker__wake_mask__words[] = {UINT64_C(0x0), UINT64_C(0x1ef7bdef)};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__0__values_0[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__0__values_1[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__0__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_digit heuristic__roast__stove_1__worker__0__digits[] = {
    {.values = heuristic__roast__stove_1__worker__0__values_0, .word = 1, .shift = 0},
    {.values = heuristic__roast__stove_1__worker__0__values_1, .word = 1, .shift = 5},
    {.values = heuristic__roast__stove_1__worker__0__values_2, .word = 1, .shift = 20},
};
static const GG_ROM uint8_t heuristic__roast__stove_1__worker__0__entries[] = {
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
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__roast__stove_1__worker__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001),
};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__1__values_0[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__1__values_1[] = {0, 729, 1458, 2187, 2916, 3645, 4374, 5103, 5832, 6561, 7290, 8019, 8748, 9477, 10206, 10935};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__1__values_2[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__1__values_3[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_digit heuristic__roast__stove_1__worker__1__digits[] = {
    {.values = heuristic__roast__stove_1__worker__1__values_0, .word = 1, .shift = 5},
    {.values = heuristic__roast__stove_1__worker__1__values_1, .word = 1, .shift = 10},
    {.values = heuristic__roast__stove_1__worker__1__values_2, .word = 1, .shift = 15},
    {.values = heuristic__roast__stove_1__worker__1__values_3, .word = 1, .shift = 25},
};
static const GG_ROM uint8_t heuristic__roast__stove_1__worker__1__entries[] = {
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
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__roast__stove_1__worker__1__distances[] = {
    UINT64_C(0x550055), UINT64_C(0x560056), UINT64_C(0x570057), UINT64_C(0x580058),
    UINT64_C(0x590059), UINT64_C(0x5a005a), UINT64_C(0x5b005b), UINT64_C(0x5c005c),
    UINT64_C(0x5d005d), UINT64_C(0x5e005e), UINT64_C(0x5f005f), UINT64_C(0x600060),
};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__2__values_0[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_digit heuristic__roast__stove_1__worker__2__digits[] = {
    {.values = heuristic__roast__stove_1__worker__2__values_0, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t heuristic__roast__stove_1__worker__2__entries[] = {
    8, 7, 6, 5, 4, 3, 2, 1, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__roast__stove_1__worker__2__distances[] = {
    UINT64_C(0x0), UINT64_C(0x20002), UINT64_C(0x40004), UINT64_C(0x60006),
    UINT64_C(0x80008), UINT64_C(0xa000a), UINT64_C(0xc000c), UINT64_C(0xe000e),
    UINT64_C(0x100010),
};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__3__values_0[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_digit heuristic__roast__stove_1__worker__3__digits[] = {
    {.values = heuristic__roast__stove_1__worker__3__values_0, .word = 1, .shift = 20},
};
static const GG_ROM uint8_t heuristic__roast__stove_1__worker__3__entries[] = {
    8, 7, 6, 5, 4, 3, 2, 1, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__roast__stove_1__worker__3__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0x60006), UINT64_C(0x70007),
    UINT64_C(0x80008),
};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__4__values_0[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__4__values_1[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__4__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_digit heuristic__roast__stove_1__worker__4__digits[] = {
    {.values = heuristic__roast__stove_1__worker__4__values_0, .word = 1, .shift = 0},
    {.values = heuristic__roast__stove_1__worker__4__values_1, .word = 1, .shift = 5},
    {.values = heuristic__roast__stove_1__worker__4__values_2, .word = 1, .shift = 20},
};
static const GG_ROM uint8_t heuristic__roast__stove_1__worker__4__entries[] = {
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
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__roast__stove_1__worker__4__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001),
};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__5__values_0[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__5__values_1[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__5__values_2[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t heuristic__roast__stove_1__worker__5__values_3[] = {0, 729, 1458, 2187, 2916, 3645, 4374, 5103, 5832, 6561, 7290, 8019, 8748, 9477, 10206, 10935};
static const GG_ROM gg_digit heuristic__roast__stove_1__worker__5__digits[] = {
    {.values = heuristic__roast__stove_1__worker__5__values_0, .word = 1, .shift = 0},
    {.values = heuristic__roast__stove_1__worker__5__values_1, .word = 1, .shift = 5},
    {.values = heuristic__roast__stove_1__worker__5__values_2, .word = 1, .shift = 15},
    {.values = heuristic__roast__stove_1__worker__5__values_3, .word = 1, .shift = 25},
};
static const GG_ROM uint8_t heuristic__roast__stove_1__worker__5__entries[] = {
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
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__roast__stove_1__worker__5__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001),
};
static const GG_ROM gg_table heuristic__roast__stove_1__worker__tables[] = {
    {.digits = heuristic__roast__stove_1__worker__0__digits, .entries = heuristic__roast__stove_1__worker__0__entries, .entries_high = NULL,
     .distances = heuristic__roast__stove_1__worker__0__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 729,
     .mask = {0x7800f780, 0x0}, .digit_count = 3, .ends_sum = true},
    {.digits = heuristic__roast__stove_1__worker__1__digits, .entries = heuristic__roast__stove_1__worker__1__entries, .entries_high = NULL,
     .distances = heuristic__roast__stove_1__worker__1__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 6561,
     .mask = {0x3def00f, 0x0}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__roast__stove_1__worker__2__digits, .entries = heuristic__roast__stove_1__worker__2__entries, .entries_high = NULL,
     .distances = heuristic__roast__stove_1__worker__2__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 9,
     .mask = {0x780, 0x0}, .digit_count = 1, .ends_sum = false},
    {.digits = heuristic__roast__stove_1__worker__3__digits, .entries = heuristic__roast__stove_1__worker__3__entries, .entries_high = NULL,
     .distances = heuristic__roast__stove_1__worker__3__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x750075), .size = 9,
     .mask = {0x78000000, 0x0}, .digit_count = 1, .ends_sum = true},
    {.digits = heuristic__roast__stove_1__worker__4__digits, .entries = heuristic__roast__stove_1__worker__4__entries, .entries_high = NULL,
     .distances = heuristic__roast__stove_1__worker__4__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 729,
     .mask = {0x7800f780, 0x0}, .digit_count = 3, .ends_sum = false},
    {.digits = heuristic__roast__stove_1__worker__5__digits, .entries = heuristic__roast__stove_1__worker__5__entries, .entries_high = NULL,
     .distances = heuristic__roast__stove_1__worker__5__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 6561,
     .mask = {0x3c0f78f, 0x0}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node heuristic__roast__stove_1__worker__nodes[] = {
    {0, 1, 24}, {1, 2, 24}, {2, 3, 24}, {3, 4, 24}, {4, 5, 28}, {5, 6, 28},
    {6, 7, 28}, {7, 8, 28}, {8, 9, 29}, {9, 10, 29}, {10, 11, 29}, {11, 12, 29},
    {12, 13, 30}, {13, 14, 30}, {14, 15, 30}, {15, 16, 30}, {16, 17, 26}, {17, 18, 26},
    {18, 19, 26}, {19, 20, 26}, {20, 21, 27}, {21, 22, 27}, {22, 23, 27}, {23, 25, 27},
};
static const GG_ROM gg_policy_test heuristic__roast__stove_1__worker__tests[] = {
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
static const GG_ROM gg_policy_leaf heuristic__roast__stove_1__worker__leaves[] = {
    {.action = GG_NONE, .from = GG_FOUND},
    {.action = 1, .from = 20}, /* collect */
    {.action = 4, .from = 12}, /* transfer(raw_apple, stove_2, stove_1) */
    {.action = 6, .from = 12}, /* transfer(raw_apple, hut, stove_1) */
    {.action = 10, .from = 0}, /* transfer(roast_apple, stove_2, stove_1) */
    {.action = 12, .from = 0}, /* transfer(roast_apple, hut, stove_1) */
    {.action = 14, .from = 0}, /* cook(stove_1) */
};
static const GG_ROM gg_policy heuristic__roast__stove_1__worker__policy = {
    .nodes = heuristic__roast__stove_1__worker__nodes, .tests = heuristic__roast__stove_1__worker__tests,
    .leaves = heuristic__roast__stove_1__worker__leaves, .invariants = NULL,
    .node_count = 24, .test_count = 24, .leaf_count = 7,
    .invariant_count = 0, .longest = 3};
static const GG_ROM gg_heuristic heuristic__roast__stove_1__worker = {
    .actions = heuristic__roast__stove_1__worker__actions, .tables = heuristic__roast__stove_1__worker__tables,
    .groups = NULL, .policy = &heuristic__roast__stove_1__worker__policy, .reading = &gg_policy_reading,
    .wake_mask = heuristic__roast__stove_1__worker__wake_mask__words,
    .table_count = 6, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__roast__stove_2__worker__actions[] = {
    UINT64_C(0xfffe),
};
static const GG_ROM uint64_t heuristic__roast__stove_2__worker__wake_mask__words[] = {UINT64_C(0x0), UINT64_C(0x1ef7bdef)};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__0__values_0[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__0__values_1[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__0__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_digit heuristic__roast__stove_2__worker__0__digits[] = {
    {.values = heuristic__roast__stove_2__worker__0__values_0, .word = 1, .shift = 10},
    {.values = heuristic__roast__stove_2__worker__0__values_1, .word = 1, .shift = 15},
    {.values = heuristic__roast__stove_2__worker__0__values_2, .word = 1, .shift = 20},
};
static const GG_ROM uint8_t heuristic__roast__stove_2__worker__0__entries[] = {
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
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__roast__stove_2__worker__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001),
};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__1__values_0[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__1__values_1[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__1__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_digit heuristic__roast__stove_2__worker__1__digits[] = {
    {.values = heuristic__roast__stove_2__worker__1__values_0, .word = 1, .shift = 10},
    {.values = heuristic__roast__stove_2__worker__1__values_1, .word = 1, .shift = 15},
    {.values = heuristic__roast__stove_2__worker__1__values_2, .word = 1, .shift = 20},
};
static const GG_ROM uint8_t heuristic__roast__stove_2__worker__1__entries[] = {
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
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__roast__stove_2__worker__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001),
};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__2__values_0[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__2__values_1[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__2__values_2[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__2__values_3[] = {0, 729, 1458, 2187, 2916, 3645, 4374, 5103, 5832, 6561, 7290, 8019, 8748, 9477, 10206, 10935};
static const GG_ROM gg_digit heuristic__roast__stove_2__worker__2__digits[] = {
    {.values = heuristic__roast__stove_2__worker__2__values_0, .word = 1, .shift = 5},
    {.values = heuristic__roast__stove_2__worker__2__values_1, .word = 1, .shift = 10},
    {.values = heuristic__roast__stove_2__worker__2__values_2, .word = 1, .shift = 15},
    {.values = heuristic__roast__stove_2__worker__2__values_3, .word = 1, .shift = 25},
};
static const GG_ROM uint8_t heuristic__roast__stove_2__worker__2__entries[] = {
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
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__roast__stove_2__worker__2__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001),
};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__3__values_0[] = {0, 81, 162, 243, 324, 405, 486, 567, 648, 729, 810, 891, 972, 1053, 1134, 1215};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__3__values_1[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__3__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_digit heuristic__roast__stove_2__worker__3__digits[] = {
    {.values = heuristic__roast__stove_2__worker__3__values_0, .word = 1, .shift = 5},
    {.values = heuristic__roast__stove_2__worker__3__values_1, .word = 1, .shift = 15},
    {.values = heuristic__roast__stove_2__worker__3__values_2, .word = 1, .shift = 25},
};
static const GG_ROM uint8_t heuristic__roast__stove_2__worker__3__entries[] = {
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
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__roast__stove_2__worker__3__distances[] = {
    UINT64_C(0x4d004d), UINT64_C(0x4e004e), UINT64_C(0x500050),
};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__4__values_0[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_digit heuristic__roast__stove_2__worker__4__digits[] = {
    {.values = heuristic__roast__stove_2__worker__4__values_0, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t heuristic__roast__stove_2__worker__4__entries[] = {
    8, 7, 6, 5, 4, 3, 2, 1, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__roast__stove_2__worker__4__distances[] = {
    UINT64_C(0x0), UINT64_C(0x20002), UINT64_C(0x40004), UINT64_C(0x60006),
    UINT64_C(0x80008), UINT64_C(0xa000a), UINT64_C(0xc000c), UINT64_C(0xe000e),
    UINT64_C(0x100010),
};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__5__values_0[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_digit heuristic__roast__stove_2__worker__5__digits[] = {
    {.values = heuristic__roast__stove_2__worker__5__values_0, .word = 1, .shift = 10},
};
static const GG_ROM uint8_t heuristic__roast__stove_2__worker__5__entries[] = {
    8, 7, 6, 5, 4, 3, 2, 1, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__roast__stove_2__worker__5__distances[] = {
    UINT64_C(0x0), UINT64_C(0x20002), UINT64_C(0x40004), UINT64_C(0x60006),
    UINT64_C(0x80008), UINT64_C(0xa000a), UINT64_C(0xc000c), UINT64_C(0xe000e),
    UINT64_C(0x100010),
};
static const GG_ROM uint16_t heuristic__roast__stove_2__worker__6__values_0[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_digit heuristic__roast__stove_2__worker__6__digits[] = {
    {.values = heuristic__roast__stove_2__worker__6__values_0, .word = 1, .shift = 20},
};
static const GG_ROM uint8_t heuristic__roast__stove_2__worker__6__entries[] = {
    8, 7, 6, 5, 4, 3, 2, 1, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__roast__stove_2__worker__6__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0x60006), UINT64_C(0x70007),
    UINT64_C(0x80008),
};
static const GG_ROM gg_table heuristic__roast__stove_2__worker__tables[] = {
    {.digits = heuristic__roast__stove_2__worker__0__digits, .entries = heuristic__roast__stove_2__worker__0__entries, .entries_high = NULL,
     .distances = heuristic__roast__stove_2__worker__0__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 729,
     .mask = {0x7bde0000, 0x0}, .digit_count = 3, .ends_sum = true},
    {.digits = heuristic__roast__stove_2__worker__1__digits, .entries = heuristic__roast__stove_2__worker__1__entries, .entries_high = NULL,
     .distances = heuristic__roast__stove_2__worker__1__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 729,
     .mask = {0x7bde0000, 0x0}, .digit_count = 3, .ends_sum = false},
    {.digits = heuristic__roast__stove_2__worker__2__digits, .entries = heuristic__roast__stove_2__worker__2__entries, .entries_high = NULL,
     .distances = heuristic__roast__stove_2__worker__2__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 6561,
     .mask = {0x3def00f, 0x0}, .digit_count = 4, .ends_sum = true},
    {.digits = heuristic__roast__stove_2__worker__3__digits, .entries = heuristic__roast__stove_2__worker__3__entries, .entries_high = NULL,
     .distances = heuristic__roast__stove_2__worker__3__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 729,
     .mask = {0x3c0f00f, 0x0}, .digit_count = 3, .ends_sum = false},
    {.digits = heuristic__roast__stove_2__worker__4__digits, .entries = heuristic__roast__stove_2__worker__4__entries, .entries_high = NULL,
     .distances = heuristic__roast__stove_2__worker__4__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 9,
     .mask = {0x780, 0x0}, .digit_count = 1, .ends_sum = false},
    {.digits = heuristic__roast__stove_2__worker__5__digits, .entries = heuristic__roast__stove_2__worker__5__entries, .entries_high = NULL,
     .distances = heuristic__roast__stove_2__worker__5__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 9,
     .mask = {0x1e0000, 0x0}, .digit_count = 1, .ends_sum = false},
    {.digits = heuristic__roast__stove_2__worker__6__digits, .entries = heuristic__roast__stove_2__worker__6__entries, .entries_high = NULL,
     .distances = heuristic__roast__stove_2__worker__6__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x750075), .size = 9,
     .mask = {0x78000000, 0x0}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_policy_node heuristic__roast__stove_2__worker__nodes[] = {
    {0, 1, 24}, {1, 2, 24}, {2, 3, 24}, {3, 4, 24}, {4, 5, 28}, {5, 6, 28},
    {6, 7, 28}, {7, 8, 28}, {8, 9, 29}, {9, 10, 29}, {10, 11, 29}, {11, 12, 29},
    {12, 13, 30}, {13, 14, 30}, {14, 15, 30}, {15, 16, 30}, {16, 17, 26}, {17, 18, 26},
    {18, 19, 26}, {19, 20, 26}, {20, 21, 27}, {21, 22, 27}, {22, 23, 27}, {23, 25, 27},
};
static const GG_ROM gg_policy_test heuristic__roast__stove_2__worker__tests[] = {
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
static const GG_ROM gg_policy_leaf heuristic__roast__stove_2__worker__leaves[] = {
    {.action = GG_NONE, .from = GG_FOUND},
    {.action = 1, .from = 20}, /* collect */
    {.action = 2, .from = 12}, /* transfer(raw_apple, stove_1, stove_2) */
    {.action = 7, .from = 12}, /* transfer(raw_apple, hut, stove_2) */
    {.action = 8, .from = 0}, /* transfer(roast_apple, stove_1, stove_2) */
    {.action = 13, .from = 0}, /* transfer(roast_apple, hut, stove_2) */
    {.action = 15, .from = 0}, /* cook(stove_2) */
};
static const GG_ROM gg_policy heuristic__roast__stove_2__worker__policy = {
    .nodes = heuristic__roast__stove_2__worker__nodes, .tests = heuristic__roast__stove_2__worker__tests,
    .leaves = heuristic__roast__stove_2__worker__leaves, .invariants = NULL,
    .node_count = 24, .test_count = 24, .leaf_count = 7,
    .invariant_count = 0, .longest = 3};
static const GG_ROM gg_heuristic heuristic__roast__stove_2__worker = {
    .actions = heuristic__roast__stove_2__worker__actions, .tables = heuristic__roast__stove_2__worker__tables,
    .groups = NULL, .policy = &heuristic__roast__stove_2__worker__policy, .reading = &gg_policy_reading,
    .wake_mask = heuristic__roast__stove_2__worker__wake_mask__words,
    .table_count = 7, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__be_warm__worker__actions[] = {
    UINT64_C(0x1),
};
static const GG_ROM uint64_t heuristic__be_warm__worker__wake_mask__words[] = {UINT64_C(0x10), UINT64_C(0x0)};
static const GG_ROM uint16_t heuristic__be_warm__worker__0__values_0[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_digit heuristic__be_warm__worker__0__digits[] = {
    {.values = heuristic__be_warm__worker__0__values_0, .word = 0, .shift = 4},
};
static const GG_ROM uint8_t heuristic__be_warm__worker__0__entries[] = {
    1, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__be_warm__worker__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001),
};
static const GG_ROM uint8_t heuristic__be_warm__worker__0__policy[] = {
    0, 1,
};
static const GG_ROM gg_move heuristic__be_warm__worker__0__moves[] = {
    {.action = 0, .offset = 1}, /* make_fire */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_table heuristic__be_warm__worker__tables[] = {
    {.digits = heuristic__be_warm__worker__0__digits, .entries = heuristic__be_warm__worker__0__entries, .entries_high = NULL,
     .distances = heuristic__be_warm__worker__0__distances,
     .policy = heuristic__be_warm__worker__0__policy, .policy_high = NULL, .moves = heuristic__be_warm__worker__0__moves,
     .base = UINT64_C(0x0), .size = 2,
     .mask = {0x10, 0x0}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_heuristic heuristic__be_warm__worker = {
    .actions = heuristic__be_warm__worker__actions, .tables = heuristic__be_warm__worker__tables,
    .groups = NULL, .policy = NULL, .reading = &gg_table_reading,
    .wake_mask = heuristic__be_warm__worker__wake_mask__words,
    .table_count = 1, .asks = false, .hidden = false};

static const GG_ROM gg_heuristic *const GG_ROM agent_type__worker__heuristics[] = {
    &heuristic__roast__stove_1__worker,
    &heuristic__roast__stove_2__worker,
    &heuristic__be_warm__worker,
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
    return orchard_travel_walk((orchard_agent *)(void *)agent, phase, (orchard_symbol)places__symbols[place]);
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
static const GG_ROM uint16_t agent_type__worker__goals[] = {
    2, /* be_warm */};
static const GG_ROM uint64_t agent_type__worker__concerns__words[] = {UINT64_C(0x10), UINT64_C(0x0)};

static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__worker__calls,
     .heuristics = agent_type__worker__heuristics, .goals = agent_type__worker__goals,
     .concerns = agent_type__worker__concerns__words, .goal_count = 1, .task = GG_NONE}, /* worker */
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
    NULL};
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
    NULL};
static const GG_ROM char *const GG_ROM labels__actions[] = {
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
    GG_TEXT("roast(stove_1)"),
    GG_TEXT("roast(stove_2)"),
    GG_TEXT("be_warm"),
    NULL};
static const GG_ROM char *const GG_ROM labels__goals[] = {
    GG_TEXT("roast(stove_1)"),
    GG_TEXT("roast(stove_2)"),
    GG_TEXT("be_warm"),
    NULL};
static const GG_ROM char *const GG_ROM names__characters[] = {
    GG_TEXT("worker"),
    NULL};
static const GG_ROM char *const GG_ROM names__places[] = {
    GG_TEXT("hut"),
    GG_TEXT("stove_1"),
    GG_TEXT("stove_2"),
    GG_TEXT("gate"),
    NULL};
static const GG_ROM gg_value_names names__values__0 = {.symbols = NULL, .low = 0, .step = 1, .decimals = 0};
static const GG_ROM char *const GG_ROM names__symbols__6[] = {
    GG_TEXT("hut"),
    GG_TEXT("stove_1"),
    GG_TEXT("stove_2"),
    GG_TEXT("gate"),
    NULL};
static const GG_ROM gg_value_names names__values__6 = {.symbols = names__symbols__6, .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0,
    &names__values__0,
    &names__values__0,
    &names__values__0,
    &names__values__0,
    &names__values__0,
    &names__values__6,
    &names__values__0,
    NULL};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("orchard"),
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
    .places = names__places,
    .values = names__values,
};
#endif

const GG_ROM gg_domain orchard_domain = {
    .format = &gg_format_13,
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
    .filter_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 64,
    .watch_limit = 0,
    .retry_limit = 0,
    .want_limit = 4,
    .sense_count = 0,
    .claimed_count = 6,
    .guards = guards__words,
    .shared = shared__words,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = NULL,
    .pursuit = &gg_pursuit,
    .walking = &gg_walking,
    .claiming = &gg_claiming,
    .extras = NULL,
    .team = &gg_team_member_calls,
    .interrupting = NULL,
    .offsets = {
        .agent_state = offsetof(orchard_agent, state),
        .agent_seen = offsetof(orchard_agent, seen),
        .agent_needs = offsetof(orchard_agent, needs),
        .agent_from = offsetof(orchard_agent, from),
        .agent_timers = 0,
        .agent_backoffs = offsetof(orchard_agent, backoffs),
        .agent_senses = 0,
        .agent_retries = 0,
        .agent_plan = offsetof(orchard_agent, plan),
        .agent_watches = 0,
        .agent_walk = offsetof(orchard_agent, walk),
        .agent_membership = offsetof(orchard_agent, membership),
        .agent_wants = offsetof(orchard_agent, wants),
        .agent_want_flags = offsetof(orchard_agent, want_flags),
        .agent_want_ranges = offsetof(orchard_agent, want_ranges),
        .agent_planning_state = offsetof(orchard_agent, planning_state),
        .agent_known = offsetof(orchard_agent, known),
        .agent_refused = offsetof(orchard_agent, refused),
        .agent_released = offsetof(orchard_agent, released),
        .world_state = offsetof(orchard_world, state),
        .world_timers = 0,
        .world_points = offsetof(orchard_world, points),
        .world_holdings = offsetof(orchard_world, holdings),
        .world_claimants = offsetof(orchard_world, claimants),
        .agent_bytes = sizeof(orchard_agent),
        .world_bytes = sizeof(orchard_world),
    },
    .value_count = 60,
    .fingerprint = UINT32_C(2831132214),
    .start = start__words,
    .tops = tops__words,
    .applied = NULL,
    .senses = NULL,
    .goals = goals__all,
    .goal_sources = goal_sources__all,
    .subgoals = NULL,
    .filters = NULL,
    .filtered = NULL,
    .conflicts = actions__conflicts,
    .fact_at = facts__at,
    .rules = NULL,
    .claimed = claimed__all,
    .claims = claims__all,
    .sets = NULL,
    .places = &places__all,
    .recall = NULL,
    .achieve = NULL,
    .drawing = NULL,
    .scoring = NULL,
    .indexing = NULL,
    .sharing = &gg_sharing,
    .applying = NULL,
    .decomposing = NULL,
    .searching = &gg_searching,
    .slicing = &gg_slicing,
    .regressing = &gg_regressing,
    .satisficing = &gg_satisficing,
    .stubborn = &gg_stubborn,
    .asking = NULL,
    .bounding = &gg_bounding,
    .wanting = &gg_wanting,
    .keeping = NULL,
    .sensing = NULL,
    .agent_ruling = NULL,
    .world_ruling = NULL,
    .retrying = NULL,
    .timing = &gg_timing,
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};
static const GG_ROM gg_team_work team__work[] = {
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
static const GG_ROM uint16_t team__capacities[] = {GG_TEAM_UNLIMITED, 1, 1, GG_TEAM_UNLIMITED};
const GG_ROM gg_team_tables orchard_team_tables = {
    .domain = &orchard_domain,
    .work = team__work, .capacities = team__capacities,
    .priority = 5, .skill_count = 2, .sum = false};


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

