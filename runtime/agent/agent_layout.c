/* SPDX-License-Identifier: MIT */
/*
 * The one copy of each inline function of agent_layout.h and agent.h in a program, for where
 * a compiler does not inline it (C99 6.7.4), and what is too long to be inlined. Rests on these.
 */
#include "agent/agent.h"

extern inline void *gg_agent_part(const gg_agent *agent, uint32_t offset);
extern inline uint16_t *gg_steps_of(const gg_agent *agent);
extern inline gg_backoff *gg_backoffs_of(const gg_agent *agent);
extern inline gg_backoff *gg_backoff_of(const gg_agent *agent, uint16_t goal);
extern inline bool gg_is_open_want(const gg_want *want);
extern inline const GG_ROM gg_agent_type *gg_type_of(const gg_agent *agent);
extern inline uint16_t gg_running_action(const gg_agent *agent);
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

uint16_t *gg_numbers_of(const gg_agent *agent)
{
    const GG_ROM gg_told_actions *told = told_actions_of(agent->domain);
    return told
               ? (uint16_t *)gg_agent_part(agent, agent->domain->places->offsets.agent_step_numbers)
               : gg_steps_of(agent);
}

uint16_t gg_running_number(const gg_agent *agent)
{
    return agent->running ? gg_numbers_of(agent)[agent->step] : GG_NONE;
}

bool gg_are_same_numbers(const GG_ROM gg_domain *domain, uint16_t a, uint16_t b)
{
    uint16_t one = row_of_number(domain, a), other = row_of_number(domain, b);
    bool told_otherwise = one == other && a != b;
    return !told_otherwise && are_same_to_carry_out(domain, one, other);
}

void gg_put_step(const gg_agent *agent, uint16_t step, uint16_t row)
{
    const GG_ROM gg_told_actions *told = told_actions_of(agent->domain);
    gg_numbers_of(agent)[step] = told ? told->numbers[row] : row;
    gg_steps_of(agent)[step] = row;
}

bool gg_has_claimed_for_step(const gg_agent *agent)
{
    const uint16_t *numbers = gg_numbers_of(agent);
    if (agent->claimed != gg_steps_of(agent)[agent->step])
        return false;
    return !told_actions_of(agent->domain) ||
           numbers[agent->domain->plan_limit] == numbers[agent->step];
}

uint16_t gg_step_begins_at(const gg_agent *agent, uint16_t row)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_action *action = &domain->actions[row];
    if (!has_told_place(action))
        return action->begins_at;
    return gg_action_place(domain, gg_numbers_of(agent)[agent->step]);
}
