/* Made by goapgen from kennel.yaml. Do not edit: run goapgen again. */
#include "kennel.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__run_to__yard,
    action__run_to__hut,
    action__chew__ball,
    action__chew__bone,
    action__bring__ball__yard,
    action__bring__ball__hut,
    action__bring__bone__yard,
    action__bring__bone__hut,
    action__bring__stone__yard,
    action__bring__stone__hut,
};

/* Where the facts lie in a state. */
static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 2, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 1, .first = 0}, /* at */
    {.word = 0, .shift = 2, .width = 2, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 1, .first = 2}, /* where(ball) */
    {.word = 0, .shift = 4, .width = 2, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 1, .first = 4}, /* where(bone) */
    {.word = 0, .shift = 6, .width = 2, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 1, .first = 6}, /* where(stone) */
    {.word = 0, .shift = 8, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 8}, /* chewed(ball) */
    {.word = 0, .shift = 9, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 10}, /* chewed(bone) */
    {.word = 0, .shift = 10, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1, .first = 12}, /* chewed(stone) */
};

static const GG_ROM uint64_t start__words[] = {UINT64_C(0x65)};
static const GG_ROM uint64_t guards__words[] = {UINT64_C(0x0)};
static const GG_ROM uint64_t tops__words[] = {UINT64_C(0x0)};
static const GG_ROM uint64_t shared__words[] = {UINT64_C(0xfc)};

/* The condition that always holds. */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0}};

/* run_to(yard): at = to */
static const GG_ROM gg_flag_test action__run_to__yard__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* at == hut */
};
static const GG_ROM gg_box action__run_to__yard__boxes[] = {
    {.flags = action__run_to__yard__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment action__run_to__yard__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__run_to__yard__effect = {
    .assignments = action__run_to__yard__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t action__run_to__yard__arguments[] = {KENNEL_YARD};
/* run_to(hut): at = to */
static const GG_ROM gg_flag_test action__run_to__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x0)}, /* at == yard */
};
static const GG_ROM gg_box action__run_to__hut__boxes[] = {
    {.flags = action__run_to__hut__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment action__run_to__hut__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect action__run_to__hut__effect = {
    .assignments = action__run_to__hut__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t action__run_to__hut__arguments[] = {KENNEL_HUT};
/* chew(ball): chewed(what) */
static const GG_ROM gg_flag_test action__chew__ball__flags_0[] = {
    {.word = 0, .care = UINT64_C(0xa), .want = UINT64_C(0x0)}, /* at == yard, where(ball) == yard */
};
static const GG_ROM gg_flag_test action__chew__ball__flags_1[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* at == hut, where(ball) == hut */
};
static const GG_ROM gg_box action__chew__ball__boxes[] = {
    {.flags = action__chew__ball__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = action__chew__ball__flags_1, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment action__chew__ball__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffeff), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect action__chew__ball__effect = {
    .assignments = action__chew__ball__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t action__chew__ball__arguments[] = {KENNEL_BALL};
/* chew(bone): chewed(what) */
static const GG_ROM gg_flag_test action__chew__bone__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x22), .want = UINT64_C(0x0)}, /* at == yard, where(bone) == yard */
};
static const GG_ROM gg_flag_test action__chew__bone__flags_1[] = {
    {.word = 0, .care = UINT64_C(0x11), .want = UINT64_C(0x0)}, /* at == hut, where(bone) == hut */
};
static const GG_ROM gg_box action__chew__bone__boxes[] = {
    {.flags = action__chew__bone__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = action__chew__bone__flags_1, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment action__chew__bone__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffdff), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect action__chew__bone__effect = {
    .assignments = action__chew__bone__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t action__chew__bone__arguments[] = {KENNEL_BONE};
/* bring(ball, yard): where(what) = to, at = to */
static const GG_ROM gg_flag_test action__bring__ball__yard__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* at == hut, where(ball) == hut */
};
static const GG_ROM gg_box action__bring__ball__yard__boxes[] = {
    {.flags = action__bring__ball__yard__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment action__bring__ball__yard__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x5)},
};
static const GG_ROM gg_effect action__bring__ball__yard__effect = {
    .assignments = action__bring__ball__yard__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__bring__ball__yard__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__bring__ball__yard__own = {
    .assignments = action__bring__ball__yard__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__bring__ball__yard__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff3), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect action__bring__ball__yard__world = {
    .assignments = action__bring__ball__yard__world_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t action__bring__ball__yard__arguments[] = {KENNEL_BALL, KENNEL_YARD};
/* bring(ball, hut): where(what) = to, at = to */
static const GG_ROM gg_flag_test action__bring__ball__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0xa), .want = UINT64_C(0x0)}, /* at == yard, where(ball) == yard */
};
static const GG_ROM gg_box action__bring__ball__hut__boxes[] = {
    {.flags = action__bring__ball__hut__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment action__bring__ball__hut__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0xa)},
};
static const GG_ROM gg_effect action__bring__ball__hut__effect = {
    .assignments = action__bring__ball__hut__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__bring__ball__hut__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect action__bring__ball__hut__own = {
    .assignments = action__bring__ball__hut__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__bring__ball__hut__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff3), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect action__bring__ball__hut__world = {
    .assignments = action__bring__ball__hut__world_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t action__bring__ball__hut__arguments[] = {KENNEL_BALL, KENNEL_HUT};
/* bring(bone, yard): where(what) = to, at = to */
static const GG_ROM gg_flag_test action__bring__bone__yard__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x11), .want = UINT64_C(0x0)}, /* at == hut, where(bone) == hut */
};
static const GG_ROM gg_box action__bring__bone__yard__boxes[] = {
    {.flags = action__bring__bone__yard__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment action__bring__bone__yard__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffcc), .set = UINT64_C(0x11)},
};
static const GG_ROM gg_effect action__bring__bone__yard__effect = {
    .assignments = action__bring__bone__yard__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__bring__bone__yard__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__bring__bone__yard__own = {
    .assignments = action__bring__bone__yard__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__bring__bone__yard__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffcf), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect action__bring__bone__yard__world = {
    .assignments = action__bring__bone__yard__world_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t action__bring__bone__yard__arguments[] = {KENNEL_BONE, KENNEL_YARD};
/* bring(bone, hut): where(what) = to, at = to */
static const GG_ROM gg_flag_test action__bring__bone__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x22), .want = UINT64_C(0x0)}, /* at == yard, where(bone) == yard */
};
static const GG_ROM gg_box action__bring__bone__hut__boxes[] = {
    {.flags = action__bring__bone__hut__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment action__bring__bone__hut__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffcc), .set = UINT64_C(0x22)},
};
static const GG_ROM gg_effect action__bring__bone__hut__effect = {
    .assignments = action__bring__bone__hut__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__bring__bone__hut__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect action__bring__bone__hut__own = {
    .assignments = action__bring__bone__hut__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__bring__bone__hut__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffcf), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect action__bring__bone__hut__world = {
    .assignments = action__bring__bone__hut__world_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t action__bring__bone__hut__arguments[] = {KENNEL_BONE, KENNEL_HUT};
/* bring(stone, yard): where(what) = to, at = to */
static const GG_ROM gg_flag_test action__bring__stone__yard__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x41), .want = UINT64_C(0x0)}, /* at == hut, where(stone) == hut */
};
static const GG_ROM gg_box action__bring__stone__yard__boxes[] = {
    {.flags = action__bring__stone__yard__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment action__bring__stone__yard__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff3c), .set = UINT64_C(0x41)},
};
static const GG_ROM gg_effect action__bring__stone__yard__effect = {
    .assignments = action__bring__stone__yard__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__bring__stone__yard__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect action__bring__stone__yard__own = {
    .assignments = action__bring__stone__yard__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__bring__stone__yard__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff3f), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect action__bring__stone__yard__world = {
    .assignments = action__bring__stone__yard__world_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t action__bring__stone__yard__arguments[] = {KENNEL_STONE, KENNEL_YARD};
/* bring(stone, hut): where(what) = to, at = to */
static const GG_ROM gg_flag_test action__bring__stone__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x82), .want = UINT64_C(0x0)}, /* at == yard, where(stone) == yard */
};
static const GG_ROM gg_box action__bring__stone__hut__boxes[] = {
    {.flags = action__bring__stone__hut__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment action__bring__stone__hut__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff3c), .set = UINT64_C(0x82)},
};
static const GG_ROM gg_effect action__bring__stone__hut__effect = {
    .assignments = action__bring__stone__hut__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__bring__stone__hut__own_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect action__bring__stone__hut__own = {
    .assignments = action__bring__stone__hut__own_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment action__bring__stone__hut__world_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff3f), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect action__bring__stone__hut__world = {
    .assignments = action__bring__stone__hut__world_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t action__bring__stone__hut__arguments[] = {KENNEL_STONE, KENNEL_HUT};

static const GG_ROM gg_action actions__all[] = {
    /* run_to(yard) */
    {.precondition = {.boxes = action__run_to__yard__boxes, .count = 1},
     .effect = &action__run_to__yard__effect, .own = &action__run_to__yard__effect, .world = NULL,
     .duration = 1000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = KENNEL_ACTION_RUN_TO, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__run_to__yard__arguments}, /* at != to */
    /* run_to(hut) */
    {.precondition = {.boxes = action__run_to__hut__boxes, .count = 1},
     .effect = &action__run_to__hut__effect, .own = &action__run_to__hut__effect, .world = NULL,
     .duration = 1000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = KENNEL_ACTION_RUN_TO, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__run_to__hut__arguments}, /* at != to */
    /* chew(ball) */
    {.precondition = {.boxes = action__chew__ball__boxes, .count = 2},
     .effect = &action__chew__ball__effect, .own = &action__chew__ball__effect, .world = NULL,
     .duration = 2000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = KENNEL_ACTION_CHEW, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__chew__ball__arguments}, /* chewable(what), where(what) == at */
    /* chew(bone) */
    {.precondition = {.boxes = action__chew__bone__boxes, .count = 2},
     .effect = &action__chew__bone__effect, .own = &action__chew__bone__effect, .world = NULL,
     .duration = 2000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = KENNEL_ACTION_CHEW, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__chew__bone__arguments}, /* chewable(what), where(what) == at */
    /* bring(ball, yard) */
    {.precondition = {.boxes = action__bring__ball__yard__boxes, .count = 1},
     .effect = &action__bring__ball__yard__effect, .own = &action__bring__ball__yard__own, .world = &action__bring__ball__yard__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = KENNEL_ACTION_BRING, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__bring__ball__yard__arguments}, /* where(what) == at, at != to */
    /* bring(ball, hut) */
    {.precondition = {.boxes = action__bring__ball__hut__boxes, .count = 1},
     .effect = &action__bring__ball__hut__effect, .own = &action__bring__ball__hut__own, .world = &action__bring__ball__hut__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = KENNEL_ACTION_BRING, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__bring__ball__hut__arguments}, /* where(what) == at, at != to */
    /* bring(bone, yard) */
    {.precondition = {.boxes = action__bring__bone__yard__boxes, .count = 1},
     .effect = &action__bring__bone__yard__effect, .own = &action__bring__bone__yard__own, .world = &action__bring__bone__yard__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = KENNEL_ACTION_BRING, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__bring__bone__yard__arguments}, /* where(what) == at, at != to */
    /* bring(bone, hut) */
    {.precondition = {.boxes = action__bring__bone__hut__boxes, .count = 1},
     .effect = &action__bring__bone__hut__effect, .own = &action__bring__bone__hut__own, .world = &action__bring__bone__hut__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = KENNEL_ACTION_BRING, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__bring__bone__hut__arguments}, /* where(what) == at, at != to */
    /* bring(stone, yard) */
    {.precondition = {.boxes = action__bring__stone__yard__boxes, .count = 1},
     .effect = &action__bring__stone__yard__effect, .own = &action__bring__stone__yard__own, .world = &action__bring__stone__yard__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = KENNEL_ACTION_BRING, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__bring__stone__yard__arguments}, /* where(what) == at, at != to */
    /* bring(stone, hut) */
    {.precondition = {.boxes = action__bring__stone__hut__boxes, .count = 1},
     .effect = &action__bring__stone__hut__effect, .own = &action__bring__stone__hut__own, .world = &action__bring__stone__hut__world,
     .duration = 0, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = KENNEL_ACTION_BRING, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = action__bring__stone__hut__arguments}, /* where(what) == at, at != to */
};

static const GG_ROM uint16_t goal_source__chewed_up[] = {
    KENNEL_BALL, /* chewed_up(ball) */
    KENNEL_BONE, /* chewed_up(bone) */
};
static const GG_ROM uint16_t goal_source__tidy[] = {
    KENNEL_BALL, KENNEL_YARD, /* tidy(ball, yard) */
    KENNEL_BALL, KENNEL_HUT, /* tidy(ball, hut) */
    KENNEL_BONE, KENNEL_YARD, /* tidy(bone, yard) */
    KENNEL_BONE, KENNEL_HUT, /* tidy(bone, hut) */
    KENNEL_STONE, KENNEL_YARD, /* tidy(stone, yard) */
    KENNEL_STONE, KENNEL_HUT, /* tidy(stone, hut) */
};
static const GG_ROM gg_goal_source goal_sources__all[] = {
    {.arguments = goal_source__chewed_up, .first = 0, .count = 2, .parameter_count = 1}, /* chewed_up */
    {.arguments = goal_source__tidy, .first = 2, .count = 6, .parameter_count = 2}, /* tidy */
    {.arguments = NULL, .first = 8, .count = 1, .parameter_count = 0}, /* home */
};

/* Which fact each bit of a state belongs to. */
static const GG_ROM uint16_t facts__at[] = {
    0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};

/* chewed_up(ball) */
static const GG_ROM gg_flag_test goal__chewed_up__ball__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x100), .want = UINT64_C(0x100)}, /* chewed(ball) */
};
static const GG_ROM gg_box goal__chewed_up__ball__boxes[] = {
    {.flags = goal__chewed_up__ball__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
/* chewed_up(bone) */
static const GG_ROM gg_flag_test goal__chewed_up__bone__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x200), .want = UINT64_C(0x200)}, /* chewed(bone) */
};
static const GG_ROM gg_box goal__chewed_up__bone__boxes[] = {
    {.flags = goal__chewed_up__bone__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
/* tidy(ball, yard) */
static const GG_ROM gg_flag_test goal__tidy__ball__yard__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x8), .want = UINT64_C(0x0)}, /* where(ball) == yard */
};
static const GG_ROM gg_box goal__tidy__ball__yard__boxes[] = {
    {.flags = goal__tidy__ball__yard__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
/* tidy(ball, hut) */
static const GG_ROM gg_flag_test goal__tidy__ball__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x4), .want = UINT64_C(0x0)}, /* where(ball) == hut */
};
static const GG_ROM gg_box goal__tidy__ball__hut__boxes[] = {
    {.flags = goal__tidy__ball__hut__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
/* tidy(bone, yard) */
static const GG_ROM gg_flag_test goal__tidy__bone__yard__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x0)}, /* where(bone) == yard */
};
static const GG_ROM gg_box goal__tidy__bone__yard__boxes[] = {
    {.flags = goal__tidy__bone__yard__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
/* tidy(bone, hut) */
static const GG_ROM gg_flag_test goal__tidy__bone__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x10), .want = UINT64_C(0x0)}, /* where(bone) == hut */
};
static const GG_ROM gg_box goal__tidy__bone__hut__boxes[] = {
    {.flags = goal__tidy__bone__hut__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
/* tidy(stone, yard) */
static const GG_ROM gg_flag_test goal__tidy__stone__yard__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x80), .want = UINT64_C(0x0)}, /* where(stone) == yard */
};
static const GG_ROM gg_box goal__tidy__stone__yard__boxes[] = {
    {.flags = goal__tidy__stone__yard__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
/* tidy(stone, hut) */
static const GG_ROM gg_flag_test goal__tidy__stone__hut__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x40), .want = UINT64_C(0x0)}, /* where(stone) == hut */
};
static const GG_ROM gg_box goal__tidy__stone__hut__boxes[] = {
    {.flags = goal__tidy__stone__hut__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
/* home */
static const GG_ROM gg_flag_test goal__home__flags_0[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* at == hut */
};
static const GG_ROM gg_box goal__home__boxes[] = {
    {.flags = goal__home__flags_0, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};

static const GG_ROM gg_goal goals__all[] = {
    /* chewed_up(ball) */
    {.condition = {.boxes = goal__chewed_up__ball__boxes, .count = 1}, /* chewed(what), chewable(what) */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = 0, .cooldown = 0, .called = true, .keep = false},
    /* chewed_up(bone) */
    {.condition = {.boxes = goal__chewed_up__bone__boxes, .count = 1}, /* chewed(what), chewable(what) */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = 0, .cooldown = 0, .called = true, .keep = false},
    /* tidy(ball, yard) */
    {.condition = {.boxes = goal__tidy__ball__yard__boxes, .count = 1}, /* where(what) == to */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = 0, .cooldown = 5000, .called = false, .keep = false},
    /* tidy(ball, hut) */
    {.condition = {.boxes = goal__tidy__ball__hut__boxes, .count = 1}, /* where(what) == to */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = 0, .cooldown = 5000, .called = false, .keep = false},
    /* tidy(bone, yard) */
    {.condition = {.boxes = goal__tidy__bone__yard__boxes, .count = 1}, /* where(what) == to */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = 0, .cooldown = 5000, .called = false, .keep = false},
    /* tidy(bone, hut) */
    {.condition = {.boxes = goal__tidy__bone__hut__boxes, .count = 1}, /* where(what) == to */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = 0, .cooldown = 5000, .called = false, .keep = false},
    /* tidy(stone, yard) */
    {.condition = {.boxes = goal__tidy__stone__yard__boxes, .count = 1}, /* where(what) == to */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = 0, .cooldown = 5000, .called = false, .keep = false},
    /* tidy(stone, hut) */
    {.condition = {.boxes = goal__tidy__stone__hut__boxes, .count = 1}, /* where(what) == to */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = 0, .cooldown = 5000, .called = false, .keep = false},
    /* home */
    {.condition = {.boxes = goal__home__boxes, .count = 1}, /* at == hut */
     .relevant = {.boxes = always__boxes, .count = 1}, /* none */
     .priority = -3, .cooldown = 0, .called = false, .keep = false},
};

static const GG_ROM uint64_t heuristic__chewed_up__ball__puppy__actions[] = {
    UINT64_C(0x3f7),
};
static const GG_ROM uint64_t heuristic__chewed_up__ball__puppy__wake_mask__words[] = {UINT64_C(0x1ff)};
static const GG_ROM uint16_t heuristic__chewed_up__ball__puppy__0__values_0[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t heuristic__chewed_up__ball__puppy__0__values_1[] = {0, 4, 0, 4, 8, 12, 8, 12, 16, 20, 16, 20, 24, 28, 24, 28};
static const GG_ROM gg_digit heuristic__chewed_up__ball__puppy__0__digits[] = {
    {.values = heuristic__chewed_up__ball__puppy__0__values_0, .word = 0, .shift = 1},
    {.values = heuristic__chewed_up__ball__puppy__0__values_1, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t heuristic__chewed_up__ball__puppy__0__entries[] = {
    1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__chewed_up__ball__puppy__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002),
};
static const GG_ROM uint8_t heuristic__chewed_up__ball__puppy__0__policy[] = {
    2, 0, 1, 2, 2, 0, 1, 2, 2, 0, 1, 2, 2, 0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3,
};
static const GG_ROM gg_move heuristic__chewed_up__ball__puppy__0__moves[] = {
    {.action = 0, .offset = 65535}, /* run_to(yard) */
    {.action = 1, .offset = 1}, /* run_to(hut) */
    {.action = 2, .offset = 16}, /* chew(ball) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_table heuristic__chewed_up__ball__puppy__tables[] = {
    {.digits = heuristic__chewed_up__ball__puppy__0__digits, .entries = heuristic__chewed_up__ball__puppy__0__entries, .entries_high = NULL,
     .distances = heuristic__chewed_up__ball__puppy__0__distances,
     .policy = heuristic__chewed_up__ball__puppy__0__policy, .policy_high = NULL, .moves = heuristic__chewed_up__ball__puppy__0__moves,
     .base = UINT64_C(0x0), .size = 32,
     .mask = {0x1aa, 0x0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM gg_heuristic heuristic__chewed_up__ball__puppy = {
    .actions = heuristic__chewed_up__ball__puppy__actions, .tables = heuristic__chewed_up__ball__puppy__tables,
    .groups = NULL, .policy = NULL, .reading = &gg_table_reading,
    .wake_mask = heuristic__chewed_up__ball__puppy__wake_mask__words,
    .table_count = 1, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__chewed_up__bone__puppy__actions[] = {
    UINT64_C(0x3fb),
};
static const GG_ROM uint64_t heuristic__chewed_up__bone__puppy__wake_mask__words[] = {UINT64_C(0x2ff)};
static const GG_ROM uint16_t heuristic__chewed_up__bone__puppy__0__values_0[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t heuristic__chewed_up__bone__puppy__0__values_1[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM uint16_t heuristic__chewed_up__bone__puppy__0__values_2[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_digit heuristic__chewed_up__bone__puppy__0__digits[] = {
    {.values = heuristic__chewed_up__bone__puppy__0__values_0, .word = 0, .shift = 1},
    {.values = heuristic__chewed_up__bone__puppy__0__values_1, .word = 0, .shift = 5},
    {.values = heuristic__chewed_up__bone__puppy__0__values_2, .word = 0, .shift = 9},
};
static const GG_ROM uint8_t heuristic__chewed_up__bone__puppy__0__entries[] = {
    1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 2, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__chewed_up__bone__puppy__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002),
};
static const GG_ROM uint8_t heuristic__chewed_up__bone__puppy__0__policy[] = {
    2, 0, 2, 0, 1, 2, 1, 2, 2, 0, 2, 0, 1, 2, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3,
};
static const GG_ROM gg_move heuristic__chewed_up__bone__puppy__0__moves[] = {
    {.action = 0, .offset = 65535}, /* run_to(yard) */
    {.action = 1, .offset = 1}, /* run_to(hut) */
    {.action = 3, .offset = 16}, /* chew(bone) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_table heuristic__chewed_up__bone__puppy__tables[] = {
    {.digits = heuristic__chewed_up__bone__puppy__0__digits, .entries = heuristic__chewed_up__bone__puppy__0__entries, .entries_high = NULL,
     .distances = heuristic__chewed_up__bone__puppy__0__distances,
     .policy = heuristic__chewed_up__bone__puppy__0__policy, .policy_high = NULL, .moves = heuristic__chewed_up__bone__puppy__0__moves,
     .base = UINT64_C(0x0), .size = 32,
     .mask = {0x2aa, 0x0}, .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_heuristic heuristic__chewed_up__bone__puppy = {
    .actions = heuristic__chewed_up__bone__puppy__actions, .tables = heuristic__chewed_up__bone__puppy__tables,
    .groups = NULL, .policy = NULL, .reading = &gg_table_reading,
    .wake_mask = heuristic__chewed_up__bone__puppy__wake_mask__words,
    .table_count = 1, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__tidy__ball__yard__puppy__actions[] = {
    UINT64_C(0x3f3),
};
static const GG_ROM uint64_t heuristic__tidy__ball__yard__puppy__wake_mask__words[] = {UINT64_C(0xff)};
static const GG_ROM uint16_t heuristic__tidy__ball__yard__puppy__0__values_0[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t heuristic__tidy__ball__yard__puppy__0__values_1[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM gg_digit heuristic__tidy__ball__yard__puppy__0__digits[] = {
    {.values = heuristic__tidy__ball__yard__puppy__0__values_0, .word = 0, .shift = 1},
    {.values = heuristic__tidy__ball__yard__puppy__0__values_1, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t heuristic__tidy__ball__yard__puppy__0__entries[] = {
    0, 0, 2, 1, 0, 0, 2, 1, 0, 0, 2, 1, 0, 0, 2, 1,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__tidy__ball__yard__puppy__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002),
};
static const GG_ROM uint8_t heuristic__tidy__ball__yard__puppy__0__policy[] = {
    2, 2, 0, 1, 2, 2, 0, 1, 2, 2, 0, 1, 2, 2, 0, 1,
};
static const GG_ROM gg_move heuristic__tidy__ball__yard__puppy__0__moves[] = {
    {.action = 1, .offset = 1}, /* run_to(hut) */
    {.action = 4, .offset = 65533}, /* bring(ball, yard) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_table heuristic__tidy__ball__yard__puppy__tables[] = {
    {.digits = heuristic__tidy__ball__yard__puppy__0__digits, .entries = heuristic__tidy__ball__yard__puppy__0__entries, .entries_high = NULL,
     .distances = heuristic__tidy__ball__yard__puppy__0__distances,
     .policy = heuristic__tidy__ball__yard__puppy__0__policy, .policy_high = NULL, .moves = heuristic__tidy__ball__yard__puppy__0__moves,
     .base = UINT64_C(0x0), .size = 16,
     .mask = {0xaa, 0x0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM gg_heuristic heuristic__tidy__ball__yard__puppy = {
    .actions = heuristic__tidy__ball__yard__puppy__actions, .tables = heuristic__tidy__ball__yard__puppy__tables,
    .groups = NULL, .policy = NULL, .reading = &gg_table_reading,
    .wake_mask = heuristic__tidy__ball__yard__puppy__wake_mask__words,
    .table_count = 1, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__tidy__ball__hut__puppy__actions[] = {
    UINT64_C(0x3f3),
};
static const GG_ROM uint64_t heuristic__tidy__ball__hut__puppy__wake_mask__words[] = {UINT64_C(0xff)};
static const GG_ROM uint16_t heuristic__tidy__ball__hut__puppy__0__values_0[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t heuristic__tidy__ball__hut__puppy__0__values_1[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM gg_digit heuristic__tidy__ball__hut__puppy__0__digits[] = {
    {.values = heuristic__tidy__ball__hut__puppy__0__values_0, .word = 0, .shift = 1},
    {.values = heuristic__tidy__ball__hut__puppy__0__values_1, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t heuristic__tidy__ball__hut__puppy__0__entries[] = {
    1, 2, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__tidy__ball__hut__puppy__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002),
};
static const GG_ROM uint8_t heuristic__tidy__ball__hut__puppy__0__policy[] = {
    1, 0, 2, 2, 1, 0, 2, 2, 1, 0, 2, 2, 1, 0, 2, 2,
};
static const GG_ROM gg_move heuristic__tidy__ball__hut__puppy__0__moves[] = {
    {.action = 0, .offset = 65535}, /* run_to(yard) */
    {.action = 5, .offset = 3}, /* bring(ball, hut) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_table heuristic__tidy__ball__hut__puppy__tables[] = {
    {.digits = heuristic__tidy__ball__hut__puppy__0__digits, .entries = heuristic__tidy__ball__hut__puppy__0__entries, .entries_high = NULL,
     .distances = heuristic__tidy__ball__hut__puppy__0__distances,
     .policy = heuristic__tidy__ball__hut__puppy__0__policy, .policy_high = NULL, .moves = heuristic__tidy__ball__hut__puppy__0__moves,
     .base = UINT64_C(0x0), .size = 16,
     .mask = {0xaa, 0x0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM gg_heuristic heuristic__tidy__ball__hut__puppy = {
    .actions = heuristic__tidy__ball__hut__puppy__actions, .tables = heuristic__tidy__ball__hut__puppy__tables,
    .groups = NULL, .policy = NULL, .reading = &gg_table_reading,
    .wake_mask = heuristic__tidy__ball__hut__puppy__wake_mask__words,
    .table_count = 1, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__tidy__bone__yard__puppy__actions[] = {
    UINT64_C(0x3f3),
};
static const GG_ROM uint64_t heuristic__tidy__bone__yard__puppy__wake_mask__words[] = {UINT64_C(0xff)};
static const GG_ROM uint16_t heuristic__tidy__bone__yard__puppy__0__values_0[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t heuristic__tidy__bone__yard__puppy__0__values_1[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM gg_digit heuristic__tidy__bone__yard__puppy__0__digits[] = {
    {.values = heuristic__tidy__bone__yard__puppy__0__values_0, .word = 0, .shift = 1},
    {.values = heuristic__tidy__bone__yard__puppy__0__values_1, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t heuristic__tidy__bone__yard__puppy__0__entries[] = {
    0, 0, 0, 0, 2, 1, 2, 1, 0, 0, 0, 0, 2, 1, 2, 1,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__tidy__bone__yard__puppy__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002),
};
static const GG_ROM uint8_t heuristic__tidy__bone__yard__puppy__0__policy[] = {
    2, 2, 2, 2, 0, 1, 0, 1, 2, 2, 2, 2, 0, 1, 0, 1,
};
static const GG_ROM gg_move heuristic__tidy__bone__yard__puppy__0__moves[] = {
    {.action = 1, .offset = 1}, /* run_to(hut) */
    {.action = 6, .offset = 65531}, /* bring(bone, yard) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_table heuristic__tidy__bone__yard__puppy__tables[] = {
    {.digits = heuristic__tidy__bone__yard__puppy__0__digits, .entries = heuristic__tidy__bone__yard__puppy__0__entries, .entries_high = NULL,
     .distances = heuristic__tidy__bone__yard__puppy__0__distances,
     .policy = heuristic__tidy__bone__yard__puppy__0__policy, .policy_high = NULL, .moves = heuristic__tidy__bone__yard__puppy__0__moves,
     .base = UINT64_C(0x0), .size = 16,
     .mask = {0xaa, 0x0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM gg_heuristic heuristic__tidy__bone__yard__puppy = {
    .actions = heuristic__tidy__bone__yard__puppy__actions, .tables = heuristic__tidy__bone__yard__puppy__tables,
    .groups = NULL, .policy = NULL, .reading = &gg_table_reading,
    .wake_mask = heuristic__tidy__bone__yard__puppy__wake_mask__words,
    .table_count = 1, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__tidy__bone__hut__puppy__actions[] = {
    UINT64_C(0x3f3),
};
static const GG_ROM uint64_t heuristic__tidy__bone__hut__puppy__wake_mask__words[] = {UINT64_C(0xff)};
static const GG_ROM uint16_t heuristic__tidy__bone__hut__puppy__0__values_0[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t heuristic__tidy__bone__hut__puppy__0__values_1[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM gg_digit heuristic__tidy__bone__hut__puppy__0__digits[] = {
    {.values = heuristic__tidy__bone__hut__puppy__0__values_0, .word = 0, .shift = 1},
    {.values = heuristic__tidy__bone__hut__puppy__0__values_1, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t heuristic__tidy__bone__hut__puppy__0__entries[] = {
    1, 2, 1, 2, 0, 0, 0, 0, 1, 2, 1, 2, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__tidy__bone__hut__puppy__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002),
};
static const GG_ROM uint8_t heuristic__tidy__bone__hut__puppy__0__policy[] = {
    1, 0, 1, 0, 2, 2, 2, 2, 1, 0, 1, 0, 2, 2, 2, 2,
};
static const GG_ROM gg_move heuristic__tidy__bone__hut__puppy__0__moves[] = {
    {.action = 0, .offset = 65535}, /* run_to(yard) */
    {.action = 7, .offset = 5}, /* bring(bone, hut) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_table heuristic__tidy__bone__hut__puppy__tables[] = {
    {.digits = heuristic__tidy__bone__hut__puppy__0__digits, .entries = heuristic__tidy__bone__hut__puppy__0__entries, .entries_high = NULL,
     .distances = heuristic__tidy__bone__hut__puppy__0__distances,
     .policy = heuristic__tidy__bone__hut__puppy__0__policy, .policy_high = NULL, .moves = heuristic__tidy__bone__hut__puppy__0__moves,
     .base = UINT64_C(0x0), .size = 16,
     .mask = {0xaa, 0x0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM gg_heuristic heuristic__tidy__bone__hut__puppy = {
    .actions = heuristic__tidy__bone__hut__puppy__actions, .tables = heuristic__tidy__bone__hut__puppy__tables,
    .groups = NULL, .policy = NULL, .reading = &gg_table_reading,
    .wake_mask = heuristic__tidy__bone__hut__puppy__wake_mask__words,
    .table_count = 1, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__tidy__stone__yard__puppy__actions[] = {
    UINT64_C(0x3f3),
};
static const GG_ROM uint64_t heuristic__tidy__stone__yard__puppy__wake_mask__words[] = {UINT64_C(0xff)};
static const GG_ROM uint16_t heuristic__tidy__stone__yard__puppy__0__values_0[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t heuristic__tidy__stone__yard__puppy__0__values_1[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM gg_digit heuristic__tidy__stone__yard__puppy__0__digits[] = {
    {.values = heuristic__tidy__stone__yard__puppy__0__values_0, .word = 0, .shift = 1},
    {.values = heuristic__tidy__stone__yard__puppy__0__values_1, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t heuristic__tidy__stone__yard__puppy__0__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__tidy__stone__yard__puppy__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002),
};
static const GG_ROM uint8_t heuristic__tidy__stone__yard__puppy__0__policy[] = {
    2, 2, 2, 2, 2, 2, 2, 2, 0, 1, 0, 1, 0, 1, 0, 1,
};
static const GG_ROM gg_move heuristic__tidy__stone__yard__puppy__0__moves[] = {
    {.action = 1, .offset = 1}, /* run_to(hut) */
    {.action = 8, .offset = 65527}, /* bring(stone, yard) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_table heuristic__tidy__stone__yard__puppy__tables[] = {
    {.digits = heuristic__tidy__stone__yard__puppy__0__digits, .entries = heuristic__tidy__stone__yard__puppy__0__entries, .entries_high = NULL,
     .distances = heuristic__tidy__stone__yard__puppy__0__distances,
     .policy = heuristic__tidy__stone__yard__puppy__0__policy, .policy_high = NULL, .moves = heuristic__tidy__stone__yard__puppy__0__moves,
     .base = UINT64_C(0x0), .size = 16,
     .mask = {0xaa, 0x0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM gg_heuristic heuristic__tidy__stone__yard__puppy = {
    .actions = heuristic__tidy__stone__yard__puppy__actions, .tables = heuristic__tidy__stone__yard__puppy__tables,
    .groups = NULL, .policy = NULL, .reading = &gg_table_reading,
    .wake_mask = heuristic__tidy__stone__yard__puppy__wake_mask__words,
    .table_count = 1, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__tidy__stone__hut__puppy__actions[] = {
    UINT64_C(0x3f3),
};
static const GG_ROM uint64_t heuristic__tidy__stone__hut__puppy__wake_mask__words[] = {UINT64_C(0xff)};
static const GG_ROM uint16_t heuristic__tidy__stone__hut__puppy__0__values_0[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t heuristic__tidy__stone__hut__puppy__0__values_1[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM gg_digit heuristic__tidy__stone__hut__puppy__0__digits[] = {
    {.values = heuristic__tidy__stone__hut__puppy__0__values_0, .word = 0, .shift = 1},
    {.values = heuristic__tidy__stone__hut__puppy__0__values_1, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t heuristic__tidy__stone__hut__puppy__0__entries[] = {
    1, 2, 1, 2, 1, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__tidy__stone__hut__puppy__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002),
};
static const GG_ROM uint8_t heuristic__tidy__stone__hut__puppy__0__policy[] = {
    1, 0, 1, 0, 1, 0, 1, 0, 2, 2, 2, 2, 2, 2, 2, 2,
};
static const GG_ROM gg_move heuristic__tidy__stone__hut__puppy__0__moves[] = {
    {.action = 0, .offset = 65535}, /* run_to(yard) */
    {.action = 9, .offset = 9}, /* bring(stone, hut) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_table heuristic__tidy__stone__hut__puppy__tables[] = {
    {.digits = heuristic__tidy__stone__hut__puppy__0__digits, .entries = heuristic__tidy__stone__hut__puppy__0__entries, .entries_high = NULL,
     .distances = heuristic__tidy__stone__hut__puppy__0__distances,
     .policy = heuristic__tidy__stone__hut__puppy__0__policy, .policy_high = NULL, .moves = heuristic__tidy__stone__hut__puppy__0__moves,
     .base = UINT64_C(0x0), .size = 16,
     .mask = {0xaa, 0x0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM gg_heuristic heuristic__tidy__stone__hut__puppy = {
    .actions = heuristic__tidy__stone__hut__puppy__actions, .tables = heuristic__tidy__stone__hut__puppy__tables,
    .groups = NULL, .policy = NULL, .reading = &gg_table_reading,
    .wake_mask = heuristic__tidy__stone__hut__puppy__wake_mask__words,
    .table_count = 1, .asks = false, .hidden = false};

static const GG_ROM uint64_t heuristic__home__puppy__actions[] = {
    UINT64_C(0x3f3),
};
static const GG_ROM uint64_t heuristic__home__puppy__wake_mask__words[] = {UINT64_C(0xff)};
static const GG_ROM uint16_t heuristic__home__puppy__0__values_0[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t heuristic__home__puppy__0__values_1[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM gg_digit heuristic__home__puppy__0__digits[] = {
    {.values = heuristic__home__puppy__0__values_0, .word = 0, .shift = 1},
    {.values = heuristic__home__puppy__0__values_1, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t heuristic__home__puppy__0__entries[] = {
    1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0,
};
/* cost * 65536 + steps */
static const GG_ROM gg_distance heuristic__home__puppy__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001),
};
static const GG_ROM uint8_t heuristic__home__puppy__0__policy[] = {
    0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1,
};
static const GG_ROM gg_move heuristic__home__puppy__0__moves[] = {
    {.action = 1, .offset = 1}, /* run_to(hut) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_table heuristic__home__puppy__tables[] = {
    {.digits = heuristic__home__puppy__0__digits, .entries = heuristic__home__puppy__0__entries, .entries_high = NULL,
     .distances = heuristic__home__puppy__0__distances,
     .policy = heuristic__home__puppy__0__policy, .policy_high = NULL, .moves = heuristic__home__puppy__0__moves,
     .base = UINT64_C(0x0), .size = 16,
     .mask = {0xaa, 0x0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM gg_heuristic heuristic__home__puppy = {
    .actions = heuristic__home__puppy__actions, .tables = heuristic__home__puppy__tables,
    .groups = NULL, .policy = NULL, .reading = &gg_table_reading,
    .wake_mask = heuristic__home__puppy__wake_mask__words,
    .table_count = 1, .asks = false, .hidden = false};

static const GG_ROM gg_heuristic *const GG_ROM agent_type__puppy__heuristics[] = {
    &heuristic__chewed_up__ball__puppy,
    &heuristic__chewed_up__bone__puppy,
    &heuristic__tidy__ball__yard__puppy,
    &heuristic__tidy__ball__hut__puppy,
    &heuristic__tidy__bone__yard__puppy,
    &heuristic__tidy__bone__hut__puppy,
    &heuristic__tidy__stone__yard__puppy,
    &heuristic__tidy__stone__hut__puppy,
    &heuristic__home__puppy,
};
static const GG_ROM gg_heuristic *const GG_ROM agent_type__dog__heuristics[] = {
    &heuristic__chewed_up__ball__puppy,
    &heuristic__chewed_up__bone__puppy,
    &heuristic__tidy__ball__yard__puppy,
    &heuristic__tidy__ball__hut__puppy,
    &heuristic__tidy__bone__yard__puppy,
    &heuristic__tidy__bone__hut__puppy,
    &heuristic__tidy__stone__yard__puppy,
    &heuristic__tidy__stone__hut__puppy,
    &heuristic__home__puppy,
};

static gg_status agent_type__puppy__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    kennel_agent *self = (kennel_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = kennel_domain.actions[action].arguments;
    switch (kennel_domain.actions[action].source_index) {
    case KENNEL_ACTION_RUN_TO:
        return kennel_puppy_task_run_to(self, phase, (kennel_symbol)arguments[0]);
    case KENNEL_ACTION_CHEW:
        return kennel_puppy_task_chew(self, phase, (kennel_symbol)arguments[0]);
    case KENNEL_ACTION_BRING:
        return kennel_puppy_task_bring(self, phase, (kennel_symbol)arguments[0], (kennel_symbol)arguments[1]);
    default:
        return GG_INVALID;
    }
}

static int32_t agent_type__puppy__priority(gg_agent *agent, uint16_t goal)
{
    kennel_agent *self = (kennel_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments;
    switch (gg_goal_source_of(&kennel_domain, goal, &arguments)) {
    case KENNEL_GOAL_CHEWED_UP:
        return kennel_puppy_priority_taste(self, (kennel_symbol)arguments[0]);
    default:
        return 0;
    }
}

static const GG_ROM gg_calls agent_type__puppy__calls = {
    .run = agent_type__puppy__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = agent_type__puppy__priority,
    .score = NULL,
    .sense = NULL,
    .apply = NULL,
    .walk = NULL,
    .travel = NULL,
};
static const GG_ROM uint16_t agent_type__puppy__goals[] = {
    0, /* chewed_up(ball) */
    1, /* chewed_up(bone) */
    8, /* home */};
static const GG_ROM uint64_t agent_type__puppy__concerns__words[] = {UINT64_C(0x301)};
static gg_status agent_type__dog__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    kennel_agent *self = (kennel_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = kennel_domain.actions[action].arguments;
    switch (kennel_domain.actions[action].source_index) {
    case KENNEL_ACTION_RUN_TO:
        return kennel_dog_task_run_to(self, phase, (kennel_symbol)arguments[0]);
    case KENNEL_ACTION_CHEW:
        return kennel_dog_task_chew(self, phase, (kennel_symbol)arguments[0]);
    case KENNEL_ACTION_BRING:
        return kennel_dog_task_bring(self, phase, (kennel_symbol)arguments[0], (kennel_symbol)arguments[1]);
    default:
        return GG_INVALID;
    }
}

static const GG_ROM gg_calls agent_type__dog__calls = {
    .run = agent_type__dog__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = NULL,
    .apply = NULL,
    .walk = NULL,
    .travel = NULL,
};
static const GG_ROM uint16_t agent_type__dog__goals[] = {
    8, /* home */};
static const GG_ROM uint64_t agent_type__dog__concerns__words[] = {UINT64_C(0x1)};

static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__puppy__calls,
     .heuristics = agent_type__puppy__heuristics, .goals = agent_type__puppy__goals,
     .concerns = agent_type__puppy__concerns__words, .goal_count = 3, .task = GG_NONE}, /* puppy */
    {.actions = NULL, .calls = &agent_type__dog__calls,
     .heuristics = agent_type__dog__heuristics, .goals = agent_type__dog__goals,
     .concerns = agent_type__dog__concerns__words, .goal_count = 1, .task = GG_NONE}, /* dog */
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("at"),
    GG_TEXT("where(ball)"),
    GG_TEXT("where(bone)"),
    GG_TEXT("where(stone)"),
    GG_TEXT("chewed(ball)"),
    GG_TEXT("chewed(bone)"),
    GG_TEXT("chewed(stone)"),
    NULL};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("run_to(yard)"),
    GG_TEXT("run_to(hut)"),
    GG_TEXT("chew(ball)"),
    GG_TEXT("chew(bone)"),
    GG_TEXT("bring(ball, yard)"),
    GG_TEXT("bring(ball, hut)"),
    GG_TEXT("bring(bone, yard)"),
    GG_TEXT("bring(bone, hut)"),
    GG_TEXT("bring(stone, yard)"),
    GG_TEXT("bring(stone, hut)"),
    NULL};
static const GG_ROM char *const GG_ROM labels__actions[] = {
    GG_TEXT("run_to(yard)"),
    GG_TEXT("run_to(hut)"),
    GG_TEXT("chew(ball)"),
    GG_TEXT("chew(bone)"),
    GG_TEXT("bring(ball, yard)"),
    GG_TEXT("bring(ball, hut)"),
    GG_TEXT("bring(bone, yard)"),
    GG_TEXT("bring(bone, hut)"),
    GG_TEXT("bring(stone, yard)"),
    GG_TEXT("bring(stone, hut)"),
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
    GG_TEXT("chewed_up(ball)"),
    GG_TEXT("chewed_up(bone)"),
    GG_TEXT("tidy(ball, yard)"),
    GG_TEXT("tidy(ball, hut)"),
    GG_TEXT("tidy(bone, yard)"),
    GG_TEXT("tidy(bone, hut)"),
    GG_TEXT("tidy(stone, yard)"),
    GG_TEXT("tidy(stone, hut)"),
    GG_TEXT("home"),
    NULL};
static const GG_ROM char *const GG_ROM labels__goals[] = {
    GG_TEXT("has chewed it"),
    GG_TEXT("has chewed it"),
    GG_TEXT("tidy(ball, yard)"),
    GG_TEXT("tidy(ball, hut)"),
    GG_TEXT("tidy(bone, yard)"),
    GG_TEXT("tidy(bone, hut)"),
    GG_TEXT("tidy(stone, yard)"),
    GG_TEXT("tidy(stone, hut)"),
    GG_TEXT("home"),
    NULL};
static const GG_ROM char *const GG_ROM names__characters[] = {
    GG_TEXT("puppy"),
    GG_TEXT("dog"),
    NULL};
static const GG_ROM char *const GG_ROM names__symbols__0[] = {
    GG_TEXT("yard"),
    GG_TEXT("hut"),
    NULL};
static const GG_ROM gg_value_names names__values__0 = {.symbols = names__symbols__0, .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__4 = {.symbols = NULL, .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0,
    &names__values__0,
    &names__values__0,
    &names__values__0,
    &names__values__4,
    &names__values__4,
    &names__values__4,
    NULL};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("kennel"),
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
    .places = NULL,
    .values = names__values,
};
#endif

const GG_ROM gg_domain kennel_domain = {
    .format = &gg_format_13,
    .word_count = 1,
    .flag_words = 1,
    .fact_count = 7,
    .action_count = 10,
    .task_count = 0,
    .agent_rule_count = 0,
    .world_rule_count = 0,
    .agent_type_count = 2,
    .goal_count = 9,
    .goal_source_count = 3,
    .subgoal_count = 0,
    .filter_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 64,
    .watch_limit = 0,
    .retry_limit = 0,
    .want_limit = 4,
    .sense_count = 0,
    .claimed_count = 0,
    .guards = guards__words,
    .shared = shared__words,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = NULL,
    .pursuit = &gg_pursuit,
    .walking = NULL,
    .claiming = NULL,
    .extras = NULL,
    .team = NULL,
    .interrupting = NULL,
    .offsets = {
        .agent_state = offsetof(kennel_agent, state),
        .agent_seen = offsetof(kennel_agent, seen),
        .agent_needs = offsetof(kennel_agent, needs),
        .agent_from = offsetof(kennel_agent, from),
        .agent_timers = 0,
        .agent_backoffs = offsetof(kennel_agent, backoffs),
        .agent_senses = 0,
        .agent_retries = 0,
        .agent_plan = offsetof(kennel_agent, plan),
        .agent_watches = 0,
        .agent_walk = 0,
        .agent_membership = 0,
        .agent_wants = offsetof(kennel_agent, wants),
        .agent_want_flags = offsetof(kennel_agent, want_flags),
        .agent_want_ranges = 0,
        .agent_planning_state = 0,
        .agent_known = 0,
        .agent_refused = 0,
        .agent_released = 0,
        .world_state = offsetof(kennel_world, state),
        .world_timers = 0,
        .world_points = 0,
        .world_holdings = 0,
        .world_claimants = 0,
        .agent_bytes = sizeof(kennel_agent),
        .world_bytes = sizeof(kennel_world),
    },
    .value_count = 14,
    .fingerprint = UINT32_C(4055185342),
    .start = start__words,
    .tops = tops__words,
    .applied = NULL,
    .senses = NULL,
    .goals = goals__all,
    .goal_sources = goal_sources__all,
    .subgoals = NULL,
    .filters = NULL,
    .filtered = NULL,
    .conflicts = NULL,
    .fact_at = facts__at,
    .rules = NULL,
    .claimed = NULL,
    .claims = NULL,
    .sets = NULL,
    .places = NULL,
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
    .stubborn = NULL,
    .asking = NULL,
    .bounding = NULL,
    .wanting = &gg_wanting,
    .keeping = NULL,
    .sensing = NULL,
    .agent_ruling = NULL,
    .world_ruling = NULL,
    .retrying = NULL,
    .timing = NULL,
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};

kennel_agent_activity kennel_agent_doing(const kennel_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {1, 1, 2}; /* by action: its parameters */
    kennel_agent_activity doing = {KENNEL_ACTION_NONE, {KENNEL_BALL}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = &kennel_domain.actions[number];
    doing.action = (kennel_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (kennel_symbol)action->arguments[i];
    return doing;
}

uint16_t kennel_goal_number(kennel_goal goal, const kennel_symbol *arguments)
{
    uint16_t symbols[2] = {0};
    if ((size_t)goal >= kennel_domain.goal_source_count)
        return GG_NONE;
    for (uint16_t i = 0; i < kennel_domain.goal_sources[goal].parameter_count; i++)
        symbols[i] = (uint16_t)arguments[i];
    return gg_goal_find(&kennel_domain, (uint16_t)goal, symbols);
}

kennel_agent_pursuit kennel_agent_pursuing(const kennel_agent *agent)
{
    kennel_agent_pursuit pursuit = {KENNEL_GOAL_NONE, {KENNEL_BALL}};
    const GG_ROM uint16_t *arguments;
    uint16_t goal = gg_goal_source_of(&kennel_domain, agent->core.goal, &arguments);
    if (goal == GG_NONE)
        return pursuit;
    pursuit.goal = (kennel_goal)goal;
    for (uint16_t i = 0; i < kennel_domain.goal_sources[goal].parameter_count; i++)
        pursuit.arguments[i] = (kennel_symbol)arguments[i];
    return pursuit;
}

const char *kennel_symbol_name(kennel_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "ball",
        "bone",
        "stone",
        "yard",
        "hut",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

