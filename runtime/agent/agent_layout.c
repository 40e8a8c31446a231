/* SPDX-License-Identifier: MIT */
/*
 * The one copy of each inline function of agent_layout.h and agent.h in a program, for where
 * a compiler does not inline it (C99 6.7.4), and what is too long to be inlined. Rests on these.
 */
#include "agent/agent.h"

extern inline void *gg_agent_part(const gg_agent *agent, uint32_t offset);
extern inline uint16_t *gg_steps_of(const gg_agent *agent);
extern inline uint16_t *gg_numbers_of(const gg_agent *agent);
extern inline gg_backoff *gg_backoffs_of(const gg_agent *agent);
extern inline gg_backoff *gg_backoff_of(const gg_agent *agent, uint16_t goal);
extern inline bool gg_is_open_want(const gg_want *want);
extern inline const GG_ROM gg_agent_type *gg_type_of(const gg_agent *agent);
extern inline uint16_t gg_running_action(const gg_agent *agent);
extern inline uint16_t gg_running_number(const gg_agent *agent);
extern inline bool gg_is_acting(const gg_agent *agent);
extern inline uint16_t gg_present_action(const gg_agent *agent);
extern inline void gg_tell_team(gg_agent *agent, gg_booking_news news);
extern inline bool gg_goal_is_reached(const gg_agent *agent, uint16_t goal, const uint64_t *state);
extern inline bool gg_goal_is_served(const gg_agent *agent, uint16_t goal, const uint64_t *state);
extern inline bool gg_goal_is_relevant(const gg_agent *agent, uint16_t goal, const uint64_t *state);
extern inline const GG_ROM gg_heuristic *gg_heuristic_of_goal(const gg_agent *agent, uint16_t goal);
extern inline const uint64_t *gg_agent_planning_state(const gg_agent *agent);
extern inline void gg_trace_notice(const gg_agent *agent, gg_planner *planner,
                                   const gg_notice *notice);
extern inline void gg_trace_tell(const gg_agent *agent, gg_planner *planner, gg_event_kind kind,
                                 uint16_t index, uint16_t value);

bool gg_has_claimed_for_step(const gg_agent *agent)
{
    const uint16_t *numbers = gg_numbers_of(agent);
    if (agent->claimed != gg_steps_of(agent)[agent->step])
        return false;
    return !agent->domain->told || numbers[agent->domain->plan_limit] == numbers[agent->step];
}
