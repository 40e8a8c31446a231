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
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("at"),
    GG_TEXT("food"),
    GG_TEXT("rest"),
    GG_TEXT("company"),
    GG_TEXT("bread"),
    GG_TEXT("flour"),
    GG_TEXT("coins"),
    GG_TEXT("edge"),
    GG_TEXT("bucket"),
    GG_TEXT("washing_out"),
    GG_TEXT("sees_fire"),
    GG_TEXT("raining"),
    GG_TEXT("hour"),
    GG_TEXT("grain"),
    GG_TEXT("loaves"),
    GG_TEXT("stew"),
    GG_TEXT("wood"),
    GG_TEXT("tools"),
    GG_TEXT("embers"),
    GG_TEXT("fire"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("go(home)"),
    GG_TEXT("go(field)"),
    GG_TEXT("go(mill)"),
    GG_TEXT("go(forge)"),
    GG_TEXT("go(inn)"),
    GG_TEXT("go(well)"),
    GG_TEXT("go(wood)"),
    GG_TEXT("sleep"),
    GG_TEXT("nap"),
    GG_TEXT("eat"),
    GG_TEXT("have_supper"),
    GG_TEXT("pick_berries"),
    GG_TEXT("chat"),
    GG_TEXT("play"),
    GG_TEXT("potter"),
    GG_TEXT("buy_bread"),
    GG_TEXT("take_loaf"),
    GG_TEXT("grind"),
    GG_TEXT("bake"),
    GG_TEXT("buy_scythe"),
    GG_TEXT("whet"),
    GG_TEXT("harvest"),
    GG_TEXT("weed"),
    GG_TEXT("chop_wood"),
    GG_TEXT("forge"),
    GG_TEXT("sweep"),
    GG_TEXT("bake_loaves"),
    GG_TEXT("cook"),
    GG_TEXT("serve"),
    GG_TEXT("hang_washing"),
    GG_TEXT("take_washing"),
    GG_TEXT("fill_bucket"),
    GG_TEXT("throw_water"),
};
static const GG_ROM char *const GG_ROM names__action_labels[] = {
    GG_TEXT("walking"),
    GG_TEXT("walking"),
    GG_TEXT("walking"),
    GG_TEXT("walking"),
    GG_TEXT("walking"),
    GG_TEXT("walking"),
    GG_TEXT("walking"),
    GG_TEXT("sleeping"),
    GG_TEXT("taking a nap"),
    GG_TEXT("eating"),
    GG_TEXT("having supper"),
    GG_TEXT("picking berries"),
    GG_TEXT("chatting"),
    GG_TEXT("playing"),
    GG_TEXT("pottering about"),
    GG_TEXT("buying bread"),
    GG_TEXT("taking a loaf"),
    GG_TEXT("grinding grain"),
    GG_TEXT("baking bread"),
    GG_TEXT("buying a scythe"),
    GG_TEXT("whetting the scythe"),
    GG_TEXT("harvesting"),
    GG_TEXT("weeding"),
    GG_TEXT("chopping wood"),
    GG_TEXT("forging"),
    GG_TEXT("sweeping the forge"),
    GG_TEXT("baking for the inn"),
    GG_TEXT("cooking stew"),
    GG_TEXT("serving guests"),
    GG_TEXT("hanging out the washing"),
    GG_TEXT("taking the washing in"),
    GG_TEXT("filling a bucket"),
    GG_TEXT("throwing water"),
};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("farmer_day"),
    GG_TEXT("smith_day"),
    GG_TEXT("innkeeper_day"),
    GG_TEXT("child_day"),
    GG_TEXT("have_meal"),
    GG_TEXT("pass_evening"),
    GG_TEXT("do_washing"),
    GG_TEXT("farm"),
    GG_TEXT("smithy"),
    GG_TEXT("keep_inn"),
    GG_TEXT("roam"),
    GG_TEXT("get_to(home)"),
    GG_TEXT("get_to(wood)"),
    GG_TEXT("get_to(inn)"),
    GG_TEXT("get_to(field)"),
    GG_TEXT("get_to(well)"),
    GG_TEXT("get_to(forge)"),
};
static const GG_ROM char *const GG_ROM names__methods__farmer_day[] = {
    GG_TEXT("night"),
    GG_TEXT("hungry"),
    GG_TEXT("weary"),
    GG_TEXT("evening"),
    GG_TEXT("work"),
    GG_TEXT("leisure"),
};
static const GG_ROM char *const GG_ROM names__methods__smith_day[] = {
    GG_TEXT("night"),
    GG_TEXT("hungry"),
    GG_TEXT("weary"),
    GG_TEXT("evening"),
    GG_TEXT("work"),
    GG_TEXT("leisure"),
};
static const GG_ROM char *const GG_ROM names__methods__innkeeper_day[] = {
    GG_TEXT("night"),
    GG_TEXT("hungry"),
    GG_TEXT("weary"),
    GG_TEXT("work"),
};
static const GG_ROM char *const GG_ROM names__methods__child_day[] = {
    GG_TEXT("night"),
    GG_TEXT("hungry"),
    GG_TEXT("chores"),
    GG_TEXT("leisure"),
};
static const GG_ROM char *const GG_ROM names__methods__have_meal[] = {
    GG_TEXT("bag"),
    GG_TEXT("errand"),
    GG_TEXT("forage"),
    GG_TEXT("bear_it"),
};
static const GG_ROM char *const GG_ROM names__methods__pass_evening[] = {
    GG_TEXT("supper"),
    GG_TEXT("company"),
    GG_TEXT("home"),
};
static const GG_ROM char *const GG_ROM names__methods__do_washing[] = {
    GG_TEXT("hang"),
    GG_TEXT("take"),
};
static const GG_ROM char *const GG_ROM names__methods__farm[] = {
    GG_TEXT("reap"),
    GG_TEXT("sharpen"),
    GG_TEXT("weed"),
    GG_TEXT("chop"),
    GG_TEXT("gossip"),
    GG_TEXT("rest"),
};
static const GG_ROM char *const GG_ROM names__methods__smithy[] = {
    GG_TEXT("forge"),
    GG_TEXT("stock"),
    GG_TEXT("sweep"),
    GG_TEXT("rest"),
};
static const GG_ROM char *const GG_ROM names__methods__keep_inn[] = {
    GG_TEXT("bake"),
    GG_TEXT("cook"),
    GG_TEXT("washing"),
    GG_TEXT("stock"),
    GG_TEXT("guests"),
    GG_TEXT("gossip"),
};
static const GG_ROM char *const GG_ROM names__methods__roam[] = {
    GG_TEXT("meadow"),
    GG_TEXT("square"),
    GG_TEXT("berries"),
    GG_TEXT("visit"),
    GG_TEXT("rest"),
};
static const GG_ROM char *const GG_ROM names__methods__get_to__home[] = {
    GG_TEXT("there"),
    GG_TEXT("walk"),
};
static const GG_ROM char *const GG_ROM names__methods__get_to__wood[] = {
    GG_TEXT("there"),
    GG_TEXT("walk"),
};
static const GG_ROM char *const GG_ROM names__methods__get_to__inn[] = {
    GG_TEXT("there"),
    GG_TEXT("walk"),
};
static const GG_ROM char *const GG_ROM names__methods__get_to__field[] = {
    GG_TEXT("there"),
    GG_TEXT("walk"),
};
static const GG_ROM char *const GG_ROM names__methods__get_to__well[] = {
    GG_TEXT("there"),
    GG_TEXT("walk"),
};
static const GG_ROM char *const GG_ROM names__methods__get_to__forge[] = {
    GG_TEXT("there"),
    GG_TEXT("walk"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__farmer_day, /* farmer_day */
    names__methods__smith_day, /* smith_day */
    names__methods__innkeeper_day, /* innkeeper_day */
    names__methods__child_day, /* child_day */
    names__methods__have_meal, /* have_meal */
    names__methods__pass_evening, /* pass_evening */
    names__methods__do_washing, /* do_washing */
    names__methods__farm, /* farm */
    names__methods__smithy, /* smithy */
    names__methods__keep_inn, /* keep_inn */
    names__methods__roam, /* roam */
    names__methods__get_to__home, /* get_to(home) */
    names__methods__get_to__wood, /* get_to(wood) */
    names__methods__get_to__inn, /* get_to(inn) */
    names__methods__get_to__field, /* get_to(field) */
    names__methods__get_to__well, /* get_to(well) */
    names__methods__get_to__forge, /* get_to(forge) */
};
static const GG_ROM char *const GG_ROM names__method_labels__farmer_day[] = {
    GG_TEXT("it is night"),
    GG_TEXT("hungry"),
    GG_TEXT("weary"),
    GG_TEXT("it is evening"),
    GG_TEXT("at work"),
    GG_TEXT("nothing to do"),
};
static const GG_ROM char *const GG_ROM names__method_labels__smith_day[] = {
    GG_TEXT("it is night"),
    GG_TEXT("hungry"),
    GG_TEXT("weary"),
    GG_TEXT("it is evening"),
    GG_TEXT("at work"),
    GG_TEXT("nothing to do"),
};
static const GG_ROM char *const GG_ROM names__method_labels__innkeeper_day[] = {
    GG_TEXT("it is night"),
    GG_TEXT("hungry"),
    GG_TEXT("weary"),
    GG_TEXT("at work"),
};
static const GG_ROM char *const GG_ROM names__method_labels__child_day[] = {
    GG_TEXT("bedtime"),
    GG_TEXT("hungry"),
    GG_TEXT("mother called"),
    GG_TEXT("free"),
};
static const GG_ROM char *const GG_ROM names__method_labels__have_meal[] = {
    GG_TEXT("there is bread in the bag"),
    GG_TEXT("bread must be had"),
    GG_TEXT("there is no bread to be had"),
    GG_TEXT("there is nothing to eat"),
};
static const GG_ROM char *const GG_ROM names__method_labels__pass_evening[] = {
    GG_TEXT("supper at the inn"),
    GG_TEXT("company at the inn"),
    GG_TEXT("a quiet evening"),
};
static const GG_ROM char *const GG_ROM names__method_labels__do_washing[] = {
    GG_TEXT("a dry morning"),
    GG_TEXT("it has dried"),
};
static const GG_ROM char *const GG_ROM names__method_labels__farm[] = {
    GG_TEXT("the grain is ripe"),
    GG_TEXT("the scythe is blunt"),
    GG_TEXT("the weeds grow"),
    GG_TEXT("winter will come"),
    GG_TEXT("lonely"),
    GG_TEXT("a short rest"),
};
static const GG_ROM char *const GG_ROM names__method_labels__smithy[] = {
    GG_TEXT("scythes are wanted"),
    GG_TEXT("the wood runs out"),
    GG_TEXT("the forge is dirty"),
    GG_TEXT("a short rest"),
};
static const GG_ROM char *const GG_ROM names__method_labels__keep_inn[] = {
    GG_TEXT("the shelf gets empty"),
    GG_TEXT("the pot gets empty"),
    GG_TEXT("the sheets"),
    GG_TEXT("more for the evening"),
    GG_TEXT("there are guests"),
    GG_TEXT("a word with the guests"),
};
static const GG_ROM char *const GG_ROM names__method_labels__roam[] = {
    GG_TEXT("in the mood to play"),
    GG_TEXT("the others are at the well"),
    GG_TEXT("a sweet tooth"),
    GG_TEXT("wants to see the sparks"),
    GG_TEXT("bored"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__method_labels[] = {
    names__method_labels__farmer_day, /* farmer_day */
    names__method_labels__smith_day, /* smith_day */
    names__method_labels__innkeeper_day, /* innkeeper_day */
    names__method_labels__child_day, /* child_day */
    names__method_labels__have_meal, /* have_meal */
    names__method_labels__pass_evening, /* pass_evening */
    names__method_labels__do_washing, /* do_washing */
    names__method_labels__farm, /* farm */
    names__method_labels__smithy, /* smithy */
    names__method_labels__keep_inn, /* keep_inn */
    names__method_labels__roam, /* roam */
    names__methods__get_to__home, /* get_to(home) */
    names__methods__get_to__wood, /* get_to(wood) */
    names__methods__get_to__inn, /* get_to(inn) */
    names__methods__get_to__field, /* get_to(field) */
    names__methods__get_to__well, /* get_to(well) */
    names__methods__get_to__forge, /* get_to(forge) */
};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("fire_out"),
    GG_TEXT("out_of_harm"),
    GG_TEXT("washing_dry"),
};
static const GG_ROM char *const GG_ROM names__goal_labels[] = {
    GG_TEXT("the forge is on fire"),
    GG_TEXT("to be away from the fire"),
    GG_TEXT("the washing gets wet"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("farmer"),
    GG_TEXT("smith"),
    GG_TEXT("innkeeper"),
    GG_TEXT("child"),
};
static const GG_ROM char *const GG_ROM names__values__0__symbols[] = {
    GG_TEXT("home"),
    GG_TEXT("field"),
    GG_TEXT("mill"),
    GG_TEXT("forge"),
    GG_TEXT("inn"),
    GG_TEXT("well"),
    GG_TEXT("wood"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = names__values__0__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__1 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* at */
    &names__values__1, /* food */
    &names__values__1, /* rest */
    &names__values__1, /* company */
    &names__values__1, /* bread */
    &names__values__1, /* flour */
    &names__values__1, /* coins */
    &names__values__1, /* edge */
    &names__values__1, /* bucket */
    &names__values__1, /* washing_out */
    &names__values__1, /* sees_fire */
    &names__values__1, /* raining */
    &names__values__1, /* hour */
    &names__values__1, /* grain */
    &names__values__1, /* loaves */
    &names__values__1, /* stew */
    &names__values__1, /* wood */
    &names__values__1, /* tools */
    &names__values__1, /* embers */
    &names__values__1, /* fire */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("village"),
    .facts = names__facts,
    .actions = names__actions,
    .action_labels = names__action_labels,
    .tasks = names__tasks,
    .task_labels = names__tasks,
    .methods = names__methods,
    .method_labels = names__method_labels,
    .goals = names__goals,
    .goal_labels = names__goal_labels,
    .agent_types = names__agent_types,
    .places = NULL,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0), UINT64_C(0x1082082022124210), UINT64_C(0x2110)};

static const GG_ROM uint64_t shared__all[] = {UINT64_C(0x0), UINT64_C(0xf7df7df00000000), UINT64_C(0x1eef)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 7, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 6,
     .first = 0}, /* at */
    {.word = 1, .shift = 0, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 7}, /* food */
    {.word = 1, .shift = 5, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 18}, /* rest */
    {.word = 1, .shift = 10, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 29}, /* company */
    {.word = 1, .shift = 15, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3,
     .first = 40}, /* bread */
    {.word = 1, .shift = 18, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 2,
     .first = 44}, /* flour */
    {.word = 1, .shift = 21, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 9,
     .first = 47}, /* coins */
    {.word = 1, .shift = 26, .width = 3, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 6,
     .first = 57}, /* edge */
    {.word = 0, .shift = 7, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 64}, /* bucket */
    {.word = 0, .shift = 8, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 66}, /* washing_out */
    {.word = 0, .shift = 9, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 68}, /* sees_fire */
    {.word = 0, .shift = 10, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 70}, /* raining */
    {.word = 1, .shift = 32, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 23,
     .first = 72}, /* hour */
    {.word = 1, .shift = 38, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 30,
     .first = 96}, /* grain */
    {.word = 1, .shift = 44, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 30,
     .first = 127}, /* loaves */
    {.word = 1, .shift = 50, .width = 5, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 30,
     .first = 158}, /* stew */
    {.word = 1, .shift = 56, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 15,
     .first = 189}, /* wood */
    {.word = 2, .shift = 0, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 12,
     .first = 205}, /* tools */
    {.word = 2, .shift = 5, .width = 3, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 6,
     .first = 218}, /* embers */
    {.word = 2, .shift = 9, .width = 4, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 10,
     .first = 225}, /* fire */
};

/* go(home): at = to */
static const GG_ROM gg_flag_test actions__go__home__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* at != home */
};
static const GG_ROM gg_box actions__go__home__precondition__boxes[] = {
    {.flags = actions__go__home__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go__home__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__go__home__effect = {.assignments = actions__go__home__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go__home__arguments[] = {VILLAGE_HOME};
/* go(field): at = to */
static const GG_ROM gg_flag_test actions__go__field__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x0)}, /* at != field */
};
static const GG_ROM gg_box actions__go__field__precondition__boxes[] = {
    {.flags = actions__go__field__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go__field__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__go__field__effect = {.assignments = actions__go__field__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go__field__arguments[] = {VILLAGE_FIELD};
/* go(mill): at = to */
static const GG_ROM gg_flag_test actions__go__mill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x4), .want = UINT64_C(0x0)}, /* at != mill */
};
static const GG_ROM gg_box actions__go__mill__precondition__boxes[] = {
    {.flags = actions__go__mill__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go__mill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__go__mill__effect = {.assignments = actions__go__mill__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go__mill__arguments[] = {VILLAGE_MILL};
/* go(forge): at = to */
static const GG_ROM gg_flag_test actions__go__forge__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8), .want = UINT64_C(0x0)}, /* at != forge */
};
static const GG_ROM gg_box actions__go__forge__precondition__boxes[] = {
    {.flags = actions__go__forge__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go__forge__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__go__forge__effect = {.assignments = actions__go__forge__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go__forge__arguments[] = {VILLAGE_FORGE};
/* go(inn): at = to */
static const GG_ROM gg_flag_test actions__go__inn__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10), .want = UINT64_C(0x0)}, /* at != inn */
};
static const GG_ROM gg_box actions__go__inn__precondition__boxes[] = {
    {.flags = actions__go__inn__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go__inn__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__go__inn__effect = {.assignments = actions__go__inn__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go__inn__arguments[] = {VILLAGE_INN};
/* go(well): at = to */
static const GG_ROM gg_flag_test actions__go__well__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x0)}, /* at != well */
};
static const GG_ROM gg_box actions__go__well__precondition__boxes[] = {
    {.flags = actions__go__well__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go__well__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__go__well__effect = {.assignments = actions__go__well__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go__well__arguments[] = {VILLAGE_WELL};
/* go(wood): at = to */
static const GG_ROM gg_flag_test actions__go__wood__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40), .want = UINT64_C(0x0)}, /* at != wood */
};
static const GG_ROM gg_box actions__go__wood__precondition__boxes[] = {
    {.flags = actions__go__wood__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go__wood__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff80), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__go__wood__effect = {.assignments = actions__go__wood__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go__wood__arguments[] = {VILLAGE_WOOD};
/* sleep: rest += 10 over time */
static const GG_ROM gg_flag_test actions__sleep__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7e), .want = UINT64_C(0x0)}, /* at == home */
};
static const GG_ROM gg_box actions__sleep__precondition__boxes[] = {
    {.flags = actions__sleep__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_addition actions__sleep__effect__additions[] = {
    {.fact = 2, .amount = 10}, /* rest */
};
static const GG_ROM gg_effect actions__sleep__effect = {.assignments = NULL,
     .additions = actions__sleep__effect__additions, .assignment_count = 0, .addition_count = 1};
/* nap: rest += 3 */
static const GG_ROM gg_flag_test actions__nap__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7e), .want = UINT64_C(0x0)}, /* at == home */
};
static const GG_ROM gg_range_test actions__nap__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929a8ea), .care = UINT64_C(0x1e0)}, /* rest <= 7 */
};
static const GG_ROM gg_box actions__nap__precondition__boxes[] = {
    {.flags = actions__nap__precondition__boxes__0__flags,
     .ranges = actions__nap__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_addition actions__nap__effect__additions[] = {
    {.fact = 2, .amount = 3}, /* rest */
};
static const GG_ROM gg_effect actions__nap__effect = {.assignments = NULL,
     .additions = actions__nap__effect__additions, .assignment_count = 0, .addition_count = 1};
/* eat: bread -= 1, food += 4 */
static const GG_ROM gg_range_test actions__eat__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8000), .high = UINT64_C(0xf79e7971929a946), .care = UINT64_C(0x1800f)}, /* food <= 6, bread >= 1 */
};
static const GG_ROM gg_box actions__eat__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__eat__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__eat__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* bread */
    {.fact = 1, .amount = 4}, /* food */
};
static const GG_ROM gg_effect actions__eat__effect = {.assignments = NULL,
     .additions = actions__eat__effect__additions, .assignment_count = 0, .addition_count = 2};
/* have_supper: stew -= 1, coins -= 2, food += 4 */
static const GG_ROM gg_flag_test actions__have_supper__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6f), .want = UINT64_C(0x0)}, /* at == inn */
};
static const GG_ROM gg_range_test actions__have_supper__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x4000000400000), .high = UINT64_C(0xf79e7971929a946),
     .care = UINT64_C(0x7c000001e0000f)}, /* food <= 6, coins >= 2, stew >= 1 */
};
static const GG_ROM gg_box actions__have_supper__precondition__boxes[] = {
    {.flags = actions__have_supper__precondition__boxes__0__flags,
     .ranges = actions__have_supper__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__have_supper__effect__additions[] = {
    {.fact = 15, .amount = -1}, /* stew */
    {.fact = 6, .amount = -2}, /* coins */
    {.fact = 1, .amount = 4}, /* food */
};
static const GG_ROM gg_effect actions__have_supper__effect = {.assignments = NULL,
     .additions = actions__have_supper__effect__additions, .assignment_count = 0,
     .addition_count = 3};
static const GG_ROM gg_addition actions__have_supper__own__additions[] = {
    {.fact = 6, .amount = -2}, /* coins */
    {.fact = 1, .amount = 4}, /* food */
};
static const GG_ROM gg_effect actions__have_supper__own = {.assignments = NULL,
     .additions = actions__have_supper__own__additions, .assignment_count = 0, .addition_count = 2};
static const GG_ROM gg_addition actions__have_supper__world__additions[] = {
    {.fact = 15, .amount = -1}, /* stew */
};
static const GG_ROM gg_effect actions__have_supper__world = {.assignments = NULL,
     .additions = actions__have_supper__world__additions, .assignment_count = 0,
     .addition_count = 1};
/* pick_berries: food += 2 */
static const GG_ROM gg_flag_test actions__pick_berries__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f), .want = UINT64_C(0x0)}, /* at == wood */
};
static const GG_ROM gg_range_test actions__pick_berries__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929a948), .care = UINT64_C(0xf)}, /* food <= 8 */
};
static const GG_ROM gg_box actions__pick_berries__precondition__boxes[] = {
    {.flags = actions__pick_berries__precondition__boxes__0__flags,
     .ranges = actions__pick_berries__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__pick_berries__effect__additions[] = {
    {.fact = 1, .amount = 2}, /* food */
};
static const GG_ROM gg_effect actions__pick_berries__effect = {.assignments = NULL,
     .additions = actions__pick_berries__effect__additions, .assignment_count = 0,
     .addition_count = 1};
/* chat: company += 2 */
static const GG_ROM gg_flag_test actions__chat__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x4f), .want = UINT64_C(0x0)}, /* at in [inn, well] */
};
static const GG_ROM gg_range_test actions__chat__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929a14a), .care = UINT64_C(0x3c00)}, /* company <= 8 */
};
static const GG_ROM gg_box actions__chat__precondition__boxes[] = {
    {.flags = actions__chat__precondition__boxes__0__flags,
     .ranges = actions__chat__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_addition actions__chat__effect__additions[] = {
    {.fact = 3, .amount = 2}, /* company */
};
static const GG_ROM gg_effect actions__chat__effect = {.assignments = NULL,
     .additions = actions__chat__effect__additions, .assignment_count = 0, .addition_count = 1};
/* play: company += 1 */
static const GG_ROM gg_flag_test actions__play__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* at != home */
};
static const GG_ROM gg_range_test actions__play__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929a54a), .care = UINT64_C(0x3c00)}, /* company <= 9 */
};
static const GG_ROM gg_box actions__play__precondition__boxes[] = {
    {.flags = actions__play__precondition__boxes__0__flags,
     .ranges = actions__play__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_addition actions__play__effect__additions[] = {
    {.fact = 3, .amount = 1}, /* company */
};
static const GG_ROM gg_effect actions__play__effect = {.assignments = NULL,
     .additions = actions__play__effect__additions, .assignment_count = 0, .addition_count = 1};
/* potter: none */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_effect actions__potter__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
/* buy_bread: loaves -= 2, coins -= 2, bread += 2 */
static const GG_ROM gg_flag_test actions__buy_bread__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6f), .want = UINT64_C(0x0)}, /* at == inn */
};
static const GG_ROM gg_range_test actions__buy_bread__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x200000400000), .high = UINT64_C(0xf79e7971928a94a),
     .care = UINT64_C(0x1f00001e18000)}, /* bread <= 1, coins >= 2, loaves >= 2 */
};
static const GG_ROM gg_box actions__buy_bread__precondition__boxes[] = {
    {.flags = actions__buy_bread__precondition__boxes__0__flags,
     .ranges = actions__buy_bread__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__buy_bread__effect__additions[] = {
    {.fact = 14, .amount = -2}, /* loaves */
    {.fact = 6, .amount = -2}, /* coins */
    {.fact = 4, .amount = 2}, /* bread */
};
static const GG_ROM gg_effect actions__buy_bread__effect = {.assignments = NULL,
     .additions = actions__buy_bread__effect__additions, .assignment_count = 0, .addition_count = 3};
static const GG_ROM gg_addition actions__buy_bread__own__additions[] = {
    {.fact = 6, .amount = -2}, /* coins */
    {.fact = 4, .amount = 2}, /* bread */
};
static const GG_ROM gg_effect actions__buy_bread__own = {.assignments = NULL,
     .additions = actions__buy_bread__own__additions, .assignment_count = 0, .addition_count = 2};
static const GG_ROM gg_addition actions__buy_bread__world__additions[] = {
    {.fact = 14, .amount = -2}, /* loaves */
};
static const GG_ROM gg_effect actions__buy_bread__world = {.assignments = NULL,
     .additions = actions__buy_bread__world__additions, .assignment_count = 0, .addition_count = 1};
/* take_loaf: loaves -= 1, bread += 1 */
static const GG_ROM gg_flag_test actions__take_loaf__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6f), .want = UINT64_C(0x0)}, /* at == inn */
};
static const GG_ROM gg_range_test actions__take_loaf__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x100000000000), .high = UINT64_C(0xf79e7971929294a),
     .care = UINT64_C(0x1f00000018000)}, /* bread <= 2, loaves >= 1 */
};
static const GG_ROM gg_box actions__take_loaf__precondition__boxes[] = {
    {.flags = actions__take_loaf__precondition__boxes__0__flags,
     .ranges = actions__take_loaf__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__take_loaf__effect__additions[] = {
    {.fact = 14, .amount = -1}, /* loaves */
    {.fact = 4, .amount = 1}, /* bread */
};
static const GG_ROM gg_effect actions__take_loaf__effect = {.assignments = NULL,
     .additions = actions__take_loaf__effect__additions, .assignment_count = 0, .addition_count = 2};
static const GG_ROM gg_addition actions__take_loaf__own__additions[] = {
    {.fact = 4, .amount = 1}, /* bread */
};
static const GG_ROM gg_effect actions__take_loaf__own = {.assignments = NULL,
     .additions = actions__take_loaf__own__additions, .assignment_count = 0, .addition_count = 1};
static const GG_ROM gg_addition actions__take_loaf__world__additions[] = {
    {.fact = 14, .amount = -1}, /* loaves */
};
static const GG_ROM gg_effect actions__take_loaf__world = {.assignments = NULL,
     .additions = actions__take_loaf__world__additions, .assignment_count = 0, .addition_count = 1};
/* grind: grain -= 1, flour += 1 */
static const GG_ROM gg_flag_test actions__grind__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7b), .want = UINT64_C(0x0)}, /* at == mill */
};
static const GG_ROM gg_range_test actions__grind__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x4000000000), .high = UINT64_C(0xf79e7971925a94a),
     .care = UINT64_C(0x7c0000c0000)}, /* flour <= 1, grain >= 1 */
};
static const GG_ROM gg_box actions__grind__precondition__boxes[] = {
    {.flags = actions__grind__precondition__boxes__0__flags,
     .ranges = actions__grind__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_addition actions__grind__effect__additions[] = {
    {.fact = 13, .amount = -1}, /* grain */
    {.fact = 5, .amount = 1}, /* flour */
};
static const GG_ROM gg_effect actions__grind__effect = {.assignments = NULL,
     .additions = actions__grind__effect__additions, .assignment_count = 0, .addition_count = 2};
static const GG_ROM gg_addition actions__grind__own__additions[] = {
    {.fact = 5, .amount = 1}, /* flour */
};
static const GG_ROM gg_effect actions__grind__own = {.assignments = NULL,
     .additions = actions__grind__own__additions, .assignment_count = 0, .addition_count = 1};
static const GG_ROM gg_addition actions__grind__world__additions[] = {
    {.fact = 13, .amount = -1}, /* grain */
};
static const GG_ROM gg_effect actions__grind__world = {.assignments = NULL,
     .additions = actions__grind__world__additions, .assignment_count = 0, .addition_count = 1};
/* bake: flour -= 1, bread += 2 */
static const GG_ROM gg_flag_test actions__bake__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7e), .want = UINT64_C(0x0)}, /* at == home */
};
static const GG_ROM gg_range_test actions__bake__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x40000), .high = UINT64_C(0xf79e7971928a94a), .care = UINT64_C(0xd8000)}, /* bread <= 1, flour >= 1 */
};
static const GG_ROM gg_box actions__bake__precondition__boxes[] = {
    {.flags = actions__bake__precondition__boxes__0__flags,
     .ranges = actions__bake__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_addition actions__bake__effect__additions[] = {
    {.fact = 5, .amount = -1}, /* flour */
    {.fact = 4, .amount = 2}, /* bread */
};
static const GG_ROM gg_effect actions__bake__effect = {.assignments = NULL,
     .additions = actions__bake__effect__additions, .assignment_count = 0, .addition_count = 2};
/* buy_scythe: tools -= 1, coins -= 3, edge = 6 */
static const GG_ROM gg_flag_test actions__buy_scythe__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x77), .want = UINT64_C(0x0)}, /* at == forge */
};
static const GG_ROM gg_range_test actions__buy_scythe__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x600000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0x1e00000)}, /* coins >= 3 */
    {.word = 2, .low = UINT64_C(0x1), .high = UINT64_C(0x14cc), .care = UINT64_C(0xf)}, /* tools >= 1 */
};
static const GG_ROM gg_box actions__buy_scythe__precondition__boxes[] = {
    {.flags = actions__buy_scythe__precondition__boxes__0__flags,
     .ranges = actions__buy_scythe__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 2, .sets = 0},
};
static const GG_ROM gg_assignment actions__buy_scythe__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xffffffffe3ffffff), .set = UINT64_C(0x18000000)},
};
static const GG_ROM gg_addition actions__buy_scythe__effect__additions[] = {
    {.fact = 17, .amount = -1}, /* tools */
    {.fact = 6, .amount = -3}, /* coins */
};
static const GG_ROM gg_effect actions__buy_scythe__effect = {.assignments = actions__buy_scythe__effect__assignments,
     .additions = actions__buy_scythe__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM gg_assignment actions__buy_scythe__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xffffffffe3ffffff), .set = UINT64_C(0x18000000)},
};
static const GG_ROM gg_addition actions__buy_scythe__own__additions[] = {
    {.fact = 6, .amount = -3}, /* coins */
};
static const GG_ROM gg_effect actions__buy_scythe__own = {.assignments = actions__buy_scythe__own__assignments,
     .additions = actions__buy_scythe__own__additions, .assignment_count = 1, .addition_count = 1};
static const GG_ROM gg_addition actions__buy_scythe__world__additions[] = {
    {.fact = 17, .amount = -1}, /* tools */
};
static const GG_ROM gg_effect actions__buy_scythe__world = {.assignments = NULL,
     .additions = actions__buy_scythe__world__additions, .assignment_count = 0, .addition_count = 1};
/* whet: edge += 2 */
static const GG_ROM gg_flag_test actions__whet__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7e), .want = UINT64_C(0x0)}, /* at == home */
};
static const GG_ROM gg_range_test actions__whet__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971129a94a), .care = UINT64_C(0x1c000000)}, /* edge <= 4 */
};
static const GG_ROM gg_box actions__whet__precondition__boxes[] = {
    {.flags = actions__whet__precondition__boxes__0__flags,
     .ranges = actions__whet__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_addition actions__whet__effect__additions[] = {
    {.fact = 7, .amount = 2}, /* edge */
};
static const GG_ROM gg_effect actions__whet__effect = {.assignments = NULL,
     .additions = actions__whet__effect__additions, .assignment_count = 0, .addition_count = 1};
/* harvest: edge -= 1, grain += 1, coins += 1 */
static const GG_ROM gg_flag_test actions__harvest__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x47d), .want = UINT64_C(0x0)}, /* at == field, not raining */
};
static const GG_ROM gg_range_test actions__harvest__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x4000000), .high = UINT64_C(0xf79e7571909a94a),
     .care = UINT64_C(0x7c01de00000)}, /* coins <= 8, edge >= 1, grain <= 29 */
};
static const GG_ROM gg_box actions__harvest__precondition__boxes[] = {
    {.flags = actions__harvest__precondition__boxes__0__flags,
     .ranges = actions__harvest__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_addition actions__harvest__effect__additions[] = {
    {.fact = 7, .amount = -1}, /* edge */
    {.fact = 13, .amount = 1}, /* grain */
    {.fact = 6, .amount = 1}, /* coins */
};
static const GG_ROM gg_effect actions__harvest__effect = {.assignments = NULL,
     .additions = actions__harvest__effect__additions, .assignment_count = 0, .addition_count = 3};
static const GG_ROM gg_addition actions__harvest__own__additions[] = {
    {.fact = 7, .amount = -1}, /* edge */
    {.fact = 6, .amount = 1}, /* coins */
};
static const GG_ROM gg_effect actions__harvest__own = {.assignments = NULL,
     .additions = actions__harvest__own__additions, .assignment_count = 0, .addition_count = 2};
static const GG_ROM gg_addition actions__harvest__world__additions[] = {
    {.fact = 13, .amount = 1}, /* grain */
};
static const GG_ROM gg_effect actions__harvest__world = {.assignments = NULL,
     .additions = actions__harvest__world__additions, .assignment_count = 0, .addition_count = 1};
/* weed: none */
static const GG_ROM gg_flag_test actions__weed__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x47d), .want = UINT64_C(0x0)}, /* at == field, not raining */
};
static const GG_ROM gg_box actions__weed__precondition__boxes[] = {
    {.flags = actions__weed__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_effect actions__weed__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
/* chop_wood: wood += 3 */
static const GG_ROM gg_flag_test actions__chop_wood__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f), .want = UINT64_C(0x0)}, /* at == wood */
};
static const GG_ROM gg_range_test actions__chop_wood__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xc79e7971929a94a),
     .care = UINT64_C(0xf00000000000000)}, /* wood <= 12 */
};
static const GG_ROM gg_box actions__chop_wood__precondition__boxes[] = {
    {.flags = actions__chop_wood__precondition__boxes__0__flags,
     .ranges = actions__chop_wood__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__chop_wood__effect__additions[] = {
    {.fact = 16, .amount = 3}, /* wood */
};
static const GG_ROM gg_effect actions__chop_wood__effect = {.assignments = NULL,
     .additions = actions__chop_wood__effect__additions, .assignment_count = 0, .addition_count = 1};
/* forge: wood -= 1, tools += 1, coins += 1, embers += 1 */
static const GG_ROM gg_flag_test actions__forge__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x77), .want = UINT64_C(0x0)}, /* at == forge */
};
static const GG_ROM gg_range_test actions__forge__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x100000000000000), .high = UINT64_C(0xf79e7971909a94a),
     .care = UINT64_C(0xf00000001e00000)}, /* coins <= 8, wood >= 1 */
    {.word = 2, .low = UINT64_C(0x0), .high = UINT64_C(0xab), .care = UINT64_C(0x1eef)}, /* tools <= 11, embers <= 5, fire == 0 */
};
static const GG_ROM gg_box actions__forge__precondition__boxes[] = {
    {.flags = actions__forge__precondition__boxes__0__flags,
     .ranges = actions__forge__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 2,
     .sets = 0},
};
static const GG_ROM gg_addition actions__forge__effect__additions[] = {
    {.fact = 16, .amount = -1}, /* wood */
    {.fact = 17, .amount = 1}, /* tools */
    {.fact = 6, .amount = 1}, /* coins */
    {.fact = 18, .amount = 1}, /* embers */
};
static const GG_ROM gg_effect actions__forge__effect = {.assignments = NULL,
     .additions = actions__forge__effect__additions, .assignment_count = 0, .addition_count = 4};
static const GG_ROM gg_addition actions__forge__own__additions[] = {
    {.fact = 6, .amount = 1}, /* coins */
};
static const GG_ROM gg_effect actions__forge__own = {.assignments = NULL,
     .additions = actions__forge__own__additions, .assignment_count = 0, .addition_count = 1};
static const GG_ROM gg_addition actions__forge__world__additions[] = {
    {.fact = 16, .amount = -1}, /* wood */
    {.fact = 17, .amount = 1}, /* tools */
    {.fact = 18, .amount = 1}, /* embers */
};
static const GG_ROM gg_effect actions__forge__world = {.assignments = NULL,
     .additions = actions__forge__world__additions, .assignment_count = 0, .addition_count = 3};
/* sweep: embers = 0 */
static const GG_ROM gg_flag_test actions__sweep__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x77), .want = UINT64_C(0x0)}, /* at == forge */
};
static const GG_ROM gg_range_test actions__sweep__precondition__boxes__0__ranges[] = {
    {.word = 2, .low = UINT64_C(0x0), .high = UINT64_C(0xcc), .care = UINT64_C(0x1e00)}, /* fire == 0 */
};
static const GG_ROM gg_box actions__sweep__precondition__boxes[] = {
    {.flags = actions__sweep__precondition__boxes__0__flags,
     .ranges = actions__sweep__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_assignment actions__sweep__effect__assignments[] = {
    {.word = 2, .keep = UINT64_C(0xffffffffffffff1f), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__sweep__effect = {.assignments = actions__sweep__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* bake_loaves: grain -= 1, wood -= 1, loaves += 4 */
static const GG_ROM gg_flag_test actions__bake_loaves__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6f), .want = UINT64_C(0x0)}, /* at == inn */
};
static const GG_ROM gg_range_test actions__bake_loaves__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x100004000000000), .high = UINT64_C(0xf79a7971929a94a),
     .care = UINT64_C(0xf01f7c000000000)}, /* grain >= 1, loaves <= 26, wood >= 1 */
};
static const GG_ROM gg_box actions__bake_loaves__precondition__boxes[] = {
    {.flags = actions__bake_loaves__precondition__boxes__0__flags,
     .ranges = actions__bake_loaves__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition actions__bake_loaves__effect__additions[] = {
    {.fact = 13, .amount = -1}, /* grain */
    {.fact = 16, .amount = -1}, /* wood */
    {.fact = 14, .amount = 4}, /* loaves */
};
static const GG_ROM gg_effect actions__bake_loaves__effect = {.assignments = NULL,
     .additions = actions__bake_loaves__effect__additions, .assignment_count = 0,
     .addition_count = 3};
/* cook: wood -= 1, stew += 8 */
static const GG_ROM gg_flag_test actions__cook__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6f), .want = UINT64_C(0x0)}, /* at == inn */
};
static const GG_ROM gg_range_test actions__cook__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x100000000000000), .high = UINT64_C(0xf59e7971929a94a),
     .care = UINT64_C(0xf7c000000000000)}, /* stew <= 22, wood >= 1 */
};
static const GG_ROM gg_box actions__cook__precondition__boxes[] = {
    {.flags = actions__cook__precondition__boxes__0__flags,
     .ranges = actions__cook__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_addition actions__cook__effect__additions[] = {
    {.fact = 16, .amount = -1}, /* wood */
    {.fact = 15, .amount = 8}, /* stew */
};
static const GG_ROM gg_effect actions__cook__effect = {.assignments = NULL,
     .additions = actions__cook__effect__additions, .assignment_count = 0, .addition_count = 2};
/* serve: none */
static const GG_ROM gg_flag_test actions__serve__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6f), .want = UINT64_C(0x0)}, /* at == inn */
};
static const GG_ROM gg_box actions__serve__precondition__boxes[] = {
    {.flags = actions__serve__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_effect actions__serve__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
/* hang_washing: washing_out */
static const GG_ROM gg_flag_test actions__hang_washing__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x57e), .want = UINT64_C(0x0)}, /* at == home, not washing_out, not raining */
};
static const GG_ROM gg_box actions__hang_washing__precondition__boxes[] = {
    {.flags = actions__hang_washing__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hang_washing__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffeff), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__hang_washing__effect = {.assignments = actions__hang_washing__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* take_washing: not washing_out */
static const GG_ROM gg_flag_test actions__take_washing__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x17e), .want = UINT64_C(0x100)}, /* at == home, washing_out */
};
static const GG_ROM gg_box actions__take_washing__precondition__boxes[] = {
    {.flags = actions__take_washing__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__take_washing__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffeff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__take_washing__effect = {.assignments = actions__take_washing__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* fill_bucket: bucket */
static const GG_ROM gg_flag_test actions__fill_bucket__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xdf), .want = UINT64_C(0x0)}, /* at == well, not bucket */
};
static const GG_ROM gg_box actions__fill_bucket__precondition__boxes[] = {
    {.flags = actions__fill_bucket__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__fill_bucket__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff7f), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__fill_bucket__effect = {.assignments = actions__fill_bucket__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* throw_water: not bucket, fire -= 1, not sees_fire */
static const GG_ROM gg_flag_test actions__throw_water__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xf7), .want = UINT64_C(0x80)}, /* at == forge, bucket */
};
static const GG_ROM gg_range_test actions__throw_water__precondition__boxes__0__ranges[] = {
    {.word = 2, .low = UINT64_C(0x200), .high = UINT64_C(0x14cc), .care = UINT64_C(0x1e00)}, /* fire >= 1 */
};
static const GG_ROM gg_box actions__throw_water__precondition__boxes[] = {
    {.flags = actions__throw_water__precondition__boxes__0__flags,
     .ranges = actions__throw_water__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__throw_water__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffd7f), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_addition actions__throw_water__effect__additions[] = {
    {.fact = 19, .amount = -1}, /* fire */
};
static const GG_ROM gg_effect actions__throw_water__effect = {.assignments = actions__throw_water__effect__assignments,
     .additions = actions__throw_water__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__throw_water__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffffffff7f), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__throw_water__own = {.assignments = actions__throw_water__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_addition actions__throw_water__world__additions[] = {
    {.fact = 19, .amount = -1}, /* fire */
};
static const GG_ROM gg_effect actions__throw_water__world = {.assignments = NULL,
     .additions = actions__throw_water__world__additions, .assignment_count = 0,
     .addition_count = 1};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__go__home__precondition__boxes, .count = 1},
     .effect = &actions__go__home__effect, .own = &actions__go__home__effect, .world = NULL,
     .duration = 5000, .timeout = 30000, .cost = 1, .source_index = VILLAGE_ACTION_GO,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__go__home__arguments}, /* go(home): at != to */
    {.precondition = {.boxes = actions__go__field__precondition__boxes, .count = 1},
     .effect = &actions__go__field__effect, .own = &actions__go__field__effect, .world = NULL,
     .duration = 5000, .timeout = 30000, .cost = 1, .source_index = VILLAGE_ACTION_GO,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__go__field__arguments}, /* go(field): at != to */
    {.precondition = {.boxes = actions__go__mill__precondition__boxes, .count = 1},
     .effect = &actions__go__mill__effect, .own = &actions__go__mill__effect, .world = NULL,
     .duration = 5000, .timeout = 30000, .cost = 1, .source_index = VILLAGE_ACTION_GO,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__go__mill__arguments}, /* go(mill): at != to */
    {.precondition = {.boxes = actions__go__forge__precondition__boxes, .count = 1},
     .effect = &actions__go__forge__effect, .own = &actions__go__forge__effect, .world = NULL,
     .duration = 5000, .timeout = 30000, .cost = 1, .source_index = VILLAGE_ACTION_GO,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__go__forge__arguments}, /* go(forge): at != to */
    {.precondition = {.boxes = actions__go__inn__precondition__boxes, .count = 1},
     .effect = &actions__go__inn__effect, .own = &actions__go__inn__effect, .world = NULL,
     .duration = 5000, .timeout = 30000, .cost = 1, .source_index = VILLAGE_ACTION_GO,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__go__inn__arguments}, /* go(inn): at != to */
    {.precondition = {.boxes = actions__go__well__precondition__boxes, .count = 1},
     .effect = &actions__go__well__effect, .own = &actions__go__well__effect, .world = NULL,
     .duration = 5000, .timeout = 30000, .cost = 1, .source_index = VILLAGE_ACTION_GO,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__go__well__arguments}, /* go(well): at != to */
    {.precondition = {.boxes = actions__go__wood__precondition__boxes, .count = 1},
     .effect = &actions__go__wood__effect, .own = &actions__go__wood__effect, .world = NULL,
     .duration = 5000, .timeout = 30000, .cost = 1, .source_index = VILLAGE_ACTION_GO,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__go__wood__arguments}, /* go(wood): at != to */
    {.precondition = {.boxes = actions__sleep__precondition__boxes, .count = 1},
     .effect = &actions__sleep__effect, .own = &actions__sleep__effect, .world = NULL,
     .duration = 720000, .timeout = 0, .cost = 1, .source_index = VILLAGE_ACTION_SLEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* sleep: at == home */
    {.precondition = {.boxes = actions__nap__precondition__boxes, .count = 1},
     .effect = &actions__nap__effect, .own = &actions__nap__effect, .world = NULL,
     .duration = 60000, .timeout = 0, .cost = 1, .source_index = VILLAGE_ACTION_NAP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* nap: at == home, rest <= 7 */
    {.precondition = {.boxes = actions__eat__precondition__boxes, .count = 1},
     .effect = &actions__eat__effect, .own = &actions__eat__effect, .world = NULL,
     .duration = 15000, .timeout = 0, .cost = 1, .source_index = VILLAGE_ACTION_EAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* eat: bread >= 1, food <= 6 */
    {.precondition = {.boxes = actions__have_supper__precondition__boxes, .count = 1},
     .effect = &actions__have_supper__effect, .own = &actions__have_supper__own,
     .world = &actions__have_supper__world, .duration = 30000, .timeout = 0, .cost = 1,
     .source_index = VILLAGE_ACTION_HAVE_SUPPER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* have_supper: at == inn, stew >= 1, coins >= 2, food <= 6 */
    {.precondition = {.boxes = actions__pick_berries__precondition__boxes, .count = 1},
     .effect = &actions__pick_berries__effect, .own = &actions__pick_berries__effect, .world = NULL,
     .duration = 30000, .timeout = 0, .cost = 1, .source_index = VILLAGE_ACTION_PICK_BERRIES,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* pick_berries: at == wood, food <= 8 */
    {.precondition = {.boxes = actions__chat__precondition__boxes, .count = 1},
     .effect = &actions__chat__effect, .own = &actions__chat__effect, .world = NULL,
     .duration = 30000, .timeout = 0, .cost = 1, .source_index = VILLAGE_ACTION_CHAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* chat: at in [inn, well], company <= 8 */
    {.precondition = {.boxes = actions__play__precondition__boxes, .count = 1},
     .effect = &actions__play__effect, .own = &actions__play__effect, .world = NULL,
     .duration = 20000, .timeout = 0, .cost = 1, .source_index = VILLAGE_ACTION_PLAY,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* play: at != home, company <= 9 */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__potter__effect,
     .own = NULL, .world = NULL, .duration = 20000, .timeout = 0, .cost = 1,
     .source_index = VILLAGE_ACTION_POTTER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* potter: none */
    {.precondition = {.boxes = actions__buy_bread__precondition__boxes, .count = 1},
     .effect = &actions__buy_bread__effect, .own = &actions__buy_bread__own,
     .world = &actions__buy_bread__world, .duration = 5000, .timeout = 0, .cost = 1,
     .source_index = VILLAGE_ACTION_BUY_BREAD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* buy_bread: at == inn, loaves >= 2, coins >= 2, bread <= 1 */
    {.precondition = {.boxes = actions__take_loaf__precondition__boxes, .count = 1},
     .effect = &actions__take_loaf__effect, .own = &actions__take_loaf__own,
     .world = &actions__take_loaf__world, .duration = 5000, .timeout = 0, .cost = 1,
     .source_index = VILLAGE_ACTION_TAKE_LOAF, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* take_loaf: at == inn, loaves >= 1, bread <= 2 */
    {.precondition = {.boxes = actions__grind__precondition__boxes, .count = 1},
     .effect = &actions__grind__effect, .own = &actions__grind__own,
     .world = &actions__grind__world, .duration = 20000, .timeout = 0, .cost = 2,
     .source_index = VILLAGE_ACTION_GRIND, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* grind: at == mill, grain >= 1, flour <= 1 */
    {.precondition = {.boxes = actions__bake__precondition__boxes, .count = 1},
     .effect = &actions__bake__effect, .own = &actions__bake__effect, .world = NULL,
     .duration = 40000, .timeout = 0, .cost = 4, .source_index = VILLAGE_ACTION_BAKE,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* bake: at == home, flour >= 1, bread <= 1 */
    {.precondition = {.boxes = actions__buy_scythe__precondition__boxes, .count = 1},
     .effect = &actions__buy_scythe__effect, .own = &actions__buy_scythe__own,
     .world = &actions__buy_scythe__world, .duration = 10000, .timeout = 0, .cost = 1,
     .source_index = VILLAGE_ACTION_BUY_SCYTHE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* buy_scythe: at == forge, tools >= 1, coins >= 3 */
    {.precondition = {.boxes = actions__whet__precondition__boxes, .count = 1},
     .effect = &actions__whet__effect, .own = &actions__whet__effect, .world = NULL,
     .duration = 45000, .timeout = 0, .cost = 4, .source_index = VILLAGE_ACTION_WHET,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* whet: at == home, edge <= 4 */
    {.precondition = {.boxes = actions__harvest__precondition__boxes, .count = 1},
     .effect = &actions__harvest__effect, .own = &actions__harvest__own,
     .world = &actions__harvest__world, .duration = 60000, .timeout = 0, .cost = 1,
     .source_index = VILLAGE_ACTION_HARVEST, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* harvest: at == field, not raining, edge >= 1, grain <= 29, coins <= 8 */
    {.precondition = {.boxes = actions__weed__precondition__boxes, .count = 1},
     .effect = &actions__weed__effect, .own = NULL, .world = NULL, .duration = 40000, .timeout = 0,
     .cost = 1, .source_index = VILLAGE_ACTION_WEED, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* weed: at == field, not raining */
    {.precondition = {.boxes = actions__chop_wood__precondition__boxes, .count = 1},
     .effect = &actions__chop_wood__effect, .own = NULL, .world = &actions__chop_wood__effect,
     .duration = 60000, .timeout = 0, .cost = 1, .source_index = VILLAGE_ACTION_CHOP_WOOD,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* chop_wood: at == wood, wood <= 12 */
    {.precondition = {.boxes = actions__forge__precondition__boxes, .count = 1},
     .effect = &actions__forge__effect, .own = &actions__forge__own,
     .world = &actions__forge__world, .duration = 60000, .timeout = 0, .cost = 1,
     .source_index = VILLAGE_ACTION_FORGE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* forge: at == forge, fire == 0, wood >= 1, tools <= 11, coins <= 8, embers <= 5 */
    {.precondition = {.boxes = actions__sweep__precondition__boxes, .count = 1},
     .effect = &actions__sweep__effect, .own = NULL, .world = &actions__sweep__effect,
     .duration = 40000, .timeout = 0, .cost = 1, .source_index = VILLAGE_ACTION_SWEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* sweep: at == forge, fire == 0 */
    {.precondition = {.boxes = actions__bake_loaves__precondition__boxes, .count = 1},
     .effect = &actions__bake_loaves__effect, .own = NULL, .world = &actions__bake_loaves__effect,
     .duration = 40000, .timeout = 0, .cost = 3, .source_index = VILLAGE_ACTION_BAKE_LOAVES,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* bake_loaves: at == inn, grain >= 1, wood >= 1, loaves <= 26 */
    {.precondition = {.boxes = actions__cook__precondition__boxes, .count = 1},
     .effect = &actions__cook__effect, .own = NULL, .world = &actions__cook__effect,
     .duration = 40000, .timeout = 0, .cost = 1, .source_index = VILLAGE_ACTION_COOK,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* cook: at == inn, wood >= 1, stew <= 22 */
    {.precondition = {.boxes = actions__serve__precondition__boxes, .count = 1},
     .effect = &actions__serve__effect, .own = NULL, .world = NULL, .duration = 30000, .timeout = 0,
     .cost = 1, .source_index = VILLAGE_ACTION_SERVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* serve: at == inn */
    {.precondition = {.boxes = actions__hang_washing__precondition__boxes, .count = 1},
     .effect = &actions__hang_washing__effect, .own = &actions__hang_washing__effect, .world = NULL,
     .duration = 15000, .timeout = 0, .cost = 1, .source_index = VILLAGE_ACTION_HANG_WASHING,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* hang_washing: at == home, not raining, not washing_out */
    {.precondition = {.boxes = actions__take_washing__precondition__boxes, .count = 1},
     .effect = &actions__take_washing__effect, .own = &actions__take_washing__effect, .world = NULL,
     .duration = 5000, .timeout = 0, .cost = 1, .source_index = VILLAGE_ACTION_TAKE_WASHING,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* take_washing: at == home, washing_out */
    {.precondition = {.boxes = actions__fill_bucket__precondition__boxes, .count = 1},
     .effect = &actions__fill_bucket__effect, .own = &actions__fill_bucket__effect, .world = NULL,
     .duration = 3000, .timeout = 0, .cost = 1, .source_index = VILLAGE_ACTION_FILL_BUCKET,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* fill_bucket: at == well, not bucket */
    {.precondition = {.boxes = actions__throw_water__precondition__boxes, .count = 1},
     .effect = &actions__throw_water__effect, .own = &actions__throw_water__own,
     .world = &actions__throw_water__world, .duration = 2000, .timeout = 0, .cost = 1,
     .source_index = VILLAGE_ACTION_THROW_WATER, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* throw_water: at == forge, bucket, fire >= 1 */
};

static const GG_ROM uint64_t agent_types__farmer__actions[] = {UINT64_C(0x180fedfff)};
static const GG_ROM uint64_t agent_types__farmer__heuristics__0__actions[] = {UINT64_C(0x18000007f)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__0__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__farmer__heuristics__0__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 0, 5, 6, 11, 7, 12, 13, 18};
static const GG_ROM uint16_t agent_types__farmer__heuristics__0__tables__0__digits__2__values[] = {0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14};
static const GG_ROM uint16_t agent_types__farmer__heuristics__0__tables__0__digits__3__values[] = {0, 28, 56, 84, 112, 140, 168, 196, 224, 252, 280, 308, 336, 364, 392, 420};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__farmer__heuristics__0__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__farmer__heuristics__0__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__farmer__heuristics__0__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__farmer__heuristics__0__tables__0__digits__3__values, .word = 2, .shift = 9},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__0__tables__0__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3,
    4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4,
    4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2,
    1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3,
    4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4,
    4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__0__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__0__tables__0__policy[] = {
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12,
    11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9,
    8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0,
    13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12,
    11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9,
    8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3,
};
static const GG_ROM gg_table_step agent_types__farmer__heuristics__0__tables__0__moves[] = {
    {.action = 3, .offset = 1}, /* go(forge) */
    {.action = 3, .offset = 2}, /* go(forge) */
    {.action = 3, .offset = 3}, /* go(forge) */
    {.action = 3, .offset = 65533}, /* go(forge) */
    {.action = 3, .offset = 65534}, /* go(forge) */
    {.action = 3, .offset = 65535}, /* go(forge) */
    {.action = 5, .offset = 1}, /* go(well) */
    {.action = 5, .offset = 2}, /* go(well) */
    {.action = 5, .offset = 3}, /* go(well) */
    {.action = 5, .offset = 4}, /* go(well) */
    {.action = 5, .offset = 5}, /* go(well) */
    {.action = 5, .offset = 65535}, /* go(well) */
    {.action = 31, .offset = 7}, /* fill_bucket */
    {.action = 32, .offset = 65487}, /* throw_water */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__farmer__heuristics__0__tables[] = {
    {.digits = agent_types__farmer__heuristics__0__tables__0__digits,
     .entries = agent_types__farmer__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__0__tables__0__distances,
     .policy = agent_types__farmer__heuristics__0__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__farmer__heuristics__0__tables__0__moves, .base = UINT64_C(0x0),
     .size = 308, .mask = {125829886, 0}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__0__wake_mask[] = {UINT64_C(0x2ff), UINT64_C(0x0), UINT64_C(0x1e00)};
static const GG_ROM gg_heuristic agent_types__farmer__heuristics__0 = {.actions = agent_types__farmer__heuristics__0__actions,
     .tables = agent_types__farmer__heuristics__0__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__farmer__heuristics__0__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__farmer__heuristics__3__actions[] = {UINT64_C(0x3e8e7f)};
static const GG_ROM gg_policy_node agent_types__farmer__heuristics__3__policy__nodes[] = {
    {0, 1, 146}, {1, 2, 146}, {2, 3, 6}, {3, 4, 6}, {4, 5, 6}, {5, 7, 6},
    {6, 8, 9}, {6, 10, 40}, {7, 11, 20}, {7, 20, 12}, {7, 13, 40}, {8, 14, 20},
    {8, 20, 15}, {8, 16, 40}, {9, 17, 20}, {9, 18, 21}, {9, 19, 40}, {10, 22, 20},
    {10, 20, 23}, {10, 24, 40}, {11, 25, 110}, {11, 26, 110}, {11, 27, 110}, {11, 28, 110},
    {11, 29, 35}, {12, 30, 110}, {12, 31, 110}, {12, 32, 110}, {12, 33, 110}, {12, 34, 41},
    {13, 36, 110}, {13, 40, 110}, {13, 37, 110}, {13, 38, 110}, {13, 42, 39}, {14, 41, 43},
    {14, 44, 45}, {14, 46, 47}, {14, 40, 45}, {14, 42, 41}, {15, 48, 111}, {15, 49, 111},
    {15, 50, 111}, {15, 51, 111}, {15, 52, 56}, {15, 53, 57}, {15, 54, 56}, {15, 55, 57},
    {16, 112, 111}, {16, 58, 111}, {16, 59, 111}, {16, 60, 111}, {16, 61, 56}, {16, 62, 57},
    {16, 63, 56}, {16, 59, 57}, {17, 85, 111}, {17, 86, 111}, {17, 73, 145}, {17, 87, 145},
    {17, 64, 145}, {17, 88, 112}, {17, 89, 112}, {17, 90, 145}, {18, 65, 69}, {19, 66, 69},
    {20, 67, 69}, {21, 68, 69}, {22, 74, 69}, {23, 70, 74}, {24, 75, 71}, {25, 75, 72},
    {26, 75, 74}, {27, 76, 91}, {27, 77, 113}, {27, 78, 92}, {28, 79, 91}, {28, 80, 113},
    {28, 81, 92}, {29, 82, 91}, {29, 83, 113}, {29, 84, 92}, {30, 87, 91}, {30, 145, 113},
    {30, 93, 92}, {31, 94, 114}, {31, 95, 115}, {31, 96, 116}, {31, 97, 116}, {31, 98, 116},
    {31, 99, 116}, {31, 100, 116}, {31, 101, 117}, {31, 102, 118}, {32, 111, 114}, {32, 103, 115},
    {32, 104, 116}, {32, 112, 116}, {32, 105, 116}, {32, 106, 116}, {32, 107, 116}, {32, 108, 117},
    {32, 109, 118}, {33, 111, 115}, {33, 119, 116}, {33, 112, 116}, {33, 119, 120}, {33, 113, 116},
    {33, 113, 117}, {33, 121, 118}, {34, 151, 122}, {34, 123, 147}, {34, 124, 149}, {34, 125, 150},
    {34, 126, 147}, {34, 127, 148}, {34, 128, 148}, {34, 125, 129}, {34, 151, 130}, {34, 131, 147},
    {34, 132, 148}, {34, 131, 133}, {35, 134, 151}, {35, 135, 147}, {35, 149, 136}, {35, 150, 137},
    {35, 138, 147}, {35, 138, 148}, {35, 139, 148}, {35, 140, 150}, {35, 141, 151}, {35, 142, 147},
    {35, 143, 148}, {35, 144, 147}, {36, 153, 151}, {36, 155, 147}, {36, 154, 149}, {36, 150, 156},
    {36, 155, 158}, {36, 148, 158}, {36, 152, 150}, {36, 152, 151}, {36, 157, 147}, {36, 157, 158},
    {36, 152, 147},
};
static const GG_ROM gg_policy_test agent_types__farmer__heuristics__3__policy__tests[] = {
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x1000000000000), .word = 1},
    {.mask = UINT64_C(0x800000000000), .word = 1},
    {.mask = UINT64_C(0x400000000000), .word = 1},
    {.mask = UINT64_C(0x200000000000), .word = 1},
    {.mask = UINT64_C(0x40000000000), .word = 1},
    {.mask = UINT64_C(0x20000000000), .word = 1},
    {.mask = UINT64_C(0x10000000000), .word = 1},
    {.mask = UINT64_C(0x8000000000), .word = 1},
    {.mask = UINT64_C(0x4000000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
    {.mask = UINT64_C(0x800000), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x80000), .word = 1},
    {.mask = UINT64_C(0x40000), .word = 1},
    {.mask = UINT64_C(0x400), .word = 0},
    {.mask = UINT64_C(0x40000000000000), .word = 1},
    {.mask = UINT64_C(0x20000000000000), .word = 1},
    {.mask = UINT64_C(0x10000000000000), .word = 1},
    {.mask = UINT64_C(0x8000000000000), .word = 1},
    {.mask = UINT64_C(0x4000000000000), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x8), .word = 2},
    {.mask = UINT64_C(0x4), .word = 2},
    {.mask = UINT64_C(0x2), .word = 2},
    {.mask = UINT64_C(0x1), .word = 2},
    {.mask = UINT64_C(0x10000000), .word = 1},
    {.mask = UINT64_C(0x8000000), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x70), .word = 0},
    {.mask = UINT64_C(0x4c), .word = 0},
    {.mask = UINT64_C(0x2a), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__farmer__heuristics__3__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 0, .from = 110}, /* go(home) */
    {.action = 1, .from = 110}, /* go(field) */
    {.action = 2, .from = 110}, /* go(mill) */
    {.action = 3, .from = 110}, /* go(forge) */
    {.action = 4, .from = 110}, /* go(inn) */
    {.action = 10, .from = 20}, /* have_supper */
    {.action = 15, .from = 0}, /* buy_bread */
    {.action = 17, .from = 6}, /* grind */
    {.action = 18, .from = 0}, /* bake */
    {.action = 19, .from = 20}, /* buy_scythe */
    {.action = 20, .from = 85}, /* whet */
    {.action = 21, .from = 6}, /* harvest */
};
static const GG_ROM gg_policy agent_types__farmer__heuristics__3__policy = {.nodes = agent_types__farmer__heuristics__3__policy__nodes,
     .tests = agent_types__farmer__heuristics__3__policy__tests,
     .leaves = agent_types__farmer__heuristics__3__policy__leaves, .invariants = NULL,
     .node_count = 145, .test_count = 37, .leaf_count = 14, .invariant_count = 0, .longest = 10};
static const GG_ROM gg_heuristic agent_types__farmer__heuristics__3 = {.actions = agent_types__farmer__heuristics__3__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__farmer__heuristics__3__policy,
     .reading = &gg_policy_reading, .wake_mask = NULL, .table_count = 0, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__farmer__heuristics__4__actions[] = {UINT64_C(0x3e8e7f)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__4__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__farmer__heuristics__4__tables__0__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__farmer__heuristics__4__tables__0__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 0, 7, 14, 21, 28, 35, 42, 49};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__4__tables__0__digits[] = {
    {.values = agent_types__farmer__heuristics__4__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__farmer__heuristics__4__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__farmer__heuristics__4__tables__0__digits__2__values, .word = 1, .shift = 26},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__4__tables__0__entries[] = {
    2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2,
    1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__4__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002)};
static const GG_ROM gg_distance_table agent_types__farmer__heuristics__4__tables[] = {
    {.digits = agent_types__farmer__heuristics__4__tables__0__digits,
     .entries = agent_types__farmer__heuristics__4__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__4__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 49, .mask = {126, 0},
     .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__farmer__heuristics__4__policy__nodes[] = {
    {0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 20, 4}, {4, 5, 21}, {5, 6, 21},
    {6, 7, 8}, {7, 20, 9}, {7, 10, 21}, {8, 11, 20}, {8, 12, 20}, {9, 22, 13},
    {9, 23, 14}, {10, 22, 15}, {10, 23, 16}, {11, 22, 17}, {11, 23, 18}, {12, 19, 20},
    {12, 23, 24}, {13, 22, 20}, {14, 31, 48}, {14, 32, 48}, {14, 25, 48}, {14, 26, 48},
    {14, 27, 48}, {15, 31, 33}, {15, 28, 34}, {15, 29, 31}, {16, 31, 35}, {16, 31, 30},
    {17, 36, 31}, {18, 37, 49}, {18, 38, 52}, {18, 39, 49}, {18, 40, 50}, {18, 41, 50},
    {18, 42, 51}, {19, 43, 49}, {19, 52, 44}, {19, 45, 49}, {19, 45, 50}, {19, 46, 50},
    {19, 51, 47}, {20, 55, 49}, {20, 52, 54}, {20, 55, 56}, {20, 50, 56}, {20, 53, 51},
};
static const GG_ROM gg_policy_test agent_types__farmer__heuristics__4__policy__tests[] = {
    {.mask = UINT64_C(0x8), .word = 2},
    {.mask = UINT64_C(0x4), .word = 2},
    {.mask = UINT64_C(0x2), .word = 2},
    {.mask = UINT64_C(0x1), .word = 2},
    {.mask = UINT64_C(0x1000000), .word = 1},
    {.mask = UINT64_C(0x800000), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x400), .word = 0},
    {.mask = UINT64_C(0x40000000000), .word = 1},
    {.mask = UINT64_C(0x20000000000), .word = 1},
    {.mask = UINT64_C(0x10000000000), .word = 1},
    {.mask = UINT64_C(0x8000000000), .word = 1},
    {.mask = UINT64_C(0x4000000000), .word = 1},
    {.mask = UINT64_C(0x10000000), .word = 1},
    {.mask = UINT64_C(0x8000000), .word = 1},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x80000), .word = 1},
    {.mask = UINT64_C(0x70), .word = 0},
    {.mask = UINT64_C(0x4c), .word = 0},
    {.mask = UINT64_C(0x2a), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__farmer__heuristics__4__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 0, .from = 31}, /* go(home) */
    {.action = 1, .from = 31}, /* go(field) */
    {.action = 2, .from = 31}, /* go(mill) */
    {.action = 3, .from = 31}, /* go(forge) */
    {.action = 17, .from = 11}, /* grind */
    {.action = 19, .from = 0}, /* buy_scythe */
    {.action = 20, .from = 20}, /* whet */
    {.action = 21, .from = 4}, /* harvest */
};
static const GG_ROM gg_policy agent_types__farmer__heuristics__4__policy = {.nodes = agent_types__farmer__heuristics__4__policy__nodes,
     .tests = agent_types__farmer__heuristics__4__policy__tests,
     .leaves = agent_types__farmer__heuristics__4__policy__leaves, .invariants = NULL,
     .node_count = 48, .test_count = 21, .leaf_count = 9, .invariant_count = 0, .longest = 6};
static const GG_ROM gg_heuristic agent_types__farmer__heuristics__4 = {.actions = agent_types__farmer__heuristics__4__actions,
     .tables = agent_types__farmer__heuristics__4__tables, .groups = NULL,
     .policy = &agent_types__farmer__heuristics__4__policy, .reading = &gg_policy_reading,
     .wake_mask = NULL, .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__farmer__heuristics__5__actions[] = {UINT64_C(0x80007f)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__5__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__farmer__heuristics__5__tables__0__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__farmer__heuristics__5__tables__0__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__5__tables__0__digits[] = {
    {.values = agent_types__farmer__heuristics__5__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__farmer__heuristics__5__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__farmer__heuristics__5__tables__0__digits__2__values, .word = 1, .shift = 56},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__5__tables__0__entries[] = {
    3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2,
    2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__5__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003)};
static const GG_ROM uint8_t agent_types__farmer__heuristics__5__tables__0__policy[] = {
    5, 4, 3, 2, 1, 0, 6, 5, 4, 3, 2, 1, 0, 6, 5, 4, 3, 2, 1, 0, 6, 5, 4, 3,
    2, 1, 0, 6, 5, 4, 3, 2, 1, 0, 6, 5, 4, 3, 2, 1, 0, 6, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
};
static const GG_ROM gg_table_step agent_types__farmer__heuristics__5__tables__0__moves[] = {
    {.action = 6, .offset = 1}, /* go(wood) */
    {.action = 6, .offset = 2}, /* go(wood) */
    {.action = 6, .offset = 3}, /* go(wood) */
    {.action = 6, .offset = 4}, /* go(wood) */
    {.action = 6, .offset = 5}, /* go(wood) */
    {.action = 6, .offset = 6}, /* go(wood) */
    {.action = 23, .offset = 21}, /* chop_wood */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__farmer__heuristics__5__tables[] = {
    {.digits = agent_types__farmer__heuristics__5__tables__0__digits,
     .entries = agent_types__farmer__heuristics__5__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__5__tables__0__distances,
     .policy = agent_types__farmer__heuristics__5__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__farmer__heuristics__5__tables__0__moves, .base = UINT64_C(0x0),
     .size = 112, .mask = {126, 2147483655}, .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__farmer__heuristics__5 = {.actions = agent_types__farmer__heuristics__5__actions,
     .tables = agent_types__farmer__heuristics__5__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__actions[] = {UINT64_C(0x3e8e7f)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__0__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__0__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__0__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__0__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__0__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__1__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__1__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__1__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__1__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__1__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__1__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__2__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__2__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__2__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__2__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__2__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__2__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__2__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__3__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__3__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__3__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__3__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__3__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__3__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__4__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__4__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__4__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__4__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__4__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__4__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__5__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__5__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__5__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__5__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__5__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__5__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__6__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__6__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__6__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__6__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__6__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__6__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__6__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__7__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__7__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__7__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__7__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__7__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__7__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__7__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__8__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__8__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__8__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__8__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__8__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__8__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__8__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__9__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__9__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__9__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__9__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__9__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__9__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__9__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__10__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__10__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__10__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__10__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__10__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__10__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__10__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__11__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__11__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__11__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__11__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__11__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__11__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__11__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__12__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__12__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__12__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__12__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__12__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__12__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__12__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__13__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__13__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__13__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__13__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__13__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__13__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__13__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__14__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__14__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__14__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__14__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__14__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__14__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__14__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__15__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__15__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__15__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__15__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__15__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__15__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__15__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__16__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__16__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__16__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__16__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__16__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__16__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__16__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__17__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__17__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__17__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__17__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__17__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__17__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__17__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__18__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__18__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__18__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__18__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__18__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__18__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__18__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__19__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__19__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__19__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__19__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__19__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__19__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__19__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__20__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__20__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__20__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__20__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__20__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__20__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__20__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__21__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__21__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__21__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__21__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__21__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__21__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__21__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__22__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__22__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__22__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__22__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__22__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__22__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__22__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__23__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__23__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__23__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__23__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__23__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__23__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__23__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__24__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__24__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__24__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__24__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__24__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__24__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__24__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__25__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__25__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__25__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__25__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__25__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__25__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__25__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__26__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__26__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__26__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__26__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__26__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__26__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__26__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__27__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__27__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__27__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__27__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__27__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__27__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__27__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__28__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__28__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__28__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__28__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__28__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__28__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__28__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__29__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__29__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__29__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__29__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__29__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__29__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__29__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__30__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__30__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__30__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__30__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__30__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__30__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__30__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__31__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__31__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__31__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__31__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__31__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__31__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__31__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__32__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__32__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__32__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__32__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__32__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__32__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__32__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__33__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__33__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__33__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__33__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__33__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__33__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__33__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__34__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__34__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__34__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__34__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__34__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__34__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__34__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__35__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__35__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__35__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__35__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__35__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__35__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__35__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__36__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__36__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__36__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__36__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__36__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__36__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__36__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__37__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__37__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__37__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__37__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__37__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__37__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__37__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__38__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__38__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__38__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__38__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__38__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__38__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__38__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__39__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__39__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__39__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__39__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__39__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__39__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__39__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__40__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__40__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__40__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__40__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__40__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__40__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__40__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__41__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__41__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__41__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__41__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__41__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__41__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__41__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__42__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__42__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__42__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__42__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__42__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__42__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__42__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__43__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__43__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__43__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__43__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__43__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__43__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__43__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__44__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__44__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__44__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__44__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__44__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__44__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__44__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__45__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__45__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__45__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__45__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__45__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__45__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__45__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__46__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__46__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__46__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__46__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__46__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__46__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__46__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__47__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__47__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__47__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__47__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__47__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__47__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__47__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__48__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__48__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__48__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__48__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__48__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__48__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__48__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__49__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__49__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__49__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__49__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__49__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__49__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__49__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__50__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__50__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__50__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__50__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__50__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__50__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__50__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__51__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__51__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__51__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__51__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__51__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__51__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__51__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__52__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__52__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__52__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__52__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__52__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__52__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__52__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__53__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__53__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__53__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__53__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__53__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__53__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__53__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__54__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__54__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__54__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__54__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__54__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__54__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__54__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__55__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__55__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__55__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__55__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__55__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__55__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__55__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__56__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__56__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__56__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__56__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__56__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__56__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__56__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__57__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__57__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__57__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__57__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__57__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__57__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__57__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__58__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__58__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__58__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__58__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__58__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__58__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__58__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__59__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__59__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__59__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__59__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__59__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__59__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__59__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__60__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__60__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__60__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__60__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__60__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__60__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__60__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__61__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__61__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__61__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__61__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__61__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__61__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__61__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__62__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__62__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__62__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__62__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__62__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__62__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__62__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__63__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__farmer__heuristics__6__tables__63__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__farmer__heuristics__6__tables__63__digits[] = {
    {.values = agent_types__farmer__heuristics__6__tables__63__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__farmer__heuristics__6__tables__63__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__farmer__heuristics__6__tables__63__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__farmer__heuristics__6__tables__63__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__farmer__heuristics__6__tables[] = {
    {.digits = agent_types__farmer__heuristics__6__tables__0__digits,
     .entries = agent_types__farmer__heuristics__6__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__1__digits,
     .entries = agent_types__farmer__heuristics__6__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__2__digits,
     .entries = agent_types__farmer__heuristics__6__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__3__digits,
     .entries = agent_types__farmer__heuristics__6__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__4__digits,
     .entries = agent_types__farmer__heuristics__6__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__5__digits,
     .entries = agent_types__farmer__heuristics__6__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__6__digits,
     .entries = agent_types__farmer__heuristics__6__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__7__digits,
     .entries = agent_types__farmer__heuristics__6__tables__7__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__7__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__8__digits,
     .entries = agent_types__farmer__heuristics__6__tables__8__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__8__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__9__digits,
     .entries = agent_types__farmer__heuristics__6__tables__9__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__9__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__10__digits,
     .entries = agent_types__farmer__heuristics__6__tables__10__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__10__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__11__digits,
     .entries = agent_types__farmer__heuristics__6__tables__11__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__11__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__12__digits,
     .entries = agent_types__farmer__heuristics__6__tables__12__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__12__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__13__digits,
     .entries = agent_types__farmer__heuristics__6__tables__13__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__13__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__14__digits,
     .entries = agent_types__farmer__heuristics__6__tables__14__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__14__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__15__digits,
     .entries = agent_types__farmer__heuristics__6__tables__15__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__15__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__16__digits,
     .entries = agent_types__farmer__heuristics__6__tables__16__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__16__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__17__digits,
     .entries = agent_types__farmer__heuristics__6__tables__17__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__17__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__18__digits,
     .entries = agent_types__farmer__heuristics__6__tables__18__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__18__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__19__digits,
     .entries = agent_types__farmer__heuristics__6__tables__19__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__19__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__20__digits,
     .entries = agent_types__farmer__heuristics__6__tables__20__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__20__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__21__digits,
     .entries = agent_types__farmer__heuristics__6__tables__21__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__21__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__22__digits,
     .entries = agent_types__farmer__heuristics__6__tables__22__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__22__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__23__digits,
     .entries = agent_types__farmer__heuristics__6__tables__23__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__23__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__24__digits,
     .entries = agent_types__farmer__heuristics__6__tables__24__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__24__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__25__digits,
     .entries = agent_types__farmer__heuristics__6__tables__25__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__25__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__26__digits,
     .entries = agent_types__farmer__heuristics__6__tables__26__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__26__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__27__digits,
     .entries = agent_types__farmer__heuristics__6__tables__27__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__27__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__28__digits,
     .entries = agent_types__farmer__heuristics__6__tables__28__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__28__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__29__digits,
     .entries = agent_types__farmer__heuristics__6__tables__29__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__29__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__30__digits,
     .entries = agent_types__farmer__heuristics__6__tables__30__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__30__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__31__digits,
     .entries = agent_types__farmer__heuristics__6__tables__31__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__31__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__32__digits,
     .entries = agent_types__farmer__heuristics__6__tables__32__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__32__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__33__digits,
     .entries = agent_types__farmer__heuristics__6__tables__33__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__33__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__34__digits,
     .entries = agent_types__farmer__heuristics__6__tables__34__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__34__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__35__digits,
     .entries = agent_types__farmer__heuristics__6__tables__35__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__35__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__36__digits,
     .entries = agent_types__farmer__heuristics__6__tables__36__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__36__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__37__digits,
     .entries = agent_types__farmer__heuristics__6__tables__37__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__37__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__38__digits,
     .entries = agent_types__farmer__heuristics__6__tables__38__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__38__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__39__digits,
     .entries = agent_types__farmer__heuristics__6__tables__39__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__39__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__40__digits,
     .entries = agent_types__farmer__heuristics__6__tables__40__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__40__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__41__digits,
     .entries = agent_types__farmer__heuristics__6__tables__41__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__41__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__42__digits,
     .entries = agent_types__farmer__heuristics__6__tables__42__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__42__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__43__digits,
     .entries = agent_types__farmer__heuristics__6__tables__43__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__43__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__44__digits,
     .entries = agent_types__farmer__heuristics__6__tables__44__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__44__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__45__digits,
     .entries = agent_types__farmer__heuristics__6__tables__45__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__45__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__46__digits,
     .entries = agent_types__farmer__heuristics__6__tables__46__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__46__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__47__digits,
     .entries = agent_types__farmer__heuristics__6__tables__47__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__47__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__48__digits,
     .entries = agent_types__farmer__heuristics__6__tables__48__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__48__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__49__digits,
     .entries = agent_types__farmer__heuristics__6__tables__49__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__49__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__50__digits,
     .entries = agent_types__farmer__heuristics__6__tables__50__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__50__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__51__digits,
     .entries = agent_types__farmer__heuristics__6__tables__51__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__51__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__52__digits,
     .entries = agent_types__farmer__heuristics__6__tables__52__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__52__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__53__digits,
     .entries = agent_types__farmer__heuristics__6__tables__53__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__53__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__54__digits,
     .entries = agent_types__farmer__heuristics__6__tables__54__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__54__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__55__digits,
     .entries = agent_types__farmer__heuristics__6__tables__55__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__55__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__56__digits,
     .entries = agent_types__farmer__heuristics__6__tables__56__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__56__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__57__digits,
     .entries = agent_types__farmer__heuristics__6__tables__57__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__57__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__58__digits,
     .entries = agent_types__farmer__heuristics__6__tables__58__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__58__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__59__digits,
     .entries = agent_types__farmer__heuristics__6__tables__59__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__59__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__60__digits,
     .entries = agent_types__farmer__heuristics__6__tables__60__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__60__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__61__digits,
     .entries = agent_types__farmer__heuristics__6__tables__61__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__61__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__62__digits,
     .entries = agent_types__farmer__heuristics__6__tables__62__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__62__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__farmer__heuristics__6__tables__63__digits,
     .entries = agent_types__farmer__heuristics__6__tables__63__entries, .entries_high = NULL,
     .distances = agent_types__farmer__heuristics__6__tables__63__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__farmer__heuristics__6__policy__nodes[] = {
    {0, 1, 5}, {1, 4, 2}, {2, 3, 5}, {3, 4, 5},
};
static const GG_ROM gg_policy_test agent_types__farmer__heuristics__6__policy__tests[] = {
    {.mask = UINT64_C(0x1000000000000), .word = 1},
    {.mask = UINT64_C(0x800000000000), .word = 1},
    {.mask = UINT64_C(0x400000000000), .word = 1},
    {.mask = UINT64_C(0x200000000000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__farmer__heuristics__6__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
};
static const GG_ROM gg_policy agent_types__farmer__heuristics__6__policy = {.nodes = agent_types__farmer__heuristics__6__policy__nodes,
     .tests = agent_types__farmer__heuristics__6__policy__tests,
     .leaves = agent_types__farmer__heuristics__6__policy__leaves, .invariants = NULL,
     .node_count = 4, .test_count = 4, .leaf_count = 2, .invariant_count = 0, .longest = 0};
static const GG_ROM gg_heuristic agent_types__farmer__heuristics__6 = {.actions = agent_types__farmer__heuristics__6__actions,
     .tables = agent_types__farmer__heuristics__6__tables, .groups = NULL,
     .policy = &agent_types__farmer__heuristics__6__policy, .reading = &gg_policy_reading,
     .wake_mask = NULL, .table_count = 64, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__farmer__heuristics__7__actions[] = {UINT64_C(0x3e8e7f)};
static const GG_ROM gg_policy_node agent_types__farmer__heuristics__7__policy__nodes[] = {
    {0, 1, 3}, {1, 2, 3},
};
static const GG_ROM gg_policy_test agent_types__farmer__heuristics__7__policy__tests[] = {
    {.mask = UINT64_C(0x40000000000000), .word = 1},
    {.mask = UINT64_C(0x20000000000000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__farmer__heuristics__7__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
};
static const GG_ROM gg_policy agent_types__farmer__heuristics__7__policy = {.nodes = agent_types__farmer__heuristics__7__policy__nodes,
     .tests = agent_types__farmer__heuristics__7__policy__tests,
     .leaves = agent_types__farmer__heuristics__7__policy__leaves, .invariants = NULL,
     .node_count = 2, .test_count = 2, .leaf_count = 2, .invariant_count = 0, .longest = 0};
static const GG_ROM gg_heuristic agent_types__farmer__heuristics__7 = {.actions = agent_types__farmer__heuristics__7__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__farmer__heuristics__7__policy,
     .reading = &gg_policy_reading, .wake_mask = NULL, .table_count = 0, .asks = false,
     .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__farmer__heuristics[] = {
    &agent_types__farmer__heuristics__0,
    NULL,
    NULL,
    &agent_types__farmer__heuristics__3,
    &agent_types__farmer__heuristics__4,
    &agent_types__farmer__heuristics__5,
    &agent_types__farmer__heuristics__6,
    &agent_types__farmer__heuristics__7,
};
static const GG_ROM uint16_t agent_types__farmer__goals[] = {
    0, /* fire_out */
};
static const GG_ROM uint64_t agent_types__farmer__relevance_mask[] = {UINT64_C(0x200), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint64_t agent_types__smith__actions[] = {UINT64_C(0x18380dfff)};
static const GG_ROM uint64_t agent_types__smith__heuristics__0__actions[] = {UINT64_C(0x18000007f)};
static const GG_ROM uint16_t agent_types__smith__heuristics__0__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__smith__heuristics__0__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 0, 5, 6, 11, 7, 12, 13, 18};
static const GG_ROM uint16_t agent_types__smith__heuristics__0__tables__0__digits__2__values[] = {0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14};
static const GG_ROM uint16_t agent_types__smith__heuristics__0__tables__0__digits__3__values[] = {0, 28, 56, 84, 112, 140, 168, 196, 224, 252, 280, 308, 336, 364, 392, 420};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__smith__heuristics__0__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__smith__heuristics__0__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__smith__heuristics__0__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__smith__heuristics__0__tables__0__digits__3__values, .word = 2, .shift = 9},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__0__tables__0__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3,
    4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4,
    4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2,
    1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3,
    4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4,
    4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__0__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__smith__heuristics__0__tables__0__policy[] = {
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12,
    11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9,
    8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0,
    13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12,
    11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9,
    8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3,
};
static const GG_ROM gg_table_step agent_types__smith__heuristics__0__tables__0__moves[] = {
    {.action = 3, .offset = 1}, /* go(forge) */
    {.action = 3, .offset = 2}, /* go(forge) */
    {.action = 3, .offset = 3}, /* go(forge) */
    {.action = 3, .offset = 65533}, /* go(forge) */
    {.action = 3, .offset = 65534}, /* go(forge) */
    {.action = 3, .offset = 65535}, /* go(forge) */
    {.action = 5, .offset = 1}, /* go(well) */
    {.action = 5, .offset = 2}, /* go(well) */
    {.action = 5, .offset = 3}, /* go(well) */
    {.action = 5, .offset = 4}, /* go(well) */
    {.action = 5, .offset = 5}, /* go(well) */
    {.action = 5, .offset = 65535}, /* go(well) */
    {.action = 31, .offset = 7}, /* fill_bucket */
    {.action = 32, .offset = 65487}, /* throw_water */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__smith__heuristics__0__tables[] = {
    {.digits = agent_types__smith__heuristics__0__tables__0__digits,
     .entries = agent_types__smith__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__0__tables__0__distances,
     .policy = agent_types__smith__heuristics__0__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__smith__heuristics__0__tables__0__moves, .base = UINT64_C(0x0),
     .size = 308, .mask = {125829886, 0}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__smith__heuristics__0__wake_mask[] = {UINT64_C(0x2ff), UINT64_C(0x0), UINT64_C(0x1e00)};
static const GG_ROM gg_heuristic agent_types__smith__heuristics__0 = {.actions = agent_types__smith__heuristics__0__actions,
     .tables = agent_types__smith__heuristics__0__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__smith__heuristics__0__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__smith__heuristics__3__actions[] = {UINT64_C(0x183808e7f)};
static const GG_ROM gg_policy_node agent_types__smith__heuristics__3__policy__nodes[] = {
    {0, 1, 55}, {1, 2, 55}, {2, 3, 6}, {3, 4, 6}, {4, 5, 6}, {5, 54, 6},
    {6, 7, 34}, {7, 8, 34}, {8, 9, 34}, {9, 10, 11}, {10, 16, 12}, {10, 17, 13},
    {11, 14, 54}, {11, 17, 54}, {12, 16, 15}, {13, 16, 54}, {14, 18, 23}, {14, 19, 23},
    {15, 20, 23}, {15, 21, 23}, {16, 24, 23}, {16, 22, 23}, {17, 24, 23}, {18, 25, 31},
    {18, 26, 32}, {19, 27, 31}, {19, 28, 32}, {20, 29, 31}, {20, 30, 32}, {21, 35, 31},
    {21, 36, 33}, {22, 37, 38}, {22, 39, 40}, {22, 39, 36}, {23, 57, 41}, {23, 42, 56},
    {23, 59, 43}, {23, 58, 44}, {23, 45, 56}, {23, 58, 46}, {23, 45, 47}, {24, 48, 57},
    {24, 56, 49}, {24, 59, 61}, {24, 50, 58}, {24, 56, 51}, {24, 50, 61}, {24, 56, 61},
    {25, 60, 57}, {25, 56, 52}, {25, 58, 64}, {25, 56, 65}, {26, 62, 53}, {27, 62, 63},
};
static const GG_ROM gg_policy_test agent_types__smith__heuristics__3__policy__tests[] = {
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x1000000000000), .word = 1},
    {.mask = UINT64_C(0x800000000000), .word = 1},
    {.mask = UINT64_C(0x400000000000), .word = 1},
    {.mask = UINT64_C(0x200000000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
    {.mask = UINT64_C(0x800000), .word = 1},
    {.mask = UINT64_C(0x400000), .word = 1},
    {.mask = UINT64_C(0x200000), .word = 1},
    {.mask = UINT64_C(0x8), .word = 2},
    {.mask = UINT64_C(0x4), .word = 2},
    {.mask = UINT64_C(0x2), .word = 2},
    {.mask = UINT64_C(0x1), .word = 2},
    {.mask = UINT64_C(0x800000000000000), .word = 1},
    {.mask = UINT64_C(0x400000000000000), .word = 1},
    {.mask = UINT64_C(0x200000000000000), .word = 1},
    {.mask = UINT64_C(0x100000000000000), .word = 1},
    {.mask = UINT64_C(0x1000), .word = 2},
    {.mask = UINT64_C(0x800), .word = 2},
    {.mask = UINT64_C(0x400), .word = 2},
    {.mask = UINT64_C(0x200), .word = 2},
    {.mask = UINT64_C(0x80), .word = 0},
    {.mask = UINT64_C(0x70), .word = 0},
    {.mask = UINT64_C(0x4c), .word = 0},
    {.mask = UINT64_C(0x2a), .word = 0},
    {.mask = UINT64_C(0x80), .word = 2},
    {.mask = UINT64_C(0x40), .word = 2},
};
static const GG_ROM gg_policy_leaf agent_types__smith__heuristics__3__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 3, .from = 34}, /* go(forge) */
    {.action = 4, .from = 34}, /* go(inn) */
    {.action = 5, .from = 34}, /* go(well) */
    {.action = 6, .from = 34}, /* go(wood) */
    {.action = 15, .from = 0}, /* buy_bread */
    {.action = 23, .from = 16}, /* chop_wood */
    {.action = 24, .from = 6}, /* forge */
    {.action = 25, .from = 52}, /* sweep */
    {.action = 31, .from = 31}, /* fill_bucket */
    {.action = 32, .from = 23}, /* throw_water */
};
static const GG_ROM gg_policy agent_types__smith__heuristics__3__policy = {.nodes = agent_types__smith__heuristics__3__policy__nodes,
     .tests = agent_types__smith__heuristics__3__policy__tests,
     .leaves = agent_types__smith__heuristics__3__policy__leaves, .invariants = NULL,
     .node_count = 54, .test_count = 28, .leaf_count = 12, .invariant_count = 0, .longest = 47};
static const GG_ROM gg_heuristic agent_types__smith__heuristics__3 = {.actions = agent_types__smith__heuristics__3__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__smith__heuristics__3__policy,
     .reading = &gg_policy_reading, .wake_mask = NULL, .table_count = 0, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__smith__heuristics__4__actions[] = {UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__smith__heuristics__4__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__4__tables__0__digits[] = {
    {.values = agent_types__smith__heuristics__4__tables__0__digits__0__values, .word = 1, .shift = 26},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__4__tables__0__entries[] = {1, 1, 1, 1, 0, 0, 0};
static const GG_ROM uint64_t agent_types__smith__heuristics__4__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__smith__heuristics__4__tables__0__policy[] = {0, 0, 0, 0, 0, 0, 0};
static const GG_ROM gg_table_step agent_types__smith__heuristics__4__tables__0__moves[] = {
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__smith__heuristics__4__tables[] = {
    {.digits = agent_types__smith__heuristics__4__tables__0__digits,
     .entries = agent_types__smith__heuristics__4__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__4__tables__0__distances,
     .policy = agent_types__smith__heuristics__4__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__smith__heuristics__4__tables__0__moves, .base = UINT64_C(0x0), .size = 7,
     .mask = {14, 0}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__smith__heuristics__4 = {.actions = agent_types__smith__heuristics__4__actions,
     .tables = agent_types__smith__heuristics__4__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__smith__heuristics__5__actions[] = {UINT64_C(0x183808e7f)};
static const GG_ROM gg_policy_node agent_types__smith__heuristics__5__policy__nodes[] = {
    {0, 1, 5}, {1, 3, 2}, {2, 3, 5}, {3, 6, 4}, {4, 6, 7},
};
static const GG_ROM gg_policy_test agent_types__smith__heuristics__5__policy__tests[] = {
    {.mask = UINT64_C(0x800000000000000), .word = 1},
    {.mask = UINT64_C(0x400000000000000), .word = 1},
    {.mask = UINT64_C(0x200000000000000), .word = 1},
    {.mask = UINT64_C(0x70), .word = 0},
    {.mask = UINT64_C(0x4c), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__smith__heuristics__5__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 6, .from = 3}, /* go(wood) */
    {.action = 23, .from = 0}, /* chop_wood */
};
static const GG_ROM gg_policy agent_types__smith__heuristics__5__policy = {.nodes = agent_types__smith__heuristics__5__policy__nodes,
     .tests = agent_types__smith__heuristics__5__policy__tests,
     .leaves = agent_types__smith__heuristics__5__policy__leaves, .invariants = NULL,
     .node_count = 5, .test_count = 5, .leaf_count = 3, .invariant_count = 0, .longest = 3};
static const GG_ROM gg_heuristic agent_types__smith__heuristics__5 = {.actions = agent_types__smith__heuristics__5__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__smith__heuristics__5__policy,
     .reading = &gg_policy_reading, .wake_mask = NULL, .table_count = 0, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__actions[] = {UINT64_C(0x183808e7f)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__0__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__0__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__0__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__0__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__0__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__1__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__1__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__1__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__1__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__1__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__1__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__2__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__2__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__2__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__2__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__2__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__2__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__2__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__3__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__3__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__3__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__3__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__3__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__3__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__4__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__4__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__4__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__4__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__4__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__4__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__5__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__5__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__5__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__5__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__5__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__5__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__6__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__6__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__6__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__6__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__6__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__6__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__6__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__7__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__7__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__7__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__7__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__7__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__7__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__7__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__8__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__8__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__8__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__8__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__8__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__8__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__8__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__9__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__9__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__9__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__9__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__9__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__9__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__9__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__10__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__10__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__10__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__10__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__10__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__10__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__10__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__11__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__11__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__11__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__11__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__11__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__11__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__11__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__12__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__12__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__12__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__12__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__12__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__12__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__12__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__13__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__13__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__13__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__13__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__13__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__13__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__13__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__14__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__14__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__14__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__14__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__14__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__14__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__14__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__15__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__15__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__15__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__15__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__15__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__15__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__15__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__16__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__16__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__16__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__16__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__16__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__16__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__16__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__17__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__17__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__17__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__17__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__17__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__17__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__17__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__18__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__18__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__18__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__18__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__18__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__18__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__18__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__19__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__19__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__19__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__19__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__19__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__19__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__19__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__20__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__20__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__20__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__20__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__20__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__20__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__20__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__21__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__21__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__21__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__21__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__21__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__21__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__21__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__22__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__22__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__22__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__22__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__22__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__22__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__22__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__23__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__23__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__23__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__23__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__23__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__23__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__23__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__24__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__24__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__24__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__24__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__24__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__24__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__24__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__25__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__25__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__25__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__25__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__25__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__25__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__25__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__26__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__26__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__26__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__26__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__26__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__26__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__26__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__27__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__27__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__27__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__27__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__27__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__27__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__27__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__28__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__28__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__28__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__28__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__28__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__28__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__28__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__29__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__29__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__29__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__29__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__29__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__29__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__29__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__30__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__30__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__30__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__30__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__30__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__30__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__30__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__31__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__31__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__31__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__31__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__31__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__31__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__31__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__32__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__32__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__32__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__32__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__32__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__32__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__32__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__33__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__33__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__33__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__33__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__33__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__33__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__33__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__34__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__34__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__34__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__34__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__34__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__34__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__34__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__35__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__35__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__35__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__35__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__35__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__35__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__35__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__36__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__36__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__36__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__36__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__36__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__36__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__36__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__37__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__37__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__37__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__37__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__37__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__37__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__37__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__38__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__38__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__38__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__38__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__38__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__38__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__38__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__39__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__39__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__39__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__39__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__39__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__39__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__39__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__40__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__40__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__40__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__40__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__40__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__40__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__40__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__41__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__41__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__41__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__41__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__41__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__41__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__41__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__42__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__42__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__42__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__42__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__42__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__42__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__42__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__43__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__43__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__43__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__43__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__43__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__43__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__43__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__44__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__44__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__44__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__44__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__44__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__44__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__44__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__45__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__45__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__45__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__45__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__45__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__45__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__45__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__46__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__46__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__46__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__46__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__46__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__46__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__46__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__47__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__47__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__47__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__47__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__47__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__47__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__47__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__48__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__48__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__48__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__48__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__48__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__48__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__48__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__49__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__49__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__49__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__49__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__49__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__49__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__49__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__50__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__50__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__50__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__50__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__50__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__50__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__50__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__51__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__51__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__51__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__51__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__51__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__51__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__51__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__52__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__52__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__52__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__52__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__52__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__52__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__52__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__53__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__53__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__53__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__53__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__53__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__53__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__53__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__54__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__54__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__54__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__54__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__54__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__54__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__54__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__55__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__55__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__55__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__55__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__55__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__55__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__55__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__56__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__56__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__56__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__56__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__56__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__56__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__56__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__57__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__57__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__57__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__57__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__57__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__57__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__57__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__58__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__58__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__58__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__58__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__58__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__58__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__58__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__59__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__59__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__59__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__59__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__59__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__59__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__59__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__60__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__60__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__60__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__60__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__60__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__60__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__60__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__61__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__61__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__61__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__61__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__61__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__61__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__61__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__62__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__62__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__62__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__62__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__62__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__62__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__62__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__63__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__smith__heuristics__6__tables__63__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__smith__heuristics__6__tables__63__digits[] = {
    {.values = agent_types__smith__heuristics__6__tables__63__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__smith__heuristics__6__tables__63__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__smith__heuristics__6__tables__63__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__smith__heuristics__6__tables__63__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__smith__heuristics__6__tables[] = {
    {.digits = agent_types__smith__heuristics__6__tables__0__digits,
     .entries = agent_types__smith__heuristics__6__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__1__digits,
     .entries = agent_types__smith__heuristics__6__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__2__digits,
     .entries = agent_types__smith__heuristics__6__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__3__digits,
     .entries = agent_types__smith__heuristics__6__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__4__digits,
     .entries = agent_types__smith__heuristics__6__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__5__digits,
     .entries = agent_types__smith__heuristics__6__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__6__digits,
     .entries = agent_types__smith__heuristics__6__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__7__digits,
     .entries = agent_types__smith__heuristics__6__tables__7__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__7__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__8__digits,
     .entries = agent_types__smith__heuristics__6__tables__8__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__8__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__9__digits,
     .entries = agent_types__smith__heuristics__6__tables__9__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__9__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__10__digits,
     .entries = agent_types__smith__heuristics__6__tables__10__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__10__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__11__digits,
     .entries = agent_types__smith__heuristics__6__tables__11__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__11__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__12__digits,
     .entries = agent_types__smith__heuristics__6__tables__12__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__12__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__13__digits,
     .entries = agent_types__smith__heuristics__6__tables__13__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__13__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__14__digits,
     .entries = agent_types__smith__heuristics__6__tables__14__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__14__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__15__digits,
     .entries = agent_types__smith__heuristics__6__tables__15__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__15__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__16__digits,
     .entries = agent_types__smith__heuristics__6__tables__16__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__16__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__17__digits,
     .entries = agent_types__smith__heuristics__6__tables__17__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__17__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__18__digits,
     .entries = agent_types__smith__heuristics__6__tables__18__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__18__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__19__digits,
     .entries = agent_types__smith__heuristics__6__tables__19__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__19__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__20__digits,
     .entries = agent_types__smith__heuristics__6__tables__20__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__20__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__21__digits,
     .entries = agent_types__smith__heuristics__6__tables__21__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__21__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__22__digits,
     .entries = agent_types__smith__heuristics__6__tables__22__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__22__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__23__digits,
     .entries = agent_types__smith__heuristics__6__tables__23__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__23__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__24__digits,
     .entries = agent_types__smith__heuristics__6__tables__24__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__24__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__25__digits,
     .entries = agent_types__smith__heuristics__6__tables__25__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__25__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__26__digits,
     .entries = agent_types__smith__heuristics__6__tables__26__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__26__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__27__digits,
     .entries = agent_types__smith__heuristics__6__tables__27__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__27__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__28__digits,
     .entries = agent_types__smith__heuristics__6__tables__28__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__28__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__29__digits,
     .entries = agent_types__smith__heuristics__6__tables__29__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__29__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__30__digits,
     .entries = agent_types__smith__heuristics__6__tables__30__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__30__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__31__digits,
     .entries = agent_types__smith__heuristics__6__tables__31__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__31__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__32__digits,
     .entries = agent_types__smith__heuristics__6__tables__32__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__32__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__33__digits,
     .entries = agent_types__smith__heuristics__6__tables__33__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__33__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__34__digits,
     .entries = agent_types__smith__heuristics__6__tables__34__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__34__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__35__digits,
     .entries = agent_types__smith__heuristics__6__tables__35__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__35__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__36__digits,
     .entries = agent_types__smith__heuristics__6__tables__36__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__36__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__37__digits,
     .entries = agent_types__smith__heuristics__6__tables__37__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__37__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__38__digits,
     .entries = agent_types__smith__heuristics__6__tables__38__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__38__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__39__digits,
     .entries = agent_types__smith__heuristics__6__tables__39__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__39__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__40__digits,
     .entries = agent_types__smith__heuristics__6__tables__40__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__40__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__41__digits,
     .entries = agent_types__smith__heuristics__6__tables__41__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__41__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__42__digits,
     .entries = agent_types__smith__heuristics__6__tables__42__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__42__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__43__digits,
     .entries = agent_types__smith__heuristics__6__tables__43__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__43__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__44__digits,
     .entries = agent_types__smith__heuristics__6__tables__44__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__44__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__45__digits,
     .entries = agent_types__smith__heuristics__6__tables__45__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__45__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__46__digits,
     .entries = agent_types__smith__heuristics__6__tables__46__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__46__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__47__digits,
     .entries = agent_types__smith__heuristics__6__tables__47__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__47__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__48__digits,
     .entries = agent_types__smith__heuristics__6__tables__48__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__48__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__49__digits,
     .entries = agent_types__smith__heuristics__6__tables__49__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__49__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__50__digits,
     .entries = agent_types__smith__heuristics__6__tables__50__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__50__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__51__digits,
     .entries = agent_types__smith__heuristics__6__tables__51__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__51__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__52__digits,
     .entries = agent_types__smith__heuristics__6__tables__52__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__52__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__53__digits,
     .entries = agent_types__smith__heuristics__6__tables__53__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__53__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__54__digits,
     .entries = agent_types__smith__heuristics__6__tables__54__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__54__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__55__digits,
     .entries = agent_types__smith__heuristics__6__tables__55__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__55__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__56__digits,
     .entries = agent_types__smith__heuristics__6__tables__56__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__56__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__57__digits,
     .entries = agent_types__smith__heuristics__6__tables__57__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__57__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__58__digits,
     .entries = agent_types__smith__heuristics__6__tables__58__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__58__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__59__digits,
     .entries = agent_types__smith__heuristics__6__tables__59__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__59__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__60__digits,
     .entries = agent_types__smith__heuristics__6__tables__60__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__60__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__61__digits,
     .entries = agent_types__smith__heuristics__6__tables__61__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__61__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__62__digits,
     .entries = agent_types__smith__heuristics__6__tables__62__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__62__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__smith__heuristics__6__tables__63__digits,
     .entries = agent_types__smith__heuristics__6__tables__63__entries, .entries_high = NULL,
     .distances = agent_types__smith__heuristics__6__tables__63__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__smith__heuristics__6__policy__nodes[] = {
    {0, 1, 5}, {1, 4, 2}, {2, 3, 5}, {3, 4, 5},
};
static const GG_ROM gg_policy_test agent_types__smith__heuristics__6__policy__tests[] = {
    {.mask = UINT64_C(0x1000000000000), .word = 1},
    {.mask = UINT64_C(0x800000000000), .word = 1},
    {.mask = UINT64_C(0x400000000000), .word = 1},
    {.mask = UINT64_C(0x200000000000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__smith__heuristics__6__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
};
static const GG_ROM gg_policy agent_types__smith__heuristics__6__policy = {.nodes = agent_types__smith__heuristics__6__policy__nodes,
     .tests = agent_types__smith__heuristics__6__policy__tests,
     .leaves = agent_types__smith__heuristics__6__policy__leaves, .invariants = NULL,
     .node_count = 4, .test_count = 4, .leaf_count = 2, .invariant_count = 0, .longest = 0};
static const GG_ROM gg_heuristic agent_types__smith__heuristics__6 = {.actions = agent_types__smith__heuristics__6__actions,
     .tables = agent_types__smith__heuristics__6__tables, .groups = NULL,
     .policy = &agent_types__smith__heuristics__6__policy, .reading = &gg_policy_reading,
     .wake_mask = NULL, .table_count = 64, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__smith__heuristics__7__actions[] = {UINT64_C(0x183808e7f)};
static const GG_ROM gg_policy_node agent_types__smith__heuristics__7__policy__nodes[] = {
    {0, 1, 3}, {1, 2, 3},
};
static const GG_ROM gg_policy_test agent_types__smith__heuristics__7__policy__tests[] = {
    {.mask = UINT64_C(0x40000000000000), .word = 1},
    {.mask = UINT64_C(0x20000000000000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__smith__heuristics__7__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
};
static const GG_ROM gg_policy agent_types__smith__heuristics__7__policy = {.nodes = agent_types__smith__heuristics__7__policy__nodes,
     .tests = agent_types__smith__heuristics__7__policy__tests,
     .leaves = agent_types__smith__heuristics__7__policy__leaves, .invariants = NULL,
     .node_count = 2, .test_count = 2, .leaf_count = 2, .invariant_count = 0, .longest = 0};
static const GG_ROM gg_heuristic agent_types__smith__heuristics__7 = {.actions = agent_types__smith__heuristics__7__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__smith__heuristics__7__policy,
     .reading = &gg_policy_reading, .wake_mask = NULL, .table_count = 0, .asks = false,
     .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__smith__heuristics[] = {
    &agent_types__smith__heuristics__0,
    NULL,
    NULL,
    &agent_types__smith__heuristics__3,
    &agent_types__smith__heuristics__4,
    &agent_types__smith__heuristics__5,
    &agent_types__smith__heuristics__6,
    &agent_types__smith__heuristics__7,
};
static const GG_ROM uint16_t agent_types__smith__goals[] = {
    0, /* fire_out */
};
static const GG_ROM uint64_t agent_types__smith__relevance_mask[] = {UINT64_C(0x200), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint64_t agent_types__innkeeper__actions[] = {UINT64_C(0x1fc815bff)};
static const GG_ROM uint64_t agent_types__innkeeper__heuristics__0__actions[] = {UINT64_C(0x18000007f)};
static const GG_ROM uint16_t agent_types__innkeeper__heuristics__0__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__innkeeper__heuristics__0__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 0, 5, 6, 11, 7, 12, 13, 18};
static const GG_ROM uint16_t agent_types__innkeeper__heuristics__0__tables__0__digits__2__values[] = {0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14};
static const GG_ROM uint16_t agent_types__innkeeper__heuristics__0__tables__0__digits__3__values[] = {0, 28, 56, 84, 112, 140, 168, 196, 224, 252, 280, 308, 336, 364, 392, 420};
static const GG_ROM gg_index_digit agent_types__innkeeper__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__innkeeper__heuristics__0__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__innkeeper__heuristics__0__tables__0__digits__1__values, .word = 0,
     .shift = 5},
    {.values = agent_types__innkeeper__heuristics__0__tables__0__digits__2__values, .word = 0,
     .shift = 9},
    {.values = agent_types__innkeeper__heuristics__0__tables__0__digits__3__values, .word = 2,
     .shift = 9},
};
static const GG_ROM uint8_t agent_types__innkeeper__heuristics__0__tables__0__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3,
    4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4,
    4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2,
    1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3,
    4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4,
    4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 1, 2, 2, 2,
};
static const GG_ROM uint64_t agent_types__innkeeper__heuristics__0__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__innkeeper__heuristics__0__tables__0__policy[] = {
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12,
    11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9,
    8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0,
    13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12,
    11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 9,
    8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 10, 9, 8, 7, 6, 12, 11, 2, 1, 0, 13, 5, 4, 3,
};
static const GG_ROM gg_table_step agent_types__innkeeper__heuristics__0__tables__0__moves[] = {
    {.action = 3, .offset = 1}, /* go(forge) */
    {.action = 3, .offset = 2}, /* go(forge) */
    {.action = 3, .offset = 3}, /* go(forge) */
    {.action = 3, .offset = 65533}, /* go(forge) */
    {.action = 3, .offset = 65534}, /* go(forge) */
    {.action = 3, .offset = 65535}, /* go(forge) */
    {.action = 5, .offset = 1}, /* go(well) */
    {.action = 5, .offset = 2}, /* go(well) */
    {.action = 5, .offset = 3}, /* go(well) */
    {.action = 5, .offset = 4}, /* go(well) */
    {.action = 5, .offset = 5}, /* go(well) */
    {.action = 5, .offset = 65535}, /* go(well) */
    {.action = 31, .offset = 7}, /* fill_bucket */
    {.action = 32, .offset = 65487}, /* throw_water */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__innkeeper__heuristics__0__tables[] = {
    {.digits = agent_types__innkeeper__heuristics__0__tables__0__digits,
     .entries = agent_types__innkeeper__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__innkeeper__heuristics__0__tables__0__distances,
     .policy = agent_types__innkeeper__heuristics__0__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__innkeeper__heuristics__0__tables__0__moves, .base = UINT64_C(0x0),
     .size = 308, .mask = {125829886, 0}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__innkeeper__heuristics__0__wake_mask[] = {UINT64_C(0x2ff), UINT64_C(0x0), UINT64_C(0x1e00)};
static const GG_ROM gg_heuristic agent_types__innkeeper__heuristics__0 = {.actions = agent_types__innkeeper__heuristics__0__actions,
     .tables = agent_types__innkeeper__heuristics__0__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__innkeeper__heuristics__0__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__innkeeper__heuristics__2__actions[] = {UINT64_C(0x6000007f)};
static const GG_ROM uint16_t agent_types__innkeeper__heuristics__2__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__innkeeper__heuristics__2__tables__0__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 7, 12, 13, 18, 7, 12, 13, 18};
static const GG_ROM uint16_t agent_types__innkeeper__heuristics__2__tables__0__digits__2__values[] = {0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14};
static const GG_ROM gg_index_digit agent_types__innkeeper__heuristics__2__tables__0__digits[] = {
    {.values = agent_types__innkeeper__heuristics__2__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__innkeeper__heuristics__2__tables__0__digits__1__values, .word = 0,
     .shift = 5},
    {.values = agent_types__innkeeper__heuristics__2__tables__0__digits__2__values, .word = 0,
     .shift = 10},
};
static const GG_ROM uint8_t agent_types__innkeeper__heuristics__2__tables__0__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2,
    2, 2, 2, 2,
};
static const GG_ROM uint64_t agent_types__innkeeper__heuristics__2__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002)};
static const GG_ROM uint8_t agent_types__innkeeper__heuristics__2__tables__0__policy[] = {
    7, 7, 7, 7, 7, 7, 7, 6, 5, 4, 3, 2, 1, 0, 7, 7, 7, 7, 7, 7, 7, 6, 5, 4,
    3, 2, 1, 0,
};
static const GG_ROM gg_table_step agent_types__innkeeper__heuristics__2__tables__0__moves[] = {
    {.action = 0, .offset = 65530}, /* go(home) */
    {.action = 0, .offset = 65531}, /* go(home) */
    {.action = 0, .offset = 65532}, /* go(home) */
    {.action = 0, .offset = 65533}, /* go(home) */
    {.action = 0, .offset = 65534}, /* go(home) */
    {.action = 0, .offset = 65535}, /* go(home) */
    {.action = 30, .offset = 65529}, /* take_washing */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__innkeeper__heuristics__2__tables[] = {
    {.digits = agent_types__innkeeper__heuristics__2__tables__0__digits,
     .entries = agent_types__innkeeper__heuristics__2__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__innkeeper__heuristics__2__tables__0__distances,
     .policy = agent_types__innkeeper__heuristics__2__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__innkeeper__heuristics__2__tables__0__moves, .base = UINT64_C(0x0),
     .size = 28, .mask = {1406, 0}, .digit_count = 3, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__innkeeper__heuristics__2__wake_mask[] = {UINT64_C(0x57f), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM gg_heuristic agent_types__innkeeper__heuristics__2 = {.actions = agent_types__innkeeper__heuristics__2__actions,
     .tables = agent_types__innkeeper__heuristics__2__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__innkeeper__heuristics__2__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__innkeeper__heuristics__3__actions[] = {UINT64_C(0xc810a7f)};
static const GG_ROM gg_policy_node agent_types__innkeeper__heuristics__3__policy__nodes[] = {
    {0, 1, 25}, {1, 2, 25}, {2, 3, 16}, {3, 4, 16}, {4, 5, 16}, {5, 6, 16},
    {6, 7, 16}, {7, 8, 12}, {8, 9, 12}, {9, 10, 12}, {10, 11, 12}, {11, 24, 12},
    {12, 13, 17}, {13, 14, 17}, {14, 15, 17}, {15, 18, 17}, {16, 26, 19}, {16, 26, 20},
    {16, 27, 21}, {17, 22, 26}, {17, 23, 26}, {17, 27, 29}, {18, 28, 26}, {18, 30, 26},
};
static const GG_ROM gg_policy_test agent_types__innkeeper__heuristics__3__policy__tests[] = {
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x1000000000000), .word = 1},
    {.mask = UINT64_C(0x800000000000), .word = 1},
    {.mask = UINT64_C(0x400000000000), .word = 1},
    {.mask = UINT64_C(0x200000000000), .word = 1},
    {.mask = UINT64_C(0x100000000000), .word = 1},
    {.mask = UINT64_C(0x40000000000), .word = 1},
    {.mask = UINT64_C(0x20000000000), .word = 1},
    {.mask = UINT64_C(0x10000000000), .word = 1},
    {.mask = UINT64_C(0x8000000000), .word = 1},
    {.mask = UINT64_C(0x4000000000), .word = 1},
    {.mask = UINT64_C(0x800000000000000), .word = 1},
    {.mask = UINT64_C(0x400000000000000), .word = 1},
    {.mask = UINT64_C(0x200000000000000), .word = 1},
    {.mask = UINT64_C(0x100000000000000), .word = 1},
    {.mask = UINT64_C(0x70), .word = 0},
    {.mask = UINT64_C(0x4c), .word = 0},
    {.mask = UINT64_C(0x2a), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__innkeeper__heuristics__3__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 4, .from = 16}, /* go(inn) */
    {.action = 6, .from = 16}, /* go(wood) */
    {.action = 16, .from = 0}, /* take_loaf */
    {.action = 23, .from = 12}, /* chop_wood */
    {.action = 26, .from = 2}, /* bake_loaves */
};
static const GG_ROM gg_policy agent_types__innkeeper__heuristics__3__policy = {.nodes = agent_types__innkeeper__heuristics__3__policy__nodes,
     .tests = agent_types__innkeeper__heuristics__3__policy__tests,
     .leaves = agent_types__innkeeper__heuristics__3__policy__leaves, .invariants = NULL,
     .node_count = 24, .test_count = 19, .leaf_count = 7, .invariant_count = 0, .longest = 5};
static const GG_ROM gg_heuristic agent_types__innkeeper__heuristics__3 = {.actions = agent_types__innkeeper__heuristics__3__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__innkeeper__heuristics__3__policy,
     .reading = &gg_policy_reading, .wake_mask = NULL, .table_count = 0, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__innkeeper__heuristics__4__actions[] = {UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__innkeeper__heuristics__4__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7};
static const GG_ROM gg_index_digit agent_types__innkeeper__heuristics__4__tables__0__digits[] = {
    {.values = agent_types__innkeeper__heuristics__4__tables__0__digits__0__values, .word = 1,
     .shift = 26},
};
static const GG_ROM uint8_t agent_types__innkeeper__heuristics__4__tables__0__entries[] = {1, 1, 1, 1, 0, 0, 0};
static const GG_ROM uint64_t agent_types__innkeeper__heuristics__4__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__innkeeper__heuristics__4__tables__0__policy[] = {0, 0, 0, 0, 0, 0, 0};
static const GG_ROM gg_table_step agent_types__innkeeper__heuristics__4__tables__0__moves[] = {
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__innkeeper__heuristics__4__tables[] = {
    {.digits = agent_types__innkeeper__heuristics__4__tables__0__digits,
     .entries = agent_types__innkeeper__heuristics__4__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__innkeeper__heuristics__4__tables__0__distances,
     .policy = agent_types__innkeeper__heuristics__4__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__innkeeper__heuristics__4__tables__0__moves, .base = UINT64_C(0x0),
     .size = 7, .mask = {14, 0}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__innkeeper__heuristics__4 = {.actions = agent_types__innkeeper__heuristics__4__actions,
     .tables = agent_types__innkeeper__heuristics__4__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__innkeeper__heuristics__5__actions[] = {UINT64_C(0xc810a7f)};
static const GG_ROM gg_policy_node agent_types__innkeeper__heuristics__5__policy__nodes[] = {
    {0, 1, 5}, {1, 3, 2}, {2, 3, 5}, {3, 6, 4}, {4, 6, 7},
};
static const GG_ROM gg_policy_test agent_types__innkeeper__heuristics__5__policy__tests[] = {
    {.mask = UINT64_C(0x800000000000000), .word = 1},
    {.mask = UINT64_C(0x400000000000000), .word = 1},
    {.mask = UINT64_C(0x200000000000000), .word = 1},
    {.mask = UINT64_C(0x70), .word = 0},
    {.mask = UINT64_C(0x4c), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__innkeeper__heuristics__5__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 6, .from = 3}, /* go(wood) */
    {.action = 23, .from = 0}, /* chop_wood */
};
static const GG_ROM gg_policy agent_types__innkeeper__heuristics__5__policy = {.nodes = agent_types__innkeeper__heuristics__5__policy__nodes,
     .tests = agent_types__innkeeper__heuristics__5__policy__tests,
     .leaves = agent_types__innkeeper__heuristics__5__policy__leaves, .invariants = NULL,
     .node_count = 5, .test_count = 5, .leaf_count = 3, .invariant_count = 0, .longest = 3};
static const GG_ROM gg_heuristic agent_types__innkeeper__heuristics__5 = {.actions = agent_types__innkeeper__heuristics__5__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__innkeeper__heuristics__5__policy,
     .reading = &gg_policy_reading, .wake_mask = NULL, .table_count = 0, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__innkeeper__heuristics__6__actions[] = {UINT64_C(0xc810a7f)};
static const GG_ROM uint16_t agent_types__innkeeper__heuristics__6__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__innkeeper__heuristics__6__tables__0__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__innkeeper__heuristics__6__tables__0__digits[] = {
    {.values = agent_types__innkeeper__heuristics__6__tables__0__digits__0__values, .word = 1,
     .shift = 44},
    {.values = agent_types__innkeeper__heuristics__6__tables__0__digits__1__values, .word = 1,
     .shift = 48},
};
static const GG_ROM uint8_t agent_types__innkeeper__heuristics__6__tables__0__entries[] = {
    3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__innkeeper__heuristics__6__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x30001), UINT64_C(0x60002), UINT64_C(0x90003)};
static const GG_ROM uint16_t agent_types__innkeeper__heuristics__6__tables__1__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__innkeeper__heuristics__6__tables__1__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__innkeeper__heuristics__6__tables__1__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM uint16_t agent_types__innkeeper__heuristics__6__tables__1__digits__3__values[] = {0, 112, 0, 112, 0, 112, 0, 112, 0, 112, 0, 112, 0, 112, 0, 112};
static const GG_ROM gg_index_digit agent_types__innkeeper__heuristics__6__tables__1__digits[] = {
    {.values = agent_types__innkeeper__heuristics__6__tables__1__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__innkeeper__heuristics__6__tables__1__digits__1__values, .word = 0,
     .shift = 5},
    {.values = agent_types__innkeeper__heuristics__6__tables__1__digits__2__values, .word = 1,
     .shift = 44},
    {.values = agent_types__innkeeper__heuristics__6__tables__1__digits__3__values, .word = 1,
     .shift = 48},
};
static const GG_ROM uint8_t agent_types__innkeeper__heuristics__6__tables__1__entries[] = {
    6, 6, 6, 6, 5, 6, 6, 6, 6, 6, 6, 5, 6, 6, 4, 4, 4, 4, 3, 4, 4, 4, 4, 4,
    4, 3, 4, 4, 4, 4, 4, 4, 3, 4, 4, 4, 4, 4, 4, 3, 4, 4, 2, 2, 2, 2, 1, 2,
    2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0,
};
static const GG_ROM uint64_t agent_types__innkeeper__heuristics__6__tables__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x30001), UINT64_C(0x40002), UINT64_C(0x60002),
    UINT64_C(0x70003), UINT64_C(0x90003), UINT64_C(0xa0004),
};
static const GG_ROM gg_distance_table agent_types__innkeeper__heuristics__6__tables[] = {
    {.digits = agent_types__innkeeper__heuristics__6__tables__0__digits,
     .entries = agent_types__innkeeper__heuristics__6__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__innkeeper__heuristics__6__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__innkeeper__heuristics__6__tables__1__digits,
     .entries = agent_types__innkeeper__heuristics__6__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__innkeeper__heuristics__6__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 217,
     .mask = {126, 16252928}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__innkeeper__heuristics__6__policy__nodes[] = {
    {0, 1, 37}, {1, 2, 3}, {2, 4, 5}, {2, 6, 37}, {3, 7, 8}, {3, 8, 9},
    {3, 9, 37}, {4, 10, 21}, {4, 11, 22}, {4, 12, 23}, {5, 13, 21}, {5, 14, 22},
    {5, 15, 23}, {6, 16, 21}, {6, 17, 22}, {6, 18, 23}, {7, 36, 19}, {7, 36, 22},
    {7, 20, 23}, {8, 36, 21}, {8, 36, 23}, {9, 24, 31}, {9, 25, 31}, {9, 26, 31},
    {10, 27, 31}, {10, 28, 31}, {10, 29, 31}, {11, 32, 30}, {11, 32, 31}, {11, 30, 31},
    {12, 32, 31}, {13, 38, 33}, {13, 39, 34}, {14, 35, 38}, {14, 39, 40}, {15, 41, 38},
};
static const GG_ROM gg_policy_test agent_types__innkeeper__heuristics__6__policy__tests[] = {
    {.mask = UINT64_C(0x1000000000000), .word = 1},
    {.mask = UINT64_C(0x800000000000), .word = 1},
    {.mask = UINT64_C(0x400000000000), .word = 1},
    {.mask = UINT64_C(0x200000000000), .word = 1},
    {.mask = UINT64_C(0x40000000000), .word = 1},
    {.mask = UINT64_C(0x20000000000), .word = 1},
    {.mask = UINT64_C(0x10000000000), .word = 1},
    {.mask = UINT64_C(0x8000000000), .word = 1},
    {.mask = UINT64_C(0x4000000000), .word = 1},
    {.mask = UINT64_C(0x800000000000000), .word = 1},
    {.mask = UINT64_C(0x400000000000000), .word = 1},
    {.mask = UINT64_C(0x200000000000000), .word = 1},
    {.mask = UINT64_C(0x100000000000000), .word = 1},
    {.mask = UINT64_C(0x70), .word = 0},
    {.mask = UINT64_C(0x4c), .word = 0},
    {.mask = UINT64_C(0x2a), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__innkeeper__heuristics__6__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 4, .from = 31}, /* go(inn) */
    {.action = 6, .from = 31}, /* go(wood) */
    {.action = 23, .from = 21}, /* chop_wood */
    {.action = 26, .from = 0}, /* bake_loaves */
};
static const GG_ROM gg_policy agent_types__innkeeper__heuristics__6__policy = {.nodes = agent_types__innkeeper__heuristics__6__policy__nodes,
     .tests = agent_types__innkeeper__heuristics__6__policy__tests,
     .leaves = agent_types__innkeeper__heuristics__6__policy__leaves, .invariants = NULL,
     .node_count = 36, .test_count = 16, .leaf_count = 6, .invariant_count = 0, .longest = 6};
static const GG_ROM gg_heuristic agent_types__innkeeper__heuristics__6 = {.actions = agent_types__innkeeper__heuristics__6__actions,
     .tables = agent_types__innkeeper__heuristics__6__tables, .groups = NULL,
     .policy = &agent_types__innkeeper__heuristics__6__policy, .reading = &gg_policy_reading,
     .wake_mask = NULL, .table_count = 2, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__innkeeper__heuristics__7__actions[] = {UINT64_C(0xc810a7f)};
static const GG_ROM gg_policy_node agent_types__innkeeper__heuristics__7__policy__nodes[] = {
    {0, 1, 11}, {1, 2, 11}, {2, 3, 6}, {3, 4, 6}, {4, 5, 6}, {5, 7, 6},
    {6, 12, 8}, {6, 13, 9}, {7, 10, 12}, {7, 13, 14}, {8, 15, 12},
};
static const GG_ROM gg_policy_test agent_types__innkeeper__heuristics__7__policy__tests[] = {
    {.mask = UINT64_C(0x40000000000000), .word = 1},
    {.mask = UINT64_C(0x20000000000000), .word = 1},
    {.mask = UINT64_C(0x800000000000000), .word = 1},
    {.mask = UINT64_C(0x400000000000000), .word = 1},
    {.mask = UINT64_C(0x200000000000000), .word = 1},
    {.mask = UINT64_C(0x100000000000000), .word = 1},
    {.mask = UINT64_C(0x70), .word = 0},
    {.mask = UINT64_C(0x4c), .word = 0},
    {.mask = UINT64_C(0x2a), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__innkeeper__heuristics__7__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 4, .from = 6}, /* go(inn) */
    {.action = 6, .from = 6}, /* go(wood) */
    {.action = 23, .from = 2}, /* chop_wood */
    {.action = 27, .from = 0}, /* cook */
};
static const GG_ROM gg_policy agent_types__innkeeper__heuristics__7__policy = {.nodes = agent_types__innkeeper__heuristics__7__policy__nodes,
     .tests = agent_types__innkeeper__heuristics__7__policy__tests,
     .leaves = agent_types__innkeeper__heuristics__7__policy__leaves, .invariants = NULL,
     .node_count = 11, .test_count = 9, .leaf_count = 5, .invariant_count = 0, .longest = 4};
static const GG_ROM gg_heuristic agent_types__innkeeper__heuristics__7 = {.actions = agent_types__innkeeper__heuristics__7__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__innkeeper__heuristics__7__policy,
     .reading = &gg_policy_reading, .wake_mask = NULL, .table_count = 0, .asks = false,
     .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__innkeeper__heuristics[] = {
    &agent_types__innkeeper__heuristics__0,
    NULL,
    &agent_types__innkeeper__heuristics__2,
    &agent_types__innkeeper__heuristics__3,
    &agent_types__innkeeper__heuristics__4,
    &agent_types__innkeeper__heuristics__5,
    &agent_types__innkeeper__heuristics__6,
    &agent_types__innkeeper__heuristics__7,
};
static const GG_ROM uint16_t agent_types__innkeeper__goals[] = {
    0, /* fire_out */
    2, /* washing_dry */
};
static const GG_ROM uint64_t agent_types__innkeeper__relevance_mask[] = {UINT64_C(0x700), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint64_t agent_types__child__actions[] = {UINT64_C(0x60016aff)};
static const GG_ROM uint64_t agent_types__child__heuristics__1__actions[] = {UINT64_C(0x7f)};
static const GG_ROM uint16_t agent_types__child__heuristics__1__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__child__heuristics__1__tables__0__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM gg_index_digit agent_types__child__heuristics__1__tables__0__digits[] = {
    {.values = agent_types__child__heuristics__1__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__child__heuristics__1__tables__0__digits__1__values, .word = 0, .shift = 5},
};
static const GG_ROM uint8_t agent_types__child__heuristics__1__tables__0__entries[] = {0, 1, 1, 1, 1, 1, 1};
static const GG_ROM uint64_t agent_types__child__heuristics__1__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint8_t agent_types__child__heuristics__1__tables__0__policy[] = {6, 5, 4, 3, 2, 1, 0};
static const GG_ROM gg_table_step agent_types__child__heuristics__1__tables__0__moves[] = {
    {.action = 0, .offset = 65530}, /* go(home) */
    {.action = 0, .offset = 65531}, /* go(home) */
    {.action = 0, .offset = 65532}, /* go(home) */
    {.action = 0, .offset = 65533}, /* go(home) */
    {.action = 0, .offset = 65534}, /* go(home) */
    {.action = 0, .offset = 65535}, /* go(home) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__child__heuristics__1__tables[] = {
    {.digits = agent_types__child__heuristics__1__tables__0__digits,
     .entries = agent_types__child__heuristics__1__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__1__tables__0__distances,
     .policy = agent_types__child__heuristics__1__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__child__heuristics__1__tables__0__moves, .base = UINT64_C(0x0), .size = 7,
     .mask = {126, 0}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__child__heuristics__1__wake_mask[] = {UINT64_C(0x27f), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM gg_heuristic agent_types__child__heuristics__1 = {.actions = agent_types__child__heuristics__1__actions,
     .tables = agent_types__child__heuristics__1__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__child__heuristics__1__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__child__heuristics__2__actions[] = {UINT64_C(0x6000007f)};
static const GG_ROM uint16_t agent_types__child__heuristics__2__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__child__heuristics__2__tables__0__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 7, 12, 13, 18, 7, 12, 13, 18};
static const GG_ROM uint16_t agent_types__child__heuristics__2__tables__0__digits__2__values[] = {0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14, 0, 14};
static const GG_ROM gg_index_digit agent_types__child__heuristics__2__tables__0__digits[] = {
    {.values = agent_types__child__heuristics__2__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__child__heuristics__2__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__child__heuristics__2__tables__0__digits__2__values, .word = 0, .shift = 10},
};
static const GG_ROM uint8_t agent_types__child__heuristics__2__tables__0__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2,
    2, 2, 2, 2,
};
static const GG_ROM uint64_t agent_types__child__heuristics__2__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002)};
static const GG_ROM uint8_t agent_types__child__heuristics__2__tables__0__policy[] = {
    7, 7, 7, 7, 7, 7, 7, 6, 5, 4, 3, 2, 1, 0, 7, 7, 7, 7, 7, 7, 7, 6, 5, 4,
    3, 2, 1, 0,
};
static const GG_ROM gg_table_step agent_types__child__heuristics__2__tables__0__moves[] = {
    {.action = 0, .offset = 65530}, /* go(home) */
    {.action = 0, .offset = 65531}, /* go(home) */
    {.action = 0, .offset = 65532}, /* go(home) */
    {.action = 0, .offset = 65533}, /* go(home) */
    {.action = 0, .offset = 65534}, /* go(home) */
    {.action = 0, .offset = 65535}, /* go(home) */
    {.action = 30, .offset = 65529}, /* take_washing */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__child__heuristics__2__tables[] = {
    {.digits = agent_types__child__heuristics__2__tables__0__digits,
     .entries = agent_types__child__heuristics__2__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__2__tables__0__distances,
     .policy = agent_types__child__heuristics__2__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__child__heuristics__2__tables__0__moves, .base = UINT64_C(0x0),
     .size = 28, .mask = {1406, 0}, .digit_count = 3, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__child__heuristics__2__wake_mask[] = {UINT64_C(0x57f), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM gg_heuristic agent_types__child__heuristics__2 = {.actions = agent_types__child__heuristics__2__actions,
     .tables = agent_types__child__heuristics__2__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__child__heuristics__2__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__child__heuristics__3__actions[] = {UINT64_C(0x10a7f)};
static const GG_ROM gg_policy_node agent_types__child__heuristics__3__policy__nodes[] = {
    {0, 1, 11}, {1, 2, 11}, {2, 3, 7}, {3, 4, 7}, {4, 5, 7}, {5, 6, 7},
    {6, 10, 7}, {7, 12, 8}, {8, 9, 12}, {9, 13, 12},
};
static const GG_ROM gg_policy_test agent_types__child__heuristics__3__policy__tests[] = {
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x8000), .word = 1},
    {.mask = UINT64_C(0x1000000000000), .word = 1},
    {.mask = UINT64_C(0x800000000000), .word = 1},
    {.mask = UINT64_C(0x400000000000), .word = 1},
    {.mask = UINT64_C(0x200000000000), .word = 1},
    {.mask = UINT64_C(0x100000000000), .word = 1},
    {.mask = UINT64_C(0x70), .word = 0},
    {.mask = UINT64_C(0x4c), .word = 0},
    {.mask = UINT64_C(0x2a), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__child__heuristics__3__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 4, .from = 7}, /* go(inn) */
    {.action = 16, .from = 0}, /* take_loaf */
};
static const GG_ROM gg_policy agent_types__child__heuristics__3__policy = {.nodes = agent_types__child__heuristics__3__policy__nodes,
     .tests = agent_types__child__heuristics__3__policy__tests,
     .leaves = agent_types__child__heuristics__3__policy__leaves, .invariants = NULL,
     .node_count = 10, .test_count = 10, .leaf_count = 4, .invariant_count = 0, .longest = 2};
static const GG_ROM gg_heuristic agent_types__child__heuristics__3 = {.actions = agent_types__child__heuristics__3__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__child__heuristics__3__policy,
     .reading = &gg_policy_reading, .wake_mask = NULL, .table_count = 0, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__child__heuristics__4__actions[] = {UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__child__heuristics__4__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7};
static const GG_ROM gg_index_digit agent_types__child__heuristics__4__tables__0__digits[] = {
    {.values = agent_types__child__heuristics__4__tables__0__digits__0__values, .word = 1, .shift = 26},
};
static const GG_ROM uint8_t agent_types__child__heuristics__4__tables__0__entries[] = {1, 1, 1, 1, 0, 0, 0};
static const GG_ROM uint64_t agent_types__child__heuristics__4__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__child__heuristics__4__tables__0__policy[] = {0, 0, 0, 0, 0, 0, 0};
static const GG_ROM gg_table_step agent_types__child__heuristics__4__tables__0__moves[] = {
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__child__heuristics__4__tables[] = {
    {.digits = agent_types__child__heuristics__4__tables__0__digits,
     .entries = agent_types__child__heuristics__4__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__4__tables__0__distances,
     .policy = agent_types__child__heuristics__4__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__child__heuristics__4__tables__0__moves, .base = UINT64_C(0x0), .size = 7,
     .mask = {14, 0}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__child__heuristics__4 = {.actions = agent_types__child__heuristics__4__actions,
     .tables = agent_types__child__heuristics__4__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__child__heuristics__5__actions[] = {UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__child__heuristics__5__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__child__heuristics__5__tables__0__digits[] = {
    {.values = agent_types__child__heuristics__5__tables__0__digits__0__values, .word = 1, .shift = 56},
};
static const GG_ROM uint8_t agent_types__child__heuristics__5__tables__0__entries[] = {1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__child__heuristics__5__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__child__heuristics__5__tables__0__policy[] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const GG_ROM gg_table_step agent_types__child__heuristics__5__tables__0__moves[] = {
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__child__heuristics__5__tables[] = {
    {.digits = agent_types__child__heuristics__5__tables__0__digits,
     .entries = agent_types__child__heuristics__5__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__5__tables__0__distances,
     .policy = agent_types__child__heuristics__5__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__child__heuristics__5__tables__0__moves, .base = UINT64_C(0x0),
     .size = 16, .mask = {0, 2147483655}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__child__heuristics__5 = {.actions = agent_types__child__heuristics__5__actions,
     .tables = agent_types__child__heuristics__5__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = false,
     .hidden = false};
static const GG_ROM uint64_t agent_types__child__heuristics__6__actions[] = {UINT64_C(0x10a7f)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__0__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__0__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__0__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__0__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__0__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__1__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__1__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__1__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__1__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__1__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__1__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__2__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__2__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__2__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__2__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__2__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__2__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__2__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__3__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__3__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__3__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__3__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__3__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__3__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__4__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__4__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__4__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__4__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__4__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__4__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__5__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__5__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__5__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__5__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__5__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__5__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__6__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__6__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__6__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__6__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__6__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__6__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__6__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__7__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__7__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__7__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__7__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__7__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__7__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__7__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__8__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__8__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__8__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__8__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__8__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__8__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__8__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__9__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__9__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__9__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__9__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__9__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__9__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__9__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__10__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__10__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__10__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__10__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__10__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__10__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__10__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__11__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__11__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__11__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__11__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__11__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__11__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__11__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__12__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__12__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__12__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__12__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__12__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__12__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__12__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__13__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__13__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__13__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__13__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__13__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__13__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__13__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__14__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__14__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__14__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__14__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__14__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__14__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__14__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__15__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__15__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__15__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__15__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__15__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__15__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__15__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__16__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__16__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__16__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__16__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__16__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__16__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__16__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__17__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__17__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__17__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__17__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__17__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__17__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__17__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__18__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__18__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__18__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__18__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__18__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__18__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__18__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__19__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__19__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__19__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__19__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__19__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__19__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__19__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__20__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__20__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__20__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__20__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__20__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__20__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__20__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__21__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__21__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__21__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__21__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__21__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__21__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__21__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__22__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__22__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__22__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__22__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__22__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__22__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__22__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__23__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__23__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__23__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__23__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__23__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__23__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__23__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__24__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__24__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__24__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__24__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__24__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__24__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__24__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__25__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__25__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__25__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__25__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__25__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__25__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__25__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__26__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__26__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__26__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__26__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__26__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__26__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__26__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__27__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__27__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__27__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__27__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__27__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__27__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__27__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__28__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__28__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__28__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__28__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__28__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__28__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__28__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__29__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__29__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__29__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__29__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__29__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__29__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__29__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__30__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__30__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__30__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__30__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__30__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__30__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__30__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__31__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__31__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__31__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__31__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__31__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__31__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__31__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__32__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__32__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__32__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__32__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__32__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__32__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__32__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__33__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__33__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__33__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__33__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__33__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__33__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__33__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__34__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__34__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__34__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__34__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__34__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__34__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__34__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__35__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__35__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__35__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__35__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__35__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__35__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__35__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__36__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__36__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__36__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__36__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__36__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__36__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__36__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__37__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__37__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__37__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__37__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__37__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__37__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__37__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__38__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__38__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__38__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__38__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__38__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__38__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__38__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__39__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__39__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__39__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__39__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__39__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__39__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__39__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__40__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__40__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__40__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__40__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__40__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__40__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__40__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__41__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__41__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__41__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__41__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__41__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__41__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__41__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__42__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__42__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__42__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__42__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__42__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__42__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__42__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__43__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__43__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__43__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__43__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__43__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__43__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__43__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__44__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__44__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__44__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__44__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__44__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__44__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__44__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__45__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__45__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__45__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__45__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__45__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__45__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__45__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__46__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__46__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__46__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__46__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__46__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__46__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__46__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__47__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__47__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__47__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__47__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__47__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__47__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__47__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__48__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__48__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__48__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__48__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__48__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__48__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__48__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__49__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__49__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__49__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__49__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__49__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__49__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__49__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__50__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__50__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__50__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__50__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__50__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__50__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__50__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__51__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__51__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__51__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__51__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__51__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__51__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__51__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__52__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__52__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__52__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__52__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__52__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__52__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__52__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__53__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__53__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__53__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__53__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__53__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__53__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__53__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__54__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__54__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__54__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__54__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__54__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__54__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__54__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__55__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__55__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__55__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__55__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__55__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__55__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__55__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__56__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__56__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__56__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__56__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__56__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__56__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__56__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__57__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__57__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__57__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__57__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__57__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__57__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__57__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__58__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__58__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__58__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__58__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__58__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__58__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__58__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__59__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__59__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__59__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__59__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__59__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__59__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__59__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__60__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__60__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__60__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__60__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__60__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__60__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__60__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__61__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__61__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__61__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__61__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__61__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__61__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__61__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__62__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__62__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__62__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__62__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__62__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__62__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__62__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__63__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__6__tables__63__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__6__tables__63__digits[] = {
    {.values = agent_types__child__heuristics__6__tables__63__digits__0__values, .word = 1, .shift = 44},
    {.values = agent_types__child__heuristics__6__tables__63__digits__1__values, .word = 1, .shift = 48},
};
static const GG_ROM uint8_t agent_types__child__heuristics__6__tables__63__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__6__tables__63__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__child__heuristics__6__tables[] = {
    {.digits = agent_types__child__heuristics__6__tables__0__digits,
     .entries = agent_types__child__heuristics__6__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__1__digits,
     .entries = agent_types__child__heuristics__6__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__2__digits,
     .entries = agent_types__child__heuristics__6__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__3__digits,
     .entries = agent_types__child__heuristics__6__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__4__digits,
     .entries = agent_types__child__heuristics__6__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__5__digits,
     .entries = agent_types__child__heuristics__6__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__6__digits,
     .entries = agent_types__child__heuristics__6__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__7__digits,
     .entries = agent_types__child__heuristics__6__tables__7__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__7__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__8__digits,
     .entries = agent_types__child__heuristics__6__tables__8__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__8__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__9__digits,
     .entries = agent_types__child__heuristics__6__tables__9__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__9__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__10__digits,
     .entries = agent_types__child__heuristics__6__tables__10__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__10__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__11__digits,
     .entries = agent_types__child__heuristics__6__tables__11__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__11__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__12__digits,
     .entries = agent_types__child__heuristics__6__tables__12__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__12__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__13__digits,
     .entries = agent_types__child__heuristics__6__tables__13__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__13__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__14__digits,
     .entries = agent_types__child__heuristics__6__tables__14__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__14__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__15__digits,
     .entries = agent_types__child__heuristics__6__tables__15__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__15__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__16__digits,
     .entries = agent_types__child__heuristics__6__tables__16__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__16__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__17__digits,
     .entries = agent_types__child__heuristics__6__tables__17__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__17__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__18__digits,
     .entries = agent_types__child__heuristics__6__tables__18__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__18__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__19__digits,
     .entries = agent_types__child__heuristics__6__tables__19__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__19__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__20__digits,
     .entries = agent_types__child__heuristics__6__tables__20__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__20__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__21__digits,
     .entries = agent_types__child__heuristics__6__tables__21__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__21__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__22__digits,
     .entries = agent_types__child__heuristics__6__tables__22__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__22__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__23__digits,
     .entries = agent_types__child__heuristics__6__tables__23__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__23__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__24__digits,
     .entries = agent_types__child__heuristics__6__tables__24__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__24__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__25__digits,
     .entries = agent_types__child__heuristics__6__tables__25__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__25__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__26__digits,
     .entries = agent_types__child__heuristics__6__tables__26__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__26__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__27__digits,
     .entries = agent_types__child__heuristics__6__tables__27__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__27__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__28__digits,
     .entries = agent_types__child__heuristics__6__tables__28__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__28__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__29__digits,
     .entries = agent_types__child__heuristics__6__tables__29__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__29__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__30__digits,
     .entries = agent_types__child__heuristics__6__tables__30__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__30__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__31__digits,
     .entries = agent_types__child__heuristics__6__tables__31__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__31__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__32__digits,
     .entries = agent_types__child__heuristics__6__tables__32__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__32__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__33__digits,
     .entries = agent_types__child__heuristics__6__tables__33__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__33__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__34__digits,
     .entries = agent_types__child__heuristics__6__tables__34__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__34__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__35__digits,
     .entries = agent_types__child__heuristics__6__tables__35__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__35__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__36__digits,
     .entries = agent_types__child__heuristics__6__tables__36__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__36__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__37__digits,
     .entries = agent_types__child__heuristics__6__tables__37__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__37__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__38__digits,
     .entries = agent_types__child__heuristics__6__tables__38__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__38__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__39__digits,
     .entries = agent_types__child__heuristics__6__tables__39__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__39__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__40__digits,
     .entries = agent_types__child__heuristics__6__tables__40__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__40__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__41__digits,
     .entries = agent_types__child__heuristics__6__tables__41__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__41__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__42__digits,
     .entries = agent_types__child__heuristics__6__tables__42__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__42__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__43__digits,
     .entries = agent_types__child__heuristics__6__tables__43__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__43__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__44__digits,
     .entries = agent_types__child__heuristics__6__tables__44__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__44__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__45__digits,
     .entries = agent_types__child__heuristics__6__tables__45__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__45__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__46__digits,
     .entries = agent_types__child__heuristics__6__tables__46__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__46__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__47__digits,
     .entries = agent_types__child__heuristics__6__tables__47__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__47__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__48__digits,
     .entries = agent_types__child__heuristics__6__tables__48__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__48__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__49__digits,
     .entries = agent_types__child__heuristics__6__tables__49__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__49__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__50__digits,
     .entries = agent_types__child__heuristics__6__tables__50__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__50__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__51__digits,
     .entries = agent_types__child__heuristics__6__tables__51__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__51__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__52__digits,
     .entries = agent_types__child__heuristics__6__tables__52__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__52__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__53__digits,
     .entries = agent_types__child__heuristics__6__tables__53__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__53__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__54__digits,
     .entries = agent_types__child__heuristics__6__tables__54__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__54__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__55__digits,
     .entries = agent_types__child__heuristics__6__tables__55__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__55__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__56__digits,
     .entries = agent_types__child__heuristics__6__tables__56__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__56__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__57__digits,
     .entries = agent_types__child__heuristics__6__tables__57__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__57__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__58__digits,
     .entries = agent_types__child__heuristics__6__tables__58__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__58__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__59__digits,
     .entries = agent_types__child__heuristics__6__tables__59__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__59__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__60__digits,
     .entries = agent_types__child__heuristics__6__tables__60__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__60__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__61__digits,
     .entries = agent_types__child__heuristics__6__tables__61__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__61__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__62__digits,
     .entries = agent_types__child__heuristics__6__tables__62__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__62__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = false},
    {.digits = agent_types__child__heuristics__6__tables__63__digits,
     .entries = agent_types__child__heuristics__6__tables__63__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__6__tables__63__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 31, .mask = {0, 16252928},
     .digit_count = 2, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__child__heuristics__6__policy__nodes[] = {
    {0, 1, 5}, {1, 4, 2}, {2, 3, 5}, {3, 4, 5},
};
static const GG_ROM gg_policy_test agent_types__child__heuristics__6__policy__tests[] = {
    {.mask = UINT64_C(0x1000000000000), .word = 1},
    {.mask = UINT64_C(0x800000000000), .word = 1},
    {.mask = UINT64_C(0x400000000000), .word = 1},
    {.mask = UINT64_C(0x200000000000), .word = 1},
};
static const GG_ROM gg_policy_leaf agent_types__child__heuristics__6__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
};
static const GG_ROM gg_policy agent_types__child__heuristics__6__policy = {.nodes = agent_types__child__heuristics__6__policy__nodes,
     .tests = agent_types__child__heuristics__6__policy__tests,
     .leaves = agent_types__child__heuristics__6__policy__leaves, .invariants = NULL,
     .node_count = 4, .test_count = 4, .leaf_count = 2, .invariant_count = 0, .longest = 0};
static const GG_ROM gg_heuristic agent_types__child__heuristics__6 = {.actions = agent_types__child__heuristics__6__actions,
     .tables = agent_types__child__heuristics__6__tables, .groups = NULL,
     .policy = &agent_types__child__heuristics__6__policy, .reading = &gg_policy_reading,
     .wake_mask = NULL, .table_count = 64, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__child__heuristics__7__actions[] = {UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__child__heuristics__7__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM uint16_t agent_types__child__heuristics__7__tables__0__digits__1__values[] = {0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16};
static const GG_ROM gg_index_digit agent_types__child__heuristics__7__tables__0__digits[] = {
    {.values = agent_types__child__heuristics__7__tables__0__digits__0__values, .word = 1, .shift = 50},
    {.values = agent_types__child__heuristics__7__tables__0__digits__1__values, .word = 1, .shift = 54},
};
static const GG_ROM uint8_t agent_types__child__heuristics__7__tables__0__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__child__heuristics__7__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__child__heuristics__7__tables__0__policy[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM gg_table_step agent_types__child__heuristics__7__tables__0__moves[] = {
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__child__heuristics__7__tables[] = {
    {.digits = agent_types__child__heuristics__7__tables__0__digits,
     .entries = agent_types__child__heuristics__7__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__child__heuristics__7__tables__0__distances,
     .policy = agent_types__child__heuristics__7__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__child__heuristics__7__tables__0__moves, .base = UINT64_C(0x0),
     .size = 31, .mask = {0, 1040187392}, .digit_count = 2, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__child__heuristics__7 = {.actions = agent_types__child__heuristics__7__actions,
     .tables = agent_types__child__heuristics__7__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = false,
     .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__child__heuristics[] = {
    NULL,
    &agent_types__child__heuristics__1,
    &agent_types__child__heuristics__2,
    &agent_types__child__heuristics__3,
    &agent_types__child__heuristics__4,
    &agent_types__child__heuristics__5,
    &agent_types__child__heuristics__6,
    &agent_types__child__heuristics__7,
};
static const GG_ROM uint16_t agent_types__child__goals[] = {
    1, /* out_of_harm */
    2, /* washing_dry */
};
static const GG_ROM uint64_t agent_types__child__relevance_mask[] = {UINT64_C(0x77e), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = agent_types__farmer__actions, .calls = &agent_type__farmer__calls,
     .heuristics = agent_types__farmer__heuristics, .goals = agent_types__farmer__goals,
     .relevance_mask = agent_types__farmer__relevance_mask, .goal_count = 1, .task = 0}, /* farmer */
    {.actions = agent_types__smith__actions, .calls = &agent_type__smith__calls,
     .heuristics = agent_types__smith__heuristics, .goals = agent_types__smith__goals,
     .relevance_mask = agent_types__smith__relevance_mask, .goal_count = 1, .task = 1}, /* smith */
    {.actions = agent_types__innkeeper__actions, .calls = &agent_type__innkeeper__calls,
     .heuristics = agent_types__innkeeper__heuristics, .goals = agent_types__innkeeper__goals,
     .relevance_mask = agent_types__innkeeper__relevance_mask, .goal_count = 2, .task = 2}, /* innkeeper */
    {.actions = agent_types__child__actions, .calls = &agent_type__child__calls,
     .heuristics = agent_types__child__heuristics, .goals = agent_types__child__goals,
     .relevance_mask = agent_types__child__relevance_mask, .goal_count = 2, .task = 3}, /* child */
};

/* farmer_day */
static const GG_ROM gg_range_test tasks__farmer_day__methods__night__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1600000000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour >= 22 */
};
static const GG_ROM gg_range_test tasks__farmer_day__methods__night__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7841929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour <= 4 */
};
static const GG_ROM gg_box tasks__farmer_day__methods__night__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__farmer_day__methods__night__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = tasks__farmer_day__methods__night__precondition__boxes__1__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__farmer_day__methods__night__subtasks[] = {task__get_to__home, action__sleep};
static const GG_ROM gg_range_test tasks__farmer_day__methods__hungry__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929a944), .care = UINT64_C(0xf)}, /* food <= 4 */
};
static const GG_ROM gg_box tasks__farmer_day__methods__hungry__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__farmer_day__methods__hungry__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__farmer_day__methods__hungry__subtasks[] = {task__have_meal};
static const GG_ROM gg_range_test tasks__farmer_day__methods__weary__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929a82a), .care = UINT64_C(0x1e0)}, /* rest <= 1 */
};
static const GG_ROM gg_box tasks__farmer_day__methods__weary__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__farmer_day__methods__weary__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__farmer_day__methods__weary__subtasks[] = {task__get_to__home, action__nap};
static const GG_ROM gg_range_test tasks__farmer_day__methods__evening__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1200000000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour >= 18 */
};
static const GG_ROM gg_box tasks__farmer_day__methods__evening__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__farmer_day__methods__evening__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__farmer_day__methods__evening__subtasks[] = {task__pass_evening};
static const GG_ROM gg_range_test tasks__farmer_day__methods__work__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x600000000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour >= 6 */
};
static const GG_ROM gg_box tasks__farmer_day__methods__work__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__farmer_day__methods__work__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__farmer_day__methods__work__subtasks[] = {task__farm};
static const GG_ROM uint16_t tasks__farmer_day__methods__leisure__subtasks[] = {action__potter};
static const GG_ROM gg_method tasks__farmer_day__methods[] = {
    {.precondition = {.boxes = tasks__farmer_day__methods__night__precondition__boxes, .count = 2},
     .subtasks = tasks__farmer_day__methods__night__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* night: hour >= 22 or hour <= 4 */
    {.precondition = {.boxes = tasks__farmer_day__methods__hungry__precondition__boxes, .count = 1},
     .subtasks = tasks__farmer_day__methods__hungry__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 1, .priority_level = 1, .scored = GG_NONE}, /* hungry: food <= 4 */
    {.precondition = {.boxes = tasks__farmer_day__methods__weary__precondition__boxes, .count = 1},
     .subtasks = tasks__farmer_day__methods__weary__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 2, .priority_level = 2, .scored = GG_NONE}, /* weary: rest <= 1 */
    {.precondition = {.boxes = tasks__farmer_day__methods__evening__precondition__boxes, .count = 1},
     .subtasks = tasks__farmer_day__methods__evening__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 3, .priority_level = 3, .scored = GG_NONE}, /* evening: hour >= 18 */
    {.precondition = {.boxes = tasks__farmer_day__methods__work__precondition__boxes, .count = 1},
     .subtasks = tasks__farmer_day__methods__work__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 4, .priority_level = 4, .scored = GG_NONE}, /* work: hour >= 6 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__farmer_day__methods__leisure__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 5, .priority_level = 5, .scored = GG_NONE}, /* leisure: none */
};
/* smith_day */
static const GG_ROM gg_range_test tasks__smith_day__methods__night__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1600000000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour >= 22 */
};
static const GG_ROM gg_range_test tasks__smith_day__methods__night__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7851929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour <= 5 */
};
static const GG_ROM gg_box tasks__smith_day__methods__night__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__smith_day__methods__night__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = tasks__smith_day__methods__night__precondition__boxes__1__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__smith_day__methods__night__subtasks[] = {task__get_to__home, action__sleep};
static const GG_ROM gg_range_test tasks__smith_day__methods__hungry__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929a944), .care = UINT64_C(0xf)}, /* food <= 4 */
};
static const GG_ROM gg_box tasks__smith_day__methods__hungry__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__smith_day__methods__hungry__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__smith_day__methods__hungry__subtasks[] = {task__have_meal};
static const GG_ROM gg_range_test tasks__smith_day__methods__weary__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929a82a), .care = UINT64_C(0x1e0)}, /* rest <= 1 */
};
static const GG_ROM gg_box tasks__smith_day__methods__weary__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__smith_day__methods__weary__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__smith_day__methods__weary__subtasks[] = {task__get_to__home, action__nap};
static const GG_ROM gg_range_test tasks__smith_day__methods__evening__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1200000000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour >= 18 */
};
static const GG_ROM gg_box tasks__smith_day__methods__evening__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__smith_day__methods__evening__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__smith_day__methods__evening__subtasks[] = {task__pass_evening};
static const GG_ROM gg_range_test tasks__smith_day__methods__work__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x700000000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour >= 7 */
};
static const GG_ROM gg_box tasks__smith_day__methods__work__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__smith_day__methods__work__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__smith_day__methods__work__subtasks[] = {task__smithy};
static const GG_ROM uint16_t tasks__smith_day__methods__leisure__subtasks[] = {action__potter};
static const GG_ROM gg_method tasks__smith_day__methods[] = {
    {.precondition = {.boxes = tasks__smith_day__methods__night__precondition__boxes, .count = 2},
     .subtasks = tasks__smith_day__methods__night__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* night: hour >= 22 or hour <= 5 */
    {.precondition = {.boxes = tasks__smith_day__methods__hungry__precondition__boxes, .count = 1},
     .subtasks = tasks__smith_day__methods__hungry__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 1, .priority_level = 1, .scored = GG_NONE}, /* hungry: food <= 4 */
    {.precondition = {.boxes = tasks__smith_day__methods__weary__precondition__boxes, .count = 1},
     .subtasks = tasks__smith_day__methods__weary__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 2, .priority_level = 2, .scored = GG_NONE}, /* weary: rest <= 1 */
    {.precondition = {.boxes = tasks__smith_day__methods__evening__precondition__boxes, .count = 1},
     .subtasks = tasks__smith_day__methods__evening__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 3, .priority_level = 3, .scored = GG_NONE}, /* evening: hour >= 18 */
    {.precondition = {.boxes = tasks__smith_day__methods__work__precondition__boxes, .count = 1},
     .subtasks = tasks__smith_day__methods__work__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 4, .priority_level = 4, .scored = GG_NONE}, /* work: hour >= 7 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__smith_day__methods__leisure__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 5, .priority_level = 5, .scored = GG_NONE}, /* leisure: none */
};
/* innkeeper_day */
static const GG_ROM gg_range_test tasks__innkeeper_day__methods__night__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1700000000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour == 23 */
};
static const GG_ROM gg_range_test tasks__innkeeper_day__methods__night__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7851929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour <= 5 */
};
static const GG_ROM gg_box tasks__innkeeper_day__methods__night__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__innkeeper_day__methods__night__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = tasks__innkeeper_day__methods__night__precondition__boxes__1__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__innkeeper_day__methods__night__subtasks[] = {task__get_to__home, action__sleep};
static const GG_ROM gg_range_test tasks__innkeeper_day__methods__hungry__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929a944), .care = UINT64_C(0xf)}, /* food <= 4 */
};
static const GG_ROM gg_box tasks__innkeeper_day__methods__hungry__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__innkeeper_day__methods__hungry__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__innkeeper_day__methods__hungry__subtasks[] = {task__have_meal};
static const GG_ROM gg_range_test tasks__innkeeper_day__methods__weary__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929a82a), .care = UINT64_C(0x1e0)}, /* rest <= 1 */
};
static const GG_ROM gg_box tasks__innkeeper_day__methods__weary__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__innkeeper_day__methods__weary__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__innkeeper_day__methods__weary__subtasks[] = {task__get_to__home, action__nap};
static const GG_ROM uint16_t tasks__innkeeper_day__methods__work__subtasks[] = {task__keep_inn};
static const GG_ROM gg_method tasks__innkeeper_day__methods[] = {
    {.precondition = {.boxes = tasks__innkeeper_day__methods__night__precondition__boxes, .count = 2},
     .subtasks = tasks__innkeeper_day__methods__night__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* night: hour >= 23 or hour <= 5 */
    {.precondition = {.boxes = tasks__innkeeper_day__methods__hungry__precondition__boxes, .count = 1},
     .subtasks = tasks__innkeeper_day__methods__hungry__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 1, .priority_level = 1, .scored = GG_NONE}, /* hungry: food <= 4 */
    {.precondition = {.boxes = tasks__innkeeper_day__methods__weary__precondition__boxes, .count = 1},
     .subtasks = tasks__innkeeper_day__methods__weary__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 2, .priority_level = 2, .scored = GG_NONE}, /* weary: rest <= 1 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__innkeeper_day__methods__work__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 3, .priority_level = 3, .scored = GG_NONE}, /* work: none */
};
/* child_day */
static const GG_ROM gg_range_test tasks__child_day__methods__night__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1400000000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour >= 20 */
};
static const GG_ROM gg_range_test tasks__child_day__methods__night__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7861929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour <= 6 */
};
static const GG_ROM gg_box tasks__child_day__methods__night__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__child_day__methods__night__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = NULL, .ranges = tasks__child_day__methods__night__precondition__boxes__1__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__child_day__methods__night__subtasks[] = {task__get_to__home, action__sleep};
static const GG_ROM gg_range_test tasks__child_day__methods__hungry__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929a944), .care = UINT64_C(0xf)}, /* food <= 4 */
};
static const GG_ROM gg_box tasks__child_day__methods__hungry__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__child_day__methods__hungry__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__child_day__methods__hungry__subtasks[] = {task__have_meal};
static const GG_ROM gg_range_test tasks__child_day__methods__chores__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x800000000), .high = UINT64_C(0xf79e78a1929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour >= 8 and hour <= 10 */
};
static const GG_ROM gg_flag_test tasks__child_day__methods__chores__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x100), .want = UINT64_C(0x100)}, /* washing_out */
};
static const GG_ROM gg_range_test tasks__child_day__methods__chores__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1000000000), .high = UINT64_C(0xf79e7921929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour >= 16 and hour <= 18 */
};
static const GG_ROM gg_box tasks__child_day__methods__chores__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__child_day__methods__chores__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = tasks__child_day__methods__chores__precondition__boxes__1__flags,
     .ranges = tasks__child_day__methods__chores__precondition__boxes__1__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__child_day__methods__chores__subtasks[] = {task__do_washing};
static const GG_ROM uint16_t tasks__child_day__methods__leisure__subtasks[] = {task__roam};
static const GG_ROM gg_method tasks__child_day__methods[] = {
    {.precondition = {.boxes = tasks__child_day__methods__night__precondition__boxes, .count = 2},
     .subtasks = tasks__child_day__methods__night__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* night: hour >= 20 or hour <= 6 */
    {.precondition = {.boxes = tasks__child_day__methods__hungry__precondition__boxes, .count = 1},
     .subtasks = tasks__child_day__methods__hungry__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 1, .priority_level = 1, .scored = GG_NONE}, /* hungry: food <= 4 */
    {.precondition = {.boxes = tasks__child_day__methods__chores__precondition__boxes, .count = 2},
     .subtasks = tasks__child_day__methods__chores__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 2, .priority_level = 2, .scored = GG_NONE}, /* chores: hour >= 8 and hour <= 18 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__child_day__methods__leisure__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 3, .priority_level = 3, .scored = GG_NONE}, /* leisure: none */
};
/* have_meal */
static const GG_ROM gg_range_test tasks__have_meal__methods__bag__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8000), .high = UINT64_C(0xf79e7971929a946), .care = UINT64_C(0x1800f)}, /* food <= 6, bread >= 1 */
};
static const GG_ROM gg_box tasks__have_meal__methods__bag__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__have_meal__methods__bag__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__have_meal__methods__bag__subtasks[] = {action__eat};
static const GG_ROM uint16_t tasks__have_meal__methods__errand__subtasks[] = {50 /* achieve */, action__eat};
static const GG_ROM uint16_t tasks__have_meal__methods__forage__subtasks[] = {task__get_to__wood, action__pick_berries};
static const GG_ROM uint16_t tasks__have_meal__methods__bear_it__subtasks[] = {action__potter};
static const GG_ROM gg_method tasks__have_meal__methods[] = {
    {.precondition = {.boxes = tasks__have_meal__methods__bag__precondition__boxes, .count = 1},
     .subtasks = tasks__have_meal__methods__bag__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* bag: bread >= 1 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__have_meal__methods__errand__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* errand: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__have_meal__methods__forage__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* forage: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__have_meal__methods__bear_it__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 3, .priority_level = 0, .scored = GG_NONE}, /* bear_it: none */
};
/* pass_evening */
static const GG_ROM gg_range_test tasks__pass_evening__methods__supper__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929a946), .care = UINT64_C(0xf)}, /* food <= 6 */
};
static const GG_ROM gg_box tasks__pass_evening__methods__supper__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__pass_evening__methods__supper__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__pass_evening__methods__supper__subtasks[] = {task__get_to__inn, action__have_supper};
static const GG_ROM gg_range_test tasks__pass_evening__methods__company__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929a14a), .care = UINT64_C(0x3c00)}, /* company <= 8 */
};
static const GG_ROM gg_box tasks__pass_evening__methods__company__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__pass_evening__methods__company__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__pass_evening__methods__company__subtasks[] = {task__get_to__inn, action__chat};
static const GG_ROM uint16_t tasks__pass_evening__methods__home__subtasks[] = {task__get_to__home, action__potter};
static const GG_ROM gg_method tasks__pass_evening__methods[] = {
    {.precondition = {.boxes = tasks__pass_evening__methods__supper__precondition__boxes, .count = 1},
     .subtasks = tasks__pass_evening__methods__supper__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* supper: food <= 6 */
    {.precondition = {.boxes = tasks__pass_evening__methods__company__precondition__boxes, .count = 1},
     .subtasks = tasks__pass_evening__methods__company__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* company: company <= 8 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__pass_evening__methods__home__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* home: none */
};
static const GG_ROM gg_method_instances tasks__pass_evening__groups[] = {
    {.first = 0, .end = 1, .weight = 6, .rank = 0},
    {.first = 1, .end = 2, .weight = 3, .rank = 0},
    {.first = 2, .end = 3, .weight = 1, .rank = 0},
};
/* do_washing */
static const GG_ROM gg_range_test tasks__do_washing__methods__hang__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e78a1929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour <= 10 */
};
static const GG_ROM gg_box tasks__do_washing__methods__hang__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__do_washing__methods__hang__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__do_washing__methods__hang__subtasks[] = {task__get_to__home, action__hang_washing};
static const GG_ROM gg_flag_test tasks__do_washing__methods__take__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100), .want = UINT64_C(0x100)}, /* washing_out */
};
static const GG_ROM gg_range_test tasks__do_washing__methods__take__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1000000000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour >= 16 */
};
static const GG_ROM gg_box tasks__do_washing__methods__take__precondition__boxes[] = {
    {.flags = tasks__do_washing__methods__take__precondition__boxes__0__flags,
     .ranges = tasks__do_washing__methods__take__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__do_washing__methods__take__subtasks[] = {task__get_to__home, action__take_washing};
static const GG_ROM gg_method tasks__do_washing__methods[] = {
    {.precondition = {.boxes = tasks__do_washing__methods__hang__precondition__boxes, .count = 1},
     .subtasks = tasks__do_washing__methods__hang__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* hang: hour <= 10 */
    {.precondition = {.boxes = tasks__do_washing__methods__take__precondition__boxes, .count = 1},
     .subtasks = tasks__do_washing__methods__take__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* take: hour >= 16, washing_out */
};
/* farm */
static const GG_ROM uint16_t tasks__farm__methods__reap__subtasks[] = {task__get_to__field, action__harvest, action__harvest};
static const GG_ROM gg_range_test tasks__farm__methods__sharpen__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7970529a94a), .care = UINT64_C(0x1c000000)}, /* edge <= 1 */
};
static const GG_ROM gg_box tasks__farm__methods__sharpen__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__farm__methods__sharpen__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__farm__methods__sharpen__subtasks[] = {51 /* achieve */};
static const GG_ROM uint16_t tasks__farm__methods__weed__subtasks[] = {task__get_to__field, action__weed};
static const GG_ROM uint16_t tasks__farm__methods__chop__subtasks[] = {task__get_to__wood, action__chop_wood};
static const GG_ROM gg_range_test tasks__farm__methods__gossip__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929894a), .care = UINT64_C(0x3c00)}, /* company <= 2 */
};
static const GG_ROM gg_box tasks__farm__methods__gossip__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__farm__methods__gossip__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__farm__methods__gossip__subtasks[] = {task__get_to__well, action__chat};
static const GG_ROM uint16_t tasks__farm__methods__rest__subtasks[] = {action__potter};
static const GG_ROM gg_method tasks__farm__methods[] = {
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__farm__methods__reap__subtasks, .arguments = NULL, .subtask_count = 3,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* reap: none */
    {.precondition = {.boxes = tasks__farm__methods__sharpen__precondition__boxes, .count = 1},
     .subtasks = tasks__farm__methods__sharpen__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* sharpen: edge <= 1 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__farm__methods__weed__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* weed: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__farm__methods__chop__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 3, .priority_level = 0, .scored = GG_NONE}, /* chop: none */
    {.precondition = {.boxes = tasks__farm__methods__gossip__precondition__boxes, .count = 1},
     .subtasks = tasks__farm__methods__gossip__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 4, .priority_level = 0, .scored = GG_NONE}, /* gossip: company <= 2 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__farm__methods__rest__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 5, .priority_level = 0, .scored = GG_NONE}, /* rest: none */
};
static const GG_ROM gg_method_instances tasks__farm__groups[] = {
    {.first = 0, .end = 1, .weight = 8, .rank = 0},
    {.first = 1, .end = 2, .weight = 16, .rank = 0},
    {.first = 2, .end = 3, .weight = 3, .rank = 0},
    {.first = 3, .end = 4, .weight = 2, .rank = 0},
    {.first = 4, .end = 5, .weight = 2, .rank = 0},
    {.first = 5, .end = 6, .weight = 1, .rank = 0},
};
/* smithy */
static const GG_ROM uint16_t tasks__smithy__methods__forge__subtasks[] = {task__get_to__forge, action__forge};
static const GG_ROM gg_range_test tasks__smithy__methods__stock__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x279e7971929a94a),
     .care = UINT64_C(0xf00000000000000)}, /* wood <= 2 */
};
static const GG_ROM gg_box tasks__smithy__methods__stock__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__smithy__methods__stock__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__smithy__methods__stock__subtasks[] = {52 /* achieve */};
static const GG_ROM uint16_t tasks__smithy__methods__sweep__subtasks[] = {task__get_to__forge, action__sweep};
static const GG_ROM uint16_t tasks__smithy__methods__rest__subtasks[] = {action__potter};
static const GG_ROM gg_method tasks__smithy__methods[] = {
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__smithy__methods__forge__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* forge: none */
    {.precondition = {.boxes = tasks__smithy__methods__stock__precondition__boxes, .count = 1},
     .subtasks = tasks__smithy__methods__stock__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* stock: wood <= 2 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__smithy__methods__sweep__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* sweep: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__smithy__methods__rest__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 3, .priority_level = 0, .scored = GG_NONE}, /* rest: none */
};
static const GG_ROM gg_method_instances tasks__smithy__groups[] = {
    {.first = 0, .end = 1, .weight = 8, .rank = 0},
    {.first = 1, .end = 2, .weight = 16, .rank = 0},
    {.first = 2, .end = 3, .weight = 1, .rank = 0},
    {.first = 3, .end = 4, .weight = 1, .rank = 0},
};
/* keep_inn */
static const GG_ROM gg_range_test tasks__keep_inn__methods__bake__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf7837971929a94a),
     .care = UINT64_C(0x1f00000000000)}, /* loaves <= 3 */
};
static const GG_ROM gg_box tasks__keep_inn__methods__bake__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__keep_inn__methods__bake__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__keep_inn__methods__bake__subtasks[] = {53 /* achieve */};
static const GG_ROM gg_range_test tasks__keep_inn__methods__cook__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0xa00000000), .high = UINT64_C(0xf1de7971929a94a),
     .care = UINT64_C(0x7c001f00000000)}, /* hour >= 10, stew <= 7 */
};
static const GG_ROM gg_box tasks__keep_inn__methods__cook__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__keep_inn__methods__cook__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__keep_inn__methods__cook__subtasks[] = {54 /* achieve */};
static const GG_ROM gg_range_test tasks__keep_inn__methods__washing__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e78a1929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour <= 10 */
};
static const GG_ROM gg_flag_test tasks__keep_inn__methods__washing__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x100), .want = UINT64_C(0x100)}, /* washing_out */
};
static const GG_ROM gg_range_test tasks__keep_inn__methods__washing__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1000000000), .high = UINT64_C(0xf79e7921929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour >= 16 and hour <= 18 */
};
static const GG_ROM gg_box tasks__keep_inn__methods__washing__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__keep_inn__methods__washing__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
    {.flags = tasks__keep_inn__methods__washing__precondition__boxes__1__flags,
     .ranges = tasks__keep_inn__methods__washing__precondition__boxes__1__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__keep_inn__methods__washing__subtasks[] = {task__do_washing};
static const GG_ROM gg_range_test tasks__keep_inn__methods__stock__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0xe00000000), .high = UINT64_C(0xf61e7971929a94a),
     .care = UINT64_C(0x7c001f00000000)}, /* hour >= 14, stew <= 24 */
};
static const GG_ROM gg_box tasks__keep_inn__methods__stock__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__keep_inn__methods__stock__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__keep_inn__methods__stock__subtasks[] = {task__get_to__inn, action__cook};
static const GG_ROM uint16_t tasks__keep_inn__methods__guests__subtasks[] = {task__get_to__inn, action__serve};
static const GG_ROM gg_range_test tasks__keep_inn__methods__gossip__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7971929994a), .care = UINT64_C(0x3c00)}, /* company <= 6 */
};
static const GG_ROM gg_box tasks__keep_inn__methods__gossip__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__keep_inn__methods__gossip__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__keep_inn__methods__gossip__subtasks[] = {task__get_to__inn, action__chat};
static const GG_ROM gg_method tasks__keep_inn__methods[] = {
    {.precondition = {.boxes = tasks__keep_inn__methods__bake__precondition__boxes, .count = 1},
     .subtasks = tasks__keep_inn__methods__bake__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* bake: loaves <= 3 */
    {.precondition = {.boxes = tasks__keep_inn__methods__cook__precondition__boxes, .count = 1},
     .subtasks = tasks__keep_inn__methods__cook__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* cook: stew <= 7, hour >= 10 */
    {.precondition = {.boxes = tasks__keep_inn__methods__washing__precondition__boxes, .count = 2},
     .subtasks = tasks__keep_inn__methods__washing__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 2, .priority_level = 1, .scored = GG_NONE}, /* washing: hour <= 18 */
    {.precondition = {.boxes = tasks__keep_inn__methods__stock__precondition__boxes, .count = 1},
     .subtasks = tasks__keep_inn__methods__stock__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 3, .priority_level = 2, .scored = GG_NONE}, /* stock: hour >= 14, stew <= 24 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__keep_inn__methods__guests__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 4, .priority_level = 3, .scored = GG_NONE}, /* guests: none */
    {.precondition = {.boxes = tasks__keep_inn__methods__gossip__precondition__boxes, .count = 1},
     .subtasks = tasks__keep_inn__methods__gossip__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 5, .priority_level = 3, .scored = GG_NONE}, /* gossip: company <= 6 */
};
static const GG_ROM gg_method_instances tasks__keep_inn__groups[] = {
    {.first = 0, .end = 1, .weight = 1, .rank = 0},
    {.first = 1, .end = 2, .weight = 1, .rank = 1},
    {.first = 2, .end = 3, .weight = 1, .rank = 2},
    {.first = 3, .end = 4, .weight = 1, .rank = 3},
    {.first = 4, .end = 5, .weight = 3, .rank = 4},
    {.first = 5, .end = 6, .weight = 1, .rank = 4},
};
/* roam */
static const GG_ROM uint16_t tasks__roam__methods__meadow__subtasks[] = {task__get_to__field, action__play};
static const GG_ROM uint16_t tasks__roam__methods__square__subtasks[] = {task__get_to__well, action__play};
static const GG_ROM uint16_t tasks__roam__methods__berries__subtasks[] = {task__get_to__wood, action__pick_berries};
static const GG_ROM gg_range_test tasks__roam__methods__visit__precondition__boxes__0__ranges[] = {
    {.word = 2, .low = UINT64_C(0x0), .high = UINT64_C(0xcc), .care = UINT64_C(0x1e00)}, /* fire == 0 */
};
static const GG_ROM gg_box tasks__roam__methods__visit__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__roam__methods__visit__precondition__boxes__0__ranges,
     .flag_count = 0, .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__roam__methods__visit__subtasks[] = {task__get_to__forge, action__play};
static const GG_ROM uint16_t tasks__roam__methods__rest__subtasks[] = {action__potter};
static const GG_ROM gg_method tasks__roam__methods[] = {
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__roam__methods__meadow__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* meadow: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__roam__methods__square__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* square: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__roam__methods__berries__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* berries: none */
    {.precondition = {.boxes = tasks__roam__methods__visit__precondition__boxes, .count = 1},
     .subtasks = tasks__roam__methods__visit__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 3, .priority_level = 0, .scored = GG_NONE}, /* visit: fire == 0 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__roam__methods__rest__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 4, .priority_level = 0, .scored = GG_NONE}, /* rest: none */
};
static const GG_ROM gg_method_instances tasks__roam__groups[] = {
    {.first = 0, .end = 1, .weight = 3, .rank = 0},
    {.first = 1, .end = 2, .weight = 3, .rank = 0},
    {.first = 2, .end = 3, .weight = 2, .rank = 0},
    {.first = 3, .end = 4, .weight = 1, .rank = 0},
    {.first = 4, .end = 5, .weight = 1, .rank = 0},
};
/* get_to(home) */
static const GG_ROM gg_flag_test tasks__get_to__home__methods__there__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7e), .want = UINT64_C(0x0)}, /* at == home */
};
static const GG_ROM gg_box tasks__get_to__home__methods__there__precondition__boxes[] = {
    {.flags = tasks__get_to__home__methods__there__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test tasks__get_to__home__methods__walk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* at != home */
};
static const GG_ROM gg_box tasks__get_to__home__methods__walk__precondition__boxes[] = {
    {.flags = tasks__get_to__home__methods__walk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__get_to__home__methods__walk__subtasks[] = {action__go__home};
static const GG_ROM gg_method tasks__get_to__home__methods[] = {
    {.precondition = {.boxes = tasks__get_to__home__methods__there__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = NULL, .subtask_count = 0, .prechecked = 0, .source_index = 0,
     .priority_level = 0, .scored = GG_NONE}, /* there: at == to */
    {.precondition = {.boxes = tasks__get_to__home__methods__walk__precondition__boxes, .count = 1},
     .subtasks = tasks__get_to__home__methods__walk__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* walk: none */
};
/* get_to(wood) */
static const GG_ROM gg_flag_test tasks__get_to__wood__methods__there__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f), .want = UINT64_C(0x0)}, /* at == wood */
};
static const GG_ROM gg_box tasks__get_to__wood__methods__there__precondition__boxes[] = {
    {.flags = tasks__get_to__wood__methods__there__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test tasks__get_to__wood__methods__walk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40), .want = UINT64_C(0x0)}, /* at != wood */
};
static const GG_ROM gg_box tasks__get_to__wood__methods__walk__precondition__boxes[] = {
    {.flags = tasks__get_to__wood__methods__walk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__get_to__wood__methods__walk__subtasks[] = {action__go__wood};
static const GG_ROM gg_method tasks__get_to__wood__methods[] = {
    {.precondition = {.boxes = tasks__get_to__wood__methods__there__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = NULL, .subtask_count = 0, .prechecked = 0, .source_index = 0,
     .priority_level = 0, .scored = GG_NONE}, /* there: at == to */
    {.precondition = {.boxes = tasks__get_to__wood__methods__walk__precondition__boxes, .count = 1},
     .subtasks = tasks__get_to__wood__methods__walk__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* walk: none */
};
/* get_to(inn) */
static const GG_ROM gg_flag_test tasks__get_to__inn__methods__there__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6f), .want = UINT64_C(0x0)}, /* at == inn */
};
static const GG_ROM gg_box tasks__get_to__inn__methods__there__precondition__boxes[] = {
    {.flags = tasks__get_to__inn__methods__there__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test tasks__get_to__inn__methods__walk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10), .want = UINT64_C(0x0)}, /* at != inn */
};
static const GG_ROM gg_box tasks__get_to__inn__methods__walk__precondition__boxes[] = {
    {.flags = tasks__get_to__inn__methods__walk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__get_to__inn__methods__walk__subtasks[] = {action__go__inn};
static const GG_ROM gg_method tasks__get_to__inn__methods[] = {
    {.precondition = {.boxes = tasks__get_to__inn__methods__there__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = NULL, .subtask_count = 0, .prechecked = 0, .source_index = 0,
     .priority_level = 0, .scored = GG_NONE}, /* there: at == to */
    {.precondition = {.boxes = tasks__get_to__inn__methods__walk__precondition__boxes, .count = 1},
     .subtasks = tasks__get_to__inn__methods__walk__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* walk: none */
};
/* get_to(field) */
static const GG_ROM gg_flag_test tasks__get_to__field__methods__there__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7d), .want = UINT64_C(0x0)}, /* at == field */
};
static const GG_ROM gg_box tasks__get_to__field__methods__there__precondition__boxes[] = {
    {.flags = tasks__get_to__field__methods__there__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test tasks__get_to__field__methods__walk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x0)}, /* at != field */
};
static const GG_ROM gg_box tasks__get_to__field__methods__walk__precondition__boxes[] = {
    {.flags = tasks__get_to__field__methods__walk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__get_to__field__methods__walk__subtasks[] = {action__go__field};
static const GG_ROM gg_method tasks__get_to__field__methods[] = {
    {.precondition = {.boxes = tasks__get_to__field__methods__there__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = NULL, .subtask_count = 0, .prechecked = 0, .source_index = 0,
     .priority_level = 0, .scored = GG_NONE}, /* there: at == to */
    {.precondition = {.boxes = tasks__get_to__field__methods__walk__precondition__boxes, .count = 1},
     .subtasks = tasks__get_to__field__methods__walk__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* walk: none */
};
/* get_to(well) */
static const GG_ROM gg_flag_test tasks__get_to__well__methods__there__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5f), .want = UINT64_C(0x0)}, /* at == well */
};
static const GG_ROM gg_box tasks__get_to__well__methods__there__precondition__boxes[] = {
    {.flags = tasks__get_to__well__methods__there__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test tasks__get_to__well__methods__walk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x0)}, /* at != well */
};
static const GG_ROM gg_box tasks__get_to__well__methods__walk__precondition__boxes[] = {
    {.flags = tasks__get_to__well__methods__walk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__get_to__well__methods__walk__subtasks[] = {action__go__well};
static const GG_ROM gg_method tasks__get_to__well__methods[] = {
    {.precondition = {.boxes = tasks__get_to__well__methods__there__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = NULL, .subtask_count = 0, .prechecked = 0, .source_index = 0,
     .priority_level = 0, .scored = GG_NONE}, /* there: at == to */
    {.precondition = {.boxes = tasks__get_to__well__methods__walk__precondition__boxes, .count = 1},
     .subtasks = tasks__get_to__well__methods__walk__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* walk: none */
};
/* get_to(forge) */
static const GG_ROM gg_flag_test tasks__get_to__forge__methods__there__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x77), .want = UINT64_C(0x0)}, /* at == forge */
};
static const GG_ROM gg_box tasks__get_to__forge__methods__there__precondition__boxes[] = {
    {.flags = tasks__get_to__forge__methods__there__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test tasks__get_to__forge__methods__walk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8), .want = UINT64_C(0x0)}, /* at != forge */
};
static const GG_ROM gg_box tasks__get_to__forge__methods__walk__precondition__boxes[] = {
    {.flags = tasks__get_to__forge__methods__walk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__get_to__forge__methods__walk__subtasks[] = {action__go__forge};
static const GG_ROM gg_method tasks__get_to__forge__methods[] = {
    {.precondition = {.boxes = tasks__get_to__forge__methods__there__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = NULL, .subtask_count = 0, .prechecked = 0, .source_index = 0,
     .priority_level = 0, .scored = GG_NONE}, /* there: at == to */
    {.precondition = {.boxes = tasks__get_to__forge__methods__walk__precondition__boxes, .count = 1},
     .subtasks = tasks__get_to__forge__methods__walk__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* walk: none */
};
static const GG_ROM gg_task tasks__all[] = {
    {.methods = tasks__farmer_day__methods, .groups = NULL, .index = NULL, .method_count = 6,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = true, .component = GG_NONE}, /* farmer_day */
    {.methods = tasks__smith_day__methods, .groups = NULL, .index = NULL, .method_count = 6,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = true, .component = GG_NONE}, /* smith_day */
    {.methods = tasks__innkeeper_day__methods, .groups = NULL, .index = NULL, .method_count = 4,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = true, .component = GG_NONE}, /* innkeeper_day */
    {.methods = tasks__child_day__methods, .groups = NULL, .index = NULL, .method_count = 4,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = true, .component = GG_NONE}, /* child_day */
    {.methods = tasks__have_meal__methods, .groups = NULL, .index = NULL, .method_count = 4,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* have_meal */
    {.methods = tasks__pass_evening__methods, .groups = tasks__pass_evening__groups, .index = NULL,
     .method_count = 3, .group_count = 3, .branch_count = 0, .select = GG_DRAWN, .recursive = false,
     .least = 1, .draws = true, .component = GG_NONE}, /* pass_evening */
    {.methods = tasks__do_washing__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* do_washing */
    {.methods = tasks__farm__methods, .groups = tasks__farm__groups, .index = NULL, .method_count = 6,
     .group_count = 6, .branch_count = 0, .select = GG_DRAWN, .recursive = false, .least = 0,
     .draws = true, .component = GG_NONE}, /* farm */
    {.methods = tasks__smithy__methods, .groups = tasks__smithy__groups, .index = NULL,
     .method_count = 4, .group_count = 4, .branch_count = 0, .select = GG_DRAWN, .recursive = false,
     .least = 0, .draws = true, .component = GG_NONE}, /* smithy */
    {.methods = tasks__keep_inn__methods, .groups = tasks__keep_inn__groups, .index = NULL,
     .method_count = 6, .group_count = 6, .branch_count = 0, .select = GG_DRAWN, .recursive = false,
     .least = 0, .draws = true, .component = GG_NONE}, /* keep_inn */
    {.methods = tasks__roam__methods, .groups = tasks__roam__groups, .index = NULL, .method_count = 5,
     .group_count = 5, .branch_count = 0, .select = GG_DRAWN, .recursive = false, .least = 1,
     .draws = true, .component = GG_NONE}, /* roam */
    {.methods = tasks__get_to__home__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* get_to(home) */
    {.methods = tasks__get_to__wood__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* get_to(wood) */
    {.methods = tasks__get_to__inn__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* get_to(inn) */
    {.methods = tasks__get_to__field__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* get_to(field) */
    {.methods = tasks__get_to__well__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* get_to(well) */
    {.methods = tasks__get_to__forge__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* get_to(forge) */
};

static const GG_ROM uint64_t claims__0__users[] = {UINT64_C(0x4220000)};
static const GG_ROM uint64_t claims__1__users[] = {UINT64_C(0x4018000)};
static const GG_ROM uint64_t claims__2__users[] = {UINT64_C(0x8000400)};
static const GG_ROM uint64_t claims__3__users[] = {UINT64_C(0xd800000)};
static const GG_ROM uint64_t claims__4__users[] = {UINT64_C(0x1080000)};
static const GG_ROM gg_claimed_fact claims__all[] = {
    {.users = claims__0__users, .fact = 13, .traits = 5}, /* grain */
    {.users = claims__1__users, .fact = 14, .traits = 5}, /* loaves */
    {.users = claims__2__users, .fact = 15, .traits = 5}, /* stew */
    {.users = claims__3__users, .fact = 16, .traits = 5}, /* wood */
    {.users = claims__4__users, .fact = 17, .traits = 5}, /* tools */
};
static const GG_ROM gg_claim claims__of_actions__have_supper[] = {
    {.amount = 1, .place = 2, .kind = GG_TAKES, .more = false}, /* stew */
};
static const GG_ROM gg_claim claims__of_actions__buy_bread[] = {
    {.amount = 2, .place = 1, .kind = GG_TAKES, .more = false}, /* loaves */
};
static const GG_ROM gg_claim claims__of_actions__take_loaf[] = {
    {.amount = 1, .place = 1, .kind = GG_TAKES, .more = false}, /* loaves */
};
static const GG_ROM gg_claim claims__of_actions__grind[] = {
    {.amount = 1, .place = 0, .kind = GG_TAKES, .more = false}, /* grain */
};
static const GG_ROM gg_claim claims__of_actions__buy_scythe[] = {
    {.amount = 1, .place = 4, .kind = GG_TAKES, .more = false}, /* tools */
};
static const GG_ROM gg_claim claims__of_actions__harvest[] = {
    {.amount = 1, .place = 0, .kind = GG_ADDS, .more = false}, /* grain */
};
static const GG_ROM gg_claim claims__of_actions__chop_wood[] = {
    {.amount = 3, .place = 3, .kind = GG_ADDS, .more = false}, /* wood */
};
static const GG_ROM gg_claim claims__of_actions__forge[] = {
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = true}, /* wood */
    {.amount = 1, .place = 4, .kind = GG_ADDS, .more = false}, /* tools */
};
static const GG_ROM gg_claim claims__of_actions__bake_loaves[] = {
    {.amount = 1, .place = 0, .kind = GG_TAKES, .more = true}, /* grain */
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = true}, /* wood */
    {.amount = 4, .place = 1, .kind = GG_ADDS, .more = false}, /* loaves */
};
static const GG_ROM gg_claim claims__of_actions__cook[] = {
    {.amount = 1, .place = 3, .kind = GG_TAKES, .more = true}, /* wood */
    {.amount = 8, .place = 2, .kind = GG_ADDS, .more = false}, /* stew */
};
static const GG_ROM gg_claim *const GG_ROM claims__of_actions[] = {
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
    claims__of_actions__have_supper, /* have_supper */
    NULL, /* pick_berries */
    NULL, /* chat */
    NULL, /* play */
    NULL, /* potter */
    claims__of_actions__buy_bread, /* buy_bread */
    claims__of_actions__take_loaf, /* take_loaf */
    claims__of_actions__grind, /* grind */
    NULL, /* bake */
    claims__of_actions__buy_scythe, /* buy_scythe */
    NULL, /* whet */
    claims__of_actions__harvest, /* harvest */
    NULL, /* weed */
    claims__of_actions__chop_wood, /* chop_wood */
    claims__of_actions__forge, /* forge */
    NULL, /* sweep */
    claims__of_actions__bake_loaves, /* bake_loaves */
    claims__of_actions__cook, /* cook */
    NULL, /* serve */
    NULL, /* hang_washing */
    NULL, /* take_washing */
    NULL, /* fill_bucket */
    NULL, /* throw_water */
};
static const GG_ROM uint64_t claims__bits[] = {UINT64_C(0x0), UINT64_C(0xf7df7c000000000), UINT64_C(0xf)};
static const GG_ROM uint64_t claims__asking_tasks[] = {UINT64_C(0x300)};
static const GG_ROM gg_claims claims__row = {.claiming = &gg_claiming, .all = claims__all,
     .of_actions = claims__of_actions, .passing = &gg_passing, .bits = claims__bits,
     .asking_tasks = claims__asking_tasks,
     .offsets = {.agent_planning_state = offsetof(village_agent, planning_state),
     .agent_view_snapshot = offsetof(village_agent, view_snapshot),
     .agent_refused = offsetof(village_agent, refused),
     .agent_released = offsetof(village_agent, released),
     .agent_numbers = offsetof(village_agent, numbers),
     .agent_named = offsetof(village_agent, named),
     .world_reservations = offsetof(village_world, reservations),
     .world_holders = offsetof(village_world, holders),
     .world_turns = offsetof(village_world, turns), .world_queues = offsetof(village_world, queues)},
     .count = 5};

static const GG_ROM uint32_t senses__periods[] = {
    0, /* sees_fire */
    10000, /* raining */
};
static const GG_ROM gg_senses senses__row = {.sensing = &gg_sensing, .periods = senses__periods,
     .agent_senses = offsetof(village_agent, senses), .count = 2};

static const GG_ROM uint32_t exclusions__times[] = {
    0, 0, 0, 0, 0, 180000, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0,
};
static const GG_ROM gg_exclusions exclusions__row = {.excluding = &gg_goal_excluding,
     .times = exclusions__times, .agent_exclusions = offsetof(village_agent, exclusions),
     .limit = 1, .retry_limit = 1};

static const GG_ROM gg_partial_change features__partial__of_actions__sleep[] = {
    {.fact = 2, .kind = GG_OVER_TIME | GG_MADE | GG_COUNTED, .more = false}, /* rest */
};
static const GG_ROM gg_partial_change *const GG_ROM features__partial__of_actions[] = {
    NULL, /* go(home) */
    NULL, /* go(field) */
    NULL, /* go(mill) */
    NULL, /* go(forge) */
    NULL, /* go(inn) */
    NULL, /* go(well) */
    NULL, /* go(wood) */
    features__partial__of_actions__sleep, /* sleep */
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
static const GG_ROM gg_partial_changes features__partial = {.ops = &gg_changing_in_part,
     .of_actions = features__partial__of_actions,
     .agent_progress = offsetof(village_agent, progress)};
static const GG_ROM gg_features features__row = {.ops = &gg_feature_dispatch, .slots = NULL,
     .sums = NULL, .lasting = NULL, .until = NULL, .cases = NULL, .partial = &features__partial,
     .setbacks = NULL, .restarts = NULL, .random_ranges = NULL, .denials = NULL, .cooldowns = NULL,
     .goal_retries = NULL, .timeouts = NULL, .commitments = NULL, .best_efforts = NULL,
     .values = NULL, .whiles = NULL, .holdings = NULL, .expressions = NULL, .one_shots = NULL,
     .varying = NULL, .offsets = {.agent_duration = 0, .agent_seeds = 0}};

/* fire_out */
static const GG_ROM gg_flag_test goals__fire_out__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200), .want = UINT64_C(0x0)}, /* not sees_fire */
};
static const GG_ROM gg_box goals__fire_out__condition__boxes[] = {
    {.flags = goals__fire_out__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__fire_out__relevant__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200), .want = UINT64_C(0x200)}, /* sees_fire */
};
static const GG_ROM gg_box goals__fire_out__relevant__boxes[] = {
    {.flags = goals__fire_out__relevant__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* out_of_harm */
static const GG_ROM gg_flag_test goals__out_of_harm__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7e), .want = UINT64_C(0x0)}, /* at == home */
};
static const GG_ROM gg_box goals__out_of_harm__condition__boxes[] = {
    {.flags = goals__out_of_harm__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__out_of_harm__relevant__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200), .want = UINT64_C(0x200)}, /* sees_fire */
};
static const GG_ROM gg_box goals__out_of_harm__relevant__boxes[] = {
    {.flags = goals__out_of_harm__relevant__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* washing_dry */
static const GG_ROM gg_flag_test goals__washing_dry__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100), .want = UINT64_C(0x0)}, /* not washing_out */
};
static const GG_ROM gg_box goals__washing_dry__condition__boxes[] = {
    {.flags = goals__washing_dry__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__washing_dry__relevant__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x400), .want = UINT64_C(0x400)}, /* raining */
};
static const GG_ROM gg_box goals__washing_dry__relevant__boxes[] = {
    {.flags = goals__washing_dry__relevant__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__fire_out__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__fire_out__relevant__boxes, .count = 1}, .priority = 10,
     .cooldown = 0, .called = false, .keep = false}, /* fire_out: not sees_fire */
    {.condition = {.boxes = goals__out_of_harm__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__out_of_harm__relevant__boxes, .count = 1}, .priority = 10,
     .cooldown = 0, .called = false, .keep = false}, /* out_of_harm: at == home */
    {.condition = {.boxes = goals__washing_dry__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__washing_dry__relevant__boxes, .count = 1}, .priority = 5,
     .cooldown = 0, .called = false, .keep = false}, /* washing_dry: not washing_out */
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
    gg_partial_changes_pass,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__settle[] = {
    gg_claims_wake_agent,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__look[] = {
    gg_senses_read_due,
    gg_replan_goal,
    gg_replan_task,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__start[] = {
    NULL,
};
static const GG_ROM gg_tick_hook hooks__end[] = {
    gg_turns_end,
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x1), UINT64_C(0x82883c610809507), UINT64_C(0x6)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0), UINT64_C(0xf79e7971929a94a), UINT64_C(0x14cc)};

static const GG_ROM gg_range_test subgoals__0__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8000), .high = UINT64_C(0xf79e7971929a94a), .care = UINT64_C(0x18000)}, /* bread >= 1 */
};
static const GG_ROM gg_box subgoals__0__boxes[] = {
    {.flags = NULL, .ranges = subgoals__0__boxes__0__ranges, .flag_count = 0, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_range_test subgoals__1__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x10000000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0x1c000000)}, /* edge >= 4 */
};
static const GG_ROM gg_box subgoals__1__boxes[] = {
    {.flags = NULL, .ranges = subgoals__1__boxes__0__ranges, .flag_count = 0, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_range_test subgoals__2__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x600000000000000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0xf00000000000000)}, /* wood >= 6 */
};
static const GG_ROM gg_box subgoals__2__boxes[] = {
    {.flags = NULL, .ranges = subgoals__2__boxes__0__ranges, .flag_count = 0, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_range_test subgoals__3__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0xa00000000000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0x1f00000000000)}, /* loaves >= 10 */
};
static const GG_ROM gg_box subgoals__3__boxes[] = {
    {.flags = NULL, .ranges = subgoals__3__boxes__0__ranges, .flag_count = 0, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_range_test subgoals__4__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20000000000000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0x7c000000000000)}, /* stew >= 8 */
};
static const GG_ROM gg_box subgoals__4__boxes[] = {
    {.flags = NULL, .ranges = subgoals__4__boxes__0__ranges, .flag_count = 0, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_condition subgoals__all[] = {
    {.boxes = subgoals__0__boxes, .count = 1},
    {.boxes = subgoals__1__boxes, .count = 1},
    {.boxes = subgoals__2__boxes, .count = 1},
    {.boxes = subgoals__3__boxes, .count = 1},
    {.boxes = subgoals__4__boxes, .count = 1},
};

static const GG_ROM uint64_t search__filters__0__rows[] = {
    UINT64_C(0x1ffffffff), UINT64_C(0x601443fe), UINT64_C(0x60627d), UINT64_C(0x427c),
    UINT64_C(0x2627b), UINT64_C(0x427a), UINT64_C(0x6279), UINT64_C(0x4278),
    UINT64_C(0x103086277), UINT64_C(0x4276), UINT64_C(0x6275), UINT64_C(0x4274),
    UINT64_C(0x6273), UINT64_C(0x4272), UINT64_C(0x6271), UINT64_C(0x4270),
};
static const GG_ROM uint64_t search__filters__1__rows[] = {
    UINT64_C(0xffffffff), UINT64_C(0x1c01f66f), UINT64_C(0x8000725f), UINT64_C(0x724f),
    UINT64_C(0x806a3f), UINT64_C(0x622f), UINT64_C(0x621f), UINT64_C(0x620f),
    UINT64_C(0x17fffffff), UINT64_C(0x1c01f66f), UINT64_C(0x725f), UINT64_C(0x724f),
    UINT64_C(0x806a3f), UINT64_C(0x622f), UINT64_C(0x621f), UINT64_C(0x620f),
};
static const GG_ROM uint64_t search__filters__2__rows[] = {
    UINT64_C(0x1bfffffff), UINT64_C(0x1dfffffff), UINT64_C(0x1bfffffff), UINT64_C(0x1dfffffff),
    UINT64_C(0x19f9fffff), UINT64_C(0x1df9fffff), UINT64_C(0x19f9fffff), UINT64_C(0x1df9fffff),
    UINT64_C(0x1bfffffff), UINT64_C(0x1dfffffff), UINT64_C(0x1bfffffff), UINT64_C(0x1dfffffff),
    UINT64_C(0x19f9fffff), UINT64_C(0x1df9fffff), UINT64_C(0x19f9fffff), UINT64_C(0x1df9fffff),
};
static const GG_ROM gg_action_filter search__filters[] = {
    {.rows = search__filters__0__rows, .word = 0, .shift = 0},
    {.rows = search__filters__1__rows, .word = 0, .shift = 4},
    {.rows = search__filters__2__rows, .word = 0, .shift = 8},
};
static const GG_ROM uint64_t search__filtered[] = {UINT64_C(0xf04040ff)};
static const GG_ROM uint64_t search__conflicts[] = {
    UINT64_C(0x19febbc7e), UINT64_C(0x1ff9f9dfd), UINT64_C(0x1fffd9dfb), UINT64_C(0xfcf79df7),
    UINT64_C(0x1e3fe09ef), UINT64_C(0x17fff8ddf), UINT64_C(0x1ff7f95bf), UINT64_C(0x17e),
    UINT64_C(0xfe), UINT64_C(0x58c00), UINT64_C(0x9288a6f), UINT64_C(0x63f),
    UINT64_C(0x204f), UINT64_C(0x1001), UINT64_C(0x0), UINT64_C(0x52d066f),
    UINT64_C(0x404826f), UINT64_C(0x424007b), UINT64_C(0x3827e), UINT64_C(0x1308477),
    UINT64_C(0x28007e), UINT64_C(0x51a847d), UINT64_C(0x7d), UINT64_C(0xd00003f),
    UINT64_C(0x10ea88477), UINT64_C(0x101000077), UINT64_C(0x9a3806f), UINT64_C(0x580046f),
    UINT64_C(0x6f), UINT64_C(0x4000007e), UINT64_C(0x2000007e), UINT64_C(0x10000005f),
    UINT64_C(0x83000077), UINT64_C(0x1), UINT64_C(0x2), UINT64_C(0x4),
    UINT64_C(0x8), UINT64_C(0x10), UINT64_C(0x20), UINT64_C(0x40),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x800), UINT64_C(0x800),
    UINT64_C(0xe00), UINT64_C(0xe00), UINT64_C(0xe00), UINT64_C(0xe00),
    UINT64_C(0xe00), UINT64_C(0xe00), UINT64_C(0xe00), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x100), UINT64_C(0x100),
    UINT64_C(0x100), UINT64_C(0x100), UINT64_C(0x100), UINT64_C(0x100),
    UINT64_C(0x100), UINT64_C(0x180), UINT64_C(0x0), UINT64_C(0x2000),
    UINT64_C(0x3000), UINT64_C(0x3000), UINT64_C(0x3000), UINT64_C(0x3000),
    UINT64_C(0x3000), UINT64_C(0x3000), UINT64_C(0x3000), UINT64_C(0x3000),
    UINT64_C(0x3000), UINT64_C(0x200), UINT64_C(0x10200), UINT64_C(0x58200),
    UINT64_C(0x58000), UINT64_C(0x40000), UINT64_C(0x60000), UINT64_C(0x20000),
    UINT64_C(0x88400), UINT64_C(0x1288400), UINT64_C(0x1288400), UINT64_C(0x1288400),
    UINT64_C(0x1288400), UINT64_C(0x1288400), UINT64_C(0x1288400), UINT64_C(0x1208400),
    UINT64_C(0x1200000), UINT64_C(0x1200000), UINT64_C(0x200000), UINT64_C(0x200000),
    UINT64_C(0x300000), UINT64_C(0x300000), UINT64_C(0x300000), UINT64_C(0x300000),
    UINT64_C(0x180000), UINT64_C(0x100000000), UINT64_C(0x80000000), UINT64_C(0x40000000),
    UINT64_C(0x20000000), UINT64_C(0x100000000), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x4020000), UINT64_C(0x4220000), UINT64_C(0x4220000),
    UINT64_C(0x4220000), UINT64_C(0x4220000), UINT64_C(0x4220000), UINT64_C(0x4220000),
    UINT64_C(0x4220000), UINT64_C(0x4220000), UINT64_C(0x4220000), UINT64_C(0x4220000),
    UINT64_C(0x4220000), UINT64_C(0x4220000), UINT64_C(0x4220000), UINT64_C(0x4220000),
    UINT64_C(0x4220000), UINT64_C(0x4220000), UINT64_C(0x4220000), UINT64_C(0x4220000),
    UINT64_C(0x4220000), UINT64_C(0x4220000), UINT64_C(0x4220000), UINT64_C(0x4220000),
    UINT64_C(0x4220000), UINT64_C(0x4220000), UINT64_C(0x4220000), UINT64_C(0x4220000),
    UINT64_C(0x4220000), UINT64_C(0x4220000), UINT64_C(0x4220000), UINT64_C(0x200000),
    UINT64_C(0x18000), UINT64_C(0x18000), UINT64_C(0x18000), UINT64_C(0x18000),
    UINT64_C(0x4018000), UINT64_C(0x4018000), UINT64_C(0x4018000), UINT64_C(0x4018000),
    UINT64_C(0x4018000), UINT64_C(0x4018000), UINT64_C(0x4018000), UINT64_C(0x4018000),
    UINT64_C(0x4018000), UINT64_C(0x4018000), UINT64_C(0x4018000), UINT64_C(0x4018000),
    UINT64_C(0x4018000), UINT64_C(0x4018000), UINT64_C(0x4018000), UINT64_C(0x4018000),
    UINT64_C(0x4018000), UINT64_C(0x4018000), UINT64_C(0x4018000), UINT64_C(0x4018000),
    UINT64_C(0x4018000), UINT64_C(0x4018000), UINT64_C(0x4018000), UINT64_C(0x4018000),
    UINT64_C(0x4018000), UINT64_C(0x4010000), UINT64_C(0x4000000), UINT64_C(0x400),
    UINT64_C(0x400), UINT64_C(0x400), UINT64_C(0x400), UINT64_C(0x400),
    UINT64_C(0x400), UINT64_C(0x400), UINT64_C(0x400), UINT64_C(0x8000400),
    UINT64_C(0x8000400), UINT64_C(0x8000400), UINT64_C(0x8000400), UINT64_C(0x8000400),
    UINT64_C(0x8000400), UINT64_C(0x8000400), UINT64_C(0x8000400), UINT64_C(0x8000400),
    UINT64_C(0x8000400), UINT64_C(0x8000400), UINT64_C(0x8000400), UINT64_C(0x8000400),
    UINT64_C(0x8000400), UINT64_C(0x8000400), UINT64_C(0x8000400), UINT64_C(0x8000400),
    UINT64_C(0x8000400), UINT64_C(0x8000400), UINT64_C(0x8000400), UINT64_C(0x8000400),
    UINT64_C(0x8000400), UINT64_C(0x8000000), UINT64_C(0xd000000), UINT64_C(0xd000000),
    UINT64_C(0xd000000), UINT64_C(0xd800000), UINT64_C(0xd800000), UINT64_C(0xd800000),
    UINT64_C(0xd800000), UINT64_C(0xd800000), UINT64_C(0xd800000), UINT64_C(0xd800000),
    UINT64_C(0xd800000), UINT64_C(0xd800000), UINT64_C(0xd800000), UINT64_C(0xd800000),
    UINT64_C(0xd800000), UINT64_C(0x800000), UINT64_C(0x80000), UINT64_C(0x1080000),
    UINT64_C(0x1080000), UINT64_C(0x1080000), UINT64_C(0x1080000), UINT64_C(0x1080000),
    UINT64_C(0x1080000), UINT64_C(0x1080000), UINT64_C(0x1080000), UINT64_C(0x1080000),
    UINT64_C(0x1080000), UINT64_C(0x1080000), UINT64_C(0x1000000), UINT64_C(0x2000000),
    UINT64_C(0x1000000), UINT64_C(0x1000000), UINT64_C(0x1000000), UINT64_C(0x1000000),
    UINT64_C(0x1000000), UINT64_C(0x1000000), UINT64_C(0x100000000), UINT64_C(0x100000000),
    UINT64_C(0x100000000), UINT64_C(0x100000000), UINT64_C(0x100000000), UINT64_C(0x100000000),
    UINT64_C(0x100000000), UINT64_C(0x100000000), UINT64_C(0x100000000), UINT64_C(0x100000000),
    UINT64_C(0x0),
};
static const GG_ROM gg_search_tables search__row = {.searching = &gg_searching,
     .slicing = &gg_slicing, .regressing = NULL, .satisficing = &gg_satisficing,
     .stubborn = &gg_stubborn, .filters = search__filters, .filtered = search__filtered,
     .conflicts = search__conflicts, .value_count = 236, .filter_count = 3};

static const GG_ROM uint16_t fact_at__all[] = {
    0, 0, 0, 0, 0, 0, 0, 8, 9, 10, 11, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1, 1, 1, 1, 65535, 2, 2, 2, 2, 65535, 3, 3, 3, 3, 65535, 4,
    4, 65535, 5, 5, 65535, 6, 6, 6, 6, 65535, 7, 7, 7, 65535, 65535, 65535,
    12, 12, 12, 12, 12, 65535, 13, 13, 13, 13, 13, 65535, 14, 14, 14, 14,
    14, 65535, 15, 15, 15, 15, 15, 65535, 16, 16, 16, 16, 65535, 65535, 65535, 65535,
    17, 17, 17, 17, 65535, 18, 18, 18, 65535, 19, 19, 19, 19, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};

/* hunger: food -= 1 */
static const GG_ROM gg_addition rules__hunger__effect__additions[] = {
    {.fact = 1, .amount = -1}, /* food */
};
static const GG_ROM gg_effect rules__hunger__effect = {.assignments = NULL,
     .additions = rules__hunger__effect__additions, .assignment_count = 0, .addition_count = 1};
/* tiredness: rest -= 1 */
static const GG_ROM gg_addition rules__tiredness__effect__additions[] = {
    {.fact = 2, .amount = -1}, /* rest */
};
static const GG_ROM gg_effect rules__tiredness__effect = {.assignments = NULL,
     .additions = rules__tiredness__effect__additions, .assignment_count = 0, .addition_count = 1};
/* loneliness: company -= 1 */
static const GG_ROM gg_addition rules__loneliness__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* company */
};
static const GG_ROM gg_effect rules__loneliness__effect = {.assignments = NULL,
     .additions = rules__loneliness__effect__additions, .assignment_count = 0, .addition_count = 1};
/* merchant: grain -= 12, tools -= 2 */
static const GG_ROM gg_range_test rules__merchant__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0xb00000000), .high = UINT64_C(0xf79e78b1929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour == 11 */
};
static const GG_ROM gg_box rules__merchant__precondition__boxes[] = {
    {.flags = NULL, .ranges = rules__merchant__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition rules__merchant__effect__additions[] = {
    {.fact = 13, .amount = -12}, /* grain */
    {.fact = 17, .amount = -2}, /* tools */
};
static const GG_ROM gg_effect rules__merchant__effect = {.assignments = NULL,
     .additions = rules__merchant__effect__additions, .assignment_count = 0, .addition_count = 2};
/* clock: hour += 1 */
static const GG_ROM gg_range_test rules__clock__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xf79e7961929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour <= 22 */
};
static const GG_ROM gg_box rules__clock__precondition__boxes[] = {
    {.flags = NULL, .ranges = rules__clock__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition rules__clock__effect__additions[] = {
    {.fact = 12, .amount = 1}, /* hour */
};
static const GG_ROM gg_effect rules__clock__effect = {.assignments = NULL,
     .additions = rules__clock__effect__additions, .assignment_count = 0, .addition_count = 1};
/* midnight: hour = 0 */
static const GG_ROM gg_range_test rules__midnight__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1700000000), .high = UINT64_C(0xf79e7971929a94a),
     .care = UINT64_C(0x1f00000000)}, /* hour == 23 */
};
static const GG_ROM gg_box rules__midnight__precondition__boxes[] = {
    {.flags = NULL, .ranges = rules__midnight__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment rules__midnight__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xffffffe0ffffffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect rules__midnight__effect = {.assignments = rules__midnight__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* embers_catch: embers = 0, fire = 1 */
static const GG_ROM gg_range_test rules__embers_catch__precondition__boxes__0__ranges[] = {
    {.word = 2, .low = UINT64_C(0xc0), .high = UINT64_C(0x14cc), .care = UINT64_C(0xe0)}, /* embers == 6 */
};
static const GG_ROM gg_box rules__embers_catch__precondition__boxes[] = {
    {.flags = NULL, .ranges = rules__embers_catch__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment rules__embers_catch__effect__assignments[] = {
    {.word = 2, .keep = UINT64_C(0xffffffffffffe11f), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect rules__embers_catch__effect = {.assignments = rules__embers_catch__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* burnt_down: fire = 0, tools = 0 */
static const GG_ROM gg_range_test rules__burnt_down__precondition__boxes__0__ranges[] = {
    {.word = 2, .low = UINT64_C(0x1400), .high = UINT64_C(0x14cc), .care = UINT64_C(0x1e00)}, /* fire == 10 */
};
static const GG_ROM gg_box rules__burnt_down__precondition__boxes[] = {
    {.flags = NULL, .ranges = rules__burnt_down__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment rules__burnt_down__effect__assignments[] = {
    {.word = 2, .keep = UINT64_C(0xffffffffffffe1f0), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect rules__burnt_down__effect = {.assignments = rules__burnt_down__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* fire_spreads: fire += 1 */
static const GG_ROM gg_range_test rules__fire_spreads__precondition__boxes__0__ranges[] = {
    {.word = 2, .low = UINT64_C(0x200), .high = UINT64_C(0x14cc), .care = UINT64_C(0x1e00)}, /* fire >= 1 */
};
static const GG_ROM gg_box rules__fire_spreads__precondition__boxes[] = {
    {.flags = NULL, .ranges = rules__fire_spreads__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_addition rules__fire_spreads__effect__additions[] = {
    {.fact = 19, .amount = 1}, /* fire */
};
static const GG_ROM gg_effect rules__fire_spreads__effect = {.assignments = NULL,
     .additions = rules__fire_spreads__effect__additions, .assignment_count = 0,
     .addition_count = 1};
static const GG_ROM gg_rule rules__all[] = {
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__hunger__effect,
     .period = 150000}, /* hunger: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__tiredness__effect,
     .period = 100000}, /* tiredness: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__loneliness__effect,
     .period = 60000}, /* loneliness: none */
    {.precondition = {.boxes = rules__merchant__precondition__boxes, .count = 1},
     .effect = &rules__merchant__effect, .period = 60000}, /* merchant: hour == 11 */
    {.precondition = {.boxes = rules__clock__precondition__boxes, .count = 1},
     .effect = &rules__clock__effect, .period = 60000}, /* clock: hour <= 22 */
    {.precondition = {.boxes = rules__midnight__precondition__boxes, .count = 1},
     .effect = &rules__midnight__effect, .period = 60000}, /* midnight: hour == 23 */
    {.precondition = {.boxes = rules__embers_catch__precondition__boxes, .count = 1},
     .effect = &rules__embers_catch__effect, .period = 30000}, /* embers_catch: embers == 6 */
    {.precondition = {.boxes = rules__burnt_down__precondition__boxes, .count = 1},
     .effect = &rules__burnt_down__effect, .period = 30000}, /* burnt_down: fire == 10 */
    {.precondition = {.boxes = rules__fire_spreads__precondition__boxes, .count = 1},
     .effect = &rules__fire_spreads__effect, .period = 30000}, /* fire_spreads: fire >= 1 */
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
    .guards = guards__all,
    .shared = shared__all,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = &gg_pursuit,
    .places = NULL,
    .wants = NULL,
    .claims = &claims__row,
    .senses = &senses__row,
    .exclusions = &exclusions__row,
    .features = &features__row,
    .team = NULL,
    .interrupting = &gg_interrupting,
    .goals = goals__all,
    .offsets = {.agent_state = offsetof(village_agent, state), .agent_snapshot = offsetof(village_agent, snapshot),
     .agent_support_mask = offsetof(village_agent, support_mask),
     .agent_from = offsetof(village_agent, from), .agent_timers = offsetof(village_agent, timers),
     .agent_backoffs = offsetof(village_agent, backoffs),
     .agent_plan = offsetof(village_agent, plan), .agent_watches = offsetof(village_agent, watches),
     .agent_membership = 0, .world_state = offsetof(village_world, state),
     .world_timers = offsetof(village_world, timers), .agent_bytes = sizeof(village_agent),
     .world_bytes = sizeof(village_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__settle,
     .look = hooks__look, .start = hooks__start, .end = hooks__end},
    .format = &gg_format_26,
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
        UINT32_C(2498015937) * offsetof(village_agent, watches) +
        UINT32_C(1353309697) * offsetof(village_agent, planning_state) +
        UINT32_C(3297894943) * offsetof(village_agent, view_snapshot) +
        UINT32_C(3450495425) * offsetof(village_agent, refused) +
        UINT32_C(3886143071) * offsetof(village_agent, released) +
        UINT32_C(211350913) * offsetof(village_agent, numbers) +
        UINT32_C(2256911007) * offsetof(village_agent, named) +
        UINT32_C(2217757953) * offsetof(village_agent, progress) +
        UINT32_C(1725480897) * offsetof(village_world, state) +
        UINT32_C(1950300255) * offsetof(village_world, timers) +
        UINT32_C(1632803999) * offsetof(village_world, reservations) +
        UINT32_C(3372283713) * offsetof(village_world, holders) +
        UINT32_C(1461579999) * offsetof(village_world, turns) +
        UINT32_C(2359307009) * offsetof(village_world, queues)),
    .start = start__all,
    .tops = tops__all,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = subgoals__all,
    .search = &search__row,
    .fact_at = fact_at__all,
    .rules = rules__all,
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
    const GG_ROM gg_action *action = &village_domain.actions[number];
    doing.action = (village_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (village_symbol)action->arguments[i];
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

