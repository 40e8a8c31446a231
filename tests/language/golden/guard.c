/* Made by goapgen from guard.yaml. Do not edit: run goapgen again. */
#include "guard.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__go_to__post,
    action__go_to__door,
    action__go_to__generator,
    action__go_to__laser,
    action__hurry,
    action__hurry__2,
    action__hurry__3,
    action__hurry__4,
    action__turn_on__generator__post,
    action__turn_on__laser__post,
    action__take__torch,
    action__take__key,
    action__drop,
    action__load,
    action__shoot,
    action__calm_down,
    action__sit,
    action__sleep,
    action__shout,
    action__climb,
    action__steal,
    action__wait,
    task__live,
    task__arm,
    task__relax,
    task__pause,
    task__fidget,
    task__visit__post,
    task__visit__door,
    task__visit__generator,
    task__visit__laser,
    task__hurry,
};

static guard_symbol value__holding(uint32_t packed)
{
    static const guard_symbol values[] = {GUARD_NONE, GUARD_TORCH, GUARD_KEY};
    return values[packed];
}

static double value__warmth(uint32_t packed)
{
    return (double)(-500 + (int64_t)packed * 25) / 100.0;
}

static int32_t value__floor(uint32_t packed)
{
    return (int32_t)(-3 + (int64_t)packed * 3);
}

static bool value__powered(uint32_t packed)
{
    return packed != 0;
}

static bool value__alarm(uint32_t packed)
{
    return packed != 0;
}

static void world__apply(gg_world *world, uint16_t fact, uint32_t value)
{
    guard_world *self = (guard_world *)(void *)world;
    switch (fact) {
    case GUARD_FACT_ALARM:
        guard_world_apply_alarm(self, value__alarm(value));
        break;
    default:
        break;
    }
}

static gg_status agent_type__soldier__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = guard_domain.actions[action].arguments;
    switch (guard_domain.actions[action].source_index) {
    case GUARD_ACTION_GO_TO:
        return guard_soldier_task_go_to(self, phase, (guard_symbol)arguments[0]);
    case GUARD_ACTION_HURRY:
        return guard_soldier_task_hurry(self, phase);
    case GUARD_ACTION_TURN_ON:
        return guard_soldier_task_turn_on(self, phase, (guard_symbol)arguments[0], (guard_symbol)arguments[1]);
    case GUARD_ACTION_TAKE:
        return guard_soldier_task_take(self, phase, (guard_symbol)arguments[0]);
    case GUARD_ACTION_DROP:
        return guard_soldier_task_drop(self, phase);
    case GUARD_ACTION_LOAD:
        return guard_soldier_task_load(self, phase);
    case GUARD_ACTION_SHOOT:
        return guard_soldier_task_shoot(self, phase);
    case GUARD_ACTION_CALM_DOWN:
        return guard_soldier_task_calm_down(self, phase);
    case GUARD_ACTION_SIT:
        return guard_soldier_task_sit(self, phase);
    case GUARD_ACTION_SLEEP:
        return guard_soldier_task_sleep(self, phase);
    case GUARD_ACTION_SHOUT:
        return guard_soldier_task_shout(self, phase);
    case GUARD_ACTION_CLIMB:
        return guard_soldier_task_climb(self, phase);
    case GUARD_ACTION_STEAL:
        return guard_soldier_task_steal(self, phase);
    case GUARD_ACTION_WAIT:
        return guard_soldier_task_wait(self, phase);
    default:
        return GG_INVALID;
    }
}

static bool agent_type__soldier__precondition(gg_agent *agent, uint16_t action)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = guard_domain.actions[action].arguments;
    switch (guard_domain.actions[action].source_index) {
    case GUARD_ACTION_TURN_ON:
        return guard_soldier_check_has_hands(self, (guard_symbol)arguments[0], (guard_symbol)arguments[1]);
    case GUARD_ACTION_SHOOT:
        return guard_soldier_check_target_in_sight(self);
    default:
        return true;
    }
}

static void agent_type__soldier__sense(gg_agent *agent, uint16_t sense)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    switch (sense) {
    case 0: /* target_seen */
        guard_set_target_seen(self, guard_soldier_sense_target_seen(self));
        break;
    case 1: /* distance */
        guard_set_distance(self, guard_soldier_sense_distance(self));
        break;
    case 2: /* noise */
        guard_set_noise(self, GUARD_POST, guard_soldier_sense_noise(self, GUARD_POST));
        guard_set_noise(self, GUARD_DOOR, guard_soldier_sense_noise(self, GUARD_DOOR));
        guard_set_noise(self, GUARD_GENERATOR, guard_soldier_sense_noise(self, GUARD_GENERATOR));
        guard_set_noise(self, GUARD_LASER, guard_soldier_sense_noise(self, GUARD_LASER));
        break;
    case 3: /* door_open */
        guard_set_door_open(self, guard_soldier_sense_door_open(self));
        break;
    default:
        break;
    }
}

static void agent_type__soldier__apply(gg_agent *agent, uint16_t fact, uint32_t value)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    switch (fact) {
    case GUARD_FACT_HOLDING:
        guard_soldier_apply_holding(self, value__holding(value));
        break;
    case GUARD_FACT_WARMTH:
        guard_soldier_apply_warmth(self, value__warmth(value));
        break;
    case GUARD_FACT_FLOOR:
        guard_soldier_apply_floor(self, value__floor(value));
        break;
    case GUARD_FACT_POWERED + 0:
        guard_soldier_apply_powered(self, GUARD_GENERATOR, value__powered(value));
        break;
    case GUARD_FACT_POWERED + 1:
        guard_soldier_apply_powered(self, GUARD_LASER, value__powered(value));
        break;
    case GUARD_FACT_ALARM:
        guard_soldier_apply_alarm(self, value__alarm(value));
        break;
    default:
        break;
    }
}

static const GG_ROM gg_calls agent_type__soldier__calls = {
    .run = agent_type__soldier__run,
    .precondition = agent_type__soldier__precondition,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__soldier__sense,
    .apply = agent_type__soldier__apply,
    .walk = NULL,
    .travel = NULL,
};
static gg_status agent_type__civilian__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = guard_domain.actions[action].arguments;
    switch (guard_domain.actions[action].source_index) {
    case GUARD_ACTION_GO_TO:
        return guard_civilian_task_go_to(self, phase, (guard_symbol)arguments[0]);
    case GUARD_ACTION_HURRY:
        return guard_civilian_task_hurry(self, phase);
    case GUARD_ACTION_SIT:
        return guard_civilian_task_sit(self, phase);
    case GUARD_ACTION_SLEEP:
        return guard_civilian_task_sleep(self, phase);
    case GUARD_ACTION_SHOUT:
        return guard_civilian_task_shout(self, phase);
    case GUARD_ACTION_WAIT:
        return guard_civilian_task_wait(self, phase);
    default:
        return GG_INVALID;
    }
}

static void agent_type__civilian__sense(gg_agent *agent, uint16_t sense)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    switch (sense) {
    case 0: /* target_seen */
        guard_set_target_seen(self, guard_civilian_sense_target_seen(self));
        break;
    case 2: /* noise */
        guard_set_noise(self, GUARD_POST, guard_civilian_sense_noise(self, GUARD_POST));
        guard_set_noise(self, GUARD_DOOR, guard_civilian_sense_noise(self, GUARD_DOOR));
        guard_set_noise(self, GUARD_GENERATOR, guard_civilian_sense_noise(self, GUARD_GENERATOR));
        guard_set_noise(self, GUARD_LASER, guard_civilian_sense_noise(self, GUARD_LASER));
        break;
    case 3: /* door_open */
        guard_set_door_open(self, guard_civilian_sense_door_open(self));
        break;
    default:
        break;
    }
}

static void agent_type__civilian__apply(gg_agent *agent, uint16_t fact, uint32_t value)
{
    guard_agent *self = (guard_agent *)(void *)agent;
    switch (fact) {
    case GUARD_FACT_WARMTH:
        guard_civilian_apply_warmth(self, value__warmth(value));
        break;
    case GUARD_FACT_ALARM:
        guard_civilian_apply_alarm(self, value__alarm(value));
        break;
    default:
        break;
    }
}

static const GG_ROM gg_calls agent_type__civilian__calls = {
    .run = agent_type__civilian__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__civilian__sense,
    .apply = agent_type__civilian__apply,
    .walk = NULL,
    .travel = NULL,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("at"), GG_TEXT("aim"), GG_TEXT("mood"), GG_TEXT("holding"), GG_TEXT("loaded"),
    GG_TEXT("ammo"), GG_TEXT("fear"), GG_TEXT("warmth"), GG_TEXT("floor"), GG_TEXT("gold"),
    GG_TEXT("powered(generator)"), GG_TEXT("powered(laser)"), GG_TEXT("target_seen"),
    GG_TEXT("distance"), GG_TEXT("noise(post)"), GG_TEXT("noise(door)"),
    GG_TEXT("noise(generator)"), GG_TEXT("noise(laser)"), GG_TEXT("alarm"), GG_TEXT("light(post)"),
    GG_TEXT("light(door)"), GG_TEXT("light(generator)"), GG_TEXT("light(laser)"), GG_TEXT("heat"),
    GG_TEXT("door_open"), GG_TEXT("go_to(post)"), GG_TEXT("go_to(door)"),
    GG_TEXT("go_to(generator)"), GG_TEXT("go_to(laser)"), GG_TEXT("hurry"), GG_TEXT("hurry"),
    GG_TEXT("hurry"), GG_TEXT("hurry"), GG_TEXT("turn_on(generator, post)"),
    GG_TEXT("turn_on(laser, post)"), GG_TEXT("take(torch)"), GG_TEXT("take(key)"), GG_TEXT("drop"),
    GG_TEXT("load"), GG_TEXT("shoot"), GG_TEXT("calm_down"), GG_TEXT("sit"), GG_TEXT("sleep"),
    GG_TEXT("shout"), GG_TEXT("climb"), GG_TEXT("steal"), GG_TEXT("wait"),
    GG_TEXT("walk to a place"), GG_TEXT("walk to a place"), GG_TEXT("walk to a place"),
    GG_TEXT("walk to a place"), GG_TEXT("hurry"), GG_TEXT("hurry"), GG_TEXT("hurry"),
    GG_TEXT("hurry"), GG_TEXT("turn_on(generator, post)"), GG_TEXT("turn_on(laser, post)"),
    GG_TEXT("take(torch)"), GG_TEXT("take(key)"), GG_TEXT("drop"), GG_TEXT("load"),
    GG_TEXT("shoot"), GG_TEXT("calm_down"), GG_TEXT("sit down"), GG_TEXT("sleep"),
    GG_TEXT("shout"), GG_TEXT("climb"), GG_TEXT("steal"), GG_TEXT("wait"), GG_TEXT("live"),
    GG_TEXT("arm"), GG_TEXT("relax"), GG_TEXT("pause"), GG_TEXT("fidget"), GG_TEXT("visit(post)"),
    GG_TEXT("visit(door)"), GG_TEXT("visit(generator)"), GG_TEXT("visit(laser)"), GG_TEXT("hurry"),
    GG_TEXT("a guard's life"), GG_TEXT("arm"), GG_TEXT("relax"), GG_TEXT("pause"),
    GG_TEXT("fidget"), GG_TEXT("visit(post)"), GG_TEXT("visit(door)"), GG_TEXT("visit(generator)"),
    GG_TEXT("visit(laser)"), GG_TEXT("hurry"), GG_TEXT("fight"), GG_TEXT("rest"),
    GG_TEXT("wander(post)"), GG_TEXT("wander(door)"), GG_TEXT("wander(generator)"),
    GG_TEXT("wander(laser)"), GG_TEXT("idle"), GG_TEXT("get(torch)"), GG_TEXT("get(key)"),
    GG_TEXT("put"), GG_TEXT("breathe"), GG_TEXT("run"), GG_TEXT("nothing"), GG_TEXT("post"),
    GG_TEXT("door"), GG_TEXT("generator"), GG_TEXT("laser"), GG_TEXT("still"), GG_TEXT("busy"),
    GG_TEXT("never"), GG_TEXT("walk"), GG_TEXT("light_up(generator)"), GG_TEXT("light_up(laser)"),
    GG_TEXT("walk"), GG_TEXT("light_up(generator)"), GG_TEXT("light_up(laser)"), GG_TEXT("walk"),
    GG_TEXT("light_up(generator)"), GG_TEXT("light_up(laser)"), GG_TEXT("still"),
    GG_TEXT("do something"), GG_TEXT("never"), GG_TEXT("none"), GG_TEXT("torch"), GG_TEXT("key"),
    GG_TEXT("off"), GG_TEXT("dim"), GG_TEXT("bright"), GG_TEXT("ready"), GG_TEXT("reload"),
    GG_TEXT("nap"), GG_TEXT("sit_down"), GG_TEXT("soldier"), GG_TEXT("civilian"), GG_TEXT("calm"),
    GG_TEXT("alert"), GG_TEXT("walk"), GG_TEXT("armed"),
};

static const GG_ROM char *const GG_ROM *const GG_ROM method_names__all[] = {
    text__all + 89, /* live */
    text__all + 127, /* arm */
    text__all + 129, /* relax */
    text__all + 106, /* pause */
    text__all + 96, /* fidget */
    text__all + 135, /* visit(post) */
    text__all + 109, /* visit(door) */
    text__all + 112, /* visit(generator) */
    text__all + 115, /* visit(laser) */
    text__all + 51, /* hurry */
    text__all + 89, /* live */
    text__all + 127, /* arm */
    text__all + 129, /* relax */
    text__all + 118, /* pause */
    text__all + 96, /* fidget */
    text__all + 135, /* visit(post) */
    text__all + 109, /* visit(door) */
    text__all + 112, /* visit(generator) */
    text__all + 115, /* visit(laser) */
    text__all + 51, /* hurry */
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {text__all + 102, 0, 1, 0}, {text__all + 133, 0, 1, 0}, {text__all + 121, 0, 1, 0},
    {NULL, 0, 1, 0}, {NULL, 0, 1, 1}, {NULL, -500, 25, 2}, {NULL, -3, 3, 0},
    {text__all + 124, 0, 1, 0}, {NULL, -15, 5, 1},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* at */
    value_names__all, /* aim */
    value_names__all + 1, /* mood */
    value_names__all + 2, /* holding */
    value_names__all + 3, /* loaded */
    value_names__all + 3, /* ammo */
    value_names__all + 4, /* fear */
    value_names__all + 5, /* warmth */
    value_names__all + 6, /* floor */
    value_names__all + 3, /* gold */
    value_names__all + 3, /* powered(generator) */
    value_names__all + 3, /* powered(laser) */
    value_names__all + 3, /* target_seen */
    value_names__all + 3, /* distance */
    value_names__all + 3, /* noise(post) */
    value_names__all + 3, /* noise(door) */
    value_names__all + 3, /* noise(generator) */
    value_names__all + 3, /* noise(laser) */
    value_names__all + 3, /* alarm */
    value_names__all + 7, /* light(post) */
    value_names__all + 7, /* light(door) */
    value_names__all + 7, /* light(generator) */
    value_names__all + 7, /* light(laser) */
    value_names__all + 8, /* heat */
    value_names__all + 3, /* door_open */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("guard"),
    .facts = text__all,
    .actions = text__all + 25,
    .action_labels = text__all + 47,
    .tasks = text__all + 69,
    .task_labels = text__all + 79,
    .methods = method_names__all,
    .method_labels = method_names__all + 10,
    .goals = text__all + 136,
    .goal_labels = text__all + 136,
    .agent_types = text__all + 131,
    .places = NULL,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0x3c0fe, 0x3c3fd, 0x3c3fb, 0x3c3f7, 0xef, 0x3df, 0x3bf, 0x37f, 0xee, 0x1800, 0x1400, 0xc00,
    0x4000, 0x1a00f, 0x5400f, 0x2c00f, 0x5000f, 0x28000, 0x100000, 0x80000, 0, 0x11, 0x22, 0x44,
    0x88, 0x8000, 0x40000, 0x1000, 0x400, 0x800, 0x2000, 0x3800f, 0x1000f, 0xf, 0x10000, 0x100,
    0x200, 0x44000, 0x4300, 0x3fffff, 0x3f3fff, 0x3dffff, 0x3f2fff, 0x3defff, 0x3f33ff, 0x3df3ff,
    0x3fffee, 0x3ffcdd, 0x3ffcbb, 0x3ffc77, 0, 0x8000000048088108, 0x1124, 0x7ffe0000, 0, 0xe00, 0,
    0x10001, 0x20002, 0x92563ff, 0x37f000f7, 0xdb, 0x2100, 7, 0, 0x12284511, 0x6412833, 0x600, 0,
    0x7fffffff364450a6, 0xcdb, 0x2dc00, 0x77e00, 0, 0x7e3ff, 0x2700ff, 0x239200,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 4, GG_SYMBOL, false, 0, 3, 0}, /* at */
    {0, 4, 4, GG_SYMBOL, false, 0, 3, 4}, /* aim */
    {0, 8, 2, GG_SYMBOL, false, 0, 1, 8}, /* mood */
    {0, 10, 3, GG_SYMBOL, false, 0, 2, 10}, /* holding */
    {0, 13, 1, GG_BOOL, false, 0, 1, 13}, /* loaded */
    {1, 0, 3, GG_NUMBER, false, 0, 6, 15}, /* ammo */
    {1, 4, 4, GG_NUMBER, false, 0, 10, 22}, /* fear */
    {1, 9, 6, GG_NUMBER, false, 0, 40, 33}, /* warmth */
    {1, 16, 3, GG_NUMBER, false, 0, 4, 74}, /* floor */
    {1, 32, 31, GG_NUMBER, false, 25, 2147483647, 79}, /* gold */
    {0, 14, 1, GG_BOOL, false, 0, 1, 143}, /* powered(generator) */
    {0, 15, 1, GG_BOOL, false, 0, 1, 145}, /* powered(laser) */
    {0, 16, 1, GG_BOOL, false, 0, 1, 147}, /* target_seen */
    {1, 20, 7, GG_NUMBER, false, 1, 100, 149}, /* distance */
    {1, 28, 2, GG_NUMBER, false, 0, 3, 200}, /* noise(post) */
    {2, 0, 2, GG_NUMBER, false, 0, 3, 204}, /* noise(door) */
    {2, 3, 2, GG_NUMBER, false, 0, 3, 208}, /* noise(generator) */
    {2, 6, 2, GG_NUMBER, false, 0, 3, 212}, /* noise(laser) */
    {0, 17, 1, GG_BOOL, true, 0, 1, 216}, /* alarm */
    {0, 18, 3, GG_SYMBOL, true, 0, 2, 218}, /* light(post) */
    {0, 21, 3, GG_SYMBOL, true, 0, 2, 221}, /* light(door) */
    {0, 24, 3, GG_SYMBOL, true, 0, 2, 224}, /* light(generator) */
    {0, 27, 3, GG_SYMBOL, true, 0, 2, 227}, /* light(laser) */
    {2, 9, 3, GG_NUMBER, true, 0, 6, 230}, /* heat */
    {0, 30, 1, GG_BOOL, true, 0, 1, 237}, /* door_open */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 0x40001, 0}, /* at != post, light(post) != off */
    {0, 0x200002, 0}, /* at != door, light(door) != off */
    {0, 0x1000004, 0}, /* at != generator, light(generator) != off */
    {0, 0x8000008, 0}, /* at != laser, light(laser) != off */
    {0, 0xe1, 0}, /* at != post, aim == post */
    {0, 0xd2, 0}, /* at != door, aim == door */
    {0, 0xb4, 0}, /* at != generator, aim == generator */
    {0, 0x78, 0}, /* at != laser, aim == laser */
    {0, 0x400e, 0}, /* at == post, not powered(generator) */
    {0, 0xe, 0}, /* at == post */
    {0, 0x1800, 0}, /* holding == none */
    {0, 0x400, 0}, /* holding != none */
    {0, 0x2000, 0}, /* not loaded */
    {0, 0x12100, 0x12000}, /* mood == alert, loaded, target_seen */
    {0, 0x100, 0}, /* mood == alert */
    {0, 0x200, 0}, /* mood == calm */
    {0, 0x12100, 0x10000}, /* mood == alert, not loaded, target_seen */
    {0, 0x2000, 0x2000}, /* loaded */
    {0, 0x20400e, 0}, /* at == post, not powered(generator), light(door) != off */
    {0, 0x20000e, 0}, /* at == post, light(door) != off */
    {0, 0x100400e, 0}, /* at == post, not powered(generator), light(generator) != off */
    {0, 0x100000e, 0}, /* at == post, light(generator) != off */
    {0, 0x800400e, 0}, /* at == post, not powered(generator), light(laser) != off */
    {0, 0x800000e, 0}, /* at == post, light(laser) != off */
    {0, 0x2100, 0x2000}, /* mood == alert, loaded */
    {0, 0x10000, 0x10000}, /* target_seen */
    {0, 0x20000, 0}, /* not alarm */
};

/* word, low, high, care */
static const GG_ROM gg_range_test range_test__all[] = {
    {1, 1, 0x7fffffff364450a6, 7}, /* ammo >= 1 */
    {1, 0, 0x7fffffff33145076, 0x7f000f0}, /* fear <= 0.7, distance <= 49 */
    {1, 0x20000000, 0x7fffffff364450a6, 0x30000000}, /* noise(post) >= 2 */
    {2, 2, 0xcdb, 3}, /* noise(door) >= 2 */
    {2, 0x10, 0xcdb, 0x18}, /* noise(generator) >= 2 */
    {2, 0x80, 0xcdb, 0xc0}, /* noise(laser) >= 2 */
    {1, 0, 0x7fffffff364350a6, 0x70000}, /* floor <= 6 */
    {1, 0x40000, 0xf423f364450a6, 0x7fffffff00070000}, /* floor == 9, gold <= 999999 */
    {1, 0x50, 0x7fffffff364450a6, 0xf0}, /* fear >= 0.5 */
    {1, 0x2a00, 0x7fffffff364450a6, 0x7e00}, /* warmth >= 0.25 */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {NULL, range_test__all + 2, 0, 1, 0}, {NULL, range_test__all + 3, 0, 1, 0},
    {NULL, range_test__all + 4, 0, 1, 0}, {NULL, range_test__all + 5, 0, 1, 0},
    {flag_test__all + 4, NULL, 1, 0, 0}, {flag_test__all + 5, NULL, 1, 0, 0},
    {flag_test__all + 6, NULL, 1, 0, 0}, {flag_test__all + 7, NULL, 1, 0, 0},
    {flag_test__all + 13, NULL, 1, 0, 0}, {flag_test__all + 16, range_test__all, 1, 1, 0},
    {flag_test__all, NULL, 1, 0, 0}, {flag_test__all + 1, NULL, 1, 0, 0},
    {flag_test__all + 2, NULL, 1, 0, 0}, {flag_test__all + 3, NULL, 1, 0, 0},
    {flag_test__all + 8, NULL, 1, 0, 0}, {flag_test__all + 9, NULL, 1, 0, 0},
    {flag_test__all + 10, NULL, 1, 0, 0}, {flag_test__all + 11, NULL, 1, 0, 0},
    {flag_test__all + 12, range_test__all, 1, 1, 0},
    {flag_test__all + 13, range_test__all + 1, 1, 1, 0}, {flag_test__all + 14, NULL, 1, 0, 0},
    {NULL, NULL, 0, 0, 0}, {flag_test__all + 15, NULL, 1, 0, 0},
    {NULL, range_test__all + 6, 0, 1, 0}, {NULL, range_test__all + 7, 0, 1, 0},
    {NULL, range_test__all + 8, 0, 1, 0}, {flag_test__all + 17, NULL, 1, 0, 0},
    {flag_test__all + 15, range_test__all + 9, 1, 1, 0}, {flag_test__all + 18, NULL, 1, 0, 0},
    {flag_test__all + 19, NULL, 1, 0, 0}, {flag_test__all + 20, NULL, 1, 0, 0},
    {flag_test__all + 21, NULL, 1, 0, 0}, {flag_test__all + 22, NULL, 1, 0, 0},
    {flag_test__all + 23, NULL, 1, 0, 0}, {flag_test__all + 24, NULL, 1, 0, 0},
    {NULL, range_test__all, 0, 1, 0}, {flag_test__all + 25, NULL, 1, 0, 0},
    {flag_test__all + 26, NULL, 1, 0, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xfffffffffffffcff, 0x100}, {1, 0xffffffffffffff0f, 0}, {0, 0xfffffffffffffff0, 1},
    {0, 0xfffffffffffffff0, 2}, {0, 0xfffffffffffffff0, 4}, {0, 0xfffffffffffffff0, 8},
    {0, 0xffffffffffe3bfff, 0x104000}, {0, 0xffffffffffffbfff, 0x4000},
    {0, 0xffffffffffe3ffff, 0x100000}, {0, 0xffffffffffe37fff, 0x108000},
    {0, 0xffffffffffff7fff, 0x8000}, {0, 0xffffffffffffe3ff, 0x800},
    {0, 0xffffffffffffe3ff, 0x1000}, {0, 0xffffffffffffe3ff, 0x400},
    {0, 0xffffffffffffdfff, 0x2000}, {0, 0xffffffffc001dfff, 0x24920000},
    {0, 0xffffffffffffdfff, 0}, {0, 0xffffffffc001ffff, 0x24920000},
    {0, 0xfffffffffffdfcff, 0x20200}, {0, 0xfffffffffffffcff, 0x200},
    {0, 0xfffffffffffdffff, 0x20000}, {0, 0xffffffffc003ffff, 0x12480000},
};

/* fact, amount */
static const GG_ROM gg_addition addition__all[] = {
    {6, -2}, /* fear */
    {7, 2}, /* warmth */
    {6, -1}, /* fear */
    {5, -1}, /* ammo */
    {8, 1}, /* floor */
    {9, 1000000000}, /* gold */
    {6, 1}, /* fear */
    {23, -1}, /* heat */
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all + 2, addition__all + 2, 1, 1}, {assignment__all + 3, addition__all + 2, 1, 1},
    {assignment__all + 4, addition__all + 2, 1, 1}, {assignment__all + 5, addition__all + 2, 1, 1},
    {assignment__all + 2, NULL, 1, 0}, {assignment__all + 3, NULL, 1, 0},
    {assignment__all + 4, NULL, 1, 0}, {assignment__all + 5, NULL, 1, 0},
    {assignment__all + 6, NULL, 1, 0}, {assignment__all + 7, NULL, 1, 0},
    {assignment__all + 8, NULL, 1, 0}, {assignment__all + 9, NULL, 1, 0},
    {assignment__all + 10, NULL, 1, 0}, {assignment__all + 11, NULL, 1, 0},
    {assignment__all + 12, NULL, 1, 0}, {assignment__all + 13, NULL, 1, 0},
    {assignment__all + 14, addition__all + 3, 1, 1}, {assignment__all + 15, NULL, 1, 0},
    {assignment__all + 16, NULL, 1, 0}, {assignment__all + 17, NULL, 1, 0},
    {assignment__all, NULL, 2, 0}, {NULL, addition__all, 0, 2}, {assignment__all + 1, NULL, 1, 0},
    {assignment__all + 18, NULL, 1, 0}, {assignment__all + 19, NULL, 1, 0},
    {assignment__all + 20, NULL, 1, 0}, {NULL, addition__all + 4, 0, 1},
    {NULL, addition__all + 5, 0, 1}, {NULL, NULL, 0, 0}, {NULL, addition__all + 2, 0, 1},
    {assignment__all + 19, addition__all + 6, 1, 1}, {assignment__all + 21, NULL, 1, 0},
    {NULL, addition__all + 7, 0, 1},
};

static const GG_ROM uint16_t symbol__all[] = {
    GUARD_GENERATOR, GUARD_POST, GUARD_LASER, GUARD_POST, GUARD_DOOR, GUARD_TORCH, GUARD_KEY,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* go_to: at = to, fear -= 0.1 */
    {{box__all + 10, 1}, effect__all, effect__all, NULL, 3000, 10000, 2, GUARD_ACTION_GO_TO, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 3}, /* go_to(post): at != to, light(to) != off */
    {{box__all + 11, 1}, effect__all + 1, effect__all + 1, NULL, 3000, 10000, 2, GUARD_ACTION_GO_TO,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 4}, /* go_to(door) */
    {{box__all + 12, 1}, effect__all + 2, effect__all + 2, NULL, 3000, 10000, 2, GUARD_ACTION_GO_TO,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all}, /* go_to(generator) */
    {{box__all + 13, 1}, effect__all + 3, effect__all + 3, NULL, 3000, 10000, 2, GUARD_ACTION_GO_TO,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 2}, /* go_to(laser) */
/* hurry: at = aim */
    {{box__all + 4, 1}, effect__all + 4, effect__all + 4, NULL, 250, 0, 1, GUARD_ACTION_HURRY, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* hurry: at != aim */
    {{box__all + 5, 1}, effect__all + 5, effect__all + 5, NULL, 250, 0, 1, GUARD_ACTION_HURRY, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* hurry */
    {{box__all + 6, 1}, effect__all + 6, effect__all + 6, NULL, 250, 0, 1, GUARD_ACTION_HURRY, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* hurry */
    {{box__all + 7, 1}, effect__all + 7, effect__all + 7, NULL, 250, 0, 1, GUARD_ACTION_HURRY, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* hurry */
/* turn_on: powered(what), light(where) = bright */
    {{box__all + 14, 1}, effect__all + 8, effect__all + 9, effect__all + 10, 5400000, 0, 1,
     GUARD_ACTION_TURN_ON, 0, GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all}, /* turn_on(generator, post): at == where, near(where, door), not powered(what) or what == laser */
    {{box__all + 15, 1}, effect__all + 11, effect__all + 12, effect__all + 10, 5400000, 0, 1,
     GUARD_ACTION_TURN_ON, 1, GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 2}, /* turn_on(laser, post) */
/* take: holding = what */
    {{box__all + 16, 1}, effect__all + 13, effect__all + 13, NULL, 0, 0, 1, GUARD_ACTION_TAKE, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 5}, /* take(torch): holding == none */
    {{box__all + 16, 1}, effect__all + 14, effect__all + 14, NULL, 0, 0, 1, GUARD_ACTION_TAKE, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 6}, /* take(key) */
/* drop: holding = none */
    {{box__all + 17, 1}, effect__all + 15, effect__all + 15, NULL, 0, 0, 1, GUARD_ACTION_DROP, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, NULL}, /* drop: holding != none */
/* load: loaded, ammo -= 1 */
    {{box__all + 18, 1}, effect__all + 16, effect__all + 16, NULL, 2000, 0, 1, GUARD_ACTION_LOAD,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* load: ammo >= 1, not loaded */
/* shoot: not loaded, alarm, all(place p) light(p) = bright */
    {{box__all + 19, 1}, effect__all + 17, effect__all + 18, effect__all + 19, 0, 0, 0,
     GUARD_ACTION_SHOOT, 2, GG_NONE, GG_NONE, GG_NONE, false, true, true, NULL}, /* shoot: loaded and target_seen and distance < 50 and not (mood == calm or fear > 0.75) */
/* calm_down: mood = calm, fear = 0 */
    {{box__all + 20, 1}, effect__all + 20, effect__all + 20, NULL, 0, 0, 1, GUARD_ACTION_CALM_DOWN,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* calm_down: mood in [alert] */
/* sit: fear -= 0.2, warmth += 0.5 */
    {{box__all + 21, 1}, effect__all + 21, effect__all + 21, NULL, 0, 0, 1, GUARD_ACTION_SIT, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, NULL}, /* sit: none */
/* sleep: fear = 0 */
    {{box__all + 22, 1}, effect__all + 22, effect__all + 22, NULL, 8000, 0, 1, GUARD_ACTION_SLEEP,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* sleep: mood == calm, height >= 150 */
/* shout: alarm, mood = alert */
    {{box__all, 4}, effect__all + 23, effect__all + 24, effect__all + 25, 0, 0, 1, GUARD_ACTION_SHOUT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, true, NULL}, /* shout: any(place p) noise(p) >= 2 */
/* climb: floor += 3 */
    {{box__all + 23, 1}, effect__all + 26, effect__all + 26, NULL, 0, 0, 1, GUARD_ACTION_CLIMB, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, NULL}, /* climb: floor < 9 */
/* steal: gold += 1000000000 */
    {{box__all + 24, 1}, effect__all + 27, effect__all + 27, NULL, 0, 0, 1, GUARD_ACTION_STEAL, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* steal: floor == 9 and gold < 1000000 */
/* wait: none */
    {{box__all + 21, 1}, effect__all + 28, NULL, NULL, 1000, 0, 1, GUARD_ACTION_WAIT, GG_NONE, GG_NONE,
     GG_NONE, GG_NONE, false, false, false, NULL}, /* wait: none */
};

static const GG_ROM uint16_t half__all[] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    20, 20, 20, 20, 25, 26, 27, 28, 29, 12, 30, 30, 30, 30, 30, 30, 30, 20, 31, 32, 32, 32, 32, 32,
    32, 32, 32, 33, 20, 20, 20, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 20, 19,
    19, 19, 19, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 20, 35, 20, 36, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 37, 20, 20,
    38, 20, 20, 12, 20, 20, 12, 20, 20, 12, 20, 20, 20, 20, 20, 20, 20, 20, 20, 0, 0, 0, 0, 1, 1,
    1, 1, 2, 2, 3, 3, 3, 4, 10, 11, 12, 18, 19, 19, 19, 20, 20, 20, 21, 21, 21, 22, 22, 22, 24,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 5, 5, 5, 65535, 6, 6, 6, 6, 65535, 7, 7, 7, 7,
    7, 7, 65535, 8, 8, 8, 65535, 13, 13, 13, 13, 13, 13, 13, 65535, 14, 14, 65535, 65535, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 65535, 15,
    15, 65535, 16, 16, 65535, 17, 17, 65535, 23, 23, 23, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0,
    1, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all + 453, 0, 9}, {half__all + 469, 0, 13},
};

static const GG_ROM uint8_t byte__all[] = {
    2, 1, 1, 0,
};

static const GG_ROM gg_distance_table table__all[] = {
    {.digits = digit__all, .entries = byte__all, .distances = word__all + 56, .base = 0, .size = 4,
     .mask = {8704, 0}, .digit_count = 2, .ends_sum = true, .wide = false},
};

/* test, low, high */
static const GG_ROM gg_policy_node policy_node__all[] = {
    {0, 1, 5}, {1, 2, 6}, {2, 3, 6}, {3, 4, 6}, {4, 10, 6}, {5, 7, 11}, {5, 7, 12}, {6, 8, 13},
    {7, 9, 13}, {8, 10, 13},
};

/* mask, word */
static const GG_ROM gg_policy_test policy_test__all[] = {
    {0x200, 0}, {0x80, 2}, {0x10, 2}, {2, 2}, {0x20000000, 1}, {0x2000, 0}, {4, 1}, {2, 1}, {1, 1},
};

/* action, from */
static const GG_ROM gg_policy_leaf policy_leaf__all[] = {
    {GG_NONE, 1}, {GG_NONE, 0},
    {18, 0}, /* shout */
    {13, 5}, /* load */
};

static const GG_ROM gg_policy policy__all[] = {
    {.nodes = policy_node__all, .tests = policy_test__all, .leaves = policy_leaf__all,
     .invariants = NULL, .node_count = 10, .leaf_count = 4, .invariant_count = 0, .longest = 2},
};

static const GG_ROM gg_heuristic heuristic__all[] = {
    {.actions = word__all + 74, .tables = table__all, .groups = NULL, .policy = policy__all,
     .reading = &gg_policy_asking, .wake_mask = word__all + 59, .table_count = 1, .asks = true,
     .hidden = true},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, NULL,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0,
};

/* actions, calls, heuristics, goals, relevance_mask, goal_count, task */
static const GG_ROM gg_agent_type agent_type__all[] = {
    {NULL, &agent_type__soldier__calls, heuristic_list__all, goal_number__all, word__all + 62, 1, 0}, /* soldier */
    {word__all + 75, &agent_type__civilian__calls, heuristic_list__all + 1, NULL, NULL, 0, 2}, /* civilian */
};

static const GG_ROM uint16_t subtask__all[] = {
    task__arm, action__shoot, task__visit__post, task__pause, task__visit__door, task__pause,
    task__visit__generator, task__pause, task__visit__laser, task__pause,
    action__turn_on__generator__post, action__go_to__door, action__turn_on__laser__post,
    action__go_to__door, action__turn_on__generator__post, action__go_to__generator,
    action__turn_on__laser__post, action__go_to__generator, action__turn_on__generator__post,
    action__go_to__laser, action__turn_on__laser__post, action__go_to__laser, task__relax,
    action__load, action__sleep, action__sit, action__wait, task__fidget, action__shout,
    action__take__torch, action__take__key, action__drop, action__calm_down, task__hurry,
    action__go_to__post, action__hurry, action__hurry__2, action__hurry__3, action__hurry__4,
};

/* precondition, subtasks, arguments, subtask_count, prechecked, source_index, priority_level, scored */
static const GG_ROM gg_method method__all[] = {
    {{box__all + 8, 2}, subtask__all, NULL, 2, 0, 0, 0, GG_NONE}, /* fight: target_seen and mood == alert */
    {{box__all + 25, 1}, subtask__all + 22, NULL, 1, 0, 1, 0, GG_NONE}, /* rest: fear >= 0.5 */
    {{box__all + 10, 1}, subtask__all + 2, NULL, 2, 0, 2, 0, GG_NONE}, /* wander(post): at != to */
    {{box__all + 11, 1}, subtask__all + 4, NULL, 2, 0, 2, 0, GG_NONE}, /* wander(door): at != to */
    {{box__all + 12, 1}, subtask__all + 6, NULL, 2, 0, 2, 0, GG_NONE}, /* wander(generator): at != to */
    {{box__all + 13, 1}, subtask__all + 8, NULL, 2, 0, 2, 0, GG_NONE}, /* wander(laser): at != to */
    {{box__all + 21, 1}, subtask__all + 9, NULL, 1, 0, 3, 0, GG_NONE}, /* idle: none */
    {{box__all + 16, 1}, subtask__all + 29, NULL, 1, 1, 0, 0, GG_NONE}, /* get(torch): none */
    {{box__all + 16, 1}, subtask__all + 30, NULL, 1, 1, 0, 0, GG_NONE}, /* get(key): none */
    {{box__all + 17, 1}, subtask__all + 31, NULL, 1, 1, 1, 0, GG_NONE}, /* put: none */
    {{box__all + 20, 1}, subtask__all + 32, NULL, 1, 1, 2, 0, GG_NONE}, /* breathe: none */
    {{box__all + 4, 4}, subtask__all + 33, NULL, 1, 0, 3, 0, GG_NONE}, /* run: none */
    {{box__all + 21, 1}, NULL, NULL, 0, 0, 4, 0, GG_NONE}, /* nothing: none */
    {{box__all + 4, 1}, subtask__all + 35, NULL, 1, 0, GG_NONE, 0, GG_NONE}, /* hurry: split by value */
    {{box__all + 5, 1}, subtask__all + 36, NULL, 1, 0, GG_NONE, 0, GG_NONE}, /* hurry: split by value */
    {{box__all + 6, 1}, subtask__all + 37, NULL, 1, 0, GG_NONE, 0, GG_NONE}, /* hurry: split by value */
    {{box__all + 7, 1}, subtask__all + 38, NULL, 1, 0, GG_NONE, 0, GG_NONE}, /* hurry: split by value */
    {{box__all + 21, 1}, subtask__all + 26, NULL, 1, 1, 0, 0, GG_NONE}, /* still: none */
    {{box__all + 21, 1}, subtask__all + 27, NULL, 1, 0, 1, 0, GG_NONE}, /* busy: none */
    {{box__all, 4}, subtask__all + 28, NULL, 1, 1, 2, 0, GG_NONE}, /* never: none */
    {{box__all + 11, 1}, subtask__all + 13, NULL, 1, 1, 0, 0, GG_NONE}, /* walk: none */
    {{box__all + 28, 1}, subtask__all + 10, NULL, 2, 2, 1, 0, GG_NONE}, /* light_up(generator): none */
    {{box__all + 29, 1}, subtask__all + 12, NULL, 2, 2, 1, 0, GG_NONE}, /* light_up(laser): none */
    {{box__all + 12, 1}, subtask__all + 17, NULL, 1, 1, 0, 0, GG_NONE}, /* walk: none */
    {{box__all + 30, 1}, subtask__all + 14, NULL, 2, 2, 1, 0, GG_NONE}, /* light_up(generator): none */
    {{box__all + 31, 1}, subtask__all + 16, NULL, 2, 2, 1, 0, GG_NONE}, /* light_up(laser): none */
    {{box__all + 13, 1}, subtask__all + 21, NULL, 1, 1, 0, 0, GG_NONE}, /* walk: none */
    {{box__all + 32, 1}, subtask__all + 18, NULL, 2, 2, 1, 0, GG_NONE}, /* light_up(generator): none */
    {{box__all + 33, 1}, subtask__all + 20, NULL, 2, 2, 1, 0, GG_NONE}, /* light_up(laser): none */
    {{box__all + 26, 1}, NULL, NULL, 0, 0, 0, 0, GG_NONE}, /* ready: loaded */
    {{box__all + 18, 1}, subtask__all + 23, NULL, 1, 1, 1, 0, GG_NONE}, /* reload: none */
    {{box__all + 27, 1}, subtask__all + 24, NULL, 1, 1, 1, 0, GG_NONE}, /* nap: warmth > 0 */
    {{box__all + 21, 1}, subtask__all + 25, NULL, 1, 1, 0, 1, GG_NONE}, /* sit_down: none */
    {{box__all + 10, 1}, subtask__all + 34, NULL, 1, 1, 0, 0, GG_NONE}, /* walk: none */
};

/* first, end, weight, rank */
static const GG_ROM gg_method_instances group__all[] = {
    {0, 2, 1, 0}, {2, 3, 1, 0}, {3, 4, 1, 0}, {4, 5, 1, 0}, {5, 6, 1, 0}, {0, 1, 3, 0},
    {1, 2, 1, 0}, {2, 3, 0, 0},
};

/* methods, groups, index, method_count, group_count, branch_count, select, recursive, least, draws,
     component */
static const GG_ROM gg_task task__all[] = {
    {method__all, NULL, NULL, 7, 0, 0, GG_FIRST, false, 0, true, GG_NONE}, /* live */
    {method__all + 29, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* arm */
    {method__all + 31, NULL, NULL, 2, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* relax */
    {method__all + 17, group__all + 5, NULL, 3, 3, 0, GG_DRAWN, false, 0, true, GG_NONE}, /* pause */
    {method__all + 7, group__all, NULL, 6, 5, 0, GG_DRAWN, false, 0, true, GG_NONE}, /* fidget */
    {method__all + 33, NULL, NULL, 1, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* visit(post) */
    {method__all + 20, NULL, NULL, 3, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* visit(door) */
    {method__all + 23, NULL, NULL, 3, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* visit(generator) */
    {method__all + 26, NULL, NULL, 3, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* visit(laser) */
    {method__all + 13, NULL, NULL, 4, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* hurry */
};

static const GG_ROM uint32_t whole__all[] = {
    0, 0, 0, 0, 0, 5000, 0, 0, 0, 0, 0, 0, 0, 0, 250, 0, 0, 0,
};

static const GG_ROM gg_senses senses__all[] = {
    {.sensing = &gg_sensing, .periods = whole__all + 14, .agent_senses = offsetof(guard_agent, senses),
     .count = 4},
};

static const GG_ROM gg_exclusions exclusions__all[] = {
    {.excluding = &gg_goal_excluding, .times = whole__all,
     .agent_exclusions = offsetof(guard_agent, exclusions), .limit = 1, .retry_limit = 1},
};

static const GG_ROM gg_goal goal__all[] = {
    {.condition = {.boxes = box__all + 34, .count = 1},
     .relevant = {.boxes = box__all + 35, .count = 1}, .priority = 3, .cooldown = 90000,
     .called = false, .keep = true}, /* armed: loaded, mood == alert */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    gg_rules_init, NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_exclusions_pass, gg_senses_pass, gg_rules_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    gg_senses_read_due, NULL,
};

static const GG_ROM gg_applied applied__all[] = {
    {.world = world__apply, .ops = &gg_applying, .ruling = NULL, .bits = word__all + 71,
     .offsets = {.world_telling = offsetof(guard_world, telling)}},
};

/* rows, first, actions, word, shift */
static const GG_ROM gg_action_filter filter__all[] = {
    {{0, 1, 2, 0, 0, 3, 4, 0, 0, 5, 6, 0, 0, 0, 0, 0}, 0, 0, 0, 8},
    {{0, 7, 8, 0, 9, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0}, 0, 0, 0, 0},
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = &gg_slicing, .regressing = NULL,
     .satisficing = &gg_satisficing, .stubborn = &gg_stubborn, .filters = filter__all,
     .masks = word__all + 39, .filtered = word__all + 76, .conflicts = word__all,
     .conflict_rows = half__all, .value_count = 239, .filter_count = 2},
};

/* precondition, effect, period */
static const GG_ROM gg_rule rule__all[] = {
/* fear_fades: fear -= 0.1 */
    {{box__all + 22, 1}, effect__all + 29, 10000}, /* fear_fades: mood == calm */
/* alertness: mood = alert, fear += 0.1 */
    {{box__all + 36, 1}, effect__all + 30, 500}, /* alertness: target_seen */
/* lamps_burn_out: all(place p) light(p) = dim */
    {{box__all + 37, 1}, effect__all + 31, 43200000}, /* lamps_burn_out: not alarm */
/* it_cools: heat -= 0.5 */
    {{box__all + 21, 1}, effect__all + 32, 2500}, /* it_cools: none */
};

const GG_ROM gg_domain guard_domain = {
    .word_count = 3,
    .flag_words = 1,
    .fact_count = 25,
    .action_count = 22,
    .task_count = 10,
    .agent_rule_count = 2,
    .world_rule_count = 2,
    .agent_type_count = 2,
    .goal_count = 1,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .procedural_count = 3,
    .dynamic_cost_count = 0,
    .plan_limit = 24,
    .watch_limit = 8,
    .want_limit = 0,
    .guards = word__all + 50,
    .shared = word__all + 53,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = task__all,
    .pursuit = &gg_pursuit,
    .places = NULL,
    .wants = NULL,
    .claims = NULL,
    .senses = senses__all,
    .exclusions = exclusions__all,
    .features = NULL,
    .team = NULL,
    .interrupting = &gg_interrupting,
    .goals = goal__all,
    .offsets = {.agent_state = offsetof(guard_agent, state), .agent_snapshot = offsetof(guard_agent, snapshot),
     .agent_support_mask = offsetof(guard_agent, support_mask),
     .agent_from = offsetof(guard_agent, from), .agent_timers = offsetof(guard_agent, timers),
     .agent_backoffs = offsetof(guard_agent, backoffs), .agent_plan = offsetof(guard_agent, plan),
     .agent_watches = offsetof(guard_agent, watches), .agent_membership = 0,
     .world_state = offsetof(guard_world, state), .world_timers = offsetof(guard_world, timers),
     .agent_bytes = sizeof(guard_agent), .world_bytes = sizeof(guard_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all + 1,
     .settle = tick_hook__all + 1, .look = tick_hook__all, .start = tick_hook__all + 1,
     .end = tick_hook__all + 1},
    .format = &gg_format_28,
    .fingerprint = 1796555121,
    .saved_fingerprint = (uint32_t)(UINT32_C(1796555121) +
        UINT32_C(31) * offsetof(guard_agent, state) +
        UINT32_C(961) * offsetof(guard_agent, snapshot) +
        UINT32_C(29791) * offsetof(guard_agent, support_mask) +
        UINT32_C(923521) * offsetof(guard_agent, from) +
        UINT32_C(28629151) * offsetof(guard_agent, timers) +
        UINT32_C(887503681) * offsetof(guard_agent, backoffs) +
        UINT32_C(1742810335) * offsetof(guard_agent, senses) +
        UINT32_C(2487512833) * offsetof(guard_agent, exclusions) +
        UINT32_C(4098453791) * offsetof(guard_agent, plan) +
        UINT32_C(129082719) * offsetof(guard_agent, watches) +
        UINT32_C(1950300255) * offsetof(guard_world, state) +
        UINT32_C(329765761) * offsetof(guard_world, timers) +
        UINT32_C(3846270657) * offsetof(guard_world, telling)),
    .start = word__all + 65,
    .tops = word__all + 68,
    .applied = applied__all,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = search__all,
    .fact_at = half__all + 261,
    .rules = rule__all,
    .sets = NULL,
    .recall = &gg_recall,
    .achieve = NULL,
    .drawing = &gg_drawing,
    .scoring = NULL,
    .indexing = NULL,
    .sharing = &gg_sharing,
    .decomposing = &gg_decomposing,
    .asking = &gg_asking,
    .bounding = &gg_bounding,
    .keeping = &gg_keeping,
    .world_ruling = &gg_world_ruling,
    .timing = NULL,
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};

guard_agent_activity guard_agent_doing(const guard_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {1, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}; /* by action: its parameters */
    guard_agent_activity doing = {GUARD_ACTION_NONE, {GUARD_GENERATOR}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = gg_action_of(&guard_domain, number);
    doing.action = (guard_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (guard_symbol)gg_action_argument(&guard_domain, number, i);
    return doing;
}

const char *guard_symbol_name(guard_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "generator",
        "laser",
        "post",
        "door",
        "torch",
        "key",
        "calm",
        "alert",
        "none",
        "off",
        "dim",
        "bright",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

