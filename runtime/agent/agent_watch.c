/* SPDX-License-Identifier: MIT */
/*
 * What is watched of a plan while it is carried out. Rests on agent_claims.c and agent_trace.c.
 *
 * First, whether the plan still holds. The bits on which its rest depends are regressed through
 * it once a step (Fikes, Hart, Nilsson, "Learning and Executing Generalized Robot Plans", 1972:
 * the kernels of a plan): they are those that a later step or the goal reads before a step
 * overwrites them. A change of another bit costs one comparison; after a change of one of these
 * the rest is carried out on a copy of the state. No bit may be missing: a plan whose bits have
 * not changed is not looked at.
 *
 * Second, choices for which there are methods of higher priority: see agent_interrupt.c.
 */
#include "agent/agent.h"

/* ---------------------------------------------------- what the plan depends on */

/* Takes the bits away that an effect sets: before the effect they do not matter. The bits of a
 * number that it adds to do. */
static void watch_take_overwritten(const GG_ROM gg_effect *effect, uint64_t *bits)
{
    for (uint16_t i = 0; i < effect->assignment_count; i++)
        bits[effect->assignments[i].word] &= effect->assignments[i].keep;
}

void gg_compute_support_mask(gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint64_t *mask = support_mask_of(agent);
    for (uint16_t i = 0; i < domain->word_count; i++)
        mask[i] = 0;
    if (agent->goal != GG_NONE)
        domain->pursuit->add_care_mask(agent, agent->goal, mask);
    uint16_t ahead = (uint16_t)(agent->step + agent->running);
    for (uint16_t i = agent->plan_length; i-- > ahead;) {
        uint16_t row = gg_steps_of(agent)[i];
        watch_take_overwritten(domain->actions[row].effect, mask);
        gg_add_care_mask(domain, &domain->actions[row].precondition, mask);
        if (domain->told)
            domain->told->ops->watch(domain, row, mask);
    }
    /* With cases it is not known yet what the running action will overwrite. */
    if (agent->running && !(domain->features && domain->features->ops->adds_care_mask(agent, mask)))
        watch_take_overwritten(domain->actions[gg_running_action(agent)].effect, mask);
}

uint16_t gg_plan_replay(const gg_agent *agent, uint64_t *state)
{
    gg_plan plan = {gg_numbers_of(agent), agent->plan_length, agent->plan_length};
    uint16_t from = agent->step;
    if (agent->running) {
        apply_what_is_left(agent, state, gg_running_action(agent));
        from++;
    } else {
        take_back_partial_changes(agent, state);
    }
    return gg_plan_check(agent->domain, &plan, from, state);
}

bool gg_plan_holds(const gg_agent *agent, gg_planner *planner)
{
    uint64_t *state = replay_begin(agent, planner);
    uint16_t failing = gg_plan_replay(agent, state);
    if (failing < agent->plan_length) {
        trace_dropped_plan(agent, planner, gg_numbers_of(agent)[failing], state);
        return false;
    }
    if (agent->goal == GG_NONE || gg_goal_is_served(agent, agent->goal, state))
        return true;
    trace_dropped_plan(agent, planner, GG_NONE, state);
    return false;
}

/* ------------------------------------------------- choices that can be outdone */

void gg_watch_add(gg_agent *agent, const gg_watched_choice *watch)
{
    if (agent->watch_count < agent->domain->watch_limit)
        watches_of(agent)[agent->watch_count++] = *watch;
}

/* If the record is not complete, only the first choice is watched, to which all of the plan
 * belongs. */
void gg_watch_choices(gg_agent *agent, const gg_workspace *workspace, uint16_t length)
{
    const GG_ROM gg_domain *domain = agent->domain;
    bool all = workspace->chosen_complete;
    for (uint16_t i = 0; i < workspace->chosen_count && (all || i == 0); i++) {
        const gg_chosen_method *chosen = &workspace->chosen[i];
        if (chosen->task >= domain->task_count ||
            domain->tasks[chosen->task].methods[chosen->method].priority_level == 0)
            continue;
        gg_watched_choice watch = {chosen->task, chosen->method, 0, length};
        if (all && domain->watch_limit) {
            watch.from = chosen->from;
            watch.end = (uint16_t)(chosen->from + chosen->steps);
        }
        gg_watch_add(agent, &watch);
        if (denials_of(domain))
            denials_of(domain)->ops->note_watch(agent, workspace->asked);
    }
}
