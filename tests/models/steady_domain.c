/* SPDX-License-Identifier: MIT */
/*
 * Writes random domains of one agent whose goals always have a plan: see steady_domain.h. There is an
 * action for each fact, and it needs at most one fact that stands before its own; so each fact can be
 * brought about, whatever the others are. What an action undoes is any other fact, so that goals are
 * wanted again and again, also while another goal's plan is carried out. Who has no task has a goal for
 * each fact, and the first and the last action undo each other.
 */
#include "models/steady_domain.h"

enum { MOST_ACTIONS = 5, PLACES = 4 };

/* What is rolled of a domain before it is written. */
struct plot {
    unsigned actions, goals;
    bool places, tasks;
    struct dice *dice;
    struct text *yaml;
};

static bool one_in(struct plot *plot, uint32_t count)
{
    return roll(plot->dice, count) == 0;
}

static unsigned long number(struct plot *plot, uint32_t low, uint32_t high)
{
    return (unsigned long)(low + roll(plot->dice, high - low + 1));
}

static void write_state(struct plot *plot)
{
    text_add(plot->yaml, "state:\n");
    for (unsigned i = 0; i < plot->actions; i++)
        text_add(plot->yaml, "  f%u: {type: bool, start: %s}\n", i,
                 i > 0 && one_in(plot, 2) ? "true" : "false");
    if (!plot->places)
        return;
    text_add(plot->yaml, "  here: [p0, p1, p2, p3]\n");
    /* Two places are at least a unit apart, which takes 333 ms. */
    text_add(plot->yaml, "places: {fact: here, speed: %lu, at: {p0: 0", number(plot, 1, 3));
    for (unsigned i = 1; i < PLACES; i++)
        text_add(plot->yaml, ", p%u: [%u, %lu.%lu]", i, i, number(plot, 0, 3), number(plot, 0, 9));
    text_add(plot->yaml, "}}\n");
}

static void write_duration(struct plot *plot, bool must)
{
    uint32_t least = STEADY_TICK + 1;
    switch (roll(plot->dice, must ? 8 : 10)) {
    case 0:
        text_add(plot->yaml, "duration: %lums..%lums, ", number(plot, least, 900),
                 number(plot, 900, 2000));
        break;
    case 1:
        text_add(plot->yaml, "duration: {call: d, at_least: %lums}, ", number(plot, least, 400));
        break;
    case 2:
        text_add(plot->yaml, "duration: %lums, ", (unsigned long)least);
        break;
    case 8: /* that of the route */
    case 9:
        break;
    default:
        text_add(plot->yaml, "duration: %lums, ",
                 number(plot, least, one_in(plot, 3) ? 4000 : 800));
    }
}

/* Whether an action must undo a fact, so that not all goals hold at once. */
static bool undoes(const struct plot *plot, unsigned action, unsigned fact)
{
    unsigned last = plot->actions - 1;
    return !plot->tasks && ((action == 0 && fact == last) || (action == last && fact == 0));
}

static void write_action(struct plot *plot, unsigned action)
{
    text_add(plot->yaml, "  a%u: {", action);
    bool route = plot->places && one_in(plot, 5);
    write_duration(plot, !route);
    unsigned long from = number(plot, 0, PLACES - 1);
    if (route)
        text_add(plot->yaml, "route: [p%lu, p%lu], ", from,
                 (from + number(plot, 1, PLACES - 1)) % PLACES);
    else if (plot->places && !one_in(plot, 4))
        text_add(plot->yaml, "at: p%lu, ", from);
    if (action > 0 && plot->goals > 0 && one_in(plot, 2))
        text_add(plot->yaml, "preconditions: f%lu, ", number(plot, 0, action - 1));
    if (one_in(plot, 4))
        text_add(plot->yaml, "uninterruptible: true, ");
    text_add(plot->yaml, "effects: [f%u", action);
    for (unsigned i = 0; i < plot->actions; i++)
        if (i != action && (one_in(plot, 2) || undoes(plot, action, i)))
            text_add(plot->yaml, ", not f%u", i);
    text_add(plot->yaml, "]}\n");
}

/* Its steps ask for nothing but what the steps before them bring about. */
static void write_method(struct plot *plot, unsigned method, bool is_part)
{
    text_add(plot->yaml, "      m%u: {weight: %lu, subtasks: [", method, number(plot, 1, 4));
    unsigned long steps = number(plot, 1, plot->goals > 0 ? 2 : 4); /* the plan has 32 at most */
    for (unsigned long i = 0; i < steps; i++)
        if (!is_part && one_in(plot, 4))
            text_add(plot->yaml, "%spart", i ? ", " : "");
        else if (plot->goals > 0)
            text_add(plot->yaml, "%s{achieve: f%lu}, {achieve: not f%lu or f0}, a0", i ? ", " : "",
                     number(plot, 0, plot->actions - 1), number(plot, 0, plot->actions - 1));
        else
            text_add(plot->yaml, "%sa%lu", i ? ", " : "", number(plot, 0, plot->actions - 1));
    text_add(plot->yaml, "]}\n");
}

static void write_tasks(struct plot *plot)
{
    static const char *const names[] = {"live", "part"};
    if (!plot->tasks)
        return;
    text_add(plot->yaml, "tasks:\n");
    for (int i = 0; i < 2; i++) {
        text_add(plot->yaml, "  %s:\n    select: weighted\n    methods:\n", names[i]);
        unsigned long methods = number(plot, 1, 3);
        for (unsigned j = 0; j < methods; j++)
            write_method(plot, j, i > 0);
    }
}

static void write_goals(struct plot *plot)
{
    if (plot->goals > 0)
        text_add(plot->yaml, "goals:\n");
    for (unsigned i = 0; i < plot->goals; i++) {
        text_add(plot->yaml, "  g%u: {conditions: f%u, priority: %lu", i, i, number(plot, 0, 3));
        if (plot->tasks && one_in(plot, 3))
            text_add(plot->yaml, ", relevant: %sf%lu", one_in(plot, 2) ? "not " : "",
                     number(plot, 0, plot->actions - 1));
        text_add(plot->yaml, "}\n");
    }
}

struct text steady_domain_random(struct dice *dice)
{
    struct text yaml = {0};
    struct plot plot = {.dice = dice, .yaml = &yaml};
    plot.actions = (unsigned)number(&plot, 2, MOST_ACTIONS);
    plot.places = one_in(&plot, 2);
    plot.tasks = !one_in(&plot, 3);
    plot.goals = plot.tasks ? (unsigned)number(&plot, 0, plot.actions) : plot.actions;
    text_add(&yaml, "domain: d\nlimits: {plan: 32, table: %d}\n", one_in(&plot, 2) ? 0 : 256);
    write_state(&plot);
    text_add(&yaml, "actions:\n");
    for (unsigned i = 0; i < plot.actions; i++)
        write_action(&plot, i);
    write_tasks(&plot);
    write_goals(&plot);
    return yaml;
}
