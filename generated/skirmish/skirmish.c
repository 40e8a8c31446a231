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
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("go_to(west, hill)"), GG_TEXT("go_to(west, yard)"), GG_TEXT("go_to(east, roof)"),
    GG_TEXT("go_to(east, street)"), GG_TEXT("go_to(hill, west)"), GG_TEXT("go_to(hill, yard)"),
    GG_TEXT("go_to(roof, east)"), GG_TEXT("go_to(roof, street)"), GG_TEXT("go_to(tower, hall)"),
    GG_TEXT("go_to(hall, tower)"), GG_TEXT("go_to(hall, cellar)"), GG_TEXT("go_to(hall, yard)"),
    GG_TEXT("go_to(hall, street)"), GG_TEXT("go_to(cellar, hall)"), GG_TEXT("go_to(yard, west)"),
    GG_TEXT("go_to(yard, hill)"), GG_TEXT("go_to(yard, hall)"), GG_TEXT("go_to(yard, market)"),
    GG_TEXT("go_to(street, east)"), GG_TEXT("go_to(street, roof)"), GG_TEXT("go_to(street, hall)"),
    GG_TEXT("go_to(street, market)"), GG_TEXT("go_to(market, yard)"),
    GG_TEXT("go_to(market, street)"), GG_TEXT("sneak(west, hill)"), GG_TEXT("sneak(west, yard)"),
    GG_TEXT("sneak(east, roof)"), GG_TEXT("sneak(east, street)"), GG_TEXT("sneak(hill, west)"),
    GG_TEXT("sneak(hill, yard)"), GG_TEXT("sneak(roof, east)"), GG_TEXT("sneak(roof, street)"),
    GG_TEXT("sneak(tower, hall)"), GG_TEXT("sneak(hall, tower)"), GG_TEXT("sneak(hall, cellar)"),
    GG_TEXT("sneak(hall, yard)"), GG_TEXT("sneak(hall, street)"), GG_TEXT("sneak(cellar, hall)"),
    GG_TEXT("sneak(yard, west)"), GG_TEXT("sneak(yard, hill)"), GG_TEXT("sneak(yard, hall)"),
    GG_TEXT("sneak(yard, market)"), GG_TEXT("sneak(street, east)"), GG_TEXT("sneak(street, roof)"),
    GG_TEXT("sneak(street, hall)"), GG_TEXT("sneak(street, market)"),
    GG_TEXT("sneak(market, yard)"), GG_TEXT("sneak(market, street)"),
    GG_TEXT("open_door(west_door, hall)"), GG_TEXT("open_door(west_door, yard)"),
    GG_TEXT("open_door(east_door, hall)"), GG_TEXT("open_door(east_door, street)"),
    GG_TEXT("light(hall, hall)"), GG_TEXT("light(hall, yard)"), GG_TEXT("light(hall, street)"),
    GG_TEXT("light(cellar, hall)"), GG_TEXT("light(cellar, cellar)"),
    GG_TEXT("darken(hall, hall)"), GG_TEXT("darken(hall, yard)"), GG_TEXT("darken(hall, street)"),
    GG_TEXT("darken(cellar, hall)"), GG_TEXT("darken(cellar, cellar)"),
    GG_TEXT("take_cover(west)"), GG_TEXT("take_cover(east)"), GG_TEXT("take_cover(hill)"),
    GG_TEXT("take_cover(roof)"), GG_TEXT("take_cover(tower)"), GG_TEXT("take_cover(hall)"),
    GG_TEXT("take_cover(yard)"), GG_TEXT("take_cover(street)"), GG_TEXT("hide(west)"),
    GG_TEXT("hide(east)"), GG_TEXT("hide(hall)"), GG_TEXT("hide(cellar)"), GG_TEXT("bandage"),
    GG_TEXT("fire(west, west)"), GG_TEXT("fire(west, yard)"), GG_TEXT("fire(east, east)"),
    GG_TEXT("fire(east, street)"), GG_TEXT("fire(hill, hill)"), GG_TEXT("fire(hill, yard)"),
    GG_TEXT("fire(roof, roof)"), GG_TEXT("fire(roof, street)"), GG_TEXT("fire(tower, tower)"),
    GG_TEXT("fire(tower, hall)"), GG_TEXT("fire(tower, yard)"), GG_TEXT("fire(tower, street)"),
    GG_TEXT("fire(hall, tower)"), GG_TEXT("fire(hall, hall)"), GG_TEXT("fire(hall, cellar)"),
    GG_TEXT("fire(hall, yard)"), GG_TEXT("fire(hall, street)"), GG_TEXT("fire(cellar, hall)"),
    GG_TEXT("fire(cellar, cellar)"), GG_TEXT("fire(yard, west)"), GG_TEXT("fire(yard, hill)"),
    GG_TEXT("fire(yard, tower)"), GG_TEXT("fire(yard, hall)"), GG_TEXT("fire(yard, yard)"),
    GG_TEXT("fire(yard, market)"), GG_TEXT("fire(street, east)"), GG_TEXT("fire(street, roof)"),
    GG_TEXT("fire(street, tower)"), GG_TEXT("fire(street, hall)"), GG_TEXT("fire(street, street)"),
    GG_TEXT("fire(street, market)"), GG_TEXT("fire(market, yard)"),
    GG_TEXT("fire(market, street)"), GG_TEXT("fire(market, market)"), GG_TEXT("snipe(hill, roof)"),
    GG_TEXT("snipe(hill, tower)"), GG_TEXT("snipe(hill, yard)"), GG_TEXT("snipe(hill, street)"),
    GG_TEXT("snipe(hill, market)"), GG_TEXT("snipe(roof, hill)"), GG_TEXT("snipe(roof, tower)"),
    GG_TEXT("snipe(roof, yard)"), GG_TEXT("snipe(roof, street)"), GG_TEXT("snipe(roof, market)"),
    GG_TEXT("snipe(tower, hill)"), GG_TEXT("snipe(tower, roof)"), GG_TEXT("snipe(tower, hall)"),
    GG_TEXT("snipe(tower, yard)"), GG_TEXT("snipe(tower, street)"),
    GG_TEXT("snipe(tower, market)"), GG_TEXT("sweep(yard)"), GG_TEXT("sweep(street)"),
    GG_TEXT("sweep(market)"), GG_TEXT("reload"), GG_TEXT("resupply"), GG_TEXT("start_generator"),
    GG_TEXT("treat(west)"), GG_TEXT("treat(east)"), GG_TEXT("treat(hill)"), GG_TEXT("treat(roof)"),
    GG_TEXT("treat(tower)"), GG_TEXT("treat(hall)"), GG_TEXT("treat(cellar)"),
    GG_TEXT("treat(yard)"), GG_TEXT("treat(street)"), GG_TEXT("treat(market)"), GG_TEXT("restock"),
    GG_TEXT("fetch_can"), GG_TEXT("refuel"), GG_TEXT("repair"), GG_TEXT("eat"), GG_TEXT("chat"),
    GG_TEXT("watch"), GG_TEXT("at"), GG_TEXT("home"), GG_TEXT("enemy_at"), GG_TEXT("under_fire"),
    GG_TEXT("in_cover"), GG_TEXT("health"), GG_TEXT("ammo"), GG_TEXT("magazines"),
    GG_TEXT("bandages"), GG_TEXT("kits"), GG_TEXT("struck"), GG_TEXT("noise"), GG_TEXT("carrying"),
    GG_TEXT("hunger"), GG_TEXT("wounded_at"), GG_TEXT("fuel"), GG_TEXT("generator"),
    GG_TEXT("lit(hall)"), GG_TEXT("lit(cellar)"), GG_TEXT("open(west_door)"),
    GG_TEXT("open(east_door)"), GG_TEXT("stay_alive"), GG_TEXT("hide"), GG_TEXT("rescue"),
    GG_TEXT("get_well"), GG_TEXT("stay_armed"), GG_TEXT("move_on"), GG_TEXT("engage"),
    GG_TEXT("mend"), GG_TEXT("keep_fuelled"), GG_TEXT("stay_stocked"), GG_TEXT("stay_supplied"),
    GG_TEXT("man_laser"), GG_TEXT("hold(yard)"), GG_TEXT("hold(hall)"), GG_TEXT("hold(tower)"),
    GG_TEXT("nowhere"), GG_TEXT("west"), GG_TEXT("east"), GG_TEXT("hill"), GG_TEXT("roof"),
    GG_TEXT("tower"), GG_TEXT("hall"), GG_TEXT("cellar"), GG_TEXT("yard"), GG_TEXT("street"),
    GG_TEXT("market"), GG_TEXT("guard_laser"), GG_TEXT("middle"), GG_TEXT("left"),
    GG_TEXT("right"), GG_TEXT("stand"), GG_TEXT("dine"), GG_TEXT("shop"), GG_TEXT("visit"),
    GG_TEXT("stroll"), GG_TEXT("idle"), GG_TEXT("patrol"), GG_TEXT("lie_in_wait"),
    GG_TEXT("stand_by"), GG_TEXT("day"), GG_TEXT("nest(hill)"), GG_TEXT("nest(roof)"),
    GG_TEXT("nest(tower)"), GG_TEXT("stand"), GG_TEXT("soldier"), GG_TEXT("sniper"),
    GG_TEXT("medic"), GG_TEXT("civilian"), GG_TEXT("at_home"), GG_TEXT("go_home"),
    GG_TEXT("stand"), GG_TEXT("stopped"), GG_TEXT("running"), GG_TEXT("broken"),
};

static const GG_ROM char *const GG_ROM *const GG_ROM method_names__all[] = {
    text__all + 195, /* patrol */
    text__all + 209, /* lie_in_wait */
    text__all + 217, /* stand_by */
    text__all + 200, /* day */
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {text__all + 185, 0, 1, 0}, {text__all + 185, 0, 1, 0}, {text__all + 184, 0, 1, 0},
    {NULL, 0, 1, 0}, {text__all + 220, 0, 1, 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* at */
    value_names__all + 1, /* home */
    value_names__all + 2, /* enemy_at */
    value_names__all + 3, /* under_fire */
    value_names__all + 3, /* in_cover */
    value_names__all + 3, /* health */
    value_names__all + 3, /* ammo */
    value_names__all + 3, /* magazines */
    value_names__all + 3, /* bandages */
    value_names__all + 3, /* kits */
    value_names__all + 3, /* struck */
    value_names__all + 3, /* noise */
    value_names__all + 3, /* carrying */
    value_names__all + 3, /* hunger */
    value_names__all + 2, /* wounded_at */
    value_names__all + 3, /* fuel */
    value_names__all + 4, /* generator */
    value_names__all + 3, /* lit(hall) */
    value_names__all + 3, /* lit(cellar) */
    value_names__all + 3, /* open(west_door) */
    value_names__all + 3, /* open(east_door) */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("skirmish"),
    .facts = text__all + 148,
    .actions = text__all,
    .action_labels = text__all,
    .tasks = text__all + 205,
    .task_labels = text__all + 205,
    .methods = method_names__all,
    .method_labels = method_names__all,
    .goals = text__all + 169,
    .goal_labels = text__all + 169,
    .agent_types = text__all + 213,
    .places = NULL,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0xffffffffffffffff, 0x4000000003000003, 0x800000000c00000c, 0x30000030, 0xc00000c0,
    0x100000100, 0x1295001e00001e00, 0x2100002000002000, 0x42203c00003c000, 0x8483c00003c0000,
    0xc00000c00000, 0xc1fffef7ffeed2ff, 0xcf8ffef7fffef3ff, 0xf07ffef7ffeed6ff, 0xfe0ffef7fffef7ff,
    0xc1fcffffffeedaff, 0xcf8cfffffffffbff, 0xf07cffffffeedeff, 0xfe0cffffffffffff,
    0xffffffffffffffff, 0x1c40, 0x6480, 0x3e00000018401, 0x7c000000060402, 0xff80000000780404,
    0xf800508, 0x30000600, 0xfc0000410, 0x7ff, 0x40000fff, 0x10000027ff, 0x840000800087ff,
    0x1002020000207ff, 0x84041008807ff, 0x2000082111007ff, 0x220007ff, 0xe0001fffffffffff,
    0xfffffffffffffc00, 0x3f000000420, 0x1c0000000400, 0xfffff, 0xc0081, 0xc0101, 0xd8205, 0xc0401,
    0xe200b, 0xe2013, 0xc0021, 0xc0041, 0, 0x10001, 0x20002, 0x30003, 0x40004, 0x50005, 0x60006,
    0x70007, 0x80008, 0x90009, 0xffffffffffffffff, 0, 0x10001, 0x20002, 0x30003, 0x40004, 0x50005,
    0x60006, 0x70007, 0xc1ff000000ffffff, 0xe0001ffffffffc3f, 0x80007, 0xc1ff000000ffffff, 0x3f, 0,
    0xc1ff000000ffffff, 0x43f, 2, 0x1ff000000ffffff, 0x1ffffffff800, 3, 0x1ff000000ffffff,
    0xe0001ffffffff800, 7, 0xc1ff000000ffffff, 0x1ffffffffc3f, 3, 0x1ff000000ffffff,
    0xe000000000000000, 4, 0x1ff000000ffffff, 0, 0, 0xc1ff000000ffffff, 0x1ffffffffffffc3f,
    0x80003, 0xc1ff000000ffffff, 0x1ffffffffffff83f, 3, 0xc1ff000000ffffff, 0x1ffffffffffffc3f, 3,
    0xc1ff000000ffffff, 0x43f, 0x83ff8, 0x1ff000000ffffff, 0, 0x3ff8, 0xc1ff000000ffffff, 0x43f,
    0x2000, 0xc1ff000000ffffff, 0x43f, 0x3ff8, 0x3e0fffffff000000, 0x3c0, 0x7c000,
    0x3e0fffffff000000, 0x3c0, 0, 0xfffffff000000, 0, 0x10000, 0xfffffff000000, 0, 0xc000,
    0xfffffff000000, 0, 0, 0x3ff3efefffefefff, 0xff, 0xc0000, 0, 0x8849244, 0x1ffff8000000,
    0x7000000, 0x1e0001ffffff, 0x1b8, 0x1e0001ffffff, 0xdbb, 0x1fc003ffffff, 0x70001b8,
    0x1fc001ffffff, 0x70001b8, 0x14003fff3ef, 0x7000dbb, 0x1e0001ffffff, 0x301b8, 0x1e0001ffffff,
    0x30dbb, 0x1e0003ffffff, 0x301b8, 0x3801000, 0x30dbb, 0x1e00018013ff, 0x38, 0x1e3ff9801fff,
    0x6038, 0x1e0001801fff, 0xc3b, 0x1e3ff9801fff, 0x6c3b, 0x3ff1800000, 0x6c03, 0x1fc0018013ff,
    0x38, 0x1e00058013ff, 0x7000038, 0x10001801000, 0x7000000, 0x4008001401, 0x21869ab, 0,
    0x44b69ab, 0x1fc000000000, 0,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 10, GG_SYMBOL, false, 0, 9, 0}, /* at */
    {0, 10, 2, GG_SYMBOL, false, 0, 1, 10}, /* home */
    {0, 12, 11, GG_SYMBOL, false, 0, 10, 12}, /* enemy_at */
    {0, 23, 1, GG_BOOL, false, 0, 1, 23}, /* under_fire */
    {0, 24, 1, GG_BOOL, false, 0, 1, 25}, /* in_cover */
    {1, 0, 2, GG_NUMBER, false, 0, 3, 27}, /* health */
    {1, 3, 3, GG_NUMBER, false, 0, 5, 31}, /* ammo */
    {1, 7, 2, GG_NUMBER, false, 0, 3, 37}, /* magazines */
    {1, 10, 2, GG_NUMBER, false, 0, 2, 41}, /* bandages */
    {1, 13, 2, GG_NUMBER, false, 0, 3, 44}, /* kits */
    {0, 25, 1, GG_BOOL, false, 0, 1, 48}, /* struck */
    {1, 16, 2, GG_NUMBER, false, 0, 3, 50}, /* noise */
    {0, 26, 1, GG_BOOL, false, 0, 1, 54}, /* carrying */
    {1, 19, 4, GG_NUMBER, false, 0, 9, 56}, /* hunger */
    {0, 27, 11, GG_SYMBOL, true, 0, 10, 66}, /* wounded_at */
    {1, 24, 3, GG_NUMBER, true, 0, 4, 77}, /* fuel */
    {0, 38, 3, GG_SYMBOL, true, 0, 2, 82}, /* generator */
    {0, 41, 1, GG_BOOL, true, 0, 1, 85}, /* lit(hall) */
    {0, 42, 1, GG_BOOL, true, 0, 1, 87}, /* lit(cellar) */
    {0, 43, 1, GG_BOOL, true, 0, 1, 89}, /* open(west_door) */
    {0, 44, 1, GG_BOOL, true, 0, 1, 91}, /* open(east_door) */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 0x3fe, 0}, /* at == west */
    {0, 0x3fd, 0}, /* at == east */
    {0, 0x3fb, 0}, /* at == hill */
    {0, 0x3f7, 0}, /* at == roof */
    {0, 0x200000003ef, 0x20000000000}, /* at == tower, lit(hall) */
    {0, 0x3df, 0}, /* at == hall */
    {0, 0x400000003df, 0x40000000000}, /* at == hall, lit(cellar) */
    {0, 0x800000003df, 0x80000000000}, /* at == hall, open(west_door) */
    {0, 0x1000000003df, 0x100000000000}, /* at == hall, open(east_door) */
    {0, 0x200000003bf, 0x20000000000}, /* at == cellar, lit(hall) */
    {0, 0x37f, 0}, /* at == yard */
    {0, 0xa000000037f, 0xa0000000000}, /* at == yard, lit(hall), open(west_door) */
    {0, 0x2ff, 0}, /* at == street */
    {0, 0x1200000002ff, 0x120000000000}, /* at == street, lit(hall), open(east_door) */
    {0, 0x1ff, 0}, /* at == market */
    {0, 0x3ef, 0}, /* at == tower */
    {0, 0x3bf, 0}, /* at == cellar */
    {0, 0x8000000037f, 0x80000000000}, /* at == yard, open(west_door) */
    {0, 0x1000000002ff, 0x100000000000}, /* at == street, open(east_door) */
    {0, 0x800000003df, 0}, /* at == hall, not open(west_door) */
    {0, 0x8000000037f, 0}, /* at == yard, not open(west_door) */
    {0, 0x1000000003df, 0}, /* at == hall, not open(east_door) */
    {0, 0x1000000002ff, 0}, /* at == street, not open(east_door) */
    {0, 0x200000003df, 0}, /* at == hall, not lit(hall) */
    {0, 0x2000000037f, 0}, /* at == yard, not lit(hall) */
    {0, 0x200000002ff, 0}, /* at == street, not lit(hall) */
    {0, 0x400000003df, 0}, /* at == hall, not lit(cellar) */
    {0, 0x400000003bf, 0}, /* at == cellar, not lit(cellar) */
    {0, 0x200000003df, 0x20000000000}, /* at == hall, lit(hall) */
    {0, 0x2000000037f, 0x20000000000}, /* at == yard, lit(hall) */
    {0, 0x200000002ff, 0x20000000000}, /* at == street, lit(hall) */
    {0, 0x400000003bf, 0x40000000000}, /* at == cellar, lit(cellar) */
    {0, 0x10003fe, 0}, /* at == west, not in_cover */
    {0, 0x10003fd, 0}, /* at == east, not in_cover */
    {0, 0x10003fb, 0}, /* at == hill, not in_cover */
    {0, 0x10003f7, 0}, /* at == roof, not in_cover */
    {0, 0x10003ef, 0}, /* at == tower, not in_cover */
    {0, 0x10003df, 0}, /* at == hall, not in_cover */
    {0, 0x100037f, 0}, /* at == yard, not in_cover */
    {0, 0x10002ff, 0}, /* at == street, not in_cover */
    {0, 0x200010003df, 0}, /* at == hall, not in_cover, not lit(hall) */
    {0, 0x400010003bf, 0}, /* at == cellar, not in_cover, not lit(cellar) */
    {0, 0x1000000, 0x1000000}, /* in_cover */
    {0, 0x800000, 0}, /* not under_fire */
    {0, 0x7fd3fe, 0}, /* at == west, enemy_at == west */
    {0, 0x6ff3fe, 0}, /* at == west, enemy_at == yard */
    {0, 0x7fb3fd, 0}, /* at == east, enemy_at == east */
    {0, 0x5ff3fd, 0}, /* at == east, enemy_at == street */
    {0, 0x7f73fb, 0}, /* at == hill, enemy_at == hill */
    {0, 0x6ff3fb, 0}, /* at == hill, enemy_at == yard */
    {0, 0x7ef3f7, 0}, /* at == roof, enemy_at == roof */
    {0, 0x5ff3f7, 0}, /* at == roof, enemy_at == street */
    {0, 0x7df3ef, 0}, /* at == tower, enemy_at == tower */
    {0, 0x7bf3ef, 0}, /* at == tower, enemy_at == hall */
    {0, 0x6ff3ef, 0}, /* at == tower, enemy_at == yard */
    {0, 0x5ff3ef, 0}, /* at == tower, enemy_at == street */
    {0, 0x7df3df, 0}, /* at == hall, enemy_at == tower */
    {0, 0x7bf3df, 0}, /* at == hall, enemy_at == hall */
    {0, 0x77f3df, 0}, /* at == hall, enemy_at == cellar */
    {0, 0x800006ff3df, 0x80000000000}, /* at == hall, enemy_at == yard, open(west_door) */
    {0, 0x1000005ff3df, 0x100000000000}, /* at == hall, enemy_at == street, open(east_door) */
    {0, 0x7bf3bf, 0}, /* at == cellar, enemy_at == hall */
    {0, 0x77f3bf, 0}, /* at == cellar, enemy_at == cellar */
    {0, 0x7fd37f, 0}, /* at == yard, enemy_at == west */
    {0, 0x7f737f, 0}, /* at == yard, enemy_at == hill */
    {0, 0x7df37f, 0}, /* at == yard, enemy_at == tower */
    {0, 0x800007bf37f, 0x80000000000}, /* at == yard, enemy_at == hall, open(west_door) */
    {0, 0x6ff37f, 0}, /* at == yard, enemy_at == yard */
    {0, 0x3ff37f, 0}, /* at == yard, enemy_at == market */
    {0, 0x7fb2ff, 0}, /* at == street, enemy_at == east */
    {0, 0x7ef2ff, 0}, /* at == street, enemy_at == roof */
    {0, 0x7df2ff, 0}, /* at == street, enemy_at == tower */
    {0, 0x1000007bf2ff, 0x100000000000}, /* at == street, enemy_at == hall, open(east_door) */
    {0, 0x5ff2ff, 0}, /* at == street, enemy_at == street */
    {0, 0x3ff2ff, 0}, /* at == street, enemy_at == market */
    {0, 0x6ff1ff, 0}, /* at == market, enemy_at == yard */
    {0, 0x5ff1ff, 0}, /* at == market, enemy_at == street */
    {0, 0x3ff1ff, 0}, /* at == market, enemy_at == market */
    {0, 0x17ef3fb, 0x1000000}, /* at == hill, enemy_at == roof, in_cover */
    {0, 0x17df3fb, 0x1000000}, /* at == hill, enemy_at == tower, in_cover */
    {0, 0x16ff3fb, 0x1000000}, /* at == hill, enemy_at == yard, in_cover */
    {0, 0x15ff3fb, 0x1000000}, /* at == hill, enemy_at == street, in_cover */
    {0, 0x13ff3fb, 0x1000000}, /* at == hill, enemy_at == market, in_cover */
    {0, 0x17f73f7, 0x1000000}, /* at == roof, enemy_at == hill, in_cover */
    {0, 0x17df3f7, 0x1000000}, /* at == roof, enemy_at == tower, in_cover */
    {0, 0x16ff3f7, 0x1000000}, /* at == roof, enemy_at == yard, in_cover */
    {0, 0x15ff3f7, 0x1000000}, /* at == roof, enemy_at == street, in_cover */
    {0, 0x13ff3f7, 0x1000000}, /* at == roof, enemy_at == market, in_cover */
    {0, 0x17f73ef, 0x1000000}, /* at == tower, enemy_at == hill, in_cover */
    {0, 0x17ef3ef, 0x1000000}, /* at == tower, enemy_at == roof, in_cover */
    {0, 0x17bf3ef, 0x1000000}, /* at == tower, enemy_at == hall, in_cover */
    {0, 0x16ff3ef, 0x1000000}, /* at == tower, enemy_at == yard, in_cover */
    {0, 0x15ff3ef, 0x1000000}, /* at == tower, enemy_at == street, in_cover */
    {0, 0x13ff3ef, 0x1000000}, /* at == tower, enemy_at == market, in_cover */
    {0, 0x140006ff3ef, 0}, /* at == tower, enemy_at == yard, generator == running */
    {0, 0x140005ff3ef, 0}, /* at == tower, enemy_at == street, generator == running */
    {0, 0x140003ff3ef, 0}, /* at == tower, enemy_at == market, generator == running */
    {0, 0xbfe, 0}, /* at == west, home == west */
    {0, 0x7fd, 0}, /* at == east, home == east */
    {0, 0x180000003bf, 0}, /* at == cellar, generator == stopped */
    {0, 0x3fe80003fe, 0}, /* at == west, wounded_at == west */
    {0, 0x3fd80003fd, 0}, /* at == east, wounded_at == east */
    {0, 0x3fb80003fb, 0}, /* at == hill, wounded_at == hill */
    {0, 0x3f780003f7, 0}, /* at == roof, wounded_at == roof */
    {0, 0x3ef80003ef, 0}, /* at == tower, wounded_at == tower */
    {0, 0x3df80003df, 0}, /* at == hall, wounded_at == hall */
    {0, 0x3bf80003bf, 0}, /* at == cellar, wounded_at == cellar */
    {0, 0x37f800037f, 0}, /* at == yard, wounded_at == yard */
    {0, 0x2ff80002ff, 0}, /* at == street, wounded_at == street */
    {0, 0x1ff80001ff, 0}, /* at == market, wounded_at == market */
    {0, 0x40001ff, 0}, /* at == market, not carrying */
    {0, 0x40003bf, 0x4000000}, /* at == cellar, carrying */
    {0, 0xc0000003bf, 0}, /* at == cellar, generator == broken */
    {0, 0x140000003ef, 0}, /* at == tower, generator == running */
    {0, 0x800000, 0x800000}, /* under_fire */
    {0, 0x1000, 0}, /* enemy_at != nowhere */
    {0, 0x3ff0000000, 0}, /* wounded_at == nowhere */
    {0, 0x2000000, 0x2000000}, /* struck */
    {0, 0x10000000000, 0}, /* generator != broken */
    {0, 0x100007fe000, 0}, /* enemy_at == nowhere, generator != broken */
    {0, 0x100037f, 0x1000000}, /* at == yard, in_cover */
    {0, 0x10003df, 0x1000000}, /* at == hall, in_cover */
    {0, 0x10003ef, 0x1000000}, /* at == tower, in_cover */
    {0, 0x10003fb, 0x1000000}, /* at == hill, in_cover */
    {0, 0x10003f7, 0x1000000}, /* at == roof, in_cover */
};

/* word, low, high, care */
static const GG_ROM gg_range_test range_test__all[] = {
    {1, 0x400, 0x44b69aa, 0xc03}, /* health <= 2, bandages >= 1 */
    {1, 8, 0x44b69ab, 0x38}, /* ammo >= 1 */
    {1, 8, 0x44a69ab, 0x30038}, /* ammo >= 1, noise <= 2 */
    {1, 0x1000000, 0x44b69ab, 0x7000000}, /* fuel >= 1 */
    {1, 0x80, 0x44b699b, 0x1b8}, /* ammo <= 3, magazines >= 1 */
    {1, 0x2000, 0x44b69ab, 0x6000}, /* kits >= 1 */
    {1, 0, 0x34b69ab, 0x7000000}, /* fuel <= 3 */
    {1, 0x180000, 0x44b69ab, 0x780000}, /* hunger >= 3 */
    {1, 0x380000, 0x44b69ab, 0x780000}, /* hunger >= 7 */
    {1, 3, 0x44b69ab, 3}, /* health == 3 */
    {1, 0, 0x44a69ab, 0x30000}, /* noise <= 2 */
    {1, 0x3000000, 0x44b69ab, 0x7000000}, /* fuel >= 3 */
    {1, 0, 0x14b69ab, 0x7000000}, /* fuel <= 1 */
    {1, 0x4400, 0x44b69ab, 0x6c00}, /* bandages >= 1, kits >= 2 */
    {1, 0x480, 0x44b69ab, 0xd80}, /* magazines >= 1, bandages >= 1 */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {flag_test__all + 42, range_test__all, 1, 1, 0},
    {flag_test__all + 43, range_test__all, 1, 1, 0}, {flag_test__all + 97, NULL, 1, 0, 0},
    {flag_test__all + 98, NULL, 1, 0, 0}, {flag_test__all + 97, range_test__all + 7, 1, 1, 0},
    {flag_test__all + 98, range_test__all + 7, 1, 1, 0}, {flag_test__all + 42, NULL, 1, 0, 0},
    {flag_test__all + 43, NULL, 1, 0, 0}, {flag_test__all + 114, NULL, 1, 0, 0},
    {flag_test__all + 115, NULL, 1, 0, 0}, {flag_test__all, NULL, 1, 0, 0},
    {flag_test__all + 1, NULL, 1, 0, 0}, {flag_test__all + 2, NULL, 1, 0, 0},
    {flag_test__all + 3, NULL, 1, 0, 0}, {flag_test__all + 4, NULL, 1, 0, 0},
    {flag_test__all + 5, NULL, 1, 0, 0}, {flag_test__all + 6, NULL, 1, 0, 0},
    {flag_test__all + 7, NULL, 1, 0, 0}, {flag_test__all + 8, NULL, 1, 0, 0},
    {flag_test__all + 9, NULL, 1, 0, 0}, {flag_test__all + 10, NULL, 1, 0, 0},
    {flag_test__all + 11, NULL, 1, 0, 0}, {flag_test__all + 12, NULL, 1, 0, 0},
    {flag_test__all + 13, NULL, 1, 0, 0}, {flag_test__all + 14, NULL, 1, 0, 0},
    {flag_test__all + 15, NULL, 1, 0, 0}, {flag_test__all + 16, NULL, 1, 0, 0},
    {flag_test__all + 17, NULL, 1, 0, 0}, {flag_test__all + 18, NULL, 1, 0, 0},
    {flag_test__all + 19, NULL, 1, 0, 0}, {flag_test__all + 20, NULL, 1, 0, 0},
    {flag_test__all + 21, NULL, 1, 0, 0}, {flag_test__all + 22, NULL, 1, 0, 0},
    {flag_test__all + 23, NULL, 1, 0, 0}, {flag_test__all + 24, NULL, 1, 0, 0},
    {flag_test__all + 25, NULL, 1, 0, 0}, {flag_test__all + 26, NULL, 1, 0, 0},
    {flag_test__all + 27, NULL, 1, 0, 0}, {flag_test__all + 28, NULL, 1, 0, 0},
    {flag_test__all + 29, NULL, 1, 0, 0}, {flag_test__all + 30, NULL, 1, 0, 0},
    {flag_test__all + 31, NULL, 1, 0, 0}, {flag_test__all + 32, NULL, 1, 0, 0},
    {flag_test__all + 33, NULL, 1, 0, 0}, {flag_test__all + 34, NULL, 1, 0, 0},
    {flag_test__all + 35, NULL, 1, 0, 0}, {flag_test__all + 36, NULL, 1, 0, 0},
    {flag_test__all + 37, NULL, 1, 0, 0}, {flag_test__all + 38, NULL, 1, 0, 0},
    {flag_test__all + 39, NULL, 1, 0, 0}, {flag_test__all + 40, NULL, 1, 0, 0},
    {flag_test__all + 41, NULL, 1, 0, 0}, {flag_test__all + 44, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 45, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 46, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 47, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 48, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 49, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 50, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 51, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 52, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 53, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 54, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 55, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 56, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 57, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 58, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 59, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 60, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 61, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 62, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 63, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 64, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 65, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 66, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 67, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 68, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 69, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 70, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 71, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 72, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 73, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 74, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 75, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 76, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 77, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 78, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 79, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 80, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 81, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 82, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 83, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 84, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 85, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 86, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 87, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 88, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 89, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 90, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 91, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 92, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 93, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 94, range_test__all + 3, 1, 1, 0},
    {flag_test__all + 95, range_test__all + 3, 1, 1, 0},
    {flag_test__all + 96, range_test__all + 3, 1, 1, 0}, {NULL, range_test__all + 4, 0, 1, 0},
    {flag_test__all + 99, range_test__all + 3, 1, 1, 0},
    {flag_test__all + 100, range_test__all + 5, 1, 1, 0},
    {flag_test__all + 101, range_test__all + 5, 1, 1, 0},
    {flag_test__all + 102, range_test__all + 5, 1, 1, 0},
    {flag_test__all + 103, range_test__all + 5, 1, 1, 0},
    {flag_test__all + 104, range_test__all + 5, 1, 1, 0},
    {flag_test__all + 105, range_test__all + 5, 1, 1, 0},
    {flag_test__all + 106, range_test__all + 5, 1, 1, 0},
    {flag_test__all + 107, range_test__all + 5, 1, 1, 0},
    {flag_test__all + 108, range_test__all + 5, 1, 1, 0},
    {flag_test__all + 109, range_test__all + 5, 1, 1, 0}, {flag_test__all + 110, NULL, 1, 0, 0},
    {flag_test__all + 111, range_test__all + 6, 1, 1, 0}, {flag_test__all + 112, NULL, 1, 0, 0},
    {NULL, NULL, 0, 0, 0}, {flag_test__all + 113, NULL, 1, 0, 0},
    {NULL, range_test__all + 8, 0, 1, 0}, {flag_test__all + 116, NULL, 1, 0, 0},
    {NULL, range_test__all + 9, 0, 1, 0}, {NULL, range_test__all + 1, 0, 1, 0},
    {NULL, range_test__all + 10, 0, 1, 0}, {flag_test__all + 117, NULL, 1, 0, 0},
    {flag_test__all + 118, NULL, 1, 0, 0}, {NULL, range_test__all + 11, 0, 1, 0},
    {NULL, range_test__all + 12, 0, 1, 0}, {NULL, range_test__all + 13, 0, 1, 0},
    {NULL, range_test__all + 14, 0, 1, 0}, {flag_test__all + 119, range_test__all + 3, 1, 1, 0},
    {flag_test__all + 120, NULL, 1, 0, 0}, {flag_test__all + 121, NULL, 1, 0, 0},
    {flag_test__all + 122, NULL, 1, 0, 0}, {flag_test__all + 123, NULL, 1, 0, 0},
    {flag_test__all + 124, NULL, 1, 0, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xfffffffffefffc00, 4}, {1, 0xfffffffffffcffff, 0}, {0, 0xfffffffffefffc00, 0x80},
    {1, 0xfffffffffffcffff, 0}, {0, 0xfffffffffefffc00, 8}, {1, 0xfffffffffffcffff, 0},
    {0, 0xfffffffffefffc00, 0x100}, {1, 0xfffffffffffcffff, 0}, {0, 0xfffffffffefffc00, 1},
    {1, 0xfffffffffffcffff, 0}, {0, 0xfffffffffefffc00, 2}, {1, 0xfffffffffffcffff, 0},
    {0, 0xfffffffffefffc00, 0x20}, {1, 0xfffffffffffcffff, 0}, {0, 0xfffffffffefffc00, 0x10},
    {1, 0xfffffffffffcffff, 0}, {0, 0xfffffffffefffc00, 0x40}, {1, 0xfffffffffffcffff, 0},
    {0, 0xfffffffffefffc00, 0x200}, {1, 0xfffffffffffcffff, 0}, {1, 0xfffffffff8ffffff, 0x4000000},
    {0, 0xfffffffffbffffff, 0}, {0, 0xfffff7ffffffffff, 0x80000000000},
    {0, 0xffffefffffffffff, 0x100000000000}, {0, 0xfffffdffffffffff, 0x20000000000},
    {0, 0xfffffbffffffffff, 0x40000000000}, {0, 0xfffffdffffffffff, 0}, {0, 0xfffffbffffffffff, 0},
    {0, 0xfffffffffeffffff, 0x1000000}, {0, 0xfffffffffdffffff, 0x2000000},
    {1, 0xffffffffffffffc7, 0x28}, {1, 0xfffffffffffff27f, 0x980},
    {0, 0xfffffe3fffffffff, 0x8000000000}, {0, 0xffffffc007ffffff, 0x8000000},
    {1, 0xffffffffffff93ff, 0x6800}, {0, 0xfffffffffbffffff, 0x4000000},
    {0, 0xfffffe3fffffffff, 0x4000000000}, {1, 0xffffffffff87ffff, 0}, {0, 0xfffffffffdffffff, 0},
};

/* fact, amount */
static const GG_ROM gg_addition addition__all[] = {
    {5, 1}, /* health */
    {8, -1}, /* bandages */
    {6, -1}, /* ammo */
    {11, 1}, /* noise */
    {15, -1}, /* fuel */
    {7, -1}, /* magazines */
    {9, -1}, /* kits */
    {13, 1}, /* hunger */
    {11, -1}, /* noise */
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all, NULL, 2, 0}, {assignment__all + 19, NULL, 1, 0},
    {assignment__all + 2, NULL, 2, 0}, {assignment__all + 4, NULL, 2, 0},
    {assignment__all + 6, NULL, 2, 0}, {assignment__all + 8, NULL, 2, 0},
    {assignment__all + 10, NULL, 2, 0}, {assignment__all + 12, NULL, 2, 0},
    {assignment__all + 14, NULL, 2, 0}, {assignment__all + 16, NULL, 2, 0},
    {assignment__all + 18, NULL, 2, 0}, {assignment__all, NULL, 1, 0},
    {assignment__all + 2, NULL, 1, 0}, {assignment__all + 4, NULL, 1, 0},
    {assignment__all + 6, NULL, 1, 0}, {assignment__all + 8, NULL, 1, 0},
    {assignment__all + 10, NULL, 1, 0}, {assignment__all + 12, NULL, 1, 0},
    {assignment__all + 14, NULL, 1, 0}, {assignment__all + 16, NULL, 1, 0},
    {assignment__all + 18, NULL, 1, 0}, {assignment__all + 22, NULL, 1, 0},
    {assignment__all + 23, NULL, 1, 0}, {assignment__all + 24, NULL, 1, 0},
    {assignment__all + 25, NULL, 1, 0}, {assignment__all + 26, NULL, 1, 0},
    {assignment__all + 27, NULL, 1, 0}, {assignment__all + 28, NULL, 1, 0},
    {NULL, addition__all, 0, 2}, {NULL, addition__all + 1, 0, 1},
    {assignment__all + 29, addition__all + 2, 1, 1},
    {assignment__all + 29, addition__all + 2, 1, 2},
    {assignment__all + 29, addition__all + 4, 1, 1}, {assignment__all + 29, NULL, 1, 0},
    {assignment__all + 30, addition__all + 5, 1, 1}, {assignment__all + 31, NULL, 1, 0},
    {assignment__all + 32, NULL, 1, 0}, {assignment__all + 33, addition__all + 6, 1, 1},
    {NULL, addition__all + 6, 0, 1}, {assignment__all + 34, NULL, 1, 0},
    {assignment__all + 35, NULL, 1, 0}, {assignment__all + 20, NULL, 2, 0},
    {assignment__all + 21, NULL, 1, 0}, {assignment__all + 36, NULL, 1, 0},
    {assignment__all + 37, NULL, 1, 0}, {NULL, NULL, 0, 0}, {NULL, addition__all + 7, 0, 1},
    {NULL, addition__all + 8, 0, 1}, {assignment__all + 38, NULL, 1, 0},
};

static const GG_ROM uint16_t symbol__all[] = {
    SKIRMISH_YARD, SKIRMISH_HALL, SKIRMISH_TOWER, SKIRMISH_WEST, SKIRMISH_HILL, SKIRMISH_WEST,
    SKIRMISH_YARD, SKIRMISH_EAST, SKIRMISH_ROOF, SKIRMISH_EAST, SKIRMISH_STREET, SKIRMISH_HILL,
    SKIRMISH_YARD, SKIRMISH_ROOF, SKIRMISH_STREET, SKIRMISH_TOWER, SKIRMISH_HALL, SKIRMISH_HALL,
    SKIRMISH_CELLAR, SKIRMISH_HALL, SKIRMISH_YARD, SKIRMISH_HALL, SKIRMISH_STREET, SKIRMISH_YARD,
    SKIRMISH_WEST, SKIRMISH_YARD, SKIRMISH_HILL, SKIRMISH_YARD, SKIRMISH_MARKET, SKIRMISH_STREET,
    SKIRMISH_EAST, SKIRMISH_STREET, SKIRMISH_ROOF, SKIRMISH_STREET, SKIRMISH_HALL, SKIRMISH_STREET,
    SKIRMISH_MARKET, SKIRMISH_MARKET, SKIRMISH_YARD, SKIRMISH_WEST_DOOR, SKIRMISH_HALL,
    SKIRMISH_WEST_DOOR, SKIRMISH_YARD, SKIRMISH_EAST_DOOR, SKIRMISH_HALL, SKIRMISH_EAST_DOOR,
    SKIRMISH_STREET, SKIRMISH_CELLAR, SKIRMISH_CELLAR, SKIRMISH_WEST, SKIRMISH_WEST, SKIRMISH_EAST,
    SKIRMISH_EAST, SKIRMISH_HILL, SKIRMISH_HILL, SKIRMISH_ROOF, SKIRMISH_ROOF, SKIRMISH_TOWER,
    SKIRMISH_TOWER, SKIRMISH_TOWER, SKIRMISH_YARD, SKIRMISH_TOWER, SKIRMISH_STREET, SKIRMISH_YARD,
    SKIRMISH_YARD, SKIRMISH_STREET, SKIRMISH_STREET, SKIRMISH_HILL, SKIRMISH_TOWER, SKIRMISH_HILL,
    SKIRMISH_STREET, SKIRMISH_HILL, SKIRMISH_MARKET, SKIRMISH_ROOF, SKIRMISH_HILL, SKIRMISH_ROOF,
    SKIRMISH_YARD, SKIRMISH_ROOF, SKIRMISH_MARKET, SKIRMISH_TOWER, SKIRMISH_ROOF, SKIRMISH_TOWER,
    SKIRMISH_MARKET,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* go_to: at = to, not in_cover, noise = 0 */
    {{box__all + 10, 1}, effect__all, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO, GG_NONE,
     0, GG_NONE, GG_NONE, false, false, false, symbol__all + 3}, /* go_to(west, hill): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r) */
    {{box__all + 10, 1}, effect__all + 2, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 1, GG_NONE, GG_NONE, false, false, false, symbol__all + 5}, /* go_to(west, yard) */
    {{box__all + 11, 1}, effect__all + 3, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 2, GG_NONE, GG_NONE, false, false, false, symbol__all + 7}, /* go_to(east, roof) */
    {{box__all + 11, 1}, effect__all + 4, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 3, GG_NONE, GG_NONE, false, false, false, symbol__all + 9}, /* go_to(east, street) */
    {{box__all + 12, 1}, effect__all + 5, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 4, GG_NONE, GG_NONE, false, false, false, symbol__all + 4}, /* go_to(hill, west) */
    {{box__all + 12, 1}, effect__all + 2, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 5, GG_NONE, GG_NONE, false, false, false, symbol__all + 11}, /* go_to(hill, yard) */
    {{box__all + 13, 1}, effect__all + 6, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 6, GG_NONE, GG_NONE, false, false, false, symbol__all + 8}, /* go_to(roof, east) */
    {{box__all + 13, 1}, effect__all + 4, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 7, GG_NONE, GG_NONE, false, false, false, symbol__all + 13}, /* go_to(roof, street) */
    {{box__all + 14, 1}, effect__all + 7, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 8, GG_NONE, GG_NONE, false, false, false, symbol__all + 15}, /* go_to(tower, hall) */
    {{box__all + 15, 1}, effect__all + 8, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 9, GG_NONE, GG_NONE, false, false, false, symbol__all + 1}, /* go_to(hall, tower) */
    {{box__all + 16, 1}, effect__all + 9, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 10, GG_NONE, GG_NONE, false, false, false, symbol__all + 17}, /* go_to(hall, cellar) */
    {{box__all + 17, 1}, effect__all + 2, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 11, GG_NONE, GG_NONE, false, false, false, symbol__all + 19}, /* go_to(hall, yard) */
    {{box__all + 18, 1}, effect__all + 4, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 12, GG_NONE, GG_NONE, false, false, false, symbol__all + 21}, /* go_to(hall, street) */
    {{box__all + 19, 1}, effect__all + 7, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 13, GG_NONE, GG_NONE, false, false, false, symbol__all + 18}, /* go_to(cellar, hall) */
    {{box__all + 20, 1}, effect__all + 5, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 14, GG_NONE, GG_NONE, false, false, false, symbol__all + 23}, /* go_to(yard, west) */
    {{box__all + 20, 1}, effect__all, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO, GG_NONE,
     15, GG_NONE, GG_NONE, false, false, false, symbol__all + 25}, /* go_to(yard, hill) */
    {{box__all + 21, 1}, effect__all + 7, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 16, GG_NONE, GG_NONE, false, false, false, symbol__all + 20}, /* go_to(yard, hall) */
    {{box__all + 20, 1}, effect__all + 10, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 17, GG_NONE, GG_NONE, false, false, false, symbol__all + 27}, /* go_to(yard, market) */
    {{box__all + 22, 1}, effect__all + 6, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 18, GG_NONE, GG_NONE, false, false, false, symbol__all + 29}, /* go_to(street, east) */
    {{box__all + 22, 1}, effect__all + 3, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 19, GG_NONE, GG_NONE, false, false, false, symbol__all + 31}, /* go_to(street, roof) */
    {{box__all + 23, 1}, effect__all + 7, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 20, GG_NONE, GG_NONE, false, false, false, symbol__all + 33}, /* go_to(street, hall) */
    {{box__all + 22, 1}, effect__all + 10, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 21, GG_NONE, GG_NONE, false, false, false, symbol__all + 35}, /* go_to(street, market) */
    {{box__all + 24, 1}, effect__all + 2, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 22, GG_NONE, GG_NONE, false, false, false, symbol__all + 37}, /* go_to(market, yard) */
    {{box__all + 24, 1}, effect__all + 4, effect__all + 1, NULL, 0, 4000, 1, SKIRMISH_ACTION_GO_TO,
     GG_NONE, 23, GG_NONE, GG_NONE, false, false, false, symbol__all + 28}, /* go_to(market, street) */
/* sneak: at = to, not in_cover */
    {{box__all + 10, 1}, effect__all + 11, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 24,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 3}, /* sneak(west, hill): at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))) */
    {{box__all + 10, 1}, effect__all + 12, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 25,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 5}, /* sneak(west, yard) */
    {{box__all + 11, 1}, effect__all + 13, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 26,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 7}, /* sneak(east, roof) */
    {{box__all + 11, 1}, effect__all + 14, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 27,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 9}, /* sneak(east, street) */
    {{box__all + 12, 1}, effect__all + 15, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 28,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 4}, /* sneak(hill, west) */
    {{box__all + 12, 1}, effect__all + 12, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 29,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 11}, /* sneak(hill, yard) */
    {{box__all + 13, 1}, effect__all + 16, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 30,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 8}, /* sneak(roof, east) */
    {{box__all + 13, 1}, effect__all + 14, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 31,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 13}, /* sneak(roof, street) */
    {{box__all + 25, 1}, effect__all + 17, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 32,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 15}, /* sneak(tower, hall) */
    {{box__all + 15, 1}, effect__all + 18, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 33,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 1}, /* sneak(hall, tower) */
    {{box__all + 15, 1}, effect__all + 19, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 34,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 17}, /* sneak(hall, cellar) */
    {{box__all + 17, 1}, effect__all + 12, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 35,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 19}, /* sneak(hall, yard) */
    {{box__all + 18, 1}, effect__all + 14, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 36,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 21}, /* sneak(hall, street) */
    {{box__all + 26, 1}, effect__all + 17, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 37,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 18}, /* sneak(cellar, hall) */
    {{box__all + 20, 1}, effect__all + 15, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 38,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 23}, /* sneak(yard, west) */
    {{box__all + 20, 1}, effect__all + 11, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 39,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 25}, /* sneak(yard, hill) */
    {{box__all + 27, 1}, effect__all + 17, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 40,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 20}, /* sneak(yard, hall) */
    {{box__all + 20, 1}, effect__all + 20, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 41,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 27}, /* sneak(yard, market) */
    {{box__all + 22, 1}, effect__all + 16, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 42,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 29}, /* sneak(street, east) */
    {{box__all + 22, 1}, effect__all + 13, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 43,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 31}, /* sneak(street, roof) */
    {{box__all + 28, 1}, effect__all + 17, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 44,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 33}, /* sneak(street, hall) */
    {{box__all + 22, 1}, effect__all + 20, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 45,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 35}, /* sneak(street, market) */
    {{box__all + 24, 1}, effect__all + 12, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 46,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 37}, /* sneak(market, yard) */
    {{box__all + 24, 1}, effect__all + 14, NULL, NULL, 0, 5000, 1, SKIRMISH_ACTION_SNEAK, GG_NONE, 47,
     GG_NONE, GG_NONE, false, false, false, symbol__all + 28}, /* sneak(market, street) */
/* open_door: open(it) */
    {{box__all + 29, 1}, effect__all + 21, NULL, NULL, 500, 0, 1, SKIRMISH_ACTION_OPEN_DOOR, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 39}, /* open_door(west_door, hall): at == from, any(place p) (leads(it, from, p) or leads(it, p, from)), not open(it) */
    {{box__all + 30, 1}, effect__all + 21, NULL, NULL, 500, 0, 1, SKIRMISH_ACTION_OPEN_DOOR, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 41}, /* open_door(west_door, yard) */
    {{box__all + 31, 1}, effect__all + 22, NULL, NULL, 500, 0, 1, SKIRMISH_ACTION_OPEN_DOOR, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 43}, /* open_door(east_door, hall) */
    {{box__all + 32, 1}, effect__all + 22, NULL, NULL, 500, 0, 1, SKIRMISH_ACTION_OPEN_DOOR, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 45}, /* open_door(east_door, street) */
/* light: lit(it) */
    {{box__all + 33, 1}, effect__all + 23, NULL, NULL, 300, 0, 1, SKIRMISH_ACTION_LIGHT, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 16}, /* light(hall, hall): at == from, lamp_switch(it, from), not lit(it) */
    {{box__all + 34, 1}, effect__all + 23, NULL, NULL, 300, 0, 1, SKIRMISH_ACTION_LIGHT, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 19}, /* light(hall, yard) */
    {{box__all + 35, 1}, effect__all + 23, NULL, NULL, 300, 0, 1, SKIRMISH_ACTION_LIGHT, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 21}, /* light(hall, street) */
    {{box__all + 36, 1}, effect__all + 24, NULL, NULL, 300, 0, 1, SKIRMISH_ACTION_LIGHT, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 18}, /* light(cellar, hall) */
    {{box__all + 37, 1}, effect__all + 24, NULL, NULL, 300, 0, 1, SKIRMISH_ACTION_LIGHT, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 47}, /* light(cellar, cellar) */
/* darken: not lit(it) */
    {{box__all + 38, 1}, effect__all + 25, NULL, NULL, 300, 0, 1, SKIRMISH_ACTION_DARKEN, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 16}, /* darken(hall, hall): at == from, lamp_switch(it, from), lit(it) */
    {{box__all + 39, 1}, effect__all + 25, NULL, NULL, 300, 0, 1, SKIRMISH_ACTION_DARKEN, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 19}, /* darken(hall, yard) */
    {{box__all + 40, 1}, effect__all + 25, NULL, NULL, 300, 0, 1, SKIRMISH_ACTION_DARKEN, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 21}, /* darken(hall, street) */
    {{box__all + 16, 1}, effect__all + 26, NULL, NULL, 300, 0, 1, SKIRMISH_ACTION_DARKEN, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 18}, /* darken(cellar, hall) */
    {{box__all + 41, 1}, effect__all + 26, NULL, NULL, 300, 0, 1, SKIRMISH_ACTION_DARKEN, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, symbol__all + 47}, /* darken(cellar, cellar) */
/* take_cover: in_cover */
    {{box__all + 42, 1}, effect__all + 27, NULL, NULL, 400, 0, 1, SKIRMISH_ACTION_TAKE_COVER, 0,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 50}, /* take_cover(west): at == here, cover(here), not in_cover */
    {{box__all + 43, 1}, effect__all + 27, NULL, NULL, 400, 0, 1, SKIRMISH_ACTION_TAKE_COVER, 1,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 52}, /* take_cover(east) */
    {{box__all + 44, 1}, effect__all + 27, NULL, NULL, 400, 0, 1, SKIRMISH_ACTION_TAKE_COVER, 2,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 74}, /* take_cover(hill) */
    {{box__all + 45, 1}, effect__all + 27, NULL, NULL, 400, 0, 1, SKIRMISH_ACTION_TAKE_COVER, 3,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 80}, /* take_cover(roof) */
    {{box__all + 46, 1}, effect__all + 27, NULL, NULL, 400, 0, 1, SKIRMISH_ACTION_TAKE_COVER, 4,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 81}, /* take_cover(tower) */
    {{box__all + 47, 1}, effect__all + 27, NULL, NULL, 400, 0, 1, SKIRMISH_ACTION_TAKE_COVER, 5,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 44}, /* take_cover(hall) */
    {{box__all + 48, 1}, effect__all + 27, NULL, NULL, 400, 0, 1, SKIRMISH_ACTION_TAKE_COVER, 6,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 76}, /* take_cover(yard) */
    {{box__all + 49, 1}, effect__all + 27, NULL, NULL, 400, 0, 1, SKIRMISH_ACTION_TAKE_COVER, 7,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 70}, /* take_cover(street) */
/* hide: in_cover */
    {{box__all + 42, 1}, effect__all + 27, NULL, NULL, 600, 0, 1, SKIRMISH_ACTION_HIDE, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 50}, /* hide(west): at == here, shelter(here), not in_cover, all(room r) (not lit(r) or here != r) */
    {{box__all + 43, 1}, effect__all + 27, NULL, NULL, 600, 0, 1, SKIRMISH_ACTION_HIDE, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 52}, /* hide(east) */
    {{box__all + 50, 1}, effect__all + 27, NULL, NULL, 600, 0, 1, SKIRMISH_ACTION_HIDE, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 44}, /* hide(hall) */
    {{box__all + 51, 1}, effect__all + 27, NULL, NULL, 600, 0, 1, SKIRMISH_ACTION_HIDE, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 48}, /* hide(cellar) */
/* bandage: health += 1, bandages -= 1 */
    {{box__all, 2}, effect__all + 28, effect__all + 29, NULL, 2000, 0, 1, SKIRMISH_ACTION_BANDAGE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, true, false, NULL}, /* bandage: bandages >= 1, health <= 2, in_cover or not under_fire */
/* fire: struck, ammo -= 1 */
    {{box__all + 52, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 48, GG_NONE, GG_NONE, false, false, false, symbol__all + 49}, /* fire(west, west): at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from))) */
    {{box__all + 53, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 49, GG_NONE, GG_NONE, false, false, false, symbol__all + 5}, /* fire(west, yard) */
    {{box__all + 54, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 50, GG_NONE, GG_NONE, false, false, false, symbol__all + 51}, /* fire(east, east) */
    {{box__all + 55, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 51, GG_NONE, GG_NONE, false, false, false, symbol__all + 9}, /* fire(east, street) */
    {{box__all + 56, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 52, GG_NONE, GG_NONE, false, false, false, symbol__all + 53}, /* fire(hill, hill) */
    {{box__all + 57, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 53, GG_NONE, GG_NONE, false, false, false, symbol__all + 11}, /* fire(hill, yard) */
    {{box__all + 58, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 54, GG_NONE, GG_NONE, false, false, false, symbol__all + 55}, /* fire(roof, roof) */
    {{box__all + 59, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 55, GG_NONE, GG_NONE, false, false, false, symbol__all + 13}, /* fire(roof, street) */
    {{box__all + 60, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 56, GG_NONE, GG_NONE, false, false, false, symbol__all + 57}, /* fire(tower, tower) */
    {{box__all + 61, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 57, GG_NONE, GG_NONE, false, false, false, symbol__all + 15}, /* fire(tower, hall) */
    {{box__all + 62, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 58, GG_NONE, GG_NONE, false, false, false, symbol__all + 59}, /* fire(tower, yard) */
    {{box__all + 63, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 59, GG_NONE, GG_NONE, false, false, false, symbol__all + 61}, /* fire(tower, street) */
    {{box__all + 64, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 60, GG_NONE, GG_NONE, false, false, false, symbol__all + 1}, /* fire(hall, tower) */
    {{box__all + 65, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 61, GG_NONE, GG_NONE, false, false, false, symbol__all + 16}, /* fire(hall, hall) */
    {{box__all + 66, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 62, GG_NONE, GG_NONE, false, false, false, symbol__all + 17}, /* fire(hall, cellar) */
    {{box__all + 67, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 63, GG_NONE, GG_NONE, false, false, false, symbol__all + 19}, /* fire(hall, yard) */
    {{box__all + 68, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 64, GG_NONE, GG_NONE, false, false, false, symbol__all + 21}, /* fire(hall, street) */
    {{box__all + 69, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 65, GG_NONE, GG_NONE, false, false, false, symbol__all + 18}, /* fire(cellar, hall) */
    {{box__all + 70, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 66, GG_NONE, GG_NONE, false, false, false, symbol__all + 47}, /* fire(cellar, cellar) */
    {{box__all + 71, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 67, GG_NONE, GG_NONE, false, false, false, symbol__all + 23}, /* fire(yard, west) */
    {{box__all + 72, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 68, GG_NONE, GG_NONE, false, false, false, symbol__all + 25}, /* fire(yard, hill) */
    {{box__all + 73, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 69, GG_NONE, GG_NONE, false, false, false, symbol__all + 60}, /* fire(yard, tower) */
    {{box__all + 74, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 70, GG_NONE, GG_NONE, false, false, false, symbol__all + 20}, /* fire(yard, hall) */
    {{box__all + 75, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 71, GG_NONE, GG_NONE, false, false, false, symbol__all + 63}, /* fire(yard, yard) */
    {{box__all + 76, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 72, GG_NONE, GG_NONE, false, false, false, symbol__all + 27}, /* fire(yard, market) */
    {{box__all + 77, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 73, GG_NONE, GG_NONE, false, false, false, symbol__all + 29}, /* fire(street, east) */
    {{box__all + 78, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 74, GG_NONE, GG_NONE, false, false, false, symbol__all + 31}, /* fire(street, roof) */
    {{box__all + 79, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 75, GG_NONE, GG_NONE, false, false, false, symbol__all + 14}, /* fire(street, tower) */
    {{box__all + 80, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 76, GG_NONE, GG_NONE, false, false, false, symbol__all + 33}, /* fire(street, hall) */
    {{box__all + 81, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 77, GG_NONE, GG_NONE, false, false, false, symbol__all + 65}, /* fire(street, street) */
    {{box__all + 82, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 78, GG_NONE, GG_NONE, false, false, false, symbol__all + 35}, /* fire(street, market) */
    {{box__all + 83, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 79, GG_NONE, GG_NONE, false, false, false, symbol__all + 37}, /* fire(market, yard) */
    {{box__all + 84, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 80, GG_NONE, GG_NONE, false, false, false, symbol__all + 28}, /* fire(market, street) */
    {{box__all + 85, 1}, effect__all + 30, effect__all + 30, NULL, 0, 0, 1, SKIRMISH_ACTION_FIRE,
     GG_NONE, 81, GG_NONE, GG_NONE, false, false, false, symbol__all + 36}, /* fire(market, market) */
/* snipe: struck, ammo -= 1, noise += 1 */
    {{box__all + 86, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 54}, /* snipe(hill, roof): at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2 */
    {{box__all + 87, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 67}, /* snipe(hill, tower) */
    {{box__all + 88, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 11}, /* snipe(hill, yard) */
    {{box__all + 89, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 69}, /* snipe(hill, street) */
    {{box__all + 90, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 71}, /* snipe(hill, market) */
    {{box__all + 91, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 73}, /* snipe(roof, hill) */
    {{box__all + 92, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 56}, /* snipe(roof, tower) */
    {{box__all + 93, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 75}, /* snipe(roof, yard) */
    {{box__all + 94, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 13}, /* snipe(roof, street) */
    {{box__all + 95, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 77}, /* snipe(roof, market) */
    {{box__all + 96, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 68}, /* snipe(tower, hill) */
    {{box__all + 97, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 79}, /* snipe(tower, roof) */
    {{box__all + 98, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 15}, /* snipe(tower, hall) */
    {{box__all + 99, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 59}, /* snipe(tower, yard) */
    {{box__all + 100, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 61}, /* snipe(tower, street) */
    {{box__all + 101, 1}, effect__all + 31, effect__all + 31, NULL, 1500, 0, 1, SKIRMISH_ACTION_SNIPE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 81}, /* snipe(tower, market) */
/* sweep: struck, fuel -= 1 */
    {{box__all + 102, 1}, effect__all + 32, effect__all + 33, NULL, 1000, 0, 1, SKIRMISH_ACTION_SWEEP,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 76}, /* sweep(yard): at == tower, enemy_at == on, on in [yard, street, market], generator == running, fuel >= 1 */
    {{box__all + 103, 1}, effect__all + 32, effect__all + 33, NULL, 1000, 0, 1, SKIRMISH_ACTION_SWEEP,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 70}, /* sweep(street) */
    {{box__all + 104, 1}, effect__all + 32, effect__all + 33, NULL, 1000, 0, 1, SKIRMISH_ACTION_SWEEP,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 82}, /* sweep(market) */
/* reload: ammo = 5, magazines -= 1 */
    {{box__all + 105, 1}, effect__all + 34, effect__all + 34, NULL, 1500, 0, 1, SKIRMISH_ACTION_RELOAD,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, true, false, NULL}, /* reload: ammo <= 3, magazines >= 1 */
/* resupply: magazines = 3, bandages = 2 */
    {{box__all + 2, 2}, effect__all + 35, effect__all + 35, NULL, 2000, 0, 1, SKIRMISH_ACTION_RESUPPLY,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* resupply: at == home */
/* start_generator: generator = running */
    {{box__all + 106, 1}, effect__all + 36, NULL, NULL, 1000, 0, 1, SKIRMISH_ACTION_START_GENERATOR,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, true, NULL}, /* start_generator: at == cellar, generator == stopped, fuel >= 1 */
/* treat: wounded_at = nowhere, kits -= 1 */
    {{box__all + 107, 1}, effect__all + 37, effect__all + 38, NULL, 2500, 0, 1, SKIRMISH_ACTION_TREAT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, true, false, symbol__all + 50}, /* treat(west): at == here, wounded_at == here, kits >= 1 */
    {{box__all + 108, 1}, effect__all + 37, effect__all + 38, NULL, 2500, 0, 1, SKIRMISH_ACTION_TREAT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, true, false, symbol__all + 52}, /* treat(east) */
    {{box__all + 109, 1}, effect__all + 37, effect__all + 38, NULL, 2500, 0, 1, SKIRMISH_ACTION_TREAT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, true, false, symbol__all + 74}, /* treat(hill) */
    {{box__all + 110, 1}, effect__all + 37, effect__all + 38, NULL, 2500, 0, 1, SKIRMISH_ACTION_TREAT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, true, false, symbol__all + 80}, /* treat(roof) */
    {{box__all + 111, 1}, effect__all + 37, effect__all + 38, NULL, 2500, 0, 1, SKIRMISH_ACTION_TREAT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, true, false, symbol__all + 81}, /* treat(tower) */
    {{box__all + 112, 1}, effect__all + 37, effect__all + 38, NULL, 2500, 0, 1, SKIRMISH_ACTION_TREAT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, true, false, symbol__all + 44}, /* treat(hall) */
    {{box__all + 113, 1}, effect__all + 37, effect__all + 38, NULL, 2500, 0, 1, SKIRMISH_ACTION_TREAT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, true, false, symbol__all + 48}, /* treat(cellar) */
    {{box__all + 114, 1}, effect__all + 37, effect__all + 38, NULL, 2500, 0, 1, SKIRMISH_ACTION_TREAT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, true, false, symbol__all + 76}, /* treat(yard) */
    {{box__all + 115, 1}, effect__all + 37, effect__all + 38, NULL, 2500, 0, 1, SKIRMISH_ACTION_TREAT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, true, false, symbol__all + 70}, /* treat(street) */
    {{box__all + 116, 1}, effect__all + 37, effect__all + 38, NULL, 2500, 0, 1, SKIRMISH_ACTION_TREAT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, true, false, symbol__all + 82}, /* treat(market) */
/* restock: kits = 3, bandages = 2 */
    {{box__all + 2, 2}, effect__all + 39, effect__all + 39, NULL, 2000, 0, 1, SKIRMISH_ACTION_RESTOCK,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* restock: at == home */
/* fetch_can: carrying */
    {{box__all + 117, 1}, effect__all + 40, effect__all + 40, NULL, 1000, 0, 1,
     SKIRMISH_ACTION_FETCH_CAN, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* fetch_can: at == market, not carrying */
/* refuel: fuel = 4, not carrying */
    {{box__all + 118, 1}, effect__all + 41, effect__all + 42, NULL, 2000, 0, 1, SKIRMISH_ACTION_REFUEL,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* refuel: at == cellar, carrying, fuel <= 3 */
/* repair: generator = stopped */
    {{box__all + 119, 1}, effect__all + 43, NULL, NULL, 4000, 0, 1, SKIRMISH_ACTION_REPAIR, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, true, NULL}, /* repair: at == cellar, generator == broken */
/* eat: hunger = 0 */
    {{box__all + 4, 2}, effect__all + 44, effect__all + 44, NULL, 3000, 0, 1, SKIRMISH_ACTION_EAT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* eat: at == home, hunger >= 3 */
/* chat: none */
    {{box__all + 120, 1}, effect__all + 45, NULL, NULL, 4000, 0, 1, SKIRMISH_ACTION_CHAT, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* chat: none */
/* watch: none */
    {{box__all + 120, 1}, effect__all + 45, NULL, NULL, 2000, 0, 1, SKIRMISH_ACTION_WATCH, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* watch: none */
};

/* test, low, high */
static const GG_ROM gg_policy_node policy_node__all[] = {
    {7, 1, 2}, {8, 3, 4}, {8, 5, 62}, {9, 6, 8}, {9, 6, 9}, {9, 7, 9}, {10, 10, 8}, {10, 10, 9},
    {0, 11, 14}, {0, 12, 63}, {0, 13, 15}, {1, 14, 16}, {1, 63, 17}, {1, 15, 16}, {2, 18, 28},
    {2, 19, 28}, {2, 20, 28}, {2, 21, 29}, {3, 22, 23}, {3, 24, 23}, {3, 25, 23}, {3, 26, 27},
    {4, 30, 31}, {4, 32, 33}, {4, 34, 31}, {4, 35, 31}, {4, 36, 37}, {4, 38, 39}, {5, 40, 41},
    {5, 64, 65}, {5, 42, 43}, {5, 44, 45}, {5, 52, 46}, {5, 53, 47}, {5, 48, 49}, {5, 50, 51},
    {5, 66, 67}, {5, 68, 69}, {5, 70, 71}, {5, 53, 72}, {11, 54, 73}, {11, 65, 74}, {11, 63, 75},
    {11, 76, 63}, {11, 77, 78}, {11, 79, 80}, {11, 56, 59}, {11, 81, 55}, {11, 82, 75},
    {11, 76, 82}, {11, 66, 75}, {11, 76, 67}, {6, 83, 84}, {6, 83, 85}, {6, 86, 57}, {6, 87, 58},
    {12, 88, 89}, {12, 86, 60}, {12, 87, 61}, {13, 90, 91}, {13, 86, 92}, {13, 87, 93},
    {14, 1, 32}, {15, 2, 32}, {16, 3, 32}, {17, 4, 33}, {18, 5, 33}, {2, 6, 9}, {3, 7, 8},
    {4, 10, 11}, {4, 12, 13}, {5, 14, 15}, {5, 16, 17}, {5, 18, 19}, {5, 22, 20}, {5, 23, 21},
    {11, 24, 34}, {11, 35, 36}, {11, 37, 38}, {11, 39, 37}, {11, 40, 41}, {11, 42, 43},
    {11, 26, 29}, {11, 44, 25}, {6, 45, 46}, {6, 45, 47}, {6, 48, 27}, {6, 49, 28}, {12, 50, 51},
    {12, 48, 30}, {12, 49, 31}, {13, 52, 53}, {13, 48, 54}, {13, 49, 55}, {9, 1, 2}, {10, 4, 2},
    {17, 3, 31}, {18, 4, 31}, {2, 5, 8}, {3, 6, 7}, {4, 9, 10}, {4, 11, 12}, {5, 13, 14},
    {5, 15, 16}, {5, 17, 18}, {5, 21, 19}, {5, 22, 20}, {11, 23, 32}, {11, 33, 34}, {11, 35, 36},
    {11, 37, 35}, {11, 38, 39}, {11, 40, 41}, {11, 25, 28}, {11, 42, 24}, {6, 43, 44}, {6, 43, 45},
    {6, 46, 26}, {6, 47, 27}, {12, 48, 49}, {12, 46, 29}, {12, 47, 30}, {13, 50, 51}, {13, 46, 52},
    {13, 47, 53}, {17, 1, 2}, {18, 4, 2}, {9, 3, 31}, {10, 4, 31}, {2, 5, 8}, {3, 6, 7},
    {4, 9, 10}, {4, 11, 12}, {5, 13, 14}, {5, 15, 16}, {5, 17, 18}, {5, 21, 19}, {5, 22, 20},
    {11, 23, 32}, {11, 33, 34}, {11, 35, 36}, {11, 37, 35}, {11, 38, 39}, {11, 40, 41},
    {11, 25, 28}, {11, 42, 24}, {6, 43, 44}, {6, 43, 45}, {6, 46, 26}, {6, 47, 27}, {12, 48, 49},
    {12, 46, 29}, {12, 47, 30}, {13, 50, 51}, {13, 46, 52}, {13, 47, 53}, {19, 1, 30}, {20, 2, 5},
    {21, 3, 6}, {22, 4, 6}, {23, 30, 6}, {2, 7, 12}, {2, 8, 12}, {3, 9, 10}, {3, 9, 11},
    {4, 13, 14}, {4, 15, 16}, {4, 17, 18}, {5, 21, 19}, {5, 31, 32}, {5, 33, 34}, {5, 35, 36},
    {5, 23, 20}, {5, 24, 25}, {5, 26, 20}, {12, 22, 37}, {12, 38, 27}, {13, 39, 28}, {13, 37, 40},
    {6, 30, 41}, {6, 30, 42}, {6, 43, 29}, {6, 30, 44}, {6, 45, 46}, {6, 47, 48}, {24, 49, 50},
    {9, 1, 2}, {10, 3, 2}, {27, 3, 30}, {2, 4, 7}, {3, 5, 6}, {4, 8, 9}, {4, 10, 11}, {5, 12, 13},
    {5, 14, 15}, {5, 16, 17}, {5, 20, 18}, {5, 21, 19}, {11, 22, 31}, {11, 32, 33}, {11, 34, 35},
    {11, 36, 34}, {11, 37, 38}, {11, 39, 40}, {11, 24, 27}, {11, 41, 23}, {6, 42, 43}, {6, 42, 44},
    {6, 45, 25}, {6, 46, 26}, {12, 47, 48}, {12, 45, 28}, {12, 46, 29}, {13, 49, 50}, {13, 45, 51},
    {13, 46, 52}, {25, 13, 1}, {26, 13, 2}, {2, 3, 6}, {3, 4, 5}, {4, 7, 8}, {4, 9, 10},
    {5, 14, 15}, {5, 16, 17}, {5, 18, 19}, {5, 11, 20}, {5, 12, 21}, {6, 22, 23}, {6, 22, 24},
    {0, 1, 12}, {1, 12, 2}, {2, 3, 6}, {3, 4, 5}, {4, 7, 8}, {4, 9, 10}, {5, 13, 14}, {5, 15, 16},
    {5, 17, 18}, {5, 19, 20}, {5, 11, 21}, {6, 22, 23},
};

/* mask, word */
static const GG_ROM gg_policy_test policy_test__all[] = {
    {0x1000000, 0}, {0x800000, 0}, {0x300, 0}, {0xf0, 0}, {0xcc, 0}, {0x2aa, 0},
    {0x20000000000, 0}, {2, 1}, {1, 1}, {0x800, 1}, {0x400, 1}, {0x800, 0}, {0x80000000000, 0},
    {0x100000000000, 0}, {0x20, 1}, {0x10, 1}, {8, 1}, {0x100, 1}, {0x80, 1}, {0x10000000000, 0},
    {0x8000000000, 0}, {0x4000000, 1}, {0x2000000, 1}, {0x1000000, 1}, {0x40000000000, 0},
    {0x20000, 1}, {0x10000, 1}, {0x4000, 1},
};

/* action, from */
static const GG_ROM gg_policy_leaf policy_leaf__all[] = {
    {GG_NONE, 0},
    {74, 0}, /* bandage */
    {69, 8}, /* take_cover(street) */
    {22, 8}, /* go_to(market, yard) */
    {62, 8}, /* take_cover(west) */
    {63, 8}, /* take_cover(east) */
    {64, 8}, /* take_cover(hill) */
    {65, 8}, /* take_cover(roof) */
    {66, 8}, /* take_cover(tower) */
    {67, 8}, /* take_cover(hall) */
    {68, 8}, /* take_cover(yard) */
    {18, 8}, /* go_to(street, east) */
    {23, 8}, /* go_to(market, street) */
    {1, 8}, /* go_to(west, yard) */
    {3, 8}, /* go_to(east, street) */
    {4, 8}, /* go_to(hill, west) */
    {5, 8}, /* go_to(hill, yard) */
    {7, 8}, /* go_to(roof, street) */
    {6, 8}, /* go_to(roof, east) */
    {14, 8}, /* go_to(yard, west) */
    {129, 3}, /* resupply */
    {GG_NONE, 1},
    {8, 8}, /* go_to(tower, hall) */
    {13, 8}, /* go_to(cellar, hall) */
    {21, 8}, /* go_to(street, market) */
    {17, 8}, /* go_to(yard, market) */
    {48, 56}, /* open_door(west_door, hall) */
    {11, 8}, /* go_to(hall, yard) */
    {50, 59}, /* open_door(east_door, hall) */
    {12, 8}, /* go_to(hall, street) */
    {20, 8}, /* go_to(street, hall) */
    {16, 8}, /* go_to(yard, hall) */
    {GG_NONE, 0},
    {74, 0}, /* bandage */
    {69, 8}, /* take_cover(street) */
    {22, 8}, /* go_to(market, yard) */
    {62, 8}, /* take_cover(west) */
    {63, 8}, /* take_cover(east) */
    {64, 8}, /* take_cover(hill) */
    {65, 8}, /* take_cover(roof) */
    {66, 8}, /* take_cover(tower) */
    {67, 8}, /* take_cover(hall) */
    {68, 8}, /* take_cover(yard) */
    {18, 8}, /* go_to(street, east) */
    {23, 8}, /* go_to(market, street) */
    {1, 8}, /* go_to(west, yard) */
    {3, 8}, /* go_to(east, street) */
    {4, 8}, /* go_to(hill, west) */
    {5, 8}, /* go_to(hill, yard) */
    {7, 8}, /* go_to(roof, street) */
    {6, 8}, /* go_to(roof, east) */
    {14, 8}, /* go_to(yard, west) */
    {141, 3}, /* restock */
    {GG_NONE, 1},
    {8, 8}, /* go_to(tower, hall) */
    {13, 8}, /* go_to(cellar, hall) */
    {21, 8}, /* go_to(street, market) */
    {17, 8}, /* go_to(yard, market) */
    {48, 56}, /* open_door(west_door, hall) */
    {11, 8}, /* go_to(hall, yard) */
    {50, 59}, /* open_door(east_door, hall) */
    {12, 8}, /* go_to(hall, street) */
    {20, 8}, /* go_to(street, hall) */
    {16, 8}, /* go_to(yard, hall) */
    {GG_NONE, 0},
    {128, 0}, /* reload */
    {18, 5}, /* go_to(street, east) */
    {22, 5}, /* go_to(market, yard) */
    {23, 5}, /* go_to(market, street) */
    {129, 3}, /* resupply */
    {1, 5}, /* go_to(west, yard) */
    {3, 5}, /* go_to(east, street) */
    {4, 5}, /* go_to(hill, west) */
    {5, 5}, /* go_to(hill, yard) */
    {7, 5}, /* go_to(roof, street) */
    {6, 5}, /* go_to(roof, east) */
    {14, 5}, /* go_to(yard, west) */
    {GG_NONE, 1},
    {8, 5}, /* go_to(tower, hall) */
    {13, 5}, /* go_to(cellar, hall) */
    {21, 5}, /* go_to(street, market) */
    {17, 5}, /* go_to(yard, market) */
    {48, 26}, /* open_door(west_door, hall) */
    {11, 5}, /* go_to(hall, yard) */
    {50, 29}, /* open_door(east_door, hall) */
    {12, 5}, /* go_to(hall, street) */
    {20, 5}, /* go_to(street, hall) */
    {16, 5}, /* go_to(yard, hall) */
    {GG_NONE, 0},
    {128, 0}, /* reload */
    {18, 0}, /* go_to(street, east) */
    {22, 0}, /* go_to(market, yard) */
    {23, 0}, /* go_to(market, street) */
    {129, 3}, /* resupply */
    {1, 0}, /* go_to(west, yard) */
    {3, 0}, /* go_to(east, street) */
    {4, 0}, /* go_to(hill, west) */
    {5, 0}, /* go_to(hill, yard) */
    {7, 0}, /* go_to(roof, street) */
    {6, 0}, /* go_to(roof, east) */
    {14, 0}, /* go_to(yard, west) */
    {GG_NONE, 1},
    {8, 0}, /* go_to(tower, hall) */
    {13, 0}, /* go_to(cellar, hall) */
    {21, 0}, /* go_to(street, market) */
    {17, 0}, /* go_to(yard, market) */
    {48, 26}, /* open_door(west_door, hall) */
    {11, 0}, /* go_to(hall, yard) */
    {50, 29}, /* open_door(east_door, hall) */
    {12, 0}, /* go_to(hall, street) */
    {20, 0}, /* go_to(street, hall) */
    {16, 0}, /* go_to(yard, hall) */
    {GG_NONE, 0},
    {18, 0}, /* go_to(street, east) */
    {22, 0}, /* go_to(market, yard) */
    {23, 0}, /* go_to(market, street) */
    {129, 0}, /* resupply */
    {1, 0}, /* go_to(west, yard) */
    {3, 0}, /* go_to(east, street) */
    {4, 0}, /* go_to(hill, west) */
    {5, 0}, /* go_to(hill, yard) */
    {7, 0}, /* go_to(roof, street) */
    {6, 0}, /* go_to(roof, east) */
    {14, 0}, /* go_to(yard, west) */
    {GG_NONE, 1},
    {8, 0}, /* go_to(tower, hall) */
    {13, 0}, /* go_to(cellar, hall) */
    {21, 0}, /* go_to(street, market) */
    {17, 0}, /* go_to(yard, market) */
    {48, 25}, /* open_door(west_door, hall) */
    {11, 0}, /* go_to(hall, yard) */
    {50, 28}, /* open_door(east_door, hall) */
    {12, 0}, /* go_to(hall, street) */
    {20, 0}, /* go_to(street, hall) */
    {16, 0}, /* go_to(yard, hall) */
    {GG_NONE, 0},
    {18, 2}, /* go_to(street, east) */
    {22, 2}, /* go_to(market, yard) */
    {23, 2}, /* go_to(market, street) */
    {141, 0}, /* restock */
    {1, 2}, /* go_to(west, yard) */
    {3, 2}, /* go_to(east, street) */
    {4, 2}, /* go_to(hill, west) */
    {5, 2}, /* go_to(hill, yard) */
    {7, 2}, /* go_to(roof, street) */
    {6, 2}, /* go_to(roof, east) */
    {14, 2}, /* go_to(yard, west) */
    {GG_NONE, 1},
    {8, 2}, /* go_to(tower, hall) */
    {13, 2}, /* go_to(cellar, hall) */
    {21, 2}, /* go_to(street, market) */
    {17, 2}, /* go_to(yard, market) */
    {48, 24}, /* open_door(west_door, hall) */
    {11, 2}, /* go_to(hall, yard) */
    {50, 27}, /* open_door(east_door, hall) */
    {12, 2}, /* go_to(hall, street) */
    {20, 2}, /* go_to(street, hall) */
    {16, 2}, /* go_to(yard, hall) */
    {GG_NONE, 1},
    {1, 5}, /* go_to(west, yard) */
    {3, 5}, /* go_to(east, street) */
    {5, 5}, /* go_to(hill, yard) */
    {7, 5}, /* go_to(roof, street) */
    {GG_NONE, 0},
    {9, 5}, /* go_to(hall, tower) */
    {22, 5}, /* go_to(market, yard) */
    {49, 19}, /* open_door(west_door, yard) */
    {51, 21}, /* open_door(east_door, street) */
    {23, 5}, /* go_to(market, street) */
    {13, 5}, /* go_to(cellar, hall) */
    {8, 5}, /* go_to(tower, hall) */
    {52, 23}, /* light(hall, hall) */
    {130, 0}, /* start_generator */
    {53, 23}, /* light(hall, yard) */
    {16, 5}, /* go_to(yard, hall) */
    {54, 23}, /* light(hall, street) */
    {20, 5}, /* go_to(street, hall) */
    {55, 29}, /* light(cellar, hall) */
    {10, 5}, /* go_to(hall, cellar) */
    {GG_NONE, 0},
    {69, 0}, /* take_cover(street) */
    {22, 0}, /* go_to(market, yard) */
    {62, 0}, /* take_cover(west) */
    {63, 0}, /* take_cover(east) */
    {64, 0}, /* take_cover(hill) */
    {65, 0}, /* take_cover(roof) */
    {66, 0}, /* take_cover(tower) */
    {67, 0}, /* take_cover(hall) */
    {68, 0}, /* take_cover(yard) */
    {GG_NONE, 1},
    {13, 0}, /* go_to(cellar, hall) */
    {GG_NONE, 0},
    {18, 0}, /* go_to(street, east) */
    {22, 0}, /* go_to(market, yard) */
    {0, 0}, /* go_to(west, hill) */
    {2, 0}, /* go_to(east, roof) */
    {4, 0}, /* go_to(hill, west) */
    {6, 0}, /* go_to(roof, east) */
    {9, 0}, /* go_to(hall, tower) */
    {14, 0}, /* go_to(yard, west) */
    {GG_NONE, 1},
    {8, 0}, /* go_to(tower, hall) */
    {13, 0}, /* go_to(cellar, hall) */
};

/* nodes, tests, leaves, invariants, node_count, leaf_count, invariant_count, longest */
static const GG_ROM gg_policy policy__all[] = {
    {policy_node__all + 229, policy_test__all, policy_leaf__all + 179, NULL, 12, 12, 0, 2},
    {policy_node__all, policy_test__all, policy_leaf__all, NULL, 62, 32, 0, 10},
    {policy_node__all + 62, policy_test__all, policy_leaf__all + 64, NULL, 32, 24, 0, 6},
    {policy_node__all + 94, policy_test__all, policy_leaf__all + 112, NULL, 31, 23, 0, 5},
    {policy_node__all + 156, policy_test__all, policy_leaf__all + 158, NULL, 30, 21, 0, 9},
    {policy_node__all + 62, policy_test__all, policy_leaf__all + 88, NULL, 32, 24, 0, 6},
    {policy_node__all + 216, policy_test__all, policy_leaf__all + 191, NULL, 13, 12, 0, 1},
    {policy_node__all + 125, policy_test__all, policy_leaf__all + 112, NULL, 31, 23, 0, 5},
    {policy_node__all, policy_test__all, policy_leaf__all + 32, NULL, 62, 32, 0, 10},
    {policy_node__all + 186, policy_test__all, policy_leaf__all + 135, NULL, 30, 23, 0, 5},
};

static const GG_ROM uint16_t half__all[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 10, 12, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 16, 16, 16, 17, 18, 19, 20, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 5, 5, 65535, 6, 6, 6, 65535, 7, 7, 65535, 8, 8, 65535, 9, 9, 65535, 11, 11, 65535, 13,
    13, 13, 13, 65535, 15, 15, 15, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10, 0, 5, 6, 11, 7, 12, 13, 18, 8,
    13, 14, 19, 15, 20, 21, 26, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 20, 40, 60, 60,
    80, 100, 120, 80, 100, 120, 140, 140, 160, 180, 200, 0, 100, 120, 220, 140, 240, 260, 360, 160,
    260, 280, 380, 300, 400, 420, 520, 0, 180, 200, 380, 0, 180, 200, 380, 0, 180, 200, 380, 0,
    180, 200, 380, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 4, 8, 12, 12, 16, 20,
    24, 16, 20, 24, 28, 28, 32, 36, 40, 0, 20, 24, 44, 28, 48, 52, 72, 32, 52, 56, 76, 60, 80, 84,
    104, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 36, 40, 76, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2,
    0, 2, 0, 2, 0, 2, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 4, 6, 6, 8, 10, 12, 8,
    10, 12, 14, 14, 16, 18, 20, 0, 10, 12, 22, 14, 24, 26, 36, 16, 26, 28, 38, 30, 40, 42, 52, 0,
    18, 0, 18, 0, 18, 0, 18, 0, 18, 0, 18, 0, 18, 0, 18, 0, 20, 40, 60, 1, 21, 41, 61, 0, 20, 40,
    60, 1, 21, 41, 61, 0, 1, 20, 21, 0, 1, 20, 21, 0, 1, 20, 21, 0, 1, 20, 21, 0, 20, 40, 60, 80,
    100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90,
    100, 110, 120, 130, 140, 150, 0, 9, 0, 9, 10, 19, 10, 19, 0, 9, 0, 9, 10, 19, 10, 19, 0, 10,
    20, 30, 0, 10, 20, 30, 0, 10, 20, 30, 0, 10, 20, 30, 0, 30, 60, 90, 0, 30, 60, 90, 0, 30, 60,
    90, 0, 30, 60, 90, 0, 100, 200, 300, 0, 100, 200, 300, 0, 100, 200, 300, 0, 100, 200, 300, 0,
    20, 40, 60, 80, 100, 120, 140, 0, 20, 40, 60, 80, 100, 120, 140, 0, 20, 40, 60, 0, 20, 40, 60,
    0, 20, 40, 60, 0, 20, 40, 60,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all + 128, 0, 1}, {half__all + 144, 0, 5}, {half__all + 160, 0, 9},
    {half__all + 176, 0, 13}, {half__all + 192, 0, 17}, {half__all + 208, 0, 21},
    {half__all + 224, 0, 25}, {half__all + 128, 0, 1}, {half__all + 144, 0, 5},
    {half__all + 160, 0, 9}, {half__all + 224, 0, 26}, {half__all + 480, 0, 43},
    {half__all + 496, 1, 24}, {half__all + 240, 0, 13}, {half__all + 256, 0, 17},
    {half__all + 272, 0, 21}, {half__all + 288, 0, 25}, {half__all + 304, 0, 43},
    {half__all + 128, 0, 1}, {half__all + 144, 0, 5}, {half__all + 160, 0, 9},
    {half__all + 224, 0, 24}, {half__all + 400, 0, 41}, {half__all + 128, 0, 1},
    {half__all + 144, 0, 5}, {half__all + 160, 0, 9}, {half__all + 448, 0, 39},
    {half__all + 464, 0, 43}, {half__all + 320, 0, 1}, {half__all + 336, 0, 5},
    {half__all + 352, 0, 9}, {half__all + 368, 0, 39}, {half__all + 320, 0, 1},
    {half__all + 336, 0, 5}, {half__all + 352, 0, 9}, {half__all + 384, 0, 43},
    {half__all + 128, 0, 1}, {half__all + 144, 0, 5}, {half__all + 160, 0, 9},
    {half__all + 416, 0, 41}, {half__all + 128, 0, 1}, {half__all + 144, 0, 5},
    {half__all + 432, 0, 9}, {half__all + 400, 0, 41}, {half__all + 128, 0, 1},
    {half__all + 144, 0, 5}, {half__all + 160, 0, 9}, {half__all + 448, 0, 43},
    {half__all + 128, 0, 1}, {half__all + 144, 0, 5}, {half__all + 432, 0, 9},
    {half__all + 512, 0, 43},
};

static const GG_ROM uint8_t byte__all[] = {
    8, 8, 8, 8, 9, 8, 9, 7, 7, 6, 5, 5, 5, 5, 3, 2, 1, 4, 4, 5, 8, 8, 8, 8, 9, 8, 9, 7, 7, 6, 5, 5,
    5, 5, 3, 2, 1, 4, 4, 5, 8, 8, 8, 8, 9, 8, 9, 7, 7, 6, 5, 5, 5, 5, 3, 2, 1, 4, 4, 5, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 4, 5, 4, 5, 3, 2, 1, 3, 4, 4, 7, 7, 7, 7, 8, 7, 8, 6,
    6, 5, 4, 5, 4, 5, 3, 2, 1, 3, 4, 4, 7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 4, 5, 4, 5, 3, 2, 1, 3, 4, 4,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 5, 4, 5, 4, 3, 2, 1, 4, 3, 4, 7, 7, 7, 7,
    8, 7, 8, 6, 6, 5, 5, 4, 5, 4, 3, 2, 1, 4, 3, 4, 7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 5, 4, 5, 4, 3, 2,
    1, 4, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 4, 4, 4, 4, 3, 2, 1, 3, 3, 4,
    7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 4, 4, 4, 4, 3, 2, 1, 3, 3, 4, 7, 7, 7, 7, 8, 7, 8, 6, 6, 5, 4, 4,
    4, 4, 3, 2, 1, 3, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 16, 9, 11, 13, 19, 1, 2, 3, 4,
    5, 6, 22, 17, 18, 14, 1, 2, 3, 4, 5, 16, 9, 11, 13, 19, 1, 2, 3, 4, 5, 6, 21, 17, 18, 14, 1, 2,
    3, 4, 5, 16, 9, 11, 13, 19, 1, 2, 3, 4, 5, 6, 20, 17, 18, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3,
    4, 5, 7, 9, 11, 13, 19, 1, 2, 3, 4, 5, 6, 22, 10, 18, 14, 1, 2, 3, 4, 5, 7, 9, 11, 13, 19, 1,
    2, 3, 4, 5, 6, 21, 10, 18, 14, 1, 2, 3, 4, 5, 7, 9, 11, 13, 19, 1, 2, 3, 4, 5, 6, 20, 10, 18,
    14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 8, 9, 11, 13, 19, 1, 2, 3, 4, 5, 6, 22, 17, 12,
    15, 1, 2, 3, 4, 5, 8, 9, 11, 13, 19, 1, 2, 3, 4, 5, 6, 21, 17, 12, 15, 1, 2, 3, 4, 5, 8, 9, 11,
    13, 19, 1, 2, 3, 4, 5, 6, 20, 17, 12, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 7, 9, 11, 13,
    19, 1, 2, 3, 4, 5, 6, 22, 10, 12, 14, 1, 2, 3, 4, 5, 7, 9, 11, 13, 19, 1, 2, 3, 4, 5, 6, 21,
    10, 12, 14, 1, 2, 3, 4, 5, 7, 9, 11, 13, 19, 1, 2, 3, 4, 5, 6, 20, 10, 12, 14, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 3, 5, 3, 5, 0, 4, 0, 2, 4, 3, 3, 5, 3, 5, 0, 4, 0, 1, 4, 3, 3, 5, 3, 5, 5, 4, 5, 2, 4,
    3, 3, 5, 3, 5, 5, 4, 5, 1, 4, 3, 3, 5, 3, 5, 0, 4, 0, 2, 4, 3, 3, 5, 3, 5, 0, 4, 0, 1, 4, 3, 3,
    5, 3, 5, 5, 4, 5, 2, 4, 3, 3, 5, 3, 5, 5, 4, 5, 1, 4, 3, 3, 5, 3, 5, 0, 3, 0, 2, 4, 3, 3, 5, 3,
    5, 0, 3, 0, 1, 4, 3, 3, 5, 3, 5, 4, 3, 4, 2, 4, 3, 3, 5, 3, 5, 4, 3, 4, 1, 4, 3, 3, 5, 3, 5, 0,
    3, 0, 2, 4, 3, 3, 5, 3, 5, 0, 3, 0, 1, 4, 3, 3, 5, 3, 5, 4, 3, 4, 2, 4, 3, 3, 5, 3, 5, 4, 3, 4,
    1, 4, 3, 3, 5, 3, 5, 0, 4, 0, 2, 4, 3, 3, 5, 3, 5, 0, 4, 0, 1, 4, 3, 3, 5, 3, 5, 5, 4, 5, 2, 4,
    3, 3, 5, 3, 5, 5, 4, 5, 1, 4, 3, 3, 5, 3, 5, 0, 4, 0, 2, 4, 3, 3, 5, 3, 5, 0, 4, 0, 1, 4, 3, 3,
    5, 3, 5, 5, 4, 5, 2, 4, 3, 3, 5, 3, 5, 5, 4, 5, 1, 4, 3, 3, 5, 3, 5, 0, 3, 0, 2, 4, 3, 3, 5, 3,
    5, 0, 3, 0, 1, 4, 3, 3, 5, 3, 5, 4, 3, 4, 2, 4, 3, 3, 5, 3, 5, 4, 3, 4, 1, 4, 3, 3, 5, 3, 5, 0,
    3, 0, 2, 4, 3, 3, 5, 3, 5, 0, 3, 0, 1, 4, 3, 3, 5, 3, 5, 4, 3, 4, 2, 4, 3, 3, 5, 3, 5, 4, 3, 4,
    1, 4, 3, 1, 3, 5, 7, 0, 21, 0, 22, 17, 20, 2, 4, 6, 8, 0, 21, 0, 0, 18, 19, 1, 3, 5, 7, 9, 21,
    14, 22, 17, 20, 2, 4, 6, 8, 10, 21, 13, 0, 18, 19, 1, 3, 5, 7, 0, 21, 0, 22, 17, 20, 2, 4, 6,
    8, 0, 21, 0, 0, 18, 19, 1, 3, 5, 7, 9, 21, 14, 22, 17, 20, 2, 4, 6, 8, 10, 21, 13, 0, 18, 19,
    1, 3, 5, 7, 0, 11, 0, 22, 17, 20, 2, 4, 6, 8, 0, 12, 0, 0, 18, 19, 1, 3, 5, 7, 9, 11, 14, 22,
    17, 20, 2, 4, 6, 8, 10, 12, 13, 0, 18, 19, 1, 3, 5, 7, 0, 11, 0, 22, 17, 20, 2, 4, 6, 8, 0, 12,
    0, 0, 18, 19, 1, 3, 5, 7, 9, 11, 14, 22, 17, 20, 2, 4, 6, 8, 10, 12, 13, 0, 18, 19, 1, 3, 5, 7,
    0, 21, 0, 22, 17, 20, 2, 4, 6, 8, 0, 21, 0, 0, 18, 19, 1, 3, 5, 7, 9, 21, 14, 22, 17, 20, 2, 4,
    6, 8, 10, 21, 13, 0, 18, 19, 1, 3, 5, 7, 0, 21, 0, 22, 17, 20, 2, 4, 6, 8, 0, 21, 0, 0, 18, 19,
    1, 3, 5, 7, 9, 21, 14, 22, 17, 20, 2, 4, 6, 8, 10, 21, 13, 0, 18, 19, 1, 3, 5, 7, 0, 11, 0, 22,
    17, 20, 2, 4, 6, 8, 0, 12, 0, 0, 18, 19, 1, 3, 5, 7, 9, 11, 14, 22, 16, 20, 2, 4, 6, 8, 10, 12,
    13, 0, 15, 19, 1, 3, 5, 7, 0, 11, 0, 22, 17, 20, 2, 4, 6, 8, 0, 12, 0, 0, 18, 19, 1, 3, 5, 7,
    9, 11, 14, 22, 16, 20, 2, 4, 6, 8, 10, 12, 13, 0, 15, 19, 6, 6, 6, 6, 0, 2, 0, 5, 5, 6, 6, 6,
    6, 6, 0, 1, 0, 5, 5, 6, 5, 5, 5, 5, 3, 2, 3, 4, 4, 5, 5, 5, 5, 5, 3, 1, 3, 4, 4, 5, 6, 6, 6, 6,
    0, 2, 0, 5, 5, 6, 6, 6, 6, 6, 0, 1, 0, 5, 5, 6, 5, 5, 5, 5, 3, 2, 3, 4, 4, 5, 5, 5, 5, 5, 3, 1,
    3, 4, 4, 5, 5, 6, 5, 6, 0, 2, 0, 4, 5, 5, 5, 6, 5, 6, 0, 1, 0, 4, 5, 5, 4, 5, 4, 5, 3, 2, 3, 3,
    4, 4, 4, 5, 4, 5, 3, 1, 3, 3, 4, 4, 5, 6, 5, 6, 0, 2, 0, 4, 5, 5, 5, 6, 5, 6, 0, 1, 0, 4, 5, 5,
    4, 5, 4, 5, 3, 2, 3, 3, 4, 4, 4, 5, 4, 5, 3, 1, 3, 3, 4, 4, 6, 5, 6, 5, 0, 2, 0, 5, 4, 5, 6, 5,
    6, 5, 0, 1, 0, 5, 4, 5, 5, 4, 5, 4, 3, 2, 3, 4, 3, 4, 5, 4, 5, 4, 3, 1, 3, 4, 3, 4, 6, 5, 6, 5,
    0, 2, 0, 5, 4, 5, 6, 5, 6, 5, 0, 1, 0, 5, 4, 5, 5, 4, 5, 4, 3, 2, 3, 4, 3, 4, 5, 4, 5, 4, 3, 1,
    3, 4, 3, 4, 5, 5, 5, 5, 0, 2, 0, 4, 4, 5, 5, 5, 5, 5, 0, 1, 0, 4, 4, 5, 4, 4, 4, 4, 3, 2, 3, 3,
    3, 4, 4, 4, 4, 4, 3, 1, 3, 3, 3, 4, 5, 5, 5, 5, 0, 2, 0, 4, 4, 5, 5, 5, 5, 5, 0, 1, 0, 4, 4, 5,
    4, 4, 4, 4, 3, 2, 3, 3, 3, 4, 4, 4, 4, 4, 3, 1, 3, 3, 3, 4, 1, 3, 5, 7, 0, 25, 0, 21, 22, 18,
    2, 4, 6, 8, 0, 0, 0, 21, 22, 17, 1, 3, 5, 7, 9, 25, 12, 21, 22, 18, 2, 4, 6, 8, 10, 0, 11, 21,
    22, 17, 1, 3, 5, 7, 0, 25, 0, 21, 22, 18, 2, 4, 6, 8, 0, 0, 0, 21, 22, 17, 1, 3, 5, 7, 9, 25,
    12, 21, 22, 18, 2, 4, 6, 8, 10, 0, 11, 21, 22, 17, 1, 3, 5, 7, 0, 25, 0, 23, 22, 18, 2, 4, 6,
    8, 0, 0, 0, 23, 22, 17, 1, 3, 5, 7, 9, 25, 12, 14, 22, 18, 2, 4, 6, 8, 10, 0, 11, 13, 22, 17,
    1, 3, 5, 7, 0, 25, 0, 23, 22, 18, 2, 4, 6, 8, 0, 0, 0, 23, 22, 17, 1, 3, 5, 7, 9, 25, 12, 14,
    22, 18, 2, 4, 6, 8, 10, 0, 11, 13, 22, 17, 1, 3, 5, 7, 0, 25, 0, 21, 24, 20, 2, 4, 6, 8, 0, 0,
    0, 21, 24, 19, 1, 3, 5, 7, 9, 25, 12, 21, 16, 20, 2, 4, 6, 8, 10, 0, 11, 21, 15, 19, 1, 3, 5,
    7, 0, 25, 0, 21, 24, 20, 2, 4, 6, 8, 0, 0, 0, 21, 24, 19, 1, 3, 5, 7, 9, 25, 12, 21, 16, 20, 2,
    4, 6, 8, 10, 0, 11, 21, 15, 19, 1, 3, 5, 7, 0, 25, 0, 23, 24, 18, 2, 4, 6, 8, 0, 0, 0, 23, 24,
    17, 1, 3, 5, 7, 9, 25, 12, 14, 16, 18, 2, 4, 6, 8, 10, 0, 11, 13, 15, 17, 1, 3, 5, 7, 0, 25, 0,
    23, 24, 18, 2, 4, 6, 8, 0, 0, 0, 23, 24, 17, 1, 3, 5, 7, 9, 25, 12, 14, 16, 18, 2, 4, 6, 8, 10,
    0, 11, 13, 15, 17, 7, 7, 7, 7, 2, 3, 0, 6, 6, 7, 7, 7, 7, 7, 1, 3, 0, 6, 6, 7, 6, 6, 6, 6, 2,
    3, 4, 5, 5, 6, 6, 6, 6, 6, 1, 3, 4, 5, 5, 6, 7, 7, 7, 7, 2, 3, 0, 6, 6, 7, 7, 7, 7, 7, 1, 3, 0,
    6, 6, 7, 6, 6, 6, 6, 2, 3, 4, 5, 5, 6, 6, 6, 6, 6, 1, 3, 4, 5, 5, 6, 6, 7, 6, 7, 2, 3, 0, 5, 6,
    6, 6, 7, 6, 7, 1, 3, 0, 5, 6, 6, 5, 6, 5, 6, 2, 3, 4, 4, 5, 5, 5, 6, 5, 6, 1, 3, 4, 4, 5, 5, 6,
    7, 6, 7, 2, 3, 0, 5, 6, 6, 6, 7, 6, 7, 1, 3, 0, 5, 6, 6, 5, 6, 5, 6, 2, 3, 4, 4, 5, 5, 5, 6, 5,
    6, 1, 3, 4, 4, 5, 5, 7, 6, 7, 6, 2, 3, 0, 6, 5, 6, 7, 6, 7, 6, 1, 3, 0, 6, 5, 6, 6, 5, 6, 5, 2,
    3, 4, 5, 4, 5, 6, 5, 6, 5, 1, 3, 4, 5, 4, 5, 7, 6, 7, 6, 2, 3, 0, 6, 5, 6, 7, 6, 7, 6, 1, 3, 0,
    6, 5, 6, 6, 5, 6, 5, 2, 3, 4, 5, 4, 5, 6, 5, 6, 5, 1, 3, 4, 5, 4, 5, 6, 6, 6, 6, 2, 3, 0, 5, 5,
    6, 6, 6, 6, 6, 1, 3, 0, 5, 5, 6, 5, 5, 5, 5, 2, 3, 4, 4, 4, 5, 5, 5, 5, 5, 1, 3, 4, 4, 4, 5, 6,
    6, 6, 6, 2, 3, 0, 5, 5, 6, 6, 6, 6, 6, 1, 3, 0, 5, 5, 6, 5, 5, 5, 5, 2, 3, 4, 4, 4, 5, 5, 5, 5,
    5, 1, 3, 4, 4, 4, 5, 1, 3, 5, 7, 25, 10, 0, 21, 22, 18, 2, 4, 6, 8, 0, 9, 0, 21, 22, 17, 1, 3,
    5, 7, 25, 10, 12, 21, 22, 18, 2, 4, 6, 8, 0, 9, 11, 21, 22, 17, 1, 3, 5, 7, 25, 10, 0, 21, 22,
    18, 2, 4, 6, 8, 0, 9, 0, 21, 22, 17, 1, 3, 5, 7, 25, 10, 12, 21, 22, 18, 2, 4, 6, 8, 0, 9, 11,
    21, 22, 17, 1, 3, 5, 7, 25, 10, 0, 23, 22, 18, 2, 4, 6, 8, 0, 9, 0, 23, 22, 17, 1, 3, 5, 7, 25,
    10, 12, 14, 22, 18, 2, 4, 6, 8, 0, 9, 11, 13, 22, 17, 1, 3, 5, 7, 25, 10, 0, 23, 22, 18, 2, 4,
    6, 8, 0, 9, 0, 23, 22, 17, 1, 3, 5, 7, 25, 10, 12, 14, 22, 18, 2, 4, 6, 8, 0, 9, 11, 13, 22,
    17, 1, 3, 5, 7, 25, 10, 0, 21, 24, 20, 2, 4, 6, 8, 0, 9, 0, 21, 24, 19, 1, 3, 5, 7, 25, 10, 12,
    21, 16, 20, 2, 4, 6, 8, 0, 9, 11, 21, 15, 19, 1, 3, 5, 7, 25, 10, 0, 21, 24, 20, 2, 4, 6, 8, 0,
    9, 0, 21, 24, 19, 1, 3, 5, 7, 25, 10, 12, 21, 16, 20, 2, 4, 6, 8, 0, 9, 11, 21, 15, 19, 1, 3,
    5, 7, 25, 10, 0, 23, 24, 18, 2, 4, 6, 8, 0, 9, 0, 23, 24, 17, 1, 3, 5, 7, 25, 10, 12, 14, 16,
    18, 2, 4, 6, 8, 0, 9, 11, 13, 15, 17, 1, 3, 5, 7, 25, 10, 0, 23, 24, 18, 2, 4, 6, 8, 0, 9, 0,
    23, 24, 17, 1, 3, 5, 7, 25, 10, 12, 14, 16, 18, 2, 4, 6, 8, 0, 9, 11, 13, 15, 17, 3, 6, 2, 6,
    0, 5, 0, 3, 5, 4, 3, 6, 1, 6, 0, 5, 0, 3, 5, 4, 3, 6, 2, 6, 6, 5, 6, 3, 5, 4, 3, 6, 1, 6, 6, 5,
    6, 3, 5, 4, 3, 6, 2, 6, 0, 5, 0, 3, 5, 4, 3, 6, 1, 6, 0, 5, 0, 3, 5, 4, 3, 6, 2, 6, 6, 5, 6, 3,
    5, 4, 3, 6, 1, 6, 6, 5, 6, 3, 5, 4, 3, 6, 2, 6, 0, 4, 0, 3, 5, 4, 3, 6, 1, 6, 0, 4, 0, 3, 5, 4,
    3, 6, 2, 6, 5, 4, 5, 3, 5, 4, 3, 6, 1, 6, 5, 4, 5, 3, 5, 4, 3, 6, 2, 6, 0, 4, 0, 3, 5, 4, 3, 6,
    1, 6, 0, 4, 0, 3, 5, 4, 3, 6, 2, 6, 5, 4, 5, 3, 5, 4, 3, 6, 1, 6, 5, 4, 5, 3, 5, 4, 3, 6, 2, 6,
    0, 5, 0, 3, 5, 4, 3, 6, 1, 6, 0, 5, 0, 3, 5, 4, 3, 6, 2, 6, 6, 5, 6, 3, 5, 4, 3, 6, 1, 6, 6, 5,
    6, 3, 5, 4, 3, 6, 2, 6, 0, 5, 0, 3, 5, 4, 3, 6, 1, 6, 0, 5, 0, 3, 5, 4, 3, 6, 2, 6, 6, 5, 6, 3,
    5, 4, 3, 6, 1, 6, 6, 5, 6, 3, 5, 4, 3, 6, 2, 6, 0, 4, 0, 3, 5, 4, 3, 6, 1, 6, 0, 4, 0, 3, 5, 4,
    3, 6, 2, 6, 5, 4, 5, 3, 5, 4, 3, 6, 1, 6, 5, 4, 5, 3, 5, 4, 3, 6, 2, 6, 0, 4, 0, 3, 5, 4, 3, 6,
    1, 6, 0, 4, 0, 3, 5, 4, 3, 6, 2, 6, 5, 4, 5, 3, 5, 4, 3, 6, 1, 6, 5, 4, 5, 3, 5, 4, 1, 3, 22,
    5, 0, 21, 0, 14, 17, 20, 2, 4, 0, 6, 0, 21, 0, 13, 18, 19, 1, 3, 22, 5, 7, 21, 12, 14, 17, 20,
    2, 4, 0, 6, 8, 21, 11, 13, 18, 19, 1, 3, 22, 5, 0, 21, 0, 14, 17, 20, 2, 4, 0, 6, 0, 21, 0, 13,
    18, 19, 1, 3, 22, 5, 7, 21, 12, 14, 17, 20, 2, 4, 0, 6, 8, 21, 11, 13, 18, 19, 1, 3, 22, 5, 0,
    9, 0, 14, 17, 20, 2, 4, 0, 6, 0, 10, 0, 13, 18, 19, 1, 3, 22, 5, 7, 9, 12, 14, 17, 20, 2, 4, 0,
    6, 8, 10, 11, 13, 18, 19, 1, 3, 22, 5, 0, 9, 0, 14, 17, 20, 2, 4, 0, 6, 0, 10, 0, 13, 18, 19,
    1, 3, 22, 5, 7, 9, 12, 14, 17, 20, 2, 4, 0, 6, 8, 10, 11, 13, 18, 19, 1, 3, 22, 5, 0, 21, 0,
    14, 17, 20, 2, 4, 0, 6, 0, 21, 0, 13, 18, 19, 1, 3, 22, 5, 7, 21, 12, 14, 17, 20, 2, 4, 0, 6,
    8, 21, 11, 13, 18, 19, 1, 3, 22, 5, 0, 21, 0, 14, 17, 20, 2, 4, 0, 6, 0, 21, 0, 13, 18, 19, 1,
    3, 22, 5, 7, 21, 12, 14, 17, 20, 2, 4, 0, 6, 8, 21, 11, 13, 18, 19, 1, 3, 22, 5, 0, 9, 0, 14,
    17, 20, 2, 4, 0, 6, 0, 10, 0, 13, 18, 19, 1, 3, 22, 5, 7, 9, 12, 14, 16, 20, 2, 4, 0, 6, 8, 10,
    11, 13, 15, 19, 1, 3, 22, 5, 0, 9, 0, 14, 17, 20, 2, 4, 0, 6, 0, 10, 0, 13, 18, 19, 1, 3, 22,
    5, 7, 9, 12, 14, 16, 20, 2, 4, 0, 6, 8, 10, 11, 13, 15, 19, 6, 3, 6, 2, 0, 5, 0, 5, 3, 4, 6, 3,
    6, 1, 0, 5, 0, 5, 3, 4, 6, 3, 6, 2, 6, 5, 6, 5, 3, 4, 6, 3, 6, 1, 6, 5, 6, 5, 3, 4, 6, 3, 6, 2,
    0, 5, 0, 5, 3, 4, 6, 3, 6, 1, 0, 5, 0, 5, 3, 4, 6, 3, 6, 2, 6, 5, 6, 5, 3, 4, 6, 3, 6, 1, 6, 5,
    6, 5, 3, 4, 6, 3, 6, 2, 0, 5, 0, 5, 3, 4, 6, 3, 6, 1, 0, 5, 0, 5, 3, 4, 6, 3, 6, 2, 6, 5, 6, 5,
    3, 4, 6, 3, 6, 1, 6, 5, 6, 5, 3, 4, 6, 3, 6, 2, 0, 5, 0, 5, 3, 4, 6, 3, 6, 1, 0, 5, 0, 5, 3, 4,
    6, 3, 6, 2, 6, 5, 6, 5, 3, 4, 6, 3, 6, 1, 6, 5, 6, 5, 3, 4, 6, 3, 6, 2, 0, 4, 0, 5, 3, 4, 6, 3,
    6, 1, 0, 4, 0, 5, 3, 4, 6, 3, 6, 2, 5, 4, 5, 5, 3, 4, 6, 3, 6, 1, 5, 4, 5, 5, 3, 4, 6, 3, 6, 2,
    0, 4, 0, 5, 3, 4, 6, 3, 6, 1, 0, 4, 0, 5, 3, 4, 6, 3, 6, 2, 5, 4, 5, 5, 3, 4, 6, 3, 6, 1, 5, 4,
    5, 5, 3, 4, 6, 3, 6, 2, 0, 4, 0, 5, 3, 4, 6, 3, 6, 1, 0, 4, 0, 5, 3, 4, 6, 3, 6, 2, 5, 4, 5, 5,
    3, 4, 6, 3, 6, 1, 5, 4, 5, 5, 3, 4, 6, 3, 6, 2, 0, 4, 0, 5, 3, 4, 6, 3, 6, 1, 0, 4, 0, 5, 3, 4,
    6, 3, 6, 2, 5, 4, 5, 5, 3, 4, 6, 3, 6, 1, 5, 4, 5, 5, 3, 4, 1, 3, 5, 22, 0, 21, 0, 15, 18, 20,
    2, 4, 6, 0, 0, 21, 0, 16, 17, 19, 1, 3, 5, 22, 7, 21, 12, 15, 18, 20, 2, 4, 6, 0, 8, 21, 11,
    16, 17, 19, 1, 3, 5, 22, 0, 21, 0, 15, 18, 20, 2, 4, 6, 0, 0, 21, 0, 16, 17, 19, 1, 3, 5, 22,
    7, 21, 12, 15, 18, 20, 2, 4, 6, 0, 8, 21, 11, 16, 17, 19, 1, 3, 5, 22, 0, 21, 0, 15, 18, 20, 2,
    4, 6, 0, 0, 21, 0, 16, 17, 19, 1, 3, 5, 22, 7, 21, 12, 15, 18, 20, 2, 4, 6, 0, 8, 21, 11, 16,
    17, 19, 1, 3, 5, 22, 0, 21, 0, 15, 18, 20, 2, 4, 6, 0, 0, 21, 0, 16, 17, 19, 1, 3, 5, 22, 7,
    21, 12, 15, 18, 20, 2, 4, 6, 0, 8, 21, 11, 16, 17, 19, 1, 3, 5, 22, 0, 9, 0, 15, 18, 20, 2, 4,
    6, 0, 0, 10, 0, 16, 17, 19, 1, 3, 5, 22, 7, 9, 12, 15, 18, 20, 2, 4, 6, 0, 8, 10, 11, 16, 17,
    19, 1, 3, 5, 22, 0, 9, 0, 15, 18, 20, 2, 4, 6, 0, 0, 10, 0, 16, 17, 19, 1, 3, 5, 22, 7, 9, 12,
    15, 18, 20, 2, 4, 6, 0, 8, 10, 11, 16, 17, 19, 1, 3, 5, 22, 0, 9, 0, 15, 18, 20, 2, 4, 6, 0, 0,
    10, 0, 16, 17, 19, 1, 3, 5, 22, 7, 9, 12, 14, 18, 20, 2, 4, 6, 0, 8, 10, 11, 13, 17, 19, 1, 3,
    5, 22, 0, 9, 0, 15, 18, 20, 2, 4, 6, 0, 0, 10, 0, 16, 17, 19, 1, 3, 5, 22, 7, 9, 12, 14, 18,
    20, 2, 4, 6, 0, 8, 10, 11, 13, 17, 19, 1, 5, 2, 5, 0, 4, 0, 2, 4, 3, 5, 1, 5, 2, 0, 4, 0, 4, 2,
    3, 1, 5, 2, 5, 5, 4, 5, 2, 4, 3, 5, 1, 5, 2, 5, 4, 5, 4, 2, 3, 1, 5, 2, 5, 0, 4, 0, 2, 4, 3, 5,
    1, 5, 2, 0, 4, 0, 4, 2, 3, 1, 5, 2, 5, 5, 4, 5, 2, 4, 3, 5, 1, 5, 2, 5, 4, 5, 4, 2, 3, 1, 5, 2,
    5, 0, 3, 0, 2, 4, 3, 5, 1, 5, 2, 0, 4, 0, 4, 2, 3, 1, 5, 2, 5, 4, 3, 4, 2, 4, 3, 5, 1, 5, 2, 5,
    4, 5, 4, 2, 3, 1, 5, 2, 5, 0, 3, 0, 2, 4, 3, 5, 1, 5, 2, 0, 4, 0, 4, 2, 3, 1, 5, 2, 5, 4, 3, 4,
    2, 4, 3, 5, 1, 5, 2, 5, 4, 5, 4, 2, 3, 1, 5, 2, 5, 0, 4, 0, 2, 4, 3, 5, 1, 5, 2, 0, 3, 0, 4, 2,
    3, 1, 5, 2, 5, 5, 4, 5, 2, 4, 3, 5, 1, 5, 2, 4, 3, 4, 4, 2, 3, 1, 5, 2, 5, 0, 4, 0, 2, 4, 3, 5,
    1, 5, 2, 0, 3, 0, 4, 2, 3, 1, 5, 2, 5, 5, 4, 5, 2, 4, 3, 5, 1, 5, 2, 4, 3, 4, 4, 2, 3, 1, 5, 2,
    5, 0, 3, 0, 2, 4, 3, 5, 1, 5, 2, 0, 3, 0, 4, 2, 3, 1, 5, 2, 5, 4, 3, 4, 2, 4, 3, 5, 1, 5, 2, 4,
    3, 4, 4, 2, 3, 1, 5, 2, 5, 0, 3, 0, 2, 4, 3, 5, 1, 5, 2, 0, 3, 0, 4, 2, 3, 1, 5, 2, 5, 4, 3, 4,
    2, 4, 3, 5, 1, 5, 2, 4, 3, 4, 4, 2, 3, 0, 2, 3, 6, 0, 19, 0, 11, 16, 17, 1, 0, 4, 5, 0, 20, 0,
    13, 14, 18, 0, 2, 3, 6, 7, 19, 10, 11, 16, 17, 1, 0, 4, 5, 7, 20, 10, 13, 14, 18, 0, 2, 3, 6,
    0, 19, 0, 11, 16, 17, 1, 0, 4, 5, 0, 20, 0, 13, 14, 18, 0, 2, 3, 6, 7, 19, 10, 11, 16, 17, 1,
    0, 4, 5, 7, 20, 10, 13, 14, 18, 0, 2, 3, 6, 0, 8, 0, 11, 16, 17, 1, 0, 4, 5, 0, 20, 0, 13, 14,
    18, 0, 2, 3, 6, 7, 8, 10, 11, 16, 17, 1, 0, 4, 5, 7, 20, 10, 13, 14, 18, 0, 2, 3, 6, 0, 8, 0,
    11, 16, 17, 1, 0, 4, 5, 0, 20, 0, 13, 14, 18, 0, 2, 3, 6, 7, 8, 10, 11, 16, 17, 1, 0, 4, 5, 7,
    20, 10, 13, 14, 18, 0, 2, 3, 6, 0, 19, 0, 11, 16, 17, 1, 0, 4, 5, 0, 9, 0, 13, 14, 18, 0, 2, 3,
    6, 7, 19, 10, 11, 16, 17, 1, 0, 4, 5, 7, 9, 10, 13, 14, 18, 0, 2, 3, 6, 0, 19, 0, 11, 16, 17,
    1, 0, 4, 5, 0, 9, 0, 13, 14, 18, 0, 2, 3, 6, 7, 19, 10, 11, 16, 17, 1, 0, 4, 5, 7, 9, 10, 13,
    14, 18, 0, 2, 3, 6, 0, 8, 0, 11, 16, 17, 1, 0, 4, 5, 0, 9, 0, 13, 14, 18, 0, 2, 3, 6, 7, 8, 10,
    11, 15, 17, 1, 0, 4, 5, 7, 9, 10, 12, 14, 18, 0, 2, 3, 6, 0, 8, 0, 11, 16, 17, 1, 0, 4, 5, 0,
    9, 0, 13, 14, 18, 0, 2, 3, 6, 7, 8, 10, 11, 15, 17, 1, 0, 4, 5, 7, 9, 10, 12, 14, 18, 1, 1, 2,
    2, 2, 1, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 2, 1, 2, 2, 3, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 1, 2, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 2, 2,
    2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 1, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 2, 2, 3, 2, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 1, 2, 2, 2, 3, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 2, 2, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2,
    2, 2, 1, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 2, 1, 2, 2, 3, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 1, 2, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 2, 2,
    2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 1, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 2, 2, 3, 2, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 1, 2, 2, 2, 3, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 2, 2, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 12,
    1, 2, 3, 13, 14, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 12, 1, 2, 3, 4, 14, 6, 7, 8, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 11, 12, 1, 2, 3, 13, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 12,
    1, 2, 3, 9, 10, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 12, 1, 2, 3, 13, 14, 6, 7, 8, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 11, 12, 1, 2, 3, 4, 14, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 12,
    1, 2, 3, 13, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 12, 1, 2, 3, 9, 10, 6, 7, 8, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 11, 12, 1, 2, 3, 13, 14, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 12,
    1, 2, 3, 4, 14, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 12, 1, 2, 3, 13, 5, 6, 7, 8, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 11, 12, 1, 2, 3, 9, 10, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 12,
    1, 2, 3, 13, 14, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 12, 1, 2, 3, 4, 14, 6, 7, 8, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 11, 12, 1, 2, 3, 13, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 12,
    1, 2, 3, 9, 10, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 2, 1, 2, 3, 3, 4, 4, 4, 4,
    4, 2, 0, 2, 3, 3, 4, 5, 5, 5, 5, 3, 2, 3, 4, 4, 5, 5, 5, 5, 5, 3, 0, 3, 4, 4, 5, 4, 4, 4, 4, 2,
    1, 2, 3, 3, 4, 4, 4, 4, 4, 2, 0, 2, 3, 3, 4, 5, 5, 5, 5, 3, 2, 3, 4, 4, 5, 5, 5, 5, 5, 3, 0, 3,
    4, 4, 5, 3, 4, 3, 4, 2, 1, 2, 2, 3, 3, 3, 4, 3, 4, 2, 0, 2, 2, 3, 3, 4, 5, 4, 5, 3, 2, 3, 3, 4,
    4, 4, 5, 4, 5, 3, 0, 3, 3, 4, 4, 3, 4, 3, 4, 2, 1, 2, 2, 3, 3, 3, 4, 3, 4, 2, 0, 2, 2, 3, 3, 4,
    5, 4, 5, 3, 2, 3, 3, 4, 4, 4, 5, 4, 5, 3, 0, 3, 3, 4, 4, 4, 3, 4, 3, 2, 1, 2, 3, 2, 3, 4, 3, 4,
    3, 2, 0, 2, 3, 2, 3, 5, 4, 5, 4, 3, 2, 3, 4, 3, 4, 5, 4, 5, 4, 3, 0, 3, 4, 3, 4, 4, 3, 4, 3, 2,
    1, 2, 3, 2, 3, 4, 3, 4, 3, 2, 0, 2, 3, 2, 3, 5, 4, 5, 4, 3, 2, 3, 4, 3, 4, 5, 4, 5, 4, 3, 0, 3,
    4, 3, 4, 3, 3, 3, 3, 2, 1, 2, 2, 2, 3, 3, 3, 3, 3, 2, 0, 2, 2, 2, 3, 4, 4, 4, 4, 3, 2, 3, 3, 3,
    4, 4, 4, 4, 4, 3, 0, 3, 3, 3, 4, 3, 3, 3, 3, 2, 1, 2, 2, 2, 3, 3, 3, 3, 3, 2, 0, 2, 2, 2, 3, 4,
    4, 4, 4, 3, 2, 3, 3, 3, 4, 4, 4, 4, 4, 3, 0, 3, 3, 3, 4, 1, 3, 5, 7, 9, 24, 12, 21, 22, 18, 2,
    4, 6, 8, 10, 0, 11, 21, 22, 17, 1, 3, 5, 7, 9, 23, 12, 21, 22, 18, 2, 4, 6, 8, 10, 0, 11, 21,
    22, 17, 1, 3, 5, 7, 9, 24, 12, 21, 22, 18, 2, 4, 6, 8, 10, 0, 11, 21, 22, 17, 1, 3, 5, 7, 9,
    23, 12, 21, 22, 18, 2, 4, 6, 8, 10, 0, 11, 21, 22, 17, 1, 3, 5, 7, 9, 24, 12, 14, 22, 18, 2, 4,
    6, 8, 10, 0, 11, 13, 22, 17, 1, 3, 5, 7, 9, 23, 12, 14, 22, 18, 2, 4, 6, 8, 10, 0, 11, 13, 22,
    17, 1, 3, 5, 7, 9, 24, 12, 14, 22, 18, 2, 4, 6, 8, 10, 0, 11, 13, 22, 17, 1, 3, 5, 7, 9, 23,
    12, 14, 22, 18, 2, 4, 6, 8, 10, 0, 11, 13, 22, 17, 1, 3, 5, 7, 9, 24, 12, 21, 16, 20, 2, 4, 6,
    8, 10, 0, 11, 21, 15, 19, 1, 3, 5, 7, 9, 23, 12, 21, 16, 20, 2, 4, 6, 8, 10, 0, 11, 21, 15, 19,
    1, 3, 5, 7, 9, 24, 12, 21, 16, 20, 2, 4, 6, 8, 10, 0, 11, 21, 15, 19, 1, 3, 5, 7, 9, 23, 12,
    21, 16, 20, 2, 4, 6, 8, 10, 0, 11, 21, 15, 19, 1, 3, 5, 7, 9, 24, 12, 14, 16, 18, 2, 4, 6, 8,
    10, 0, 11, 13, 15, 17, 1, 3, 5, 7, 9, 23, 12, 14, 16, 18, 2, 4, 6, 8, 10, 0, 11, 13, 15, 17, 1,
    3, 5, 7, 9, 24, 12, 14, 16, 18, 2, 4, 6, 8, 10, 0, 11, 13, 15, 17, 1, 3, 5, 7, 9, 23, 12, 14,
    16, 18, 2, 4, 6, 8, 10, 0, 11, 13, 15, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 2, 5, 3, 5, 4, 3, 4, 2, 4, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 2, 5, 3, 4, 3, 4, 4, 2,
    3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 5, 2, 5, 4, 3, 4, 2, 4, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5,
    3, 5, 2, 4, 3, 4, 4, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 2, 2, 3, 2, 2, 3, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 2, 2, 2, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 3,
    2, 2, 3, 3, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 4, 2, 4, 2, 2, 3, 2, 3, 2, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 4, 2, 4, 2, 2, 2, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 2, 3, 4, 2, 2,
    2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 5, 3, 5, 4,
    3, 4, 2, 4, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 2, 5, 3, 4, 3, 4, 4, 2, 3, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 3, 3, 2, 2, 2, 3, 4, 2, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 2, 2, 2, 3, 4, 3, 2,
    3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 2, 2, 2, 2, 3, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3,
    3, 3, 3, 2, 2, 2, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 3, 2, 2, 3, 3, 4, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 2, 3, 2, 2, 2, 2, 3, 2, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 2, 2, 2, 2,
    2, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 2, 2, 2, 3, 4, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 3, 3, 3, 3, 0, 4, 0, 2, 2, 1, 3, 3, 3, 3, 5, 4, 5, 2, 2, 1, 3, 3, 3, 3, 0, 4, 0, 2, 2,
    1, 3, 3, 3, 3, 5, 4, 5, 2, 2, 1, 3, 3, 3, 3, 0, 3, 0, 2, 2, 1, 3, 3, 3, 3, 4, 3, 4, 2, 2, 1, 3,
    3, 3, 3, 0, 3, 0, 2, 2, 1, 3, 3, 3, 3, 4, 3, 4, 2, 2, 1, 3, 3, 3, 3, 0, 3, 0, 2, 2, 1, 3, 3, 3,
    3, 4, 3, 4, 2, 2, 1, 3, 3, 3, 3, 0, 3, 0, 2, 2, 1, 3, 3, 3, 3, 4, 3, 4, 2, 2, 1, 3, 3, 3, 3, 0,
    3, 0, 2, 2, 1, 3, 3, 3, 3, 4, 3, 4, 2, 2, 1, 3, 3, 3, 3, 0, 3, 0, 2, 2, 1, 3, 3, 3, 3, 4, 3, 4,
    2, 2, 1, 1, 2, 3, 4, 0, 11, 0, 9, 10, 0, 1, 2, 3, 4, 5, 11, 8, 9, 10, 0, 1, 2, 3, 4, 0, 11, 0,
    9, 10, 0, 1, 2, 3, 4, 5, 11, 8, 9, 10, 0, 1, 2, 3, 4, 0, 6, 0, 9, 10, 0, 1, 2, 3, 4, 5, 6, 8,
    9, 10, 0, 1, 2, 3, 4, 0, 6, 0, 9, 10, 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 0, 1, 2, 3, 4, 0, 7, 0, 9,
    10, 0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 0, 1, 2, 3, 4, 0, 7, 0, 9, 10, 0, 1, 2, 3, 4, 5, 7, 8, 9,
    10, 0, 1, 2, 3, 4, 0, 6, 0, 9, 10, 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 0, 1, 2, 3, 4, 0, 6, 0, 9,
    10, 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 0, 2, 4, 2, 4, 0, 3, 0, 1, 3, 2, 2, 4, 2, 4, 4, 3, 4, 1, 3,
    2, 2, 4, 2, 4, 0, 3, 0, 1, 3, 2, 2, 4, 2, 4, 4, 3, 4, 1, 3, 2, 2, 4, 2, 4, 0, 2, 0, 1, 3, 2, 2,
    4, 2, 4, 3, 2, 3, 1, 3, 2, 2, 4, 2, 4, 0, 2, 0, 1, 3, 2, 2, 4, 2, 4, 3, 2, 3, 1, 3, 2, 2, 4, 2,
    4, 0, 3, 0, 1, 3, 2, 2, 4, 2, 4, 4, 3, 4, 1, 3, 2, 2, 4, 2, 4, 0, 3, 0, 1, 3, 2, 2, 4, 2, 4, 4,
    3, 4, 1, 3, 2, 2, 4, 2, 4, 0, 2, 0, 1, 3, 2, 2, 4, 2, 4, 3, 2, 3, 1, 3, 2, 2, 4, 2, 4, 0, 2, 0,
    1, 3, 2, 2, 4, 2, 4, 3, 2, 3, 1, 3, 2, 1, 2, 3, 4, 0, 11, 0, 0, 9, 10, 1, 2, 3, 4, 5, 11, 7, 0,
    9, 10, 1, 2, 3, 4, 0, 11, 0, 0, 9, 10, 1, 2, 3, 4, 5, 11, 7, 0, 9, 10, 1, 2, 3, 4, 0, 6, 0, 0,
    9, 10, 1, 2, 3, 4, 5, 6, 7, 0, 9, 10, 1, 2, 3, 4, 0, 6, 0, 0, 9, 10, 1, 2, 3, 4, 5, 6, 7, 0, 9,
    10, 1, 2, 3, 4, 0, 11, 0, 0, 9, 10, 1, 2, 3, 4, 5, 11, 7, 0, 9, 10, 1, 2, 3, 4, 0, 11, 0, 0, 9,
    10, 1, 2, 3, 4, 5, 11, 7, 0, 9, 10, 1, 2, 3, 4, 0, 6, 0, 0, 9, 10, 1, 2, 3, 4, 5, 6, 7, 0, 8,
    10, 1, 2, 3, 4, 0, 6, 0, 0, 9, 10, 1, 2, 3, 4, 5, 6, 7, 0, 8, 10, 4, 2, 4, 2, 0, 3, 0, 3, 1, 2,
    4, 2, 4, 2, 4, 3, 4, 3, 1, 2, 4, 2, 4, 2, 0, 3, 0, 3, 1, 2, 4, 2, 4, 2, 4, 3, 4, 3, 1, 2, 4, 2,
    4, 2, 0, 3, 0, 3, 1, 2, 4, 2, 4, 2, 4, 3, 4, 3, 1, 2, 4, 2, 4, 2, 0, 3, 0, 3, 1, 2, 4, 2, 4, 2,
    4, 3, 4, 3, 1, 2, 4, 2, 4, 2, 0, 2, 0, 3, 1, 2, 4, 2, 4, 2, 3, 2, 3, 3, 1, 2, 4, 2, 4, 2, 0, 2,
    0, 3, 1, 2, 4, 2, 4, 2, 3, 2, 3, 3, 1, 2, 4, 2, 4, 2, 0, 2, 0, 3, 1, 2, 4, 2, 4, 2, 3, 2, 3, 3,
    1, 2, 4, 2, 4, 2, 0, 2, 0, 3, 1, 2, 4, 2, 4, 2, 3, 2, 3, 3, 1, 2, 1, 2, 3, 4, 0, 11, 0, 9, 0,
    10, 1, 2, 3, 4, 5, 11, 7, 9, 0, 10, 1, 2, 3, 4, 0, 11, 0, 9, 0, 10, 1, 2, 3, 4, 5, 11, 7, 9, 0,
    10, 1, 2, 3, 4, 0, 11, 0, 9, 0, 10, 1, 2, 3, 4, 5, 11, 7, 9, 0, 10, 1, 2, 3, 4, 0, 11, 0, 9, 0,
    10, 1, 2, 3, 4, 5, 11, 7, 9, 0, 10, 1, 2, 3, 4, 0, 6, 0, 9, 0, 10, 1, 2, 3, 4, 5, 6, 7, 9, 0,
    10, 1, 2, 3, 4, 0, 6, 0, 9, 0, 10, 1, 2, 3, 4, 5, 6, 7, 9, 0, 10, 1, 2, 3, 4, 0, 6, 0, 9, 0,
    10, 1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 1, 2, 3, 4, 0, 6, 0, 9, 0, 10, 1, 2, 3, 4, 5, 6, 7, 8, 0,
    10, 5, 5, 5, 5, 0, 1, 0, 4, 4, 5, 4, 4, 4, 4, 2, 1, 2, 3, 3, 4, 5, 5, 5, 5, 0, 1, 0, 4, 4, 5,
    4, 4, 4, 4, 2, 1, 2, 3, 3, 4, 4, 5, 4, 5, 0, 1, 0, 3, 4, 4, 3, 4, 3, 4, 2, 1, 2, 2, 3, 3, 4, 5,
    4, 5, 0, 1, 0, 3, 4, 4, 3, 4, 3, 4, 2, 1, 2, 2, 3, 3, 5, 4, 5, 4, 0, 1, 0, 4, 3, 4, 4, 3, 4, 3,
    2, 1, 2, 3, 2, 3, 5, 4, 5, 4, 0, 1, 0, 4, 3, 4, 4, 3, 4, 3, 2, 1, 2, 3, 2, 3, 4, 4, 4, 4, 0, 1,
    0, 3, 3, 4, 3, 3, 3, 3, 2, 1, 2, 2, 2, 3, 4, 4, 4, 4, 0, 1, 0, 3, 3, 4, 3, 3, 3, 3, 2, 1, 2, 2,
    2, 3, 1, 2, 3, 4, 0, 0, 0, 11, 12, 9, 1, 2, 3, 4, 5, 0, 6, 11, 12, 9, 1, 2, 3, 4, 0, 0, 0, 11,
    12, 9, 1, 2, 3, 4, 5, 0, 6, 11, 12, 9, 1, 2, 3, 4, 0, 0, 0, 13, 12, 9, 1, 2, 3, 4, 5, 0, 6, 7,
    12, 9, 1, 2, 3, 4, 0, 0, 0, 13, 12, 9, 1, 2, 3, 4, 5, 0, 6, 7, 12, 9, 1, 2, 3, 4, 0, 0, 0, 11,
    14, 10, 1, 2, 3, 4, 5, 0, 6, 11, 8, 10, 1, 2, 3, 4, 0, 0, 0, 11, 14, 10, 1, 2, 3, 4, 5, 0, 6,
    11, 8, 10, 1, 2, 3, 4, 0, 0, 0, 13, 14, 9, 1, 2, 3, 4, 5, 0, 6, 7, 8, 9, 1, 2, 3, 4, 0, 0, 0,
    13, 14, 9, 1, 2, 3, 4, 5, 0, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 5, 5, 5, 5, 3, 2, 1, 4, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4, 5, 4, 5, 3, 2, 1, 3, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 4,
    5, 4, 3, 2, 1, 4, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4,
    3, 2, 1, 3, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6,
    13, 11, 12, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6,
    13, 7, 12, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 13,
    11, 8, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 13, 7,
    8, 9, 0, 4, 1, 4, 4, 3, 4, 1, 3, 2, 4, 0, 4, 1, 4, 3, 4, 3, 1, 2, 0, 4, 1, 4, 3, 2, 3, 1, 3, 2,
    4, 0, 4, 1, 4, 3, 4, 3, 1, 2, 0, 4, 1, 4, 4, 3, 4, 1, 3, 2, 4, 0, 4, 1, 3, 2, 3, 3, 1, 2, 0, 4,
    1, 4, 3, 2, 3, 1, 3, 2, 4, 0, 4, 1, 3, 2, 3, 3, 1, 2, 0, 2, 3, 6, 7, 19, 10, 11, 16, 17, 1, 0,
    4, 5, 7, 20, 10, 13, 14, 18, 0, 2, 3, 6, 7, 8, 10, 11, 16, 17, 1, 0, 4, 5, 7, 20, 10, 13, 14,
    18, 0, 2, 3, 6, 7, 19, 10, 11, 16, 17, 1, 0, 4, 5, 7, 9, 10, 13, 14, 18, 0, 2, 3, 6, 7, 8, 10,
    11, 15, 17, 1, 0, 4, 5, 7, 9, 10, 12, 14, 18, 8, 7, 8, 7, 8, 7, 8, 7, 0, 6, 6, 5, 0, 4, 7, 6,
    7, 6, 8, 7, 5, 4, 5, 4, 5, 4, 5, 4, 1, 1, 2, 2, 0, 3, 4, 3, 4, 3, 5, 4, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1,
    0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    2, 2, 2, 2, 4, 3, 4, 1, 1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0, 2, 2, 2, 2, 3, 2, 3, 1, 1, 0, 2, 2,
    2, 2, 3, 2, 3, 1, 1, 0, 1, 2, 3, 4, 5, 11, 8, 9, 10, 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 0, 1, 2, 3,
    4, 5, 7, 8, 9, 10, 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 0, 1, 3, 1, 3, 3, 2, 3, 0, 2, 1, 1, 3, 1, 3,
    2, 1, 2, 0, 2, 1, 1, 3, 1, 3, 3, 2, 3, 0, 2, 1, 1, 3, 1, 3, 2, 1, 2, 0, 2, 1, 1, 2, 3, 4, 5,
    11, 7, 0, 9, 10, 1, 2, 3, 4, 5, 6, 7, 0, 9, 10, 1, 2, 3, 4, 5, 11, 7, 0, 9, 10, 1, 2, 3, 4, 5,
    6, 7, 0, 8, 10, 3, 1, 3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1, 3, 2, 3, 2, 0, 1, 3, 1, 3, 1, 2, 1,
    2, 2, 0, 1, 3, 1, 3, 1, 2, 1, 2, 2, 0, 1, 1, 2, 3, 4, 5, 11, 7, 9, 0, 10, 1, 2, 3, 4, 5, 11, 7,
    9, 0, 10, 1, 2, 3, 4, 5, 6, 7, 9, 0, 10, 1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 3, 3, 3, 3, 1, 0, 1, 2,
    2, 3, 2, 3, 2, 3, 1, 0, 1, 1, 2, 2, 3, 2, 3, 2, 1, 0, 1, 2, 1, 2, 2, 2, 2, 2, 1, 0, 1, 1, 1, 2,
    1, 2, 3, 4, 5, 0, 6, 11, 12, 9, 1, 2, 3, 4, 5, 0, 6, 7, 12, 9, 1, 2, 3, 4, 5, 0, 6, 11, 8, 10,
    1, 2, 3, 4, 5, 0, 6, 7, 8, 9,
};

/* digits, entries, distances, base, size, mask, digit_count, ends_sum, wide */
static const GG_ROM gg_distance_table table__all[] = {
    {digit__all, byte__all + 7520, word__all + 59, 0, 220, {41935870, 0}, 7, false, false},
    {digit__all, byte__all + 7740, word__all + 59, 0, 220, {41935870, 0}, 7, false, false},
    {digit__all, byte__all + 7740, word__all + 59, 0, 220, {41935870, 0}, 7, false, false},
    {digit__all, byte__all + 7740, word__all + 59, 0, 220, {41935870, 0}, 7, false, false},
    {digit__all + 13, byte__all + 9920, word__all + 59, 0, 44, {41934848, 2048}, 5, false, false},
    {digit__all + 13, byte__all + 9920, word__all + 59, 0, 44, {41934848, 2048}, 5, false, false},
    {digit__all + 13, byte__all + 9920, word__all + 59, 0, 44, {41934848, 2048}, 5, true, false},
    {digit__all, byte__all + 7960, word__all + 59, 0, 220, {41935870, 0}, 7, false, false},
    {digit__all, byte__all + 7740, word__all + 59, 0, 220, {41935870, 0}, 7, false, false},
    {digit__all, byte__all + 7740, word__all + 59, 0, 220, {41935870, 0}, 7, false, false},
    {digit__all, byte__all + 7740, word__all + 59, 0, 220, {41935870, 0}, 7, false, false},
    {digit__all + 13, byte__all + 9920, word__all + 59, 0, 44, {41934848, 2048}, 5, false, false},
    {digit__all + 13, byte__all + 9920, word__all + 59, 0, 44, {41934848, 2048}, 5, false, false},
    {digit__all + 13, byte__all + 9920, word__all + 59, 0, 44, {41934848, 2048}, 5, true, false},
    {digit__all + 28, byte__all + 9860, word__all + 59, 0, 60, {1022, 896}, 4, false, false},
    {digit__all + 32, byte__all + 9964, word__all + 60, 0, 40, {1022, 6144}, 4, true, false},
};

/* action, offset */
static const GG_ROM gg_table_step move__all[] = {
    {GG_NONE, 0},
    {1, 7}, /* go_to(west, yard) */
    {1, 65533}, /* go_to(west, yard) */
    {3, 7}, /* go_to(east, street) */
    {3, 65533}, /* go_to(east, street) */
    {5, 5}, /* go_to(hill, yard) */
    {5, 65531}, /* go_to(hill, yard) */
    {7, 5}, /* go_to(roof, street) */
    {7, 65531}, /* go_to(roof, street) */
    {8, 1}, /* go_to(tower, hall) */
    {8, 65527}, /* go_to(tower, hall) */
    {13, 65525}, /* go_to(cellar, hall) */
    {13, 65535}, /* go_to(cellar, hall) */
    {16, 65524}, /* go_to(yard, hall) */
    {16, 65534}, /* go_to(yard, hall) */
    {20, 65523}, /* go_to(street, hall) */
    {20, 65533}, /* go_to(street, hall) */
    {22, 65524}, /* go_to(market, yard) */
    {22, 65534}, /* go_to(market, yard) */
    {23, 65525}, /* go_to(market, street) */
    {23, 65535}, /* go_to(market, street) */
    {49, 80}, /* open_door(west_door, yard) */
    {51, 160}, /* open_door(east_door, street) */
    {53, 20}, /* light(hall, yard) */
    {54, 20}, /* light(hall, street) */
    {67, 10}, /* take_cover(hall) */
    {GG_NONE, 0},
    {1, 7}, /* go_to(west, yard) */
    {1, 65533}, /* go_to(west, yard) */
    {3, 7}, /* go_to(east, street) */
    {3, 65533}, /* go_to(east, street) */
    {5, 5}, /* go_to(hill, yard) */
    {5, 65531}, /* go_to(hill, yard) */
    {7, 5}, /* go_to(roof, street) */
    {7, 65531}, /* go_to(roof, street) */
    {9, 65525}, /* go_to(hall, tower) */
    {9, 65535}, /* go_to(hall, tower) */
    {13, 65525}, /* go_to(cellar, hall) */
    {13, 65535}, /* go_to(cellar, hall) */
    {16, 65524}, /* go_to(yard, hall) */
    {16, 65534}, /* go_to(yard, hall) */
    {20, 65523}, /* go_to(street, hall) */
    {20, 65533}, /* go_to(street, hall) */
    {22, 65524}, /* go_to(market, yard) */
    {22, 65534}, /* go_to(market, yard) */
    {23, 65525}, /* go_to(market, street) */
    {23, 65535}, /* go_to(market, street) */
    {49, 80}, /* open_door(west_door, yard) */
    {51, 160}, /* open_door(east_door, street) */
    {53, 20}, /* light(hall, yard) */
    {54, 20}, /* light(hall, street) */
    {66, 10}, /* take_cover(tower) */
    {GG_NONE, 0},
    {25, 7}, /* sneak(west, yard) */
    {25, 65533}, /* sneak(west, yard) */
    {27, 7}, /* sneak(east, street) */
    {27, 65533}, /* sneak(east, street) */
    {29, 5}, /* sneak(hill, yard) */
    {29, 65531}, /* sneak(hill, yard) */
    {31, 5}, /* sneak(roof, street) */
    {31, 65531}, /* sneak(roof, street) */
    {32, 1}, /* sneak(tower, hall) */
    {32, 65527}, /* sneak(tower, hall) */
    {37, 65525}, /* sneak(cellar, hall) */
    {37, 65535}, /* sneak(cellar, hall) */
    {40, 65524}, /* sneak(yard, hall) */
    {40, 65534}, /* sneak(yard, hall) */
    {44, 65523}, /* sneak(street, hall) */
    {44, 65533}, /* sneak(street, hall) */
    {46, 65524}, /* sneak(market, yard) */
    {46, 65534}, /* sneak(market, yard) */
    {47, 65525}, /* sneak(market, street) */
    {47, 65535}, /* sneak(market, street) */
    {49, 80}, /* open_door(west_door, yard) */
    {51, 160}, /* open_door(east_door, street) */
    {57, 65516}, /* darken(hall, hall) */
    {72, 10}, /* hide(hall) */
    {GG_NONE, 0},
    {1, 7}, /* go_to(west, yard) */
    {1, 65533}, /* go_to(west, yard) */
    {3, 7}, /* go_to(east, street) */
    {3, 65533}, /* go_to(east, street) */
    {5, 5}, /* go_to(hill, yard) */
    {5, 65531}, /* go_to(hill, yard) */
    {7, 5}, /* go_to(roof, street) */
    {7, 65531}, /* go_to(roof, street) */
    {8, 1}, /* go_to(tower, hall) */
    {8, 65527}, /* go_to(tower, hall) */
    {11, 2}, /* go_to(hall, yard) */
    {11, 65528}, /* go_to(hall, yard) */
    {13, 65525}, /* go_to(cellar, hall) */
    {13, 65535}, /* go_to(cellar, hall) */
    {20, 65523}, /* go_to(street, hall) */
    {20, 65533}, /* go_to(street, hall) */
    {21, 1}, /* go_to(street, market) */
    {21, 65527}, /* go_to(street, market) */
    {22, 65524}, /* go_to(market, yard) */
    {22, 65534}, /* go_to(market, yard) */
    {48, 80}, /* open_door(west_door, hall) */
    {68, 10}, /* take_cover(yard) */
    {GG_NONE, 0},
    {0, 2}, /* go_to(west, hill) */
    {0, 65528}, /* go_to(west, hill) */
    {3, 7}, /* go_to(east, street) */
    {3, 65533}, /* go_to(east, street) */
    {7, 5}, /* go_to(roof, street) */
    {7, 65531}, /* go_to(roof, street) */
    {8, 1}, /* go_to(tower, hall) */
    {8, 65527}, /* go_to(tower, hall) */
    {11, 2}, /* go_to(hall, yard) */
    {11, 65528}, /* go_to(hall, yard) */
    {13, 65525}, /* go_to(cellar, hall) */
    {13, 65535}, /* go_to(cellar, hall) */
    {15, 65521}, /* go_to(yard, hill) */
    {15, 65531}, /* go_to(yard, hill) */
    {20, 65523}, /* go_to(street, hall) */
    {20, 65533}, /* go_to(street, hall) */
    {21, 1}, /* go_to(street, market) */
    {21, 65527}, /* go_to(street, market) */
    {22, 65524}, /* go_to(market, yard) */
    {22, 65534}, /* go_to(market, yard) */
    {48, 80}, /* open_door(west_door, hall) */
    {64, 10}, /* take_cover(hill) */
    {GG_NONE, 0},
    {1, 7}, /* go_to(west, yard) */
    {1, 65533}, /* go_to(west, yard) */
    {2, 2}, /* go_to(east, roof) */
    {2, 65528}, /* go_to(east, roof) */
    {5, 5}, /* go_to(hill, yard) */
    {5, 65531}, /* go_to(hill, yard) */
    {8, 1}, /* go_to(tower, hall) */
    {8, 65527}, /* go_to(tower, hall) */
    {12, 3}, /* go_to(hall, street) */
    {12, 65529}, /* go_to(hall, street) */
    {13, 65525}, /* go_to(cellar, hall) */
    {13, 65535}, /* go_to(cellar, hall) */
    {16, 65524}, /* go_to(yard, hall) */
    {16, 65534}, /* go_to(yard, hall) */
    {17, 2}, /* go_to(yard, market) */
    {17, 65528}, /* go_to(yard, market) */
    {19, 65521}, /* go_to(street, roof) */
    {19, 65531}, /* go_to(street, roof) */
    {23, 65525}, /* go_to(market, street) */
    {23, 65535}, /* go_to(market, street) */
    {50, 160}, /* open_door(east_door, hall) */
    {65, 10}, /* take_cover(roof) */
    {GG_NONE, 0},
    {25, 7}, /* sneak(west, yard) */
    {27, 7}, /* sneak(east, street) */
    {29, 5}, /* sneak(hill, yard) */
    {31, 5}, /* sneak(roof, street) */
    {32, 1}, /* sneak(tower, hall) */
    {34, 1}, /* sneak(hall, cellar) */
    {35, 2}, /* sneak(hall, yard) */
    {36, 3}, /* sneak(hall, street) */
    {37, 65535}, /* sneak(cellar, hall) */
    {40, 65534}, /* sneak(yard, hall) */
    {41, 2}, /* sneak(yard, market) */
    {44, 65533}, /* sneak(street, hall) */
    {45, 1}, /* sneak(street, market) */
    {46, 65534}, /* sneak(market, yard) */
    {47, 65535}, /* sneak(market, street) */
    {48, 100}, /* open_door(west_door, hall) */
    {49, 100}, /* open_door(west_door, yard) */
    {51, 200}, /* open_door(east_door, street) */
    {142, 10}, /* fetch_can */
    {143, 30}, /* refuel */
    {143, 50}, /* refuel */
    {143, 70}, /* refuel */
    {GG_NONE, 0},
    {1, 7}, /* go_to(west, yard) */
    {3, 7}, /* go_to(east, street) */
    {4, 65534}, /* go_to(hill, west) */
    {5, 5}, /* go_to(hill, yard) */
    {6, 65534}, /* go_to(roof, east) */
    {7, 5}, /* go_to(roof, street) */
    {8, 1}, /* go_to(tower, hall) */
    {11, 2}, /* go_to(hall, yard) */
    {12, 3}, /* go_to(hall, street) */
    {13, 65535}, /* go_to(cellar, hall) */
    {14, 65529}, /* go_to(yard, west) */
    {16, 65534}, /* go_to(yard, hall) */
    {17, 2}, /* go_to(yard, market) */
    {18, 65529}, /* go_to(street, east) */
    {20, 65533}, /* go_to(street, hall) */
    {21, 1}, /* go_to(street, market) */
    {22, 65534}, /* go_to(market, yard) */
    {23, 65535}, /* go_to(market, street) */
    {48, 80}, /* open_door(west_door, hall) */
    {50, 160}, /* open_door(east_door, hall) */
    {GG_NONE, 0},
    {25, 7}, /* sneak(west, yard) */
    {27, 7}, /* sneak(east, street) */
    {28, 65534}, /* sneak(hill, west) */
    {29, 5}, /* sneak(hill, yard) */
    {30, 65534}, /* sneak(roof, east) */
    {31, 5}, /* sneak(roof, street) */
    {32, 1}, /* sneak(tower, hall) */
    {35, 2}, /* sneak(hall, yard) */
    {36, 3}, /* sneak(hall, street) */
    {37, 65535}, /* sneak(cellar, hall) */
    {38, 65529}, /* sneak(yard, west) */
    {40, 65534}, /* sneak(yard, hall) */
    {41, 2}, /* sneak(yard, market) */
    {42, 65529}, /* sneak(street, east) */
    {44, 65533}, /* sneak(street, hall) */
    {45, 1}, /* sneak(street, market) */
    {46, 65534}, /* sneak(market, yard) */
    {47, 65535}, /* sneak(market, street) */
    {48, 20}, /* open_door(west_door, hall) */
    {50, 40}, /* open_door(east_door, hall) */
    {GG_NONE, 0},
    {1, 7}, /* go_to(west, yard) */
    {3, 7}, /* go_to(east, street) */
    {5, 5}, /* go_to(hill, yard) */
    {7, 5}, /* go_to(roof, street) */
    {8, 1}, /* go_to(tower, hall) */
    {13, 65535}, /* go_to(cellar, hall) */
    {16, 65534}, /* go_to(yard, hall) */
    {20, 65533}, /* go_to(street, hall) */
    {22, 65534}, /* go_to(market, yard) */
    {23, 65535}, /* go_to(market, street) */
    {49, 40}, /* open_door(west_door, yard) */
    {51, 80}, /* open_door(east_door, street) */
    {53, 10}, /* light(hall, yard) */
    {54, 10}, /* light(hall, street) */
    {GG_NONE, 0},
    {28, 65534}, /* sneak(hill, west) */
    {30, 65534}, /* sneak(roof, east) */
    {32, 1}, /* sneak(tower, hall) */
    {34, 1}, /* sneak(hall, cellar) */
    {37, 65535}, /* sneak(cellar, hall) */
    {38, 65529}, /* sneak(yard, west) */
    {42, 65529}, /* sneak(street, east) */
    {46, 65534}, /* sneak(market, yard) */
    {57, 65516}, /* darken(hall, hall) */
    {61, 65496}, /* darken(cellar, cellar) */
    {70, 10}, /* hide(west) */
    {71, 10}, /* hide(east) */
    {72, 10}, /* hide(hall) */
    {73, 10}, /* hide(cellar) */
    {GG_NONE, 0},
    {25, 7}, /* sneak(west, yard) */
    {27, 7}, /* sneak(east, street) */
    {29, 5}, /* sneak(hill, yard) */
    {31, 5}, /* sneak(roof, street) */
    {32, 1}, /* sneak(tower, hall) */
    {34, 1}, /* sneak(hall, cellar) */
    {40, 65534}, /* sneak(yard, hall) */
    {44, 65533}, /* sneak(street, hall) */
    {46, 65534}, /* sneak(market, yard) */
    {47, 65535}, /* sneak(market, street) */
    {49, 30}, /* open_door(west_door, yard) */
    {51, 60}, /* open_door(east_door, street) */
    {144, 65516}, /* repair */
    {GG_NONE, 0},
    {25, 7}, /* sneak(west, yard) */
    {27, 7}, /* sneak(east, street) */
    {29, 5}, /* sneak(hill, yard) */
    {31, 5}, /* sneak(roof, street) */
    {32, 1}, /* sneak(tower, hall) */
    {37, 65535}, /* sneak(cellar, hall) */
    {40, 65534}, /* sneak(yard, hall) */
    {44, 65533}, /* sneak(street, hall) */
    {46, 65534}, /* sneak(market, yard) */
    {47, 65535}, /* sneak(market, street) */
    {49, 10}, /* open_door(west_door, yard) */
    {51, 20}, /* open_door(east_door, street) */
    {GG_NONE, 0},
    {1, 7}, /* go_to(west, yard) */
    {3, 7}, /* go_to(east, street) */
    {5, 5}, /* go_to(hill, yard) */
    {7, 5}, /* go_to(roof, street) */
    {8, 1}, /* go_to(tower, hall) */
    {11, 2}, /* go_to(hall, yard) */
    {12, 3}, /* go_to(hall, street) */
    {13, 65535}, /* go_to(cellar, hall) */
    {17, 2}, /* go_to(yard, market) */
    {21, 1}, /* go_to(street, market) */
    {48, 40}, /* open_door(west_door, hall) */
    {GG_NONE, 0},
    {1, 7}, /* go_to(west, yard) */
    {3, 7}, /* go_to(east, street) */
    {5, 5}, /* go_to(hill, yard) */
    {7, 5}, /* go_to(roof, street) */
    {8, 1}, /* go_to(tower, hall) */
    {11, 2}, /* go_to(hall, yard) */
    {13, 65535}, /* go_to(cellar, hall) */
    {20, 65533}, /* go_to(street, hall) */
    {21, 1}, /* go_to(street, market) */
    {22, 65534}, /* go_to(market, yard) */
    {48, 40}, /* open_door(west_door, hall) */
    {GG_NONE, 0},
    {1, 7}, /* go_to(west, yard) */
    {3, 7}, /* go_to(east, street) */
    {5, 5}, /* go_to(hill, yard) */
    {7, 5}, /* go_to(roof, street) */
    {8, 1}, /* go_to(tower, hall) */
    {12, 3}, /* go_to(hall, street) */
    {13, 65535}, /* go_to(cellar, hall) */
    {16, 65534}, /* go_to(yard, hall) */
    {17, 2}, /* go_to(yard, market) */
    {23, 65535}, /* go_to(market, street) */
    {50, 80}, /* open_door(east_door, hall) */
    {GG_NONE, 0},
    {25, 7}, /* sneak(west, yard) */
    {27, 7}, /* sneak(east, street) */
    {29, 5}, /* sneak(hill, yard) */
    {31, 5}, /* sneak(roof, street) */
    {32, 1}, /* sneak(tower, hall) */
    {35, 2}, /* sneak(hall, yard) */
    {36, 3}, /* sneak(hall, street) */
    {37, 65535}, /* sneak(cellar, hall) */
    {41, 2}, /* sneak(yard, market) */
    {45, 1}, /* sneak(street, market) */
    {48, 10}, /* open_door(west_door, hall) */
    {GG_NONE, 0},
    {25, 7}, /* sneak(west, yard) */
    {27, 7}, /* sneak(east, street) */
    {29, 5}, /* sneak(hill, yard) */
    {31, 5}, /* sneak(roof, street) */
    {32, 1}, /* sneak(tower, hall) */
    {35, 2}, /* sneak(hall, yard) */
    {37, 65535}, /* sneak(cellar, hall) */
    {44, 65533}, /* sneak(street, hall) */
    {45, 1}, /* sneak(street, market) */
    {46, 65534}, /* sneak(market, yard) */
    {48, 10}, /* open_door(west_door, hall) */
    {GG_NONE, 0},
    {25, 7}, /* sneak(west, yard) */
    {27, 7}, /* sneak(east, street) */
    {29, 5}, /* sneak(hill, yard) */
    {31, 5}, /* sneak(roof, street) */
    {32, 1}, /* sneak(tower, hall) */
    {36, 3}, /* sneak(hall, street) */
    {37, 65535}, /* sneak(cellar, hall) */
    {40, 65534}, /* sneak(yard, hall) */
    {41, 2}, /* sneak(yard, market) */
    {47, 65535}, /* sneak(market, street) */
    {50, 20}, /* open_door(east_door, hall) */
};

/* table, policy, moves, wide */
static const GG_ROM gg_step_table step_table__all[] = {
    {{digit__all + 18, byte__all + 800, word__all + 59, 0, 320, {16778238, 7680}, 5, true, false},
     byte__all + 1120, move__all + 77, false},
    {{digit__all + 18, byte__all + 1440, word__all + 59, 0, 320, {16778238, 7680}, 5, true, false},
     byte__all + 1760, move__all, false},
    {{digit__all + 18, byte__all + 2080, word__all + 59, 0, 320, {16778238, 7680}, 5, true, false},
     byte__all + 2400, move__all + 26, false},
    {{digit__all + 36, byte__all + 8180, word__all + 59, 0, 160, {1022, 7680}, 4, true, false},
     byte__all + 8340, move__all + 268, false},
    {{digit__all + 36, byte__all + 8500, word__all + 59, 0, 160, {1022, 7680}, 4, true, false},
     byte__all + 8660, move__all + 280, false},
    {{digit__all + 36, byte__all + 8820, word__all + 59, 0, 160, {1022, 7680}, 4, true, false},
     byte__all + 8980, move__all + 292, false},
    {{digit__all + 18, byte__all + 2720, word__all + 59, 0, 320, {16778238, 7680}, 5, true, false},
     byte__all + 3040, move__all + 100, false},
    {{digit__all + 18, byte__all + 3360, word__all + 59, 0, 320, {16778238, 7680}, 5, true, false},
     byte__all + 3680, move__all + 123, false},
    {{digit__all + 40, byte__all + 4000, word__all + 59, 0, 320, {3070, 7680}, 4, true, false},
     byte__all + 4320, move__all + 169, false},
    {{digit__all + 36, byte__all + 9140, word__all + 59, 0, 160, {1022, 7680}, 4, true, false},
     byte__all + 9300, move__all + 211, false},
    {{digit__all + 18, byte__all + 4640, word__all + 60, 0, 320, {16778238, 7680}, 5, true, false},
     byte__all + 4960, move__all + 226, false},
    {{digit__all + 23, byte__all + 9460, word__all + 60, 0, 120, {1022, 6528}, 5, true, false},
     byte__all + 9580, move__all + 241, false},
    {{digit__all + 7, byte__all, word__all + 49, 0, 400, {2214593535, 6144}, 6, true, false},
     byte__all + 400, move__all + 146, false},
    {{digit__all + 18, byte__all + 5280, word__all + 59, 0, 320, {16778238, 7680}, 5, true, false},
     byte__all + 5600, move__all + 328, false},
    {{digit__all + 18, byte__all + 5920, word__all + 60, 0, 320, {16778238, 7680}, 5, true, false},
     byte__all + 6240, move__all + 52, false},
    {{digit__all + 18, byte__all + 6560, word__all + 59, 0, 320, {16778238, 7680}, 5, true, false},
     byte__all + 5600, move__all + 328, false},
    {{digit__all + 44, byte__all + 10004, word__all + 60, 0, 40, {1022, 6144}, 4, true, false},
     byte__all + 10044, move__all + 304, false},
    {{digit__all + 44, byte__all + 10084, word__all + 60, 0, 40, {1022, 6144}, 4, true, false},
     byte__all + 10124, move__all + 316, false},
    {{digit__all + 44, byte__all + 10164, word__all + 60, 0, 40, {1022, 6144}, 4, true, false},
     byte__all + 10204, move__all + 328, false},
    {{digit__all + 18, byte__all + 6880, word__all + 59, 0, 320, {16778238, 7680}, 5, true, false},
     byte__all + 5600, move__all + 328, false},
    {{digit__all + 18, byte__all + 7200, word__all + 59, 0, 320, {16778238, 7680}, 5, true, false},
     byte__all + 5600, move__all + 328, false},
    {{digit__all + 48, byte__all + 9700, word__all + 60, 0, 80, {3070, 6144}, 4, true, false},
     byte__all + 9780, move__all + 190, false},
    {{digit__all + 44, byte__all + 10244, word__all + 60, 0, 40, {1022, 6144}, 4, true, false},
     byte__all + 10284, move__all + 255, false},
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 71, NULL, NULL, policy__all, &gg_policy_reading, word__all + 135, 0, true, true},
    {word__all + 74, NULL, NULL, policy__all + 1, &gg_policy_reading, word__all + 137, 0, true, true},
    {word__all + 77, NULL, NULL, policy__all + 2, &gg_policy_reading, word__all + 135, 0, true, true},
    {word__all + 80, table__all, NULL, NULL, &gg_walk_reading, word__all + 139, 7, true, true},
    {word__all + 83, NULL, NULL, policy__all + 3, &gg_policy_asking, word__all + 137, 0, true, true},
    {word__all + 86, table__all + 14, NULL, policy__all + 4, &gg_policy_asking, word__all + 141, 2,
     true, true},
    {word__all + 71, &step_table__all[0].table, NULL, NULL, &gg_table_reading, word__all + 135, 1, true,
     true},
    {word__all + 71, &step_table__all[1].table, NULL, NULL, &gg_table_reading, word__all + 135, 1, true,
     true},
    {word__all + 71, &step_table__all[2].table, NULL, NULL, &gg_table_reading, word__all + 135, 1, true,
     true},
    {word__all + 89, &step_table__all[3].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 89, &step_table__all[4].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 89, &step_table__all[5].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 71, &step_table__all[6].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 71, &step_table__all[7].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 71, &step_table__all[2].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 89, &step_table__all[8].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 89, &step_table__all[9].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 71, NULL, NULL, policy__all, &gg_policy_reading, word__all + 145, 0, true, true},
    {word__all + 74, NULL, NULL, policy__all + 1, &gg_policy_reading, word__all + 147, 0, true, true},
    {word__all + 95, NULL, NULL, policy__all + 5, &gg_policy_reading, word__all + 145, 0, true, true},
    {word__all + 95, NULL, NULL, policy__all + 6, &gg_policy_asking, word__all + 145, 0, true, true},
    {word__all + 95, table__all + 7, NULL, NULL, &gg_walk_reading, word__all + 149, 7, true, true},
    {word__all + 98, NULL, NULL, policy__all + 7, &gg_policy_asking, word__all + 147, 0, true, true},
    {word__all + 71, &step_table__all[0].table, NULL, NULL, &gg_table_reading, word__all + 145, 1, true,
     true},
    {word__all + 71, &step_table__all[1].table, NULL, NULL, &gg_table_reading, word__all + 145, 1, true,
     true},
    {word__all + 71, &step_table__all[2].table, NULL, NULL, &gg_table_reading, word__all + 145, 1, true,
     true},
    {word__all + 71, NULL, NULL, policy__all, &gg_policy_reading, word__all + 153, 0, true, true},
    {word__all + 104, NULL, NULL, NULL, NULL, word__all + 155, 0, true, true},
    {word__all + 107, NULL, NULL, policy__all + 8, &gg_policy_reading, word__all + 157, 0, true, true},
    {word__all + 110, NULL, NULL, policy__all + 9, &gg_policy_asking, word__all + 159, 0, true, true},
    {word__all + 71, &step_table__all[0].table, NULL, NULL, &gg_table_reading, word__all + 153, 1, true,
     true},
    {word__all + 71, &step_table__all[1].table, NULL, NULL, &gg_table_reading, word__all + 153, 1, true,
     true},
    {word__all + 71, &step_table__all[2].table, NULL, NULL, &gg_table_reading, word__all + 153, 1, true,
     true},
    {word__all + 116, &step_table__all[10].table, NULL, NULL, &gg_table_reading, word__all + 153, 1,
     true, false},
    {word__all + 119, &step_table__all[11].table, NULL, NULL, &gg_table_reading, word__all + 163, 1,
     true, false},
    {word__all + 122, &step_table__all[12].table, NULL, NULL, &gg_table_reading, word__all + 165, 1,
     true, false},
    {word__all + 116, &step_table__all[13].table, NULL, NULL, &gg_table_reading, word__all + 153, 1,
     true, false},
    {word__all + 116, &step_table__all[14].table, NULL, NULL, &gg_table_reading, word__all + 153, 1,
     true, false},
    {word__all + 116, &step_table__all[15].table, NULL, NULL, &gg_table_reading, word__all + 153, 1,
     true, false},
    {word__all + 125, &step_table__all[16].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 125, &step_table__all[17].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 125, &step_table__all[18].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 116, &step_table__all[19].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 116, &step_table__all[20].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 116, &step_table__all[15].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 125, &step_table__all[21].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
    {word__all + 125, &step_table__all[22].table, NULL, NULL, &gg_table_reading, NULL, 1, true, false},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, NULL, NULL, heuristic__all + 1, heuristic__all + 2, NULL, heuristic__all + 3,
    NULL, NULL, NULL, heuristic__all + 4, heuristic__all + 5, heuristic__all + 6,
    heuristic__all + 7, heuristic__all + 8, heuristic__all + 9, heuristic__all + 10,
    heuristic__all + 11, heuristic__all + 12, heuristic__all + 13, heuristic__all + 14,
    heuristic__all + 15, heuristic__all + 16, heuristic__all + 17, NULL, NULL, heuristic__all + 18,
    heuristic__all + 19, heuristic__all + 20, heuristic__all + 21, NULL, NULL, NULL,
    heuristic__all + 22, NULL, heuristic__all + 23, heuristic__all + 24, heuristic__all + 25,
    heuristic__all + 9, heuristic__all + 10, heuristic__all + 11, heuristic__all + 12,
    heuristic__all + 13, heuristic__all + 14, heuristic__all + 15, heuristic__all + 16,
    heuristic__all + 26, NULL, heuristic__all + 27, heuristic__all + 28, NULL, NULL, NULL, NULL,
    NULL, heuristic__all + 29, NULL, NULL, heuristic__all + 30, heuristic__all + 31,
    heuristic__all + 32, heuristic__all + 9, heuristic__all + 10, heuristic__all + 11,
    heuristic__all + 12, heuristic__all + 13, heuristic__all + 14, heuristic__all + 15,
    heuristic__all + 16, NULL, heuristic__all + 33, NULL, NULL, NULL, NULL, NULL,
    heuristic__all + 34, heuristic__all + 35, NULL, NULL, NULL, heuristic__all + 36,
    heuristic__all + 37, heuristic__all + 38, heuristic__all + 39, heuristic__all + 40,
    heuristic__all + 41, heuristic__all + 42, heuristic__all + 43, heuristic__all + 44,
    heuristic__all + 45, heuristic__all + 46,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0, 3, 4, 6, 10, 11, 0, 3, 4, 5, 6, 10, 0, 2, 3, 9, 1, 7, 8,
};

/* actions, calls, heuristics, goals, relevance_mask, goal_count, task */
static const GG_ROM gg_agent_type agent_type__all[] = {
    {word__all + 68, &agent_type__soldier__calls, heuristic_list__all, goal_number__all,
     word__all + 143, 6, 0}, /* soldier */
    {word__all + 92, &agent_type__sniper__calls, heuristic_list__all + 23, goal_number__all + 6,
     word__all + 151, 6, 1}, /* sniper */
    {word__all + 101, &agent_type__medic__calls, heuristic_list__all + 46, goal_number__all + 12,
     word__all + 161, 4, 2}, /* medic */
    {word__all + 113, &agent_type__civilian__calls, heuristic_list__all + 69, goal_number__all + 16,
     word__all + 167, 3, 3}, /* civilian */
};

static const GG_ROM uint16_t subtask__all[] = {
    155 /* achieve */, action__watch, action__watch, action__watch, 156 /* achieve */,
    action__watch, action__watch, action__watch, 157 /* achieve */, action__watch, action__watch,
    action__watch, 153 /* achieve */, action__watch, action__watch, 154 /* achieve */,
    action__watch, action__watch, 152 /* achieve */, action__watch, 158 /* achieve */, action__eat,
    152 /* achieve */, action__chat, 159 /* achieve */, action__chat, 158 /* achieve */,
    action__chat,
};

/* precondition, subtasks, arguments, subtask_count, prechecked, source_index, priority_level, scored */
static const GG_ROM gg_method method__all[] = {
    {{box__all + 121, 1}, subtask__all + 19, NULL, 1, 1, 0, 0, GG_NONE}, /* guard_laser: at == tower, generator == running */
    {{box__all + 120, 1}, subtask__all + 18, NULL, 2, 0, 1, 1, GG_NONE}, /* middle: none */
    {{box__all + 120, 1}, subtask__all + 12, NULL, 3, 0, 2, 1, GG_NONE}, /* left: none */
    {{box__all + 120, 1}, subtask__all + 15, NULL, 3, 0, 3, 1, GG_NONE}, /* right: none */
    {{box__all + 120, 1}, subtask__all + 19, NULL, 1, 1, 4, 1, GG_NONE}, /* stand: none */
    {{box__all + 122, 1}, subtask__all + 20, NULL, 2, 0, 0, 0, GG_NONE}, /* dine: hunger >= 7 */
    {{box__all + 120, 1}, subtask__all + 22, NULL, 2, 0, 1, 1, GG_NONE}, /* shop: none */
    {{box__all + 120, 1}, subtask__all + 24, NULL, 2, 0, 2, 1, GG_NONE}, /* visit: none */
    {{box__all + 120, 1}, subtask__all + 26, NULL, 2, 0, 3, 1, GG_NONE}, /* stroll: none */
    {{box__all + 120, 1}, subtask__all + 27, NULL, 1, 1, 4, 2, GG_NONE}, /* idle: none */
    {{box__all + 120, 1}, subtask__all, symbol__all + 74, 4, 0, 0, 0, 5}, /* nest(hill): none */
    {{box__all + 120, 1}, subtask__all + 4, symbol__all + 80, 4, 0, 0, 0, 5}, /* nest(roof): none */
    {{box__all + 120, 1}, subtask__all + 8, symbol__all + 81, 4, 0, 0, 0, 5}, /* nest(tower): none */
    {{box__all + 120, 1}, subtask__all + 19, NULL, 1, 1, 1, 0, 6}, /* stand: none */
    {{box__all + 2, 2}, subtask__all + 19, NULL, 1, 1, 0, 0, GG_NONE}, /* at_home: at == home */
    {{box__all + 120, 1}, subtask__all + 26, NULL, 1, 0, 1, 0, GG_NONE}, /* go_home: none */
    {{box__all + 120, 1}, subtask__all + 19, NULL, 1, 1, 2, 0, GG_NONE}, /* stand: none */
};

/* first, end, weight, rank */
static const GG_ROM gg_method_instances group__all[] = {
    {0, 1, 1, 0}, {1, 2, 3, 1}, {2, 3, 2, 1}, {3, 4, 2, 1}, {4, 5, 1, 1}, {0, 1, 1, 0},
    {1, 2, 3, 1}, {2, 3, 2, 1}, {3, 4, 1, 1}, {4, 5, 1, 2},
};

/* methods, groups, index, method_count, group_count, branch_count, select, recursive, least, draws,
     component */
static const GG_ROM gg_task task__all[] = {
    {method__all, group__all, NULL, 5, 5, 0, GG_DRAWN, false, 1, true, GG_NONE}, /* patrol */
    {method__all + 10, NULL, NULL, 4, 0, 0, GG_SCORED, false, 1, false, GG_NONE}, /* lie_in_wait */
    {method__all + 14, NULL, NULL, 3, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* stand_by */
    {method__all + 5, group__all + 5, NULL, 5, 5, 0, GG_DRAWN, false, 1, true, GG_NONE}, /* day */
};

static const GG_ROM gg_wants wants__all[] = {
    {.wanting = &gg_wanting,
     .offsets = {.agent_wants = offsetof(skirmish_agent, wants),
     .agent_want_flags = offsetof(skirmish_agent, want_flags),
     .agent_want_ranges = offsetof(skirmish_agent, want_ranges)}},
};

static const GG_ROM uint32_t whole__all[] = {
    0, 0, 2000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3000, 0, 0, 0, 0, 5000, 0, 0, 0, 0, 600000, 500, 0,
    0, 0, 300, 0, 0, 0, 0,
};

static const GG_ROM gg_senses senses__all[] = {
    {.sensing = &gg_sensing, .periods = whole__all + 22,
     .agent_senses = offsetof(skirmish_agent, senses), .count = 11},
};

static const GG_ROM gg_exclusions exclusions__all[] = {
    {.excluding = &gg_goal_excluding, .times = whole__all,
     .agent_exclusions = offsetof(skirmish_agent, exclusions), .limit = 6, .retry_limit = 6},
};

/* fact, kind, more */
static const GG_ROM gg_partial_change partial_change__all[] = {
    {5, 0, false}, /* health */
    {15, 0, false}, /* fuel */
};

static const GG_ROM gg_partial_change *const GG_ROM partial_change_list__all[] = {
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
    partial_change__all, /* bandage */
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
    partial_change__all + 1, /* sweep(yard) */
    partial_change__all + 1, /* sweep(street) */
    partial_change__all + 1, /* sweep(market) */
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

static const GG_ROM gg_partial_changes partial_changes__all[] = {
    {.ops = &gg_changing_in_part, .of_actions = partial_change_list__all,
     .agent_progress = offsetof(skirmish_agent, progress)},
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
    {{box__all + 6, 2}, {box__all + 120, 1}, 80, 0, false, true}, /* stay_alive: in_cover or not under_fire */
    {{box__all + 6, 1}, {box__all + 8, 2}, 80, 0, false, true}, /* hide: in_cover */
    {{box__all + 123, 1}, {box__all + 120, 1}, 0, 0, true, false}, /* rescue: wounded_at == nowhere */
    {{box__all + 124, 1}, {box__all + 120, 1}, 0, 0, true, false}, /* get_well: health == 3 */
    {{box__all + 125, 1}, {box__all + 120, 1}, 60, 0, false, true}, /* stay_armed: ammo >= 1 */
    {{box__all + 126, 1}, {box__all + 120, 1}, 55, 0, false, false}, /* move_on: noise <= 2 */
    {{box__all + 127, 1}, {box__all + 9, 1}, 50, 0, false, false}, /* engage: struck */
    {{box__all + 128, 1}, {box__all + 120, 1}, 35, 0, false, false}, /* mend: generator != broken */
    {{box__all + 129, 1}, {box__all + 130, 1}, 30, 10000, false, false}, /* keep_fuelled: fuel >= 3 */
    {{box__all + 131, 1}, {box__all + 120, 1}, 30, 0, false, false}, /* stay_stocked: kits >= 2, bandages >= 1 */
    {{box__all + 132, 1}, {box__all + 120, 1}, 25, 0, false, false}, /* stay_supplied: magazines >= 1, bandages >= 1 */
    {{box__all + 121, 1}, {box__all + 133, 1}, 30, 15000, false, false}, /* man_laser: at == tower, generator == running */
    {{box__all + 134, 1}, {box__all + 120, 1}, 0, 0, false, false}, /* hold(yard): at == where, in_cover */
    {{box__all + 135, 1}, {box__all + 120, 1}, 0, 0, false, false}, /* hold(hall): at == where, in_cover */
    {{box__all + 136, 1}, {box__all + 120, 1}, 0, 0, false, false}, /* hold(tower): at == where, in_cover */
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
    {.world = world__apply, .ops = &gg_applying, .ruling = NULL, .bits = word__all + 173,
     .offsets = {.world_telling = offsetof(skirmish_world, telling)}},
};

/* arguments, first, count, parameter_count */
static const GG_ROM gg_goal_source goal_source__all[] = {
    {NULL, 0, 1, 0}, /* stay_alive */
    {NULL, 1, 1, 0}, /* hide */
    {NULL, 2, 1, 0}, /* rescue */
    {NULL, 3, 1, 0}, /* get_well */
    {NULL, 4, 1, 0}, /* stay_armed */
    {NULL, 5, 1, 0}, /* move_on */
    {NULL, 6, 1, 0}, /* engage */
    {NULL, 7, 1, 0}, /* mend */
    {NULL, 8, 1, 0}, /* keep_fuelled */
    {NULL, 9, 1, 0}, /* stay_stocked */
    {NULL, 10, 1, 0}, /* stay_supplied */
    {NULL, 11, 1, 0}, /* man_laser */
    {symbol__all, 12, 3, 1}, /* hold */
};

/* boxes, count */
static const GG_ROM gg_condition condition__all[] = {
    {box__all + 24, 1}, {box__all + 20, 1}, {box__all + 22, 1}, {box__all + 137, 1},
    {box__all + 138, 1}, {box__all + 136, 1}, {box__all + 2, 2}, {box__all + 15, 1},
};

/* rows, first, actions, word, shift */
static const GG_ROM gg_action_filter filter__all[] = {
    {{0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0}, 0, 0, 0, 0},
    {{0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0}, 0, 0, 0, 4},
    {{0, 0, 0, 0, 0, 9, 10, 0, 0, 9, 10, 0, 0, 0, 0, 0}, 0, 0, 0, 8},
    {{11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18}, 0, 0, 0, 40},
    {{0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0}, 19, 1, 0, 0},
    {{0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0}, 19, 1, 0, 4},
    {{0, 9, 10, 0, 11, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0}, 19, 1, 0, 12},
    {{0, 13, 14, 0, 15, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0}, 19, 1, 0, 16},
    {{17, 18, 17, 18, 17, 18, 17, 18, 17, 18, 17, 18, 17, 18, 17, 18}, 19, 1, 0, 24},
    {{0, 0, 0, 0, 0, 19, 20, 0, 0, 19, 20, 0, 0, 0, 0, 0}, 19, 1, 0, 8},
    {{0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0}, 40, 2, 0, 4},
    {{0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0}, 40, 2, 0, 0},
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = &gg_slicing, .regressing = &gg_regressing,
     .satisficing = &gg_satisficing, .stubborn = NULL, .filters = filter__all, .masks = word__all,
     .filtered = word__all + 128, .conflicts = NULL, .conflict_rows = NULL, .value_count = 93,
     .filter_count = 12},
};

/* precondition, effect, period */
static const GG_ROM gg_rule rule__all[] = {
/* hunger: hunger += 1 */
    {{box__all + 120, 1}, effect__all + 46, 12000}, /* hunger: none */
/* forgotten: noise -= 1 */
    {{box__all + 120, 1}, effect__all + 47, 10000}, /* forgotten: none */
/* once_more: not struck */
    {{box__all + 120, 1}, effect__all + 48, 1000}, /* once_more: none */
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
    .guards = word__all + 131,
    .shared = word__all + 133,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = task__all,
    .pursuit = &gg_pursuit,
    .places = NULL,
    .wants = wants__all,
    .claims = NULL,
    .senses = senses__all,
    .exclusions = exclusions__all,
    .features = features__all,
    .team = NULL,
    .interrupting = &gg_interrupting,
    .goals = goal__all,
    .offsets = {.agent_state = offsetof(skirmish_agent, state),
     .agent_snapshot = offsetof(skirmish_agent, snapshot),
     .agent_support_mask = offsetof(skirmish_agent, support_mask),
     .agent_from = offsetof(skirmish_agent, from), .agent_timers = offsetof(skirmish_agent, timers),
     .agent_backoffs = offsetof(skirmish_agent, backoffs),
     .agent_plan = offsetof(skirmish_agent, plan),
     .agent_watches = offsetof(skirmish_agent, watches), .agent_membership = 0,
     .world_state = offsetof(skirmish_world, state), .world_timers = 0,
     .agent_bytes = sizeof(skirmish_agent), .world_bytes = sizeof(skirmish_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all + 1,
     .settle = tick_hook__all + 1, .look = tick_hook__all, .start = tick_hook__all + 1,
     .end = tick_hook__all + 1},
    .format = &gg_format_28,
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
        UINT32_C(129082719) * offsetof(skirmish_agent, watches) +
        UINT32_C(1507551809) * offsetof(skirmish_agent, wants) +
        UINT32_C(3784433119) * offsetof(skirmish_agent, want_flags) +
        UINT32_C(1353309697) * offsetof(skirmish_agent, want_ranges) +
        UINT32_C(31019807) * offsetof(skirmish_agent, progress) +
        UINT32_C(1950300255) * offsetof(skirmish_world, state) +
        UINT32_C(3846270657) * offsetof(skirmish_world, telling)),
    .start = word__all + 169,
    .tops = word__all + 171,
    .applied = applied__all,
    .goal_sources = goal_source__all,
    .subgoals = condition__all,
    .search = search__all,
    .fact_at = half__all,
    .rules = rule__all,
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
    const GG_ROM gg_action *action = gg_action_of(&skirmish_domain, number);
    doing.action = (skirmish_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (skirmish_symbol)gg_action_argument(&skirmish_domain, number, i);
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

