/* SPDX-License-Identifier: MIT */
/* What the game of a drill does and answers: see plan_fault.h. */
#include "models/plan_fault_parts.h"

#include <string.h>

static bool is_applied(const struct drill *drill, uint16_t fact)
{
    return drill->problem->atoms[drill->compiled.tables->layout.atoms[fact]].fact->applied;
}

/* A task has succeeded: what only the game knows has become true in it, but for what it
 * is told to set. */
static void come_true(struct drill_agent *self, uint16_t action)
{
    const struct drill *drill = self->drill;
    struct plain_state state = drill_state(drill);
    plain_act(drill->problem, action, &state);
    for (uint16_t i = 0; i < drill->domain.fact_count; i++)
        if (drill_is_sensed(drill, i) && !is_applied(drill, i))
            self->truth[i] = state.values[drill->compiled.tables->layout.atoms[i]];
}

static void apply(struct gg_agent *agent, uint16_t fact, uint32_t value)
{
    struct drill_agent *self = (struct drill_agent *)agent;
    drill_expect(self->drill, is_applied(self->drill, fact), "the game is to set what it does not");
    self->truth[fact] = value;
}

static gg_status run_task(struct gg_agent *agent, uint16_t action, gg_phase phase)
{
    struct drill_agent *self = (struct drill_agent *)agent;
    struct drill *drill = self->drill;
    drill_expect(drill, action == self->started, "another task is called than was started");
    if (phase == GG_STOP)
        return GG_SUCCESS;
    if (phase == GG_START) {
        struct plain_state state = drill_state(drill);
        drill_expect(
            drill, plain_holds(drill->problem, &drill->problem->actions[action].condition, &state),
            "a task is started whose preconditions do not hold");
        self->asked = 0;
    }
    if (self->asked++ < drill->patience)
        return GG_RUNNING;
    come_true(self, action);
    return GG_SUCCESS;
}

/* Whichever is asked for, all are read: what is sensed is true after it. */
static void sense(struct gg_agent *agent, uint16_t number)
{
    const struct drill_agent *self = (const struct drill_agent *)agent;
    (void)number;
    for (uint16_t i = 0; i < self->drill->domain.fact_count; i++)
        if (drill_is_sensed(self->drill, i))
            gg_agent_write(agent, i, self->truth[i]);
}

static bool allow(struct gg_agent *agent, uint16_t action)
{
    const struct drill *drill = ((const struct drill_agent *)agent)->drill;
    return !drill->strict || action % 3 != 0;
}

/* What is below the least cost counts as that. */
static uint16_t price(struct gg_agent *agent, uint16_t action)
{
    (void)agent;
    return action % 4;
}

static int32_t judge(struct gg_agent *agent, uint16_t goal)
{
    (void)agent, (void)goal;
    return 0;
}

static int32_t score(struct gg_agent *agent, uint16_t task, uint16_t method)
{
    (void)agent, (void)task;
    return method % 3;
}

const gg_calls drill_calls = {.run = run_task,
                              .sense = sense,
                              .apply = apply,
                              .precondition = allow,
                              .cost = price,
                              .priority = judge,
                              .score = score};

void drill_note_answers(struct drill *drill, const uint64_t *actions)
{
    memset(drill->allowed, 0, sizeof drill->allowed);
    for (uint16_t i = 0; i < drill->problem->action_count; i++) {
        const struct action *action = drill->problem->actions[i].action;
        uint16_t called = action->cost_call ? price(NULL, i) : 0;
        drill->prices[i] = called > action->cost ? called : action->cost;
        if ((actions && (actions[i / 64] >> i % 64 & 1) == 0) ||
            (action->procedural && !allow(&drill->agent.core, i)))
            continue;
        drill->allowed[i / 64] |= UINT64_C(1) << i % 64;
    }
}
