/* SPDX-License-Identifier: MIT */
/*
 * Dispatch to optional features in the life of an agent: see features.h. Rests on agent_action.c. The
 * tables name it where the domain has any of gg_features.
 */
#include "agent/commitments.h"
#include "htn/cooldown_ops.h"
#include "agent/slots.h"
#include "agent/timeouts.h"

/* ------------------------------------------------------------------------ ticks */

static bool gives_out_lasting(gg_agent *agent, gg_planner *planner)
{
    const GG_ROM gg_lasting_conditions *lasting = agent->domain->features->lasting;
    return lasting && lasting->ops->give_out(agent, planner);
}

static uint32_t quiet(const gg_agent *agent)
{
    const GG_ROM gg_features *features = agent->domain->features;
    if ((features->slots && features->slots->ops->has_lost(agent, GG_NONE)) ||
        (features->lasting && features->lasting->ops->in_the_way(agent) != GG_NONE))
        return 0;
    uint32_t cooling = features->cooldowns ? features->cooldowns->ops->left(agent) : UINT32_MAX;
    uint32_t changing =
        features->partial ? features->partial->ops->time_to_step(agent) : UINT32_MAX;
    uint32_t ruling =
        features->one_shots ? features->one_shots->ops->time_to_first(agent) : UINT32_MAX;
    uint32_t first = cooling < changing ? cooling : changing;
    return ruling < first ? ruling : first;
}

/* ---------------------------------------------------------------- plans and steps */

static void agent_features_adopt(gg_agent *agent, const gg_workspace *workspace)
{
    const GG_ROM gg_cooldowns *cooldowns = agent->domain->features->cooldowns;
    const GG_ROM gg_partial_changes *partial = agent->domain->features->partial;
    if (partial)
        partial->ops->come_to_step(agent);
    if (cooldowns)
        cooldowns->ops->note(agent, workspace);
}

static void agent_features_advance(gg_agent *agent)
{
    const GG_ROM gg_cooldowns *cooldowns = agent->domain->features->cooldowns;
    const GG_ROM gg_partial_changes *partial = agent->domain->features->partial;
    if (partial)
        partial->ops->come_to_step(agent);
    if (cooldowns)
        cooldowns->ops->begin(agent);
}

static void begin_action(gg_agent *agent, uint16_t action, bool walks)
{
    const GG_ROM gg_features *features = agent->domain->features;
    const GG_ROM gg_random_ranges *ranges = features->random_ranges;
    const GG_ROM gg_cooldowns *cooldowns = features->cooldowns;
    if (cooldowns && cooldowns->ops->set_out)
        cooldowns->ops->set_out(agent);
    if (features->partial)
        features->partial->ops->begin(agent, walks);
    if (ranges && !walks)
        ranges->ops->start(agent, action);
}

/* ------------------------------------------------------------------------ effects */

/* What an action changes if it succeeds now; NULL: what its row tells. */
static const GG_ROM gg_case *case_now(const gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_cases *cases = agent->domain->features->cases;
    return cases ? cases->ops->now(agent, action) : NULL;
}

static const GG_ROM gg_effect *effect(const gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_case *chosen = case_now(agent, action);
    return chosen ? chosen->effect : agent->domain->actions[action].effect;
}

static void agent_features_apply_rest(const gg_agent *agent, const GG_ROM gg_effect *whole,
                                      uint64_t *state)
{
    const GG_ROM gg_partial_changes *partial = agent->domain->features->partial;
    if (partial)
        partial->ops->apply_left(agent, whole, state);
    else
        gg_effect_apply(agent->domain, whole, state);
}

static void agent_features_take_back(const gg_agent *agent, uint64_t *state)
{
    const GG_ROM gg_partial_changes *partial = agent->domain->features->partial;
    if (partial)
        partial->ops->undo(agent, state);
}

static bool adds_care_mask(const gg_agent *agent, uint64_t *bits)
{
    const GG_ROM gg_cases *cases = agent->domain->features->cases;
    return cases && cases->ops->add_care_mask(agent, gg_running_action(agent), bits);
}

void gg_action_change(gg_agent *agent, gg_planner *planner, uint16_t action,
                      const GG_ROM gg_effect *own, const GG_ROM gg_effect *world)
{
    const GG_ROM gg_slots *slots = agent->domain->features->slots;
    if (slots)
        slots->ops->change(agent, planner, action, own, world);
    else
        gg_action_apply_effects(agent, own, world);
}

static void agent_features_take_effect(gg_agent *agent, gg_planner *planner, uint16_t action)
{
    const GG_ROM gg_case *chosen = case_now(agent, action);
    const GG_ROM gg_action *row = &agent->domain->actions[action];
    gg_action_change(agent, planner, action, chosen ? chosen->own : row->own,
                     chosen ? chosen->world : row->world);
}

static void set_nothing_back(gg_agent *agent, gg_planner *planner, uint16_t action, uint16_t status)
{
    (void)agent;
    (void)planner;
    (void)action;
    (void)status;
}

/* ------------------------------------------- restarts, setbacks, goals with timeouts */

static void begin_and_watch(gg_agent *agent, uint16_t action, bool walks)
{
    const GG_ROM gg_restarts *restarts = agent->domain->features->restarts;
    begin_action(agent, action, walks);
    if (restarts && !walks)
        restarts->ops->watch(agent, action);
}

static void set_back(gg_agent *agent, gg_planner *planner, uint16_t action, uint16_t status)
{
    const GG_ROM gg_setbacks *setbacks = agent->domain->features->setbacks;
    if (setbacks)
        setbacks->ops->take(agent, planner, action, status);
}

static uint32_t quiet_with_restarts(const gg_agent *agent)
{
    const GG_ROM gg_restarts *restarts = agent->domain->features->restarts;
    return restarts && restarts->ops->is_due(agent) ? 0 : quiet(agent);
}

static uint32_t quiet_with_goals(const gg_agent *agent)
{
    uint32_t others = quiet_with_restarts(agent), left = gg_goal_timeout_left(agent);
    return left < others ? left : others;
}

static uint32_t quiet_with_plans(const gg_agent *agent)
{
    const GG_ROM gg_timeouts *timeouts = agent->domain->features->timeouts;
    bool times_goals = timeouts && timeouts->of_goals;
    uint32_t others = times_goals ? quiet_with_goals(agent) : quiet_with_restarts(agent),
             left = gg_reconsidered_in(agent);
    return left < others ? left : others;
}

/* ------------------------------------------------- what the agent holds on to */

static void adopt_and_hold(gg_agent *agent, const gg_workspace *workspace)
{
    const GG_ROM gg_holdings *holdings = agent->domain->features->holdings;
    agent_features_adopt(agent, workspace);
    if (holdings && !workspace)
        holdings->ops->hold(agent);
}

/* At its first step a plan was adopted. */
static void advance_and_hold(gg_agent *agent)
{
    const GG_ROM gg_holdings *holdings = agent->domain->features->holdings;
    const GG_ROM gg_commitments *commitments = agent->domain->features->commitments;
    agent_features_advance(agent);
    if (holdings)
        holdings->ops->hold(agent);
    if (commitments && agent->goal != GG_NONE && agent->step == 0)
        commitments->ops->take_up(agent, agent->goal);
}

/* The dispatch to the features, with what differs where domains have those of the last two sections. */
#define DISPATCH(begin_action, set_back, quiet, adopt, advance)                                    \
    gives_out_lasting, begin_action, agent_features_take_effect, effect,                           \
        agent_features_apply_rest, agent_features_take_back, adds_care_mask, adopt, advance,       \
        set_back, quiet

const GG_ROM gg_feature_ops gg_feature_dispatch = {
    DISPATCH(begin_action, set_nothing_back, quiet, agent_features_adopt, agent_features_advance)};
const GG_ROM gg_feature_ops gg_setback_dispatch = {
    DISPATCH(begin_and_watch, set_back, quiet_with_restarts, adopt_and_hold, advance_and_hold)};
const GG_ROM gg_feature_ops gg_timed_dispatch = {
    DISPATCH(begin_and_watch, set_back, quiet_with_goals, adopt_and_hold, advance_and_hold)};
const GG_ROM gg_feature_ops gg_reconsidering_dispatch = {
    DISPATCH(begin_and_watch, set_back, quiet_with_plans, adopt_and_hold, advance_and_hold)};
