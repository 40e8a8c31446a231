/*
 * What guard does: fill these functions in. goapgen made this file from guard.yaml and
 * never touches it again; 'goapgen --new-tasks guard.yaml' prints the stubs that it
 * lacks. An action is started, ticked until it answers something else than
 * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.
 * What an action needs and does stands at its declaration in guard.h.
 */
#include "guard.h"

/* go_to */
gg_status guard_soldier_task_go_to(guard_agent *agent, gg_phase phase, guard_symbol to)
{
    (void)phase;
    (void)to;
    return guard_agent_wait(agent);
}

/* hurry */
gg_status guard_soldier_task_hurry(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* turn_on */
gg_status guard_soldier_task_turn_on(guard_agent *agent, gg_phase phase, guard_symbol what, guard_symbol where)
{
    (void)phase;
    (void)what;
    (void)where;
    return guard_agent_wait(agent);
}

/* take */
gg_status guard_soldier_task_take(guard_agent *agent, gg_phase phase, guard_symbol what)
{
    (void)phase;
    (void)what;
    return guard_agent_wait(agent);
}

/* drop */
gg_status guard_soldier_task_drop(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* load */
gg_status guard_soldier_task_load(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* shoot */
gg_status guard_soldier_task_shoot(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* calm_down */
gg_status guard_soldier_task_calm_down(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* sit */
gg_status guard_soldier_task_sit(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* sleep */
gg_status guard_soldier_task_sleep(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* shout */
gg_status guard_soldier_task_shout(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* climb */
gg_status guard_soldier_task_climb(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* steal */
gg_status guard_soldier_task_steal(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* wait */
gg_status guard_soldier_task_wait(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* Whether 'turn_on' can be done: asked once in a planning. */
bool guard_soldier_check_has_hands(const guard_agent *agent, guard_symbol what, guard_symbol where)
{
    (void)agent;
    (void)what;
    (void)where;
    return true;
}

/* Whether 'shoot' can be done: asked once in a planning. */
bool guard_soldier_check_target_in_sight(const guard_agent *agent)
{
    (void)agent;
    return true;
}

/* The real value of 'target_seen'. */
bool guard_soldier_sense_target_seen(const guard_agent *agent)
{
    return guard_target_seen(agent);
}

/* The real value of 'distance'. */
int32_t guard_soldier_sense_distance(const guard_agent *agent)
{
    return guard_distance(agent);
}

/* The real value of 'noise'. */
int32_t guard_soldier_sense_noise(const guard_agent *agent, guard_symbol place)
{
    return guard_noise(agent, place);
}

/* The real value of 'door_open'. */
bool guard_soldier_sense_door_open(const guard_agent *agent)
{
    return guard_door_open(agent);
}

/* Makes 'holding' true in the game: it has changed to the value. */
void guard_soldier_apply_holding(guard_agent *agent, guard_symbol value)
{
    (void)agent;
    (void)value;
}

/* Makes 'warmth' true in the game: it has changed to the value. */
void guard_soldier_apply_warmth(guard_agent *agent, double value)
{
    (void)agent;
    (void)value;
}

/* Makes 'floor' true in the game: it has changed to the value. */
void guard_soldier_apply_floor(guard_agent *agent, int32_t value)
{
    (void)agent;
    (void)value;
}

/* Makes 'powered' true in the game: it has changed to the value. */
void guard_soldier_apply_powered(guard_agent *agent, guard_symbol device, bool value)
{
    (void)agent;
    (void)device;
    (void)value;
}

/* Makes 'alarm' true in the game: it has changed to the value. */
void guard_soldier_apply_alarm(guard_agent *agent, bool value)
{
    (void)agent;
    (void)value;
}

/* go_to */
gg_status guard_civilian_task_go_to(guard_agent *agent, gg_phase phase, guard_symbol to)
{
    (void)phase;
    (void)to;
    return guard_agent_wait(agent);
}

/* hurry */
gg_status guard_civilian_task_hurry(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* sit */
gg_status guard_civilian_task_sit(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* sleep */
gg_status guard_civilian_task_sleep(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* shout */
gg_status guard_civilian_task_shout(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* wait */
gg_status guard_civilian_task_wait(guard_agent *agent, gg_phase phase)
{
    (void)phase;
    return guard_agent_wait(agent);
}

/* The real value of 'target_seen'. */
bool guard_civilian_sense_target_seen(const guard_agent *agent)
{
    return guard_target_seen(agent);
}

/* The real value of 'noise'. */
int32_t guard_civilian_sense_noise(const guard_agent *agent, guard_symbol place)
{
    return guard_noise(agent, place);
}

/* The real value of 'door_open'. */
bool guard_civilian_sense_door_open(const guard_agent *agent)
{
    return guard_door_open(agent);
}

/* Makes 'warmth' true in the game: it has changed to the value. */
void guard_civilian_apply_warmth(guard_agent *agent, double value)
{
    (void)agent;
    (void)value;
}

/* Makes 'alarm' true in the game: it has changed to the value. */
void guard_civilian_apply_alarm(guard_agent *agent, bool value)
{
    (void)agent;
    (void)value;
}

/* Makes 'alarm' true in the game: it has changed to the value. */
void guard_world_apply_alarm(guard_world *world, bool value)
{
    (void)world;
    (void)value;
}
