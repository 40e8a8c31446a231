/* SPDX-License-Identifier: MIT */
/* Sets the fighters up, lets time pass for all, and sees to those who fall. */
#include "battle.h"

enum {
    AWAY_TIME = 15000,
    REACTION = 300, /* decisions are so far apart, each fighter's at a time of his own */
    SQUAD = FIGHTERS / SIDES
};

static const enum type squad[SQUAD] = {SOLDIER, SOLDIER, SOLDIER, SNIPER, MEDIC, CIVILIAN};

const char *fighter_name(const struct fighter *fighter)
{
    static const char *const names[FIGHTERS] = {
        "west soldier 1", "west soldier 2", "west soldier 3", "west sniper",
        "west medic",     "west civilian",  "east soldier 1", "east soldier 2",
        "east soldier 3", "east sniper",    "east medic",     "east civilian"};
    return names[fighter - fighter->field->fighters];
}

char fighter_letter(const struct fighter *fighter)
{
    static const char letters[SIDES][TYPES + 1] = {"SNMC", "snmc"};
    return letters[fighter->side][fighter->type];
}

/* --------------------------------------------------------------- fighters */

static void wake(struct battle *battle, struct fighter *fighter)
{
    skirmish_world *world = &battle->worlds[fighter->side];
    uint32_t seed = gg_random_next(&battle->field.dice);
    static void (*const init[TYPES])(skirmish_agent *, skirmish_world *, uint32_t) = {
        skirmish_agent_init_soldier, skirmish_agent_init_sniper, skirmish_agent_init_medic,
        skirmish_agent_init_civilian};
    field_place(fighter);
    init[fighter->type](&fighter->agent, world, seed);
    skirmish_agent_detail(&fighter->agent, REACTION, 0);
}

void battle_init(struct battle *battle, uint32_t seed, gg_trace *trace, void *context)
{
    struct field *field = &battle->field;
    field_init(field, seed);
    for (unsigned side = 0; side < SIDES; side++)
        skirmish_world_init(&battle->worlds[side]);
    skirmish_planner_init(&battle->planner);
    skirmish_planner_trace(&battle->planner, trace, context);
    commander_init(&battle->commander, field, 0);
    for (unsigned i = 0; i < FIGHTERS; i++) {
        struct fighter *fighter = &field->fighters[i];
        fighter->field = field;
        fighter->type = squad[i % SQUAD];
        fighter->side = i / SQUAD;
        wake(battle, fighter);
    }
}

/* The fallen do nothing; whoever has been away for a while begins anew. */
static void step_fighter(struct battle *battle, struct fighter *fighter)
{
    switch (fighter->condition) {
    case STANDING:
        skirmish_agent_tick(&fighter->agent, &battle->planner, TICK);
        break;
    case FALLEN:
        skirmish_agent_stop(&fighter->agent, &battle->planner);
        break;
    case AWAY:
        if (battle->field.now - fighter->since >= AWAY_TIME)
            wake(battle, fighter);
        break;
    }
}

void battle_step(struct battle *battle)
{
    field_step(&battle->field);
    for (unsigned side = 0; side < SIDES; side++)
        skirmish_world_tick(&battle->worlds[side], TICK);
    commander_step(&battle->commander);
    /* Which side comes first changes, so that neither always has the first shot. */
    unsigned first = battle->field.now / TICK % 2 * SQUAD;
    for (unsigned i = 0; i < FIGHTERS; i++)
        step_fighter(battle, &battle->field.fighters[(first + i) % FIGHTERS]);
}

/* ------------------------------------------------------------------- hash */

/* FNV-1a (Fowler, Noll, Vo), of numbers instead of bytes. */
static void mix(uint32_t *hash, uint32_t value)
{
    *hash = (*hash ^ value) * 16777619u;
}

static void mix_agent(uint32_t *hash, const skirmish_agent *agent)
{
    const gg_agent *core = &agent->core;
    for (uint16_t i = 0; i < skirmish_domain.fact_count; i++)
        mix(hash, gg_agent_read(core, i));
    for (uint16_t i = core->step; i < core->plan_length; i++)
        mix(hash, agent->plan[i]);
    for (unsigned i = 0; i < SKIRMISH_BACKOFFS; i++)
        mix(hash, agent->backoffs[i].left ^ agent->backoffs[i].waits ^ agent->backoffs[i].failures);
    mix(hash, skirmish_agent_ground_action(agent));
    mix(hash, core->goal);
    mix(hash, core->elapsed);
    mix(hash, core->random.a ^ core->random.b ^ core->random.c ^ core->random.d);
}

static void mix_fighter(uint32_t *hash, const struct fighter *fighter)
{
    mix(hash, (uint32_t)fighter->condition);
    mix(hash, fighter->since);
    mix(hash, (uint32_t)fighter->place);
    mix(hash, (uint32_t)fighter->heading);
    mix(hash, fighter->walked);
    mix(hash, (uint32_t)fighter->health);
    mix(hash, fighter->covered);
    mix(hash, fighter->shot_at);
    mix(hash, fighter->fired);
    mix_agent(hash, &fighter->agent);
}

static void mix_field(uint32_t *hash, const struct field *field)
{
    mix(hash, field->now);
    mix(hash, field->dice.a ^ field->dice.b ^ field->dice.c ^ field->dice.d);
    for (unsigned i = 0; i < SIDES * PLACES; i++)
        mix(hash, field->known[i / PLACES][i % PLACES]);
    for (unsigned i = 0; i < DOORS; i++)
        mix(hash, field->shuts[i] + field->open[i]);
    for (unsigned i = 0; i < ROOMS; i++)
        mix(hash, field->goes_out[i] + field->lit[i]);
    mix(hash, (uint32_t)field->generator);
    mix(hash, (uint32_t)field->fuel);
    mix(hash, field->burnt);
    mix(hash, field->beam_until);
}

uint32_t battle_hash(const struct battle *battle, uint32_t hash)
{
    mix_field(&hash, &battle->field);
    for (unsigned i = 0; i < FIGHTERS; i++)
        mix_fighter(&hash, &battle->field.fighters[i]);
    mix(&hash, command_agent_ground_action(&battle->commander.agent));
    mix(&hash, (uint32_t)(battle->commander.given + battle->commander.obeyed));
    return hash;
}
