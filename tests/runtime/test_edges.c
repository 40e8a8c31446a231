/* SPDX-License-Identifier: MIT */
/*
 * Planning at the edges of what it has: no memory, exactly as many actions as a word has bits,
 * exactly the depth that is needed; and estimates of tables that are made by hand.
 */
#include "goap/search.h"
#include "support/search_room.h"
#include "suites.h"
#include "support/support.h"

#include <stdlib.h>
#include <string.h>

static const char reach[] = "domain: d\nstate: {a: bool, b: bool}\n"
                            "actions: {make: {effects: a}, take: {effects: b}}\n"
                            "goals: {aim: {conditions: [a, b]}}\n"
                            "tasks:\n"
                            "  live: {methods: {m: {subtasks: [{achieve: a}, take]}}}\n"
                            "  top: {methods: {m: {subtasks: [middle, take]}}}\n"
                            "  middle: {methods: {m: {subtasks: [bottom, take]}}}\n"
                            "  bottom: {methods: {m: {subtasks: [make, take]}}}\n"
                            "limits: {table: 0}\n";

static struct compiled compiled_of(const char *yaml)
{
    struct compiled compiled = compile_text(yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    return compiled;
}

static gg_goal_problem problem_of(const gg_domain *domain)
{
    return (gg_goal_problem){
        .domain = domain, .agent_type = &domain->agent_types[0], .state = domain->start};
}

static void without_memory_no_search_begins(void)
{
    struct compiled compiled = compiled_of(reach);
    gg_goal_problem problem = problem_of(&compiled.tables->domain);
    gg_search search;
    gg_plan plan = {NULL, 0, 7};
    memset(&search, 0, sizeof search);
    CU_ASSERT_EQUAL(gg_search_begin(&search, &problem, &plan), GG_OUT_OF_NODES);
    CU_ASSERT_EQUAL(gg_search_run(&search, 10), GG_OUT_OF_NODES);
    CU_ASSERT_EQUAL(plan.length, 0);
    compiled_free(&compiled);
}

/* Plans a task; `search` may be NULL. */
static gg_outcome plan_task(const struct tables *tables, const char *task, uint16_t depth,
                            gg_search *search)
{
    const gg_domain *domain = &tables->domain;
    struct room room = room_of(domain, 8, 8, 8);
    gg_random random;
    gg_random_seed(&random, 1);
    room.workspace.depth_limit = depth;
    room.workspace.search = search;
    gg_task_problem task_problem = {domain,
                                    &domain->agent_types[0],
                                    NULL,
                                    &random,
                                    domain->start,
                                    task_number(tables, task),
                                    &gg_method_noting,
                                    false,
                                    {NULL, NULL, NULL, 0, NULL}};
    gg_outcome outcome = gg_decompose(&task_problem, &room.workspace, &room.plan);
    room_free(&room);
    return outcome;
}

/* A program without a search has a gg_search without memory. What holds, or is read from a table,
 * is achieved; another end state is searched for. */
static void without_a_search_tables_are_read(void)
{
    static const struct {
        const char *task;
        gg_outcome outcome;
    } cases[] = {{"held", GG_FOUND}, {"read", GG_FOUND}, {"otherwise", GG_OUT_OF_NODES}};
    struct compiled compiled =
        compiled_of("domain: d\nlimits: {nodes: 0}\nstate: {a: bool, b: bool}\n"
                    "actions: {do_a: {effects: a}, do_b: {preconditions: a, effects: b}}\n"
                    "tasks:\n"
                    "  held: {methods: {m: {subtasks: [{achieve: not b}, do_a]}}}\n"
                    "  read: {methods: {m: {subtasks: [{achieve: b}, do_a]}}}\n"
                    "  otherwise: {methods: {m: {subtasks: [{achieve: not b}, do_b]}}}\n"
                    "agents: {h: {task: held}, r: {task: read}, o: {task: otherwise}}\n");
    struct tables tables = *compiled.tables;
    gg_search search = {.node_capacity = 0};
    tables.domain.search = NULL;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        CU_ASSERT_EQUAL(plan_task(&tables, cases[i].task, 8, &search), cases[i].outcome);
    compiled_free(&compiled);
}

static void without_memory_nothing_is_achieved(void)
{
    struct compiled compiled = compiled_of(reach);
    struct search_room room = search_room_of(&compiled.tables->domain, 64, 8);
    CU_ASSERT_EQUAL(plan_task(compiled.tables, "live", 8, NULL), GG_OUT_OF_NODES);
    CU_ASSERT_EQUAL(plan_task(compiled.tables, "live", 8, &room.search), GG_FOUND);
    search_room_free(&room);
    compiled_free(&compiled);
}

/* Three tasks, one within the other. */
static void the_depth_may_just_suffice(void)
{
    struct compiled compiled = compiled_of(reach);
    for (uint16_t depth = 0; depth < 6; depth++)
        CU_ASSERT_EQUAL(plan_task(compiled.tables, "top", depth, NULL),
                        depth < 3 ? GG_TOO_DEEP : GG_FOUND);
    compiled_free(&compiled);
}

/* Tasks that come back to themselves; of what is kept by whom the chart must know, too. */
static const char going[] =
    "domain: d\nstate: {far: bool, loud: bool}\n"
    "actions: {shout: {effects: loud}, hush: {effects: not loud}, go: {effects: far}}\n"
    "goals: {quiet: {conditions: not loud, keep: true}}\n"
    "tasks:\n"
    "  live:\n"
    "    methods:\n"
    "      there: {preconditions: far}\n"
    "      loudly: {subtasks: [shout, hush, go, live]}\n"
    "      softly: {subtasks: [go, live]}\n"
    "  a: {methods: {around: {subtasks: [b, hush]}, straight: {subtasks: shout}}}\n"
    "  b: {methods: {around: {subtasks: [a, hush]}, straight: {subtasks: go}}}\n";

/* How many steps the plan of a task has; -1: there is none. */
static int steps_of_task(const struct tables *tables, const char *task, const uint64_t *kept)
{
    const gg_domain *domain = &tables->domain;
    struct room room = room_of(domain, 8, 8, 8);
    gg_random random;
    gg_random_seed(&random, 1);
    gg_task_problem task_problem = {domain,
                                    &domain->agent_types[0],
                                    NULL,
                                    &random,
                                    domain->start,
                                    task_number(tables, task),
                                    &gg_method_noting,
                                    false,
                                    {&gg_bounding, kept, NULL, 0, NULL}};
    CU_ASSERT_TRUE(domain->tasks[task_problem.task].recursive);
    bool found = gg_decompose(&task_problem, &room.workspace, &room.plan) == GG_FOUND;
    int steps = found ? room.plan.length : -1;
    room_free(&room);
    return steps;
}

static void charts_keep_goals(void)
{
    static const uint64_t kept[] = {1};
    struct compiled compiled = compiled_of(going);
    CU_ASSERT_EQUAL(steps_of_task(compiled.tables, "live", NULL), 3);
    CU_ASSERT_EQUAL(steps_of_task(compiled.tables, "live", kept), 1);
    compiled_free(&compiled);
}

/* What comes back before anything has changed waits until all else was tried. */
static void charts_go_round_as_little_as_they_can(void)
{
    struct compiled compiled = compiled_of(going);
    CU_ASSERT_EQUAL(steps_of_task(compiled.tables, "a", NULL), 1);
    CU_ASSERT_EQUAL(steps_of_task(compiled.tables, "b", NULL), 1);
    compiled_free(&compiled);
}

/* Of two entries there is room for one: the other stays as it is, where what fails would be
 * remembered and where a chart is needed. */
static void a_chart_may_have_one_entry(void)
{
    struct compiled compiled = compiled_of(going);
    const gg_domain *domain = &compiled.tables->domain;
    struct room room = room_of(domain, 8, 8, 8);
    gg_entry *entries = room.workspace.entries, before;
    gg_task_problem task_problem = {.domain = domain,
                                    .agent_type = &domain->agent_types[0],
                                    .state = domain->start,
                                    .task = task_number(compiled.tables, "live")};
    memset(&entries[1], 0x5a, sizeof entries[1]);
    memcpy(&before, &entries[1], sizeof before);
    room.workspace.entry_capacity = 1;
    CU_ASSERT_EQUAL(gg_decompose(&task_problem, &room.workspace, &room.plan), GG_FOUND);
    CU_ASSERT(memcmp(&before, &entries[1], sizeof before) == 0);
    task_problem.task = task_number(compiled.tables, "a");
    CU_ASSERT_EQUAL(gg_decompose(&task_problem, &room.workspace, &room.plan), GG_OUT_OF_NODES);
    CU_ASSERT(memcmp(&before, &entries[1], sizeof before) == 0);
    room_free(&room);
    compiled_free(&compiled);
}

/* From the start there are more places to go to than there is room for, so that the plan comes of
 * the search by relaxed plans: the dear way, as these count the way to q once for each condition
 * there. It has not been shown to be the cheapest one, whatever the searches before it that hurried
 * thought of it. */
static void a_plan_found_in_a_hurry_is_not_proven(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nlimits: {table: 20}\n"
                    "state: {at: [s, p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, q, g], key: bool,\n"
                    "  north: bool, south: bool}\n"
                    "goals: {aim: {conditions: [at == g, key]}}\n"
                    "actions:\n"
                    "  climb: {preconditions: at == s, effects: at = g, cost: 12}\n"
                    "  enter: {preconditions: [at == q, north, south], effects: at = g}\n"
                    "  look_north: {preconditions: at == q, effects: north}\n"
                    "  look_south: {preconditions: at == q, effects: south}\n"
                    "  take: {effects: key}\n");
    for (int i = 0; i < 10; i++)
        text_add(&yaml,
                 "  go%d: {preconditions: at == s, effects: at = p%d}\n"
                 "  cross%d: {preconditions: at == p%d, effects: at = q, cost: %d}\n",
                 i, i, i, i, i == 0 ? 3 : 5);
    struct compiled compiled = compiled_of(yaml.data);
    text_free(&yaml);
    gg_goal_problem problem = problem_of(&compiled.tables->domain);
    struct search_room enough = search_room_of(problem.domain, 100, 8);
    CU_ASSERT_EQUAL(gg_plan_make(&enough.search, &problem, &enough.plan), GG_FOUND);
    CU_ASSERT_EQUAL(enough.search.cost, 8);
    struct search_room little = search_room_of(problem.domain, 10, 8);
    CU_ASSERT_EQUAL(gg_plan_make(&little.search, &problem, &little.plan), GG_FOUND_UNPROVEN);
    CU_ASSERT_EQUAL(little.search.cost, 13);
    search_room_free(&enough);
    search_room_free(&little);
    compiled_free(&compiled);
}

/* What lies behind the rows of a search stays as it is. */
static void a_row_of_actions_may_just_be_full(void)
{
    enum { ROW = 64 };
    const uint64_t guard = 0x5a5a5a5a5a5a5a5au;
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate: {n: 0..%d}\nactions:\n", ROW);
    for (int i = 0; i < ROW; i++)
        text_add(&yaml, "  a%d: {preconditions: n == %d, effects: n += 1}\n", i, i);
    text_add(&yaml, "goals: {aim: {conditions: n == %d}}\nlimits: {table: 0}\n", ROW);
    struct compiled compiled = compiled_of(yaml.data);
    CU_ASSERT_EQUAL_FATAL(compiled.tables->domain.action_count, ROW);
    for (int backward = 0; backward < 2; backward++) {
        gg_goal_problem problem = problem_of(&compiled.tables->domain);
        struct search_room room = search_room_of(problem.domain, 200, ROW);
        problem.backward = backward ? &gg_regressing : NULL;
        free(room.search.usable);
        room.search.usable = malloc(2 * sizeof guard);
        room.search.usable[1] = guard;
        CU_ASSERT_EQUAL(gg_plan_make(&room.search, &problem, &room.plan), GG_FOUND);
        CU_ASSERT_EQUAL(room.plan.length, ROW);
        CU_ASSERT_EQUAL(room.search.usable[1], guard);
        search_room_free(&room);
    }
    compiled_free(&compiled);
    text_free(&yaml);
}

/* Sums of tables, each less what it is too much by; the greatest counts. */
static void the_greatest_sum_is_the_estimate(void)
{
    static const gg_distance distances[] = {0, 2, 3, 10, GG_FAR};
    static const uint8_t entry[] = {0, 1, 2, 3, 4};
    gg_distance_table tables[3] = {{.distances = distances, .ends_sum = false},
                                   {.distances = distances, .ends_sum = true, .base = 1},
                                   {.distances = distances, .ends_sum = true, .base = 1}};
    gg_heuristic heuristic = {.tables = tables, .table_count = 3};
    const gg_domain domain = {.word_count = 0};
    const uint64_t state = 0;
    gg_distance estimates[3];
    gg_search search = {.heuristic = &heuristic,
                        .problem = {.domain = &domain},
                        .guided = true,
                        .estimates = estimates};
    for (int i = 0; i < 4 * 4 * 4; i++) {
        const int at[] = {i % 4, i / 4 % 4, i / 16};
        for (int j = 0; j < 3; j++)
            tables[j].entries = &entry[at[j]];
        gg_distance first = distances[at[0]] + distances[at[1]], second = distances[at[2]];
        first = first > 0 ? first - 1 : 0;
        second = second > 0 ? second - 1 : 0;
        search.measured = false;
        CU_ASSERT_EQUAL(gg_tables_estimate(&search, &state), first > second ? first : second);
    }
    for (int j = 0; j < 3; j++) {
        const uint8_t *near = tables[j].entries;
        tables[j].entries = &entry[4];
        search.measured = false;
        CU_ASSERT_EQUAL(gg_tables_estimate(&search, &state), GG_FAR);
        tables[j].entries = near;
    }
}

void add_edges_suite(void)
{
    CU_pSuite suite = CU_add_suite("edges", NULL, NULL);
    CU_ADD_TEST(suite, without_memory_no_search_begins);
    CU_ADD_TEST(suite, without_memory_nothing_is_achieved);
    CU_ADD_TEST(suite, without_a_search_tables_are_read);
    CU_ADD_TEST(suite, the_depth_may_just_suffice);
    CU_ADD_TEST(suite, charts_keep_goals);
    CU_ADD_TEST(suite, charts_go_round_as_little_as_they_can);
    CU_ADD_TEST(suite, a_chart_may_have_one_entry);
    CU_ADD_TEST(suite, a_plan_found_in_a_hurry_is_not_proven);
    CU_ADD_TEST(suite, a_row_of_actions_may_just_be_full);
    CU_ADD_TEST(suite, the_greatest_sum_is_the_estimate);
}
