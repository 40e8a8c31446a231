/* SPDX-License-Identifier: MIT */
/*
 * Tells the trace of a plan: the methods that were chosen, and those before them that
 * could not be. Why not is looked up afterwards, so that who has no trace pays nothing.
 */
#include "agent_parts.h"

/* The methods of a task, up to one, that were tried in vain in a state; of the instances
 * of one method of the YAML the first. */
static void tell_failed(const gg_agent *agent, gg_planner *planner, gg_chosen chosen,
                        const uint64_t *state)
{
    const gg_domain *domain = agent->domain;
    const gg_task *task = &domain->tasks[chosen.task];
    uint16_t written =
        chosen.method < task->method_count ? task->methods[chosen.method].written : GG_NONE;
    const uint64_t *nothing = &planner->workspace.states[domain->word_count];
    if (task->select != GG_FIRST)
        return;
    for (uint16_t i = 0; i < chosen.method && i < task->method_count; i++) {
        const gg_method *method = &task->methods[i];
        if (method->written == written || (i > 0 && method->written == method[-1].written))
            continue;
        gg_event event = {GG_METHOD_FAILED, chosen.task, i,
                          gg_failing_fact(domain, &method->precondition, state, nothing)};
        tell_event(agent, planner, &event);
    }
}

/* Carries the agent's plan out up to a step, on a state. */
static void go_to_step(const gg_agent *agent, uint16_t *at, uint16_t step, uint64_t *state)
{
    const gg_domain *domain = agent->domain;
    for (; *at < step && *at < agent->plan_length; (*at)++)
        apply_effect(domain, domain->actions[steps_of(agent)[*at]].effect, state);
}

static void tell_chosen(const gg_agent *agent, gg_planner *planner)
{
    const gg_domain *domain = agent->domain;
    const gg_workspace *workspace = &planner->workspace;
    uint64_t *state = planner->workspace.states;
    uint16_t at = 0;
    copy_words(state, gg_agent_view(agent), domain->word_count);
    for (uint16_t i = 0; i < workspace->chosen_count; i++) {
        const gg_chosen *chosen = &workspace->chosen[i];
        if (chosen->task >= domain->task_count)
            continue;
        if (workspace->chosen_all || i == 0) {
            go_to_step(agent, &at, i ? chosen->from : 0, state);
            tell_failed(agent, planner, *chosen, state);
        }
        tell(agent, planner, GG_METHOD_CHOSEN, chosen->task, chosen->method);
    }
}

void gg_tell_methods(const gg_agent *agent, gg_planner *planner, uint16_t task, bool planned)
{
    gg_chosen none = {task, GG_NONE, 0, 0, 0};
    if (!planner->trace)
        return;
    for (uint16_t i = 0; i < agent->domain->word_count; i++)
        planner->workspace.states[agent->domain->word_count + i] = 0;
    if (planned)
        tell_chosen(agent, planner);
    else
        tell_failed(agent, planner, none, gg_agent_view(agent));
}
