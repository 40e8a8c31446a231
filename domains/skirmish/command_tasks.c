/* SPDX-License-Identifier: MIT */
/* How a commander gives orders, and what it sees: the functions of command.yaml. */
#include "commander.h"

/* Above routines and the laser, below staying alive and fighting. */
enum { ORDER_PRIORITY = 40 };

void commander_init(struct commander *commander, struct field *field, unsigned side)
{
    commander->field = field;
    commander->side = side;
    commander->sent = NULL;
    commander->given = commander->obeyed = commander->withdrawn = 0;
    command_world_init(&commander->world);
    command_planner_init(&commander->planner);
    command_agent_init(&commander->agent, &commander->world, 1);
}

void commander_step(struct commander *commander)
{
    command_world_tick(&commander->world, TICK);
    command_agent_tick(&commander->agent, &commander->planner, TICK);
}

/* ------------------------------------------------------------------ orders */

static struct commander *commander_of(command_agent *agent)
{
    return (struct commander *)(void *)agent;
}

/* A post on the map. */
static skirmish_symbol place_of(command_symbol post)
{
    static const skirmish_symbol posts[] = {[COMMAND_YARD] = SKIRMISH_YARD,
                                            [COMMAND_HALL] = SKIRMISH_HALL,
                                            [COMMAND_TOWER] = SKIRMISH_TOWER};
    return posts[post];
}

/* Whether it is a soldier of the side that can take an order. */
static bool is_fit(const struct fighter *fighter, unsigned side)
{
    return fighter->side == side && fighter->type == SOLDIER && fighter->condition == STANDING;
}

/* The soldier that has the shortest way to a place. */
static struct fighter *nearest(struct commander *commander, skirmish_symbol place)
{
    struct fighter *best = NULL;
    for (unsigned i = 0; i < FIGHTERS; i++) {
        struct fighter *fighter = &commander->field->fighters[i];
        if (is_fit(fighter, commander->side) &&
            (!best || steps_between(fighter->place, place) < steps_between(best->place, place)))
            best = fighter;
    }
    return best;
}

static gg_status give_order(struct commander *commander, skirmish_symbol place)
{
    commander->sent = nearest(commander, place);
    if (!commander->sent)
        return GG_FAILURE;
    commander->order =
        skirmish_agent_want(&commander->sent->agent, SKIRMISH_GOAL_HOLD, &place, ORDER_PRIORITY);
    commander->given++;
    return commander->order ? GG_RUNNING : GG_FAILURE;
}

/* What the soldier reports. One that has fallen reports nothing. */
static gg_status hear(const struct commander *commander)
{
    if (commander->sent->condition != STANDING)
        return GG_FAILURE;
    switch (skirmish_agent_want_status(&commander->sent->agent, commander->order)) {
    case GG_WANT_WAITING:
    case GG_WANT_RUNNING:
        return GG_RUNNING;
    case GG_WANT_REACHED:
        return GG_SUCCESS;
    default:
        return GG_FAILURE;
    }
}

/* send */
gg_status command_task_send(command_agent *agent, gg_phase phase, command_symbol to)
{
    struct commander *commander = commander_of(agent);
    if (phase == GG_START)
        return give_order(commander, place_of(to));
    if (phase == GG_TICK)
        return hear(commander);
    commander->obeyed += command_agent_ending(agent) == GG_SUCCESS;
    if (commander->sent && skirmish_agent_unwant(&commander->sent->agent, commander->order))
        commander->withdrawn++;
    return GG_SUCCESS;
}

/* watch */
gg_status command_task_watch(command_agent *agent, gg_phase phase)
{
    (void)phase;
    return command_agent_wait(agent);
}

/* ------------------------------------------------------------------- senses */

/* The real value of 'fit'. */
int32_t command_sense_fit(const command_agent *agent)
{
    const struct commander *commander = (const struct commander *)(const void *)agent;
    int32_t fit = 0;
    for (unsigned i = 0; i < FIGHTERS; i++)
        fit += is_fit(&commander->field->fighters[i], commander->side);
    return fit;
}

/* The real value of 'pressed'. */
bool command_sense_pressed(const command_agent *agent)
{
    const struct commander *commander = (const struct commander *)(const void *)agent;
    const struct field *field = commander->field;
    return field_knows(field, commander->side, base_of(commander->side)) ||
           field_knows(field, commander->side, SKIRMISH_YARD);
}
