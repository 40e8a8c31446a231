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
    action__look_round__noise_1__any,
    action__look_round__noise_2__any,
    action__look_round__noise_3__any,
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
        return sentry_task_look_round(self, phase, (sentry_symbol)arguments[0], (sentry_symbol)gg_agent_place_symbol(agent));
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
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("shoot(intruder_1)"), GG_TEXT("shoot(intruder_2)"), GG_TEXT("shoot(intruder_3)"),
    GG_TEXT("shoot(intruder_4)"), GG_TEXT("shoot(intruder_5)"), GG_TEXT("shoot(intruder_6)"),
    GG_TEXT("approach(intruder_1, gallery_1)"), GG_TEXT("approach(intruder_1, gallery_2)"),
    GG_TEXT("approach(intruder_1, gallery_3)"), GG_TEXT("approach(intruder_1, gallery_4)"),
    GG_TEXT("approach(intruder_1, gallery_5)"), GG_TEXT("approach(intruder_1, gallery_6)"),
    GG_TEXT("approach(intruder_1, court_north)"), GG_TEXT("approach(intruder_1, court_east)"),
    GG_TEXT("approach(intruder_1, court_south)"), GG_TEXT("approach(intruder_1, court_west)"),
    GG_TEXT("approach(intruder_1, fountain)"), GG_TEXT("approach(intruder_1, stairs_low)"),
    GG_TEXT("approach(intruder_1, stairs_middle)"), GG_TEXT("approach(intruder_1, stairs_high)"),
    GG_TEXT("approach(intruder_1, vault_door)"), GG_TEXT("approach(intruder_1, vault_left)"),
    GG_TEXT("approach(intruder_1, vault_right)"), GG_TEXT("approach(intruder_1, vault_end)"),
    GG_TEXT("approach(intruder_1, desk)"), GG_TEXT("approach(intruder_1, lockers)"),
    GG_TEXT("approach(intruder_1, bell)"), GG_TEXT("approach(intruder_1, window)"),
    GG_TEXT("approach(intruder_1, safe)"), GG_TEXT("approach(intruder_1, back_door)"),
    GG_TEXT("approach(intruder_2, gallery_1)"), GG_TEXT("approach(intruder_2, gallery_2)"),
    GG_TEXT("approach(intruder_2, gallery_3)"), GG_TEXT("approach(intruder_2, gallery_4)"),
    GG_TEXT("approach(intruder_2, gallery_5)"), GG_TEXT("approach(intruder_2, gallery_6)"),
    GG_TEXT("approach(intruder_2, court_north)"), GG_TEXT("approach(intruder_2, court_east)"),
    GG_TEXT("approach(intruder_2, court_south)"), GG_TEXT("approach(intruder_2, court_west)"),
    GG_TEXT("approach(intruder_2, fountain)"), GG_TEXT("approach(intruder_2, stairs_low)"),
    GG_TEXT("approach(intruder_2, stairs_middle)"), GG_TEXT("approach(intruder_2, stairs_high)"),
    GG_TEXT("approach(intruder_2, vault_door)"), GG_TEXT("approach(intruder_2, vault_left)"),
    GG_TEXT("approach(intruder_2, vault_right)"), GG_TEXT("approach(intruder_2, vault_end)"),
    GG_TEXT("approach(intruder_2, desk)"), GG_TEXT("approach(intruder_2, lockers)"),
    GG_TEXT("approach(intruder_2, bell)"), GG_TEXT("approach(intruder_2, window)"),
    GG_TEXT("approach(intruder_2, safe)"), GG_TEXT("approach(intruder_2, back_door)"),
    GG_TEXT("approach(intruder_3, gallery_1)"), GG_TEXT("approach(intruder_3, gallery_2)"),
    GG_TEXT("approach(intruder_3, gallery_3)"), GG_TEXT("approach(intruder_3, gallery_4)"),
    GG_TEXT("approach(intruder_3, gallery_5)"), GG_TEXT("approach(intruder_3, gallery_6)"),
    GG_TEXT("approach(intruder_3, court_north)"), GG_TEXT("approach(intruder_3, court_east)"),
    GG_TEXT("approach(intruder_3, court_south)"), GG_TEXT("approach(intruder_3, court_west)"),
    GG_TEXT("approach(intruder_3, fountain)"), GG_TEXT("approach(intruder_3, stairs_low)"),
    GG_TEXT("approach(intruder_3, stairs_middle)"), GG_TEXT("approach(intruder_3, stairs_high)"),
    GG_TEXT("approach(intruder_3, vault_door)"), GG_TEXT("approach(intruder_3, vault_left)"),
    GG_TEXT("approach(intruder_3, vault_right)"), GG_TEXT("approach(intruder_3, vault_end)"),
    GG_TEXT("approach(intruder_3, desk)"), GG_TEXT("approach(intruder_3, lockers)"),
    GG_TEXT("approach(intruder_3, bell)"), GG_TEXT("approach(intruder_3, window)"),
    GG_TEXT("approach(intruder_3, safe)"), GG_TEXT("approach(intruder_3, back_door)"),
    GG_TEXT("approach(intruder_4, gallery_1)"), GG_TEXT("approach(intruder_4, gallery_2)"),
    GG_TEXT("approach(intruder_4, gallery_3)"), GG_TEXT("approach(intruder_4, gallery_4)"),
    GG_TEXT("approach(intruder_4, gallery_5)"), GG_TEXT("approach(intruder_4, gallery_6)"),
    GG_TEXT("approach(intruder_4, court_north)"), GG_TEXT("approach(intruder_4, court_east)"),
    GG_TEXT("approach(intruder_4, court_south)"), GG_TEXT("approach(intruder_4, court_west)"),
    GG_TEXT("approach(intruder_4, fountain)"), GG_TEXT("approach(intruder_4, stairs_low)"),
    GG_TEXT("approach(intruder_4, stairs_middle)"), GG_TEXT("approach(intruder_4, stairs_high)"),
    GG_TEXT("approach(intruder_4, vault_door)"), GG_TEXT("approach(intruder_4, vault_left)"),
    GG_TEXT("approach(intruder_4, vault_right)"), GG_TEXT("approach(intruder_4, vault_end)"),
    GG_TEXT("approach(intruder_4, desk)"), GG_TEXT("approach(intruder_4, lockers)"),
    GG_TEXT("approach(intruder_4, bell)"), GG_TEXT("approach(intruder_4, window)"),
    GG_TEXT("approach(intruder_4, safe)"), GG_TEXT("approach(intruder_4, back_door)"),
    GG_TEXT("approach(intruder_5, gallery_1)"), GG_TEXT("approach(intruder_5, gallery_2)"),
    GG_TEXT("approach(intruder_5, gallery_3)"), GG_TEXT("approach(intruder_5, gallery_4)"),
    GG_TEXT("approach(intruder_5, gallery_5)"), GG_TEXT("approach(intruder_5, gallery_6)"),
    GG_TEXT("approach(intruder_5, court_north)"), GG_TEXT("approach(intruder_5, court_east)"),
    GG_TEXT("approach(intruder_5, court_south)"), GG_TEXT("approach(intruder_5, court_west)"),
    GG_TEXT("approach(intruder_5, fountain)"), GG_TEXT("approach(intruder_5, stairs_low)"),
    GG_TEXT("approach(intruder_5, stairs_middle)"), GG_TEXT("approach(intruder_5, stairs_high)"),
    GG_TEXT("approach(intruder_5, vault_door)"), GG_TEXT("approach(intruder_5, vault_left)"),
    GG_TEXT("approach(intruder_5, vault_right)"), GG_TEXT("approach(intruder_5, vault_end)"),
    GG_TEXT("approach(intruder_5, desk)"), GG_TEXT("approach(intruder_5, lockers)"),
    GG_TEXT("approach(intruder_5, bell)"), GG_TEXT("approach(intruder_5, window)"),
    GG_TEXT("approach(intruder_5, safe)"), GG_TEXT("approach(intruder_5, back_door)"),
    GG_TEXT("approach(intruder_6, gallery_1)"), GG_TEXT("approach(intruder_6, gallery_2)"),
    GG_TEXT("approach(intruder_6, gallery_3)"), GG_TEXT("approach(intruder_6, gallery_4)"),
    GG_TEXT("approach(intruder_6, gallery_5)"), GG_TEXT("approach(intruder_6, gallery_6)"),
    GG_TEXT("approach(intruder_6, court_north)"), GG_TEXT("approach(intruder_6, court_east)"),
    GG_TEXT("approach(intruder_6, court_south)"), GG_TEXT("approach(intruder_6, court_west)"),
    GG_TEXT("approach(intruder_6, fountain)"), GG_TEXT("approach(intruder_6, stairs_low)"),
    GG_TEXT("approach(intruder_6, stairs_middle)"), GG_TEXT("approach(intruder_6, stairs_high)"),
    GG_TEXT("approach(intruder_6, vault_door)"), GG_TEXT("approach(intruder_6, vault_left)"),
    GG_TEXT("approach(intruder_6, vault_right)"), GG_TEXT("approach(intruder_6, vault_end)"),
    GG_TEXT("approach(intruder_6, desk)"), GG_TEXT("approach(intruder_6, lockers)"),
    GG_TEXT("approach(intruder_6, bell)"), GG_TEXT("approach(intruder_6, window)"),
    GG_TEXT("approach(intruder_6, safe)"), GG_TEXT("approach(intruder_6, back_door)"),
    GG_TEXT("look_round(noise_1, gallery_1)"), GG_TEXT("look_round(noise_1, gallery_2)"),
    GG_TEXT("look_round(noise_1, gallery_3)"), GG_TEXT("look_round(noise_1, gallery_4)"),
    GG_TEXT("look_round(noise_1, gallery_5)"), GG_TEXT("look_round(noise_1, gallery_6)"),
    GG_TEXT("look_round(noise_1, court_north)"), GG_TEXT("look_round(noise_1, court_east)"),
    GG_TEXT("look_round(noise_1, court_south)"), GG_TEXT("look_round(noise_1, court_west)"),
    GG_TEXT("look_round(noise_1, fountain)"), GG_TEXT("look_round(noise_1, stairs_low)"),
    GG_TEXT("look_round(noise_1, stairs_middle)"), GG_TEXT("look_round(noise_1, stairs_high)"),
    GG_TEXT("look_round(noise_1, vault_door)"), GG_TEXT("look_round(noise_1, vault_left)"),
    GG_TEXT("look_round(noise_1, vault_right)"), GG_TEXT("look_round(noise_1, vault_end)"),
    GG_TEXT("look_round(noise_1, desk)"), GG_TEXT("look_round(noise_1, lockers)"),
    GG_TEXT("look_round(noise_1, bell)"), GG_TEXT("look_round(noise_1, window)"),
    GG_TEXT("look_round(noise_1, safe)"), GG_TEXT("look_round(noise_1, back_door)"),
    GG_TEXT("look_round(noise_2, gallery_1)"), GG_TEXT("look_round(noise_2, gallery_2)"),
    GG_TEXT("look_round(noise_2, gallery_3)"), GG_TEXT("look_round(noise_2, gallery_4)"),
    GG_TEXT("look_round(noise_2, gallery_5)"), GG_TEXT("look_round(noise_2, gallery_6)"),
    GG_TEXT("look_round(noise_2, court_north)"), GG_TEXT("look_round(noise_2, court_east)"),
    GG_TEXT("look_round(noise_2, court_south)"), GG_TEXT("look_round(noise_2, court_west)"),
    GG_TEXT("look_round(noise_2, fountain)"), GG_TEXT("look_round(noise_2, stairs_low)"),
    GG_TEXT("look_round(noise_2, stairs_middle)"), GG_TEXT("look_round(noise_2, stairs_high)"),
    GG_TEXT("look_round(noise_2, vault_door)"), GG_TEXT("look_round(noise_2, vault_left)"),
    GG_TEXT("look_round(noise_2, vault_right)"), GG_TEXT("look_round(noise_2, vault_end)"),
    GG_TEXT("look_round(noise_2, desk)"), GG_TEXT("look_round(noise_2, lockers)"),
    GG_TEXT("look_round(noise_2, bell)"), GG_TEXT("look_round(noise_2, window)"),
    GG_TEXT("look_round(noise_2, safe)"), GG_TEXT("look_round(noise_2, back_door)"),
    GG_TEXT("look_round(noise_3, gallery_1)"), GG_TEXT("look_round(noise_3, gallery_2)"),
    GG_TEXT("look_round(noise_3, gallery_3)"), GG_TEXT("look_round(noise_3, gallery_4)"),
    GG_TEXT("look_round(noise_3, gallery_5)"), GG_TEXT("look_round(noise_3, gallery_6)"),
    GG_TEXT("look_round(noise_3, court_north)"), GG_TEXT("look_round(noise_3, court_east)"),
    GG_TEXT("look_round(noise_3, court_south)"), GG_TEXT("look_round(noise_3, court_west)"),
    GG_TEXT("look_round(noise_3, fountain)"), GG_TEXT("look_round(noise_3, stairs_low)"),
    GG_TEXT("look_round(noise_3, stairs_middle)"), GG_TEXT("look_round(noise_3, stairs_high)"),
    GG_TEXT("look_round(noise_3, vault_door)"), GG_TEXT("look_round(noise_3, vault_left)"),
    GG_TEXT("look_round(noise_3, vault_right)"), GG_TEXT("look_round(noise_3, vault_end)"),
    GG_TEXT("look_round(noise_3, desk)"), GG_TEXT("look_round(noise_3, lockers)"),
    GG_TEXT("look_round(noise_3, bell)"), GG_TEXT("look_round(noise_3, window)"),
    GG_TEXT("look_round(noise_3, safe)"), GG_TEXT("look_round(noise_3, back_door)"),
    GG_TEXT("fetch_darts"), GG_TEXT("ring"), GG_TEXT("bandage"), GG_TEXT("drink_coffee"),
    GG_TEXT("pass(gallery_1)"), GG_TEXT("pass(gallery_2)"), GG_TEXT("pass(gallery_3)"),
    GG_TEXT("pass(gallery_4)"), GG_TEXT("pass(gallery_5)"), GG_TEXT("pass(gallery_6)"),
    GG_TEXT("pass(court_north)"), GG_TEXT("pass(court_east)"), GG_TEXT("pass(court_south)"),
    GG_TEXT("pass(court_west)"), GG_TEXT("pass(fountain)"), GG_TEXT("pass(stairs_low)"),
    GG_TEXT("pass(stairs_middle)"), GG_TEXT("pass(stairs_high)"), GG_TEXT("pass(vault_door)"),
    GG_TEXT("pass(vault_left)"), GG_TEXT("pass(vault_right)"), GG_TEXT("pass(vault_end)"),
    GG_TEXT("pass(desk)"), GG_TEXT("pass(lockers)"), GG_TEXT("pass(bell)"),
    GG_TEXT("pass(window)"), GG_TEXT("pass(safe)"), GG_TEXT("pass(back_door)"), GG_TEXT("here"),
    GG_TEXT("seen_at(intruder_1)"), GG_TEXT("seen_at(intruder_2)"), GG_TEXT("seen_at(intruder_3)"),
    GG_TEXT("seen_at(intruder_4)"), GG_TEXT("seen_at(intruder_5)"), GG_TEXT("seen_at(intruder_6)"),
    GG_TEXT("visible(intruder_1)"), GG_TEXT("visible(intruder_2)"), GG_TEXT("visible(intruder_3)"),
    GG_TEXT("visible(intruder_4)"), GG_TEXT("visible(intruder_5)"), GG_TEXT("visible(intruder_6)"),
    GG_TEXT("caught(intruder_1)"), GG_TEXT("caught(intruder_2)"), GG_TEXT("caught(intruder_3)"),
    GG_TEXT("caught(intruder_4)"), GG_TEXT("caught(intruder_5)"), GG_TEXT("caught(intruder_6)"),
    GG_TEXT("heard_at(noise_1)"), GG_TEXT("heard_at(noise_2)"), GG_TEXT("heard_at(noise_3)"),
    GG_TEXT("pulled"), GG_TEXT("alarm"), GG_TEXT("darts"), GG_TEXT("awake"), GG_TEXT("hurt"),
    GG_TEXT("intruder_bound(intruder_1)"), GG_TEXT("intruder_bound(intruder_2)"),
    GG_TEXT("intruder_bound(intruder_3)"), GG_TEXT("intruder_bound(intruder_4)"),
    GG_TEXT("intruder_bound(intruder_5)"), GG_TEXT("intruder_bound(intruder_6)"),
    GG_TEXT("noise_bound(noise_1)"), GG_TEXT("noise_bound(noise_2)"),
    GG_TEXT("noise_bound(noise_3)"), GG_TEXT("nowhere"), GG_TEXT("gallery_1"),
    GG_TEXT("gallery_2"), GG_TEXT("gallery_3"), GG_TEXT("gallery_4"), GG_TEXT("gallery_5"),
    GG_TEXT("gallery_6"), GG_TEXT("court_north"), GG_TEXT("court_east"), GG_TEXT("court_south"),
    GG_TEXT("court_west"), GG_TEXT("fountain"), GG_TEXT("stairs_low"), GG_TEXT("stairs_middle"),
    GG_TEXT("stairs_high"), GG_TEXT("vault_door"), GG_TEXT("vault_left"), GG_TEXT("vault_right"),
    GG_TEXT("vault_end"), GG_TEXT("desk"), GG_TEXT("lockers"), GG_TEXT("bell"), GG_TEXT("window"),
    GG_TEXT("safe"), GG_TEXT("back_door"), GG_TEXT("go(gallery_1)"), GG_TEXT("go(gallery_2)"),
    GG_TEXT("go(gallery_3)"), GG_TEXT("go(gallery_4)"), GG_TEXT("go(gallery_5)"),
    GG_TEXT("go(gallery_6)"), GG_TEXT("go(court_north)"), GG_TEXT("go(court_east)"),
    GG_TEXT("go(court_south)"), GG_TEXT("go(court_west)"), GG_TEXT("go(fountain)"),
    GG_TEXT("go(stairs_low)"), GG_TEXT("go(stairs_middle)"), GG_TEXT("go(stairs_high)"),
    GG_TEXT("go(vault_door)"), GG_TEXT("go(vault_left)"), GG_TEXT("go(vault_right)"),
    GG_TEXT("go(vault_end)"), GG_TEXT("go(desk)"), GG_TEXT("go(lockers)"), GG_TEXT("go(bell)"),
    GG_TEXT("go(window)"), GG_TEXT("go(safe)"), GG_TEXT("go(back_door)"), GG_TEXT("gallery_1"),
    GG_TEXT("gallery_2"), GG_TEXT("gallery_3"), GG_TEXT("gallery_4"), GG_TEXT("gallery_5"),
    GG_TEXT("gallery_6"), GG_TEXT("court_north"), GG_TEXT("court_east"), GG_TEXT("court_south"),
    GG_TEXT("court_west"), GG_TEXT("fountain"), GG_TEXT("stairs_low"), GG_TEXT("stairs_middle"),
    GG_TEXT("stairs_high"), GG_TEXT("vault_door"), GG_TEXT("vault_left"), GG_TEXT("vault_right"),
    GG_TEXT("vault_end"), GG_TEXT("desk"), GG_TEXT("lockers"), GG_TEXT("bell"), GG_TEXT("window"),
    GG_TEXT("safe"), GG_TEXT("back_door"), GG_TEXT("subdue"), GG_TEXT("alarmed"),
    GG_TEXT("treated"), GG_TEXT("checked(noise_1)"), GG_TEXT("checked(noise_2)"),
    GG_TEXT("checked(noise_3)"), GG_TEXT("rested"), GG_TEXT("armed"), GG_TEXT("rounds"),
    GG_TEXT("sentry"),
};

static const GG_ROM char *const GG_ROM *const GG_ROM method_names__all[] = {
    text__all + 311, /* rounds */
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {text__all + 335, 0, 1, 0}, {text__all + 286, 0, 1, 0}, {NULL, 0, 1, 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* here */
    value_names__all + 1, /* seen_at(intruder_1) */
    value_names__all + 1, /* seen_at(intruder_2) */
    value_names__all + 1, /* seen_at(intruder_3) */
    value_names__all + 1, /* seen_at(intruder_4) */
    value_names__all + 1, /* seen_at(intruder_5) */
    value_names__all + 1, /* seen_at(intruder_6) */
    value_names__all + 2, /* visible(intruder_1) */
    value_names__all + 2, /* visible(intruder_2) */
    value_names__all + 2, /* visible(intruder_3) */
    value_names__all + 2, /* visible(intruder_4) */
    value_names__all + 2, /* visible(intruder_5) */
    value_names__all + 2, /* visible(intruder_6) */
    value_names__all + 2, /* caught(intruder_1) */
    value_names__all + 2, /* caught(intruder_2) */
    value_names__all + 2, /* caught(intruder_3) */
    value_names__all + 2, /* caught(intruder_4) */
    value_names__all + 2, /* caught(intruder_5) */
    value_names__all + 2, /* caught(intruder_6) */
    value_names__all + 1, /* heard_at(noise_1) */
    value_names__all + 1, /* heard_at(noise_2) */
    value_names__all + 1, /* heard_at(noise_3) */
    value_names__all + 2, /* pulled */
    value_names__all + 2, /* alarm */
    value_names__all + 2, /* darts */
    value_names__all + 2, /* awake */
    value_names__all + 2, /* hurt */
    value_names__all + 2, /* intruder_bound(intruder_1) */
    value_names__all + 2, /* intruder_bound(intruder_2) */
    value_names__all + 2, /* intruder_bound(intruder_3) */
    value_names__all + 2, /* intruder_bound(intruder_4) */
    value_names__all + 2, /* intruder_bound(intruder_5) */
    value_names__all + 2, /* intruder_bound(intruder_6) */
    value_names__all + 2, /* noise_bound(noise_1) */
    value_names__all + 2, /* noise_bound(noise_2) */
    value_names__all + 2, /* noise_bound(noise_3) */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("sentry"),
    .facts = text__all + 250,
    .actions = text__all,
    .action_labels = text__all,
    .tasks = text__all + 367,
    .task_labels = text__all + 367,
    .methods = method_names__all,
    .method_labels = method_names__all,
    .goals = text__all + 359,
    .goal_labels = text__all + 359,
    .agent_types = text__all + 368,
    .places = text__all + 335,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0xfffffffffffffff8, 0xffffffffe0000038, 0xffffffffc0000039, 0xffc000003ffffffa,
    0xffc000002000003a, 0xffc000000000003b, 0x3ffffffffffffc, 0x3fffffe000003c, 0x3fffffc000003d,
    0x3ffffffe, 0x2000003e, 0x3f, 0xffffffffffffffff, 0xffc000003ffffffd, 0x3ffffffffffffb,
    0x3ffffff9, 0xfffffffffffffff7, 0xffc000003ffffff5, 0x3ffffffffffff3, 0x3ffffff1,
    0xffffffffffffffef, 0xffc000003fffffed, 0x3fffffffffffeb, 0x3fffffe9, 0xffffffffffffffe7,
    0xffc000003fffffe5, 0x3fffffffffffe3, 0x3fffffe1, 0xffffffffffffffc7, 0xffffffffffffffcf,
    0xffffffffffffffd7, 0xffffffffffffffdf, 0xffffffffc0000006, 0xffffffffc000000e,
    0xffffffffc0000016, 0xffffffffc000001e, 0xffffffffc0000026, 0xffffffffc000002e,
    0xffffffffc0000036, 0xffffffffc000003e, 0x3ffffffd, 0x3fffffffffffff, 0xffffffffffffffff,
    0xffffffffffffc000, 0xffffffc000003fff, 0xffffffc000000000, 0xc000003fffffffff,
    0xc000003fffffc000, 0xc000000000003fff, 0xc000000000000000, 0x3fffffffffffffff,
    0x3fffffc000003fff, 0x3fffffffff, 0x3fff, 0xffffffffffffd000, 0xffffffffffffe000,
    0x1fffffffffffff, 0x1fffffffc00000, 0x1ffffffbffffff, 0x1ffffffbc00000, 0x1fffffff800000,
    0x1fffffffbfffff, 0, 0, 0, 0, 0, 0x484, 0xdf81ffffff000000, 0x7fffffffffffff, 0x3ffffffffffff,
    0x1ffffff, 0, 0, 0xbfffffffff000000, 0x7fffffffffffff, 0x3ffffffffffff, 0x1ffffff, 0, 3,
    0xdf80000000000000, 0x7c000000000000, 0, 0, 0, 0x300, 0, 0, 0, 0, 0, 0x300, 0,
    0x80000000000000, 0, 0x3fffffe000000, 0, 0, 0, 0x100000000000000, 0, 0, 0x1ffffff, 0, 0,
    0x200000000000000, 0, 0, 0x3fffffe000000, 0, 0, 0, 0, 0, 0, 0x78, 0x9fffffffff000000,
    0x7fffffffffffff, 0x3ffffffffffff, 0x1ffffff, 0, 3, 0xfffe000001000000, 0x3fc000002000001,
    0x2000001, 0x3fffffc000001, 0x3fffffdfffffe, 0x37b, 0x1000001, 0x2000001, 0x2000001, 0x2000001,
    0x2000001, 0x52, 0, 0, 0, 0, 0, 0x353, 0x4000000000000000, 0, 0, 0, 0, 0, 0, 0x10001, 0x20002,
    0x30003, 0xffffffffffffffff, 0xffffffffffffffff, 0x23fffff, 0, 0x10001, 0x30002, 0, 0,
    0x4000000, 0, 0, 0x8000000, 0, 0, 0x400000, 0xffffffffffffffff, 0, 0x10001, 0, 0, 0x800000, 0,
    0, 0x1000000, 0, 0, 0x10000000, 0x3fffffc1, 0, 0, 0x3fffffc0000002, 0, 0, 0xffc0000000000004,
    0x3fff, 0, 8, 0x3fffffc000, 0, 0x10, 0x3fffffc000000000, 0, 0x20, 0xc000000000000000, 0x3fffff,
    0, 0, 0x1fffffe4000000, 2,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 24, GG_SYMBOL, false, 0, 23, 0}, /* here */
    {0, 24, 25, GG_SYMBOL, true, 0, 24, 24}, /* seen_at(intruder_1) */
    {1, 0, 25, GG_SYMBOL, true, 0, 24, 49}, /* seen_at(intruder_2) */
    {1, 25, 25, GG_SYMBOL, true, 0, 24, 74}, /* seen_at(intruder_3) */
    {2, 0, 25, GG_SYMBOL, true, 0, 24, 99}, /* seen_at(intruder_4) */
    {2, 25, 25, GG_SYMBOL, true, 0, 24, 124}, /* seen_at(intruder_5) */
    {3, 0, 25, GG_SYMBOL, true, 0, 24, 149}, /* seen_at(intruder_6) */
    {0, 49, 1, GG_BOOL, false, 0, 1, 174}, /* visible(intruder_1) */
    {0, 50, 1, GG_BOOL, false, 0, 1, 176}, /* visible(intruder_2) */
    {0, 51, 1, GG_BOOL, false, 0, 1, 178}, /* visible(intruder_3) */
    {0, 52, 1, GG_BOOL, false, 0, 1, 180}, /* visible(intruder_4) */
    {0, 53, 1, GG_BOOL, false, 0, 1, 182}, /* visible(intruder_5) */
    {0, 54, 1, GG_BOOL, false, 0, 1, 184}, /* visible(intruder_6) */
    {0, 55, 1, GG_BOOL, true, 0, 1, 186}, /* caught(intruder_1) */
    {0, 56, 1, GG_BOOL, true, 0, 1, 188}, /* caught(intruder_2) */
    {0, 57, 1, GG_BOOL, true, 0, 1, 190}, /* caught(intruder_3) */
    {0, 58, 1, GG_BOOL, true, 0, 1, 192}, /* caught(intruder_4) */
    {0, 59, 1, GG_BOOL, true, 0, 1, 194}, /* caught(intruder_5) */
    {0, 60, 1, GG_BOOL, true, 0, 1, 196}, /* caught(intruder_6) */
    {3, 25, 25, GG_SYMBOL, false, 0, 24, 198}, /* heard_at(noise_1) */
    {4, 0, 25, GG_SYMBOL, false, 0, 24, 223}, /* heard_at(noise_2) */
    {4, 25, 25, GG_SYMBOL, false, 0, 24, 248}, /* heard_at(noise_3) */
    {0, 61, 1, GG_BOOL, false, 0, 1, 273}, /* pulled */
    {0, 62, 1, GG_BOOL, true, 0, 1, 275}, /* alarm */
    {5, 0, 2, GG_NUMBER, false, 0, 3, 277}, /* darts */
    {5, 3, 4, GG_NUMBER, false, 0, 10, 281}, /* awake */
    {5, 8, 2, GG_NUMBER, false, 0, 3, 292}, /* hurt */
    {0, 63, 1, GG_BOOL, true, 0, 1, 296}, /* intruder_bound(intruder_1) */
    {1, 50, 1, GG_BOOL, true, 0, 1, 298}, /* intruder_bound(intruder_2) */
    {1, 51, 1, GG_BOOL, true, 0, 1, 300}, /* intruder_bound(intruder_3) */
    {1, 52, 1, GG_BOOL, true, 0, 1, 302}, /* intruder_bound(intruder_4) */
    {1, 53, 1, GG_BOOL, true, 0, 1, 304}, /* intruder_bound(intruder_5) */
    {1, 54, 1, GG_BOOL, true, 0, 1, 306}, /* intruder_bound(intruder_6) */
    {1, 55, 1, GG_BOOL, false, 0, 1, 308}, /* noise_bound(noise_1) */
    {1, 56, 1, GG_BOOL, false, 0, 1, 310}, /* noise_bound(noise_2) */
    {1, 57, 1, GG_BOOL, false, 0, 1, 312}, /* noise_bound(noise_3) */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {2, 0x1fffffd, 0}, /* seen_at(intruder_4) == gallery_1 */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1fffffb, 0}, /* seen_at(intruder_4) == gallery_2 */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1fffff7, 0}, /* seen_at(intruder_4) == gallery_3 */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1ffffef, 0}, /* seen_at(intruder_4) == gallery_4 */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1ffffdf, 0}, /* seen_at(intruder_4) == gallery_5 */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1ffffbf, 0}, /* seen_at(intruder_4) == gallery_6 */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1ffff7f, 0}, /* seen_at(intruder_4) == court_north */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1fffeff, 0}, /* seen_at(intruder_4) == court_east */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1fffdff, 0}, /* seen_at(intruder_4) == court_south */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1fffbff, 0}, /* seen_at(intruder_4) == court_west */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1fff7ff, 0}, /* seen_at(intruder_4) == fountain */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1ffefff, 0}, /* seen_at(intruder_4) == stairs_low */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1ffdfff, 0}, /* seen_at(intruder_4) == stairs_middle */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1ffbfff, 0}, /* seen_at(intruder_4) == stairs_high */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1ff7fff, 0}, /* seen_at(intruder_4) == vault_door */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1feffff, 0}, /* seen_at(intruder_4) == vault_left */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1fdffff, 0}, /* seen_at(intruder_4) == vault_right */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1fbffff, 0}, /* seen_at(intruder_4) == vault_end */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1f7ffff, 0}, /* seen_at(intruder_4) == desk */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1efffff, 0}, /* seen_at(intruder_4) == lockers */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1dfffff, 0}, /* seen_at(intruder_4) == bell */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x1bfffff, 0}, /* seen_at(intruder_4) == window */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x17fffff, 0}, /* seen_at(intruder_4) == safe */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0xffffff, 0}, /* seen_at(intruder_4) == back_door */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x3fffffa000000, 0}, /* seen_at(intruder_5) == gallery_1 */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3fffff6000000, 0}, /* seen_at(intruder_5) == gallery_2 */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3ffffee000000, 0}, /* seen_at(intruder_5) == gallery_3 */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3ffffde000000, 0}, /* seen_at(intruder_5) == gallery_4 */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3ffffbe000000, 0}, /* seen_at(intruder_5) == gallery_5 */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3ffff7e000000, 0}, /* seen_at(intruder_5) == gallery_6 */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3fffefe000000, 0}, /* seen_at(intruder_5) == court_north */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3fffdfe000000, 0}, /* seen_at(intruder_5) == court_east */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3fffbfe000000, 0}, /* seen_at(intruder_5) == court_south */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3fff7fe000000, 0}, /* seen_at(intruder_5) == court_west */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3ffeffe000000, 0}, /* seen_at(intruder_5) == fountain */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3ffdffe000000, 0}, /* seen_at(intruder_5) == stairs_low */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3ffbffe000000, 0}, /* seen_at(intruder_5) == stairs_middle */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3ff7ffe000000, 0}, /* seen_at(intruder_5) == stairs_high */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3fefffe000000, 0}, /* seen_at(intruder_5) == vault_door */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3fdfffe000000, 0}, /* seen_at(intruder_5) == vault_left */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3fbfffe000000, 0}, /* seen_at(intruder_5) == vault_right */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3f7fffe000000, 0}, /* seen_at(intruder_5) == vault_end */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3effffe000000, 0}, /* seen_at(intruder_5) == desk */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3dffffe000000, 0}, /* seen_at(intruder_5) == lockers */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x3bffffe000000, 0}, /* seen_at(intruder_5) == bell */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x37ffffe000000, 0}, /* seen_at(intruder_5) == window */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x2fffffe000000, 0}, /* seen_at(intruder_5) == safe */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {2, 0x1fffffe000000, 0}, /* seen_at(intruder_5) == back_door */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {3, 0x1fffffd, 0}, /* seen_at(intruder_6) == gallery_1 */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1fffffb, 0}, /* seen_at(intruder_6) == gallery_2 */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1fffff7, 0}, /* seen_at(intruder_6) == gallery_3 */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1ffffef, 0}, /* seen_at(intruder_6) == gallery_4 */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1ffffdf, 0}, /* seen_at(intruder_6) == gallery_5 */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1ffffbf, 0}, /* seen_at(intruder_6) == gallery_6 */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1ffff7f, 0}, /* seen_at(intruder_6) == court_north */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1fffeff, 0}, /* seen_at(intruder_6) == court_east */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1fffdff, 0}, /* seen_at(intruder_6) == court_south */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1fffbff, 0}, /* seen_at(intruder_6) == court_west */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1fff7ff, 0}, /* seen_at(intruder_6) == fountain */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1ffefff, 0}, /* seen_at(intruder_6) == stairs_low */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1ffdfff, 0}, /* seen_at(intruder_6) == stairs_middle */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1ffbfff, 0}, /* seen_at(intruder_6) == stairs_high */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1ff7fff, 0}, /* seen_at(intruder_6) == vault_door */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1feffff, 0}, /* seen_at(intruder_6) == vault_left */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1fdffff, 0}, /* seen_at(intruder_6) == vault_right */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1fbffff, 0}, /* seen_at(intruder_6) == vault_end */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1f7ffff, 0}, /* seen_at(intruder_6) == desk */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1efffff, 0}, /* seen_at(intruder_6) == lockers */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1dfffff, 0}, /* seen_at(intruder_6) == bell */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x1bfffff, 0}, /* seen_at(intruder_6) == window */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0x17fffff, 0}, /* seen_at(intruder_6) == safe */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {3, 0xffffff, 0}, /* seen_at(intruder_6) == back_door */
    {0, 0x1040000000000000, 0}, /* not visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {2, 1, 0}, /* seen_at(intruder_4) != nowhere */
    {0, 0x400000000000000, 0}, /* not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x2000000, 0}, /* seen_at(intruder_5) != nowhere */
    {0, 0x800000000000000, 0}, /* not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {3, 1, 0}, /* seen_at(intruder_6) != nowhere */
    {0, 0x1000000000000000, 0}, /* not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {0, 0x104000000000000, 0x4000000000000}, /* visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000000000000, 0x4000000000000}, /* intruder_bound(intruder_2) */
    {0, 0x208000000000000, 0x8000000000000}, /* visible(intruder_3), not caught(intruder_3) */
    {1, 0x8000000000000, 0x8000000000000}, /* intruder_bound(intruder_3) */
    {0, 0x410000000000000, 0x10000000000000}, /* visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {0, 0x820000000000000, 0x20000000000000}, /* visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {0, 0x1040000000000000, 0x40000000000000}, /* visible(intruder_6), not caught(intruder_6) */
    {1, 0x40000000000000, 0x40000000000000}, /* intruder_bound(intruder_6) */
    {1, 0x4000001fffffd, 0x4000000000000}, /* seen_at(intruder_2) == gallery_1, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001fffffb, 0x4000000000000}, /* seen_at(intruder_2) == gallery_2, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001fffff7, 0x4000000000000}, /* seen_at(intruder_2) == gallery_3, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001ffffef, 0x4000000000000}, /* seen_at(intruder_2) == gallery_4, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001ffffdf, 0x4000000000000}, /* seen_at(intruder_2) == gallery_5, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001ffffbf, 0x4000000000000}, /* seen_at(intruder_2) == gallery_6, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001ffff7f, 0x4000000000000}, /* seen_at(intruder_2) == court_north, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001fffeff, 0x4000000000000}, /* seen_at(intruder_2) == court_east, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001fffdff, 0x4000000000000}, /* seen_at(intruder_2) == court_south, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001fffbff, 0x4000000000000}, /* seen_at(intruder_2) == court_west, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001fff7ff, 0x4000000000000}, /* seen_at(intruder_2) == fountain, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001ffefff, 0x4000000000000}, /* seen_at(intruder_2) == stairs_low, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001ffdfff, 0x4000000000000}, /* seen_at(intruder_2) == stairs_middle, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001ffbfff, 0x4000000000000}, /* seen_at(intruder_2) == stairs_high, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001ff7fff, 0x4000000000000}, /* seen_at(intruder_2) == vault_door, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001feffff, 0x4000000000000}, /* seen_at(intruder_2) == vault_left, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001fdffff, 0x4000000000000}, /* seen_at(intruder_2) == vault_right, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001fbffff, 0x4000000000000}, /* seen_at(intruder_2) == vault_end, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001f7ffff, 0x4000000000000}, /* seen_at(intruder_2) == desk, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001efffff, 0x4000000000000}, /* seen_at(intruder_2) == lockers, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001dfffff, 0x4000000000000}, /* seen_at(intruder_2) == bell, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000001bfffff, 0x4000000000000}, /* seen_at(intruder_2) == window, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x40000017fffff, 0x4000000000000}, /* seen_at(intruder_2) == safe, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x4000000ffffff, 0x4000000000000}, /* seen_at(intruder_2) == back_door, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0xbfffffa000000, 0x8000000000000}, /* seen_at(intruder_3) == gallery_1, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbfffff6000000, 0x8000000000000}, /* seen_at(intruder_3) == gallery_2, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbffffee000000, 0x8000000000000}, /* seen_at(intruder_3) == gallery_3, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbffffde000000, 0x8000000000000}, /* seen_at(intruder_3) == gallery_4, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbffffbe000000, 0x8000000000000}, /* seen_at(intruder_3) == gallery_5, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbffff7e000000, 0x8000000000000}, /* seen_at(intruder_3) == gallery_6, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbfffefe000000, 0x8000000000000}, /* seen_at(intruder_3) == court_north, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbfffdfe000000, 0x8000000000000}, /* seen_at(intruder_3) == court_east, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbfffbfe000000, 0x8000000000000}, /* seen_at(intruder_3) == court_south, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbfff7fe000000, 0x8000000000000}, /* seen_at(intruder_3) == court_west, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbffeffe000000, 0x8000000000000}, /* seen_at(intruder_3) == fountain, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbffdffe000000, 0x8000000000000}, /* seen_at(intruder_3) == stairs_low, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbffbffe000000, 0x8000000000000}, /* seen_at(intruder_3) == stairs_middle, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbff7ffe000000, 0x8000000000000}, /* seen_at(intruder_3) == stairs_high, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbfefffe000000, 0x8000000000000}, /* seen_at(intruder_3) == vault_door, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbfdfffe000000, 0x8000000000000}, /* seen_at(intruder_3) == vault_left, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbfbfffe000000, 0x8000000000000}, /* seen_at(intruder_3) == vault_right, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbf7fffe000000, 0x8000000000000}, /* seen_at(intruder_3) == vault_end, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbeffffe000000, 0x8000000000000}, /* seen_at(intruder_3) == desk, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbdffffe000000, 0x8000000000000}, /* seen_at(intruder_3) == lockers, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xbbffffe000000, 0x8000000000000}, /* seen_at(intruder_3) == bell, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xb7ffffe000000, 0x8000000000000}, /* seen_at(intruder_3) == window, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0xafffffe000000, 0x8000000000000}, /* seen_at(intruder_3) == safe, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {1, 0x9fffffe000000, 0x8000000000000}, /* seen_at(intruder_3) == back_door, intruder_bound(intruder_3) */
    {0, 0x208000000000000, 0}, /* not visible(intruder_3), not caught(intruder_3) */
    {3, 0x2000000, 0}, /* heard_at(noise_1) != nowhere */
    {1, 0x80000000000000, 0x80000000000000}, /* noise_bound(noise_1) */
    {4, 1, 0}, /* heard_at(noise_2) != nowhere */
    {1, 0x100000000000000, 0x100000000000000}, /* noise_bound(noise_2) */
    {4, 0x2000000, 0}, /* heard_at(noise_3) != nowhere */
    {1, 0x200000000000000, 0x200000000000000}, /* noise_bound(noise_3) */
    {1, 0x4000000000001, 0x4000000000000}, /* seen_at(intruder_2) != nowhere, intruder_bound(intruder_2) */
    {0, 0x100000000000000, 0}, /* not caught(intruder_2) */
    {1, 0x8000002000000, 0x8000000000000}, /* seen_at(intruder_3) != nowhere, intruder_bound(intruder_3) */
    {0, 0x200000000000000, 0}, /* not caught(intruder_3) */
    {0, 0x100000000000000, 0}, /* not caught(intruder_2) */
    {1, 0x4000000000000, 0x4000000000000}, /* intruder_bound(intruder_2) */
    {0, 0x200000000000000, 0}, /* not caught(intruder_3) */
    {1, 0x8000000000000, 0x8000000000000}, /* intruder_bound(intruder_3) */
    {3, 0x3fffffc000000, 0}, /* heard_at(noise_1) == nowhere */
    {1, 0x80000000000000, 0x80000000000000}, /* noise_bound(noise_1) */
    {4, 0x1fffffe, 0}, /* heard_at(noise_2) == nowhere */
    {1, 0x100000000000000, 0x100000000000000}, /* noise_bound(noise_2) */
    {4, 0x3fffffc000000, 0}, /* heard_at(noise_3) == nowhere */
    {1, 0x200000000000000, 0x200000000000000}, /* noise_bound(noise_3) */
    {0, 0x8082000000000000, 0x8002000000000000}, /* visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083fffffd000000, 0x8000000000000000}, /* seen_at(intruder_1) == gallery_1, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083fffffb000000, 0x8000000000000000}, /* seen_at(intruder_1) == gallery_2, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083fffff7000000, 0x8000000000000000}, /* seen_at(intruder_1) == gallery_3, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083ffffef000000, 0x8000000000000000}, /* seen_at(intruder_1) == gallery_4, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083ffffdf000000, 0x8000000000000000}, /* seen_at(intruder_1) == gallery_5, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083ffffbf000000, 0x8000000000000000}, /* seen_at(intruder_1) == gallery_6, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083ffff7f000000, 0x8000000000000000}, /* seen_at(intruder_1) == court_north, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083fffeff000000, 0x8000000000000000}, /* seen_at(intruder_1) == court_east, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083fffdff000000, 0x8000000000000000}, /* seen_at(intruder_1) == court_south, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083fffbff000000, 0x8000000000000000}, /* seen_at(intruder_1) == court_west, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083fff7ff000000, 0x8000000000000000}, /* seen_at(intruder_1) == fountain, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083ffefff000000, 0x8000000000000000}, /* seen_at(intruder_1) == stairs_low, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083ffdfff000000, 0x8000000000000000}, /* seen_at(intruder_1) == stairs_middle, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083ffbfff000000, 0x8000000000000000}, /* seen_at(intruder_1) == stairs_high, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083ff7fff000000, 0x8000000000000000}, /* seen_at(intruder_1) == vault_door, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083feffff000000, 0x8000000000000000}, /* seen_at(intruder_1) == vault_left, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083fdffff000000, 0x8000000000000000}, /* seen_at(intruder_1) == vault_right, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083fbffff000000, 0x8000000000000000}, /* seen_at(intruder_1) == vault_end, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083f7ffff000000, 0x8000000000000000}, /* seen_at(intruder_1) == desk, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083efffff000000, 0x8000000000000000}, /* seen_at(intruder_1) == lockers, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083dfffff000000, 0x8000000000000000}, /* seen_at(intruder_1) == bell, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8083bfffff000000, 0x8000000000000000}, /* seen_at(intruder_1) == window, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x80837fffff000000, 0x8000000000000000}, /* seen_at(intruder_1) == safe, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x8082ffffff000000, 0x8000000000000000}, /* seen_at(intruder_1) == back_door, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x4000000000000000, 0}, /* not alarm */
    {0, 1, 0}, /* here != gallery_1 */
    {0, 2, 0}, /* here != gallery_2 */
    {0, 4, 0}, /* here != gallery_3 */
    {0, 8, 0}, /* here != gallery_4 */
    {0, 0x10, 0}, /* here != gallery_5 */
    {0, 0x20, 0}, /* here != gallery_6 */
    {0, 0x40, 0}, /* here != court_north */
    {0, 0x80, 0}, /* here != court_east */
    {0, 0x100, 0}, /* here != court_south */
    {0, 0x200, 0}, /* here != court_west */
    {0, 0x400, 0}, /* here != fountain */
    {0, 0x800, 0}, /* here != stairs_low */
    {0, 0x1000, 0}, /* here != stairs_middle */
    {0, 0x2000, 0}, /* here != stairs_high */
    {0, 0x4000, 0}, /* here != vault_door */
    {0, 0x8000, 0}, /* here != vault_left */
    {0, 0x10000, 0}, /* here != vault_right */
    {0, 0x20000, 0}, /* here != vault_end */
    {0, 0x40000, 0}, /* here != desk */
    {0, 0x80000, 0}, /* here != lockers */
    {0, 0x100000, 0}, /* here != bell */
    {0, 0x200000, 0}, /* here != window */
    {0, 0x400000, 0}, /* here != safe */
    {0, 0x800000, 0}, /* here != back_door */
    {0, 0x2000000000000, 0x2000000000000}, /* visible(intruder_1) */
    {0, 0x4000000000000, 0x4000000000000}, /* visible(intruder_2) */
    {0, 0x8000000000000, 0x8000000000000}, /* visible(intruder_3) */
    {0, 0x10000000000000, 0x10000000000000}, /* visible(intruder_4) */
    {0, 0x20000000000000, 0x20000000000000}, /* visible(intruder_5) */
    {0, 0x40000000000000, 0x40000000000000}, /* visible(intruder_6) */
    {0, 0x2000000000000000, 0x2000000000000000}, /* pulled */
    {0, 0x8080000001000000, 0x8000000000000000}, /* seen_at(intruder_1) != nowhere, not caught(intruder_1), intruder_bound(intruder_1) */
    {0, 0x4000000000000000, 0x4000000000000000}, /* alarm */
    {0, 0x8080000000000000, 0x8000000000000000}, /* not caught(intruder_1), intruder_bound(intruder_1) */
};

/* word, low, high, care */
static const GG_ROM gg_range_test range_test__all[] = {
    {5, 1, 0x353, 3}, /* darts >= 1 */
    {5, 0, 0x350, 3}, /* darts == 0 */
    {5, 0x100, 0x353, 0x300}, /* hurt >= 1 */
    {5, 0, 0x33b, 0x78}, /* awake <= 7 */
    {5, 0, 0x53, 0x300}, /* hurt == 0 */
    {5, 0x200, 0x353, 0x300}, /* hurt >= 2 */
    {5, 0x40, 0x353, 0x78}, /* awake >= 8 */
    {5, 0, 0x31b, 0x78}, /* awake <= 3 */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {flag_test__all + 351, NULL, 1, 0, 0}, {flag_test__all + 408, NULL, 1, 0, 0},
    {flag_test__all + 225, NULL, 2, 0, 0}, {flag_test__all + 337, NULL, 2, 0, 0},
    {flag_test__all + 227, NULL, 2, 0, 0}, {flag_test__all + 339, NULL, 2, 0, 0},
    {flag_test__all + 229, NULL, 2, 0, 0}, {flag_test__all + 216, NULL, 3, 0, 0},
    {flag_test__all + 231, NULL, 2, 0, 0}, {flag_test__all + 219, NULL, 3, 0, 0},
    {flag_test__all + 233, NULL, 2, 0, 0}, {flag_test__all + 222, NULL, 3, 0, 0},
    {flag_test__all + 410, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 341, range_test__all + 2, 2, 1, 0},
    {flag_test__all + 343, range_test__all + 2, 2, 1, 0},
    {flag_test__all + 217, range_test__all + 2, 2, 1, 0},
    {flag_test__all + 220, range_test__all + 2, 2, 1, 0},
    {flag_test__all + 223, range_test__all + 2, 2, 1, 0},
    {flag_test__all + 351, range_test__all, 1, 1, 0},
    {flag_test__all + 225, range_test__all, 2, 1, 0},
    {flag_test__all + 227, range_test__all, 2, 1, 0},
    {flag_test__all + 229, range_test__all, 2, 1, 0},
    {flag_test__all + 231, range_test__all, 2, 1, 0},
    {flag_test__all + 233, range_test__all, 2, 1, 0}, {flag_test__all + 352, NULL, 1, 0, 0},
    {flag_test__all + 353, NULL, 1, 0, 0}, {flag_test__all + 354, NULL, 1, 0, 0},
    {flag_test__all + 355, NULL, 1, 0, 0}, {flag_test__all + 356, NULL, 1, 0, 0},
    {flag_test__all + 357, NULL, 1, 0, 0}, {flag_test__all + 358, NULL, 1, 0, 0},
    {flag_test__all + 359, NULL, 1, 0, 0}, {flag_test__all + 360, NULL, 1, 0, 0},
    {flag_test__all + 361, NULL, 1, 0, 0}, {flag_test__all + 362, NULL, 1, 0, 0},
    {flag_test__all + 363, NULL, 1, 0, 0}, {flag_test__all + 364, NULL, 1, 0, 0},
    {flag_test__all + 365, NULL, 1, 0, 0}, {flag_test__all + 366, NULL, 1, 0, 0},
    {flag_test__all + 367, NULL, 1, 0, 0}, {flag_test__all + 368, NULL, 1, 0, 0},
    {flag_test__all + 369, NULL, 1, 0, 0}, {flag_test__all + 370, NULL, 1, 0, 0},
    {flag_test__all + 371, NULL, 1, 0, 0}, {flag_test__all + 372, NULL, 1, 0, 0},
    {flag_test__all + 373, NULL, 1, 0, 0}, {flag_test__all + 374, NULL, 1, 0, 0},
    {flag_test__all + 375, NULL, 1, 0, 0}, {flag_test__all + 235, NULL, 2, 0, 0},
    {flag_test__all + 237, NULL, 2, 0, 0}, {flag_test__all + 239, NULL, 2, 0, 0},
    {flag_test__all + 241, NULL, 2, 0, 0}, {flag_test__all + 243, NULL, 2, 0, 0},
    {flag_test__all + 245, NULL, 2, 0, 0}, {flag_test__all + 247, NULL, 2, 0, 0},
    {flag_test__all + 249, NULL, 2, 0, 0}, {flag_test__all + 251, NULL, 2, 0, 0},
    {flag_test__all + 253, NULL, 2, 0, 0}, {flag_test__all + 255, NULL, 2, 0, 0},
    {flag_test__all + 257, NULL, 2, 0, 0}, {flag_test__all + 259, NULL, 2, 0, 0},
    {flag_test__all + 261, NULL, 2, 0, 0}, {flag_test__all + 263, NULL, 2, 0, 0},
    {flag_test__all + 265, NULL, 2, 0, 0}, {flag_test__all + 267, NULL, 2, 0, 0},
    {flag_test__all + 269, NULL, 2, 0, 0}, {flag_test__all + 271, NULL, 2, 0, 0},
    {flag_test__all + 273, NULL, 2, 0, 0}, {flag_test__all + 275, NULL, 2, 0, 0},
    {flag_test__all + 277, NULL, 2, 0, 0}, {flag_test__all + 279, NULL, 2, 0, 0},
    {flag_test__all + 281, NULL, 2, 0, 0}, {flag_test__all + 283, NULL, 2, 0, 0},
    {flag_test__all + 285, NULL, 2, 0, 0}, {flag_test__all + 287, NULL, 2, 0, 0},
    {flag_test__all + 289, NULL, 2, 0, 0}, {flag_test__all + 291, NULL, 2, 0, 0},
    {flag_test__all + 293, NULL, 2, 0, 0}, {flag_test__all + 295, NULL, 2, 0, 0},
    {flag_test__all + 297, NULL, 2, 0, 0}, {flag_test__all + 299, NULL, 2, 0, 0},
    {flag_test__all + 301, NULL, 2, 0, 0}, {flag_test__all + 303, NULL, 2, 0, 0},
    {flag_test__all + 305, NULL, 2, 0, 0}, {flag_test__all + 307, NULL, 2, 0, 0},
    {flag_test__all + 309, NULL, 2, 0, 0}, {flag_test__all + 311, NULL, 2, 0, 0},
    {flag_test__all + 313, NULL, 2, 0, 0}, {flag_test__all + 315, NULL, 2, 0, 0},
    {flag_test__all + 317, NULL, 2, 0, 0}, {flag_test__all + 319, NULL, 2, 0, 0},
    {flag_test__all + 321, NULL, 2, 0, 0}, {flag_test__all + 323, NULL, 2, 0, 0},
    {flag_test__all + 325, NULL, 2, 0, 0}, {flag_test__all + 327, NULL, 2, 0, 0},
    {flag_test__all + 329, NULL, 2, 0, 0}, {flag_test__all, NULL, 3, 0, 0},
    {flag_test__all + 3, NULL, 3, 0, 0}, {flag_test__all + 6, NULL, 3, 0, 0},
    {flag_test__all + 9, NULL, 3, 0, 0}, {flag_test__all + 12, NULL, 3, 0, 0},
    {flag_test__all + 15, NULL, 3, 0, 0}, {flag_test__all + 18, NULL, 3, 0, 0},
    {flag_test__all + 21, NULL, 3, 0, 0}, {flag_test__all + 24, NULL, 3, 0, 0},
    {flag_test__all + 27, NULL, 3, 0, 0}, {flag_test__all + 30, NULL, 3, 0, 0},
    {flag_test__all + 33, NULL, 3, 0, 0}, {flag_test__all + 36, NULL, 3, 0, 0},
    {flag_test__all + 39, NULL, 3, 0, 0}, {flag_test__all + 42, NULL, 3, 0, 0},
    {flag_test__all + 45, NULL, 3, 0, 0}, {flag_test__all + 48, NULL, 3, 0, 0},
    {flag_test__all + 51, NULL, 3, 0, 0}, {flag_test__all + 54, NULL, 3, 0, 0},
    {flag_test__all + 57, NULL, 3, 0, 0}, {flag_test__all + 60, NULL, 3, 0, 0},
    {flag_test__all + 63, NULL, 3, 0, 0}, {flag_test__all + 66, NULL, 3, 0, 0},
    {flag_test__all + 69, NULL, 3, 0, 0}, {flag_test__all + 72, NULL, 3, 0, 0},
    {flag_test__all + 75, NULL, 3, 0, 0}, {flag_test__all + 78, NULL, 3, 0, 0},
    {flag_test__all + 81, NULL, 3, 0, 0}, {flag_test__all + 84, NULL, 3, 0, 0},
    {flag_test__all + 87, NULL, 3, 0, 0}, {flag_test__all + 90, NULL, 3, 0, 0},
    {flag_test__all + 93, NULL, 3, 0, 0}, {flag_test__all + 96, NULL, 3, 0, 0},
    {flag_test__all + 99, NULL, 3, 0, 0}, {flag_test__all + 102, NULL, 3, 0, 0},
    {flag_test__all + 105, NULL, 3, 0, 0}, {flag_test__all + 108, NULL, 3, 0, 0},
    {flag_test__all + 111, NULL, 3, 0, 0}, {flag_test__all + 114, NULL, 3, 0, 0},
    {flag_test__all + 117, NULL, 3, 0, 0}, {flag_test__all + 120, NULL, 3, 0, 0},
    {flag_test__all + 123, NULL, 3, 0, 0}, {flag_test__all + 126, NULL, 3, 0, 0},
    {flag_test__all + 129, NULL, 3, 0, 0}, {flag_test__all + 132, NULL, 3, 0, 0},
    {flag_test__all + 135, NULL, 3, 0, 0}, {flag_test__all + 138, NULL, 3, 0, 0},
    {flag_test__all + 141, NULL, 3, 0, 0}, {flag_test__all + 144, NULL, 3, 0, 0},
    {flag_test__all + 147, NULL, 3, 0, 0}, {flag_test__all + 150, NULL, 3, 0, 0},
    {flag_test__all + 153, NULL, 3, 0, 0}, {flag_test__all + 156, NULL, 3, 0, 0},
    {flag_test__all + 159, NULL, 3, 0, 0}, {flag_test__all + 162, NULL, 3, 0, 0},
    {flag_test__all + 165, NULL, 3, 0, 0}, {flag_test__all + 168, NULL, 3, 0, 0},
    {flag_test__all + 171, NULL, 3, 0, 0}, {flag_test__all + 174, NULL, 3, 0, 0},
    {flag_test__all + 177, NULL, 3, 0, 0}, {flag_test__all + 180, NULL, 3, 0, 0},
    {flag_test__all + 183, NULL, 3, 0, 0}, {flag_test__all + 186, NULL, 3, 0, 0},
    {flag_test__all + 189, NULL, 3, 0, 0}, {flag_test__all + 192, NULL, 3, 0, 0},
    {flag_test__all + 195, NULL, 3, 0, 0}, {flag_test__all + 198, NULL, 3, 0, 0},
    {flag_test__all + 201, NULL, 3, 0, 0}, {flag_test__all + 204, NULL, 3, 0, 0},
    {flag_test__all + 207, NULL, 3, 0, 0}, {flag_test__all + 210, NULL, 3, 0, 0},
    {flag_test__all + 213, NULL, 3, 0, 0}, {flag_test__all + 331, NULL, 2, 0, 0},
    {flag_test__all + 333, NULL, 2, 0, 0}, {flag_test__all + 335, NULL, 2, 0, 0},
    {NULL, range_test__all + 1, 0, 1, 0}, {flag_test__all + 376, NULL, 1, 0, 0},
    {NULL, range_test__all + 2, 0, 1, 0}, {NULL, range_test__all + 3, 0, 1, 0},
    {NULL, NULL, 0, 0, 0}, {flag_test__all + 377, NULL, 1, 0, 0},
    {flag_test__all + 378, NULL, 1, 0, 0}, {flag_test__all + 379, NULL, 1, 0, 0},
    {flag_test__all + 380, NULL, 1, 0, 0}, {flag_test__all + 381, NULL, 1, 0, 0},
    {flag_test__all + 382, NULL, 1, 0, 0}, {flag_test__all + 383, NULL, 1, 0, 0},
    {flag_test__all + 384, NULL, 1, 0, 0}, {flag_test__all + 385, NULL, 1, 0, 0},
    {flag_test__all + 386, NULL, 1, 0, 0}, {flag_test__all + 387, NULL, 1, 0, 0},
    {flag_test__all + 388, NULL, 1, 0, 0}, {flag_test__all + 389, NULL, 1, 0, 0},
    {flag_test__all + 390, NULL, 1, 0, 0}, {flag_test__all + 391, NULL, 1, 0, 0},
    {flag_test__all + 392, NULL, 1, 0, 0}, {flag_test__all + 393, NULL, 1, 0, 0},
    {flag_test__all + 394, NULL, 1, 0, 0}, {flag_test__all + 395, NULL, 1, 0, 0},
    {flag_test__all + 396, NULL, 1, 0, 0}, {flag_test__all + 397, NULL, 1, 0, 0},
    {flag_test__all + 398, NULL, 1, 0, 0}, {flag_test__all + 399, NULL, 1, 0, 0},
    {flag_test__all + 400, NULL, 1, 0, 0}, {flag_test__all + 401, NULL, 1, 0, 0},
    {flag_test__all + 402, NULL, 1, 0, 0}, {flag_test__all + 403, NULL, 1, 0, 0},
    {flag_test__all + 404, NULL, 1, 0, 0}, {flag_test__all + 405, NULL, 1, 0, 0},
    {flag_test__all + 406, NULL, 1, 0, 0}, {flag_test__all + 407, NULL, 1, 0, 0},
    {flag_test__all + 409, NULL, 1, 0, 0}, {NULL, range_test__all + 4, 0, 1, 0},
    {NULL, range_test__all + 5, 0, 1, 0}, {flag_test__all + 345, NULL, 2, 0, 0},
    {flag_test__all + 346, NULL, 1, 0, 0}, {flag_test__all + 347, NULL, 2, 0, 0},
    {flag_test__all + 348, NULL, 1, 0, 0}, {flag_test__all + 349, NULL, 2, 0, 0},
    {flag_test__all + 350, NULL, 1, 0, 0}, {NULL, range_test__all + 6, 0, 1, 0},
    {NULL, range_test__all + 7, 0, 1, 0}, {NULL, range_test__all, 0, 1, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {5, 0xfffffffffffffffc, 3}, {0, 0xffffffffff000000, 0x80000}, {5, 0xffffffffffffff87, 0x50},
    {0, 0xffffffffff000000, 0x40000}, {0, 0xdf7fffffffffffff, 0x2080000000000000},
    {0, 0xdfffffffffffffff, 0x2000000000000000}, {0, 0xff7fffffffffffff, 0x80000000000000},
    {0, 0xdeffffffffffffff, 0x2100000000000000}, {0, 0xfeffffffffffffff, 0x100000000000000},
    {0, 0xddffffffffffffff, 0x2200000000000000}, {0, 0xfdffffffffffffff, 0x200000000000000},
    {0, 0xdbffffffffffffff, 0x2400000000000000}, {0, 0xfbffffffffffffff, 0x400000000000000},
    {0, 0xd7ffffffffffffff, 0x2800000000000000}, {0, 0xf7ffffffffffffff, 0x800000000000000},
    {0, 0xcfffffffffffffff, 0x3000000000000000}, {0, 0xefffffffffffffff, 0x1000000000000000},
    {0, 0xfffdffffff000000, 0x2000000000001}, {0, 0xffffffffff000000, 1},
    {0, 0xfffdffffff000000, 0x2000000000002}, {0, 0xffffffffff000000, 2},
    {0, 0xfffdffffff000000, 0x2000000000004}, {0, 0xffffffffff000000, 4},
    {0, 0xfffdffffff000000, 0x2000000000008}, {0, 0xffffffffff000000, 8},
    {0, 0xfffdffffff000000, 0x2000000000010}, {0, 0xffffffffff000000, 0x10},
    {0, 0xfffdffffff000000, 0x2000000000020}, {0, 0xffffffffff000000, 0x20},
    {0, 0xfffdffffff000000, 0x2000000000040}, {0, 0xffffffffff000000, 0x40},
    {0, 0xfffdffffff000000, 0x2000000000080}, {0, 0xffffffffff000000, 0x80},
    {0, 0xfffdffffff000000, 0x2000000000100}, {0, 0xffffffffff000000, 0x100},
    {0, 0xfffdffffff000000, 0x2000000000200}, {0, 0xffffffffff000000, 0x200},
    {0, 0xfffdffffff000000, 0x2000000000400}, {0, 0xffffffffff000000, 0x400},
    {0, 0xfffdffffff000000, 0x2000000000800}, {0, 0xffffffffff000000, 0x800},
    {0, 0xfffdffffff000000, 0x2000000001000}, {0, 0xffffffffff000000, 0x1000},
    {0, 0xfffdffffff000000, 0x2000000002000}, {0, 0xffffffffff000000, 0x2000},
    {0, 0xfffdffffff000000, 0x2000000004000}, {0, 0xffffffffff000000, 0x4000},
    {0, 0xfffdffffff000000, 0x2000000008000}, {0, 0xffffffffff000000, 0x8000},
    {0, 0xfffdffffff000000, 0x2000000010000}, {0, 0xffffffffff000000, 0x10000},
    {0, 0xfffdffffff000000, 0x2000000020000}, {0, 0xffffffffff000000, 0x20000},
    {0, 0xfffdffffff000000, 0x2000000040000}, {0, 0xfffdffffff000000, 0x2000000080000},
    {0, 0xfffdffffff000000, 0x2000000100000}, {0, 0xffffffffff000000, 0x100000},
    {0, 0xfffdffffff000000, 0x2000000200000}, {0, 0xffffffffff000000, 0x200000},
    {0, 0xfffdffffff000000, 0x2000000400000}, {0, 0xffffffffff000000, 0x400000},
    {0, 0xfffdffffff000000, 0x2000000800000}, {0, 0xffffffffff000000, 0x800000},
    {0, 0xfffbffffff000000, 0x4000000000001}, {0, 0xfffbffffff000000, 0x4000000000002},
    {0, 0xfffbffffff000000, 0x4000000000004}, {0, 0xfffbffffff000000, 0x4000000000008},
    {0, 0xfffbffffff000000, 0x4000000000010}, {0, 0xfffbffffff000000, 0x4000000000020},
    {0, 0xfffbffffff000000, 0x4000000000040}, {0, 0xfffbffffff000000, 0x4000000000080},
    {0, 0xfffbffffff000000, 0x4000000000100}, {0, 0xfffbffffff000000, 0x4000000000200},
    {0, 0xfffbffffff000000, 0x4000000000400}, {0, 0xfffbffffff000000, 0x4000000000800},
    {0, 0xfffbffffff000000, 0x4000000001000}, {0, 0xfffbffffff000000, 0x4000000002000},
    {0, 0xfffbffffff000000, 0x4000000004000}, {0, 0xfffbffffff000000, 0x4000000008000},
    {0, 0xfffbffffff000000, 0x4000000010000}, {0, 0xfffbffffff000000, 0x4000000020000},
    {0, 0xfffbffffff000000, 0x4000000040000}, {0, 0xfffbffffff000000, 0x4000000080000},
    {0, 0xfffbffffff000000, 0x4000000100000}, {0, 0xfffbffffff000000, 0x4000000200000},
    {0, 0xfffbffffff000000, 0x4000000400000}, {0, 0xfffbffffff000000, 0x4000000800000},
    {0, 0xfff7ffffff000000, 0x8000000000001}, {0, 0xfff7ffffff000000, 0x8000000000002},
    {0, 0xfff7ffffff000000, 0x8000000000004}, {0, 0xfff7ffffff000000, 0x8000000000008},
    {0, 0xfff7ffffff000000, 0x8000000000010}, {0, 0xfff7ffffff000000, 0x8000000000020},
    {0, 0xfff7ffffff000000, 0x8000000000040}, {0, 0xfff7ffffff000000, 0x8000000000080},
    {0, 0xfff7ffffff000000, 0x8000000000100}, {0, 0xfff7ffffff000000, 0x8000000000200},
    {0, 0xfff7ffffff000000, 0x8000000000400}, {0, 0xfff7ffffff000000, 0x8000000000800},
    {0, 0xfff7ffffff000000, 0x8000000001000}, {0, 0xfff7ffffff000000, 0x8000000002000},
    {0, 0xfff7ffffff000000, 0x8000000004000}, {0, 0xfff7ffffff000000, 0x8000000008000},
    {0, 0xfff7ffffff000000, 0x8000000010000}, {0, 0xfff7ffffff000000, 0x8000000020000},
    {0, 0xfff7ffffff000000, 0x8000000040000}, {0, 0xfff7ffffff000000, 0x8000000080000},
    {0, 0xfff7ffffff000000, 0x8000000100000}, {0, 0xfff7ffffff000000, 0x8000000200000},
    {0, 0xfff7ffffff000000, 0x8000000400000}, {0, 0xfff7ffffff000000, 0x8000000800000},
    {0, 0xffefffffff000000, 0x10000000000001}, {0, 0xffefffffff000000, 0x10000000000002},
    {0, 0xffefffffff000000, 0x10000000000004}, {0, 0xffefffffff000000, 0x10000000000008},
    {0, 0xffefffffff000000, 0x10000000000010}, {0, 0xffefffffff000000, 0x10000000000020},
    {0, 0xffefffffff000000, 0x10000000000040}, {0, 0xffefffffff000000, 0x10000000000080},
    {0, 0xffefffffff000000, 0x10000000000100}, {0, 0xffefffffff000000, 0x10000000000200},
    {0, 0xffefffffff000000, 0x10000000000400}, {0, 0xffefffffff000000, 0x10000000000800},
    {0, 0xffefffffff000000, 0x10000000001000}, {0, 0xffefffffff000000, 0x10000000002000},
    {0, 0xffefffffff000000, 0x10000000004000}, {0, 0xffefffffff000000, 0x10000000008000},
    {0, 0xffefffffff000000, 0x10000000010000}, {0, 0xffefffffff000000, 0x10000000020000},
    {0, 0xffefffffff000000, 0x10000000040000}, {0, 0xffefffffff000000, 0x10000000080000},
    {0, 0xffefffffff000000, 0x10000000100000}, {0, 0xffefffffff000000, 0x10000000200000},
    {0, 0xffefffffff000000, 0x10000000400000}, {0, 0xffefffffff000000, 0x10000000800000},
    {0, 0xffdfffffff000000, 0x20000000000001}, {0, 0xffdfffffff000000, 0x20000000000002},
    {0, 0xffdfffffff000000, 0x20000000000004}, {0, 0xffdfffffff000000, 0x20000000000008},
    {0, 0xffdfffffff000000, 0x20000000000010}, {0, 0xffdfffffff000000, 0x20000000000020},
    {0, 0xffdfffffff000000, 0x20000000000040}, {0, 0xffdfffffff000000, 0x20000000000080},
    {0, 0xffdfffffff000000, 0x20000000000100}, {0, 0xffdfffffff000000, 0x20000000000200},
    {0, 0xffdfffffff000000, 0x20000000000400}, {0, 0xffdfffffff000000, 0x20000000000800},
    {0, 0xffdfffffff000000, 0x20000000001000}, {0, 0xffdfffffff000000, 0x20000000002000},
    {0, 0xffdfffffff000000, 0x20000000004000}, {0, 0xffdfffffff000000, 0x20000000008000},
    {0, 0xffdfffffff000000, 0x20000000010000}, {0, 0xffdfffffff000000, 0x20000000020000},
    {0, 0xffdfffffff000000, 0x20000000040000}, {0, 0xffdfffffff000000, 0x20000000080000},
    {0, 0xffdfffffff000000, 0x20000000100000}, {0, 0xffdfffffff000000, 0x20000000200000},
    {0, 0xffdfffffff000000, 0x20000000400000}, {0, 0xffdfffffff000000, 0x20000000800000},
    {0, 0xffbfffffff000000, 0x40000000000001}, {0, 0xffbfffffff000000, 0x40000000000002},
    {0, 0xffbfffffff000000, 0x40000000000004}, {0, 0xffbfffffff000000, 0x40000000000008},
    {0, 0xffbfffffff000000, 0x40000000000010}, {0, 0xffbfffffff000000, 0x40000000000020},
    {0, 0xffbfffffff000000, 0x40000000000040}, {0, 0xffbfffffff000000, 0x40000000000080},
    {0, 0xffbfffffff000000, 0x40000000000100}, {0, 0xffbfffffff000000, 0x40000000000200},
    {0, 0xffbfffffff000000, 0x40000000000400}, {0, 0xffbfffffff000000, 0x40000000000800},
    {0, 0xffbfffffff000000, 0x40000000001000}, {0, 0xffbfffffff000000, 0x40000000002000},
    {0, 0xffbfffffff000000, 0x40000000004000}, {0, 0xffbfffffff000000, 0x40000000008000},
    {0, 0xffbfffffff000000, 0x40000000010000}, {0, 0xffbfffffff000000, 0x40000000020000},
    {0, 0xffbfffffff000000, 0x40000000040000}, {0, 0xffbfffffff000000, 0x40000000080000},
    {0, 0xffbfffffff000000, 0x40000000100000}, {0, 0xffbfffffff000000, 0x40000000200000},
    {0, 0xffbfffffff000000, 0x40000000400000}, {0, 0xffbfffffff000000, 0x40000000800000},
    {3, 0xfffc000001ffffff, 0x2000000}, {4, 0xfffffffffe000000, 1},
    {4, 0xfffc000001ffffff, 0x2000000}, {0, 0xbfffffffff000000, 0x4000000000100000},
    {0, 0xbfffffffffffffff, 0x4000000000000000}, {0, 0xfffe000000ffffff, 0x1000000},
    {1, 0xfffffffffe000000, 1}, {1, 0xfffc000001ffffff, 0x2000000}, {2, 0xfffffffffe000000, 1},
    {2, 0xfffc000001ffffff, 0x2000000}, {3, 0xfffffffffe000000, 1}, {0, 0xdfffffffffffffff, 0},
};

/* fact, amount */
static const GG_ROM gg_addition addition__all[] = {
    {24, -1}, /* darts */
    {26, -1}, /* hurt */
    {25, -1}, /* awake */
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all + 4, addition__all, 1, 1}, {assignment__all + 5, addition__all, 1, 1},
    {assignment__all + 6, NULL, 1, 0}, {assignment__all + 7, addition__all, 1, 1},
    {assignment__all + 8, NULL, 1, 0}, {assignment__all + 9, addition__all, 1, 1},
    {assignment__all + 10, NULL, 1, 0}, {assignment__all + 11, addition__all, 1, 1},
    {assignment__all + 12, NULL, 1, 0}, {assignment__all + 13, addition__all, 1, 1},
    {assignment__all + 14, NULL, 1, 0}, {assignment__all + 15, addition__all, 1, 1},
    {assignment__all + 16, NULL, 1, 0}, {assignment__all + 17, NULL, 1, 0},
    {assignment__all + 18, NULL, 1, 0}, {assignment__all + 19, NULL, 1, 0},
    {assignment__all + 20, NULL, 1, 0}, {assignment__all + 21, NULL, 1, 0},
    {assignment__all + 22, NULL, 1, 0}, {assignment__all + 23, NULL, 1, 0},
    {assignment__all + 24, NULL, 1, 0}, {assignment__all + 25, NULL, 1, 0},
    {assignment__all + 26, NULL, 1, 0}, {assignment__all + 27, NULL, 1, 0},
    {assignment__all + 28, NULL, 1, 0}, {assignment__all + 29, NULL, 1, 0},
    {assignment__all + 30, NULL, 1, 0}, {assignment__all + 31, NULL, 1, 0},
    {assignment__all + 32, NULL, 1, 0}, {assignment__all + 33, NULL, 1, 0},
    {assignment__all + 34, NULL, 1, 0}, {assignment__all + 35, NULL, 1, 0},
    {assignment__all + 36, NULL, 1, 0}, {assignment__all + 37, NULL, 1, 0},
    {assignment__all + 38, NULL, 1, 0}, {assignment__all + 39, NULL, 1, 0},
    {assignment__all + 40, NULL, 1, 0}, {assignment__all + 41, NULL, 1, 0},
    {assignment__all + 42, NULL, 1, 0}, {assignment__all + 43, NULL, 1, 0},
    {assignment__all + 44, NULL, 1, 0}, {assignment__all + 45, NULL, 1, 0},
    {assignment__all + 46, NULL, 1, 0}, {assignment__all + 47, NULL, 1, 0},
    {assignment__all + 48, NULL, 1, 0}, {assignment__all + 49, NULL, 1, 0},
    {assignment__all + 50, NULL, 1, 0}, {assignment__all + 51, NULL, 1, 0},
    {assignment__all + 52, NULL, 1, 0}, {assignment__all + 53, NULL, 1, 0},
    {assignment__all + 3, NULL, 1, 0}, {assignment__all + 54, NULL, 1, 0},
    {assignment__all + 1, NULL, 1, 0}, {assignment__all + 55, NULL, 1, 0},
    {assignment__all + 56, NULL, 1, 0}, {assignment__all + 57, NULL, 1, 0},
    {assignment__all + 58, NULL, 1, 0}, {assignment__all + 59, NULL, 1, 0},
    {assignment__all + 60, NULL, 1, 0}, {assignment__all + 61, NULL, 1, 0},
    {assignment__all + 62, NULL, 1, 0}, {assignment__all + 63, NULL, 1, 0},
    {assignment__all + 64, NULL, 1, 0}, {assignment__all + 65, NULL, 1, 0},
    {assignment__all + 66, NULL, 1, 0}, {assignment__all + 67, NULL, 1, 0},
    {assignment__all + 68, NULL, 1, 0}, {assignment__all + 69, NULL, 1, 0},
    {assignment__all + 70, NULL, 1, 0}, {assignment__all + 71, NULL, 1, 0},
    {assignment__all + 72, NULL, 1, 0}, {assignment__all + 73, NULL, 1, 0},
    {assignment__all + 74, NULL, 1, 0}, {assignment__all + 75, NULL, 1, 0},
    {assignment__all + 76, NULL, 1, 0}, {assignment__all + 77, NULL, 1, 0},
    {assignment__all + 78, NULL, 1, 0}, {assignment__all + 79, NULL, 1, 0},
    {assignment__all + 80, NULL, 1, 0}, {assignment__all + 81, NULL, 1, 0},
    {assignment__all + 82, NULL, 1, 0}, {assignment__all + 83, NULL, 1, 0},
    {assignment__all + 84, NULL, 1, 0}, {assignment__all + 85, NULL, 1, 0},
    {assignment__all + 86, NULL, 1, 0}, {assignment__all + 87, NULL, 1, 0},
    {assignment__all + 88, NULL, 1, 0}, {assignment__all + 89, NULL, 1, 0},
    {assignment__all + 90, NULL, 1, 0}, {assignment__all + 91, NULL, 1, 0},
    {assignment__all + 92, NULL, 1, 0}, {assignment__all + 93, NULL, 1, 0},
    {assignment__all + 94, NULL, 1, 0}, {assignment__all + 95, NULL, 1, 0},
    {assignment__all + 96, NULL, 1, 0}, {assignment__all + 97, NULL, 1, 0},
    {assignment__all + 98, NULL, 1, 0}, {assignment__all + 99, NULL, 1, 0},
    {assignment__all + 100, NULL, 1, 0}, {assignment__all + 101, NULL, 1, 0},
    {assignment__all + 102, NULL, 1, 0}, {assignment__all + 103, NULL, 1, 0},
    {assignment__all + 104, NULL, 1, 0}, {assignment__all + 105, NULL, 1, 0},
    {assignment__all + 106, NULL, 1, 0}, {assignment__all + 107, NULL, 1, 0},
    {assignment__all + 108, NULL, 1, 0}, {assignment__all + 109, NULL, 1, 0},
    {assignment__all + 110, NULL, 1, 0}, {assignment__all + 111, NULL, 1, 0},
    {assignment__all + 112, NULL, 1, 0}, {assignment__all + 113, NULL, 1, 0},
    {assignment__all + 114, NULL, 1, 0}, {assignment__all + 115, NULL, 1, 0},
    {assignment__all + 116, NULL, 1, 0}, {assignment__all + 117, NULL, 1, 0},
    {assignment__all + 118, NULL, 1, 0}, {assignment__all + 119, NULL, 1, 0},
    {assignment__all + 120, NULL, 1, 0}, {assignment__all + 121, NULL, 1, 0},
    {assignment__all + 122, NULL, 1, 0}, {assignment__all + 123, NULL, 1, 0},
    {assignment__all + 124, NULL, 1, 0}, {assignment__all + 125, NULL, 1, 0},
    {assignment__all + 126, NULL, 1, 0}, {assignment__all + 127, NULL, 1, 0},
    {assignment__all + 128, NULL, 1, 0}, {assignment__all + 129, NULL, 1, 0},
    {assignment__all + 130, NULL, 1, 0}, {assignment__all + 131, NULL, 1, 0},
    {assignment__all + 132, NULL, 1, 0}, {assignment__all + 133, NULL, 1, 0},
    {assignment__all + 134, NULL, 1, 0}, {assignment__all + 135, NULL, 1, 0},
    {assignment__all + 136, NULL, 1, 0}, {assignment__all + 137, NULL, 1, 0},
    {assignment__all + 138, NULL, 1, 0}, {assignment__all + 139, NULL, 1, 0},
    {assignment__all + 140, NULL, 1, 0}, {assignment__all + 141, NULL, 1, 0},
    {assignment__all + 142, NULL, 1, 0}, {assignment__all + 143, NULL, 1, 0},
    {assignment__all + 144, NULL, 1, 0}, {assignment__all + 145, NULL, 1, 0},
    {assignment__all + 146, NULL, 1, 0}, {assignment__all + 147, NULL, 1, 0},
    {assignment__all + 148, NULL, 1, 0}, {assignment__all + 149, NULL, 1, 0},
    {assignment__all + 150, NULL, 1, 0}, {assignment__all + 151, NULL, 1, 0},
    {assignment__all + 152, NULL, 1, 0}, {assignment__all + 153, NULL, 1, 0},
    {assignment__all + 154, NULL, 1, 0}, {assignment__all + 155, NULL, 1, 0},
    {assignment__all + 156, NULL, 1, 0}, {assignment__all + 157, NULL, 1, 0},
    {assignment__all + 158, NULL, 1, 0}, {assignment__all + 159, NULL, 1, 0},
    {assignment__all + 160, NULL, 1, 0}, {assignment__all + 161, NULL, 1, 0},
    {assignment__all + 162, NULL, 1, 0}, {assignment__all + 163, NULL, 1, 0},
    {assignment__all + 164, NULL, 1, 0}, {assignment__all + 165, NULL, 1, 0},
    {assignment__all + 166, NULL, 1, 0}, {assignment__all + 167, NULL, 1, 0},
    {assignment__all + 168, NULL, 1, 0}, {assignment__all + 169, NULL, 1, 0},
    {assignment__all + 170, NULL, 1, 0}, {assignment__all + 171, NULL, 1, 0},
    {assignment__all + 172, NULL, 1, 0}, {assignment__all + 173, NULL, 1, 0},
    {assignment__all + 174, NULL, 1, 0}, {assignment__all + 175, NULL, 1, 0},
    {assignment__all + 176, NULL, 1, 0}, {assignment__all + 177, NULL, 1, 0},
    {assignment__all + 178, NULL, 1, 0}, {assignment__all + 179, NULL, 1, 0},
    {assignment__all + 180, NULL, 1, 0}, {assignment__all + 181, NULL, 1, 0},
    {assignment__all + 182, NULL, 1, 0}, {assignment__all + 183, NULL, 1, 0},
    {assignment__all + 184, NULL, 1, 0}, {assignment__all + 185, NULL, 1, 0},
    {assignment__all, NULL, 2, 0}, {assignment__all + 186, NULL, 1, 0},
    {assignment__all + 187, NULL, 1, 0}, {assignment__all + 3, addition__all + 1, 1, 1},
    {assignment__all + 2, NULL, 2, 0}, {assignment__all + 188, NULL, 1, 0},
    {assignment__all + 189, NULL, 1, 0}, {assignment__all + 190, NULL, 1, 0},
    {assignment__all + 191, NULL, 1, 0}, {assignment__all + 192, NULL, 1, 0},
    {assignment__all + 193, NULL, 1, 0}, {NULL, addition__all + 2, 0, 1},
    {assignment__all + 194, NULL, 1, 0},
};

static const GG_ROM uint16_t symbol__all[] = {
    SENTRY_GALLERY_1, SENTRY_GALLERY_2, SENTRY_GALLERY_3, SENTRY_GALLERY_4, SENTRY_GALLERY_5,
    SENTRY_GALLERY_6, SENTRY_COURT_NORTH, SENTRY_COURT_EAST, SENTRY_COURT_SOUTH, SENTRY_COURT_WEST,
    SENTRY_FOUNTAIN, SENTRY_STAIRS_LOW, SENTRY_STAIRS_MIDDLE, SENTRY_STAIRS_HIGH,
    SENTRY_VAULT_DOOR, SENTRY_VAULT_LEFT, SENTRY_VAULT_RIGHT, SENTRY_VAULT_END, SENTRY_DESK,
    SENTRY_LOCKERS, SENTRY_BELL, SENTRY_WINDOW, SENTRY_SAFE, SENTRY_BACK_DOOR, SENTRY_NOISE_1,
    SENTRY_NOISE_2, SENTRY_NOISE_3, SENTRY_INTRUDER_1, SENTRY_GALLERY_1, SENTRY_INTRUDER_1,
    SENTRY_GALLERY_2, SENTRY_INTRUDER_1, SENTRY_GALLERY_3, SENTRY_INTRUDER_1, SENTRY_GALLERY_4,
    SENTRY_INTRUDER_1, SENTRY_GALLERY_5, SENTRY_INTRUDER_1, SENTRY_GALLERY_6, SENTRY_INTRUDER_1,
    SENTRY_COURT_NORTH, SENTRY_INTRUDER_1, SENTRY_COURT_EAST, SENTRY_INTRUDER_1,
    SENTRY_COURT_SOUTH, SENTRY_INTRUDER_1, SENTRY_COURT_WEST, SENTRY_INTRUDER_1, SENTRY_FOUNTAIN,
    SENTRY_INTRUDER_1, SENTRY_STAIRS_LOW, SENTRY_INTRUDER_1, SENTRY_STAIRS_MIDDLE,
    SENTRY_INTRUDER_1, SENTRY_STAIRS_HIGH, SENTRY_INTRUDER_1, SENTRY_VAULT_DOOR, SENTRY_INTRUDER_1,
    SENTRY_VAULT_LEFT, SENTRY_INTRUDER_1, SENTRY_VAULT_RIGHT, SENTRY_INTRUDER_1, SENTRY_VAULT_END,
    SENTRY_INTRUDER_1, SENTRY_DESK, SENTRY_INTRUDER_1, SENTRY_LOCKERS, SENTRY_INTRUDER_1,
    SENTRY_BELL, SENTRY_INTRUDER_1, SENTRY_WINDOW, SENTRY_INTRUDER_1, SENTRY_SAFE,
    SENTRY_INTRUDER_1, SENTRY_BACK_DOOR, SENTRY_INTRUDER_2, SENTRY_GALLERY_1, SENTRY_INTRUDER_2,
    SENTRY_GALLERY_2, SENTRY_INTRUDER_2, SENTRY_GALLERY_3, SENTRY_INTRUDER_2, SENTRY_GALLERY_4,
    SENTRY_INTRUDER_2, SENTRY_GALLERY_5, SENTRY_INTRUDER_2, SENTRY_GALLERY_6, SENTRY_INTRUDER_2,
    SENTRY_COURT_NORTH, SENTRY_INTRUDER_2, SENTRY_COURT_EAST, SENTRY_INTRUDER_2,
    SENTRY_COURT_SOUTH, SENTRY_INTRUDER_2, SENTRY_COURT_WEST, SENTRY_INTRUDER_2, SENTRY_FOUNTAIN,
    SENTRY_INTRUDER_2, SENTRY_STAIRS_LOW, SENTRY_INTRUDER_2, SENTRY_STAIRS_MIDDLE,
    SENTRY_INTRUDER_2, SENTRY_STAIRS_HIGH, SENTRY_INTRUDER_2, SENTRY_VAULT_DOOR, SENTRY_INTRUDER_2,
    SENTRY_VAULT_LEFT, SENTRY_INTRUDER_2, SENTRY_VAULT_RIGHT, SENTRY_INTRUDER_2, SENTRY_VAULT_END,
    SENTRY_INTRUDER_2, SENTRY_DESK, SENTRY_INTRUDER_2, SENTRY_LOCKERS, SENTRY_INTRUDER_2,
    SENTRY_BELL, SENTRY_INTRUDER_2, SENTRY_WINDOW, SENTRY_INTRUDER_2, SENTRY_SAFE,
    SENTRY_INTRUDER_2, SENTRY_BACK_DOOR, SENTRY_INTRUDER_3, SENTRY_GALLERY_1, SENTRY_INTRUDER_3,
    SENTRY_GALLERY_2, SENTRY_INTRUDER_3, SENTRY_GALLERY_3, SENTRY_INTRUDER_3, SENTRY_GALLERY_4,
    SENTRY_INTRUDER_3, SENTRY_GALLERY_5, SENTRY_INTRUDER_3, SENTRY_GALLERY_6, SENTRY_INTRUDER_3,
    SENTRY_COURT_NORTH, SENTRY_INTRUDER_3, SENTRY_COURT_EAST, SENTRY_INTRUDER_3,
    SENTRY_COURT_SOUTH, SENTRY_INTRUDER_3, SENTRY_COURT_WEST, SENTRY_INTRUDER_3, SENTRY_FOUNTAIN,
    SENTRY_INTRUDER_3, SENTRY_STAIRS_LOW, SENTRY_INTRUDER_3, SENTRY_STAIRS_MIDDLE,
    SENTRY_INTRUDER_3, SENTRY_STAIRS_HIGH, SENTRY_INTRUDER_3, SENTRY_VAULT_DOOR, SENTRY_INTRUDER_3,
    SENTRY_VAULT_LEFT, SENTRY_INTRUDER_3, SENTRY_VAULT_RIGHT, SENTRY_INTRUDER_3, SENTRY_VAULT_END,
    SENTRY_INTRUDER_3, SENTRY_DESK, SENTRY_INTRUDER_3, SENTRY_LOCKERS, SENTRY_INTRUDER_3,
    SENTRY_BELL, SENTRY_INTRUDER_3, SENTRY_WINDOW, SENTRY_INTRUDER_3, SENTRY_SAFE,
    SENTRY_INTRUDER_3, SENTRY_BACK_DOOR, SENTRY_INTRUDER_4, SENTRY_GALLERY_1, SENTRY_INTRUDER_4,
    SENTRY_GALLERY_2, SENTRY_INTRUDER_4, SENTRY_GALLERY_3, SENTRY_INTRUDER_4, SENTRY_GALLERY_4,
    SENTRY_INTRUDER_4, SENTRY_GALLERY_5, SENTRY_INTRUDER_4, SENTRY_GALLERY_6, SENTRY_INTRUDER_4,
    SENTRY_COURT_NORTH, SENTRY_INTRUDER_4, SENTRY_COURT_EAST, SENTRY_INTRUDER_4,
    SENTRY_COURT_SOUTH, SENTRY_INTRUDER_4, SENTRY_COURT_WEST, SENTRY_INTRUDER_4, SENTRY_FOUNTAIN,
    SENTRY_INTRUDER_4, SENTRY_STAIRS_LOW, SENTRY_INTRUDER_4, SENTRY_STAIRS_MIDDLE,
    SENTRY_INTRUDER_4, SENTRY_STAIRS_HIGH, SENTRY_INTRUDER_4, SENTRY_VAULT_DOOR, SENTRY_INTRUDER_4,
    SENTRY_VAULT_LEFT, SENTRY_INTRUDER_4, SENTRY_VAULT_RIGHT, SENTRY_INTRUDER_4, SENTRY_VAULT_END,
    SENTRY_INTRUDER_4, SENTRY_DESK, SENTRY_INTRUDER_4, SENTRY_LOCKERS, SENTRY_INTRUDER_4,
    SENTRY_BELL, SENTRY_INTRUDER_4, SENTRY_WINDOW, SENTRY_INTRUDER_4, SENTRY_SAFE,
    SENTRY_INTRUDER_4, SENTRY_BACK_DOOR, SENTRY_INTRUDER_5, SENTRY_GALLERY_1, SENTRY_INTRUDER_5,
    SENTRY_GALLERY_2, SENTRY_INTRUDER_5, SENTRY_GALLERY_3, SENTRY_INTRUDER_5, SENTRY_GALLERY_4,
    SENTRY_INTRUDER_5, SENTRY_GALLERY_5, SENTRY_INTRUDER_5, SENTRY_GALLERY_6, SENTRY_INTRUDER_5,
    SENTRY_COURT_NORTH, SENTRY_INTRUDER_5, SENTRY_COURT_EAST, SENTRY_INTRUDER_5,
    SENTRY_COURT_SOUTH, SENTRY_INTRUDER_5, SENTRY_COURT_WEST, SENTRY_INTRUDER_5, SENTRY_FOUNTAIN,
    SENTRY_INTRUDER_5, SENTRY_STAIRS_LOW, SENTRY_INTRUDER_5, SENTRY_STAIRS_MIDDLE,
    SENTRY_INTRUDER_5, SENTRY_STAIRS_HIGH, SENTRY_INTRUDER_5, SENTRY_VAULT_DOOR, SENTRY_INTRUDER_5,
    SENTRY_VAULT_LEFT, SENTRY_INTRUDER_5, SENTRY_VAULT_RIGHT, SENTRY_INTRUDER_5, SENTRY_VAULT_END,
    SENTRY_INTRUDER_5, SENTRY_DESK, SENTRY_INTRUDER_5, SENTRY_LOCKERS, SENTRY_INTRUDER_5,
    SENTRY_BELL, SENTRY_INTRUDER_5, SENTRY_WINDOW, SENTRY_INTRUDER_5, SENTRY_SAFE,
    SENTRY_INTRUDER_5, SENTRY_BACK_DOOR, SENTRY_INTRUDER_6, SENTRY_GALLERY_1, SENTRY_INTRUDER_6,
    SENTRY_GALLERY_2, SENTRY_INTRUDER_6, SENTRY_GALLERY_3, SENTRY_INTRUDER_6, SENTRY_GALLERY_4,
    SENTRY_INTRUDER_6, SENTRY_GALLERY_5, SENTRY_INTRUDER_6, SENTRY_GALLERY_6, SENTRY_INTRUDER_6,
    SENTRY_COURT_NORTH, SENTRY_INTRUDER_6, SENTRY_COURT_EAST, SENTRY_INTRUDER_6,
    SENTRY_COURT_SOUTH, SENTRY_INTRUDER_6, SENTRY_COURT_WEST, SENTRY_INTRUDER_6, SENTRY_FOUNTAIN,
    SENTRY_INTRUDER_6, SENTRY_STAIRS_LOW, SENTRY_INTRUDER_6, SENTRY_STAIRS_MIDDLE,
    SENTRY_INTRUDER_6, SENTRY_STAIRS_HIGH, SENTRY_INTRUDER_6, SENTRY_VAULT_DOOR, SENTRY_INTRUDER_6,
    SENTRY_VAULT_LEFT, SENTRY_INTRUDER_6, SENTRY_VAULT_RIGHT, SENTRY_INTRUDER_6, SENTRY_VAULT_END,
    SENTRY_INTRUDER_6, SENTRY_DESK, SENTRY_INTRUDER_6, SENTRY_LOCKERS, SENTRY_INTRUDER_6,
    SENTRY_BELL, SENTRY_INTRUDER_6, SENTRY_WINDOW, SENTRY_INTRUDER_6, SENTRY_SAFE,
    SENTRY_INTRUDER_6, SENTRY_BACK_DOOR, SENTRY_NOISE_1, GG_NONE, SENTRY_NOISE_2, GG_NONE,
    SENTRY_NOISE_3, GG_NONE,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* shoot: caught(who), darts -= 1, pulled */
    {{box__all + 18, 1}, effect__all, effect__all + 1, effect__all + 2, 800, 0, 1, SENTRY_ACTION_SHOOT,
     GG_NONE, 0, GG_NONE, GG_NONE, false, false, false, symbol__all + 73}, /* shoot(intruder_1): darts >= 1, not caught(who), visible(who), intruder_bound(who) */
    {{box__all + 19, 1}, effect__all + 3, effect__all + 1, effect__all + 4, 800, 0, 1,
     SENTRY_ACTION_SHOOT, GG_NONE, 1, GG_NONE, GG_NONE, false, false, false, symbol__all + 121}, /* shoot(intruder_2) */
    {{box__all + 20, 1}, effect__all + 5, effect__all + 1, effect__all + 6, 800, 0, 1,
     SENTRY_ACTION_SHOOT, GG_NONE, 2, GG_NONE, GG_NONE, false, false, false, symbol__all + 169}, /* shoot(intruder_3) */
    {{box__all + 21, 1}, effect__all + 7, effect__all + 1, effect__all + 8, 800, 0, 1,
     SENTRY_ACTION_SHOOT, GG_NONE, 3, GG_NONE, GG_NONE, false, false, false, symbol__all + 217}, /* shoot(intruder_4) */
    {{box__all + 22, 1}, effect__all + 9, effect__all + 1, effect__all + 10, 800, 0, 1,
     SENTRY_ACTION_SHOOT, GG_NONE, 4, GG_NONE, GG_NONE, false, false, false, symbol__all + 265}, /* shoot(intruder_5) */
    {{box__all + 23, 1}, effect__all + 11, effect__all + 1, effect__all + 12, 800, 0, 1,
     SENTRY_ACTION_SHOOT, GG_NONE, 5, GG_NONE, GG_NONE, false, false, false, symbol__all + 313}, /* shoot(intruder_6) */
/* approach: visible(who), here = there */
    {{box__all + 24, 1}, effect__all + 13, effect__all + 14, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 6, 0, 0, false, false, false, symbol__all + 27}, /* approach(intruder_1, gallery_1): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {{box__all + 25, 1}, effect__all + 15, effect__all + 16, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 7, 1, 1, false, false, false, symbol__all + 29}, /* approach(intruder_1, gallery_2) */
    {{box__all + 26, 1}, effect__all + 17, effect__all + 18, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 8, 2, 2, false, false, false, symbol__all + 31}, /* approach(intruder_1, gallery_3) */
    {{box__all + 27, 1}, effect__all + 19, effect__all + 20, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 9, 3, 3, false, false, false, symbol__all + 33}, /* approach(intruder_1, gallery_4) */
    {{box__all + 28, 1}, effect__all + 21, effect__all + 22, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 10, 4, 4, false, false, false, symbol__all + 35}, /* approach(intruder_1, gallery_5) */
    {{box__all + 29, 1}, effect__all + 23, effect__all + 24, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 11, 5, 5, false, false, false, symbol__all + 37}, /* approach(intruder_1, gallery_6) */
    {{box__all + 30, 1}, effect__all + 25, effect__all + 26, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 12, 6, 6, false, false, false, symbol__all + 39}, /* approach(intruder_1, court_north) */
    {{box__all + 31, 1}, effect__all + 27, effect__all + 28, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 13, 7, 7, false, false, false, symbol__all + 41}, /* approach(intruder_1, court_east) */
    {{box__all + 32, 1}, effect__all + 29, effect__all + 30, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 14, 8, 8, false, false, false, symbol__all + 43}, /* approach(intruder_1, court_south) */
    {{box__all + 33, 1}, effect__all + 31, effect__all + 32, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 15, 9, 9, false, false, false, symbol__all + 45}, /* approach(intruder_1, court_west) */
    {{box__all + 34, 1}, effect__all + 33, effect__all + 34, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 16, 10, 10, false, false, false, symbol__all + 47}, /* approach(intruder_1, fountain) */
    {{box__all + 35, 1}, effect__all + 35, effect__all + 36, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 17, 11, 11, false, false, false, symbol__all + 49}, /* approach(intruder_1, stairs_low) */
    {{box__all + 36, 1}, effect__all + 37, effect__all + 38, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 18, 12, 12, false, false, false, symbol__all + 51}, /* approach(intruder_1, stairs_middle) */
    {{box__all + 37, 1}, effect__all + 39, effect__all + 40, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 19, 13, 13, false, false, false, symbol__all + 53}, /* approach(intruder_1, stairs_high) */
    {{box__all + 38, 1}, effect__all + 41, effect__all + 42, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 20, 14, 14, false, false, false, symbol__all + 55}, /* approach(intruder_1, vault_door) */
    {{box__all + 39, 1}, effect__all + 43, effect__all + 44, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 21, 15, 15, false, false, false, symbol__all + 57}, /* approach(intruder_1, vault_left) */
    {{box__all + 40, 1}, effect__all + 45, effect__all + 46, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 22, 16, 16, false, false, false, symbol__all + 59}, /* approach(intruder_1, vault_right) */
    {{box__all + 41, 1}, effect__all + 47, effect__all + 48, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 23, 17, 17, false, false, false, symbol__all + 61}, /* approach(intruder_1, vault_end) */
    {{box__all + 42, 1}, effect__all + 49, effect__all + 50, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 24, 18, 18, false, false, false, symbol__all + 63}, /* approach(intruder_1, desk) */
    {{box__all + 43, 1}, effect__all + 51, effect__all + 52, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 25, 19, 19, false, false, false, symbol__all + 65}, /* approach(intruder_1, lockers) */
    {{box__all + 44, 1}, effect__all + 53, effect__all + 54, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 26, 20, 20, false, false, false, symbol__all + 67}, /* approach(intruder_1, bell) */
    {{box__all + 45, 1}, effect__all + 55, effect__all + 56, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 27, 21, 21, false, false, false, symbol__all + 69}, /* approach(intruder_1, window) */
    {{box__all + 46, 1}, effect__all + 57, effect__all + 58, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 28, 22, 22, false, false, false, symbol__all + 71}, /* approach(intruder_1, safe) */
    {{box__all + 47, 1}, effect__all + 59, effect__all + 60, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 29, 23, 23, false, false, false, symbol__all + 73}, /* approach(intruder_1, back_door) */
    {{box__all + 48, 1}, effect__all + 61, effect__all + 14, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 30, 0, 0, false, false, false, symbol__all + 75}, /* approach(intruder_2, gallery_1) */
    {{box__all + 49, 1}, effect__all + 62, effect__all + 16, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 31, 1, 1, false, false, false, symbol__all + 77}, /* approach(intruder_2, gallery_2) */
    {{box__all + 50, 1}, effect__all + 63, effect__all + 18, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 32, 2, 2, false, false, false, symbol__all + 79}, /* approach(intruder_2, gallery_3) */
    {{box__all + 51, 1}, effect__all + 64, effect__all + 20, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 33, 3, 3, false, false, false, symbol__all + 81}, /* approach(intruder_2, gallery_4) */
    {{box__all + 52, 1}, effect__all + 65, effect__all + 22, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 34, 4, 4, false, false, false, symbol__all + 83}, /* approach(intruder_2, gallery_5) */
    {{box__all + 53, 1}, effect__all + 66, effect__all + 24, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 35, 5, 5, false, false, false, symbol__all + 85}, /* approach(intruder_2, gallery_6) */
    {{box__all + 54, 1}, effect__all + 67, effect__all + 26, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 36, 6, 6, false, false, false, symbol__all + 87}, /* approach(intruder_2, court_north) */
    {{box__all + 55, 1}, effect__all + 68, effect__all + 28, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 37, 7, 7, false, false, false, symbol__all + 89}, /* approach(intruder_2, court_east) */
    {{box__all + 56, 1}, effect__all + 69, effect__all + 30, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 38, 8, 8, false, false, false, symbol__all + 91}, /* approach(intruder_2, court_south) */
    {{box__all + 57, 1}, effect__all + 70, effect__all + 32, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 39, 9, 9, false, false, false, symbol__all + 93}, /* approach(intruder_2, court_west) */
    {{box__all + 58, 1}, effect__all + 71, effect__all + 34, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 40, 10, 10, false, false, false, symbol__all + 95}, /* approach(intruder_2, fountain) */
    {{box__all + 59, 1}, effect__all + 72, effect__all + 36, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 41, 11, 11, false, false, false, symbol__all + 97}, /* approach(intruder_2, stairs_low) */
    {{box__all + 60, 1}, effect__all + 73, effect__all + 38, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 42, 12, 12, false, false, false, symbol__all + 99}, /* approach(intruder_2, stairs_middle) */
    {{box__all + 61, 1}, effect__all + 74, effect__all + 40, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 43, 13, 13, false, false, false, symbol__all + 101}, /* approach(intruder_2, stairs_high) */
    {{box__all + 62, 1}, effect__all + 75, effect__all + 42, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 44, 14, 14, false, false, false, symbol__all + 103}, /* approach(intruder_2, vault_door) */
    {{box__all + 63, 1}, effect__all + 76, effect__all + 44, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 45, 15, 15, false, false, false, symbol__all + 105}, /* approach(intruder_2, vault_left) */
    {{box__all + 64, 1}, effect__all + 77, effect__all + 46, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 46, 16, 16, false, false, false, symbol__all + 107}, /* approach(intruder_2, vault_right) */
    {{box__all + 65, 1}, effect__all + 78, effect__all + 48, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 47, 17, 17, false, false, false, symbol__all + 109}, /* approach(intruder_2, vault_end) */
    {{box__all + 66, 1}, effect__all + 79, effect__all + 50, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 48, 18, 18, false, false, false, symbol__all + 111}, /* approach(intruder_2, desk) */
    {{box__all + 67, 1}, effect__all + 80, effect__all + 52, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 49, 19, 19, false, false, false, symbol__all + 113}, /* approach(intruder_2, lockers) */
    {{box__all + 68, 1}, effect__all + 81, effect__all + 54, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 50, 20, 20, false, false, false, symbol__all + 115}, /* approach(intruder_2, bell) */
    {{box__all + 69, 1}, effect__all + 82, effect__all + 56, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 51, 21, 21, false, false, false, symbol__all + 117}, /* approach(intruder_2, window) */
    {{box__all + 70, 1}, effect__all + 83, effect__all + 58, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 52, 22, 22, false, false, false, symbol__all + 119}, /* approach(intruder_2, safe) */
    {{box__all + 71, 1}, effect__all + 84, effect__all + 60, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 53, 23, 23, false, false, false, symbol__all + 121}, /* approach(intruder_2, back_door) */
    {{box__all + 72, 1}, effect__all + 85, effect__all + 14, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 54, 0, 0, false, false, false, symbol__all + 123}, /* approach(intruder_3, gallery_1) */
    {{box__all + 73, 1}, effect__all + 86, effect__all + 16, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 55, 1, 1, false, false, false, symbol__all + 125}, /* approach(intruder_3, gallery_2) */
    {{box__all + 74, 1}, effect__all + 87, effect__all + 18, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 56, 2, 2, false, false, false, symbol__all + 127}, /* approach(intruder_3, gallery_3) */
    {{box__all + 75, 1}, effect__all + 88, effect__all + 20, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 57, 3, 3, false, false, false, symbol__all + 129}, /* approach(intruder_3, gallery_4) */
    {{box__all + 76, 1}, effect__all + 89, effect__all + 22, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 58, 4, 4, false, false, false, symbol__all + 131}, /* approach(intruder_3, gallery_5) */
    {{box__all + 77, 1}, effect__all + 90, effect__all + 24, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 59, 5, 5, false, false, false, symbol__all + 133}, /* approach(intruder_3, gallery_6) */
    {{box__all + 78, 1}, effect__all + 91, effect__all + 26, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 60, 6, 6, false, false, false, symbol__all + 135}, /* approach(intruder_3, court_north) */
    {{box__all + 79, 1}, effect__all + 92, effect__all + 28, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 61, 7, 7, false, false, false, symbol__all + 137}, /* approach(intruder_3, court_east) */
    {{box__all + 80, 1}, effect__all + 93, effect__all + 30, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 62, 8, 8, false, false, false, symbol__all + 139}, /* approach(intruder_3, court_south) */
    {{box__all + 81, 1}, effect__all + 94, effect__all + 32, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 63, 9, 9, false, false, false, symbol__all + 141}, /* approach(intruder_3, court_west) */
    {{box__all + 82, 1}, effect__all + 95, effect__all + 34, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 64, 10, 10, false, false, false, symbol__all + 143}, /* approach(intruder_3, fountain) */
    {{box__all + 83, 1}, effect__all + 96, effect__all + 36, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 65, 11, 11, false, false, false, symbol__all + 145}, /* approach(intruder_3, stairs_low) */
    {{box__all + 84, 1}, effect__all + 97, effect__all + 38, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 66, 12, 12, false, false, false, symbol__all + 147}, /* approach(intruder_3, stairs_middle) */
    {{box__all + 85, 1}, effect__all + 98, effect__all + 40, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 67, 13, 13, false, false, false, symbol__all + 149}, /* approach(intruder_3, stairs_high) */
    {{box__all + 86, 1}, effect__all + 99, effect__all + 42, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 68, 14, 14, false, false, false, symbol__all + 151}, /* approach(intruder_3, vault_door) */
    {{box__all + 87, 1}, effect__all + 100, effect__all + 44, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 69, 15, 15, false, false, false, symbol__all + 153}, /* approach(intruder_3, vault_left) */
    {{box__all + 88, 1}, effect__all + 101, effect__all + 46, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 70, 16, 16, false, false, false, symbol__all + 155}, /* approach(intruder_3, vault_right) */
    {{box__all + 89, 1}, effect__all + 102, effect__all + 48, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 71, 17, 17, false, false, false, symbol__all + 157}, /* approach(intruder_3, vault_end) */
    {{box__all + 90, 1}, effect__all + 103, effect__all + 50, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 72, 18, 18, false, false, false, symbol__all + 159}, /* approach(intruder_3, desk) */
    {{box__all + 91, 1}, effect__all + 104, effect__all + 52, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 73, 19, 19, false, false, false, symbol__all + 161}, /* approach(intruder_3, lockers) */
    {{box__all + 92, 1}, effect__all + 105, effect__all + 54, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 74, 20, 20, false, false, false, symbol__all + 163}, /* approach(intruder_3, bell) */
    {{box__all + 93, 1}, effect__all + 106, effect__all + 56, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 75, 21, 21, false, false, false, symbol__all + 165}, /* approach(intruder_3, window) */
    {{box__all + 94, 1}, effect__all + 107, effect__all + 58, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 76, 22, 22, false, false, false, symbol__all + 167}, /* approach(intruder_3, safe) */
    {{box__all + 95, 1}, effect__all + 108, effect__all + 60, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 77, 23, 23, false, false, false, symbol__all + 169}, /* approach(intruder_3, back_door) */
    {{box__all + 96, 1}, effect__all + 109, effect__all + 14, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 78, 0, 0, false, false, false, symbol__all + 171}, /* approach(intruder_4, gallery_1) */
    {{box__all + 97, 1}, effect__all + 110, effect__all + 16, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 79, 1, 1, false, false, false, symbol__all + 173}, /* approach(intruder_4, gallery_2) */
    {{box__all + 98, 1}, effect__all + 111, effect__all + 18, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 80, 2, 2, false, false, false, symbol__all + 175}, /* approach(intruder_4, gallery_3) */
    {{box__all + 99, 1}, effect__all + 112, effect__all + 20, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 81, 3, 3, false, false, false, symbol__all + 177}, /* approach(intruder_4, gallery_4) */
    {{box__all + 100, 1}, effect__all + 113, effect__all + 22, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 82, 4, 4, false, false, false, symbol__all + 179}, /* approach(intruder_4, gallery_5) */
    {{box__all + 101, 1}, effect__all + 114, effect__all + 24, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 83, 5, 5, false, false, false, symbol__all + 181}, /* approach(intruder_4, gallery_6) */
    {{box__all + 102, 1}, effect__all + 115, effect__all + 26, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 84, 6, 6, false, false, false, symbol__all + 183}, /* approach(intruder_4, court_north) */
    {{box__all + 103, 1}, effect__all + 116, effect__all + 28, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 85, 7, 7, false, false, false, symbol__all + 185}, /* approach(intruder_4, court_east) */
    {{box__all + 104, 1}, effect__all + 117, effect__all + 30, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 86, 8, 8, false, false, false, symbol__all + 187}, /* approach(intruder_4, court_south) */
    {{box__all + 105, 1}, effect__all + 118, effect__all + 32, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 87, 9, 9, false, false, false, symbol__all + 189}, /* approach(intruder_4, court_west) */
    {{box__all + 106, 1}, effect__all + 119, effect__all + 34, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 88, 10, 10, false, false, false, symbol__all + 191}, /* approach(intruder_4, fountain) */
    {{box__all + 107, 1}, effect__all + 120, effect__all + 36, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 89, 11, 11, false, false, false, symbol__all + 193}, /* approach(intruder_4, stairs_low) */
    {{box__all + 108, 1}, effect__all + 121, effect__all + 38, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 90, 12, 12, false, false, false, symbol__all + 195}, /* approach(intruder_4, stairs_middle) */
    {{box__all + 109, 1}, effect__all + 122, effect__all + 40, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 91, 13, 13, false, false, false, symbol__all + 197}, /* approach(intruder_4, stairs_high) */
    {{box__all + 110, 1}, effect__all + 123, effect__all + 42, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 92, 14, 14, false, false, false, symbol__all + 199}, /* approach(intruder_4, vault_door) */
    {{box__all + 111, 1}, effect__all + 124, effect__all + 44, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 93, 15, 15, false, false, false, symbol__all + 201}, /* approach(intruder_4, vault_left) */
    {{box__all + 112, 1}, effect__all + 125, effect__all + 46, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 94, 16, 16, false, false, false, symbol__all + 203}, /* approach(intruder_4, vault_right) */
    {{box__all + 113, 1}, effect__all + 126, effect__all + 48, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 95, 17, 17, false, false, false, symbol__all + 205}, /* approach(intruder_4, vault_end) */
    {{box__all + 114, 1}, effect__all + 127, effect__all + 50, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 96, 18, 18, false, false, false, symbol__all + 207}, /* approach(intruder_4, desk) */
    {{box__all + 115, 1}, effect__all + 128, effect__all + 52, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 97, 19, 19, false, false, false, symbol__all + 209}, /* approach(intruder_4, lockers) */
    {{box__all + 116, 1}, effect__all + 129, effect__all + 54, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 98, 20, 20, false, false, false, symbol__all + 211}, /* approach(intruder_4, bell) */
    {{box__all + 117, 1}, effect__all + 130, effect__all + 56, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 99, 21, 21, false, false, false, symbol__all + 213}, /* approach(intruder_4, window) */
    {{box__all + 118, 1}, effect__all + 131, effect__all + 58, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 100, 22, 22, false, false, false, symbol__all + 215}, /* approach(intruder_4, safe) */
    {{box__all + 119, 1}, effect__all + 132, effect__all + 60, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 101, 23, 23, false, false, false, symbol__all + 217}, /* approach(intruder_4, back_door) */
    {{box__all + 120, 1}, effect__all + 133, effect__all + 14, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 102, 0, 0, false, false, false, symbol__all + 219}, /* approach(intruder_5, gallery_1) */
    {{box__all + 121, 1}, effect__all + 134, effect__all + 16, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 103, 1, 1, false, false, false, symbol__all + 221}, /* approach(intruder_5, gallery_2) */
    {{box__all + 122, 1}, effect__all + 135, effect__all + 18, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 104, 2, 2, false, false, false, symbol__all + 223}, /* approach(intruder_5, gallery_3) */
    {{box__all + 123, 1}, effect__all + 136, effect__all + 20, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 105, 3, 3, false, false, false, symbol__all + 225}, /* approach(intruder_5, gallery_4) */
    {{box__all + 124, 1}, effect__all + 137, effect__all + 22, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 106, 4, 4, false, false, false, symbol__all + 227}, /* approach(intruder_5, gallery_5) */
    {{box__all + 125, 1}, effect__all + 138, effect__all + 24, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 107, 5, 5, false, false, false, symbol__all + 229}, /* approach(intruder_5, gallery_6) */
    {{box__all + 126, 1}, effect__all + 139, effect__all + 26, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 108, 6, 6, false, false, false, symbol__all + 231}, /* approach(intruder_5, court_north) */
    {{box__all + 127, 1}, effect__all + 140, effect__all + 28, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 109, 7, 7, false, false, false, symbol__all + 233}, /* approach(intruder_5, court_east) */
    {{box__all + 128, 1}, effect__all + 141, effect__all + 30, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 110, 8, 8, false, false, false, symbol__all + 235}, /* approach(intruder_5, court_south) */
    {{box__all + 129, 1}, effect__all + 142, effect__all + 32, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 111, 9, 9, false, false, false, symbol__all + 237}, /* approach(intruder_5, court_west) */
    {{box__all + 130, 1}, effect__all + 143, effect__all + 34, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 112, 10, 10, false, false, false, symbol__all + 239}, /* approach(intruder_5, fountain) */
    {{box__all + 131, 1}, effect__all + 144, effect__all + 36, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 113, 11, 11, false, false, false, symbol__all + 241}, /* approach(intruder_5, stairs_low) */
    {{box__all + 132, 1}, effect__all + 145, effect__all + 38, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 114, 12, 12, false, false, false, symbol__all + 243}, /* approach(intruder_5, stairs_middle) */
    {{box__all + 133, 1}, effect__all + 146, effect__all + 40, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 115, 13, 13, false, false, false, symbol__all + 245}, /* approach(intruder_5, stairs_high) */
    {{box__all + 134, 1}, effect__all + 147, effect__all + 42, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 116, 14, 14, false, false, false, symbol__all + 247}, /* approach(intruder_5, vault_door) */
    {{box__all + 135, 1}, effect__all + 148, effect__all + 44, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 117, 15, 15, false, false, false, symbol__all + 249}, /* approach(intruder_5, vault_left) */
    {{box__all + 136, 1}, effect__all + 149, effect__all + 46, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 118, 16, 16, false, false, false, symbol__all + 251}, /* approach(intruder_5, vault_right) */
    {{box__all + 137, 1}, effect__all + 150, effect__all + 48, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 119, 17, 17, false, false, false, symbol__all + 253}, /* approach(intruder_5, vault_end) */
    {{box__all + 138, 1}, effect__all + 151, effect__all + 50, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 120, 18, 18, false, false, false, symbol__all + 255}, /* approach(intruder_5, desk) */
    {{box__all + 139, 1}, effect__all + 152, effect__all + 52, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 121, 19, 19, false, false, false, symbol__all + 257}, /* approach(intruder_5, lockers) */
    {{box__all + 140, 1}, effect__all + 153, effect__all + 54, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 122, 20, 20, false, false, false, symbol__all + 259}, /* approach(intruder_5, bell) */
    {{box__all + 141, 1}, effect__all + 154, effect__all + 56, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 123, 21, 21, false, false, false, symbol__all + 261}, /* approach(intruder_5, window) */
    {{box__all + 142, 1}, effect__all + 155, effect__all + 58, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 124, 22, 22, false, false, false, symbol__all + 263}, /* approach(intruder_5, safe) */
    {{box__all + 143, 1}, effect__all + 156, effect__all + 60, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 125, 23, 23, false, false, false, symbol__all + 265}, /* approach(intruder_5, back_door) */
    {{box__all + 144, 1}, effect__all + 157, effect__all + 14, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 126, 0, 0, false, false, false, symbol__all + 267}, /* approach(intruder_6, gallery_1) */
    {{box__all + 145, 1}, effect__all + 158, effect__all + 16, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 127, 1, 1, false, false, false, symbol__all + 269}, /* approach(intruder_6, gallery_2) */
    {{box__all + 146, 1}, effect__all + 159, effect__all + 18, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 128, 2, 2, false, false, false, symbol__all + 271}, /* approach(intruder_6, gallery_3) */
    {{box__all + 147, 1}, effect__all + 160, effect__all + 20, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 129, 3, 3, false, false, false, symbol__all + 273}, /* approach(intruder_6, gallery_4) */
    {{box__all + 148, 1}, effect__all + 161, effect__all + 22, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 130, 4, 4, false, false, false, symbol__all + 275}, /* approach(intruder_6, gallery_5) */
    {{box__all + 149, 1}, effect__all + 162, effect__all + 24, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 131, 5, 5, false, false, false, symbol__all + 277}, /* approach(intruder_6, gallery_6) */
    {{box__all + 150, 1}, effect__all + 163, effect__all + 26, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 132, 6, 6, false, false, false, symbol__all + 279}, /* approach(intruder_6, court_north) */
    {{box__all + 151, 1}, effect__all + 164, effect__all + 28, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 133, 7, 7, false, false, false, symbol__all + 281}, /* approach(intruder_6, court_east) */
    {{box__all + 152, 1}, effect__all + 165, effect__all + 30, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 134, 8, 8, false, false, false, symbol__all + 283}, /* approach(intruder_6, court_south) */
    {{box__all + 153, 1}, effect__all + 166, effect__all + 32, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 135, 9, 9, false, false, false, symbol__all + 285}, /* approach(intruder_6, court_west) */
    {{box__all + 154, 1}, effect__all + 167, effect__all + 34, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 136, 10, 10, false, false, false, symbol__all + 287}, /* approach(intruder_6, fountain) */
    {{box__all + 155, 1}, effect__all + 168, effect__all + 36, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 137, 11, 11, false, false, false, symbol__all + 289}, /* approach(intruder_6, stairs_low) */
    {{box__all + 156, 1}, effect__all + 169, effect__all + 38, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 138, 12, 12, false, false, false, symbol__all + 291}, /* approach(intruder_6, stairs_middle) */
    {{box__all + 157, 1}, effect__all + 170, effect__all + 40, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 139, 13, 13, false, false, false, symbol__all + 293}, /* approach(intruder_6, stairs_high) */
    {{box__all + 158, 1}, effect__all + 171, effect__all + 42, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 140, 14, 14, false, false, false, symbol__all + 295}, /* approach(intruder_6, vault_door) */
    {{box__all + 159, 1}, effect__all + 172, effect__all + 44, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 141, 15, 15, false, false, false, symbol__all + 297}, /* approach(intruder_6, vault_left) */
    {{box__all + 160, 1}, effect__all + 173, effect__all + 46, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 142, 16, 16, false, false, false, symbol__all + 299}, /* approach(intruder_6, vault_right) */
    {{box__all + 161, 1}, effect__all + 174, effect__all + 48, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 143, 17, 17, false, false, false, symbol__all + 301}, /* approach(intruder_6, vault_end) */
    {{box__all + 162, 1}, effect__all + 175, effect__all + 50, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 144, 18, 18, false, false, false, symbol__all + 303}, /* approach(intruder_6, desk) */
    {{box__all + 163, 1}, effect__all + 176, effect__all + 52, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 145, 19, 19, false, false, false, symbol__all + 305}, /* approach(intruder_6, lockers) */
    {{box__all + 164, 1}, effect__all + 177, effect__all + 54, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 146, 20, 20, false, false, false, symbol__all + 307}, /* approach(intruder_6, bell) */
    {{box__all + 165, 1}, effect__all + 178, effect__all + 56, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 147, 21, 21, false, false, false, symbol__all + 309}, /* approach(intruder_6, window) */
    {{box__all + 166, 1}, effect__all + 179, effect__all + 58, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 148, 22, 22, false, false, false, symbol__all + 311}, /* approach(intruder_6, safe) */
    {{box__all + 167, 1}, effect__all + 180, effect__all + 60, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 149, 23, 23, false, false, false, symbol__all + 313}, /* approach(intruder_6, back_door) */
/* look_round: heard_at(what) = nowhere, here = there */
    {{box__all + 168, 1}, effect__all + 181, effect__all + 181, NULL, 2000, 0, 1,
     SENTRY_ACTION_LOOK_ROUND, GG_NONE, GG_NONE, 32768, 32768, false, false, false,
     symbol__all + 315}, /* look_round(noise_1, gallery_1): heard_at(what) == there, noise_bound(what) */
    {{box__all + 169, 1}, effect__all + 182, effect__all + 182, NULL, 2000, 0, 1,
     SENTRY_ACTION_LOOK_ROUND, GG_NONE, GG_NONE, 32769, 32769, false, false, false,
     symbol__all + 317}, /* look_round(noise_2, gallery_1) */
    {{box__all + 170, 1}, effect__all + 183, effect__all + 183, NULL, 2000, 0, 1,
     SENTRY_ACTION_LOOK_ROUND, GG_NONE, GG_NONE, 32770, 32770, false, false, false,
     symbol__all + 319}, /* look_round(noise_3, gallery_1) */
    {{box__all + 171, 1}, effect__all + 184, effect__all + 184, NULL, 2000, 0, 1,
     SENTRY_ACTION_FETCH_DARTS, GG_NONE, GG_NONE, 19, 19, false, false, false, NULL}, /* fetch_darts */
    {{box__all + 172, 1}, effect__all + 185, effect__all + 54, effect__all + 186, 1000, 0, 1,
     SENTRY_ACTION_RING, GG_NONE, GG_NONE, 20, 20, false, false, true, NULL}, /* ring */
    {{box__all + 173, 1}, effect__all + 187, effect__all + 50, NULL, 3000, 0, 1, SENTRY_ACTION_BANDAGE,
     GG_NONE, GG_NONE, 18, 18, false, false, false, NULL}, /* bandage */
    {{box__all + 174, 1}, effect__all + 188, effect__all + 188, NULL, 4000, 0, 1,
     SENTRY_ACTION_DRINK_COFFEE, GG_NONE, GG_NONE, 18, 18, false, false, false, NULL}, /* drink_coffee */
    {{box__all + 175, 1}, effect__all + 14, effect__all + 14, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all + 268}, /* pass(gallery_1) */
    {{box__all + 175, 1}, effect__all + 16, effect__all + 16, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 1, 1, false, false, false, symbol__all + 270}, /* pass(gallery_2) */
    {{box__all + 175, 1}, effect__all + 18, effect__all + 18, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 2, 2, false, false, false, symbol__all + 272}, /* pass(gallery_3) */
    {{box__all + 175, 1}, effect__all + 20, effect__all + 20, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 3, 3, false, false, false, symbol__all + 274}, /* pass(gallery_4) */
    {{box__all + 175, 1}, effect__all + 22, effect__all + 22, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 4, 4, false, false, false, symbol__all + 276}, /* pass(gallery_5) */
    {{box__all + 175, 1}, effect__all + 24, effect__all + 24, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 5, 5, false, false, false, symbol__all + 278}, /* pass(gallery_6) */
    {{box__all + 175, 1}, effect__all + 26, effect__all + 26, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 6, 6, false, false, false, symbol__all + 280}, /* pass(court_north) */
    {{box__all + 175, 1}, effect__all + 28, effect__all + 28, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 7, 7, false, false, false, symbol__all + 282}, /* pass(court_east) */
    {{box__all + 175, 1}, effect__all + 30, effect__all + 30, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 8, 8, false, false, false, symbol__all + 284}, /* pass(court_south) */
    {{box__all + 175, 1}, effect__all + 32, effect__all + 32, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 9, 9, false, false, false, symbol__all + 286}, /* pass(court_west) */
    {{box__all + 175, 1}, effect__all + 34, effect__all + 34, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 10, 10, false, false, false, symbol__all + 288}, /* pass(fountain) */
    {{box__all + 175, 1}, effect__all + 36, effect__all + 36, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 11, 11, false, false, false, symbol__all + 290}, /* pass(stairs_low) */
    {{box__all + 175, 1}, effect__all + 38, effect__all + 38, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 12, 12, false, false, false, symbol__all + 292}, /* pass(stairs_middle) */
    {{box__all + 175, 1}, effect__all + 40, effect__all + 40, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 13, 13, false, false, false, symbol__all + 294}, /* pass(stairs_high) */
    {{box__all + 175, 1}, effect__all + 42, effect__all + 42, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 14, 14, false, false, false, symbol__all + 296}, /* pass(vault_door) */
    {{box__all + 175, 1}, effect__all + 44, effect__all + 44, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 15, 15, false, false, false, symbol__all + 298}, /* pass(vault_left) */
    {{box__all + 175, 1}, effect__all + 46, effect__all + 46, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 16, 16, false, false, false, symbol__all + 300}, /* pass(vault_right) */
    {{box__all + 175, 1}, effect__all + 48, effect__all + 48, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 17, 17, false, false, false, symbol__all + 302}, /* pass(vault_end) */
    {{box__all + 175, 1}, effect__all + 50, effect__all + 50, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 18, 18, false, false, false, symbol__all + 304}, /* pass(desk) */
    {{box__all + 175, 1}, effect__all + 52, effect__all + 52, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 19, 19, false, false, false, symbol__all + 306}, /* pass(lockers) */
    {{box__all + 175, 1}, effect__all + 54, effect__all + 54, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 20, 20, false, false, false, symbol__all + 308}, /* pass(bell) */
    {{box__all + 175, 1}, effect__all + 56, effect__all + 56, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 21, 21, false, false, false, symbol__all + 310}, /* pass(window) */
    {{box__all + 175, 1}, effect__all + 58, effect__all + 58, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 22, 22, false, false, false, symbol__all + 312}, /* pass(safe) */
    {{box__all + 175, 1}, effect__all + 60, effect__all + 60, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 23, 23, false, false, false, symbol__all + 314}, /* pass(back_door) */
};

static const GG_ROM uint16_t half__all[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
    22, 23, 27, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 28, 29, 30, 31, 32, 33, 34,
    35, 65535, 65535, 65535, 65535, 65535, 65535, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 24, 24, 65535, 25, 25, 25, 25, 65535, 26, 26, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 0, 1, 2, 3, 4, 5,
    6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54,
    55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78,
    79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
    102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120,
    121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139,
    140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 174, 198, 222, 223, 224, 225, 226, 227,
    228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246,
    247, 248, 249, 0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29, 0, 32, 64, 96, 0, 32,
    64, 96, 0, 32, 64, 96, 0, 32, 64, 96, 0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 0,
    0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 25,
    0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9,
    10, 0, 0, 0, 0, 5, 5, 5, 5, 6, 6, 6, 6, 11, 11, 11, 11, 0, 7, 8, 15, 9, 16, 17, 24, 10, 17, 18,
    25, 19, 26, 27, 34, 0, 11, 12, 23, 13, 24, 25, 36, 14, 25, 26, 37, 27, 38, 39, 50, 0, 15, 16,
    31, 17, 32, 33, 48, 18, 33, 34, 49, 35, 50, 51, 66, 0, 19, 20, 39, 21, 40, 41, 60, 22, 41, 42,
    61, 43, 62, 63, 82, 0, 23, 24, 47, 0, 23, 24, 47, 0, 23, 24, 47, 0, 23, 24, 47, 0, 5, 6, 11, 7,
    12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26, 0, 9, 10, 19, 11, 20, 21, 30, 12, 21, 22, 31, 23,
    32, 33, 42, 0, 13, 14, 27, 15, 28, 29, 42, 16, 29, 30, 43, 31, 44, 45, 58, 0, 17, 18, 35, 19,
    36, 37, 54, 20, 37, 38, 55, 39, 56, 57, 74, 0, 21, 22, 43, 23, 44, 45, 66, 24, 45, 46, 67, 47,
    68, 69, 90, 6, 9,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all + 645, 1, 55}, {half__all + 661, 3, 26}, {half__all + 677, 3, 28},
    {half__all + 693, 3, 32}, {half__all + 709, 3, 36}, {half__all + 725, 3, 40},
    {half__all + 741, 3, 44}, {half__all + 757, 3, 48}, {half__all + 645, 1, 57},
    {half__all + 661, 4, 26}, {half__all + 677, 4, 28}, {half__all + 693, 4, 32},
    {half__all + 709, 4, 36}, {half__all + 725, 4, 40}, {half__all + 741, 4, 44},
    {half__all + 757, 4, 48}, {half__all + 645, 1, 56}, {half__all + 661, 4, 1},
    {half__all + 773, 4, 5}, {half__all + 789, 4, 9}, {half__all + 805, 4, 13},
    {half__all + 821, 4, 17}, {half__all + 837, 4, 21}, {half__all + 565, 0, 49},
    {half__all + 581, 0, 53}, {half__all + 597, 0, 60}, {half__all + 613, 0, 60},
    {half__all + 629, 5, 8}, {half__all + 384, 5, 3},
};

static const GG_ROM uint8_t byte__all[] = {
    2, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10,
    9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0,
    1, 2, 3, 0, 1, 1, 1,
};

static const GG_ROM gg_distance_table table__all[] = {
    {.digits = digit__all + 23, .entries = byte__all, .distances = word__all + 153, .base = 0,
     .size = 128, .mask = {0, 545128448}, .digit_count = 3, .ends_sum = true, .wide = false},
};

/* test, low, high */
static const GG_ROM gg_policy_node policy_node__all[] = {
    {0, 1, 25}, {1, 2, 3}, {2, 3, 13}, {3, 4, 5}, {4, 5, 14}, {5, 6, 7}, {6, 7, 15}, {7, 8, 9},
    {8, 9, 16}, {9, 10, 11}, {10, 11, 17}, {11, 26, 12}, {12, 18, 26}, {13, 19, 27}, {13, 20, 28},
    {13, 21, 29}, {13, 22, 30}, {13, 23, 31}, {13, 24, 32}, {14, 33, 27}, {14, 33, 28},
    {14, 33, 29}, {14, 33, 30}, {14, 33, 31}, {14, 33, 32}, {13, 1, 2}, {14, 3, 2},
};

/* mask, word */
static const GG_ROM gg_policy_test policy_test__all[] = {
    {0x2000000000000000, 0}, {0x80000000000000, 0}, {0x2000000000000, 0}, {0x100000000000000, 0},
    {0x4000000000000, 0}, {0x200000000000000, 0}, {0x8000000000000, 0}, {0x400000000000000, 0},
    {0x10000000000000, 0}, {0x800000000000000, 0}, {0x20000000000000, 0}, {0x40000000000000, 0},
    {0x1000000000000000, 0}, {2, 5}, {1, 5},
};

/* action, from */
static const GG_ROM gg_policy_leaf policy_leaf__all[] = {
    {GG_NONE, 0}, {GG_NONE, 8},
    {0, 0}, /* shoot(intruder_1) */
    {1, 0}, /* shoot(intruder_2) */
    {2, 0}, /* shoot(intruder_3) */
    {3, 0}, /* shoot(intruder_4) */
    {4, 0}, /* shoot(intruder_5) */
    {5, 0}, /* shoot(intruder_6) */
    {153, 13}, /* look_round(noise_1, gallery_4) */
    {GG_NONE, 0},
    {153, 0}, /* look_round(noise_1, gallery_4) */
};

/* bit, value, care, want, word, other */
static const GG_ROM gg_invariant invariant__all[] = {
    {0x8000000000000000, 0, 0x83fffffe000000, 0, 0, 0},
    {0x4000000000000, 0, 0x104000000000000, 0, 1, 0}, {0x4000000000000, 0, 0x1fffffe, 0, 1, 1},
    {0x8000000000000, 0, 0x208000000000000, 0, 1, 0},
    {0x8000000000000, 0, 0x3fffffc000000, 0, 1, 1},
    {0x10000000000000, 0, 0x410000000000000, 0, 1, 0}, {0x10000000000000, 0, 0x1fffffe, 0, 1, 2},
    {0x20000000000000, 0, 0x820000000000000, 0, 1, 0},
    {0x20000000000000, 0, 0x3fffffc000000, 0, 1, 2},
    {0x40000000000000, 0, 0x1040000000000000, 0, 1, 0}, {0x40000000000000, 0, 0x1fffffe, 0, 1, 3},
};

static const GG_ROM gg_nearest_policy nearest_policy__all[] = {
    {.policy = {.nodes = policy_node__all, .tests = policy_test__all, .leaves = policy_leaf__all,
     .invariants = invariant__all, .node_count = 25, .leaf_count = 9, .invariant_count = 11,
     .longest = 3},
     .beyond = 0x30002},
};

/* action, offset */
static const GG_ROM gg_table_step move__all[] = {
    {GG_NONE, 0},
    {150, 65512}, /* look_round(noise_1, gallery_1) */
    {150, 65513}, /* look_round(noise_1, gallery_1) */
    {150, 65514}, /* look_round(noise_1, gallery_1) */
    {150, 65515}, /* look_round(noise_1, gallery_1) */
    {150, 65516}, /* look_round(noise_1, gallery_1) */
    {150, 65517}, /* look_round(noise_1, gallery_1) */
    {150, 65518}, /* look_round(noise_1, gallery_1) */
    {150, 65519}, /* look_round(noise_1, gallery_1) */
    {150, 65520}, /* look_round(noise_1, gallery_1) */
    {150, 65521}, /* look_round(noise_1, gallery_1) */
    {150, 65522}, /* look_round(noise_1, gallery_1) */
    {150, 65523}, /* look_round(noise_1, gallery_1) */
    {150, 65524}, /* look_round(noise_1, gallery_1) */
    {150, 65525}, /* look_round(noise_1, gallery_1) */
    {150, 65526}, /* look_round(noise_1, gallery_1) */
    {150, 65527}, /* look_round(noise_1, gallery_1) */
    {150, 65528}, /* look_round(noise_1, gallery_1) */
    {150, 65529}, /* look_round(noise_1, gallery_1) */
    {150, 65530}, /* look_round(noise_1, gallery_1) */
    {150, 65531}, /* look_round(noise_1, gallery_1) */
    {150, 65532}, /* look_round(noise_1, gallery_1) */
    {150, 65533}, /* look_round(noise_1, gallery_1) */
    {150, 65534}, /* look_round(noise_1, gallery_1) */
    {150, 65535}, /* look_round(noise_1, gallery_1) */
    {GG_NONE, 0},
    {151, 65512}, /* look_round(noise_1, gallery_2) */
    {151, 65513}, /* look_round(noise_1, gallery_2) */
    {151, 65514}, /* look_round(noise_1, gallery_2) */
    {151, 65515}, /* look_round(noise_1, gallery_2) */
    {151, 65516}, /* look_round(noise_1, gallery_2) */
    {151, 65517}, /* look_round(noise_1, gallery_2) */
    {151, 65518}, /* look_round(noise_1, gallery_2) */
    {151, 65519}, /* look_round(noise_1, gallery_2) */
    {151, 65520}, /* look_round(noise_1, gallery_2) */
    {151, 65521}, /* look_round(noise_1, gallery_2) */
    {151, 65522}, /* look_round(noise_1, gallery_2) */
    {151, 65523}, /* look_round(noise_1, gallery_2) */
    {151, 65524}, /* look_round(noise_1, gallery_2) */
    {151, 65525}, /* look_round(noise_1, gallery_2) */
    {151, 65526}, /* look_round(noise_1, gallery_2) */
    {151, 65527}, /* look_round(noise_1, gallery_2) */
    {151, 65528}, /* look_round(noise_1, gallery_2) */
    {151, 65529}, /* look_round(noise_1, gallery_2) */
    {151, 65530}, /* look_round(noise_1, gallery_2) */
    {151, 65531}, /* look_round(noise_1, gallery_2) */
    {151, 65532}, /* look_round(noise_1, gallery_2) */
    {151, 65533}, /* look_round(noise_1, gallery_2) */
    {151, 65534}, /* look_round(noise_1, gallery_2) */
    {151, 65535}, /* look_round(noise_1, gallery_2) */
    {GG_NONE, 0},
    {152, 65512}, /* look_round(noise_1, gallery_3) */
    {152, 65513}, /* look_round(noise_1, gallery_3) */
    {152, 65514}, /* look_round(noise_1, gallery_3) */
    {152, 65515}, /* look_round(noise_1, gallery_3) */
    {152, 65516}, /* look_round(noise_1, gallery_3) */
    {152, 65517}, /* look_round(noise_1, gallery_3) */
    {152, 65518}, /* look_round(noise_1, gallery_3) */
    {152, 65519}, /* look_round(noise_1, gallery_3) */
    {152, 65520}, /* look_round(noise_1, gallery_3) */
    {152, 65521}, /* look_round(noise_1, gallery_3) */
    {152, 65522}, /* look_round(noise_1, gallery_3) */
    {152, 65523}, /* look_round(noise_1, gallery_3) */
    {152, 65524}, /* look_round(noise_1, gallery_3) */
    {152, 65525}, /* look_round(noise_1, gallery_3) */
    {152, 65526}, /* look_round(noise_1, gallery_3) */
    {152, 65527}, /* look_round(noise_1, gallery_3) */
    {152, 65528}, /* look_round(noise_1, gallery_3) */
    {152, 65529}, /* look_round(noise_1, gallery_3) */
    {152, 65530}, /* look_round(noise_1, gallery_3) */
    {152, 65531}, /* look_round(noise_1, gallery_3) */
    {152, 65532}, /* look_round(noise_1, gallery_3) */
    {152, 65533}, /* look_round(noise_1, gallery_3) */
    {152, 65534}, /* look_round(noise_1, gallery_3) */
    {152, 65535}, /* look_round(noise_1, gallery_3) */
    {GG_NONE, 0},
    {156, 3}, /* look_round(noise_1, court_north) */
    {156, 4}, /* look_round(noise_1, court_north) */
    {156, 5}, /* look_round(noise_1, court_north) */
    {156, 6}, /* look_round(noise_1, court_north) */
    {156, 7}, /* look_round(noise_1, court_north) */
    {156, 8}, /* look_round(noise_1, court_north) */
    {156, 9}, /* look_round(noise_1, court_north) */
    {156, 10}, /* look_round(noise_1, court_north) */
    {GG_NONE, 0},
    {154, 1}, /* look_round(noise_1, gallery_5) */
    {GG_NONE, 0},
    {155, 65535}, /* look_round(noise_1, gallery_6) */
};

/* table, policy, moves, wide */
static const GG_ROM gg_step_table step_table__all[] = {
    {{digit__all + 26, byte__all + 246, word__all + 166, 0, 2, {0, 1073741824}, 1, true, false},
     byte__all + 246, move__all + 84, false},
    {{digit__all + 27, byte__all + 250, word__all + 146, 0, 4, {6144, 0}, 1, true, false},
     byte__all + 254, move__all + 86, false},
    {{digit__all, byte__all + 128, word__all + 165, 0, 50, {2064384, 4292870271}, 8, true, false},
     byte__all + 178, move__all, false},
    {{digit__all + 16, byte__all + 128, word__all + 165, 0, 50, {3760193535, 2147483648}, 7, true, false},
     byte__all + 178, move__all + 25, false},
    {{digit__all + 8, byte__all + 128, word__all + 165, 0, 50, {264241152, 4026548223}, 8, true, false},
     byte__all + 178, move__all + 50, false},
    {{digit__all + 28, byte__all + 228, word__all + 166, 0, 11, {960, 0}, 1, true, false},
     byte__all + 239, move__all + 75, false},
};

static const GG_ROM gg_policy policy__all[] = {
    {.nodes = policy_node__all + 25, .tests = policy_test__all, .leaves = policy_leaf__all + 9,
     .invariants = NULL, .node_count = 2, .leaf_count = 2, .invariant_count = 0, .longest = 1},
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 150, table__all, NULL, &nearest_policy__all[0].policy, &gg_policy_nearest,
     word__all + 74, 1, true, false},
    {word__all + 156, &step_table__all[0].table, NULL, NULL, &gg_table_reading, word__all + 80, 1,
     false, false},
    {word__all + 159, &step_table__all[1].table, NULL, NULL, &gg_table_reading, word__all + 86, 1,
     false, false},
    {word__all + 162, &step_table__all[2].table, NULL, NULL, &gg_table_reading, word__all + 92, 1,
     false, false},
    {word__all + 168, &step_table__all[3].table, NULL, NULL, &gg_table_reading, word__all + 98, 1,
     false, false},
    {word__all + 171, &step_table__all[4].table, NULL, NULL, &gg_table_reading, word__all + 104, 1,
     false, false},
    {word__all + 174, &step_table__all[5].table, NULL, NULL, &gg_table_reading, word__all + 110, 1,
     false, false},
    {word__all + 150, NULL, NULL, policy__all, &gg_policy_reading, word__all + 116, 0, true, false},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, heuristic__all + 1, heuristic__all + 2, heuristic__all + 3, heuristic__all + 4,
    heuristic__all + 5, heuristic__all + 6, heuristic__all + 7,
};

static const GG_ROM uint16_t goal_number__all[] = {
    0, 1, 2, 3, 4, 5, 6, 7,
};

static const GG_ROM gg_agent_type agent_type__all[] = {
    {.actions = NULL, .calls = &agent_type__sentry__calls, .heuristics = heuristic_list__all,
     .goals = goal_number__all, .relevance_mask = word__all + 122, .goal_count = 8, .task = 0}, /* sentry */
};

static const GG_ROM uint16_t subtask__all[] = {
    action__pass__gallery_1, action__pass__gallery_2, action__pass__gallery_3,
    action__pass__gallery_4, action__pass__gallery_5, action__pass__gallery_6,
    action__pass__court_north, action__pass__court_east, action__pass__court_south,
    action__pass__court_west, action__pass__fountain, action__pass__stairs_low,
    action__pass__stairs_middle, action__pass__stairs_high, action__pass__vault_door,
    action__pass__vault_left, action__pass__vault_right, action__pass__vault_end,
    action__pass__desk, action__pass__lockers, action__pass__bell, action__pass__window,
    action__pass__safe, action__pass__back_door,
};

/* precondition, subtasks, arguments, subtask_count, prechecked, source_index, priority_level, scored */
static const GG_ROM gg_method method__all[] = {
    {{box__all + 176, 1}, subtask__all, symbol__all + 268, 1, 1, 0, 0, 0}, /* go(gallery_1): here != by */
    {{box__all + 177, 1}, subtask__all + 1, symbol__all + 270, 1, 1, 0, 0, 0}, /* go(gallery_2): here != by */
    {{box__all + 178, 1}, subtask__all + 2, symbol__all + 272, 1, 1, 0, 0, 0}, /* go(gallery_3): here != by */
    {{box__all + 179, 1}, subtask__all + 3, symbol__all + 274, 1, 1, 0, 0, 0}, /* go(gallery_4): here != by */
    {{box__all + 180, 1}, subtask__all + 4, symbol__all + 276, 1, 1, 0, 0, 0}, /* go(gallery_5): here != by */
    {{box__all + 181, 1}, subtask__all + 5, symbol__all + 278, 1, 1, 0, 0, 0}, /* go(gallery_6): here != by */
    {{box__all + 182, 1}, subtask__all + 6, symbol__all + 280, 1, 1, 0, 0, 0}, /* go(court_north): here != by */
    {{box__all + 183, 1}, subtask__all + 7, symbol__all + 282, 1, 1, 0, 0, 0}, /* go(court_east): here != by */
    {{box__all + 184, 1}, subtask__all + 8, symbol__all + 284, 1, 1, 0, 0, 0}, /* go(court_south): here != by */
    {{box__all + 185, 1}, subtask__all + 9, symbol__all + 286, 1, 1, 0, 0, 0}, /* go(court_west): here != by */
    {{box__all + 186, 1}, subtask__all + 10, symbol__all + 288, 1, 1, 0, 0, 0}, /* go(fountain): here != by */
    {{box__all + 187, 1}, subtask__all + 11, symbol__all + 290, 1, 1, 0, 0, 0}, /* go(stairs_low): here != by */
    {{box__all + 188, 1}, subtask__all + 12, symbol__all + 292, 1, 1, 0, 0, 0}, /* go(stairs_middle): here != by */
    {{box__all + 189, 1}, subtask__all + 13, symbol__all + 294, 1, 1, 0, 0, 0}, /* go(stairs_high): here != by */
    {{box__all + 190, 1}, subtask__all + 14, symbol__all + 296, 1, 1, 0, 0, 0}, /* go(vault_door): here != by */
    {{box__all + 191, 1}, subtask__all + 15, symbol__all + 298, 1, 1, 0, 0, 0}, /* go(vault_left): here != by */
    {{box__all + 192, 1}, subtask__all + 16, symbol__all + 300, 1, 1, 0, 0, 0}, /* go(vault_right): here != by */
    {{box__all + 193, 1}, subtask__all + 17, symbol__all + 302, 1, 1, 0, 0, 0}, /* go(vault_end): here != by */
    {{box__all + 194, 1}, subtask__all + 18, symbol__all + 304, 1, 1, 0, 0, 0}, /* go(desk): here != by */
    {{box__all + 195, 1}, subtask__all + 19, symbol__all + 306, 1, 1, 0, 0, 0}, /* go(lockers): here != by */
    {{box__all + 196, 1}, subtask__all + 20, symbol__all + 308, 1, 1, 0, 0, 0}, /* go(bell): here != by */
    {{box__all + 197, 1}, subtask__all + 21, symbol__all + 310, 1, 1, 0, 0, 0}, /* go(window): here != by */
    {{box__all + 198, 1}, subtask__all + 22, symbol__all + 312, 1, 1, 0, 0, 0}, /* go(safe): here != by */
    {{box__all + 199, 1}, subtask__all + 23, symbol__all + 314, 1, 1, 0, 0, 0}, /* go(back_door): here != by */
};

static const GG_ROM gg_task task__all[] = {
    {.methods = method__all, .groups = NULL, .index = NULL, .method_count = 24, .group_count = 0,
     .branch_count = 0, .select = GG_SCORED, .recursive = false, .least = 1, .draws = false,
     .component = GG_NONE}, /* rounds */
};

/* fact, low, first, count, once */
static const GG_ROM gg_told_place told_place__all[] = {
    {19, 1, 0, 24, true}, /* heard_at(noise_1) */
    {20, 1, 0, 24, true}, /* heard_at(noise_2) */
    {21, 1, 0, 24, true}, /* heard_at(noise_3) */
};

static const GG_ROM gg_told_actions told_actions__all[] = {
    {.ops = &gg_telling_places, .places = told_place__all, .numbers = half__all + 384, .count = 250,
     .place_count = 3},
};

static const GG_ROM gg_places places__all[] = {
    {.walking = &gg_walking, .points = NULL, .symbols = symbol__all, .within = NULL, .leg_costs = NULL,
     .told = told_actions__all, .speed = 0, .fact = 0, .count = 24,
     .offsets = {.agent_walk = offsetof(sentry_agent, walk),
     .agent_step_numbers = offsetof(sentry_agent, step_numbers), .world_points = 0}},
};

static const GG_ROM gg_wants wants__all[] = {
    {.wanting = &gg_wanting,
     .offsets = {.agent_wants = offsetof(sentry_agent, wants),
     .agent_want_flags = offsetof(sentry_agent, want_flags),
     .agent_want_ranges = offsetof(sentry_agent, want_ranges)}},
};

static const GG_ROM uint32_t whole__all[] = {
    3000, 20000, 0, 0, 0, 0, 0, 0,
};

static const GG_ROM gg_senses senses__all[] = {
    {.sensing = &gg_sensing, .periods = whole__all + 6, .agent_senses = offsetof(sentry_agent, senses),
     .count = 2},
};

static const GG_ROM gg_exclusions exclusions__all[] = {
    {.excluding = &gg_goal_excluding, .times = whole__all,
     .agent_exclusions = offsetof(sentry_agent, exclusions), .limit = 8, .retry_limit = 8},
};

/* start, from, fact */
static const GG_ROM gg_reset_fact reset__all[] = {
    {0, 4294967295, 1}, /* seen_at(intruder_1) */
    {0, 4294967295, 7}, /* visible(intruder_1) */
    {0, 4294967295, 13}, /* caught(intruder_1) */
    {0, 4294967295, 2}, /* seen_at(intruder_2) */
    {0, 4294967295, 8}, /* visible(intruder_2) */
    {0, 4294967295, 14}, /* caught(intruder_2) */
    {0, 4294967295, 3}, /* seen_at(intruder_3) */
    {0, 4294967295, 9}, /* visible(intruder_3) */
    {0, 4294967295, 15}, /* caught(intruder_3) */
    {0, 4294967295, 4}, /* seen_at(intruder_4) */
    {0, 4294967295, 10}, /* visible(intruder_4) */
    {0, 4294967295, 16}, /* caught(intruder_4) */
    {0, 4294967295, 5}, /* seen_at(intruder_5) */
    {0, 4294967295, 11}, /* visible(intruder_5) */
    {0, 4294967295, 17}, /* caught(intruder_5) */
    {0, 4294967295, 6}, /* seen_at(intruder_6) */
    {0, 4294967295, 12}, /* visible(intruder_6) */
    {0, 4294967295, 18}, /* caught(intruder_6) */
    {0, 4294967295, 19}, /* heard_at(noise_1) */
    {0, 4294967295, 20}, /* heard_at(noise_2) */
    {0, 4294967295, 21}, /* heard_at(noise_3) */
};

/* actions, goals, resets, reset_count, symbol, bound */
static const GG_ROM gg_slot slot__all[] = {
    {word__all + 177, word__all + 196, reset__all, 3, SENTRY_INTRUDER_1, 27},
    {word__all + 180, word__all + 196, reset__all + 3, 3, SENTRY_INTRUDER_2, 28},
    {word__all + 183, word__all + 196, reset__all + 6, 3, SENTRY_INTRUDER_3, 29},
    {word__all + 186, word__all + 196, reset__all + 9, 3, SENTRY_INTRUDER_4, 30},
    {word__all + 189, word__all + 196, reset__all + 12, 3, SENTRY_INTRUDER_5, 31},
    {word__all + 192, word__all + 196, reset__all + 15, 3, SENTRY_INTRUDER_6, 32},
    {word__all + 162, word__all + 186, reset__all + 18, 1, SENTRY_NOISE_1, 33},
    {word__all + 168, word__all + 189, reset__all + 19, 1, SENTRY_NOISE_2, 34},
    {word__all + 171, word__all + 192, reset__all + 20, 1, SENTRY_NOISE_3, 35},
};

static const GG_ROM gg_slots slots__all[] = {
    {.ops = &gg_slotting, .all = slot__all, .ends = half__all + 853,
     .offsets = {.agent_slots = offsetof(sentry_agent, slots), .world_slots = offsetof(sentry_world, slots)},
     .count = 9},
};

/* boxes, count */
static const GG_ROM gg_condition condition__all[] = {
    {box__all + 200, 1}, {box__all + 201, 1}, {box__all + 202, 1}, {box__all + 203, 1},
    {box__all + 204, 1}, {box__all + 205, 1},
};

static const GG_ROM gg_condition *const GG_ROM condition_list__all[] = {
    condition__all, /* shoot(intruder_1) */
    condition__all + 1, /* shoot(intruder_2) */
    condition__all + 2, /* shoot(intruder_3) */
    condition__all + 3, /* shoot(intruder_4) */
    condition__all + 4, /* shoot(intruder_5) */
    condition__all + 5, /* shoot(intruder_6) */
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
    NULL, /* look_round(noise_2, gallery_1) */
    NULL, /* look_round(noise_3, gallery_1) */
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

static const GG_ROM gg_lasting_conditions lasting__all[] = {
    {.ops = &gg_enduring, .conditions = condition_list__all},
};

static const GG_ROM gg_partial_change partial_change__all[] = {
    {.fact = 26, .kind = 0, .more = false}, /* hurt */
};

static const GG_ROM gg_partial_change *const GG_ROM partial_change_list__all[] = {
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
    NULL, /* look_round(noise_2, gallery_1) */
    NULL, /* look_round(noise_3, gallery_1) */
    NULL, /* fetch_darts */
    NULL, /* ring */
    partial_change__all, /* bandage */
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

static const GG_ROM gg_partial_changes partial_changes__all[] = {
    {.ops = &gg_changing_in_part, .of_actions = partial_change_list__all,
     .agent_progress = offsetof(sentry_agent, progress)},
};

/* when, effect, own, world */
static const GG_ROM gg_case case__all[] = {
    {{box__all + 175, 1}, effect__all + 189, NULL, effect__all + 189},
    {{box__all + 175, 1}, effect__all + 190, NULL, effect__all + 190},
    {{box__all + 175, 1}, effect__all + 191, NULL, effect__all + 191},
    {{box__all + 175, 1}, effect__all + 192, NULL, effect__all + 192},
    {{box__all + 175, 1}, effect__all + 193, NULL, effect__all + 193},
    {{box__all + 175, 1}, effect__all + 194, NULL, effect__all + 194},
};

/* precondition, items, shared, count */
static const GG_ROM gg_case_list case_list__all[] = {
    {{NULL, 0}, case__all, NULL, 1}, {{NULL, 0}, case__all + 1, NULL, 1},
    {{NULL, 0}, case__all + 2, NULL, 1}, {{NULL, 0}, case__all + 3, NULL, 1},
    {{NULL, 0}, case__all + 4, NULL, 1}, {{NULL, 0}, case__all + 5, NULL, 1},
};

static const GG_ROM gg_case_list *const GG_ROM case_lists__all[] = {
    NULL, /* shoot(intruder_1) */
    NULL, /* shoot(intruder_2) */
    NULL, /* shoot(intruder_3) */
    NULL, /* shoot(intruder_4) */
    NULL, /* shoot(intruder_5) */
    NULL, /* shoot(intruder_6) */
    case_list__all, /* approach(intruder_1, gallery_1) */
    case_list__all, /* approach(intruder_1, gallery_2) */
    case_list__all, /* approach(intruder_1, gallery_3) */
    case_list__all, /* approach(intruder_1, gallery_4) */
    case_list__all, /* approach(intruder_1, gallery_5) */
    case_list__all, /* approach(intruder_1, gallery_6) */
    case_list__all, /* approach(intruder_1, court_north) */
    case_list__all, /* approach(intruder_1, court_east) */
    case_list__all, /* approach(intruder_1, court_south) */
    case_list__all, /* approach(intruder_1, court_west) */
    case_list__all, /* approach(intruder_1, fountain) */
    case_list__all, /* approach(intruder_1, stairs_low) */
    case_list__all, /* approach(intruder_1, stairs_middle) */
    case_list__all, /* approach(intruder_1, stairs_high) */
    case_list__all, /* approach(intruder_1, vault_door) */
    case_list__all, /* approach(intruder_1, vault_left) */
    case_list__all, /* approach(intruder_1, vault_right) */
    case_list__all, /* approach(intruder_1, vault_end) */
    case_list__all, /* approach(intruder_1, desk) */
    case_list__all, /* approach(intruder_1, lockers) */
    case_list__all, /* approach(intruder_1, bell) */
    case_list__all, /* approach(intruder_1, window) */
    case_list__all, /* approach(intruder_1, safe) */
    case_list__all, /* approach(intruder_1, back_door) */
    case_list__all + 1, /* approach(intruder_2, gallery_1) */
    case_list__all + 1, /* approach(intruder_2, gallery_2) */
    case_list__all + 1, /* approach(intruder_2, gallery_3) */
    case_list__all + 1, /* approach(intruder_2, gallery_4) */
    case_list__all + 1, /* approach(intruder_2, gallery_5) */
    case_list__all + 1, /* approach(intruder_2, gallery_6) */
    case_list__all + 1, /* approach(intruder_2, court_north) */
    case_list__all + 1, /* approach(intruder_2, court_east) */
    case_list__all + 1, /* approach(intruder_2, court_south) */
    case_list__all + 1, /* approach(intruder_2, court_west) */
    case_list__all + 1, /* approach(intruder_2, fountain) */
    case_list__all + 1, /* approach(intruder_2, stairs_low) */
    case_list__all + 1, /* approach(intruder_2, stairs_middle) */
    case_list__all + 1, /* approach(intruder_2, stairs_high) */
    case_list__all + 1, /* approach(intruder_2, vault_door) */
    case_list__all + 1, /* approach(intruder_2, vault_left) */
    case_list__all + 1, /* approach(intruder_2, vault_right) */
    case_list__all + 1, /* approach(intruder_2, vault_end) */
    case_list__all + 1, /* approach(intruder_2, desk) */
    case_list__all + 1, /* approach(intruder_2, lockers) */
    case_list__all + 1, /* approach(intruder_2, bell) */
    case_list__all + 1, /* approach(intruder_2, window) */
    case_list__all + 1, /* approach(intruder_2, safe) */
    case_list__all + 1, /* approach(intruder_2, back_door) */
    case_list__all + 2, /* approach(intruder_3, gallery_1) */
    case_list__all + 2, /* approach(intruder_3, gallery_2) */
    case_list__all + 2, /* approach(intruder_3, gallery_3) */
    case_list__all + 2, /* approach(intruder_3, gallery_4) */
    case_list__all + 2, /* approach(intruder_3, gallery_5) */
    case_list__all + 2, /* approach(intruder_3, gallery_6) */
    case_list__all + 2, /* approach(intruder_3, court_north) */
    case_list__all + 2, /* approach(intruder_3, court_east) */
    case_list__all + 2, /* approach(intruder_3, court_south) */
    case_list__all + 2, /* approach(intruder_3, court_west) */
    case_list__all + 2, /* approach(intruder_3, fountain) */
    case_list__all + 2, /* approach(intruder_3, stairs_low) */
    case_list__all + 2, /* approach(intruder_3, stairs_middle) */
    case_list__all + 2, /* approach(intruder_3, stairs_high) */
    case_list__all + 2, /* approach(intruder_3, vault_door) */
    case_list__all + 2, /* approach(intruder_3, vault_left) */
    case_list__all + 2, /* approach(intruder_3, vault_right) */
    case_list__all + 2, /* approach(intruder_3, vault_end) */
    case_list__all + 2, /* approach(intruder_3, desk) */
    case_list__all + 2, /* approach(intruder_3, lockers) */
    case_list__all + 2, /* approach(intruder_3, bell) */
    case_list__all + 2, /* approach(intruder_3, window) */
    case_list__all + 2, /* approach(intruder_3, safe) */
    case_list__all + 2, /* approach(intruder_3, back_door) */
    case_list__all + 3, /* approach(intruder_4, gallery_1) */
    case_list__all + 3, /* approach(intruder_4, gallery_2) */
    case_list__all + 3, /* approach(intruder_4, gallery_3) */
    case_list__all + 3, /* approach(intruder_4, gallery_4) */
    case_list__all + 3, /* approach(intruder_4, gallery_5) */
    case_list__all + 3, /* approach(intruder_4, gallery_6) */
    case_list__all + 3, /* approach(intruder_4, court_north) */
    case_list__all + 3, /* approach(intruder_4, court_east) */
    case_list__all + 3, /* approach(intruder_4, court_south) */
    case_list__all + 3, /* approach(intruder_4, court_west) */
    case_list__all + 3, /* approach(intruder_4, fountain) */
    case_list__all + 3, /* approach(intruder_4, stairs_low) */
    case_list__all + 3, /* approach(intruder_4, stairs_middle) */
    case_list__all + 3, /* approach(intruder_4, stairs_high) */
    case_list__all + 3, /* approach(intruder_4, vault_door) */
    case_list__all + 3, /* approach(intruder_4, vault_left) */
    case_list__all + 3, /* approach(intruder_4, vault_right) */
    case_list__all + 3, /* approach(intruder_4, vault_end) */
    case_list__all + 3, /* approach(intruder_4, desk) */
    case_list__all + 3, /* approach(intruder_4, lockers) */
    case_list__all + 3, /* approach(intruder_4, bell) */
    case_list__all + 3, /* approach(intruder_4, window) */
    case_list__all + 3, /* approach(intruder_4, safe) */
    case_list__all + 3, /* approach(intruder_4, back_door) */
    case_list__all + 4, /* approach(intruder_5, gallery_1) */
    case_list__all + 4, /* approach(intruder_5, gallery_2) */
    case_list__all + 4, /* approach(intruder_5, gallery_3) */
    case_list__all + 4, /* approach(intruder_5, gallery_4) */
    case_list__all + 4, /* approach(intruder_5, gallery_5) */
    case_list__all + 4, /* approach(intruder_5, gallery_6) */
    case_list__all + 4, /* approach(intruder_5, court_north) */
    case_list__all + 4, /* approach(intruder_5, court_east) */
    case_list__all + 4, /* approach(intruder_5, court_south) */
    case_list__all + 4, /* approach(intruder_5, court_west) */
    case_list__all + 4, /* approach(intruder_5, fountain) */
    case_list__all + 4, /* approach(intruder_5, stairs_low) */
    case_list__all + 4, /* approach(intruder_5, stairs_middle) */
    case_list__all + 4, /* approach(intruder_5, stairs_high) */
    case_list__all + 4, /* approach(intruder_5, vault_door) */
    case_list__all + 4, /* approach(intruder_5, vault_left) */
    case_list__all + 4, /* approach(intruder_5, vault_right) */
    case_list__all + 4, /* approach(intruder_5, vault_end) */
    case_list__all + 4, /* approach(intruder_5, desk) */
    case_list__all + 4, /* approach(intruder_5, lockers) */
    case_list__all + 4, /* approach(intruder_5, bell) */
    case_list__all + 4, /* approach(intruder_5, window) */
    case_list__all + 4, /* approach(intruder_5, safe) */
    case_list__all + 4, /* approach(intruder_5, back_door) */
    case_list__all + 5, /* approach(intruder_6, gallery_1) */
    case_list__all + 5, /* approach(intruder_6, gallery_2) */
    case_list__all + 5, /* approach(intruder_6, gallery_3) */
    case_list__all + 5, /* approach(intruder_6, gallery_4) */
    case_list__all + 5, /* approach(intruder_6, gallery_5) */
    case_list__all + 5, /* approach(intruder_6, gallery_6) */
    case_list__all + 5, /* approach(intruder_6, court_north) */
    case_list__all + 5, /* approach(intruder_6, court_east) */
    case_list__all + 5, /* approach(intruder_6, court_south) */
    case_list__all + 5, /* approach(intruder_6, court_west) */
    case_list__all + 5, /* approach(intruder_6, fountain) */
    case_list__all + 5, /* approach(intruder_6, stairs_low) */
    case_list__all + 5, /* approach(intruder_6, stairs_middle) */
    case_list__all + 5, /* approach(intruder_6, stairs_high) */
    case_list__all + 5, /* approach(intruder_6, vault_door) */
    case_list__all + 5, /* approach(intruder_6, vault_left) */
    case_list__all + 5, /* approach(intruder_6, vault_right) */
    case_list__all + 5, /* approach(intruder_6, vault_end) */
    case_list__all + 5, /* approach(intruder_6, desk) */
    case_list__all + 5, /* approach(intruder_6, lockers) */
    case_list__all + 5, /* approach(intruder_6, bell) */
    case_list__all + 5, /* approach(intruder_6, window) */
    case_list__all + 5, /* approach(intruder_6, safe) */
    case_list__all + 5, /* approach(intruder_6, back_door) */
    NULL, /* look_round(noise_1, gallery_1) */
    NULL, /* look_round(noise_2, gallery_1) */
    NULL, /* look_round(noise_3, gallery_1) */
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

static const GG_ROM gg_setbacks setbacks__all[] = {
    {.ops = &gg_setting_back, .of_failures = case_lists__all, .of_aborts = NULL},
};

/* every, margin */
static const GG_ROM gg_reconsideration reconsideration__all[] = {
    {1000, 0}, /* subdue */
    {0, 0}, /* alarmed */
    {0, 0}, /* treated */
    {0, 0}, /* checked(noise_1) */
    {0, 0}, /* checked(noise_2) */
    {0, 0}, /* checked(noise_3) */
    {0, 0}, /* rested */
    {0, 0}, /* armed */
};

static const GG_ROM gg_commitments commitments__all[] = {
    {.ops = &gg_committing_and_reconsidering, .inertia = NULL, .latched = NULL,
     .of_goals = reconsideration__all, .of_types = NULL,
     .agent_commitment = offsetof(sentry_agent, commitment)},
};

static const GG_ROM gg_one_shot_rules one_shots__all[] = {
    {.ops = &gg_one_shot_ruling, .once = word__all + 198, .of_slots = NULL, .of_shared = NULL},
};

static const GG_ROM gg_features features__all[] = {
    {.ops = &gg_reconsidering_dispatch, .slots = slots__all, .sums = NULL, .lasting = lasting__all,
     .until = NULL, .cases = NULL, .partial = partial_changes__all, .setbacks = setbacks__all,
     .restarts = NULL, .random_ranges = NULL, .denials = NULL, .cooldowns = NULL,
     .goal_retries = NULL, .timeouts = NULL, .commitments = commitments__all, .best_efforts = NULL,
     .values = NULL, .whiles = NULL, .holdings = NULL, .expressions = NULL,
     .one_shots = one_shots__all, .varying = NULL,
     .offsets = {.agent_duration = 0, .agent_seeds = 0}},
};

/* condition, relevant, priority, cooldown, called, keep */
static const GG_ROM gg_goal goal__all[] = {
    {{box__all + 206, 1}, {box__all, 12}, 30, 0, false, false}, /* subdue: pulled */
    {{box__all + 207, 1}, {box__all + 12, 6}, 35, 0, false, false}, /* alarmed: alarm */
    {{box__all + 208, 1}, {box__all + 209, 1}, 40, 0, false, false}, /* treated: hurt == 0 */
    {{box__all + 210, 1}, {box__all + 211, 1}, 10, 0, false, false}, /* checked(noise_1): heard_at(what) == nowhere, noise_bound(what) */
    {{box__all + 212, 1}, {box__all + 213, 1}, 10, 0, false, false}, /* checked(noise_2): heard_at(what) == nowhere, noise_bound(what) */
    {{box__all + 214, 1}, {box__all + 215, 1}, 10, 0, false, false}, /* checked(noise_3): heard_at(what) == nowhere, noise_bound(what) */
    {{box__all + 216, 1}, {box__all + 217, 1}, 5, 0, false, false}, /* rested: awake >= 8 */
    {{box__all + 218, 1}, {box__all + 175, 1}, 15, 0, false, false}, /* armed: darts >= 1 */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    gg_one_shot_rules_init, gg_travel_init, NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_reconsider_pass, gg_exclusions_pass, gg_senses_pass, gg_one_shot_rules_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    gg_slots_drop_unbound_at_begin, gg_lasting_check, NULL, gg_slots_drop_unbound_if_idle, NULL,
    gg_senses_read_due, NULL, gg_slots_drop_unbound, NULL, gg_reconsider_begin, NULL,
};

static const GG_ROM gg_applied applied__all[] = {
    {.world = world__apply, .ops = &gg_applying, .ruling = NULL, .bits = word__all + 140,
     .offsets = {.world_telling = offsetof(sentry_world, telling)}},
};

/* arguments, first, count, parameter_count */
static const GG_ROM gg_goal_source goal_source__all[] = {
    {NULL, 0, 1, 0}, /* subdue */
    {NULL, 1, 1, 0}, /* alarmed */
    {NULL, 2, 1, 0}, /* treated */
    {symbol__all + 24, 3, 3, 1}, /* checked */
    {NULL, 6, 1, 0}, /* rested */
    {NULL, 7, 1, 0}, /* armed */
};

/* rows, first, actions, word, shift */
static const GG_ROM gg_action_filter filter__all[] = {
    {{0, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 11, 11}, 0, 0, 0, 48},
    {{12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27}, 0, 0, 0, 56},
    {{28, 29, 30, 31, 24, 20, 16, 12, 32, 33, 34, 35, 36, 37, 38, 39}, 0, 0, 0, 52},
    {{15, 15, 15, 15, 14, 14, 14, 15, 13, 40, 40, 15, 12, 41, 41, 15}, 0, 0, 1, 48},
    {{39, 35, 39, 35, 39, 35, 39, 35, 12, 31, 12, 31, 12, 31, 12, 31}, 0, 0, 0, 60},
    {{0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7}, 42, 1, 0, 56},
    {{0, 2, 4, 6, 8, 9, 10, 11, 0, 2, 4, 6, 8, 9, 10, 11}, 42, 1, 0, 52},
    {{11, 10, 9, 8, 6, 4, 2, 0, 11, 10, 9, 8, 6, 4, 2, 0}, 42, 1, 1, 52},
    {{1, 1, 1, 1, 1, 1, 1, 1, 0, 12, 13, 1, 0, 12, 13, 1}, 42, 1, 1, 48},
    {{0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3}, 56, 2, 0, 60},
    {{4, 4, 4, 4, 5, 5, 5, 5, 1, 1, 1, 1, 0, 0, 0, 0}, 56, 2, 1, 52},
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = &gg_slicing, .regressing = &gg_regressing,
     .satisficing = &gg_satisficing, .stubborn = NULL, .filters = filter__all, .masks = word__all,
     .filtered = word__all + 195, .conflicts = NULL, .conflict_rows = NULL, .value_count = 314,
     .filter_count = 11},
};

/* precondition, effect, period */
static const GG_ROM gg_rule rule__all[] = {
/* tired: awake -= 1 */
    {{box__all + 175, 1}, effect__all + 195, 20000}, /* tired: none */
/* steady: not pulled */
    {{box__all + 206, 1}, effect__all + 196, 500}, /* steady: pulled */
};

const GG_ROM gg_domain sentry_domain = {
    .word_count = 6,
    .flag_words = 5,
    .fact_count = 36,
    .action_count = 181,
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
    .guards = word__all + 62,
    .shared = word__all + 68,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = task__all,
    .pursuit = &gg_reconsidering,
    .places = places__all,
    .wants = wants__all,
    .claims = NULL,
    .senses = senses__all,
    .exclusions = exclusions__all,
    .features = features__all,
    .team = NULL,
    .interrupting = NULL,
    .goals = goal__all,
    .offsets = {.agent_state = offsetof(sentry_agent, state), .agent_snapshot = offsetof(sentry_agent, snapshot),
     .agent_support_mask = offsetof(sentry_agent, support_mask),
     .agent_from = offsetof(sentry_agent, from), .agent_timers = offsetof(sentry_agent, timers),
     .agent_backoffs = offsetof(sentry_agent, backoffs), .agent_plan = offsetof(sentry_agent, plan),
     .agent_watches = 0, .agent_membership = 0, .world_state = offsetof(sentry_world, state),
     .world_timers = 0, .agent_bytes = sizeof(sentry_agent), .world_bytes = sizeof(sentry_world)},
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all,
     .settle = tick_hook__all + 3, .look = tick_hook__all + 5, .start = tick_hook__all + 7,
     .end = tick_hook__all + 9},
    .format = &gg_format_28,
    .fingerprint = 151516429,
    .saved_fingerprint = (uint32_t)(UINT32_C(151516429) +
        UINT32_C(31) * offsetof(sentry_agent, state) +
        UINT32_C(961) * offsetof(sentry_agent, snapshot) +
        UINT32_C(29791) * offsetof(sentry_agent, support_mask) +
        UINT32_C(923521) * offsetof(sentry_agent, from) +
        UINT32_C(28629151) * offsetof(sentry_agent, timers) +
        UINT32_C(887503681) * offsetof(sentry_agent, backoffs) +
        UINT32_C(1742810335) * offsetof(sentry_agent, senses) +
        UINT32_C(2487512833) * offsetof(sentry_agent, exclusions) +
        UINT32_C(4098453791) * offsetof(sentry_agent, plan) +
        UINT32_C(2498015937) * offsetof(sentry_agent, step_numbers) +
        UINT32_C(4001564289) * offsetof(sentry_agent, walk) +
        UINT32_C(1507551809) * offsetof(sentry_agent, wants) +
        UINT32_C(3784433119) * offsetof(sentry_agent, want_flags) +
        UINT32_C(1353309697) * offsetof(sentry_agent, want_ranges) +
        UINT32_C(4227960543) * offsetof(sentry_agent, slots) +
        UINT32_C(31019807) * offsetof(sentry_agent, progress) +
        UINT32_C(350799937) * offsetof(sentry_agent, commitment) +
        UINT32_C(1950300255) * offsetof(sentry_world, state) +
        UINT32_C(3846270657) * offsetof(sentry_world, telling) +
        UINT32_C(3270273375) * offsetof(sentry_world, slots)),
    .start = word__all + 128,
    .tops = word__all + 134,
    .applied = applied__all,
    .goal_sources = goal_source__all,
    .subgoals = NULL,
    .search = search__all,
    .fact_at = half__all,
    .rules = rule__all,
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
    const GG_ROM gg_action *action = gg_action_of(&sentry_domain, number);
    doing.action = (sentry_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (sentry_symbol)gg_action_argument(&sentry_domain, number, i);
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

