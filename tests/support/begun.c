/* SPDX-License-Identifier: MIT */
/* Begins a planning of tasks: see begun.h. */
#include "support/begun.h"

void begun_anew(struct begun *begun)
{
    const gg_domain *domain = begun->domain;
    gg_workspace *memory = &begun->room.workspace;
    gg_decomposition search = {.problem = &begun->problem, .memory = memory};
    search.plan = &begun->room.plan;
    search.plan->length = 0;
    search.state = memory->states + domain->word_count;
    gg_copy_words(search.state, domain->start, domain->word_count);
    search.frame = GG_NONE;
    search.outcome = GG_NO_PLAN;
    search.chart = search.agenda = NOTHING;
    memory->chosen_count = 0;
    memory->expansions = 0;
    memory->entry_capacity = 8 * ROOM_ENTRIES;
    for (uint16_t i = 0; i < domain->subgoal_count; i++)
        memory->others[i] = 0;
    begun->search = search;
}

void begun_compile(struct begun *begun, const char *yaml)
{
    *begun = (struct begun){.compiled = compile_text(yaml)};
    CU_ASSERT_PTR_NOT_NULL_FATAL(begun->compiled.tables);
    begun->domain = &begun->compiled.tables->domain;
    begun->room = room_of(begun->domain, 8, 8, 40);
    begun->searching = search_room_of(begun->domain, 64, 40);
    begun->room.workspace.search = &begun->searching.search;
    begun->problem.domain = begun->domain;
    begun->problem.agent_type = &begun->domain->agent_types[0];
    begun->problem.state = begun->domain->start;
    begun_anew(begun);
}

void begun_free(struct begun *begun)
{
    search_room_free(&begun->searching);
    room_free(&begun->room);
    compiled_free(&begun->compiled);
}

uint16_t begun_task(const struct begun *begun, const char *name)
{
    return task_number(begun->compiled.tables, name);
}

void begun_set(struct begun *begun, const char *fact, uint32_t value)
{
    gg_write(begun->domain, fact_number(begun->compiled.tables, fact), value, begun->search.state);
}

void begun_leave_room(struct begun *begun, uint32_t entries)
{
    begun->room.workspace.entry_capacity = begun->search.entry_count + entries;
}
