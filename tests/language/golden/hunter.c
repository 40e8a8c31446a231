/* Made by goapgen from hunter.yaml. Do not edit: run goapgen again. */
#include "hunter.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__go_to__den,
    action__go_to__wood,
    action__creep__den,
    action__creep__wood,
    action__chase,
    action__chase__2,
    action__sleep__den,
    action__sleep__wood,
    task__idle,
    task__reach__den,
    task__reach__wood,
};

static gg_status agent_type__hunter__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    hunter_agent *self = (hunter_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = hunter_domain.actions[action].arguments;
    switch (hunter_domain.actions[action].source_index) {
    case HUNTER_ACTION_GO_TO:
        return hunter_task_go_to(self, phase, HUNTER_ACTION_GO_TO, (hunter_symbol)arguments[0]);
    case HUNTER_ACTION_CREEP:
        return hunter_task_go_to(self, phase, HUNTER_ACTION_CREEP, (hunter_symbol)arguments[0]);
    case HUNTER_ACTION_CHASE:
        return hunter_task_chase(self, phase);
    case HUNTER_ACTION_SLEEP:
        return hunter_task_sleep(self, phase, (hunter_symbol)arguments[0]);
    default:
        return GG_INVALID;
    }
}

static bool agent_type__hunter__allows(gg_agent *agent, uint16_t task, uint16_t method)
{
    hunter_agent *self = (hunter_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments =
        hunter_domain.tasks[task].methods[method].arguments;
    switch (hunter_domain.features->denials->of_methods[task][method].source) {
    case 0:
        return hunter_check_is_quiet(self, (hunter_symbol)arguments[0]);
    case 1:
        return hunter_check_is_quiet(self, (hunter_symbol)arguments[0]);
    case 2:
        return hunter_check_may_stay(self, (hunter_symbol)arguments[0]);
    default:
        return true;
    }
}

static void agent_type__hunter__sense(gg_agent *agent, uint16_t sense)
{
    hunter_agent *self = (hunter_agent *)(void *)agent;
    switch (sense) {
    case 0: /* deer_at */
        hunter_set_deer_at(self, hunter_sense_deer_at(self));
        break;
    default:
        break;
    }
}

static const GG_ROM gg_denying_calls agent_type__hunter__calls = {
    .calls = {
    .run = agent_type__hunter__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__hunter__sense,
    .apply = NULL,
    .walk = NULL,
    .travel = NULL,
    },
    .allows = agent_type__hunter__allows,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("at"),
    GG_TEXT("deer_at"),
    GG_TEXT("night"),
    GG_TEXT("stamina"),
    GG_TEXT("trophy"),
    GG_TEXT("fed"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("go_to(den)"),
    GG_TEXT("go_to(wood)"),
    GG_TEXT("creep(den)"),
    GG_TEXT("creep(wood)"),
    GG_TEXT("chase"),
    GG_TEXT("chase"),
    GG_TEXT("sleep(den)"),
    GG_TEXT("sleep(wood)"),
};
static const GG_ROM char *const GG_ROM names__action_labels[] = {
    GG_TEXT("go_to(den)"),
    GG_TEXT("go_to(wood)"),
    GG_TEXT("silently"),
    GG_TEXT("silently"),
    GG_TEXT("after it"),
    GG_TEXT("after it"),
    GG_TEXT("sleep(den)"),
    GG_TEXT("sleep(wood)"),
};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("idle"),
    GG_TEXT("reach(den)"),
    GG_TEXT("reach(wood)"),
};
static const GG_ROM char *const GG_ROM names__methods__idle[] = {
    GG_TEXT("nap(den)"),
    GG_TEXT("nap(wood)"),
    GG_TEXT("stroll(den)"),
    GG_TEXT("stroll(wood)"),
};
static const GG_ROM char *const GG_ROM names__methods__reach__den[] = {
    GG_TEXT("there"),
    GG_TEXT("walk"),
};
static const GG_ROM char *const GG_ROM names__methods__reach__wood[] = {
    GG_TEXT("there"),
    GG_TEXT("walk"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__idle, /* idle */
    names__methods__reach__den, /* reach(den) */
    names__methods__reach__wood, /* reach(wood) */
};
static const GG_ROM char *const GG_ROM names__method_labels__reach__den[] = {
    GG_TEXT("is there"),
    GG_TEXT("walk"),
};
static const GG_ROM char *const GG_ROM names__method_labels__reach__wood[] = {
    GG_TEXT("is there"),
    GG_TEXT("walk"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__method_labels[] = {
    names__methods__idle, /* idle */
    names__method_labels__reach__den, /* reach(den) */
    names__method_labels__reach__wood, /* reach(wood) */
};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("eaten"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("hunter"),
};
static const GG_ROM char *const GG_ROM names__values__0__symbols[] = {
    GG_TEXT("den"),
    GG_TEXT("wood"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = names__values__0__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__1__symbols[] = {
    GG_TEXT("none"),
    GG_TEXT("den"),
    GG_TEXT("wood"),
};
static const GG_ROM gg_value_names names__values__1 = {.symbols = names__values__1__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__2 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* at */
    &names__values__1, /* deer_at */
    &names__values__2, /* night */
    &names__values__2, /* stamina */
    &names__values__0, /* trophy */
    &names__values__2, /* fed */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("hunter"),
    .facts = names__facts,
    .actions = names__actions,
    .action_labels = names__action_labels,
    .tasks = names__tasks,
    .task_labels = names__tasks,
    .methods = names__methods,
    .method_labels = names__method_labels,
    .goals = names__goals,
    .goal_labels = names__goals,
    .agent_types = names__agent_types,
    .places = NULL,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0), UINT64_C(0x10)};

static const GG_ROM uint64_t shared__all[] = {UINT64_C(0x20), UINT64_C(0x0)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 2, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 1,
     .first = 0}, /* at */
    {.word = 0, .shift = 2, .width = 3, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 2,
     .first = 2}, /* deer_at */
    {.word = 0, .shift = 5, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 5}, /* night */
    {.word = 1, .shift = 0, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 9,
     .first = 7}, /* stamina */
    {.word = 0, .shift = 6, .width = 2, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 1,
     .first = 17}, /* trophy */
    {.word = 0, .shift = 8, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 19}, /* fed */
};

/* go_to(den): at = to */
static const GG_ROM gg_flag_test actions__go_to__den__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* at == wood */
};
static const GG_ROM gg_box actions__go_to__den__precondition__boxes[] = {
    {.flags = actions__go_to__den__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__den__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__go_to__den__effect = {.assignments = actions__go_to__den__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__den__arguments[] = {HUNTER_DEN};
/* go_to(wood): at = to */
static const GG_ROM gg_flag_test actions__go_to__wood__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x0)}, /* at == den */
};
static const GG_ROM gg_box actions__go_to__wood__precondition__boxes[] = {
    {.flags = actions__go_to__wood__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__wood__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__go_to__wood__effect = {.assignments = actions__go_to__wood__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__wood__arguments[] = {HUNTER_WOOD};
/* creep(den): at = there, stamina -= 1 */
static const GG_ROM gg_flag_test actions__creep__den__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* at == wood */
};
static const GG_ROM gg_range_test actions__creep__den__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2), .high = UINT64_C(0x9), .care = UINT64_C(0xf)}, /* stamina >= 2 */
};
static const GG_ROM gg_box actions__creep__den__precondition__boxes[] = {
    {.flags = actions__creep__den__precondition__boxes__0__flags,
     .ranges = actions__creep__den__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__creep__den__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition actions__creep__den__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* stamina */
};
static const GG_ROM gg_effect actions__creep__den__effect = {.assignments = actions__creep__den__effect__assignments,
     .additions = actions__creep__den__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__creep__den__arguments[] = {HUNTER_DEN};
/* creep(wood): at = there, stamina -= 1 */
static const GG_ROM gg_flag_test actions__creep__wood__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x0)}, /* at == den */
};
static const GG_ROM gg_range_test actions__creep__wood__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2), .high = UINT64_C(0x9), .care = UINT64_C(0xf)}, /* stamina >= 2 */
};
static const GG_ROM gg_box actions__creep__wood__precondition__boxes[] = {
    {.flags = actions__creep__wood__precondition__boxes__0__flags,
     .ranges = actions__creep__wood__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__creep__wood__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_addition actions__creep__wood__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* stamina */
};
static const GG_ROM gg_effect actions__creep__wood__effect = {.assignments = actions__creep__wood__effect__assignments,
     .additions = actions__creep__wood__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__creep__wood__arguments[] = {HUNTER_WOOD};
/* chase: fed, trophy = at */
static const GG_ROM gg_flag_test actions__chase__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x16), .want = UINT64_C(0x0)}, /* at == den, deer_at == den */
};
static const GG_ROM gg_range_test actions__chase__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x9), .care = UINT64_C(0xf)}, /* stamina >= 5 */
};
static const GG_ROM gg_box actions__chase__precondition__boxes[] = {
    {.flags = actions__chase__precondition__boxes__0__flags,
     .ranges = actions__chase__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_assignment actions__chase__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffe3f), .set = UINT64_C(0x140)},
};
static const GG_ROM gg_effect actions__chase__effect = {.assignments = actions__chase__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* chase: fed, trophy = at */
static const GG_ROM gg_flag_test actions__chase__2__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xd), .want = UINT64_C(0x0)}, /* at == wood, deer_at == wood */
};
static const GG_ROM gg_range_test actions__chase__2__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x9), .care = UINT64_C(0xf)}, /* stamina >= 5 */
};
static const GG_ROM gg_box actions__chase__2__precondition__boxes[] = {
    {.flags = actions__chase__2__precondition__boxes__0__flags,
     .ranges = actions__chase__2__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_assignment actions__chase__2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffe3f), .set = UINT64_C(0x180)},
};
static const GG_ROM gg_effect actions__chase__2__effect = {.assignments = actions__chase__2__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* sleep(den): stamina = 9 */
static const GG_ROM gg_flag_test actions__sleep__den__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x0)}, /* at == den */
};
static const GG_ROM gg_box actions__sleep__den__precondition__boxes[] = {
    {.flags = actions__sleep__den__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sleep__den__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x9)},
};
static const GG_ROM gg_effect actions__sleep__den__effect = {.assignments = actions__sleep__den__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sleep__den__arguments[] = {HUNTER_DEN};
/* sleep(wood): stamina = 9 */
static const GG_ROM gg_flag_test actions__sleep__wood__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x21), .want = UINT64_C(0x0)}, /* at == wood, not night */
};
static const GG_ROM gg_box actions__sleep__wood__precondition__boxes[] = {
    {.flags = actions__sleep__wood__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sleep__wood__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x9)},
};
static const GG_ROM gg_effect actions__sleep__wood__effect = {.assignments = actions__sleep__wood__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sleep__wood__arguments[] = {HUNTER_WOOD};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__go_to__den__precondition__boxes, .count = 1},
     .effect = &actions__go_to__den__effect, .own = &actions__go_to__den__effect, .world = NULL,
     .duration = 1000, .timeout = 0, .cost = 1, .source_index = HUNTER_ACTION_GO_TO,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__go_to__den__arguments}, /* go_to(den): at != to */
    {.precondition = {.boxes = actions__go_to__wood__precondition__boxes, .count = 1},
     .effect = &actions__go_to__wood__effect, .own = &actions__go_to__wood__effect, .world = NULL,
     .duration = 1000, .timeout = 0, .cost = 1, .source_index = HUNTER_ACTION_GO_TO,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__go_to__wood__arguments}, /* go_to(wood): at != to */
    {.precondition = {.boxes = actions__creep__den__precondition__boxes, .count = 1},
     .effect = &actions__creep__den__effect, .own = &actions__creep__den__effect, .world = NULL,
     .duration = 3000, .timeout = 0, .cost = 1, .source_index = HUNTER_ACTION_CREEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__creep__den__arguments}, /* creep(den): at != there, stamina >= 2 */
    {.precondition = {.boxes = actions__creep__wood__precondition__boxes, .count = 1},
     .effect = &actions__creep__wood__effect, .own = &actions__creep__wood__effect, .world = NULL,
     .duration = 3000, .timeout = 0, .cost = 1, .source_index = HUNTER_ACTION_CREEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__creep__wood__arguments}, /* creep(wood): at != there, stamina >= 2 */
    {.precondition = {.boxes = actions__chase__precondition__boxes, .count = 1},
     .effect = &actions__chase__effect, .own = &actions__chase__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = HUNTER_ACTION_CHASE,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* chase: stamina >= 5, deer_at == at, stamina >= 2 */
    {.precondition = {.boxes = actions__chase__2__precondition__boxes, .count = 1},
     .effect = &actions__chase__2__effect, .own = &actions__chase__2__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = HUNTER_ACTION_CHASE,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* chase: stamina >= 5, deer_at == at, stamina >= 2 */
    {.precondition = {.boxes = actions__sleep__den__precondition__boxes, .count = 1},
     .effect = &actions__sleep__den__effect, .own = &actions__sleep__den__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = HUNTER_ACTION_SLEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__sleep__den__arguments}, /* sleep(den): at == here, safe(here) or not night */
    {.precondition = {.boxes = actions__sleep__wood__precondition__boxes, .count = 1},
     .effect = &actions__sleep__wood__effect, .own = &actions__sleep__wood__effect, .world = NULL,
     .duration = 0, .timeout = 0, .cost = 1, .source_index = HUNTER_ACTION_SLEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__sleep__wood__arguments}, /* sleep(wood): at == here, safe(here) or not night */
};

static const GG_ROM uint64_t agent_types__hunter__heuristics__0__actions[] = {UINT64_C(0xff)};
static const GG_ROM uint16_t agent_types__hunter__heuristics__0__tables__0__digits__0__values[] = {0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6, 7};
static const GG_ROM uint16_t agent_types__hunter__heuristics__0__tables__0__digits__1__values[] = {0, 6, 0, 6, 0, 6, 0, 6, 120, 126, 120, 126, 120, 126, 120, 126};
static const GG_ROM uint16_t agent_types__hunter__heuristics__0__tables__0__digits__2__values[] = {0, 12, 24, 36, 48, 60, 72, 84, 96, 108, 120, 132, 144, 156, 168, 180};
static const GG_ROM gg_index_digit agent_types__hunter__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__hunter__heuristics__0__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__hunter__heuristics__0__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__hunter__heuristics__0__tables__0__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__hunter__heuristics__0__tables__0__entries[] = {
    5, 5, 2, 3, 3, 2, 5, 5, 2, 3, 3, 4, 5, 5, 2, 3, 3, 2, 5, 5, 2, 3, 3, 4,
    5, 5, 2, 3, 3, 2, 5, 5, 2, 3, 3, 4, 5, 5, 2, 3, 3, 2, 5, 5, 2, 3, 3, 4,
    5, 5, 2, 3, 3, 2, 5, 5, 2, 3, 3, 4, 5, 5, 1, 2, 2, 1, 5, 5, 1, 2, 2, 1,
    5, 5, 1, 2, 2, 1, 5, 5, 1, 2, 2, 1, 5, 5, 1, 2, 2, 1, 5, 5, 1, 2, 2, 1,
    5, 5, 1, 2, 2, 1, 5, 5, 1, 2, 2, 1, 5, 5, 1, 2, 2, 1, 5, 5, 1, 2, 2, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__hunter__heuristics__0__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__hunter__heuristics__0__tables__0__policy[] = {
    14, 14, 8, 0, 1, 13, 14, 14, 8, 0, 8, 0, 14, 14, 7, 0, 1, 12, 14, 14, 7, 0, 7, 0,
    14, 14, 6, 0, 1, 11, 14, 14, 6, 0, 6, 0, 14, 14, 5, 0, 1, 10, 14, 14, 5, 0, 5, 0,
    14, 14, 4, 0, 1, 9, 14, 14, 4, 0, 4, 0, 14, 14, 2, 0, 1, 3, 14, 14, 2, 0, 1, 3,
    14, 14, 2, 0, 1, 3, 14, 14, 2, 0, 1, 3, 14, 14, 2, 0, 1, 3, 14, 14, 2, 0, 1, 3,
    14, 14, 2, 0, 1, 3, 14, 14, 2, 0, 1, 3, 14, 14, 2, 0, 1, 3, 14, 14, 2, 0, 1, 3,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
};
static const GG_ROM gg_table_step agent_types__hunter__heuristics__0__tables__0__moves[] = {
    {.action = 0, .offset = 65535}, /* go_to(den) */
    {.action = 1, .offset = 1}, /* go_to(wood) */
    {.action = 4, .offset = 120}, /* chase */
    {.action = 5, .offset = 120}, /* chase */
    {.action = 6, .offset = 60}, /* sleep(den) */
    {.action = 6, .offset = 72}, /* sleep(den) */
    {.action = 6, .offset = 84}, /* sleep(den) */
    {.action = 6, .offset = 96}, /* sleep(den) */
    {.action = 6, .offset = 108}, /* sleep(den) */
    {.action = 7, .offset = 60}, /* sleep(wood) */
    {.action = 7, .offset = 72}, /* sleep(wood) */
    {.action = 7, .offset = 84}, /* sleep(wood) */
    {.action = 7, .offset = 96}, /* sleep(wood) */
    {.action = 7, .offset = 108}, /* sleep(wood) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__hunter__heuristics__0__tables[] = {
    {.digits = agent_types__hunter__heuristics__0__tables__0__digits,
     .entries = agent_types__hunter__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__hunter__heuristics__0__tables__0__distances,
     .policy = agent_types__hunter__heuristics__0__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__hunter__heuristics__0__tables__0__moves, .base = UINT64_C(0x0),
     .size = 240, .mask = {1978, 0}, .digit_count = 3, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__hunter__heuristics__0__wake_mask[] = {UINT64_C(0x13f), UINT64_C(0xf)};
static const GG_ROM gg_heuristic agent_types__hunter__heuristics__0 = {.actions = agent_types__hunter__heuristics__0__actions,
     .tables = agent_types__hunter__heuristics__0__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__hunter__heuristics__0__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__hunter__heuristics[] = {
    &agent_types__hunter__heuristics__0,
};
static const GG_ROM uint16_t agent_types__hunter__goals[] = {
    0, /* eaten */
};
static const GG_ROM uint64_t agent_types__hunter__relevance_mask[] = {UINT64_C(0x100), UINT64_C(0x0)};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__hunter__calls.calls,
     .heuristics = agent_types__hunter__heuristics, .goals = agent_types__hunter__goals,
     .relevance_mask = agent_types__hunter__relevance_mask, .goal_count = 1, .task = 0}, /* hunter */
};

/* idle */
static const GG_ROM gg_flag_test tasks__idle__methods__nap__den__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x0)}, /* at == den */
};
static const GG_ROM gg_box tasks__idle__methods__nap__den__precondition__boxes[] = {
    {.flags = tasks__idle__methods__nap__den__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__idle__methods__nap__den__subtasks[] = {action__sleep__den};
static const GG_ROM uint16_t tasks__idle__methods__nap__den__arguments[] = {HUNTER_DEN};
static const GG_ROM gg_flag_test tasks__idle__methods__nap__wood__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x21), .want = UINT64_C(0x0)}, /* at == wood, not night */
};
static const GG_ROM gg_box tasks__idle__methods__nap__wood__precondition__boxes[] = {
    {.flags = tasks__idle__methods__nap__wood__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__idle__methods__nap__wood__subtasks[] = {action__sleep__wood};
static const GG_ROM uint16_t tasks__idle__methods__nap__wood__arguments[] = {HUNTER_WOOD};
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__idle__methods__stroll__den__subtasks[] = {task__reach__den};
static const GG_ROM uint16_t tasks__idle__methods__stroll__den__arguments[] = {HUNTER_DEN};
static const GG_ROM uint16_t tasks__idle__methods__stroll__wood__subtasks[] = {task__reach__wood};
static const GG_ROM uint16_t tasks__idle__methods__stroll__wood__arguments[] = {HUNTER_WOOD};
static const GG_ROM gg_method tasks__idle__methods[] = {
    {.precondition = {.boxes = tasks__idle__methods__nap__den__precondition__boxes, .count = 1},
     .subtasks = tasks__idle__methods__nap__den__subtasks,
     .arguments = tasks__idle__methods__nap__den__arguments, .subtask_count = 1, .prechecked = 1,
     .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* nap(den): none */
    {.precondition = {.boxes = tasks__idle__methods__nap__wood__precondition__boxes, .count = 1},
     .subtasks = tasks__idle__methods__nap__wood__subtasks,
     .arguments = tasks__idle__methods__nap__wood__arguments, .subtask_count = 1, .prechecked = 1,
     .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* nap(wood): none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__idle__methods__stroll__den__subtasks,
     .arguments = tasks__idle__methods__stroll__den__arguments, .subtask_count = 1, .prechecked = 0,
     .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* stroll(den): none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__idle__methods__stroll__wood__subtasks,
     .arguments = tasks__idle__methods__stroll__wood__arguments, .subtask_count = 1,
     .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* stroll(wood): none */
};
/* reach(den) */
static const GG_ROM gg_flag_test tasks__reach__den__methods__there__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x0)}, /* at == den */
};
static const GG_ROM gg_box tasks__reach__den__methods__there__precondition__boxes[] = {
    {.flags = tasks__reach__den__methods__there__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__reach__den__methods__there__arguments[] = {HUNTER_DEN};
static const GG_ROM gg_flag_test tasks__reach__den__methods__walk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* at == wood */
};
static const GG_ROM gg_box tasks__reach__den__methods__walk__precondition__boxes[] = {
    {.flags = tasks__reach__den__methods__walk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__reach__den__methods__walk__subtasks[] = {action__go_to__den};
static const GG_ROM gg_method tasks__reach__den__methods[] = {
    {.precondition = {.boxes = tasks__reach__den__methods__there__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = tasks__reach__den__methods__there__arguments,
     .subtask_count = 0, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* there: at == to */
    {.precondition = {.boxes = tasks__reach__den__methods__walk__precondition__boxes, .count = 1},
     .subtasks = tasks__reach__den__methods__walk__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* walk: none */
};
/* reach(wood) */
static const GG_ROM gg_flag_test tasks__reach__wood__methods__there__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* at == wood */
};
static const GG_ROM gg_box tasks__reach__wood__methods__there__precondition__boxes[] = {
    {.flags = tasks__reach__wood__methods__there__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__reach__wood__methods__there__arguments[] = {HUNTER_WOOD};
static const GG_ROM gg_flag_test tasks__reach__wood__methods__walk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x0)}, /* at == den */
};
static const GG_ROM gg_box tasks__reach__wood__methods__walk__precondition__boxes[] = {
    {.flags = tasks__reach__wood__methods__walk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__reach__wood__methods__walk__subtasks[] = {action__go_to__wood};
static const GG_ROM gg_method tasks__reach__wood__methods[] = {
    {.precondition = {.boxes = tasks__reach__wood__methods__there__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = tasks__reach__wood__methods__there__arguments,
     .subtask_count = 0, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* there: at == to */
    {.precondition = {.boxes = tasks__reach__wood__methods__walk__precondition__boxes, .count = 1},
     .subtasks = tasks__reach__wood__methods__walk__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* walk: none */
};
static const GG_ROM gg_task tasks__all[] = {
    {.methods = tasks__idle__methods, .groups = NULL, .index = NULL, .method_count = 4, .group_count = 0,
     .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0, .draws = false,
     .component = GG_NONE}, /* idle */
    {.methods = tasks__reach__den__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* reach(den) */
    {.methods = tasks__reach__wood__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* reach(wood) */
};

static const GG_ROM uint32_t senses__periods[] = {
    500, /* deer_at */
};
static const GG_ROM gg_senses senses__row = {.sensing = &gg_sensing, .periods = senses__periods,
     .agent_senses = offsetof(hunter_agent, senses), .count = 1};

static const GG_ROM uint32_t exclusions__times[] = {0, 0, 2000, 0};
static const GG_ROM gg_exclusions exclusions__row = {.excluding = &gg_goal_excluding,
     .times = exclusions__times, .agent_exclusions = offsetof(hunter_agent, exclusions), .limit = 2,
     .retry_limit = 2};

static const GG_ROM gg_flag_test features__lasting__conditions__chase__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x16), .want = UINT64_C(0x0)}, /* at == den, deer_at == den */
};
static const GG_ROM gg_range_test features__lasting__conditions__chase__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2), .high = UINT64_C(0x9), .care = UINT64_C(0xf)}, /* stamina >= 2 */
};
static const GG_ROM gg_flag_test features__lasting__conditions__chase__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0xd), .want = UINT64_C(0x0)}, /* at == wood, deer_at == wood */
};
static const GG_ROM gg_range_test features__lasting__conditions__chase__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2), .high = UINT64_C(0x9), .care = UINT64_C(0xf)}, /* stamina >= 2 */
};
static const GG_ROM gg_box features__lasting__conditions__chase__boxes[] = {
    {.flags = features__lasting__conditions__chase__boxes__0__flags,
     .ranges = features__lasting__conditions__chase__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
    {.flags = features__lasting__conditions__chase__boxes__1__flags,
     .ranges = features__lasting__conditions__chase__boxes__1__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__chase = {.boxes = features__lasting__conditions__chase__boxes,
     .count = 2};
static const GG_ROM gg_flag_test features__lasting__conditions__sleep__wood__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x0)}, /* not night */
};
static const GG_ROM gg_box features__lasting__conditions__sleep__wood__boxes[] = {
    {.flags = features__lasting__conditions__sleep__wood__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__sleep__wood = {.boxes = features__lasting__conditions__sleep__wood__boxes,
     .count = 1};
static const GG_ROM gg_condition *const GG_ROM features__lasting__conditions[] = {
    NULL, /* go_to(den) */
    NULL, /* go_to(wood) */
    NULL, /* creep(den) */
    NULL, /* creep(wood) */
    &features__lasting__conditions__chase, /* chase */
    &features__lasting__conditions__chase, /* chase */
    NULL, /* sleep(den) */
    &features__lasting__conditions__sleep__wood, /* sleep(wood) */
};
static const GG_ROM gg_lasting_conditions features__lasting = {.ops = &gg_enduring,
     .conditions = features__lasting__conditions};
static const GG_ROM gg_denial features__denials__of_methods__idle[] = {
    {.procedural = 0, .source = 0}, /* nap(den) */
    {.procedural = 1, .source = 0}, /* nap(wood) */
    {.procedural = 2, .source = 1}, /* stroll(den) */
    {.procedural = 3, .source = 1}, /* stroll(wood) */
};
static const GG_ROM gg_denial features__denials__of_methods__reach__den[] = {
    {.procedural = 4, .source = 2}, /* there */
    {.procedural = GG_NONE, .source = 3}, /* walk */
};
static const GG_ROM gg_denial features__denials__of_methods__reach__wood[] = {
    {.procedural = 5, .source = 2}, /* there */
    {.procedural = GG_NONE, .source = 3}, /* walk */
};
static const GG_ROM gg_denial *const GG_ROM features__denials__of_methods[] = {
    features__denials__of_methods__idle, /* idle */
    features__denials__of_methods__reach__den, /* reach(den) */
    features__denials__of_methods__reach__wood, /* reach(wood) */
};
static const GG_ROM gg_denials features__denials = {.ops = &gg_denying,
     .of_methods = features__denials__of_methods};
static const GG_ROM gg_features features__row = {.ops = &gg_feature_dispatch, .slots = NULL,
     .sums = NULL, .lasting = &features__lasting, .until = NULL, .cases = NULL, .partial = NULL,
     .setbacks = NULL, .restarts = NULL, .random_ranges = NULL, .denials = &features__denials,
     .cooldowns = NULL, .goal_retries = NULL, .timeouts = NULL, .commitments = NULL,
     .best_efforts = NULL, .values = NULL, .whiles = NULL, .holdings = NULL, .expressions = NULL,
     .one_shots = NULL, .varying = NULL, .offsets = {.agent_duration = 0, .agent_seeds = 0}};

/* eaten */
static const GG_ROM gg_flag_test goals__eaten__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100), .want = UINT64_C(0x100)}, /* fed */
};
static const GG_ROM gg_box goals__eaten__condition__boxes[] = {
    {.flags = goals__eaten__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__eaten__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* eaten: fed */
};

static const GG_ROM gg_init_hook hooks__init[] = {
    NULL,
};
static const GG_ROM gg_pass_hook hooks__pass[] = {
    gg_exclusions_pass,
    gg_senses_pass,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__begin[] = {
    gg_lasting_check,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__settle[] = {
    NULL,
};
static const GG_ROM gg_tick_hook hooks__look[] = {
    gg_senses_read_due,
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x45), UINT64_C(0x9)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0), UINT64_C(0x9)};

static const GG_ROM gg_search_tables search__row = {.searching = &gg_searching,
     .slicing = &gg_slicing, .regressing = NULL, .satisficing = NULL, .stubborn = NULL,
     .filters = NULL, .filtered = NULL, .conflicts = NULL, .value_count = 21, .filter_count = 0};

static const GG_ROM uint16_t fact_at__all[] = {
    0, 0, 1, 1, 1, 2, 4, 4, 5, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    3, 3, 3, 3, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};


const GG_ROM gg_domain hunter_domain = {
    .word_count = 2,
    .flag_words = 1,
    .fact_count = 6,
    .action_count = 8,
    .task_count = 3,
    .agent_rule_count = 0,
    .world_rule_count = 0,
    .agent_type_count = 1,
    .goal_count = 1,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .procedural_count = 6,
    .dynamic_cost_count = 0,
    .plan_limit = 64,
    .watch_limit = 0,
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
    .features = &features__row,
    .team = NULL,
    .interrupting = NULL,
    .goals = goals__all,
    .offsets = {.agent_state = offsetof(hunter_agent, state), .agent_snapshot = offsetof(hunter_agent, snapshot),
     .agent_support_mask = offsetof(hunter_agent, support_mask),
     .agent_from = offsetof(hunter_agent, from), .agent_timers = 0,
     .agent_backoffs = offsetof(hunter_agent, backoffs), .agent_plan = offsetof(hunter_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(hunter_world, state),
     .world_timers = 0, .agent_bytes = sizeof(hunter_agent), .world_bytes = sizeof(hunter_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__settle,
     .look = hooks__look, .start = hooks__settle, .end = hooks__settle},
    .format = &gg_format_26,
    .fingerprint = 2969894675,
    .saved_fingerprint = (uint32_t)(UINT32_C(2969894675) +
        UINT32_C(31) * offsetof(hunter_agent, state) +
        UINT32_C(961) * offsetof(hunter_agent, snapshot) +
        UINT32_C(29791) * offsetof(hunter_agent, support_mask) +
        UINT32_C(923521) * offsetof(hunter_agent, from) +
        UINT32_C(887503681) * offsetof(hunter_agent, backoffs) +
        UINT32_C(1742810335) * offsetof(hunter_agent, senses) +
        UINT32_C(2487512833) * offsetof(hunter_agent, exclusions) +
        UINT32_C(4098453791) * offsetof(hunter_agent, plan) +
        UINT32_C(1725480897) * offsetof(hunter_world, state)),
    .start = start__all,
    .tops = tops__all,
    .applied = NULL,
    .goal_sources = NULL,
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
    .sharing = NULL,
    .decomposing = &gg_decomposing,
    .asking = &gg_asking,
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

hunter_agent_activity hunter_agent_doing(const hunter_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {1, 1, 0, 1}; /* by action: its parameters */
    hunter_agent_activity doing = {HUNTER_ACTION_NONE, {HUNTER_DEN}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = &hunter_domain.actions[number];
    doing.action = (hunter_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (hunter_symbol)action->arguments[i];
    return doing;
}

const char *hunter_symbol_name(hunter_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "den",
        "wood",
        "none",
        "stand",
        "run",
        "crawl",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

static const GG_ROM char data__default__sound[] = "\"steps\" */";
static const GG_ROM hunter_data data__rows[] = {
    {.animation = HUNTER_STAND, .speed = 1.0, .sound = data__default__sound, .loud = false, .toes = 0, .bed = HUNTER_DEN}, /* go_to */
    {.animation = HUNTER_CRAWL, .speed = 0.5, .sound = data__default__sound, .loud = false, .toes = -2, .bed = HUNTER_DEN}, /* creep */
    {.animation = HUNTER_RUN, .speed = -0.75, .sound = GG_TEXT("bark\012é"), .loud = true, .toes = 0, .bed = HUNTER_DEN}, /* chase */
    {.animation = HUNTER_STAND, .speed = 1.0, .sound = data__default__sound, .loud = false, .toes = 0, .bed = HUNTER_WOOD}, /* sleep */
    {.animation = HUNTER_STAND, .speed = 1.0, .sound = data__default__sound, .loud = false, .toes = 0, .bed = HUNTER_DEN}, /* the defaults */
};

const GG_ROM hunter_data *hunter_data_of(hunter_action action)
{
    uint16_t row = (uint16_t)action;
    if ((size_t)action > HUNTER_ACTION_NONE)
        row = HUNTER_ACTION_NONE;
    return &data__rows[row];
}

const GG_ROM hunter_data *hunter_action_data(const hunter_agent *agent)
{
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return &data__rows[HUNTER_ACTION_NONE];
    return &data__rows[hunter_domain.actions[number].source_index];
}

