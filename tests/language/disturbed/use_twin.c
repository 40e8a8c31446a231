/* SPDX-License-Identifier: MIT */
/*
 * Lives whose twins are disturbed in some tick: explained, asked for a plan, or saved and made good again
 * in another planner; or another agent uses their planner all the time. They must go on as the life that
 * is left alone. Prints and returns what is wrong.
 */
#include <stdio.h>
#include <string.h>

#include "twins.h"

enum { TICKS = 120, TICK = 100, EVENTS = 200, MOST_STEPS = 64 };

/* Something that has happened, and what the agent's plan was then. */
struct moment {
    uint64_t clock;
    char text[96];
    bool plan; /* whether it is a plan that was made */
    uint16_t steps[MOST_STEPS], length;
};

struct life {
    struct moment moments[EVENTS];
    unsigned count;
};

enum disturbance { ALONE, EXPLAINED, ASKED, SAVED, BESIDE, DISTURBANCES };

static const char *const names[DISTURBANCES] = {"alone", "explained", "asked", "saved", "beside"};

static twin_world world;
static twin_agent twin, other;
static twin_planner planner;

static void note(void *context, const gg_agent *agent, const gg_event *event)
{
    struct life *life = context;
    if (agent != &twin.core || life->count == EVENTS)
        return;
    struct moment *moment = &life->moments[life->count++];
    moment->clock = world.core.clock;
    moment->plan = event->kind == GG_PLAN_MADE;
    (void)gg_event_text(agent->domain, event, moment->text, sizeof moment->text);
    moment->length = twin.core.plan_length;
    for (uint16_t i = 0; i < moment->length; i++)
        moment->steps[i] = twin.plan[i];
}

/* Saves the agent, and makes its bytes good again for a planner that holds something else. Whether they
 * are taken. */
static bool save(struct life *life)
{
    twin_world kept_world = world;
    twin_agent kept = twin;
    memset(&planner, 0, sizeof planner);
    twin_planner_trace(&planner, note, life);
    world = kept_world;
    twin = kept;
    return twin_world_attach(&world) == GG_ATTACHED &&
           twin_agent_attach(&twin, &world, &planner) == GG_ATTACHED;
}

static bool disturb(struct life *life, enum disturbance how)
{
    char text[2000];
    uint16_t steps[MOST_STEPS];
    gg_plan plan = {steps, MOST_STEPS, 0};
    if (how == EXPLAINED)
        (void)twin_agent_explain(&twin, &planner, text, sizeof text);
    if (how == ASKED && twin_domain.goal_count > 0)
        (void)gg_agent_plan(&twin.core, twin_planner_core(&planner),
                            (uint16_t)(twin_domain.goal_count - 1u), &plan);
    return how != SAVED || save(life);
}

/* Whether all went well so far as a life can tell by itself. */
static bool live(struct life *life, enum disturbance how, unsigned when)
{
    bool fine = true;
    memset(life, 0, sizeof *life);
    twin_planner_init(&planner);
    twin_planner_trace(&planner, note, life);
    twin_world_init(&world);
    twin_agent_init(&twin, &world, 1);
    twin_agent_init(&other, &world, 2);
    twin_set_eager(&other, false);
    twin_agent_detail(&twin, 0, 1);
    for (unsigned tick = 0; tick < TICKS; tick++) {
        twin_happens(&twin, tick);
        twin_world_tick(&world, TICK);
        twin_agent_tick(&twin, &planner, TICK);
        if (how == BESIDE)
            twin_agent_tick(&other, &planner, TICK);
        else if (tick == when)
            fine = disturb(life, how);
    }
    return fine;
}

static bool are_alike(const struct moment *one, const struct moment *two)
{
    return one->clock == two->clock && strcmp(one->text, two->text) == 0 &&
           one->length == two->length &&
           memcmp(one->steps, two->steps, one->length * sizeof *one->steps) == 0;
}

static bool are_same(const struct life *one, const struct life *two)
{
    bool same = one->count == two->count;
    for (unsigned i = 0; same && i < one->count; i++)
        same = are_alike(&one->moments[i], &two->moments[i]);
    return same;
}

static unsigned plans_of(const struct life *life)
{
    unsigned count = 0;
    for (unsigned i = 0; i < life->count; i++)
        count += life->moments[i].plan;
    return count;
}

int main(void)
{
    static struct life alone, disturbed;
    int wrong = 0;
    bool fine = live(&alone, ALONE, 0);
    if (!fine || plans_of(&alone) < twin_plans || alone.count == EVENTS) {
        printf("alone: %u plans of %u events\n", plans_of(&alone), alone.count);
        wrong++;
    }
    for (enum disturbance how = EXPLAINED; how < DISTURBANCES; how++)
        for (unsigned when = 0; when < (how == BESIDE ? 1 : TICKS); when++) {
            fine = live(&disturbed, how, when);
            if (fine && are_same(&alone, &disturbed))
                continue;
            printf("%s in tick %u: %s\n", names[how], when, fine ? "another life" : "refused");
            wrong++;
        }
    return wrong > 0;
}
