/* SPDX-License-Identifier: MIT */
/*
 * Tells the trace what agents do: of a plan also the methods that were chosen, those before them
 * that could not be, and why a plan was given up. Rests on agent_state.c and failing.c. The
 * reasons are worked out afterwards, so that they cost nothing without a trace. Nothing here changes
 * what the agent does.
 */
#include "agent/agent.h"
#include "state/failing.h"

/* Calls the trace, which must not use the planner. */
static void send(const gg_agent *agent, gg_planner *planner, const gg_event *event)
{
    bool busy = planner->busy;
    if (!planner->trace)
        return;
    planner->busy = true;
    planner->trace(planner->context, agent, event);
    planner->busy = busy;
}

static gg_event event_of(gg_event_kind kind, uint16_t index, uint16_t value, uint16_t fact)
{
    gg_event event = {kind, index, value, fact, {false, 0, 0, 0, 0, 0}};
    return event;
}

/* Works out what the action that has ended asks of the fact in its way: in the box that it was
 * started for or, without one, while it runs. */
static void find_unmet(const gg_agent *agent, gg_event *event)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint16_t row = gg_row_of(domain, event->index);
    const GG_ROM gg_told_actions *told = domain->told;
    const GG_ROM gg_action *action = &domain->actions[row];
    const uint64_t *view = gg_agent_view(agent);
    if (told && told->ops->describe(domain, event->index, event->fact, view, &event->unmet))
        return;
    if (agent->box != GG_NO_BOX)
        gg_describe_failing_in_box(
            domain, ref_to_box(&domain->sharing->asked(domain, action)->boxes[agent->box]),
            event->fact, view, &event->unmet);
    else
        gg_describe_failing_fact(domain, ref_to_table(domain->features->lasting->conditions[row]),
                                 event->fact, view, &event->unmet);
}

/* What others have changed since is not told: then the action's condition holds again. */
static void trace_tell(const gg_agent *agent, gg_planner *planner, const gg_notice *notice)
{
    gg_event event = event_of(notice->kind, notice->index, notice->value, notice->fact);
    if (notice->kind == GG_ACTION_ENDED && notice->fact != GG_NONE)
        find_unmet(agent, &event);
    if (notice->kind == GG_METHOD_GIVEN_UP || notice->kind == GG_GOAL_GIVEN_UP)
        gg_describe_failing_fact(
            agent->domain,
            ref_to_table(whiles_of(agent->domain)->ops->condition(agent->domain, &event)),
            event.fact, gg_agent_view(agent), &event.unmet);
    send(agent, planner, &event);
}

/* Sends an event of what failed at a fact in a state. */
static void send_failing(const gg_agent *agent, gg_planner *planner, gg_event *event,
                         const uint64_t *state)
{
    if (event->fact != GG_NONE && state == planner->workspace.states) /* it was carried on */
        gg_describe_value_now(agent->domain, event->fact, gg_agent_planning_state(agent),
                              &event->unmet);
    send(agent, planner, event);
}

/* Describes what a condition asks of the fact of an event, if it has one. */
static void describe_failing(const gg_agent *agent, gg_event *event, gg_condition_ref condition,
                             const uint64_t *state)
{
    if (event->fact != GG_NONE)
        gg_describe_failing_fact(agent->domain, condition, event->fact, state, &event->unmet);
}

/* Tells that something failed because a condition does not hold in a state. */
static void tell_failing(const gg_agent *agent, gg_planner *planner, gg_event event,
                         gg_condition_ref condition, const uint64_t *state)
{
    event.fact = gg_failing_fact(agent->domain, condition, state, NULL);
    describe_failing(agent, &event, condition, state);
    send_failing(agent, planner, &event, state);
}

/* Whether the planning was told that a method is denied. */
static bool trace_is_denied(const GG_ROM gg_domain *domain, const gg_planner *planner,
                            uint16_t task, uint16_t method)
{
    const GG_ROM gg_denials *denials = denials_of(domain);
    return denials && denials->ops->has_denied(domain, planner->workspace.asked, task, method);
}

/* Tells which methods of a task, up to one, were tried in vain in a state. Of the instances of
 * one method of the YAML it tells the first only. */
static void trace_failed(const gg_agent *agent, gg_planner *planner, gg_chosen_method chosen,
                         const uint64_t *state)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_task *task = &domain->tasks[chosen.task];
    uint16_t source =
        chosen.method < task->method_count ? task->methods[chosen.method].source_index : GG_NONE;
    if (task->select != GG_FIRST)
        return;
    for (uint16_t i = 0; i < chosen.method && i < task->method_count; i++) {
        const GG_ROM gg_method *method = &task->methods[i];
        if (method->source_index == source ||
            (i > 0 && method->source_index == method[-1].source_index))
            continue;
        gg_event event = event_of(GG_METHOD_FAILED, chosen.task, i, GG_NONE);
        if (trace_is_denied(domain, planner, chosen.task, i) &&
            gg_condition_holds(domain, &method->precondition, state)) {
            event.kind = GG_METHOD_DENIED;
            send(agent, planner, &event);
        } else if (gg_condition_holds(domain, &method->precondition, state)) {
            event.fact = gg_claimed_in_method(agent, method);
            send(agent, planner, &event);
        } else {
            tell_failing(agent, planner, event, ref_to_table(&method->precondition), state);
        }
    }
}

/* Carries the agent's plan out on a state, up to a step. */
static void go_to_step(const gg_agent *agent, uint16_t *at, uint16_t step, uint64_t *state)
{
    const GG_ROM gg_domain *domain = agent->domain;
    for (; *at < step && *at < agent->plan_length; (*at)++)
        gg_do_action(domain, gg_steps_of(agent)[*at], state);
}

static void trace_chosen(const gg_agent *agent, gg_planner *planner)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const gg_workspace *workspace = &planner->workspace;
    uint64_t *state = replay_begin(agent, planner);
    uint16_t at = 0;
    for (uint16_t i = 0; i < workspace->chosen_count; i++) {
        const gg_chosen_method *chosen = &workspace->chosen[i];
        if (chosen->task >= domain->task_count)
            continue;
        if (workspace->chosen_complete || i == 0) {
            go_to_step(agent, &at, i ? chosen->from : 0, state);
            trace_failed(agent, planner, *chosen, state);
        }
        gg_trace_tell(agent, planner, GG_METHOD_CHOSEN, chosen->task, chosen->method);
    }
}

static void tell_methods(const gg_agent *agent, gg_planner *planner, uint16_t task, bool planned)
{
    gg_chosen_method none = {task, GG_NONE, 0, 0, 0};
    if (planned)
        trace_chosen(agent, planner);
    else
        trace_failed(agent, planner, none, gg_agent_planning_state(agent));
}

/* Where a fact tells the place of the step, that may be another one now. */
static void tell_dropped(const gg_agent *agent, gg_planner *planner, uint16_t action,
                         const uint64_t *state)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_told_actions *told = action == GG_NONE ? NULL : domain->told;
    gg_borrowed_condition borrowed;
    gg_condition_ref condition = action == GG_NONE
                                     ? domain->pursuit->condition(agent, agent->goal, &borrowed)
                                     : ref_to_table(&gg_action_of(domain, action)->precondition);
    gg_event event = event_of(GG_PLAN_DROPPED, action, 0, GG_NONE);
    uint64_t *changed = scratch_of(agent);
    const uint64_t *planning_state = gg_agent_planning_state(agent);
    for (uint16_t i = 0; i < domain->word_count; i++)
        changed[i] = planning_snapshot_of(agent)[i] ^ planning_state[i];
    event.fact = gg_failing_fact(domain, condition, state, changed);
    if (told)
        event.fact = told->ops->in_the_way(domain, action, state, changed, event.fact);
    if (!(told && told->ops->describe(domain, action, event.fact, state, &event.unmet)))
        describe_failing(agent, &event, condition, state);
    send_failing(agent, planner, &event, state);
}

const GG_ROM gg_trace_ops gg_tracing = {trace_tell, tell_methods, tell_dropped, &gg_method_noting};
