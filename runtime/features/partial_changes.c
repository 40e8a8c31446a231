/* SPDX-License-Identifier: MIT */
/*
 * What an action has changed in part before it ends: numbers that are sensed, which the game changes
 * meanwhile, and effects that take place over time. Rests on agent_state.c. Only the tables of domains
 * name it that have such an action.
 *
 * A sensed number has changed as far as it has moved in the direction of the effect since the action
 * began, or the walk to it did. An effect over time takes place in steps of the number: step k of n at
 * the first millisecond by which k / n of the duration have passed. A step for which the number has no
 * room takes place as soon as it has.
 */
#include "agent/agent.h"

/* --------------------------------------------------------------- going through */

/* A number that the present action changes in part. */
typedef struct part {
    const GG_ROM gg_partial_change *row;
    uint32_t *noted; /* the value at the beginning, or how many steps were made */
    uint32_t size;   /* of how many steps the whole change is */
    bool takes;      /* whether it takes them away */
} part;

static const part before_first_part = {NULL, NULL, 0, false};

/* How far the agent has come with its step. */
enum { NOT_BEGUN, WALKED_TO, STARTED, BEGUN_ANEW = GG_CHANGES_KEPT };

/* What the agent notes: how far it has come, and then a number for each row of the action. */
static uint32_t *partial_progress_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->features->partial->agent_progress);
}

/* What an effect adds to a fact. */
static int32_t partial_amount_of(const GG_ROM gg_effect *effect, uint16_t fact)
{
    for (uint16_t i = 0; i < effect->addition_count; i++)
        if (effect->additions[i].fact == fact)
            return effect->additions[i].amount;
    return 0;
}

static void set_amount(part *at, int32_t amount)
{
    at->takes = amount < 0;
    at->size = at->takes ? 0u - (uint32_t)amount : (uint32_t)amount;
}

/* Goes on to the next number of the action, the first one from a part of zeros. Whether there is one. */
static bool next_part(const gg_agent *agent, part *at)
{
    if (at->noted)
        at->row = at->row->more ? at->row + 1 : NULL;
    else if (agent->step < agent->plan_length)
        at->row = agent->domain->features->partial->of_actions[gg_steps_of(agent)[agent->step]];
    at->noted = (at->noted ? at->noted : partial_progress_of(agent)) + 1;
    if (at->row)
        set_amount(at, partial_amount_of(effect_now(agent, gg_steps_of(agent)[agent->step]),
                                         at->row->fact));
    return at->row != NULL;
}

/* Goes on to a fact. Whether the action changes it in part. */
static bool find_part(const gg_agent *agent, uint16_t fact, part *at)
{
    while (next_part(agent, at))
        if (at->row->fact == fact)
            return true;
    return false;
}

/* -------------------------------------------------------------- what has happened */

/* How many steps of a change have taken place after some time, if all takes a duration. */
static uint32_t steps_within(uint32_t steps, uint32_t time, uint32_t duration)
{
    return time >= duration ? steps : (uint32_t)gg_share_of(steps, time, duration);
}

/* How many steps a change may have made by now: of one over time, that which is under way, too. */
static uint32_t most_steps(const gg_agent *agent, const part *at)
{
    uint32_t progress = *partial_progress_of(agent);
    if (!(at->row->kind & GG_OVER_TIME) || progress == BEGUN_ANEW)
        return at->size;
    if (progress != STARTED)
        return 0;
    if (!agent->running) /* it has ended */
        return at->size;
    uint32_t steps = steps_within(at->size, agent->elapsed, gg_agent_duration(agent));
    return steps + (steps < at->size);
}

/* How many steps of a change have taken place. */
static uint32_t steps_made(const gg_agent *agent, const part *at)
{
    uint32_t steps = *at->noted;
    if (!(at->row->kind & GG_COUNTED)) {
        uint32_t value = gg_agent_read(agent, at->row->fact);
        uint32_t more = at->takes ? steps : value, less = at->takes ? value : steps;
        uint32_t most = most_steps(agent, at);
        steps = more > less ? more - less : 0;
        return steps < most ? steps : most;
    }
    return steps < at->size ? steps : at->size;
}

/* So many steps of a change, with its sign; or, if `back`, with the other one. */
static int32_t as_amount(const part *at, uint32_t steps, bool back)
{
    return at->takes != back ? -(int32_t)steps : (int32_t)steps;
}

static void add_amount(const gg_agent *agent, uint16_t fact, int32_t amount, uint64_t *state)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint32_t value = gg_read(domain, fact, state);
    gg_write(domain, fact, gg_add_clamped(value, amount, domain->facts[fact].top), state);
}

static void take_back(const gg_agent *agent, uint64_t *state)
{
    if (partial_progress_of(agent)[0])
        for (part at = before_first_part; next_part(agent, &at);)
            add_amount(agent, at.row->fact, as_amount(&at, steps_made(agent, &at), true), state);
}

static uint32_t value_before(const gg_agent *agent, uint16_t fact, uint32_t value)
{
    part at = before_first_part;
    if (!agent->running || !find_part(agent, fact, &at))
        return value;
    return gg_add_clamped(value, as_amount(&at, steps_made(agent, &at), true),
                          agent->domain->facts[fact].top);
}

/* What of the change of a fact by an amount is still to come. */
static int32_t what_is_left(const gg_agent *agent, uint16_t fact, int32_t amount)
{
    part at = before_first_part;
    if (!find_part(agent, fact, &at) || *partial_progress_of(agent) == NOT_BEGUN)
        return amount;
    set_amount(&at, amount); /* which of the cases it is may have changed meanwhile */
    return as_amount(&at, at.size - steps_made(agent, &at), false);
}

static void apply_rest(const gg_agent *agent, const GG_ROM gg_effect *effect, uint64_t *state)
{
    for (uint16_t i = 0; i < effect->assignment_count; i++) {
        const GG_ROM gg_assignment *change = &effect->assignments[i];
        state[change->word] = (state[change->word] & change->keep) | change->set;
    }
    for (uint16_t i = 0; i < effect->addition_count; i++) {
        const GG_ROM gg_addition *change = &effect->additions[i];
        add_amount(agent, change->fact, what_is_left(agent, change->fact, change->amount), state);
    }
}

static bool what_is_left_does(const gg_agent *agent, gg_planner *planner, const gg_plan *plan,
                              uint16_t goal)
{
    uint64_t *state = replay_begin(agent, planner);
    if (agent->running)
        apply_what_is_left(agent, state, gg_running_action(agent));
    else
        take_back(agent, state);
    return gg_plan_check(agent->domain, plan, agent->running, state) == plan->length &&
           (goal == GG_NONE || gg_goal_is_served(agent, goal, state));
}

static uint32_t steps_of_claim(const gg_agent *agent, uint16_t fact)
{
    part at = before_first_part;
    bool counted = agent->running && find_part(agent, fact, &at) && (at.row->kind & GG_COUNTED);
    return counted ? steps_made(agent, &at) : 0;
}

/* ------------------------------------------------------------------ beginning */

/* What has moved on the walk to an action counts for it. */
static void partial_begin(gg_agent *agent, bool walks)
{
    uint32_t *begun = partial_progress_of(agent);
    for (part at = before_first_part; next_part(agent, &at);)
        if (at.row->kind & GG_COUNTED)
            *at.noted = 0;
        else if (walks || *begun != WALKED_TO)
            *at.noted = gg_agent_read(agent, at.row->fact);
    *begun = walks ? WALKED_TO : STARTED;
}

static void partial_advance(gg_agent *agent)
{
    if (!gg_is_acting(agent))
        *partial_progress_of(agent) = NOT_BEGUN;
}

/* -------------------------------------------------------------------- changing */

/* Changes a number by some steps, where it lives, as far as there is room. */
static void make_steps(gg_agent *agent, const part *at, uint32_t steps)
{
    const GG_ROM gg_fact *fact = &agent->domain->facts[at->row->fact];
    uint32_t before = gg_agent_read(agent, at->row->fact);
    uint32_t after = gg_add_clamped(before, as_amount(at, steps, false), fact->top);
    if (after == before)
        return;
    gg_agent_write(agent, at->row->fact, after);
    agent->world->changes += fact->shared;
    if (!(at->row->kind & GG_COUNTED))
        return;
    uint32_t made = at->takes ? before - after : after - before;
    *at->noted += made;
    if (agent->claimed != GG_NONE)
        agent->domain->claims->claiming->lessen(agent, at->row->fact, made);
}

/* What takes place over time takes place as far as it is due. */
void gg_partial_changes_pass(gg_agent *agent, gg_planner *planner)
{
    (void)planner;
    if (!agent->running)
        return;
    for (part at = before_first_part; next_part(agent, &at);) {
        if (!(at.row->kind & GG_MADE))
            continue;
        uint32_t due = steps_within(at.size, agent->elapsed, gg_agent_duration(agent));
        uint32_t made = steps_made(agent, &at), before = gg_agent_read(agent, at.row->fact);
        if (due > made)
            make_steps(agent, &at, due - made);
        if (gg_agent_read(agent, at.row->fact) != before)
            tell_game(agent, at.row->fact, gg_agent_read(agent, at.row->fact));
    }
}

/* ------------------------------------------------------------------------ times */

/* The time to the next step of a change over time, if there is room for one. */
static uint32_t time_to_step(const gg_agent *agent, const part *at)
{
    uint32_t made = steps_made(agent, at);
    uint32_t end = at->takes ? 0 : agent->domain->facts[at->row->fact].top;
    if (!(at->row->kind & GG_MADE) || made == at->size ||
        gg_agent_read(agent, at->row->fact) == end)
        return UINT32_MAX;
    uint32_t next = made + 1u, duration = gg_agent_duration(agent), time = duration;
    if (next < at->size)
        time = (uint32_t)gg_share_of(duration, next, at->size);
    if (steps_within(at->size, time, duration) < next)
        time++; /* it was rounded down */
    return time > agent->elapsed ? time - agent->elapsed : 0;
}

static uint32_t partial_quiet(const gg_agent *agent)
{
    uint32_t least = UINT32_MAX;
    if (agent->running)
        for (part at = before_first_part; next_part(agent, &at);) {
            uint32_t left = time_to_step(agent, &at);
            least = left < least ? left : least;
        }
    return least;
}

static bool partial_valid(const gg_agent *agent, const GG_ROM gg_domain *domain)
{
    const unsigned char *bytes = (const unsigned char *)agent;
    return *(const uint32_t *)(const void *)(bytes + domain->features->partial->agent_progress) <=
           BEGUN_ANEW;
}

const GG_ROM gg_partial_ops gg_changing_in_part = {
    partial_begin,     partial_advance, take_back,     value_before, apply_rest,
    what_is_left_does, steps_of_claim,  partial_quiet, partial_valid};
