/* SPDX-License-Identifier: MIT */
/*
 * Methods that the game can deny: how a planning passes them over, and how an agent asks for those
 * that would interrupt its plan. Rests on asking.c, htn_methods.c and agent_watch.c. In one planning
 * the game is asked once for a method, when its turn comes; at a decision each time, as the answer may
 * have changed. Only the tables of domains name it that have such methods.
 */
#include "agent/agent.h"

/* The number of a method's procedural precondition; GG_NONE: it has none. */
static uint16_t number_of(const GG_ROM gg_domain *domain, uint16_t task, uint16_t method)
{
    const GG_ROM gg_denial *of_task = domain->features->denials->of_methods[task];
    return of_task ? of_task[method].procedural : GG_NONE;
}

static bool denies(const gg_asker *asker, uint16_t task, uint16_t method)
{
    const GG_ROM gg_denying_calls *calls =
        (const GG_ROM gg_denying_calls *)(const GG_ROM void *)asker->agent_type->calls;
    uint16_t number = number_of(asker->domain, task, method);
    if (number == GG_NONE || !calls || !calls->allows)
        return false;
    if (gg_was_asked(asker->asked, number))
        return !gg_answer_to(asker->asked, number);
    return !gg_note_answer(asker->asked, number, calls->allows(asker->agent, task, method));
}

/* ------------------------------------------------------------------- planning */

static uint16_t take_allowed(gg_decomposition *search, uint16_t task, gg_cursor *cursor)
{
    const gg_task_problem *problem = search->problem;
    gg_asker asker = {problem->domain, problem->agent_type, problem->agent, search->memory->asked};
    uint16_t taken = take_noting(search, task, cursor);
    while (taken != GG_NONE && denies(&asker, task, taken))
        taken = take_noting(search, task, cursor);
    return taken;
}

static bool has_denied(const GG_ROM gg_domain *domain, const uint64_t *asked, uint16_t task,
                       uint16_t method)
{
    uint16_t number = number_of(domain, task, method);
    return number != GG_NONE && asked && gg_has_bit(&asked[number / 64 * 2], number % 64) &&
           !gg_answer_to(asked, number);
}

/* -------------------------------------------------------------- interruptions */

/* Notes whether a method that would outdo a watched choice is denied. */
static void set_denied(gg_agent *agent, uint16_t number, bool denied)
{
    uint8_t bit = (uint8_t)(1u << number);
    agent->denied = (uint8_t)(denied ? agent->denied | bit : agent->denied & ~bit);
}

static void note_watch(gg_agent *agent, const uint64_t *asked)
{
    uint16_t newest = (uint16_t)(agent->watch_count - 1u);
    const gg_watched_choice *watch = &watches_of(agent)[newest];
    uint16_t end = agent->domain->interrupting->rivals_end(agent, watch);
    bool denied = false;
    for (uint16_t i = 0; i < end; i++)
        denied = denied || has_denied(agent->domain, asked, watch->task, i);
    set_denied(agent, newest, denied);
}

/* Whether a watched choice is challenged; anew: whether the state has changed since it was looked
 * at. */
static bool denied_is_challenged(gg_agent *agent, uint16_t number, const uint64_t *planning_state,
                                 bool anew)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const gg_watched_choice *watch = &watches_of(agent)[number];
    gg_asker asker = {domain, gg_type_of(agent), agent, NULL};
    bool challenged = false, denied = false;
    uint16_t from = 0;
    for (uint16_t i;
         (i = domain->interrupting->next_rival(agent, watch, planning_state, from)) != GG_NONE;) {
        if (denies(&asker, watch->task, i))
            denied = true;
        else if (anew || number_of(domain, watch->task, i) != GG_NONE)
            challenged = true;
        from = (uint16_t)(i + 1u);
    }
    set_denied(agent, number, denied);
    return challenged;
}

static uint16_t challenged(gg_agent *agent, const uint64_t *planning_state)
{
    for (uint16_t i = 0; i < agent->watch_count; i++) {
        bool anew = i >= agent->looked;
        if (watch_lasts(agent, &watches_of(agent)[i]) && (anew || agent->denied >> i & 1) &&
            denied_is_challenged(agent, i, planning_state, anew))
            return i;
    }
    return agent->watch_count;
}

static bool asks(const gg_agent *agent)
{
    bool any = false;
    for (uint16_t i = 0; i < agent->watch_count; i++)
        any = any || (agent->denied >> i & 1 && watch_lasts(agent, &watches_of(agent)[i]));
    return any && has_plan(agent) && agent->goal == GG_NONE && !is_uninterruptible(agent);
}

const GG_ROM gg_deny_ops gg_denying = {take_allowed, has_denied, note_watch, challenged, asks};
