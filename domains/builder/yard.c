/* SPDX-License-Identifier: MIT */
/* Orders come, are built, and are handed over. */
#include "yard.h"

#include <string.h>

enum { HANDED_OVER = 3000 /* so many milliseconds after it was built an order is gone */ };

struct yard yard;

uint32_t yard_draw(uint32_t count)
{
    yard.random = yard.random * 1664525u + 1013904223u;
    return (yard.random >> 8) % count;
}

bool yard_order_building(builder_symbol building)
{
    uint16_t job = builder_job_bind(&yard.world, yard.next_id);
    if (job == GG_NONE)
        return false;
    yard.orders[job - BUILDER_JOB_1] =
        (struct yard_order){yard.next_id++, building, (builder_symbol)job, 0};
    builder_world_set_ordered(&yard.world, (builder_symbol)job, building);
    return true;
}

static void remove_order(struct yard_order *order)
{
    builder_job_unbind(&yard.world, order->id);
    order->id = 0;
}

bool yard_cancel(void)
{
    struct yard_order *first = NULL;
    for (int i = 0; i < YARD_ORDERS; i++) {
        struct yard_order *order = &yard.orders[i];
        if (order->id && !order->built_at && (!first || order->id < first->id))
            first = order;
    }
    if (first)
        remove_order(first);
    return first != NULL;
}

int32_t yard_older(const builder_agent *agent, builder_symbol job)
{
    uint32_t id = builder_job_handle(agent, job);
    int32_t count = 0;
    for (int i = 0; i < YARD_ORDERS; i++)
        count += yard.orders[i].id && !yard.orders[i].built_at && yard.orders[i].id < id;
    return count;
}

/* What is built stands, and is soon handed over. */
static void look_after(struct yard_order *order)
{
    if (!order->built_at && builder_world_built(&yard.world, order->job)) {
        order->built_at = yard.now;
        yard.stands[order->building - BUILDER_HUT]++;
    }
    if (order->built_at && yard.now - order->built_at >= HANDED_OVER)
        remove_order(order);
}

void yard_begin(void)
{
    memset(&yard, 0, sizeof yard);
    yard.next_id = 1;
    yard.random = 3;
    builder_world_init(&yard.world);
    builder_planner_init(&yard.planner);
    for (uint32_t i = 0; i < YARD_BUILDERS; i++)
        builder_agent_init(&yard.builders[i], &yard.world, i + 1);
}

void yard_tick(void)
{
    yard.now += YARD_TICK;
    if (yard_draw(300) == 0)
        yard_order_building((builder_symbol)(BUILDER_HUT + yard_draw(YARD_BUILDINGS)));
    builder_world_tick(&yard.world, YARD_TICK);
    for (int i = 0; i < YARD_BUILDERS; i++)
        builder_agent_tick(&yard.builders[i], &yard.planner, YARD_TICK);
    for (int i = 0; i < YARD_ORDERS; i++)
        if (yard.orders[i].id)
            look_after(&yard.orders[i]);
}
