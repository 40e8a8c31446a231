/* SPDX-License-Identifier: MIT */
/*
 * Lets two cats of the article live side by side: one takes its methods in order, the other at
 * random. On a terminal they can be watched, ten minutes of their lives a second, and keys change
 * what the chosen one feels. Elsewhere they live for thirty days, and what they chose is printed.
 */
#include <stdio.h>
#include <string.h>

#include "../demo.h"
#include "article_cat.h"

enum {
    CATS = 2,
    ORDERLY = 0,
    METHODS = 6, /* of the root task */
    MINUTE = 60 * 1000,
    DAY_MINUTES = 24 * 60,
    DAYS = 30,
    MORNING = 7 * 60 /* when the first day begins */
};

static article_cat_world world;
static article_cat_agent cats[CATS];
static article_cat_planner planner;

static const uint16_t roots[CATS] = {ARTICLE_CAT_TASK_LIVE, ARTICLE_CAT_TASK_LIVE_AT_RANDOM};

/* What was seen of their lives. */
static struct watch {
    unsigned long minutes, decisions[CATS], chosen[CATS][METHODS], done[CATS];
    uint16_t method[CATS]; /* of the root task, for the present plan */
    bool tells;            /* what they do as they do it */
} watch;

static void live_once(void)
{
    article_cat_world_tick(&world, MINUTE);
    for (int i = 0; i < CATS; i++)
        article_cat_agent_tick(&cats[i], &planner, MINUTE);
    watch.minutes++;
}

/* ------------------------------------------------------------------ the trace */

static const char *name_of(unsigned cat)
{
    return article_cat_domain.names->agent_types[cats[cat].core.agent_type];
}

static unsigned minute_of_day(void)
{
    return (unsigned)((watch.minutes + MORNING) % DAY_MINUTES);
}

/* Tells what a cat begins, and which method of its root task that belongs to. */
static void note(unsigned cat, uint16_t action)
{
    const gg_names *names = article_cat_domain.names;
    uint16_t task = roots[cat], method = watch.method[cat];
    if (watch.tells)
        demo_tell("%02u:%02u  %-7s  %s %s: %s %s", minute_of_day() / 60, minute_of_day() % 60,
                  name_of(cat), names->methods[task][method], names->method_labels[task][method],
                  names->actions[action], names->action_labels[action]);
}

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    unsigned cat = agent == &cats[ORDERLY].core ? ORDERLY : 1;
    (void)context;
    if (event->kind == GG_METHOD_CHOSEN && event->index == roots[cat]) {
        watch.decisions[cat]++;
        watch.chosen[cat][event->value]++;
        watch.method[cat] = event->value;
    }
    if (event->kind == GG_ACTION_STARTED)
        note(cat, event->index);
    if (event->kind == GG_ACTION_ENDED && event->value == GG_SUCCESS)
        watch.done[cat] |= 1ul << event->index;
}

/* ------------------------------------------------------------------ the picture */

/* A line for each method of the root task: how often each of the cats has chosen it. */
static void draw_methods(struct screen *screen)
{
    const gg_names *names = article_cat_domain.names;
    for (int i = 0; i < METHODS; i++) {
        double shares[CATS];
        for (int j = 0; j < CATS; j++)
            shares[j] = 100.0 * (double)watch.chosen[j][i] /
                        (double)(watch.decisions[j] ? watch.decisions[j] : 1);
        screen_line(screen, STYLE_PLAIN, "  %-9s %5.1f %%  %5.1f %%  %s",
                    names->methods[roots[0]][i], shares[0], shares[1],
                    names->method_labels[roots[0]][i]);
    }
}

/* The room, and the cats by the first letters of their types, each on the left of what it is at. */
static void draw_room(struct screen *screen)
{
    enum { ROWS = 5, COLUMNS = 24, UNIT = 1000 }; /* two columns a unit */
    char room[ROWS][COLUMNS + 1];
    const gg_places *places = article_cat_domain.places;
    memset(room, ' ', sizeof room);
    for (uint16_t i = 0; i < places->count; i++) {
        const char *name = article_cat_domain.names->places[i];
        int column = places->points[i].x * 2 / UNIT;
        memcpy(&room[places->points[i].y / UNIT][column], name, strlen(name));
    }
    for (unsigned i = CATS; i-- > 0;) {
        gg_point at = article_cat_agent_point(&cats[i]);
        room[(at.y + UNIT / 2) / UNIT][at.x * 2 / UNIT - 1] = name_of(i)[0];
    }
    for (int i = ROWS; i-- > 0;)
        screen_line(screen, STYLE_PLAIN, "    %.*s", COLUMNS, room[i]);
}

static void draw(struct screen *screen, unsigned chosen)
{
    const article_cat_agent *cat = &cats[chosen];
    char doing[256];
    demo_doing(&cat->core, cat->plan, MINUTE, doing, sizeof doing);
    screen_line(screen, STYLE_STRONG, "  %s", doing);
    screen_line(screen, STYLE_PLAIN, "  energy %d, full %d, mood %d%s",
                (int)article_cat_energy(cat), (int)article_cat_full(cat),
                (int)article_cat_mood(cat),
                article_cat_master_beside(cat) ? ", the master is beside it" : "");
    screen_line(screen, STYLE_PLAIN, "  method    %s   %s", name_of(0), name_of(1));
    draw_methods(screen);
    draw_room(screen);
}

static void head(char *text, size_t size)
{
    snprintf(text, size, "%02u:%02u, day %lu; two cats of an article", minute_of_day() / 60,
             minute_of_day() % 60, (watch.minutes + MORNING) / DAY_MINUTES + 1);
}

static void describe(unsigned cat, char *text, size_t size)
{
    uint16_t action = article_cat_agent_ground_action(&cats[cat]);
    snprintf(text, size, "%-8s %s", name_of(cat),
             action == GG_NONE ? "" : article_cat_domain.names->actions[action]);
}

static size_t explain(unsigned chosen, char *text, size_t size)
{
    return article_cat_agent_explain(&cats[chosen], &planner, text, size);
}

/* ------------------------------------------------------------------ what happens */

static void tell(unsigned cat, const char *what)
{
    demo_tell("%02u:%02u  %-7s  %s", minute_of_day() / 60, minute_of_day() % 60, name_of(cat),
              what);
}

static void feed(unsigned chosen)
{
    article_cat_set_full(&cats[chosen], 10);
    tell(chosen, "is fed until it is full.");
}

static void tire(unsigned chosen)
{
    article_cat_set_energy(&cats[chosen], 2);
    tell(chosen, "is chased until it is tired.");
}

static void vex(unsigned chosen)
{
    article_cat_set_mood(&cats[chosen], 2);
    tell(chosen, "is vexed.");
}

static void bring_master(unsigned chosen)
{
    article_cat_set_master_beside(&cats[chosen], true);
    tell(chosen, "has its master beside it.");
}

static const struct demo_event events[] = {{'f', "food", feed},
                                           {'t', "tired", tire},
                                           {'v', "vexed", vex},
                                           {'m', "master", bring_master},
                                           {0, NULL, NULL}};

static const struct demo demo = {.name = "article_cat",
                                 .steps = 10,
                                 .agents = CATS,
                                 .rows = 3 + METHODS + 5,
                                 .step = live_once,
                                 .draw = draw,
                                 .head = head,
                                 .describe = describe,
                                 .explain = explain,
                                 .events = events};

/* ------------------------------------------------------------------ the summary */

static unsigned kinds_done(unsigned cat)
{
    unsigned kinds = 0;
    for (int i = 0; i < ARTICLE_CAT_GROUND_ACTIONS; i++)
        kinds += watch.done[cat] >> i & 1;
    return kinds;
}

static void print_summary(void)
{
    const gg_names *names = article_cat_domain.names;
    printf("\n%d days      %8s %8s\n", DAYS, name_of(0), name_of(1));
    for (int i = 0; i < METHODS; i++)
        printf("%-12s %8lu %8lu\n", names->methods[roots[0]][i], watch.chosen[0][i],
               watch.chosen[1][i]);
    printf("%-12s %8lu %8lu\n", "in all", watch.decisions[0], watch.decisions[1]);
    for (unsigned i = 0; i < CATS; i++)
        printf("The %s one has done %u of %d actions.\n", name_of(i), kinds_done(i),
               ARTICLE_CAT_GROUND_ACTIONS);
}

static void live_fast(void)
{
    printf("The first six hours:\n");
    while (watch.minutes < DAYS * DAY_MINUTES) {
        live_once();
        if (watch.minutes == 6 * 60)
            watch.tells = false;
    }
    print_summary();
}

int main(void)
{
    article_cat_world_init(&world);
    article_cat_planner_init(&planner);
    article_cat_agent_init_orderly(&cats[0], &world, 1);
    article_cat_agent_init_fickle(&cats[1], &world, 2);
    article_cat_planner_trace(&planner, on_event, NULL);
    watch.tells = true;
    if (!demo_run(&demo))
        live_fast();
    return 0;
}
