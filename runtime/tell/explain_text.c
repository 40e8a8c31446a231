/* SPDX-License-Identifier: MIT */
/*
 * Writes an explanation as text: see gg_agent_explain. Rests on explain.c and text_line.c. What
 * events tell too is told in the same words.
 */
#include "state/text_line.h"

/* Adds a time in seconds. */
static void add_time(gg_line *line, const gg_reason *reason)
{
    gg_line_decimal(line, reason->time, 3);
    gg_line_add(line, " s");
}

/* Adds steps: ": run_in, push". */
static void add_steps(gg_line *line, const GG_ROM gg_domain *domain, const gg_reason *reason)
{
    gg_line_add(line, reason->step_count > 0 ? ": " : ": nothing");
    for (uint16_t i = 0; i < reason->step_count; i++) {
        gg_line_add(line, i > 0 ? ", " : "");
        gg_line_action(line, domain, reason->steps[i]);
    }
}

/* Adds a goal; with its priority, which the root task has not. */
static void explain_text_add_goal(gg_line *line, const GG_ROM gg_domain *domain,
                                  const gg_reason *reason)
{
    gg_line_goal(line, domain, reason->index);
    if (reason->index == GG_NONE)
        return;
    gg_line_add(line, " (priority ");
    gg_line_decimal(line, reason->priority, 0);
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

/* Adds that something happened several times. */
static void add_count(gg_line *line, const gg_reason *reason)
{
    gg_line_number(line, reason->count);
    gg_line_add(line, " times in a row");
}

/* What is done, or would be. */
static void write_done(gg_line *line, const GG_ROM gg_domain *domain, const gg_reason *reason)
{
    if (reason->kind == GG_IS_PURSUED)
        gg_line_add(line, "does ");
    else if (reason->kind == GG_WOULD_BE_CHOSEN)
        gg_line_add(line, "would do ");
    else if (reason->kind == GG_IS_PLANNED)
        gg_line_add(line, "plans ");
    else
        return;
    explain_text_add_goal(line, domain, reason);
    if (reason->kind != GG_IS_PLANNED)
        add_steps(line, domain, reason);
}

/* What takes the place of a goal or of the root task. */
static void write_place(gg_line *line, const GG_ROM gg_domain *domain, const gg_reason *reason)
{
    if (reason->kind == GG_IS_OUTBID) {
        gg_line_add(line, "outbid by ");
        if (reason->other == GG_NONE)
            gg_line_add(line, "the work for its team");
        else
            gg_line_goal(line, domain, reason->other);
        if (reason->index != GG_NONE)
            add_against(line, ", priority ", reason);
    } else if (reason->kind == GG_HAS_TO_WAIT) {
        gg_line_goal(line, domain, reason->other);
        gg_line_add(line, " is being planned");
    } else if (reason->kind == GG_IS_BOUND) {
        gg_line_action(line, domain, reason->other);
        gg_line_add(line, " must end first");
    }
}

/* What keeps a goal from being chosen, whatever the others are. */
static void write_state(gg_line *line, const GG_ROM gg_domain *domain, const gg_reason *reason)
{
    if (reason->kind == GG_HOLDS) {
        gg_line_add(line, "it holds");
    } else if (reason->kind == GG_IS_IRRELEVANT) {
        gg_line_add(line, "it is not relevant");
        gg_line_because(line, domain, reason->fact, &reason->unmet);
    }
}

/* How long a goal or the root task is left alone, and why. */
static void write_backoff(gg_line *line, const gg_reason *reason)
{
    if (reason->kind == GG_COOLS_DOWN) {
        gg_line_add(line, "it cools down for ");
        add_time(line, reason);
    } else if (reason->kind == GG_BACKS_OFF) {
        gg_line_add(line, "it has failed ");
        add_count(line, reason);
        gg_line_add(line, ", and backs off for ");
        add_time(line, reason);
    } else if (reason->kind == GG_WAS_PLANLESS) {
        gg_line_add(line, "no plan was found");
        if (reason->count > 1) {
            gg_line_add(line, " ");
            add_count(line, reason);
        }
        gg_line_add(line, ", and none is looked for before a change or for ");
        add_time(line, reason);
    }
}

/* Why a goal or the root task is not chosen. */
static void write_not_chosen(gg_line *line, const GG_ROM gg_domain *domain, const gg_reason *reason)
{
    gg_line_add(line, "not ");
    gg_line_goal(line, domain, reason->index);
    gg_line_add(line, ": ");
    write_place(line, domain, reason);
    write_state(line, domain, reason);
    write_backoff(line, reason);
}

/* An event of the same words. */
static void write_event(gg_line *line, const GG_ROM gg_domain *domain, gg_event_kind kind,
                        const gg_reason *reason)
{
    bool of_method = reason->task != GG_NONE;
    uint16_t outcome = reason->outcome;
    gg_event event = {kind, of_method ? reason->task : reason->index,
                      of_method ? reason->index : outcome, reason->fact, reason->unmet};
    gg_line_event(line, domain, &event);
}

/* Adds the method that was chosen instead. */
static void add_other(gg_line *line, const GG_ROM gg_domain *domain, const gg_reason *reason)
{
    gg_line_add(line, "not ");
    gg_line_method(line, domain, reason->task, reason->index);
    gg_line_add(line, ": ");
    gg_line_method(line, domain, reason->task, reason->other);
}

static void write_other(gg_line *line, const GG_ROM gg_domain *domain, const gg_reason *reason)
{
    add_other(line, domain, reason);
    if (reason->kind == GG_METHOD_LATER)
        gg_line_add(line, " comes first");
    else if (reason->kind == GG_METHOD_LOWER)
        gg_line_add(line, " has a higher priority");
    else if (reason->kind == GG_METHOD_UNDRAWN)
        gg_line_add(line, " is drawn");
    else
        add_against(line,
                    reason->priority < reason->other_priority ? " is better, score "
                                                              : " comes first, score ",
                    reason);
}

static void write_method(gg_line *line, const GG_ROM gg_domain *domain, const gg_reason *reason)
{
    if (reason->kind == GG_METHOD_TAKEN) {
        gg_line_add(line, reason->anew ? "anew it would choose " : "method: ");
        gg_line_method(line, domain, reason->task, reason->index);
    } else if (reason->kind == GG_METHOD_UNMET || reason->kind == GG_METHOD_BARREN) {
        write_event(line, domain, GG_METHOD_FAILED, reason);
    } else if (reason->kind == GG_METHOD_REFUSED) {
        write_event(line, domain, GG_METHOD_DENIED, reason);
    } else {
        write_other(line, domain, reason);
    }
}

static void add_reason(gg_line *line, const GG_ROM gg_domain *domain, const gg_reason *reason)
{
    if (reason->task != GG_NONE) {
        write_method(line, domain, reason);
    } else if (reason->kind == GG_HAS_NO_PLAN) {
        write_event(line, domain, GG_PLAN_FAILED, reason);
    } else if (reason->kind == GG_WORKS_FOR_TEAM) {
        gg_line_add(line, "works for its team");
        add_steps(line, domain, reason);
    } else if (reason->kind <= GG_IS_PLANNED) {
        write_done(line, domain, reason);
    } else {
        write_not_chosen(line, domain, reason);
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
                        const GG_ROM struct gg_reason_part *goals,
                        const GG_ROM struct gg_reason_part *task, char *text, size_t size)
{
    gg_line line = {text, size, 0};
    gg_agent_reasons(agent, planner, goals, task, write_line, &line);
    return gg_line_end(&line);
}
