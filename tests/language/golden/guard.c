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
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("at"),
    GG_TEXT("aim"),
    GG_TEXT("mood"),
    GG_TEXT("holding"),
    GG_TEXT("loaded"),
    GG_TEXT("ammo"),
    GG_TEXT("fear"),
    GG_TEXT("warmth"),
    GG_TEXT("floor"),
    GG_TEXT("gold"),
    GG_TEXT("powered(generator)"),
    GG_TEXT("powered(laser)"),
    GG_TEXT("target_seen"),
    GG_TEXT("distance"),
    GG_TEXT("noise(post)"),
    GG_TEXT("noise(door)"),
    GG_TEXT("noise(generator)"),
    GG_TEXT("noise(laser)"),
    GG_TEXT("alarm"),
    GG_TEXT("light(post)"),
    GG_TEXT("light(door)"),
    GG_TEXT("light(generator)"),
    GG_TEXT("light(laser)"),
    GG_TEXT("heat"),
    GG_TEXT("door_open"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("go_to(post)"),
    GG_TEXT("go_to(door)"),
    GG_TEXT("go_to(generator)"),
    GG_TEXT("go_to(laser)"),
    GG_TEXT("hurry"),
    GG_TEXT("hurry"),
    GG_TEXT("hurry"),
    GG_TEXT("hurry"),
    GG_TEXT("turn_on(generator, post)"),
    GG_TEXT("turn_on(laser, post)"),
    GG_TEXT("take(torch)"),
    GG_TEXT("take(key)"),
    GG_TEXT("drop"),
    GG_TEXT("load"),
    GG_TEXT("shoot"),
    GG_TEXT("calm_down"),
    GG_TEXT("sit"),
    GG_TEXT("sleep"),
    GG_TEXT("shout"),
    GG_TEXT("climb"),
    GG_TEXT("steal"),
    GG_TEXT("wait"),
};
static const GG_ROM char *const GG_ROM names__action_labels[] = {
    GG_TEXT("walk to a place"),
    GG_TEXT("walk to a place"),
    GG_TEXT("walk to a place"),
    GG_TEXT("walk to a place"),
    GG_TEXT("hurry"),
    GG_TEXT("hurry"),
    GG_TEXT("hurry"),
    GG_TEXT("hurry"),
    GG_TEXT("turn_on(generator, post)"),
    GG_TEXT("turn_on(laser, post)"),
    GG_TEXT("take(torch)"),
    GG_TEXT("take(key)"),
    GG_TEXT("drop"),
    GG_TEXT("load"),
    GG_TEXT("shoot"),
    GG_TEXT("calm_down"),
    GG_TEXT("sit down"),
    GG_TEXT("sleep"),
    GG_TEXT("shout"),
    GG_TEXT("climb"),
    GG_TEXT("steal"),
    GG_TEXT("wait"),
};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("live"),
    GG_TEXT("arm"),
    GG_TEXT("relax"),
    GG_TEXT("pause"),
    GG_TEXT("fidget"),
    GG_TEXT("visit(post)"),
    GG_TEXT("visit(door)"),
    GG_TEXT("visit(generator)"),
    GG_TEXT("visit(laser)"),
    GG_TEXT("hurry"),
};
static const GG_ROM char *const GG_ROM names__task_labels[] = {
    GG_TEXT("a guard's life"),
    GG_TEXT("arm"),
    GG_TEXT("relax"),
    GG_TEXT("pause"),
    GG_TEXT("fidget"),
    GG_TEXT("visit(post)"),
    GG_TEXT("visit(door)"),
    GG_TEXT("visit(generator)"),
    GG_TEXT("visit(laser)"),
    GG_TEXT("hurry"),
};
static const GG_ROM char *const GG_ROM names__methods__live[] = {
    GG_TEXT("fight"),
    GG_TEXT("rest"),
    GG_TEXT("wander(post)"),
    GG_TEXT("wander(door)"),
    GG_TEXT("wander(generator)"),
    GG_TEXT("wander(laser)"),
    GG_TEXT("idle"),
};
static const GG_ROM char *const GG_ROM names__methods__arm[] = {
    GG_TEXT("ready"),
    GG_TEXT("reload"),
};
static const GG_ROM char *const GG_ROM names__methods__relax[] = {
    GG_TEXT("nap"),
    GG_TEXT("sit_down"),
};
static const GG_ROM char *const GG_ROM names__methods__pause[] = {
    GG_TEXT("still"),
    GG_TEXT("busy"),
    GG_TEXT("never"),
};
static const GG_ROM char *const GG_ROM names__methods__fidget[] = {
    GG_TEXT("get(torch)"),
    GG_TEXT("get(key)"),
    GG_TEXT("put"),
    GG_TEXT("breathe"),
    GG_TEXT("run"),
    GG_TEXT("nothing"),
};
static const GG_ROM char *const GG_ROM names__methods__visit__post[] = {
    GG_TEXT("walk"),
};
static const GG_ROM char *const GG_ROM names__methods__visit__door[] = {
    GG_TEXT("walk"),
    GG_TEXT("light_up(generator)"),
    GG_TEXT("light_up(laser)"),
};
static const GG_ROM char *const GG_ROM names__methods__visit__generator[] = {
    GG_TEXT("walk"),
    GG_TEXT("light_up(generator)"),
    GG_TEXT("light_up(laser)"),
};
static const GG_ROM char *const GG_ROM names__methods__visit__laser[] = {
    GG_TEXT("walk"),
    GG_TEXT("light_up(generator)"),
    GG_TEXT("light_up(laser)"),
};
static const GG_ROM char *const GG_ROM names__methods__hurry[] = {
    GG_TEXT("hurry"),
    GG_TEXT("hurry"),
    GG_TEXT("hurry"),
    GG_TEXT("hurry"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__live, /* live */
    names__methods__arm, /* arm */
    names__methods__relax, /* relax */
    names__methods__pause, /* pause */
    names__methods__fidget, /* fidget */
    names__methods__visit__post, /* visit(post) */
    names__methods__visit__door, /* visit(door) */
    names__methods__visit__generator, /* visit(generator) */
    names__methods__visit__laser, /* visit(laser) */
    names__methods__hurry, /* hurry */
};
static const GG_ROM char *const GG_ROM names__method_labels__pause[] = {
    GG_TEXT("still"),
    GG_TEXT("do something"),
    GG_TEXT("never"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__method_labels[] = {
    names__methods__live, /* live */
    names__methods__arm, /* arm */
    names__methods__relax, /* relax */
    names__method_labels__pause, /* pause */
    names__methods__fidget, /* fidget */
    names__methods__visit__post, /* visit(post) */
    names__methods__visit__door, /* visit(door) */
    names__methods__visit__generator, /* visit(generator) */
    names__methods__visit__laser, /* visit(laser) */
    names__methods__hurry, /* hurry */
};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("armed"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("soldier"),
    GG_TEXT("civilian"),
};
static const GG_ROM char *const GG_ROM names__values__0__symbols[] = {
    GG_TEXT("post"),
    GG_TEXT("door"),
    GG_TEXT("generator"),
    GG_TEXT("laser"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = names__values__0__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__2__symbols[] = {
    GG_TEXT("calm"),
    GG_TEXT("alert"),
};
static const GG_ROM gg_value_names names__values__2 = {.symbols = names__values__2__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__3__symbols[] = {
    GG_TEXT("none"),
    GG_TEXT("torch"),
    GG_TEXT("key"),
};
static const GG_ROM gg_value_names names__values__3 = {.symbols = names__values__3__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__4 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names names__values__6 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 1};
static const GG_ROM gg_value_names names__values__7 = {.symbols = NULL, .low = -500, .step = 25,
     .decimals = 2};
static const GG_ROM gg_value_names names__values__8 = {.symbols = NULL, .low = -3, .step = 3,
     .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__19__symbols[] = {
    GG_TEXT("off"),
    GG_TEXT("dim"),
    GG_TEXT("bright"),
};
static const GG_ROM gg_value_names names__values__19 = {.symbols = names__values__19__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__23 = {.symbols = NULL, .low = -15, .step = 5,
     .decimals = 1};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* at */
    &names__values__0, /* aim */
    &names__values__2, /* mood */
    &names__values__3, /* holding */
    &names__values__4, /* loaded */
    &names__values__4, /* ammo */
    &names__values__6, /* fear */
    &names__values__7, /* warmth */
    &names__values__8, /* floor */
    &names__values__4, /* gold */
    &names__values__4, /* powered(generator) */
    &names__values__4, /* powered(laser) */
    &names__values__4, /* target_seen */
    &names__values__4, /* distance */
    &names__values__4, /* noise(post) */
    &names__values__4, /* noise(door) */
    &names__values__4, /* noise(generator) */
    &names__values__4, /* noise(laser) */
    &names__values__4, /* alarm */
    &names__values__19, /* light(post) */
    &names__values__19, /* light(door) */
    &names__values__19, /* light(generator) */
    &names__values__19, /* light(laser) */
    &names__values__23, /* heat */
    &names__values__4, /* door_open */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("guard"),
    .facts = names__facts,
    .actions = names__actions,
    .action_labels = names__action_labels,
    .tasks = names__tasks,
    .task_labels = names__task_labels,
    .methods = names__methods,
    .method_labels = names__method_labels,
    .goals = names__goals,
    .goal_labels = names__goals,
    .agent_types = names__agent_types,
    .places = NULL,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0), UINT64_C(0x8000000048088108), UINT64_C(0x1124)};

static const GG_ROM uint64_t shared__all[] = {UINT64_C(0x7ffe0000), UINT64_C(0x0), UINT64_C(0xe00)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 4, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 3,
     .first = 0}, /* at */
    {.word = 0, .shift = 4, .width = 4, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 3,
     .first = 4}, /* aim */
    {.word = 0, .shift = 8, .width = 2, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 1,
     .first = 8}, /* mood */
    {.word = 0, .shift = 10, .width = 3, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 2,
     .first = 10}, /* holding */
    {.word = 0, .shift = 13, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 13}, /* loaded */
    {.word = 1, .shift = 0, .width = 3, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 6,
     .first = 15}, /* ammo */
    {.word = 1, .shift = 4, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 22}, /* fear */
    {.word = 1, .shift = 9, .width = 6, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 40,
     .first = 33}, /* warmth */
    {.word = 1, .shift = 16, .width = 3, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 4,
     .first = 74}, /* floor */
    {.word = 1, .shift = 32, .width = 31, .kind = GG_NUMBER, .shared = false, .coarse = 25,
     .top = 2147483647, .first = 79}, /* gold */
    {.word = 0, .shift = 14, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 143}, /* powered(generator) */
    {.word = 0, .shift = 15, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 145}, /* powered(laser) */
    {.word = 0, .shift = 16, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 147}, /* target_seen */
    {.word = 1, .shift = 20, .width = 7, .kind = GG_NUMBER, .shared = false, .coarse = 1, .top = 100,
     .first = 149}, /* distance */
    {.word = 1, .shift = 28, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3,
     .first = 200}, /* noise(post) */
    {.word = 2, .shift = 0, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3,
     .first = 204}, /* noise(door) */
    {.word = 2, .shift = 3, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3,
     .first = 208}, /* noise(generator) */
    {.word = 2, .shift = 6, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3,
     .first = 212}, /* noise(laser) */
    {.word = 0, .shift = 17, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 216}, /* alarm */
    {.word = 0, .shift = 18, .width = 3, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 2,
     .first = 218}, /* light(post) */
    {.word = 0, .shift = 21, .width = 3, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 2,
     .first = 221}, /* light(door) */
    {.word = 0, .shift = 24, .width = 3, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 2,
     .first = 224}, /* light(generator) */
    {.word = 0, .shift = 27, .width = 3, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 2,
     .first = 227}, /* light(laser) */
    {.word = 2, .shift = 9, .width = 3, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 6,
     .first = 230}, /* heat */
    {.word = 0, .shift = 30, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 237}, /* door_open */
};

/* go_to(post): at = to, fear -= 0.1 */
static const GG_ROM gg_flag_test actions__go_to__post__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40001), .want = UINT64_C(0x0)}, /* at != post, light(post) != off */
};
static const GG_ROM gg_box actions__go_to__post__precondition__boxes[] = {
    {.flags = actions__go_to__post__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__post__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition actions__go_to__post__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* fear */
};
static const GG_ROM gg_effect actions__go_to__post__effect = {.assignments = actions__go_to__post__effect__assignments,
     .additions = actions__go_to__post__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__go_to__post__arguments[] = {GUARD_POST};
/* go_to(door): at = to, fear -= 0.1 */
static const GG_ROM gg_flag_test actions__go_to__door__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200002), .want = UINT64_C(0x0)}, /* at != door, light(door) != off */
};
static const GG_ROM gg_box actions__go_to__door__precondition__boxes[] = {
    {.flags = actions__go_to__door__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition actions__go_to__door__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* fear */
};
static const GG_ROM gg_effect actions__go_to__door__effect = {.assignments = actions__go_to__door__effect__assignments,
     .additions = actions__go_to__door__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__go_to__door__arguments[] = {GUARD_DOOR};
/* go_to(generator): at = to, fear -= 0.1 */
static const GG_ROM gg_flag_test actions__go_to__generator__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000004), .want = UINT64_C(0x0)}, /* at != generator, light(generator) != off */
};
static const GG_ROM gg_box actions__go_to__generator__precondition__boxes[] = {
    {.flags = actions__go_to__generator__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__generator__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition actions__go_to__generator__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* fear */
};
static const GG_ROM gg_effect actions__go_to__generator__effect = {.assignments = actions__go_to__generator__effect__assignments,
     .additions = actions__go_to__generator__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__go_to__generator__arguments[] = {GUARD_GENERATOR};
/* go_to(laser): at = to, fear -= 0.1 */
static const GG_ROM gg_flag_test actions__go_to__laser__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8000008), .want = UINT64_C(0x0)}, /* at != laser, light(laser) != off */
};
static const GG_ROM gg_box actions__go_to__laser__precondition__boxes[] = {
    {.flags = actions__go_to__laser__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__laser__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_addition actions__go_to__laser__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* fear */
};
static const GG_ROM gg_effect actions__go_to__laser__effect = {.assignments = actions__go_to__laser__effect__assignments,
     .additions = actions__go_to__laser__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__go_to__laser__arguments[] = {GUARD_LASER};
/* hurry: at = aim */
static const GG_ROM gg_flag_test actions__hurry__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xe1), .want = UINT64_C(0x0)}, /* at != post, aim == post */
};
static const GG_ROM gg_box actions__hurry__precondition__boxes[] = {
    {.flags = actions__hurry__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hurry__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__hurry__effect = {.assignments = actions__hurry__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* hurry: at = aim */
static const GG_ROM gg_flag_test actions__hurry__2__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xd2), .want = UINT64_C(0x0)}, /* at != door, aim == door */
};
static const GG_ROM gg_box actions__hurry__2__precondition__boxes[] = {
    {.flags = actions__hurry__2__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hurry__2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__hurry__2__effect = {.assignments = actions__hurry__2__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* hurry: at = aim */
static const GG_ROM gg_flag_test actions__hurry__3__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xb4), .want = UINT64_C(0x0)}, /* at != generator, aim == generator */
};
static const GG_ROM gg_box actions__hurry__3__precondition__boxes[] = {
    {.flags = actions__hurry__3__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hurry__3__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__hurry__3__effect = {.assignments = actions__hurry__3__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* hurry: at = aim */
static const GG_ROM gg_flag_test actions__hurry__4__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x78), .want = UINT64_C(0x0)}, /* at != laser, aim == laser */
};
static const GG_ROM gg_box actions__hurry__4__precondition__boxes[] = {
    {.flags = actions__hurry__4__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hurry__4__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__hurry__4__effect = {.assignments = actions__hurry__4__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* turn_on(generator, post): powered(what), light(where) = bright */
static const GG_ROM gg_flag_test actions__turn_on__generator__post__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x400e), .want = UINT64_C(0x0)}, /* at == post, not powered(generator) */
};
static const GG_ROM gg_box actions__turn_on__generator__post__precondition__boxes[] = {
    {.flags = actions__turn_on__generator__post__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__turn_on__generator__post__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffe3bfff), .set = UINT64_C(0x104000)},
};
static const GG_ROM gg_effect actions__turn_on__generator__post__effect = {.assignments = actions__turn_on__generator__post__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__turn_on__generator__post__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffbfff), .set = UINT64_C(0x4000)},
};
static const GG_ROM gg_effect actions__turn_on__generator__post__own = {.assignments = actions__turn_on__generator__post__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__turn_on__generator__post__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffe3ffff), .set = UINT64_C(0x100000)},
};
static const GG_ROM gg_effect actions__turn_on__generator__post__world = {.assignments = actions__turn_on__generator__post__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__turn_on__generator__post__arguments[] = {GUARD_GENERATOR, GUARD_POST};
/* turn_on(laser, post): powered(what), light(where) = bright */
static const GG_ROM gg_flag_test actions__turn_on__laser__post__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xe), .want = UINT64_C(0x0)}, /* at == post */
};
static const GG_ROM gg_box actions__turn_on__laser__post__precondition__boxes[] = {
    {.flags = actions__turn_on__laser__post__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__turn_on__laser__post__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffe37fff), .set = UINT64_C(0x108000)},
};
static const GG_ROM gg_effect actions__turn_on__laser__post__effect = {.assignments = actions__turn_on__laser__post__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__turn_on__laser__post__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffff7fff), .set = UINT64_C(0x8000)},
};
static const GG_ROM gg_effect actions__turn_on__laser__post__own = {.assignments = actions__turn_on__laser__post__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__turn_on__laser__post__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffe3ffff), .set = UINT64_C(0x100000)},
};
static const GG_ROM gg_effect actions__turn_on__laser__post__world = {.assignments = actions__turn_on__laser__post__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__turn_on__laser__post__arguments[] = {GUARD_LASER, GUARD_POST};
/* take(torch): holding = what */
static const GG_ROM gg_flag_test actions__take__torch__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1800), .want = UINT64_C(0x0)}, /* holding == none */
};
static const GG_ROM gg_box actions__take__torch__precondition__boxes[] = {
    {.flags = actions__take__torch__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__take__torch__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffe3ff), .set = UINT64_C(0x800)},
};
static const GG_ROM gg_effect actions__take__torch__effect = {.assignments = actions__take__torch__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__take__torch__arguments[] = {GUARD_TORCH};
/* take(key): holding = what */
static const GG_ROM gg_flag_test actions__take__key__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1800), .want = UINT64_C(0x0)}, /* holding == none */
};
static const GG_ROM gg_box actions__take__key__precondition__boxes[] = {
    {.flags = actions__take__key__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__take__key__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffe3ff), .set = UINT64_C(0x1000)},
};
static const GG_ROM gg_effect actions__take__key__effect = {.assignments = actions__take__key__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__take__key__arguments[] = {GUARD_KEY};
/* drop: holding = none */
static const GG_ROM gg_flag_test actions__drop__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x400), .want = UINT64_C(0x0)}, /* holding != none */
};
static const GG_ROM gg_box actions__drop__precondition__boxes[] = {
    {.flags = actions__drop__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__drop__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffe3ff), .set = UINT64_C(0x400)},
};
static const GG_ROM gg_effect actions__drop__effect = {.assignments = actions__drop__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* load: loaded, ammo -= 1 */
static const GG_ROM gg_flag_test actions__load__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000), .want = UINT64_C(0x0)}, /* not loaded */
};
static const GG_ROM gg_range_test actions__load__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x7fffffff364450a6), .care = UINT64_C(0x7)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__load__precondition__boxes[] = {
    {.flags = actions__load__precondition__boxes__0__flags,
     .ranges = actions__load__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_assignment actions__load__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffdfff), .set = UINT64_C(0x2000)},
};
static const GG_ROM gg_addition actions__load__effect__additions[] = {
    {.fact = 5, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__load__effect = {.assignments = actions__load__effect__assignments,
     .additions = actions__load__effect__additions, .assignment_count = 1, .addition_count = 1};
/* shoot: not loaded, alarm, all(place p) light(p) = bright */
static const GG_ROM gg_flag_test actions__shoot__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x12100), .want = UINT64_C(0x12000)}, /* mood == alert, loaded, target_seen */
};
static const GG_ROM gg_range_test actions__shoot__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x7fffffff33145076), .care = UINT64_C(0x7f000f0)}, /* fear <= 0.7, distance <= 49 */
};
static const GG_ROM gg_box actions__shoot__precondition__boxes[] = {
    {.flags = actions__shoot__precondition__boxes__0__flags,
     .ranges = actions__shoot__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_assignment actions__shoot__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffc001dfff), .set = UINT64_C(0x24920000)},
};
static const GG_ROM gg_effect actions__shoot__effect = {.assignments = actions__shoot__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__shoot__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffdfff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__shoot__own = {.assignments = actions__shoot__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__shoot__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffc001ffff), .set = UINT64_C(0x24920000)},
};
static const GG_ROM gg_effect actions__shoot__world = {.assignments = actions__shoot__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* calm_down: mood = calm, fear = 0 */
static const GG_ROM gg_flag_test actions__calm_down__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100), .want = UINT64_C(0x0)}, /* mood == alert */
};
static const GG_ROM gg_box actions__calm_down__precondition__boxes[] = {
    {.flags = actions__calm_down__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__calm_down__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffcff), .set = UINT64_C(0x100)},
    {.word = 1, .keep = UINT64_C(0xffffffffffffff0f), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__calm_down__effect = {.assignments = actions__calm_down__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
/* sit: fear -= 0.2, warmth += 0.5 */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_addition actions__sit__effect__additions[] = {
    {.fact = 6, .amount = -2}, /* fear */
    {.fact = 7, .amount = 2}, /* warmth */
};
static const GG_ROM gg_effect actions__sit__effect = {.assignments = NULL,
     .additions = actions__sit__effect__additions, .assignment_count = 0, .addition_count = 2};
/* sleep: fear = 0 */
static const GG_ROM gg_flag_test actions__sleep__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200), .want = UINT64_C(0x0)}, /* mood == calm */
};
static const GG_ROM gg_box actions__sleep__precondition__boxes[] = {
    {.flags = actions__sleep__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sleep__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xffffffffffffff0f), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__sleep__effect = {.assignments = actions__sleep__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* shout: alarm, mood = alert */
static const GG_ROM gg_range_test actions__shout__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20000000), .high = UINT64_C(0x7fffffff364450a6),
     .care = UINT64_C(0x30000000)}, /* noise(post) >= 2 */
};
static const GG_ROM gg_range_test actions__shout__precondition__boxes__1__ranges[] = {
    {.word = 2, .low = UINT64_C(0x2), .high = UINT64_C(0xcdb), .care = UINT64_C(0x3)}, /* noise(door) >= 2 */
};
static const GG_ROM gg_range_test actions__shout__precondition__boxes__2__ranges[] = {
    {.word = 2, .low = UINT64_C(0x10), .high = UINT64_C(0xcdb), .care = UINT64_C(0x18)}, /* noise(generator) >= 2 */
};
static const GG_ROM gg_range_test actions__shout__precondition__boxes__3__ranges[] = {
    {.word = 2, .low = UINT64_C(0x80), .high = UINT64_C(0xcdb), .care = UINT64_C(0xc0)}, /* noise(laser) >= 2 */
};
static const GG_ROM gg_box actions__shout__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__shout__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = actions__shout__precondition__boxes__1__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = actions__shout__precondition__boxes__2__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = actions__shout__precondition__boxes__3__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__shout__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffdfcff), .set = UINT64_C(0x20200)},
};
static const GG_ROM gg_effect actions__shout__effect = {.assignments = actions__shout__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__shout__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffcff), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect actions__shout__own = {.assignments = actions__shout__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__shout__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffdffff), .set = UINT64_C(0x20000)},
};
static const GG_ROM gg_effect actions__shout__world = {.assignments = actions__shout__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* climb: floor += 3 */
static const GG_ROM gg_range_test actions__climb__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x7fffffff364350a6), .care = UINT64_C(0x70000)}, /* floor <= 6 */
};
static const GG_ROM gg_box actions__climb__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__climb__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__climb__effect__additions[] = {
    {.fact = 8, .amount = 1}, /* floor */
};
static const GG_ROM gg_effect actions__climb__effect = {.assignments = NULL,
     .additions = actions__climb__effect__additions, .assignment_count = 0, .addition_count = 1};
/* steal: gold += 1000000000 */
static const GG_ROM gg_range_test actions__steal__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x40000), .high = UINT64_C(0xf423f364450a6),
     .care = UINT64_C(0x7fffffff00070000)}, /* floor == 9, gold <= 999999 */
};
static const GG_ROM gg_box actions__steal__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__steal__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__steal__effect__additions[] = {
    {.fact = 9, .amount = 1000000000}, /* gold */
};
static const GG_ROM gg_effect actions__steal__effect = {.assignments = NULL,
     .additions = actions__steal__effect__additions, .assignment_count = 0, .addition_count = 1};
/* wait: none */
static const GG_ROM gg_effect actions__wait__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__go_to__post__precondition__boxes, .count = 1},
     .effect = &actions__go_to__post__effect, .own = &actions__go_to__post__effect, .world = NULL,
     .duration = 3000, .timeout = 10000, .cost = 2, .source_index = GUARD_ACTION_GO_TO,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__go_to__post__arguments}, /* go_to(post): at != to, light(to) != off */
    {.precondition = {.boxes = actions__go_to__door__precondition__boxes, .count = 1},
     .effect = &actions__go_to__door__effect, .own = &actions__go_to__door__effect, .world = NULL,
     .duration = 3000, .timeout = 10000, .cost = 2, .source_index = GUARD_ACTION_GO_TO,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__go_to__door__arguments}, /* go_to(door): at != to, light(to) != off */
    {.precondition = {.boxes = actions__go_to__generator__precondition__boxes, .count = 1},
     .effect = &actions__go_to__generator__effect, .own = &actions__go_to__generator__effect,
     .world = NULL, .duration = 3000, .timeout = 10000, .cost = 2,
     .source_index = GUARD_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__generator__arguments}, /* go_to(generator): at != to, light(to) != off */
    {.precondition = {.boxes = actions__go_to__laser__precondition__boxes, .count = 1},
     .effect = &actions__go_to__laser__effect, .own = &actions__go_to__laser__effect, .world = NULL,
     .duration = 3000, .timeout = 10000, .cost = 2, .source_index = GUARD_ACTION_GO_TO,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__go_to__laser__arguments}, /* go_to(laser): at != to, light(to) != off */
    {.precondition = {.boxes = actions__hurry__precondition__boxes, .count = 1},
     .effect = &actions__hurry__effect, .own = &actions__hurry__effect, .world = NULL,
     .duration = 250, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_HURRY,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* hurry: at != aim */
    {.precondition = {.boxes = actions__hurry__2__precondition__boxes, .count = 1},
     .effect = &actions__hurry__2__effect, .own = &actions__hurry__2__effect, .world = NULL,
     .duration = 250, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_HURRY,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* hurry: at != aim */
    {.precondition = {.boxes = actions__hurry__3__precondition__boxes, .count = 1},
     .effect = &actions__hurry__3__effect, .own = &actions__hurry__3__effect, .world = NULL,
     .duration = 250, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_HURRY,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* hurry: at != aim */
    {.precondition = {.boxes = actions__hurry__4__precondition__boxes, .count = 1},
     .effect = &actions__hurry__4__effect, .own = &actions__hurry__4__effect, .world = NULL,
     .duration = 250, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_HURRY,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* hurry: at != aim */
    {.precondition = {.boxes = actions__turn_on__generator__post__precondition__boxes, .count = 1},
     .effect = &actions__turn_on__generator__post__effect,
     .own = &actions__turn_on__generator__post__own,
     .world = &actions__turn_on__generator__post__world, .duration = 5400000, .timeout = 0,
     .cost = 1, .source_index = GUARD_ACTION_TURN_ON, .procedural = 0, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = true, .arguments = actions__turn_on__generator__post__arguments}, /* turn_on(generator, post): at == where, near(where, door), not powered(what) or what == laser */
    {.precondition = {.boxes = actions__turn_on__laser__post__precondition__boxes, .count = 1},
     .effect = &actions__turn_on__laser__post__effect, .own = &actions__turn_on__laser__post__own,
     .world = &actions__turn_on__laser__post__world, .duration = 5400000, .timeout = 0, .cost = 1,
     .source_index = GUARD_ACTION_TURN_ON, .procedural = 1, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = true, .arguments = actions__turn_on__laser__post__arguments}, /* turn_on(laser, post): at == where, near(where, door), not powered(what) or what == laser */
    {.precondition = {.boxes = actions__take__torch__precondition__boxes, .count = 1},
     .effect = &actions__take__torch__effect, .own = &actions__take__torch__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_TAKE,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = true,
     .arguments = actions__take__torch__arguments}, /* take(torch): holding == none */
    {.precondition = {.boxes = actions__take__key__precondition__boxes, .count = 1},
     .effect = &actions__take__key__effect, .own = &actions__take__key__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_TAKE,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = true,
     .arguments = actions__take__key__arguments}, /* take(key): holding == none */
    {.precondition = {.boxes = actions__drop__precondition__boxes, .count = 1},
     .effect = &actions__drop__effect, .own = &actions__drop__effect, .world = NULL, .duration = 0,
     .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_DROP, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = true, .arguments = NULL}, /* drop: holding != none */
    {.precondition = {.boxes = actions__load__precondition__boxes, .count = 1},
     .effect = &actions__load__effect, .own = &actions__load__effect, .world = NULL,
     .duration = 2000, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_LOAD,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* load: ammo >= 1, not loaded */
    {.precondition = {.boxes = actions__shoot__precondition__boxes, .count = 1},
     .effect = &actions__shoot__effect, .own = &actions__shoot__own,
     .world = &actions__shoot__world, .duration = 0, .timeout = 0, .cost = 0,
     .source_index = GUARD_ACTION_SHOOT, .procedural = 2, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = true,
     .applies = true, .arguments = NULL}, /* shoot: loaded and target_seen and distance < 50 and not (mood == calm or fear > 0.75) */
    {.precondition = {.boxes = actions__calm_down__precondition__boxes, .count = 1},
     .effect = &actions__calm_down__effect, .own = &actions__calm_down__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_CALM_DOWN,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* calm_down: mood in [alert] */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__sit__effect,
     .own = &actions__sit__effect, .world = NULL, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = GUARD_ACTION_SIT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = true, .arguments = NULL}, /* sit: none */
    {.precondition = {.boxes = actions__sleep__precondition__boxes, .count = 1},
     .effect = &actions__sleep__effect, .own = &actions__sleep__effect, .world = NULL,
     .duration = 8000, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_SLEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* sleep: mood == calm, height >= 150 */
    {.precondition = {.boxes = actions__shout__precondition__boxes, .count = 4},
     .effect = &actions__shout__effect, .own = &actions__shout__own,
     .world = &actions__shout__world, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = GUARD_ACTION_SHOUT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = true, .arguments = NULL}, /* shout: any(place p) noise(p) >= 2 */
    {.precondition = {.boxes = actions__climb__precondition__boxes, .count = 1},
     .effect = &actions__climb__effect, .own = &actions__climb__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_CLIMB,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = true, .arguments = NULL}, /* climb: floor < 9 */
    {.precondition = {.boxes = actions__steal__precondition__boxes, .count = 1},
     .effect = &actions__steal__effect, .own = &actions__steal__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_STEAL,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* steal: floor == 9 and gold < 1000000 */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__wait__effect, .own = NULL,
     .world = NULL, .duration = 1000, .timeout = 0, .cost = 1, .source_index = GUARD_ACTION_WAIT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* wait: none */
};

static const GG_ROM uint64_t agent_types__soldier__heuristics__0__actions[] = {UINT64_C(0x7e3ff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__0__tables__0__digits__0__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM uint16_t agent_types__soldier__heuristics__0__tables__0__digits__1__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__soldier__heuristics__0__tables__0__digits__0__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__0__tables__0__digits__1__values, .word = 0, .shift = 13},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__0__tables__0__entries[] = {2, 1, 1, 0};
static const GG_ROM uint64_t agent_types__soldier__heuristics__0__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__0__tables__1__digits__0__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM uint16_t agent_types__soldier__heuristics__0__tables__1__digits__1__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__0__tables__1__digits[] = {
    {.values = agent_types__soldier__heuristics__0__tables__1__digits__0__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__0__tables__1__digits__1__values, .word = 0, .shift = 13},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__0__tables__1__entries[] = {2, 1, 1, 0};
static const GG_ROM uint64_t agent_types__soldier__heuristics__0__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__0__tables__2__digits__0__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM uint16_t agent_types__soldier__heuristics__0__tables__2__digits__1__values[] = {0, 2, 4, 6, 0, 2, 4, 6, 0, 2, 4, 6, 0, 2, 4, 6};
static const GG_ROM uint16_t agent_types__soldier__heuristics__0__tables__2__digits__2__values[] = {0, 8, 16, 24, 0, 8, 16, 24, 32, 40, 48, 56, 32, 40, 48, 56};
static const GG_ROM uint16_t agent_types__soldier__heuristics__0__tables__2__digits__3__values[] = {0, 64, 0, 64, 128, 192, 128, 192, 256, 320, 256, 320, 384, 448, 384, 448};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__0__tables__2__digits[] = {
    {.values = agent_types__soldier__heuristics__0__tables__2__digits__0__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__0__tables__2__digits__1__values, .word = 1, .shift = 28},
    {.values = agent_types__soldier__heuristics__0__tables__2__digits__2__values, .word = 2, .shift = 0},
    {.values = agent_types__soldier__heuristics__0__tables__2__digits__3__values, .word = 2, .shift = 4},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__0__tables__2__entries[] = {
    1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0,
    1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__0__tables__2__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__soldier__heuristics__0__tables[] = {
    {.digits = agent_types__soldier__heuristics__0__tables__0__digits,
     .entries = agent_types__soldier__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__0__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 4, .mask = {8704, 0},
     .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__soldier__heuristics__0__tables__1__digits,
     .entries = agent_types__soldier__heuristics__0__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__0__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 4, .mask = {8704, 0},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__0__tables__2__digits,
     .entries = agent_types__soldier__heuristics__0__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__0__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 512, .mask = {3588632, 0},
     .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__soldier__heuristics__0__policy__nodes[] = {
    {0, 1, 5}, {1, 2, 6}, {2, 3, 6}, {3, 4, 6}, {4, 10, 6}, {5, 7, 11},
    {5, 7, 13}, {6, 8, 12}, {7, 9, 12}, {8, 10, 12},
};
static const GG_ROM gg_policy_test agent_types__soldier__heuristics__0__policy__tests[] = {
    {.mask = UINT64_C(0x200), .word = 0},
    {.mask = UINT64_C(0x80), .word = 2},
    {.mask = UINT64_C(0x10), .word = 2},
    {.mask = UINT64_C(0x2), .word = 2},
    {.mask = UINT64_C(0x20000000), .word = 1},
    {.mask = UINT64_C(0x2000), .word = 0},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__soldier__heuristics__0__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 13, .from = 5}, /* load */
    {.action = 18, .from = 0}, /* shout */
};
static const GG_ROM gg_policy agent_types__soldier__heuristics__0__policy = {.nodes = agent_types__soldier__heuristics__0__policy__nodes,
     .tests = agent_types__soldier__heuristics__0__policy__tests,
     .leaves = agent_types__soldier__heuristics__0__policy__leaves, .invariants = NULL,
     .node_count = 10, .test_count = 9, .leaf_count = 4, .invariant_count = 0, .longest = 2};
static const GG_ROM uint64_t agent_types__soldier__heuristics__0__wake_mask[] = {UINT64_C(0x92563ff), UINT64_C(0x37f000f7), UINT64_C(0xdb)};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__0 = {.actions = agent_types__soldier__heuristics__0__actions,
     .tables = agent_types__soldier__heuristics__0__tables, .groups = NULL,
     .policy = &agent_types__soldier__heuristics__0__policy, .reading = &gg_policy_asking,
     .wake_mask = agent_types__soldier__heuristics__0__wake_mask, .table_count = 3, .asks = true,
     .hidden = true};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__soldier__heuristics[] = {
    &agent_types__soldier__heuristics__0,
};
static const GG_ROM uint16_t agent_types__soldier__goals[] = {
    0, /* armed */
};
static const GG_ROM uint64_t agent_types__soldier__relevance_mask[] = {UINT64_C(0x2100), UINT64_C(0x7), UINT64_C(0x0)};
static const GG_ROM uint64_t agent_types__civilian__actions[] = {UINT64_C(0x2700ff)};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__civilian__heuristics[] = {
    NULL,
};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__soldier__calls,
     .heuristics = agent_types__soldier__heuristics, .goals = agent_types__soldier__goals,
     .relevance_mask = agent_types__soldier__relevance_mask, .goal_count = 1, .task = 0}, /* soldier */
    {.actions = agent_types__civilian__actions, .calls = &agent_type__civilian__calls,
     .heuristics = agent_types__civilian__heuristics, .goals = NULL, .relevance_mask = NULL,
     .goal_count = 0, .task = 2}, /* civilian */
};

/* live */
static const GG_ROM gg_flag_test tasks__live__methods__fight__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x12100), .want = UINT64_C(0x12000)}, /* mood == alert, loaded, target_seen */
};
static const GG_ROM gg_flag_test tasks__live__methods__fight__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x12100), .want = UINT64_C(0x10000)}, /* mood == alert, not loaded, target_seen */
};
static const GG_ROM gg_range_test tasks__live__methods__fight__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x7fffffff364450a6), .care = UINT64_C(0x7)}, /* ammo >= 1 */
};
static const GG_ROM gg_box tasks__live__methods__fight__precondition__boxes[] = {
    {.flags = tasks__live__methods__fight__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__live__methods__fight__precondition__boxes__1__flags,
     .ranges = tasks__live__methods__fight__precondition__boxes__1__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__fight__subtasks[] = {task__arm, action__shoot};
static const GG_ROM gg_range_test tasks__live__methods__rest__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x50), .high = UINT64_C(0x7fffffff364450a6), .care = UINT64_C(0xf0)}, /* fear >= 0.5 */
};
static const GG_ROM gg_box tasks__live__methods__rest__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live__methods__rest__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__rest__subtasks[] = {task__relax};
static const GG_ROM gg_flag_test tasks__live__methods__wander__post__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40001), .want = UINT64_C(0x0)}, /* at != post, light(post) != off */
};
static const GG_ROM gg_box tasks__live__methods__wander__post__precondition__boxes[] = {
    {.flags = tasks__live__methods__wander__post__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__wander__post__subtasks[] = {task__visit__post, task__pause};
static const GG_ROM gg_flag_test tasks__live__methods__wander__door__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200002), .want = UINT64_C(0x0)}, /* at != door, light(door) != off */
};
static const GG_ROM gg_box tasks__live__methods__wander__door__precondition__boxes[] = {
    {.flags = tasks__live__methods__wander__door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__wander__door__subtasks[] = {task__visit__door, task__pause};
static const GG_ROM gg_flag_test tasks__live__methods__wander__generator__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000004), .want = UINT64_C(0x0)}, /* at != generator, light(generator) != off */
};
static const GG_ROM gg_box tasks__live__methods__wander__generator__precondition__boxes[] = {
    {.flags = tasks__live__methods__wander__generator__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__wander__generator__subtasks[] = {task__visit__generator, task__pause};
static const GG_ROM gg_flag_test tasks__live__methods__wander__laser__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8000008), .want = UINT64_C(0x0)}, /* at != laser, light(laser) != off */
};
static const GG_ROM gg_box tasks__live__methods__wander__laser__precondition__boxes[] = {
    {.flags = tasks__live__methods__wander__laser__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__wander__laser__subtasks[] = {task__visit__laser, task__pause};
static const GG_ROM uint16_t tasks__live__methods__idle__subtasks[] = {task__pause};
static const GG_ROM gg_method tasks__live__methods[] = {
    {.precondition = {.boxes = tasks__live__methods__fight__precondition__boxes, .count = 2},
     .subtasks = tasks__live__methods__fight__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* fight: target_seen and mood == alert */
    {.precondition = {.boxes = tasks__live__methods__rest__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__rest__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* rest: fear >= 0.5 */
    {.precondition = {.boxes = tasks__live__methods__wander__post__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__wander__post__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* wander(post): at != to */
    {.precondition = {.boxes = tasks__live__methods__wander__door__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__wander__door__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* wander(door): at != to */
    {.precondition = {.boxes = tasks__live__methods__wander__generator__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__wander__generator__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* wander(generator): at != to */
    {.precondition = {.boxes = tasks__live__methods__wander__laser__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__wander__laser__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* wander(laser): at != to */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__live__methods__idle__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 3, .priority_level = 0, .scored = GG_NONE}, /* idle: none */
};
/* arm */
static const GG_ROM gg_flag_test tasks__arm__methods__ready__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000), .want = UINT64_C(0x2000)}, /* loaded */
};
static const GG_ROM gg_box tasks__arm__methods__ready__precondition__boxes[] = {
    {.flags = tasks__arm__methods__ready__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test tasks__arm__methods__reload__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000), .want = UINT64_C(0x0)}, /* not loaded */
};
static const GG_ROM gg_range_test tasks__arm__methods__reload__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x7fffffff364450a6), .care = UINT64_C(0x7)}, /* ammo >= 1 */
};
static const GG_ROM gg_box tasks__arm__methods__reload__precondition__boxes[] = {
    {.flags = tasks__arm__methods__reload__precondition__boxes__0__flags,
     .ranges = tasks__arm__methods__reload__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__arm__methods__reload__subtasks[] = {action__load};
static const GG_ROM gg_method tasks__arm__methods[] = {
    {.precondition = {.boxes = tasks__arm__methods__ready__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = NULL, .subtask_count = 0, .prechecked = 0, .source_index = 0,
     .priority_level = 0, .scored = GG_NONE}, /* ready: loaded */
    {.precondition = {.boxes = tasks__arm__methods__reload__precondition__boxes, .count = 1},
     .subtasks = tasks__arm__methods__reload__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* reload: none */
};
/* relax */
static const GG_ROM gg_flag_test tasks__relax__methods__nap__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200), .want = UINT64_C(0x0)}, /* mood == calm */
};
static const GG_ROM gg_range_test tasks__relax__methods__nap__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2a00), .high = UINT64_C(0x7fffffff364450a6), .care = UINT64_C(0x7e00)}, /* warmth >= 0.25 */
};
static const GG_ROM gg_box tasks__relax__methods__nap__precondition__boxes[] = {
    {.flags = tasks__relax__methods__nap__precondition__boxes__0__flags,
     .ranges = tasks__relax__methods__nap__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__relax__methods__nap__subtasks[] = {action__sleep};
static const GG_ROM uint16_t tasks__relax__methods__sit_down__subtasks[] = {action__sit};
static const GG_ROM gg_method tasks__relax__methods[] = {
    {.precondition = {.boxes = tasks__relax__methods__nap__precondition__boxes, .count = 1},
     .subtasks = tasks__relax__methods__nap__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* nap: warmth > 0 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__relax__methods__sit_down__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 1, .scored = GG_NONE}, /* sit_down: none */
};
/* pause */
static const GG_ROM uint16_t tasks__pause__methods__still__subtasks[] = {action__wait};
static const GG_ROM uint16_t tasks__pause__methods__busy__subtasks[] = {task__fidget};
static const GG_ROM gg_range_test tasks__pause__methods__never__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20000000), .high = UINT64_C(0x7fffffff364450a6),
     .care = UINT64_C(0x30000000)}, /* noise(post) >= 2 */
};
static const GG_ROM gg_range_test tasks__pause__methods__never__precondition__boxes__1__ranges[] = {
    {.word = 2, .low = UINT64_C(0x2), .high = UINT64_C(0xcdb), .care = UINT64_C(0x3)}, /* noise(door) >= 2 */
};
static const GG_ROM gg_range_test tasks__pause__methods__never__precondition__boxes__2__ranges[] = {
    {.word = 2, .low = UINT64_C(0x10), .high = UINT64_C(0xcdb), .care = UINT64_C(0x18)}, /* noise(generator) >= 2 */
};
static const GG_ROM gg_range_test tasks__pause__methods__never__precondition__boxes__3__ranges[] = {
    {.word = 2, .low = UINT64_C(0x80), .high = UINT64_C(0xcdb), .care = UINT64_C(0xc0)}, /* noise(laser) >= 2 */
};
static const GG_ROM gg_box tasks__pause__methods__never__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__pause__methods__never__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = tasks__pause__methods__never__precondition__boxes__1__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = tasks__pause__methods__never__precondition__boxes__2__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = tasks__pause__methods__never__precondition__boxes__3__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__pause__methods__never__subtasks[] = {action__shout};
static const GG_ROM gg_method tasks__pause__methods[] = {
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__pause__methods__still__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* still: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__pause__methods__busy__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* busy: none */
    {.precondition = {.boxes = tasks__pause__methods__never__precondition__boxes, .count = 4},
     .subtasks = tasks__pause__methods__never__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* never: none */
};
static const GG_ROM gg_method_instances tasks__pause__groups[] = {
    {.first = 0, .end = 1, .weight = 3, .rank = 0},
    {.first = 1, .end = 2, .weight = 1, .rank = 0},
    {.first = 2, .end = 3, .weight = 0, .rank = 0},
};
/* fidget */
static const GG_ROM gg_flag_test tasks__fidget__methods__get__torch__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1800), .want = UINT64_C(0x0)}, /* holding == none */
};
static const GG_ROM gg_box tasks__fidget__methods__get__torch__precondition__boxes[] = {
    {.flags = tasks__fidget__methods__get__torch__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__fidget__methods__get__torch__subtasks[] = {action__take__torch};
static const GG_ROM gg_flag_test tasks__fidget__methods__get__key__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1800), .want = UINT64_C(0x0)}, /* holding == none */
};
static const GG_ROM gg_box tasks__fidget__methods__get__key__precondition__boxes[] = {
    {.flags = tasks__fidget__methods__get__key__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__fidget__methods__get__key__subtasks[] = {action__take__key};
static const GG_ROM gg_flag_test tasks__fidget__methods__put__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x400), .want = UINT64_C(0x0)}, /* holding != none */
};
static const GG_ROM gg_box tasks__fidget__methods__put__precondition__boxes[] = {
    {.flags = tasks__fidget__methods__put__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__fidget__methods__put__subtasks[] = {action__drop};
static const GG_ROM gg_flag_test tasks__fidget__methods__breathe__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100), .want = UINT64_C(0x0)}, /* mood == alert */
};
static const GG_ROM gg_box tasks__fidget__methods__breathe__precondition__boxes[] = {
    {.flags = tasks__fidget__methods__breathe__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__fidget__methods__breathe__subtasks[] = {action__calm_down};
static const GG_ROM gg_flag_test tasks__fidget__methods__run__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xe1), .want = UINT64_C(0x0)}, /* at != post, aim == post */
};
static const GG_ROM gg_flag_test tasks__fidget__methods__run__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0xd2), .want = UINT64_C(0x0)}, /* at != door, aim == door */
};
static const GG_ROM gg_flag_test tasks__fidget__methods__run__precondition__boxes__2__flags[] = {
    {.word = 0, .care = UINT64_C(0xb4), .want = UINT64_C(0x0)}, /* at != generator, aim == generator */
};
static const GG_ROM gg_flag_test tasks__fidget__methods__run__precondition__boxes__3__flags[] = {
    {.word = 0, .care = UINT64_C(0x78), .want = UINT64_C(0x0)}, /* at != laser, aim == laser */
};
static const GG_ROM gg_box tasks__fidget__methods__run__precondition__boxes[] = {
    {.flags = tasks__fidget__methods__run__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__fidget__methods__run__precondition__boxes__1__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__fidget__methods__run__precondition__boxes__2__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__fidget__methods__run__precondition__boxes__3__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__fidget__methods__run__subtasks[] = {task__hurry};
static const GG_ROM gg_method tasks__fidget__methods[] = {
    {.precondition = {.boxes = tasks__fidget__methods__get__torch__precondition__boxes, .count = 1},
     .subtasks = tasks__fidget__methods__get__torch__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* get(torch): none */
    {.precondition = {.boxes = tasks__fidget__methods__get__key__precondition__boxes, .count = 1},
     .subtasks = tasks__fidget__methods__get__key__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* get(key): none */
    {.precondition = {.boxes = tasks__fidget__methods__put__precondition__boxes, .count = 1},
     .subtasks = tasks__fidget__methods__put__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* put: none */
    {.precondition = {.boxes = tasks__fidget__methods__breathe__precondition__boxes, .count = 1},
     .subtasks = tasks__fidget__methods__breathe__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* breathe: none */
    {.precondition = {.boxes = tasks__fidget__methods__run__precondition__boxes, .count = 4},
     .subtasks = tasks__fidget__methods__run__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 3, .priority_level = 0, .scored = GG_NONE}, /* run: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .subtasks = NULL, .arguments = NULL,
     .subtask_count = 0, .prechecked = 0, .source_index = 4, .priority_level = 0, .scored = GG_NONE}, /* nothing: none */
};
static const GG_ROM gg_method_instances tasks__fidget__groups[] = {
    {.first = 0, .end = 2, .weight = 1, .rank = 0},
    {.first = 2, .end = 3, .weight = 1, .rank = 0},
    {.first = 3, .end = 4, .weight = 1, .rank = 0},
    {.first = 4, .end = 5, .weight = 1, .rank = 0},
    {.first = 5, .end = 6, .weight = 1, .rank = 0},
};
/* visit(post) */
static const GG_ROM gg_flag_test tasks__visit__post__methods__walk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40001), .want = UINT64_C(0x0)}, /* at != post, light(post) != off */
};
static const GG_ROM gg_box tasks__visit__post__methods__walk__precondition__boxes[] = {
    {.flags = tasks__visit__post__methods__walk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__visit__post__methods__walk__subtasks[] = {action__go_to__post};
static const GG_ROM gg_method tasks__visit__post__methods[] = {
    {.precondition = {.boxes = tasks__visit__post__methods__walk__precondition__boxes, .count = 1},
     .subtasks = tasks__visit__post__methods__walk__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* walk: none */
};
/* visit(door) */
static const GG_ROM gg_flag_test tasks__visit__door__methods__walk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200002), .want = UINT64_C(0x0)}, /* at != door, light(door) != off */
};
static const GG_ROM gg_box tasks__visit__door__methods__walk__precondition__boxes[] = {
    {.flags = tasks__visit__door__methods__walk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__visit__door__methods__walk__subtasks[] = {action__go_to__door};
static const GG_ROM gg_flag_test tasks__visit__door__methods__light_up__generator__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20400e), .want = UINT64_C(0x0)}, /* at == post, not powered(generator), light(door) != off */
};
static const GG_ROM gg_box tasks__visit__door__methods__light_up__generator__precondition__boxes[] = {
    {.flags = tasks__visit__door__methods__light_up__generator__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__visit__door__methods__light_up__generator__subtasks[] = {action__turn_on__generator__post, action__go_to__door};
static const GG_ROM gg_flag_test tasks__visit__door__methods__light_up__laser__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20000e), .want = UINT64_C(0x0)}, /* at == post, light(door) != off */
};
static const GG_ROM gg_box tasks__visit__door__methods__light_up__laser__precondition__boxes[] = {
    {.flags = tasks__visit__door__methods__light_up__laser__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__visit__door__methods__light_up__laser__subtasks[] = {action__turn_on__laser__post, action__go_to__door};
static const GG_ROM gg_method tasks__visit__door__methods[] = {
    {.precondition = {.boxes = tasks__visit__door__methods__walk__precondition__boxes, .count = 1},
     .subtasks = tasks__visit__door__methods__walk__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* walk: none */
    {.precondition = {.boxes = tasks__visit__door__methods__light_up__generator__precondition__boxes, .count = 1},
     .subtasks = tasks__visit__door__methods__light_up__generator__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* light_up(generator): none */
    {.precondition = {.boxes = tasks__visit__door__methods__light_up__laser__precondition__boxes, .count = 1},
     .subtasks = tasks__visit__door__methods__light_up__laser__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* light_up(laser): none */
};
/* visit(generator) */
static const GG_ROM gg_flag_test tasks__visit__generator__methods__walk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000004), .want = UINT64_C(0x0)}, /* at != generator, light(generator) != off */
};
static const GG_ROM gg_box tasks__visit__generator__methods__walk__precondition__boxes[] = {
    {.flags = tasks__visit__generator__methods__walk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__visit__generator__methods__walk__subtasks[] = {action__go_to__generator};
static const GG_ROM gg_flag_test tasks__visit__generator__methods__light_up__generator__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100400e), .want = UINT64_C(0x0)}, /* at == post, not powered(generator), light(generator) != off */
};
static const GG_ROM gg_box tasks__visit__generator__methods__light_up__generator__precondition__boxes[] = {
    {.flags = tasks__visit__generator__methods__light_up__generator__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__visit__generator__methods__light_up__generator__subtasks[] = {action__turn_on__generator__post, action__go_to__generator};
static const GG_ROM gg_flag_test tasks__visit__generator__methods__light_up__laser__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100000e), .want = UINT64_C(0x0)}, /* at == post, light(generator) != off */
};
static const GG_ROM gg_box tasks__visit__generator__methods__light_up__laser__precondition__boxes[] = {
    {.flags = tasks__visit__generator__methods__light_up__laser__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__visit__generator__methods__light_up__laser__subtasks[] = {action__turn_on__laser__post, action__go_to__generator};
static const GG_ROM gg_method tasks__visit__generator__methods[] = {
    {.precondition = {.boxes = tasks__visit__generator__methods__walk__precondition__boxes, .count = 1},
     .subtasks = tasks__visit__generator__methods__walk__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* walk: none */
    {.precondition = {.boxes = tasks__visit__generator__methods__light_up__generator__precondition__boxes, .count = 1},
     .subtasks = tasks__visit__generator__methods__light_up__generator__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* light_up(generator): none */
    {.precondition = {.boxes = tasks__visit__generator__methods__light_up__laser__precondition__boxes, .count = 1},
     .subtasks = tasks__visit__generator__methods__light_up__laser__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* light_up(laser): none */
};
/* visit(laser) */
static const GG_ROM gg_flag_test tasks__visit__laser__methods__walk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8000008), .want = UINT64_C(0x0)}, /* at != laser, light(laser) != off */
};
static const GG_ROM gg_box tasks__visit__laser__methods__walk__precondition__boxes[] = {
    {.flags = tasks__visit__laser__methods__walk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__visit__laser__methods__walk__subtasks[] = {action__go_to__laser};
static const GG_ROM gg_flag_test tasks__visit__laser__methods__light_up__generator__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x800400e), .want = UINT64_C(0x0)}, /* at == post, not powered(generator), light(laser) != off */
};
static const GG_ROM gg_box tasks__visit__laser__methods__light_up__generator__precondition__boxes[] = {
    {.flags = tasks__visit__laser__methods__light_up__generator__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__visit__laser__methods__light_up__generator__subtasks[] = {action__turn_on__generator__post, action__go_to__laser};
static const GG_ROM gg_flag_test tasks__visit__laser__methods__light_up__laser__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x800000e), .want = UINT64_C(0x0)}, /* at == post, light(laser) != off */
};
static const GG_ROM gg_box tasks__visit__laser__methods__light_up__laser__precondition__boxes[] = {
    {.flags = tasks__visit__laser__methods__light_up__laser__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__visit__laser__methods__light_up__laser__subtasks[] = {action__turn_on__laser__post, action__go_to__laser};
static const GG_ROM gg_method tasks__visit__laser__methods[] = {
    {.precondition = {.boxes = tasks__visit__laser__methods__walk__precondition__boxes, .count = 1},
     .subtasks = tasks__visit__laser__methods__walk__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* walk: none */
    {.precondition = {.boxes = tasks__visit__laser__methods__light_up__generator__precondition__boxes, .count = 1},
     .subtasks = tasks__visit__laser__methods__light_up__generator__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* light_up(generator): none */
    {.precondition = {.boxes = tasks__visit__laser__methods__light_up__laser__precondition__boxes, .count = 1},
     .subtasks = tasks__visit__laser__methods__light_up__laser__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 2, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* light_up(laser): none */
};
/* hurry */
static const GG_ROM gg_flag_test tasks__hurry__methods__1__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xe1), .want = UINT64_C(0x0)}, /* at != post, aim == post */
};
static const GG_ROM gg_box tasks__hurry__methods__1__precondition__boxes[] = {
    {.flags = tasks__hurry__methods__1__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__hurry__methods__1__subtasks[] = {action__hurry};
static const GG_ROM gg_flag_test tasks__hurry__methods__2__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xd2), .want = UINT64_C(0x0)}, /* at != door, aim == door */
};
static const GG_ROM gg_box tasks__hurry__methods__2__precondition__boxes[] = {
    {.flags = tasks__hurry__methods__2__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__hurry__methods__2__subtasks[] = {action__hurry__2};
static const GG_ROM gg_flag_test tasks__hurry__methods__3__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xb4), .want = UINT64_C(0x0)}, /* at != generator, aim == generator */
};
static const GG_ROM gg_box tasks__hurry__methods__3__precondition__boxes[] = {
    {.flags = tasks__hurry__methods__3__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__hurry__methods__3__subtasks[] = {action__hurry__3};
static const GG_ROM gg_flag_test tasks__hurry__methods__4__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x78), .want = UINT64_C(0x0)}, /* at != laser, aim == laser */
};
static const GG_ROM gg_box tasks__hurry__methods__4__precondition__boxes[] = {
    {.flags = tasks__hurry__methods__4__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__hurry__methods__4__subtasks[] = {action__hurry__4};
static const GG_ROM gg_method tasks__hurry__methods[] = {
    {.precondition = {.boxes = tasks__hurry__methods__1__precondition__boxes, .count = 1},
     .subtasks = tasks__hurry__methods__1__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = GG_NONE, .priority_level = 0, .scored = GG_NONE}, /* hurry: split by value */
    {.precondition = {.boxes = tasks__hurry__methods__2__precondition__boxes, .count = 1},
     .subtasks = tasks__hurry__methods__2__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = GG_NONE, .priority_level = 0, .scored = GG_NONE}, /* hurry: split by value */
    {.precondition = {.boxes = tasks__hurry__methods__3__precondition__boxes, .count = 1},
     .subtasks = tasks__hurry__methods__3__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = GG_NONE, .priority_level = 0, .scored = GG_NONE}, /* hurry: split by value */
    {.precondition = {.boxes = tasks__hurry__methods__4__precondition__boxes, .count = 1},
     .subtasks = tasks__hurry__methods__4__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = GG_NONE, .priority_level = 0, .scored = GG_NONE}, /* hurry: split by value */
};
static const GG_ROM gg_task tasks__all[] = {
    {.methods = tasks__live__methods, .groups = NULL, .index = NULL, .method_count = 7, .group_count = 0,
     .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0, .draws = true,
     .component = GG_NONE}, /* live */
    {.methods = tasks__arm__methods, .groups = NULL, .index = NULL, .method_count = 2, .group_count = 0,
     .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0, .draws = false,
     .component = GG_NONE}, /* arm */
    {.methods = tasks__relax__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* relax */
    {.methods = tasks__pause__methods, .groups = tasks__pause__groups, .index = NULL, .method_count = 3,
     .group_count = 3, .branch_count = 0, .select = GG_DRAWN, .recursive = false, .least = 0,
     .draws = true, .component = GG_NONE}, /* pause */
    {.methods = tasks__fidget__methods, .groups = tasks__fidget__groups, .index = NULL,
     .method_count = 6, .group_count = 5, .branch_count = 0, .select = GG_DRAWN, .recursive = false,
     .least = 0, .draws = true, .component = GG_NONE}, /* fidget */
    {.methods = tasks__visit__post__methods, .groups = NULL, .index = NULL, .method_count = 1,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* visit(post) */
    {.methods = tasks__visit__door__methods, .groups = NULL, .index = NULL, .method_count = 3,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* visit(door) */
    {.methods = tasks__visit__generator__methods, .groups = NULL, .index = NULL, .method_count = 3,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* visit(generator) */
    {.methods = tasks__visit__laser__methods, .groups = NULL, .index = NULL, .method_count = 3,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* visit(laser) */
    {.methods = tasks__hurry__methods, .groups = NULL, .index = NULL, .method_count = 4,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* hurry */
};

static const GG_ROM uint32_t senses__periods[] = {
    250, /* target_seen */
    0, /* distance */
    0, /* noise */
    0, /* door_open */
};
static const GG_ROM gg_senses senses__row = {.sensing = &gg_sensing, .periods = senses__periods,
     .agent_senses = offsetof(guard_agent, senses), .count = 4};

static const GG_ROM uint32_t exclusions__times[] = {
    0, 0, 0, 0, 0, 5000, 0, 0,
    0, 0, 0, 0, 0, 0,
};
static const GG_ROM gg_exclusions exclusions__row = {.excluding = &gg_goal_excluding,
     .times = exclusions__times, .agent_exclusions = offsetof(guard_agent, exclusions), .limit = 1,
     .retry_limit = 1};

/* armed */
static const GG_ROM gg_flag_test goals__armed__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2100), .want = UINT64_C(0x2000)}, /* mood == alert, loaded */
};
static const GG_ROM gg_box goals__armed__condition__boxes[] = {
    {.flags = goals__armed__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_range_test goals__armed__relevant__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x7fffffff364450a6), .care = UINT64_C(0x7)}, /* ammo >= 1 */
};
static const GG_ROM gg_box goals__armed__relevant__boxes[] = {
    {.flags = NULL, .ranges = goals__armed__relevant__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__armed__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__armed__relevant__boxes, .count = 1}, .priority = 3,
     .cooldown = 90000, .called = false, .keep = true}, /* armed: loaded, mood == alert */
};

static const GG_ROM gg_init_hook hooks__init[] = {
    gg_rules_init,
    NULL,
};
static const GG_ROM gg_pass_hook hooks__pass[] = {
    gg_exclusions_pass,
    gg_senses_pass,
    gg_rules_pass,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__begin[] = {
    NULL,
};
static const GG_ROM gg_tick_hook hooks__look[] = {
    gg_senses_read_due,
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x12284511), UINT64_C(0x6412833), UINT64_C(0x600)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0), UINT64_C(0x7fffffff364450a6), UINT64_C(0xcdb)};

static const GG_ROM uint64_t applied__bits[] = {UINT64_C(0x2dc00), UINT64_C(0x77e00), UINT64_C(0x0)};
static const GG_ROM gg_applied applied__row = {.world = world__apply, .ops = &gg_applying,
     .ruling = NULL, .bits = applied__bits,
     .offsets = {.world_telling = offsetof(guard_world, telling)}};

static const GG_ROM uint64_t search__filters__0__rows[] = {
    UINT64_C(0x3fffff), UINT64_C(0x3fffee), UINT64_C(0x3ffcdd), UINT64_C(0x3ffccc),
    UINT64_C(0x3ffcbb), UINT64_C(0x3ffcaa), UINT64_C(0x3ffc99), UINT64_C(0x3ffc88),
    UINT64_C(0x3ffc77), UINT64_C(0x3ffc66), UINT64_C(0x3ffc55), UINT64_C(0x3ffc44),
    UINT64_C(0x3ffc33), UINT64_C(0x3ffc22), UINT64_C(0x3ffc11), UINT64_C(0x3ffc00),
};
static const GG_ROM uint64_t search__filters__1__rows[] = {
    UINT64_C(0x3fffff), UINT64_C(0x3fff1f), UINT64_C(0x3fff2f), UINT64_C(0x3fff0f),
    UINT64_C(0x3fff4f), UINT64_C(0x3fff0f), UINT64_C(0x3fff0f), UINT64_C(0x3fff0f),
    UINT64_C(0x3fff8f), UINT64_C(0x3fff0f), UINT64_C(0x3fff0f), UINT64_C(0x3fff0f),
    UINT64_C(0x3fff0f), UINT64_C(0x3fff0f), UINT64_C(0x3fff0f), UINT64_C(0x3fff0f),
};
static const GG_ROM uint64_t search__filters__2__rows[] = {
    UINT64_C(0x3fffff), UINT64_C(0x3f3fff), UINT64_C(0x3dffff), UINT64_C(0x3d3fff),
    UINT64_C(0x3fefff), UINT64_C(0x3f2fff), UINT64_C(0x3defff), UINT64_C(0x3d2fff),
    UINT64_C(0x3ff3ff), UINT64_C(0x3f33ff), UINT64_C(0x3df3ff), UINT64_C(0x3d33ff),
    UINT64_C(0x3fe3ff), UINT64_C(0x3f23ff), UINT64_C(0x3de3ff), UINT64_C(0x3d23ff),
};
static const GG_ROM uint64_t search__filters__3__rows[] = {
    UINT64_C(0x3fbfff), UINT64_C(0x3fb3ff), UINT64_C(0x3fdfff), UINT64_C(0x3fd3ff),
    UINT64_C(0x3fbeff), UINT64_C(0x3fb2ff), UINT64_C(0x3fdeff), UINT64_C(0x3fd2ff),
    UINT64_C(0x3fbfff), UINT64_C(0x3fb3ff), UINT64_C(0x3fdfff), UINT64_C(0x3fd3ff),
    UINT64_C(0x3fbeff), UINT64_C(0x3fb2ff), UINT64_C(0x3fdeff), UINT64_C(0x3fd2ff),
};
static const GG_ROM uint64_t search__filters__4__rows[] = {
    UINT64_C(0x3fbfff), UINT64_C(0x3fffff), UINT64_C(0x3fbfff), UINT64_C(0x3fffff),
    UINT64_C(0x3fbffe), UINT64_C(0x3ffffe), UINT64_C(0x3fbffe), UINT64_C(0x3ffffe),
    UINT64_C(0x3fbfff), UINT64_C(0x3fffff), UINT64_C(0x3fbfff), UINT64_C(0x3fffff),
    UINT64_C(0x3fbffe), UINT64_C(0x3ffffe), UINT64_C(0x3fbffe), UINT64_C(0x3ffffe),
};
static const GG_ROM uint64_t search__filters__5__rows[] = {
    UINT64_C(0x3fffff), UINT64_C(0x3fffff), UINT64_C(0x3ffffd), UINT64_C(0x3ffffd),
    UINT64_C(0x3fffff), UINT64_C(0x3fffff), UINT64_C(0x3ffffd), UINT64_C(0x3ffffd),
    UINT64_C(0x3fffff), UINT64_C(0x3fffff), UINT64_C(0x3ffffd), UINT64_C(0x3ffffd),
    UINT64_C(0x3fffff), UINT64_C(0x3fffff), UINT64_C(0x3ffffd), UINT64_C(0x3ffffd),
};
static const GG_ROM uint64_t search__filters__6__rows[] = {
    UINT64_C(0x3fffff), UINT64_C(0x3ffffb), UINT64_C(0x3fffff), UINT64_C(0x3ffffb),
    UINT64_C(0x3fffff), UINT64_C(0x3ffffb), UINT64_C(0x3fffff), UINT64_C(0x3ffffb),
    UINT64_C(0x3ffff7), UINT64_C(0x3ffff3), UINT64_C(0x3ffff7), UINT64_C(0x3ffff3),
    UINT64_C(0x3ffff7), UINT64_C(0x3ffff3), UINT64_C(0x3ffff7), UINT64_C(0x3ffff3),
};
static const GG_ROM gg_action_filter search__filters[] = {
    {.rows = search__filters__0__rows, .word = 0, .shift = 0},
    {.rows = search__filters__1__rows, .word = 0, .shift = 4},
    {.rows = search__filters__2__rows, .word = 0, .shift = 8},
    {.rows = search__filters__3__rows, .word = 0, .shift = 12},
    {.rows = search__filters__4__rows, .word = 0, .shift = 16},
    {.rows = search__filters__5__rows, .word = 0, .shift = 20},
    {.rows = search__filters__6__rows, .word = 0, .shift = 24},
};
static const GG_ROM uint64_t search__filtered[] = {UINT64_C(0x239fff)};
static const GG_ROM uint64_t search__conflicts[] = {
    UINT64_C(0x3c0fe), UINT64_C(0x3c3fd), UINT64_C(0x3c3fb), UINT64_C(0x3c3f7),
    UINT64_C(0xef), UINT64_C(0x3df), UINT64_C(0x3bf), UINT64_C(0x37f),
    UINT64_C(0xee), UINT64_C(0xee), UINT64_C(0x1800), UINT64_C(0x1400),
    UINT64_C(0xc00), UINT64_C(0x4000), UINT64_C(0x1a00f), UINT64_C(0x5400f),
    UINT64_C(0x2c00f), UINT64_C(0x5000f), UINT64_C(0x28000), UINT64_C(0x100000),
    UINT64_C(0x80000), UINT64_C(0x0), UINT64_C(0x11), UINT64_C(0x22),
    UINT64_C(0x44), UINT64_C(0x88), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x8000), UINT64_C(0x40000),
    UINT64_C(0x1000), UINT64_C(0x400), UINT64_C(0x800), UINT64_C(0x4000),
    UINT64_C(0x2000), UINT64_C(0x2000), UINT64_C(0x2000), UINT64_C(0x2000),
    UINT64_C(0x2000), UINT64_C(0x2000), UINT64_C(0x2000), UINT64_C(0x0),
    UINT64_C(0x3800f), UINT64_C(0x1000f), UINT64_C(0x1000f), UINT64_C(0x1000f),
    UINT64_C(0x1000f), UINT64_C(0x1000f), UINT64_C(0x1000f), UINT64_C(0x1000f),
    UINT64_C(0x1000f), UINT64_C(0xf), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000),
    UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000),
    UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000),
    UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000),
    UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000),
    UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000),
    UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000),
    UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000),
    UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000),
    UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000), UINT64_C(0x10000),
    UINT64_C(0x0), UINT64_C(0x80000), UINT64_C(0x80000), UINT64_C(0x80000),
    UINT64_C(0x80000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x100000), UINT64_C(0x100000),
    UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000),
    UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000),
    UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000),
    UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000),
    UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000),
    UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000),
    UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000),
    UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000), UINT64_C(0x100000),
    UINT64_C(0x100000), UINT64_C(0x0), UINT64_C(0x100), UINT64_C(0x0),
    UINT64_C(0x200), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x44000),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x4300), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x4000), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x4000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x4000),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0),
};
static const GG_ROM gg_search_tables search__row = {.searching = &gg_searching,
     .slicing = &gg_slicing, .regressing = NULL, .satisficing = &gg_satisficing,
     .stubborn = &gg_stubborn, .filters = search__filters, .filtered = search__filtered,
     .conflicts = search__conflicts, .value_count = 239, .filter_count = 7};

static const GG_ROM uint16_t fact_at__all[] = {
    0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 10, 11,
    12, 18, 19, 19, 19, 20, 20, 20, 21, 21, 21, 22, 22, 22, 24, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    5, 5, 5, 65535, 6, 6, 6, 6, 65535, 7, 7, 7, 7, 7, 7, 65535,
    8, 8, 8, 65535, 13, 13, 13, 13, 13, 13, 13, 65535, 14, 14, 65535, 65535,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 65535,
    15, 15, 65535, 16, 16, 65535, 17, 17, 65535, 23, 23, 23, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};

/* fear_fades: fear -= 0.1 */
static const GG_ROM gg_flag_test rules__fear_fades__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200), .want = UINT64_C(0x0)}, /* mood == calm */
};
static const GG_ROM gg_box rules__fear_fades__precondition__boxes[] = {
    {.flags = rules__fear_fades__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_addition rules__fear_fades__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* fear */
};
static const GG_ROM gg_effect rules__fear_fades__effect = {.assignments = NULL,
     .additions = rules__fear_fades__effect__additions, .assignment_count = 0, .addition_count = 1};
/* alertness: mood = alert, fear += 0.1 */
static const GG_ROM gg_flag_test rules__alertness__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10000), .want = UINT64_C(0x10000)}, /* target_seen */
};
static const GG_ROM gg_box rules__alertness__precondition__boxes[] = {
    {.flags = rules__alertness__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment rules__alertness__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffcff), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_addition rules__alertness__effect__additions[] = {
    {.fact = 6, .amount = 1}, /* fear */
};
static const GG_ROM gg_effect rules__alertness__effect = {.assignments = rules__alertness__effect__assignments,
     .additions = rules__alertness__effect__additions, .assignment_count = 1, .addition_count = 1};
/* lamps_burn_out: all(place p) light(p) = dim */
static const GG_ROM gg_flag_test rules__lamps_burn_out__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20000), .want = UINT64_C(0x0)}, /* not alarm */
};
static const GG_ROM gg_box rules__lamps_burn_out__precondition__boxes[] = {
    {.flags = rules__lamps_burn_out__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment rules__lamps_burn_out__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffc003ffff), .set = UINT64_C(0x12480000)},
};
static const GG_ROM gg_effect rules__lamps_burn_out__effect = {.assignments = rules__lamps_burn_out__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* it_cools: heat -= 0.5 */
static const GG_ROM gg_addition rules__it_cools__effect__additions[] = {
    {.fact = 23, .amount = -1}, /* heat */
};
static const GG_ROM gg_effect rules__it_cools__effect = {.assignments = NULL,
     .additions = rules__it_cools__effect__additions, .assignment_count = 0, .addition_count = 1};
static const GG_ROM gg_rule rules__all[] = {
    {.precondition = {.boxes = rules__fear_fades__precondition__boxes, .count = 1},
     .effect = &rules__fear_fades__effect, .period = 10000}, /* fear_fades: mood == calm */
    {.precondition = {.boxes = rules__alertness__precondition__boxes, .count = 1},
     .effect = &rules__alertness__effect, .period = 500}, /* alertness: target_seen */
    {.precondition = {.boxes = rules__lamps_burn_out__precondition__boxes, .count = 1},
     .effect = &rules__lamps_burn_out__effect, .period = 43200000}, /* lamps_burn_out: not alarm */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__it_cools__effect,
     .period = 2500}, /* it_cools: none */
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
    .guards = guards__all,
    .shared = shared__all,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = &gg_pursuit,
    .places = NULL,
    .wants = NULL,
    .claims = NULL,
    .senses = &senses__row,
    .exclusions = &exclusions__row,
    .features = NULL,
    .team = NULL,
    .interrupting = &gg_interrupting,
    .goals = goals__all,
    .offsets = {.agent_state = offsetof(guard_agent, state), .agent_snapshot = offsetof(guard_agent, snapshot),
     .agent_support_mask = offsetof(guard_agent, support_mask),
     .agent_from = offsetof(guard_agent, from), .agent_timers = offsetof(guard_agent, timers),
     .agent_backoffs = offsetof(guard_agent, backoffs), .agent_plan = offsetof(guard_agent, plan),
     .agent_watches = offsetof(guard_agent, watches), .agent_membership = 0,
     .world_state = offsetof(guard_world, state), .world_timers = offsetof(guard_world, timers),
     .agent_bytes = sizeof(guard_agent), .world_bytes = sizeof(guard_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__begin,
     .look = hooks__look, .start = hooks__begin, .end = hooks__begin},
    .format = &gg_format_26,
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
        UINT32_C(2498015937) * offsetof(guard_agent, watches) +
        UINT32_C(1725480897) * offsetof(guard_world, state) +
        UINT32_C(1950300255) * offsetof(guard_world, timers) +
        UINT32_C(124073247) * offsetof(guard_world, telling)),
    .start = start__all,
    .tops = tops__all,
    .applied = &applied__row,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = &search__row,
    .fact_at = fact_at__all,
    .rules = rules__all,
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
    const GG_ROM gg_action *action = &guard_domain.actions[number];
    doing.action = (guard_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (guard_symbol)action->arguments[i];
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

