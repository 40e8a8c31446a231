/* SPDX-License-Identifier: MIT */
/* The part of the checker that is told of plans: see goal_checker.h. */
#include "models/goal_checker.h"

#include <string.h>

/* ------------------------------------------------------------------ plans */

bool checker_reached(const struct simulated_agent *agent, int goal, const struct goal_state *state)
{
    return goal < 0 || model_holds(&agent->simulation->model.goals[goal].condition, state);
}

/* Whether what is left of the plan can be carried out, and leads to its goal. */
bool checker_leads(const struct simulated_agent *agent)
{
    const struct record *record = &agent->record;
    struct goal_state state = life_view(agent);
    return model_walk(&agent->simulation->model, record->plan + record->step,
                      record->length - record->step, record->running >= 0, &state) &&
           checker_reached(agent, record->goal, &state);
}

int checker_priority(const struct simulated_agent *agent, int goal)
{
    const struct goal_simulation *simulation = agent->simulation;
    struct goal_state view = life_view(agent);
    const struct model_goal *of = &simulation->model.goals[goal];
    if (of->called)
        return simulation->priorities[goal];
    return of->priority + (of->told_by < 0 ? 0 : of->weight * view.values[of->told_by]);
}

/* Goals that hold, are relevant and of at least the plan's priority must hold after each step. If
 * something has changed since the planning began, that is not checked, nor is it for steps that
 * stay of an older plan. */
static void check_kept(struct simulated_agent *agent)
{
    const struct record *record = &agent->record;
    const struct goal_model *model = &agent->simulation->model;
    struct goal_state before = life_view(agent), state = before;
    if (record->goal >= 0 && record->wanted_changes != agent->simulation->changes)
        return;
    int length = record->outdone == TASK_PART ? record->part_end : record->length;
    for (int i = 0; i < length; i++) {
        model_act(model, record->plan[i], &state);
        for (int j = 0; j < model->goal_count; j++) {
            bool kept = model->goals[j].keep && checker_reached(agent, j, &before) &&
                        model_holds(&model->goals[j].relevant, &before) &&
                        (record->goal < 0 ||
                         checker_priority(agent, j) >= checker_priority(agent, record->goal));
            checker_expect(agent, !kept || checker_reached(agent, j, &state),
                           "a plan breaks a goal that is to be kept");
        }
    }
}

/* A goal may only take the place of one of lower priority, of one that is not relevant, or
 * of the root task; and there must be a reason that was not there before. */
void checker_change(struct simulated_agent *agent, int goal, bool made)
{
    const struct record *record = &agent->record;
    const struct goal_simulation *simulation = agent->simulation;
    struct goal_state view = life_view(agent);
    checker_expect(agent, goal >= 0 && goal != record->goal, "planned anew without need");
    if (goal < 0 || record->goal == goal)
        return;
    checker_expect(agent,
                   record->goal < 0 ||
                       checker_priority(agent, goal) > checker_priority(agent, record->goal) ||
                       !model_holds(&simulation->model.goals[record->goal].relevant, &view),
                   "a goal is given up for one of no higher priority");
    checker_expect(agent,
                   !made || simulation->changes != record->changes ||
                       record->may_back_off[goal] > record->decided ||
                       record->untried[goal] > record->decided ||
                       record->held[goal] > record->decided,
                   "a goal is given up for another, and nothing has changed");
}

/* What goes on is part of a plan that is made, and could be begun, by what it is to change now. */
static void check_new(struct simulated_agent *agent)
{
    struct record *record = &agent->record;
    struct goal_state view = life_view(agent);
    int running = record->running;
    uint16_t first = record->plan[0];
    if (running >= 0 && record->length > 0)
        record->plan[0] = (uint16_t)model_case(&agent->simulation->model, running, &view);
    check_kept(agent);
    record->running = -1;
    checker_expect(agent, checker_leads(agent), "a plan is made that is none");
    record->running = running;
    record->plan[0] = first;
}

/* A step of a plan that is made may be left out of plans if it began to cool down since the planning
 * began, or if it follows what was planned anew in the place of a part of the old plan. */
static bool may_cool(const struct record *old, const struct record *record, int goal, int step)
{
    int same = old->length - record->length + step;
    if (goal >= 0)
        return record->out_since[record->plan[step]] > record->chosen_heard;
    return same > old->step && old->plan[same] == record->plan[step];
}

static void note_plan(struct simulated_agent *agent, int goal, int length)
{
    struct record *record = &agent->record, old = *record;
    const struct goal_simulation *simulation = agent->simulation;
    record->planned = length > 0;
    record->goal = goal;
    record->length = length;
    record->step = 0;
    record->made_at = simulation->clock;
    record->decided = goal < 0 ? simulation->clock : record->chosen_at;
    record->changes = goal < 0 ? simulation->changes : record->wanted_changes;
    for (int i = 0; i < length; i++) {
        record->plan[i] = agent_plan(&agent->core)[i];
        checker_expect(agent,
                       may_cool(&old, record, goal, i) ||
                           record->kept_out[record->plan[i]] <= simulation->clock,
                       "an action is planned that failed or succeeded not long ago");
    }
    int first = length > 0 ? model_written(&simulation->model, record->plan[0]) : -1;
    if (record->running >= 0 && length > 0)
        checker_expect(agent, first == record->running, "another task is running");
    if (record->walking >= 0 && length > 0)
        checker_expect(agent, first == record->walking, "it walks to another action");
    check_new(agent);
}

static bool is_the_rest(const struct simulated_agent *agent, int length)
{
    const struct record *record = &agent->record;
    return length == record->length - record->step &&
           memcmp(agent_plan(&agent->core), record->plan + record->step,
                  (size_t)length * sizeof *record->plan) == 0;
}

void checker_plan(struct simulated_agent *agent, int goal, int length)
{
    struct record *record = &agent->record;
    record->plannings++;
    record->made_now = true;
    record->trying = false;
    if (record->planned && record->outdone < 0)
        checker_change(agent, goal, true);
    if (goal >= 0) {
        struct goal_state view = life_view(agent);
        checker_expect(agent, goal == record->wanted, "a goal is planned that was not chosen");
        checker_expect(agent, model_wants(&agent->simulation->model, goal, &view),
                       "a plan for a goal that holds, or is not relevant");
        record->wanted = -1;
        record->idle[goal] = record->untried[goal] = 0;
    }
    int before = record->length, rest = before - record->part_end;
    for (int i = 0; i < GOAL_TASKS; i++)
        if (record->outdone != TASK_PART)
            record->methods[i] = -1;
    if (record->outdone == TASK_LIVE)
        checker_expect(agent, !is_the_rest(agent, length), "interrupted for the same steps");
    if (record->outdone == TASK_PART) {
        checker_expect(agent, !is_the_rest(agent, length), "interrupted for the same steps");
        checker_expect(agent,
                       length >= rest && memcmp(agent_plan(&agent->core) + length - rest,
                                                record->plan + record->part_end,
                                                (size_t)rest * sizeof *record->plan) == 0,
                       "what comes after the part is another");
        record->part_from = 0;
        record->part_end = length - rest;
    }
    note_plan(agent, goal, length);
    record->outdone = -1;
}

bool checker_cools(const struct simulated_agent *agent, int task, int number)
{
    return agent->record.cooled[task][number] > agent->simulation->clock;
}

void checker_compare_cooldowns(struct simulated_agent *agent)
{
    const struct goal_simulation *simulation = agent->simulation;
    const gg_domain *domain = &simulation->domain;
    for (uint16_t i = 0; domain->features->cooldowns && i < domain->task_count; i++) {
        const uint16_t *numbers = domain->features->cooldowns->of_methods[i];
        for (uint16_t j = 0; numbers && j < domain->tasks[i].method_count; j++) {
            int task = simulation->tasks[i];
            if (numbers[j] == GG_NONE)
                continue;
            uint16_t fact = domain->features->cooldowns->all[numbers[j]].fact;
            bool cools = gg_read(domain, fact, gg_agent_state(&agent->core)) != 0;
            checker_expect(agent, cools == checker_cools(agent, task, simulation->methods[task][j]),
                           cools ? "a method cools down that must not"
                                 : "a method does not cool down that must");
        }
    }
}

static void cool(struct simulated_agent *agent, int task)
{
    const struct goal_simulation *simulation = agent->simulation;
    int number = agent->record.methods[task];
    unsigned cooldown = number < 0 ? 0 : simulation->model.tasks[task].methods[number].cooldown;
    if (cooldown == 0)
        return;
    agent->record.cooled[task][number] = simulation->clock + cooldown;
    agent->simulation->cooldowns++;
}

void checker_cool(struct simulated_agent *agent)
{
    const struct record *record = &agent->record;
    if (record->goal >= 0)
        return;
    if (record->step == record->part_end)
        cool(agent, TASK_PART);
    if (record->step == record->length)
        cool(agent, TASK_LIVE);
}

/* The root task has chosen a method; where its part is, if it has one, is known by what
 * comes before and after. */
void checker_method(struct simulated_agent *agent, int task, int number)
{
    struct record *record = &agent->record;
    const struct model_method *method = &agent->simulation->model.tasks[task].methods[number];
    record->methods[task] = number;
    checker_expect(agent, !checker_cools(agent, task, number),
                   "a method is chosen that cools down");
    if (task != TASK_LIVE) {
        if (record->part_end == 0)
            checker_cool(agent);
        return;
    }
    record->part_from = 0;
    while (record->part_from < method->step_count && method->steps[record->part_from] != STEP_PART)
        record->part_from++;
    record->part_end = record->length - (method->step_count - 1 - record->part_from);
    if (record->length == 0)
        cool(agent, TASK_LIVE);
}

void checker_failed_plan(struct simulated_agent *agent, int goal, gg_outcome outcome)
{
    struct record *record = &agent->record;
    record->plannings++;
    if (goal < 0)
        return;
    record->trying = true;
    checker_no_plan(agent, goal, outcome);
    record->wanted = -1;
}

void checker_drop(struct simulated_agent *agent, bool cools)
{
    struct goal_state view = life_view(agent);
    const struct record *record = &agent->record;
    bool is_left_out = record->planned && record->step < record->length &&
                       record->kept_out[record->plan[record->step]] > agent->simulation->clock;
    checker_expect(agent, record->planned && (cools ? is_left_out : !checker_leads(agent)),
                   "a plan is dropped that is none");
    checker_expect(agent,
                   agent->record.goal < 0 || !checker_reached(agent, agent->record.goal, &view),
                   "a plan is dropped whose goal holds");
    agent->record.planned = false;
}

void checker_interruption(struct simulated_agent *agent, int number, int method)
{
    struct record *record = &agent->record;
    const struct model_task *task = &agent->simulation->model.tasks[number];
    struct goal_state view = life_view(agent);
    bool chosen = record->planned && record->goal < 0 && record->methods[number] >= 0;
    checker_expect(agent, chosen, "interrupted, but no plan of the root task");
    checker_expect(agent,
                   task->by_priority &&
                       (!chosen || task->methods[method].priority >
                                       task->methods[record->methods[number]].priority),
                   "interrupted by a method of no higher priority");
    checker_expect(agent, model_holds(&task->methods[method].condition, &view),
                   "interrupted by a method that cannot be");
    checker_expect(agent, !checker_cools(agent, number, method),
                   "interrupted by a method that cools down");
    checker_expect(agent,
                   number == TASK_LIVE ||
                       (record->step >= record->part_from && record->step < record->part_end),
                   "interrupted, where its steps are not at turn");
    record->outdone = number;
}
