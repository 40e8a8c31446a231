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

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("at"),
    GG_TEXT("where(ball)"),
    GG_TEXT("where(bone)"),
    GG_TEXT("where(stone)"),
    GG_TEXT("chewed(ball)"),
    GG_TEXT("chewed(bone)"),
    GG_TEXT("chewed(stone)"),
};
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
};
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
};
static const GG_ROM char *const GG_ROM names__goal_labels[] = {
    GG_TEXT("has chewed it"),
    GG_TEXT("has chewed it"),
    GG_TEXT("tidy(ball, yard)"),
    GG_TEXT("tidy(ball, hut)"),
    GG_TEXT("tidy(bone, yard)"),
    GG_TEXT("tidy(bone, hut)"),
    GG_TEXT("tidy(stone, yard)"),
    GG_TEXT("tidy(stone, hut)"),
    GG_TEXT("home"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("puppy"),
    GG_TEXT("dog"),
};
static const GG_ROM char *const GG_ROM names__values__0__symbols[] = {
    GG_TEXT("yard"),
    GG_TEXT("hut"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = names__values__0__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__4 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* at */
    &names__values__0, /* where(ball) */
    &names__values__0, /* where(bone) */
    &names__values__0, /* where(stone) */
    &names__values__4, /* chewed(ball) */
    &names__values__4, /* chewed(bone) */
    &names__values__4, /* chewed(stone) */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("kennel"),
    .facts = names__facts,
    .actions = names__actions,
    .action_labels = names__actions,
    .tasks = NULL,
    .task_labels = NULL,
    .methods = NULL,
    .method_labels = NULL,
    .goals = names__goals,
    .goal_labels = names__goal_labels,
    .agent_types = names__agent_types,
    .places = NULL,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0)};

static const GG_ROM uint64_t shared__all[] = {UINT64_C(0xfc)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 2, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 1,
     .first = 0}, /* at */
    {.word = 0, .shift = 2, .width = 2, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 1,
     .first = 2}, /* where(ball) */
    {.word = 0, .shift = 4, .width = 2, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 1,
     .first = 4}, /* where(bone) */
    {.word = 0, .shift = 6, .width = 2, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 1,
     .first = 6}, /* where(stone) */
    {.word = 0, .shift = 8, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 8}, /* chewed(ball) */
    {.word = 0, .shift = 9, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 10}, /* chewed(bone) */
    {.word = 0, .shift = 10, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 12}, /* chewed(stone) */
};

/* run_to(yard): at = to */
static const GG_ROM gg_flag_test actions__run_to__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* at == hut */
};
static const GG_ROM gg_box actions__run_to__yard__precondition__boxes[] = {
    {.flags = actions__run_to__yard__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__run_to__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__run_to__yard__effect = {.assignments = actions__run_to__yard__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__run_to__yard__arguments[] = {KENNEL_YARD};
/* run_to(hut): at = to */
static const GG_ROM gg_flag_test actions__run_to__hut__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x0)}, /* at == yard */
};
static const GG_ROM gg_box actions__run_to__hut__precondition__boxes[] = {
    {.flags = actions__run_to__hut__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__run_to__hut__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__run_to__hut__effect = {.assignments = actions__run_to__hut__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__run_to__hut__arguments[] = {KENNEL_HUT};
/* chew(ball): chewed(what) */
static const GG_ROM gg_flag_test actions__chew__ball__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xa), .want = UINT64_C(0x0)}, /* at == yard, where(ball) == yard */
};
static const GG_ROM gg_flag_test actions__chew__ball__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* at == hut, where(ball) == hut */
};
static const GG_ROM gg_box actions__chew__ball__precondition__boxes[] = {
    {.flags = actions__chew__ball__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
    {.flags = actions__chew__ball__precondition__boxes__1__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__chew__ball__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffeff), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__chew__ball__effect = {.assignments = actions__chew__ball__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__chew__ball__arguments[] = {KENNEL_BALL};
/* chew(bone): chewed(what) */
static const GG_ROM gg_flag_test actions__chew__bone__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x22), .want = UINT64_C(0x0)}, /* at == yard, where(bone) == yard */
};
static const GG_ROM gg_flag_test actions__chew__bone__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x11), .want = UINT64_C(0x0)}, /* at == hut, where(bone) == hut */
};
static const GG_ROM gg_box actions__chew__bone__precondition__boxes[] = {
    {.flags = actions__chew__bone__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
    {.flags = actions__chew__bone__precondition__boxes__1__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__chew__bone__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffdff), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect actions__chew__bone__effect = {.assignments = actions__chew__bone__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__chew__bone__arguments[] = {KENNEL_BONE};
/* bring(ball, yard): where(what) = to, at = to */
static const GG_ROM gg_flag_test actions__bring__ball__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* at == hut, where(ball) == hut */
};
static const GG_ROM gg_box actions__bring__ball__yard__precondition__boxes[] = {
    {.flags = actions__bring__ball__yard__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__bring__ball__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x5)},
};
static const GG_ROM gg_effect actions__bring__ball__yard__effect = {.assignments = actions__bring__ball__yard__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring__ball__yard__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__bring__ball__yard__own = {.assignments = actions__bring__ball__yard__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring__ball__yard__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff3), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__bring__ball__yard__world = {.assignments = actions__bring__ball__yard__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__bring__ball__yard__arguments[] = {KENNEL_BALL, KENNEL_YARD};
/* bring(ball, hut): where(what) = to, at = to */
static const GG_ROM gg_flag_test actions__bring__ball__hut__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xa), .want = UINT64_C(0x0)}, /* at == yard, where(ball) == yard */
};
static const GG_ROM gg_box actions__bring__ball__hut__precondition__boxes[] = {
    {.flags = actions__bring__ball__hut__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__bring__ball__hut__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0xa)},
};
static const GG_ROM gg_effect actions__bring__ball__hut__effect = {.assignments = actions__bring__ball__hut__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring__ball__hut__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__bring__ball__hut__own = {.assignments = actions__bring__ball__hut__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring__ball__hut__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff3), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__bring__ball__hut__world = {.assignments = actions__bring__ball__hut__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__bring__ball__hut__arguments[] = {KENNEL_BALL, KENNEL_HUT};
/* bring(bone, yard): where(what) = to, at = to */
static const GG_ROM gg_flag_test actions__bring__bone__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x11), .want = UINT64_C(0x0)}, /* at == hut, where(bone) == hut */
};
static const GG_ROM gg_box actions__bring__bone__yard__precondition__boxes[] = {
    {.flags = actions__bring__bone__yard__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__bring__bone__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffcc), .set = UINT64_C(0x11)},
};
static const GG_ROM gg_effect actions__bring__bone__yard__effect = {.assignments = actions__bring__bone__yard__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring__bone__yard__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__bring__bone__yard__own = {.assignments = actions__bring__bone__yard__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring__bone__yard__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffcf), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__bring__bone__yard__world = {.assignments = actions__bring__bone__yard__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__bring__bone__yard__arguments[] = {KENNEL_BONE, KENNEL_YARD};
/* bring(bone, hut): where(what) = to, at = to */
static const GG_ROM gg_flag_test actions__bring__bone__hut__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x22), .want = UINT64_C(0x0)}, /* at == yard, where(bone) == yard */
};
static const GG_ROM gg_box actions__bring__bone__hut__precondition__boxes[] = {
    {.flags = actions__bring__bone__hut__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__bring__bone__hut__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffcc), .set = UINT64_C(0x22)},
};
static const GG_ROM gg_effect actions__bring__bone__hut__effect = {.assignments = actions__bring__bone__hut__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring__bone__hut__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__bring__bone__hut__own = {.assignments = actions__bring__bone__hut__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring__bone__hut__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffcf), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__bring__bone__hut__world = {.assignments = actions__bring__bone__hut__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__bring__bone__hut__arguments[] = {KENNEL_BONE, KENNEL_HUT};
/* bring(stone, yard): where(what) = to, at = to */
static const GG_ROM gg_flag_test actions__bring__stone__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x41), .want = UINT64_C(0x0)}, /* at == hut, where(stone) == hut */
};
static const GG_ROM gg_box actions__bring__stone__yard__precondition__boxes[] = {
    {.flags = actions__bring__stone__yard__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__bring__stone__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff3c), .set = UINT64_C(0x41)},
};
static const GG_ROM gg_effect actions__bring__stone__yard__effect = {.assignments = actions__bring__stone__yard__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring__stone__yard__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__bring__stone__yard__own = {.assignments = actions__bring__stone__yard__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring__stone__yard__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff3f), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__bring__stone__yard__world = {.assignments = actions__bring__stone__yard__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__bring__stone__yard__arguments[] = {KENNEL_STONE, KENNEL_YARD};
/* bring(stone, hut): where(what) = to, at = to */
static const GG_ROM gg_flag_test actions__bring__stone__hut__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x82), .want = UINT64_C(0x0)}, /* at == yard, where(stone) == yard */
};
static const GG_ROM gg_box actions__bring__stone__hut__precondition__boxes[] = {
    {.flags = actions__bring__stone__hut__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__bring__stone__hut__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff3c), .set = UINT64_C(0x82)},
};
static const GG_ROM gg_effect actions__bring__stone__hut__effect = {.assignments = actions__bring__stone__hut__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring__stone__hut__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__bring__stone__hut__own = {.assignments = actions__bring__stone__hut__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__bring__stone__hut__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff3f), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__bring__stone__hut__world = {.assignments = actions__bring__stone__hut__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__bring__stone__hut__arguments[] = {KENNEL_STONE, KENNEL_HUT};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__run_to__yard__precondition__boxes, .count = 1},
     .effect = &actions__run_to__yard__effect, .own = &actions__run_to__yard__effect, .world = NULL,
     .duration = 1000, .timeout = 0, .cost = 1, .source_index = KENNEL_ACTION_RUN_TO,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__run_to__yard__arguments}, /* run_to(yard): at != to */
    {.precondition = {.boxes = actions__run_to__hut__precondition__boxes, .count = 1},
     .effect = &actions__run_to__hut__effect, .own = &actions__run_to__hut__effect, .world = NULL,
     .duration = 1000, .timeout = 0, .cost = 1, .source_index = KENNEL_ACTION_RUN_TO,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__run_to__hut__arguments}, /* run_to(hut): at != to */
    {.precondition = {.boxes = actions__chew__ball__precondition__boxes, .count = 2},
     .effect = &actions__chew__ball__effect, .own = &actions__chew__ball__effect, .world = NULL,
     .duration = 2000, .timeout = 0, .cost = 1, .source_index = KENNEL_ACTION_CHEW,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__chew__ball__arguments}, /* chew(ball): chewable(what), where(what) == at */
    {.precondition = {.boxes = actions__chew__bone__precondition__boxes, .count = 2},
     .effect = &actions__chew__bone__effect, .own = &actions__chew__bone__effect, .world = NULL,
     .duration = 2000, .timeout = 0, .cost = 1, .source_index = KENNEL_ACTION_CHEW,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__chew__bone__arguments}, /* chew(bone): chewable(what), where(what) == at */
    {.precondition = {.boxes = actions__bring__ball__yard__precondition__boxes, .count = 1},
     .effect = &actions__bring__ball__yard__effect, .own = &actions__bring__ball__yard__own,
     .world = &actions__bring__ball__yard__world, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = KENNEL_ACTION_BRING, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__bring__ball__yard__arguments}, /* bring(ball, yard): where(what) == at, at != to */
    {.precondition = {.boxes = actions__bring__ball__hut__precondition__boxes, .count = 1},
     .effect = &actions__bring__ball__hut__effect, .own = &actions__bring__ball__hut__own,
     .world = &actions__bring__ball__hut__world, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = KENNEL_ACTION_BRING, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__bring__ball__hut__arguments}, /* bring(ball, hut): where(what) == at, at != to */
    {.precondition = {.boxes = actions__bring__bone__yard__precondition__boxes, .count = 1},
     .effect = &actions__bring__bone__yard__effect, .own = &actions__bring__bone__yard__own,
     .world = &actions__bring__bone__yard__world, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = KENNEL_ACTION_BRING, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__bring__bone__yard__arguments}, /* bring(bone, yard): where(what) == at, at != to */
    {.precondition = {.boxes = actions__bring__bone__hut__precondition__boxes, .count = 1},
     .effect = &actions__bring__bone__hut__effect, .own = &actions__bring__bone__hut__own,
     .world = &actions__bring__bone__hut__world, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = KENNEL_ACTION_BRING, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__bring__bone__hut__arguments}, /* bring(bone, hut): where(what) == at, at != to */
    {.precondition = {.boxes = actions__bring__stone__yard__precondition__boxes, .count = 1},
     .effect = &actions__bring__stone__yard__effect, .own = &actions__bring__stone__yard__own,
     .world = &actions__bring__stone__yard__world, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = KENNEL_ACTION_BRING, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__bring__stone__yard__arguments}, /* bring(stone, yard): where(what) == at, at != to */
    {.precondition = {.boxes = actions__bring__stone__hut__precondition__boxes, .count = 1},
     .effect = &actions__bring__stone__hut__effect, .own = &actions__bring__stone__hut__own,
     .world = &actions__bring__stone__hut__world, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = KENNEL_ACTION_BRING, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__bring__stone__hut__arguments}, /* bring(stone, hut): where(what) == at, at != to */
};

static const GG_ROM uint64_t agent_types__puppy__heuristics__0__actions[] = {UINT64_C(0x3f7)};
static const GG_ROM uint16_t agent_types__puppy__heuristics__0__tables__0__digits__0__values[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t agent_types__puppy__heuristics__0__tables__0__digits__1__values[] = {0, 4, 0, 4, 8, 12, 8, 12, 16, 20, 16, 20, 24, 28, 24, 28};
static const GG_ROM gg_index_digit agent_types__puppy__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__puppy__heuristics__0__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__puppy__heuristics__0__tables__0__digits__1__values, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t agent_types__puppy__heuristics__0__tables__0__entries[] = {
    1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__puppy__heuristics__0__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002)};
static const GG_ROM uint8_t agent_types__puppy__heuristics__0__tables__0__policy[] = {
    2, 0, 1, 2, 2, 0, 1, 2, 2, 0, 1, 2, 2, 0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3,
};
static const GG_ROM gg_table_step agent_types__puppy__heuristics__0__tables__0__moves[] = {
    {.action = 0, .offset = 65535}, /* run_to(yard) */
    {.action = 1, .offset = 1}, /* run_to(hut) */
    {.action = 2, .offset = 16}, /* chew(ball) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__puppy__heuristics__0__tables[] = {
    {.digits = agent_types__puppy__heuristics__0__tables__0__digits,
     .entries = agent_types__puppy__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__puppy__heuristics__0__tables__0__distances,
     .policy = agent_types__puppy__heuristics__0__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__puppy__heuristics__0__tables__0__moves, .base = UINT64_C(0x0),
     .size = 32, .mask = {426, 0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__puppy__heuristics__0__wake_mask[] = {UINT64_C(0x1ff)};
static const GG_ROM gg_heuristic agent_types__puppy__heuristics__0 = {.actions = agent_types__puppy__heuristics__0__actions,
     .tables = agent_types__puppy__heuristics__0__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__puppy__heuristics__0__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__puppy__heuristics__1__actions[] = {UINT64_C(0x3fb)};
static const GG_ROM uint16_t agent_types__puppy__heuristics__1__tables__0__digits__0__values[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t agent_types__puppy__heuristics__1__tables__0__digits__1__values[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM uint16_t agent_types__puppy__heuristics__1__tables__0__digits__2__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__puppy__heuristics__1__tables__0__digits[] = {
    {.values = agent_types__puppy__heuristics__1__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__puppy__heuristics__1__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__puppy__heuristics__1__tables__0__digits__2__values, .word = 0, .shift = 9},
};
static const GG_ROM uint8_t agent_types__puppy__heuristics__1__tables__0__entries[] = {
    1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 2, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__puppy__heuristics__1__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002)};
static const GG_ROM uint8_t agent_types__puppy__heuristics__1__tables__0__policy[] = {
    2, 0, 2, 0, 1, 2, 1, 2, 2, 0, 2, 0, 1, 2, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3,
};
static const GG_ROM gg_table_step agent_types__puppy__heuristics__1__tables__0__moves[] = {
    {.action = 0, .offset = 65535}, /* run_to(yard) */
    {.action = 1, .offset = 1}, /* run_to(hut) */
    {.action = 3, .offset = 16}, /* chew(bone) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__puppy__heuristics__1__tables[] = {
    {.digits = agent_types__puppy__heuristics__1__tables__0__digits,
     .entries = agent_types__puppy__heuristics__1__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__puppy__heuristics__1__tables__0__distances,
     .policy = agent_types__puppy__heuristics__1__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__puppy__heuristics__1__tables__0__moves, .base = UINT64_C(0x0),
     .size = 32, .mask = {682, 0}, .digit_count = 3, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__puppy__heuristics__1__wake_mask[] = {UINT64_C(0x2ff)};
static const GG_ROM gg_heuristic agent_types__puppy__heuristics__1 = {.actions = agent_types__puppy__heuristics__1__actions,
     .tables = agent_types__puppy__heuristics__1__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__puppy__heuristics__1__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__puppy__heuristics__2__actions[] = {UINT64_C(0x3f3)};
static const GG_ROM uint16_t agent_types__puppy__heuristics__2__tables__0__digits__0__values[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t agent_types__puppy__heuristics__2__tables__0__digits__1__values[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM gg_index_digit agent_types__puppy__heuristics__2__tables__0__digits[] = {
    {.values = agent_types__puppy__heuristics__2__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__puppy__heuristics__2__tables__0__digits__1__values, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t agent_types__puppy__heuristics__2__tables__0__entries[] = {0, 0, 2, 1, 0, 0, 2, 1, 0, 0, 2, 1, 0, 0, 2, 1};
static const GG_ROM uint64_t agent_types__puppy__heuristics__2__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002)};
static const GG_ROM uint8_t agent_types__puppy__heuristics__2__tables__0__policy[] = {2, 2, 0, 1, 2, 2, 0, 1, 2, 2, 0, 1, 2, 2, 0, 1};
static const GG_ROM gg_table_step agent_types__puppy__heuristics__2__tables__0__moves[] = {
    {.action = 1, .offset = 1}, /* run_to(hut) */
    {.action = 4, .offset = 65533}, /* bring(ball, yard) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__puppy__heuristics__2__tables[] = {
    {.digits = agent_types__puppy__heuristics__2__tables__0__digits,
     .entries = agent_types__puppy__heuristics__2__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__puppy__heuristics__2__tables__0__distances,
     .policy = agent_types__puppy__heuristics__2__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__puppy__heuristics__2__tables__0__moves, .base = UINT64_C(0x0),
     .size = 16, .mask = {170, 0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__puppy__heuristics__2__wake_mask[] = {UINT64_C(0xff)};
static const GG_ROM gg_heuristic agent_types__puppy__heuristics__2 = {.actions = agent_types__puppy__heuristics__2__actions,
     .tables = agent_types__puppy__heuristics__2__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__puppy__heuristics__2__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__puppy__heuristics__3__actions[] = {UINT64_C(0x3f3)};
static const GG_ROM uint16_t agent_types__puppy__heuristics__3__tables__0__digits__0__values[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t agent_types__puppy__heuristics__3__tables__0__digits__1__values[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM gg_index_digit agent_types__puppy__heuristics__3__tables__0__digits[] = {
    {.values = agent_types__puppy__heuristics__3__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__puppy__heuristics__3__tables__0__digits__1__values, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t agent_types__puppy__heuristics__3__tables__0__entries[] = {1, 2, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0};
static const GG_ROM uint64_t agent_types__puppy__heuristics__3__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002)};
static const GG_ROM uint8_t agent_types__puppy__heuristics__3__tables__0__policy[] = {1, 0, 2, 2, 1, 0, 2, 2, 1, 0, 2, 2, 1, 0, 2, 2};
static const GG_ROM gg_table_step agent_types__puppy__heuristics__3__tables__0__moves[] = {
    {.action = 0, .offset = 65535}, /* run_to(yard) */
    {.action = 5, .offset = 3}, /* bring(ball, hut) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__puppy__heuristics__3__tables[] = {
    {.digits = agent_types__puppy__heuristics__3__tables__0__digits,
     .entries = agent_types__puppy__heuristics__3__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__puppy__heuristics__3__tables__0__distances,
     .policy = agent_types__puppy__heuristics__3__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__puppy__heuristics__3__tables__0__moves, .base = UINT64_C(0x0),
     .size = 16, .mask = {170, 0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__puppy__heuristics__3__wake_mask[] = {UINT64_C(0xff)};
static const GG_ROM gg_heuristic agent_types__puppy__heuristics__3 = {.actions = agent_types__puppy__heuristics__3__actions,
     .tables = agent_types__puppy__heuristics__3__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__puppy__heuristics__3__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__puppy__heuristics__4__actions[] = {UINT64_C(0x3f3)};
static const GG_ROM uint16_t agent_types__puppy__heuristics__4__tables__0__digits__0__values[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t agent_types__puppy__heuristics__4__tables__0__digits__1__values[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM gg_index_digit agent_types__puppy__heuristics__4__tables__0__digits[] = {
    {.values = agent_types__puppy__heuristics__4__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__puppy__heuristics__4__tables__0__digits__1__values, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t agent_types__puppy__heuristics__4__tables__0__entries[] = {0, 0, 0, 0, 2, 1, 2, 1, 0, 0, 0, 0, 2, 1, 2, 1};
static const GG_ROM uint64_t agent_types__puppy__heuristics__4__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002)};
static const GG_ROM uint8_t agent_types__puppy__heuristics__4__tables__0__policy[] = {2, 2, 2, 2, 0, 1, 0, 1, 2, 2, 2, 2, 0, 1, 0, 1};
static const GG_ROM gg_table_step agent_types__puppy__heuristics__4__tables__0__moves[] = {
    {.action = 1, .offset = 1}, /* run_to(hut) */
    {.action = 6, .offset = 65531}, /* bring(bone, yard) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__puppy__heuristics__4__tables[] = {
    {.digits = agent_types__puppy__heuristics__4__tables__0__digits,
     .entries = agent_types__puppy__heuristics__4__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__puppy__heuristics__4__tables__0__distances,
     .policy = agent_types__puppy__heuristics__4__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__puppy__heuristics__4__tables__0__moves, .base = UINT64_C(0x0),
     .size = 16, .mask = {170, 0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__puppy__heuristics__4__wake_mask[] = {UINT64_C(0xff)};
static const GG_ROM gg_heuristic agent_types__puppy__heuristics__4 = {.actions = agent_types__puppy__heuristics__4__actions,
     .tables = agent_types__puppy__heuristics__4__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__puppy__heuristics__4__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__puppy__heuristics__5__actions[] = {UINT64_C(0x3f3)};
static const GG_ROM uint16_t agent_types__puppy__heuristics__5__tables__0__digits__0__values[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t agent_types__puppy__heuristics__5__tables__0__digits__1__values[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM gg_index_digit agent_types__puppy__heuristics__5__tables__0__digits[] = {
    {.values = agent_types__puppy__heuristics__5__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__puppy__heuristics__5__tables__0__digits__1__values, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t agent_types__puppy__heuristics__5__tables__0__entries[] = {1, 2, 1, 2, 0, 0, 0, 0, 1, 2, 1, 2, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__puppy__heuristics__5__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002)};
static const GG_ROM uint8_t agent_types__puppy__heuristics__5__tables__0__policy[] = {1, 0, 1, 0, 2, 2, 2, 2, 1, 0, 1, 0, 2, 2, 2, 2};
static const GG_ROM gg_table_step agent_types__puppy__heuristics__5__tables__0__moves[] = {
    {.action = 0, .offset = 65535}, /* run_to(yard) */
    {.action = 7, .offset = 5}, /* bring(bone, hut) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__puppy__heuristics__5__tables[] = {
    {.digits = agent_types__puppy__heuristics__5__tables__0__digits,
     .entries = agent_types__puppy__heuristics__5__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__puppy__heuristics__5__tables__0__distances,
     .policy = agent_types__puppy__heuristics__5__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__puppy__heuristics__5__tables__0__moves, .base = UINT64_C(0x0),
     .size = 16, .mask = {170, 0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__puppy__heuristics__5__wake_mask[] = {UINT64_C(0xff)};
static const GG_ROM gg_heuristic agent_types__puppy__heuristics__5 = {.actions = agent_types__puppy__heuristics__5__actions,
     .tables = agent_types__puppy__heuristics__5__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__puppy__heuristics__5__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__puppy__heuristics__6__actions[] = {UINT64_C(0x3f3)};
static const GG_ROM uint16_t agent_types__puppy__heuristics__6__tables__0__digits__0__values[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t agent_types__puppy__heuristics__6__tables__0__digits__1__values[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM gg_index_digit agent_types__puppy__heuristics__6__tables__0__digits[] = {
    {.values = agent_types__puppy__heuristics__6__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__puppy__heuristics__6__tables__0__digits__1__values, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t agent_types__puppy__heuristics__6__tables__0__entries[] = {0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1};
static const GG_ROM uint64_t agent_types__puppy__heuristics__6__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002)};
static const GG_ROM uint8_t agent_types__puppy__heuristics__6__tables__0__policy[] = {2, 2, 2, 2, 2, 2, 2, 2, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_table_step agent_types__puppy__heuristics__6__tables__0__moves[] = {
    {.action = 1, .offset = 1}, /* run_to(hut) */
    {.action = 8, .offset = 65527}, /* bring(stone, yard) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__puppy__heuristics__6__tables[] = {
    {.digits = agent_types__puppy__heuristics__6__tables__0__digits,
     .entries = agent_types__puppy__heuristics__6__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__puppy__heuristics__6__tables__0__distances,
     .policy = agent_types__puppy__heuristics__6__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__puppy__heuristics__6__tables__0__moves, .base = UINT64_C(0x0),
     .size = 16, .mask = {170, 0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__puppy__heuristics__6__wake_mask[] = {UINT64_C(0xff)};
static const GG_ROM gg_heuristic agent_types__puppy__heuristics__6 = {.actions = agent_types__puppy__heuristics__6__actions,
     .tables = agent_types__puppy__heuristics__6__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__puppy__heuristics__6__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__puppy__heuristics__7__actions[] = {UINT64_C(0x3f3)};
static const GG_ROM uint16_t agent_types__puppy__heuristics__7__tables__0__digits__0__values[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t agent_types__puppy__heuristics__7__tables__0__digits__1__values[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM gg_index_digit agent_types__puppy__heuristics__7__tables__0__digits[] = {
    {.values = agent_types__puppy__heuristics__7__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__puppy__heuristics__7__tables__0__digits__1__values, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t agent_types__puppy__heuristics__7__tables__0__entries[] = {1, 2, 1, 2, 1, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__puppy__heuristics__7__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002)};
static const GG_ROM uint8_t agent_types__puppy__heuristics__7__tables__0__policy[] = {1, 0, 1, 0, 1, 0, 1, 0, 2, 2, 2, 2, 2, 2, 2, 2};
static const GG_ROM gg_table_step agent_types__puppy__heuristics__7__tables__0__moves[] = {
    {.action = 0, .offset = 65535}, /* run_to(yard) */
    {.action = 9, .offset = 9}, /* bring(stone, hut) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__puppy__heuristics__7__tables[] = {
    {.digits = agent_types__puppy__heuristics__7__tables__0__digits,
     .entries = agent_types__puppy__heuristics__7__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__puppy__heuristics__7__tables__0__distances,
     .policy = agent_types__puppy__heuristics__7__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__puppy__heuristics__7__tables__0__moves, .base = UINT64_C(0x0),
     .size = 16, .mask = {170, 0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__puppy__heuristics__7__wake_mask[] = {UINT64_C(0xff)};
static const GG_ROM gg_heuristic agent_types__puppy__heuristics__7 = {.actions = agent_types__puppy__heuristics__7__actions,
     .tables = agent_types__puppy__heuristics__7__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__puppy__heuristics__7__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__puppy__heuristics__8__actions[] = {UINT64_C(0x3f3)};
static const GG_ROM uint16_t agent_types__puppy__heuristics__8__tables__0__digits__0__values[] = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};
static const GG_ROM uint16_t agent_types__puppy__heuristics__8__tables__0__digits__1__values[] = {0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8, 12};
static const GG_ROM gg_index_digit agent_types__puppy__heuristics__8__tables__0__digits[] = {
    {.values = agent_types__puppy__heuristics__8__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__puppy__heuristics__8__tables__0__digits__1__values, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t agent_types__puppy__heuristics__8__tables__0__entries[] = {1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0};
static const GG_ROM uint64_t agent_types__puppy__heuristics__8__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint8_t agent_types__puppy__heuristics__8__tables__0__policy[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_table_step agent_types__puppy__heuristics__8__tables__0__moves[] = {
    {.action = 1, .offset = 1}, /* run_to(hut) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__puppy__heuristics__8__tables[] = {
    {.digits = agent_types__puppy__heuristics__8__tables__0__digits,
     .entries = agent_types__puppy__heuristics__8__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__puppy__heuristics__8__tables__0__distances,
     .policy = agent_types__puppy__heuristics__8__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__puppy__heuristics__8__tables__0__moves, .base = UINT64_C(0x0),
     .size = 16, .mask = {170, 0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__puppy__heuristics__8__wake_mask[] = {UINT64_C(0xff)};
static const GG_ROM gg_heuristic agent_types__puppy__heuristics__8 = {.actions = agent_types__puppy__heuristics__8__actions,
     .tables = agent_types__puppy__heuristics__8__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__puppy__heuristics__8__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__puppy__heuristics[] = {
    &agent_types__puppy__heuristics__0,
    &agent_types__puppy__heuristics__1,
    &agent_types__puppy__heuristics__2,
    &agent_types__puppy__heuristics__3,
    &agent_types__puppy__heuristics__4,
    &agent_types__puppy__heuristics__5,
    &agent_types__puppy__heuristics__6,
    &agent_types__puppy__heuristics__7,
    &agent_types__puppy__heuristics__8,
};
static const GG_ROM uint16_t agent_types__puppy__goals[] = {
    0, /* chewed_up(ball) */
    1, /* chewed_up(bone) */
    8, /* home */
};
static const GG_ROM uint64_t agent_types__puppy__relevance_mask[] = {UINT64_C(0x301)};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__dog__heuristics[] = {
    &agent_types__puppy__heuristics__0,
    &agent_types__puppy__heuristics__1,
    &agent_types__puppy__heuristics__2,
    &agent_types__puppy__heuristics__3,
    &agent_types__puppy__heuristics__4,
    &agent_types__puppy__heuristics__5,
    &agent_types__puppy__heuristics__6,
    &agent_types__puppy__heuristics__7,
    &agent_types__puppy__heuristics__8,
};
static const GG_ROM uint16_t agent_types__dog__goals[] = {
    8, /* home */
};
static const GG_ROM uint64_t agent_types__dog__relevance_mask[] = {UINT64_C(0x1)};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__puppy__calls, .heuristics = agent_types__puppy__heuristics,
     .goals = agent_types__puppy__goals, .relevance_mask = agent_types__puppy__relevance_mask,
     .goal_count = 3, .task = GG_NONE}, /* puppy */
    {.actions = NULL, .calls = &agent_type__dog__calls, .heuristics = agent_types__dog__heuristics,
     .goals = agent_types__dog__goals, .relevance_mask = agent_types__dog__relevance_mask,
     .goal_count = 1, .task = GG_NONE}, /* dog */
};

static const GG_ROM gg_wants wants__row = {.wanting = &gg_wanting,
     .offsets = {.agent_wants = offsetof(kennel_agent, wants),
     .agent_want_flags = offsetof(kennel_agent, want_flags), .agent_want_ranges = 0}};

/* chewed_up(ball) */
static const GG_ROM gg_flag_test goals__chewed_up__ball__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100), .want = UINT64_C(0x100)}, /* chewed(ball) */
};
static const GG_ROM gg_box goals__chewed_up__ball__condition__boxes[] = {
    {.flags = goals__chewed_up__ball__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
/* chewed_up(bone) */
static const GG_ROM gg_flag_test goals__chewed_up__bone__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200), .want = UINT64_C(0x200)}, /* chewed(bone) */
};
static const GG_ROM gg_box goals__chewed_up__bone__condition__boxes[] = {
    {.flags = goals__chewed_up__bone__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* tidy(ball, yard) */
static const GG_ROM gg_flag_test goals__tidy__ball__yard__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8), .want = UINT64_C(0x0)}, /* where(ball) == yard */
};
static const GG_ROM gg_box goals__tidy__ball__yard__condition__boxes[] = {
    {.flags = goals__tidy__ball__yard__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* tidy(ball, hut) */
static const GG_ROM gg_flag_test goals__tidy__ball__hut__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x4), .want = UINT64_C(0x0)}, /* where(ball) == hut */
};
static const GG_ROM gg_box goals__tidy__ball__hut__condition__boxes[] = {
    {.flags = goals__tidy__ball__hut__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* tidy(bone, yard) */
static const GG_ROM gg_flag_test goals__tidy__bone__yard__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x0)}, /* where(bone) == yard */
};
static const GG_ROM gg_box goals__tidy__bone__yard__condition__boxes[] = {
    {.flags = goals__tidy__bone__yard__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* tidy(bone, hut) */
static const GG_ROM gg_flag_test goals__tidy__bone__hut__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10), .want = UINT64_C(0x0)}, /* where(bone) == hut */
};
static const GG_ROM gg_box goals__tidy__bone__hut__condition__boxes[] = {
    {.flags = goals__tidy__bone__hut__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* tidy(stone, yard) */
static const GG_ROM gg_flag_test goals__tidy__stone__yard__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x80), .want = UINT64_C(0x0)}, /* where(stone) == yard */
};
static const GG_ROM gg_box goals__tidy__stone__yard__condition__boxes[] = {
    {.flags = goals__tidy__stone__yard__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* tidy(stone, hut) */
static const GG_ROM gg_flag_test goals__tidy__stone__hut__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40), .want = UINT64_C(0x0)}, /* where(stone) == hut */
};
static const GG_ROM gg_box goals__tidy__stone__hut__condition__boxes[] = {
    {.flags = goals__tidy__stone__hut__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* home */
static const GG_ROM gg_flag_test goals__home__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* at == hut */
};
static const GG_ROM gg_box goals__home__condition__boxes[] = {
    {.flags = goals__home__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0,
     .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__chewed_up__ball__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0, .called = true,
     .keep = false}, /* chewed_up(ball): chewed(what), chewable(what) */
    {.condition = {.boxes = goals__chewed_up__bone__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0, .called = true,
     .keep = false}, /* chewed_up(bone): chewed(what), chewable(what) */
    {.condition = {.boxes = goals__tidy__ball__yard__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 5000,
     .called = false, .keep = false}, /* tidy(ball, yard): where(what) == to */
    {.condition = {.boxes = goals__tidy__ball__hut__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 5000,
     .called = false, .keep = false}, /* tidy(ball, hut): where(what) == to */
    {.condition = {.boxes = goals__tidy__bone__yard__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 5000,
     .called = false, .keep = false}, /* tidy(bone, yard): where(what) == to */
    {.condition = {.boxes = goals__tidy__bone__hut__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 5000,
     .called = false, .keep = false}, /* tidy(bone, hut): where(what) == to */
    {.condition = {.boxes = goals__tidy__stone__yard__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 5000,
     .called = false, .keep = false}, /* tidy(stone, yard): where(what) == to */
    {.condition = {.boxes = goals__tidy__stone__hut__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 5000,
     .called = false, .keep = false}, /* tidy(stone, hut): where(what) == to */
    {.condition = {.boxes = goals__home__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = -3, .cooldown = 0,
     .called = false, .keep = false}, /* home: at == hut */
};

static const GG_ROM gg_init_hook hooks__init[] = {
    NULL,
};
static const GG_ROM gg_pass_hook hooks__pass[] = {
    NULL,
};
static const GG_ROM gg_tick_hook hooks__begin[] = {
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x65)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0)};

static const GG_ROM uint16_t goal_sources__0__arguments[] = {KENNEL_BALL, KENNEL_BONE};
static const GG_ROM uint16_t goal_sources__1__arguments[] = {KENNEL_BALL, KENNEL_YARD, KENNEL_BALL, KENNEL_HUT, KENNEL_BONE, KENNEL_YARD, KENNEL_BONE, KENNEL_HUT, KENNEL_STONE, KENNEL_YARD, KENNEL_STONE, KENNEL_HUT};
static const GG_ROM gg_goal_source goal_sources__all[] = {
    {.arguments = goal_sources__0__arguments, .first = 0, .count = 2, .parameter_count = 1}, /* chewed_up */
    {.arguments = goal_sources__1__arguments, .first = 2, .count = 6, .parameter_count = 2}, /* tidy */
    {.arguments = NULL, .first = 8, .count = 1, .parameter_count = 0}, /* home */
};

static const GG_ROM gg_search_tables search__row = {.searching = &gg_searching,
     .slicing = &gg_slicing, .regressing = &gg_regressing, .satisficing = &gg_satisficing,
     .stubborn = NULL, .filters = NULL, .filtered = NULL, .conflicts = NULL, .value_count = 14,
     .filter_count = 0};

static const GG_ROM uint16_t fact_at__all[] = {
    0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};


const GG_ROM gg_domain kennel_domain = {
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
    .places = NULL,
    .wants = &wants__row,
    .claims = NULL,
    .senses = NULL,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = NULL,
    .goals = goals__all,
    .offsets = {.agent_state = offsetof(kennel_agent, state), .agent_snapshot = offsetof(kennel_agent, snapshot),
     .agent_support_mask = offsetof(kennel_agent, support_mask),
     .agent_from = offsetof(kennel_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(kennel_agent, backoffs), .agent_plan = offsetof(kennel_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(kennel_world, state),
     .world_timers = 0, .agent_bytes = sizeof(kennel_agent), .world_bytes = sizeof(kennel_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__begin,
     .look = hooks__begin, .start = hooks__begin, .end = hooks__begin},
    .format = &gg_format_26,
    .fingerprint = 4055185342,
    .saved_fingerprint = (uint32_t)(UINT32_C(4055185342) +
        UINT32_C(31) * offsetof(kennel_agent, state) +
        UINT32_C(961) * offsetof(kennel_agent, snapshot) +
        UINT32_C(29791) * offsetof(kennel_agent, support_mask) +
        UINT32_C(923521) * offsetof(kennel_agent, from) +
        UINT32_C(887503681) * offsetof(kennel_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(kennel_agent, plan) +
        UINT32_C(3789408671) * offsetof(kennel_agent, wants) +
        UINT32_C(1507551809) * offsetof(kennel_agent, want_flags) +
        UINT32_C(1725480897) * offsetof(kennel_world, state)),
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
    .bounding = NULL,
    .keeping = NULL,
    .world_ruling = NULL,
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

