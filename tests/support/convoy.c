/* SPDX-License-Identifier: MIT */
/* Agents between places that move: see convoy.h. */
#include "support/convoy.h"

#include <CUnit/CUnit.h>
#include <stdio.h>

void move_place(struct stage *stage, int place, int32_t x, int32_t y)
{
    gg_world_set_place(&stage->scene.core, stage->domain.places->symbols[place], x, y);
}

void expect_point(const struct actor *actor, int32_t x, int32_t y)
{
    gg_point point = gg_agent_point(&actor->core);
    if (point.x != x || point.y != y)
        printf("\nexpected: %d, %d\nfound:    %d, %d\n", (int)x, (int)y, (int)point.x,
               (int)point.y);
    CU_ASSERT_TRUE(point.x == x && point.y == y);
}

void set_out(struct stage *stage, struct actor *actor, const char *yaml, const char *log)
{
    stage_with(stage, actor, yaml);
    stage_tick(stage, actor, 100);
    expect_log(stage, log);
}
