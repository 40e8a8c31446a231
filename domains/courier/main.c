/* SPDX-License-Identifier: MIT */
/*
 * A working day of the courier: orders come in, he plans what to do with them, and
 * what came of it is told by the trace. Waiting is not worth a line. On a terminal his days go on,
 * and keys order something.
 */
#include <stdio.h>
#include <string.h>

#include "../demo.h"
#include "courier.h"

enum { MINUTE = 60 * 1000, DAY_MINUTES = 24 * 60, OPENING = 8 * 60, CLOSING = 17 * 60 };

static courier_world world;
static courier_agent courier;
static courier_planner planner;
static unsigned minute = OPENING; /* since the first midnight */

/* When something is ordered, each day. */
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

static void tell(const char *what, const char *name)
{
    unsigned now = minute % DAY_MINUTES;
    demo_tell("%02u:%02u  %s%s", now / 60, now % 60, what, name);
}

/* What was delivered comes to the depot again; what is on its way need not. */
static void take_order(const struct order *order)
{
    bool delivered = !courier_ordered(&courier, order->package);
    tell("ordered: ", order->name);
    if (delivered)
        courier_set_lies(&courier, order->package, COURIER_DEPOT);
    courier_set_ordered(&courier, order->package, true);
}

static void take_orders(void)
{
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
        if (orders[i].minute == minute % DAY_MINUTES)
            take_order(&orders[i]);
}

/* The steps of a new plan, a line of them. */
static void tell_plan(void)
{
    char line[1024] = "";
    for (uint16_t i = 0; i < courier.core.plan_length; i++) {
        size_t length = strlen(line);
        snprintf(line + length, sizeof line - length, "%s%s", i ? ", " : "",
                 courier_domain.names->actions[courier.plan[i]]);
    }
    tell("plan: ", line);
}

static bool is_about(uint16_t ground_action, courier_action action)
{
    return courier_domain.actions[ground_action].source_index == (uint16_t)action;
}

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    const gg_names *names = courier_domain.names;
    (void)context;
    (void)agent;
    if (event->kind == GG_PLAN_MADE && courier.core.plan_length > 0 &&
        !is_about(courier.plan[0], COURIER_ACTION_WAIT_5M))
        tell_plan();
    if (event->kind == GG_PLAN_INTERRUPTED)
        tell("first of all: ", names->methods[event->index][event->value]);
    if (event->kind == GG_PLAN_FAILED)
        tell(event->value == GG_NO_PLAN ? "no plan" : "given up at a limit", "");
    if (event->kind == GG_PLAN_DROPPED)
        demo_tell("%02u:%02u  the plan is dropped: %s cannot be done any more",
                  minute % DAY_MINUTES / 60, minute % 60, names->actions[event->index]);
    if (event->kind == GG_ACTION_ENDED && is_about(event->index, COURIER_ACTION_HAND_OVER))
        tell("done: ", names->actions[event->index]);
}

static void step(void)
{
    take_orders();
    courier_agent_tick(&courier, &planner, minute == OPENING ? 0 : MINUTE);
    courier_world_tick(&world, MINUTE);
    minute++;
}

/* ------------------------------------------------------------ on a terminal */

static void head(char *text, size_t size)
{
    unsigned now = minute % DAY_MINUTES;
    snprintf(text, size, "day %u, %02u:%02u; the gate is %s", minute / DAY_MINUTES + 1, now / 60,
             now % 60, courier_gate_open(&courier) ? "open" : "shut");
}

/* Where a package is, in the words of the fact's list: a place, or a vehicle. */
static const char *where(courier_symbol it)
{
    switch (it) {
    case COURIER_DEPOT:
        return "depot";
    case COURIER_MARKET:
        return "market";
    case COURIER_SCHOOL:
        return "school";
    case COURIER_STATION:
        return "station";
    case COURIER_HOSPITAL:
        return "hospital";
    case COURIER_BRIDGE:
        return "bridge";
    case COURIER_HARBOUR:
        return "harbour";
    case COURIER_BIKE:
        return "on the bike";
    default:
        return "on the van";
    }
}

static void draw_vehicle(struct screen *screen, const char *name, courier_symbol vehicle)
{
    int battery = courier_battery(&courier, vehicle);
    screen_line(screen, STYLE_PLAIN, "%c %-9s %.*s%.*s %s",
                courier_rides(&courier) == vehicle ? '@' : ' ', name, battery, "########",
                8 - battery, "........", where(courier_at(&courier, vehicle)));
}

static void draw(struct screen *screen, unsigned chosen)
{
    static const char *const names[] = {"letter", "medicine", "piano", "flowers"};
    char doing[512];
    (void)chosen;
    demo_doing(&courier.core, courier.plan, MINUTE, doing, sizeof doing);
    screen_line(screen, STYLE_STRONG, "%s", doing);
    draw_vehicle(screen, "bike", COURIER_BIKE);
    draw_vehicle(screen, "van", COURIER_VAN);
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
        screen_line(screen, STYLE_PLAIN, "  %-9s %-8s %s", names[i],
                    courier_ordered(&courier, orders[i].package) ? "ordered" : "",
                    where(courier_lies(&courier, orders[i].package)));
}

static size_t explain(unsigned chosen, char *text, size_t size)
{
    (void)chosen;
    return courier_agent_explain(&courier, &planner, text, size);
}

static void order_letter(unsigned chosen)
{
    (void)chosen;
    take_order(&orders[0]);
}

static void order_medicine(unsigned chosen)
{
    (void)chosen;
    take_order(&orders[1]);
}

static void order_piano(unsigned chosen)
{
    (void)chosen;
    take_order(&orders[2]);
}

static void order_flowers(unsigned chosen)
{
    (void)chosen;
    take_order(&orders[3]);
}

static void turn_gate(unsigned chosen)
{
    (void)chosen;
    courier_set_gate_open(&courier, !courier_gate_open(&courier));
    tell(courier_gate_open(&courier) ? "The gate is opened." : "The gate falls shut.", "");
}

static const struct demo_event events[] = {
    {'l', "letter", order_letter},   {'m', "medicine", order_medicine}, {'p', "piano", order_piano},
    {'f', "flowers", order_flowers}, {'g', "gate", turn_gate},          {0, NULL, NULL}};

static const struct demo demo = {.name = "courier",
                                 .steps = 4,
                                 .agents = 1,
                                 .rows = 8,
                                 .step = step,
                                 .draw = draw,
                                 .head = head,
                                 .explain = explain,
                                 .events = events};

int main(void)
{
    courier_world_init(&world);
    courier_agent_init(&courier, &world, 1);
    courier_planner_init(&planner);
    courier_planner_trace(&planner, on_event, NULL);
    if (demo_run(&demo))
        return 0;
    while (minute < CLOSING)
        step();
    printf("%02u:%02u  the bike has %d left of 8, the van %d\n", minute / 60, minute % 60,
           (int)courier_battery(&courier, COURIER_BIKE),
           (int)courier_battery(&courier, COURIER_VAN));
    return 0;
}
