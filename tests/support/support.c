/* SPDX-License-Identifier: MIT */
/* Compiles domains in memory, and makes room to plan in and random numbers: see support.h. */
#include "support/assertion.h" /* before gg.h, which defines it where nobody has */

#include "support/run.h"
#include "support/support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The domains that are kept, each as likely as any other of those that there were. */
static struct {
    char *domains[DOMAINS_KEPT];
    uint32_t count; /* there were so many */
    struct dice dice;
} kept;

static bool is_small(const struct tables *tables)
{
    enum { ACTIONS = 200, TASKS = 40, GOALS = 20, WORDS = 8 };
    const struct problem *problem = tables->problem;
    return problem->action_count <= ACTIONS && problem->task_count <= TASKS &&
           problem->goal_count <= GOALS && tables->domain.word_count <= WORDS;
}

static void may_keep(const char *yaml)
{
    if (kept.count == 0)
        kept.dice = dice_of(1);
    uint32_t place = kept.count < DOMAINS_KEPT ? kept.count : roll(&kept.dice, kept.count + 1);
    kept.count++;
    if (place >= DOMAINS_KEPT)
        return;
    free(kept.domains[place]);
    kept.domains[place] = strdup(yaml);
}

const char *domain_kept(unsigned number)
{
    return kept.domains[number];
}

static enum row_choice row_choice = ROWS_BY_SIZE;

void compile_with_rows(enum row_choice choice)
{
    row_choice = choice;
}

struct compiled compile_text(const char *yaml)
{
    struct compiled result = {.pool = pool_new()};
    struct diagnostics *diagnostics = diagnostics_new(result.pool);
    struct source *source = source_from_text(result.pool, "test.yaml", yaml, strlen(yaml));
    result.domain = domain_read(result.pool, diagnostics, source);
    result.domain->row_choice = row_choice;
    result.tables = compile_domain(result.pool, diagnostics, result.domain);
    diagnostics_add_to_text(diagnostics, &result.messages);
    if (result.tables && is_small(result.tables))
        may_keep(yaml);
    return result;
}

void compiled_free(struct compiled *compiled)
{
    text_free(&compiled->messages);
    pool_free(compiled->pool);
}

/* Nothing may depend on what was in memory before. */
static void *garbage(size_t count, size_t size)
{
    unsigned char *memory = malloc(count * size);
    if (count * size > 0)
        memset(memory, 0x5a, count * size);
    return memory;
}

struct room room_of(const gg_domain *domain, uint16_t frames, uint16_t choices, uint16_t steps)
{
    struct room room = {0};
    size_t words = domain->word_count;
    gg_workspace *workspace = &room.workspace;
    workspace->frames = garbage(frames, sizeof *workspace->frames);
    workspace->choices = garbage(choices, sizeof *workspace->choices);
    workspace->choice_states = garbage(choices * words, sizeof(uint64_t));
    workspace->chosen = garbage(frames, sizeof *workspace->chosen);
    workspace->states = garbage(2 * words, sizeof(uint64_t));
    workspace->asked =
        garbage(((size_t)domain->procedural_count + domain->dynamic_cost_count + 63) / 64 * 2 + 1,
                sizeof(uint64_t));
    workspace->others = garbage(domain->subgoal_count, sizeof *workspace->others);
    workspace->entry_capacity = ROOM_ENTRIES * frames;
    workspace->starts = garbage(frames, sizeof *workspace->starts);
    workspace->frame_states = garbage(frames * words, sizeof(uint64_t));
    workspace->entries = garbage(workspace->entry_capacity, sizeof *workspace->entries);
    workspace->entry_states = garbage(workspace->entry_capacity * words, sizeof(uint64_t));
    workspace->frame_capacity = frames;
    workspace->choice_capacity = choices;
    workspace->chosen_capacity = frames;
    workspace->depth_limit = UINT16_MAX;
    workspace->expansion_limit = 1000000;
    room.plan.steps = garbage(steps, sizeof *room.plan.steps);
    room.plan.capacity = steps;
    return room;
}

void room_free(struct room *room)
{
    free(room->workspace.frames);
    free(room->workspace.choices);
    free(room->workspace.choice_states);
    free(room->workspace.entries);
    free(room->workspace.starts);
    free(room->workspace.frame_states);
    free(room->workspace.entry_states);
    free(room->workspace.chosen);
    free(room->workspace.states);
    free(room->workspace.asked);
    free(room->workspace.others);
    free(room->plan.steps);
}

uint16_t fact_number(const struct tables *tables, const char *name)
{
    for (size_t i = 0; i < tables->layout.fact_count; i++)
        if (strcmp(tables->problem->variables[tables->layout.variables[i]].name, name) == 0)
            return (uint16_t)i;
    CU_FAIL_FATAL("a fact of this name");
    return GG_NONE;
}

uint16_t action_number(const struct tables *tables, const char *name)
{
    for (size_t i = 0; i < tables->problem->action_count; i++)
        if (strcmp(tables->problem->actions[i].name, name) == 0)
            return (uint16_t)i;
    CU_FAIL_FATAL("an action of this name");
    return GG_NONE;
}

uint16_t task_number(const struct tables *tables, const char *name)
{
    for (size_t i = 0; i < tables->problem->task_count; i++)
        if (strcmp(tables->problem->tasks[i].name, name) == 0)
            return (uint16_t)i;
    CU_FAIL_FATAL("a task of this name");
    return GG_NONE;
}

struct dice dice_of(uint64_t seed)
{
    return (struct dice){seed * 2654435769u + 88172645463325252u};
}

uint32_t roll(struct dice *dice, uint32_t count)
{
    dice->state ^= dice->state >> 12;
    dice->state ^= dice->state << 25;
    dice->state ^= dice->state >> 27;
    return (uint32_t)((dice->state * 2685821657736338717u) >> 33) % count;
}

void fail_assertion(const char *condition, const char *file, int line)
{
    fprintf(stderr, "%s:%d: %s does not hold\n", file, line, condition);
    abort();
}
