/* SPDX-License-Identifier: MIT */
/* The part of the judge that knows how long goals without a plan rest: see goal_checker.h. */
#include "models/goal_checker.h"

#include <string.h>

/* How long a rest lasts whatever changes, the first one, and how often it is doubled: less
 * often where a call may open a way, or a limit of the planner was met. */
enum { EARLIEST = 100, FIRST = 250, DOUBLED = 6, DOUBLED_UNSEEN = 2 };

/* Whether a call says which goals a plan for this one must keep. */
static bool is_hidden(const struct goal_life *life, int goal)
{
    bool called = life->model.goals[goal].called;
    for (int i = 0; i < life->model.goal_count; i++)
        called |= life->model.goals[i].keep && life->model.goals[i].called;
    return called && life->ways.kept;
}

void judge_begin_planning(struct life_agent *agent)
{
    struct record *record = &agent->record;
    memcpy(record->touched_then, agent->touched, sizeof agent->touched);
    record->chosen_at = agent->life->clock;
}

/* While a goal is planned, no action is let in that was kept out when that began. */
void judge_wait(struct life_agent *agent)
{
    struct record *record = &agent->record;
    for (int i = 0; i < agent->life->model.action_count && record->wanted >= 0; i++)
        if (record->kept_out[i] > record->chosen_at || record->let_in[i] > record->chosen_at)
            judge_later(&record->let_in[i], agent->life->clock + 1);
}

void judge_no_plan(struct life_agent *agent, int goal, gg_outcome outcome)
{
    struct record *record = &agent->record;
    bool seen = outcome == GG_NO_PLAN && !is_hidden(agent->life, goal);
    unsigned count = record->idle[goal]++, most = seen ? DOUBLED : DOUBLED_UNSEEN;
    record->failed_at[goal] = agent->life->clock;
    record->begun_at[goal] = record->chosen_at;
    memcpy(record->known[goal], record->touched_then, sizeof record->touched_then);
    record->proven[goal] = outcome == GG_NO_PLAN;
    record->untried[goal] = agent->life->clock + ((unsigned)FIRST << (count < most ? count : most));
}

/* Whether an action that was kept out is so no longer, since a time. */
static bool was_let_in(const struct life_agent *agent, unsigned since)
{
    bool any = false;
    for (int i = 0; i < agent->life->model.action_count; i++)
        any |= agent->record.let_in[i] > since || (agent->record.kept_out[i] > since &&
                                                   agent->record.kept_out[i] <= agent->life->clock);
    return any;
}

static bool is_any_out(const struct life_agent *agent)
{
    bool any = false;
    for (int i = 0; i < agent->life->model.action_count; i++)
        any |= agent->record.kept_out[i] > agent->life->clock;
    return any;
}

/* Whether something has changed since the planning began that might open a way. */
static bool is_stirred(const struct life_agent *agent, int goal)
{
    const struct goal_life *life = agent->life;
    bool any = was_let_in(agent, agent->record.begun_at[goal]);
    for (int i = 0; i < life->model.fact_count; i++)
        any |= life->ways.matter[goal][i] && agent->touched[i] != agent->record.known[goal][i];
    return any;
}

void judge_patience(struct life_agent *agent, int goal)
{
    const struct record *record = &agent->record;
    unsigned clock = agent->life->clock;
    bool rests = record->untried[goal] > clock;
    judge_expect(agent, !rests || clock - record->failed_at[goal] >= EARLIEST,
                 "a goal without a plan is tried again too soon");
    judge_expect(agent, !rests || is_stirred(agent, goal),
                 "a goal without a plan is tried again, and nothing has changed");
    agent->life->woken += rests;
}

/* It had no plan, and has one now. */
static bool must_be_awake(const struct life_agent *agent, int goal, const struct goal_state *view)
{
    const struct goal_life *life = agent->life;
    return agent->record.proven[goal] && !life->ways.kept && !is_any_out(agent) &&
           life->clock - agent->record.failed_at[goal] >= EARLIEST &&
           goal_ways_lead(&life->ways, &life->model, goal, view);
}

bool judge_may_wait(const struct life_agent *agent, int goal, const struct goal_state *view)
{
    const struct record *record = &agent->record;
    unsigned clock = agent->life->clock;
    return record->held[goal] > clock ||
           (record->untried[goal] > clock && !must_be_awake(agent, goal, view));
}
