/* SPDX-License-Identifier: MIT */
/*
 * Two guards, and who comes to them at night. On a terminal the museum is seen from above, and
 * keys let somebody in or something fall; elsewhere two minutes of a night are told.
 */
#include <stdio.h>

#include "../demo.h"
#include "museum.h"

enum { SECOND = 1000, NIGHT = 120 * SECOND };

static const char *const names[MUSEUM_GUARDS] = {"Ann", "Bo"};

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    if (event->kind != GG_METHOD_CHOSEN && event->kind != GG_PLAN_MADE &&
        event->kind != GG_WALK_STARTED && event->kind != GG_WALK_ENDED)
        demo_tell_event(names[agent == &museum.guards[1].agent.core], agent, event);
}

static void count(char *text, size_t size)
{
    snprintf(text, size, "%u in cells, %u got away%s", museum.jailed, museum.escaped,
             museum.bell ? "; the alarm is rung" : "");
}

static void head(char *text, size_t size)
{
    char counts[96];
    count(counts, sizeof counts);
    snprintf(text, size, "%u:%02u.%u; %s", (unsigned)(museum.now / (60 * SECOND)),
             (unsigned)(museum.now / SECOND % 60), (unsigned)(museum.now % SECOND / 100), counts);
}

static void describe(unsigned number, char *text, size_t size)
{
    const struct museum_guard *guard = &museum.guards[number];
    char doing[256];
    demo_doing(&guard->agent.core, guard->agent.plan, SECOND, doing, sizeof doing);
    snprintf(text, size, "%-3s %ld darts, %ld wounds  %s", names[number],
             (long)sentry_darts(&guard->agent), (long)guard->wounds, doing);
}

static void put(struct screen *screen, struct museum_place at, enum style style, const char *sign)
{
    screen_put(screen, at.y / MUSEUM_UNIT, at.x / MUSEUM_UNIT, style, sign);
}

static void draw(struct screen *screen, unsigned chosen)
{
    for (sentry_symbol i = SENTRY_GALLERY_1; i <= SENTRY_BACK_DOOR; i++)
        put(screen, museum_waypoint(i), STYLE_FAINT, ".");
    put(screen, museum_waypoint(SENTRY_WINDOW), STYLE_FAINT, "[ ]");
    put(screen, museum_waypoint(SENTRY_SAFE), STYLE_FAINT, "[$]");
    put(screen, museum_waypoint(SENTRY_BELL), museum.bell ? STYLE_YELLOW : STYLE_FAINT, "bell");
    for (int i = 0; i < MUSEUM_INTRUDERS; i++) {
        const struct museum_intruder *intruder = &museum.intruders[i];
        if (intruder->id)
            put(screen, intruder->body, intruder->known ? STYLE_RED : STYLE_FAINT,
                intruder->caught ? "z" : "%");
    }
    for (unsigned i = 0; i < MUSEUM_GUARDS; i++)
        put(screen, museum.guards[i].body, i == chosen ? STYLE_REVERSED : STYLE_BLUE,
            i == 0 ? "A" : "B");
}

static size_t explain(unsigned number, char *text, size_t size)
{
    return sentry_agent_explain(&museum.guards[number].agent, &museum.planner, text, size);
}

static void break_in(unsigned number)
{
    (void)number;
    demo_tell(museum_break_in() ? "Somebody climbs in by the window." : "Nobody else dares.");
}

static void crash(unsigned number)
{
    (void)number;
    museum_crash((sentry_symbol)(SENTRY_GALLERY_1 + museum_draw(24)));
    demo_tell("Something falls down.");
}

static void wound(unsigned number)
{
    museum.guards[number].wounds = 2;
    demo_tell("%s is hurt.", names[number]);
}

static const struct demo_event events[] = {
    {'i', "intruder", break_in}, {'n', "noise", crash}, {'h', "hurt", wound}, {0, NULL, NULL}};

static const struct demo demo = {.name = "sentry",
                                 .steps = SECOND / MUSEUM_TICK,
                                 .agents = MUSEUM_GUARDS,
                                 .rows = MUSEUM_ROWS,
                                 .step = museum_tick,
                                 .draw = draw,
                                 .head = head,
                                 .describe = describe,
                                 .explain = explain,
                                 .events = events};

int main(void)
{
    char text[96];
    museum_begin();
    sentry_planner_trace(&museum.planner, on_event, NULL);
    if (demo_run(&demo))
        return 0;
    while (museum.now < NIGHT)
        museum_tick();
    count(text, sizeof text);
    printf("After two minutes: %s.\n", text);
    return 0;
}
