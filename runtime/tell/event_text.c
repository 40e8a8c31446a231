/* SPDX-License-Identifier: MIT */
/*
 * Writes an event as a line of text, for logs and consoles: see gg_event_text. Rests on
 * text_line.c.
 */
#include "state/text_line.h"

static void write_plan_made(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    gg_line_add(line, "plan: ");
    gg_line_number(line, event->value);
    gg_line_add(line, event->value == 1 ? " step for " : " steps for ");
    gg_line_goal(line, domain, event->index);
}

static void write_plan_failed(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    gg_line_add(line, "no plan for ");
    gg_line_goal(line, domain, event->index);
    gg_line_add(line, ": ");
    gg_line_nth(line,
                "a plan was found|there is none|it would be too long|too deep|out of memory|"
                "out of expansions|out of nodes|not proven the cheapest|still searching|"
                "the planner is busy",
                event->value);
}

static void write_plan_dropped(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    if (event->index == GG_NONE) {
        gg_line_add(line, "plan dropped: it does not lead to its goal any more");
    } else {
        gg_line_add(line, "plan dropped: no more ");
        gg_line_action(line, domain, event->index);
    }
    gg_line_because(line, domain, event->fact, &event->unmet);
}

static void write_method_chosen(gg_line *line, const GG_ROM gg_domain *domain,
                                const gg_event *event)
{
    gg_line_add(line, "method: ");
    gg_line_method(line, domain, event->index, event->value);
}

static void write_method_failed(gg_line *line, const GG_ROM gg_domain *domain,
                                const gg_event *event)
{
    gg_line_add(line, "not ");
    gg_line_method(line, domain, event->index, event->value);
    gg_line_add(line, event->fact == GG_NONE ? ", because of its subtasks" : "");
    gg_line_because(line, domain, event->fact, &event->unmet);
}

static void write_method_denied(gg_line *line, const GG_ROM gg_domain *domain,
                                const gg_event *event)
{
    gg_line_add(line, "not ");
    gg_line_method(line, domain, event->index, event->value);
    gg_line_add(line, ", denied by the game");
}

static void write_interrupted(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    gg_line_add(line, "interrupted by ");
    gg_line_method(line, domain, event->index, event->value);
}

#define STATUSES "failure|success|running|aborted|invalid"

static void write_started(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    gg_line_add(line, "start: ");
    gg_line_action(line, domain, event->index);
}

static void write_ended(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    gg_line_add(line, "end: ");
    gg_line_action(line, domain, event->index);
    gg_line_add(line, ", ");
    gg_line_nth(line, STATUSES, event->value);
    gg_line_because(line, domain, event->fact, &event->unmet);
}

/* Adds the place that an action is begun at. */
static void add_place(gg_line *line, const GG_ROM gg_domain *domain, uint16_t action)
{
    bool known = domain->places && action < domain->action_count;
    gg_line_name(line, GG_NAMES(domain, places), known ? domain->places->count : 0,
                 known ? domain->actions[action].begins_at : GG_NONE, "place");
}

static void write_walk_started(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    gg_line_add(line, "walk: to ");
    add_place(line, domain, event->index);
    gg_line_add(line, " for ");
    gg_line_action(line, domain, event->index);
}

static void write_walk_ended(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    gg_line_add(line, "walked: to ");
    add_place(line, domain, event->index);
    gg_line_add(line, ", ");
    gg_line_nth(line, STATUSES, event->value);
}

static void write_refused(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    gg_line_add(line, "refused: ");
    gg_line_action(line, domain, event->index);
    gg_line_because(line, domain, event->fact, &event->unmet);
}

static void write_booking_taken(gg_line *line, const GG_ROM gg_domain *domain,
                                const gg_event *event)
{
    gg_line_add(line, "for its team: ");
    gg_line_action(line, domain, event->index);
}

static void write_goal_chosen(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    gg_line_add(line, "goal: ");
    gg_line_goal(line, domain, event->index);
}

static void write_goal_reached(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    gg_line_add(line, "reached: ");
    gg_line_goal(line, domain, event->index);
}

static void write_goal_failed(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    gg_line_add(line, "failed: ");
    gg_line_goal(line, domain, event->index);
    gg_line_add(line, ", times in a row: ");
    gg_line_number(line, event->value);
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
    else if (event->kind == GG_METHOD_DENIED)
        write_method_denied(line, domain, event);
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

void gg_line_event(gg_line *line, const GG_ROM gg_domain *domain, const gg_event *event)
{
    write_plan(line, domain, event);
    write_choice(line, domain, event);
    write_task(line, domain, event);
    write_walk(line, domain, event);
    write_goal(line, domain, event);
}

size_t gg_event_text(const GG_ROM gg_domain *domain, const gg_event *event, char *text, size_t size)
{
    gg_line line = {text, size, 0};
    gg_line_event(&line, domain, event);
    return gg_line_end(&line);
}
