/* SPDX-License-Identifier: MIT */
/* Lets a team of agents live, and logs what its members do: see crew.h. */
#include "support/crew.h"

#include "tables/memory_plan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------ log */

static void trace(void *context, const gg_agent *agent, const gg_event *event)
{
    static const char *const statuses[] = {" failure", "", "", " aborted", " invalid"};
    static const char *const kinds[] = {"plans",
                                        "fails",
                                        "drops",
                                        "chooses",
                                        "starts",
                                        "ends",
                                        "is interrupted by",
                                        "wants",
                                        "reaches",
                                        "gives up",
                                        "passes over",
                                        "walks to",
                                        "walked to",
                                        "is refused",
                                        "takes up",
                                        "is denied",
                                        "carries out in vain",
                                        "gives up",
                                        "gives up",
                                        "stands before",
                                        "has no schedule for"};
    struct crew *crew = context;
    const struct problem *problem = crew->stage.compiled.tables->problem;
    const char *name = "";
    const char *ending = "";
    if (event->kind == GG_PLAN_MADE)
        return;
    if (event->kind == GG_ACTION_ENDED || event->kind == GG_WALK_ENDED)
        ending = statuses[event->value];
    if (event->index == GG_NONE)
        name = "its task";
    else if (event->kind == GG_PLAN_FAILED ||
             (event->kind >= GG_GOAL_CHOSEN && event->kind <= GG_GOAL_FAILED) ||
             event->kind == GG_GOAL_MISSED || event->kind == GG_GOAL_GIVEN_UP ||
             event->kind == GG_REQUEST_RESTS)
        name = problem->goals[event->index].name;
    else if (event->kind == GG_METHOD_CHOSEN || event->kind == GG_METHOD_FAILED ||
             event->kind == GG_METHOD_GIVEN_UP)
        name = problem->tasks[event->index].name;
    else
        name = problem->actions[event->index].name;
    text_add(&crew->log, "%s%.2f %c %s %s%s", crew->log.length ? ", " : "", crew->now / 1000.0,
             (int)('a' + ((const struct actor *)agent - crew->actors)), kinds[event->kind], name,
             ending);
}

void expect_crew(struct crew *crew, const char *expected)
{
    const char *found = crew->log.data ? crew->log.data : "";
    if (strcmp(found, expected) != 0)
        printf("\nexpected: %s\nfound:    %s\n", expected, found);
    CU_ASSERT_STRING_EQUAL(found, expected);
    text_free(&crew->log);
    crew->log = (struct text){0};
}

/* ----------------------------------------------------------------- beginning */

void crew_start(struct crew *crew, const char *yaml)
{
    memset(crew, 0, sizeof *crew);
    crew->pool = pool_new();
    stage_start(&crew->stage, yaml);
    const struct tables *tables = crew->stage.compiled.tables;
    struct memory_size_values sizes = memory_size_values_of(tables);
    crew->tables = tables->team;
    crew->tables.domain = &crew->stage.domain;
    crew->team.tables = &crew->tables;
    memory_make_team(&sizes, crew->pool, &crew->team);
    crew->planner.memory = malloc(CREW_MEMORY);
    crew->planner.size = CREW_MEMORY;
    crew->planner.beam = GG_TEAM_BEAM_WIDTH;
    crew->stage.planner.trace = trace;
    crew->stage.planner.context = crew;
    gg_team_init_in(&crew->team, &crew->stage.scene.core);
    crew->team.budget = 0;
}

void crew_end(struct crew *crew)
{
    free(crew->planner.memory);
    text_free(&crew->log);
    pool_free(crew->pool);
    stage_end(&crew->stage);
}

void crew_join(struct crew *crew, uint16_t place, uint32_t speed, uint32_t first, uint32_t second)
{
    uint32_t levels[2] = {first, second};
    uint16_t member = 0;
    while (crew->actors[member].stage)
        member++;
    struct actor *actor = &crew->actors[member];
    actor_start(actor, &crew->stage, 0, member + 1u);
    gg_agent_write(&actor->core, crew->stage.domain.places->fact, place);
    gg_agent_set_speed(&actor->core, speed);
    CU_ASSERT_EQUAL(gg_team_join_agent(&crew->team, &actor->core, levels), member);
}

void crew_begin(struct crew *crew)
{
    crew_start(crew, ORCHARD);
    crew_join(crew, GATE, 1000, 2000, 2000);
    crew_join(crew, GATE, 2000, 1000, 1000);
}

/* --------------------------------------------------------------------- living */

void crew_until(struct crew *crew, uint32_t time)
{
    while (crew->now < time) {
        gg_world_tick(&crew->stage.scene.core, CREW_TICK);
        crew->now += CREW_TICK;
        gg_team_tick_agents(&crew->team, &crew->planner, CREW_TICK);
        for (unsigned i = 0; i < CREW_MEMBERS; i++)
            if (crew->actors[i].stage)
                gg_agent_tick(&crew->actors[i].core, &crew->stage.planner, CREW_TICK);
    }
}

uint16_t crew_goal(const struct crew *crew, const char *name)
{
    const struct problem *problem = crew->stage.compiled.tables->problem;
    uint16_t goal = 0;
    while (strcmp(problem->goals[goal].name, name) != 0)
        goal++;
    return goal;
}

uint16_t crew_action(const struct crew *crew, const char *name)
{
    const struct problem *problem = crew->stage.compiled.tables->problem;
    uint16_t action = 0;
    while (strcmp(problem->actions[action].name, name) != 0)
        action++;
    return action;
}

uint32_t crew_want(struct crew *crew, const char *goal, uint16_t member)
{
    uint32_t id = gg_team_want(&crew->team, crew_goal(crew, goal), member, 0, false);
    CU_ASSERT_NOT_EQUAL(id, 0);
    return id;
}

uint32_t crew_reach(struct crew *crew, uint32_t id)
{
    while (crew->now < 60000 && gg_team_state_of(&crew->team, id) != GG_TEAM_REACHED)
        crew_until(crew, crew->now + CREW_TICK);
    return crew->now;
}

gg_team_planner team_planner_new(uint32_t bytes)
{
    gg_team_planner planner;
    memset(&planner, 0x5a, sizeof planner);
    planner.memory = malloc(bytes);
    planner.size = bytes;
    planner.beam = 4;
    return planner;
}
