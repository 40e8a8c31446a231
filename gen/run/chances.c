/* SPDX-License-Identifier: MIT */
/* Chances that an agent has missed: see chances.h. */
#include "run/chances.h"

#include "domain/agent_type.h"

#include <string.h>

/* How often cheaper plans are looked for at the most; how long an agent has to do nothing before it is
 * told; and which part of what is left of its plan another one has to save. */
enum { LOOKS_MOST = 200, IDLE_TOLD = 10000, PART_SAVED = 4 };

struct chances chances_new(struct pool *pool, const struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    size_t goals = (size_t)domain->goal_count + 1, words = domain->word_count + 1u;
    return (struct chances){.seen = pool_take(pool, words * sizeof(uint64_t)),
                            .state = pool_take(pool, words * sizeof(uint64_t)),
                            .steps = pool_take(pool, (domain->plan_limit + 1u) * sizeof(uint16_t)),
                            .waits = pool_take(pool, goals * sizeof(bool)),
                            .waiting = pool_take(pool, goals * sizeof(uint64_t)),
                            .planned = GG_NONE,
                            .passed = GG_NONE,
                            .waited = GG_NONE};
}

/* What an agent sees. */
static const uint64_t *view_of(struct chances *chances, const struct tables *tables,
                               const gg_agent *agent)
{
    const gg_domain *domain = &tables->domain;
    memcpy(chances->state, gg_agent_state((gg_agent *)(uintptr_t)agent),
           domain->word_count * sizeof *chances->state);
    see_shared_facts(domain, gg_world_state(agent->world), chances->state);
    return chances->state;
}

static bool carries_out(const gg_agent *agent)
{
    return agent->step < agent->plan_length && !agent->broken;
}

/* ------------------------------------------------------------------ cheaper plans */

/* Whether the agent would not find a cheaper plan by itself. What is drawn costs something else in each
 * planning. */
static bool may_pass_by(const struct chances *chances, const struct tables *tables,
                        const struct agent_type *agent_type, const gg_agent *agent)
{
    return chances->looks < LOOKS_MOST && carries_out(agent) &&
           agent->goal < tables->domain.goal_count && agent->wanted == GG_NONE &&
           !costs_are_random(&tables->domain) && !agent_type->reconsider.every &&
           !tables->problem->goals[agent->goal].goal->reconsider.every;
}

static void look_for_cheaper(struct chances *chances, gg_agent *agent, gg_planner *planner)
{
    gg_plan plan = {chances->steps, agent->domain->plan_limit, 0};
    uint64_t left;
    chances->looks++;
    gg_outcome outcome = gg_agent_plan(agent, planner, agent->goal, &plan);
    if (outcome != GG_FOUND && outcome != GG_FOUND_UNPROVEN)
        return;
    uint64_t saving = gg_agent_saving(agent, planner, &plan, &left);
    if (saving <= chances->saving || saving < left / PART_SAVED)
        return;
    chances->saving = saving;
    chances->passed = agent->goal;
}

/* ---------------------------------------------------------------------- idleness */

/* Whether a goal is relevant and not reached, and was planned in vain. One of best effort may rest,
 * and one that is weighed may not be worth its plan. */
static bool is_without_plan(const struct agent_type *agent_type, const struct tables *tables,
                            const gg_agent *agent, uint16_t goal, const uint64_t *view)
{
    const gg_domain *domain = agent->domain; /* its parts lie elsewhere than the tables tell */
    const unsigned char *bytes = (const unsigned char *)agent + domain->offsets.agent_backoffs;
    const gg_backoff *backoffs = (const gg_backoff *)(const void *)bytes;
    const struct goal *wanted = tables->problem->goals[goal].goal;
    return chooses_goal(agent_type, wanted) && !wanted->best_effort && !wanted->valued &&
           backoffs[goal].unplanned > 0 && gg_holds(domain, &domain->goals[goal].relevant, view) &&
           !gg_holds(domain, &domain->goals[goal].condition, view);
}

void chances_pass(struct chances *chances, const struct tables *tables, uint32_t milliseconds)
{
    for (uint16_t i = 0; i < tables->domain.goal_count; i++) {
        if (!chances->waits[i])
            continue;
        chances->waiting[i] += milliseconds;
        if (chances->waiting[i] <= chances->idle)
            continue;
        chances->idle = chances->waiting[i];
        chances->waited = i;
    }
}

/* ------------------------------------------------------------------------- both */

void chances_look(struct chances *chances, const struct tables *tables,
                  const struct agent_type *agent_type, gg_agent *agent, gg_planner *planner)
{
    size_t bytes = tables->domain.word_count * sizeof *chances->seen;
    const uint64_t *view = view_of(chances, tables, agent);
    bool changed = chances->planned == agent->goal && memcmp(chances->seen, view, bytes) != 0,
         idles =
             !agent->running && !agent->walking && !carries_out(agent) && agent->wanted == GG_NONE;
    memcpy(chances->seen, view, bytes);
    chances->planned = agent->goal;
    for (uint16_t i = 0; i < tables->domain.goal_count; i++) {
        chances->waits[i] = idles && is_without_plan(agent_type, tables, agent, i, view);
        chances->waiting[i] = chances->waits[i] ? chances->waiting[i] : 0;
    }
    if (changed && may_pass_by(chances, tables, agent_type, agent))
        look_for_cheaper(chances, agent, planner);
}

void chances_add(struct chances *sum, const struct chances *added)
{
    if (added->saving > sum->saving) {
        sum->saving = added->saving;
        sum->passed = added->passed;
    }
    if (added->idle > sum->idle) {
        sum->idle = added->idle;
        sum->waited = added->waited;
    }
}

/* A streak that is of one goal. */
static struct longest_streak streak_of(const struct tables *tables, struct tally *tally,
                                       uint16_t goal, uint64_t length, uint32_t seed)
{
    struct longest_streak streak = {length, seed, NULL, 0};
    POOL_ADD(tally->pool, streak.names, streak.count) = labelled_goal_name(tables->problem, goal);
    return streak;
}

void chances_tally(const struct chances *chances, const struct tables *tables, struct tally *tally,
                   uint32_t seed)
{
    if (chances->passed != GG_NONE)
        tally->passed_by = streak_of(tables, tally, chances->passed, chances->saving, seed);
    if (chances->waited != GG_NONE && chances->idle >= IDLE_TOLD)
        tally->idle = streak_of(tables, tally, chances->waited, chances->idle, seed);
}
