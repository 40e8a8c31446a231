/* SPDX-License-Identifier: MIT */
/*
 * Rules that take place once, when their preconditions have held for a time, beside those that take
 * place each time that a period has passed. Rests on rules.c, agent_state.c and world.c. Only the tables
 * of domains with one-shot rules name it.
 *
 * The preconditions of one-shot rules are looked at whenever the clock is about to move: at the
 * beginning of the time that passes, and after each moment at which rules were due, if time is left. So
 * what held before and holds after a moment is taken to have held all along. That the rule itself has made its
 * precondition false is seen at once.
 */
#include "agent/agent.h"
#include "agent/saved.h"
#include "agent/world_layout.h"
#include "state/features.h"

/* What is left for a rule with a period that is due and whose precondition did not hold when the moment
 * began. */
#define ONE_SHOT_PASSED_OVER UINT32_MAX

/* The timers of rules, some of which are one-shot rules. */
typedef struct one_shot_clock {
    gg_rule_clock rules;
    gg_agent *agent; /* NULL: they are the world's */
    uint16_t first;  /* the number of the first rule in the domain */
} one_shot_clock;

static bool is_one_shot(const GG_ROM gg_domain *domain, uint32_t rule)
{
    return gg_rom_has_bit(domain->features->one_shots->once, rule);
}

static bool is_once(const one_shot_clock *clock, uint16_t rule)
{
    return is_one_shot(clock->rules.domain, (uint32_t)clock->first + rule);
}

/* Whether a precondition holds in the state, which was brought up to date. */
static bool one_shot_holds(const one_shot_clock *clock, uint16_t rule)
{
    const gg_rule_clock *rules = &clock->rules;
    return gg_condition_holds(rules->domain, &rules->rules[rule].precondition, rules->state);
}

static void bring_up_to_date(const one_shot_clock *clock)
{
    if (clock->agent)
        (void)gg_agent_view(clock->agent);
}

/* By how much the time of a rule of agents can be less than the longest. */
static uint32_t span_of(const GG_ROM gg_domain *domain, uint16_t rule)
{
    const GG_ROM gg_random_ranges *ranges = domain->features->random_ranges;
    return ranges && ranges->of_rules ? ranges->of_rules[rule] : 0;
}

/* The time of a rule, which an agent may draw. */
static uint32_t wound(const one_shot_clock *clock, uint16_t rule)
{
    uint32_t time = clock->rules.rules[rule].period;
    uint32_t span = clock->agent ? span_of(clock->rules.domain, rule) : 0;
    return span > 0 ? time - draw_time(clock->agent, span) : time;
}

static one_shot_clock agents_clock(gg_agent *agent, uint32_t milliseconds)
{
    one_shot_clock clock = {gg_agent_rule_clock(agent, milliseconds), agent, 0};
    return clock;
}

static one_shot_clock worlds_clock(gg_world *world, uint32_t milliseconds)
{
    one_shot_clock clock = {gg_world_rule_clock(world, milliseconds), NULL,
                            world->domain->agent_rule_count};
    return clock;
}

/* ---------------------------------------------------------------- the clock moves */

static void one_shot_begin(one_shot_clock *clock)
{
    for (uint16_t i = 0; i < clock->rules.count; i++)
        clock->rules.left[i] = is_once(clock, i) ? GG_RULE_WAITS : wound(clock, i);
}

/* Begins and ends the times of one-shot rules. */
static void look_at_preconditions(one_shot_clock *clock)
{
    bring_up_to_date(clock);
    for (uint16_t i = 0; i < clock->rules.count; i++) {
        uint32_t *left = &clock->rules.left[i];
        if (!is_once(clock, i))
            continue;
        if (!one_shot_holds(clock, i))
            *left = GG_RULE_WAITS;
        else if (*left == GG_RULE_WAITS)
            *left = wound(clock, i);
    }
}

static bool runs(const one_shot_clock *clock, uint16_t rule)
{
    return clock->rules.left[rule] < GG_RULE_DONE || !is_once(clock, rule);
}

/* Moves the clock to the next moment at which rules are due, as rules.c does. */
static bool one_shot_begin_moment(one_shot_clock *clock)
{
    gg_rule_clock *rules = &clock->rules;
    uint32_t step = rules->time;
    bool due = false;
    if (step > 0)
        look_at_preconditions(clock);
    for (uint16_t i = 0; i < rules->count; i++)
        if (runs(clock, i) && rules->left[i] <= step) {
            step = rules->left[i];
            due = true;
        }
    for (uint16_t i = 0; i < rules->count; i++) {
        if (!runs(clock, i))
            continue;
        rules->left[i] -= step;
        if (due && rules->left[i] == 0 && !one_shot_holds(clock, i))
            rules->left[i] = ONE_SHOT_PASSED_OVER; /* no one-shot rule, which were looked at */
    }
    rules->time -= step;
    rules->turn = 0;
    return due;
}

static void fire_due(const one_shot_clock *clock, gg_world *world, uint16_t rule)
{
    const GG_ROM gg_rule *row = &clock->rules.rules[rule];
    if (clock->agent)
        gg_agent_rule_fire(clock->agent, row, clock->rules.time);
    else
        gg_world_rule_fire(world, row);
}

/* Gives a rule that is due its turn. One whose precondition does not hold any more has not held for its
 * time. */
static void one_shot_take_turn(one_shot_clock *clock, gg_world *world, uint16_t rule)
{
    uint32_t *left = &clock->rules.left[rule];
    bool held = *left == 0;
    if (!is_once(clock, rule)) {
        *left = wound(clock, rule);
        if (held)
            fire_due(clock, world, rule);
        return;
    }
    *left = GG_RULE_DONE;
    fire_due(clock, world, rule);
    bring_up_to_date(clock);
    if (!one_shot_holds(clock, rule))
        *left = GG_RULE_WAITS;
}

static void one_shot_pass(one_shot_clock *clock, gg_world *world)
{
    while (one_shot_begin_moment(clock))
        for (uint16_t i = 0; i < clock->rules.count; i++)
            if (clock->rules.left[i] == 0 ||
                (clock->rules.left[i] == ONE_SHOT_PASSED_OVER && !is_once(clock, i)))
                one_shot_take_turn(clock, world, i);
}

/* ------------------------------------------------------------------- of agents */

void gg_one_shot_rules_init(gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    one_shot_clock clock; /* the facts of slots are as they begin: nobody looks */
    gg_clear_bytes(&clock, sizeof clock);
    clock.agent = agent;
    clock.rules.domain = domain;
    clock.rules.rules = domain->rules;
    clock.rules.left = rule_timers_of(agent);
    clock.rules.count = domain->agent_rule_count;
    one_shot_begin(&clock);
}

void gg_one_shot_rules_pass(gg_agent *agent, uint32_t milliseconds)
{
    one_shot_clock clock = agents_clock(agent, milliseconds);
    one_shot_pass(&clock, agent->world);
}

/* Whether the time of an agent's rule may begin at any moment, as others change what it reads. That what it
 * reads does not hold is to be noticed before, also of one that has taken place. */
static bool awaits_others(const one_shot_clock *clock, uint16_t rule)
{
    const GG_ROM uint64_t *of_shared = clock->rules.domain->features->one_shots->of_shared;
    return clock->agent && of_shared && gg_rom_has_bit(of_shared, rule) &&
           !one_shot_holds(clock, rule);
}

/* The time to the first rule that is due if nothing changes: also of one-shot rules whose time begins
 * now, but not of those whose time ends. */
static uint32_t one_shot_first(const one_shot_clock *clock)
{
    uint32_t first = UINT32_MAX;
    for (uint16_t i = 0; i < clock->rules.count; i++) {
        uint32_t span = clock->agent ? span_of(clock->rules.domain, i) : 0;
        uint32_t left = clock->rules.left[i];
        if (is_once(clock, i) && (left == GG_RULE_DONE || !one_shot_holds(clock, i))) {
            first = first > 1 && awaits_others(clock, i) ? 1 : first;
            continue;
        }
        if (is_once(clock, i) && left == GG_RULE_WAITS)
            left = clock->rules.rules[i].period - span;
        first = left < first ? left : first;
    }
    return first;
}

static uint32_t one_shot_time_of_agent(const gg_agent *agent)
{
    one_shot_clock clock = agents_clock((gg_agent *)(uintptr_t)agent, 0);
    return one_shot_first(&clock);
}

/* ---------------------------------------------------------------- of the world */

static void one_shot_begin_world(gg_world *world)
{
    one_shot_clock clock = worlds_clock(world, 0);
    one_shot_begin(&clock);
}

static void one_shot_pass_world(gg_world *world, uint32_t milliseconds)
{
    one_shot_clock clock = worlds_clock(world, milliseconds);
    one_shot_pass(&clock, world);
}

static uint32_t one_shot_time_of_world(const gg_world *world)
{
    one_shot_clock clock = worlds_clock((gg_world *)(uintptr_t)world, 0);
    return one_shot_first(&clock);
}

/* ------------------------------------------------------------- slots, saved ones */

/* How many rules agents have, or the world. */
static uint16_t rules_of(const GG_ROM gg_domain *domain, bool of_world)
{
    return of_world ? domain->world_rule_count : domain->agent_rule_count;
}

static void one_shot_forget_slot(const GG_ROM gg_domain *domain, bool of_world, uint16_t slot,
                                 uint32_t *left)
{
    const GG_ROM gg_one_shot_rules *one_shots = domain->features->one_shots;
    uint32_t first = of_world ? domain->agent_rule_count : 0;
    uint32_t all = (uint32_t)domain->agent_rule_count + domain->world_rule_count;
    const GG_ROM uint64_t *row = one_shots->of_slots + (size_t)slot * ((all + 63) / 64);
    for (uint16_t i = 0; i < rules_of(domain, of_world); i++)
        if (gg_rom_has_bit(row, first + i))
            left[i] = GG_RULE_WAITS;
}

static void one_shot_shorten(const GG_ROM gg_domain *domain, bool of_world, uint32_t *left)
{
    uint32_t first = of_world ? domain->agent_rule_count : 0;
    for (uint16_t i = 0; i < rules_of(domain, of_world); i++)
        if (left[i] < GG_RULE_DONE || !is_one_shot(domain, first + i))
            gg_cap_rule_timers(&domain->rules[first + i], 1, &left[i]);
}

const GG_ROM gg_world_rule_ops gg_world_one_shot_ruling = {
    one_shot_begin_world, one_shot_pass_world, one_shot_time_of_world};
const GG_ROM gg_one_shot_ops gg_one_shot_ruling = {one_shot_time_of_agent, one_shot_forget_slot,
                                                   one_shot_shorten};
