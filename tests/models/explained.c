/* SPDX-License-Identifier: MIT */
/* An agent of a shipped domain in any state: see explained.h. */
#include "models/explained.h"

#include "cli/commands.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint32_t explained_salt;
uint16_t explained_favourite = GG_NONE;

/* ------------------------------------------------------------- what the game answers */

static uint32_t mixed(uint32_t a, uint32_t b)
{
    uint32_t bits = a * 0x9e3779b1u ^ (b + explained_salt) * 0x85ebca6bu;
    bits ^= bits >> 15;
    bits *= 0x2c1b3c6du;
    return bits ^ bits >> 13;
}

static gg_status run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    (void)action;
    (void)phase;
    return gg_agent_wait(agent);
}

static bool allows(gg_agent *agent, uint16_t action)
{
    (void)agent;
    return mixed(action, 1) % 4 > 0;
}

static uint16_t cost_of(gg_agent *agent, uint16_t action)
{
    (void)agent;
    return (uint16_t)(1 + mixed(action, 2) % 5);
}

static uint32_t duration_of(gg_agent *agent, uint16_t action)
{
    (void)agent;
    return 100 + mixed(action, 3) % 1000;
}

static int32_t priority_of(gg_agent *agent, uint16_t goal)
{
    (void)agent;
    return (int32_t)(mixed(goal, 4) % 20) - 5;
}

static int32_t score_of(gg_agent *agent, uint16_t task, uint16_t method)
{
    (void)agent;
    return method == explained_favourite ? 100 : (int32_t)(mixed(task * 64u + method, 5) % 5);
}

static bool allows_method(gg_agent *agent, uint16_t task, uint16_t method)
{
    (void)agent;
    return mixed(task * 64u + method, 7) % 4 > 0;
}

static uint32_t travel(gg_agent *agent, uint16_t from, uint16_t to)
{
    (void)agent;
    return 100 + mixed(from * 64u + to, 6) % 900;
}

static const gg_denying_calls calls = {.calls = {.run = run,
                                                 .precondition = allows,
                                                 .cost = cost_of,
                                                 .duration = duration_of,
                                                 .priority = priority_of,
                                                 .score = score_of,
                                                 .travel = travel},
                                       .allows = allows_method};

/* ------------------------------------------------------------------------- all */

void explained_open(struct explained *explained, const char *path)
{
    static const struct command command;
    enum exit_code code;
    memset(explained, 0, sizeof *explained);
    explained->pool = pool_new();
    explained->diagnostics = diagnostics_new(explained->pool);
    explained->options.file = pool_format(explained->pool, "domains/%s", path);
    explained->options.command = &command;
    explained->options.nodes = -1;
    explained->planning =
        planning_read(explained->pool, explained->diagnostics, &explained->options, &code);
    CU_ASSERT_PTR_NOT_NULL_FATAL(explained->planning);
}

bool explained_begin(struct explained *explained, size_t type, uint32_t seed)
{
    if (type >= explained->planning->tables->domain.agent_type_count)
        return false;
    explained->options.seed = seed;
    struct roles roles = roles_of_types(explained->planning->pool, &type, 1, 1);
    struct population *population = population_new(explained->planning, &roles);
    explained->domain = &population->domain;
    explained->agent = &population->agents[0]->planning.agent;
    explained->planner = population->planner;
    explained->planner->trace = NULL;
    explained->type = (gg_agent_type *)(uintptr_t)&population->domain.agent_types[type];
    explained->type->calls = &calls.calls;
    return true;
}

void explained_close(struct explained *explained)
{
    pool_free(explained->pool);
}

void explained_shuffle(struct explained *explained, struct dice *dice)
{
    for (uint16_t i = 0; i < explained->domain->fact_count; i++)
        gg_agent_write(explained->agent, i, roll(dice, explained->domain->facts[i].top + 1));
}

static void keep(void *context, const gg_agent *agent, const gg_reason *reason)
{
    struct explained *explained = context;
    CU_ASSERT_PTR_EQUAL(agent, explained->agent);
    CU_ASSERT_FATAL(explained->count < EXPLAINED_REASONS);
    explained->reasons[explained->count++] = *reason;
    if (reason->kind != GG_WOULD_BE_CHOSEN)
        return;
    CU_ASSERT_FATAL(reason->step_count <= EXPLAINED_STEPS);
    explained->step_count = reason->step_count;
    memcpy(explained->steps, reason->steps, reason->step_count * sizeof *reason->steps);
}

void explained_ask(struct explained *explained)
{
    explained->count = explained->step_count = 0;
    gg_agent_reasons(explained->agent, explained->planner, &gg_goal_reasons, &gg_task_reasons, keep,
                     explained);
}

const gg_reason *explained_of(const struct explained *explained, uint16_t task, uint16_t index)
{
    for (size_t i = 0; i < explained->count; i++)
        if (explained->reasons[i].task == task && explained->reasons[i].index == index)
            return &explained->reasons[i];
    return NULL;
}

void *explained_moment(struct explained *explained)
{
    const gg_offsets *offsets = &explained->domain->offsets;
    unsigned char *copy = malloc(offsets->agent_bytes + offsets->world_bytes);
    memcpy(copy, explained->agent, offsets->agent_bytes);
    memcpy(copy + offsets->agent_bytes, explained->agent->world, offsets->world_bytes);
    return copy;
}

void explained_return(struct explained *explained, const void *moment)
{
    const gg_offsets *offsets = &explained->domain->offsets;
    gg_world *world = explained->agent->world;
    memcpy(explained->agent, moment, offsets->agent_bytes);
    memcpy(world, (const unsigned char *)moment + offsets->agent_bytes, offsets->world_bytes);
}

void explained_complain(const struct explained *explained, const char *what,
                        const gg_reason *reason)
{
    char line[400] = "";
    if (reason)
        (void)gg_reason_text(explained->domain, reason, line, sizeof line);
    printf("\n%s: %s: %s\n", explained->options.file, what, line);
    CU_FAIL("an explanation is wrong");
}
