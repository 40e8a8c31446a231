/* SPDX-License-Identifier: MIT */
/*
 * What is right and wrong in a life with goals, by LANGUAGE.md alone: told from the calls
 * and the trace, on plain numbers. See goal_life.h.
 */
#include <stdio.h>
#include <string.h>

#include "goal_life.h"

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

static void later(unsigned *time, unsigned other)
{
    *time = other > *time ? other : *time;
}

/* ------------------------------------------------------------------ plans */

static bool is_reached(const struct life_agent *agent, int goal, const struct goal_state *state)
{
    return goal < 0 || model_holds(&agent->life->model.goals[goal].condition, state);
}

/* Whether what is left of the plan can be carried out, and leads to its goal. */
static bool leads(const struct life_agent *agent)
{
    const struct record *record = &agent->record;
    struct goal_state state = life_view(agent);
    return model_walk(&agent->life->model, record->plan + record->step,
                      record->length - record->step, record->running >= 0, &state) &&
           is_reached(agent, record->goal, &state);
}

static int priority_of(const struct life_agent *agent, int goal)
{
    return agent->life->priorities[goal];
}

/* Goals that hold, are relevant and of no lower priority hold after each step. Where
 * something has changed since the planning began, that is not known. */
static void check_kept(struct life_agent *agent)
{
    const struct record *record = &agent->record;
    const struct goal_model *model = &agent->life->model;
    struct goal_state before = life_view(agent), state = before;
    if (record->goal >= 0 && record->wanted_changes != agent->life->changes)
        return;
    for (int i = 0; i < record->length; i++) {
        model_act(model, record->plan[i], &state);
        for (int j = 0; j < model->goal_count; j++) {
            bool kept =
                model->goals[j].keep && is_reached(agent, j, &before) &&
                model_holds(&model->goals[j].relevant, &before) &&
                (record->goal < 0 || priority_of(agent, j) >= priority_of(agent, record->goal));
            judge_expect(agent, !kept || is_reached(agent, j, &state),
                         "a plan breaks a goal that is to be kept");
        }
    }
}

/* A goal may only take the place of one of lower priority, of one that is not relevant, or
 * of the root task; and there must be a reason that was not there before. */
static void check_change(struct life_agent *agent, int goal, bool made)
{
    const struct record *record = &agent->record;
    const struct goal_life *life = agent->life;
    struct goal_state view = life_view(agent);
    judge_expect(agent, goal >= 0 && goal != record->goal, "planned anew without need");
    if (goal < 0 || record->goal == goal)
        return;
    judge_expect(agent,
                 record->goal < 0 || priority_of(agent, goal) > priority_of(agent, record->goal) ||
                     !model_holds(&life->model.goals[record->goal].relevant, &view),
                 "a goal is given up for one of no higher priority");
    judge_expect(agent,
                 !made || life->changes != record->changes ||
                     record->may_rest[goal] > record->decided,
                 "a goal is given up for another, and nothing has changed");
}

static void note_plan(struct life_agent *agent, int goal, int length)
{
    struct record *record = &agent->record;
    const struct goal_life *life = agent->life;
    record->planned = length > 0;
    record->goal = goal;
    record->length = length;
    record->step = 0;
    record->decided = goal < 0 ? life->clock : record->chosen_at;
    record->changes = goal < 0 ? life->changes : record->wanted_changes;
    for (int i = 0; i < length; i++) {
        record->plan[i] = agent->plan[i];
        judge_expect(agent, record->kept_out[record->plan[i]] <= life->clock,
                     "an action is planned that failed not long ago");
    }
    check_kept(agent);
    if (record->running >= 0 && length > 0)
        judge_expect(agent, record->plan[0] == record->running, "another task is running");
    int running = record->running;
    record->running = -1; /* what goes on is part of the plan, and can be done */
    judge_expect(agent, leads(agent), "a plan is made that is none");
    record->running = running;
}

static void hear_plan(struct life_agent *agent, int goal, int length)
{
    struct record *record = &agent->record;
    record->plannings++;
    record->made_now = true;
    if (record->planned && record->method != -2)
        check_change(agent, goal, true);
    if (goal >= 0) {
        struct goal_state view = life_view(agent);
        judge_expect(agent, goal == record->wanted, "a goal is planned that was not chosen");
        judge_expect(agent, model_wants(&agent->life->model, goal, &view),
                     "a plan for a goal that holds, or is not relevant");
        record->wanted = -1;
        record->idle[goal] = 0;
    }
    record->method = -1;
    note_plan(agent, goal, length);
}

static void hear_failed_plan(struct life_agent *agent, int goal)
{
    struct record *record = &agent->record;
    record->plannings++;
    if (goal < 0)
        return;
    unsigned count = record->idle[goal]++;
    unsigned rest = 250u << (count < 2 ? count : 2);
    later(&record->rests[goal], agent->life->clock + rest);
    later(&record->may_rest[goal], agent->life->clock + rest);
    record->wanted = -1;
}

/* --------------------------------------------------------------- choosing */

/* Whether a goal stands before another one. */
static bool is_before(const struct life_agent *agent, int one, int other)
{
    int difference = priority_of(agent, one) - priority_of(agent, other);
    return difference > 0 || (difference == 0 && one < other);
}

/* Whether a goal can be chosen, for sure. */
static bool is_open(const struct life_agent *agent, int goal, const struct goal_state *view)
{
    const struct record *record = &agent->record;
    return model_wants(&agent->life->model, goal, view) &&
           record->may_rest[goal] <= agent->life->clock &&
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
    for (int i = 0; i < model->goal_count; i++)
        judge_expect(agent, i == goal || !is_open(agent, i, &view) || is_before(agent, goal, i),
                     "another goal comes first");
    if (record->planned)
        check_change(agent, goal, false);
    record->wanted = goal;
    record->wanted_changes = agent->life->changes;
    record->chosen_at = agent->life->clock;
}

static void hear_reached(struct life_agent *agent, int goal)
{
    struct record *record = &agent->record;
    struct goal_state view = life_view(agent);
    unsigned rest = agent->life->model.goals[goal].cooldown;
    judge_expect(agent, record->goal == goal, "another goal is reached");
    judge_expect(agent, is_reached(agent, goal, &view), "a goal is reached that does not hold");
    record->planned = false;
    record->row[goal] = record->idle[goal] = 0;
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
    later(&record->rests[goal], agent->life->clock + rest);
    later(&record->may_rest[goal], agent->life->clock + rest);
}

static void hear_drop(struct life_agent *agent)
{
    struct goal_state view = life_view(agent);
    judge_expect(agent, agent->record.planned && !leads(agent), "a plan is dropped that is none");
    judge_expect(agent, agent->record.goal < 0 || !is_reached(agent, agent->record.goal, &view),
                 "a plan is dropped whose goal holds");
    agent->record.planned = false;
}

static void hear_interruption(struct life_agent *agent, int method)
{
    struct record *record = &agent->record;
    const struct goal_model *model = &agent->life->model;
    struct goal_state view = life_view(agent);
    judge_expect(agent, record->planned && record->goal < 0 && record->method >= 0,
                 "interrupted, but no plan of the root task");
    judge_expect(agent,
                 model->by_priority &&
                     model->methods[method].priority > model->methods[record->method].priority,
                 "interrupted by a method of no higher priority");
    judge_expect(agent, model_holds(&model->methods[method].condition, &view),
                 "interrupted by a method that cannot be");
    record->method = -2;
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
                     record->plan[record->step] == action && leads(agent),
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
        later(&record->kept_out[action], agent->life->clock + model->retry);
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
        hear_plan(agent, index, event->value);
    else if (event->kind == GG_PLAN_FAILED)
        hear_failed_plan(agent, index);
    else if (event->kind == GG_PLAN_DROPPED)
        hear_drop(agent);
    else if (event->kind == GG_METHOD_CHOSEN)
        agent->record.method = life->methods[event->value];
    else if (event->kind == GG_TASK_ENDED)
        hear_end(agent, index, (gg_status)event->value);
    else if (event->kind == GG_PLAN_INTERRUPTED)
        hear_interruption(agent, life->methods[event->value]);
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
}

/* In a tick in which nothing happened, there was nothing that should have. */
static void check_quiet(struct life_agent *agent)
{
    const struct record *record = &agent->record;
    const struct goal_life *life = agent->life;
    struct goal_state view = life_view(agent);
    bool bound = record->running >= 0 && life->model.actions[record->running].uninterruptible;
    for (int i = 0; i < life->model.goal_count && !bound; i++) {
        bool above = !record->planned || record->goal < 0 ||
                     !model_holds(&life->model.goals[record->goal].relevant, &view) ||
                     priority_of(agent, i) > priority_of(agent, record->goal);
        judge_expect(agent, !above || !is_open(agent, i, &view), "a goal is not chosen");
    }
    judge_expect(agent, record->running >= 0 || !record->planned, "a plan is not carried out");
}

/* Whoever decides in each tick has nothing left undone after it. */
void judge_tick(struct life_agent *agent)
{
    struct record *record = &agent->record;
    const struct goal_life *life = agent->life;
    struct goal_state view = life_view(agent);
    judge_expect(agent, record->starts <= 1 && record->plannings <= 1,
                 "more than one start or planning in a tick");
    judge_expect(agent, record->aborted == 0 || record->made_now, "stopped without a reason");
    judge_expect(agent,
                 gg_agent_action(&agent->core) ==
                     (record->running < 0 ? GG_NONE : (uint16_t)record->running),
                 "another action is running");
    unsigned timeout = record->running < 0 ? 0 : life->model.actions[record->running].timeout;
    judge_expect(agent, timeout == 0 || record->elapsed < timeout, "a timeout is over");
    if (agent->core.interval > 0)
        return;
    judge_expect(agent,
                 !record->planned || record->step == record->length || leads(agent) ||
                     record->starts > 0 ||
                     (record->goal >= 0 && is_reached(agent, record->goal, &view)),
                 "a broken plan goes on");
    if (record->events == 0 && life->budgets == 0)
        check_quiet(agent);
}
