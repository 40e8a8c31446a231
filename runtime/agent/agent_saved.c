/* SPDX-License-Identifier: MIT */
/*
 * Saved agents: checks that their bytes belong to these tables and are those of a possible
 * agent, and lets such agents go on. Rests on saved.c, planner_share.c, agent_claims.c and
 * agent_backoff.c.
 * No number of the bytes is used as an index before it was checked.
 */
#include "agent/agent.h"
#include "htn/cooldown_ops.h"
#include "agent/saved.h"
#include "agent/slots.h"

/* An agent with its tables: the pointers in its bytes are no longer valid. */
typedef struct gg_saved {
    const gg_agent *agent;
    const GG_ROM gg_domain *domain;
} gg_saved;

static const void *part(const gg_saved *saved, uint32_t offset)
{
    return (const unsigned char *)saved->agent + offset;
}

static bool goal_valid(const gg_saved *saved, uint16_t goal)
{
    const GG_ROM gg_agent_type *type = &saved->domain->agent_types[saved->agent->agent_type];
    const GG_ROM gg_wants *wants = saved->domain->wants;
    uint16_t goals = saved->domain->goal_count;
    if (goal < goals)
        return type->heuristics[goal] != NULL;
    return goal == GG_NONE || (wants && gg_slot_has_condition_want(saved->agent, saved->domain,
                                                                   (uint16_t)(goal - goals)));
}

/* Whether indices into the tables, flags and enumerations of the agent are possible ones. */
static bool numbers_valid(const gg_saved *saved)
{
    const gg_agent *agent = saved->agent;
    bool flags = agent->running <= 1 && agent->walking <= 1 &&
                 agent->running + agent->walking <= 1 && agent->broken <= 1 && agent->trying <= 1 &&
                 agent->ticking <= GG_LOOKED_AT && agent->booked <= 1 && agent->awake <= GG_AWAKE &&
                 agent->waits <= GG_STOOD && agent->telling <= 1 && agent->outcome <= GG_SEARCHING;
    return flags && agent->agent_type < saved->domain->agent_type_count &&
           goal_valid(saved, agent->goal) && goal_valid(saved, agent->wanted) &&
           agent->young <= GG_FIRST_BACKOFF && (agent->spent == 0 || agent->wanted != GG_NONE) &&
           agent->until <= agent->interval;
}

/* Whether the random numbers are not in one of the four states that they never leave. */
static bool random_valid(const gg_agent *agent)
{
    gg_random random = agent->random;
    (void)gg_random_next(&random);
    return random.a != agent->random.a || random.b != agent->random.b ||
           random.c != agent->random.c || random.d != agent->random.d;
}

/* Whether the box is one of the condition that the running action was started for. */
static bool box_valid(const gg_saved *saved, const GG_ROM gg_action *action)
{
    const GG_ROM gg_sharing_ops *sharing = saved->domain->sharing;
    const GG_ROM gg_condition *asked =
        sharing ? sharing->asked(saved->domain, action) : &action->precondition;
    return saved->agent->box == GG_NO_BOX || saved->agent->box < asked->count;
}

/* Whether the number of a step is one of its row. */
static bool number_valid(const gg_saved *saved, uint16_t step, uint16_t row)
{
    const GG_ROM gg_domain *domain = saved->domain;
    uint16_t number = ((const uint16_t *)part(saved, domain->offsets.agent_step_numbers))[step];
    return number < gg_ground_action_count(domain) && gg_row_of(domain, number) == row;
}

static bool plan_valid(const gg_saved *saved)
{
    const gg_agent *agent = saved->agent;
    const GG_ROM gg_agent_type *type = &saved->domain->agent_types[agent->agent_type];
    const uint16_t *steps = (const uint16_t *)part(saved, saved->domain->offsets.agent_plan);
    if (agent->plan_length > saved->domain->plan_limit || agent->step > agent->plan_length ||
        (gg_is_acting(agent) && agent->step == agent->plan_length))
        return false;
    for (uint16_t i = 0; i < agent->plan_length; i++)
        if (steps[i] >= saved->domain->action_count ||
            (type->actions && !gg_rom_has_bit(type->actions, steps[i])) ||
            !number_valid(saved, i, steps[i]))
            return false;
    if (!gg_is_acting(agent))
        return true;
    const GG_ROM gg_action *action = &saved->domain->actions[steps[agent->step]];
    if (agent->walking)
        return action->begins_at != GG_NONE;
    return box_valid(saved, action);
}

static bool walk_valid(const gg_saved *saved)
{
    const GG_ROM gg_places *places = saved->domain->places;
    if (!places)
        return true;
    const gg_walk *walk = (const gg_walk *)part(saved, saved->domain->places->offsets.agent_walk);
    if (!places->points)
        return walk->target.x == GG_WITH_PLACE;
    return walk->speed >= 1 && walk->speed <= GG_TOP_SPEED && gg_point_valid(walk->point) &&
           (walk->target.x == GG_WITH_PLACE || walk->target.x == GG_ASTRAY
                ? !saved->agent->walking || saved->agent->ticking == GG_TICKED
                : gg_point_valid(walk->target));
}

/* Whether an agent has made the claims of what it is doing; or others, which it gives up when the
 * tick ends in which it was saved. */
static bool claims_valid(const gg_saved *saved)
{
    const gg_agent *agent = saved->agent;
    const GG_ROM gg_claims *claims = saved->domain->claims;
    const uint16_t *steps = (const uint16_t *)part(saved, saved->domain->offsets.agent_plan);
    bool stands = agent->waits > GG_RESTS;
    uint16_t acting = gg_is_acting(agent) ? steps[agent->step] : GG_NONE;
    if (stands && (acting != GG_NONE || agent->step == agent->plan_length || !claims ||
                   !claims->claiming->stands))
        return false;
    if (agent->claimed == GG_NONE)
        return acting == GG_NONE || !claims || !claims->of_actions[acting] ||
               (agent->booked && agent->walking);
    return claims && agent->claimed < saved->domain->action_count &&
           claims->of_actions[agent->claimed] &&
           (gg_is_acting(agent) ? agent->claimed == acting : stands || agent->ticking == GG_TICKED);
}

/* Whether an agent can have taken up the booking that its plan is. */
static bool booking_valid(const gg_saved *saved)
{
    const GG_ROM gg_domain *domain = saved->domain;
    if (!saved->agent->booked)
        return true;
    return domain->team && saved->agent->goal == GG_NONE && saved->agent->plan_length <= 1 &&
           ((const gg_membership *)part(saved, domain->offsets.agent_membership))->action <
               domain->action_count;
}

static bool watches_valid(const gg_saved *saved)
{
    const gg_agent *agent = saved->agent;
    const GG_ROM gg_domain *domain = saved->domain;
    const gg_watched_choice *watches =
        (const gg_watched_choice *)part(saved, domain->offsets.agent_watches);
    if (agent->watch_count > domain->watch_limit || agent->looked > domain->watch_limit + 1u)
        return false;
    for (uint16_t i = 0; i < agent->watch_count; i++)
        if (watches[i].task >= domain->task_count ||
            watches[i].method >= domain->tasks[watches[i].task].method_count ||
            watches[i].from > watches[i].end || watches[i].end > agent->plan_length)
            return false;
    return true;
}

static bool backoffs_valid(const gg_saved *saved)
{
    const gg_backoff *backoffs =
        (const gg_backoff *)part(saved, saved->domain->offsets.agent_backoffs);
    for (uint32_t i = 0; i < backoff_count(saved->domain); i++)
        if (!gg_backoff_valid(&backoffs[i]))
            return false;
    return true;
}

static bool wants_valid(const gg_saved *saved)
{
    return !saved->domain->wants || gg_wants_valid(saved->agent, saved->domain);
}

static bool exclusions_valid(const gg_saved *saved)
{
    return !saved->domain->exclusions || gg_exclusions_valid(saved->agent, saved->domain);
}

static bool states_valid(const gg_saved *saved)
{
    const GG_ROM gg_domain *domain = saved->domain;
    bool searches = saved->agent->spent > 0;
    return gg_state_valid(domain, (const uint64_t *)part(saved, domain->offsets.agent_state)) &&
           (!searches ||
            gg_state_valid(domain, (const uint64_t *)part(saved, domain->offsets.agent_from)));
}

gg_attachment gg_agent_valid(const gg_agent *agent, const GG_ROM gg_domain *domain)
{
    gg_saved saved = {agent, domain};
    if (agent->fingerprint != domain->saved_fingerprint)
        return GG_OTHER_TABLES;
    bool valid =
        numbers_valid(&saved) && random_valid(agent) && plan_valid(&saved) &&
        watches_valid(&saved) && backoffs_valid(&saved) && exclusions_valid(&saved) &&
        walk_valid(&saved) && wants_valid(&saved) && claims_valid(&saved) &&
        booking_valid(&saved) && states_valid(&saved) &&
        (!partial_changes_of(domain) || partial_changes_of(domain)->ops->valid(agent, domain)) &&
        (!commitments_of(domain) || commitments_of(domain)->ops->valid(agent, domain)) &&
        (!values_of(domain) || values_of(domain)->ops->valid(agent, domain)) &&
        (!holdings_of(domain) || holdings_of(domain)->ops->valid(agent, domain)) &&
        (!restarts_of(domain) || restarts_of(domain)->ops->valid(agent, domain)) &&
        (!slots_of(domain) || slots_of(domain)->ops->valid(agent, domain)) &&
        (!cooldowns_of(domain) || cooldowns_of(domain)->ops->valid(agent, domain));
    return valid ? GG_ATTACHED : GG_DAMAGED;
}

/* The longest time in milliseconds for which a goal can be left alone after it failed or was
 * reached. */
static uint32_t longest_rest(const GG_ROM gg_domain *domain, uint16_t goal)
{
    const GG_ROM gg_goal_retry *retry = goal_retry_of(domain, goal);
    uint32_t cooldown = domain->goals[goal].cooldown;
    if (!retry)
        return gg_longest_backoff(cooldown);
    return retry->most > cooldown ? retry->most : cooldown;
}

/* Cuts each time that is left of an agent to the longest that the tables have for it. The agent
 * has its tables again. */
static void shorten_times(gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    if (one_shot_rules_of(domain))
        one_shot_rules_of(domain)->ops->shorten(domain, false, rule_timers_of(agent));
    else
        gg_cap_rule_timers(domain->rules, domain->agent_rule_count, rule_timers_of(agent));
    if (random_range_tables_of(domain))
        random_range_tables_of(domain)->ops->restore(agent);
    if (domain->senses)
        gg_cap_sense_timers(agent);
    if (domain->exclusions)
        gg_cap_exclusion_times(agent);
    for (uint16_t i = 0; i < domain->goal_count; i++)
        gg_cap_time_left(&gg_backoffs_of(agent)[i].left, longest_rest(domain, i));
    if (cooldowns_of(domain))
        cooldowns_of(domain)->ops->shorten(agent);
    for (uint32_t i = domain->goal_count + 1u; i < backoff_count(domain); i++)
        gg_cap_time_left(&gg_backoffs_of(agent)[i].left, gg_longest_backoff(0));
}

gg_attachment gg_agent_attach(gg_agent *agent, gg_world *world, gg_planner *planner)
{
    gg_attachment attachment = gg_agent_valid(agent, world->domain);
    if (attachment != GG_ATTACHED)
        return attachment;
    agent->domain = world->domain;
    agent->world = world;
    shorten_times(agent);
    if (agent->domain->claims)
        agent->domain->claims->claiming->attach(agent);
    if (agent->domain->team) /* its team is attached later */
        membership_of(agent)->team = NULL;
    agent->ticking = 0; /* an action may have saved its own agent */
    agent->ending = GG_RUNNING;
    agent->telling = false;
    if (planner)
        gg_planner_reacquire(planner, agent);
    else
        agent->spent = 0;
    return GG_ATTACHED;
}
