/* SPDX-License-Identifier: MIT */
/*
 * The record of a decomposition if there is little room for it, and the number of methods
 * that it entered: of random problems, with recursion and without, some of which achieve
 * conditions.
 */
#include "models/record.h"
#include "models/recursion_trial.h"
#include "suites.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEEDS = 500, ENTRIES = 100 };

static const struct recursion_limits limits = {ENTRIES, 500, 300, 500, 20000};

/* What came of a planning with room enough. */
struct whole {
    uint16_t steps[300], length, count;
    gg_chosen_method chosen[ENTRIES];
    uint32_t expansions;
};

/* Room for so many entries, an allocation of its own that is full of garbage. */
static void set_record(struct recursion_room *room, uint16_t capacity)
{
    gg_workspace *workspace = &room->decomposing.workspace;
    free(workspace->chosen);
    workspace->chosen = malloc(capacity * sizeof *workspace->chosen);
    if (capacity > 0)
        memset(workspace->chosen, 0x5a, capacity * sizeof *workspace->chosen);
    workspace->chosen_capacity = capacity;
}

static bool plan_whole(struct recursion_trial *trial, struct recursion_room *room,
                       struct whole *whole)
{
    const gg_workspace *workspace = &room->decomposing.workspace;
    const gg_plan *plan = &room->decomposing.plan;
    gg_outcome outcome = recursion_plan(trial, room, 1);
    if (outcome != GG_FOUND || !workspace->chosen_complete)
        return false;
    CU_ASSERT_TRUE(record_leads_to(trial->domain, trial->agent_type.task, workspace, plan));
    whole->length = plan->length;
    whole->count = workspace->chosen_count;
    whole->expansions = workspace->expansions;
    memcpy(whole->steps, plan->steps, plan->length * sizeof *plan->steps);
    memcpy(whole->chosen, workspace->chosen, whole->count * sizeof *whole->chosen);
    return true;
}

static bool is_same_plan(const struct whole *whole, const gg_plan *plan)
{
    return plan->length == whole->length &&
           memcmp(plan->steps, whole->steps, plan->length * sizeof *plan->steps) == 0;
}

/* The first entries of the whole record, as many as there is room for. */
static bool is_beginning(const struct whole *whole, const gg_workspace *workspace)
{
    uint16_t capacity = workspace->chosen_capacity;
    if (workspace->chosen_count != (whole->count < capacity ? whole->count : capacity) ||
        workspace->chosen_complete != (whole->count <= capacity))
        return false;
    for (uint16_t i = 0; i < workspace->chosen_count; i++)
        if (workspace->chosen[i].task != whole->chosen[i].task ||
            workspace->chosen[i].method != whole->chosen[i].method)
            return false;
    return true;
}

static bool is_measured(const struct whole *whole, const gg_workspace *workspace)
{
    for (uint16_t i = 0; i < workspace->chosen_count; i++)
        if (workspace->chosen[i].from != whole->chosen[i].from ||
            workspace->chosen[i].steps != whole->chosen[i].steps ||
            workspace->chosen[i].size != whole->chosen[i].size)
            return false;
    return true;
}

/* What has no room is not measured, nor is the rest then. */
static void check_records(struct recursion_trial *trial, struct recursion_room *room,
                          const struct whole *whole)
{
    const gg_workspace *workspace = &room->decomposing.workspace;
    for (uint16_t i = 0; i <= whole->count + 1; i++) {
        set_record(room, i);
        bool fine = recursion_plan(trial, room, 1) == GG_FOUND &&
                    is_same_plan(whole, &room->decomposing.plan) && is_beginning(whole, workspace);
        fine = fine && (is_measured(whole, workspace) || !workspace->chosen_complete);
        CU_ASSERT_TRUE(fine);
        if (!fine)
            printf("seed %lu: a record of %u\n", (unsigned long)trial->seed, i);
    }
}

static bool any_recursive(const gg_domain *domain)
{
    for (uint16_t i = 0; i < domain->task_count; i++)
        if (domain->tasks[i].recursive)
            return true;
    return false;
}

/* As many methods may be entered as were: the same plan. One less: none. Recursive tasks need
 * as many again: when half of the methods are used up, the chart takes over. */
static void check_expansions(struct recursion_trial *trial, struct recursion_room *room,
                             const struct whole *whole)
{
    gg_workspace *workspace = &room->decomposing.workspace;
    unsigned entered = 0;
    for (uint16_t i = 0; i < whole->count; i++)
        entered += whole->chosen[i].task < trial->domain->task_count;
    bool recurs = any_recursive(trial->domain);
    CU_ASSERT_TRUE(recurs ? whole->expansions > 0 : whole->expansions >= entered);
    workspace->expansion_limit = recurs ? 2 * whole->expansions : whole->expansions;
    CU_ASSERT_EQUAL(recursion_plan(trial, room, 1), GG_FOUND);
    CU_ASSERT_TRUE(is_same_plan(whole, &room->decomposing.plan));
    if (recurs)
        return;
    workspace->expansion_limit = whole->expansions - 1;
    CU_ASSERT_EQUAL(recursion_plan(trial, room, 1), GG_OUT_OF_EXPANSIONS);
    CU_ASSERT_EQUAL(workspace->expansions, whole->expansions - 1);
    CU_ASSERT_EQUAL(room->decomposing.plan.length, 0);
}

static void a_short_record_is_the_beginning_of_the_whole(void)
{
    unsigned charts = 0, others = 0;
    struct whole *whole = malloc(sizeof *whole);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct recursion_trial *trial = recursion_trial_new(seed + 60000);
        struct recursion_room room = recursion_room_of(trial, &limits);
        if (plan_whole(trial, &room, whole)) {
            bool recurs = trial->domain->tasks[trial->agent_type.task].recursive;
            charts += recurs;
            others += !recurs;
            check_records(trial, &room, whole);
            check_expansions(trial, &room, whole);
        }
        recursion_room_free(&room);
        recursion_trial_free(trial);
    }
    free(whole);
    CU_ASSERT_TRUE(charts > 100);
    CU_ASSERT_TRUE(others > 20);
}

/* So many subtasks of one name, to be closed. */
static void add_subtasks(struct text *yaml, const char *name, int count)
{
    text_add(yaml, "{methods: {m: {subtasks: [%s", name);
    for (int i = 1; i < count; i++)
        text_add(yaml, ", %s", name);
    text_add(yaml, "]}}}\n");
}

/* Where there is room for as many entries as can be counted, that is not yet all. */
static void more_entries_than_can_be_counted_are_not_all(void)
{
    enum { PARTS = 260 };
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nactions: {rest: {}}\ntasks:\n  live: ");
    add_subtasks(&yaml, "part", PARTS);
    text_add(&yaml, "  part: ");
    add_subtasks(&yaml, "leaf", PARTS);
    text_add(&yaml, "  leaf: {methods: {m: {subtasks: []}}}\n");
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    struct recursion_room room = {.decomposing = room_of(domain, 8, 8, 8)};
    gg_workspace *workspace = &room.decomposing.workspace;
    set_record(&room, UINT16_MAX);
    gg_task_problem task_problem = {domain, &domain->agent_types[0], NULL,  NULL, domain->start,
                                    0,      &gg_method_noting,       false, {0}};
    CU_ASSERT_EQUAL(gg_decompose(&task_problem, workspace, &room.decomposing.plan), GG_FOUND);
    CU_ASSERT_EQUAL(workspace->expansions, 1 + PARTS + PARTS * PARTS);
    CU_ASSERT_FALSE(workspace->chosen_complete);
    CU_ASSERT_EQUAL(workspace->chosen_count, UINT16_MAX);
    room_free(&room.decomposing);
    compiled_free(&compiled);
    text_free(&yaml);
}

void add_records_suite(void)
{
    CU_pSuite suite = CU_add_suite("records", NULL, NULL);
    CU_ADD_TEST(suite, a_short_record_is_the_beginning_of_the_whole);
    CU_ADD_TEST(suite, more_entries_than_can_be_counted_are_not_all);
}
