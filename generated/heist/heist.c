/* Made by goapgen from heist.yaml. Do not edit: run goapgen again. */
#include "heist.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__start_generator,
    action__type_code,
    action__pull_fuse,
    action__crack_vault,
    action__take__bust__cellar,
    action__take__bust__gallery,
    action__take__bust__strongroom,
    action__take__painting__cellar,
    action__take__painting__gallery,
    action__take__painting__strongroom,
    action__take__crown__cellar,
    action__take__crown__gallery,
    action__take__crown__strongroom,
    action__wash,
    action__hide,
    action__cross__hatch,
    action__cross__hatch__2,
    action__cross__chute,
    action__cross__beam,
    action__cross__beam__2,
    action__cross__window,
    action__cross__window__2,
    action__cross__vault,
    action__cross__vault__2,
};

static gg_status agent_type__thief__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    heist_agent *self = (heist_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = heist_domain.actions[action].arguments;
    switch (heist_domain.actions[action].source_index) {
    case HEIST_ACTION_START_GENERATOR:
        return heist_thief_task_work(self, phase, HEIST_ACTION_START_GENERATOR);
    case HEIST_ACTION_TYPE_CODE:
        return heist_thief_task_work(self, phase, HEIST_ACTION_TYPE_CODE);
    case HEIST_ACTION_PULL_FUSE:
        return heist_thief_task_work(self, phase, HEIST_ACTION_PULL_FUSE);
    case HEIST_ACTION_CRACK_VAULT:
        return heist_thief_task_work(self, phase, HEIST_ACTION_CRACK_VAULT);
    case HEIST_ACTION_TAKE:
        return heist_thief_task_take(self, phase, (heist_symbol)arguments[0], (heist_symbol)arguments[1]);
    case HEIST_ACTION_WASH:
        return heist_thief_task_work(self, phase, HEIST_ACTION_WASH);
    case HEIST_ACTION_HIDE:
        return heist_thief_task_work(self, phase, HEIST_ACTION_HIDE);
    case HEIST_ACTION_CROSS_HATCH:
        return heist_thief_task_cross(self, phase, HEIST_ACTION_CROSS_HATCH);
    case HEIST_ACTION_CROSS_CHUTE:
        return heist_thief_task_cross(self, phase, HEIST_ACTION_CROSS_CHUTE);
    case HEIST_ACTION_CROSS_BEAM:
        return heist_thief_task_cross(self, phase, HEIST_ACTION_CROSS_BEAM);
    case HEIST_ACTION_CROSS_VAULT:
        return heist_thief_task_cross(self, phase, HEIST_ACTION_CROSS_VAULT);
    default:
        return GG_INVALID;
    }
}

static void agent_type__thief__sense(gg_agent *agent, uint16_t sense)
{
    heist_agent *self = (heist_agent *)(void *)agent;
    switch (sense) {
    case 0: /* keypad_works */
        heist_set_keypad_works(self, heist_thief_sense_keypad_works(self));
        break;
    default:
        break;
    }
}

static gg_status agent_type__thief__walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return heist_thief_travel_walk((heist_agent *)(void *)agent, phase, (heist_symbol)heist_domain.places->symbols[place]);
}

static const GG_ROM gg_calls agent_type__thief__calls = {
    .run = agent_type__thief__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__thief__sense,
    .apply = NULL,
    .walk = agent_type__thief__walk,
    .travel = NULL,
};
static gg_status agent_type__ninja__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    heist_agent *self = (heist_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = heist_domain.actions[action].arguments;
    switch (heist_domain.actions[action].source_index) {
    case HEIST_ACTION_START_GENERATOR:
        return heist_ninja_task_work(self, phase, HEIST_ACTION_START_GENERATOR);
    case HEIST_ACTION_TYPE_CODE:
        return heist_ninja_task_work(self, phase, HEIST_ACTION_TYPE_CODE);
    case HEIST_ACTION_PULL_FUSE:
        return heist_ninja_task_work(self, phase, HEIST_ACTION_PULL_FUSE);
    case HEIST_ACTION_CRACK_VAULT:
        return heist_ninja_task_work(self, phase, HEIST_ACTION_CRACK_VAULT);
    case HEIST_ACTION_TAKE:
        return heist_ninja_task_take(self, phase, (heist_symbol)arguments[0], (heist_symbol)arguments[1]);
    case HEIST_ACTION_WASH:
        return heist_ninja_task_work(self, phase, HEIST_ACTION_WASH);
    case HEIST_ACTION_HIDE:
        return heist_ninja_task_work(self, phase, HEIST_ACTION_HIDE);
    case HEIST_ACTION_CROSS_HATCH:
        return heist_ninja_task_cross(self, phase, HEIST_ACTION_CROSS_HATCH);
    case HEIST_ACTION_CROSS_CHUTE:
        return heist_ninja_task_cross(self, phase, HEIST_ACTION_CROSS_CHUTE);
    case HEIST_ACTION_CROSS_BEAM:
        return heist_ninja_task_cross(self, phase, HEIST_ACTION_CROSS_BEAM);
    case HEIST_ACTION_CROSS_WINDOW:
        return heist_ninja_task_cross(self, phase, HEIST_ACTION_CROSS_WINDOW);
    case HEIST_ACTION_CROSS_VAULT:
        return heist_ninja_task_cross(self, phase, HEIST_ACTION_CROSS_VAULT);
    default:
        return GG_INVALID;
    }
}

static void agent_type__ninja__sense(gg_agent *agent, uint16_t sense)
{
    heist_agent *self = (heist_agent *)(void *)agent;
    switch (sense) {
    case 0: /* keypad_works */
        heist_set_keypad_works(self, heist_ninja_sense_keypad_works(self));
        break;
    default:
        break;
    }
}

static gg_status agent_type__ninja__walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return heist_ninja_travel_walk((heist_agent *)(void *)agent, phase, (heist_symbol)heist_domain.places->symbols[place]);
}

static const GG_ROM gg_calls agent_type__ninja__calls = {
    .run = agent_type__ninja__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__ninja__sense,
    .apply = NULL,
    .walk = agent_type__ninja__walk,
    .travel = NULL,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("start_generator"), GG_TEXT("type_code"), GG_TEXT("pull_fuse"), GG_TEXT("crack_vault"),
    GG_TEXT("take(bust, cellar)"), GG_TEXT("take(bust, gallery)"),
    GG_TEXT("take(bust, strongroom)"), GG_TEXT("take(painting, cellar)"),
    GG_TEXT("take(painting, gallery)"), GG_TEXT("take(painting, strongroom)"),
    GG_TEXT("take(crown, cellar)"), GG_TEXT("take(crown, gallery)"),
    GG_TEXT("take(crown, strongroom)"), GG_TEXT("wash"), GG_TEXT("hide"), GG_TEXT("cross(hatch)"),
    GG_TEXT("cross(hatch)"), GG_TEXT("cross(chute)"), GG_TEXT("cross(beam)"),
    GG_TEXT("cross(beam)"), GG_TEXT("cross(window)"), GG_TEXT("cross(window)"),
    GG_TEXT("cross(vault)"), GG_TEXT("cross(vault)"), GG_TEXT("here"), GG_TEXT("lies(bust)"),
    GG_TEXT("lies(painting)"), GG_TEXT("lies(crown)"), GG_TEXT("powered"), GG_TEXT("hatch_open"),
    GG_TEXT("keypad_works"), GG_TEXT("vault_open"), GG_TEXT("laser"), GG_TEXT("dirty"),
    GG_TEXT("steps_heard"), GG_TEXT("hidden"), GG_TEXT("yard"), GG_TEXT("shed"), GG_TEXT("lobby"),
    GG_TEXT("cellar"), GG_TEXT("gallery"), GG_TEXT("attic"), GG_TEXT("strongroom"),
    GG_TEXT("out_of_sight"), GG_TEXT("have_bust"), GG_TEXT("have_painting"), GG_TEXT("have_crown"),
    GG_TEXT("be_clean"), GG_TEXT("cellar"), GG_TEXT("gallery"), GG_TEXT("strongroom"),
    GG_TEXT("gone"), GG_TEXT("thief"), GG_TEXT("ninja"),
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {text__all + 36, 0, 1, 0}, {text__all + 48, 0, 1, 0}, {NULL, 0, 1, 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* here */
    value_names__all + 1, /* lies(bust) */
    value_names__all + 1, /* lies(painting) */
    value_names__all + 1, /* lies(crown) */
    value_names__all + 2, /* powered */
    value_names__all + 2, /* hatch_open */
    value_names__all + 2, /* keypad_works */
    value_names__all + 2, /* vault_open */
    value_names__all + 2, /* laser */
    value_names__all + 2, /* dirty */
    value_names__all + 2, /* steps_heard */
    value_names__all + 2, /* hidden */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("heist"),
    .facts = text__all + 24,
    .actions = text__all,
    .action_labels = text__all,
    .tasks = NULL,
    .task_labels = NULL,
    .methods = NULL,
    .method_labels = NULL,
    .goals = text__all + 43,
    .goal_labels = text__all + 43,
    .agent_types = text__all + 52,
    .places = text__all + 36,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0xffbffe, 0xffbffd, 0xffbffb, 0xffbff7, 0xffbfef, 0xffbfdf, 0xffbfbf, 0xffbf7f, 0xffbeff,
    0xffbdff, 0xffbbff, 0xffb7ff, 0xffafff, 0xff9fff, 0, 0xff3fff, 0xfebfff, 0xfdbfff, 0xfbbfff,
    0xf7bfff, 0xefbfff, 0xdfbfff, 0xbfbfff, 0x7fbfff, 0x2000, 1, 0x90002, 0x28494, 0x940928,
    0x200000, 0x401240, 0x70, 0x380, 0x1c00, 2, 8, 4, 0x20000, 0x4000, 0xffffffffffffffff, 0,
    0x10001, 0x30002, 0x50002, 0x60002, 0x80002, 0x80003, 0x90002, 0xa0003, 0xb0003, 0xc0004,
    0x100002, 0x110002, 0x110003, 0x130003, 0x140002, 0x150002, 0x160003, 0x170003, 0x190003,
    0x1c0003, 0x210004, 0x230005, 0xffffffffffffffff, 0, 0x10001, 0x30002, 0x40002, 0x50002,
    0x60002, 0x60003, 0x80002, 0x80003, 0x90002, 0x90003, 0xa0003, 0xb0003, 0xb0004, 0xc0004,
    0xd0004, 0xd0005, 0xe0005, 0x100002, 0x110003, 0xffffff, 0x16e003, 0x14494, 0x684928, 0x805240,
    0xffff9f, 0x684908, 0x805200, 0x3e7ff9, 0x3ffff9, 0x3e7ffb, 0xfe7ff1, 0xfffff1, 0xfe7ff3,
    0x327ffd, 0x33fffd, 0x327fff, 0xf27ff5, 0xf3fff5, 0xf27ff7, 0xffffffffffffffff, 0, 0x10001,
    0x40001, 0x80002, 0x90001, 0x90002, 0xb0003, 0xe0001, 0xffff80, 0xcfffff, 0x6000000, 0xcfbfff,
    0x1ffffff, 0x703bb80, 0xffbfff, 0x603b800, 0xa21081, 0xfe000e,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 7, GG_SYMBOL, false, 0, 6, 0}, /* here */
    {0, 7, 4, GG_SYMBOL, true, 0, 3, 7}, /* lies(bust) */
    {0, 11, 4, GG_SYMBOL, true, 0, 3, 11}, /* lies(painting) */
    {0, 15, 4, GG_SYMBOL, true, 0, 3, 15}, /* lies(crown) */
    {0, 19, 1, GG_BOOL, true, 0, 1, 19}, /* powered */
    {0, 20, 1, GG_BOOL, true, 0, 1, 21}, /* hatch_open */
    {0, 21, 1, GG_BOOL, true, 0, 1, 23}, /* keypad_works */
    {0, 22, 1, GG_BOOL, true, 0, 1, 25}, /* vault_open */
    {0, 23, 1, GG_BOOL, true, 0, 1, 27}, /* laser */
    {0, 24, 1, GG_BOOL, false, 0, 1, 29}, /* dirty */
    {0, 25, 1, GG_BOOL, false, 0, 1, 31}, /* steps_heard */
    {0, 26, 1, GG_BOOL, false, 0, 1, 33}, /* hidden */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 0x80058, 0}, /* here in [yard, shed, lobby, attic], not powered */
    {0, 0x300058, 0x200000}, /* here in [yard, shed, lobby, attic], not hatch_open, keypad_works */
    {0, 0x800077, 0x800000}, /* here == cellar, laser */
    {0, 0x40006f, 0}, /* here == gallery, not vault_open */
    {0, 0x777, 0}, /* here == cellar, lies(bust) == cellar */
    {0, 0x6ef, 0}, /* here == gallery, lies(bust) == gallery */
    {0, 0x5bf, 0}, /* here == strongroom, lies(bust) == strongroom */
    {0, 0x7077, 0}, /* here == cellar, lies(painting) == cellar */
    {0, 0x686f, 0}, /* here == gallery, lies(painting) == gallery */
    {0, 0x583f, 0}, /* here == strongroom, lies(painting) == strongroom */
    {0, 0x70077, 0}, /* here == cellar, lies(crown) == cellar */
    {0, 0x6806f, 0}, /* here == gallery, lies(crown) == gallery */
    {0, 0x5803f, 0}, /* here == strongroom, lies(crown) == strongroom */
    {0, 0x1000058, 0x1000000}, /* here in [yard, shed, lobby, attic], dirty */
    {0, 0x2000000, 0x2000000}, /* steps_heard */
    {0, 0x180058, 0x180000}, /* here in [yard, shed, lobby, attic], powered, hatch_open */
    {0, 0x180077, 0x180000}, /* here == cellar, powered, hatch_open */
    {0, 0x58, 0}, /* here in [yard, shed, lobby, attic] */
    {0, 0x800058, 0}, /* here in [yard, shed, lobby, attic], not laser */
    {0, 0x80006f, 0}, /* here == gallery, not laser */
    {0, 0x6f, 0}, /* here == gallery */
    {0, 0x40006f, 0x400000}, /* here == gallery, vault_open */
    {0, 0x40003f, 0x400000}, /* here == strongroom, vault_open */
    {0, 0x4000000, 0x4000000}, /* hidden */
    {0, 0x380, 0}, /* lies(bust) == gone */
    {0, 0x3800, 0}, /* lies(painting) == gone */
    {0, 0x38000, 0}, /* lies(crown) == gone */
    {0, 0x1000000, 0}, /* not dirty */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {flag_test__all, NULL, 1, 0, 0}, {flag_test__all + 1, NULL, 1, 0, 0},
    {flag_test__all + 2, NULL, 1, 0, 0}, {flag_test__all + 3, NULL, 1, 0, 0},
    {flag_test__all + 4, NULL, 1, 0, 0}, {flag_test__all + 5, NULL, 1, 0, 0},
    {flag_test__all + 6, NULL, 1, 0, 0}, {flag_test__all + 7, NULL, 1, 0, 0},
    {flag_test__all + 8, NULL, 1, 0, 0}, {flag_test__all + 9, NULL, 1, 0, 0},
    {flag_test__all + 10, NULL, 1, 0, 0}, {flag_test__all + 11, NULL, 1, 0, 0},
    {flag_test__all + 12, NULL, 1, 0, 0}, {flag_test__all + 13, NULL, 1, 0, 0},
    {flag_test__all + 14, NULL, 1, 0, 0}, {flag_test__all + 15, NULL, 1, 0, 0},
    {flag_test__all + 16, NULL, 1, 0, 0}, {flag_test__all + 17, NULL, 1, 0, 0},
    {flag_test__all + 18, NULL, 1, 0, 0}, {flag_test__all + 19, NULL, 1, 0, 0},
    {flag_test__all + 20, NULL, 1, 0, 0}, {flag_test__all + 21, NULL, 1, 0, 0},
    {flag_test__all + 22, NULL, 1, 0, 0}, {flag_test__all + 23, NULL, 1, 0, 0},
    {flag_test__all + 24, NULL, 1, 0, 0}, {NULL, NULL, 0, 0, 0},
    {flag_test__all + 25, NULL, 1, 0, 0}, {flag_test__all + 26, NULL, 1, 0, 0},
    {flag_test__all + 27, NULL, 1, 0, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xfffffffffff7ff80, 0x80002}, {0, 0xffffffffffffff80, 2}, {0, 0xfffffffffff7ffff, 0x80000},
    {0, 0xffffffffffefff80, 0x100004}, {0, 0xffffffffffffff80, 4},
    {0, 0xffffffffffefffff, 0x100000}, {0, 0xffffffffff7fff80, 8}, {0, 0xffffffffffffff80, 8},
    {0, 0xffffffffff7fffff, 0}, {0, 0xffffffffffbfff80, 0x400010}, {0, 0xffffffffffffff80, 0x10},
    {0, 0xffffffffffbfffff, 0x400000}, {0, 0xfffffffffffff800, 0x408},
    {0, 0xfffffffffffff87f, 0x400}, {0, 0xfffffffffffff800, 0x410}, {0, 0xfffffffffffff800, 0x440},
    {0, 0xffffffffffffff80, 0x40}, {0, 0xffffffffffff8780, 0x4008},
    {0, 0xffffffffffff87ff, 0x4000}, {0, 0xffffffffffff8780, 0x4010},
    {0, 0xffffffffffff8780, 0x4040}, {0, 0xfffffffffff87f80, 0x40008},
    {0, 0xfffffffffff87fff, 0x40000}, {0, 0xfffffffffff87f80, 0x40010},
    {0, 0xfffffffffff87f80, 0x40040}, {0, 0xfffffffffeffff80, 1},
    {0, 0xfffffffffbffffff, 0x4000000}, {0, 0xfffffffffeffff80, 0x1000008},
    {0, 0xffffffffffffff80, 0x20}, {0, 0xfffffffff9ffffff, 0}, {0, 0xfffffffffffff87f, 0x80},
    {0, 0xffffffffffff87ff, 0x1000}, {0, 0xfffffffffff87fff, 0x20000},
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
    {assignment__all + 16, NULL, 1, 0}, {assignment__all + 17, NULL, 1, 0},
    {assignment__all + 18, NULL, 1, 0}, {assignment__all + 19, NULL, 1, 0},
    {assignment__all + 20, NULL, 1, 0}, {assignment__all + 21, NULL, 1, 0},
    {assignment__all + 22, NULL, 1, 0}, {assignment__all + 23, NULL, 1, 0},
    {assignment__all + 24, NULL, 1, 0}, {assignment__all + 25, NULL, 1, 0},
    {assignment__all + 26, NULL, 1, 0}, {assignment__all + 27, NULL, 1, 0},
    {assignment__all + 28, NULL, 1, 0}, {assignment__all + 29, NULL, 1, 0},
    {assignment__all + 30, NULL, 1, 0}, {assignment__all + 31, NULL, 1, 0},
    {assignment__all + 32, NULL, 1, 0},
};

static const GG_ROM uint16_t symbol__all[] = {
    HEIST_YARD, HEIST_SHED, HEIST_LOBBY, HEIST_CELLAR, HEIST_GALLERY, HEIST_ATTIC,
    HEIST_STRONGROOM, HEIST_BUST, HEIST_CELLAR, HEIST_BUST, HEIST_GALLERY, HEIST_BUST,
    HEIST_STRONGROOM, HEIST_PAINTING, HEIST_CELLAR, HEIST_PAINTING, HEIST_GALLERY, HEIST_PAINTING,
    HEIST_STRONGROOM, HEIST_CROWN, HEIST_CELLAR, HEIST_CROWN, HEIST_GALLERY, HEIST_CROWN,
    HEIST_STRONGROOM,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* start_generator: powered, here = shed */
    {{box__all, 1}, effect__all, effect__all + 1, effect__all + 2, 3000, 0, 1,
     HEIST_ACTION_START_GENERATOR, GG_NONE, 0, 1, 1, false, false, false, NULL}, /* start_generator: not powered */
/* type_code: hatch_open, here = lobby */
    {{box__all + 1, 1}, effect__all + 3, effect__all + 4, effect__all + 5, 2000, 0, 1,
     HEIST_ACTION_TYPE_CODE, GG_NONE, 1, 2, 2, false, false, false, NULL}, /* type_code: not hatch_open, keypad_works */
/* pull_fuse: not laser, here = cellar */
    {{box__all + 2, 1}, effect__all + 6, effect__all + 7, effect__all + 8, 1000, 0, 1,
     HEIST_ACTION_PULL_FUSE, GG_NONE, 2, 3, 3, false, false, false, NULL}, /* pull_fuse: laser */
/* crack_vault: vault_open, here = gallery */
    {{box__all + 3, 1}, effect__all + 9, effect__all + 10, effect__all + 11, 6000, 0, 1,
     HEIST_ACTION_CRACK_VAULT, GG_NONE, 3, 4, 4, false, false, false, NULL}, /* crack_vault: not vault_open */
/* take: lies(what) = gone, here = where */
    {{box__all + 4, 1}, effect__all + 12, effect__all + 7, effect__all + 13, 1000, 0, 1,
     HEIST_ACTION_TAKE, GG_NONE, 2, 3, 3, false, false, false, symbol__all + 7}, /* take(bust, cellar): lies(what) == where */
    {{box__all + 5, 1}, effect__all + 14, effect__all + 10, effect__all + 13, 1000, 0, 1,
     HEIST_ACTION_TAKE, GG_NONE, 3, 4, 4, false, false, false, symbol__all + 9}, /* take(bust, gallery) */
    {{box__all + 6, 1}, effect__all + 15, effect__all + 16, effect__all + 13, 1000, 0, 1,
     HEIST_ACTION_TAKE, GG_NONE, 4, 6, 6, false, false, false, symbol__all + 11}, /* take(bust, strongroom) */
    {{box__all + 7, 1}, effect__all + 17, effect__all + 7, effect__all + 18, 1000, 0, 1,
     HEIST_ACTION_TAKE, GG_NONE, 2, 3, 3, false, false, false, symbol__all + 13}, /* take(painting, cellar) */
    {{box__all + 8, 1}, effect__all + 19, effect__all + 10, effect__all + 18, 1000, 0, 1,
     HEIST_ACTION_TAKE, GG_NONE, 3, 4, 4, false, false, false, symbol__all + 15}, /* take(painting, gallery) */
    {{box__all + 9, 1}, effect__all + 20, effect__all + 16, effect__all + 18, 1000, 0, 1,
     HEIST_ACTION_TAKE, GG_NONE, 4, 6, 6, false, false, false, symbol__all + 17}, /* take(painting, strongroom) */
    {{box__all + 10, 1}, effect__all + 21, effect__all + 7, effect__all + 22, 1000, 0, 1,
     HEIST_ACTION_TAKE, GG_NONE, 2, 3, 3, false, false, false, symbol__all + 19}, /* take(crown, cellar) */
    {{box__all + 11, 1}, effect__all + 23, effect__all + 10, effect__all + 22, 1000, 0, 1,
     HEIST_ACTION_TAKE, GG_NONE, 3, 4, 4, false, false, false, symbol__all + 21}, /* take(crown, gallery) */
    {{box__all + 12, 1}, effect__all + 24, effect__all + 16, effect__all + 22, 1000, 0, 1,
     HEIST_ACTION_TAKE, GG_NONE, 4, 6, 6, false, false, false, symbol__all + 23}, /* take(crown, strongroom) */
/* wash: not dirty, here = yard */
    {{box__all + 13, 1}, effect__all + 25, effect__all + 25, NULL, 4000, 0, 1, HEIST_ACTION_WASH,
     GG_NONE, 5, 0, 0, false, false, false, NULL}, /* wash: dirty */
/* hide: hidden */
    {{box__all + 14, 1}, effect__all + 26, effect__all + 26, NULL, 2000, 0, 1, HEIST_ACTION_HIDE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* hide: steps_heard */
/* cross(hatch): here = cellar, or from there lobby */
    {{box__all + 15, 1}, effect__all + 7, effect__all + 7, NULL, 0, 0, 4, HEIST_ACTION_CROSS_HATCH,
     GG_NONE, 6, 2, 3, false, false, false, NULL}, /* cross(hatch): hatch_open, powered */
    {{box__all + 16, 1}, effect__all + 4, effect__all + 4, NULL, 0, 0, 4, HEIST_ACTION_CROSS_HATCH,
     GG_NONE, 7, 3, 2, false, false, false, NULL}, /* cross(hatch) */
/* cross(chute): dirty, here = cellar */
    {{box__all + 17, 1}, effect__all + 27, effect__all + 27, NULL, 0, 0, 33, HEIST_ACTION_CROSS_CHUTE,
     GG_NONE, 8, 0, 3, false, true, false, NULL}, /* cross(chute): none */
/* cross(beam): here = gallery, or from there lobby */
    {{box__all + 18, 1}, effect__all + 10, effect__all + 10, NULL, 0, 0, 5, HEIST_ACTION_CROSS_BEAM,
     GG_NONE, 9, 2, 4, false, false, false, NULL}, /* cross(beam): not laser */
    {{box__all + 19, 1}, effect__all + 4, effect__all + 4, NULL, 0, 0, 5, HEIST_ACTION_CROSS_BEAM,
     GG_NONE, 10, 4, 2, false, false, false, NULL}, /* cross(beam) */
/* cross(window): here = gallery, or from there attic */
    {{box__all + 17, 1}, effect__all + 10, effect__all + 10, NULL, 0, 0, 3, HEIST_ACTION_CROSS_WINDOW,
     GG_NONE, 11, 5, 4, false, false, false, NULL}, /* cross(window): none */
    {{box__all + 20, 1}, effect__all + 28, effect__all + 28, NULL, 0, 0, 3, HEIST_ACTION_CROSS_WINDOW,
     GG_NONE, 12, 4, 5, false, false, false, NULL}, /* cross(window) */
/* cross(vault): here = strongroom, or from there gallery */
    {{box__all + 21, 1}, effect__all + 16, effect__all + 16, NULL, 0, 0, 2, HEIST_ACTION_CROSS_VAULT,
     GG_NONE, 13, 4, 6, false, false, false, NULL}, /* cross(vault): vault_open */
    {{box__all + 22, 1}, effect__all + 10, effect__all + 10, NULL, 0, 0, 2, HEIST_ACTION_CROSS_VAULT,
     GG_NONE, 14, 6, 4, false, false, false, NULL}, /* cross(vault) */
};

static const GG_ROM uint16_t half__all[] = {
    9, 1, 12, 65535, 65535, 6, 65535, 4, 12, 1, 65535, 65535, 16, 65535, 65535, 65535, 65535, 1,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1, 1, 9, 4, 65535, 65535, 14, 65535, 7, 15, 4, 65535, 65535, 19, 65535, 65535,
    65535, 65535, 4, 65535, 65535, 65535, 33, 41, 36, 65535, 65535, 46, 65535, 8, 16, 5, 65535,
    65535, 20, 65535, 65535, 65535, 65535, 65535, 5, 65535, 65535, 15, 7, 18, 65535, 65535, 3,
    65535, 65535, 65535, 65535, 65535, 3, 65535, 65535, 65535, 65535, 65535, 65535, 2, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 2, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
    2, 3, 3, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
    19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 14, 14, 14, 31, 14, 14, 14, 32, 14, 14, 14, 33,
    14, 25, 14, 34, 14, 14, 14, 35, 36, 14, 24, 37, 14, 14, 14, 38, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1,
    2, 3, 0, 1, 2, 3, 0, 2, 4, 6, 6, 8, 10, 12, 8, 10, 12, 14, 14, 16, 18, 20, 0, 10, 12, 22, 0,
    10, 12, 22, 14, 24, 26, 36, 14, 24, 26, 36, 0, 28, 42, 70, 0, 28, 42, 70, 0, 28, 42, 70, 0, 28,
    42, 70, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 10, 12, 22, 0, 10, 12, 22, 0, 10,
    12, 22, 0, 10, 12, 22, 0, 14, 28, 42, 42, 56, 70, 84, 0, 14, 28, 42, 42, 56, 70, 84, 0, 14, 28,
    42, 42, 56, 70, 84, 1, 15, 29, 43, 43, 57, 71, 85, 0, 1, 28, 29, 0, 1, 28, 29, 0, 1, 28, 29, 0,
    1, 28, 29, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 2, 3, 0, 2, 4, 5, 4, 4, 6,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all + 244, 0, 1}, {half__all + 260, 0, 5}, {half__all + 276, 0, 9},
    {half__all + 292, 0, 19}, {half__all + 244, 0, 1}, {half__all + 308, 0, 5},
    {half__all + 324, 0, 12}, {half__all + 292, 0, 19}, {half__all + 244, 0, 1},
    {half__all + 308, 0, 5}, {half__all + 356, 0, 19}, {half__all + 372, 0, 24},
    {half__all + 244, 0, 1}, {half__all + 308, 0, 5}, {half__all + 292, 0, 19},
    {half__all + 372, 0, 24}, {half__all + 244, 0, 1}, {half__all + 308, 0, 5},
    {half__all + 324, 0, 12}, {half__all + 292, 0, 20}, {half__all + 244, 0, 1},
    {half__all + 308, 0, 5}, {half__all + 324, 0, 16}, {half__all + 292, 0, 20},
    {half__all + 244, 0, 1}, {half__all + 308, 0, 5}, {half__all + 340, 0, 16},
    {half__all + 228, 0, 25},
};

static const GG_ROM uint8_t byte__all[] = {
    20, 6, 14, 12, 21, 4, 2, 2, 22, 9, 18, 16, 23, 11, 8, 8, 13, 13, 5, 5, 0, 9, 2, 2, 17, 17, 3,
    3, 10, 10, 15, 15, 7, 7, 0, 11, 3, 3, 19, 19, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 5, 5, 3, 3, 0, 0, 6, 6, 8, 8, 7, 7, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 5, 5, 3, 3, 0, 4, 6, 6, 8, 8, 7, 7, 11, 8, 20, 19, 7, 5, 2,
    2, 14, 12, 18, 16, 17, 15, 10, 10, 8, 8, 6, 6, 0, 12, 2, 2, 4, 4, 3, 3, 13, 13, 12, 12, 9, 9,
    0, 15, 3, 3, 7, 7, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 1, 0, 1, 0, 0,
};

/* action, offset */
static const GG_ROM gg_table_step move__all[] = {
    {GG_NONE, 0},
    {14, 2}, /* hide */
};

static const GG_ROM gg_step_table step_table__all[] = {
    {.table = {.digits = digit__all + 27, .entries = byte__all + 196, .distances = word__all + 104, .base = 0,
     .size = 4, .mask = {100663296, 0}, .digit_count = 1, .ends_sum = true, .wide = false},
     .policy = byte__all + 200, .moves = move__all, .wide = false},
};

/* digits, entries, distances, base, size, mask, digit_count, ends_sum, wide */
static const GG_ROM gg_distance_table table__all[] = {
    {digit__all + 8, byte__all + 56, word__all + 104, 0, 56, {18350206, 0}, 4, false, false},
    {digit__all + 12, byte__all + 168, word__all + 104, 0, 28, {17301630, 0}, 4, true, false},
    {digit__all, byte__all, word__all + 39, 0, 56, {526206, 0}, 4, true, false},
    {digit__all + 4, byte__all, word__all + 39, 0, 56, {553086, 0}, 4, true, false},
    {digit__all + 24, byte__all, word__all + 39, 0, 56, {983166, 0}, 3, true, false},
    {digit__all + 16, byte__all + 112, word__all + 63, 0, 56, {1077374, 0}, 4, true, false},
    {digit__all + 20, byte__all + 112, word__all + 63, 0, 56, {1507454, 0}, 4, true, false},
};

/* test, low, high */
static const GG_ROM gg_policy_node policy_node__all[] = {
    {10, 1, 2}, {11, 3, 4}, {11, 5, 42}, {2, 6, 7}, {2, 8, 9}, {2, 8, 10}, {3, 22, 11},
    {3, 12, 40}, {3, 13, 14}, {3, 15, 40}, {3, 16, 43}, {4, 22, 44}, {4, 17, 18}, {4, 19, 45},
    {4, 20, 21}, {4, 46, 45}, {4, 41, 45}, {5, 23, 47}, {5, 24, 22}, {5, 48, 45}, {5, 48, 25},
    {5, 26, 27}, {8, 28, 29}, {8, 30, 49}, {8, 31, 45}, {8, 45, 32}, {8, 50, 33}, {8, 50, 34},
    {6, 35, 51}, {6, 36, 52}, {6, 37, 47}, {6, 38, 51}, {6, 39, 52}, {6, 50, 53}, {6, 50, 54},
    {7, 55, 51}, {7, 55, 56}, {7, 49, 47}, {7, 45, 51}, {7, 45, 56}, {9, 50, 57}, {9, 58, 59},
    {12, 1, 2}, {13, 3, 4}, {13, 5, 42}, {2, 6, 7}, {2, 8, 9}, {2, 8, 10}, {3, 22, 11},
    {3, 12, 40}, {3, 13, 14}, {3, 15, 40}, {3, 16, 43}, {4, 22, 44}, {4, 17, 18}, {4, 19, 45},
    {4, 20, 21}, {4, 46, 45}, {4, 41, 45}, {5, 23, 47}, {5, 24, 22}, {5, 48, 45}, {5, 48, 25},
    {5, 26, 27}, {8, 28, 29}, {8, 30, 49}, {8, 31, 45}, {8, 45, 32}, {8, 50, 33}, {8, 50, 34},
    {6, 35, 51}, {6, 36, 52}, {6, 37, 47}, {6, 38, 51}, {6, 39, 52}, {6, 50, 53}, {6, 50, 54},
    {7, 55, 51}, {7, 55, 56}, {7, 49, 47}, {7, 45, 51}, {7, 45, 56}, {9, 50, 57}, {9, 58, 59},
    {0, 1, 2}, {1, 3, 4}, {1, 5, 32}, {2, 6, 7}, {2, 8, 9}, {2, 8, 10}, {3, 20, 11}, {3, 12, 16},
    {3, 17, 13}, {3, 14, 30}, {3, 15, 33}, {4, 20, 34}, {4, 18, 20}, {4, 17, 19}, {4, 35, 17},
    {4, 31, 17}, {5, 30, 36}, {5, 37, 21}, {5, 38, 36}, {5, 22, 23}, {6, 24, 26}, {6, 25, 26},
    {6, 36, 27}, {6, 36, 28}, {7, 39, 29}, {7, 36, 29}, {8, 40, 41}, {8, 36, 42}, {8, 36, 43},
    {8, 40, 44}, {9, 36, 45}, {9, 46, 47}, {10, 1, 2}, {11, 3, 4}, {11, 5, 32}, {2, 6, 7},
    {2, 8, 9}, {2, 8, 10}, {3, 20, 11}, {3, 12, 16}, {3, 17, 13}, {3, 14, 30}, {3, 15, 33},
    {4, 20, 34}, {4, 18, 20}, {4, 17, 19}, {4, 35, 17}, {4, 31, 17}, {5, 30, 36}, {5, 37, 21},
    {5, 38, 36}, {5, 22, 23}, {6, 24, 26}, {6, 25, 26}, {6, 36, 27}, {6, 36, 28}, {7, 39, 29},
    {7, 36, 29}, {8, 40, 41}, {8, 36, 42}, {8, 36, 43}, {8, 40, 44}, {9, 36, 45}, {9, 46, 47},
    {12, 1, 2}, {13, 3, 4}, {13, 5, 32}, {2, 6, 7}, {2, 8, 9}, {2, 8, 10}, {3, 20, 11},
    {3, 12, 16}, {3, 17, 13}, {3, 14, 30}, {3, 15, 33}, {4, 20, 34}, {4, 18, 20}, {4, 17, 19},
    {4, 35, 17}, {4, 31, 17}, {5, 30, 36}, {5, 37, 21}, {5, 38, 36}, {5, 22, 23}, {6, 24, 26},
    {6, 25, 26}, {6, 36, 27}, {6, 36, 28}, {7, 39, 29}, {7, 36, 29}, {8, 40, 41}, {8, 36, 42},
    {8, 36, 43}, {8, 40, 44}, {9, 36, 45}, {9, 46, 47}, {14, 11, 1}, {2, 2, 3}, {3, 12, 4},
    {3, 5, 8}, {4, 12, 6}, {4, 9, 12}, {8, 13, 7}, {6, 13, 14}, {5, 10, 13}, {5, 15, 13},
    {9, 13, 16},
};

/* mask, word */
static const GG_ROM gg_policy_test policy_test__all[] = {
    {0x600, 0}, {0x500, 0}, {0x70, 0}, {0x4c, 0}, {0x2a, 0}, {0x800000, 0}, {0x100000, 0},
    {0x200000, 0}, {0x80000, 0}, {0x400000, 0}, {0x6000, 0}, {0x5000, 0}, {0x60000, 0},
    {0x50000, 0}, {0x1000000, 0},
};

/* action, from */
static const GG_ROM gg_policy_leaf policy_leaf__all[] = {
    {GG_NONE, 0},
    {9, 0}, /* take(painting, strongroom) */
    {7, 0}, /* take(painting, cellar) */
    {20, 3}, /* cross(window) */
    {8, 0}, /* take(painting, gallery) */
    {21, 3}, /* cross(window) */
    {18, 3}, /* cross(beam) */
    {19, 3}, /* cross(beam) */
    {GG_NONE, 1},
    {0, 3}, /* start_generator */
    {15, 3}, /* cross(hatch) */
    {16, 3}, /* cross(hatch) */
    {2, 3}, /* pull_fuse */
    {17, 3}, /* cross(chute) */
    {1, 3}, /* type_code */
    {23, 3}, /* cross(vault) */
    {3, 3}, /* crack_vault */
    {22, 3}, /* cross(vault) */
    {GG_NONE, 0},
    {12, 0}, /* take(crown, strongroom) */
    {10, 0}, /* take(crown, cellar) */
    {20, 3}, /* cross(window) */
    {11, 0}, /* take(crown, gallery) */
    {21, 3}, /* cross(window) */
    {18, 3}, /* cross(beam) */
    {19, 3}, /* cross(beam) */
    {GG_NONE, 1},
    {0, 3}, /* start_generator */
    {15, 3}, /* cross(hatch) */
    {16, 3}, /* cross(hatch) */
    {2, 3}, /* pull_fuse */
    {17, 3}, /* cross(chute) */
    {1, 3}, /* type_code */
    {23, 3}, /* cross(vault) */
    {3, 3}, /* crack_vault */
    {22, 3}, /* cross(vault) */
    {GG_NONE, 0},
    {6, 0}, /* take(bust, strongroom) */
    {4, 0}, /* take(bust, cellar) */
    {5, 0}, /* take(bust, gallery) */
    {GG_NONE, 1},
    {18, 3}, /* cross(beam) */
    {19, 3}, /* cross(beam) */
    {17, 3}, /* cross(chute) */
    {0, 3}, /* start_generator */
    {15, 3}, /* cross(hatch) */
    {16, 3}, /* cross(hatch) */
    {2, 3}, /* pull_fuse */
    {1, 3}, /* type_code */
    {23, 3}, /* cross(vault) */
    {3, 3}, /* crack_vault */
    {22, 3}, /* cross(vault) */
    {GG_NONE, 0},
    {9, 0}, /* take(painting, strongroom) */
    {7, 0}, /* take(painting, cellar) */
    {8, 0}, /* take(painting, gallery) */
    {GG_NONE, 1},
    {18, 3}, /* cross(beam) */
    {19, 3}, /* cross(beam) */
    {17, 3}, /* cross(chute) */
    {0, 3}, /* start_generator */
    {15, 3}, /* cross(hatch) */
    {16, 3}, /* cross(hatch) */
    {2, 3}, /* pull_fuse */
    {1, 3}, /* type_code */
    {23, 3}, /* cross(vault) */
    {3, 3}, /* crack_vault */
    {22, 3}, /* cross(vault) */
    {GG_NONE, 0},
    {12, 0}, /* take(crown, strongroom) */
    {10, 0}, /* take(crown, cellar) */
    {11, 0}, /* take(crown, gallery) */
    {GG_NONE, 1},
    {18, 3}, /* cross(beam) */
    {19, 3}, /* cross(beam) */
    {17, 3}, /* cross(chute) */
    {0, 3}, /* start_generator */
    {15, 3}, /* cross(hatch) */
    {16, 3}, /* cross(hatch) */
    {2, 3}, /* pull_fuse */
    {1, 3}, /* type_code */
    {23, 3}, /* cross(vault) */
    {3, 3}, /* crack_vault */
    {22, 3}, /* cross(vault) */
    {GG_NONE, 0},
    {13, 0}, /* wash */
    {GG_NONE, 1},
    {16, 1}, /* cross(hatch) */
    {19, 1}, /* cross(beam) */
    {23, 1}, /* cross(vault) */
};

/* nodes, tests, leaves, invariants, node_count, leaf_count, invariant_count, longest */
static const GG_ROM gg_policy policy__all[] = {
    {policy_node__all + 84, policy_test__all, policy_leaf__all + 36, NULL, 32, 16, 0, 9},
    {policy_node__all + 116, policy_test__all, policy_leaf__all + 52, NULL, 32, 16, 0, 9},
    {policy_node__all + 148, policy_test__all, policy_leaf__all + 68, NULL, 32, 16, 0, 9},
    {policy_node__all + 180, policy_test__all, policy_leaf__all + 84, NULL, 11, 6, 0, 3},
    {policy_node__all, policy_test__all, policy_leaf__all, NULL, 42, 18, 0, 8},
    {policy_node__all + 42, policy_test__all, policy_leaf__all + 18, NULL, 42, 18, 0, 8},
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 38, &step_table__all[0].table, NULL, NULL, &gg_table_reading, word__all + 115, 1,
     false, false},
    {word__all + 116, table__all + 2, NULL, policy__all, &gg_policy_reading, word__all + 117, 1, true,
     false},
    {word__all + 116, table__all + 3, NULL, policy__all + 1, &gg_policy_reading, word__all + 117, 1,
     true, false},
    {word__all + 116, table__all + 4, NULL, policy__all + 2, &gg_policy_reading, word__all + 117, 1,
     true, false},
    {word__all + 116, table__all, NULL, policy__all + 3, &gg_policy_reading, word__all + 117, 2, true,
     false},
    {word__all + 119, table__all + 5, NULL, policy__all + 4, &gg_policy_reading, word__all + 117, 1,
     true, false},
    {word__all + 119, table__all + 6, NULL, policy__all + 5, &gg_policy_reading, word__all + 117, 1,
     true, false},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, heuristic__all + 1, heuristic__all + 2, heuristic__all + 3, heuristic__all + 4,
    heuristic__all, NULL, heuristic__all + 5, heuristic__all + 6, NULL,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0, 1, 2, 3, 4, 0, 2, 3,
};

/* actions, calls, heuristics, goals, relevance_mask, goal_count, task */
static const GG_ROM gg_agent_type agent_type__all[] = {
    {word__all + 114, &agent_type__thief__calls, heuristic_list__all, goal_number__all, word__all + 118,
     5, GG_NONE}, /* thief */
    {NULL, &agent_type__ninja__calls, heuristic_list__all + 5, goal_number__all + 5, word__all + 120, 3,
     GG_NONE}, /* ninja */
};

/* begins_at, ends_at, extra */
static const GG_ROM gg_leg leg__all[] = {
    {1, 1, 1}, {2, 2, 1}, {3, 3, 1}, {4, 4, 1}, {6, 6, 1}, {0, 0, 1}, {2, 13, 0}, {3, 14, 0},
    {0, 15, 30}, {2, 16, 0}, {4, 17, 0}, {5, 18, 1}, {4, 19, 1}, {4, 20, 0}, {6, 21, 0},
};

static const GG_ROM gg_leg_costs leg_costs__all[] = {
    {.ops = &gg_costing_roads, .legs = leg__all, .told = half__all, .count = 15, .stray = 27,
     .estimate_count = 0, .remembered = true, .estimating = NULL, .estimates = NULL},
};

/* row, net, index, hops */
static const GG_ROM gg_road_place road_place__all[] = {
    {0, 0, 0, 0}, {4, 0, 1, 2}, {8, 0, 2, 4}, {12, 1, 0, 5}, {13, 2, 0, 5}, {14, 0, 3, 5},
    {18, 3, 0, 6}, {19, 0, 0, 6},
};

/* length, to, back */
static const GG_ROM gg_hop hop__all[] = {
    {16000, 1, 2}, {5000, 2, 4}, {16000, 0, 0}, {9000, 5, 5}, {5000, 0, 1}, {9000, 1, 3},
    {8000, 3, 7}, {8000, 2, 6}, {6000, 3, GG_NONE}, {10000, 4, 10}, {10000, 2, 9}, {3000, 4, 12},
    {3000, 5, 11}, {4000, 6, 14}, {4000, 4, 13},
};

static const GG_ROM uint32_t whole__all[] = {
    0, 16000, 5000, 25000, 16000, 0, 21000, 9000, 5000, 21000, 0, 30000, 0, 0, 25000, 9000, 30000,
    0, 0,
};

static const GG_ROM gg_road_map road_map__all[] = {
    {.places = {.walking = &gg_road_walking, .points = NULL, .symbols = symbol__all, .within = NULL,
     .leg_costs = leg_costs__all, .speed = 2000, .fact = 0, .count = 7,
     .offsets = {.agent_walk = offsetof(heist_agent, walk), .world_points = 0}},
     .ops = &gg_measuring_roads, .at = road_place__all, .hops = hop__all, .distances = whole__all,
     .froms = half__all + 388, .hop_count = 15, .agent_hop = offsetof(heist_agent, hop)},
};

static const GG_ROM gg_senses senses__all[] = {
    {.sensing = &gg_sensing, .periods = whole__all + 18, .agent_senses = offsetof(heist_agent, senses),
     .count = 1},
};

/* condition, relevant, priority, cooldown, called, keep */
static const GG_ROM gg_goal goal__all[] = {
    {{box__all + 23, 1}, {box__all + 14, 1}, 10, 0, false, false}, /* out_of_sight: hidden */
    {{box__all + 24, 1}, {box__all + 25, 1}, 3, 0, false, false}, /* have_bust: lies(bust) == gone */
    {{box__all + 26, 1}, {box__all + 25, 1}, 2, 0, false, false}, /* have_painting: lies(painting) == gone */
    {{box__all + 27, 1}, {box__all + 25, 1}, 1, 0, false, false}, /* have_crown: lies(crown) == gone */
    {{box__all + 28, 1}, {box__all + 25, 1}, 0, 0, false, false}, /* be_clean: not dirty */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    gg_rules_init, gg_roads_init, NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_senses_pass, gg_rules_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    gg_senses_read_due, NULL,
};

/* rows, first, actions, word, shift */
static const GG_ROM gg_action_filter filter__all[] = {
    {{0, 1, 1, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0}, 0, 0, 0, 0},
    {{0, 3, 1, 0, 4, 0, 0, 0, 5, 6, 1, 0, 7, 0, 0, 0}, 0, 0, 0, 4},
    {{8, 9, 10, 9, 11, 12, 13, 12, 14, 15, 16, 15, 17, 18, 19, 18}, 0, 0, 0, 20},
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = &gg_slicing, .regressing = NULL,
     .satisficing = &gg_satisficing, .stubborn = &gg_stubborn, .filters = filter__all,
     .masks = word__all + 84, .filtered = word__all + 122, .conflicts = word__all,
     .conflict_rows = half__all + 169, .value_count = 35, .filter_count = 3},
};

/* precondition, effect, period */
static const GG_ROM gg_rule rule__all[] = {
/* all_clear: not hidden, not steps_heard */
    {{box__all + 23, 1}, effect__all + 29, 5000}, /* all_clear: hidden */
/* new_bust: lies(bust) = cellar */
    {{box__all + 24, 1}, effect__all + 30, 60000}, /* new_bust: lies(bust) == gone */
/* new_painting: lies(painting) = gallery */
    {{box__all + 26, 1}, effect__all + 31, 60000}, /* new_painting: lies(painting) == gone */
/* new_crown: lies(crown) = strongroom */
    {{box__all + 27, 1}, effect__all + 32, 60000}, /* new_crown: lies(crown) == gone */
};

const GG_ROM gg_domain heist_domain = {
    .word_count = 1,
    .flag_words = 1,
    .fact_count = 12,
    .action_count = 24,
    .task_count = 0,
    .agent_rule_count = 1,
    .world_rule_count = 3,
    .agent_type_count = 2,
    .goal_count = 5,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 64,
    .watch_limit = 0,
    .want_limit = 0,
    .guards = word__all + 105,
    .shared = word__all + 113,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = NULL,
    .pursuit = &gg_pursuit,
    .places = &road_map__all[0].places,
    .wants = NULL,
    .claims = NULL,
    .senses = senses__all,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = NULL,
    .told = NULL,
    .offsets = {.agent_state = offsetof(heist_agent, state), .agent_snapshot = offsetof(heist_agent, snapshot),
     .agent_support_mask = offsetof(heist_agent, support_mask),
     .agent_from = offsetof(heist_agent, from), .agent_timers = offsetof(heist_agent, timers),
     .agent_backoffs = offsetof(heist_agent, backoffs), .agent_plan = offsetof(heist_agent, plan),
     .agent_step_numbers = offsetof(heist_agent, plan), .agent_watches = 0, .agent_membership = 0,
     .world_state = offsetof(heist_world, state), .world_timers = offsetof(heist_world, timers),
     .agent_bytes = sizeof(heist_agent), .world_bytes = sizeof(heist_world)},
    .goals = goal__all,
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all + 1,
     .settle = tick_hook__all + 1, .look = tick_hook__all, .start = tick_hook__all + 1,
     .end = tick_hook__all + 1},
    .format = &gg_format_28,
    .fingerprint = 3825975158,
    .saved_fingerprint = (uint32_t)(UINT32_C(3825975158) +
        UINT32_C(31) * offsetof(heist_agent, state) +
        UINT32_C(961) * offsetof(heist_agent, snapshot) +
        UINT32_C(29791) * offsetof(heist_agent, support_mask) +
        UINT32_C(923521) * offsetof(heist_agent, from) +
        UINT32_C(28629151) * offsetof(heist_agent, timers) +
        UINT32_C(887503681) * offsetof(heist_agent, backoffs) +
        UINT32_C(1742810335) * offsetof(heist_agent, senses) +
        UINT32_C(4098453791) * offsetof(heist_agent, plan) +
        UINT32_C(4001564289) * offsetof(heist_agent, walk) +
        UINT32_C(1950300255) * offsetof(heist_world, state) +
        UINT32_C(329765761) * offsetof(heist_world, timers) +
        UINT32_C(2594226817) * offsetof(heist_agent, hop)),
    .start = word__all + 121,
    .tops = word__all + 105,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = search__all,
    .fact_at = half__all + 105,
    .rules = rule__all,
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
    .world_ruling = &gg_world_ruling,
    .timing = &gg_timing,
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};

heist_agent_activity heist_agent_doing(const heist_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0}; /* by action: its parameters */
    heist_agent_activity doing = {HEIST_ACTION_NONE, {HEIST_BUST}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = gg_action_of(&heist_domain, number);
    doing.action = (heist_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (heist_symbol)gg_action_argument(&heist_domain, number, i);
    return doing;
}

const char *heist_symbol_name(heist_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "bust",
        "painting",
        "crown",
        "cellar",
        "gallery",
        "strongroom",
        "yard",
        "shed",
        "lobby",
        "attic",
        "gone",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

