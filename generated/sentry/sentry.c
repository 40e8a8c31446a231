/* Made by goapgen from sentry.yaml. Do not edit: run goapgen again. */
#include "sentry.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__shoot__intruder_1,
    action__shoot__intruder_2,
    action__shoot__intruder_3,
    action__shoot__intruder_4,
    action__shoot__intruder_5,
    action__shoot__intruder_6,
    action__approach__intruder_1__gallery_1,
    action__approach__intruder_1__gallery_2,
    action__approach__intruder_1__gallery_3,
    action__approach__intruder_1__gallery_4,
    action__approach__intruder_1__gallery_5,
    action__approach__intruder_1__gallery_6,
    action__approach__intruder_1__court_north,
    action__approach__intruder_1__court_east,
    action__approach__intruder_1__court_south,
    action__approach__intruder_1__court_west,
    action__approach__intruder_1__fountain,
    action__approach__intruder_1__stairs_low,
    action__approach__intruder_1__stairs_middle,
    action__approach__intruder_1__stairs_high,
    action__approach__intruder_1__vault_door,
    action__approach__intruder_1__vault_left,
    action__approach__intruder_1__vault_right,
    action__approach__intruder_1__vault_end,
    action__approach__intruder_1__desk,
    action__approach__intruder_1__lockers,
    action__approach__intruder_1__bell,
    action__approach__intruder_1__window,
    action__approach__intruder_1__safe,
    action__approach__intruder_1__back_door,
    action__approach__intruder_2__gallery_1,
    action__approach__intruder_2__gallery_2,
    action__approach__intruder_2__gallery_3,
    action__approach__intruder_2__gallery_4,
    action__approach__intruder_2__gallery_5,
    action__approach__intruder_2__gallery_6,
    action__approach__intruder_2__court_north,
    action__approach__intruder_2__court_east,
    action__approach__intruder_2__court_south,
    action__approach__intruder_2__court_west,
    action__approach__intruder_2__fountain,
    action__approach__intruder_2__stairs_low,
    action__approach__intruder_2__stairs_middle,
    action__approach__intruder_2__stairs_high,
    action__approach__intruder_2__vault_door,
    action__approach__intruder_2__vault_left,
    action__approach__intruder_2__vault_right,
    action__approach__intruder_2__vault_end,
    action__approach__intruder_2__desk,
    action__approach__intruder_2__lockers,
    action__approach__intruder_2__bell,
    action__approach__intruder_2__window,
    action__approach__intruder_2__safe,
    action__approach__intruder_2__back_door,
    action__approach__intruder_3__gallery_1,
    action__approach__intruder_3__gallery_2,
    action__approach__intruder_3__gallery_3,
    action__approach__intruder_3__gallery_4,
    action__approach__intruder_3__gallery_5,
    action__approach__intruder_3__gallery_6,
    action__approach__intruder_3__court_north,
    action__approach__intruder_3__court_east,
    action__approach__intruder_3__court_south,
    action__approach__intruder_3__court_west,
    action__approach__intruder_3__fountain,
    action__approach__intruder_3__stairs_low,
    action__approach__intruder_3__stairs_middle,
    action__approach__intruder_3__stairs_high,
    action__approach__intruder_3__vault_door,
    action__approach__intruder_3__vault_left,
    action__approach__intruder_3__vault_right,
    action__approach__intruder_3__vault_end,
    action__approach__intruder_3__desk,
    action__approach__intruder_3__lockers,
    action__approach__intruder_3__bell,
    action__approach__intruder_3__window,
    action__approach__intruder_3__safe,
    action__approach__intruder_3__back_door,
    action__approach__intruder_4__gallery_1,
    action__approach__intruder_4__gallery_2,
    action__approach__intruder_4__gallery_3,
    action__approach__intruder_4__gallery_4,
    action__approach__intruder_4__gallery_5,
    action__approach__intruder_4__gallery_6,
    action__approach__intruder_4__court_north,
    action__approach__intruder_4__court_east,
    action__approach__intruder_4__court_south,
    action__approach__intruder_4__court_west,
    action__approach__intruder_4__fountain,
    action__approach__intruder_4__stairs_low,
    action__approach__intruder_4__stairs_middle,
    action__approach__intruder_4__stairs_high,
    action__approach__intruder_4__vault_door,
    action__approach__intruder_4__vault_left,
    action__approach__intruder_4__vault_right,
    action__approach__intruder_4__vault_end,
    action__approach__intruder_4__desk,
    action__approach__intruder_4__lockers,
    action__approach__intruder_4__bell,
    action__approach__intruder_4__window,
    action__approach__intruder_4__safe,
    action__approach__intruder_4__back_door,
    action__approach__intruder_5__gallery_1,
    action__approach__intruder_5__gallery_2,
    action__approach__intruder_5__gallery_3,
    action__approach__intruder_5__gallery_4,
    action__approach__intruder_5__gallery_5,
    action__approach__intruder_5__gallery_6,
    action__approach__intruder_5__court_north,
    action__approach__intruder_5__court_east,
    action__approach__intruder_5__court_south,
    action__approach__intruder_5__court_west,
    action__approach__intruder_5__fountain,
    action__approach__intruder_5__stairs_low,
    action__approach__intruder_5__stairs_middle,
    action__approach__intruder_5__stairs_high,
    action__approach__intruder_5__vault_door,
    action__approach__intruder_5__vault_left,
    action__approach__intruder_5__vault_right,
    action__approach__intruder_5__vault_end,
    action__approach__intruder_5__desk,
    action__approach__intruder_5__lockers,
    action__approach__intruder_5__bell,
    action__approach__intruder_5__window,
    action__approach__intruder_5__safe,
    action__approach__intruder_5__back_door,
    action__approach__intruder_6__gallery_1,
    action__approach__intruder_6__gallery_2,
    action__approach__intruder_6__gallery_3,
    action__approach__intruder_6__gallery_4,
    action__approach__intruder_6__gallery_5,
    action__approach__intruder_6__gallery_6,
    action__approach__intruder_6__court_north,
    action__approach__intruder_6__court_east,
    action__approach__intruder_6__court_south,
    action__approach__intruder_6__court_west,
    action__approach__intruder_6__fountain,
    action__approach__intruder_6__stairs_low,
    action__approach__intruder_6__stairs_middle,
    action__approach__intruder_6__stairs_high,
    action__approach__intruder_6__vault_door,
    action__approach__intruder_6__vault_left,
    action__approach__intruder_6__vault_right,
    action__approach__intruder_6__vault_end,
    action__approach__intruder_6__desk,
    action__approach__intruder_6__lockers,
    action__approach__intruder_6__bell,
    action__approach__intruder_6__window,
    action__approach__intruder_6__safe,
    action__approach__intruder_6__back_door,
    action__look_round__noise_1__gallery_1,
    action__look_round__noise_1__gallery_2,
    action__look_round__noise_1__gallery_3,
    action__look_round__noise_1__gallery_4,
    action__look_round__noise_1__gallery_5,
    action__look_round__noise_1__gallery_6,
    action__look_round__noise_1__court_north,
    action__look_round__noise_1__court_east,
    action__look_round__noise_1__court_south,
    action__look_round__noise_1__court_west,
    action__look_round__noise_1__fountain,
    action__look_round__noise_1__stairs_low,
    action__look_round__noise_1__stairs_middle,
    action__look_round__noise_1__stairs_high,
    action__look_round__noise_1__vault_door,
    action__look_round__noise_1__vault_left,
    action__look_round__noise_1__vault_right,
    action__look_round__noise_1__vault_end,
    action__look_round__noise_1__desk,
    action__look_round__noise_1__lockers,
    action__look_round__noise_1__bell,
    action__look_round__noise_1__window,
    action__look_round__noise_1__safe,
    action__look_round__noise_1__back_door,
    action__look_round__noise_2__gallery_1,
    action__look_round__noise_2__gallery_2,
    action__look_round__noise_2__gallery_3,
    action__look_round__noise_2__gallery_4,
    action__look_round__noise_2__gallery_5,
    action__look_round__noise_2__gallery_6,
    action__look_round__noise_2__court_north,
    action__look_round__noise_2__court_east,
    action__look_round__noise_2__court_south,
    action__look_round__noise_2__court_west,
    action__look_round__noise_2__fountain,
    action__look_round__noise_2__stairs_low,
    action__look_round__noise_2__stairs_middle,
    action__look_round__noise_2__stairs_high,
    action__look_round__noise_2__vault_door,
    action__look_round__noise_2__vault_left,
    action__look_round__noise_2__vault_right,
    action__look_round__noise_2__vault_end,
    action__look_round__noise_2__desk,
    action__look_round__noise_2__lockers,
    action__look_round__noise_2__bell,
    action__look_round__noise_2__window,
    action__look_round__noise_2__safe,
    action__look_round__noise_2__back_door,
    action__look_round__noise_3__gallery_1,
    action__look_round__noise_3__gallery_2,
    action__look_round__noise_3__gallery_3,
    action__look_round__noise_3__gallery_4,
    action__look_round__noise_3__gallery_5,
    action__look_round__noise_3__gallery_6,
    action__look_round__noise_3__court_north,
    action__look_round__noise_3__court_east,
    action__look_round__noise_3__court_south,
    action__look_round__noise_3__court_west,
    action__look_round__noise_3__fountain,
    action__look_round__noise_3__stairs_low,
    action__look_round__noise_3__stairs_middle,
    action__look_round__noise_3__stairs_high,
    action__look_round__noise_3__vault_door,
    action__look_round__noise_3__vault_left,
    action__look_round__noise_3__vault_right,
    action__look_round__noise_3__vault_end,
    action__look_round__noise_3__desk,
    action__look_round__noise_3__lockers,
    action__look_round__noise_3__bell,
    action__look_round__noise_3__window,
    action__look_round__noise_3__safe,
    action__look_round__noise_3__back_door,
    action__fetch_darts,
    action__ring,
    action__bandage,
    action__drink_coffee,
    action__pass__gallery_1,
    action__pass__gallery_2,
    action__pass__gallery_3,
    action__pass__gallery_4,
    action__pass__gallery_5,
    action__pass__gallery_6,
    action__pass__court_north,
    action__pass__court_east,
    action__pass__court_south,
    action__pass__court_west,
    action__pass__fountain,
    action__pass__stairs_low,
    action__pass__stairs_middle,
    action__pass__stairs_high,
    action__pass__vault_door,
    action__pass__vault_left,
    action__pass__vault_right,
    action__pass__vault_end,
    action__pass__desk,
    action__pass__lockers,
    action__pass__bell,
    action__pass__window,
    action__pass__safe,
    action__pass__back_door,
    task__rounds,
};

static bool value__alarm(uint32_t packed)
{
    return packed != 0;
}

static void world__apply(gg_world *world, uint16_t fact, uint32_t value)
{
    sentry_world *self = (sentry_world *)(void *)world;
    switch (fact) {
    case SENTRY_FACT_ALARM:
        sentry_world_apply_alarm(self, value__alarm(value));
        break;
    default:
        break;
    }
}

static gg_status agent_type__sentry__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    sentry_agent *self = (sentry_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = sentry_domain.actions[action].arguments;
    switch (sentry_domain.actions[action].source_index) {
    case SENTRY_ACTION_SHOOT:
        return sentry_task_shoot(self, phase, (sentry_symbol)arguments[0]);
    case SENTRY_ACTION_APPROACH:
        return sentry_task_approach(self, phase, (sentry_symbol)arguments[0], (sentry_symbol)arguments[1]);
    case SENTRY_ACTION_LOOK_ROUND:
        return sentry_task_look_round(self, phase, (sentry_symbol)arguments[0], (sentry_symbol)arguments[1]);
    case SENTRY_ACTION_FETCH_DARTS:
        return sentry_task_play(self, phase, SENTRY_ACTION_FETCH_DARTS);
    case SENTRY_ACTION_RING:
        return sentry_task_play(self, phase, SENTRY_ACTION_RING);
    case SENTRY_ACTION_BANDAGE:
        return sentry_task_play(self, phase, SENTRY_ACTION_BANDAGE);
    case SENTRY_ACTION_DRINK_COFFEE:
        return sentry_task_play(self, phase, SENTRY_ACTION_DRINK_COFFEE);
    case SENTRY_ACTION_PASS:
        return sentry_task_pass(self, phase, (sentry_symbol)arguments[0]);
    default:
        return GG_INVALID;
    }
}

static uint16_t agent_type__sentry__cost(gg_agent *agent, uint16_t action)
{
    sentry_agent *self = (sentry_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = sentry_domain.actions[action].arguments;
    switch (sentry_domain.actions[action].source_index) {
    case SENTRY_ACTION_SHOOT:
        return sentry_cost_distance(self, (sentry_symbol)arguments[0]);
    case SENTRY_ACTION_APPROACH:
        return sentry_cost_trail(self, (sentry_symbol)arguments[0], (sentry_symbol)arguments[1]);
    default:
        return 0;
    }
}

static int32_t agent_type__sentry__score(gg_agent *agent, uint16_t task, uint16_t method)
{
    sentry_agent *self = (sentry_agent *)(void *)agent;
    const GG_ROM gg_method *tried = &sentry_domain.tasks[task].methods[method];
    const GG_ROM uint16_t *arguments = tried->arguments;
    switch (tried->scored) {
    case 0:
        return sentry_score_neglect(self, (sentry_symbol)arguments[0]);
    default:
        return 0;
    }
}

static void agent_type__sentry__sense(gg_agent *agent, uint16_t sense)
{
    sentry_agent *self = (sentry_agent *)(void *)agent;
    switch (sense) {
    case 0: /* visible */
        if (sentry_intruder_bound(self, SENTRY_INTRUDER_1))
            sentry_set_visible(self, SENTRY_INTRUDER_1, sentry_sense_visible(self, SENTRY_INTRUDER_1));
        if (sentry_intruder_bound(self, SENTRY_INTRUDER_2))
            sentry_set_visible(self, SENTRY_INTRUDER_2, sentry_sense_visible(self, SENTRY_INTRUDER_2));
        if (sentry_intruder_bound(self, SENTRY_INTRUDER_3))
            sentry_set_visible(self, SENTRY_INTRUDER_3, sentry_sense_visible(self, SENTRY_INTRUDER_3));
        if (sentry_intruder_bound(self, SENTRY_INTRUDER_4))
            sentry_set_visible(self, SENTRY_INTRUDER_4, sentry_sense_visible(self, SENTRY_INTRUDER_4));
        if (sentry_intruder_bound(self, SENTRY_INTRUDER_5))
            sentry_set_visible(self, SENTRY_INTRUDER_5, sentry_sense_visible(self, SENTRY_INTRUDER_5));
        if (sentry_intruder_bound(self, SENTRY_INTRUDER_6))
            sentry_set_visible(self, SENTRY_INTRUDER_6, sentry_sense_visible(self, SENTRY_INTRUDER_6));
        break;
    case 1: /* hurt */
        sentry_set_hurt(self, sentry_sense_hurt(self));
        break;
    default:
        break;
    }
}

static void agent_type__sentry__apply(gg_agent *agent, uint16_t fact, uint32_t value)
{
    sentry_agent *self = (sentry_agent *)(void *)agent;
    switch (fact) {
    case SENTRY_FACT_ALARM:
        sentry_apply_alarm(self, value__alarm(value));
        break;
    default:
        break;
    }
}

static gg_status agent_type__sentry__walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return sentry_travel_walk((sentry_agent *)(void *)agent, phase, (sentry_symbol)sentry_domain.places->symbols[place]);
}

static uint32_t agent_type__sentry__travel(gg_agent *agent, uint16_t from, uint16_t to)
{
    return sentry_travel_way((sentry_agent *)(void *)agent,
        (sentry_symbol)sentry_domain.places->symbols[from], (sentry_symbol)sentry_domain.places->symbols[to]);
}

static const GG_ROM gg_calls agent_type__sentry__calls = {
    .run = agent_type__sentry__run,
    .precondition = NULL,
    .cost = agent_type__sentry__cost,
    .duration = NULL,
    .priority = NULL,
    .score = agent_type__sentry__score,
    .sense = agent_type__sentry__sense,
    .apply = agent_type__sentry__apply,
    .walk = agent_type__sentry__walk,
    .travel = agent_type__sentry__travel,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("here"),
    GG_TEXT("seen_at(intruder_1)"),
    GG_TEXT("seen_at(intruder_2)"),
    GG_TEXT("seen_at(intruder_3)"),
    GG_TEXT("seen_at(intruder_4)"),
    GG_TEXT("seen_at(intruder_5)"),
    GG_TEXT("seen_at(intruder_6)"),
    GG_TEXT("visible(intruder_1)"),
    GG_TEXT("visible(intruder_2)"),
    GG_TEXT("visible(intruder_3)"),
    GG_TEXT("visible(intruder_4)"),
    GG_TEXT("visible(intruder_5)"),
    GG_TEXT("visible(intruder_6)"),
    GG_TEXT("caught(intruder_1)"),
    GG_TEXT("caught(intruder_2)"),
    GG_TEXT("caught(intruder_3)"),
    GG_TEXT("caught(intruder_4)"),
    GG_TEXT("caught(intruder_5)"),
    GG_TEXT("caught(intruder_6)"),
    GG_TEXT("heard_at(noise_1)"),
    GG_TEXT("heard_at(noise_2)"),
    GG_TEXT("heard_at(noise_3)"),
    GG_TEXT("pulled"),
    GG_TEXT("alarm"),
    GG_TEXT("darts"),
    GG_TEXT("awake"),
    GG_TEXT("hurt"),
    GG_TEXT("intruder_bound(intruder_1)"),
    GG_TEXT("intruder_bound(intruder_2)"),
    GG_TEXT("intruder_bound(intruder_3)"),
    GG_TEXT("intruder_bound(intruder_4)"),
    GG_TEXT("intruder_bound(intruder_5)"),
    GG_TEXT("intruder_bound(intruder_6)"),
    GG_TEXT("noise_bound(noise_1)"),
    GG_TEXT("noise_bound(noise_2)"),
    GG_TEXT("noise_bound(noise_3)"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("shoot(intruder_1)"),
    GG_TEXT("shoot(intruder_2)"),
    GG_TEXT("shoot(intruder_3)"),
    GG_TEXT("shoot(intruder_4)"),
    GG_TEXT("shoot(intruder_5)"),
    GG_TEXT("shoot(intruder_6)"),
    GG_TEXT("approach(intruder_1, gallery_1)"),
    GG_TEXT("approach(intruder_1, gallery_2)"),
    GG_TEXT("approach(intruder_1, gallery_3)"),
    GG_TEXT("approach(intruder_1, gallery_4)"),
    GG_TEXT("approach(intruder_1, gallery_5)"),
    GG_TEXT("approach(intruder_1, gallery_6)"),
    GG_TEXT("approach(intruder_1, court_north)"),
    GG_TEXT("approach(intruder_1, court_east)"),
    GG_TEXT("approach(intruder_1, court_south)"),
    GG_TEXT("approach(intruder_1, court_west)"),
    GG_TEXT("approach(intruder_1, fountain)"),
    GG_TEXT("approach(intruder_1, stairs_low)"),
    GG_TEXT("approach(intruder_1, stairs_middle)"),
    GG_TEXT("approach(intruder_1, stairs_high)"),
    GG_TEXT("approach(intruder_1, vault_door)"),
    GG_TEXT("approach(intruder_1, vault_left)"),
    GG_TEXT("approach(intruder_1, vault_right)"),
    GG_TEXT("approach(intruder_1, vault_end)"),
    GG_TEXT("approach(intruder_1, desk)"),
    GG_TEXT("approach(intruder_1, lockers)"),
    GG_TEXT("approach(intruder_1, bell)"),
    GG_TEXT("approach(intruder_1, window)"),
    GG_TEXT("approach(intruder_1, safe)"),
    GG_TEXT("approach(intruder_1, back_door)"),
    GG_TEXT("approach(intruder_2, gallery_1)"),
    GG_TEXT("approach(intruder_2, gallery_2)"),
    GG_TEXT("approach(intruder_2, gallery_3)"),
    GG_TEXT("approach(intruder_2, gallery_4)"),
    GG_TEXT("approach(intruder_2, gallery_5)"),
    GG_TEXT("approach(intruder_2, gallery_6)"),
    GG_TEXT("approach(intruder_2, court_north)"),
    GG_TEXT("approach(intruder_2, court_east)"),
    GG_TEXT("approach(intruder_2, court_south)"),
    GG_TEXT("approach(intruder_2, court_west)"),
    GG_TEXT("approach(intruder_2, fountain)"),
    GG_TEXT("approach(intruder_2, stairs_low)"),
    GG_TEXT("approach(intruder_2, stairs_middle)"),
    GG_TEXT("approach(intruder_2, stairs_high)"),
    GG_TEXT("approach(intruder_2, vault_door)"),
    GG_TEXT("approach(intruder_2, vault_left)"),
    GG_TEXT("approach(intruder_2, vault_right)"),
    GG_TEXT("approach(intruder_2, vault_end)"),
    GG_TEXT("approach(intruder_2, desk)"),
    GG_TEXT("approach(intruder_2, lockers)"),
    GG_TEXT("approach(intruder_2, bell)"),
    GG_TEXT("approach(intruder_2, window)"),
    GG_TEXT("approach(intruder_2, safe)"),
    GG_TEXT("approach(intruder_2, back_door)"),
    GG_TEXT("approach(intruder_3, gallery_1)"),
    GG_TEXT("approach(intruder_3, gallery_2)"),
    GG_TEXT("approach(intruder_3, gallery_3)"),
    GG_TEXT("approach(intruder_3, gallery_4)"),
    GG_TEXT("approach(intruder_3, gallery_5)"),
    GG_TEXT("approach(intruder_3, gallery_6)"),
    GG_TEXT("approach(intruder_3, court_north)"),
    GG_TEXT("approach(intruder_3, court_east)"),
    GG_TEXT("approach(intruder_3, court_south)"),
    GG_TEXT("approach(intruder_3, court_west)"),
    GG_TEXT("approach(intruder_3, fountain)"),
    GG_TEXT("approach(intruder_3, stairs_low)"),
    GG_TEXT("approach(intruder_3, stairs_middle)"),
    GG_TEXT("approach(intruder_3, stairs_high)"),
    GG_TEXT("approach(intruder_3, vault_door)"),
    GG_TEXT("approach(intruder_3, vault_left)"),
    GG_TEXT("approach(intruder_3, vault_right)"),
    GG_TEXT("approach(intruder_3, vault_end)"),
    GG_TEXT("approach(intruder_3, desk)"),
    GG_TEXT("approach(intruder_3, lockers)"),
    GG_TEXT("approach(intruder_3, bell)"),
    GG_TEXT("approach(intruder_3, window)"),
    GG_TEXT("approach(intruder_3, safe)"),
    GG_TEXT("approach(intruder_3, back_door)"),
    GG_TEXT("approach(intruder_4, gallery_1)"),
    GG_TEXT("approach(intruder_4, gallery_2)"),
    GG_TEXT("approach(intruder_4, gallery_3)"),
    GG_TEXT("approach(intruder_4, gallery_4)"),
    GG_TEXT("approach(intruder_4, gallery_5)"),
    GG_TEXT("approach(intruder_4, gallery_6)"),
    GG_TEXT("approach(intruder_4, court_north)"),
    GG_TEXT("approach(intruder_4, court_east)"),
    GG_TEXT("approach(intruder_4, court_south)"),
    GG_TEXT("approach(intruder_4, court_west)"),
    GG_TEXT("approach(intruder_4, fountain)"),
    GG_TEXT("approach(intruder_4, stairs_low)"),
    GG_TEXT("approach(intruder_4, stairs_middle)"),
    GG_TEXT("approach(intruder_4, stairs_high)"),
    GG_TEXT("approach(intruder_4, vault_door)"),
    GG_TEXT("approach(intruder_4, vault_left)"),
    GG_TEXT("approach(intruder_4, vault_right)"),
    GG_TEXT("approach(intruder_4, vault_end)"),
    GG_TEXT("approach(intruder_4, desk)"),
    GG_TEXT("approach(intruder_4, lockers)"),
    GG_TEXT("approach(intruder_4, bell)"),
    GG_TEXT("approach(intruder_4, window)"),
    GG_TEXT("approach(intruder_4, safe)"),
    GG_TEXT("approach(intruder_4, back_door)"),
    GG_TEXT("approach(intruder_5, gallery_1)"),
    GG_TEXT("approach(intruder_5, gallery_2)"),
    GG_TEXT("approach(intruder_5, gallery_3)"),
    GG_TEXT("approach(intruder_5, gallery_4)"),
    GG_TEXT("approach(intruder_5, gallery_5)"),
    GG_TEXT("approach(intruder_5, gallery_6)"),
    GG_TEXT("approach(intruder_5, court_north)"),
    GG_TEXT("approach(intruder_5, court_east)"),
    GG_TEXT("approach(intruder_5, court_south)"),
    GG_TEXT("approach(intruder_5, court_west)"),
    GG_TEXT("approach(intruder_5, fountain)"),
    GG_TEXT("approach(intruder_5, stairs_low)"),
    GG_TEXT("approach(intruder_5, stairs_middle)"),
    GG_TEXT("approach(intruder_5, stairs_high)"),
    GG_TEXT("approach(intruder_5, vault_door)"),
    GG_TEXT("approach(intruder_5, vault_left)"),
    GG_TEXT("approach(intruder_5, vault_right)"),
    GG_TEXT("approach(intruder_5, vault_end)"),
    GG_TEXT("approach(intruder_5, desk)"),
    GG_TEXT("approach(intruder_5, lockers)"),
    GG_TEXT("approach(intruder_5, bell)"),
    GG_TEXT("approach(intruder_5, window)"),
    GG_TEXT("approach(intruder_5, safe)"),
    GG_TEXT("approach(intruder_5, back_door)"),
    GG_TEXT("approach(intruder_6, gallery_1)"),
    GG_TEXT("approach(intruder_6, gallery_2)"),
    GG_TEXT("approach(intruder_6, gallery_3)"),
    GG_TEXT("approach(intruder_6, gallery_4)"),
    GG_TEXT("approach(intruder_6, gallery_5)"),
    GG_TEXT("approach(intruder_6, gallery_6)"),
    GG_TEXT("approach(intruder_6, court_north)"),
    GG_TEXT("approach(intruder_6, court_east)"),
    GG_TEXT("approach(intruder_6, court_south)"),
    GG_TEXT("approach(intruder_6, court_west)"),
    GG_TEXT("approach(intruder_6, fountain)"),
    GG_TEXT("approach(intruder_6, stairs_low)"),
    GG_TEXT("approach(intruder_6, stairs_middle)"),
    GG_TEXT("approach(intruder_6, stairs_high)"),
    GG_TEXT("approach(intruder_6, vault_door)"),
    GG_TEXT("approach(intruder_6, vault_left)"),
    GG_TEXT("approach(intruder_6, vault_right)"),
    GG_TEXT("approach(intruder_6, vault_end)"),
    GG_TEXT("approach(intruder_6, desk)"),
    GG_TEXT("approach(intruder_6, lockers)"),
    GG_TEXT("approach(intruder_6, bell)"),
    GG_TEXT("approach(intruder_6, window)"),
    GG_TEXT("approach(intruder_6, safe)"),
    GG_TEXT("approach(intruder_6, back_door)"),
    GG_TEXT("look_round(noise_1, gallery_1)"),
    GG_TEXT("look_round(noise_1, gallery_2)"),
    GG_TEXT("look_round(noise_1, gallery_3)"),
    GG_TEXT("look_round(noise_1, gallery_4)"),
    GG_TEXT("look_round(noise_1, gallery_5)"),
    GG_TEXT("look_round(noise_1, gallery_6)"),
    GG_TEXT("look_round(noise_1, court_north)"),
    GG_TEXT("look_round(noise_1, court_east)"),
    GG_TEXT("look_round(noise_1, court_south)"),
    GG_TEXT("look_round(noise_1, court_west)"),
    GG_TEXT("look_round(noise_1, fountain)"),
    GG_TEXT("look_round(noise_1, stairs_low)"),
    GG_TEXT("look_round(noise_1, stairs_middle)"),
    GG_TEXT("look_round(noise_1, stairs_high)"),
    GG_TEXT("look_round(noise_1, vault_door)"),
    GG_TEXT("look_round(noise_1, vault_left)"),
    GG_TEXT("look_round(noise_1, vault_right)"),
    GG_TEXT("look_round(noise_1, vault_end)"),
    GG_TEXT("look_round(noise_1, desk)"),
    GG_TEXT("look_round(noise_1, lockers)"),
    GG_TEXT("look_round(noise_1, bell)"),
    GG_TEXT("look_round(noise_1, window)"),
    GG_TEXT("look_round(noise_1, safe)"),
    GG_TEXT("look_round(noise_1, back_door)"),
    GG_TEXT("look_round(noise_2, gallery_1)"),
    GG_TEXT("look_round(noise_2, gallery_2)"),
    GG_TEXT("look_round(noise_2, gallery_3)"),
    GG_TEXT("look_round(noise_2, gallery_4)"),
    GG_TEXT("look_round(noise_2, gallery_5)"),
    GG_TEXT("look_round(noise_2, gallery_6)"),
    GG_TEXT("look_round(noise_2, court_north)"),
    GG_TEXT("look_round(noise_2, court_east)"),
    GG_TEXT("look_round(noise_2, court_south)"),
    GG_TEXT("look_round(noise_2, court_west)"),
    GG_TEXT("look_round(noise_2, fountain)"),
    GG_TEXT("look_round(noise_2, stairs_low)"),
    GG_TEXT("look_round(noise_2, stairs_middle)"),
    GG_TEXT("look_round(noise_2, stairs_high)"),
    GG_TEXT("look_round(noise_2, vault_door)"),
    GG_TEXT("look_round(noise_2, vault_left)"),
    GG_TEXT("look_round(noise_2, vault_right)"),
    GG_TEXT("look_round(noise_2, vault_end)"),
    GG_TEXT("look_round(noise_2, desk)"),
    GG_TEXT("look_round(noise_2, lockers)"),
    GG_TEXT("look_round(noise_2, bell)"),
    GG_TEXT("look_round(noise_2, window)"),
    GG_TEXT("look_round(noise_2, safe)"),
    GG_TEXT("look_round(noise_2, back_door)"),
    GG_TEXT("look_round(noise_3, gallery_1)"),
    GG_TEXT("look_round(noise_3, gallery_2)"),
    GG_TEXT("look_round(noise_3, gallery_3)"),
    GG_TEXT("look_round(noise_3, gallery_4)"),
    GG_TEXT("look_round(noise_3, gallery_5)"),
    GG_TEXT("look_round(noise_3, gallery_6)"),
    GG_TEXT("look_round(noise_3, court_north)"),
    GG_TEXT("look_round(noise_3, court_east)"),
    GG_TEXT("look_round(noise_3, court_south)"),
    GG_TEXT("look_round(noise_3, court_west)"),
    GG_TEXT("look_round(noise_3, fountain)"),
    GG_TEXT("look_round(noise_3, stairs_low)"),
    GG_TEXT("look_round(noise_3, stairs_middle)"),
    GG_TEXT("look_round(noise_3, stairs_high)"),
    GG_TEXT("look_round(noise_3, vault_door)"),
    GG_TEXT("look_round(noise_3, vault_left)"),
    GG_TEXT("look_round(noise_3, vault_right)"),
    GG_TEXT("look_round(noise_3, vault_end)"),
    GG_TEXT("look_round(noise_3, desk)"),
    GG_TEXT("look_round(noise_3, lockers)"),
    GG_TEXT("look_round(noise_3, bell)"),
    GG_TEXT("look_round(noise_3, window)"),
    GG_TEXT("look_round(noise_3, safe)"),
    GG_TEXT("look_round(noise_3, back_door)"),
    GG_TEXT("fetch_darts"),
    GG_TEXT("ring"),
    GG_TEXT("bandage"),
    GG_TEXT("drink_coffee"),
    GG_TEXT("pass(gallery_1)"),
    GG_TEXT("pass(gallery_2)"),
    GG_TEXT("pass(gallery_3)"),
    GG_TEXT("pass(gallery_4)"),
    GG_TEXT("pass(gallery_5)"),
    GG_TEXT("pass(gallery_6)"),
    GG_TEXT("pass(court_north)"),
    GG_TEXT("pass(court_east)"),
    GG_TEXT("pass(court_south)"),
    GG_TEXT("pass(court_west)"),
    GG_TEXT("pass(fountain)"),
    GG_TEXT("pass(stairs_low)"),
    GG_TEXT("pass(stairs_middle)"),
    GG_TEXT("pass(stairs_high)"),
    GG_TEXT("pass(vault_door)"),
    GG_TEXT("pass(vault_left)"),
    GG_TEXT("pass(vault_right)"),
    GG_TEXT("pass(vault_end)"),
    GG_TEXT("pass(desk)"),
    GG_TEXT("pass(lockers)"),
    GG_TEXT("pass(bell)"),
    GG_TEXT("pass(window)"),
    GG_TEXT("pass(safe)"),
    GG_TEXT("pass(back_door)"),
};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("rounds"),
};
static const GG_ROM char *const GG_ROM names__methods__rounds[] = {
    GG_TEXT("go(gallery_1)"),
    GG_TEXT("go(gallery_2)"),
    GG_TEXT("go(gallery_3)"),
    GG_TEXT("go(gallery_4)"),
    GG_TEXT("go(gallery_5)"),
    GG_TEXT("go(gallery_6)"),
    GG_TEXT("go(court_north)"),
    GG_TEXT("go(court_east)"),
    GG_TEXT("go(court_south)"),
    GG_TEXT("go(court_west)"),
    GG_TEXT("go(fountain)"),
    GG_TEXT("go(stairs_low)"),
    GG_TEXT("go(stairs_middle)"),
    GG_TEXT("go(stairs_high)"),
    GG_TEXT("go(vault_door)"),
    GG_TEXT("go(vault_left)"),
    GG_TEXT("go(vault_right)"),
    GG_TEXT("go(vault_end)"),
    GG_TEXT("go(desk)"),
    GG_TEXT("go(lockers)"),
    GG_TEXT("go(bell)"),
    GG_TEXT("go(window)"),
    GG_TEXT("go(safe)"),
    GG_TEXT("go(back_door)"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__rounds, /* rounds */
};
static const GG_ROM char *const GG_ROM names__goals[] = {
    GG_TEXT("subdue"),
    GG_TEXT("alarmed"),
    GG_TEXT("treated"),
    GG_TEXT("checked(noise_1)"),
    GG_TEXT("checked(noise_2)"),
    GG_TEXT("checked(noise_3)"),
    GG_TEXT("rested"),
    GG_TEXT("armed"),
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("sentry"),
};
static const GG_ROM char *const GG_ROM names__places[] = {
    GG_TEXT("gallery_1"),
    GG_TEXT("gallery_2"),
    GG_TEXT("gallery_3"),
    GG_TEXT("gallery_4"),
    GG_TEXT("gallery_5"),
    GG_TEXT("gallery_6"),
    GG_TEXT("court_north"),
    GG_TEXT("court_east"),
    GG_TEXT("court_south"),
    GG_TEXT("court_west"),
    GG_TEXT("fountain"),
    GG_TEXT("stairs_low"),
    GG_TEXT("stairs_middle"),
    GG_TEXT("stairs_high"),
    GG_TEXT("vault_door"),
    GG_TEXT("vault_left"),
    GG_TEXT("vault_right"),
    GG_TEXT("vault_end"),
    GG_TEXT("desk"),
    GG_TEXT("lockers"),
    GG_TEXT("bell"),
    GG_TEXT("window"),
    GG_TEXT("safe"),
    GG_TEXT("back_door"),
};
static const GG_ROM char *const GG_ROM names__values__0__symbols[] = {
    GG_TEXT("gallery_1"),
    GG_TEXT("gallery_2"),
    GG_TEXT("gallery_3"),
    GG_TEXT("gallery_4"),
    GG_TEXT("gallery_5"),
    GG_TEXT("gallery_6"),
    GG_TEXT("court_north"),
    GG_TEXT("court_east"),
    GG_TEXT("court_south"),
    GG_TEXT("court_west"),
    GG_TEXT("fountain"),
    GG_TEXT("stairs_low"),
    GG_TEXT("stairs_middle"),
    GG_TEXT("stairs_high"),
    GG_TEXT("vault_door"),
    GG_TEXT("vault_left"),
    GG_TEXT("vault_right"),
    GG_TEXT("vault_end"),
    GG_TEXT("desk"),
    GG_TEXT("lockers"),
    GG_TEXT("bell"),
    GG_TEXT("window"),
    GG_TEXT("safe"),
    GG_TEXT("back_door"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = names__values__0__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__1__symbols[] = {
    GG_TEXT("nowhere"),
    GG_TEXT("gallery_1"),
    GG_TEXT("gallery_2"),
    GG_TEXT("gallery_3"),
    GG_TEXT("gallery_4"),
    GG_TEXT("gallery_5"),
    GG_TEXT("gallery_6"),
    GG_TEXT("court_north"),
    GG_TEXT("court_east"),
    GG_TEXT("court_south"),
    GG_TEXT("court_west"),
    GG_TEXT("fountain"),
    GG_TEXT("stairs_low"),
    GG_TEXT("stairs_middle"),
    GG_TEXT("stairs_high"),
    GG_TEXT("vault_door"),
    GG_TEXT("vault_left"),
    GG_TEXT("vault_right"),
    GG_TEXT("vault_end"),
    GG_TEXT("desk"),
    GG_TEXT("lockers"),
    GG_TEXT("bell"),
    GG_TEXT("window"),
    GG_TEXT("safe"),
    GG_TEXT("back_door"),
};
static const GG_ROM gg_value_names names__values__1 = {.symbols = names__values__1__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__7 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* here */
    &names__values__1, /* seen_at(intruder_1) */
    &names__values__1, /* seen_at(intruder_2) */
    &names__values__1, /* seen_at(intruder_3) */
    &names__values__1, /* seen_at(intruder_4) */
    &names__values__1, /* seen_at(intruder_5) */
    &names__values__1, /* seen_at(intruder_6) */
    &names__values__7, /* visible(intruder_1) */
    &names__values__7, /* visible(intruder_2) */
    &names__values__7, /* visible(intruder_3) */
    &names__values__7, /* visible(intruder_4) */
    &names__values__7, /* visible(intruder_5) */
    &names__values__7, /* visible(intruder_6) */
    &names__values__7, /* caught(intruder_1) */
    &names__values__7, /* caught(intruder_2) */
    &names__values__7, /* caught(intruder_3) */
    &names__values__7, /* caught(intruder_4) */
    &names__values__7, /* caught(intruder_5) */
    &names__values__7, /* caught(intruder_6) */
    &names__values__1, /* heard_at(noise_1) */
    &names__values__1, /* heard_at(noise_2) */
    &names__values__1, /* heard_at(noise_3) */
    &names__values__7, /* pulled */
    &names__values__7, /* alarm */
    &names__values__7, /* darts */
    &names__values__7, /* awake */
    &names__values__7, /* hurt */
    &names__values__7, /* intruder_bound(intruder_1) */
    &names__values__7, /* intruder_bound(intruder_2) */
    &names__values__7, /* intruder_bound(intruder_3) */
    &names__values__7, /* intruder_bound(intruder_4) */
    &names__values__7, /* intruder_bound(intruder_5) */
    &names__values__7, /* intruder_bound(intruder_6) */
    &names__values__7, /* noise_bound(noise_1) */
    &names__values__7, /* noise_bound(noise_2) */
    &names__values__7, /* noise_bound(noise_3) */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("sentry"),
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
static const GG_ROM uint64_t guards__all[] = {
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x484),
};

static const GG_ROM uint64_t shared__all[] = {
    UINT64_C(0xdf81ffffff000000), UINT64_C(0x7fffffffffffff), UINT64_C(0x3ffffffffffff), UINT64_C(0x1ffffff),
    UINT64_C(0x0), UINT64_C(0x0),
};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 24, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 23,
     .first = 0}, /* here */
    {.word = 0, .shift = 24, .width = 25, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 24,
     .first = 24}, /* seen_at(intruder_1) */
    {.word = 1, .shift = 0, .width = 25, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 24,
     .first = 49}, /* seen_at(intruder_2) */
    {.word = 1, .shift = 25, .width = 25, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 24,
     .first = 74}, /* seen_at(intruder_3) */
    {.word = 2, .shift = 0, .width = 25, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 24,
     .first = 99}, /* seen_at(intruder_4) */
    {.word = 2, .shift = 25, .width = 25, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 24,
     .first = 124}, /* seen_at(intruder_5) */
    {.word = 3, .shift = 0, .width = 25, .kind = GG_SYMBOL, .shared = true, .coarse = 0, .top = 24,
     .first = 149}, /* seen_at(intruder_6) */
    {.word = 0, .shift = 49, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 174}, /* visible(intruder_1) */
    {.word = 0, .shift = 50, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 176}, /* visible(intruder_2) */
    {.word = 0, .shift = 51, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 178}, /* visible(intruder_3) */
    {.word = 0, .shift = 52, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 180}, /* visible(intruder_4) */
    {.word = 0, .shift = 53, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 182}, /* visible(intruder_5) */
    {.word = 0, .shift = 54, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 184}, /* visible(intruder_6) */
    {.word = 0, .shift = 55, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 186}, /* caught(intruder_1) */
    {.word = 0, .shift = 56, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 188}, /* caught(intruder_2) */
    {.word = 0, .shift = 57, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 190}, /* caught(intruder_3) */
    {.word = 0, .shift = 58, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 192}, /* caught(intruder_4) */
    {.word = 0, .shift = 59, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 194}, /* caught(intruder_5) */
    {.word = 0, .shift = 60, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 196}, /* caught(intruder_6) */
    {.word = 3, .shift = 25, .width = 25, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 24,
     .first = 198}, /* heard_at(noise_1) */
    {.word = 4, .shift = 0, .width = 25, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 24,
     .first = 223}, /* heard_at(noise_2) */
    {.word = 4, .shift = 25, .width = 25, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 24,
     .first = 248}, /* heard_at(noise_3) */
    {.word = 0, .shift = 61, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 273}, /* pulled */
    {.word = 0, .shift = 62, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 275}, /* alarm */
    {.word = 5, .shift = 0, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3,
     .first = 277}, /* darts */
    {.word = 5, .shift = 3, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 10,
     .first = 281}, /* awake */
    {.word = 5, .shift = 8, .width = 2, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 3,
     .first = 292}, /* hurt */
    {.word = 0, .shift = 63, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 296}, /* intruder_bound(intruder_1) */
    {.word = 1, .shift = 50, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 298}, /* intruder_bound(intruder_2) */
    {.word = 1, .shift = 51, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 300}, /* intruder_bound(intruder_3) */
    {.word = 1, .shift = 52, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 302}, /* intruder_bound(intruder_4) */
    {.word = 1, .shift = 53, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 304}, /* intruder_bound(intruder_5) */
    {.word = 1, .shift = 54, .width = 1, .kind = GG_BOOL, .shared = true, .coarse = 0, .top = 1,
     .first = 306}, /* intruder_bound(intruder_6) */
    {.word = 1, .shift = 55, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 308}, /* noise_bound(noise_1) */
    {.word = 1, .shift = 56, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 310}, /* noise_bound(noise_2) */
    {.word = 1, .shift = 57, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 312}, /* noise_bound(noise_3) */
};

/* shoot(intruder_1): caught(who), darts -= 1, pulled */
static const GG_ROM gg_flag_test actions__shoot__intruder_1__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8082000000000000), .want = UINT64_C(0x8002000000000000)}, /* visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_range_test actions__shoot__intruder_1__precondition__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x1), .high = UINT64_C(0x353), .care = UINT64_C(0x3)}, /* darts >= 1 */
};
static const GG_ROM gg_box actions__shoot__intruder_1__precondition__boxes[] = {
    {.flags = actions__shoot__intruder_1__precondition__boxes__0__flags,
     .ranges = actions__shoot__intruder_1__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__shoot__intruder_1__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xdf7fffffffffffff), .set = UINT64_C(0x2080000000000000)},
};
static const GG_ROM gg_addition actions__shoot__intruder_1__effect__additions[] = {
    {.fact = 24, .amount = -1}, /* darts */
};
static const GG_ROM gg_effect actions__shoot__intruder_1__effect = {.assignments = actions__shoot__intruder_1__effect__assignments,
     .additions = actions__shoot__intruder_1__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__shoot__intruder_1__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xdfffffffffffffff), .set = UINT64_C(0x2000000000000000)},
};
static const GG_ROM gg_addition actions__shoot__intruder_1__own__additions[] = {
    {.fact = 24, .amount = -1}, /* darts */
};
static const GG_ROM gg_effect actions__shoot__intruder_1__own = {.assignments = actions__shoot__intruder_1__own__assignments,
     .additions = actions__shoot__intruder_1__own__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__shoot__intruder_1__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xff7fffffffffffff), .set = UINT64_C(0x80000000000000)},
};
static const GG_ROM gg_effect actions__shoot__intruder_1__world = {.assignments = actions__shoot__intruder_1__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__shoot__intruder_1__arguments[] = {SENTRY_INTRUDER_1};
/* shoot(intruder_2): caught(who), darts -= 1, pulled */
static const GG_ROM gg_flag_test actions__shoot__intruder_2__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x4000000000000)}, /* visible(intruder_2), not caught(intruder_2) */
    {.word = 1, .care = UINT64_C(0x4000000000000), .want = UINT64_C(0x4000000000000)}, /* intruder_bound(intruder_2) */
};
static const GG_ROM gg_range_test actions__shoot__intruder_2__precondition__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x1), .high = UINT64_C(0x353), .care = UINT64_C(0x3)}, /* darts >= 1 */
};
static const GG_ROM gg_box actions__shoot__intruder_2__precondition__boxes[] = {
    {.flags = actions__shoot__intruder_2__precondition__boxes__0__flags,
     .ranges = actions__shoot__intruder_2__precondition__boxes__0__ranges, .flag_count = 2,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__shoot__intruder_2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xdeffffffffffffff), .set = UINT64_C(0x2100000000000000)},
};
static const GG_ROM gg_addition actions__shoot__intruder_2__effect__additions[] = {
    {.fact = 24, .amount = -1}, /* darts */
};
static const GG_ROM gg_effect actions__shoot__intruder_2__effect = {.assignments = actions__shoot__intruder_2__effect__assignments,
     .additions = actions__shoot__intruder_2__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__shoot__intruder_2__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xdfffffffffffffff), .set = UINT64_C(0x2000000000000000)},
};
static const GG_ROM gg_addition actions__shoot__intruder_2__own__additions[] = {
    {.fact = 24, .amount = -1}, /* darts */
};
static const GG_ROM gg_effect actions__shoot__intruder_2__own = {.assignments = actions__shoot__intruder_2__own__assignments,
     .additions = actions__shoot__intruder_2__own__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__shoot__intruder_2__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfeffffffffffffff), .set = UINT64_C(0x100000000000000)},
};
static const GG_ROM gg_effect actions__shoot__intruder_2__world = {.assignments = actions__shoot__intruder_2__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__shoot__intruder_2__arguments[] = {SENTRY_INTRUDER_2};
/* shoot(intruder_3): caught(who), darts -= 1, pulled */
static const GG_ROM gg_flag_test actions__shoot__intruder_3__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x8000000000000)}, /* visible(intruder_3), not caught(intruder_3) */
    {.word = 1, .care = UINT64_C(0x8000000000000), .want = UINT64_C(0x8000000000000)}, /* intruder_bound(intruder_3) */
};
static const GG_ROM gg_range_test actions__shoot__intruder_3__precondition__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x1), .high = UINT64_C(0x353), .care = UINT64_C(0x3)}, /* darts >= 1 */
};
static const GG_ROM gg_box actions__shoot__intruder_3__precondition__boxes[] = {
    {.flags = actions__shoot__intruder_3__precondition__boxes__0__flags,
     .ranges = actions__shoot__intruder_3__precondition__boxes__0__ranges, .flag_count = 2,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__shoot__intruder_3__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xddffffffffffffff), .set = UINT64_C(0x2200000000000000)},
};
static const GG_ROM gg_addition actions__shoot__intruder_3__effect__additions[] = {
    {.fact = 24, .amount = -1}, /* darts */
};
static const GG_ROM gg_effect actions__shoot__intruder_3__effect = {.assignments = actions__shoot__intruder_3__effect__assignments,
     .additions = actions__shoot__intruder_3__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__shoot__intruder_3__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xdfffffffffffffff), .set = UINT64_C(0x2000000000000000)},
};
static const GG_ROM gg_addition actions__shoot__intruder_3__own__additions[] = {
    {.fact = 24, .amount = -1}, /* darts */
};
static const GG_ROM gg_effect actions__shoot__intruder_3__own = {.assignments = actions__shoot__intruder_3__own__assignments,
     .additions = actions__shoot__intruder_3__own__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__shoot__intruder_3__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfdffffffffffffff), .set = UINT64_C(0x200000000000000)},
};
static const GG_ROM gg_effect actions__shoot__intruder_3__world = {.assignments = actions__shoot__intruder_3__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__shoot__intruder_3__arguments[] = {SENTRY_INTRUDER_3};
/* shoot(intruder_4): caught(who), darts -= 1, pulled */
static const GG_ROM gg_flag_test actions__shoot__intruder_4__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x10000000000000)}, /* visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_range_test actions__shoot__intruder_4__precondition__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x1), .high = UINT64_C(0x353), .care = UINT64_C(0x3)}, /* darts >= 1 */
};
static const GG_ROM gg_box actions__shoot__intruder_4__precondition__boxes[] = {
    {.flags = actions__shoot__intruder_4__precondition__boxes__0__flags,
     .ranges = actions__shoot__intruder_4__precondition__boxes__0__ranges, .flag_count = 2,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__shoot__intruder_4__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xdbffffffffffffff), .set = UINT64_C(0x2400000000000000)},
};
static const GG_ROM gg_addition actions__shoot__intruder_4__effect__additions[] = {
    {.fact = 24, .amount = -1}, /* darts */
};
static const GG_ROM gg_effect actions__shoot__intruder_4__effect = {.assignments = actions__shoot__intruder_4__effect__assignments,
     .additions = actions__shoot__intruder_4__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__shoot__intruder_4__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xdfffffffffffffff), .set = UINT64_C(0x2000000000000000)},
};
static const GG_ROM gg_addition actions__shoot__intruder_4__own__additions[] = {
    {.fact = 24, .amount = -1}, /* darts */
};
static const GG_ROM gg_effect actions__shoot__intruder_4__own = {.assignments = actions__shoot__intruder_4__own__assignments,
     .additions = actions__shoot__intruder_4__own__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__shoot__intruder_4__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfbffffffffffffff), .set = UINT64_C(0x400000000000000)},
};
static const GG_ROM gg_effect actions__shoot__intruder_4__world = {.assignments = actions__shoot__intruder_4__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__shoot__intruder_4__arguments[] = {SENTRY_INTRUDER_4};
/* shoot(intruder_5): caught(who), darts -= 1, pulled */
static const GG_ROM gg_flag_test actions__shoot__intruder_5__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x20000000000000)}, /* visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_range_test actions__shoot__intruder_5__precondition__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x1), .high = UINT64_C(0x353), .care = UINT64_C(0x3)}, /* darts >= 1 */
};
static const GG_ROM gg_box actions__shoot__intruder_5__precondition__boxes[] = {
    {.flags = actions__shoot__intruder_5__precondition__boxes__0__flags,
     .ranges = actions__shoot__intruder_5__precondition__boxes__0__ranges, .flag_count = 2,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__shoot__intruder_5__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xd7ffffffffffffff), .set = UINT64_C(0x2800000000000000)},
};
static const GG_ROM gg_addition actions__shoot__intruder_5__effect__additions[] = {
    {.fact = 24, .amount = -1}, /* darts */
};
static const GG_ROM gg_effect actions__shoot__intruder_5__effect = {.assignments = actions__shoot__intruder_5__effect__assignments,
     .additions = actions__shoot__intruder_5__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__shoot__intruder_5__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xdfffffffffffffff), .set = UINT64_C(0x2000000000000000)},
};
static const GG_ROM gg_addition actions__shoot__intruder_5__own__additions[] = {
    {.fact = 24, .amount = -1}, /* darts */
};
static const GG_ROM gg_effect actions__shoot__intruder_5__own = {.assignments = actions__shoot__intruder_5__own__assignments,
     .additions = actions__shoot__intruder_5__own__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__shoot__intruder_5__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xf7ffffffffffffff), .set = UINT64_C(0x800000000000000)},
};
static const GG_ROM gg_effect actions__shoot__intruder_5__world = {.assignments = actions__shoot__intruder_5__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__shoot__intruder_5__arguments[] = {SENTRY_INTRUDER_5};
/* shoot(intruder_6): caught(who), darts -= 1, pulled */
static const GG_ROM gg_flag_test actions__shoot__intruder_6__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x40000000000000)}, /* visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_range_test actions__shoot__intruder_6__precondition__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x1), .high = UINT64_C(0x353), .care = UINT64_C(0x3)}, /* darts >= 1 */
};
static const GG_ROM gg_box actions__shoot__intruder_6__precondition__boxes[] = {
    {.flags = actions__shoot__intruder_6__precondition__boxes__0__flags,
     .ranges = actions__shoot__intruder_6__precondition__boxes__0__ranges, .flag_count = 2,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__shoot__intruder_6__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xcfffffffffffffff), .set = UINT64_C(0x3000000000000000)},
};
static const GG_ROM gg_addition actions__shoot__intruder_6__effect__additions[] = {
    {.fact = 24, .amount = -1}, /* darts */
};
static const GG_ROM gg_effect actions__shoot__intruder_6__effect = {.assignments = actions__shoot__intruder_6__effect__assignments,
     .additions = actions__shoot__intruder_6__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__shoot__intruder_6__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xdfffffffffffffff), .set = UINT64_C(0x2000000000000000)},
};
static const GG_ROM gg_addition actions__shoot__intruder_6__own__additions[] = {
    {.fact = 24, .amount = -1}, /* darts */
};
static const GG_ROM gg_effect actions__shoot__intruder_6__own = {.assignments = actions__shoot__intruder_6__own__assignments,
     .additions = actions__shoot__intruder_6__own__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM gg_assignment actions__shoot__intruder_6__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xefffffffffffffff), .set = UINT64_C(0x1000000000000000)},
};
static const GG_ROM gg_effect actions__shoot__intruder_6__world = {.assignments = actions__shoot__intruder_6__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__shoot__intruder_6__arguments[] = {SENTRY_INTRUDER_6};
/* approach(intruder_1, gallery_1): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__gallery_1__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083fffffd000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == gallery_1, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__gallery_1__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__gallery_1__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__gallery_1__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000000001)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__gallery_1__effect = {.assignments = actions__approach__intruder_1__gallery_1__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__gallery_1__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__gallery_1__own = {.assignments = actions__approach__intruder_1__gallery_1__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__gallery_1__arguments[] = {SENTRY_INTRUDER_1, SENTRY_GALLERY_1};
/* approach(intruder_1, gallery_2): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__gallery_2__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083fffffb000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == gallery_2, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__gallery_2__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__gallery_2__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__gallery_2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000000002)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__gallery_2__effect = {.assignments = actions__approach__intruder_1__gallery_2__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__gallery_2__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__gallery_2__own = {.assignments = actions__approach__intruder_1__gallery_2__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__gallery_2__arguments[] = {SENTRY_INTRUDER_1, SENTRY_GALLERY_2};
/* approach(intruder_1, gallery_3): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__gallery_3__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083fffff7000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == gallery_3, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__gallery_3__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__gallery_3__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__gallery_3__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000000004)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__gallery_3__effect = {.assignments = actions__approach__intruder_1__gallery_3__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__gallery_3__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__gallery_3__own = {.assignments = actions__approach__intruder_1__gallery_3__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__gallery_3__arguments[] = {SENTRY_INTRUDER_1, SENTRY_GALLERY_3};
/* approach(intruder_1, gallery_4): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__gallery_4__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083ffffef000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == gallery_4, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__gallery_4__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__gallery_4__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__gallery_4__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000000008)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__gallery_4__effect = {.assignments = actions__approach__intruder_1__gallery_4__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__gallery_4__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__gallery_4__own = {.assignments = actions__approach__intruder_1__gallery_4__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__gallery_4__arguments[] = {SENTRY_INTRUDER_1, SENTRY_GALLERY_4};
/* approach(intruder_1, gallery_5): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__gallery_5__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083ffffdf000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == gallery_5, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__gallery_5__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__gallery_5__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__gallery_5__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000000010)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__gallery_5__effect = {.assignments = actions__approach__intruder_1__gallery_5__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__gallery_5__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__gallery_5__own = {.assignments = actions__approach__intruder_1__gallery_5__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__gallery_5__arguments[] = {SENTRY_INTRUDER_1, SENTRY_GALLERY_5};
/* approach(intruder_1, gallery_6): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__gallery_6__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083ffffbf000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == gallery_6, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__gallery_6__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__gallery_6__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__gallery_6__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000000020)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__gallery_6__effect = {.assignments = actions__approach__intruder_1__gallery_6__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__gallery_6__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__gallery_6__own = {.assignments = actions__approach__intruder_1__gallery_6__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__gallery_6__arguments[] = {SENTRY_INTRUDER_1, SENTRY_GALLERY_6};
/* approach(intruder_1, court_north): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__court_north__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083ffff7f000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == court_north, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__court_north__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__court_north__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__court_north__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000000040)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__court_north__effect = {.assignments = actions__approach__intruder_1__court_north__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__court_north__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__court_north__own = {.assignments = actions__approach__intruder_1__court_north__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__court_north__arguments[] = {SENTRY_INTRUDER_1, SENTRY_COURT_NORTH};
/* approach(intruder_1, court_east): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__court_east__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083fffeff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == court_east, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__court_east__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__court_east__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__court_east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000000080)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__court_east__effect = {.assignments = actions__approach__intruder_1__court_east__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__court_east__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__court_east__own = {.assignments = actions__approach__intruder_1__court_east__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__court_east__arguments[] = {SENTRY_INTRUDER_1, SENTRY_COURT_EAST};
/* approach(intruder_1, court_south): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__court_south__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083fffdff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == court_south, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__court_south__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__court_south__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__court_south__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000000100)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__court_south__effect = {.assignments = actions__approach__intruder_1__court_south__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__court_south__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__court_south__own = {.assignments = actions__approach__intruder_1__court_south__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__court_south__arguments[] = {SENTRY_INTRUDER_1, SENTRY_COURT_SOUTH};
/* approach(intruder_1, court_west): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__court_west__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083fffbff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == court_west, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__court_west__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__court_west__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__court_west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000000200)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__court_west__effect = {.assignments = actions__approach__intruder_1__court_west__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__court_west__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__court_west__own = {.assignments = actions__approach__intruder_1__court_west__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__court_west__arguments[] = {SENTRY_INTRUDER_1, SENTRY_COURT_WEST};
/* approach(intruder_1, fountain): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__fountain__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083fff7ff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == fountain, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__fountain__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__fountain__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__fountain__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000000400)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__fountain__effect = {.assignments = actions__approach__intruder_1__fountain__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__fountain__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__fountain__own = {.assignments = actions__approach__intruder_1__fountain__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__fountain__arguments[] = {SENTRY_INTRUDER_1, SENTRY_FOUNTAIN};
/* approach(intruder_1, stairs_low): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__stairs_low__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083ffefff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == stairs_low, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__stairs_low__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__stairs_low__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__stairs_low__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000000800)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__stairs_low__effect = {.assignments = actions__approach__intruder_1__stairs_low__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__stairs_low__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__stairs_low__own = {.assignments = actions__approach__intruder_1__stairs_low__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__stairs_low__arguments[] = {SENTRY_INTRUDER_1, SENTRY_STAIRS_LOW};
/* approach(intruder_1, stairs_middle): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__stairs_middle__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083ffdfff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == stairs_middle, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__stairs_middle__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__stairs_middle__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__stairs_middle__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000001000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__stairs_middle__effect = {.assignments = actions__approach__intruder_1__stairs_middle__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__stairs_middle__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__stairs_middle__own = {.assignments = actions__approach__intruder_1__stairs_middle__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__stairs_middle__arguments[] = {SENTRY_INTRUDER_1, SENTRY_STAIRS_MIDDLE};
/* approach(intruder_1, stairs_high): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__stairs_high__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083ffbfff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == stairs_high, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__stairs_high__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__stairs_high__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__stairs_high__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000002000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__stairs_high__effect = {.assignments = actions__approach__intruder_1__stairs_high__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__stairs_high__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__stairs_high__own = {.assignments = actions__approach__intruder_1__stairs_high__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__stairs_high__arguments[] = {SENTRY_INTRUDER_1, SENTRY_STAIRS_HIGH};
/* approach(intruder_1, vault_door): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__vault_door__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083ff7fff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == vault_door, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__vault_door__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__vault_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__vault_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000004000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__vault_door__effect = {.assignments = actions__approach__intruder_1__vault_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__vault_door__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__vault_door__own = {.assignments = actions__approach__intruder_1__vault_door__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__vault_door__arguments[] = {SENTRY_INTRUDER_1, SENTRY_VAULT_DOOR};
/* approach(intruder_1, vault_left): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__vault_left__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083feffff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == vault_left, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__vault_left__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__vault_left__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__vault_left__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000008000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__vault_left__effect = {.assignments = actions__approach__intruder_1__vault_left__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__vault_left__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__vault_left__own = {.assignments = actions__approach__intruder_1__vault_left__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__vault_left__arguments[] = {SENTRY_INTRUDER_1, SENTRY_VAULT_LEFT};
/* approach(intruder_1, vault_right): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__vault_right__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083fdffff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == vault_right, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__vault_right__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__vault_right__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__vault_right__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000010000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__vault_right__effect = {.assignments = actions__approach__intruder_1__vault_right__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__vault_right__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__vault_right__own = {.assignments = actions__approach__intruder_1__vault_right__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__vault_right__arguments[] = {SENTRY_INTRUDER_1, SENTRY_VAULT_RIGHT};
/* approach(intruder_1, vault_end): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__vault_end__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083fbffff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == vault_end, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__vault_end__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__vault_end__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__vault_end__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000020000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__vault_end__effect = {.assignments = actions__approach__intruder_1__vault_end__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__vault_end__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__vault_end__own = {.assignments = actions__approach__intruder_1__vault_end__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__vault_end__arguments[] = {SENTRY_INTRUDER_1, SENTRY_VAULT_END};
/* approach(intruder_1, desk): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__desk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083f7ffff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == desk, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__desk__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__desk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__desk__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000040000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__desk__effect = {.assignments = actions__approach__intruder_1__desk__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__desk__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__desk__own = {.assignments = actions__approach__intruder_1__desk__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__desk__arguments[] = {SENTRY_INTRUDER_1, SENTRY_DESK};
/* approach(intruder_1, lockers): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__lockers__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083efffff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == lockers, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__lockers__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__lockers__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__lockers__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000080000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__lockers__effect = {.assignments = actions__approach__intruder_1__lockers__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__lockers__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__lockers__own = {.assignments = actions__approach__intruder_1__lockers__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__lockers__arguments[] = {SENTRY_INTRUDER_1, SENTRY_LOCKERS};
/* approach(intruder_1, bell): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__bell__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083dfffff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == bell, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__bell__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__bell__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__bell__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000100000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__bell__effect = {.assignments = actions__approach__intruder_1__bell__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__bell__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__bell__own = {.assignments = actions__approach__intruder_1__bell__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__bell__arguments[] = {SENTRY_INTRUDER_1, SENTRY_BELL};
/* approach(intruder_1, window): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__window__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8083bfffff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == window, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__window__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__window__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__window__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000200000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__window__effect = {.assignments = actions__approach__intruder_1__window__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__window__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__window__own = {.assignments = actions__approach__intruder_1__window__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__window__arguments[] = {SENTRY_INTRUDER_1, SENTRY_WINDOW};
/* approach(intruder_1, safe): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__safe__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x80837fffff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == safe, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__safe__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__safe__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__safe__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000400000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__safe__effect = {.assignments = actions__approach__intruder_1__safe__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__safe__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__safe__own = {.assignments = actions__approach__intruder_1__safe__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__safe__arguments[] = {SENTRY_INTRUDER_1, SENTRY_SAFE};
/* approach(intruder_1, back_door): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_1__back_door__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8082ffffff000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) == back_door, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_box actions__approach__intruder_1__back_door__precondition__boxes[] = {
    {.flags = actions__approach__intruder_1__back_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_1__back_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffdffffff000000), .set = UINT64_C(0x2000000800000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__back_door__effect = {.assignments = actions__approach__intruder_1__back_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_1__back_door__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800000)},
};
static const GG_ROM gg_effect actions__approach__intruder_1__back_door__own = {.assignments = actions__approach__intruder_1__back_door__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_1__back_door__arguments[] = {SENTRY_INTRUDER_1, SENTRY_BACK_DOOR};
/* approach(intruder_2, gallery_1): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__gallery_1__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001fffffd), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == gallery_1, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__gallery_1__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__gallery_1__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__gallery_1__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000000001)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__gallery_1__effect = {.assignments = actions__approach__intruder_2__gallery_1__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__gallery_1__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__gallery_1__own = {.assignments = actions__approach__intruder_2__gallery_1__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__gallery_1__arguments[] = {SENTRY_INTRUDER_2, SENTRY_GALLERY_1};
/* approach(intruder_2, gallery_2): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__gallery_2__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001fffffb), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == gallery_2, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__gallery_2__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__gallery_2__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__gallery_2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000000002)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__gallery_2__effect = {.assignments = actions__approach__intruder_2__gallery_2__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__gallery_2__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__gallery_2__own = {.assignments = actions__approach__intruder_2__gallery_2__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__gallery_2__arguments[] = {SENTRY_INTRUDER_2, SENTRY_GALLERY_2};
/* approach(intruder_2, gallery_3): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__gallery_3__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001fffff7), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == gallery_3, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__gallery_3__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__gallery_3__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__gallery_3__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000000004)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__gallery_3__effect = {.assignments = actions__approach__intruder_2__gallery_3__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__gallery_3__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__gallery_3__own = {.assignments = actions__approach__intruder_2__gallery_3__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__gallery_3__arguments[] = {SENTRY_INTRUDER_2, SENTRY_GALLERY_3};
/* approach(intruder_2, gallery_4): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__gallery_4__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001ffffef), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == gallery_4, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__gallery_4__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__gallery_4__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__gallery_4__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000000008)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__gallery_4__effect = {.assignments = actions__approach__intruder_2__gallery_4__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__gallery_4__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__gallery_4__own = {.assignments = actions__approach__intruder_2__gallery_4__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__gallery_4__arguments[] = {SENTRY_INTRUDER_2, SENTRY_GALLERY_4};
/* approach(intruder_2, gallery_5): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__gallery_5__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001ffffdf), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == gallery_5, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__gallery_5__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__gallery_5__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__gallery_5__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000000010)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__gallery_5__effect = {.assignments = actions__approach__intruder_2__gallery_5__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__gallery_5__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__gallery_5__own = {.assignments = actions__approach__intruder_2__gallery_5__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__gallery_5__arguments[] = {SENTRY_INTRUDER_2, SENTRY_GALLERY_5};
/* approach(intruder_2, gallery_6): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__gallery_6__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001ffffbf), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == gallery_6, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__gallery_6__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__gallery_6__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__gallery_6__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000000020)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__gallery_6__effect = {.assignments = actions__approach__intruder_2__gallery_6__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__gallery_6__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__gallery_6__own = {.assignments = actions__approach__intruder_2__gallery_6__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__gallery_6__arguments[] = {SENTRY_INTRUDER_2, SENTRY_GALLERY_6};
/* approach(intruder_2, court_north): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__court_north__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001ffff7f), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == court_north, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__court_north__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__court_north__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__court_north__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000000040)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__court_north__effect = {.assignments = actions__approach__intruder_2__court_north__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__court_north__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__court_north__own = {.assignments = actions__approach__intruder_2__court_north__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__court_north__arguments[] = {SENTRY_INTRUDER_2, SENTRY_COURT_NORTH};
/* approach(intruder_2, court_east): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__court_east__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001fffeff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == court_east, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__court_east__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__court_east__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__court_east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000000080)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__court_east__effect = {.assignments = actions__approach__intruder_2__court_east__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__court_east__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__court_east__own = {.assignments = actions__approach__intruder_2__court_east__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__court_east__arguments[] = {SENTRY_INTRUDER_2, SENTRY_COURT_EAST};
/* approach(intruder_2, court_south): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__court_south__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001fffdff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == court_south, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__court_south__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__court_south__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__court_south__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000000100)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__court_south__effect = {.assignments = actions__approach__intruder_2__court_south__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__court_south__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__court_south__own = {.assignments = actions__approach__intruder_2__court_south__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__court_south__arguments[] = {SENTRY_INTRUDER_2, SENTRY_COURT_SOUTH};
/* approach(intruder_2, court_west): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__court_west__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001fffbff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == court_west, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__court_west__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__court_west__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__court_west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000000200)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__court_west__effect = {.assignments = actions__approach__intruder_2__court_west__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__court_west__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__court_west__own = {.assignments = actions__approach__intruder_2__court_west__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__court_west__arguments[] = {SENTRY_INTRUDER_2, SENTRY_COURT_WEST};
/* approach(intruder_2, fountain): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__fountain__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001fff7ff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == fountain, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__fountain__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__fountain__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__fountain__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000000400)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__fountain__effect = {.assignments = actions__approach__intruder_2__fountain__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__fountain__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__fountain__own = {.assignments = actions__approach__intruder_2__fountain__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__fountain__arguments[] = {SENTRY_INTRUDER_2, SENTRY_FOUNTAIN};
/* approach(intruder_2, stairs_low): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__stairs_low__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001ffefff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == stairs_low, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__stairs_low__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__stairs_low__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__stairs_low__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000000800)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__stairs_low__effect = {.assignments = actions__approach__intruder_2__stairs_low__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__stairs_low__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__stairs_low__own = {.assignments = actions__approach__intruder_2__stairs_low__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__stairs_low__arguments[] = {SENTRY_INTRUDER_2, SENTRY_STAIRS_LOW};
/* approach(intruder_2, stairs_middle): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__stairs_middle__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001ffdfff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == stairs_middle, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__stairs_middle__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__stairs_middle__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__stairs_middle__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000001000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__stairs_middle__effect = {.assignments = actions__approach__intruder_2__stairs_middle__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__stairs_middle__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__stairs_middle__own = {.assignments = actions__approach__intruder_2__stairs_middle__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__stairs_middle__arguments[] = {SENTRY_INTRUDER_2, SENTRY_STAIRS_MIDDLE};
/* approach(intruder_2, stairs_high): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__stairs_high__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001ffbfff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == stairs_high, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__stairs_high__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__stairs_high__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__stairs_high__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000002000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__stairs_high__effect = {.assignments = actions__approach__intruder_2__stairs_high__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__stairs_high__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__stairs_high__own = {.assignments = actions__approach__intruder_2__stairs_high__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__stairs_high__arguments[] = {SENTRY_INTRUDER_2, SENTRY_STAIRS_HIGH};
/* approach(intruder_2, vault_door): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__vault_door__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001ff7fff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == vault_door, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__vault_door__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__vault_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__vault_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000004000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__vault_door__effect = {.assignments = actions__approach__intruder_2__vault_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__vault_door__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__vault_door__own = {.assignments = actions__approach__intruder_2__vault_door__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__vault_door__arguments[] = {SENTRY_INTRUDER_2, SENTRY_VAULT_DOOR};
/* approach(intruder_2, vault_left): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__vault_left__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001feffff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == vault_left, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__vault_left__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__vault_left__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__vault_left__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000008000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__vault_left__effect = {.assignments = actions__approach__intruder_2__vault_left__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__vault_left__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__vault_left__own = {.assignments = actions__approach__intruder_2__vault_left__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__vault_left__arguments[] = {SENTRY_INTRUDER_2, SENTRY_VAULT_LEFT};
/* approach(intruder_2, vault_right): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__vault_right__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001fdffff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == vault_right, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__vault_right__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__vault_right__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__vault_right__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000010000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__vault_right__effect = {.assignments = actions__approach__intruder_2__vault_right__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__vault_right__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__vault_right__own = {.assignments = actions__approach__intruder_2__vault_right__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__vault_right__arguments[] = {SENTRY_INTRUDER_2, SENTRY_VAULT_RIGHT};
/* approach(intruder_2, vault_end): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__vault_end__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001fbffff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == vault_end, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__vault_end__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__vault_end__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__vault_end__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000020000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__vault_end__effect = {.assignments = actions__approach__intruder_2__vault_end__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__vault_end__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__vault_end__own = {.assignments = actions__approach__intruder_2__vault_end__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__vault_end__arguments[] = {SENTRY_INTRUDER_2, SENTRY_VAULT_END};
/* approach(intruder_2, desk): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__desk__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001f7ffff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == desk, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__desk__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__desk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__desk__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000040000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__desk__effect = {.assignments = actions__approach__intruder_2__desk__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__desk__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__desk__own = {.assignments = actions__approach__intruder_2__desk__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__desk__arguments[] = {SENTRY_INTRUDER_2, SENTRY_DESK};
/* approach(intruder_2, lockers): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__lockers__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001efffff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == lockers, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__lockers__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__lockers__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__lockers__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000080000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__lockers__effect = {.assignments = actions__approach__intruder_2__lockers__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__lockers__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__lockers__own = {.assignments = actions__approach__intruder_2__lockers__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__lockers__arguments[] = {SENTRY_INTRUDER_2, SENTRY_LOCKERS};
/* approach(intruder_2, bell): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__bell__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001dfffff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == bell, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__bell__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__bell__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__bell__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000100000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__bell__effect = {.assignments = actions__approach__intruder_2__bell__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__bell__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__bell__own = {.assignments = actions__approach__intruder_2__bell__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__bell__arguments[] = {SENTRY_INTRUDER_2, SENTRY_BELL};
/* approach(intruder_2, window): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__window__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000001bfffff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == window, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__window__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__window__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__window__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000200000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__window__effect = {.assignments = actions__approach__intruder_2__window__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__window__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__window__own = {.assignments = actions__approach__intruder_2__window__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__window__arguments[] = {SENTRY_INTRUDER_2, SENTRY_WINDOW};
/* approach(intruder_2, safe): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__safe__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x40000017fffff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == safe, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__safe__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__safe__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__safe__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000400000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__safe__effect = {.assignments = actions__approach__intruder_2__safe__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__safe__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__safe__own = {.assignments = actions__approach__intruder_2__safe__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__safe__arguments[] = {SENTRY_INTRUDER_2, SENTRY_SAFE};
/* approach(intruder_2, back_door): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_2__back_door__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000000ffffff), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) == back_door, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_2), not caught(intruder_2) */
};
static const GG_ROM gg_box actions__approach__intruder_2__back_door__precondition__boxes[] = {
    {.flags = actions__approach__intruder_2__back_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_2__back_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffbffffff000000), .set = UINT64_C(0x4000000800000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__back_door__effect = {.assignments = actions__approach__intruder_2__back_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_2__back_door__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800000)},
};
static const GG_ROM gg_effect actions__approach__intruder_2__back_door__own = {.assignments = actions__approach__intruder_2__back_door__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_2__back_door__arguments[] = {SENTRY_INTRUDER_2, SENTRY_BACK_DOOR};
/* approach(intruder_3, gallery_1): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__gallery_1__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbfffffa000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == gallery_1, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__gallery_1__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__gallery_1__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__gallery_1__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000000001)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__gallery_1__effect = {.assignments = actions__approach__intruder_3__gallery_1__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__gallery_1__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__gallery_1__own = {.assignments = actions__approach__intruder_3__gallery_1__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__gallery_1__arguments[] = {SENTRY_INTRUDER_3, SENTRY_GALLERY_1};
/* approach(intruder_3, gallery_2): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__gallery_2__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbfffff6000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == gallery_2, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__gallery_2__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__gallery_2__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__gallery_2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000000002)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__gallery_2__effect = {.assignments = actions__approach__intruder_3__gallery_2__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__gallery_2__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__gallery_2__own = {.assignments = actions__approach__intruder_3__gallery_2__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__gallery_2__arguments[] = {SENTRY_INTRUDER_3, SENTRY_GALLERY_2};
/* approach(intruder_3, gallery_3): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__gallery_3__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbffffee000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == gallery_3, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__gallery_3__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__gallery_3__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__gallery_3__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000000004)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__gallery_3__effect = {.assignments = actions__approach__intruder_3__gallery_3__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__gallery_3__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__gallery_3__own = {.assignments = actions__approach__intruder_3__gallery_3__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__gallery_3__arguments[] = {SENTRY_INTRUDER_3, SENTRY_GALLERY_3};
/* approach(intruder_3, gallery_4): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__gallery_4__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbffffde000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == gallery_4, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__gallery_4__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__gallery_4__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__gallery_4__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000000008)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__gallery_4__effect = {.assignments = actions__approach__intruder_3__gallery_4__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__gallery_4__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__gallery_4__own = {.assignments = actions__approach__intruder_3__gallery_4__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__gallery_4__arguments[] = {SENTRY_INTRUDER_3, SENTRY_GALLERY_4};
/* approach(intruder_3, gallery_5): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__gallery_5__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbffffbe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == gallery_5, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__gallery_5__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__gallery_5__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__gallery_5__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000000010)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__gallery_5__effect = {.assignments = actions__approach__intruder_3__gallery_5__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__gallery_5__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__gallery_5__own = {.assignments = actions__approach__intruder_3__gallery_5__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__gallery_5__arguments[] = {SENTRY_INTRUDER_3, SENTRY_GALLERY_5};
/* approach(intruder_3, gallery_6): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__gallery_6__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbffff7e000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == gallery_6, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__gallery_6__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__gallery_6__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__gallery_6__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000000020)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__gallery_6__effect = {.assignments = actions__approach__intruder_3__gallery_6__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__gallery_6__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__gallery_6__own = {.assignments = actions__approach__intruder_3__gallery_6__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__gallery_6__arguments[] = {SENTRY_INTRUDER_3, SENTRY_GALLERY_6};
/* approach(intruder_3, court_north): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__court_north__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbfffefe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == court_north, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__court_north__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__court_north__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__court_north__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000000040)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__court_north__effect = {.assignments = actions__approach__intruder_3__court_north__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__court_north__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__court_north__own = {.assignments = actions__approach__intruder_3__court_north__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__court_north__arguments[] = {SENTRY_INTRUDER_3, SENTRY_COURT_NORTH};
/* approach(intruder_3, court_east): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__court_east__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbfffdfe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == court_east, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__court_east__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__court_east__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__court_east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000000080)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__court_east__effect = {.assignments = actions__approach__intruder_3__court_east__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__court_east__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__court_east__own = {.assignments = actions__approach__intruder_3__court_east__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__court_east__arguments[] = {SENTRY_INTRUDER_3, SENTRY_COURT_EAST};
/* approach(intruder_3, court_south): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__court_south__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbfffbfe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == court_south, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__court_south__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__court_south__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__court_south__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000000100)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__court_south__effect = {.assignments = actions__approach__intruder_3__court_south__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__court_south__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__court_south__own = {.assignments = actions__approach__intruder_3__court_south__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__court_south__arguments[] = {SENTRY_INTRUDER_3, SENTRY_COURT_SOUTH};
/* approach(intruder_3, court_west): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__court_west__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbfff7fe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == court_west, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__court_west__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__court_west__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__court_west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000000200)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__court_west__effect = {.assignments = actions__approach__intruder_3__court_west__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__court_west__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__court_west__own = {.assignments = actions__approach__intruder_3__court_west__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__court_west__arguments[] = {SENTRY_INTRUDER_3, SENTRY_COURT_WEST};
/* approach(intruder_3, fountain): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__fountain__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbffeffe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == fountain, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__fountain__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__fountain__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__fountain__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000000400)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__fountain__effect = {.assignments = actions__approach__intruder_3__fountain__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__fountain__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__fountain__own = {.assignments = actions__approach__intruder_3__fountain__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__fountain__arguments[] = {SENTRY_INTRUDER_3, SENTRY_FOUNTAIN};
/* approach(intruder_3, stairs_low): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__stairs_low__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbffdffe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == stairs_low, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__stairs_low__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__stairs_low__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__stairs_low__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000000800)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__stairs_low__effect = {.assignments = actions__approach__intruder_3__stairs_low__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__stairs_low__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__stairs_low__own = {.assignments = actions__approach__intruder_3__stairs_low__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__stairs_low__arguments[] = {SENTRY_INTRUDER_3, SENTRY_STAIRS_LOW};
/* approach(intruder_3, stairs_middle): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__stairs_middle__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbffbffe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == stairs_middle, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__stairs_middle__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__stairs_middle__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__stairs_middle__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000001000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__stairs_middle__effect = {.assignments = actions__approach__intruder_3__stairs_middle__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__stairs_middle__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__stairs_middle__own = {.assignments = actions__approach__intruder_3__stairs_middle__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__stairs_middle__arguments[] = {SENTRY_INTRUDER_3, SENTRY_STAIRS_MIDDLE};
/* approach(intruder_3, stairs_high): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__stairs_high__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbff7ffe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == stairs_high, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__stairs_high__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__stairs_high__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__stairs_high__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000002000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__stairs_high__effect = {.assignments = actions__approach__intruder_3__stairs_high__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__stairs_high__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__stairs_high__own = {.assignments = actions__approach__intruder_3__stairs_high__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__stairs_high__arguments[] = {SENTRY_INTRUDER_3, SENTRY_STAIRS_HIGH};
/* approach(intruder_3, vault_door): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__vault_door__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbfefffe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == vault_door, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__vault_door__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__vault_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__vault_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000004000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__vault_door__effect = {.assignments = actions__approach__intruder_3__vault_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__vault_door__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__vault_door__own = {.assignments = actions__approach__intruder_3__vault_door__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__vault_door__arguments[] = {SENTRY_INTRUDER_3, SENTRY_VAULT_DOOR};
/* approach(intruder_3, vault_left): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__vault_left__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbfdfffe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == vault_left, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__vault_left__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__vault_left__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__vault_left__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000008000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__vault_left__effect = {.assignments = actions__approach__intruder_3__vault_left__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__vault_left__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__vault_left__own = {.assignments = actions__approach__intruder_3__vault_left__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__vault_left__arguments[] = {SENTRY_INTRUDER_3, SENTRY_VAULT_LEFT};
/* approach(intruder_3, vault_right): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__vault_right__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbfbfffe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == vault_right, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__vault_right__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__vault_right__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__vault_right__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000010000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__vault_right__effect = {.assignments = actions__approach__intruder_3__vault_right__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__vault_right__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__vault_right__own = {.assignments = actions__approach__intruder_3__vault_right__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__vault_right__arguments[] = {SENTRY_INTRUDER_3, SENTRY_VAULT_RIGHT};
/* approach(intruder_3, vault_end): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__vault_end__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbf7fffe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == vault_end, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__vault_end__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__vault_end__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__vault_end__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000020000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__vault_end__effect = {.assignments = actions__approach__intruder_3__vault_end__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__vault_end__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__vault_end__own = {.assignments = actions__approach__intruder_3__vault_end__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__vault_end__arguments[] = {SENTRY_INTRUDER_3, SENTRY_VAULT_END};
/* approach(intruder_3, desk): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__desk__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbeffffe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == desk, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__desk__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__desk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__desk__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000040000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__desk__effect = {.assignments = actions__approach__intruder_3__desk__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__desk__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__desk__own = {.assignments = actions__approach__intruder_3__desk__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__desk__arguments[] = {SENTRY_INTRUDER_3, SENTRY_DESK};
/* approach(intruder_3, lockers): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__lockers__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbdffffe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == lockers, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__lockers__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__lockers__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__lockers__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000080000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__lockers__effect = {.assignments = actions__approach__intruder_3__lockers__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__lockers__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__lockers__own = {.assignments = actions__approach__intruder_3__lockers__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__lockers__arguments[] = {SENTRY_INTRUDER_3, SENTRY_LOCKERS};
/* approach(intruder_3, bell): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__bell__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xbbffffe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == bell, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__bell__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__bell__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__bell__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000100000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__bell__effect = {.assignments = actions__approach__intruder_3__bell__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__bell__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__bell__own = {.assignments = actions__approach__intruder_3__bell__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__bell__arguments[] = {SENTRY_INTRUDER_3, SENTRY_BELL};
/* approach(intruder_3, window): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__window__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xb7ffffe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == window, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__window__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__window__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__window__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000200000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__window__effect = {.assignments = actions__approach__intruder_3__window__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__window__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__window__own = {.assignments = actions__approach__intruder_3__window__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__window__arguments[] = {SENTRY_INTRUDER_3, SENTRY_WINDOW};
/* approach(intruder_3, safe): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__safe__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0xafffffe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == safe, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__safe__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__safe__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__safe__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000400000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__safe__effect = {.assignments = actions__approach__intruder_3__safe__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__safe__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__safe__own = {.assignments = actions__approach__intruder_3__safe__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__safe__arguments[] = {SENTRY_INTRUDER_3, SENTRY_SAFE};
/* approach(intruder_3, back_door): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_3__back_door__precondition__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x9fffffe000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) == back_door, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_3), not caught(intruder_3) */
};
static const GG_ROM gg_box actions__approach__intruder_3__back_door__precondition__boxes[] = {
    {.flags = actions__approach__intruder_3__back_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_3__back_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfff7ffffff000000), .set = UINT64_C(0x8000000800000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__back_door__effect = {.assignments = actions__approach__intruder_3__back_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_3__back_door__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800000)},
};
static const GG_ROM gg_effect actions__approach__intruder_3__back_door__own = {.assignments = actions__approach__intruder_3__back_door__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_3__back_door__arguments[] = {SENTRY_INTRUDER_3, SENTRY_BACK_DOOR};
/* approach(intruder_4, gallery_1): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__gallery_1__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1fffffd), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == gallery_1 */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__gallery_1__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__gallery_1__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__gallery_1__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000000001)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__gallery_1__effect = {.assignments = actions__approach__intruder_4__gallery_1__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__gallery_1__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__gallery_1__own = {.assignments = actions__approach__intruder_4__gallery_1__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__gallery_1__arguments[] = {SENTRY_INTRUDER_4, SENTRY_GALLERY_1};
/* approach(intruder_4, gallery_2): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__gallery_2__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1fffffb), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == gallery_2 */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__gallery_2__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__gallery_2__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__gallery_2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000000002)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__gallery_2__effect = {.assignments = actions__approach__intruder_4__gallery_2__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__gallery_2__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__gallery_2__own = {.assignments = actions__approach__intruder_4__gallery_2__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__gallery_2__arguments[] = {SENTRY_INTRUDER_4, SENTRY_GALLERY_2};
/* approach(intruder_4, gallery_3): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__gallery_3__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1fffff7), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == gallery_3 */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__gallery_3__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__gallery_3__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__gallery_3__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000000004)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__gallery_3__effect = {.assignments = actions__approach__intruder_4__gallery_3__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__gallery_3__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__gallery_3__own = {.assignments = actions__approach__intruder_4__gallery_3__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__gallery_3__arguments[] = {SENTRY_INTRUDER_4, SENTRY_GALLERY_3};
/* approach(intruder_4, gallery_4): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__gallery_4__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1ffffef), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == gallery_4 */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__gallery_4__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__gallery_4__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__gallery_4__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000000008)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__gallery_4__effect = {.assignments = actions__approach__intruder_4__gallery_4__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__gallery_4__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__gallery_4__own = {.assignments = actions__approach__intruder_4__gallery_4__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__gallery_4__arguments[] = {SENTRY_INTRUDER_4, SENTRY_GALLERY_4};
/* approach(intruder_4, gallery_5): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__gallery_5__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1ffffdf), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == gallery_5 */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__gallery_5__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__gallery_5__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__gallery_5__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000000010)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__gallery_5__effect = {.assignments = actions__approach__intruder_4__gallery_5__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__gallery_5__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__gallery_5__own = {.assignments = actions__approach__intruder_4__gallery_5__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__gallery_5__arguments[] = {SENTRY_INTRUDER_4, SENTRY_GALLERY_5};
/* approach(intruder_4, gallery_6): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__gallery_6__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1ffffbf), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == gallery_6 */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__gallery_6__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__gallery_6__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__gallery_6__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000000020)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__gallery_6__effect = {.assignments = actions__approach__intruder_4__gallery_6__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__gallery_6__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__gallery_6__own = {.assignments = actions__approach__intruder_4__gallery_6__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__gallery_6__arguments[] = {SENTRY_INTRUDER_4, SENTRY_GALLERY_6};
/* approach(intruder_4, court_north): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__court_north__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1ffff7f), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == court_north */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__court_north__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__court_north__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__court_north__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000000040)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__court_north__effect = {.assignments = actions__approach__intruder_4__court_north__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__court_north__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__court_north__own = {.assignments = actions__approach__intruder_4__court_north__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__court_north__arguments[] = {SENTRY_INTRUDER_4, SENTRY_COURT_NORTH};
/* approach(intruder_4, court_east): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__court_east__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1fffeff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == court_east */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__court_east__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__court_east__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__court_east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000000080)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__court_east__effect = {.assignments = actions__approach__intruder_4__court_east__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__court_east__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__court_east__own = {.assignments = actions__approach__intruder_4__court_east__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__court_east__arguments[] = {SENTRY_INTRUDER_4, SENTRY_COURT_EAST};
/* approach(intruder_4, court_south): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__court_south__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1fffdff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == court_south */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__court_south__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__court_south__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__court_south__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000000100)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__court_south__effect = {.assignments = actions__approach__intruder_4__court_south__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__court_south__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__court_south__own = {.assignments = actions__approach__intruder_4__court_south__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__court_south__arguments[] = {SENTRY_INTRUDER_4, SENTRY_COURT_SOUTH};
/* approach(intruder_4, court_west): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__court_west__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1fffbff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == court_west */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__court_west__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__court_west__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__court_west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000000200)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__court_west__effect = {.assignments = actions__approach__intruder_4__court_west__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__court_west__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__court_west__own = {.assignments = actions__approach__intruder_4__court_west__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__court_west__arguments[] = {SENTRY_INTRUDER_4, SENTRY_COURT_WEST};
/* approach(intruder_4, fountain): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__fountain__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1fff7ff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == fountain */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__fountain__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__fountain__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__fountain__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000000400)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__fountain__effect = {.assignments = actions__approach__intruder_4__fountain__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__fountain__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__fountain__own = {.assignments = actions__approach__intruder_4__fountain__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__fountain__arguments[] = {SENTRY_INTRUDER_4, SENTRY_FOUNTAIN};
/* approach(intruder_4, stairs_low): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__stairs_low__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1ffefff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == stairs_low */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__stairs_low__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__stairs_low__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__stairs_low__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000000800)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__stairs_low__effect = {.assignments = actions__approach__intruder_4__stairs_low__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__stairs_low__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__stairs_low__own = {.assignments = actions__approach__intruder_4__stairs_low__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__stairs_low__arguments[] = {SENTRY_INTRUDER_4, SENTRY_STAIRS_LOW};
/* approach(intruder_4, stairs_middle): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__stairs_middle__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1ffdfff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == stairs_middle */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__stairs_middle__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__stairs_middle__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__stairs_middle__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000001000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__stairs_middle__effect = {.assignments = actions__approach__intruder_4__stairs_middle__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__stairs_middle__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__stairs_middle__own = {.assignments = actions__approach__intruder_4__stairs_middle__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__stairs_middle__arguments[] = {SENTRY_INTRUDER_4, SENTRY_STAIRS_MIDDLE};
/* approach(intruder_4, stairs_high): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__stairs_high__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1ffbfff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == stairs_high */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__stairs_high__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__stairs_high__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__stairs_high__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000002000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__stairs_high__effect = {.assignments = actions__approach__intruder_4__stairs_high__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__stairs_high__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__stairs_high__own = {.assignments = actions__approach__intruder_4__stairs_high__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__stairs_high__arguments[] = {SENTRY_INTRUDER_4, SENTRY_STAIRS_HIGH};
/* approach(intruder_4, vault_door): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__vault_door__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1ff7fff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == vault_door */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__vault_door__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__vault_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__vault_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000004000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__vault_door__effect = {.assignments = actions__approach__intruder_4__vault_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__vault_door__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__vault_door__own = {.assignments = actions__approach__intruder_4__vault_door__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__vault_door__arguments[] = {SENTRY_INTRUDER_4, SENTRY_VAULT_DOOR};
/* approach(intruder_4, vault_left): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__vault_left__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1feffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == vault_left */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__vault_left__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__vault_left__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__vault_left__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000008000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__vault_left__effect = {.assignments = actions__approach__intruder_4__vault_left__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__vault_left__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__vault_left__own = {.assignments = actions__approach__intruder_4__vault_left__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__vault_left__arguments[] = {SENTRY_INTRUDER_4, SENTRY_VAULT_LEFT};
/* approach(intruder_4, vault_right): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__vault_right__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1fdffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == vault_right */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__vault_right__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__vault_right__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__vault_right__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000010000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__vault_right__effect = {.assignments = actions__approach__intruder_4__vault_right__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__vault_right__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__vault_right__own = {.assignments = actions__approach__intruder_4__vault_right__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__vault_right__arguments[] = {SENTRY_INTRUDER_4, SENTRY_VAULT_RIGHT};
/* approach(intruder_4, vault_end): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__vault_end__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1fbffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == vault_end */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__vault_end__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__vault_end__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__vault_end__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000020000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__vault_end__effect = {.assignments = actions__approach__intruder_4__vault_end__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__vault_end__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__vault_end__own = {.assignments = actions__approach__intruder_4__vault_end__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__vault_end__arguments[] = {SENTRY_INTRUDER_4, SENTRY_VAULT_END};
/* approach(intruder_4, desk): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__desk__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1f7ffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == desk */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__desk__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__desk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__desk__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000040000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__desk__effect = {.assignments = actions__approach__intruder_4__desk__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__desk__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__desk__own = {.assignments = actions__approach__intruder_4__desk__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__desk__arguments[] = {SENTRY_INTRUDER_4, SENTRY_DESK};
/* approach(intruder_4, lockers): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__lockers__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1efffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == lockers */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__lockers__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__lockers__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__lockers__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000080000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__lockers__effect = {.assignments = actions__approach__intruder_4__lockers__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__lockers__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__lockers__own = {.assignments = actions__approach__intruder_4__lockers__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__lockers__arguments[] = {SENTRY_INTRUDER_4, SENTRY_LOCKERS};
/* approach(intruder_4, bell): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__bell__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1dfffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == bell */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__bell__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__bell__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__bell__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000100000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__bell__effect = {.assignments = actions__approach__intruder_4__bell__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__bell__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__bell__own = {.assignments = actions__approach__intruder_4__bell__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__bell__arguments[] = {SENTRY_INTRUDER_4, SENTRY_BELL};
/* approach(intruder_4, window): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__window__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1bfffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == window */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__window__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__window__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__window__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000200000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__window__effect = {.assignments = actions__approach__intruder_4__window__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__window__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__window__own = {.assignments = actions__approach__intruder_4__window__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__window__arguments[] = {SENTRY_INTRUDER_4, SENTRY_WINDOW};
/* approach(intruder_4, safe): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__safe__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x17fffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == safe */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__safe__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__safe__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__safe__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000400000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__safe__effect = {.assignments = actions__approach__intruder_4__safe__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__safe__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__safe__own = {.assignments = actions__approach__intruder_4__safe__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__safe__arguments[] = {SENTRY_INTRUDER_4, SENTRY_SAFE};
/* approach(intruder_4, back_door): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_4__back_door__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0xffffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) == back_door */
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_box actions__approach__intruder_4__back_door__precondition__boxes[] = {
    {.flags = actions__approach__intruder_4__back_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_4__back_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffefffffff000000), .set = UINT64_C(0x10000000800000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__back_door__effect = {.assignments = actions__approach__intruder_4__back_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_4__back_door__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800000)},
};
static const GG_ROM gg_effect actions__approach__intruder_4__back_door__own = {.assignments = actions__approach__intruder_4__back_door__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_4__back_door__arguments[] = {SENTRY_INTRUDER_4, SENTRY_BACK_DOOR};
/* approach(intruder_5, gallery_1): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__gallery_1__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3fffffa000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == gallery_1 */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__gallery_1__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__gallery_1__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__gallery_1__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000000001)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__gallery_1__effect = {.assignments = actions__approach__intruder_5__gallery_1__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__gallery_1__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__gallery_1__own = {.assignments = actions__approach__intruder_5__gallery_1__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__gallery_1__arguments[] = {SENTRY_INTRUDER_5, SENTRY_GALLERY_1};
/* approach(intruder_5, gallery_2): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__gallery_2__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3fffff6000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == gallery_2 */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__gallery_2__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__gallery_2__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__gallery_2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000000002)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__gallery_2__effect = {.assignments = actions__approach__intruder_5__gallery_2__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__gallery_2__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__gallery_2__own = {.assignments = actions__approach__intruder_5__gallery_2__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__gallery_2__arguments[] = {SENTRY_INTRUDER_5, SENTRY_GALLERY_2};
/* approach(intruder_5, gallery_3): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__gallery_3__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3ffffee000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == gallery_3 */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__gallery_3__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__gallery_3__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__gallery_3__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000000004)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__gallery_3__effect = {.assignments = actions__approach__intruder_5__gallery_3__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__gallery_3__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__gallery_3__own = {.assignments = actions__approach__intruder_5__gallery_3__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__gallery_3__arguments[] = {SENTRY_INTRUDER_5, SENTRY_GALLERY_3};
/* approach(intruder_5, gallery_4): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__gallery_4__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3ffffde000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == gallery_4 */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__gallery_4__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__gallery_4__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__gallery_4__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000000008)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__gallery_4__effect = {.assignments = actions__approach__intruder_5__gallery_4__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__gallery_4__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__gallery_4__own = {.assignments = actions__approach__intruder_5__gallery_4__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__gallery_4__arguments[] = {SENTRY_INTRUDER_5, SENTRY_GALLERY_4};
/* approach(intruder_5, gallery_5): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__gallery_5__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3ffffbe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == gallery_5 */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__gallery_5__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__gallery_5__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__gallery_5__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000000010)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__gallery_5__effect = {.assignments = actions__approach__intruder_5__gallery_5__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__gallery_5__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__gallery_5__own = {.assignments = actions__approach__intruder_5__gallery_5__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__gallery_5__arguments[] = {SENTRY_INTRUDER_5, SENTRY_GALLERY_5};
/* approach(intruder_5, gallery_6): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__gallery_6__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3ffff7e000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == gallery_6 */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__gallery_6__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__gallery_6__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__gallery_6__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000000020)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__gallery_6__effect = {.assignments = actions__approach__intruder_5__gallery_6__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__gallery_6__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__gallery_6__own = {.assignments = actions__approach__intruder_5__gallery_6__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__gallery_6__arguments[] = {SENTRY_INTRUDER_5, SENTRY_GALLERY_6};
/* approach(intruder_5, court_north): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__court_north__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3fffefe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == court_north */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__court_north__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__court_north__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__court_north__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000000040)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__court_north__effect = {.assignments = actions__approach__intruder_5__court_north__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__court_north__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__court_north__own = {.assignments = actions__approach__intruder_5__court_north__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__court_north__arguments[] = {SENTRY_INTRUDER_5, SENTRY_COURT_NORTH};
/* approach(intruder_5, court_east): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__court_east__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3fffdfe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == court_east */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__court_east__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__court_east__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__court_east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000000080)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__court_east__effect = {.assignments = actions__approach__intruder_5__court_east__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__court_east__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__court_east__own = {.assignments = actions__approach__intruder_5__court_east__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__court_east__arguments[] = {SENTRY_INTRUDER_5, SENTRY_COURT_EAST};
/* approach(intruder_5, court_south): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__court_south__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3fffbfe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == court_south */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__court_south__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__court_south__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__court_south__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000000100)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__court_south__effect = {.assignments = actions__approach__intruder_5__court_south__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__court_south__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__court_south__own = {.assignments = actions__approach__intruder_5__court_south__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__court_south__arguments[] = {SENTRY_INTRUDER_5, SENTRY_COURT_SOUTH};
/* approach(intruder_5, court_west): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__court_west__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3fff7fe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == court_west */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__court_west__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__court_west__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__court_west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000000200)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__court_west__effect = {.assignments = actions__approach__intruder_5__court_west__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__court_west__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__court_west__own = {.assignments = actions__approach__intruder_5__court_west__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__court_west__arguments[] = {SENTRY_INTRUDER_5, SENTRY_COURT_WEST};
/* approach(intruder_5, fountain): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__fountain__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3ffeffe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == fountain */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__fountain__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__fountain__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__fountain__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000000400)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__fountain__effect = {.assignments = actions__approach__intruder_5__fountain__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__fountain__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__fountain__own = {.assignments = actions__approach__intruder_5__fountain__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__fountain__arguments[] = {SENTRY_INTRUDER_5, SENTRY_FOUNTAIN};
/* approach(intruder_5, stairs_low): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__stairs_low__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3ffdffe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == stairs_low */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__stairs_low__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__stairs_low__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__stairs_low__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000000800)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__stairs_low__effect = {.assignments = actions__approach__intruder_5__stairs_low__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__stairs_low__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__stairs_low__own = {.assignments = actions__approach__intruder_5__stairs_low__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__stairs_low__arguments[] = {SENTRY_INTRUDER_5, SENTRY_STAIRS_LOW};
/* approach(intruder_5, stairs_middle): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__stairs_middle__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3ffbffe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == stairs_middle */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__stairs_middle__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__stairs_middle__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__stairs_middle__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000001000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__stairs_middle__effect = {.assignments = actions__approach__intruder_5__stairs_middle__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__stairs_middle__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__stairs_middle__own = {.assignments = actions__approach__intruder_5__stairs_middle__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__stairs_middle__arguments[] = {SENTRY_INTRUDER_5, SENTRY_STAIRS_MIDDLE};
/* approach(intruder_5, stairs_high): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__stairs_high__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3ff7ffe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == stairs_high */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__stairs_high__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__stairs_high__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__stairs_high__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000002000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__stairs_high__effect = {.assignments = actions__approach__intruder_5__stairs_high__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__stairs_high__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__stairs_high__own = {.assignments = actions__approach__intruder_5__stairs_high__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__stairs_high__arguments[] = {SENTRY_INTRUDER_5, SENTRY_STAIRS_HIGH};
/* approach(intruder_5, vault_door): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__vault_door__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3fefffe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == vault_door */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__vault_door__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__vault_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__vault_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000004000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__vault_door__effect = {.assignments = actions__approach__intruder_5__vault_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__vault_door__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__vault_door__own = {.assignments = actions__approach__intruder_5__vault_door__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__vault_door__arguments[] = {SENTRY_INTRUDER_5, SENTRY_VAULT_DOOR};
/* approach(intruder_5, vault_left): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__vault_left__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3fdfffe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == vault_left */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__vault_left__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__vault_left__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__vault_left__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000008000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__vault_left__effect = {.assignments = actions__approach__intruder_5__vault_left__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__vault_left__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__vault_left__own = {.assignments = actions__approach__intruder_5__vault_left__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__vault_left__arguments[] = {SENTRY_INTRUDER_5, SENTRY_VAULT_LEFT};
/* approach(intruder_5, vault_right): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__vault_right__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3fbfffe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == vault_right */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__vault_right__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__vault_right__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__vault_right__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000010000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__vault_right__effect = {.assignments = actions__approach__intruder_5__vault_right__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__vault_right__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__vault_right__own = {.assignments = actions__approach__intruder_5__vault_right__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__vault_right__arguments[] = {SENTRY_INTRUDER_5, SENTRY_VAULT_RIGHT};
/* approach(intruder_5, vault_end): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__vault_end__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3f7fffe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == vault_end */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__vault_end__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__vault_end__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__vault_end__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000020000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__vault_end__effect = {.assignments = actions__approach__intruder_5__vault_end__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__vault_end__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__vault_end__own = {.assignments = actions__approach__intruder_5__vault_end__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__vault_end__arguments[] = {SENTRY_INTRUDER_5, SENTRY_VAULT_END};
/* approach(intruder_5, desk): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__desk__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3effffe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == desk */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__desk__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__desk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__desk__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000040000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__desk__effect = {.assignments = actions__approach__intruder_5__desk__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__desk__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__desk__own = {.assignments = actions__approach__intruder_5__desk__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__desk__arguments[] = {SENTRY_INTRUDER_5, SENTRY_DESK};
/* approach(intruder_5, lockers): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__lockers__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3dffffe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == lockers */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__lockers__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__lockers__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__lockers__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000080000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__lockers__effect = {.assignments = actions__approach__intruder_5__lockers__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__lockers__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__lockers__own = {.assignments = actions__approach__intruder_5__lockers__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__lockers__arguments[] = {SENTRY_INTRUDER_5, SENTRY_LOCKERS};
/* approach(intruder_5, bell): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__bell__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x3bffffe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == bell */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__bell__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__bell__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__bell__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000100000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__bell__effect = {.assignments = actions__approach__intruder_5__bell__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__bell__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__bell__own = {.assignments = actions__approach__intruder_5__bell__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__bell__arguments[] = {SENTRY_INTRUDER_5, SENTRY_BELL};
/* approach(intruder_5, window): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__window__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x37ffffe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == window */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__window__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__window__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__window__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000200000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__window__effect = {.assignments = actions__approach__intruder_5__window__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__window__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__window__own = {.assignments = actions__approach__intruder_5__window__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__window__arguments[] = {SENTRY_INTRUDER_5, SENTRY_WINDOW};
/* approach(intruder_5, safe): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__safe__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x2fffffe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == safe */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__safe__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__safe__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__safe__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000400000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__safe__effect = {.assignments = actions__approach__intruder_5__safe__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__safe__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__safe__own = {.assignments = actions__approach__intruder_5__safe__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__safe__arguments[] = {SENTRY_INTRUDER_5, SENTRY_SAFE};
/* approach(intruder_5, back_door): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_5__back_door__precondition__boxes__0__flags[] = {
    {.word = 2, .care = UINT64_C(0x1fffffe000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) == back_door */
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_box actions__approach__intruder_5__back_door__precondition__boxes[] = {
    {.flags = actions__approach__intruder_5__back_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_5__back_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdfffffff000000), .set = UINT64_C(0x20000000800000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__back_door__effect = {.assignments = actions__approach__intruder_5__back_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_5__back_door__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800000)},
};
static const GG_ROM gg_effect actions__approach__intruder_5__back_door__own = {.assignments = actions__approach__intruder_5__back_door__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_5__back_door__arguments[] = {SENTRY_INTRUDER_5, SENTRY_BACK_DOOR};
/* approach(intruder_6, gallery_1): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__gallery_1__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1fffffd), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == gallery_1 */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__gallery_1__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__gallery_1__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__gallery_1__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000000001)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__gallery_1__effect = {.assignments = actions__approach__intruder_6__gallery_1__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__gallery_1__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__gallery_1__own = {.assignments = actions__approach__intruder_6__gallery_1__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__gallery_1__arguments[] = {SENTRY_INTRUDER_6, SENTRY_GALLERY_1};
/* approach(intruder_6, gallery_2): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__gallery_2__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1fffffb), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == gallery_2 */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__gallery_2__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__gallery_2__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__gallery_2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000000002)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__gallery_2__effect = {.assignments = actions__approach__intruder_6__gallery_2__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__gallery_2__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__gallery_2__own = {.assignments = actions__approach__intruder_6__gallery_2__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__gallery_2__arguments[] = {SENTRY_INTRUDER_6, SENTRY_GALLERY_2};
/* approach(intruder_6, gallery_3): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__gallery_3__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1fffff7), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == gallery_3 */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__gallery_3__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__gallery_3__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__gallery_3__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000000004)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__gallery_3__effect = {.assignments = actions__approach__intruder_6__gallery_3__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__gallery_3__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__gallery_3__own = {.assignments = actions__approach__intruder_6__gallery_3__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__gallery_3__arguments[] = {SENTRY_INTRUDER_6, SENTRY_GALLERY_3};
/* approach(intruder_6, gallery_4): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__gallery_4__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1ffffef), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == gallery_4 */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__gallery_4__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__gallery_4__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__gallery_4__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000000008)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__gallery_4__effect = {.assignments = actions__approach__intruder_6__gallery_4__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__gallery_4__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__gallery_4__own = {.assignments = actions__approach__intruder_6__gallery_4__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__gallery_4__arguments[] = {SENTRY_INTRUDER_6, SENTRY_GALLERY_4};
/* approach(intruder_6, gallery_5): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__gallery_5__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1ffffdf), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == gallery_5 */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__gallery_5__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__gallery_5__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__gallery_5__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000000010)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__gallery_5__effect = {.assignments = actions__approach__intruder_6__gallery_5__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__gallery_5__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__gallery_5__own = {.assignments = actions__approach__intruder_6__gallery_5__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__gallery_5__arguments[] = {SENTRY_INTRUDER_6, SENTRY_GALLERY_5};
/* approach(intruder_6, gallery_6): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__gallery_6__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1ffffbf), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == gallery_6 */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__gallery_6__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__gallery_6__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__gallery_6__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000000020)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__gallery_6__effect = {.assignments = actions__approach__intruder_6__gallery_6__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__gallery_6__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__gallery_6__own = {.assignments = actions__approach__intruder_6__gallery_6__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__gallery_6__arguments[] = {SENTRY_INTRUDER_6, SENTRY_GALLERY_6};
/* approach(intruder_6, court_north): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__court_north__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1ffff7f), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == court_north */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__court_north__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__court_north__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__court_north__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000000040)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__court_north__effect = {.assignments = actions__approach__intruder_6__court_north__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__court_north__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__court_north__own = {.assignments = actions__approach__intruder_6__court_north__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__court_north__arguments[] = {SENTRY_INTRUDER_6, SENTRY_COURT_NORTH};
/* approach(intruder_6, court_east): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__court_east__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1fffeff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == court_east */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__court_east__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__court_east__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__court_east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000000080)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__court_east__effect = {.assignments = actions__approach__intruder_6__court_east__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__court_east__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__court_east__own = {.assignments = actions__approach__intruder_6__court_east__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__court_east__arguments[] = {SENTRY_INTRUDER_6, SENTRY_COURT_EAST};
/* approach(intruder_6, court_south): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__court_south__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1fffdff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == court_south */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__court_south__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__court_south__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__court_south__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000000100)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__court_south__effect = {.assignments = actions__approach__intruder_6__court_south__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__court_south__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__court_south__own = {.assignments = actions__approach__intruder_6__court_south__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__court_south__arguments[] = {SENTRY_INTRUDER_6, SENTRY_COURT_SOUTH};
/* approach(intruder_6, court_west): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__court_west__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1fffbff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == court_west */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__court_west__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__court_west__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__court_west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000000200)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__court_west__effect = {.assignments = actions__approach__intruder_6__court_west__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__court_west__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__court_west__own = {.assignments = actions__approach__intruder_6__court_west__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__court_west__arguments[] = {SENTRY_INTRUDER_6, SENTRY_COURT_WEST};
/* approach(intruder_6, fountain): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__fountain__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1fff7ff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == fountain */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__fountain__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__fountain__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__fountain__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000000400)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__fountain__effect = {.assignments = actions__approach__intruder_6__fountain__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__fountain__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__fountain__own = {.assignments = actions__approach__intruder_6__fountain__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__fountain__arguments[] = {SENTRY_INTRUDER_6, SENTRY_FOUNTAIN};
/* approach(intruder_6, stairs_low): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__stairs_low__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1ffefff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == stairs_low */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__stairs_low__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__stairs_low__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__stairs_low__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000000800)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__stairs_low__effect = {.assignments = actions__approach__intruder_6__stairs_low__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__stairs_low__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__stairs_low__own = {.assignments = actions__approach__intruder_6__stairs_low__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__stairs_low__arguments[] = {SENTRY_INTRUDER_6, SENTRY_STAIRS_LOW};
/* approach(intruder_6, stairs_middle): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__stairs_middle__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1ffdfff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == stairs_middle */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__stairs_middle__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__stairs_middle__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__stairs_middle__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000001000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__stairs_middle__effect = {.assignments = actions__approach__intruder_6__stairs_middle__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__stairs_middle__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__stairs_middle__own = {.assignments = actions__approach__intruder_6__stairs_middle__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__stairs_middle__arguments[] = {SENTRY_INTRUDER_6, SENTRY_STAIRS_MIDDLE};
/* approach(intruder_6, stairs_high): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__stairs_high__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1ffbfff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == stairs_high */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__stairs_high__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__stairs_high__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__stairs_high__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000002000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__stairs_high__effect = {.assignments = actions__approach__intruder_6__stairs_high__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__stairs_high__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__stairs_high__own = {.assignments = actions__approach__intruder_6__stairs_high__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__stairs_high__arguments[] = {SENTRY_INTRUDER_6, SENTRY_STAIRS_HIGH};
/* approach(intruder_6, vault_door): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__vault_door__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1ff7fff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == vault_door */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__vault_door__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__vault_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__vault_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000004000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__vault_door__effect = {.assignments = actions__approach__intruder_6__vault_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__vault_door__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__vault_door__own = {.assignments = actions__approach__intruder_6__vault_door__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__vault_door__arguments[] = {SENTRY_INTRUDER_6, SENTRY_VAULT_DOOR};
/* approach(intruder_6, vault_left): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__vault_left__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1feffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == vault_left */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__vault_left__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__vault_left__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__vault_left__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000008000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__vault_left__effect = {.assignments = actions__approach__intruder_6__vault_left__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__vault_left__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__vault_left__own = {.assignments = actions__approach__intruder_6__vault_left__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__vault_left__arguments[] = {SENTRY_INTRUDER_6, SENTRY_VAULT_LEFT};
/* approach(intruder_6, vault_right): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__vault_right__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1fdffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == vault_right */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__vault_right__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__vault_right__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__vault_right__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000010000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__vault_right__effect = {.assignments = actions__approach__intruder_6__vault_right__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__vault_right__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__vault_right__own = {.assignments = actions__approach__intruder_6__vault_right__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__vault_right__arguments[] = {SENTRY_INTRUDER_6, SENTRY_VAULT_RIGHT};
/* approach(intruder_6, vault_end): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__vault_end__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1fbffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == vault_end */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__vault_end__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__vault_end__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__vault_end__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000020000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__vault_end__effect = {.assignments = actions__approach__intruder_6__vault_end__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__vault_end__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__vault_end__own = {.assignments = actions__approach__intruder_6__vault_end__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__vault_end__arguments[] = {SENTRY_INTRUDER_6, SENTRY_VAULT_END};
/* approach(intruder_6, desk): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__desk__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1f7ffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == desk */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__desk__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__desk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__desk__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000040000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__desk__effect = {.assignments = actions__approach__intruder_6__desk__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__desk__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__desk__own = {.assignments = actions__approach__intruder_6__desk__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__desk__arguments[] = {SENTRY_INTRUDER_6, SENTRY_DESK};
/* approach(intruder_6, lockers): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__lockers__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1efffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == lockers */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__lockers__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__lockers__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__lockers__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000080000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__lockers__effect = {.assignments = actions__approach__intruder_6__lockers__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__lockers__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__lockers__own = {.assignments = actions__approach__intruder_6__lockers__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__lockers__arguments[] = {SENTRY_INTRUDER_6, SENTRY_LOCKERS};
/* approach(intruder_6, bell): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__bell__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1dfffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == bell */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__bell__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__bell__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__bell__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000100000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__bell__effect = {.assignments = actions__approach__intruder_6__bell__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__bell__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__bell__own = {.assignments = actions__approach__intruder_6__bell__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__bell__arguments[] = {SENTRY_INTRUDER_6, SENTRY_BELL};
/* approach(intruder_6, window): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__window__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1bfffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == window */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__window__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__window__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__window__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000200000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__window__effect = {.assignments = actions__approach__intruder_6__window__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__window__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__window__own = {.assignments = actions__approach__intruder_6__window__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__window__arguments[] = {SENTRY_INTRUDER_6, SENTRY_WINDOW};
/* approach(intruder_6, safe): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__safe__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x17fffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == safe */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__safe__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__safe__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__safe__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000400000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__safe__effect = {.assignments = actions__approach__intruder_6__safe__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__safe__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__safe__own = {.assignments = actions__approach__intruder_6__safe__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__safe__arguments[] = {SENTRY_INTRUDER_6, SENTRY_SAFE};
/* approach(intruder_6, back_door): visible(who), here = there */
static const GG_ROM gg_flag_test actions__approach__intruder_6__back_door__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0xffffff), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) == back_door */
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x0)}, /* not visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box actions__approach__intruder_6__back_door__precondition__boxes[] = {
    {.flags = actions__approach__intruder_6__back_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 3, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__approach__intruder_6__back_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbfffffff000000), .set = UINT64_C(0x40000000800000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__back_door__effect = {.assignments = actions__approach__intruder_6__back_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__approach__intruder_6__back_door__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800000)},
};
static const GG_ROM gg_effect actions__approach__intruder_6__back_door__own = {.assignments = actions__approach__intruder_6__back_door__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__approach__intruder_6__back_door__arguments[] = {SENTRY_INTRUDER_6, SENTRY_BACK_DOOR};
/* look_round(noise_1, gallery_1): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__gallery_1__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3fffffa000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == gallery_1 */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__gallery_1__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__gallery_1__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__gallery_1__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__gallery_1__effect = {.assignments = actions__look_round__noise_1__gallery_1__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__gallery_1__arguments[] = {SENTRY_NOISE_1, SENTRY_GALLERY_1};
/* look_round(noise_1, gallery_2): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__gallery_2__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3fffff6000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == gallery_2 */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__gallery_2__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__gallery_2__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__gallery_2__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__gallery_2__effect = {.assignments = actions__look_round__noise_1__gallery_2__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__gallery_2__arguments[] = {SENTRY_NOISE_1, SENTRY_GALLERY_2};
/* look_round(noise_1, gallery_3): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__gallery_3__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3ffffee000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == gallery_3 */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__gallery_3__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__gallery_3__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__gallery_3__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__gallery_3__effect = {.assignments = actions__look_round__noise_1__gallery_3__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__gallery_3__arguments[] = {SENTRY_NOISE_1, SENTRY_GALLERY_3};
/* look_round(noise_1, gallery_4): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__gallery_4__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3ffffde000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == gallery_4 */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__gallery_4__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__gallery_4__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__gallery_4__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__gallery_4__effect = {.assignments = actions__look_round__noise_1__gallery_4__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__gallery_4__arguments[] = {SENTRY_NOISE_1, SENTRY_GALLERY_4};
/* look_round(noise_1, gallery_5): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__gallery_5__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3ffffbe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == gallery_5 */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__gallery_5__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__gallery_5__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__gallery_5__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__gallery_5__effect = {.assignments = actions__look_round__noise_1__gallery_5__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__gallery_5__arguments[] = {SENTRY_NOISE_1, SENTRY_GALLERY_5};
/* look_round(noise_1, gallery_6): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__gallery_6__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3ffff7e000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == gallery_6 */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__gallery_6__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__gallery_6__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__gallery_6__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__gallery_6__effect = {.assignments = actions__look_round__noise_1__gallery_6__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__gallery_6__arguments[] = {SENTRY_NOISE_1, SENTRY_GALLERY_6};
/* look_round(noise_1, court_north): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__court_north__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3fffefe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == court_north */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__court_north__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__court_north__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__court_north__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__court_north__effect = {.assignments = actions__look_round__noise_1__court_north__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__court_north__arguments[] = {SENTRY_NOISE_1, SENTRY_COURT_NORTH};
/* look_round(noise_1, court_east): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__court_east__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3fffdfe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == court_east */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__court_east__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__court_east__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__court_east__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__court_east__effect = {.assignments = actions__look_round__noise_1__court_east__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__court_east__arguments[] = {SENTRY_NOISE_1, SENTRY_COURT_EAST};
/* look_round(noise_1, court_south): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__court_south__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3fffbfe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == court_south */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__court_south__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__court_south__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__court_south__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__court_south__effect = {.assignments = actions__look_round__noise_1__court_south__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__court_south__arguments[] = {SENTRY_NOISE_1, SENTRY_COURT_SOUTH};
/* look_round(noise_1, court_west): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__court_west__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3fff7fe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == court_west */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__court_west__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__court_west__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__court_west__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__court_west__effect = {.assignments = actions__look_round__noise_1__court_west__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__court_west__arguments[] = {SENTRY_NOISE_1, SENTRY_COURT_WEST};
/* look_round(noise_1, fountain): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__fountain__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3ffeffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == fountain */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__fountain__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__fountain__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__fountain__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__fountain__effect = {.assignments = actions__look_round__noise_1__fountain__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__fountain__arguments[] = {SENTRY_NOISE_1, SENTRY_FOUNTAIN};
/* look_round(noise_1, stairs_low): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__stairs_low__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3ffdffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == stairs_low */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__stairs_low__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__stairs_low__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__stairs_low__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__stairs_low__effect = {.assignments = actions__look_round__noise_1__stairs_low__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__stairs_low__arguments[] = {SENTRY_NOISE_1, SENTRY_STAIRS_LOW};
/* look_round(noise_1, stairs_middle): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__stairs_middle__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3ffbffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == stairs_middle */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__stairs_middle__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__stairs_middle__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__stairs_middle__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1000)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__stairs_middle__effect = {.assignments = actions__look_round__noise_1__stairs_middle__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__stairs_middle__arguments[] = {SENTRY_NOISE_1, SENTRY_STAIRS_MIDDLE};
/* look_round(noise_1, stairs_high): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__stairs_high__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3ff7ffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == stairs_high */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__stairs_high__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__stairs_high__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__stairs_high__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2000)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__stairs_high__effect = {.assignments = actions__look_round__noise_1__stairs_high__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__stairs_high__arguments[] = {SENTRY_NOISE_1, SENTRY_STAIRS_HIGH};
/* look_round(noise_1, vault_door): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__vault_door__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3fefffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == vault_door */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__vault_door__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__vault_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__vault_door__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4000)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__vault_door__effect = {.assignments = actions__look_round__noise_1__vault_door__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__vault_door__arguments[] = {SENTRY_NOISE_1, SENTRY_VAULT_DOOR};
/* look_round(noise_1, vault_left): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__vault_left__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3fdfffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == vault_left */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__vault_left__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__vault_left__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__vault_left__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8000)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__vault_left__effect = {.assignments = actions__look_round__noise_1__vault_left__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__vault_left__arguments[] = {SENTRY_NOISE_1, SENTRY_VAULT_LEFT};
/* look_round(noise_1, vault_right): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__vault_right__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3fbfffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == vault_right */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__vault_right__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__vault_right__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__vault_right__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10000)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__vault_right__effect = {.assignments = actions__look_round__noise_1__vault_right__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__vault_right__arguments[] = {SENTRY_NOISE_1, SENTRY_VAULT_RIGHT};
/* look_round(noise_1, vault_end): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__vault_end__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3f7fffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == vault_end */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__vault_end__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__vault_end__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__vault_end__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20000)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__vault_end__effect = {.assignments = actions__look_round__noise_1__vault_end__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__vault_end__arguments[] = {SENTRY_NOISE_1, SENTRY_VAULT_END};
/* look_round(noise_1, desk): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__desk__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3effffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == desk */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__desk__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__desk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__desk__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40000)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__desk__effect = {.assignments = actions__look_round__noise_1__desk__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__desk__arguments[] = {SENTRY_NOISE_1, SENTRY_DESK};
/* look_round(noise_1, lockers): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__lockers__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3dffffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == lockers */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__lockers__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__lockers__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__lockers__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80000)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__lockers__effect = {.assignments = actions__look_round__noise_1__lockers__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__lockers__arguments[] = {SENTRY_NOISE_1, SENTRY_LOCKERS};
/* look_round(noise_1, bell): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__bell__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3bffffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == bell */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__bell__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__bell__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__bell__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100000)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__bell__effect = {.assignments = actions__look_round__noise_1__bell__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__bell__arguments[] = {SENTRY_NOISE_1, SENTRY_BELL};
/* look_round(noise_1, window): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__window__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x37ffffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == window */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__window__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__window__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__window__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200000)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__window__effect = {.assignments = actions__look_round__noise_1__window__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__window__arguments[] = {SENTRY_NOISE_1, SENTRY_WINDOW};
/* look_round(noise_1, safe): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__safe__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x2fffffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == safe */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__safe__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__safe__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__safe__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400000)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__safe__effect = {.assignments = actions__look_round__noise_1__safe__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__safe__arguments[] = {SENTRY_NOISE_1, SENTRY_SAFE};
/* look_round(noise_1, back_door): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_1__back_door__precondition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x1fffffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == back_door */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box actions__look_round__noise_1__back_door__precondition__boxes[] = {
    {.flags = actions__look_round__noise_1__back_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_1__back_door__effect__assignments[] = {
    {.word = 3, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800000)},
};
static const GG_ROM gg_effect actions__look_round__noise_1__back_door__effect = {.assignments = actions__look_round__noise_1__back_door__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_1__back_door__arguments[] = {SENTRY_NOISE_1, SENTRY_BACK_DOOR};
/* look_round(noise_2, gallery_1): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__gallery_1__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1fffffd), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == gallery_1 */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__gallery_1__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__gallery_1__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__gallery_1__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__gallery_1__effect = {.assignments = actions__look_round__noise_2__gallery_1__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__gallery_1__arguments[] = {SENTRY_NOISE_2, SENTRY_GALLERY_1};
/* look_round(noise_2, gallery_2): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__gallery_2__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1fffffb), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == gallery_2 */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__gallery_2__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__gallery_2__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__gallery_2__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__gallery_2__effect = {.assignments = actions__look_round__noise_2__gallery_2__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__gallery_2__arguments[] = {SENTRY_NOISE_2, SENTRY_GALLERY_2};
/* look_round(noise_2, gallery_3): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__gallery_3__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1fffff7), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == gallery_3 */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__gallery_3__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__gallery_3__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__gallery_3__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__gallery_3__effect = {.assignments = actions__look_round__noise_2__gallery_3__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__gallery_3__arguments[] = {SENTRY_NOISE_2, SENTRY_GALLERY_3};
/* look_round(noise_2, gallery_4): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__gallery_4__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1ffffef), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == gallery_4 */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__gallery_4__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__gallery_4__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__gallery_4__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__gallery_4__effect = {.assignments = actions__look_round__noise_2__gallery_4__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__gallery_4__arguments[] = {SENTRY_NOISE_2, SENTRY_GALLERY_4};
/* look_round(noise_2, gallery_5): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__gallery_5__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1ffffdf), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == gallery_5 */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__gallery_5__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__gallery_5__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__gallery_5__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__gallery_5__effect = {.assignments = actions__look_round__noise_2__gallery_5__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__gallery_5__arguments[] = {SENTRY_NOISE_2, SENTRY_GALLERY_5};
/* look_round(noise_2, gallery_6): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__gallery_6__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1ffffbf), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == gallery_6 */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__gallery_6__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__gallery_6__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__gallery_6__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__gallery_6__effect = {.assignments = actions__look_round__noise_2__gallery_6__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__gallery_6__arguments[] = {SENTRY_NOISE_2, SENTRY_GALLERY_6};
/* look_round(noise_2, court_north): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__court_north__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1ffff7f), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == court_north */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__court_north__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__court_north__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__court_north__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__court_north__effect = {.assignments = actions__look_round__noise_2__court_north__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__court_north__arguments[] = {SENTRY_NOISE_2, SENTRY_COURT_NORTH};
/* look_round(noise_2, court_east): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__court_east__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1fffeff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == court_east */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__court_east__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__court_east__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__court_east__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__court_east__effect = {.assignments = actions__look_round__noise_2__court_east__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__court_east__arguments[] = {SENTRY_NOISE_2, SENTRY_COURT_EAST};
/* look_round(noise_2, court_south): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__court_south__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1fffdff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == court_south */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__court_south__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__court_south__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__court_south__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__court_south__effect = {.assignments = actions__look_round__noise_2__court_south__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__court_south__arguments[] = {SENTRY_NOISE_2, SENTRY_COURT_SOUTH};
/* look_round(noise_2, court_west): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__court_west__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1fffbff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == court_west */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__court_west__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__court_west__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__court_west__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__court_west__effect = {.assignments = actions__look_round__noise_2__court_west__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__court_west__arguments[] = {SENTRY_NOISE_2, SENTRY_COURT_WEST};
/* look_round(noise_2, fountain): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__fountain__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1fff7ff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == fountain */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__fountain__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__fountain__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__fountain__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__fountain__effect = {.assignments = actions__look_round__noise_2__fountain__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__fountain__arguments[] = {SENTRY_NOISE_2, SENTRY_FOUNTAIN};
/* look_round(noise_2, stairs_low): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__stairs_low__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1ffefff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == stairs_low */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__stairs_low__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__stairs_low__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__stairs_low__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__stairs_low__effect = {.assignments = actions__look_round__noise_2__stairs_low__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__stairs_low__arguments[] = {SENTRY_NOISE_2, SENTRY_STAIRS_LOW};
/* look_round(noise_2, stairs_middle): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__stairs_middle__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1ffdfff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == stairs_middle */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__stairs_middle__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__stairs_middle__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__stairs_middle__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1000)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__stairs_middle__effect = {.assignments = actions__look_round__noise_2__stairs_middle__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__stairs_middle__arguments[] = {SENTRY_NOISE_2, SENTRY_STAIRS_MIDDLE};
/* look_round(noise_2, stairs_high): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__stairs_high__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1ffbfff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == stairs_high */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__stairs_high__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__stairs_high__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__stairs_high__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2000)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__stairs_high__effect = {.assignments = actions__look_round__noise_2__stairs_high__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__stairs_high__arguments[] = {SENTRY_NOISE_2, SENTRY_STAIRS_HIGH};
/* look_round(noise_2, vault_door): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__vault_door__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1ff7fff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == vault_door */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__vault_door__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__vault_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__vault_door__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4000)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__vault_door__effect = {.assignments = actions__look_round__noise_2__vault_door__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__vault_door__arguments[] = {SENTRY_NOISE_2, SENTRY_VAULT_DOOR};
/* look_round(noise_2, vault_left): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__vault_left__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1feffff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == vault_left */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__vault_left__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__vault_left__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__vault_left__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8000)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__vault_left__effect = {.assignments = actions__look_round__noise_2__vault_left__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__vault_left__arguments[] = {SENTRY_NOISE_2, SENTRY_VAULT_LEFT};
/* look_round(noise_2, vault_right): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__vault_right__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1fdffff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == vault_right */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__vault_right__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__vault_right__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__vault_right__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10000)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__vault_right__effect = {.assignments = actions__look_round__noise_2__vault_right__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__vault_right__arguments[] = {SENTRY_NOISE_2, SENTRY_VAULT_RIGHT};
/* look_round(noise_2, vault_end): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__vault_end__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1fbffff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == vault_end */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__vault_end__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__vault_end__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__vault_end__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20000)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__vault_end__effect = {.assignments = actions__look_round__noise_2__vault_end__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__vault_end__arguments[] = {SENTRY_NOISE_2, SENTRY_VAULT_END};
/* look_round(noise_2, desk): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__desk__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1f7ffff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == desk */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__desk__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__desk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__desk__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40000)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__desk__effect = {.assignments = actions__look_round__noise_2__desk__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__desk__arguments[] = {SENTRY_NOISE_2, SENTRY_DESK};
/* look_round(noise_2, lockers): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__lockers__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1efffff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == lockers */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__lockers__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__lockers__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__lockers__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80000)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__lockers__effect = {.assignments = actions__look_round__noise_2__lockers__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__lockers__arguments[] = {SENTRY_NOISE_2, SENTRY_LOCKERS};
/* look_round(noise_2, bell): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__bell__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1dfffff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == bell */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__bell__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__bell__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__bell__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100000)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__bell__effect = {.assignments = actions__look_round__noise_2__bell__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__bell__arguments[] = {SENTRY_NOISE_2, SENTRY_BELL};
/* look_round(noise_2, window): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__window__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1bfffff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == window */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__window__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__window__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__window__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200000)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__window__effect = {.assignments = actions__look_round__noise_2__window__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__window__arguments[] = {SENTRY_NOISE_2, SENTRY_WINDOW};
/* look_round(noise_2, safe): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__safe__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x17fffff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == safe */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__safe__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__safe__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__safe__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400000)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__safe__effect = {.assignments = actions__look_round__noise_2__safe__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__safe__arguments[] = {SENTRY_NOISE_2, SENTRY_SAFE};
/* look_round(noise_2, back_door): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_2__back_door__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0xffffff), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == back_door */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box actions__look_round__noise_2__back_door__precondition__boxes[] = {
    {.flags = actions__look_round__noise_2__back_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_2__back_door__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffffffffe000000), .set = UINT64_C(0x1)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800000)},
};
static const GG_ROM gg_effect actions__look_round__noise_2__back_door__effect = {.assignments = actions__look_round__noise_2__back_door__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_2__back_door__arguments[] = {SENTRY_NOISE_2, SENTRY_BACK_DOOR};
/* look_round(noise_3, gallery_1): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__gallery_1__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3fffffa000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == gallery_1 */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__gallery_1__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__gallery_1__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__gallery_1__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__gallery_1__effect = {.assignments = actions__look_round__noise_3__gallery_1__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__gallery_1__arguments[] = {SENTRY_NOISE_3, SENTRY_GALLERY_1};
/* look_round(noise_3, gallery_2): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__gallery_2__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3fffff6000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == gallery_2 */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__gallery_2__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__gallery_2__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__gallery_2__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__gallery_2__effect = {.assignments = actions__look_round__noise_3__gallery_2__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__gallery_2__arguments[] = {SENTRY_NOISE_3, SENTRY_GALLERY_2};
/* look_round(noise_3, gallery_3): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__gallery_3__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3ffffee000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == gallery_3 */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__gallery_3__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__gallery_3__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__gallery_3__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__gallery_3__effect = {.assignments = actions__look_round__noise_3__gallery_3__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__gallery_3__arguments[] = {SENTRY_NOISE_3, SENTRY_GALLERY_3};
/* look_round(noise_3, gallery_4): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__gallery_4__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3ffffde000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == gallery_4 */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__gallery_4__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__gallery_4__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__gallery_4__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__gallery_4__effect = {.assignments = actions__look_round__noise_3__gallery_4__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__gallery_4__arguments[] = {SENTRY_NOISE_3, SENTRY_GALLERY_4};
/* look_round(noise_3, gallery_5): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__gallery_5__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3ffffbe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == gallery_5 */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__gallery_5__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__gallery_5__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__gallery_5__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__gallery_5__effect = {.assignments = actions__look_round__noise_3__gallery_5__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__gallery_5__arguments[] = {SENTRY_NOISE_3, SENTRY_GALLERY_5};
/* look_round(noise_3, gallery_6): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__gallery_6__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3ffff7e000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == gallery_6 */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__gallery_6__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__gallery_6__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__gallery_6__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__gallery_6__effect = {.assignments = actions__look_round__noise_3__gallery_6__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__gallery_6__arguments[] = {SENTRY_NOISE_3, SENTRY_GALLERY_6};
/* look_round(noise_3, court_north): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__court_north__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3fffefe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == court_north */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__court_north__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__court_north__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__court_north__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__court_north__effect = {.assignments = actions__look_round__noise_3__court_north__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__court_north__arguments[] = {SENTRY_NOISE_3, SENTRY_COURT_NORTH};
/* look_round(noise_3, court_east): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__court_east__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3fffdfe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == court_east */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__court_east__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__court_east__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__court_east__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__court_east__effect = {.assignments = actions__look_round__noise_3__court_east__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__court_east__arguments[] = {SENTRY_NOISE_3, SENTRY_COURT_EAST};
/* look_round(noise_3, court_south): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__court_south__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3fffbfe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == court_south */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__court_south__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__court_south__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__court_south__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__court_south__effect = {.assignments = actions__look_round__noise_3__court_south__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__court_south__arguments[] = {SENTRY_NOISE_3, SENTRY_COURT_SOUTH};
/* look_round(noise_3, court_west): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__court_west__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3fff7fe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == court_west */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__court_west__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__court_west__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__court_west__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__court_west__effect = {.assignments = actions__look_round__noise_3__court_west__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__court_west__arguments[] = {SENTRY_NOISE_3, SENTRY_COURT_WEST};
/* look_round(noise_3, fountain): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__fountain__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3ffeffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == fountain */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__fountain__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__fountain__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__fountain__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__fountain__effect = {.assignments = actions__look_round__noise_3__fountain__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__fountain__arguments[] = {SENTRY_NOISE_3, SENTRY_FOUNTAIN};
/* look_round(noise_3, stairs_low): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__stairs_low__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3ffdffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == stairs_low */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__stairs_low__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__stairs_low__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__stairs_low__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__stairs_low__effect = {.assignments = actions__look_round__noise_3__stairs_low__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__stairs_low__arguments[] = {SENTRY_NOISE_3, SENTRY_STAIRS_LOW};
/* look_round(noise_3, stairs_middle): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__stairs_middle__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3ffbffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == stairs_middle */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__stairs_middle__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__stairs_middle__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__stairs_middle__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1000)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__stairs_middle__effect = {.assignments = actions__look_round__noise_3__stairs_middle__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__stairs_middle__arguments[] = {SENTRY_NOISE_3, SENTRY_STAIRS_MIDDLE};
/* look_round(noise_3, stairs_high): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__stairs_high__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3ff7ffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == stairs_high */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__stairs_high__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__stairs_high__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__stairs_high__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2000)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__stairs_high__effect = {.assignments = actions__look_round__noise_3__stairs_high__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__stairs_high__arguments[] = {SENTRY_NOISE_3, SENTRY_STAIRS_HIGH};
/* look_round(noise_3, vault_door): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__vault_door__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3fefffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == vault_door */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__vault_door__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__vault_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__vault_door__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4000)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__vault_door__effect = {.assignments = actions__look_round__noise_3__vault_door__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__vault_door__arguments[] = {SENTRY_NOISE_3, SENTRY_VAULT_DOOR};
/* look_round(noise_3, vault_left): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__vault_left__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3fdfffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == vault_left */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__vault_left__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__vault_left__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__vault_left__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8000)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__vault_left__effect = {.assignments = actions__look_round__noise_3__vault_left__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__vault_left__arguments[] = {SENTRY_NOISE_3, SENTRY_VAULT_LEFT};
/* look_round(noise_3, vault_right): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__vault_right__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3fbfffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == vault_right */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__vault_right__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__vault_right__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__vault_right__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10000)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__vault_right__effect = {.assignments = actions__look_round__noise_3__vault_right__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__vault_right__arguments[] = {SENTRY_NOISE_3, SENTRY_VAULT_RIGHT};
/* look_round(noise_3, vault_end): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__vault_end__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3f7fffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == vault_end */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__vault_end__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__vault_end__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__vault_end__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20000)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__vault_end__effect = {.assignments = actions__look_round__noise_3__vault_end__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__vault_end__arguments[] = {SENTRY_NOISE_3, SENTRY_VAULT_END};
/* look_round(noise_3, desk): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__desk__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3effffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == desk */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__desk__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__desk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__desk__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40000)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__desk__effect = {.assignments = actions__look_round__noise_3__desk__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__desk__arguments[] = {SENTRY_NOISE_3, SENTRY_DESK};
/* look_round(noise_3, lockers): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__lockers__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3dffffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == lockers */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__lockers__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__lockers__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__lockers__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80000)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__lockers__effect = {.assignments = actions__look_round__noise_3__lockers__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__lockers__arguments[] = {SENTRY_NOISE_3, SENTRY_LOCKERS};
/* look_round(noise_3, bell): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__bell__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3bffffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == bell */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__bell__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__bell__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__bell__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100000)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__bell__effect = {.assignments = actions__look_round__noise_3__bell__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__bell__arguments[] = {SENTRY_NOISE_3, SENTRY_BELL};
/* look_round(noise_3, window): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__window__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x37ffffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == window */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__window__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__window__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__window__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200000)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__window__effect = {.assignments = actions__look_round__noise_3__window__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__window__arguments[] = {SENTRY_NOISE_3, SENTRY_WINDOW};
/* look_round(noise_3, safe): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__safe__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x2fffffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == safe */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__safe__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__safe__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__safe__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400000)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__safe__effect = {.assignments = actions__look_round__noise_3__safe__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__safe__arguments[] = {SENTRY_NOISE_3, SENTRY_SAFE};
/* look_round(noise_3, back_door): heard_at(what) = nowhere, here = there */
static const GG_ROM gg_flag_test actions__look_round__noise_3__back_door__precondition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1fffffe000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == back_door */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box actions__look_round__noise_3__back_door__precondition__boxes[] = {
    {.flags = actions__look_round__noise_3__back_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 2, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__look_round__noise_3__back_door__effect__assignments[] = {
    {.word = 4, .keep = UINT64_C(0xfffc000001ffffff), .set = UINT64_C(0x2000000)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800000)},
};
static const GG_ROM gg_effect actions__look_round__noise_3__back_door__effect = {.assignments = actions__look_round__noise_3__back_door__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
static const GG_ROM uint16_t actions__look_round__noise_3__back_door__arguments[] = {SENTRY_NOISE_3, SENTRY_BACK_DOOR};
/* fetch_darts: darts = 3, here = lockers */
static const GG_ROM gg_range_test actions__fetch_darts__precondition__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x0), .high = UINT64_C(0x350), .care = UINT64_C(0x3)}, /* darts == 0 */
};
static const GG_ROM gg_box actions__fetch_darts__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__fetch_darts__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__fetch_darts__effect__assignments[] = {
    {.word = 5, .keep = UINT64_C(0xfffffffffffffffc), .set = UINT64_C(0x3)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80000)},
};
static const GG_ROM gg_effect actions__fetch_darts__effect = {.assignments = actions__fetch_darts__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
/* ring: alarm, here = bell */
static const GG_ROM gg_flag_test actions__ring__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x4000000000000000), .want = UINT64_C(0x0)}, /* not alarm */
};
static const GG_ROM gg_box actions__ring__precondition__boxes[] = {
    {.flags = actions__ring__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__ring__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xbfffffffff000000), .set = UINT64_C(0x4000000000100000)},
};
static const GG_ROM gg_effect actions__ring__effect = {.assignments = actions__ring__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__ring__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100000)},
};
static const GG_ROM gg_effect actions__ring__own = {.assignments = actions__ring__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_assignment actions__ring__world__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xbfffffffffffffff), .set = UINT64_C(0x4000000000000000)},
};
static const GG_ROM gg_effect actions__ring__world = {.assignments = actions__ring__world__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* bandage: hurt -= 1, here = desk */
static const GG_ROM gg_range_test actions__bandage__precondition__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x100), .high = UINT64_C(0x353), .care = UINT64_C(0x300)}, /* hurt >= 1 */
};
static const GG_ROM gg_box actions__bandage__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__bandage__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__bandage__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40000)},
};
static const GG_ROM gg_addition actions__bandage__effect__additions[] = {
    {.fact = 26, .amount = -1}, /* hurt */
};
static const GG_ROM gg_effect actions__bandage__effect = {.assignments = actions__bandage__effect__assignments,
     .additions = actions__bandage__effect__additions, .assignment_count = 1, .addition_count = 1};
static const GG_ROM gg_assignment actions__bandage__own__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40000)},
};
static const GG_ROM gg_effect actions__bandage__own = {.assignments = actions__bandage__own__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
/* drink_coffee: awake = 10, here = desk */
static const GG_ROM gg_range_test actions__drink_coffee__precondition__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x0), .high = UINT64_C(0x33b), .care = UINT64_C(0x78)}, /* awake <= 7 */
};
static const GG_ROM gg_box actions__drink_coffee__precondition__boxes[] = {
    {.flags = NULL, .ranges = actions__drink_coffee__precondition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drink_coffee__effect__assignments[] = {
    {.word = 5, .keep = UINT64_C(0xffffffffffffff87), .set = UINT64_C(0x50)},
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40000)},
};
static const GG_ROM gg_effect actions__drink_coffee__effect = {.assignments = actions__drink_coffee__effect__assignments,
     .additions = NULL, .assignment_count = 2, .addition_count = 0};
/* pass(gallery_1): here = by */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__pass__gallery_1__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__pass__gallery_1__effect = {.assignments = actions__pass__gallery_1__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__gallery_1__arguments[] = {SENTRY_GALLERY_1};
/* pass(gallery_2): here = by */
static const GG_ROM gg_assignment actions__pass__gallery_2__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__pass__gallery_2__effect = {.assignments = actions__pass__gallery_2__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__gallery_2__arguments[] = {SENTRY_GALLERY_2};
/* pass(gallery_3): here = by */
static const GG_ROM gg_assignment actions__pass__gallery_3__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__pass__gallery_3__effect = {.assignments = actions__pass__gallery_3__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__gallery_3__arguments[] = {SENTRY_GALLERY_3};
/* pass(gallery_4): here = by */
static const GG_ROM gg_assignment actions__pass__gallery_4__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__pass__gallery_4__effect = {.assignments = actions__pass__gallery_4__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__gallery_4__arguments[] = {SENTRY_GALLERY_4};
/* pass(gallery_5): here = by */
static const GG_ROM gg_assignment actions__pass__gallery_5__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_effect actions__pass__gallery_5__effect = {.assignments = actions__pass__gallery_5__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__gallery_5__arguments[] = {SENTRY_GALLERY_5};
/* pass(gallery_6): here = by */
static const GG_ROM gg_assignment actions__pass__gallery_6__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_effect actions__pass__gallery_6__effect = {.assignments = actions__pass__gallery_6__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__gallery_6__arguments[] = {SENTRY_GALLERY_6};
/* pass(court_north): here = by */
static const GG_ROM gg_assignment actions__pass__court_north__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_effect actions__pass__court_north__effect = {.assignments = actions__pass__court_north__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__court_north__arguments[] = {SENTRY_COURT_NORTH};
/* pass(court_east): here = by */
static const GG_ROM gg_assignment actions__pass__court_east__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_effect actions__pass__court_east__effect = {.assignments = actions__pass__court_east__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__court_east__arguments[] = {SENTRY_COURT_EAST};
/* pass(court_south): here = by */
static const GG_ROM gg_assignment actions__pass__court_south__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__pass__court_south__effect = {.assignments = actions__pass__court_south__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__court_south__arguments[] = {SENTRY_COURT_SOUTH};
/* pass(court_west): here = by */
static const GG_ROM gg_assignment actions__pass__court_west__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_effect actions__pass__court_west__effect = {.assignments = actions__pass__court_west__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__court_west__arguments[] = {SENTRY_COURT_WEST};
/* pass(fountain): here = by */
static const GG_ROM gg_assignment actions__pass__fountain__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400)},
};
static const GG_ROM gg_effect actions__pass__fountain__effect = {.assignments = actions__pass__fountain__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__fountain__arguments[] = {SENTRY_FOUNTAIN};
/* pass(stairs_low): here = by */
static const GG_ROM gg_assignment actions__pass__stairs_low__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800)},
};
static const GG_ROM gg_effect actions__pass__stairs_low__effect = {.assignments = actions__pass__stairs_low__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__stairs_low__arguments[] = {SENTRY_STAIRS_LOW};
/* pass(stairs_middle): here = by */
static const GG_ROM gg_assignment actions__pass__stairs_middle__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x1000)},
};
static const GG_ROM gg_effect actions__pass__stairs_middle__effect = {.assignments = actions__pass__stairs_middle__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__stairs_middle__arguments[] = {SENTRY_STAIRS_MIDDLE};
/* pass(stairs_high): here = by */
static const GG_ROM gg_assignment actions__pass__stairs_high__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x2000)},
};
static const GG_ROM gg_effect actions__pass__stairs_high__effect = {.assignments = actions__pass__stairs_high__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__stairs_high__arguments[] = {SENTRY_STAIRS_HIGH};
/* pass(vault_door): here = by */
static const GG_ROM gg_assignment actions__pass__vault_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x4000)},
};
static const GG_ROM gg_effect actions__pass__vault_door__effect = {.assignments = actions__pass__vault_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__vault_door__arguments[] = {SENTRY_VAULT_DOOR};
/* pass(vault_left): here = by */
static const GG_ROM gg_assignment actions__pass__vault_left__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x8000)},
};
static const GG_ROM gg_effect actions__pass__vault_left__effect = {.assignments = actions__pass__vault_left__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__vault_left__arguments[] = {SENTRY_VAULT_LEFT};
/* pass(vault_right): here = by */
static const GG_ROM gg_assignment actions__pass__vault_right__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x10000)},
};
static const GG_ROM gg_effect actions__pass__vault_right__effect = {.assignments = actions__pass__vault_right__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__vault_right__arguments[] = {SENTRY_VAULT_RIGHT};
/* pass(vault_end): here = by */
static const GG_ROM gg_assignment actions__pass__vault_end__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x20000)},
};
static const GG_ROM gg_effect actions__pass__vault_end__effect = {.assignments = actions__pass__vault_end__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__vault_end__arguments[] = {SENTRY_VAULT_END};
/* pass(desk): here = by */
static const GG_ROM gg_assignment actions__pass__desk__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x40000)},
};
static const GG_ROM gg_effect actions__pass__desk__effect = {.assignments = actions__pass__desk__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__desk__arguments[] = {SENTRY_DESK};
/* pass(lockers): here = by */
static const GG_ROM gg_assignment actions__pass__lockers__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x80000)},
};
static const GG_ROM gg_effect actions__pass__lockers__effect = {.assignments = actions__pass__lockers__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__lockers__arguments[] = {SENTRY_LOCKERS};
/* pass(bell): here = by */
static const GG_ROM gg_assignment actions__pass__bell__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x100000)},
};
static const GG_ROM gg_effect actions__pass__bell__effect = {.assignments = actions__pass__bell__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__bell__arguments[] = {SENTRY_BELL};
/* pass(window): here = by */
static const GG_ROM gg_assignment actions__pass__window__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x200000)},
};
static const GG_ROM gg_effect actions__pass__window__effect = {.assignments = actions__pass__window__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__window__arguments[] = {SENTRY_WINDOW};
/* pass(safe): here = by */
static const GG_ROM gg_assignment actions__pass__safe__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x400000)},
};
static const GG_ROM gg_effect actions__pass__safe__effect = {.assignments = actions__pass__safe__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__safe__arguments[] = {SENTRY_SAFE};
/* pass(back_door): here = by */
static const GG_ROM gg_assignment actions__pass__back_door__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffffffffff000000), .set = UINT64_C(0x800000)},
};
static const GG_ROM gg_effect actions__pass__back_door__effect = {.assignments = actions__pass__back_door__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__pass__back_door__arguments[] = {SENTRY_BACK_DOOR};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__shoot__intruder_1__precondition__boxes, .count = 1},
     .effect = &actions__shoot__intruder_1__effect, .own = &actions__shoot__intruder_1__own,
     .world = &actions__shoot__intruder_1__world, .duration = 800, .timeout = 0, .cost = 1,
     .source_index = SENTRY_ACTION_SHOOT, .procedural = GG_NONE, .dynamic_cost = 0,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__shoot__intruder_1__arguments}, /* shoot(intruder_1): darts >= 1, not caught(who), visible(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__shoot__intruder_2__precondition__boxes, .count = 1},
     .effect = &actions__shoot__intruder_2__effect, .own = &actions__shoot__intruder_2__own,
     .world = &actions__shoot__intruder_2__world, .duration = 800, .timeout = 0, .cost = 1,
     .source_index = SENTRY_ACTION_SHOOT, .procedural = GG_NONE, .dynamic_cost = 1,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__shoot__intruder_2__arguments}, /* shoot(intruder_2): darts >= 1, not caught(who), visible(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__shoot__intruder_3__precondition__boxes, .count = 1},
     .effect = &actions__shoot__intruder_3__effect, .own = &actions__shoot__intruder_3__own,
     .world = &actions__shoot__intruder_3__world, .duration = 800, .timeout = 0, .cost = 1,
     .source_index = SENTRY_ACTION_SHOOT, .procedural = GG_NONE, .dynamic_cost = 2,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__shoot__intruder_3__arguments}, /* shoot(intruder_3): darts >= 1, not caught(who), visible(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__shoot__intruder_4__precondition__boxes, .count = 1},
     .effect = &actions__shoot__intruder_4__effect, .own = &actions__shoot__intruder_4__own,
     .world = &actions__shoot__intruder_4__world, .duration = 800, .timeout = 0, .cost = 1,
     .source_index = SENTRY_ACTION_SHOOT, .procedural = GG_NONE, .dynamic_cost = 3,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__shoot__intruder_4__arguments}, /* shoot(intruder_4): darts >= 1, not caught(who), visible(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__shoot__intruder_5__precondition__boxes, .count = 1},
     .effect = &actions__shoot__intruder_5__effect, .own = &actions__shoot__intruder_5__own,
     .world = &actions__shoot__intruder_5__world, .duration = 800, .timeout = 0, .cost = 1,
     .source_index = SENTRY_ACTION_SHOOT, .procedural = GG_NONE, .dynamic_cost = 4,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__shoot__intruder_5__arguments}, /* shoot(intruder_5): darts >= 1, not caught(who), visible(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__shoot__intruder_6__precondition__boxes, .count = 1},
     .effect = &actions__shoot__intruder_6__effect, .own = &actions__shoot__intruder_6__own,
     .world = &actions__shoot__intruder_6__world, .duration = 800, .timeout = 0, .cost = 1,
     .source_index = SENTRY_ACTION_SHOOT, .procedural = GG_NONE, .dynamic_cost = 5,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__shoot__intruder_6__arguments}, /* shoot(intruder_6): darts >= 1, not caught(who), visible(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__gallery_1__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__gallery_1__effect,
     .own = &actions__approach__intruder_1__gallery_1__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 6, .begins_at = 0, .ends_at = 0, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__gallery_1__arguments}, /* approach(intruder_1, gallery_1): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__gallery_2__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__gallery_2__effect,
     .own = &actions__approach__intruder_1__gallery_2__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 7, .begins_at = 1, .ends_at = 1, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__gallery_2__arguments}, /* approach(intruder_1, gallery_2): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__gallery_3__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__gallery_3__effect,
     .own = &actions__approach__intruder_1__gallery_3__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 8, .begins_at = 2, .ends_at = 2, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__gallery_3__arguments}, /* approach(intruder_1, gallery_3): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__gallery_4__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__gallery_4__effect,
     .own = &actions__approach__intruder_1__gallery_4__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 9, .begins_at = 3, .ends_at = 3, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__gallery_4__arguments}, /* approach(intruder_1, gallery_4): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__gallery_5__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__gallery_5__effect,
     .own = &actions__approach__intruder_1__gallery_5__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 10, .begins_at = 4, .ends_at = 4, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__gallery_5__arguments}, /* approach(intruder_1, gallery_5): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__gallery_6__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__gallery_6__effect,
     .own = &actions__approach__intruder_1__gallery_6__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 11, .begins_at = 5, .ends_at = 5, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__gallery_6__arguments}, /* approach(intruder_1, gallery_6): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__court_north__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__court_north__effect,
     .own = &actions__approach__intruder_1__court_north__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 12, .begins_at = 6, .ends_at = 6, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__court_north__arguments}, /* approach(intruder_1, court_north): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__court_east__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__court_east__effect,
     .own = &actions__approach__intruder_1__court_east__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 13, .begins_at = 7, .ends_at = 7, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__court_east__arguments}, /* approach(intruder_1, court_east): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__court_south__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__court_south__effect,
     .own = &actions__approach__intruder_1__court_south__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 14, .begins_at = 8, .ends_at = 8, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__court_south__arguments}, /* approach(intruder_1, court_south): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__court_west__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__court_west__effect,
     .own = &actions__approach__intruder_1__court_west__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 15, .begins_at = 9, .ends_at = 9, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__court_west__arguments}, /* approach(intruder_1, court_west): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__fountain__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__fountain__effect,
     .own = &actions__approach__intruder_1__fountain__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 16, .begins_at = 10, .ends_at = 10, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__fountain__arguments}, /* approach(intruder_1, fountain): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__stairs_low__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__stairs_low__effect,
     .own = &actions__approach__intruder_1__stairs_low__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 17, .begins_at = 11, .ends_at = 11, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__stairs_low__arguments}, /* approach(intruder_1, stairs_low): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__stairs_middle__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__stairs_middle__effect,
     .own = &actions__approach__intruder_1__stairs_middle__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 18, .begins_at = 12, .ends_at = 12, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__stairs_middle__arguments}, /* approach(intruder_1, stairs_middle): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__stairs_high__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__stairs_high__effect,
     .own = &actions__approach__intruder_1__stairs_high__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 19, .begins_at = 13, .ends_at = 13, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__stairs_high__arguments}, /* approach(intruder_1, stairs_high): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__vault_door__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__vault_door__effect,
     .own = &actions__approach__intruder_1__vault_door__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 20, .begins_at = 14, .ends_at = 14, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__vault_door__arguments}, /* approach(intruder_1, vault_door): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__vault_left__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__vault_left__effect,
     .own = &actions__approach__intruder_1__vault_left__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 21, .begins_at = 15, .ends_at = 15, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__vault_left__arguments}, /* approach(intruder_1, vault_left): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__vault_right__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__vault_right__effect,
     .own = &actions__approach__intruder_1__vault_right__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 22, .begins_at = 16, .ends_at = 16, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__vault_right__arguments}, /* approach(intruder_1, vault_right): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__vault_end__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__vault_end__effect,
     .own = &actions__approach__intruder_1__vault_end__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 23, .begins_at = 17, .ends_at = 17, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__vault_end__arguments}, /* approach(intruder_1, vault_end): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__desk__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__desk__effect,
     .own = &actions__approach__intruder_1__desk__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 24,
     .begins_at = 18, .ends_at = 18, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__desk__arguments}, /* approach(intruder_1, desk): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__lockers__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__lockers__effect,
     .own = &actions__approach__intruder_1__lockers__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 25, .begins_at = 19, .ends_at = 19, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__lockers__arguments}, /* approach(intruder_1, lockers): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__bell__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__bell__effect,
     .own = &actions__approach__intruder_1__bell__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 26,
     .begins_at = 20, .ends_at = 20, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__bell__arguments}, /* approach(intruder_1, bell): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__window__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__window__effect,
     .own = &actions__approach__intruder_1__window__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 27, .begins_at = 21, .ends_at = 21, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__window__arguments}, /* approach(intruder_1, window): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__safe__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__safe__effect,
     .own = &actions__approach__intruder_1__safe__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 28,
     .begins_at = 22, .ends_at = 22, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__safe__arguments}, /* approach(intruder_1, safe): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_1__back_door__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_1__back_door__effect,
     .own = &actions__approach__intruder_1__back_door__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 29, .begins_at = 23, .ends_at = 23, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_1__back_door__arguments}, /* approach(intruder_1, back_door): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__gallery_1__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__gallery_1__effect,
     .own = &actions__approach__intruder_2__gallery_1__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 30, .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__gallery_1__arguments}, /* approach(intruder_2, gallery_1): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__gallery_2__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__gallery_2__effect,
     .own = &actions__approach__intruder_2__gallery_2__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 31, .begins_at = 1, .ends_at = 1, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__gallery_2__arguments}, /* approach(intruder_2, gallery_2): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__gallery_3__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__gallery_3__effect,
     .own = &actions__approach__intruder_2__gallery_3__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 32, .begins_at = 2, .ends_at = 2, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__gallery_3__arguments}, /* approach(intruder_2, gallery_3): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__gallery_4__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__gallery_4__effect,
     .own = &actions__approach__intruder_2__gallery_4__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 33, .begins_at = 3, .ends_at = 3, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__gallery_4__arguments}, /* approach(intruder_2, gallery_4): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__gallery_5__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__gallery_5__effect,
     .own = &actions__approach__intruder_2__gallery_5__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 34, .begins_at = 4, .ends_at = 4, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__gallery_5__arguments}, /* approach(intruder_2, gallery_5): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__gallery_6__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__gallery_6__effect,
     .own = &actions__approach__intruder_2__gallery_6__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 35, .begins_at = 5, .ends_at = 5, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__gallery_6__arguments}, /* approach(intruder_2, gallery_6): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__court_north__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__court_north__effect,
     .own = &actions__approach__intruder_2__court_north__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 36, .begins_at = 6, .ends_at = 6, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__court_north__arguments}, /* approach(intruder_2, court_north): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__court_east__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__court_east__effect,
     .own = &actions__approach__intruder_2__court_east__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 37, .begins_at = 7, .ends_at = 7, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__court_east__arguments}, /* approach(intruder_2, court_east): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__court_south__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__court_south__effect,
     .own = &actions__approach__intruder_2__court_south__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 38, .begins_at = 8, .ends_at = 8, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__court_south__arguments}, /* approach(intruder_2, court_south): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__court_west__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__court_west__effect,
     .own = &actions__approach__intruder_2__court_west__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 39, .begins_at = 9, .ends_at = 9, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__court_west__arguments}, /* approach(intruder_2, court_west): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__fountain__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__fountain__effect,
     .own = &actions__approach__intruder_2__fountain__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 40, .begins_at = 10, .ends_at = 10, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__fountain__arguments}, /* approach(intruder_2, fountain): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__stairs_low__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__stairs_low__effect,
     .own = &actions__approach__intruder_2__stairs_low__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 41, .begins_at = 11, .ends_at = 11, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__stairs_low__arguments}, /* approach(intruder_2, stairs_low): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__stairs_middle__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__stairs_middle__effect,
     .own = &actions__approach__intruder_2__stairs_middle__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 42, .begins_at = 12, .ends_at = 12, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__stairs_middle__arguments}, /* approach(intruder_2, stairs_middle): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__stairs_high__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__stairs_high__effect,
     .own = &actions__approach__intruder_2__stairs_high__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 43, .begins_at = 13, .ends_at = 13, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__stairs_high__arguments}, /* approach(intruder_2, stairs_high): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__vault_door__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__vault_door__effect,
     .own = &actions__approach__intruder_2__vault_door__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 44, .begins_at = 14, .ends_at = 14, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__vault_door__arguments}, /* approach(intruder_2, vault_door): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__vault_left__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__vault_left__effect,
     .own = &actions__approach__intruder_2__vault_left__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 45, .begins_at = 15, .ends_at = 15, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__vault_left__arguments}, /* approach(intruder_2, vault_left): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__vault_right__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__vault_right__effect,
     .own = &actions__approach__intruder_2__vault_right__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 46, .begins_at = 16, .ends_at = 16, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__vault_right__arguments}, /* approach(intruder_2, vault_right): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__vault_end__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__vault_end__effect,
     .own = &actions__approach__intruder_2__vault_end__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 47, .begins_at = 17, .ends_at = 17, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__vault_end__arguments}, /* approach(intruder_2, vault_end): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__desk__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__desk__effect,
     .own = &actions__approach__intruder_2__desk__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 48,
     .begins_at = 18, .ends_at = 18, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__desk__arguments}, /* approach(intruder_2, desk): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__lockers__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__lockers__effect,
     .own = &actions__approach__intruder_2__lockers__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 49, .begins_at = 19, .ends_at = 19, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__lockers__arguments}, /* approach(intruder_2, lockers): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__bell__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__bell__effect,
     .own = &actions__approach__intruder_2__bell__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 50,
     .begins_at = 20, .ends_at = 20, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__bell__arguments}, /* approach(intruder_2, bell): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__window__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__window__effect,
     .own = &actions__approach__intruder_2__window__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 51, .begins_at = 21, .ends_at = 21, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__window__arguments}, /* approach(intruder_2, window): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__safe__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__safe__effect,
     .own = &actions__approach__intruder_2__safe__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 52,
     .begins_at = 22, .ends_at = 22, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__safe__arguments}, /* approach(intruder_2, safe): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_2__back_door__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_2__back_door__effect,
     .own = &actions__approach__intruder_2__back_door__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 53, .begins_at = 23, .ends_at = 23, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_2__back_door__arguments}, /* approach(intruder_2, back_door): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__gallery_1__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__gallery_1__effect,
     .own = &actions__approach__intruder_3__gallery_1__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 54, .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__gallery_1__arguments}, /* approach(intruder_3, gallery_1): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__gallery_2__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__gallery_2__effect,
     .own = &actions__approach__intruder_3__gallery_2__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 55, .begins_at = 1, .ends_at = 1, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__gallery_2__arguments}, /* approach(intruder_3, gallery_2): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__gallery_3__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__gallery_3__effect,
     .own = &actions__approach__intruder_3__gallery_3__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 56, .begins_at = 2, .ends_at = 2, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__gallery_3__arguments}, /* approach(intruder_3, gallery_3): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__gallery_4__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__gallery_4__effect,
     .own = &actions__approach__intruder_3__gallery_4__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 57, .begins_at = 3, .ends_at = 3, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__gallery_4__arguments}, /* approach(intruder_3, gallery_4): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__gallery_5__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__gallery_5__effect,
     .own = &actions__approach__intruder_3__gallery_5__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 58, .begins_at = 4, .ends_at = 4, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__gallery_5__arguments}, /* approach(intruder_3, gallery_5): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__gallery_6__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__gallery_6__effect,
     .own = &actions__approach__intruder_3__gallery_6__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 59, .begins_at = 5, .ends_at = 5, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__gallery_6__arguments}, /* approach(intruder_3, gallery_6): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__court_north__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__court_north__effect,
     .own = &actions__approach__intruder_3__court_north__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 60, .begins_at = 6, .ends_at = 6, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__court_north__arguments}, /* approach(intruder_3, court_north): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__court_east__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__court_east__effect,
     .own = &actions__approach__intruder_3__court_east__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 61, .begins_at = 7, .ends_at = 7, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__court_east__arguments}, /* approach(intruder_3, court_east): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__court_south__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__court_south__effect,
     .own = &actions__approach__intruder_3__court_south__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 62, .begins_at = 8, .ends_at = 8, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__court_south__arguments}, /* approach(intruder_3, court_south): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__court_west__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__court_west__effect,
     .own = &actions__approach__intruder_3__court_west__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 63, .begins_at = 9, .ends_at = 9, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__court_west__arguments}, /* approach(intruder_3, court_west): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__fountain__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__fountain__effect,
     .own = &actions__approach__intruder_3__fountain__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 64, .begins_at = 10, .ends_at = 10, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__fountain__arguments}, /* approach(intruder_3, fountain): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__stairs_low__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__stairs_low__effect,
     .own = &actions__approach__intruder_3__stairs_low__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 65, .begins_at = 11, .ends_at = 11, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__stairs_low__arguments}, /* approach(intruder_3, stairs_low): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__stairs_middle__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__stairs_middle__effect,
     .own = &actions__approach__intruder_3__stairs_middle__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 66, .begins_at = 12, .ends_at = 12, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__stairs_middle__arguments}, /* approach(intruder_3, stairs_middle): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__stairs_high__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__stairs_high__effect,
     .own = &actions__approach__intruder_3__stairs_high__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 67, .begins_at = 13, .ends_at = 13, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__stairs_high__arguments}, /* approach(intruder_3, stairs_high): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__vault_door__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__vault_door__effect,
     .own = &actions__approach__intruder_3__vault_door__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 68, .begins_at = 14, .ends_at = 14, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__vault_door__arguments}, /* approach(intruder_3, vault_door): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__vault_left__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__vault_left__effect,
     .own = &actions__approach__intruder_3__vault_left__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 69, .begins_at = 15, .ends_at = 15, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__vault_left__arguments}, /* approach(intruder_3, vault_left): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__vault_right__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__vault_right__effect,
     .own = &actions__approach__intruder_3__vault_right__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 70, .begins_at = 16, .ends_at = 16, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__vault_right__arguments}, /* approach(intruder_3, vault_right): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__vault_end__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__vault_end__effect,
     .own = &actions__approach__intruder_3__vault_end__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 71, .begins_at = 17, .ends_at = 17, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__vault_end__arguments}, /* approach(intruder_3, vault_end): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__desk__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__desk__effect,
     .own = &actions__approach__intruder_3__desk__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 72,
     .begins_at = 18, .ends_at = 18, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__desk__arguments}, /* approach(intruder_3, desk): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__lockers__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__lockers__effect,
     .own = &actions__approach__intruder_3__lockers__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 73, .begins_at = 19, .ends_at = 19, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__lockers__arguments}, /* approach(intruder_3, lockers): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__bell__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__bell__effect,
     .own = &actions__approach__intruder_3__bell__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 74,
     .begins_at = 20, .ends_at = 20, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__bell__arguments}, /* approach(intruder_3, bell): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__window__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__window__effect,
     .own = &actions__approach__intruder_3__window__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 75, .begins_at = 21, .ends_at = 21, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__window__arguments}, /* approach(intruder_3, window): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__safe__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__safe__effect,
     .own = &actions__approach__intruder_3__safe__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 76,
     .begins_at = 22, .ends_at = 22, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__safe__arguments}, /* approach(intruder_3, safe): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_3__back_door__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_3__back_door__effect,
     .own = &actions__approach__intruder_3__back_door__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 77, .begins_at = 23, .ends_at = 23, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_3__back_door__arguments}, /* approach(intruder_3, back_door): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__gallery_1__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__gallery_1__effect,
     .own = &actions__approach__intruder_4__gallery_1__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 78, .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__gallery_1__arguments}, /* approach(intruder_4, gallery_1): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__gallery_2__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__gallery_2__effect,
     .own = &actions__approach__intruder_4__gallery_2__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 79, .begins_at = 1, .ends_at = 1, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__gallery_2__arguments}, /* approach(intruder_4, gallery_2): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__gallery_3__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__gallery_3__effect,
     .own = &actions__approach__intruder_4__gallery_3__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 80, .begins_at = 2, .ends_at = 2, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__gallery_3__arguments}, /* approach(intruder_4, gallery_3): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__gallery_4__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__gallery_4__effect,
     .own = &actions__approach__intruder_4__gallery_4__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 81, .begins_at = 3, .ends_at = 3, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__gallery_4__arguments}, /* approach(intruder_4, gallery_4): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__gallery_5__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__gallery_5__effect,
     .own = &actions__approach__intruder_4__gallery_5__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 82, .begins_at = 4, .ends_at = 4, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__gallery_5__arguments}, /* approach(intruder_4, gallery_5): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__gallery_6__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__gallery_6__effect,
     .own = &actions__approach__intruder_4__gallery_6__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 83, .begins_at = 5, .ends_at = 5, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__gallery_6__arguments}, /* approach(intruder_4, gallery_6): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__court_north__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__court_north__effect,
     .own = &actions__approach__intruder_4__court_north__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 84, .begins_at = 6, .ends_at = 6, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__court_north__arguments}, /* approach(intruder_4, court_north): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__court_east__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__court_east__effect,
     .own = &actions__approach__intruder_4__court_east__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 85, .begins_at = 7, .ends_at = 7, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__court_east__arguments}, /* approach(intruder_4, court_east): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__court_south__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__court_south__effect,
     .own = &actions__approach__intruder_4__court_south__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 86, .begins_at = 8, .ends_at = 8, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__court_south__arguments}, /* approach(intruder_4, court_south): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__court_west__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__court_west__effect,
     .own = &actions__approach__intruder_4__court_west__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 87, .begins_at = 9, .ends_at = 9, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__court_west__arguments}, /* approach(intruder_4, court_west): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__fountain__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__fountain__effect,
     .own = &actions__approach__intruder_4__fountain__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 88, .begins_at = 10, .ends_at = 10, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__fountain__arguments}, /* approach(intruder_4, fountain): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__stairs_low__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__stairs_low__effect,
     .own = &actions__approach__intruder_4__stairs_low__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 89, .begins_at = 11, .ends_at = 11, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__stairs_low__arguments}, /* approach(intruder_4, stairs_low): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__stairs_middle__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__stairs_middle__effect,
     .own = &actions__approach__intruder_4__stairs_middle__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 90, .begins_at = 12, .ends_at = 12, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__stairs_middle__arguments}, /* approach(intruder_4, stairs_middle): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__stairs_high__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__stairs_high__effect,
     .own = &actions__approach__intruder_4__stairs_high__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 91, .begins_at = 13, .ends_at = 13, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__stairs_high__arguments}, /* approach(intruder_4, stairs_high): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__vault_door__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__vault_door__effect,
     .own = &actions__approach__intruder_4__vault_door__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 92, .begins_at = 14, .ends_at = 14, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__vault_door__arguments}, /* approach(intruder_4, vault_door): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__vault_left__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__vault_left__effect,
     .own = &actions__approach__intruder_4__vault_left__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 93, .begins_at = 15, .ends_at = 15, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__vault_left__arguments}, /* approach(intruder_4, vault_left): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__vault_right__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__vault_right__effect,
     .own = &actions__approach__intruder_4__vault_right__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 94, .begins_at = 16, .ends_at = 16, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__vault_right__arguments}, /* approach(intruder_4, vault_right): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__vault_end__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__vault_end__effect,
     .own = &actions__approach__intruder_4__vault_end__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 95, .begins_at = 17, .ends_at = 17, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__vault_end__arguments}, /* approach(intruder_4, vault_end): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__desk__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__desk__effect,
     .own = &actions__approach__intruder_4__desk__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 96,
     .begins_at = 18, .ends_at = 18, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__desk__arguments}, /* approach(intruder_4, desk): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__lockers__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__lockers__effect,
     .own = &actions__approach__intruder_4__lockers__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 97, .begins_at = 19, .ends_at = 19, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__lockers__arguments}, /* approach(intruder_4, lockers): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__bell__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__bell__effect,
     .own = &actions__approach__intruder_4__bell__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 98,
     .begins_at = 20, .ends_at = 20, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__bell__arguments}, /* approach(intruder_4, bell): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__window__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__window__effect,
     .own = &actions__approach__intruder_4__window__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 99, .begins_at = 21, .ends_at = 21, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__window__arguments}, /* approach(intruder_4, window): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__safe__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__safe__effect,
     .own = &actions__approach__intruder_4__safe__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 100,
     .begins_at = 22, .ends_at = 22, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__safe__arguments}, /* approach(intruder_4, safe): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_4__back_door__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_4__back_door__effect,
     .own = &actions__approach__intruder_4__back_door__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 101, .begins_at = 23, .ends_at = 23, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_4__back_door__arguments}, /* approach(intruder_4, back_door): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__gallery_1__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__gallery_1__effect,
     .own = &actions__approach__intruder_5__gallery_1__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 102, .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__gallery_1__arguments}, /* approach(intruder_5, gallery_1): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__gallery_2__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__gallery_2__effect,
     .own = &actions__approach__intruder_5__gallery_2__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 103, .begins_at = 1, .ends_at = 1, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__gallery_2__arguments}, /* approach(intruder_5, gallery_2): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__gallery_3__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__gallery_3__effect,
     .own = &actions__approach__intruder_5__gallery_3__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 104, .begins_at = 2, .ends_at = 2, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__gallery_3__arguments}, /* approach(intruder_5, gallery_3): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__gallery_4__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__gallery_4__effect,
     .own = &actions__approach__intruder_5__gallery_4__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 105, .begins_at = 3, .ends_at = 3, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__gallery_4__arguments}, /* approach(intruder_5, gallery_4): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__gallery_5__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__gallery_5__effect,
     .own = &actions__approach__intruder_5__gallery_5__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 106, .begins_at = 4, .ends_at = 4, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__gallery_5__arguments}, /* approach(intruder_5, gallery_5): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__gallery_6__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__gallery_6__effect,
     .own = &actions__approach__intruder_5__gallery_6__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 107, .begins_at = 5, .ends_at = 5, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__gallery_6__arguments}, /* approach(intruder_5, gallery_6): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__court_north__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__court_north__effect,
     .own = &actions__approach__intruder_5__court_north__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 108, .begins_at = 6, .ends_at = 6, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__court_north__arguments}, /* approach(intruder_5, court_north): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__court_east__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__court_east__effect,
     .own = &actions__approach__intruder_5__court_east__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 109, .begins_at = 7, .ends_at = 7, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__court_east__arguments}, /* approach(intruder_5, court_east): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__court_south__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__court_south__effect,
     .own = &actions__approach__intruder_5__court_south__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 110, .begins_at = 8, .ends_at = 8, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__court_south__arguments}, /* approach(intruder_5, court_south): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__court_west__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__court_west__effect,
     .own = &actions__approach__intruder_5__court_west__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 111, .begins_at = 9, .ends_at = 9, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__court_west__arguments}, /* approach(intruder_5, court_west): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__fountain__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__fountain__effect,
     .own = &actions__approach__intruder_5__fountain__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 112, .begins_at = 10, .ends_at = 10, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__fountain__arguments}, /* approach(intruder_5, fountain): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__stairs_low__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__stairs_low__effect,
     .own = &actions__approach__intruder_5__stairs_low__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 113, .begins_at = 11, .ends_at = 11, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__stairs_low__arguments}, /* approach(intruder_5, stairs_low): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__stairs_middle__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__stairs_middle__effect,
     .own = &actions__approach__intruder_5__stairs_middle__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 114, .begins_at = 12, .ends_at = 12, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__stairs_middle__arguments}, /* approach(intruder_5, stairs_middle): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__stairs_high__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__stairs_high__effect,
     .own = &actions__approach__intruder_5__stairs_high__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 115, .begins_at = 13, .ends_at = 13, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__stairs_high__arguments}, /* approach(intruder_5, stairs_high): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__vault_door__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__vault_door__effect,
     .own = &actions__approach__intruder_5__vault_door__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 116, .begins_at = 14, .ends_at = 14, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__vault_door__arguments}, /* approach(intruder_5, vault_door): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__vault_left__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__vault_left__effect,
     .own = &actions__approach__intruder_5__vault_left__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 117, .begins_at = 15, .ends_at = 15, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__vault_left__arguments}, /* approach(intruder_5, vault_left): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__vault_right__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__vault_right__effect,
     .own = &actions__approach__intruder_5__vault_right__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 118, .begins_at = 16, .ends_at = 16, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__vault_right__arguments}, /* approach(intruder_5, vault_right): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__vault_end__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__vault_end__effect,
     .own = &actions__approach__intruder_5__vault_end__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 119, .begins_at = 17, .ends_at = 17, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__vault_end__arguments}, /* approach(intruder_5, vault_end): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__desk__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__desk__effect,
     .own = &actions__approach__intruder_5__desk__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 120,
     .begins_at = 18, .ends_at = 18, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__desk__arguments}, /* approach(intruder_5, desk): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__lockers__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__lockers__effect,
     .own = &actions__approach__intruder_5__lockers__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 121, .begins_at = 19, .ends_at = 19, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__lockers__arguments}, /* approach(intruder_5, lockers): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__bell__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__bell__effect,
     .own = &actions__approach__intruder_5__bell__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 122,
     .begins_at = 20, .ends_at = 20, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__bell__arguments}, /* approach(intruder_5, bell): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__window__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__window__effect,
     .own = &actions__approach__intruder_5__window__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 123, .begins_at = 21, .ends_at = 21, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__window__arguments}, /* approach(intruder_5, window): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__safe__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__safe__effect,
     .own = &actions__approach__intruder_5__safe__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 124,
     .begins_at = 22, .ends_at = 22, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__safe__arguments}, /* approach(intruder_5, safe): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_5__back_door__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_5__back_door__effect,
     .own = &actions__approach__intruder_5__back_door__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 125, .begins_at = 23, .ends_at = 23, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_5__back_door__arguments}, /* approach(intruder_5, back_door): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__gallery_1__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__gallery_1__effect,
     .own = &actions__approach__intruder_6__gallery_1__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 126, .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__gallery_1__arguments}, /* approach(intruder_6, gallery_1): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__gallery_2__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__gallery_2__effect,
     .own = &actions__approach__intruder_6__gallery_2__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 127, .begins_at = 1, .ends_at = 1, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__gallery_2__arguments}, /* approach(intruder_6, gallery_2): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__gallery_3__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__gallery_3__effect,
     .own = &actions__approach__intruder_6__gallery_3__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 128, .begins_at = 2, .ends_at = 2, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__gallery_3__arguments}, /* approach(intruder_6, gallery_3): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__gallery_4__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__gallery_4__effect,
     .own = &actions__approach__intruder_6__gallery_4__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 129, .begins_at = 3, .ends_at = 3, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__gallery_4__arguments}, /* approach(intruder_6, gallery_4): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__gallery_5__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__gallery_5__effect,
     .own = &actions__approach__intruder_6__gallery_5__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 130, .begins_at = 4, .ends_at = 4, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__gallery_5__arguments}, /* approach(intruder_6, gallery_5): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__gallery_6__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__gallery_6__effect,
     .own = &actions__approach__intruder_6__gallery_6__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 131, .begins_at = 5, .ends_at = 5, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__gallery_6__arguments}, /* approach(intruder_6, gallery_6): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__court_north__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__court_north__effect,
     .own = &actions__approach__intruder_6__court_north__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 132, .begins_at = 6, .ends_at = 6, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__court_north__arguments}, /* approach(intruder_6, court_north): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__court_east__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__court_east__effect,
     .own = &actions__approach__intruder_6__court_east__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 133, .begins_at = 7, .ends_at = 7, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__court_east__arguments}, /* approach(intruder_6, court_east): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__court_south__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__court_south__effect,
     .own = &actions__approach__intruder_6__court_south__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 134, .begins_at = 8, .ends_at = 8, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__court_south__arguments}, /* approach(intruder_6, court_south): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__court_west__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__court_west__effect,
     .own = &actions__approach__intruder_6__court_west__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 135, .begins_at = 9, .ends_at = 9, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__court_west__arguments}, /* approach(intruder_6, court_west): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__fountain__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__fountain__effect,
     .own = &actions__approach__intruder_6__fountain__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 136, .begins_at = 10, .ends_at = 10, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__fountain__arguments}, /* approach(intruder_6, fountain): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__stairs_low__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__stairs_low__effect,
     .own = &actions__approach__intruder_6__stairs_low__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 137, .begins_at = 11, .ends_at = 11, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__stairs_low__arguments}, /* approach(intruder_6, stairs_low): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__stairs_middle__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__stairs_middle__effect,
     .own = &actions__approach__intruder_6__stairs_middle__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 138, .begins_at = 12, .ends_at = 12, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__stairs_middle__arguments}, /* approach(intruder_6, stairs_middle): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__stairs_high__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__stairs_high__effect,
     .own = &actions__approach__intruder_6__stairs_high__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 139, .begins_at = 13, .ends_at = 13, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__stairs_high__arguments}, /* approach(intruder_6, stairs_high): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__vault_door__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__vault_door__effect,
     .own = &actions__approach__intruder_6__vault_door__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 140, .begins_at = 14, .ends_at = 14, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__vault_door__arguments}, /* approach(intruder_6, vault_door): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__vault_left__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__vault_left__effect,
     .own = &actions__approach__intruder_6__vault_left__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 141, .begins_at = 15, .ends_at = 15, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__vault_left__arguments}, /* approach(intruder_6, vault_left): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__vault_right__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__vault_right__effect,
     .own = &actions__approach__intruder_6__vault_right__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 142, .begins_at = 16, .ends_at = 16, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__vault_right__arguments}, /* approach(intruder_6, vault_right): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__vault_end__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__vault_end__effect,
     .own = &actions__approach__intruder_6__vault_end__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 143, .begins_at = 17, .ends_at = 17, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__vault_end__arguments}, /* approach(intruder_6, vault_end): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__desk__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__desk__effect,
     .own = &actions__approach__intruder_6__desk__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 144,
     .begins_at = 18, .ends_at = 18, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__desk__arguments}, /* approach(intruder_6, desk): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__lockers__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__lockers__effect,
     .own = &actions__approach__intruder_6__lockers__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 145, .begins_at = 19, .ends_at = 19, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__lockers__arguments}, /* approach(intruder_6, lockers): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__bell__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__bell__effect,
     .own = &actions__approach__intruder_6__bell__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 146,
     .begins_at = 20, .ends_at = 20, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__bell__arguments}, /* approach(intruder_6, bell): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__window__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__window__effect,
     .own = &actions__approach__intruder_6__window__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 147, .begins_at = 21, .ends_at = 21, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__window__arguments}, /* approach(intruder_6, window): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__safe__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__safe__effect,
     .own = &actions__approach__intruder_6__safe__own, .world = NULL, .duration = 500, .timeout = 0,
     .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE, .dynamic_cost = 148,
     .begins_at = 22, .ends_at = 22, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__safe__arguments}, /* approach(intruder_6, safe): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__approach__intruder_6__back_door__precondition__boxes, .count = 1},
     .effect = &actions__approach__intruder_6__back_door__effect,
     .own = &actions__approach__intruder_6__back_door__own, .world = NULL, .duration = 500,
     .timeout = 0, .cost = 2, .source_index = SENTRY_ACTION_APPROACH, .procedural = GG_NONE,
     .dynamic_cost = 149, .begins_at = 23, .ends_at = 23, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__approach__intruder_6__back_door__arguments}, /* approach(intruder_6, back_door): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {.precondition = {.boxes = actions__look_round__noise_1__gallery_1__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__gallery_1__effect,
     .own = &actions__look_round__noise_1__gallery_1__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__gallery_1__arguments}, /* look_round(noise_1, gallery_1): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__gallery_2__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__gallery_2__effect,
     .own = &actions__look_round__noise_1__gallery_2__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 1, .ends_at = 1, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__gallery_2__arguments}, /* look_round(noise_1, gallery_2): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__gallery_3__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__gallery_3__effect,
     .own = &actions__look_round__noise_1__gallery_3__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 2, .ends_at = 2, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__gallery_3__arguments}, /* look_round(noise_1, gallery_3): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__gallery_4__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__gallery_4__effect,
     .own = &actions__look_round__noise_1__gallery_4__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 3, .ends_at = 3, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__gallery_4__arguments}, /* look_round(noise_1, gallery_4): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__gallery_5__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__gallery_5__effect,
     .own = &actions__look_round__noise_1__gallery_5__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 4, .ends_at = 4, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__gallery_5__arguments}, /* look_round(noise_1, gallery_5): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__gallery_6__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__gallery_6__effect,
     .own = &actions__look_round__noise_1__gallery_6__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 5, .ends_at = 5, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__gallery_6__arguments}, /* look_round(noise_1, gallery_6): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__court_north__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__court_north__effect,
     .own = &actions__look_round__noise_1__court_north__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 6, .ends_at = 6, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__court_north__arguments}, /* look_round(noise_1, court_north): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__court_east__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__court_east__effect,
     .own = &actions__look_round__noise_1__court_east__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 7, .ends_at = 7, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__court_east__arguments}, /* look_round(noise_1, court_east): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__court_south__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__court_south__effect,
     .own = &actions__look_round__noise_1__court_south__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 8, .ends_at = 8, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__court_south__arguments}, /* look_round(noise_1, court_south): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__court_west__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__court_west__effect,
     .own = &actions__look_round__noise_1__court_west__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 9, .ends_at = 9, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__court_west__arguments}, /* look_round(noise_1, court_west): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__fountain__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__fountain__effect,
     .own = &actions__look_round__noise_1__fountain__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 10, .ends_at = 10, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__fountain__arguments}, /* look_round(noise_1, fountain): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__stairs_low__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__stairs_low__effect,
     .own = &actions__look_round__noise_1__stairs_low__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 11, .ends_at = 11, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__stairs_low__arguments}, /* look_round(noise_1, stairs_low): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__stairs_middle__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__stairs_middle__effect,
     .own = &actions__look_round__noise_1__stairs_middle__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 12, .ends_at = 12, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__stairs_middle__arguments}, /* look_round(noise_1, stairs_middle): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__stairs_high__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__stairs_high__effect,
     .own = &actions__look_round__noise_1__stairs_high__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 13, .ends_at = 13, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__stairs_high__arguments}, /* look_round(noise_1, stairs_high): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__vault_door__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__vault_door__effect,
     .own = &actions__look_round__noise_1__vault_door__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 14, .ends_at = 14, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__vault_door__arguments}, /* look_round(noise_1, vault_door): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__vault_left__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__vault_left__effect,
     .own = &actions__look_round__noise_1__vault_left__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 15, .ends_at = 15, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__vault_left__arguments}, /* look_round(noise_1, vault_left): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__vault_right__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__vault_right__effect,
     .own = &actions__look_round__noise_1__vault_right__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 16, .ends_at = 16, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__vault_right__arguments}, /* look_round(noise_1, vault_right): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__vault_end__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__vault_end__effect,
     .own = &actions__look_round__noise_1__vault_end__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 17, .ends_at = 17, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__vault_end__arguments}, /* look_round(noise_1, vault_end): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__desk__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__desk__effect,
     .own = &actions__look_round__noise_1__desk__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 18, .ends_at = 18, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__desk__arguments}, /* look_round(noise_1, desk): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__lockers__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__lockers__effect,
     .own = &actions__look_round__noise_1__lockers__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 19, .ends_at = 19, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__lockers__arguments}, /* look_round(noise_1, lockers): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__bell__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__bell__effect,
     .own = &actions__look_round__noise_1__bell__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 20, .ends_at = 20, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__bell__arguments}, /* look_round(noise_1, bell): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__window__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__window__effect,
     .own = &actions__look_round__noise_1__window__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 21, .ends_at = 21, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__window__arguments}, /* look_round(noise_1, window): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__safe__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__safe__effect,
     .own = &actions__look_round__noise_1__safe__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 22, .ends_at = 22, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__safe__arguments}, /* look_round(noise_1, safe): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_1__back_door__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_1__back_door__effect,
     .own = &actions__look_round__noise_1__back_door__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 23, .ends_at = 23, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_1__back_door__arguments}, /* look_round(noise_1, back_door): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__gallery_1__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__gallery_1__effect,
     .own = &actions__look_round__noise_2__gallery_1__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__gallery_1__arguments}, /* look_round(noise_2, gallery_1): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__gallery_2__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__gallery_2__effect,
     .own = &actions__look_round__noise_2__gallery_2__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 1, .ends_at = 1, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__gallery_2__arguments}, /* look_round(noise_2, gallery_2): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__gallery_3__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__gallery_3__effect,
     .own = &actions__look_round__noise_2__gallery_3__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 2, .ends_at = 2, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__gallery_3__arguments}, /* look_round(noise_2, gallery_3): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__gallery_4__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__gallery_4__effect,
     .own = &actions__look_round__noise_2__gallery_4__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 3, .ends_at = 3, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__gallery_4__arguments}, /* look_round(noise_2, gallery_4): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__gallery_5__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__gallery_5__effect,
     .own = &actions__look_round__noise_2__gallery_5__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 4, .ends_at = 4, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__gallery_5__arguments}, /* look_round(noise_2, gallery_5): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__gallery_6__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__gallery_6__effect,
     .own = &actions__look_round__noise_2__gallery_6__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 5, .ends_at = 5, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__gallery_6__arguments}, /* look_round(noise_2, gallery_6): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__court_north__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__court_north__effect,
     .own = &actions__look_round__noise_2__court_north__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 6, .ends_at = 6, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__court_north__arguments}, /* look_round(noise_2, court_north): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__court_east__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__court_east__effect,
     .own = &actions__look_round__noise_2__court_east__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 7, .ends_at = 7, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__court_east__arguments}, /* look_round(noise_2, court_east): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__court_south__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__court_south__effect,
     .own = &actions__look_round__noise_2__court_south__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 8, .ends_at = 8, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__court_south__arguments}, /* look_round(noise_2, court_south): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__court_west__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__court_west__effect,
     .own = &actions__look_round__noise_2__court_west__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 9, .ends_at = 9, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__court_west__arguments}, /* look_round(noise_2, court_west): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__fountain__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__fountain__effect,
     .own = &actions__look_round__noise_2__fountain__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 10, .ends_at = 10, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__fountain__arguments}, /* look_round(noise_2, fountain): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__stairs_low__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__stairs_low__effect,
     .own = &actions__look_round__noise_2__stairs_low__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 11, .ends_at = 11, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__stairs_low__arguments}, /* look_round(noise_2, stairs_low): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__stairs_middle__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__stairs_middle__effect,
     .own = &actions__look_round__noise_2__stairs_middle__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 12, .ends_at = 12, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__stairs_middle__arguments}, /* look_round(noise_2, stairs_middle): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__stairs_high__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__stairs_high__effect,
     .own = &actions__look_round__noise_2__stairs_high__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 13, .ends_at = 13, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__stairs_high__arguments}, /* look_round(noise_2, stairs_high): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__vault_door__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__vault_door__effect,
     .own = &actions__look_round__noise_2__vault_door__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 14, .ends_at = 14, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__vault_door__arguments}, /* look_round(noise_2, vault_door): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__vault_left__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__vault_left__effect,
     .own = &actions__look_round__noise_2__vault_left__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 15, .ends_at = 15, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__vault_left__arguments}, /* look_round(noise_2, vault_left): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__vault_right__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__vault_right__effect,
     .own = &actions__look_round__noise_2__vault_right__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 16, .ends_at = 16, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__vault_right__arguments}, /* look_round(noise_2, vault_right): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__vault_end__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__vault_end__effect,
     .own = &actions__look_round__noise_2__vault_end__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 17, .ends_at = 17, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__vault_end__arguments}, /* look_round(noise_2, vault_end): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__desk__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__desk__effect,
     .own = &actions__look_round__noise_2__desk__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 18, .ends_at = 18, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__desk__arguments}, /* look_round(noise_2, desk): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__lockers__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__lockers__effect,
     .own = &actions__look_round__noise_2__lockers__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 19, .ends_at = 19, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__lockers__arguments}, /* look_round(noise_2, lockers): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__bell__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__bell__effect,
     .own = &actions__look_round__noise_2__bell__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 20, .ends_at = 20, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__bell__arguments}, /* look_round(noise_2, bell): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__window__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__window__effect,
     .own = &actions__look_round__noise_2__window__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 21, .ends_at = 21, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__window__arguments}, /* look_round(noise_2, window): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__safe__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__safe__effect,
     .own = &actions__look_round__noise_2__safe__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 22, .ends_at = 22, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__safe__arguments}, /* look_round(noise_2, safe): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_2__back_door__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_2__back_door__effect,
     .own = &actions__look_round__noise_2__back_door__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 23, .ends_at = 23, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_2__back_door__arguments}, /* look_round(noise_2, back_door): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__gallery_1__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__gallery_1__effect,
     .own = &actions__look_round__noise_3__gallery_1__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 0, .ends_at = 0, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__gallery_1__arguments}, /* look_round(noise_3, gallery_1): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__gallery_2__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__gallery_2__effect,
     .own = &actions__look_round__noise_3__gallery_2__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 1, .ends_at = 1, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__gallery_2__arguments}, /* look_round(noise_3, gallery_2): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__gallery_3__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__gallery_3__effect,
     .own = &actions__look_round__noise_3__gallery_3__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 2, .ends_at = 2, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__gallery_3__arguments}, /* look_round(noise_3, gallery_3): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__gallery_4__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__gallery_4__effect,
     .own = &actions__look_round__noise_3__gallery_4__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 3, .ends_at = 3, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__gallery_4__arguments}, /* look_round(noise_3, gallery_4): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__gallery_5__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__gallery_5__effect,
     .own = &actions__look_round__noise_3__gallery_5__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 4, .ends_at = 4, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__gallery_5__arguments}, /* look_round(noise_3, gallery_5): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__gallery_6__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__gallery_6__effect,
     .own = &actions__look_round__noise_3__gallery_6__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 5, .ends_at = 5, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__gallery_6__arguments}, /* look_round(noise_3, gallery_6): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__court_north__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__court_north__effect,
     .own = &actions__look_round__noise_3__court_north__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 6, .ends_at = 6, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__court_north__arguments}, /* look_round(noise_3, court_north): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__court_east__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__court_east__effect,
     .own = &actions__look_round__noise_3__court_east__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 7, .ends_at = 7, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__court_east__arguments}, /* look_round(noise_3, court_east): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__court_south__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__court_south__effect,
     .own = &actions__look_round__noise_3__court_south__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 8, .ends_at = 8, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__court_south__arguments}, /* look_round(noise_3, court_south): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__court_west__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__court_west__effect,
     .own = &actions__look_round__noise_3__court_west__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 9, .ends_at = 9, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__court_west__arguments}, /* look_round(noise_3, court_west): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__fountain__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__fountain__effect,
     .own = &actions__look_round__noise_3__fountain__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 10, .ends_at = 10, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__fountain__arguments}, /* look_round(noise_3, fountain): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__stairs_low__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__stairs_low__effect,
     .own = &actions__look_round__noise_3__stairs_low__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 11, .ends_at = 11, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__stairs_low__arguments}, /* look_round(noise_3, stairs_low): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__stairs_middle__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__stairs_middle__effect,
     .own = &actions__look_round__noise_3__stairs_middle__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 12, .ends_at = 12, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__stairs_middle__arguments}, /* look_round(noise_3, stairs_middle): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__stairs_high__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__stairs_high__effect,
     .own = &actions__look_round__noise_3__stairs_high__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 13, .ends_at = 13, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__stairs_high__arguments}, /* look_round(noise_3, stairs_high): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__vault_door__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__vault_door__effect,
     .own = &actions__look_round__noise_3__vault_door__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 14, .ends_at = 14, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__vault_door__arguments}, /* look_round(noise_3, vault_door): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__vault_left__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__vault_left__effect,
     .own = &actions__look_round__noise_3__vault_left__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 15, .ends_at = 15, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__vault_left__arguments}, /* look_round(noise_3, vault_left): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__vault_right__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__vault_right__effect,
     .own = &actions__look_round__noise_3__vault_right__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 16, .ends_at = 16, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__vault_right__arguments}, /* look_round(noise_3, vault_right): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__vault_end__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__vault_end__effect,
     .own = &actions__look_round__noise_3__vault_end__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 17, .ends_at = 17, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__vault_end__arguments}, /* look_round(noise_3, vault_end): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__desk__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__desk__effect,
     .own = &actions__look_round__noise_3__desk__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 18, .ends_at = 18, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__desk__arguments}, /* look_round(noise_3, desk): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__lockers__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__lockers__effect,
     .own = &actions__look_round__noise_3__lockers__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 19, .ends_at = 19, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__lockers__arguments}, /* look_round(noise_3, lockers): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__bell__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__bell__effect,
     .own = &actions__look_round__noise_3__bell__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 20, .ends_at = 20, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__bell__arguments}, /* look_round(noise_3, bell): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__window__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__window__effect,
     .own = &actions__look_round__noise_3__window__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 21, .ends_at = 21, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__window__arguments}, /* look_round(noise_3, window): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__safe__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__safe__effect,
     .own = &actions__look_round__noise_3__safe__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 22, .ends_at = 22, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__safe__arguments}, /* look_round(noise_3, safe): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__look_round__noise_3__back_door__precondition__boxes, .count = 1},
     .effect = &actions__look_round__noise_3__back_door__effect,
     .own = &actions__look_round__noise_3__back_door__effect, .world = NULL, .duration = 2000,
     .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_LOOK_ROUND, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = 23, .ends_at = 23, .origin = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__look_round__noise_3__back_door__arguments}, /* look_round(noise_3, back_door): heard_at(what) == there, noise_bound(what) */
    {.precondition = {.boxes = actions__fetch_darts__precondition__boxes, .count = 1},
     .effect = &actions__fetch_darts__effect, .own = &actions__fetch_darts__effect, .world = NULL,
     .duration = 2000, .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_FETCH_DARTS,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 19, .ends_at = 19,
     .origin = GG_NONE, .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = NULL}, /* fetch_darts: darts == 0 */
    {.precondition = {.boxes = actions__ring__precondition__boxes, .count = 1},
     .effect = &actions__ring__effect, .own = &actions__ring__own, .world = &actions__ring__world,
     .duration = 1000, .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_RING,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 20, .ends_at = 20,
     .origin = GG_NONE, .callback_duration = false, .uninterruptible = false, .applies = true,
     .arguments = NULL}, /* ring: not alarm */
    {.precondition = {.boxes = actions__bandage__precondition__boxes, .count = 1},
     .effect = &actions__bandage__effect, .own = &actions__bandage__own, .world = NULL,
     .duration = 3000, .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_BANDAGE,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 18, .ends_at = 18,
     .origin = GG_NONE, .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = NULL}, /* bandage: hurt >= 1 */
    {.precondition = {.boxes = actions__drink_coffee__precondition__boxes, .count = 1},
     .effect = &actions__drink_coffee__effect, .own = &actions__drink_coffee__effect, .world = NULL,
     .duration = 4000, .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_DRINK_COFFEE,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 18, .ends_at = 18,
     .origin = GG_NONE, .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = NULL}, /* drink_coffee: awake <= 7 */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__gallery_1__effect,
     .own = &actions__pass__gallery_1__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 0, .ends_at = 0, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__gallery_1__arguments}, /* pass(gallery_1): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__gallery_2__effect,
     .own = &actions__pass__gallery_2__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 1, .ends_at = 1, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__gallery_2__arguments}, /* pass(gallery_2): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__gallery_3__effect,
     .own = &actions__pass__gallery_3__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 2, .ends_at = 2, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__gallery_3__arguments}, /* pass(gallery_3): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__gallery_4__effect,
     .own = &actions__pass__gallery_4__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 3, .ends_at = 3, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__gallery_4__arguments}, /* pass(gallery_4): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__gallery_5__effect,
     .own = &actions__pass__gallery_5__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 4, .ends_at = 4, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__gallery_5__arguments}, /* pass(gallery_5): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__gallery_6__effect,
     .own = &actions__pass__gallery_6__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 5, .ends_at = 5, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__gallery_6__arguments}, /* pass(gallery_6): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__court_north__effect,
     .own = &actions__pass__court_north__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 6, .ends_at = 6, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__court_north__arguments}, /* pass(court_north): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__court_east__effect,
     .own = &actions__pass__court_east__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 7, .ends_at = 7, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__court_east__arguments}, /* pass(court_east): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__court_south__effect,
     .own = &actions__pass__court_south__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 8, .ends_at = 8, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__court_south__arguments}, /* pass(court_south): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__court_west__effect,
     .own = &actions__pass__court_west__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 9, .ends_at = 9, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__court_west__arguments}, /* pass(court_west): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__fountain__effect,
     .own = &actions__pass__fountain__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 10, .ends_at = 10, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__fountain__arguments}, /* pass(fountain): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__stairs_low__effect,
     .own = &actions__pass__stairs_low__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 11, .ends_at = 11, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__stairs_low__arguments}, /* pass(stairs_low): none */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .effect = &actions__pass__stairs_middle__effect, .own = &actions__pass__stairs_middle__effect,
     .world = NULL, .duration = 700, .timeout = 0, .cost = 1, .source_index = SENTRY_ACTION_PASS,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = 12, .ends_at = 12,
     .origin = GG_NONE, .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__pass__stairs_middle__arguments}, /* pass(stairs_middle): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__stairs_high__effect,
     .own = &actions__pass__stairs_high__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 13, .ends_at = 13, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__stairs_high__arguments}, /* pass(stairs_high): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__vault_door__effect,
     .own = &actions__pass__vault_door__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 14, .ends_at = 14, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__vault_door__arguments}, /* pass(vault_door): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__vault_left__effect,
     .own = &actions__pass__vault_left__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 15, .ends_at = 15, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__vault_left__arguments}, /* pass(vault_left): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__vault_right__effect,
     .own = &actions__pass__vault_right__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 16, .ends_at = 16, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__vault_right__arguments}, /* pass(vault_right): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__vault_end__effect,
     .own = &actions__pass__vault_end__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 17, .ends_at = 17, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__vault_end__arguments}, /* pass(vault_end): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__desk__effect,
     .own = &actions__pass__desk__effect, .world = NULL, .duration = 700, .timeout = 0, .cost = 1,
     .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 18, .ends_at = 18, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__desk__arguments}, /* pass(desk): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__lockers__effect,
     .own = &actions__pass__lockers__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 19, .ends_at = 19, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__lockers__arguments}, /* pass(lockers): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__bell__effect,
     .own = &actions__pass__bell__effect, .world = NULL, .duration = 700, .timeout = 0, .cost = 1,
     .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 20, .ends_at = 20, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__bell__arguments}, /* pass(bell): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__window__effect,
     .own = &actions__pass__window__effect, .world = NULL, .duration = 700, .timeout = 0, .cost = 1,
     .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 21, .ends_at = 21, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__window__arguments}, /* pass(window): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__safe__effect,
     .own = &actions__pass__safe__effect, .world = NULL, .duration = 700, .timeout = 0, .cost = 1,
     .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 22, .ends_at = 22, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__safe__arguments}, /* pass(safe): none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__pass__back_door__effect,
     .own = &actions__pass__back_door__effect, .world = NULL, .duration = 700, .timeout = 0,
     .cost = 1, .source_index = SENTRY_ACTION_PASS, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = 23, .ends_at = 23, .origin = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false, .arguments = actions__pass__back_door__arguments}, /* pass(back_door): none */
};

static const GG_ROM uint64_t agent_types__sentry__heuristics__0__actions[] = {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffff), UINT64_C(0x40000000)};
static const GG_ROM uint16_t agent_types__sentry__heuristics__0__tables__0__digits__0__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM uint16_t agent_types__sentry__heuristics__0__tables__0__digits__1__values[] = {0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 2};
static const GG_ROM gg_index_digit agent_types__sentry__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__sentry__heuristics__0__tables__0__digits__0__values, .word = 0, .shift = 49},
    {.values = agent_types__sentry__heuristics__0__tables__0__digits__1__values, .word = 0, .shift = 60},
};
static const GG_ROM uint8_t agent_types__sentry__heuristics__0__tables__0__entries[] = {1, 1, 0, 0};
static const GG_ROM uint64_t agent_types__sentry__heuristics__0__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint16_t agent_types__sentry__heuristics__0__tables__1__digits__0__values[] = {0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29};
static const GG_ROM uint16_t agent_types__sentry__heuristics__0__tables__1__digits__1__values[] = {0, 32, 64, 96, 0, 32, 64, 96, 0, 32, 64, 96, 0, 32, 64, 96};
static const GG_ROM uint16_t agent_types__sentry__heuristics__0__tables__1__digits__2__values[] = {0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 2};
static const GG_ROM gg_index_digit agent_types__sentry__heuristics__0__tables__1__digits[] = {
    {.values = agent_types__sentry__heuristics__0__tables__1__digits__0__values, .word = 0, .shift = 49},
    {.values = agent_types__sentry__heuristics__0__tables__1__digits__1__values, .word = 0, .shift = 53},
    {.values = agent_types__sentry__heuristics__0__tables__1__digits__2__values, .word = 0, .shift = 60},
};
static const GG_ROM uint8_t agent_types__sentry__heuristics__0__tables__1__entries[] = {
    2, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1, 0, 0,
};
static const GG_ROM uint64_t agent_types__sentry__heuristics__0__tables__1__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x30002)};
static const GG_ROM gg_distance_table agent_types__sentry__heuristics__0__tables[] = {
    {.digits = agent_types__sentry__heuristics__0__tables__0__digits,
     .entries = agent_types__sentry__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sentry__heuristics__0__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 4, .mask = {0, 537001984},
     .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__sentry__heuristics__0__tables__1__digits,
     .entries = agent_types__sentry__heuristics__0__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__sentry__heuristics__0__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 128, .mask = {0, 545128448},
     .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__sentry__heuristics__0__policy__policy__nodes[] = {
    {0, 1, 25}, {1, 2, 3}, {2, 3, 13}, {3, 4, 5}, {4, 5, 14}, {5, 6, 7},
    {6, 7, 15}, {7, 8, 9}, {8, 9, 16}, {9, 10, 11}, {10, 11, 17}, {11, 26, 12},
    {12, 18, 26}, {13, 19, 27}, {13, 20, 28}, {13, 21, 29}, {13, 22, 30}, {13, 23, 31},
    {13, 24, 32}, {14, 33, 27}, {14, 33, 28}, {14, 33, 29}, {14, 33, 30}, {14, 33, 31},
    {14, 33, 32},
};
static const GG_ROM gg_policy_test agent_types__sentry__heuristics__0__policy__policy__tests[] = {
    {.mask = UINT64_C(0x2000000000000000), .word = 0},
    {.mask = UINT64_C(0x80000000000000), .word = 0},
    {.mask = UINT64_C(0x2000000000000), .word = 0},
    {.mask = UINT64_C(0x100000000000000), .word = 0},
    {.mask = UINT64_C(0x4000000000000), .word = 0},
    {.mask = UINT64_C(0x200000000000000), .word = 0},
    {.mask = UINT64_C(0x8000000000000), .word = 0},
    {.mask = UINT64_C(0x400000000000000), .word = 0},
    {.mask = UINT64_C(0x10000000000000), .word = 0},
    {.mask = UINT64_C(0x800000000000000), .word = 0},
    {.mask = UINT64_C(0x20000000000000), .word = 0},
    {.mask = UINT64_C(0x40000000000000), .word = 0},
    {.mask = UINT64_C(0x1000000000000000), .word = 0},
    {.mask = UINT64_C(0x2), .word = 5},
    {.mask = UINT64_C(0x1), .word = 5},
};
static const GG_ROM gg_policy_leaf agent_types__sentry__heuristics__0__policy__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = GG_NONE, .from = 8},
    {.action = 0, .from = 0}, /* shoot(intruder_1) */
    {.action = 1, .from = 0}, /* shoot(intruder_2) */
    {.action = 2, .from = 0}, /* shoot(intruder_3) */
    {.action = 3, .from = 0}, /* shoot(intruder_4) */
    {.action = 4, .from = 0}, /* shoot(intruder_5) */
    {.action = 5, .from = 0}, /* shoot(intruder_6) */
    {.action = 222, .from = 13}, /* fetch_darts */
};
static const GG_ROM gg_invariant agent_types__sentry__heuristics__0__policy__policy__invariants[] = {
    {.bit = UINT64_C(0x8000000000000000), .value = UINT64_C(0x0), .care = UINT64_C(0x83fffffe000000),
     .want = UINT64_C(0x0), .word = 0, .other = 0},
    {.bit = UINT64_C(0x4000000000000), .value = UINT64_C(0x0), .care = UINT64_C(0x104000000000000),
     .want = UINT64_C(0x0), .word = 1, .other = 0},
    {.bit = UINT64_C(0x4000000000000), .value = UINT64_C(0x0), .care = UINT64_C(0x1fffffe),
     .want = UINT64_C(0x0), .word = 1, .other = 1},
    {.bit = UINT64_C(0x8000000000000), .value = UINT64_C(0x0), .care = UINT64_C(0x208000000000000),
     .want = UINT64_C(0x0), .word = 1, .other = 0},
    {.bit = UINT64_C(0x8000000000000), .value = UINT64_C(0x0), .care = UINT64_C(0x3fffffc000000),
     .want = UINT64_C(0x0), .word = 1, .other = 1},
    {.bit = UINT64_C(0x10000000000000), .value = UINT64_C(0x0), .care = UINT64_C(0x410000000000000),
     .want = UINT64_C(0x0), .word = 1, .other = 0},
    {.bit = UINT64_C(0x10000000000000), .value = UINT64_C(0x0), .care = UINT64_C(0x1fffffe),
     .want = UINT64_C(0x0), .word = 1, .other = 2},
    {.bit = UINT64_C(0x20000000000000), .value = UINT64_C(0x0), .care = UINT64_C(0x820000000000000),
     .want = UINT64_C(0x0), .word = 1, .other = 0},
    {.bit = UINT64_C(0x20000000000000), .value = UINT64_C(0x0), .care = UINT64_C(0x3fffffc000000),
     .want = UINT64_C(0x0), .word = 1, .other = 2},
    {.bit = UINT64_C(0x40000000000000), .value = UINT64_C(0x0), .care = UINT64_C(0x1040000000000000),
     .want = UINT64_C(0x0), .word = 1, .other = 0},
    {.bit = UINT64_C(0x40000000000000), .value = UINT64_C(0x0), .care = UINT64_C(0x1fffffe),
     .want = UINT64_C(0x0), .word = 1, .other = 3},
};
static const GG_ROM gg_nearest_policy agent_types__sentry__heuristics__0__policy = {.policy = {.nodes = agent_types__sentry__heuristics__0__policy__policy__nodes,
     .tests = agent_types__sentry__heuristics__0__policy__policy__tests,
     .leaves = agent_types__sentry__heuristics__0__policy__policy__leaves,
     .invariants = agent_types__sentry__heuristics__0__policy__policy__invariants, .node_count = 25,
     .test_count = 15, .leaf_count = 9, .invariant_count = 11, .longest = 3},
     .beyond = UINT64_C(0x30002)};
static const GG_ROM uint64_t agent_types__sentry__heuristics__0__wake_mask[] = {
    UINT64_C(0xbfffffffff000000), UINT64_C(0x7fffffffffffff), UINT64_C(0x3ffffffffffff), UINT64_C(0x1ffffff),
    UINT64_C(0x0), UINT64_C(0x3),
};
static const GG_ROM gg_heuristic agent_types__sentry__heuristics__0 = {.actions = agent_types__sentry__heuristics__0__actions,
     .tables = agent_types__sentry__heuristics__0__tables, .groups = NULL,
     .policy = &agent_types__sentry__heuristics__0__policy.policy, .reading = &gg_policy_nearest,
     .wake_mask = agent_types__sentry__heuristics__0__wake_mask, .table_count = 2, .asks = true,
     .hidden = false};
static const GG_ROM uint64_t agent_types__sentry__heuristics__1__actions[] = {UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x80000000)};
static const GG_ROM uint16_t agent_types__sentry__heuristics__1__tables__0__digits__0__values[] = {0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1};
static const GG_ROM gg_index_digit agent_types__sentry__heuristics__1__tables__0__digits[] = {
    {.values = agent_types__sentry__heuristics__1__tables__0__digits__0__values, .word = 0, .shift = 60},
};
static const GG_ROM uint8_t agent_types__sentry__heuristics__1__tables__0__entries[] = {1, 0};
static const GG_ROM uint64_t agent_types__sentry__heuristics__1__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint8_t agent_types__sentry__heuristics__1__tables__0__policy[] = {0, 1};
static const GG_ROM gg_table_step agent_types__sentry__heuristics__1__tables__0__moves[] = {
    {.action = 223, .offset = 1}, /* ring */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sentry__heuristics__1__tables[] = {
    {.digits = agent_types__sentry__heuristics__1__tables__0__digits,
     .entries = agent_types__sentry__heuristics__1__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sentry__heuristics__1__tables__0__distances,
     .policy = agent_types__sentry__heuristics__1__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sentry__heuristics__1__tables__0__moves, .base = UINT64_C(0x0),
     .size = 2, .mask = {0, 1073741824}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__sentry__heuristics__1__wake_mask[] = {
    UINT64_C(0xdf80000000000000), UINT64_C(0x7c000000000000), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x300),
};
static const GG_ROM gg_heuristic agent_types__sentry__heuristics__1 = {.actions = agent_types__sentry__heuristics__1__actions,
     .tables = agent_types__sentry__heuristics__1__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__sentry__heuristics__1__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__sentry__heuristics__2__actions[] = {UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x100000000)};
static const GG_ROM uint16_t agent_types__sentry__heuristics__2__tables__0__digits__0__values[] = {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3};
static const GG_ROM gg_index_digit agent_types__sentry__heuristics__2__tables__0__digits[] = {
    {.values = agent_types__sentry__heuristics__2__tables__0__digits__0__values, .word = 5, .shift = 8},
};
static const GG_ROM uint8_t agent_types__sentry__heuristics__2__tables__0__entries[] = {0, 1, 2, 3};
static const GG_ROM uint64_t agent_types__sentry__heuristics__2__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003)};
static const GG_ROM uint8_t agent_types__sentry__heuristics__2__tables__0__policy[] = {1, 0, 0, 0};
static const GG_ROM gg_table_step agent_types__sentry__heuristics__2__tables__0__moves[] = {
    {.action = 224, .offset = 65535}, /* bandage */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sentry__heuristics__2__tables[] = {
    {.digits = agent_types__sentry__heuristics__2__tables__0__digits,
     .entries = agent_types__sentry__heuristics__2__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sentry__heuristics__2__tables__0__distances,
     .policy = agent_types__sentry__heuristics__2__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sentry__heuristics__2__tables__0__moves, .base = UINT64_C(0x0),
     .size = 4, .mask = {6144, 0}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__sentry__heuristics__2__wake_mask[] = {
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x300),
};
static const GG_ROM gg_heuristic agent_types__sentry__heuristics__2 = {.actions = agent_types__sentry__heuristics__2__actions,
     .tables = agent_types__sentry__heuristics__2__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__sentry__heuristics__2__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__sentry__heuristics__3__actions[] = {UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3fffffc00000), UINT64_C(0x0)};
static const GG_ROM uint16_t agent_types__sentry__heuristics__3__tables__0__digits__0__values[] = {0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 25};
static const GG_ROM uint16_t agent_types__sentry__heuristics__3__tables__0__digits__1__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sentry__heuristics__3__tables__0__digits__2__values[] = {0, 0, 0, 0, 5, 5, 5, 5, 6, 6, 6, 6, 11, 11, 11, 11};
static const GG_ROM uint16_t agent_types__sentry__heuristics__3__tables__0__digits__3__values[] = {0, 7, 8, 15, 9, 16, 17, 24, 10, 17, 18, 25, 19, 26, 27, 34};
static const GG_ROM uint16_t agent_types__sentry__heuristics__3__tables__0__digits__4__values[] = {0, 11, 12, 23, 13, 24, 25, 36, 14, 25, 26, 37, 27, 38, 39, 50};
static const GG_ROM uint16_t agent_types__sentry__heuristics__3__tables__0__digits__5__values[] = {0, 15, 16, 31, 17, 32, 33, 48, 18, 33, 34, 49, 35, 50, 51, 66};
static const GG_ROM uint16_t agent_types__sentry__heuristics__3__tables__0__digits__6__values[] = {0, 19, 20, 39, 21, 40, 41, 60, 22, 41, 42, 61, 43, 62, 63, 82};
static const GG_ROM uint16_t agent_types__sentry__heuristics__3__tables__0__digits__7__values[] = {0, 23, 24, 47, 0, 23, 24, 47, 0, 23, 24, 47, 0, 23, 24, 47};
static const GG_ROM gg_index_digit agent_types__sentry__heuristics__3__tables__0__digits[] = {
    {.values = agent_types__sentry__heuristics__3__tables__0__digits__0__values, .word = 1, .shift = 55},
    {.values = agent_types__sentry__heuristics__3__tables__0__digits__1__values, .word = 3, .shift = 26},
    {.values = agent_types__sentry__heuristics__3__tables__0__digits__2__values, .word = 3, .shift = 28},
    {.values = agent_types__sentry__heuristics__3__tables__0__digits__3__values, .word = 3, .shift = 32},
    {.values = agent_types__sentry__heuristics__3__tables__0__digits__4__values, .word = 3, .shift = 36},
    {.values = agent_types__sentry__heuristics__3__tables__0__digits__5__values, .word = 3, .shift = 40},
    {.values = agent_types__sentry__heuristics__3__tables__0__digits__6__values, .word = 3, .shift = 44},
    {.values = agent_types__sentry__heuristics__3__tables__0__digits__7__values, .word = 3, .shift = 48},
};
static const GG_ROM uint8_t agent_types__sentry__heuristics__3__tables__0__entries[] = {
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1,
};
static const GG_ROM uint64_t agent_types__sentry__heuristics__3__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__sentry__heuristics__3__tables__0__policy[] = {
    24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24,
    24, 24, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    22, 23,
};
static const GG_ROM gg_table_step agent_types__sentry__heuristics__3__tables__0__moves[] = {
    {.action = 150, .offset = 65535}, /* look_round(noise_1, gallery_1) */
    {.action = 151, .offset = 65534}, /* look_round(noise_1, gallery_2) */
    {.action = 152, .offset = 65533}, /* look_round(noise_1, gallery_3) */
    {.action = 153, .offset = 65532}, /* look_round(noise_1, gallery_4) */
    {.action = 154, .offset = 65531}, /* look_round(noise_1, gallery_5) */
    {.action = 155, .offset = 65530}, /* look_round(noise_1, gallery_6) */
    {.action = 156, .offset = 65529}, /* look_round(noise_1, court_north) */
    {.action = 157, .offset = 65528}, /* look_round(noise_1, court_east) */
    {.action = 158, .offset = 65527}, /* look_round(noise_1, court_south) */
    {.action = 159, .offset = 65526}, /* look_round(noise_1, court_west) */
    {.action = 160, .offset = 65525}, /* look_round(noise_1, fountain) */
    {.action = 161, .offset = 65524}, /* look_round(noise_1, stairs_low) */
    {.action = 162, .offset = 65523}, /* look_round(noise_1, stairs_middle) */
    {.action = 163, .offset = 65522}, /* look_round(noise_1, stairs_high) */
    {.action = 164, .offset = 65521}, /* look_round(noise_1, vault_door) */
    {.action = 165, .offset = 65520}, /* look_round(noise_1, vault_left) */
    {.action = 166, .offset = 65519}, /* look_round(noise_1, vault_right) */
    {.action = 167, .offset = 65518}, /* look_round(noise_1, vault_end) */
    {.action = 168, .offset = 65517}, /* look_round(noise_1, desk) */
    {.action = 169, .offset = 65516}, /* look_round(noise_1, lockers) */
    {.action = 170, .offset = 65515}, /* look_round(noise_1, bell) */
    {.action = 171, .offset = 65514}, /* look_round(noise_1, window) */
    {.action = 172, .offset = 65513}, /* look_round(noise_1, safe) */
    {.action = 173, .offset = 65512}, /* look_round(noise_1, back_door) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sentry__heuristics__3__tables[] = {
    {.digits = agent_types__sentry__heuristics__3__tables__0__digits,
     .entries = agent_types__sentry__heuristics__3__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sentry__heuristics__3__tables__0__distances,
     .policy = agent_types__sentry__heuristics__3__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sentry__heuristics__3__tables__0__moves, .base = UINT64_C(0x0),
     .size = 50, .mask = {2064384, 4292870271}, .digit_count = 8, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__sentry__heuristics__3__wake_mask[] = {
    UINT64_C(0x0), UINT64_C(0x80000000000000), UINT64_C(0x0), UINT64_C(0x3fffffe000000),
    UINT64_C(0x0), UINT64_C(0x0),
};
static const GG_ROM gg_heuristic agent_types__sentry__heuristics__3 = {.actions = agent_types__sentry__heuristics__3__actions,
     .tables = agent_types__sentry__heuristics__3__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__sentry__heuristics__3__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__sentry__heuristics__4__actions[] = {UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffc00000000000), UINT64_C(0x3f)};
static const GG_ROM uint16_t agent_types__sentry__heuristics__4__tables__0__digits__0__values[] = {0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 25};
static const GG_ROM uint16_t agent_types__sentry__heuristics__4__tables__0__digits__1__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sentry__heuristics__4__tables__0__digits__2__values[] = {0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26};
static const GG_ROM uint16_t agent_types__sentry__heuristics__4__tables__0__digits__3__values[] = {0, 9, 10, 19, 11, 20, 21, 30, 12, 21, 22, 31, 23, 32, 33, 42};
static const GG_ROM uint16_t agent_types__sentry__heuristics__4__tables__0__digits__4__values[] = {0, 13, 14, 27, 15, 28, 29, 42, 16, 29, 30, 43, 31, 44, 45, 58};
static const GG_ROM uint16_t agent_types__sentry__heuristics__4__tables__0__digits__5__values[] = {0, 17, 18, 35, 19, 36, 37, 54, 20, 37, 38, 55, 39, 56, 57, 74};
static const GG_ROM uint16_t agent_types__sentry__heuristics__4__tables__0__digits__6__values[] = {0, 21, 22, 43, 23, 44, 45, 66, 24, 45, 46, 67, 47, 68, 69, 90};
static const GG_ROM gg_index_digit agent_types__sentry__heuristics__4__tables__0__digits[] = {
    {.values = agent_types__sentry__heuristics__4__tables__0__digits__0__values, .word = 1, .shift = 56},
    {.values = agent_types__sentry__heuristics__4__tables__0__digits__1__values, .word = 4, .shift = 1},
    {.values = agent_types__sentry__heuristics__4__tables__0__digits__2__values, .word = 4, .shift = 5},
    {.values = agent_types__sentry__heuristics__4__tables__0__digits__3__values, .word = 4, .shift = 9},
    {.values = agent_types__sentry__heuristics__4__tables__0__digits__4__values, .word = 4, .shift = 13},
    {.values = agent_types__sentry__heuristics__4__tables__0__digits__5__values, .word = 4, .shift = 17},
    {.values = agent_types__sentry__heuristics__4__tables__0__digits__6__values, .word = 4, .shift = 21},
};
static const GG_ROM uint8_t agent_types__sentry__heuristics__4__tables__0__entries[] = {
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1,
};
static const GG_ROM uint64_t agent_types__sentry__heuristics__4__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__sentry__heuristics__4__tables__0__policy[] = {
    24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24,
    24, 24, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    22, 23,
};
static const GG_ROM gg_table_step agent_types__sentry__heuristics__4__tables__0__moves[] = {
    {.action = 174, .offset = 65535}, /* look_round(noise_2, gallery_1) */
    {.action = 175, .offset = 65534}, /* look_round(noise_2, gallery_2) */
    {.action = 176, .offset = 65533}, /* look_round(noise_2, gallery_3) */
    {.action = 177, .offset = 65532}, /* look_round(noise_2, gallery_4) */
    {.action = 178, .offset = 65531}, /* look_round(noise_2, gallery_5) */
    {.action = 179, .offset = 65530}, /* look_round(noise_2, gallery_6) */
    {.action = 180, .offset = 65529}, /* look_round(noise_2, court_north) */
    {.action = 181, .offset = 65528}, /* look_round(noise_2, court_east) */
    {.action = 182, .offset = 65527}, /* look_round(noise_2, court_south) */
    {.action = 183, .offset = 65526}, /* look_round(noise_2, court_west) */
    {.action = 184, .offset = 65525}, /* look_round(noise_2, fountain) */
    {.action = 185, .offset = 65524}, /* look_round(noise_2, stairs_low) */
    {.action = 186, .offset = 65523}, /* look_round(noise_2, stairs_middle) */
    {.action = 187, .offset = 65522}, /* look_round(noise_2, stairs_high) */
    {.action = 188, .offset = 65521}, /* look_round(noise_2, vault_door) */
    {.action = 189, .offset = 65520}, /* look_round(noise_2, vault_left) */
    {.action = 190, .offset = 65519}, /* look_round(noise_2, vault_right) */
    {.action = 191, .offset = 65518}, /* look_round(noise_2, vault_end) */
    {.action = 192, .offset = 65517}, /* look_round(noise_2, desk) */
    {.action = 193, .offset = 65516}, /* look_round(noise_2, lockers) */
    {.action = 194, .offset = 65515}, /* look_round(noise_2, bell) */
    {.action = 195, .offset = 65514}, /* look_round(noise_2, window) */
    {.action = 196, .offset = 65513}, /* look_round(noise_2, safe) */
    {.action = 197, .offset = 65512}, /* look_round(noise_2, back_door) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sentry__heuristics__4__tables[] = {
    {.digits = agent_types__sentry__heuristics__4__tables__0__digits,
     .entries = agent_types__sentry__heuristics__4__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sentry__heuristics__4__tables__0__distances,
     .policy = agent_types__sentry__heuristics__4__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sentry__heuristics__4__tables__0__moves, .base = UINT64_C(0x0),
     .size = 50, .mask = {3760193535, 2147483648}, .digit_count = 7, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__sentry__heuristics__4__wake_mask[] = {
    UINT64_C(0x0), UINT64_C(0x100000000000000), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x1ffffff), UINT64_C(0x0),
};
static const GG_ROM gg_heuristic agent_types__sentry__heuristics__4 = {.actions = agent_types__sentry__heuristics__4__actions,
     .tables = agent_types__sentry__heuristics__4__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__sentry__heuristics__4__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__sentry__heuristics__5__actions[] = {UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3fffffc0)};
static const GG_ROM uint16_t agent_types__sentry__heuristics__5__tables__0__digits__0__values[] = {0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 25};
static const GG_ROM uint16_t agent_types__sentry__heuristics__5__tables__0__digits__1__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__sentry__heuristics__5__tables__0__digits__2__values[] = {0, 0, 0, 0, 5, 5, 5, 5, 6, 6, 6, 6, 11, 11, 11, 11};
static const GG_ROM uint16_t agent_types__sentry__heuristics__5__tables__0__digits__3__values[] = {0, 7, 8, 15, 9, 16, 17, 24, 10, 17, 18, 25, 19, 26, 27, 34};
static const GG_ROM uint16_t agent_types__sentry__heuristics__5__tables__0__digits__4__values[] = {0, 11, 12, 23, 13, 24, 25, 36, 14, 25, 26, 37, 27, 38, 39, 50};
static const GG_ROM uint16_t agent_types__sentry__heuristics__5__tables__0__digits__5__values[] = {0, 15, 16, 31, 17, 32, 33, 48, 18, 33, 34, 49, 35, 50, 51, 66};
static const GG_ROM uint16_t agent_types__sentry__heuristics__5__tables__0__digits__6__values[] = {0, 19, 20, 39, 21, 40, 41, 60, 22, 41, 42, 61, 43, 62, 63, 82};
static const GG_ROM uint16_t agent_types__sentry__heuristics__5__tables__0__digits__7__values[] = {0, 23, 24, 47, 0, 23, 24, 47, 0, 23, 24, 47, 0, 23, 24, 47};
static const GG_ROM gg_index_digit agent_types__sentry__heuristics__5__tables__0__digits[] = {
    {.values = agent_types__sentry__heuristics__5__tables__0__digits__0__values, .word = 1, .shift = 57},
    {.values = agent_types__sentry__heuristics__5__tables__0__digits__1__values, .word = 4, .shift = 26},
    {.values = agent_types__sentry__heuristics__5__tables__0__digits__2__values, .word = 4, .shift = 28},
    {.values = agent_types__sentry__heuristics__5__tables__0__digits__3__values, .word = 4, .shift = 32},
    {.values = agent_types__sentry__heuristics__5__tables__0__digits__4__values, .word = 4, .shift = 36},
    {.values = agent_types__sentry__heuristics__5__tables__0__digits__5__values, .word = 4, .shift = 40},
    {.values = agent_types__sentry__heuristics__5__tables__0__digits__6__values, .word = 4, .shift = 44},
    {.values = agent_types__sentry__heuristics__5__tables__0__digits__7__values, .word = 4, .shift = 48},
};
static const GG_ROM uint8_t agent_types__sentry__heuristics__5__tables__0__entries[] = {
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1,
};
static const GG_ROM uint64_t agent_types__sentry__heuristics__5__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint8_t agent_types__sentry__heuristics__5__tables__0__policy[] = {
    24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24,
    24, 24, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    22, 23,
};
static const GG_ROM gg_table_step agent_types__sentry__heuristics__5__tables__0__moves[] = {
    {.action = 198, .offset = 65535}, /* look_round(noise_3, gallery_1) */
    {.action = 199, .offset = 65534}, /* look_round(noise_3, gallery_2) */
    {.action = 200, .offset = 65533}, /* look_round(noise_3, gallery_3) */
    {.action = 201, .offset = 65532}, /* look_round(noise_3, gallery_4) */
    {.action = 202, .offset = 65531}, /* look_round(noise_3, gallery_5) */
    {.action = 203, .offset = 65530}, /* look_round(noise_3, gallery_6) */
    {.action = 204, .offset = 65529}, /* look_round(noise_3, court_north) */
    {.action = 205, .offset = 65528}, /* look_round(noise_3, court_east) */
    {.action = 206, .offset = 65527}, /* look_round(noise_3, court_south) */
    {.action = 207, .offset = 65526}, /* look_round(noise_3, court_west) */
    {.action = 208, .offset = 65525}, /* look_round(noise_3, fountain) */
    {.action = 209, .offset = 65524}, /* look_round(noise_3, stairs_low) */
    {.action = 210, .offset = 65523}, /* look_round(noise_3, stairs_middle) */
    {.action = 211, .offset = 65522}, /* look_round(noise_3, stairs_high) */
    {.action = 212, .offset = 65521}, /* look_round(noise_3, vault_door) */
    {.action = 213, .offset = 65520}, /* look_round(noise_3, vault_left) */
    {.action = 214, .offset = 65519}, /* look_round(noise_3, vault_right) */
    {.action = 215, .offset = 65518}, /* look_round(noise_3, vault_end) */
    {.action = 216, .offset = 65517}, /* look_round(noise_3, desk) */
    {.action = 217, .offset = 65516}, /* look_round(noise_3, lockers) */
    {.action = 218, .offset = 65515}, /* look_round(noise_3, bell) */
    {.action = 219, .offset = 65514}, /* look_round(noise_3, window) */
    {.action = 220, .offset = 65513}, /* look_round(noise_3, safe) */
    {.action = 221, .offset = 65512}, /* look_round(noise_3, back_door) */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sentry__heuristics__5__tables[] = {
    {.digits = agent_types__sentry__heuristics__5__tables__0__digits,
     .entries = agent_types__sentry__heuristics__5__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sentry__heuristics__5__tables__0__distances,
     .policy = agent_types__sentry__heuristics__5__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sentry__heuristics__5__tables__0__moves, .base = UINT64_C(0x0),
     .size = 50, .mask = {264241152, 4026548223}, .digit_count = 8, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__sentry__heuristics__5__wake_mask[] = {
    UINT64_C(0x0), UINT64_C(0x200000000000000), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x3fffffe000000), UINT64_C(0x0),
};
static const GG_ROM gg_heuristic agent_types__sentry__heuristics__5 = {.actions = agent_types__sentry__heuristics__5__actions,
     .tables = agent_types__sentry__heuristics__5__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__sentry__heuristics__5__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__sentry__heuristics__6__actions[] = {UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x200000000)};
static const GG_ROM uint16_t agent_types__sentry__heuristics__6__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__sentry__heuristics__6__tables__0__digits[] = {
    {.values = agent_types__sentry__heuristics__6__tables__0__digits__0__values, .word = 5, .shift = 3},
};
static const GG_ROM uint8_t agent_types__sentry__heuristics__6__tables__0__entries[] = {1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0};
static const GG_ROM uint64_t agent_types__sentry__heuristics__6__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint8_t agent_types__sentry__heuristics__6__tables__0__policy[] = {7, 6, 5, 4, 3, 2, 1, 0, 8, 8, 8};
static const GG_ROM gg_table_step agent_types__sentry__heuristics__6__tables__0__moves[] = {
    {.action = 225, .offset = 3}, /* drink_coffee */
    {.action = 225, .offset = 4}, /* drink_coffee */
    {.action = 225, .offset = 5}, /* drink_coffee */
    {.action = 225, .offset = 6}, /* drink_coffee */
    {.action = 225, .offset = 7}, /* drink_coffee */
    {.action = 225, .offset = 8}, /* drink_coffee */
    {.action = 225, .offset = 9}, /* drink_coffee */
    {.action = 225, .offset = 10}, /* drink_coffee */
    {.action = GG_NONE, .offset = 0},
};
static const GG_ROM gg_distance_table agent_types__sentry__heuristics__6__tables[] = {
    {.digits = agent_types__sentry__heuristics__6__tables__0__digits,
     .entries = agent_types__sentry__heuristics__6__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__sentry__heuristics__6__tables__0__distances,
     .policy = agent_types__sentry__heuristics__6__tables__0__policy, .policy_high = NULL,
     .moves = agent_types__sentry__heuristics__6__tables__0__moves, .base = UINT64_C(0x0),
     .size = 11, .mask = {960, 0}, .digit_count = 1, .ends_sum = true},
};
static const GG_ROM uint64_t agent_types__sentry__heuristics__6__wake_mask[] = {
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x78),
};
static const GG_ROM gg_heuristic agent_types__sentry__heuristics__6 = {.actions = agent_types__sentry__heuristics__6__actions,
     .tables = agent_types__sentry__heuristics__6__tables, .groups = NULL, .policy = NULL,
     .reading = &gg_table_reading, .wake_mask = agent_types__sentry__heuristics__6__wake_mask,
     .table_count = 1, .asks = false, .hidden = false};
static const GG_ROM uint64_t agent_types__sentry__heuristics__7__actions[] = {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffff), UINT64_C(0x40000000)};
static const GG_ROM gg_policy_node agent_types__sentry__heuristics__7__policy__nodes[] = {
    {0, 1, 2}, {1, 3, 2},
};
static const GG_ROM gg_policy_test agent_types__sentry__heuristics__7__policy__tests[] = {
    {.mask = UINT64_C(0x2), .word = 5},
    {.mask = UINT64_C(0x1), .word = 5},
};
static const GG_ROM gg_policy_leaf agent_types__sentry__heuristics__7__policy__leaves[] = {
    {.action = GG_NONE, .from = 0},
    {.action = 222, .from = 0}, /* fetch_darts */
};
static const GG_ROM gg_policy agent_types__sentry__heuristics__7__policy = {.nodes = agent_types__sentry__heuristics__7__policy__nodes,
     .tests = agent_types__sentry__heuristics__7__policy__tests,
     .leaves = agent_types__sentry__heuristics__7__policy__leaves, .invariants = NULL,
     .node_count = 2, .test_count = 2, .leaf_count = 2, .invariant_count = 0, .longest = 1};
static const GG_ROM uint64_t agent_types__sentry__heuristics__7__wake_mask[] = {
    UINT64_C(0x9fffffffff000000), UINT64_C(0x7fffffffffffff), UINT64_C(0x3ffffffffffff), UINT64_C(0x1ffffff),
    UINT64_C(0x0), UINT64_C(0x3),
};
static const GG_ROM gg_heuristic agent_types__sentry__heuristics__7 = {.actions = agent_types__sentry__heuristics__7__actions,
     .tables = NULL, .groups = NULL, .policy = &agent_types__sentry__heuristics__7__policy,
     .reading = &gg_policy_reading, .wake_mask = agent_types__sentry__heuristics__7__wake_mask,
     .table_count = 0, .asks = true, .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__sentry__heuristics[] = {
    &agent_types__sentry__heuristics__0,
    &agent_types__sentry__heuristics__1,
    &agent_types__sentry__heuristics__2,
    &agent_types__sentry__heuristics__3,
    &agent_types__sentry__heuristics__4,
    &agent_types__sentry__heuristics__5,
    &agent_types__sentry__heuristics__6,
    &agent_types__sentry__heuristics__7,
};
static const GG_ROM uint16_t agent_types__sentry__goals[] = {
    0, /* subdue */
    1, /* alarmed */
    2, /* treated */
    3, /* checked(noise_1) */
    4, /* checked(noise_2) */
    5, /* checked(noise_3) */
    6, /* rested */
    7, /* armed */
};
static const GG_ROM uint64_t agent_types__sentry__relevance_mask[] = {
    UINT64_C(0xfffe000001000000), UINT64_C(0x3fc000002000001), UINT64_C(0x2000001), UINT64_C(0x3fffffc000001),
    UINT64_C(0x3fffffdfffffe), UINT64_C(0x37b),
};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__sentry__calls, .heuristics = agent_types__sentry__heuristics,
     .goals = agent_types__sentry__goals, .relevance_mask = agent_types__sentry__relevance_mask,
     .goal_count = 8, .task = 0}, /* sentry */
};

/* rounds */
static const GG_ROM gg_flag_test tasks__rounds__methods__go__gallery_1__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* here != gallery_1 */
};
static const GG_ROM gg_box tasks__rounds__methods__go__gallery_1__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__gallery_1__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__gallery_1__subtasks[] = {action__pass__gallery_1};
static const GG_ROM uint16_t tasks__rounds__methods__go__gallery_1__arguments[] = {SENTRY_GALLERY_1};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__gallery_2__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2), .want = UINT64_C(0x0)}, /* here != gallery_2 */
};
static const GG_ROM gg_box tasks__rounds__methods__go__gallery_2__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__gallery_2__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__gallery_2__subtasks[] = {action__pass__gallery_2};
static const GG_ROM uint16_t tasks__rounds__methods__go__gallery_2__arguments[] = {SENTRY_GALLERY_2};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__gallery_3__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x4), .want = UINT64_C(0x0)}, /* here != gallery_3 */
};
static const GG_ROM gg_box tasks__rounds__methods__go__gallery_3__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__gallery_3__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__gallery_3__subtasks[] = {action__pass__gallery_3};
static const GG_ROM uint16_t tasks__rounds__methods__go__gallery_3__arguments[] = {SENTRY_GALLERY_3};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__gallery_4__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8), .want = UINT64_C(0x0)}, /* here != gallery_4 */
};
static const GG_ROM gg_box tasks__rounds__methods__go__gallery_4__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__gallery_4__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__gallery_4__subtasks[] = {action__pass__gallery_4};
static const GG_ROM uint16_t tasks__rounds__methods__go__gallery_4__arguments[] = {SENTRY_GALLERY_4};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__gallery_5__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10), .want = UINT64_C(0x0)}, /* here != gallery_5 */
};
static const GG_ROM gg_box tasks__rounds__methods__go__gallery_5__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__gallery_5__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__gallery_5__subtasks[] = {action__pass__gallery_5};
static const GG_ROM uint16_t tasks__rounds__methods__go__gallery_5__arguments[] = {SENTRY_GALLERY_5};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__gallery_6__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20), .want = UINT64_C(0x0)}, /* here != gallery_6 */
};
static const GG_ROM gg_box tasks__rounds__methods__go__gallery_6__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__gallery_6__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__gallery_6__subtasks[] = {action__pass__gallery_6};
static const GG_ROM uint16_t tasks__rounds__methods__go__gallery_6__arguments[] = {SENTRY_GALLERY_6};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__court_north__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40), .want = UINT64_C(0x0)}, /* here != court_north */
};
static const GG_ROM gg_box tasks__rounds__methods__go__court_north__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__court_north__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__court_north__subtasks[] = {action__pass__court_north};
static const GG_ROM uint16_t tasks__rounds__methods__go__court_north__arguments[] = {SENTRY_COURT_NORTH};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__court_east__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x80), .want = UINT64_C(0x0)}, /* here != court_east */
};
static const GG_ROM gg_box tasks__rounds__methods__go__court_east__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__court_east__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__court_east__subtasks[] = {action__pass__court_east};
static const GG_ROM uint16_t tasks__rounds__methods__go__court_east__arguments[] = {SENTRY_COURT_EAST};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__court_south__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100), .want = UINT64_C(0x0)}, /* here != court_south */
};
static const GG_ROM gg_box tasks__rounds__methods__go__court_south__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__court_south__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__court_south__subtasks[] = {action__pass__court_south};
static const GG_ROM uint16_t tasks__rounds__methods__go__court_south__arguments[] = {SENTRY_COURT_SOUTH};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__court_west__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200), .want = UINT64_C(0x0)}, /* here != court_west */
};
static const GG_ROM gg_box tasks__rounds__methods__go__court_west__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__court_west__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__court_west__subtasks[] = {action__pass__court_west};
static const GG_ROM uint16_t tasks__rounds__methods__go__court_west__arguments[] = {SENTRY_COURT_WEST};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__fountain__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x400), .want = UINT64_C(0x0)}, /* here != fountain */
};
static const GG_ROM gg_box tasks__rounds__methods__go__fountain__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__fountain__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__fountain__subtasks[] = {action__pass__fountain};
static const GG_ROM uint16_t tasks__rounds__methods__go__fountain__arguments[] = {SENTRY_FOUNTAIN};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__stairs_low__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x800), .want = UINT64_C(0x0)}, /* here != stairs_low */
};
static const GG_ROM gg_box tasks__rounds__methods__go__stairs_low__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__stairs_low__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__stairs_low__subtasks[] = {action__pass__stairs_low};
static const GG_ROM uint16_t tasks__rounds__methods__go__stairs_low__arguments[] = {SENTRY_STAIRS_LOW};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__stairs_middle__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000), .want = UINT64_C(0x0)}, /* here != stairs_middle */
};
static const GG_ROM gg_box tasks__rounds__methods__go__stairs_middle__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__stairs_middle__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__stairs_middle__subtasks[] = {action__pass__stairs_middle};
static const GG_ROM uint16_t tasks__rounds__methods__go__stairs_middle__arguments[] = {SENTRY_STAIRS_MIDDLE};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__stairs_high__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000), .want = UINT64_C(0x0)}, /* here != stairs_high */
};
static const GG_ROM gg_box tasks__rounds__methods__go__stairs_high__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__stairs_high__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__stairs_high__subtasks[] = {action__pass__stairs_high};
static const GG_ROM uint16_t tasks__rounds__methods__go__stairs_high__arguments[] = {SENTRY_STAIRS_HIGH};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__vault_door__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x4000), .want = UINT64_C(0x0)}, /* here != vault_door */
};
static const GG_ROM gg_box tasks__rounds__methods__go__vault_door__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__vault_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__vault_door__subtasks[] = {action__pass__vault_door};
static const GG_ROM uint16_t tasks__rounds__methods__go__vault_door__arguments[] = {SENTRY_VAULT_DOOR};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__vault_left__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8000), .want = UINT64_C(0x0)}, /* here != vault_left */
};
static const GG_ROM gg_box tasks__rounds__methods__go__vault_left__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__vault_left__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__vault_left__subtasks[] = {action__pass__vault_left};
static const GG_ROM uint16_t tasks__rounds__methods__go__vault_left__arguments[] = {SENTRY_VAULT_LEFT};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__vault_right__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10000), .want = UINT64_C(0x0)}, /* here != vault_right */
};
static const GG_ROM gg_box tasks__rounds__methods__go__vault_right__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__vault_right__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__vault_right__subtasks[] = {action__pass__vault_right};
static const GG_ROM uint16_t tasks__rounds__methods__go__vault_right__arguments[] = {SENTRY_VAULT_RIGHT};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__vault_end__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20000), .want = UINT64_C(0x0)}, /* here != vault_end */
};
static const GG_ROM gg_box tasks__rounds__methods__go__vault_end__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__vault_end__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__vault_end__subtasks[] = {action__pass__vault_end};
static const GG_ROM uint16_t tasks__rounds__methods__go__vault_end__arguments[] = {SENTRY_VAULT_END};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__desk__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40000), .want = UINT64_C(0x0)}, /* here != desk */
};
static const GG_ROM gg_box tasks__rounds__methods__go__desk__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__desk__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__desk__subtasks[] = {action__pass__desk};
static const GG_ROM uint16_t tasks__rounds__methods__go__desk__arguments[] = {SENTRY_DESK};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__lockers__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x80000), .want = UINT64_C(0x0)}, /* here != lockers */
};
static const GG_ROM gg_box tasks__rounds__methods__go__lockers__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__lockers__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__lockers__subtasks[] = {action__pass__lockers};
static const GG_ROM uint16_t tasks__rounds__methods__go__lockers__arguments[] = {SENTRY_LOCKERS};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__bell__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x100000), .want = UINT64_C(0x0)}, /* here != bell */
};
static const GG_ROM gg_box tasks__rounds__methods__go__bell__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__bell__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__bell__subtasks[] = {action__pass__bell};
static const GG_ROM uint16_t tasks__rounds__methods__go__bell__arguments[] = {SENTRY_BELL};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__window__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000), .want = UINT64_C(0x0)}, /* here != window */
};
static const GG_ROM gg_box tasks__rounds__methods__go__window__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__window__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__window__subtasks[] = {action__pass__window};
static const GG_ROM uint16_t tasks__rounds__methods__go__window__arguments[] = {SENTRY_WINDOW};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__safe__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x400000), .want = UINT64_C(0x0)}, /* here != safe */
};
static const GG_ROM gg_box tasks__rounds__methods__go__safe__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__safe__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__safe__subtasks[] = {action__pass__safe};
static const GG_ROM uint16_t tasks__rounds__methods__go__safe__arguments[] = {SENTRY_SAFE};
static const GG_ROM gg_flag_test tasks__rounds__methods__go__back_door__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x800000), .want = UINT64_C(0x0)}, /* here != back_door */
};
static const GG_ROM gg_box tasks__rounds__methods__go__back_door__precondition__boxes[] = {
    {.flags = tasks__rounds__methods__go__back_door__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__rounds__methods__go__back_door__subtasks[] = {action__pass__back_door};
static const GG_ROM uint16_t tasks__rounds__methods__go__back_door__arguments[] = {SENTRY_BACK_DOOR};
static const GG_ROM gg_method tasks__rounds__methods[] = {
    {.precondition = {.boxes = tasks__rounds__methods__go__gallery_1__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__gallery_1__subtasks,
     .arguments = tasks__rounds__methods__go__gallery_1__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(gallery_1): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__gallery_2__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__gallery_2__subtasks,
     .arguments = tasks__rounds__methods__go__gallery_2__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(gallery_2): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__gallery_3__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__gallery_3__subtasks,
     .arguments = tasks__rounds__methods__go__gallery_3__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(gallery_3): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__gallery_4__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__gallery_4__subtasks,
     .arguments = tasks__rounds__methods__go__gallery_4__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(gallery_4): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__gallery_5__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__gallery_5__subtasks,
     .arguments = tasks__rounds__methods__go__gallery_5__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(gallery_5): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__gallery_6__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__gallery_6__subtasks,
     .arguments = tasks__rounds__methods__go__gallery_6__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(gallery_6): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__court_north__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__court_north__subtasks,
     .arguments = tasks__rounds__methods__go__court_north__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(court_north): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__court_east__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__court_east__subtasks,
     .arguments = tasks__rounds__methods__go__court_east__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(court_east): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__court_south__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__court_south__subtasks,
     .arguments = tasks__rounds__methods__go__court_south__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(court_south): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__court_west__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__court_west__subtasks,
     .arguments = tasks__rounds__methods__go__court_west__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(court_west): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__fountain__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__fountain__subtasks,
     .arguments = tasks__rounds__methods__go__fountain__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(fountain): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__stairs_low__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__stairs_low__subtasks,
     .arguments = tasks__rounds__methods__go__stairs_low__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(stairs_low): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__stairs_middle__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__stairs_middle__subtasks,
     .arguments = tasks__rounds__methods__go__stairs_middle__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(stairs_middle): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__stairs_high__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__stairs_high__subtasks,
     .arguments = tasks__rounds__methods__go__stairs_high__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(stairs_high): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__vault_door__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__vault_door__subtasks,
     .arguments = tasks__rounds__methods__go__vault_door__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(vault_door): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__vault_left__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__vault_left__subtasks,
     .arguments = tasks__rounds__methods__go__vault_left__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(vault_left): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__vault_right__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__vault_right__subtasks,
     .arguments = tasks__rounds__methods__go__vault_right__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(vault_right): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__vault_end__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__vault_end__subtasks,
     .arguments = tasks__rounds__methods__go__vault_end__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(vault_end): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__desk__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__desk__subtasks,
     .arguments = tasks__rounds__methods__go__desk__arguments, .subtask_count = 1, .prechecked = 1,
     .source_index = 0, .priority_level = 0, .scored = 0}, /* go(desk): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__lockers__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__lockers__subtasks,
     .arguments = tasks__rounds__methods__go__lockers__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(lockers): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__bell__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__bell__subtasks,
     .arguments = tasks__rounds__methods__go__bell__arguments, .subtask_count = 1, .prechecked = 1,
     .source_index = 0, .priority_level = 0, .scored = 0}, /* go(bell): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__window__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__window__subtasks,
     .arguments = tasks__rounds__methods__go__window__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(window): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__safe__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__safe__subtasks,
     .arguments = tasks__rounds__methods__go__safe__arguments, .subtask_count = 1, .prechecked = 1,
     .source_index = 0, .priority_level = 0, .scored = 0}, /* go(safe): here != by */
    {.precondition = {.boxes = tasks__rounds__methods__go__back_door__precondition__boxes, .count = 1},
     .subtasks = tasks__rounds__methods__go__back_door__subtasks,
     .arguments = tasks__rounds__methods__go__back_door__arguments, .subtask_count = 1,
     .prechecked = 1, .source_index = 0, .priority_level = 0, .scored = 0}, /* go(back_door): here != by */
};
static const GG_ROM gg_task tasks__all[] = {
    {.methods = tasks__rounds__methods, .groups = NULL, .index = NULL, .method_count = 24,
     .group_count = 0, .branch_count = 0, .select = GG_SCORED, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* rounds */
};

static const GG_ROM uint16_t places__symbols[] = {
    SENTRY_GALLERY_1, /* gallery_1 */
    SENTRY_GALLERY_2, /* gallery_2 */
    SENTRY_GALLERY_3, /* gallery_3 */
    SENTRY_GALLERY_4, /* gallery_4 */
    SENTRY_GALLERY_5, /* gallery_5 */
    SENTRY_GALLERY_6, /* gallery_6 */
    SENTRY_COURT_NORTH, /* court_north */
    SENTRY_COURT_EAST, /* court_east */
    SENTRY_COURT_SOUTH, /* court_south */
    SENTRY_COURT_WEST, /* court_west */
    SENTRY_FOUNTAIN, /* fountain */
    SENTRY_STAIRS_LOW, /* stairs_low */
    SENTRY_STAIRS_MIDDLE, /* stairs_middle */
    SENTRY_STAIRS_HIGH, /* stairs_high */
    SENTRY_VAULT_DOOR, /* vault_door */
    SENTRY_VAULT_LEFT, /* vault_left */
    SENTRY_VAULT_RIGHT, /* vault_right */
    SENTRY_VAULT_END, /* vault_end */
    SENTRY_DESK, /* desk */
    SENTRY_LOCKERS, /* lockers */
    SENTRY_BELL, /* bell */
    SENTRY_WINDOW, /* window */
    SENTRY_SAFE, /* safe */
    SENTRY_BACK_DOOR, /* back_door */
};
static const GG_ROM gg_places places__row = {.walking = &gg_walking, .points = NULL,
     .symbols = places__symbols, .within = NULL, .speed = 0, .fact = 0, .count = 24,
     .offsets = {.agent_walk = offsetof(sentry_agent, walk), .world_points = 0}};

static const GG_ROM gg_wants wants__row = {.wanting = &gg_wanting,
     .offsets = {.agent_wants = offsetof(sentry_agent, wants),
     .agent_want_flags = offsetof(sentry_agent, want_flags),
     .agent_want_ranges = offsetof(sentry_agent, want_ranges)}};

static const GG_ROM uint32_t senses__periods[] = {
    0, /* visible */
    0, /* hurt */
};
static const GG_ROM gg_senses senses__row = {.sensing = &gg_sensing, .periods = senses__periods,
     .agent_senses = offsetof(sentry_agent, senses), .count = 2};

static const GG_ROM uint32_t exclusions__times[] = {3000, 20000, 0, 0, 0, 0, 0, 0};
static const GG_ROM gg_exclusions exclusions__row = {.excluding = &gg_goal_excluding,
     .times = exclusions__times, .agent_exclusions = offsetof(sentry_agent, exclusions), .limit = 8,
     .retry_limit = 8};

static const GG_ROM uint64_t features__slots__0__actions[] = {UINT64_C(0x3fffffc1), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint64_t features__slots__0__goals[] = {UINT64_C(0x0)};
static const GG_ROM gg_reset_fact features__slots__0__resets[] = {
    {.start = 0, .from = 4294967295, .fact = 1}, /* seen_at(intruder_1) */
    {.start = 0, .from = 4294967295, .fact = 7}, /* visible(intruder_1) */
    {.start = 0, .from = 4294967295, .fact = 13}, /* caught(intruder_1) */
};
static const GG_ROM uint64_t features__slots__1__actions[] = {UINT64_C(0x3fffffc0000002), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint64_t features__slots__1__goals[] = {UINT64_C(0x0)};
static const GG_ROM gg_reset_fact features__slots__1__resets[] = {
    {.start = 0, .from = 4294967295, .fact = 2}, /* seen_at(intruder_2) */
    {.start = 0, .from = 4294967295, .fact = 8}, /* visible(intruder_2) */
    {.start = 0, .from = 4294967295, .fact = 14}, /* caught(intruder_2) */
};
static const GG_ROM uint64_t features__slots__2__actions[] = {UINT64_C(0xffc0000000000004), UINT64_C(0x3fff), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint64_t features__slots__2__goals[] = {UINT64_C(0x0)};
static const GG_ROM gg_reset_fact features__slots__2__resets[] = {
    {.start = 0, .from = 4294967295, .fact = 3}, /* seen_at(intruder_3) */
    {.start = 0, .from = 4294967295, .fact = 9}, /* visible(intruder_3) */
    {.start = 0, .from = 4294967295, .fact = 15}, /* caught(intruder_3) */
};
static const GG_ROM uint64_t features__slots__3__actions[] = {UINT64_C(0x8), UINT64_C(0x3fffffc000), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint64_t features__slots__3__goals[] = {UINT64_C(0x0)};
static const GG_ROM gg_reset_fact features__slots__3__resets[] = {
    {.start = 0, .from = 4294967295, .fact = 4}, /* seen_at(intruder_4) */
    {.start = 0, .from = 4294967295, .fact = 10}, /* visible(intruder_4) */
    {.start = 0, .from = 4294967295, .fact = 16}, /* caught(intruder_4) */
};
static const GG_ROM uint64_t features__slots__4__actions[] = {UINT64_C(0x10), UINT64_C(0x3fffffc000000000), UINT64_C(0x0), UINT64_C(0x0)};
static const GG_ROM uint64_t features__slots__4__goals[] = {UINT64_C(0x0)};
static const GG_ROM gg_reset_fact features__slots__4__resets[] = {
    {.start = 0, .from = 4294967295, .fact = 5}, /* seen_at(intruder_5) */
    {.start = 0, .from = 4294967295, .fact = 11}, /* visible(intruder_5) */
    {.start = 0, .from = 4294967295, .fact = 17}, /* caught(intruder_5) */
};
static const GG_ROM uint64_t features__slots__5__actions[] = {UINT64_C(0x20), UINT64_C(0xc000000000000000), UINT64_C(0x3fffff), UINT64_C(0x0)};
static const GG_ROM uint64_t features__slots__5__goals[] = {UINT64_C(0x0)};
static const GG_ROM gg_reset_fact features__slots__5__resets[] = {
    {.start = 0, .from = 4294967295, .fact = 6}, /* seen_at(intruder_6) */
    {.start = 0, .from = 4294967295, .fact = 12}, /* visible(intruder_6) */
    {.start = 0, .from = 4294967295, .fact = 18}, /* caught(intruder_6) */
};
static const GG_ROM uint64_t features__slots__6__actions[] = {UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3fffffc00000), UINT64_C(0x0)};
static const GG_ROM uint64_t features__slots__6__goals[] = {UINT64_C(0x8)};
static const GG_ROM gg_reset_fact features__slots__6__resets[] = {
    {.start = 0, .from = 4294967295, .fact = 19}, /* heard_at(noise_1) */
};
static const GG_ROM uint64_t features__slots__7__actions[] = {UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffc00000000000), UINT64_C(0x3f)};
static const GG_ROM uint64_t features__slots__7__goals[] = {UINT64_C(0x10)};
static const GG_ROM gg_reset_fact features__slots__7__resets[] = {
    {.start = 0, .from = 4294967295, .fact = 20}, /* heard_at(noise_2) */
};
static const GG_ROM uint64_t features__slots__8__actions[] = {UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3fffffc0)};
static const GG_ROM uint64_t features__slots__8__goals[] = {UINT64_C(0x20)};
static const GG_ROM gg_reset_fact features__slots__8__resets[] = {
    {.start = 0, .from = 4294967295, .fact = 21}, /* heard_at(noise_3) */
};
static const GG_ROM gg_slot features__slots__all[] = {
    {.actions = features__slots__0__actions, .goals = features__slots__0__goals,
     .resets = features__slots__0__resets, .reset_count = 3, .symbol = SENTRY_INTRUDER_1,
     .bound = 27},
    {.actions = features__slots__1__actions, .goals = features__slots__1__goals,
     .resets = features__slots__1__resets, .reset_count = 3, .symbol = SENTRY_INTRUDER_2,
     .bound = 28},
    {.actions = features__slots__2__actions, .goals = features__slots__2__goals,
     .resets = features__slots__2__resets, .reset_count = 3, .symbol = SENTRY_INTRUDER_3,
     .bound = 29},
    {.actions = features__slots__3__actions, .goals = features__slots__3__goals,
     .resets = features__slots__3__resets, .reset_count = 3, .symbol = SENTRY_INTRUDER_4,
     .bound = 30},
    {.actions = features__slots__4__actions, .goals = features__slots__4__goals,
     .resets = features__slots__4__resets, .reset_count = 3, .symbol = SENTRY_INTRUDER_5,
     .bound = 31},
    {.actions = features__slots__5__actions, .goals = features__slots__5__goals,
     .resets = features__slots__5__resets, .reset_count = 3, .symbol = SENTRY_INTRUDER_6,
     .bound = 32},
    {.actions = features__slots__6__actions, .goals = features__slots__6__goals,
     .resets = features__slots__6__resets, .reset_count = 1, .symbol = SENTRY_NOISE_1, .bound = 33},
    {.actions = features__slots__7__actions, .goals = features__slots__7__goals,
     .resets = features__slots__7__resets, .reset_count = 1, .symbol = SENTRY_NOISE_2, .bound = 34},
    {.actions = features__slots__8__actions, .goals = features__slots__8__goals,
     .resets = features__slots__8__resets, .reset_count = 1, .symbol = SENTRY_NOISE_3, .bound = 35},
};
static const GG_ROM uint16_t features__slots__ends[] = {6, 9};
static const GG_ROM gg_slots features__slots = {.ops = &gg_slotting, .all = features__slots__all,
     .ends = features__slots__ends, .count = 9};
static const GG_ROM gg_flag_test features__lasting__conditions__shoot__intruder_1__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000000000000), .want = UINT64_C(0x2000000000000)}, /* visible(intruder_1) */
};
static const GG_ROM gg_box features__lasting__conditions__shoot__intruder_1__boxes[] = {
    {.flags = features__lasting__conditions__shoot__intruder_1__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__shoot__intruder_1 = {.boxes = features__lasting__conditions__shoot__intruder_1__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__shoot__intruder_2__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x4000000000000), .want = UINT64_C(0x4000000000000)}, /* visible(intruder_2) */
};
static const GG_ROM gg_box features__lasting__conditions__shoot__intruder_2__boxes[] = {
    {.flags = features__lasting__conditions__shoot__intruder_2__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__shoot__intruder_2 = {.boxes = features__lasting__conditions__shoot__intruder_2__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__shoot__intruder_3__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8000000000000), .want = UINT64_C(0x8000000000000)}, /* visible(intruder_3) */
};
static const GG_ROM gg_box features__lasting__conditions__shoot__intruder_3__boxes[] = {
    {.flags = features__lasting__conditions__shoot__intruder_3__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__shoot__intruder_3 = {.boxes = features__lasting__conditions__shoot__intruder_3__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__shoot__intruder_4__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* visible(intruder_4) */
};
static const GG_ROM gg_box features__lasting__conditions__shoot__intruder_4__boxes[] = {
    {.flags = features__lasting__conditions__shoot__intruder_4__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__shoot__intruder_4 = {.boxes = features__lasting__conditions__shoot__intruder_4__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__shoot__intruder_5__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* visible(intruder_5) */
};
static const GG_ROM gg_box features__lasting__conditions__shoot__intruder_5__boxes[] = {
    {.flags = features__lasting__conditions__shoot__intruder_5__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__shoot__intruder_5 = {.boxes = features__lasting__conditions__shoot__intruder_5__boxes,
     .count = 1};
static const GG_ROM gg_flag_test features__lasting__conditions__shoot__intruder_6__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* visible(intruder_6) */
};
static const GG_ROM gg_box features__lasting__conditions__shoot__intruder_6__boxes[] = {
    {.flags = features__lasting__conditions__shoot__intruder_6__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_condition features__lasting__conditions__shoot__intruder_6 = {.boxes = features__lasting__conditions__shoot__intruder_6__boxes,
     .count = 1};
static const GG_ROM gg_condition *const GG_ROM features__lasting__conditions[] = {
    &features__lasting__conditions__shoot__intruder_1, /* shoot(intruder_1) */
    &features__lasting__conditions__shoot__intruder_2, /* shoot(intruder_2) */
    &features__lasting__conditions__shoot__intruder_3, /* shoot(intruder_3) */
    &features__lasting__conditions__shoot__intruder_4, /* shoot(intruder_4) */
    &features__lasting__conditions__shoot__intruder_5, /* shoot(intruder_5) */
    &features__lasting__conditions__shoot__intruder_6, /* shoot(intruder_6) */
    NULL, /* approach(intruder_1, gallery_1) */
    NULL, /* approach(intruder_1, gallery_2) */
    NULL, /* approach(intruder_1, gallery_3) */
    NULL, /* approach(intruder_1, gallery_4) */
    NULL, /* approach(intruder_1, gallery_5) */
    NULL, /* approach(intruder_1, gallery_6) */
    NULL, /* approach(intruder_1, court_north) */
    NULL, /* approach(intruder_1, court_east) */
    NULL, /* approach(intruder_1, court_south) */
    NULL, /* approach(intruder_1, court_west) */
    NULL, /* approach(intruder_1, fountain) */
    NULL, /* approach(intruder_1, stairs_low) */
    NULL, /* approach(intruder_1, stairs_middle) */
    NULL, /* approach(intruder_1, stairs_high) */
    NULL, /* approach(intruder_1, vault_door) */
    NULL, /* approach(intruder_1, vault_left) */
    NULL, /* approach(intruder_1, vault_right) */
    NULL, /* approach(intruder_1, vault_end) */
    NULL, /* approach(intruder_1, desk) */
    NULL, /* approach(intruder_1, lockers) */
    NULL, /* approach(intruder_1, bell) */
    NULL, /* approach(intruder_1, window) */
    NULL, /* approach(intruder_1, safe) */
    NULL, /* approach(intruder_1, back_door) */
    NULL, /* approach(intruder_2, gallery_1) */
    NULL, /* approach(intruder_2, gallery_2) */
    NULL, /* approach(intruder_2, gallery_3) */
    NULL, /* approach(intruder_2, gallery_4) */
    NULL, /* approach(intruder_2, gallery_5) */
    NULL, /* approach(intruder_2, gallery_6) */
    NULL, /* approach(intruder_2, court_north) */
    NULL, /* approach(intruder_2, court_east) */
    NULL, /* approach(intruder_2, court_south) */
    NULL, /* approach(intruder_2, court_west) */
    NULL, /* approach(intruder_2, fountain) */
    NULL, /* approach(intruder_2, stairs_low) */
    NULL, /* approach(intruder_2, stairs_middle) */
    NULL, /* approach(intruder_2, stairs_high) */
    NULL, /* approach(intruder_2, vault_door) */
    NULL, /* approach(intruder_2, vault_left) */
    NULL, /* approach(intruder_2, vault_right) */
    NULL, /* approach(intruder_2, vault_end) */
    NULL, /* approach(intruder_2, desk) */
    NULL, /* approach(intruder_2, lockers) */
    NULL, /* approach(intruder_2, bell) */
    NULL, /* approach(intruder_2, window) */
    NULL, /* approach(intruder_2, safe) */
    NULL, /* approach(intruder_2, back_door) */
    NULL, /* approach(intruder_3, gallery_1) */
    NULL, /* approach(intruder_3, gallery_2) */
    NULL, /* approach(intruder_3, gallery_3) */
    NULL, /* approach(intruder_3, gallery_4) */
    NULL, /* approach(intruder_3, gallery_5) */
    NULL, /* approach(intruder_3, gallery_6) */
    NULL, /* approach(intruder_3, court_north) */
    NULL, /* approach(intruder_3, court_east) */
    NULL, /* approach(intruder_3, court_south) */
    NULL, /* approach(intruder_3, court_west) */
    NULL, /* approach(intruder_3, fountain) */
    NULL, /* approach(intruder_3, stairs_low) */
    NULL, /* approach(intruder_3, stairs_middle) */
    NULL, /* approach(intruder_3, stairs_high) */
    NULL, /* approach(intruder_3, vault_door) */
    NULL, /* approach(intruder_3, vault_left) */
    NULL, /* approach(intruder_3, vault_right) */
    NULL, /* approach(intruder_3, vault_end) */
    NULL, /* approach(intruder_3, desk) */
    NULL, /* approach(intruder_3, lockers) */
    NULL, /* approach(intruder_3, bell) */
    NULL, /* approach(intruder_3, window) */
    NULL, /* approach(intruder_3, safe) */
    NULL, /* approach(intruder_3, back_door) */
    NULL, /* approach(intruder_4, gallery_1) */
    NULL, /* approach(intruder_4, gallery_2) */
    NULL, /* approach(intruder_4, gallery_3) */
    NULL, /* approach(intruder_4, gallery_4) */
    NULL, /* approach(intruder_4, gallery_5) */
    NULL, /* approach(intruder_4, gallery_6) */
    NULL, /* approach(intruder_4, court_north) */
    NULL, /* approach(intruder_4, court_east) */
    NULL, /* approach(intruder_4, court_south) */
    NULL, /* approach(intruder_4, court_west) */
    NULL, /* approach(intruder_4, fountain) */
    NULL, /* approach(intruder_4, stairs_low) */
    NULL, /* approach(intruder_4, stairs_middle) */
    NULL, /* approach(intruder_4, stairs_high) */
    NULL, /* approach(intruder_4, vault_door) */
    NULL, /* approach(intruder_4, vault_left) */
    NULL, /* approach(intruder_4, vault_right) */
    NULL, /* approach(intruder_4, vault_end) */
    NULL, /* approach(intruder_4, desk) */
    NULL, /* approach(intruder_4, lockers) */
    NULL, /* approach(intruder_4, bell) */
    NULL, /* approach(intruder_4, window) */
    NULL, /* approach(intruder_4, safe) */
    NULL, /* approach(intruder_4, back_door) */
    NULL, /* approach(intruder_5, gallery_1) */
    NULL, /* approach(intruder_5, gallery_2) */
    NULL, /* approach(intruder_5, gallery_3) */
    NULL, /* approach(intruder_5, gallery_4) */
    NULL, /* approach(intruder_5, gallery_5) */
    NULL, /* approach(intruder_5, gallery_6) */
    NULL, /* approach(intruder_5, court_north) */
    NULL, /* approach(intruder_5, court_east) */
    NULL, /* approach(intruder_5, court_south) */
    NULL, /* approach(intruder_5, court_west) */
    NULL, /* approach(intruder_5, fountain) */
    NULL, /* approach(intruder_5, stairs_low) */
    NULL, /* approach(intruder_5, stairs_middle) */
    NULL, /* approach(intruder_5, stairs_high) */
    NULL, /* approach(intruder_5, vault_door) */
    NULL, /* approach(intruder_5, vault_left) */
    NULL, /* approach(intruder_5, vault_right) */
    NULL, /* approach(intruder_5, vault_end) */
    NULL, /* approach(intruder_5, desk) */
    NULL, /* approach(intruder_5, lockers) */
    NULL, /* approach(intruder_5, bell) */
    NULL, /* approach(intruder_5, window) */
    NULL, /* approach(intruder_5, safe) */
    NULL, /* approach(intruder_5, back_door) */
    NULL, /* approach(intruder_6, gallery_1) */
    NULL, /* approach(intruder_6, gallery_2) */
    NULL, /* approach(intruder_6, gallery_3) */
    NULL, /* approach(intruder_6, gallery_4) */
    NULL, /* approach(intruder_6, gallery_5) */
    NULL, /* approach(intruder_6, gallery_6) */
    NULL, /* approach(intruder_6, court_north) */
    NULL, /* approach(intruder_6, court_east) */
    NULL, /* approach(intruder_6, court_south) */
    NULL, /* approach(intruder_6, court_west) */
    NULL, /* approach(intruder_6, fountain) */
    NULL, /* approach(intruder_6, stairs_low) */
    NULL, /* approach(intruder_6, stairs_middle) */
    NULL, /* approach(intruder_6, stairs_high) */
    NULL, /* approach(intruder_6, vault_door) */
    NULL, /* approach(intruder_6, vault_left) */
    NULL, /* approach(intruder_6, vault_right) */
    NULL, /* approach(intruder_6, vault_end) */
    NULL, /* approach(intruder_6, desk) */
    NULL, /* approach(intruder_6, lockers) */
    NULL, /* approach(intruder_6, bell) */
    NULL, /* approach(intruder_6, window) */
    NULL, /* approach(intruder_6, safe) */
    NULL, /* approach(intruder_6, back_door) */
    NULL, /* look_round(noise_1, gallery_1) */
    NULL, /* look_round(noise_1, gallery_2) */
    NULL, /* look_round(noise_1, gallery_3) */
    NULL, /* look_round(noise_1, gallery_4) */
    NULL, /* look_round(noise_1, gallery_5) */
    NULL, /* look_round(noise_1, gallery_6) */
    NULL, /* look_round(noise_1, court_north) */
    NULL, /* look_round(noise_1, court_east) */
    NULL, /* look_round(noise_1, court_south) */
    NULL, /* look_round(noise_1, court_west) */
    NULL, /* look_round(noise_1, fountain) */
    NULL, /* look_round(noise_1, stairs_low) */
    NULL, /* look_round(noise_1, stairs_middle) */
    NULL, /* look_round(noise_1, stairs_high) */
    NULL, /* look_round(noise_1, vault_door) */
    NULL, /* look_round(noise_1, vault_left) */
    NULL, /* look_round(noise_1, vault_right) */
    NULL, /* look_round(noise_1, vault_end) */
    NULL, /* look_round(noise_1, desk) */
    NULL, /* look_round(noise_1, lockers) */
    NULL, /* look_round(noise_1, bell) */
    NULL, /* look_round(noise_1, window) */
    NULL, /* look_round(noise_1, safe) */
    NULL, /* look_round(noise_1, back_door) */
    NULL, /* look_round(noise_2, gallery_1) */
    NULL, /* look_round(noise_2, gallery_2) */
    NULL, /* look_round(noise_2, gallery_3) */
    NULL, /* look_round(noise_2, gallery_4) */
    NULL, /* look_round(noise_2, gallery_5) */
    NULL, /* look_round(noise_2, gallery_6) */
    NULL, /* look_round(noise_2, court_north) */
    NULL, /* look_round(noise_2, court_east) */
    NULL, /* look_round(noise_2, court_south) */
    NULL, /* look_round(noise_2, court_west) */
    NULL, /* look_round(noise_2, fountain) */
    NULL, /* look_round(noise_2, stairs_low) */
    NULL, /* look_round(noise_2, stairs_middle) */
    NULL, /* look_round(noise_2, stairs_high) */
    NULL, /* look_round(noise_2, vault_door) */
    NULL, /* look_round(noise_2, vault_left) */
    NULL, /* look_round(noise_2, vault_right) */
    NULL, /* look_round(noise_2, vault_end) */
    NULL, /* look_round(noise_2, desk) */
    NULL, /* look_round(noise_2, lockers) */
    NULL, /* look_round(noise_2, bell) */
    NULL, /* look_round(noise_2, window) */
    NULL, /* look_round(noise_2, safe) */
    NULL, /* look_round(noise_2, back_door) */
    NULL, /* look_round(noise_3, gallery_1) */
    NULL, /* look_round(noise_3, gallery_2) */
    NULL, /* look_round(noise_3, gallery_3) */
    NULL, /* look_round(noise_3, gallery_4) */
    NULL, /* look_round(noise_3, gallery_5) */
    NULL, /* look_round(noise_3, gallery_6) */
    NULL, /* look_round(noise_3, court_north) */
    NULL, /* look_round(noise_3, court_east) */
    NULL, /* look_round(noise_3, court_south) */
    NULL, /* look_round(noise_3, court_west) */
    NULL, /* look_round(noise_3, fountain) */
    NULL, /* look_round(noise_3, stairs_low) */
    NULL, /* look_round(noise_3, stairs_middle) */
    NULL, /* look_round(noise_3, stairs_high) */
    NULL, /* look_round(noise_3, vault_door) */
    NULL, /* look_round(noise_3, vault_left) */
    NULL, /* look_round(noise_3, vault_right) */
    NULL, /* look_round(noise_3, vault_end) */
    NULL, /* look_round(noise_3, desk) */
    NULL, /* look_round(noise_3, lockers) */
    NULL, /* look_round(noise_3, bell) */
    NULL, /* look_round(noise_3, window) */
    NULL, /* look_round(noise_3, safe) */
    NULL, /* look_round(noise_3, back_door) */
    NULL, /* fetch_darts */
    NULL, /* ring */
    NULL, /* bandage */
    NULL, /* drink_coffee */
    NULL, /* pass(gallery_1) */
    NULL, /* pass(gallery_2) */
    NULL, /* pass(gallery_3) */
    NULL, /* pass(gallery_4) */
    NULL, /* pass(gallery_5) */
    NULL, /* pass(gallery_6) */
    NULL, /* pass(court_north) */
    NULL, /* pass(court_east) */
    NULL, /* pass(court_south) */
    NULL, /* pass(court_west) */
    NULL, /* pass(fountain) */
    NULL, /* pass(stairs_low) */
    NULL, /* pass(stairs_middle) */
    NULL, /* pass(stairs_high) */
    NULL, /* pass(vault_door) */
    NULL, /* pass(vault_left) */
    NULL, /* pass(vault_right) */
    NULL, /* pass(vault_end) */
    NULL, /* pass(desk) */
    NULL, /* pass(lockers) */
    NULL, /* pass(bell) */
    NULL, /* pass(window) */
    NULL, /* pass(safe) */
    NULL, /* pass(back_door) */
};
static const GG_ROM gg_lasting_conditions features__lasting = {.ops = &gg_enduring,
     .conditions = features__lasting__conditions};
static const GG_ROM gg_partial_change features__partial__of_actions__bandage[] = {
    {.fact = 26, .kind = 0, .more = false}, /* hurt */
};
static const GG_ROM gg_partial_change *const GG_ROM features__partial__of_actions[] = {
    NULL, /* shoot(intruder_1) */
    NULL, /* shoot(intruder_2) */
    NULL, /* shoot(intruder_3) */
    NULL, /* shoot(intruder_4) */
    NULL, /* shoot(intruder_5) */
    NULL, /* shoot(intruder_6) */
    NULL, /* approach(intruder_1, gallery_1) */
    NULL, /* approach(intruder_1, gallery_2) */
    NULL, /* approach(intruder_1, gallery_3) */
    NULL, /* approach(intruder_1, gallery_4) */
    NULL, /* approach(intruder_1, gallery_5) */
    NULL, /* approach(intruder_1, gallery_6) */
    NULL, /* approach(intruder_1, court_north) */
    NULL, /* approach(intruder_1, court_east) */
    NULL, /* approach(intruder_1, court_south) */
    NULL, /* approach(intruder_1, court_west) */
    NULL, /* approach(intruder_1, fountain) */
    NULL, /* approach(intruder_1, stairs_low) */
    NULL, /* approach(intruder_1, stairs_middle) */
    NULL, /* approach(intruder_1, stairs_high) */
    NULL, /* approach(intruder_1, vault_door) */
    NULL, /* approach(intruder_1, vault_left) */
    NULL, /* approach(intruder_1, vault_right) */
    NULL, /* approach(intruder_1, vault_end) */
    NULL, /* approach(intruder_1, desk) */
    NULL, /* approach(intruder_1, lockers) */
    NULL, /* approach(intruder_1, bell) */
    NULL, /* approach(intruder_1, window) */
    NULL, /* approach(intruder_1, safe) */
    NULL, /* approach(intruder_1, back_door) */
    NULL, /* approach(intruder_2, gallery_1) */
    NULL, /* approach(intruder_2, gallery_2) */
    NULL, /* approach(intruder_2, gallery_3) */
    NULL, /* approach(intruder_2, gallery_4) */
    NULL, /* approach(intruder_2, gallery_5) */
    NULL, /* approach(intruder_2, gallery_6) */
    NULL, /* approach(intruder_2, court_north) */
    NULL, /* approach(intruder_2, court_east) */
    NULL, /* approach(intruder_2, court_south) */
    NULL, /* approach(intruder_2, court_west) */
    NULL, /* approach(intruder_2, fountain) */
    NULL, /* approach(intruder_2, stairs_low) */
    NULL, /* approach(intruder_2, stairs_middle) */
    NULL, /* approach(intruder_2, stairs_high) */
    NULL, /* approach(intruder_2, vault_door) */
    NULL, /* approach(intruder_2, vault_left) */
    NULL, /* approach(intruder_2, vault_right) */
    NULL, /* approach(intruder_2, vault_end) */
    NULL, /* approach(intruder_2, desk) */
    NULL, /* approach(intruder_2, lockers) */
    NULL, /* approach(intruder_2, bell) */
    NULL, /* approach(intruder_2, window) */
    NULL, /* approach(intruder_2, safe) */
    NULL, /* approach(intruder_2, back_door) */
    NULL, /* approach(intruder_3, gallery_1) */
    NULL, /* approach(intruder_3, gallery_2) */
    NULL, /* approach(intruder_3, gallery_3) */
    NULL, /* approach(intruder_3, gallery_4) */
    NULL, /* approach(intruder_3, gallery_5) */
    NULL, /* approach(intruder_3, gallery_6) */
    NULL, /* approach(intruder_3, court_north) */
    NULL, /* approach(intruder_3, court_east) */
    NULL, /* approach(intruder_3, court_south) */
    NULL, /* approach(intruder_3, court_west) */
    NULL, /* approach(intruder_3, fountain) */
    NULL, /* approach(intruder_3, stairs_low) */
    NULL, /* approach(intruder_3, stairs_middle) */
    NULL, /* approach(intruder_3, stairs_high) */
    NULL, /* approach(intruder_3, vault_door) */
    NULL, /* approach(intruder_3, vault_left) */
    NULL, /* approach(intruder_3, vault_right) */
    NULL, /* approach(intruder_3, vault_end) */
    NULL, /* approach(intruder_3, desk) */
    NULL, /* approach(intruder_3, lockers) */
    NULL, /* approach(intruder_3, bell) */
    NULL, /* approach(intruder_3, window) */
    NULL, /* approach(intruder_3, safe) */
    NULL, /* approach(intruder_3, back_door) */
    NULL, /* approach(intruder_4, gallery_1) */
    NULL, /* approach(intruder_4, gallery_2) */
    NULL, /* approach(intruder_4, gallery_3) */
    NULL, /* approach(intruder_4, gallery_4) */
    NULL, /* approach(intruder_4, gallery_5) */
    NULL, /* approach(intruder_4, gallery_6) */
    NULL, /* approach(intruder_4, court_north) */
    NULL, /* approach(intruder_4, court_east) */
    NULL, /* approach(intruder_4, court_south) */
    NULL, /* approach(intruder_4, court_west) */
    NULL, /* approach(intruder_4, fountain) */
    NULL, /* approach(intruder_4, stairs_low) */
    NULL, /* approach(intruder_4, stairs_middle) */
    NULL, /* approach(intruder_4, stairs_high) */
    NULL, /* approach(intruder_4, vault_door) */
    NULL, /* approach(intruder_4, vault_left) */
    NULL, /* approach(intruder_4, vault_right) */
    NULL, /* approach(intruder_4, vault_end) */
    NULL, /* approach(intruder_4, desk) */
    NULL, /* approach(intruder_4, lockers) */
    NULL, /* approach(intruder_4, bell) */
    NULL, /* approach(intruder_4, window) */
    NULL, /* approach(intruder_4, safe) */
    NULL, /* approach(intruder_4, back_door) */
    NULL, /* approach(intruder_5, gallery_1) */
    NULL, /* approach(intruder_5, gallery_2) */
    NULL, /* approach(intruder_5, gallery_3) */
    NULL, /* approach(intruder_5, gallery_4) */
    NULL, /* approach(intruder_5, gallery_5) */
    NULL, /* approach(intruder_5, gallery_6) */
    NULL, /* approach(intruder_5, court_north) */
    NULL, /* approach(intruder_5, court_east) */
    NULL, /* approach(intruder_5, court_south) */
    NULL, /* approach(intruder_5, court_west) */
    NULL, /* approach(intruder_5, fountain) */
    NULL, /* approach(intruder_5, stairs_low) */
    NULL, /* approach(intruder_5, stairs_middle) */
    NULL, /* approach(intruder_5, stairs_high) */
    NULL, /* approach(intruder_5, vault_door) */
    NULL, /* approach(intruder_5, vault_left) */
    NULL, /* approach(intruder_5, vault_right) */
    NULL, /* approach(intruder_5, vault_end) */
    NULL, /* approach(intruder_5, desk) */
    NULL, /* approach(intruder_5, lockers) */
    NULL, /* approach(intruder_5, bell) */
    NULL, /* approach(intruder_5, window) */
    NULL, /* approach(intruder_5, safe) */
    NULL, /* approach(intruder_5, back_door) */
    NULL, /* approach(intruder_6, gallery_1) */
    NULL, /* approach(intruder_6, gallery_2) */
    NULL, /* approach(intruder_6, gallery_3) */
    NULL, /* approach(intruder_6, gallery_4) */
    NULL, /* approach(intruder_6, gallery_5) */
    NULL, /* approach(intruder_6, gallery_6) */
    NULL, /* approach(intruder_6, court_north) */
    NULL, /* approach(intruder_6, court_east) */
    NULL, /* approach(intruder_6, court_south) */
    NULL, /* approach(intruder_6, court_west) */
    NULL, /* approach(intruder_6, fountain) */
    NULL, /* approach(intruder_6, stairs_low) */
    NULL, /* approach(intruder_6, stairs_middle) */
    NULL, /* approach(intruder_6, stairs_high) */
    NULL, /* approach(intruder_6, vault_door) */
    NULL, /* approach(intruder_6, vault_left) */
    NULL, /* approach(intruder_6, vault_right) */
    NULL, /* approach(intruder_6, vault_end) */
    NULL, /* approach(intruder_6, desk) */
    NULL, /* approach(intruder_6, lockers) */
    NULL, /* approach(intruder_6, bell) */
    NULL, /* approach(intruder_6, window) */
    NULL, /* approach(intruder_6, safe) */
    NULL, /* approach(intruder_6, back_door) */
    NULL, /* look_round(noise_1, gallery_1) */
    NULL, /* look_round(noise_1, gallery_2) */
    NULL, /* look_round(noise_1, gallery_3) */
    NULL, /* look_round(noise_1, gallery_4) */
    NULL, /* look_round(noise_1, gallery_5) */
    NULL, /* look_round(noise_1, gallery_6) */
    NULL, /* look_round(noise_1, court_north) */
    NULL, /* look_round(noise_1, court_east) */
    NULL, /* look_round(noise_1, court_south) */
    NULL, /* look_round(noise_1, court_west) */
    NULL, /* look_round(noise_1, fountain) */
    NULL, /* look_round(noise_1, stairs_low) */
    NULL, /* look_round(noise_1, stairs_middle) */
    NULL, /* look_round(noise_1, stairs_high) */
    NULL, /* look_round(noise_1, vault_door) */
    NULL, /* look_round(noise_1, vault_left) */
    NULL, /* look_round(noise_1, vault_right) */
    NULL, /* look_round(noise_1, vault_end) */
    NULL, /* look_round(noise_1, desk) */
    NULL, /* look_round(noise_1, lockers) */
    NULL, /* look_round(noise_1, bell) */
    NULL, /* look_round(noise_1, window) */
    NULL, /* look_round(noise_1, safe) */
    NULL, /* look_round(noise_1, back_door) */
    NULL, /* look_round(noise_2, gallery_1) */
    NULL, /* look_round(noise_2, gallery_2) */
    NULL, /* look_round(noise_2, gallery_3) */
    NULL, /* look_round(noise_2, gallery_4) */
    NULL, /* look_round(noise_2, gallery_5) */
    NULL, /* look_round(noise_2, gallery_6) */
    NULL, /* look_round(noise_2, court_north) */
    NULL, /* look_round(noise_2, court_east) */
    NULL, /* look_round(noise_2, court_south) */
    NULL, /* look_round(noise_2, court_west) */
    NULL, /* look_round(noise_2, fountain) */
    NULL, /* look_round(noise_2, stairs_low) */
    NULL, /* look_round(noise_2, stairs_middle) */
    NULL, /* look_round(noise_2, stairs_high) */
    NULL, /* look_round(noise_2, vault_door) */
    NULL, /* look_round(noise_2, vault_left) */
    NULL, /* look_round(noise_2, vault_right) */
    NULL, /* look_round(noise_2, vault_end) */
    NULL, /* look_round(noise_2, desk) */
    NULL, /* look_round(noise_2, lockers) */
    NULL, /* look_round(noise_2, bell) */
    NULL, /* look_round(noise_2, window) */
    NULL, /* look_round(noise_2, safe) */
    NULL, /* look_round(noise_2, back_door) */
    NULL, /* look_round(noise_3, gallery_1) */
    NULL, /* look_round(noise_3, gallery_2) */
    NULL, /* look_round(noise_3, gallery_3) */
    NULL, /* look_round(noise_3, gallery_4) */
    NULL, /* look_round(noise_3, gallery_5) */
    NULL, /* look_round(noise_3, gallery_6) */
    NULL, /* look_round(noise_3, court_north) */
    NULL, /* look_round(noise_3, court_east) */
    NULL, /* look_round(noise_3, court_south) */
    NULL, /* look_round(noise_3, court_west) */
    NULL, /* look_round(noise_3, fountain) */
    NULL, /* look_round(noise_3, stairs_low) */
    NULL, /* look_round(noise_3, stairs_middle) */
    NULL, /* look_round(noise_3, stairs_high) */
    NULL, /* look_round(noise_3, vault_door) */
    NULL, /* look_round(noise_3, vault_left) */
    NULL, /* look_round(noise_3, vault_right) */
    NULL, /* look_round(noise_3, vault_end) */
    NULL, /* look_round(noise_3, desk) */
    NULL, /* look_round(noise_3, lockers) */
    NULL, /* look_round(noise_3, bell) */
    NULL, /* look_round(noise_3, window) */
    NULL, /* look_round(noise_3, safe) */
    NULL, /* look_round(noise_3, back_door) */
    NULL, /* fetch_darts */
    NULL, /* ring */
    features__partial__of_actions__bandage, /* bandage */
    NULL, /* drink_coffee */
    NULL, /* pass(gallery_1) */
    NULL, /* pass(gallery_2) */
    NULL, /* pass(gallery_3) */
    NULL, /* pass(gallery_4) */
    NULL, /* pass(gallery_5) */
    NULL, /* pass(gallery_6) */
    NULL, /* pass(court_north) */
    NULL, /* pass(court_east) */
    NULL, /* pass(court_south) */
    NULL, /* pass(court_west) */
    NULL, /* pass(fountain) */
    NULL, /* pass(stairs_low) */
    NULL, /* pass(stairs_middle) */
    NULL, /* pass(stairs_high) */
    NULL, /* pass(vault_door) */
    NULL, /* pass(vault_left) */
    NULL, /* pass(vault_right) */
    NULL, /* pass(vault_end) */
    NULL, /* pass(desk) */
    NULL, /* pass(lockers) */
    NULL, /* pass(bell) */
    NULL, /* pass(window) */
    NULL, /* pass(safe) */
    NULL, /* pass(back_door) */
};
static const GG_ROM gg_partial_changes features__partial = {.ops = &gg_changing_in_part,
     .of_actions = features__partial__of_actions};
static const GG_ROM gg_features features__row = {.ops = &gg_feature_dispatch,
     .slots = &features__slots, .sums = NULL, .lasting = &features__lasting, .until = NULL,
     .cases = NULL, .partial = &features__partial, .setbacks = NULL, .restarts = NULL,
     .random_ranges = NULL, .denials = NULL, .cooldowns = NULL, .goal_retries = NULL,
     .timeouts = NULL, .expressions = NULL, .one_shots = NULL, .varying = NULL,
     .offsets = {.agent_slots = offsetof(sentry_agent, slots), .agent_duration = 0,
     .agent_progress = offsetof(sentry_agent, progress), .agent_seeds = 0, .agent_cooldowns = 0,
     .agent_endings = 0, .agent_timeouts = 0, .agent_restart = 0,
     .world_slots = offsetof(sentry_world, slots)}};

/* subdue */
static const GG_ROM gg_flag_test goals__subdue__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000000000000000), .want = UINT64_C(0x2000000000000000)}, /* pulled */
};
static const GG_ROM gg_box goals__subdue__condition__boxes[] = {
    {.flags = goals__subdue__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__subdue__relevant__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8082000000000000), .want = UINT64_C(0x8002000000000000)}, /* visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_flag_test goals__subdue__relevant__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x8080000001000000), .want = UINT64_C(0x8000000000000000)}, /* seen_at(intruder_1) != nowhere, not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_flag_test goals__subdue__relevant__boxes__2__flags[] = {
    {.word = 0, .care = UINT64_C(0x104000000000000), .want = UINT64_C(0x4000000000000)}, /* visible(intruder_2), not caught(intruder_2) */
    {.word = 1, .care = UINT64_C(0x4000000000000), .want = UINT64_C(0x4000000000000)}, /* intruder_bound(intruder_2) */
};
static const GG_ROM gg_flag_test goals__subdue__relevant__boxes__3__flags[] = {
    {.word = 1, .care = UINT64_C(0x4000000000001), .want = UINT64_C(0x4000000000000)}, /* seen_at(intruder_2) != nowhere, intruder_bound(intruder_2) */
    {.word = 0, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x0)}, /* not caught(intruder_2) */
};
static const GG_ROM gg_flag_test goals__subdue__relevant__boxes__4__flags[] = {
    {.word = 0, .care = UINT64_C(0x208000000000000), .want = UINT64_C(0x8000000000000)}, /* visible(intruder_3), not caught(intruder_3) */
    {.word = 1, .care = UINT64_C(0x8000000000000), .want = UINT64_C(0x8000000000000)}, /* intruder_bound(intruder_3) */
};
static const GG_ROM gg_flag_test goals__subdue__relevant__boxes__5__flags[] = {
    {.word = 1, .care = UINT64_C(0x8000002000000), .want = UINT64_C(0x8000000000000)}, /* seen_at(intruder_3) != nowhere, intruder_bound(intruder_3) */
    {.word = 0, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x0)}, /* not caught(intruder_3) */
};
static const GG_ROM gg_flag_test goals__subdue__relevant__boxes__6__flags[] = {
    {.word = 0, .care = UINT64_C(0x410000000000000), .want = UINT64_C(0x10000000000000)}, /* visible(intruder_4), not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_flag_test goals__subdue__relevant__boxes__7__flags[] = {
    {.word = 2, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* seen_at(intruder_4) != nowhere */
    {.word = 0, .care = UINT64_C(0x400000000000000), .want = UINT64_C(0x0)}, /* not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_flag_test goals__subdue__relevant__boxes__8__flags[] = {
    {.word = 0, .care = UINT64_C(0x820000000000000), .want = UINT64_C(0x20000000000000)}, /* visible(intruder_5), not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_flag_test goals__subdue__relevant__boxes__9__flags[] = {
    {.word = 2, .care = UINT64_C(0x2000000), .want = UINT64_C(0x0)}, /* seen_at(intruder_5) != nowhere */
    {.word = 0, .care = UINT64_C(0x800000000000000), .want = UINT64_C(0x0)}, /* not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_flag_test goals__subdue__relevant__boxes__10__flags[] = {
    {.word = 0, .care = UINT64_C(0x1040000000000000), .want = UINT64_C(0x40000000000000)}, /* visible(intruder_6), not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_flag_test goals__subdue__relevant__boxes__11__flags[] = {
    {.word = 3, .care = UINT64_C(0x1), .want = UINT64_C(0x0)}, /* seen_at(intruder_6) != nowhere */
    {.word = 0, .care = UINT64_C(0x1000000000000000), .want = UINT64_C(0x0)}, /* not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_box goals__subdue__relevant__boxes[] = {
    {.flags = goals__subdue__relevant__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
    {.flags = goals__subdue__relevant__boxes__1__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
    {.flags = goals__subdue__relevant__boxes__2__flags, .ranges = NULL, .flag_count = 2,
     .range_count = 0, .sets = 0},
    {.flags = goals__subdue__relevant__boxes__3__flags, .ranges = NULL, .flag_count = 2,
     .range_count = 0, .sets = 0},
    {.flags = goals__subdue__relevant__boxes__4__flags, .ranges = NULL, .flag_count = 2,
     .range_count = 0, .sets = 0},
    {.flags = goals__subdue__relevant__boxes__5__flags, .ranges = NULL, .flag_count = 2,
     .range_count = 0, .sets = 0},
    {.flags = goals__subdue__relevant__boxes__6__flags, .ranges = NULL, .flag_count = 2,
     .range_count = 0, .sets = 0},
    {.flags = goals__subdue__relevant__boxes__7__flags, .ranges = NULL, .flag_count = 3,
     .range_count = 0, .sets = 0},
    {.flags = goals__subdue__relevant__boxes__8__flags, .ranges = NULL, .flag_count = 2,
     .range_count = 0, .sets = 0},
    {.flags = goals__subdue__relevant__boxes__9__flags, .ranges = NULL, .flag_count = 3,
     .range_count = 0, .sets = 0},
    {.flags = goals__subdue__relevant__boxes__10__flags, .ranges = NULL, .flag_count = 2,
     .range_count = 0, .sets = 0},
    {.flags = goals__subdue__relevant__boxes__11__flags, .ranges = NULL, .flag_count = 3,
     .range_count = 0, .sets = 0},
};
/* alarmed */
static const GG_ROM gg_flag_test goals__alarmed__condition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x4000000000000000), .want = UINT64_C(0x4000000000000000)}, /* alarm */
};
static const GG_ROM gg_box goals__alarmed__condition__boxes[] = {
    {.flags = goals__alarmed__condition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__alarmed__relevant__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x8080000000000000), .want = UINT64_C(0x8000000000000000)}, /* not caught(intruder_1), intruder_bound(intruder_1) */
};
static const GG_ROM gg_range_test goals__alarmed__relevant__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x100), .high = UINT64_C(0x353), .care = UINT64_C(0x300)}, /* hurt >= 1 */
};
static const GG_ROM gg_flag_test goals__alarmed__relevant__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x0)}, /* not caught(intruder_2) */
    {.word = 1, .care = UINT64_C(0x4000000000000), .want = UINT64_C(0x4000000000000)}, /* intruder_bound(intruder_2) */
};
static const GG_ROM gg_range_test goals__alarmed__relevant__boxes__1__ranges[] = {
    {.word = 5, .low = UINT64_C(0x100), .high = UINT64_C(0x353), .care = UINT64_C(0x300)}, /* hurt >= 1 */
};
static const GG_ROM gg_flag_test goals__alarmed__relevant__boxes__2__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x0)}, /* not caught(intruder_3) */
    {.word = 1, .care = UINT64_C(0x8000000000000), .want = UINT64_C(0x8000000000000)}, /* intruder_bound(intruder_3) */
};
static const GG_ROM gg_range_test goals__alarmed__relevant__boxes__2__ranges[] = {
    {.word = 5, .low = UINT64_C(0x100), .high = UINT64_C(0x353), .care = UINT64_C(0x300)}, /* hurt >= 1 */
};
static const GG_ROM gg_flag_test goals__alarmed__relevant__boxes__3__flags[] = {
    {.word = 0, .care = UINT64_C(0x400000000000000), .want = UINT64_C(0x0)}, /* not caught(intruder_4) */
    {.word = 1, .care = UINT64_C(0x10000000000000), .want = UINT64_C(0x10000000000000)}, /* intruder_bound(intruder_4) */
};
static const GG_ROM gg_range_test goals__alarmed__relevant__boxes__3__ranges[] = {
    {.word = 5, .low = UINT64_C(0x100), .high = UINT64_C(0x353), .care = UINT64_C(0x300)}, /* hurt >= 1 */
};
static const GG_ROM gg_flag_test goals__alarmed__relevant__boxes__4__flags[] = {
    {.word = 0, .care = UINT64_C(0x800000000000000), .want = UINT64_C(0x0)}, /* not caught(intruder_5) */
    {.word = 1, .care = UINT64_C(0x20000000000000), .want = UINT64_C(0x20000000000000)}, /* intruder_bound(intruder_5) */
};
static const GG_ROM gg_range_test goals__alarmed__relevant__boxes__4__ranges[] = {
    {.word = 5, .low = UINT64_C(0x100), .high = UINT64_C(0x353), .care = UINT64_C(0x300)}, /* hurt >= 1 */
};
static const GG_ROM gg_flag_test goals__alarmed__relevant__boxes__5__flags[] = {
    {.word = 0, .care = UINT64_C(0x1000000000000000), .want = UINT64_C(0x0)}, /* not caught(intruder_6) */
    {.word = 1, .care = UINT64_C(0x40000000000000), .want = UINT64_C(0x40000000000000)}, /* intruder_bound(intruder_6) */
};
static const GG_ROM gg_range_test goals__alarmed__relevant__boxes__5__ranges[] = {
    {.word = 5, .low = UINT64_C(0x100), .high = UINT64_C(0x353), .care = UINT64_C(0x300)}, /* hurt >= 1 */
};
static const GG_ROM gg_box goals__alarmed__relevant__boxes[] = {
    {.flags = goals__alarmed__relevant__boxes__0__flags,
     .ranges = goals__alarmed__relevant__boxes__0__ranges, .flag_count = 1, .range_count = 1,
     .sets = 0},
    {.flags = goals__alarmed__relevant__boxes__1__flags,
     .ranges = goals__alarmed__relevant__boxes__1__ranges, .flag_count = 2, .range_count = 1,
     .sets = 0},
    {.flags = goals__alarmed__relevant__boxes__2__flags,
     .ranges = goals__alarmed__relevant__boxes__2__ranges, .flag_count = 2, .range_count = 1,
     .sets = 0},
    {.flags = goals__alarmed__relevant__boxes__3__flags,
     .ranges = goals__alarmed__relevant__boxes__3__ranges, .flag_count = 2, .range_count = 1,
     .sets = 0},
    {.flags = goals__alarmed__relevant__boxes__4__flags,
     .ranges = goals__alarmed__relevant__boxes__4__ranges, .flag_count = 2, .range_count = 1,
     .sets = 0},
    {.flags = goals__alarmed__relevant__boxes__5__flags,
     .ranges = goals__alarmed__relevant__boxes__5__ranges, .flag_count = 2, .range_count = 1,
     .sets = 0},
};
/* treated */
static const GG_ROM gg_range_test goals__treated__condition__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x0), .high = UINT64_C(0x53), .care = UINT64_C(0x300)}, /* hurt == 0 */
};
static const GG_ROM gg_box goals__treated__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__treated__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_range_test goals__treated__relevant__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x200), .high = UINT64_C(0x353), .care = UINT64_C(0x300)}, /* hurt >= 2 */
};
static const GG_ROM gg_box goals__treated__relevant__boxes[] = {
    {.flags = NULL, .ranges = goals__treated__relevant__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* checked(noise_1) */
static const GG_ROM gg_flag_test goals__checked__noise_1__condition__boxes__0__flags[] = {
    {.word = 3, .care = UINT64_C(0x3fffffc000000), .want = UINT64_C(0x0)}, /* heard_at(noise_1) == nowhere */
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box goals__checked__noise_1__condition__boxes[] = {
    {.flags = goals__checked__noise_1__condition__boxes__0__flags, .ranges = NULL, .flag_count = 2,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__checked__noise_1__relevant__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x80000000000000), .want = UINT64_C(0x80000000000000)}, /* noise_bound(noise_1) */
};
static const GG_ROM gg_box goals__checked__noise_1__relevant__boxes[] = {
    {.flags = goals__checked__noise_1__relevant__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* checked(noise_2) */
static const GG_ROM gg_flag_test goals__checked__noise_2__condition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x1fffffe), .want = UINT64_C(0x0)}, /* heard_at(noise_2) == nowhere */
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box goals__checked__noise_2__condition__boxes[] = {
    {.flags = goals__checked__noise_2__condition__boxes__0__flags, .ranges = NULL, .flag_count = 2,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__checked__noise_2__relevant__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x100000000000000), .want = UINT64_C(0x100000000000000)}, /* noise_bound(noise_2) */
};
static const GG_ROM gg_box goals__checked__noise_2__relevant__boxes[] = {
    {.flags = goals__checked__noise_2__relevant__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* checked(noise_3) */
static const GG_ROM gg_flag_test goals__checked__noise_3__condition__boxes__0__flags[] = {
    {.word = 4, .care = UINT64_C(0x3fffffc000000), .want = UINT64_C(0x0)}, /* heard_at(noise_3) == nowhere */
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box goals__checked__noise_3__condition__boxes[] = {
    {.flags = goals__checked__noise_3__condition__boxes__0__flags, .ranges = NULL, .flag_count = 2,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test goals__checked__noise_3__relevant__boxes__0__flags[] = {
    {.word = 1, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* noise_bound(noise_3) */
};
static const GG_ROM gg_box goals__checked__noise_3__relevant__boxes[] = {
    {.flags = goals__checked__noise_3__relevant__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
/* rested */
static const GG_ROM gg_range_test goals__rested__condition__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x40), .high = UINT64_C(0x353), .care = UINT64_C(0x78)}, /* awake >= 8 */
};
static const GG_ROM gg_box goals__rested__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__rested__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_range_test goals__rested__relevant__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x0), .high = UINT64_C(0x31b), .care = UINT64_C(0x78)}, /* awake <= 3 */
};
static const GG_ROM gg_box goals__rested__relevant__boxes[] = {
    {.flags = NULL, .ranges = goals__rested__relevant__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
/* armed */
static const GG_ROM gg_range_test goals__armed__condition__boxes__0__ranges[] = {
    {.word = 5, .low = UINT64_C(0x1), .high = UINT64_C(0x353), .care = UINT64_C(0x3)}, /* darts >= 1 */
};
static const GG_ROM gg_box goals__armed__condition__boxes[] = {
    {.flags = NULL, .ranges = goals__armed__condition__boxes__0__ranges, .flag_count = 0,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_goal goals__all[] = {
    {.condition = {.boxes = goals__subdue__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__subdue__relevant__boxes, .count = 12}, .priority = 30,
     .cooldown = 0, .called = false, .keep = false}, /* subdue: pulled */
    {.condition = {.boxes = goals__alarmed__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__alarmed__relevant__boxes, .count = 6}, .priority = 35,
     .cooldown = 0, .called = false, .keep = false}, /* alarmed: alarm */
    {.condition = {.boxes = goals__treated__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__treated__relevant__boxes, .count = 1}, .priority = 40,
     .cooldown = 0, .called = false, .keep = false}, /* treated: hurt == 0 */
    {.condition = {.boxes = goals__checked__noise_1__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__checked__noise_1__relevant__boxes, .count = 1}, .priority = 10,
     .cooldown = 0, .called = false, .keep = false}, /* checked(noise_1): heard_at(what) == nowhere, noise_bound(what) */
    {.condition = {.boxes = goals__checked__noise_2__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__checked__noise_2__relevant__boxes, .count = 1}, .priority = 10,
     .cooldown = 0, .called = false, .keep = false}, /* checked(noise_2): heard_at(what) == nowhere, noise_bound(what) */
    {.condition = {.boxes = goals__checked__noise_3__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__checked__noise_3__relevant__boxes, .count = 1}, .priority = 10,
     .cooldown = 0, .called = false, .keep = false}, /* checked(noise_3): heard_at(what) == nowhere, noise_bound(what) */
    {.condition = {.boxes = goals__rested__condition__boxes, .count = 1},
     .relevant = {.boxes = goals__rested__relevant__boxes, .count = 1}, .priority = 5,
     .cooldown = 0, .called = false, .keep = false}, /* rested: awake >= 8 */
    {.condition = {.boxes = goals__armed__condition__boxes, .count = 1},
     .relevant = {.boxes = always__boxes, .count = 1}, .priority = 15, .cooldown = 0,
     .called = false, .keep = false}, /* armed: darts >= 1 */
};

static const GG_ROM gg_init_hook hooks__init[] = {
    gg_rules_init,
    gg_travel_init,
    NULL,
};
static const GG_ROM gg_pass_hook hooks__pass[] = {
    gg_exclusions_pass,
    gg_senses_pass,
    gg_rules_pass,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__begin[] = {
    gg_slots_drop_unbound_at_begin,
    gg_lasting_check,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__settle[] = {
    gg_slots_drop_unbound_if_idle,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__look[] = {
    gg_senses_read_due,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__start[] = {
    gg_slots_drop_unbound,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__end[] = {
    NULL,
};
static const GG_ROM uint64_t start__all[] = {
    UINT64_C(0x1000001), UINT64_C(0x2000001), UINT64_C(0x2000001), UINT64_C(0x2000001),
    UINT64_C(0x2000001), UINT64_C(0x52),
};

static const GG_ROM uint64_t tops__all[] = {
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x353),
};

static const GG_ROM uint64_t applied__bits[] = {
    UINT64_C(0x4000000000000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0),
};
static const GG_ROM gg_applied applied__row = {.world = world__apply, .ops = &gg_applying,
     .ruling = NULL, .bits = applied__bits,
     .offsets = {.world_telling = offsetof(sentry_world, telling)}};

static const GG_ROM uint16_t goal_sources__3__arguments[] = {SENTRY_NOISE_1, SENTRY_NOISE_2, SENTRY_NOISE_3};
static const GG_ROM gg_goal_source goal_sources__all[] = {
    {.arguments = NULL, .first = 0, .count = 1, .parameter_count = 0}, /* subdue */
    {.arguments = NULL, .first = 1, .count = 1, .parameter_count = 0}, /* alarmed */
    {.arguments = NULL, .first = 2, .count = 1, .parameter_count = 0}, /* treated */
    {.arguments = goal_sources__3__arguments, .first = 3, .count = 3, .parameter_count = 1}, /* checked */
    {.arguments = NULL, .first = 6, .count = 1, .parameter_count = 0}, /* rested */
    {.arguments = NULL, .first = 7, .count = 1, .parameter_count = 0}, /* armed */
};

static const GG_ROM uint64_t search__filters__0__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000007f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc00000bf), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000013f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__1__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000023f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000043f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000083f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000103f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__2__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000203f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000403f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000803f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc001003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__3__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc002003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc004003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc008003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc010003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__4__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc020003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc040003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc080003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc100003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__5__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc200003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc400003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc800003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffd000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003f), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__6__rows[] = {
    UINT64_C(0xfffffffffffffff8), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffe0000038), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc0000039), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc0000039), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003ffffffa), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000002000003a), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000000000003b), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000000000003b), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffffffffffc), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffe000003c), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffc000003d), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffc000003d), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffffe), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x2000003e), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3f), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3f), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__7__rows[] = {
    UINT64_C(0xffffffffffffffc7), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffcf), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffd7), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffdf), UINT64_C(0xc000000000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffe7), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffef), UINT64_C(0x3fffffc000003fff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xfffffffffffffff7), UINT64_C(0x3fffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc0000006), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000000e), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc0000016), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000001e), UINT64_C(0xc000000000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc0000026), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000002e), UINT64_C(0x3fffffc000003fff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc0000036), UINT64_C(0x3fffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003e), UINT64_C(0x3fff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__8__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003ffffffd), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffffffffffb), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffff9), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003ffffff5), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffffffffff3), UINT64_C(0xffffffc000000000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffff1), UINT64_C(0xffffffc000000000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffef), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffed), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffeb), UINT64_C(0xc000003fffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffe9), UINT64_C(0xc000003fffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffe7), UINT64_C(0xc000000000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffe5), UINT64_C(0xc000000000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffe3), UINT64_C(0xc000000000000000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffe1), UINT64_C(0xc000000000000000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__9__rows[] = {
    UINT64_C(0xffffffffc000003e), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000001e), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003e), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000001e), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffc000003e), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffff7fffffff),
    UINT64_C(0xffffffffc000001e), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffff7fffffff),
    UINT64_C(0xffffffffc000003e), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffff7fffffff),
    UINT64_C(0xffffffffc000001e), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffff7fffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffdf), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffdf), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffff7fffffff),
    UINT64_C(0xffffffffffffffdf), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffff7fffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffff7fffffff),
    UINT64_C(0xffffffffffffffdf), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffff7fffffff),
};
static const GG_ROM uint64_t search__filters__10__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000007fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc00000bfffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000013fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__11__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000023fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000043fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000083fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000103fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__12__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000203fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000403fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000803fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc001003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__13__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc002003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc004003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc008003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc010003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__14__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc020003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc040003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc080003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc100003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__15__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc200003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc400003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc800003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffd000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__16__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffe000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x2000003fffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x7fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x6000003fffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x2000003fffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xbfffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xa000003fffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x2000003fffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x2000003fffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x2000003fffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__17__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x13fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x23fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x43fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x83fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__18__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x103fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x203fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x403fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x803fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__19__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc001), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc002), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc004), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc008), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__20__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc010), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc020), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc040), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc080), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__21__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc100), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc200), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc400), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc800), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__22__rows[] = {
    UINT64_C(0x3ffffff9), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffff9), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffff9), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffff9), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffffffffffb), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffffffffffb), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffffffffffb), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffffffffffb), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffc000003ffffffd), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffffd), UINT64_C(0xffffffffffffd000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffffd), UINT64_C(0xffffffffffffe000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3ffffffd), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffd000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffe000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0x3fffffffffffff), UINT64_C(0xffffffffffffc000), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__23__rows[] = {
    UINT64_C(0xffffffffffffffc7), UINT64_C(0x3fff), UINT64_C(0xffffc00000000000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffcf), UINT64_C(0x3fffffffff), UINT64_C(0xffffc00000000000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffd7), UINT64_C(0x3fffffc000003fff), UINT64_C(0xffffc00000000000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffdf), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffc00000000000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffe7), UINT64_C(0xc000000000003fff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffef), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffc7), UINT64_C(0x3fff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffcf), UINT64_C(0x3fffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffd7), UINT64_C(0x3fffffc000003fff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffdf), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffe7), UINT64_C(0xc000000000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffef), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__24__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffc0000000),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffc0000000),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffc0000000),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffc0000000),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__25__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000007fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc00000bfff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000013fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__26__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000023fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000043fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000083fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000103fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__27__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000203fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000403fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000803fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc001003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__28__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc002003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc004003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc008003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc010003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__29__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc020003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc040003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc080003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc100003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__30__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc200003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc400003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc800003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffd000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffc000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__31__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffe000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000002000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000007fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000006000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000002000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc00000bfffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc00000a000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000002000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000002000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000002000003fff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__32__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000013fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000023fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000043fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000083fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__33__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000103fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000203fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000403fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000803fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__34__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc001003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc002003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc004003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc008003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__35__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc010003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc020003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc040003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc080003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__36__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc100003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc200003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc400003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc800003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__37__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xd000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xe000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xd000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xe000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xd000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xe000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xd000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xe000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xc000003fffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__38__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x7fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xbfffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00001), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__39__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00002), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00004), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00008), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00010), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__40__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00020), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00040), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00080), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00100), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__41__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00200), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00400), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00800), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc01000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__42__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc02000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc04000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc08000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc10000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__43__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc20000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc40000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc80000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffd00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffc00000), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__44__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffffffffe00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffc00000200000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000007fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffc00000600000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffc00000200000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc00000bfffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffc00000a00000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffc00000200000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffc00000200000), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffffffff), UINT64_C(0xffffc00000200000), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__45__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000013fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000023fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000043fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000083fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__46__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000103fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000203fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000403fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000803fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__47__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc001003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc002003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc004003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc008003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__48__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc010003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc020003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc040003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc080003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__49__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc100003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc200003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc400003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc800003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__50__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffd000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffe000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffd000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffe000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffd000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffe000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffd000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffe000003fffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffc000003fffff), UINT64_C(0x3ffffffffffffff),
};
static const GG_ROM uint64_t search__filters__51__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xbfffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x13fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
};
static const GG_ROM uint64_t search__filters__52__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x23fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x43fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x83fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x103fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
};
static const GG_ROM uint64_t search__filters__53__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x203fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x403fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x803fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x1003fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
};
static const GG_ROM uint64_t search__filters__54__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x2003fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x4003fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x8003fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x10003fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
};
static const GG_ROM uint64_t search__filters__55__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x20003fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x40003fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x80003fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc1),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
};
static const GG_ROM uint64_t search__filters__56__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc2),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc4),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc8),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffd0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffc0),
};
static const GG_ROM uint64_t search__filters__57__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffffffffe0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffc0000020),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000007f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffc0000060),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffc0000020),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc00000bf),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffc00000a0),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffc0000020),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffc0000020),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffffffff), UINT64_C(0x3ffffffc0000020),
};
static const GG_ROM uint64_t search__filters__58__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000013f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000023f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000043f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000083f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
};
static const GG_ROM uint64_t search__filters__59__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000103f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000203f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000403f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000803f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
};
static const GG_ROM uint64_t search__filters__60__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc001003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc002003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc004003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc008003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
};
static const GG_ROM uint64_t search__filters__61__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc010003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc020003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc040003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc080003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
};
static const GG_ROM uint64_t search__filters__62__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc100003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc200003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc400003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc800003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
};
static const GG_ROM uint64_t search__filters__63__rows[] = {
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffd000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffe000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffd000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffe000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffd000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffe000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffd000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffe000003f),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3ffffffc000003f),
};
static const GG_ROM gg_action_filter search__filters[] = {
    {.rows = search__filters__0__rows, .word = 0, .shift = 24},
    {.rows = search__filters__1__rows, .word = 0, .shift = 28},
    {.rows = search__filters__2__rows, .word = 0, .shift = 32},
    {.rows = search__filters__3__rows, .word = 0, .shift = 36},
    {.rows = search__filters__4__rows, .word = 0, .shift = 40},
    {.rows = search__filters__5__rows, .word = 0, .shift = 44},
    {.rows = search__filters__6__rows, .word = 0, .shift = 48},
    {.rows = search__filters__7__rows, .word = 0, .shift = 52},
    {.rows = search__filters__8__rows, .word = 0, .shift = 56},
    {.rows = search__filters__9__rows, .word = 0, .shift = 60},
    {.rows = search__filters__10__rows, .word = 1, .shift = 0},
    {.rows = search__filters__11__rows, .word = 1, .shift = 4},
    {.rows = search__filters__12__rows, .word = 1, .shift = 8},
    {.rows = search__filters__13__rows, .word = 1, .shift = 12},
    {.rows = search__filters__14__rows, .word = 1, .shift = 16},
    {.rows = search__filters__15__rows, .word = 1, .shift = 20},
    {.rows = search__filters__16__rows, .word = 1, .shift = 24},
    {.rows = search__filters__17__rows, .word = 1, .shift = 28},
    {.rows = search__filters__18__rows, .word = 1, .shift = 32},
    {.rows = search__filters__19__rows, .word = 1, .shift = 36},
    {.rows = search__filters__20__rows, .word = 1, .shift = 40},
    {.rows = search__filters__21__rows, .word = 1, .shift = 44},
    {.rows = search__filters__22__rows, .word = 1, .shift = 48},
    {.rows = search__filters__23__rows, .word = 1, .shift = 52},
    {.rows = search__filters__24__rows, .word = 1, .shift = 56},
    {.rows = search__filters__25__rows, .word = 2, .shift = 0},
    {.rows = search__filters__26__rows, .word = 2, .shift = 4},
    {.rows = search__filters__27__rows, .word = 2, .shift = 8},
    {.rows = search__filters__28__rows, .word = 2, .shift = 12},
    {.rows = search__filters__29__rows, .word = 2, .shift = 16},
    {.rows = search__filters__30__rows, .word = 2, .shift = 20},
    {.rows = search__filters__31__rows, .word = 2, .shift = 24},
    {.rows = search__filters__32__rows, .word = 2, .shift = 28},
    {.rows = search__filters__33__rows, .word = 2, .shift = 32},
    {.rows = search__filters__34__rows, .word = 2, .shift = 36},
    {.rows = search__filters__35__rows, .word = 2, .shift = 40},
    {.rows = search__filters__36__rows, .word = 2, .shift = 44},
    {.rows = search__filters__37__rows, .word = 2, .shift = 48},
    {.rows = search__filters__38__rows, .word = 3, .shift = 0},
    {.rows = search__filters__39__rows, .word = 3, .shift = 4},
    {.rows = search__filters__40__rows, .word = 3, .shift = 8},
    {.rows = search__filters__41__rows, .word = 3, .shift = 12},
    {.rows = search__filters__42__rows, .word = 3, .shift = 16},
    {.rows = search__filters__43__rows, .word = 3, .shift = 20},
    {.rows = search__filters__44__rows, .word = 3, .shift = 24},
    {.rows = search__filters__45__rows, .word = 3, .shift = 28},
    {.rows = search__filters__46__rows, .word = 3, .shift = 32},
    {.rows = search__filters__47__rows, .word = 3, .shift = 36},
    {.rows = search__filters__48__rows, .word = 3, .shift = 40},
    {.rows = search__filters__49__rows, .word = 3, .shift = 44},
    {.rows = search__filters__50__rows, .word = 3, .shift = 48},
    {.rows = search__filters__51__rows, .word = 4, .shift = 0},
    {.rows = search__filters__52__rows, .word = 4, .shift = 4},
    {.rows = search__filters__53__rows, .word = 4, .shift = 8},
    {.rows = search__filters__54__rows, .word = 4, .shift = 12},
    {.rows = search__filters__55__rows, .word = 4, .shift = 16},
    {.rows = search__filters__56__rows, .word = 4, .shift = 20},
    {.rows = search__filters__57__rows, .word = 4, .shift = 24},
    {.rows = search__filters__58__rows, .word = 4, .shift = 28},
    {.rows = search__filters__59__rows, .word = 4, .shift = 32},
    {.rows = search__filters__60__rows, .word = 4, .shift = 36},
    {.rows = search__filters__61__rows, .word = 4, .shift = 40},
    {.rows = search__filters__62__rows, .word = 4, .shift = 44},
    {.rows = search__filters__63__rows, .word = 4, .shift = 48},
};
static const GG_ROM uint64_t search__filtered[] = {UINT64_C(0xffffffffffffffc0), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x3fffffcbfffffff)};
static const GG_ROM uint64_t search__conflicts[] = {
    UINT64_C(0x3ffffffe), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x40000000),
    UINT64_C(0x3fffffc000003d), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x40000000),
    UINT64_C(0xffc000000000003b), UINT64_C(0x3fff), UINT64_C(0x0), UINT64_C(0x40000000),
    UINT64_C(0x37), UINT64_C(0x3fffffc000), UINT64_C(0x0), UINT64_C(0x40000000),
    UINT64_C(0x2f), UINT64_C(0x3fffffc000000000), UINT64_C(0x0), UINT64_C(0x40000000),
    UINT64_C(0x1f), UINT64_C(0xc000000000000000), UINT64_C(0x3fffff), UINT64_C(0x40000000),
    UINT64_C(0xffbfffffbfffff81), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0xffffbfffffbfffff), UINT64_C(0x3fffffbffffffbf),
    UINT64_C(0xff7fffff7fffff41), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0xffff7fffff7fffff), UINT64_C(0x3fffff7ffffff7f),
    UINT64_C(0xfefffffefffffec1), UINT64_C(0xfffffefffffeffff), UINT64_C(0xfffefffffefffffe), UINT64_C(0x3ffffeffffffeff),
    UINT64_C(0xfdfffffdfffffdc1), UINT64_C(0xfffffdfffffdffff), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0x3ffffdffffffdff),
    UINT64_C(0xfbfffffbfffffbc1), UINT64_C(0xfffffbfffffbffff), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0x3ffffbffffffbff),
    UINT64_C(0xf7fffff7fffff7c1), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0x3ffff7ffffff7ff),
    UINT64_C(0xefffffefffffefc1), UINT64_C(0xffffefffffefffff), UINT64_C(0xffefffffefffffef), UINT64_C(0x3fffeffffffefff),
    UINT64_C(0xdfffffdfffffdfc1), UINT64_C(0xffffdfffffdfffff), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0x3fffdffffffdfff),
    UINT64_C(0xbfffffbfffffbfc1), UINT64_C(0xffffbfffffbfffff), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0x3fffbffffffbfff),
    UINT64_C(0x7fffff7fffff7fc1), UINT64_C(0xffff7fffff7fffff), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x3fff7ffffff7fff),
    UINT64_C(0xfffffefffffeffc1), UINT64_C(0xfffefffffefffffe), UINT64_C(0xfefffffefffffeff), UINT64_C(0x3ffeffffffeffff),
    UINT64_C(0xfffffdfffffdffc1), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0x3ffdffffffdffff),
    UINT64_C(0xfffffbfffffbffc1), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0x3ffbffffffbffff),
    UINT64_C(0xfffff7fffff7ffc1), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0x3ff7ffffff7ffff),
    UINT64_C(0xffffefffffefffc1), UINT64_C(0xffefffffefffffef), UINT64_C(0xefffffefffffefff), UINT64_C(0x3feffffffefffff),
    UINT64_C(0xffffdfffffdfffc1), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0x3fdffffffdfffff),
    UINT64_C(0xffffbfffffbfffc1), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0x3fbffffffbfffff),
    UINT64_C(0xffff7fffff7fffc1), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0x3f7ffffff7fffff),
    UINT64_C(0xfffefffffeffffc1), UINT64_C(0xfefffffefffffeff), UINT64_C(0xfffffefffffeffff), UINT64_C(0x3effffcfefffffe),
    UINT64_C(0xfffdfffffdffffc1), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0xfffffdfffffdffff), UINT64_C(0x3dfffffbdfffffd),
    UINT64_C(0xfffbfffffbffffc1), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0xfffffbfffffbffff), UINT64_C(0x3bfffff7bfffffb),
    UINT64_C(0xfff7fffff7ffffc1), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0x37ffffff7fffff7),
    UINT64_C(0xffefffffefffffc1), UINT64_C(0xefffffefffffefff), UINT64_C(0xffffefffffefffff), UINT64_C(0x2ffffffefffffef),
    UINT64_C(0xffdfffffdfffffc1), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0xffffdfffffdfffff), UINT64_C(0x1ffffffdfffffdf),
    UINT64_C(0xffbfffffbfffff82), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0xffffbfffffbfffff), UINT64_C(0x3fffffbffffffbf),
    UINT64_C(0xff7fffff7fffff42), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0xffff7fffff7fffff), UINT64_C(0x3fffff7ffffff7f),
    UINT64_C(0xfefffffefffffec2), UINT64_C(0xfffffefffffeffff), UINT64_C(0xfffefffffefffffe), UINT64_C(0x3ffffeffffffeff),
    UINT64_C(0xfdfffffdfffffdc2), UINT64_C(0xfffffdfffffdffff), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0x3ffffdffffffdff),
    UINT64_C(0xfbfffffbfffffbc2), UINT64_C(0xfffffbfffffbffff), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0x3ffffbffffffbff),
    UINT64_C(0xf7fffff7fffff7c2), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0x3ffff7ffffff7ff),
    UINT64_C(0xefffffefffffefc2), UINT64_C(0xffffefffffefffff), UINT64_C(0xffefffffefffffef), UINT64_C(0x3fffeffffffefff),
    UINT64_C(0xdfffffdfffffdfc2), UINT64_C(0xffffdfffffdfffff), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0x3fffdffffffdfff),
    UINT64_C(0xbfffffbfffffbfc2), UINT64_C(0xffffbfffffbfffff), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0x3fffbffffffbfff),
    UINT64_C(0x7fffff7fffff7fc2), UINT64_C(0xffff7fffff7fffff), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x3fff7ffffff7fff),
    UINT64_C(0xfffffefffffeffc2), UINT64_C(0xfffefffffefffffe), UINT64_C(0xfefffffefffffeff), UINT64_C(0x3ffeffffffeffff),
    UINT64_C(0xfffffdfffffdffc2), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0x3ffdffffffdffff),
    UINT64_C(0xfffffbfffffbffc2), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0x3ffbffffffbffff),
    UINT64_C(0xfffff7fffff7ffc2), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0x3ff7ffffff7ffff),
    UINT64_C(0xffffefffffefffc2), UINT64_C(0xffefffffefffffef), UINT64_C(0xefffffefffffefff), UINT64_C(0x3feffffffefffff),
    UINT64_C(0xffffdfffffdfffc2), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0x3fdffffffdfffff),
    UINT64_C(0xffffbfffffbfffc2), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0x3fbffffffbfffff),
    UINT64_C(0xffff7fffff7fffc2), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0x3f7ffffff7fffff),
    UINT64_C(0xfffefffffeffffc2), UINT64_C(0xfefffffefffffeff), UINT64_C(0xfffffefffffeffff), UINT64_C(0x3effffcfefffffe),
    UINT64_C(0xfffdfffffdffffc2), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0xfffffdfffffdffff), UINT64_C(0x3dfffffbdfffffd),
    UINT64_C(0xfffbfffffbffffc2), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0xfffffbfffffbffff), UINT64_C(0x3bfffff7bfffffb),
    UINT64_C(0xfff7fffff7ffffc2), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0x37ffffff7fffff7),
    UINT64_C(0xffefffffefffffc2), UINT64_C(0xefffffefffffefff), UINT64_C(0xffffefffffefffff), UINT64_C(0x2ffffffefffffef),
    UINT64_C(0xffdfffffdfffffc2), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0xffffdfffffdfffff), UINT64_C(0x1ffffffdfffffdf),
    UINT64_C(0xffbfffffbfffff84), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0xffffbfffffbfffff), UINT64_C(0x3fffffbffffffbf),
    UINT64_C(0xff7fffff7fffff44), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0xffff7fffff7fffff), UINT64_C(0x3fffff7ffffff7f),
    UINT64_C(0xfefffffefffffec4), UINT64_C(0xfffffefffffeffff), UINT64_C(0xfffefffffefffffe), UINT64_C(0x3ffffeffffffeff),
    UINT64_C(0xfdfffffdfffffdc4), UINT64_C(0xfffffdfffffdffff), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0x3ffffdffffffdff),
    UINT64_C(0xfbfffffbfffffbc4), UINT64_C(0xfffffbfffffbffff), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0x3ffffbffffffbff),
    UINT64_C(0xf7fffff7fffff7c4), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0x3ffff7ffffff7ff),
    UINT64_C(0xefffffefffffefc4), UINT64_C(0xffffefffffefffff), UINT64_C(0xffefffffefffffef), UINT64_C(0x3fffeffffffefff),
    UINT64_C(0xdfffffdfffffdfc4), UINT64_C(0xffffdfffffdfffff), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0x3fffdffffffdfff),
    UINT64_C(0xbfffffbfffffbfc4), UINT64_C(0xffffbfffffbfffff), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0x3fffbffffffbfff),
    UINT64_C(0x7fffff7fffff7fc4), UINT64_C(0xffff7fffff7fffff), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x3fff7ffffff7fff),
    UINT64_C(0xfffffefffffeffc4), UINT64_C(0xfffefffffefffffe), UINT64_C(0xfefffffefffffeff), UINT64_C(0x3ffeffffffeffff),
    UINT64_C(0xfffffdfffffdffc4), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0x3ffdffffffdffff),
    UINT64_C(0xfffffbfffffbffc4), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0x3ffbffffffbffff),
    UINT64_C(0xfffff7fffff7ffc4), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0x3ff7ffffff7ffff),
    UINT64_C(0xffffefffffefffc4), UINT64_C(0xffefffffefffffef), UINT64_C(0xefffffefffffefff), UINT64_C(0x3feffffffefffff),
    UINT64_C(0xffffdfffffdfffc4), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0x3fdffffffdfffff),
    UINT64_C(0xffffbfffffbfffc4), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0x3fbffffffbfffff),
    UINT64_C(0xffff7fffff7fffc4), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0x3f7ffffff7fffff),
    UINT64_C(0xfffefffffeffffc4), UINT64_C(0xfefffffefffffeff), UINT64_C(0xfffffefffffeffff), UINT64_C(0x3effffcfefffffe),
    UINT64_C(0xfffdfffffdffffc4), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0xfffffdfffffdffff), UINT64_C(0x3dfffffbdfffffd),
    UINT64_C(0xfffbfffffbffffc4), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0xfffffbfffffbffff), UINT64_C(0x3bfffff7bfffffb),
    UINT64_C(0xfff7fffff7ffffc4), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0x37ffffff7fffff7),
    UINT64_C(0xffefffffefffffc4), UINT64_C(0xefffffefffffefff), UINT64_C(0xffffefffffefffff), UINT64_C(0x2ffffffefffffef),
    UINT64_C(0xffdfffffdfffffc4), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0xffffdfffffdfffff), UINT64_C(0x1ffffffdfffffdf),
    UINT64_C(0xffbfffffbfffff88), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0xffffbfffffbfffff), UINT64_C(0x3fffffbffffffbf),
    UINT64_C(0xff7fffff7fffff48), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0xffff7fffff7fffff), UINT64_C(0x3fffff7ffffff7f),
    UINT64_C(0xfefffffefffffec8), UINT64_C(0xfffffefffffeffff), UINT64_C(0xfffefffffefffffe), UINT64_C(0x3ffffeffffffeff),
    UINT64_C(0xfdfffffdfffffdc8), UINT64_C(0xfffffdfffffdffff), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0x3ffffdffffffdff),
    UINT64_C(0xfbfffffbfffffbc8), UINT64_C(0xfffffbfffffbffff), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0x3ffffbffffffbff),
    UINT64_C(0xf7fffff7fffff7c8), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0x3ffff7ffffff7ff),
    UINT64_C(0xefffffefffffefc8), UINT64_C(0xffffefffffefffff), UINT64_C(0xffefffffefffffef), UINT64_C(0x3fffeffffffefff),
    UINT64_C(0xdfffffdfffffdfc8), UINT64_C(0xffffdfffffdfffff), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0x3fffdffffffdfff),
    UINT64_C(0xbfffffbfffffbfc8), UINT64_C(0xffffbfffffbfffff), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0x3fffbffffffbfff),
    UINT64_C(0x7fffff7fffff7fc8), UINT64_C(0xffff7fffff7fffff), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x3fff7ffffff7fff),
    UINT64_C(0xfffffefffffeffc8), UINT64_C(0xfffefffffefffffe), UINT64_C(0xfefffffefffffeff), UINT64_C(0x3ffeffffffeffff),
    UINT64_C(0xfffffdfffffdffc8), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0x3ffdffffffdffff),
    UINT64_C(0xfffffbfffffbffc8), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0x3ffbffffffbffff),
    UINT64_C(0xfffff7fffff7ffc8), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0x3ff7ffffff7ffff),
    UINT64_C(0xffffefffffefffc8), UINT64_C(0xffefffffefffffef), UINT64_C(0xefffffefffffefff), UINT64_C(0x3feffffffefffff),
    UINT64_C(0xffffdfffffdfffc8), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0x3fdffffffdfffff),
    UINT64_C(0xffffbfffffbfffc8), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0x3fbffffffbfffff),
    UINT64_C(0xffff7fffff7fffc8), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0x3f7ffffff7fffff),
    UINT64_C(0xfffefffffeffffc8), UINT64_C(0xfefffffefffffeff), UINT64_C(0xfffffefffffeffff), UINT64_C(0x3effffcfefffffe),
    UINT64_C(0xfffdfffffdffffc8), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0xfffffdfffffdffff), UINT64_C(0x3dfffffbdfffffd),
    UINT64_C(0xfffbfffffbffffc8), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0xfffffbfffffbffff), UINT64_C(0x3bfffff7bfffffb),
    UINT64_C(0xfff7fffff7ffffc8), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0x37ffffff7fffff7),
    UINT64_C(0xffefffffefffffc8), UINT64_C(0xefffffefffffefff), UINT64_C(0xffffefffffefffff), UINT64_C(0x2ffffffefffffef),
    UINT64_C(0xffdfffffdfffffc8), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0xffffdfffffdfffff), UINT64_C(0x1ffffffdfffffdf),
    UINT64_C(0xffbfffffbfffff90), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0xffffbfffffbfffff), UINT64_C(0x3fffffbffffffbf),
    UINT64_C(0xff7fffff7fffff50), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0xffff7fffff7fffff), UINT64_C(0x3fffff7ffffff7f),
    UINT64_C(0xfefffffefffffed0), UINT64_C(0xfffffefffffeffff), UINT64_C(0xfffefffffefffffe), UINT64_C(0x3ffffeffffffeff),
    UINT64_C(0xfdfffffdfffffdd0), UINT64_C(0xfffffdfffffdffff), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0x3ffffdffffffdff),
    UINT64_C(0xfbfffffbfffffbd0), UINT64_C(0xfffffbfffffbffff), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0x3ffffbffffffbff),
    UINT64_C(0xf7fffff7fffff7d0), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0x3ffff7ffffff7ff),
    UINT64_C(0xefffffefffffefd0), UINT64_C(0xffffefffffefffff), UINT64_C(0xffefffffefffffef), UINT64_C(0x3fffeffffffefff),
    UINT64_C(0xdfffffdfffffdfd0), UINT64_C(0xffffdfffffdfffff), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0x3fffdffffffdfff),
    UINT64_C(0xbfffffbfffffbfd0), UINT64_C(0xffffbfffffbfffff), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0x3fffbffffffbfff),
    UINT64_C(0x7fffff7fffff7fd0), UINT64_C(0xffff7fffff7fffff), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x3fff7ffffff7fff),
    UINT64_C(0xfffffefffffeffd0), UINT64_C(0xfffefffffefffffe), UINT64_C(0xfefffffefffffeff), UINT64_C(0x3ffeffffffeffff),
    UINT64_C(0xfffffdfffffdffd0), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0x3ffdffffffdffff),
    UINT64_C(0xfffffbfffffbffd0), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0x3ffbffffffbffff),
    UINT64_C(0xfffff7fffff7ffd0), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0x3ff7ffffff7ffff),
    UINT64_C(0xffffefffffefffd0), UINT64_C(0xffefffffefffffef), UINT64_C(0xefffffefffffefff), UINT64_C(0x3feffffffefffff),
    UINT64_C(0xffffdfffffdfffd0), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0x3fdffffffdfffff),
    UINT64_C(0xffffbfffffbfffd0), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0x3fbffffffbfffff),
    UINT64_C(0xffff7fffff7fffd0), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0x3f7ffffff7fffff),
    UINT64_C(0xfffefffffeffffd0), UINT64_C(0xfefffffefffffeff), UINT64_C(0xfffffefffffeffff), UINT64_C(0x3effffcfefffffe),
    UINT64_C(0xfffdfffffdffffd0), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0xfffffdfffffdffff), UINT64_C(0x3dfffffbdfffffd),
    UINT64_C(0xfffbfffffbffffd0), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0xfffffbfffffbffff), UINT64_C(0x3bfffff7bfffffb),
    UINT64_C(0xfff7fffff7ffffd0), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0x37ffffff7fffff7),
    UINT64_C(0xffefffffefffffd0), UINT64_C(0xefffffefffffefff), UINT64_C(0xffffefffffefffff), UINT64_C(0x2ffffffefffffef),
    UINT64_C(0xffdfffffdfffffd0), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0xffffdfffffdfffff), UINT64_C(0x1ffffffdfffffdf),
    UINT64_C(0xffbfffffbfffffa0), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0xffffbfffffbfffff), UINT64_C(0x3fffffbffffffbf),
    UINT64_C(0xff7fffff7fffff60), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0xffff7fffff7fffff), UINT64_C(0x3fffff7ffffff7f),
    UINT64_C(0xfefffffefffffee0), UINT64_C(0xfffffefffffeffff), UINT64_C(0xfffefffffefffffe), UINT64_C(0x3ffffeffffffeff),
    UINT64_C(0xfdfffffdfffffde0), UINT64_C(0xfffffdfffffdffff), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0x3ffffdffffffdff),
    UINT64_C(0xfbfffffbfffffbe0), UINT64_C(0xfffffbfffffbffff), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0x3ffffbffffffbff),
    UINT64_C(0xf7fffff7fffff7e0), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0x3ffff7ffffff7ff),
    UINT64_C(0xefffffefffffefe0), UINT64_C(0xffffefffffefffff), UINT64_C(0xffefffffefffffef), UINT64_C(0x3fffeffffffefff),
    UINT64_C(0xdfffffdfffffdfe0), UINT64_C(0xffffdfffffdfffff), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0x3fffdffffffdfff),
    UINT64_C(0xbfffffbfffffbfe0), UINT64_C(0xffffbfffffbfffff), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0x3fffbffffffbfff),
    UINT64_C(0x7fffff7fffff7fe0), UINT64_C(0xffff7fffff7fffff), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x3fff7ffffff7fff),
    UINT64_C(0xfffffefffffeffe0), UINT64_C(0xfffefffffefffffe), UINT64_C(0xfefffffefffffeff), UINT64_C(0x3ffeffffffeffff),
    UINT64_C(0xfffffdfffffdffe0), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0x3ffdffffffdffff),
    UINT64_C(0xfffffbfffffbffe0), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0x3ffbffffffbffff),
    UINT64_C(0xfffff7fffff7ffe0), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0x3ff7ffffff7ffff),
    UINT64_C(0xffffefffffefffe0), UINT64_C(0xffefffffefffffef), UINT64_C(0xefffffefffffefff), UINT64_C(0x3feffffffefffff),
    UINT64_C(0xffffdfffffdfffe0), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0x3fdffffffdfffff),
    UINT64_C(0xffffbfffffbfffe0), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0x3fbffffffbfffff),
    UINT64_C(0xffff7fffff7fffe0), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0x3f7ffffff7fffff),
    UINT64_C(0xfffefffffeffffe0), UINT64_C(0xfefffffefffffeff), UINT64_C(0xfffffefffffeffff), UINT64_C(0x3effffcfefffffe),
    UINT64_C(0xfffdfffffdffffe0), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0xfffffdfffffdffff), UINT64_C(0x3dfffffbdfffffd),
    UINT64_C(0xfffbfffffbffffe0), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0xfffffbfffffbffff), UINT64_C(0x3bfffff7bfffffb),
    UINT64_C(0xfff7fffff7ffffe0), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0x37ffffff7fffff7),
    UINT64_C(0xffefffffefffffe0), UINT64_C(0xefffffefffffefff), UINT64_C(0xffffefffffefffff), UINT64_C(0x2ffffffefffffef),
    UINT64_C(0xffdfffffdfffffe0), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0xffffdfffffdfffff), UINT64_C(0x1ffffffdfffffdf),
    UINT64_C(0xffbfffffbfffff80), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0xffffbfffffbfffff), UINT64_C(0x3fffffbffffffbf),
    UINT64_C(0xff7fffff7fffff40), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0xffff7fffff7fffff), UINT64_C(0x3fffff7ffffff7f),
    UINT64_C(0xfefffffefffffec0), UINT64_C(0xfffffefffffeffff), UINT64_C(0xfffefffffefffffe), UINT64_C(0x3ffffeffffffeff),
    UINT64_C(0xfdfffffdfffffdc0), UINT64_C(0xfffffdfffffdffff), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0x3ffffdffffffdff),
    UINT64_C(0xfbfffffbfffffbc0), UINT64_C(0xfffffbfffffbffff), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0x3ffffbffffffbff),
    UINT64_C(0xf7fffff7fffff7c0), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0x3ffff7ffffff7ff),
    UINT64_C(0xefffffefffffefc0), UINT64_C(0xffffefffffefffff), UINT64_C(0xffefffffefffffef), UINT64_C(0x3fffeffffffefff),
    UINT64_C(0xdfffffdfffffdfc0), UINT64_C(0xffffdfffffdfffff), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0x3fffdffffffdfff),
    UINT64_C(0xbfffffbfffffbfc0), UINT64_C(0xffffbfffffbfffff), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0x3fffbffffffbfff),
    UINT64_C(0x7fffff7fffff7fc0), UINT64_C(0xffff7fffff7fffff), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x3fff7ffffff7fff),
    UINT64_C(0xfffffefffffeffc0), UINT64_C(0xfffefffffefffffe), UINT64_C(0xfefffffefffffeff), UINT64_C(0x3ffeffffffeffff),
    UINT64_C(0xfffffdfffffdffc0), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0x3ffdffffffdffff),
    UINT64_C(0xfffffbfffffbffc0), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0x3ffbffffffbffff),
    UINT64_C(0xfffff7fffff7ffc0), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0x3ff7ffffff7ffff),
    UINT64_C(0xffffefffffefffc0), UINT64_C(0xffefffffefffffef), UINT64_C(0xefffffefffffefff), UINT64_C(0x3feffffffefffff),
    UINT64_C(0xffffdfffffdfffc0), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0x3fdffffffdfffff),
    UINT64_C(0xffffbfffffbfffc0), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0x3fbffffffbfffff),
    UINT64_C(0xffff7fffff7fffc0), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0x3f7ffffff7fffff),
    UINT64_C(0xfffefffffeffffc0), UINT64_C(0xfefffffefffffeff), UINT64_C(0xfffffefffffeffff), UINT64_C(0x3effffcfefffffe),
    UINT64_C(0xfffdfffffdffffc0), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0xfffffdfffffdffff), UINT64_C(0x3dfffffbdfffffd),
    UINT64_C(0xfffbfffffbffffc0), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0xfffffbfffffbffff), UINT64_C(0x3bfffff7bfffffb),
    UINT64_C(0xfff7fffff7ffffc0), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0x37ffffff7fffff7),
    UINT64_C(0xffefffffefffffc0), UINT64_C(0xefffffefffffefff), UINT64_C(0xffffefffffefffff), UINT64_C(0x2ffffffefffffef),
    UINT64_C(0xffdfffffdfffffc0), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0xffffdfffffdfffff), UINT64_C(0x1ffffffdfffffdf),
    UINT64_C(0xffbfffffbfffff80), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0xffffbfffffbfffff), UINT64_C(0x3fffffbffffffbf),
    UINT64_C(0xff7fffff7fffff40), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0xffff7fffff7fffff), UINT64_C(0x3fffff7ffffff7f),
    UINT64_C(0xfefffffefffffec0), UINT64_C(0xfffffefffffeffff), UINT64_C(0xfffefffffefffffe), UINT64_C(0x3ffffeffffffeff),
    UINT64_C(0xfdfffffdfffffdc0), UINT64_C(0xfffffdfffffdffff), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0x3ffffdffffffdff),
    UINT64_C(0xfbfffffbfffffbc0), UINT64_C(0xfffffbfffffbffff), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0x3ffffbffffffbff),
    UINT64_C(0xf7fffff7fffff7c0), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0x3ffff7ffffff7ff),
    UINT64_C(0xefffffefffffefc0), UINT64_C(0xffffefffffefffff), UINT64_C(0xffefffffefffffef), UINT64_C(0x3fffeffffffefff),
    UINT64_C(0xdfffffdfffffdfc0), UINT64_C(0xffffdfffffdfffff), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0x3fffdffffffdfff),
    UINT64_C(0xbfffffbfffffbfc0), UINT64_C(0xffffbfffffbfffff), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0x3fffbffffffbfff),
    UINT64_C(0x7fffff7fffff7fc0), UINT64_C(0xffff7fffff7fffff), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x3fff7ffffff7fff),
    UINT64_C(0xfffffefffffeffc0), UINT64_C(0xfffefffffefffffe), UINT64_C(0xfefffffefffffeff), UINT64_C(0x3ffeffffffeffff),
    UINT64_C(0xfffffdfffffdffc0), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0x3ffdffffffdffff),
    UINT64_C(0xfffffbfffffbffc0), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0x3ffbffffffbffff),
    UINT64_C(0xfffff7fffff7ffc0), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0x3ff7ffffff7ffff),
    UINT64_C(0xffffefffffefffc0), UINT64_C(0xffefffffefffffef), UINT64_C(0xefffffefffffefff), UINT64_C(0x3feffffffefffff),
    UINT64_C(0xffffdfffffdfffc0), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0x3fdffffffdfffff),
    UINT64_C(0xffffbfffffbfffc0), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0x3fbffffffbfffff),
    UINT64_C(0xffff7fffff7fffc0), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0x3f7ffffff7fffff),
    UINT64_C(0xfffefffffeffffc0), UINT64_C(0xfefffffefffffeff), UINT64_C(0xfffffefffffeffff), UINT64_C(0x3effffcfefffffe),
    UINT64_C(0xfffdfffffdffffc0), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0xfffffdfffffdffff), UINT64_C(0x3dfffffbdfffffd),
    UINT64_C(0xfffbfffffbffffc0), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0xfffffbfffffbffff), UINT64_C(0x3bfffff7bfffffb),
    UINT64_C(0xfff7fffff7ffffc0), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0x37ffffff7fffff7),
    UINT64_C(0xffefffffefffffc0), UINT64_C(0xefffffefffffefff), UINT64_C(0xffffefffffefffff), UINT64_C(0x2ffffffefffffef),
    UINT64_C(0xffdfffffdfffffc0), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0xffffdfffffdfffff), UINT64_C(0x1ffffffdfffffdf),
    UINT64_C(0xffbfffffbfffff80), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0xffffbfffffbfffff), UINT64_C(0x3fffffbffffffbf),
    UINT64_C(0xff7fffff7fffff40), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0xffff7fffff7fffff), UINT64_C(0x3fffff7ffffff7f),
    UINT64_C(0xfefffffefffffec0), UINT64_C(0xfffffefffffeffff), UINT64_C(0xfffefffffefffffe), UINT64_C(0x3ffffeffffffeff),
    UINT64_C(0xfdfffffdfffffdc0), UINT64_C(0xfffffdfffffdffff), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0x3ffffdffffffdff),
    UINT64_C(0xfbfffffbfffffbc0), UINT64_C(0xfffffbfffffbffff), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0x3ffffbffffffbff),
    UINT64_C(0xf7fffff7fffff7c0), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0x3ffff7ffffff7ff),
    UINT64_C(0xefffffefffffefc0), UINT64_C(0xffffefffffefffff), UINT64_C(0xffefffffefffffef), UINT64_C(0x3fffeffffffefff),
    UINT64_C(0xdfffffdfffffdfc0), UINT64_C(0xffffdfffffdfffff), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0x3fffdffffffdfff),
    UINT64_C(0xbfffffbfffffbfc0), UINT64_C(0xffffbfffffbfffff), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0x3fffbffffffbfff),
    UINT64_C(0x7fffff7fffff7fc0), UINT64_C(0xffff7fffff7fffff), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x3fff7ffffff7fff),
    UINT64_C(0xfffffefffffeffc0), UINT64_C(0xfffefffffefffffe), UINT64_C(0xfefffffefffffeff), UINT64_C(0x3ffeffffffeffff),
    UINT64_C(0xfffffdfffffdffc0), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0x3ffdffffffdffff),
    UINT64_C(0xfffffbfffffbffc0), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0x3ffbffffffbffff),
    UINT64_C(0xfffff7fffff7ffc0), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0x3ff7ffffff7ffff),
    UINT64_C(0xffffefffffefffc0), UINT64_C(0xffefffffefffffef), UINT64_C(0xefffffefffffefff), UINT64_C(0x3feffffffefffff),
    UINT64_C(0xffffdfffffdfffc0), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0x3fdffffffdfffff),
    UINT64_C(0xffffbfffffbfffc0), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0x3fbffffffbfffff),
    UINT64_C(0xffff7fffff7fffc0), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0x3f7ffffff7fffff),
    UINT64_C(0xfffefffffeffffc0), UINT64_C(0xfefffffefffffeff), UINT64_C(0xfffffefffffeffff), UINT64_C(0x3effffcfefffffe),
    UINT64_C(0xfffdfffffdffffc0), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0xfffffdfffffdffff), UINT64_C(0x3dfffffbdfffffd),
    UINT64_C(0xfffbfffffbffffc0), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0xfffffbfffffbffff), UINT64_C(0x3bfffff7bfffffb),
    UINT64_C(0xfff7fffff7ffffc0), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0x37ffffff7fffff7),
    UINT64_C(0xffefffffefffffc0), UINT64_C(0xefffffefffffefff), UINT64_C(0xffffefffffefffff), UINT64_C(0x2ffffffefffffef),
    UINT64_C(0xffdfffffdfffffc0), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0xffffdfffffdfffff), UINT64_C(0x1ffffffdfffffdf),
    UINT64_C(0xfffdfffffdffffff), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0xfffffdfffffdffff), UINT64_C(0x3dfffffbdfffffd),
    UINT64_C(0xfffbfffffbffffc0), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0xfffffbfffffbffff), UINT64_C(0x3bfffff7bfffffb),
    UINT64_C(0xfffefffffeffffc0), UINT64_C(0xfefffffefffffeff), UINT64_C(0xfffffefffffeffff), UINT64_C(0x3effffcfefffffe),
    UINT64_C(0xfffefffffeffffc0), UINT64_C(0xfefffffefffffeff), UINT64_C(0xfffffefffffeffff), UINT64_C(0x3effffcfefffffe),
    UINT64_C(0xffbfffffbfffff80), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0xffffbfffffbfffff), UINT64_C(0x3fffffbffffffbf),
    UINT64_C(0xff7fffff7fffff40), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0xffff7fffff7fffff), UINT64_C(0x3fffff7ffffff7f),
    UINT64_C(0xfefffffefffffec0), UINT64_C(0xfffffefffffeffff), UINT64_C(0xfffefffffefffffe), UINT64_C(0x3ffffeffffffeff),
    UINT64_C(0xfdfffffdfffffdc0), UINT64_C(0xfffffdfffffdffff), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0x3ffffdffffffdff),
    UINT64_C(0xfbfffffbfffffbc0), UINT64_C(0xfffffbfffffbffff), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0x3ffffbffffffbff),
    UINT64_C(0xf7fffff7fffff7c0), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0x3ffff7ffffff7ff),
    UINT64_C(0xefffffefffffefc0), UINT64_C(0xffffefffffefffff), UINT64_C(0xffefffffefffffef), UINT64_C(0x3fffeffffffefff),
    UINT64_C(0xdfffffdfffffdfc0), UINT64_C(0xffffdfffffdfffff), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0x3fffdffffffdfff),
    UINT64_C(0xbfffffbfffffbfc0), UINT64_C(0xffffbfffffbfffff), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0x3fffbffffffbfff),
    UINT64_C(0x7fffff7fffff7fc0), UINT64_C(0xffff7fffff7fffff), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x3fff7ffffff7fff),
    UINT64_C(0xfffffefffffeffc0), UINT64_C(0xfffefffffefffffe), UINT64_C(0xfefffffefffffeff), UINT64_C(0x3ffeffffffeffff),
    UINT64_C(0xfffffdfffffdffc0), UINT64_C(0xfffdfffffdfffffd), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0x3ffdffffffdffff),
    UINT64_C(0xfffffbfffffbffc0), UINT64_C(0xfffbfffffbfffffb), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0x3ffbffffffbffff),
    UINT64_C(0xfffff7fffff7ffc0), UINT64_C(0xfff7fffff7fffff7), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0x3ff7ffffff7ffff),
    UINT64_C(0xffffefffffefffc0), UINT64_C(0xffefffffefffffef), UINT64_C(0xefffffefffffefff), UINT64_C(0x3feffffffefffff),
    UINT64_C(0xffffdfffffdfffc0), UINT64_C(0xffdfffffdfffffdf), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0x3fdffffffdfffff),
    UINT64_C(0xffffbfffffbfffc0), UINT64_C(0xffbfffffbfffffbf), UINT64_C(0xbfffffbfffffbfff), UINT64_C(0x3fbffffffbfffff),
    UINT64_C(0xffff7fffff7fffc0), UINT64_C(0xff7fffff7fffff7f), UINT64_C(0x7fffff7fffff7fff), UINT64_C(0x3f7ffffff7fffff),
    UINT64_C(0xfffefffffeffffc0), UINT64_C(0xfefffffefffffeff), UINT64_C(0xfffffefffffeffff), UINT64_C(0x3effffcfefffffe),
    UINT64_C(0xfffdfffffdffffc0), UINT64_C(0xfdfffffdfffffdff), UINT64_C(0xfffffdfffffdffff), UINT64_C(0x3dfffffbdfffffd),
    UINT64_C(0xfffbfffffbffffc0), UINT64_C(0xfbfffffbfffffbff), UINT64_C(0xfffffbfffffbffff), UINT64_C(0x3bfffff7bfffffb),
    UINT64_C(0xfff7fffff7ffffc0), UINT64_C(0xf7fffff7fffff7ff), UINT64_C(0xfffff7fffff7ffff), UINT64_C(0x37ffffff7fffff7),
    UINT64_C(0xffefffffefffffc0), UINT64_C(0xefffffefffffefff), UINT64_C(0xffffefffffefffff), UINT64_C(0x2ffffffefffffef),
    UINT64_C(0xffdfffffdfffffc0), UINT64_C(0xdfffffdfffffdfff), UINT64_C(0xffffdfffffdfffff), UINT64_C(0x1ffffffdfffffdf),
    UINT64_C(0x40000040000040), UINT64_C(0x4000004000004000), UINT64_C(0x400000400000), UINT64_C(0x400000040),
    UINT64_C(0x80000080000080), UINT64_C(0x8000008000008000), UINT64_C(0x800000800000), UINT64_C(0x800000080),
    UINT64_C(0x100000100000100), UINT64_C(0x10000010000), UINT64_C(0x1000001000001), UINT64_C(0x1000000100),
    UINT64_C(0x200000200000200), UINT64_C(0x20000020000), UINT64_C(0x2000002000002), UINT64_C(0x2000000200),
    UINT64_C(0x400000400000400), UINT64_C(0x40000040000), UINT64_C(0x4000004000004), UINT64_C(0x4000000400),
    UINT64_C(0x800000800000800), UINT64_C(0x80000080000), UINT64_C(0x8000008000008), UINT64_C(0x8000000800),
    UINT64_C(0x1000001000001000), UINT64_C(0x100000100000), UINT64_C(0x10000010000010), UINT64_C(0x10000001000),
    UINT64_C(0x2000002000002000), UINT64_C(0x200000200000), UINT64_C(0x20000020000020), UINT64_C(0x20000002000),
    UINT64_C(0x4000004000004000), UINT64_C(0x400000400000), UINT64_C(0x40000040000040), UINT64_C(0x40000004000),
    UINT64_C(0x8000008000008000), UINT64_C(0x800000800000), UINT64_C(0x80000080000080), UINT64_C(0x80000008000),
    UINT64_C(0x10000010000), UINT64_C(0x1000001000001), UINT64_C(0x100000100000100), UINT64_C(0x100000010000),
    UINT64_C(0x20000020000), UINT64_C(0x2000002000002), UINT64_C(0x200000200000200), UINT64_C(0x200000020000),
    UINT64_C(0x40000040000), UINT64_C(0x4000004000004), UINT64_C(0x400000400000400), UINT64_C(0x400000040000),
    UINT64_C(0x80000080000), UINT64_C(0x8000008000008), UINT64_C(0x800000800000800), UINT64_C(0x800000080000),
    UINT64_C(0x100000100000), UINT64_C(0x10000010000010), UINT64_C(0x1000001000001000), UINT64_C(0x1000000100000),
    UINT64_C(0x200000200000), UINT64_C(0x20000020000020), UINT64_C(0x2000002000002000), UINT64_C(0x2000000200000),
    UINT64_C(0x400000400000), UINT64_C(0x40000040000040), UINT64_C(0x4000004000004000), UINT64_C(0x4000000400000),
    UINT64_C(0x800000800000), UINT64_C(0x80000080000080), UINT64_C(0x8000008000008000), UINT64_C(0x8000000800000),
    UINT64_C(0x1000001000000), UINT64_C(0x100000100000100), UINT64_C(0x10000010000), UINT64_C(0x10000301000001),
    UINT64_C(0x2000002000000), UINT64_C(0x200000200000200), UINT64_C(0x20000020000), UINT64_C(0x20000042000002),
    UINT64_C(0x4000004000000), UINT64_C(0x400000400000400), UINT64_C(0x40000040000), UINT64_C(0x40000084000004),
    UINT64_C(0x8000008000000), UINT64_C(0x800000800000800), UINT64_C(0x80000080000), UINT64_C(0x80000008000008),
    UINT64_C(0x10000010000000), UINT64_C(0x1000001000001000), UINT64_C(0x100000100000), UINT64_C(0x100000010000010),
    UINT64_C(0x20000020000000), UINT64_C(0x2000002000002000), UINT64_C(0x200000200000), UINT64_C(0x200000020000020),
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
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x3fffffc0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x3fffffc0000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0xffc0000000000000), UINT64_C(0x3fff), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x3fffffc000), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x3fffffc000000000), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0xc000000000000000), UINT64_C(0x3fffff), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x1), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x2), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x4), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x8), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x10), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x20), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3fffffc00000), UINT64_C(0x0),
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
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffc00000000000), UINT64_C(0x3f),
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
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3fffffc0),
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
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x3f), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x80000000),
    UINT64_C(0x3f), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x3f), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x3f), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x40000000),
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
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x200000000),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x100000000),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x100000000),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x100000000),
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
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
};
static const GG_ROM gg_search_tables search__row = {.searching = &gg_searching,
     .slicing = &gg_slicing, .regressing = &gg_regressing, .satisficing = &gg_satisficing,
     .stubborn = &gg_stubborn, .filters = search__filters, .filtered = search__filtered,
     .conflicts = search__conflicts, .value_count = 314, .filter_count = 64};

static const GG_ROM uint16_t fact_at__all[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 22, 23, 27,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 28, 29, 30, 31, 32, 33, 34, 35, 65535, 65535, 65535, 65535, 65535, 65535,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 19, 19, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    19, 19, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    24, 24, 65535, 25, 25, 25, 25, 65535, 26, 26, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};

/* tired: awake -= 1 */
static const GG_ROM gg_addition rules__tired__effect__additions[] = {
    {.fact = 25, .amount = -1}, /* awake */
};
static const GG_ROM gg_effect rules__tired__effect = {.assignments = NULL,
     .additions = rules__tired__effect__additions, .assignment_count = 0, .addition_count = 1};
/* steady: not pulled */
static const GG_ROM gg_assignment rules__steady__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xdfffffffffffffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect rules__steady__effect = {.assignments = rules__steady__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_rule rules__all[] = {
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__tired__effect,
     .period = 20000}, /* tired: none */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__steady__effect,
     .period = 500}, /* steady: none */
};


const GG_ROM gg_domain sentry_domain = {
    .word_count = 6,
    .flag_words = 5,
    .fact_count = 36,
    .action_count = 250,
    .task_count = 1,
    .agent_rule_count = 2,
    .world_rule_count = 0,
    .agent_type_count = 1,
    .goal_count = 8,
    .goal_source_count = 6,
    .subgoal_count = 0,
    .procedural_count = 0,
    .dynamic_cost_count = 150,
    .plan_limit = 16,
    .watch_limit = 0,
    .want_limit = 4,
    .guards = guards__all,
    .shared = shared__all,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = &gg_pursuit,
    .places = &places__row,
    .wants = &wants__row,
    .claims = NULL,
    .senses = &senses__row,
    .exclusions = &exclusions__row,
    .features = &features__row,
    .team = NULL,
    .interrupting = NULL,
    .goals = goals__all,
    .offsets = {.agent_state = offsetof(sentry_agent, state), .agent_snapshot = offsetof(sentry_agent, snapshot),
     .agent_support_mask = offsetof(sentry_agent, support_mask),
     .agent_from = offsetof(sentry_agent, from), .agent_timers = offsetof(sentry_agent, timers),
     .agent_backoffs = offsetof(sentry_agent, backoffs), .agent_plan = offsetof(sentry_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(sentry_world, state),
     .world_timers = 0, .agent_bytes = sizeof(sentry_agent), .world_bytes = sizeof(sentry_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__settle,
     .look = hooks__look, .start = hooks__start, .end = hooks__end},
    .format = &gg_format_20,
    .fingerprint = 3145575291,
    .saved_fingerprint = (uint32_t)(UINT32_C(3145575291) +
        UINT32_C(31) * offsetof(sentry_agent, state) +
        UINT32_C(961) * offsetof(sentry_agent, snapshot) +
        UINT32_C(29791) * offsetof(sentry_agent, support_mask) +
        UINT32_C(923521) * offsetof(sentry_agent, from) +
        UINT32_C(28629151) * offsetof(sentry_agent, timers) +
        UINT32_C(887503681) * offsetof(sentry_agent, backoffs) +
        UINT32_C(1742810335) * offsetof(sentry_agent, senses) +
        UINT32_C(2487512833) * offsetof(sentry_agent, exclusions) +
        UINT32_C(4098453791) * offsetof(sentry_agent, plan) +
        UINT32_C(129082719) * offsetof(sentry_agent, walk) +
        UINT32_C(3789408671) * offsetof(sentry_agent, wants) +
        UINT32_C(1507551809) * offsetof(sentry_agent, want_flags) +
        UINT32_C(3784433119) * offsetof(sentry_agent, want_ranges) +
        UINT32_C(211350913) * offsetof(sentry_agent, slots) +
        UINT32_C(1244764481) * offsetof(sentry_agent, progress) +
        UINT32_C(693101697) * offsetof(sentry_world, state) +
        UINT32_C(1025491999) * offsetof(sentry_world, telling) +
        UINT32_C(1725480897) * offsetof(sentry_world, slots)),
    .start = start__all,
    .tops = tops__all,
    .applied = &applied__row,
    .goal_sources = goal_sources__all,
    .subgoals = NULL,
    .search = &search__row,
    .fact_at = fact_at__all,
    .rules = rules__all,
    .sets = NULL,
    .recall = NULL,
    .achieve = NULL,
    .drawing = NULL,
    .scoring = &gg_scoring,
    .indexing = NULL,
    .sharing = &gg_slot_sharing,
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

sentry_agent_activity sentry_agent_doing(const sentry_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {1, 2, 2, 0, 0, 0, 0, 1}; /* by action: its parameters */
    sentry_agent_activity doing = {SENTRY_ACTION_NONE, {SENTRY_GALLERY_1}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = &sentry_domain.actions[number];
    doing.action = (sentry_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (sentry_symbol)action->arguments[i];
    return doing;
}

uint16_t sentry_goal_number(sentry_goal goal, const sentry_symbol *arguments)
{
    uint16_t symbols[1] = {0};
    if ((size_t)goal >= sentry_domain.goal_source_count)
        return GG_NONE;
    for (uint16_t i = 0; i < sentry_domain.goal_sources[goal].parameter_count; i++)
        symbols[i] = (uint16_t)arguments[i];
    return gg_goal_find(&sentry_domain, (uint16_t)goal, symbols);
}

sentry_agent_pursuit sentry_agent_pursuing(const sentry_agent *agent)
{
    sentry_agent_pursuit pursuit = {SENTRY_GOAL_NONE, {SENTRY_GALLERY_1}};
    const GG_ROM uint16_t *arguments;
    uint16_t goal = gg_goal_source_of(&sentry_domain, agent->core.goal, &arguments);
    if (goal == GG_NONE)
        return pursuit;
    pursuit.goal = (sentry_goal)goal;
    for (uint16_t i = 0; i < sentry_domain.goal_sources[goal].parameter_count; i++)
        pursuit.arguments[i] = (sentry_symbol)arguments[i];
    return pursuit;
}

const char *sentry_symbol_name(sentry_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "gallery_1",
        "gallery_2",
        "gallery_3",
        "gallery_4",
        "gallery_5",
        "gallery_6",
        "court_north",
        "court_east",
        "court_south",
        "court_west",
        "fountain",
        "stairs_low",
        "stairs_middle",
        "stairs_high",
        "vault_door",
        "vault_left",
        "vault_right",
        "vault_end",
        "desk",
        "lockers",
        "bell",
        "window",
        "safe",
        "back_door",
        "intruder_1",
        "intruder_2",
        "intruder_3",
        "intruder_4",
        "intruder_5",
        "intruder_6",
        "noise_1",
        "noise_2",
        "noise_3",
        "nowhere",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

