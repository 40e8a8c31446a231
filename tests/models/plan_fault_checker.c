/* SPDX-License-Identifier: MIT */
/* Foretells the ticks of a plan-fault test, and looks at what became of them: see plan_fault.h. */
#include "models/plan_fault_parts.h"

#include <string.h>

/* Whether the goal, if any, is one that may be chosen. */
static bool is_open(const struct plan_fault *plan_fault, const struct plain_state *state)
{
    if (plan_fault->agent.cooldown > 0)
        return false;
    return plan_fault->goal == GG_NONE ||
           plain_holds(plan_fault->problem, &plan_fault->problem->goals[plan_fault->goal].relevant,
                       state);
}

bool plan_fault_is_idle(struct plan_fault *plan_fault, const struct plain_state *state)
{
    if (plan_fault->goal == GG_NONE)
        return false;
    return !is_open(plan_fault, state) || plan_fault_cost(plan_fault, state) == PLAIN_FAR;
}

/* What is known before a tick. */
struct forecast {
    bool planned, running; /* whether there is a plan; whether a step of it is running */
    bool ends;             /* whether it succeeds in this tick */
    bool taken;            /* whether it fails instead, as what it needs was changed */
    bool bound;            /* whether nothing stops it in this tick */
    bool over;             /* whether the goal holds when it is decided */
    bool open;             /* whether the goal may be chosen then */
    bool broken;           /* whether the rest of the plan is no plan */
    size_t left;           /* steps of the rest, when it is decided */
    uint16_t culprit;      /* the action that breaks it; GG_NONE: the goal does not hold */
    struct plain_state at; /* the state in which it breaks */
    uint16_t action;       /* that is running */
};

/* Whether an action changes a shared fact, of which the game does not tell, and its precondition
 * fails at that fact. */
static bool loses_its_share(const struct plan_fault *plan_fault, uint16_t action,
                            const struct plain_state *state)
{
    const struct ground_action *ground = &plan_fault->problem->actions[action];
    for (size_t i = 0; i < ground->changes.count; i++) {
        size_t variable = ground->changes.items[i].variable;
        const struct fact *fact = plan_fault->problem->variables[variable].fact;
        if (fact->shared && !fact->sensed &&
            plain_fails_at(plan_fault->problem, &ground->condition, variable, state))
            return !plain_holds(plan_fault->problem, &ground->condition, state);
    }
    return false;
}

/* The agent has come to the place of an action. */
static void arrive(const struct plan_fault *plan_fault, uint16_t action, struct plain_state *state)
{
    const struct problem *problem = plan_fault->problem;
    state->values[problem->domain->places.fact->first] = problem->actions[action].begins_at;
}

/* Takes back what of the effects of a step that has begun the game has made of sensed numbers. */
static void take_back(const struct plan_fault *plan_fault, uint16_t action,
                      struct plain_state *state)
{
    const struct changes *changes = &plan_fault->problem->actions[action].changes;
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        size_t variable = change->variable;
        if (!change->adds || !plan_fault->problem->variables[variable].fact->sensed)
            continue;
        int64_t moved =
            (int64_t)state->values[variable] - (int64_t)plan_fault->agent.before.values[variable];
        bool takes = change->value < 0;
        int64_t done = takes ? -moved : moved, whole = takes ? -change->value : change->value;
        done = done < 0 ? 0 : done > whole ? whole : done;
        state->values[variable] =
            (uint32_t)((int64_t)state->values[variable] + (takes ? done : -done));
    }
}

static struct forecast foretell(const struct plan_fault *plan_fault)
{
    const struct plan_fault_agent *agent = &plan_fault->agent;
    struct forecast forecast = {.running = agent->core.running, .culprit = GG_NONE};
    forecast.planned = agent->core.plan_length > 0 && !agent->core.broken;
    forecast.action = gg_agent_action(&agent->core);
    forecast.ends = forecast.running && agent->asked >= plan_fault->action_ticks;
    forecast.bound = forecast.running && !forecast.ends &&
                     plan_fault->problem->actions[forecast.action].action->uninterruptible;
    forecast.at = plan_fault_state(plan_fault);
    uint16_t steps[PLAN_FAULT_STEPS];
    size_t count = (size_t)(agent->core.plan_length - agent->core.step);
    memcpy(steps, agent_plan(&agent->core) + agent->core.step, count * sizeof *steps);
    if (agent->core.walking && agent->walked >= plan_fault->action_ticks)
        arrive(plan_fault, steps[0], &forecast.at);
    struct plain_state now = forecast.at;
    forecast.taken = forecast.ends && loses_its_share(plan_fault, forecast.action, &now);
    if (forecast.ends)
        plain_act(plan_fault->problem, forecast.action, &now);
    forecast.over = plan_fault_reached(plan_fault, &now);
    forecast.open = is_open(plan_fault, &now);
    if (!forecast.planned)
        return forecast;
    forecast.left = count - forecast.ends;
    if (!forecast.ends && count > 0 && (agent->core.running || agent->core.walking))
        take_back(plan_fault, steps[0], &forecast.at);
    size_t done = plain_walk(plan_fault->problem, steps, count, forecast.running, &forecast.at);
    if (done < count)
        forecast.culprit = steps[done];
    forecast.broken = done < count || (plan_fault->goal != GG_NONE &&
                                       !plan_fault_reached(plan_fault, &forecast.at));
    return forecast;
}

/* The reason that is told for a drop is the one that the forecast knows. */
static void check_reason(struct plan_fault *plan_fault, const struct forecast *forecast)
{
    const struct tables *tables = plan_fault->compiled.tables;
    const gg_event *drop = &plan_fault->log.drop;
    const struct dnf *failed = forecast->culprit == GG_NONE
                                   ? &plan_fault->problem->goals[plan_fault->goal].condition
                                   : &plan_fault->problem->actions[forecast->culprit].condition;
    plan_fault_expect(plan_fault, drop->index == forecast->culprit,
                      "another action breaks the plan");
    plan_fault_expect(plan_fault,
                      drop->fact < plan_fault->domain.fact_count &&
                          plain_fails_at(plan_fault->problem, failed,
                                         tables->layout.variables[drop->fact], &forecast->at),
                      "the fact that is told is not in the way");
}

/* Checks what follows on a dropped plan: a new one is made at once, and if it begins with the
 * running action, that goes on. If there is none, the agent looks, a tick later, for another plan
 * that could begin with it. A goal that is not to be chosen is not planned. */
static void check_drop(struct plan_fault *plan_fault, const struct forecast *forecast)
{
    const struct plan_fault_log *log = &plan_fault->log;
    unsigned plannings = forecast->open && !forecast->bound;
    check_reason(plan_fault, forecast);
    plan_fault_expect(plan_fault, log->made + log->failed == plannings,
                      "not planned anew at once, or while something must not be interrupted");
    if (!forecast->running || forecast->ends)
        return;
    bool goes_on = forecast->bound || log->failed == 1 ||
                   (log->made == 1 && agent_plan(&plan_fault->agent.core)[0] == forecast->action);
    plan_fault_expect(plan_fault, log->aborted == !goes_on,
                      "the running action is stopped, or goes on");
    plan_fault_expect(plan_fault, !goes_on || log->started == 0, "what goes on is started anew");
}

static void check_tick(struct plan_fault *plan_fault, const struct forecast *forecast)
{
    const struct plan_fault_log *log = &plan_fault->log;
    if (forecast->taken) {
        plan_fault_expect(plan_fault, log->taken == 1 && log->dropped == 0,
                          "what was taken is had twice");
        return;
    }
    plan_fault_expect(plan_fault, log->taken == 0, "what nobody has taken is missing");
    bool drops = forecast->planned && forecast->broken && !forecast->over && forecast->left > 0;
    plan_fault_expect(plan_fault, log->dropped == drops,
                      drops ? "a broken plan is not dropped" : "a plan is dropped that is none");
    plan_fault_expect(plan_fault, log->started <= 1 && log->made + log->failed <= 1,
                      "more than one start or planning");
    plan_fault_expect(plan_fault, forecast->open || log->made + log->failed == 0,
                      "a goal is planned that may not be chosen");
    if (drops && log->dropped == 1)
        check_drop(plan_fault, forecast);
    if (forecast->bound)
        plan_fault_expect(plan_fault, log->ended + log->made + log->failed == 0,
                          "what must not be interrupted is");
    else if (forecast->running && !forecast->planned)
        plan_fault_expect(plan_fault, log->ended == 1 || log->made == 1,
                          "what leads nowhere goes on");
    plan_fault_expect(plan_fault, !forecast->planned || !forecast->over || log->aborted == 0,
                      "a task is stopped because the goal holds");
    if (!forecast->planned || drops || forecast->left == 0 || forecast->over)
        return;
    plan_fault_expect(plan_fault, log->interrupted || log->made + log->failed + log->aborted == 0,
                      "a plan that can be carried out is given up");
}

bool plan_fault_tick(struct plan_fault *plan_fault)
{
    uint32_t *cooldown = &plan_fault->agent.cooldown;
    *cooldown -= *cooldown < PLAN_FAULT_TICK ? *cooldown : PLAN_FAULT_TICK;
    struct forecast forecast = foretell(plan_fault);
    plan_fault->log = (struct plan_fault_log){0};
    gg_world_tick(&plan_fault->world.core, PLAN_FAULT_TICK);
    gg_agent_tick(&plan_fault->agent.core, &plan_fault->planner, PLAN_FAULT_TICK);
    check_tick(plan_fault, &forecast);
    return forecast.planned || forecast.running || plan_fault->agent.core.plan_length > 0;
}
