/* SPDX-License-Identifier: MIT */
/*
 * Whether a plan still holds. What its rest depends on is regressed through it once a
 * step (Fikes, Hart, Nilsson, "Learning and Executing Generalized Robot Plans", 1972:
 * the kernels of a plan): the bits that a later step or the goal reads before a step
 * overwrites them. A change elsewhere costs one comparison; one of these bits has the
 * rest carried out once more, on a copy of the state.
 */
#include "agent_parts.h"

static void add_cares(const gg_condition *condition, uint64_t *bits)
{
    for (uint16_t i = 0; i < condition->count; i++) {
        const gg_box *box = &condition->boxes[i];
        for (uint16_t j = 0; j < box->flag_count; j++)
            bits[box->flags[j].word] |= box->flags[j].care;
        for (uint16_t j = 0; j < box->range_count; j++)
            bits[box->ranges[j].word] |= box->ranges[j].care;
    }
}

/* What an effect sets does not matter before it; what it adds to does. */
static void take_overwritten(const gg_effect *effect, uint64_t *bits)
{
    for (uint16_t i = 0; i < effect->assignment_count; i++)
        bits[effect->assignments[i].word] &= effect->assignments[i].keep;
}

void gg_watch_plan(gg_agent *agent)
{
    const gg_domain *domain = agent->domain;
    uint64_t *needs = needs_of(agent);
    for (uint16_t i = 0; i < domain->word_count; i++)
        needs[i] = 0;
    if (agent->goal != GG_NONE)
        add_cares(&domain->goals[agent->goal].condition, needs);
    for (uint16_t i = agent->plan_length; i-- > agent->step;) {
        const gg_action *action = &domain->actions[steps_of(agent)[i]];
        take_overwritten(action->effect, needs);
        if (i > agent->step || !agent->running)
            add_cares(&action->precondition, needs);
    }
}

/* ------------------------------------------------------- what is in the way */

/* A domain without goals has no gg_domain.fact_at. */
static uint16_t find_fact_of_bit(const gg_domain *domain, uint16_t word, uint64_t bits)
{
    for (uint16_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i].word == word && (fact_bits(&domain->facts[i]) & bits))
            return i;
    return GG_NONE;
}

/* The bits of a word that a test fails at; of a number its highest. */
static uint64_t failing_flags(const gg_flag_test *test, const uint64_t *state)
{
    return (state[test->word] ^ test->want) & test->care;
}

static uint64_t failing_ranges(const gg_domain *domain, const gg_range_test *test,
                               const uint64_t *state)
{
    uint64_t guards = domain->guards[test->word], s = state[test->word];
    return (~(((s | guards) - test->low) & ((test->high | guards) - s)) & guards) >> 1;
}

/* Keeps the first fact that was found, but a changed one instead. */
static void find_failing(const gg_domain *domain, uint16_t word, uint64_t bits, uint64_t changed,
                         uint16_t *found)
{
    for (; bits; bits &= bits - 1) {
        uint16_t fact = find_fact_of_bit(domain, word, bits & (0 - bits));
        if (fact == GG_NONE)
            continue;
        bool is_changed = (fact_bits(&domain->facts[fact]) & changed) != 0;
        if (*found == GG_NONE || is_changed)
            *found = fact;
        if (is_changed)
            return;
    }
}

uint16_t gg_failing_fact(const gg_domain *domain, const gg_condition *condition,
                         const uint64_t *state, const uint64_t *changed)
{
    uint16_t found = GG_NONE;
    for (uint16_t i = condition->count; i-- > 0;) {
        const gg_box *box = &condition->boxes[i];
        for (uint16_t j = 0; j < box->flag_count; j++) {
            uint16_t word = box->flags[j].word;
            find_failing(domain, word, failing_flags(&box->flags[j], state), changed[word], &found);
        }
        for (uint16_t j = 0; j < box->range_count; j++) {
            uint16_t word = box->ranges[j].word;
            find_failing(domain, word, failing_ranges(domain, &box->ranges[j], state),
                         changed[word], &found);
        }
    }
    return condition_holds(domain, condition, state) ? GG_NONE : found;
}

/* The plan fails in a state, before a step or, where that is GG_NONE, at its end. */
static void tell_dropped(gg_agent *agent, gg_planner *planner, uint16_t action,
                         const uint64_t *state)
{
    const gg_domain *domain = agent->domain;
    const gg_condition *condition = action == GG_NONE ? &domain->goals[agent->goal].condition
                                                      : &domain->actions[action].precondition;
    if (!planner->trace)
        return;
    uint64_t *changed = needs_of(agent); /* made anew with the next plan */
    const uint64_t *view = gg_agent_view(agent);
    for (uint16_t i = 0; i < domain->word_count; i++)
        changed[i] = seen_of(agent)[i] ^ view[i];
    gg_event event = {GG_PLAN_DROPPED, action, 0,
                      gg_failing_fact(domain, condition, state, changed)};
    tell_event(agent, planner, &event);
}

bool gg_plan_holds(gg_agent *agent, gg_planner *planner)
{
    const gg_domain *domain = agent->domain;
    uint64_t *state = planner->workspace.states + domain->word_count;
    gg_plan plan = {steps_of(agent), agent->plan_length, agent->plan_length};
    uint16_t from = agent->step;
    copy_words(state, gg_agent_view(agent), domain->word_count);
    if (agent->running)
        apply_effect(domain, domain->actions[plan.steps[from++]].effect, state);
    uint16_t failing = gg_plan_check(domain, &plan, from, state);
    if (failing < plan.length) {
        tell_dropped(agent, planner, plan.steps[failing], state);
        return false;
    }
    if (agent->goal == GG_NONE ||
        condition_holds(domain, &domain->goals[agent->goal].condition, state))
        return true;
    tell_dropped(agent, planner, GG_NONE, state);
    return false;
}

bool gg_plan_leads(const gg_domain *domain, const gg_plan *plan, uint16_t goal, uint64_t *state)
{
    return gg_plan_check(domain, plan, 0, state) == plan->length &&
           condition_holds(domain, &domain->goals[goal].condition, state);
}
