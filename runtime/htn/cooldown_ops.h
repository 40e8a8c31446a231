/* SPDX-License-Identifier: MIT */
/*
 * What the rest of the runtime asks of cooldowns of methods: see agent_method_cooldowns.c. Rests on htn.h.
 * Inside the runtime only.
 */
#ifndef GG_COOLDOWN_OPS_H
#define GG_COOLDOWN_OPS_H

#include "htn/htn.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The functions for methods that cool down. */
typedef struct gg_cooldown_ops {
    /** Whether the methods of the plan that was found were all recorded, and an agent has room for
     *  those that have a cooldown. */
    bool (*fits)(const GG_ROM gg_domain *domain, const gg_workspace *workspace);
    /** Whether it has room for these beside those that are left of its plan where a part of it is
     *  replaced by what was found. */
    bool (*fits_in)(const gg_agent *agent, const gg_workspace *workspace,
                    const gg_watched_choice *outdone);
    /** Notes where the methods of a plan end that is to be adopted: of one that was found; NULL: of
     *  one that has none, as it is for a goal or a team. */
    void (*note)(gg_agent *agent, const gg_workspace *workspace);
    /** The same where so many steps take the place of those of a watched choice. The agent's
     *  watches are still those of the old plan. */
    void (*replace)(gg_agent *agent, const gg_workspace *workspace,
                    const gg_watched_choice *outdone, uint16_t length);
    /** Notes no more where the method ends whose cooldown a fact tells. */
    void (*forget)(gg_agent *agent, uint16_t fact);
    /** Notes no more where any method ends, as the plan is given up, but not its running action. */
    void (*forget_plan)(gg_agent *agent);
    /** Begins the cooldowns of the methods that end before the plan's present step. */
    void (*begin)(gg_agent *agent);
    /** The present step, or the walk to it, begins. NULL: that does not matter. */
    void (*set_out)(gg_agent *agent);
    /** The time until the first cooldown ends; UINT32_MAX: nothing cools down. */
    uint32_t (*left)(const gg_agent *agent);
    /** Whether what saved bytes tell of cooldowns is possible; and cuts the times that are left to
     *  the longest that the tables have. */
    bool (*valid)(const gg_agent *agent, const GG_ROM gg_domain *domain);
    void (*shorten)(gg_agent *agent);
    /** What records the methods of a plan. */
    const GG_ROM gg_recorder_ops *recorder;
} gg_cooldown_ops;

/* ------------------------------ agent_method_cooldowns.c, also for timeouts of methods */

/** The functions of gg_cooling, by the members of gg_cooldown_ops. */
bool gg_cooldowns_fit(const GG_ROM gg_domain *domain, const gg_workspace *workspace);
bool gg_cooldowns_fit_in(const gg_agent *agent, const gg_workspace *workspace,
                         const gg_watched_choice *outdone);
void gg_cooldowns_note(gg_agent *agent, const gg_workspace *workspace);
void gg_cooldowns_replace(gg_agent *agent, const gg_workspace *workspace,
                          const gg_watched_choice *outdone, uint16_t length);
void gg_cooldowns_forget(gg_agent *agent, uint16_t fact);
void gg_cooldowns_forget_plan(gg_agent *agent);
void gg_cooldowns_begin(gg_agent *agent);
uint32_t gg_cooldowns_left(const gg_agent *agent);
bool gg_cooldowns_valid(const gg_agent *agent, const GG_ROM gg_domain *domain);
void gg_cooldowns_shorten(gg_agent *agent);

/** The most watches of an agent, a bit each. */
enum { GG_WATCHES_MOST = 8 };

/** The number of a watch of the agent, of several alike that of the first. */
uint16_t gg_place_of_watch(const gg_agent *agent, const gg_watched_choice *watch);

/** Whether gg_watch_choices watches a choice, if there is room. */
bool gg_choice_is_watched(const GG_ROM gg_domain *domain, const gg_chosen_method *chosen);

/** What stays of an agent's watches where a part of its plan is replaced: how many, and a bit for each
 *  that what is planned anew belongs to. */
typedef struct gg_kept_watches {
    uint16_t watches;
    uint8_t around;
} gg_kept_watches;

/** The watches of a plan that was found, behind those that are kept, while its choices are gone
 *  through. */
typedef struct gg_new_watches {
    gg_kept_watches kept;
    uint16_t count;                   /**< with those that are kept */
    uint32_t behind[GG_WATCHES_MOST]; /**< by watch: the first choice that is not its own */
} gg_new_watches;

/** Goes on to the next choice of a plan that was found, from the first one on. A bit for each watch
 *  that the choice belongs to, its own among them. */
static inline uint8_t watches_of_choice(const GG_ROM gg_domain *domain, gg_new_watches *watches,
                                        const gg_workspace *workspace, uint16_t i)
{
    uint8_t within = watches->kept.around;
    if (gg_choice_is_watched(domain, &workspace->chosen[i]) && watches->count < domain->watch_limit)
        watches->behind[watches->count++] = (uint32_t)i + workspace->chosen[i].size;
    for (uint16_t j = watches->kept.watches; j < watches->count; j++)
        if (watches->behind[j] > i)
            within = (uint8_t)(within | 1u << j);
    return within;
}

/** Finds by the old number of a watch the new one, as replace_watches of agent_interrupt.c gives them;
 *  the limit for those that are dropped. Those before the one that is outdone, whose number is
 *  `place`, are around it. */
gg_kept_watches gg_renumber_watches(const gg_agent *agent, const gg_watched_choice *outdone,
                                    uint16_t place, uint16_t *numbers);

#ifdef __cplusplus
}
#endif

#endif
