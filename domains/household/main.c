/* SPDX-License-Identifier: MIT */
/*
 * Three adults and a child, and what they share. On a terminal keys take from them and give to
 * them; elsewhere a minute and a half is told.
 */
#include <stdio.h>

#include "../demo.h"
#include "household.h"

enum { SECOND = 1000, TICK = 100, SHOWN = 90 * SECOND, MEMBERS = 4, BAR = 8 };

static const char *const names[MEMBERS] = {"Vera", "Otto", "Emil", "Lina"};
static household_world world;
static household_planner planner;
static household_agent members[MEMBERS];
static uint32_t now;

/* What members pursue and do, without their walks and what they sit about. */
static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    bool told = event->kind == GG_GOAL_CHOSEN || event->kind == GG_ACTION_STARTED ||
                event->kind == GG_ACTION_ENDED || event->kind == GG_GOAL_REACHED;
    (void)context;
    for (int i = 0; i < MEMBERS; i++)
        if (agent == &members[i].core && told)
            demo_tell_event(names[i], agent, event);
}

static void begin(void)
{
    household_world_init(&world);
    household_planner_init(&planner);
    household_planner_trace(&planner, on_event, NULL);
    for (uint32_t i = 0; i + 1 < MEMBERS; i++)
        household_agent_init_adult(&members[i], &world, i + 1);
    household_agent_init_child(&members[MEMBERS - 1], &world, MEMBERS);
    household_set_food(&members[0], 4); /* not all are hungry at once */
    household_set_food(&members[2], 7);
    household_set_vigour(&members[1], 4);
    household_set_hygiene(&members[3], 4);
}

static void step(void)
{
    now += TICK;
    household_world_tick(&world, TICK);
    for (int i = 0; i < MEMBERS; i++)
        household_agent_tick(&members[i], &planner, TICK);
}

static void head(char *text, size_t size)
{
    snprintf(text, size, "%u:%02u.%u; %ld in the purse, %ld portions, %ld dishes",
             (unsigned)(now / (60 * SECOND)), (unsigned)(now / SECOND % 60),
             (unsigned)(now % SECOND / TICK), (long)household_world_purse(&world),
             (long)household_world_portions(&world), (long)household_world_dishes(&world));
}

static void describe(unsigned number, char *text, size_t size)
{
    char doing[256];
    demo_doing(&members[number].core, members[number].plan, SECOND, doing, sizeof doing);
    snprintf(text, size, "%-5s %s", names[number], doing);
}

static void draw_need(struct screen *screen, const char *name, int32_t value)
{
    static const char bar[] = "########........"; /* BAR of each */
    screen_line(screen, value <= 2 ? STYLE_RED : STYLE_PLAIN, "  %-8s %.*s", name, BAR,
                bar + (BAR - (value < BAR ? value : BAR)));
}

/* The needs of the chosen one, and what is in the pantry. */
static void draw(struct screen *screen, unsigned chosen)
{
    const household_agent *member = &members[chosen];
    screen_line(screen, STYLE_STRONG, "%s", names[chosen]);
    draw_need(screen, "food", household_food(member));
    draw_need(screen, "vigour", household_vigour(member));
    draw_need(screen, "hygiene", household_hygiene(member));
    draw_need(screen, "fun", household_fun(member));
    screen_line(screen, STYLE_PLAIN, "In the pantry: %ld vegetables, %ld soap, %ld novels",
                (long)household_world_pantry(&world, HOUSEHOLD_VEGETABLES),
                (long)household_world_pantry(&world, HOUSEHOLD_SOAP),
                (long)household_world_pantry(&world, HOUSEHOLD_NOVEL));
}

static size_t explain(unsigned number, char *text, size_t size)
{
    return household_agent_explain(&members[number], &planner, text, size);
}

static void send_guests(unsigned number)
{
    (void)number;
    household_world_set_portions(&world, 0);
    household_world_set_dishes(&world, 6);
    demo_tell("Guests eat all that is cooked, and leave the dishes.");
}

static void steal(unsigned number)
{
    (void)number;
    household_world_set_purse(&world, 0);
    demo_tell("The purse is stolen.");
}

static void give(unsigned number)
{
    (void)number;
    household_world_set_purse(&world, 20);
    demo_tell("An aunt fills the purse.");
}

static void tire(unsigned number)
{
    household_set_vigour(&members[number], 0);
    demo_tell("%s is tired out.", names[number]);
}

static const struct demo_event events[] = {{'g', "guests", send_guests},
                                           {'s', "thief", steal},
                                           {'a', "aunt", give},
                                           {'t', "tired", tire},
                                           {0, NULL, NULL}};

static const struct demo demo = {.name = "household",
                                 .steps = SECOND / TICK,
                                 .agents = MEMBERS,
                                 .rows = 6,
                                 .step = step,
                                 .draw = draw,
                                 .head = head,
                                 .describe = describe,
                                 .explain = explain,
                                 .events = events};

int main(void)
{
    char text[128];
    begin();
    if (demo_run(&demo))
        return 0;
    while (now < SHOWN)
        step();
    head(text, sizeof text);
    printf("After %s.\n", text);
    return 0;
}
