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
    action__approach__intruder_1__any,
    action__approach__intruder_2__any,
    action__approach__intruder_3__any,
    action__approach__intruder_4__any,
    action__approach__intruder_5__any,
    action__approach__intruder_6__any,
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
        return sentry_task_approach(self, phase, (sentry_symbol)arguments[0], (sentry_symbol)gg_agent_place_symbol(agent));
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
    const GG_ROM uint16_t *arguments = gg_action_of(&sentry_domain, action)->arguments;
    switch (gg_action_of(&sentry_domain, action)->source_index) {
    case SENTRY_ACTION_SHOOT:
        return sentry_cost_distance(self, (sentry_symbol)arguments[0]);
    case SENTRY_ACTION_APPROACH:
        return sentry_cost_trail(self, (sentry_symbol)arguments[0], (sentry_symbol)gg_action_argument(&sentry_domain, action, 1));
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
    0x7ffffffffc7, 0x7fffffffdcf, 0x7fffffffbd7, 0x7fffffff9df, 0x7fffffff7e7, 0x7fffffff5ef,
    0x7fffffff3f7, 0x7fffffff1ff, 0x7ffffffff86, 0x7fffffffd8e, 0x7fffffffb96, 0x7fffffff99e,
    0x7fffffff7a6, 0x7fffffff5ae, 0x7fffffff3b6, 0x7fffffff1be, 0x7ffffffffff, 0x7ffffffff7d,
    0x7fffffffefb, 0x7fffffffe79, 0x7fffffffdf7, 0x7fffffffd75, 0x7fffffffcf3, 0x7fffffffc71,
    0x7fffffffbef, 0x7fffffffb6d, 0x7fffffffaeb, 0x7fffffffa69, 0x7fffffff9e7, 0x7fffffff965,
    0x7fffffff8e3, 0x7fffffff861, 0, 0, 0, 0, 0, 0x484, 0xdf81ffffff000000, 0x7fffffffffffff,
    0x3ffffffffffff, 0x1ffffff, 0, 0, 0xbfffffffff000000, 0x7fffffffffffff, 0x3ffffffffffff,
    0x1ffffff, 0, 3, 0xdf80000000000000, 0x7c000000000000, 0, 0, 0, 0x300, 0, 0, 0, 0, 0, 0x300, 0,
    0x80000000000000, 0, 0x3fffffe000000, 0, 0, 0, 0x100000000000000, 0, 0, 0x1ffffff, 0, 0,
    0x200000000000000, 0, 0, 0x3fffffe000000, 0, 0, 0, 0, 0, 0, 0x78, 0x9fffffffff000000,
    0x7fffffffffffff, 0x3ffffffffffff, 0x1ffffff, 0, 3, 0xfffe000001000000, 0x3fc000002000001,
    0x2000001, 0x3fffffc000001, 0x3fffffdfffffe, 0x37b, 0x1000001, 0x2000001, 0x2000001, 0x2000001,
    0x2000001, 0x52, 0, 0, 0, 0, 0, 0x353, 0x4000000000000000, 0, 0, 0, 0, 0, 0, 0x10001, 0x20002,
    0x30003, 0xffffffffffffffff, 0, 0x10001, 0x8fff, 0x10000, 0x20000, 0x1000, 0x2000, 0x4000,
    0x40000, 0x41, 0x82, 0x104, 0x208, 0x410, 0x820, 8, 0x10, 0x20, 2, 0x7fffff80000,
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
    {2, 1, 0}, /* seen_at(intruder_4) != nowhere */
    {0, 0x410000000000000, 0}, /* not visible(intruder_4), not caught(intruder_4) */
    {1, 0x10000000000000, 0x10000000000000}, /* intruder_bound(intruder_4) */
    {2, 0x2000000, 0}, /* seen_at(intruder_5) != nowhere */
    {0, 0x820000000000000, 0}, /* not visible(intruder_5), not caught(intruder_5) */
    {1, 0x20000000000000, 0x20000000000000}, /* intruder_bound(intruder_5) */
    {3, 1, 0}, /* seen_at(intruder_6) != nowhere */
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
    {1, 0x4000000000001, 0x4000000000000}, /* seen_at(intruder_2) != nowhere, intruder_bound(intruder_2) */
    {0, 0x104000000000000, 0}, /* not visible(intruder_2), not caught(intruder_2) */
    {1, 0x8000002000000, 0x8000000000000}, /* seen_at(intruder_3) != nowhere, intruder_bound(intruder_3) */
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
    {0, 0x8082000001000000, 0x8000000000000000}, /* seen_at(intruder_1) != nowhere, not visible(intruder_1), not caught(intruder_1), intruder_bound(intruder_1) */
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
    {flag_test__all + 52, NULL, 1, 0, 0}, {flag_test__all + 86, NULL, 1, 0, 0},
    {flag_test__all + 18, NULL, 2, 0, 0}, {flag_test__all + 38, NULL, 2, 0, 0},
    {flag_test__all + 20, NULL, 2, 0, 0}, {flag_test__all + 40, NULL, 2, 0, 0},
    {flag_test__all + 22, NULL, 2, 0, 0}, {flag_test__all + 9, NULL, 3, 0, 0},
    {flag_test__all + 24, NULL, 2, 0, 0}, {flag_test__all + 12, NULL, 3, 0, 0},
    {flag_test__all + 26, NULL, 2, 0, 0}, {flag_test__all + 15, NULL, 3, 0, 0},
    {flag_test__all + 88, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 42, range_test__all + 2, 2, 1, 0},
    {flag_test__all + 44, range_test__all + 2, 2, 1, 0},
    {flag_test__all + 10, range_test__all + 2, 2, 1, 0},
    {flag_test__all + 13, range_test__all + 2, 2, 1, 0},
    {flag_test__all + 16, range_test__all + 2, 2, 1, 0},
    {flag_test__all + 52, range_test__all, 1, 1, 0},
    {flag_test__all + 18, range_test__all, 2, 1, 0},
    {flag_test__all + 20, range_test__all, 2, 1, 0},
    {flag_test__all + 22, range_test__all, 2, 1, 0},
    {flag_test__all + 24, range_test__all, 2, 1, 0},
    {flag_test__all + 26, range_test__all, 2, 1, 0}, {flag_test__all + 53, NULL, 1, 0, 0},
    {flag_test__all + 28, NULL, 2, 0, 0}, {flag_test__all + 30, NULL, 2, 0, 0},
    {flag_test__all, NULL, 3, 0, 0}, {flag_test__all + 3, NULL, 3, 0, 0},
    {flag_test__all + 6, NULL, 3, 0, 0}, {flag_test__all + 32, NULL, 2, 0, 0},
    {flag_test__all + 34, NULL, 2, 0, 0}, {flag_test__all + 36, NULL, 2, 0, 0},
    {NULL, range_test__all + 1, 0, 1, 0}, {flag_test__all + 54, NULL, 1, 0, 0},
    {NULL, range_test__all + 2, 0, 1, 0}, {NULL, range_test__all + 3, 0, 1, 0},
    {NULL, NULL, 0, 0, 0}, {flag_test__all + 55, NULL, 1, 0, 0},
    {flag_test__all + 56, NULL, 1, 0, 0}, {flag_test__all + 57, NULL, 1, 0, 0},
    {flag_test__all + 58, NULL, 1, 0, 0}, {flag_test__all + 59, NULL, 1, 0, 0},
    {flag_test__all + 60, NULL, 1, 0, 0}, {flag_test__all + 61, NULL, 1, 0, 0},
    {flag_test__all + 62, NULL, 1, 0, 0}, {flag_test__all + 63, NULL, 1, 0, 0},
    {flag_test__all + 64, NULL, 1, 0, 0}, {flag_test__all + 65, NULL, 1, 0, 0},
    {flag_test__all + 66, NULL, 1, 0, 0}, {flag_test__all + 67, NULL, 1, 0, 0},
    {flag_test__all + 68, NULL, 1, 0, 0}, {flag_test__all + 69, NULL, 1, 0, 0},
    {flag_test__all + 70, NULL, 1, 0, 0}, {flag_test__all + 71, NULL, 1, 0, 0},
    {flag_test__all + 72, NULL, 1, 0, 0}, {flag_test__all + 73, NULL, 1, 0, 0},
    {flag_test__all + 74, NULL, 1, 0, 0}, {flag_test__all + 75, NULL, 1, 0, 0},
    {flag_test__all + 76, NULL, 1, 0, 0}, {flag_test__all + 77, NULL, 1, 0, 0},
    {flag_test__all + 78, NULL, 1, 0, 0}, {flag_test__all + 79, NULL, 1, 0, 0},
    {flag_test__all + 80, NULL, 1, 0, 0}, {flag_test__all + 81, NULL, 1, 0, 0},
    {flag_test__all + 82, NULL, 1, 0, 0}, {flag_test__all + 83, NULL, 1, 0, 0},
    {flag_test__all + 84, NULL, 1, 0, 0}, {flag_test__all + 85, NULL, 1, 0, 0},
    {flag_test__all + 87, NULL, 1, 0, 0}, {NULL, range_test__all + 4, 0, 1, 0},
    {NULL, range_test__all + 5, 0, 1, 0}, {flag_test__all + 46, NULL, 2, 0, 0},
    {flag_test__all + 47, NULL, 1, 0, 0}, {flag_test__all + 48, NULL, 2, 0, 0},
    {flag_test__all + 49, NULL, 1, 0, 0}, {flag_test__all + 50, NULL, 2, 0, 0},
    {flag_test__all + 51, NULL, 1, 0, 0}, {NULL, range_test__all + 6, 0, 1, 0},
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
    {0, 0xfffdffffffffffff, 0x2000000000000}, {0, 0xfffbffffffffffff, 0x4000000000000},
    {0, 0xfff7ffffffffffff, 0x8000000000000}, {0, 0xffefffffffffffff, 0x10000000000000},
    {0, 0xffdfffffffffffff, 0x20000000000000}, {0, 0xffbfffffffffffff, 0x40000000000000},
    {3, 0xfffc000001ffffff, 0x2000000}, {4, 0xfffffffffe000000, 1},
    {4, 0xfffc000001ffffff, 0x2000000}, {0, 0xbfffffffff000000, 0x4000000000100000},
    {0, 0xffffffffff000000, 0x100000}, {0, 0xbfffffffffffffff, 0x4000000000000000},
    {0, 0xffffffffff000000, 1}, {0, 0xffffffffff000000, 2}, {0, 0xffffffffff000000, 4},
    {0, 0xffffffffff000000, 8}, {0, 0xffffffffff000000, 0x10}, {0, 0xffffffffff000000, 0x20},
    {0, 0xffffffffff000000, 0x40}, {0, 0xffffffffff000000, 0x80}, {0, 0xffffffffff000000, 0x100},
    {0, 0xffffffffff000000, 0x200}, {0, 0xffffffffff000000, 0x400}, {0, 0xffffffffff000000, 0x800},
    {0, 0xffffffffff000000, 0x1000}, {0, 0xffffffffff000000, 0x2000},
    {0, 0xffffffffff000000, 0x4000}, {0, 0xffffffffff000000, 0x8000},
    {0, 0xffffffffff000000, 0x10000}, {0, 0xffffffffff000000, 0x20000},
    {0, 0xffffffffff000000, 0x200000}, {0, 0xffffffffff000000, 0x400000},
    {0, 0xffffffffff000000, 0x800000}, {0, 0xfffe000000ffffff, 0x1000000},
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
    {assignment__all + 16, NULL, 1, 0}, {assignment__all + 17, NULL, 1, 0}, {NULL, NULL, 0, 0},
    {assignment__all + 18, NULL, 1, 0}, {assignment__all + 19, NULL, 1, 0},
    {assignment__all + 20, NULL, 1, 0}, {assignment__all + 21, NULL, 1, 0},
    {assignment__all + 22, NULL, 1, 0}, {assignment__all + 23, NULL, 1, 0},
    {assignment__all + 24, NULL, 1, 0}, {assignment__all + 25, NULL, 1, 0},
    {assignment__all, NULL, 2, 0}, {assignment__all + 26, NULL, 1, 0},
    {assignment__all + 27, NULL, 1, 0}, {assignment__all + 28, NULL, 1, 0},
    {assignment__all + 3, addition__all + 1, 1, 1}, {assignment__all + 3, NULL, 1, 0},
    {assignment__all + 2, NULL, 2, 0}, {assignment__all + 29, NULL, 1, 0},
    {assignment__all + 30, NULL, 1, 0}, {assignment__all + 31, NULL, 1, 0},
    {assignment__all + 32, NULL, 1, 0}, {assignment__all + 33, NULL, 1, 0},
    {assignment__all + 34, NULL, 1, 0}, {assignment__all + 35, NULL, 1, 0},
    {assignment__all + 36, NULL, 1, 0}, {assignment__all + 37, NULL, 1, 0},
    {assignment__all + 38, NULL, 1, 0}, {assignment__all + 39, NULL, 1, 0},
    {assignment__all + 40, NULL, 1, 0}, {assignment__all + 41, NULL, 1, 0},
    {assignment__all + 42, NULL, 1, 0}, {assignment__all + 43, NULL, 1, 0},
    {assignment__all + 44, NULL, 1, 0}, {assignment__all + 45, NULL, 1, 0},
    {assignment__all + 46, NULL, 1, 0}, {assignment__all + 1, NULL, 1, 0},
    {assignment__all + 47, NULL, 1, 0}, {assignment__all + 48, NULL, 1, 0},
    {assignment__all + 49, NULL, 1, 0}, {assignment__all + 50, NULL, 1, 0},
    {assignment__all + 51, NULL, 1, 0}, {assignment__all + 52, NULL, 1, 0},
    {assignment__all + 53, NULL, 1, 0}, {assignment__all + 54, NULL, 1, 0},
    {assignment__all + 55, NULL, 1, 0}, {NULL, addition__all + 2, 0, 1},
    {assignment__all + 56, NULL, 1, 0},
};

static const GG_ROM uint16_t symbol__all[] = {
    SENTRY_GALLERY_1, SENTRY_GALLERY_2, SENTRY_GALLERY_3, SENTRY_GALLERY_4, SENTRY_GALLERY_5,
    SENTRY_GALLERY_6, SENTRY_COURT_NORTH, SENTRY_COURT_EAST, SENTRY_COURT_SOUTH, SENTRY_COURT_WEST,
    SENTRY_FOUNTAIN, SENTRY_STAIRS_LOW, SENTRY_STAIRS_MIDDLE, SENTRY_STAIRS_HIGH,
    SENTRY_VAULT_DOOR, SENTRY_VAULT_LEFT, SENTRY_VAULT_RIGHT, SENTRY_VAULT_END, SENTRY_DESK,
    SENTRY_LOCKERS, SENTRY_BELL, SENTRY_WINDOW, SENTRY_SAFE, SENTRY_BACK_DOOR, SENTRY_NOISE_1,
    SENTRY_NOISE_2, SENTRY_NOISE_3, SENTRY_INTRUDER_1, GG_NONE, SENTRY_INTRUDER_2, GG_NONE,
    SENTRY_INTRUDER_3, GG_NONE, SENTRY_INTRUDER_4, GG_NONE, SENTRY_INTRUDER_5, GG_NONE,
    SENTRY_INTRUDER_6, GG_NONE, SENTRY_NOISE_1, GG_NONE, SENTRY_NOISE_2, GG_NONE, SENTRY_NOISE_3,
    GG_NONE,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* shoot: caught(who), darts -= 1, pulled */
    {{box__all + 18, 1}, effect__all, effect__all + 1, effect__all + 2, 800, 0, 1, SENTRY_ACTION_SHOOT,
     GG_NONE, 0, GG_NONE, GG_NONE, false, false, false, symbol__all + 27}, /* shoot(intruder_1): darts >= 1, not caught(who), visible(who), intruder_bound(who) */
    {{box__all + 19, 1}, effect__all + 3, effect__all + 1, effect__all + 4, 800, 0, 1,
     SENTRY_ACTION_SHOOT, GG_NONE, 1, GG_NONE, GG_NONE, false, false, false, symbol__all + 29}, /* shoot(intruder_2) */
    {{box__all + 20, 1}, effect__all + 5, effect__all + 1, effect__all + 6, 800, 0, 1,
     SENTRY_ACTION_SHOOT, GG_NONE, 2, GG_NONE, GG_NONE, false, false, false, symbol__all + 31}, /* shoot(intruder_3) */
    {{box__all + 21, 1}, effect__all + 7, effect__all + 1, effect__all + 8, 800, 0, 1,
     SENTRY_ACTION_SHOOT, GG_NONE, 3, GG_NONE, GG_NONE, false, false, false, symbol__all + 33}, /* shoot(intruder_4) */
    {{box__all + 22, 1}, effect__all + 9, effect__all + 1, effect__all + 10, 800, 0, 1,
     SENTRY_ACTION_SHOOT, GG_NONE, 4, GG_NONE, GG_NONE, false, false, false, symbol__all + 35}, /* shoot(intruder_5) */
    {{box__all + 23, 1}, effect__all + 11, effect__all + 1, effect__all + 12, 800, 0, 1,
     SENTRY_ACTION_SHOOT, GG_NONE, 5, GG_NONE, GG_NONE, false, false, false, symbol__all + 37}, /* shoot(intruder_6) */
/* approach: visible(who), here = there */
    {{box__all + 24, 1}, effect__all + 13, effect__all + 14, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 6, 32768, 32768, false, false, false, symbol__all + 27}, /* approach(intruder_1, gallery_1): seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who) */
    {{box__all + 25, 1}, effect__all + 15, effect__all + 14, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 30, 32769, 32769, false, false, false, symbol__all + 29}, /* approach(intruder_2, gallery_1) */
    {{box__all + 26, 1}, effect__all + 16, effect__all + 14, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 54, 32770, 32770, false, false, false, symbol__all + 31}, /* approach(intruder_3, gallery_1) */
    {{box__all + 27, 1}, effect__all + 17, effect__all + 14, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 78, 32771, 32771, false, false, false, symbol__all + 33}, /* approach(intruder_4, gallery_1) */
    {{box__all + 28, 1}, effect__all + 18, effect__all + 14, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 102, 32772, 32772, false, false, false, symbol__all + 35}, /* approach(intruder_5, gallery_1) */
    {{box__all + 29, 1}, effect__all + 19, effect__all + 14, NULL, 500, 0, 2, SENTRY_ACTION_APPROACH,
     GG_NONE, 126, 32773, 32773, false, false, false, symbol__all + 37}, /* approach(intruder_6, gallery_1) */
    {{box__all + 30, 1}, effect__all + 20, effect__all + 20, NULL, 2000, 0, 1, SENTRY_ACTION_LOOK_ROUND,
     GG_NONE, GG_NONE, 32774, 32774, false, false, false, symbol__all + 39}, /* look_round(noise_1, gallery_1) */
    {{box__all + 31, 1}, effect__all + 21, effect__all + 21, NULL, 2000, 0, 1, SENTRY_ACTION_LOOK_ROUND,
     GG_NONE, GG_NONE, 32775, 32775, false, false, false, symbol__all + 41}, /* look_round(noise_2, gallery_1) */
    {{box__all + 32, 1}, effect__all + 22, effect__all + 22, NULL, 2000, 0, 1, SENTRY_ACTION_LOOK_ROUND,
     GG_NONE, GG_NONE, 32776, 32776, false, false, false, symbol__all + 43}, /* look_round(noise_3, gallery_1) */
    {{box__all + 33, 1}, effect__all + 23, effect__all + 23, NULL, 2000, 0, 1,
     SENTRY_ACTION_FETCH_DARTS, GG_NONE, GG_NONE, 19, 19, false, false, false, NULL}, /* fetch_darts */
    {{box__all + 34, 1}, effect__all + 24, effect__all + 25, effect__all + 26, 1000, 0, 1,
     SENTRY_ACTION_RING, GG_NONE, GG_NONE, 20, 20, false, false, true, NULL}, /* ring */
    {{box__all + 35, 1}, effect__all + 27, effect__all + 28, NULL, 3000, 0, 1, SENTRY_ACTION_BANDAGE,
     GG_NONE, GG_NONE, 18, 18, false, false, false, NULL}, /* bandage */
    {{box__all + 36, 1}, effect__all + 29, effect__all + 29, NULL, 4000, 0, 1,
     SENTRY_ACTION_DRINK_COFFEE, GG_NONE, GG_NONE, 18, 18, false, false, false, NULL}, /* drink_coffee */
    {{box__all + 37, 1}, effect__all + 30, effect__all + 30, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 0, 0, false, false, false, symbol__all}, /* pass(gallery_1) */
    {{box__all + 37, 1}, effect__all + 31, effect__all + 31, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 1, 1, false, false, false, symbol__all + 1}, /* pass(gallery_2) */
    {{box__all + 37, 1}, effect__all + 32, effect__all + 32, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 2, 2, false, false, false, symbol__all + 2}, /* pass(gallery_3) */
    {{box__all + 37, 1}, effect__all + 33, effect__all + 33, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 3, 3, false, false, false, symbol__all + 3}, /* pass(gallery_4) */
    {{box__all + 37, 1}, effect__all + 34, effect__all + 34, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 4, 4, false, false, false, symbol__all + 4}, /* pass(gallery_5) */
    {{box__all + 37, 1}, effect__all + 35, effect__all + 35, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 5, 5, false, false, false, symbol__all + 5}, /* pass(gallery_6) */
    {{box__all + 37, 1}, effect__all + 36, effect__all + 36, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 6, 6, false, false, false, symbol__all + 6}, /* pass(court_north) */
    {{box__all + 37, 1}, effect__all + 37, effect__all + 37, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 7, 7, false, false, false, symbol__all + 7}, /* pass(court_east) */
    {{box__all + 37, 1}, effect__all + 38, effect__all + 38, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 8, 8, false, false, false, symbol__all + 8}, /* pass(court_south) */
    {{box__all + 37, 1}, effect__all + 39, effect__all + 39, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 9, 9, false, false, false, symbol__all + 9}, /* pass(court_west) */
    {{box__all + 37, 1}, effect__all + 40, effect__all + 40, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 10, 10, false, false, false, symbol__all + 10}, /* pass(fountain) */
    {{box__all + 37, 1}, effect__all + 41, effect__all + 41, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 11, 11, false, false, false, symbol__all + 11}, /* pass(stairs_low) */
    {{box__all + 37, 1}, effect__all + 42, effect__all + 42, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 12, 12, false, false, false, symbol__all + 12}, /* pass(stairs_middle) */
    {{box__all + 37, 1}, effect__all + 43, effect__all + 43, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 13, 13, false, false, false, symbol__all + 13}, /* pass(stairs_high) */
    {{box__all + 37, 1}, effect__all + 44, effect__all + 44, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 14, 14, false, false, false, symbol__all + 14}, /* pass(vault_door) */
    {{box__all + 37, 1}, effect__all + 45, effect__all + 45, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 15, 15, false, false, false, symbol__all + 15}, /* pass(vault_left) */
    {{box__all + 37, 1}, effect__all + 46, effect__all + 46, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 16, 16, false, false, false, symbol__all + 16}, /* pass(vault_right) */
    {{box__all + 37, 1}, effect__all + 47, effect__all + 47, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 17, 17, false, false, false, symbol__all + 17}, /* pass(vault_end) */
    {{box__all + 37, 1}, effect__all + 28, effect__all + 28, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 18, 18, false, false, false, symbol__all + 18}, /* pass(desk) */
    {{box__all + 37, 1}, effect__all + 48, effect__all + 48, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 19, 19, false, false, false, symbol__all + 19}, /* pass(lockers) */
    {{box__all + 37, 1}, effect__all + 25, effect__all + 25, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 20, 20, false, false, false, symbol__all + 20}, /* pass(bell) */
    {{box__all + 37, 1}, effect__all + 49, effect__all + 49, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 21, 21, false, false, false, symbol__all + 21}, /* pass(window) */
    {{box__all + 37, 1}, effect__all + 50, effect__all + 50, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 22, 22, false, false, false, symbol__all + 22}, /* pass(safe) */
    {{box__all + 37, 1}, effect__all + 51, effect__all + 51, NULL, 700, 0, 1, SENTRY_ACTION_PASS,
     GG_NONE, GG_NONE, 23, 23, false, false, false, symbol__all + 23}, /* pass(back_door) */
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
    6, 30, 54, 78, 102, 126, 150, 174, 198, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232,
    233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 0, 1, 0,
    1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 0,
    0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 25,
    0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 25, 0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9,
    10, 0, 0, 0, 0, 5, 5, 5, 5, 6, 6, 6, 6, 11, 11, 11, 11, 0, 7, 8, 15, 9, 16, 17, 24, 10, 17, 18,
    25, 19, 26, 27, 34, 0, 11, 12, 23, 13, 24, 25, 36, 14, 25, 26, 37, 27, 38, 39, 50, 0, 15, 16,
    31, 17, 32, 33, 48, 18, 33, 34, 49, 35, 50, 51, 66, 0, 19, 20, 39, 21, 40, 41, 60, 22, 41, 42,
    61, 43, 62, 63, 82, 0, 23, 24, 47, 0, 23, 24, 47, 0, 23, 24, 47, 0, 23, 24, 47, 0, 5, 6, 11, 7,
    12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26, 0, 9, 10, 19, 11, 20, 21, 30, 12, 21, 22, 31, 23,
    32, 33, 42, 0, 13, 14, 27, 15, 28, 29, 42, 16, 29, 30, 43, 31, 44, 45, 58, 0, 17, 18, 35, 19,
    36, 37, 54, 20, 37, 38, 55, 39, 56, 57, 74, 0, 21, 22, 43, 23, 44, 45, 66, 24, 45, 46, 67, 47,
    68, 69, 90, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 6, 9,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all + 491, 1, 55}, {half__all + 507, 3, 26}, {half__all + 523, 3, 28},
    {half__all + 539, 3, 32}, {half__all + 555, 3, 36}, {half__all + 571, 3, 40},
    {half__all + 587, 3, 44}, {half__all + 603, 3, 48}, {half__all + 491, 1, 57},
    {half__all + 507, 4, 26}, {half__all + 523, 4, 28}, {half__all + 539, 4, 32},
    {half__all + 555, 4, 36}, {half__all + 571, 4, 40}, {half__all + 587, 4, 44},
    {half__all + 603, 4, 48}, {half__all + 491, 1, 56}, {half__all + 507, 4, 1},
    {half__all + 619, 4, 5}, {half__all + 635, 4, 9}, {half__all + 651, 4, 13},
    {half__all + 667, 4, 17}, {half__all + 683, 4, 21}, {half__all + 427, 0, 49},
    {half__all + 443, 0, 60}, {half__all + 459, 0, 60}, {half__all + 475, 5, 8},
    {half__all + 699, 5, 3},
};

static const GG_ROM uint8_t byte__all[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10,
    9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0,
    1, 2, 3, 0, 1, 1, 1,
};

static const GG_ROM gg_distance_table table__all[] = {
    {.digits = digit__all + 23, .entries = byte__all + 106, .distances = word__all + 121, .base = 0,
     .size = 4, .mask = {0, 537001984}, .digit_count = 2, .ends_sum = true, .wide = false},
};

/* test, low, high */
static const GG_ROM gg_policy_node policy_node__all[] = {
    {0, 1, 106}, {1, 2, 9}, {2, 9, 3}, {3, 4, 89}, {4, 5, 10}, {5, 6, 10}, {6, 7, 10}, {7, 8, 10},
    {8, 9, 10}, {9, 11, 20}, {9, 12, 21}, {10, 20, 13}, {10, 21, 14}, {11, 15, 90}, {11, 21, 90},
    {12, 16, 22}, {13, 17, 22}, {14, 18, 22}, {15, 19, 22}, {16, 20, 22}, {17, 23, 34},
    {17, 24, 35}, {17, 25, 36}, {18, 34, 26}, {18, 35, 27}, {18, 36, 28}, {19, 29, 91},
    {19, 35, 91}, {19, 36, 91}, {20, 30, 37}, {21, 31, 37}, {22, 32, 37}, {23, 33, 37},
    {24, 34, 37}, {25, 38, 51}, {25, 39, 52}, {25, 40, 53}, {25, 41, 54}, {26, 51, 42},
    {26, 52, 43}, {26, 53, 44}, {26, 54, 45}, {27, 46, 92}, {27, 52, 92}, {27, 53, 92},
    {27, 54, 92}, {28, 47, 55}, {29, 48, 55}, {30, 49, 55}, {31, 50, 55}, {32, 51, 55},
    {33, 56, 71}, {33, 57, 72}, {33, 58, 73}, {33, 59, 74}, {33, 60, 75}, {34, 71, 61},
    {34, 72, 62}, {34, 73, 63}, {34, 74, 64}, {34, 75, 65}, {35, 66, 93}, {35, 72, 93},
    {35, 73, 93}, {35, 74, 93}, {35, 75, 93}, {36, 67, 76}, {37, 68, 76}, {38, 69, 76},
    {39, 70, 76}, {40, 71, 76}, {41, 77, 107}, {41, 78, 108}, {41, 79, 109}, {41, 80, 110},
    {41, 81, 111}, {41, 82, 112}, {42, 107, 83}, {42, 108, 84}, {42, 109, 85}, {42, 110, 86},
    {42, 111, 87}, {42, 112, 88}, {43, 101, 94}, {43, 108, 94}, {43, 109, 94}, {43, 110, 94},
    {43, 111, 94}, {43, 112, 94}, {44, 95, 113}, {44, 96, 114}, {44, 97, 115}, {44, 98, 116},
    {44, 99, 117}, {44, 100, 118}, {45, 119, 113}, {45, 119, 114}, {45, 119, 115}, {45, 119, 116},
    {45, 119, 117}, {45, 119, 118}, {46, 102, 120}, {47, 103, 120}, {48, 104, 120}, {49, 105, 120},
    {50, 107, 120}, {44, 1, 2}, {45, 3, 2},
};

/* mask, word */
static const GG_ROM gg_policy_test policy_test__all[] = {
    {0x2000000000000000, 0}, {0x80000000000000, 0}, {0x8000000000000000, 0}, {0x2000000000000, 0},
    {0x1ff0000000000, 0}, {0x100ff00000000, 0}, {0xf0f0f0000000, 0}, {0xcccccc000000, 0},
    {0xaaaaaa000000, 0}, {0x100000000000000, 0}, {0x4000000000000, 1}, {0x4000000000000, 0},
    {0x1ff0000, 1}, {0x100ff00, 1}, {0xf0f0f0, 1}, {0xcccccc, 1}, {0xaaaaaa, 1},
    {0x200000000000000, 0}, {0x8000000000000, 1}, {0x8000000000000, 0}, {0x3fe0000000000, 1},
    {0x201fe00000000, 1}, {0x1e1e1e0000000, 1}, {0x1999998000000, 1}, {0x1555554000000, 1},
    {0x400000000000000, 0}, {0x10000000000000, 1}, {0x10000000000000, 0}, {0x1ff0000, 2},
    {0x100ff00, 2}, {0xf0f0f0, 2}, {0xcccccc, 2}, {0xaaaaaa, 2}, {0x800000000000000, 0},
    {0x20000000000000, 1}, {0x20000000000000, 0}, {0x3fe0000000000, 2}, {0x201fe00000000, 2},
    {0x1e1e1e0000000, 2}, {0x1999998000000, 2}, {0x1555554000000, 2}, {0x1000000000000000, 0},
    {0x40000000000000, 1}, {0x40000000000000, 0}, {2, 5}, {1, 5}, {0x1ff0000, 3}, {0x100ff00, 3},
    {0xf0f0f0, 3}, {0xcccccc, 3}, {0xaaaaaa, 3},
};

/* action, from */
static const GG_ROM gg_policy_leaf policy_leaf__all[] = {
    {GG_NONE, 0}, {GG_NONE, 1},
    {6, 3}, /* approach(intruder_1, gallery_1) */
    {7, 13}, /* approach(intruder_1, gallery_2) */
    {8, 26}, /* approach(intruder_1, gallery_3) */
    {9, 42}, /* approach(intruder_1, gallery_4) */
    {10, 61}, /* approach(intruder_1, gallery_5) */
    {0, 0}, /* shoot(intruder_1) */
    {1, 0}, /* shoot(intruder_2) */
    {2, 0}, /* shoot(intruder_3) */
    {3, 0}, /* shoot(intruder_4) */
    {4, 0}, /* shoot(intruder_5) */
    {5, 0}, /* shoot(intruder_6) */
    {15, 89}, /* approach(intruder_1, court_west) */
    {11, 83}, /* approach(intruder_1, gallery_6) */
    {GG_NONE, 0},
    {15, 0}, /* approach(intruder_1, court_west) */
};

/* nodes, tests, leaves, invariants, node_count, leaf_count, invariant_count, longest */
static const GG_ROM gg_policy policy__all[] = {
    {policy_node__all, policy_test__all, policy_leaf__all, NULL, 106, 15, 0, 3},
    {policy_node__all + 106, policy_test__all, policy_leaf__all + 15, NULL, 2, 2, 0, 1},
};

/* action, offset */
static const GG_ROM gg_table_step move__all[] = {
    {GG_NONE, 0},
    {12, 65512}, /* approach(intruder_1, court_north) */
    {12, 65513}, /* approach(intruder_1, court_north) */
    {12, 65514}, /* approach(intruder_1, court_north) */
    {12, 65515}, /* approach(intruder_1, court_north) */
    {12, 65516}, /* approach(intruder_1, court_north) */
    {12, 65517}, /* approach(intruder_1, court_north) */
    {12, 65518}, /* approach(intruder_1, court_north) */
    {12, 65519}, /* approach(intruder_1, court_north) */
    {12, 65520}, /* approach(intruder_1, court_north) */
    {12, 65521}, /* approach(intruder_1, court_north) */
    {12, 65522}, /* approach(intruder_1, court_north) */
    {12, 65523}, /* approach(intruder_1, court_north) */
    {12, 65524}, /* approach(intruder_1, court_north) */
    {12, 65525}, /* approach(intruder_1, court_north) */
    {12, 65526}, /* approach(intruder_1, court_north) */
    {12, 65527}, /* approach(intruder_1, court_north) */
    {12, 65528}, /* approach(intruder_1, court_north) */
    {12, 65529}, /* approach(intruder_1, court_north) */
    {12, 65530}, /* approach(intruder_1, court_north) */
    {12, 65531}, /* approach(intruder_1, court_north) */
    {12, 65532}, /* approach(intruder_1, court_north) */
    {12, 65533}, /* approach(intruder_1, court_north) */
    {12, 65534}, /* approach(intruder_1, court_north) */
    {12, 65535}, /* approach(intruder_1, court_north) */
    {GG_NONE, 0},
    {13, 65512}, /* approach(intruder_1, court_east) */
    {13, 65513}, /* approach(intruder_1, court_east) */
    {13, 65514}, /* approach(intruder_1, court_east) */
    {13, 65515}, /* approach(intruder_1, court_east) */
    {13, 65516}, /* approach(intruder_1, court_east) */
    {13, 65517}, /* approach(intruder_1, court_east) */
    {13, 65518}, /* approach(intruder_1, court_east) */
    {13, 65519}, /* approach(intruder_1, court_east) */
    {13, 65520}, /* approach(intruder_1, court_east) */
    {13, 65521}, /* approach(intruder_1, court_east) */
    {13, 65522}, /* approach(intruder_1, court_east) */
    {13, 65523}, /* approach(intruder_1, court_east) */
    {13, 65524}, /* approach(intruder_1, court_east) */
    {13, 65525}, /* approach(intruder_1, court_east) */
    {13, 65526}, /* approach(intruder_1, court_east) */
    {13, 65527}, /* approach(intruder_1, court_east) */
    {13, 65528}, /* approach(intruder_1, court_east) */
    {13, 65529}, /* approach(intruder_1, court_east) */
    {13, 65530}, /* approach(intruder_1, court_east) */
    {13, 65531}, /* approach(intruder_1, court_east) */
    {13, 65532}, /* approach(intruder_1, court_east) */
    {13, 65533}, /* approach(intruder_1, court_east) */
    {13, 65534}, /* approach(intruder_1, court_east) */
    {13, 65535}, /* approach(intruder_1, court_east) */
    {GG_NONE, 0},
    {14, 65512}, /* approach(intruder_1, court_south) */
    {14, 65513}, /* approach(intruder_1, court_south) */
    {14, 65514}, /* approach(intruder_1, court_south) */
    {14, 65515}, /* approach(intruder_1, court_south) */
    {14, 65516}, /* approach(intruder_1, court_south) */
    {14, 65517}, /* approach(intruder_1, court_south) */
    {14, 65518}, /* approach(intruder_1, court_south) */
    {14, 65519}, /* approach(intruder_1, court_south) */
    {14, 65520}, /* approach(intruder_1, court_south) */
    {14, 65521}, /* approach(intruder_1, court_south) */
    {14, 65522}, /* approach(intruder_1, court_south) */
    {14, 65523}, /* approach(intruder_1, court_south) */
    {14, 65524}, /* approach(intruder_1, court_south) */
    {14, 65525}, /* approach(intruder_1, court_south) */
    {14, 65526}, /* approach(intruder_1, court_south) */
    {14, 65527}, /* approach(intruder_1, court_south) */
    {14, 65528}, /* approach(intruder_1, court_south) */
    {14, 65529}, /* approach(intruder_1, court_south) */
    {14, 65530}, /* approach(intruder_1, court_south) */
    {14, 65531}, /* approach(intruder_1, court_south) */
    {14, 65532}, /* approach(intruder_1, court_south) */
    {14, 65533}, /* approach(intruder_1, court_south) */
    {14, 65534}, /* approach(intruder_1, court_south) */
    {14, 65535}, /* approach(intruder_1, court_south) */
    {GG_NONE, 0},
    {18, 3}, /* approach(intruder_1, stairs_middle) */
    {18, 4}, /* approach(intruder_1, stairs_middle) */
    {18, 5}, /* approach(intruder_1, stairs_middle) */
    {18, 6}, /* approach(intruder_1, stairs_middle) */
    {18, 7}, /* approach(intruder_1, stairs_middle) */
    {18, 8}, /* approach(intruder_1, stairs_middle) */
    {18, 9}, /* approach(intruder_1, stairs_middle) */
    {18, 10}, /* approach(intruder_1, stairs_middle) */
    {GG_NONE, 0},
    {16, 1}, /* approach(intruder_1, fountain) */
    {GG_NONE, 0},
    {17, 65535}, /* approach(intruder_1, stairs_low) */
};

/* table, policy, moves, wide */
static const GG_ROM gg_step_table step_table__all[] = {
    {{digit__all + 25, byte__all + 118, word__all + 121, 0, 2, {0, 1073741824}, 1, true, false},
     byte__all + 118, move__all + 84, false},
    {{digit__all + 26, byte__all + 122, word__all + 116, 0, 4, {6144, 0}, 1, true, false},
     byte__all + 126, move__all + 86, false},
    {{digit__all, byte__all, word__all + 120, 0, 50, {2064384, 4292870271}, 8, true, false},
     byte__all + 50, move__all, false},
    {{digit__all + 16, byte__all, word__all + 120, 0, 50, {3760193535, 2147483648}, 7, true, false},
     byte__all + 50, move__all + 25, false},
    {{digit__all + 8, byte__all, word__all + 120, 0, 50, {264241152, 4026548223}, 8, true, false},
     byte__all + 50, move__all + 50, false},
    {{digit__all + 27, byte__all + 100, word__all + 121, 0, 11, {960, 0}, 1, true, false},
     byte__all + 111, move__all + 75, false},
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 123, table__all, NULL, policy__all, &gg_policy_reading, word__all + 44, 1, true, false},
    {word__all + 124, &step_table__all[0].table, NULL, NULL, &gg_table_reading, word__all + 50, 1,
     false, false},
    {word__all + 125, &step_table__all[1].table, NULL, NULL, &gg_table_reading, word__all + 56, 1,
     false, false},
    {word__all + 126, &step_table__all[2].table, NULL, NULL, &gg_table_reading, word__all + 62, 1,
     false, false},
    {word__all + 127, &step_table__all[3].table, NULL, NULL, &gg_table_reading, word__all + 68, 1,
     false, false},
    {word__all + 128, &step_table__all[4].table, NULL, NULL, &gg_table_reading, word__all + 74, 1,
     false, false},
    {word__all + 129, &step_table__all[5].table, NULL, NULL, &gg_table_reading, word__all + 80, 1,
     false, false},
    {word__all + 123, NULL, NULL, policy__all + 1, &gg_policy_reading, word__all + 86, 0, true, false},
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
     .goals = goal_number__all, .relevance_mask = word__all + 92, .goal_count = 8, .task = 0}, /* sentry */
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
    {{box__all + 38, 1}, subtask__all, symbol__all, 1, 1, 0, 0, 0}, /* go(gallery_1): here != by */
    {{box__all + 39, 1}, subtask__all + 1, symbol__all + 1, 1, 1, 0, 0, 0}, /* go(gallery_2): here != by */
    {{box__all + 40, 1}, subtask__all + 2, symbol__all + 2, 1, 1, 0, 0, 0}, /* go(gallery_3): here != by */
    {{box__all + 41, 1}, subtask__all + 3, symbol__all + 3, 1, 1, 0, 0, 0}, /* go(gallery_4): here != by */
    {{box__all + 42, 1}, subtask__all + 4, symbol__all + 4, 1, 1, 0, 0, 0}, /* go(gallery_5): here != by */
    {{box__all + 43, 1}, subtask__all + 5, symbol__all + 5, 1, 1, 0, 0, 0}, /* go(gallery_6): here != by */
    {{box__all + 44, 1}, subtask__all + 6, symbol__all + 6, 1, 1, 0, 0, 0}, /* go(court_north): here != by */
    {{box__all + 45, 1}, subtask__all + 7, symbol__all + 7, 1, 1, 0, 0, 0}, /* go(court_east): here != by */
    {{box__all + 46, 1}, subtask__all + 8, symbol__all + 8, 1, 1, 0, 0, 0}, /* go(court_south): here != by */
    {{box__all + 47, 1}, subtask__all + 9, symbol__all + 9, 1, 1, 0, 0, 0}, /* go(court_west): here != by */
    {{box__all + 48, 1}, subtask__all + 10, symbol__all + 10, 1, 1, 0, 0, 0}, /* go(fountain): here != by */
    {{box__all + 49, 1}, subtask__all + 11, symbol__all + 11, 1, 1, 0, 0, 0}, /* go(stairs_low): here != by */
    {{box__all + 50, 1}, subtask__all + 12, symbol__all + 12, 1, 1, 0, 0, 0}, /* go(stairs_middle): here != by */
    {{box__all + 51, 1}, subtask__all + 13, symbol__all + 13, 1, 1, 0, 0, 0}, /* go(stairs_high): here != by */
    {{box__all + 52, 1}, subtask__all + 14, symbol__all + 14, 1, 1, 0, 0, 0}, /* go(vault_door): here != by */
    {{box__all + 53, 1}, subtask__all + 15, symbol__all + 15, 1, 1, 0, 0, 0}, /* go(vault_left): here != by */
    {{box__all + 54, 1}, subtask__all + 16, symbol__all + 16, 1, 1, 0, 0, 0}, /* go(vault_right): here != by */
    {{box__all + 55, 1}, subtask__all + 17, symbol__all + 17, 1, 1, 0, 0, 0}, /* go(vault_end): here != by */
    {{box__all + 56, 1}, subtask__all + 18, symbol__all + 18, 1, 1, 0, 0, 0}, /* go(desk): here != by */
    {{box__all + 57, 1}, subtask__all + 19, symbol__all + 19, 1, 1, 0, 0, 0}, /* go(lockers): here != by */
    {{box__all + 58, 1}, subtask__all + 20, symbol__all + 20, 1, 1, 0, 0, 0}, /* go(bell): here != by */
    {{box__all + 59, 1}, subtask__all + 21, symbol__all + 21, 1, 1, 0, 0, 0}, /* go(window): here != by */
    {{box__all + 60, 1}, subtask__all + 22, symbol__all + 22, 1, 1, 0, 0, 0}, /* go(safe): here != by */
    {{box__all + 61, 1}, subtask__all + 23, symbol__all + 23, 1, 1, 0, 0, 0}, /* go(back_door): here != by */
};

static const GG_ROM gg_task task__all[] = {
    {.methods = method__all, .groups = NULL, .index = NULL, .method_count = 24, .group_count = 0,
     .branch_count = 0, .select = GG_SCORED, .recursive = false, .least = 1, .draws = false,
     .component = GG_NONE}, /* rounds */
};

static const GG_ROM gg_places places__all[] = {
    {.walking = &gg_walking, .points = NULL, .symbols = symbol__all, .within = NULL, .leg_costs = NULL,
     .speed = 0, .fact = 0, .count = 24,
     .offsets = {.agent_walk = offsetof(sentry_agent, walk), .world_points = 0}},
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
    {word__all + 130, word__all + 121, reset__all, 3, SENTRY_INTRUDER_1, 27},
    {word__all + 131, word__all + 121, reset__all + 3, 3, SENTRY_INTRUDER_2, 28},
    {word__all + 132, word__all + 121, reset__all + 6, 3, SENTRY_INTRUDER_3, 29},
    {word__all + 133, word__all + 121, reset__all + 9, 3, SENTRY_INTRUDER_4, 30},
    {word__all + 134, word__all + 121, reset__all + 12, 3, SENTRY_INTRUDER_5, 31},
    {word__all + 135, word__all + 121, reset__all + 15, 3, SENTRY_INTRUDER_6, 32},
    {word__all + 126, word__all + 136, reset__all + 18, 1, SENTRY_NOISE_1, 33},
    {word__all + 127, word__all + 137, reset__all + 19, 1, SENTRY_NOISE_2, 34},
    {word__all + 128, word__all + 138, reset__all + 20, 1, SENTRY_NOISE_3, 35},
};

static const GG_ROM gg_slots slots__all[] = {
    {.ops = &gg_slotting, .all = slot__all, .ends = half__all + 715,
     .offsets = {.agent_slots = offsetof(sentry_agent, slots), .world_slots = offsetof(sentry_world, slots)},
     .count = 9},
};

/* boxes, count */
static const GG_ROM gg_condition condition__all[] = {
    {box__all + 62, 1}, {box__all + 63, 1}, {box__all + 64, 1}, {box__all + 65, 1},
    {box__all + 66, 1}, {box__all + 67, 1},
};

static const GG_ROM gg_condition *const GG_ROM condition_list__all[] = {
    condition__all, /* shoot(intruder_1) */
    condition__all + 1, /* shoot(intruder_2) */
    condition__all + 2, /* shoot(intruder_3) */
    condition__all + 3, /* shoot(intruder_4) */
    condition__all + 4, /* shoot(intruder_5) */
    condition__all + 5, /* shoot(intruder_6) */
    NULL, /* approach(intruder_1, gallery_1) */
    NULL, /* approach(intruder_2, gallery_1) */
    NULL, /* approach(intruder_3, gallery_1) */
    NULL, /* approach(intruder_4, gallery_1) */
    NULL, /* approach(intruder_5, gallery_1) */
    NULL, /* approach(intruder_6, gallery_1) */
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
    NULL, /* approach(intruder_2, gallery_1) */
    NULL, /* approach(intruder_3, gallery_1) */
    NULL, /* approach(intruder_4, gallery_1) */
    NULL, /* approach(intruder_5, gallery_1) */
    NULL, /* approach(intruder_6, gallery_1) */
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
    {{box__all + 37, 1}, effect__all + 52, NULL, effect__all + 52},
    {{box__all + 37, 1}, effect__all + 53, NULL, effect__all + 53},
    {{box__all + 37, 1}, effect__all + 54, NULL, effect__all + 54},
    {{box__all + 37, 1}, effect__all + 55, NULL, effect__all + 55},
    {{box__all + 37, 1}, effect__all + 56, NULL, effect__all + 56},
    {{box__all + 37, 1}, effect__all + 57, NULL, effect__all + 57},
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
    case_list__all + 1, /* approach(intruder_2, gallery_1) */
    case_list__all + 2, /* approach(intruder_3, gallery_1) */
    case_list__all + 3, /* approach(intruder_4, gallery_1) */
    case_list__all + 4, /* approach(intruder_5, gallery_1) */
    case_list__all + 5, /* approach(intruder_6, gallery_1) */
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
    {.ops = &gg_one_shot_ruling, .once = word__all + 139, .of_slots = NULL, .of_shared = NULL},
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

/* fact, low, first, count, once */
static const GG_ROM gg_told_place told_place__all[] = {
    {1, 1, 0, 24, false}, /* seen_at(intruder_1) */
    {2, 1, 0, 24, false}, /* seen_at(intruder_2) */
    {3, 1, 0, 24, false}, /* seen_at(intruder_3) */
    {4, 1, 0, 24, false}, /* seen_at(intruder_4) */
    {5, 1, 0, 24, false}, /* seen_at(intruder_5) */
    {6, 1, 0, 24, false}, /* seen_at(intruder_6) */
    {19, 1, 0, 24, true}, /* heard_at(noise_1) */
    {20, 1, 0, 24, true}, /* heard_at(noise_2) */
    {21, 1, 0, 24, true}, /* heard_at(noise_3) */
};

static const GG_ROM gg_told_actions told_actions__all[] = {
    {.ops = &gg_telling_places, .places = told_place__all, .numbers = half__all + 384, .count = 250,
     .place_count = 9},
};

/* condition, relevant, priority, cooldown, called, keep */
static const GG_ROM gg_goal goal__all[] = {
    {{box__all + 68, 1}, {box__all, 12}, 30, 0, false, false}, /* subdue: pulled */
    {{box__all + 69, 1}, {box__all + 12, 6}, 35, 0, false, false}, /* alarmed: alarm */
    {{box__all + 70, 1}, {box__all + 71, 1}, 40, 0, false, false}, /* treated: hurt == 0 */
    {{box__all + 72, 1}, {box__all + 73, 1}, 10, 0, false, false}, /* checked(noise_1): heard_at(what) == nowhere, noise_bound(what) */
    {{box__all + 74, 1}, {box__all + 75, 1}, 10, 0, false, false}, /* checked(noise_2): heard_at(what) == nowhere, noise_bound(what) */
    {{box__all + 76, 1}, {box__all + 77, 1}, 10, 0, false, false}, /* checked(noise_3): heard_at(what) == nowhere, noise_bound(what) */
    {{box__all + 78, 1}, {box__all + 79, 1}, 5, 0, false, false}, /* rested: awake >= 8 */
    {{box__all + 80, 1}, {box__all + 37, 1}, 15, 0, false, false}, /* armed: darts >= 1 */
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
    {.world = world__apply, .ops = &gg_applying, .ruling = NULL, .bits = word__all + 110,
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
    {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, 0, 0, 0, 52},
    {{16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31}, 0, 0, 0, 56},
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = &gg_slicing, .regressing = &gg_regressing,
     .satisficing = &gg_satisficing, .stubborn = NULL, .filters = filter__all, .masks = word__all,
     .filtered = word__all + 140, .conflicts = NULL, .conflict_rows = NULL, .value_count = 314,
     .filter_count = 2},
};

/* precondition, effect, period */
static const GG_ROM gg_rule rule__all[] = {
/* tired: awake -= 1 */
    {{box__all + 37, 1}, effect__all + 58, 20000}, /* tired: none */
/* steady: not pulled */
    {{box__all + 68, 1}, effect__all + 59, 500}, /* steady: pulled */
};

const GG_ROM gg_domain sentry_domain = {
    .word_count = 6,
    .flag_words = 5,
    .fact_count = 36,
    .action_count = 43,
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
    .guards = word__all + 32,
    .shared = word__all + 38,
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
    .told = told_actions__all,
    .offsets = {.agent_state = offsetof(sentry_agent, state), .agent_snapshot = offsetof(sentry_agent, snapshot),
     .agent_support_mask = offsetof(sentry_agent, support_mask),
     .agent_from = offsetof(sentry_agent, from), .agent_timers = offsetof(sentry_agent, timers),
     .agent_backoffs = offsetof(sentry_agent, backoffs), .agent_plan = offsetof(sentry_agent, plan),
     .agent_step_numbers = offsetof(sentry_agent, step_numbers), .agent_watches = 0,
     .agent_membership = 0, .world_state = offsetof(sentry_world, state), .world_timers = 0,
     .agent_bytes = sizeof(sentry_agent), .world_bytes = sizeof(sentry_world)},
    .goals = goal__all,
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all,
     .settle = tick_hook__all + 3, .look = tick_hook__all + 5, .start = tick_hook__all + 7,
     .end = tick_hook__all + 9},
    .format = &gg_format_28,
    .fingerprint = 1432582267,
    .saved_fingerprint = (uint32_t)(UINT32_C(1432582267) +
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
    .start = word__all + 98,
    .tops = word__all + 104,
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

