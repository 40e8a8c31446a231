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
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("buy(vegetables)"), GG_TEXT("buy(soap)"), GG_TEXT("buy(novel)"), GG_TEXT("cook"),
    GG_TEXT("eat"), GG_TEXT("clear_up"), GG_TEXT("bathe"), GG_TEXT("wash"), GG_TEXT("sleep"),
    GG_TEXT("nap"), GG_TEXT("work"), GG_TEXT("sell_flowers"), GG_TEXT("fetch_novel"),
    GG_TEXT("read"), GG_TEXT("play"), GG_TEXT("chat"), GG_TEXT("wait 2s"), GG_TEXT("here"),
    GG_TEXT("food"), GG_TEXT("vigour"), GG_TEXT("hygiene"), GG_TEXT("fun"), GG_TEXT("reading"),
    GG_TEXT("purse"), GG_TEXT("pantry(vegetables)"), GG_TEXT("pantry(soap)"),
    GG_TEXT("pantry(novel)"), GG_TEXT("portions"), GG_TEXT("dishes"), GG_TEXT("fed"),
    GG_TEXT("rested"), GG_TEXT("clean"), GG_TEXT("amused"), GG_TEXT("solvent"), GG_TEXT("stocked"),
    GG_TEXT("cleared"), GG_TEXT("kitchen"), GG_TEXT("bedroom"), GG_TEXT("bath"),
    GG_TEXT("parlour"), GG_TEXT("garden"), GG_TEXT("shop"), GG_TEXT("office"), GG_TEXT("chat"),
    GG_TEXT("sit"), GG_TEXT("adult"), GG_TEXT("child"), GG_TEXT("idle"),
};

static const GG_ROM char *const GG_ROM *const GG_ROM method_names__all[] = {
    text__all + 43, /* idle */
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {text__all + 36, 0, 1, 0}, {NULL, 0, 1, 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* here */
    value_names__all + 1, /* food */
    value_names__all + 1, /* vigour */
    value_names__all + 1, /* hygiene */
    value_names__all + 1, /* fun */
    value_names__all + 1, /* reading */
    value_names__all + 1, /* purse */
    value_names__all + 1, /* pantry(vegetables) */
    value_names__all + 1, /* pantry(soap) */
    value_names__all + 1, /* pantry(novel) */
    value_names__all + 1, /* portions */
    value_names__all + 1, /* dishes */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("household"),
    .facts = text__all + 17,
    .actions = text__all,
    .action_labels = text__all,
    .tasks = text__all + 47,
    .task_labels = text__all + 47,
    .methods = method_names__all,
    .method_labels = method_names__all,
    .goals = text__all + 29,
    .goal_labels = text__all + 29,
    .agent_types = text__all + 45,
    .places = text__all + 36,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0xfffe, 0xfffd, 0xfffb, 0xfff7, 0xffef, 0xffdf, 0xffbf, 0xff7f, 0xfeff, 0x4dff, 0xfbff, 0xf7ff,
    0x6dff, 0xddff, 0xbfff, 0, 0x38, 0x100, 0xc0, 0xb200, 0x4800, 7, 0x400, 0x10, 0x4c00, 0x4e00,
    0x4a00, 0x300, 0x4000, 0x4080, 0x80, 0x8000, 0xc000, 0xe000, 0x2000, 0x1000, 0x807, 0xc07,
    0xc03, 0xc02, 0xc00, 8, 9, 1, 0x40, 0x42, 2, 0x1004, 4, 0x18, 0x20, 0, 0x10001, 0x20001,
    0x20002, 0x30001, 0x40002, 0x50002, 0x60002, 0x70003, 0, 0x10001, 0x20001, 0x20002, 0x40002,
    0x60003, 0, 0x40001, 0x70002, 0x80002, 0xb0003, 0xd0003, 0, 0x30001, 0x50001, 0x80002, 0xa0002,
    0, 0x20001, 0x30001, 0, 0x84492084210, 0, 0x7bb6df00000, 0x80, 0x7bb6df001ef, 0x80,
    0x7bb6df03def, 0x80, 0x7bb6df781ef, 0, 0x7806df7bdef, 0, 0x7b80c00000f, 0x80, 0x36007bde0, 0,
    0x7800007bdef, 0, 0x7bb6c000000, 1, 0x246218c5, 0, 0x4236d442108, 0x1bfff, 0x3f7f, 0x3fff,
    0xbf7f, 0x1f3f8, 0xf3c0, 0x1e,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 7, GG_SYMBOL, false, 0, 6, 0}, /* here */
    {1, 0, 4, GG_NUMBER, false, 0, 8, 7}, /* food */
    {1, 5, 4, GG_NUMBER, false, 0, 8, 16}, /* vigour */
    {1, 10, 4, GG_NUMBER, false, 0, 8, 25}, /* hygiene */
    {1, 15, 4, GG_NUMBER, false, 0, 8, 34}, /* fun */
    {0, 7, 1, GG_BOOL, false, 0, 1, 43}, /* reading */
    {1, 20, 5, GG_NUMBER, true, 0, 20, 45}, /* purse */
    {1, 26, 2, GG_NUMBER, true, 0, 3, 66}, /* pantry(vegetables) */
    {1, 29, 2, GG_NUMBER, true, 0, 3, 70}, /* pantry(soap) */
    {1, 32, 2, GG_NUMBER, true, 0, 3, 74}, /* pantry(novel) */
    {1, 35, 3, GG_NUMBER, true, 0, 4, 78}, /* portions */
    {1, 39, 4, GG_NUMBER, true, 0, 8, 83}, /* dishes */
};

/* word, low, high, care */
static const GG_ROM gg_range_test range_test__all[] = {
    {1, 0x200000, 0x42369442108, 0xdf00000}, /* purse >= 2, pantry(vegetables) <= 2 */
    {1, 0x100000, 0x4234d442108, 0x61f00000}, /* purse >= 1, pantry(soap) <= 2 */
    {1, 0x700000, 0x4226d442108, 0x301f00000}, /* purse >= 7, pantry(novel) <= 2 */
    {1, 0x4000000, 0x18b6d442108, 0x7b80c000000}, /* pantry(vegetables) >= 1, portions <= 1, dishes <= 3 */
    {1, 0x800000000, 0x3a36d442104, 0x7b80000000f}, /* food <= 4, portions >= 1, dishes <= 7 */
    {1, 0x8000000000, 0x4236d442108, 0x78000000000}, /* dishes >= 1 */
    {1, 0x20000000, 0x4236d442108, 0x60000000}, /* pantry(soap) >= 1 */
    {1, 0, 0x4236d441908, 0x3c00}, /* hygiene <= 6 */
    {1, 0, 0x4236d4420a8, 0x1e0}, /* vigour <= 5 */
    {1, 0x61, 0x4236cf42108, 0x1f001ef}, /* food >= 1, vigour >= 3, purse <= 15 */
    {1, 0x60, 0x4236d242108, 0x1f001e0}, /* vigour >= 3, purse <= 18 */
    {1, 0x100000000, 0x4236d442108, 0x300000000}, /* pantry(novel) >= 1 */
    {1, 0x860, 0x4236d422108, 0x7bde0}, /* vigour >= 3, hygiene >= 2, fun <= 4 */
    {1, 0, 0x4236d43a108, 0x78000}, /* fun <= 7 */
    {1, 0, 0x4236d432108, 0x78000}, /* fun <= 6 */
    {1, 5, 0x4236d442108, 0xf}, /* food >= 5 */
    {1, 0, 0x4236d442103, 0xf}, /* food <= 3 */
    {1, 0xc0, 0x4236d442108, 0x1e0}, /* vigour >= 6 */
    {1, 0, 0x4236d442068, 0x1e0}, /* vigour <= 3 */
    {1, 0x1400, 0x4236d442108, 0x3c00}, /* hygiene >= 5 */
    {1, 0, 0x4236d440d08, 0x3c00}, /* hygiene <= 3 */
    {1, 0x38000, 0x4236d442108, 0x78000}, /* fun >= 7 */
    {1, 0, 0x4236d41a108, 0x78000}, /* fun <= 3 */
    {1, 0x800000, 0x4236d442108, 0x1f00000}, /* purse >= 8 */
    {1, 0, 0x4236c342108, 0x1f00000}, /* purse <= 3 */
    {1, 0x28000000, 0x4236d442108, 0x6c000000}, /* pantry(vegetables) >= 2, pantry(soap) >= 1 */
    {1, 0, 0x236d442108, 0x78000000000}, /* dishes == 0 */
    {1, 0x20000000000, 0x4236d442108, 0x78000000000}, /* dishes >= 4 */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 0x80, 0}, /* not reading */
    {0, 0x80, 0x80}, /* reading */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {NULL, range_test__all, 0, 1, 0}, {NULL, range_test__all + 1, 0, 1, 0},
    {NULL, range_test__all + 2, 0, 1, 0}, {NULL, range_test__all + 3, 0, 1, 0},
    {NULL, range_test__all + 4, 0, 1, 0}, {NULL, range_test__all + 5, 0, 1, 0},
    {NULL, range_test__all + 6, 0, 1, 0}, {NULL, range_test__all + 7, 0, 1, 0},
    {NULL, NULL, 0, 0, 0}, {NULL, range_test__all + 8, 0, 1, 0},
    {NULL, range_test__all + 9, 0, 1, 0}, {NULL, range_test__all + 10, 0, 1, 0},
    {flag_test__all, range_test__all + 11, 1, 1, 0}, {flag_test__all + 1, NULL, 1, 0, 0},
    {NULL, range_test__all + 12, 0, 1, 0}, {NULL, range_test__all + 13, 0, 1, 0},
    {NULL, range_test__all + 14, 0, 1, 0}, {NULL, range_test__all + 15, 0, 1, 0},
    {NULL, range_test__all + 16, 0, 1, 0}, {NULL, range_test__all + 17, 0, 1, 0},
    {NULL, range_test__all + 18, 0, 1, 0}, {NULL, range_test__all + 19, 0, 1, 0},
    {NULL, range_test__all + 20, 0, 1, 0}, {NULL, range_test__all + 21, 0, 1, 0},
    {NULL, range_test__all + 22, 0, 1, 0}, {NULL, range_test__all + 23, 0, 1, 0},
    {NULL, range_test__all + 24, 0, 1, 0}, {NULL, range_test__all + 25, 0, 1, 0},
    {NULL, range_test__all + 26, 0, 1, 0}, {NULL, range_test__all + 27, 0, 1, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {1, 0xfffff87fffffffff, 0}, {0, 0xffffffffffffff80, 1}, {1, 0xffffffffffffc3ff, 0x2000},
    {0, 0xffffffffffffff80, 4}, {1, 0xfffffffffffffe1f, 0x100}, {0, 0xffffffffffffff80, 2},
    {1, 0xfffffffffff87fff, 0x40000}, {0, 0xffffffffffffff00, 8}, {0, 0xffffffffffffff80, 0x20},
    {0, 0xffffffffffffff80, 8}, {0, 0xffffffffffffff80, 0x40}, {0, 0xffffffffffffff80, 0x10},
    {0, 0xffffffffffffff00, 0x88},
};

/* fact, amount */
static const GG_ROM gg_addition addition__all[] = {
    {7, -1}, /* pantry(vegetables) */
    {10, 3}, /* portions */
    {11, 1}, /* dishes */
    {1, 4}, /* food */
    {10, -1}, /* portions */
    {11, 1}, /* dishes */
    {4, 4}, /* fun */
    {2, -1}, /* vigour */
    {3, -2}, /* hygiene */
    {6, -2}, /* purse */
    {7, 1}, /* pantry(vegetables) */
    {6, -1}, /* purse */
    {8, 1}, /* pantry(soap) */
    {6, -7}, /* purse */
    {9, 1}, /* pantry(novel) */
    {6, 5}, /* purse */
    {2, -2}, /* vigour */
    {6, 2}, /* purse */
    {2, -1}, /* vigour */
    {8, -1}, /* pantry(soap) */
    {3, 2}, /* hygiene */
    {2, 3}, /* vigour */
    {9, -1}, /* pantry(novel) */
    {4, 1}, /* fun */
    {1, -1}, /* food */
    {3, -1}, /* hygiene */
    {4, -1}, /* fun */
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all + 8, addition__all + 9, 1, 2}, {assignment__all + 8, NULL, 1, 0},
    {NULL, addition__all + 9, 0, 2}, {assignment__all + 8, addition__all + 11, 1, 2},
    {NULL, addition__all + 11, 0, 2}, {assignment__all + 8, addition__all + 13, 1, 2},
    {NULL, addition__all + 13, 0, 2}, {assignment__all + 1, addition__all, 1, 3},
    {assignment__all + 1, NULL, 1, 0}, {NULL, addition__all, 0, 3},
    {assignment__all + 1, addition__all + 3, 1, 3}, {assignment__all + 1, addition__all + 3, 1, 1},
    {NULL, addition__all + 4, 0, 2}, {assignment__all, NULL, 2, 0}, {assignment__all, NULL, 1, 0},
    {assignment__all + 2, addition__all + 19, 2, 1}, {assignment__all + 2, NULL, 2, 0},
    {NULL, addition__all + 19, 0, 1}, {assignment__all + 3, addition__all + 20, 1, 1},
    {assignment__all + 4, NULL, 2, 0}, {assignment__all + 9, addition__all + 21, 1, 1},
    {assignment__all + 10, addition__all + 15, 1, 2},
    {assignment__all + 10, addition__all + 16, 1, 1}, {NULL, addition__all + 15, 0, 1},
    {assignment__all + 11, addition__all + 17, 1, 2},
    {assignment__all + 11, addition__all + 18, 1, 1}, {NULL, addition__all + 17, 0, 1},
    {assignment__all + 12, addition__all + 22, 1, 1}, {assignment__all + 12, NULL, 1, 0},
    {NULL, addition__all + 22, 0, 1}, {assignment__all + 6, NULL, 2, 0},
    {assignment__all + 11, addition__all + 6, 1, 3},
    {assignment__all + 9, addition__all + 23, 1, 1}, {NULL, NULL, 0, 0},
    {NULL, addition__all + 24, 0, 1}, {NULL, addition__all + 18, 0, 1},
    {NULL, addition__all + 25, 0, 1}, {NULL, addition__all + 26, 0, 1},
};

static const GG_ROM uint16_t symbol__all[] = {
    HOUSEHOLD_KITCHEN, HOUSEHOLD_BEDROOM, HOUSEHOLD_BATH, HOUSEHOLD_PARLOUR, HOUSEHOLD_GARDEN,
    HOUSEHOLD_SHOP, HOUSEHOLD_OFFICE, HOUSEHOLD_VEGETABLES, HOUSEHOLD_SOAP, HOUSEHOLD_NOVEL,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* buy: purse -= price(what), pantry(what) += 1, here = shop */
    {{box__all, 1}, effect__all, effect__all + 1, effect__all + 2, 2000, 0, 4, HOUSEHOLD_ACTION_BUY,
     GG_NONE, GG_NONE, 5, 5, false, false, false, symbol__all + 7}, /* buy(vegetables): affordable(what), pantry(what) <= 2 */
    {{box__all + 1, 1}, effect__all + 3, effect__all + 1, effect__all + 4, 2000, 0, 4,
     HOUSEHOLD_ACTION_BUY, GG_NONE, GG_NONE, 5, 5, false, false, false, symbol__all + 8}, /* buy(soap) */
    {{box__all + 2, 1}, effect__all + 5, effect__all + 1, effect__all + 6, 2000, 0, 4,
     HOUSEHOLD_ACTION_BUY, GG_NONE, GG_NONE, 5, 5, false, false, false, symbol__all + 9}, /* buy(novel) */
/* cook: pantry(vegetables) -= 1, portions += 3, dishes += 1, here = kitchen */
    {{box__all + 3, 1}, effect__all + 7, effect__all + 8, effect__all + 9, 5000, 0, 3,
     HOUSEHOLD_ACTION_COOK, GG_NONE, GG_NONE, 0, 0, false, false, false, NULL}, /* cook: pantry(vegetables) >= 1, portions <= 1, tidy */
/* eat: food += 4, portions -= 1, dishes += 1, here = kitchen */
    {{box__all + 4, 1}, effect__all + 10, effect__all + 11, effect__all + 12, 3000, 0, 1,
     HOUSEHOLD_ACTION_EAT, GG_NONE, GG_NONE, 0, 0, false, false, false, NULL}, /* eat: portions >= 1, food <= 4, dishes <= 7 */
/* clear_up: dishes = 0, here = kitchen */
    {{box__all + 5, 1}, effect__all + 13, effect__all + 8, effect__all + 14, 4000, 0, 2,
     HOUSEHOLD_ACTION_CLEAR_UP, GG_NONE, GG_NONE, 0, 0, false, false, false, NULL}, /* clear_up: dishes >= 1 */
/* bathe: hygiene = 8, pantry(soap) -= 1, here = bath */
    {{box__all + 6, 1}, effect__all + 15, effect__all + 16, effect__all + 17, 4000, 0, 1,
     HOUSEHOLD_ACTION_BATHE, GG_NONE, GG_NONE, 2, 2, false, false, false, NULL}, /* bathe: pantry(soap) >= 1 */
/* wash: hygiene += 2, here = bath */
    {{box__all + 7, 1}, effect__all + 18, effect__all + 18, NULL, 3000, 0, 2, HOUSEHOLD_ACTION_WASH,
     GG_NONE, GG_NONE, 2, 2, false, false, false, NULL}, /* wash: hygiene <= 6 */
/* sleep: vigour = 8, here = bedroom */
    {{box__all + 8, 1}, effect__all + 19, effect__all + 19, NULL, 12000, 0, 3, HOUSEHOLD_ACTION_SLEEP,
     GG_NONE, GG_NONE, 1, 1, false, true, false, NULL}, /* sleep: none */
/* nap: vigour += 3, here = parlour */
    {{box__all + 9, 1}, effect__all + 20, effect__all + 20, NULL, 5000, 0, 2, HOUSEHOLD_ACTION_NAP,
     GG_NONE, GG_NONE, 3, 3, false, false, false, NULL}, /* nap: vigour <= 5 */
/* work: purse += 5, vigour -= 2, here = office */
    {{box__all + 10, 1}, effect__all + 21, effect__all + 22, effect__all + 23, 8000, 0, 5,
     HOUSEHOLD_ACTION_WORK, GG_NONE, GG_NONE, 6, 6, false, false, false, NULL}, /* work: awake, food >= 1, purse <= 15 */
/* sell_flowers: purse += 2, vigour -= 1, here = garden */
    {{box__all + 11, 1}, effect__all + 24, effect__all + 25, effect__all + 26, 5000, 0, 3,
     HOUSEHOLD_ACTION_SELL_FLOWERS, GG_NONE, GG_NONE, 4, 4, false, false, false, NULL}, /* sell_flowers: awake, purse <= 18 */
/* fetch_novel: reading, pantry(novel) -= 1, here = parlour */
    {{box__all + 12, 1}, effect__all + 27, effect__all + 28, effect__all + 29, 0, 0, 1,
     HOUSEHOLD_ACTION_FETCH_NOVEL, GG_NONE, GG_NONE, 3, 3, false, false, false, NULL}, /* fetch_novel: pantry(novel) >= 1, not reading */
/* read: fun = 8, not reading, here = parlour */
    {{box__all + 13, 1}, effect__all + 30, effect__all + 30, NULL, 6000, 0, 1, HOUSEHOLD_ACTION_READ,
     GG_NONE, GG_NONE, 3, 3, false, false, false, NULL}, /* read: reading */
/* play: fun += 4, vigour -= 1, hygiene -= 2, here = garden */
    {{box__all + 14, 1}, effect__all + 31, effect__all + 31, NULL, 4000, 0, 3, HOUSEHOLD_ACTION_PLAY,
     GG_NONE, GG_NONE, 4, 4, false, false, false, NULL}, /* play: awake, hygiene >= 2, fun <= 4 */
/* chat: fun += 1, here = parlour */
    {{box__all + 15, 1}, effect__all + 32, effect__all + 32, NULL, 3000, 0, 2, HOUSEHOLD_ACTION_CHAT,
     GG_NONE, GG_NONE, 3, 3, false, false, false, NULL}, /* chat: fun <= 7 */
/* wait 2s: none */
    {{box__all + 8, 1}, effect__all + 33, NULL, NULL, 2000, 0, 0, HOUSEHOLD_ACTION_WAIT_2S, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* wait 2s: none */
};

/* test, low, high */
static const GG_ROM gg_policy_node policy_node__all[] = {
    {28, 1, 21}, {29, 2, 22}, {30, 3, 22}, {0, 4, 7}, {1, 5, 7}, {2, 6, 7}, {3, 8, 7}, {9, 9, 23},
    {9, 10, 23}, {10, 11, 23}, {10, 12, 23}, {11, 13, 14}, {11, 15, 16}, {12, 24, 25},
    {12, 17, 18}, {12, 26, 19}, {12, 20, 18}, {27, 25, 27}, {27, 27, 23}, {27, 28, 29},
    {27, 29, 27}, {31, 30, 110}, {31, 31, 110}, {31, 32, 110}, {31, 33, 110}, {31, 34, 110},
    {31, 35, 110}, {31, 36, 110}, {31, 37, 110}, {31, 38, 110}, {32, 111, 39}, {32, 112, 40},
    {32, 113, 41}, {32, 42, 43}, {32, 44, 43}, {32, 114, 43}, {32, 45, 43}, {32, 46, 43},
    {32, 47, 43}, {33, 111, 48}, {33, 112, 49}, {33, 50, 49}, {33, 51, 114}, {33, 114, 49},
    {33, 52, 114}, {33, 56, 53}, {33, 54, 114}, {33, 55, 114}, {34, 111, 110}, {34, 114, 110},
    {34, 113, 114}, {34, 57, 114}, {34, 58, 59}, {34, 60, 114}, {34, 61, 62}, {34, 63, 64},
    {17, 65, 115}, {17, 66, 116}, {17, 67, 116}, {17, 68, 116}, {17, 69, 115}, {17, 70, 91},
    {17, 71, 92}, {17, 72, 93}, {17, 73, 93}, {18, 74, 115}, {18, 114, 75}, {18, 76, 116},
    {18, 77, 116}, {18, 78, 115}, {18, 79, 91}, {18, 80, 92}, {18, 81, 93}, {18, 80, 93},
    {19, 117, 82}, {19, 83, 116}, {19, 117, 84}, {19, 114, 85}, {19, 114, 86}, {19, 92, 87},
    {19, 114, 88}, {19, 89, 90}, {20, 117, 115}, {20, 115, 116}, {20, 117, 116}, {20, 114, 116},
    {20, 114, 115}, {20, 92, 91}, {20, 114, 92}, {20, 92, 94}, {20, 94, 95}, {4, 96, 106},
    {4, 97, 107}, {4, 98, 108}, {4, 99, 109}, {4, 100, 106}, {5, 101, 106}, {5, 102, 107},
    {5, 103, 108}, {5, 104, 109}, {5, 105, 106}, {6, 114, 106}, {6, 114, 107}, {6, 115, 108},
    {6, 117, 109}, {6, 117, 106}, {13, 118, 119}, {13, 118, 114}, {13, 118, 115}, {13, 118, 117},
    {0, 1, 9}, {1, 2, 9}, {2, 3, 9}, {3, 4, 9}, {4, 5, 10}, {5, 6, 10}, {6, 7, 10}, {7, 8, 11},
    {8, 12, 11}, {9, 13, 94}, {9, 14, 94}, {9, 15, 94}, {9, 16, 94}, {10, 17, 94}, {10, 18, 94},
    {10, 19, 94}, {10, 20, 94}, {11, 21, 22}, {11, 23, 24}, {11, 25, 26}, {11, 27, 26},
    {12, 28, 29}, {12, 44, 45}, {12, 30, 31}, {12, 34, 45}, {12, 32, 33}, {12, 46, 45},
    {12, 47, 48}, {27, 49, 50}, {27, 50, 44}, {27, 35, 36}, {27, 37, 36}, {27, 38, 39},
    {27, 48, 40}, {13, 95, 51}, {13, 95, 52}, {13, 95, 96}, {13, 95, 53}, {13, 41, 47},
    {13, 42, 54}, {13, 43, 55}, {14, 56, 47}, {14, 97, 54}, {14, 97, 55}, {17, 57, 98},
    {17, 58, 99}, {17, 59, 99}, {17, 60, 99}, {17, 61, 99}, {17, 62, 98}, {17, 63, 98},
    {17, 64, 99}, {17, 65, 99}, {17, 66, 99}, {17, 67, 99}, {17, 68, 99}, {17, 69, 99},
    {18, 70, 98}, {18, 71, 99}, {18, 72, 99}, {18, 73, 74}, {18, 75, 76}, {18, 75, 77},
    {18, 72, 78}, {18, 79, 99}, {18, 80, 81}, {18, 75, 82}, {18, 73, 83}, {18, 84, 82},
    {18, 73, 85}, {19, 100, 86}, {19, 100, 87}, {19, 88, 100}, {19, 101, 88}, {19, 100, 99},
    {19, 101, 100}, {19, 87, 99}, {19, 86, 98}, {19, 89, 98}, {19, 88, 90}, {19, 101, 91},
    {19, 90, 99}, {19, 92, 99}, {19, 96, 99}, {19, 101, 90}, {19, 93, 99}, {20, 100, 98},
    {20, 100, 99}, {20, 101, 100}, {20, 99, 98}, {20, 100, 96}, {20, 96, 100}, {20, 96, 99},
    {20, 100, 97}, {25, 1, 2}, {26, 3, 2}, {9, 4, 11}, {9, 5, 12}, {10, 6, 11}, {10, 7, 12},
    {11, 8, 11}, {11, 9, 12}, {12, 13, 11}, {12, 10, 12}, {27, 14, 53}, {7, 54, 55}, {7, 54, 53},
    {7, 15, 55}, {7, 16, 33}, {8, 17, 33}, {8, 18, 17}, {0, 19, 34}, {0, 20, 34}, {1, 21, 34},
    {1, 22, 34}, {2, 23, 34}, {2, 24, 34}, {3, 25, 34}, {3, 26, 34}, {4, 27, 31}, {4, 28, 32},
    {5, 29, 31}, {5, 30, 32}, {6, 35, 31}, {6, 36, 32}, {13, 56, 37}, {13, 56, 57}, {17, 38, 58},
    {17, 39, 59}, {17, 40, 58}, {17, 41, 58}, {17, 42, 58}, {18, 43, 58}, {18, 44, 59},
    {18, 45, 58}, {18, 46, 47}, {18, 48, 58}, {19, 60, 49}, {19, 60, 50}, {19, 51, 60},
    {19, 61, 60}, {19, 49, 58}, {19, 51, 52}, {20, 60, 58}, {20, 60, 59}, {20, 61, 60},
    {20, 60, 57}, {29, 1, 2}, {30, 3, 2}, {31, 4, 48}, {31, 5, 48}, {32, 12, 6}, {32, 7, 8},
    {33, 12, 9}, {33, 10, 13}, {33, 11, 9}, {34, 14, 48}, {34, 15, 13}, {34, 16, 14}, {28, 49, 50},
    {28, 17, 50}, {28, 51, 50}, {28, 18, 50}, {28, 19, 50}, {21, 20, 26}, {21, 21, 27},
    {21, 22, 26}, {22, 23, 26}, {22, 24, 27}, {22, 25, 26}, {23, 42, 26}, {23, 42, 28},
    {23, 29, 26}, {17, 30, 52}, {17, 31, 52}, {17, 32, 42}, {17, 33, 42}, {18, 34, 52},
    {18, 35, 52}, {18, 36, 42}, {18, 37, 42}, {19, 53, 38}, {19, 39, 53}, {19, 42, 40},
    {19, 43, 41}, {20, 53, 52}, {20, 54, 53}, {20, 42, 44}, {20, 43, 42}, {25, 45, 55},
    {25, 46, 55}, {25, 47, 55}, {26, 56, 55}, {26, 51, 55}, {26, 52, 55}, {0, 1, 39}, {1, 2, 3},
    {2, 4, 6}, {2, 5, 39}, {3, 7, 6}, {3, 6, 39}, {4, 8, 24}, {4, 9, 24}, {5, 10, 24}, {5, 11, 24},
    {6, 12, 24}, {6, 12, 13}, {7, 14, 25}, {7, 15, 26}, {8, 16, 25}, {8, 17, 26}, {9, 18, 40},
    {9, 19, 40}, {10, 20, 40}, {10, 21, 40}, {11, 22, 40}, {11, 23, 40}, {12, 27, 40},
    {12, 28, 40}, {13, 41, 42}, {13, 29, 42}, {13, 30, 42}, {13, 31, 42}, {13, 32, 42},
    {14, 43, 42}, {14, 43, 41}, {14, 35, 42}, {14, 33, 41}, {15, 41, 34}, {16, 41, 35},
    {17, 36, 44}, {18, 37, 44}, {19, 45, 38}, {20, 45, 44}, {0, 1, 21}, {1, 2, 3}, {2, 4, 6},
    {2, 5, 21}, {3, 7, 6}, {3, 6, 21}, {4, 8, 16}, {4, 9, 16}, {5, 10, 16}, {5, 11, 16},
    {6, 12, 16}, {6, 12, 13}, {7, 14, 17}, {7, 15, 18}, {8, 22, 17}, {8, 22, 18}, {13, 23, 24},
    {13, 19, 24}, {13, 20, 24}, {14, 25, 24}, {14, 25, 23}, {21, 1, 15}, {22, 2, 3}, {23, 4, 6},
    {23, 5, 15}, {24, 7, 6}, {24, 6, 15}, {25, 8, 16}, {25, 9, 16}, {26, 17, 16}, {26, 10, 16},
    {9, 11, 18}, {10, 12, 18}, {11, 13, 18}, {12, 14, 18}, {27, 17, 18}, {21, 1, 6}, {22, 4, 2},
    {23, 3, 6}, {24, 4, 6}, {25, 5, 7}, {26, 8, 7}, {17, 1, 5}, {18, 2, 3}, {19, 6, 4}, {19, 7, 5},
    {20, 6, 7}, {13, 1, 4}, {14, 2, 4}, {15, 3, 4}, {16, 5, 4},
};

/* mask, word */
static const GG_ROM gg_policy_test policy_test__all[] = {
    {8, 1}, {4, 1}, {2, 1}, {1, 1}, {0x2000000000, 1}, {0x1000000000, 1}, {0x800000000, 1},
    {0x8000000, 1}, {0x4000000, 1}, {0x1000000, 1}, {0x800000, 1}, {0x400000, 1}, {0x200000, 1},
    {0x40000000000, 1}, {0x20000000000, 1}, {0x10000000000, 1}, {0x8000000000, 1}, {0x100, 1},
    {0x80, 1}, {0x40, 1}, {0x20, 1}, {0x2000, 1}, {0x1000, 1}, {0x800, 1}, {0x400, 1},
    {0x40000000, 1}, {0x20000000, 1}, {0x100000, 1}, {0x80, 0}, {0x200000000, 1}, {0x100000000, 1},
    {0x40000, 1}, {0x20000, 1}, {0x10000, 1}, {0x8000, 1},
};

/* action, from */
static const GG_ROM gg_policy_leaf policy_leaf__all[] = {
    {GG_NONE, 0},
    {13, 0}, /* read */
    {12, 0}, /* fetch_novel */
    {2, 1}, /* buy(novel) */
    {15, 21}, /* chat */
    {11, 7}, /* sell_flowers */
    {10, 7}, /* work */
    {9, 56}, /* nap */
    {4, 3}, /* eat */
    {5, 106}, /* clear_up */
    {1, 0}, /* buy(soap) */
    {0, 2}, /* buy(vegetables) */
    {GG_NONE, 0},
    {4, 17}, /* eat */
    {5, 31}, /* clear_up */
    {11, 2}, /* sell_flowers */
    {10, 2}, /* work */
    {9, 33}, /* nap */
    {8, 33}, /* sleep */
    {GG_NONE, 0},
    {12, 0}, /* fetch_novel */
    {13, 2}, /* read */
    {15, 2}, /* chat */
    {14, 2}, /* play */
    {9, 26}, /* nap */
    {8, 26}, /* sleep */
    {6, 17}, /* bathe */
    {7, 17}, /* wash */
    {GG_NONE, 0},
    {4, 0}, /* eat */
    {5, 34}, /* clear_up */
    {3, 4}, /* cook */
    {10, 9}, /* work */
    {11, 9}, /* sell_flowers */
    {9, 44}, /* nap */
    {8, 44}, /* sleep */
    {GG_NONE, 0},
    {0, 12}, /* buy(vegetables) */
    {4, 0}, /* eat */
    {5, 24}, /* clear_up */
    {3, 6}, /* cook */
    {11, 16}, /* sell_flowers */
    {9, 35}, /* nap */
    {GG_NONE, 0}, {GG_NONE, 1},
    {4, 0}, /* eat */
    {5, 16}, /* clear_up */
    {3, 6}, /* cook */
    {GG_NONE, 0},
    {6, 0}, /* bathe */
    {7, 0}, /* wash */
    {1, 6}, /* buy(soap) */
    {GG_NONE, 0},
    {8, 0}, /* sleep */
    {9, 0}, /* nap */
    {5, 0}, /* clear_up */
    {GG_NONE, 0},
};

/* nodes, tests, leaves, invariants, node_count, leaf_count, invariant_count, longest */
static const GG_ROM gg_policy policy__all[] = {
    {policy_node__all + 305, policy_test__all, policy_leaf__all + 36, NULL, 39, 7, 0, 7},
    {policy_node__all + 386, policy_test__all, policy_leaf__all + 52, NULL, 5, 3, 0, 1},
    {policy_node__all + 365, policy_test__all, policy_leaf__all + 48, NULL, 15, 4, 0, 3},
    {policy_node__all, policy_test__all, policy_leaf__all, NULL, 110, 10, 0, 7},
    {policy_node__all + 110, policy_test__all, policy_leaf__all + 28, NULL, 94, 8, 0, 5},
    {policy_node__all + 204, policy_test__all, policy_leaf__all + 10, NULL, 53, 9, 0, 7},
    {policy_node__all + 391, policy_test__all, policy_leaf__all + 55, NULL, 4, 2, 0, 1},
    {policy_node__all + 344, policy_test__all, policy_leaf__all + 43, NULL, 21, 5, 0, 4},
    {policy_node__all + 380, policy_test__all, policy_leaf__all + 48, NULL, 6, 3, 0, 3},
    {policy_node__all + 257, policy_test__all, policy_leaf__all + 19, NULL, 48, 9, 0, 5},
};

static const GG_ROM uint16_t half__all[] = {
    0, 0, 0, 0, 0, 0, 0, 5, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 65535, 2, 2, 2, 2, 65535, 3, 3, 3,
    3, 65535, 4, 4, 4, 4, 65535, 6, 6, 6, 6, 6, 65535, 7, 7, 65535, 8, 8, 65535, 9, 9, 65535, 10,
    10, 10, 65535, 11, 11, 11, 11, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 0, 1, 2, 3,
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 12, 15, 16, 17, 18, 19, 20, 21, 22, 15, 15, 15, 15, 23,
    23, 23, 23, 23, 24, 24, 24, 25, 25, 25, 25, 26, 27, 28, 28, 29, 29, 29, 29, 29, 30, 18, 15, 31,
    31, 31, 32, 32, 32, 32, 33, 34, 35, 21, 21, 36, 36, 36, 37, 37, 37, 37, 37, 37, 37, 37, 37, 38,
    38, 38, 38, 38, 39, 40, 41, 42, 42, 43, 44, 45, 45, 46, 35, 47, 47, 48, 23, 23, 23, 49, 41, 50,
    49, 49, 49, 49, 49, 49, 49, 49, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 0,
    1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28,
    30, 0, 18, 36, 54, 0, 18, 36, 54, 0, 18, 36, 54, 0, 18, 36, 54, 0, 16, 0, 16, 0, 16, 0, 16, 0,
    16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 21, 37, 21, 37, 42, 58, 42, 58, 63, 79, 63, 79, 0, 0, 1,
    1, 2, 2, 3, 3, 0, 0, 1, 1, 2, 2, 3, 3,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all + 253, 0, 7}, {half__all + 269, 1, 15}, {half__all + 285, 1, 32},
    {half__all + 237, 1, 20}, {half__all + 301, 1, 24}, {half__all + 237, 1, 20},
    {half__all + 317, 1, 24}, {half__all + 237, 1, 5}, {half__all + 333, 1, 28},
    {half__all + 237, 1, 39}, {half__all + 237, 1, 10},
};

static const GG_ROM uint8_t byte__all[] = {
    5, 5, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 4, 1,
    2, 1, 0, 0, 0, 0, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 2, 1, 0, 0, 0, 0, 3, 1, 3, 1, 3, 1, 3, 1,
    3, 1, 3, 1, 2, 1, 0, 0, 0, 0, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 2, 1, 0, 0, 0, 0, 7, 1, 8, 1,
    6, 1, 4, 1, 4, 1, 5, 1, 2, 1, 0, 0, 0, 0, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 2, 1, 0, 0, 0, 0,
    3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 2, 1, 0, 0, 0, 0, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 2, 1,
    0, 0, 0, 0, 4, 3, 3, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 1, 1, 1, 0,
    0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0,
};

/* digits, entries, distances, base, size, mask, digit_count, ends_sum, wide */
static const GG_ROM gg_distance_table table__all[] = {
    {digit__all + 5, byte__all, word__all + 66, 0, 84, {4160749574, 0}, 2, false, false},
    {digit__all + 8, byte__all + 271, word__all + 66, 0, 4, {48, 0}, 1, true, false},
    {digit__all + 7, byte__all + 249, word__all + 77, 0, 9, {61440, 0}, 1, true, false},
    {digit__all, byte__all + 84, word__all + 60, 0, 72, {62914688, 384}, 3, true, false},
    {digit__all + 3, byte__all + 228, word__all + 72, 0, 21, {4160749568, 0}, 2, true, false},
    {digit__all + 9, byte__all + 258, word__all + 77, 0, 9, {0, 245760}, 1, true, false},
    {digit__all + 10, byte__all + 267, word__all + 60, 0, 9, {1966080, 0}, 1, true, false},
    {digit__all, byte__all + 156, word__all + 51, 0, 72, {62914688, 384}, 3, true, false},
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 105, NULL, NULL, policy__all, &gg_policy_reading, word__all + 84, 0, false, false},
    {word__all + 105, table__all + 2, NULL, policy__all + 1, &gg_policy_reading, word__all + 84, 1,
     false, false},
    {word__all + 106, NULL, NULL, policy__all + 2, &gg_policy_reading, word__all + 86, 0, false, false},
    {word__all + 107, table__all + 3, NULL, policy__all + 3, &gg_policy_reading, word__all + 88, 1,
     false, false},
    {word__all + 105, table__all + 4, NULL, policy__all + 4, &gg_policy_reading, word__all + 84, 1,
     false, false},
    {word__all + 105, table__all, NULL, policy__all + 5, &gg_policy_reading, word__all + 84, 2, false,
     false},
    {word__all + 105, table__all + 5, NULL, policy__all + 6, &gg_policy_reading, word__all + 84, 1,
     false, false},
    {word__all + 16, NULL, NULL, policy__all + 7, &gg_policy_reading, word__all + 92, 0, false, false},
    {word__all + 109, table__all + 2, NULL, policy__all + 1, &gg_policy_reading, word__all + 94, 1,
     false, false},
    {word__all + 109, table__all + 6, NULL, policy__all + 8, &gg_policy_reading, word__all + 94, 1,
     false, false},
    {word__all + 109, table__all + 7, NULL, policy__all + 9, &gg_policy_reading, word__all + 94, 1,
     false, false},
    {word__all + 16, table__all + 5, NULL, policy__all + 6, &gg_policy_reading, word__all + 92, 1,
     false, false},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, heuristic__all + 1, heuristic__all + 2, heuristic__all + 3, heuristic__all + 4,
    heuristic__all + 5, heuristic__all + 6, heuristic__all + 7, heuristic__all + 8,
    heuristic__all + 9, heuristic__all + 10, NULL, NULL, heuristic__all + 11,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 6,
};

/* actions, calls, heuristics, goals, relevance_mask, goal_count, task */
static const GG_ROM gg_agent_type agent_type__all[] = {
    {word__all + 104, &agent_type__adult__calls, heuristic_list__all, goal_number__all, word__all + 90,
     7, 0}, /* adult */
    {word__all + 108, &agent_type__child__calls, heuristic_list__all + 7, goal_number__all + 7,
     word__all + 96, 5, 0}, /* child */
};

static const GG_ROM uint16_t subtask__all[] = {
    action__chat, action__wait_2s,
};

/* precondition, subtasks, arguments, subtask_count, prechecked, source_index, priority_level, scored */
static const GG_ROM gg_method method__all[] = {
    {{box__all + 16, 1}, subtask__all, NULL, 1, 1, 0, 0, GG_NONE}, /* chat: fun <= 6 */
    {{box__all + 8, 1}, subtask__all + 1, NULL, 1, 1, 1, 0, GG_NONE}, /* sit: none */
};

static const GG_ROM gg_task task__all[] = {
    {.methods = method__all, .groups = NULL, .index = NULL, .method_count = 2, .group_count = 0,
     .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1, .draws = false,
     .component = GG_NONE}, /* idle */
};

/* x, y */
static const GG_ROM gg_point point__all[] = {
    {0, 0}, /* kitchen */
    {0, 3000}, /* bedroom */
    {4000, 3000}, /* bath */
    {4000, 0}, /* parlour */
    {8000, -4000}, /* garden */
    {14000, 6000}, /* shop */
    {20000, 0}, /* office */
};

static const GG_ROM gg_places places__all[] = {
    {.walking = &gg_walking, .points = point__all, .symbols = symbol__all, .within = NULL,
     .leg_costs = NULL, .told = NULL, .speed = 3000, .fact = 0, .count = 7,
     .offsets = {.agent_walk = offsetof(household_agent, walk), .agent_step_numbers = 0,
     .world_points = offsetof(household_world, points)}},
};

/* users, fact, traits */
static const GG_ROM gg_claimed_fact claimed__all[] = {
    {word__all + 42, 7, 5}, /* pantry(vegetables) */
    {word__all + 45, 8, 5}, /* pantry(soap) */
    {word__all + 47, 9, 5}, /* pantry(novel) */
    {word__all + 49, 10, 5}, /* portions */
    {word__all + 16, 11, 5}, /* dishes */
};

/* amount, place, kind, more */
static const GG_ROM gg_claim claim__all[] = {
    {1, 0, GG_TAKES, true}, /* pantry(vegetables) */
    {3, 3, GG_ADDS, true}, /* portions */
    {1, 4, GG_ADDS, false}, /* dishes */
    {1, 3, GG_TAKES, true}, /* portions */
    {1, 4, GG_ADDS, false}, /* dishes */
    {1, 0, GG_ADDS, false}, /* pantry(vegetables) */
    {1, 1, GG_ADDS, false}, /* pantry(soap) */
    {1, 2, GG_ADDS, false}, /* pantry(novel) */
    {0, 4, GG_WRITES_ASKED, false}, /* dishes */
    {1, 1, GG_TAKES, false}, /* pantry(soap) */
    {1, 2, GG_TAKES, false}, /* pantry(novel) */
};

static const GG_ROM gg_claim *const GG_ROM claim_list__all[] = {
    claim__all + 5, /* buy(vegetables) */
    claim__all + 6, /* buy(soap) */
    claim__all + 7, /* buy(novel) */
    claim__all, /* cook */
    claim__all + 3, /* eat */
    claim__all + 8, /* clear_up */
    claim__all + 9, /* bathe */
    NULL, /* wash */
    NULL, /* sleep */
    NULL, /* nap */
    NULL, /* work */
    NULL, /* sell_flowers */
    claim__all + 10, /* fetch_novel */
    NULL, /* read */
    NULL, /* play */
    NULL, /* chat */
    NULL, /* wait 2s */
};

static const GG_ROM gg_claims claims__all[] = {
    {.claiming = &gg_claiming, .all = claimed__all, .of_actions = claim_list__all,
     .passing = &gg_passing, .bits = word__all + 98, .asking_tasks = NULL,
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
     .count = 5},
};

static const GG_ROM uint32_t whole__all[] = {
    3, 3, 3, 3, 3, 0, 3,
};

static const GG_ROM gg_commitments commitments__all[] = {
    {.ops = &gg_committing, .inertia = whole__all, .latched = word__all + 110, .of_goals = NULL,
     .of_types = NULL, .agent_commitment = offsetof(household_agent, commitment)},
};

/* facts, weight, count */
static const GG_ROM gg_product product__all[] = {
    {half__all + 344, -2, 1}, {half__all + 346, -3, 1}, {half__all + 348, -2, 1},
    {half__all + 271, -1, 1}, {half__all + 272, -1, 1}, {half__all + 248, 1, 1},
};

/* products, constant, count */
static const GG_ROM gg_amount amount__all[] = {
    {product__all, 20, 1}, {product__all + 1, 18, 1}, {product__all + 2, 14, 1},
    {product__all + 3, 10, 1}, {product__all + 4, 8, 1}, {product__all + 5, 0, 1},
};

static const GG_ROM gg_amount *const GG_ROM amount_list__all[] = {
    amount__all, /* fed */
    amount__all + 1, /* rested */
    amount__all + 2, /* clean */
    amount__all + 3, /* amused */
    amount__all + 4, /* solvent */
    NULL, /* stocked */
    amount__all + 5, /* cleared */
};

static const GG_ROM gg_expressions expressions__all[] = {
    {.ops = &gg_evaluating, .priorities = amount_list__all, .scores = NULL, .weights = NULL,
     .durations = NULL},
};

static const GG_ROM gg_features features__all[] = {
    {.ops = &gg_setback_dispatch, .slots = NULL, .sums = NULL, .lasting = NULL, .until = NULL,
     .cases = NULL, .partial = NULL, .setbacks = NULL, .restarts = NULL, .random_ranges = NULL,
     .denials = NULL, .cooldowns = NULL, .goal_retries = NULL, .timeouts = NULL,
     .commitments = commitments__all, .best_efforts = NULL, .values = NULL, .whiles = NULL,
     .holdings = NULL, .expressions = expressions__all, .one_shots = NULL, .varying = NULL,
     .offsets = {.agent_duration = 0, .agent_seeds = 0}},
};

/* condition, relevant, priority, cooldown, called, keep */
static const GG_ROM gg_goal goal__all[] = {
    {{box__all + 17, 1}, {box__all + 18, 1}, 0, 0, false, false}, /* fed: food >= 5 */
    {{box__all + 19, 1}, {box__all + 20, 1}, 0, 0, false, false}, /* rested: vigour >= 6 */
    {{box__all + 21, 1}, {box__all + 22, 1}, 0, 0, false, false}, /* clean: hygiene >= 5 */
    {{box__all + 23, 1}, {box__all + 24, 1}, 0, 0, false, false}, /* amused: fun >= 7 */
    {{box__all + 25, 1}, {box__all + 26, 1}, 0, 0, false, false}, /* solvent: purse >= 8 */
    {{box__all + 27, 1}, {box__all + 8, 1}, 3, 0, false, false}, /* stocked: pantry(vegetables) >= 2, pantry(soap) >= 1 */
    {{box__all + 28, 1}, {box__all + 29, 1}, 0, 0, false, false}, /* cleared: dishes == 0 */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    gg_rules_init, gg_travel_init, NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_travel_pass, gg_rules_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    gg_claims_wake_agent, NULL, gg_turns_end, NULL,
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = &gg_slicing, .regressing = NULL,
     .satisficing = &gg_satisficing, .stubborn = &gg_stubborn, .filters = NULL, .masks = NULL,
     .filtered = NULL, .conflicts = word__all, .conflict_rows = half__all + 128, .value_count = 92,
     .filter_count = 0},
};

/* precondition, effect, period */
static const GG_ROM gg_rule rule__all[] = {
/* hunger: food -= 1 */
    {{box__all + 8, 1}, effect__all + 34, 20000}, /* hunger: none */
/* tiredness: vigour -= 1 */
    {{box__all + 8, 1}, effect__all + 35, 25000}, /* tiredness: none */
/* dirt: hygiene -= 1 */
    {{box__all + 8, 1}, effect__all + 36, 30000}, /* dirt: none */
/* boredom: fun -= 1 */
    {{box__all + 8, 1}, effect__all + 37, 20000}, /* boredom: none */
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
    .guards = word__all + 80,
    .shared = word__all + 82,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = task__all,
    .pursuit = &gg_held_pursuit,
    .places = places__all,
    .wants = NULL,
    .claims = claims__all,
    .senses = NULL,
    .exclusions = NULL,
    .features = features__all,
    .team = NULL,
    .interrupting = NULL,
    .goals = goal__all,
    .offsets = {.agent_state = offsetof(household_agent, state),
     .agent_snapshot = offsetof(household_agent, snapshot),
     .agent_support_mask = offsetof(household_agent, support_mask),
     .agent_from = offsetof(household_agent, from),
     .agent_timers = offsetof(household_agent, timers),
     .agent_backoffs = offsetof(household_agent, backoffs),
     .agent_plan = offsetof(household_agent, plan), .agent_watches = 0, .agent_membership = 0,
     .world_state = offsetof(household_world, state), .world_timers = 0,
     .agent_bytes = sizeof(household_agent), .world_bytes = sizeof(household_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all + 3,
     .settle = tick_hook__all, .look = tick_hook__all + 3, .start = tick_hook__all + 3,
     .end = tick_hook__all + 2},
    .format = &gg_format_28,
    .fingerprint = 3819404403,
    .saved_fingerprint = (uint32_t)(UINT32_C(3819404403) +
        UINT32_C(31) * offsetof(household_agent, state) +
        UINT32_C(961) * offsetof(household_agent, snapshot) +
        UINT32_C(29791) * offsetof(household_agent, support_mask) +
        UINT32_C(923521) * offsetof(household_agent, from) +
        UINT32_C(28629151) * offsetof(household_agent, timers) +
        UINT32_C(887503681) * offsetof(household_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(household_agent, plan) +
        UINT32_C(4001564289) * offsetof(household_agent, walk) +
        UINT32_C(3297894943) * offsetof(household_agent, planning_state) +
        UINT32_C(3450495425) * offsetof(household_agent, view_snapshot) +
        UINT32_C(3886143071) * offsetof(household_agent, refused) +
        UINT32_C(211350913) * offsetof(household_agent, released) +
        UINT32_C(2256911007) * offsetof(household_agent, numbers) +
        UINT32_C(1244764481) * offsetof(household_agent, named) +
        UINT32_C(350799937) * offsetof(household_agent, commitment) +
        UINT32_C(1950300255) * offsetof(household_world, state) +
        UINT32_C(1632803999) * offsetof(household_world, points) +
        UINT32_C(3372283713) * offsetof(household_world, reservations) +
        UINT32_C(1461579999) * offsetof(household_world, holders) +
        UINT32_C(2359307009) * offsetof(household_world, turns) +
        UINT32_C(124073247) * offsetof(household_world, queues)),
    .start = word__all + 100,
    .tops = word__all + 102,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = NULL,
    .search = search__all,
    .fact_at = half__all,
    .rules = rule__all,
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
    const GG_ROM gg_action *action = gg_action_of(&household_domain, number);
    doing.action = (household_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (household_symbol)gg_action_argument(&household_domain, number, i);
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

