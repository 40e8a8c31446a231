/* Made by goapgen from builder.yaml. Do not edit: run goapgen again. */
#include "builder.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__build__job_1__hut,
    action__build__job_1__well,
    action__build__job_1__mill,
    action__build__job_1__tower,
    action__build__job_2__hut,
    action__build__job_2__well,
    action__build__job_2__mill,
    action__build__job_2__tower,
    action__build__job_3__hut,
    action__build__job_3__well,
    action__build__job_3__mill,
    action__build__job_3__tower,
    action__build__job_4__hut,
    action__build__job_4__well,
    action__build__job_4__mill,
    action__build__job_4__tower,
    action__chop,
    action__break_stone,
    action__saw,
    action__smelt,
    action__sharpen,
    action__rest,
    action__sweep,
    action__whistle,
    task__idle,
};

/* Where the facts lie in a state. */
static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 5, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 4, .first = 0}, /* here */
    {.word = 1, .shift = 0, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 20, .first = 5}, /* have(wood) */
    {.word = 1, .shift = 6, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 20, .first = 26}, /* have(stone) */
    {.word = 1, .shift = 12, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 20, .first = 47}, /* have(planks) */
    {.word = 1, .shift = 18, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 20, .first = 68}, /* have(iron) */
    {.word = 0, .shift = 5, .width = 5, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 4, .first = 89}, /* ordered(job_1) */
    {.word = 0, .shift = 10, .width = 5, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 4, .first = 94}, /* ordered(job_2) */
    {.word = 0, .shift = 15, .width = 5, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 4, .first = 99}, /* ordered(job_3) */
    {.word = 0, .shift = 20, .width = 5, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 4, .first = 104}, /* ordered(job_4) */
    {.word = 0, .shift = 25, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1, .first = 109}, /* built(job_1) */
    {.word = 0, .shift = 26, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1, .first = 111}, /* built(job_2) */
    {.word = 0, .shift = 27, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1, .first = 113}, /* built(job_3) */
    {.word = 0, .shift = 28, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1, .first = 115}, /* built(job_4) */
    {.word = 1, .shift = 24, .width = 3, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 6, .first = 117}, /* axe */
    {.word = 1, .shift = 32, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10, .first = 124}, /* tired */
    {.word = 0, .shift = 29, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 135}, /* swept */
    {.word = 0, .shift = 30, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1, .first = 137}, /* job_bound(job_1) */
    {.word = 0, .shift = 31, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1, .first = 139}, /* job_bound(job_2) */
    {.word = 0, .shift = 32, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1, .first = 141}, /* job_bound(job_3) */
    {.word = 0, .shift = 33, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1, .first = 143}, /* job_bound(job_4) */
};

static const GG_ROM uint64_t start__words[] = {UINT64_C(0x108421), UINT64_C(0x6000084)};
static const GG_ROM uint64_t guards__words[] = {UINT64_C(0x0), UINT64_C(0x1008820820)};
static const GG_ROM uint64_t tops__words[] = {UINT64_C(0x0), UINT64_C(0xa06514514)};
static const GG_ROM uint64_t shared__words[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x7df7df)};

/* The condition that always holds. */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0}};

static const GG_ROM gg_point places__points[] = {
    {0, 0}, /* yard */
    {8000, 4000}, /* forest */
    {10000, -3000}, /* quarry */
    {3000, 1000}, /* sawpit */
    {2000, -2000}, /* smithy */
};
static const GG_ROM uint16_t places__symbols[] = {
    BUILDER_YARD,
    BUILDER_FOREST,
    BUILDER_QUARRY,
    BUILDER_SAWPIT,
    BUILDER_SMITHY,
};
static const GG_ROM gg_places places__all = {
    .points = places__points, .symbols = places__symbols, .speed = 2000, .fact = 0, .count = 5};

/* build(job_1, hut): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_1__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x420003a0), .want = UINT64_C(0x40000000)}, /* ordered(job_1) == hut, not built(job_1), job_bound(job_1) */
};
static const GG_ROM gg_range_test action__build__job_1__hut__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x2003), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x1f01f)}, /* have(wood) >= 3, have(planks) >= 2 */
};
static const GG_ROM gg_box action__build__job_1__hut__boxes[] = {
    {.flags = action__build__job_1__hut__flags_0, .ranges = action__build__job_1__hut__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_1__hut__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffddffffe0), .set = UINT64_C(0x2000001)},
};
static const GG_ROM gg_addition action__build__job_1__hut__effect_additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_1__hut__effect = {
    .assignments = action__build__job_1__hut__effect_assignments, .additions = action__build__job_1__hut__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_1__hut__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_1__hut__own = {
    .assignments = action__build__job_1__hut__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_1__hut__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition action__build__job_1__hut__world_additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_1__hut__world = {
    .assignments = action__build__job_1__hut__world_assignments, .additions = action__build__job_1__hut__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_1__hut__arguments[] = {BUILDER_JOB_1, BUILDER_HUT};
/* build(job_1, well): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_1__well__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x42000360), .want = UINT64_C(0x40000000)}, /* ordered(job_1) == well, not built(job_1), job_bound(job_1) */
};
static const GG_ROM gg_range_test action__build__job_1__well__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x40100), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x7c07c0)}, /* have(stone) >= 4, have(iron) >= 1 */
};
static const GG_ROM gg_box action__build__job_1__well__boxes[] = {
    {.flags = action__build__job_1__well__flags_0, .ranges = action__build__job_1__well__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_1__well__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffddffffe0), .set = UINT64_C(0x2000001)},
};
static const GG_ROM gg_addition action__build__job_1__well__effect_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_1__well__effect = {
    .assignments = action__build__job_1__well__effect_assignments, .additions = action__build__job_1__well__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_1__well__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_1__well__own = {
    .assignments = action__build__job_1__well__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_1__well__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition action__build__job_1__well__world_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_1__well__world = {
    .assignments = action__build__job_1__well__world_assignments, .additions = action__build__job_1__well__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_1__well__arguments[] = {BUILDER_JOB_1, BUILDER_WELL};
/* build(job_1, mill): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_1__mill__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x420002e0), .want = UINT64_C(0x40000000)}, /* ordered(job_1) == mill, not built(job_1), job_bound(job_1) */
};
static const GG_ROM gg_range_test action__build__job_1__mill__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x30c2), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x1f7df)}, /* have(wood) >= 2, have(stone) >= 3, have(planks) >= 3 */
};
static const GG_ROM gg_box action__build__job_1__mill__boxes[] = {
    {.flags = action__build__job_1__mill__flags_0, .ranges = action__build__job_1__mill__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_1__mill__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffddffffe0), .set = UINT64_C(0x2000001)},
};
static const GG_ROM gg_addition action__build__job_1__mill__effect_additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_1__mill__effect = {
    .assignments = action__build__job_1__mill__effect_assignments, .additions = action__build__job_1__mill__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_1__mill__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_1__mill__own = {
    .assignments = action__build__job_1__mill__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_1__mill__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition action__build__job_1__mill__world_additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_1__mill__world = {
    .assignments = action__build__job_1__mill__world_assignments, .additions = action__build__job_1__mill__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_1__mill__arguments[] = {BUILDER_JOB_1, BUILDER_MILL};
/* build(job_1, tower): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_1__tower__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x420001e0), .want = UINT64_C(0x40000000)}, /* ordered(job_1) == tower, not built(job_1), job_bound(job_1) */
};
static const GG_ROM gg_range_test action__build__job_1__tower__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x82200), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x7df7c0)}, /* have(stone) >= 8, have(planks) >= 2, have(iron) >= 2 */
};
static const GG_ROM gg_box action__build__job_1__tower__boxes[] = {
    {.flags = action__build__job_1__tower__flags_0, .ranges = action__build__job_1__tower__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_1__tower__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffddffffe0), .set = UINT64_C(0x2000001)},
};
static const GG_ROM gg_addition action__build__job_1__tower__effect_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_1__tower__effect = {
    .assignments = action__build__job_1__tower__effect_assignments, .additions = action__build__job_1__tower__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_1__tower__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_1__tower__own = {
    .assignments = action__build__job_1__tower__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_1__tower__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition action__build__job_1__tower__world_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_1__tower__world = {
    .assignments = action__build__job_1__tower__world_assignments, .additions = action__build__job_1__tower__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_1__tower__arguments[] = {BUILDER_JOB_1, BUILDER_TOWER};
/* build(job_2, hut): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_2__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x84007400), .want = UINT64_C(0x80000000)}, /* ordered(job_2) == hut, not built(job_2), job_bound(job_2) */
};
static const GG_ROM gg_range_test action__build__job_2__hut__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x2003), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x1f01f)}, /* have(wood) >= 3, have(planks) >= 2 */
};
static const GG_ROM gg_box action__build__job_2__hut__boxes[] = {
    {.flags = action__build__job_2__hut__flags_0, .ranges = action__build__job_2__hut__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_2__hut__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdbffffe0), .set = UINT64_C(0x4000001)},
};
static const GG_ROM gg_addition action__build__job_2__hut__effect_additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_2__hut__effect = {
    .assignments = action__build__job_2__hut__effect_assignments, .additions = action__build__job_2__hut__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_2__hut__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_2__hut__own = {
    .assignments = action__build__job_2__hut__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_2__hut__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffbffffff), .set = UINT64_C(0x4000000)},
};
static const GG_ROM gg_addition action__build__job_2__hut__world_additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_2__hut__world = {
    .assignments = action__build__job_2__hut__world_assignments, .additions = action__build__job_2__hut__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_2__hut__arguments[] = {BUILDER_JOB_2, BUILDER_HUT};
/* build(job_2, well): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_2__well__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x84006c00), .want = UINT64_C(0x80000000)}, /* ordered(job_2) == well, not built(job_2), job_bound(job_2) */
};
static const GG_ROM gg_range_test action__build__job_2__well__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x40100), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x7c07c0)}, /* have(stone) >= 4, have(iron) >= 1 */
};
static const GG_ROM gg_box action__build__job_2__well__boxes[] = {
    {.flags = action__build__job_2__well__flags_0, .ranges = action__build__job_2__well__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_2__well__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdbffffe0), .set = UINT64_C(0x4000001)},
};
static const GG_ROM gg_addition action__build__job_2__well__effect_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_2__well__effect = {
    .assignments = action__build__job_2__well__effect_assignments, .additions = action__build__job_2__well__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_2__well__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_2__well__own = {
    .assignments = action__build__job_2__well__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_2__well__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffbffffff), .set = UINT64_C(0x4000000)},
};
static const GG_ROM gg_addition action__build__job_2__well__world_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_2__well__world = {
    .assignments = action__build__job_2__well__world_assignments, .additions = action__build__job_2__well__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_2__well__arguments[] = {BUILDER_JOB_2, BUILDER_WELL};
/* build(job_2, mill): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_2__mill__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x84005c00), .want = UINT64_C(0x80000000)}, /* ordered(job_2) == mill, not built(job_2), job_bound(job_2) */
};
static const GG_ROM gg_range_test action__build__job_2__mill__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x30c2), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x1f7df)}, /* have(wood) >= 2, have(stone) >= 3, have(planks) >= 3 */
};
static const GG_ROM gg_box action__build__job_2__mill__boxes[] = {
    {.flags = action__build__job_2__mill__flags_0, .ranges = action__build__job_2__mill__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_2__mill__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdbffffe0), .set = UINT64_C(0x4000001)},
};
static const GG_ROM gg_addition action__build__job_2__mill__effect_additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_2__mill__effect = {
    .assignments = action__build__job_2__mill__effect_assignments, .additions = action__build__job_2__mill__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_2__mill__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_2__mill__own = {
    .assignments = action__build__job_2__mill__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_2__mill__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffbffffff), .set = UINT64_C(0x4000000)},
};
static const GG_ROM gg_addition action__build__job_2__mill__world_additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_2__mill__world = {
    .assignments = action__build__job_2__mill__world_assignments, .additions = action__build__job_2__mill__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_2__mill__arguments[] = {BUILDER_JOB_2, BUILDER_MILL};
/* build(job_2, tower): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_2__tower__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x84003c00), .want = UINT64_C(0x80000000)}, /* ordered(job_2) == tower, not built(job_2), job_bound(job_2) */
};
static const GG_ROM gg_range_test action__build__job_2__tower__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x82200), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x7df7c0)}, /* have(stone) >= 8, have(planks) >= 2, have(iron) >= 2 */
};
static const GG_ROM gg_box action__build__job_2__tower__boxes[] = {
    {.flags = action__build__job_2__tower__flags_0, .ranges = action__build__job_2__tower__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_2__tower__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdbffffe0), .set = UINT64_C(0x4000001)},
};
static const GG_ROM gg_addition action__build__job_2__tower__effect_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_2__tower__effect = {
    .assignments = action__build__job_2__tower__effect_assignments, .additions = action__build__job_2__tower__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_2__tower__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_2__tower__own = {
    .assignments = action__build__job_2__tower__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_2__tower__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffbffffff), .set = UINT64_C(0x4000000)},
};
static const GG_ROM gg_addition action__build__job_2__tower__world_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_2__tower__world = {
    .assignments = action__build__job_2__tower__world_assignments, .additions = action__build__job_2__tower__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_2__tower__arguments[] = {BUILDER_JOB_2, BUILDER_TOWER};
/* build(job_3, hut): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_3__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1080e8000), .want = UINT64_C(0x100000000)}, /* ordered(job_3) == hut, not built(job_3), job_bound(job_3) */
};
static const GG_ROM gg_range_test action__build__job_3__hut__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x2003), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x1f01f)}, /* have(wood) >= 3, have(planks) >= 2 */
};
static const GG_ROM gg_box action__build__job_3__hut__boxes[] = {
    {.flags = action__build__job_3__hut__flags_0, .ranges = action__build__job_3__hut__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_3__hut__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffd7ffffe0), .set = UINT64_C(0x8000001)},
};
static const GG_ROM gg_addition action__build__job_3__hut__effect_additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_3__hut__effect = {
    .assignments = action__build__job_3__hut__effect_assignments, .additions = action__build__job_3__hut__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_3__hut__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_3__hut__own = {
    .assignments = action__build__job_3__hut__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_3__hut__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffff7ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition action__build__job_3__hut__world_additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_3__hut__world = {
    .assignments = action__build__job_3__hut__world_assignments, .additions = action__build__job_3__hut__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_3__hut__arguments[] = {BUILDER_JOB_3, BUILDER_HUT};
/* build(job_3, well): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_3__well__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1080d8000), .want = UINT64_C(0x100000000)}, /* ordered(job_3) == well, not built(job_3), job_bound(job_3) */
};
static const GG_ROM gg_range_test action__build__job_3__well__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x40100), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x7c07c0)}, /* have(stone) >= 4, have(iron) >= 1 */
};
static const GG_ROM gg_box action__build__job_3__well__boxes[] = {
    {.flags = action__build__job_3__well__flags_0, .ranges = action__build__job_3__well__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_3__well__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffd7ffffe0), .set = UINT64_C(0x8000001)},
};
static const GG_ROM gg_addition action__build__job_3__well__effect_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_3__well__effect = {
    .assignments = action__build__job_3__well__effect_assignments, .additions = action__build__job_3__well__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_3__well__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_3__well__own = {
    .assignments = action__build__job_3__well__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_3__well__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffff7ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition action__build__job_3__well__world_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_3__well__world = {
    .assignments = action__build__job_3__well__world_assignments, .additions = action__build__job_3__well__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_3__well__arguments[] = {BUILDER_JOB_3, BUILDER_WELL};
/* build(job_3, mill): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_3__mill__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1080b8000), .want = UINT64_C(0x100000000)}, /* ordered(job_3) == mill, not built(job_3), job_bound(job_3) */
};
static const GG_ROM gg_range_test action__build__job_3__mill__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x30c2), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x1f7df)}, /* have(wood) >= 2, have(stone) >= 3, have(planks) >= 3 */
};
static const GG_ROM gg_box action__build__job_3__mill__boxes[] = {
    {.flags = action__build__job_3__mill__flags_0, .ranges = action__build__job_3__mill__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_3__mill__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffd7ffffe0), .set = UINT64_C(0x8000001)},
};
static const GG_ROM gg_addition action__build__job_3__mill__effect_additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_3__mill__effect = {
    .assignments = action__build__job_3__mill__effect_assignments, .additions = action__build__job_3__mill__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_3__mill__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_3__mill__own = {
    .assignments = action__build__job_3__mill__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_3__mill__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffff7ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition action__build__job_3__mill__world_additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_3__mill__world = {
    .assignments = action__build__job_3__mill__world_assignments, .additions = action__build__job_3__mill__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_3__mill__arguments[] = {BUILDER_JOB_3, BUILDER_MILL};
/* build(job_3, tower): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_3__tower__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x108078000), .want = UINT64_C(0x100000000)}, /* ordered(job_3) == tower, not built(job_3), job_bound(job_3) */
};
static const GG_ROM gg_range_test action__build__job_3__tower__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x82200), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x7df7c0)}, /* have(stone) >= 8, have(planks) >= 2, have(iron) >= 2 */
};
static const GG_ROM gg_box action__build__job_3__tower__boxes[] = {
    {.flags = action__build__job_3__tower__flags_0, .ranges = action__build__job_3__tower__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_3__tower__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffd7ffffe0), .set = UINT64_C(0x8000001)},
};
static const GG_ROM gg_addition action__build__job_3__tower__effect_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_3__tower__effect = {
    .assignments = action__build__job_3__tower__effect_assignments, .additions = action__build__job_3__tower__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_3__tower__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_3__tower__own = {
    .assignments = action__build__job_3__tower__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_3__tower__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffff7ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition action__build__job_3__tower__world_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_3__tower__world = {
    .assignments = action__build__job_3__tower__world_assignments, .additions = action__build__job_3__tower__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_3__tower__arguments[] = {BUILDER_JOB_3, BUILDER_TOWER};
/* build(job_4, hut): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_4__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x211d00000), .want = UINT64_C(0x200000000)}, /* ordered(job_4) == hut, not built(job_4), job_bound(job_4) */
};
static const GG_ROM gg_range_test action__build__job_4__hut__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x2003), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x1f01f)}, /* have(wood) >= 3, have(planks) >= 2 */
};
static const GG_ROM gg_box action__build__job_4__hut__boxes[] = {
    {.flags = action__build__job_4__hut__flags_0, .ranges = action__build__job_4__hut__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_4__hut__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffcfffffe0), .set = UINT64_C(0x10000001)},
};
static const GG_ROM gg_addition action__build__job_4__hut__effect_additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_4__hut__effect = {
    .assignments = action__build__job_4__hut__effect_assignments, .additions = action__build__job_4__hut__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_4__hut__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_4__hut__own = {
    .assignments = action__build__job_4__hut__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_4__hut__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffefffffff), .set = UINT64_C(0x10000000)},
};
static const GG_ROM gg_addition action__build__job_4__hut__world_additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_4__hut__world = {
    .assignments = action__build__job_4__hut__world_assignments, .additions = action__build__job_4__hut__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_4__hut__arguments[] = {BUILDER_JOB_4, BUILDER_HUT};
/* build(job_4, well): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_4__well__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x211b00000), .want = UINT64_C(0x200000000)}, /* ordered(job_4) == well, not built(job_4), job_bound(job_4) */
};
static const GG_ROM gg_range_test action__build__job_4__well__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x40100), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x7c07c0)}, /* have(stone) >= 4, have(iron) >= 1 */
};
static const GG_ROM gg_box action__build__job_4__well__boxes[] = {
    {.flags = action__build__job_4__well__flags_0, .ranges = action__build__job_4__well__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_4__well__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffcfffffe0), .set = UINT64_C(0x10000001)},
};
static const GG_ROM gg_addition action__build__job_4__well__effect_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_4__well__effect = {
    .assignments = action__build__job_4__well__effect_assignments, .additions = action__build__job_4__well__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_4__well__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_4__well__own = {
    .assignments = action__build__job_4__well__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_4__well__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffefffffff), .set = UINT64_C(0x10000000)},
};
static const GG_ROM gg_addition action__build__job_4__well__world_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_4__well__world = {
    .assignments = action__build__job_4__well__world_assignments, .additions = action__build__job_4__well__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_4__well__arguments[] = {BUILDER_JOB_4, BUILDER_WELL};
/* build(job_4, mill): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_4__mill__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x211700000), .want = UINT64_C(0x200000000)}, /* ordered(job_4) == mill, not built(job_4), job_bound(job_4) */
};
static const GG_ROM gg_range_test action__build__job_4__mill__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x30c2), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x1f7df)}, /* have(wood) >= 2, have(stone) >= 3, have(planks) >= 3 */
};
static const GG_ROM gg_box action__build__job_4__mill__boxes[] = {
    {.flags = action__build__job_4__mill__flags_0, .ranges = action__build__job_4__mill__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_4__mill__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffcfffffe0), .set = UINT64_C(0x10000001)},
};
static const GG_ROM gg_addition action__build__job_4__mill__effect_additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_4__mill__effect = {
    .assignments = action__build__job_4__mill__effect_assignments, .additions = action__build__job_4__mill__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_4__mill__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_4__mill__own = {
    .assignments = action__build__job_4__mill__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_4__mill__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffefffffff), .set = UINT64_C(0x10000000)},
};
static const GG_ROM gg_addition action__build__job_4__mill__world_additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_4__mill__world = {
    .assignments = action__build__job_4__mill__world_assignments, .additions = action__build__job_4__mill__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_4__mill__arguments[] = {BUILDER_JOB_4, BUILDER_MILL};
/* build(job_4, tower): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test action__build__job_4__tower__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x210f00000), .want = UINT64_C(0x200000000)}, /* ordered(job_4) == tower, not built(job_4), job_bound(job_4) */
};
static const GG_ROM gg_range_test action__build__job_4__tower__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x82200), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x7df7c0)}, /* have(stone) >= 8, have(planks) >= 2, have(iron) >= 2 */
};
static const GG_ROM gg_box action__build__job_4__tower__boxes[] = {
    {.flags = action__build__job_4__tower__flags_0, .ranges = action__build__job_4__tower__ranges_0, .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__build__job_4__tower__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffcfffffe0), .set = UINT64_C(0x10000001)},
};
static const GG_ROM gg_addition action__build__job_4__tower__effect_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_4__tower__effect = {
    .assignments = action__build__job_4__tower__effect_assignments, .additions = action__build__job_4__tower__effect_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM gg_assignment action__build__job_4__tower__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__build__job_4__tower__own = {
    .assignments = action__build__job_4__tower__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__build__job_4__tower__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffefffffff), .set = UINT64_C(0x10000000)},
};
static const GG_ROM gg_addition action__build__job_4__tower__world_additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect action__build__job_4__tower__world = {
    .assignments = action__build__job_4__tower__world_assignments, .additions = action__build__job_4__tower__world_additions,
    .assignment_count = 1, .addition_count = 4};
static const GG_ROM uint16_t action__build__job_4__tower__arguments[] = {BUILDER_JOB_4, BUILDER_TOWER};
/* chop: have(wood) += 3, axe -= 1, here = forest */
static const GG_ROM gg_range_test action__chop__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x1000000), .high = UINT64_C(0xa06514511),
     .care = UINT64_C(0x700001f)}, /* have(wood) <= 17, axe >= 1 */
};
static const GG_ROM gg_box action__chop__boxes[] = {
    {.flags = NULL, .ranges = action__chop__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__chop__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition action__chop__effect_additions[] = {
    {.fact = 1, .amount = 3}, /* have(wood) */
    {.fact = 13, .amount = -1}, /* axe */
};
static const GG_ROM gg_effect action__chop__effect = {
    .assignments = action__chop__effect_assignments, .additions = action__chop__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__chop__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition action__chop__own_additions[] = {
    {.fact = 13, .amount = -1}, /* axe */
};
static const GG_ROM gg_effect action__chop__own = {
    .assignments = action__chop__own_assignments, .additions = action__chop__own_additions,
    .assignment_count = 1, .addition_count = 1};
static const GG_ROM gg_addition action__chop__world_additions[] = {
    {.fact = 1, .amount = 3}, /* have(wood) */
};
static const GG_ROM gg_effect action__chop__world = {
    .assignments = NULL, .additions = action__chop__world_additions,
    .assignment_count = 0, .addition_count = 1};
/* break_stone: have(stone) += 2, here = quarry */
static const GG_ROM gg_range_test action__break_stone__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xa06514494),
     .care = UINT64_C(0x7c0)}, /* have(stone) <= 18 */
};
static const GG_ROM gg_box action__break_stone__boxes[] = {
    {.flags = NULL, .ranges = action__break_stone__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__break_stone__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition action__break_stone__effect_additions[] = {
    {.fact = 2, .amount = 2}, /* have(stone) */
};
static const GG_ROM gg_effect action__break_stone__effect = {
    .assignments = action__break_stone__effect_assignments, .additions = action__break_stone__effect_additions,
    .assignment_count = 1, .addition_count = 1};
static const GG_ROM gg_assignment action__break_stone__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect action__break_stone__own = {
    .assignments = action__break_stone__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__break_stone__world_additions[] = {
    {.fact = 2, .amount = 2}, /* have(stone) */
};
static const GG_ROM gg_effect action__break_stone__world = {
    .assignments = NULL, .additions = action__break_stone__world_additions,
    .assignment_count = 0, .addition_count = 1};
/* saw: have(wood) -= 1, have(planks) += 2, here = sawpit */
static const GG_ROM gg_range_test action__saw__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0xa06512514),
     .care = UINT64_C(0x1f01f)}, /* have(wood) >= 1, have(planks) <= 18 */
};
static const GG_ROM gg_box action__saw__boxes[] = {
    {.flags = NULL, .ranges = action__saw__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__saw__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_addition action__saw__effect_additions[] = {
    {.fact = 1, .amount = -1}, /* have(wood) */
    {.fact = 3, .amount = 2}, /* have(planks) */
};
static const GG_ROM gg_effect action__saw__effect = {
    .assignments = action__saw__effect_assignments, .additions = action__saw__effect_additions,
    .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment action__saw__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect action__saw__own = {
    .assignments = action__saw__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__saw__world_additions[] = {
    {.fact = 1, .amount = -1}, /* have(wood) */
    {.fact = 3, .amount = 2}, /* have(planks) */
};
static const GG_ROM gg_effect action__saw__world = {
    .assignments = NULL, .additions = action__saw__world_additions,
    .assignment_count = 0, .addition_count = 2};
/* smelt: have(stone) -= 2, have(wood) -= 1, have(iron) += 1, here = smithy */
static const GG_ROM gg_range_test action__smelt__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x81), .high = UINT64_C(0xa064d4514),
     .care = UINT64_C(0x7c07df)}, /* have(wood) >= 1, have(stone) >= 2, have(iron) <= 19 */
};
static const GG_ROM gg_box action__smelt__boxes[] = {
    {.flags = NULL, .ranges = action__smelt__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__smelt__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_addition action__smelt__effect_additions[] = {
    {.fact = 2, .amount = -2}, /* have(stone) */
    {.fact = 1, .amount = -1}, /* have(wood) */
    {.fact = 4, .amount = 1}, /* have(iron) */
};
static const GG_ROM gg_effect action__smelt__effect = {
    .assignments = action__smelt__effect_assignments, .additions = action__smelt__effect_additions,
    .assignment_count = 1, .addition_count = 3};
static const GG_ROM gg_assignment action__smelt__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect action__smelt__own = {
    .assignments = action__smelt__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition action__smelt__world_additions[] = {
    {.fact = 2, .amount = -2}, /* have(stone) */
    {.fact = 1, .amount = -1}, /* have(wood) */
    {.fact = 4, .amount = 1}, /* have(iron) */
};
static const GG_ROM gg_effect action__smelt__world = {
    .assignments = NULL, .additions = action__smelt__world_additions,
    .assignment_count = 0, .addition_count = 3};
/* sharpen: axe = 6, here = smithy */
static const GG_ROM gg_range_test action__sharpen__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xa02514514),
     .care = UINT64_C(0x7000000)}, /* axe <= 2 */
};
static const GG_ROM gg_box action__sharpen__boxes[] = {
    {.flags = NULL, .ranges = action__sharpen__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__sharpen__effect_assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffff8ffffff), .set = UINT64_C(0x6000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect action__sharpen__effect = {
    .assignments = action__sharpen__effect_assignments, .additions = NULL,
    .assignment_count = 2, .addition_count = 0};
/* rest: tired = 0, here = yard */
static const GG_ROM gg_range_test action__rest__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x400000000), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0xf00000000)}, /* tired >= 4 */
};
static const GG_ROM gg_box action__rest__boxes[] = {
    {.flags = NULL, .ranges = action__rest__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment action__rest__effect_assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffff0ffffffff), .set = UINT64_C(0x0)},
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__rest__effect = {
    .assignments = action__rest__effect_assignments, .additions = NULL,
    .assignment_count = 2, .addition_count = 0};
/* sweep: swept, here = yard */
static const GG_ROM gg_flag_test action__sweep__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x20000000), .want = UINT64_C(0x0)}, /* not swept */
};
static const GG_ROM gg_box action__sweep__boxes[] = {
    {.flags = action__sweep__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment action__sweep__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x20000001)},
};
static const GG_ROM gg_effect action__sweep__effect = {
    .assignments = action__sweep__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
/* whistle: none */
static const GG_ROM gg_effect action__whistle__effect = {
    .assignments = NULL, .additions = NULL,
    .assignment_count = 0, .addition_count = 0};

static const GG_ROM gg_action actions__all[] = {
    /* build(job_1, hut) */
    {.precondition = {.boxes = action__build__job_1__hut__boxes, .count = 1},
     .effect = &action__build__job_1__hut__effect, .own = &action__build__job_1__hut__own, .world = &action__build__job_1__hut__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_1__hut__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_1, well) */
    {.precondition = {.boxes = action__build__job_1__well__boxes, .count = 1},
     .effect = &action__build__job_1__well__effect, .own = &action__build__job_1__well__own, .world = &action__build__job_1__well__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_1__well__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_1, mill) */
    {.precondition = {.boxes = action__build__job_1__mill__boxes, .count = 1},
     .effect = &action__build__job_1__mill__effect, .own = &action__build__job_1__mill__own, .world = &action__build__job_1__mill__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_1__mill__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_1, tower) */
    {.precondition = {.boxes = action__build__job_1__tower__boxes, .count = 1},
     .effect = &action__build__job_1__tower__effect, .own = &action__build__job_1__tower__own, .world = &action__build__job_1__tower__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_1__tower__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_2, hut) */
    {.precondition = {.boxes = action__build__job_2__hut__boxes, .count = 1},
     .effect = &action__build__job_2__hut__effect, .own = &action__build__job_2__hut__own, .world = &action__build__job_2__hut__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_2__hut__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_2, well) */
    {.precondition = {.boxes = action__build__job_2__well__boxes, .count = 1},
     .effect = &action__build__job_2__well__effect, .own = &action__build__job_2__well__own, .world = &action__build__job_2__well__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_2__well__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_2, mill) */
    {.precondition = {.boxes = action__build__job_2__mill__boxes, .count = 1},
     .effect = &action__build__job_2__mill__effect, .own = &action__build__job_2__mill__own, .world = &action__build__job_2__mill__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_2__mill__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_2, tower) */
    {.precondition = {.boxes = action__build__job_2__tower__boxes, .count = 1},
     .effect = &action__build__job_2__tower__effect, .own = &action__build__job_2__tower__own, .world = &action__build__job_2__tower__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_2__tower__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_3, hut) */
    {.precondition = {.boxes = action__build__job_3__hut__boxes, .count = 1},
     .effect = &action__build__job_3__hut__effect, .own = &action__build__job_3__hut__own, .world = &action__build__job_3__hut__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_3__hut__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_3, well) */
    {.precondition = {.boxes = action__build__job_3__well__boxes, .count = 1},
     .effect = &action__build__job_3__well__effect, .own = &action__build__job_3__well__own, .world = &action__build__job_3__well__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_3__well__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_3, mill) */
    {.precondition = {.boxes = action__build__job_3__mill__boxes, .count = 1},
     .effect = &action__build__job_3__mill__effect, .own = &action__build__job_3__mill__own, .world = &action__build__job_3__mill__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_3__mill__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_3, tower) */
    {.precondition = {.boxes = action__build__job_3__tower__boxes, .count = 1},
     .effect = &action__build__job_3__tower__effect, .own = &action__build__job_3__tower__own, .world = &action__build__job_3__tower__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_3__tower__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_4, hut) */
    {.precondition = {.boxes = action__build__job_4__hut__boxes, .count = 1},
     .effect = &action__build__job_4__hut__effect, .own = &action__build__job_4__hut__own, .world = &action__build__job_4__hut__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_4__hut__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_4, well) */
    {.precondition = {.boxes = action__build__job_4__well__boxes, .count = 1},
     .effect = &action__build__job_4__well__effect, .own = &action__build__job_4__well__own, .world = &action__build__job_4__well__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_4__well__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_4, mill) */
    {.precondition = {.boxes = action__build__job_4__mill__boxes, .count = 1},
     .effect = &action__build__job_4__mill__effect, .own = &action__build__job_4__mill__own, .world = &action__build__job_4__mill__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_4__mill__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* build(job_4, tower) */
    {.precondition = {.boxes = action__build__job_4__tower__boxes, .count = 1},
     .effect = &action__build__job_4__tower__effect, .own = &action__build__job_4__tower__own, .world = &action__build__job_4__tower__world,
     .duration = 5000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__build__job_4__tower__arguments}, /* affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    /* chop */
    {.precondition = {.boxes = action__chop__boxes, .count = 1},
     .effect = &action__chop__effect, .own = &action__chop__own, .world = &action__chop__world,
     .duration = 3000, .timeout = 0, .retry = 0, .cost = 3,
     .source_index = BUILDER_ACTION_CHOP, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 1, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* axe >= 1, have(wood) <= 17 */
    /* break_stone */
    {.precondition = {.boxes = action__break_stone__boxes, .count = 1},
     .effect = &action__break_stone__effect, .own = &action__break_stone__own, .world = &action__break_stone__world,
     .duration = 3000, .timeout = 0, .retry = 0, .cost = 3,
     .source_index = BUILDER_ACTION_BREAK_STONE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 2, .ends_at = 2, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* have(stone) <= 18 */
    /* saw */
    {.precondition = {.boxes = action__saw__boxes, .count = 1},
     .effect = &action__saw__effect, .own = &action__saw__own, .world = &action__saw__world,
     .duration = 2000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_SAW, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 3, .ends_at = 3, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* have(wood) >= 1, have(planks) <= 18 */
    /* smelt */
    {.precondition = {.boxes = action__smelt__boxes, .count = 1},
     .effect = &action__smelt__effect, .own = &action__smelt__own, .world = &action__smelt__world,
     .duration = 4000, .timeout = 0, .retry = 0, .cost = 3,
     .source_index = BUILDER_ACTION_SMELT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 4, .ends_at = 4, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* have(stone) >= 2, have(wood) >= 1, have(iron) <= 19 */
    /* sharpen */
    {.precondition = {.boxes = action__sharpen__boxes, .count = 1},
     .effect = &action__sharpen__effect, .own = &action__sharpen__effect, .world = NULL,
     .duration = 2000, .timeout = 0, .retry = 0, .cost = 2,
     .source_index = BUILDER_ACTION_SHARPEN, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 4, .ends_at = 4, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* axe <= 2 */
    /* rest */
    {.precondition = {.boxes = action__rest__boxes, .count = 1},
     .effect = &action__rest__effect, .own = &action__rest__effect, .world = NULL,
     .duration = 6000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = BUILDER_ACTION_REST, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* tired >= 4 */
    /* sweep */
    {.precondition = {.boxes = action__sweep__boxes, .count = 1},
     .effect = &action__sweep__effect, .own = &action__sweep__effect, .world = NULL,
     .duration = 3000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = BUILDER_ACTION_SWEEP, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* not swept */
    /* whistle */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .effect = &action__whistle__effect, .own = NULL, .world = NULL,
     .duration = 2000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = BUILDER_ACTION_WHISTLE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* none */
};

/* What must hold while actions run. */
static const GG_ROM gg_flag_test lasting__build__job_1__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x3a0), .want = UINT64_C(0x0)}, /* ordered(job_1) == hut */
};
static const GG_ROM gg_box lasting__build__job_1__hut__boxes[] = {
    {.flags = lasting__build__job_1__hut__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_1__hut = {.boxes = lasting__build__job_1__hut__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_1__well__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x360), .want = UINT64_C(0x0)}, /* ordered(job_1) == well */
};
static const GG_ROM gg_box lasting__build__job_1__well__boxes[] = {
    {.flags = lasting__build__job_1__well__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_1__well = {.boxes = lasting__build__job_1__well__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_1__mill__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x2e0), .want = UINT64_C(0x0)}, /* ordered(job_1) == mill */
};
static const GG_ROM gg_box lasting__build__job_1__mill__boxes[] = {
    {.flags = lasting__build__job_1__mill__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_1__mill = {.boxes = lasting__build__job_1__mill__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_1__tower__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1e0), .want = UINT64_C(0x0)}, /* ordered(job_1) == tower */
};
static const GG_ROM gg_box lasting__build__job_1__tower__boxes[] = {
    {.flags = lasting__build__job_1__tower__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_1__tower = {.boxes = lasting__build__job_1__tower__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_2__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x7400), .want = UINT64_C(0x0)}, /* ordered(job_2) == hut */
};
static const GG_ROM gg_box lasting__build__job_2__hut__boxes[] = {
    {.flags = lasting__build__job_2__hut__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_2__hut = {.boxes = lasting__build__job_2__hut__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_2__well__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x6c00), .want = UINT64_C(0x0)}, /* ordered(job_2) == well */
};
static const GG_ROM gg_box lasting__build__job_2__well__boxes[] = {
    {.flags = lasting__build__job_2__well__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_2__well = {.boxes = lasting__build__job_2__well__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_2__mill__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x5c00), .want = UINT64_C(0x0)}, /* ordered(job_2) == mill */
};
static const GG_ROM gg_box lasting__build__job_2__mill__boxes[] = {
    {.flags = lasting__build__job_2__mill__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_2__mill = {.boxes = lasting__build__job_2__mill__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_2__tower__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x3c00), .want = UINT64_C(0x0)}, /* ordered(job_2) == tower */
};
static const GG_ROM gg_box lasting__build__job_2__tower__boxes[] = {
    {.flags = lasting__build__job_2__tower__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_2__tower = {.boxes = lasting__build__job_2__tower__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_3__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0xe8000), .want = UINT64_C(0x0)}, /* ordered(job_3) == hut */
};
static const GG_ROM gg_box lasting__build__job_3__hut__boxes[] = {
    {.flags = lasting__build__job_3__hut__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_3__hut = {.boxes = lasting__build__job_3__hut__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_3__well__flags_0[] = {
    {.word = 0, .care = UINT64_C(0xd8000), .want = UINT64_C(0x0)}, /* ordered(job_3) == well */
};
static const GG_ROM gg_box lasting__build__job_3__well__boxes[] = {
    {.flags = lasting__build__job_3__well__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_3__well = {.boxes = lasting__build__job_3__well__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_3__mill__flags_0[] = {
    {.word = 0, .care = UINT64_C(0xb8000), .want = UINT64_C(0x0)}, /* ordered(job_3) == mill */
};
static const GG_ROM gg_box lasting__build__job_3__mill__boxes[] = {
    {.flags = lasting__build__job_3__mill__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_3__mill = {.boxes = lasting__build__job_3__mill__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_3__tower__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x78000), .want = UINT64_C(0x0)}, /* ordered(job_3) == tower */
};
static const GG_ROM gg_box lasting__build__job_3__tower__boxes[] = {
    {.flags = lasting__build__job_3__tower__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_3__tower = {.boxes = lasting__build__job_3__tower__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_4__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1d00000), .want = UINT64_C(0x0)}, /* ordered(job_4) == hut */
};
static const GG_ROM gg_box lasting__build__job_4__hut__boxes[] = {
    {.flags = lasting__build__job_4__hut__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_4__hut = {.boxes = lasting__build__job_4__hut__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_4__well__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1b00000), .want = UINT64_C(0x0)}, /* ordered(job_4) == well */
};
static const GG_ROM gg_box lasting__build__job_4__well__boxes[] = {
    {.flags = lasting__build__job_4__well__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_4__well = {.boxes = lasting__build__job_4__well__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_4__mill__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1700000), .want = UINT64_C(0x0)}, /* ordered(job_4) == mill */
};
static const GG_ROM gg_box lasting__build__job_4__mill__boxes[] = {
    {.flags = lasting__build__job_4__mill__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_4__mill = {.boxes = lasting__build__job_4__mill__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_flag_test lasting__build__job_4__tower__flags_0[] = {
    {.word = 0, .care = UINT64_C(0xf00000), .want = UINT64_C(0x0)}, /* ordered(job_4) == tower */
};
static const GG_ROM gg_box lasting__build__job_4__tower__boxes[] = {
    {.flags = lasting__build__job_4__tower__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition lasting__build__job_4__tower = {.boxes = lasting__build__job_4__tower__boxes, .count = 1}; /* ordered(it) == what */
static const GG_ROM gg_condition *const GG_ROM lasting__conditions[] = {
    &lasting__build__job_1__hut, /* build(job_1, hut) */
    &lasting__build__job_1__well, /* build(job_1, well) */
    &lasting__build__job_1__mill, /* build(job_1, mill) */
    &lasting__build__job_1__tower, /* build(job_1, tower) */
    &lasting__build__job_2__hut, /* build(job_2, hut) */
    &lasting__build__job_2__well, /* build(job_2, well) */
    &lasting__build__job_2__mill, /* build(job_2, mill) */
    &lasting__build__job_2__tower, /* build(job_2, tower) */
    &lasting__build__job_3__hut, /* build(job_3, hut) */
    &lasting__build__job_3__well, /* build(job_3, well) */
    &lasting__build__job_3__mill, /* build(job_3, mill) */
    &lasting__build__job_3__tower, /* build(job_3, tower) */
    &lasting__build__job_4__hut, /* build(job_4, hut) */
    &lasting__build__job_4__well, /* build(job_4, well) */
    &lasting__build__job_4__mill, /* build(job_4, mill) */
    &lasting__build__job_4__tower, /* build(job_4, tower) */
    NULL, /* chop */
    NULL, /* break_stone */
    NULL, /* saw */
    NULL, /* smelt */
    NULL, /* sharpen */
    NULL, /* rest */
    NULL, /* sweep */
    NULL, /* whistle */
};

static const GG_ROM gg_lasting lasting__all = {.part = &gg_enduring, .conditions = lasting__conditions};

/* What actions claim while they are done, and who uses it. */
static const GG_ROM gg_claim action__build__job_1__hut__claims[] = {
    {.amount = 3, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 0, .place = 1, .kind = GG_ADDS, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_1__well__claims[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 4, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 0, .place = 2, .kind = GG_ADDS, .more = true}, /* have(planks) */
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_1__mill__claims[] = {
    {.amount = 2, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 3, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 3, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_1__tower__claims[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 8, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 2, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_2__hut__claims[] = {
    {.amount = 3, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 0, .place = 1, .kind = GG_ADDS, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_2__well__claims[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 4, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 0, .place = 2, .kind = GG_ADDS, .more = true}, /* have(planks) */
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_2__mill__claims[] = {
    {.amount = 2, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 3, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 3, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_2__tower__claims[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 8, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 2, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_3__hut__claims[] = {
    {.amount = 3, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 0, .place = 1, .kind = GG_ADDS, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_3__well__claims[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 4, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 0, .place = 2, .kind = GG_ADDS, .more = true}, /* have(planks) */
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_3__mill__claims[] = {
    {.amount = 2, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 3, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 3, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_3__tower__claims[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 8, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 2, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_4__hut__claims[] = {
    {.amount = 3, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 0, .place = 1, .kind = GG_ADDS, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_4__well__claims[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 4, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 0, .place = 2, .kind = GG_ADDS, .more = true}, /* have(planks) */
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_4__mill__claims[] = {
    {.amount = 2, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 3, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 3, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__build__job_4__tower__claims[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 8, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 2, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim action__chop__claims[] = {
    {.amount = 3, .place = 0, .kind = GG_ADDS, .more = false}, /* have(wood) */
};
static const GG_ROM gg_claim action__break_stone__claims[] = {
    {.amount = 2, .place = 1, .kind = GG_ADDS, .more = false}, /* have(stone) */
};
static const GG_ROM gg_claim action__saw__claims[] = {
    {.amount = 1, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 2, .place = 2, .kind = GG_ADDS, .more = false}, /* have(planks) */
};
static const GG_ROM gg_claim action__smelt__claims[] = {
    {.amount = 2, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 1, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 1, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim *const GG_ROM claims__all[] = {
    action__build__job_1__hut__claims,
    action__build__job_1__well__claims,
    action__build__job_1__mill__claims,
    action__build__job_1__tower__claims,
    action__build__job_2__hut__claims,
    action__build__job_2__well__claims,
    action__build__job_2__mill__claims,
    action__build__job_2__tower__claims,
    action__build__job_3__hut__claims,
    action__build__job_3__well__claims,
    action__build__job_3__mill__claims,
    action__build__job_3__tower__claims,
    action__build__job_4__hut__claims,
    action__build__job_4__well__claims,
    action__build__job_4__mill__claims,
    action__build__job_4__tower__claims,
    action__chop__claims,
    action__break_stone__claims,
    action__saw__claims,
    action__smelt__claims,
    NULL,
    NULL,
    NULL,
    NULL,
};

static const GG_ROM uint64_t claimed__users_0[] = {
    UINT64_C(0xdffff),
};
static const GG_ROM uint64_t claimed__users_1[] = {
    UINT64_C(0xaffff),
};
static const GG_ROM uint64_t claimed__users_2[] = {
    UINT64_C(0x4ffff),
};
static const GG_ROM uint64_t claimed__users_3[] = {
    UINT64_C(0x8ffff),
};
static const GG_ROM gg_claimed claimed__all[] = {
    {.users = claimed__users_0, .fact = 1, .adds_up = true}, /* have(wood) */
    {.users = claimed__users_1, .fact = 2, .adds_up = true}, /* have(stone) */
    {.users = claimed__users_2, .fact = 3, .adds_up = true}, /* have(planks) */
    {.users = claimed__users_3, .fact = 4, .adds_up = true}, /* have(iron) */
};

/* idle */
static const GG_ROM gg_flag_test method__idle__tidy__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x20000000), .want = UINT64_C(0x0)}, /* not swept */
};
static const GG_ROM gg_box method__idle__tidy__boxes[] = {
    {.flags = method__idle__tidy__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t method__idle__tidy__subtasks[] = {action__sweep};
static const GG_ROM uint16_t method__idle__wait__subtasks[] = {action__whistle};
static const GG_ROM gg_method task__idle__methods[] = {
    /* tidy */
    {.precondition = {.boxes = method__idle__tidy__boxes, .count = 1},
     .subtasks = method__idle__tidy__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* not swept */
    /* wait */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = method__idle__wait__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* none */
};

static const GG_ROM gg_task tasks__all[] = {
    {.methods = task__idle__methods, .groups = NULL, .index = NULL,
     .method_count = 2, .group_count = 0, .branch_count = 0, .select = GG_FIRST,
     .recursive = false, .least = 1, .draws = false, .component = GG_NONE}, /* idle */
};

/* tires: tired += 1 */
static const GG_ROM gg_addition rule__tires__effect_additions[] = {
    {.fact = 14, .amount = 1}, /* tired */
};
static const GG_ROM gg_effect rule__tires__effect = {
    .assignments = NULL, .additions = rule__tires__effect_additions,
    .assignment_count = 0, .addition_count = 1};

static const GG_ROM gg_rule rules__all[] = {
    /* tires */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rule__tires__effect, .period = 9000}, /* none */
};

static const GG_ROM uint16_t goal_source__finished[] = {
    BUILDER_JOB_1, /* finished(job_1) */
    BUILDER_JOB_2, /* finished(job_2) */
    BUILDER_JOB_3, /* finished(job_3) */
    BUILDER_JOB_4, /* finished(job_4) */
};
static const GG_ROM gg_goal_source goal_sources__all[] = {
    {.arguments = goal_source__finished, .first = 0, .count = 4, .parameter_count = 1}, /* finished */
    {.arguments = NULL, .first = 4, .count = 1, .parameter_count = 0}, /* rested */
    {.arguments = NULL, .first = 5, .count = 1, .parameter_count = 0}, /* ready */
};

/* Which fact each bit of a state belongs to. */
static const GG_ROM uint16_t facts__at[] = {
    0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7,
    7, 7, 7, 7, 8, 8, 8, 8, 8, 9, 10, 11, 12, 15, 16, 17,
    18, 19, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1, 1, 1, 1, 1, 65535, 2, 2, 2, 2, 2, 65535, 3, 3, 3, 3,
    3, 65535, 4, 4, 4, 4, 4, 65535, 13, 13, 13, 65535, 65535, 65535, 65535, 65535,
    14, 14, 14, 14, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};

/* Which actions four bits of a state do not rule out. */
static const GG_ROM uint64_t filters__0[] = {
    UINT64_C(0xffffff), UINT64_C(0xffffff), UINT64_C(0xfffff0), UINT64_C(0xfffff0),
    UINT64_C(0xfffff1), UINT64_C(0xfffff1), UINT64_C(0xfffff0), UINT64_C(0xfffff0),
    UINT64_C(0xfffff2), UINT64_C(0xfffff2), UINT64_C(0xfffff0), UINT64_C(0xfffff0),
    UINT64_C(0xfffff0), UINT64_C(0xfffff0), UINT64_C(0xfffff0), UINT64_C(0xfffff0),
};
static const GG_ROM uint64_t filters__1[] = {
    UINT64_C(0xffffff), UINT64_C(0xfffff4), UINT64_C(0xfffff8), UINT64_C(0xfffff0),
    UINT64_C(0xffff0f), UINT64_C(0xffff04), UINT64_C(0xffff08), UINT64_C(0xffff00),
    UINT64_C(0xffff1f), UINT64_C(0xffff14), UINT64_C(0xffff18), UINT64_C(0xffff10),
    UINT64_C(0xffff0f), UINT64_C(0xffff04), UINT64_C(0xffff08), UINT64_C(0xffff00),
};
static const GG_ROM uint64_t filters__2[] = {
    UINT64_C(0xffffff), UINT64_C(0xffff2f), UINT64_C(0xffff4f), UINT64_C(0xffff0f),
    UINT64_C(0xffff8f), UINT64_C(0xffff0f), UINT64_C(0xffff0f), UINT64_C(0xffff0f),
    UINT64_C(0xfff0ff), UINT64_C(0xfff02f), UINT64_C(0xfff04f), UINT64_C(0xfff00f),
    UINT64_C(0xfff08f), UINT64_C(0xfff00f), UINT64_C(0xfff00f), UINT64_C(0xfff00f),
};
static const GG_ROM uint64_t filters__3[] = {
    UINT64_C(0xffffff), UINT64_C(0xfff1ff), UINT64_C(0xfff2ff), UINT64_C(0xfff0ff),
    UINT64_C(0xfff4ff), UINT64_C(0xfff0ff), UINT64_C(0xfff0ff), UINT64_C(0xfff0ff),
    UINT64_C(0xfff8ff), UINT64_C(0xfff0ff), UINT64_C(0xfff0ff), UINT64_C(0xfff0ff),
    UINT64_C(0xfff0ff), UINT64_C(0xfff0ff), UINT64_C(0xfff0ff), UINT64_C(0xfff0ff),
};
static const GG_ROM uint64_t filters__4[] = {
    UINT64_C(0xffffff), UINT64_C(0xff0fff), UINT64_C(0xff1fff), UINT64_C(0xff0fff),
    UINT64_C(0xff2fff), UINT64_C(0xff0fff), UINT64_C(0xff0fff), UINT64_C(0xff0fff),
    UINT64_C(0xff4fff), UINT64_C(0xff0fff), UINT64_C(0xff0fff), UINT64_C(0xff0fff),
    UINT64_C(0xff0fff), UINT64_C(0xff0fff), UINT64_C(0xff0fff), UINT64_C(0xff0fff),
};
static const GG_ROM uint64_t filters__5[] = {
    UINT64_C(0xffffff), UINT64_C(0xff8fff), UINT64_C(0xfffff0), UINT64_C(0xff8ff0),
    UINT64_C(0xffff0f), UINT64_C(0xff8f0f), UINT64_C(0xffff00), UINT64_C(0xff8f00),
    UINT64_C(0xfff0ff), UINT64_C(0xff80ff), UINT64_C(0xfff0f0), UINT64_C(0xff80f0),
    UINT64_C(0xfff00f), UINT64_C(0xff800f), UINT64_C(0xfff000), UINT64_C(0xff8000),
};
static const GG_ROM uint64_t filters__6[] = {
    UINT64_C(0xffff00), UINT64_C(0xff0f00), UINT64_C(0xbfff00), UINT64_C(0xbf0f00),
    UINT64_C(0xffff0f), UINT64_C(0xff0f0f), UINT64_C(0xbfff0f), UINT64_C(0xbf0f0f),
    UINT64_C(0xfffff0), UINT64_C(0xff0ff0), UINT64_C(0xbffff0), UINT64_C(0xbf0ff0),
    UINT64_C(0xffffff), UINT64_C(0xff0fff), UINT64_C(0xbfffff), UINT64_C(0xbf0fff),
};
static const GG_ROM uint64_t filters__7[] = {
    UINT64_C(0xff00ff), UINT64_C(0xff0fff), UINT64_C(0xfff0ff), UINT64_C(0xffffff),
    UINT64_C(0xff00ff), UINT64_C(0xff0fff), UINT64_C(0xfff0ff), UINT64_C(0xffffff),
    UINT64_C(0xff00ff), UINT64_C(0xff0fff), UINT64_C(0xfff0ff), UINT64_C(0xffffff),
    UINT64_C(0xff00ff), UINT64_C(0xff0fff), UINT64_C(0xfff0ff), UINT64_C(0xffffff),
};
static const GG_ROM gg_filter filters__all[] = {
    {.rows = filters__0, .word = 0, .shift = 4},
    {.rows = filters__1, .word = 0, .shift = 8},
    {.rows = filters__2, .word = 0, .shift = 12},
    {.rows = filters__3, .word = 0, .shift = 16},
    {.rows = filters__4, .word = 0, .shift = 20},
    {.rows = filters__5, .word = 0, .shift = 24},
    {.rows = filters__6, .word = 0, .shift = 28},
    {.rows = filters__7, .word = 0, .shift = 32},
};
static const GG_ROM uint64_t filters__filtered[] = {
    UINT64_C(0xc00000),
};

/* Which actions interfere with each one, and which may bring each value of
 * a fact about. */
static const GG_ROM uint64_t actions__conflicts[] = {
    UINT64_C(0x5ffffe), UINT64_C(0x5ffffd), UINT64_C(0x5ffffb), UINT64_C(0x5ffff7),
    UINT64_C(0x5fffef), UINT64_C(0x5fffdf), UINT64_C(0x5fffbf), UINT64_C(0x5fff7f),
    UINT64_C(0x5ffeff), UINT64_C(0x5ffdff), UINT64_C(0x5ffbff), UINT64_C(0x5ff7ff),
    UINT64_C(0x5fefff), UINT64_C(0x5fdfff), UINT64_C(0x5fbfff), UINT64_C(0x5f7fff),
    UINT64_C(0x7effff), UINT64_C(0x7dffff), UINT64_C(0x7bffff), UINT64_C(0x67ffff),
    UINT64_C(0x67ffff), UINT64_C(0x1f0000), UINT64_C(0x1fffff), UINT64_C(0x0),
    UINT64_C(0x60ffff), UINT64_C(0x10000), UINT64_C(0x20000), UINT64_C(0x40000),
    UINT64_C(0x180000), UINT64_C(0xcffff), UINT64_C(0xcffff), UINT64_C(0xcffff),
    UINT64_C(0xdffff), UINT64_C(0xdffff), UINT64_C(0xdffff), UINT64_C(0xdffff),
    UINT64_C(0xdffff), UINT64_C(0xdffff), UINT64_C(0xdffff), UINT64_C(0xdffff),
    UINT64_C(0xdffff), UINT64_C(0xdffff), UINT64_C(0xdffff), UINT64_C(0xdffff),
    UINT64_C(0xdffff), UINT64_C(0xdffff), UINT64_C(0xdffff), UINT64_C(0xdeeee),
    UINT64_C(0xdaaaa), UINT64_C(0x1aaaa), UINT64_C(0x8ffff), UINT64_C(0x8ffff),
    UINT64_C(0xaffff), UINT64_C(0xaffff), UINT64_C(0xaffff), UINT64_C(0xaffff),
    UINT64_C(0xaffff), UINT64_C(0xaffff), UINT64_C(0xaffff), UINT64_C(0xaffff),
    UINT64_C(0xaffff), UINT64_C(0xaffff), UINT64_C(0xaffff), UINT64_C(0xa7777),
    UINT64_C(0xa7777), UINT64_C(0xa7777), UINT64_C(0xa7777), UINT64_C(0xa5555),
    UINT64_C(0xa1111), UINT64_C(0x21111), UINT64_C(0x21111), UINT64_C(0xffff),
    UINT64_C(0xffff), UINT64_C(0x4ffff), UINT64_C(0x4ffff), UINT64_C(0x4ffff),
    UINT64_C(0x4ffff), UINT64_C(0x4ffff), UINT64_C(0x4ffff), UINT64_C(0x4ffff),
    UINT64_C(0x4ffff), UINT64_C(0x4ffff), UINT64_C(0x4ffff), UINT64_C(0x4ffff),
    UINT64_C(0x4ffff), UINT64_C(0x4ffff), UINT64_C(0x4ffff), UINT64_C(0x4ffff),
    UINT64_C(0x4ffff), UINT64_C(0x4bbbb), UINT64_C(0x42222), UINT64_C(0x42222),
    UINT64_C(0xffff), UINT64_C(0x8ffff), UINT64_C(0x8ffff), UINT64_C(0x8ffff),
    UINT64_C(0x8ffff), UINT64_C(0x8ffff), UINT64_C(0x8ffff), UINT64_C(0x8ffff),
    UINT64_C(0x8ffff), UINT64_C(0x8ffff), UINT64_C(0x8ffff), UINT64_C(0x8ffff),
    UINT64_C(0x8ffff), UINT64_C(0x8ffff), UINT64_C(0x8ffff), UINT64_C(0x8ffff),
    UINT64_C(0x8ffff), UINT64_C(0x8ffff), UINT64_C(0x8ffff), UINT64_C(0x87777),
    UINT64_C(0x85555), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xf), UINT64_C(0x0),
    UINT64_C(0xf0), UINT64_C(0x0), UINT64_C(0xf00), UINT64_C(0x0),
    UINT64_C(0xf000), UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000),
    UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x100000),
    UINT64_C(0x200000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffff),
    UINT64_C(0x400000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0),
};

/* finished(job_1) */
static const GG_ROM gg_flag_test goal__finished__job_1__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x42000000), .want = UINT64_C(0x42000000)}, /* built(job_1), job_bound(job_1) */
};
static const GG_ROM gg_box goal__finished__job_1__boxes[] = {
    {.flags = goal__finished__job_1__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goal__finished__job_1__relevant__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x40000020), .want = UINT64_C(0x40000000)}, /* ordered(job_1) != nothing, job_bound(job_1) */
};
static const GG_ROM gg_box goal__finished__job_1__relevant__boxes[] = {
    {.flags = goal__finished__job_1__relevant__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
/* finished(job_2) */
static const GG_ROM gg_flag_test goal__finished__job_2__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x84000000), .want = UINT64_C(0x84000000)}, /* built(job_2), job_bound(job_2) */
};
static const GG_ROM gg_box goal__finished__job_2__boxes[] = {
    {.flags = goal__finished__job_2__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goal__finished__job_2__relevant__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x80000400), .want = UINT64_C(0x80000000)}, /* ordered(job_2) != nothing, job_bound(job_2) */
};
static const GG_ROM gg_box goal__finished__job_2__relevant__boxes[] = {
    {.flags = goal__finished__job_2__relevant__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
/* finished(job_3) */
static const GG_ROM gg_flag_test goal__finished__job_3__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x108000000), .want = UINT64_C(0x108000000)}, /* built(job_3), job_bound(job_3) */
};
static const GG_ROM gg_box goal__finished__job_3__boxes[] = {
    {.flags = goal__finished__job_3__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goal__finished__job_3__relevant__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x100008000), .want = UINT64_C(0x100000000)}, /* ordered(job_3) != nothing, job_bound(job_3) */
};
static const GG_ROM gg_box goal__finished__job_3__relevant__boxes[] = {
    {.flags = goal__finished__job_3__relevant__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
/* finished(job_4) */
static const GG_ROM gg_flag_test goal__finished__job_4__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x210000000), .want = UINT64_C(0x210000000)}, /* built(job_4), job_bound(job_4) */
};
static const GG_ROM gg_box goal__finished__job_4__boxes[] = {
    {.flags = goal__finished__job_4__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goal__finished__job_4__relevant__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x200100000), .want = UINT64_C(0x200000000)}, /* ordered(job_4) != nothing, job_bound(job_4) */
};
static const GG_ROM gg_box goal__finished__job_4__relevant__boxes[] = {
    {.flags = goal__finished__job_4__relevant__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
/* rested */
static const GG_ROM gg_range_test goal__rested__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x206514514),
     .care = UINT64_C(0xf00000000)}, /* tired <= 2 */
};
static const GG_ROM gg_box goal__rested__boxes[] = {
    {.flags = NULL, .ranges = goal__rested__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_range_test goal__rested__relevant__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x800000000), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0xf00000000)}, /* tired >= 8 */
};
static const GG_ROM gg_box goal__rested__relevant__boxes[] = {
    {.flags = NULL, .ranges = goal__rested__relevant__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
/* ready */
static const GG_ROM gg_range_test goal__ready__ranges_0[] = {
    {.word = 1, .low = UINT64_C(0x2000004), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0x700001f)}, /* have(wood) >= 4, axe >= 2 */
};
static const GG_ROM gg_box goal__ready__boxes[] = {
    {.flags = NULL, .ranges = goal__ready__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};

static const GG_ROM gg_goal goals__all[] = {
    /* finished(job_1) */
    {.condition = {.boxes = goal__finished__job_1__boxes, .count = 1}, /* built(it), job_bound(it) */
     .relevant = {.boxes = goal__finished__job_1__relevant__boxes, .count = 1}, /* ordered(it) != nothing, job_bound(it) */
     .priority = 0, .cooldown = 0, .called = true, .keep = false},
    /* finished(job_2) */
    {.condition = {.boxes = goal__finished__job_2__boxes, .count = 1}, /* built(it), job_bound(it) */
     .relevant = {.boxes = goal__finished__job_2__relevant__boxes, .count = 1}, /* ordered(it) != nothing, job_bound(it) */
     .priority = 0, .cooldown = 0, .called = true, .keep = false},
    /* finished(job_3) */
    {.condition = {.boxes = goal__finished__job_3__boxes, .count = 1}, /* built(it), job_bound(it) */
     .relevant = {.boxes = goal__finished__job_3__relevant__boxes, .count = 1}, /* ordered(it) != nothing, job_bound(it) */
     .priority = 0, .cooldown = 0, .called = true, .keep = false},
    /* finished(job_4) */
    {.condition = {.boxes = goal__finished__job_4__boxes, .count = 1}, /* built(it), job_bound(it) */
     .relevant = {.boxes = goal__finished__job_4__relevant__boxes, .count = 1}, /* ordered(it) != nothing, job_bound(it) */
     .priority = 0, .cooldown = 0, .called = true, .keep = false},
    /* rested */
    {.condition = {.boxes = goal__rested__boxes, .count = 1}, /* tired <= 2 */
     .relevant = {.boxes = goal__rested__relevant__boxes, .count = 1}, /* tired >= 8 */
     .priority = 20, .cooldown = 0, .called = false, .keep = false},
    /* ready */
    {.condition = {.boxes = goal__ready__boxes, .count = 1}, /* have(wood) >= 4, axe >= 2 */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = -1, .cooldown = 0, .called = false, .keep = false},
};

static const GG_ROM uint64_t heuristic__finished__job_1__builder__actions[] = {
    UINT64_C(0x1fffff),
};
static const GG_ROM uint64_t heuristic__finished__job_1__builder__wake_mask__words[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__0__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__0__values_1[] = {0, 0, 0, 0, 42, 42, 42, 42, 0, 0, 0, 0, 42, 42, 42, 42};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__0__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__0__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_1__builder__0__digits[] = {
    {.values = heuristic__finished__job_1__builder__0__values_0, .word = 0, .shift = 25},
    {.values = heuristic__finished__job_1__builder__0__values_1, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_1__builder__0__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_1__builder__0__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_1__builder__0__entries[] = {
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_1__builder__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x20001), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__1__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__1__values_1[] = {0, 0, 0, 0, 42, 42, 42, 42, 0, 0, 0, 0, 42, 42, 42, 42};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__1__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__1__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_1__builder__1__digits[] = {
    {.values = heuristic__finished__job_1__builder__1__values_0, .word = 0, .shift = 25},
    {.values = heuristic__finished__job_1__builder__1__values_1, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_1__builder__1__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_1__builder__1__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_1__builder__1__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_1__builder__1__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__2__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__2__values_1[] = {0, 0, 0, 0, 42, 42, 42, 42, 0, 0, 0, 0, 42, 42, 42, 42};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__2__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__2__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_1__builder__2__digits[] = {
    {.values = heuristic__finished__job_1__builder__2__values_0, .word = 0, .shift = 25},
    {.values = heuristic__finished__job_1__builder__2__values_1, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_1__builder__2__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_1__builder__2__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_1__builder__2__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_1__builder__2__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__3__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__3__values_1[] = {0, 0, 0, 0, 42, 42, 42, 42, 0, 0, 0, 0, 42, 42, 42, 42};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__3__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__3__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_1__builder__3__digits[] = {
    {.values = heuristic__finished__job_1__builder__3__values_0, .word = 0, .shift = 25},
    {.values = heuristic__finished__job_1__builder__3__values_1, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_1__builder__3__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_1__builder__3__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_1__builder__3__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_1__builder__3__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__4__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__4__values_1[] = {0, 0, 0, 0, 42, 42, 42, 42, 0, 0, 0, 0, 42, 42, 42, 42};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__4__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__4__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_1__builder__4__digits[] = {
    {.values = heuristic__finished__job_1__builder__4__values_0, .word = 0, .shift = 25},
    {.values = heuristic__finished__job_1__builder__4__values_1, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_1__builder__4__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_1__builder__4__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_1__builder__4__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_1__builder__4__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__5__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__5__values_1[] = {0, 0, 0, 0, 42, 42, 42, 42, 0, 0, 0, 0, 42, 42, 42, 42};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__5__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__5__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_1__builder__5__digits[] = {
    {.values = heuristic__finished__job_1__builder__5__values_0, .word = 0, .shift = 25},
    {.values = heuristic__finished__job_1__builder__5__values_1, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_1__builder__5__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_1__builder__5__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_1__builder__5__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_1__builder__5__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__6__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__6__values_1[] = {0, 0, 0, 0, 42, 42, 42, 42, 0, 0, 0, 0, 42, 42, 42, 42};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__6__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__6__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_1__builder__6__digits[] = {
    {.values = heuristic__finished__job_1__builder__6__values_0, .word = 0, .shift = 25},
    {.values = heuristic__finished__job_1__builder__6__values_1, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_1__builder__6__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_1__builder__6__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_1__builder__6__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_1__builder__6__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM gg_table heuristic__finished__job_1__builder__tables[] = {
    {.digits = heuristic__finished__job_1__builder__0__digits, .entries = heuristic__finished__job_1__builder__0__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_1__builder__0__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x42000f80, 0x0}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_1__builder__1__digits, .entries = heuristic__finished__job_1__builder__1__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_1__builder__1__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x42000f80, 0x0}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_1__builder__2__digits, .entries = heuristic__finished__job_1__builder__2__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_1__builder__2__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x42000f80, 0x0}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_1__builder__3__digits, .entries = heuristic__finished__job_1__builder__3__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_1__builder__3__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x42000f80, 0x0}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_1__builder__4__digits, .entries = heuristic__finished__job_1__builder__4__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_1__builder__4__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x42000f80, 0x0}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_1__builder__5__digits, .entries = heuristic__finished__job_1__builder__5__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_1__builder__5__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x42000f80, 0x0}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_1__builder__6__digits, .entries = heuristic__finished__job_1__builder__6__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_1__builder__6__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x42000f80, 0x0}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node heuristic__finished__job_1__builder__nodes[] = {
    {0, 140, 1}, {1, 2, 141}, {2, 3, 6}, {3, 4, 5}, {4, 140, 7}, {4, 20, 8},
    {5, 9, 21}, {5, 10, 74}, {5, 11, 35}, {6, 12, 21}, {6, 13, 74}, {6, 14, 35},
    {7, 15, 21}, {7, 16, 74}, {7, 17, 35}, {8, 22, 21}, {8, 75, 74}, {8, 18, 19},
    {9, 36, 37}, {9, 37, 35}, {10, 23, 38}, {10, 24, 39}, {10, 25, 40}, {11, 26, 38},
    {11, 27, 39}, {11, 28, 40}, {12, 29, 38}, {12, 30, 39}, {12, 31, 40}, {13, 32, 38},
    {13, 33, 39}, {13, 34, 40}, {14, 41, 38}, {14, 42, 43}, {14, 44, 45}, {15, 46, 76},
    {15, 47, 75}, {15, 48, 77}, {15, 49, 143}, {15, 50, 145}, {15, 51, 78}, {15, 52, 79},
    {15, 53, 80}, {15, 54, 79}, {15, 55, 77}, {15, 56, 81}, {16, 57, 76}, {16, 58, 75},
    {16, 59, 77}, {16, 60, 143}, {16, 147, 145}, {16, 82, 78}, {16, 61, 79}, {16, 83, 62},
    {16, 82, 63}, {16, 84, 64}, {16, 83, 65}, {17, 66, 76}, {17, 67, 75}, {17, 68, 77},
    {17, 147, 143}, {17, 82, 69}, {17, 83, 80}, {17, 69, 79}, {17, 84, 77}, {17, 70, 81},
    {18, 83, 71}, {18, 85, 72}, {18, 84, 73}, {18, 82, 79}, {18, 83, 81}, {19, 83, 76},
    {19, 85, 75}, {19, 84, 77}, {20, 86, 142}, {20, 87, 148}, {20, 88, 144}, {20, 89, 148},
    {20, 90, 148}, {20, 91, 149}, {20, 92, 149}, {20, 93, 148}, {20, 94, 147}, {20, 95, 147},
    {20, 96, 147}, {20, 97, 147}, {21, 98, 142}, {21, 99, 148}, {21, 100, 144}, {21, 101, 148},
    {21, 102, 148}, {21, 103, 149}, {21, 104, 149}, {21, 105, 148}, {21, 106, 147}, {21, 107, 147},
    {21, 108, 147}, {21, 109, 147}, {22, 110, 142}, {22, 111, 148}, {22, 112, 144}, {22, 113, 148},
    {22, 114, 148}, {22, 115, 149}, {22, 116, 149}, {22, 117, 148}, {22, 118, 147}, {22, 119, 147},
    {22, 120, 147}, {22, 128, 147}, {23, 129, 121}, {23, 122, 130}, {23, 129, 144}, {23, 122, 123},
    {23, 124, 148}, {23, 125, 149}, {23, 126, 149}, {23, 122, 148}, {23, 127, 147}, {23, 128, 147},
    {23, 128, 127}, {24, 129, 142}, {24, 129, 130}, {24, 130, 148}, {24, 129, 148}, {24, 129, 149},
    {24, 129, 131}, {24, 128, 147}, {25, 132, 146}, {25, 133, 146}, {25, 134, 146}, {25, 135, 146},
    {26, 136, 146}, {26, 137, 146}, {26, 138, 146}, {26, 139, 146}, {27, 147, 146}, {27, 150, 146},
    {27, 148, 146}, {27, 149, 146},
};
static const GG_ROM gg_policy_test heuristic__finished__job_1__builder__tests[] = {
    {.mask = UINT64_C(0x40000000), .word = 0},
    {.mask = UINT64_C(0x2000000), .word = 0},
    {.mask = UINT64_C(0x200), .word = 0},
    {.mask = UINT64_C(0x180), .word = 0},
    {.mask = UINT64_C(0x140), .word = 0},
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x4000), .word = 1},
    {.mask = UINT64_C(0x2000), .word = 1},
    {.mask = UINT64_C(0x1000), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x100000), .word = 1},
    {.mask = UINT64_C(0x80000), .word = 1},
    {.mask = UINT64_C(0x40000), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x200), .word = 1},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x10), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x2000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
};
static const GG_ROM gg_policy_leaf heuristic__finished__job_1__builder__leaves[] = {
    {.action = GG_NONE, .from = GG_NO_PLAN},
    {.action = GG_NONE, .from = GG_FOUND},
    {.action = 0, .from = 1}, /* build(job_1, hut) */
    {.action = 1, .from = 1}, /* build(job_1, well) */
    {.action = 2, .from = 1}, /* build(job_1, mill) */
    {.action = 3, .from = 1}, /* build(job_1, tower) */
    {.action = 16, .from = 74}, /* chop */
    {.action = 17, .from = 35}, /* break_stone */
    {.action = 18, .from = 6}, /* saw */
    {.action = 19, .from = 20}, /* smelt */
    {.action = 20, .from = 128}, /* sharpen */
};
static const GG_ROM gg_policy heuristic__finished__job_1__builder__policy = {
    .nodes = heuristic__finished__job_1__builder__nodes, .tests = heuristic__finished__job_1__builder__tests,
    .leaves = heuristic__finished__job_1__builder__leaves, .invariants = NULL,
    .node_count = 140, .test_count = 28, .leaf_count = 11,
    .invariant_count = 0, .longest = 12};
static const GG_ROM gg_heuristic heuristic__finished__job_1__builder = {
    .actions = heuristic__finished__job_1__builder__actions, .tables = heuristic__finished__job_1__builder__tables,
    .groups = NULL, .policy = &heuristic__finished__job_1__builder__policy, .reading = &gg_policy_reading,
    .wake_mask = heuristic__finished__job_1__builder__wake_mask__words,
    .table_count = 7, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__finished__job_2__builder__actions[] = {
    UINT64_C(0x1fffff),
};
static const GG_ROM uint64_t heuristic__finished__job_2__builder__wake_mask__words[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__0__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__0__values_1[] = {0, 0, 0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__0__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__0__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_2__builder__0__digits[] = {
    {.values = heuristic__finished__job_2__builder__0__values_0, .word = 0, .shift = 26},
    {.values = heuristic__finished__job_2__builder__0__values_1, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_2__builder__0__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_2__builder__0__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_2__builder__0__entries[] = {
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_2__builder__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x20001), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__1__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__1__values_1[] = {0, 0, 0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__1__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__1__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_2__builder__1__digits[] = {
    {.values = heuristic__finished__job_2__builder__1__values_0, .word = 0, .shift = 26},
    {.values = heuristic__finished__job_2__builder__1__values_1, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_2__builder__1__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_2__builder__1__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_2__builder__1__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_2__builder__1__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__2__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__2__values_1[] = {0, 0, 0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__2__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__2__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_2__builder__2__digits[] = {
    {.values = heuristic__finished__job_2__builder__2__values_0, .word = 0, .shift = 26},
    {.values = heuristic__finished__job_2__builder__2__values_1, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_2__builder__2__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_2__builder__2__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_2__builder__2__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_2__builder__2__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__3__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__3__values_1[] = {0, 0, 0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__3__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__3__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_2__builder__3__digits[] = {
    {.values = heuristic__finished__job_2__builder__3__values_0, .word = 0, .shift = 26},
    {.values = heuristic__finished__job_2__builder__3__values_1, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_2__builder__3__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_2__builder__3__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_2__builder__3__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_2__builder__3__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__4__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__4__values_1[] = {0, 0, 0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__4__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__4__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_2__builder__4__digits[] = {
    {.values = heuristic__finished__job_2__builder__4__values_0, .word = 0, .shift = 26},
    {.values = heuristic__finished__job_2__builder__4__values_1, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_2__builder__4__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_2__builder__4__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_2__builder__4__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_2__builder__4__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__5__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__5__values_1[] = {0, 0, 0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__5__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__5__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_2__builder__5__digits[] = {
    {.values = heuristic__finished__job_2__builder__5__values_0, .word = 0, .shift = 26},
    {.values = heuristic__finished__job_2__builder__5__values_1, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_2__builder__5__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_2__builder__5__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_2__builder__5__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_2__builder__5__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__6__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__6__values_1[] = {0, 0, 0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__6__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_2__builder__6__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_2__builder__6__digits[] = {
    {.values = heuristic__finished__job_2__builder__6__values_0, .word = 0, .shift = 26},
    {.values = heuristic__finished__job_2__builder__6__values_1, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_2__builder__6__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_2__builder__6__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_2__builder__6__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_2__builder__6__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM gg_table heuristic__finished__job_2__builder__tables[] = {
    {.digits = heuristic__finished__job_2__builder__0__digits, .entries = heuristic__finished__job_2__builder__0__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_2__builder__0__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x84000f80, 0x0}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_2__builder__1__digits, .entries = heuristic__finished__job_2__builder__1__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_2__builder__1__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x84000f80, 0x0}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_2__builder__2__digits, .entries = heuristic__finished__job_2__builder__2__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_2__builder__2__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x84000f80, 0x0}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_2__builder__3__digits, .entries = heuristic__finished__job_2__builder__3__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_2__builder__3__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x84000f80, 0x0}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_2__builder__4__digits, .entries = heuristic__finished__job_2__builder__4__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_2__builder__4__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x84000f80, 0x0}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_2__builder__5__digits, .entries = heuristic__finished__job_2__builder__5__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_2__builder__5__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x84000f80, 0x0}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_2__builder__6__digits, .entries = heuristic__finished__job_2__builder__6__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_2__builder__6__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x84000f80, 0x0}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node heuristic__finished__job_2__builder__nodes[] = {
    {0, 140, 1}, {1, 2, 141}, {2, 3, 6}, {3, 4, 5}, {4, 140, 7}, {4, 20, 8},
    {5, 9, 21}, {5, 10, 74}, {5, 11, 35}, {6, 12, 21}, {6, 13, 74}, {6, 14, 35},
    {7, 15, 21}, {7, 16, 74}, {7, 17, 35}, {8, 22, 21}, {8, 75, 74}, {8, 18, 19},
    {9, 36, 37}, {9, 37, 35}, {10, 23, 38}, {10, 24, 39}, {10, 25, 40}, {11, 26, 38},
    {11, 27, 39}, {11, 28, 40}, {12, 29, 38}, {12, 30, 39}, {12, 31, 40}, {13, 32, 38},
    {13, 33, 39}, {13, 34, 40}, {14, 41, 38}, {14, 42, 43}, {14, 44, 45}, {15, 46, 76},
    {15, 47, 75}, {15, 48, 77}, {15, 49, 143}, {15, 50, 145}, {15, 51, 78}, {15, 52, 79},
    {15, 53, 80}, {15, 54, 79}, {15, 55, 77}, {15, 56, 81}, {16, 57, 76}, {16, 58, 75},
    {16, 59, 77}, {16, 60, 143}, {16, 147, 145}, {16, 82, 78}, {16, 61, 79}, {16, 83, 62},
    {16, 82, 63}, {16, 84, 64}, {16, 83, 65}, {17, 66, 76}, {17, 67, 75}, {17, 68, 77},
    {17, 147, 143}, {17, 82, 69}, {17, 83, 80}, {17, 69, 79}, {17, 84, 77}, {17, 70, 81},
    {18, 83, 71}, {18, 85, 72}, {18, 84, 73}, {18, 82, 79}, {18, 83, 81}, {19, 83, 76},
    {19, 85, 75}, {19, 84, 77}, {20, 86, 142}, {20, 87, 148}, {20, 88, 144}, {20, 89, 148},
    {20, 90, 148}, {20, 91, 149}, {20, 92, 149}, {20, 93, 148}, {20, 94, 147}, {20, 95, 147},
    {20, 96, 147}, {20, 97, 147}, {21, 98, 142}, {21, 99, 148}, {21, 100, 144}, {21, 101, 148},
    {21, 102, 148}, {21, 103, 149}, {21, 104, 149}, {21, 105, 148}, {21, 106, 147}, {21, 107, 147},
    {21, 108, 147}, {21, 109, 147}, {22, 110, 142}, {22, 111, 148}, {22, 112, 144}, {22, 113, 148},
    {22, 114, 148}, {22, 115, 149}, {22, 116, 149}, {22, 117, 148}, {22, 118, 147}, {22, 119, 147},
    {22, 120, 147}, {22, 128, 147}, {23, 129, 121}, {23, 122, 130}, {23, 129, 144}, {23, 122, 123},
    {23, 124, 148}, {23, 125, 149}, {23, 126, 149}, {23, 122, 148}, {23, 127, 147}, {23, 128, 147},
    {23, 128, 127}, {24, 129, 142}, {24, 129, 130}, {24, 130, 148}, {24, 129, 148}, {24, 129, 149},
    {24, 129, 131}, {24, 128, 147}, {25, 132, 146}, {25, 133, 146}, {25, 134, 146}, {25, 135, 146},
    {26, 136, 146}, {26, 137, 146}, {26, 138, 146}, {26, 139, 146}, {27, 147, 146}, {27, 150, 146},
    {27, 148, 146}, {27, 149, 146},
};
static const GG_ROM gg_policy_test heuristic__finished__job_2__builder__tests[] = {
    {.mask = UINT64_C(0x80000000), .word = 0},
    {.mask = UINT64_C(0x4000000), .word = 0},
    {.mask = UINT64_C(0x4000), .word = 0},
    {.mask = UINT64_C(0x3000), .word = 0},
    {.mask = UINT64_C(0x2800), .word = 0},
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x4000), .word = 1},
    {.mask = UINT64_C(0x2000), .word = 1},
    {.mask = UINT64_C(0x1000), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x100000), .word = 1},
    {.mask = UINT64_C(0x80000), .word = 1},
    {.mask = UINT64_C(0x40000), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x200), .word = 1},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x10), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x2000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
};
static const GG_ROM gg_policy_leaf heuristic__finished__job_2__builder__leaves[] = {
    {.action = GG_NONE, .from = GG_NO_PLAN},
    {.action = GG_NONE, .from = GG_FOUND},
    {.action = 4, .from = 1}, /* build(job_2, hut) */
    {.action = 5, .from = 1}, /* build(job_2, well) */
    {.action = 6, .from = 1}, /* build(job_2, mill) */
    {.action = 7, .from = 1}, /* build(job_2, tower) */
    {.action = 16, .from = 74}, /* chop */
    {.action = 17, .from = 35}, /* break_stone */
    {.action = 18, .from = 6}, /* saw */
    {.action = 19, .from = 20}, /* smelt */
    {.action = 20, .from = 128}, /* sharpen */
};
static const GG_ROM gg_policy heuristic__finished__job_2__builder__policy = {
    .nodes = heuristic__finished__job_2__builder__nodes, .tests = heuristic__finished__job_2__builder__tests,
    .leaves = heuristic__finished__job_2__builder__leaves, .invariants = NULL,
    .node_count = 140, .test_count = 28, .leaf_count = 11,
    .invariant_count = 0, .longest = 12};
static const GG_ROM gg_heuristic heuristic__finished__job_2__builder = {
    .actions = heuristic__finished__job_2__builder__actions, .tables = heuristic__finished__job_2__builder__tables,
    .groups = NULL, .policy = &heuristic__finished__job_2__builder__policy, .reading = &gg_policy_reading,
    .wake_mask = heuristic__finished__job_2__builder__wake_mask__words,
    .table_count = 7, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__finished__job_3__builder__actions[] = {
    UINT64_C(0x1fffff),
};
static const GG_ROM uint64_t heuristic__finished__job_3__builder__wake_mask__words[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__0__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__0__values_1[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__0__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__0__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_3__builder__0__digits[] = {
    {.values = heuristic__finished__job_3__builder__0__values_0, .word = 0, .shift = 27},
    {.values = heuristic__finished__job_3__builder__0__values_1, .word = 0, .shift = 32},
    {.values = heuristic__finished__job_3__builder__0__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_3__builder__0__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_3__builder__0__entries[] = {
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_3__builder__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x20001), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__1__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__1__values_1[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__1__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__1__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_3__builder__1__digits[] = {
    {.values = heuristic__finished__job_3__builder__1__values_0, .word = 0, .shift = 27},
    {.values = heuristic__finished__job_3__builder__1__values_1, .word = 0, .shift = 32},
    {.values = heuristic__finished__job_3__builder__1__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_3__builder__1__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_3__builder__1__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_3__builder__1__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__2__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__2__values_1[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__2__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__2__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_3__builder__2__digits[] = {
    {.values = heuristic__finished__job_3__builder__2__values_0, .word = 0, .shift = 27},
    {.values = heuristic__finished__job_3__builder__2__values_1, .word = 0, .shift = 32},
    {.values = heuristic__finished__job_3__builder__2__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_3__builder__2__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_3__builder__2__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_3__builder__2__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__3__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__3__values_1[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__3__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__3__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_3__builder__3__digits[] = {
    {.values = heuristic__finished__job_3__builder__3__values_0, .word = 0, .shift = 27},
    {.values = heuristic__finished__job_3__builder__3__values_1, .word = 0, .shift = 32},
    {.values = heuristic__finished__job_3__builder__3__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_3__builder__3__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_3__builder__3__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_3__builder__3__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__4__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__4__values_1[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__4__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__4__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_3__builder__4__digits[] = {
    {.values = heuristic__finished__job_3__builder__4__values_0, .word = 0, .shift = 27},
    {.values = heuristic__finished__job_3__builder__4__values_1, .word = 0, .shift = 32},
    {.values = heuristic__finished__job_3__builder__4__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_3__builder__4__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_3__builder__4__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_3__builder__4__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__5__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__5__values_1[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__5__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__5__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_3__builder__5__digits[] = {
    {.values = heuristic__finished__job_3__builder__5__values_0, .word = 0, .shift = 27},
    {.values = heuristic__finished__job_3__builder__5__values_1, .word = 0, .shift = 32},
    {.values = heuristic__finished__job_3__builder__5__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_3__builder__5__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_3__builder__5__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_3__builder__5__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__6__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__6__values_1[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__6__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_3__builder__6__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_3__builder__6__digits[] = {
    {.values = heuristic__finished__job_3__builder__6__values_0, .word = 0, .shift = 27},
    {.values = heuristic__finished__job_3__builder__6__values_1, .word = 0, .shift = 32},
    {.values = heuristic__finished__job_3__builder__6__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_3__builder__6__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_3__builder__6__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_3__builder__6__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM gg_table heuristic__finished__job_3__builder__tables[] = {
    {.digits = heuristic__finished__job_3__builder__0__digits, .entries = heuristic__finished__job_3__builder__0__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_3__builder__0__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x8000f80, 0x1}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_3__builder__1__digits, .entries = heuristic__finished__job_3__builder__1__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_3__builder__1__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x8000f80, 0x1}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_3__builder__2__digits, .entries = heuristic__finished__job_3__builder__2__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_3__builder__2__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x8000f80, 0x1}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_3__builder__3__digits, .entries = heuristic__finished__job_3__builder__3__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_3__builder__3__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x8000f80, 0x1}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_3__builder__4__digits, .entries = heuristic__finished__job_3__builder__4__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_3__builder__4__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x8000f80, 0x1}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_3__builder__5__digits, .entries = heuristic__finished__job_3__builder__5__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_3__builder__5__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x8000f80, 0x1}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_3__builder__6__digits, .entries = heuristic__finished__job_3__builder__6__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_3__builder__6__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x8000f80, 0x1}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node heuristic__finished__job_3__builder__nodes[] = {
    {0, 140, 1}, {1, 2, 141}, {2, 3, 6}, {3, 4, 5}, {4, 140, 7}, {4, 20, 8},
    {5, 9, 21}, {5, 10, 74}, {5, 11, 35}, {6, 12, 21}, {6, 13, 74}, {6, 14, 35},
    {7, 15, 21}, {7, 16, 74}, {7, 17, 35}, {8, 22, 21}, {8, 75, 74}, {8, 18, 19},
    {9, 36, 37}, {9, 37, 35}, {10, 23, 38}, {10, 24, 39}, {10, 25, 40}, {11, 26, 38},
    {11, 27, 39}, {11, 28, 40}, {12, 29, 38}, {12, 30, 39}, {12, 31, 40}, {13, 32, 38},
    {13, 33, 39}, {13, 34, 40}, {14, 41, 38}, {14, 42, 43}, {14, 44, 45}, {15, 46, 76},
    {15, 47, 75}, {15, 48, 77}, {15, 49, 143}, {15, 50, 145}, {15, 51, 78}, {15, 52, 79},
    {15, 53, 80}, {15, 54, 79}, {15, 55, 77}, {15, 56, 81}, {16, 57, 76}, {16, 58, 75},
    {16, 59, 77}, {16, 60, 143}, {16, 147, 145}, {16, 82, 78}, {16, 61, 79}, {16, 83, 62},
    {16, 82, 63}, {16, 84, 64}, {16, 83, 65}, {17, 66, 76}, {17, 67, 75}, {17, 68, 77},
    {17, 147, 143}, {17, 82, 69}, {17, 83, 80}, {17, 69, 79}, {17, 84, 77}, {17, 70, 81},
    {18, 83, 71}, {18, 85, 72}, {18, 84, 73}, {18, 82, 79}, {18, 83, 81}, {19, 83, 76},
    {19, 85, 75}, {19, 84, 77}, {20, 86, 142}, {20, 87, 148}, {20, 88, 144}, {20, 89, 148},
    {20, 90, 148}, {20, 91, 149}, {20, 92, 149}, {20, 93, 148}, {20, 94, 147}, {20, 95, 147},
    {20, 96, 147}, {20, 97, 147}, {21, 98, 142}, {21, 99, 148}, {21, 100, 144}, {21, 101, 148},
    {21, 102, 148}, {21, 103, 149}, {21, 104, 149}, {21, 105, 148}, {21, 106, 147}, {21, 107, 147},
    {21, 108, 147}, {21, 109, 147}, {22, 110, 142}, {22, 111, 148}, {22, 112, 144}, {22, 113, 148},
    {22, 114, 148}, {22, 115, 149}, {22, 116, 149}, {22, 117, 148}, {22, 118, 147}, {22, 119, 147},
    {22, 120, 147}, {22, 128, 147}, {23, 129, 121}, {23, 122, 130}, {23, 129, 144}, {23, 122, 123},
    {23, 124, 148}, {23, 125, 149}, {23, 126, 149}, {23, 122, 148}, {23, 127, 147}, {23, 128, 147},
    {23, 128, 127}, {24, 129, 142}, {24, 129, 130}, {24, 130, 148}, {24, 129, 148}, {24, 129, 149},
    {24, 129, 131}, {24, 128, 147}, {25, 132, 146}, {25, 133, 146}, {25, 134, 146}, {25, 135, 146},
    {26, 136, 146}, {26, 137, 146}, {26, 138, 146}, {26, 139, 146}, {27, 147, 146}, {27, 150, 146},
    {27, 148, 146}, {27, 149, 146},
};
static const GG_ROM gg_policy_test heuristic__finished__job_3__builder__tests[] = {
    {.mask = UINT64_C(0x100000000), .word = 0},
    {.mask = UINT64_C(0x8000000), .word = 0},
    {.mask = UINT64_C(0x80000), .word = 0},
    {.mask = UINT64_C(0x60000), .word = 0},
    {.mask = UINT64_C(0x50000), .word = 0},
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x4000), .word = 1},
    {.mask = UINT64_C(0x2000), .word = 1},
    {.mask = UINT64_C(0x1000), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x100000), .word = 1},
    {.mask = UINT64_C(0x80000), .word = 1},
    {.mask = UINT64_C(0x40000), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x200), .word = 1},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x10), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x2000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
};
static const GG_ROM gg_policy_leaf heuristic__finished__job_3__builder__leaves[] = {
    {.action = GG_NONE, .from = GG_NO_PLAN},
    {.action = GG_NONE, .from = GG_FOUND},
    {.action = 8, .from = 1}, /* build(job_3, hut) */
    {.action = 9, .from = 1}, /* build(job_3, well) */
    {.action = 10, .from = 1}, /* build(job_3, mill) */
    {.action = 11, .from = 1}, /* build(job_3, tower) */
    {.action = 16, .from = 74}, /* chop */
    {.action = 17, .from = 35}, /* break_stone */
    {.action = 18, .from = 6}, /* saw */
    {.action = 19, .from = 20}, /* smelt */
    {.action = 20, .from = 128}, /* sharpen */
};
static const GG_ROM gg_policy heuristic__finished__job_3__builder__policy = {
    .nodes = heuristic__finished__job_3__builder__nodes, .tests = heuristic__finished__job_3__builder__tests,
    .leaves = heuristic__finished__job_3__builder__leaves, .invariants = NULL,
    .node_count = 140, .test_count = 28, .leaf_count = 11,
    .invariant_count = 0, .longest = 12};
static const GG_ROM gg_heuristic heuristic__finished__job_3__builder = {
    .actions = heuristic__finished__job_3__builder__actions, .tables = heuristic__finished__job_3__builder__tables,
    .groups = NULL, .policy = &heuristic__finished__job_3__builder__policy, .reading = &gg_policy_reading,
    .wake_mask = heuristic__finished__job_3__builder__wake_mask__words,
    .table_count = 7, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__finished__job_4__builder__actions[] = {
    UINT64_C(0x1fffff),
};
static const GG_ROM uint64_t heuristic__finished__job_4__builder__wake_mask__words[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__0__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__0__values_1[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__0__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__0__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_4__builder__0__digits[] = {
    {.values = heuristic__finished__job_4__builder__0__values_0, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_4__builder__0__values_1, .word = 0, .shift = 33},
    {.values = heuristic__finished__job_4__builder__0__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_4__builder__0__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_4__builder__0__entries[] = {
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_4__builder__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x20001), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__1__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__1__values_1[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__1__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__1__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_4__builder__1__digits[] = {
    {.values = heuristic__finished__job_4__builder__1__values_0, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_4__builder__1__values_1, .word = 0, .shift = 33},
    {.values = heuristic__finished__job_4__builder__1__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_4__builder__1__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_4__builder__1__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_4__builder__1__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__2__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__2__values_1[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__2__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__2__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_4__builder__2__digits[] = {
    {.values = heuristic__finished__job_4__builder__2__values_0, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_4__builder__2__values_1, .word = 0, .shift = 33},
    {.values = heuristic__finished__job_4__builder__2__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_4__builder__2__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_4__builder__2__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_4__builder__2__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__3__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__3__values_1[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__3__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__3__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_4__builder__3__digits[] = {
    {.values = heuristic__finished__job_4__builder__3__values_0, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_4__builder__3__values_1, .word = 0, .shift = 33},
    {.values = heuristic__finished__job_4__builder__3__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_4__builder__3__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_4__builder__3__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_4__builder__3__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__4__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__4__values_1[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__4__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__4__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_4__builder__4__digits[] = {
    {.values = heuristic__finished__job_4__builder__4__values_0, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_4__builder__4__values_1, .word = 0, .shift = 33},
    {.values = heuristic__finished__job_4__builder__4__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_4__builder__4__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_4__builder__4__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_4__builder__4__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__5__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__5__values_1[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__5__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__5__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_4__builder__5__digits[] = {
    {.values = heuristic__finished__job_4__builder__5__values_0, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_4__builder__5__values_1, .word = 0, .shift = 33},
    {.values = heuristic__finished__job_4__builder__5__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_4__builder__5__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_4__builder__5__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_4__builder__5__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__6__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__6__values_1[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__6__values_2[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__6__values_3[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_4__builder__6__digits[] = {
    {.values = heuristic__finished__job_4__builder__6__values_0, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_4__builder__6__values_1, .word = 0, .shift = 33},
    {.values = heuristic__finished__job_4__builder__6__values_2, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_4__builder__6__values_3, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_4__builder__6__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_4__builder__6__distances[] = {
    UINT64_C(0x0), GG_FAR,
};
static const GG_ROM gg_table heuristic__finished__job_4__builder__tables[] = {
    {.digits = heuristic__finished__job_4__builder__0__digits, .entries = heuristic__finished__job_4__builder__0__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_4__builder__0__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x10000f80, 0x2}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_4__builder__1__digits, .entries = heuristic__finished__job_4__builder__1__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_4__builder__1__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x10000f80, 0x2}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_4__builder__2__digits, .entries = heuristic__finished__job_4__builder__2__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_4__builder__2__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x10000f80, 0x2}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_4__builder__3__digits, .entries = heuristic__finished__job_4__builder__3__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_4__builder__3__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x10000f80, 0x2}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_4__builder__4__digits, .entries = heuristic__finished__job_4__builder__4__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_4__builder__4__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x10000f80, 0x2}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_4__builder__5__digits, .entries = heuristic__finished__job_4__builder__5__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_4__builder__5__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x10000f80, 0x2}, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_4__builder__6__digits, .entries = heuristic__finished__job_4__builder__6__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_4__builder__6__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84,
     .mask = {0x10000f80, 0x2}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node heuristic__finished__job_4__builder__nodes[] = {
    {0, 140, 1}, {1, 2, 141}, {2, 3, 6}, {3, 4, 5}, {4, 140, 7}, {4, 20, 8},
    {5, 9, 21}, {5, 10, 74}, {5, 11, 35}, {6, 12, 21}, {6, 13, 74}, {6, 14, 35},
    {7, 15, 21}, {7, 16, 74}, {7, 17, 35}, {8, 22, 21}, {8, 75, 74}, {8, 18, 19},
    {9, 36, 37}, {9, 37, 35}, {10, 23, 38}, {10, 24, 39}, {10, 25, 40}, {11, 26, 38},
    {11, 27, 39}, {11, 28, 40}, {12, 29, 38}, {12, 30, 39}, {12, 31, 40}, {13, 32, 38},
    {13, 33, 39}, {13, 34, 40}, {14, 41, 38}, {14, 42, 43}, {14, 44, 45}, {15, 46, 76},
    {15, 47, 75}, {15, 48, 77}, {15, 49, 143}, {15, 50, 145}, {15, 51, 78}, {15, 52, 79},
    {15, 53, 80}, {15, 54, 79}, {15, 55, 77}, {15, 56, 81}, {16, 57, 76}, {16, 58, 75},
    {16, 59, 77}, {16, 60, 143}, {16, 147, 145}, {16, 82, 78}, {16, 61, 79}, {16, 83, 62},
    {16, 82, 63}, {16, 84, 64}, {16, 83, 65}, {17, 66, 76}, {17, 67, 75}, {17, 68, 77},
    {17, 147, 143}, {17, 82, 69}, {17, 83, 80}, {17, 69, 79}, {17, 84, 77}, {17, 70, 81},
    {18, 83, 71}, {18, 85, 72}, {18, 84, 73}, {18, 82, 79}, {18, 83, 81}, {19, 83, 76},
    {19, 85, 75}, {19, 84, 77}, {20, 86, 142}, {20, 87, 148}, {20, 88, 144}, {20, 89, 148},
    {20, 90, 148}, {20, 91, 149}, {20, 92, 149}, {20, 93, 148}, {20, 94, 147}, {20, 95, 147},
    {20, 96, 147}, {20, 97, 147}, {21, 98, 142}, {21, 99, 148}, {21, 100, 144}, {21, 101, 148},
    {21, 102, 148}, {21, 103, 149}, {21, 104, 149}, {21, 105, 148}, {21, 106, 147}, {21, 107, 147},
    {21, 108, 147}, {21, 109, 147}, {22, 110, 142}, {22, 111, 148}, {22, 112, 144}, {22, 113, 148},
    {22, 114, 148}, {22, 115, 149}, {22, 116, 149}, {22, 117, 148}, {22, 118, 147}, {22, 119, 147},
    {22, 120, 147}, {22, 128, 147}, {23, 129, 121}, {23, 122, 130}, {23, 129, 144}, {23, 122, 123},
    {23, 124, 148}, {23, 125, 149}, {23, 126, 149}, {23, 122, 148}, {23, 127, 147}, {23, 128, 147},
    {23, 128, 127}, {24, 129, 142}, {24, 129, 130}, {24, 130, 148}, {24, 129, 148}, {24, 129, 149},
    {24, 129, 131}, {24, 128, 147}, {25, 132, 146}, {25, 133, 146}, {25, 134, 146}, {25, 135, 146},
    {26, 136, 146}, {26, 137, 146}, {26, 138, 146}, {26, 139, 146}, {27, 147, 146}, {27, 150, 146},
    {27, 148, 146}, {27, 149, 146},
};
static const GG_ROM gg_policy_test heuristic__finished__job_4__builder__tests[] = {
    {.mask = UINT64_C(0x200000000), .word = 0},
    {.mask = UINT64_C(0x10000000), .word = 0},
    {.mask = UINT64_C(0x1000000), .word = 0},
    {.mask = UINT64_C(0xc00000), .word = 0},
    {.mask = UINT64_C(0xa00000), .word = 0},
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x4000), .word = 1},
    {.mask = UINT64_C(0x2000), .word = 1},
    {.mask = UINT64_C(0x1000), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x100000), .word = 1},
    {.mask = UINT64_C(0x80000), .word = 1},
    {.mask = UINT64_C(0x40000), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x200), .word = 1},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x10), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x2000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
};
static const GG_ROM gg_policy_leaf heuristic__finished__job_4__builder__leaves[] = {
    {.action = GG_NONE, .from = GG_NO_PLAN},
    {.action = GG_NONE, .from = GG_FOUND},
    {.action = 12, .from = 1}, /* build(job_4, hut) */
    {.action = 13, .from = 1}, /* build(job_4, well) */
    {.action = 14, .from = 1}, /* build(job_4, mill) */
    {.action = 15, .from = 1}, /* build(job_4, tower) */
    {.action = 16, .from = 74}, /* chop */
    {.action = 17, .from = 35}, /* break_stone */
    {.action = 18, .from = 6}, /* saw */
    {.action = 19, .from = 20}, /* smelt */
    {.action = 20, .from = 128}, /* sharpen */
};
static const GG_ROM gg_policy heuristic__finished__job_4__builder__policy = {
    .nodes = heuristic__finished__job_4__builder__nodes, .tests = heuristic__finished__job_4__builder__tests,
    .leaves = heuristic__finished__job_4__builder__leaves, .invariants = NULL,
    .node_count = 140, .test_count = 28, .leaf_count = 11,
    .invariant_count = 0, .longest = 12};
static const GG_ROM gg_heuristic heuristic__finished__job_4__builder = {
    .actions = heuristic__finished__job_4__builder__actions, .tables = heuristic__finished__job_4__builder__tables,
    .groups = NULL, .policy = &heuristic__finished__job_4__builder__policy, .reading = &gg_policy_reading,
    .wake_mask = heuristic__finished__job_4__builder__wake_mask__words,
    .table_count = 7, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__rested__builder__actions[] = {
    UINT64_C(0x200000),
};
static const GG_ROM uint64_t heuristic__rested__builder__wake_mask__words[] = {UINT64_C(0x0), UINT64_C(0xf00000000)};
static const GG_ROM uint16_t heuristic__rested__builder__0__values_0[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_digit heuristic__rested__builder__0__digits[] = {
    {.values = heuristic__rested__builder__0__values_0, .word = 1, .shift = 32},
};
static const GG_ROM uint8_t heuristic__rested__builder__0__entries[] = {
    0, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__rested__builder__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), GG_FAR,
};
static const GG_ROM uint8_t heuristic__rested__builder__0__policy[] = {
    7, 7, 7, 7, 6, 5, 4, 3, 2, 1, 0,
};
static const GG_ROM gg_move heuristic__rested__builder__0__moves[] = {
    {.action = 21, .offset = 65526}, /* rest */
    {.action = 21, .offset = 65527}, /* rest */
    {.action = 21, .offset = 65528}, /* rest */
    {.action = 21, .offset = 65529}, /* rest */
    {.action = 21, .offset = 65530}, /* rest */
    {.action = 21, .offset = 65531}, /* rest */
    {.action = 21, .offset = 65532}, /* rest */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_table heuristic__rested__builder__tables[] = {
    {.digits = heuristic__rested__builder__0__digits, .entries = heuristic__rested__builder__0__entries, .entries_high = NULL,
     .distances = heuristic__rested__builder__0__distances,
     .policy = heuristic__rested__builder__0__policy, .policy_high = NULL, .moves = heuristic__rested__builder__0__moves,
     .base = UINT64_C(0x0), .size = 11,
     .mask = {0x0, 0x780}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_heuristic heuristic__rested__builder = {
    .actions = heuristic__rested__builder__actions, .tables = heuristic__rested__builder__tables,
    .groups = NULL, .policy = NULL, .reading = &gg_table_reading,
    .wake_mask = heuristic__rested__builder__wake_mask__words,
    .table_count = 1, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__ready__builder__actions[] = {
    UINT64_C(0x1fffff),
};
static const GG_ROM uint64_t heuristic__ready__builder__wake_mask__words[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
static const GG_ROM uint16_t heuristic__ready__builder__0__values_0[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__ready__builder__0__values_1[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__ready__builder__0__digits[] = {
    {.values = heuristic__ready__builder__0__values_0, .word = 1, .shift = 0},
    {.values = heuristic__ready__builder__0__values_1, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__ready__builder__0__entries[] = {
    2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__ready__builder__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x30001), UINT64_C(0x60002),
};
static const GG_ROM uint16_t heuristic__ready__builder__1__values_0[] = {0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7};
static const GG_ROM gg_digit heuristic__ready__builder__1__digits[] = {
    {.values = heuristic__ready__builder__1__values_0, .word = 1, .shift = 24},
};
static const GG_ROM uint8_t heuristic__ready__builder__1__entries[] = {
    1, 1, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__ready__builder__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x20001),
};
static const GG_ROM gg_table heuristic__ready__builder__tables[] = {
    {.digits = heuristic__ready__builder__0__digits, .entries = heuristic__ready__builder__0__entries, .entries_high = NULL,
     .distances = heuristic__ready__builder__0__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 21,
     .mask = {0xf80, 0x0}, .digit_count = 2, .ends_sum = false},
    {.digits = heuristic__ready__builder__1__digits, .entries = heuristic__ready__builder__1__entries, .entries_high = NULL,
     .distances = heuristic__ready__builder__1__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 7,
     .mask = {0x80000003, 0x0}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_policy_node heuristic__ready__builder__nodes[] = {
    {0, 1, 3}, {1, 2, 3}, {2, 4, 3}, {3, 5, 8}, {3, 6, 9}, {4, 10, 8},
    {4, 7, 9}, {5, 10, 9},
};
static const GG_ROM gg_policy_test heuristic__ready__builder__tests[] = {
    {.mask = UINT64_C(0x10), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x2000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
};
static const GG_ROM gg_policy_leaf heuristic__ready__builder__leaves[] = {
    {.action = GG_NONE, .from = GG_FOUND},
    {.action = 16, .from = 0}, /* chop */
    {.action = 20, .from = 3}, /* sharpen */
};
static const GG_ROM gg_policy heuristic__ready__builder__policy = {
    .nodes = heuristic__ready__builder__nodes, .tests = heuristic__ready__builder__tests,
    .leaves = heuristic__ready__builder__leaves, .invariants = NULL,
    .node_count = 8, .test_count = 6, .leaf_count = 3,
    .invariant_count = 0, .longest = 3};
static const GG_ROM gg_heuristic heuristic__ready__builder = {
    .actions = heuristic__ready__builder__actions, .tables = heuristic__ready__builder__tables,
    .groups = NULL, .policy = &heuristic__ready__builder__policy, .reading = &gg_policy_reading,
    .wake_mask = heuristic__ready__builder__wake_mask__words,
    .table_count = 2, .asks = false, .hidden = false};

static const GG_ROM gg_heuristic *const GG_ROM agent_type__builder__heuristics[] = {
    &heuristic__finished__job_1__builder,
    &heuristic__finished__job_2__builder,
    &heuristic__finished__job_3__builder,
    &heuristic__finished__job_4__builder,
    &heuristic__rested__builder,
    &heuristic__ready__builder,
};

/* What each slot is needed for, and what goes back to its start when it is unbound. */
static const GG_ROM uint64_t slots__actions_0[] = {UINT64_C(0xf)};
static const GG_ROM uint64_t slots__goals_0[] = {UINT64_C(0x1)};
static const GG_ROM gg_reset slots__resets_0[] = {
    {.start = 0, .from = UINT32_MAX, .fact = 5}, /* ordered(job_1) */
    {.start = 0, .from = UINT32_MAX, .fact = 9}, /* built(job_1) */
};
static const GG_ROM uint64_t slots__actions_1[] = {UINT64_C(0xf0)};
static const GG_ROM uint64_t slots__goals_1[] = {UINT64_C(0x2)};
static const GG_ROM gg_reset slots__resets_1[] = {
    {.start = 0, .from = UINT32_MAX, .fact = 6}, /* ordered(job_2) */
    {.start = 0, .from = UINT32_MAX, .fact = 10}, /* built(job_2) */
};
static const GG_ROM uint64_t slots__actions_2[] = {UINT64_C(0xf00)};
static const GG_ROM uint64_t slots__goals_2[] = {UINT64_C(0x4)};
static const GG_ROM gg_reset slots__resets_2[] = {
    {.start = 0, .from = UINT32_MAX, .fact = 7}, /* ordered(job_3) */
    {.start = 0, .from = UINT32_MAX, .fact = 11}, /* built(job_3) */
};
static const GG_ROM uint64_t slots__actions_3[] = {UINT64_C(0xf000)};
static const GG_ROM uint64_t slots__goals_3[] = {UINT64_C(0x8)};
static const GG_ROM gg_reset slots__resets_3[] = {
    {.start = 0, .from = UINT32_MAX, .fact = 8}, /* ordered(job_4) */
    {.start = 0, .from = UINT32_MAX, .fact = 12}, /* built(job_4) */
};
static const GG_ROM gg_slot slots__each[] = {
    {.actions = slots__actions_0, .goals = slots__goals_0, .resets = slots__resets_0,
     .reset_count = 2, .symbol = BUILDER_JOB_1, .bound = 16},
    {.actions = slots__actions_1, .goals = slots__goals_1, .resets = slots__resets_1,
     .reset_count = 2, .symbol = BUILDER_JOB_2, .bound = 17},
    {.actions = slots__actions_2, .goals = slots__goals_2, .resets = slots__resets_2,
     .reset_count = 2, .symbol = BUILDER_JOB_3, .bound = 18},
    {.actions = slots__actions_3, .goals = slots__goals_3, .resets = slots__resets_3,
     .reset_count = 2, .symbol = BUILDER_JOB_4, .bound = 19},
};

static const GG_ROM uint16_t slots__ends[] = {4};
static const GG_ROM gg_slots slots__all = {
    .part = &gg_slotting, .all = slots__each, .ends = slots__ends, .count = 4};

static gg_status agent_type__builder__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    builder_agent *self = (builder_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = builder_domain.actions[action].arguments;
    switch (builder_domain.actions[action].source_index) {
    case BUILDER_ACTION_BUILD:
        return builder_task_build(self, phase, (builder_symbol)arguments[0], (builder_symbol)arguments[1]);
    case BUILDER_ACTION_CHOP:
        return builder_task_work(self, phase, BUILDER_ACTION_CHOP);
    case BUILDER_ACTION_BREAK_STONE:
        return builder_task_work(self, phase, BUILDER_ACTION_BREAK_STONE);
    case BUILDER_ACTION_SAW:
        return builder_task_work(self, phase, BUILDER_ACTION_SAW);
    case BUILDER_ACTION_SMELT:
        return builder_task_work(self, phase, BUILDER_ACTION_SMELT);
    case BUILDER_ACTION_SHARPEN:
        return builder_task_work(self, phase, BUILDER_ACTION_SHARPEN);
    case BUILDER_ACTION_REST:
        return builder_task_work(self, phase, BUILDER_ACTION_REST);
    case BUILDER_ACTION_SWEEP:
        return builder_task_work(self, phase, BUILDER_ACTION_SWEEP);
    case BUILDER_ACTION_WHISTLE:
        return builder_task_work(self, phase, BUILDER_ACTION_WHISTLE);
    default:
        return GG_INVALID;
    }
}

static int32_t agent_type__builder__priority(gg_agent *agent, uint16_t goal)
{
    builder_agent *self = (builder_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments;
    switch (gg_goal_source_of(&builder_domain, goal, &arguments)) {
    case BUILDER_GOAL_FINISHED:
        return builder_priority_urgency(self, (builder_symbol)arguments[0]);
    default:
        return 0;
    }
}

static gg_status agent_type__builder__walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return builder_travel_walk((builder_agent *)(void *)agent, phase, (builder_symbol)places__symbols[place]);
}

static const GG_ROM gg_calls agent_type__builder__calls = {
    .run = agent_type__builder__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = agent_type__builder__priority,
    .score = NULL,
    .sense = NULL,
    .apply = NULL,
    .walk = agent_type__builder__walk,
    .travel = NULL,
};
static const GG_ROM uint16_t agent_type__builder__goals[] = {
    0, /* finished(job_1) */
    1, /* finished(job_2) */
    2, /* finished(job_3) */
    3, /* finished(job_4) */
    4, /* rested */
    5, /* ready */};
static const GG_ROM uint64_t agent_type__builder__concerns__words[] = {UINT64_C(0x3de108420), UINT64_C(0xf0700001f)};

static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__builder__calls,
     .heuristics = agent_type__builder__heuristics, .goals = agent_type__builder__goals,
     .concerns = agent_type__builder__concerns__words, .goal_count = 6, .task = 0}, /* builder */
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("here"),
    GG_TEXT("have(wood)"),
    GG_TEXT("have(stone)"),
    GG_TEXT("have(planks)"),
    GG_TEXT("have(iron)"),
    GG_TEXT("ordered(job_1)"),
    GG_TEXT("ordered(job_2)"),
    GG_TEXT("ordered(job_3)"),
    GG_TEXT("ordered(job_4)"),
    GG_TEXT("built(job_1)"),
    GG_TEXT("built(job_2)"),
    GG_TEXT("built(job_3)"),
    GG_TEXT("built(job_4)"),
    GG_TEXT("axe"),
    GG_TEXT("tired"),
    GG_TEXT("swept"),
    GG_TEXT("job_bound(job_1)"),
    GG_TEXT("job_bound(job_2)"),
    GG_TEXT("job_bound(job_3)"),
    GG_TEXT("job_bound(job_4)"),
    NULL};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("build(job_1, hut)"),
    GG_TEXT("build(job_1, well)"),
    GG_TEXT("build(job_1, mill)"),
    GG_TEXT("build(job_1, tower)"),
    GG_TEXT("build(job_2, hut)"),
    GG_TEXT("build(job_2, well)"),
    GG_TEXT("build(job_2, mill)"),
    GG_TEXT("build(job_2, tower)"),
    GG_TEXT("build(job_3, hut)"),
    GG_TEXT("build(job_3, well)"),
    GG_TEXT("build(job_3, mill)"),
    GG_TEXT("build(job_3, tower)"),
    GG_TEXT("build(job_4, hut)"),
    GG_TEXT("build(job_4, well)"),
    GG_TEXT("build(job_4, mill)"),
    GG_TEXT("build(job_4, tower)"),
    GG_TEXT("chop"),
    GG_TEXT("break_stone"),
    GG_TEXT("saw"),
    GG_TEXT("smelt"),
    GG_TEXT("sharpen"),
    GG_TEXT("rest"),
    GG_TEXT("sweep"),
    GG_TEXT("whistle"),
    NULL};
static const GG_ROM char *const GG_ROM labels__actions[] = {
    GG_TEXT("build(job_1, hut)"),
    GG_TEXT("build(job_1, well)"),
    GG_TEXT("build(job_1, mill)"),
    GG_TEXT("build(job_1, tower)"),
    GG_TEXT("build(job_2, hut)"),
    GG_TEXT("build(job_2, well)"),
    GG_TEXT("build(job_2, mill)"),
    GG_TEXT("build(job_2, tower)"),
    GG_TEXT("build(job_3, hut)"),
    GG_TEXT("build(job_3, well)"),
    GG_TEXT("build(job_3, mill)"),
    GG_TEXT("build(job_3, tower)"),
    GG_TEXT("build(job_4, hut)"),
    GG_TEXT("build(job_4, well)"),
    GG_TEXT("build(job_4, mill)"),
    GG_TEXT("build(job_4, tower)"),
    GG_TEXT("chop"),
    GG_TEXT("break_stone"),
    GG_TEXT("saw"),
    GG_TEXT("smelt"),
    GG_TEXT("sharpen"),
    GG_TEXT("rest"),
    GG_TEXT("sweep"),
    GG_TEXT("whistle"),
    NULL};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("idle"),
    NULL};
static const GG_ROM char *const GG_ROM labels__tasks[] = {
    GG_TEXT("idle"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__0[] = {
    GG_TEXT("tidy"),
    GG_TEXT("wait"),
    NULL};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__0,
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__0[] = {
    GG_TEXT("tidy"),
    GG_TEXT("wait"),
    NULL};
static const GG_ROM char *const GG_ROM *const GG_ROM labels__methods[] = {
    labels__methods__0,
    NULL};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("finished(job_1)"),
    GG_TEXT("finished(job_2)"),
    GG_TEXT("finished(job_3)"),
    GG_TEXT("finished(job_4)"),
    GG_TEXT("rested"),
    GG_TEXT("ready"),
    NULL};
static const GG_ROM char *const GG_ROM labels__goals[] = {
    GG_TEXT("finished(job_1)"),
    GG_TEXT("finished(job_2)"),
    GG_TEXT("finished(job_3)"),
    GG_TEXT("finished(job_4)"),
    GG_TEXT("rested"),
    GG_TEXT("ready"),
    NULL};
static const GG_ROM char *const GG_ROM names__characters[] = {
    GG_TEXT("builder"),
    NULL};
static const GG_ROM char *const GG_ROM names__places[] = {
    GG_TEXT("yard"),
    GG_TEXT("forest"),
    GG_TEXT("quarry"),
    GG_TEXT("sawpit"),
    GG_TEXT("smithy"),
    NULL};
static const GG_ROM char *const GG_ROM names__symbols__0[] = {
    GG_TEXT("yard"),
    GG_TEXT("forest"),
    GG_TEXT("quarry"),
    GG_TEXT("sawpit"),
    GG_TEXT("smithy"),
    NULL};
static const GG_ROM gg_value_names names__values__0 = {.symbols = names__symbols__0, .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__1 = {.symbols = NULL, .low = 0, .step = 1, .decimals = 0};
static const GG_ROM char *const GG_ROM names__symbols__5[] = {
    GG_TEXT("nothing"),
    GG_TEXT("hut"),
    GG_TEXT("well"),
    GG_TEXT("mill"),
    GG_TEXT("tower"),
    NULL};
static const GG_ROM gg_value_names names__values__5 = {.symbols = names__symbols__5, .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0,
    &names__values__1,
    &names__values__1,
    &names__values__1,
    &names__values__1,
    &names__values__5,
    &names__values__5,
    &names__values__5,
    &names__values__5,
    &names__values__1,
    &names__values__1,
    &names__values__1,
    &names__values__1,
    &names__values__1,
    &names__values__1,
    &names__values__1,
    &names__values__1,
    &names__values__1,
    &names__values__1,
    &names__values__1,
    NULL};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("builder"),
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

static const GG_ROM gg_extras extras__all = {
    .part = &gg_extending,
    .slots = &slots__all,
    .sums = NULL,
    .lasting = &lasting__all,
    .cases = NULL,
    .spans = NULL,
    .denials = NULL,
    .cooldowns = NULL,
    .figures = NULL,
    .varying = NULL,
    .offsets = {
        .agent_slots = offsetof(builder_agent, slots),
        .agent_drawn = 0,
        .agent_luck = 0,
        .agent_cooldowns = 0,
        .agent_endings = 0,
        .world_slots = offsetof(builder_world, slots),
    },
};

const GG_ROM gg_domain builder_domain = {
    .format = &gg_format_13,
    .word_count = 2,
    .flag_words = 1,
    .fact_count = 20,
    .action_count = 24,
    .task_count = 1,
    .agent_rule_count = 1,
    .world_rule_count = 0,
    .agent_type_count = 1,
    .goal_count = 6,
    .goal_source_count = 3,
    .subgoal_count = 0,
    .filter_count = 8,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 24,
    .watch_limit = 0,
    .retry_limit = 0,
    .want_limit = 4,
    .sense_count = 0,
    .claimed_count = 4,
    .guards = guards__words,
    .shared = shared__words,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = &gg_pursuit,
    .walking = &gg_walking,
    .claiming = &gg_claiming,
    .extras = &extras__all,
    .team = NULL,
    .interrupting = NULL,
    .offsets = {
        .agent_state = offsetof(builder_agent, state),
        .agent_seen = offsetof(builder_agent, seen),
        .agent_needs = offsetof(builder_agent, needs),
        .agent_from = offsetof(builder_agent, from),
        .agent_timers = offsetof(builder_agent, timers),
        .agent_backoffs = offsetof(builder_agent, backoffs),
        .agent_senses = 0,
        .agent_retries = 0,
        .agent_plan = offsetof(builder_agent, plan),
        .agent_watches = 0,
        .agent_walk = offsetof(builder_agent, walk),
        .agent_membership = 0,
        .agent_wants = offsetof(builder_agent, wants),
        .agent_want_flags = offsetof(builder_agent, want_flags),
        .agent_want_ranges = offsetof(builder_agent, want_ranges),
        .agent_planning_state = offsetof(builder_agent, planning_state),
        .agent_known = offsetof(builder_agent, known),
        .agent_refused = offsetof(builder_agent, refused),
        .agent_released = offsetof(builder_agent, released),
        .world_state = offsetof(builder_world, state),
        .world_timers = 0,
        .world_points = offsetof(builder_world, points),
        .world_holdings = offsetof(builder_world, holdings),
        .world_claimants = offsetof(builder_world, claimants),
        .agent_bytes = sizeof(builder_agent),
        .world_bytes = sizeof(builder_world),
    },
    .value_count = 145,
    .fingerprint = UINT32_C(3579832695),
    .start = start__words,
    .tops = tops__words,
    .applied = NULL,
    .senses = NULL,
    .goals = goals__all,
    .goal_sources = goal_sources__all,
    .subgoals = NULL,
    .filters = filters__all,
    .filtered = filters__filtered,
    .conflicts = actions__conflicts,
    .fact_at = facts__at,
    .rules = rules__all,
    .claimed = claimed__all,
    .claims = claims__all,
    .sets = NULL,
    .places = &places__all,
    .recall = NULL,
    .achieve = NULL,
    .drawing = NULL,
    .scoring = NULL,
    .indexing = NULL,
    .sharing = &gg_slot_sharing,
    .applying = NULL,
    .decomposing = &gg_decomposing,
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
    .agent_ruling = &gg_agent_ruling,
    .world_ruling = NULL,
    .retrying = NULL,
    .timing = NULL,
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};

builder_agent_activity builder_agent_doing(const builder_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {2, 0, 0, 0, 0, 0, 0, 0, 0}; /* by action: its parameters */
    builder_agent_activity doing = {BUILDER_ACTION_NONE, {BUILDER_WOOD}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = &builder_domain.actions[number];
    doing.action = (builder_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (builder_symbol)action->arguments[i];
    return doing;
}

uint16_t builder_goal_number(builder_goal goal, const builder_symbol *arguments)
{
    uint16_t symbols[1] = {0};
    if ((size_t)goal >= builder_domain.goal_source_count)
        return GG_NONE;
    for (uint16_t i = 0; i < builder_domain.goal_sources[goal].parameter_count; i++)
        symbols[i] = (uint16_t)arguments[i];
    return gg_goal_find(&builder_domain, (uint16_t)goal, symbols);
}

builder_agent_pursuit builder_agent_pursuing(const builder_agent *agent)
{
    builder_agent_pursuit pursuit = {BUILDER_GOAL_NONE, {BUILDER_WOOD}};
    const GG_ROM uint16_t *arguments;
    uint16_t goal = gg_goal_source_of(&builder_domain, agent->core.goal, &arguments);
    if (goal == GG_NONE)
        return pursuit;
    pursuit.goal = (builder_goal)goal;
    for (uint16_t i = 0; i < builder_domain.goal_sources[goal].parameter_count; i++)
        pursuit.arguments[i] = (builder_symbol)arguments[i];
    return pursuit;
}

const char *builder_symbol_name(builder_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "wood",
        "stone",
        "planks",
        "iron",
        "hut",
        "well",
        "mill",
        "tower",
        "yard",
        "forest",
        "quarry",
        "sawpit",
        "smithy",
        "job_1",
        "job_2",
        "job_3",
        "job_4",
        "nothing",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

