/* SPDX-License-Identifier: MIT */
/*
 * A smith who is told at random what is to hold: a place, and how many nails, coins or ore there
 * are, or whether the forge is lit. The log tells each want, and how it ended.
 */
#include "smith.h"

#include "image.h"

static smith_world world;
static smith_agent smith;
static smith_planner planner;

static uint32_t want;
static bool hammer = true;

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    image_event("smith:", agent, event);
}

void life_begin(void)
{
    smith_world_init(&world);
    smith_planner_init(&planner);
    smith_planner_trace(&planner, on_event, NULL);
    smith_agent_init(&smith, &world, 1);
}

/* What is asked of a number: the greatest value is its fact's. */
static bool ask_number(gg_condition_builder *builder, smith_fact fact, uint16_t most)
{
    uint32_t low = image_draw(most + UINT32_C(1));
    return gg_condition_ask(&smith_domain, builder, (uint16_t)fact, low,
                            low + image_draw(most - low + 1));
}

static void ask_for_something(void)
{
    gg_flag_test flags[SMITH_STATE_WORDS];
    gg_range_test ranges[SMITH_STATE_WORDS];
    gg_condition_builder builder = {.flags = flags,
                                    .ranges = ranges,
                                    .flag_capacity = SMITH_STATE_WORDS,
                                    .range_capacity = SMITH_STATE_WORDS};
    gg_condition_begin(&builder);
    bool fine = true;
    uint32_t place = image_draw(3);
    if (image_happens(2))
        fine = gg_condition_ask(&smith_domain, &builder, SMITH_FACT_AT, place, place);
    if (image_happens(2))
        fine = fine && gg_condition_ask(&smith_domain, &builder, SMITH_FACT_LIT, 1, 1);
    if (image_happens(2))
        fine = fine && ask_number(&builder, SMITH_FACT_NAILS, 9);
    if (image_happens(2))
        fine = fine && ask_number(&builder, SMITH_FACT_COINS, 5);
    want = fine ? smith_agent_want_condition(&smith, &builder, (int32_t)image_draw(3)) : 0;
}

static void change_game(void)
{
    if (image_happens(50))
        hammer = !hammer;
    if (image_happens(30))
        ask_for_something();
    if (image_happens(200))
        image_shuffle(&smith.core);
    if (image_happens(300))
        (void)smith_agent_unwant(&smith, want);
}

void life_tick(void)
{
    change_game();
    image_disturb("smith", &smith.core, smith_planner_core(&planner));
    smith_agent_tick(&smith, &planner, 1 + image_draw(200));
    image_remember(&smith.core);
}

/* ------------------------------------------------------ functions of the game */

static gg_status act(smith_agent *agent, gg_phase phase)
{
    return image_act(phase, smith_agent_wait(agent));
}

gg_status smith_task_go(smith_agent *agent, gg_phase phase, smith_symbol to)
{
    (void)to;
    return act(agent, phase);
}

gg_status smith_task_dig(smith_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status smith_task_light(smith_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status smith_task_make_nail(smith_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status smith_task_sell(smith_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

gg_status smith_task_spend(smith_agent *agent, gg_phase phase)
{
    return act(agent, phase);
}

bool smith_check_has_hammer(const smith_agent *agent)
{
    (void)agent;
    return hammer;
}
