/* SPDX-License-Identifier: MIT */
/* Has a task planned by someone who refuses its actions: see asked.h. */
#include "support/asked.h"

static bool write_down(struct gg_agent *agent, uint16_t action)
{
    struct asked *asked = (struct asked *)agent;
    if (asked->count <= ASKED_METHODS)
        asked->order[asked->count++] = action;
    return action == asked->allowed;
}

static int32_t score_of(struct gg_agent *agent, uint16_t task, uint16_t method)
{
    struct asked *asked = (struct asked *)agent;
    CU_ASSERT_EQUAL(task, 0);
    asked->score_count++;
    return asked->scores[method];
}

static const gg_calls calls = {.precondition = write_down, .score = score_of};

struct compiled asked_compile(const char *select, const char *const *methods, size_t count)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate: {never: bool}\nactions:\n");
    for (size_t i = 0; i < count; i++)
        text_add(&yaml, "  a%zu: {procedural_precondition: ask%zu}\n", i, i);
    text_add(&yaml, "tasks:\n  live:\n    select: %s\n    methods:\n", select);
    for (size_t i = 0; i < count; i++)
        text_add(&yaml, "      m%zu: {subtasks: [a%zu]%s}\n", i, i, methods[i]);
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    text_free(&yaml);
    return compiled;
}

gg_outcome asked_plan(const struct compiled *compiled, gg_random *random, struct asked *asked)
{
    const gg_domain *domain = &compiled->tables->domain;
    gg_agent_type agent_type = domain->agent_types[0];
    struct room room = room_of(domain, 4, 4, 4);
    agent_type.calls = &calls;
    asked->count = 0;
    gg_task_problem task_problem = {domain, &agent_type, &asked->agent, random, domain->start,
                                    0,      false,       false,         {0}};
    gg_outcome outcome = gg_decompose(&task_problem, &room.workspace, &room.plan);
    if (outcome == GG_FOUND)
        CU_ASSERT_EQUAL(room.plan.steps[0], asked->allowed);
    room_free(&room);
    return outcome;
}
