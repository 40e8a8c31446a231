/* SPDX-License-Identifier: MIT */
/* Foretells the ticks of a drill, and looks at what became of them: see plan_fault.h. */
#include "models/plan_fault_parts.h"

/* Whether the goal, if any, is one that may be chosen. */
static bool is_open(const struct drill *drill, const struct plain_state *state)
{
    if (drill->agent.cooldown > 0)
        return false;
    return drill->goal == GG_NONE ||
           plain_holds(drill->problem, &drill->problem->goals[drill->goal].relevant, state);
}

bool drill_is_idle(struct drill *drill, const struct plain_state *state)
{
    if (drill->goal == GG_NONE)
        return false;
    return !is_open(drill, state) || drill_cost(drill, state) == PLAIN_FAR;
}

/* What is to be known before a tick. */
struct forecast {
    bool planned, running; /* whether there is a plan; whether a step of it is running */
    bool ends;             /* whether it succeeds in this tick */
    bool bound;            /* whether nothing stops it in this tick */
    bool over;             /* whether the goal holds when it is decided */
    bool open;             /* whether the goal may be chosen then */
    bool broken;           /* whether the rest of the plan is no plan */
    size_t left;           /* steps of the rest, when it is decided */
    uint16_t culprit;      /* the action that breaks it; GG_NONE: the goal does not hold */
    struct plain_state at; /* the state in which it breaks */
    uint16_t action;       /* that is running */
};

static struct forecast foretell(const struct drill *drill)
{
    const struct drill_agent *agent = &drill->agent;
    struct forecast forecast = {.running = agent->core.running, .culprit = GG_NONE};
    forecast.planned = agent->core.plan_length > 0 && !agent->core.broken;
    forecast.action = gg_agent_action(&agent->core);
    forecast.ends = forecast.running && agent->asked >= drill->patience;
    forecast.bound = forecast.running && !forecast.ends &&
                     drill->problem->actions[forecast.action].action->uninterruptible;
    forecast.at = drill_state(drill);
    struct plain_state now = forecast.at;
    if (forecast.ends)
        plain_act(drill->problem, forecast.action, &now);
    forecast.over = drill_reached(drill, &now);
    forecast.open = is_open(drill, &now);
    if (!forecast.planned)
        return forecast;
    const uint16_t *steps = agent_plan(&agent->core) + agent->core.step;
    size_t count = (size_t)(agent->core.plan_length - agent->core.step);
    forecast.left = count - forecast.ends;
    size_t done = plain_walk(drill->problem, steps, count, forecast.running, &forecast.at);
    if (done < count)
        forecast.culprit = steps[done];
    forecast.broken =
        done < count || (drill->goal != GG_NONE && !drill_reached(drill, &forecast.at));
    return forecast;
}

/* The reason that is told for a drop is the one that the forecast knows. */
static void check_reason(struct drill *drill, const struct forecast *forecast)
{
    const struct tables *tables = drill->compiled.tables;
    const gg_event *drop = &drill->log.drop;
    const struct boxes *failed = forecast->culprit == GG_NONE
                                     ? &drill->problem->goals[drill->goal].condition
                                     : &drill->problem->actions[forecast->culprit].condition;
    drill_expect(drill, drop->index == forecast->culprit, "another action breaks the plan");
    drill_expect(
        drill,
        drop->fact < drill->domain.fact_count &&
            plain_fails_at(drill->problem, failed, tables->layout.atoms[drop->fact], &forecast->at),
        "the fact that is told is not in the way");
}

/* A plan that was dropped: a new one is made at once, and where it begins with the
 * running action that goes on. Where there is none he looks, a tick later, for something
 * else that could begin with it. A goal that is not to be chosen is not planned. */
static void check_drop(struct drill *drill, const struct forecast *forecast)
{
    const struct drill_log *log = &drill->log;
    unsigned plannings = forecast->open && !forecast->bound;
    check_reason(drill, forecast);
    drill_expect(drill, log->made + log->failed == plannings,
                 "not planned anew at once, or while something must not be interrupted");
    if (!forecast->running || forecast->ends)
        return;
    bool goes_on = forecast->bound || log->failed == 1 ||
                   (log->made == 1 && agent_plan(&drill->agent.core)[0] == forecast->action);
    drill_expect(drill, log->aborted == !goes_on, "the running action is stopped, or goes on");
    drill_expect(drill, !goes_on || log->started == 0, "what goes on is started anew");
}

static void check_tick(struct drill *drill, const struct forecast *forecast)
{
    const struct drill_log *log = &drill->log;
    bool drops = forecast->planned && forecast->broken && !forecast->over && forecast->left > 0;
    drill_expect(drill, log->dropped == drops,
                 drops ? "a broken plan is not dropped" : "a plan is dropped that is none");
    drill_expect(drill, log->started <= 1 && log->made + log->failed <= 1,
                 "more than one start or planning");
    drill_expect(drill, forecast->open || log->made + log->failed == 0,
                 "a goal is planned that may not be chosen");
    if (drops && log->dropped == 1)
        check_drop(drill, forecast);
    if (forecast->bound)
        drill_expect(drill, log->ended + log->made + log->failed == 0,
                     "what must not be interrupted is");
    else if (forecast->running && !forecast->planned)
        drill_expect(drill, log->ended == 1 || log->made == 1, "what leads nowhere goes on");
    drill_expect(drill, !forecast->planned || !forecast->over || log->aborted == 0,
                 "a task is stopped because the goal holds");
    if (!forecast->planned || drops || forecast->left == 0 || forecast->over)
        return;
    drill_expect(drill, log->interrupted || log->made + log->failed + log->aborted == 0,
                 "a plan that can be carried out is given up");
}

bool drill_tick(struct drill *drill)
{
    uint32_t *cooldown = &drill->agent.cooldown;
    *cooldown -= *cooldown < DRILL_TICK ? *cooldown : DRILL_TICK;
    struct forecast forecast = foretell(drill);
    drill->log = (struct drill_log){0};
    gg_world_tick(&drill->world.core, DRILL_TICK);
    gg_agent_tick(&drill->agent.core, &drill->planner, DRILL_TICK);
    check_tick(drill, &forecast);
    return forecast.planned || forecast.running || drill->agent.core.plan_length > 0;
}
