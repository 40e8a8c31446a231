/* SPDX-License-Identifier: MIT */
/*
 * Interruptions of a plan of the root task by methods of higher priority. Choices for which
 * there are such methods are watched while their steps last. Rests on agent_watch.c
 * and agent_plan.c; for methods that the game can deny, see agent_denied.c. A watch always tells steps
 * of the present plan: when a part of the plan is replaced, the watches behind it are moved.
 */
#include "agent/agent.h"
#include "htn/cooldown_ops.h"

uint16_t gg_prior_methods_end(const gg_agent *agent, const gg_watched_choice *watch)
{
    return higher_priority_methods(agent, watch).end;
}

uint16_t gg_next_prior_method(gg_agent *agent, const gg_watched_choice *watch,
                              const uint64_t *planning_state, uint16_t from)
{
    gg_method_range rest = higher_priority_methods(agent, watch);
    rest.from = from;
    return gg_first_applicable_method(agent->domain, &agent->domain->tasks[watch->task],
                                      planning_state, rest);
}

/* Whether a method of higher priority than a watched choice can apply. */
static bool interrupt_is_challenged(gg_agent *agent, const gg_watched_choice *watch,
                                    const uint64_t *planning_state)
{
    return watch_lasts(agent, watch) &&
           agent->domain->interrupting->next_rival(agent, watch, planning_state, 0) != GG_NONE;
}

/* The first watch that was not looked at and is challenged; watch_count: there is none. */
static uint16_t first_challenged(gg_agent *agent, const uint64_t *planning_state)
{
    uint16_t i = agent->looked;
    while (i < agent->watch_count &&
           !interrupt_is_challenged(agent, &watches_of(agent)[i], planning_state))
        i++;
    return i;
}

/* Whether a plan is the same as what the agent does now. */
static bool is_underway(gg_agent *agent, const gg_plan *plan)
{
    uint16_t i = 0;
    if (plan->length != agent->plan_length - agent->step)
        return false;
    while (i < plan->length &&
           are_same_numbers(agent->domain, plan->steps[i], gg_numbers_of(agent)[agent->step + i]))
        i++;
    return i == plan->length;
}

/* Whether a plan can be carried out from what the agent sees, and keeps the goals that had
 * to be kept when its new part was planned. */
static bool interrupt_is_allowed(const gg_agent *agent, gg_planner *planner, const gg_plan *plan)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_bounds bounds = {domain->bounding, planner->kept, NULL, 0, NULL};
    uint64_t *state = replay_begin(agent, planner);
    gg_plan part = *plan;
    for (uint16_t i = 0; i < plan->length; i++) {
        part.length = (uint16_t)(i + 1u);
        if (gg_plan_check(domain, &part, i, state) == i || !bounds_keep(domain, &bounds, state))
            return false;
    }
    return true;
}

/* Whether a method may take the place of a watched choice, of whose task it was planned. Functions of
 * scores must not use the planner, in which its plan lies. */
static bool is_rival(gg_agent *agent, gg_planner *planner, const gg_watched_choice *watch,
                     uint16_t method)
{
    planner->busy = true;
    uint16_t rival = agent->domain->interrupting->next_rival(
        agent, watch, gg_agent_planning_state(agent), method);
    planner->busy = false;
    return rival == method;
}

/* Plans the task of a watch anew; the steps of the old plan after the task follow. Whether the
 * new part has a method of higher priority, and the whole can be carried out. */
static bool find_better(gg_agent *agent, gg_planner *planner, const gg_watched_choice *watch,
                        gg_plan *plan)
{
    const gg_workspace *workspace = &planner->workspace;
    uint16_t replaces = (uint16_t)(watch->method + 1u);
    if (gg_agent_decompose_task(agent, planner, watch->task, replaces, plan) != GG_FOUND ||
        !workspace->chosen_count || !is_rival(agent, planner, watch, workspace->chosen[0].method))
        return false;
    const GG_ROM gg_cooldowns *cooldowns = cooldowns_of(agent->domain);
    if (agent->plan_length - watch->end > plan->capacity - plan->length ||
        (cooldowns && !cooldowns->ops->fits_in(agent, workspace, watch)))
        return false;
    for (uint16_t i = watch->end; i < agent->plan_length; i++)
        plan->steps[plan->length++] = gg_numbers_of(agent)[i];
    return !is_underway(agent, plan) && interrupt_is_allowed(agent, planner, plan);
}

/* Sets the watches of a plan in which the steps of one watch were replaced by `length` others:
 * those around it, those of the new steps, and those behind it. */
static void replace_watches(gg_agent *agent, const gg_workspace *workspace,
                            gg_watched_choice outdone, uint16_t length)
{
    gg_watched_choice *watches = watches_of(agent);
    uint16_t count = agent->watch_count, place = 0;
    const GG_ROM gg_cooldowns *cooldowns = cooldowns_of(agent->domain);
    if (cooldowns)
        cooldowns->ops->replace(agent, workspace, &outdone, length);
    agent->watch_count = 0;
    if (agent->denied) /* of the others it is asked once more */
        agent->denied = UINT8_MAX;
    for (; !is_same_watch(&watches[place], &outdone); place++)
        if (watches[place].end >= outdone.end) {
            gg_watched_choice outer = watches[place];
            outer.from = 0;
            outer.end = (uint16_t)(outer.end - outdone.end + length);
            gg_watch_add(agent, &outer);
        }
    for (uint16_t i = place + 1u; i < count; i++)
        if (watches[i].from >= outdone.end) {
            gg_watched_choice later = watches[i];
            later.from = (uint16_t)(later.from - outdone.end + length);
            later.end = (uint16_t)(later.end - outdone.end + length);
            gg_watch_add(agent, &later);
        }
    gg_watch_choices(agent, workspace, length);
}

/* Puts the new plan in the place of the old one. What the agent is doing goes on if the new plan
 * begins with it. */
static void interrupt(gg_agent *agent, gg_planner *planner, const gg_plan *plan,
                      gg_watched_choice outdone)
{
    uint16_t rest = (uint16_t)(agent->plan_length - outdone.end);
    gg_chosen_method chosen = planner->workspace.chosen[0];
    uint32_t record = planner->records;
    replace_watches(agent, &planner->workspace, outdone, (uint16_t)(plan->length - rest));
    gg_plan_take_steps(agent, planner, GG_NONE, plan);
    agent->outcome = GG_FOUND;
    agent->awake = plan->length > 0 ? GG_ASLEEP : GG_AWAKE;
    if (gg_is_acting(agent))
        gg_compute_support_mask(agent);
    features_advance(agent);
    gg_trace_tell(agent, planner, GG_PLAN_INTERRUPTED, chosen.task, chosen.method);
    gg_trace_tell(agent, planner, GG_PLAN_MADE, GG_NONE, plan->length);
    if (record == planner->records)
        trace_methods(agent, planner, outdone.task, true);
}

/* Notes what is in the way of methods that would take the place of the first watched choices. Of one that is
 * replaced, only those count that come before the better one, as the planning of that has noted. */
static void pass_over_rivals(gg_agent *agent, uint16_t watch_count)
{
    if (agent->domain->claims)
        agent->domain->claims->claiming->pass_over_rivals(agent, watch_count);
}

void gg_interrupt_reconsider(gg_agent *agent, gg_planner *planner)
{
    if (agent->watch_count == 0 || !has_plan(agent))
        return;
    const uint64_t *planning_state = gg_agent_planning_state(agent);
    const GG_ROM gg_denials *denials = denials_of(agent->domain);
    uint16_t i = denials ? denials->ops->challenged(agent, planning_state)
                         : first_challenged(agent, planning_state);
    pass_over_rivals(agent, i < agent->watch_count ? i : agent->watch_count);
    if (i >= agent->looked)
        agent->looked = (uint16_t)(i < agent->watch_count ? i + 1u : i);
    if (i >= agent->watch_count)
        return;
    gg_random random = agent->random;
    gg_watched_choice outdone = watches_of(agent)[i];
    gg_plan plan = {planner->steps, agent->domain->plan_limit, 0};
    if (find_better(agent, planner, &outdone, &plan)) {
        interrupt(agent, planner, &plan, outdone);
    } else { /* what functions draw stays, or else the same method would challenge in each tick */
        agent->random = random;
        pass_over_rivals(agent, agent->watch_count);
    }
    if (agent->looked < agent->watch_count && agent->awake == GG_ASLEEP)
        agent->awake = GG_LOOKING;
}

const GG_ROM gg_interrupt_ops gg_interrupting = {gg_watch_choices, gg_interrupt_reconsider,
                                                 gg_next_prior_method, gg_prior_methods_end,
                                                 &gg_method_noting};
