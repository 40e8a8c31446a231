/* SPDX-License-Identifier: MIT */
/*
 * What is right and wrong in a life with goals, by LANGUAGE.md alone: told from the calls
 * and the trace, on plain numbers. See goal_simulation.h.
 */
#include "models/goal_checker.h"

#include <stdio.h>
#include <string.h>

void judge_expect(struct life_agent *agent, bool condition, const char *what)
{
    struct goal_life *life = agent->life;
    if (!condition && life->fine)
        printf("\nagent %d at %u: %s\n", (int)(agent - life->agents), life->clock, what);
    life->fine &= condition;
}

struct goal_state life_view(const struct life_agent *agent)
{
    const struct goal_life *life = agent->life;
    struct goal_state view = agent->own;
    for (int i = 0; i < life->model.fact_count; i++)
        if (life->model.facts[i].shared)
            view.values[i] = life->shared.values[i];
    return view;
}

void judge_later(unsigned *time, unsigned other)
{
    *time = other > *time ? other : *time;
}

/* --------------------------------------------------------------- choosing */

/* Whether a goal stands before another one. */
static bool is_before(const struct life_agent *agent, int one, int other)
{
    int difference = judge_priority(agent, one) - judge_priority(agent, other);
    return difference > 0 || (difference == 0 && one < other);
}

/* Whether a goal can be chosen, for sure. */
static bool is_open(const struct life_agent *agent, int goal, const struct goal_state *view)
{
    const struct record *record = &agent->record;
    return model_wants(&agent->life->model, goal, view) &&
           record->may_rest[goal] <= agent->life->clock && !judge_may_wait(agent, goal, view) &&
           !(record->planned && record->goal == goal);
}

static void hear_choice(struct life_agent *agent, int goal)
{
    struct record *record = &agent->record;
    const struct goal_model *model = &agent->life->model;
    struct goal_state view = life_view(agent);
    record->chosen++;
    judge_expect(agent, model_wants(model, goal, &view), "a goal is chosen that is not to be");
    judge_expect(agent, record->rests[goal] <= agent->life->clock, "a goal is chosen that rests");
    judge_patience(agent, goal);
    for (int i = 0; i < model->goal_count; i++)
        judge_expect(agent, i == goal || !is_open(agent, i, &view) || is_before(agent, goal, i),
                     "another goal comes first");
    if (record->planned)
        judge_change(agent, goal, false);
    record->wanted = goal;
    record->wanted_changes = agent->life->changes;
    judge_begin_planning(agent);
}

static void hear_reached(struct life_agent *agent, int goal)
{
    struct record *record = &agent->record;
    struct goal_state view = life_view(agent);
    unsigned rest = agent->life->model.goals[goal].cooldown;
    judge_expect(agent, record->goal == goal, "another goal is reached");
    judge_expect(agent, judge_reached(agent, goal, &view), "a goal is reached that does not hold");
    record->planned = false;
    record->row[goal] = record->idle[goal] = record->untried[goal] = 0;
    record->rests[goal] = record->may_rest[goal] = agent->life->clock + rest;
}

static void hear_failed_goal(struct life_agent *agent, int goal, unsigned count)
{
    struct record *record = &agent->record;
    record->planned = false;
    judge_expect(agent, count == ++record->row[goal], "failures are not counted well");
    if (count < 2)
        return;
    unsigned rest = 250u << (count < 8 ? count - 2 : 6);
    judge_later(&record->rests[goal], agent->life->clock + rest);
    judge_later(&record->may_rest[goal], agent->life->clock + rest);
}

/* ------------------------------------------------------------------ tasks */

void judge_call(struct life_agent *agent, int action, gg_phase phase)
{
    struct record *record = &agent->record;
    const struct model_action *model = &agent->life->model.actions[action];
    struct goal_state view = life_view(agent);
    if (phase != GG_START) {
        judge_expect(agent, record->running == action, "a call for what is not running");
        bool over = record->answer != GG_RUNNING || record->stopping ||
                    (model->timeout > 0 && record->elapsed >= model->timeout);
        if (phase == GG_STOP)
            judge_expect(agent, over || !model->uninterruptible, "not to be interrupted, but is");
        if (phase == GG_STOP)
            record->running = -1;
        return;
    }
    judge_expect(agent, record->running < 0, "two tasks at once");
    judge_expect(agent, model_holds(&model->condition, &view), "its preconditions do not hold");
    judge_expect(agent, record->kept_out[action] <= agent->life->clock, "is to be kept out");
    judge_expect(agent,
                 record->planned && record->step < record->length &&
                     record->plan[record->step] == action && judge_leads(agent),
                 "what is started does not lead to the goal");
    record->running = action;
    record->elapsed = 0;
    record->starts++;
}

static void take_effect(struct life_agent *agent, int action)
{
    struct goal_life *life = agent->life;
    struct goal_state view = life_view(agent), after = view;
    model_act(&life->model, action, &after);
    life->changes += memcmp(&view, &after, sizeof view) != 0;
    for (int i = 0; i < life->model.fact_count; i++)
        if (view.values[i] != after.values[i])
            life_touch(agent, i);
    for (int i = 0; i < life->model.fact_count; i++)
        if (life->model.facts[i].shared)
            life->shared.values[i] = after.values[i];
        else
            agent->own.values[i] = after.values[i];
}

static void hear_end(struct life_agent *agent, int action, gg_status status)
{
    struct record *record = &agent->record;
    const struct model_action *model = &agent->life->model.actions[action];
    bool stopped = record->answer == GG_RUNNING;
    judge_expect(agent, record->running < 0, "ended, but not stopped");
    if (!stopped)
        judge_expect(agent, status == record->answer, "ended otherwise than it did");
    else if (status != GG_ABORTED)
        judge_expect(
            agent, status == GG_FAILURE && model->timeout > 0 && record->elapsed >= model->timeout,
            "ended before its timeout");
    agent->life->timeouts += stopped && status == GG_FAILURE;
    if (status == GG_SUCCESS) {
        record->planned &= ++record->step < record->length || record->goal >= 0;
        take_effect(agent, action);
    } else if (!stopped || status == GG_FAILURE) {
        record->planned = false;
        record->wanted = -1;
        agent->life->changes++;
        judge_later(&record->let_in[action], record->kept_out[action]);
        judge_later(&record->kept_out[action], agent->life->clock + model->retry);
    } else if (!record->stopping && record->planned) {
        record->aborted++;
    }
}

/* ------------------------------------------------------------------- ticks */

void judge_event(struct life_agent *agent, const gg_event *event)
{
    const struct goal_life *life = agent->life;
    int index = event->index == GG_NONE ? -1 : event->index;
    char words[200];
    gg_event_text(&life->domain, event, words, sizeof words);
    if (life->loud)
        printf("  %s\n", words);
    agent->record.events++;
    agent->life->told[event->kind]++;
    if (event->kind == GG_PLAN_MADE)
        judge_plan(agent, index, event->value);
    else if (event->kind == GG_PLAN_FAILED)
        judge_failed_plan(agent, index, (gg_outcome)event->value);
    else if (event->kind == GG_PLAN_DROPPED)
        judge_drop(agent);
    else if (event->kind == GG_METHOD_CHOSEN)
        judge_method(agent, life->tasks[index], life->methods[life->tasks[index]][event->value]);
    else if (event->kind == GG_TASK_ENDED)
        hear_end(agent, index, (gg_status)event->value);
    else if (event->kind == GG_PLAN_INTERRUPTED)
        judge_interruption(agent, life->tasks[index],
                           life->methods[life->tasks[index]][event->value]);
    else if (event->kind == GG_GOAL_CHOSEN)
        hear_choice(agent, index);
    else if (event->kind == GG_GOAL_REACHED)
        hear_reached(agent, index);
    else if (event->kind == GG_GOAL_FAILED)
        hear_failed_goal(agent, index, event->value);
}

void judge_begin(struct life_agent *agent)
{
    struct record *record = &agent->record;
    record->starts = record->plannings = record->chosen = record->aborted = record->events = 0;
    record->made_now = false;
    record->random = agent->core.random;
    judge_wait(agent);
    for (int i = 0; i < agent->life->model.goal_count && record->trying; i++)
        if (record->idle[i] > 0)
            record->held[i] = agent->life->clock + 1;
}

static bool is_bound(const struct life_agent *agent)
{
    int running = agent->record.running;
    return running >= 0 && agent->life->model.actions[running].uninterruptible;
}

/* Whether the root task can be planned, for sure. */
static bool can_live(const struct life_agent *agent, const struct goal_state *view)
{
    const struct goal_model *model = &agent->life->model;
    bool can = false;
    for (int i = 0; i < model->tasks[TASK_LIVE].method_count; i++)
        can |= model_can(model, &model->tasks[TASK_LIVE].methods[i], view);
    for (int i = 0; i < model->action_count; i++)
        can &= model->actions[i].retry == 0;
    for (int i = 0; i < model->goal_count; i++)
        can &= !model->goals[i].keep;
    return can;
}

/* In a tick in which nothing happened, there was nothing that should have. */
static void check_quiet(struct life_agent *agent)
{
    const struct record *record = &agent->record;
    const struct goal_life *life = agent->life;
    struct goal_state view = life_view(agent);
    for (int i = 0; i < life->model.goal_count && !is_bound(agent); i++) {
        bool above = !record->planned || record->goal < 0 ||
                     !model_holds(&life->model.goals[record->goal].relevant, &view) ||
                     judge_priority(agent, i) > judge_priority(agent, record->goal);
        judge_expect(agent, !above || !is_open(agent, i, &view), "a goal is not chosen");
    }
    judge_expect(agent, record->running >= 0 || !record->planned, "a plan is not carried out");
    judge_expect(agent, record->running >= 0 || !can_live(agent, &view), "does nothing at all");
}

/* Whoever decides in each tick has nothing left undone after it. */
void judge_tick(struct life_agent *agent)
{
    struct record *record = &agent->record;
    const struct goal_life *life = agent->life;
    struct goal_state view = life_view(agent);
    judge_expect(agent, record->starts <= 1 && record->plannings <= 1,
                 "more than one start or planning in a tick");
    judge_expect(agent,
                 record->plannings > 0 ||
                     memcmp(&record->random, &agent->core.random, sizeof record->random) == 0,
                 "something is drawn, and nothing planned");
    judge_expect(agent, record->aborted == 0 || record->made_now, "stopped without a reason");
    judge_expect(agent,
                 gg_agent_action(&agent->core) ==
                     (record->running < 0 ? GG_NONE : (uint16_t)record->running),
                 "another action is running");
    if (record->plannings == 0 && record->wanted < 0 && !is_bound(agent))
        record->trying = false;
    unsigned timeout = record->running < 0 ? 0 : life->model.actions[record->running].timeout;
    judge_expect(agent, timeout == 0 || record->elapsed < timeout, "a timeout is over");
    if (agent->core.interval > 0)
        return;
    judge_expect(agent,
                 !record->planned || record->step == record->length || judge_leads(agent) ||
                     record->starts > 0 ||
                     (record->goal >= 0 && judge_reached(agent, record->goal, &view)),
                 "a broken plan goes on");
    if (record->events == 0 && life->budgets == 0)
        check_quiet(agent);
}
