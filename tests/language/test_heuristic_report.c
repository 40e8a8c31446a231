/* SPDX-License-Identifier: MIT */
/*
 * What goapgen prints of each goal when it compiles a domain: whether plans are read or searched
 * for. The domains are so small that states and nodes can be counted by hand.
 */
#include "cli/compile.h"
#include "support/run.h"
#include "support/support.h"
#include "support/viewer.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is printed of a domain after the three lines of its sizes; the caller frees the text. */
static struct text report_of(const char *yaml)
{
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(&scratch, "d.yaml", yaml);
    struct result result =
        shell("'%s' -o '%s' '%s'", built(scratch.pool, "goapgen"), scratch.folder, file);
    CU_ASSERT_EQUAL(result.code, 0);
    const char *line = strchr(result.out.data, '\n');
    for (int i = 0; i < 2; i++)
        line = line ? strchr(line + 1, '\n') : NULL;
    CU_ASSERT_PTR_NOT_NULL_FATAL(line);
    struct text report = {0};
    text_add(&report, "%s", line + 1);
    result_free(&result);
    scratch_free(&scratch);
    return report;
}

/* The parts must come in the report of a domain, in this order. */
static void expect_parts(const char *yaml, const char *const *parts)
{
    struct text report = report_of(yaml);
    const char *rest = report.data;
    for (; *parts && rest; parts++) {
        rest = strstr(rest, *parts);
        CHECK_SAYING(rest, "'%s' is not in: %s", *parts, report.data);
        rest = rest ? rest + strlen(*parts) : NULL;
    }
    text_free(&report);
}

#define EXPECT(yaml, ...) expect_parts((yaml), (const char *const[]){__VA_ARGS__, NULL})

/* A goal over warm, heat and lit, of 16 states, and one over heat and lit, of 8. */
#define COSY(limits, denial)                                                                       \
    "domain: d\n" limits "state: {warm: bool, lit: bool, heat: 0..3}\n"                            \
    "actions:\n"                                                                                   \
    "  light: {" denial "effects: lit}\n"                                                          \
    "  blow: {preconditions: lit, effects: heat += 1}\n"                                           \
    "  rest: {preconditions: heat == 3, effects: warm}\n"                                          \
    "goals:\n"                                                                                     \
    "  cosy: {conditions: warm}\n"                                                                 \
    "  hot: {conditions: heat == 3}\n"

static void a_goal_of_few_states_is_read_from_a_table(void)
{
    EXPECT(COSY("", ""), "goal cosy: read from a table of 16 states, ", " bytes\n",
           "goal hot: read from a table of 8 states, ", " bytes\n");
}

/* What may be denied is a variable of a policy, with which nothing has to be searched for. */
static void what_may_be_denied_is_read(void)
{
    EXPECT(COSY("", "procedural_precondition: dry, "), "goal cosy: read from a policy of 5 nodes, ",
           " bytes\n", "goal hot: read from a policy of 4 nodes, ", " bytes\n");
}

static void what_may_be_dearer_may_be_searched(void)
{
    EXPECT(COSY("", "cost: {call: dear}, "), "goal cosy: read from a table of 16 states, ",
           ", else searched\n", "goal hot: read from a table of 8 states, ", ", else searched\n");
}

/* Twenty bools, each of which is made true by an action that asks for the one before. */
static struct text chain(const char *limits, const char *denial)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\n%sstate: {done1: bool", limits);
    for (int i = 2; i <= 20; i++)
        text_add(&yaml, ", done%d: bool", i);
    text_add(&yaml, "}\nactions:\n  do1: {%seffects: done1}\n", denial);
    for (int i = 2; i <= 20; i++)
        text_add(&yaml, "  do%d: {preconditions: done%d, effects: done%d}\n", i, i - 1, i);
    text_add(&yaml, "goals: {end: {conditions: done20}}\n");
    return yaml;
}

static void a_chain_is_read_from_a_node_for_each_fact(void)
{
    struct text yaml = chain("", "");
    EXPECT(yaml.data, "goal end: read from a policy of 20 nodes, ", " bytes\n");
    text_free(&yaml);
}

/* No table has so many states, also if it could have as many bytes. */
static void room_for_large_tables_keeps_no_policy_out(void)
{
    static const char *const limits[] = {"limits: {table: 65536}\n", "limits: {table: 131074}\n",
                                         "limits: {table: 1000000}\n"};
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        struct text yaml = chain(limits[i], "cost: {call: dear}, ");
        EXPECT(yaml.data, "goal end: read from a policy of 20 nodes, ", ", else searched");
        text_free(&yaml);
    }
}

static void a_limit_that_is_named_lets_plans_be_read(void)
{
    static const char *const limits[] = {"limits: {table: 0}\n", "limits: {table: 200}\n"};
    static const char *const said[] = {" has room for a table of all 29791 states\n",
                                       " has room for it\n"};
    static const char domain[] = "state: {x: 0..30, y: 0..30, z: 0..30}\n"
                                 "actions:\n"
                                 "  ax: {effects: x += 1}\n"
                                 "  ay: {preconditions: x >= 3, effects: y += 1}\n"
                                 "  az: {preconditions: y >= 3, effects: z += 1}\n"
                                 "goals: {end: {conditions: z == 30}}\n";
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        struct text yaml = {0}, raised = {0};
        text_add(&yaml, "domain: d\n%s%s", limits[i], domain);
        struct text report = report_of(yaml.data);
        const char *advice = strstr(report.data, "limits: {table: ");
        CU_ASSERT_PTR_NOT_NULL_FATAL(advice);
        CU_ASSERT(strncmp(report.data, "goal end: searched with", 23) == 0 ||
                  strncmp(report.data, "goal end: searched without", 26) == 0);
        CU_ASSERT_PTR_NOT_NULL(strstr(report.data, said[i]));
        text_add(&raised, "domain: d\nlimits: {table: %ld}\n%s",
                 strtol(advice + strlen("limits: {table: "), NULL, 10), domain);
        EXPECT(raised.data, "goal end: read from ");
        text_free(&report);
        text_free(&yaml);
        text_free(&raised);
    }
}

static void conditions_to_achieve_and_agents_are_told_apart(void)
{
    EXPECT("domain: d\n"
           "state: {lit: bool, warm: bool, dry: bool}\n"
           "actions: {light: {effects: lit}, rest: {preconditions: lit, effects: warm},\n"
           "          hang: {preconditions: lit, effects: dry}}\n"
           "goals: {cosy: {conditions: warm}}\n"
           "tasks: {live: {methods: {one: {subtasks: {achieve: [dry, warm]}}}}}\n"
           "agents:\n"
           "  man: {task: live, goals: [cosy]}\n"
           "  cat: {goals: [cosy], actions: [rest]}\n",
           "goal cosy, agent man: read from", "achieve warm and dry", ": read from",
           ", else searched", "goal cosy, agent cat: read from");
}

/* A goal for each of so many things. */
static struct text many_goals(int count)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes: {thing: [thing1");
    for (int i = 2; i <= count; i++)
        text_add(&yaml, ", thing%d", i);
    text_add(&yaml, "]}\nstate: {near: thing}\n"
                    "actions: {take(thing it): {effects: near = it}}\n"
                    "goals: {fetch(thing it): {conditions: near == it}}\n");
    return yaml;
}

static void very_many_goals_have_one_line_and_many_are_counted(void)
{
    struct text together = many_goals(65), many = many_goals(23);
    EXPECT(together.data, "goal fetch, 65 instances: searched without a table\n");
    EXPECT(many.data, "goal fetch(thing1): read", "goal fetch(thing20): read",
           " bytes\nand 3 more goals and conditions to achieve\n");
    text_free(&together);
    text_free(&many);
}

/* --------------------------------------------------------------- what is documented */

/* Three blocks, whose policy has no room for all states in so many bytes. */
#define BLOCKS(bytes)                                                                              \
    "domain: d\nlimits: {table: " bytes "}\ntypes: {block: [a, b, c]}\n"                           \
    "state:\n"                                                                                     \
    "  on(block, block): bool\n"                                                                   \
    "  table(block): {type: bool, start: true}\n"                                                  \
    "  clear(block): {type: bool, start: true}\n"                                                  \
    "  held(block): bool\n"                                                                        \
    "  free: {type: bool, start: true}\n"                                                          \
    "actions:\n"                                                                                   \
    "  lift(block x): {preconditions: [clear(x), table(x), free],\n"                               \
    "    effects: [not table(x), not clear(x), not free, held(x)]}\n"                              \
    "  stack(block x, block y): {preconditions: [x != y, held(x), clear(y)],\n"                    \
    "    effects: ['on(x, y)', clear(x), free, not held(x), not clear(y)]}\n"                      \
    "goals: {tower: {conditions: ['on(a, b)', 'on(b, c)']}}\n"

/* Whether some report has the words of a row, of which N, B and ... stand for anything. */
static bool any_report_has(const struct text *reports, size_t count, const char *words)
{
    bool found = false;
    for (size_t i = 0; i < count && !found; i++) {
        const char *rest = reports[i].data;
        for (const char *word = words; *word && rest;) {
            size_t length = strcspn(word, "NB.");
            struct text piece = {0};
            text_add(&piece, "%.*s", (int)length, word);
            rest = strstr(rest, piece.data ? piece.data : "");
            text_free(&piece);
            word += length;
            word += strspn(word, "NB.");
        }
        found = rest != NULL;
    }
    return found;
}

/* Each wording of the table in LANGUAGE.md comes in a report. */
static void each_wording_that_is_documented_is_used(void)
{
    static const char *const domains[] = {COSY("", ""), COSY("", "cost: {call: dear}, "),
                                          BLOCKS("30"), BLOCKS("300"), BLOCKS("65536")};
    enum { DOMAINS = sizeof domains / sizeof *domains };
    struct text reports[DOMAINS + 2], together = many_goals(65), large = {0}, document = {0};
    for (size_t i = 0; i < DOMAINS; i++)
        reports[i] = report_of(domains[i]);
    CU_ASSERT_FATAL(read_whole("tests/size/everything.yaml", &large));
    reports[DOMAINS] = report_of(together.data);
    reports[DOMAINS + 1] = report_of(large.data);
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &document));
    const char *row = strstr(document.data, "| the line says | when |\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(row);
    unsigned rows = 0;
    for (row = strstr(row, "\n| `"); row && row[1] == '|'; row = strchr(row + 1, '\n')) {
        char words[100] = "";
        CU_ASSERT_EQUAL(sscanf(row, "\n| `%99[^`]`", words), 1);
        CHECK_SAYING(any_report_has(reports, DOMAINS + 2, words), "no report says '%s'", words);
        rows++;
    }
    CU_ASSERT_EQUAL(rows, 9);
    for (size_t i = 0; i < DOMAINS + 2; i++)
        text_free(&reports[i]);
    text_free(&large);
    text_free(&together);
    text_free(&document);
}

/* A domain of two goals, of which one is asked for: heuristics of the other are not made. */
static void a_goal_that_is_planned_is_worked_out_alone(void)
{
    static const char *const named[] = {NULL, "hot", " cosy", "cosy (", "hots", "co"};
    for (size_t i = 0; i < sizeof named / sizeof *named; i++) {
        const char *yaml = COSY("", "");
        struct pool *pool = pool_new();
        struct diagnostics *diagnostics = diagnostics_new(pool);
        struct domain *domain =
            domain_read(pool, diagnostics, source_from_text(pool, "d.yaml", yaml, strlen(yaml)));
        if (named[i])
            domain_request_goal_heuristics(domain, named[i]);
        const struct tables *tables = compile_domain(pool, diagnostics, domain);
        CU_ASSERT_PTR_NOT_NULL_FATAL(tables);
        const gg_heuristic *const *heuristics = tables->domain.agent_types[0].heuristics;
        CU_ASSERT_EQUAL(heuristics[0]->reading != NULL, i == 0 || i == 2 || i == 3);
        CU_ASSERT_EQUAL(heuristics[1]->reading != NULL, i < 2);
        CU_ASSERT_EQUAL(heuristics[0]->table_count, i == 0 || i == 2 || i == 3);
        pool_free(pool);
    }
}

/* The plan of a goal, and what is warned of, is the same as if all were worked out; of another goal,
 * which would have to be searched for without nodes, nothing is said. */
static void what_is_planned_alone_says_nothing_of_other_goals(void)
{
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(
        &scratch, "d.yaml",
        "domain: d\nlimits: {nodes: 0}\nstate: {lit: bool, warm: bool}\n"
        "actions: {light: {cost: {call: dear}, effects: lit}, rest: {effects: warm}}\n"
        "goals: {bright: {conditions: lit}, cosy: {conditions: warm}}\n");
    struct result result =
        shell("'%s' plan -W error '%s' --goal cosy 2>&1", built(scratch.pool, "goapgen"), file);
    CU_ASSERT_EQUAL(result.code, 0);
    CU_ASSERT_PTR_NOT_NULL(strstr(result.out.data, "rest"));
    CU_ASSERT_PTR_NULL(strstr(result.out.data, "missing-nodes"));
    result_free(&result);
    result =
        shell("'%s' plan -W error '%s' --goal bright 2>&1", built(scratch.pool, "goapgen"), file);
    CU_ASSERT_NOT_EQUAL(result.code, 0);
    CU_ASSERT_PTR_NOT_NULL(strstr(result.out.data, "missing-nodes"));
    result_free(&result);
    scratch_free(&scratch);
}

/* ------------------------------------------------------------------ nearest states */

/* Rooms to be lit and, from some heat on, heated, without nodes: for all states no policy fits many
 * limits, and one for the nearest fits, but not always beside the tables. */
static struct text rooms(unsigned bytes, unsigned cost, unsigned least)
{
    struct text yaml = {0};
    text_add(&yaml,
             "domain: d\nlimits: {table: %u, nodes: 0}\ntypes: {room: [a, b, c]}\n"
             "state: {at: room, lit(room): bool, heat(room): {type: 0..3, start: 1}, key: bool}\n"
             "actions:\n"
             "  go(room to): {effects: at = to}\n"
             "  light: {preconditions: key, effects: lit(at)}\n"
             "  take: {preconditions: at == b, effects: key}\n"
             "  stoke(room r): {preconditions: [at == r, heat(r) >= %u, heat(r) <= 2],\n"
             "                  effects: [heat(r) += 1, not key], cost: %u}\n"
             "goals: {cosy: {conditions: [all(room r) lit(r), all(room r) heat(r) == 3]}}\n",
             bytes, least, cost);
    return yaml;
}

/* What plans are read from is there: a policy, or one table that has moves. */
static void what_is_read_is_there(void)
{
    unsigned read = 0, searched = 0;
    for (unsigned i = 0; i < 24; i++) {
        struct text yaml = rooms(200 + 100 * (i / 2), i % 2 ? 3 : 1, 0);
        struct compiled compiled = compile_text(yaml.data);
        CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
        const gg_heuristic *heuristic = compiled.tables->domain.agent_types[0].heuristics[0];
        bool moves = heuristic->table_count == 1 && !heuristic->policy;
        CHECK_SAYING(heuristic->reading == (heuristic->policy ? &gg_policy_reading
                                            : moves           ? &gg_table_reading
                                                              : NULL),
                     "read from something else: %s", yaml.data);
        read += heuristic->reading != NULL;
        searched += heuristic->reading == NULL && heuristic->table_count > 1;
        compiled_free(&compiled);
        text_free(&yaml);
    }
    CU_ASSERT_TRUE(read > 0);
    CU_ASSERT_TRUE(searched > 8);
}

/* Neither the report nor the code that is generated says that plans are read from one of the tables that
 * only estimate; as there are no nodes either, the agent's planning ends for want of them. */
static void what_is_left_out_is_not_read(void)
{
    static const char program[] =
        "#include \"d.h\"\n"
        "static d_world world;\nstatic d_agent agent;\nstatic d_planner planner;\n"
        "int main(void)\n{\n"
        "    d_world_init(&world);\n    d_agent_init(&agent, &world, 1);\n"
        "    d_planner_init(&planner);\n    d_agent_tick(&agent, &planner, 16);\n"
        "    return agent.core.outcome != GG_OUT_OF_NODES || agent.core.plan_length > 0;\n}\n";
    struct text yaml = rooms(550, 3, 0);
    EXPECT(yaml.data, "goal cosy: searched with 2 tables of ",
           " bytes; no policy of at most 550 bytes");
    struct scratch scratch = scratch_new();
    struct pool *pool = scratch.pool;
    scratch_write(&scratch, "main.c", program);
    scratch_write(&scratch, "d.yaml", yaml.data);
    check_run(shell("cd '%s' && '%s' d.yaml && grep -q 'reading = NULL,' d.c && %s %s -I '%s' "
                    "-o program main.c d.c d_tasks.c '%s' && ./program",
                    scratch.folder, built(pool, "goapgen"), c_compiler(), c_flags(),
                    in_repository(pool, "runtime"), built(pool, "libgoapgen.a")),
              yaml.data);
    text_free(&yaml);
    scratch_free(&scratch);
}

/* A policy that is too large is given up after as many steps in each build of goapgen, whatever compiler
 * made it: in which order arguments are worked out must not tell which nodes are made first. */
static void a_policy_takes_as_many_steps_in_each_build(void)
{
    struct text small = rooms(150, 1, 1), large = rooms(600, 1, 1);
    EXPECT(small.data, "searched with ", " bytes in 12650 steps of diagrams");
    EXPECT(large.data, "searched with ", " bytes in 58016 steps of diagrams");
    EXPECT("domain: d\nlimits: {table: 70}\nstate: {place: 0..15, key: bool}\n"
           "actions:\n"
           "  walk: {effects: place += 1, cost: 3}\n"
           "  jump: {preconditions: [place >= 3, place <= 9, not key], effects: [place = 1, key],\n"
           "         procedural_precondition: may}\n"
           "  swim: {preconditions: [place >= 2, place <= 12], effects: place = 11,\n"
           "         procedural_precondition: can}\n"
           "goals: {there: {conditions: [place == 15, key]}}\n",
           "read from a table of 32 states, ", " bytes in 3528 steps of diagrams");
    text_free(&small);
    text_free(&large);
}

/* -------------------------------------------------------------------- progress */

/* Goals over 60 facts that random actions tie together, which take longer than a second. */
static struct text slow_domain(void)
{
    struct text yaml = {0};
    struct dice dice = dice_of(1);
    text_add(&yaml, "domain: d\nstate:\n");
    for (int i = 0; i < 60; i++)
        text_add(&yaml, "  f%d: bool\n", i);
    text_add(&yaml, "actions:\n");
    for (int i = 0; i < 120; i++)
        text_add(&yaml, "  a%d: {preconditions: [f%u, not f%u], effects: [f%u, not f%u]}\n", i,
                 roll(&dice, 30), 30 + roll(&dice, 30), roll(&dice, 60) / 2 * 2,
                 roll(&dice, 60) / 2 * 2 + 1);
    text_add(&yaml, "goals:\n");
    for (int i = 0; i < 40; i++)
        text_add(&yaml, "  g%d: {conditions: [f%u, not f%u]}\n", i, roll(&dice, 60) / 2 * 2,
                 roll(&dice, 60) / 2 * 2 + 1);
    return yaml;
}

/* On a terminal it is told how far goapgen is, and the line is erased; elsewhere nothing is. */
static void progress_is_shown_on_a_terminal(void)
{
    if (!have("script") || !have_terminals())
        return;
    struct scratch scratch = scratch_new();
    struct text yaml = slow_domain();
    const char *goapgen = built(scratch.pool, "goapgen");
    const char *file = scratch_write(&scratch, "d.yaml", yaml.data);
    struct result result =
        shell("script -qec \"'%s' -o '%s' '%s'\" /dev/null", goapgen, scratch.folder, file);
    CU_ASSERT_EQUAL(result.code, 0);
    const char *line = strstr(result.out.data, " of 40 goals and conditions to achieve");
    CU_ASSERT_PTR_NOT_NULL(line);
    CU_ASSERT_PTR_NOT_NULL(line ? strstr(line, "\r\033[K") : NULL);
    result_free(&result);
    result = shell("'%s' -o '%s' '%s' 2>&1", goapgen, scratch.folder, file);
    CU_ASSERT_PTR_NULL(strstr(result.out.data, " of 40 goals"));
    result_free(&result);
    text_free(&yaml);
    scratch_free(&scratch);
}

void add_heuristic_report_suite(void)
{
    CU_pSuite suite = CU_add_suite("heuristic report", NULL, NULL);
    CU_ADD_TEST(suite, a_goal_of_few_states_is_read_from_a_table);
    CU_ADD_TEST(suite, what_may_be_denied_is_read);
    CU_ADD_TEST(suite, what_may_be_dearer_may_be_searched);
    CU_ADD_TEST(suite, a_chain_is_read_from_a_node_for_each_fact);
    CU_ADD_TEST(suite, room_for_large_tables_keeps_no_policy_out);
    CU_ADD_TEST(suite, a_limit_that_is_named_lets_plans_be_read);
    CU_ADD_TEST(suite, conditions_to_achieve_and_agents_are_told_apart);
    CU_ADD_TEST(suite, very_many_goals_have_one_line_and_many_are_counted);
    CU_ADD_TEST(suite, each_wording_that_is_documented_is_used);
    CU_ADD_TEST(suite, a_goal_that_is_planned_is_worked_out_alone);
    CU_ADD_TEST(suite, what_is_planned_alone_says_nothing_of_other_goals);
    CU_ADD_TEST(suite, what_is_read_is_there);
    CU_ADD_TEST(suite, what_is_left_out_is_not_read);
    CU_ADD_TEST(suite, a_policy_takes_as_many_steps_in_each_build);
    CU_ADD_TEST(suite, progress_is_shown_on_a_terminal);
}
