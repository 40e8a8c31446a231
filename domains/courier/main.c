/* SPDX-License-Identifier: MIT */
/*
 * A working day of the courier: orders come in, he plans what to do with them, and
 * what came of it is told by the trace. Waiting is not worth a line.
 */
#include <stdio.h>

#include "courier.h"

enum { MINUTE = 60 * 1000, OPENING = 8 * 60, CLOSING = 17 * 60 };

static courier_world world;
static courier_agent courier;
static courier_planner planner;
static unsigned minute = OPENING; /* of the day */

/* When something is ordered. */
static const struct order {
    unsigned minute;
    courier_symbol package;
    const char *name;
} orders[] = {
    {8 * 60, COURIER_LETTER, "a letter for the school"},
    {8 * 60 + 10, COURIER_MEDICINE, "medicine for the hospital, urgent"},
    {10 * 60 + 15, COURIER_PIANO, "a piano for the harbour"},
    {13 * 60 + 5, COURIER_FLOWERS, "flowers for the harbour"},
};

static void take_orders(void)
{
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
        if (orders[i].minute != minute)
            continue;
        printf("%02u:%02u  ordered: %s\n", minute / 60, minute % 60, orders[i].name);
        courier_set_ordered(&courier, orders[i].package, true);
    }
}

/* The steps of a new plan, a line of them. */
static void print_plan(void)
{
    for (uint16_t i = 0; i < courier.core.plan_length; i++) {
        const char *name = courier_domain.names->actions[courier.plan[i]];
        if (i == 0)
            printf("%02u:%02u  plan: %s", minute / 60, minute % 60, name);
        else
            printf(", %s", name);
    }
    printf("\n");
}

static bool is_about(uint16_t ground_action, courier_action action)
{
    return courier_domain.actions[ground_action].source_index == (uint16_t)action;
}

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    (void)agent;
    if (event->kind == GG_PLAN_MADE && courier.core.plan_length > 0 &&
        !is_about(courier.plan[0], COURIER_ACTION_WAIT))
        print_plan();
    if (event->kind == GG_PLAN_INTERRUPTED)
        printf("%02u:%02u  first of all: %s\n", minute / 60, minute % 60,
               courier_domain.names->methods[event->index][event->value]);
    if (event->kind == GG_PLAN_FAILED)
        printf("%02u:%02u  %s\n", minute / 60, minute % 60,
               event->value == GG_NO_PLAN ? "no plan" : "given up at a limit");
    if (event->kind == GG_PLAN_DROPPED)
        printf("%02u:%02u  the plan is dropped: %s cannot be done any more\n", minute / 60,
               minute % 60, courier_domain.names->actions[event->index]);
    if (event->kind == GG_ACTION_ENDED && is_about(event->index, COURIER_ACTION_HAND_OVER))
        printf("%02u:%02u  done: %s\n", minute / 60, minute % 60,
               courier_domain.names->actions[event->index]);
}

int main(void)
{
    courier_world_init(&world);
    courier_agent_init(&courier, &world, 1);
    courier_planner_init(&planner);
    courier_planner_trace(&planner, on_event, NULL);
    for (; minute < CLOSING; minute++) {
        take_orders();
        courier_agent_tick(&courier, &planner, minute == OPENING ? 0 : MINUTE);
        courier_world_tick(&world, MINUTE);
    }
    printf("%02u:%02u  the bike has %d left of 8, the van %d\n", minute / 60, minute % 60,
           (int)courier_battery(&courier, COURIER_BIKE),
           (int)courier_battery(&courier, COURIER_VAN));
    return 0;
}
