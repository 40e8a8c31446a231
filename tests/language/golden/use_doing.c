/* SPDX-License-Identifier: MIT */
/* Lives as a guard and says at every tick what it is doing, in the words of guard.h; that is
 * compared with the name of the ground action. Prints and returns what is wrong. */
#include <stdio.h>
#include <string.h>

#include "guard.h"

static guard_world world;
static guard_agent soldier;
static guard_planner planner;

/* An action's name, and how many parameters it has. */
static const char *describe(guard_action action, int *count)
{
    *count = 0;
    switch (action) {
    case GUARD_ACTION_GO_TO:
        *count = 1;
        return "go_to";
    case GUARD_ACTION_TURN_ON:
        *count = 2;
        return "turn_on";
    case GUARD_ACTION_TAKE:
        *count = 1;
        return "take";
    case GUARD_ACTION_HURRY:
        return "hurry";
    case GUARD_ACTION_DROP:
        return "drop";
    case GUARD_ACTION_LOAD:
        return "load";
    case GUARD_ACTION_SHOOT:
        return "shoot";
    case GUARD_ACTION_CALM_DOWN:
        return "calm_down";
    case GUARD_ACTION_SIT:
        return "sit";
    case GUARD_ACTION_SLEEP:
        return "sleep";
    case GUARD_ACTION_SHOUT:
        return "shout";
    case GUARD_ACTION_CLIMB:
        return "climb";
    case GUARD_ACTION_STEAL:
        return "steal";
    case GUARD_ACTION_WAIT:
        return "wait";
    case GUARD_ACTION_NONE:
        break;
    }
    return "nothing";
}

static int differs(guard_agent_activity doing, const char *expected)
{
    char text[100];
    int count;
    size_t length = (size_t)sprintf(text, "%s", describe(doing.action, &count));
    for (int i = 0; i < count; i++)
        length += (size_t)sprintf(text + length, "%s%s", i ? ", " : "(",
                                  guard_symbol_name(doing.arguments[i]));
    sprintf(text + length, "%s", count ? ")" : "");
    if (strcmp(text, expected) == 0)
        return 0;
    printf("'%s' instead of '%s'\n", text, expected);
    return 1;
}

/* Each ground action as if it were running. */
static int check_all(void)
{
    int faults = 0;
    soldier.core.running = true;
    soldier.core.step = 0;
    for (uint16_t i = 0; guard_domain.names && i < GUARD_GROUND_ACTIONS; i++) {
        soldier.plan[0] = i;
        faults += differs(guard_agent_doing(&soldier), guard_domain.names->actions[i]);
    }
    return faults;
}

int main(void)
{
    int faults = 0, seen[3] = {0, 0, 0};
    guard_world_init(&world);
    guard_agent_init_soldier(&soldier, &world, 1);
    guard_planner_init(&planner);
    faults += guard_agent_doing(&soldier).action != GUARD_ACTION_NONE;
    for (int i = 0; i < 3000; i++) {
        guard_world_tick(&world, 250);
        guard_agent_tick(&soldier, &planner, 250);
        guard_agent_activity doing = guard_agent_doing(&soldier);
        uint16_t ground = guard_agent_ground_action(&soldier);
        faults += (doing.action == GUARD_ACTION_NONE) != (ground == GG_NONE);
        if (ground == GG_NONE)
            continue;
        int count;
        describe(doing.action, &count);
        seen[count]++;
        if (guard_domain.names)
            faults += differs(doing, guard_domain.names->actions[ground]);
        faults += doing.action == GUARD_ACTION_GO_TO && doing.arguments[0] == guard_at(&soldier);
    }
    if (!guard_domain.names)
        faults += guard_symbol_name(GUARD_POST)[0] != '\0';
    faults += guard_symbol_name((guard_symbol)15)[0] != '\0';
    faults += !seen[0] || !seen[1];
    faults += check_all();
    printf("%d faults; %d and %d ticks with 0 and 1 arguments\n", faults, seen[0], seen[1]);
    return faults > 0;
}
