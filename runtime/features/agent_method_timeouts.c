/* SPDX-License-Identifier: MIT */
/*
 * Methods that may take so long and no longer. Rests on agent_method_cooldowns.c, agent_action.c and
 * agent_plan.c. When a plan of the root task is adopted, the agent notes which steps of it each method
 * with a timeout led to. The time of a method begins with the first of these steps, and goes on until
 * the agent comes to a step, or a plan, of something else: so it also goes on over plans that are made
 * anew for the method. When it is over, the plan is given up, and a fact tells that the method is passed
 * over, which its precondition reads. Only the tables of domains name this file that have such methods.
 */
#include "agent/agent.h"
#include "agent/saved.h"
#include "agent/timeouts.h"
#include "htn/cooldown_ops.h"

/* --------------------------------------------------------------- where it lies */

static const GG_ROM gg_timeouts *limits_of(const gg_agent *agent)
{
    return agent->domain->features->timeouts;
}

/* The milliseconds that each method has left. */
static uint32_t *method_times_of(const gg_agent *agent)
{
    return (uint32_t *)(void *)(timeout_record_of(agent) + 1);
}

/* The milliseconds for which each method is still passed over. */
static uint32_t *pauses_of(const gg_agent *agent)
{
    return method_times_of(agent) + limits_of(agent)->count;
}

static gg_method_span *spans_of(const gg_agent *agent)
{
    return (gg_method_span *)(void *)(pauses_of(agent) + limits_of(agent)->count);
}

/* The number of the timeout of a method that was chosen; GG_NONE: it has none, or is a condition that
 * was achieved. */
static uint16_t timeout_of(const GG_ROM gg_domain *domain, const gg_chosen_method *chosen)
{
    if (chosen->task >= domain->task_count)
        return GG_NONE;
    const GG_ROM uint16_t *numbers = domain->features->timeouts->of_methods[chosen->task];
    return numbers ? numbers[chosen->method] : GG_NONE;
}

/* ------------------------------------------------------------------ what is noted */

static uint32_t count_timed(const GG_ROM gg_domain *domain, const gg_workspace *workspace)
{
    uint32_t count = 0;
    for (uint16_t i = 0; i < workspace->chosen_count; i++)
        count += timeout_of(domain, &workspace->chosen[i]) != GG_NONE;
    return count;
}

static bool timeouts_fit(const GG_ROM gg_domain *domain, const gg_workspace *workspace)
{
    return gg_cooldowns_fit(domain, workspace) &&
           count_timed(domain, workspace) <= domain->features->timeouts->room;
}

static bool is_within_watch(const gg_method_span *span, uint16_t watch)
{
    return (span->within >> watch & 1) != 0;
}

/* Whether a span stays where the steps of a watched choice are replaced. */
static bool span_stays(const gg_agent *agent, const gg_method_span *span, uint16_t place)
{
    return !is_within_watch(span, place) && span->end > agent->step;
}

static bool timeouts_fit_in(const gg_agent *agent, const gg_workspace *workspace,
                            const gg_watched_choice *outdone)
{
    uint32_t count = count_timed(agent->domain, workspace);
    uint16_t place = gg_place_of_watch(agent, outdone);
    for (const gg_method_span *span = spans_of(agent); span->timeout; span++)
        count += span_stays(agent, span, place);
    return gg_cooldowns_fit_in(agent, workspace, outdone) && count <= limits_of(agent)->room;
}

/* Notes the spans of a plan that was found, behind those that are kept. */
static void note_spans_behind(gg_agent *agent, const gg_workspace *workspace, gg_kept_watches kept,
                              uint16_t count)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_new_watches watches;
    watches.kept = kept;
    watches.count = kept.watches;
    for (uint16_t i = 0; i < workspace->chosen_count; i++) {
        const gg_chosen_method *chosen = &workspace->chosen[i];
        uint8_t within = watches_of_choice(domain, &watches, workspace, i);
        uint16_t timeout = timeout_of(domain, chosen);
        if (timeout == GG_NONE || chosen->steps == 0 || count == limits_of(agent)->room)
            continue;
        gg_method_span *span = &spans_of(agent)[count++];
        span->timeout = (uint16_t)(timeout + 1u);
        span->from = chosen->from;
        span->end = (uint16_t)(chosen->from + chosen->steps);
        span->within = within;
    }
    spans_of(agent)[count].timeout = 0;
}

/* Whether a method led to one of the plan's steps from a step on, up to another one. */
static bool is_led_to(const gg_agent *agent, uint16_t timeout, uint16_t from, uint16_t end)
{
    const gg_method_span *span = spans_of(agent);
    while (span->timeout &&
           !(span->timeout == timeout + 1u && span->from < end && span->end > from))
        span++;
    return span->timeout != 0;
}

/* What a plan of something else comes between ends. */
static void timeouts_note(gg_agent *agent, const gg_workspace *workspace)
{
    gg_kept_watches none = {0, 0};
    gg_cooldowns_note(agent, workspace);
    if (workspace)
        note_spans_behind(agent, workspace, none, 0);
    else
        spans_of(agent)->timeout = 0;
    for (uint16_t i = 0; i < limits_of(agent)->count; i++)
        if (!is_led_to(agent, i, 0, GG_NONE))
            method_times_of(agent)[i] = 0;
}

static void timeouts_replace(gg_agent *agent, const gg_workspace *workspace,
                             const gg_watched_choice *outdone, uint16_t length)
{
    uint16_t numbers[GG_WATCHES_MOST], place = gg_place_of_watch(agent, outdone), count = 0;
    gg_kept_watches kept = gg_renumber_watches(agent, outdone, place, numbers);
    uint16_t moved = (uint16_t)(length - outdone->end);
    for (const gg_method_span *old = spans_of(agent); old->timeout; old++) {
        gg_method_span span = *old;
        if (!span_stays(agent, old, place))
            continue;
        span.from = old->from < outdone->end ? 0 : (uint16_t)(old->from + moved);
        span.end = (uint16_t)(old->end + moved);
        span.within = 0;
        for (uint16_t i = 0; i < agent->watch_count; i++)
            if (is_within_watch(old, i) && numbers[i] < agent->domain->watch_limit)
                span.within = (uint16_t)(span.within | 1u << numbers[i]);
        spans_of(agent)[count++] = span;
    }
    note_spans_behind(agent, workspace, kept, count);
    gg_cooldowns_replace(agent, workspace, outdone, length);
}

/* ------------------------------------------------------------------- time passes */

static void set_paused(gg_agent *agent, uint16_t timeout, bool passed_over)
{
    gg_write(agent->domain, limits_of(agent)->all[timeout].fact, passed_over,
             gg_agent_state(agent));
}

static bool is_paused(const gg_agent *agent, uint16_t timeout)
{
    return gg_read(agent->domain, limits_of(agent)->all[timeout].fact,
                   gg_agent_state((gg_agent *)(uintptr_t)agent)) != 0;
}

static void timeouts_forget(gg_agent *agent, uint16_t fact)
{
    const GG_ROM gg_timeouts *limits = limits_of(agent);
    gg_method_span *kept = spans_of(agent);
    gg_cooldowns_forget(agent, fact);
    for (const gg_method_span *span = kept; span->timeout; span++)
        if (limits->all[span->timeout - 1u].fact != fact)
            *kept++ = *span;
    kept->timeout = 0;
    for (uint16_t i = 0; i < limits->count; i++)
        if (limits->all[i].fact == fact)
            method_times_of(agent)[i] = pauses_of(agent)[i] = 0;
}

/* The agent has come to a step, or its plan is over: then it is not known yet what comes next. What it
 * is doing may go on as the first step of another method. */
static void timeouts_come_to_step(gg_agent *agent)
{
    gg_cooldowns_begin(agent);
    if (agent->step >= agent->plan_length)
        return;
    for (uint16_t i = 0; i < limits_of(agent)->count; i++) {
        uint32_t *left = &method_times_of(agent)[i];
        if (!is_led_to(agent, i, agent->step, (uint16_t)(agent->step + 1u)))
            *left = 0;
        else if (*left == 0 && gg_is_acting(agent))
            *left = full_time(limits_of(agent)->all[i].after);
    }
}

/* The methods that led to the present step, or the walk to it, are under way, and so much of their time is
 * gone. */
static void begin_method_times(gg_agent *agent, uint32_t gone)
{
    for (const gg_method_span *span = spans_of(agent); span->timeout; span++) {
        uint32_t *left = &method_times_of(agent)[span->timeout - 1u];
        bool is_at_it = span->from <= agent->step && agent->step < span->end && has_plan(agent);
        if (is_at_it && *left == 0)
            *left = begun_time(limits_of(agent)->all[span->timeout - 1u].after, gone);
    }
}

/* A method begins with its first step, which has what is left of this tick, also where that ends at once. */
static void timeouts_set_out(gg_agent *agent)
{
    begin_method_times(agent, agent->asked);
}

/* What goes on as the first step of another plan is under way already. */
void gg_method_timeouts_begin(gg_agent *agent, gg_planner *planner)
{
    (void)planner;
    if (gg_is_acting(agent))
        begin_method_times(agent, agent->elapsed);
}

/* Lets time pass for the methods that are passed over. */
static void pass_pause(gg_agent *agent, uint16_t timeout, uint32_t milliseconds)
{
    uint32_t *left = &pauses_of(agent)[timeout], again = limits_of(agent)->all[timeout].again;
    if (again == 0 || !is_paused(agent, timeout))
        return;
    gg_cap_time_left(left, again);
    *left = *left > milliseconds ? *left - milliseconds : 0;
    if (*left == 0)
        set_paused(agent, timeout, false);
}

void gg_method_timeouts_pass(gg_agent *agent, uint32_t milliseconds)
{
    for (uint16_t i = 0; i < limits_of(agent)->count; i++) {
        pass_pause(agent, i, milliseconds);
        pass_time_left(agent, &method_times_of(agent)[i], limits_of(agent)->all[i].after,
                       milliseconds, gg_is_acting(agent) || has_plan(agent));
    }
}

/* The time of a method is over. */
static void end_method(gg_agent *agent, gg_planner *planner, uint16_t timeout)
{
    const GG_ROM gg_method_timeout *limit = &limits_of(agent)->all[timeout];
    gg_notice notice = {GG_PLAN_DROPPED, GG_NONE, 1, limit->fact};
    method_times_of(agent)[timeout] = 0;
    pauses_of(agent)[timeout] = limit->again;
    set_paused(agent, timeout, true);
    if (gg_is_acting(agent))
        gg_step_abort(agent, planner);
    gg_plan_drop(agent);
    agent->awake = GG_AWAKE;
    gg_trace_notice(agent, planner, &notice);
}

void gg_method_timeouts_look(gg_agent *agent, gg_planner *planner)
{
    const GG_ROM gg_timeouts *limits = limits_of(agent);
    for (uint16_t i = 0; i < limits->count; i++)
        if (method_times_of(agent)[i] == GG_TIME_IS_OVER && !is_uninterruptible(agent))
            end_method(agent, planner, i);
    for (uint16_t i = 0; i < limits->count; i++)
        if (limits->all[i].until && is_paused(agent, i) &&
            !gg_condition_holds(agent->domain, limits->all[i].until, gg_agent_view(agent)))
            set_paused(agent, i, false);
}

static uint32_t timeouts_left(const gg_agent *agent)
{
    uint32_t least = gg_cooldowns_left(agent);
    for (uint16_t i = 0; i < limits_of(agent)->count; i++) {
        const GG_ROM gg_method_timeout *limit = &limits_of(agent)->all[i];
        least = sooner_of(least, method_times_of(agent)[i], limit->after);
        if (limit->again > 0 && is_paused(agent, i))
            least = sooner_of(least, pauses_of(agent)[i], limit->again);
    }
    return least;
}

/* ------------------------------------------------------------------- saved agents */

static bool timeouts_valid(const gg_agent *agent, const GG_ROM gg_domain *domain)
{
    const GG_ROM gg_timeouts *limits = domain->features->timeouts;
    const unsigned char *bytes = (const unsigned char *)agent;
    const gg_timeout_record *record =
        (const gg_timeout_record *)(const void *)(bytes +
                                                  domain->features->timeouts->agent_timeouts);
    const uint32_t *times = (const uint32_t *)(const void *)(record + 1);
    const gg_method_span *spans =
        (const gg_method_span *)(const void *)(times + (size_t)2 * limits->count);
    uint16_t count = 0;
    for (; count <= limits->room && spans[count].timeout; count++)
        if (spans[count].timeout > limits->count)
            return false;
    return count <= limits->room && gg_cooldowns_valid(agent, domain);
}

const GG_ROM gg_cooldown_ops gg_timing_out = {
    timeouts_fit,    timeouts_fit_in,          timeouts_note,         timeouts_replace,
    timeouts_forget, gg_cooldowns_forget_plan, timeouts_come_to_step, timeouts_set_out,
    timeouts_left,   timeouts_valid,           gg_cooldowns_shorten,  &gg_method_noting};
