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

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("food"),
    GG_TEXT("fun"),
    GG_TEXT("rest"),
    GG_TEXT("presses"),
    GG_TEXT("hour"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("eat"),
    GG_TEXT("play"),
    GG_TEXT("wag"),
    GG_TEXT("beg"),
    GG_TEXT("whine"),
    GG_TEXT("yawn"),
    GG_TEXT("sleep"),
    GG_TEXT("glow"),
};
static const GG_ROM char *const GG_ROM names__action_labels[] = {
    GG_TEXT("eating"),
    GG_TEXT("playing"),
    GG_TEXT("wagging its tail"),
    GG_TEXT("begging for food"),
    GG_TEXT("whining for company"),
    GG_TEXT("yawning"),
    GG_TEXT("sleeping"),
    GG_TEXT("content"),
};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("live"),
    GG_TEXT("respond"),
};
static const GG_ROM char *const GG_ROM names__methods__live[] = {
    GG_TEXT("answer"),
    GG_TEXT("retire"),
    GG_TEXT("collapse"),
    GG_TEXT("hungry"),
    GG_TEXT("lonely"),
    GG_TEXT("content"),
};
static const GG_ROM char *const GG_ROM names__methods__respond[] = {
    GG_TEXT("feed"),
    GG_TEXT("amuse"),
    GG_TEXT("please"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__live, /* live */
    names__methods__respond, /* respond */
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("pet"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names names__values__4 = {.symbols = NULL, .low = 1, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* food */
    &names__values__0, /* fun */
    &names__values__0, /* rest */
    &names__values__0, /* presses */
    &names__values__4, /* hour */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("pet"),
    .facts = names__facts,
    .actions = names__actions,
    .action_labels = names__action_labels,
    .tasks = names__tasks,
    .task_labels = names__tasks,
    .methods = names__methods,
    .method_labels = names__methods,
    .goals = NULL,
    .goal_labels = NULL,
    .agent_types = names__agent_types,
    .places = NULL,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x824210)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 0}, /* food */
    {.word = 0, .shift = 5, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 11}, /* fun */
    {.word = 0, .shift = 10, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 22}, /* rest */
    {.word = 0, .shift = 15, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3,
     .first = 33}, /* presses */
    {.word = 0, .shift = 18, .width = 5, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 23,
     .first = 37}, /* hour */
};

/* eat: food += 4, presses -= 1 */
static const GG_ROM gg_range_test actions__eat__precondition__boxes__0__ranges[] = {
    {.word = 0, .low = UINT64_C(0x8000), .high = UINT64_C(0x5da946), .care = UINT64_C(0x1800f)}, /* food <= 6, presses >= 1 */
};
static const GG_ROM gg_box actions__eat__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__eat__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__eat__effect__additions[] = {
    {.fact = 0, .amount = 4}, /* food */
    {.fact = 3, .amount = -1}, /* presses */
};
static const GG_ROM gg_effect actions__eat__effect = {.assignments = NULL,
     .additions = actions__eat__effect__additions, .assignment_count = 0, .addition_count = 2};
/* play: fun += 3, rest -= 1, presses -= 1 */
static const GG_ROM gg_range_test actions__play__precondition__boxes__0__ranges[] = {
    {.word = 0, .low = UINT64_C(0x8400), .high = UINT64_C(0x5da8ea), .care = UINT64_C(0x1bde0)}, /* fun <= 7, rest >= 1, presses >= 1 */
};
static const GG_ROM gg_box actions__play__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__play__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__play__effect__additions[] = {
    {.fact = 1, .amount = 3}, /* fun */
    {.fact = 2, .amount = -1}, /* rest */
    {.fact = 3, .amount = -1}, /* presses */
};
static const GG_ROM gg_effect actions__play__effect = {.assignments = NULL,
     .additions = actions__play__effect__additions, .assignment_count = 0, .addition_count = 3};
/* wag: presses -= 1 */
static const GG_ROM gg_range_test actions__wag__precondition__boxes__0__ranges[] = {
    {.word = 0, .low = UINT64_C(0x8000), .high = UINT64_C(0x5da94a), .care = UINT64_C(0x18000)}, /* presses >= 1 */
};
static const GG_ROM gg_box actions__wag__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__wag__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__wag__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* presses */
};
static const GG_ROM gg_effect actions__wag__effect = {.assignments = NULL,
     .additions = actions__wag__effect__additions, .assignment_count = 0, .addition_count = 1};
/* beg: none */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_effect actions__beg__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
/* whine: none */
static const GG_ROM gg_effect actions__whine__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
/* yawn: none */
static const GG_ROM gg_effect actions__yawn__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
/* sleep: rest += 2 */
static const GG_ROM gg_range_test actions__sleep__precondition__boxes__0__ranges[] = {
    {.word = 0, .low = UINT64_C(0x0), .high = UINT64_C(0x5da14a), .care = UINT64_C(0x3c00)}, /* rest <= 8 */
};
static const GG_ROM gg_box actions__sleep__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__sleep__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__sleep__effect__additions[] = {
    {.fact = 2, .amount = 2}, /* rest */
};
static const GG_ROM gg_effect actions__sleep__effect = {.assignments = NULL,
     .additions = actions__sleep__effect__additions, .assignment_count = 0, .addition_count = 1};
/* glow: none */
static const GG_ROM gg_effect actions__glow__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__eat__precondition__boxes, .count = 1},
     .effect = &actions__eat__effect, .own = &actions__eat__effect, .world = NULL, .duration = 4000,
     .timeout = 0, .cost = 1, .source_index = PET_ACTION_EAT, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* eat: presses >= 1, food <= 6 */
    {.precondition = {.boxes = actions__play__precondition__boxes, .count = 1},
     .effect = &actions__play__effect, .own = &actions__play__effect, .world = NULL,
     .duration = 6000, .timeout = 0, .cost = 1, .source_index = PET_ACTION_PLAY,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* play: presses >= 1, fun <= 7, rest >= 1 */
    {.precondition = {.boxes = actions__wag__precondition__boxes, .count = 1},
     .effect = &actions__wag__effect, .own = &actions__wag__effect, .world = NULL, .duration = 1000,
     .timeout = 0, .cost = 1, .source_index = PET_ACTION_WAG, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* wag: presses >= 1 */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__beg__effect, .own = NULL,
     .world = NULL, .duration = 60000, .timeout = 0, .cost = 1, .source_index = PET_ACTION_BEG,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* beg: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__whine__effect,
     .own = NULL, .world = NULL, .duration = 60000, .timeout = 0, .cost = 1,
     .source_index = PET_ACTION_WHINE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* whine: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__yawn__effect, .own = NULL,
     .world = NULL, .duration = 3000, .timeout = 0, .cost = 1, .source_index = PET_ACTION_YAWN,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* yawn: none */
    {.precondition = {.boxes = actions__sleep__precondition__boxes, .count = 1},
     .effect = &actions__sleep__effect, .own = &actions__sleep__effect, .world = NULL,
     .duration = 5400000, .timeout = 0, .cost = 1, .source_index = PET_ACTION_SLEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* sleep: rest <= 8 */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__glow__effect, .own = NULL,
     .world = NULL, .duration = 1800000, .timeout = 0, .cost = 1, .source_index = PET_ACTION_GLOW,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* glow: none */
};

static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__pet__calls, .heuristics = NULL, .goals = NULL,
     .relevance_mask = NULL, .goal_count = 0, .task = 0}, /* pet */
};

/* live */
static const GG_ROM gg_range_test tasks__live__methods__answer__precondition__boxes__0__ranges[] = {
    {.word = 0, .low = UINT64_C(0x8000), .high = UINT64_C(0x5da94a), .care = UINT64_C(0x18000)}, /* presses >= 1 */
};
static const GG_ROM gg_box tasks__live__methods__answer__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live__methods__answer__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__answer__subtasks[] = {task__respond};
static const GG_ROM gg_range_test tasks__live__methods__retire__precondition__boxes__0__ranges[] = {
    {.word = 0, .low = UINT64_C(0x540000), .high = UINT64_C(0x5da14a), .care = UINT64_C(0x7c3c00)}, /* rest <= 8, hour >= 22 */
};
static const GG_ROM gg_range_test tasks__live__methods__retire__precondition__boxes__1__ranges[] = {
    {.word = 0, .low = UINT64_C(0x0), .high = UINT64_C(0x15a14a), .care = UINT64_C(0x7c3c00)}, /* rest <= 8, hour <= 6 */
};
static const GG_ROM gg_box tasks__live__methods__retire__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live__methods__retire__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = tasks__live__methods__retire__precondition__boxes__1__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__retire__subtasks[] = {action__yawn, action__sleep};
static const GG_ROM gg_range_test tasks__live__methods__collapse__precondition__boxes__0__ranges[] = {
    {.word = 0, .low = UINT64_C(0x0), .high = UINT64_C(0x5d854a), .care = UINT64_C(0x3c00)}, /* rest <= 1 */
};
static const GG_ROM gg_box tasks__live__methods__collapse__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live__methods__collapse__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__collapse__subtasks[] = {action__sleep};
static const GG_ROM gg_range_test tasks__live__methods__hungry__precondition__boxes__0__ranges[] = {
    {.word = 0, .low = UINT64_C(0x0), .high = UINT64_C(0x5da943), .care = UINT64_C(0xf)}, /* food <= 3 */
};
static const GG_ROM gg_box tasks__live__methods__hungry__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live__methods__hungry__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__hungry__subtasks[] = {action__beg};
static const GG_ROM gg_range_test tasks__live__methods__lonely__precondition__boxes__0__ranges[] = {
    {.word = 0, .low = UINT64_C(0x0), .high = UINT64_C(0x5da86a), .care = UINT64_C(0x1e0)}, /* fun <= 3 */
};
static const GG_ROM gg_box tasks__live__methods__lonely__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__live__methods__lonely__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__live__methods__lonely__subtasks[] = {action__whine};
static const GG_ROM uint16_t tasks__live__methods__content__subtasks[] = {action__glow};
static const GG_ROM gg_method tasks__live__methods[] = {
    {.precondition = {.boxes = tasks__live__methods__answer__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__answer__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* answer: presses >= 1 */
    {.precondition = {.boxes = tasks__live__methods__retire__precondition__boxes, .count = 2},
     .subtasks = tasks__live__methods__retire__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 2, .source_index = 1, .priority_level = 1, .scored = GG_NONE}, /* retire: hour >= 22 or hour <= 6, rest <= 8 */
    {.precondition = {.boxes = tasks__live__methods__collapse__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__collapse__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 2, .priority_level = 1, .scored = GG_NONE}, /* collapse: rest <= 1 */
    {.precondition = {.boxes = tasks__live__methods__hungry__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__hungry__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 3, .priority_level = 2, .scored = GG_NONE}, /* hungry: food <= 3 */
    {.precondition = {.boxes = tasks__live__methods__lonely__precondition__boxes, .count = 1},
     .subtasks = tasks__live__methods__lonely__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 4, .priority_level = 3, .scored = GG_NONE}, /* lonely: fun <= 3 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__live__methods__content__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 5, .priority_level = 4, .scored = GG_NONE}, /* content: none */
};
/* respond */
static const GG_ROM gg_range_test tasks__respond__methods__feed__precondition__boxes__0__ranges[] = {
    {.word = 0, .low = UINT64_C(0x8000), .high = UINT64_C(0x5da944), .care = UINT64_C(0x1800f)}, /* food <= 4, presses >= 1 */
};
static const GG_ROM gg_box tasks__respond__methods__feed__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__respond__methods__feed__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__respond__methods__feed__subtasks[] = {action__eat};
static const GG_ROM gg_range_test tasks__respond__methods__amuse__precondition__boxes__0__ranges[] = {
    {.word = 0, .low = UINT64_C(0x8400), .high = UINT64_C(0x5da8ea), .care = UINT64_C(0x1bde0)}, /* fun <= 7, rest >= 1, presses >= 1 */
};
static const GG_ROM gg_box tasks__respond__methods__amuse__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__respond__methods__amuse__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__respond__methods__amuse__subtasks[] = {action__play};
static const GG_ROM gg_range_test tasks__respond__methods__please__precondition__boxes__0__ranges[] = {
    {.word = 0, .low = UINT64_C(0x8000), .high = UINT64_C(0x5da94a), .care = UINT64_C(0x18000)}, /* presses >= 1 */
};
static const GG_ROM gg_box tasks__respond__methods__please__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__respond__methods__please__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__respond__methods__please__subtasks[] = {action__wag};
static const GG_ROM gg_method tasks__respond__methods[] = {
    {.precondition = {.boxes = tasks__respond__methods__feed__precondition__boxes, .count = 1},
     .subtasks = tasks__respond__methods__feed__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* feed: food <= 4 */
    {.precondition = {.boxes = tasks__respond__methods__amuse__precondition__boxes, .count = 1},
     .subtasks = tasks__respond__methods__amuse__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* amuse: none */
    {.precondition = {.boxes = tasks__respond__methods__please__precondition__boxes, .count = 1},
     .subtasks = tasks__respond__methods__please__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* please: none */
};
static const GG_ROM gg_task tasks__all[] = {
    {.methods = tasks__live__methods, .groups = NULL, .index = NULL, .method_count = 6, .group_count = 0,
     .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1, .draws = false,
     .component = GG_NONE}, /* live */
    {.methods = tasks__respond__methods, .groups = NULL, .index = NULL, .method_count = 3,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* respond */
};

static const GG_ROM gg_init_hook hooks__init[] = {
    gg_rules_init,
    NULL,
};
static const GG_ROM gg_pass_hook hooks__pass[] = {
    gg_rules_pass,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__begin[] = {
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x1824a6)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x5da94a)};

/* hunger: food -= 1 */
static const GG_ROM gg_addition rules__hunger__effect__additions[] = {
    {.fact = 0, .amount = -1}, /* food */
};
static const GG_ROM gg_effect rules__hunger__effect = {.assignments = NULL,
     .additions = rules__hunger__effect__additions, .assignment_count = 0, .addition_count = 1};
/* boredom: fun -= 1 */
static const GG_ROM gg_addition rules__boredom__effect__additions[] = {
    {.fact = 1, .amount = -1}, /* fun */
};
static const GG_ROM gg_effect rules__boredom__effect = {.assignments = NULL,
     .additions = rules__boredom__effect__additions, .assignment_count = 0, .addition_count = 1};
/* tiredness: rest -= 1 */
static const GG_ROM gg_addition rules__tiredness__effect__additions[] = {
    {.fact = 2, .amount = -1}, /* rest */
};
static const GG_ROM gg_effect rules__tiredness__effect = {.assignments = NULL,
     .additions = rules__tiredness__effect__additions, .assignment_count = 0, .addition_count = 1};
/* clock: hour += 1 */
static const GG_ROM gg_range_test rules__clock__precondition__boxes__0__ranges[] = {
    {.word = 0, .low = UINT64_C(0x0), .high = UINT64_C(0x59a94a), .care = UINT64_C(0x7c0000)}, /* hour <= 23 */
};
static const GG_ROM gg_box rules__clock__precondition__boxes[] = {
    {.flags = NULL, .ranges = rules__clock__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition rules__clock__effect__additions[] = {
    {.fact = 4, .amount = 1}, /* hour */
};
static const GG_ROM gg_effect rules__clock__effect = {.assignments = NULL,
     .additions = rules__clock__effect__additions, .assignment_count = 0, .addition_count = 1};
/* midnight: hour = 1 */
static const GG_ROM gg_range_test rules__midnight__precondition__boxes__0__ranges[] = {
    {.word = 0, .low = UINT64_C(0x5c0000), .high = UINT64_C(0x5da94a), .care = UINT64_C(0x7c0000)}, /* hour == 24 */
};
static const GG_ROM gg_box rules__midnight__precondition__boxes[] = {
    {.flags = NULL, .ranges = rules__midnight__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment rules__midnight__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff83ffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect rules__midnight__effect = {.assignments = rules__midnight__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_rule rules__all[] = {
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__hunger__effect,
     .period = 4800000}, /* hunger: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__boredom__effect,
     .period = 3000000}, /* boredom: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__tiredness__effect,
     .period = 9000000}, /* tiredness: none */
    {.precondition = {.boxes = rules__clock__precondition__boxes, .count = 1},
     .effect = &rules__clock__effect, .period = 3600000}, /* clock: hour <= 23 */
    {.precondition = {.boxes = rules__midnight__precondition__boxes, .count = 1},
     .effect = &rules__midnight__effect, .period = 3600000}, /* midnight: hour == 24 */
};


const GG_ROM gg_domain pet_domain = {
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
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 2,
    .watch_limit = 8,
    .want_limit = 0,
    .guards = guards__all,
    .shared = NULL,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = NULL,
    .places = NULL,
    .wants = NULL,
    .claims = NULL,
    .senses = NULL,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = &gg_interrupting,
    .goals = NULL,
    .offsets = {.agent_state = offsetof(pet_agent, state), .agent_snapshot = offsetof(pet_agent, snapshot),
     .agent_support_mask = offsetof(pet_agent, support_mask), .agent_from = 0,
     .agent_timers = offsetof(pet_agent, timers), .agent_backoffs = offsetof(pet_agent, backoffs),
     .agent_plan = offsetof(pet_agent, plan), .agent_watches = offsetof(pet_agent, watches),
     .agent_membership = 0, .world_state = offsetof(pet_world, state), .world_timers = 0,
     .agent_bytes = sizeof(pet_agent), .world_bytes = sizeof(pet_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__begin,
     .look = hooks__begin, .start = hooks__begin, .end = hooks__begin},
    .format = &gg_format_26,
    .fingerprint = 144230973,
    .saved_fingerprint = (uint32_t)(UINT32_C(144230973) +
        UINT32_C(31) * offsetof(pet_agent, state) +
        UINT32_C(961) * offsetof(pet_agent, snapshot) +
        UINT32_C(29791) * offsetof(pet_agent, support_mask) +
        UINT32_C(28629151) * offsetof(pet_agent, timers) +
        UINT32_C(887503681) * offsetof(pet_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(pet_agent, plan) +
        UINT32_C(2498015937) * offsetof(pet_agent, watches) +
        UINT32_C(1725480897) * offsetof(pet_world, state)),
    .start = start__all,
    .tops = tops__all,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = NULL,
    .fact_at = NULL,
    .rules = rules__all,
    .sets = NULL,
    .recall = NULL,
    .achieve = NULL,
    .drawing = NULL,
    .scoring = NULL,
    .indexing = NULL,
    .sharing = NULL,
    .decomposing = &gg_decomposing,
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

