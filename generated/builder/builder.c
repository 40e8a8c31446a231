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
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("build(job_1, hut)"), GG_TEXT("build(job_1, well)"), GG_TEXT("build(job_1, mill)"),
    GG_TEXT("build(job_1, tower)"), GG_TEXT("build(job_2, hut)"), GG_TEXT("build(job_2, well)"),
    GG_TEXT("build(job_2, mill)"), GG_TEXT("build(job_2, tower)"), GG_TEXT("build(job_3, hut)"),
    GG_TEXT("build(job_3, well)"), GG_TEXT("build(job_3, mill)"), GG_TEXT("build(job_3, tower)"),
    GG_TEXT("build(job_4, hut)"), GG_TEXT("build(job_4, well)"), GG_TEXT("build(job_4, mill)"),
    GG_TEXT("build(job_4, tower)"), GG_TEXT("chop"), GG_TEXT("break_stone"), GG_TEXT("saw"),
    GG_TEXT("smelt"), GG_TEXT("sharpen"), GG_TEXT("rest"), GG_TEXT("sweep"), GG_TEXT("whistle"),
    GG_TEXT("here"), GG_TEXT("have(wood)"), GG_TEXT("have(stone)"), GG_TEXT("have(planks)"),
    GG_TEXT("have(iron)"), GG_TEXT("ordered(job_1)"), GG_TEXT("ordered(job_2)"),
    GG_TEXT("ordered(job_3)"), GG_TEXT("ordered(job_4)"), GG_TEXT("built(job_1)"),
    GG_TEXT("built(job_2)"), GG_TEXT("built(job_3)"), GG_TEXT("built(job_4)"), GG_TEXT("axe"),
    GG_TEXT("tired"), GG_TEXT("swept"), GG_TEXT("job_bound(job_1)"), GG_TEXT("job_bound(job_2)"),
    GG_TEXT("job_bound(job_3)"), GG_TEXT("job_bound(job_4)"), GG_TEXT("finished(job_1)"),
    GG_TEXT("finished(job_2)"), GG_TEXT("finished(job_3)"), GG_TEXT("finished(job_4)"),
    GG_TEXT("rested"), GG_TEXT("ready"), GG_TEXT("yard"), GG_TEXT("forest"), GG_TEXT("quarry"),
    GG_TEXT("sawpit"), GG_TEXT("smithy"), GG_TEXT("nothing"), GG_TEXT("hut"), GG_TEXT("well"),
    GG_TEXT("mill"), GG_TEXT("tower"), GG_TEXT("tidy"), GG_TEXT("wait"), GG_TEXT("idle"),
    GG_TEXT("builder"),
};

static const GG_ROM char *const GG_ROM *const GG_ROM method_names__all[] = {
    text__all + 60, /* idle */
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {text__all + 50, 0, 1, 0}, {NULL, 0, 1, 0}, {text__all + 55, 0, 1, 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* here */
    value_names__all + 1, /* have(wood) */
    value_names__all + 1, /* have(stone) */
    value_names__all + 1, /* have(planks) */
    value_names__all + 1, /* have(iron) */
    value_names__all + 2, /* ordered(job_1) */
    value_names__all + 2, /* ordered(job_2) */
    value_names__all + 2, /* ordered(job_3) */
    value_names__all + 2, /* ordered(job_4) */
    value_names__all + 1, /* built(job_1) */
    value_names__all + 1, /* built(job_2) */
    value_names__all + 1, /* built(job_3) */
    value_names__all + 1, /* built(job_4) */
    value_names__all + 1, /* axe */
    value_names__all + 1, /* tired */
    value_names__all + 1, /* swept */
    value_names__all + 1, /* job_bound(job_1) */
    value_names__all + 1, /* job_bound(job_2) */
    value_names__all + 1, /* job_bound(job_3) */
    value_names__all + 1, /* job_bound(job_4) */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("builder"),
    .facts = text__all + 24,
    .actions = text__all,
    .action_labels = text__all,
    .tasks = text__all + 62,
    .task_labels = text__all + 62,
    .methods = method_names__all,
    .method_labels = method_names__all,
    .goals = text__all + 44,
    .goal_labels = text__all + 44,
    .agent_types = text__all + 63,
    .places = text__all + 50,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0x5ffffe, 0x5ffffd, 0x5ffffb, 0x5ffff7, 0x5fffef, 0x5fffdf, 0x5fffbf, 0x5fff7f, 0x5ffeff,
    0x5ffdff, 0x5ffbff, 0x5ff7ff, 0x5fefff, 0x5fdfff, 0x5fbfff, 0x5f7fff, 0x7effff, 0x7dffff,
    0x7bffff, 0x67ffff, 0x1f0000, 0x1fffff, 0, 0x60ffff, 0x10000, 0x20000, 0x40000, 0x180000,
    0xcffff, 0xdffff, 0xdeeee, 0xdaaaa, 0x1aaaa, 0x8ffff, 0xaffff, 0xa7777, 0xa5555, 0xa1111,
    0x21111, 0xffff, 0x4ffff, 0x4bbbb, 0x42222, 0x87777, 0x85555, 0xf, 0xf0, 0xf00, 0xf000,
    0x100000, 0x200000, 0x400000, 0xffff00, 0xff0f00, 0xbfff00, 0xbf0f00, 0xffff0f, 0xff0f0f,
    0xbfff0f, 0xbf0f0f, 0xfffff0, 0xff0ff0, 0xbffff0, 0xbf0ff0, 0xffffff, 0xff0fff, 0xbfffff,
    0xbf0fff, 0xff8fff, 0xff8ff0, 0xff8f0f, 0xff8f00, 0xfff0ff, 0xff80ff, 0xfff0f0, 0xff80f0,
    0xfff00f, 0xff800f, 0xfff000, 0xff8000, 0xffffffffffffffff, 0, 0x20001, 0xffffffffffffffff, 0,
    0x10001, 0, 0x30001, 0x60002, 0, 0x1008820820, 0x3dfffffe0, 0x7df7df, 0x3dfffffe0, 0x77df7df,
    0, 0xf00000000, 0x3de108420, 0xf0700001f, 0, 0x7df7df, 0x108421, 0x6000084, 0, 0xa06514514, 1,
    2, 4, 8, 0xc00000,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 5, GG_SYMBOL, false, 0, 4, 0}, /* here */
    {1, 0, 5, GG_NUMBER, true, 0, 20, 5}, /* have(wood) */
    {1, 6, 5, GG_NUMBER, true, 0, 20, 26}, /* have(stone) */
    {1, 12, 5, GG_NUMBER, true, 0, 20, 47}, /* have(planks) */
    {1, 18, 5, GG_NUMBER, true, 0, 20, 68}, /* have(iron) */
    {0, 5, 5, GG_SYMBOL, true, 0, 4, 89}, /* ordered(job_1) */
    {0, 10, 5, GG_SYMBOL, true, 0, 4, 94}, /* ordered(job_2) */
    {0, 15, 5, GG_SYMBOL, true, 0, 4, 99}, /* ordered(job_3) */
    {0, 20, 5, GG_SYMBOL, true, 0, 4, 104}, /* ordered(job_4) */
    {0, 25, 1, GG_BOOL, true, 0, 1, 109}, /* built(job_1) */
    {0, 26, 1, GG_BOOL, true, 0, 1, 111}, /* built(job_2) */
    {0, 27, 1, GG_BOOL, true, 0, 1, 113}, /* built(job_3) */
    {0, 28, 1, GG_BOOL, true, 0, 1, 115}, /* built(job_4) */
    {1, 24, 3, GG_NUMBER, false, 0, 6, 117}, /* axe */
    {1, 32, 4, GG_NUMBER, false, 0, 10, 124}, /* tired */
    {0, 29, 1, GG_BOOL, false, 0, 1, 135}, /* swept */
    {0, 30, 1, GG_BOOL, true, 0, 1, 137}, /* job_bound(job_1) */
    {0, 31, 1, GG_BOOL, true, 0, 1, 139}, /* job_bound(job_2) */
    {0, 32, 1, GG_BOOL, true, 0, 1, 141}, /* job_bound(job_3) */
    {0, 33, 1, GG_BOOL, true, 0, 1, 143}, /* job_bound(job_4) */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 0x420003a0, 0x40000000}, /* ordered(job_1) == hut, not built(job_1), job_bound(job_1) */
    {0, 0x42000360, 0x40000000}, /* ordered(job_1) == well, not built(job_1), job_bound(job_1) */
    {0, 0x420002e0, 0x40000000}, /* ordered(job_1) == mill, not built(job_1), job_bound(job_1) */
    {0, 0x420001e0, 0x40000000}, /* ordered(job_1) == tower, not built(job_1), job_bound(job_1) */
    {0, 0x84007400, 0x80000000}, /* ordered(job_2) == hut, not built(job_2), job_bound(job_2) */
    {0, 0x84006c00, 0x80000000}, /* ordered(job_2) == well, not built(job_2), job_bound(job_2) */
    {0, 0x84005c00, 0x80000000}, /* ordered(job_2) == mill, not built(job_2), job_bound(job_2) */
    {0, 0x84003c00, 0x80000000}, /* ordered(job_2) == tower, not built(job_2), job_bound(job_2) */
    {0, 0x1080e8000, 0x100000000}, /* ordered(job_3) == hut, not built(job_3), job_bound(job_3) */
    {0, 0x1080d8000, 0x100000000}, /* ordered(job_3) == well, not built(job_3), job_bound(job_3) */
    {0, 0x1080b8000, 0x100000000}, /* ordered(job_3) == mill, not built(job_3), job_bound(job_3) */
    {0, 0x108078000, 0x100000000}, /* ordered(job_3) == tower, not built(job_3), job_bound(job_3) */
    {0, 0x211d00000, 0x200000000}, /* ordered(job_4) == hut, not built(job_4), job_bound(job_4) */
    {0, 0x211b00000, 0x200000000}, /* ordered(job_4) == well, not built(job_4), job_bound(job_4) */
    {0, 0x211700000, 0x200000000}, /* ordered(job_4) == mill, not built(job_4), job_bound(job_4) */
    {0, 0x210f00000, 0x200000000}, /* ordered(job_4) == tower, not built(job_4), job_bound(job_4) */
    {0, 0x20000000, 0}, /* not swept */
    {0, 0x3a0, 0}, /* ordered(job_1) == hut */
    {0, 0x360, 0}, /* ordered(job_1) == well */
    {0, 0x2e0, 0}, /* ordered(job_1) == mill */
    {0, 0x1e0, 0}, /* ordered(job_1) == tower */
    {0, 0x7400, 0}, /* ordered(job_2) == hut */
    {0, 0x6c00, 0}, /* ordered(job_2) == well */
    {0, 0x5c00, 0}, /* ordered(job_2) == mill */
    {0, 0x3c00, 0}, /* ordered(job_2) == tower */
    {0, 0xe8000, 0}, /* ordered(job_3) == hut */
    {0, 0xd8000, 0}, /* ordered(job_3) == well */
    {0, 0xb8000, 0}, /* ordered(job_3) == mill */
    {0, 0x78000, 0}, /* ordered(job_3) == tower */
    {0, 0x1d00000, 0}, /* ordered(job_4) == hut */
    {0, 0x1b00000, 0}, /* ordered(job_4) == well */
    {0, 0x1700000, 0}, /* ordered(job_4) == mill */
    {0, 0xf00000, 0}, /* ordered(job_4) == tower */
    {0, 0x42000000, 0x42000000}, /* built(job_1), job_bound(job_1) */
    {0, 0x40000020, 0x40000000}, /* ordered(job_1) != nothing, job_bound(job_1) */
    {0, 0x84000000, 0x84000000}, /* built(job_2), job_bound(job_2) */
    {0, 0x80000400, 0x80000000}, /* ordered(job_2) != nothing, job_bound(job_2) */
    {0, 0x108000000, 0x108000000}, /* built(job_3), job_bound(job_3) */
    {0, 0x100008000, 0x100000000}, /* ordered(job_3) != nothing, job_bound(job_3) */
    {0, 0x210000000, 0x210000000}, /* built(job_4), job_bound(job_4) */
    {0, 0x200100000, 0x200000000}, /* ordered(job_4) != nothing, job_bound(job_4) */
};

/* word, low, high, care */
static const GG_ROM gg_range_test range_test__all[] = {
    {1, 0x2003, 0xa06514514, 0x1f01f}, /* have(wood) >= 3, have(planks) >= 2 */
    {1, 0x40100, 0xa06514514, 0x7c07c0}, /* have(stone) >= 4, have(iron) >= 1 */
    {1, 0x30c2, 0xa06514514, 0x1f7df}, /* have(wood) >= 2, have(stone) >= 3, have(planks) >= 3 */
    {1, 0x82200, 0xa06514514, 0x7df7c0}, /* have(stone) >= 8, have(planks) >= 2, have(iron) >= 2 */
    {1, 0x1000000, 0xa06514511, 0x700001f}, /* have(wood) <= 17, axe >= 1 */
    {1, 0, 0xa06514494, 0x7c0}, /* have(stone) <= 18 */
    {1, 1, 0xa06512514, 0x1f01f}, /* have(wood) >= 1, have(planks) <= 18 */
    {1, 0x81, 0xa064d4514, 0x7c07df}, /* have(wood) >= 1, have(stone) >= 2, have(iron) <= 19 */
    {1, 0, 0xa02514514, 0x7000000}, /* axe <= 2 */
    {1, 0x400000000, 0xa06514514, 0xf00000000}, /* tired >= 4 */
    {1, 0, 0x206514514, 0xf00000000}, /* tired <= 2 */
    {1, 0x800000000, 0xa06514514, 0xf00000000}, /* tired >= 8 */
    {1, 0x2000004, 0xa06514514, 0x700001f}, /* have(wood) >= 4, axe >= 2 */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {flag_test__all, range_test__all, 1, 1, 0}, {flag_test__all + 1, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 2, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 3, range_test__all + 3, 1, 1, 0},
    {flag_test__all + 4, range_test__all, 1, 1, 0},
    {flag_test__all + 5, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 6, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 7, range_test__all + 3, 1, 1, 0},
    {flag_test__all + 8, range_test__all, 1, 1, 0},
    {flag_test__all + 9, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 10, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 11, range_test__all + 3, 1, 1, 0},
    {flag_test__all + 12, range_test__all, 1, 1, 0},
    {flag_test__all + 13, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 14, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 15, range_test__all + 3, 1, 1, 0}, {NULL, range_test__all + 4, 0, 1, 0},
    {NULL, range_test__all + 5, 0, 1, 0}, {NULL, range_test__all + 6, 0, 1, 0},
    {NULL, range_test__all + 7, 0, 1, 0}, {NULL, range_test__all + 8, 0, 1, 0},
    {NULL, range_test__all + 9, 0, 1, 0}, {flag_test__all + 16, NULL, 1, 0, 0},
    {NULL, NULL, 0, 0, 0}, {flag_test__all + 17, NULL, 1, 0, 0},
    {flag_test__all + 18, NULL, 1, 0, 0}, {flag_test__all + 19, NULL, 1, 0, 0},
    {flag_test__all + 20, NULL, 1, 0, 0}, {flag_test__all + 21, NULL, 1, 0, 0},
    {flag_test__all + 22, NULL, 1, 0, 0}, {flag_test__all + 23, NULL, 1, 0, 0},
    {flag_test__all + 24, NULL, 1, 0, 0}, {flag_test__all + 25, NULL, 1, 0, 0},
    {flag_test__all + 26, NULL, 1, 0, 0}, {flag_test__all + 27, NULL, 1, 0, 0},
    {flag_test__all + 28, NULL, 1, 0, 0}, {flag_test__all + 29, NULL, 1, 0, 0},
    {flag_test__all + 30, NULL, 1, 0, 0}, {flag_test__all + 31, NULL, 1, 0, 0},
    {flag_test__all + 32, NULL, 1, 0, 0}, {flag_test__all + 33, NULL, 1, 0, 0},
    {flag_test__all + 34, NULL, 1, 0, 0}, {flag_test__all + 35, NULL, 1, 0, 0},
    {flag_test__all + 36, NULL, 1, 0, 0}, {flag_test__all + 37, NULL, 1, 0, 0},
    {flag_test__all + 38, NULL, 1, 0, 0}, {flag_test__all + 39, NULL, 1, 0, 0},
    {flag_test__all + 40, NULL, 1, 0, 0}, {NULL, range_test__all + 10, 0, 1, 0},
    {NULL, range_test__all + 11, 0, 1, 0}, {NULL, range_test__all + 12, 0, 1, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {1, 0xfffffffff8ffffff, 0x6000000}, {0, 0xffffffffffffffe0, 0x10}, {1, 0xfffffff0ffffffff, 0},
    {0, 0xffffffffffffffe0, 1}, {0, 0xffffffffddffffe0, 0x2000001}, {0, 0xffffffffdfffffe0, 1},
    {0, 0xfffffffffdffffff, 0x2000000}, {0, 0xffffffffdbffffe0, 0x4000001},
    {0, 0xfffffffffbffffff, 0x4000000}, {0, 0xffffffffd7ffffe0, 0x8000001},
    {0, 0xfffffffff7ffffff, 0x8000000}, {0, 0xffffffffcfffffe0, 0x10000001},
    {0, 0xffffffffefffffff, 0x10000000}, {0, 0xffffffffffffffe0, 2}, {0, 0xffffffffffffffe0, 4},
    {0, 0xffffffffffffffe0, 8}, {0, 0xffffffffdfffffe0, 0x20000001},
};

/* fact, amount */
static const GG_ROM gg_addition addition__all[] = {
    {1, -3}, /* have(wood) */
    {2, 0}, /* have(stone) */
    {3, -2}, /* have(planks) */
    {4, 0}, /* have(iron) */
    {1, 0}, /* have(wood) */
    {2, -4}, /* have(stone) */
    {3, 0}, /* have(planks) */
    {4, -1}, /* have(iron) */
    {1, -2}, /* have(wood) */
    {2, -3}, /* have(stone) */
    {3, -3}, /* have(planks) */
    {4, 0}, /* have(iron) */
    {1, 0}, /* have(wood) */
    {2, -8}, /* have(stone) */
    {3, -2}, /* have(planks) */
    {4, -2}, /* have(iron) */
    {2, -2}, /* have(stone) */
    {1, -1}, /* have(wood) */
    {4, 1}, /* have(iron) */
    {1, 3}, /* have(wood) */
    {13, -1}, /* axe */
    {1, -1}, /* have(wood) */
    {3, 2}, /* have(planks) */
    {2, 2}, /* have(stone) */
    {14, 1}, /* tired */
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all + 4, addition__all, 1, 4}, {assignment__all + 5, NULL, 1, 0},
    {assignment__all + 6, addition__all, 1, 4}, {assignment__all + 4, addition__all + 4, 1, 4},
    {assignment__all + 6, addition__all + 4, 1, 4}, {assignment__all + 4, addition__all + 8, 1, 4},
    {assignment__all + 6, addition__all + 8, 1, 4},
    {assignment__all + 4, addition__all + 12, 1, 4},
    {assignment__all + 6, addition__all + 12, 1, 4}, {assignment__all + 7, addition__all, 1, 4},
    {assignment__all + 8, addition__all, 1, 4}, {assignment__all + 7, addition__all + 4, 1, 4},
    {assignment__all + 8, addition__all + 4, 1, 4}, {assignment__all + 7, addition__all + 8, 1, 4},
    {assignment__all + 8, addition__all + 8, 1, 4},
    {assignment__all + 7, addition__all + 12, 1, 4},
    {assignment__all + 8, addition__all + 12, 1, 4}, {assignment__all + 9, addition__all, 1, 4},
    {assignment__all + 10, addition__all, 1, 4}, {assignment__all + 9, addition__all + 4, 1, 4},
    {assignment__all + 10, addition__all + 4, 1, 4},
    {assignment__all + 9, addition__all + 8, 1, 4},
    {assignment__all + 10, addition__all + 8, 1, 4},
    {assignment__all + 9, addition__all + 12, 1, 4},
    {assignment__all + 10, addition__all + 12, 1, 4}, {assignment__all + 11, addition__all, 1, 4},
    {assignment__all + 12, addition__all, 1, 4}, {assignment__all + 11, addition__all + 4, 1, 4},
    {assignment__all + 12, addition__all + 4, 1, 4},
    {assignment__all + 11, addition__all + 8, 1, 4},
    {assignment__all + 12, addition__all + 8, 1, 4},
    {assignment__all + 11, addition__all + 12, 1, 4},
    {assignment__all + 12, addition__all + 12, 1, 4},
    {assignment__all + 13, addition__all + 19, 1, 2},
    {assignment__all + 13, addition__all + 20, 1, 1}, {NULL, addition__all + 19, 0, 1},
    {assignment__all + 14, addition__all + 23, 1, 1}, {assignment__all + 14, NULL, 1, 0},
    {NULL, addition__all + 23, 0, 1}, {assignment__all + 15, addition__all + 21, 1, 2},
    {assignment__all + 15, NULL, 1, 0}, {NULL, addition__all + 21, 0, 2},
    {assignment__all + 1, addition__all + 16, 1, 3}, {assignment__all + 1, NULL, 1, 0},
    {NULL, addition__all + 16, 0, 3}, {assignment__all, NULL, 2, 0},
    {assignment__all + 2, NULL, 2, 0}, {assignment__all + 16, NULL, 1, 0}, {NULL, NULL, 0, 0},
    {NULL, addition__all + 24, 0, 1},
};

static const GG_ROM uint16_t symbol__all[] = {
    BUILDER_YARD, BUILDER_FOREST, BUILDER_QUARRY, BUILDER_SAWPIT, BUILDER_SMITHY, BUILDER_JOB_1,
    BUILDER_JOB_2, BUILDER_JOB_3, BUILDER_JOB_4, BUILDER_JOB_1, BUILDER_HUT, BUILDER_JOB_1,
    BUILDER_WELL, BUILDER_JOB_1, BUILDER_MILL, BUILDER_JOB_1, BUILDER_TOWER, BUILDER_JOB_2,
    BUILDER_HUT, BUILDER_JOB_2, BUILDER_WELL, BUILDER_JOB_2, BUILDER_MILL, BUILDER_JOB_2,
    BUILDER_TOWER, BUILDER_JOB_3, BUILDER_HUT, BUILDER_JOB_3, BUILDER_WELL, BUILDER_JOB_3,
    BUILDER_MILL, BUILDER_JOB_3, BUILDER_TOWER, BUILDER_JOB_4, BUILDER_HUT, BUILDER_JOB_4,
    BUILDER_WELL, BUILDER_JOB_4, BUILDER_MILL, BUILDER_JOB_4, BUILDER_TOWER,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* build: all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
    {{box__all, 1}, effect__all, effect__all + 1, effect__all + 2, 5000, 0, 2, BUILDER_ACTION_BUILD,
     GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 9}, /* build(job_1, hut): affordable(what), not built(it), ordered(it) == what, job_bound(it) */
    {{box__all + 1, 1}, effect__all + 3, effect__all + 1, effect__all + 4, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 11}, /* build(job_1, well) */
    {{box__all + 2, 1}, effect__all + 5, effect__all + 1, effect__all + 6, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 13}, /* build(job_1, mill) */
    {{box__all + 3, 1}, effect__all + 7, effect__all + 1, effect__all + 8, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 15}, /* build(job_1, tower) */
    {{box__all + 4, 1}, effect__all + 9, effect__all + 1, effect__all + 10, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 17}, /* build(job_2, hut) */
    {{box__all + 5, 1}, effect__all + 11, effect__all + 1, effect__all + 12, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 19}, /* build(job_2, well) */
    {{box__all + 6, 1}, effect__all + 13, effect__all + 1, effect__all + 14, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 21}, /* build(job_2, mill) */
    {{box__all + 7, 1}, effect__all + 15, effect__all + 1, effect__all + 16, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 23}, /* build(job_2, tower) */
    {{box__all + 8, 1}, effect__all + 17, effect__all + 1, effect__all + 18, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 25}, /* build(job_3, hut) */
    {{box__all + 9, 1}, effect__all + 19, effect__all + 1, effect__all + 20, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 27}, /* build(job_3, well) */
    {{box__all + 10, 1}, effect__all + 21, effect__all + 1, effect__all + 22, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 29}, /* build(job_3, mill) */
    {{box__all + 11, 1}, effect__all + 23, effect__all + 1, effect__all + 24, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 31}, /* build(job_3, tower) */
    {{box__all + 12, 1}, effect__all + 25, effect__all + 1, effect__all + 26, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 33}, /* build(job_4, hut) */
    {{box__all + 13, 1}, effect__all + 27, effect__all + 1, effect__all + 28, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 35}, /* build(job_4, well) */
    {{box__all + 14, 1}, effect__all + 29, effect__all + 1, effect__all + 30, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 37}, /* build(job_4, mill) */
    {{box__all + 15, 1}, effect__all + 31, effect__all + 1, effect__all + 32, 5000, 0, 2,
     BUILDER_ACTION_BUILD, GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 39}, /* build(job_4, tower) */
/* chop: have(wood) += 3, axe -= 1, here = forest */
    {{box__all + 16, 1}, effect__all + 33, effect__all + 34, effect__all + 35, 3000, 0, 3,
     BUILDER_ACTION_CHOP, GG_NONE, GG_NONE, 1, 1, false, false, false, NULL}, /* chop: axe >= 1, have(wood) <= 17 */
/* break_stone: have(stone) += 2, here = quarry */
    {{box__all + 17, 1}, effect__all + 36, effect__all + 37, effect__all + 38, 3000, 0, 3,
     BUILDER_ACTION_BREAK_STONE, GG_NONE, GG_NONE, 2, 2, false, false, false, NULL}, /* break_stone: have(stone) <= 18 */
/* saw: have(wood) -= 1, have(planks) += 2, here = sawpit */
    {{box__all + 18, 1}, effect__all + 39, effect__all + 40, effect__all + 41, 2000, 0, 2,
     BUILDER_ACTION_SAW, GG_NONE, GG_NONE, 3, 3, false, false, false, NULL}, /* saw: have(wood) >= 1, have(planks) <= 18 */
/* smelt: have(stone) -= 2, have(wood) -= 1, have(iron) += 1, here = smithy */
    {{box__all + 19, 1}, effect__all + 42, effect__all + 43, effect__all + 44, 4000, 0, 3,
     BUILDER_ACTION_SMELT, GG_NONE, GG_NONE, 4, 4, false, false, false, NULL}, /* smelt: have(stone) >= 2, have(wood) >= 1, have(iron) <= 19 */
/* sharpen: axe = 6, here = smithy */
    {{box__all + 20, 1}, effect__all + 45, effect__all + 45, NULL, 2000, 0, 2, BUILDER_ACTION_SHARPEN,
     GG_NONE, GG_NONE, 4, 4, false, false, false, NULL}, /* sharpen: axe <= 2 */
/* rest: tired = 0, here = yard */
    {{box__all + 21, 1}, effect__all + 46, effect__all + 46, NULL, 6000, 0, 1, BUILDER_ACTION_REST,
     GG_NONE, GG_NONE, 0, 0, false, false, false, NULL}, /* rest: tired >= 4 */
/* sweep: swept, here = yard */
    {{box__all + 22, 1}, effect__all + 47, effect__all + 47, NULL, 3000, 0, 1, BUILDER_ACTION_SWEEP,
     GG_NONE, GG_NONE, 0, 0, false, false, false, NULL}, /* sweep: not swept */
/* whistle: none */
    {{box__all + 23, 1}, effect__all + 48, NULL, NULL, 2000, 0, 1, BUILDER_ACTION_WHISTLE, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* whistle: none */
};

static const GG_ROM uint16_t half__all[] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 28, 28, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 30, 31, 32,
    33, 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 35, 35, 35, 35, 36, 37, 38, 38, 39, 39, 40,
    40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 41, 42, 42, 39, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 43, 44, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 45, 22, 46, 22, 47, 22, 48, 24, 24, 24, 24, 24,
    24, 49, 50, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 39, 51, 22, 22, 22, 22, 22, 22, 22, 22, 0,
    0, 0, 0, 0, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 9, 10, 11, 12, 15, 16,
    17, 18, 19, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 65535, 2, 2, 2, 2, 2, 65535, 3, 3, 3, 3, 3,
    65535, 4, 4, 4, 4, 4, 65535, 13, 13, 13, 65535, 65535, 65535, 65535, 65535, 14, 14, 14, 14,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 0, 0, 0, 42, 42, 42,
    42, 0, 0, 0, 0, 42, 42, 42, 42, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 0,
    0, 0, 0, 0, 0, 0, 42, 42, 42, 42, 42, 42, 42, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0, 42, 0,
    42, 0, 42, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all + 297, 0, 25}, {half__all + 313, 0, 28}, {half__all, 1, 0}, {half__all + 329, 1, 4},
    {half__all + 297, 0, 26}, {half__all + 345, 0, 28}, {half__all, 1, 0}, {half__all + 329, 1, 4},
    {half__all + 297, 0, 27}, {half__all + 361, 0, 32}, {half__all, 1, 0}, {half__all + 329, 1, 4},
    {half__all + 297, 0, 28}, {half__all + 361, 0, 33}, {half__all, 1, 0}, {half__all + 329, 1, 4},
    {half__all, 1, 32}, {half__all + 377, 1, 24},
};

static const GG_ROM uint8_t byte__all[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 7, 6, 5, 4, 3, 2, 1,
};

/* digits, entries, distances, base, size, mask, digit_count, ends_sum, wide */
static const GG_ROM gg_distance_table table__all[] = {
    {digit__all + 14, byte__all + 84, word__all + 86, 0, 21, {3968, 0}, 2, false, false},
    {digit__all + 17, byte__all + 86, word__all + 81, 0, 7, {2147483651, 0}, 1, true, false},
    {digit__all, byte__all, word__all + 80, 0, 84, {1107300224, 0}, 4, true, false},
    {digit__all + 4, byte__all, word__all + 80, 0, 84, {2214596480, 0}, 4, true, false},
    {digit__all + 8, byte__all, word__all + 80, 0, 84, {134221696, 1}, 4, true, false},
    {digit__all + 12, byte__all, word__all + 80, 0, 84, {268439424, 2}, 4, true, false},
};

/* test, low, high */
static const GG_ROM gg_policy_node policy_node__all[] = {
    {0, 140, 1}, {1, 2, 141}, {2, 3, 6}, {3, 4, 5}, {4, 140, 7}, {4, 20, 8}, {5, 9, 21},
    {5, 10, 74}, {5, 11, 35}, {6, 12, 21}, {6, 13, 74}, {6, 14, 35}, {7, 15, 21}, {7, 16, 74},
    {7, 17, 35}, {8, 22, 21}, {8, 75, 74}, {8, 18, 19}, {9, 36, 37}, {9, 37, 35}, {10, 23, 38},
    {10, 24, 39}, {10, 25, 40}, {11, 26, 38}, {11, 27, 39}, {11, 28, 40}, {12, 29, 38},
    {12, 30, 39}, {12, 31, 40}, {13, 32, 38}, {13, 33, 39}, {13, 34, 40}, {14, 41, 38},
    {14, 42, 43}, {14, 44, 45}, {15, 46, 76}, {15, 47, 75}, {15, 48, 77}, {15, 49, 142},
    {15, 50, 143}, {15, 51, 78}, {15, 52, 79}, {15, 53, 80}, {15, 54, 79}, {15, 55, 77},
    {15, 56, 81}, {16, 57, 76}, {16, 58, 75}, {16, 59, 77}, {16, 60, 142}, {16, 144, 143},
    {16, 82, 78}, {16, 61, 79}, {16, 83, 62}, {16, 82, 63}, {16, 84, 64}, {16, 83, 65},
    {17, 66, 76}, {17, 67, 75}, {17, 68, 77}, {17, 144, 142}, {17, 82, 69}, {17, 83, 80},
    {17, 69, 79}, {17, 84, 77}, {17, 70, 81}, {18, 83, 71}, {18, 85, 72}, {18, 84, 73},
    {18, 82, 79}, {18, 83, 81}, {19, 83, 76}, {19, 85, 75}, {19, 84, 77}, {20, 86, 145},
    {20, 87, 146}, {20, 88, 147}, {20, 89, 146}, {20, 90, 146}, {20, 91, 148}, {20, 92, 148},
    {20, 93, 146}, {20, 94, 144}, {20, 95, 144}, {20, 96, 144}, {20, 97, 144}, {21, 98, 145},
    {21, 99, 146}, {21, 100, 147}, {21, 101, 146}, {21, 102, 146}, {21, 103, 148}, {21, 104, 148},
    {21, 105, 146}, {21, 106, 144}, {21, 107, 144}, {21, 108, 144}, {21, 109, 144}, {22, 110, 145},
    {22, 111, 146}, {22, 112, 147}, {22, 113, 146}, {22, 114, 146}, {22, 115, 148}, {22, 116, 148},
    {22, 117, 146}, {22, 118, 144}, {22, 119, 144}, {22, 120, 144}, {22, 128, 144}, {23, 129, 121},
    {23, 122, 130}, {23, 129, 147}, {23, 122, 123}, {23, 124, 146}, {23, 125, 148}, {23, 126, 148},
    {23, 122, 146}, {23, 127, 144}, {23, 128, 144}, {23, 128, 127}, {24, 129, 145}, {24, 129, 130},
    {24, 130, 146}, {24, 129, 146}, {24, 129, 148}, {24, 129, 131}, {24, 128, 144}, {25, 132, 149},
    {25, 133, 149}, {25, 134, 149}, {25, 135, 149}, {26, 136, 149}, {26, 137, 149}, {26, 138, 149},
    {26, 139, 149}, {27, 144, 149}, {27, 150, 149}, {27, 146, 149}, {27, 148, 149}, {28, 140, 1},
    {29, 2, 141}, {30, 3, 6}, {31, 4, 5}, {32, 140, 7}, {32, 20, 8}, {5, 9, 21}, {5, 10, 74},
    {5, 11, 35}, {6, 12, 21}, {6, 13, 74}, {6, 14, 35}, {7, 15, 21}, {7, 16, 74}, {7, 17, 35},
    {8, 22, 21}, {8, 75, 74}, {8, 18, 19}, {9, 36, 37}, {9, 37, 35}, {10, 23, 38}, {10, 24, 39},
    {10, 25, 40}, {11, 26, 38}, {11, 27, 39}, {11, 28, 40}, {12, 29, 38}, {12, 30, 39},
    {12, 31, 40}, {13, 32, 38}, {13, 33, 39}, {13, 34, 40}, {14, 41, 38}, {14, 42, 43},
    {14, 44, 45}, {15, 46, 76}, {15, 47, 75}, {15, 48, 77}, {15, 49, 142}, {15, 50, 143},
    {15, 51, 78}, {15, 52, 79}, {15, 53, 80}, {15, 54, 79}, {15, 55, 77}, {15, 56, 81},
    {16, 57, 76}, {16, 58, 75}, {16, 59, 77}, {16, 60, 142}, {16, 144, 143}, {16, 82, 78},
    {16, 61, 79}, {16, 83, 62}, {16, 82, 63}, {16, 84, 64}, {16, 83, 65}, {17, 66, 76},
    {17, 67, 75}, {17, 68, 77}, {17, 144, 142}, {17, 82, 69}, {17, 83, 80}, {17, 69, 79},
    {17, 84, 77}, {17, 70, 81}, {18, 83, 71}, {18, 85, 72}, {18, 84, 73}, {18, 82, 79},
    {18, 83, 81}, {19, 83, 76}, {19, 85, 75}, {19, 84, 77}, {20, 86, 145}, {20, 87, 146},
    {20, 88, 147}, {20, 89, 146}, {20, 90, 146}, {20, 91, 148}, {20, 92, 148}, {20, 93, 146},
    {20, 94, 144}, {20, 95, 144}, {20, 96, 144}, {20, 97, 144}, {21, 98, 145}, {21, 99, 146},
    {21, 100, 147}, {21, 101, 146}, {21, 102, 146}, {21, 103, 148}, {21, 104, 148}, {21, 105, 146},
    {21, 106, 144}, {21, 107, 144}, {21, 108, 144}, {21, 109, 144}, {22, 110, 145}, {22, 111, 146},
    {22, 112, 147}, {22, 113, 146}, {22, 114, 146}, {22, 115, 148}, {22, 116, 148}, {22, 117, 146},
    {22, 118, 144}, {22, 119, 144}, {22, 120, 144}, {22, 128, 144}, {23, 129, 121}, {23, 122, 130},
    {23, 129, 147}, {23, 122, 123}, {23, 124, 146}, {23, 125, 148}, {23, 126, 148}, {23, 122, 146},
    {23, 127, 144}, {23, 128, 144}, {23, 128, 127}, {24, 129, 145}, {24, 129, 130}, {24, 130, 146},
    {24, 129, 146}, {24, 129, 148}, {24, 129, 131}, {24, 128, 144}, {25, 132, 149}, {25, 133, 149},
    {25, 134, 149}, {25, 135, 149}, {26, 136, 149}, {26, 137, 149}, {26, 138, 149}, {26, 139, 149},
    {27, 144, 149}, {27, 150, 149}, {27, 146, 149}, {27, 148, 149}, {33, 140, 1}, {34, 2, 141},
    {35, 3, 6}, {36, 4, 5}, {37, 140, 7}, {37, 20, 8}, {5, 9, 21}, {5, 10, 74}, {5, 11, 35},
    {6, 12, 21}, {6, 13, 74}, {6, 14, 35}, {7, 15, 21}, {7, 16, 74}, {7, 17, 35}, {8, 22, 21},
    {8, 75, 74}, {8, 18, 19}, {9, 36, 37}, {9, 37, 35}, {10, 23, 38}, {10, 24, 39}, {10, 25, 40},
    {11, 26, 38}, {11, 27, 39}, {11, 28, 40}, {12, 29, 38}, {12, 30, 39}, {12, 31, 40},
    {13, 32, 38}, {13, 33, 39}, {13, 34, 40}, {14, 41, 38}, {14, 42, 43}, {14, 44, 45},
    {15, 46, 76}, {15, 47, 75}, {15, 48, 77}, {15, 49, 142}, {15, 50, 143}, {15, 51, 78},
    {15, 52, 79}, {15, 53, 80}, {15, 54, 79}, {15, 55, 77}, {15, 56, 81}, {16, 57, 76},
    {16, 58, 75}, {16, 59, 77}, {16, 60, 142}, {16, 144, 143}, {16, 82, 78}, {16, 61, 79},
    {16, 83, 62}, {16, 82, 63}, {16, 84, 64}, {16, 83, 65}, {17, 66, 76}, {17, 67, 75},
    {17, 68, 77}, {17, 144, 142}, {17, 82, 69}, {17, 83, 80}, {17, 69, 79}, {17, 84, 77},
    {17, 70, 81}, {18, 83, 71}, {18, 85, 72}, {18, 84, 73}, {18, 82, 79}, {18, 83, 81},
    {19, 83, 76}, {19, 85, 75}, {19, 84, 77}, {20, 86, 145}, {20, 87, 146}, {20, 88, 147},
    {20, 89, 146}, {20, 90, 146}, {20, 91, 148}, {20, 92, 148}, {20, 93, 146}, {20, 94, 144},
    {20, 95, 144}, {20, 96, 144}, {20, 97, 144}, {21, 98, 145}, {21, 99, 146}, {21, 100, 147},
    {21, 101, 146}, {21, 102, 146}, {21, 103, 148}, {21, 104, 148}, {21, 105, 146}, {21, 106, 144},
    {21, 107, 144}, {21, 108, 144}, {21, 109, 144}, {22, 110, 145}, {22, 111, 146}, {22, 112, 147},
    {22, 113, 146}, {22, 114, 146}, {22, 115, 148}, {22, 116, 148}, {22, 117, 146}, {22, 118, 144},
    {22, 119, 144}, {22, 120, 144}, {22, 128, 144}, {23, 129, 121}, {23, 122, 130}, {23, 129, 147},
    {23, 122, 123}, {23, 124, 146}, {23, 125, 148}, {23, 126, 148}, {23, 122, 146}, {23, 127, 144},
    {23, 128, 144}, {23, 128, 127}, {24, 129, 145}, {24, 129, 130}, {24, 130, 146}, {24, 129, 146},
    {24, 129, 148}, {24, 129, 131}, {24, 128, 144}, {25, 132, 149}, {25, 133, 149}, {25, 134, 149},
    {25, 135, 149}, {26, 136, 149}, {26, 137, 149}, {26, 138, 149}, {26, 139, 149}, {27, 144, 149},
    {27, 150, 149}, {27, 146, 149}, {27, 148, 149}, {38, 140, 1}, {39, 2, 141}, {40, 3, 6},
    {41, 4, 5}, {42, 140, 7}, {42, 20, 8}, {5, 9, 21}, {5, 10, 74}, {5, 11, 35}, {6, 12, 21},
    {6, 13, 74}, {6, 14, 35}, {7, 15, 21}, {7, 16, 74}, {7, 17, 35}, {8, 22, 21}, {8, 75, 74},
    {8, 18, 19}, {9, 36, 37}, {9, 37, 35}, {10, 23, 38}, {10, 24, 39}, {10, 25, 40}, {11, 26, 38},
    {11, 27, 39}, {11, 28, 40}, {12, 29, 38}, {12, 30, 39}, {12, 31, 40}, {13, 32, 38},
    {13, 33, 39}, {13, 34, 40}, {14, 41, 38}, {14, 42, 43}, {14, 44, 45}, {15, 46, 76},
    {15, 47, 75}, {15, 48, 77}, {15, 49, 142}, {15, 50, 143}, {15, 51, 78}, {15, 52, 79},
    {15, 53, 80}, {15, 54, 79}, {15, 55, 77}, {15, 56, 81}, {16, 57, 76}, {16, 58, 75},
    {16, 59, 77}, {16, 60, 142}, {16, 144, 143}, {16, 82, 78}, {16, 61, 79}, {16, 83, 62},
    {16, 82, 63}, {16, 84, 64}, {16, 83, 65}, {17, 66, 76}, {17, 67, 75}, {17, 68, 77},
    {17, 144, 142}, {17, 82, 69}, {17, 83, 80}, {17, 69, 79}, {17, 84, 77}, {17, 70, 81},
    {18, 83, 71}, {18, 85, 72}, {18, 84, 73}, {18, 82, 79}, {18, 83, 81}, {19, 83, 76},
    {19, 85, 75}, {19, 84, 77}, {20, 86, 145}, {20, 87, 146}, {20, 88, 147}, {20, 89, 146},
    {20, 90, 146}, {20, 91, 148}, {20, 92, 148}, {20, 93, 146}, {20, 94, 144}, {20, 95, 144},
    {20, 96, 144}, {20, 97, 144}, {21, 98, 145}, {21, 99, 146}, {21, 100, 147}, {21, 101, 146},
    {21, 102, 146}, {21, 103, 148}, {21, 104, 148}, {21, 105, 146}, {21, 106, 144}, {21, 107, 144},
    {21, 108, 144}, {21, 109, 144}, {22, 110, 145}, {22, 111, 146}, {22, 112, 147}, {22, 113, 146},
    {22, 114, 146}, {22, 115, 148}, {22, 116, 148}, {22, 117, 146}, {22, 118, 144}, {22, 119, 144},
    {22, 120, 144}, {22, 128, 144}, {23, 129, 121}, {23, 122, 130}, {23, 129, 147}, {23, 122, 123},
    {23, 124, 146}, {23, 125, 148}, {23, 126, 148}, {23, 122, 146}, {23, 127, 144}, {23, 128, 144},
    {23, 128, 127}, {24, 129, 145}, {24, 129, 130}, {24, 130, 146}, {24, 129, 146}, {24, 129, 148},
    {24, 129, 131}, {24, 128, 144}, {25, 132, 149}, {25, 133, 149}, {25, 134, 149}, {25, 135, 149},
    {26, 136, 149}, {26, 137, 149}, {26, 138, 149}, {26, 139, 149}, {27, 144, 149}, {27, 150, 149},
    {27, 146, 149}, {27, 148, 149}, {20, 1, 3}, {21, 2, 3}, {22, 4, 3}, {25, 5, 8}, {25, 6, 9},
    {26, 10, 8}, {26, 7, 9}, {27, 10, 9},
};

/* mask, word */
static const GG_ROM gg_policy_test policy_test__all[] = {
    {0x40000000, 0}, {0x2000000, 0}, {0x200, 0}, {0x180, 0}, {0x140, 0}, {0x10000, 1}, {0x8000, 1},
    {0x4000, 1}, {0x2000, 1}, {0x1000, 1}, {0x400000, 1}, {0x200000, 1}, {0x100000, 1},
    {0x80000, 1}, {0x40000, 1}, {0x400, 1}, {0x200, 1}, {0x100, 1}, {0x80, 1}, {0x40, 1},
    {0x10, 1}, {8, 1}, {4, 1}, {2, 1}, {1, 1}, {0x4000000, 1}, {0x2000000, 1}, {0x1000000, 1},
    {0x80000000, 0}, {0x4000000, 0}, {0x4000, 0}, {0x3000, 0}, {0x2800, 0}, {0x100000000, 0},
    {0x8000000, 0}, {0x80000, 0}, {0x60000, 0}, {0x50000, 0}, {0x200000000, 0}, {0x10000000, 0},
    {0x1000000, 0}, {0xc00000, 0}, {0xa00000, 0},
};

/* action, from */
static const GG_ROM gg_policy_leaf policy_leaf__all[] = {
    {GG_NONE, 1}, {GG_NONE, 0},
    {1, 1}, /* build(job_1, well) */
    {3, 1}, /* build(job_1, tower) */
    {17, 35}, /* break_stone */
    {0, 1}, /* build(job_1, hut) */
    {18, 6}, /* saw */
    {2, 1}, /* build(job_1, mill) */
    {19, 20}, /* smelt */
    {16, 74}, /* chop */
    {20, 128}, /* sharpen */
    {GG_NONE, 1}, {GG_NONE, 0},
    {5, 1}, /* build(job_2, well) */
    {7, 1}, /* build(job_2, tower) */
    {17, 35}, /* break_stone */
    {4, 1}, /* build(job_2, hut) */
    {18, 6}, /* saw */
    {6, 1}, /* build(job_2, mill) */
    {19, 20}, /* smelt */
    {16, 74}, /* chop */
    {20, 128}, /* sharpen */
    {GG_NONE, 1}, {GG_NONE, 0},
    {9, 1}, /* build(job_3, well) */
    {11, 1}, /* build(job_3, tower) */
    {17, 35}, /* break_stone */
    {8, 1}, /* build(job_3, hut) */
    {18, 6}, /* saw */
    {10, 1}, /* build(job_3, mill) */
    {19, 20}, /* smelt */
    {16, 74}, /* chop */
    {20, 128}, /* sharpen */
    {GG_NONE, 1}, {GG_NONE, 0},
    {13, 1}, /* build(job_4, well) */
    {15, 1}, /* build(job_4, tower) */
    {17, 35}, /* break_stone */
    {12, 1}, /* build(job_4, hut) */
    {18, 6}, /* saw */
    {14, 1}, /* build(job_4, mill) */
    {19, 20}, /* smelt */
    {16, 74}, /* chop */
    {20, 128}, /* sharpen */
    {GG_NONE, 0},
    {16, 0}, /* chop */
    {20, 3}, /* sharpen */
};

/* nodes, tests, leaves, invariants, node_count, leaf_count, invariant_count, longest */
static const GG_ROM gg_policy policy__all[] = {
    {policy_node__all, policy_test__all, policy_leaf__all, NULL, 140, 11, 0, 12},
    {policy_node__all + 140, policy_test__all, policy_leaf__all + 11, NULL, 140, 11, 0, 12},
    {policy_node__all + 280, policy_test__all, policy_leaf__all + 22, NULL, 140, 11, 0, 12},
    {policy_node__all + 420, policy_test__all, policy_leaf__all + 33, NULL, 140, 11, 0, 12},
    {policy_node__all + 560, policy_test__all, policy_leaf__all + 44, NULL, 8, 3, 0, 3},
};

/* action, offset */
static const GG_ROM gg_table_step move__all[] = {
    {GG_NONE, 0},
    {21, 65526}, /* rest */
    {21, 65527}, /* rest */
    {21, 65528}, /* rest */
    {21, 65529}, /* rest */
    {21, 65530}, /* rest */
    {21, 65531}, /* rest */
    {21, 65532}, /* rest */
};

static const GG_ROM gg_step_table step_table__all[] = {
    {.table = {.digits = digit__all + 16, .entries = byte__all + 105, .distances = word__all + 83, .base = 0,
     .size = 11, .mask = {0, 1920}, .digit_count = 1, .ends_sum = true, .wide = false},
     .policy = byte__all + 116, .moves = move__all, .wide = false},
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 21, table__all + 2, NULL, policy__all, &gg_policy_reading, word__all + 93, 1, false,
     false},
    {word__all + 21, table__all + 3, NULL, policy__all + 1, &gg_policy_reading, word__all + 93, 1,
     false, false},
    {word__all + 21, table__all + 4, NULL, policy__all + 2, &gg_policy_reading, word__all + 93, 1,
     false, false},
    {word__all + 21, table__all + 5, NULL, policy__all + 3, &gg_policy_reading, word__all + 93, 1,
     false, false},
    {word__all + 50, &step_table__all[0].table, NULL, NULL, &gg_table_reading, word__all + 95, 1, false,
     false},
    {word__all + 21, table__all, NULL, policy__all + 4, &gg_policy_reading, word__all + 93, 2, false,
     false},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, heuristic__all + 1, heuristic__all + 2, heuristic__all + 3, heuristic__all + 4,
    heuristic__all + 5,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0, 1, 2, 3, 4, 5,
};

static const GG_ROM gg_agent_type agent_type__all[] = {
    {.actions = NULL, .calls = &agent_type__builder__calls, .heuristics = heuristic_list__all,
     .goals = goal_number__all, .relevance_mask = word__all + 97, .goal_count = 6, .task = 0}, /* builder */
};

static const GG_ROM uint16_t subtask__all[] = {
    action__sweep, action__whistle,
};

/* precondition, subtasks, arguments, subtask_count, prechecked, source_index, priority_level, scored */
static const GG_ROM gg_method method__all[] = {
    {{box__all + 22, 1}, subtask__all, NULL, 1, 1, 0, 0, GG_NONE}, /* tidy: not swept */
    {{box__all + 23, 1}, subtask__all + 1, NULL, 1, 1, 1, 0, GG_NONE}, /* wait: none */
};

static const GG_ROM gg_task task__all[] = {
    {.methods = method__all, .groups = NULL, .index = NULL, .method_count = 2, .group_count = 0,
     .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1, .draws = false,
     .component = GG_NONE}, /* idle */
};

/* x, y */
static const GG_ROM gg_point point__all[] = {
    {0, 0}, /* yard */
    {8000, 4000}, /* forest */
    {10000, -3000}, /* quarry */
    {3000, 1000}, /* sawpit */
    {2000, -2000}, /* smithy */
};

static const GG_ROM gg_places places__all[] = {
    {.walking = &gg_walking, .points = point__all, .symbols = symbol__all, .within = NULL,
     .leg_costs = NULL, .told = NULL, .speed = 2000, .fact = 0, .count = 5,
     .offsets = {.agent_walk = offsetof(builder_agent, walk), .agent_step_numbers = 0,
     .world_points = offsetof(builder_world, points)}},
};

static const GG_ROM gg_wants wants__all[] = {
    {.wanting = &gg_wanting,
     .offsets = {.agent_wants = offsetof(builder_agent, wants),
     .agent_want_flags = offsetof(builder_agent, want_flags),
     .agent_want_ranges = offsetof(builder_agent, want_ranges)}},
};

/* users, fact, traits */
static const GG_ROM gg_claimed_fact claimed__all[] = {
    {word__all + 29, 1, 5}, /* have(wood) */
    {word__all + 34, 2, 5}, /* have(stone) */
    {word__all + 40, 3, 5}, /* have(planks) */
    {word__all + 33, 4, 5}, /* have(iron) */
};

/* amount, place, kind, more */
static const GG_ROM gg_claim claim__all[] = {
    {3, 0, GG_TAKES, true}, /* have(wood) */
    {0, 1, GG_ADDS, true}, /* have(stone) */
    {2, 2, GG_TAKES, true}, /* have(planks) */
    {0, 3, GG_ADDS, false}, /* have(iron) */
    {0, 0, GG_ADDS, true}, /* have(wood) */
    {4, 1, GG_TAKES, true}, /* have(stone) */
    {0, 2, GG_ADDS, true}, /* have(planks) */
    {1, 3, GG_TAKES, false}, /* have(iron) */
    {2, 0, GG_TAKES, true}, /* have(wood) */
    {3, 1, GG_TAKES, true}, /* have(stone) */
    {3, 2, GG_TAKES, true}, /* have(planks) */
    {0, 3, GG_ADDS, false}, /* have(iron) */
    {0, 0, GG_ADDS, true}, /* have(wood) */
    {8, 1, GG_TAKES, true}, /* have(stone) */
    {2, 2, GG_TAKES, true}, /* have(planks) */
    {2, 3, GG_TAKES, false}, /* have(iron) */
    {2, 1, GG_TAKES, true}, /* have(stone) */
    {1, 0, GG_TAKES, true}, /* have(wood) */
    {1, 3, GG_ADDS, false}, /* have(iron) */
    {1, 0, GG_TAKES, true}, /* have(wood) */
    {2, 2, GG_ADDS, false}, /* have(planks) */
    {3, 0, GG_ADDS, false}, /* have(wood) */
    {2, 1, GG_ADDS, false}, /* have(stone) */
};

static const GG_ROM gg_claim *const GG_ROM claim_list__all[] = {
    claim__all, /* build(job_1, hut) */
    claim__all + 4, /* build(job_1, well) */
    claim__all + 8, /* build(job_1, mill) */
    claim__all + 12, /* build(job_1, tower) */
    claim__all, /* build(job_2, hut) */
    claim__all + 4, /* build(job_2, well) */
    claim__all + 8, /* build(job_2, mill) */
    claim__all + 12, /* build(job_2, tower) */
    claim__all, /* build(job_3, hut) */
    claim__all + 4, /* build(job_3, well) */
    claim__all + 8, /* build(job_3, mill) */
    claim__all + 12, /* build(job_3, tower) */
    claim__all, /* build(job_4, hut) */
    claim__all + 4, /* build(job_4, well) */
    claim__all + 8, /* build(job_4, mill) */
    claim__all + 12, /* build(job_4, tower) */
    claim__all + 21, /* chop */
    claim__all + 22, /* break_stone */
    claim__all + 19, /* saw */
    claim__all + 16, /* smelt */
    NULL, /* sharpen */
    NULL, /* rest */
    NULL, /* sweep */
    NULL, /* whistle */
};

static const GG_ROM gg_claims claims__all[] = {
    {.claiming = &gg_claiming, .all = claimed__all, .of_actions = claim_list__all,
     .passing = &gg_passing, .bits = word__all + 99, .asking_tasks = NULL,
     .offsets = {.agent_planning_state = offsetof(builder_agent, planning_state),
     .agent_view_snapshot = offsetof(builder_agent, view_snapshot),
     .agent_refused = offsetof(builder_agent, refused),
     .agent_released = offsetof(builder_agent, released),
     .agent_numbers = offsetof(builder_agent, numbers),
     .agent_named = offsetof(builder_agent, named),
     .world_reservations = offsetof(builder_world, reservations),
     .world_holders = offsetof(builder_world, holders),
     .world_turns = offsetof(builder_world, turns), .world_queues = offsetof(builder_world, queues)},
     .count = 4},
};

/* start, from, fact */
static const GG_ROM gg_reset_fact reset__all[] = {
    {0, 4294967295, 5}, /* ordered(job_1) */
    {0, 4294967295, 9}, /* built(job_1) */
    {0, 4294967295, 6}, /* ordered(job_2) */
    {0, 4294967295, 10}, /* built(job_2) */
    {0, 4294967295, 7}, /* ordered(job_3) */
    {0, 4294967295, 11}, /* built(job_3) */
    {0, 4294967295, 8}, /* ordered(job_4) */
    {0, 4294967295, 12}, /* built(job_4) */
};

/* actions, goals, resets, reset_count, symbol, bound */
static const GG_ROM gg_slot slot__all[] = {
    {word__all + 45, word__all + 105, reset__all, 2, BUILDER_JOB_1, 16},
    {word__all + 46, word__all + 106, reset__all + 2, 2, BUILDER_JOB_2, 17},
    {word__all + 47, word__all + 107, reset__all + 4, 2, BUILDER_JOB_3, 18},
    {word__all + 48, word__all + 108, reset__all + 6, 2, BUILDER_JOB_4, 19},
};

static const GG_ROM gg_slots slots__all[] = {
    {.ops = &gg_slotting, .all = slot__all, .ends = half__all + 389,
     .offsets = {.agent_slots = offsetof(builder_agent, slots), .world_slots = offsetof(builder_world, slots)},
     .count = 4},
};

/* boxes, count */
static const GG_ROM gg_condition condition__all[] = {
    {box__all + 24, 1}, {box__all + 25, 1}, {box__all + 26, 1}, {box__all + 27, 1},
    {box__all + 28, 1}, {box__all + 29, 1}, {box__all + 30, 1}, {box__all + 31, 1},
    {box__all + 32, 1}, {box__all + 33, 1}, {box__all + 34, 1}, {box__all + 35, 1},
    {box__all + 36, 1}, {box__all + 37, 1}, {box__all + 38, 1}, {box__all + 39, 1},
};

static const GG_ROM gg_condition *const GG_ROM condition_list__all[] = {
    condition__all, /* build(job_1, hut) */
    condition__all + 1, /* build(job_1, well) */
    condition__all + 2, /* build(job_1, mill) */
    condition__all + 3, /* build(job_1, tower) */
    condition__all + 4, /* build(job_2, hut) */
    condition__all + 5, /* build(job_2, well) */
    condition__all + 6, /* build(job_2, mill) */
    condition__all + 7, /* build(job_2, tower) */
    condition__all + 8, /* build(job_3, hut) */
    condition__all + 9, /* build(job_3, well) */
    condition__all + 10, /* build(job_3, mill) */
    condition__all + 11, /* build(job_3, tower) */
    condition__all + 12, /* build(job_4, hut) */
    condition__all + 13, /* build(job_4, well) */
    condition__all + 14, /* build(job_4, mill) */
    condition__all + 15, /* build(job_4, tower) */
    NULL, /* chop */
    NULL, /* break_stone */
    NULL, /* saw */
    NULL, /* smelt */
    NULL, /* sharpen */
    NULL, /* rest */
    NULL, /* sweep */
    NULL, /* whistle */
};

static const GG_ROM gg_lasting_conditions lasting__all[] = {
    {.ops = &gg_enduring, .conditions = condition_list__all},
};

static const GG_ROM gg_features features__all[] = {
    {.ops = &gg_feature_dispatch, .slots = slots__all, .sums = NULL, .lasting = lasting__all,
     .until = NULL, .cases = NULL, .partial = NULL, .setbacks = NULL, .restarts = NULL,
     .random_ranges = NULL, .denials = NULL, .cooldowns = NULL, .goal_retries = NULL,
     .timeouts = NULL, .commitments = NULL, .best_efforts = NULL, .values = NULL, .whiles = NULL,
     .holdings = NULL, .expressions = NULL, .one_shots = NULL, .varying = NULL,
     .offsets = {.agent_duration = 0, .agent_seeds = 0}},
};

/* condition, relevant, priority, cooldown, called, keep */
static const GG_ROM gg_goal goal__all[] = {
    {{box__all + 40, 1}, {box__all + 41, 1}, 0, 0, true, false}, /* finished(job_1): built(it), job_bound(it) */
    {{box__all + 42, 1}, {box__all + 43, 1}, 0, 0, true, false}, /* finished(job_2): built(it), job_bound(it) */
    {{box__all + 44, 1}, {box__all + 45, 1}, 0, 0, true, false}, /* finished(job_3): built(it), job_bound(it) */
    {{box__all + 46, 1}, {box__all + 47, 1}, 0, 0, true, false}, /* finished(job_4): built(it), job_bound(it) */
    {{box__all + 48, 1}, {box__all + 49, 1}, 20, 0, false, false}, /* rested: tired <= 2 */
    {{box__all + 50, 1}, {box__all + 23, 1}, -1, 0, false, false}, /* ready: have(wood) >= 4, axe >= 2 */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    gg_rules_init, gg_travel_init, NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_travel_pass, gg_rules_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    gg_slots_drop_unbound_at_begin, gg_lasting_check, NULL, gg_slots_drop_unbound_if_idle,
    gg_claims_wake_agent, NULL, gg_slots_drop_unbound, NULL, gg_turns_end, NULL,
};

/* arguments, first, count, parameter_count */
static const GG_ROM gg_goal_source goal_source__all[] = {
    {symbol__all + 5, 0, 4, 1}, /* finished */
    {NULL, 4, 1, 0}, /* rested */
    {NULL, 5, 1, 0}, /* ready */
};

/* rows, first, actions, word, shift */
static const GG_ROM gg_action_filter filter__all[] = {
    {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, 0, 0, 0, 28},
    {{12, 16, 8, 17, 4, 18, 0, 19, 20, 21, 22, 23, 24, 25, 26, 27}, 0, 0, 0, 24},
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = &gg_slicing, .regressing = &gg_regressing,
     .satisficing = &gg_satisficing, .stubborn = &gg_stubborn, .filters = filter__all,
     .masks = word__all + 52, .filtered = word__all + 109, .conflicts = word__all,
     .conflict_rows = half__all, .value_count = 145, .filter_count = 2},
};

static const GG_ROM gg_rule rule__all[] = {
/* tires: tired += 1 */
    {.precondition = {.boxes = box__all + 23, .count = 1}, .effect = effect__all + 49, .period = 9000}, /* tires: none */
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
    .guards = word__all + 89,
    .shared = word__all + 91,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = task__all,
    .pursuit = &gg_pursuit,
    .places = places__all,
    .wants = wants__all,
    .claims = claims__all,
    .senses = NULL,
    .exclusions = NULL,
    .features = features__all,
    .team = NULL,
    .interrupting = NULL,
    .goals = goal__all,
    .offsets = {.agent_state = offsetof(builder_agent, state), .agent_snapshot = offsetof(builder_agent, snapshot),
     .agent_support_mask = offsetof(builder_agent, support_mask),
     .agent_from = offsetof(builder_agent, from), .agent_timers = offsetof(builder_agent, timers),
     .agent_backoffs = offsetof(builder_agent, backoffs),
     .agent_plan = offsetof(builder_agent, plan), .agent_watches = 0, .agent_membership = 0,
     .world_state = offsetof(builder_world, state), .world_timers = 0,
     .agent_bytes = sizeof(builder_agent), .world_bytes = sizeof(builder_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all,
     .settle = tick_hook__all + 3, .look = tick_hook__all + 9, .start = tick_hook__all + 6,
     .end = tick_hook__all + 8},
    .format = &gg_format_28,
    .fingerprint = 3579832695,
    .saved_fingerprint = (uint32_t)(UINT32_C(3579832695) +
        UINT32_C(31) * offsetof(builder_agent, state) +
        UINT32_C(961) * offsetof(builder_agent, snapshot) +
        UINT32_C(29791) * offsetof(builder_agent, support_mask) +
        UINT32_C(923521) * offsetof(builder_agent, from) +
        UINT32_C(28629151) * offsetof(builder_agent, timers) +
        UINT32_C(887503681) * offsetof(builder_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(builder_agent, plan) +
        UINT32_C(4001564289) * offsetof(builder_agent, walk) +
        UINT32_C(1507551809) * offsetof(builder_agent, wants) +
        UINT32_C(3784433119) * offsetof(builder_agent, want_flags) +
        UINT32_C(1353309697) * offsetof(builder_agent, want_ranges) +
        UINT32_C(3297894943) * offsetof(builder_agent, planning_state) +
        UINT32_C(3450495425) * offsetof(builder_agent, view_snapshot) +
        UINT32_C(3886143071) * offsetof(builder_agent, refused) +
        UINT32_C(211350913) * offsetof(builder_agent, released) +
        UINT32_C(2256911007) * offsetof(builder_agent, numbers) +
        UINT32_C(1244764481) * offsetof(builder_agent, named) +
        UINT32_C(4227960543) * offsetof(builder_agent, slots) +
        UINT32_C(1950300255) * offsetof(builder_world, state) +
        UINT32_C(1632803999) * offsetof(builder_world, points) +
        UINT32_C(3372283713) * offsetof(builder_world, reservations) +
        UINT32_C(1461579999) * offsetof(builder_world, holders) +
        UINT32_C(2359307009) * offsetof(builder_world, turns) +
        UINT32_C(124073247) * offsetof(builder_world, queues) +
        UINT32_C(3270273375) * offsetof(builder_world, slots)),
    .start = word__all + 101,
    .tops = word__all + 103,
    .applied = NULL,
    .goal_sources = goal_source__all,
    .subgoals = NULL,
    .search = search__all,
    .fact_at = half__all + 169,
    .rules = rule__all,
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
    const GG_ROM gg_action *action = gg_action_of(&builder_domain, number);
    doing.action = (builder_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (builder_symbol)gg_action_argument(&builder_domain, number, i);
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

