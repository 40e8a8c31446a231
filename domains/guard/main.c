/* SPDX-License-Identifier: MIT */
/*
 * How an enemy comes to his end, by who is there and what he has: plans made by
 * hand, and one of them carried out on the facts, step by step.
 */
#include "guard.h"

#include "../show_plan.h"
#include "game.h"

struct game game = {.armed = false, .fuel = true, .danger = 1};

static guard_world world;
static guard_planner planner;

static gg_outcome plan(guard_agent *agent, const char *when, gg_plan *plan)
{
    guard_sense(agent);
    gg_outcome outcome = guard_agent_plan(agent, &planner, GUARD_GOAL_KILL_ENEMY, plan);
    show_plan(when, &planner.core, plan, outcome);
    return outcome;
}

/* Each step changes the facts as it would when it succeeds. */
static void carry_out(guard_agent *agent, const gg_plan *plan)
{
    for (uint16_t i = 0; i < plan->length; i++) {
        const gg_action *action = &guard_domain.actions[plan->steps[i]];
        gg_apply(&guard_domain, action->effect, gg_agent_state(&agent->core));
        printf("  %u. %s\n", i + 1u, guard_domain.names->actions[plan->steps[i]]);
    }
    printf("  The enemy is %s.\n", guard_target_dead(agent) ? "dead" : "alive");
}

int main(void)
{
    static guard_agent watchman, brute;
    uint16_t steps[GUARD_PLAN_STEPS];
    gg_plan made = {steps, GUARD_PLAN_STEPS, 0};
    guard_world_init(&world);
    guard_planner_init(&planner);
    guard_agent_init_watchman(&watchman, &world, 1);
    guard_agent_init_brute(&brute, &world, 2);

    plan(&brute, "A brute", &made);
    if (plan(&watchman, "A watchman", &made) == GG_FOUND)
        carry_out(&watchman, &made);

    guard_agent_init_watchman(&watchman, &world, 1);
    game.fuel = false;
    plan(&watchman, "Without fuel", &made);
    game.armed = true;
    guard_set_has_ammo(&watchman, true);
    plan(&watchman, "With a weapon", &made);
    game.fuel = true;
    game.danger = 20;
    plan(&watchman, "The enemy is dangerous", &made);
    return 0;
}
