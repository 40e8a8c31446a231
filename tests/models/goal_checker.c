/* SPDX-License-Identifier: MIT */
/*
 * Checks a simulation with goals against LANGUAGE.md alone: by the calls and the trace, on
 * plain numbers. See goal_simulation.h.
 */
#include "models/goal_checker.h"

#include <stdio.h>
#include <string.h>

void checker_expect(struct simulated_agent *agent, bool condition, const char *what)
{
    struct goal_simulation *simulation = agent->simulation;
    if (!condition && simulation->fine)
        printf("\nagent %d at %u: %s\n", (int)(agent - simulation->agents), simulation->clock,
               what);
    simulation->fine &= condition;
}

struct goal_state life_view(const struct simulated_agent *agent)
{
    const struct goal_simulation *simulation = agent->simulation;
    struct goal_state view = agent->own;
    for (int i = 0; i < simulation->model.fact_count; i++)
        if (simulation->model.facts[i].shared)
            view.values[i] = simulation->shared.values[i];
    return view;
}

/* --------------------------------------------------------------- choosing */

/* Whether a goal stands before another one. */
static bool is_before(const struct simulated_agent *agent, int one, int other)
{
    int difference = checker_priority(agent, one) - checker_priority(agent, other);
    return difference > 0 || (difference == 0 && one < other);
}

/* Whether a goal can be chosen, for sure. */
static bool is_open(const struct simulated_agent *agent, int goal, const struct goal_state *view)
{
    const struct record *record = &agent->record;
    return model_wants(&agent->simulation->model, goal, view) &&
           record->may_back_off[goal] <= agent->simulation->clock &&
           !checker_may_wait(agent, goal, view) && !(record->planned && record->goal == goal);
}

static void hear_choice(struct simulated_agent *agent, int goal)
{
    struct record *record = &agent->record;
    const struct goal_model *model = &agent->simulation->model;
    struct goal_state view = life_view(agent);
    record->chosen++;
    checker_expect(agent, model_wants(model, goal, &view), "a goal is chosen that is not to be");
    checker_expect(agent, record->backoffs[goal] <= agent->simulation->clock,
                   "a goal is chosen that backs off");
    checker_back_off(agent, goal);
    for (int i = 0; i < model->goal_count; i++)
        checker_expect(agent, i == goal || !is_open(agent, i, &view) || is_before(agent, goal, i),
                       "another goal comes first");
    if (record->planned)
        checker_change(agent, goal, false);
    record->wanted = goal;
    record->wanted_changes = agent->simulation->changes;
    checker_begin_planning(agent);
}

static void hear_reached(struct simulated_agent *agent, int goal)
{
    struct record *record = &agent->record;
    struct goal_state view = life_view(agent);
    unsigned rest = agent->simulation->model.goals[goal].cooldown;
    checker_expect(agent, record->goal == goal, "another goal is reached");
    checker_expect(agent, checker_reached(agent, goal, &view),
                   "a goal is reached that does not hold");
    record->planned = false;
    record->row[goal] = record->idle[goal] = record->untried[goal] = 0;
    record->backoffs[goal] = record->may_back_off[goal] = agent->simulation->clock + rest;
}

/* How long a goal rests, of a time that may double each time in a row. */
static unsigned rest_of(const struct model_goal *goal, unsigned first, unsigned in_a_row)
{
    for (; goal->most_retry && in_a_row > 1 && first < goal->most_retry; in_a_row--)
        first = 2 * first < goal->most_retry ? 2 * first : goal->most_retry;
    return first;
}

/* A goal rests: for its `retry`, of which the draw is not known, or else until a time. */
static void begin_rest(struct simulated_agent *agent, int number, unsigned otherwise)
{
    struct record *record = &agent->record;
    const struct model_goal *goal = &agent->simulation->model.goals[number];
    unsigned clock = agent->simulation->clock, least = otherwise, longest = otherwise;
    if (goal->retry) {
        least = clock + rest_of(goal, goal->retry, record->row[number]);
        longest = clock + rest_of(goal, goal->longest_retry, record->row[number]);
        record->draws_rest |= goal->longest_retry > goal->retry;
        agent->simulation->retried += longest < otherwise || least > otherwise;
    }
    checker_later(&record->backoffs[number], least);
    checker_later(&record->may_back_off[number], longest);
}

static void hear_failed_goal(struct simulated_agent *agent, int goal, unsigned count)
{
    struct record *record = &agent->record;
    record->planned = false;
    record->row[goal]++;
    checker_expect(agent, count == (record->row[goal] < UINT8_MAX ? record->row[goal] : UINT8_MAX),
                   "failures are not counted well");
    unsigned rest = count < 2 ? 0 : 250u << (count < 8 ? count - 2 : 6);
    begin_rest(agent, goal, agent->simulation->clock + rest);
}

/* A plan that was carried out in vain is made again, but not before 250 ms have passed. */
static void hear_missed(struct simulated_agent *agent, int goal)
{
    struct record *record = &agent->record;
    struct goal_state view = life_view(agent);
    checker_expect(agent, record->goal == goal && record->step == record->length,
                   "what was not carried out is said to be");
    checker_expect(agent, !checker_reached(agent, goal, &view), "a goal that holds is missed");
    record->planned = false;
    record->row[goal] += agent->simulation->model.goals[goal].retry > 0;
    begin_rest(agent, goal, record->made_at + 250);
}

/* ------------------------------------------------------------------ tasks */

/* Whether an agent is at a place, and not between two. */
static bool is_there(const struct simulated_agent *agent, int place)
{
    return agent->own.values[agent->simulation->model.place] == place && !agent->record.strayed;
}

void checker_walk(struct simulated_agent *agent, int place, gg_phase phase)
{
    struct record *record = &agent->record;
    const struct goal_model *model = &agent->simulation->model;
    struct goal_state view = life_view(agent);
    if (phase != GG_START) {
        checker_expect(agent, record->walking >= 0 && model->actions[record->walking].at == place,
                       "a call for a walk that is none");
        if (phase == GG_STOP)
            record->walking = -1;
        return;
    }
    int action = record->plan[record->step];
    checker_expect(agent, record->running < 0 && record->walking < 0, "walks while it acts");
    checker_expect(agent,
                   record->planned && record->step < record->length &&
                       model->actions[action].at == place && checker_leads(agent),
                   "what is walked to does not lead to the goal");
    checker_expect(agent, !is_there(agent, place), "walks to where it is");
    checker_expect(agent, model_holds(&model->actions[action].condition, &view),
                   "walks to what cannot be done");
    checker_expect(agent, record->kept_out[action] <= agent->simulation->clock,
                   "walks to what is to be kept out");
    record->walking = model_written(model, action);
    record->elapsed = record->rest;
    record->walks++;
}

void checker_call(struct simulated_agent *agent, int action, gg_phase phase)
{
    struct record *record = &agent->record;
    const struct model_action *model = &agent->simulation->model.actions[action];
    int written = model_written(&agent->simulation->model, action);
    struct goal_state view = life_view(agent);
    if (phase != GG_START) {
        bool lasts = model_lasts(&agent->simulation->model, action, &view);
        checker_expect(agent, record->running == written, "a call for what is not running");
        checker_expect(agent, phase == GG_STOP || lasts, "goes on though it must not");
        bool over = record->answer != GG_RUNNING || record->stopping || !lasts ||
                    (model->timeout > 0 && record->elapsed >= model->timeout);
        if (phase == GG_STOP)
            checker_expect(agent, over || !model->uninterruptible, "not to be interrupted, but is");
        if (phase == GG_STOP)
            record->running = -1;
        return;
    }
    checker_expect(agent, record->running < 0 && record->walking < 0, "two tasks at once");
    checker_expect(agent, model->at < 0 || is_there(agent, model->at), "begun at another place");
    checker_expect(agent, model_holds(&model->condition, &view), "its preconditions do not hold");
    checker_expect(agent, record->kept_out[action] <= agent->simulation->clock,
                   "is to be kept out");
    checker_expect(agent,
                   record->planned && record->step < record->length &&
                       record->plan[record->step] == action && checker_leads(agent),
                   "what is started does not lead to the goal");
    record->running = written;
    record->begun = view;
    record->elapsed = record->rest;
    record->starts++;
}

static void take_effect(struct simulated_agent *agent, int action)
{
    struct goal_simulation *simulation = agent->simulation;
    struct goal_state view = life_view(agent), after = view;
    int now = model_case(&simulation->model, action, &view);
    const struct model_action *model = &simulation->model.actions[now];
    model_act(&simulation->model, now, &after);
    agent->record.strayed &= model->at < 0;
    for (int i = 0; i < model->effect_count; i++)
        agent->record.strayed &= model->effects[i].fact != simulation->model.place;
    simulation->changes += memcmp(&view, &after, sizeof view) != 0;
    for (int i = 0; i < simulation->model.fact_count; i++)
        if (view.values[i] != after.values[i])
            simulation_touch(agent, i);
    for (int i = 0; i < simulation->model.fact_count; i++)
        if (simulation->model.facts[i].shared)
            simulation->shared.values[i] = after.values[i];
        else
            agent->own.values[i] = after.values[i];
}

/* Whether an action changes a shared fact. */
static bool takes(const struct goal_simulation *simulation, int action, int fact)
{
    const struct model_action *model =
        &simulation->model.actions[model_written(&simulation->model, action)];
    bool changes = false;
    for (int i = 0; i < model->effect_count; i++) /* of any case */
        changes |= model->effects[i].fact == fact;
    return changes && simulation->model.facts[fact].shared;
}

/* An action that said success failed, or not, as others have taken what it needs: of literals
 * that are joined by `or` those count that held when it began. A literal that is negated may be
 * one of two ranges, of which the action needs the one that held. */
static void check_taken(struct simulated_agent *agent, int action, bool taken)
{
    const struct model_condition needs = model_needs(&agent->simulation->model, action);
    const struct model_condition *condition = &needs;
    struct goal_state now = life_view(agent);
    int held = 0, gone = 0, changed = 0;
    for (int i = 0; i < condition->count; i++) {
        const struct model_literal *literal = &condition->literals[i];
        bool shared = takes(agent->simulation, action, literal->fact);
        if (!model_literal_holds(literal, &agent->record.begun))
            continue;
        held++;
        gone += shared && !model_literal_holds(literal, &now);
        changed += shared && (literal->negated || !model_literal_holds(literal, &now)) &&
                   now.values[literal->fact] != agent->record.begun.values[literal->fact];
    }
    bool fails = !model_holds(condition, &now);
    bool must = fails && gone > 0 && (!condition->any || gone == held);
    checker_expect(agent, taken || !must, "what others have taken is had twice");
    checker_expect(agent, !taken || (fails && changed > 0), "what nobody has taken is missing");
    agent->simulation->taken += taken;
}

/* Why an action has ended. */
static void check_end(struct simulated_agent *agent, int action, gg_status status, bool taken)
{
    struct record *record = &agent->record;
    unsigned timeout = agent->simulation->model.actions[action].timeout;
    struct goal_state view = life_view(agent);
    bool lasts = model_lasts(&agent->simulation->model, action, &view);
    bool gone = record->answer == GG_RUNNING && taken;
    checker_expect(agent, record->running < 0, "ended, but not stopped");
    checker_expect(agent, !gone || !lasts, "what it needs while it runs is there");
    checker_expect(agent, lasts || record->answer != GG_RUNNING || taken || record->stopping,
                   "ended for another reason than what is gone");
    if (record->answer == GG_SUCCESS)
        check_taken(agent, action, taken);
    if (record->answer != GG_RUNNING)
        checker_expect(agent, status == (taken ? GG_FAILURE : record->answer),
                       "ended otherwise than it did");
    else if (status != GG_ABORTED)
        checker_expect(
            agent, status == GG_FAILURE && (gone || (timeout > 0 && record->elapsed >= timeout)),
            "ended before its timeout");
    bool timed_out = record->answer == GG_RUNNING && status == GG_FAILURE && !gone;
    record->rest =
        timed_out && record->elapsed - timeout < record->span ? record->elapsed - timeout : 0;
}

/* An action is left out of plans for a time, in all its cases. */
static void leave_out(struct simulated_agent *agent, int action, unsigned time)
{
    struct record *record = &agent->record;
    const struct goal_model *model = &agent->simulation->model;
    for (int i = 0; i < model->action_count; i++) {
        if (model_written(model, i) != model_written(model, action))
            continue;
        checker_later(&record->let_in[i], record->kept_out[i]);
        checker_later(&record->kept_out[i], agent->simulation->clock + time);
    }
}

static void cool_down(struct simulated_agent *agent, int action)
{
    const struct goal_model *model = &agent->simulation->model;
    for (int i = 0; i < model->action_count; i++)
        if (model_written(model, i) == model_written(model, action))
            agent->record.out_since[i] = agent->record.heard;
    if (model->actions[action].cooldown > 0)
        leave_out(agent, action, model->actions[action].cooldown);
}

/* An action, or the walk to it, has failed. */
static void fail(struct simulated_agent *agent, int action, bool taken)
{
    struct record *record = &agent->record;
    record->planned = false;
    record->wanted = -1;
    agent->simulation->changes++;
    if (!taken)
        leave_out(agent, action, agent->simulation->model.actions[action].retry);
}

/* The agent was stopped where it can be between two places. */
static void stray(struct simulated_agent *agent)
{
    agent->record.strayed |= agent->simulation->model.has_points && agent->record.elapsed > 0;
}

static void arrive(struct simulated_agent *agent, int place)
{
    int fact = agent->simulation->model.place;
    agent->simulation->changes += agent->own.values[fact] != place;
    if (agent->own.values[fact] != place)
        simulation_touch(agent, fact);
    agent->own.values[fact] = place;
    agent->record.strayed = false;
}

static void hear_walked(struct simulated_agent *agent, int action, gg_status status)
{
    struct record *record = &agent->record;
    bool stopped = record->answer == GG_RUNNING;
    checker_expect(agent, record->walking < 0, "walked, but not stopped");
    record->rest = 0; /* its function does not tell when it was there */
    checker_expect(agent, status == (stopped ? GG_ABORTED : record->answer),
                   "a walk has ended otherwise than it did");
    if (status == GG_SUCCESS) {
        arrive(agent, agent->simulation->model.actions[action].at);
        return;
    }
    stray(agent);
    if (!stopped)
        fail(agent, action, false);
    else if (!record->stopping && record->planned)
        record->aborted++;
}

static void hear_end(struct simulated_agent *agent, int action, gg_status status, bool taken)
{
    struct record *record = &agent->record;
    const struct model_action *model = &agent->simulation->model.actions[action];
    bool stopped = record->answer == GG_RUNNING;
    if (status != GG_SUCCESS && model->end != model->at)
        stray(agent);
    check_end(agent, action, status, taken);
    agent->simulation->timeouts += stopped && status == GG_FAILURE && !taken;
    agent->simulation->given_out += stopped && taken;
    if (status == GG_SUCCESS) {
        record->planned &= ++record->step < record->length || record->goal >= 0;
        checker_cool(agent);
        cool_down(agent, action);
        take_effect(agent, action);
    } else if (!stopped || status == GG_FAILURE) {
        fail(agent, action, taken && !stopped);
    } else if (!record->stopping && record->planned) {
        record->aborted++;
    }
}

/* ------------------------------------------------------------------- ticks */

void checker_event(struct simulated_agent *agent, const gg_event *event)
{
    const struct goal_simulation *simulation = agent->simulation;
    int index = event->index == GG_NONE ? -1 : event->index;
    char words[200];
    gg_event_text(&simulation->domain, event, words, sizeof words);
    if (simulation->loud)
        printf("  %s\n", words);
    agent->record.events++;
    agent->record.heard++;
    agent->simulation->told[event->kind]++;
    if (event->kind == GG_PLAN_MADE)
        checker_plan(agent, index, event->value);
    else if (event->kind == GG_PLAN_FAILED)
        checker_failed_plan(agent, index, (gg_outcome)event->value);
    else if (event->kind == GG_PLAN_DROPPED || event->kind == GG_ACTION_REFUSED)
        checker_drop(agent, event->kind == GG_ACTION_REFUSED);
    else if (event->kind == GG_METHOD_CHOSEN && simulation->tasks[index] >= 0)
        checker_method(agent, simulation->tasks[index],
                       simulation->methods[simulation->tasks[index]][event->value]);
    else if (event->kind == GG_ACTION_ENDED)
        hear_end(agent, index, (gg_status)event->value, event->fact != GG_NONE);
    else if (event->kind == GG_WALK_ENDED)
        hear_walked(agent, index, (gg_status)event->value);
    else if (event->kind == GG_PLAN_INTERRUPTED)
        checker_interruption(agent, simulation->tasks[index],
                             simulation->methods[simulation->tasks[index]][event->value]);
    else if (event->kind == GG_GOAL_CHOSEN)
        hear_choice(agent, index);
    else if (event->kind == GG_GOAL_REACHED)
        hear_reached(agent, index);
    else if (event->kind == GG_GOAL_FAILED)
        hear_failed_goal(agent, index, event->value);
    else if (event->kind == GG_GOAL_MISSED)
        hear_missed(agent, index);
}

void checker_begin(struct simulated_agent *agent)
{
    struct record *record = &agent->record;
    record->walks = record->starts = record->plannings = record->chosen = record->aborted =
        record->events = 0;
    record->made_now = record->draws_rest = false;
    record->rest = 0;
    record->random = agent->core.random;
    checker_wait(agent);
    for (int i = 0; i < agent->simulation->model.goal_count && record->trying; i++)
        if (record->idle[i] > 0)
            record->held[i] = agent->simulation->clock + 1;
}

static bool is_bound(const struct simulated_agent *agent)
{
    int running = agent->record.running;
    return running >= 0 && agent->simulation->model.actions[running].uninterruptible;
}

/* Whether the root task can be planned, for sure. */
static bool can_live(const struct simulated_agent *agent, const struct goal_state *view)
{
    const struct goal_model *model = &agent->simulation->model;
    bool can = false, part = true;
    for (int i = 0; i < model->tasks[TASK_PART].method_count; i++)
        part &= !checker_cools(agent, TASK_PART, i);
    for (int i = 0; i < model->tasks[TASK_LIVE].method_count; i++)
        can |= part && !checker_cools(agent, TASK_LIVE, i) &&
               model_can(model, &model->tasks[TASK_LIVE].methods[i], view);
    for (int i = 0; i < model->action_count; i++)
        can &= model->actions[i].retry == 0 && model->actions[i].cooldown == 0;
    for (int i = 0; i < model->goal_count; i++)
        can &= !model->goals[i].keep;
    return can;
}

/* Checks that nothing should have happened in a tick in which nothing did. */
static void check_quiet(struct simulated_agent *agent)
{
    const struct record *record = &agent->record;
    const struct goal_simulation *simulation = agent->simulation;
    struct goal_state view = life_view(agent);
    for (int i = 0; i < simulation->model.goal_count && !is_bound(agent); i++) {
        bool above = !record->planned || record->goal < 0 ||
                     !model_holds(&simulation->model.goals[record->goal].relevant, &view) ||
                     checker_priority(agent, i) > checker_priority(agent, record->goal);
        checker_expect(agent, !above || !is_open(agent, i, &view), "a goal is not chosen");
    }
    bool acts = record->running >= 0 || record->walking >= 0;
    checker_expect(agent, acts || !record->planned, "a plan is not carried out");
    checker_expect(agent, acts || !can_live(agent, &view), "does nothing at all");
}

/* The number of an action as it is written; -1: none. */
static int written_of(const struct simulated_agent *agent, uint16_t action)
{
    return action == GG_NONE ? -1 : model_written(&agent->simulation->model, action);
}

/* An agent that decides in each tick has left nothing undone after it. */
void checker_tick(struct simulated_agent *agent)
{
    struct record *record = &agent->record;
    const struct goal_simulation *simulation = agent->simulation;
    struct goal_state view = life_view(agent);
    checker_compare_cooldowns(agent);
    checker_expect(agent, record->walks <= 1 && record->starts <= 1 && record->plannings <= 1,
                   "more than one walk, start or planning in a tick");
    checker_expect(agent,
                   record->plannings > 0 || record->draws_rest ||
                       memcmp(&record->random, &agent->core.random, sizeof record->random) == 0,
                   "something is drawn, and nothing planned");
    checker_expect(agent, record->aborted == 0 || record->made_now, "stopped without a reason");
    checker_expect(agent, written_of(agent, gg_agent_action(&agent->core)) == record->running,
                   "another action is running");
    checker_expect(agent, written_of(agent, gg_agent_walking(&agent->core)) == record->walking,
                   "another action is walked to");
    if (record->plannings == 0 && record->chosen == 0 && record->wanted < 0 && !is_bound(agent))
        record->trying = false;
    unsigned timeout = record->running < 0 ? 0 : simulation->model.actions[record->running].timeout;
    checker_expect(agent, timeout == 0 || record->elapsed < timeout || record->starts > 0,
                   "a timeout is over");
    if (agent->core.interval > 0)
        return;
    checker_expect(agent,
                   !record->planned || record->step == record->length || checker_leads(agent) ||
                       record->starts > 0 ||
                       (record->goal >= 0 && checker_reached(agent, record->goal, &view)),
                   "a broken plan goes on");
    checker_expect(agent,
                   record->walking < 0 || !record->planned || record->goal < 0 ||
                       !checker_reached(agent, record->goal, &view),
                   "it walks on for a goal that holds");
    if (record->events == 0 && simulation->budgets == 0)
        check_quiet(agent);
}
