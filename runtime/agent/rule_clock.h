/* SPDX-License-Identifier: MIT */
/* The rules of agents, and what files share that let them fire: rules.c, random_times.c. Rests on
 * gg.h. Inside the runtime only. */
#ifndef GG_RULE_CLOCK_H
#define GG_RULE_CLOCK_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The timers of rules, with the time that is still to pass for them. */
typedef struct gg_rule_clock {
    const GG_ROM gg_domain *domain;
    const GG_ROM gg_rule *rules;
    const uint64_t *state; /**< what their preconditions read, brought up to date */
    uint32_t *left;        /**< milliseconds to each rule's next time */
    uint32_t time;         /**< milliseconds that are still to pass */
    uint16_t count;
    uint16_t turn; /**< the rules before this one had their turn in the present moment */
    bool held;     /**< whether the precondition of the rule whose turn it is held when the moment
                    *   began */
} gg_rule_clock;

/** How a one-shot rule stands whose time does not run: values of its timer. */
#define GG_RULE_DONE (UINT32_MAX - 1) /**< it has taken place, and its precondition still holds */
#define GG_RULE_WAITS UINT32_MAX      /**< its precondition did not hold */

/** A number of milliseconds from 0 to a span, which an agent draws. */
static inline uint32_t draw_time(gg_agent *agent, uint32_t span)
{
    return span == UINT32_MAX ? gg_random_next(&agent->random)
                              : gg_random_below(&agent->random, span + 1);
}

/** The timers of the world's rules as a clock, with so many milliseconds to pass. */
gg_rule_clock gg_world_rule_clock(gg_world *world, uint32_t milliseconds);

/** Fires a rule of the world, as gg_agent_rule_fire does. */
void gg_world_rule_fire(gg_world *world, const GG_ROM gg_rule *rule);

/** The timers of an agent's rules as a clock, with so many milliseconds to pass. */
gg_rule_clock gg_agent_rule_clock(const gg_agent *agent, uint32_t milliseconds);

/** Takes the rule whose turn is next, of several at one moment the first in the YAML: sets its timer
 *  anew, and moves the clock to that moment. NULL if no rule is due in the time that is left; the
 *  clock is then moved to its end. */
const GG_ROM gg_rule *gg_take_next_due_rule(gg_rule_clock *clock);

/** Applies the effect of a rule of an agent to the agent's own facts. */
void gg_rule_change(gg_agent *agent, const GG_ROM gg_effect *effect);

/** Fires a rule of an agent: makes its effect take place if its precondition holds, and tells the game
 *  of what it has changed of applied facts. `rest`: the milliseconds of the tick that follow; what the
 *  agent does has lasted for so much less. */
void gg_agent_rule_fire(gg_agent *agent, const GG_ROM gg_rule *rule, uint32_t rest);

#ifdef __cplusplus
}
#endif

#endif
