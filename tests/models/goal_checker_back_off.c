/* SPDX-License-Identifier: MIT */
/* The part of the checker that knows how long goals without a plan back off: see
 * goal_checker.h. */
#include "models/goal_checker.h"

#include <string.h>

/* How long a back-off lasts whatever changes; how long the first one is; and how often it is
 * doubled: less often if a call may make a plan possible, or a limit of the planner was met. */
enum { EARLIEST = 100, FIRST = 250, DOUBLED = 6, DOUBLED_UNSEEN = 2 };

void checker_later(unsigned *time, unsigned other)
{
    *time = other > *time ? other : *time;
}

/* Whether a call says which goals a plan for this one must keep. */
static bool is_hidden(const struct goal_simulation *simulation, int goal)
{
    bool called = simulation->model.goals[goal].called;
    for (int i = 0; i < simulation->model.goal_count; i++)
        called |= simulation->model.goals[i].keep && simulation->model.goals[i].called;
    return called && simulation->ways.kept;
}

void checker_begin_planning(struct simulated_agent *agent)
{
    struct record *record = &agent->record;
    memcpy(record->touched_then, agent->touched, sizeof agent->touched);
    record->chosen_at = agent->simulation->clock;
    record->chosen_heard = record->heard;
}

/* While a goal is planned, an action that was left out when that began stays left out. */
void checker_wait(struct simulated_agent *agent)
{
    struct record *record = &agent->record;
    for (int i = 0; i < agent->simulation->model.action_count && record->wanted >= 0; i++)
        if (record->kept_out[i] > record->chosen_at || record->let_in[i] > record->chosen_at)
            checker_later(&record->let_in[i], agent->simulation->clock + 1);
}

void checker_no_plan(struct simulated_agent *agent, int goal, gg_outcome outcome)
{
    struct record *record = &agent->record;
    bool seen = outcome == GG_NO_PLAN && !is_hidden(agent->simulation, goal);
    unsigned count = record->idle[goal]++, most = seen ? DOUBLED : DOUBLED_UNSEEN;
    record->failed_at[goal] = agent->simulation->clock;
    record->begun_at[goal] = record->chosen_at;
    memcpy(record->known[goal], record->touched_then, sizeof record->touched_then);
    record->proven[goal] = outcome == GG_NO_PLAN;
    record->untried[goal] =
        agent->simulation->clock + ((unsigned)FIRST << (count < most ? count : most));
}

/* Whether an action that was left out is no longer so, since a time. */
static bool was_let_in(const struct simulated_agent *agent, unsigned since)
{
    bool any = false;
    for (int i = 0; i < agent->simulation->model.action_count; i++)
        any |= agent->record.let_in[i] > since ||
               (agent->record.kept_out[i] > since &&
                agent->record.kept_out[i] <= agent->simulation->clock);
    return any;
}

static bool is_any_out(const struct simulated_agent *agent)
{
    bool any = false;
    for (int i = 0; i < agent->simulation->model.action_count; i++)
        any |= agent->record.kept_out[i] > agent->simulation->clock ||
               agent->record.let_in[i] > agent->simulation->clock;
    return any;
}

/* Whether something has changed since the planning began that might make a plan possible. */
static bool is_stirred(const struct simulated_agent *agent, int goal)
{
    const struct goal_simulation *simulation = agent->simulation;
    bool any = was_let_in(agent, agent->record.begun_at[goal]);
    for (int i = 0; i < simulation->model.fact_count; i++)
        any |=
            simulation->ways.matter[goal][i] && agent->touched[i] != agent->record.known[goal][i];
    return any;
}

void checker_back_off(struct simulated_agent *agent, int goal)
{
    const struct record *record = &agent->record;
    unsigned clock = agent->simulation->clock;
    bool backoffs = record->untried[goal] > clock;
    checker_expect(agent, !backoffs || clock - record->failed_at[goal] >= EARLIEST,
                   "a goal without a plan is tried again too soon");
    checker_expect(agent, !backoffs || is_stirred(agent, goal),
                   "a goal without a plan is tried again, and nothing has changed");
    agent->simulation->woken += backoffs;
}

/* It had no plan, and has one now. */
static bool must_be_awake(const struct simulated_agent *agent, int goal,
                          const struct goal_state *view)
{
    const struct goal_simulation *simulation = agent->simulation;
    return agent->record.proven[goal] && !simulation->ways.kept && !is_any_out(agent) &&
           simulation->clock - agent->record.failed_at[goal] >= EARLIEST &&
           goal_ways_lead(&simulation->ways, &simulation->model, goal, view);
}

bool checker_may_wait(const struct simulated_agent *agent, int goal, const struct goal_state *view)
{
    const struct record *record = &agent->record;
    unsigned clock = agent->simulation->clock;
    return record->held[goal] > clock ||
           (record->untried[goal] > clock && !must_be_awake(agent, goal, view));
}
