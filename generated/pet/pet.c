/* Made by goapgen from pet.yaml. Do not edit: run goapgen again. */
#include "pet.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__eat,
    action__play,
    action__wag,
    action__beg,
    action__whine,
    action__yawn,
    action__sleep,
    action__glow,
    task__live,
    task__respond,
};

/* Where the facts lie in a state. */
static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10, .first = 0}, /* food */
    {.word = 0, .shift = 5, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10, .first = 11}, /* fun */
    {.word = 0, .shift = 10, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10, .first = 22}, /* rest */
    {.word = 0, .shift = 15, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3, .first = 33}, /* presses */
    {.word = 0, .shift = 18, .width = 5, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 24, .first = 37}, /* hour */
};

static const GG_ROM uint64_t start__words[] = {UINT64_C(0x1c24a6)};
static const GG_ROM uint64_t guards__words[] = {UINT64_C(0x824210)};
static const GG_ROM uint64_t tops__words[] = {UINT64_C(0x61a94a)};

/* The condition that always holds. */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0}};

/* eat: food += 4, presses -= 1 */
static const GG_ROM gg_range_test action__eat__ranges_0[] = {
    {.word = 0, .low = UINT64_C(0x8000), .high = UINT64_C(0x61a946),
     .care = UINT64_C(0x1800f)}, /* food <= 6, presses >= 1 */
};
static const GG_ROM gg_box action__eat__boxes[] = {
    {.flags = NULL, .ranges = action__eat__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition action__eat__effect_additions[] = {
    {.fact = 0, .amount = 4}, /* food */
    {.fact = 3, .amount = -1}, /* presses */
};
static const GG_ROM gg_effect action__eat__effect = {
    .assignments = NULL, .additions = action__eat__effect_additions,
    .assignment_count = 0, .addition_count = 2};
/* play: fun += 3, rest -= 1, presses -= 1 */
static const GG_ROM gg_range_test action__play__ranges_0[] = {
    {.word = 0, .low = UINT64_C(0x8400), .high = UINT64_C(0x61a8ea),
     .care = UINT64_C(0x1bde0)}, /* fun <= 7, rest >= 1, presses >= 1 */
};
static const GG_ROM gg_box action__play__boxes[] = {
    {.flags = NULL, .ranges = action__play__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition action__play__effect_additions[] = {
    {.fact = 1, .amount = 3}, /* fun */
    {.fact = 2, .amount = -1}, /* rest */
    {.fact = 3, .amount = -1}, /* presses */
};
static const GG_ROM gg_effect action__play__effect = {
    .assignments = NULL, .additions = action__play__effect_additions,
    .assignment_count = 0, .addition_count = 3};
/* wag: presses -= 1 */
static const GG_ROM gg_range_test action__wag__ranges_0[] = {
    {.word = 0, .low = UINT64_C(0x8000), .high = UINT64_C(0x61a94a),
     .care = UINT64_C(0x18000)}, /* presses >= 1 */
};
static const GG_ROM gg_box action__wag__boxes[] = {
    {.flags = NULL, .ranges = action__wag__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition action__wag__effect_additions[] = {
    {.fact = 3, .amount = -1}, /* presses */
};
static const GG_ROM gg_effect action__wag__effect = {
    .assignments = NULL, .additions = action__wag__effect_additions,
    .assignment_count = 0, .addition_count = 1};
/* beg: none */
static const GG_ROM gg_effect action__beg__effect = {
    .assignments = NULL, .additions = NULL,
    .assignment_count = 0, .addition_count = 0};
/* whine: none */
static const GG_ROM gg_effect action__whine__effect = {
    .assignments = NULL, .additions = NULL,
    .assignment_count = 0, .addition_count = 0};
/* yawn: none */
static const GG_ROM gg_effect action__yawn__effect = {
    .assignments = NULL, .additions = NULL,
    .assignment_count = 0, .addition_count = 0};
/* sleep: rest += 2 */
static const GG_ROM gg_range_test action__sleep__ranges_0[] = {
    {.word = 0, .low = UINT64_C(0x0), .high = UINT64_C(0x61a14a),
     .care = UINT64_C(0x3c00)}, /* rest <= 8 */
};
static const GG_ROM gg_box action__sleep__boxes[] = {
    {.flags = NULL, .ranges = action__sleep__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition action__sleep__effect_additions[] = {
    {.fact = 2, .amount = 2}, /* rest */
};
static const GG_ROM gg_effect action__sleep__effect = {
    .assignments = NULL, .additions = action__sleep__effect_additions,
    .assignment_count = 0, .addition_count = 1};
/* glow: none */
static const GG_ROM gg_effect action__glow__effect = {
    .assignments = NULL, .additions = NULL,
    .assignment_count = 0, .addition_count = 0};

static const GG_ROM gg_action actions__all[] = {
    /* eat */
    {.precondition = {.boxes = action__eat__boxes, .count = 1},
     .effect = &action__eat__effect, .own = &action__eat__effect, .world = NULL,
     .duration = 4000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = PET_ACTION_EAT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* presses >= 1, food <= 6 */
    /* play */
    {.precondition = {.boxes = action__play__boxes, .count = 1},
     .effect = &action__play__effect, .own = &action__play__effect, .world = NULL,
     .duration = 6000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = PET_ACTION_PLAY, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* presses >= 1, fun <= 7, rest >= 1 */
    /* wag */
    {.precondition = {.boxes = action__wag__boxes, .count = 1},
     .effect = &action__wag__effect, .own = &action__wag__effect, .world = NULL,
     .duration = 1000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = PET_ACTION_WAG, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* presses >= 1 */
    /* beg */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .effect = &action__beg__effect, .own = NULL, .world = NULL,
     .duration = 60000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = PET_ACTION_BEG, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* none */
    /* whine */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .effect = &action__whine__effect, .own = NULL, .world = NULL,
     .duration = 60000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = PET_ACTION_WHINE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* none */
    /* yawn */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .effect = &action__yawn__effect, .own = NULL, .world = NULL,
     .duration = 3000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = PET_ACTION_YAWN, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* none */
    /* sleep */
    {.precondition = {.boxes = action__sleep__boxes, .count = 1},
     .effect = &action__sleep__effect, .own = &action__sleep__effect, .world = NULL,
     .duration = 5400000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = PET_ACTION_SLEEP, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* rest <= 8 */
    /* glow */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .effect = &action__glow__effect, .own = NULL, .world = NULL,
     .duration = 1800000, .timeout = 0, .retry = 0, .cost = 1,
     .source_index = PET_ACTION_GLOW, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE,
     .called_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* none */
};

/* live */
static const GG_ROM gg_range_test method__live__answer__ranges_0[] = {
    {.word = 0, .low = UINT64_C(0x8000), .high = UINT64_C(0x61a94a),
     .care = UINT64_C(0x18000)}, /* presses >= 1 */
};
static const GG_ROM gg_box method__live__answer__boxes[] = {
    {.flags = NULL, .ranges = method__live__answer__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live__answer__subtasks[] = {task__respond};
static const GG_ROM gg_range_test method__live__retire__ranges_0[] = {
    {.word = 0, .low = UINT64_C(0x580000), .high = UINT64_C(0x61a14a),
     .care = UINT64_C(0x7c3c00)}, /* rest <= 8, hour >= 22 */
};
static const GG_ROM gg_range_test method__live__retire__ranges_1[] = {
    {.word = 0, .low = UINT64_C(0x0), .high = UINT64_C(0x19a14a),
     .care = UINT64_C(0x7c3c00)}, /* rest <= 8, hour <= 6 */
};
static const GG_ROM gg_box method__live__retire__boxes[] = {
    {.flags = NULL, .ranges = method__live__retire__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = method__live__retire__ranges_1, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live__retire__subtasks[] = {action__yawn, action__sleep};
static const GG_ROM gg_range_test method__live__collapse__ranges_0[] = {
    {.word = 0, .low = UINT64_C(0x0), .high = UINT64_C(0x61854a),
     .care = UINT64_C(0x3c00)}, /* rest <= 1 */
};
static const GG_ROM gg_box method__live__collapse__boxes[] = {
    {.flags = NULL, .ranges = method__live__collapse__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live__collapse__subtasks[] = {action__sleep};
static const GG_ROM gg_range_test method__live__hungry__ranges_0[] = {
    {.word = 0, .low = UINT64_C(0x0), .high = UINT64_C(0x61a943),
     .care = UINT64_C(0xf)}, /* food <= 3 */
};
static const GG_ROM gg_box method__live__hungry__boxes[] = {
    {.flags = NULL, .ranges = method__live__hungry__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live__hungry__subtasks[] = {action__beg};
static const GG_ROM gg_range_test method__live__lonely__ranges_0[] = {
    {.word = 0, .low = UINT64_C(0x0), .high = UINT64_C(0x61a86a),
     .care = UINT64_C(0x1e0)}, /* fun <= 3 */
};
static const GG_ROM gg_box method__live__lonely__boxes[] = {
    {.flags = NULL, .ranges = method__live__lonely__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__live__lonely__subtasks[] = {action__whine};
static const GG_ROM uint16_t method__live__content__subtasks[] = {action__glow};
static const GG_ROM gg_method task__live__methods[] = {
    /* answer */
    {.precondition = {.boxes = method__live__answer__boxes, .count = 1},
     .subtasks = method__live__answer__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* presses >= 1 */
    /* retire */
    {.precondition = {.boxes = method__live__retire__boxes, .count = 2},
     .subtasks = method__live__retire__subtasks, .arguments = NULL,
     .subtask_count = 2, .sure = 2, .source_index = 1, .priority_level = 1, .scored = GG_NONE}, /* hour >= 22 or hour <= 6, rest <= 8 */
    /* collapse */
    {.precondition = {.boxes = method__live__collapse__boxes, .count = 1},
     .subtasks = method__live__collapse__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 2, .priority_level = 1, .scored = GG_NONE}, /* rest <= 1 */
    /* hungry */
    {.precondition = {.boxes = method__live__hungry__boxes, .count = 1},
     .subtasks = method__live__hungry__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 3, .priority_level = 2, .scored = GG_NONE}, /* food <= 3 */
    /* lonely */
    {.precondition = {.boxes = method__live__lonely__boxes, .count = 1},
     .subtasks = method__live__lonely__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 4, .priority_level = 3, .scored = GG_NONE}, /* fun <= 3 */
    /* content */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = method__live__content__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 5, .priority_level = 4, .scored = GG_NONE}, /* none */
};

/* respond */
static const GG_ROM gg_range_test method__respond__feed__ranges_0[] = {
    {.word = 0, .low = UINT64_C(0x8000), .high = UINT64_C(0x61a944),
     .care = UINT64_C(0x1800f)}, /* food <= 4, presses >= 1 */
};
static const GG_ROM gg_box method__respond__feed__boxes[] = {
    {.flags = NULL, .ranges = method__respond__feed__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__respond__feed__subtasks[] = {action__eat};
static const GG_ROM gg_range_test method__respond__amuse__ranges_0[] = {
    {.word = 0, .low = UINT64_C(0x8400), .high = UINT64_C(0x61a8ea),
     .care = UINT64_C(0x1bde0)}, /* fun <= 7, rest >= 1, presses >= 1 */
};
static const GG_ROM gg_box method__respond__amuse__boxes[] = {
    {.flags = NULL, .ranges = method__respond__amuse__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__respond__amuse__subtasks[] = {action__play};
static const GG_ROM gg_range_test method__respond__please__ranges_0[] = {
    {.word = 0, .low = UINT64_C(0x8000), .high = UINT64_C(0x61a94a),
     .care = UINT64_C(0x18000)}, /* presses >= 1 */
};
static const GG_ROM gg_box method__respond__please__boxes[] = {
    {.flags = NULL, .ranges = method__respond__please__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t method__respond__please__subtasks[] = {action__wag};
static const GG_ROM gg_method task__respond__methods[] = {
    /* feed */
    {.precondition = {.boxes = method__respond__feed__boxes, .count = 1},
     .subtasks = method__respond__feed__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* food <= 4 */
    /* amuse */
    {.precondition = {.boxes = method__respond__amuse__boxes, .count = 1},
     .subtasks = method__respond__amuse__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* none */
    /* please */
    {.precondition = {.boxes = method__respond__please__boxes, .count = 1},
     .subtasks = method__respond__please__subtasks, .arguments = NULL,
     .subtask_count = 1, .sure = 1, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* none */
};

static const GG_ROM gg_task tasks__all[] = {
    {.methods = task__live__methods, .groups = NULL, .index = NULL,
     .method_count = 6, .group_count = 0, .branch_count = 0, .select = GG_FIRST,
     .recursive = false, .least = 1, .draws = false, .component = GG_NONE}, /* live */
    {.methods = task__respond__methods, .groups = NULL, .index = NULL,
     .method_count = 3, .group_count = 0, .branch_count = 0, .select = GG_FIRST,
     .recursive = false, .least = 1, .draws = false, .component = GG_NONE}, /* respond */
};

/* hunger: food -= 1 */
static const GG_ROM gg_addition rule__hunger__effect_additions[] = {
    {.fact = 0, .amount = -1}, /* food */
};
static const GG_ROM gg_effect rule__hunger__effect = {
    .assignments = NULL, .additions = rule__hunger__effect_additions,
    .assignment_count = 0, .addition_count = 1};
/* boredom: fun -= 1 */
static const GG_ROM gg_addition rule__boredom__effect_additions[] = {
    {.fact = 1, .amount = -1}, /* fun */
};
static const GG_ROM gg_effect rule__boredom__effect = {
    .assignments = NULL, .additions = rule__boredom__effect_additions,
    .assignment_count = 0, .addition_count = 1};
/* tiredness: rest -= 1 */
static const GG_ROM gg_addition rule__tiredness__effect_additions[] = {
    {.fact = 2, .amount = -1}, /* rest */
};
static const GG_ROM gg_effect rule__tiredness__effect = {
    .assignments = NULL, .additions = rule__tiredness__effect_additions,
    .assignment_count = 0, .addition_count = 1};
/* midnight: hour = 0 */
static const GG_ROM gg_range_test rule__midnight__ranges_0[] = {
    {.word = 0, .low = UINT64_C(0x600000), .high = UINT64_C(0x61a94a),
     .care = UINT64_C(0x7c0000)}, /* hour == 24 */
};
static const GG_ROM gg_box rule__midnight__boxes[] = {
    {.flags = NULL, .ranges = rule__midnight__ranges_0, .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment rule__midnight__effect_assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff83ffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect rule__midnight__effect = {
    .assignments = rule__midnight__effect_assignments, .additions = NULL,
    .assignment_count = 1, .addition_count = 0};
/* clock: hour += 1 */
static const GG_ROM gg_addition rule__clock__effect_additions[] = {
    {.fact = 4, .amount = 1}, /* hour */
};
static const GG_ROM gg_effect rule__clock__effect = {
    .assignments = NULL, .additions = rule__clock__effect_additions,
    .assignment_count = 0, .addition_count = 1};

static const GG_ROM gg_rule rules__all[] = {
    /* hunger */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rule__hunger__effect, .period = 4800000}, /* none */
    /* boredom */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rule__boredom__effect, .period = 3000000}, /* none */
    /* tiredness */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rule__tiredness__effect, .period = 9000000}, /* none */
    /* midnight */
    {.precondition = {.boxes = rule__midnight__boxes, .count = 1}, .effect = &rule__midnight__effect, .period = 3600000}, /* hour == 24 */
    /* clock */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rule__clock__effect, .period = 3600000}, /* none */
};

static gg_status agent_type__pet__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    pet_agent *self = (pet_agent *)(void *)agent;
    switch (pet_domain.actions[action].source_index) {
    case PET_ACTION_EAT:
        return pet_task_eat(self, phase);
    case PET_ACTION_PLAY:
        return pet_task_play(self, phase);
    case PET_ACTION_WAG:
        return pet_task_wag(self, phase);
    case PET_ACTION_BEG:
        return pet_task_beg(self, phase);
    case PET_ACTION_WHINE:
        return pet_task_whine(self, phase);
    case PET_ACTION_YAWN:
        return pet_task_yawn(self, phase);
    case PET_ACTION_SLEEP:
        return pet_task_sleep(self, phase);
    case PET_ACTION_GLOW:
        return pet_task_glow(self, phase);
    default:
        return GG_INVALID;
    }
}

static const GG_ROM gg_calls agent_type__pet__calls = {
    .run = agent_type__pet__run,
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

static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__pet__calls,
     .heuristics = NULL, .goals = NULL,
     .concerns = NULL, .goal_count = 0, .task = 0}, /* pet */
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("food"),
    GG_TEXT("fun"),
    GG_TEXT("rest"),
    GG_TEXT("presses"),
    GG_TEXT("hour"),
    NULL};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("eat"),
    GG_TEXT("play"),
    GG_TEXT("wag"),
    GG_TEXT("beg"),
    GG_TEXT("whine"),
    GG_TEXT("yawn"),
    GG_TEXT("sleep"),
    GG_TEXT("glow"),
    NULL};
static const GG_ROM char *const GG_ROM labels__actions[] = {
    GG_TEXT("eating"),
    GG_TEXT("playing"),
    GG_TEXT("wagging its tail"),
    GG_TEXT("begging for food"),
    GG_TEXT("whining for company"),
    GG_TEXT("yawning"),
    GG_TEXT("sleeping"),
    GG_TEXT("content"),
    NULL};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("live"),
    GG_TEXT("respond"),
    NULL};
static const GG_ROM char *const GG_ROM labels__tasks[] = {
    GG_TEXT("live"),
    GG_TEXT("respond"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__0[] = {
    GG_TEXT("answer"),
    GG_TEXT("retire"),
    GG_TEXT("collapse"),
    GG_TEXT("hungry"),
    GG_TEXT("lonely"),
    GG_TEXT("content"),
    NULL};
static const GG_ROM char *const GG_ROM names__methods__1[] = {
    GG_TEXT("feed"),
    GG_TEXT("amuse"),
    GG_TEXT("please"),
    NULL};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__0,
    names__methods__1,
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__0[] = {
    GG_TEXT("answer"),
    GG_TEXT("retire"),
    GG_TEXT("collapse"),
    GG_TEXT("hungry"),
    GG_TEXT("lonely"),
    GG_TEXT("content"),
    NULL};
static const GG_ROM char *const GG_ROM labels__methods__1[] = {
    GG_TEXT("feed"),
    GG_TEXT("amuse"),
    GG_TEXT("please"),
    NULL};
static const GG_ROM char *const GG_ROM *const GG_ROM labels__methods[] = {
    labels__methods__0,
    labels__methods__1,
    NULL};
static const GG_ROM char *const GG_ROM names__goals[] = {
    NULL};
static const GG_ROM char *const GG_ROM labels__goals[] = {
    NULL};
static const GG_ROM char *const GG_ROM names__characters[] = {
    GG_TEXT("pet"),
    NULL};
static const GG_ROM gg_value_names names__values__0 = {.symbols = NULL, .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0,
    &names__values__0,
    &names__values__0,
    &names__values__0,
    &names__values__0,
    NULL};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("pet"),
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

const GG_ROM gg_domain pet_domain = {
    .format = &gg_format_13,
    .word_count = 1,
    .flag_words = 0,
    .fact_count = 5,
    .action_count = 8,
    .task_count = 2,
    .agent_rule_count = 5,
    .world_rule_count = 0,
    .agent_type_count = 1,
    .goal_count = 0,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .filter_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 2,
    .watch_limit = 8,
    .retry_limit = 0,
    .want_limit = 0,
    .sense_count = 0,
    .claimed_count = 0,
    .guards = guards__words,
    .shared = NULL,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = NULL,
    .walking = NULL,
    .claiming = NULL,
    .extras = NULL,
    .team = NULL,
    .interrupting = &gg_interrupting,
    .offsets = {
        .agent_state = offsetof(pet_agent, state),
        .agent_seen = offsetof(pet_agent, seen),
        .agent_needs = offsetof(pet_agent, needs),
        .agent_from = 0,
        .agent_timers = offsetof(pet_agent, timers),
        .agent_backoffs = offsetof(pet_agent, backoffs),
        .agent_senses = 0,
        .agent_retries = 0,
        .agent_plan = offsetof(pet_agent, plan),
        .agent_watches = offsetof(pet_agent, watches),
        .agent_walk = 0,
        .agent_membership = 0,
        .agent_wants = 0,
        .agent_want_flags = 0,
        .agent_want_ranges = 0,
        .agent_planning_state = 0,
        .agent_known = 0,
        .agent_refused = 0,
        .agent_released = 0,
        .world_state = offsetof(pet_world, state),
        .world_timers = 0,
        .world_points = 0,
        .world_holdings = 0,
        .world_claimants = 0,
        .agent_bytes = sizeof(pet_agent),
        .world_bytes = sizeof(pet_world),
    },
    .value_count = 62,
    .fingerprint = UINT32_C(321191079),
    .start = start__words,
    .tops = tops__words,
    .applied = NULL,
    .senses = NULL,
    .goals = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .filters = NULL,
    .filtered = NULL,
    .conflicts = NULL,
    .fact_at = NULL,
    .rules = rules__all,
    .claimed = NULL,
    .claims = NULL,
    .sets = NULL,
    .places = NULL,
    .recall = NULL,
    .achieve = NULL,
    .drawing = NULL,
    .scoring = NULL,
    .indexing = NULL,
    .sharing = NULL,
    .applying = NULL,
    .decomposing = &gg_decomposing,
    .searching = NULL,
    .slicing = NULL,
    .regressing = NULL,
    .satisficing = NULL,
    .stubborn = NULL,
    .asking = NULL,
    .bounding = NULL,
    .wanting = NULL,
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

pet_agent_activity pet_agent_doing(const pet_agent *agent)
{
    pet_agent_activity doing = {PET_ACTION_NONE};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = &pet_domain.actions[number];
    doing.action = (pet_action)action->source_index;
    return doing;
}

