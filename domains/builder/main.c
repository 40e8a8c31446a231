/* SPDX-License-Identifier: MIT */
/*
 * Two builders, their stocks, and the player's orders. On a terminal keys order and cancel;
 * elsewhere a hut, a well and a tower are ordered, and two minutes are told.
 */
#include <stdio.h>

#include "../demo.h"
#include "yard.h"

enum { SECOND = 1000, SHOWN = 120 * SECOND, STOCKS = 4 };

static const char *const names[YARD_BUILDERS] = {"Mia", "Jon"};
static const char *const stocks[STOCKS] = {"wood", "stone", "planks", "iron"};
static const char *const buildings[YARD_BUILDINGS] = {"hut", "well", "mill", "tower"};

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    if (event->kind != GG_METHOD_CHOSEN && event->kind != GG_WALK_STARTED &&
        event->kind != GG_WALK_ENDED)
        demo_tell_event(names[agent == &yard.builders[1].core], agent, event);
}

static void head(char *text, size_t size)
{
    snprintf(text, size, "%u:%02u.%u; %u huts, %u wells, %u mills, %u towers",
             (unsigned)(yard.now / (60 * SECOND)), (unsigned)(yard.now / SECOND % 60),
             (unsigned)(yard.now % SECOND / 100), yard.stands[0], yard.stands[1], yard.stands[2],
             yard.stands[3]);
}

static void describe(unsigned number, char *text, size_t size)
{
    const builder_agent *builder = &yard.builders[number];
    char doing[256];
    demo_doing(&builder->core, builder->plan, SECOND, doing, sizeof doing);
    snprintf(text, size, "%s  %s", names[number], doing);
}

static void draw_order(struct screen *screen, const struct yard_order *order)
{
    if (order->id)
        screen_line(screen, order->built_at ? STYLE_STRONG : STYLE_PLAIN, "%4lu. %-6s %s",
                    (unsigned long)order->id, buildings[order->building - BUILDER_HUT],
                    order->built_at ? "stands" : "");
}

/* The stocks as bars, and the queue from the oldest order on. */
static void draw(struct screen *screen, unsigned chosen)
{
    static const char bar[] = "====================";
    (void)chosen;
    for (int i = 0; i < STOCKS; i++) {
        int count = builder_world_have(&yard.world, (builder_symbol)(BUILDER_WOOD + i));
        screen_line(screen, STYLE_PLAIN, "%-6s %2d %.*s", stocks[i], count, count, bar);
    }
    for (uint32_t id = 1; id < yard.next_id; id++)
        for (int i = 0; i < YARD_ORDERS; i++)
            if (yard.orders[i].id == id)
                draw_order(screen, &yard.orders[i]);
}

static size_t explain(unsigned number, char *text, size_t size)
{
    return builder_agent_explain(&yard.builders[number], &yard.planner, text, size);
}

static void order(builder_symbol building)
{
    const char *name = buildings[building - BUILDER_HUT];
    demo_tell(yard_order_building(building) ? "A %s is ordered." : "No room for a %s in the queue.",
              name);
}

static void order_hut(unsigned number)
{
    (void)number;
    order(BUILDER_HUT);
}

static void order_well(unsigned number)
{
    (void)number;
    order(BUILDER_WELL);
}

static void order_mill(unsigned number)
{
    (void)number;
    order(BUILDER_MILL);
}

static void order_tower(unsigned number)
{
    (void)number;
    order(BUILDER_TOWER);
}

static void cancel(unsigned number)
{
    (void)number;
    demo_tell(yard_cancel() ? "The oldest order is cancelled." : "Nothing is ordered.");
}

static void steal(unsigned number)
{
    (void)number;
    for (builder_symbol i = BUILDER_WOOD; i <= BUILDER_IRON; i++)
        builder_world_set_have(&yard.world, i, 0);
    demo_tell("A thief takes all that is in the yard.");
}

static const struct demo_event events[] = {{'h', "hut", order_hut},
                                           {'w', "well", order_well},
                                           {'m', "mill", order_mill},
                                           {'t', "tower", order_tower},
                                           {'c', "cancel", cancel},
                                           {'s', "thief", steal},
                                           {0, NULL, NULL}};

static const struct demo demo = {.name = "builder",
                                 .steps = SECOND / YARD_TICK,
                                 .agents = YARD_BUILDERS,
                                 .rows = STOCKS + YARD_ORDERS,
                                 .step = yard_tick,
                                 .draw = draw,
                                 .head = head,
                                 .describe = describe,
                                 .explain = explain,
                                 .events = events};

int main(void)
{
    char text[128];
    yard_begin();
    builder_planner_trace(&yard.planner, on_event, NULL);
    if (demo_run(&demo))
        return 0;
    order(BUILDER_HUT);
    order(BUILDER_WELL);
    order(BUILDER_TOWER);
    while (yard.now < SHOWN)
        yard_tick();
    head(text, sizeof text);
    printf("After %s.\n", text);
    return 0;
}
