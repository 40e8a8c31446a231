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
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("run_to(yard)"), GG_TEXT("run_to(hut)"), GG_TEXT("chew(ball)"), GG_TEXT("chew(bone)"),
    GG_TEXT("bring(ball, yard)"), GG_TEXT("bring(ball, hut)"), GG_TEXT("bring(bone, yard)"),
    GG_TEXT("bring(bone, hut)"), GG_TEXT("bring(stone, yard)"), GG_TEXT("bring(stone, hut)"),
    GG_TEXT("chewed_up(ball)"), GG_TEXT("chewed_up(bone)"), GG_TEXT("tidy(ball, yard)"),
    GG_TEXT("tidy(ball, hut)"), GG_TEXT("tidy(bone, yard)"), GG_TEXT("tidy(bone, hut)"),
    GG_TEXT("tidy(stone, yard)"), GG_TEXT("tidy(stone, hut)"), GG_TEXT("home"),
    GG_TEXT("has chewed it"), GG_TEXT("has chewed it"), GG_TEXT("tidy(ball, yard)"),
    GG_TEXT("tidy(ball, hut)"), GG_TEXT("tidy(bone, yard)"), GG_TEXT("tidy(bone, hut)"),
    GG_TEXT("tidy(stone, yard)"), GG_TEXT("tidy(stone, hut)"), GG_TEXT("home"), GG_TEXT("at"),
    GG_TEXT("where(ball)"), GG_TEXT("where(bone)"), GG_TEXT("where(stone)"),
    GG_TEXT("chewed(ball)"), GG_TEXT("chewed(bone)"), GG_TEXT("chewed(stone)"), GG_TEXT("puppy"),
    GG_TEXT("dog"), GG_TEXT("yard"), GG_TEXT("hut"),
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {text__all + 37, 0, 1, 0}, {NULL, 0, 1, 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* at */
    value_names__all, /* where(ball) */
    value_names__all, /* where(bone) */
    value_names__all, /* where(stone) */
    value_names__all + 1, /* chewed(ball) */
    value_names__all + 1, /* chewed(bone) */
    value_names__all + 1, /* chewed(stone) */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("kennel"),
    .facts = text__all + 28,
    .actions = text__all,
    .action_labels = text__all,
    .tasks = NULL,
    .task_labels = NULL,
    .methods = NULL,
    .method_labels = NULL,
    .goals = text__all + 10,
    .goal_labels = text__all + 19,
    .agent_types = text__all + 35,
    .places = NULL,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0, 0x10001, 0x20002, 0xfc, 0x3f7, 0x1ff, 0x3fb, 0x2ff, 0x3f3, 0xff, 0x301, 1, 0x65,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 2, GG_SYMBOL, false, 0, 1, 0}, /* at */
    {0, 2, 2, GG_SYMBOL, true, 0, 1, 2}, /* where(ball) */
    {0, 4, 2, GG_SYMBOL, true, 0, 1, 4}, /* where(bone) */
    {0, 6, 2, GG_SYMBOL, true, 0, 1, 6}, /* where(stone) */
    {0, 8, 1, GG_BOOL, false, 0, 1, 8}, /* chewed(ball) */
    {0, 9, 1, GG_BOOL, false, 0, 1, 10}, /* chewed(bone) */
    {0, 10, 1, GG_BOOL, false, 0, 1, 12}, /* chewed(stone) */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 1, 0}, /* at == hut */
    {0, 2, 0}, /* at == yard */
    {0, 0xa, 0}, /* at == yard, where(ball) == yard */
    {0, 5, 0}, /* at == hut, where(ball) == hut */
    {0, 0x22, 0}, /* at == yard, where(bone) == yard */
    {0, 0x11, 0}, /* at == hut, where(bone) == hut */
    {0, 0x41, 0}, /* at == hut, where(stone) == hut */
    {0, 0x82, 0}, /* at == yard, where(stone) == yard */
    {0, 0x100, 0x100}, /* chewed(ball) */
    {0, 0x200, 0x200}, /* chewed(bone) */
    {0, 8, 0}, /* where(ball) == yard */
    {0, 4, 0}, /* where(ball) == hut */
    {0, 0x20, 0}, /* where(bone) == yard */
    {0, 0x10, 0}, /* where(bone) == hut */
    {0, 0x80, 0}, /* where(stone) == yard */
    {0, 0x40, 0}, /* where(stone) == hut */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {flag_test__all + 2, NULL, 1, 0, 0}, {flag_test__all + 3, NULL, 1, 0, 0},
    {flag_test__all + 4, NULL, 1, 0, 0}, {flag_test__all + 5, NULL, 1, 0, 0},
    {flag_test__all, NULL, 1, 0, 0}, {flag_test__all + 1, NULL, 1, 0, 0},
    {flag_test__all + 6, NULL, 1, 0, 0}, {flag_test__all + 7, NULL, 1, 0, 0},
    {flag_test__all + 8, NULL, 1, 0, 0}, {NULL, NULL, 0, 0, 0},
    {flag_test__all + 9, NULL, 1, 0, 0}, {flag_test__all + 10, NULL, 1, 0, 0},
    {flag_test__all + 11, NULL, 1, 0, 0}, {flag_test__all + 12, NULL, 1, 0, 0},
    {flag_test__all + 13, NULL, 1, 0, 0}, {flag_test__all + 14, NULL, 1, 0, 0},
    {flag_test__all + 15, NULL, 1, 0, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xfffffffffffffffc, 1}, {0, 0xfffffffffffffffc, 2}, {0, 0xfffffffffffffeff, 0x100},
    {0, 0xfffffffffffffdff, 0x200}, {0, 0xfffffffffffffff0, 5}, {0, 0xfffffffffffffff3, 4},
    {0, 0xfffffffffffffff0, 0xa}, {0, 0xfffffffffffffff3, 8}, {0, 0xffffffffffffffcc, 0x11},
    {0, 0xffffffffffffffcf, 0x10}, {0, 0xffffffffffffffcc, 0x22}, {0, 0xffffffffffffffcf, 0x20},
    {0, 0xffffffffffffff3c, 0x41}, {0, 0xffffffffffffff3f, 0x40}, {0, 0xffffffffffffff3c, 0x82},
    {0, 0xffffffffffffff3f, 0x80},
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all, NULL, 1, 0}, {assignment__all + 1, NULL, 1, 0},
    {assignment__all + 2, NULL, 1, 0}, {assignment__all + 3, NULL, 1, 0},
    {assignment__all + 4, NULL, 1, 0}, {assignment__all + 5, NULL, 1, 0},
    {assignment__all + 6, NULL, 1, 0}, {assignment__all + 7, NULL, 1, 0},
    {assignment__all + 8, NULL, 1, 0}, {assignment__all + 9, NULL, 1, 0},
    {assignment__all + 10, NULL, 1, 0}, {assignment__all + 11, NULL, 1, 0},
    {assignment__all + 12, NULL, 1, 0}, {assignment__all + 13, NULL, 1, 0},
    {assignment__all + 14, NULL, 1, 0}, {assignment__all + 15, NULL, 1, 0},
};

static const GG_ROM uint16_t symbol__all[] = {
    KENNEL_BALL, KENNEL_YARD, KENNEL_BALL, KENNEL_HUT, KENNEL_BONE, KENNEL_YARD, KENNEL_BONE,
    KENNEL_HUT, KENNEL_STONE, KENNEL_YARD, KENNEL_STONE, KENNEL_HUT, KENNEL_BALL, KENNEL_BONE,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* run_to: at = to */
    {{box__all + 4, 1}, effect__all, effect__all, NULL, 1000, 0, 1, KENNEL_ACTION_RUN_TO, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 9}, /* run_to(yard): at != to */
    {{box__all + 5, 1}, effect__all + 1, effect__all + 1, NULL, 1000, 0, 1, KENNEL_ACTION_RUN_TO,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 11}, /* run_to(hut) */
/* chew: chewed(what) */
    {{box__all, 2}, effect__all + 2, effect__all + 2, NULL, 2000, 0, 1, KENNEL_ACTION_CHEW, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 12}, /* chew(ball): chewable(what), where(what) == at */
    {{box__all + 2, 2}, effect__all + 3, effect__all + 3, NULL, 2000, 0, 1, KENNEL_ACTION_CHEW, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 13}, /* chew(bone) */
/* bring: where(what) = to, at = to */
    {{box__all + 1, 1}, effect__all + 4, effect__all, effect__all + 5, 0, 0, 1, KENNEL_ACTION_BRING,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all}, /* bring(ball, yard): where(what) == at, at != to */
    {{box__all, 1}, effect__all + 6, effect__all + 1, effect__all + 7, 0, 0, 1, KENNEL_ACTION_BRING,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 2}, /* bring(ball, hut) */
    {{box__all + 3, 1}, effect__all + 8, effect__all, effect__all + 9, 0, 0, 1, KENNEL_ACTION_BRING,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 4}, /* bring(bone, yard) */
    {{box__all + 2, 1}, effect__all + 10, effect__all + 1, effect__all + 11, 0, 0, 1,
     KENNEL_ACTION_BRING, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 6}, /* bring(bone, hut) */
    {{box__all + 6, 1}, effect__all + 12, effect__all, effect__all + 13, 0, 0, 1, KENNEL_ACTION_BRING,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 8}, /* bring(stone, yard) */
    {{box__all + 7, 1}, effect__all + 14, effect__all + 1, effect__all + 15, 0, 0, 1,
     KENNEL_ACTION_BRING, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 10}, /* bring(stone, hut) */
};

static const GG_ROM uint16_t half__all[] = {
    0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3, 0, 4, 0, 4,
    8, 12, 8, 12, 16, 20, 16, 20, 24, 28, 24, 28, 0, 4, 0, 4, 8, 12, 8, 12, 0, 4, 0, 4, 8, 12, 8,
    12, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all + 64, 0, 1}, {half__all + 96, 0, 5}, {half__all + 112, 0, 9},
    {half__all + 64, 0, 1}, {half__all + 80, 0, 5},
};

static const GG_ROM uint8_t byte__all[] = {
    1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 1, 2, 3, 3, 1, 2, 3, 3, 1, 2, 3, 3, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 2, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 1, 3, 1, 2, 3, 2, 3, 3, 1, 3, 1, 2, 3, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 2, 1, 0, 0, 2, 1, 0, 0, 2, 1, 0, 0, 2, 1, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 1, 2,
    1, 2, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 0, 0, 0, 0, 2, 1, 2, 1,
    0, 0, 0, 0, 1, 2, 1, 2, 0, 0, 0, 0, 1, 2, 1, 2, 1, 2, 1, 2, 0, 0, 0, 0, 1, 2, 1, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 2, 1, 2, 1, 2,
    1, 2, 1, 2, 1, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0,
};

/* action, offset */
static const GG_ROM gg_table_step move__all[] = {
    {GG_NONE, 0},
    {0, 65535}, /* run_to(yard) */
    {1, 1}, /* run_to(hut) */
    {2, 16}, /* chew(ball) */
    {GG_NONE, 0},
    {0, 65535}, /* run_to(yard) */
    {1, 1}, /* run_to(hut) */
    {3, 16}, /* chew(bone) */
    {GG_NONE, 0},
    {1, 1}, /* run_to(hut) */
    {4, 65533}, /* bring(ball, yard) */
    {GG_NONE, 0},
    {0, 65535}, /* run_to(yard) */
    {5, 3}, /* bring(ball, hut) */
    {GG_NONE, 0},
    {1, 1}, /* run_to(hut) */
    {6, 65531}, /* bring(bone, yard) */
    {GG_NONE, 0},
    {0, 65535}, /* run_to(yard) */
    {7, 5}, /* bring(bone, hut) */
    {GG_NONE, 0},
    {1, 1}, /* run_to(hut) */
    {8, 65527}, /* bring(stone, yard) */
    {GG_NONE, 0},
    {0, 65535}, /* run_to(yard) */
    {9, 9}, /* bring(stone, hut) */
};

/* table, policy, moves, wide */
static const GG_ROM gg_step_table step_table__all[] = {
    {{digit__all + 3, byte__all, word__all, 0, 32, {426, 0}, 2, true, false}, byte__all + 32, move__all,
     false},
    {{digit__all, byte__all + 64, word__all, 0, 32, {682, 0}, 3, true, false}, byte__all + 96,
     move__all + 4, false},
    {{digit__all, byte__all + 128, word__all, 0, 16, {170, 0}, 2, true, false}, byte__all + 144,
     move__all + 8, false},
    {{digit__all, byte__all + 160, word__all, 0, 16, {170, 0}, 2, true, false}, byte__all + 130,
     move__all + 11, false},
    {{digit__all, byte__all + 176, word__all, 0, 16, {170, 0}, 2, true, false}, byte__all + 192,
     move__all + 14, false},
    {{digit__all, byte__all + 208, word__all, 0, 16, {170, 0}, 2, true, false}, byte__all + 180,
     move__all + 17, false},
    {{digit__all, byte__all + 224, word__all, 0, 16, {170, 0}, 2, true, false}, byte__all + 240,
     move__all + 20, false},
    {{digit__all, byte__all + 256, word__all, 0, 16, {170, 0}, 2, true, false}, byte__all + 232,
     move__all + 23, false},
    {{digit__all, byte__all + 272, word__all, 0, 16, {170, 0}, 2, true, false}, byte__all + 272,
     move__all + 20, false},
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 4, &step_table__all[0].table, NULL, NULL, &gg_table_reading, word__all + 5, 1, false,
     false},
    {word__all + 6, &step_table__all[1].table, NULL, NULL, &gg_table_reading, word__all + 7, 1, false,
     false},
    {word__all + 8, &step_table__all[2].table, NULL, NULL, &gg_table_reading, word__all + 9, 1, false,
     false},
    {word__all + 8, &step_table__all[3].table, NULL, NULL, &gg_table_reading, word__all + 9, 1, false,
     false},
    {word__all + 8, &step_table__all[4].table, NULL, NULL, &gg_table_reading, word__all + 9, 1, false,
     false},
    {word__all + 8, &step_table__all[5].table, NULL, NULL, &gg_table_reading, word__all + 9, 1, false,
     false},
    {word__all + 8, &step_table__all[6].table, NULL, NULL, &gg_table_reading, word__all + 9, 1, false,
     false},
    {word__all + 8, &step_table__all[7].table, NULL, NULL, &gg_table_reading, word__all + 9, 1, false,
     false},
    {word__all + 8, &step_table__all[8].table, NULL, NULL, &gg_table_reading, word__all + 9, 1, false,
     false},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, heuristic__all + 1, heuristic__all + 2, heuristic__all + 3, heuristic__all + 4,
    heuristic__all + 5, heuristic__all + 6, heuristic__all + 7, heuristic__all + 8,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0, 1, 8,
};

/* actions, calls, heuristics, goals, relevance_mask, goal_count, task */
static const GG_ROM gg_agent_type agent_type__all[] = {
    {NULL, &agent_type__puppy__calls, heuristic_list__all, goal_number__all, word__all + 10, 3, GG_NONE}, /* puppy */
    {NULL, &agent_type__dog__calls, heuristic_list__all, goal_number__all + 2, word__all + 11, 1,
     GG_NONE}, /* dog */
};

static const GG_ROM gg_wants wants__all[] = {
    {.wanting = &gg_wanting,
     .offsets = {.agent_wants = offsetof(kennel_agent, wants),
     .agent_want_flags = offsetof(kennel_agent, want_flags), .agent_want_ranges = 0}},
};

/* condition, relevant, priority, cooldown, called, keep */
static const GG_ROM gg_goal goal__all[] = {
    {{box__all + 8, 1}, {box__all + 9, 1}, 0, 0, true, false}, /* chewed_up(ball): chewed(what), chewable(what) */
    {{box__all + 10, 1}, {box__all + 9, 1}, 0, 0, true, false}, /* chewed_up(bone): chewed(what), chewable(what) */
    {{box__all + 11, 1}, {box__all + 9, 1}, 0, 5000, false, false}, /* tidy(ball, yard): where(what) == to */
    {{box__all + 12, 1}, {box__all + 9, 1}, 0, 5000, false, false}, /* tidy(ball, hut): where(what) == to */
    {{box__all + 13, 1}, {box__all + 9, 1}, 0, 5000, false, false}, /* tidy(bone, yard): where(what) == to */
    {{box__all + 14, 1}, {box__all + 9, 1}, 0, 5000, false, false}, /* tidy(bone, hut): where(what) == to */
    {{box__all + 15, 1}, {box__all + 9, 1}, 0, 5000, false, false}, /* tidy(stone, yard): where(what) == to */
    {{box__all + 16, 1}, {box__all + 9, 1}, 0, 5000, false, false}, /* tidy(stone, hut): where(what) == to */
    {{box__all + 4, 1}, {box__all + 9, 1}, -3, 0, false, false}, /* home: at == hut */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    NULL,
};

/* arguments, first, count, parameter_count */
static const GG_ROM gg_goal_source goal_source__all[] = {
    {symbol__all + 12, 0, 2, 1}, /* chewed_up */
    {symbol__all, 2, 6, 2}, /* tidy */
    {NULL, 8, 1, 0}, /* home */
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = &gg_slicing, .regressing = &gg_regressing,
     .satisficing = &gg_satisficing, .stubborn = NULL, .filters = NULL, .masks = NULL,
     .filtered = NULL, .conflicts = NULL, .conflict_rows = NULL, .value_count = 14,
     .filter_count = 0},
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
    .guards = word__all,
    .shared = word__all + 3,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = NULL,
    .pursuit = &gg_pursuit,
    .places = NULL,
    .wants = wants__all,
    .claims = NULL,
    .senses = NULL,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = NULL,
    .goals = goal__all,
    .offsets = {.agent_state = offsetof(kennel_agent, state), .agent_snapshot = offsetof(kennel_agent, snapshot),
     .agent_support_mask = offsetof(kennel_agent, support_mask),
     .agent_from = offsetof(kennel_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(kennel_agent, backoffs), .agent_plan = offsetof(kennel_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(kennel_world, state),
     .world_timers = 0, .agent_bytes = sizeof(kennel_agent), .world_bytes = sizeof(kennel_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all, .settle = tick_hook__all,
     .look = tick_hook__all, .start = tick_hook__all, .end = tick_hook__all},
    .format = &gg_format_28,
    .fingerprint = 4055185342,
    .saved_fingerprint = (uint32_t)(UINT32_C(4055185342) +
        UINT32_C(31) * offsetof(kennel_agent, state) +
        UINT32_C(961) * offsetof(kennel_agent, snapshot) +
        UINT32_C(29791) * offsetof(kennel_agent, support_mask) +
        UINT32_C(923521) * offsetof(kennel_agent, from) +
        UINT32_C(887503681) * offsetof(kennel_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(kennel_agent, plan) +
        UINT32_C(1507551809) * offsetof(kennel_agent, wants) +
        UINT32_C(3784433119) * offsetof(kennel_agent, want_flags) +
        UINT32_C(1950300255) * offsetof(kennel_world, state)),
    .start = word__all + 12,
    .tops = word__all,
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
    const GG_ROM gg_action *action = gg_action_of(&kennel_domain, number);
    doing.action = (kennel_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (kennel_symbol)gg_action_argument(&kennel_domain, number, i);
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

