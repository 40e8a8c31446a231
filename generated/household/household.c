/* Made by goapgen from household.yaml. Do not edit: run goapgen again. */
#include "household.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__buy__vegetables,
    action__buy__soap,
    action__buy__novel,
    action__cook,
    action__eat,
    action__clear_up,
    action__bathe,
    action__wash,
    action__sleep,
    action__nap,
    action__work,
    action__sell_flowers,
    action__fetch_novel,
    action__read,
    action__play,
    action__chat,
    action__wait_2s,
    task__idle,
};

static gg_status agent_type__adult__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    household_agent *self = (household_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = household_domain.actions[action].arguments;
    switch (household_domain.actions[action].source_index) {
    case HOUSEHOLD_ACTION_BUY:
        return household_adult_task_buy(self, phase, (household_symbol)arguments[0]);
    case HOUSEHOLD_ACTION_COOK:
        return household_adult_task_go_about(self, phase, HOUSEHOLD_ACTION_COOK);
    case HOUSEHOLD_ACTION_EAT:
        return household_adult_task_go_about(self, phase, HOUSEHOLD_ACTION_EAT);
    case HOUSEHOLD_ACTION_CLEAR_UP:
        return household_adult_task_go_about(self, phase, HOUSEHOLD_ACTION_CLEAR_UP);
    case HOUSEHOLD_ACTION_BATHE:
        return household_adult_task_go_about(self, phase, HOUSEHOLD_ACTION_BATHE);
    case HOUSEHOLD_ACTION_WASH:
        return household_adult_task_go_about(self, phase, HOUSEHOLD_ACTION_WASH);
    case HOUSEHOLD_ACTION_SLEEP:
        return household_adult_task_go_about(self, phase, HOUSEHOLD_ACTION_SLEEP);
    case HOUSEHOLD_ACTION_NAP:
        return household_adult_task_go_about(self, phase, HOUSEHOLD_ACTION_NAP);
    case HOUSEHOLD_ACTION_WORK:
        return household_adult_task_go_about(self, phase, HOUSEHOLD_ACTION_WORK);
    case HOUSEHOLD_ACTION_SELL_FLOWERS:
        return household_adult_task_go_about(self, phase, HOUSEHOLD_ACTION_SELL_FLOWERS);
    case HOUSEHOLD_ACTION_FETCH_NOVEL:
        return household_adult_task_go_about(self, phase, HOUSEHOLD_ACTION_FETCH_NOVEL);
    case HOUSEHOLD_ACTION_READ:
        return household_adult_task_go_about(self, phase, HOUSEHOLD_ACTION_READ);
    case HOUSEHOLD_ACTION_CHAT:
        return household_adult_task_go_about(self, phase, HOUSEHOLD_ACTION_CHAT);
    case HOUSEHOLD_ACTION_WAIT_2S:
        (void)phase;
        return household_agent_wait(self);
    default:
        return GG_INVALID;
    }
}

static gg_status agent_type__adult__walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return household_adult_travel_walk((household_agent *)(void *)agent, phase, (household_symbol)household_domain.places->symbols[place]);
}

static const GG_ROM gg_calls agent_type__adult__calls = {
    .run = agent_type__adult__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = NULL,
    .apply = NULL,
    .walk = agent_type__adult__walk,
    .travel = NULL,
};
static gg_status agent_type__child__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    household_agent *self = (household_agent *)(void *)agent;
    switch (household_domain.actions[action].source_index) {
    case HOUSEHOLD_ACTION_COOK:
        return household_child_task_go_about(self, phase, HOUSEHOLD_ACTION_COOK);
    case HOUSEHOLD_ACTION_EAT:
        return household_child_task_go_about(self, phase, HOUSEHOLD_ACTION_EAT);
    case HOUSEHOLD_ACTION_CLEAR_UP:
        return household_child_task_go_about(self, phase, HOUSEHOLD_ACTION_CLEAR_UP);
    case HOUSEHOLD_ACTION_BATHE:
        return household_child_task_go_about(self, phase, HOUSEHOLD_ACTION_BATHE);
    case HOUSEHOLD_ACTION_WASH:
        return household_child_task_go_about(self, phase, HOUSEHOLD_ACTION_WASH);
    case HOUSEHOLD_ACTION_SLEEP:
        return household_child_task_go_about(self, phase, HOUSEHOLD_ACTION_SLEEP);
    case HOUSEHOLD_ACTION_NAP:
        return household_child_task_go_about(self, phase, HOUSEHOLD_ACTION_NAP);
    case HOUSEHOLD_ACTION_FETCH_NOVEL:
        return household_child_task_go_about(self, phase, HOUSEHOLD_ACTION_FETCH_NOVEL);
    case HOUSEHOLD_ACTION_READ:
        return household_child_task_go_about(self, phase, HOUSEHOLD_ACTION_READ);
    case HOUSEHOLD_ACTION_PLAY:
        return household_child_task_go_about(self, phase, HOUSEHOLD_ACTION_PLAY);
    case HOUSEHOLD_ACTION_CHAT:
        return household_child_task_go_about(self, phase, HOUSEHOLD_ACTION_CHAT);
    case HOUSEHOLD_ACTION_WAIT_2S:
        (void)phase;
        return household_agent_wait(self);
    default:
        return GG_INVALID;
    }
}

static gg_status agent_type__child__walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return household_child_travel_walk((household_agent *)(void *)agent, phase, (household_symbol)household_domain.places->symbols[place]);
}

static const GG_ROM gg_calls agent_type__child__calls = {
    .run = agent_type__child__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = NULL,
    .apply = NULL,
    .walk = agent_type__child__walk,
    .travel = NULL,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("here"),
    GG_TEXT("food"),
    GG_TEXT("vigour"),
    GG_TEXT("hygiene"),
    GG_TEXT("fun"),
    GG_TEXT("reading"),
    GG_TEXT("purse"),
    GG_TEXT("pantry(vegetables)"),
    GG_TEXT("pantry(soap)"),
    GG_TEXT("pantry(novel)"),
    GG_TEXT("portions"),
    GG_TEXT("dishes"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("buy(vegetables)"),
    GG_TEXT("buy(soap)"),
    GG_TEXT("buy(novel)"),
    GG_TEXT("cook"),
    GG_TEXT("eat"),
    GG_TEXT("clear_up"),
    GG_TEXT("bathe"),
    GG_TEXT("wash"),
    GG_TEXT("sleep"),
    GG_TEXT("nap"),
    GG_TEXT("work"),
    GG_TEXT("sell_flowers"),
    GG_TEXT("fetch_novel"),
    GG_TEXT("read"),
    GG_TEXT("play"),
    GG_TEXT("chat"),
    GG_TEXT("wait 2s"),
};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("idle"),
};
static const GG_ROM char *const GG_ROM names__methods__idle[] = {
    GG_TEXT("chat"),
    GG_TEXT("sit"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__idle, /* idle */
};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("fed"),
    GG_TEXT("rested"),
    GG_TEXT("clean"),
    GG_TEXT("amused"),
    GG_TEXT("solvent"),
    GG_TEXT("stocked"),
    GG_TEXT("cleared"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("adult"),
    GG_TEXT("child"),
};
static const GG_ROM char *const GG_ROM names__places[] = {
    GG_TEXT("kitchen"),
    GG_TEXT("bedroom"),
    GG_TEXT("bath"),
    GG_TEXT("parlour"),
    GG_TEXT("garden"),
    GG_TEXT("shop"),
    GG_TEXT("office"),
};
static const GG_ROM char *const GG_ROM names__values__0__symbols[] = {
    GG_TEXT("kitchen"),
    GG_TEXT("bedroom"),
    GG_TEXT("bath"),
    GG_TEXT("parlour"),
    GG_TEXT("garden"),
    GG_TEXT("shop"),
    GG_TEXT("office"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = names__values__0__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__1 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* here */
    &names__values__1, /* food */
    &names__values__1, /* vigour */
    &names__values__1, /* hygiene */
    &names__values__1, /* fun */
    &names__values__1, /* reading */
    &names__values__1, /* purse */
    &names__values__1, /* pantry(vegetables) */
    &names__values__1, /* pantry(soap) */
    &names__values__1, /* pantry(novel) */
    &names__values__1, /* portions */
    &names__values__1, /* dishes */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("household"),
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
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0), UINT64_C(0x84492084210)};

static const GG_ROM uint64_t shared__all[] = {UINT64_C(0x0), UINT64_C(0x7bb6df00000)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 7, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 6,
     .first = 0}, /* here */
    {.word = 1, .shift = 0, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 8,
     .first = 7}, /* food */
    {.word = 1, .shift = 5, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 8,
     .first = 16}, /* vigour */
    {.word = 1, .shift = 10, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 8,
     .first = 25}, /* hygiene */
    {.word = 1, .shift = 15, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 8,
     .first = 34}, /* fun */
    {.word = 0, .shift = 7, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 43}, /* reading */
    {.word = 1, .shift = 20, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 20,
     .first = 45}, /* purse */
    {.word = 1, .shift = 26, .width = 2, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 3,
     .first = 66}, /* pantry(vegetables) */
    {.word = 1, .shift = 29, .width = 2, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 3,
     .first = 70}, /* pantry(soap) */
    {.word = 1, .shift = 32, .width = 2, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 3,
     .first = 74}, /* pantry(novel) */
    {.word = 1, .shift = 35, .width = 3, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 4,
     .first = 78}, /* portions */
    {.word = 1, .shift = 39, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 8,
     .first = 83}, /* dishes */
};

/* buy(vegetables): purse -= price(what), pantry(what) += 1, here = shop */
static const GG_ROM gg_range_test actions__buy__vegetables__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x200000), .high = UINT64_C(0x42369442108), .care = UINT64_C(0xdf00000)}, /* purse >= 2, pantry(vegetables) <= 2 */
};
static const GG_ROM gg_box actions__buy__vegetables__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__buy__vegetables__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__buy__vegetables__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_addition actions__buy__vegetables__effect__additions[] = {
    {.fact = 6, .amount = -2}, /* purse */
    {.fact = 7, .amount = 1}, /* pantry(vegetables) */
};
static const GG_ROM gg_effect actions__buy__vegetables__effect = {.assignments = actions__buy__vegetables__effect__assignments,
     .additions = actions__buy__vegetables__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM gg_assignment actions__buy__vegetables__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__buy__vegetables__own = {.assignments = actions__buy__vegetables__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__buy__vegetables__world__additions[] = {
    {.fact = 6, .amount = -2}, /* purse */
    {.fact = 7, .amount = 1}, /* pantry(vegetables) */
};
static const GG_ROM gg_effect actions__buy__vegetables__world = {.assignments = NULL,
     .additions = actions__buy__vegetables__world__additions, .assignment_count = 0,
     .addition_count = 2};
static const GG_ROM uint16_t actions__buy__vegetables__arguments[] = {HOUSEHOLD_VEGETABLES};
/* buy(soap): purse -= price(what), pantry(what) += 1, here = shop */
static const GG_ROM gg_range_test actions__buy__soap__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x100000), .high = UINT64_C(0x4234d442108), .care = UINT64_C(0x61f00000)}, /* purse >= 1, pantry(soap) <= 2 */
};
static const GG_ROM gg_box actions__buy__soap__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__buy__soap__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__buy__soap__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_addition actions__buy__soap__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* purse */
    {.fact = 8, .amount = 1}, /* pantry(soap) */
};
static const GG_ROM gg_effect actions__buy__soap__effect = {.assignments = actions__buy__soap__effect__assignments,
     .additions = actions__buy__soap__effect__additions, .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__buy__soap__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__buy__soap__own = {.assignments = actions__buy__soap__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__buy__soap__world__additions[] = {
    {.fact = 6, .amount = -1}, /* purse */
    {.fact = 8, .amount = 1}, /* pantry(soap) */
};
static const GG_ROM gg_effect actions__buy__soap__world = {.assignments = NULL,
     .additions = actions__buy__soap__world__additions, .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t actions__buy__soap__arguments[] = {HOUSEHOLD_SOAP};
/* buy(novel): purse -= price(what), pantry(what) += 1, here = shop */
static const GG_ROM gg_range_test actions__buy__novel__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x700000), .high = UINT64_C(0x4226d442108),
     .care = UINT64_C(0x301f00000)}, /* purse >= 7, pantry(novel) <= 2 */
};
static const GG_ROM gg_box actions__buy__novel__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__buy__novel__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__buy__novel__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_addition actions__buy__novel__effect__additions[] = {
    {.fact = 6, .amount = -7}, /* purse */
    {.fact = 9, .amount = 1}, /* pantry(novel) */
};
static const GG_ROM gg_effect actions__buy__novel__effect = {.assignments = actions__buy__novel__effect__assignments,
     .additions = actions__buy__novel__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM gg_assignment actions__buy__novel__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__buy__novel__own = {.assignments = actions__buy__novel__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__buy__novel__world__additions[] = {
    {.fact = 6, .amount = -7}, /* purse */
    {.fact = 9, .amount = 1}, /* pantry(novel) */
};
static const GG_ROM gg_effect actions__buy__novel__world = {.assignments = NULL,
     .additions = actions__buy__novel__world__additions, .assignment_count = 0, .addition_count = 2};
static const GG_ROM uint16_t actions__buy__novel__arguments[] = {HOUSEHOLD_NOVEL};
/* cook: pantry(vegetables) -= 1, portions += 3, dishes += 1, here = kitchen */
static const GG_ROM gg_range_test actions__cook__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x4000000), .high = UINT64_C(0x18b6d442108),
     .care = UINT64_C(0x7b80c000000)}, /* pantry(vegetables) >= 1, portions <= 1, dishes <= 3 */
};
static const GG_ROM gg_box actions__cook__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__cook__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__cook__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition actions__cook__effect__additions[] = {
    {.fact = 7, .amount = -1}, /* pantry(vegetables) */
    {.fact = 10, .amount = 3}, /* portions */
    {.fact = 11, .amount = 1}, /* dishes */
};
static const GG_ROM gg_effect actions__cook__effect = {.assignments = actions__cook__effect__assignments,
     .additions = actions__cook__effect__additions, .assignment_count = 1, .addition_count = 3};
static const GG_ROM gg_assignment actions__cook__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__cook__own = {.assignments = actions__cook__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__cook__world__additions[] = {
    {.fact = 7, .amount = -1}, /* pantry(vegetables) */
    {.fact = 10, .amount = 3}, /* portions */
    {.fact = 11, .amount = 1}, /* dishes */
};
static const GG_ROM gg_effect actions__cook__world = {.assignments = NULL,
     .additions = actions__cook__world__additions, .assignment_count = 0, .addition_count = 3};
/* eat: food += 4, portions -= 1, dishes += 1, here = kitchen */
static const GG_ROM gg_range_test actions__eat__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x800000000), .high = UINT64_C(0x3a36d442104),
     .care = UINT64_C(0x7b80000000f)}, /* food <= 4, portions >= 1, dishes <= 7 */
};
static const GG_ROM gg_box actions__eat__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__eat__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__eat__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition actions__eat__effect__additions[] = {
    {.fact = 1, .amount = 4}, /* food */
    {.fact = 10, .amount = -1}, /* portions */
    {.fact = 11, .amount = 1}, /* dishes */
};
static const GG_ROM gg_effect actions__eat__effect = {.assignments = actions__eat__effect__assignments,
     .additions = actions__eat__effect__additions, .assignment_count = 1, .addition_count = 3};
static const GG_ROM gg_assignment actions__eat__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_addition actions__eat__own__additions[] = {
    {.fact = 1, .amount = 4}, /* food */
};
static const GG_ROM gg_effect actions__eat__own = {.assignments = actions__eat__own__assignments,
     .additions = actions__eat__own__additions, .assignment_count = 1, .addition_count = 1};
static const GG_ROM gg_addition actions__eat__world__additions[] = {
    {.fact = 10, .amount = -1}, /* portions */
    {.fact = 11, .amount = 1}, /* dishes */
};
static const GG_ROM gg_effect actions__eat__world = {.assignments = NULL,
     .additions = actions__eat__world__additions, .assignment_count = 0, .addition_count = 2};
/* clear_up: dishes = 0, here = kitchen */
static const GG_ROM gg_range_test actions__clear_up__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8000000000), .high = UINT64_C(0x4236d442108),
     .care = UINT64_C(0x78000000000)}, /* dishes >= 1 */
};
static const GG_ROM gg_box actions__clear_up__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__clear_up__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__clear_up__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffff87fffffffff), .set = UINT64_C(0x0)},
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__clear_up__effect = {.assignments = actions__clear_up__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__clear_up__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__clear_up__own = {.assignments = actions__clear_up__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__clear_up__world__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffff87fffffffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__clear_up__world = {.assignments = actions__clear_up__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* bathe: hygiene = 8, pantry(soap) -= 1, here = bath */
static const GG_ROM gg_range_test actions__bathe__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20000000), .high = UINT64_C(0x4236d442108),
     .care = UINT64_C(0x60000000)}, /* pantry(soap) >= 1 */
};
static const GG_ROM gg_box actions__bathe__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__bathe__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__bathe__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xffffffffffffc3ff), .set = UINT64_C(0x2000)},
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition actions__bathe__effect__additions[] = {
    {.fact = 8, .amount = -1}, /* pantry(soap) */
};
static const GG_ROM gg_effect actions__bathe__effect = {.assignments = actions__bathe__effect__assignments,
     .additions = actions__bathe__effect__additions, .assignment_count = 2, .addition_count = 1};
static const GG_ROM gg_assignment actions__bathe__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xffffffffffffc3ff), .set = UINT64_C(0x2000)},
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__bathe__own = {.assignments = actions__bathe__own__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_addition actions__bathe__world__additions[] = {
    {.fact = 8, .amount = -1}, /* pantry(soap) */
};
static const GG_ROM gg_effect actions__bathe__world = {.assignments = NULL,
     .additions = actions__bathe__world__additions, .assignment_count = 0, .addition_count = 1};
/* wash: hygiene += 2, here = bath */
static const GG_ROM gg_range_test actions__wash__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x4236d441908), .care = UINT64_C(0x3c00)}, /* hygiene <= 6 */
};
static const GG_ROM gg_box actions__wash__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__wash__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__wash__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_addition actions__wash__effect__additions[] = {
    {.fact = 3, .amount = 2}, /* hygiene */
};
static const GG_ROM gg_effect actions__wash__effect = {.assignments = actions__wash__effect__assignments,
     .additions = actions__wash__effect__additions, .assignment_count = 1, .addition_count = 1};
/* sleep: vigour = 8, here = bedroom */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sleep__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffffe1f), .set = UINT64_C(0x100)},
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__sleep__effect = {.assignments = actions__sleep__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
/* nap: vigour += 3, here = parlour */
static const GG_ROM gg_range_test actions__nap__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x4236d4420a8), .care = UINT64_C(0x1e0)}, /* vigour <= 5 */
};
static const GG_ROM gg_box actions__nap__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__nap__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__nap__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_addition actions__nap__effect__additions[] = {
    {.fact = 2, .amount = 3}, /* vigour */
};
static const GG_ROM gg_effect actions__nap__effect = {.assignments = actions__nap__effect__assignments,
     .additions = actions__nap__effect__additions, .assignment_count = 1, .addition_count = 1};
/* work: purse += 5, vigour -= 2, here = office */
static const GG_ROM gg_range_test actions__work__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x61), .high = UINT64_C(0x4236cf42108), .care = UINT64_C(0x1f001ef)}, /* food >= 1, vigour >= 3, purse <= 15 */
};
static const GG_ROM gg_box actions__work__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__work__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__work__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_addition actions__work__effect__additions[] = {
    {.fact = 6, .amount = 5}, /* purse */
    {.fact = 2, .amount = -2}, /* vigour */
};
static const GG_ROM gg_effect actions__work__effect = {.assignments = actions__work__effect__assignments,
     .additions = actions__work__effect__additions, .assignment_count = 1, .addition_count = 2};
static const GG_ROM gg_assignment actions__work__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_addition actions__work__own__additions[] = {
    {.fact = 2, .amount = -2}, /* vigour */
};
static const GG_ROM gg_effect actions__work__own = {.assignments = actions__work__own__assignments,
     .additions = actions__work__own__additions, .assignment_count = 1, .addition_count = 1};
static const GG_ROM gg_addition actions__work__world__additions[] = {
    {.fact = 6, .amount = 5}, /* purse */
};
static const GG_ROM gg_effect actions__work__world = {.assignments = NULL,
     .additions = actions__work__world__additions, .assignment_count = 0, .addition_count = 1};
/* sell_flowers: purse += 2, vigour -= 1, here = garden */
static const GG_ROM gg_range_test actions__sell_flowers__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x60), .high = UINT64_C(0x4236d242108), .care = UINT64_C(0x1f001e0)}, /* vigour >= 3, purse <= 18 */
};
static const GG_ROM gg_box actions__sell_flowers__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__sell_flowers__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__sell_flowers__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_addition actions__sell_flowers__effect__additions[] = {
    {.fact = 6, .amount = 2}, /* purse */
    {.fact = 2, .amount = -1}, /* vigour */
};
static const GG_ROM gg_effect actions__sell_flowers__effect = {.assignments = actions__sell_flowers__effect__assignments,
     .additions = actions__sell_flowers__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM gg_assignment actions__sell_flowers__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_addition actions__sell_flowers__own__additions[] = {
    {.fact = 2, .amount = -1}, /* vigour */
};
static const GG_ROM gg_effect actions__sell_flowers__own = {.assignments = actions__sell_flowers__own__assignments,
     .additions = actions__sell_flowers__own__additions, .assignment_count = 1, .addition_count = 1};
static const GG_ROM gg_addition actions__sell_flowers__world__additions[] = {
    {.fact = 6, .amount = 2}, /* purse */
};
static const GG_ROM gg_effect actions__sell_flowers__world = {.assignments = NULL,
     .additions = actions__sell_flowers__world__additions, .assignment_count = 0,
     .addition_count = 1};
/* fetch_novel: reading, pantry(novel) -= 1, here = parlour */
static const GG_ROM gg_flag_test actions__fetch_novel__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x80), .want = UINT64_C(0x0)}, /* not reading */
};
static const GG_ROM gg_range_test actions__fetch_novel__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x100000000), .high = UINT64_C(0x4236d442108),
     .care = UINT64_C(0x300000000)}, /* pantry(novel) >= 1 */
};
static const GG_ROM gg_box actions__fetch_novel__precondition__boxes[] = {
    {.flags = actions__fetch_novel__precondition__boxes__0__flags,
     .ranges = actions__fetch_novel__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fetch_novel__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff00), .set = UINT64_C(0x88)},
};
static const GG_ROM gg_addition actions__fetch_novel__effect__additions[] = {
    {.fact = 9, .amount = -1}, /* pantry(novel) */
};
static const GG_ROM gg_effect actions__fetch_novel__effect = {.assignments = actions__fetch_novel__effect__assignments,
     .additions = actions__fetch_novel__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__fetch_novel__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff00), .set = UINT64_C(0x88)},
};
static const GG_ROM gg_effect actions__fetch_novel__own = {.assignments = actions__fetch_novel__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__fetch_novel__world__additions[] = {
    {.fact = 9, .amount = -1}, /* pantry(novel) */
};
static const GG_ROM gg_effect actions__fetch_novel__world = {.assignments = NULL,
     .additions = actions__fetch_novel__world__additions, .assignment_count = 0,
     .addition_count = 1};
/* read: fun = 8, not reading, here = parlour */
static const GG_ROM gg_flag_test actions__read__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x80), .want = UINT64_C(0x80)}, /* reading */
};
static const GG_ROM gg_box actions__read__precondition__boxes[] = {
    {.flags = actions__read__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__read__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffff87fff), .set = UINT64_C(0x40000)},
    {.word = 0, .keep = UINT64_C(0xffffffffffffff00), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__read__effect = {.assignments = actions__read__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
/* play: fun += 4, vigour -= 1, hygiene -= 2, here = garden */
static const GG_ROM gg_range_test actions__play__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x860), .high = UINT64_C(0x4236d422108), .care = UINT64_C(0x7bde0)}, /* vigour >= 3, hygiene >= 2, fun <= 4 */
};
static const GG_ROM gg_box actions__play__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__play__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__play__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_addition actions__play__effect__additions[] = {
    {.fact = 4, .amount = 4}, /* fun */
    {.fact = 2, .amount = -1}, /* vigour */
    {.fact = 3, .amount = -2}, /* hygiene */
};
static const GG_ROM gg_effect actions__play__effect = {.assignments = actions__play__effect__assignments,
     .additions = actions__play__effect__additions, .assignment_count = 1, .addition_count = 3};
/* chat: fun += 1, here = parlour */
static const GG_ROM gg_range_test actions__chat__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x4236d43a108), .care = UINT64_C(0x78000)}, /* fun <= 7 */
};
static const GG_ROM gg_box actions__chat__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__chat__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__chat__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_addition actions__chat__effect__additions[] = {
    {.fact = 4, .amount = 1}, /* fun */
};
static const GG_ROM gg_effect actions__chat__effect = {.assignments = actions__chat__effect__assignments,
     .additions = actions__chat__effect__additions, .assignment_count = 1, .addition_count = 1};
/* wait 2s: none */
static const GG_ROM gg_effect actions__wait_2s__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__buy__vegetables__precondition__boxes, .count = 1},
     .effect = &actions__buy__vegetables__effect, .own = &actions__buy__vegetables__own,
     .world = &actions__buy__vegetables__world, .duration = 2000, .timeout = 0, .cost = 4,
     .source_index = HOUSEHOLD_ACTION_BUY, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 5, .ends_at = 5, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__buy__vegetables__arguments}, /* buy(vegetables): affordable(what), pantry(what) <= 2 */
    {.precondition = {.boxes = actions__buy__soap__precondition__boxes, .count = 1},
     .effect = &actions__buy__soap__effect, .own = &actions__buy__soap__own,
     .world = &actions__buy__soap__world, .duration = 2000, .timeout = 0, .cost = 4,
     .source_index = HOUSEHOLD_ACTION_BUY, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 5, .ends_at = 5, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__buy__soap__arguments}, /* buy(soap): affordable(what), pantry(what) <= 2 */
    {.precondition = {.boxes = actions__buy__novel__precondition__boxes, .count = 1},
     .effect = &actions__buy__novel__effect, .own = &actions__buy__novel__own,
     .world = &actions__buy__novel__world, .duration = 2000, .timeout = 0, .cost = 4,
     .source_index = HOUSEHOLD_ACTION_BUY, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 5, .ends_at = 5, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__buy__novel__arguments}, /* buy(novel): affordable(what), pantry(what) <= 2 */
    {.precondition = {.boxes = actions__cook__precondition__boxes, .count = 1},
     .effect = &actions__cook__effect, .own = &actions__cook__own, .world = &actions__cook__world,
     .duration = 5000, .timeout = 0, .cost = 3, .source_index = HOUSEHOLD_ACTION_COOK,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 0,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* cook: pantry(vegetables) >= 1, portions <= 1, tidy */
    {.precondition = {.boxes = actions__eat__precondition__boxes, .count = 1},
     .effect = &actions__eat__effect, .own = &actions__eat__own, .world = &actions__eat__world,
     .duration = 3000, .timeout = 0, .cost = 1, .source_index = HOUSEHOLD_ACTION_EAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 0,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* eat: portions >= 1, food <= 4, dishes <= 7 */
    {.precondition = {.boxes = actions__clear_up__precondition__boxes, .count = 1},
     .effect = &actions__clear_up__effect, .own = &actions__clear_up__own,
     .world = &actions__clear_up__world, .duration = 4000, .timeout = 0, .cost = 2,
     .source_index = HOUSEHOLD_ACTION_CLEAR_UP, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* clear_up: dishes >= 1 */
    {.precondition = {.boxes = actions__bathe__precondition__boxes, .count = 1},
     .effect = &actions__bathe__effect, .own = &actions__bathe__own,
     .world = &actions__bathe__world, .duration = 4000, .timeout = 0, .cost = 1,
     .source_index = HOUSEHOLD_ACTION_BATHE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 2, .ends_at = 2, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* bathe: pantry(soap) >= 1 */
    {.precondition = {.boxes = actions__wash__precondition__boxes, .count = 1},
     .effect = &actions__wash__effect, .own = &actions__wash__effect, .world = NULL,
     .duration = 3000, .timeout = 0, .cost = 2, .source_index = HOUSEHOLD_ACTION_WASH,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 2, .ends_at = 2,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* wash: hygiene <= 6 */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__sleep__effect,
     .own = &actions__sleep__effect, .world = NULL, .duration = 12000, .timeout = 0, .cost = 3,
     .source_index = HOUSEHOLD_ACTION_SLEEP, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 1, .callback_duration = false, .uninterruptible = true,
     .applies = false, .arguments = NULL}, /* sleep: none */
    {.precondition = {.boxes = actions__nap__precondition__boxes, .count = 1},
     .effect = &actions__nap__effect, .own = &actions__nap__effect, .world = NULL, .duration = 5000,
     .timeout = 0, .cost = 2, .source_index = HOUSEHOLD_ACTION_NAP, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 3, .ends_at = 3, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* nap: vigour <= 5 */
    {.precondition = {.boxes = actions__work__precondition__boxes, .count = 1},
     .effect = &actions__work__effect, .own = &actions__work__own, .world = &actions__work__world,
     .duration = 8000, .timeout = 0, .cost = 5, .source_index = HOUSEHOLD_ACTION_WORK,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 6, .ends_at = 6,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* work: awake, food >= 1, purse <= 15 */
    {.precondition = {.boxes = actions__sell_flowers__precondition__boxes, .count = 1},
     .effect = &actions__sell_flowers__effect, .own = &actions__sell_flowers__own,
     .world = &actions__sell_flowers__world, .duration = 5000, .timeout = 0, .cost = 3,
     .source_index = HOUSEHOLD_ACTION_SELL_FLOWERS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 4, .ends_at = 4, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* sell_flowers: awake, purse <= 18 */
    {.precondition = {.boxes = actions__fetch_novel__precondition__boxes, .count = 1},
     .effect = &actions__fetch_novel__effect, .own = &actions__fetch_novel__own,
     .world = &actions__fetch_novel__world, .duration = 0, .timeout = 0, .cost = 1,
     .source_index = HOUSEHOLD_ACTION_FETCH_NOVEL, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 3, .ends_at = 3, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* fetch_novel: pantry(novel) >= 1, not reading */
    {.precondition = {.boxes = actions__read__precondition__boxes, .count = 1},
     .effect = &actions__read__effect, .own = &actions__read__effect, .world = NULL,
     .duration = 6000, .timeout = 0, .cost = 1, .source_index = HOUSEHOLD_ACTION_READ,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 3, .ends_at = 3,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* read: reading */
    {.precondition = {.boxes = actions__play__precondition__boxes, .count = 1},
     .effect = &actions__play__effect, .own = &actions__play__effect, .world = NULL,
     .duration = 4000, .timeout = 0, .cost = 3, .source_index = HOUSEHOLD_ACTION_PLAY,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 4, .ends_at = 4,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* play: awake, hygiene >= 2, fun <= 4 */
    {.precondition = {.boxes = actions__chat__precondition__boxes, .count = 1},
     .effect = &actions__chat__effect, .own = &actions__chat__effect, .world = NULL,
     .duration = 3000, .timeout = 0, .cost = 2, .source_index = HOUSEHOLD_ACTION_CHAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 3, .ends_at = 3,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* chat: fun <= 7 */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__wait_2s__effect,
     .own = NULL, .world = NULL, .duration = 2000, .timeout = 0, .cost = 0,
     .source_index = HOUSEHOLD_ACTION_WAIT_2S, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* wait 2s: none */
};

static const GG_ROM uint64_t agent_types__adult__actions[] = {UINT64_C(0x1bfff)};
static const GG_ROM uint64_t agent_types__adult__heuristics__0__actions[] = {UINT64_C(0x3f7f)};
static const GG_ROM gg_policy_node agent_types__adult__heuristics__0__policy__nodes[] = {
    {0, 1, 39}, {1, 2, 3}, {2, 4, 6}, {2, 5, 39}, {3, 7, 6}, {3, 6, 39},
    {4, 8, 24}, {4, 9, 24}, {5, 10, 24}, {5, 11, 24}, {6, 12, 24}, {6, 12, 13},
    {7, 14, 25}, {7, 15, 26}, {8, 16, 25}, {8, 17, 26}, {9, 18, 40}, {9, 19, 40},
    {10, 20, 40}, {10, 21, 40}, {11, 22, 40}, {11, 23, 40}, {12, 27, 40}, {12, 28, 40},
    {13, 42, 43}, {13, 29, 43}, {13, 30, 43}, {13, 31, 43}, {13, 32, 43}, {14, 41, 43},
    {14, 41, 42}, {14, 35, 43}, {14, 33, 42}, {15, 42, 34}, {16, 42, 35}, {17, 36, 45},
    {18, 37, 45}, {19, 44, 38}, {20, 44, 45},
};
static const GG_ROM gg_policy_test agent_types__adult__heuristics__0__policy__tests[] = {
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x2000000000), .word = 1},
    {.mask = UINT64_C(0x1000000000), .word = 1},
    {.mask = UINT64_C(0x800000000), .word = 1},
    {.mask = UINT64_C(0x8000000), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
    {.mask = UINT64_C(0x800000), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x40000000000), .word = 1},
    {.mask = UINT64_C(0x20000000000), .word = 1},
    {.mask = UINT64_C(0x10000000000), .word = 1},
    {.mask = UINT64_C(0x8000000000), .word = 1},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__adult__heuristics__0__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 0, .from = 12}, /* buy(vegetables) */
    {.action = 3, .from = 6}, /* cook */
    {.action = 4, .from = 0}, /* eat */
    {.action = 5, .from = 24}, /* clear_up */
    {.action = 9, .from = 35}, /* nap */
    {.action = 11, .from = 16}, /* sell_flowers */
};
static const GG_ROM gg_policy agent_types__adult__heuristics__0__policy = {.nodes = agent_types__adult__heuristics__0__policy__nodes,
     .tests = agent_types__adult__heuristics__0__policy__tests,
     .leaves = agent_types__adult__heuristics__0__policy__leaves, .invariants = NULL,
     .node_count = 39, .test_count = 21, .leaf_count = 7, .invariant_count = 0, .longest = 7};
static const GG_ROM uint64_t agent_types__adult__heuristics__0__wake_mask[] = {UINT64_C(0x80), UINT64_C(0x7bb6df001ef)};
static const GG_ROM gg_heuristic agent_types__adult__heuristics__0 = {.actions = agent_types__adult__heuristics__0__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__adult__heuristics__0__policy,
     .reading = &gg_policy_reading, .wake_mask = agent_types__adult__heuristics__0__wake_mask,
     .table_count = 0, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__adult__heuristics__1__actions[] = {UINT64_C(0x3f7f)};
static const GG_ROM uint16_t agent_types__adult__heuristics__1__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__adult__heuristics__1__tables__0__digits[] = {
    {.values = agent_types__adult__heuristics__1__tables__0__digits__0__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__adult__heuristics__1__tables__0__entries[] = {2, 2, 2, 1, 1, 1, 0, 0, 0};
static const GG_ROM uint64_t agent_types__adult__heuristics__1__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x20001), UINT64_C(0x30001)};
static const GG_ROM gg_distance_table agent_types__adult__heuristics__1__tables[] = {
    {.digits = agent_types__adult__heuristics__1__tables__0__digits,
     .entries = agent_types__adult__heuristics__1__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__adult__heuristics__1__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 9, .mask = {61440, 0},
     .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__adult__heuristics__1__policy__nodes[] = {
    {0, 1, 5}, {1, 2, 3}, {2, 6, 4}, {2, 7, 5}, {3, 6, 7},
};
static const GG_ROM gg_policy_test agent_types__adult__heuristics__1__policy__tests[] = {
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__adult__heuristics__1__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 8, .from = 0}, /* sleep */
    {.action = 9, .from = 0}, /* nap */
};
static const GG_ROM gg_policy agent_types__adult__heuristics__1__policy = {.nodes = agent_types__adult__heuristics__1__policy__nodes,
     .tests = agent_types__adult__heuristics__1__policy__tests,
     .leaves = agent_types__adult__heuristics__1__policy__leaves, .invariants = NULL,
     .node_count = 5, .test_count = 4, .leaf_count = 3, .invariant_count = 0, .longest = 1};
static const GG_ROM uint64_t agent_types__adult__heuristics__1__wake_mask[] = {UINT64_C(0x80), UINT64_C(0x7bb6df001ef)};
static const GG_ROM gg_heuristic agent_types__adult__heuristics__1 = {.actions = agent_types__adult__heuristics__1__actions,
     .tables = agent_types__adult__heuristics__1__tables, .groups = NULL,
     .policy = &agent_types__adult__heuristics__1__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__adult__heuristics__1__wake_mask, .table_count = 1, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__adult__heuristics__2__actions[] = {UINT64_C(0x3fff)};
static const GG_ROM gg_policy_node agent_types__adult__heuristics__2__policy__nodes[] = {
    {0, 1, 15}, {1, 2, 3}, {2, 4, 6}, {2, 5, 15}, {3, 7, 6}, {3, 6, 15},
    {4, 8, 17}, {4, 9, 17}, {5, 18, 17}, {5, 10, 17}, {6, 11, 16}, {7, 12, 16},
    {8, 13, 16}, {9, 14, 16}, {10, 18, 16},
};
static const GG_ROM gg_policy_test agent_types__adult__heuristics__2__policy__tests[] = {
    {.mask = UINT64_C(0x2000), .word = 1},
    {.mask = UINT64_C(0x1000), .word = 1},
    {.mask = UINT64_C(0x800), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x40000000), .word = 1},
    {.mask = UINT64_C(0x20000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
    {.mask = UINT64_C(0x800000), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x100000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__adult__heuristics__2__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 6}, /* buy(soap) */
    {.action = 6, .from = 0}, /* bathe */
    {.action = 7, .from = 0}, /* wash */
};
static const GG_ROM gg_policy agent_types__adult__heuristics__2__policy = {.nodes = agent_types__adult__heuristics__2__policy__nodes,
     .tests = agent_types__adult__heuristics__2__policy__tests,
     .leaves = agent_types__adult__heuristics__2__policy__leaves, .invariants = NULL,
     .node_count = 15, .test_count = 11, .leaf_count = 4, .invariant_count = 0, .longest = 3};
static const GG_ROM uint64_t agent_types__adult__heuristics__2__wake_mask[] = {UINT64_C(0x80), UINT64_C(0x7bb6df03def)};
static const GG_ROM gg_heuristic agent_types__adult__heuristics__2 = {.actions = agent_types__adult__heuristics__2__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__adult__heuristics__2__policy,
     .reading = &gg_policy_reading, .wake_mask = agent_types__adult__heuristics__2__wake_mask,
     .table_count = 0, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__adult__heuristics__3__actions[] = {UINT64_C(0xbf7f)};
static const GG_ROM uint16_t agent_types__adult__heuristics__3__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__adult__heuristics__3__tables__0__digits[] = {
    {.values = agent_types__adult__heuristics__3__tables__0__digits__0__values, .word = 1, .shift = 15},
};
static const GG_ROM uint8_t agent_types__adult__heuristics__3__tables__0__entries[] = {1, 1, 1, 1, 1, 1, 1, 0, 0};
static const GG_ROM uint64_t agent_types__adult__heuristics__3__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint16_t agent_types__adult__heuristics__3__tables__1__digits__0__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM uint16_t agent_types__adult__heuristics__3__tables__1__digits__1__values[] = {0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30};
static const GG_ROM uint16_t agent_types__adult__heuristics__3__tables__1__digits__2__values[] = {0, 18, 36, 54, 0, 18, 36, 54, 0, 18, 36, 54, 0, 18, 36, 54};
static const GG_ROM gg_index_digit agent_types__adult__heuristics__3__tables__1__digits[] = {
    {.values = agent_types__adult__heuristics__3__tables__1__digits__0__values, .word = 0, .shift = 7},
    {.values = agent_types__adult__heuristics__3__tables__1__digits__1__values, .word = 1, .shift = 15},
    {.values = agent_types__adult__heuristics__3__tables__1__digits__2__values, .word = 1, .shift = 32},
};
static const GG_ROM uint8_t agent_types__adult__heuristics__3__tables__1__entries[] = {
    5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 4, 1, 2, 1, 0, 0, 0, 0, 3, 1, 3, 1, 3, 1,
    3, 1, 3, 1, 3, 1, 2, 1, 0, 0, 0, 0, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1,
    2, 1, 0, 0, 0, 0, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 2, 1, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__adult__heuristics__3__tables__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20001), UINT64_C(0x20002),
    UINT64_C(0x40002), UINT64_C(0x60003),
};
static const GG_ROM gg_distance_table agent_types__adult__heuristics__3__tables[] = {
    {.digits = agent_types__adult__heuristics__3__tables__0__digits,
     .entries = agent_types__adult__heuristics__3__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__adult__heuristics__3__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 9, .mask = {62914560, 0},
     .digit_count = 1, .ends_sum = true},
    {.digits = agent_types__adult__heuristics__3__tables__1__digits,
     .entries = agent_types__adult__heuristics__3__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__adult__heuristics__3__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 72, .mask = {62914688, 384},
     .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__adult__heuristics__3__policy__nodes[] = {
    {0, 1, 21}, {1, 2, 22}, {2, 3, 22}, {3, 4, 7}, {4, 5, 7}, {5, 6, 7},
    {6, 8, 7}, {7, 9, 23}, {7, 10, 23}, {8, 11, 23}, {8, 12, 23}, {9, 13, 14},
    {9, 15, 16}, {10, 24, 25}, {10, 17, 18}, {10, 26, 19}, {10, 20, 18}, {11, 25, 27},
    {11, 27, 23}, {11, 28, 29}, {11, 29, 27}, {12, 30, 110}, {12, 31, 110}, {12, 32, 110},
    {12, 33, 110}, {12, 34, 110}, {12, 35, 110}, {12, 36, 110}, {12, 37, 110}, {12, 38, 110},
    {13, 118, 39}, {13, 117, 40}, {13, 111, 41}, {13, 42, 43}, {13, 44, 43}, {13, 119, 43},
    {13, 45, 43}, {13, 46, 43}, {13, 47, 43}, {14, 118, 48}, {14, 117, 49}, {14, 50, 49},
    {14, 51, 119}, {14, 119, 49}, {14, 52, 119}, {14, 56, 53}, {14, 54, 119}, {14, 55, 119},
    {15, 118, 110}, {15, 119, 110}, {15, 111, 119}, {15, 57, 119}, {15, 58, 59}, {15, 60, 119},
    {15, 61, 62}, {15, 63, 64}, {16, 65, 116}, {16, 66, 115}, {16, 67, 115}, {16, 68, 115},
    {16, 69, 116}, {16, 70, 91}, {16, 71, 92}, {16, 72, 93}, {16, 73, 93}, {17, 74, 116},
    {17, 119, 75}, {17, 76, 115}, {17, 77, 115}, {17, 78, 116}, {17, 79, 91}, {17, 80, 92},
    {17, 81, 93}, {17, 80, 93}, {18, 114, 82}, {18, 83, 115}, {18, 114, 84}, {18, 119, 85},
    {18, 119, 86}, {18, 92, 87}, {18, 119, 88}, {18, 89, 90}, {19, 114, 116}, {19, 116, 115},
    {19, 114, 115}, {19, 119, 115}, {19, 119, 116}, {19, 92, 91}, {19, 119, 92}, {19, 92, 94},
    {19, 94, 95}, {20, 96, 106}, {20, 97, 107}, {20, 98, 108}, {20, 99, 109}, {20, 100, 106},
    {21, 101, 106}, {21, 102, 107}, {21, 103, 108}, {21, 104, 109}, {21, 105, 106}, {22, 119, 106},
    {22, 119, 107}, {22, 116, 108}, {22, 114, 109}, {22, 114, 106}, {23, 112, 113}, {23, 112, 119},
    {23, 112, 116}, {23, 112, 114},
};
static const GG_ROM gg_policy_test agent_types__adult__heuristics__3__policy__tests[] = {
    {.mask = UINT64_C(0x80), .word = 0},
    {.mask = UINT64_C(0x200000000), .word = 1},
    {.mask = UINT64_C(0x100000000), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
    {.mask = UINT64_C(0x800000), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x100000), .word = 1},
    {.mask = UINT64_C(0x40000), .word = 1},
    {.mask = UINT64_C(0x20000), .word = 1},
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x2000000000), .word = 1},
    {.mask = UINT64_C(0x1000000000), .word = 1},
    {.mask = UINT64_C(0x800000000), .word = 1},
    {.mask = UINT64_C(0x40000000000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__adult__heuristics__3__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 2, .from = 1}, /* buy(novel) */
    {.action = 4, .from = 3}, /* eat */
    {.action = 5, .from = 106}, /* clear_up */
    {.action = 9, .from = 56}, /* nap */
    {.action = 10, .from = 7}, /* work */
    {.action = 11, .from = 7}, /* sell_flowers */
    {.action = 12, .from = 0}, /* fetch_novel */
    {.action = 13, .from = 0}, /* read */
    {.action = 15, .from = 21}, /* chat */
};
static const GG_ROM gg_policy agent_types__adult__heuristics__3__policy = {.nodes = agent_types__adult__heuristics__3__policy__nodes,
     .tests = agent_types__adult__heuristics__3__policy__tests,
     .leaves = agent_types__adult__heuristics__3__policy__leaves, .invariants = NULL,
     .node_count = 110, .test_count = 24, .leaf_count = 10, .invariant_count = 0, .longest = 7};
static const GG_ROM uint64_t agent_types__adult__heuristics__3__wake_mask[] = {UINT64_C(0x80), UINT64_C(0x7bb6df781ef)};
static const GG_ROM gg_heuristic agent_types__adult__heuristics__3 = {.actions = agent_types__adult__heuristics__3__actions,
     .tables = agent_types__adult__heuristics__3__tables, .groups = NULL,
     .policy = &agent_types__adult__heuristics__3__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__adult__heuristics__3__wake_mask, .table_count = 2, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__adult__heuristics__4__actions[] = {UINT64_C(0x3f7f)};
static const GG_ROM uint16_t agent_types__adult__heuristics__4__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__adult__heuristics__4__tables__0__digits[] = {
    {.values = agent_types__adult__heuristics__4__tables__0__digits__0__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__adult__heuristics__4__tables__0__entries[] = {3, 3, 3, 2, 2, 1, 1, 0, 0};
static const GG_ROM uint64_t agent_types__adult__heuristics__4__tables__0__distances[] = {UINT64_C(0xc009), UINT64_C(0x18006), UINT64_C(0x24003), UINT64_C(0x30000)};
static const GG_ROM uint16_t agent_types__adult__heuristics__4__tables__1__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__adult__heuristics__4__tables__1__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__adult__heuristics__4__tables__1__digits[] = {
    {.values = agent_types__adult__heuristics__4__tables__1__digits__0__values, .word = 1, .shift = 20},
    {.values = agent_types__adult__heuristics__4__tables__1__digits__1__values, .word = 1, .shift = 24},
};
static const GG_ROM uint8_t agent_types__adult__heuristics__4__tables__1__entries[] = {4, 3, 3, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__adult__heuristics__4__tables__1__distances[] = {
    UINT64_C(0xdccc8), UINT64_C(0x10ccc9), UINT64_C(0x138cc6), UINT64_C(0x168cc7),
    UINT64_C(0x194cc4),
};
static const GG_ROM uint16_t agent_types__adult__heuristics__4__tables__2__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__adult__heuristics__4__tables__2__digits__1__values[] = {0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135};
static const GG_ROM uint16_t agent_types__adult__heuristics__4__tables__2__digits__2__values[] = {0, 144, 0, 144, 0, 144, 0, 144, 0, 144, 0, 144, 0, 144, 0, 144};
static const GG_ROM gg_index_digit agent_types__adult__heuristics__4__tables__2__digits[] = {
    {.values = agent_types__adult__heuristics__4__tables__2__digits__0__values, .word = 1, .shift = 5},
    {.values = agent_types__adult__heuristics__4__tables__2__digits__1__values, .word = 1, .shift = 20},
    {.values = agent_types__adult__heuristics__4__tables__2__digits__2__values, .word = 1, .shift = 24},
};
static const GG_ROM uint8_t agent_types__adult__heuristics__4__tables__2__entries[] = {
    10, 10, 9, 9, 9, 6, 6, 6, 6, 8, 7, 7, 7, 5, 5, 5, 5, 5, 8, 7, 7, 7, 5, 5,
    5, 5, 5, 4, 4, 4, 2, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2, 2, 2, 2, 2, 4, 4, 4,
    2, 2, 2, 2, 2, 2, 3, 3, 3, 1, 1, 1, 1, 1, 1, 3, 3, 3, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__adult__heuristics__4__tables__2__distances[] = {
    UINT64_C(0x0), UINT64_C(0x30001), UINT64_C(0x50001), UINT64_C(0x50002),
    UINT64_C(0x70002), UINT64_C(0x80002), UINT64_C(0xa0002), UINT64_C(0xa0003),
    UINT64_C(0xb0003), UINT64_C(0xc0003), UINT64_C(0xd0003),
};
static const GG_ROM gg_distance_table agent_types__adult__heuristics__4__tables[] = {
    {.digits = agent_types__adult__heuristics__4__tables__0__digits,
     .entries = agent_types__adult__heuristics__4__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__adult__heuristics__4__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 9, .mask = {61440, 0},
     .digit_count = 1, .ends_sum = false},
    {.digits = agent_types__adult__heuristics__4__tables__1__digits,
     .entries = agent_types__adult__heuristics__4__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__adult__heuristics__4__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x10ccc8), .size = 21,
     .mask = {4160749568, 0}, .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__adult__heuristics__4__tables__2__digits,
     .entries = agent_types__adult__heuristics__4__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__adult__heuristics__4__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 189,
     .mask = {4160811008, 0}, .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__adult__heuristics__4__policy__nodes[] = {
    {0, 1, 9}, {1, 2, 9}, {2, 3, 9}, {3, 4, 9}, {4, 5, 10}, {5, 6, 10},
    {6, 7, 10}, {7, 8, 11}, {8, 12, 11}, {9, 13, 94}, {9, 14, 94}, {9, 15, 94},
    {9, 16, 94}, {10, 17, 94}, {10, 18, 94}, {10, 19, 94}, {10, 20, 94}, {11, 21, 22},
    {11, 23, 24}, {11, 25, 26}, {11, 27, 26}, {12, 28, 29}, {12, 44, 45}, {12, 30, 31},
    {12, 34, 45}, {12, 32, 33}, {12, 46, 45}, {12, 47, 48}, {13, 49, 50}, {13, 50, 44},
    {13, 35, 36}, {13, 37, 36}, {13, 38, 39}, {13, 48, 40}, {14, 96, 51}, {14, 96, 52},
    {14, 96, 97}, {14, 96, 53}, {14, 41, 47}, {14, 42, 54}, {14, 43, 55}, {15, 56, 47},
    {15, 95, 54}, {15, 95, 55}, {16, 57, 100}, {16, 58, 101}, {16, 59, 101}, {16, 60, 101},
    {16, 61, 101}, {16, 62, 100}, {16, 63, 100}, {16, 64, 101}, {16, 65, 101}, {16, 66, 101},
    {16, 67, 101}, {16, 68, 101}, {16, 69, 101}, {17, 70, 100}, {17, 71, 101}, {17, 72, 101},
    {17, 73, 74}, {17, 75, 76}, {17, 75, 77}, {17, 72, 78}, {17, 79, 101}, {17, 80, 81},
    {17, 75, 82}, {17, 73, 83}, {17, 84, 82}, {17, 73, 85}, {18, 99, 86}, {18, 99, 87},
    {18, 88, 99}, {18, 98, 88}, {18, 99, 101}, {18, 98, 99}, {18, 87, 101}, {18, 86, 100},
    {18, 89, 100}, {18, 88, 90}, {18, 98, 91}, {18, 90, 101}, {18, 92, 101}, {18, 97, 101},
    {18, 98, 90}, {18, 93, 101}, {19, 99, 100}, {19, 99, 101}, {19, 98, 99}, {19, 101, 100},
    {19, 99, 97}, {19, 97, 99}, {19, 97, 101}, {19, 99, 95},
};
static const GG_ROM gg_policy_test agent_types__adult__heuristics__4__policy__tests[] = {
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x2000000000), .word = 1},
    {.mask = UINT64_C(0x1000000000), .word = 1},
    {.mask = UINT64_C(0x800000000), .word = 1},
    {.mask = UINT64_C(0x8000000), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
    {.mask = UINT64_C(0x800000), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x100000), .word = 1},
    {.mask = UINT64_C(0x40000000000), .word = 1},
    {.mask = UINT64_C(0x20000000000), .word = 1},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__adult__heuristics__4__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 3, .from = 4}, /* cook */
    {.action = 4, .from = 0}, /* eat */
    {.action = 5, .from = 34}, /* clear_up */
    {.action = 8, .from = 44}, /* sleep */
    {.action = 9, .from = 44}, /* nap */
    {.action = 10, .from = 9}, /* work */
    {.action = 11, .from = 9}, /* sell_flowers */
};
static const GG_ROM gg_policy agent_types__adult__heuristics__4__policy = {.nodes = agent_types__adult__heuristics__4__policy__nodes,
     .tests = agent_types__adult__heuristics__4__policy__tests,
     .leaves = agent_types__adult__heuristics__4__policy__leaves, .invariants = NULL,
     .node_count = 94, .test_count = 20, .leaf_count = 8, .invariant_count = 0, .longest = 5};
static const GG_ROM uint64_t agent_types__adult__heuristics__4__wake_mask[] = {UINT64_C(0x80), UINT64_C(0x7bb6df001ef)};
static const GG_ROM gg_heuristic agent_types__adult__heuristics__4 = {.actions = agent_types__adult__heuristics__4__actions,
     .tables = agent_types__adult__heuristics__4__tables, .groups = NULL,
     .policy = &agent_types__adult__heuristics__4__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__adult__heuristics__4__wake_mask, .table_count = 3, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__adult__heuristics__5__actions[] = {UINT64_C(0x3f7f)};
static const GG_ROM uint16_t agent_types__adult__heuristics__5__tables__0__digits__0__values[] = {0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7};
static const GG_ROM uint16_t agent_types__adult__heuristics__5__tables__0__digits__1__values[] = {0, 0, 0, 0, 8, 8, 8, 8, 0, 0, 0, 0, 8, 8, 8, 8};
static const GG_ROM gg_index_digit agent_types__adult__heuristics__5__tables__0__digits[] = {
    {.values = agent_types__adult__heuristics__5__tables__0__digits__0__values, .word = 1, .shift = 26},
    {.values = agent_types__adult__heuristics__5__tables__0__digits__1__values, .word = 1, .shift = 28},
};
static const GG_ROM uint8_t agent_types__adult__heuristics__5__tables__0__entries[] = {3, 2, 1, 1, 2, 1, 0, 0, 2, 1, 0, 0, 2, 1, 0, 0};
static const GG_ROM uint64_t agent_types__adult__heuristics__5__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x40001), UINT64_C(0x80002), UINT64_C(0xc0003)};
static const GG_ROM uint16_t agent_types__adult__heuristics__5__tables__1__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__adult__heuristics__5__tables__1__digits__1__values[] = {0, 16, 0, 16, 21, 37, 21, 37, 42, 58, 42, 58, 63, 79, 63, 79};
static const GG_ROM uint16_t agent_types__adult__heuristics__5__tables__1__digits__2__values[] = {0, 0, 84, 84, 168, 168, 252, 252, 0, 0, 84, 84, 168, 168, 252, 252};
static const GG_ROM gg_index_digit agent_types__adult__heuristics__5__tables__1__digits[] = {
    {.values = agent_types__adult__heuristics__5__tables__1__digits__0__values, .word = 1, .shift = 20},
    {.values = agent_types__adult__heuristics__5__tables__1__digits__1__values, .word = 1, .shift = 24},
    {.values = agent_types__adult__heuristics__5__tables__1__digits__2__values, .word = 1, .shift = 28},
};
static const GG_ROM uint8_t agent_types__adult__heuristics__5__tables__1__entries[] = {
    8, 8, 8, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 4, 4,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    6, 6, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__adult__heuristics__5__tables__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x40001), UINT64_C(0x70002), UINT64_C(0x80002),
    UINT64_C(0xb0003), UINT64_C(0xc0003), UINT64_C(0xd0003), UINT64_C(0xf0004),
    UINT64_C(0x110004),
};
static const GG_ROM gg_distance_table agent_types__adult__heuristics__5__tables[] = {
    {.digits = agent_types__adult__heuristics__5__tables__0__digits,
     .entries = agent_types__adult__heuristics__5__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__adult__heuristics__5__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 16, .mask = {54, 0},
     .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__adult__heuristics__5__tables__1__digits,
     .entries = agent_types__adult__heuristics__5__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__adult__heuristics__5__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 336,
     .mask = {4160749622, 0}, .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__adult__heuristics__5__policy__nodes[] = {
    {0, 1, 2}, {1, 3, 2}, {2, 4, 11}, {2, 5, 12}, {3, 6, 11}, {3, 7, 12},
    {4, 8, 11}, {4, 9, 12}, {5, 13, 11}, {5, 10, 12}, {6, 14, 55}, {7, 54, 53},
    {7, 54, 55}, {7, 15, 53}, {7, 16, 33}, {8, 17, 33}, {8, 18, 17}, {9, 19, 34},
    {9, 20, 34}, {10, 21, 34}, {10, 22, 34}, {11, 23, 34}, {11, 24, 34}, {12, 25, 34},
    {12, 26, 34}, {13, 27, 31}, {13, 28, 32}, {14, 29, 31}, {14, 30, 32}, {15, 35, 31},
    {15, 36, 32}, {16, 56, 37}, {16, 56, 57}, {17, 38, 61}, {17, 39, 60}, {17, 40, 61},
    {17, 41, 61}, {17, 42, 61}, {18, 43, 61}, {18, 44, 60}, {18, 45, 61}, {18, 46, 47},
    {18, 48, 61}, {19, 59, 49}, {19, 59, 50}, {19, 51, 59}, {19, 58, 59}, {19, 49, 61},
    {19, 51, 52}, {20, 59, 61}, {20, 59, 60}, {20, 58, 59}, {20, 59, 57},
};
static const GG_ROM gg_policy_test agent_types__adult__heuristics__5__policy__tests[] = {
    {.mask = UINT64_C(0x40000000), .word = 1},
    {.mask = UINT64_C(0x20000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
    {.mask = UINT64_C(0x800000), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x100000), .word = 1},
    {.mask = UINT64_C(0x8000000), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x2000000000), .word = 1},
    {.mask = UINT64_C(0x1000000000), .word = 1},
    {.mask = UINT64_C(0x800000000), .word = 1},
    {.mask = UINT64_C(0x40000000000), .word = 1},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__adult__heuristics__5__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 0, .from = 2}, /* buy(vegetables) */
    {.action = 1, .from = 0}, /* buy(soap) */
    {.action = 4, .from = 17}, /* eat */
    {.action = 5, .from = 31}, /* clear_up */
    {.action = 8, .from = 33}, /* sleep */
    {.action = 9, .from = 33}, /* nap */
    {.action = 10, .from = 2}, /* work */
    {.action = 11, .from = 2}, /* sell_flowers */
};
static const GG_ROM gg_policy agent_types__adult__heuristics__5__policy = {.nodes = agent_types__adult__heuristics__5__policy__nodes,
     .tests = agent_types__adult__heuristics__5__policy__tests,
     .leaves = agent_types__adult__heuristics__5__policy__leaves, .invariants = NULL,
     .node_count = 53, .test_count = 21, .leaf_count = 9, .invariant_count = 0, .longest = 7};
static const GG_ROM uint64_t agent_types__adult__heuristics__5__wake_mask[] = {UINT64_C(0x80), UINT64_C(0x7bb6df001ef)};
static const GG_ROM gg_heuristic agent_types__adult__heuristics__5 = {.actions = agent_types__adult__heuristics__5__actions,
     .tables = agent_types__adult__heuristics__5__tables, .groups = NULL,
     .policy = &agent_types__adult__heuristics__5__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__adult__heuristics__5__wake_mask, .table_count = 2, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__adult__heuristics__6__actions[] = {UINT64_C(0x3f7f)};
static const GG_ROM uint16_t agent_types__adult__heuristics__6__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__adult__heuristics__6__tables__0__digits[] = {
    {.values = agent_types__adult__heuristics__6__tables__0__digits__0__values, .word = 1, .shift = 39},
};
static const GG_ROM uint8_t agent_types__adult__heuristics__6__tables__0__entries[] = {0, 1, 1, 1, 1, 1, 1, 1, 1};
static const GG_ROM uint64_t agent_types__adult__heuristics__6__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x20001)};
static const GG_ROM gg_distance_table agent_types__adult__heuristics__6__tables[] = {
    {.digits = agent_types__adult__heuristics__6__tables__0__digits,
     .entries = agent_types__adult__heuristics__6__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__adult__heuristics__6__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 9, .mask = {0, 245760},
     .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__adult__heuristics__6__policy__nodes[] = {
    {0, 1, 5}, {1, 2, 5}, {2, 3, 5}, {3, 4, 5},
};
static const GG_ROM gg_policy_test agent_types__adult__heuristics__6__policy__tests[] = {
    {.mask = UINT64_C(0x40000000000), .word = 1},
    {.mask = UINT64_C(0x20000000000), .word = 1},
    {.mask = UINT64_C(0x10000000000), .word = 1},
    {.mask = UINT64_C(0x8000000000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__adult__heuristics__6__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 5, .from = 0}, /* clear_up */
};
static const GG_ROM gg_policy agent_types__adult__heuristics__6__policy = {.nodes = agent_types__adult__heuristics__6__policy__nodes,
     .tests = agent_types__adult__heuristics__6__policy__tests,
     .leaves = agent_types__adult__heuristics__6__policy__leaves, .invariants = NULL,
     .node_count = 4, .test_count = 4, .leaf_count = 2, .invariant_count = 0, .longest = 1};
static const GG_ROM uint64_t agent_types__adult__heuristics__6__wake_mask[] = {UINT64_C(0x80), UINT64_C(0x7bb6df001ef)};
static const GG_ROM gg_heuristic agent_types__adult__heuristics__6 = {.actions = agent_types__adult__heuristics__6__actions,
     .tables = agent_types__adult__heuristics__6__tables, .groups = NULL,
     .policy = &agent_types__adult__heuristics__6__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__adult__heuristics__6__wake_mask, .table_count = 1, .asks = false,
     .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__adult__heuristics[] = {
    &agent_types__adult__heuristics__0,
    &agent_types__adult__heuristics__1,
    &agent_types__adult__heuristics__2,
    &agent_types__adult__heuristics__3,
    &agent_types__adult__heuristics__4,
    &agent_types__adult__heuristics__5,
    &agent_types__adult__heuristics__6,
};
static const GG_ROM uint16_t agent_types__adult__goals[] = {
    0, /* fed */
    1, /* rested */
    2, /* clean */
    3, /* amused */
    4, /* solvent */
    5, /* stocked */
    6, /* cleared */
};
static const GG_ROM uint64_t agent_types__adult__relevance_mask[] = {UINT64_C(0x0), UINT64_C(0x7806df7bdef)};
static const GG_ROM uint64_t agent_types__child__actions[] = {UINT64_C(0x1f3f8)};
static const GG_ROM uint64_t agent_types__child__heuristics__0__actions[] = {UINT64_C(0x38)};
static const GG_ROM gg_policy_node agent_types__child__heuristics__0__policy__nodes[] = {
    {0, 1, 22}, {1, 2, 3}, {2, 4, 6}, {2, 5, 22}, {3, 7, 6}, {3, 6, 22},
    {4, 8, 16}, {4, 9, 16}, {5, 10, 16}, {5, 11, 16}, {6, 12, 16}, {6, 12, 13},
    {7, 14, 17}, {7, 15, 18}, {8, 21, 17}, {8, 21, 18}, {9, 24, 25}, {9, 19, 25},
    {9, 20, 25}, {10, 23, 25}, {10, 23, 24},
};
static const GG_ROM gg_policy_test agent_types__child__heuristics__0__policy__tests[] = {
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x2000000000), .word = 1},
    {.mask = UINT64_C(0x1000000000), .word = 1},
    {.mask = UINT64_C(0x800000000), .word = 1},
    {.mask = UINT64_C(0x8000000), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x40000000000), .word = 1},
    {.mask = UINT64_C(0x20000000000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__child__heuristics__0__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 3, .from = 6}, /* cook */
    {.action = 4, .from = 0}, /* eat */
    {.action = 5, .from = 16}, /* clear_up */
};
static const GG_ROM gg_policy agent_types__child__heuristics__0__policy = {.nodes = agent_types__child__heuristics__0__policy__nodes,
     .tests = agent_types__child__heuristics__0__policy__tests,
     .leaves = agent_types__child__heuristics__0__policy__leaves, .invariants = NULL,
     .node_count = 21, .test_count = 11, .leaf_count = 5, .invariant_count = 0, .longest = 4};
static const GG_ROM uint64_t agent_types__child__heuristics__0__wake_mask[] = {UINT64_C(0x0), UINT64_C(0x7b80c00000f)};
static const GG_ROM gg_heuristic agent_types__child__heuristics__0 = {.actions = agent_types__child__heuristics__0__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__child__heuristics__0__policy,
     .reading = &gg_policy_reading, .wake_mask = agent_types__child__heuristics__0__wake_mask,
     .table_count = 0, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__child__heuristics__1__actions[] = {UINT64_C(0xf3c0)};
static const GG_ROM uint16_t agent_types__child__heuristics__1__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__child__heuristics__1__tables__0__digits[] = {
    {.values = agent_types__child__heuristics__1__tables__0__digits__0__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__child__heuristics__1__tables__0__entries[] = {2, 2, 2, 1, 1, 1, 0, 0, 0};
static const GG_ROM uint64_t agent_types__child__heuristics__1__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x20001), UINT64_C(0x30001)};
static const GG_ROM gg_distance_table agent_types__child__heuristics__1__tables[] = {
    {.digits = agent_types__child__heuristics__1__tables__0__digits,
     .entries = agent_types__child__heuristics__1__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__1__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 9, .mask = {61440, 0},
     .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__child__heuristics__1__policy__nodes[] = {
    {0, 1, 5}, {1, 2, 3}, {2, 6, 4}, {2, 7, 5}, {3, 6, 7},
};
static const GG_ROM gg_policy_test agent_types__child__heuristics__1__policy__tests[] = {
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__child__heuristics__1__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 8, .from = 0}, /* sleep */
    {.action = 9, .from = 0}, /* nap */
};
static const GG_ROM gg_policy agent_types__child__heuristics__1__policy = {.nodes = agent_types__child__heuristics__1__policy__nodes,
     .tests = agent_types__child__heuristics__1__policy__tests,
     .leaves = agent_types__child__heuristics__1__policy__leaves, .invariants = NULL,
     .node_count = 5, .test_count = 4, .leaf_count = 3, .invariant_count = 0, .longest = 1};
static const GG_ROM uint64_t agent_types__child__heuristics__1__wake_mask[] = {UINT64_C(0x80), UINT64_C(0x36007bde0)};
static const GG_ROM gg_heuristic agent_types__child__heuristics__1 = {.actions = agent_types__child__heuristics__1__actions,
     .tables = agent_types__child__heuristics__1__tables, .groups = NULL,
     .policy = &agent_types__child__heuristics__1__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__child__heuristics__1__wake_mask, .table_count = 1, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__child__heuristics__2__actions[] = {UINT64_C(0xf3c0)};
static const GG_ROM uint16_t agent_types__child__heuristics__2__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__child__heuristics__2__tables__0__digits[] = {
    {.values = agent_types__child__heuristics__2__tables__0__digits__0__values, .word = 1, .shift = 10},
};
static const GG_ROM uint8_t agent_types__child__heuristics__2__tables__0__entries[] = {1, 1, 1, 1, 1, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__child__heuristics__2__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM gg_distance_table agent_types__child__heuristics__2__tables[] = {
    {.digits = agent_types__child__heuristics__2__tables__0__digits,
     .entries = agent_types__child__heuristics__2__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__2__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 9, .mask = {1966080, 0},
     .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__child__heuristics__2__policy__nodes[] = {
    {0, 1, 6}, {1, 4, 2}, {2, 3, 6}, {3, 4, 6}, {4, 5, 7}, {5, 8, 7},
};
static const GG_ROM gg_policy_test agent_types__child__heuristics__2__policy__tests[] = {
    {.mask = UINT64_C(0x2000), .word = 1},
    {.mask = UINT64_C(0x1000), .word = 1},
    {.mask = UINT64_C(0x800), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x40000000), .word = 1},
    {.mask = UINT64_C(0x20000000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__child__heuristics__2__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 6, .from = 0}, /* bathe */
    {.action = 7, .from = 0}, /* wash */
};
static const GG_ROM gg_policy agent_types__child__heuristics__2__policy = {.nodes = agent_types__child__heuristics__2__policy__nodes,
     .tests = agent_types__child__heuristics__2__policy__tests,
     .leaves = agent_types__child__heuristics__2__policy__leaves, .invariants = NULL,
     .node_count = 6, .test_count = 6, .leaf_count = 3, .invariant_count = 0, .longest = 3};
static const GG_ROM uint64_t agent_types__child__heuristics__2__wake_mask[] = {UINT64_C(0x80), UINT64_C(0x36007bde0)};
static const GG_ROM gg_heuristic agent_types__child__heuristics__2 = {.actions = agent_types__child__heuristics__2__actions,
     .tables = agent_types__child__heuristics__2__tables, .groups = NULL,
     .policy = &agent_types__child__heuristics__2__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__child__heuristics__2__wake_mask, .table_count = 1, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__child__heuristics__3__actions[] = {UINT64_C(0xf3c0)};
static const GG_ROM uint16_t agent_types__child__heuristics__3__tables__0__digits__0__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM uint16_t agent_types__child__heuristics__3__tables__0__digits__1__values[] = {0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30};
static const GG_ROM gg_index_digit agent_types__child__heuristics__3__tables__0__digits[] = {
    {.values = agent_types__child__heuristics__3__tables__0__digits__0__values, .word = 0, .shift = 7},
    {.values = agent_types__child__heuristics__3__tables__0__digits__1__values, .word = 1, .shift = 15},
};
static const GG_ROM uint8_t agent_types__child__heuristics__3__tables__0__entries[] = {3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 2, 1, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__child__heuristics__3__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20001), UINT64_C(0x20002)};
static const GG_ROM uint16_t agent_types__child__heuristics__3__tables__1__digits__0__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM uint16_t agent_types__child__heuristics__3__tables__1__digits__1__values[] = {0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30};
static const GG_ROM uint16_t agent_types__child__heuristics__3__tables__1__digits__2__values[] = {0, 18, 36, 54, 0, 18, 36, 54, 0, 18, 36, 54, 0, 18, 36, 54};
static const GG_ROM gg_index_digit agent_types__child__heuristics__3__tables__1__digits[] = {
    {.values = agent_types__child__heuristics__3__tables__1__digits__0__values, .word = 0, .shift = 7},
    {.values = agent_types__child__heuristics__3__tables__1__digits__1__values, .word = 1, .shift = 15},
    {.values = agent_types__child__heuristics__3__tables__1__digits__2__values, .word = 1, .shift = 32},
};
static const GG_ROM uint8_t agent_types__child__heuristics__3__tables__1__entries[] = {
    7, 1, 8, 1, 6, 1, 4, 1, 4, 1, 5, 1, 2, 1, 0, 0, 0, 0, 3, 1, 3, 1, 3, 1,
    3, 1, 3, 1, 3, 1, 2, 1, 0, 0, 0, 0, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1,
    2, 1, 0, 0, 0, 0, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 2, 1, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__3__tables__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20001), UINT64_C(0x20002),
    UINT64_C(0x30001), UINT64_C(0x40002), UINT64_C(0x50002), UINT64_C(0x60002),
    UINT64_C(0x70003),
};
static const GG_ROM gg_distance_table agent_types__child__heuristics__3__tables[] = {
    {.digits = agent_types__child__heuristics__3__tables__0__digits,
     .entries = agent_types__child__heuristics__3__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__3__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 18, .mask = {62914688, 0},
     .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__child__heuristics__3__tables__1__digits,
     .entries = agent_types__child__heuristics__3__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__3__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 72, .mask = {62914688, 384},
     .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__child__heuristics__3__policy__nodes[] = {
    {0, 1, 2}, {1, 3, 2}, {2, 4, 48}, {2, 5, 48}, {3, 12, 6}, {3, 7, 8},
    {4, 12, 9}, {4, 10, 13}, {4, 11, 9}, {5, 14, 48}, {5, 15, 13}, {5, 16, 14},
    {6, 53, 54}, {6, 17, 54}, {6, 56, 54}, {6, 18, 54}, {6, 19, 54}, {7, 20, 26},
    {7, 21, 27}, {7, 22, 26}, {8, 23, 26}, {8, 24, 27}, {8, 25, 26}, {9, 42, 26},
    {9, 42, 28}, {9, 29, 26}, {10, 30, 55}, {10, 31, 55}, {10, 32, 42}, {10, 33, 42},
    {11, 34, 55}, {11, 35, 55}, {11, 36, 42}, {11, 37, 42}, {12, 52, 38}, {12, 39, 52},
    {12, 42, 40}, {12, 43, 41}, {13, 52, 55}, {13, 51, 52}, {13, 42, 44}, {13, 43, 42},
    {14, 45, 49}, {14, 46, 49}, {14, 47, 49}, {15, 50, 49}, {15, 56, 49}, {15, 55, 49},
};
static const GG_ROM gg_policy_test agent_types__child__heuristics__3__policy__tests[] = {
    {.mask = UINT64_C(0x200000000), .word = 1},
    {.mask = UINT64_C(0x100000000), .word = 1},
    {.mask = UINT64_C(0x40000), .word = 1},
    {.mask = UINT64_C(0x20000), .word = 1},
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x80), .word = 0},
    {.mask = UINT64_C(0x2000), .word = 1},
    {.mask = UINT64_C(0x1000), .word = 1},
    {.mask = UINT64_C(0x800), .word = 1},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x40000000), .word = 1},
    {.mask = UINT64_C(0x20000000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__child__heuristics__3__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 6, .from = 17}, /* bathe */
    {.action = 7, .from = 17}, /* wash */
    {.action = 8, .from = 26}, /* sleep */
    {.action = 9, .from = 26}, /* nap */
    {.action = 12, .from = 0}, /* fetch_novel */
    {.action = 13, .from = 2}, /* read */
    {.action = 14, .from = 2}, /* play */
    {.action = 15, .from = 2}, /* chat */
};
static const GG_ROM gg_policy agent_types__child__heuristics__3__policy = {.nodes = agent_types__child__heuristics__3__policy__nodes,
     .tests = agent_types__child__heuristics__3__policy__tests,
     .leaves = agent_types__child__heuristics__3__policy__leaves, .invariants = NULL,
     .node_count = 48, .test_count = 16, .leaf_count = 9, .invariant_count = 0, .longest = 5};
static const GG_ROM uint64_t agent_types__child__heuristics__3__wake_mask[] = {UINT64_C(0x80), UINT64_C(0x36007bde0)};
static const GG_ROM gg_heuristic agent_types__child__heuristics__3 = {.actions = agent_types__child__heuristics__3__actions,
     .tables = agent_types__child__heuristics__3__tables, .groups = NULL,
     .policy = &agent_types__child__heuristics__3__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__child__heuristics__3__wake_mask, .table_count = 2, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__child__heuristics__6__actions[] = {UINT64_C(0x38)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__0__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__0__digits__0__values, .word = 1, .shift = 39},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__0__entries[] = {0, 1, 1, 1, 1, 1, 1, 1, 1};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x20001)};
static const GG_ROM gg_distance_table agent_types__child__heuristics__6__tables[] = {
    {.digits = agent_types__child__heuristics__6__tables__0__digits,
     .entries = agent_types__child__heuristics__6__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 9, .mask = {0, 245760},
     .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__child__heuristics__6__policy__nodes[] = {
    {0, 1, 5}, {1, 2, 5}, {2, 3, 5}, {3, 4, 5},
};
static const GG_ROM gg_policy_test agent_types__child__heuristics__6__policy__tests[] = {
    {.mask = UINT64_C(0x40000000000), .word = 1},
    {.mask = UINT64_C(0x20000000000), .word = 1},
    {.mask = UINT64_C(0x10000000000), .word = 1},
    {.mask = UINT64_C(0x8000000000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__child__heuristics__6__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 5, .from = 0}, /* clear_up */
};
static const GG_ROM gg_policy agent_types__child__heuristics__6__policy = {.nodes = agent_types__child__heuristics__6__policy__nodes,
     .tests = agent_types__child__heuristics__6__policy__tests,
     .leaves = agent_types__child__heuristics__6__policy__leaves, .invariants = NULL,
     .node_count = 4, .test_count = 4, .leaf_count = 2, .invariant_count = 0, .longest = 1};
static const GG_ROM uint64_t agent_types__child__heuristics__6__wake_mask[] = {UINT64_C(0x0), UINT64_C(0x7b80c00000f)};
static const GG_ROM gg_heuristic agent_types__child__heuristics__6 = {.actions = agent_types__child__heuristics__6__actions,
     .tables = agent_types__child__heuristics__6__tables, .groups = NULL,
     .policy = &agent_types__child__heuristics__6__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__child__heuristics__6__wake_mask, .table_count = 1, .asks = false,
     .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__child__heuristics[] = {
    &agent_types__child__heuristics__0,
    &agent_types__child__heuristics__1,
    &agent_types__child__heuristics__2,
    &agent_types__child__heuristics__3,
    NULL,
    NULL,
    &agent_types__child__heuristics__6,
};
static const GG_ROM uint16_t agent_types__child__goals[] = {
    0, /* fed */
    1, /* rested */
    2, /* clean */
    3, /* amused */
    6, /* cleared */
};
static const GG_ROM uint64_t agent_types__child__relevance_mask[] = {UINT64_C(0x0), UINT64_C(0x7800007bdef)};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = agent_types__adult__actions, .calls = &agent_type__adult__calls,
     .heuristics = agent_types__adult__heuristics, .goals = agent_types__adult__goals,
     .relevance_mask = agent_types__adult__relevance_mask, .goal_count = 7, .task = 0}, /* adult */
    {.actions = agent_types__child__actions, .calls = &agent_type__child__calls,
     .heuristics = agent_types__child__heuristics, .goals = agent_types__child__goals,
     .relevance_mask = agent_types__child__relevance_mask, .goal_count = 5, .task = 0}, /* child */
};

/* idle */
static const GG_ROM gg_range_test tasks__idle__methods__chat__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x4236d432108), .care = UINT64_C(0x78000)}, /* fun <= 6 */
};
static const GG_ROM gg_box tasks__idle__methods__chat__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__idle__methods__chat__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__idle__methods__chat__subtasks[] = {action__chat};
static const GG_ROM uint16_t tasks__idle__methods__sit__subtasks[] = {action__wait_2s};
static const GG_ROM gg_method tasks__idle__methods[] = {
    {.precondition = {.boxes = tasks__idle__methods__chat__precondition__boxes, .count = 1},
     .subtasks = tasks__idle__methods__chat__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* chat: fun <= 6 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__idle__methods__sit__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* sit: none */
};
static const GG_ROM gg_task tasks__all[] = {
    {.methods = tasks__idle__methods, .groups = NULL, .index = NULL, .method_count = 2, .group_count = 0,
     .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1, .draws = false,
     .component = GG_NONE}, /* idle */
};

static const GG_ROM gg_point places__points[] = {
    {.x = 0, .y = 0}, /* kitchen */
    {.x = 0, .y = 3000}, /* bedroom */
    {.x = 4000, .y = 3000}, /* bath */
    {.x = 4000, .y = 0}, /* parlour */
    {.x = 8000, .y = -4000}, /* garden */
    {.x = 14000, .y = 6000}, /* shop */
    {.x = 20000, .y = 0}, /* office */
};
static const GG_ROM uint16_t places__symbols[] = {
    HOUSEHOLD_KITCHEN, /* kitchen */
    HOUSEHOLD_BEDROOM, /* bedroom */
    HOUSEHOLD_BATH, /* bath */
    HOUSEHOLD_PARLOUR, /* parlour */
    HOUSEHOLD_GARDEN, /* garden */
    HOUSEHOLD_SHOP, /* shop */
    HOUSEHOLD_OFFICE, /* office */
};
static const GG_ROM gg_places places__row = {.walking = &gg_walking, .points = places__points,
     .symbols = places__symbols, .within = NULL, .leg_costs = NULL, .speed = 3000, .fact = 0,
     .count = 7,
     .offsets = {.agent_walk = offsetof(household_agent, walk), .world_points = offsetof(household_world, points)}};

static const GG_ROM uint64_t claims__0__users[] = {UINT64_C(0x9)};
static const GG_ROM uint64_t claims__1__users[] = {UINT64_C(0x42)};
static const GG_ROM uint64_t claims__2__users[] = {UINT64_C(0x1004)};
static const GG_ROM uint64_t claims__3__users[] = {UINT64_C(0x18)};
static const GG_ROM uint64_t claims__4__users[] = {UINT64_C(0x38)};
static const GG_ROM gg_claimed_fact claims__all[] = {
    {.users = claims__0__users, .fact = 7, .traits = 5}, /* pantry(vegetables) */
    {.users = claims__1__users, .fact = 8, .traits = 5}, /* pantry(soap) */
    {.users = claims__2__users, .fact = 9, .traits = 5}, /* pantry(novel) */
    {.users = claims__3__users, .fact = 10, .traits = 5}, /* portions */
    {.users = claims__4__users, .fact = 11, .traits = 5}, /* dishes */
};
static const GG_ROM gg_claim claims__of_actions__buy__vegetables[] = {
    {.amount = 1, .place = 0, .kind = GG_ADDS, .more = false}, /* pantry(vegetables) */
};
static const GG_ROM gg_claim claims__of_actions__buy__soap[] = {
    {.amount = 1, .place = 1, .kind = GG_ADDS, .more = false}, /* pantry(soap) */
};
static const GG_ROM gg_claim claims__of_actions__buy__novel[] = {
    {.amount = 1, .place = 2, .kind = GG_ADDS, .more = false}, /* pantry(novel) */
};
static const GG_ROM gg_claim claims__of_actions__cook[] = {
    {.amount = 1, .place = 0, .kind = GG_TAKES, .more = true}, /* pantry(vegetables) */
    {.amount = 3, .place = 3, .kind = GG_ADDS, .more = true}, /* portions */
    {.amount = 1, .place = 4, .kind = GG_ADDS, .more = false}, /* dishes */
};
static const GG_ROM gg_claim claims__of_actions__eat[] = {
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = true}, /* portions */
    {.amount = 1, .place = 4, .kind = GG_ADDS, .more = false}, /* dishes */
};
static const GG_ROM gg_claim claims__of_actions__clear_up[] = {
    {.amount = 0, .place = 4, .kind = GG_WRITES_ASKED, .more = false}, /* dishes */
};
static const GG_ROM gg_claim claims__of_actions__bathe[] = {
    {.amount = 1, .place = 1, .kind = GG_TAKES, .more = false}, /* pantry(soap) */
};
static const GG_ROM gg_claim claims__of_actions__fetch_novel[] = {
    {.amount = 1, .place = 2, .kind = GG_TAKES, .more = false}, /* pantry(novel) */
};
static const GG_ROM gg_claim *const GG_ROM claims__of_actions[] = {
    claims__of_actions__buy__vegetables, /* buy(vegetables) */
    claims__of_actions__buy__soap, /* buy(soap) */
    claims__of_actions__buy__novel, /* buy(novel) */
    claims__of_actions__cook, /* cook */
    claims__of_actions__eat, /* eat */
    claims__of_actions__clear_up, /* clear_up */
    claims__of_actions__bathe, /* bathe */
    NULL, /* wash */
    NULL, /* sleep */
    NULL, /* nap */
    NULL, /* work */
    NULL, /* sell_flowers */
    claims__of_actions__fetch_novel, /* fetch_novel */
    NULL, /* read */
    NULL, /* play */
    NULL, /* chat */
    NULL, /* wait 2s */
};
static const GG_ROM uint64_t claims__bits[] = {UINT64_C(0x0), UINT64_C(0x7bb6c000000)};
static const GG_ROM gg_claims claims__row = {.claiming = &gg_claiming, .all = claims__all,
     .of_actions = claims__of_actions, .passing = &gg_passing, .bits = claims__bits,
     .asking_tasks = NULL,
     .offsets = {.agent_planning_state = offsetof(household_agent, planning_state),
     .agent_view_snapshot = offsetof(household_agent, view_snapshot),
     .agent_refused = offsetof(household_agent, refused),
     .agent_released = offsetof(household_agent, released),
     .agent_numbers = offsetof(household_agent, numbers),
     .agent_named = offsetof(household_agent, named),
     .world_reservations = offsetof(household_world, reservations),
     .world_holders = offsetof(household_world, holders),
     .world_turns = offsetof(household_world, turns),
     .world_queues = offsetof(household_world, queues)},
     .count = 5};

static const GG_ROM uint32_t features__commitments__inertia[] = {
    3, /* fed */
    3, /* rested */
    3, /* clean */
    3, /* amused */
    3, /* solvent */
    0, /* stocked */
    3, /* cleared */
};
static const GG_ROM uint64_t features__commitments__latched[] = {UINT64_C(0x1e)};
static const GG_ROM gg_commitments features__commitments = {.ops = &gg_committing,
     .inertia = features__commitments__inertia, .latched = features__commitments__latched,
     .of_goals = NULL, .of_types = NULL, .agent_commitment = offsetof(household_agent, commitment)};
static const GG_ROM uint16_t features__expressions__priorities__fed__products__0__facts[] = {1};
static const GG_ROM gg_product features__expressions__priorities__fed__products[] = {
    {.facts = features__expressions__priorities__fed__products__0__facts, .weight = -2, .count = 1},
};
static const GG_ROM gg_amount features__expressions__priorities__fed = {.products = features__expressions__priorities__fed__products,
     .constant = 20, .count = 1};
static const GG_ROM uint16_t features__expressions__priorities__rested__products__0__facts[] = {2};
static const GG_ROM gg_product features__expressions__priorities__rested__products[] = {
    {.facts = features__expressions__priorities__rested__products__0__facts, .weight = -3, .count = 1},
};
static const GG_ROM gg_amount features__expressions__priorities__rested = {.products = features__expressions__priorities__rested__products,
     .constant = 18, .count = 1};
static const GG_ROM uint16_t features__expressions__priorities__clean__products__0__facts[] = {3};
static const GG_ROM gg_product features__expressions__priorities__clean__products[] = {
    {.facts = features__expressions__priorities__clean__products__0__facts, .weight = -2, .count = 1},
};
static const GG_ROM gg_amount features__expressions__priorities__clean = {.products = features__expressions__priorities__clean__products,
     .constant = 14, .count = 1};
static const GG_ROM uint16_t features__expressions__priorities__amused__products__0__facts[] = {4};
static const GG_ROM gg_product features__expressions__priorities__amused__products[] = {
    {.facts = features__expressions__priorities__amused__products__0__facts, .weight = -1, .count = 1},
};
static const GG_ROM gg_amount features__expressions__priorities__amused = {.products = features__expressions__priorities__amused__products,
     .constant = 10, .count = 1};
static const GG_ROM uint16_t features__expressions__priorities__solvent__products__0__facts[] = {6};
static const GG_ROM gg_product features__expressions__priorities__solvent__products[] = {
    {.facts = features__expressions__priorities__solvent__products__0__facts, .weight = -1, .count = 1},
};
static const GG_ROM gg_amount features__expressions__priorities__solvent = {.products = features__expressions__priorities__solvent__products,
     .constant = 8, .count = 1};
static const GG_ROM uint16_t features__expressions__priorities__cleared__products__0__facts[] = {11};
static const GG_ROM gg_product features__expressions__priorities__cleared__products[] = {
    {.facts = features__expressions__priorities__cleared__products__0__facts, .weight = 1, .count = 1},
};
static const GG_ROM gg_amount features__expressions__priorities__cleared = {.products = features__expressions__priorities__cleared__products,
     .constant = 0, .count = 1};
static const GG_ROM gg_amount *const GG_ROM features__expressions__priorities[] = {
    &features__expressions__priorities__fed, /* fed */
    &features__expressions__priorities__rested, /* rested */
    &features__expressions__priorities__clean, /* clean */
    &features__expressions__priorities__amused, /* amused */
    &features__expressions__priorities__solvent, /* solvent */
    NULL, /* stocked */
    &features__expressions__priorities__cleared, /* cleared */
};
static const GG_ROM gg_expressions features__expressions = {.ops = &gg_evaluating,
     .priorities = features__expressions__priorities, .scores = NULL, .weights = NULL,
     .durations = NULL};
static const GG_ROM gg_features features__row = {.ops = &gg_setback_dispatch, .slots = NULL,
     .sums = NULL, .lasting = NULL, .until = NULL, .cases = NULL, .partial = NULL, .setbacks = NULL,
     .restarts = NULL, .random_ranges = NULL, .denials = NULL, .cooldowns = NULL,
     .goal_retries = NULL, .timeouts = NULL, .commitments = &features__commitments,
     .best_efforts = NULL, .values = NULL, .whiles = NULL, .holdings = NULL,
     .expressions = &features__expressions, .one_shots = NULL, .varying = NULL,
     .offsets = {.agent_duration = 0, .agent_seeds = 0}};

/* fed */
static const GG_ROM gg_range_test goals__fed__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x5), .high = UINT64_C(0x4236d442108), .care = UINT64_C(0xf)}, /* food >= 5 */
};
static const GG_ROM gg_box goals__fed__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__fed__condition__boxes__0__ranges, .flag_count = 0, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_range_test goals__fed__relevant__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x4236d442103), .care = UINT64_C(0xf)}, /* food <= 3 */
};
static const GG_ROM gg_box goals__fed__relevant__boxes[] = {
    {.flags = NULL, .ranges = goals__fed__relevant__boxes__0__ranges, .flag_count = 0, .range_count = 1,
     .sets = 0},
};
/* rested */
static const GG_ROM gg_range_test goals__rested__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0xc0), .high = UINT64_C(0x4236d442108), .care = UINT64_C(0x1e0)}, /* vigour >= 6 */
};
static const GG_ROM gg_box goals__rested__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__rested__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_range_test goals__rested__relevant__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x4236d442068), .care = UINT64_C(0x1e0)}, /* vigour <= 3 */
};
static const GG_ROM gg_box goals__rested__relevant__boxes[] = {
    {.flags = NULL, .ranges = goals__rested__relevant__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* clean */
static const GG_ROM gg_range_test goals__clean__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1400), .high = UINT64_C(0x4236d442108), .care = UINT64_C(0x3c00)}, /* hygiene >= 5 */
};
static const GG_ROM gg_box goals__clean__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__clean__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_range_test goals__clean__relevant__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x4236d440d08), .care = UINT64_C(0x3c00)}, /* hygiene <= 3 */
};
static const GG_ROM gg_box goals__clean__relevant__boxes[] = {
    {.flags = NULL, .ranges = goals__clean__relevant__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* amused */
static const GG_ROM gg_range_test goals__amused__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x38000), .high = UINT64_C(0x4236d442108), .care = UINT64_C(0x78000)}, /* fun >= 7 */
};
static const GG_ROM gg_box goals__amused__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__amused__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_range_test goals__amused__relevant__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x4236d41a108), .care = UINT64_C(0x78000)}, /* fun <= 3 */
};
static const GG_ROM gg_box goals__amused__relevant__boxes[] = {
    {.flags = NULL, .ranges = goals__amused__relevant__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* solvent */
static const GG_ROM gg_range_test goals__solvent__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x800000), .high = UINT64_C(0x4236d442108), .care = UINT64_C(0x1f00000)}, /* purse >= 8 */
};
static const GG_ROM gg_box goals__solvent__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__solvent__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_range_test goals__solvent__relevant__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x4236c342108), .care = UINT64_C(0x1f00000)}, /* purse <= 3 */
};
static const GG_ROM gg_box goals__solvent__relevant__boxes[] = {
    {.flags = NULL, .ranges = goals__solvent__relevant__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* stocked */
static const GG_ROM gg_range_test goals__stocked__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x28000000), .high = UINT64_C(0x4236d442108),
     .care = UINT64_C(0x6c000000)}, /* pantry(vegetables) >= 2, pantry(soap) >= 1 */
};
static const GG_ROM gg_box goals__stocked__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__stocked__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* cleared */
static const GG_ROM gg_range_test goals__cleared__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x236d442108), .care = UINT64_C(0x78000000000)}, /* dishes == 0 */
};
static const GG_ROM gg_box goals__cleared__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__cleared__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_range_test goals__cleared__relevant__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20000000000), .high = UINT64_C(0x4236d442108),
     .care = UINT64_C(0x78000000000)}, /* dishes >= 4 */
};
static const GG_ROM gg_box goals__cleared__relevant__boxes[] = {
    {.flags = NULL, .ranges = goals__cleared__relevant__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__fed__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__fed__relevant__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* fed: food >= 5 */
    {.condition = {.boxes = goals__rested__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__rested__relevant__boxes, .count = 1}, .priority = 0,
     .cooldown = 0, .called = false, .keep = false}, /* rested: vigour >= 6 */
    {.condition = {.boxes = goals__clean__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__clean__relevant__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* clean: hygiene >= 5 */
    {.condition = {.boxes = goals__amused__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__amused__relevant__boxes, .count = 1}, .priority = 0,
     .cooldown = 0, .called = false, .keep = false}, /* amused: fun >= 7 */
    {.condition = {.boxes = goals__solvent__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__solvent__relevant__boxes, .count = 1}, .priority = 0,
     .cooldown = 0, .called = false, .keep = false}, /* solvent: purse >= 8 */
    {.condition = {.boxes = goals__stocked__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 3, .cooldown = 0,
     .called = false, .keep = false}, /* stocked: pantry(vegetables) >= 2, pantry(soap) >= 1 */
    {.condition = {.boxes = goals__cleared__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__cleared__relevant__boxes, .count = 1}, .priority = 0,
     .cooldown = 0, .called = false, .keep = false}, /* cleared: dishes == 0 */
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
    NULL,
};
static const GG_ROM gg_tick_hook hooks__settle[] = {
    gg_claims_wake_agent,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__end[] = {
    gg_turns_end,
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x1), UINT64_C(0x246218c5)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0), UINT64_C(0x4236d442108)};

static const GG_ROM uint64_t search__filters__0__rows[] = {
    UINT64_C(0x1dfff), UINT64_C(0x1dfff), UINT64_C(0x1dfff), UINT64_C(0x1dfff),
    UINT64_C(0x1dfff), UINT64_C(0x1dfff), UINT64_C(0x1dfff), UINT64_C(0x1dfff),
    UINT64_C(0x1efff), UINT64_C(0x1efff), UINT64_C(0x1efff), UINT64_C(0x1efff),
    UINT64_C(0x1efff), UINT64_C(0x1efff), UINT64_C(0x1efff), UINT64_C(0x1efff),
};
static const GG_ROM gg_action_filter search__filters[] = {
    {.rows = search__filters__0__rows, .word = 0, .shift = 4},
};
static const GG_ROM uint64_t search__filtered[] = {UINT64_C(0x12100)};
static const GG_ROM uint64_t search__conflicts[] = {
    UINT64_C(0xfffe), UINT64_C(0xfffd), UINT64_C(0xfffb), UINT64_C(0xfff7),
    UINT64_C(0xffef), UINT64_C(0xffdf), UINT64_C(0xffbf), UINT64_C(0xff7f),
    UINT64_C(0xfeff), UINT64_C(0x4dff), UINT64_C(0xfbff), UINT64_C(0xf7ff),
    UINT64_C(0x6dff), UINT64_C(0xddff), UINT64_C(0xbfff), UINT64_C(0x6dff),
    UINT64_C(0x0), UINT64_C(0x38), UINT64_C(0x100), UINT64_C(0xc0),
    UINT64_C(0xb200), UINT64_C(0x4800), UINT64_C(0x7), UINT64_C(0x400),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x10), UINT64_C(0x10), UINT64_C(0x10), UINT64_C(0x10),
    UINT64_C(0x10), UINT64_C(0x4c00), UINT64_C(0x4c00), UINT64_C(0x4c00),
    UINT64_C(0x4e00), UINT64_C(0x4e00), UINT64_C(0x4e00), UINT64_C(0x4e00),
    UINT64_C(0x4a00), UINT64_C(0x300), UINT64_C(0x4000), UINT64_C(0x4000),
    UINT64_C(0x4080), UINT64_C(0x4080), UINT64_C(0x4080), UINT64_C(0x4080),
    UINT64_C(0x4080), UINT64_C(0x80), UINT64_C(0xc0), UINT64_C(0x0),
    UINT64_C(0x8000), UINT64_C(0x8000), UINT64_C(0x8000), UINT64_C(0xc000),
    UINT64_C(0xc000), UINT64_C(0xc000), UINT64_C(0xc000), UINT64_C(0xe000),
    UINT64_C(0x2000), UINT64_C(0x1000), UINT64_C(0x7), UINT64_C(0x7),
    UINT64_C(0x807), UINT64_C(0x807), UINT64_C(0x807), UINT64_C(0xc07),
    UINT64_C(0xc07), UINT64_C(0xc07), UINT64_C(0xc07), UINT64_C(0xc07),
    UINT64_C(0xc07), UINT64_C(0xc07), UINT64_C(0xc07), UINT64_C(0xc07),
    UINT64_C(0xc03), UINT64_C(0xc03), UINT64_C(0xc03), UINT64_C(0xc03),
    UINT64_C(0xc03), UINT64_C(0xc02), UINT64_C(0xc00), UINT64_C(0x8),
    UINT64_C(0x9), UINT64_C(0x9), UINT64_C(0x1), UINT64_C(0x40),
    UINT64_C(0x42), UINT64_C(0x42), UINT64_C(0x2), UINT64_C(0x1000),
    UINT64_C(0x1004), UINT64_C(0x1004), UINT64_C(0x4), UINT64_C(0x10),
    UINT64_C(0x10), UINT64_C(0x10), UINT64_C(0x18), UINT64_C(0x8),
    UINT64_C(0x20), UINT64_C(0x18), UINT64_C(0x18), UINT64_C(0x18),
    UINT64_C(0x18), UINT64_C(0x18), UINT64_C(0x18), UINT64_C(0x18),
    UINT64_C(0x18),
};
static const GG_ROM gg_search_tables search__row = {.searching = &gg_searching,
     .slicing = &gg_slicing, .regressing = NULL, .satisficing = &gg_satisficing,
     .stubborn = &gg_stubborn, .filters = search__filters, .filtered = search__filtered,
     .conflicts = search__conflicts, .value_count = 92, .filter_count = 1};

static const GG_ROM uint16_t fact_at__all[] = {
    0, 0, 0, 0, 0, 0, 0, 5, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1, 1, 1, 1, 65535, 2, 2, 2, 2, 65535, 3, 3, 3, 3, 65535, 4,
    4, 4, 4, 65535, 6, 6, 6, 6, 6, 65535, 7, 7, 65535, 8, 8, 65535,
    9, 9, 65535, 10, 10, 10, 65535, 11, 11, 11, 11, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};

/* hunger: food -= 1 */
static const GG_ROM gg_addition rules__hunger__effect__additions[] = {
    {.fact = 1, .amount = -1}, /* food */
};
static const GG_ROM gg_effect rules__hunger__effect = {.assignments = NULL,
     .additions = rules__hunger__effect__additions, .assignment_count = 0, .addition_count = 1};
/* tiredness: vigour -= 1 */
static const GG_ROM gg_addition rules__tiredness__effect__additions[] = {
    {.fact = 2, .amount = -1}, /* vigour */
};
static const GG_ROM gg_effect rules__tiredness__effect = {.assignments = NULL,
     .additions = rules__tiredness__effect__additions, .assignment_count = 0, .addition_count = 1};
/* dirt: hygiene -= 1 */
static const GG_ROM gg_addition rules__dirt__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* hygiene */
};
static const GG_ROM gg_effect rules__dirt__effect = {.assignments = NULL,
     .additions = rules__dirt__effect__additions, .assignment_count = 0, .addition_count = 1};
/* boredom: fun -= 1 */
static const GG_ROM gg_addition rules__boredom__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* fun */
};
static const GG_ROM gg_effect rules__boredom__effect = {.assignments = NULL,
     .additions = rules__boredom__effect__additions, .assignment_count = 0, .addition_count = 1};
static const GG_ROM gg_rule rules__all[] = {
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__hunger__effect,
     .period = 20000}, /* hunger: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__tiredness__effect,
     .period = 25000}, /* tiredness: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__dirt__effect,
     .period = 30000}, /* dirt: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__boredom__effect,
     .period = 20000}, /* boredom: none */
};


const GG_ROM gg_domain household_domain = {
    .word_count = 2,
    .flag_words = 1,
    .fact_count = 12,
    .action_count = 17,
    .task_count = 1,
    .agent_rule_count = 4,
    .world_rule_count = 0,
    .agent_type_count = 2,
    .goal_count = 7,
    .goal_source_count = 0,
    .subgoal_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 16,
    .watch_limit = 0,
    .want_limit = 0,
    .guards = guards__all,
    .shared = shared__all,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = &gg_held_pursuit,
    .places = &places__row,
    .wants = NULL,
    .claims = &claims__row,
    .senses = NULL,
    .exclusions = NULL,
    .features = &features__row,
    .team = NULL,
    .interrupting = NULL,
    .goals = goals__all,
    .offsets = {.agent_state = offsetof(household_agent, state),
     .agent_snapshot = offsetof(household_agent, snapshot),
     .agent_support_mask = offsetof(household_agent, support_mask),
     .agent_from = offsetof(household_agent, from),
     .agent_timers = offsetof(household_agent, timers),
     .agent_backoffs = offsetof(household_agent, backoffs),
     .agent_plan = offsetof(household_agent, plan), .agent_watches = 0, .agent_membership = 0,
     .world_state = offsetof(household_world, state), .world_timers = 0,
     .agent_bytes = sizeof(household_agent), .world_bytes = sizeof(household_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__settle,
     .look = hooks__begin, .start = hooks__begin, .end = hooks__end},
    .format = &gg_format_26,
    .fingerprint = 3819404403,
    .saved_fingerprint = (uint32_t)(UINT32_C(3819404403) +
        UINT32_C(31) * offsetof(household_agent, state) +
        UINT32_C(961) * offsetof(household_agent, snapshot) +
        UINT32_C(29791) * offsetof(household_agent, support_mask) +
        UINT32_C(923521) * offsetof(household_agent, from) +
        UINT32_C(28629151) * offsetof(household_agent, timers) +
        UINT32_C(887503681) * offsetof(household_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(household_agent, plan) +
        UINT32_C(129082719) * offsetof(household_agent, walk) +
        UINT32_C(1353309697) * offsetof(household_agent, planning_state) +
        UINT32_C(3297894943) * offsetof(household_agent, view_snapshot) +
        UINT32_C(3450495425) * offsetof(household_agent, refused) +
        UINT32_C(3886143071) * offsetof(household_agent, released) +
        UINT32_C(211350913) * offsetof(household_agent, numbers) +
        UINT32_C(2256911007) * offsetof(household_agent, named) +
        UINT32_C(11316127) * offsetof(household_agent, commitment) +
        UINT32_C(1725480897) * offsetof(household_world, state) +
        UINT32_C(329765761) * offsetof(household_world, points) +
        UINT32_C(1632803999) * offsetof(household_world, reservations) +
        UINT32_C(3372283713) * offsetof(household_world, holders) +
        UINT32_C(1461579999) * offsetof(household_world, turns) +
        UINT32_C(2359307009) * offsetof(household_world, queues)),
    .start = start__all,
    .tops = tops__all,
    .applied = NULL,
    .goal_sources = NULL,
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
    .sharing = &gg_sharing,
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

household_agent_activity household_agent_doing(const household_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}; /* by action: its parameters */
    household_agent_activity doing = {HOUSEHOLD_ACTION_NONE, {HOUSEHOLD_VEGETABLES}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = &household_domain.actions[number];
    doing.action = (household_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (household_symbol)action->arguments[i];
    return doing;
}

const char *household_symbol_name(household_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "vegetables",
        "soap",
        "novel",
        "kitchen",
        "bedroom",
        "bath",
        "parlour",
        "garden",
        "shop",
        "office",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

