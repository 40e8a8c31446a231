/* SPDX-License-Identifier: MIT */
/* Goals with parameters as a game sees them: lives as a puppy, which has to chew the bone first,
 * and plans goals by their symbols. Prints and returns what is wrong. */
#include <stdio.h>
#include <string.h>

#include "kennel.h"

static kennel_world world;
static kennel_agent puppy, dog;
static kennel_planner planner;

gg_status kennel_puppy_task_run_to(kennel_agent *agent, gg_phase phase, kennel_symbol to)
{
    (void)phase;
    (void)to;
    return kennel_agent_wait(agent);
}

gg_status kennel_puppy_task_chew(kennel_agent *agent, gg_phase phase, kennel_symbol what)
{
    (void)phase;
    (void)what;
    return kennel_agent_wait(agent);
}

gg_status kennel_puppy_task_bring(kennel_agent *agent, gg_phase phase, kennel_symbol what,
                                  kennel_symbol to)
{
    (void)phase;
    (void)what;
    (void)to;
    return kennel_agent_wait(agent);
}

gg_status kennel_dog_task_run_to(kennel_agent *agent, gg_phase phase, kennel_symbol to)
{
    return kennel_puppy_task_run_to(agent, phase, to);
}

gg_status kennel_dog_task_chew(kennel_agent *agent, gg_phase phase, kennel_symbol what)
{
    return kennel_puppy_task_chew(agent, phase, what);
}

gg_status kennel_dog_task_bring(kennel_agent *agent, gg_phase phase, kennel_symbol what,
                                kennel_symbol to)
{
    return kennel_puppy_task_bring(agent, phase, what, to);
}

int32_t kennel_puppy_priority_taste(const kennel_agent *agent, kennel_symbol what)
{
    (void)agent;
    return what == KENNEL_BONE ? 5 : 1;
}

static int check(int fine, const char *what)
{
    if (!fine)
        printf("wrong: %s\n", what);
    return !fine;
}

/* The steps of a plan for a goal; -1: there is none. */
static int steps_for(kennel_agent *agent, kennel_goal goal, kennel_symbol what, kennel_symbol to)
{
    uint16_t steps[KENNEL_PLAN_STEPS];
    kennel_symbol arguments[2];
    gg_plan plan = {steps, KENNEL_PLAN_STEPS, 0};
    arguments[0] = what;
    arguments[1] = to;
    gg_outcome outcome = kennel_agent_plan(agent, &planner, goal, arguments, &plan);
    return outcome == GG_FOUND ? plan.length : -1;
}

static int check_plans(kennel_agent *agent)
{
    int faults = 0;
    faults += check(steps_for(agent, KENNEL_GOAL_CHEWED_UP, KENNEL_BALL, KENNEL_YARD) == 1, "ball");
    faults += check(steps_for(agent, KENNEL_GOAL_CHEWED_UP, KENNEL_BONE, KENNEL_YARD) == 2, "bone");
    faults +=
        check(steps_for(agent, KENNEL_GOAL_CHEWED_UP, KENNEL_STONE, KENNEL_YARD) == -1, "stone");
    faults += check(steps_for(agent, KENNEL_GOAL_CHEWED_UP, KENNEL_HUT, KENNEL_YARD) == -1, "hut");
    faults += check(steps_for(agent, KENNEL_GOAL_TIDY, KENNEL_STONE, KENNEL_HUT) == 1, "stone in");
    faults += check(steps_for(agent, KENNEL_GOAL_TIDY, KENNEL_BONE, KENNEL_YARD) == 2, "bone out");
    faults += check(steps_for(agent, KENNEL_GOAL_HOME, KENNEL_BONE, KENNEL_YARD) == 1, "home");
    faults += check(steps_for(agent, KENNEL_GOAL_NONE, KENNEL_BONE, KENNEL_YARD) == -1, "none");
    return faults;
}

int main(void)
{
    static const struct {
        kennel_goal goal;
        kennel_symbol what;
    } expected[] = {{KENNEL_GOAL_CHEWED_UP, KENNEL_BONE}, {KENNEL_GOAL_CHEWED_UP, KENNEL_BALL},
                    {KENNEL_GOAL_HOME, KENNEL_BALL}};
    int faults = 0;
    size_t seen = 0;
    kennel_world_init(&world);
    kennel_agent_init_puppy(&puppy, &world, 1);
    kennel_agent_init_dog(&dog, &world, 1);
    kennel_planner_init(&planner);
    faults += check(kennel_agent_pursuing(&puppy).goal == KENNEL_GOAL_NONE, "nothing yet");
    faults += check_plans(&puppy) + check_plans(&dog);
    for (int i = 0; i < 100; i++) {
        kennel_agent_tick(&puppy, &planner, 100);
        kennel_agent_pursuit now = kennel_agent_pursuing(&puppy);
        faults += check(kennel_agent_goal(&puppy) ==
                            (now.goal == KENNEL_GOAL_NONE ? GG_NONE : (uint16_t)now.goal),
                        "the goal alone");
        if (now.goal == KENNEL_GOAL_NONE)
            continue;
        if (seen > 0 && now.goal == expected[seen - 1].goal &&
            (now.goal == KENNEL_GOAL_HOME || now.arguments[0] == expected[seen - 1].what))
            continue;
        faults += check(seen < 3 && now.goal == expected[seen].goal &&
                            (now.goal == KENNEL_GOAL_HOME ||
                             now.arguments[0] == expected[seen].what),
                        "the order of goals");
        seen++;
    }
    faults += check(seen == 3, "three goals");
    for (int i = 0; i < 100; i++)
        kennel_agent_tick(&dog, &planner, 100);
    faults += check(kennel_at(&dog) == KENNEL_HUT && !kennel_chewed(&dog, KENNEL_BONE),
                    "the dog only goes home");
    printf("%d faults\n", faults);
    return faults > 0;
}
