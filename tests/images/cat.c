/* SPDX-License-Identifier: MIT */
/*
 * Two cats of domains/cat in one house. Ticks are minutes of their lives; actions fail or end
 * before their time as image_act says.
 */
#include "cat.h"

#include "image.h"

enum { MINUTE = 60000 };

static cat_world world;
static cat_agent tom, kitty;
static cat_planner planner;

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    image_event(agent == &tom.core ? "tom:" : "kitty:", agent, event);
}

void life_begin(void)
{
    cat_world_init(&world);
    cat_planner_init(&planner);
    cat_planner_trace(&planner, on_event, NULL);
    cat_agent_init(&tom, &world, 1);
    cat_agent_init(&kitty, &world, 2);
}

static void live(cat_agent *cat, const char *name, uint32_t time)
{
    image_disturb(name, &cat->core, cat_planner_core(&planner));
    cat_agent_tick(cat, &planner, time);
    image_remember(&cat->core);
}

void life_tick(void)
{
    uint32_t time = MINUTE * (1 + image_draw(8));
    cat_world_tick(&world, time);
    live(&tom, "tom", time);
    live(&kitty, "kitty", time);
}

/* ------------------------------------------------------ functions of the game */

static gg_status act(cat_agent *agent, gg_phase phase)
{
    return image_act(phase, cat_agent_wait(agent));
}

gg_status cat_task_eat(cat_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status cat_task_drink(cat_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status cat_task_sleep(cat_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status cat_task_poop(cat_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status cat_task_parkour(cat_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status cat_task_chase_roach(cat_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status cat_task_eat_roach(cat_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status cat_task_scratch(cat_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status cat_task_groom(cat_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status cat_task_daze(cat_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status cat_task_meow(cat_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status cat_task_rub_master(cat_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status cat_task_wreck_home(cat_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status cat_travel_walk(cat_agent *agent, gg_phase phase, cat_symbol place)
{
    (void)place;
    return image_act(phase, cat_agent_walked(agent));
}
