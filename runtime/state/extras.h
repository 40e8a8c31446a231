/* SPDX-License-Identifier: MIT */
/*
 * How the runtime asks for what few domains have: see gg_extras.h. Most have no extras at all, so that
 * whoever asks finds that out by one pointer. Rests on gg.h. Inside the runtime only.
 */
#ifndef GG_EXTRAS_PART_H
#define GG_EXTRAS_PART_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What the life of an agent asks of the extras: agent_extras.c. Each does nothing where the domain
 *  has no extras that it is about. */
typedef struct gg_extra_part {
    /** Ends the running action, which has failed, if what must hold while it runs does not. Whether
     *  it did. */
    bool (*gives_out)(gg_agent *agent, gg_planner *planner);
    /** An action starts. */
    void (*begin_action)(gg_agent *agent, uint16_t action);
    /** Makes the changes of an action that has succeeded. May use the planner's states. */
    void (*take_effect)(gg_agent *agent, gg_planner *planner, uint16_t action);
    /** The whole effect that an action has if it succeeds now. */
    const GG_ROM gg_effect *(*effect)(const gg_agent *agent, uint16_t action);
    /** Adds the bits of a state that decide what the running action changes; whether there are
     *  such. */
    bool (*adds_care_mask)(const gg_agent *agent, uint64_t *bits);
    /** A plan is adopted that was found by these methods; NULL: by none, as for a goal or a team. */
    void (*adopt)(gg_agent *agent, const gg_workspace *workspace);
    /** The agent has come to the plan's present step. */
    void (*advance)(gg_agent *agent);
    /** For how long nothing happens: 0 if something is to be done now. */
    uint32_t (*quiet)(const gg_agent *agent);
} gg_extra_part;

/** What must hold while actions run: agent_lasting.c. */
typedef struct gg_lasting_part {
    /** The fact at which what must hold while the agent's action runs does not; GG_NONE: it holds,
     *  or no action is running. */
    uint16_t (*in_the_way)(const gg_agent *agent);
    /** Ends the running action, which has failed, if what must hold while it runs does not. Whether
     *  it did. */
    bool (*give_out)(gg_agent *agent, gg_planner *planner);
} gg_lasting_part;

/** Of the extras of a domain: what it has of a kind; NULL: nothing. */
static inline const GG_ROM gg_slots *slots_of(const GG_ROM gg_domain *domain)
{
    return domain->extras ? domain->extras->slots : NULL;
}

/** How many facts are claimed. */
static inline uint16_t claimed_count_of(const GG_ROM gg_domain *domain)
{
    return domain->claims ? domain->claims->count : 0;
}

static inline const GG_ROM gg_sums *sums_of(const GG_ROM gg_domain *domain)
{
    return domain->extras ? domain->extras->sums : NULL;
}

static inline const GG_ROM gg_cases *cases_of(const GG_ROM gg_domain *domain)
{
    return domain->extras ? domain->extras->cases : NULL;
}

static inline const GG_ROM gg_random_ranges *random_ranges_of(const GG_ROM gg_domain *domain)
{
    return domain->extras ? domain->extras->random_ranges : NULL;
}

static inline const GG_ROM gg_denials *denials_of(const GG_ROM gg_domain *domain)
{
    return domain->extras ? domain->extras->denials : NULL;
}

static inline const GG_ROM gg_cooldowns *cooldowns_of(const GG_ROM gg_domain *domain)
{
    return domain->extras ? domain->extras->cooldowns : NULL;
}

static inline const GG_ROM gg_expressions *expressions_of(const GG_ROM gg_domain *domain)
{
    return domain->extras ? domain->extras->expressions : NULL;
}

static inline const GG_ROM struct gg_variant_part *varying_of(const GG_ROM gg_domain *domain)
{
    return domain->extras ? domain->extras->varying : NULL;
}

/** See gg_extra_part.effect. */
static inline const GG_ROM gg_effect *effect_now(const gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_domain *domain = agent->domain;
    return domain->extras ? domain->extras->part->effect(agent, action)
                          : domain->actions[action].effect;
}

/** See gg_extra_part.gives_out. */
static inline bool gives_out(gg_agent *agent, gg_planner *planner)
{
    return agent->domain->extras && agent->domain->extras->part->gives_out(agent, planner);
}

/** See gg_extra_part.adopt. */
static inline void extras_adopt(gg_agent *agent, const gg_workspace *workspace)
{
    if (agent->domain->extras)
        agent->domain->extras->part->adopt(agent, workspace);
}

/** See gg_extra_part.advance. */
static inline void extras_advance(gg_agent *agent)
{
    if (agent->domain->extras)
        agent->domain->extras->part->advance(agent);
}

#ifdef __cplusplus
}
#endif

#endif
