/* Made by goapgen from village.yaml. Do not edit: run goapgen again. */
#include "village.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__go__home,
    action__go__field,
    action__go__mill,
    action__go__forge,
    action__go__inn,
    action__go__well,
    action__go__wood,
    action__sleep,
    action__nap,
    action__eat,
    action__have_supper,
    action__pick_berries,
    action__chat,
    action__play,
    action__potter,
    action__buy_bread,
    action__take_loaf,
    action__grind,
    action__bake,
    action__buy_scythe,
    action__whet,
    action__harvest,
    action__weed,
    action__chop_wood,
    action__forge,
    action__sweep,
    action__bake_loaves,
    action__cook,
    action__serve,
    action__hang_washing,
    action__take_washing,
    action__fill_bucket,
    action__throw_water,
    task__farmer_day,
    task__smith_day,
    task__innkeeper_day,
    task__child_day,
    task__have_meal,
    task__pass_evening,
    task__do_washing,
    task__farm,
    task__smithy,
    task__keep_inn,
    task__roam,
    task__get_to__home,
    task__get_to__wood,
    task__get_to__inn,
    task__get_to__field,
    task__get_to__well,
    task__get_to__forge,
};

static gg_status agent_type__farmer__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    village_agent *self = (village_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = village_domain.actions[action].arguments;
    switch (village_domain.actions[action].source_index) {
    case VILLAGE_ACTION_GO:
        return village_farmer_task_go(self, phase, (village_symbol)arguments[0]);
    case VILLAGE_ACTION_SLEEP:
        return village_farmer_task_sleep(self, phase);
    case VILLAGE_ACTION_NAP:
        return village_farmer_task_nap(self, phase);
    case VILLAGE_ACTION_EAT:
        return village_farmer_task_eat(self, phase);
    case VILLAGE_ACTION_HAVE_SUPPER:
        return village_farmer_task_have_supper(self, phase);
    case VILLAGE_ACTION_PICK_BERRIES:
        return village_farmer_task_pick_berries(self, phase);
    case VILLAGE_ACTION_CHAT:
        return village_farmer_task_chat(self, phase);
    case VILLAGE_ACTION_POTTER:
        return village_farmer_task_potter(self, phase);
    case VILLAGE_ACTION_BUY_BREAD:
        return village_farmer_task_buy_bread(self, phase);
    case VILLAGE_ACTION_GRIND:
        return village_farmer_task_grind(self, phase);
    case VILLAGE_ACTION_BAKE:
        return village_farmer_task_bake(self, phase);
    case VILLAGE_ACTION_BUY_SCYTHE:
        return village_farmer_task_buy_scythe(self, phase);
    case VILLAGE_ACTION_WHET:
        return village_farmer_task_whet(self, phase);
    case VILLAGE_ACTION_HARVEST:
        return village_farmer_task_harvest(self, phase);
    case VILLAGE_ACTION_WEED:
        return village_farmer_task_weed(self, phase);
    case VILLAGE_ACTION_CHOP_WOOD:
        return village_farmer_task_chop_wood(self, phase);
    case VILLAGE_ACTION_FILL_BUCKET:
        return village_farmer_task_fill_bucket(self, phase);
    case VILLAGE_ACTION_THROW_WATER:
        return village_farmer_task_throw_water(self, phase);
    default:
        return GG_INVALID;
    }
}

static void agent_type__farmer__sense(gg_agent *agent, uint16_t sense)
{
    village_agent *self = (village_agent *)(void *)agent;
    switch (sense) {
    case 0: /* sees_fire */
        village_set_sees_fire(self, village_farmer_sense_sees_fire(self));
        break;
    case 1: /* raining */
        village_set_raining(self, village_farmer_sense_raining(self));
        break;
    default:
        break;
    }
}

static const GG_ROM gg_calls agent_type__farmer__calls = {
    .run = agent_type__farmer__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__farmer__sense,
    .apply = NULL,
    .walk = NULL,
    .travel = NULL,
};
static gg_status agent_type__smith__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    village_agent *self = (village_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = village_domain.actions[action].arguments;
    switch (village_domain.actions[action].source_index) {
    case VILLAGE_ACTION_GO:
        return village_smith_task_go(self, phase, (village_symbol)arguments[0]);
    case VILLAGE_ACTION_SLEEP:
        return village_smith_task_sleep(self, phase);
    case VILLAGE_ACTION_NAP:
        return village_smith_task_nap(self, phase);
    case VILLAGE_ACTION_EAT:
        return village_smith_task_eat(self, phase);
    case VILLAGE_ACTION_HAVE_SUPPER:
        return village_smith_task_have_supper(self, phase);
    case VILLAGE_ACTION_PICK_BERRIES:
        return village_smith_task_pick_berries(self, phase);
    case VILLAGE_ACTION_CHAT:
        return village_smith_task_chat(self, phase);
    case VILLAGE_ACTION_POTTER:
        return village_smith_task_potter(self, phase);
    case VILLAGE_ACTION_BUY_BREAD:
        return village_smith_task_buy_bread(self, phase);
    case VILLAGE_ACTION_CHOP_WOOD:
        return village_smith_task_chop_wood(self, phase);
    case VILLAGE_ACTION_FORGE:
        return village_smith_task_forge(self, phase);
    case VILLAGE_ACTION_SWEEP:
        return village_smith_task_sweep(self, phase);
    case VILLAGE_ACTION_FILL_BUCKET:
        return village_smith_task_fill_bucket(self, phase);
    case VILLAGE_ACTION_THROW_WATER:
        return village_smith_task_throw_water(self, phase);
    default:
        return GG_INVALID;
    }
}

static void agent_type__smith__sense(gg_agent *agent, uint16_t sense)
{
    village_agent *self = (village_agent *)(void *)agent;
    switch (sense) {
    case 0: /* sees_fire */
        village_set_sees_fire(self, village_smith_sense_sees_fire(self));
        break;
    default:
        break;
    }
}

static const GG_ROM gg_calls agent_type__smith__calls = {
    .run = agent_type__smith__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__smith__sense,
    .apply = NULL,
    .walk = NULL,
    .travel = NULL,
};
static gg_status agent_type__innkeeper__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    village_agent *self = (village_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = village_domain.actions[action].arguments;
    switch (village_domain.actions[action].source_index) {
    case VILLAGE_ACTION_GO:
        return village_innkeeper_task_go(self, phase, (village_symbol)arguments[0]);
    case VILLAGE_ACTION_SLEEP:
        return village_innkeeper_task_sleep(self, phase);
    case VILLAGE_ACTION_NAP:
        return village_innkeeper_task_nap(self, phase);
    case VILLAGE_ACTION_EAT:
        return village_innkeeper_task_eat(self, phase);
    case VILLAGE_ACTION_PICK_BERRIES:
        return village_innkeeper_task_pick_berries(self, phase);
    case VILLAGE_ACTION_CHAT:
        return village_innkeeper_task_chat(self, phase);
    case VILLAGE_ACTION_POTTER:
        return village_innkeeper_task_potter(self, phase);
    case VILLAGE_ACTION_TAKE_LOAF:
        return village_innkeeper_task_take_loaf(self, phase);
    case VILLAGE_ACTION_CHOP_WOOD:
        return village_innkeeper_task_chop_wood(self, phase);
    case VILLAGE_ACTION_BAKE_LOAVES:
        return village_innkeeper_task_bake_loaves(self, phase);
    case VILLAGE_ACTION_COOK:
        return village_innkeeper_task_cook(self, phase);
    case VILLAGE_ACTION_SERVE:
        return village_innkeeper_task_serve(self, phase);
    case VILLAGE_ACTION_HANG_WASHING:
        return village_innkeeper_task_hang_washing(self, phase);
    case VILLAGE_ACTION_TAKE_WASHING:
        return village_innkeeper_task_take_washing(self, phase);
    case VILLAGE_ACTION_FILL_BUCKET:
        return village_innkeeper_task_fill_bucket(self, phase);
    case VILLAGE_ACTION_THROW_WATER:
        return village_innkeeper_task_throw_water(self, phase);
    default:
        return GG_INVALID;
    }
}

static void agent_type__innkeeper__sense(gg_agent *agent, uint16_t sense)
{
    village_agent *self = (village_agent *)(void *)agent;
    switch (sense) {
    case 0: /* sees_fire */
        village_set_sees_fire(self, village_innkeeper_sense_sees_fire(self));
        break;
    case 1: /* raining */
        village_set_raining(self, village_innkeeper_sense_raining(self));
        break;
    default:
        break;
    }
}

static const GG_ROM gg_calls agent_type__innkeeper__calls = {
    .run = agent_type__innkeeper__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__innkeeper__sense,
    .apply = NULL,
    .walk = NULL,
    .travel = NULL,
};
static gg_status agent_type__child__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    village_agent *self = (village_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = village_domain.actions[action].arguments;
    switch (village_domain.actions[action].source_index) {
    case VILLAGE_ACTION_GO:
        return village_child_task_go(self, phase, (village_symbol)arguments[0]);
    case VILLAGE_ACTION_SLEEP:
        return village_child_task_sleep(self, phase);
    case VILLAGE_ACTION_EAT:
        return village_child_task_eat(self, phase);
    case VILLAGE_ACTION_PICK_BERRIES:
        return village_child_task_pick_berries(self, phase);
    case VILLAGE_ACTION_PLAY:
        return village_child_task_play(self, phase);
    case VILLAGE_ACTION_POTTER:
        return village_child_task_potter(self, phase);
    case VILLAGE_ACTION_TAKE_LOAF:
        return village_child_task_take_loaf(self, phase);
    case VILLAGE_ACTION_HANG_WASHING:
        return village_child_task_hang_washing(self, phase);
    case VILLAGE_ACTION_TAKE_WASHING:
        return village_child_task_take_washing(self, phase);
    default:
        return GG_INVALID;
    }
}

static void agent_type__child__sense(gg_agent *agent, uint16_t sense)
{
    village_agent *self = (village_agent *)(void *)agent;
    switch (sense) {
    case 0: /* sees_fire */
        village_set_sees_fire(self, village_child_sense_sees_fire(self));
        break;
    case 1: /* raining */
        village_set_raining(self, village_child_sense_raining(self));
        break;
    default:
        break;
    }
}

static const GG_ROM gg_calls agent_type__child__calls = {
    .run = agent_type__child__run,
    .precondition = NULL,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = agent_type__child__sense,
    .apply = NULL,
    .walk = NULL,
    .travel = NULL,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("go(home)"), GG_TEXT("go(field)"), GG_TEXT("go(mill)"), GG_TEXT("go(forge)"),
    GG_TEXT("go(inn)"), GG_TEXT("go(well)"), GG_TEXT("go(wood)"), GG_TEXT("sleep"), GG_TEXT("nap"),
    GG_TEXT("eat"), GG_TEXT("have_supper"), GG_TEXT("pick_berries"), GG_TEXT("chat"),
    GG_TEXT("play"), GG_TEXT("potter"), GG_TEXT("buy_bread"), GG_TEXT("take_loaf"),
    GG_TEXT("grind"), GG_TEXT("bake"), GG_TEXT("buy_scythe"), GG_TEXT("whet"), GG_TEXT("harvest"),
    GG_TEXT("weed"), GG_TEXT("chop_wood"), GG_TEXT("forge"), GG_TEXT("sweep"),
    GG_TEXT("bake_loaves"), GG_TEXT("cook"), GG_TEXT("serve"), GG_TEXT("hang_washing"),
    GG_TEXT("take_washing"), GG_TEXT("fill_bucket"), GG_TEXT("throw_water"), GG_TEXT("walking"),
    GG_TEXT("walking"), GG_TEXT("walking"), GG_TEXT("walking"), GG_TEXT("walking"),
    GG_TEXT("walking"), GG_TEXT("walking"), GG_TEXT("sleeping"), GG_TEXT("taking a nap"),
    GG_TEXT("eating"), GG_TEXT("having supper"), GG_TEXT("picking berries"), GG_TEXT("chatting"),
    GG_TEXT("playing"), GG_TEXT("pottering about"), GG_TEXT("buying bread"),
    GG_TEXT("taking a loaf"), GG_TEXT("grinding grain"), GG_TEXT("baking bread"),
    GG_TEXT("buying a scythe"), GG_TEXT("whetting the scythe"), GG_TEXT("harvesting"),
    GG_TEXT("weeding"), GG_TEXT("chopping wood"), GG_TEXT("forging"),
    GG_TEXT("sweeping the forge"), GG_TEXT("baking for the inn"), GG_TEXT("cooking stew"),
    GG_TEXT("serving guests"), GG_TEXT("hanging out the washing"),
    GG_TEXT("taking the washing in"), GG_TEXT("filling a bucket"), GG_TEXT("throwing water"),
    GG_TEXT("at"), GG_TEXT("food"), GG_TEXT("rest"), GG_TEXT("company"), GG_TEXT("bread"),
    GG_TEXT("flour"), GG_TEXT("coins"), GG_TEXT("edge"), GG_TEXT("bucket"), GG_TEXT("washing_out"),
    GG_TEXT("sees_fire"), GG_TEXT("raining"), GG_TEXT("hour"), GG_TEXT("grain"), GG_TEXT("loaves"),
    GG_TEXT("stew"), GG_TEXT("wood"), GG_TEXT("tools"), GG_TEXT("embers"), GG_TEXT("fire"),
    GG_TEXT("farmer_day"), GG_TEXT("smith_day"), GG_TEXT("innkeeper_day"), GG_TEXT("child_day"),
    GG_TEXT("have_meal"), GG_TEXT("pass_evening"), GG_TEXT("do_washing"), GG_TEXT("farm"),
    GG_TEXT("smithy"), GG_TEXT("keep_inn"), GG_TEXT("roam"), GG_TEXT("get_to(home)"),
    GG_TEXT("get_to(wood)"), GG_TEXT("get_to(inn)"), GG_TEXT("get_to(field)"),
    GG_TEXT("get_to(well)"), GG_TEXT("get_to(forge)"), GG_TEXT("home"), GG_TEXT("field"),
    GG_TEXT("mill"), GG_TEXT("forge"), GG_TEXT("inn"), GG_TEXT("well"), GG_TEXT("wood"),
    GG_TEXT("night"), GG_TEXT("hungry"), GG_TEXT("weary"), GG_TEXT("evening"), GG_TEXT("work"),
    GG_TEXT("leisure"), GG_TEXT("night"), GG_TEXT("hungry"), GG_TEXT("weary"), GG_TEXT("evening"),
    GG_TEXT("work"), GG_TEXT("leisure"), GG_TEXT("reap"), GG_TEXT("sharpen"), GG_TEXT("weed"),
    GG_TEXT("chop"), GG_TEXT("gossip"), GG_TEXT("rest"), GG_TEXT("bake"), GG_TEXT("cook"),
    GG_TEXT("washing"), GG_TEXT("stock"), GG_TEXT("guests"), GG_TEXT("gossip"),
    GG_TEXT("it is night"), GG_TEXT("hungry"), GG_TEXT("weary"), GG_TEXT("it is evening"),
    GG_TEXT("at work"), GG_TEXT("nothing to do"), GG_TEXT("it is night"), GG_TEXT("hungry"),
    GG_TEXT("weary"), GG_TEXT("it is evening"), GG_TEXT("at work"), GG_TEXT("nothing to do"),
    GG_TEXT("the grain is ripe"), GG_TEXT("the scythe is blunt"), GG_TEXT("the weeds grow"),
    GG_TEXT("winter will come"), GG_TEXT("lonely"), GG_TEXT("a short rest"),
    GG_TEXT("the shelf gets empty"), GG_TEXT("the pot gets empty"), GG_TEXT("the sheets"),
    GG_TEXT("more for the evening"), GG_TEXT("there are guests"),
    GG_TEXT("a word with the guests"), GG_TEXT("meadow"), GG_TEXT("square"), GG_TEXT("berries"),
    GG_TEXT("visit"), GG_TEXT("rest"), GG_TEXT("in the mood to play"),
    GG_TEXT("the others are at the well"), GG_TEXT("a sweet tooth"),
    GG_TEXT("wants to see the sparks"), GG_TEXT("bored"), GG_TEXT("night"), GG_TEXT("hungry"),
    GG_TEXT("weary"), GG_TEXT("work"), GG_TEXT("night"), GG_TEXT("hungry"), GG_TEXT("chores"),
    GG_TEXT("leisure"), GG_TEXT("bag"), GG_TEXT("errand"), GG_TEXT("forage"), GG_TEXT("bear_it"),
    GG_TEXT("forge"), GG_TEXT("stock"), GG_TEXT("sweep"), GG_TEXT("rest"), GG_TEXT("it is night"),
    GG_TEXT("hungry"), GG_TEXT("weary"), GG_TEXT("at work"), GG_TEXT("bedtime"), GG_TEXT("hungry"),
    GG_TEXT("mother called"), GG_TEXT("free"), GG_TEXT("there is bread in the bag"),
    GG_TEXT("bread must be had"), GG_TEXT("there is no bread to be had"),
    GG_TEXT("there is nothing to eat"), GG_TEXT("scythes are wanted"),
    GG_TEXT("the wood runs out"), GG_TEXT("the forge is dirty"), GG_TEXT("a short rest"),
    GG_TEXT("farmer"), GG_TEXT("smith"), GG_TEXT("innkeeper"), GG_TEXT("child"), GG_TEXT("supper"),
    GG_TEXT("company"), GG_TEXT("home"), GG_TEXT("supper at the inn"),
    GG_TEXT("company at the inn"), GG_TEXT("a quiet evening"), GG_TEXT("fire_out"),
    GG_TEXT("out_of_harm"), GG_TEXT("washing_dry"), GG_TEXT("the forge is on fire"),
    GG_TEXT("to be away from the fire"), GG_TEXT("the washing gets wet"), GG_TEXT("hang"),
    GG_TEXT("take"), GG_TEXT("there"), GG_TEXT("walk"), GG_TEXT("there"), GG_TEXT("walk"),
    GG_TEXT("there"), GG_TEXT("walk"), GG_TEXT("there"), GG_TEXT("walk"), GG_TEXT("there"),
    GG_TEXT("walk"), GG_TEXT("there"), GG_TEXT("walk"), GG_TEXT("a dry morning"),
    GG_TEXT("it has dried"),
};

static const GG_ROM char *const GG_ROM *const GG_ROM method_names__all[] = {
    text__all + 110, /* farmer_day */
    text__all + 116, /* smith_day */
    text__all + 168, /* innkeeper_day */
    text__all + 172, /* child_day */
    text__all + 176, /* have_meal */
    text__all + 204, /* pass_evening */
    text__all + 216, /* do_washing */
    text__all + 122, /* farm */
    text__all + 180, /* smithy */
    text__all + 128, /* keep_inn */
    text__all + 158, /* roam */
    text__all + 218, /* get_to(home) */
    text__all + 220, /* get_to(wood) */
    text__all + 222, /* get_to(inn) */
    text__all + 224, /* get_to(field) */
    text__all + 226, /* get_to(well) */
    text__all + 228, /* get_to(forge) */
    text__all + 134, /* farmer_day */
    text__all + 140, /* smith_day */
    text__all + 184, /* innkeeper_day */
    text__all + 188, /* child_day */
    text__all + 192, /* have_meal */
    text__all + 207, /* pass_evening */
    text__all + 230, /* do_washing */
    text__all + 146, /* farm */
    text__all + 196, /* smithy */
    text__all + 152, /* keep_inn */
    text__all + 163, /* roam */
    text__all + 218, /* get_to(home) */
    text__all + 220, /* get_to(wood) */
    text__all + 222, /* get_to(inn) */
    text__all + 224, /* get_to(field) */
    text__all + 226, /* get_to(well) */
    text__all + 228, /* get_to(forge) */
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {text__all + 103, 0, 1, 0}, {NULL, 0, 1, 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* at */
    value_names__all + 1, /* food */
    value_names__all + 1, /* rest */
    value_names__all + 1, /* company */
    value_names__all + 1, /* bread */
    value_names__all + 1, /* flour */
    value_names__all + 1, /* coins */
    value_names__all + 1, /* edge */
    value_names__all + 1, /* bucket */
    value_names__all + 1, /* washing_out */
    value_names__all + 1, /* sees_fire */
    value_names__all + 1, /* raining */
    value_names__all + 1, /* hour */
    value_names__all + 1, /* grain */
    value_names__all + 1, /* loaves */
    value_names__all + 1, /* stew */
    value_names__all + 1, /* wood */
    value_names__all + 1, /* tools */
    value_names__all + 1, /* embers */
    value_names__all + 1, /* fire */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("village"),
    .facts = text__all + 66,
    .actions = text__all,
    .action_labels = text__all + 33,
    .tasks = text__all + 86,
    .task_labels = text__all + 86,
    .methods = method_names__all,
    .method_labels = method_names__all + 17,
    .goals = text__all + 210,
    .goal_labels = text__all + 213,
    .agent_types = text__all + 200,
    .places = NULL,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0x19febbc7e, 0x1ff9f9dfd, 0x1fffd9dfb, 0xfcf79df7, 0x1e3fe09ef, 0x17fff8ddf, 0x1ff7f95bf,
    0x17e, 0xfe, 0x58c00, 0x9288a6f, 0x63f, 0x204f, 0x1001, 0, 0x52d066f, 0x404826f, 0x424007b,
    0x3827e, 0x1308477, 0x28007e, 0x51a847d, 0x7d, 0xd00003f, 0x10ea88477, 0x101000077, 0x9a3806f,
    0x580046f, 0x6f, 0x4000007e, 0x2000007e, 0x10000005f, 0x83000077, 1, 2, 4, 8, 0x10, 0x20, 0x40,
    0x800, 0xe00, 0x100, 0x180, 0x2000, 0x3000, 0x200, 0x10200, 0x58200, 0x58000, 0x40000, 0x60000,
    0x20000, 0x88400, 0x1288400, 0x1208400, 0x1200000, 0x200000, 0x300000, 0x180000, 0x100000000,
    0x80000000, 0x40000000, 0x20000000, 0x4020000, 0x4220000, 0x18000, 0x4018000, 0x4010000,
    0x4000000, 0x400, 0x8000400, 0x8000000, 0xd000000, 0xd800000, 0x800000, 0x80000, 0x1080000,
    0x1000000, 0x2000000, 0x1ffffffff, 0x601443fe, 0x60627d, 0x2627b, 0x103086277, 0xffffffff,
    0x1c01f66f, 0x8000725f, 0x806a3f, 0x17fffffff, 0x725f, 0xffffffffffffffff, 0, 0x10001, 0x20002,
    0x30003, 0x40004, 0, 0x30001, 0x60002, 0x90003, 0, 0x1082082022124210, 0x2110, 0,
    0xf7df7df00000000, 0x1eef, 0x2ff, 0, 0x1e00, 0x200, 0, 0, 0x57f, 0, 0, 0x700, 0, 0, 0x27f, 0,
    0, 0x77e, 0, 0, 0, 0xf7df7c000000000, 0xf, 1, 0x82883c610809507, 6, 0, 0xf79e7971929a94a,
    0x14cc, 0x180fedfff, 0x18000007f, 0x3e8e7f, 0x80007f, 0x18380dfff, 0x183808e7f, 0x1fc815bff,
    0x6000007f, 0xc810a7f, 0x60016aff, 0x7f, 0x10a7f, 0x300, 0x900040ff,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 7, GG_SYMBOL, false, 0, 6, 0}, /* at */
    {1, 0, 4, GG_NUMBER, false, 0, 10, 7}, /* food */
    {1, 5, 4, GG_NUMBER, false, 0, 10, 18}, /* rest */
    {1, 10, 4, GG_NUMBER, false, 0, 10, 29}, /* company */
    {1, 15, 2, GG_NUMBER, false, 0, 3, 40}, /* bread */
    {1, 18, 2, GG_NUMBER, false, 0, 2, 44}, /* flour */
    {1, 21, 4, GG_NUMBER, false, 0, 9, 47}, /* coins */
    {1, 26, 3, GG_NUMBER, false, 0, 6, 57}, /* edge */
    {0, 7, 1, GG_BOOL, false, 0, 1, 64}, /* bucket */
    {0, 8, 1, GG_BOOL, false, 0, 1, 66}, /* washing_out */
    {0, 9, 1, GG_BOOL, false, 0, 1, 68}, /* sees_fire */
    {0, 10, 1, GG_BOOL, false, 0, 1, 70}, /* raining */
    {1, 32, 5, GG_NUMBER, true, 0, 23, 72}, /* hour */
    {1, 38, 5, GG_NUMBER, true, 0, 30, 96}, /* grain */
    {1, 44, 5, GG_NUMBER, true, 0, 30, 127}, /* loaves */
    {1, 50, 5, GG_NUMBER, true, 0, 30, 158}, /* stew */
    {1, 56, 4, GG_NUMBER, true, 0, 15, 189}, /* wood */
    {2, 0, 4, GG_NUMBER, true, 0, 12, 205}, /* tools */
    {2, 5, 3, GG_NUMBER, true, 0, 6, 218}, /* embers */
    {2, 9, 4, GG_NUMBER, true, 0, 10, 225}, /* fire */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 1, 0}, /* at != home */
    {0, 2, 0}, /* at != field */
    {0, 4, 0}, /* at != mill */
    {0, 8, 0}, /* at != forge */
    {0, 0x10, 0}, /* at != inn */
    {0, 0x20, 0}, /* at != well */
    {0, 0x40, 0}, /* at != wood */
    {0, 0x7e, 0}, /* at == home */
    {0, 0x6f, 0}, /* at == inn */
    {0, 0x3f, 0}, /* at == wood */
    {0, 0x4f, 0}, /* at in [inn, well] */
    {0, 0x7b, 0}, /* at == mill */
    {0, 0x77, 0}, /* at == forge */
    {0, 0x47d, 0}, /* at == field, not raining */
    {0, 0x57e, 0}, /* at == home, not washing_out, not raining */
    {0, 0x17e, 0x100}, /* at == home, washing_out */
    {0, 0xdf, 0}, /* at == well, not bucket */
    {0, 0xf7, 0x80}, /* at == forge, bucket */
    {0, 0x100, 0x100}, /* washing_out */
    {0, 0x7d, 0}, /* at == field */
    {0, 0x5f, 0}, /* at == well */
    {0, 0x200, 0}, /* not sees_fire */
    {0, 0x200, 0x200}, /* sees_fire */
    {0, 0x100, 0}, /* not washing_out */
    {0, 0x400, 0x400}, /* raining */
};

/* word, low, high, care */
static const GG_ROM gg_range_test range_test__all[] = {
    {1, 0x600000, 0xf79e7971929a94a, 0x1e00000}, /* coins >= 3 */
    {2, 1, 0x14cc, 0xf}, /* tools >= 1 */
    {1, 0x100000000000000, 0xf79e7971909a94a, 0xf00000001e00000}, /* coins <= 8, wood >= 1 */
    {2, 0, 0xab, 0x1eef}, /* tools <= 11, embers <= 5, fire == 0 */
    {1, 0, 0xf79e7971929a8ea, 0x1e0}, /* rest <= 7 */
    {1, 0x8000, 0xf79e7971929a946, 0x1800f}, /* food <= 6, bread >= 1 */
    {1, 0x4000000400000, 0xf79e7971929a946, 0x7c000001e0000f}, /* food <= 6, coins >= 2, stew >= 1 */
    {1, 0, 0xf79e7971929a948, 0xf}, /* food <= 8 */
    {1, 0, 0xf79e7971929a14a, 0x3c00}, /* company <= 8 */
    {1, 0, 0xf79e7971929a54a, 0x3c00}, /* company <= 9 */
    {1, 0x200000400000, 0xf79e7971928a94a, 0x1f00001e18000}, /* bread <= 1, coins >= 2, loaves >= 2 */
    {1, 0x100000000000, 0xf79e7971929294a, 0x1f00000018000}, /* bread <= 2, loaves >= 1 */
    {1, 0x4000000000, 0xf79e7971925a94a, 0x7c0000c0000}, /* flour <= 1, grain >= 1 */
    {1, 0x40000, 0xf79e7971928a94a, 0xd8000}, /* bread <= 1, flour >= 1 */
    {1, 0, 0xf79e7971129a94a, 0x1c000000}, /* edge <= 4 */
    {1, 0x4000000, 0xf79e7571909a94a, 0x7c01de00000}, /* coins <= 8, edge >= 1, grain <= 29 */
    {1, 0, 0xc79e7971929a94a, 0xf00000000000000}, /* wood <= 12 */
    {2, 0, 0xcc, 0x1e00}, /* fire == 0 */
    {1, 0x100004000000000, 0xf79a7971929a94a, 0xf01f7c000000000}, /* grain >= 1, loaves <= 26, wood >= 1 */
    {1, 0x100000000000000, 0xf59e7971929a94a, 0xf7c000000000000}, /* stew <= 22, wood >= 1 */
    {2, 0x200, 0x14cc, 0x1e00}, /* fire >= 1 */
    {1, 0x1600000000, 0xf79e7971929a94a, 0x1f00000000}, /* hour >= 22 */
    {1, 0, 0xf79e7841929a94a, 0x1f00000000}, /* hour <= 4 */
    {1, 0, 0xf79e7971929a944, 0xf}, /* food <= 4 */
    {1, 0, 0xf79e7971929a82a, 0x1e0}, /* rest <= 1 */
    {1, 0x1200000000, 0xf79e7971929a94a, 0x1f00000000}, /* hour >= 18 */
    {1, 0x600000000, 0xf79e7971929a94a, 0x1f00000000}, /* hour >= 6 */
    {1, 0, 0xf79e7851929a94a, 0x1f00000000}, /* hour <= 5 */
    {1, 0x700000000, 0xf79e7971929a94a, 0x1f00000000}, /* hour >= 7 */
    {1, 0x1700000000, 0xf79e7971929a94a, 0x1f00000000}, /* hour == 23 */
    {1, 0x1400000000, 0xf79e7971929a94a, 0x1f00000000}, /* hour >= 20 */
    {1, 0, 0xf79e7861929a94a, 0x1f00000000}, /* hour <= 6 */
    {1, 0x800000000, 0xf79e78a1929a94a, 0x1f00000000}, /* hour >= 8 and hour <= 10 */
    {1, 0x1000000000, 0xf79e7921929a94a, 0x1f00000000}, /* hour >= 16 and hour <= 18 */
    {1, 0, 0xf79e7971929a946, 0xf}, /* food <= 6 */
    {1, 0, 0xf79e78a1929a94a, 0x1f00000000}, /* hour <= 10 */
    {1, 0x1000000000, 0xf79e7971929a94a, 0x1f00000000}, /* hour >= 16 */
    {1, 0, 0xf79e7970529a94a, 0x1c000000}, /* edge <= 1 */
    {1, 0, 0xf79e7971929894a, 0x3c00}, /* company <= 2 */
    {1, 0, 0x279e7971929a94a, 0xf00000000000000}, /* wood <= 2 */
    {1, 0, 0xf7837971929a94a, 0x1f00000000000}, /* loaves <= 3 */
    {1, 0xa00000000, 0xf1de7971929a94a, 0x7c001f00000000}, /* hour >= 10, stew <= 7 */
    {1, 0xe00000000, 0xf61e7971929a94a, 0x7c001f00000000}, /* hour >= 14, stew <= 24 */
    {1, 0, 0xf79e7971929994a, 0x3c00}, /* company <= 6 */
    {1, 0x8000, 0xf79e7971929a94a, 0x18000}, /* bread >= 1 */
    {1, 0x10000000, 0xf79e7971929a94a, 0x1c000000}, /* edge >= 4 */
    {1, 0x600000000000000, 0xf79e7971929a94a, 0xf00000000000000}, /* wood >= 6 */
    {1, 0xa00000000000, 0xf79e7971929a94a, 0x1f00000000000}, /* loaves >= 10 */
    {1, 0x20000000000000, 0xf79e7971929a94a, 0x7c000000000000}, /* stew >= 8 */
    {1, 0xb00000000, 0xf79e78b1929a94a, 0x1f00000000}, /* hour == 11 */
    {1, 0, 0xf79e7961929a94a, 0x1f00000000}, /* hour <= 22 */
    {2, 0xc0, 0x14cc, 0xe0}, /* embers == 6 */
    {2, 0x1400, 0x14cc, 0x1e00}, /* fire == 10 */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {NULL, range_test__all + 21, 0, 1, 0}, {NULL, range_test__all + 22, 0, 1, 0},
    {NULL, range_test__all + 21, 0, 1, 0}, {NULL, range_test__all + 27, 0, 1, 0},
    {NULL, range_test__all + 29, 0, 1, 0}, {NULL, range_test__all + 27, 0, 1, 0},
    {NULL, range_test__all + 30, 0, 1, 0}, {NULL, range_test__all + 31, 0, 1, 0},
    {NULL, range_test__all + 32, 0, 1, 0}, {flag_test__all + 18, range_test__all + 33, 1, 1, 0},
    {NULL, range_test__all + 35, 0, 1, 0}, {flag_test__all + 18, range_test__all + 33, 1, 1, 0},
    {flag_test__all, NULL, 1, 0, 0}, {flag_test__all + 1, NULL, 1, 0, 0},
    {flag_test__all + 2, NULL, 1, 0, 0}, {flag_test__all + 3, NULL, 1, 0, 0},
    {flag_test__all + 4, NULL, 1, 0, 0}, {flag_test__all + 5, NULL, 1, 0, 0},
    {flag_test__all + 6, NULL, 1, 0, 0}, {flag_test__all + 7, NULL, 1, 0, 0},
    {flag_test__all + 7, range_test__all + 4, 1, 1, 0}, {NULL, range_test__all + 5, 0, 1, 0},
    {flag_test__all + 8, range_test__all + 6, 1, 1, 0},
    {flag_test__all + 9, range_test__all + 7, 1, 1, 0},
    {flag_test__all + 10, range_test__all + 8, 1, 1, 0},
    {flag_test__all, range_test__all + 9, 1, 1, 0}, {NULL, NULL, 0, 0, 0},
    {flag_test__all + 8, range_test__all + 10, 1, 1, 0},
    {flag_test__all + 8, range_test__all + 11, 1, 1, 0},
    {flag_test__all + 11, range_test__all + 12, 1, 1, 0},
    {flag_test__all + 7, range_test__all + 13, 1, 1, 0},
    {flag_test__all + 12, range_test__all, 1, 2, 0},
    {flag_test__all + 7, range_test__all + 14, 1, 1, 0},
    {flag_test__all + 13, range_test__all + 15, 1, 1, 0}, {flag_test__all + 13, NULL, 1, 0, 0},
    {flag_test__all + 9, range_test__all + 16, 1, 1, 0},
    {flag_test__all + 12, range_test__all + 2, 1, 2, 0},
    {flag_test__all + 12, range_test__all + 17, 1, 1, 0},
    {flag_test__all + 8, range_test__all + 18, 1, 1, 0},
    {flag_test__all + 8, range_test__all + 19, 1, 1, 0}, {flag_test__all + 8, NULL, 1, 0, 0},
    {flag_test__all + 14, NULL, 1, 0, 0}, {flag_test__all + 15, NULL, 1, 0, 0},
    {flag_test__all + 16, NULL, 1, 0, 0}, {flag_test__all + 17, range_test__all + 20, 1, 1, 0},
    {NULL, range_test__all + 23, 0, 1, 0}, {NULL, range_test__all + 24, 0, 1, 0},
    {NULL, range_test__all + 25, 0, 1, 0}, {NULL, range_test__all + 26, 0, 1, 0},
    {NULL, range_test__all + 28, 0, 1, 0}, {NULL, range_test__all + 34, 0, 1, 0},
    {NULL, range_test__all + 8, 0, 1, 0}, {flag_test__all + 18, range_test__all + 36, 1, 1, 0},
    {NULL, range_test__all + 37, 0, 1, 0}, {NULL, range_test__all + 38, 0, 1, 0},
    {NULL, range_test__all + 39, 0, 1, 0}, {NULL, range_test__all + 40, 0, 1, 0},
    {NULL, range_test__all + 41, 0, 1, 0}, {NULL, range_test__all + 42, 0, 1, 0},
    {NULL, range_test__all + 43, 0, 1, 0}, {NULL, range_test__all + 17, 0, 1, 0},
    {flag_test__all + 9, NULL, 1, 0, 0}, {flag_test__all + 19, NULL, 1, 0, 0},
    {flag_test__all + 20, NULL, 1, 0, 0}, {flag_test__all + 12, NULL, 1, 0, 0},
    {flag_test__all + 21, NULL, 1, 0, 0}, {flag_test__all + 22, NULL, 1, 0, 0},
    {flag_test__all + 23, NULL, 1, 0, 0}, {flag_test__all + 24, NULL, 1, 0, 0},
    {NULL, range_test__all + 44, 0, 1, 0}, {NULL, range_test__all + 45, 0, 1, 0},
    {NULL, range_test__all + 46, 0, 1, 0}, {NULL, range_test__all + 47, 0, 1, 0},
    {NULL, range_test__all + 48, 0, 1, 0}, {NULL, range_test__all + 49, 0, 1, 0},
    {NULL, range_test__all + 50, 0, 1, 0}, {NULL, range_test__all + 51, 0, 1, 0},
    {NULL, range_test__all + 52, 0, 1, 0}, {NULL, range_test__all + 20, 0, 1, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xffffffffffffff80, 1}, {0, 0xffffffffffffff80, 2}, {0, 0xffffffffffffff80, 4},
    {0, 0xffffffffffffff80, 8}, {0, 0xffffffffffffff80, 0x10}, {0, 0xffffffffffffff80, 0x20},
    {0, 0xffffffffffffff80, 0x40}, {1, 0xffffffffe3ffffff, 0x18000000}, {2, 0xffffffffffffff1f, 0},
    {0, 0xfffffffffffffeff, 0x100}, {0, 0xfffffffffffffeff, 0}, {0, 0xffffffffffffff7f, 0x80},
    {0, 0xfffffffffffffd7f, 0}, {0, 0xffffffffffffff7f, 0}, {1, 0xffffffe0ffffffff, 0},
    {2, 0xffffffffffffe11f, 0x200}, {2, 0xffffffffffffe1f0, 0},
};

/* fact, amount */
static const GG_ROM gg_addition addition__all[] = {
    {16, -1}, /* wood */
    {17, 1}, /* tools */
    {6, 1}, /* coins */
    {18, 1}, /* embers */
    {15, -1}, /* stew */
    {6, -2}, /* coins */
    {1, 4}, /* food */
    {14, -2}, /* loaves */
    {6, -2}, /* coins */
    {4, 2}, /* bread */
    {7, -1}, /* edge */
    {13, 1}, /* grain */
    {6, 1}, /* coins */
    {16, -1}, /* wood */
    {17, 1}, /* tools */
    {18, 1}, /* embers */
    {13, -1}, /* grain */
    {16, -1}, /* wood */
    {14, 4}, /* loaves */
    {4, -1}, /* bread */
    {1, 4}, /* food */
    {14, -1}, /* loaves */
    {4, 1}, /* bread */
    {13, -1}, /* grain */
    {5, 1}, /* flour */
    {5, -1}, /* flour */
    {4, 2}, /* bread */
    {17, -1}, /* tools */
    {6, -3}, /* coins */
    {7, -1}, /* edge */
    {6, 1}, /* coins */
    {16, -1}, /* wood */
    {15, 8}, /* stew */
    {13, -12}, /* grain */
    {17, -2}, /* tools */
    {2, 10}, /* rest */
    {2, 3}, /* rest */
    {1, 2}, /* food */
    {3, 2}, /* company */
    {3, 1}, /* company */
    {7, 2}, /* edge */
    {16, 3}, /* wood */
    {19, -1}, /* fire */
    {1, -1}, /* food */
    {2, -1}, /* rest */
    {3, -1}, /* company */
    {12, 1}, /* hour */
    {19, 1}, /* fire */
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all, NULL, 1, 0}, {assignment__all + 1, NULL, 1, 0},
    {assignment__all + 2, NULL, 1, 0}, {assignment__all + 3, NULL, 1, 0},
    {assignment__all + 4, NULL, 1, 0}, {assignment__all + 5, NULL, 1, 0},
    {assignment__all + 6, NULL, 1, 0}, {NULL, addition__all + 35, 0, 1},
    {NULL, addition__all + 36, 0, 1}, {NULL, addition__all + 19, 0, 2},
    {NULL, addition__all + 4, 0, 3}, {NULL, addition__all + 5, 0, 2},
    {NULL, addition__all + 4, 0, 1}, {NULL, addition__all + 37, 0, 1},
    {NULL, addition__all + 38, 0, 1}, {NULL, addition__all + 39, 0, 1}, {NULL, NULL, 0, 0},
    {NULL, addition__all + 7, 0, 3}, {NULL, addition__all + 8, 0, 2},
    {NULL, addition__all + 7, 0, 1}, {NULL, addition__all + 21, 0, 2},
    {NULL, addition__all + 22, 0, 1}, {NULL, addition__all + 21, 0, 1},
    {NULL, addition__all + 23, 0, 2}, {NULL, addition__all + 24, 0, 1},
    {NULL, addition__all + 23, 0, 1}, {NULL, addition__all + 25, 0, 2},
    {assignment__all + 7, addition__all + 27, 1, 2},
    {assignment__all + 7, addition__all + 28, 1, 1}, {NULL, addition__all + 27, 0, 1},
    {NULL, addition__all + 40, 0, 1}, {NULL, addition__all + 10, 0, 3},
    {NULL, addition__all + 29, 0, 2}, {NULL, addition__all + 11, 0, 1},
    {NULL, addition__all + 41, 0, 1}, {NULL, addition__all, 0, 4},
    {NULL, addition__all + 30, 0, 1}, {NULL, addition__all + 13, 0, 3},
    {assignment__all + 8, NULL, 1, 0}, {NULL, addition__all + 16, 0, 3},
    {NULL, addition__all + 31, 0, 2}, {assignment__all + 9, NULL, 1, 0},
    {assignment__all + 10, NULL, 1, 0}, {assignment__all + 11, NULL, 1, 0},
    {assignment__all + 12, addition__all + 42, 1, 1}, {assignment__all + 13, NULL, 1, 0},
    {NULL, addition__all + 42, 0, 1}, {NULL, addition__all + 43, 0, 1},
    {NULL, addition__all + 44, 0, 1}, {NULL, addition__all + 45, 0, 1},
    {NULL, addition__all + 33, 0, 2}, {NULL, addition__all + 46, 0, 1},
    {assignment__all + 14, NULL, 1, 0}, {assignment__all + 15, NULL, 1, 0},
    {assignment__all + 16, NULL, 1, 0}, {NULL, addition__all + 47, 0, 1},
};

static const GG_ROM uint16_t symbol__all[] = {
    VILLAGE_HOME, VILLAGE_FIELD, VILLAGE_MILL, VILLAGE_FORGE, VILLAGE_INN, VILLAGE_WELL,
    VILLAGE_WOOD,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* go: at = to */
    {{box__all + 12, 1}, effect__all, effect__all, NULL, 5000, 30000, 1, VILLAGE_ACTION_GO, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all}, /* go(home): at != to */
    {{box__all + 13, 1}, effect__all + 1, effect__all + 1, NULL, 5000, 30000, 1, VILLAGE_ACTION_GO,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 1}, /* go(field) */
    {{box__all + 14, 1}, effect__all + 2, effect__all + 2, NULL, 5000, 30000, 1, VILLAGE_ACTION_GO,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 2}, /* go(mill) */
    {{box__all + 15, 1}, effect__all + 3, effect__all + 3, NULL, 5000, 30000, 1, VILLAGE_ACTION_GO,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 3}, /* go(forge) */
    {{box__all + 16, 1}, effect__all + 4, effect__all + 4, NULL, 5000, 30000, 1, VILLAGE_ACTION_GO,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 4}, /* go(inn) */
    {{box__all + 17, 1}, effect__all + 5, effect__all + 5, NULL, 5000, 30000, 1, VILLAGE_ACTION_GO,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 5}, /* go(well) */
    {{box__all + 18, 1}, effect__all + 6, effect__all + 6, NULL, 5000, 30000, 1, VILLAGE_ACTION_GO,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 6}, /* go(wood) */
/* sleep: rest += 10 over time */
    {{box__all + 19, 1}, effect__all + 7, effect__all + 7, NULL, 720000, 0, 1, VILLAGE_ACTION_SLEEP,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* sleep: at == home */
/* nap: rest += 3 */
    {{box__all + 20, 1}, effect__all + 8, effect__all + 8, NULL, 60000, 0, 1, VILLAGE_ACTION_NAP,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* nap: at == home, rest <= 7 */
/* eat: bread -= 1, food += 4 */
    {{box__all + 21, 1}, effect__all + 9, effect__all + 9, NULL, 15000, 0, 1, VILLAGE_ACTION_EAT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* eat: bread >= 1, food <= 6 */
/* have_supper: stew -= 1, coins -= 2, food += 4 */
    {{box__all + 22, 1}, effect__all + 10, effect__all + 11, effect__all + 12, 30000, 0, 1,
     VILLAGE_ACTION_HAVE_SUPPER, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* have_supper: at == inn, stew >= 1, coins >= 2, food <= 6 */
/* pick_berries: food += 2 */
    {{box__all + 23, 1}, effect__all + 13, effect__all + 13, NULL, 30000, 0, 1,
     VILLAGE_ACTION_PICK_BERRIES, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* pick_berries: at == wood, food <= 8 */
/* chat: company += 2 */
    {{box__all + 24, 1}, effect__all + 14, effect__all + 14, NULL, 30000, 0, 1, VILLAGE_ACTION_CHAT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* chat: at in [inn, well], company <= 8 */
/* play: company += 1 */
    {{box__all + 25, 1}, effect__all + 15, effect__all + 15, NULL, 20000, 0, 1, VILLAGE_ACTION_PLAY,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* play: at != home, company <= 9 */
/* potter: none */
    {{box__all + 26, 1}, effect__all + 16, NULL, NULL, 20000, 0, 1, VILLAGE_ACTION_POTTER, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* potter: none */
/* buy_bread: loaves -= 2, coins -= 2, bread += 2 */
    {{box__all + 27, 1}, effect__all + 17, effect__all + 18, effect__all + 19, 5000, 0, 1,
     VILLAGE_ACTION_BUY_BREAD, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* buy_bread: at == inn, loaves >= 2, coins >= 2, bread <= 1 */
/* take_loaf: loaves -= 1, bread += 1 */
    {{box__all + 28, 1}, effect__all + 20, effect__all + 21, effect__all + 22, 5000, 0, 1,
     VILLAGE_ACTION_TAKE_LOAF, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* take_loaf: at == inn, loaves >= 1, bread <= 2 */
/* grind: grain -= 1, flour += 1 */
    {{box__all + 29, 1}, effect__all + 23, effect__all + 24, effect__all + 25, 20000, 0, 2,
     VILLAGE_ACTION_GRIND, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* grind: at == mill, grain >= 1, flour <= 1 */
/* bake: flour -= 1, bread += 2 */
    {{box__all + 30, 1}, effect__all + 26, effect__all + 26, NULL, 40000, 0, 4, VILLAGE_ACTION_BAKE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* bake: at == home, flour >= 1, bread <= 1 */
/* buy_scythe: tools -= 1, coins -= 3, edge = 6 */
    {{box__all + 31, 1}, effect__all + 27, effect__all + 28, effect__all + 29, 10000, 0, 1,
     VILLAGE_ACTION_BUY_SCYTHE, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* buy_scythe: at == forge, tools >= 1, coins >= 3 */
/* whet: edge += 2 */
    {{box__all + 32, 1}, effect__all + 30, effect__all + 30, NULL, 45000, 0, 4, VILLAGE_ACTION_WHET,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* whet: at == home, edge <= 4 */
/* harvest: edge -= 1, grain += 1, coins += 1 */
    {{box__all + 33, 1}, effect__all + 31, effect__all + 32, effect__all + 33, 60000, 0, 1,
     VILLAGE_ACTION_HARVEST, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* harvest: at == field, not raining, edge >= 1, grain <= 29, coins <= 8 */
/* weed: none */
    {{box__all + 34, 1}, effect__all + 16, NULL, NULL, 40000, 0, 1, VILLAGE_ACTION_WEED, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* weed: at == field, not raining */
/* chop_wood: wood += 3 */
    {{box__all + 35, 1}, effect__all + 34, NULL, effect__all + 34, 60000, 0, 1,
     VILLAGE_ACTION_CHOP_WOOD, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* chop_wood: at == wood, wood <= 12 */
/* forge: wood -= 1, tools += 1, coins += 1, embers += 1 */
    {{box__all + 36, 1}, effect__all + 35, effect__all + 36, effect__all + 37, 60000, 0, 1,
     VILLAGE_ACTION_FORGE, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* forge: at == forge, fire == 0, wood >= 1, tools <= 11, coins <= 8, embers <= 5 */
/* sweep: embers = 0 */
    {{box__all + 37, 1}, effect__all + 38, NULL, effect__all + 38, 40000, 0, 1, VILLAGE_ACTION_SWEEP,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* sweep: at == forge, fire == 0 */
/* bake_loaves: grain -= 1, wood -= 1, loaves += 4 */
    {{box__all + 38, 1}, effect__all + 39, NULL, effect__all + 39, 40000, 0, 3,
     VILLAGE_ACTION_BAKE_LOAVES, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* bake_loaves: at == inn, grain >= 1, wood >= 1, loaves <= 26 */
/* cook: wood -= 1, stew += 8 */
    {{box__all + 39, 1}, effect__all + 40, NULL, effect__all + 40, 40000, 0, 1, VILLAGE_ACTION_COOK,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* cook: at == inn, wood >= 1, stew <= 22 */
/* serve: none */
    {{box__all + 40, 1}, effect__all + 16, NULL, NULL, 30000, 0, 1, VILLAGE_ACTION_SERVE, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* serve: at == inn */
/* hang_washing: washing_out */
    {{box__all + 41, 1}, effect__all + 41, effect__all + 41, NULL, 15000, 0, 1,
     VILLAGE_ACTION_HANG_WASHING, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* hang_washing: at == home, not raining, not washing_out */
/* take_washing: not washing_out */
    {{box__all + 42, 1}, effect__all + 42, effect__all + 42, NULL, 5000, 0, 1,
     VILLAGE_ACTION_TAKE_WASHING, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* take_washing: at == home, washing_out */
/* fill_bucket: bucket */
    {{box__all + 43, 1}, effect__all + 43, effect__all + 43, NULL, 3000, 0, 1,
     VILLAGE_ACTION_FILL_BUCKET, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* fill_bucket: at == well, not bucket */
/* throw_water: not bucket, fire -= 1, not sees_fire */
    {{box__all + 44, 1}, effect__all + 44, effect__all + 45, effect__all + 46, 2000, 0, 1,
     VILLAGE_ACTION_THROW_WATER, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* throw_water: at == forge, bucket, fire >= 1 */
};

static const GG_ROM uint16_t half__all[] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
    26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 14, 14, 40, 40, 41, 41, 41, 41, 41, 41,
    41, 14, 14, 14, 42, 42, 42, 42, 42, 42, 42, 43, 14, 44, 45, 45, 45, 45, 45, 45, 45, 45, 45, 46,
    47, 48, 49, 50, 51, 52, 53, 54, 54, 54, 54, 54, 54, 55, 56, 56, 57, 57, 58, 58, 58, 58, 59, 60,
    61, 62, 63, 60, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 64, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65,
    65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 57, 66, 66, 66, 66, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 68, 69, 70, 70, 70,
    70, 70, 70, 70, 70, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 72, 73, 73, 73, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 75, 76, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 78, 79, 78, 78, 78, 78, 78, 78, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 14, 0, 0, 0, 0, 0, 0, 0, 8, 9, 10, 11, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 65535, 2, 2, 2, 2, 65535, 3, 3, 3,
    3, 65535, 4, 4, 65535, 5, 5, 65535, 6, 6, 6, 6, 65535, 7, 7, 7, 65535, 65535, 65535, 12, 12,
    12, 12, 12, 65535, 13, 13, 13, 13, 13, 65535, 14, 14, 14, 14, 14, 65535, 15, 15, 15, 15, 15,
    65535, 16, 16, 16, 16, 65535, 65535, 65535, 65535, 17, 17, 17, 17, 65535, 18, 18, 18, 65535,
    19, 19, 19, 19, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10, 0, 5, 6, 11, 7, 12, 13, 18, 0, 5, 6,
    11, 7, 12, 13, 18, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 28, 56, 84, 112,
    140, 168, 196, 224, 252, 280, 308, 336, 364, 392, 420, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11,
    0, 5, 6, 11, 0, 7, 14, 21, 28, 35, 42, 49, 0, 7, 14, 21, 28, 35, 42, 49, 0, 7, 14, 21, 28, 35,
    42, 49, 56, 63, 70, 77, 84, 91, 98, 105, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0,
    16, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 5, 6, 11, 0, 5, 6, 11, 7, 12, 13, 18, 7,
    12, 13, 18,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all + 461, 0, 1}, {half__all + 477, 0, 5}, {half__all + 493, 0, 9},
    {half__all + 509, 2, 9}, {half__all + 461, 0, 1}, {half__all + 525, 0, 5},
    {half__all + 541, 1, 26}, {half__all + 461, 0, 1}, {half__all + 525, 0, 5},
    {half__all + 557, 1, 56}, {half__all + 461, 0, 1}, {half__all + 605, 0, 5},
    {half__all + 493, 0, 10}, {half__all, 1, 44}, {half__all + 573, 1, 48}, {half__all, 1, 50},
    {half__all + 573, 1, 54}, {half__all + 589, 1, 26}, {half__all, 1, 56},
};

static const GG_ROM uint8_t byte__all[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 4, 5, 3, 3, 3, 2, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 4, 5, 3, 3, 3, 2, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 5, 5, 5, 5, 5, 4, 5, 3, 3, 3, 2, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5,
    5, 5, 5, 4, 5, 3, 3, 3, 2, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 4,
    5, 3, 3, 3, 2, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 4, 5, 3, 3, 3,
    2, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 4, 5, 3, 3, 3, 2, 3, 3, 3,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 4, 5, 3, 3, 3, 2, 3, 3, 3, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 4, 5, 3, 3, 3, 2, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 4, 5, 3, 3, 3, 2, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11,
    10, 9, 8, 7, 13, 12, 3, 2, 1, 14, 6, 5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 10, 9,
    8, 7, 13, 12, 3, 2, 1, 14, 6, 5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 10, 9, 8, 7,
    13, 12, 3, 2, 1, 14, 6, 5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 10, 9, 8, 7, 13,
    12, 3, 2, 1, 14, 6, 5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 10, 9, 8, 7, 13, 12, 3,
    2, 1, 14, 6, 5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 10, 9, 8, 7, 13, 12, 3, 2, 1,
    14, 6, 5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 10, 9, 8, 7, 13, 12, 3, 2, 1, 14, 6,
    5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 10, 9, 8, 7, 13, 12, 3, 2, 1, 14, 6, 5, 4,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 10, 9, 8, 7, 13, 12, 3, 2, 1, 14, 6, 5, 4, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 10, 9, 8, 7, 13, 12, 3, 2, 1, 14, 6, 5, 4, 3, 3, 3, 3,
    3, 3, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 2,
    2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 5, 4, 3, 2, 1, 7, 6, 5, 4, 3, 2, 1, 7, 6, 5, 4, 3, 2, 1,
    7, 6, 5, 4, 3, 2, 1, 7, 6, 5, 4, 3, 2, 1, 7, 6, 5, 4, 3, 2, 1, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 1,
    2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 1, 2,
    2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 7, 6, 5, 4, 3, 2,
    1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 6, 5, 4, 3, 2, 1,
};

/* action, offset */
static const GG_ROM gg_table_step move__all[] = {
    {GG_NONE, 0},
    {3, 1}, /* go(forge) */
    {3, 2}, /* go(forge) */
    {3, 3}, /* go(forge) */
    {3, 65533}, /* go(forge) */
    {3, 65534}, /* go(forge) */
    {3, 65535}, /* go(forge) */
    {5, 1}, /* go(well) */
    {5, 2}, /* go(well) */
    {5, 3}, /* go(well) */
    {5, 4}, /* go(well) */
    {5, 5}, /* go(well) */
    {5, 65535}, /* go(well) */
    {31, 7}, /* fill_bucket */
    {32, 65487}, /* throw_water */
    {GG_NONE, 0},
    {6, 1}, /* go(wood) */
    {6, 2}, /* go(wood) */
    {6, 3}, /* go(wood) */
    {6, 4}, /* go(wood) */
    {6, 5}, /* go(wood) */
    {6, 6}, /* go(wood) */
    {23, 21}, /* chop_wood */
    {GG_NONE, 0},
    {0, 65530}, /* go(home) */
    {0, 65531}, /* go(home) */
    {0, 65532}, /* go(home) */
    {0, 65533}, /* go(home) */
    {0, 65534}, /* go(home) */
    {0, 65535}, /* go(home) */
    {30, 65529}, /* take_washing */
};

/* table, policy, moves, wide */
static const GG_ROM gg_step_table step_table__all[] = {
    {{digit__all, byte__all, word__all + 91, 0, 308, {125829886, 0}, 4, true, false}, byte__all + 308,
     move__all, false},
    {{digit__all + 7, byte__all + 616, word__all + 92, 0, 112, {126, 2147483655}, 3, true, false},
     byte__all + 728, move__all + 15, false},
    {{digit__all + 17, byte__all + 1071, word__all + 91, 0, 7, {14, 0}, 1, true, false},
     byte__all + 1055, move__all + 23, false},
    {{digit__all + 10, byte__all + 1013, word__all + 92, 0, 28, {1406, 0}, 3, true, false},
     byte__all + 1041, move__all + 23, false},
    {{digit__all + 7, byte__all + 1074, word__all + 92, 0, 7, {126, 0}, 2, true, false},
     byte__all + 1085, move__all + 23, false},
    {{digit__all + 18, byte__all + 1069, word__all + 91, 0, 16, {0, 2147483655}, 1, true, false},
     byte__all + 1004, move__all + 23, false},
    {{digit__all + 15, byte__all + 951, word__all + 91, 0, 31, {0, 1040187392}, 2, true, false},
     byte__all + 982, move__all + 23, false},
};

/* test, low, high */
static const GG_ROM gg_policy_node policy_node__all[] = {
    {0, 1, 145}, {1, 2, 145}, {2, 3, 6}, {3, 4, 6}, {4, 5, 6}, {5, 7, 6}, {6, 8, 9}, {6, 10, 40},
    {7, 11, 20}, {7, 20, 12}, {7, 13, 40}, {8, 14, 20}, {8, 20, 15}, {8, 16, 40}, {9, 17, 20},
    {9, 18, 21}, {9, 19, 40}, {10, 22, 20}, {10, 20, 23}, {10, 24, 40}, {11, 25, 110},
    {11, 26, 110}, {11, 27, 110}, {11, 28, 110}, {11, 29, 35}, {12, 30, 110}, {12, 31, 110},
    {12, 32, 110}, {12, 33, 110}, {12, 34, 41}, {13, 36, 110}, {13, 40, 110}, {13, 37, 110},
    {13, 38, 110}, {13, 42, 39}, {14, 41, 43}, {14, 44, 45}, {14, 46, 47}, {14, 40, 45},
    {14, 42, 41}, {15, 48, 111}, {15, 49, 111}, {15, 50, 111}, {15, 51, 111}, {15, 52, 56},
    {15, 53, 57}, {15, 54, 56}, {15, 55, 57}, {16, 112, 111}, {16, 58, 111}, {16, 59, 111},
    {16, 60, 111}, {16, 61, 56}, {16, 62, 57}, {16, 63, 56}, {16, 59, 57}, {17, 85, 111},
    {17, 86, 111}, {17, 73, 146}, {17, 87, 146}, {17, 64, 146}, {17, 88, 112}, {17, 89, 112},
    {17, 90, 146}, {18, 65, 69}, {19, 66, 69}, {20, 67, 69}, {21, 68, 69}, {22, 74, 69},
    {23, 70, 74}, {24, 75, 71}, {25, 75, 72}, {26, 75, 74}, {27, 76, 91}, {27, 77, 113},
    {27, 78, 92}, {28, 79, 91}, {28, 80, 113}, {28, 81, 92}, {29, 82, 91}, {29, 83, 113},
    {29, 84, 92}, {30, 87, 91}, {30, 146, 113}, {30, 93, 92}, {31, 94, 114}, {31, 95, 115},
    {31, 96, 116}, {31, 97, 116}, {31, 98, 116}, {31, 99, 116}, {31, 100, 116}, {31, 101, 117},
    {31, 102, 118}, {32, 111, 114}, {32, 103, 115}, {32, 104, 116}, {32, 112, 116}, {32, 105, 116},
    {32, 106, 116}, {32, 107, 116}, {32, 108, 117}, {32, 109, 118}, {33, 111, 115}, {33, 119, 116},
    {33, 112, 116}, {33, 119, 120}, {33, 113, 116}, {33, 113, 117}, {33, 121, 118}, {34, 147, 122},
    {34, 123, 148}, {34, 124, 149}, {34, 125, 150}, {34, 126, 148}, {34, 127, 151}, {34, 128, 151},
    {34, 125, 129}, {34, 147, 130}, {34, 131, 148}, {34, 132, 151}, {34, 131, 133}, {35, 134, 147},
    {35, 135, 148}, {35, 149, 136}, {35, 150, 137}, {35, 138, 148}, {35, 138, 151}, {35, 139, 151},
    {35, 140, 150}, {35, 141, 147}, {35, 142, 148}, {35, 143, 151}, {35, 144, 148}, {36, 152, 147},
    {36, 153, 148}, {36, 154, 149}, {36, 150, 155}, {36, 153, 156}, {36, 151, 156}, {36, 157, 150},
    {36, 157, 147}, {36, 158, 148}, {36, 158, 156}, {36, 157, 148}, {0, 1, 54}, {1, 2, 54},
    {2, 3, 6}, {3, 4, 6}, {4, 5, 6}, {5, 55, 6}, {11, 7, 34}, {12, 8, 34}, {13, 9, 34},
    {14, 10, 11}, {27, 16, 12}, {27, 17, 13}, {28, 14, 55}, {28, 17, 55}, {29, 16, 15},
    {30, 16, 55}, {37, 18, 23}, {37, 19, 23}, {38, 20, 23}, {38, 21, 23}, {39, 24, 23},
    {39, 22, 23}, {40, 24, 23}, {41, 25, 31}, {41, 26, 32}, {42, 27, 31}, {42, 28, 32},
    {43, 29, 31}, {43, 30, 32}, {44, 35, 31}, {44, 36, 33}, {45, 37, 38}, {45, 39, 40},
    {45, 39, 36}, {34, 56, 41}, {34, 42, 57}, {34, 58, 43}, {34, 59, 44}, {34, 45, 57},
    {34, 59, 46}, {34, 45, 47}, {35, 48, 56}, {35, 57, 49}, {35, 58, 60}, {35, 50, 59},
    {35, 57, 51}, {35, 50, 60}, {35, 57, 60}, {36, 61, 56}, {36, 57, 52}, {36, 59, 62},
    {36, 57, 63}, {46, 64, 53}, {47, 64, 65}, {27, 1, 4}, {28, 2, 4}, {29, 3, 4}, {30, 20, 4},
    {11, 5, 21}, {12, 6, 21}, {13, 7, 8}, {14, 20, 9}, {14, 10, 21}, {17, 11, 20}, {17, 12, 20},
    {6, 22, 13}, {6, 23, 14}, {7, 22, 15}, {7, 23, 16}, {8, 22, 17}, {8, 23, 18}, {9, 19, 20},
    {9, 23, 24}, {10, 22, 20}, {31, 31, 48}, {31, 32, 48}, {31, 25, 48}, {31, 26, 48},
    {31, 27, 48}, {32, 31, 33}, {32, 28, 34}, {32, 29, 31}, {33, 31, 35}, {33, 31, 30},
    {15, 36, 31}, {34, 37, 49}, {34, 38, 50}, {34, 39, 49}, {34, 40, 51}, {34, 41, 51},
    {34, 42, 52}, {35, 43, 49}, {35, 50, 44}, {35, 45, 49}, {35, 45, 51}, {35, 46, 51},
    {35, 52, 47}, {36, 53, 49}, {36, 50, 54}, {36, 53, 55}, {36, 51, 55}, {36, 56, 52}, {2, 1, 36},
    {3, 2, 3}, {4, 4, 5}, {4, 6, 36}, {5, 7, 8}, {5, 8, 9}, {5, 9, 36}, {6, 10, 21}, {6, 11, 22},
    {6, 12, 23}, {7, 13, 21}, {7, 14, 22}, {7, 15, 23}, {8, 16, 21}, {8, 17, 22}, {8, 18, 23},
    {9, 37, 19}, {9, 37, 22}, {9, 20, 23}, {10, 37, 21}, {10, 37, 23}, {37, 24, 31}, {37, 25, 31},
    {37, 26, 31}, {38, 27, 31}, {38, 28, 31}, {38, 29, 31}, {39, 32, 30}, {39, 32, 31},
    {39, 30, 31}, {40, 32, 31}, {34, 38, 33}, {34, 39, 34}, {35, 35, 38}, {35, 39, 40},
    {36, 41, 38}, {0, 1, 24}, {1, 2, 24}, {2, 3, 16}, {3, 4, 16}, {4, 5, 16}, {5, 6, 16},
    {48, 7, 16}, {6, 8, 12}, {7, 9, 12}, {8, 10, 12}, {9, 11, 12}, {10, 25, 12}, {37, 13, 17},
    {38, 14, 17}, {39, 15, 17}, {40, 18, 17}, {34, 26, 19}, {34, 26, 20}, {34, 27, 21},
    {35, 22, 26}, {35, 23, 26}, {35, 27, 28}, {36, 29, 26}, {36, 30, 26}, {18, 1, 11}, {19, 2, 11},
    {37, 3, 6}, {38, 4, 6}, {39, 5, 6}, {40, 7, 6}, {34, 12, 8}, {34, 13, 9}, {35, 10, 12},
    {35, 13, 14}, {36, 15, 12}, {0, 1, 10}, {1, 2, 10}, {2, 3, 7}, {3, 4, 7}, {4, 5, 7}, {5, 6, 7},
    {48, 11, 7}, {34, 12, 8}, {35, 9, 12}, {36, 13, 12}, {37, 1, 5}, {38, 3, 2}, {39, 3, 5},
    {34, 6, 4}, {35, 6, 7}, {2, 1, 4}, {3, 5, 2}, {4, 3, 4}, {5, 5, 4}, {18, 1, 2}, {19, 3, 2},
};

/* mask, word */
static const GG_ROM gg_policy_test policy_test__all[] = {
    {0x10000, 1}, {0x8000, 1}, {0x1000000000000, 1}, {0x800000000000, 1}, {0x400000000000, 1},
    {0x200000000000, 1}, {0x40000000000, 1}, {0x20000000000, 1}, {0x10000000000, 1},
    {0x8000000000, 1}, {0x4000000000, 1}, {0x1000000, 1}, {0x800000, 1}, {0x400000, 1},
    {0x200000, 1}, {0x80000, 1}, {0x40000, 1}, {0x400, 0}, {0x40000000000000, 1},
    {0x20000000000000, 1}, {0x10000000000000, 1}, {0x8000000000000, 1}, {0x4000000000000, 1},
    {8, 1}, {4, 1}, {2, 1}, {1, 1}, {8, 2}, {4, 2}, {2, 2}, {1, 2}, {0x10000000, 1},
    {0x8000000, 1}, {0x4000000, 1}, {0x70, 0}, {0x4c, 0}, {0x2a, 0}, {0x800000000000000, 1},
    {0x400000000000000, 1}, {0x200000000000000, 1}, {0x100000000000000, 1}, {0x1000, 2},
    {0x800, 2}, {0x400, 2}, {0x200, 2}, {0x80, 0}, {0x80, 2}, {0x40, 2}, {0x100000000000, 1},
};

/* action, from */
static const GG_ROM gg_policy_leaf policy_leaf__all[] = {
    {GG_NONE, 0}, {GG_NONE, 1},
    {4, 110}, /* go(inn) */
    {0, 110}, /* go(home) */
    {2, 110}, /* go(mill) */
    {3, 110}, /* go(forge) */
    {1, 110}, /* go(field) */
    {15, 0}, /* buy_bread */
    {18, 0}, /* bake */
    {17, 6}, /* grind */
    {19, 20}, /* buy_scythe */
    {21, 6}, /* harvest */
    {10, 20}, /* have_supper */
    {20, 85}, /* whet */
    {GG_NONE, 0}, {GG_NONE, 1},
    {4, 34}, /* go(inn) */
    {3, 34}, /* go(forge) */
    {6, 34}, /* go(wood) */
    {5, 34}, /* go(well) */
    {23, 16}, /* chop_wood */
    {15, 0}, /* buy_bread */
    {31, 31}, /* fill_bucket */
    {32, 23}, /* throw_water */
    {24, 6}, /* forge */
    {25, 52}, /* sweep */
    {GG_NONE, 0},
    {0, 31}, /* go(home) */
    {3, 31}, /* go(forge) */
    {1, 31}, /* go(field) */
    {2, 31}, /* go(mill) */
    {20, 20}, /* whet */
    {19, 0}, /* buy_scythe */
    {21, 4}, /* harvest */
    {17, 11}, /* grind */
    {GG_NONE, 0}, {GG_NONE, 1},
    {4, 16}, /* go(inn) */
    {6, 16}, /* go(wood) */
    {23, 12}, /* chop_wood */
    {16, 0}, /* take_loaf */
    {26, 2}, /* bake_loaves */
    {GG_NONE, 0}, {GG_NONE, 1},
    {4, 31}, /* go(inn) */
    {6, 31}, /* go(wood) */
    {23, 21}, /* chop_wood */
    {26, 0}, /* bake_loaves */
    {GG_NONE, 0},
    {4, 6}, /* go(inn) */
    {6, 6}, /* go(wood) */
    {23, 2}, /* chop_wood */
    {27, 0}, /* cook */
    {GG_NONE, 0}, {GG_NONE, 1},
    {4, 7}, /* go(inn) */
    {16, 0}, /* take_loaf */
    {GG_NONE, 0},
    {6, 3}, /* go(wood) */
    {23, 0}, /* chop_wood */
};

/* nodes, tests, leaves, invariants, node_count, leaf_count, invariant_count, longest */
static const GG_ROM gg_policy policy__all[] = {
    {policy_node__all, policy_test__all, policy_leaf__all, NULL, 145, 14, 0, 10},
    {policy_node__all + 199, policy_test__all, policy_leaf__all + 26, NULL, 48, 9, 0, 6},
    {policy_node__all + 333, policy_test__all, policy_leaf__all + 53, NULL, 4, 2, 0, 0},
    {policy_node__all + 337, policy_test__all, policy_leaf__all + 53, NULL, 2, 2, 0, 0},
    {policy_node__all + 145, policy_test__all, policy_leaf__all + 14, NULL, 54, 12, 0, 47},
    {policy_node__all + 328, policy_test__all, policy_leaf__all + 57, NULL, 5, 3, 0, 3},
    {policy_node__all + 283, policy_test__all, policy_leaf__all + 35, NULL, 24, 7, 0, 5},
    {policy_node__all + 247, policy_test__all, policy_leaf__all + 42, NULL, 36, 6, 0, 6},
    {policy_node__all + 307, policy_test__all, policy_leaf__all + 48, NULL, 11, 5, 0, 4},
    {policy_node__all + 318, policy_test__all, policy_leaf__all + 53, NULL, 10, 4, 0, 2},
};

/* digits, entries, distances, base, size, mask, digit_count, ends_sum, wide */
static const GG_ROM gg_distance_table table__all[] = {
    {digit__all + 13, byte__all + 889, word__all + 91, 0, 31, {0, 16252928}, 2, false, false},
    {digit__all + 13, byte__all + 889, word__all + 91, 0, 31, {0, 16252928}, 2, false, false},
    {digit__all + 13, byte__all + 889, word__all + 91, 0, 31, {0, 16252928}, 2, true, false},
    {digit__all + 4, byte__all + 840, word__all + 92, 0, 49, {126, 0}, 3, true, false},
    {digit__all + 13, byte__all + 920, word__all + 97, 0, 31, {0, 16252928}, 2, true, false},
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 135, &step_table__all[0].table, NULL, NULL, &gg_table_reading, word__all + 107, 1,
     false, false},
    {word__all + 136, NULL, NULL, policy__all, &gg_policy_reading, NULL, 0, false, false},
    {word__all + 136, table__all + 3, NULL, policy__all + 1, &gg_policy_reading, NULL, 1, false, false},
    {word__all + 137, &step_table__all[1].table, NULL, NULL, &gg_table_reading, NULL, 1, false, false},
    {word__all + 136, table__all, NULL, policy__all + 2, &gg_policy_reading, NULL, 3, false, false},
    {word__all + 136, NULL, NULL, policy__all + 3, &gg_policy_reading, NULL, 0, false, false},
    {word__all + 139, NULL, NULL, policy__all + 4, &gg_policy_reading, NULL, 0, false, false},
    {word__all + 131, &step_table__all[2].table, NULL, NULL, &gg_table_reading, NULL, 1, false, false},
    {word__all + 139, NULL, NULL, policy__all + 5, &gg_policy_reading, NULL, 0, false, false},
    {word__all + 139, table__all, NULL, policy__all + 2, &gg_policy_reading, NULL, 3, false, false},
    {word__all + 139, NULL, NULL, policy__all + 3, &gg_policy_reading, NULL, 0, false, false},
    {word__all + 141, &step_table__all[3].table, NULL, NULL, &gg_table_reading, word__all + 113, 1,
     false, false},
    {word__all + 142, NULL, NULL, policy__all + 6, &gg_policy_reading, NULL, 0, false, false},
    {word__all + 142, NULL, NULL, policy__all + 5, &gg_policy_reading, NULL, 0, false, false},
    {word__all + 142, table__all + 4, NULL, policy__all + 7, &gg_policy_reading, NULL, 1, false, false},
    {word__all + 142, NULL, NULL, policy__all + 8, &gg_policy_reading, NULL, 0, false, false},
    {word__all + 144, &step_table__all[4].table, NULL, NULL, &gg_table_reading, word__all + 119, 1,
     false, false},
    {word__all + 145, NULL, NULL, policy__all + 9, &gg_policy_reading, NULL, 0, false, false},
    {word__all + 131, &step_table__all[5].table, NULL, NULL, &gg_table_reading, NULL, 1, false, false},
    {word__all + 145, table__all, NULL, policy__all + 2, &gg_policy_reading, NULL, 3, false, false},
    {word__all + 131, &step_table__all[6].table, NULL, NULL, &gg_table_reading, NULL, 1, false, false},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, NULL, NULL, heuristic__all + 1, heuristic__all + 2, heuristic__all + 3,
    heuristic__all + 4, heuristic__all + 5, heuristic__all, NULL, NULL, heuristic__all + 6,
    heuristic__all + 7, heuristic__all + 8, heuristic__all + 9, heuristic__all + 10,
    heuristic__all, NULL, heuristic__all + 11, heuristic__all + 12, heuristic__all + 7,
    heuristic__all + 13, heuristic__all + 14, heuristic__all + 15, NULL, heuristic__all + 16,
    heuristic__all + 11, heuristic__all + 17, heuristic__all + 7, heuristic__all + 18,
    heuristic__all + 19, heuristic__all + 20,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0, 2, 1, 2,
};

/* actions, calls, heuristics, goals, relevance_mask, goal_count, task */
static const GG_ROM gg_agent_type agent_type__all[] = {
    {word__all + 134, &agent_type__farmer__calls, heuristic_list__all, goal_number__all,
     word__all + 110, 1, 0}, /* farmer */
    {word__all + 138, &agent_type__smith__calls, heuristic_list__all + 8, goal_number__all,
     word__all + 110, 1, 1}, /* smith */
    {word__all + 140, &agent_type__innkeeper__calls, heuristic_list__all + 16, goal_number__all,
     word__all + 116, 2, 2}, /* innkeeper */
    {word__all + 143, &agent_type__child__calls, heuristic_list__all + 24, goal_number__all + 2,
     word__all + 122, 2, 3}, /* child */
};

static const GG_ROM uint16_t subtask__all[] = {
    task__get_to__field, action__harvest, action__harvest, task__get_to__home, action__sleep,
    task__get_to__home, action__nap, 50 /* achieve */, action__eat, task__get_to__wood,
    action__pick_berries, task__get_to__inn, action__have_supper, task__get_to__inn, action__chat,
    task__get_to__home, action__potter, task__get_to__home, action__hang_washing,
    task__get_to__home, action__take_washing, task__get_to__field, action__weed,
    task__get_to__wood, action__chop_wood, task__get_to__well, action__chat, task__get_to__forge,
    action__forge, task__get_to__forge, action__sweep, task__get_to__inn, action__cook,
    task__get_to__inn, action__serve, task__get_to__field, action__play, task__get_to__well,
    action__play, task__get_to__forge, action__play, task__have_meal, task__pass_evening,
    task__farm, task__smithy, task__keep_inn, task__do_washing, task__roam, 51 /* achieve */,
    52 /* achieve */, 53 /* achieve */, 54 /* achieve */, action__go__home, action__go__wood,
    action__go__inn, action__go__field, action__go__well, action__go__forge,
};

/* precondition, subtasks, arguments, subtask_count, prechecked, source_index, priority_level, scored */
static const GG_ROM gg_method method__all[] = {
    {{box__all, 2}, subtask__all + 3, NULL, 2, 0, 0, 0, GG_NONE}, /* night: hour >= 22 or hour <= 4 */
    {{box__all + 45, 1}, subtask__all + 41, NULL, 1, 0, 1, 1, GG_NONE}, /* hungry: food <= 4 */
    {{box__all + 46, 1}, subtask__all + 5, NULL, 2, 0, 2, 2, GG_NONE}, /* weary: rest <= 1 */
    {{box__all + 47, 1}, subtask__all + 42, NULL, 1, 0, 3, 3, GG_NONE}, /* evening: hour >= 18 */
    {{box__all + 48, 1}, subtask__all + 43, NULL, 1, 0, 4, 4, GG_NONE}, /* work: hour >= 6 */
    {{box__all + 26, 1}, subtask__all + 16, NULL, 1, 1, 5, 5, GG_NONE}, /* leisure: none */
    {{box__all + 2, 2}, subtask__all + 3, NULL, 2, 0, 0, 0, GG_NONE}, /* night: hour >= 22 or hour <= 5 */
    {{box__all + 45, 1}, subtask__all + 41, NULL, 1, 0, 1, 1, GG_NONE}, /* hungry: food <= 4 */
    {{box__all + 46, 1}, subtask__all + 5, NULL, 2, 0, 2, 2, GG_NONE}, /* weary: rest <= 1 */
    {{box__all + 47, 1}, subtask__all + 42, NULL, 1, 0, 3, 3, GG_NONE}, /* evening: hour >= 18 */
    {{box__all + 49, 1}, subtask__all + 44, NULL, 1, 0, 4, 4, GG_NONE}, /* work: hour >= 7 */
    {{box__all + 26, 1}, subtask__all + 16, NULL, 1, 1, 5, 5, GG_NONE}, /* leisure: none */
    {{box__all + 26, 1}, subtask__all, NULL, 3, 0, 0, 0, GG_NONE}, /* reap: none */
    {{box__all + 53, 1}, subtask__all + 48, NULL, 1, 0, 1, 0, GG_NONE}, /* sharpen: edge <= 1 */
    {{box__all + 26, 1}, subtask__all + 21, NULL, 2, 0, 2, 0, GG_NONE}, /* weed: none */
    {{box__all + 26, 1}, subtask__all + 23, NULL, 2, 0, 3, 0, GG_NONE}, /* chop: none */
    {{box__all + 54, 1}, subtask__all + 25, NULL, 2, 0, 4, 0, GG_NONE}, /* gossip: company <= 2 */
    {{box__all + 26, 1}, subtask__all + 16, NULL, 1, 1, 5, 0, GG_NONE}, /* rest: none */
    {{box__all + 56, 1}, subtask__all + 50, NULL, 1, 0, 0, 0, GG_NONE}, /* bake: loaves <= 3 */
    {{box__all + 57, 1}, subtask__all + 51, NULL, 1, 0, 1, 0, GG_NONE}, /* cook: stew <= 7, hour >= 10 */
    {{box__all + 10, 2}, subtask__all + 46, NULL, 1, 0, 2, 1, GG_NONE}, /* washing: hour <= 18 */
    {{box__all + 58, 1}, subtask__all + 31, NULL, 2, 0, 3, 2, GG_NONE}, /* stock: hour >= 14, stew <= 24 */
    {{box__all + 26, 1}, subtask__all + 33, NULL, 2, 0, 4, 3, GG_NONE}, /* guests: none */
    {{box__all + 59, 1}, subtask__all + 13, NULL, 2, 0, 5, 3, GG_NONE}, /* gossip: company <= 6 */
    {{box__all + 26, 1}, subtask__all + 35, NULL, 2, 0, 0, 0, GG_NONE}, /* meadow: none */
    {{box__all + 26, 1}, subtask__all + 37, NULL, 2, 0, 1, 0, GG_NONE}, /* square: none */
    {{box__all + 26, 1}, subtask__all + 9, NULL, 2, 0, 2, 0, GG_NONE}, /* berries: none */
    {{box__all + 60, 1}, subtask__all + 39, NULL, 2, 0, 3, 0, GG_NONE}, /* visit: fire == 0 */
    {{box__all + 26, 1}, subtask__all + 16, NULL, 1, 1, 4, 0, GG_NONE}, /* rest: none */
    {{box__all + 4, 2}, subtask__all + 3, NULL, 2, 0, 0, 0, GG_NONE}, /* night: hour >= 23 or hour <= 5 */
    {{box__all + 45, 1}, subtask__all + 41, NULL, 1, 0, 1, 1, GG_NONE}, /* hungry: food <= 4 */
    {{box__all + 46, 1}, subtask__all + 5, NULL, 2, 0, 2, 2, GG_NONE}, /* weary: rest <= 1 */
    {{box__all + 26, 1}, subtask__all + 45, NULL, 1, 0, 3, 3, GG_NONE}, /* work: none */
    {{box__all + 6, 2}, subtask__all + 3, NULL, 2, 0, 0, 0, GG_NONE}, /* night: hour >= 20 or hour <= 6 */
    {{box__all + 45, 1}, subtask__all + 41, NULL, 1, 0, 1, 1, GG_NONE}, /* hungry: food <= 4 */
    {{box__all + 8, 2}, subtask__all + 46, NULL, 1, 0, 2, 2, GG_NONE}, /* chores: hour >= 8 and hour <= 18 */
    {{box__all + 26, 1}, subtask__all + 47, NULL, 1, 0, 3, 3, GG_NONE}, /* leisure: none */
    {{box__all + 21, 1}, subtask__all + 8, NULL, 1, 1, 0, 0, GG_NONE}, /* bag: bread >= 1 */
    {{box__all + 26, 1}, subtask__all + 7, NULL, 2, 0, 1, 0, GG_NONE}, /* errand: none */
    {{box__all + 26, 1}, subtask__all + 9, NULL, 2, 0, 2, 0, GG_NONE}, /* forage: none */
    {{box__all + 26, 1}, subtask__all + 16, NULL, 1, 1, 3, 0, GG_NONE}, /* bear_it: none */
    {{box__all + 26, 1}, subtask__all + 27, NULL, 2, 0, 0, 0, GG_NONE}, /* forge: none */
    {{box__all + 55, 1}, subtask__all + 49, NULL, 1, 0, 1, 0, GG_NONE}, /* stock: wood <= 2 */
    {{box__all + 26, 1}, subtask__all + 29, NULL, 2, 0, 2, 0, GG_NONE}, /* sweep: none */
    {{box__all + 26, 1}, subtask__all + 16, NULL, 1, 1, 3, 0, GG_NONE}, /* rest: none */
    {{box__all + 50, 1}, subtask__all + 11, NULL, 2, 0, 0, 0, GG_NONE}, /* supper: food <= 6 */
    {{box__all + 51, 1}, subtask__all + 13, NULL, 2, 0, 1, 0, GG_NONE}, /* company: company <= 8 */
    {{box__all + 26, 1}, subtask__all + 15, NULL, 2, 0, 2, 0, GG_NONE}, /* home: none */
    {{box__all + 10, 1}, subtask__all + 17, NULL, 2, 0, 0, 0, GG_NONE}, /* hang: hour <= 10 */
    {{box__all + 52, 1}, subtask__all + 19, NULL, 2, 0, 1, 0, GG_NONE}, /* take: hour >= 16, washing_out */
    {{box__all + 19, 1}, NULL, NULL, 0, 0, 0, 0, GG_NONE}, /* there: at == to */
    {{box__all + 12, 1}, subtask__all + 52, NULL, 1, 1, 1, 0, GG_NONE}, /* walk: none */
    {{box__all + 61, 1}, NULL, NULL, 0, 0, 0, 0, GG_NONE}, /* there: at == to */
    {{box__all + 18, 1}, subtask__all + 53, NULL, 1, 1, 1, 0, GG_NONE}, /* walk: none */
    {{box__all + 40, 1}, NULL, NULL, 0, 0, 0, 0, GG_NONE}, /* there: at == to */
    {{box__all + 16, 1}, subtask__all + 54, NULL, 1, 1, 1, 0, GG_NONE}, /* walk: none */
    {{box__all + 62, 1}, NULL, NULL, 0, 0, 0, 0, GG_NONE}, /* there: at == to */
    {{box__all + 13, 1}, subtask__all + 55, NULL, 1, 1, 1, 0, GG_NONE}, /* walk: none */
    {{box__all + 63, 1}, NULL, NULL, 0, 0, 0, 0, GG_NONE}, /* there: at == to */
    {{box__all + 17, 1}, subtask__all + 56, NULL, 1, 1, 1, 0, GG_NONE}, /* walk: none */
    {{box__all + 64, 1}, NULL, NULL, 0, 0, 0, 0, GG_NONE}, /* there: at == to */
    {{box__all + 15, 1}, subtask__all + 57, NULL, 1, 1, 1, 0, GG_NONE}, /* walk: none */
};

/* first, end, weight, rank */
static const GG_ROM gg_method_instances group__all[] = {
    {0, 1, 8, 0}, {1, 2, 16, 0}, {2, 3, 3, 0}, {3, 4, 2, 0}, {4, 5, 2, 0}, {5, 6, 1, 0},
    {0, 1, 1, 0}, {1, 2, 1, 1}, {2, 3, 1, 2}, {3, 4, 1, 3}, {4, 5, 3, 4}, {5, 6, 1, 4},
    {0, 1, 3, 0}, {1, 2, 3, 0}, {2, 3, 2, 0}, {3, 4, 1, 0}, {4, 5, 1, 0}, {0, 1, 8, 0},
    {1, 2, 16, 0}, {2, 3, 1, 0}, {3, 4, 1, 0}, {0, 1, 6, 0}, {1, 2, 3, 0}, {2, 3, 1, 0},
};

/* methods, groups, index, method_count, group_count, branch_count, select, recursive, least, draws,
     component */
static const GG_ROM gg_task task__all[] = {
    {method__all, NULL, NULL, 6, 0, 0, GG_FIRST, false, 0, true, GG_NONE}, /* farmer_day */
    {method__all + 6, NULL, NULL, 6, 0, 0, GG_FIRST, false, 0, true, GG_NONE}, /* smith_day */
    {method__all + 29, NULL, NULL, 4, 0, 0, GG_FIRST, false, 0, true, GG_NONE}, /* innkeeper_day */
    {method__all + 33, NULL, NULL, 4, 0, 0, GG_FIRST, false, 1, true, GG_NONE}, /* child_day */
    {method__all + 37, NULL, NULL, 4, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* have_meal */
    {method__all + 45, group__all + 21, NULL, 3, 3, 0, GG_DRAWN, false, 1, true, GG_NONE}, /* pass_evening */
    {method__all + 48, NULL, NULL, 2, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* do_washing */
    {method__all + 12, group__all, NULL, 6, 6, 0, GG_DRAWN, false, 0, true, GG_NONE}, /* farm */
    {method__all + 41, group__all + 17, NULL, 4, 4, 0, GG_DRAWN, false, 0, true, GG_NONE}, /* smithy */
    {method__all + 18, group__all + 6, NULL, 6, 6, 0, GG_DRAWN, false, 0, true, GG_NONE}, /* keep_inn */
    {method__all + 24, group__all + 12, NULL, 5, 5, 0, GG_DRAWN, false, 1, true, GG_NONE}, /* roam */
    {method__all + 50, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* get_to(home) */
    {method__all + 52, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* get_to(wood) */
    {method__all + 54, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* get_to(inn) */
    {method__all + 56, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* get_to(field) */
    {method__all + 58, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* get_to(well) */
    {method__all + 60, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* get_to(forge) */
};

/* users, fact, traits */
static const GG_ROM gg_claimed_fact claimed__all[] = {
    {word__all + 65, 13, 5}, /* grain */
    {word__all + 67, 14, 5}, /* loaves */
    {word__all + 71, 15, 5}, /* stew */
    {word__all + 74, 16, 5}, /* wood */
    {word__all + 77, 17, 5}, /* tools */
};

/* amount, place, kind, more */
static const GG_ROM gg_claim claim__all[] = {
    {1, 0, GG_TAKES, true}, /* grain */
    {1, 3, GG_TAKES, true}, /* wood */
    {4, 1, GG_ADDS, false}, /* loaves */
    {1, 3, GG_TAKES, true}, /* wood */
    {1, 4, GG_ADDS, false}, /* tools */
    {1, 3, GG_TAKES, true}, /* wood */
    {8, 2, GG_ADDS, false}, /* stew */
    {1, 2, GG_TAKES, false}, /* stew */
    {2, 1, GG_TAKES, false}, /* loaves */
    {1, 1, GG_TAKES, false}, /* loaves */
    {1, 0, GG_TAKES, false}, /* grain */
    {1, 4, GG_TAKES, false}, /* tools */
    {1, 0, GG_ADDS, false}, /* grain */
    {3, 3, GG_ADDS, false}, /* wood */
};

static const GG_ROM gg_claim *const GG_ROM claim_list__all[] = {
    NULL, /* go(home) */
    NULL, /* go(field) */
    NULL, /* go(mill) */
    NULL, /* go(forge) */
    NULL, /* go(inn) */
    NULL, /* go(well) */
    NULL, /* go(wood) */
    NULL, /* sleep */
    NULL, /* nap */
    NULL, /* eat */
    claim__all + 7, /* have_supper */
    NULL, /* pick_berries */
    NULL, /* chat */
    NULL, /* play */
    NULL, /* potter */
    claim__all + 8, /* buy_bread */
    claim__all + 9, /* take_loaf */
    claim__all + 10, /* grind */
    NULL, /* bake */
    claim__all + 11, /* buy_scythe */
    NULL, /* whet */
    claim__all + 12, /* harvest */
    NULL, /* weed */
    claim__all + 13, /* chop_wood */
    claim__all + 3, /* forge */
    NULL, /* sweep */
    claim__all, /* bake_loaves */
    claim__all + 5, /* cook */
    NULL, /* serve */
    NULL, /* hang_washing */
    NULL, /* take_washing */
    NULL, /* fill_bucket */
    NULL, /* throw_water */
};

static const GG_ROM gg_claims claims__all[] = {
    {.claiming = &gg_claiming, .all = claimed__all, .of_actions = claim_list__all,
     .passing = &gg_passing, .bits = word__all + 125, .asking_tasks = word__all + 146,
     .offsets = {.agent_planning_state = offsetof(village_agent, planning_state),
     .agent_view_snapshot = offsetof(village_agent, view_snapshot),
     .agent_refused = offsetof(village_agent, refused),
     .agent_released = offsetof(village_agent, released),
     .agent_numbers = offsetof(village_agent, numbers),
     .agent_named = offsetof(village_agent, named),
     .world_reservations = offsetof(village_world, reservations),
     .world_holders = offsetof(village_world, holders),
     .world_turns = offsetof(village_world, turns), .world_queues = offsetof(village_world, queues)},
     .count = 5},
};

static const GG_ROM uint32_t whole__all[] = {
    0, 0, 0, 0, 0, 180000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10000,
};

static const GG_ROM gg_senses senses__all[] = {
    {.sensing = &gg_sensing, .periods = whole__all + 27,
     .agent_senses = offsetof(village_agent, senses), .count = 2},
};

static const GG_ROM gg_exclusions exclusions__all[] = {
    {.excluding = &gg_goal_excluding, .times = whole__all,
     .agent_exclusions = offsetof(village_agent, exclusions), .limit = 1, .retry_limit = 1},
};

static const GG_ROM gg_partial_change partial_change__all[] = {
    {.fact = 2, .kind = GG_OVER_TIME | GG_MADE | GG_COUNTED, .more = false}, /* rest */
};

static const GG_ROM gg_partial_change *const GG_ROM partial_change_list__all[] = {
    NULL, /* go(home) */
    NULL, /* go(field) */
    NULL, /* go(mill) */
    NULL, /* go(forge) */
    NULL, /* go(inn) */
    NULL, /* go(well) */
    NULL, /* go(wood) */
    partial_change__all, /* sleep */
    NULL, /* nap */
    NULL, /* eat */
    NULL, /* have_supper */
    NULL, /* pick_berries */
    NULL, /* chat */
    NULL, /* play */
    NULL, /* potter */
    NULL, /* buy_bread */
    NULL, /* take_loaf */
    NULL, /* grind */
    NULL, /* bake */
    NULL, /* buy_scythe */
    NULL, /* whet */
    NULL, /* harvest */
    NULL, /* weed */
    NULL, /* chop_wood */
    NULL, /* forge */
    NULL, /* sweep */
    NULL, /* bake_loaves */
    NULL, /* cook */
    NULL, /* serve */
    NULL, /* hang_washing */
    NULL, /* take_washing */
    NULL, /* fill_bucket */
    NULL, /* throw_water */
};

static const GG_ROM gg_partial_changes partial_changes__all[] = {
    {.ops = &gg_changing_in_part, .of_actions = partial_change_list__all,
     .agent_progress = offsetof(village_agent, progress)},
};

static const GG_ROM gg_features features__all[] = {
    {.ops = &gg_feature_dispatch, .slots = NULL, .sums = NULL, .lasting = NULL, .until = NULL,
     .cases = NULL, .partial = partial_changes__all, .setbacks = NULL, .restarts = NULL,
     .random_ranges = NULL, .denials = NULL, .cooldowns = NULL, .goal_retries = NULL,
     .timeouts = NULL, .commitments = NULL, .best_efforts = NULL, .values = NULL, .whiles = NULL,
     .holdings = NULL, .expressions = NULL, .one_shots = NULL, .varying = NULL,
     .offsets = {.agent_duration = 0, .agent_seeds = 0}},
};

/* condition, relevant, priority, cooldown, called, keep */
static const GG_ROM gg_goal goal__all[] = {
    {{box__all + 65, 1}, {box__all + 66, 1}, 10, 0, false, false}, /* fire_out: not sees_fire */
    {{box__all + 19, 1}, {box__all + 66, 1}, 10, 0, false, false}, /* out_of_harm: at == home */
    {{box__all + 67, 1}, {box__all + 68, 1}, 5, 0, false, false}, /* washing_dry: not washing_out */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    gg_rules_init, NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_exclusions_pass, gg_senses_pass, gg_rules_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    gg_senses_read_due, gg_replan_goal, gg_replan_task, NULL, gg_partial_changes_pass, NULL,
    gg_claims_wake_agent, NULL, gg_turns_end, NULL,
};

/* boxes, count */
static const GG_ROM gg_condition condition__all[] = {
    {box__all + 69, 1}, {box__all + 70, 1}, {box__all + 71, 1}, {box__all + 72, 1},
    {box__all + 73, 1},
};

/* rows, first, actions, word, shift */
static const GG_ROM gg_action_filter filter__all[] = {
    {{0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0}, 0, 0, 0, 0},
    {{5, 6, 7, 5, 8, 5, 5, 5, 9, 6, 10, 5, 8, 5, 5, 5}, 0, 0, 0, 4},
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = &gg_slicing, .regressing = NULL,
     .satisficing = &gg_satisficing, .stubborn = &gg_stubborn, .filters = filter__all,
     .masks = word__all + 80, .filtered = word__all + 147, .conflicts = word__all,
     .conflict_rows = half__all, .value_count = 236, .filter_count = 2},
};

/* precondition, effect, period */
static const GG_ROM gg_rule rule__all[] = {
/* hunger: food -= 1 */
    {{box__all + 26, 1}, effect__all + 47, 150000}, /* hunger: none */
/* tiredness: rest -= 1 */
    {{box__all + 26, 1}, effect__all + 48, 100000}, /* tiredness: none */
/* loneliness: company -= 1 */
    {{box__all + 26, 1}, effect__all + 49, 60000}, /* loneliness: none */
/* merchant: grain -= 12, tools -= 2 */
    {{box__all + 74, 1}, effect__all + 50, 60000}, /* merchant: hour == 11 */
/* clock: hour += 1 */
    {{box__all + 75, 1}, effect__all + 51, 60000}, /* clock: hour <= 22 */
/* midnight: hour = 0 */
    {{box__all + 4, 1}, effect__all + 52, 60000}, /* midnight: hour == 23 */
/* embers_catch: embers = 0, fire = 1 */
    {{box__all + 76, 1}, effect__all + 53, 30000}, /* embers_catch: embers == 6 */
/* burnt_down: fire = 0, tools = 0 */
    {{box__all + 77, 1}, effect__all + 54, 30000}, /* burnt_down: fire == 10 */
/* fire_spreads: fire += 1 */
    {{box__all + 78, 1}, effect__all + 55, 30000}, /* fire_spreads: fire >= 1 */
};

const GG_ROM gg_domain village_domain = {
    .word_count = 3,
    .flag_words = 1,
    .fact_count = 20,
    .action_count = 33,
    .task_count = 17,
    .agent_rule_count = 3,
    .world_rule_count = 6,
    .agent_type_count = 4,
    .goal_count = 3,
    .goal_source_count = 0,
    .subgoal_count = 5,
    .procedural_count = 0,
    .dynamic_cost_count = 0,
    .plan_limit = 12,
    .watch_limit = 8,
    .want_limit = 0,
    .guards = word__all + 101,
    .shared = word__all + 104,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = task__all,
    .pursuit = &gg_pursuit,
    .places = NULL,
    .wants = NULL,
    .claims = claims__all,
    .senses = senses__all,
    .exclusions = exclusions__all,
    .features = features__all,
    .team = NULL,
    .interrupting = &gg_interrupting,
    .goals = goal__all,
    .offsets = {.agent_state = offsetof(village_agent, state), .agent_snapshot = offsetof(village_agent, snapshot),
     .agent_support_mask = offsetof(village_agent, support_mask),
     .agent_from = offsetof(village_agent, from), .agent_timers = offsetof(village_agent, timers),
     .agent_backoffs = offsetof(village_agent, backoffs),
     .agent_plan = offsetof(village_agent, plan), .agent_watches = offsetof(village_agent, watches),
     .agent_membership = 0, .world_state = offsetof(village_world, state),
     .world_timers = offsetof(village_world, timers), .agent_bytes = sizeof(village_agent),
     .world_bytes = sizeof(village_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all + 4,
     .settle = tick_hook__all + 6, .look = tick_hook__all, .start = tick_hook__all + 9,
     .end = tick_hook__all + 8},
    .format = &gg_format_28,
    .fingerprint = 3555324540,
    .saved_fingerprint = (uint32_t)(UINT32_C(3555324540) +
        UINT32_C(31) * offsetof(village_agent, state) +
        UINT32_C(961) * offsetof(village_agent, snapshot) +
        UINT32_C(29791) * offsetof(village_agent, support_mask) +
        UINT32_C(923521) * offsetof(village_agent, from) +
        UINT32_C(28629151) * offsetof(village_agent, timers) +
        UINT32_C(887503681) * offsetof(village_agent, backoffs) +
        UINT32_C(1742810335) * offsetof(village_agent, senses) +
        UINT32_C(2487512833) * offsetof(village_agent, exclusions) +
        UINT32_C(4098453791) * offsetof(village_agent, plan) +
        UINT32_C(129082719) * offsetof(village_agent, watches) +
        UINT32_C(3297894943) * offsetof(village_agent, planning_state) +
        UINT32_C(3450495425) * offsetof(village_agent, view_snapshot) +
        UINT32_C(3886143071) * offsetof(village_agent, refused) +
        UINT32_C(211350913) * offsetof(village_agent, released) +
        UINT32_C(2256911007) * offsetof(village_agent, numbers) +
        UINT32_C(1244764481) * offsetof(village_agent, named) +
        UINT32_C(31019807) * offsetof(village_agent, progress) +
        UINT32_C(1950300255) * offsetof(village_world, state) +
        UINT32_C(329765761) * offsetof(village_world, timers) +
        UINT32_C(3372283713) * offsetof(village_world, reservations) +
        UINT32_C(1461579999) * offsetof(village_world, holders) +
        UINT32_C(2359307009) * offsetof(village_world, turns) +
        UINT32_C(124073247) * offsetof(village_world, queues)),
    .start = word__all + 128,
    .tops = word__all + 131,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = condition__all,
    .search = search__all,
    .fact_at = half__all + 269,
    .rules = rule__all,
    .sets = NULL,
    .recall = NULL,
    .achieve = &gg_achieving,
    .drawing = &gg_drawing,
    .scoring = NULL,
    .indexing = NULL,
    .sharing = &gg_sharing,
    .decomposing = &gg_decomposing,
    .asking = NULL,
    .bounding = &gg_bounding,
    .keeping = NULL,
    .world_ruling = &gg_world_ruling,
    .timing = NULL,
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};

village_agent_activity village_agent_doing(const village_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}; /* by action: its parameters */
    village_agent_activity doing = {VILLAGE_ACTION_NONE, {VILLAGE_HOME}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = gg_action_of(&village_domain, number);
    doing.action = (village_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (village_symbol)gg_action_argument(&village_domain, number, i);
    return doing;
}

const char *village_symbol_name(village_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "home",
        "field",
        "mill",
        "forge",
        "inn",
        "well",
        "wood",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

