/* SPDX-License-Identifier: MIT */
/* Plans tasks of a domain one after the other: see ordered.h. */
#include "support/ordered.h"

#include "tables/memory_plan.h"

#include <string.h>

void ordered_compile(struct ordered *ordered, const char *yaml)
{
    memset(ordered, 0, sizeof *ordered);
    ordered->compiled = compile_text(yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(ordered->compiled.tables);
    const struct tables *tables = ordered->compiled.tables;
    struct memory_size_values sizes = memory_size_values_of(tables);
    ordered->pool = pool_new();
    memory_make_planner(&sizes, ordered->pool, &ordered->planner);
    ordered->agent_type = tables->domain.agent_types[0];
    ordered->plan.steps = ordered->planner.steps;
    ordered->plan.capacity = tables->domain.plan_limit;
    CU_ASSERT_FATAL(tables->domain.word_count <= 4);
    memcpy(ordered->state, tables->domain.start, tables->domain.word_count * sizeof(uint64_t));
    gg_random_seed(&ordered->random, 1);
}

void ordered_free(struct ordered *ordered)
{
    text_free(&ordered->steps);
    pool_free(ordered->pool);
    compiled_free(&ordered->compiled);
}

void ordered_set(struct ordered *ordered, const char *fact, uint32_t value)
{
    const struct tables *tables = ordered->compiled.tables;
    gg_write(&tables->domain, fact_number(tables, fact), value, ordered->state);
}

const char *plan_of(struct ordered *ordered, const char *task)
{
    const struct tables *tables = ordered->compiled.tables;
    gg_task_problem problem = {.domain = &tables->domain,
                               .agent_type = &ordered->agent_type,
                               .agent = ordered->agent,
                               .random = &ordered->random,
                               .state = ordered->state,
                               .task = task_number(tables, task)};
    ordered->outcome = gg_decompose(&problem, &ordered->planner.workspace, &ordered->plan);
    text_free(&ordered->steps);
    ordered->steps = (struct text){0};
    text_add(&ordered->steps, "%s", "");
    for (uint16_t i = 0; i < ordered->plan.length; i++)
        text_add(&ordered->steps, "%s%s", i ? " " : "",
                 tables->problem->actions[ordered->plan.steps[i]].name);
    return ordered->steps.data;
}
