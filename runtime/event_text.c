/* SPDX-License-Identifier: MIT */
/*
 * Writes an event as a line of text, for logs and consoles: see gg_event_text. It does without
 * the C library, so that it works on a machine that has only a serial line. Rests on the tables
 * alone. However long the line is, nothing is written beyond the given size.
 */
#include "gg.h"

/* The text that is being written. Bytes that do not fit are only counted. */
typedef struct gg_line {
    char *text;
    size_t size, length;
} gg_line;

static void add(gg_line *line, const char *text)
{
    for (; *text; text++, line->length++)
        if (line->length + 1 < line->size)
            line->text[line->length] = *text;
}

/* Adds a text of the tables. */
#ifdef GG_ROM_APART
static void add_table_text(gg_line *line, const GG_ROM char *text)
{
    for (char letter[2] = {*text, '\0'}; *letter; *letter = *++text)
        add(line, letter);
}
#else
#define add_table_text add
#endif

/* Adds a number, without division, for which small processors have to call a function. */
static void add_number(gg_line *line, uint16_t number)
{
    static const uint16_t powers[] = {10000, 1000, 100, 10, 1};
    bool begun = false;
    for (int i = 0; i < 5; i++) {
        char digit[2] = "0";
        for (; number >= powers[i]; number = (uint16_t)(number - powers[i]))
            digit[0]++;
        begun = begun || digit[0] > '0' || powers[i] == 1;
        add(line, begun ? digit : "");
    }
}

/* Adds a name. In a build without names, or if there is no name of that number, it adds the kind
 * of thing and the number instead. */
static void add_name(gg_line *line, const GG_ROM char *const GG_ROM *names, uint16_t count,
                     uint16_t index, const char *what)
{
    if (names && index < count) {
        add_table_text(line, names[index]);
        return;
    }
    add(line, what);
    add(line, " ");
    add_number(line, index);
}

#define NAMES(domain, of) ((domain)->names ? (domain)->names->of : NULL)

static void add_action(gg_line *line, const GG_ROM gg_domain *domain, uint16_t action)
{
    add_name(line, NAMES(domain, actions), domain->action_count, action, "action");
}

/* Adds the name of a goal, "the root task" for GG_NONE, or that it is a want without a name. */
static void add_goal(gg_line *line, const GG_ROM gg_domain *domain, uint16_t goal)
{
    if (goal == GG_NONE)
        add(line, "the root task");
    else if (goal >= domain->goal_count && goal < domain->goal_count + domain->want_limit)
        add(line, "a wanted condition");
    else
        add_name(line, NAMES(domain, goals), domain->goal_count, goal, "goal");
}

static void add_fact(gg_line *line, const GG_ROM gg_domain *domain, uint16_t fact)
{
    if (fact == GG_NONE)
        return;
    add(line, ", because of ");
    add_name(line, NAMES(domain, facts), domain->fact_count, fact, "fact");
}

static void add_method(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    bool known = event->index < domain->task_count;
    add_name(line, NAMES(domain, tasks), domain->task_count, event->index, "task");
    add(line, " > ");
    add_name(line, known && domain->names ? domain->names->methods[event->index] : NULL,
             known ? domain->tasks[event->index].method_count : 0, event->value, "method");
}

/* Adds the n-th of some words that are separated by bars. A table of pointers would have to be
 * relocated. */
static void add_nth(gg_line *line, const char *words, uint16_t n)
{
    for (; n > 0 && *words; words++)
        n = (uint16_t)(n - (*words == '|'));
    for (; *words && *words != '|'; words++) {
        char letter[2] = {*words, '\0'};
        add(line, letter);
    }
}

/* ----------------------------------------------------------------- events */

static void write_plan_made(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    add(line, "plan: ");
    add_number(line, event->value);
    add(line, event->value == 1 ? " step for " : " steps for ");
    add_goal(line, domain, event->index);
}

static void write_plan_failed(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    add(line, "no plan for ");
    add_goal(line, domain, event->index);
    add(line, ": ");
    add_nth(line,
            "a plan was found|there is none|it would be too long|too deep|out of memory|"
            "out of expansions|out of nodes|not proven the cheapest|still searching|"
            "the planner is busy",
            event->value);
}

static void write_plan_dropped(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    if (event->index == GG_NONE) {
        add(line, "plan dropped: it does not lead to its goal any more");
    } else {
        add(line, "plan dropped: no more ");
        add_action(line, domain, event->index);
    }
    add_fact(line, domain, event->fact);
}

static void write_method_chosen(gg_line *line, const GG_ROM gg_domain *domain,
                                const gg_event *event)
{
    add(line, "method: ");
    add_method(line, domain, event);
}

static void write_method_failed(gg_line *line, const GG_ROM gg_domain *domain,
                                const gg_event *event)
{
    add(line, "not ");
    add_method(line, domain, event);
    add(line, event->fact == GG_NONE ? ", because of its subtasks" : "");
    add_fact(line, domain, event->fact);
}

static void write_interrupted(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    add(line, "interrupted by ");
    add_method(line, domain, event);
}

#define STATUSES "failure|success|running|aborted|invalid"

static void write_started(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    add(line, "start: ");
    add_action(line, domain, event->index);
}

static void write_ended(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    add(line, "end: ");
    add_action(line, domain, event->index);
    add(line, ", ");
    add_nth(line, STATUSES, event->value);
    add_fact(line, domain, event->fact);
}

/* Adds the place that an action is begun at. */
static void add_place(gg_line *line, const GG_ROM gg_domain *domain, uint16_t action)
{
    bool known = domain->places && action < domain->action_count;
    add_name(line, NAMES(domain, places), known ? domain->places->count : 0,
             known ? domain->actions[action].begins_at : GG_NONE, "place");
}

static void write_walk_started(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    add(line, "walk: to ");
    add_place(line, domain, event->index);
    add(line, " for ");
    add_action(line, domain, event->index);
}

static void write_walk_ended(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    add(line, "walked: to ");
    add_place(line, domain, event->index);
    add(line, ", ");
    add_nth(line, STATUSES, event->value);
}

static void write_refused(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    add(line, "refused: ");
    add_action(line, domain, event->index);
    add_fact(line, domain, event->fact);
}

static void write_booking_taken(gg_line *line, const GG_ROM gg_domain *domain,
                                const gg_event *event)
{
    add(line, "for its team: ");
    add_action(line, domain, event->index);
}

static void write_goal_chosen(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    add(line, "goal: ");
    add_goal(line, domain, event->index);
}

static void write_goal_reached(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    add(line, "reached: ");
    add_goal(line, domain, event->index);
}

static void write_goal_failed(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    add(line, "failed: ");
    add_goal(line, domain, event->index);
    add(line, ", times in a row: ");
    add_number(line, event->value);
}

/* Writes the events of plans. Events are written in groups of three at the most: gcc would make a
 * jump table of more comparisons, for which the smallest processors call a function. */

static void write_plan(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    if (event->kind == GG_PLAN_MADE)
        write_plan_made(line, domain, event);
    else if (event->kind == GG_PLAN_FAILED)
        write_plan_failed(line, domain, event);
    else if (event->kind == GG_PLAN_DROPPED)
        write_plan_dropped(line, domain, event);
}

static void write_choice(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    if (event->kind == GG_METHOD_CHOSEN)
        write_method_chosen(line, domain, event);
    else if (event->kind == GG_METHOD_FAILED)
        write_method_failed(line, domain, event);
    else if (event->kind == GG_PLAN_INTERRUPTED)
        write_interrupted(line, domain, event);
}

static void write_task(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    if (event->kind == GG_ACTION_STARTED)
        write_started(line, domain, event);
    else if (event->kind == GG_ACTION_ENDED)
        write_ended(line, domain, event);
    else if (event->kind == GG_ACTION_REFUSED)
        write_refused(line, domain, event);
    else if (event->kind == GG_BOOKING_TAKEN)
        write_booking_taken(line, domain, event);
}

static void write_walk(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    if (event->kind == GG_WALK_STARTED)
        write_walk_started(line, domain, event);
    else if (event->kind == GG_WALK_ENDED)
        write_walk_ended(line, domain, event);
}

static void write_goal(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    if (event->kind == GG_GOAL_CHOSEN)
        write_goal_chosen(line, domain, event);
    else if (event->kind == GG_GOAL_REACHED)
        write_goal_reached(line, domain, event);
    else if (event->kind == GG_GOAL_FAILED)
        write_goal_failed(line, domain, event);
}

size_t gg_event_text(const GG_ROM gg_domain *domain, const gg_event *event, char *text, size_t size)
{
    gg_line line = {text, size, 0};
    write_plan(&line, domain, event);
    write_choice(&line, domain, event);
    write_task(&line, domain, event);
    write_walk(&line, domain, event);
    write_goal(&line, domain, event);
    if (size > 0)
        text[line.length < size ? line.length : size - 1] = '\0';
    return line.length;
}
