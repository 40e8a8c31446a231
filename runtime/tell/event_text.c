/* SPDX-License-Identifier: MIT */
/*
 * Writes an event as a line of text, for logs and consoles: see gg_event_text; and the words of which
 * explanations consist, too. Rests on text_line.c.
 */
#include "tell/told_text.h"

/* ------------------------------------------------------------------ words */

/* Adds the place that an action is begun at. */
static void add_place(gg_line *line, const GG_ROM gg_domain *domain, uint16_t action)
{
    bool known = domain->places && action < gg_ground_action_count(domain);
    gg_line_name(line, GG_NAMES(domain, places), known ? domain->places->count : 0,
                 known ? gg_action_place(domain, action) : GG_NONE, "place");
}

/* The signs are looked up by a few functions: gcc would make a jump table of more comparisons, for
 * which the smallest processors call a function. */

/* Signs of what an event is about. */
static void add_subject(gg_line *line, const gg_told *told, char sign)
{
    const gg_event *event = told->event;
    if (sign == 'a')
        gg_line_action(line, told->domain, event->index);
    else if (sign == 'g')
        gg_line_goal(line, told->domain, event->index);
    else if (sign == 'm')
        gg_line_method(line, told->domain, event->index, event->value);
    else if (sign == 'p')
        add_place(line, told->domain, event->index);
}

/* Signs of the value of an event. */
static void add_value_of(gg_line *line, const gg_told *told, char sign)
{
    uint16_t value = told->event->value;
    if (sign == 'n')
        gg_line_number(line, value);
    else if (sign == 's')
        gg_line_nth_words(line, "failure|success|running|aborted|invalid", value);
    else if (sign == 'o')
        gg_line_nth_words(
            line,
            "a plan was found|there is none|it would be too long|too deep|out of memory|"
            "out of expansions|out of nodes|not proven the cheapest|still searching|"
            "the planner is busy|it is not worth what it costs",
            value);
    else if (sign == 'r')
        gg_line_nth_words(
            line,
            "|: out of reach|: ran out|: no room|: its member is gone|: crowded out by "
            "others|: out of nodes|: others were promised more|: all who could help are booked",
            value);
}

/* Signs of what is in the way. */
static void add_cause(gg_line *line, const gg_told *told, char sign)
{
    const gg_event *event = told->event;
    bool of_subtasks = sign == 'u' && (event->fact == GG_NONE || !event->unmet.known);
    if (of_subtasks)
        gg_line_add(line, ", because of its subtasks");
    if (of_subtasks && event->fact != GG_NONE) {
        gg_line_add(line, ": others have claimed ");
        gg_line_name(line, GG_NAMES(told->domain, facts), told->domain->fact_count, event->fact,
                     "fact");
    } else if (sign == 'r' && event->fact != GG_NONE) {
        gg_line_add(line, ", ");
        gg_line_name(line, GG_NAMES(told->domain, facts), told->domain->fact_count, event->fact,
                     "fact");
    } else if (sign == 'u' || sign == 'b')
        gg_line_because(line, told->domain, event->fact, &event->unmet);
}

void gg_line_add_told(gg_line *line, const gg_told *told, const char *words, uint16_t n)
{
    for (words = gg_nth_words(words, n); *words && *words != '|'; words++) {
        if (*words != '%') {
            gg_line_letter(line, *words);
            continue;
        }
        words++;
        add_subject(line, told, *words);
        add_value_of(line, told, *words);
        add_cause(line, told, *words);
        if (told->add)
            told->add(line, told, *words);
    }
}

/* ------------------------------------------------------------------ events */

/* By gg_event_kind. */
static const char event_words[] = "plan: %n steps for %g|"
                                  "no plan for %g: %o|"
                                  "plan dropped: no more %a%b|"
                                  "method: %m|"
                                  "start: %a|"
                                  "end: %a, %s%b|"
                                  "interrupted by %m|"
                                  "goal: %g|"
                                  "reached: %g|"
                                  "failed: %g, times in a row: %n|"
                                  "not %m%u|"
                                  "walk: to %p for %a|"
                                  "walked: to %p, %s|"
                                  "refused: %a%b|"
                                  "for its team: %a|"
                                  "not %m, denied by the game|"
                                  "carried out, but not reached: %g|"
                                  "given up: %m%b|"
                                  "given up: %g%b|"
                                  "stands: %a%b|"
                                  "no schedule for %g%r";

/* What the words of the kind do not say well. */
static const char *special_words(const gg_event *event)
{
    if (event->kind == GG_PLAN_MADE && event->value == 1)
        return "plan: 1 step for %g";
    if (event->kind == GG_PLAN_DROPPED && event->value > 0)
        return "plan dropped: its time is over%b";
    if (event->kind == GG_PLAN_DROPPED && event->index == GG_NONE)
        return "plan dropped: it does not lead to its goal any more%b";
    if (event->kind == GG_ACTION_STARTED && event->fact != GG_NONE)
        return "start anew: %a%b";
    if (event->kind == GG_ACTION_REFUSED && event->fact == GG_NONE)
        return "refused: %a, which cools down";
    if (event->kind == GG_ACTION_REFUSED && event->value > 0)
        return "refused: %a, as others have waited longer%b";
    if (event->kind == GG_ACTION_STANDS && event->value > 0)
        return "stands: %a, behind %n%b";
    return NULL;
}

size_t gg_event_text(const GG_ROM gg_domain *domain, const gg_event *event, char *text, size_t size)
{
    gg_line line = {text, size, 0};
    gg_told told = {domain, event, NULL, NULL};
    const char *special = special_words(event);
    gg_line_add_told(&line, &told, special ? special : event_words,
                     special ? 0 : (uint16_t)event->kind);
    return gg_line_end(&line);
}
