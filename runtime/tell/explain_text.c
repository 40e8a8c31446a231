/* SPDX-License-Identifier: MIT */
/*
 * Writes an explanation as text: see gg_agent_explain. Rests on explain.c and event_text.c. What
 * events tell too is told in the same words.
 */
#include "tell/told_text.h"
#include "state/levels.h"

/* By gg_reason_kind. Signs beside those of events, which have the reason's goal or method:
 *
 *      %G  the goal, with its priority    %S  its steps        %T  the time
 *      %O  the other goal                 %A  the action       %R  how many times in a row
 *      %M  the other method               %P  both priorities  %C  how the scores compare
 *      %W  whether it would be chosen anew
 *      %N  how the net values compare     %H  how they compare with inertia
 *      %B  how many come before it        %V  what it is worth, less what its plan costs */
static const char reason_words[] =
    "does %G%S|"
    "would do %G%S|"
    "plans %G|"
    "no plan for %g: %o|"
    "not %g: it is not relevant%b|"
    "not %g: its 'while' does not hold%b|"
    "not %g: it holds|"
    "not %g: it cools down for %T|"
    "not %g: it has failed%R, and backs off for %T|"
    "not %g: no plan was found%R, and none is looked for before a change or for %T|"
    "not %g: outbid by %O%P|"
    "not %g%V: %O %N|"
    "not %g%V: its plan costs no less|"
    "not %g: %O is being planned|"
    "not %g: %A must end first|"
    "works for its team%S|"
    "%W%m|"
    "not %m%u|"
    "not %m%u|"
    "not %m: %M comes first|"
    "not %m: %M has a higher priority|"
    "not %m: %M %C|"
    "not %m: %M is drawn|"
    "not %m, denied by the game|"
    "not %m: %M is carried out%H|"
    "not %A: it is left out of plans for %T|"
    "waits its turn%b%B|"
    "stands before %A for %T%b%B";

/* Adds steps: ": run_in, push". */
static void add_steps(gg_line *line, const GG_ROM gg_domain *domain, const gg_reason *reason)
{
    gg_line_add(line, reason->step_count > 0 ? ": " : ": nothing");
    for (uint16_t i = 0; i < reason->step_count; i++) {
        gg_line_add(line, i > 0 ? ", " : "");
        gg_line_action(line, domain, reason->steps[i]);
    }
}

/* Adds what a goal that is weighed comes to: ", worth 60 less 50". */
static void add_worth(gg_line *line, const gg_reason *reason)
{
    if (!reason->weighed)
        return;
    gg_line_add(line, ", worth ");
    gg_line_decimal(line, reason->value, 0);
    gg_line_add(line, " less ");
    gg_line_number(line, reason->cost);
}

/* Adds a goal; with its priority, which the root task has not. */
static void add_goal_name(gg_line *line, const GG_ROM gg_domain *domain, const gg_reason *reason)
{
    gg_line_goal(line, domain, reason->index);
    if (reason->index == GG_NONE)
        return;
    gg_line_add(line, " (priority ");
    gg_line_decimal(line, reason->priority, 0);
    add_worth(line, reason);
    gg_line_add(line, ")");
}

/* Adds two priorities or scores: ", priority 3 to 10". */
static void add_against(gg_line *line, const char *what, const gg_reason *reason)
{
    gg_line_add(line, what);
    gg_line_decimal(line, reason->priority, 0);
    gg_line_add(line, " to ");
    gg_line_decimal(line, reason->other_priority, 0);
}

static void add_other(gg_line *line, const GG_ROM gg_domain *domain, const gg_reason *reason,
                      char sign)
{
    if (sign == 'O' && reason->kind == GG_IS_OUTBID && reason->other == GG_NONE)
        gg_line_add(line, "the work for its team");
    else if (sign == 'O')
        gg_line_goal(line, domain, reason->other);
    else if (sign == 'A')
        gg_line_action(line, domain, reason->other);
    else if (sign == 'M')
        gg_line_method(line, domain, reason->task, reason->other);
}

static void add_inertia(gg_line *line, const gg_reason *reason)
{
    if (reason->inertia == 0)
        return;
    gg_line_add(line, ", of which inertia is ");
    gg_line_number(line, reason->inertia);
}

/* What a goal is worth, and how two numbers compare. */
static void add_comparison(gg_line *line, const gg_reason *reason, char sign)
{
    bool less = reason->priority < reason->other_priority;
    if (sign == 'N') {
        add_against(line, less ? "is worth more, " : "comes first, ", reason);
        add_inertia(line, reason);
    } else if (sign == 'C') {
        add_against(line, less ? "is better, score " : "comes first, score ", reason);
    } else if (sign == 'V') {
        add_worth(line, reason);
    }
}

static void add_numbers(gg_line *line, const gg_reason *reason, char sign)
{
    add_comparison(line, reason, sign);
    if (sign == 'P' && reason->index != GG_NONE) {
        add_against(line, ", priority ", reason);
        add_inertia(line, reason);
    } else if (sign == 'H') {
        add_against(line, ", ", reason);
        add_inertia(line, reason);
    } else if (sign == 'B' && reason->count > 0) {
        gg_line_add(line, ": before it come ");
        gg_line_number(line, reason->count);
    } else if (sign == 'R' && reason->count > 1) {
        gg_line_add(line, " ");
        gg_line_number(line, reason->count);
        gg_line_add(line, " times in a row");
    }
}

/* Signs of reasons, in a few functions as those of events. */
static void add_of_reason(gg_line *line, const gg_told *told, char sign)
{
    const gg_reason *reason = told->reason;
    add_other(line, told->domain, reason, sign);
    add_numbers(line, reason, sign);
    if (sign == 'G') {
        add_goal_name(line, told->domain, reason);
    } else if (sign == 'S') {
        add_steps(line, told->domain, reason);
    } else if (sign == 'W') {
        gg_line_add(line, reason->anew ? "anew it would choose " : "method: ");
    } else if (sign == 'T') {
        gg_line_decimal(line, reason->time, 3);
        gg_line_add(line, " s");
    }
}

static void add_reason(gg_line *line, const GG_ROM gg_domain *domain, const gg_reason *reason)
{
    bool of_method = reason->task != GG_NONE;
    uint16_t outcome = reason->outcome;
    gg_event event = {GG_METHOD_FAILED, of_method ? reason->task : reason->index,
                      of_method ? reason->index : outcome, reason->fact, reason->unmet};
    gg_told told = {domain, &event, reason, add_of_reason};
    gg_line_add_told(line, &told, reason_words, (uint16_t)reason->kind);
    if (reason->short_by > 0) {
        gg_line_add(line, "; short of it by ");
        gg_line_decimal(line, reason->short_by, best_effort_of(domain, reason->index)->decimals);
    }
}

size_t gg_reason_text(const GG_ROM gg_domain *domain, const gg_reason *reason, char *text,
                      size_t size)
{
    gg_line line = {text, size, 0};
    add_reason(&line, domain, reason);
    return gg_line_end(&line);
}

static void write_line(void *context, const gg_agent *agent, const gg_reason *reason)
{
    gg_line *line = (gg_line *)context;
    add_reason(line, agent->domain, reason);
    gg_line_add(line, "\n");
}

size_t gg_agent_explain(gg_agent *agent, gg_planner *planner,
                        const GG_ROM struct gg_explaining_ops *goals,
                        const GG_ROM struct gg_explaining_ops *task, char *text, size_t size)
{
    gg_line line = {text, size, 0};
    gg_agent_reasons(agent, planner, goals, task, write_line, &line);
    return gg_line_end(&line);
}
