/* Made by goapgen from skirmish.yaml. Do not edit: run goapgen again. */
#include "skirmish.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__go_to__west__hill,
    action__go_to__west__yard,
    action__go_to__east__roof,
    action__go_to__east__street,
    action__go_to__hill__west,
    action__go_to__hill__yard,
    action__go_to__roof__east,
    action__go_to__roof__street,
    action__go_to__tower__hall,
    action__go_to__hall__tower,
    action__go_to__hall__cellar,
    action__go_to__hall__yard,
    action__go_to__hall__street,
    action__go_to__cellar__hall,
    action__go_to__yard__west,
    action__go_to__yard__hill,
    action__go_to__yard__hall,
    action__go_to__yard__market,
    action__go_to__street__east,
    action__go_to__street__roof,
    action__go_to__street__hall,
    action__go_to__street__market,
    action__go_to__market__yard,
    action__go_to__market__street,
    action__sneak__west__hill,
    action__sneak__west__yard,
    action__sneak__east__roof,
    action__sneak__east__street,
    action__sneak__hill__west,
    action__sneak__hill__yard,
    action__sneak__roof__east,
    action__sneak__roof__street,
    action__sneak__tower__hall,
    action__sneak__hall__tower,
    action__sneak__hall__cellar,
    action__sneak__hall__yard,
    action__sneak__hall__street,
    action__sneak__cellar__hall,
    action__sneak__yard__west,
    action__sneak__yard__hill,
    action__sneak__yard__hall,
    action__sneak__yard__market,
    action__sneak__street__east,
    action__sneak__street__roof,
    action__sneak__street__hall,
    action__sneak__street__market,
    action__sneak__market__yard,
    action__sneak__market__street,
    action__open_door__west_door__hall,
    action__open_door__west_door__yard,
    action__open_door__east_door__hall,
    action__open_door__east_door__street,
    action__light__hall__hall,
    action__light__hall__yard,
    action__light__hall__street,
    action__light__cellar__hall,
    action__light__cellar__cellar,
    action__darken__hall__hall,
    action__darken__hall__yard,
    action__darken__hall__street,
    action__darken__cellar__hall,
    action__darken__cellar__cellar,
    action__take_cover__west,
    action__take_cover__east,
    action__take_cover__hill,
    action__take_cover__roof,
    action__take_cover__tower,
    action__take_cover__hall,
    action__take_cover__yard,
    action__take_cover__street,
    action__hide__west,
    action__hide__east,
    action__hide__hall,
    action__hide__cellar,
    action__bandage,
    action__fire__west__west,
    action__fire__west__yard,
    action__fire__east__east,
    action__fire__east__street,
    action__fire__hill__hill,
    action__fire__hill__yard,
    action__fire__roof__roof,
    action__fire__roof__street,
    action__fire__tower__tower,
    action__fire__tower__hall,
    action__fire__tower__yard,
    action__fire__tower__street,
    action__fire__hall__tower,
    action__fire__hall__hall,
    action__fire__hall__cellar,
    action__fire__hall__yard,
    action__fire__hall__street,
    action__fire__cellar__hall,
    action__fire__cellar__cellar,
    action__fire__yard__west,
    action__fire__yard__hill,
    action__fire__yard__tower,
    action__fire__yard__hall,
    action__fire__yard__yard,
    action__fire__yard__market,
    action__fire__street__east,
    action__fire__street__roof,
    action__fire__street__tower,
    action__fire__street__hall,
    action__fire__street__street,
    action__fire__street__market,
    action__fire__market__yard,
    action__fire__market__street,
    action__fire__market__market,
    action__snipe__hill__roof,
    action__snipe__hill__tower,
    action__snipe__hill__yard,
    action__snipe__hill__street,
    action__snipe__hill__market,
    action__snipe__roof__hill,
    action__snipe__roof__tower,
    action__snipe__roof__yard,
    action__snipe__roof__street,
    action__snipe__roof__market,
    action__snipe__tower__hill,
    action__snipe__tower__roof,
    action__snipe__tower__hall,
    action__snipe__tower__yard,
    action__snipe__tower__street,
    action__snipe__tower__market,
    action__sweep__yard,
    action__sweep__street,
    action__sweep__market,
    action__reload,
    action__resupply,
    action__start_generator,
    action__treat__west,
    action__treat__east,
    action__treat__hill,
    action__treat__roof,
    action__treat__tower,
    action__treat__hall,
    action__treat__cellar,
    action__treat__yard,
    action__treat__street,
    action__treat__market,
    action__restock,
    action__fetch_can,
    action__refuel,
    action__repair,
    action__eat,
    action__chat,
    action__watch,
    task__patrol,
    task__lie_in_wait,
    task__stand_by,
    task__day,
};

static skirmish_symbol value__generator(uint32_t packed)
{
    static const skirmish_symbol values[] = {SKIRMISH_STOPPED, SKIRMISH_RUNNING, SKIRMISH_BROKEN};
    return values[packed];
}

static bool value__lit(uint32_t packed)
{
    return packed != 0;
}

static bool value__open(uint32_t packed)
{
    return packed != 0;
}

static void sensed__generator(skirmish_agent *agent, skirmish_symbol value)
{
    uint32_t packed;
    switch (value) {
    case SKIRMISH_STOPPED:
        packed = 0;
        break;
    case SKIRMISH_RUNNING:
        packed = 1;
        break;
    case SKIRMISH_BROKEN:
        packed = 2;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, SKIRMISH_FACT_GENERATOR, packed);
}

static void sensed__lit(skirmish_agent *agent, skirmish_symbol room, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, skirmish_fact_lit(room), packed);
}

static void sensed__open(skirmish_agent *agent, skirmish_symbol door, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, skirmish_fact_open(door), packed);
}

static void world__apply(gg_world *world, uint16_t fact, uint32_t value)
{
    skirmish_world *self = (skirmish_world *)(void *)world;
    switch (fact) {
    case SKIRMISH_FACT_GENERATOR:
        skirmish_world_apply_generator(self, value__generator(value));
        break;
    case SKIRMISH_FACT_LIT + 0:
        skirmish_world_apply_lit(self, SKIRMISH_HALL, value__lit(value));
        break;
    case SKIRMISH_FACT_LIT + 1:
        skirmish_world_apply_lit(self, SKIRMISH_CELLAR, value__lit(value));
        break;
    case SKIRMISH_FACT_OPEN + 0:
        skirmish_world_apply_open(self, SKIRMISH_WEST_DOOR, value__open(value));
        break;
    case SKIRMISH_FACT_OPEN + 1:
        skirmish_world_apply_open(self, SKIRMISH_EAST_DOOR, value__open(value));
        break;
    default:
        break;
    }
}

static gg_status agent_type__soldier__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = skirmish_domain.actions[action].arguments;
    switch (skirmish_domain.actions[action].source_index) {
    case SKIRMISH_ACTION_GO_TO:
        return skirmish_soldier_task_go_to(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_OPEN_DOOR:
        return skirmish_soldier_task_open_door(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_LIGHT:
        return skirmish_soldier_task_light(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_TAKE_COVER:
        return skirmish_soldier_task_take_cover(self, phase, (skirmish_symbol)arguments[0]);
    case SKIRMISH_ACTION_BANDAGE:
        return skirmish_soldier_task_bandage(self, phase);
    case SKIRMISH_ACTION_FIRE:
        return skirmish_soldier_task_fire(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_SWEEP:
        return skirmish_soldier_task_sweep(self, phase, (skirmish_symbol)arguments[0]);
    case SKIRMISH_ACTION_RELOAD:
        return skirmish_soldier_task_reload(self, phase);
    case SKIRMISH_ACTION_RESUPPLY:
        return skirmish_soldier_task_resupply(self, phase);
    case SKIRMISH_ACTION_START_GENERATOR:
        return skirmish_soldier_task_start_generator(self, phase);
    case SKIRMISH_ACTION_WATCH:
        return skirmish_soldier_task_watch(self, phase);
    default:
        return GG_INVALID;
    }
}

static bool agent_type__soldier__precondition(gg_agent *agent, uint16_t action)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = skirmish_domain.actions[action].arguments;
    switch (skirmish_domain.actions[action].source_index) {
    case SKIRMISH_ACTION_TAKE_COVER:
        return skirmish_soldier_check_room_behind_cover(self, (skirmish_symbol)arguments[0]);
    default:
        return true;
    }
}

static uint16_t agent_type__soldier__cost(gg_agent *agent, uint16_t action)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = skirmish_domain.actions[action].arguments;
    switch (skirmish_domain.actions[action].source_index) {
    case SKIRMISH_ACTION_GO_TO:
        return skirmish_soldier_cost_danger(self, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_FIRE:
        return skirmish_soldier_cost_odds(self, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    default:
        return 0;
    }
}

static int32_t agent_type__soldier__priority(gg_agent *agent, uint16_t goal)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments;
    switch (gg_goal_source_of(&skirmish_domain, goal, &arguments)) {
    case SKIRMISH_GOAL_GET_WELL:
        return skirmish_soldier_priority_pain(self);
    default:
        return 0;
    }
}

static void agent_type__soldier__sense(gg_agent *agent, uint16_t sense)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    switch (sense) {
    case 0: /* at */
        skirmish_set_at(self, skirmish_soldier_sense_at(self));
        break;
    case 1: /* home */
        skirmish_set_home(self, skirmish_soldier_sense_home(self));
        break;
    case 2: /* enemy_at */
        skirmish_set_enemy_at(self, skirmish_soldier_sense_enemy_at(self));
        break;
    case 3: /* under_fire */
        skirmish_set_under_fire(self, skirmish_soldier_sense_under_fire(self));
        break;
    case 4: /* in_cover */
        skirmish_set_in_cover(self, skirmish_soldier_sense_in_cover(self));
        break;
    case 5: /* health */
        skirmish_set_health(self, skirmish_soldier_sense_health(self));
        break;
    case 7: /* fuel */
        skirmish_set_fuel(self, skirmish_soldier_sense_fuel(self));
        break;
    case 8: /* generator */
        sensed__generator(self, skirmish_soldier_sense_generator(self));
        break;
    case 9: /* lit */
        sensed__lit(self, SKIRMISH_HALL, skirmish_soldier_sense_lit(self, SKIRMISH_HALL));
        sensed__lit(self, SKIRMISH_CELLAR, skirmish_soldier_sense_lit(self, SKIRMISH_CELLAR));
        break;
    case 10: /* open */
        sensed__open(self, SKIRMISH_WEST_DOOR, skirmish_soldier_sense_open(self, SKIRMISH_WEST_DOOR));
        sensed__open(self, SKIRMISH_EAST_DOOR, skirmish_soldier_sense_open(self, SKIRMISH_EAST_DOOR));
        break;
    default:
        break;
    }
}

static void agent_type__soldier__apply(gg_agent *agent, uint16_t fact, uint32_t value)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    switch (fact) {
    case SKIRMISH_FACT_GENERATOR:
        skirmish_soldier_apply_generator(self, value__generator(value));
        break;
    case SKIRMISH_FACT_LIT + 0:
        skirmish_soldier_apply_lit(self, SKIRMISH_HALL, value__lit(value));
        break;
    case SKIRMISH_FACT_LIT + 1:
        skirmish_soldier_apply_lit(self, SKIRMISH_CELLAR, value__lit(value));
        break;
    case SKIRMISH_FACT_OPEN + 0:
        skirmish_soldier_apply_open(self, SKIRMISH_WEST_DOOR, value__open(value));
        break;
    case SKIRMISH_FACT_OPEN + 1:
        skirmish_soldier_apply_open(self, SKIRMISH_EAST_DOOR, value__open(value));
        break;
    default:
        break;
    }
}

static const GG_ROM gg_calls agent_type__soldier__calls = {
    .run = agent_type__soldier__run,
    .precondition = agent_type__soldier__precondition,
    .cost = agent_type__soldier__cost,
    .duration = NULL,
    .priority = agent_type__soldier__priority,
    .score = NULL,
    .sense = agent_type__soldier__sense,
    .apply = agent_type__soldier__apply,
    .walk = NULL,
    .travel = NULL,
};
static gg_status agent_type__sniper__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = skirmish_domain.actions[action].arguments;
    switch (skirmish_domain.actions[action].source_index) {
    case SKIRMISH_ACTION_GO_TO:
        return skirmish_sniper_task_go_to(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_OPEN_DOOR:
        return skirmish_sniper_task_open_door(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_LIGHT:
        return skirmish_sniper_task_light(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_TAKE_COVER:
        return skirmish_sniper_task_take_cover(self, phase, (skirmish_symbol)arguments[0]);
    case SKIRMISH_ACTION_BANDAGE:
        return skirmish_sniper_task_bandage(self, phase);
    case SKIRMISH_ACTION_FIRE:
        return skirmish_sniper_task_fire(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_SNIPE:
        return skirmish_sniper_task_snipe(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_RELOAD:
        return skirmish_sniper_task_reload(self, phase);
    case SKIRMISH_ACTION_RESUPPLY:
        return skirmish_sniper_task_resupply(self, phase);
    case SKIRMISH_ACTION_WATCH:
        return skirmish_sniper_task_watch(self, phase);
    default:
        return GG_INVALID;
    }
}

static bool agent_type__sniper__precondition(gg_agent *agent, uint16_t action)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = skirmish_domain.actions[action].arguments;
    switch (skirmish_domain.actions[action].source_index) {
    case SKIRMISH_ACTION_TAKE_COVER:
        return skirmish_sniper_check_room_behind_cover(self, (skirmish_symbol)arguments[0]);
    default:
        return true;
    }
}

static uint16_t agent_type__sniper__cost(gg_agent *agent, uint16_t action)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = skirmish_domain.actions[action].arguments;
    switch (skirmish_domain.actions[action].source_index) {
    case SKIRMISH_ACTION_GO_TO:
        return skirmish_sniper_cost_danger(self, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_FIRE:
        return skirmish_sniper_cost_odds(self, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    default:
        return 0;
    }
}

static int32_t agent_type__sniper__priority(gg_agent *agent, uint16_t goal)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments;
    switch (gg_goal_source_of(&skirmish_domain, goal, &arguments)) {
    case SKIRMISH_GOAL_GET_WELL:
        return skirmish_sniper_priority_pain(self);
    default:
        return 0;
    }
}

static int32_t agent_type__sniper__score(gg_agent *agent, uint16_t task, uint16_t method)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM gg_method *tried = &skirmish_domain.tasks[task].methods[method];
    const GG_ROM uint16_t *arguments = tried->arguments;
    switch (tried->scored) {
    case 5:
        return skirmish_sniper_score_how_good(self, (skirmish_symbol)arguments[0]);
    case 6:
        return skirmish_sniper_score_nothing_better(self);
    default:
        return 0;
    }
}

static void agent_type__sniper__sense(gg_agent *agent, uint16_t sense)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    switch (sense) {
    case 0: /* at */
        skirmish_set_at(self, skirmish_sniper_sense_at(self));
        break;
    case 1: /* home */
        skirmish_set_home(self, skirmish_sniper_sense_home(self));
        break;
    case 2: /* enemy_at */
        skirmish_set_enemy_at(self, skirmish_sniper_sense_enemy_at(self));
        break;
    case 3: /* under_fire */
        skirmish_set_under_fire(self, skirmish_sniper_sense_under_fire(self));
        break;
    case 4: /* in_cover */
        skirmish_set_in_cover(self, skirmish_sniper_sense_in_cover(self));
        break;
    case 5: /* health */
        skirmish_set_health(self, skirmish_sniper_sense_health(self));
        break;
    case 9: /* lit */
        sensed__lit(self, SKIRMISH_HALL, skirmish_sniper_sense_lit(self, SKIRMISH_HALL));
        sensed__lit(self, SKIRMISH_CELLAR, skirmish_sniper_sense_lit(self, SKIRMISH_CELLAR));
        break;
    case 10: /* open */
        sensed__open(self, SKIRMISH_WEST_DOOR, skirmish_sniper_sense_open(self, SKIRMISH_WEST_DOOR));
        sensed__open(self, SKIRMISH_EAST_DOOR, skirmish_sniper_sense_open(self, SKIRMISH_EAST_DOOR));
        break;
    default:
        break;
    }
}

static void agent_type__sniper__apply(gg_agent *agent, uint16_t fact, uint32_t value)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    switch (fact) {
    case SKIRMISH_FACT_LIT + 0:
        skirmish_sniper_apply_lit(self, SKIRMISH_HALL, value__lit(value));
        break;
    case SKIRMISH_FACT_LIT + 1:
        skirmish_sniper_apply_lit(self, SKIRMISH_CELLAR, value__lit(value));
        break;
    case SKIRMISH_FACT_OPEN + 0:
        skirmish_sniper_apply_open(self, SKIRMISH_WEST_DOOR, value__open(value));
        break;
    case SKIRMISH_FACT_OPEN + 1:
        skirmish_sniper_apply_open(self, SKIRMISH_EAST_DOOR, value__open(value));
        break;
    default:
        break;
    }
}

static const GG_ROM gg_calls agent_type__sniper__calls = {
    .run = agent_type__sniper__run,
    .precondition = agent_type__sniper__precondition,
    .cost = agent_type__sniper__cost,
    .duration = NULL,
    .priority = agent_type__sniper__priority,
    .score = agent_type__sniper__score,
    .sense = agent_type__sniper__sense,
    .apply = agent_type__sniper__apply,
    .walk = NULL,
    .travel = NULL,
};
static gg_status agent_type__medic__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = skirmish_domain.actions[action].arguments;
    switch (skirmish_domain.actions[action].source_index) {
    case SKIRMISH_ACTION_GO_TO:
        return skirmish_medic_task_go_to(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_OPEN_DOOR:
        return skirmish_medic_task_open_door(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_LIGHT:
        return skirmish_medic_task_light(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_TAKE_COVER:
        return skirmish_medic_task_take_cover(self, phase, (skirmish_symbol)arguments[0]);
    case SKIRMISH_ACTION_BANDAGE:
        return skirmish_medic_task_bandage(self, phase);
    case SKIRMISH_ACTION_TREAT:
        return skirmish_medic_task_treat(self, phase, (skirmish_symbol)arguments[0]);
    case SKIRMISH_ACTION_RESTOCK:
        return skirmish_medic_task_restock(self, phase);
    case SKIRMISH_ACTION_WATCH:
        return skirmish_medic_task_watch(self, phase);
    default:
        return GG_INVALID;
    }
}

static bool agent_type__medic__precondition(gg_agent *agent, uint16_t action)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = skirmish_domain.actions[action].arguments;
    switch (skirmish_domain.actions[action].source_index) {
    case SKIRMISH_ACTION_TAKE_COVER:
        return skirmish_medic_check_room_behind_cover(self, (skirmish_symbol)arguments[0]);
    default:
        return true;
    }
}

static uint16_t agent_type__medic__cost(gg_agent *agent, uint16_t action)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = skirmish_domain.actions[action].arguments;
    switch (skirmish_domain.actions[action].source_index) {
    case SKIRMISH_ACTION_GO_TO:
        return skirmish_medic_cost_danger(self, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    default:
        return 0;
    }
}

static int32_t agent_type__medic__priority(gg_agent *agent, uint16_t goal)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments;
    switch (gg_goal_source_of(&skirmish_domain, goal, &arguments)) {
    case SKIRMISH_GOAL_RESCUE:
        return skirmish_medic_priority_how_urgent(self);
    case SKIRMISH_GOAL_GET_WELL:
        return skirmish_medic_priority_pain(self);
    default:
        return 0;
    }
}

static void agent_type__medic__sense(gg_agent *agent, uint16_t sense)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    switch (sense) {
    case 0: /* at */
        skirmish_set_at(self, skirmish_medic_sense_at(self));
        break;
    case 1: /* home */
        skirmish_set_home(self, skirmish_medic_sense_home(self));
        break;
    case 3: /* under_fire */
        skirmish_set_under_fire(self, skirmish_medic_sense_under_fire(self));
        break;
    case 4: /* in_cover */
        skirmish_set_in_cover(self, skirmish_medic_sense_in_cover(self));
        break;
    case 5: /* health */
        skirmish_set_health(self, skirmish_medic_sense_health(self));
        break;
    case 6: /* wounded_at */
        skirmish_set_wounded_at(self, skirmish_medic_sense_wounded_at(self));
        break;
    case 9: /* lit */
        sensed__lit(self, SKIRMISH_HALL, skirmish_medic_sense_lit(self, SKIRMISH_HALL));
        sensed__lit(self, SKIRMISH_CELLAR, skirmish_medic_sense_lit(self, SKIRMISH_CELLAR));
        break;
    case 10: /* open */
        sensed__open(self, SKIRMISH_WEST_DOOR, skirmish_medic_sense_open(self, SKIRMISH_WEST_DOOR));
        sensed__open(self, SKIRMISH_EAST_DOOR, skirmish_medic_sense_open(self, SKIRMISH_EAST_DOOR));
        break;
    default:
        break;
    }
}

static void agent_type__medic__apply(gg_agent *agent, uint16_t fact, uint32_t value)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    switch (fact) {
    case SKIRMISH_FACT_LIT + 0:
        skirmish_medic_apply_lit(self, SKIRMISH_HALL, value__lit(value));
        break;
    case SKIRMISH_FACT_LIT + 1:
        skirmish_medic_apply_lit(self, SKIRMISH_CELLAR, value__lit(value));
        break;
    case SKIRMISH_FACT_OPEN + 0:
        skirmish_medic_apply_open(self, SKIRMISH_WEST_DOOR, value__open(value));
        break;
    case SKIRMISH_FACT_OPEN + 1:
        skirmish_medic_apply_open(self, SKIRMISH_EAST_DOOR, value__open(value));
        break;
    default:
        break;
    }
}

static const GG_ROM gg_calls agent_type__medic__calls = {
    .run = agent_type__medic__run,
    .precondition = agent_type__medic__precondition,
    .cost = agent_type__medic__cost,
    .duration = NULL,
    .priority = agent_type__medic__priority,
    .score = NULL,
    .sense = agent_type__medic__sense,
    .apply = agent_type__medic__apply,
    .walk = NULL,
    .travel = NULL,
};
static gg_status agent_type__civilian__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = skirmish_domain.actions[action].arguments;
    switch (skirmish_domain.actions[action].source_index) {
    case SKIRMISH_ACTION_SNEAK:
        return skirmish_civilian_task_sneak(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_OPEN_DOOR:
        return skirmish_civilian_task_open_door(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_DARKEN:
        return skirmish_civilian_task_darken(self, phase, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    case SKIRMISH_ACTION_HIDE:
        return skirmish_civilian_task_hide(self, phase, (skirmish_symbol)arguments[0]);
    case SKIRMISH_ACTION_FETCH_CAN:
        return skirmish_civilian_task_fetch_can(self, phase);
    case SKIRMISH_ACTION_REFUEL:
        return skirmish_civilian_task_refuel(self, phase);
    case SKIRMISH_ACTION_REPAIR:
        return skirmish_civilian_task_repair(self, phase);
    case SKIRMISH_ACTION_EAT:
        return skirmish_civilian_task_eat(self, phase);
    case SKIRMISH_ACTION_CHAT:
        return skirmish_civilian_task_chat(self, phase);
    default:
        return GG_INVALID;
    }
}

static uint16_t agent_type__civilian__cost(gg_agent *agent, uint16_t action)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = skirmish_domain.actions[action].arguments;
    switch (skirmish_domain.actions[action].source_index) {
    case SKIRMISH_ACTION_SNEAK:
        return skirmish_civilian_cost_danger(self, (skirmish_symbol)arguments[0], (skirmish_symbol)arguments[1]);
    default:
        return 0;
    }
}

static void agent_type__civilian__sense(gg_agent *agent, uint16_t sense)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    switch (sense) {
    case 0: /* at */
        skirmish_set_at(self, skirmish_civilian_sense_at(self));
        break;
    case 1: /* home */
        skirmish_set_home(self, skirmish_civilian_sense_home(self));
        break;
    case 2: /* enemy_at */
        skirmish_set_enemy_at(self, skirmish_civilian_sense_enemy_at(self));
        break;
    case 3: /* under_fire */
        skirmish_set_under_fire(self, skirmish_civilian_sense_under_fire(self));
        break;
    case 4: /* in_cover */
        skirmish_set_in_cover(self, skirmish_civilian_sense_in_cover(self));
        break;
    case 7: /* fuel */
        skirmish_set_fuel(self, skirmish_civilian_sense_fuel(self));
        break;
    case 8: /* generator */
        sensed__generator(self, skirmish_civilian_sense_generator(self));
        break;
    case 9: /* lit */
        sensed__lit(self, SKIRMISH_HALL, skirmish_civilian_sense_lit(self, SKIRMISH_HALL));
        sensed__lit(self, SKIRMISH_CELLAR, skirmish_civilian_sense_lit(self, SKIRMISH_CELLAR));
        break;
    case 10: /* open */
        sensed__open(self, SKIRMISH_WEST_DOOR, skirmish_civilian_sense_open(self, SKIRMISH_WEST_DOOR));
        sensed__open(self, SKIRMISH_EAST_DOOR, skirmish_civilian_sense_open(self, SKIRMISH_EAST_DOOR));
        break;
    default:
        break;
    }
}

static void agent_type__civilian__apply(gg_agent *agent, uint16_t fact, uint32_t value)
{
    skirmish_agent *self = (skirmish_agent *)(void *)agent;
    switch (fact) {
    case SKIRMISH_FACT_GENERATOR:
        skirmish_civilian_apply_generator(self, value__generator(value));
        break;
    case SKIRMISH_FACT_LIT + 0:
        skirmish_civilian_apply_lit(self, SKIRMISH_HALL, value__lit(value));
        break;
    case SKIRMISH_FACT_LIT + 1:
        skirmish_civilian_apply_lit(self, SKIRMISH_CELLAR, value__lit(value));
        break;
    case SKIRMISH_FACT_OPEN + 0:
        skirmish_civilian_apply_open(self, SKIRMISH_WEST_DOOR, value__open(value));
        break;
    case SKIRMISH_FACT_OPEN + 1:
        skirmish_civilian_apply_open(self, SKIRMISH_EAST_DOOR, value__open(value));
        break;
    default:
        break;
    }
}

static const GG_ROM gg_calls agent_type__civilian__calls = {
    .run = agent_type__civilian__run,
    .precondition = NULL,
    .cost = agent_type__civilian__cost,
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
    GG_TEXT("home"),
    GG_TEXT("enemy_at"),
    GG_TEXT("under_fire"),
    GG_TEXT("in_cover"),
    GG_TEXT("health"),
    GG_TEXT("ammo"),
    GG_TEXT("magazines"),
    GG_TEXT("bandages"),
    GG_TEXT("kits"),
    GG_TEXT("struck"),
    GG_TEXT("noise"),
    GG_TEXT("carrying"),
    GG_TEXT("hunger"),
    GG_TEXT("wounded_at"),
    GG_TEXT("fuel"),
    GG_TEXT("generator"),
    GG_TEXT("lit(hall)"),
    GG_TEXT("lit(cellar)"),
    GG_TEXT("open(west_door)"),
    GG_TEXT("open(east_door)"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("go_to(west, hill)"),
    GG_TEXT("go_to(west, yard)"),
    GG_TEXT("go_to(east, roof)"),
    GG_TEXT("go_to(east, street)"),
    GG_TEXT("go_to(hill, west)"),
    GG_TEXT("go_to(hill, yard)"),
    GG_TEXT("go_to(roof, east)"),
    GG_TEXT("go_to(roof, street)"),
    GG_TEXT("go_to(tower, hall)"),
    GG_TEXT("go_to(hall, tower)"),
    GG_TEXT("go_to(hall, cellar)"),
    GG_TEXT("go_to(hall, yard)"),
    GG_TEXT("go_to(hall, street)"),
    GG_TEXT("go_to(cellar, hall)"),
    GG_TEXT("go_to(yard, west)"),
    GG_TEXT("go_to(yard, hill)"),
    GG_TEXT("go_to(yard, hall)"),
    GG_TEXT("go_to(yard, market)"),
    GG_TEXT("go_to(street, east)"),
    GG_TEXT("go_to(street, roof)"),
    GG_TEXT("go_to(street, hall)"),
    GG_TEXT("go_to(street, market)"),
    GG_TEXT("go_to(market, yard)"),
    GG_TEXT("go_to(market, street)"),
    GG_TEXT("sneak(west, hill)"),
    GG_TEXT("sneak(west, yard)"),
    GG_TEXT("sneak(east, roof)"),
    GG_TEXT("sneak(east, street)"),
    GG_TEXT("sneak(hill, west)"),
    GG_TEXT("sneak(hill, yard)"),
    GG_TEXT("sneak(roof, east)"),
    GG_TEXT("sneak(roof, street)"),
    GG_TEXT("sneak(tower, hall)"),
    GG_TEXT("sneak(hall, tower)"),
    GG_TEXT("sneak(hall, cellar)"),
    GG_TEXT("sneak(hall, yard)"),
    GG_TEXT("sneak(hall, street)"),
    GG_TEXT("sneak(cellar, hall)"),
    GG_TEXT("sneak(yard, west)"),
    GG_TEXT("sneak(yard, hill)"),
    GG_TEXT("sneak(yard, hall)"),
    GG_TEXT("sneak(yard, market)"),
    GG_TEXT("sneak(street, east)"),
    GG_TEXT("sneak(street, roof)"),
    GG_TEXT("sneak(street, hall)"),
    GG_TEXT("sneak(street, market)"),
    GG_TEXT("sneak(market, yard)"),
    GG_TEXT("sneak(market, street)"),
    GG_TEXT("open_door(west_door, hall)"),
    GG_TEXT("open_door(west_door, yard)"),
    GG_TEXT("open_door(east_door, hall)"),
    GG_TEXT("open_door(east_door, street)"),
    GG_TEXT("light(hall, hall)"),
    GG_TEXT("light(hall, yard)"),
    GG_TEXT("light(hall, street)"),
    GG_TEXT("light(cellar, hall)"),
    GG_TEXT("light(cellar, cellar)"),
    GG_TEXT("darken(hall, hall)"),
    GG_TEXT("darken(hall, yard)"),
    GG_TEXT("darken(hall, street)"),
    GG_TEXT("darken(cellar, hall)"),
    GG_TEXT("darken(cellar, cellar)"),
    GG_TEXT("take_cover(west)"),
    GG_TEXT("take_cover(east)"),
    GG_TEXT("take_cover(hill)"),
    GG_TEXT("take_cover(roof)"),
    GG_TEXT("take_cover(tower)"),
    GG_TEXT("take_cover(hall)"),
    GG_TEXT("take_cover(yard)"),
    GG_TEXT("take_cover(street)"),
    GG_TEXT("hide(west)"),
    GG_TEXT("hide(east)"),
    GG_TEXT("hide(hall)"),
    GG_TEXT("hide(cellar)"),
    GG_TEXT("bandage"),
    GG_TEXT("fire(west, west)"),
    GG_TEXT("fire(west, yard)"),
    GG_TEXT("fire(east, east)"),
    GG_TEXT("fire(east, street)"),
    GG_TEXT("fire(hill, hill)"),
    GG_TEXT("fire(hill, yard)"),
    GG_TEXT("fire(roof, roof)"),
    GG_TEXT("fire(roof, street)"),
    GG_TEXT("fire(tower, tower)"),
    GG_TEXT("fire(tower, hall)"),
    GG_TEXT("fire(tower, yard)"),
    GG_TEXT("fire(tower, street)"),
    GG_TEXT("fire(hall, tower)"),
    GG_TEXT("fire(hall, hall)"),
    GG_TEXT("fire(hall, cellar)"),
    GG_TEXT("fire(hall, yard)"),
    GG_TEXT("fire(hall, street)"),
    GG_TEXT("fire(cellar, hall)"),
    GG_TEXT("fire(cellar, cellar)"),
    GG_TEXT("fire(yard, west)"),
    GG_TEXT("fire(yard, hill)"),
    GG_TEXT("fire(yard, tower)"),
    GG_TEXT("fire(yard, hall)"),
    GG_TEXT("fire(yard, yard)"),
    GG_TEXT("fire(yard, market)"),
    GG_TEXT("fire(street, east)"),
    GG_TEXT("fire(street, roof)"),
    GG_TEXT("fire(street, tower)"),
    GG_TEXT("fire(street, hall)"),
    GG_TEXT("fire(street, street)"),
    GG_TEXT("fire(street, market)"),
    GG_TEXT("fire(market, yard)"),
    GG_TEXT("fire(market, street)"),
    GG_TEXT("fire(market, market)"),
    GG_TEXT("snipe(hill, roof)"),
    GG_TEXT("snipe(hill, tower)"),
    GG_TEXT("snipe(hill, yard)"),
    GG_TEXT("snipe(hill, street)"),
    GG_TEXT("snipe(hill, market)"),
    GG_TEXT("snipe(roof, hill)"),
    GG_TEXT("snipe(roof, tower)"),
    GG_TEXT("snipe(roof, yard)"),
    GG_TEXT("snipe(roof, street)"),
    GG_TEXT("snipe(roof, market)"),
    GG_TEXT("snipe(tower, hill)"),
    GG_TEXT("snipe(tower, roof)"),
    GG_TEXT("snipe(tower, hall)"),
    GG_TEXT("snipe(tower, yard)"),
    GG_TEXT("snipe(tower, street)"),
    GG_TEXT("snipe(tower, market)"),
    GG_TEXT("sweep(yard)"),
    GG_TEXT("sweep(street)"),
    GG_TEXT("sweep(market)"),
    GG_TEXT("reload"),
    GG_TEXT("resupply"),
    GG_TEXT("start_generator"),
    GG_TEXT("treat(west)"),
    GG_TEXT("treat(east)"),
    GG_TEXT("treat(hill)"),
    GG_TEXT("treat(roof)"),
    GG_TEXT("treat(tower)"),
    GG_TEXT("treat(hall)"),
    GG_TEXT("treat(cellar)"),
    GG_TEXT("treat(yard)"),
    GG_TEXT("treat(street)"),
    GG_TEXT("treat(market)"),
    GG_TEXT("restock"),
    GG_TEXT("fetch_can"),
    GG_TEXT("refuel"),
    GG_TEXT("repair"),
    GG_TEXT("eat"),
    GG_TEXT("chat"),
    GG_TEXT("watch"),
};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("patrol"),
    GG_TEXT("lie_in_wait"),
    GG_TEXT("stand_by"),
    GG_TEXT("day"),
};
static const GG_ROM char *const GG_ROM names__methods__patrol[] = {
    GG_TEXT("guard_laser"),
    GG_TEXT("middle"),
    GG_TEXT("left"),
    GG_TEXT("right"),
    GG_TEXT("stand"),
};
static const GG_ROM char *const GG_ROM names__methods__lie_in_wait[] = {
    GG_TEXT("nest(hill)"),
    GG_TEXT("nest(roof)"),
    GG_TEXT("nest(tower)"),
    GG_TEXT("stand"),
};
static const GG_ROM char *const GG_ROM names__methods__stand_by[] = {
    GG_TEXT("at_home"),
    GG_TEXT("go_home"),
    GG_TEXT("stand"),
};
static const GG_ROM char *const GG_ROM names__methods__day[] = {
    GG_TEXT("dine"),
    GG_TEXT("shop"),
    GG_TEXT("visit"),
    GG_TEXT("stroll"),
    GG_TEXT("idle"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__patrol, /* patrol */
    names__methods__lie_in_wait, /* lie_in_wait */
    names__methods__stand_by, /* stand_by */
    names__methods__day, /* day */
};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("stay_alive"),
    GG_TEXT("hide"),
    GG_TEXT("rescue"),
    GG_TEXT("get_well"),
    GG_TEXT("stay_armed"),
    GG_TEXT("move_on"),
    GG_TEXT("engage"),
    GG_TEXT("mend"),
    GG_TEXT("keep_fuelled"),
    GG_TEXT("stay_stocked"),
    GG_TEXT("stay_supplied"),
    GG_TEXT("man_laser"),
    GG_TEXT("hold(yard)"),
    GG_TEXT("hold(hall)"),
    GG_TEXT("hold(tower)"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("soldier"),
    GG_TEXT("sniper"),
    GG_TEXT("medic"),
    GG_TEXT("civilian"),
};
static const GG_ROM char *const GG_ROM names__values__0__symbols[] = {
    GG_TEXT("west"),
    GG_TEXT("east"),
    GG_TEXT("hill"),
    GG_TEXT("roof"),
    GG_TEXT("tower"),
    GG_TEXT("hall"),
    GG_TEXT("cellar"),
    GG_TEXT("yard"),
    GG_TEXT("street"),
    GG_TEXT("market"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = names__values__0__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__1__symbols[] = {
    GG_TEXT("west"),
    GG_TEXT("east"),
};
static const GG_ROM gg_value_names names__values__1 = {.symbols = names__values__1__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__2__symbols[] = {
    GG_TEXT("nowhere"),
    GG_TEXT("west"),
    GG_TEXT("east"),
    GG_TEXT("hill"),
    GG_TEXT("roof"),
    GG_TEXT("tower"),
    GG_TEXT("hall"),
    GG_TEXT("cellar"),
    GG_TEXT("yard"),
    GG_TEXT("street"),
    GG_TEXT("market"),
};
static const GG_ROM gg_value_names names__values__2 = {.symbols = names__values__2__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__3 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__16__symbols[] = {
    GG_TEXT("stopped"),
    GG_TEXT("running"),
    GG_TEXT("broken"),
};
static const GG_ROM gg_value_names names__values__16 = {.symbols = names__values__16__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* at */
    &names__values__1, /* home */
    &names__values__2, /* enemy_at */
    &names__values__3, /* under_fire */
    &names__values__3, /* in_cover */
    &names__values__3, /* health */
    &names__values__3, /* ammo */
    &names__values__3, /* magazines */
    &names__values__3, /* bandages */
    &names__values__3, /* kits */
    &names__values__3, /* struck */
    &names__values__3, /* noise */
    &names__values__3, /* carrying */
    &names__values__3, /* hunger */
    &names__values__2, /* wounded_at */
    &names__values__3, /* fuel */
    &names__values__16, /* generator */
    &names__values__3, /* lit(hall) */
    &names__values__3, /* lit(cellar) */
    &names__values__3, /* open(west_door) */
    &names__values__3, /* open(east_door) */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("skirmish"),
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
    .places = NULL,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0), UINT64_C(0x8849244)};

static const GG_ROM uint64_t shared__all[] = {UINT64_C(0x1ffff8000000), UINT64_C(0x7000000)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 10, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 9,
     .first = 0}, /* at */
    {.word = 0, .shift = 10, .width = 2, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 1,
     .first = 10}, /* home */
    {.word = 0, .shift = 12, .width = 11, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 10,
     .first = 12}, /* enemy_at */
    {.word = 0, .shift = 23, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 23}, /* under_fire */
    {.word = 0, .shift = 24, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 25}, /* in_cover */
    {.word = 1, .shift = 0, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3,
     .first = 27}, /* health */
    {.word = 1, .shift = 3, .width = 3, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 5,
     .first = 31}, /* ammo */
    {.word = 1, .shift = 7, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3,
     .first = 37}, /* magazines */
    {.word = 1, .shift = 10, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 2,
     .first = 41}, /* bandages */
    {.word = 1, .shift = 13, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3,
     .first = 44}, /* kits */
    {.word = 0, .shift = 25, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 48}, /* struck */
    {.word = 1, .shift = 16, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3,
     .first = 50}, /* noise */
    {.word = 0, .shift = 26, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 54}, /* carrying */
    {.word = 1, .shift = 19, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 9,
     .first = 56}, /* hunger */
    {.word = 0, .shift = 27, .width = 11, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 10,
     .first = 66}, /* wounded_at */
    {.word = 1, .shift = 24, .width = 3, .kind = GG_NUMBER, .shared = true, .coarse = 0, .top = 4,
     .first = 77}, /* fuel */
    {.word = 0, .shift = 38, .width = 3, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 2,
     .first = 82}, /* generator */
    {.word = 0, .shift = 41, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 85}, /* lit(hall) */
    {.word = 0, .shift = 42, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 87}, /* lit(cellar) */
    {.word = 0, .shift = 43, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 89}, /* open(west_door) */
    {.word = 0, .shift = 44, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 91}, /* open(east_door) */
};

/* go_to(west, hill): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__west__hill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fe), .want = UINT64_C(0x0)}, /* at == west */
};
static const GG_ROM gg_box actions__go_to__west__hill__precondition__boxes[] = {
    {.flags = actions__go_to__west__hill__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__west__hill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x4)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__west__hill__effect = {.assignments = actions__go_to__west__hill__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__west__hill__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__west__hill__own = {.assignments = actions__go_to__west__hill__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__west__hill__arguments[] = {SKIRMISH_WEST, SKIRMISH_HILL};
/* go_to(west, yard): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__west__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fe), .want = UINT64_C(0x0)}, /* at == west */
};
static const GG_ROM gg_box actions__go_to__west__yard__precondition__boxes[] = {
    {.flags = actions__go_to__west__yard__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__west__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x80)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__west__yard__effect = {.assignments = actions__go_to__west__yard__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__west__yard__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__west__yard__own = {.assignments = actions__go_to__west__yard__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__west__yard__arguments[] = {SKIRMISH_WEST, SKIRMISH_YARD};
/* go_to(east, roof): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__east__roof__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fd), .want = UINT64_C(0x0)}, /* at == east */
};
static const GG_ROM gg_box actions__go_to__east__roof__precondition__boxes[] = {
    {.flags = actions__go_to__east__roof__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__east__roof__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x8)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__east__roof__effect = {.assignments = actions__go_to__east__roof__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__east__roof__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__east__roof__own = {.assignments = actions__go_to__east__roof__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__east__roof__arguments[] = {SKIRMISH_EAST, SKIRMISH_ROOF};
/* go_to(east, street): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__east__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fd), .want = UINT64_C(0x0)}, /* at == east */
};
static const GG_ROM gg_box actions__go_to__east__street__precondition__boxes[] = {
    {.flags = actions__go_to__east__street__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__east__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x100)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__east__street__effect = {.assignments = actions__go_to__east__street__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__east__street__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__east__street__own = {.assignments = actions__go_to__east__street__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__east__street__arguments[] = {SKIRMISH_EAST, SKIRMISH_STREET};
/* go_to(hill, west): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__hill__west__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fb), .want = UINT64_C(0x0)}, /* at == hill */
};
static const GG_ROM gg_box actions__go_to__hill__west__precondition__boxes[] = {
    {.flags = actions__go_to__hill__west__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__hill__west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x1)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__hill__west__effect = {.assignments = actions__go_to__hill__west__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__hill__west__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__hill__west__own = {.assignments = actions__go_to__hill__west__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__hill__west__arguments[] = {SKIRMISH_HILL, SKIRMISH_WEST};
/* go_to(hill, yard): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__hill__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fb), .want = UINT64_C(0x0)}, /* at == hill */
};
static const GG_ROM gg_box actions__go_to__hill__yard__precondition__boxes[] = {
    {.flags = actions__go_to__hill__yard__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__hill__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x80)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__hill__yard__effect = {.assignments = actions__go_to__hill__yard__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__hill__yard__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__hill__yard__own = {.assignments = actions__go_to__hill__yard__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__hill__yard__arguments[] = {SKIRMISH_HILL, SKIRMISH_YARD};
/* go_to(roof, east): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__roof__east__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f7), .want = UINT64_C(0x0)}, /* at == roof */
};
static const GG_ROM gg_box actions__go_to__roof__east__precondition__boxes[] = {
    {.flags = actions__go_to__roof__east__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__roof__east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x2)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__roof__east__effect = {.assignments = actions__go_to__roof__east__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__roof__east__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__roof__east__own = {.assignments = actions__go_to__roof__east__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__roof__east__arguments[] = {SKIRMISH_ROOF, SKIRMISH_EAST};
/* go_to(roof, street): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__roof__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f7), .want = UINT64_C(0x0)}, /* at == roof */
};
static const GG_ROM gg_box actions__go_to__roof__street__precondition__boxes[] = {
    {.flags = actions__go_to__roof__street__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__roof__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x100)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__roof__street__effect = {.assignments = actions__go_to__roof__street__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__roof__street__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__roof__street__own = {.assignments = actions__go_to__roof__street__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__roof__street__arguments[] = {SKIRMISH_ROOF, SKIRMISH_STREET};
/* go_to(tower, hall): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__tower__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000003ef), .want = UINT64_C(0x20000000000)}, /* at == tower, lit(hall) */
};
static const GG_ROM gg_box actions__go_to__tower__hall__precondition__boxes[] = {
    {.flags = actions__go_to__tower__hall__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__tower__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x20)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__tower__hall__effect = {.assignments = actions__go_to__tower__hall__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__tower__hall__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__tower__hall__own = {.assignments = actions__go_to__tower__hall__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__tower__hall__arguments[] = {SKIRMISH_TOWER, SKIRMISH_HALL};
/* go_to(hall, tower): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__hall__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3df), .want = UINT64_C(0x0)}, /* at == hall */
};
static const GG_ROM gg_box actions__go_to__hall__tower__precondition__boxes[] = {
    {.flags = actions__go_to__hall__tower__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__hall__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x10)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__hall__tower__effect = {.assignments = actions__go_to__hall__tower__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__hall__tower__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__hall__tower__own = {.assignments = actions__go_to__hall__tower__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__hall__tower__arguments[] = {SKIRMISH_HALL, SKIRMISH_TOWER};
/* go_to(hall, cellar): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__hall__cellar__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x400000003df), .want = UINT64_C(0x40000000000)}, /* at == hall, lit(cellar) */
};
static const GG_ROM gg_box actions__go_to__hall__cellar__precondition__boxes[] = {
    {.flags = actions__go_to__hall__cellar__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__hall__cellar__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x40)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__hall__cellar__effect = {.assignments = actions__go_to__hall__cellar__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__hall__cellar__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__hall__cellar__own = {.assignments = actions__go_to__hall__cellar__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__hall__cellar__arguments[] = {SKIRMISH_HALL, SKIRMISH_CELLAR};
/* go_to(hall, yard): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__hall__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x800000003df), .want = UINT64_C(0x80000000000)}, /* at == hall, open(west_door) */
};
static const GG_ROM gg_box actions__go_to__hall__yard__precondition__boxes[] = {
    {.flags = actions__go_to__hall__yard__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__hall__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x80)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__hall__yard__effect = {.assignments = actions__go_to__hall__yard__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__hall__yard__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__hall__yard__own = {.assignments = actions__go_to__hall__yard__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__hall__yard__arguments[] = {SKIRMISH_HALL, SKIRMISH_YARD};
/* go_to(hall, street): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__hall__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000000003df), .want = UINT64_C(0x100000000000)}, /* at == hall, open(east_door) */
};
static const GG_ROM gg_box actions__go_to__hall__street__precondition__boxes[] = {
    {.flags = actions__go_to__hall__street__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__hall__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x100)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__hall__street__effect = {.assignments = actions__go_to__hall__street__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__hall__street__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__hall__street__own = {.assignments = actions__go_to__hall__street__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__hall__street__arguments[] = {SKIRMISH_HALL, SKIRMISH_STREET};
/* go_to(cellar, hall): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__cellar__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000003bf), .want = UINT64_C(0x20000000000)}, /* at == cellar, lit(hall) */
};
static const GG_ROM gg_box actions__go_to__cellar__hall__precondition__boxes[] = {
    {.flags = actions__go_to__cellar__hall__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__cellar__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x20)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__cellar__hall__effect = {.assignments = actions__go_to__cellar__hall__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__cellar__hall__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__cellar__hall__own = {.assignments = actions__go_to__cellar__hall__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__cellar__hall__arguments[] = {SKIRMISH_CELLAR, SKIRMISH_HALL};
/* go_to(yard, west): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__yard__west__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x37f), .want = UINT64_C(0x0)}, /* at == yard */
};
static const GG_ROM gg_box actions__go_to__yard__west__precondition__boxes[] = {
    {.flags = actions__go_to__yard__west__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__yard__west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x1)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__yard__west__effect = {.assignments = actions__go_to__yard__west__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__yard__west__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__yard__west__own = {.assignments = actions__go_to__yard__west__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__yard__west__arguments[] = {SKIRMISH_YARD, SKIRMISH_WEST};
/* go_to(yard, hill): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__yard__hill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x37f), .want = UINT64_C(0x0)}, /* at == yard */
};
static const GG_ROM gg_box actions__go_to__yard__hill__precondition__boxes[] = {
    {.flags = actions__go_to__yard__hill__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__yard__hill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x4)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__yard__hill__effect = {.assignments = actions__go_to__yard__hill__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__yard__hill__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__yard__hill__own = {.assignments = actions__go_to__yard__hill__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__yard__hill__arguments[] = {SKIRMISH_YARD, SKIRMISH_HILL};
/* go_to(yard, hall): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__yard__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xa000000037f), .want = UINT64_C(0xa0000000000)}, /* at == yard, lit(hall), open(west_door) */
};
static const GG_ROM gg_box actions__go_to__yard__hall__precondition__boxes[] = {
    {.flags = actions__go_to__yard__hall__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__yard__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x20)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__yard__hall__effect = {.assignments = actions__go_to__yard__hall__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__yard__hall__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__yard__hall__own = {.assignments = actions__go_to__yard__hall__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__yard__hall__arguments[] = {SKIRMISH_YARD, SKIRMISH_HALL};
/* go_to(yard, market): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__yard__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x37f), .want = UINT64_C(0x0)}, /* at == yard */
};
static const GG_ROM gg_box actions__go_to__yard__market__precondition__boxes[] = {
    {.flags = actions__go_to__yard__market__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__yard__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x200)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__yard__market__effect = {.assignments = actions__go_to__yard__market__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__yard__market__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__yard__market__own = {.assignments = actions__go_to__yard__market__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__yard__market__arguments[] = {SKIRMISH_YARD, SKIRMISH_MARKET};
/* go_to(street, east): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__street__east__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2ff), .want = UINT64_C(0x0)}, /* at == street */
};
static const GG_ROM gg_box actions__go_to__street__east__precondition__boxes[] = {
    {.flags = actions__go_to__street__east__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__street__east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x2)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__street__east__effect = {.assignments = actions__go_to__street__east__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__street__east__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__street__east__own = {.assignments = actions__go_to__street__east__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__street__east__arguments[] = {SKIRMISH_STREET, SKIRMISH_EAST};
/* go_to(street, roof): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__street__roof__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2ff), .want = UINT64_C(0x0)}, /* at == street */
};
static const GG_ROM gg_box actions__go_to__street__roof__precondition__boxes[] = {
    {.flags = actions__go_to__street__roof__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__street__roof__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x8)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__street__roof__effect = {.assignments = actions__go_to__street__roof__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__street__roof__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__street__roof__own = {.assignments = actions__go_to__street__roof__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__street__roof__arguments[] = {SKIRMISH_STREET, SKIRMISH_ROOF};
/* go_to(street, hall): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__street__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1200000002ff), .want = UINT64_C(0x120000000000)}, /* at == street, lit(hall), open(east_door) */
};
static const GG_ROM gg_box actions__go_to__street__hall__precondition__boxes[] = {
    {.flags = actions__go_to__street__hall__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__street__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x20)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__street__hall__effect = {.assignments = actions__go_to__street__hall__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__street__hall__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__street__hall__own = {.assignments = actions__go_to__street__hall__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__street__hall__arguments[] = {SKIRMISH_STREET, SKIRMISH_HALL};
/* go_to(street, market): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__street__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2ff), .want = UINT64_C(0x0)}, /* at == street */
};
static const GG_ROM gg_box actions__go_to__street__market__precondition__boxes[] = {
    {.flags = actions__go_to__street__market__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__street__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x200)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__street__market__effect = {.assignments = actions__go_to__street__market__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__street__market__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__street__market__own = {.assignments = actions__go_to__street__market__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__street__market__arguments[] = {SKIRMISH_STREET, SKIRMISH_MARKET};
/* go_to(market, yard): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__market__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1ff), .want = UINT64_C(0x0)}, /* at == market */
};
static const GG_ROM gg_box actions__go_to__market__yard__precondition__boxes[] = {
    {.flags = actions__go_to__market__yard__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__market__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x80)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__market__yard__effect = {.assignments = actions__go_to__market__yard__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__market__yard__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__market__yard__own = {.assignments = actions__go_to__market__yard__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__market__yard__arguments[] = {SKIRMISH_MARKET, SKIRMISH_YARD};
/* go_to(market, street): at = to, not in_cover, noise = 0 */
static const GG_ROM gg_flag_test actions__go_to__market__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1ff), .want = UINT64_C(0x0)}, /* at == market */
};
static const GG_ROM gg_box actions__go_to__market__street__precondition__boxes[] = {
    {.flags = actions__go_to__market__street__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__go_to__market__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x100)},
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__market__street__effect = {.assignments = actions__go_to__market__street__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__go_to__market__street__own__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffcffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__go_to__market__street__own = {.assignments = actions__go_to__market__street__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__go_to__market__street__arguments[] = {SKIRMISH_MARKET, SKIRMISH_STREET};
/* sneak(west, hill): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__west__hill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fe), .want = UINT64_C(0x0)}, /* at == west */
};
static const GG_ROM gg_box actions__sneak__west__hill__precondition__boxes[] = {
    {.flags = actions__sneak__west__hill__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__west__hill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__sneak__west__hill__effect = {.assignments = actions__sneak__west__hill__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__west__hill__arguments[] = {SKIRMISH_WEST, SKIRMISH_HILL};
/* sneak(west, yard): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__west__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fe), .want = UINT64_C(0x0)}, /* at == west */
};
static const GG_ROM gg_box actions__sneak__west__yard__precondition__boxes[] = {
    {.flags = actions__sneak__west__yard__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__west__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__sneak__west__yard__effect = {.assignments = actions__sneak__west__yard__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__west__yard__arguments[] = {SKIRMISH_WEST, SKIRMISH_YARD};
/* sneak(east, roof): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__east__roof__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fd), .want = UINT64_C(0x0)}, /* at == east */
};
static const GG_ROM gg_box actions__sneak__east__roof__precondition__boxes[] = {
    {.flags = actions__sneak__east__roof__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__east__roof__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__sneak__east__roof__effect = {.assignments = actions__sneak__east__roof__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__east__roof__arguments[] = {SKIRMISH_EAST, SKIRMISH_ROOF};
/* sneak(east, street): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__east__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fd), .want = UINT64_C(0x0)}, /* at == east */
};
static const GG_ROM gg_box actions__sneak__east__street__precondition__boxes[] = {
    {.flags = actions__sneak__east__street__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__east__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__sneak__east__street__effect = {.assignments = actions__sneak__east__street__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__east__street__arguments[] = {SKIRMISH_EAST, SKIRMISH_STREET};
/* sneak(hill, west): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__hill__west__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fb), .want = UINT64_C(0x0)}, /* at == hill */
};
static const GG_ROM gg_box actions__sneak__hill__west__precondition__boxes[] = {
    {.flags = actions__sneak__hill__west__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__hill__west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__sneak__hill__west__effect = {.assignments = actions__sneak__hill__west__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__hill__west__arguments[] = {SKIRMISH_HILL, SKIRMISH_WEST};
/* sneak(hill, yard): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__hill__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fb), .want = UINT64_C(0x0)}, /* at == hill */
};
static const GG_ROM gg_box actions__sneak__hill__yard__precondition__boxes[] = {
    {.flags = actions__sneak__hill__yard__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__hill__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__sneak__hill__yard__effect = {.assignments = actions__sneak__hill__yard__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__hill__yard__arguments[] = {SKIRMISH_HILL, SKIRMISH_YARD};
/* sneak(roof, east): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__roof__east__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f7), .want = UINT64_C(0x0)}, /* at == roof */
};
static const GG_ROM gg_box actions__sneak__roof__east__precondition__boxes[] = {
    {.flags = actions__sneak__roof__east__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__roof__east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__sneak__roof__east__effect = {.assignments = actions__sneak__roof__east__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__roof__east__arguments[] = {SKIRMISH_ROOF, SKIRMISH_EAST};
/* sneak(roof, street): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__roof__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f7), .want = UINT64_C(0x0)}, /* at == roof */
};
static const GG_ROM gg_box actions__sneak__roof__street__precondition__boxes[] = {
    {.flags = actions__sneak__roof__street__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__roof__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__sneak__roof__street__effect = {.assignments = actions__sneak__roof__street__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__roof__street__arguments[] = {SKIRMISH_ROOF, SKIRMISH_STREET};
/* sneak(tower, hall): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__tower__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3ef), .want = UINT64_C(0x0)}, /* at == tower */
};
static const GG_ROM gg_box actions__sneak__tower__hall__precondition__boxes[] = {
    {.flags = actions__sneak__tower__hall__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__tower__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__sneak__tower__hall__effect = {.assignments = actions__sneak__tower__hall__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__tower__hall__arguments[] = {SKIRMISH_TOWER, SKIRMISH_HALL};
/* sneak(hall, tower): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__hall__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3df), .want = UINT64_C(0x0)}, /* at == hall */
};
static const GG_ROM gg_box actions__sneak__hall__tower__precondition__boxes[] = {
    {.flags = actions__sneak__hall__tower__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__hall__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__sneak__hall__tower__effect = {.assignments = actions__sneak__hall__tower__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__hall__tower__arguments[] = {SKIRMISH_HALL, SKIRMISH_TOWER};
/* sneak(hall, cellar): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__hall__cellar__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3df), .want = UINT64_C(0x0)}, /* at == hall */
};
static const GG_ROM gg_box actions__sneak__hall__cellar__precondition__boxes[] = {
    {.flags = actions__sneak__hall__cellar__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__hall__cellar__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__sneak__hall__cellar__effect = {.assignments = actions__sneak__hall__cellar__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__hall__cellar__arguments[] = {SKIRMISH_HALL, SKIRMISH_CELLAR};
/* sneak(hall, yard): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__hall__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x800000003df), .want = UINT64_C(0x80000000000)}, /* at == hall, open(west_door) */
};
static const GG_ROM gg_box actions__sneak__hall__yard__precondition__boxes[] = {
    {.flags = actions__sneak__hall__yard__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__hall__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__sneak__hall__yard__effect = {.assignments = actions__sneak__hall__yard__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__hall__yard__arguments[] = {SKIRMISH_HALL, SKIRMISH_YARD};
/* sneak(hall, street): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__hall__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000000003df), .want = UINT64_C(0x100000000000)}, /* at == hall, open(east_door) */
};
static const GG_ROM gg_box actions__sneak__hall__street__precondition__boxes[] = {
    {.flags = actions__sneak__hall__street__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__hall__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__sneak__hall__street__effect = {.assignments = actions__sneak__hall__street__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__hall__street__arguments[] = {SKIRMISH_HALL, SKIRMISH_STREET};
/* sneak(cellar, hall): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__cellar__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3bf), .want = UINT64_C(0x0)}, /* at == cellar */
};
static const GG_ROM gg_box actions__sneak__cellar__hall__precondition__boxes[] = {
    {.flags = actions__sneak__cellar__hall__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__cellar__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__sneak__cellar__hall__effect = {.assignments = actions__sneak__cellar__hall__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__cellar__hall__arguments[] = {SKIRMISH_CELLAR, SKIRMISH_HALL};
/* sneak(yard, west): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__yard__west__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x37f), .want = UINT64_C(0x0)}, /* at == yard */
};
static const GG_ROM gg_box actions__sneak__yard__west__precondition__boxes[] = {
    {.flags = actions__sneak__yard__west__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__yard__west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__sneak__yard__west__effect = {.assignments = actions__sneak__yard__west__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__yard__west__arguments[] = {SKIRMISH_YARD, SKIRMISH_WEST};
/* sneak(yard, hill): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__yard__hill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x37f), .want = UINT64_C(0x0)}, /* at == yard */
};
static const GG_ROM gg_box actions__sneak__yard__hill__precondition__boxes[] = {
    {.flags = actions__sneak__yard__hill__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__yard__hill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__sneak__yard__hill__effect = {.assignments = actions__sneak__yard__hill__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__yard__hill__arguments[] = {SKIRMISH_YARD, SKIRMISH_HILL};
/* sneak(yard, hall): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__yard__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8000000037f), .want = UINT64_C(0x80000000000)}, /* at == yard, open(west_door) */
};
static const GG_ROM gg_box actions__sneak__yard__hall__precondition__boxes[] = {
    {.flags = actions__sneak__yard__hall__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__yard__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__sneak__yard__hall__effect = {.assignments = actions__sneak__yard__hall__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__yard__hall__arguments[] = {SKIRMISH_YARD, SKIRMISH_HALL};
/* sneak(yard, market): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__yard__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x37f), .want = UINT64_C(0x0)}, /* at == yard */
};
static const GG_ROM gg_box actions__sneak__yard__market__precondition__boxes[] = {
    {.flags = actions__sneak__yard__market__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__yard__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect actions__sneak__yard__market__effect = {.assignments = actions__sneak__yard__market__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__yard__market__arguments[] = {SKIRMISH_YARD, SKIRMISH_MARKET};
/* sneak(street, east): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__street__east__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2ff), .want = UINT64_C(0x0)}, /* at == street */
};
static const GG_ROM gg_box actions__sneak__street__east__precondition__boxes[] = {
    {.flags = actions__sneak__street__east__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__street__east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__sneak__street__east__effect = {.assignments = actions__sneak__street__east__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__street__east__arguments[] = {SKIRMISH_STREET, SKIRMISH_EAST};
/* sneak(street, roof): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__street__roof__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2ff), .want = UINT64_C(0x0)}, /* at == street */
};
static const GG_ROM gg_box actions__sneak__street__roof__precondition__boxes[] = {
    {.flags = actions__sneak__street__roof__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__street__roof__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__sneak__street__roof__effect = {.assignments = actions__sneak__street__roof__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__street__roof__arguments[] = {SKIRMISH_STREET, SKIRMISH_ROOF};
/* sneak(street, hall): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__street__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000000002ff), .want = UINT64_C(0x100000000000)}, /* at == street, open(east_door) */
};
static const GG_ROM gg_box actions__sneak__street__hall__precondition__boxes[] = {
    {.flags = actions__sneak__street__hall__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__street__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__sneak__street__hall__effect = {.assignments = actions__sneak__street__hall__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__street__hall__arguments[] = {SKIRMISH_STREET, SKIRMISH_HALL};
/* sneak(street, market): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__street__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2ff), .want = UINT64_C(0x0)}, /* at == street */
};
static const GG_ROM gg_box actions__sneak__street__market__precondition__boxes[] = {
    {.flags = actions__sneak__street__market__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__street__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect actions__sneak__street__market__effect = {.assignments = actions__sneak__street__market__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__street__market__arguments[] = {SKIRMISH_STREET, SKIRMISH_MARKET};
/* sneak(market, yard): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__market__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1ff), .want = UINT64_C(0x0)}, /* at == market */
};
static const GG_ROM gg_box actions__sneak__market__yard__precondition__boxes[] = {
    {.flags = actions__sneak__market__yard__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__market__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__sneak__market__yard__effect = {.assignments = actions__sneak__market__yard__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__market__yard__arguments[] = {SKIRMISH_MARKET, SKIRMISH_YARD};
/* sneak(market, street): at = to, not in_cover */
static const GG_ROM gg_flag_test actions__sneak__market__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1ff), .want = UINT64_C(0x0)}, /* at == market */
};
static const GG_ROM gg_box actions__sneak__market__street__precondition__boxes[] = {
    {.flags = actions__sneak__market__street__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__sneak__market__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffefffc00), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__sneak__market__street__effect = {.assignments = actions__sneak__market__street__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sneak__market__street__arguments[] = {SKIRMISH_MARKET, SKIRMISH_STREET};
/* open_door(west_door, hall): open(it) */
static const GG_ROM gg_flag_test actions__open_door__west_door__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x800000003df), .want = UINT64_C(0x0)}, /* at == hall, not open(west_door) */
};
static const GG_ROM gg_box actions__open_door__west_door__hall__precondition__boxes[] = {
    {.flags = actions__open_door__west_door__hall__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__open_door__west_door__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffff7ffffffffff), .set = UINT64_C(0x80000000000)},
};
static const GG_ROM gg_effect actions__open_door__west_door__hall__effect = {.assignments = actions__open_door__west_door__hall__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__open_door__west_door__hall__arguments[] = {SKIRMISH_WEST_DOOR, SKIRMISH_HALL};
/* open_door(west_door, yard): open(it) */
static const GG_ROM gg_flag_test actions__open_door__west_door__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8000000037f), .want = UINT64_C(0x0)}, /* at == yard, not open(west_door) */
};
static const GG_ROM gg_box actions__open_door__west_door__yard__precondition__boxes[] = {
    {.flags = actions__open_door__west_door__yard__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__open_door__west_door__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffff7ffffffffff), .set = UINT64_C(0x80000000000)},
};
static const GG_ROM gg_effect actions__open_door__west_door__yard__effect = {.assignments = actions__open_door__west_door__yard__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__open_door__west_door__yard__arguments[] = {SKIRMISH_WEST_DOOR, SKIRMISH_YARD};
/* open_door(east_door, hall): open(it) */
static const GG_ROM gg_flag_test actions__open_door__east_door__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000000003df), .want = UINT64_C(0x0)}, /* at == hall, not open(east_door) */
};
static const GG_ROM gg_box actions__open_door__east_door__hall__precondition__boxes[] = {
    {.flags = actions__open_door__east_door__hall__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__open_door__east_door__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffefffffffffff), .set = UINT64_C(0x100000000000)},
};
static const GG_ROM gg_effect actions__open_door__east_door__hall__effect = {.assignments = actions__open_door__east_door__hall__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__open_door__east_door__hall__arguments[] = {SKIRMISH_EAST_DOOR, SKIRMISH_HALL};
/* open_door(east_door, street): open(it) */
static const GG_ROM gg_flag_test actions__open_door__east_door__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000000002ff), .want = UINT64_C(0x0)}, /* at == street, not open(east_door) */
};
static const GG_ROM gg_box actions__open_door__east_door__street__precondition__boxes[] = {
    {.flags = actions__open_door__east_door__street__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__open_door__east_door__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffefffffffffff), .set = UINT64_C(0x100000000000)},
};
static const GG_ROM gg_effect actions__open_door__east_door__street__effect = {.assignments = actions__open_door__east_door__street__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__open_door__east_door__street__arguments[] = {SKIRMISH_EAST_DOOR, SKIRMISH_STREET};
/* light(hall, hall): lit(it) */
static const GG_ROM gg_flag_test actions__light__hall__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000003df), .want = UINT64_C(0x0)}, /* at == hall, not lit(hall) */
};
static const GG_ROM gg_box actions__light__hall__hall__precondition__boxes[] = {
    {.flags = actions__light__hall__hall__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__light__hall__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffdffffffffff), .set = UINT64_C(0x20000000000)},
};
static const GG_ROM gg_effect actions__light__hall__hall__effect = {.assignments = actions__light__hall__hall__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__light__hall__hall__arguments[] = {SKIRMISH_HALL, SKIRMISH_HALL};
/* light(hall, yard): lit(it) */
static const GG_ROM gg_flag_test actions__light__hall__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000000037f), .want = UINT64_C(0x0)}, /* at == yard, not lit(hall) */
};
static const GG_ROM gg_box actions__light__hall__yard__precondition__boxes[] = {
    {.flags = actions__light__hall__yard__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__light__hall__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffdffffffffff), .set = UINT64_C(0x20000000000)},
};
static const GG_ROM gg_effect actions__light__hall__yard__effect = {.assignments = actions__light__hall__yard__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__light__hall__yard__arguments[] = {SKIRMISH_HALL, SKIRMISH_YARD};
/* light(hall, street): lit(it) */
static const GG_ROM gg_flag_test actions__light__hall__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000002ff), .want = UINT64_C(0x0)}, /* at == street, not lit(hall) */
};
static const GG_ROM gg_box actions__light__hall__street__precondition__boxes[] = {
    {.flags = actions__light__hall__street__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__light__hall__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffdffffffffff), .set = UINT64_C(0x20000000000)},
};
static const GG_ROM gg_effect actions__light__hall__street__effect = {.assignments = actions__light__hall__street__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__light__hall__street__arguments[] = {SKIRMISH_HALL, SKIRMISH_STREET};
/* light(cellar, hall): lit(it) */
static const GG_ROM gg_flag_test actions__light__cellar__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x400000003df), .want = UINT64_C(0x0)}, /* at == hall, not lit(cellar) */
};
static const GG_ROM gg_box actions__light__cellar__hall__precondition__boxes[] = {
    {.flags = actions__light__cellar__hall__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__light__cellar__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffbffffffffff), .set = UINT64_C(0x40000000000)},
};
static const GG_ROM gg_effect actions__light__cellar__hall__effect = {.assignments = actions__light__cellar__hall__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__light__cellar__hall__arguments[] = {SKIRMISH_CELLAR, SKIRMISH_HALL};
/* light(cellar, cellar): lit(it) */
static const GG_ROM gg_flag_test actions__light__cellar__cellar__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x400000003bf), .want = UINT64_C(0x0)}, /* at == cellar, not lit(cellar) */
};
static const GG_ROM gg_box actions__light__cellar__cellar__precondition__boxes[] = {
    {.flags = actions__light__cellar__cellar__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__light__cellar__cellar__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffbffffffffff), .set = UINT64_C(0x40000000000)},
};
static const GG_ROM gg_effect actions__light__cellar__cellar__effect = {.assignments = actions__light__cellar__cellar__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__light__cellar__cellar__arguments[] = {SKIRMISH_CELLAR, SKIRMISH_CELLAR};
/* darken(hall, hall): not lit(it) */
static const GG_ROM gg_flag_test actions__darken__hall__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000003df), .want = UINT64_C(0x20000000000)}, /* at == hall, lit(hall) */
};
static const GG_ROM gg_box actions__darken__hall__hall__precondition__boxes[] = {
    {.flags = actions__darken__hall__hall__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__darken__hall__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffdffffffffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__darken__hall__hall__effect = {.assignments = actions__darken__hall__hall__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__darken__hall__hall__arguments[] = {SKIRMISH_HALL, SKIRMISH_HALL};
/* darken(hall, yard): not lit(it) */
static const GG_ROM gg_flag_test actions__darken__hall__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000000037f), .want = UINT64_C(0x20000000000)}, /* at == yard, lit(hall) */
};
static const GG_ROM gg_box actions__darken__hall__yard__precondition__boxes[] = {
    {.flags = actions__darken__hall__yard__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__darken__hall__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffdffffffffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__darken__hall__yard__effect = {.assignments = actions__darken__hall__yard__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__darken__hall__yard__arguments[] = {SKIRMISH_HALL, SKIRMISH_YARD};
/* darken(hall, street): not lit(it) */
static const GG_ROM gg_flag_test actions__darken__hall__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000002ff), .want = UINT64_C(0x20000000000)}, /* at == street, lit(hall) */
};
static const GG_ROM gg_box actions__darken__hall__street__precondition__boxes[] = {
    {.flags = actions__darken__hall__street__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__darken__hall__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffdffffffffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__darken__hall__street__effect = {.assignments = actions__darken__hall__street__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__darken__hall__street__arguments[] = {SKIRMISH_HALL, SKIRMISH_STREET};
/* darken(cellar, hall): not lit(it) */
static const GG_ROM gg_flag_test actions__darken__cellar__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x400000003df), .want = UINT64_C(0x40000000000)}, /* at == hall, lit(cellar) */
};
static const GG_ROM gg_box actions__darken__cellar__hall__precondition__boxes[] = {
    {.flags = actions__darken__cellar__hall__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__darken__cellar__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffbffffffffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__darken__cellar__hall__effect = {.assignments = actions__darken__cellar__hall__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__darken__cellar__hall__arguments[] = {SKIRMISH_CELLAR, SKIRMISH_HALL};
/* darken(cellar, cellar): not lit(it) */
static const GG_ROM gg_flag_test actions__darken__cellar__cellar__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x400000003bf), .want = UINT64_C(0x40000000000)}, /* at == cellar, lit(cellar) */
};
static const GG_ROM gg_box actions__darken__cellar__cellar__precondition__boxes[] = {
    {.flags = actions__darken__cellar__cellar__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__darken__cellar__cellar__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffbffffffffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__darken__cellar__cellar__effect = {.assignments = actions__darken__cellar__cellar__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__darken__cellar__cellar__arguments[] = {SKIRMISH_CELLAR, SKIRMISH_CELLAR};
/* take_cover(west): in_cover */
static const GG_ROM gg_flag_test actions__take_cover__west__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003fe), .want = UINT64_C(0x0)}, /* at == west, not in_cover */
};
static const GG_ROM gg_box actions__take_cover__west__precondition__boxes[] = {
    {.flags = actions__take_cover__west__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__take_cover__west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffeffffff), .set = UINT64_C(0x1000000)},
};
static const GG_ROM gg_effect actions__take_cover__west__effect = {.assignments = actions__take_cover__west__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__take_cover__west__arguments[] = {SKIRMISH_WEST};
/* take_cover(east): in_cover */
static const GG_ROM gg_flag_test actions__take_cover__east__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003fd), .want = UINT64_C(0x0)}, /* at == east, not in_cover */
};
static const GG_ROM gg_box actions__take_cover__east__precondition__boxes[] = {
    {.flags = actions__take_cover__east__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__take_cover__east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffeffffff), .set = UINT64_C(0x1000000)},
};
static const GG_ROM gg_effect actions__take_cover__east__effect = {.assignments = actions__take_cover__east__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__take_cover__east__arguments[] = {SKIRMISH_EAST};
/* take_cover(hill): in_cover */
static const GG_ROM gg_flag_test actions__take_cover__hill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003fb), .want = UINT64_C(0x0)}, /* at == hill, not in_cover */
};
static const GG_ROM gg_box actions__take_cover__hill__precondition__boxes[] = {
    {.flags = actions__take_cover__hill__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__take_cover__hill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffeffffff), .set = UINT64_C(0x1000000)},
};
static const GG_ROM gg_effect actions__take_cover__hill__effect = {.assignments = actions__take_cover__hill__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__take_cover__hill__arguments[] = {SKIRMISH_HILL};
/* take_cover(roof): in_cover */
static const GG_ROM gg_flag_test actions__take_cover__roof__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003f7), .want = UINT64_C(0x0)}, /* at == roof, not in_cover */
};
static const GG_ROM gg_box actions__take_cover__roof__precondition__boxes[] = {
    {.flags = actions__take_cover__roof__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__take_cover__roof__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffeffffff), .set = UINT64_C(0x1000000)},
};
static const GG_ROM gg_effect actions__take_cover__roof__effect = {.assignments = actions__take_cover__roof__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__take_cover__roof__arguments[] = {SKIRMISH_ROOF};
/* take_cover(tower): in_cover */
static const GG_ROM gg_flag_test actions__take_cover__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003ef), .want = UINT64_C(0x0)}, /* at == tower, not in_cover */
};
static const GG_ROM gg_box actions__take_cover__tower__precondition__boxes[] = {
    {.flags = actions__take_cover__tower__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__take_cover__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffeffffff), .set = UINT64_C(0x1000000)},
};
static const GG_ROM gg_effect actions__take_cover__tower__effect = {.assignments = actions__take_cover__tower__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__take_cover__tower__arguments[] = {SKIRMISH_TOWER};
/* take_cover(hall): in_cover */
static const GG_ROM gg_flag_test actions__take_cover__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003df), .want = UINT64_C(0x0)}, /* at == hall, not in_cover */
};
static const GG_ROM gg_box actions__take_cover__hall__precondition__boxes[] = {
    {.flags = actions__take_cover__hall__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__take_cover__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffeffffff), .set = UINT64_C(0x1000000)},
};
static const GG_ROM gg_effect actions__take_cover__hall__effect = {.assignments = actions__take_cover__hall__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__take_cover__hall__arguments[] = {SKIRMISH_HALL};
/* take_cover(yard): in_cover */
static const GG_ROM gg_flag_test actions__take_cover__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100037f), .want = UINT64_C(0x0)}, /* at == yard, not in_cover */
};
static const GG_ROM gg_box actions__take_cover__yard__precondition__boxes[] = {
    {.flags = actions__take_cover__yard__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__take_cover__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffeffffff), .set = UINT64_C(0x1000000)},
};
static const GG_ROM gg_effect actions__take_cover__yard__effect = {.assignments = actions__take_cover__yard__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__take_cover__yard__arguments[] = {SKIRMISH_YARD};
/* take_cover(street): in_cover */
static const GG_ROM gg_flag_test actions__take_cover__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10002ff), .want = UINT64_C(0x0)}, /* at == street, not in_cover */
};
static const GG_ROM gg_box actions__take_cover__street__precondition__boxes[] = {
    {.flags = actions__take_cover__street__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__take_cover__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffeffffff), .set = UINT64_C(0x1000000)},
};
static const GG_ROM gg_effect actions__take_cover__street__effect = {.assignments = actions__take_cover__street__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__take_cover__street__arguments[] = {SKIRMISH_STREET};
/* hide(west): in_cover */
static const GG_ROM gg_flag_test actions__hide__west__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003fe), .want = UINT64_C(0x0)}, /* at == west, not in_cover */
};
static const GG_ROM gg_box actions__hide__west__precondition__boxes[] = {
    {.flags = actions__hide__west__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hide__west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffeffffff), .set = UINT64_C(0x1000000)},
};
static const GG_ROM gg_effect actions__hide__west__effect = {.assignments = actions__hide__west__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__hide__west__arguments[] = {SKIRMISH_WEST};
/* hide(east): in_cover */
static const GG_ROM gg_flag_test actions__hide__east__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003fd), .want = UINT64_C(0x0)}, /* at == east, not in_cover */
};
static const GG_ROM gg_box actions__hide__east__precondition__boxes[] = {
    {.flags = actions__hide__east__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hide__east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffeffffff), .set = UINT64_C(0x1000000)},
};
static const GG_ROM gg_effect actions__hide__east__effect = {.assignments = actions__hide__east__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__hide__east__arguments[] = {SKIRMISH_EAST};
/* hide(hall): in_cover */
static const GG_ROM gg_flag_test actions__hide__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200010003df), .want = UINT64_C(0x0)}, /* at == hall, not in_cover, not lit(hall) */
};
static const GG_ROM gg_box actions__hide__hall__precondition__boxes[] = {
    {.flags = actions__hide__hall__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hide__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffeffffff), .set = UINT64_C(0x1000000)},
};
static const GG_ROM gg_effect actions__hide__hall__effect = {.assignments = actions__hide__hall__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__hide__hall__arguments[] = {SKIRMISH_HALL};
/* hide(cellar): in_cover */
static const GG_ROM gg_flag_test actions__hide__cellar__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x400010003bf), .want = UINT64_C(0x0)}, /* at == cellar, not in_cover, not lit(cellar) */
};
static const GG_ROM gg_box actions__hide__cellar__precondition__boxes[] = {
    {.flags = actions__hide__cellar__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hide__cellar__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffeffffff), .set = UINT64_C(0x1000000)},
};
static const GG_ROM gg_effect actions__hide__cellar__effect = {.assignments = actions__hide__cellar__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__hide__cellar__arguments[] = {SKIRMISH_CELLAR};
/* bandage: health += 1, bandages -= 1 */
static const GG_ROM gg_flag_test actions__bandage__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000000), .want = UINT64_C(0x1000000)}, /* in_cover */
};
static const GG_ROM gg_range_test actions__bandage__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x400), .high = UINT64_C(0x44b69aa), .care = UINT64_C(0xc03)}, /* health <= 2, bandages >= 1 */
};
static const GG_ROM gg_flag_test actions__bandage__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x800000), .want = UINT64_C(0x0)}, /* not under_fire */
};
static const GG_ROM gg_range_test actions__bandage__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x400), .high = UINT64_C(0x44b69aa), .care = UINT64_C(0xc03)}, /* health <= 2, bandages >= 1 */
};
static const GG_ROM gg_box actions__bandage__precondition__boxes[] = {
    {.flags = actions__bandage__precondition__boxes__0__flags,
     .ranges = actions__bandage__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
    {.flags = actions__bandage__precondition__boxes__1__flags,
     .ranges = actions__bandage__precondition__boxes__1__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_addition actions__bandage__effect__additions[] = {
    {.fact = 5, .amount = 1}, /* health */
    {.fact = 8, .amount = -1}, /* bandages */
};
static const GG_ROM gg_effect actions__bandage__effect = {.assignments = NULL,
     .additions = actions__bandage__effect__additions, .assignment_count = 0, .addition_count = 2};
static const GG_ROM gg_addition actions__bandage__own__additions[] = {
    {.fact = 8, .amount = -1}, /* bandages */
};
static const GG_ROM gg_effect actions__bandage__own = {.assignments = NULL,
     .additions = actions__bandage__own__additions, .assignment_count = 0, .addition_count = 1};
/* fire(west, west): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__west__west__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7fd3fe), .want = UINT64_C(0x0)}, /* at == west, enemy_at == west */
};
static const GG_ROM gg_range_test actions__fire__west__west__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__west__west__precondition__boxes[] = {
    {.flags = actions__fire__west__west__precondition__boxes__0__flags,
     .ranges = actions__fire__west__west__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__west__west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__west__west__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__west__west__effect = {.assignments = actions__fire__west__west__effect__assignments,
     .additions = actions__fire__west__west__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__west__west__arguments[] = {SKIRMISH_WEST, SKIRMISH_WEST};
/* fire(west, yard): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__west__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6ff3fe), .want = UINT64_C(0x0)}, /* at == west, enemy_at == yard */
};
static const GG_ROM gg_range_test actions__fire__west__yard__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__west__yard__precondition__boxes[] = {
    {.flags = actions__fire__west__yard__precondition__boxes__0__flags,
     .ranges = actions__fire__west__yard__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__west__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__west__yard__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__west__yard__effect = {.assignments = actions__fire__west__yard__effect__assignments,
     .additions = actions__fire__west__yard__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__west__yard__arguments[] = {SKIRMISH_WEST, SKIRMISH_YARD};
/* fire(east, east): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__east__east__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7fb3fd), .want = UINT64_C(0x0)}, /* at == east, enemy_at == east */
};
static const GG_ROM gg_range_test actions__fire__east__east__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__east__east__precondition__boxes[] = {
    {.flags = actions__fire__east__east__precondition__boxes__0__flags,
     .ranges = actions__fire__east__east__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__east__east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__east__east__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__east__east__effect = {.assignments = actions__fire__east__east__effect__assignments,
     .additions = actions__fire__east__east__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__east__east__arguments[] = {SKIRMISH_EAST, SKIRMISH_EAST};
/* fire(east, street): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__east__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5ff3fd), .want = UINT64_C(0x0)}, /* at == east, enemy_at == street */
};
static const GG_ROM gg_range_test actions__fire__east__street__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__east__street__precondition__boxes[] = {
    {.flags = actions__fire__east__street__precondition__boxes__0__flags,
     .ranges = actions__fire__east__street__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__east__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__east__street__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__east__street__effect = {.assignments = actions__fire__east__street__effect__assignments,
     .additions = actions__fire__east__street__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__east__street__arguments[] = {SKIRMISH_EAST, SKIRMISH_STREET};
/* fire(hill, hill): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__hill__hill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7f73fb), .want = UINT64_C(0x0)}, /* at == hill, enemy_at == hill */
};
static const GG_ROM gg_range_test actions__fire__hill__hill__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__hill__hill__precondition__boxes[] = {
    {.flags = actions__fire__hill__hill__precondition__boxes__0__flags,
     .ranges = actions__fire__hill__hill__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__hill__hill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__hill__hill__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__hill__hill__effect = {.assignments = actions__fire__hill__hill__effect__assignments,
     .additions = actions__fire__hill__hill__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__hill__hill__arguments[] = {SKIRMISH_HILL, SKIRMISH_HILL};
/* fire(hill, yard): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__hill__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6ff3fb), .want = UINT64_C(0x0)}, /* at == hill, enemy_at == yard */
};
static const GG_ROM gg_range_test actions__fire__hill__yard__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__hill__yard__precondition__boxes[] = {
    {.flags = actions__fire__hill__yard__precondition__boxes__0__flags,
     .ranges = actions__fire__hill__yard__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__hill__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__hill__yard__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__hill__yard__effect = {.assignments = actions__fire__hill__yard__effect__assignments,
     .additions = actions__fire__hill__yard__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__hill__yard__arguments[] = {SKIRMISH_HILL, SKIRMISH_YARD};
/* fire(roof, roof): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__roof__roof__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7ef3f7), .want = UINT64_C(0x0)}, /* at == roof, enemy_at == roof */
};
static const GG_ROM gg_range_test actions__fire__roof__roof__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__roof__roof__precondition__boxes[] = {
    {.flags = actions__fire__roof__roof__precondition__boxes__0__flags,
     .ranges = actions__fire__roof__roof__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__roof__roof__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__roof__roof__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__roof__roof__effect = {.assignments = actions__fire__roof__roof__effect__assignments,
     .additions = actions__fire__roof__roof__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__roof__roof__arguments[] = {SKIRMISH_ROOF, SKIRMISH_ROOF};
/* fire(roof, street): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__roof__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5ff3f7), .want = UINT64_C(0x0)}, /* at == roof, enemy_at == street */
};
static const GG_ROM gg_range_test actions__fire__roof__street__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__roof__street__precondition__boxes[] = {
    {.flags = actions__fire__roof__street__precondition__boxes__0__flags,
     .ranges = actions__fire__roof__street__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__roof__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__roof__street__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__roof__street__effect = {.assignments = actions__fire__roof__street__effect__assignments,
     .additions = actions__fire__roof__street__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__roof__street__arguments[] = {SKIRMISH_ROOF, SKIRMISH_STREET};
/* fire(tower, tower): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__tower__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7df3ef), .want = UINT64_C(0x0)}, /* at == tower, enemy_at == tower */
};
static const GG_ROM gg_range_test actions__fire__tower__tower__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__tower__tower__precondition__boxes[] = {
    {.flags = actions__fire__tower__tower__precondition__boxes__0__flags,
     .ranges = actions__fire__tower__tower__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__tower__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__tower__tower__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__tower__tower__effect = {.assignments = actions__fire__tower__tower__effect__assignments,
     .additions = actions__fire__tower__tower__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__tower__tower__arguments[] = {SKIRMISH_TOWER, SKIRMISH_TOWER};
/* fire(tower, hall): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__tower__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7bf3ef), .want = UINT64_C(0x0)}, /* at == tower, enemy_at == hall */
};
static const GG_ROM gg_range_test actions__fire__tower__hall__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__tower__hall__precondition__boxes[] = {
    {.flags = actions__fire__tower__hall__precondition__boxes__0__flags,
     .ranges = actions__fire__tower__hall__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__tower__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__tower__hall__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__tower__hall__effect = {.assignments = actions__fire__tower__hall__effect__assignments,
     .additions = actions__fire__tower__hall__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__tower__hall__arguments[] = {SKIRMISH_TOWER, SKIRMISH_HALL};
/* fire(tower, yard): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__tower__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6ff3ef), .want = UINT64_C(0x0)}, /* at == tower, enemy_at == yard */
};
static const GG_ROM gg_range_test actions__fire__tower__yard__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__tower__yard__precondition__boxes[] = {
    {.flags = actions__fire__tower__yard__precondition__boxes__0__flags,
     .ranges = actions__fire__tower__yard__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__tower__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__tower__yard__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__tower__yard__effect = {.assignments = actions__fire__tower__yard__effect__assignments,
     .additions = actions__fire__tower__yard__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__tower__yard__arguments[] = {SKIRMISH_TOWER, SKIRMISH_YARD};
/* fire(tower, street): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__tower__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5ff3ef), .want = UINT64_C(0x0)}, /* at == tower, enemy_at == street */
};
static const GG_ROM gg_range_test actions__fire__tower__street__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__tower__street__precondition__boxes[] = {
    {.flags = actions__fire__tower__street__precondition__boxes__0__flags,
     .ranges = actions__fire__tower__street__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__tower__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__tower__street__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__tower__street__effect = {.assignments = actions__fire__tower__street__effect__assignments,
     .additions = actions__fire__tower__street__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__tower__street__arguments[] = {SKIRMISH_TOWER, SKIRMISH_STREET};
/* fire(hall, tower): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__hall__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7df3df), .want = UINT64_C(0x0)}, /* at == hall, enemy_at == tower */
};
static const GG_ROM gg_range_test actions__fire__hall__tower__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__hall__tower__precondition__boxes[] = {
    {.flags = actions__fire__hall__tower__precondition__boxes__0__flags,
     .ranges = actions__fire__hall__tower__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__hall__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__hall__tower__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__hall__tower__effect = {.assignments = actions__fire__hall__tower__effect__assignments,
     .additions = actions__fire__hall__tower__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__hall__tower__arguments[] = {SKIRMISH_HALL, SKIRMISH_TOWER};
/* fire(hall, hall): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__hall__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7bf3df), .want = UINT64_C(0x0)}, /* at == hall, enemy_at == hall */
};
static const GG_ROM gg_range_test actions__fire__hall__hall__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__hall__hall__precondition__boxes[] = {
    {.flags = actions__fire__hall__hall__precondition__boxes__0__flags,
     .ranges = actions__fire__hall__hall__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__hall__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__hall__hall__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__hall__hall__effect = {.assignments = actions__fire__hall__hall__effect__assignments,
     .additions = actions__fire__hall__hall__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__hall__hall__arguments[] = {SKIRMISH_HALL, SKIRMISH_HALL};
/* fire(hall, cellar): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__hall__cellar__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x77f3df), .want = UINT64_C(0x0)}, /* at == hall, enemy_at == cellar */
};
static const GG_ROM gg_range_test actions__fire__hall__cellar__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__hall__cellar__precondition__boxes[] = {
    {.flags = actions__fire__hall__cellar__precondition__boxes__0__flags,
     .ranges = actions__fire__hall__cellar__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__hall__cellar__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__hall__cellar__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__hall__cellar__effect = {.assignments = actions__fire__hall__cellar__effect__assignments,
     .additions = actions__fire__hall__cellar__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__hall__cellar__arguments[] = {SKIRMISH_HALL, SKIRMISH_CELLAR};
/* fire(hall, yard): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__hall__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x800006ff3df), .want = UINT64_C(0x80000000000)}, /* at == hall, enemy_at == yard, open(west_door) */
};
static const GG_ROM gg_range_test actions__fire__hall__yard__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__hall__yard__precondition__boxes[] = {
    {.flags = actions__fire__hall__yard__precondition__boxes__0__flags,
     .ranges = actions__fire__hall__yard__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__hall__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__hall__yard__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__hall__yard__effect = {.assignments = actions__fire__hall__yard__effect__assignments,
     .additions = actions__fire__hall__yard__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__hall__yard__arguments[] = {SKIRMISH_HALL, SKIRMISH_YARD};
/* fire(hall, street): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__hall__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000005ff3df), .want = UINT64_C(0x100000000000)}, /* at == hall, enemy_at == street, open(east_door) */
};
static const GG_ROM gg_range_test actions__fire__hall__street__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__hall__street__precondition__boxes[] = {
    {.flags = actions__fire__hall__street__precondition__boxes__0__flags,
     .ranges = actions__fire__hall__street__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__hall__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__hall__street__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__hall__street__effect = {.assignments = actions__fire__hall__street__effect__assignments,
     .additions = actions__fire__hall__street__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__hall__street__arguments[] = {SKIRMISH_HALL, SKIRMISH_STREET};
/* fire(cellar, hall): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__cellar__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7bf3bf), .want = UINT64_C(0x0)}, /* at == cellar, enemy_at == hall */
};
static const GG_ROM gg_range_test actions__fire__cellar__hall__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__cellar__hall__precondition__boxes[] = {
    {.flags = actions__fire__cellar__hall__precondition__boxes__0__flags,
     .ranges = actions__fire__cellar__hall__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__cellar__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__cellar__hall__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__cellar__hall__effect = {.assignments = actions__fire__cellar__hall__effect__assignments,
     .additions = actions__fire__cellar__hall__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__cellar__hall__arguments[] = {SKIRMISH_CELLAR, SKIRMISH_HALL};
/* fire(cellar, cellar): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__cellar__cellar__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x77f3bf), .want = UINT64_C(0x0)}, /* at == cellar, enemy_at == cellar */
};
static const GG_ROM gg_range_test actions__fire__cellar__cellar__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__cellar__cellar__precondition__boxes[] = {
    {.flags = actions__fire__cellar__cellar__precondition__boxes__0__flags,
     .ranges = actions__fire__cellar__cellar__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__cellar__cellar__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__cellar__cellar__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__cellar__cellar__effect = {.assignments = actions__fire__cellar__cellar__effect__assignments,
     .additions = actions__fire__cellar__cellar__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__cellar__cellar__arguments[] = {SKIRMISH_CELLAR, SKIRMISH_CELLAR};
/* fire(yard, west): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__yard__west__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7fd37f), .want = UINT64_C(0x0)}, /* at == yard, enemy_at == west */
};
static const GG_ROM gg_range_test actions__fire__yard__west__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__yard__west__precondition__boxes[] = {
    {.flags = actions__fire__yard__west__precondition__boxes__0__flags,
     .ranges = actions__fire__yard__west__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__yard__west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__yard__west__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__yard__west__effect = {.assignments = actions__fire__yard__west__effect__assignments,
     .additions = actions__fire__yard__west__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__yard__west__arguments[] = {SKIRMISH_YARD, SKIRMISH_WEST};
/* fire(yard, hill): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__yard__hill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7f737f), .want = UINT64_C(0x0)}, /* at == yard, enemy_at == hill */
};
static const GG_ROM gg_range_test actions__fire__yard__hill__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__yard__hill__precondition__boxes[] = {
    {.flags = actions__fire__yard__hill__precondition__boxes__0__flags,
     .ranges = actions__fire__yard__hill__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__yard__hill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__yard__hill__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__yard__hill__effect = {.assignments = actions__fire__yard__hill__effect__assignments,
     .additions = actions__fire__yard__hill__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__yard__hill__arguments[] = {SKIRMISH_YARD, SKIRMISH_HILL};
/* fire(yard, tower): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__yard__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7df37f), .want = UINT64_C(0x0)}, /* at == yard, enemy_at == tower */
};
static const GG_ROM gg_range_test actions__fire__yard__tower__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__yard__tower__precondition__boxes[] = {
    {.flags = actions__fire__yard__tower__precondition__boxes__0__flags,
     .ranges = actions__fire__yard__tower__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__yard__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__yard__tower__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__yard__tower__effect = {.assignments = actions__fire__yard__tower__effect__assignments,
     .additions = actions__fire__yard__tower__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__yard__tower__arguments[] = {SKIRMISH_YARD, SKIRMISH_TOWER};
/* fire(yard, hall): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__yard__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x800007bf37f), .want = UINT64_C(0x80000000000)}, /* at == yard, enemy_at == hall, open(west_door) */
};
static const GG_ROM gg_range_test actions__fire__yard__hall__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__yard__hall__precondition__boxes[] = {
    {.flags = actions__fire__yard__hall__precondition__boxes__0__flags,
     .ranges = actions__fire__yard__hall__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__yard__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__yard__hall__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__yard__hall__effect = {.assignments = actions__fire__yard__hall__effect__assignments,
     .additions = actions__fire__yard__hall__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__yard__hall__arguments[] = {SKIRMISH_YARD, SKIRMISH_HALL};
/* fire(yard, yard): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__yard__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6ff37f), .want = UINT64_C(0x0)}, /* at == yard, enemy_at == yard */
};
static const GG_ROM gg_range_test actions__fire__yard__yard__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__yard__yard__precondition__boxes[] = {
    {.flags = actions__fire__yard__yard__precondition__boxes__0__flags,
     .ranges = actions__fire__yard__yard__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__yard__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__yard__yard__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__yard__yard__effect = {.assignments = actions__fire__yard__yard__effect__assignments,
     .additions = actions__fire__yard__yard__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__yard__yard__arguments[] = {SKIRMISH_YARD, SKIRMISH_YARD};
/* fire(yard, market): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__yard__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3ff37f), .want = UINT64_C(0x0)}, /* at == yard, enemy_at == market */
};
static const GG_ROM gg_range_test actions__fire__yard__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__yard__market__precondition__boxes[] = {
    {.flags = actions__fire__yard__market__precondition__boxes__0__flags,
     .ranges = actions__fire__yard__market__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__yard__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__yard__market__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__yard__market__effect = {.assignments = actions__fire__yard__market__effect__assignments,
     .additions = actions__fire__yard__market__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__yard__market__arguments[] = {SKIRMISH_YARD, SKIRMISH_MARKET};
/* fire(street, east): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__street__east__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7fb2ff), .want = UINT64_C(0x0)}, /* at == street, enemy_at == east */
};
static const GG_ROM gg_range_test actions__fire__street__east__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__street__east__precondition__boxes[] = {
    {.flags = actions__fire__street__east__precondition__boxes__0__flags,
     .ranges = actions__fire__street__east__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__street__east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__street__east__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__street__east__effect = {.assignments = actions__fire__street__east__effect__assignments,
     .additions = actions__fire__street__east__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__street__east__arguments[] = {SKIRMISH_STREET, SKIRMISH_EAST};
/* fire(street, roof): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__street__roof__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7ef2ff), .want = UINT64_C(0x0)}, /* at == street, enemy_at == roof */
};
static const GG_ROM gg_range_test actions__fire__street__roof__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__street__roof__precondition__boxes[] = {
    {.flags = actions__fire__street__roof__precondition__boxes__0__flags,
     .ranges = actions__fire__street__roof__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__street__roof__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__street__roof__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__street__roof__effect = {.assignments = actions__fire__street__roof__effect__assignments,
     .additions = actions__fire__street__roof__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__street__roof__arguments[] = {SKIRMISH_STREET, SKIRMISH_ROOF};
/* fire(street, tower): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__street__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7df2ff), .want = UINT64_C(0x0)}, /* at == street, enemy_at == tower */
};
static const GG_ROM gg_range_test actions__fire__street__tower__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__street__tower__precondition__boxes[] = {
    {.flags = actions__fire__street__tower__precondition__boxes__0__flags,
     .ranges = actions__fire__street__tower__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__street__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__street__tower__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__street__tower__effect = {.assignments = actions__fire__street__tower__effect__assignments,
     .additions = actions__fire__street__tower__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__street__tower__arguments[] = {SKIRMISH_STREET, SKIRMISH_TOWER};
/* fire(street, hall): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__street__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000007bf2ff), .want = UINT64_C(0x100000000000)}, /* at == street, enemy_at == hall, open(east_door) */
};
static const GG_ROM gg_range_test actions__fire__street__hall__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__street__hall__precondition__boxes[] = {
    {.flags = actions__fire__street__hall__precondition__boxes__0__flags,
     .ranges = actions__fire__street__hall__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__street__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__street__hall__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__street__hall__effect = {.assignments = actions__fire__street__hall__effect__assignments,
     .additions = actions__fire__street__hall__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__street__hall__arguments[] = {SKIRMISH_STREET, SKIRMISH_HALL};
/* fire(street, street): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__street__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5ff2ff), .want = UINT64_C(0x0)}, /* at == street, enemy_at == street */
};
static const GG_ROM gg_range_test actions__fire__street__street__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__street__street__precondition__boxes[] = {
    {.flags = actions__fire__street__street__precondition__boxes__0__flags,
     .ranges = actions__fire__street__street__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__street__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__street__street__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__street__street__effect = {.assignments = actions__fire__street__street__effect__assignments,
     .additions = actions__fire__street__street__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__street__street__arguments[] = {SKIRMISH_STREET, SKIRMISH_STREET};
/* fire(street, market): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__street__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3ff2ff), .want = UINT64_C(0x0)}, /* at == street, enemy_at == market */
};
static const GG_ROM gg_range_test actions__fire__street__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__street__market__precondition__boxes[] = {
    {.flags = actions__fire__street__market__precondition__boxes__0__flags,
     .ranges = actions__fire__street__market__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__street__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__street__market__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__street__market__effect = {.assignments = actions__fire__street__market__effect__assignments,
     .additions = actions__fire__street__market__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__street__market__arguments[] = {SKIRMISH_STREET, SKIRMISH_MARKET};
/* fire(market, yard): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__market__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6ff1ff), .want = UINT64_C(0x0)}, /* at == market, enemy_at == yard */
};
static const GG_ROM gg_range_test actions__fire__market__yard__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__market__yard__precondition__boxes[] = {
    {.flags = actions__fire__market__yard__precondition__boxes__0__flags,
     .ranges = actions__fire__market__yard__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__market__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__market__yard__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__market__yard__effect = {.assignments = actions__fire__market__yard__effect__assignments,
     .additions = actions__fire__market__yard__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__market__yard__arguments[] = {SKIRMISH_MARKET, SKIRMISH_YARD};
/* fire(market, street): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__market__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5ff1ff), .want = UINT64_C(0x0)}, /* at == market, enemy_at == street */
};
static const GG_ROM gg_range_test actions__fire__market__street__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__market__street__precondition__boxes[] = {
    {.flags = actions__fire__market__street__precondition__boxes__0__flags,
     .ranges = actions__fire__market__street__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__market__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__market__street__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__market__street__effect = {.assignments = actions__fire__market__street__effect__assignments,
     .additions = actions__fire__market__street__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__market__street__arguments[] = {SKIRMISH_MARKET, SKIRMISH_STREET};
/* fire(market, market): struck, ammo -= 1 */
static const GG_ROM gg_flag_test actions__fire__market__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3ff1ff), .want = UINT64_C(0x0)}, /* at == market, enemy_at == market */
};
static const GG_ROM gg_range_test actions__fire__market__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box actions__fire__market__market__precondition__boxes[] = {
    {.flags = actions__fire__market__market__precondition__boxes__0__flags,
     .ranges = actions__fire__market__market__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fire__market__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__fire__market__market__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
};
static const GG_ROM gg_effect actions__fire__market__market__effect = {.assignments = actions__fire__market__market__effect__assignments,
     .additions = actions__fire__market__market__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__fire__market__market__arguments[] = {SKIRMISH_MARKET, SKIRMISH_MARKET};
/* snipe(hill, roof): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__hill__roof__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x17ef3fb), .want = UINT64_C(0x1000000)}, /* at == hill, enemy_at == roof, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__hill__roof__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__hill__roof__precondition__boxes[] = {
    {.flags = actions__snipe__hill__roof__precondition__boxes__0__flags,
     .ranges = actions__snipe__hill__roof__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__hill__roof__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__hill__roof__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__hill__roof__effect = {.assignments = actions__snipe__hill__roof__effect__assignments,
     .additions = actions__snipe__hill__roof__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__hill__roof__arguments[] = {SKIRMISH_HILL, SKIRMISH_ROOF};
/* snipe(hill, tower): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__hill__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x17df3fb), .want = UINT64_C(0x1000000)}, /* at == hill, enemy_at == tower, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__hill__tower__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__hill__tower__precondition__boxes[] = {
    {.flags = actions__snipe__hill__tower__precondition__boxes__0__flags,
     .ranges = actions__snipe__hill__tower__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__hill__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__hill__tower__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__hill__tower__effect = {.assignments = actions__snipe__hill__tower__effect__assignments,
     .additions = actions__snipe__hill__tower__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__hill__tower__arguments[] = {SKIRMISH_HILL, SKIRMISH_TOWER};
/* snipe(hill, yard): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__hill__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x16ff3fb), .want = UINT64_C(0x1000000)}, /* at == hill, enemy_at == yard, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__hill__yard__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__hill__yard__precondition__boxes[] = {
    {.flags = actions__snipe__hill__yard__precondition__boxes__0__flags,
     .ranges = actions__snipe__hill__yard__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__hill__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__hill__yard__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__hill__yard__effect = {.assignments = actions__snipe__hill__yard__effect__assignments,
     .additions = actions__snipe__hill__yard__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__hill__yard__arguments[] = {SKIRMISH_HILL, SKIRMISH_YARD};
/* snipe(hill, street): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__hill__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x15ff3fb), .want = UINT64_C(0x1000000)}, /* at == hill, enemy_at == street, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__hill__street__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__hill__street__precondition__boxes[] = {
    {.flags = actions__snipe__hill__street__precondition__boxes__0__flags,
     .ranges = actions__snipe__hill__street__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__hill__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__hill__street__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__hill__street__effect = {.assignments = actions__snipe__hill__street__effect__assignments,
     .additions = actions__snipe__hill__street__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__hill__street__arguments[] = {SKIRMISH_HILL, SKIRMISH_STREET};
/* snipe(hill, market): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__hill__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x13ff3fb), .want = UINT64_C(0x1000000)}, /* at == hill, enemy_at == market, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__hill__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__hill__market__precondition__boxes[] = {
    {.flags = actions__snipe__hill__market__precondition__boxes__0__flags,
     .ranges = actions__snipe__hill__market__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__hill__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__hill__market__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__hill__market__effect = {.assignments = actions__snipe__hill__market__effect__assignments,
     .additions = actions__snipe__hill__market__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__hill__market__arguments[] = {SKIRMISH_HILL, SKIRMISH_MARKET};
/* snipe(roof, hill): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__roof__hill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x17f73f7), .want = UINT64_C(0x1000000)}, /* at == roof, enemy_at == hill, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__roof__hill__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__roof__hill__precondition__boxes[] = {
    {.flags = actions__snipe__roof__hill__precondition__boxes__0__flags,
     .ranges = actions__snipe__roof__hill__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__roof__hill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__roof__hill__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__roof__hill__effect = {.assignments = actions__snipe__roof__hill__effect__assignments,
     .additions = actions__snipe__roof__hill__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__roof__hill__arguments[] = {SKIRMISH_ROOF, SKIRMISH_HILL};
/* snipe(roof, tower): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__roof__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x17df3f7), .want = UINT64_C(0x1000000)}, /* at == roof, enemy_at == tower, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__roof__tower__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__roof__tower__precondition__boxes[] = {
    {.flags = actions__snipe__roof__tower__precondition__boxes__0__flags,
     .ranges = actions__snipe__roof__tower__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__roof__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__roof__tower__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__roof__tower__effect = {.assignments = actions__snipe__roof__tower__effect__assignments,
     .additions = actions__snipe__roof__tower__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__roof__tower__arguments[] = {SKIRMISH_ROOF, SKIRMISH_TOWER};
/* snipe(roof, yard): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__roof__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x16ff3f7), .want = UINT64_C(0x1000000)}, /* at == roof, enemy_at == yard, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__roof__yard__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__roof__yard__precondition__boxes[] = {
    {.flags = actions__snipe__roof__yard__precondition__boxes__0__flags,
     .ranges = actions__snipe__roof__yard__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__roof__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__roof__yard__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__roof__yard__effect = {.assignments = actions__snipe__roof__yard__effect__assignments,
     .additions = actions__snipe__roof__yard__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__roof__yard__arguments[] = {SKIRMISH_ROOF, SKIRMISH_YARD};
/* snipe(roof, street): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__roof__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x15ff3f7), .want = UINT64_C(0x1000000)}, /* at == roof, enemy_at == street, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__roof__street__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__roof__street__precondition__boxes[] = {
    {.flags = actions__snipe__roof__street__precondition__boxes__0__flags,
     .ranges = actions__snipe__roof__street__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__roof__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__roof__street__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__roof__street__effect = {.assignments = actions__snipe__roof__street__effect__assignments,
     .additions = actions__snipe__roof__street__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__roof__street__arguments[] = {SKIRMISH_ROOF, SKIRMISH_STREET};
/* snipe(roof, market): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__roof__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x13ff3f7), .want = UINT64_C(0x1000000)}, /* at == roof, enemy_at == market, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__roof__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__roof__market__precondition__boxes[] = {
    {.flags = actions__snipe__roof__market__precondition__boxes__0__flags,
     .ranges = actions__snipe__roof__market__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__roof__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__roof__market__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__roof__market__effect = {.assignments = actions__snipe__roof__market__effect__assignments,
     .additions = actions__snipe__roof__market__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__roof__market__arguments[] = {SKIRMISH_ROOF, SKIRMISH_MARKET};
/* snipe(tower, hill): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__tower__hill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x17f73ef), .want = UINT64_C(0x1000000)}, /* at == tower, enemy_at == hill, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__tower__hill__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__tower__hill__precondition__boxes[] = {
    {.flags = actions__snipe__tower__hill__precondition__boxes__0__flags,
     .ranges = actions__snipe__tower__hill__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__tower__hill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__tower__hill__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__tower__hill__effect = {.assignments = actions__snipe__tower__hill__effect__assignments,
     .additions = actions__snipe__tower__hill__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__tower__hill__arguments[] = {SKIRMISH_TOWER, SKIRMISH_HILL};
/* snipe(tower, roof): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__tower__roof__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x17ef3ef), .want = UINT64_C(0x1000000)}, /* at == tower, enemy_at == roof, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__tower__roof__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__tower__roof__precondition__boxes[] = {
    {.flags = actions__snipe__tower__roof__precondition__boxes__0__flags,
     .ranges = actions__snipe__tower__roof__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__tower__roof__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__tower__roof__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__tower__roof__effect = {.assignments = actions__snipe__tower__roof__effect__assignments,
     .additions = actions__snipe__tower__roof__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__tower__roof__arguments[] = {SKIRMISH_TOWER, SKIRMISH_ROOF};
/* snipe(tower, hall): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__tower__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x17bf3ef), .want = UINT64_C(0x1000000)}, /* at == tower, enemy_at == hall, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__tower__hall__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__tower__hall__precondition__boxes[] = {
    {.flags = actions__snipe__tower__hall__precondition__boxes__0__flags,
     .ranges = actions__snipe__tower__hall__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__tower__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__tower__hall__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__tower__hall__effect = {.assignments = actions__snipe__tower__hall__effect__assignments,
     .additions = actions__snipe__tower__hall__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__tower__hall__arguments[] = {SKIRMISH_TOWER, SKIRMISH_HALL};
/* snipe(tower, yard): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__tower__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x16ff3ef), .want = UINT64_C(0x1000000)}, /* at == tower, enemy_at == yard, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__tower__yard__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__tower__yard__precondition__boxes[] = {
    {.flags = actions__snipe__tower__yard__precondition__boxes__0__flags,
     .ranges = actions__snipe__tower__yard__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__tower__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__tower__yard__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__tower__yard__effect = {.assignments = actions__snipe__tower__yard__effect__assignments,
     .additions = actions__snipe__tower__yard__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__tower__yard__arguments[] = {SKIRMISH_TOWER, SKIRMISH_YARD};
/* snipe(tower, street): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__tower__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x15ff3ef), .want = UINT64_C(0x1000000)}, /* at == tower, enemy_at == street, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__tower__street__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__tower__street__precondition__boxes[] = {
    {.flags = actions__snipe__tower__street__precondition__boxes__0__flags,
     .ranges = actions__snipe__tower__street__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__tower__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__tower__street__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__tower__street__effect = {.assignments = actions__snipe__tower__street__effect__assignments,
     .additions = actions__snipe__tower__street__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__tower__street__arguments[] = {SKIRMISH_TOWER, SKIRMISH_STREET};
/* snipe(tower, market): struck, ammo -= 1, noise += 1 */
static const GG_ROM gg_flag_test actions__snipe__tower__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x13ff3ef), .want = UINT64_C(0x1000000)}, /* at == tower, enemy_at == market, in_cover */
};
static const GG_ROM gg_range_test actions__snipe__tower__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30038)}, /* ammo >= 1, noise <= 2 */
};
static const GG_ROM gg_box actions__snipe__tower__market__precondition__boxes[] = {
    {.flags = actions__snipe__tower__market__precondition__boxes__0__flags,
     .ranges = actions__snipe__tower__market__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__snipe__tower__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__snipe__tower__market__effect__additions[] = {
    {.fact = 6, .amount = -1}, /* ammo */
    {.fact = 11, .amount = 1}, /* noise */
};
static const GG_ROM gg_effect actions__snipe__tower__market__effect = {.assignments = actions__snipe__tower__market__effect__assignments,
     .additions = actions__snipe__tower__market__effect__additions, .assignment_count = 1,
     .addition_count = 2};
static const GG_ROM uint16_t actions__snipe__tower__market__arguments[] = {SKIRMISH_TOWER, SKIRMISH_MARKET};
/* sweep(yard): struck, fuel -= 1 */
static const GG_ROM gg_flag_test actions__sweep__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x140006ff3ef), .want = UINT64_C(0x0)}, /* at == tower, enemy_at == yard, generator == running */
};
static const GG_ROM gg_range_test actions__sweep__yard__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1000000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x7000000)}, /* fuel >= 1 */
};
static const GG_ROM gg_box actions__sweep__yard__precondition__boxes[] = {
    {.flags = actions__sweep__yard__precondition__boxes__0__flags,
     .ranges = actions__sweep__yard__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__sweep__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__sweep__yard__effect__additions[] = {
    {.fact = 15, .amount = -1}, /* fuel */
};
static const GG_ROM gg_effect actions__sweep__yard__effect = {.assignments = actions__sweep__yard__effect__assignments,
     .additions = actions__sweep__yard__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__sweep__yard__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_effect actions__sweep__yard__own = {.assignments = actions__sweep__yard__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sweep__yard__arguments[] = {SKIRMISH_YARD};
/* sweep(street): struck, fuel -= 1 */
static const GG_ROM gg_flag_test actions__sweep__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x140005ff3ef), .want = UINT64_C(0x0)}, /* at == tower, enemy_at == street, generator == running */
};
static const GG_ROM gg_range_test actions__sweep__street__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1000000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x7000000)}, /* fuel >= 1 */
};
static const GG_ROM gg_box actions__sweep__street__precondition__boxes[] = {
    {.flags = actions__sweep__street__precondition__boxes__0__flags,
     .ranges = actions__sweep__street__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__sweep__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__sweep__street__effect__additions[] = {
    {.fact = 15, .amount = -1}, /* fuel */
};
static const GG_ROM gg_effect actions__sweep__street__effect = {.assignments = actions__sweep__street__effect__assignments,
     .additions = actions__sweep__street__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__sweep__street__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_effect actions__sweep__street__own = {.assignments = actions__sweep__street__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sweep__street__arguments[] = {SKIRMISH_STREET};
/* sweep(market): struck, fuel -= 1 */
static const GG_ROM gg_flag_test actions__sweep__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x140003ff3ef), .want = UINT64_C(0x0)}, /* at == tower, enemy_at == market, generator == running */
};
static const GG_ROM gg_range_test actions__sweep__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1000000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x7000000)}, /* fuel >= 1 */
};
static const GG_ROM gg_box actions__sweep__market__precondition__boxes[] = {
    {.flags = actions__sweep__market__precondition__boxes__0__flags,
     .ranges = actions__sweep__market__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__sweep__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_addition actions__sweep__market__effect__additions[] = {
    {.fact = 15, .amount = -1}, /* fuel */
};
static const GG_ROM gg_effect actions__sweep__market__effect = {.assignments = actions__sweep__market__effect__assignments,
     .additions = actions__sweep__market__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__sweep__market__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_effect actions__sweep__market__own = {.assignments = actions__sweep__market__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__sweep__market__arguments[] = {SKIRMISH_MARKET};
/* reload: ammo = 5, magazines -= 1 */
static const GG_ROM gg_range_test actions__reload__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x80), .high = UINT64_C(0x44b699b), .care = UINT64_C(0x1b8)}, /* ammo <= 3, magazines >= 1 */
};
static const GG_ROM gg_box actions__reload__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__reload__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__reload__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xffffffffffffffc7), .set = UINT64_C(0x28)},
};
static const GG_ROM gg_addition actions__reload__effect__additions[] = {
    {.fact = 7, .amount = -1}, /* magazines */
};
static const GG_ROM gg_effect actions__reload__effect = {.assignments = actions__reload__effect__assignments,
     .additions = actions__reload__effect__additions, .assignment_count = 1, .addition_count = 1};
/* resupply: magazines = 3, bandages = 2 */
static const GG_ROM gg_flag_test actions__resupply__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xbfe), .want = UINT64_C(0x0)}, /* at == west, home == west */
};
static const GG_ROM gg_flag_test actions__resupply__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x7fd), .want = UINT64_C(0x0)}, /* at == east, home == east */
};
static const GG_ROM gg_box actions__resupply__precondition__boxes[] = {
    {.flags = actions__resupply__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
    {.flags = actions__resupply__precondition__boxes__1__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__resupply__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffff27f), .set = UINT64_C(0x980)},
};
static const GG_ROM gg_effect actions__resupply__effect = {.assignments = actions__resupply__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* start_generator: generator = running */
static const GG_ROM gg_flag_test actions__start_generator__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x180000003bf), .want = UINT64_C(0x0)}, /* at == cellar, generator == stopped */
};
static const GG_ROM gg_range_test actions__start_generator__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1000000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x7000000)}, /* fuel >= 1 */
};
static const GG_ROM gg_box actions__start_generator__precondition__boxes[] = {
    {.flags = actions__start_generator__precondition__boxes__0__flags,
     .ranges = actions__start_generator__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__start_generator__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffe3fffffffff), .set = UINT64_C(0x8000000000)},
};
static const GG_ROM gg_effect actions__start_generator__effect = {.assignments = actions__start_generator__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* treat(west): wounded_at = nowhere, kits -= 1 */
static const GG_ROM gg_flag_test actions__treat__west__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fe80003fe), .want = UINT64_C(0x0)}, /* at == west, wounded_at == west */
};
static const GG_ROM gg_range_test actions__treat__west__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x6000)}, /* kits >= 1 */
};
static const GG_ROM gg_box actions__treat__west__precondition__boxes[] = {
    {.flags = actions__treat__west__precondition__boxes__0__flags,
     .ranges = actions__treat__west__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__treat__west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffc007ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition actions__treat__west__effect__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__west__effect = {.assignments = actions__treat__west__effect__assignments,
     .additions = actions__treat__west__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_addition actions__treat__west__own__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__west__own = {.assignments = NULL,
     .additions = actions__treat__west__own__additions, .assignment_count = 0, .addition_count = 1};
static const GG_ROM uint16_t actions__treat__west__arguments[] = {SKIRMISH_WEST};
/* treat(east): wounded_at = nowhere, kits -= 1 */
static const GG_ROM gg_flag_test actions__treat__east__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fd80003fd), .want = UINT64_C(0x0)}, /* at == east, wounded_at == east */
};
static const GG_ROM gg_range_test actions__treat__east__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x6000)}, /* kits >= 1 */
};
static const GG_ROM gg_box actions__treat__east__precondition__boxes[] = {
    {.flags = actions__treat__east__precondition__boxes__0__flags,
     .ranges = actions__treat__east__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__treat__east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffc007ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition actions__treat__east__effect__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__east__effect = {.assignments = actions__treat__east__effect__assignments,
     .additions = actions__treat__east__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_addition actions__treat__east__own__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__east__own = {.assignments = NULL,
     .additions = actions__treat__east__own__additions, .assignment_count = 0, .addition_count = 1};
static const GG_ROM uint16_t actions__treat__east__arguments[] = {SKIRMISH_EAST};
/* treat(hill): wounded_at = nowhere, kits -= 1 */
static const GG_ROM gg_flag_test actions__treat__hill__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fb80003fb), .want = UINT64_C(0x0)}, /* at == hill, wounded_at == hill */
};
static const GG_ROM gg_range_test actions__treat__hill__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x6000)}, /* kits >= 1 */
};
static const GG_ROM gg_box actions__treat__hill__precondition__boxes[] = {
    {.flags = actions__treat__hill__precondition__boxes__0__flags,
     .ranges = actions__treat__hill__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__treat__hill__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffc007ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition actions__treat__hill__effect__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__hill__effect = {.assignments = actions__treat__hill__effect__assignments,
     .additions = actions__treat__hill__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_addition actions__treat__hill__own__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__hill__own = {.assignments = NULL,
     .additions = actions__treat__hill__own__additions, .assignment_count = 0, .addition_count = 1};
static const GG_ROM uint16_t actions__treat__hill__arguments[] = {SKIRMISH_HILL};
/* treat(roof): wounded_at = nowhere, kits -= 1 */
static const GG_ROM gg_flag_test actions__treat__roof__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f780003f7), .want = UINT64_C(0x0)}, /* at == roof, wounded_at == roof */
};
static const GG_ROM gg_range_test actions__treat__roof__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x6000)}, /* kits >= 1 */
};
static const GG_ROM gg_box actions__treat__roof__precondition__boxes[] = {
    {.flags = actions__treat__roof__precondition__boxes__0__flags,
     .ranges = actions__treat__roof__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__treat__roof__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffc007ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition actions__treat__roof__effect__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__roof__effect = {.assignments = actions__treat__roof__effect__assignments,
     .additions = actions__treat__roof__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_addition actions__treat__roof__own__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__roof__own = {.assignments = NULL,
     .additions = actions__treat__roof__own__additions, .assignment_count = 0, .addition_count = 1};
static const GG_ROM uint16_t actions__treat__roof__arguments[] = {SKIRMISH_ROOF};
/* treat(tower): wounded_at = nowhere, kits -= 1 */
static const GG_ROM gg_flag_test actions__treat__tower__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3ef80003ef), .want = UINT64_C(0x0)}, /* at == tower, wounded_at == tower */
};
static const GG_ROM gg_range_test actions__treat__tower__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x6000)}, /* kits >= 1 */
};
static const GG_ROM gg_box actions__treat__tower__precondition__boxes[] = {
    {.flags = actions__treat__tower__precondition__boxes__0__flags,
     .ranges = actions__treat__tower__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__treat__tower__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffc007ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition actions__treat__tower__effect__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__tower__effect = {.assignments = actions__treat__tower__effect__assignments,
     .additions = actions__treat__tower__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_addition actions__treat__tower__own__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__tower__own = {.assignments = NULL,
     .additions = actions__treat__tower__own__additions, .assignment_count = 0, .addition_count = 1};
static const GG_ROM uint16_t actions__treat__tower__arguments[] = {SKIRMISH_TOWER};
/* treat(hall): wounded_at = nowhere, kits -= 1 */
static const GG_ROM gg_flag_test actions__treat__hall__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3df80003df), .want = UINT64_C(0x0)}, /* at == hall, wounded_at == hall */
};
static const GG_ROM gg_range_test actions__treat__hall__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x6000)}, /* kits >= 1 */
};
static const GG_ROM gg_box actions__treat__hall__precondition__boxes[] = {
    {.flags = actions__treat__hall__precondition__boxes__0__flags,
     .ranges = actions__treat__hall__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__treat__hall__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffc007ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition actions__treat__hall__effect__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__hall__effect = {.assignments = actions__treat__hall__effect__assignments,
     .additions = actions__treat__hall__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_addition actions__treat__hall__own__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__hall__own = {.assignments = NULL,
     .additions = actions__treat__hall__own__additions, .assignment_count = 0, .addition_count = 1};
static const GG_ROM uint16_t actions__treat__hall__arguments[] = {SKIRMISH_HALL};
/* treat(cellar): wounded_at = nowhere, kits -= 1 */
static const GG_ROM gg_flag_test actions__treat__cellar__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3bf80003bf), .want = UINT64_C(0x0)}, /* at == cellar, wounded_at == cellar */
};
static const GG_ROM gg_range_test actions__treat__cellar__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x6000)}, /* kits >= 1 */
};
static const GG_ROM gg_box actions__treat__cellar__precondition__boxes[] = {
    {.flags = actions__treat__cellar__precondition__boxes__0__flags,
     .ranges = actions__treat__cellar__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__treat__cellar__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffc007ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition actions__treat__cellar__effect__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__cellar__effect = {.assignments = actions__treat__cellar__effect__assignments,
     .additions = actions__treat__cellar__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_addition actions__treat__cellar__own__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__cellar__own = {.assignments = NULL,
     .additions = actions__treat__cellar__own__additions, .assignment_count = 0,
     .addition_count = 1};
static const GG_ROM uint16_t actions__treat__cellar__arguments[] = {SKIRMISH_CELLAR};
/* treat(yard): wounded_at = nowhere, kits -= 1 */
static const GG_ROM gg_flag_test actions__treat__yard__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x37f800037f), .want = UINT64_C(0x0)}, /* at == yard, wounded_at == yard */
};
static const GG_ROM gg_range_test actions__treat__yard__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x6000)}, /* kits >= 1 */
};
static const GG_ROM gg_box actions__treat__yard__precondition__boxes[] = {
    {.flags = actions__treat__yard__precondition__boxes__0__flags,
     .ranges = actions__treat__yard__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__treat__yard__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffc007ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition actions__treat__yard__effect__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__yard__effect = {.assignments = actions__treat__yard__effect__assignments,
     .additions = actions__treat__yard__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_addition actions__treat__yard__own__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__yard__own = {.assignments = NULL,
     .additions = actions__treat__yard__own__additions, .assignment_count = 0, .addition_count = 1};
static const GG_ROM uint16_t actions__treat__yard__arguments[] = {SKIRMISH_YARD};
/* treat(street): wounded_at = nowhere, kits -= 1 */
static const GG_ROM gg_flag_test actions__treat__street__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2ff80002ff), .want = UINT64_C(0x0)}, /* at == street, wounded_at == street */
};
static const GG_ROM gg_range_test actions__treat__street__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x6000)}, /* kits >= 1 */
};
static const GG_ROM gg_box actions__treat__street__precondition__boxes[] = {
    {.flags = actions__treat__street__precondition__boxes__0__flags,
     .ranges = actions__treat__street__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__treat__street__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffc007ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition actions__treat__street__effect__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__street__effect = {.assignments = actions__treat__street__effect__assignments,
     .additions = actions__treat__street__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_addition actions__treat__street__own__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__street__own = {.assignments = NULL,
     .additions = actions__treat__street__own__additions, .assignment_count = 0,
     .addition_count = 1};
static const GG_ROM uint16_t actions__treat__street__arguments[] = {SKIRMISH_STREET};
/* treat(market): wounded_at = nowhere, kits -= 1 */
static const GG_ROM gg_flag_test actions__treat__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1ff80001ff), .want = UINT64_C(0x0)}, /* at == market, wounded_at == market */
};
static const GG_ROM gg_range_test actions__treat__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x2000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x6000)}, /* kits >= 1 */
};
static const GG_ROM gg_box actions__treat__market__precondition__boxes[] = {
    {.flags = actions__treat__market__precondition__boxes__0__flags,
     .ranges = actions__treat__market__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__treat__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffc007ffffff), .set = UINT64_C(0x8000000)},
};
static const GG_ROM gg_addition actions__treat__market__effect__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__market__effect = {.assignments = actions__treat__market__effect__assignments,
     .additions = actions__treat__market__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_addition actions__treat__market__own__additions[] = {
    {.fact = 9, .amount = -1}, /* kits */
};
static const GG_ROM gg_effect actions__treat__market__own = {.assignments = NULL,
     .additions = actions__treat__market__own__additions, .assignment_count = 0,
     .addition_count = 1};
static const GG_ROM uint16_t actions__treat__market__arguments[] = {SKIRMISH_MARKET};
/* restock: kits = 3, bandages = 2 */
static const GG_ROM gg_flag_test actions__restock__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xbfe), .want = UINT64_C(0x0)}, /* at == west, home == west */
};
static const GG_ROM gg_flag_test actions__restock__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x7fd), .want = UINT64_C(0x0)}, /* at == east, home == east */
};
static const GG_ROM gg_box actions__restock__precondition__boxes[] = {
    {.flags = actions__restock__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
    {.flags = actions__restock__precondition__boxes__1__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__restock__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xffffffffffff93ff), .set = UINT64_C(0x6800)},
};
static const GG_ROM gg_effect actions__restock__effect = {.assignments = actions__restock__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* fetch_can: carrying */
static const GG_ROM gg_flag_test actions__fetch_can__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40001ff), .want = UINT64_C(0x0)}, /* at == market, not carrying */
};
static const GG_ROM gg_box actions__fetch_can__precondition__boxes[] = {
    {.flags = actions__fetch_can__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__fetch_can__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffbffffff), .set = UINT64_C(0x4000000)},
};
static const GG_ROM gg_effect actions__fetch_can__effect = {.assignments = actions__fetch_can__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* refuel: fuel = 4, not carrying */
static const GG_ROM gg_flag_test actions__refuel__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40003bf), .want = UINT64_C(0x4000000)}, /* at == cellar, carrying */
};
static const GG_ROM gg_range_test actions__refuel__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x34b69ab), .care = UINT64_C(0x7000000)}, /* fuel <= 3 */
};
static const GG_ROM gg_box actions__refuel__precondition__boxes[] = {
    {.flags = actions__refuel__precondition__boxes__0__flags,
     .ranges = actions__refuel__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_assignment actions__refuel__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffff8ffffff), .set = UINT64_C(0x4000000)},
    {.word = 0, .keep = UINT64_C(0xfffffffffbffffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__refuel__effect = {.assignments = actions__refuel__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM gg_assignment actions__refuel__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffbffffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__refuel__own = {.assignments = actions__refuel__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* repair: generator = stopped */
static const GG_ROM gg_flag_test actions__repair__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xc0000003bf), .want = UINT64_C(0x0)}, /* at == cellar, generator == broken */
};
static const GG_ROM gg_box actions__repair__precondition__boxes[] = {
    {.flags = actions__repair__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__repair__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffe3fffffffff), .set = UINT64_C(0x4000000000)},
};
static const GG_ROM gg_effect actions__repair__effect = {.assignments = actions__repair__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* eat: hunger = 0 */
static const GG_ROM gg_flag_test actions__eat__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xbfe), .want = UINT64_C(0x0)}, /* at == west, home == west */
};
static const GG_ROM gg_range_test actions__eat__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x180000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x780000)}, /* hunger >= 3 */
};
static const GG_ROM gg_flag_test actions__eat__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x7fd), .want = UINT64_C(0x0)}, /* at == east, home == east */
};
static const GG_ROM gg_range_test actions__eat__precondition__boxes__1__ranges[] = {
    {.word = 1, .low = UINT64_C(0x180000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x780000)}, /* hunger >= 3 */
};
static const GG_ROM gg_box actions__eat__precondition__boxes[] = {
    {.flags = actions__eat__precondition__boxes__0__flags,
     .ranges = actions__eat__precondition__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
    {.flags = actions__eat__precondition__boxes__1__flags,
     .ranges = actions__eat__precondition__boxes__1__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_assignment actions__eat__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xffffffffff87ffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect actions__eat__effect = {.assignments = actions__eat__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* chat: none */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_effect actions__chat__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
/* watch: none */
static const GG_ROM gg_effect actions__watch__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__go_to__west__hill__precondition__boxes, .count = 1},
     .effect = &actions__go_to__west__hill__effect, .own = &actions__go_to__west__hill__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 0,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__west__hill__arguments}, /* go_to(west, hill): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__west__yard__precondition__boxes, .count = 1},
     .effect = &actions__go_to__west__yard__effect, .own = &actions__go_to__west__yard__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 1,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__west__yard__arguments}, /* go_to(west, yard): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__east__roof__precondition__boxes, .count = 1},
     .effect = &actions__go_to__east__roof__effect, .own = &actions__go_to__east__roof__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 2,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__east__roof__arguments}, /* go_to(east, roof): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__east__street__precondition__boxes, .count = 1},
     .effect = &actions__go_to__east__street__effect, .own = &actions__go_to__east__street__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 3,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__east__street__arguments}, /* go_to(east, street): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__hill__west__precondition__boxes, .count = 1},
     .effect = &actions__go_to__hill__west__effect, .own = &actions__go_to__hill__west__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 4,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__hill__west__arguments}, /* go_to(hill, west): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__hill__yard__precondition__boxes, .count = 1},
     .effect = &actions__go_to__hill__yard__effect, .own = &actions__go_to__hill__yard__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 5,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__hill__yard__arguments}, /* go_to(hill, yard): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__roof__east__precondition__boxes, .count = 1},
     .effect = &actions__go_to__roof__east__effect, .own = &actions__go_to__roof__east__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 6,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__roof__east__arguments}, /* go_to(roof, east): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__roof__street__precondition__boxes, .count = 1},
     .effect = &actions__go_to__roof__street__effect, .own = &actions__go_to__roof__street__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 7,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__roof__street__arguments}, /* go_to(roof, street): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__tower__hall__precondition__boxes, .count = 1},
     .effect = &actions__go_to__tower__hall__effect, .own = &actions__go_to__tower__hall__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 8,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__tower__hall__arguments}, /* go_to(tower, hall): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__hall__tower__precondition__boxes, .count = 1},
     .effect = &actions__go_to__hall__tower__effect, .own = &actions__go_to__hall__tower__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 9,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__hall__tower__arguments}, /* go_to(hall, tower): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__hall__cellar__precondition__boxes, .count = 1},
     .effect = &actions__go_to__hall__cellar__effect, .own = &actions__go_to__hall__cellar__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 10,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__hall__cellar__arguments}, /* go_to(hall, cellar): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__hall__yard__precondition__boxes, .count = 1},
     .effect = &actions__go_to__hall__yard__effect, .own = &actions__go_to__hall__yard__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 11,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__hall__yard__arguments}, /* go_to(hall, yard): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__hall__street__precondition__boxes, .count = 1},
     .effect = &actions__go_to__hall__street__effect, .own = &actions__go_to__hall__street__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 12,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__hall__street__arguments}, /* go_to(hall, street): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__cellar__hall__precondition__boxes, .count = 1},
     .effect = &actions__go_to__cellar__hall__effect, .own = &actions__go_to__cellar__hall__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 13,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__cellar__hall__arguments}, /* go_to(cellar, hall): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__yard__west__precondition__boxes, .count = 1},
     .effect = &actions__go_to__yard__west__effect, .own = &actions__go_to__yard__west__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 14,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__yard__west__arguments}, /* go_to(yard, west): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__yard__hill__precondition__boxes, .count = 1},
     .effect = &actions__go_to__yard__hill__effect, .own = &actions__go_to__yard__hill__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 15,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__yard__hill__arguments}, /* go_to(yard, hill): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__yard__hall__precondition__boxes, .count = 1},
     .effect = &actions__go_to__yard__hall__effect, .own = &actions__go_to__yard__hall__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 16,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__yard__hall__arguments}, /* go_to(yard, hall): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__yard__market__precondition__boxes, .count = 1},
     .effect = &actions__go_to__yard__market__effect, .own = &actions__go_to__yard__market__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 17,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__yard__market__arguments}, /* go_to(yard, market): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__street__east__precondition__boxes, .count = 1},
     .effect = &actions__go_to__street__east__effect, .own = &actions__go_to__street__east__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 18,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__street__east__arguments}, /* go_to(street, east): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__street__roof__precondition__boxes, .count = 1},
     .effect = &actions__go_to__street__roof__effect, .own = &actions__go_to__street__roof__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 19,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__street__roof__arguments}, /* go_to(street, roof): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__street__hall__precondition__boxes, .count = 1},
     .effect = &actions__go_to__street__hall__effect, .own = &actions__go_to__street__hall__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 20,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__street__hall__arguments}, /* go_to(street, hall): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__street__market__precondition__boxes, .count = 1},
     .effect = &actions__go_to__street__market__effect, .own = &actions__go_to__street__market__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 21,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__street__market__arguments}, /* go_to(street, market): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__market__yard__precondition__boxes, .count = 1},
     .effect = &actions__go_to__market__yard__effect, .own = &actions__go_to__market__yard__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 22,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__market__yard__arguments}, /* go_to(market, yard): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__go_to__market__street__precondition__boxes, .count = 1},
     .effect = &actions__go_to__market__street__effect, .own = &actions__go_to__market__street__own,
     .world = NULL, .duration = 0, .timeout = 4000, .cost = 1,
     .source_index = SKIRMISH_ACTION_GO_TO, .procedural = GG_NONE, .dynamic_cost = 23,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__go_to__market__street__arguments}, /* go_to(market, street): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {.precondition = {.boxes = actions__sneak__west__hill__precondition__boxes, .count = 1},
     .effect = &actions__sneak__west__hill__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 24, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__sneak__west__hill__arguments}, /* sneak(west, hill): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__west__yard__precondition__boxes, .count = 1},
     .effect = &actions__sneak__west__yard__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 25, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__sneak__west__yard__arguments}, /* sneak(west, yard): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__east__roof__precondition__boxes, .count = 1},
     .effect = &actions__sneak__east__roof__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 26, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__sneak__east__roof__arguments}, /* sneak(east, roof): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__east__street__precondition__boxes, .count = 1},
     .effect = &actions__sneak__east__street__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 27, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__sneak__east__street__arguments}, /* sneak(east, street): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__hill__west__precondition__boxes, .count = 1},
     .effect = &actions__sneak__hill__west__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 28, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__sneak__hill__west__arguments}, /* sneak(hill, west): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__hill__yard__precondition__boxes, .count = 1},
     .effect = &actions__sneak__hill__yard__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 29, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__sneak__hill__yard__arguments}, /* sneak(hill, yard): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__roof__east__precondition__boxes, .count = 1},
     .effect = &actions__sneak__roof__east__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 30, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__sneak__roof__east__arguments}, /* sneak(roof, east): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__roof__street__precondition__boxes, .count = 1},
     .effect = &actions__sneak__roof__street__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 31, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__sneak__roof__street__arguments}, /* sneak(roof, street): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__tower__hall__precondition__boxes, .count = 1},
     .effect = &actions__sneak__tower__hall__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 32, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__sneak__tower__hall__arguments}, /* sneak(tower, hall): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__hall__tower__precondition__boxes, .count = 1},
     .effect = &actions__sneak__hall__tower__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 33, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__sneak__hall__tower__arguments}, /* sneak(hall, tower): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__hall__cellar__precondition__boxes, .count = 1},
     .effect = &actions__sneak__hall__cellar__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 34, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__sneak__hall__cellar__arguments}, /* sneak(hall, cellar): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__hall__yard__precondition__boxes, .count = 1},
     .effect = &actions__sneak__hall__yard__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 35, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__sneak__hall__yard__arguments}, /* sneak(hall, yard): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__hall__street__precondition__boxes, .count = 1},
     .effect = &actions__sneak__hall__street__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 36, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__sneak__hall__street__arguments}, /* sneak(hall, street): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__cellar__hall__precondition__boxes, .count = 1},
     .effect = &actions__sneak__cellar__hall__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 37, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__sneak__cellar__hall__arguments}, /* sneak(cellar, hall): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__yard__west__precondition__boxes, .count = 1},
     .effect = &actions__sneak__yard__west__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 38, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__sneak__yard__west__arguments}, /* sneak(yard, west): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__yard__hill__precondition__boxes, .count = 1},
     .effect = &actions__sneak__yard__hill__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 39, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__sneak__yard__hill__arguments}, /* sneak(yard, hill): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__yard__hall__precondition__boxes, .count = 1},
     .effect = &actions__sneak__yard__hall__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 40, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__sneak__yard__hall__arguments}, /* sneak(yard, hall): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__yard__market__precondition__boxes, .count = 1},
     .effect = &actions__sneak__yard__market__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 41, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__sneak__yard__market__arguments}, /* sneak(yard, market): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__street__east__precondition__boxes, .count = 1},
     .effect = &actions__sneak__street__east__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 42, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__sneak__street__east__arguments}, /* sneak(street, east): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__street__roof__precondition__boxes, .count = 1},
     .effect = &actions__sneak__street__roof__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 43, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__sneak__street__roof__arguments}, /* sneak(street, roof): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__street__hall__precondition__boxes, .count = 1},
     .effect = &actions__sneak__street__hall__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 44, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__sneak__street__hall__arguments}, /* sneak(street, hall): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__street__market__precondition__boxes, .count = 1},
     .effect = &actions__sneak__street__market__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 45, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__sneak__street__market__arguments}, /* sneak(street, market): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__market__yard__precondition__boxes, .count = 1},
     .effect = &actions__sneak__market__yard__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 46, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__sneak__market__yard__arguments}, /* sneak(market, yard): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__sneak__market__street__precondition__boxes, .count = 1},
     .effect = &actions__sneak__market__street__effect, .own = NULL, .world = NULL, .duration = 0,
     .timeout = 5000, .cost = 1, .source_index = SKIRMISH_ACTION_SNEAK, .procedural = GG_NONE,
     .dynamic_cost = 47, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__sneak__market__street__arguments}, /* sneak(market, street): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {.precondition = {.boxes = actions__open_door__west_door__hall__precondition__boxes, .count = 1},
     .effect = &actions__open_door__west_door__hall__effect, .own = NULL, .world = NULL,
     .duration = 500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_OPEN_DOOR,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = true,
     .arguments = actions__open_door__west_door__hall__arguments}, /* open_door(west_door, hall): at == from, any(place p) (leads(it, from, p) or leads(it, p, from)), not open(it) */
    {.precondition = {.boxes = actions__open_door__west_door__yard__precondition__boxes, .count = 1},
     .effect = &actions__open_door__west_door__yard__effect, .own = NULL, .world = NULL,
     .duration = 500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_OPEN_DOOR,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = true,
     .arguments = actions__open_door__west_door__yard__arguments}, /* open_door(west_door, yard): at == from, any(place p) (leads(it, from, p) or leads(it, p, from)), not open(it) */
    {.precondition = {.boxes = actions__open_door__east_door__hall__precondition__boxes, .count = 1},
     .effect = &actions__open_door__east_door__hall__effect, .own = NULL, .world = NULL,
     .duration = 500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_OPEN_DOOR,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = true,
     .arguments = actions__open_door__east_door__hall__arguments}, /* open_door(east_door, hall): at == from, any(place p) (leads(it, from, p) or leads(it, p, from)), not open(it) */
    {.precondition = {.boxes = actions__open_door__east_door__street__precondition__boxes, .count = 1},
     .effect = &actions__open_door__east_door__street__effect, .own = NULL, .world = NULL,
     .duration = 500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_OPEN_DOOR,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = true,
     .arguments = actions__open_door__east_door__street__arguments}, /* open_door(east_door, street): at == from, any(place p) (leads(it, from, p) or leads(it, p, from)), not open(it) */
    {.precondition = {.boxes = actions__light__hall__hall__precondition__boxes, .count = 1},
     .effect = &actions__light__hall__hall__effect, .own = NULL, .world = NULL, .duration = 300,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_LIGHT, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = true, .arguments = actions__light__hall__hall__arguments}, /* light(hall, hall): at == from, lamp_switch(it, from), not lit(it) */
    {.precondition = {.boxes = actions__light__hall__yard__precondition__boxes, .count = 1},
     .effect = &actions__light__hall__yard__effect, .own = NULL, .world = NULL, .duration = 300,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_LIGHT, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = true, .arguments = actions__light__hall__yard__arguments}, /* light(hall, yard): at == from, lamp_switch(it, from), not lit(it) */
    {.precondition = {.boxes = actions__light__hall__street__precondition__boxes, .count = 1},
     .effect = &actions__light__hall__street__effect, .own = NULL, .world = NULL, .duration = 300,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_LIGHT, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = true,
     .arguments = actions__light__hall__street__arguments}, /* light(hall, street): at == from, lamp_switch(it, from), not lit(it) */
    {.precondition = {.boxes = actions__light__cellar__hall__precondition__boxes, .count = 1},
     .effect = &actions__light__cellar__hall__effect, .own = NULL, .world = NULL, .duration = 300,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_LIGHT, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = true,
     .arguments = actions__light__cellar__hall__arguments}, /* light(cellar, hall): at == from, lamp_switch(it, from), not lit(it) */
    {.precondition = {.boxes = actions__light__cellar__cellar__precondition__boxes, .count = 1},
     .effect = &actions__light__cellar__cellar__effect, .own = NULL, .world = NULL, .duration = 300,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_LIGHT, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = true,
     .arguments = actions__light__cellar__cellar__arguments}, /* light(cellar, cellar): at == from, lamp_switch(it, from), not lit(it) */
    {.precondition = {.boxes = actions__darken__hall__hall__precondition__boxes, .count = 1},
     .effect = &actions__darken__hall__hall__effect, .own = NULL, .world = NULL, .duration = 300,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_DARKEN, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = true, .arguments = actions__darken__hall__hall__arguments}, /* darken(hall, hall): at == from, lamp_switch(it, from), lit(it) */
    {.precondition = {.boxes = actions__darken__hall__yard__precondition__boxes, .count = 1},
     .effect = &actions__darken__hall__yard__effect, .own = NULL, .world = NULL, .duration = 300,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_DARKEN, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = true, .arguments = actions__darken__hall__yard__arguments}, /* darken(hall, yard): at == from, lamp_switch(it, from), lit(it) */
    {.precondition = {.boxes = actions__darken__hall__street__precondition__boxes, .count = 1},
     .effect = &actions__darken__hall__street__effect, .own = NULL, .world = NULL, .duration = 300,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_DARKEN, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = true,
     .arguments = actions__darken__hall__street__arguments}, /* darken(hall, street): at == from, lamp_switch(it, from), lit(it) */
    {.precondition = {.boxes = actions__darken__cellar__hall__precondition__boxes, .count = 1},
     .effect = &actions__darken__cellar__hall__effect, .own = NULL, .world = NULL, .duration = 300,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_DARKEN, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = true,
     .arguments = actions__darken__cellar__hall__arguments}, /* darken(cellar, hall): at == from, lamp_switch(it, from), lit(it) */
    {.precondition = {.boxes = actions__darken__cellar__cellar__precondition__boxes, .count = 1},
     .effect = &actions__darken__cellar__cellar__effect, .own = NULL, .world = NULL,
     .duration = 300, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_DARKEN,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = true,
     .arguments = actions__darken__cellar__cellar__arguments}, /* darken(cellar, cellar): at == from, lamp_switch(it, from), lit(it) */
    {.precondition = {.boxes = actions__take_cover__west__precondition__boxes, .count = 1},
     .effect = &actions__take_cover__west__effect, .own = NULL, .world = NULL, .duration = 400,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TAKE_COVER, .procedural = 0,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__take_cover__west__arguments}, /* take_cover(west): at == here, cover(here), not in_cover */
    {.precondition = {.boxes = actions__take_cover__east__precondition__boxes, .count = 1},
     .effect = &actions__take_cover__east__effect, .own = NULL, .world = NULL, .duration = 400,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TAKE_COVER, .procedural = 1,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__take_cover__east__arguments}, /* take_cover(east): at == here, cover(here), not in_cover */
    {.precondition = {.boxes = actions__take_cover__hill__precondition__boxes, .count = 1},
     .effect = &actions__take_cover__hill__effect, .own = NULL, .world = NULL, .duration = 400,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TAKE_COVER, .procedural = 2,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__take_cover__hill__arguments}, /* take_cover(hill): at == here, cover(here), not in_cover */
    {.precondition = {.boxes = actions__take_cover__roof__precondition__boxes, .count = 1},
     .effect = &actions__take_cover__roof__effect, .own = NULL, .world = NULL, .duration = 400,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TAKE_COVER, .procedural = 3,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__take_cover__roof__arguments}, /* take_cover(roof): at == here, cover(here), not in_cover */
    {.precondition = {.boxes = actions__take_cover__tower__precondition__boxes, .count = 1},
     .effect = &actions__take_cover__tower__effect, .own = NULL, .world = NULL, .duration = 400,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TAKE_COVER, .procedural = 4,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__take_cover__tower__arguments}, /* take_cover(tower): at == here, cover(here), not in_cover */
    {.precondition = {.boxes = actions__take_cover__hall__precondition__boxes, .count = 1},
     .effect = &actions__take_cover__hall__effect, .own = NULL, .world = NULL, .duration = 400,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TAKE_COVER, .procedural = 5,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__take_cover__hall__arguments}, /* take_cover(hall): at == here, cover(here), not in_cover */
    {.precondition = {.boxes = actions__take_cover__yard__precondition__boxes, .count = 1},
     .effect = &actions__take_cover__yard__effect, .own = NULL, .world = NULL, .duration = 400,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TAKE_COVER, .procedural = 6,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__take_cover__yard__arguments}, /* take_cover(yard): at == here, cover(here), not in_cover */
    {.precondition = {.boxes = actions__take_cover__street__precondition__boxes, .count = 1},
     .effect = &actions__take_cover__street__effect, .own = NULL, .world = NULL, .duration = 400,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TAKE_COVER, .procedural = 7,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__take_cover__street__arguments}, /* take_cover(street): at == here, cover(here), not in_cover */
    {.precondition = {.boxes = actions__hide__west__precondition__boxes, .count = 1},
     .effect = &actions__hide__west__effect, .own = NULL, .world = NULL, .duration = 600,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_HIDE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__hide__west__arguments}, /* hide(west): at == here, shelter(here), not in_cover, all(room r) (not lit(r) or here != r) */
    {.precondition = {.boxes = actions__hide__east__precondition__boxes, .count = 1},
     .effect = &actions__hide__east__effect, .own = NULL, .world = NULL, .duration = 600,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_HIDE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__hide__east__arguments}, /* hide(east): at == here, shelter(here), not in_cover, all(room r) (not lit(r) or here != r) */
    {.precondition = {.boxes = actions__hide__hall__precondition__boxes, .count = 1},
     .effect = &actions__hide__hall__effect, .own = NULL, .world = NULL, .duration = 600,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_HIDE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__hide__hall__arguments}, /* hide(hall): at == here, shelter(here), not in_cover, all(room r) (not lit(r) or here != r) */
    {.precondition = {.boxes = actions__hide__cellar__precondition__boxes, .count = 1},
     .effect = &actions__hide__cellar__effect, .own = NULL, .world = NULL, .duration = 600,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_HIDE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__hide__cellar__arguments}, /* hide(cellar): at == here, shelter(here), not in_cover, all(room r) (not lit(r) or here != r) */
    {.precondition = {.boxes = actions__bandage__precondition__boxes, .count = 2},
     .effect = &actions__bandage__effect, .own = &actions__bandage__own, .world = NULL,
     .duration = 2000, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_BANDAGE,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = true, .applies = false, .arguments = NULL}, /* bandage: bandages >= 1, health <= 2, in_cover or not under_fire */
    {.precondition = {.boxes = actions__fire__west__west__precondition__boxes, .count = 1},
     .effect = &actions__fire__west__west__effect, .own = &actions__fire__west__west__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 48, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__west__west__arguments}, /* fire(west, west): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__west__yard__precondition__boxes, .count = 1},
     .effect = &actions__fire__west__yard__effect, .own = &actions__fire__west__yard__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 49, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__west__yard__arguments}, /* fire(west, yard): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__east__east__precondition__boxes, .count = 1},
     .effect = &actions__fire__east__east__effect, .own = &actions__fire__east__east__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 50, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__east__east__arguments}, /* fire(east, east): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__east__street__precondition__boxes, .count = 1},
     .effect = &actions__fire__east__street__effect, .own = &actions__fire__east__street__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 51, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__east__street__arguments}, /* fire(east, street): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__hill__hill__precondition__boxes, .count = 1},
     .effect = &actions__fire__hill__hill__effect, .own = &actions__fire__hill__hill__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 52, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__hill__hill__arguments}, /* fire(hill, hill): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__hill__yard__precondition__boxes, .count = 1},
     .effect = &actions__fire__hill__yard__effect, .own = &actions__fire__hill__yard__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 53, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__hill__yard__arguments}, /* fire(hill, yard): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__roof__roof__precondition__boxes, .count = 1},
     .effect = &actions__fire__roof__roof__effect, .own = &actions__fire__roof__roof__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 54, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__roof__roof__arguments}, /* fire(roof, roof): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__roof__street__precondition__boxes, .count = 1},
     .effect = &actions__fire__roof__street__effect, .own = &actions__fire__roof__street__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 55, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__roof__street__arguments}, /* fire(roof, street): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__tower__tower__precondition__boxes, .count = 1},
     .effect = &actions__fire__tower__tower__effect, .own = &actions__fire__tower__tower__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 56, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__tower__tower__arguments}, /* fire(tower, tower): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__tower__hall__precondition__boxes, .count = 1},
     .effect = &actions__fire__tower__hall__effect, .own = &actions__fire__tower__hall__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 57, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__tower__hall__arguments}, /* fire(tower, hall): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__tower__yard__precondition__boxes, .count = 1},
     .effect = &actions__fire__tower__yard__effect, .own = &actions__fire__tower__yard__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 58, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__tower__yard__arguments}, /* fire(tower, yard): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__tower__street__precondition__boxes, .count = 1},
     .effect = &actions__fire__tower__street__effect, .own = &actions__fire__tower__street__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 59, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__tower__street__arguments}, /* fire(tower, street): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__hall__tower__precondition__boxes, .count = 1},
     .effect = &actions__fire__hall__tower__effect, .own = &actions__fire__hall__tower__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 60, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__hall__tower__arguments}, /* fire(hall, tower): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__hall__hall__precondition__boxes, .count = 1},
     .effect = &actions__fire__hall__hall__effect, .own = &actions__fire__hall__hall__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 61, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__hall__hall__arguments}, /* fire(hall, hall): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__hall__cellar__precondition__boxes, .count = 1},
     .effect = &actions__fire__hall__cellar__effect, .own = &actions__fire__hall__cellar__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 62, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__hall__cellar__arguments}, /* fire(hall, cellar): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__hall__yard__precondition__boxes, .count = 1},
     .effect = &actions__fire__hall__yard__effect, .own = &actions__fire__hall__yard__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 63, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__hall__yard__arguments}, /* fire(hall, yard): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__hall__street__precondition__boxes, .count = 1},
     .effect = &actions__fire__hall__street__effect, .own = &actions__fire__hall__street__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 64, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__hall__street__arguments}, /* fire(hall, street): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__cellar__hall__precondition__boxes, .count = 1},
     .effect = &actions__fire__cellar__hall__effect, .own = &actions__fire__cellar__hall__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 65, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__cellar__hall__arguments}, /* fire(cellar, hall): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__cellar__cellar__precondition__boxes, .count = 1},
     .effect = &actions__fire__cellar__cellar__effect,
     .own = &actions__fire__cellar__cellar__effect, .world = NULL, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = SKIRMISH_ACTION_FIRE, .procedural = GG_NONE, .dynamic_cost = 66,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__fire__cellar__cellar__arguments}, /* fire(cellar, cellar): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__yard__west__precondition__boxes, .count = 1},
     .effect = &actions__fire__yard__west__effect, .own = &actions__fire__yard__west__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 67, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__yard__west__arguments}, /* fire(yard, west): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__yard__hill__precondition__boxes, .count = 1},
     .effect = &actions__fire__yard__hill__effect, .own = &actions__fire__yard__hill__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 68, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__yard__hill__arguments}, /* fire(yard, hill): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__yard__tower__precondition__boxes, .count = 1},
     .effect = &actions__fire__yard__tower__effect, .own = &actions__fire__yard__tower__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 69, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__yard__tower__arguments}, /* fire(yard, tower): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__yard__hall__precondition__boxes, .count = 1},
     .effect = &actions__fire__yard__hall__effect, .own = &actions__fire__yard__hall__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 70, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__yard__hall__arguments}, /* fire(yard, hall): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__yard__yard__precondition__boxes, .count = 1},
     .effect = &actions__fire__yard__yard__effect, .own = &actions__fire__yard__yard__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 71, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__yard__yard__arguments}, /* fire(yard, yard): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__yard__market__precondition__boxes, .count = 1},
     .effect = &actions__fire__yard__market__effect, .own = &actions__fire__yard__market__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 72, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__yard__market__arguments}, /* fire(yard, market): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__street__east__precondition__boxes, .count = 1},
     .effect = &actions__fire__street__east__effect, .own = &actions__fire__street__east__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 73, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__street__east__arguments}, /* fire(street, east): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__street__roof__precondition__boxes, .count = 1},
     .effect = &actions__fire__street__roof__effect, .own = &actions__fire__street__roof__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 74, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__street__roof__arguments}, /* fire(street, roof): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__street__tower__precondition__boxes, .count = 1},
     .effect = &actions__fire__street__tower__effect, .own = &actions__fire__street__tower__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 75, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__street__tower__arguments}, /* fire(street, tower): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__street__hall__precondition__boxes, .count = 1},
     .effect = &actions__fire__street__hall__effect, .own = &actions__fire__street__hall__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 76, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__street__hall__arguments}, /* fire(street, hall): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__street__street__precondition__boxes, .count = 1},
     .effect = &actions__fire__street__street__effect,
     .own = &actions__fire__street__street__effect, .world = NULL, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = SKIRMISH_ACTION_FIRE, .procedural = GG_NONE, .dynamic_cost = 77,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__fire__street__street__arguments}, /* fire(street, street): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__street__market__precondition__boxes, .count = 1},
     .effect = &actions__fire__street__market__effect,
     .own = &actions__fire__street__market__effect, .world = NULL, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = SKIRMISH_ACTION_FIRE, .procedural = GG_NONE, .dynamic_cost = 78,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__fire__street__market__arguments}, /* fire(street, market): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__market__yard__precondition__boxes, .count = 1},
     .effect = &actions__fire__market__yard__effect, .own = &actions__fire__market__yard__effect,
     .world = NULL, .duration = 0, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FIRE,
     .procedural = GG_NONE, .dynamic_cost = 79, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__fire__market__yard__arguments}, /* fire(market, yard): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__market__street__precondition__boxes, .count = 1},
     .effect = &actions__fire__market__street__effect,
     .own = &actions__fire__market__street__effect, .world = NULL, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = SKIRMISH_ACTION_FIRE, .procedural = GG_NONE, .dynamic_cost = 80,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__fire__market__street__arguments}, /* fire(market, street): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__fire__market__market__precondition__boxes, .count = 1},
     .effect = &actions__fire__market__market__effect,
     .own = &actions__fire__market__market__effect, .world = NULL, .duration = 0, .timeout = 0,
     .cost = 1, .source_index = SKIRMISH_ACTION_FIRE, .procedural = GG_NONE, .dynamic_cost = 81,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__fire__market__market__arguments}, /* fire(market, market): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {.precondition = {.boxes = actions__snipe__hill__roof__precondition__boxes, .count = 1},
     .effect = &actions__snipe__hill__roof__effect, .own = &actions__snipe__hill__roof__effect,
     .world = NULL, .duration = 1500, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__snipe__hill__roof__arguments}, /* snipe(hill, roof): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__hill__tower__precondition__boxes, .count = 1},
     .effect = &actions__snipe__hill__tower__effect, .own = &actions__snipe__hill__tower__effect,
     .world = NULL, .duration = 1500, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__snipe__hill__tower__arguments}, /* snipe(hill, tower): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__hill__yard__precondition__boxes, .count = 1},
     .effect = &actions__snipe__hill__yard__effect, .own = &actions__snipe__hill__yard__effect,
     .world = NULL, .duration = 1500, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__snipe__hill__yard__arguments}, /* snipe(hill, yard): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__hill__street__precondition__boxes, .count = 1},
     .effect = &actions__snipe__hill__street__effect, .own = &actions__snipe__hill__street__effect,
     .world = NULL, .duration = 1500, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__snipe__hill__street__arguments}, /* snipe(hill, street): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__hill__market__precondition__boxes, .count = 1},
     .effect = &actions__snipe__hill__market__effect, .own = &actions__snipe__hill__market__effect,
     .world = NULL, .duration = 1500, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__snipe__hill__market__arguments}, /* snipe(hill, market): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__roof__hill__precondition__boxes, .count = 1},
     .effect = &actions__snipe__roof__hill__effect, .own = &actions__snipe__roof__hill__effect,
     .world = NULL, .duration = 1500, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__snipe__roof__hill__arguments}, /* snipe(roof, hill): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__roof__tower__precondition__boxes, .count = 1},
     .effect = &actions__snipe__roof__tower__effect, .own = &actions__snipe__roof__tower__effect,
     .world = NULL, .duration = 1500, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__snipe__roof__tower__arguments}, /* snipe(roof, tower): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__roof__yard__precondition__boxes, .count = 1},
     .effect = &actions__snipe__roof__yard__effect, .own = &actions__snipe__roof__yard__effect,
     .world = NULL, .duration = 1500, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__snipe__roof__yard__arguments}, /* snipe(roof, yard): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__roof__street__precondition__boxes, .count = 1},
     .effect = &actions__snipe__roof__street__effect, .own = &actions__snipe__roof__street__effect,
     .world = NULL, .duration = 1500, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__snipe__roof__street__arguments}, /* snipe(roof, street): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__roof__market__precondition__boxes, .count = 1},
     .effect = &actions__snipe__roof__market__effect, .own = &actions__snipe__roof__market__effect,
     .world = NULL, .duration = 1500, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__snipe__roof__market__arguments}, /* snipe(roof, market): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__tower__hill__precondition__boxes, .count = 1},
     .effect = &actions__snipe__tower__hill__effect, .own = &actions__snipe__tower__hill__effect,
     .world = NULL, .duration = 1500, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__snipe__tower__hill__arguments}, /* snipe(tower, hill): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__tower__roof__precondition__boxes, .count = 1},
     .effect = &actions__snipe__tower__roof__effect, .own = &actions__snipe__tower__roof__effect,
     .world = NULL, .duration = 1500, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__snipe__tower__roof__arguments}, /* snipe(tower, roof): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__tower__hall__precondition__boxes, .count = 1},
     .effect = &actions__snipe__tower__hall__effect, .own = &actions__snipe__tower__hall__effect,
     .world = NULL, .duration = 1500, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__snipe__tower__hall__arguments}, /* snipe(tower, hall): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__tower__yard__precondition__boxes, .count = 1},
     .effect = &actions__snipe__tower__yard__effect, .own = &actions__snipe__tower__yard__effect,
     .world = NULL, .duration = 1500, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__snipe__tower__yard__arguments}, /* snipe(tower, yard): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__tower__street__precondition__boxes, .count = 1},
     .effect = &actions__snipe__tower__street__effect,
     .own = &actions__snipe__tower__street__effect, .world = NULL, .duration = 1500, .timeout = 0,
     .cost = 1, .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__snipe__tower__street__arguments}, /* snipe(tower, street): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__snipe__tower__market__precondition__boxes, .count = 1},
     .effect = &actions__snipe__tower__market__effect,
     .own = &actions__snipe__tower__market__effect, .world = NULL, .duration = 1500, .timeout = 0,
     .cost = 1, .source_index = SKIRMISH_ACTION_SNIPE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__snipe__tower__market__arguments}, /* snipe(tower, market): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {.precondition = {.boxes = actions__sweep__yard__precondition__boxes, .count = 1},
     .effect = &actions__sweep__yard__effect, .own = &actions__sweep__yard__own, .world = NULL,
     .duration = 1000, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_SWEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__sweep__yard__arguments}, /* sweep(yard): at == tower, enemy_at == on, on in [yard, street, market], generator == running, fuel >= 1 */
    {.precondition = {.boxes = actions__sweep__street__precondition__boxes, .count = 1},
     .effect = &actions__sweep__street__effect, .own = &actions__sweep__street__own, .world = NULL,
     .duration = 1000, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_SWEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__sweep__street__arguments}, /* sweep(street): at == tower, enemy_at == on, on in [yard, street, market], generator == running, fuel >= 1 */
    {.precondition = {.boxes = actions__sweep__market__precondition__boxes, .count = 1},
     .effect = &actions__sweep__market__effect, .own = &actions__sweep__market__own, .world = NULL,
     .duration = 1000, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_SWEEP,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__sweep__market__arguments}, /* sweep(market): at == tower, enemy_at == on, on in [yard, street, market], generator == running, fuel >= 1 */
    {.precondition = {.boxes = actions__reload__precondition__boxes, .count = 1},
     .effect = &actions__reload__effect, .own = &actions__reload__effect, .world = NULL,
     .duration = 1500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_RELOAD,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = true, .applies = false, .arguments = NULL}, /* reload: ammo <= 3, magazines >= 1 */
    {.precondition = {.boxes = actions__resupply__precondition__boxes, .count = 2},
     .effect = &actions__resupply__effect, .own = &actions__resupply__effect, .world = NULL,
     .duration = 2000, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_RESUPPLY,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* resupply: at == home */
    {.precondition = {.boxes = actions__start_generator__precondition__boxes, .count = 1},
     .effect = &actions__start_generator__effect, .own = NULL, .world = NULL, .duration = 1000,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_START_GENERATOR,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = true, .arguments = NULL}, /* start_generator: at == cellar, generator == stopped, fuel >= 1 */
    {.precondition = {.boxes = actions__treat__west__precondition__boxes, .count = 1},
     .effect = &actions__treat__west__effect, .own = &actions__treat__west__own, .world = NULL,
     .duration = 2500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TREAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = true, .applies = false,
     .arguments = actions__treat__west__arguments}, /* treat(west): at == here, wounded_at == here, kits >= 1 */
    {.precondition = {.boxes = actions__treat__east__precondition__boxes, .count = 1},
     .effect = &actions__treat__east__effect, .own = &actions__treat__east__own, .world = NULL,
     .duration = 2500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TREAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = true, .applies = false,
     .arguments = actions__treat__east__arguments}, /* treat(east): at == here, wounded_at == here, kits >= 1 */
    {.precondition = {.boxes = actions__treat__hill__precondition__boxes, .count = 1},
     .effect = &actions__treat__hill__effect, .own = &actions__treat__hill__own, .world = NULL,
     .duration = 2500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TREAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = true, .applies = false,
     .arguments = actions__treat__hill__arguments}, /* treat(hill): at == here, wounded_at == here, kits >= 1 */
    {.precondition = {.boxes = actions__treat__roof__precondition__boxes, .count = 1},
     .effect = &actions__treat__roof__effect, .own = &actions__treat__roof__own, .world = NULL,
     .duration = 2500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TREAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = true, .applies = false,
     .arguments = actions__treat__roof__arguments}, /* treat(roof): at == here, wounded_at == here, kits >= 1 */
    {.precondition = {.boxes = actions__treat__tower__precondition__boxes, .count = 1},
     .effect = &actions__treat__tower__effect, .own = &actions__treat__tower__own, .world = NULL,
     .duration = 2500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TREAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = true, .applies = false,
     .arguments = actions__treat__tower__arguments}, /* treat(tower): at == here, wounded_at == here, kits >= 1 */
    {.precondition = {.boxes = actions__treat__hall__precondition__boxes, .count = 1},
     .effect = &actions__treat__hall__effect, .own = &actions__treat__hall__own, .world = NULL,
     .duration = 2500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TREAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = true, .applies = false,
     .arguments = actions__treat__hall__arguments}, /* treat(hall): at == here, wounded_at == here, kits >= 1 */
    {.precondition = {.boxes = actions__treat__cellar__precondition__boxes, .count = 1},
     .effect = &actions__treat__cellar__effect, .own = &actions__treat__cellar__own, .world = NULL,
     .duration = 2500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TREAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = true, .applies = false,
     .arguments = actions__treat__cellar__arguments}, /* treat(cellar): at == here, wounded_at == here, kits >= 1 */
    {.precondition = {.boxes = actions__treat__yard__precondition__boxes, .count = 1},
     .effect = &actions__treat__yard__effect, .own = &actions__treat__yard__own, .world = NULL,
     .duration = 2500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TREAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = true, .applies = false,
     .arguments = actions__treat__yard__arguments}, /* treat(yard): at == here, wounded_at == here, kits >= 1 */
    {.precondition = {.boxes = actions__treat__street__precondition__boxes, .count = 1},
     .effect = &actions__treat__street__effect, .own = &actions__treat__street__own, .world = NULL,
     .duration = 2500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TREAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = true, .applies = false,
     .arguments = actions__treat__street__arguments}, /* treat(street): at == here, wounded_at == here, kits >= 1 */
    {.precondition = {.boxes = actions__treat__market__precondition__boxes, .count = 1},
     .effect = &actions__treat__market__effect, .own = &actions__treat__market__own, .world = NULL,
     .duration = 2500, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_TREAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = true, .applies = false,
     .arguments = actions__treat__market__arguments}, /* treat(market): at == here, wounded_at == here, kits >= 1 */
    {.precondition = {.boxes = actions__restock__precondition__boxes, .count = 2},
     .effect = &actions__restock__effect, .own = &actions__restock__effect, .world = NULL,
     .duration = 2000, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_RESTOCK,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* restock: at == home */
    {.precondition = {.boxes = actions__fetch_can__precondition__boxes, .count = 1},
     .effect = &actions__fetch_can__effect, .own = &actions__fetch_can__effect, .world = NULL,
     .duration = 1000, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_FETCH_CAN,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* fetch_can: at == market, not carrying */
    {.precondition = {.boxes = actions__refuel__precondition__boxes, .count = 1},
     .effect = &actions__refuel__effect, .own = &actions__refuel__own, .world = NULL,
     .duration = 2000, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_REFUEL,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* refuel: at == cellar, carrying, fuel <= 3 */
    {.precondition = {.boxes = actions__repair__precondition__boxes, .count = 1},
     .effect = &actions__repair__effect, .own = NULL, .world = NULL, .duration = 4000, .timeout = 0,
     .cost = 1, .source_index = SKIRMISH_ACTION_REPAIR, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = true, .arguments = NULL}, /* repair: at == cellar, generator == broken */
    {.precondition = {.boxes = actions__eat__precondition__boxes, .count = 2},
     .effect = &actions__eat__effect, .own = &actions__eat__effect, .world = NULL, .duration = 3000,
     .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_EAT, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = NULL}, /* eat: at == home, hunger >= 3 */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__chat__effect, .own = NULL,
     .world = NULL, .duration = 4000, .timeout = 0, .cost = 1, .source_index = SKIRMISH_ACTION_CHAT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false, .arguments = NULL}, /* chat: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__watch__effect,
     .own = NULL, .world = NULL, .duration = 2000, .timeout = 0, .cost = 1,
     .source_index = SKIRMISH_ACTION_WATCH, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* watch: none */
};

static const GG_ROM uint64_t agent_types__soldier__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0xe0001ffffffffc3f), UINT64_C(0x80007)};
static const GG_ROM uint64_t agent_types__soldier__heuristics__0__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM gg_policy_node agent_types__soldier__heuristics__0__policy__nodes[] = {
    {0, 1, 13}, {1, 13, 2}, {2, 3, 6}, {3, 4, 5}, {4, 7, 8}, {4, 9, 10},
    {5, 23, 15}, {5, 16, 17}, {5, 18, 19}, {5, 20, 21}, {5, 11, 22}, {6, 12, 14},
};
static const GG_ROM gg_policy_test agent_types__soldier__heuristics__0__policy__tests[] = {
    {.mask = UINT64_C(0x1000000), .word = 0},
    {.mask = UINT64_C(0x800000), .word = 0},
    {.mask = UINT64_C(0x300), .word = 0},
    {.mask = UINT64_C(0xf0), .word = 0},
    {.mask = UINT64_C(0xcc), .word = 0},
    {.mask = UINT64_C(0x2aa), .word = 0},
    {.mask = UINT64_C(0x20000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__soldier__heuristics__0__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 13, .from = 0}, /* go_to(cellar, hall) */
    {.action = 22, .from = 0}, /* go_to(market, yard) */
    {.action = 62, .from = 0}, /* take_cover(west) */
    {.action = 63, .from = 0}, /* take_cover(east) */
    {.action = 64, .from = 0}, /* take_cover(hill) */
    {.action = 65, .from = 0}, /* take_cover(roof) */
    {.action = 66, .from = 0}, /* take_cover(tower) */
    {.action = 67, .from = 0}, /* take_cover(hall) */
    {.action = 68, .from = 0}, /* take_cover(yard) */
    {.action = 69, .from = 0}, /* take_cover(street) */
};
static const GG_ROM gg_policy agent_types__soldier__heuristics__0__policy = {.nodes = agent_types__soldier__heuristics__0__policy__nodes,
     .tests = agent_types__soldier__heuristics__0__policy__tests,
     .leaves = agent_types__soldier__heuristics__0__policy__leaves, .invariants = NULL,
     .node_count = 12, .test_count = 7, .leaf_count = 12, .invariant_count = 0, .longest = 2};
static const GG_ROM uint64_t agent_types__soldier__heuristics__0__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0x1b8)};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__0 = {.actions = agent_types__soldier__heuristics__0__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__soldier__heuristics__0__policy,
     .reading = &gg_policy_reading, .wake_mask = agent_types__soldier__heuristics__0__wake_mask,
     .table_count = 0, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__soldier__heuristics__3__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x43f), UINT64_C(0x2)};
static const GG_ROM gg_policy_node agent_types__soldier__heuristics__3__policy__nodes[] = {
    {0, 1, 2}, {1, 3, 4}, {1, 5, 63}, {2, 6, 8}, {2, 6, 9}, {2, 7, 9},
    {3, 10, 8}, {3, 10, 9}, {4, 11, 14}, {4, 12, 92}, {4, 13, 15}, {5, 14, 16},
    {5, 92, 17}, {5, 15, 16}, {6, 18, 28}, {6, 19, 28}, {6, 20, 28}, {6, 21, 29},
    {7, 22, 23}, {7, 24, 23}, {7, 25, 23}, {7, 26, 27}, {8, 30, 31}, {8, 32, 33},
    {8, 34, 31}, {8, 35, 31}, {8, 36, 37}, {8, 38, 39}, {9, 40, 41}, {9, 91, 80},
    {9, 42, 43}, {9, 44, 45}, {9, 52, 46}, {9, 53, 47}, {9, 48, 49}, {9, 50, 51},
    {9, 84, 85}, {9, 86, 87}, {9, 88, 89}, {9, 53, 90}, {10, 54, 77}, {10, 80, 81},
    {10, 92, 64}, {10, 65, 92}, {10, 66, 67}, {10, 69, 68}, {10, 56, 59}, {10, 74, 55},
    {10, 93, 64}, {10, 65, 93}, {10, 84, 64}, {10, 65, 85}, {11, 62, 70}, {11, 62, 73},
    {11, 79, 57}, {11, 76, 58}, {12, 82, 71}, {12, 79, 60}, {12, 76, 61}, {13, 83, 72},
    {13, 79, 78}, {13, 76, 75},
};
static const GG_ROM gg_policy_test agent_types__soldier__heuristics__3__policy__tests[] = {
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x800), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 0},
    {.mask = UINT64_C(0x800000), .word = 0},
    {.mask = UINT64_C(0x300), .word = 0},
    {.mask = UINT64_C(0xf0), .word = 0},
    {.mask = UINT64_C(0xcc), .word = 0},
    {.mask = UINT64_C(0x2aa), .word = 0},
    {.mask = UINT64_C(0x800), .word = 0},
    {.mask = UINT64_C(0x20000000000), .word = 0},
    {.mask = UINT64_C(0x80000000000), .word = 0},
    {.mask = UINT64_C(0x100000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__soldier__heuristics__3__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 8}, /* go_to(west, yard) */
    {.action = 3, .from = 8}, /* go_to(east, street) */
    {.action = 4, .from = 8}, /* go_to(hill, west) */
    {.action = 5, .from = 8}, /* go_to(hill, yard) */
    {.action = 6, .from = 8}, /* go_to(roof, east) */
    {.action = 7, .from = 8}, /* go_to(roof, street) */
    {.action = 8, .from = 8}, /* go_to(tower, hall) */
    {.action = 11, .from = 8}, /* go_to(hall, yard) */
    {.action = 12, .from = 8}, /* go_to(hall, street) */
    {.action = 13, .from = 8}, /* go_to(cellar, hall) */
    {.action = 14, .from = 8}, /* go_to(yard, west) */
    {.action = 16, .from = 8}, /* go_to(yard, hall) */
    {.action = 17, .from = 8}, /* go_to(yard, market) */
    {.action = 18, .from = 8}, /* go_to(street, east) */
    {.action = 20, .from = 8}, /* go_to(street, hall) */
    {.action = 21, .from = 8}, /* go_to(street, market) */
    {.action = 22, .from = 8}, /* go_to(market, yard) */
    {.action = 23, .from = 8}, /* go_to(market, street) */
    {.action = 48, .from = 56}, /* open_door(west_door, hall) */
    {.action = 50, .from = 59}, /* open_door(east_door, hall) */
    {.action = 62, .from = 8}, /* take_cover(west) */
    {.action = 63, .from = 8}, /* take_cover(east) */
    {.action = 64, .from = 8}, /* take_cover(hill) */
    {.action = 65, .from = 8}, /* take_cover(roof) */
    {.action = 66, .from = 8}, /* take_cover(tower) */
    {.action = 67, .from = 8}, /* take_cover(hall) */
    {.action = 68, .from = 8}, /* take_cover(yard) */
    {.action = 69, .from = 8}, /* take_cover(street) */
    {.action = 74, .from = 0}, /* bandage */
    {.action = 129, .from = 3}, /* resupply */
};
static const GG_ROM gg_policy agent_types__soldier__heuristics__3__policy = {.nodes = agent_types__soldier__heuristics__3__policy__nodes,
     .tests = agent_types__soldier__heuristics__3__policy__tests,
     .leaves = agent_types__soldier__heuristics__3__policy__leaves, .invariants = NULL,
     .node_count = 62, .test_count = 14, .leaf_count = 32, .invariant_count = 0, .longest = 10};
static const GG_ROM uint64_t agent_types__soldier__heuristics__3__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0xdbb)};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__3 = {.actions = agent_types__soldier__heuristics__3__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__soldier__heuristics__3__policy,
     .reading = &gg_policy_reading, .wake_mask = agent_types__soldier__heuristics__3__wake_mask,
     .table_count = 0, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__soldier__heuristics__4__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x1ffffffff800), UINT64_C(0x3)};
static const GG_ROM gg_policy_node agent_types__soldier__heuristics__4__policy__nodes[] = {
    {0, 1, 33}, {1, 2, 33}, {2, 3, 33}, {3, 4, 54}, {4, 5, 54}, {5, 6, 9},
    {6, 7, 8}, {7, 10, 11}, {7, 12, 13}, {8, 14, 15}, {8, 16, 17}, {8, 18, 19},
    {8, 22, 20}, {8, 23, 21}, {9, 24, 47}, {9, 50, 51}, {9, 55, 34}, {9, 35, 55},
    {9, 36, 37}, {9, 39, 38}, {9, 26, 29}, {9, 44, 25}, {10, 32, 40}, {10, 32, 43},
    {10, 49, 27}, {10, 46, 28}, {11, 52, 41}, {11, 49, 30}, {11, 46, 31}, {12, 53, 42},
    {12, 49, 48}, {12, 46, 45},
};
static const GG_ROM gg_policy_test agent_types__soldier__heuristics__4__policy__tests[] = {
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x10), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x300), .word = 0},
    {.mask = UINT64_C(0xf0), .word = 0},
    {.mask = UINT64_C(0xcc), .word = 0},
    {.mask = UINT64_C(0x2aa), .word = 0},
    {.mask = UINT64_C(0x800), .word = 0},
    {.mask = UINT64_C(0x20000000000), .word = 0},
    {.mask = UINT64_C(0x80000000000), .word = 0},
    {.mask = UINT64_C(0x100000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__soldier__heuristics__4__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 5}, /* go_to(west, yard) */
    {.action = 3, .from = 5}, /* go_to(east, street) */
    {.action = 4, .from = 5}, /* go_to(hill, west) */
    {.action = 5, .from = 5}, /* go_to(hill, yard) */
    {.action = 6, .from = 5}, /* go_to(roof, east) */
    {.action = 7, .from = 5}, /* go_to(roof, street) */
    {.action = 8, .from = 5}, /* go_to(tower, hall) */
    {.action = 11, .from = 5}, /* go_to(hall, yard) */
    {.action = 12, .from = 5}, /* go_to(hall, street) */
    {.action = 13, .from = 5}, /* go_to(cellar, hall) */
    {.action = 14, .from = 5}, /* go_to(yard, west) */
    {.action = 16, .from = 5}, /* go_to(yard, hall) */
    {.action = 17, .from = 5}, /* go_to(yard, market) */
    {.action = 18, .from = 5}, /* go_to(street, east) */
    {.action = 20, .from = 5}, /* go_to(street, hall) */
    {.action = 21, .from = 5}, /* go_to(street, market) */
    {.action = 22, .from = 5}, /* go_to(market, yard) */
    {.action = 23, .from = 5}, /* go_to(market, street) */
    {.action = 48, .from = 26}, /* open_door(west_door, hall) */
    {.action = 50, .from = 29}, /* open_door(east_door, hall) */
    {.action = 128, .from = 0}, /* reload */
    {.action = 129, .from = 3}, /* resupply */
};
static const GG_ROM gg_policy agent_types__soldier__heuristics__4__policy = {.nodes = agent_types__soldier__heuristics__4__policy__nodes,
     .tests = agent_types__soldier__heuristics__4__policy__tests,
     .leaves = agent_types__soldier__heuristics__4__policy__leaves, .invariants = NULL,
     .node_count = 32, .test_count = 13, .leaf_count = 24, .invariant_count = 0, .longest = 6};
static const GG_ROM uint64_t agent_types__soldier__heuristics__4__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0x1b8)};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__4 = {.actions = agent_types__soldier__heuristics__4__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__soldier__heuristics__4__policy,
     .reading = &gg_policy_reading, .wake_mask = agent_types__soldier__heuristics__4__wake_mask,
     .table_count = 0, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0xe0001ffffffff800), UINT64_C(0x7)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__0__digits__0__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__0__digits__1__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__0__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__0__digits__0__values, .word = 0, .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__0__digits__1__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__0__entries[] = {1, 1, 0, 0};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__1__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__1__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__1__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__1__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__1__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__1__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__soldier__heuristics__6__tables__1__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__soldier__heuristics__6__tables__1__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__6__tables__1__digits__3__values, .word = 0, .shift = 25},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__1__entries[] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__2__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__2__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__2__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__2__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__2__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__2__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__2__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__2__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__2__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__2__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__2__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__2__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__2__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__3__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__3__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__3__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__3__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__3__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__3__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__3__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__3__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__3__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__3__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__3__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__3__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__4__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__4__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__4__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__4__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__4__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__4__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__4__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__4__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__4__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__4__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__4__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__4__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__5__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__5__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__5__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__5__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__5__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__5__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__5__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__5__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__5__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__5__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__5__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__5__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__6__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__6__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__6__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__6__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__6__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__6__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__6__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__6__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__6__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__6__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__6__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__6__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__6__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__7__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__7__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__7__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__7__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__7__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__7__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__7__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__7__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__7__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__7__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__7__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__7__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__7__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__8__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__8__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__8__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__8__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__8__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__8__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__8__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__8__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__8__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__8__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__8__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__8__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__8__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__9__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__9__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__9__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__9__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__9__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__9__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__9__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__9__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__9__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__9__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__9__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__9__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__9__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__10__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__10__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__10__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__10__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__10__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__10__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__10__digits__0__values, .word = 0,
     .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__10__digits__1__values, .word = 0,
     .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__10__digits__2__values, .word = 0,
     .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__10__digits__3__values, .word = 0,
     .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__10__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__10__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__10__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__11__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__11__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__11__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__11__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__11__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__11__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__11__digits__0__values, .word = 0,
     .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__11__digits__1__values, .word = 0,
     .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__11__digits__2__values, .word = 0,
     .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__11__digits__3__values, .word = 0,
     .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__11__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__11__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__11__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__12__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__12__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__12__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__12__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__12__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__12__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__12__digits__0__values, .word = 0,
     .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__12__digits__1__values, .word = 0,
     .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__12__digits__2__values, .word = 0,
     .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__12__digits__3__values, .word = 0,
     .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__12__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__12__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__12__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__13__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__13__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__13__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__13__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__13__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__13__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__13__digits__0__values, .word = 0,
     .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__13__digits__1__values, .word = 0,
     .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__13__digits__2__values, .word = 0,
     .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__13__digits__3__values, .word = 0,
     .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__13__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__13__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__13__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__14__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__14__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__14__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__14__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__14__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__14__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__14__digits__0__values, .word = 0,
     .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__14__digits__1__values, .word = 0,
     .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__14__digits__2__values, .word = 0,
     .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__14__digits__3__values, .word = 0,
     .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__14__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__14__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__14__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__15__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__15__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__15__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__15__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__15__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__15__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__15__digits__0__values, .word = 0,
     .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__15__digits__1__values, .word = 0,
     .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__15__digits__2__values, .word = 0,
     .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__15__digits__3__values, .word = 0,
     .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__15__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__15__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__15__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__16__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__16__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__16__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__16__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__16__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__16__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__16__digits__0__values, .word = 0,
     .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__16__digits__1__values, .word = 0,
     .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__16__digits__2__values, .word = 0,
     .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__16__digits__3__values, .word = 0,
     .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__16__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__16__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__16__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__17__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__17__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__17__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__17__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__17__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__17__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__17__digits__0__values, .word = 0,
     .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__17__digits__1__values, .word = 0,
     .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__17__digits__2__values, .word = 0,
     .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__17__digits__3__values, .word = 0,
     .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__17__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__17__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__17__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__18__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__18__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__18__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__18__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__18__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__18__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__18__digits__0__values, .word = 0,
     .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__18__digits__1__values, .word = 0,
     .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__18__digits__2__values, .word = 0,
     .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__18__digits__3__values, .word = 0,
     .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__18__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__18__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__18__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__19__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__19__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__19__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__19__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__19__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__19__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__19__digits__0__values, .word = 0,
     .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__19__digits__1__values, .word = 0,
     .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__19__digits__2__values, .word = 0,
     .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__19__digits__3__values, .word = 0,
     .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__19__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__19__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__19__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__20__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__20__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__20__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__20__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__20__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__20__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__20__digits__0__values, .word = 0,
     .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__20__digits__1__values, .word = 0,
     .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__20__digits__2__values, .word = 0,
     .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__20__digits__3__values, .word = 0,
     .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__20__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__20__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__20__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__21__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__21__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__21__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__21__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__21__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__21__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__21__digits__0__values, .word = 0,
     .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__21__digits__1__values, .word = 0,
     .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__21__digits__2__values, .word = 0,
     .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__21__digits__3__values, .word = 0,
     .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__21__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__21__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__21__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__22__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__22__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__22__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__22__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__22__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__22__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__22__digits__0__values, .word = 0,
     .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__22__digits__1__values, .word = 0,
     .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__22__digits__2__values, .word = 0,
     .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__22__digits__3__values, .word = 0,
     .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__22__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__22__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__22__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__23__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__23__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__23__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__23__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__soldier__heuristics__6__tables__23__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__6__tables__23__digits[] = {
    {.values = agent_types__soldier__heuristics__6__tables__23__digits__0__values, .word = 0,
     .shift = 13},
    {.values = agent_types__soldier__heuristics__6__tables__23__digits__1__values, .word = 0,
     .shift = 17},
    {.values = agent_types__soldier__heuristics__6__tables__23__digits__2__values, .word = 0,
     .shift = 21},
    {.values = agent_types__soldier__heuristics__6__tables__23__digits__3__values, .word = 0,
     .shift = 25},
    {.values = agent_types__soldier__heuristics__6__tables__23__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__6__tables__23__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__tables__23__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__soldier__heuristics__6__tables[] = {
    {.digits = agent_types__soldier__heuristics__6__tables__0__digits,
     .entries = agent_types__soldier__heuristics__6__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 4, .mask = {33554432, 2048},
     .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__soldier__heuristics__6__tables__1__digits,
     .entries = agent_types__soldier__heuristics__6__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 20, .mask = {33555454, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__2__digits,
     .entries = agent_types__soldier__heuristics__6__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__3__digits,
     .entries = agent_types__soldier__heuristics__6__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__4__digits,
     .entries = agent_types__soldier__heuristics__6__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__5__digits,
     .entries = agent_types__soldier__heuristics__6__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__6__digits,
     .entries = agent_types__soldier__heuristics__6__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__7__digits,
     .entries = agent_types__soldier__heuristics__6__tables__7__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__7__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__8__digits,
     .entries = agent_types__soldier__heuristics__6__tables__8__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__8__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__9__digits,
     .entries = agent_types__soldier__heuristics__6__tables__9__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__9__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__10__digits,
     .entries = agent_types__soldier__heuristics__6__tables__10__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__10__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__11__digits,
     .entries = agent_types__soldier__heuristics__6__tables__11__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__11__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__12__digits,
     .entries = agent_types__soldier__heuristics__6__tables__12__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__12__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__13__digits,
     .entries = agent_types__soldier__heuristics__6__tables__13__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__13__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__14__digits,
     .entries = agent_types__soldier__heuristics__6__tables__14__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__14__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__15__digits,
     .entries = agent_types__soldier__heuristics__6__tables__15__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__15__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__16__digits,
     .entries = agent_types__soldier__heuristics__6__tables__16__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__16__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__17__digits,
     .entries = agent_types__soldier__heuristics__6__tables__17__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__17__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__18__digits,
     .entries = agent_types__soldier__heuristics__6__tables__18__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__18__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__19__digits,
     .entries = agent_types__soldier__heuristics__6__tables__19__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__19__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__20__digits,
     .entries = agent_types__soldier__heuristics__6__tables__20__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__20__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__21__digits,
     .entries = agent_types__soldier__heuristics__6__tables__21__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__21__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__22__digits,
     .entries = agent_types__soldier__heuristics__6__tables__22__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__22__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__6__tables__23__digits,
     .entries = agent_types__soldier__heuristics__6__tables__23__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__6__tables__23__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__6__wake_mask[] = {UINT64_C(0x1fc003ffffff), UINT64_C(0x70001b8)};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__6 = {.actions = agent_types__soldier__heuristics__6__actions,
     .tables = agent_types__soldier__heuristics__6__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_walk_reading, .wake_mask = agent_types__soldier__heuristics__6__wake_mask,
     .table_count = 24, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__soldier__heuristics__10__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x1ffffffffc3f), UINT64_C(0x3)};
static const GG_ROM gg_policy_node agent_types__soldier__heuristics__10__policy__nodes[] = {
    {0, 1, 2}, {1, 4, 2}, {2, 3, 32}, {3, 4, 32}, {4, 5, 8}, {5, 6, 7},
    {6, 9, 10}, {6, 11, 12}, {7, 13, 14}, {7, 15, 16}, {7, 17, 18}, {7, 21, 19},
    {7, 22, 20}, {8, 23, 46}, {8, 49, 50}, {8, 53, 33}, {8, 34, 53}, {8, 35, 36},
    {8, 38, 37}, {8, 25, 28}, {8, 43, 24}, {9, 31, 39}, {9, 31, 42}, {9, 48, 26},
    {9, 45, 27}, {10, 51, 40}, {10, 48, 29}, {10, 45, 30}, {11, 52, 41}, {11, 48, 47},
    {11, 45, 44},
};
static const GG_ROM gg_policy_test agent_types__soldier__heuristics__10__policy__tests[] = {
    {.mask = UINT64_C(0x800), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x300), .word = 0},
    {.mask = UINT64_C(0xf0), .word = 0},
    {.mask = UINT64_C(0xcc), .word = 0},
    {.mask = UINT64_C(0x2aa), .word = 0},
    {.mask = UINT64_C(0x800), .word = 0},
    {.mask = UINT64_C(0x20000000000), .word = 0},
    {.mask = UINT64_C(0x80000000000), .word = 0},
    {.mask = UINT64_C(0x100000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__soldier__heuristics__10__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 0}, /* go_to(west, yard) */
    {.action = 3, .from = 0}, /* go_to(east, street) */
    {.action = 4, .from = 0}, /* go_to(hill, west) */
    {.action = 5, .from = 0}, /* go_to(hill, yard) */
    {.action = 6, .from = 0}, /* go_to(roof, east) */
    {.action = 7, .from = 0}, /* go_to(roof, street) */
    {.action = 8, .from = 0}, /* go_to(tower, hall) */
    {.action = 11, .from = 0}, /* go_to(hall, yard) */
    {.action = 12, .from = 0}, /* go_to(hall, street) */
    {.action = 13, .from = 0}, /* go_to(cellar, hall) */
    {.action = 14, .from = 0}, /* go_to(yard, west) */
    {.action = 16, .from = 0}, /* go_to(yard, hall) */
    {.action = 17, .from = 0}, /* go_to(yard, market) */
    {.action = 18, .from = 0}, /* go_to(street, east) */
    {.action = 20, .from = 0}, /* go_to(street, hall) */
    {.action = 21, .from = 0}, /* go_to(street, market) */
    {.action = 22, .from = 0}, /* go_to(market, yard) */
    {.action = 23, .from = 0}, /* go_to(market, street) */
    {.action = 48, .from = 25}, /* open_door(west_door, hall) */
    {.action = 50, .from = 28}, /* open_door(east_door, hall) */
    {.action = 129, .from = 0}, /* resupply */
};
static const GG_ROM gg_policy agent_types__soldier__heuristics__10__policy = {.nodes = agent_types__soldier__heuristics__10__policy__nodes,
     .tests = agent_types__soldier__heuristics__10__policy__tests,
     .leaves = agent_types__soldier__heuristics__10__policy__leaves, .invariants = NULL,
     .node_count = 31, .test_count = 12, .leaf_count = 23, .invariant_count = 0, .longest = 5};
static const GG_ROM uint64_t agent_types__soldier__heuristics__10__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0xdbb)};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__10 = {.actions = agent_types__soldier__heuristics__10__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__soldier__heuristics__10__policy,
     .reading = &gg_policy_reading, .wake_mask = agent_types__soldier__heuristics__10__wake_mask,
     .table_count = 0, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__soldier__heuristics__11__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0xe000000000000000), UINT64_C(0x4)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__11__tables__0__digits__0__values[] = {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__11__tables__0__digits[] = {
    {.values = agent_types__soldier__heuristics__11__tables__0__digits__0__values, .word = 0,
     .shift = 39},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__11__tables__0__entries[] = {1, 0, 2};
static const GG_ROM uint64_t agent_types__soldier__heuristics__11__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__11__tables__1__digits__0__values[] = {0, 2, 4, 6, 6, 8, 10, 12, 8, 10, 12, 14, 14, 16, 18, 20};
static const GG_ROM uint16_t agent_types__soldier__heuristics__11__tables__1__digits__1__values[] = {0, 10, 12, 22, 14, 24, 26, 36, 16, 26, 28, 38, 30, 40, 42, 52};
static const GG_ROM uint16_t agent_types__soldier__heuristics__11__tables__1__digits__2__values[] = {0, 18, 0, 18, 0, 18, 0, 18, 0, 18, 0, 18, 0, 18, 0, 18};
static const GG_ROM uint16_t agent_types__soldier__heuristics__11__tables__1__digits__3__values[] = {0, 20, 40, 60, 1, 21, 41, 61, 60, 80, 100, 120, 61, 81, 101, 121};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__11__tables__1__digits[] = {
    {.values = agent_types__soldier__heuristics__11__tables__1__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__soldier__heuristics__11__tables__1__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__soldier__heuristics__11__tables__1__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__11__tables__1__digits__3__values, .word = 0,
     .shift = 39},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__11__tables__1__entries[] = {
    8, 7, 8, 7, 8, 7, 8, 7, 9, 6, 6, 5, 9, 3, 7, 6, 7, 6, 8, 7, 4, 3, 4, 3,
    4, 3, 4, 3, 0, 0, 1, 1, 9, 2, 3, 2, 3, 2, 4, 3, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 7, 6, 7, 6, 7, 6, 7, 6, 9, 5, 5, 4,
    9, 3, 6, 5, 6, 5, 7, 6, 4, 3, 4, 3, 4, 3, 4, 3, 0, 0, 1, 1, 9, 2, 3, 2,
    3, 2, 4, 3, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__11__tables__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0x60006), UINT64_C(0x70007),
    UINT64_C(0x80008), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint16_t agent_types__soldier__heuristics__11__tables__2__digits__0__values[] = {0, 2, 4, 6, 6, 8, 10, 12, 8, 10, 12, 14, 14, 16, 18, 20};
static const GG_ROM uint16_t agent_types__soldier__heuristics__11__tables__2__digits__1__values[] = {0, 10, 12, 22, 14, 24, 26, 36, 16, 26, 28, 38, 30, 40, 42, 52};
static const GG_ROM uint16_t agent_types__soldier__heuristics__11__tables__2__digits__2__values[] = {0, 18, 0, 18, 0, 18, 0, 18, 0, 18, 0, 18, 0, 18, 0, 18};
static const GG_ROM uint16_t agent_types__soldier__heuristics__11__tables__2__digits__3__values[] = {0, 1, 20, 21, 0, 1, 20, 21, 0, 1, 20, 21, 0, 1, 20, 21};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__11__tables__2__digits[] = {
    {.values = agent_types__soldier__heuristics__11__tables__2__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__soldier__heuristics__11__tables__2__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__soldier__heuristics__11__tables__2__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__11__tables__2__digits__3__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__11__tables__2__entries[] = {
    1, 0, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__11__tables__2__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM gg_distance_table agent_types__soldier__heuristics__11__tables[] = {
    {.digits = agent_types__soldier__heuristics__11__tables__0__digits,
     .entries = agent_types__soldier__heuristics__11__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__11__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 3, .mask = {0, 384},
     .digit_count = 1, .ends_sum = true},
    {.digits = agent_types__soldier__heuristics__11__tables__1__digits,
     .entries = agent_types__soldier__heuristics__11__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__11__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 120, .mask = {1022, 1920},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__soldier__heuristics__11__tables__2__digits,
     .entries = agent_types__soldier__heuristics__11__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__11__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 40, .mask = {1022, 6144},
     .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__soldier__heuristics__11__policy__nodes[] = {
    {0, 1, 30}, {1, 2, 5}, {2, 3, 6}, {3, 4, 6}, {4, 30, 6}, {5, 7, 12},
    {5, 8, 12}, {6, 9, 10}, {6, 9, 11}, {7, 13, 14}, {7, 15, 16}, {7, 17, 18},
    {8, 21, 19}, {8, 32, 33}, {8, 34, 35}, {8, 31, 37}, {8, 23, 20}, {8, 24, 25},
    {8, 26, 20}, {9, 22, 42}, {9, 44, 27}, {10, 45, 28}, {10, 42, 43}, {11, 30, 39},
    {11, 30, 36}, {11, 46, 29}, {11, 30, 50}, {11, 47, 40}, {11, 48, 41}, {12, 49, 38},
};
static const GG_ROM gg_policy_test agent_types__soldier__heuristics__11__policy__tests[] = {
    {.mask = UINT64_C(0x10000000000), .word = 0},
    {.mask = UINT64_C(0x8000000000), .word = 0},
    {.mask = UINT64_C(0x4000000), .word = 1},
    {.mask = UINT64_C(0x2000000), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 1},
    {.mask = UINT64_C(0x300), .word = 0},
    {.mask = UINT64_C(0xf0), .word = 0},
    {.mask = UINT64_C(0xcc), .word = 0},
    {.mask = UINT64_C(0x2aa), .word = 0},
    {.mask = UINT64_C(0x80000000000), .word = 0},
    {.mask = UINT64_C(0x100000000000), .word = 0},
    {.mask = UINT64_C(0x20000000000), .word = 0},
    {.mask = UINT64_C(0x40000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__soldier__heuristics__11__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 5}, /* go_to(west, yard) */
    {.action = 3, .from = 5}, /* go_to(east, street) */
    {.action = 5, .from = 5}, /* go_to(hill, yard) */
    {.action = 7, .from = 5}, /* go_to(roof, street) */
    {.action = 8, .from = 5}, /* go_to(tower, hall) */
    {.action = 9, .from = 5}, /* go_to(hall, tower) */
    {.action = 10, .from = 5}, /* go_to(hall, cellar) */
    {.action = 13, .from = 5}, /* go_to(cellar, hall) */
    {.action = 16, .from = 5}, /* go_to(yard, hall) */
    {.action = 20, .from = 5}, /* go_to(street, hall) */
    {.action = 22, .from = 5}, /* go_to(market, yard) */
    {.action = 23, .from = 5}, /* go_to(market, street) */
    {.action = 49, .from = 19}, /* open_door(west_door, yard) */
    {.action = 51, .from = 21}, /* open_door(east_door, street) */
    {.action = 52, .from = 23}, /* light(hall, hall) */
    {.action = 53, .from = 23}, /* light(hall, yard) */
    {.action = 54, .from = 23}, /* light(hall, street) */
    {.action = 55, .from = 29}, /* light(cellar, hall) */
    {.action = 130, .from = 0}, /* start_generator */
};
static const GG_ROM gg_policy agent_types__soldier__heuristics__11__policy = {.nodes = agent_types__soldier__heuristics__11__policy__nodes,
     .tests = agent_types__soldier__heuristics__11__policy__tests,
     .leaves = agent_types__soldier__heuristics__11__policy__leaves, .invariants = NULL,
     .node_count = 30, .test_count = 13, .leaf_count = 21, .invariant_count = 0, .longest = 9};
static const GG_ROM uint64_t agent_types__soldier__heuristics__11__wake_mask[] = {UINT64_C(0x1fc001ffffff), UINT64_C(0x70001b8)};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__11 = {.actions = agent_types__soldier__heuristics__11__actions,
     .tables = agent_types__soldier__heuristics__11__tables, .groups = NULL,
     .policy = &agent_types__soldier__heuristics__11__policy, .reading = &gg_policy_reading,
     .wake_mask = agent_types__soldier__heuristics__11__wake_mask, .table_count = 3, .asks = true,
     .hidden = true};
static const GG_ROM uint64_t agent_types__soldier__heuristics__12__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__12__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__12__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__soldier__heuristics__12__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__soldier__heuristics__12__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__12__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__12__tables__0__digits[] = {
    {.values = agent_types__soldier__heuristics__12__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__soldier__heuristics__12__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__soldier__heuristics__12__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__12__tables__0__digits__3__values, .word = 0,
     .shift = 24},
    {.values = agent_types__soldier__heuristics__12__tables__0__digits__4__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__12__tables__0__entries[] = {
    2, 4, 2, 4, 5, 3, 5, 1, 3, 2, 2, 4, 2, 4, 5, 3, 5, 0, 3, 2, 2, 4, 2, 4,
    4, 3, 4, 1, 3, 2, 2, 4, 2, 4, 4, 3, 4, 0, 3, 2, 2, 4, 2, 4, 5, 3, 5, 1,
    3, 2, 2, 4, 2, 4, 5, 3, 5, 0, 3, 2, 2, 4, 2, 4, 4, 3, 4, 1, 3, 2, 2, 4,
    2, 4, 4, 3, 4, 0, 3, 2, 2, 4, 2, 4, 5, 2, 5, 1, 3, 2, 2, 4, 2, 4, 5, 2,
    5, 0, 3, 2, 2, 4, 2, 4, 3, 2, 3, 1, 3, 2, 2, 4, 2, 4, 3, 2, 3, 0, 3, 2,
    2, 4, 2, 4, 5, 2, 5, 1, 3, 2, 2, 4, 2, 4, 5, 2, 5, 0, 3, 2, 2, 4, 2, 4,
    3, 2, 3, 1, 3, 2, 2, 4, 2, 4, 3, 2, 3, 0, 3, 2, 2, 4, 2, 4, 5, 3, 5, 1,
    3, 2, 2, 4, 2, 4, 5, 3, 5, 0, 3, 2, 2, 4, 2, 4, 4, 3, 4, 1, 3, 2, 2, 4,
    2, 4, 4, 3, 4, 0, 3, 2, 2, 4, 2, 4, 5, 3, 5, 1, 3, 2, 2, 4, 2, 4, 5, 3,
    5, 0, 3, 2, 2, 4, 2, 4, 4, 3, 4, 1, 3, 2, 2, 4, 2, 4, 4, 3, 4, 0, 3, 2,
    2, 4, 2, 4, 5, 2, 5, 1, 3, 2, 2, 4, 2, 4, 5, 2, 5, 0, 3, 2, 2, 4, 2, 4,
    3, 2, 3, 1, 3, 2, 2, 4, 2, 4, 3, 2, 3, 0, 3, 2, 2, 4, 2, 4, 5, 2, 5, 1,
    3, 2, 2, 4, 2, 4, 5, 2, 5, 0, 3, 2, 2, 4, 2, 4, 3, 2, 3, 1, 3, 2, 2, 4,
    2, 4, 3, 2, 3, 0, 3, 2,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__12__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__12__tables__0__policy[] = {
    0, 2, 4, 6, 22, 20, 22, 21, 16, 19, 1, 3, 5, 7, 22, 20, 22, 22, 17, 18, 0, 2, 4, 6,
    8, 20, 13, 21, 16, 19, 1, 3, 5, 7, 9, 20, 12, 22, 17, 18, 0, 2, 4, 6, 22, 20, 22, 21,
    16, 19, 1, 3, 5, 7, 22, 20, 22, 22, 17, 18, 0, 2, 4, 6, 8, 20, 13, 21, 16, 19, 1, 3,
    5, 7, 9, 20, 12, 22, 17, 18, 0, 2, 4, 6, 22, 10, 22, 21, 16, 19, 1, 3, 5, 7, 22, 11,
    22, 22, 17, 18, 0, 2, 4, 6, 8, 10, 13, 21, 16, 19, 1, 3, 5, 7, 9, 11, 12, 22, 17, 18,
    0, 2, 4, 6, 22, 10, 22, 21, 16, 19, 1, 3, 5, 7, 22, 11, 22, 22, 17, 18, 0, 2, 4, 6,
    8, 10, 13, 21, 16, 19, 1, 3, 5, 7, 9, 11, 12, 22, 17, 18, 0, 2, 4, 6, 22, 20, 22, 21,
    16, 19, 1, 3, 5, 7, 22, 20, 22, 22, 17, 18, 0, 2, 4, 6, 8, 20, 13, 21, 16, 19, 1, 3,
    5, 7, 9, 20, 12, 22, 17, 18, 0, 2, 4, 6, 22, 20, 22, 21, 16, 19, 1, 3, 5, 7, 22, 20,
    22, 22, 17, 18, 0, 2, 4, 6, 8, 20, 13, 21, 16, 19, 1, 3, 5, 7, 9, 20, 12, 22, 17, 18,
    0, 2, 4, 6, 22, 10, 22, 21, 16, 19, 1, 3, 5, 7, 22, 11, 22, 22, 17, 18, 0, 2, 4, 6,
    8, 10, 13, 21, 15, 19, 1, 3, 5, 7, 9, 11, 12, 22, 14, 18, 0, 2, 4, 6, 22, 10, 22, 21,
    16, 19, 1, 3, 5, 7, 22, 11, 22, 22, 17, 18, 0, 2, 4, 6, 8, 10, 13, 21, 15, 19, 1, 3,
    5, 7, 9, 11, 12, 22, 14, 18,
};
static const GG_ROM gg_table_step agent_types__soldier__heuristics__12__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 8, .offset = 65527}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 11, .offset = 65528}, /* go_to(hall, yard) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 21, .offset = 65527}, /* go_to(street, market) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 48, .offset = 80}, /* open_door(west_door, hall) */
    {.action = 68, .offset = 10}, /* take_cover(yard) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__soldier__heuristics__12__tables[] = {
    {.digits = agent_types__soldier__heuristics__12__tables__0__digits,
     .entries = agent_types__soldier__heuristics__12__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__12__tables__0__distances,
     .policy = agent_types__soldier__heuristics__12__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__soldier__heuristics__12__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__12__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0x1b8)};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__12 = {.actions = agent_types__soldier__heuristics__12__actions,
     .tables = agent_types__soldier__heuristics__12__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__soldier__heuristics__12__wake_mask,
     .table_count = 1, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__soldier__heuristics__13__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__13__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__13__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__soldier__heuristics__13__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__soldier__heuristics__13__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__13__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__13__tables__0__digits[] = {
    {.values = agent_types__soldier__heuristics__13__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__soldier__heuristics__13__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__soldier__heuristics__13__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__13__tables__0__digits__3__values, .word = 0,
     .shift = 24},
    {.values = agent_types__soldier__heuristics__13__tables__0__digits__4__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__13__tables__0__entries[] = {
    5, 5, 5, 5, 6, 1, 6, 4, 4, 5, 5, 5, 5, 5, 6, 0, 6, 4, 4, 5, 4, 4, 4, 4,
    2, 1, 2, 3, 3, 4, 4, 4, 4, 4, 2, 0, 2, 3, 3, 4, 5, 5, 5, 5, 6, 1, 6, 4,
    4, 5, 5, 5, 5, 5, 6, 0, 6, 4, 4, 5, 4, 4, 4, 4, 2, 1, 2, 3, 3, 4, 4, 4,
    4, 4, 2, 0, 2, 3, 3, 4, 4, 5, 4, 5, 6, 1, 6, 3, 4, 4, 4, 5, 4, 5, 6, 0,
    6, 3, 4, 4, 3, 4, 3, 4, 2, 1, 2, 2, 3, 3, 3, 4, 3, 4, 2, 0, 2, 2, 3, 3,
    4, 5, 4, 5, 6, 1, 6, 3, 4, 4, 4, 5, 4, 5, 6, 0, 6, 3, 4, 4, 3, 4, 3, 4,
    2, 1, 2, 2, 3, 3, 3, 4, 3, 4, 2, 0, 2, 2, 3, 3, 5, 4, 5, 4, 6, 1, 6, 4,
    3, 4, 5, 4, 5, 4, 6, 0, 6, 4, 3, 4, 4, 3, 4, 3, 2, 1, 2, 3, 2, 3, 4, 3,
    4, 3, 2, 0, 2, 3, 2, 3, 5, 4, 5, 4, 6, 1, 6, 4, 3, 4, 5, 4, 5, 4, 6, 0,
    6, 4, 3, 4, 4, 3, 4, 3, 2, 1, 2, 3, 2, 3, 4, 3, 4, 3, 2, 0, 2, 3, 2, 3,
    4, 4, 4, 4, 6, 1, 6, 3, 3, 4, 4, 4, 4, 4, 6, 0, 6, 3, 3, 4, 3, 3, 3, 3,
    2, 1, 2, 2, 2, 3, 3, 3, 3, 3, 2, 0, 2, 2, 2, 3, 4, 4, 4, 4, 6, 1, 6, 3,
    3, 4, 4, 4, 4, 4, 6, 0, 6, 3, 3, 4, 3, 3, 3, 3, 2, 1, 2, 2, 2, 3, 3, 3,
    3, 3, 2, 0, 2, 2, 2, 3,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__13__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__13__tables__0__policy[] = {
    0, 2, 4, 6, 25, 24, 25, 20, 21, 17, 1, 3, 5, 7, 25, 25, 25, 20, 21, 16, 0, 2, 4, 6,
    8, 24, 11, 20, 21, 17, 1, 3, 5, 7, 9, 25, 10, 20, 21, 16, 0, 2, 4, 6, 25, 24, 25, 20,
    21, 17, 1, 3, 5, 7, 25, 25, 25, 20, 21, 16, 0, 2, 4, 6, 8, 24, 11, 20, 21, 17, 1, 3,
    5, 7, 9, 25, 10, 20, 21, 16, 0, 2, 4, 6, 25, 24, 25, 22, 21, 17, 1, 3, 5, 7, 25, 25,
    25, 22, 21, 16, 0, 2, 4, 6, 8, 24, 11, 13, 21, 17, 1, 3, 5, 7, 9, 25, 10, 12, 21, 16,
    0, 2, 4, 6, 25, 24, 25, 22, 21, 17, 1, 3, 5, 7, 25, 25, 25, 22, 21, 16, 0, 2, 4, 6,
    8, 24, 11, 13, 21, 17, 1, 3, 5, 7, 9, 25, 10, 12, 21, 16, 0, 2, 4, 6, 25, 24, 25, 20,
    23, 19, 1, 3, 5, 7, 25, 25, 25, 20, 23, 18, 0, 2, 4, 6, 8, 24, 11, 20, 15, 19, 1, 3,
    5, 7, 9, 25, 10, 20, 14, 18, 0, 2, 4, 6, 25, 24, 25, 20, 23, 19, 1, 3, 5, 7, 25, 25,
    25, 20, 23, 18, 0, 2, 4, 6, 8, 24, 11, 20, 15, 19, 1, 3, 5, 7, 9, 25, 10, 20, 14, 18,
    0, 2, 4, 6, 25, 24, 25, 22, 23, 17, 1, 3, 5, 7, 25, 25, 25, 22, 23, 16, 0, 2, 4, 6,
    8, 24, 11, 13, 15, 17, 1, 3, 5, 7, 9, 25, 10, 12, 14, 16, 0, 2, 4, 6, 25, 24, 25, 22,
    23, 17, 1, 3, 5, 7, 25, 25, 25, 22, 23, 16, 0, 2, 4, 6, 8, 24, 11, 13, 15, 17, 1, 3,
    5, 7, 9, 25, 10, 12, 14, 16,
};
static const GG_ROM gg_table_step agent_types__soldier__heuristics__13__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 8, .offset = 65527}, /* go_to(tower, hall) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65524}, /* go_to(yard, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65525}, /* go_to(market, street) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 49, .offset = 80}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 160}, /* open_door(east_door, street) */
    {.action = 53, .offset = 20}, /* light(hall, yard) */
    {.action = 54, .offset = 20}, /* light(hall, street) */
    {.action = 67, .offset = 10}, /* take_cover(hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__soldier__heuristics__13__tables[] = {
    {.digits = agent_types__soldier__heuristics__13__tables__0__digits,
     .entries = agent_types__soldier__heuristics__13__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__13__tables__0__distances,
     .policy = agent_types__soldier__heuristics__13__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__soldier__heuristics__13__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__13__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0x1b8)};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__13 = {.actions = agent_types__soldier__heuristics__13__actions,
     .tables = agent_types__soldier__heuristics__13__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__soldier__heuristics__13__wake_mask,
     .table_count = 1, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__soldier__heuristics__14__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__14__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__14__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__soldier__heuristics__14__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__soldier__heuristics__14__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__14__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__14__tables__0__digits[] = {
    {.values = agent_types__soldier__heuristics__14__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__soldier__heuristics__14__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__soldier__heuristics__14__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__14__tables__0__digits__3__values, .word = 0,
     .shift = 24},
    {.values = agent_types__soldier__heuristics__14__tables__0__digits__4__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__14__tables__0__entries[] = {
    6, 6, 6, 6, 1, 2, 7, 5, 5, 6, 6, 6, 6, 6, 0, 2, 7, 5, 5, 6, 5, 5, 5, 5,
    1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 0, 2, 3, 4, 4, 5, 6, 6, 6, 6, 1, 2, 7, 5,
    5, 6, 6, 6, 6, 6, 0, 2, 7, 5, 5, 6, 5, 5, 5, 5, 1, 2, 3, 4, 4, 5, 5, 5,
    5, 5, 0, 2, 3, 4, 4, 5, 5, 6, 5, 6, 1, 2, 7, 4, 5, 5, 5, 6, 5, 6, 0, 2,
    7, 4, 5, 5, 4, 5, 4, 5, 1, 2, 3, 3, 4, 4, 4, 5, 4, 5, 0, 2, 3, 3, 4, 4,
    5, 6, 5, 6, 1, 2, 7, 4, 5, 5, 5, 6, 5, 6, 0, 2, 7, 4, 5, 5, 4, 5, 4, 5,
    1, 2, 3, 3, 4, 4, 4, 5, 4, 5, 0, 2, 3, 3, 4, 4, 6, 5, 6, 5, 1, 2, 7, 5,
    4, 5, 6, 5, 6, 5, 0, 2, 7, 5, 4, 5, 5, 4, 5, 4, 1, 2, 3, 4, 3, 4, 5, 4,
    5, 4, 0, 2, 3, 4, 3, 4, 6, 5, 6, 5, 1, 2, 7, 5, 4, 5, 6, 5, 6, 5, 0, 2,
    7, 5, 4, 5, 5, 4, 5, 4, 1, 2, 3, 4, 3, 4, 5, 4, 5, 4, 0, 2, 3, 4, 3, 4,
    5, 5, 5, 5, 1, 2, 7, 4, 4, 5, 5, 5, 5, 5, 0, 2, 7, 4, 4, 5, 4, 4, 4, 4,
    1, 2, 3, 3, 3, 4, 4, 4, 4, 4, 0, 2, 3, 3, 3, 4, 5, 5, 5, 5, 1, 2, 7, 4,
    4, 5, 5, 5, 5, 5, 0, 2, 7, 4, 4, 5, 4, 4, 4, 4, 1, 2, 3, 3, 3, 4, 4, 4,
    4, 4, 0, 2, 3, 3, 3, 4,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__14__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0x60006), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__14__tables__0__policy[] = {
    0, 2, 4, 6, 24, 9, 25, 20, 21, 17, 1, 3, 5, 7, 25, 8, 25, 20, 21, 16, 0, 2, 4, 6,
    24, 9, 11, 20, 21, 17, 1, 3, 5, 7, 25, 8, 10, 20, 21, 16, 0, 2, 4, 6, 24, 9, 25, 20,
    21, 17, 1, 3, 5, 7, 25, 8, 25, 20, 21, 16, 0, 2, 4, 6, 24, 9, 11, 20, 21, 17, 1, 3,
    5, 7, 25, 8, 10, 20, 21, 16, 0, 2, 4, 6, 24, 9, 25, 22, 21, 17, 1, 3, 5, 7, 25, 8,
    25, 22, 21, 16, 0, 2, 4, 6, 24, 9, 11, 13, 21, 17, 1, 3, 5, 7, 25, 8, 10, 12, 21, 16,
    0, 2, 4, 6, 24, 9, 25, 22, 21, 17, 1, 3, 5, 7, 25, 8, 25, 22, 21, 16, 0, 2, 4, 6,
    24, 9, 11, 13, 21, 17, 1, 3, 5, 7, 25, 8, 10, 12, 21, 16, 0, 2, 4, 6, 24, 9, 25, 20,
    23, 19, 1, 3, 5, 7, 25, 8, 25, 20, 23, 18, 0, 2, 4, 6, 24, 9, 11, 20, 15, 19, 1, 3,
    5, 7, 25, 8, 10, 20, 14, 18, 0, 2, 4, 6, 24, 9, 25, 20, 23, 19, 1, 3, 5, 7, 25, 8,
    25, 20, 23, 18, 0, 2, 4, 6, 24, 9, 11, 20, 15, 19, 1, 3, 5, 7, 25, 8, 10, 20, 14, 18,
    0, 2, 4, 6, 24, 9, 25, 22, 23, 17, 1, 3, 5, 7, 25, 8, 25, 22, 23, 16, 0, 2, 4, 6,
    24, 9, 11, 13, 15, 17, 1, 3, 5, 7, 25, 8, 10, 12, 14, 16, 0, 2, 4, 6, 24, 9, 25, 22,
    23, 17, 1, 3, 5, 7, 25, 8, 25, 22, 23, 16, 0, 2, 4, 6, 24, 9, 11, 13, 15, 17, 1, 3,
    5, 7, 25, 8, 10, 12, 14, 16,
};
static const GG_ROM gg_table_step agent_types__soldier__heuristics__14__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 9, .offset = 65525}, /* go_to(hall, tower) */
    {.action = 9, .offset = 65535}, /* go_to(hall, tower) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65524}, /* go_to(yard, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65525}, /* go_to(market, street) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 49, .offset = 80}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 160}, /* open_door(east_door, street) */
    {.action = 53, .offset = 20}, /* light(hall, yard) */
    {.action = 54, .offset = 20}, /* light(hall, street) */
    {.action = 66, .offset = 10}, /* take_cover(tower) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__soldier__heuristics__14__tables[] = {
    {.digits = agent_types__soldier__heuristics__14__tables__0__digits,
     .entries = agent_types__soldier__heuristics__14__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__14__tables__0__distances,
     .policy = agent_types__soldier__heuristics__14__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__soldier__heuristics__14__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__14__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0x1b8)};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__14 = {.actions = agent_types__soldier__heuristics__14__actions,
     .tables = agent_types__soldier__heuristics__14__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__soldier__heuristics__14__wake_mask,
     .table_count = 1, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__soldier__heuristics__15__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__15__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__15__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__soldier__heuristics__15__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__soldier__heuristics__15__tables__0__digits__3__values[] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__15__tables__0__digits[] = {
    {.values = agent_types__soldier__heuristics__15__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__soldier__heuristics__15__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__soldier__heuristics__15__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__15__tables__0__digits__3__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__15__tables__0__entries[] = {
    2, 2, 2, 2, 5, 3, 5, 1, 1, 0, 2, 2, 2, 2, 4, 3, 4, 1, 1, 0, 2, 2, 2, 2,
    5, 3, 5, 1, 1, 0, 2, 2, 2, 2, 4, 3, 4, 1, 1, 0, 2, 2, 2, 2, 5, 2, 5, 1,
    1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0, 2, 2, 2, 2, 5, 2, 5, 1, 1, 0, 2, 2,
    2, 2, 3, 2, 3, 1, 1, 0, 2, 2, 2, 2, 5, 2, 5, 1, 1, 0, 2, 2, 2, 2, 3, 2,
    3, 1, 1, 0, 2, 2, 2, 2, 5, 2, 5, 1, 1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0,
    2, 2, 2, 2, 5, 2, 5, 1, 1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0, 2, 2, 2, 2,
    5, 2, 5, 1, 1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__15__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__15__tables__0__policy[] = {
    0, 1, 2, 3, 11, 10, 11, 8, 9, 11, 0, 1, 2, 3, 4, 10, 7, 8, 9, 11, 0, 1, 2, 3,
    11, 10, 11, 8, 9, 11, 0, 1, 2, 3, 4, 10, 7, 8, 9, 11, 0, 1, 2, 3, 11, 5, 11, 8,
    9, 11, 0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 0, 1, 2, 3, 11, 5, 11, 8, 9, 11, 0, 1,
    2, 3, 4, 5, 7, 8, 9, 11, 0, 1, 2, 3, 11, 6, 11, 8, 9, 11, 0, 1, 2, 3, 4, 6,
    7, 8, 9, 11, 0, 1, 2, 3, 11, 6, 11, 8, 9, 11, 0, 1, 2, 3, 4, 6, 7, 8, 9, 11,
    0, 1, 2, 3, 11, 5, 11, 8, 9, 11, 0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 0, 1, 2, 3,
    11, 5, 11, 8, 9, 11, 0, 1, 2, 3, 4, 5, 7, 8, 9, 11,
};
static const GG_ROM gg_table_step agent_types__soldier__heuristics__15__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 12, .offset = 3}, /* go_to(hall, street) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 17, .offset = 2}, /* go_to(yard, market) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 48, .offset = 40}, /* open_door(west_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__soldier__heuristics__15__tables[] = {
    {.digits = agent_types__soldier__heuristics__15__tables__0__digits,
     .entries = agent_types__soldier__heuristics__15__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__15__tables__0__distances,
     .policy = agent_types__soldier__heuristics__15__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__soldier__heuristics__15__tables__0__moves, .base = UINT64_C(0x0),
     .size = 160, .mask = {1022, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__15 = {.actions = agent_types__soldier__heuristics__15__actions,
     .tables = agent_types__soldier__heuristics__15__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__soldier__heuristics__16__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__16__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__16__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__soldier__heuristics__16__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__soldier__heuristics__16__tables__0__digits__3__values[] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__16__tables__0__digits[] = {
    {.values = agent_types__soldier__heuristics__16__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__soldier__heuristics__16__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__soldier__heuristics__16__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__16__tables__0__digits__3__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__16__tables__0__entries[] = {
    1, 3, 1, 3, 4, 2, 4, 0, 2, 1, 1, 3, 1, 3, 3, 2, 3, 0, 2, 1, 1, 3, 1, 3,
    4, 2, 4, 0, 2, 1, 1, 3, 1, 3, 3, 2, 3, 0, 2, 1, 1, 3, 1, 3, 4, 1, 4, 0,
    2, 1, 1, 3, 1, 3, 2, 1, 2, 0, 2, 1, 1, 3, 1, 3, 4, 1, 4, 0, 2, 1, 1, 3,
    1, 3, 2, 1, 2, 0, 2, 1, 1, 3, 1, 3, 4, 2, 4, 0, 2, 1, 1, 3, 1, 3, 3, 2,
    3, 0, 2, 1, 1, 3, 1, 3, 4, 2, 4, 0, 2, 1, 1, 3, 1, 3, 3, 2, 3, 0, 2, 1,
    1, 3, 1, 3, 4, 1, 4, 0, 2, 1, 1, 3, 1, 3, 2, 1, 2, 0, 2, 1, 1, 3, 1, 3,
    4, 1, 4, 0, 2, 1, 1, 3, 1, 3, 2, 1, 2, 0, 2, 1,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__16__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__16__tables__0__policy[] = {
    0, 1, 2, 3, 11, 10, 11, 11, 8, 9, 0, 1, 2, 3, 4, 10, 6, 11, 8, 9, 0, 1, 2, 3,
    11, 10, 11, 11, 8, 9, 0, 1, 2, 3, 4, 10, 6, 11, 8, 9, 0, 1, 2, 3, 11, 5, 11, 11,
    8, 9, 0, 1, 2, 3, 4, 5, 6, 11, 8, 9, 0, 1, 2, 3, 11, 5, 11, 11, 8, 9, 0, 1,
    2, 3, 4, 5, 6, 11, 8, 9, 0, 1, 2, 3, 11, 10, 11, 11, 8, 9, 0, 1, 2, 3, 4, 10,
    6, 11, 8, 9, 0, 1, 2, 3, 11, 10, 11, 11, 8, 9, 0, 1, 2, 3, 4, 10, 6, 11, 8, 9,
    0, 1, 2, 3, 11, 5, 11, 11, 8, 9, 0, 1, 2, 3, 4, 5, 6, 11, 7, 9, 0, 1, 2, 3,
    11, 5, 11, 11, 8, 9, 0, 1, 2, 3, 4, 5, 6, 11, 7, 9,
};
static const GG_ROM gg_table_step agent_types__soldier__heuristics__16__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 48, .offset = 40}, /* open_door(west_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__soldier__heuristics__16__tables[] = {
    {.digits = agent_types__soldier__heuristics__16__tables__0__digits,
     .entries = agent_types__soldier__heuristics__16__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__16__tables__0__distances,
     .policy = agent_types__soldier__heuristics__16__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__soldier__heuristics__16__tables__0__moves, .base = UINT64_C(0x0),
     .size = 160, .mask = {1022, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__16 = {.actions = agent_types__soldier__heuristics__16__actions,
     .tables = agent_types__soldier__heuristics__16__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__soldier__heuristics__17__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__17__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__17__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__soldier__heuristics__17__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__soldier__heuristics__17__tables__0__digits__3__values[] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__17__tables__0__digits[] = {
    {.values = agent_types__soldier__heuristics__17__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__soldier__heuristics__17__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__soldier__heuristics__17__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__17__tables__0__digits__3__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__17__tables__0__entries[] = {
    3, 1, 3, 1, 4, 2, 4, 2, 0, 1, 3, 1, 3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1,
    4, 2, 4, 2, 0, 1, 3, 1, 3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1, 4, 2, 4, 2,
    0, 1, 3, 1, 3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1, 4, 2, 4, 2, 0, 1, 3, 1,
    3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1, 4, 1, 4, 2, 0, 1, 3, 1, 3, 1, 2, 1,
    2, 2, 0, 1, 3, 1, 3, 1, 4, 1, 4, 2, 0, 1, 3, 1, 3, 1, 2, 1, 2, 2, 0, 1,
    3, 1, 3, 1, 4, 1, 4, 2, 0, 1, 3, 1, 3, 1, 2, 1, 2, 2, 0, 1, 3, 1, 3, 1,
    4, 1, 4, 2, 0, 1, 3, 1, 3, 1, 2, 1, 2, 2, 0, 1,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__17__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__17__tables__0__policy[] = {
    0, 1, 2, 3, 11, 10, 11, 8, 11, 9, 0, 1, 2, 3, 4, 10, 6, 8, 11, 9, 0, 1, 2, 3,
    11, 10, 11, 8, 11, 9, 0, 1, 2, 3, 4, 10, 6, 8, 11, 9, 0, 1, 2, 3, 11, 10, 11, 8,
    11, 9, 0, 1, 2, 3, 4, 10, 6, 8, 11, 9, 0, 1, 2, 3, 11, 10, 11, 8, 11, 9, 0, 1,
    2, 3, 4, 10, 6, 8, 11, 9, 0, 1, 2, 3, 11, 5, 11, 8, 11, 9, 0, 1, 2, 3, 4, 5,
    6, 8, 11, 9, 0, 1, 2, 3, 11, 5, 11, 8, 11, 9, 0, 1, 2, 3, 4, 5, 6, 8, 11, 9,
    0, 1, 2, 3, 11, 5, 11, 8, 11, 9, 0, 1, 2, 3, 4, 5, 6, 7, 11, 9, 0, 1, 2, 3,
    11, 5, 11, 8, 11, 9, 0, 1, 2, 3, 4, 5, 6, 7, 11, 9,
};
static const GG_ROM gg_table_step agent_types__soldier__heuristics__17__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 12, .offset = 3}, /* go_to(hall, street) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 17, .offset = 2}, /* go_to(yard, market) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 50, .offset = 80}, /* open_door(east_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__soldier__heuristics__17__tables[] = {
    {.digits = agent_types__soldier__heuristics__17__tables__0__digits,
     .entries = agent_types__soldier__heuristics__17__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__17__tables__0__distances,
     .policy = agent_types__soldier__heuristics__17__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__soldier__heuristics__17__tables__0__moves, .base = UINT64_C(0x0),
     .size = 160, .mask = {1022, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__17 = {.actions = agent_types__soldier__heuristics__17__actions,
     .tables = agent_types__soldier__heuristics__17__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__soldier__heuristics__18__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__18__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__18__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__soldier__heuristics__18__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__soldier__heuristics__18__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__18__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__18__tables__0__digits[] = {
    {.values = agent_types__soldier__heuristics__18__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__soldier__heuristics__18__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__soldier__heuristics__18__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__18__tables__0__digits__3__values, .word = 0,
     .shift = 24},
    {.values = agent_types__soldier__heuristics__18__tables__0__digits__4__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__18__tables__0__entries[] = {
    2, 5, 1, 5, 6, 4, 6, 2, 4, 3, 2, 5, 0, 5, 6, 4, 6, 2, 4, 3, 2, 5, 1, 5,
    5, 4, 5, 2, 4, 3, 2, 5, 0, 5, 5, 4, 5, 2, 4, 3, 2, 5, 1, 5, 6, 4, 6, 2,
    4, 3, 2, 5, 0, 5, 6, 4, 6, 2, 4, 3, 2, 5, 1, 5, 5, 4, 5, 2, 4, 3, 2, 5,
    0, 5, 5, 4, 5, 2, 4, 3, 2, 5, 1, 5, 6, 3, 6, 2, 4, 3, 2, 5, 0, 5, 6, 3,
    6, 2, 4, 3, 2, 5, 1, 5, 4, 3, 4, 2, 4, 3, 2, 5, 0, 5, 4, 3, 4, 2, 4, 3,
    2, 5, 1, 5, 6, 3, 6, 2, 4, 3, 2, 5, 0, 5, 6, 3, 6, 2, 4, 3, 2, 5, 1, 5,
    4, 3, 4, 2, 4, 3, 2, 5, 0, 5, 4, 3, 4, 2, 4, 3, 2, 5, 1, 5, 6, 4, 6, 2,
    4, 3, 2, 5, 0, 5, 6, 4, 6, 2, 4, 3, 2, 5, 1, 5, 5, 4, 5, 2, 4, 3, 2, 5,
    0, 5, 5, 4, 5, 2, 4, 3, 2, 5, 1, 5, 6, 4, 6, 2, 4, 3, 2, 5, 0, 5, 6, 4,
    6, 2, 4, 3, 2, 5, 1, 5, 5, 4, 5, 2, 4, 3, 2, 5, 0, 5, 5, 4, 5, 2, 4, 3,
    2, 5, 1, 5, 6, 3, 6, 2, 4, 3, 2, 5, 0, 5, 6, 3, 6, 2, 4, 3, 2, 5, 1, 5,
    4, 3, 4, 2, 4, 3, 2, 5, 0, 5, 4, 3, 4, 2, 4, 3, 2, 5, 1, 5, 6, 3, 6, 2,
    4, 3, 2, 5, 0, 5, 6, 3, 6, 2, 4, 3, 2, 5, 1, 5, 4, 3, 4, 2, 4, 3, 2, 5,
    0, 5, 4, 3, 4, 2, 4, 3,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__18__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__18__tables__0__policy[] = {
    0, 2, 21, 4, 22, 20, 22, 13, 16, 19, 1, 3, 22, 5, 22, 20, 22, 12, 17, 18, 0, 2, 21, 4,
    6, 20, 11, 13, 16, 19, 1, 3, 22, 5, 7, 20, 10, 12, 17, 18, 0, 2, 21, 4, 22, 20, 22, 13,
    16, 19, 1, 3, 22, 5, 22, 20, 22, 12, 17, 18, 0, 2, 21, 4, 6, 20, 11, 13, 16, 19, 1, 3,
    22, 5, 7, 20, 10, 12, 17, 18, 0, 2, 21, 4, 22, 8, 22, 13, 16, 19, 1, 3, 22, 5, 22, 9,
    22, 12, 17, 18, 0, 2, 21, 4, 6, 8, 11, 13, 16, 19, 1, 3, 22, 5, 7, 9, 10, 12, 17, 18,
    0, 2, 21, 4, 22, 8, 22, 13, 16, 19, 1, 3, 22, 5, 22, 9, 22, 12, 17, 18, 0, 2, 21, 4,
    6, 8, 11, 13, 16, 19, 1, 3, 22, 5, 7, 9, 10, 12, 17, 18, 0, 2, 21, 4, 22, 20, 22, 13,
    16, 19, 1, 3, 22, 5, 22, 20, 22, 12, 17, 18, 0, 2, 21, 4, 6, 20, 11, 13, 16, 19, 1, 3,
    22, 5, 7, 20, 10, 12, 17, 18, 0, 2, 21, 4, 22, 20, 22, 13, 16, 19, 1, 3, 22, 5, 22, 20,
    22, 12, 17, 18, 0, 2, 21, 4, 6, 20, 11, 13, 16, 19, 1, 3, 22, 5, 7, 20, 10, 12, 17, 18,
    0, 2, 21, 4, 22, 8, 22, 13, 16, 19, 1, 3, 22, 5, 22, 9, 22, 12, 17, 18, 0, 2, 21, 4,
    6, 8, 11, 13, 15, 19, 1, 3, 22, 5, 7, 9, 10, 12, 14, 18, 0, 2, 21, 4, 22, 8, 22, 13,
    16, 19, 1, 3, 22, 5, 22, 9, 22, 12, 17, 18, 0, 2, 21, 4, 6, 8, 11, 13, 15, 19, 1, 3,
    22, 5, 7, 9, 10, 12, 14, 18,
};
static const GG_ROM gg_table_step agent_types__soldier__heuristics__18__tables__0__moves[] = {
    {.action = 0, .offset = 2}, /* go_to(west, hill) */
    {.action = 0, .offset = 65528}, /* go_to(west, hill) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 8, .offset = 65527}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 11, .offset = 65528}, /* go_to(hall, yard) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 15, .offset = 65521}, /* go_to(yard, hill) */
    {.action = 15, .offset = 65531}, /* go_to(yard, hill) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 21, .offset = 65527}, /* go_to(street, market) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 48, .offset = 80}, /* open_door(west_door, hall) */
    {.action = 64, .offset = 10}, /* take_cover(hill) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__soldier__heuristics__18__tables[] = {
    {.digits = agent_types__soldier__heuristics__18__tables__0__digits,
     .entries = agent_types__soldier__heuristics__18__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__18__tables__0__distances,
     .policy = agent_types__soldier__heuristics__18__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__soldier__heuristics__18__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__18 = {.actions = agent_types__soldier__heuristics__18__actions,
     .tables = agent_types__soldier__heuristics__18__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__soldier__heuristics__19__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__19__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__19__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__soldier__heuristics__19__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__soldier__heuristics__19__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__19__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__19__tables__0__digits[] = {
    {.values = agent_types__soldier__heuristics__19__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__soldier__heuristics__19__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__soldier__heuristics__19__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__19__tables__0__digits__3__values, .word = 0,
     .shift = 24},
    {.values = agent_types__soldier__heuristics__19__tables__0__digits__4__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__19__tables__0__entries[] = {
    5, 2, 5, 1, 6, 4, 6, 4, 2, 3, 5, 2, 5, 0, 6, 4, 6, 4, 2, 3, 5, 2, 5, 1,
    5, 4, 5, 4, 2, 3, 5, 2, 5, 0, 5, 4, 5, 4, 2, 3, 5, 2, 5, 1, 6, 4, 6, 4,
    2, 3, 5, 2, 5, 0, 6, 4, 6, 4, 2, 3, 5, 2, 5, 1, 5, 4, 5, 4, 2, 3, 5, 2,
    5, 0, 5, 4, 5, 4, 2, 3, 5, 2, 5, 1, 6, 4, 6, 4, 2, 3, 5, 2, 5, 0, 6, 4,
    6, 4, 2, 3, 5, 2, 5, 1, 5, 4, 5, 4, 2, 3, 5, 2, 5, 0, 5, 4, 5, 4, 2, 3,
    5, 2, 5, 1, 6, 4, 6, 4, 2, 3, 5, 2, 5, 0, 6, 4, 6, 4, 2, 3, 5, 2, 5, 1,
    5, 4, 5, 4, 2, 3, 5, 2, 5, 0, 5, 4, 5, 4, 2, 3, 5, 2, 5, 1, 6, 3, 6, 4,
    2, 3, 5, 2, 5, 0, 6, 3, 6, 4, 2, 3, 5, 2, 5, 1, 4, 3, 4, 4, 2, 3, 5, 2,
    5, 0, 4, 3, 4, 4, 2, 3, 5, 2, 5, 1, 6, 3, 6, 4, 2, 3, 5, 2, 5, 0, 6, 3,
    6, 4, 2, 3, 5, 2, 5, 1, 4, 3, 4, 4, 2, 3, 5, 2, 5, 0, 4, 3, 4, 4, 2, 3,
    5, 2, 5, 1, 6, 3, 6, 4, 2, 3, 5, 2, 5, 0, 6, 3, 6, 4, 2, 3, 5, 2, 5, 1,
    4, 3, 4, 4, 2, 3, 5, 2, 5, 0, 4, 3, 4, 4, 2, 3, 5, 2, 5, 1, 6, 3, 6, 4,
    2, 3, 5, 2, 5, 0, 6, 3, 6, 4, 2, 3, 5, 2, 5, 1, 4, 3, 4, 4, 2, 3, 5, 2,
    5, 0, 4, 3, 4, 4, 2, 3,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__19__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__19__tables__0__policy[] = {
    0, 2, 4, 21, 22, 20, 22, 14, 17, 19, 1, 3, 5, 22, 22, 20, 22, 15, 16, 18, 0, 2, 4, 21,
    6, 20, 11, 14, 17, 19, 1, 3, 5, 22, 7, 20, 10, 15, 16, 18, 0, 2, 4, 21, 22, 20, 22, 14,
    17, 19, 1, 3, 5, 22, 22, 20, 22, 15, 16, 18, 0, 2, 4, 21, 6, 20, 11, 14, 17, 19, 1, 3,
    5, 22, 7, 20, 10, 15, 16, 18, 0, 2, 4, 21, 22, 20, 22, 14, 17, 19, 1, 3, 5, 22, 22, 20,
    22, 15, 16, 18, 0, 2, 4, 21, 6, 20, 11, 14, 17, 19, 1, 3, 5, 22, 7, 20, 10, 15, 16, 18,
    0, 2, 4, 21, 22, 20, 22, 14, 17, 19, 1, 3, 5, 22, 22, 20, 22, 15, 16, 18, 0, 2, 4, 21,
    6, 20, 11, 14, 17, 19, 1, 3, 5, 22, 7, 20, 10, 15, 16, 18, 0, 2, 4, 21, 22, 8, 22, 14,
    17, 19, 1, 3, 5, 22, 22, 9, 22, 15, 16, 18, 0, 2, 4, 21, 6, 8, 11, 14, 17, 19, 1, 3,
    5, 22, 7, 9, 10, 15, 16, 18, 0, 2, 4, 21, 22, 8, 22, 14, 17, 19, 1, 3, 5, 22, 22, 9,
    22, 15, 16, 18, 0, 2, 4, 21, 6, 8, 11, 14, 17, 19, 1, 3, 5, 22, 7, 9, 10, 15, 16, 18,
    0, 2, 4, 21, 22, 8, 22, 14, 17, 19, 1, 3, 5, 22, 22, 9, 22, 15, 16, 18, 0, 2, 4, 21,
    6, 8, 11, 13, 17, 19, 1, 3, 5, 22, 7, 9, 10, 12, 16, 18, 0, 2, 4, 21, 22, 8, 22, 14,
    17, 19, 1, 3, 5, 22, 22, 9, 22, 15, 16, 18, 0, 2, 4, 21, 6, 8, 11, 13, 17, 19, 1, 3,
    5, 22, 7, 9, 10, 12, 16, 18,
};
static const GG_ROM gg_table_step agent_types__soldier__heuristics__19__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 2, .offset = 2}, /* go_to(east, roof) */
    {.action = 2, .offset = 65528}, /* go_to(east, roof) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 8, .offset = 65527}, /* go_to(tower, hall) */
    {.action = 12, .offset = 3}, /* go_to(hall, street) */
    {.action = 12, .offset = 65529}, /* go_to(hall, street) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65524}, /* go_to(yard, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 17, .offset = 2}, /* go_to(yard, market) */
    {.action = 17, .offset = 65528}, /* go_to(yard, market) */
    {.action = 19, .offset = 65521}, /* go_to(street, roof) */
    {.action = 19, .offset = 65531}, /* go_to(street, roof) */
    {.action = 23, .offset = 65525}, /* go_to(market, street) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 50, .offset = 160}, /* open_door(east_door, hall) */
    {.action = 65, .offset = 10}, /* take_cover(roof) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__soldier__heuristics__19__tables[] = {
    {.digits = agent_types__soldier__heuristics__19__tables__0__digits,
     .entries = agent_types__soldier__heuristics__19__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__19__tables__0__distances,
     .policy = agent_types__soldier__heuristics__19__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__soldier__heuristics__19__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__19 = {.actions = agent_types__soldier__heuristics__19__actions,
     .tables = agent_types__soldier__heuristics__19__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__soldier__heuristics__20__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__20__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__20__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__soldier__heuristics__20__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__soldier__heuristics__20__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__20__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__20__tables__0__digits[] = {
    {.values = agent_types__soldier__heuristics__20__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__soldier__heuristics__20__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__soldier__heuristics__20__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__20__tables__0__digits__3__values, .word = 0,
     .shift = 24},
    {.values = agent_types__soldier__heuristics__20__tables__0__digits__4__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__20__tables__0__entries[] = {
    6, 6, 6, 6, 1, 2, 7, 5, 5, 6, 6, 6, 6, 6, 0, 2, 7, 5, 5, 6, 5, 5, 5, 5,
    1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 0, 2, 3, 4, 4, 5, 6, 6, 6, 6, 1, 2, 7, 5,
    5, 6, 6, 6, 6, 6, 0, 2, 7, 5, 5, 6, 5, 5, 5, 5, 1, 2, 3, 4, 4, 5, 5, 5,
    5, 5, 0, 2, 3, 4, 4, 5, 5, 6, 5, 6, 1, 2, 7, 4, 5, 5, 5, 6, 5, 6, 0, 2,
    7, 4, 5, 5, 4, 5, 4, 5, 1, 2, 3, 3, 4, 4, 4, 5, 4, 5, 0, 2, 3, 3, 4, 4,
    5, 6, 5, 6, 1, 2, 7, 4, 5, 5, 5, 6, 5, 6, 0, 2, 7, 4, 5, 5, 4, 5, 4, 5,
    1, 2, 3, 3, 4, 4, 4, 5, 4, 5, 0, 2, 3, 3, 4, 4, 6, 5, 6, 5, 1, 2, 7, 5,
    4, 5, 6, 5, 6, 5, 0, 2, 7, 5, 4, 5, 5, 4, 5, 4, 1, 2, 3, 4, 3, 4, 5, 4,
    5, 4, 0, 2, 3, 4, 3, 4, 6, 5, 6, 5, 1, 2, 7, 5, 4, 5, 6, 5, 6, 5, 0, 2,
    7, 5, 4, 5, 5, 4, 5, 4, 1, 2, 3, 4, 3, 4, 5, 4, 5, 4, 0, 2, 3, 4, 3, 4,
    5, 5, 5, 5, 1, 2, 7, 4, 4, 5, 5, 5, 5, 5, 0, 2, 7, 4, 4, 5, 4, 4, 4, 4,
    1, 2, 3, 3, 3, 4, 4, 4, 4, 4, 0, 2, 3, 3, 3, 4, 5, 5, 5, 5, 1, 2, 7, 4,
    4, 5, 5, 5, 5, 5, 0, 2, 7, 4, 4, 5, 4, 4, 4, 4, 1, 2, 3, 3, 3, 4, 4, 4,
    4, 4, 0, 2, 3, 3, 3, 4,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__20__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0x60006), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__20__tables__0__policy[] = {
    0, 2, 4, 6, 24, 9, 25, 20, 21, 17, 1, 3, 5, 7, 25, 8, 25, 20, 21, 16, 0, 2, 4, 6,
    24, 9, 11, 20, 21, 17, 1, 3, 5, 7, 25, 8, 10, 20, 21, 16, 0, 2, 4, 6, 24, 9, 25, 20,
    21, 17, 1, 3, 5, 7, 25, 8, 25, 20, 21, 16, 0, 2, 4, 6, 24, 9, 11, 20, 21, 17, 1, 3,
    5, 7, 25, 8, 10, 20, 21, 16, 0, 2, 4, 6, 24, 9, 25, 22, 21, 17, 1, 3, 5, 7, 25, 8,
    25, 22, 21, 16, 0, 2, 4, 6, 24, 9, 11, 13, 21, 17, 1, 3, 5, 7, 25, 8, 10, 12, 21, 16,
    0, 2, 4, 6, 24, 9, 25, 22, 21, 17, 1, 3, 5, 7, 25, 8, 25, 22, 21, 16, 0, 2, 4, 6,
    24, 9, 11, 13, 21, 17, 1, 3, 5, 7, 25, 8, 10, 12, 21, 16, 0, 2, 4, 6, 24, 9, 25, 20,
    23, 19, 1, 3, 5, 7, 25, 8, 25, 20, 23, 18, 0, 2, 4, 6, 24, 9, 11, 20, 15, 19, 1, 3,
    5, 7, 25, 8, 10, 20, 14, 18, 0, 2, 4, 6, 24, 9, 25, 20, 23, 19, 1, 3, 5, 7, 25, 8,
    25, 20, 23, 18, 0, 2, 4, 6, 24, 9, 11, 20, 15, 19, 1, 3, 5, 7, 25, 8, 10, 20, 14, 18,
    0, 2, 4, 6, 24, 9, 25, 22, 23, 17, 1, 3, 5, 7, 25, 8, 25, 22, 23, 16, 0, 2, 4, 6,
    24, 9, 11, 13, 15, 17, 1, 3, 5, 7, 25, 8, 10, 12, 14, 16, 0, 2, 4, 6, 24, 9, 25, 22,
    23, 17, 1, 3, 5, 7, 25, 8, 25, 22, 23, 16, 0, 2, 4, 6, 24, 9, 11, 13, 15, 17, 1, 3,
    5, 7, 25, 8, 10, 12, 14, 16,
};
static const GG_ROM gg_table_step agent_types__soldier__heuristics__20__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 9, .offset = 65525}, /* go_to(hall, tower) */
    {.action = 9, .offset = 65535}, /* go_to(hall, tower) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65524}, /* go_to(yard, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65525}, /* go_to(market, street) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 49, .offset = 80}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 160}, /* open_door(east_door, street) */
    {.action = 53, .offset = 20}, /* light(hall, yard) */
    {.action = 54, .offset = 20}, /* light(hall, street) */
    {.action = 66, .offset = 10}, /* take_cover(tower) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__soldier__heuristics__20__tables[] = {
    {.digits = agent_types__soldier__heuristics__20__tables__0__digits,
     .entries = agent_types__soldier__heuristics__20__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__20__tables__0__distances,
     .policy = agent_types__soldier__heuristics__20__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__soldier__heuristics__20__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__20 = {.actions = agent_types__soldier__heuristics__20__actions,
     .tables = agent_types__soldier__heuristics__20__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__soldier__heuristics__21__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__21__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__21__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__soldier__heuristics__21__tables__0__digits__2__values[] = {0, 9, 0, 9, 10, 19, 10, 19, 0, 9, 0, 9, 10, 19, 10, 19};
static const GG_ROM uint16_t agent_types__soldier__heuristics__21__tables__0__digits__3__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__21__tables__0__digits[] = {
    {.values = agent_types__soldier__heuristics__21__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__soldier__heuristics__21__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__soldier__heuristics__21__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__21__tables__0__digits__3__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__21__tables__0__entries[] = {
    0, 4, 1, 4, 5, 3, 5, 1, 3, 2, 4, 0, 4, 1, 5, 3, 5, 3, 1, 2, 0, 4, 1, 4,
    4, 3, 4, 1, 3, 2, 4, 0, 4, 1, 4, 3, 4, 3, 1, 2, 0, 4, 1, 4, 5, 3, 5, 1,
    3, 2, 4, 0, 4, 1, 5, 3, 5, 3, 1, 2, 0, 4, 1, 4, 4, 3, 4, 1, 3, 2, 4, 0,
    4, 1, 4, 3, 4, 3, 1, 2, 0, 4, 1, 4, 5, 2, 5, 1, 3, 2, 4, 0, 4, 1, 5, 3,
    5, 3, 1, 2, 0, 4, 1, 4, 3, 2, 3, 1, 3, 2, 4, 0, 4, 1, 4, 3, 4, 3, 1, 2,
    0, 4, 1, 4, 5, 2, 5, 1, 3, 2, 4, 0, 4, 1, 5, 3, 5, 3, 1, 2, 0, 4, 1, 4,
    3, 2, 3, 1, 3, 2, 4, 0, 4, 1, 4, 3, 4, 3, 1, 2, 0, 4, 1, 4, 5, 3, 5, 1,
    3, 2, 4, 0, 4, 1, 5, 2, 5, 3, 1, 2, 0, 4, 1, 4, 4, 3, 4, 1, 3, 2, 4, 0,
    4, 1, 3, 2, 3, 3, 1, 2, 0, 4, 1, 4, 5, 3, 5, 1, 3, 2, 4, 0, 4, 1, 5, 2,
    5, 3, 1, 2, 0, 4, 1, 4, 4, 3, 4, 1, 3, 2, 4, 0, 4, 1, 3, 2, 3, 3, 1, 2,
    0, 4, 1, 4, 5, 2, 5, 1, 3, 2, 4, 0, 4, 1, 5, 2, 5, 3, 1, 2, 0, 4, 1, 4,
    3, 2, 3, 1, 3, 2, 4, 0, 4, 1, 3, 2, 3, 3, 1, 2, 0, 4, 1, 4, 5, 2, 5, 1,
    3, 2, 4, 0, 4, 1, 5, 2, 5, 3, 1, 2, 0, 4, 1, 4, 3, 2, 3, 1, 3, 2, 4, 0,
    4, 1, 3, 2, 3, 3, 1, 2,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__21__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__21__tables__0__policy[] = {
    20, 1, 2, 5, 20, 18, 20, 10, 15, 16, 0, 20, 3, 4, 20, 19, 20, 12, 13, 17, 20, 1, 2, 5,
    6, 18, 9, 10, 15, 16, 0, 20, 3, 4, 6, 19, 9, 12, 13, 17, 20, 1, 2, 5, 20, 18, 20, 10,
    15, 16, 0, 20, 3, 4, 20, 19, 20, 12, 13, 17, 20, 1, 2, 5, 6, 18, 9, 10, 15, 16, 0, 20,
    3, 4, 6, 19, 9, 12, 13, 17, 20, 1, 2, 5, 20, 7, 20, 10, 15, 16, 0, 20, 3, 4, 20, 19,
    20, 12, 13, 17, 20, 1, 2, 5, 6, 7, 9, 10, 15, 16, 0, 20, 3, 4, 6, 19, 9, 12, 13, 17,
    20, 1, 2, 5, 20, 7, 20, 10, 15, 16, 0, 20, 3, 4, 20, 19, 20, 12, 13, 17, 20, 1, 2, 5,
    6, 7, 9, 10, 15, 16, 0, 20, 3, 4, 6, 19, 9, 12, 13, 17, 20, 1, 2, 5, 20, 18, 20, 10,
    15, 16, 0, 20, 3, 4, 20, 8, 20, 12, 13, 17, 20, 1, 2, 5, 6, 18, 9, 10, 15, 16, 0, 20,
    3, 4, 6, 8, 9, 12, 13, 17, 20, 1, 2, 5, 20, 18, 20, 10, 15, 16, 0, 20, 3, 4, 20, 8,
    20, 12, 13, 17, 20, 1, 2, 5, 6, 18, 9, 10, 15, 16, 0, 20, 3, 4, 6, 8, 9, 12, 13, 17,
    20, 1, 2, 5, 20, 7, 20, 10, 15, 16, 0, 20, 3, 4, 20, 8, 20, 12, 13, 17, 20, 1, 2, 5,
    6, 7, 9, 10, 14, 16, 0, 20, 3, 4, 6, 8, 9, 11, 13, 17, 20, 1, 2, 5, 20, 7, 20, 10,
    15, 16, 0, 20, 3, 4, 20, 8, 20, 12, 13, 17, 20, 1, 2, 5, 6, 7, 9, 10, 14, 16, 0, 20,
    3, 4, 6, 8, 9, 11, 13, 17,
};
static const GG_ROM gg_table_step agent_types__soldier__heuristics__21__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 4, .offset = 65534}, /* go_to(hill, west) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 6, .offset = 65534}, /* go_to(roof, east) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 12, .offset = 3}, /* go_to(hall, street) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 14, .offset = 65529}, /* go_to(yard, west) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 17, .offset = 2}, /* go_to(yard, market) */
    {.action = 18, .offset = 65529}, /* go_to(street, east) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 48, .offset = 80}, /* open_door(west_door, hall) */
    {.action = 50, .offset = 160}, /* open_door(east_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__soldier__heuristics__21__tables[] = {
    {.digits = agent_types__soldier__heuristics__21__tables__0__digits,
     .entries = agent_types__soldier__heuristics__21__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__21__tables__0__distances,
     .policy = agent_types__soldier__heuristics__21__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__soldier__heuristics__21__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {3070, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__21 = {.actions = agent_types__soldier__heuristics__21__actions,
     .tables = agent_types__soldier__heuristics__21__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__soldier__heuristics__22__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__soldier__heuristics__22__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__soldier__heuristics__22__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__soldier__heuristics__22__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__soldier__heuristics__22__tables__0__digits__3__values[] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150};
static const GG_ROM gg_index_digit agent_types__soldier__heuristics__22__tables__0__digits[] = {
    {.values = agent_types__soldier__heuristics__22__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__soldier__heuristics__22__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__soldier__heuristics__22__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__soldier__heuristics__22__tables__0__digits__3__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__22__tables__0__entries[] = {
    4, 4, 4, 4, 5, 0, 5, 3, 3, 4, 3, 3, 3, 3, 1, 0, 1, 2, 2, 3, 4, 4, 4, 4,
    5, 0, 5, 3, 3, 4, 3, 3, 3, 3, 1, 0, 1, 2, 2, 3, 3, 4, 3, 4, 5, 0, 5, 2,
    3, 3, 2, 3, 2, 3, 1, 0, 1, 1, 2, 2, 3, 4, 3, 4, 5, 0, 5, 2, 3, 3, 2, 3,
    2, 3, 1, 0, 1, 1, 2, 2, 4, 3, 4, 3, 5, 0, 5, 3, 2, 3, 3, 2, 3, 2, 1, 0,
    1, 2, 1, 2, 4, 3, 4, 3, 5, 0, 5, 3, 2, 3, 3, 2, 3, 2, 1, 0, 1, 2, 1, 2,
    3, 3, 3, 3, 5, 0, 5, 2, 2, 3, 2, 2, 2, 2, 1, 0, 1, 1, 1, 2, 3, 3, 3, 3,
    5, 0, 5, 2, 2, 3, 2, 2, 2, 2, 1, 0, 1, 1, 1, 2,
};
static const GG_ROM uint64_t agent_types__soldier__heuristics__22__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__soldier__heuristics__22__tables__0__policy[] = {
    0, 1, 2, 3, 14, 14, 14, 10, 11, 8, 0, 1, 2, 3, 4, 14, 5, 10, 11, 8, 0, 1, 2, 3,
    14, 14, 14, 10, 11, 8, 0, 1, 2, 3, 4, 14, 5, 10, 11, 8, 0, 1, 2, 3, 14, 14, 14, 12,
    11, 8, 0, 1, 2, 3, 4, 14, 5, 6, 11, 8, 0, 1, 2, 3, 14, 14, 14, 12, 11, 8, 0, 1,
    2, 3, 4, 14, 5, 6, 11, 8, 0, 1, 2, 3, 14, 14, 14, 10, 13, 9, 0, 1, 2, 3, 4, 14,
    5, 10, 7, 9, 0, 1, 2, 3, 14, 14, 14, 10, 13, 9, 0, 1, 2, 3, 4, 14, 5, 10, 7, 9,
    0, 1, 2, 3, 14, 14, 14, 12, 13, 8, 0, 1, 2, 3, 4, 14, 5, 6, 7, 8, 0, 1, 2, 3,
    14, 14, 14, 12, 13, 8, 0, 1, 2, 3, 4, 14, 5, 6, 7, 8,
};
static const GG_ROM gg_table_step agent_types__soldier__heuristics__22__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 49, .offset = 40}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 80}, /* open_door(east_door, street) */
    {.action = 53, .offset = 10}, /* light(hall, yard) */
    {.action = 54, .offset = 10}, /* light(hall, street) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__soldier__heuristics__22__tables[] = {
    {.digits = agent_types__soldier__heuristics__22__tables__0__digits,
     .entries = agent_types__soldier__heuristics__22__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__soldier__heuristics__22__tables__0__distances,
     .policy = agent_types__soldier__heuristics__22__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__soldier__heuristics__22__tables__0__moves, .base = UINT64_C(0x0),
     .size = 160, .mask = {1022, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__soldier__heuristics__22 = {.actions = agent_types__soldier__heuristics__22__actions,
     .tables = agent_types__soldier__heuristics__22__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__soldier__heuristics[] = {
    &agent_types__soldier__heuristics__0,
    NULL,
    NULL,
    &agent_types__soldier__heuristics__3,
    &agent_types__soldier__heuristics__4,
    NULL,
    &agent_types__soldier__heuristics__6,
    NULL,
    NULL,
    NULL,
    &agent_types__soldier__heuristics__10,
    &agent_types__soldier__heuristics__11,
    &agent_types__soldier__heuristics__12,
    &agent_types__soldier__heuristics__13,
    &agent_types__soldier__heuristics__14,
    &agent_types__soldier__heuristics__15,
    &agent_types__soldier__heuristics__16,
    &agent_types__soldier__heuristics__17,
    &agent_types__soldier__heuristics__18,
    &agent_types__soldier__heuristics__19,
    &agent_types__soldier__heuristics__20,
    &agent_types__soldier__heuristics__21,
    &agent_types__soldier__heuristics__22,
};
static const GG_ROM uint16_t agent_types__soldier__goals[] = {
    0, /* stay_alive */
    3, /* get_well */
    4, /* stay_armed */
    6, /* engage */
    10, /* stay_supplied */
    11, /* man_laser */
};
static const GG_ROM uint64_t agent_types__soldier__relevance_mask[] = {UINT64_C(0x14003fff3ef), UINT64_C(0x7000dbb)};
static const GG_ROM uint64_t agent_types__sniper__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x1ffffffffffffc3f), UINT64_C(0x80003)};
static const GG_ROM uint64_t agent_types__sniper__heuristics__0__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM gg_policy_node agent_types__sniper__heuristics__0__policy__nodes[] = {
    {0, 1, 13}, {1, 13, 2}, {2, 3, 6}, {3, 4, 5}, {4, 7, 8}, {4, 9, 10},
    {5, 23, 15}, {5, 16, 17}, {5, 18, 19}, {5, 20, 21}, {5, 11, 22}, {6, 12, 14},
};
static const GG_ROM gg_policy_test agent_types__sniper__heuristics__0__policy__tests[] = {
    {.mask = UINT64_C(0x1000000), .word = 0},
    {.mask = UINT64_C(0x800000), .word = 0},
    {.mask = UINT64_C(0x300), .word = 0},
    {.mask = UINT64_C(0xf0), .word = 0},
    {.mask = UINT64_C(0xcc), .word = 0},
    {.mask = UINT64_C(0x2aa), .word = 0},
    {.mask = UINT64_C(0x20000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__sniper__heuristics__0__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 13, .from = 0}, /* go_to(cellar, hall) */
    {.action = 22, .from = 0}, /* go_to(market, yard) */
    {.action = 62, .from = 0}, /* take_cover(west) */
    {.action = 63, .from = 0}, /* take_cover(east) */
    {.action = 64, .from = 0}, /* take_cover(hill) */
    {.action = 65, .from = 0}, /* take_cover(roof) */
    {.action = 66, .from = 0}, /* take_cover(tower) */
    {.action = 67, .from = 0}, /* take_cover(hall) */
    {.action = 68, .from = 0}, /* take_cover(yard) */
    {.action = 69, .from = 0}, /* take_cover(street) */
};
static const GG_ROM gg_policy agent_types__sniper__heuristics__0__policy = {.nodes = agent_types__sniper__heuristics__0__policy__nodes,
     .tests = agent_types__sniper__heuristics__0__policy__tests,
     .leaves = agent_types__sniper__heuristics__0__policy__leaves, .invariants = NULL,
     .node_count = 12, .test_count = 7, .leaf_count = 12, .invariant_count = 0, .longest = 2};
static const GG_ROM uint64_t agent_types__sniper__heuristics__0__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0x301b8)};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__0 = {.actions = agent_types__sniper__heuristics__0__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__sniper__heuristics__0__policy,
     .reading = &gg_policy_reading, .wake_mask = agent_types__sniper__heuristics__0__wake_mask,
     .table_count = 0, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__sniper__heuristics__3__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x43f), UINT64_C(0x2)};
static const GG_ROM gg_policy_node agent_types__sniper__heuristics__3__policy__nodes[] = {
    {0, 1, 2}, {1, 3, 4}, {1, 5, 63}, {2, 6, 8}, {2, 6, 9}, {2, 7, 9},
    {3, 10, 8}, {3, 10, 9}, {4, 11, 14}, {4, 12, 92}, {4, 13, 15}, {5, 14, 16},
    {5, 92, 17}, {5, 15, 16}, {6, 18, 28}, {6, 19, 28}, {6, 20, 28}, {6, 21, 29},
    {7, 22, 23}, {7, 24, 23}, {7, 25, 23}, {7, 26, 27}, {8, 30, 31}, {8, 32, 33},
    {8, 34, 31}, {8, 35, 31}, {8, 36, 37}, {8, 38, 39}, {9, 40, 41}, {9, 91, 80},
    {9, 42, 43}, {9, 44, 45}, {9, 52, 46}, {9, 53, 47}, {9, 48, 49}, {9, 50, 51},
    {9, 84, 85}, {9, 86, 87}, {9, 88, 89}, {9, 53, 90}, {10, 54, 77}, {10, 80, 81},
    {10, 92, 64}, {10, 65, 92}, {10, 66, 67}, {10, 69, 68}, {10, 56, 59}, {10, 74, 55},
    {10, 93, 64}, {10, 65, 93}, {10, 84, 64}, {10, 65, 85}, {11, 62, 70}, {11, 62, 73},
    {11, 79, 57}, {11, 76, 58}, {12, 82, 71}, {12, 79, 60}, {12, 76, 61}, {13, 83, 72},
    {13, 79, 78}, {13, 76, 75},
};
static const GG_ROM gg_policy_test agent_types__sniper__heuristics__3__policy__tests[] = {
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x800), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 0},
    {.mask = UINT64_C(0x800000), .word = 0},
    {.mask = UINT64_C(0x300), .word = 0},
    {.mask = UINT64_C(0xf0), .word = 0},
    {.mask = UINT64_C(0xcc), .word = 0},
    {.mask = UINT64_C(0x2aa), .word = 0},
    {.mask = UINT64_C(0x800), .word = 0},
    {.mask = UINT64_C(0x20000000000), .word = 0},
    {.mask = UINT64_C(0x80000000000), .word = 0},
    {.mask = UINT64_C(0x100000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__sniper__heuristics__3__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 8}, /* go_to(west, yard) */
    {.action = 3, .from = 8}, /* go_to(east, street) */
    {.action = 4, .from = 8}, /* go_to(hill, west) */
    {.action = 5, .from = 8}, /* go_to(hill, yard) */
    {.action = 6, .from = 8}, /* go_to(roof, east) */
    {.action = 7, .from = 8}, /* go_to(roof, street) */
    {.action = 8, .from = 8}, /* go_to(tower, hall) */
    {.action = 11, .from = 8}, /* go_to(hall, yard) */
    {.action = 12, .from = 8}, /* go_to(hall, street) */
    {.action = 13, .from = 8}, /* go_to(cellar, hall) */
    {.action = 14, .from = 8}, /* go_to(yard, west) */
    {.action = 16, .from = 8}, /* go_to(yard, hall) */
    {.action = 17, .from = 8}, /* go_to(yard, market) */
    {.action = 18, .from = 8}, /* go_to(street, east) */
    {.action = 20, .from = 8}, /* go_to(street, hall) */
    {.action = 21, .from = 8}, /* go_to(street, market) */
    {.action = 22, .from = 8}, /* go_to(market, yard) */
    {.action = 23, .from = 8}, /* go_to(market, street) */
    {.action = 48, .from = 56}, /* open_door(west_door, hall) */
    {.action = 50, .from = 59}, /* open_door(east_door, hall) */
    {.action = 62, .from = 8}, /* take_cover(west) */
    {.action = 63, .from = 8}, /* take_cover(east) */
    {.action = 64, .from = 8}, /* take_cover(hill) */
    {.action = 65, .from = 8}, /* take_cover(roof) */
    {.action = 66, .from = 8}, /* take_cover(tower) */
    {.action = 67, .from = 8}, /* take_cover(hall) */
    {.action = 68, .from = 8}, /* take_cover(yard) */
    {.action = 69, .from = 8}, /* take_cover(street) */
    {.action = 74, .from = 0}, /* bandage */
    {.action = 129, .from = 3}, /* resupply */
};
static const GG_ROM gg_policy agent_types__sniper__heuristics__3__policy = {.nodes = agent_types__sniper__heuristics__3__policy__nodes,
     .tests = agent_types__sniper__heuristics__3__policy__tests,
     .leaves = agent_types__sniper__heuristics__3__policy__leaves, .invariants = NULL,
     .node_count = 62, .test_count = 14, .leaf_count = 32, .invariant_count = 0, .longest = 10};
static const GG_ROM uint64_t agent_types__sniper__heuristics__3__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0x30dbb)};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__3 = {.actions = agent_types__sniper__heuristics__3__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__sniper__heuristics__3__policy,
     .reading = &gg_policy_reading, .wake_mask = agent_types__sniper__heuristics__3__wake_mask,
     .table_count = 0, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__sniper__heuristics__4__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x1ffffffffffff83f), UINT64_C(0x3)};
static const GG_ROM gg_policy_node agent_types__sniper__heuristics__4__policy__nodes[] = {
    {0, 1, 33}, {1, 2, 33}, {2, 3, 33}, {3, 4, 54}, {4, 5, 54}, {5, 6, 9},
    {6, 7, 8}, {7, 10, 11}, {7, 12, 13}, {8, 14, 15}, {8, 16, 17}, {8, 18, 19},
    {8, 22, 20}, {8, 23, 21}, {9, 24, 47}, {9, 50, 51}, {9, 55, 34}, {9, 35, 55},
    {9, 36, 37}, {9, 39, 38}, {9, 26, 29}, {9, 44, 25}, {10, 32, 40}, {10, 32, 43},
    {10, 49, 27}, {10, 46, 28}, {11, 52, 41}, {11, 49, 30}, {11, 46, 31}, {12, 53, 42},
    {12, 49, 48}, {12, 46, 45},
};
static const GG_ROM gg_policy_test agent_types__sniper__heuristics__4__policy__tests[] = {
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x10), .word = 1},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x300), .word = 0},
    {.mask = UINT64_C(0xf0), .word = 0},
    {.mask = UINT64_C(0xcc), .word = 0},
    {.mask = UINT64_C(0x2aa), .word = 0},
    {.mask = UINT64_C(0x800), .word = 0},
    {.mask = UINT64_C(0x20000000000), .word = 0},
    {.mask = UINT64_C(0x80000000000), .word = 0},
    {.mask = UINT64_C(0x100000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__sniper__heuristics__4__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 0}, /* go_to(west, yard) */
    {.action = 3, .from = 0}, /* go_to(east, street) */
    {.action = 4, .from = 0}, /* go_to(hill, west) */
    {.action = 5, .from = 0}, /* go_to(hill, yard) */
    {.action = 6, .from = 0}, /* go_to(roof, east) */
    {.action = 7, .from = 0}, /* go_to(roof, street) */
    {.action = 8, .from = 0}, /* go_to(tower, hall) */
    {.action = 11, .from = 0}, /* go_to(hall, yard) */
    {.action = 12, .from = 0}, /* go_to(hall, street) */
    {.action = 13, .from = 0}, /* go_to(cellar, hall) */
    {.action = 14, .from = 0}, /* go_to(yard, west) */
    {.action = 16, .from = 0}, /* go_to(yard, hall) */
    {.action = 17, .from = 0}, /* go_to(yard, market) */
    {.action = 18, .from = 0}, /* go_to(street, east) */
    {.action = 20, .from = 0}, /* go_to(street, hall) */
    {.action = 21, .from = 0}, /* go_to(street, market) */
    {.action = 22, .from = 0}, /* go_to(market, yard) */
    {.action = 23, .from = 0}, /* go_to(market, street) */
    {.action = 48, .from = 26}, /* open_door(west_door, hall) */
    {.action = 50, .from = 29}, /* open_door(east_door, hall) */
    {.action = 128, .from = 0}, /* reload */
    {.action = 129, .from = 3}, /* resupply */
};
static const GG_ROM gg_policy agent_types__sniper__heuristics__4__policy = {.nodes = agent_types__sniper__heuristics__4__policy__nodes,
     .tests = agent_types__sniper__heuristics__4__policy__tests,
     .leaves = agent_types__sniper__heuristics__4__policy__leaves, .invariants = NULL,
     .node_count = 32, .test_count = 13, .leaf_count = 24, .invariant_count = 0, .longest = 6};
static const GG_ROM uint64_t agent_types__sniper__heuristics__4__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0x301b8)};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__4 = {.actions = agent_types__sniper__heuristics__4__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__sniper__heuristics__4__policy,
     .reading = &gg_policy_reading, .wake_mask = agent_types__sniper__heuristics__4__wake_mask,
     .table_count = 0, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__sniper__heuristics__5__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x1ffffffffffff83f), UINT64_C(0x3)};
static const GG_ROM gg_policy_node agent_types__sniper__heuristics__5__policy__nodes[] = {
    {0, 14, 1}, {1, 14, 2}, {2, 3, 6}, {3, 4, 5}, {4, 7, 8}, {4, 9, 10},
    {5, 23, 24}, {5, 15, 16}, {5, 17, 18}, {5, 11, 20}, {5, 12, 22}, {6, 13, 19},
    {6, 13, 21},
};
static const GG_ROM gg_policy_test agent_types__sniper__heuristics__5__policy__tests[] = {
    {.mask = UINT64_C(0x20000), .word = 1},
    {.mask = UINT64_C(0x10000), .word = 1},
    {.mask = UINT64_C(0x300), .word = 0},
    {.mask = UINT64_C(0xf0), .word = 0},
    {.mask = UINT64_C(0xcc), .word = 0},
    {.mask = UINT64_C(0x2aa), .word = 0},
    {.mask = UINT64_C(0x20000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__sniper__heuristics__5__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 0, .from = 0}, /* go_to(west, hill) */
    {.action = 2, .from = 0}, /* go_to(east, roof) */
    {.action = 4, .from = 0}, /* go_to(hill, west) */
    {.action = 6, .from = 0}, /* go_to(roof, east) */
    {.action = 8, .from = 0}, /* go_to(tower, hall) */
    {.action = 9, .from = 0}, /* go_to(hall, tower) */
    {.action = 13, .from = 0}, /* go_to(cellar, hall) */
    {.action = 14, .from = 0}, /* go_to(yard, west) */
    {.action = 18, .from = 0}, /* go_to(street, east) */
    {.action = 22, .from = 0}, /* go_to(market, yard) */
};
static const GG_ROM gg_policy agent_types__sniper__heuristics__5__policy = {.nodes = agent_types__sniper__heuristics__5__policy__nodes,
     .tests = agent_types__sniper__heuristics__5__policy__tests,
     .leaves = agent_types__sniper__heuristics__5__policy__leaves, .invariants = NULL,
     .node_count = 13, .test_count = 7, .leaf_count = 12, .invariant_count = 0, .longest = 1};
static const GG_ROM uint64_t agent_types__sniper__heuristics__5__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0x301b8)};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__5 = {.actions = agent_types__sniper__heuristics__5__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__sniper__heuristics__5__policy,
     .reading = &gg_policy_asking, .wake_mask = agent_types__sniper__heuristics__5__wake_mask,
     .table_count = 0, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x1ffffffffffff83f), UINT64_C(0x3)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__0__digits__0__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__0__digits__1__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__0__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__0__digits__0__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__0__digits__1__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__0__entries[] = {1, 1, 0, 0};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__1__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__1__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__1__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__1__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__1__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__1__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__sniper__heuristics__6__tables__1__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__sniper__heuristics__6__tables__1__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__sniper__heuristics__6__tables__1__digits__3__values, .word = 0, .shift = 25},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__1__entries[] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__2__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__2__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__2__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__2__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__2__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__2__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__2__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__2__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__2__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__2__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__2__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__2__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__2__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__3__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__3__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__3__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__3__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__3__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__3__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__3__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__3__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__3__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__3__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__3__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__3__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__4__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__4__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__4__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__4__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__4__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__4__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__4__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__4__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__4__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__4__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__4__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__4__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__5__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__5__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__5__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__5__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__5__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__5__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__5__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__5__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__5__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__5__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__5__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__5__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__6__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__6__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__6__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__6__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__6__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__6__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__6__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__6__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__6__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__6__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__6__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__6__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__6__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__7__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__7__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__7__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__7__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__7__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__7__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__7__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__7__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__7__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__7__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__7__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__7__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__7__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__8__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__8__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__8__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__8__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__8__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__8__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__8__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__8__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__8__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__8__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__8__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__8__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__8__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__9__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__9__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__9__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__9__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__9__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__9__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__9__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__9__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__9__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__9__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__9__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__9__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__9__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__10__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__10__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__10__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__10__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__10__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__10__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__10__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__10__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__10__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__10__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__10__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__10__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__10__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__11__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__11__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__11__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__11__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__11__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__11__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__11__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__11__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__11__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__11__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__11__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__11__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__11__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__12__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__12__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__12__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__12__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__12__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__12__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__12__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__12__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__12__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__12__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__12__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__12__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__12__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__13__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__13__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__13__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__13__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__13__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__13__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__13__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__13__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__13__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__13__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__13__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__13__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__13__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__14__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__14__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__14__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__14__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__14__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__14__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__14__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__14__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__14__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__14__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__14__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__14__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__14__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__15__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__15__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__15__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__15__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__15__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__15__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__15__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__15__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__15__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__15__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__15__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__15__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__15__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__16__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__16__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__16__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__16__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__16__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__16__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__16__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__16__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__16__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__16__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__16__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__16__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__16__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__17__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__17__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__17__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__17__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__17__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__17__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__17__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__17__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__17__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__17__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__17__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__17__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__17__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__18__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__18__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__18__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__18__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__18__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__18__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__18__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__18__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__18__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__18__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__18__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__18__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__18__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__19__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__19__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__19__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__19__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__19__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__19__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__19__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__19__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__19__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__19__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__19__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__19__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__19__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__20__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__20__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__20__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__20__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__20__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__20__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__20__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__20__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__20__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__20__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__20__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__20__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__20__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__21__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__21__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__21__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__21__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__21__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__21__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__21__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__21__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__21__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__21__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__21__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__21__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__21__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__22__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__22__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__22__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__22__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__22__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__22__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__22__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__22__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__22__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__22__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__22__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__22__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__22__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__23__digits__0__values[] = {0, 4, 8, 12, 12, 16, 20, 24, 16, 20, 24, 28, 28, 32, 36, 40};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__23__digits__1__values[] = {0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84, 104};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__23__digits__2__values[] = {0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__23__digits__3__values[] = {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2};
static const GG_ROM uint16_t agent_types__sniper__heuristics__6__tables__23__digits__4__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__6__tables__23__digits[] = {
    {.values = agent_types__sniper__heuristics__6__tables__23__digits__0__values, .word = 0, .shift = 13},
    {.values = agent_types__sniper__heuristics__6__tables__23__digits__1__values, .word = 0, .shift = 17},
    {.values = agent_types__sniper__heuristics__6__tables__23__digits__2__values, .word = 0, .shift = 21},
    {.values = agent_types__sniper__heuristics__6__tables__23__digits__3__values, .word = 0, .shift = 25},
    {.values = agent_types__sniper__heuristics__6__tables__23__digits__4__values, .word = 0, .shift = 43},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__6__tables__23__entries[] = {
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__tables__23__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__sniper__heuristics__6__tables[] = {
    {.digits = agent_types__sniper__heuristics__6__tables__0__digits,
     .entries = agent_types__sniper__heuristics__6__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 4, .mask = {33554432, 2048},
     .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__sniper__heuristics__6__tables__1__digits,
     .entries = agent_types__sniper__heuristics__6__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 20, .mask = {33555454, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__2__digits,
     .entries = agent_types__sniper__heuristics__6__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__3__digits,
     .entries = agent_types__sniper__heuristics__6__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__4__digits,
     .entries = agent_types__sniper__heuristics__6__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__5__digits,
     .entries = agent_types__sniper__heuristics__6__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__6__digits,
     .entries = agent_types__sniper__heuristics__6__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__7__digits,
     .entries = agent_types__sniper__heuristics__6__tables__7__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__7__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__8__digits,
     .entries = agent_types__sniper__heuristics__6__tables__8__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__8__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__9__digits,
     .entries = agent_types__sniper__heuristics__6__tables__9__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__9__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__10__digits,
     .entries = agent_types__sniper__heuristics__6__tables__10__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__10__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__11__digits,
     .entries = agent_types__sniper__heuristics__6__tables__11__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__11__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__12__digits,
     .entries = agent_types__sniper__heuristics__6__tables__12__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__12__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__13__digits,
     .entries = agent_types__sniper__heuristics__6__tables__13__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__13__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__14__digits,
     .entries = agent_types__sniper__heuristics__6__tables__14__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__14__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__15__digits,
     .entries = agent_types__sniper__heuristics__6__tables__15__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__15__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__16__digits,
     .entries = agent_types__sniper__heuristics__6__tables__16__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__16__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__17__digits,
     .entries = agent_types__sniper__heuristics__6__tables__17__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__17__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__18__digits,
     .entries = agent_types__sniper__heuristics__6__tables__18__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__18__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__19__digits,
     .entries = agent_types__sniper__heuristics__6__tables__19__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__19__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__20__digits,
     .entries = agent_types__sniper__heuristics__6__tables__20__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__20__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__21__digits,
     .entries = agent_types__sniper__heuristics__6__tables__21__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__21__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__22__digits,
     .entries = agent_types__sniper__heuristics__6__tables__22__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__22__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = false},
    {.digits = agent_types__sniper__heuristics__6__tables__23__digits,
     .entries = agent_types__sniper__heuristics__6__tables__23__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__6__tables__23__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 44,
     .mask = {41934848, 2048}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__6__wake_mask[] = {UINT64_C(0x1e0003ffffff), UINT64_C(0x301b8)};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__6 = {.actions = agent_types__sniper__heuristics__6__actions,
     .tables = agent_types__sniper__heuristics__6__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_walk_reading, .wake_mask = agent_types__sniper__heuristics__6__wake_mask,
     .table_count = 24, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__sniper__heuristics__10__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x1ffffffffffffc3f), UINT64_C(0x3)};
static const GG_ROM gg_policy_node agent_types__sniper__heuristics__10__policy__nodes[] = {
    {0, 1, 2}, {1, 4, 2}, {2, 3, 32}, {3, 4, 32}, {4, 5, 8}, {5, 6, 7},
    {6, 9, 10}, {6, 11, 12}, {7, 13, 14}, {7, 15, 16}, {7, 17, 18}, {7, 21, 19},
    {7, 22, 20}, {8, 23, 46}, {8, 49, 50}, {8, 53, 33}, {8, 34, 53}, {8, 35, 36},
    {8, 38, 37}, {8, 25, 28}, {8, 43, 24}, {9, 31, 39}, {9, 31, 42}, {9, 48, 26},
    {9, 45, 27}, {10, 51, 40}, {10, 48, 29}, {10, 45, 30}, {11, 52, 41}, {11, 48, 47},
    {11, 45, 44},
};
static const GG_ROM gg_policy_test agent_types__sniper__heuristics__10__policy__tests[] = {
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x800), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x300), .word = 0},
    {.mask = UINT64_C(0xf0), .word = 0},
    {.mask = UINT64_C(0xcc), .word = 0},
    {.mask = UINT64_C(0x2aa), .word = 0},
    {.mask = UINT64_C(0x800), .word = 0},
    {.mask = UINT64_C(0x20000000000), .word = 0},
    {.mask = UINT64_C(0x80000000000), .word = 0},
    {.mask = UINT64_C(0x100000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__sniper__heuristics__10__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 0}, /* go_to(west, yard) */
    {.action = 3, .from = 0}, /* go_to(east, street) */
    {.action = 4, .from = 0}, /* go_to(hill, west) */
    {.action = 5, .from = 0}, /* go_to(hill, yard) */
    {.action = 6, .from = 0}, /* go_to(roof, east) */
    {.action = 7, .from = 0}, /* go_to(roof, street) */
    {.action = 8, .from = 0}, /* go_to(tower, hall) */
    {.action = 11, .from = 0}, /* go_to(hall, yard) */
    {.action = 12, .from = 0}, /* go_to(hall, street) */
    {.action = 13, .from = 0}, /* go_to(cellar, hall) */
    {.action = 14, .from = 0}, /* go_to(yard, west) */
    {.action = 16, .from = 0}, /* go_to(yard, hall) */
    {.action = 17, .from = 0}, /* go_to(yard, market) */
    {.action = 18, .from = 0}, /* go_to(street, east) */
    {.action = 20, .from = 0}, /* go_to(street, hall) */
    {.action = 21, .from = 0}, /* go_to(street, market) */
    {.action = 22, .from = 0}, /* go_to(market, yard) */
    {.action = 23, .from = 0}, /* go_to(market, street) */
    {.action = 48, .from = 25}, /* open_door(west_door, hall) */
    {.action = 50, .from = 28}, /* open_door(east_door, hall) */
    {.action = 129, .from = 0}, /* resupply */
};
static const GG_ROM gg_policy agent_types__sniper__heuristics__10__policy = {.nodes = agent_types__sniper__heuristics__10__policy__nodes,
     .tests = agent_types__sniper__heuristics__10__policy__tests,
     .leaves = agent_types__sniper__heuristics__10__policy__leaves, .invariants = NULL,
     .node_count = 31, .test_count = 12, .leaf_count = 23, .invariant_count = 0, .longest = 5};
static const GG_ROM uint64_t agent_types__sniper__heuristics__10__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0x30dbb)};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__10 = {.actions = agent_types__sniper__heuristics__10__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__sniper__heuristics__10__policy,
     .reading = &gg_policy_reading, .wake_mask = agent_types__sniper__heuristics__10__wake_mask,
     .table_count = 0, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__sniper__heuristics__12__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__12__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__12__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__sniper__heuristics__12__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__sniper__heuristics__12__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__12__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__12__tables__0__digits[] = {
    {.values = agent_types__sniper__heuristics__12__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__sniper__heuristics__12__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__sniper__heuristics__12__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__sniper__heuristics__12__tables__0__digits__3__values, .word = 0, .shift = 24},
    {.values = agent_types__sniper__heuristics__12__tables__0__digits__4__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__12__tables__0__entries[] = {
    2, 4, 2, 4, 5, 3, 5, 1, 3, 2, 2, 4, 2, 4, 5, 3, 5, 0, 3, 2, 2, 4, 2, 4,
    4, 3, 4, 1, 3, 2, 2, 4, 2, 4, 4, 3, 4, 0, 3, 2, 2, 4, 2, 4, 5, 3, 5, 1,
    3, 2, 2, 4, 2, 4, 5, 3, 5, 0, 3, 2, 2, 4, 2, 4, 4, 3, 4, 1, 3, 2, 2, 4,
    2, 4, 4, 3, 4, 0, 3, 2, 2, 4, 2, 4, 5, 2, 5, 1, 3, 2, 2, 4, 2, 4, 5, 2,
    5, 0, 3, 2, 2, 4, 2, 4, 3, 2, 3, 1, 3, 2, 2, 4, 2, 4, 3, 2, 3, 0, 3, 2,
    2, 4, 2, 4, 5, 2, 5, 1, 3, 2, 2, 4, 2, 4, 5, 2, 5, 0, 3, 2, 2, 4, 2, 4,
    3, 2, 3, 1, 3, 2, 2, 4, 2, 4, 3, 2, 3, 0, 3, 2, 2, 4, 2, 4, 5, 3, 5, 1,
    3, 2, 2, 4, 2, 4, 5, 3, 5, 0, 3, 2, 2, 4, 2, 4, 4, 3, 4, 1, 3, 2, 2, 4,
    2, 4, 4, 3, 4, 0, 3, 2, 2, 4, 2, 4, 5, 3, 5, 1, 3, 2, 2, 4, 2, 4, 5, 3,
    5, 0, 3, 2, 2, 4, 2, 4, 4, 3, 4, 1, 3, 2, 2, 4, 2, 4, 4, 3, 4, 0, 3, 2,
    2, 4, 2, 4, 5, 2, 5, 1, 3, 2, 2, 4, 2, 4, 5, 2, 5, 0, 3, 2, 2, 4, 2, 4,
    3, 2, 3, 1, 3, 2, 2, 4, 2, 4, 3, 2, 3, 0, 3, 2, 2, 4, 2, 4, 5, 2, 5, 1,
    3, 2, 2, 4, 2, 4, 5, 2, 5, 0, 3, 2, 2, 4, 2, 4, 3, 2, 3, 1, 3, 2, 2, 4,
    2, 4, 3, 2, 3, 0, 3, 2,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__12__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__12__tables__0__policy[] = {
    0, 2, 4, 6, 22, 20, 22, 21, 16, 19, 1, 3, 5, 7, 22, 20, 22, 22, 17, 18, 0, 2, 4, 6,
    8, 20, 13, 21, 16, 19, 1, 3, 5, 7, 9, 20, 12, 22, 17, 18, 0, 2, 4, 6, 22, 20, 22, 21,
    16, 19, 1, 3, 5, 7, 22, 20, 22, 22, 17, 18, 0, 2, 4, 6, 8, 20, 13, 21, 16, 19, 1, 3,
    5, 7, 9, 20, 12, 22, 17, 18, 0, 2, 4, 6, 22, 10, 22, 21, 16, 19, 1, 3, 5, 7, 22, 11,
    22, 22, 17, 18, 0, 2, 4, 6, 8, 10, 13, 21, 16, 19, 1, 3, 5, 7, 9, 11, 12, 22, 17, 18,
    0, 2, 4, 6, 22, 10, 22, 21, 16, 19, 1, 3, 5, 7, 22, 11, 22, 22, 17, 18, 0, 2, 4, 6,
    8, 10, 13, 21, 16, 19, 1, 3, 5, 7, 9, 11, 12, 22, 17, 18, 0, 2, 4, 6, 22, 20, 22, 21,
    16, 19, 1, 3, 5, 7, 22, 20, 22, 22, 17, 18, 0, 2, 4, 6, 8, 20, 13, 21, 16, 19, 1, 3,
    5, 7, 9, 20, 12, 22, 17, 18, 0, 2, 4, 6, 22, 20, 22, 21, 16, 19, 1, 3, 5, 7, 22, 20,
    22, 22, 17, 18, 0, 2, 4, 6, 8, 20, 13, 21, 16, 19, 1, 3, 5, 7, 9, 20, 12, 22, 17, 18,
    0, 2, 4, 6, 22, 10, 22, 21, 16, 19, 1, 3, 5, 7, 22, 11, 22, 22, 17, 18, 0, 2, 4, 6,
    8, 10, 13, 21, 15, 19, 1, 3, 5, 7, 9, 11, 12, 22, 14, 18, 0, 2, 4, 6, 22, 10, 22, 21,
    16, 19, 1, 3, 5, 7, 22, 11, 22, 22, 17, 18, 0, 2, 4, 6, 8, 10, 13, 21, 15, 19, 1, 3,
    5, 7, 9, 11, 12, 22, 14, 18,
};
static const GG_ROM gg_table_step agent_types__sniper__heuristics__12__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 8, .offset = 65527}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 11, .offset = 65528}, /* go_to(hall, yard) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 21, .offset = 65527}, /* go_to(street, market) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 48, .offset = 80}, /* open_door(west_door, hall) */
    {.action = 68, .offset = 10}, /* take_cover(yard) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sniper__heuristics__12__tables[] = {
    {.digits = agent_types__sniper__heuristics__12__tables__0__digits,
     .entries = agent_types__sniper__heuristics__12__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__12__tables__0__distances,
     .policy = agent_types__sniper__heuristics__12__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sniper__heuristics__12__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__12__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0x301b8)};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__12 = {.actions = agent_types__sniper__heuristics__12__actions,
     .tables = agent_types__sniper__heuristics__12__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__sniper__heuristics__12__wake_mask,
     .table_count = 1, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__sniper__heuristics__13__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__13__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__13__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__sniper__heuristics__13__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__sniper__heuristics__13__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__13__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__13__tables__0__digits[] = {
    {.values = agent_types__sniper__heuristics__13__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__sniper__heuristics__13__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__sniper__heuristics__13__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__sniper__heuristics__13__tables__0__digits__3__values, .word = 0, .shift = 24},
    {.values = agent_types__sniper__heuristics__13__tables__0__digits__4__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__13__tables__0__entries[] = {
    5, 5, 5, 5, 6, 1, 6, 4, 4, 5, 5, 5, 5, 5, 6, 0, 6, 4, 4, 5, 4, 4, 4, 4,
    2, 1, 2, 3, 3, 4, 4, 4, 4, 4, 2, 0, 2, 3, 3, 4, 5, 5, 5, 5, 6, 1, 6, 4,
    4, 5, 5, 5, 5, 5, 6, 0, 6, 4, 4, 5, 4, 4, 4, 4, 2, 1, 2, 3, 3, 4, 4, 4,
    4, 4, 2, 0, 2, 3, 3, 4, 4, 5, 4, 5, 6, 1, 6, 3, 4, 4, 4, 5, 4, 5, 6, 0,
    6, 3, 4, 4, 3, 4, 3, 4, 2, 1, 2, 2, 3, 3, 3, 4, 3, 4, 2, 0, 2, 2, 3, 3,
    4, 5, 4, 5, 6, 1, 6, 3, 4, 4, 4, 5, 4, 5, 6, 0, 6, 3, 4, 4, 3, 4, 3, 4,
    2, 1, 2, 2, 3, 3, 3, 4, 3, 4, 2, 0, 2, 2, 3, 3, 5, 4, 5, 4, 6, 1, 6, 4,
    3, 4, 5, 4, 5, 4, 6, 0, 6, 4, 3, 4, 4, 3, 4, 3, 2, 1, 2, 3, 2, 3, 4, 3,
    4, 3, 2, 0, 2, 3, 2, 3, 5, 4, 5, 4, 6, 1, 6, 4, 3, 4, 5, 4, 5, 4, 6, 0,
    6, 4, 3, 4, 4, 3, 4, 3, 2, 1, 2, 3, 2, 3, 4, 3, 4, 3, 2, 0, 2, 3, 2, 3,
    4, 4, 4, 4, 6, 1, 6, 3, 3, 4, 4, 4, 4, 4, 6, 0, 6, 3, 3, 4, 3, 3, 3, 3,
    2, 1, 2, 2, 2, 3, 3, 3, 3, 3, 2, 0, 2, 2, 2, 3, 4, 4, 4, 4, 6, 1, 6, 3,
    3, 4, 4, 4, 4, 4, 6, 0, 6, 3, 3, 4, 3, 3, 3, 3, 2, 1, 2, 2, 2, 3, 3, 3,
    3, 3, 2, 0, 2, 2, 2, 3,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__13__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__13__tables__0__policy[] = {
    0, 2, 4, 6, 25, 24, 25, 20, 21, 17, 1, 3, 5, 7, 25, 25, 25, 20, 21, 16, 0, 2, 4, 6,
    8, 24, 11, 20, 21, 17, 1, 3, 5, 7, 9, 25, 10, 20, 21, 16, 0, 2, 4, 6, 25, 24, 25, 20,
    21, 17, 1, 3, 5, 7, 25, 25, 25, 20, 21, 16, 0, 2, 4, 6, 8, 24, 11, 20, 21, 17, 1, 3,
    5, 7, 9, 25, 10, 20, 21, 16, 0, 2, 4, 6, 25, 24, 25, 22, 21, 17, 1, 3, 5, 7, 25, 25,
    25, 22, 21, 16, 0, 2, 4, 6, 8, 24, 11, 13, 21, 17, 1, 3, 5, 7, 9, 25, 10, 12, 21, 16,
    0, 2, 4, 6, 25, 24, 25, 22, 21, 17, 1, 3, 5, 7, 25, 25, 25, 22, 21, 16, 0, 2, 4, 6,
    8, 24, 11, 13, 21, 17, 1, 3, 5, 7, 9, 25, 10, 12, 21, 16, 0, 2, 4, 6, 25, 24, 25, 20,
    23, 19, 1, 3, 5, 7, 25, 25, 25, 20, 23, 18, 0, 2, 4, 6, 8, 24, 11, 20, 15, 19, 1, 3,
    5, 7, 9, 25, 10, 20, 14, 18, 0, 2, 4, 6, 25, 24, 25, 20, 23, 19, 1, 3, 5, 7, 25, 25,
    25, 20, 23, 18, 0, 2, 4, 6, 8, 24, 11, 20, 15, 19, 1, 3, 5, 7, 9, 25, 10, 20, 14, 18,
    0, 2, 4, 6, 25, 24, 25, 22, 23, 17, 1, 3, 5, 7, 25, 25, 25, 22, 23, 16, 0, 2, 4, 6,
    8, 24, 11, 13, 15, 17, 1, 3, 5, 7, 9, 25, 10, 12, 14, 16, 0, 2, 4, 6, 25, 24, 25, 22,
    23, 17, 1, 3, 5, 7, 25, 25, 25, 22, 23, 16, 0, 2, 4, 6, 8, 24, 11, 13, 15, 17, 1, 3,
    5, 7, 9, 25, 10, 12, 14, 16,
};
static const GG_ROM gg_table_step agent_types__sniper__heuristics__13__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 8, .offset = 65527}, /* go_to(tower, hall) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65524}, /* go_to(yard, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65525}, /* go_to(market, street) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 49, .offset = 80}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 160}, /* open_door(east_door, street) */
    {.action = 53, .offset = 20}, /* light(hall, yard) */
    {.action = 54, .offset = 20}, /* light(hall, street) */
    {.action = 67, .offset = 10}, /* take_cover(hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sniper__heuristics__13__tables[] = {
    {.digits = agent_types__sniper__heuristics__13__tables__0__digits,
     .entries = agent_types__sniper__heuristics__13__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__13__tables__0__distances,
     .policy = agent_types__sniper__heuristics__13__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sniper__heuristics__13__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__13__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0x301b8)};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__13 = {.actions = agent_types__sniper__heuristics__13__actions,
     .tables = agent_types__sniper__heuristics__13__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__sniper__heuristics__13__wake_mask,
     .table_count = 1, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__sniper__heuristics__14__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__14__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__14__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__sniper__heuristics__14__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__sniper__heuristics__14__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__14__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__14__tables__0__digits[] = {
    {.values = agent_types__sniper__heuristics__14__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__sniper__heuristics__14__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__sniper__heuristics__14__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__sniper__heuristics__14__tables__0__digits__3__values, .word = 0, .shift = 24},
    {.values = agent_types__sniper__heuristics__14__tables__0__digits__4__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__14__tables__0__entries[] = {
    6, 6, 6, 6, 1, 2, 7, 5, 5, 6, 6, 6, 6, 6, 0, 2, 7, 5, 5, 6, 5, 5, 5, 5,
    1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 0, 2, 3, 4, 4, 5, 6, 6, 6, 6, 1, 2, 7, 5,
    5, 6, 6, 6, 6, 6, 0, 2, 7, 5, 5, 6, 5, 5, 5, 5, 1, 2, 3, 4, 4, 5, 5, 5,
    5, 5, 0, 2, 3, 4, 4, 5, 5, 6, 5, 6, 1, 2, 7, 4, 5, 5, 5, 6, 5, 6, 0, 2,
    7, 4, 5, 5, 4, 5, 4, 5, 1, 2, 3, 3, 4, 4, 4, 5, 4, 5, 0, 2, 3, 3, 4, 4,
    5, 6, 5, 6, 1, 2, 7, 4, 5, 5, 5, 6, 5, 6, 0, 2, 7, 4, 5, 5, 4, 5, 4, 5,
    1, 2, 3, 3, 4, 4, 4, 5, 4, 5, 0, 2, 3, 3, 4, 4, 6, 5, 6, 5, 1, 2, 7, 5,
    4, 5, 6, 5, 6, 5, 0, 2, 7, 5, 4, 5, 5, 4, 5, 4, 1, 2, 3, 4, 3, 4, 5, 4,
    5, 4, 0, 2, 3, 4, 3, 4, 6, 5, 6, 5, 1, 2, 7, 5, 4, 5, 6, 5, 6, 5, 0, 2,
    7, 5, 4, 5, 5, 4, 5, 4, 1, 2, 3, 4, 3, 4, 5, 4, 5, 4, 0, 2, 3, 4, 3, 4,
    5, 5, 5, 5, 1, 2, 7, 4, 4, 5, 5, 5, 5, 5, 0, 2, 7, 4, 4, 5, 4, 4, 4, 4,
    1, 2, 3, 3, 3, 4, 4, 4, 4, 4, 0, 2, 3, 3, 3, 4, 5, 5, 5, 5, 1, 2, 7, 4,
    4, 5, 5, 5, 5, 5, 0, 2, 7, 4, 4, 5, 4, 4, 4, 4, 1, 2, 3, 3, 3, 4, 4, 4,
    4, 4, 0, 2, 3, 3, 3, 4,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__14__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0x60006), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__14__tables__0__policy[] = {
    0, 2, 4, 6, 24, 9, 25, 20, 21, 17, 1, 3, 5, 7, 25, 8, 25, 20, 21, 16, 0, 2, 4, 6,
    24, 9, 11, 20, 21, 17, 1, 3, 5, 7, 25, 8, 10, 20, 21, 16, 0, 2, 4, 6, 24, 9, 25, 20,
    21, 17, 1, 3, 5, 7, 25, 8, 25, 20, 21, 16, 0, 2, 4, 6, 24, 9, 11, 20, 21, 17, 1, 3,
    5, 7, 25, 8, 10, 20, 21, 16, 0, 2, 4, 6, 24, 9, 25, 22, 21, 17, 1, 3, 5, 7, 25, 8,
    25, 22, 21, 16, 0, 2, 4, 6, 24, 9, 11, 13, 21, 17, 1, 3, 5, 7, 25, 8, 10, 12, 21, 16,
    0, 2, 4, 6, 24, 9, 25, 22, 21, 17, 1, 3, 5, 7, 25, 8, 25, 22, 21, 16, 0, 2, 4, 6,
    24, 9, 11, 13, 21, 17, 1, 3, 5, 7, 25, 8, 10, 12, 21, 16, 0, 2, 4, 6, 24, 9, 25, 20,
    23, 19, 1, 3, 5, 7, 25, 8, 25, 20, 23, 18, 0, 2, 4, 6, 24, 9, 11, 20, 15, 19, 1, 3,
    5, 7, 25, 8, 10, 20, 14, 18, 0, 2, 4, 6, 24, 9, 25, 20, 23, 19, 1, 3, 5, 7, 25, 8,
    25, 20, 23, 18, 0, 2, 4, 6, 24, 9, 11, 20, 15, 19, 1, 3, 5, 7, 25, 8, 10, 20, 14, 18,
    0, 2, 4, 6, 24, 9, 25, 22, 23, 17, 1, 3, 5, 7, 25, 8, 25, 22, 23, 16, 0, 2, 4, 6,
    24, 9, 11, 13, 15, 17, 1, 3, 5, 7, 25, 8, 10, 12, 14, 16, 0, 2, 4, 6, 24, 9, 25, 22,
    23, 17, 1, 3, 5, 7, 25, 8, 25, 22, 23, 16, 0, 2, 4, 6, 24, 9, 11, 13, 15, 17, 1, 3,
    5, 7, 25, 8, 10, 12, 14, 16,
};
static const GG_ROM gg_table_step agent_types__sniper__heuristics__14__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 9, .offset = 65525}, /* go_to(hall, tower) */
    {.action = 9, .offset = 65535}, /* go_to(hall, tower) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65524}, /* go_to(yard, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65525}, /* go_to(market, street) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 49, .offset = 80}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 160}, /* open_door(east_door, street) */
    {.action = 53, .offset = 20}, /* light(hall, yard) */
    {.action = 54, .offset = 20}, /* light(hall, street) */
    {.action = 66, .offset = 10}, /* take_cover(tower) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sniper__heuristics__14__tables[] = {
    {.digits = agent_types__sniper__heuristics__14__tables__0__digits,
     .entries = agent_types__sniper__heuristics__14__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__14__tables__0__distances,
     .policy = agent_types__sniper__heuristics__14__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sniper__heuristics__14__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__14__wake_mask[] = {UINT64_C(0x1e0001ffffff), UINT64_C(0x301b8)};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__14 = {.actions = agent_types__sniper__heuristics__14__actions,
     .tables = agent_types__sniper__heuristics__14__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__sniper__heuristics__14__wake_mask,
     .table_count = 1, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__sniper__heuristics__15__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__15__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__15__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__sniper__heuristics__15__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__sniper__heuristics__15__tables__0__digits__3__values[] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__15__tables__0__digits[] = {
    {.values = agent_types__sniper__heuristics__15__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__sniper__heuristics__15__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__sniper__heuristics__15__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__sniper__heuristics__15__tables__0__digits__3__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__15__tables__0__entries[] = {
    2, 2, 2, 2, 5, 3, 5, 1, 1, 0, 2, 2, 2, 2, 4, 3, 4, 1, 1, 0, 2, 2, 2, 2,
    5, 3, 5, 1, 1, 0, 2, 2, 2, 2, 4, 3, 4, 1, 1, 0, 2, 2, 2, 2, 5, 2, 5, 1,
    1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0, 2, 2, 2, 2, 5, 2, 5, 1, 1, 0, 2, 2,
    2, 2, 3, 2, 3, 1, 1, 0, 2, 2, 2, 2, 5, 2, 5, 1, 1, 0, 2, 2, 2, 2, 3, 2,
    3, 1, 1, 0, 2, 2, 2, 2, 5, 2, 5, 1, 1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0,
    2, 2, 2, 2, 5, 2, 5, 1, 1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0, 2, 2, 2, 2,
    5, 2, 5, 1, 1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__15__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__15__tables__0__policy[] = {
    0, 1, 2, 3, 11, 10, 11, 8, 9, 11, 0, 1, 2, 3, 4, 10, 7, 8, 9, 11, 0, 1, 2, 3,
    11, 10, 11, 8, 9, 11, 0, 1, 2, 3, 4, 10, 7, 8, 9, 11, 0, 1, 2, 3, 11, 5, 11, 8,
    9, 11, 0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 0, 1, 2, 3, 11, 5, 11, 8, 9, 11, 0, 1,
    2, 3, 4, 5, 7, 8, 9, 11, 0, 1, 2, 3, 11, 6, 11, 8, 9, 11, 0, 1, 2, 3, 4, 6,
    7, 8, 9, 11, 0, 1, 2, 3, 11, 6, 11, 8, 9, 11, 0, 1, 2, 3, 4, 6, 7, 8, 9, 11,
    0, 1, 2, 3, 11, 5, 11, 8, 9, 11, 0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 0, 1, 2, 3,
    11, 5, 11, 8, 9, 11, 0, 1, 2, 3, 4, 5, 7, 8, 9, 11,
};
static const GG_ROM gg_table_step agent_types__sniper__heuristics__15__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 12, .offset = 3}, /* go_to(hall, street) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 17, .offset = 2}, /* go_to(yard, market) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 48, .offset = 40}, /* open_door(west_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sniper__heuristics__15__tables[] = {
    {.digits = agent_types__sniper__heuristics__15__tables__0__digits,
     .entries = agent_types__sniper__heuristics__15__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__15__tables__0__distances,
     .policy = agent_types__sniper__heuristics__15__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sniper__heuristics__15__tables__0__moves, .base = UINT64_C(0x0),
     .size = 160, .mask = {1022, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__15 = {.actions = agent_types__sniper__heuristics__15__actions,
     .tables = agent_types__sniper__heuristics__15__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__sniper__heuristics__16__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__16__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__16__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__sniper__heuristics__16__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__sniper__heuristics__16__tables__0__digits__3__values[] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__16__tables__0__digits[] = {
    {.values = agent_types__sniper__heuristics__16__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__sniper__heuristics__16__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__sniper__heuristics__16__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__sniper__heuristics__16__tables__0__digits__3__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__16__tables__0__entries[] = {
    1, 3, 1, 3, 4, 2, 4, 0, 2, 1, 1, 3, 1, 3, 3, 2, 3, 0, 2, 1, 1, 3, 1, 3,
    4, 2, 4, 0, 2, 1, 1, 3, 1, 3, 3, 2, 3, 0, 2, 1, 1, 3, 1, 3, 4, 1, 4, 0,
    2, 1, 1, 3, 1, 3, 2, 1, 2, 0, 2, 1, 1, 3, 1, 3, 4, 1, 4, 0, 2, 1, 1, 3,
    1, 3, 2, 1, 2, 0, 2, 1, 1, 3, 1, 3, 4, 2, 4, 0, 2, 1, 1, 3, 1, 3, 3, 2,
    3, 0, 2, 1, 1, 3, 1, 3, 4, 2, 4, 0, 2, 1, 1, 3, 1, 3, 3, 2, 3, 0, 2, 1,
    1, 3, 1, 3, 4, 1, 4, 0, 2, 1, 1, 3, 1, 3, 2, 1, 2, 0, 2, 1, 1, 3, 1, 3,
    4, 1, 4, 0, 2, 1, 1, 3, 1, 3, 2, 1, 2, 0, 2, 1,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__16__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__16__tables__0__policy[] = {
    0, 1, 2, 3, 11, 10, 11, 11, 8, 9, 0, 1, 2, 3, 4, 10, 6, 11, 8, 9, 0, 1, 2, 3,
    11, 10, 11, 11, 8, 9, 0, 1, 2, 3, 4, 10, 6, 11, 8, 9, 0, 1, 2, 3, 11, 5, 11, 11,
    8, 9, 0, 1, 2, 3, 4, 5, 6, 11, 8, 9, 0, 1, 2, 3, 11, 5, 11, 11, 8, 9, 0, 1,
    2, 3, 4, 5, 6, 11, 8, 9, 0, 1, 2, 3, 11, 10, 11, 11, 8, 9, 0, 1, 2, 3, 4, 10,
    6, 11, 8, 9, 0, 1, 2, 3, 11, 10, 11, 11, 8, 9, 0, 1, 2, 3, 4, 10, 6, 11, 8, 9,
    0, 1, 2, 3, 11, 5, 11, 11, 8, 9, 0, 1, 2, 3, 4, 5, 6, 11, 7, 9, 0, 1, 2, 3,
    11, 5, 11, 11, 8, 9, 0, 1, 2, 3, 4, 5, 6, 11, 7, 9,
};
static const GG_ROM gg_table_step agent_types__sniper__heuristics__16__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 48, .offset = 40}, /* open_door(west_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sniper__heuristics__16__tables[] = {
    {.digits = agent_types__sniper__heuristics__16__tables__0__digits,
     .entries = agent_types__sniper__heuristics__16__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__16__tables__0__distances,
     .policy = agent_types__sniper__heuristics__16__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sniper__heuristics__16__tables__0__moves, .base = UINT64_C(0x0),
     .size = 160, .mask = {1022, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__16 = {.actions = agent_types__sniper__heuristics__16__actions,
     .tables = agent_types__sniper__heuristics__16__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__sniper__heuristics__17__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__17__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__17__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__sniper__heuristics__17__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__sniper__heuristics__17__tables__0__digits__3__values[] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__17__tables__0__digits[] = {
    {.values = agent_types__sniper__heuristics__17__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__sniper__heuristics__17__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__sniper__heuristics__17__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__sniper__heuristics__17__tables__0__digits__3__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__17__tables__0__entries[] = {
    3, 1, 3, 1, 4, 2, 4, 2, 0, 1, 3, 1, 3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1,
    4, 2, 4, 2, 0, 1, 3, 1, 3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1, 4, 2, 4, 2,
    0, 1, 3, 1, 3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1, 4, 2, 4, 2, 0, 1, 3, 1,
    3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1, 4, 1, 4, 2, 0, 1, 3, 1, 3, 1, 2, 1,
    2, 2, 0, 1, 3, 1, 3, 1, 4, 1, 4, 2, 0, 1, 3, 1, 3, 1, 2, 1, 2, 2, 0, 1,
    3, 1, 3, 1, 4, 1, 4, 2, 0, 1, 3, 1, 3, 1, 2, 1, 2, 2, 0, 1, 3, 1, 3, 1,
    4, 1, 4, 2, 0, 1, 3, 1, 3, 1, 2, 1, 2, 2, 0, 1,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__17__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__17__tables__0__policy[] = {
    0, 1, 2, 3, 11, 10, 11, 8, 11, 9, 0, 1, 2, 3, 4, 10, 6, 8, 11, 9, 0, 1, 2, 3,
    11, 10, 11, 8, 11, 9, 0, 1, 2, 3, 4, 10, 6, 8, 11, 9, 0, 1, 2, 3, 11, 10, 11, 8,
    11, 9, 0, 1, 2, 3, 4, 10, 6, 8, 11, 9, 0, 1, 2, 3, 11, 10, 11, 8, 11, 9, 0, 1,
    2, 3, 4, 10, 6, 8, 11, 9, 0, 1, 2, 3, 11, 5, 11, 8, 11, 9, 0, 1, 2, 3, 4, 5,
    6, 8, 11, 9, 0, 1, 2, 3, 11, 5, 11, 8, 11, 9, 0, 1, 2, 3, 4, 5, 6, 8, 11, 9,
    0, 1, 2, 3, 11, 5, 11, 8, 11, 9, 0, 1, 2, 3, 4, 5, 6, 7, 11, 9, 0, 1, 2, 3,
    11, 5, 11, 8, 11, 9, 0, 1, 2, 3, 4, 5, 6, 7, 11, 9,
};
static const GG_ROM gg_table_step agent_types__sniper__heuristics__17__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 12, .offset = 3}, /* go_to(hall, street) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 17, .offset = 2}, /* go_to(yard, market) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 50, .offset = 80}, /* open_door(east_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sniper__heuristics__17__tables[] = {
    {.digits = agent_types__sniper__heuristics__17__tables__0__digits,
     .entries = agent_types__sniper__heuristics__17__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__17__tables__0__distances,
     .policy = agent_types__sniper__heuristics__17__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sniper__heuristics__17__tables__0__moves, .base = UINT64_C(0x0),
     .size = 160, .mask = {1022, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__17 = {.actions = agent_types__sniper__heuristics__17__actions,
     .tables = agent_types__sniper__heuristics__17__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__sniper__heuristics__18__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__18__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__18__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__sniper__heuristics__18__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__sniper__heuristics__18__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__18__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__18__tables__0__digits[] = {
    {.values = agent_types__sniper__heuristics__18__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__sniper__heuristics__18__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__sniper__heuristics__18__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__sniper__heuristics__18__tables__0__digits__3__values, .word = 0, .shift = 24},
    {.values = agent_types__sniper__heuristics__18__tables__0__digits__4__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__18__tables__0__entries[] = {
    2, 5, 1, 5, 6, 4, 6, 2, 4, 3, 2, 5, 0, 5, 6, 4, 6, 2, 4, 3, 2, 5, 1, 5,
    5, 4, 5, 2, 4, 3, 2, 5, 0, 5, 5, 4, 5, 2, 4, 3, 2, 5, 1, 5, 6, 4, 6, 2,
    4, 3, 2, 5, 0, 5, 6, 4, 6, 2, 4, 3, 2, 5, 1, 5, 5, 4, 5, 2, 4, 3, 2, 5,
    0, 5, 5, 4, 5, 2, 4, 3, 2, 5, 1, 5, 6, 3, 6, 2, 4, 3, 2, 5, 0, 5, 6, 3,
    6, 2, 4, 3, 2, 5, 1, 5, 4, 3, 4, 2, 4, 3, 2, 5, 0, 5, 4, 3, 4, 2, 4, 3,
    2, 5, 1, 5, 6, 3, 6, 2, 4, 3, 2, 5, 0, 5, 6, 3, 6, 2, 4, 3, 2, 5, 1, 5,
    4, 3, 4, 2, 4, 3, 2, 5, 0, 5, 4, 3, 4, 2, 4, 3, 2, 5, 1, 5, 6, 4, 6, 2,
    4, 3, 2, 5, 0, 5, 6, 4, 6, 2, 4, 3, 2, 5, 1, 5, 5, 4, 5, 2, 4, 3, 2, 5,
    0, 5, 5, 4, 5, 2, 4, 3, 2, 5, 1, 5, 6, 4, 6, 2, 4, 3, 2, 5, 0, 5, 6, 4,
    6, 2, 4, 3, 2, 5, 1, 5, 5, 4, 5, 2, 4, 3, 2, 5, 0, 5, 5, 4, 5, 2, 4, 3,
    2, 5, 1, 5, 6, 3, 6, 2, 4, 3, 2, 5, 0, 5, 6, 3, 6, 2, 4, 3, 2, 5, 1, 5,
    4, 3, 4, 2, 4, 3, 2, 5, 0, 5, 4, 3, 4, 2, 4, 3, 2, 5, 1, 5, 6, 3, 6, 2,
    4, 3, 2, 5, 0, 5, 6, 3, 6, 2, 4, 3, 2, 5, 1, 5, 4, 3, 4, 2, 4, 3, 2, 5,
    0, 5, 4, 3, 4, 2, 4, 3,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__18__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__18__tables__0__policy[] = {
    0, 2, 21, 4, 22, 20, 22, 13, 16, 19, 1, 3, 22, 5, 22, 20, 22, 12, 17, 18, 0, 2, 21, 4,
    6, 20, 11, 13, 16, 19, 1, 3, 22, 5, 7, 20, 10, 12, 17, 18, 0, 2, 21, 4, 22, 20, 22, 13,
    16, 19, 1, 3, 22, 5, 22, 20, 22, 12, 17, 18, 0, 2, 21, 4, 6, 20, 11, 13, 16, 19, 1, 3,
    22, 5, 7, 20, 10, 12, 17, 18, 0, 2, 21, 4, 22, 8, 22, 13, 16, 19, 1, 3, 22, 5, 22, 9,
    22, 12, 17, 18, 0, 2, 21, 4, 6, 8, 11, 13, 16, 19, 1, 3, 22, 5, 7, 9, 10, 12, 17, 18,
    0, 2, 21, 4, 22, 8, 22, 13, 16, 19, 1, 3, 22, 5, 22, 9, 22, 12, 17, 18, 0, 2, 21, 4,
    6, 8, 11, 13, 16, 19, 1, 3, 22, 5, 7, 9, 10, 12, 17, 18, 0, 2, 21, 4, 22, 20, 22, 13,
    16, 19, 1, 3, 22, 5, 22, 20, 22, 12, 17, 18, 0, 2, 21, 4, 6, 20, 11, 13, 16, 19, 1, 3,
    22, 5, 7, 20, 10, 12, 17, 18, 0, 2, 21, 4, 22, 20, 22, 13, 16, 19, 1, 3, 22, 5, 22, 20,
    22, 12, 17, 18, 0, 2, 21, 4, 6, 20, 11, 13, 16, 19, 1, 3, 22, 5, 7, 20, 10, 12, 17, 18,
    0, 2, 21, 4, 22, 8, 22, 13, 16, 19, 1, 3, 22, 5, 22, 9, 22, 12, 17, 18, 0, 2, 21, 4,
    6, 8, 11, 13, 15, 19, 1, 3, 22, 5, 7, 9, 10, 12, 14, 18, 0, 2, 21, 4, 22, 8, 22, 13,
    16, 19, 1, 3, 22, 5, 22, 9, 22, 12, 17, 18, 0, 2, 21, 4, 6, 8, 11, 13, 15, 19, 1, 3,
    22, 5, 7, 9, 10, 12, 14, 18,
};
static const GG_ROM gg_table_step agent_types__sniper__heuristics__18__tables__0__moves[] = {
    {.action = 0, .offset = 2}, /* go_to(west, hill) */
    {.action = 0, .offset = 65528}, /* go_to(west, hill) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 8, .offset = 65527}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 11, .offset = 65528}, /* go_to(hall, yard) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 15, .offset = 65521}, /* go_to(yard, hill) */
    {.action = 15, .offset = 65531}, /* go_to(yard, hill) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 21, .offset = 65527}, /* go_to(street, market) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 48, .offset = 80}, /* open_door(west_door, hall) */
    {.action = 64, .offset = 10}, /* take_cover(hill) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sniper__heuristics__18__tables[] = {
    {.digits = agent_types__sniper__heuristics__18__tables__0__digits,
     .entries = agent_types__sniper__heuristics__18__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__18__tables__0__distances,
     .policy = agent_types__sniper__heuristics__18__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sniper__heuristics__18__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__18 = {.actions = agent_types__sniper__heuristics__18__actions,
     .tables = agent_types__sniper__heuristics__18__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__sniper__heuristics__19__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__19__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__19__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__sniper__heuristics__19__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__sniper__heuristics__19__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__19__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__19__tables__0__digits[] = {
    {.values = agent_types__sniper__heuristics__19__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__sniper__heuristics__19__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__sniper__heuristics__19__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__sniper__heuristics__19__tables__0__digits__3__values, .word = 0, .shift = 24},
    {.values = agent_types__sniper__heuristics__19__tables__0__digits__4__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__19__tables__0__entries[] = {
    5, 2, 5, 1, 6, 4, 6, 4, 2, 3, 5, 2, 5, 0, 6, 4, 6, 4, 2, 3, 5, 2, 5, 1,
    5, 4, 5, 4, 2, 3, 5, 2, 5, 0, 5, 4, 5, 4, 2, 3, 5, 2, 5, 1, 6, 4, 6, 4,
    2, 3, 5, 2, 5, 0, 6, 4, 6, 4, 2, 3, 5, 2, 5, 1, 5, 4, 5, 4, 2, 3, 5, 2,
    5, 0, 5, 4, 5, 4, 2, 3, 5, 2, 5, 1, 6, 4, 6, 4, 2, 3, 5, 2, 5, 0, 6, 4,
    6, 4, 2, 3, 5, 2, 5, 1, 5, 4, 5, 4, 2, 3, 5, 2, 5, 0, 5, 4, 5, 4, 2, 3,
    5, 2, 5, 1, 6, 4, 6, 4, 2, 3, 5, 2, 5, 0, 6, 4, 6, 4, 2, 3, 5, 2, 5, 1,
    5, 4, 5, 4, 2, 3, 5, 2, 5, 0, 5, 4, 5, 4, 2, 3, 5, 2, 5, 1, 6, 3, 6, 4,
    2, 3, 5, 2, 5, 0, 6, 3, 6, 4, 2, 3, 5, 2, 5, 1, 4, 3, 4, 4, 2, 3, 5, 2,
    5, 0, 4, 3, 4, 4, 2, 3, 5, 2, 5, 1, 6, 3, 6, 4, 2, 3, 5, 2, 5, 0, 6, 3,
    6, 4, 2, 3, 5, 2, 5, 1, 4, 3, 4, 4, 2, 3, 5, 2, 5, 0, 4, 3, 4, 4, 2, 3,
    5, 2, 5, 1, 6, 3, 6, 4, 2, 3, 5, 2, 5, 0, 6, 3, 6, 4, 2, 3, 5, 2, 5, 1,
    4, 3, 4, 4, 2, 3, 5, 2, 5, 0, 4, 3, 4, 4, 2, 3, 5, 2, 5, 1, 6, 3, 6, 4,
    2, 3, 5, 2, 5, 0, 6, 3, 6, 4, 2, 3, 5, 2, 5, 1, 4, 3, 4, 4, 2, 3, 5, 2,
    5, 0, 4, 3, 4, 4, 2, 3,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__19__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__19__tables__0__policy[] = {
    0, 2, 4, 21, 22, 20, 22, 14, 17, 19, 1, 3, 5, 22, 22, 20, 22, 15, 16, 18, 0, 2, 4, 21,
    6, 20, 11, 14, 17, 19, 1, 3, 5, 22, 7, 20, 10, 15, 16, 18, 0, 2, 4, 21, 22, 20, 22, 14,
    17, 19, 1, 3, 5, 22, 22, 20, 22, 15, 16, 18, 0, 2, 4, 21, 6, 20, 11, 14, 17, 19, 1, 3,
    5, 22, 7, 20, 10, 15, 16, 18, 0, 2, 4, 21, 22, 20, 22, 14, 17, 19, 1, 3, 5, 22, 22, 20,
    22, 15, 16, 18, 0, 2, 4, 21, 6, 20, 11, 14, 17, 19, 1, 3, 5, 22, 7, 20, 10, 15, 16, 18,
    0, 2, 4, 21, 22, 20, 22, 14, 17, 19, 1, 3, 5, 22, 22, 20, 22, 15, 16, 18, 0, 2, 4, 21,
    6, 20, 11, 14, 17, 19, 1, 3, 5, 22, 7, 20, 10, 15, 16, 18, 0, 2, 4, 21, 22, 8, 22, 14,
    17, 19, 1, 3, 5, 22, 22, 9, 22, 15, 16, 18, 0, 2, 4, 21, 6, 8, 11, 14, 17, 19, 1, 3,
    5, 22, 7, 9, 10, 15, 16, 18, 0, 2, 4, 21, 22, 8, 22, 14, 17, 19, 1, 3, 5, 22, 22, 9,
    22, 15, 16, 18, 0, 2, 4, 21, 6, 8, 11, 14, 17, 19, 1, 3, 5, 22, 7, 9, 10, 15, 16, 18,
    0, 2, 4, 21, 22, 8, 22, 14, 17, 19, 1, 3, 5, 22, 22, 9, 22, 15, 16, 18, 0, 2, 4, 21,
    6, 8, 11, 13, 17, 19, 1, 3, 5, 22, 7, 9, 10, 12, 16, 18, 0, 2, 4, 21, 22, 8, 22, 14,
    17, 19, 1, 3, 5, 22, 22, 9, 22, 15, 16, 18, 0, 2, 4, 21, 6, 8, 11, 13, 17, 19, 1, 3,
    5, 22, 7, 9, 10, 12, 16, 18,
};
static const GG_ROM gg_table_step agent_types__sniper__heuristics__19__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 2, .offset = 2}, /* go_to(east, roof) */
    {.action = 2, .offset = 65528}, /* go_to(east, roof) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 8, .offset = 65527}, /* go_to(tower, hall) */
    {.action = 12, .offset = 3}, /* go_to(hall, street) */
    {.action = 12, .offset = 65529}, /* go_to(hall, street) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65524}, /* go_to(yard, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 17, .offset = 2}, /* go_to(yard, market) */
    {.action = 17, .offset = 65528}, /* go_to(yard, market) */
    {.action = 19, .offset = 65521}, /* go_to(street, roof) */
    {.action = 19, .offset = 65531}, /* go_to(street, roof) */
    {.action = 23, .offset = 65525}, /* go_to(market, street) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 50, .offset = 160}, /* open_door(east_door, hall) */
    {.action = 65, .offset = 10}, /* take_cover(roof) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sniper__heuristics__19__tables[] = {
    {.digits = agent_types__sniper__heuristics__19__tables__0__digits,
     .entries = agent_types__sniper__heuristics__19__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__19__tables__0__distances,
     .policy = agent_types__sniper__heuristics__19__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sniper__heuristics__19__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__19 = {.actions = agent_types__sniper__heuristics__19__actions,
     .tables = agent_types__sniper__heuristics__19__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__sniper__heuristics__20__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__20__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__20__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__sniper__heuristics__20__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__sniper__heuristics__20__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__20__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__20__tables__0__digits[] = {
    {.values = agent_types__sniper__heuristics__20__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__sniper__heuristics__20__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__sniper__heuristics__20__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__sniper__heuristics__20__tables__0__digits__3__values, .word = 0, .shift = 24},
    {.values = agent_types__sniper__heuristics__20__tables__0__digits__4__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__20__tables__0__entries[] = {
    6, 6, 6, 6, 1, 2, 7, 5, 5, 6, 6, 6, 6, 6, 0, 2, 7, 5, 5, 6, 5, 5, 5, 5,
    1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 0, 2, 3, 4, 4, 5, 6, 6, 6, 6, 1, 2, 7, 5,
    5, 6, 6, 6, 6, 6, 0, 2, 7, 5, 5, 6, 5, 5, 5, 5, 1, 2, 3, 4, 4, 5, 5, 5,
    5, 5, 0, 2, 3, 4, 4, 5, 5, 6, 5, 6, 1, 2, 7, 4, 5, 5, 5, 6, 5, 6, 0, 2,
    7, 4, 5, 5, 4, 5, 4, 5, 1, 2, 3, 3, 4, 4, 4, 5, 4, 5, 0, 2, 3, 3, 4, 4,
    5, 6, 5, 6, 1, 2, 7, 4, 5, 5, 5, 6, 5, 6, 0, 2, 7, 4, 5, 5, 4, 5, 4, 5,
    1, 2, 3, 3, 4, 4, 4, 5, 4, 5, 0, 2, 3, 3, 4, 4, 6, 5, 6, 5, 1, 2, 7, 5,
    4, 5, 6, 5, 6, 5, 0, 2, 7, 5, 4, 5, 5, 4, 5, 4, 1, 2, 3, 4, 3, 4, 5, 4,
    5, 4, 0, 2, 3, 4, 3, 4, 6, 5, 6, 5, 1, 2, 7, 5, 4, 5, 6, 5, 6, 5, 0, 2,
    7, 5, 4, 5, 5, 4, 5, 4, 1, 2, 3, 4, 3, 4, 5, 4, 5, 4, 0, 2, 3, 4, 3, 4,
    5, 5, 5, 5, 1, 2, 7, 4, 4, 5, 5, 5, 5, 5, 0, 2, 7, 4, 4, 5, 4, 4, 4, 4,
    1, 2, 3, 3, 3, 4, 4, 4, 4, 4, 0, 2, 3, 3, 3, 4, 5, 5, 5, 5, 1, 2, 7, 4,
    4, 5, 5, 5, 5, 5, 0, 2, 7, 4, 4, 5, 4, 4, 4, 4, 1, 2, 3, 3, 3, 4, 4, 4,
    4, 4, 0, 2, 3, 3, 3, 4,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__20__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0x60006), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__20__tables__0__policy[] = {
    0, 2, 4, 6, 24, 9, 25, 20, 21, 17, 1, 3, 5, 7, 25, 8, 25, 20, 21, 16, 0, 2, 4, 6,
    24, 9, 11, 20, 21, 17, 1, 3, 5, 7, 25, 8, 10, 20, 21, 16, 0, 2, 4, 6, 24, 9, 25, 20,
    21, 17, 1, 3, 5, 7, 25, 8, 25, 20, 21, 16, 0, 2, 4, 6, 24, 9, 11, 20, 21, 17, 1, 3,
    5, 7, 25, 8, 10, 20, 21, 16, 0, 2, 4, 6, 24, 9, 25, 22, 21, 17, 1, 3, 5, 7, 25, 8,
    25, 22, 21, 16, 0, 2, 4, 6, 24, 9, 11, 13, 21, 17, 1, 3, 5, 7, 25, 8, 10, 12, 21, 16,
    0, 2, 4, 6, 24, 9, 25, 22, 21, 17, 1, 3, 5, 7, 25, 8, 25, 22, 21, 16, 0, 2, 4, 6,
    24, 9, 11, 13, 21, 17, 1, 3, 5, 7, 25, 8, 10, 12, 21, 16, 0, 2, 4, 6, 24, 9, 25, 20,
    23, 19, 1, 3, 5, 7, 25, 8, 25, 20, 23, 18, 0, 2, 4, 6, 24, 9, 11, 20, 15, 19, 1, 3,
    5, 7, 25, 8, 10, 20, 14, 18, 0, 2, 4, 6, 24, 9, 25, 20, 23, 19, 1, 3, 5, 7, 25, 8,
    25, 20, 23, 18, 0, 2, 4, 6, 24, 9, 11, 20, 15, 19, 1, 3, 5, 7, 25, 8, 10, 20, 14, 18,
    0, 2, 4, 6, 24, 9, 25, 22, 23, 17, 1, 3, 5, 7, 25, 8, 25, 22, 23, 16, 0, 2, 4, 6,
    24, 9, 11, 13, 15, 17, 1, 3, 5, 7, 25, 8, 10, 12, 14, 16, 0, 2, 4, 6, 24, 9, 25, 22,
    23, 17, 1, 3, 5, 7, 25, 8, 25, 22, 23, 16, 0, 2, 4, 6, 24, 9, 11, 13, 15, 17, 1, 3,
    5, 7, 25, 8, 10, 12, 14, 16,
};
static const GG_ROM gg_table_step agent_types__sniper__heuristics__20__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 9, .offset = 65525}, /* go_to(hall, tower) */
    {.action = 9, .offset = 65535}, /* go_to(hall, tower) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65524}, /* go_to(yard, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65525}, /* go_to(market, street) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 49, .offset = 80}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 160}, /* open_door(east_door, street) */
    {.action = 53, .offset = 20}, /* light(hall, yard) */
    {.action = 54, .offset = 20}, /* light(hall, street) */
    {.action = 66, .offset = 10}, /* take_cover(tower) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sniper__heuristics__20__tables[] = {
    {.digits = agent_types__sniper__heuristics__20__tables__0__digits,
     .entries = agent_types__sniper__heuristics__20__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__20__tables__0__distances,
     .policy = agent_types__sniper__heuristics__20__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sniper__heuristics__20__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__20 = {.actions = agent_types__sniper__heuristics__20__actions,
     .tables = agent_types__sniper__heuristics__20__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__sniper__heuristics__21__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__21__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__21__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__sniper__heuristics__21__tables__0__digits__2__values[] = {0, 9, 0, 9, 10, 19, 10, 19, 0, 9, 0, 9, 10, 19, 10, 19};
static const GG_ROM uint16_t agent_types__sniper__heuristics__21__tables__0__digits__3__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__21__tables__0__digits[] = {
    {.values = agent_types__sniper__heuristics__21__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__sniper__heuristics__21__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__sniper__heuristics__21__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__sniper__heuristics__21__tables__0__digits__3__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__21__tables__0__entries[] = {
    0, 4, 1, 4, 5, 3, 5, 1, 3, 2, 4, 0, 4, 1, 5, 3, 5, 3, 1, 2, 0, 4, 1, 4,
    4, 3, 4, 1, 3, 2, 4, 0, 4, 1, 4, 3, 4, 3, 1, 2, 0, 4, 1, 4, 5, 3, 5, 1,
    3, 2, 4, 0, 4, 1, 5, 3, 5, 3, 1, 2, 0, 4, 1, 4, 4, 3, 4, 1, 3, 2, 4, 0,
    4, 1, 4, 3, 4, 3, 1, 2, 0, 4, 1, 4, 5, 2, 5, 1, 3, 2, 4, 0, 4, 1, 5, 3,
    5, 3, 1, 2, 0, 4, 1, 4, 3, 2, 3, 1, 3, 2, 4, 0, 4, 1, 4, 3, 4, 3, 1, 2,
    0, 4, 1, 4, 5, 2, 5, 1, 3, 2, 4, 0, 4, 1, 5, 3, 5, 3, 1, 2, 0, 4, 1, 4,
    3, 2, 3, 1, 3, 2, 4, 0, 4, 1, 4, 3, 4, 3, 1, 2, 0, 4, 1, 4, 5, 3, 5, 1,
    3, 2, 4, 0, 4, 1, 5, 2, 5, 3, 1, 2, 0, 4, 1, 4, 4, 3, 4, 1, 3, 2, 4, 0,
    4, 1, 3, 2, 3, 3, 1, 2, 0, 4, 1, 4, 5, 3, 5, 1, 3, 2, 4, 0, 4, 1, 5, 2,
    5, 3, 1, 2, 0, 4, 1, 4, 4, 3, 4, 1, 3, 2, 4, 0, 4, 1, 3, 2, 3, 3, 1, 2,
    0, 4, 1, 4, 5, 2, 5, 1, 3, 2, 4, 0, 4, 1, 5, 2, 5, 3, 1, 2, 0, 4, 1, 4,
    3, 2, 3, 1, 3, 2, 4, 0, 4, 1, 3, 2, 3, 3, 1, 2, 0, 4, 1, 4, 5, 2, 5, 1,
    3, 2, 4, 0, 4, 1, 5, 2, 5, 3, 1, 2, 0, 4, 1, 4, 3, 2, 3, 1, 3, 2, 4, 0,
    4, 1, 3, 2, 3, 3, 1, 2,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__21__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__21__tables__0__policy[] = {
    20, 1, 2, 5, 20, 18, 20, 10, 15, 16, 0, 20, 3, 4, 20, 19, 20, 12, 13, 17, 20, 1, 2, 5,
    6, 18, 9, 10, 15, 16, 0, 20, 3, 4, 6, 19, 9, 12, 13, 17, 20, 1, 2, 5, 20, 18, 20, 10,
    15, 16, 0, 20, 3, 4, 20, 19, 20, 12, 13, 17, 20, 1, 2, 5, 6, 18, 9, 10, 15, 16, 0, 20,
    3, 4, 6, 19, 9, 12, 13, 17, 20, 1, 2, 5, 20, 7, 20, 10, 15, 16, 0, 20, 3, 4, 20, 19,
    20, 12, 13, 17, 20, 1, 2, 5, 6, 7, 9, 10, 15, 16, 0, 20, 3, 4, 6, 19, 9, 12, 13, 17,
    20, 1, 2, 5, 20, 7, 20, 10, 15, 16, 0, 20, 3, 4, 20, 19, 20, 12, 13, 17, 20, 1, 2, 5,
    6, 7, 9, 10, 15, 16, 0, 20, 3, 4, 6, 19, 9, 12, 13, 17, 20, 1, 2, 5, 20, 18, 20, 10,
    15, 16, 0, 20, 3, 4, 20, 8, 20, 12, 13, 17, 20, 1, 2, 5, 6, 18, 9, 10, 15, 16, 0, 20,
    3, 4, 6, 8, 9, 12, 13, 17, 20, 1, 2, 5, 20, 18, 20, 10, 15, 16, 0, 20, 3, 4, 20, 8,
    20, 12, 13, 17, 20, 1, 2, 5, 6, 18, 9, 10, 15, 16, 0, 20, 3, 4, 6, 8, 9, 12, 13, 17,
    20, 1, 2, 5, 20, 7, 20, 10, 15, 16, 0, 20, 3, 4, 20, 8, 20, 12, 13, 17, 20, 1, 2, 5,
    6, 7, 9, 10, 14, 16, 0, 20, 3, 4, 6, 8, 9, 11, 13, 17, 20, 1, 2, 5, 20, 7, 20, 10,
    15, 16, 0, 20, 3, 4, 20, 8, 20, 12, 13, 17, 20, 1, 2, 5, 6, 7, 9, 10, 14, 16, 0, 20,
    3, 4, 6, 8, 9, 11, 13, 17,
};
static const GG_ROM gg_table_step agent_types__sniper__heuristics__21__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 4, .offset = 65534}, /* go_to(hill, west) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 6, .offset = 65534}, /* go_to(roof, east) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 12, .offset = 3}, /* go_to(hall, street) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 14, .offset = 65529}, /* go_to(yard, west) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 17, .offset = 2}, /* go_to(yard, market) */
    {.action = 18, .offset = 65529}, /* go_to(street, east) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 48, .offset = 80}, /* open_door(west_door, hall) */
    {.action = 50, .offset = 160}, /* open_door(east_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sniper__heuristics__21__tables[] = {
    {.digits = agent_types__sniper__heuristics__21__tables__0__digits,
     .entries = agent_types__sniper__heuristics__21__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__21__tables__0__distances,
     .policy = agent_types__sniper__heuristics__21__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sniper__heuristics__21__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {3070, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__21 = {.actions = agent_types__sniper__heuristics__21__actions,
     .tables = agent_types__sniper__heuristics__21__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__sniper__heuristics__22__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__sniper__heuristics__22__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sniper__heuristics__22__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__sniper__heuristics__22__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__sniper__heuristics__22__tables__0__digits__3__values[] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150};
static const GG_ROM gg_index_digit agent_types__sniper__heuristics__22__tables__0__digits[] = {
    {.values = agent_types__sniper__heuristics__22__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__sniper__heuristics__22__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__sniper__heuristics__22__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__sniper__heuristics__22__tables__0__digits__3__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__22__tables__0__entries[] = {
    4, 4, 4, 4, 5, 0, 5, 3, 3, 4, 3, 3, 3, 3, 1, 0, 1, 2, 2, 3, 4, 4, 4, 4,
    5, 0, 5, 3, 3, 4, 3, 3, 3, 3, 1, 0, 1, 2, 2, 3, 3, 4, 3, 4, 5, 0, 5, 2,
    3, 3, 2, 3, 2, 3, 1, 0, 1, 1, 2, 2, 3, 4, 3, 4, 5, 0, 5, 2, 3, 3, 2, 3,
    2, 3, 1, 0, 1, 1, 2, 2, 4, 3, 4, 3, 5, 0, 5, 3, 2, 3, 3, 2, 3, 2, 1, 0,
    1, 2, 1, 2, 4, 3, 4, 3, 5, 0, 5, 3, 2, 3, 3, 2, 3, 2, 1, 0, 1, 2, 1, 2,
    3, 3, 3, 3, 5, 0, 5, 2, 2, 3, 2, 2, 2, 2, 1, 0, 1, 1, 1, 2, 3, 3, 3, 3,
    5, 0, 5, 2, 2, 3, 2, 2, 2, 2, 1, 0, 1, 1, 1, 2,
};
static const GG_ROM uint64_t agent_types__sniper__heuristics__22__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__sniper__heuristics__22__tables__0__policy[] = {
    0, 1, 2, 3, 14, 14, 14, 10, 11, 8, 0, 1, 2, 3, 4, 14, 5, 10, 11, 8, 0, 1, 2, 3,
    14, 14, 14, 10, 11, 8, 0, 1, 2, 3, 4, 14, 5, 10, 11, 8, 0, 1, 2, 3, 14, 14, 14, 12,
    11, 8, 0, 1, 2, 3, 4, 14, 5, 6, 11, 8, 0, 1, 2, 3, 14, 14, 14, 12, 11, 8, 0, 1,
    2, 3, 4, 14, 5, 6, 11, 8, 0, 1, 2, 3, 14, 14, 14, 10, 13, 9, 0, 1, 2, 3, 4, 14,
    5, 10, 7, 9, 0, 1, 2, 3, 14, 14, 14, 10, 13, 9, 0, 1, 2, 3, 4, 14, 5, 10, 7, 9,
    0, 1, 2, 3, 14, 14, 14, 12, 13, 8, 0, 1, 2, 3, 4, 14, 5, 6, 7, 8, 0, 1, 2, 3,
    14, 14, 14, 12, 13, 8, 0, 1, 2, 3, 4, 14, 5, 6, 7, 8,
};
static const GG_ROM gg_table_step agent_types__sniper__heuristics__22__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 49, .offset = 40}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 80}, /* open_door(east_door, street) */
    {.action = 53, .offset = 10}, /* light(hall, yard) */
    {.action = 54, .offset = 10}, /* light(hall, street) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sniper__heuristics__22__tables[] = {
    {.digits = agent_types__sniper__heuristics__22__tables__0__digits,
     .entries = agent_types__sniper__heuristics__22__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sniper__heuristics__22__tables__0__distances,
     .policy = agent_types__sniper__heuristics__22__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sniper__heuristics__22__tables__0__moves, .base = UINT64_C(0x0),
     .size = 160, .mask = {1022, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__sniper__heuristics__22 = {.actions = agent_types__sniper__heuristics__22__actions,
     .tables = agent_types__sniper__heuristics__22__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__sniper__heuristics[] = {
    &agent_types__sniper__heuristics__0,
    NULL,
    NULL,
    &agent_types__sniper__heuristics__3,
    &agent_types__sniper__heuristics__4,
    &agent_types__sniper__heuristics__5,
    &agent_types__sniper__heuristics__6,
    NULL,
    NULL,
    NULL,
    &agent_types__sniper__heuristics__10,
    NULL,
    &agent_types__sniper__heuristics__12,
    &agent_types__sniper__heuristics__13,
    &agent_types__sniper__heuristics__14,
    &agent_types__sniper__heuristics__15,
    &agent_types__sniper__heuristics__16,
    &agent_types__sniper__heuristics__17,
    &agent_types__sniper__heuristics__18,
    &agent_types__sniper__heuristics__19,
    &agent_types__sniper__heuristics__20,
    &agent_types__sniper__heuristics__21,
    &agent_types__sniper__heuristics__22,
};
static const GG_ROM uint16_t agent_types__sniper__goals[] = {
    0, /* stay_alive */
    3, /* get_well */
    4, /* stay_armed */
    5, /* move_on */
    6, /* engage */
    10, /* stay_supplied */
};
static const GG_ROM uint64_t agent_types__sniper__relevance_mask[] = {UINT64_C(0x3801000), UINT64_C(0x30dbb)};
static const GG_ROM uint64_t agent_types__medic__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x43f), UINT64_C(0x83ff8)};
static const GG_ROM uint64_t agent_types__medic__heuristics__0__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM gg_policy_node agent_types__medic__heuristics__0__policy__nodes[] = {
    {0, 1, 13}, {1, 13, 2}, {2, 3, 6}, {3, 4, 5}, {4, 7, 8}, {4, 9, 10},
    {5, 23, 15}, {5, 16, 17}, {5, 18, 19}, {5, 20, 21}, {5, 11, 22}, {6, 12, 14},
};
static const GG_ROM gg_policy_test agent_types__medic__heuristics__0__policy__tests[] = {
    {.mask = UINT64_C(0x1000000), .word = 0},
    {.mask = UINT64_C(0x800000), .word = 0},
    {.mask = UINT64_C(0x300), .word = 0},
    {.mask = UINT64_C(0xf0), .word = 0},
    {.mask = UINT64_C(0xcc), .word = 0},
    {.mask = UINT64_C(0x2aa), .word = 0},
    {.mask = UINT64_C(0x20000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__medic__heuristics__0__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 13, .from = 0}, /* go_to(cellar, hall) */
    {.action = 22, .from = 0}, /* go_to(market, yard) */
    {.action = 62, .from = 0}, /* take_cover(west) */
    {.action = 63, .from = 0}, /* take_cover(east) */
    {.action = 64, .from = 0}, /* take_cover(hill) */
    {.action = 65, .from = 0}, /* take_cover(roof) */
    {.action = 66, .from = 0}, /* take_cover(tower) */
    {.action = 67, .from = 0}, /* take_cover(hall) */
    {.action = 68, .from = 0}, /* take_cover(yard) */
    {.action = 69, .from = 0}, /* take_cover(street) */
};
static const GG_ROM gg_policy agent_types__medic__heuristics__0__policy = {.nodes = agent_types__medic__heuristics__0__policy__nodes,
     .tests = agent_types__medic__heuristics__0__policy__tests,
     .leaves = agent_types__medic__heuristics__0__policy__leaves, .invariants = NULL,
     .node_count = 12, .test_count = 7, .leaf_count = 12, .invariant_count = 0, .longest = 2};
static const GG_ROM uint64_t agent_types__medic__heuristics__0__wake_mask[] = {UINT64_C(0x1e00018013ff), UINT64_C(0x38)};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__0 = {.actions = agent_types__medic__heuristics__0__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__medic__heuristics__0__policy,
     .reading = &gg_policy_reading, .wake_mask = agent_types__medic__heuristics__0__wake_mask,
     .table_count = 0, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__medic__heuristics__2__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x3ff8)};
static const GG_ROM uint64_t agent_types__medic__heuristics__2__wake_mask[] = {UINT64_C(0x1e3ff9801fff), UINT64_C(0x6038)};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__2 = {.actions = agent_types__medic__heuristics__2__actions,
     .tables = NULL, .groups = NULL, .policy = NULL, .reading = NULL,
     .wake_mask = agent_types__medic__heuristics__2__wake_mask, .table_count = 0, .asks = true,
     .hidden = true};
static const GG_ROM uint64_t agent_types__medic__heuristics__3__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x43f), UINT64_C(0x2000)};
static const GG_ROM gg_policy_node agent_types__medic__heuristics__3__policy__nodes[] = {
    {0, 1, 2}, {1, 3, 4}, {1, 5, 63}, {2, 6, 8}, {2, 6, 9}, {2, 7, 9},
    {3, 10, 8}, {3, 10, 9}, {4, 11, 14}, {4, 12, 92}, {4, 13, 15}, {5, 14, 16},
    {5, 92, 17}, {5, 15, 16}, {6, 18, 28}, {6, 19, 28}, {6, 20, 28}, {6, 21, 29},
    {7, 22, 23}, {7, 24, 23}, {7, 25, 23}, {7, 26, 27}, {8, 30, 31}, {8, 32, 33},
    {8, 34, 31}, {8, 35, 31}, {8, 36, 37}, {8, 38, 39}, {9, 40, 41}, {9, 91, 80},
    {9, 42, 43}, {9, 44, 45}, {9, 52, 46}, {9, 53, 47}, {9, 48, 49}, {9, 50, 51},
    {9, 84, 85}, {9, 86, 87}, {9, 88, 89}, {9, 53, 90}, {10, 54, 77}, {10, 80, 81},
    {10, 92, 64}, {10, 65, 92}, {10, 66, 67}, {10, 69, 68}, {10, 56, 59}, {10, 74, 55},
    {10, 93, 64}, {10, 65, 93}, {10, 84, 64}, {10, 65, 85}, {11, 62, 70}, {11, 62, 73},
    {11, 79, 57}, {11, 76, 58}, {12, 82, 71}, {12, 79, 60}, {12, 76, 61}, {13, 83, 72},
    {13, 79, 78}, {13, 76, 75},
};
static const GG_ROM gg_policy_test agent_types__medic__heuristics__3__policy__tests[] = {
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x800), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x1000000), .word = 0},
    {.mask = UINT64_C(0x800000), .word = 0},
    {.mask = UINT64_C(0x300), .word = 0},
    {.mask = UINT64_C(0xf0), .word = 0},
    {.mask = UINT64_C(0xcc), .word = 0},
    {.mask = UINT64_C(0x2aa), .word = 0},
    {.mask = UINT64_C(0x800), .word = 0},
    {.mask = UINT64_C(0x20000000000), .word = 0},
    {.mask = UINT64_C(0x80000000000), .word = 0},
    {.mask = UINT64_C(0x100000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__medic__heuristics__3__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 8}, /* go_to(west, yard) */
    {.action = 3, .from = 8}, /* go_to(east, street) */
    {.action = 4, .from = 8}, /* go_to(hill, west) */
    {.action = 5, .from = 8}, /* go_to(hill, yard) */
    {.action = 6, .from = 8}, /* go_to(roof, east) */
    {.action = 7, .from = 8}, /* go_to(roof, street) */
    {.action = 8, .from = 8}, /* go_to(tower, hall) */
    {.action = 11, .from = 8}, /* go_to(hall, yard) */
    {.action = 12, .from = 8}, /* go_to(hall, street) */
    {.action = 13, .from = 8}, /* go_to(cellar, hall) */
    {.action = 14, .from = 8}, /* go_to(yard, west) */
    {.action = 16, .from = 8}, /* go_to(yard, hall) */
    {.action = 17, .from = 8}, /* go_to(yard, market) */
    {.action = 18, .from = 8}, /* go_to(street, east) */
    {.action = 20, .from = 8}, /* go_to(street, hall) */
    {.action = 21, .from = 8}, /* go_to(street, market) */
    {.action = 22, .from = 8}, /* go_to(market, yard) */
    {.action = 23, .from = 8}, /* go_to(market, street) */
    {.action = 48, .from = 56}, /* open_door(west_door, hall) */
    {.action = 50, .from = 59}, /* open_door(east_door, hall) */
    {.action = 62, .from = 8}, /* take_cover(west) */
    {.action = 63, .from = 8}, /* take_cover(east) */
    {.action = 64, .from = 8}, /* take_cover(hill) */
    {.action = 65, .from = 8}, /* take_cover(roof) */
    {.action = 66, .from = 8}, /* take_cover(tower) */
    {.action = 67, .from = 8}, /* take_cover(hall) */
    {.action = 68, .from = 8}, /* take_cover(yard) */
    {.action = 69, .from = 8}, /* take_cover(street) */
    {.action = 74, .from = 0}, /* bandage */
    {.action = 141, .from = 3}, /* restock */
};
static const GG_ROM gg_policy agent_types__medic__heuristics__3__policy = {.nodes = agent_types__medic__heuristics__3__policy__nodes,
     .tests = agent_types__medic__heuristics__3__policy__tests,
     .leaves = agent_types__medic__heuristics__3__policy__leaves, .invariants = NULL,
     .node_count = 62, .test_count = 14, .leaf_count = 32, .invariant_count = 0, .longest = 10};
static const GG_ROM uint64_t agent_types__medic__heuristics__3__wake_mask[] = {UINT64_C(0x1e0001801fff), UINT64_C(0xc3b)};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__3 = {.actions = agent_types__medic__heuristics__3__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__medic__heuristics__3__policy,
     .reading = &gg_policy_reading, .wake_mask = agent_types__medic__heuristics__3__wake_mask,
     .table_count = 0, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__medic__heuristics__9__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x43f), UINT64_C(0x3ff8)};
static const GG_ROM gg_policy_node agent_types__medic__heuristics__9__policy__nodes[] = {
    {0, 1, 2}, {1, 3, 2}, {2, 3, 31}, {3, 4, 7}, {4, 5, 6}, {5, 8, 9},
    {5, 10, 11}, {6, 12, 13}, {6, 14, 15}, {6, 16, 17}, {6, 20, 18}, {6, 21, 19},
    {7, 22, 45}, {7, 48, 49}, {7, 52, 32}, {7, 33, 52}, {7, 34, 35}, {7, 37, 36},
    {7, 24, 27}, {7, 42, 23}, {8, 30, 38}, {8, 30, 41}, {8, 47, 25}, {8, 44, 26},
    {9, 50, 39}, {9, 47, 28}, {9, 44, 29}, {10, 51, 40}, {10, 47, 46}, {10, 44, 43},
};
static const GG_ROM gg_policy_test agent_types__medic__heuristics__9__policy__tests[] = {
    {.mask = UINT64_C(0x800), .word = 1},
    {.mask = UINT64_C(0x400), .word = 1},
    {.mask = UINT64_C(0x4000), .word = 1},
    {.mask = UINT64_C(0x300), .word = 0},
    {.mask = UINT64_C(0xf0), .word = 0},
    {.mask = UINT64_C(0xcc), .word = 0},
    {.mask = UINT64_C(0x2aa), .word = 0},
    {.mask = UINT64_C(0x800), .word = 0},
    {.mask = UINT64_C(0x20000000000), .word = 0},
    {.mask = UINT64_C(0x80000000000), .word = 0},
    {.mask = UINT64_C(0x100000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__medic__heuristics__9__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 2}, /* go_to(west, yard) */
    {.action = 3, .from = 2}, /* go_to(east, street) */
    {.action = 4, .from = 2}, /* go_to(hill, west) */
    {.action = 5, .from = 2}, /* go_to(hill, yard) */
    {.action = 6, .from = 2}, /* go_to(roof, east) */
    {.action = 7, .from = 2}, /* go_to(roof, street) */
    {.action = 8, .from = 2}, /* go_to(tower, hall) */
    {.action = 11, .from = 2}, /* go_to(hall, yard) */
    {.action = 12, .from = 2}, /* go_to(hall, street) */
    {.action = 13, .from = 2}, /* go_to(cellar, hall) */
    {.action = 14, .from = 2}, /* go_to(yard, west) */
    {.action = 16, .from = 2}, /* go_to(yard, hall) */
    {.action = 17, .from = 2}, /* go_to(yard, market) */
    {.action = 18, .from = 2}, /* go_to(street, east) */
    {.action = 20, .from = 2}, /* go_to(street, hall) */
    {.action = 21, .from = 2}, /* go_to(street, market) */
    {.action = 22, .from = 2}, /* go_to(market, yard) */
    {.action = 23, .from = 2}, /* go_to(market, street) */
    {.action = 48, .from = 24}, /* open_door(west_door, hall) */
    {.action = 50, .from = 27}, /* open_door(east_door, hall) */
    {.action = 141, .from = 0}, /* restock */
};
static const GG_ROM gg_policy agent_types__medic__heuristics__9__policy = {.nodes = agent_types__medic__heuristics__9__policy__nodes,
     .tests = agent_types__medic__heuristics__9__policy__tests,
     .leaves = agent_types__medic__heuristics__9__policy__leaves, .invariants = NULL,
     .node_count = 30, .test_count = 11, .leaf_count = 23, .invariant_count = 0, .longest = 5};
static const GG_ROM uint64_t agent_types__medic__heuristics__9__wake_mask[] = {UINT64_C(0x1e3ff9801fff), UINT64_C(0x6c3b)};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__9 = {.actions = agent_types__medic__heuristics__9__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__medic__heuristics__9__policy,
     .reading = &gg_policy_asking, .wake_mask = agent_types__medic__heuristics__9__wake_mask,
     .table_count = 0, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__medic__heuristics__12__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__medic__heuristics__12__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__12__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__medic__heuristics__12__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__medic__heuristics__12__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__12__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__medic__heuristics__12__tables__0__digits[] = {
    {.values = agent_types__medic__heuristics__12__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__medic__heuristics__12__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__medic__heuristics__12__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__medic__heuristics__12__tables__0__digits__3__values, .word = 0, .shift = 24},
    {.values = agent_types__medic__heuristics__12__tables__0__digits__4__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__medic__heuristics__12__tables__0__entries[] = {
    2, 4, 2, 4, 5, 3, 5, 1, 3, 2, 2, 4, 2, 4, 5, 3, 5, 0, 3, 2, 2, 4, 2, 4,
    4, 3, 4, 1, 3, 2, 2, 4, 2, 4, 4, 3, 4, 0, 3, 2, 2, 4, 2, 4, 5, 3, 5, 1,
    3, 2, 2, 4, 2, 4, 5, 3, 5, 0, 3, 2, 2, 4, 2, 4, 4, 3, 4, 1, 3, 2, 2, 4,
    2, 4, 4, 3, 4, 0, 3, 2, 2, 4, 2, 4, 5, 2, 5, 1, 3, 2, 2, 4, 2, 4, 5, 2,
    5, 0, 3, 2, 2, 4, 2, 4, 3, 2, 3, 1, 3, 2, 2, 4, 2, 4, 3, 2, 3, 0, 3, 2,
    2, 4, 2, 4, 5, 2, 5, 1, 3, 2, 2, 4, 2, 4, 5, 2, 5, 0, 3, 2, 2, 4, 2, 4,
    3, 2, 3, 1, 3, 2, 2, 4, 2, 4, 3, 2, 3, 0, 3, 2, 2, 4, 2, 4, 5, 3, 5, 1,
    3, 2, 2, 4, 2, 4, 5, 3, 5, 0, 3, 2, 2, 4, 2, 4, 4, 3, 4, 1, 3, 2, 2, 4,
    2, 4, 4, 3, 4, 0, 3, 2, 2, 4, 2, 4, 5, 3, 5, 1, 3, 2, 2, 4, 2, 4, 5, 3,
    5, 0, 3, 2, 2, 4, 2, 4, 4, 3, 4, 1, 3, 2, 2, 4, 2, 4, 4, 3, 4, 0, 3, 2,
    2, 4, 2, 4, 5, 2, 5, 1, 3, 2, 2, 4, 2, 4, 5, 2, 5, 0, 3, 2, 2, 4, 2, 4,
    3, 2, 3, 1, 3, 2, 2, 4, 2, 4, 3, 2, 3, 0, 3, 2, 2, 4, 2, 4, 5, 2, 5, 1,
    3, 2, 2, 4, 2, 4, 5, 2, 5, 0, 3, 2, 2, 4, 2, 4, 3, 2, 3, 1, 3, 2, 2, 4,
    2, 4, 3, 2, 3, 0, 3, 2,
};
static const GG_ROM uint64_t agent_types__medic__heuristics__12__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__medic__heuristics__12__tables__0__policy[] = {
    0, 2, 4, 6, 22, 20, 22, 21, 16, 19, 1, 3, 5, 7, 22, 20, 22, 22, 17, 18, 0, 2, 4, 6,
    8, 20, 13, 21, 16, 19, 1, 3, 5, 7, 9, 20, 12, 22, 17, 18, 0, 2, 4, 6, 22, 20, 22, 21,
    16, 19, 1, 3, 5, 7, 22, 20, 22, 22, 17, 18, 0, 2, 4, 6, 8, 20, 13, 21, 16, 19, 1, 3,
    5, 7, 9, 20, 12, 22, 17, 18, 0, 2, 4, 6, 22, 10, 22, 21, 16, 19, 1, 3, 5, 7, 22, 11,
    22, 22, 17, 18, 0, 2, 4, 6, 8, 10, 13, 21, 16, 19, 1, 3, 5, 7, 9, 11, 12, 22, 17, 18,
    0, 2, 4, 6, 22, 10, 22, 21, 16, 19, 1, 3, 5, 7, 22, 11, 22, 22, 17, 18, 0, 2, 4, 6,
    8, 10, 13, 21, 16, 19, 1, 3, 5, 7, 9, 11, 12, 22, 17, 18, 0, 2, 4, 6, 22, 20, 22, 21,
    16, 19, 1, 3, 5, 7, 22, 20, 22, 22, 17, 18, 0, 2, 4, 6, 8, 20, 13, 21, 16, 19, 1, 3,
    5, 7, 9, 20, 12, 22, 17, 18, 0, 2, 4, 6, 22, 20, 22, 21, 16, 19, 1, 3, 5, 7, 22, 20,
    22, 22, 17, 18, 0, 2, 4, 6, 8, 20, 13, 21, 16, 19, 1, 3, 5, 7, 9, 20, 12, 22, 17, 18,
    0, 2, 4, 6, 22, 10, 22, 21, 16, 19, 1, 3, 5, 7, 22, 11, 22, 22, 17, 18, 0, 2, 4, 6,
    8, 10, 13, 21, 15, 19, 1, 3, 5, 7, 9, 11, 12, 22, 14, 18, 0, 2, 4, 6, 22, 10, 22, 21,
    16, 19, 1, 3, 5, 7, 22, 11, 22, 22, 17, 18, 0, 2, 4, 6, 8, 10, 13, 21, 15, 19, 1, 3,
    5, 7, 9, 11, 12, 22, 14, 18,
};
static const GG_ROM gg_table_step agent_types__medic__heuristics__12__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 8, .offset = 65527}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 11, .offset = 65528}, /* go_to(hall, yard) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 21, .offset = 65527}, /* go_to(street, market) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 48, .offset = 80}, /* open_door(west_door, hall) */
    {.action = 68, .offset = 10}, /* take_cover(yard) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__medic__heuristics__12__tables[] = {
    {.digits = agent_types__medic__heuristics__12__tables__0__digits,
     .entries = agent_types__medic__heuristics__12__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__medic__heuristics__12__tables__0__distances,
     .policy = agent_types__medic__heuristics__12__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__medic__heuristics__12__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__medic__heuristics__12__wake_mask[] = {UINT64_C(0x1e00018013ff), UINT64_C(0x38)};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__12 = {.actions = agent_types__medic__heuristics__12__actions,
     .tables = agent_types__medic__heuristics__12__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__medic__heuristics__12__wake_mask,
     .table_count = 1, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__medic__heuristics__13__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__medic__heuristics__13__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__13__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__medic__heuristics__13__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__medic__heuristics__13__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__13__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__medic__heuristics__13__tables__0__digits[] = {
    {.values = agent_types__medic__heuristics__13__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__medic__heuristics__13__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__medic__heuristics__13__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__medic__heuristics__13__tables__0__digits__3__values, .word = 0, .shift = 24},
    {.values = agent_types__medic__heuristics__13__tables__0__digits__4__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__medic__heuristics__13__tables__0__entries[] = {
    5, 5, 5, 5, 6, 1, 6, 4, 4, 5, 5, 5, 5, 5, 6, 0, 6, 4, 4, 5, 4, 4, 4, 4,
    2, 1, 2, 3, 3, 4, 4, 4, 4, 4, 2, 0, 2, 3, 3, 4, 5, 5, 5, 5, 6, 1, 6, 4,
    4, 5, 5, 5, 5, 5, 6, 0, 6, 4, 4, 5, 4, 4, 4, 4, 2, 1, 2, 3, 3, 4, 4, 4,
    4, 4, 2, 0, 2, 3, 3, 4, 4, 5, 4, 5, 6, 1, 6, 3, 4, 4, 4, 5, 4, 5, 6, 0,
    6, 3, 4, 4, 3, 4, 3, 4, 2, 1, 2, 2, 3, 3, 3, 4, 3, 4, 2, 0, 2, 2, 3, 3,
    4, 5, 4, 5, 6, 1, 6, 3, 4, 4, 4, 5, 4, 5, 6, 0, 6, 3, 4, 4, 3, 4, 3, 4,
    2, 1, 2, 2, 3, 3, 3, 4, 3, 4, 2, 0, 2, 2, 3, 3, 5, 4, 5, 4, 6, 1, 6, 4,
    3, 4, 5, 4, 5, 4, 6, 0, 6, 4, 3, 4, 4, 3, 4, 3, 2, 1, 2, 3, 2, 3, 4, 3,
    4, 3, 2, 0, 2, 3, 2, 3, 5, 4, 5, 4, 6, 1, 6, 4, 3, 4, 5, 4, 5, 4, 6, 0,
    6, 4, 3, 4, 4, 3, 4, 3, 2, 1, 2, 3, 2, 3, 4, 3, 4, 3, 2, 0, 2, 3, 2, 3,
    4, 4, 4, 4, 6, 1, 6, 3, 3, 4, 4, 4, 4, 4, 6, 0, 6, 3, 3, 4, 3, 3, 3, 3,
    2, 1, 2, 2, 2, 3, 3, 3, 3, 3, 2, 0, 2, 2, 2, 3, 4, 4, 4, 4, 6, 1, 6, 3,
    3, 4, 4, 4, 4, 4, 6, 0, 6, 3, 3, 4, 3, 3, 3, 3, 2, 1, 2, 2, 2, 3, 3, 3,
    3, 3, 2, 0, 2, 2, 2, 3,
};
static const GG_ROM uint64_t agent_types__medic__heuristics__13__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__medic__heuristics__13__tables__0__policy[] = {
    0, 2, 4, 6, 25, 24, 25, 20, 21, 17, 1, 3, 5, 7, 25, 25, 25, 20, 21, 16, 0, 2, 4, 6,
    8, 24, 11, 20, 21, 17, 1, 3, 5, 7, 9, 25, 10, 20, 21, 16, 0, 2, 4, 6, 25, 24, 25, 20,
    21, 17, 1, 3, 5, 7, 25, 25, 25, 20, 21, 16, 0, 2, 4, 6, 8, 24, 11, 20, 21, 17, 1, 3,
    5, 7, 9, 25, 10, 20, 21, 16, 0, 2, 4, 6, 25, 24, 25, 22, 21, 17, 1, 3, 5, 7, 25, 25,
    25, 22, 21, 16, 0, 2, 4, 6, 8, 24, 11, 13, 21, 17, 1, 3, 5, 7, 9, 25, 10, 12, 21, 16,
    0, 2, 4, 6, 25, 24, 25, 22, 21, 17, 1, 3, 5, 7, 25, 25, 25, 22, 21, 16, 0, 2, 4, 6,
    8, 24, 11, 13, 21, 17, 1, 3, 5, 7, 9, 25, 10, 12, 21, 16, 0, 2, 4, 6, 25, 24, 25, 20,
    23, 19, 1, 3, 5, 7, 25, 25, 25, 20, 23, 18, 0, 2, 4, 6, 8, 24, 11, 20, 15, 19, 1, 3,
    5, 7, 9, 25, 10, 20, 14, 18, 0, 2, 4, 6, 25, 24, 25, 20, 23, 19, 1, 3, 5, 7, 25, 25,
    25, 20, 23, 18, 0, 2, 4, 6, 8, 24, 11, 20, 15, 19, 1, 3, 5, 7, 9, 25, 10, 20, 14, 18,
    0, 2, 4, 6, 25, 24, 25, 22, 23, 17, 1, 3, 5, 7, 25, 25, 25, 22, 23, 16, 0, 2, 4, 6,
    8, 24, 11, 13, 15, 17, 1, 3, 5, 7, 9, 25, 10, 12, 14, 16, 0, 2, 4, 6, 25, 24, 25, 22,
    23, 17, 1, 3, 5, 7, 25, 25, 25, 22, 23, 16, 0, 2, 4, 6, 8, 24, 11, 13, 15, 17, 1, 3,
    5, 7, 9, 25, 10, 12, 14, 16,
};
static const GG_ROM gg_table_step agent_types__medic__heuristics__13__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 8, .offset = 65527}, /* go_to(tower, hall) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65524}, /* go_to(yard, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65525}, /* go_to(market, street) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 49, .offset = 80}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 160}, /* open_door(east_door, street) */
    {.action = 53, .offset = 20}, /* light(hall, yard) */
    {.action = 54, .offset = 20}, /* light(hall, street) */
    {.action = 67, .offset = 10}, /* take_cover(hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__medic__heuristics__13__tables[] = {
    {.digits = agent_types__medic__heuristics__13__tables__0__digits,
     .entries = agent_types__medic__heuristics__13__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__medic__heuristics__13__tables__0__distances,
     .policy = agent_types__medic__heuristics__13__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__medic__heuristics__13__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__medic__heuristics__13__wake_mask[] = {UINT64_C(0x1e00018013ff), UINT64_C(0x38)};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__13 = {.actions = agent_types__medic__heuristics__13__actions,
     .tables = agent_types__medic__heuristics__13__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__medic__heuristics__13__wake_mask,
     .table_count = 1, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__medic__heuristics__14__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__medic__heuristics__14__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__14__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__medic__heuristics__14__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__medic__heuristics__14__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__14__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__medic__heuristics__14__tables__0__digits[] = {
    {.values = agent_types__medic__heuristics__14__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__medic__heuristics__14__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__medic__heuristics__14__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__medic__heuristics__14__tables__0__digits__3__values, .word = 0, .shift = 24},
    {.values = agent_types__medic__heuristics__14__tables__0__digits__4__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__medic__heuristics__14__tables__0__entries[] = {
    6, 6, 6, 6, 1, 2, 7, 5, 5, 6, 6, 6, 6, 6, 0, 2, 7, 5, 5, 6, 5, 5, 5, 5,
    1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 0, 2, 3, 4, 4, 5, 6, 6, 6, 6, 1, 2, 7, 5,
    5, 6, 6, 6, 6, 6, 0, 2, 7, 5, 5, 6, 5, 5, 5, 5, 1, 2, 3, 4, 4, 5, 5, 5,
    5, 5, 0, 2, 3, 4, 4, 5, 5, 6, 5, 6, 1, 2, 7, 4, 5, 5, 5, 6, 5, 6, 0, 2,
    7, 4, 5, 5, 4, 5, 4, 5, 1, 2, 3, 3, 4, 4, 4, 5, 4, 5, 0, 2, 3, 3, 4, 4,
    5, 6, 5, 6, 1, 2, 7, 4, 5, 5, 5, 6, 5, 6, 0, 2, 7, 4, 5, 5, 4, 5, 4, 5,
    1, 2, 3, 3, 4, 4, 4, 5, 4, 5, 0, 2, 3, 3, 4, 4, 6, 5, 6, 5, 1, 2, 7, 5,
    4, 5, 6, 5, 6, 5, 0, 2, 7, 5, 4, 5, 5, 4, 5, 4, 1, 2, 3, 4, 3, 4, 5, 4,
    5, 4, 0, 2, 3, 4, 3, 4, 6, 5, 6, 5, 1, 2, 7, 5, 4, 5, 6, 5, 6, 5, 0, 2,
    7, 5, 4, 5, 5, 4, 5, 4, 1, 2, 3, 4, 3, 4, 5, 4, 5, 4, 0, 2, 3, 4, 3, 4,
    5, 5, 5, 5, 1, 2, 7, 4, 4, 5, 5, 5, 5, 5, 0, 2, 7, 4, 4, 5, 4, 4, 4, 4,
    1, 2, 3, 3, 3, 4, 4, 4, 4, 4, 0, 2, 3, 3, 3, 4, 5, 5, 5, 5, 1, 2, 7, 4,
    4, 5, 5, 5, 5, 5, 0, 2, 7, 4, 4, 5, 4, 4, 4, 4, 1, 2, 3, 3, 3, 4, 4, 4,
    4, 4, 0, 2, 3, 3, 3, 4,
};
static const GG_ROM uint64_t agent_types__medic__heuristics__14__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0x60006), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__medic__heuristics__14__tables__0__policy[] = {
    0, 2, 4, 6, 24, 9, 25, 20, 21, 17, 1, 3, 5, 7, 25, 8, 25, 20, 21, 16, 0, 2, 4, 6,
    24, 9, 11, 20, 21, 17, 1, 3, 5, 7, 25, 8, 10, 20, 21, 16, 0, 2, 4, 6, 24, 9, 25, 20,
    21, 17, 1, 3, 5, 7, 25, 8, 25, 20, 21, 16, 0, 2, 4, 6, 24, 9, 11, 20, 21, 17, 1, 3,
    5, 7, 25, 8, 10, 20, 21, 16, 0, 2, 4, 6, 24, 9, 25, 22, 21, 17, 1, 3, 5, 7, 25, 8,
    25, 22, 21, 16, 0, 2, 4, 6, 24, 9, 11, 13, 21, 17, 1, 3, 5, 7, 25, 8, 10, 12, 21, 16,
    0, 2, 4, 6, 24, 9, 25, 22, 21, 17, 1, 3, 5, 7, 25, 8, 25, 22, 21, 16, 0, 2, 4, 6,
    24, 9, 11, 13, 21, 17, 1, 3, 5, 7, 25, 8, 10, 12, 21, 16, 0, 2, 4, 6, 24, 9, 25, 20,
    23, 19, 1, 3, 5, 7, 25, 8, 25, 20, 23, 18, 0, 2, 4, 6, 24, 9, 11, 20, 15, 19, 1, 3,
    5, 7, 25, 8, 10, 20, 14, 18, 0, 2, 4, 6, 24, 9, 25, 20, 23, 19, 1, 3, 5, 7, 25, 8,
    25, 20, 23, 18, 0, 2, 4, 6, 24, 9, 11, 20, 15, 19, 1, 3, 5, 7, 25, 8, 10, 20, 14, 18,
    0, 2, 4, 6, 24, 9, 25, 22, 23, 17, 1, 3, 5, 7, 25, 8, 25, 22, 23, 16, 0, 2, 4, 6,
    24, 9, 11, 13, 15, 17, 1, 3, 5, 7, 25, 8, 10, 12, 14, 16, 0, 2, 4, 6, 24, 9, 25, 22,
    23, 17, 1, 3, 5, 7, 25, 8, 25, 22, 23, 16, 0, 2, 4, 6, 24, 9, 11, 13, 15, 17, 1, 3,
    5, 7, 25, 8, 10, 12, 14, 16,
};
static const GG_ROM gg_table_step agent_types__medic__heuristics__14__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 9, .offset = 65525}, /* go_to(hall, tower) */
    {.action = 9, .offset = 65535}, /* go_to(hall, tower) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65524}, /* go_to(yard, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65525}, /* go_to(market, street) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 49, .offset = 80}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 160}, /* open_door(east_door, street) */
    {.action = 53, .offset = 20}, /* light(hall, yard) */
    {.action = 54, .offset = 20}, /* light(hall, street) */
    {.action = 66, .offset = 10}, /* take_cover(tower) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__medic__heuristics__14__tables[] = {
    {.digits = agent_types__medic__heuristics__14__tables__0__digits,
     .entries = agent_types__medic__heuristics__14__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__medic__heuristics__14__tables__0__distances,
     .policy = agent_types__medic__heuristics__14__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__medic__heuristics__14__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__medic__heuristics__14__wake_mask[] = {UINT64_C(0x1e00018013ff), UINT64_C(0x38)};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__14 = {.actions = agent_types__medic__heuristics__14__actions,
     .tables = agent_types__medic__heuristics__14__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__medic__heuristics__14__wake_mask,
     .table_count = 1, .asks = true, .hidden = true};
static const GG_ROM uint64_t agent_types__medic__heuristics__15__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__medic__heuristics__15__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__15__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__medic__heuristics__15__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__medic__heuristics__15__tables__0__digits__3__values[] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150};
static const GG_ROM gg_index_digit agent_types__medic__heuristics__15__tables__0__digits[] = {
    {.values = agent_types__medic__heuristics__15__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__medic__heuristics__15__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__medic__heuristics__15__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__medic__heuristics__15__tables__0__digits__3__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__medic__heuristics__15__tables__0__entries[] = {
    2, 2, 2, 2, 5, 3, 5, 1, 1, 0, 2, 2, 2, 2, 4, 3, 4, 1, 1, 0, 2, 2, 2, 2,
    5, 3, 5, 1, 1, 0, 2, 2, 2, 2, 4, 3, 4, 1, 1, 0, 2, 2, 2, 2, 5, 2, 5, 1,
    1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0, 2, 2, 2, 2, 5, 2, 5, 1, 1, 0, 2, 2,
    2, 2, 3, 2, 3, 1, 1, 0, 2, 2, 2, 2, 5, 2, 5, 1, 1, 0, 2, 2, 2, 2, 3, 2,
    3, 1, 1, 0, 2, 2, 2, 2, 5, 2, 5, 1, 1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0,
    2, 2, 2, 2, 5, 2, 5, 1, 1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0, 2, 2, 2, 2,
    5, 2, 5, 1, 1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0,
};
static const GG_ROM uint64_t agent_types__medic__heuristics__15__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__medic__heuristics__15__tables__0__policy[] = {
    0, 1, 2, 3, 11, 10, 11, 8, 9, 11, 0, 1, 2, 3, 4, 10, 7, 8, 9, 11, 0, 1, 2, 3,
    11, 10, 11, 8, 9, 11, 0, 1, 2, 3, 4, 10, 7, 8, 9, 11, 0, 1, 2, 3, 11, 5, 11, 8,
    9, 11, 0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 0, 1, 2, 3, 11, 5, 11, 8, 9, 11, 0, 1,
    2, 3, 4, 5, 7, 8, 9, 11, 0, 1, 2, 3, 11, 6, 11, 8, 9, 11, 0, 1, 2, 3, 4, 6,
    7, 8, 9, 11, 0, 1, 2, 3, 11, 6, 11, 8, 9, 11, 0, 1, 2, 3, 4, 6, 7, 8, 9, 11,
    0, 1, 2, 3, 11, 5, 11, 8, 9, 11, 0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 0, 1, 2, 3,
    11, 5, 11, 8, 9, 11, 0, 1, 2, 3, 4, 5, 7, 8, 9, 11,
};
static const GG_ROM gg_table_step agent_types__medic__heuristics__15__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 12, .offset = 3}, /* go_to(hall, street) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 17, .offset = 2}, /* go_to(yard, market) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 48, .offset = 40}, /* open_door(west_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__medic__heuristics__15__tables[] = {
    {.digits = agent_types__medic__heuristics__15__tables__0__digits,
     .entries = agent_types__medic__heuristics__15__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__medic__heuristics__15__tables__0__distances,
     .policy = agent_types__medic__heuristics__15__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__medic__heuristics__15__tables__0__moves, .base = UINT64_C(0x0),
     .size = 160, .mask = {1022, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__15 = {.actions = agent_types__medic__heuristics__15__actions,
     .tables = agent_types__medic__heuristics__15__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__medic__heuristics__16__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__medic__heuristics__16__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__16__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__medic__heuristics__16__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__medic__heuristics__16__tables__0__digits__3__values[] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150};
static const GG_ROM gg_index_digit agent_types__medic__heuristics__16__tables__0__digits[] = {
    {.values = agent_types__medic__heuristics__16__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__medic__heuristics__16__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__medic__heuristics__16__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__medic__heuristics__16__tables__0__digits__3__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__medic__heuristics__16__tables__0__entries[] = {
    1, 3, 1, 3, 4, 2, 4, 0, 2, 1, 1, 3, 1, 3, 3, 2, 3, 0, 2, 1, 1, 3, 1, 3,
    4, 2, 4, 0, 2, 1, 1, 3, 1, 3, 3, 2, 3, 0, 2, 1, 1, 3, 1, 3, 4, 1, 4, 0,
    2, 1, 1, 3, 1, 3, 2, 1, 2, 0, 2, 1, 1, 3, 1, 3, 4, 1, 4, 0, 2, 1, 1, 3,
    1, 3, 2, 1, 2, 0, 2, 1, 1, 3, 1, 3, 4, 2, 4, 0, 2, 1, 1, 3, 1, 3, 3, 2,
    3, 0, 2, 1, 1, 3, 1, 3, 4, 2, 4, 0, 2, 1, 1, 3, 1, 3, 3, 2, 3, 0, 2, 1,
    1, 3, 1, 3, 4, 1, 4, 0, 2, 1, 1, 3, 1, 3, 2, 1, 2, 0, 2, 1, 1, 3, 1, 3,
    4, 1, 4, 0, 2, 1, 1, 3, 1, 3, 2, 1, 2, 0, 2, 1,
};
static const GG_ROM uint64_t agent_types__medic__heuristics__16__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__medic__heuristics__16__tables__0__policy[] = {
    0, 1, 2, 3, 11, 10, 11, 11, 8, 9, 0, 1, 2, 3, 4, 10, 6, 11, 8, 9, 0, 1, 2, 3,
    11, 10, 11, 11, 8, 9, 0, 1, 2, 3, 4, 10, 6, 11, 8, 9, 0, 1, 2, 3, 11, 5, 11, 11,
    8, 9, 0, 1, 2, 3, 4, 5, 6, 11, 8, 9, 0, 1, 2, 3, 11, 5, 11, 11, 8, 9, 0, 1,
    2, 3, 4, 5, 6, 11, 8, 9, 0, 1, 2, 3, 11, 10, 11, 11, 8, 9, 0, 1, 2, 3, 4, 10,
    6, 11, 8, 9, 0, 1, 2, 3, 11, 10, 11, 11, 8, 9, 0, 1, 2, 3, 4, 10, 6, 11, 8, 9,
    0, 1, 2, 3, 11, 5, 11, 11, 8, 9, 0, 1, 2, 3, 4, 5, 6, 11, 7, 9, 0, 1, 2, 3,
    11, 5, 11, 11, 8, 9, 0, 1, 2, 3, 4, 5, 6, 11, 7, 9,
};
static const GG_ROM gg_table_step agent_types__medic__heuristics__16__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 48, .offset = 40}, /* open_door(west_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__medic__heuristics__16__tables[] = {
    {.digits = agent_types__medic__heuristics__16__tables__0__digits,
     .entries = agent_types__medic__heuristics__16__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__medic__heuristics__16__tables__0__distances,
     .policy = agent_types__medic__heuristics__16__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__medic__heuristics__16__tables__0__moves, .base = UINT64_C(0x0),
     .size = 160, .mask = {1022, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__16 = {.actions = agent_types__medic__heuristics__16__actions,
     .tables = agent_types__medic__heuristics__16__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__medic__heuristics__17__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__medic__heuristics__17__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__17__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__medic__heuristics__17__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__medic__heuristics__17__tables__0__digits__3__values[] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150};
static const GG_ROM gg_index_digit agent_types__medic__heuristics__17__tables__0__digits[] = {
    {.values = agent_types__medic__heuristics__17__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__medic__heuristics__17__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__medic__heuristics__17__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__medic__heuristics__17__tables__0__digits__3__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__medic__heuristics__17__tables__0__entries[] = {
    3, 1, 3, 1, 4, 2, 4, 2, 0, 1, 3, 1, 3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1,
    4, 2, 4, 2, 0, 1, 3, 1, 3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1, 4, 2, 4, 2,
    0, 1, 3, 1, 3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1, 4, 2, 4, 2, 0, 1, 3, 1,
    3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1, 4, 1, 4, 2, 0, 1, 3, 1, 3, 1, 2, 1,
    2, 2, 0, 1, 3, 1, 3, 1, 4, 1, 4, 2, 0, 1, 3, 1, 3, 1, 2, 1, 2, 2, 0, 1,
    3, 1, 3, 1, 4, 1, 4, 2, 0, 1, 3, 1, 3, 1, 2, 1, 2, 2, 0, 1, 3, 1, 3, 1,
    4, 1, 4, 2, 0, 1, 3, 1, 3, 1, 2, 1, 2, 2, 0, 1,
};
static const GG_ROM uint64_t agent_types__medic__heuristics__17__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__medic__heuristics__17__tables__0__policy[] = {
    0, 1, 2, 3, 11, 10, 11, 8, 11, 9, 0, 1, 2, 3, 4, 10, 6, 8, 11, 9, 0, 1, 2, 3,
    11, 10, 11, 8, 11, 9, 0, 1, 2, 3, 4, 10, 6, 8, 11, 9, 0, 1, 2, 3, 11, 10, 11, 8,
    11, 9, 0, 1, 2, 3, 4, 10, 6, 8, 11, 9, 0, 1, 2, 3, 11, 10, 11, 8, 11, 9, 0, 1,
    2, 3, 4, 10, 6, 8, 11, 9, 0, 1, 2, 3, 11, 5, 11, 8, 11, 9, 0, 1, 2, 3, 4, 5,
    6, 8, 11, 9, 0, 1, 2, 3, 11, 5, 11, 8, 11, 9, 0, 1, 2, 3, 4, 5, 6, 8, 11, 9,
    0, 1, 2, 3, 11, 5, 11, 8, 11, 9, 0, 1, 2, 3, 4, 5, 6, 7, 11, 9, 0, 1, 2, 3,
    11, 5, 11, 8, 11, 9, 0, 1, 2, 3, 4, 5, 6, 7, 11, 9,
};
static const GG_ROM gg_table_step agent_types__medic__heuristics__17__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 12, .offset = 3}, /* go_to(hall, street) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 17, .offset = 2}, /* go_to(yard, market) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 50, .offset = 80}, /* open_door(east_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__medic__heuristics__17__tables[] = {
    {.digits = agent_types__medic__heuristics__17__tables__0__digits,
     .entries = agent_types__medic__heuristics__17__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__medic__heuristics__17__tables__0__distances,
     .policy = agent_types__medic__heuristics__17__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__medic__heuristics__17__tables__0__moves, .base = UINT64_C(0x0),
     .size = 160, .mask = {1022, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__17 = {.actions = agent_types__medic__heuristics__17__actions,
     .tables = agent_types__medic__heuristics__17__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__medic__heuristics__18__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__medic__heuristics__18__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__18__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__medic__heuristics__18__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__medic__heuristics__18__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__18__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__medic__heuristics__18__tables__0__digits[] = {
    {.values = agent_types__medic__heuristics__18__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__medic__heuristics__18__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__medic__heuristics__18__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__medic__heuristics__18__tables__0__digits__3__values, .word = 0, .shift = 24},
    {.values = agent_types__medic__heuristics__18__tables__0__digits__4__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__medic__heuristics__18__tables__0__entries[] = {
    2, 5, 1, 5, 6, 4, 6, 2, 4, 3, 2, 5, 0, 5, 6, 4, 6, 2, 4, 3, 2, 5, 1, 5,
    5, 4, 5, 2, 4, 3, 2, 5, 0, 5, 5, 4, 5, 2, 4, 3, 2, 5, 1, 5, 6, 4, 6, 2,
    4, 3, 2, 5, 0, 5, 6, 4, 6, 2, 4, 3, 2, 5, 1, 5, 5, 4, 5, 2, 4, 3, 2, 5,
    0, 5, 5, 4, 5, 2, 4, 3, 2, 5, 1, 5, 6, 3, 6, 2, 4, 3, 2, 5, 0, 5, 6, 3,
    6, 2, 4, 3, 2, 5, 1, 5, 4, 3, 4, 2, 4, 3, 2, 5, 0, 5, 4, 3, 4, 2, 4, 3,
    2, 5, 1, 5, 6, 3, 6, 2, 4, 3, 2, 5, 0, 5, 6, 3, 6, 2, 4, 3, 2, 5, 1, 5,
    4, 3, 4, 2, 4, 3, 2, 5, 0, 5, 4, 3, 4, 2, 4, 3, 2, 5, 1, 5, 6, 4, 6, 2,
    4, 3, 2, 5, 0, 5, 6, 4, 6, 2, 4, 3, 2, 5, 1, 5, 5, 4, 5, 2, 4, 3, 2, 5,
    0, 5, 5, 4, 5, 2, 4, 3, 2, 5, 1, 5, 6, 4, 6, 2, 4, 3, 2, 5, 0, 5, 6, 4,
    6, 2, 4, 3, 2, 5, 1, 5, 5, 4, 5, 2, 4, 3, 2, 5, 0, 5, 5, 4, 5, 2, 4, 3,
    2, 5, 1, 5, 6, 3, 6, 2, 4, 3, 2, 5, 0, 5, 6, 3, 6, 2, 4, 3, 2, 5, 1, 5,
    4, 3, 4, 2, 4, 3, 2, 5, 0, 5, 4, 3, 4, 2, 4, 3, 2, 5, 1, 5, 6, 3, 6, 2,
    4, 3, 2, 5, 0, 5, 6, 3, 6, 2, 4, 3, 2, 5, 1, 5, 4, 3, 4, 2, 4, 3, 2, 5,
    0, 5, 4, 3, 4, 2, 4, 3,
};
static const GG_ROM uint64_t agent_types__medic__heuristics__18__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__medic__heuristics__18__tables__0__policy[] = {
    0, 2, 21, 4, 22, 20, 22, 13, 16, 19, 1, 3, 22, 5, 22, 20, 22, 12, 17, 18, 0, 2, 21, 4,
    6, 20, 11, 13, 16, 19, 1, 3, 22, 5, 7, 20, 10, 12, 17, 18, 0, 2, 21, 4, 22, 20, 22, 13,
    16, 19, 1, 3, 22, 5, 22, 20, 22, 12, 17, 18, 0, 2, 21, 4, 6, 20, 11, 13, 16, 19, 1, 3,
    22, 5, 7, 20, 10, 12, 17, 18, 0, 2, 21, 4, 22, 8, 22, 13, 16, 19, 1, 3, 22, 5, 22, 9,
    22, 12, 17, 18, 0, 2, 21, 4, 6, 8, 11, 13, 16, 19, 1, 3, 22, 5, 7, 9, 10, 12, 17, 18,
    0, 2, 21, 4, 22, 8, 22, 13, 16, 19, 1, 3, 22, 5, 22, 9, 22, 12, 17, 18, 0, 2, 21, 4,
    6, 8, 11, 13, 16, 19, 1, 3, 22, 5, 7, 9, 10, 12, 17, 18, 0, 2, 21, 4, 22, 20, 22, 13,
    16, 19, 1, 3, 22, 5, 22, 20, 22, 12, 17, 18, 0, 2, 21, 4, 6, 20, 11, 13, 16, 19, 1, 3,
    22, 5, 7, 20, 10, 12, 17, 18, 0, 2, 21, 4, 22, 20, 22, 13, 16, 19, 1, 3, 22, 5, 22, 20,
    22, 12, 17, 18, 0, 2, 21, 4, 6, 20, 11, 13, 16, 19, 1, 3, 22, 5, 7, 20, 10, 12, 17, 18,
    0, 2, 21, 4, 22, 8, 22, 13, 16, 19, 1, 3, 22, 5, 22, 9, 22, 12, 17, 18, 0, 2, 21, 4,
    6, 8, 11, 13, 15, 19, 1, 3, 22, 5, 7, 9, 10, 12, 14, 18, 0, 2, 21, 4, 22, 8, 22, 13,
    16, 19, 1, 3, 22, 5, 22, 9, 22, 12, 17, 18, 0, 2, 21, 4, 6, 8, 11, 13, 15, 19, 1, 3,
    22, 5, 7, 9, 10, 12, 14, 18,
};
static const GG_ROM gg_table_step agent_types__medic__heuristics__18__tables__0__moves[] = {
    {.action = 0, .offset = 2}, /* go_to(west, hill) */
    {.action = 0, .offset = 65528}, /* go_to(west, hill) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 8, .offset = 65527}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 11, .offset = 65528}, /* go_to(hall, yard) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 15, .offset = 65521}, /* go_to(yard, hill) */
    {.action = 15, .offset = 65531}, /* go_to(yard, hill) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 21, .offset = 65527}, /* go_to(street, market) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 48, .offset = 80}, /* open_door(west_door, hall) */
    {.action = 64, .offset = 10}, /* take_cover(hill) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__medic__heuristics__18__tables[] = {
    {.digits = agent_types__medic__heuristics__18__tables__0__digits,
     .entries = agent_types__medic__heuristics__18__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__medic__heuristics__18__tables__0__distances,
     .policy = agent_types__medic__heuristics__18__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__medic__heuristics__18__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__18 = {.actions = agent_types__medic__heuristics__18__actions,
     .tables = agent_types__medic__heuristics__18__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__medic__heuristics__19__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__medic__heuristics__19__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__19__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__medic__heuristics__19__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__medic__heuristics__19__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__19__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__medic__heuristics__19__tables__0__digits[] = {
    {.values = agent_types__medic__heuristics__19__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__medic__heuristics__19__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__medic__heuristics__19__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__medic__heuristics__19__tables__0__digits__3__values, .word = 0, .shift = 24},
    {.values = agent_types__medic__heuristics__19__tables__0__digits__4__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__medic__heuristics__19__tables__0__entries[] = {
    5, 2, 5, 1, 6, 4, 6, 4, 2, 3, 5, 2, 5, 0, 6, 4, 6, 4, 2, 3, 5, 2, 5, 1,
    5, 4, 5, 4, 2, 3, 5, 2, 5, 0, 5, 4, 5, 4, 2, 3, 5, 2, 5, 1, 6, 4, 6, 4,
    2, 3, 5, 2, 5, 0, 6, 4, 6, 4, 2, 3, 5, 2, 5, 1, 5, 4, 5, 4, 2, 3, 5, 2,
    5, 0, 5, 4, 5, 4, 2, 3, 5, 2, 5, 1, 6, 4, 6, 4, 2, 3, 5, 2, 5, 0, 6, 4,
    6, 4, 2, 3, 5, 2, 5, 1, 5, 4, 5, 4, 2, 3, 5, 2, 5, 0, 5, 4, 5, 4, 2, 3,
    5, 2, 5, 1, 6, 4, 6, 4, 2, 3, 5, 2, 5, 0, 6, 4, 6, 4, 2, 3, 5, 2, 5, 1,
    5, 4, 5, 4, 2, 3, 5, 2, 5, 0, 5, 4, 5, 4, 2, 3, 5, 2, 5, 1, 6, 3, 6, 4,
    2, 3, 5, 2, 5, 0, 6, 3, 6, 4, 2, 3, 5, 2, 5, 1, 4, 3, 4, 4, 2, 3, 5, 2,
    5, 0, 4, 3, 4, 4, 2, 3, 5, 2, 5, 1, 6, 3, 6, 4, 2, 3, 5, 2, 5, 0, 6, 3,
    6, 4, 2, 3, 5, 2, 5, 1, 4, 3, 4, 4, 2, 3, 5, 2, 5, 0, 4, 3, 4, 4, 2, 3,
    5, 2, 5, 1, 6, 3, 6, 4, 2, 3, 5, 2, 5, 0, 6, 3, 6, 4, 2, 3, 5, 2, 5, 1,
    4, 3, 4, 4, 2, 3, 5, 2, 5, 0, 4, 3, 4, 4, 2, 3, 5, 2, 5, 1, 6, 3, 6, 4,
    2, 3, 5, 2, 5, 0, 6, 3, 6, 4, 2, 3, 5, 2, 5, 1, 4, 3, 4, 4, 2, 3, 5, 2,
    5, 0, 4, 3, 4, 4, 2, 3,
};
static const GG_ROM uint64_t agent_types__medic__heuristics__19__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__medic__heuristics__19__tables__0__policy[] = {
    0, 2, 4, 21, 22, 20, 22, 14, 17, 19, 1, 3, 5, 22, 22, 20, 22, 15, 16, 18, 0, 2, 4, 21,
    6, 20, 11, 14, 17, 19, 1, 3, 5, 22, 7, 20, 10, 15, 16, 18, 0, 2, 4, 21, 22, 20, 22, 14,
    17, 19, 1, 3, 5, 22, 22, 20, 22, 15, 16, 18, 0, 2, 4, 21, 6, 20, 11, 14, 17, 19, 1, 3,
    5, 22, 7, 20, 10, 15, 16, 18, 0, 2, 4, 21, 22, 20, 22, 14, 17, 19, 1, 3, 5, 22, 22, 20,
    22, 15, 16, 18, 0, 2, 4, 21, 6, 20, 11, 14, 17, 19, 1, 3, 5, 22, 7, 20, 10, 15, 16, 18,
    0, 2, 4, 21, 22, 20, 22, 14, 17, 19, 1, 3, 5, 22, 22, 20, 22, 15, 16, 18, 0, 2, 4, 21,
    6, 20, 11, 14, 17, 19, 1, 3, 5, 22, 7, 20, 10, 15, 16, 18, 0, 2, 4, 21, 22, 8, 22, 14,
    17, 19, 1, 3, 5, 22, 22, 9, 22, 15, 16, 18, 0, 2, 4, 21, 6, 8, 11, 14, 17, 19, 1, 3,
    5, 22, 7, 9, 10, 15, 16, 18, 0, 2, 4, 21, 22, 8, 22, 14, 17, 19, 1, 3, 5, 22, 22, 9,
    22, 15, 16, 18, 0, 2, 4, 21, 6, 8, 11, 14, 17, 19, 1, 3, 5, 22, 7, 9, 10, 15, 16, 18,
    0, 2, 4, 21, 22, 8, 22, 14, 17, 19, 1, 3, 5, 22, 22, 9, 22, 15, 16, 18, 0, 2, 4, 21,
    6, 8, 11, 13, 17, 19, 1, 3, 5, 22, 7, 9, 10, 12, 16, 18, 0, 2, 4, 21, 22, 8, 22, 14,
    17, 19, 1, 3, 5, 22, 22, 9, 22, 15, 16, 18, 0, 2, 4, 21, 6, 8, 11, 13, 17, 19, 1, 3,
    5, 22, 7, 9, 10, 12, 16, 18,
};
static const GG_ROM gg_table_step agent_types__medic__heuristics__19__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 2, .offset = 2}, /* go_to(east, roof) */
    {.action = 2, .offset = 65528}, /* go_to(east, roof) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 8, .offset = 65527}, /* go_to(tower, hall) */
    {.action = 12, .offset = 3}, /* go_to(hall, street) */
    {.action = 12, .offset = 65529}, /* go_to(hall, street) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65524}, /* go_to(yard, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 17, .offset = 2}, /* go_to(yard, market) */
    {.action = 17, .offset = 65528}, /* go_to(yard, market) */
    {.action = 19, .offset = 65521}, /* go_to(street, roof) */
    {.action = 19, .offset = 65531}, /* go_to(street, roof) */
    {.action = 23, .offset = 65525}, /* go_to(market, street) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 50, .offset = 160}, /* open_door(east_door, hall) */
    {.action = 65, .offset = 10}, /* take_cover(roof) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__medic__heuristics__19__tables[] = {
    {.digits = agent_types__medic__heuristics__19__tables__0__digits,
     .entries = agent_types__medic__heuristics__19__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__medic__heuristics__19__tables__0__distances,
     .policy = agent_types__medic__heuristics__19__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__medic__heuristics__19__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__19 = {.actions = agent_types__medic__heuristics__19__actions,
     .tables = agent_types__medic__heuristics__19__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__medic__heuristics__20__actions[] = {UINT64_C(0xc1ff000000ffffff), UINT64_C(0x3f), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__medic__heuristics__20__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__20__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__medic__heuristics__20__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__medic__heuristics__20__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__20__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__medic__heuristics__20__tables__0__digits[] = {
    {.values = agent_types__medic__heuristics__20__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__medic__heuristics__20__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__medic__heuristics__20__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__medic__heuristics__20__tables__0__digits__3__values, .word = 0, .shift = 24},
    {.values = agent_types__medic__heuristics__20__tables__0__digits__4__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__medic__heuristics__20__tables__0__entries[] = {
    6, 6, 6, 6, 1, 2, 7, 5, 5, 6, 6, 6, 6, 6, 0, 2, 7, 5, 5, 6, 5, 5, 5, 5,
    1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 0, 2, 3, 4, 4, 5, 6, 6, 6, 6, 1, 2, 7, 5,
    5, 6, 6, 6, 6, 6, 0, 2, 7, 5, 5, 6, 5, 5, 5, 5, 1, 2, 3, 4, 4, 5, 5, 5,
    5, 5, 0, 2, 3, 4, 4, 5, 5, 6, 5, 6, 1, 2, 7, 4, 5, 5, 5, 6, 5, 6, 0, 2,
    7, 4, 5, 5, 4, 5, 4, 5, 1, 2, 3, 3, 4, 4, 4, 5, 4, 5, 0, 2, 3, 3, 4, 4,
    5, 6, 5, 6, 1, 2, 7, 4, 5, 5, 5, 6, 5, 6, 0, 2, 7, 4, 5, 5, 4, 5, 4, 5,
    1, 2, 3, 3, 4, 4, 4, 5, 4, 5, 0, 2, 3, 3, 4, 4, 6, 5, 6, 5, 1, 2, 7, 5,
    4, 5, 6, 5, 6, 5, 0, 2, 7, 5, 4, 5, 5, 4, 5, 4, 1, 2, 3, 4, 3, 4, 5, 4,
    5, 4, 0, 2, 3, 4, 3, 4, 6, 5, 6, 5, 1, 2, 7, 5, 4, 5, 6, 5, 6, 5, 0, 2,
    7, 5, 4, 5, 5, 4, 5, 4, 1, 2, 3, 4, 3, 4, 5, 4, 5, 4, 0, 2, 3, 4, 3, 4,
    5, 5, 5, 5, 1, 2, 7, 4, 4, 5, 5, 5, 5, 5, 0, 2, 7, 4, 4, 5, 4, 4, 4, 4,
    1, 2, 3, 3, 3, 4, 4, 4, 4, 4, 0, 2, 3, 3, 3, 4, 5, 5, 5, 5, 1, 2, 7, 4,
    4, 5, 5, 5, 5, 5, 0, 2, 7, 4, 4, 5, 4, 4, 4, 4, 1, 2, 3, 3, 3, 4, 4, 4,
    4, 4, 0, 2, 3, 3, 3, 4,
};
static const GG_ROM uint64_t agent_types__medic__heuristics__20__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0x60006), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__medic__heuristics__20__tables__0__policy[] = {
    0, 2, 4, 6, 24, 9, 25, 20, 21, 17, 1, 3, 5, 7, 25, 8, 25, 20, 21, 16, 0, 2, 4, 6,
    24, 9, 11, 20, 21, 17, 1, 3, 5, 7, 25, 8, 10, 20, 21, 16, 0, 2, 4, 6, 24, 9, 25, 20,
    21, 17, 1, 3, 5, 7, 25, 8, 25, 20, 21, 16, 0, 2, 4, 6, 24, 9, 11, 20, 21, 17, 1, 3,
    5, 7, 25, 8, 10, 20, 21, 16, 0, 2, 4, 6, 24, 9, 25, 22, 21, 17, 1, 3, 5, 7, 25, 8,
    25, 22, 21, 16, 0, 2, 4, 6, 24, 9, 11, 13, 21, 17, 1, 3, 5, 7, 25, 8, 10, 12, 21, 16,
    0, 2, 4, 6, 24, 9, 25, 22, 21, 17, 1, 3, 5, 7, 25, 8, 25, 22, 21, 16, 0, 2, 4, 6,
    24, 9, 11, 13, 21, 17, 1, 3, 5, 7, 25, 8, 10, 12, 21, 16, 0, 2, 4, 6, 24, 9, 25, 20,
    23, 19, 1, 3, 5, 7, 25, 8, 25, 20, 23, 18, 0, 2, 4, 6, 24, 9, 11, 20, 15, 19, 1, 3,
    5, 7, 25, 8, 10, 20, 14, 18, 0, 2, 4, 6, 24, 9, 25, 20, 23, 19, 1, 3, 5, 7, 25, 8,
    25, 20, 23, 18, 0, 2, 4, 6, 24, 9, 11, 20, 15, 19, 1, 3, 5, 7, 25, 8, 10, 20, 14, 18,
    0, 2, 4, 6, 24, 9, 25, 22, 23, 17, 1, 3, 5, 7, 25, 8, 25, 22, 23, 16, 0, 2, 4, 6,
    24, 9, 11, 13, 15, 17, 1, 3, 5, 7, 25, 8, 10, 12, 14, 16, 0, 2, 4, 6, 24, 9, 25, 22,
    23, 17, 1, 3, 5, 7, 25, 8, 25, 22, 23, 16, 0, 2, 4, 6, 24, 9, 11, 13, 15, 17, 1, 3,
    5, 7, 25, 8, 10, 12, 14, 16,
};
static const GG_ROM gg_table_step agent_types__medic__heuristics__20__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 1, .offset = 65533}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 3, .offset = 65533}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 5, .offset = 65531}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 7, .offset = 65531}, /* go_to(roof, street) */
    {.action = 9, .offset = 65525}, /* go_to(hall, tower) */
    {.action = 9, .offset = 65535}, /* go_to(hall, tower) */
    {.action = 13, .offset = 65525}, /* go_to(cellar, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65524}, /* go_to(yard, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 20, .offset = 65523}, /* go_to(street, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 22, .offset = 65524}, /* go_to(market, yard) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65525}, /* go_to(market, street) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 49, .offset = 80}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 160}, /* open_door(east_door, street) */
    {.action = 53, .offset = 20}, /* light(hall, yard) */
    {.action = 54, .offset = 20}, /* light(hall, street) */
    {.action = 66, .offset = 10}, /* take_cover(tower) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__medic__heuristics__20__tables[] = {
    {.digits = agent_types__medic__heuristics__20__tables__0__digits,
     .entries = agent_types__medic__heuristics__20__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__medic__heuristics__20__tables__0__distances,
     .policy = agent_types__medic__heuristics__20__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__medic__heuristics__20__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__20 = {.actions = agent_types__medic__heuristics__20__actions,
     .tables = agent_types__medic__heuristics__20__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__medic__heuristics__21__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__medic__heuristics__21__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__21__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__medic__heuristics__21__tables__0__digits__2__values[] = {0, 9, 0, 9, 10, 19, 10, 19, 0, 9, 0, 9, 10, 19, 10, 19};
static const GG_ROM uint16_t agent_types__medic__heuristics__21__tables__0__digits__3__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__medic__heuristics__21__tables__0__digits[] = {
    {.values = agent_types__medic__heuristics__21__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__medic__heuristics__21__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__medic__heuristics__21__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__medic__heuristics__21__tables__0__digits__3__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__medic__heuristics__21__tables__0__entries[] = {
    0, 4, 1, 4, 5, 3, 5, 1, 3, 2, 4, 0, 4, 1, 5, 3, 5, 3, 1, 2, 0, 4, 1, 4,
    4, 3, 4, 1, 3, 2, 4, 0, 4, 1, 4, 3, 4, 3, 1, 2, 0, 4, 1, 4, 5, 3, 5, 1,
    3, 2, 4, 0, 4, 1, 5, 3, 5, 3, 1, 2, 0, 4, 1, 4, 4, 3, 4, 1, 3, 2, 4, 0,
    4, 1, 4, 3, 4, 3, 1, 2, 0, 4, 1, 4, 5, 2, 5, 1, 3, 2, 4, 0, 4, 1, 5, 3,
    5, 3, 1, 2, 0, 4, 1, 4, 3, 2, 3, 1, 3, 2, 4, 0, 4, 1, 4, 3, 4, 3, 1, 2,
    0, 4, 1, 4, 5, 2, 5, 1, 3, 2, 4, 0, 4, 1, 5, 3, 5, 3, 1, 2, 0, 4, 1, 4,
    3, 2, 3, 1, 3, 2, 4, 0, 4, 1, 4, 3, 4, 3, 1, 2, 0, 4, 1, 4, 5, 3, 5, 1,
    3, 2, 4, 0, 4, 1, 5, 2, 5, 3, 1, 2, 0, 4, 1, 4, 4, 3, 4, 1, 3, 2, 4, 0,
    4, 1, 3, 2, 3, 3, 1, 2, 0, 4, 1, 4, 5, 3, 5, 1, 3, 2, 4, 0, 4, 1, 5, 2,
    5, 3, 1, 2, 0, 4, 1, 4, 4, 3, 4, 1, 3, 2, 4, 0, 4, 1, 3, 2, 3, 3, 1, 2,
    0, 4, 1, 4, 5, 2, 5, 1, 3, 2, 4, 0, 4, 1, 5, 2, 5, 3, 1, 2, 0, 4, 1, 4,
    3, 2, 3, 1, 3, 2, 4, 0, 4, 1, 3, 2, 3, 3, 1, 2, 0, 4, 1, 4, 5, 2, 5, 1,
    3, 2, 4, 0, 4, 1, 5, 2, 5, 3, 1, 2, 0, 4, 1, 4, 3, 2, 3, 1, 3, 2, 4, 0,
    4, 1, 3, 2, 3, 3, 1, 2,
};
static const GG_ROM uint64_t agent_types__medic__heuristics__21__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__medic__heuristics__21__tables__0__policy[] = {
    20, 1, 2, 5, 20, 18, 20, 10, 15, 16, 0, 20, 3, 4, 20, 19, 20, 12, 13, 17, 20, 1, 2, 5,
    6, 18, 9, 10, 15, 16, 0, 20, 3, 4, 6, 19, 9, 12, 13, 17, 20, 1, 2, 5, 20, 18, 20, 10,
    15, 16, 0, 20, 3, 4, 20, 19, 20, 12, 13, 17, 20, 1, 2, 5, 6, 18, 9, 10, 15, 16, 0, 20,
    3, 4, 6, 19, 9, 12, 13, 17, 20, 1, 2, 5, 20, 7, 20, 10, 15, 16, 0, 20, 3, 4, 20, 19,
    20, 12, 13, 17, 20, 1, 2, 5, 6, 7, 9, 10, 15, 16, 0, 20, 3, 4, 6, 19, 9, 12, 13, 17,
    20, 1, 2, 5, 20, 7, 20, 10, 15, 16, 0, 20, 3, 4, 20, 19, 20, 12, 13, 17, 20, 1, 2, 5,
    6, 7, 9, 10, 15, 16, 0, 20, 3, 4, 6, 19, 9, 12, 13, 17, 20, 1, 2, 5, 20, 18, 20, 10,
    15, 16, 0, 20, 3, 4, 20, 8, 20, 12, 13, 17, 20, 1, 2, 5, 6, 18, 9, 10, 15, 16, 0, 20,
    3, 4, 6, 8, 9, 12, 13, 17, 20, 1, 2, 5, 20, 18, 20, 10, 15, 16, 0, 20, 3, 4, 20, 8,
    20, 12, 13, 17, 20, 1, 2, 5, 6, 18, 9, 10, 15, 16, 0, 20, 3, 4, 6, 8, 9, 12, 13, 17,
    20, 1, 2, 5, 20, 7, 20, 10, 15, 16, 0, 20, 3, 4, 20, 8, 20, 12, 13, 17, 20, 1, 2, 5,
    6, 7, 9, 10, 14, 16, 0, 20, 3, 4, 6, 8, 9, 11, 13, 17, 20, 1, 2, 5, 20, 7, 20, 10,
    15, 16, 0, 20, 3, 4, 20, 8, 20, 12, 13, 17, 20, 1, 2, 5, 6, 7, 9, 10, 14, 16, 0, 20,
    3, 4, 6, 8, 9, 11, 13, 17,
};
static const GG_ROM gg_table_step agent_types__medic__heuristics__21__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 4, .offset = 65534}, /* go_to(hill, west) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 6, .offset = 65534}, /* go_to(roof, east) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 11, .offset = 2}, /* go_to(hall, yard) */
    {.action = 12, .offset = 3}, /* go_to(hall, street) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 14, .offset = 65529}, /* go_to(yard, west) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 17, .offset = 2}, /* go_to(yard, market) */
    {.action = 18, .offset = 65529}, /* go_to(street, east) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 21, .offset = 1}, /* go_to(street, market) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 48, .offset = 80}, /* open_door(west_door, hall) */
    {.action = 50, .offset = 160}, /* open_door(east_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__medic__heuristics__21__tables[] = {
    {.digits = agent_types__medic__heuristics__21__tables__0__digits,
     .entries = agent_types__medic__heuristics__21__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__medic__heuristics__21__tables__0__distances,
     .policy = agent_types__medic__heuristics__21__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__medic__heuristics__21__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {3070, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__21 = {.actions = agent_types__medic__heuristics__21__actions,
     .tables = agent_types__medic__heuristics__21__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__medic__heuristics__22__actions[] = {UINT64_C(0x1ff000000ffffff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__medic__heuristics__22__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__medic__heuristics__22__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__medic__heuristics__22__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__medic__heuristics__22__tables__0__digits__3__values[] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150};
static const GG_ROM gg_index_digit agent_types__medic__heuristics__22__tables__0__digits[] = {
    {.values = agent_types__medic__heuristics__22__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__medic__heuristics__22__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__medic__heuristics__22__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__medic__heuristics__22__tables__0__digits__3__values, .word = 0, .shift = 41},
};
static const GG_ROM uint8_t agent_types__medic__heuristics__22__tables__0__entries[] = {
    4, 4, 4, 4, 5, 0, 5, 3, 3, 4, 3, 3, 3, 3, 1, 0, 1, 2, 2, 3, 4, 4, 4, 4,
    5, 0, 5, 3, 3, 4, 3, 3, 3, 3, 1, 0, 1, 2, 2, 3, 3, 4, 3, 4, 5, 0, 5, 2,
    3, 3, 2, 3, 2, 3, 1, 0, 1, 1, 2, 2, 3, 4, 3, 4, 5, 0, 5, 2, 3, 3, 2, 3,
    2, 3, 1, 0, 1, 1, 2, 2, 4, 3, 4, 3, 5, 0, 5, 3, 2, 3, 3, 2, 3, 2, 1, 0,
    1, 2, 1, 2, 4, 3, 4, 3, 5, 0, 5, 3, 2, 3, 3, 2, 3, 2, 1, 0, 1, 2, 1, 2,
    3, 3, 3, 3, 5, 0, 5, 2, 2, 3, 2, 2, 2, 2, 1, 0, 1, 1, 1, 2, 3, 3, 3, 3,
    5, 0, 5, 2, 2, 3, 2, 2, 2, 2, 1, 0, 1, 1, 1, 2,
};
static const GG_ROM uint64_t agent_types__medic__heuristics__22__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint8_t agent_types__medic__heuristics__22__tables__0__policy[] = {
    0, 1, 2, 3, 14, 14, 14, 10, 11, 8, 0, 1, 2, 3, 4, 14, 5, 10, 11, 8, 0, 1, 2, 3,
    14, 14, 14, 10, 11, 8, 0, 1, 2, 3, 4, 14, 5, 10, 11, 8, 0, 1, 2, 3, 14, 14, 14, 12,
    11, 8, 0, 1, 2, 3, 4, 14, 5, 6, 11, 8, 0, 1, 2, 3, 14, 14, 14, 12, 11, 8, 0, 1,
    2, 3, 4, 14, 5, 6, 11, 8, 0, 1, 2, 3, 14, 14, 14, 10, 13, 9, 0, 1, 2, 3, 4, 14,
    5, 10, 7, 9, 0, 1, 2, 3, 14, 14, 14, 10, 13, 9, 0, 1, 2, 3, 4, 14, 5, 10, 7, 9,
    0, 1, 2, 3, 14, 14, 14, 12, 13, 8, 0, 1, 2, 3, 4, 14, 5, 6, 7, 8, 0, 1, 2, 3,
    14, 14, 14, 12, 13, 8, 0, 1, 2, 3, 4, 14, 5, 6, 7, 8,
};
static const GG_ROM gg_table_step agent_types__medic__heuristics__22__tables__0__moves[] = {
    {.action = 1, .offset = 7}, /* go_to(west, yard) */
    {.action = 3, .offset = 7}, /* go_to(east, street) */
    {.action = 5, .offset = 5}, /* go_to(hill, yard) */
    {.action = 7, .offset = 5}, /* go_to(roof, street) */
    {.action = 8, .offset = 1}, /* go_to(tower, hall) */
    {.action = 13, .offset = 65535}, /* go_to(cellar, hall) */
    {.action = 16, .offset = 65534}, /* go_to(yard, hall) */
    {.action = 20, .offset = 65533}, /* go_to(street, hall) */
    {.action = 22, .offset = 65534}, /* go_to(market, yard) */
    {.action = 23, .offset = 65535}, /* go_to(market, street) */
    {.action = 49, .offset = 40}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 80}, /* open_door(east_door, street) */
    {.action = 53, .offset = 10}, /* light(hall, yard) */
    {.action = 54, .offset = 10}, /* light(hall, street) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__medic__heuristics__22__tables[] = {
    {.digits = agent_types__medic__heuristics__22__tables__0__digits,
     .entries = agent_types__medic__heuristics__22__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__medic__heuristics__22__tables__0__distances,
     .policy = agent_types__medic__heuristics__22__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__medic__heuristics__22__tables__0__moves, .base = UINT64_C(0x0),
     .size = 160, .mask = {1022, 7680}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__medic__heuristics__22 = {.actions = agent_types__medic__heuristics__22__actions,
     .tables = agent_types__medic__heuristics__22__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__medic__heuristics[] = {
    &agent_types__medic__heuristics__0,
    NULL,
    &agent_types__medic__heuristics__2,
    &agent_types__medic__heuristics__3,
    NULL,
    NULL,
    NULL,
    NULL,
    NULL,
    &agent_types__medic__heuristics__9,
    NULL,
    NULL,
    &agent_types__medic__heuristics__12,
    &agent_types__medic__heuristics__13,
    &agent_types__medic__heuristics__14,
    &agent_types__medic__heuristics__15,
    &agent_types__medic__heuristics__16,
    &agent_types__medic__heuristics__17,
    &agent_types__medic__heuristics__18,
    &agent_types__medic__heuristics__19,
    &agent_types__medic__heuristics__20,
    &agent_types__medic__heuristics__21,
    &agent_types__medic__heuristics__22,
};
static const GG_ROM uint16_t agent_types__medic__goals[] = {
    0, /* stay_alive */
    2, /* rescue */
    3, /* get_well */
    9, /* stay_stocked */
};
static const GG_ROM uint64_t agent_types__medic__relevance_mask[] = {UINT64_C(0x3ff1800000), UINT64_C(0x6c03)};
static const GG_ROM uint64_t agent_types__civilian__actions[] = {UINT64_C(0x3e0fffffff000000), UINT64_C(0x3c0), UINT64_C(0x7c000)};
static const GG_ROM uint64_t agent_types__civilian__heuristics__1__actions[] = {UINT64_C(0x3e0fffffff000000), UINT64_C(0x3c0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__civilian__heuristics__1__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__1__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__civilian__heuristics__1__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__civilian__heuristics__1__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__1__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__civilian__heuristics__1__tables__0__digits[] = {
    {.values = agent_types__civilian__heuristics__1__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__civilian__heuristics__1__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__civilian__heuristics__1__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__civilian__heuristics__1__tables__0__digits__3__values, .word = 0,
     .shift = 24},
    {.values = agent_types__civilian__heuristics__1__tables__0__digits__4__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__1__tables__0__entries[] = {
    1, 1, 2, 2, 2, 1, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2,
    3, 2, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 1, 2, 2,
    2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 2, 2, 2, 2, 3, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 1, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 1, 2, 2, 3, 2, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 2, 2, 2, 1, 2, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2,
    3, 2, 2, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 1, 1, 2,
    2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 2, 1, 2, 2, 3, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 1, 2, 2, 2, 3, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 1, 2, 2, 3, 2, 2, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 2, 2, 2, 1, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2,
    3, 2, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 1, 2, 2,
    2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 2, 2, 2, 2, 3, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__1__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003)};
static const GG_ROM uint8_t agent_types__civilian__heuristics__1__tables__0__policy[] = {
    10, 11, 0, 1, 2, 12, 13, 5, 6, 7, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 11, 0, 1,
    2, 3, 13, 5, 6, 7, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 11, 0, 1, 2, 12, 4, 5,
    6, 7, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 11, 0, 1, 2, 8, 9, 5, 6, 7, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 10, 11, 0, 1, 2, 12, 13, 5, 6, 7, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 10, 11, 0, 1, 2, 3, 13, 5, 6, 7, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    10, 11, 0, 1, 2, 12, 4, 5, 6, 7, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 11, 0, 1,
    2, 8, 9, 5, 6, 7, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 11, 0, 1, 2, 12, 13, 5,
    6, 7, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 11, 0, 1, 2, 3, 13, 5, 6, 7, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 10, 11, 0, 1, 2, 12, 4, 5, 6, 7, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 10, 11, 0, 1, 2, 8, 9, 5, 6, 7, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    10, 11, 0, 1, 2, 12, 13, 5, 6, 7, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 11, 0, 1,
    2, 3, 13, 5, 6, 7, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 11, 0, 1, 2, 12, 4, 5,
    6, 7, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 11, 0, 1, 2, 8, 9, 5, 6, 7, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14,
};
static const GG_ROM gg_table_step agent_types__civilian__heuristics__1__tables__0__moves[] = {
    {.action = 28, .offset = 65534}, /* sneak(hill, west) */
    {.action = 30, .offset = 65534}, /* sneak(roof, east) */
    {.action = 32, .offset = 1}, /* sneak(tower, hall) */
    {.action = 34, .offset = 1}, /* sneak(hall, cellar) */
    {.action = 37, .offset = 65535}, /* sneak(cellar, hall) */
    {.action = 38, .offset = 65529}, /* sneak(yard, west) */
    {.action = 42, .offset = 65529}, /* sneak(street, east) */
    {.action = 46, .offset = 65534}, /* sneak(market, yard) */
    {.action = 57, .offset = 65516}, /* darken(hall, hall) */
    {.action = 61, .offset = 65496}, /* darken(cellar, cellar) */
    {.action = 70, .offset = 10}, /* hide(west) */
    {.action = 71, .offset = 10}, /* hide(east) */
    {.action = 72, .offset = 10}, /* hide(hall) */
    {.action = 73, .offset = 10}, /* hide(cellar) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__civilian__heuristics__1__tables[] = {
    {.digits = agent_types__civilian__heuristics__1__tables__0__digits,
     .entries = agent_types__civilian__heuristics__1__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__civilian__heuristics__1__tables__0__distances,
     .policy = agent_types__civilian__heuristics__1__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__civilian__heuristics__1__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__1__wake_mask[] = {UINT64_C(0x1e00018013ff), UINT64_C(0x38)};
static const GG_ROM gg_heuristic agent_types__civilian__heuristics__1 = {.actions = agent_types__civilian__heuristics__1__actions,
     .tables = agent_types__civilian__heuristics__1__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__civilian__heuristics__1__wake_mask,
     .table_count = 1, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__civilian__heuristics__7__actions[] = {UINT64_C(0xfffffff000000), UINT64_C(0x0), UINT64_C(0x10000)};
static const GG_ROM uint16_t agent_types__civilian__heuristics__7__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__7__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__civilian__heuristics__7__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__civilian__heuristics__7__tables__0__digits__3__values[] = {0, 10, 20, 30, 0, 10, 20, 30, 0, 10, 20, 30, 0, 10, 20, 30};
static const GG_ROM uint16_t agent_types__civilian__heuristics__7__tables__0__digits__4__values[] = {0, 30, 60, 90, 0, 30, 60, 90, 0, 30, 60, 90, 0, 30, 60, 90};
static const GG_ROM gg_index_digit agent_types__civilian__heuristics__7__tables__0__digits[] = {
    {.values = agent_types__civilian__heuristics__7__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__civilian__heuristics__7__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__civilian__heuristics__7__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__civilian__heuristics__7__tables__0__digits__3__values, .word = 0,
     .shift = 39},
    {.values = agent_types__civilian__heuristics__7__tables__0__digits__4__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__7__tables__0__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5,
    3, 2, 1, 4, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4, 5, 4, 5, 3, 2, 1, 3, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 5, 4, 5, 4, 3, 2, 1, 4, 3, 4, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 3, 2, 1, 3, 3, 4,
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__7__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005),
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__7__tables__0__policy[] = {
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 0, 1, 2, 3,
    4, 5, 12, 10, 11, 8, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 0, 1, 2, 3, 4, 5, 12, 6, 11, 8, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 0, 1, 2, 3, 4, 5, 12, 10, 7, 9, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 0, 1, 2, 3, 4, 5, 12, 6, 7, 8,
};
static const GG_ROM gg_table_step agent_types__civilian__heuristics__7__tables__0__moves[] = {
    {.action = 25, .offset = 7}, /* sneak(west, yard) */
    {.action = 27, .offset = 7}, /* sneak(east, street) */
    {.action = 29, .offset = 5}, /* sneak(hill, yard) */
    {.action = 31, .offset = 5}, /* sneak(roof, street) */
    {.action = 32, .offset = 1}, /* sneak(tower, hall) */
    {.action = 34, .offset = 1}, /* sneak(hall, cellar) */
    {.action = 40, .offset = 65534}, /* sneak(yard, hall) */
    {.action = 44, .offset = 65533}, /* sneak(street, hall) */
    {.action = 46, .offset = 65534}, /* sneak(market, yard) */
    {.action = 47, .offset = 65535}, /* sneak(market, street) */
    {.action = 49, .offset = 30}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 60}, /* open_door(east_door, street) */
    {.action = 144, .offset = 65516}, /* repair */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__civilian__heuristics__7__tables[] = {
    {.digits = agent_types__civilian__heuristics__7__tables__0__digits,
     .entries = agent_types__civilian__heuristics__7__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__civilian__heuristics__7__tables__0__distances,
     .policy = agent_types__civilian__heuristics__7__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__civilian__heuristics__7__tables__0__moves, .base = UINT64_C(0x0),
     .size = 120, .mask = {1022, 6528}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__7__wake_mask[] = {UINT64_C(0x1fc0018013ff), UINT64_C(0x38)};
static const GG_ROM gg_heuristic agent_types__civilian__heuristics__7 = {.actions = agent_types__civilian__heuristics__7__actions,
     .tables = agent_types__civilian__heuristics__7__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__civilian__heuristics__7__wake_mask,
     .table_count = 1, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__civilian__heuristics__8__actions[] = {UINT64_C(0xfffffff000000), UINT64_C(0x0), UINT64_C(0xc000)};
static const GG_ROM uint16_t agent_types__civilian__heuristics__8__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__8__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__civilian__heuristics__8__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__civilian__heuristics__8__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__8__tables__0__digits__4__values[] = {0, 100, 200, 300, 0, 100, 200, 300, 0, 100, 200, 300, 0, 100, 200, 300};
static const GG_ROM uint16_t agent_types__civilian__heuristics__8__tables__0__digits__5__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 0, 20, 40, 60, 80, 100, 120, 140};
static const GG_ROM gg_index_digit agent_types__civilian__heuristics__8__tables__0__digits[] = {
    {.values = agent_types__civilian__heuristics__8__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__civilian__heuristics__8__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__civilian__heuristics__8__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__civilian__heuristics__8__tables__0__digits__3__values, .word = 0,
     .shift = 26},
    {.values = agent_types__civilian__heuristics__8__tables__0__digits__4__values, .word = 0,
     .shift = 43},
    {.values = agent_types__civilian__heuristics__8__tables__0__digits__5__values, .word = 1,
     .shift = 24},
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__8__tables__0__entries[] = {
    8, 8, 8, 8, 9, 8, 9, 7, 7, 6, 5, 5, 5, 5, 3, 2, 1, 4, 4, 5, 8, 8, 8, 8,
    9, 8, 9, 7, 7, 6, 5, 5, 5, 5, 3, 2, 1, 4, 4, 5, 8, 8, 8, 8, 9, 8, 9, 7,
    7, 6, 5, 5, 5, 5, 3, 2, 1, 4, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 4, 5, 4, 5, 3, 2, 1, 3, 4, 4,
    7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 4, 5, 4, 5, 3, 2, 1, 3, 4, 4, 7, 7, 7, 7,
    8, 7, 8, 6, 6, 5, 4, 5, 4, 5, 3, 2, 1, 3, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 5, 4, 5, 4, 3, 2,
    1, 4, 3, 4, 7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 5, 4, 5, 4, 3, 2, 1, 4, 3, 4,
    7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 5, 4, 5, 4, 3, 2, 1, 4, 3, 4, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 4, 4,
    4, 4, 3, 2, 1, 3, 3, 4, 7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 4, 4, 4, 4, 3, 2,
    1, 3, 3, 4, 7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 4, 4, 4, 4, 3, 2, 1, 3, 3, 4,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__8__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0x60006), UINT64_C(0x70007),
    UINT64_C(0x80008), UINT64_C(0x90009),
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__8__tables__0__policy[] = {
    0, 1, 2, 3, 4, 15, 8, 10, 12, 18, 0, 1, 2, 3, 4, 5, 21, 16, 17, 13, 0, 1, 2, 3,
    4, 15, 8, 10, 12, 18, 0, 1, 2, 3, 4, 5, 20, 16, 17, 13, 0, 1, 2, 3, 4, 15, 8, 10,
    12, 18, 0, 1, 2, 3, 4, 5, 19, 16, 17, 13, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 0, 1, 2, 3, 4, 6, 8, 10, 12, 18, 0, 1, 2, 3, 4, 5, 21, 9, 17, 13,
    0, 1, 2, 3, 4, 6, 8, 10, 12, 18, 0, 1, 2, 3, 4, 5, 20, 9, 17, 13, 0, 1, 2, 3,
    4, 6, 8, 10, 12, 18, 0, 1, 2, 3, 4, 5, 19, 9, 17, 13, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 22, 22, 0, 1, 2, 3, 4, 7, 8, 10, 12, 18, 0, 1, 2, 3, 4, 5,
    21, 16, 11, 14, 0, 1, 2, 3, 4, 7, 8, 10, 12, 18, 0, 1, 2, 3, 4, 5, 20, 16, 11, 14,
    0, 1, 2, 3, 4, 7, 8, 10, 12, 18, 0, 1, 2, 3, 4, 5, 19, 16, 11, 14, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 0, 1, 2, 3, 4, 6, 8, 10, 12, 18, 0, 1,
    2, 3, 4, 5, 21, 9, 11, 13, 0, 1, 2, 3, 4, 6, 8, 10, 12, 18, 0, 1, 2, 3, 4, 5,
    20, 9, 11, 13, 0, 1, 2, 3, 4, 6, 8, 10, 12, 18, 0, 1, 2, 3, 4, 5, 19, 9, 11, 13,
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
};
static const GG_ROM gg_table_step agent_types__civilian__heuristics__8__tables__0__moves[] = {
    {.action = 25, .offset = 7}, /* sneak(west, yard) */
    {.action = 27, .offset = 7}, /* sneak(east, street) */
    {.action = 29, .offset = 5}, /* sneak(hill, yard) */
    {.action = 31, .offset = 5}, /* sneak(roof, street) */
    {.action = 32, .offset = 1}, /* sneak(tower, hall) */
    {.action = 34, .offset = 1}, /* sneak(hall, cellar) */
    {.action = 35, .offset = 2}, /* sneak(hall, yard) */
    {.action = 36, .offset = 3}, /* sneak(hall, street) */
    {.action = 37, .offset = 65535}, /* sneak(cellar, hall) */
    {.action = 40, .offset = 65534}, /* sneak(yard, hall) */
    {.action = 41, .offset = 2}, /* sneak(yard, market) */
    {.action = 44, .offset = 65533}, /* sneak(street, hall) */
    {.action = 45, .offset = 1}, /* sneak(street, market) */
    {.action = 46, .offset = 65534}, /* sneak(market, yard) */
    {.action = 47, .offset = 65535}, /* sneak(market, street) */
    {.action = 48, .offset = 100}, /* open_door(west_door, hall) */
    {.action = 49, .offset = 100}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 200}, /* open_door(east_door, street) */
    {.action = 142, .offset = 10}, /* fetch_can */
    {.action = 143, .offset = 30}, /* refuel */
    {.action = 143, .offset = 50}, /* refuel */
    {.action = 143, .offset = 70}, /* refuel */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__civilian__heuristics__8__tables[] = {
    {.digits = agent_types__civilian__heuristics__8__tables__0__digits,
     .entries = agent_types__civilian__heuristics__8__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__civilian__heuristics__8__tables__0__distances,
     .policy = agent_types__civilian__heuristics__8__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__civilian__heuristics__8__tables__0__moves, .base = UINT64_C(0x0),
     .size = 400, .mask = {2214593535, 6144}, .digit_count = 6, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__8__wake_mask[] = {UINT64_C(0x1e00058013ff), UINT64_C(0x7000038)};
static const GG_ROM gg_heuristic agent_types__civilian__heuristics__8 = {.actions = agent_types__civilian__heuristics__8__actions,
     .tables = agent_types__civilian__heuristics__8__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__civilian__heuristics__8__wake_mask,
     .table_count = 1, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__civilian__heuristics__12__actions[] = {UINT64_C(0x3e0fffffff000000), UINT64_C(0x3c0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__civilian__heuristics__12__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__12__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__civilian__heuristics__12__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__civilian__heuristics__12__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__12__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__civilian__heuristics__12__tables__0__digits[] = {
    {.values = agent_types__civilian__heuristics__12__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__civilian__heuristics__12__tables__0__digits__1__values, .word = 0,
     .shift = 5},
    {.values = agent_types__civilian__heuristics__12__tables__0__digits__2__values, .word = 0,
     .shift = 9},
    {.values = agent_types__civilian__heuristics__12__tables__0__digits__3__values, .word = 0,
     .shift = 24},
    {.values = agent_types__civilian__heuristics__12__tables__0__digits__4__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__12__tables__0__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 0, 1, 1,
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__12__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__civilian__heuristics__12__tables__0__policy[] = {
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
static const GG_ROM gg_table_step agent_types__civilian__heuristics__12__tables__0__moves[] = {
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__civilian__heuristics__12__tables[] = {
    {.digits = agent_types__civilian__heuristics__12__tables__0__digits,
     .entries = agent_types__civilian__heuristics__12__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__civilian__heuristics__12__tables__0__distances,
     .policy = agent_types__civilian__heuristics__12__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__civilian__heuristics__12__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__12__wake_mask[] = {UINT64_C(0x1e00018013ff), UINT64_C(0x38)};
static const GG_ROM gg_heuristic agent_types__civilian__heuristics__12 = {.actions = agent_types__civilian__heuristics__12__actions,
     .tables = agent_types__civilian__heuristics__12__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__civilian__heuristics__12__wake_mask,
     .table_count = 1, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__civilian__heuristics__13__actions[] = {UINT64_C(0x3e0fffffff000000), UINT64_C(0x3c0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__civilian__heuristics__13__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__13__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__civilian__heuristics__13__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__civilian__heuristics__13__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__13__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__civilian__heuristics__13__tables__0__digits[] = {
    {.values = agent_types__civilian__heuristics__13__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__civilian__heuristics__13__tables__0__digits__1__values, .word = 0,
     .shift = 5},
    {.values = agent_types__civilian__heuristics__13__tables__0__digits__2__values, .word = 0,
     .shift = 9},
    {.values = agent_types__civilian__heuristics__13__tables__0__digits__3__values, .word = 0,
     .shift = 24},
    {.values = agent_types__civilian__heuristics__13__tables__0__digits__4__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__13__tables__0__entries[] = {
    4, 4, 4, 4, 2, 1, 2, 3, 3, 4, 4, 4, 4, 4, 2, 0, 2, 3, 3, 4, 5, 5, 5, 5,
    3, 2, 3, 4, 4, 5, 5, 5, 5, 5, 3, 0, 3, 4, 4, 5, 4, 4, 4, 4, 2, 1, 2, 3,
    3, 4, 4, 4, 4, 4, 2, 0, 2, 3, 3, 4, 5, 5, 5, 5, 3, 2, 3, 4, 4, 5, 5, 5,
    5, 5, 3, 0, 3, 4, 4, 5, 3, 4, 3, 4, 2, 1, 2, 2, 3, 3, 3, 4, 3, 4, 2, 0,
    2, 2, 3, 3, 4, 5, 4, 5, 3, 2, 3, 3, 4, 4, 4, 5, 4, 5, 3, 0, 3, 3, 4, 4,
    3, 4, 3, 4, 2, 1, 2, 2, 3, 3, 3, 4, 3, 4, 2, 0, 2, 2, 3, 3, 4, 5, 4, 5,
    3, 2, 3, 3, 4, 4, 4, 5, 4, 5, 3, 0, 3, 3, 4, 4, 4, 3, 4, 3, 2, 1, 2, 3,
    2, 3, 4, 3, 4, 3, 2, 0, 2, 3, 2, 3, 5, 4, 5, 4, 3, 2, 3, 4, 3, 4, 5, 4,
    5, 4, 3, 0, 3, 4, 3, 4, 4, 3, 4, 3, 2, 1, 2, 3, 2, 3, 4, 3, 4, 3, 2, 0,
    2, 3, 2, 3, 5, 4, 5, 4, 3, 2, 3, 4, 3, 4, 5, 4, 5, 4, 3, 0, 3, 4, 3, 4,
    3, 3, 3, 3, 2, 1, 2, 2, 2, 3, 3, 3, 3, 3, 2, 0, 2, 2, 2, 3, 4, 4, 4, 4,
    3, 2, 3, 3, 3, 4, 4, 4, 4, 4, 3, 0, 3, 3, 3, 4, 3, 3, 3, 3, 2, 1, 2, 2,
    2, 3, 3, 3, 3, 3, 2, 0, 2, 2, 2, 3, 4, 4, 4, 4, 3, 2, 3, 3, 3, 4, 4, 4,
    4, 4, 3, 0, 3, 3, 3, 4,
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__13__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005),
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__13__tables__0__policy[] = {
    0, 2, 4, 6, 8, 23, 11, 20, 21, 17, 1, 3, 5, 7, 9, 24, 10, 20, 21, 16, 0, 2, 4, 6,
    8, 22, 11, 20, 21, 17, 1, 3, 5, 7, 9, 24, 10, 20, 21, 16, 0, 2, 4, 6, 8, 23, 11, 20,
    21, 17, 1, 3, 5, 7, 9, 24, 10, 20, 21, 16, 0, 2, 4, 6, 8, 22, 11, 20, 21, 17, 1, 3,
    5, 7, 9, 24, 10, 20, 21, 16, 0, 2, 4, 6, 8, 23, 11, 13, 21, 17, 1, 3, 5, 7, 9, 24,
    10, 12, 21, 16, 0, 2, 4, 6, 8, 22, 11, 13, 21, 17, 1, 3, 5, 7, 9, 24, 10, 12, 21, 16,
    0, 2, 4, 6, 8, 23, 11, 13, 21, 17, 1, 3, 5, 7, 9, 24, 10, 12, 21, 16, 0, 2, 4, 6,
    8, 22, 11, 13, 21, 17, 1, 3, 5, 7, 9, 24, 10, 12, 21, 16, 0, 2, 4, 6, 8, 23, 11, 20,
    15, 19, 1, 3, 5, 7, 9, 24, 10, 20, 14, 18, 0, 2, 4, 6, 8, 22, 11, 20, 15, 19, 1, 3,
    5, 7, 9, 24, 10, 20, 14, 18, 0, 2, 4, 6, 8, 23, 11, 20, 15, 19, 1, 3, 5, 7, 9, 24,
    10, 20, 14, 18, 0, 2, 4, 6, 8, 22, 11, 20, 15, 19, 1, 3, 5, 7, 9, 24, 10, 20, 14, 18,
    0, 2, 4, 6, 8, 23, 11, 13, 15, 17, 1, 3, 5, 7, 9, 24, 10, 12, 14, 16, 0, 2, 4, 6,
    8, 22, 11, 13, 15, 17, 1, 3, 5, 7, 9, 24, 10, 12, 14, 16, 0, 2, 4, 6, 8, 23, 11, 13,
    15, 17, 1, 3, 5, 7, 9, 24, 10, 12, 14, 16, 0, 2, 4, 6, 8, 22, 11, 13, 15, 17, 1, 3,
    5, 7, 9, 24, 10, 12, 14, 16,
};
static const GG_ROM gg_table_step agent_types__civilian__heuristics__13__tables__0__moves[] = {
    {.action = 25, .offset = 7}, /* sneak(west, yard) */
    {.action = 25, .offset = 65533}, /* sneak(west, yard) */
    {.action = 27, .offset = 7}, /* sneak(east, street) */
    {.action = 27, .offset = 65533}, /* sneak(east, street) */
    {.action = 29, .offset = 5}, /* sneak(hill, yard) */
    {.action = 29, .offset = 65531}, /* sneak(hill, yard) */
    {.action = 31, .offset = 5}, /* sneak(roof, street) */
    {.action = 31, .offset = 65531}, /* sneak(roof, street) */
    {.action = 32, .offset = 1}, /* sneak(tower, hall) */
    {.action = 32, .offset = 65527}, /* sneak(tower, hall) */
    {.action = 37, .offset = 65525}, /* sneak(cellar, hall) */
    {.action = 37, .offset = 65535}, /* sneak(cellar, hall) */
    {.action = 40, .offset = 65524}, /* sneak(yard, hall) */
    {.action = 40, .offset = 65534}, /* sneak(yard, hall) */
    {.action = 44, .offset = 65523}, /* sneak(street, hall) */
    {.action = 44, .offset = 65533}, /* sneak(street, hall) */
    {.action = 46, .offset = 65524}, /* sneak(market, yard) */
    {.action = 46, .offset = 65534}, /* sneak(market, yard) */
    {.action = 47, .offset = 65525}, /* sneak(market, street) */
    {.action = 47, .offset = 65535}, /* sneak(market, street) */
    {.action = 49, .offset = 80}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 160}, /* open_door(east_door, street) */
    {.action = 57, .offset = 65516}, /* darken(hall, hall) */
    {.action = 72, .offset = 10}, /* hide(hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__civilian__heuristics__13__tables[] = {
    {.digits = agent_types__civilian__heuristics__13__tables__0__digits,
     .entries = agent_types__civilian__heuristics__13__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__civilian__heuristics__13__tables__0__distances,
     .policy = agent_types__civilian__heuristics__13__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__civilian__heuristics__13__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__13__wake_mask[] = {UINT64_C(0x1e00018013ff), UINT64_C(0x38)};
static const GG_ROM gg_heuristic agent_types__civilian__heuristics__13 = {.actions = agent_types__civilian__heuristics__13__actions,
     .tables = agent_types__civilian__heuristics__13__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__civilian__heuristics__13__wake_mask,
     .table_count = 1, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__civilian__heuristics__14__actions[] = {UINT64_C(0x3e0fffffff000000), UINT64_C(0x3c0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__civilian__heuristics__14__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__14__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__civilian__heuristics__14__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__civilian__heuristics__14__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__14__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__civilian__heuristics__14__tables__0__digits[] = {
    {.values = agent_types__civilian__heuristics__14__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__civilian__heuristics__14__tables__0__digits__1__values, .word = 0,
     .shift = 5},
    {.values = agent_types__civilian__heuristics__14__tables__0__digits__2__values, .word = 0,
     .shift = 9},
    {.values = agent_types__civilian__heuristics__14__tables__0__digits__3__values, .word = 0,
     .shift = 24},
    {.values = agent_types__civilian__heuristics__14__tables__0__digits__4__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__14__tables__0__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 0, 1, 1, 1, 1, 1,
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__14__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__civilian__heuristics__14__tables__0__policy[] = {
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
static const GG_ROM gg_table_step agent_types__civilian__heuristics__14__tables__0__moves[] = {
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__civilian__heuristics__14__tables[] = {
    {.digits = agent_types__civilian__heuristics__14__tables__0__digits,
     .entries = agent_types__civilian__heuristics__14__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__civilian__heuristics__14__tables__0__distances,
     .policy = agent_types__civilian__heuristics__14__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__civilian__heuristics__14__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__14__wake_mask[] = {UINT64_C(0x1e00018013ff), UINT64_C(0x38)};
static const GG_ROM gg_heuristic agent_types__civilian__heuristics__14 = {.actions = agent_types__civilian__heuristics__14__actions,
     .tables = agent_types__civilian__heuristics__14__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__civilian__heuristics__14__wake_mask,
     .table_count = 1, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__civilian__heuristics__15__actions[] = {UINT64_C(0xfffffff000000), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__civilian__heuristics__15__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__15__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__civilian__heuristics__15__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__civilian__heuristics__15__tables__0__digits__3__values[] = {0, 10, 20, 30, 0, 10, 20, 30, 0, 10, 20, 30, 0, 10, 20, 30};
static const GG_ROM gg_index_digit agent_types__civilian__heuristics__15__tables__0__digits[] = {
    {.values = agent_types__civilian__heuristics__15__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__civilian__heuristics__15__tables__0__digits__1__values, .word = 0,
     .shift = 5},
    {.values = agent_types__civilian__heuristics__15__tables__0__digits__2__values, .word = 0,
     .shift = 9},
    {.values = agent_types__civilian__heuristics__15__tables__0__digits__3__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__15__tables__0__entries[] = {
    2, 2, 2, 2, 4, 3, 4, 1, 1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0, 2, 2, 2, 2,
    3, 2, 3, 1, 1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0,
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__15__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004),
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__15__tables__0__policy[] = {
    0, 1, 2, 3, 4, 10, 7, 8, 9, 11, 0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 0, 1, 2, 3,
    4, 6, 7, 8, 9, 11, 0, 1, 2, 3, 4, 5, 7, 8, 9, 11,
};
static const GG_ROM gg_table_step agent_types__civilian__heuristics__15__tables__0__moves[] = {
    {.action = 25, .offset = 7}, /* sneak(west, yard) */
    {.action = 27, .offset = 7}, /* sneak(east, street) */
    {.action = 29, .offset = 5}, /* sneak(hill, yard) */
    {.action = 31, .offset = 5}, /* sneak(roof, street) */
    {.action = 32, .offset = 1}, /* sneak(tower, hall) */
    {.action = 35, .offset = 2}, /* sneak(hall, yard) */
    {.action = 36, .offset = 3}, /* sneak(hall, street) */
    {.action = 37, .offset = 65535}, /* sneak(cellar, hall) */
    {.action = 41, .offset = 2}, /* sneak(yard, market) */
    {.action = 45, .offset = 1}, /* sneak(street, market) */
    {.action = 48, .offset = 10}, /* open_door(west_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__civilian__heuristics__15__tables[] = {
    {.digits = agent_types__civilian__heuristics__15__tables__0__digits,
     .entries = agent_types__civilian__heuristics__15__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__civilian__heuristics__15__tables__0__distances,
     .policy = agent_types__civilian__heuristics__15__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__civilian__heuristics__15__tables__0__moves, .base = UINT64_C(0x0),
     .size = 40, .mask = {1022, 6144}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__civilian__heuristics__15 = {.actions = agent_types__civilian__heuristics__15__actions,
     .tables = agent_types__civilian__heuristics__15__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__civilian__heuristics__16__actions[] = {UINT64_C(0xfffffff000000), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__civilian__heuristics__16__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__16__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__civilian__heuristics__16__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__civilian__heuristics__16__tables__0__digits__3__values[] = {0, 10, 20, 30, 0, 10, 20, 30, 0, 10, 20, 30, 0, 10, 20, 30};
static const GG_ROM gg_index_digit agent_types__civilian__heuristics__16__tables__0__digits[] = {
    {.values = agent_types__civilian__heuristics__16__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__civilian__heuristics__16__tables__0__digits__1__values, .word = 0,
     .shift = 5},
    {.values = agent_types__civilian__heuristics__16__tables__0__digits__2__values, .word = 0,
     .shift = 9},
    {.values = agent_types__civilian__heuristics__16__tables__0__digits__3__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__16__tables__0__entries[] = {
    1, 3, 1, 3, 3, 2, 3, 0, 2, 1, 1, 3, 1, 3, 2, 1, 2, 0, 2, 1, 1, 3, 1, 3,
    3, 2, 3, 0, 2, 1, 1, 3, 1, 3, 2, 1, 2, 0, 2, 1,
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__16__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003)};
static const GG_ROM uint8_t agent_types__civilian__heuristics__16__tables__0__policy[] = {
    0, 1, 2, 3, 4, 10, 6, 11, 8, 9, 0, 1, 2, 3, 4, 5, 6, 11, 8, 9, 0, 1, 2, 3,
    4, 10, 6, 11, 8, 9, 0, 1, 2, 3, 4, 5, 6, 11, 7, 9,
};
static const GG_ROM gg_table_step agent_types__civilian__heuristics__16__tables__0__moves[] = {
    {.action = 25, .offset = 7}, /* sneak(west, yard) */
    {.action = 27, .offset = 7}, /* sneak(east, street) */
    {.action = 29, .offset = 5}, /* sneak(hill, yard) */
    {.action = 31, .offset = 5}, /* sneak(roof, street) */
    {.action = 32, .offset = 1}, /* sneak(tower, hall) */
    {.action = 35, .offset = 2}, /* sneak(hall, yard) */
    {.action = 37, .offset = 65535}, /* sneak(cellar, hall) */
    {.action = 44, .offset = 65533}, /* sneak(street, hall) */
    {.action = 45, .offset = 1}, /* sneak(street, market) */
    {.action = 46, .offset = 65534}, /* sneak(market, yard) */
    {.action = 48, .offset = 10}, /* open_door(west_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__civilian__heuristics__16__tables[] = {
    {.digits = agent_types__civilian__heuristics__16__tables__0__digits,
     .entries = agent_types__civilian__heuristics__16__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__civilian__heuristics__16__tables__0__distances,
     .policy = agent_types__civilian__heuristics__16__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__civilian__heuristics__16__tables__0__moves, .base = UINT64_C(0x0),
     .size = 40, .mask = {1022, 6144}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__civilian__heuristics__16 = {.actions = agent_types__civilian__heuristics__16__actions,
     .tables = agent_types__civilian__heuristics__16__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__civilian__heuristics__17__actions[] = {UINT64_C(0xfffffff000000), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__civilian__heuristics__17__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__17__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__civilian__heuristics__17__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__civilian__heuristics__17__tables__0__digits__3__values[] = {0, 10, 20, 30, 0, 10, 20, 30, 0, 10, 20, 30, 0, 10, 20, 30};
static const GG_ROM gg_index_digit agent_types__civilian__heuristics__17__tables__0__digits[] = {
    {.values = agent_types__civilian__heuristics__17__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__civilian__heuristics__17__tables__0__digits__1__values, .word = 0,
     .shift = 5},
    {.values = agent_types__civilian__heuristics__17__tables__0__digits__2__values, .word = 0,
     .shift = 9},
    {.values = agent_types__civilian__heuristics__17__tables__0__digits__3__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__17__tables__0__entries[] = {
    3, 1, 3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1,
    2, 1, 2, 2, 0, 1, 3, 1, 3, 1, 2, 1, 2, 2, 0, 1,
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__17__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003)};
static const GG_ROM uint8_t agent_types__civilian__heuristics__17__tables__0__policy[] = {
    0, 1, 2, 3, 4, 10, 6, 8, 11, 9, 0, 1, 2, 3, 4, 10, 6, 8, 11, 9, 0, 1, 2, 3,
    4, 5, 6, 8, 11, 9, 0, 1, 2, 3, 4, 5, 6, 7, 11, 9,
};
static const GG_ROM gg_table_step agent_types__civilian__heuristics__17__tables__0__moves[] = {
    {.action = 25, .offset = 7}, /* sneak(west, yard) */
    {.action = 27, .offset = 7}, /* sneak(east, street) */
    {.action = 29, .offset = 5}, /* sneak(hill, yard) */
    {.action = 31, .offset = 5}, /* sneak(roof, street) */
    {.action = 32, .offset = 1}, /* sneak(tower, hall) */
    {.action = 36, .offset = 3}, /* sneak(hall, street) */
    {.action = 37, .offset = 65535}, /* sneak(cellar, hall) */
    {.action = 40, .offset = 65534}, /* sneak(yard, hall) */
    {.action = 41, .offset = 2}, /* sneak(yard, market) */
    {.action = 47, .offset = 65535}, /* sneak(market, street) */
    {.action = 50, .offset = 20}, /* open_door(east_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__civilian__heuristics__17__tables[] = {
    {.digits = agent_types__civilian__heuristics__17__tables__0__digits,
     .entries = agent_types__civilian__heuristics__17__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__civilian__heuristics__17__tables__0__distances,
     .policy = agent_types__civilian__heuristics__17__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__civilian__heuristics__17__tables__0__moves, .base = UINT64_C(0x0),
     .size = 40, .mask = {1022, 6144}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__civilian__heuristics__17 = {.actions = agent_types__civilian__heuristics__17__actions,
     .tables = agent_types__civilian__heuristics__17__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__civilian__heuristics__18__actions[] = {UINT64_C(0x3e0fffffff000000), UINT64_C(0x3c0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__civilian__heuristics__18__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__18__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__civilian__heuristics__18__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__civilian__heuristics__18__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__18__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__civilian__heuristics__18__tables__0__digits[] = {
    {.values = agent_types__civilian__heuristics__18__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__civilian__heuristics__18__tables__0__digits__1__values, .word = 0,
     .shift = 5},
    {.values = agent_types__civilian__heuristics__18__tables__0__digits__2__values, .word = 0,
     .shift = 9},
    {.values = agent_types__civilian__heuristics__18__tables__0__digits__3__values, .word = 0,
     .shift = 24},
    {.values = agent_types__civilian__heuristics__18__tables__0__digits__4__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__18__tables__0__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 1, 1, 1, 1, 1, 1, 1,
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__18__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__civilian__heuristics__18__tables__0__policy[] = {
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
static const GG_ROM gg_table_step agent_types__civilian__heuristics__18__tables__0__moves[] = {
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__civilian__heuristics__18__tables[] = {
    {.digits = agent_types__civilian__heuristics__18__tables__0__digits,
     .entries = agent_types__civilian__heuristics__18__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__civilian__heuristics__18__tables__0__distances,
     .policy = agent_types__civilian__heuristics__18__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__civilian__heuristics__18__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__civilian__heuristics__18 = {.actions = agent_types__civilian__heuristics__18__actions,
     .tables = agent_types__civilian__heuristics__18__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__civilian__heuristics__19__actions[] = {UINT64_C(0x3e0fffffff000000), UINT64_C(0x3c0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__civilian__heuristics__19__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__19__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__civilian__heuristics__19__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__civilian__heuristics__19__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__19__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__civilian__heuristics__19__tables__0__digits[] = {
    {.values = agent_types__civilian__heuristics__19__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__civilian__heuristics__19__tables__0__digits__1__values, .word = 0,
     .shift = 5},
    {.values = agent_types__civilian__heuristics__19__tables__0__digits__2__values, .word = 0,
     .shift = 9},
    {.values = agent_types__civilian__heuristics__19__tables__0__digits__3__values, .word = 0,
     .shift = 24},
    {.values = agent_types__civilian__heuristics__19__tables__0__digits__4__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__19__tables__0__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 1, 1, 1, 1, 1, 1,
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__19__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__civilian__heuristics__19__tables__0__policy[] = {
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
static const GG_ROM gg_table_step agent_types__civilian__heuristics__19__tables__0__moves[] = {
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__civilian__heuristics__19__tables[] = {
    {.digits = agent_types__civilian__heuristics__19__tables__0__digits,
     .entries = agent_types__civilian__heuristics__19__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__civilian__heuristics__19__tables__0__distances,
     .policy = agent_types__civilian__heuristics__19__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__civilian__heuristics__19__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__civilian__heuristics__19 = {.actions = agent_types__civilian__heuristics__19__actions,
     .tables = agent_types__civilian__heuristics__19__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__civilian__heuristics__20__actions[] = {UINT64_C(0x3e0fffffff000000), UINT64_C(0x3c0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__civilian__heuristics__20__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__20__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__civilian__heuristics__20__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__civilian__heuristics__20__tables__0__digits__3__values[] = {0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__20__tables__0__digits__4__values[] = {0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300};
static const GG_ROM gg_index_digit agent_types__civilian__heuristics__20__tables__0__digits[] = {
    {.values = agent_types__civilian__heuristics__20__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__civilian__heuristics__20__tables__0__digits__1__values, .word = 0,
     .shift = 5},
    {.values = agent_types__civilian__heuristics__20__tables__0__digits__2__values, .word = 0,
     .shift = 9},
    {.values = agent_types__civilian__heuristics__20__tables__0__digits__3__values, .word = 0,
     .shift = 24},
    {.values = agent_types__civilian__heuristics__20__tables__0__digits__4__values, .word = 0,
     .shift = 41},
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__20__tables__0__entries[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 0, 1, 1, 1, 1, 1,
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__20__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__civilian__heuristics__20__tables__0__policy[] = {
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
static const GG_ROM gg_table_step agent_types__civilian__heuristics__20__tables__0__moves[] = {
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__civilian__heuristics__20__tables[] = {
    {.digits = agent_types__civilian__heuristics__20__tables__0__digits,
     .entries = agent_types__civilian__heuristics__20__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__civilian__heuristics__20__tables__0__distances,
     .policy = agent_types__civilian__heuristics__20__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__civilian__heuristics__20__tables__0__moves, .base = UINT64_C(0x0),
     .size = 320, .mask = {16778238, 7680}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__civilian__heuristics__20 = {.actions = agent_types__civilian__heuristics__20__actions,
     .tables = agent_types__civilian__heuristics__20__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__civilian__heuristics__21__actions[] = {UINT64_C(0xfffffff000000), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__civilian__heuristics__21__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__21__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__civilian__heuristics__21__tables__0__digits__2__values[] = {0, 9, 0, 9, 10, 19, 10, 19, 0, 9, 0, 9, 10, 19, 10, 19};
static const GG_ROM uint16_t agent_types__civilian__heuristics__21__tables__0__digits__3__values[] = {0, 20, 40, 60, 0, 20, 40, 60, 0, 20, 40, 60, 0, 20, 40, 60};
static const GG_ROM gg_index_digit agent_types__civilian__heuristics__21__tables__0__digits[] = {
    {.values = agent_types__civilian__heuristics__21__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__civilian__heuristics__21__tables__0__digits__1__values, .word = 0,
     .shift = 5},
    {.values = agent_types__civilian__heuristics__21__tables__0__digits__2__values, .word = 0,
     .shift = 9},
    {.values = agent_types__civilian__heuristics__21__tables__0__digits__3__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__21__tables__0__entries[] = {
    0, 4, 1, 4, 4, 3, 4, 1, 3, 2, 4, 0, 4, 1, 4, 3, 4, 3, 1, 2, 0, 4, 1, 4,
    3, 2, 3, 1, 3, 2, 4, 0, 4, 1, 4, 3, 4, 3, 1, 2, 0, 4, 1, 4, 4, 3, 4, 1,
    3, 2, 4, 0, 4, 1, 3, 2, 3, 3, 1, 2, 0, 4, 1, 4, 3, 2, 3, 1, 3, 2, 4, 0,
    4, 1, 3, 2, 3, 3, 1, 2,
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__21__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004),
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__21__tables__0__policy[] = {
    20, 1, 2, 5, 6, 18, 9, 10, 15, 16, 0, 20, 3, 4, 6, 19, 9, 12, 13, 17, 20, 1, 2, 5,
    6, 7, 9, 10, 15, 16, 0, 20, 3, 4, 6, 19, 9, 12, 13, 17, 20, 1, 2, 5, 6, 18, 9, 10,
    15, 16, 0, 20, 3, 4, 6, 8, 9, 12, 13, 17, 20, 1, 2, 5, 6, 7, 9, 10, 14, 16, 0, 20,
    3, 4, 6, 8, 9, 11, 13, 17,
};
static const GG_ROM gg_table_step agent_types__civilian__heuristics__21__tables__0__moves[] = {
    {.action = 25, .offset = 7}, /* sneak(west, yard) */
    {.action = 27, .offset = 7}, /* sneak(east, street) */
    {.action = 28, .offset = 65534}, /* sneak(hill, west) */
    {.action = 29, .offset = 5}, /* sneak(hill, yard) */
    {.action = 30, .offset = 65534}, /* sneak(roof, east) */
    {.action = 31, .offset = 5}, /* sneak(roof, street) */
    {.action = 32, .offset = 1}, /* sneak(tower, hall) */
    {.action = 35, .offset = 2}, /* sneak(hall, yard) */
    {.action = 36, .offset = 3}, /* sneak(hall, street) */
    {.action = 37, .offset = 65535}, /* sneak(cellar, hall) */
    {.action = 38, .offset = 65529}, /* sneak(yard, west) */
    {.action = 40, .offset = 65534}, /* sneak(yard, hall) */
    {.action = 41, .offset = 2}, /* sneak(yard, market) */
    {.action = 42, .offset = 65529}, /* sneak(street, east) */
    {.action = 44, .offset = 65533}, /* sneak(street, hall) */
    {.action = 45, .offset = 1}, /* sneak(street, market) */
    {.action = 46, .offset = 65534}, /* sneak(market, yard) */
    {.action = 47, .offset = 65535}, /* sneak(market, street) */
    {.action = 48, .offset = 20}, /* open_door(west_door, hall) */
    {.action = 50, .offset = 40}, /* open_door(east_door, hall) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__civilian__heuristics__21__tables[] = {
    {.digits = agent_types__civilian__heuristics__21__tables__0__digits,
     .entries = agent_types__civilian__heuristics__21__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__civilian__heuristics__21__tables__0__distances,
     .policy = agent_types__civilian__heuristics__21__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__civilian__heuristics__21__tables__0__moves, .base = UINT64_C(0x0),
     .size = 80, .mask = {3070, 6144}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__civilian__heuristics__21 = {.actions = agent_types__civilian__heuristics__21__actions,
     .tables = agent_types__civilian__heuristics__21__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__civilian__heuristics__22__actions[] = {UINT64_C(0xfffffff000000), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__civilian__heuristics__22__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__civilian__heuristics__22__tables__0__digits__1__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__civilian__heuristics__22__tables__0__digits__2__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__civilian__heuristics__22__tables__0__digits__3__values[] = {0, 10, 20, 30, 0, 10, 20, 30, 0, 10, 20, 30, 0, 10, 20, 30};
static const GG_ROM gg_index_digit agent_types__civilian__heuristics__22__tables__0__digits[] = {
    {.values = agent_types__civilian__heuristics__22__tables__0__digits__0__values, .word = 0,
     .shift = 1},
    {.values = agent_types__civilian__heuristics__22__tables__0__digits__1__values, .word = 0,
     .shift = 5},
    {.values = agent_types__civilian__heuristics__22__tables__0__digits__2__values, .word = 0,
     .shift = 9},
    {.values = agent_types__civilian__heuristics__22__tables__0__digits__3__values, .word = 0,
     .shift = 43},
};
static const GG_ROM uint8_t agent_types__civilian__heuristics__22__tables__0__entries[] = {
    3, 3, 3, 3, 1, 0, 1, 2, 2, 3, 2, 3, 2, 3, 1, 0, 1, 1, 2, 2, 3, 2, 3, 2,
    1, 0, 1, 2, 1, 2, 2, 2, 2, 2, 1, 0, 1, 1, 1, 2,
};
static const GG_ROM uint64_t agent_types__civilian__heuristics__22__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003)};
static const GG_ROM uint8_t agent_types__civilian__heuristics__22__tables__0__policy[] = {
    0, 1, 2, 3, 4, 12, 5, 10, 11, 8, 0, 1, 2, 3, 4, 12, 5, 6, 11, 8, 0, 1, 2, 3,
    4, 12, 5, 10, 7, 9, 0, 1, 2, 3, 4, 12, 5, 6, 7, 8,
};
static const GG_ROM gg_table_step agent_types__civilian__heuristics__22__tables__0__moves[] = {
    {.action = 25, .offset = 7}, /* sneak(west, yard) */
    {.action = 27, .offset = 7}, /* sneak(east, street) */
    {.action = 29, .offset = 5}, /* sneak(hill, yard) */
    {.action = 31, .offset = 5}, /* sneak(roof, street) */
    {.action = 32, .offset = 1}, /* sneak(tower, hall) */
    {.action = 37, .offset = 65535}, /* sneak(cellar, hall) */
    {.action = 40, .offset = 65534}, /* sneak(yard, hall) */
    {.action = 44, .offset = 65533}, /* sneak(street, hall) */
    {.action = 46, .offset = 65534}, /* sneak(market, yard) */
    {.action = 47, .offset = 65535}, /* sneak(market, street) */
    {.action = 49, .offset = 10}, /* open_door(west_door, yard) */
    {.action = 51, .offset = 20}, /* open_door(east_door, street) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__civilian__heuristics__22__tables[] = {
    {.digits = agent_types__civilian__heuristics__22__tables__0__digits,
     .entries = agent_types__civilian__heuristics__22__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__civilian__heuristics__22__tables__0__distances,
     .policy = agent_types__civilian__heuristics__22__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__civilian__heuristics__22__tables__0__moves, .base = UINT64_C(0x0),
     .size = 40, .mask = {1022, 6144}, .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_heuristic agent_types__civilian__heuristics__22 = {.actions = agent_types__civilian__heuristics__22__actions,
     .tables = agent_types__civilian__heuristics__22__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = NULL, .table_count = 1, .asks = true,
     .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__civilian__heuristics[] = {
    NULL,
    &agent_types__civilian__heuristics__1,
    NULL,
    NULL,
    NULL,
    NULL,
    NULL,
    &agent_types__civilian__heuristics__7,
    &agent_types__civilian__heuristics__8,
    NULL,
    NULL,
    NULL,
    &agent_types__civilian__heuristics__12,
    &agent_types__civilian__heuristics__13,
    &agent_types__civilian__heuristics__14,
    &agent_types__civilian__heuristics__15,
    &agent_types__civilian__heuristics__16,
    &agent_types__civilian__heuristics__17,
    &agent_types__civilian__heuristics__18,
    &agent_types__civilian__heuristics__19,
    &agent_types__civilian__heuristics__20,
    &agent_types__civilian__heuristics__21,
    &agent_types__civilian__heuristics__22,
};
static const GG_ROM uint16_t agent_types__civilian__goals[] = {
    1, /* hide */
    7, /* mend */
    8, /* keep_fuelled */
};
static const GG_ROM uint64_t agent_types__civilian__relevance_mask[] = {UINT64_C(0x10001801000), UINT64_C(0x7000000)};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = agent_types__soldier__actions, .calls = &agent_type__soldier__calls,
     .heuristics = agent_types__soldier__heuristics, .goals = agent_types__soldier__goals,
     .relevance_mask = agent_types__soldier__relevance_mask, .goal_count = 6, .task = 0}, /* soldier */
    {.actions = agent_types__sniper__actions, .calls = &agent_type__sniper__calls,
     .heuristics = agent_types__sniper__heuristics, .goals = agent_types__sniper__goals,
     .relevance_mask = agent_types__sniper__relevance_mask, .goal_count = 6, .task = 1}, /* sniper */
    {.actions = agent_types__medic__actions, .calls = &agent_type__medic__calls,
     .heuristics = agent_types__medic__heuristics, .goals = agent_types__medic__goals,
     .relevance_mask = agent_types__medic__relevance_mask, .goal_count = 4, .task = 2}, /* medic */
    {.actions = agent_types__civilian__actions, .calls = &agent_type__civilian__calls,
     .heuristics = agent_types__civilian__heuristics, .goals = agent_types__civilian__goals,
     .relevance_mask = agent_types__civilian__relevance_mask, .goal_count = 3, .task = 3}, /* civilian */
};

/* patrol */
static const GG_ROM gg_flag_test tasks__patrol__methods__guard_laser__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x140000003ef), .want = UINT64_C(0x0)}, /* at == tower, generator == running */
};
static const GG_ROM gg_box tasks__patrol__methods__guard_laser__precondition__boxes[] = {
    {.flags = tasks__patrol__methods__guard_laser__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__patrol__methods__guard_laser__subtasks[] = {action__watch};
static const GG_ROM uint16_t tasks__patrol__methods__middle__subtasks[] = {152 /* achieve */, action__watch};
static const GG_ROM uint16_t tasks__patrol__methods__left__subtasks[] = {153 /* achieve */, action__watch, action__watch};
static const GG_ROM uint16_t tasks__patrol__methods__right__subtasks[] = {154 /* achieve */, action__watch, action__watch};
static const GG_ROM uint16_t tasks__patrol__methods__stand__subtasks[] = {action__watch};
static const GG_ROM gg_method tasks__patrol__methods[] = {
    {.precondition = {.boxes = tasks__patrol__methods__guard_laser__precondition__boxes, .count = 1},
     .subtasks = tasks__patrol__methods__guard_laser__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* guard_laser: at == tower, generator == running */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__patrol__methods__middle__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 1, .priority_level = 1, .scored = GG_NONE}, /* middle: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__patrol__methods__left__subtasks, .arguments = NULL, .subtask_count = 3,
     .prechecked = 0, .source_index = 2, .priority_level = 1, .scored = GG_NONE}, /* left: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__patrol__methods__right__subtasks, .arguments = NULL, .subtask_count = 3,
     .prechecked = 0, .source_index = 3, .priority_level = 1, .scored = GG_NONE}, /* right: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__patrol__methods__stand__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 4, .priority_level = 1, .scored = GG_NONE}, /* stand: none */
};
static const GG_ROM gg_method_instances tasks__patrol__groups[] = {
    {.first = 0, .end = 1, .weight = 1, .rank = 0},
    {.first = 1, .end = 2, .weight = 3, .rank = 1},
    {.first = 2, .end = 3, .weight = 2, .rank = 1},
    {.first = 3, .end = 4, .weight = 2, .rank = 1},
    {.first = 4, .end = 5, .weight = 1, .rank = 1},
};
/* lie_in_wait */
static const GG_ROM uint16_t tasks__lie_in_wait__methods__nest__hill__subtasks[] = {155 /* achieve */, action__watch, action__watch, action__watch};
static const GG_ROM uint16_t tasks__lie_in_wait__methods__nest__hill__arguments[] = {SKIRMISH_HILL};
static const GG_ROM uint16_t tasks__lie_in_wait__methods__nest__roof__subtasks[] = {156 /* achieve */, action__watch, action__watch, action__watch};
static const GG_ROM uint16_t tasks__lie_in_wait__methods__nest__roof__arguments[] = {SKIRMISH_ROOF};
static const GG_ROM uint16_t tasks__lie_in_wait__methods__nest__tower__subtasks[] = {157 /* achieve */, action__watch, action__watch, action__watch};
static const GG_ROM uint16_t tasks__lie_in_wait__methods__nest__tower__arguments[] = {SKIRMISH_TOWER};
static const GG_ROM uint16_t tasks__lie_in_wait__methods__stand__subtasks[] = {action__watch};
static const GG_ROM gg_method tasks__lie_in_wait__methods[] = {
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__lie_in_wait__methods__nest__hill__subtasks,
     .arguments = tasks__lie_in_wait__methods__nest__hill__arguments, .subtask_count = 4,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = 5}, /* nest(hill): none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__lie_in_wait__methods__nest__roof__subtasks,
     .arguments = tasks__lie_in_wait__methods__nest__roof__arguments, .subtask_count = 4,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = 5}, /* nest(roof): none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__lie_in_wait__methods__nest__tower__subtasks,
     .arguments = tasks__lie_in_wait__methods__nest__tower__arguments, .subtask_count = 4,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = 5}, /* nest(tower): none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__lie_in_wait__methods__stand__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = 6}, /* stand: none */
};
/* stand_by */
static const GG_ROM gg_flag_test tasks__stand_by__methods__at_home__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xbfe), .want = UINT64_C(0x0)}, /* at == west, home == west */
};
static const GG_ROM gg_flag_test tasks__stand_by__methods__at_home__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x7fd), .want = UINT64_C(0x0)}, /* at == east, home == east */
};
static const GG_ROM gg_box tasks__stand_by__methods__at_home__precondition__boxes[] = {
    {.flags = tasks__stand_by__methods__at_home__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__stand_by__methods__at_home__precondition__boxes__1__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__stand_by__methods__at_home__subtasks[] = {action__watch};
static const GG_ROM uint16_t tasks__stand_by__methods__go_home__subtasks[] = {158 /* achieve */};
static const GG_ROM uint16_t tasks__stand_by__methods__stand__subtasks[] = {action__watch};
static const GG_ROM gg_method tasks__stand_by__methods[] = {
    {.precondition = {.boxes = tasks__stand_by__methods__at_home__precondition__boxes, .count = 2},
     .subtasks = tasks__stand_by__methods__at_home__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* at_home: at == home */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__stand_by__methods__go_home__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* go_home: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__stand_by__methods__stand__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* stand: none */
};
/* day */
static const GG_ROM gg_range_test tasks__day__methods__dine__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x380000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x780000)}, /* hunger >= 7 */
};
static const GG_ROM gg_box tasks__day__methods__dine__precondition__boxes[] = {
    {.flags = NULL, .ranges = tasks__day__methods__dine__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM uint16_t tasks__day__methods__dine__subtasks[] = {158 /* achieve */, action__eat};
static const GG_ROM uint16_t tasks__day__methods__shop__subtasks[] = {152 /* achieve */, action__chat};
static const GG_ROM uint16_t tasks__day__methods__visit__subtasks[] = {159 /* achieve */, action__chat};
static const GG_ROM uint16_t tasks__day__methods__stroll__subtasks[] = {158 /* achieve */, action__chat};
static const GG_ROM uint16_t tasks__day__methods__idle__subtasks[] = {action__chat};
static const GG_ROM gg_method tasks__day__methods[] = {
    {.precondition = {.boxes = tasks__day__methods__dine__precondition__boxes, .count = 1},
     .subtasks = tasks__day__methods__dine__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* dine: hunger >= 7 */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__day__methods__shop__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 1, .priority_level = 1, .scored = GG_NONE}, /* shop: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__day__methods__visit__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 2, .priority_level = 1, .scored = GG_NONE}, /* visit: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__day__methods__stroll__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 3, .priority_level = 1, .scored = GG_NONE}, /* stroll: none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__day__methods__idle__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 4, .priority_level = 2, .scored = GG_NONE}, /* idle: none */
};
static const GG_ROM gg_method_instances tasks__day__groups[] = {
    {.first = 0, .end = 1, .weight = 1, .rank = 0},
    {.first = 1, .end = 2, .weight = 3, .rank = 1},
    {.first = 2, .end = 3, .weight = 2, .rank = 1},
    {.first = 3, .end = 4, .weight = 1, .rank = 1},
    {.first = 4, .end = 5, .weight = 1, .rank = 2},
};
static const GG_ROM gg_task tasks__all[] = {
    {.methods = tasks__patrol__methods, .groups = tasks__patrol__groups, .index = NULL,
     .method_count = 5, .group_count = 5, .branch_count = 0, .select = GG_DRAWN, .recursive = false,
     .least = 1, .draws = true, .component = GG_NONE}, /* patrol */
    {.methods = tasks__lie_in_wait__methods, .groups = NULL, .index = NULL, .method_count = 4,
     .group_count = 0, .branch_count = 0, .select = GG_SCORED, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* lie_in_wait */
    {.methods = tasks__stand_by__methods, .groups = NULL, .index = NULL, .method_count = 3,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* stand_by */
    {.methods = tasks__day__methods, .groups = tasks__day__groups, .index = NULL, .method_count = 5,
     .group_count = 5, .branch_count = 0, .select = GG_DRAWN, .recursive = false, .least = 1,
     .draws = true, .component = GG_NONE}, /* day */
};

static const GG_ROM gg_wants wants__row = {.wanting = &gg_wanting,
     .offsets = {.agent_wants = offsetof(skirmish_agent, wants),
     .agent_want_flags = offsetof(skirmish_agent, want_flags),
     .agent_want_ranges = offsetof(skirmish_agent, want_ranges)}};

static const GG_ROM uint32_t senses__periods[] = {
    0, /* at */
    600000, /* home */
    500, /* enemy_at */
    0, /* under_fire */
    0, /* in_cover */
    0, /* health */
    300, /* wounded_at */
    0, /* fuel */
    0, /* generator */
    0, /* lit */
    0, /* open */
};
static const GG_ROM gg_senses senses__row = {.sensing = &gg_sensing, .periods = senses__periods,
     .agent_senses = offsetof(skirmish_agent, senses), .count = 11};

static const GG_ROM uint32_t exclusions__times[] = {
    0, 0, 2000, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 3000, 0, 0,
    0, 0, 5000, 0, 0, 0,
};
static const GG_ROM gg_exclusions exclusions__row = {.excluding = &gg_goal_excluding,
     .times = exclusions__times, .agent_exclusions = offsetof(skirmish_agent, exclusions),
     .limit = 6, .retry_limit = 6};

static const GG_ROM gg_partial_change features__partial__of_actions__bandage[] = {
    {.fact = 5, .kind = 0, .more = false}, /* health */
};
static const GG_ROM gg_partial_change features__partial__of_actions__sweep__yard[] = {
    {.fact = 15, .kind = 0, .more = false}, /* fuel */
};
static const GG_ROM gg_partial_change *const GG_ROM features__partial__of_actions[] = {
    NULL, /* go_to(west, hill) */
    NULL, /* go_to(west, yard) */
    NULL, /* go_to(east, roof) */
    NULL, /* go_to(east, street) */
    NULL, /* go_to(hill, west) */
    NULL, /* go_to(hill, yard) */
    NULL, /* go_to(roof, east) */
    NULL, /* go_to(roof, street) */
    NULL, /* go_to(tower, hall) */
    NULL, /* go_to(hall, tower) */
    NULL, /* go_to(hall, cellar) */
    NULL, /* go_to(hall, yard) */
    NULL, /* go_to(hall, street) */
    NULL, /* go_to(cellar, hall) */
    NULL, /* go_to(yard, west) */
    NULL, /* go_to(yard, hill) */
    NULL, /* go_to(yard, hall) */
    NULL, /* go_to(yard, market) */
    NULL, /* go_to(street, east) */
    NULL, /* go_to(street, roof) */
    NULL, /* go_to(street, hall) */
    NULL, /* go_to(street, market) */
    NULL, /* go_to(market, yard) */
    NULL, /* go_to(market, street) */
    NULL, /* sneak(west, hill) */
    NULL, /* sneak(west, yard) */
    NULL, /* sneak(east, roof) */
    NULL, /* sneak(east, street) */
    NULL, /* sneak(hill, west) */
    NULL, /* sneak(hill, yard) */
    NULL, /* sneak(roof, east) */
    NULL, /* sneak(roof, street) */
    NULL, /* sneak(tower, hall) */
    NULL, /* sneak(hall, tower) */
    NULL, /* sneak(hall, cellar) */
    NULL, /* sneak(hall, yard) */
    NULL, /* sneak(hall, street) */
    NULL, /* sneak(cellar, hall) */
    NULL, /* sneak(yard, west) */
    NULL, /* sneak(yard, hill) */
    NULL, /* sneak(yard, hall) */
    NULL, /* sneak(yard, market) */
    NULL, /* sneak(street, east) */
    NULL, /* sneak(street, roof) */
    NULL, /* sneak(street, hall) */
    NULL, /* sneak(street, market) */
    NULL, /* sneak(market, yard) */
    NULL, /* sneak(market, street) */
    NULL, /* open_door(west_door, hall) */
    NULL, /* open_door(west_door, yard) */
    NULL, /* open_door(east_door, hall) */
    NULL, /* open_door(east_door, street) */
    NULL, /* light(hall, hall) */
    NULL, /* light(hall, yard) */
    NULL, /* light(hall, street) */
    NULL, /* light(cellar, hall) */
    NULL, /* light(cellar, cellar) */
    NULL, /* darken(hall, hall) */
    NULL, /* darken(hall, yard) */
    NULL, /* darken(hall, street) */
    NULL, /* darken(cellar, hall) */
    NULL, /* darken(cellar, cellar) */
    NULL, /* take_cover(west) */
    NULL, /* take_cover(east) */
    NULL, /* take_cover(hill) */
    NULL, /* take_cover(roof) */
    NULL, /* take_cover(tower) */
    NULL, /* take_cover(hall) */
    NULL, /* take_cover(yard) */
    NULL, /* take_cover(street) */
    NULL, /* hide(west) */
    NULL, /* hide(east) */
    NULL, /* hide(hall) */
    NULL, /* hide(cellar) */
    features__partial__of_actions__bandage, /* bandage */
    NULL, /* fire(west, west) */
    NULL, /* fire(west, yard) */
    NULL, /* fire(east, east) */
    NULL, /* fire(east, street) */
    NULL, /* fire(hill, hill) */
    NULL, /* fire(hill, yard) */
    NULL, /* fire(roof, roof) */
    NULL, /* fire(roof, street) */
    NULL, /* fire(tower, tower) */
    NULL, /* fire(tower, hall) */
    NULL, /* fire(tower, yard) */
    NULL, /* fire(tower, street) */
    NULL, /* fire(hall, tower) */
    NULL, /* fire(hall, hall) */
    NULL, /* fire(hall, cellar) */
    NULL, /* fire(hall, yard) */
    NULL, /* fire(hall, street) */
    NULL, /* fire(cellar, hall) */
    NULL, /* fire(cellar, cellar) */
    NULL, /* fire(yard, west) */
    NULL, /* fire(yard, hill) */
    NULL, /* fire(yard, tower) */
    NULL, /* fire(yard, hall) */
    NULL, /* fire(yard, yard) */
    NULL, /* fire(yard, market) */
    NULL, /* fire(street, east) */
    NULL, /* fire(street, roof) */
    NULL, /* fire(street, tower) */
    NULL, /* fire(street, hall) */
    NULL, /* fire(street, street) */
    NULL, /* fire(street, market) */
    NULL, /* fire(market, yard) */
    NULL, /* fire(market, street) */
    NULL, /* fire(market, market) */
    NULL, /* snipe(hill, roof) */
    NULL, /* snipe(hill, tower) */
    NULL, /* snipe(hill, yard) */
    NULL, /* snipe(hill, street) */
    NULL, /* snipe(hill, market) */
    NULL, /* snipe(roof, hill) */
    NULL, /* snipe(roof, tower) */
    NULL, /* snipe(roof, yard) */
    NULL, /* snipe(roof, street) */
    NULL, /* snipe(roof, market) */
    NULL, /* snipe(tower, hill) */
    NULL, /* snipe(tower, roof) */
    NULL, /* snipe(tower, hall) */
    NULL, /* snipe(tower, yard) */
    NULL, /* snipe(tower, street) */
    NULL, /* snipe(tower, market) */
    features__partial__of_actions__sweep__yard, /* sweep(yard) */
    features__partial__of_actions__sweep__yard, /* sweep(street) */
    features__partial__of_actions__sweep__yard, /* sweep(market) */
    NULL, /* reload */
    NULL, /* resupply */
    NULL, /* start_generator */
    NULL, /* treat(west) */
    NULL, /* treat(east) */
    NULL, /* treat(hill) */
    NULL, /* treat(roof) */
    NULL, /* treat(tower) */
    NULL, /* treat(hall) */
    NULL, /* treat(cellar) */
    NULL, /* treat(yard) */
    NULL, /* treat(street) */
    NULL, /* treat(market) */
    NULL, /* restock */
    NULL, /* fetch_can */
    NULL, /* refuel */
    NULL, /* repair */
    NULL, /* eat */
    NULL, /* chat */
    NULL, /* watch */
};
static const GG_ROM gg_partial_changes features__partial = {.ops = &gg_changing_in_part,
     .of_actions = features__partial__of_actions,
     .agent_progress = offsetof(skirmish_agent, progress)};
static const GG_ROM gg_features features__row = {.ops = &gg_feature_dispatch, .slots = NULL,
     .sums = NULL, .lasting = NULL, .until = NULL, .cases = NULL, .partial = &features__partial,
     .setbacks = NULL, .restarts = NULL, .random_ranges = NULL, .denials = NULL, .cooldowns = NULL,
     .goal_retries = NULL, .timeouts = NULL, .commitments = NULL, .best_efforts = NULL,
     .values = NULL, .whiles = NULL, .holdings = NULL, .expressions = NULL, .one_shots = NULL,
     .varying = NULL, .offsets = {.agent_duration = 0, .agent_seeds = 0}};

/* stay_alive */
static const GG_ROM gg_flag_test goals__stay_alive__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000000), .want = UINT64_C(0x1000000)}, /* in_cover */
};
static const GG_ROM gg_flag_test goals__stay_alive__condition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x800000), .want = UINT64_C(0x0)}, /* not under_fire */
};
static const GG_ROM gg_box goals__stay_alive__condition__boxes[] = {
    {.flags = goals__stay_alive__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
    {.flags = goals__stay_alive__condition__boxes__1__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* hide */
static const GG_ROM gg_flag_test goals__hide__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000000), .want = UINT64_C(0x1000000)}, /* in_cover */
};
static const GG_ROM gg_box goals__hide__condition__boxes[] = {
    {.flags = goals__hide__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0,
     .sets = 0},
};
static const GG_ROM gg_flag_test goals__hide__relevant__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x800000), .want = UINT64_C(0x800000)}, /* under_fire */
};
static const GG_ROM gg_flag_test goals__hide__relevant__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000), .want = UINT64_C(0x0)}, /* enemy_at != nowhere */
};
static const GG_ROM gg_box goals__hide__relevant__boxes[] = {
    {.flags = goals__hide__relevant__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0,
     .sets = 0},
    {.flags = goals__hide__relevant__boxes__1__flags, .ranges = NULL, .flag_count = 1, .range_count = 0,
     .sets = 0},
};
/* rescue */
static const GG_ROM gg_flag_test goals__rescue__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3ff0000000), .want = UINT64_C(0x0)}, /* wounded_at == nowhere */
};
static const GG_ROM gg_box goals__rescue__condition__boxes[] = {
    {.flags = goals__rescue__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* get_well */
static const GG_ROM gg_range_test goals__get_well__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x3), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x3)}, /* health == 3 */
};
static const GG_ROM gg_box goals__get_well__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__get_well__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* stay_armed */
static const GG_ROM gg_range_test goals__stay_armed__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x8), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x38)}, /* ammo >= 1 */
};
static const GG_ROM gg_box goals__stay_armed__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__stay_armed__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* move_on */
static const GG_ROM gg_range_test goals__move_on__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x44a69ab), .care = UINT64_C(0x30000)}, /* noise <= 2 */
};
static const GG_ROM gg_box goals__move_on__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__move_on__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* engage */
static const GG_ROM gg_flag_test goals__engage__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000000), .want = UINT64_C(0x2000000)}, /* struck */
};
static const GG_ROM gg_box goals__engage__condition__boxes[] = {
    {.flags = goals__engage__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__engage__relevant__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000), .want = UINT64_C(0x0)}, /* enemy_at != nowhere */
};
static const GG_ROM gg_box goals__engage__relevant__boxes[] = {
    {.flags = goals__engage__relevant__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* mend */
static const GG_ROM gg_flag_test goals__mend__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10000000000), .want = UINT64_C(0x0)}, /* generator != broken */
};
static const GG_ROM gg_box goals__mend__condition__boxes[] = {
    {.flags = goals__mend__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0,
     .sets = 0},
};
/* keep_fuelled */
static const GG_ROM gg_range_test goals__keep_fuelled__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x3000000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x7000000)}, /* fuel >= 3 */
};
static const GG_ROM gg_box goals__keep_fuelled__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__keep_fuelled__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_range_test goals__keep_fuelled__relevant__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x14b69ab), .care = UINT64_C(0x7000000)}, /* fuel <= 1 */
};
static const GG_ROM gg_box goals__keep_fuelled__relevant__boxes[] = {
    {.flags = NULL, .ranges = goals__keep_fuelled__relevant__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* stay_stocked */
static const GG_ROM gg_range_test goals__stay_stocked__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x4400), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x6c00)}, /* bandages >= 1, kits >= 2 */
};
static const GG_ROM gg_box goals__stay_stocked__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__stay_stocked__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* stay_supplied */
static const GG_ROM gg_range_test goals__stay_supplied__condition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x480), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0xd80)}, /* magazines >= 1, bandages >= 1 */
};
static const GG_ROM gg_box goals__stay_supplied__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__stay_supplied__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* man_laser */
static const GG_ROM gg_flag_test goals__man_laser__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x140000003ef), .want = UINT64_C(0x0)}, /* at == tower, generator == running */
};
static const GG_ROM gg_box goals__man_laser__condition__boxes[] = {
    {.flags = goals__man_laser__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__man_laser__relevant__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100007fe000), .want = UINT64_C(0x0)}, /* enemy_at == nowhere, generator != broken */
};
static const GG_ROM gg_range_test goals__man_laser__relevant__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1000000), .high = UINT64_C(0x44b69ab), .care = UINT64_C(0x7000000)}, /* fuel >= 1 */
};
static const GG_ROM gg_box goals__man_laser__relevant__boxes[] = {
    {.flags = goals__man_laser__relevant__boxes__0__flags,
     .ranges = goals__man_laser__relevant__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
};
/* hold(yard) */
static const GG_ROM gg_flag_test goals__hold__yard__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100037f), .want = UINT64_C(0x1000000)}, /* at == yard, in_cover */
};
static const GG_ROM gg_box goals__hold__yard__condition__boxes[] = {
    {.flags = goals__hold__yard__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* hold(hall) */
static const GG_ROM gg_flag_test goals__hold__hall__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003df), .want = UINT64_C(0x1000000)}, /* at == hall, in_cover */
};
static const GG_ROM gg_box goals__hold__hall__condition__boxes[] = {
    {.flags = goals__hold__hall__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* hold(tower) */
static const GG_ROM gg_flag_test goals__hold__tower__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003ef), .want = UINT64_C(0x1000000)}, /* at == tower, in_cover */
};
static const GG_ROM gg_box goals__hold__tower__condition__boxes[] = {
    {.flags = goals__hold__tower__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__stay_alive__condition__boxes, .count = 2},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 80, .cooldown = 0,
     .called = false, .keep = true}, /* stay_alive: in_cover or not under_fire */
    {.condition = {.boxes = goals__hide__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__hide__relevant__boxes, .count = 2}, .priority = 80, .cooldown = 0,
     .called = false, .keep = true}, /* hide: in_cover */
    {.condition = {.boxes = goals__rescue__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0, .called = true,
     .keep = false}, /* rescue: wounded_at == nowhere */
    {.condition = {.boxes = goals__get_well__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0, .called = true,
     .keep = false}, /* get_well: health == 3 */
    {.condition = {.boxes = goals__stay_armed__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 60, .cooldown = 0,
     .called = false, .keep = true}, /* stay_armed: ammo >= 1 */
    {.condition = {.boxes = goals__move_on__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 55, .cooldown = 0,
     .called = false, .keep = false}, /* move_on: noise <= 2 */
    {.condition = {.boxes = goals__engage__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__engage__relevant__boxes, .count = 1}, .priority = 50,
     .cooldown = 0, .called = false, .keep = false}, /* engage: struck */
    {.condition = {.boxes = goals__mend__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 35, .cooldown = 0,
     .called = false, .keep = false}, /* mend: generator != broken */
    {.condition = {.boxes = goals__keep_fuelled__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__keep_fuelled__relevant__boxes, .count = 1}, .priority = 30,
     .cooldown = 10000, .called = false, .keep = false}, /* keep_fuelled: fuel >= 3 */
    {.condition = {.boxes = goals__stay_stocked__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 30, .cooldown = 0,
     .called = false, .keep = false}, /* stay_stocked: kits >= 2, bandages >= 1 */
    {.condition = {.boxes = goals__stay_supplied__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 25, .cooldown = 0,
     .called = false, .keep = false}, /* stay_supplied: magazines >= 1, bandages >= 1 */
    {.condition = {.boxes = goals__man_laser__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__man_laser__relevant__boxes, .count = 1}, .priority = 30,
     .cooldown = 15000, .called = false, .keep = false}, /* man_laser: at == tower, generator == running */
    {.condition = {.boxes = goals__hold__yard__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* hold(yard): at == where, in_cover */
    {.condition = {.boxes = goals__hold__hall__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* hold(hall): at == where, in_cover */
    {.condition = {.boxes = goals__hold__tower__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 0, .cooldown = 0,
     .called = false, .keep = false}, /* hold(tower): at == where, in_cover */
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
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x4008001401), UINT64_C(0x21869ab)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0), UINT64_C(0x44b69ab)};

static const GG_ROM uint64_t applied__bits[] = {UINT64_C(0x1fc000000000), UINT64_C(0x0)};
static const GG_ROM gg_applied applied__row = {.world = world__apply, .ops = &gg_applying,
     .ruling = NULL, .bits = applied__bits,
     .offsets = {.world_telling = offsetof(skirmish_world, telling)}};

static const GG_ROM uint16_t goal_sources__12__arguments[] = {SKIRMISH_YARD, SKIRMISH_HALL, SKIRMISH_TOWER};
static const GG_ROM gg_goal_source goal_sources__all[] = {
    {.arguments = NULL, .first = 0, .count = 1, .parameter_count = 0}, /* stay_alive */
    {.arguments = NULL, .first = 1, .count = 1, .parameter_count = 0}, /* hide */
    {.arguments = NULL, .first = 2, .count = 1, .parameter_count = 0}, /* rescue */
    {.arguments = NULL, .first = 3, .count = 1, .parameter_count = 0}, /* get_well */
    {.arguments = NULL, .first = 4, .count = 1, .parameter_count = 0}, /* stay_armed */
    {.arguments = NULL, .first = 5, .count = 1, .parameter_count = 0}, /* move_on */
    {.arguments = NULL, .first = 6, .count = 1, .parameter_count = 0}, /* engage */
    {.arguments = NULL, .first = 7, .count = 1, .parameter_count = 0}, /* mend */
    {.arguments = NULL, .first = 8, .count = 1, .parameter_count = 0}, /* keep_fuelled */
    {.arguments = NULL, .first = 9, .count = 1, .parameter_count = 0}, /* stay_stocked */
    {.arguments = NULL, .first = 10, .count = 1, .parameter_count = 0}, /* stay_supplied */
    {.arguments = NULL, .first = 11, .count = 1, .parameter_count = 0}, /* man_laser */
    {.arguments = goal_sources__12__arguments, .first = 12, .count = 3, .parameter_count = 1}, /* hold */
};

static const GG_ROM gg_flag_test subgoals__0__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1ff), .want = UINT64_C(0x0)}, /* at == market */
};
static const GG_ROM gg_box subgoals__0__boxes[] = {
    {.flags = subgoals__0__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__1__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x37f), .want = UINT64_C(0x0)}, /* at == yard */
};
static const GG_ROM gg_box subgoals__1__boxes[] = {
    {.flags = subgoals__1__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__2__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2ff), .want = UINT64_C(0x0)}, /* at == street */
};
static const GG_ROM gg_box subgoals__2__boxes[] = {
    {.flags = subgoals__2__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__3__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003fb), .want = UINT64_C(0x1000000)}, /* at == hill, in_cover */
};
static const GG_ROM gg_box subgoals__3__boxes[] = {
    {.flags = subgoals__3__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__4__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003f7), .want = UINT64_C(0x1000000)}, /* at == roof, in_cover */
};
static const GG_ROM gg_box subgoals__4__boxes[] = {
    {.flags = subgoals__4__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__5__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003ef), .want = UINT64_C(0x1000000)}, /* at == tower, in_cover */
};
static const GG_ROM gg_box subgoals__5__boxes[] = {
    {.flags = subgoals__5__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__6__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xbfe), .want = UINT64_C(0x0)}, /* at == west, home == west */
};
static const GG_ROM gg_flag_test subgoals__6__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x7fd), .want = UINT64_C(0x0)}, /* at == east, home == east */
};
static const GG_ROM gg_box subgoals__6__boxes[] = {
    {.flags = subgoals__6__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = subgoals__6__boxes__1__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__7__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3df), .want = UINT64_C(0x0)}, /* at == hall */
};
static const GG_ROM gg_box subgoals__7__boxes[] = {
    {.flags = subgoals__7__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition subgoals__all[] = {
    {.boxes = subgoals__0__boxes, .count = 1},
    {.boxes = subgoals__1__boxes, .count = 1},
    {.boxes = subgoals__2__boxes, .count = 1},
    {.boxes = subgoals__3__boxes, .count = 1},
    {.boxes = subgoals__4__boxes, .count = 1},
    {.boxes = subgoals__5__boxes, .count = 1},
    {.boxes = subgoals__6__boxes, .count = 2},
    {.boxes = subgoals__7__boxes, .count = 1},
};

static const GG_ROM uint64_t search__filters__0__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0x4000000003000003),
    UINT64_C(0x1c40), UINT64_C(0xe200b), UINT64_C(0x800000000c00000c), UINT64_C(0x6480),
    UINT64_C(0xe2013), UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0xc0001),
    UINT64_C(0x30000030), UINT64_C(0x3e00000018401), UINT64_C(0xc0021), UINT64_C(0x0),
    UINT64_C(0x400), UINT64_C(0xc0001), UINT64_C(0x0), UINT64_C(0x400),
    UINT64_C(0xc0001), UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0xc0001),
    UINT64_C(0xc00000c0), UINT64_C(0x7c000000060402), UINT64_C(0xc0041), UINT64_C(0x0),
    UINT64_C(0x400), UINT64_C(0xc0001), UINT64_C(0x0), UINT64_C(0x400),
    UINT64_C(0xc0001), UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0xc0001),
    UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0xc0001), UINT64_C(0x0),
    UINT64_C(0x400), UINT64_C(0xc0001), UINT64_C(0x0), UINT64_C(0x400),
    UINT64_C(0xc0001), UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0xc0001),
};
static const GG_ROM uint64_t search__filters__1__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0x100000100),
    UINT64_C(0xff80000000780404), UINT64_C(0xc0081), UINT64_C(0x1295001e00001e00), UINT64_C(0xf800508),
    UINT64_C(0xc0101), UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0xc0001),
    UINT64_C(0x2100002000002000), UINT64_C(0x30000600), UINT64_C(0xd8205), UINT64_C(0x0),
    UINT64_C(0x400), UINT64_C(0xc0001), UINT64_C(0x0), UINT64_C(0x400),
    UINT64_C(0xc0001), UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0xc0001),
    UINT64_C(0x42203c00003c000), UINT64_C(0xfc0000410), UINT64_C(0xc0401), UINT64_C(0x0),
    UINT64_C(0x400), UINT64_C(0xc0001), UINT64_C(0x0), UINT64_C(0x400),
    UINT64_C(0xc0001), UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0xc0001),
    UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0xc0001), UINT64_C(0x0),
    UINT64_C(0x400), UINT64_C(0xc0001), UINT64_C(0x0), UINT64_C(0x400),
    UINT64_C(0xc0001), UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0xc0001),
};
static const GG_ROM uint64_t search__filters__2__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0x8483c00003c0000),
    UINT64_C(0x3f000000420), UINT64_C(0xc0801), UINT64_C(0xc00000c00000), UINT64_C(0x1c0000000400),
    UINT64_C(0xc5001), UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0xc0001),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0x8483c00003c0000),
    UINT64_C(0x3f000000420), UINT64_C(0xc0801), UINT64_C(0xc00000c00000), UINT64_C(0x1c0000000400),
    UINT64_C(0xc5001), UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0xc0001),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0x8483c00003c0000),
    UINT64_C(0x3f000000420), UINT64_C(0xc0801), UINT64_C(0xc00000c00000), UINT64_C(0x1c0000000400),
    UINT64_C(0xc5001), UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0xc0001),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xddffd), UINT64_C(0x8483c00003c0000),
    UINT64_C(0x3f000000420), UINT64_C(0xc0801), UINT64_C(0xc00000c00000), UINT64_C(0x1c0000000400),
    UINT64_C(0xc5001), UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0xc0001),
};
static const GG_ROM uint64_t search__filters__3__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x7ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x40000fff),
    UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff), UINT64_C(0xfffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x10000027ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x7ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff),
    UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff), UINT64_C(0xfffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x840000800087ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x7ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff),
    UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff), UINT64_C(0xfffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x7ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff),
    UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff), UINT64_C(0xfffff),
};
static const GG_ROM uint64_t search__filters__4__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x1002020000207ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x84041008807ff),
    UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff), UINT64_C(0xfffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x2000082111007ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x7ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff),
    UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff), UINT64_C(0xfffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x220007ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x7ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff),
    UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff), UINT64_C(0xfffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x7ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff),
    UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff), UINT64_C(0xfffff),
};
static const GG_ROM uint64_t search__filters__5__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x24108404042117ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x48210900084447ff),
    UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff), UINT64_C(0xfffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x90421208000007ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x7ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff),
    UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff), UINT64_C(0xfffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x24108404042117ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x48210900084447ff),
    UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff), UINT64_C(0xfffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x90421208000007ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x7ff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff),
    UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7ff), UINT64_C(0xfffff),
};
static const GG_ROM uint64_t search__filters__6__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xe0001fffffffffff), UINT64_C(0xf7fff), UINT64_C(0x3fffffffffffffff),
    UINT64_C(0xfffffffffffffc00), UINT64_C(0xf7fff), UINT64_C(0xffffffffffffffff), UINT64_C(0xe0001fffffffffff),
    UINT64_C(0xf7fff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xfffffffffffffc00), UINT64_C(0xf7fff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xe0001fffffffffff), UINT64_C(0xfbfff), UINT64_C(0x3fffffffffffffff),
    UINT64_C(0xfffffffffffffc00), UINT64_C(0xfbfff), UINT64_C(0xffffffffffffffff), UINT64_C(0xe0001fffffffffff),
    UINT64_C(0xfbfff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xfffffffffffffc00), UINT64_C(0xfbfff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xe0001fffffffffff), UINT64_C(0xf6007), UINT64_C(0x3fffffffffffffff),
    UINT64_C(0xfffffffffffffc00), UINT64_C(0xf6007), UINT64_C(0xffffffffffffffff), UINT64_C(0xe0001fffffffffff),
    UINT64_C(0xf6007), UINT64_C(0x3fffffffffffffff), UINT64_C(0xfffffffffffffc00), UINT64_C(0xf6007),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xe0001fffffffffff), UINT64_C(0xfa007), UINT64_C(0x3fffffffffffffff),
    UINT64_C(0xfffffffffffffc00), UINT64_C(0xfa007), UINT64_C(0xffffffffffffffff), UINT64_C(0xe0001fffffffffff),
    UINT64_C(0xfa007), UINT64_C(0x3fffffffffffffff), UINT64_C(0xfffffffffffffc00), UINT64_C(0xfa007),
};
static const GG_ROM uint64_t search__filters__7__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xfe00f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xfe017), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe027), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xfe007), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe047), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xfe007), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xfe007), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007),
};
static const GG_ROM uint64_t search__filters__8__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xfe087), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xfe107), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe207), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xfe007), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe407), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xfe007), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xfe007), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007),
};
static const GG_ROM uint64_t search__filters__9__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xfe807), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xff007), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfe007),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x1fffffffffffffff), UINT64_C(0xeffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x1fffffffffffffff), UINT64_C(0xee807), UINT64_C(0xffffffffffffffff), UINT64_C(0x1fffffffffffffff),
    UINT64_C(0xef007), UINT64_C(0xffffffffffffffff), UINT64_C(0x1fffffffffffffff), UINT64_C(0xee007),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xefffb), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xee803), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xef003), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xee003),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x1fffffffffffffff), UINT64_C(0xefffb), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x1fffffffffffffff), UINT64_C(0xee803), UINT64_C(0xffffffffffffffff), UINT64_C(0x1fffffffffffffff),
    UINT64_C(0xef003), UINT64_C(0xffffffffffffffff), UINT64_C(0x1fffffffffffffff), UINT64_C(0xee003),
};
static const GG_ROM uint64_t search__filters__10__rows[] = {
    UINT64_C(0xc1fffef7ffeed2ff), UINT64_C(0xfffffffdfbffffff), UINT64_C(0xfffff), UINT64_C(0xc1fffef7ffeed2ff),
    UINT64_C(0x1ffffffdfbffffff), UINT64_C(0xffffb), UINT64_C(0xcf8ffef7fffef3ff), UINT64_C(0xfffffffdfbfffeff),
    UINT64_C(0xfffff), UINT64_C(0xcf8ffef7fffef3ff), UINT64_C(0x1ffffffdfbfffeff), UINT64_C(0xffffb),
    UINT64_C(0xf07ffef7ffeed6ff), UINT64_C(0xfffffffdfbfffdff), UINT64_C(0xfffff), UINT64_C(0xf07ffef7ffeed6ff),
    UINT64_C(0x1ffffffdfbfffdff), UINT64_C(0xffffb), UINT64_C(0xfe0ffef7fffef7ff), UINT64_C(0xfffffffdfbfffcff),
    UINT64_C(0xfffff), UINT64_C(0xfe0ffef7fffef7ff), UINT64_C(0x1ffffffdfbfffcff), UINT64_C(0xffffb),
    UINT64_C(0xc1fcffffffeedaff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0xc1fcffffffeedaff),
    UINT64_C(0x1fffffffffffffff), UINT64_C(0xffffb), UINT64_C(0xcf8cfffffffffbff), UINT64_C(0xfffffffffffffeff),
    UINT64_C(0xfffff), UINT64_C(0xcf8cfffffffffbff), UINT64_C(0x1ffffffffffffeff), UINT64_C(0xffffb),
    UINT64_C(0xf07cffffffeedeff), UINT64_C(0xfffffffffffffdff), UINT64_C(0xfffff), UINT64_C(0xf07cffffffeedeff),
    UINT64_C(0x1ffffffffffffdff), UINT64_C(0xffffb), UINT64_C(0xfe0cffffffffffff), UINT64_C(0xfffffffffffffcff),
    UINT64_C(0xfffff), UINT64_C(0xfe0cffffffffffff), UINT64_C(0x1ffffffffffffcff), UINT64_C(0xffffb),
};
static const GG_ROM uint64_t search__filters__11__rows[] = {
    UINT64_C(0xffffefefffefefff), UINT64_C(0xffffff7ff7ffffff), UINT64_C(0xfffff), UINT64_C(0xfff3ffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0xffffefefffefefff), UINT64_C(0xffffff7ff7ffffff),
    UINT64_C(0xfffff), UINT64_C(0xfff3ffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff),
    UINT64_C(0xffffefefffefefff), UINT64_C(0xffffff7ff7ffffff), UINT64_C(0xfffff), UINT64_C(0xfff3ffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0xffffefefffefefff), UINT64_C(0xffffff7ff7ffffff),
    UINT64_C(0xfffff), UINT64_C(0xfff3ffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff),
    UINT64_C(0xffffefefffefefff), UINT64_C(0xffffff7ff7ffffff), UINT64_C(0xfffff), UINT64_C(0xfff3ffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0xffffefefffefefff), UINT64_C(0xffffff7ff7ffffff),
    UINT64_C(0xfffff), UINT64_C(0xfff3ffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff),
    UINT64_C(0xffffefefffefefff), UINT64_C(0xffffff7ff7ffffff), UINT64_C(0xfffff), UINT64_C(0xfff3ffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff), UINT64_C(0xffffefefffefefff), UINT64_C(0xffffff7ff7ffffff),
    UINT64_C(0xfffff), UINT64_C(0xfff3ffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffff),
};
static const GG_ROM gg_action_filter search__filters[] = {
    {.rows = search__filters__0__rows, .word = 0, .shift = 0},
    {.rows = search__filters__1__rows, .word = 0, .shift = 4},
    {.rows = search__filters__2__rows, .word = 0, .shift = 8},
    {.rows = search__filters__3__rows, .word = 0, .shift = 12},
    {.rows = search__filters__4__rows, .word = 0, .shift = 16},
    {.rows = search__filters__5__rows, .word = 0, .shift = 20},
    {.rows = search__filters__6__rows, .word = 0, .shift = 24},
    {.rows = search__filters__7__rows, .word = 0, .shift = 28},
    {.rows = search__filters__8__rows, .word = 0, .shift = 32},
    {.rows = search__filters__9__rows, .word = 0, .shift = 36},
    {.rows = search__filters__10__rows, .word = 0, .shift = 40},
    {.rows = search__filters__11__rows, .word = 0, .shift = 44},
};
static const GG_ROM uint64_t search__filtered[] = {UINT64_C(0xffffffffffffffff), UINT64_C(0x3ff), UINT64_C(0xd4000)};
static const GG_ROM uint64_t search__conflicts[] = {
    UINT64_C(0xfffffffffffffffe), UINT64_C(0xfffffffffffe7fff), UINT64_C(0x3ffde), UINT64_C(0xfbddfffffffffffd),
    UINT64_C(0xfffffff03fffffff), UINT64_C(0x3fbfe), UINT64_C(0xfffffffffffffffb), UINT64_C(0xfffffffffff9ffff),
    UINT64_C(0x3ffbe), UINT64_C(0xf7b7fffffffffff7), UINT64_C(0xfffffc0fffffffff), UINT64_C(0x3f7fe),
    UINT64_C(0xffffffffffffffef), UINT64_C(0xffffffffffffe7ff), UINT64_C(0x3fff6), UINT64_C(0xfbddffffffffffdf),
    UINT64_C(0xfffffff03fffffff), UINT64_C(0x3fbfe), UINT64_C(0xffffffffffffffbf), UINT64_C(0xffffffffffff9fff),
    UINT64_C(0x3ffee), UINT64_C(0xf7b7ffffffffff7f), UINT64_C(0xfffffc0fffffffff), UINT64_C(0x3f7fe),
    UINT64_C(0xef6afffffffffeff), UINT64_C(0xfffffffff07fffff), UINT64_C(0x3fefe), UINT64_C(0xfffffffffffffdff),
    UINT64_C(0x1fffffffff87ffff), UINT64_C(0x3ff7e), UINT64_C(0xfefffffffffffbff), UINT64_C(0xffffffffcfffffff),
    UINT64_C(0x27dfa), UINT64_C(0xfbddfffffffff7ff), UINT64_C(0xfffffff03fffffff), UINT64_C(0x3fbfe),
    UINT64_C(0xf7b7ffffffffefff), UINT64_C(0xfffffc0fffffffff), UINT64_C(0x3f7fe), UINT64_C(0xef6affffffffdfff),
    UINT64_C(0xfffffffff07fffff), UINT64_C(0x3fefe), UINT64_C(0xffffffffffffbfff), UINT64_C(0xffffffffffffe7ff),
    UINT64_C(0x3fff6), UINT64_C(0xffffffffffff7fff), UINT64_C(0xfffffffffffe7fff), UINT64_C(0x3ffde),
    UINT64_C(0xef6afffffffeffff), UINT64_C(0xfffffffff07fffff), UINT64_C(0x3fefe), UINT64_C(0xfffffffffffdffff),
    UINT64_C(0xffffe3ffffffffff), UINT64_C(0x3affe), UINT64_C(0xfffffffffffbffff), UINT64_C(0xffffffffffff9fff),
    UINT64_C(0x3ffee), UINT64_C(0xfffffffffff7ffff), UINT64_C(0xfffffffffff9ffff), UINT64_C(0x3ffbe),
    UINT64_C(0xef6affffffefffff), UINT64_C(0xfffffffff07fffff), UINT64_C(0x3fefe), UINT64_C(0xffffffffffdfffff),
    UINT64_C(0xffffe3ffffffffff), UINT64_C(0x3affe), UINT64_C(0xfbddffffffbfffff), UINT64_C(0xfffffff03fffffff),
    UINT64_C(0x3fbfe), UINT64_C(0xf7b7ffffff7fffff), UINT64_C(0xfffffc0fffffffff), UINT64_C(0x3f7fe),
    UINT64_C(0xfffffffffeffffff), UINT64_C(0xfffffffffffe7fff), UINT64_C(0x3ffde), UINT64_C(0xfbddfffffdffffff),
    UINT64_C(0xfffffff03fffffff), UINT64_C(0x3fbfe), UINT64_C(0xfffffffffbffffff), UINT64_C(0xfffffffffff9ffff),
    UINT64_C(0x3ffbe), UINT64_C(0xf7b7fffff7ffffff), UINT64_C(0xfffffc0fffffffff), UINT64_C(0x3f7fe),
    UINT64_C(0xffffffffefffffff), UINT64_C(0xffffffffffffe7ff), UINT64_C(0x3fff6), UINT64_C(0xfbddffffdfffffff),
    UINT64_C(0xfffffff03fffffff), UINT64_C(0x3fbfe), UINT64_C(0xffffffffbfffffff), UINT64_C(0xffffffffffff9fff),
    UINT64_C(0x3ffee), UINT64_C(0xf7b7ffff7fffffff), UINT64_C(0xfffffc0fffffffff), UINT64_C(0x3f7fe),
    UINT64_C(0xed6afffeffffffff), UINT64_C(0xfffffffff07fffff), UINT64_C(0x3fefe), UINT64_C(0xfffffffdffffffff),
    UINT64_C(0x1fffffffff87ffff), UINT64_C(0x3ff7e), UINT64_C(0xdefffffbffffffff), UINT64_C(0xffffffffcfffffff),
    UINT64_C(0x27dfa), UINT64_C(0xfbddfff7ffffffff), UINT64_C(0xfffffff03fffffff), UINT64_C(0x3fbfe),
    UINT64_C(0xf7b7ffefffffffff), UINT64_C(0xfffffc0fffffffff), UINT64_C(0x3f7fe), UINT64_C(0xed6affdfffffffff),
    UINT64_C(0xfffffffff07fffff), UINT64_C(0x3fefe), UINT64_C(0xffffffbfffffffff), UINT64_C(0xffffffffffffe7ff),
    UINT64_C(0x3fff6), UINT64_C(0xffffff7fffffffff), UINT64_C(0xfffffffffffe7fff), UINT64_C(0x3ffde),
    UINT64_C(0xed6afeffffffffff), UINT64_C(0xfffffffff07fffff), UINT64_C(0x3fefe), UINT64_C(0xfffffdffffffffff),
    UINT64_C(0xffffe3ffffffffff), UINT64_C(0x3affe), UINT64_C(0xfffffbffffffffff), UINT64_C(0xffffffffffff9fff),
    UINT64_C(0x3ffee), UINT64_C(0xfffff7ffffffffff), UINT64_C(0xfffffffffff9ffff), UINT64_C(0x3ffbe),
    UINT64_C(0xed6aefffffffffff), UINT64_C(0xfffffffff07fffff), UINT64_C(0x3fefe), UINT64_C(0xffffdfffffffffff),
    UINT64_C(0xffffe3ffffffffff), UINT64_C(0x3affe), UINT64_C(0xfbddbfffffffffff), UINT64_C(0xfffffff03fffffff),
    UINT64_C(0x3fbfe), UINT64_C(0xf7b77fffffffffff), UINT64_C(0xfffffc0fffffffff), UINT64_C(0x3f7fe),
    UINT64_C(0x2eedeffeedeff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x1bff7ddbff7dd),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x8eedeffeedeff), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x47fef777fef77), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0xe60eedeffeedeff), UINT64_C(0x100), UINT64_C(0x0), UINT64_C(0xe50bff7ddbff7dd),
    UINT64_C(0x100), UINT64_C(0x0), UINT64_C(0xe307fef777fef77), UINT64_C(0x100),
    UINT64_C(0x0), UINT64_C(0x3100eedeffeedeff), UINT64_C(0x200), UINT64_C(0x0),
    UINT64_C(0x3080fffbfffffbff), UINT64_C(0x200), UINT64_C(0x0), UINT64_C(0xc70eedeffffffff),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xa70bff7ddbff7dd), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x6707fef777fef77), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x2180eedeffeedeff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x1180fffbffffffff),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x8000ffffffffffff), UINT64_C(0x3ff),
    UINT64_C(0x0), UINT64_C(0x4000ffffffffffff), UINT64_C(0x3ff), UINT64_C(0x0),
    UINT64_C(0xc000ffffffffffff), UINT64_C(0x3fe), UINT64_C(0x0), UINT64_C(0xc000ffffffffffff),
    UINT64_C(0x3fd), UINT64_C(0x0), UINT64_C(0xc000ffffffffffff), UINT64_C(0x3fb),
    UINT64_C(0x0), UINT64_C(0xc000ffffffffffff), UINT64_C(0x3f7), UINT64_C(0x0),
    UINT64_C(0xc000ffffffffffff), UINT64_C(0x3ef), UINT64_C(0x0), UINT64_C(0xc000ffffffffffff),
    UINT64_C(0x3df), UINT64_C(0x0), UINT64_C(0xc000ffffffffffff), UINT64_C(0x3bf),
    UINT64_C(0x0), UINT64_C(0xc000ffffffffffff), UINT64_C(0x37f), UINT64_C(0x0),
    UINT64_C(0xc070ffffffffffff), UINT64_C(0x2ff), UINT64_C(0x0), UINT64_C(0xc180ffffffffffff),
    UINT64_C(0x1ff), UINT64_C(0x0), UINT64_C(0xffffffffffff), UINT64_C(0x0),
    UINT64_C(0x2002), UINT64_C(0xffbfefffbfef), UINT64_C(0x1ffffffffffff000), UINT64_C(0x1),
    UINT64_C(0xffbfefffbfef), UINT64_C(0x1fffffffffffe800), UINT64_C(0x1), UINT64_C(0xfbffbffbffbf),
    UINT64_C(0x1fffffffffffd800), UINT64_C(0x1), UINT64_C(0xfbffbffbffbf), UINT64_C(0x1fffffffffffb800),
    UINT64_C(0x1), UINT64_C(0xff7ffeff7ffe), UINT64_C(0x1fffffffffff7800), UINT64_C(0x1),
    UINT64_C(0xff7ffeff7ffe), UINT64_C(0x1ffffffffffef800), UINT64_C(0x1), UINT64_C(0xf7fffbf7fffb),
    UINT64_C(0x1ffffffffffdf800), UINT64_C(0x1), UINT64_C(0xf7fffbf7fffb), UINT64_C(0x1ffffffffffbf800),
    UINT64_C(0x1), UINT64_C(0xfffdfffffdff), UINT64_C(0x1ffffffffff7f800), UINT64_C(0x1),
    UINT64_C(0xfffdfffffdff), UINT64_C(0x1fffffffffeff800), UINT64_C(0x1), UINT64_C(0xfffdfffffdff),
    UINT64_C(0x1fffffffffdff800), UINT64_C(0x1), UINT64_C(0xfffdfffffdff), UINT64_C(0x1fffffffffbff800),
    UINT64_C(0x1), UINT64_C(0xeedeffeedeff), UINT64_C(0x1fffffffff7ff800), UINT64_C(0x1),
    UINT64_C(0xeedeffeedeff), UINT64_C(0x1ffffffffefff800), UINT64_C(0x1), UINT64_C(0xeedeffeedeff),
    UINT64_C(0x1ffffffffdfff800), UINT64_C(0x1), UINT64_C(0xeedeffeedeff), UINT64_C(0x1ffffffffbfff800),
    UINT64_C(0x1), UINT64_C(0xeedeffeedeff), UINT64_C(0x1ffffffff7fff800), UINT64_C(0x1),
    UINT64_C(0xfffbfffffbff), UINT64_C(0x1fffffffeffff800), UINT64_C(0x1), UINT64_C(0xfffbfffffbff),
    UINT64_C(0x1fffffffdffff800), UINT64_C(0x1), UINT64_C(0xbff7ddbff7dd), UINT64_C(0x1fffffffbffff800),
    UINT64_C(0x1), UINT64_C(0xbff7ddbff7dd), UINT64_C(0x1fffffff7ffff800), UINT64_C(0x1),
    UINT64_C(0xbff7ddbff7dd), UINT64_C(0x1ffffffefffff800), UINT64_C(0x1), UINT64_C(0xbff7ddbff7dd),
    UINT64_C(0x1ffffffdfffff800), UINT64_C(0x1), UINT64_C(0xbff7ddbff7dd), UINT64_C(0x1ffffffbfffff800),
    UINT64_C(0x1), UINT64_C(0xbff7ddbff7dd), UINT64_C(0x1ffffff7fffff800), UINT64_C(0x1),
    UINT64_C(0x7fef777fef77), UINT64_C(0x1fffffeffffff800), UINT64_C(0x1), UINT64_C(0x7fef777fef77),
    UINT64_C(0x1fffffdffffff800), UINT64_C(0x1), UINT64_C(0x7fef777fef77), UINT64_C(0x1fffffbffffff800),
    UINT64_C(0x1), UINT64_C(0x7fef777fef77), UINT64_C(0x1fffff7ffffff800), UINT64_C(0x1),
    UINT64_C(0x7fef777fef77), UINT64_C(0x1ffffefffffff800), UINT64_C(0x1), UINT64_C(0x7fef777fef77),
    UINT64_C(0x1ffffdfffffff800), UINT64_C(0x1), UINT64_C(0xddffffddffff), UINT64_C(0x1ffffbfffffff800),
    UINT64_C(0x1), UINT64_C(0xddffffddffff), UINT64_C(0x1ffff7fffffff800), UINT64_C(0x1),
    UINT64_C(0xddffffddffff), UINT64_C(0x1fffeffffffff800), UINT64_C(0x1), UINT64_C(0xffffffffffff),
    UINT64_C(0x1fffdffffffff800), UINT64_C(0x1), UINT64_C(0xffffffffffff), UINT64_C(0x1fffbffffffff800),
    UINT64_C(0x1), UINT64_C(0xffffffffffff), UINT64_C(0x1fff7ffffffff800), UINT64_C(0x1),
    UINT64_C(0xffffffffffff), UINT64_C(0x1ffefffffffff800), UINT64_C(0x1), UINT64_C(0xffffffffffff),
    UINT64_C(0x1ffdfffffffff800), UINT64_C(0x1), UINT64_C(0xffffffffffff), UINT64_C(0x1ffbfffffffff800),
    UINT64_C(0x1), UINT64_C(0xffffffffffff), UINT64_C(0x1ff7fffffffff800), UINT64_C(0x1),
    UINT64_C(0xffffffffffff), UINT64_C(0x1feffffffffff800), UINT64_C(0x1), UINT64_C(0xffffffffffff),
    UINT64_C(0x1fdffffffffff800), UINT64_C(0x1), UINT64_C(0xffffffffffff), UINT64_C(0x1fbffffffffff800),
    UINT64_C(0x1), UINT64_C(0xffffffffffff), UINT64_C(0x1f7ffffffffff800), UINT64_C(0x1),
    UINT64_C(0xffffffffffff), UINT64_C(0x1efffffffffff800), UINT64_C(0x1), UINT64_C(0xffffffffffff),
    UINT64_C(0x1dfffffffffff800), UINT64_C(0x1), UINT64_C(0xffffffffffff), UINT64_C(0x1bfffffffffff800),
    UINT64_C(0x1), UINT64_C(0xffffffffffff), UINT64_C(0x17fffffffffff800), UINT64_C(0x1),
    UINT64_C(0xffffffffffff), UINT64_C(0xffffffffffff800), UINT64_C(0x1), UINT64_C(0xfffdfffffdff),
    UINT64_C(0xc000000000000000), UINT64_C(0x18004), UINT64_C(0xfffdfffffdff), UINT64_C(0xa000000000000000),
    UINT64_C(0x18004), UINT64_C(0xfffdfffffdff), UINT64_C(0x6000000000000000), UINT64_C(0x18004),
    UINT64_C(0x0), UINT64_C(0x1ffffffffffff800), UINT64_C(0x2), UINT64_C(0xffffffffffff),
    UINT64_C(0x400), UINT64_C(0x1), UINT64_C(0xfffbfffffbff), UINT64_C(0xe000000000000000),
    UINT64_C(0x10000), UINT64_C(0xffbfefffbfef), UINT64_C(0x0), UINT64_C(0x3ff0),
    UINT64_C(0xfbffbffbffbf), UINT64_C(0x0), UINT64_C(0x3fe8), UINT64_C(0xff7ffeff7ffe),
    UINT64_C(0x0), UINT64_C(0x3fd8), UINT64_C(0xf7fffbf7fffb), UINT64_C(0x0),
    UINT64_C(0x3fb8), UINT64_C(0xfffdfffffdff), UINT64_C(0x0), UINT64_C(0x3f78),
    UINT64_C(0xeedeffeedeff), UINT64_C(0x0), UINT64_C(0x3ef8), UINT64_C(0xfffbfffffbff),
    UINT64_C(0x0), UINT64_C(0x3df8), UINT64_C(0xbff7ddbff7dd), UINT64_C(0x0),
    UINT64_C(0x3bf8), UINT64_C(0x7fef777fef77), UINT64_C(0x0), UINT64_C(0x37f8),
    UINT64_C(0xddffffddffff), UINT64_C(0x0), UINT64_C(0x2ff8), UINT64_C(0xffffffffffff),
    UINT64_C(0x400), UINT64_C(0x1ff8), UINT64_C(0xddffffddffff), UINT64_C(0x0),
    UINT64_C(0x8000), UINT64_C(0xfffbfffffbff), UINT64_C(0xe000000000000000), UINT64_C(0x4000),
    UINT64_C(0xfffbfffffbff), UINT64_C(0xe000000000000000), UINT64_C(0x4), UINT64_C(0xffffffffffff),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x4010004010), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x40040040040),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x8001008001), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x80004080004), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x200000200), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x112100112100),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x400000400), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x400822400822), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x801088801088), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x220000220000),
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
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffffffff),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xc000000000000000), UINT64_C(0x3ff),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x400), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x400), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x400),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x1ffffffffffff800), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x1ffffffffffff800), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x1ffffffffffff800), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x1ffffffffffff800),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x1ffffffffffff800), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x1), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x1), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x1), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x1),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x2), UINT64_C(0x0),
    UINT64_C(0x400), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x400),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x2002),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x1ff8), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x1ff8), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x1ff8), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x2000),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0xfffffffffffff800), UINT64_C(0x0), UINT64_C(0xffffff), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x1fffe00000000000), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x1fffe00000000000), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x1fffe00000000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x8000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x4000),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x20000), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x1ff8), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0xe000000000000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xe000000000000000),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xe000000000000000), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0xe000000000000000), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x8000), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x10000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x4),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xe00000000000000),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x70000000000000), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x3000000000000000), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x180000000000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3000000000000), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0xc000000000000), UINT64_C(0x0), UINT64_C(0x0),
};
static const GG_ROM gg_search_tables search__row = {.searching = &gg_searching,
     .slicing = &gg_slicing, .regressing = &gg_regressing, .satisficing = &gg_satisficing,
     .stubborn = &gg_stubborn, .filters = search__filters, .filtered = search__filtered,
     .conflicts = search__conflicts, .value_count = 93, .filter_count = 12};

static const GG_ROM uint16_t fact_at__all[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 3, 4, 10, 12, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 16, 16, 16, 17, 18, 19, 20, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    5, 5, 65535, 6, 6, 6, 65535, 7, 7, 65535, 8, 8, 65535, 9, 9, 65535,
    11, 11, 65535, 13, 13, 13, 13, 65535, 15, 15, 15, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};

/* hunger: hunger += 1 */
static const GG_ROM gg_addition rules__hunger__effect__additions[] = {
    {.fact = 13, .amount = 1}, /* hunger */
};
static const GG_ROM gg_effect rules__hunger__effect = {.assignments = NULL,
     .additions = rules__hunger__effect__additions, .assignment_count = 0, .addition_count = 1};
/* forgotten: noise -= 1 */
static const GG_ROM gg_addition rules__forgotten__effect__additions[] = {
    {.fact = 11, .amount = -1}, /* noise */
};
static const GG_ROM gg_effect rules__forgotten__effect = {.assignments = NULL,
     .additions = rules__forgotten__effect__additions, .assignment_count = 0, .addition_count = 1};
/* once_more: not struck */
static const GG_ROM gg_assignment rules__once_more__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffdffffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect rules__once_more__effect = {.assignments = rules__once_more__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_rule rules__all[] = {
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__hunger__effect,
     .period = 12000}, /* hunger: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__forgotten__effect,
     .period = 10000}, /* forgotten: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__once_more__effect,
     .period = 1000}, /* once_more: none */
};


const GG_ROM gg_domain skirmish_domain = {
    .word_count = 2,
    .flag_words = 1,
    .fact_count = 21,
    .action_count = 148,
    .task_count = 4,
    .agent_rule_count = 3,
    .world_rule_count = 0,
    .agent_type_count = 4,
    .goal_count = 15,
    .goal_source_count = 13,
    .subgoal_count = 8,
    .procedural_count = 8,
    .dynamic_cost_count = 82,
    .plan_limit = 24,
    .watch_limit = 8,
    .want_limit = 1,
    .guards = guards__all,
    .shared = shared__all,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = &gg_pursuit,
    .places = NULL,
    .wants = &wants__row,
    .claims = NULL,
    .senses = &senses__row,
    .exclusions = &exclusions__row,
    .features = &features__row,
    .team = NULL,
    .interrupting = &gg_interrupting,
    .goals = goals__all,
    .offsets = {.agent_state = offsetof(skirmish_agent, state),
     .agent_snapshot = offsetof(skirmish_agent, snapshot),
     .agent_support_mask = offsetof(skirmish_agent, support_mask),
     .agent_from = offsetof(skirmish_agent, from), .agent_timers = offsetof(skirmish_agent, timers),
     .agent_backoffs = offsetof(skirmish_agent, backoffs),
     .agent_plan = offsetof(skirmish_agent, plan),
     .agent_watches = offsetof(skirmish_agent, watches), .agent_membership = 0,
     .world_state = offsetof(skirmish_world, state), .world_timers = 0,
     .agent_bytes = sizeof(skirmish_agent), .world_bytes = sizeof(skirmish_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__begin,
     .look = hooks__look, .start = hooks__begin, .end = hooks__begin},
    .format = &gg_format_26,
    .fingerprint = 836813521,
    .saved_fingerprint = (uint32_t)(UINT32_C(836813521) +
        UINT32_C(31) * offsetof(skirmish_agent, state) +
        UINT32_C(961) * offsetof(skirmish_agent, snapshot) +
        UINT32_C(29791) * offsetof(skirmish_agent, support_mask) +
        UINT32_C(923521) * offsetof(skirmish_agent, from) +
        UINT32_C(28629151) * offsetof(skirmish_agent, timers) +
        UINT32_C(887503681) * offsetof(skirmish_agent, backoffs) +
        UINT32_C(1742810335) * offsetof(skirmish_agent, senses) +
        UINT32_C(2487512833) * offsetof(skirmish_agent, exclusions) +
        UINT32_C(4098453791) * offsetof(skirmish_agent, plan) +
        UINT32_C(2498015937) * offsetof(skirmish_agent, watches) +
        UINT32_C(3789408671) * offsetof(skirmish_agent, wants) +
        UINT32_C(1507551809) * offsetof(skirmish_agent, want_flags) +
        UINT32_C(3784433119) * offsetof(skirmish_agent, want_ranges) +
        UINT32_C(2217757953) * offsetof(skirmish_agent, progress) +
        UINT32_C(1725480897) * offsetof(skirmish_world, state) +
        UINT32_C(124073247) * offsetof(skirmish_world, telling)),
    .start = start__all,
    .tops = tops__all,
    .applied = &applied__row,
    .goal_sources = goal_sources__all,
    .subgoals = subgoals__all,
    .search = &search__row,
    .fact_at = fact_at__all,
    .rules = rules__all,
    .sets = NULL,
    .recall = NULL,
    .achieve = &gg_achieving,
    .drawing = &gg_drawing,
    .scoring = &gg_scoring,
    .indexing = NULL,
    .sharing = NULL,
    .decomposing = &gg_decomposing,
    .asking = &gg_asking,
    .bounding = &gg_bounding,
    .keeping = &gg_keeping,
    .world_ruling = NULL,
    .timing = NULL,
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};

skirmish_agent_activity skirmish_agent_doing(const skirmish_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {2, 2, 2, 2, 2, 1, 1, 0, 2, 2, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0}; /* by action: its parameters */
    skirmish_agent_activity doing = {SKIRMISH_ACTION_NONE, {SKIRMISH_WEST}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = &skirmish_domain.actions[number];
    doing.action = (skirmish_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (skirmish_symbol)action->arguments[i];
    return doing;
}

uint16_t skirmish_goal_number(skirmish_goal goal, const skirmish_symbol *arguments)
{
    uint16_t symbols[1] = {0};
    if ((size_t)goal >= skirmish_domain.goal_source_count)
        return GG_NONE;
    for (uint16_t i = 0; i < skirmish_domain.goal_sources[goal].parameter_count; i++)
        symbols[i] = (uint16_t)arguments[i];
    return gg_goal_find(&skirmish_domain, (uint16_t)goal, symbols);
}

skirmish_agent_pursuit skirmish_agent_pursuing(const skirmish_agent *agent)
{
    skirmish_agent_pursuit pursuit = {SKIRMISH_GOAL_NONE, {SKIRMISH_WEST}};
    const GG_ROM uint16_t *arguments;
    uint16_t goal = gg_goal_source_of(&skirmish_domain, agent->core.goal, &arguments);
    if (goal == GG_NONE)
        return pursuit;
    pursuit.goal = (skirmish_goal)goal;
    for (uint16_t i = 0; i < skirmish_domain.goal_sources[goal].parameter_count; i++)
        pursuit.arguments[i] = (skirmish_symbol)arguments[i];
    return pursuit;
}

const char *skirmish_symbol_name(skirmish_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "west",
        "east",
        "hill",
        "roof",
        "tower",
        "hall",
        "cellar",
        "yard",
        "street",
        "market",
        "west_door",
        "east_door",
        "nowhere",
        "stopped",
        "running",
        "broken",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

