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
static const GG_ROM uint64_t heuristic__finished__job_1__builder__wakers__words[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__0__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__0__values_1[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_1__builder__0__values_2[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_1__builder__0__digits[] = {
    {.values = heuristic__finished__job_1__builder__0__values_0, .word = 0, .shift = 25},
    {.values = heuristic__finished__job_1__builder__0__values_1, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_1__builder__0__values_2, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_1__builder__0__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_1__builder__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x20001),
};
static const GG_ROM gg_table heuristic__finished__job_1__builder__tables[] = {
    {.digits = heuristic__finished__job_1__builder__0__digits, .entries = heuristic__finished__job_1__builder__0__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_1__builder__0__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 42, .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_policy_node heuristic__finished__job_1__builder__nodes[] = {
    {0, 1, 2}, {1, 242, 3}, {1, 242, 243}, {2, 4, 7}, {3, 5, 6}, {4, 242, 8},
    {4, 21, 9}, {5, 10, 22}, {5, 11, 23}, {5, 12, 24}, {6, 13, 22}, {6, 14, 23},
    {6, 15, 24}, {7, 16, 22}, {7, 17, 23}, {7, 18, 24}, {8, 25, 22}, {8, 26, 23},
    {8, 19, 20}, {9, 27, 28}, {9, 28, 24}, {10, 29, 61}, {10, 30, 62}, {10, 31, 244},
    {10, 32, 63}, {10, 33, 64}, {10, 34, 250}, {10, 35, 65}, {10, 36, 65}, {11, 37, 61},
    {11, 38, 62}, {11, 39, 244}, {11, 40, 63}, {11, 41, 64}, {11, 42, 250}, {11, 43, 65},
    {11, 44, 65}, {12, 45, 61}, {12, 46, 62}, {12, 47, 244}, {12, 48, 63}, {12, 49, 64},
    {12, 50, 250}, {12, 51, 65}, {12, 52, 65}, {13, 53, 61}, {13, 54, 62}, {13, 230, 55},
    {13, 66, 63}, {13, 56, 57}, {13, 58, 231}, {13, 59, 67}, {13, 59, 60}, {14, 68, 61},
    {14, 69, 70}, {14, 230, 244}, {14, 71, 72}, {14, 73, 64}, {14, 230, 231}, {14, 66, 67},
    {14, 67, 65}, {15, 74, 117}, {15, 75, 118}, {15, 76, 246}, {15, 77, 250}, {15, 78, 250},
    {15, 79, 230}, {15, 80, 231}, {15, 81, 119}, {15, 82, 120}, {15, 83, 121}, {15, 84, 230},
    {15, 85, 122}, {15, 86, 123}, {16, 87, 117}, {16, 249, 88}, {16, 89, 246}, {16, 249, 90},
    {16, 91, 250}, {16, 92, 230}, {16, 93, 231}, {16, 94, 119}, {16, 124, 95}, {16, 125, 96},
    {16, 232, 97}, {16, 124, 98}, {16, 125, 99}, {17, 249, 100}, {17, 101, 118}, {17, 102, 246},
    {17, 103, 250}, {17, 104, 250}, {17, 105, 230}, {17, 106, 231}, {17, 125, 107}, {17, 108, 120},
    {17, 109, 121}, {17, 110, 230}, {17, 111, 122}, {17, 112, 123}, {18, 126, 117}, {18, 127, 128},
    {18, 249, 113}, {18, 129, 130}, {18, 249, 114}, {18, 232, 115}, {18, 232, 116}, {18, 131, 119},
    {18, 132, 133}, {18, 134, 135}, {18, 136, 137}, {18, 138, 139}, {18, 140, 141}, {19, 249, 246},
    {19, 249, 250}, {19, 232, 230}, {19, 232, 231}, {20, 142, 245}, {20, 143, 247}, {20, 144, 245},
    {20, 145, 247}, {20, 146, 247}, {20, 147, 250}, {20, 148, 250}, {20, 149, 249}, {20, 150, 249},
    {20, 151, 245}, {20, 152, 247}, {20, 153, 247}, {20, 154, 250}, {20, 155, 250}, {20, 156, 245},
    {20, 157, 247}, {20, 158, 247}, {20, 159, 247}, {20, 160, 247}, {20, 161, 230}, {20, 162, 230},
    {20, 163, 250}, {20, 164, 250}, {20, 165, 250}, {20, 166, 250}, {21, 167, 245}, {21, 168, 247},
    {21, 169, 245}, {21, 170, 247}, {21, 171, 247}, {21, 172, 250}, {21, 173, 250}, {21, 174, 249},
    {21, 175, 249}, {21, 176, 245}, {21, 177, 247}, {21, 178, 247}, {21, 179, 250}, {21, 180, 250},
    {21, 181, 245}, {21, 182, 247}, {21, 183, 247}, {21, 184, 247}, {21, 185, 247}, {21, 186, 230},
    {21, 187, 230}, {21, 188, 250}, {21, 189, 250}, {21, 190, 250}, {21, 191, 250}, {22, 192, 245},
    {22, 193, 247}, {22, 194, 245}, {22, 195, 247}, {22, 196, 247}, {22, 197, 250}, {22, 198, 250},
    {22, 199, 249}, {22, 200, 249}, {22, 201, 245}, {22, 202, 247}, {22, 203, 247}, {22, 204, 250},
    {22, 205, 250}, {22, 206, 245}, {22, 207, 247}, {22, 208, 247}, {22, 209, 247}, {22, 210, 247},
    {22, 211, 230}, {22, 212, 230}, {22, 213, 250}, {22, 214, 250}, {22, 215, 250}, {22, 216, 250},
    {23, 217, 245}, {23, 251, 247}, {23, 218, 245}, {23, 230, 247}, {23, 219, 247}, {23, 231, 250},
    {23, 220, 250}, {23, 232, 249}, {23, 221, 249}, {23, 222, 245}, {23, 249, 247}, {23, 223, 247},
    {23, 249, 250}, {23, 224, 250}, {23, 225, 245}, {23, 232, 247}, {23, 226, 247}, {23, 221, 247},
    {23, 227, 247}, {23, 232, 230}, {23, 226, 230}, {23, 232, 250}, {23, 228, 250}, {23, 221, 250},
    {23, 229, 250}, {24, 251, 245}, {24, 230, 245}, {24, 233, 251}, {24, 231, 250}, {24, 232, 249},
    {24, 249, 245}, {24, 249, 251}, {24, 249, 250}, {24, 232, 245}, {24, 232, 230}, {24, 232, 251},
    {24, 232, 231}, {24, 232, 250}, {25, 234, 248}, {25, 235, 248}, {25, 236, 248}, {25, 237, 248},
    {26, 238, 248}, {26, 239, 248}, {26, 240, 248}, {26, 241, 248}, {27, 252, 248}, {27, 250, 248},
    {27, 249, 248}, {27, 251, 248},
};
static const GG_ROM gg_policy_test heuristic__finished__job_1__builder__tests[] = {
    {.mask = UINT64_C(0x2000000), .word = 0},
    {.mask = UINT64_C(0x40000000), .word = 0},
    {.mask = UINT64_C(0x200), .word = 0},
    {.mask = UINT64_C(0x180), .word = 0},
    {.mask = UINT64_C(0x140), .word = 0},
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x4000), .word = 1},
    {.mask = UINT64_C(0x2000), .word = 1},
    {.mask = UINT64_C(0x1000), .word = 1},
    {.mask = UINT64_C(0x10), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x200), .word = 1},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x100000), .word = 1},
    {.mask = UINT64_C(0x80000), .word = 1},
    {.mask = UINT64_C(0x40000), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x2000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
};
static const GG_ROM gg_policy_leaf heuristic__finished__job_1__builder__leaves[] = {
    {.action = GG_NONE, .from = 0}, /* it cannot be reached */
    {.action = GG_NONE, .from = 1}, /* it holds */
    {.action = 0, .from = 0}, /* build(job_1, hut) */
    {.action = 1, .from = 0}, /* build(job_1, well) */
    {.action = 2, .from = 0}, /* build(job_1, mill) */
    {.action = 3, .from = 0}, /* build(job_1, tower) */
    {.action = 16, .from = 21}, /* chop */
    {.action = 17, .from = 61}, /* break_stone */
    {.action = 18, .from = 7}, /* saw */
    {.action = 19, .from = 21}, /* smelt */
    {.action = 20, .from = 230}, /* sharpen */
};
static const GG_ROM gg_policy heuristic__finished__job_1__builder__policy = {
    .nodes = heuristic__finished__job_1__builder__nodes, .tests = heuristic__finished__job_1__builder__tests,
    .leaves = heuristic__finished__job_1__builder__leaves, .invariants = NULL,
    .node_count = 242, .test_count = 28, .leaf_count = 11,
    .invariant_count = 0, .longest = 12};
static const GG_ROM gg_heuristic heuristic__finished__job_1__builder = {
    .actions = heuristic__finished__job_1__builder__actions, .tables = heuristic__finished__job_1__builder__tables,
    .policy = &heuristic__finished__job_1__builder__policy, .reading = &gg_policy_reading,
    .wakers = heuristic__finished__job_1__builder__wakers__words,
    .table_count = 1, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__finished__job_2__builder__actions[] = {
    UINT64_C(0x1fffff),
};
static const GG_ROM uint64_t heuristic__finished__job_2__builder__wakers__words[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
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
static const GG_ROM gg_table heuristic__finished__job_2__builder__tables[] = {
    {.digits = heuristic__finished__job_2__builder__0__digits, .entries = heuristic__finished__job_2__builder__0__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_2__builder__0__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_2__builder__1__digits, .entries = heuristic__finished__job_2__builder__1__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_2__builder__1__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_2__builder__2__digits, .entries = heuristic__finished__job_2__builder__2__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_2__builder__2__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_2__builder__3__digits, .entries = heuristic__finished__job_2__builder__3__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_2__builder__3__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node heuristic__finished__job_2__builder__nodes[] = {
    {0, 1, 2}, {1, 183, 3}, {1, 183, 184}, {2, 4, 7}, {3, 5, 6}, {4, 183, 8},
    {4, 21, 9}, {5, 10, 22}, {5, 11, 23}, {5, 12, 24}, {6, 13, 22}, {6, 14, 23},
    {6, 15, 24}, {7, 16, 22}, {7, 17, 23}, {7, 18, 24}, {8, 25, 22}, {8, 26, 23},
    {8, 19, 20}, {9, 27, 28}, {9, 28, 24}, {10, 29, 61}, {10, 30, 62}, {10, 31, 185},
    {10, 32, 105}, {10, 33, 63}, {10, 34, 191}, {10, 35, 106}, {10, 36, 106}, {11, 37, 61},
    {11, 38, 62}, {11, 39, 185}, {11, 40, 105}, {11, 41, 63}, {11, 42, 191}, {11, 43, 106},
    {11, 44, 106}, {12, 45, 61}, {12, 46, 62}, {12, 47, 185}, {12, 48, 105}, {12, 49, 63},
    {12, 50, 191}, {12, 51, 106}, {12, 52, 106}, {13, 53, 61}, {13, 54, 62}, {13, 171, 55},
    {13, 107, 105}, {13, 56, 57}, {13, 58, 172}, {13, 59, 108}, {13, 59, 60}, {14, 64, 61},
    {14, 65, 66}, {14, 171, 185}, {14, 67, 68}, {14, 69, 63}, {14, 171, 172}, {14, 107, 108},
    {14, 108, 106}, {15, 70, 109}, {15, 71, 110}, {15, 72, 111}, {15, 73, 109}, {15, 74, 110},
    {15, 75, 110}, {15, 76, 112}, {15, 77, 111}, {15, 78, 111}, {16, 79, 109}, {16, 80, 110},
    {16, 81, 111}, {16, 82, 109}, {16, 83, 110}, {16, 84, 110}, {16, 85, 112}, {16, 86, 111},
    {16, 87, 111}, {17, 88, 109}, {17, 89, 110}, {17, 90, 111}, {17, 91, 109}, {17, 92, 110},
    {17, 93, 110}, {17, 94, 112}, {17, 95, 111}, {17, 96, 111}, {18, 97, 109}, {18, 98, 110},
    {18, 99, 111}, {18, 100, 109}, {18, 101, 110}, {18, 102, 110}, {18, 101, 112}, {18, 103, 111},
    {18, 104, 111}, {19, 113, 109}, {19, 114, 115}, {19, 116, 117}, {19, 118, 109}, {19, 119, 120},
    {19, 121, 115}, {19, 122, 123}, {19, 122, 117}, {20, 124, 187}, {20, 125, 191}, {20, 126, 171},
    {20, 127, 172}, {20, 128, 186}, {20, 129, 188}, {20, 130, 191}, {20, 131, 171}, {20, 132, 192},
    {20, 133, 192}, {20, 134, 192}, {20, 135, 191}, {20, 136, 191}, {20, 137, 171}, {20, 138, 171},
    {20, 139, 171}, {20, 140, 173}, {20, 141, 172}, {20, 142, 172}, {21, 143, 187}, {21, 144, 191},
    {21, 145, 171}, {21, 146, 172}, {21, 147, 186}, {21, 190, 188}, {21, 190, 191}, {21, 174, 171},
    {21, 148, 192}, {21, 190, 149}, {21, 190, 150}, {21, 190, 151}, {21, 190, 152}, {21, 153, 171},
    {21, 174, 154}, {21, 174, 155}, {21, 174, 156}, {21, 174, 157}, {21, 174, 158}, {22, 159, 187},
    {22, 160, 191}, {22, 161, 171}, {22, 162, 172}, {22, 190, 186}, {22, 190, 163}, {22, 190, 192},
    {22, 163, 192}, {22, 190, 191}, {22, 164, 191}, {22, 174, 165}, {22, 174, 171}, {22, 165, 171},
    {22, 174, 173}, {22, 174, 172}, {22, 166, 172}, {23, 190, 167}, {23, 190, 168}, {23, 174, 169},
    {23, 174, 170}, {23, 190, 192}, {23, 190, 191}, {23, 174, 171}, {23, 174, 172}, {24, 190, 187},
    {24, 190, 191}, {24, 174, 171}, {24, 174, 172}, {25, 175, 189}, {25, 176, 189}, {25, 177, 189},
    {25, 178, 189}, {26, 179, 189}, {26, 180, 189}, {26, 181, 189}, {26, 182, 189}, {27, 193, 189},
    {27, 191, 189}, {27, 192, 189}, {27, 190, 189},
};
static const GG_ROM gg_policy_test heuristic__finished__job_2__builder__tests[] = {
    {.mask = UINT64_C(0x4000000), .word = 0},
    {.mask = UINT64_C(0x80000000), .word = 0},
    {.mask = UINT64_C(0x4000), .word = 0},
    {.mask = UINT64_C(0x3000), .word = 0},
    {.mask = UINT64_C(0x2800), .word = 0},
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x4000), .word = 1},
    {.mask = UINT64_C(0x2000), .word = 1},
    {.mask = UINT64_C(0x1000), .word = 1},
    {.mask = UINT64_C(0x10), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
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
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x2000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
};
static const GG_ROM gg_policy_leaf heuristic__finished__job_2__builder__leaves[] = {
    {.action = GG_NONE, .from = 0}, /* it cannot be reached */
    {.action = GG_NONE, .from = 1}, /* it holds */
    {.action = 4, .from = 0}, /* build(job_2, hut) */
    {.action = 5, .from = 0}, /* build(job_2, well) */
    {.action = 6, .from = 0}, /* build(job_2, mill) */
    {.action = 7, .from = 0}, /* build(job_2, tower) */
    {.action = 16, .from = 21}, /* chop */
    {.action = 17, .from = 105}, /* break_stone */
    {.action = 18, .from = 7}, /* saw */
    {.action = 19, .from = 21}, /* smelt */
    {.action = 20, .from = 171}, /* sharpen */
};
static const GG_ROM gg_policy heuristic__finished__job_2__builder__policy = {
    .nodes = heuristic__finished__job_2__builder__nodes, .tests = heuristic__finished__job_2__builder__tests,
    .leaves = heuristic__finished__job_2__builder__leaves, .invariants = NULL,
    .node_count = 183, .test_count = 28, .leaf_count = 11,
    .invariant_count = 0, .longest = 12};
static const GG_ROM gg_heuristic heuristic__finished__job_2__builder = {
    .actions = heuristic__finished__job_2__builder__actions, .tables = heuristic__finished__job_2__builder__tables,
    .policy = &heuristic__finished__job_2__builder__policy, .reading = &gg_policy_reading,
    .wakers = heuristic__finished__job_2__builder__wakers__words,
    .table_count = 4, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__finished__job_3__builder__actions[] = {
    UINT64_C(0x1fffff),
};
static const GG_ROM uint64_t heuristic__finished__job_3__builder__wakers__words[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
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
static const GG_ROM gg_table heuristic__finished__job_3__builder__tables[] = {
    {.digits = heuristic__finished__job_3__builder__0__digits, .entries = heuristic__finished__job_3__builder__0__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_3__builder__0__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_3__builder__1__digits, .entries = heuristic__finished__job_3__builder__1__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_3__builder__1__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_3__builder__2__digits, .entries = heuristic__finished__job_3__builder__2__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_3__builder__2__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_3__builder__3__digits, .entries = heuristic__finished__job_3__builder__3__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_3__builder__3__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node heuristic__finished__job_3__builder__nodes[] = {
    {0, 1, 4}, {1, 2, 3}, {2, 5, 6}, {2, 7, 8}, {3, 9, 10}, {3, 190, 10},
    {3, 11, 10}, {3, 12, 10}, {3, 13, 10}, {4, 190, 14}, {4, 190, 191}, {4, 190, 15},
    {4, 190, 28}, {4, 190, 16}, {5, 17, 29}, {5, 18, 30}, {5, 19, 31}, {6, 20, 29},
    {6, 21, 30}, {6, 22, 31}, {7, 23, 29}, {7, 24, 30}, {7, 25, 31}, {8, 32, 29},
    {8, 33, 30}, {8, 26, 27}, {9, 34, 35}, {9, 35, 31}, {10, 36, 68}, {10, 37, 69},
    {10, 38, 192}, {10, 39, 112}, {10, 40, 70}, {10, 41, 198}, {10, 42, 113}, {10, 43, 113},
    {11, 44, 68}, {11, 45, 69}, {11, 46, 192}, {11, 47, 112}, {11, 48, 70}, {11, 49, 198},
    {11, 50, 113}, {11, 51, 113}, {12, 52, 68}, {12, 53, 69}, {12, 54, 192}, {12, 55, 112},
    {12, 56, 70}, {12, 57, 198}, {12, 58, 113}, {12, 59, 113}, {13, 60, 68}, {13, 61, 69},
    {13, 178, 62}, {13, 114, 112}, {13, 63, 64}, {13, 65, 179}, {13, 66, 115}, {13, 66, 67},
    {14, 71, 68}, {14, 72, 73}, {14, 178, 192}, {14, 74, 75}, {14, 76, 70}, {14, 178, 179},
    {14, 114, 115}, {14, 115, 113}, {15, 77, 116}, {15, 78, 117}, {15, 79, 118}, {15, 80, 116},
    {15, 81, 117}, {15, 82, 117}, {15, 83, 119}, {15, 84, 118}, {15, 85, 118}, {16, 86, 116},
    {16, 87, 117}, {16, 88, 118}, {16, 89, 116}, {16, 90, 117}, {16, 91, 117}, {16, 92, 119},
    {16, 93, 118}, {16, 94, 118}, {17, 95, 116}, {17, 96, 117}, {17, 97, 118}, {17, 98, 116},
    {17, 99, 117}, {17, 100, 117}, {17, 101, 119}, {17, 102, 118}, {17, 103, 118}, {18, 104, 116},
    {18, 105, 117}, {18, 106, 118}, {18, 107, 116}, {18, 108, 117}, {18, 109, 117}, {18, 108, 119},
    {18, 110, 118}, {18, 111, 118}, {19, 120, 116}, {19, 121, 122}, {19, 123, 124}, {19, 125, 116},
    {19, 126, 127}, {19, 128, 122}, {19, 129, 130}, {19, 129, 124}, {20, 131, 194}, {20, 132, 198},
    {20, 133, 178}, {20, 134, 179}, {20, 135, 193}, {20, 136, 195}, {20, 137, 198}, {20, 138, 178},
    {20, 139, 199}, {20, 140, 199}, {20, 141, 199}, {20, 142, 198}, {20, 143, 198}, {20, 144, 178},
    {20, 145, 178}, {20, 146, 178}, {20, 147, 180}, {20, 148, 179}, {20, 149, 179}, {21, 150, 194},
    {21, 151, 198}, {21, 152, 178}, {21, 153, 179}, {21, 154, 193}, {21, 197, 195}, {21, 197, 198},
    {21, 181, 178}, {21, 155, 199}, {21, 197, 156}, {21, 197, 157}, {21, 197, 158}, {21, 197, 159},
    {21, 160, 178}, {21, 181, 161}, {21, 181, 162}, {21, 181, 163}, {21, 181, 164}, {21, 181, 165},
    {22, 166, 194}, {22, 167, 198}, {22, 168, 178}, {22, 169, 179}, {22, 197, 193}, {22, 197, 170},
    {22, 197, 199}, {22, 170, 199}, {22, 197, 198}, {22, 171, 198}, {22, 181, 172}, {22, 181, 178},
    {22, 172, 178}, {22, 181, 180}, {22, 181, 179}, {22, 173, 179}, {23, 197, 174}, {23, 197, 175},
    {23, 181, 176}, {23, 181, 177}, {23, 197, 199}, {23, 197, 198}, {23, 181, 178}, {23, 181, 179},
    {24, 197, 194}, {24, 197, 198}, {24, 181, 178}, {24, 181, 179}, {25, 182, 196}, {25, 183, 196},
    {25, 184, 196}, {25, 185, 196}, {26, 186, 196}, {26, 187, 196}, {26, 188, 196}, {26, 189, 196},
    {27, 200, 196}, {27, 198, 196}, {27, 199, 196}, {27, 197, 196},
};
static const GG_ROM gg_policy_test heuristic__finished__job_3__builder__tests[] = {
    {.mask = UINT64_C(0x80000), .word = 0},
    {.mask = UINT64_C(0x60000), .word = 0},
    {.mask = UINT64_C(0x50000), .word = 0},
    {.mask = UINT64_C(0x8000000), .word = 0},
    {.mask = UINT64_C(0x100000000), .word = 0},
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x4000), .word = 1},
    {.mask = UINT64_C(0x2000), .word = 1},
    {.mask = UINT64_C(0x1000), .word = 1},
    {.mask = UINT64_C(0x10), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
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
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x2000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
};
static const GG_ROM gg_policy_leaf heuristic__finished__job_3__builder__leaves[] = {
    {.action = GG_NONE, .from = 0}, /* it cannot be reached */
    {.action = GG_NONE, .from = 1}, /* it holds */
    {.action = 8, .from = 4}, /* build(job_3, hut) */
    {.action = 9, .from = 4}, /* build(job_3, well) */
    {.action = 10, .from = 4}, /* build(job_3, mill) */
    {.action = 11, .from = 4}, /* build(job_3, tower) */
    {.action = 16, .from = 28}, /* chop */
    {.action = 17, .from = 112}, /* break_stone */
    {.action = 18, .from = 14}, /* saw */
    {.action = 19, .from = 28}, /* smelt */
    {.action = 20, .from = 178}, /* sharpen */
};
static const GG_ROM gg_policy heuristic__finished__job_3__builder__policy = {
    .nodes = heuristic__finished__job_3__builder__nodes, .tests = heuristic__finished__job_3__builder__tests,
    .leaves = heuristic__finished__job_3__builder__leaves, .invariants = NULL,
    .node_count = 190, .test_count = 28, .leaf_count = 11,
    .invariant_count = 0, .longest = 12};
static const GG_ROM gg_heuristic heuristic__finished__job_3__builder = {
    .actions = heuristic__finished__job_3__builder__actions, .tables = heuristic__finished__job_3__builder__tables,
    .policy = &heuristic__finished__job_3__builder__policy, .reading = &gg_policy_reading,
    .wakers = heuristic__finished__job_3__builder__wakers__words,
    .table_count = 4, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__finished__job_4__builder__actions[] = {
    UINT64_C(0x1fffff),
};
static const GG_ROM uint64_t heuristic__finished__job_4__builder__wakers__words[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__0__values_0[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__0__values_1[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t heuristic__finished__job_4__builder__0__values_2[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__finished__job_4__builder__0__digits[] = {
    {.values = heuristic__finished__job_4__builder__0__values_0, .word = 0, .shift = 28},
    {.values = heuristic__finished__job_4__builder__0__values_1, .word = 1, .shift = 0},
    {.values = heuristic__finished__job_4__builder__0__values_2, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t heuristic__finished__job_4__builder__0__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_4__builder__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x20001),
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
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__finished__job_4__builder__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x20001), GG_FAR,
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
static const GG_ROM gg_table heuristic__finished__job_4__builder__tables[] = {
    {.digits = heuristic__finished__job_4__builder__0__digits, .entries = heuristic__finished__job_4__builder__0__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_4__builder__0__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 42, .digit_count = 3, .ends_sum = true},
    {.digits = heuristic__finished__job_4__builder__1__digits, .entries = heuristic__finished__job_4__builder__1__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_4__builder__1__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84, .digit_count = 4, .ends_sum = false},
    {.digits = heuristic__finished__job_4__builder__2__digits, .entries = heuristic__finished__job_4__builder__2__entries, .entries_high = NULL,
     .distances = heuristic__finished__job_4__builder__2__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 84, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node heuristic__finished__job_4__builder__nodes[] = {
    {0, 1, 3}, {1, 2, 3}, {2, 4, 3}, {3, 212, 5}, {3, 212, 6}, {4, 7, 213},
    {4, 8, 213}, {5, 9, 15}, {5, 10, 16}, {6, 11, 12}, {6, 13, 14}, {7, 212, 17},
    {7, 18, 19}, {7, 212, 20}, {7, 21, 22}, {8, 23, 57}, {8, 24, 57}, {8, 25, 58},
    {8, 26, 109}, {8, 27, 59}, {8, 28, 58}, {8, 29, 109}, {8, 30, 59}, {9, 31, 57},
    {9, 32, 57}, {9, 33, 58}, {9, 34, 109}, {9, 35, 59}, {9, 36, 58}, {9, 37, 109},
    {9, 38, 59}, {10, 39, 57}, {10, 40, 57}, {10, 41, 58}, {10, 42, 109}, {10, 43, 59},
    {10, 44, 58}, {10, 45, 109}, {10, 46, 59}, {11, 47, 48}, {11, 49, 57}, {11, 218, 50},
    {11, 51, 109}, {11, 218, 52}, {11, 53, 54}, {11, 55, 109}, {11, 56, 59}, {12, 60, 61},
    {12, 62, 57}, {12, 63, 57}, {12, 218, 64}, {12, 110, 109}, {12, 65, 66}, {12, 222, 67},
    {12, 67, 58}, {12, 111, 109}, {12, 161, 68}, {13, 69, 112}, {13, 70, 214}, {13, 71, 162},
    {13, 72, 113}, {13, 73, 114}, {13, 74, 112}, {13, 75, 115}, {13, 76, 214}, {13, 77, 162},
    {13, 78, 162}, {13, 79, 222}, {13, 80, 161}, {14, 81, 112}, {14, 82, 214}, {14, 83, 162},
    {14, 84, 113}, {14, 85, 114}, {14, 86, 112}, {14, 87, 115}, {14, 88, 214}, {14, 89, 162},
    {14, 90, 162}, {14, 91, 222}, {14, 92, 161}, {15, 93, 112}, {15, 94, 214}, {15, 95, 162},
    {15, 96, 113}, {15, 97, 114}, {15, 98, 112}, {15, 99, 115}, {15, 100, 214}, {15, 101, 162},
    {15, 102, 162}, {15, 103, 222}, {15, 104, 161}, {16, 116, 112}, {16, 220, 214}, {16, 163, 105},
    {16, 218, 113}, {16, 117, 114}, {16, 118, 112}, {16, 119, 115}, {16, 218, 214}, {16, 218, 106},
    {16, 107, 105}, {16, 220, 222}, {16, 163, 108}, {17, 163, 162}, {17, 218, 162}, {17, 218, 163},
    {17, 163, 161}, {18, 120, 164}, {18, 121, 164}, {18, 122, 164}, {18, 123, 165}, {18, 124, 165},
    {18, 125, 165}, {18, 126, 165}, {18, 127, 166}, {18, 128, 166}, {18, 129, 166}, {18, 130, 167},
    {19, 131, 164}, {19, 132, 164}, {19, 133, 164}, {19, 134, 165}, {19, 135, 165}, {19, 136, 165},
    {19, 137, 165}, {19, 138, 166}, {19, 139, 166}, {19, 140, 166}, {19, 141, 167}, {20, 142, 164},
    {20, 143, 164}, {20, 144, 164}, {20, 145, 165}, {20, 146, 165}, {20, 147, 165}, {20, 148, 165},
    {20, 149, 166}, {20, 150, 166}, {20, 151, 166}, {20, 152, 167}, {21, 153, 164}, {21, 154, 164},
    {21, 155, 164}, {21, 156, 165}, {21, 218, 165}, {21, 157, 165}, {21, 158, 165}, {21, 159, 166},
    {21, 218, 166}, {21, 160, 166}, {21, 158, 167}, {22, 168, 164}, {22, 218, 164}, {22, 169, 164},
    {22, 170, 171}, {22, 218, 171}, {22, 172, 173}, {22, 174, 175}, {22, 218, 175}, {23, 176, 222},
    {23, 177, 216}, {23, 178, 220}, {23, 179, 215}, {23, 180, 217}, {23, 181, 220}, {23, 182, 222},
    {23, 183, 221}, {23, 184, 222}, {23, 185, 221}, {23, 186, 221}, {23, 187, 222}, {23, 188, 222},
    {23, 189, 220}, {23, 190, 220}, {24, 191, 222}, {24, 192, 216}, {24, 193, 220}, {24, 194, 215},
    {24, 219, 217}, {24, 219, 220}, {24, 219, 222}, {24, 195, 221}, {24, 196, 222}, {24, 219, 197},
    {24, 219, 198}, {24, 219, 199}, {24, 219, 200}, {24, 219, 201}, {24, 219, 202}, {25, 203, 222},
    {25, 204, 216}, {25, 205, 220}, {25, 219, 215}, {25, 219, 206}, {25, 219, 207}, {25, 219, 221},
    {25, 206, 221}, {25, 219, 222}, {25, 207, 222}, {25, 219, 220}, {25, 208, 220}, {26, 219, 209},
    {26, 219, 210}, {26, 219, 211}, {26, 219, 221}, {26, 219, 222}, {26, 219, 220}, {27, 219, 222},
    {27, 219, 216}, {27, 219, 220},
};
static const GG_ROM gg_policy_test heuristic__finished__job_4__builder__tests[] = {
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x2000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
    {.mask = UINT64_C(0x200000000), .word = 0},
    {.mask = UINT64_C(0x10000000), .word = 0},
    {.mask = UINT64_C(0x1000000), .word = 0},
    {.mask = UINT64_C(0xc00000), .word = 0},
    {.mask = UINT64_C(0xa00000), .word = 0},
    {.mask = UINT64_C(0x10), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
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
};
static const GG_ROM gg_policy_leaf heuristic__finished__job_4__builder__leaves[] = {
    {.action = GG_NONE, .from = 0}, /* it cannot be reached */
    {.action = GG_NONE, .from = 1}, /* it holds */
    {.action = 12, .from = 5}, /* build(job_4, hut) */
    {.action = 13, .from = 5}, /* build(job_4, well) */
    {.action = 14, .from = 5}, /* build(job_4, mill) */
    {.action = 15, .from = 5}, /* build(job_4, tower) */
    {.action = 16, .from = 0}, /* chop */
    {.action = 17, .from = 161}, /* break_stone */
    {.action = 18, .from = 15}, /* saw */
    {.action = 19, .from = 15}, /* smelt */
    {.action = 20, .from = 0}, /* sharpen */
};
static const GG_ROM gg_policy heuristic__finished__job_4__builder__policy = {
    .nodes = heuristic__finished__job_4__builder__nodes, .tests = heuristic__finished__job_4__builder__tests,
    .leaves = heuristic__finished__job_4__builder__leaves, .invariants = NULL,
    .node_count = 212, .test_count = 28, .leaf_count = 11,
    .invariant_count = 0, .longest = 12};
static const GG_ROM gg_heuristic heuristic__finished__job_4__builder = {
    .actions = heuristic__finished__job_4__builder__actions, .tables = heuristic__finished__job_4__builder__tables,
    .policy = &heuristic__finished__job_4__builder__policy, .reading = &gg_policy_reading,
    .wakers = heuristic__finished__job_4__builder__wakers__words,
    .table_count = 3, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__rested__builder__actions[] = {
    UINT64_C(0x200000),
};
static const GG_ROM uint64_t heuristic__rested__builder__wakers__words[] = {UINT64_C(0x0), UINT64_C(0xf00000000)};
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
     .base = UINT64_C(0x0), .size = 11, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_heuristic heuristic__rested__builder = {
    .actions = heuristic__rested__builder__actions, .tables = heuristic__rested__builder__tables,
    .policy = NULL, .reading = &gg_table_reading,
    .wakers = heuristic__rested__builder__wakers__words,
    .table_count = 1, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__ready__builder__actions[] = {
    UINT64_C(0x1fffff),
};
static const GG_ROM uint64_t heuristic__ready__builder__wakers__words[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
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
     .base = UINT64_C(0x0), .size = 21, .digit_count = 2, .ends_sum = false},
    {.digits = heuristic__ready__builder__1__digits, .entries = heuristic__ready__builder__1__entries, .entries_high = NULL,
     .distances = heuristic__ready__builder__1__distances,
     .policy = NULL, .policy_high = NULL, .moves = NULL,
     .base = UINT64_C(0x0), .size = 7, .digit_count = 1, .ends_sum = true},
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
    {.action = GG_NONE, .from = 1}, /* it holds */
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
    .policy = &heuristic__ready__builder__policy, .reading = &gg_policy_reading,
    .wakers = heuristic__ready__builder__wakers__words,
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
    .format = &gg_format_10,
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
    .achievement_count = 0,
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
        .agent_outlook = offsetof(builder_agent, outlook),
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
    .achievements = NULL,
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

