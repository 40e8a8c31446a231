/* SPDX-License-Identifier: MIT */
/* Plans that are carried out in vain again and again: see misses.h. */
#include "run/misses.h"

#include "domain/agent_type.h"

#include <string.h>

struct misses misses_new(struct pool *pool, const struct tables *tables)
{
    size_t count = (size_t)tables->domain.goal_count + 1;
    return (struct misses){.in_a_row = pool_take(pool, count * sizeof(uint64_t)),
                           .waiting = pool_take(pool, count * sizeof(uint64_t)),
                           .starved = pool_take(pool, count * sizeof(bool)),
                           .state =
                               pool_take(pool, (tables->domain.word_count + 1u) * sizeof(uint64_t)),
                           .goal = GG_NONE};
}

void misses_add(struct misses *misses, const struct tables *tables,
                const struct agent_type *agent_type, const gg_agent *agent, uint16_t goal)
{
    const gg_domain *domain = &tables->domain;
    memcpy(misses->state, gg_agent_state((gg_agent *)(uintptr_t)agent),
           domain->word_count * sizeof *misses->state);
    see_shared_facts(domain, gg_world_state(agent->world), misses->state);
    for (uint16_t i = 0; i < domain->goal_count; i++) {
        const gg_goal *row = &domain->goals[i];
        bool waits = i != goal && chooses_goal(agent_type, tables->problem->goals[i].goal) &&
                     gg_holds(domain, &row->relevant, misses->state) &&
                     !gg_holds(domain, &row->condition, misses->state);
        misses->waiting[i] = waits ? misses->waiting[i] + 1 : 0;
    }
    if (++misses->in_a_row[goal] <= misses->most)
        return;
    misses->most = misses->in_a_row[goal];
    misses->goal = goal;
    for (uint16_t i = 0; i < domain->goal_count; i++)
        misses->starved[i] = misses->waiting[i] >= MISSES_TOLD;
}

void misses_note_plan(struct misses *misses, uint16_t goal)
{
    misses->waiting[goal] = 0;
}

void misses_note_reached(struct misses *misses, uint16_t goal)
{
    misses->in_a_row[goal] = 0;
}

void misses_tally(const struct misses *misses, const struct tables *tables, struct tally *tally,
                  uint32_t seed)
{
    const struct problem *problem = tables->problem;
    struct longest_streak *streak = &tally->misses;
    if (misses->most < MISSES_TOLD)
        return;
    *streak = (struct longest_streak){misses->most, seed, NULL, 0};
    POOL_ADD(tally->pool, streak->names, streak->count) = labelled_goal_name(problem, misses->goal);
    for (uint16_t i = 0; i < tables->domain.goal_count; i++)
        if (misses->starved[i])
            POOL_ADD(tally->pool, streak->names, streak->count) = labelled_goal_name(problem, i);
}
