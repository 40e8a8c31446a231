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
    return builder_travel_walk((builder_agent *)(void *)agent, phase, (builder_symbol)builder_domain.places->symbols[place]);
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
};
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
};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("idle"),
};
static const GG_ROM char *const GG_ROM names__methods__idle[] = {
    GG_TEXT("tidy"),
    GG_TEXT("wait"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__idle, /* idle */
};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("finished(job_1)"),
    GG_TEXT("finished(job_2)"),
    GG_TEXT("finished(job_3)"),
    GG_TEXT("finished(job_4)"),
    GG_TEXT("rested"),
    GG_TEXT("ready"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("builder"),
};
static const GG_ROM char *const GG_ROM names__places[] = {
    GG_TEXT("yard"),
    GG_TEXT("forest"),
    GG_TEXT("quarry"),
    GG_TEXT("sawpit"),
    GG_TEXT("smithy"),
};
static const GG_ROM char *const GG_ROM names__values__0__symbols[] = {
    GG_TEXT("yard"),
    GG_TEXT("forest"),
    GG_TEXT("quarry"),
    GG_TEXT("sawpit"),
    GG_TEXT("smithy"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = names__values__0__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__1 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__5__symbols[] = {
    GG_TEXT("nothing"),
    GG_TEXT("hut"),
    GG_TEXT("well"),
    GG_TEXT("mill"),
    GG_TEXT("tower"),
};
static const GG_ROM gg_value_names names__values__5 = {.symbols = names__values__5__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* here */
    &names__values__1, /* have(wood) */
    &names__values__1, /* have(stone) */
    &names__values__1, /* have(planks) */
    &names__values__1, /* have(iron) */
    &names__values__5, /* ordered(job_1) */
    &names__values__5, /* ordered(job_2) */
    &names__values__5, /* ordered(job_3) */
    &names__values__5, /* ordered(job_4) */
    &names__values__1, /* built(job_1) */
    &names__values__1, /* built(job_2) */
    &names__values__1, /* built(job_3) */
    &names__values__1, /* built(job_4) */
    &names__values__1, /* axe */
    &names__values__1, /* tired */
    &names__values__1, /* swept */
    &names__values__1, /* job_bound(job_1) */
    &names__values__1, /* job_bound(job_2) */
    &names__values__1, /* job_bound(job_3) */
    &names__values__1, /* job_bound(job_4) */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("builder"),
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
    .places = names__places,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0), UINT64_C(0x1008820820)};

static const GG_ROM uint64_t shared__all[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x7df7df)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 5, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 4,
     .first = 0}, /* here */
    {.word = 1, .shift = 0, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 20,
     .first = 5}, /* have(wood) */
    {.word = 1, .shift = 6, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 20,
     .first = 26}, /* have(stone) */
    {.word = 1, .shift = 12, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 20,
     .first = 47}, /* have(planks) */
    {.word = 1, .shift = 18, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 20,
     .first = 68}, /* have(iron) */
    {.word = 0, .shift = 5, .width = 5, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 4,
     .first = 89}, /* ordered(job_1) */
    {.word = 0, .shift = 10, .width = 5, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 4,
     .first = 94}, /* ordered(job_2) */
    {.word = 0, .shift = 15, .width = 5, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 4,
     .first = 99}, /* ordered(job_3) */
    {.word = 0, .shift = 20, .width = 5, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 4,
     .first = 104}, /* ordered(job_4) */
    {.word = 0, .shift = 25, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 109}, /* built(job_1) */
    {.word = 0, .shift = 26, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 111}, /* built(job_2) */
    {.word = 0, .shift = 27, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 113}, /* built(job_3) */
    {.word = 0, .shift = 28, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 115}, /* built(job_4) */
    {.word = 1, .shift = 24, .width = 3, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 6,
     .first = 117}, /* axe */
    {.word = 1, .shift = 32, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 124}, /* tired */
    {.word = 0, .shift = 29, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 135}, /* swept */
    {.word = 0, .shift = 30, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 137}, /* job_bound(job_1) */
    {.word = 0, .shift = 31, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 139}, /* job_bound(job_2) */
    {.word = 0, .shift = 32, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 141}, /* job_bound(job_3) */
    {.word = 0, .shift = 33, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 143}, /* job_bound(job_4) */
};

/* build(job_1, hut): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_1__hut__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x420003a0), .want = UINT64_C(0x40000000)}, /* ordered(job_1) == hut, not built(job_1), job_bound(job_1) */
};
static const GG_ROM gg_range_test actions__build__job_1__hut__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2003), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x1f01f)}, /* have(wood) >= 3, have(planks) >= 2 */
};
static const GG_ROM gg_box actions__build__job_1__hut__precondition__boxes[] = {
    {.flags = actions__build__job_1__hut__precondition__boxes__0__flags,
     .ranges = actions__build__job_1__hut__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_1__hut__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffddffffe0), .set = UINT64_C(0x2000001)},
};
static const GG_ROM gg_addition actions__build__job_1__hut__effect__additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_1__hut__effect = {.assignments = actions__build__job_1__hut__effect__assignments,
     .additions = actions__build__job_1__hut__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_1__hut__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_1__hut__own = {.assignments = actions__build__job_1__hut__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_1__hut__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__build__job_1__hut__world__additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_1__hut__world = {.assignments = actions__build__job_1__hut__world__assignments,
     .additions = actions__build__job_1__hut__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_1__hut__arguments[] = {BUILDER_JOB_1, BUILDER_HUT};
/* build(job_1, well): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_1__well__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x42000360), .want = UINT64_C(0x40000000)}, /* ordered(job_1) == well, not built(job_1), job_bound(job_1) */
};
static const GG_ROM gg_range_test actions__build__job_1__well__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x40100), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x7c07c0)}, /* have(stone) >= 4, have(iron) >= 1 */
};
static const GG_ROM gg_box actions__build__job_1__well__precondition__boxes[] = {
    {.flags = actions__build__job_1__well__precondition__boxes__0__flags,
     .ranges = actions__build__job_1__well__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_1__well__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffddffffe0), .set = UINT64_C(0x2000001)},
};
static const GG_ROM gg_addition actions__build__job_1__well__effect__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_1__well__effect = {.assignments = actions__build__job_1__well__effect__assignments,
     .additions = actions__build__job_1__well__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_1__well__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_1__well__own = {.assignments = actions__build__job_1__well__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_1__well__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__build__job_1__well__world__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_1__well__world = {.assignments = actions__build__job_1__well__world__assignments,
     .additions = actions__build__job_1__well__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_1__well__arguments[] = {BUILDER_JOB_1, BUILDER_WELL};
/* build(job_1, mill): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_1__mill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x420002e0), .want = UINT64_C(0x40000000)}, /* ordered(job_1) == mill, not built(job_1), job_bound(job_1) */
};
static const GG_ROM gg_range_test actions__build__job_1__mill__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x30c2), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x1f7df)}, /* have(wood) >= 2, have(stone) >= 3, have(planks) >= 3 */
};
static const GG_ROM gg_box actions__build__job_1__mill__precondition__boxes[] = {
    {.flags = actions__build__job_1__mill__precondition__boxes__0__flags,
     .ranges = actions__build__job_1__mill__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_1__mill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffddffffe0), .set = UINT64_C(0x2000001)},
};
static const GG_ROM gg_addition actions__build__job_1__mill__effect__additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_1__mill__effect = {.assignments = actions__build__job_1__mill__effect__assignments,
     .additions = actions__build__job_1__mill__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_1__mill__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_1__mill__own = {.assignments = actions__build__job_1__mill__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_1__mill__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__build__job_1__mill__world__additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_1__mill__world = {.assignments = actions__build__job_1__mill__world__assignments,
     .additions = actions__build__job_1__mill__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_1__mill__arguments[] = {BUILDER_JOB_1, BUILDER_MILL};
/* build(job_1, tower): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_1__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x420001e0), .want = UINT64_C(0x40000000)}, /* ordered(job_1) == tower, not built(job_1), job_bound(job_1) */
};
static const GG_ROM gg_range_test actions__build__job_1__tower__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x82200), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x7df7c0)}, /* have(stone) >= 8, have(planks) >= 2, have(iron) >= 2 */
};
static const GG_ROM gg_box actions__build__job_1__tower__precondition__boxes[] = {
    {.flags = actions__build__job_1__tower__precondition__boxes__0__flags,
     .ranges = actions__build__job_1__tower__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_1__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffddffffe0), .set = UINT64_C(0x2000001)},
};
static const GG_ROM gg_addition actions__build__job_1__tower__effect__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_1__tower__effect = {.assignments = actions__build__job_1__tower__effect__assignments,
     .additions = actions__build__job_1__tower__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_1__tower__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_1__tower__own = {.assignments = actions__build__job_1__tower__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_1__tower__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__build__job_1__tower__world__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_1__tower__world = {.assignments = actions__build__job_1__tower__world__assignments,
     .additions = actions__build__job_1__tower__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_1__tower__arguments[] = {BUILDER_JOB_1, BUILDER_TOWER};
/* build(job_2, hut): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_2__hut__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x84007400), .want = UINT64_C(0x80000000)}, /* ordered(job_2) == hut, not built(job_2), job_bound(job_2) */
};
static const GG_ROM gg_range_test actions__build__job_2__hut__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2003), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x1f01f)}, /* have(wood) >= 3, have(planks) >= 2 */
};
static const GG_ROM gg_box actions__build__job_2__hut__precondition__boxes[] = {
    {.flags = actions__build__job_2__hut__precondition__boxes__0__flags,
     .ranges = actions__build__job_2__hut__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_2__hut__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdbffffe0), .set = UINT64_C(0x4000001)},
};
static const GG_ROM gg_addition actions__build__job_2__hut__effect__additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_2__hut__effect = {.assignments = actions__build__job_2__hut__effect__assignments,
     .additions = actions__build__job_2__hut__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_2__hut__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_2__hut__own = {.assignments = actions__build__job_2__hut__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_2__hut__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffbffffff), .set = UINT64_C(0x4000000)},
};
static const GG_ROM gg_addition actions__build__job_2__hut__world__additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_2__hut__world = {.assignments = actions__build__job_2__hut__world__assignments,
     .additions = actions__build__job_2__hut__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_2__hut__arguments[] = {BUILDER_JOB_2, BUILDER_HUT};
/* build(job_2, well): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_2__well__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x84006c00), .want = UINT64_C(0x80000000)}, /* ordered(job_2) == well, not built(job_2), job_bound(job_2) */
};
static const GG_ROM gg_range_test actions__build__job_2__well__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x40100), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x7c07c0)}, /* have(stone) >= 4, have(iron) >= 1 */
};
static const GG_ROM gg_box actions__build__job_2__well__precondition__boxes[] = {
    {.flags = actions__build__job_2__well__precondition__boxes__0__flags,
     .ranges = actions__build__job_2__well__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_2__well__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdbffffe0), .set = UINT64_C(0x4000001)},
};
static const GG_ROM gg_addition actions__build__job_2__well__effect__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_2__well__effect = {.assignments = actions__build__job_2__well__effect__assignments,
     .additions = actions__build__job_2__well__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_2__well__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_2__well__own = {.assignments = actions__build__job_2__well__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_2__well__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffbffffff), .set = UINT64_C(0x4000000)},
};
static const GG_ROM gg_addition actions__build__job_2__well__world__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_2__well__world = {.assignments = actions__build__job_2__well__world__assignments,
     .additions = actions__build__job_2__well__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_2__well__arguments[] = {BUILDER_JOB_2, BUILDER_WELL};
/* build(job_2, mill): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_2__mill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x84005c00), .want = UINT64_C(0x80000000)}, /* ordered(job_2) == mill, not built(job_2), job_bound(job_2) */
};
static const GG_ROM gg_range_test actions__build__job_2__mill__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x30c2), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x1f7df)}, /* have(wood) >= 2, have(stone) >= 3, have(planks) >= 3 */
};
static const GG_ROM gg_box actions__build__job_2__mill__precondition__boxes[] = {
    {.flags = actions__build__job_2__mill__precondition__boxes__0__flags,
     .ranges = actions__build__job_2__mill__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_2__mill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdbffffe0), .set = UINT64_C(0x4000001)},
};
static const GG_ROM gg_addition actions__build__job_2__mill__effect__additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_2__mill__effect = {.assignments = actions__build__job_2__mill__effect__assignments,
     .additions = actions__build__job_2__mill__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_2__mill__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_2__mill__own = {.assignments = actions__build__job_2__mill__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_2__mill__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffbffffff), .set = UINT64_C(0x4000000)},
};
static const GG_ROM gg_addition actions__build__job_2__mill__world__additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_2__mill__world = {.assignments = actions__build__job_2__mill__world__assignments,
     .additions = actions__build__job_2__mill__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_2__mill__arguments[] = {BUILDER_JOB_2, BUILDER_MILL};
/* build(job_2, tower): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_2__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x84003c00), .want = UINT64_C(0x80000000)}, /* ordered(job_2) == tower, not built(job_2), job_bound(job_2) */
};
static const GG_ROM gg_range_test actions__build__job_2__tower__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x82200), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x7df7c0)}, /* have(stone) >= 8, have(planks) >= 2, have(iron) >= 2 */
};
static const GG_ROM gg_box actions__build__job_2__tower__precondition__boxes[] = {
    {.flags = actions__build__job_2__tower__precondition__boxes__0__flags,
     .ranges = actions__build__job_2__tower__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_2__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdbffffe0), .set = UINT64_C(0x4000001)},
};
static const GG_ROM gg_addition actions__build__job_2__tower__effect__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_2__tower__effect = {.assignments = actions__build__job_2__tower__effect__assignments,
     .additions = actions__build__job_2__tower__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_2__tower__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_2__tower__own = {.assignments = actions__build__job_2__tower__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_2__tower__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffbffffff), .set = UINT64_C(0x4000000)},
};
static const GG_ROM gg_addition actions__build__job_2__tower__world__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_2__tower__world = {.assignments = actions__build__job_2__tower__world__assignments,
     .additions = actions__build__job_2__tower__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_2__tower__arguments[] = {BUILDER_JOB_2, BUILDER_TOWER};
/* build(job_3, hut): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_3__hut__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1080e8000), .want = UINT64_C(0x100000000)}, /* ordered(job_3) == hut, not built(job_3), job_bound(job_3) */
};
static const GG_ROM gg_range_test actions__build__job_3__hut__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2003), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x1f01f)}, /* have(wood) >= 3, have(planks) >= 2 */
};
static const GG_ROM gg_box actions__build__job_3__hut__precondition__boxes[] = {
    {.flags = actions__build__job_3__hut__precondition__boxes__0__flags,
     .ranges = actions__build__job_3__hut__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_3__hut__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffd7ffffe0), .set = UINT64_C(0x8000001)},
};
static const GG_ROM gg_addition actions__build__job_3__hut__effect__additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_3__hut__effect = {.assignments = actions__build__job_3__hut__effect__assignments,
     .additions = actions__build__job_3__hut__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_3__hut__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_3__hut__own = {.assignments = actions__build__job_3__hut__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_3__hut__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffff7ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition actions__build__job_3__hut__world__additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_3__hut__world = {.assignments = actions__build__job_3__hut__world__assignments,
     .additions = actions__build__job_3__hut__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_3__hut__arguments[] = {BUILDER_JOB_3, BUILDER_HUT};
/* build(job_3, well): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_3__well__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1080d8000), .want = UINT64_C(0x100000000)}, /* ordered(job_3) == well, not built(job_3), job_bound(job_3) */
};
static const GG_ROM gg_range_test actions__build__job_3__well__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x40100), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x7c07c0)}, /* have(stone) >= 4, have(iron) >= 1 */
};
static const GG_ROM gg_box actions__build__job_3__well__precondition__boxes[] = {
    {.flags = actions__build__job_3__well__precondition__boxes__0__flags,
     .ranges = actions__build__job_3__well__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_3__well__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffd7ffffe0), .set = UINT64_C(0x8000001)},
};
static const GG_ROM gg_addition actions__build__job_3__well__effect__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_3__well__effect = {.assignments = actions__build__job_3__well__effect__assignments,
     .additions = actions__build__job_3__well__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_3__well__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_3__well__own = {.assignments = actions__build__job_3__well__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_3__well__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffff7ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition actions__build__job_3__well__world__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_3__well__world = {.assignments = actions__build__job_3__well__world__assignments,
     .additions = actions__build__job_3__well__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_3__well__arguments[] = {BUILDER_JOB_3, BUILDER_WELL};
/* build(job_3, mill): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_3__mill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1080b8000), .want = UINT64_C(0x100000000)}, /* ordered(job_3) == mill, not built(job_3), job_bound(job_3) */
};
static const GG_ROM gg_range_test actions__build__job_3__mill__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x30c2), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x1f7df)}, /* have(wood) >= 2, have(stone) >= 3, have(planks) >= 3 */
};
static const GG_ROM gg_box actions__build__job_3__mill__precondition__boxes[] = {
    {.flags = actions__build__job_3__mill__precondition__boxes__0__flags,
     .ranges = actions__build__job_3__mill__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_3__mill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffd7ffffe0), .set = UINT64_C(0x8000001)},
};
static const GG_ROM gg_addition actions__build__job_3__mill__effect__additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_3__mill__effect = {.assignments = actions__build__job_3__mill__effect__assignments,
     .additions = actions__build__job_3__mill__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_3__mill__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_3__mill__own = {.assignments = actions__build__job_3__mill__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_3__mill__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffff7ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition actions__build__job_3__mill__world__additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_3__mill__world = {.assignments = actions__build__job_3__mill__world__assignments,
     .additions = actions__build__job_3__mill__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_3__mill__arguments[] = {BUILDER_JOB_3, BUILDER_MILL};
/* build(job_3, tower): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_3__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x108078000), .want = UINT64_C(0x100000000)}, /* ordered(job_3) == tower, not built(job_3), job_bound(job_3) */
};
static const GG_ROM gg_range_test actions__build__job_3__tower__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x82200), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x7df7c0)}, /* have(stone) >= 8, have(planks) >= 2, have(iron) >= 2 */
};
static const GG_ROM gg_box actions__build__job_3__tower__precondition__boxes[] = {
    {.flags = actions__build__job_3__tower__precondition__boxes__0__flags,
     .ranges = actions__build__job_3__tower__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_3__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffd7ffffe0), .set = UINT64_C(0x8000001)},
};
static const GG_ROM gg_addition actions__build__job_3__tower__effect__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_3__tower__effect = {.assignments = actions__build__job_3__tower__effect__assignments,
     .additions = actions__build__job_3__tower__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_3__tower__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_3__tower__own = {.assignments = actions__build__job_3__tower__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_3__tower__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffff7ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition actions__build__job_3__tower__world__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_3__tower__world = {.assignments = actions__build__job_3__tower__world__assignments,
     .additions = actions__build__job_3__tower__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_3__tower__arguments[] = {BUILDER_JOB_3, BUILDER_TOWER};
/* build(job_4, hut): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_4__hut__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x211d00000), .want = UINT64_C(0x200000000)}, /* ordered(job_4) == hut, not built(job_4), job_bound(job_4) */
};
static const GG_ROM gg_range_test actions__build__job_4__hut__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2003), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x1f01f)}, /* have(wood) >= 3, have(planks) >= 2 */
};
static const GG_ROM gg_box actions__build__job_4__hut__precondition__boxes[] = {
    {.flags = actions__build__job_4__hut__precondition__boxes__0__flags,
     .ranges = actions__build__job_4__hut__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_4__hut__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffcfffffe0), .set = UINT64_C(0x10000001)},
};
static const GG_ROM gg_addition actions__build__job_4__hut__effect__additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_4__hut__effect = {.assignments = actions__build__job_4__hut__effect__assignments,
     .additions = actions__build__job_4__hut__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_4__hut__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_4__hut__own = {.assignments = actions__build__job_4__hut__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_4__hut__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffefffffff), .set = UINT64_C(0x10000000)},
};
static const GG_ROM gg_addition actions__build__job_4__hut__world__additions[] = {
    {.fact = 1, .amount = -3}, /* have(wood) */
    {.fact = 2, .amount = 0}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_4__hut__world = {.assignments = actions__build__job_4__hut__world__assignments,
     .additions = actions__build__job_4__hut__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_4__hut__arguments[] = {BUILDER_JOB_4, BUILDER_HUT};
/* build(job_4, well): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_4__well__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x211b00000), .want = UINT64_C(0x200000000)}, /* ordered(job_4) == well, not built(job_4), job_bound(job_4) */
};
static const GG_ROM gg_range_test actions__build__job_4__well__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x40100), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x7c07c0)}, /* have(stone) >= 4, have(iron) >= 1 */
};
static const GG_ROM gg_box actions__build__job_4__well__precondition__boxes[] = {
    {.flags = actions__build__job_4__well__precondition__boxes__0__flags,
     .ranges = actions__build__job_4__well__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_4__well__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffcfffffe0), .set = UINT64_C(0x10000001)},
};
static const GG_ROM gg_addition actions__build__job_4__well__effect__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_4__well__effect = {.assignments = actions__build__job_4__well__effect__assignments,
     .additions = actions__build__job_4__well__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_4__well__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_4__well__own = {.assignments = actions__build__job_4__well__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_4__well__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffefffffff), .set = UINT64_C(0x10000000)},
};
static const GG_ROM gg_addition actions__build__job_4__well__world__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -4}, /* have(stone) */
    {.fact = 3, .amount = 0}, /* have(planks) */
    {.fact = 4, .amount = -1}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_4__well__world = {.assignments = actions__build__job_4__well__world__assignments,
     .additions = actions__build__job_4__well__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_4__well__arguments[] = {BUILDER_JOB_4, BUILDER_WELL};
/* build(job_4, mill): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_4__mill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x211700000), .want = UINT64_C(0x200000000)}, /* ordered(job_4) == mill, not built(job_4), job_bound(job_4) */
};
static const GG_ROM gg_range_test actions__build__job_4__mill__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x30c2), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x1f7df)}, /* have(wood) >= 2, have(stone) >= 3, have(planks) >= 3 */
};
static const GG_ROM gg_box actions__build__job_4__mill__precondition__boxes[] = {
    {.flags = actions__build__job_4__mill__precondition__boxes__0__flags,
     .ranges = actions__build__job_4__mill__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_4__mill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffcfffffe0), .set = UINT64_C(0x10000001)},
};
static const GG_ROM gg_addition actions__build__job_4__mill__effect__additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_4__mill__effect = {.assignments = actions__build__job_4__mill__effect__assignments,
     .additions = actions__build__job_4__mill__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_4__mill__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_4__mill__own = {.assignments = actions__build__job_4__mill__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_4__mill__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffefffffff), .set = UINT64_C(0x10000000)},
};
static const GG_ROM gg_addition actions__build__job_4__mill__world__additions[] = {
    {.fact = 1, .amount = -2}, /* have(wood) */
    {.fact = 2, .amount = -3}, /* have(stone) */
    {.fact = 3, .amount = -3}, /* have(planks) */
    {.fact = 4, .amount = 0}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_4__mill__world = {.assignments = actions__build__job_4__mill__world__assignments,
     .additions = actions__build__job_4__mill__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_4__mill__arguments[] = {BUILDER_JOB_4, BUILDER_MILL};
/* build(job_4, tower): all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
static const GG_ROM gg_flag_test actions__build__job_4__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x210f00000), .want = UINT64_C(0x200000000)}, /* ordered(job_4) == tower, not built(job_4), job_bound(job_4) */
};
static const GG_ROM gg_range_test actions__build__job_4__tower__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x82200), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x7df7c0)}, /* have(stone) >= 8, have(planks) >= 2, have(iron) >= 2 */
};
static const GG_ROM gg_box actions__build__job_4__tower__precondition__boxes[] = {
    {.flags = actions__build__job_4__tower__precondition__boxes__0__flags,
     .ranges = actions__build__job_4__tower__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__build__job_4__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffcfffffe0), .set = UINT64_C(0x10000001)},
};
static const GG_ROM gg_addition actions__build__job_4__tower__effect__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_4__tower__effect = {.assignments = actions__build__job_4__tower__effect__assignments,
     .additions = actions__build__job_4__tower__effect__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM gg_assignment actions__build__job_4__tower__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__build__job_4__tower__own = {.assignments = actions__build__job_4__tower__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__build__job_4__tower__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffefffffff), .set = UINT64_C(0x10000000)},
};
static const GG_ROM gg_addition actions__build__job_4__tower__world__additions[] = {
    {.fact = 1, .amount = 0}, /* have(wood) */
    {.fact = 2, .amount = -8}, /* have(stone) */
    {.fact = 3, .amount = -2}, /* have(planks) */
    {.fact = 4, .amount = -2}, /* have(iron) */
};
static const GG_ROM gg_effect actions__build__job_4__tower__world = {.assignments = actions__build__job_4__tower__world__assignments,
     .additions = actions__build__job_4__tower__world__additions, .assignment_count = 1,
     .addition_count = 4};
static const GG_ROM uint16_t actions__build__job_4__tower__arguments[] = {BUILDER_JOB_4, BUILDER_TOWER};
/* chop: have(wood) += 3, axe -= 1, here = forest */
static const GG_ROM gg_range_test actions__chop__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1000000), .high = UINT64_C(0xa06514511), .care = UINT64_C(0x700001f)}, /* have(wood) <= 17, axe >= 1 */
};
static const GG_ROM gg_box actions__chop__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__chop__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__chop__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition actions__chop__effect__additions[] = {
    {.fact = 1, .amount = 3}, /* have(wood) */
    {.fact = 13, .amount = -1}, /* axe */
};
static const GG_ROM gg_effect actions__chop__effect = {.assignments = actions__chop__effect__assignments,
     .additions = actions__chop__effect__additions, .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__chop__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition actions__chop__own__additions[] = {
    {.fact = 13, .amount = -1}, /* axe */
};
static const GG_ROM gg_effect actions__chop__own = {.assignments = actions__chop__own__assignments,
     .additions = actions__chop__own__additions, .assignment_count = 1, .addition_count = 1};
static const GG_ROM gg_addition actions__chop__world__additions[] = {
    {.fact = 1, .amount = 3}, /* have(wood) */
};
static const GG_ROM gg_effect actions__chop__world = {.assignments = NULL,
     .additions = actions__chop__world__additions, .assignment_count = 0, .addition_count = 1};
/* break_stone: have(stone) += 2, here = quarry */
static const GG_ROM gg_range_test actions__break_stone__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xa06514494), .care = UINT64_C(0x7c0)}, /* have(stone) <= 18 */
};
static const GG_ROM gg_box actions__break_stone__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__break_stone__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__break_stone__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition actions__break_stone__effect__additions[] = {
    {.fact = 2, .amount = 2}, /* have(stone) */
};
static const GG_ROM gg_effect actions__break_stone__effect = {.assignments = actions__break_stone__effect__assignments,
     .additions = actions__break_stone__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__break_stone__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__break_stone__own = {.assignments = actions__break_stone__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__break_stone__world__additions[] = {
    {.fact = 2, .amount = 2}, /* have(stone) */
};
static const GG_ROM gg_effect actions__break_stone__world = {.assignments = NULL,
     .additions = actions__break_stone__world__additions, .assignment_count = 0,
     .addition_count = 1};
/* saw: have(wood) -= 1, have(planks) += 2, here = sawpit */
static const GG_ROM gg_range_test actions__saw__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0xa06512514), .care = UINT64_C(0x1f01f)}, /* have(wood) >= 1, have(planks) <= 18 */
};
static const GG_ROM gg_box actions__saw__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__saw__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__saw__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_addition actions__saw__effect__additions[] = {
    {.fact = 1, .amount = -1}, /* have(wood) */
    {.fact = 3, .amount = 2}, /* have(planks) */
};
static const GG_ROM gg_effect actions__saw__effect = {.assignments = actions__saw__effect__assignments,
     .additions = actions__saw__effect__additions, .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__saw__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__saw__own = {.assignments = actions__saw__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__saw__world__additions[] = {
    {.fact = 1, .amount = -1}, /* have(wood) */
    {.fact = 3, .amount = 2}, /* have(planks) */
};
static const GG_ROM gg_effect actions__saw__world = {.assignments = NULL,
     .additions = actions__saw__world__additions, .assignment_count = 0, .addition_count = 2};
/* smelt: have(stone) -= 2, have(wood) -= 1, have(iron) += 1, here = smithy */
static const GG_ROM gg_range_test actions__smelt__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x81), .high = UINT64_C(0xa064d4514), .care = UINT64_C(0x7c07df)}, /* have(wood) >= 1, have(stone) >= 2, have(iron) <= 19 */
};
static const GG_ROM gg_box actions__smelt__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__smelt__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__smelt__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_addition actions__smelt__effect__additions[] = {
    {.fact = 2, .amount = -2}, /* have(stone) */
    {.fact = 1, .amount = -1}, /* have(wood) */
    {.fact = 4, .amount = 1}, /* have(iron) */
};
static const GG_ROM gg_effect actions__smelt__effect = {.assignments = actions__smelt__effect__assignments,
     .additions = actions__smelt__effect__additions, .assignment_count = 1, .addition_count = 3};
static const GG_ROM gg_assignment actions__smelt__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__smelt__own = {.assignments = actions__smelt__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__smelt__world__additions[] = {
    {.fact = 2, .amount = -2}, /* have(stone) */
    {.fact = 1, .amount = -1}, /* have(wood) */
    {.fact = 4, .amount = 1}, /* have(iron) */
};
static const GG_ROM gg_effect actions__smelt__world = {.assignments = NULL,
     .additions = actions__smelt__world__additions, .assignment_count = 0, .addition_count = 3};
/* sharpen: axe = 6, here = smithy */
static const GG_ROM gg_range_test actions__sharpen__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xa02514514), .care = UINT64_C(0x7000000)}, /* axe <= 2 */
};
static const GG_ROM gg_box actions__sharpen__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__sharpen__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__sharpen__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffff8ffffff), .set = UINT64_C(0x6000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__sharpen__effect = {.assignments = actions__sharpen__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
/* rest: tired = 0, here = yard */
static const GG_ROM gg_range_test actions__rest__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x400000000), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0xf00000000)}, /* tired >= 4 */
};
static const GG_ROM gg_box actions__rest__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__rest__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__rest__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffff0ffffffff), .set = UINT64_C(0x0)},
    {.word = 0, .keep = UINT64_C(0xffffffffffffffe0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__rest__effect = {.assignments = actions__rest__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
/* sweep: swept, here = yard */
static const GG_ROM gg_flag_test actions__sweep__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20000000), .want = UINT64_C(0x0)}, /* not swept */
};
static const GG_ROM gg_box actions__sweep__precondition__boxes[] = {
    {.flags = actions__sweep__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sweep__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffdfffffe0), .set = UINT64_C(0x20000001)},
};
static const GG_ROM gg_effect actions__sweep__effect = {.assignments = actions__sweep__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* whistle: none */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_effect actions__whistle__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__build__job_1__hut__precondition__boxes, .count = 1},
     .effect = &actions__build__job_1__hut__effect, .own = &actions__build__job_1__hut__own,
     .world = &actions__build__job_1__hut__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_1__hut__arguments}, /* build(job_1, hut): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_1__well__precondition__boxes, .count = 1},
     .effect = &actions__build__job_1__well__effect, .own = &actions__build__job_1__well__own,
     .world = &actions__build__job_1__well__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_1__well__arguments}, /* build(job_1, well): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_1__mill__precondition__boxes, .count = 1},
     .effect = &actions__build__job_1__mill__effect, .own = &actions__build__job_1__mill__own,
     .world = &actions__build__job_1__mill__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_1__mill__arguments}, /* build(job_1, mill): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_1__tower__precondition__boxes, .count = 1},
     .effect = &actions__build__job_1__tower__effect, .own = &actions__build__job_1__tower__own,
     .world = &actions__build__job_1__tower__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_1__tower__arguments}, /* build(job_1, tower): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_2__hut__precondition__boxes, .count = 1},
     .effect = &actions__build__job_2__hut__effect, .own = &actions__build__job_2__hut__own,
     .world = &actions__build__job_2__hut__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_2__hut__arguments}, /* build(job_2, hut): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_2__well__precondition__boxes, .count = 1},
     .effect = &actions__build__job_2__well__effect, .own = &actions__build__job_2__well__own,
     .world = &actions__build__job_2__well__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_2__well__arguments}, /* build(job_2, well): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_2__mill__precondition__boxes, .count = 1},
     .effect = &actions__build__job_2__mill__effect, .own = &actions__build__job_2__mill__own,
     .world = &actions__build__job_2__mill__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_2__mill__arguments}, /* build(job_2, mill): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_2__tower__precondition__boxes, .count = 1},
     .effect = &actions__build__job_2__tower__effect, .own = &actions__build__job_2__tower__own,
     .world = &actions__build__job_2__tower__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_2__tower__arguments}, /* build(job_2, tower): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_3__hut__precondition__boxes, .count = 1},
     .effect = &actions__build__job_3__hut__effect, .own = &actions__build__job_3__hut__own,
     .world = &actions__build__job_3__hut__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_3__hut__arguments}, /* build(job_3, hut): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_3__well__precondition__boxes, .count = 1},
     .effect = &actions__build__job_3__well__effect, .own = &actions__build__job_3__well__own,
     .world = &actions__build__job_3__well__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_3__well__arguments}, /* build(job_3, well): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_3__mill__precondition__boxes, .count = 1},
     .effect = &actions__build__job_3__mill__effect, .own = &actions__build__job_3__mill__own,
     .world = &actions__build__job_3__mill__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_3__mill__arguments}, /* build(job_3, mill): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_3__tower__precondition__boxes, .count = 1},
     .effect = &actions__build__job_3__tower__effect, .own = &actions__build__job_3__tower__own,
     .world = &actions__build__job_3__tower__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_3__tower__arguments}, /* build(job_3, tower): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_4__hut__precondition__boxes, .count = 1},
     .effect = &actions__build__job_4__hut__effect, .own = &actions__build__job_4__hut__own,
     .world = &actions__build__job_4__hut__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_4__hut__arguments}, /* build(job_4, hut): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_4__well__precondition__boxes, .count = 1},
     .effect = &actions__build__job_4__well__effect, .own = &actions__build__job_4__well__own,
     .world = &actions__build__job_4__well__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_4__well__arguments}, /* build(job_4, well): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_4__mill__precondition__boxes, .count = 1},
     .effect = &actions__build__job_4__mill__effect, .own = &actions__build__job_4__mill__own,
     .world = &actions__build__job_4__mill__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_4__mill__arguments}, /* build(job_4, mill): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__build__job_4__tower__precondition__boxes, .count = 1},
     .effect = &actions__build__job_4__tower__effect, .own = &actions__build__job_4__tower__own,
     .world = &actions__build__job_4__tower__world, .duration = 5000, .timeout = 0, .cost = 2,
     .source_index = BUILDER_ACTION_BUILD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__build__job_4__tower__arguments}, /* build(job_4, tower): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {.precondition = {.boxes = actions__chop__precondition__boxes, .count = 1},
     .effect = &actions__chop__effect, .own = &actions__chop__own, .world = &actions__chop__world,
     .duration = 3000, .timeout = 0, .cost = 3, .source_index = BUILDER_ACTION_CHOP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 1, .ends_at = 1,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* chop: axe >= 1, have(wood) <= 17 */
    {.precondition = {.boxes = actions__break_stone__precondition__boxes, .count = 1},
     .effect = &actions__break_stone__effect, .own = &actions__break_stone__own,
     .world = &actions__break_stone__world, .duration = 3000, .timeout = 0, .cost = 3,
     .source_index = BUILDER_ACTION_BREAK_STONE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 2, .ends_at = 2, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* break_stone: have(stone) <= 18 */
    {.precondition = {.boxes = actions__saw__precondition__boxes, .count = 1},
     .effect = &actions__saw__effect, .own = &actions__saw__own, .world = &actions__saw__world,
     .duration = 2000, .timeout = 0, .cost = 2, .source_index = BUILDER_ACTION_SAW,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 3, .ends_at = 3,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* saw: have(wood) >= 1, have(planks) <= 18 */
    {.precondition = {.boxes = actions__smelt__precondition__boxes, .count = 1},
     .effect = &actions__smelt__effect, .own = &actions__smelt__own,
     .world = &actions__smelt__world, .duration = 4000, .timeout = 0, .cost = 3,
     .source_index = BUILDER_ACTION_SMELT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 4, .ends_at = 4, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* smelt: have(stone) >= 2, have(wood) >= 1, have(iron) <= 19 */
    {.precondition = {.boxes = actions__sharpen__precondition__boxes, .count = 1},
     .effect = &actions__sharpen__effect, .own = &actions__sharpen__effect, .world = NULL,
     .duration = 2000, .timeout = 0, .cost = 2, .source_index = BUILDER_ACTION_SHARPEN,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 4, .ends_at = 4,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* sharpen: axe <= 2 */
    {.precondition = {.boxes = actions__rest__precondition__boxes, .count = 1},
     .effect = &actions__rest__effect, .own = &actions__rest__effect, .world = NULL,
     .duration = 6000, .timeout = 0, .cost = 1, .source_index = BUILDER_ACTION_REST,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 0,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* rest: tired >= 4 */
    {.precondition = {.boxes = actions__sweep__precondition__boxes, .count = 1},
     .effect = &actions__sweep__effect, .own = &actions__sweep__effect, .world = NULL,
     .duration = 3000, .timeout = 0, .cost = 1, .source_index = BUILDER_ACTION_SWEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 0,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* sweep: not swept */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__whistle__effect,
     .own = NULL, .world = NULL, .duration = 2000, .timeout = 0, .cost = 1,
     .source_index = BUILDER_ACTION_WHISTLE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* whistle: none */
};

static const GG_ROM uint64_t agent_types__builder__heuristics__0__actions[] = {UINT64_C(0x1fffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__0__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__0__digits__1__values[] = {0, 0, 0, 0, 42, 42, 42, 42, 0, 0, 0, 0, 42, 42, 42, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__0__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__0__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__builder__heuristics__0__tables__0__digits__0__values, .word = 0, .shift = 25},
    {.values = agent_types__builder__heuristics__0__tables__0__digits__1__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__0__tables__0__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__0__tables__0__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__0__tables__0__entries[] = {
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__0__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x20001), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__1__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__1__digits__1__values[] = {0, 0, 0, 0, 42, 42, 42, 42, 0, 0, 0, 0, 42, 42, 42, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__1__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__1__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__0__tables__1__digits[] = {
    {.values = agent_types__builder__heuristics__0__tables__1__digits__0__values, .word = 0, .shift = 25},
    {.values = agent_types__builder__heuristics__0__tables__1__digits__1__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__0__tables__1__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__0__tables__1__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__0__tables__1__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__0__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__2__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__2__digits__1__values[] = {0, 0, 0, 0, 42, 42, 42, 42, 0, 0, 0, 0, 42, 42, 42, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__2__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__2__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__0__tables__2__digits[] = {
    {.values = agent_types__builder__heuristics__0__tables__2__digits__0__values, .word = 0, .shift = 25},
    {.values = agent_types__builder__heuristics__0__tables__2__digits__1__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__0__tables__2__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__0__tables__2__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__0__tables__2__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__0__tables__2__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__3__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__3__digits__1__values[] = {0, 0, 0, 0, 42, 42, 42, 42, 0, 0, 0, 0, 42, 42, 42, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__3__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__3__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__0__tables__3__digits[] = {
    {.values = agent_types__builder__heuristics__0__tables__3__digits__0__values, .word = 0, .shift = 25},
    {.values = agent_types__builder__heuristics__0__tables__3__digits__1__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__0__tables__3__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__0__tables__3__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__0__tables__3__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__0__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__4__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__4__digits__1__values[] = {0, 0, 0, 0, 42, 42, 42, 42, 0, 0, 0, 0, 42, 42, 42, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__4__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__4__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__0__tables__4__digits[] = {
    {.values = agent_types__builder__heuristics__0__tables__4__digits__0__values, .word = 0, .shift = 25},
    {.values = agent_types__builder__heuristics__0__tables__4__digits__1__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__0__tables__4__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__0__tables__4__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__0__tables__4__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__0__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__5__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__5__digits__1__values[] = {0, 0, 0, 0, 42, 42, 42, 42, 0, 0, 0, 0, 42, 42, 42, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__5__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__5__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__0__tables__5__digits[] = {
    {.values = agent_types__builder__heuristics__0__tables__5__digits__0__values, .word = 0, .shift = 25},
    {.values = agent_types__builder__heuristics__0__tables__5__digits__1__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__0__tables__5__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__0__tables__5__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__0__tables__5__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__0__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__6__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__6__digits__1__values[] = {0, 0, 0, 0, 42, 42, 42, 42, 0, 0, 0, 0, 42, 42, 42, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__6__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__0__tables__6__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__0__tables__6__digits[] = {
    {.values = agent_types__builder__heuristics__0__tables__6__digits__0__values, .word = 0, .shift = 25},
    {.values = agent_types__builder__heuristics__0__tables__6__digits__1__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__0__tables__6__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__0__tables__6__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__0__tables__6__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__0__tables__6__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__builder__heuristics__0__tables[] = {
    {.digits = agent_types__builder__heuristics__0__tables__0__digits,
     .entries = agent_types__builder__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__0__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {1107300224, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__0__tables__1__digits,
     .entries = agent_types__builder__heuristics__0__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__0__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {1107300224, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__0__tables__2__digits,
     .entries = agent_types__builder__heuristics__0__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__0__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {1107300224, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__0__tables__3__digits,
     .entries = agent_types__builder__heuristics__0__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__0__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {1107300224, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__0__tables__4__digits,
     .entries = agent_types__builder__heuristics__0__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__0__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {1107300224, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__0__tables__5__digits,
     .entries = agent_types__builder__heuristics__0__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__0__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {1107300224, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__0__tables__6__digits,
     .entries = agent_types__builder__heuristics__0__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__0__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {1107300224, 0},
     .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__builder__heuristics__0__policy__nodes[] = {
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
static const GG_ROM gg_policy_test agent_types__builder__heuristics__0__policy__tests[] = {
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
static const GG_ROM gg_policy_leaf agent_types__builder__heuristics__0__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
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
static const GG_ROM gg_policy agent_types__builder__heuristics__0__policy = {.nodes = agent_types__builder__heuristics__0__policy__nodes,
     .tests = agent_types__builder__heuristics__0__policy__tests,
     .leaves = agent_types__builder__heuristics__0__policy__leaves, .invariants = NULL,
     .node_count = 140, .test_count = 28, .leaf_count = 11, .invariant_count = 0, .longest = 12};
static const GG_ROM uint64_t agent_types__builder__heuristics__0__wake_mask[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
static const GG_ROM gg_heuristic agent_types__builder__heuristics__0 = {.actions = agent_types__builder__heuristics__0__actions,
     .tables = agent_types__builder__heuristics__0__tables, .groups = NULL,
     .policy = &agent_types__builder__heuristics__0__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__builder__heuristics__0__wake_mask, .table_count = 7, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__builder__heuristics__1__actions[] = {UINT64_C(0x1fffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__0__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__0__digits__1__values[] = {0, 0, 0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__0__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__0__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__1__tables__0__digits[] = {
    {.values = agent_types__builder__heuristics__1__tables__0__digits__0__values, .word = 0, .shift = 26},
    {.values = agent_types__builder__heuristics__1__tables__0__digits__1__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__1__tables__0__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__1__tables__0__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__1__tables__0__entries[] = {
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__1__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x20001), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__1__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__1__digits__1__values[] = {0, 0, 0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__1__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__1__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__1__tables__1__digits[] = {
    {.values = agent_types__builder__heuristics__1__tables__1__digits__0__values, .word = 0, .shift = 26},
    {.values = agent_types__builder__heuristics__1__tables__1__digits__1__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__1__tables__1__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__1__tables__1__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__1__tables__1__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__1__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__2__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__2__digits__1__values[] = {0, 0, 0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__2__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__2__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__1__tables__2__digits[] = {
    {.values = agent_types__builder__heuristics__1__tables__2__digits__0__values, .word = 0, .shift = 26},
    {.values = agent_types__builder__heuristics__1__tables__2__digits__1__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__1__tables__2__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__1__tables__2__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__1__tables__2__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__1__tables__2__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__3__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__3__digits__1__values[] = {0, 0, 0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__3__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__3__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__1__tables__3__digits[] = {
    {.values = agent_types__builder__heuristics__1__tables__3__digits__0__values, .word = 0, .shift = 26},
    {.values = agent_types__builder__heuristics__1__tables__3__digits__1__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__1__tables__3__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__1__tables__3__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__1__tables__3__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__1__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__4__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__4__digits__1__values[] = {0, 0, 0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__4__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__4__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__1__tables__4__digits[] = {
    {.values = agent_types__builder__heuristics__1__tables__4__digits__0__values, .word = 0, .shift = 26},
    {.values = agent_types__builder__heuristics__1__tables__4__digits__1__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__1__tables__4__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__1__tables__4__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__1__tables__4__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__1__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__5__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__5__digits__1__values[] = {0, 0, 0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__5__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__5__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__1__tables__5__digits[] = {
    {.values = agent_types__builder__heuristics__1__tables__5__digits__0__values, .word = 0, .shift = 26},
    {.values = agent_types__builder__heuristics__1__tables__5__digits__1__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__1__tables__5__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__1__tables__5__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__1__tables__5__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__1__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__6__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__6__digits__1__values[] = {0, 0, 0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__6__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__1__tables__6__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__1__tables__6__digits[] = {
    {.values = agent_types__builder__heuristics__1__tables__6__digits__0__values, .word = 0, .shift = 26},
    {.values = agent_types__builder__heuristics__1__tables__6__digits__1__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__1__tables__6__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__1__tables__6__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__1__tables__6__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__1__tables__6__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__builder__heuristics__1__tables[] = {
    {.digits = agent_types__builder__heuristics__1__tables__0__digits,
     .entries = agent_types__builder__heuristics__1__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__1__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {2214596480, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__1__tables__1__digits,
     .entries = agent_types__builder__heuristics__1__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__1__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {2214596480, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__1__tables__2__digits,
     .entries = agent_types__builder__heuristics__1__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__1__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {2214596480, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__1__tables__3__digits,
     .entries = agent_types__builder__heuristics__1__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__1__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {2214596480, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__1__tables__4__digits,
     .entries = agent_types__builder__heuristics__1__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__1__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {2214596480, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__1__tables__5__digits,
     .entries = agent_types__builder__heuristics__1__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__1__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {2214596480, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__1__tables__6__digits,
     .entries = agent_types__builder__heuristics__1__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__1__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {2214596480, 0},
     .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__builder__heuristics__1__policy__nodes[] = {
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
static const GG_ROM gg_policy_test agent_types__builder__heuristics__1__policy__tests[] = {
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
static const GG_ROM gg_policy_leaf agent_types__builder__heuristics__1__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
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
static const GG_ROM gg_policy agent_types__builder__heuristics__1__policy = {.nodes = agent_types__builder__heuristics__1__policy__nodes,
     .tests = agent_types__builder__heuristics__1__policy__tests,
     .leaves = agent_types__builder__heuristics__1__policy__leaves, .invariants = NULL,
     .node_count = 140, .test_count = 28, .leaf_count = 11, .invariant_count = 0, .longest = 12};
static const GG_ROM uint64_t agent_types__builder__heuristics__1__wake_mask[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
static const GG_ROM gg_heuristic agent_types__builder__heuristics__1 = {.actions = agent_types__builder__heuristics__1__actions,
     .tables = agent_types__builder__heuristics__1__tables, .groups = NULL,
     .policy = &agent_types__builder__heuristics__1__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__builder__heuristics__1__wake_mask, .table_count = 7, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__builder__heuristics__2__actions[] = {UINT64_C(0x1fffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__0__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__0__digits__1__values[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__0__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__0__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__2__tables__0__digits[] = {
    {.values = agent_types__builder__heuristics__2__tables__0__digits__0__values, .word = 0, .shift = 27},
    {.values = agent_types__builder__heuristics__2__tables__0__digits__1__values, .word = 0, .shift = 32},
    {.values = agent_types__builder__heuristics__2__tables__0__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__2__tables__0__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__2__tables__0__entries[] = {
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__2__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x20001), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__1__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__1__digits__1__values[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__1__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__1__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__2__tables__1__digits[] = {
    {.values = agent_types__builder__heuristics__2__tables__1__digits__0__values, .word = 0, .shift = 27},
    {.values = agent_types__builder__heuristics__2__tables__1__digits__1__values, .word = 0, .shift = 32},
    {.values = agent_types__builder__heuristics__2__tables__1__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__2__tables__1__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__2__tables__1__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__2__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__2__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__2__digits__1__values[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__2__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__2__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__2__tables__2__digits[] = {
    {.values = agent_types__builder__heuristics__2__tables__2__digits__0__values, .word = 0, .shift = 27},
    {.values = agent_types__builder__heuristics__2__tables__2__digits__1__values, .word = 0, .shift = 32},
    {.values = agent_types__builder__heuristics__2__tables__2__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__2__tables__2__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__2__tables__2__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__2__tables__2__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__3__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__3__digits__1__values[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__3__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__3__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__2__tables__3__digits[] = {
    {.values = agent_types__builder__heuristics__2__tables__3__digits__0__values, .word = 0, .shift = 27},
    {.values = agent_types__builder__heuristics__2__tables__3__digits__1__values, .word = 0, .shift = 32},
    {.values = agent_types__builder__heuristics__2__tables__3__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__2__tables__3__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__2__tables__3__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__2__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__4__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__4__digits__1__values[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__4__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__4__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__2__tables__4__digits[] = {
    {.values = agent_types__builder__heuristics__2__tables__4__digits__0__values, .word = 0, .shift = 27},
    {.values = agent_types__builder__heuristics__2__tables__4__digits__1__values, .word = 0, .shift = 32},
    {.values = agent_types__builder__heuristics__2__tables__4__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__2__tables__4__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__2__tables__4__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__2__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__5__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__5__digits__1__values[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__5__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__5__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__2__tables__5__digits[] = {
    {.values = agent_types__builder__heuristics__2__tables__5__digits__0__values, .word = 0, .shift = 27},
    {.values = agent_types__builder__heuristics__2__tables__5__digits__1__values, .word = 0, .shift = 32},
    {.values = agent_types__builder__heuristics__2__tables__5__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__2__tables__5__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__2__tables__5__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__2__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__6__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__6__digits__1__values[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__6__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__2__tables__6__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__2__tables__6__digits[] = {
    {.values = agent_types__builder__heuristics__2__tables__6__digits__0__values, .word = 0, .shift = 27},
    {.values = agent_types__builder__heuristics__2__tables__6__digits__1__values, .word = 0, .shift = 32},
    {.values = agent_types__builder__heuristics__2__tables__6__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__2__tables__6__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__2__tables__6__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__2__tables__6__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__builder__heuristics__2__tables[] = {
    {.digits = agent_types__builder__heuristics__2__tables__0__digits,
     .entries = agent_types__builder__heuristics__2__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__2__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {134221696, 1},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__2__tables__1__digits,
     .entries = agent_types__builder__heuristics__2__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__2__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {134221696, 1},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__2__tables__2__digits,
     .entries = agent_types__builder__heuristics__2__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__2__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {134221696, 1},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__2__tables__3__digits,
     .entries = agent_types__builder__heuristics__2__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__2__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {134221696, 1},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__2__tables__4__digits,
     .entries = agent_types__builder__heuristics__2__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__2__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {134221696, 1},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__2__tables__5__digits,
     .entries = agent_types__builder__heuristics__2__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__2__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {134221696, 1},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__2__tables__6__digits,
     .entries = agent_types__builder__heuristics__2__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__2__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {134221696, 1},
     .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__builder__heuristics__2__policy__nodes[] = {
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
static const GG_ROM gg_policy_test agent_types__builder__heuristics__2__policy__tests[] = {
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
static const GG_ROM gg_policy_leaf agent_types__builder__heuristics__2__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
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
static const GG_ROM gg_policy agent_types__builder__heuristics__2__policy = {.nodes = agent_types__builder__heuristics__2__policy__nodes,
     .tests = agent_types__builder__heuristics__2__policy__tests,
     .leaves = agent_types__builder__heuristics__2__policy__leaves, .invariants = NULL,
     .node_count = 140, .test_count = 28, .leaf_count = 11, .invariant_count = 0, .longest = 12};
static const GG_ROM uint64_t agent_types__builder__heuristics__2__wake_mask[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
static const GG_ROM gg_heuristic agent_types__builder__heuristics__2 = {.actions = agent_types__builder__heuristics__2__actions,
     .tables = agent_types__builder__heuristics__2__tables, .groups = NULL,
     .policy = &agent_types__builder__heuristics__2__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__builder__heuristics__2__wake_mask, .table_count = 7, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__builder__heuristics__3__actions[] = {UINT64_C(0x1fffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__0__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__0__digits__1__values[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__0__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__0__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__3__tables__0__digits[] = {
    {.values = agent_types__builder__heuristics__3__tables__0__digits__0__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__3__tables__0__digits__1__values, .word = 0, .shift = 33},
    {.values = agent_types__builder__heuristics__3__tables__0__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__3__tables__0__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__3__tables__0__entries[] = {
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__3__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x20001), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__1__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__1__digits__1__values[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__1__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__1__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__3__tables__1__digits[] = {
    {.values = agent_types__builder__heuristics__3__tables__1__digits__0__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__3__tables__1__digits__1__values, .word = 0, .shift = 33},
    {.values = agent_types__builder__heuristics__3__tables__1__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__3__tables__1__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__3__tables__1__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__3__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__2__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__2__digits__1__values[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__2__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__2__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__3__tables__2__digits[] = {
    {.values = agent_types__builder__heuristics__3__tables__2__digits__0__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__3__tables__2__digits__1__values, .word = 0, .shift = 33},
    {.values = agent_types__builder__heuristics__3__tables__2__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__3__tables__2__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__3__tables__2__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__3__tables__2__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__3__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__3__digits__1__values[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__3__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__3__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__3__tables__3__digits[] = {
    {.values = agent_types__builder__heuristics__3__tables__3__digits__0__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__3__tables__3__digits__1__values, .word = 0, .shift = 33},
    {.values = agent_types__builder__heuristics__3__tables__3__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__3__tables__3__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__3__tables__3__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__3__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__4__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__4__digits__1__values[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__4__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__4__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__3__tables__4__digits[] = {
    {.values = agent_types__builder__heuristics__3__tables__4__digits__0__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__3__tables__4__digits__1__values, .word = 0, .shift = 33},
    {.values = agent_types__builder__heuristics__3__tables__4__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__3__tables__4__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__3__tables__4__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__3__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__5__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__5__digits__1__values[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__5__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__5__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__3__tables__5__digits[] = {
    {.values = agent_types__builder__heuristics__3__tables__5__digits__0__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__3__tables__5__digits__1__values, .word = 0, .shift = 33},
    {.values = agent_types__builder__heuristics__3__tables__5__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__3__tables__5__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__3__tables__5__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__3__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__6__digits__0__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__6__digits__1__values[] = {0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__6__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__3__tables__6__digits__3__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__3__tables__6__digits[] = {
    {.values = agent_types__builder__heuristics__3__tables__6__digits__0__values, .word = 0, .shift = 28},
    {.values = agent_types__builder__heuristics__3__tables__6__digits__1__values, .word = 0, .shift = 33},
    {.values = agent_types__builder__heuristics__3__tables__6__digits__2__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__3__tables__6__digits__3__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__3__tables__6__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__builder__heuristics__3__tables__6__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__builder__heuristics__3__tables[] = {
    {.digits = agent_types__builder__heuristics__3__tables__0__digits,
     .entries = agent_types__builder__heuristics__3__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__3__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {268439424, 2},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__3__tables__1__digits,
     .entries = agent_types__builder__heuristics__3__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__3__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {268439424, 2},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__3__tables__2__digits,
     .entries = agent_types__builder__heuristics__3__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__3__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {268439424, 2},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__3__tables__3__digits,
     .entries = agent_types__builder__heuristics__3__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__3__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {268439424, 2},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__3__tables__4__digits,
     .entries = agent_types__builder__heuristics__3__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__3__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {268439424, 2},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__3__tables__5__digits,
     .entries = agent_types__builder__heuristics__3__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__3__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {268439424, 2},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__3__tables__6__digits,
     .entries = agent_types__builder__heuristics__3__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__3__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 84, .mask = {268439424, 2},
     .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__builder__heuristics__3__policy__nodes[] = {
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
static const GG_ROM gg_policy_test agent_types__builder__heuristics__3__policy__tests[] = {
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
static const GG_ROM gg_policy_leaf agent_types__builder__heuristics__3__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
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
static const GG_ROM gg_policy agent_types__builder__heuristics__3__policy = {.nodes = agent_types__builder__heuristics__3__policy__nodes,
     .tests = agent_types__builder__heuristics__3__policy__tests,
     .leaves = agent_types__builder__heuristics__3__policy__leaves, .invariants = NULL,
     .node_count = 140, .test_count = 28, .leaf_count = 11, .invariant_count = 0, .longest = 12};
static const GG_ROM uint64_t agent_types__builder__heuristics__3__wake_mask[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
static const GG_ROM gg_heuristic agent_types__builder__heuristics__3 = {.actions = agent_types__builder__heuristics__3__actions,
     .tables = agent_types__builder__heuristics__3__tables, .groups = NULL,
     .policy = &agent_types__builder__heuristics__3__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__builder__heuristics__3__wake_mask, .table_count = 7, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__builder__heuristics__4__actions[] = {UINT64_C(0x200000)};
static const GG_ROM uint16_t agent_types__builder__heuristics__4__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__4__tables__0__digits[] = {
    {.values = agent_types__builder__heuristics__4__tables__0__digits__0__values, .word = 1, .shift = 32},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__4__tables__0__entries[] = {0, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1};
static const GG_ROM uint64_t agent_types__builder__heuristics__4__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__builder__heuristics__4__tables__0__policy[] = {7, 7, 7, 7, 6, 5, 4, 3, 2, 1, 0};
static const GG_ROM gg_table_step agent_types__builder__heuristics__4__tables__0__moves[] = {
    {.action = 21, .offset = 65526}, /* rest */
    {.action = 21, .offset = 65527}, /* rest */
    {.action = 21, .offset = 65528}, /* rest */
    {.action = 21, .offset = 65529}, /* rest */
    {.action = 21, .offset = 65530}, /* rest */
    {.action = 21, .offset = 65531}, /* rest */
    {.action = 21, .offset = 65532}, /* rest */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__builder__heuristics__4__tables[] = {
    {.digits = agent_types__builder__heuristics__4__tables__0__digits,
     .entries = agent_types__builder__heuristics__4__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__4__tables__0__distances,
     .policy = agent_types__builder__heuristics__4__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__builder__heuristics__4__tables__0__moves, .base = UINT64_C(0x0),
     .size = 11, .mask = {0, 1920}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__builder__heuristics__4__wake_mask[] = {UINT64_C(0x0), UINT64_C(0xf00000000)};
static const GG_ROM gg_heuristic agent_types__builder__heuristics__4 = {.actions = agent_types__builder__heuristics__4__actions,
     .tables = agent_types__builder__heuristics__4__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__builder__heuristics__4__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__builder__heuristics__5__actions[] = {UINT64_C(0x1fffff)};
static const GG_ROM uint16_t agent_types__builder__heuristics__5__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__builder__heuristics__5__tables__0__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__5__tables__0__digits[] = {
    {.values = agent_types__builder__heuristics__5__tables__0__digits__0__values, .word = 1, .shift = 0},
    {.values = agent_types__builder__heuristics__5__tables__0__digits__1__values, .word = 1, .shift = 4},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__5__tables__0__entries[] = {2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__builder__heuristics__5__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x30001), UINT64_C(0x60002)};
static const GG_ROM uint16_t agent_types__builder__heuristics__5__tables__1__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7};
static const GG_ROM gg_index_digit agent_types__builder__heuristics__5__tables__1__digits[] = {
    {.values = agent_types__builder__heuristics__5__tables__1__digits__0__values, .word = 1, .shift = 24},
};
static const GG_ROM uint8_t agent_types__builder__heuristics__5__tables__1__entries[] = {1, 1, 0, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__builder__heuristics__5__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0x20001)};
static const GG_ROM gg_distance_table agent_types__builder__heuristics__5__tables[] = {
    {.digits = agent_types__builder__heuristics__5__tables__0__digits,
     .entries = agent_types__builder__heuristics__5__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__5__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 21, .mask = {3968, 0},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__builder__heuristics__5__tables__1__digits,
     .entries = agent_types__builder__heuristics__5__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__builder__heuristics__5__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 7, .mask = {2147483651, 0},
     .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__builder__heuristics__5__policy__nodes[] = {
    {0, 1, 3}, {1, 2, 3}, {2, 4, 3}, {3, 5, 8}, {3, 6, 9}, {4, 10, 8},
    {4, 7, 9}, {5, 10, 9},
};
static const GG_ROM gg_policy_test agent_types__builder__heuristics__5__policy__tests[] = {
    {.mask = UINT64_C(0x10), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x2000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__builder__heuristics__5__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 16, .from = 0}, /* chop */
    {.action = 20, .from = 3}, /* sharpen */
};
static const GG_ROM gg_policy agent_types__builder__heuristics__5__policy = {.nodes = agent_types__builder__heuristics__5__policy__nodes,
     .tests = agent_types__builder__heuristics__5__policy__tests,
     .leaves = agent_types__builder__heuristics__5__policy__leaves, .invariants = NULL,
     .node_count = 8, .test_count = 6, .leaf_count = 3, .invariant_count = 0, .longest = 3};
static const GG_ROM uint64_t agent_types__builder__heuristics__5__wake_mask[] = {UINT64_C(0x3dfffffe0), UINT64_C(0x77df7df)};
static const GG_ROM gg_heuristic agent_types__builder__heuristics__5 = {.actions = agent_types__builder__heuristics__5__actions,
     .tables = agent_types__builder__heuristics__5__tables, .groups = NULL,
     .policy = &agent_types__builder__heuristics__5__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__builder__heuristics__5__wake_mask, .table_count = 2, .asks = false,
     .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__builder__heuristics[] = {
    &agent_types__builder__heuristics__0,
    &agent_types__builder__heuristics__1,
    &agent_types__builder__heuristics__2,
    &agent_types__builder__heuristics__3,
    &agent_types__builder__heuristics__4,
    &agent_types__builder__heuristics__5,
};
static const GG_ROM uint16_t agent_types__builder__goals[] = {
    0, /* finished(job_1) */
    1, /* finished(job_2) */
    2, /* finished(job_3) */
    3, /* finished(job_4) */
    4, /* rested */
    5, /* ready */
};
static const GG_ROM uint64_t agent_types__builder__relevance_mask[] = {UINT64_C(0x3de108420), UINT64_C(0xf0700001f)};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__builder__calls,
     .heuristics = agent_types__builder__heuristics, .goals = agent_types__builder__goals,
     .relevance_mask = agent_types__builder__relevance_mask, .goal_count = 6, .task = 0}, /* builder */
};

/* idle */
static const GG_ROM gg_flag_test tasks__idle__methods__tidy__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20000000), .want = UINT64_C(0x0)}, /* not swept */
};
static const GG_ROM gg_box tasks__idle__methods__tidy__precondition__boxes[] = {
    {.flags = tasks__idle__methods__tidy__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__idle__methods__tidy__subtasks[] = {action__sweep};
static const GG_ROM uint16_t tasks__idle__methods__wait__subtasks[] = {action__whistle};
static const GG_ROM gg_method tasks__idle__methods[] = {
    {.precondition = {.boxes = tasks__idle__methods__tidy__precondition__boxes, .count = 1},
     .subtasks = tasks__idle__methods__tidy__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* tidy: not swept */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__idle__methods__wait__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* wait: none */
};
static const GG_ROM gg_task tasks__all[] = {
    {.methods = tasks__idle__methods, .groups = NULL, .index = NULL, .method_count = 2, .group_count = 0,
     .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1, .draws = false,
     .component = GG_NONE}, /* idle */
};

static const GG_ROM gg_point places__points[] = {
    {.x = 0, .y = 0}, /* yard */
    {.x = 8000, .y = 4000}, /* forest */
    {.x = 10000, .y = -3000}, /* quarry */
    {.x = 3000, .y = 1000}, /* sawpit */
    {.x = 2000, .y = -2000}, /* smithy */
};
static const GG_ROM uint16_t places__symbols[] = {
    BUILDER_YARD, /* yard */
    BUILDER_FOREST, /* forest */
    BUILDER_QUARRY, /* quarry */
    BUILDER_SAWPIT, /* sawpit */
    BUILDER_SMITHY, /* smithy */
};
static const GG_ROM gg_places places__row = {.walking = &gg_walking, .points = places__points,
     .symbols = places__symbols, .within = NULL, .leg_costs = NULL, .speed = 2000, .fact = 0,
     .count = 5,
     .offsets = {.agent_walk = offsetof(builder_agent, walk), .world_points = offsetof(builder_world, points)}};

static const GG_ROM gg_wants wants__row = {.wanting = &gg_wanting,
     .offsets = {.agent_wants = offsetof(builder_agent, wants),
     .agent_want_flags = offsetof(builder_agent, want_flags),
     .agent_want_ranges = offsetof(builder_agent, want_ranges)}};

static const GG_ROM uint64_t claims__0__users[] = {UINT64_C(0xdffff)};
static const GG_ROM uint64_t claims__1__users[] = {UINT64_C(0xaffff)};
static const GG_ROM uint64_t claims__2__users[] = {UINT64_C(0x4ffff)};
static const GG_ROM uint64_t claims__3__users[] = {UINT64_C(0x8ffff)};
static const GG_ROM gg_claimed_fact claims__all[] = {
    {.users = claims__0__users, .fact = 1, .traits = 5}, /* have(wood) */
    {.users = claims__1__users, .fact = 2, .traits = 5}, /* have(stone) */
    {.users = claims__2__users, .fact = 3, .traits = 5}, /* have(planks) */
    {.users = claims__3__users, .fact = 4, .traits = 5}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_1__hut[] = {
    {.amount = 3, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 0, .place = 1, .kind = GG_ADDS, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_1__well[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 4, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 0, .place = 2, .kind = GG_ADDS, .more = true}, /* have(planks) */
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_1__mill[] = {
    {.amount = 2, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 3, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 3, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_1__tower[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 8, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 2, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_2__hut[] = {
    {.amount = 3, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 0, .place = 1, .kind = GG_ADDS, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_2__well[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 4, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 0, .place = 2, .kind = GG_ADDS, .more = true}, /* have(planks) */
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_2__mill[] = {
    {.amount = 2, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 3, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 3, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_2__tower[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 8, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 2, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_3__hut[] = {
    {.amount = 3, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 0, .place = 1, .kind = GG_ADDS, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_3__well[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 4, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 0, .place = 2, .kind = GG_ADDS, .more = true}, /* have(planks) */
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_3__mill[] = {
    {.amount = 2, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 3, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 3, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_3__tower[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 8, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 2, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_4__hut[] = {
    {.amount = 3, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 0, .place = 1, .kind = GG_ADDS, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_4__well[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 4, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 0, .place = 2, .kind = GG_ADDS, .more = true}, /* have(planks) */
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_4__mill[] = {
    {.amount = 2, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 3, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 3, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 0, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__build__job_4__tower[] = {
    {.amount = 0, .place = 0, .kind = GG_ADDS, .more = true}, /* have(wood) */
    {.amount = 8, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 2, .place = 2, .kind = GG_TAKES, .more = true}, /* have(planks) */
    {.amount = 2, .place = 3, .kind = GG_TAKES, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim claims__of_actions__chop[] = {
    {.amount = 3, .place = 0, .kind = GG_ADDS, .more = false}, /* have(wood) */
};
static const GG_ROM gg_claim claims__of_actions__break_stone[] = {
    {.amount = 2, .place = 1, .kind = GG_ADDS, .more = false}, /* have(stone) */
};
static const GG_ROM gg_claim claims__of_actions__saw[] = {
    {.amount = 1, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 2, .place = 2, .kind = GG_ADDS, .more = false}, /* have(planks) */
};
static const GG_ROM gg_claim claims__of_actions__smelt[] = {
    {.amount = 2, .place = 1, .kind = GG_TAKES, .more = true}, /* have(stone) */
    {.amount = 1, .place = 0, .kind = GG_TAKES, .more = true}, /* have(wood) */
    {.amount = 1, .place = 3, .kind = GG_ADDS, .more = false}, /* have(iron) */
};
static const GG_ROM gg_claim *const GG_ROM claims__of_actions[] = {
    claims__of_actions__build__job_1__hut, /* build(job_1, hut) */
    claims__of_actions__build__job_1__well, /* build(job_1, well) */
    claims__of_actions__build__job_1__mill, /* build(job_1, mill) */
    claims__of_actions__build__job_1__tower, /* build(job_1, tower) */
    claims__of_actions__build__job_2__hut, /* build(job_2, hut) */
    claims__of_actions__build__job_2__well, /* build(job_2, well) */
    claims__of_actions__build__job_2__mill, /* build(job_2, mill) */
    claims__of_actions__build__job_2__tower, /* build(job_2, tower) */
    claims__of_actions__build__job_3__hut, /* build(job_3, hut) */
    claims__of_actions__build__job_3__well, /* build(job_3, well) */
    claims__of_actions__build__job_3__mill, /* build(job_3, mill) */
    claims__of_actions__build__job_3__tower, /* build(job_3, tower) */
    claims__of_actions__build__job_4__hut, /* build(job_4, hut) */
    claims__of_actions__build__job_4__well, /* build(job_4, well) */
    claims__of_actions__build__job_4__mill, /* build(job_4, mill) */
    claims__of_actions__build__job_4__tower, /* build(job_4, tower) */
    claims__of_actions__chop, /* chop */
    claims__of_actions__break_stone, /* break_stone */
    claims__of_actions__saw, /* saw */
    claims__of_actions__smelt, /* smelt */
    NULL, /* sharpen */
    NULL, /* rest */
    NULL, /* sweep */
    NULL, /* whistle */
};
static const GG_ROM uint64_t claims__bits[] = {UINT64_C(0x0), UINT64_C(0x7df7df)};
static const GG_ROM gg_claims claims__row = {.claiming = &gg_claiming, .all = claims__all,
     .of_actions = claims__of_actions, .passing = &gg_passing, .bits = claims__bits,
     .asking_tasks = NULL,
     .offsets = {.agent_planning_state = offsetof(builder_agent, planning_state),
     .agent_view_snapshot = offsetof(builder_agent, view_snapshot),
     .agent_refused = offsetof(builder_agent, refused),
     .agent_released = offsetof(builder_agent, released),
     .agent_numbers = offsetof(builder_agent, numbers),
     .agent_named = offsetof(builder_agent, named),
     .world_reservations = offsetof(builder_world, reservations),
     .world_holders = offsetof(builder_world, holders),
     .world_turns = offsetof(builder_world, turns), .world_queues = offsetof(builder_world, queues)},
     .count = 4};

static const GG_ROM uint64_t features__slots__0__actions[] = {UINT64_C(0xf)};
static const GG_ROM uint64_t features__slots__0__goals[] = {UINT64_C(0x1)};
static const GG_ROM gg_reset_fact features__slots__0__resets[] = {
    {.start = 0, .from = 4294967295, .fact = 5}, /* ordered(job_1) */
    {.start = 0, .from = 4294967295, .fact = 9}, /* built(job_1) */
};
static const GG_ROM uint64_t features__slots__1__actions[] = {UINT64_C(0xf0)};
static const GG_ROM uint64_t features__slots__1__goals[] = {UINT64_C(0x2)};
static const GG_ROM gg_reset_fact features__slots__1__resets[] = {
    {.start = 0, .from = 4294967295, .fact = 6}, /* ordered(job_2) */
    {.start = 0, .from = 4294967295, .fact = 10}, /* built(job_2) */
};
static const GG_ROM uint64_t features__slots__2__actions[] = {UINT64_C(0xf00)};
static const GG_ROM uint64_t features__slots__2__goals[] = {UINT64_C(0x4)};
static const GG_ROM gg_reset_fact features__slots__2__resets[] = {
    {.start = 0, .from = 4294967295, .fact = 7}, /* ordered(job_3) */
    {.start = 0, .from = 4294967295, .fact = 11}, /* built(job_3) */
};
static const GG_ROM uint64_t features__slots__3__actions[] = {UINT64_C(0xf000)};
static const GG_ROM uint64_t features__slots__3__goals[] = {UINT64_C(0x8)};
static const GG_ROM gg_reset_fact features__slots__3__resets[] = {
    {.start = 0, .from = 4294967295, .fact = 8}, /* ordered(job_4) */
    {.start = 0, .from = 4294967295, .fact = 12}, /* built(job_4) */
};
static const GG_ROM gg_slot features__slots__all[] = {
    {.actions = features__slots__0__actions, .goals = features__slots__0__goals,
     .resets = features__slots__0__resets, .reset_count = 2, .symbol = BUILDER_JOB_1, .bound = 16},
    {.actions = features__slots__1__actions, .goals = features__slots__1__goals,
     .resets = features__slots__1__resets, .reset_count = 2, .symbol = BUILDER_JOB_2, .bound = 17},
    {.actions = features__slots__2__actions, .goals = features__slots__2__goals,
     .resets = features__slots__2__resets, .reset_count = 2, .symbol = BUILDER_JOB_3, .bound = 18},
    {.actions = features__slots__3__actions, .goals = features__slots__3__goals,
     .resets = features__slots__3__resets, .reset_count = 2, .symbol = BUILDER_JOB_4, .bound = 19},
};
static const GG_ROM uint16_t features__slots__ends[] = {4};
static const GG_ROM gg_slots features__slots = {.ops = &gg_slotting, .all = features__slots__all,
     .ends = features__slots__ends,
     .offsets = {.agent_slots = offsetof(builder_agent, slots), .world_slots = offsetof(builder_world, slots)},
     .count = 4};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_1__hut__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3a0), .want = UINT64_C(0x0)}, /* ordered(job_1) == hut */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_1__hut__boxes[] = {
    {.flags = features__lasting__conditions__build__job_1__hut__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_1__hut = {.boxes = features__lasting__conditions__build__job_1__hut__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_1__well__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x360), .want = UINT64_C(0x0)}, /* ordered(job_1) == well */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_1__well__boxes[] = {
    {.flags = features__lasting__conditions__build__job_1__well__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_1__well = {.boxes = features__lasting__conditions__build__job_1__well__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_1__mill__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2e0), .want = UINT64_C(0x0)}, /* ordered(job_1) == mill */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_1__mill__boxes[] = {
    {.flags = features__lasting__conditions__build__job_1__mill__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_1__mill = {.boxes = features__lasting__conditions__build__job_1__mill__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_1__tower__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1e0), .want = UINT64_C(0x0)}, /* ordered(job_1) == tower */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_1__tower__boxes[] = {
    {.flags = features__lasting__conditions__build__job_1__tower__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_1__tower = {.boxes = features__lasting__conditions__build__job_1__tower__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_2__hut__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7400), .want = UINT64_C(0x0)}, /* ordered(job_2) == hut */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_2__hut__boxes[] = {
    {.flags = features__lasting__conditions__build__job_2__hut__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_2__hut = {.boxes = features__lasting__conditions__build__job_2__hut__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_2__well__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6c00), .want = UINT64_C(0x0)}, /* ordered(job_2) == well */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_2__well__boxes[] = {
    {.flags = features__lasting__conditions__build__job_2__well__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_2__well = {.boxes = features__lasting__conditions__build__job_2__well__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_2__mill__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5c00), .want = UINT64_C(0x0)}, /* ordered(job_2) == mill */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_2__mill__boxes[] = {
    {.flags = features__lasting__conditions__build__job_2__mill__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_2__mill = {.boxes = features__lasting__conditions__build__job_2__mill__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_2__tower__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3c00), .want = UINT64_C(0x0)}, /* ordered(job_2) == tower */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_2__tower__boxes[] = {
    {.flags = features__lasting__conditions__build__job_2__tower__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_2__tower = {.boxes = features__lasting__conditions__build__job_2__tower__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_3__hut__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xe8000), .want = UINT64_C(0x0)}, /* ordered(job_3) == hut */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_3__hut__boxes[] = {
    {.flags = features__lasting__conditions__build__job_3__hut__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_3__hut = {.boxes = features__lasting__conditions__build__job_3__hut__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_3__well__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xd8000), .want = UINT64_C(0x0)}, /* ordered(job_3) == well */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_3__well__boxes[] = {
    {.flags = features__lasting__conditions__build__job_3__well__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_3__well = {.boxes = features__lasting__conditions__build__job_3__well__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_3__mill__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xb8000), .want = UINT64_C(0x0)}, /* ordered(job_3) == mill */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_3__mill__boxes[] = {
    {.flags = features__lasting__conditions__build__job_3__mill__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_3__mill = {.boxes = features__lasting__conditions__build__job_3__mill__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_3__tower__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x78000), .want = UINT64_C(0x0)}, /* ordered(job_3) == tower */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_3__tower__boxes[] = {
    {.flags = features__lasting__conditions__build__job_3__tower__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_3__tower = {.boxes = features__lasting__conditions__build__job_3__tower__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_4__hut__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1d00000), .want = UINT64_C(0x0)}, /* ordered(job_4) == hut */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_4__hut__boxes[] = {
    {.flags = features__lasting__conditions__build__job_4__hut__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_4__hut = {.boxes = features__lasting__conditions__build__job_4__hut__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_4__well__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1b00000), .want = UINT64_C(0x0)}, /* ordered(job_4) == well */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_4__well__boxes[] = {
    {.flags = features__lasting__conditions__build__job_4__well__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_4__well = {.boxes = features__lasting__conditions__build__job_4__well__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_4__mill__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1700000), .want = UINT64_C(0x0)}, /* ordered(job_4) == mill */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_4__mill__boxes[] = {
    {.flags = features__lasting__conditions__build__job_4__mill__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_4__mill = {.boxes = features__lasting__conditions__build__job_4__mill__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__build__job_4__tower__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xf00000), .want = UINT64_C(0x0)}, /* ordered(job_4) == tower */
};
static const GG_ROM gg_box features__lasting__conditions__build__job_4__tower__boxes[] = {
    {.flags = features__lasting__conditions__build__job_4__tower__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__build__job_4__tower = {.boxes = features__lasting__conditions__build__job_4__tower__boxes,
     .count = 1};
static const GG_ROM gg_condition *const GG_ROM features__lasting__conditions[] = {
    &features__lasting__conditions__build__job_1__hut, /* build(job_1, hut) */
    &features__lasting__conditions__build__job_1__well, /* build(job_1, well) */
    &features__lasting__conditions__build__job_1__mill, /* build(job_1, mill) */
    &features__lasting__conditions__build__job_1__tower, /* build(job_1, tower) */
    &features__lasting__conditions__build__job_2__hut, /* build(job_2, hut) */
    &features__lasting__conditions__build__job_2__well, /* build(job_2, well) */
    &features__lasting__conditions__build__job_2__mill, /* build(job_2, mill) */
    &features__lasting__conditions__build__job_2__tower, /* build(job_2, tower) */
    &features__lasting__conditions__build__job_3__hut, /* build(job_3, hut) */
    &features__lasting__conditions__build__job_3__well, /* build(job_3, well) */
    &features__lasting__conditions__build__job_3__mill, /* build(job_3, mill) */
    &features__lasting__conditions__build__job_3__tower, /* build(job_3, tower) */
    &features__lasting__conditions__build__job_4__hut, /* build(job_4, hut) */
    &features__lasting__conditions__build__job_4__well, /* build(job_4, well) */
    &features__lasting__conditions__build__job_4__mill, /* build(job_4, mill) */
    &features__lasting__conditions__build__job_4__tower, /* build(job_4, tower) */
    NULL, /* chop */
    NULL, /* break_stone */
    NULL, /* saw */
    NULL, /* smelt */
    NULL, /* sharpen */
    NULL, /* rest */
    NULL, /* sweep */
    NULL, /* whistle */
};
static const GG_ROM gg_lasting_conditions features__lasting = {.ops = &gg_enduring,
     .conditions = features__lasting__conditions};
static const GG_ROM gg_features features__row = {.ops = &gg_feature_dispatch,
     .slots = &features__slots, .sums = NULL, .lasting = &features__lasting, .until = NULL,
     .cases = NULL, .partial = NULL, .setbacks = NULL, .restarts = NULL, .random_ranges = NULL,
     .denials = NULL, .cooldowns = NULL, .goal_retries = NULL, .timeouts = NULL,
     .commitments = NULL, .best_efforts = NULL, .values = NULL, .whiles = NULL, .holdings = NULL,
     .expressions = NULL, .one_shots = NULL, .varying = NULL,
     .offsets = {.agent_duration = 0, .agent_seeds = 0}};

/* finished(job_1) */
static const GG_ROM gg_flag_test goals__finished__job_1__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x42000000), .want = UINT64_C(0x42000000)}, /* built(job_1), job_bound(job_1) */
};
static const GG_ROM gg_box goals__finished__job_1__condition__boxes[] = {
    {.flags = goals__finished__job_1__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__finished__job_1__relevant__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40000020), .want = UINT64_C(0x40000000)}, /* ordered(job_1) != nothing, job_bound(job_1) */
};
static const GG_ROM gg_box goals__finished__job_1__relevant__boxes[] = {
    {.flags = goals__finished__job_1__relevant__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* finished(job_2) */
static const GG_ROM gg_flag_test goals__finished__job_2__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x84000000), .want = UINT64_C(0x84000000)}, /* built(job_2), job_bound(job_2) */
};
static const GG_ROM gg_box goals__finished__job_2__condition__boxes[] = {
    {.flags = goals__finished__job_2__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__finished__job_2__relevant__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x80000400), .want = UINT64_C(0x80000000)}, /* ordered(job_2) != nothing, job_bound(job_2) */
};
static const GG_ROM gg_box goals__finished__job_2__relevant__boxes[] = {
    {.flags = goals__finished__job_2__relevant__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* finished(job_3) */
static const GG_ROM gg_flag_test goals__finished__job_3__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x108000000), .want = UINT64_C(0x108000000)}, /* built(job_3), job_bound(job_3) */
};
static const GG_ROM gg_box goals__finished__job_3__condition__boxes[] = {
    {.flags = goals__finished__job_3__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__finished__job_3__relevant__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100008000), .want = UINT64_C(0x100000000)}, /* ordered(job_3) != nothing, job_bound(job_3) */
};
static const GG_ROM gg_box goals__finished__job_3__relevant__boxes[] = {
    {.flags = goals__finished__job_3__relevant__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* finished(job_4) */
static const GG_ROM gg_flag_test goals__finished__job_4__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x210000000), .want = UINT64_C(0x210000000)}, /* built(job_4), job_bound(job_4) */
};
static const GG_ROM gg_box goals__finished__job_4__condition__boxes[] = {
    {.flags = goals__finished__job_4__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__finished__job_4__relevant__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200100000), .want = UINT64_C(0x200000000)}, /* ordered(job_4) != nothing, job_bound(job_4) */
};
static const GG_ROM gg_box goals__finished__job_4__relevant__boxes[] = {
    {.flags = goals__finished__job_4__relevant__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* rested */
static const GG_ROM gg_range_test goals__rested__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x206514514), .care = UINT64_C(0xf00000000)}, /* tired <= 2 */
};
static const GG_ROM gg_box goals__rested__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__rested__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_range_test goals__rested__relevant__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x800000000), .high = UINT64_C(0xa06514514),
     .care = UINT64_C(0xf00000000)}, /* tired >= 8 */
};
static const GG_ROM gg_box goals__rested__relevant__boxes[] = {
    {.flags = NULL, .ranges = goals__rested__relevant__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* ready */
static const GG_ROM gg_range_test goals__ready__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2000004), .high = UINT64_C(0xa06514514), .care = UINT64_C(0x700001f)}, /* have(wood) >= 4, axe >= 2 */
};
static const GG_ROM gg_box goals__ready__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__ready__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__finished__job_1__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__finished__job_1__relevant__boxes, .count = 1}, .priority = 0,
     .cooldown = 0, .called = true, .keep = false}, /* finished(job_1): built(it), job_bound(it) */
    {.condition = {.boxes = goals__finished__job_2__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__finished__job_2__relevant__boxes, .count = 1}, .priority = 0,
     .cooldown = 0, .called = true, .keep = false}, /* finished(job_2): built(it), job_bound(it) */
    {.condition = {.boxes = goals__finished__job_3__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__finished__job_3__relevant__boxes, .count = 1}, .priority = 0,
     .cooldown = 0, .called = true, .keep = false}, /* finished(job_3): built(it), job_bound(it) */
    {.condition = {.boxes = goals__finished__job_4__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__finished__job_4__relevant__boxes, .count = 1}, .priority = 0,
     .cooldown = 0, .called = true, .keep = false}, /* finished(job_4): built(it), job_bound(it) */
    {.condition = {.boxes = goals__rested__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__rested__relevant__boxes, .count = 1}, .priority = 20,
     .cooldown = 0, .called = false, .keep = false}, /* rested: tired <= 2 */
    {.condition = {.boxes = goals__ready__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = -1, .cooldown = 0,
     .called = false, .keep = false}, /* ready: have(wood) >= 4, axe >= 2 */
};

static const GG_ROM gg_init_hook hooks__init[] = {
    gg_rules_init,
    gg_travel_init,
    NULL,
};
static const GG_ROM gg_pass_hook hooks__pass[] = {
    gg_travel_pass,
    gg_rules_pass,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__begin[] = {
    gg_slots_drop_unbound_at_begin,
    gg_lasting_check,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__settle[] = {
    gg_slots_drop_unbound_if_idle,
    gg_claims_wake_agent,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__look[] = {
    NULL,
};
static const GG_ROM gg_tick_hook hooks__start[] = {
    gg_slots_drop_unbound,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__end[] = {
    gg_turns_end,
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x108421), UINT64_C(0x6000084)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0), UINT64_C(0xa06514514)};

static const GG_ROM uint16_t goal_sources__0__arguments[] = {BUILDER_JOB_1, BUILDER_JOB_2, BUILDER_JOB_3, BUILDER_JOB_4};
static const GG_ROM gg_goal_source goal_sources__all[] = {
    {.arguments = goal_sources__0__arguments, .first = 0, .count = 4, .parameter_count = 1}, /* finished */
    {.arguments = NULL, .first = 4, .count = 1, .parameter_count = 0}, /* rested */
    {.arguments = NULL, .first = 5, .count = 1, .parameter_count = 0}, /* ready */
};

static const GG_ROM uint64_t search__filters__0__rows[] = {
    UINT64_C(0xffffff), UINT64_C(0xffffff), UINT64_C(0xfffff0), UINT64_C(0xfffff0),
    UINT64_C(0xfffff1), UINT64_C(0xfffff1), UINT64_C(0xfffff0), UINT64_C(0xfffff0),
    UINT64_C(0xfffff2), UINT64_C(0xfffff2), UINT64_C(0xfffff0), UINT64_C(0xfffff0),
    UINT64_C(0xfffff0), UINT64_C(0xfffff0), UINT64_C(0xfffff0), UINT64_C(0xfffff0),
};
static const GG_ROM uint64_t search__filters__1__rows[] = {
    UINT64_C(0xffffff), UINT64_C(0xfffff4), UINT64_C(0xfffff8), UINT64_C(0xfffff0),
    UINT64_C(0xffff0f), UINT64_C(0xffff04), UINT64_C(0xffff08), UINT64_C(0xffff00),
    UINT64_C(0xffff1f), UINT64_C(0xffff14), UINT64_C(0xffff18), UINT64_C(0xffff10),
    UINT64_C(0xffff0f), UINT64_C(0xffff04), UINT64_C(0xffff08), UINT64_C(0xffff00),
};
static const GG_ROM uint64_t search__filters__2__rows[] = {
    UINT64_C(0xffffff), UINT64_C(0xffff2f), UINT64_C(0xffff4f), UINT64_C(0xffff0f),
    UINT64_C(0xffff8f), UINT64_C(0xffff0f), UINT64_C(0xffff0f), UINT64_C(0xffff0f),
    UINT64_C(0xfff0ff), UINT64_C(0xfff02f), UINT64_C(0xfff04f), UINT64_C(0xfff00f),
    UINT64_C(0xfff08f), UINT64_C(0xfff00f), UINT64_C(0xfff00f), UINT64_C(0xfff00f),
};
static const GG_ROM uint64_t search__filters__3__rows[] = {
    UINT64_C(0xffffff), UINT64_C(0xfff1ff), UINT64_C(0xfff2ff), UINT64_C(0xfff0ff),
    UINT64_C(0xfff4ff), UINT64_C(0xfff0ff), UINT64_C(0xfff0ff), UINT64_C(0xfff0ff),
    UINT64_C(0xfff8ff), UINT64_C(0xfff0ff), UINT64_C(0xfff0ff), UINT64_C(0xfff0ff),
    UINT64_C(0xfff0ff), UINT64_C(0xfff0ff), UINT64_C(0xfff0ff), UINT64_C(0xfff0ff),
};
static const GG_ROM uint64_t search__filters__4__rows[] = {
    UINT64_C(0xffffff), UINT64_C(0xff0fff), UINT64_C(0xff1fff), UINT64_C(0xff0fff),
    UINT64_C(0xff2fff), UINT64_C(0xff0fff), UINT64_C(0xff0fff), UINT64_C(0xff0fff),
    UINT64_C(0xff4fff), UINT64_C(0xff0fff), UINT64_C(0xff0fff), UINT64_C(0xff0fff),
    UINT64_C(0xff0fff), UINT64_C(0xff0fff), UINT64_C(0xff0fff), UINT64_C(0xff0fff),
};
static const GG_ROM uint64_t search__filters__5__rows[] = {
    UINT64_C(0xffffff), UINT64_C(0xff8fff), UINT64_C(0xfffff0), UINT64_C(0xff8ff0),
    UINT64_C(0xffff0f), UINT64_C(0xff8f0f), UINT64_C(0xffff00), UINT64_C(0xff8f00),
    UINT64_C(0xfff0ff), UINT64_C(0xff80ff), UINT64_C(0xfff0f0), UINT64_C(0xff80f0),
    UINT64_C(0xfff00f), UINT64_C(0xff800f), UINT64_C(0xfff000), UINT64_C(0xff8000),
};
static const GG_ROM uint64_t search__filters__6__rows[] = {
    UINT64_C(0xffff00), UINT64_C(0xff0f00), UINT64_C(0xbfff00), UINT64_C(0xbf0f00),
    UINT64_C(0xffff0f), UINT64_C(0xff0f0f), UINT64_C(0xbfff0f), UINT64_C(0xbf0f0f),
    UINT64_C(0xfffff0), UINT64_C(0xff0ff0), UINT64_C(0xbffff0), UINT64_C(0xbf0ff0),
    UINT64_C(0xffffff), UINT64_C(0xff0fff), UINT64_C(0xbfffff), UINT64_C(0xbf0fff),
};
static const GG_ROM uint64_t search__filters__7__rows[] = {
    UINT64_C(0xff00ff), UINT64_C(0xff0fff), UINT64_C(0xfff0ff), UINT64_C(0xffffff),
    UINT64_C(0xff00ff), UINT64_C(0xff0fff), UINT64_C(0xfff0ff), UINT64_C(0xffffff),
    UINT64_C(0xff00ff), UINT64_C(0xff0fff), UINT64_C(0xfff0ff), UINT64_C(0xffffff),
    UINT64_C(0xff00ff), UINT64_C(0xff0fff), UINT64_C(0xfff0ff), UINT64_C(0xffffff),
};
static const GG_ROM gg_action_filter search__filters[] = {
    {.rows = search__filters__0__rows, .word = 0, .shift = 4},
    {.rows = search__filters__1__rows, .word = 0, .shift = 8},
    {.rows = search__filters__2__rows, .word = 0, .shift = 12},
    {.rows = search__filters__3__rows, .word = 0, .shift = 16},
    {.rows = search__filters__4__rows, .word = 0, .shift = 20},
    {.rows = search__filters__5__rows, .word = 0, .shift = 24},
    {.rows = search__filters__6__rows, .word = 0, .shift = 28},
    {.rows = search__filters__7__rows, .word = 0, .shift = 32},
};
static const GG_ROM uint64_t search__filtered[] = {UINT64_C(0xc00000)};
static const GG_ROM uint64_t search__conflicts[] = {
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
static const GG_ROM gg_search_tables search__row = {.searching = &gg_searching,
     .slicing = &gg_slicing, .regressing = &gg_regressing, .satisficing = &gg_satisficing,
     .stubborn = &gg_stubborn, .filters = search__filters, .filtered = search__filtered,
     .conflicts = search__conflicts, .value_count = 145, .filter_count = 8};

static const GG_ROM uint16_t fact_at__all[] = {
    0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7,
    7, 7, 7, 7, 8, 8, 8, 8, 8, 9, 10, 11, 12, 15, 16, 17,
    18, 19, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1, 1, 1, 1, 1, 65535, 2, 2, 2, 2, 2, 65535, 3, 3, 3, 3,
    3, 65535, 4, 4, 4, 4, 4, 65535, 13, 13, 13, 65535, 65535, 65535, 65535, 65535,
    14, 14, 14, 14, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};

/* tires: tired += 1 */
static const GG_ROM gg_addition rules__tires__effect__additions[] = {
    {.fact = 14, .amount = 1}, /* tired */
};
static const GG_ROM gg_effect rules__tires__effect = {.assignments = NULL,
     .additions = rules__tires__effect__additions, .assignment_count = 0, .addition_count = 1};
static const GG_ROM gg_rule rules__all[] = {
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__tires__effect,
     .period = 9000}, /* tires: none */
};


const GG_ROM gg_domain builder_domain = {
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
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 24,
    .watch_limit = 0,
    .want_limit = 4,
    .guards = guards__all,
    .shared = shared__all,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = &gg_pursuit,
    .places = &places__row,
    .wants = &wants__row,
    .claims = &claims__row,
    .senses = NULL,
    .exclusions = NULL,
    .features = &features__row,
    .team = NULL,
    .interrupting = NULL,
    .goals = goals__all,
    .offsets = {.agent_state = offsetof(builder_agent, state), .agent_snapshot = offsetof(builder_agent, snapshot),
     .agent_support_mask = offsetof(builder_agent, support_mask),
     .agent_from = offsetof(builder_agent, from), .agent_timers = offsetof(builder_agent, timers),
     .agent_backoffs = offsetof(builder_agent, backoffs),
     .agent_plan = offsetof(builder_agent, plan), .agent_watches = 0, .agent_membership = 0,
     .world_state = offsetof(builder_world, state), .world_timers = 0,
     .agent_bytes = sizeof(builder_agent), .world_bytes = sizeof(builder_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__settle,
     .look = hooks__look, .start = hooks__start, .end = hooks__end},
    .format = &gg_format_26,
    .fingerprint = 3579832695,
    .saved_fingerprint = (uint32_t)(UINT32_C(3579832695) +
        UINT32_C(31) * offsetof(builder_agent, state) +
        UINT32_C(961) * offsetof(builder_agent, snapshot) +
        UINT32_C(29791) * offsetof(builder_agent, support_mask) +
        UINT32_C(923521) * offsetof(builder_agent, from) +
        UINT32_C(28629151) * offsetof(builder_agent, timers) +
        UINT32_C(887503681) * offsetof(builder_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(builder_agent, plan) +
        UINT32_C(129082719) * offsetof(builder_agent, walk) +
        UINT32_C(3789408671) * offsetof(builder_agent, wants) +
        UINT32_C(1507551809) * offsetof(builder_agent, want_flags) +
        UINT32_C(3784433119) * offsetof(builder_agent, want_ranges) +
        UINT32_C(1353309697) * offsetof(builder_agent, planning_state) +
        UINT32_C(3297894943) * offsetof(builder_agent, view_snapshot) +
        UINT32_C(3450495425) * offsetof(builder_agent, refused) +
        UINT32_C(3886143071) * offsetof(builder_agent, released) +
        UINT32_C(211350913) * offsetof(builder_agent, numbers) +
        UINT32_C(2256911007) * offsetof(builder_agent, named) +
        UINT32_C(1244764481) * offsetof(builder_agent, slots) +
        UINT32_C(1725480897) * offsetof(builder_world, state) +
        UINT32_C(329765761) * offsetof(builder_world, points) +
        UINT32_C(1632803999) * offsetof(builder_world, reservations) +
        UINT32_C(3372283713) * offsetof(builder_world, holders) +
        UINT32_C(1461579999) * offsetof(builder_world, turns) +
        UINT32_C(2359307009) * offsetof(builder_world, queues) +
        UINT32_C(3846270657) * offsetof(builder_world, slots)),
    .start = start__all,
    .tops = tops__all,
    .applied = NULL,
    .goal_sources = goal_sources__all,
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
    .sharing = &gg_slot_sharing,
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

