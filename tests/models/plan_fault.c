/* SPDX-License-Identifier: MIT */
/* Simulations of a shipped domain that are changed at any moment: see plan_fault.h. */
#include "models/plan_fault.h"

#include "models/plan_fault_parts.h"
#include "support/run.h"

#include <stdio.h>
#include <string.h>

void plan_fault_expect(struct plan_fault *plan_fault, bool condition, const char *what)
{
    if (!condition && plan_fault->fine)
        printf("\n%s, %s, %s, action_ticks %u, change %u: %s\n", plan_fault->name,
               plan_fault->problem->domain->agent_types[plan_fault->agent_type].name,
               plan_fault->goal == GG_NONE
                   ? "root task"
                   : plan_fault->problem->goals[plan_fault->goal].goal->name,
               plan_fault->action_ticks, plan_fault->faults, what);
    plan_fault->fine &= condition;
}

/* ------------------------------------------------------------- beginning */

void plan_fault_open(struct plan_fault *plan_fault, const char *name)
{
    struct text yaml = {0};
    char path[100];
    memset(plan_fault, 0, sizeof *plan_fault);
    snprintf(path, sizeof path, "domains/%s/%s.yaml", name, name);
    CU_ASSERT_TRUE_FATAL(read_whole(path, &yaml));
    plan_fault->name = name;
    plan_fault->fine = true;
    plan_fault->compiled = compile_text(yaml.data);
    text_free(&yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(plan_fault->compiled.tables);
    plan_fault->problem = plan_fault->compiled.tables->problem;
    gg_domain *domain = &plan_fault->domain;
    *domain = plan_fault->compiled.tables->domain;
    CU_ASSERT_TRUE_FATAL(
        domain->plan_limit <= PLAN_FAULT_STEPS && domain->fact_count <= PLAN_FAULT_FACTS &&
        domain->action_count <= PLAIN_ACTIONS && domain->agent_type_count <= PLAN_FAULT_CHARACTERS);
    for (uint16_t i = 0; i < domain->agent_type_count; i++)
        plan_fault->agent_types[i] = domain->agent_types[i];
    domain->agent_types = plan_fault->agent_types;
    plan_fault->memory = agent_memory_of(plan_fault->compiled.tables);
    agent_memory_set(&plan_fault->memory, domain);
    plan_fault->room = room_of(domain, 256, 256, 0);
    plan_fault->search = search_room_of(domain, PLAN_FAULT_NODES, 0);
    plan_fault->planner = (gg_planner){.workspace = plan_fault->room.workspace,
                                       .search = plan_fault->search.search,
                                       .steps = plan_fault->steps,
                                       .kept = plan_fault->kept,
                                       .trace = plan_fault_trace,
                                       .tracing = &gg_tracing,
                                       .context = plan_fault};
    plan_fault->planner.workspace.search = &plan_fault->planner.search;
}

void plan_fault_close(struct plan_fault *plan_fault)
{
    plain_costs_close(&plan_fault->costs);
    room_free(&plan_fault->room);
    search_room_free(&plan_fault->search);
    compiled_free(&plan_fault->compiled);
}

bool plan_fault_aim(struct plan_fault *plan_fault, uint16_t agent_type, uint16_t goal)
{
    gg_agent_type *one = &plan_fault->agent_types[agent_type];
    *one = plan_fault->compiled.tables->domain.agent_types[agent_type];
    if (goal == GG_NONE ? one->task == GG_NONE : !one->heuristics[goal])
        return false;
    one->calls = &plan_fault_calls;
    one->goal_count = goal == GG_NONE ? 0 : 1;
    if (goal != GG_NONE)
        one->task = GG_NONE;
    plan_fault->agent_type = agent_type;
    plan_fault->goal = goal;
    one->goals = &plan_fault->goal;
    /* A goal that the type does not choose by itself is not among what its choice reads. */
    if (goal != GG_NONE && plan_fault->problem->goals[goal].goal->parameters.count > 0)
        one->relevance_mask = one->heuristics[goal]->wake_mask;
    plain_costs_close(&plan_fault->costs);
    plan_fault->agent.plan_fault = plan_fault;
    plan_fault_note_answers(plan_fault, one->actions);
    struct plain_problem goal_problem = {plan_fault->compiled.tables, plan_fault->allowed,
                                         plan_fault->dynamic_costs, goal};
    if (goal != GG_NONE)
        plain_costs_open(&plan_fault->costs, &goal_problem);
    return true;
}

static void stop_rules(uint32_t *timers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        timers[i] = UINT32_MAX;
}

void plan_fault_begin(struct plan_fault *plan_fault, unsigned action_ticks)
{
    struct plan_fault_agent *agent = &plan_fault->agent;
    gg_world_init(&plan_fault->world.core, &plan_fault->domain);
    stop_rules(world_timers(&plan_fault->world.core), plan_fault->domain.world_rule_count);
    memset(agent, 0, sizeof *agent);
    agent->plan_fault = plan_fault;
    agent->started = GG_NONE;
    plan_fault->action_ticks = action_ticks;
    gg_agent_init(&agent->core, &plan_fault->world.core, plan_fault->agent_type, 1);
    stop_rules(agent_timers(&agent->core), plan_fault->domain.agent_rule_count);
    for (uint16_t i = 0; i < plan_fault->domain.fact_count; i++)
        agent->truth[i] = gg_agent_read(&agent->core, i);
}

/* ---------------------------------------------------------------- moments */

struct plan_fault_moment plan_fault_now(const struct plan_fault *plan_fault)
{
    return (struct plan_fault_moment){plan_fault->world, plan_fault->agent, plan_fault->planner};
}

void plan_fault_back(struct plan_fault *plan_fault, const struct plan_fault_moment *moment)
{
    plan_fault->world = moment->world;
    plan_fault->agent = moment->agent;
    plan_fault->planner = moment->planner;
}

bool plan_fault_is_sensed(const struct plan_fault *plan_fault, uint16_t fact)
{
    return plan_fault->problem->variables[plan_fault->compiled.tables->layout.variables[fact]]
        .fact->sensed;
}

void plan_fault_set(struct plan_fault *plan_fault, uint16_t fact, uint32_t value)
{
    if (plan_fault_is_sensed(plan_fault, fact))
        plan_fault->agent.truth[fact] = value;
    else
        gg_agent_write(&plan_fault->agent.core, fact, value);
}

struct plain_state plan_fault_state(const struct plan_fault *plan_fault)
{
    const struct tables *tables = plan_fault->compiled.tables;
    struct plain_state state = plain_state_of(tables, &plan_fault->agent.core);
    for (uint16_t i = 0; i < plan_fault->domain.fact_count; i++)
        if (plan_fault_is_sensed(plan_fault, i))
            state.values[tables->layout.variables[i]] = plan_fault->agent.truth[i];
    return state;
}

bool plan_fault_reached(const struct plan_fault *plan_fault, const struct plain_state *state)
{
    return plan_fault->goal != GG_NONE &&
           plain_holds(plan_fault->problem, &plan_fault->problem->goals[plan_fault->goal].condition,
                       state);
}
