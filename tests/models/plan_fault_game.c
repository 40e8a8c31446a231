/* SPDX-License-Identifier: MIT */
/* What the game of a plan-fault test does and answers: see plan_fault.h. */
#include "models/plan_fault_parts.h"

#include <string.h>

static bool is_applied(const struct plan_fault *plan_fault, uint16_t fact)
{
    return plan_fault->problem->variables[plan_fault->compiled.tables->layout.variables[fact]]
        .fact->applied;
}

/* An action has succeeded: sensed facts become true in the game, but for applied ones. */
static void come_true(struct plan_fault_agent *self, uint16_t action)
{
    const struct plan_fault *plan_fault = self->plan_fault;
    struct plain_state state = plan_fault_state(plan_fault);
    plain_act(plan_fault->problem, action, &state);
    for (uint16_t i = 0; i < plan_fault->domain.fact_count; i++)
        if (plan_fault_is_sensed(plan_fault, i) && !is_applied(plan_fault, i))
            self->truth[i] = state.values[plan_fault->compiled.tables->layout.variables[i]];
}

static void apply(struct gg_agent *agent, uint16_t fact, uint32_t value)
{
    struct plan_fault_agent *self = (struct plan_fault_agent *)agent;
    plan_fault_expect(self->plan_fault, is_applied(self->plan_fault, fact),
                      "the game is to set what it does not");
    self->truth[fact] = value;
}

static gg_status run_task(struct gg_agent *agent, uint16_t action, gg_phase phase)
{
    struct plan_fault_agent *self = (struct plan_fault_agent *)agent;
    struct plan_fault *plan_fault = self->plan_fault;
    plan_fault_expect(plan_fault, action == self->started,
                      "another task is called than was started");
    if (phase == GG_STOP)
        return GG_SUCCESS;
    if (phase == GG_START) {
        struct plain_state state = plan_fault_state(plan_fault);
        plan_fault_expect(plan_fault,
                          plain_holds(plan_fault->problem,
                                      &plan_fault->problem->actions[action].condition, &state),
                          "a task is started whose preconditions do not hold");
        self->asked = 0;
        if (!self->walked_to)
            self->before = state;
        self->walked_to = false;
    }
    if (self->asked++ < plan_fault->action_ticks)
        return GG_RUNNING;
    come_true(self, action);
    return GG_SUCCESS;
}

/* A walk takes as many ticks as an action. */
static gg_status walk(struct gg_agent *agent, gg_phase phase, uint16_t place)
{
    struct plan_fault_agent *self = (struct plan_fault_agent *)agent;
    const struct plan_fault *plan_fault = self->plan_fault;
    plan_fault_expect(self->plan_fault, self->started == GG_NONE, "walks while an action runs");
    plan_fault_expect(self->plan_fault,
                      gg_agent_walking(agent) != GG_NONE &&
                          plan_fault->problem->actions[gg_agent_walking(agent)].begins_at == place,
                      "walks to another place than that of its action");
    if (phase == GG_START) {
        self->walked = 0;
        self->before = plan_fault_state(plan_fault);
    }
    self->walked_to = phase == GG_STOP && gg_agent_ending(agent) == GG_SUCCESS;
    return phase == GG_STOP || self->walked++ >= plan_fault->action_ticks ? GG_SUCCESS : GG_RUNNING;
}

/* Reads all senses, whichever is asked for, so that all sensed facts are right. */
static void sense(struct gg_agent *agent, uint16_t number)
{
    const struct plan_fault_agent *self = (const struct plan_fault_agent *)agent;
    (void)number;
    for (uint16_t i = 0; i < self->plan_fault->domain.fact_count; i++)
        if (plan_fault_is_sensed(self->plan_fault, i))
            gg_agent_write(agent, i, self->truth[i]);
}

static bool allow(struct gg_agent *agent, uint16_t action)
{
    const struct plan_fault *plan_fault = ((const struct plan_fault_agent *)agent)->plan_fault;
    const gg_action *actions = plan_fault->domain.actions;
    while (action > 0 && actions[action - 1].procedural == actions[action].procedural)
        action--; /* of the variants of an action, any may be asked about */
    return !plan_fault->strict || action % 3 != 0;
}

/* An answer below the least cost counts as the least cost. */
static uint16_t dynamic_cost(struct gg_agent *agent, uint16_t action)
{
    (void)agent;
    return action % 4;
}

static int32_t checker(struct gg_agent *agent, uint16_t goal)
{
    (void)agent, (void)goal;
    return 0;
}

static int32_t score(struct gg_agent *agent, uint16_t task, uint16_t method)
{
    (void)agent, (void)task;
    return method % 3;
}

const gg_calls plan_fault_calls = {.run = run_task,
                                   .walk = walk,
                                   .sense = sense,
                                   .apply = apply,
                                   .precondition = allow,
                                   .cost = dynamic_cost,
                                   .priority = checker,
                                   .score = score};

void plan_fault_note_answers(struct plan_fault *plan_fault, const uint64_t *actions)
{
    memset(plan_fault->allowed, 0, sizeof plan_fault->allowed);
    for (uint16_t i = 0; i < plan_fault->problem->action_count; i++) {
        const struct action *action = plan_fault->problem->actions[i].action;
        uint16_t called = action->cost_call ? dynamic_cost(NULL, i) : 0;
        uint16_t least = plan_fault->problem->actions[i].cost;
        plan_fault->dynamic_costs[i] = called > least ? called : least;
        if ((actions && (actions[i / 64] >> i % 64 & 1) == 0) ||
            (action->procedural && !allow(&plan_fault->agent.core, i)))
            continue;
        plan_fault->allowed[i / 64] |= UINT64_C(1) << i % 64;
    }
}
