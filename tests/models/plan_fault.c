/* SPDX-License-Identifier: MIT */
/* See plan_fault.h. */
#include "models/plan_fault.h"

#include "models/plan_fault_parts.h"
#include "support/run.h"

#include <stdio.h>
#include <string.h>

void drill_expect(struct drill *drill, bool condition, const char *what)
{
    if (!condition && drill->fine)
        printf("\n%s, %s, %s, patience %u, change %u: %s\n", drill->name,
               drill->problem->domain->characters[drill->character].name,
               drill->goal == GG_NONE ? "root task" : drill->problem->goals[drill->goal].goal->name,
               drill->patience, drill->faults, what);
    drill->fine &= condition;
}

/* ------------------------------------------------------------- beginning */

void drill_open(struct drill *drill, const char *name)
{
    struct text yaml = {0};
    char path[100];
    memset(drill, 0, sizeof *drill);
    snprintf(path, sizeof path, "domains/%s/%s.yaml", name, name);
    CU_ASSERT_TRUE_FATAL(read_whole(path, &yaml));
    drill->name = name;
    drill->fine = true;
    drill->compiled = compile_text(yaml.data);
    text_free(&yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(drill->compiled.tables);
    drill->problem = drill->compiled.tables->problem;
    gg_domain *domain = &drill->domain;
    *domain = drill->compiled.tables->domain;
    CU_ASSERT_TRUE_FATAL(domain->plan_limit <= DRILL_STEPS && domain->fact_count <= DRILL_FACTS &&
                         domain->action_count <= PLAIN_ACTIONS &&
                         domain->character_count <= DRILL_CHARACTERS);
    for (uint16_t i = 0; i < domain->character_count; i++)
        drill->characters[i] = domain->characters[i];
    domain->characters = drill->characters;
    domain->offsets = agent_memory_of(drill->compiled.tables).offsets;
    drill->room = room_of(domain, 256, 256, 0);
    drill->search = search_room_of(domain, DRILL_NODES, 0);
    drill->planner = (gg_planner){.workspace = drill->room.workspace,
                                  .search = drill->search.search,
                                  .steps = drill->steps,
                                  .kept = drill->kept,
                                  .trace = drill_trace,
                                  .context = drill};
    drill->planner.workspace.search = &drill->planner.search;
}

void drill_close(struct drill *drill)
{
    plain_costs_close(&drill->costs);
    room_free(&drill->room);
    search_room_free(&drill->search);
    compiled_free(&drill->compiled);
}

bool drill_aim(struct drill *drill, uint16_t character, uint16_t goal)
{
    gg_character *one = &drill->characters[character];
    *one = drill->compiled.tables->domain.characters[character];
    if (goal == GG_NONE ? one->task == GG_NONE : !one->guides[goal])
        return false;
    one->calls = &drill_calls;
    one->goal_count = goal == GG_NONE ? 0 : 1;
    if (goal != GG_NONE)
        one->task = GG_NONE;
    drill->character = character;
    drill->goal = goal;
    one->goals = &drill->goal;
    plain_costs_close(&drill->costs);
    drill->agent.drill = drill;
    drill_note_answers(drill, one->actions);
    struct plain_aim aim = {drill->compiled.tables, drill->allowed, drill->prices, goal};
    if (goal != GG_NONE)
        plain_costs_open(&drill->costs, &aim);
    return true;
}

static void stop_rules(uint32_t *timers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        timers[i] = UINT32_MAX;
}

void drill_begin(struct drill *drill, unsigned patience)
{
    struct drill_agent *agent = &drill->agent;
    gg_world_init(&drill->world.core, &drill->domain);
    stop_rules(world_timers(&drill->world.core), drill->domain.world_rule_count);
    memset(agent, 0, sizeof *agent);
    agent->drill = drill;
    agent->started = GG_NONE;
    drill->patience = patience;
    gg_agent_init(&agent->core, &drill->world.core, drill->character, 1);
    stop_rules(agent_timers(&agent->core), drill->domain.agent_rule_count);
    for (uint16_t i = 0; i < drill->domain.fact_count; i++)
        agent->truth[i] = gg_agent_read(&agent->core, i);
}

/* ---------------------------------------------------------------- moments */

struct drill_moment drill_now(const struct drill *drill)
{
    return (struct drill_moment){drill->world, drill->agent, drill->planner};
}

void drill_back(struct drill *drill, const struct drill_moment *moment)
{
    drill->world = moment->world;
    drill->agent = moment->agent;
    drill->planner = moment->planner;
}

bool drill_is_sensed(const struct drill *drill, uint16_t fact)
{
    return drill->problem->atoms[drill->compiled.tables->layout.atoms[fact]].fact->sensed;
}

void drill_set(struct drill *drill, uint16_t fact, uint32_t value)
{
    if (drill_is_sensed(drill, fact))
        drill->agent.truth[fact] = value;
    else
        gg_agent_write(&drill->agent.core, fact, value);
}

struct plain_state drill_state(const struct drill *drill)
{
    const struct tables *tables = drill->compiled.tables;
    struct plain_state state = plain_state_of(tables, &drill->agent.core);
    for (uint16_t i = 0; i < drill->domain.fact_count; i++)
        if (drill_is_sensed(drill, i))
            state.values[tables->layout.atoms[i]] = drill->agent.truth[i];
    return state;
}

bool drill_reached(const struct drill *drill, const struct plain_state *state)
{
    return drill->goal != GG_NONE &&
           plain_holds(drill->problem, &drill->problem->goals[drill->goal].condition, state);
}
