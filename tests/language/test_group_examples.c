/* SPDX-License-Identifier: MIT */
/*
 * Worked examples of groups of bools that act as one fact in tables: parcels do as well as with symbols, the
 * same is planned in C, and an action that undoes many groups at once makes few steps.
 */
#include "suites.h"
#include "support/run.h"
#include "support/search_room.h"
#include "support/support.h"
#include "tables/pack_table.h"

#include <string.h>

enum { NODES = 20000 };

/* Parcels that two trucks bring to other places: where things are is told by bools, or by symbols. */
#define POST                                                                                       \
    "domain: post\ntypes: {place: [p0, p1, p2, p3, p4, p5, p6, p7], truck: [t0, t1], "             \
    "parcel: [a, b, c]}\nlimits: {table: 8192}\n"

static const char of_bools[] = POST
    "state:\n  at(truck, place): bool\n  lies(parcel, place): bool\n  on(parcel, truck): bool\n"
    "start: [at(t0, p0), at(t1, p3), lies(a, p2), lies(b, p7), lies(c, p4)]\n"
    "actions:\n"
    "  drive(truck t, place x, place y):\n"
    "    {preconditions: [x != y, 'at(t, x)'], effects: ['not at(t, x)', 'at(t, y)'], cost: 2}\n"
    "  load(parcel i, truck t, place x):\n"
    "    preconditions: ['at(t, x)', 'lies(i, x)']\n"
    "    effects: ['not lies(i, x)', 'on(i, t)']\n"
    "  unload(parcel i, truck t, place x):\n"
    "    preconditions: ['at(t, x)', 'on(i, t)']\n"
    "    effects: ['not on(i, t)', 'lies(i, x)']\n"
    "goals: {sent: {conditions: ['lies(a, p1)', 'lies(b, p0)', 'lies(c, p7)']}}\n";

static const char of_symbols[] =
    POST "state: {at(truck): place, lies(parcel): [p0, p1, p2, p3, p4, p5, p6, p7, t0, t1]}\n"
         "start: [at(t0) = p0, at(t1) = p3, lies(a) = p2, lies(b) = p7, lies(c) = p4]\n"
         "actions:\n"
         "  drive(truck t, place x, place y):\n"
         "    {preconditions: [x != y, at(t) == x], effects: at(t) = y, cost: 2}\n"
         "  load(parcel i, truck t, place x):\n"
         "    {preconditions: [at(t) == x, lies(i) == x], effects: lies(i) = t}\n"
         "  unload(parcel i, truck t, place x):\n"
         "    {preconditions: [at(t) == x, lies(i) == t], effects: lies(i) = x}\n"
         "goals: {sent: {conditions: [lies(a) == p1, lies(b) == p0, lies(c) == p7]}}\n";

/* Plans from the start by the tables alone, without a policy for the nearest states, for which the bools
 * take too much; returns how many nodes were expanded. */
static uint32_t expanded_for(const char *yaml, bool grouped)
{
    struct compiled compiled = compile_text(yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    CU_ASSERT_EQUAL(domain->agent_types[0].heuristics[0]->groups != NULL, grouped);
    gg_heuristic by_tables = *domain->agent_types[0].heuristics[0];
    const gg_heuristic *heuristics[] = {&by_tables};
    gg_agent_type type = domain->agent_types[0];
    by_tables.reading = NULL;
    by_tables.policy = NULL;
    type.heuristics = heuristics;
    struct search_room room = search_room_of(domain, NODES, 100);
    gg_goal_problem problem = {.domain = domain, .agent_type = &type, .state = domain->start};
    CU_ASSERT_EQUAL(gg_plan_make(&room.search, &problem, &room.plan), GG_FOUND);
    CU_ASSERT_EQUAL(room.search.cost, 16);
    uint32_t expanded = room.search.expanded;
    search_room_free(&room);
    compiled_free(&compiled);
    return expanded;
}

static void bools_do_as_well_as_symbols(void)
{
    uint32_t expanded = expanded_for(of_bools, true);
    CU_ASSERT(expanded > 0);
    CU_ASSERT_EQUAL(expanded, expanded_for(of_symbols, false));
}

/* In C the same is planned; with a truck in two places, too, for which the tables are not. */
static void groups_are_written_as_c(void)
{
    static const char program[] =
        "#include \"post.h\"\n"
        "#include <stdio.h>\n"
        "static post_world world;\nstatic post_agent agent;\nstatic post_planner planner;\n"
        "static void print_plan(void)\n{\n"
        "    uint16_t steps[50];\n"
        "    gg_plan plan = {steps, 50, 0};\n"
        "    int outcome = (int)post_agent_plan(&agent, &planner, POST_GOAL_SENT, &plan);\n"
        "    printf(\"%d: %lu, guided %d\\n\", outcome == GG_FOUND || outcome == "
        "GG_FOUND_UNPROVEN,\n"
        "           (unsigned long)planner.core.search.cost, planner.core.search.guided);\n"
        "}\n"
        "int main(void)\n{\n"
        "    post_world_init(&world);\n"
        "    post_agent_init(&agent, &world, 1);\n"
        "    print_plan();\n"
        "    post_set_at(&agent, POST_T0, POST_P7, true);\n"
        "    print_plan();\n"
        "    return 0;\n}\n";
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(&scratch, "post.yaml", of_bools);
    scratch_write(&scratch, "main.c", program);
    check_run(shell("'%s' -o '%s' '%s'", built(scratch.pool, "goapgen"), scratch.folder, file),
              "goapgen");
    struct result result = shell(
        "cd '%s' && %s %s " C_WARNINGS " -I '%s' main.c post.c post_tasks.c '%s' -o program && "
        "./program",
        scratch.folder, c_compiler(), c_flags(), in_repository(scratch.pool, "runtime"),
        built(scratch.pool, "libgoapgen.a"));
    CHECK_SAYING(strcmp(result.out.data, "1: 16, guided 1\n1: 14, guided 0\n") == 0, "%s%s",
                 result.out.data, result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

/* A truck is on one place; an action that holds in no state takes all of them from theirs, and another
 * one takes them from wherever they are. Of each there would be two to the power of trucks. */
static void what_undoes_many_groups_makes_few_steps(void)
{
    enum { TRUCKS = 40 };
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes: {place: [p0, p1, p2], truck: [t0");
    for (int i = 1; i < TRUCKS; i++)
        text_add(&yaml, ", t%d", i);
    text_add(&yaml, "]}\nstate:\n  at(truck, place): bool\n  done: bool\nstart: ['at(t0, p0)'");
    for (int i = 1; i < TRUCKS; i++)
        text_add(&yaml, ", 'at(t%d, p0)'", i);
    text_add(&yaml,
             "]\nactions:\n"
             "  drive(truck t, place x, place y):\n"
             "    preconditions: [x != y, 'at(t, x)']\n    effects: ['not at(t, x)', 'at(t, y)']\n"
             "  swap(place x, place y):\n"
             "    preconditions: [x != y, 'at(t%d, x)', 'at(t%d, y)']\n"
             "    effects: ['all(truck t, place p) not at(t, p)', done]\n"
             "  clear: {effects: ['all(truck t) not at(t, p1)']}\n"
             "  come(truck t, place x):\n"
             "    preconditions: ['all(place p) not at(t, p)']\n    effects: ['at(t, x)']\n"
             "  finish: {preconditions: ['all(truck t) at(t, p2)'], effects: done}\n"
             "goals: {g: {conditions: done}}\nlimits: {table: 900}\n",
             TRUCKS - 1, TRUCKS - 1);
    struct compiled compiled = compile_text(yaml.data);
    CHECK_SAYING(compiled.tables != NULL, "%s", compiled.messages.data);
    if (compiled.tables)
        CU_ASSERT_PTR_NOT_NULL(compiled.tables->domain.agent_types[0].heuristics[0]->groups);
    compiled_free(&compiled);
    text_free(&yaml);
}

void add_group_examples_suite(void)
{
    CU_pSuite suite = CU_add_suite("group examples", NULL, NULL);
    CU_ADD_TEST(suite, bools_do_as_well_as_symbols);
    CU_ADD_TEST(suite, groups_are_written_as_c);
    CU_ADD_TEST(suite, what_undoes_many_groups_makes_few_steps);
}
