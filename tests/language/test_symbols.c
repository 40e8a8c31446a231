/* SPDX-License-Identifier: MIT */
/*
 * Facts of more than 64 symbols are symbols for everybody but the tables: in messages and
 * comments, in the functions of a game, in traces and saved bytes. And a set of them stays one
 * constraint, and takes as little room as it can.
 */
#include "support/run.h"
#include "support/search_room.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

enum { PLACES = 100 };

/* A domain whose type `place` has p0 to p99, with the rest of its text. */
static struct text domain_of(const char *rest)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes:\n  place: [");
    for (int i = 0; i < PLACES; i++)
        text_add(&yaml, "%sp%d", i ? ", " : "", i);
    text_add(&yaml, "]\n%s", rest);
    return yaml;
}

static struct compiled compiled_of(const char *rest)
{
    struct text yaml = domain_of(rest);
    struct compiled compiled = compile_text(yaml.data);
    CHECK_SAYING(compiled.tables != NULL, "%s", compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    text_free(&yaml);
    return compiled;
}

/* ------------------------------------------------------------------- one constraint */

static void a_set_is_one_constraint(void)
{
    static const char *const conditions[] = {
        "at != p50",
        "at in [p0, p20, p40, p60, p80, p99]",
        "not at in [p0, p20, p40, p60, p80, p99]",
        "at == p3 or at == p33 or at == p66",
        "at != p3 and at != p33 and at != p66 and near != p9",
        "any(place x) (bad(x) and at == x)",
        "all(place x) (at != x or not bad(x))",
        "not any(place x) (bad(x) and at == x)",
    };
    for (size_t i = 0; i < sizeof conditions / sizeof *conditions; i++) {
        struct text rest = {0};
        text_add(&rest,
                 "state: {at: place, near: place, bad(place): {type: bool, constant: true}}\n"
                 "start: [bad(p7), bad(p70), bad(p72)]\n"
                 "actions:\n  act: {preconditions: '%s', effects: [at = p1, near = p2]}\n",
                 conditions[i]);
        struct compiled compiled = compiled_of(rest.data);
        const struct dnf *condition = &compiled.tables->problem->actions[0].condition;
        CHECK_SAYING(condition->count == 1, "%s: %zu boxes", conditions[i], condition->count);
        CHECK_SAYING(condition->items[0].count == (i == 4 ? 2 : 1), "%s: %zu constraints",
                     conditions[i], condition->items[0].count);
        compiled_free(&compiled);
        text_free(&rest);
    }
}

/* One word says that one symbol is left out, whichever it is. */
static void sets_share_their_rows(void)
{
    struct compiled compiled =
        compiled_of("state: {at: place, near: place}\n"
                    "actions:\n"
                    "  go_to(place to): {preconditions: at != to, effects: at = to}\n"
                    "  run_to(place to): {preconditions: at != to, effects: [at = to, near = to]}\n"
                    "  look: {preconditions: [at != p3, near != p3], effects: near = p4}\n"
                    "  wait: {preconditions: 'at in [p10, p11, p12]', effects: near = at}\n");
    /* The first and the last symbol leave an interval. */
    CU_ASSERT_EQUAL(compiled.tables->set_count, 1 + PLACES - 2 + 2);
    for (size_t i = 2; i < compiled.tables->set_count; i++)
        CU_ASSERT_PTR_EQUAL(compiled.tables->set_tests[i].holes,
                            compiled.tables->set_tests[1].holes);
    compiled_free(&compiled);
}

/* ------------------------------------------------------------------------- indexes */

/* The methods that a task's index leads to in a state: how many, and whether all are among them
 * whose preconditions hold. */
static size_t count_of_index(const gg_domain *domain, const gg_task *task, const uint64_t *state,
                             bool *complete)
{
    bool found[4 * PLACES] = {false};
    size_t count = 0;
    for (uint16_t node = 0; node != GG_NONE;) {
        const gg_branch *branch = &task->index[node];
        for (uint16_t i = 0; !branch->ways && i < branch->count; i++, count++)
            found[branch->methods[i]] = true;
        node = branch->ways ? branch->ways[gg_read(domain, branch->fact, state)] : branch->next;
    }
    *complete = true;
    for (uint16_t i = 0; i < task->method_count; i++)
        *complete &= found[i] || !gg_holds(domain, &task->methods[i].precondition, state);
    return count;
}

/* Of 300 methods, few are tried. */
static void methods_are_found_by_symbol(void)
{
    struct text rest = {0};
    text_add(&rest, "state: {at: place, near: place, b: bool,\n"
                    "  next(place): {type: place, constant: true, start: p5}}\n"
                    "actions: {go_to(place to): {effects: [at = to, b]}}\n"
                    "tasks:\n"
                    "  live:\n"
                    "    methods:\n"
                    "      a(place x, place y):\n"
                    "        {preconditions: [at == x, next(x) == y, b], subtasks: go_to(y)}\n"
                    "      b(place x): {preconditions: [at == p7, near == x], subtasks: go_to(x)}\n"
                    "      c(place x): {preconditions: [at == x, near == x], subtasks: go_to(x)}\n"
                    "      d: {preconditions: 'at in [p2, p4, p99]', subtasks: go_to(p1)}\n"
                    "      e: {preconditions: near != p3, subtasks: go_to(p2)}\n"
                    "      f: {subtasks: go_to(p3)}\n");
    struct compiled compiled = compiled_of(rest.data);
    const gg_domain *domain = &compiled.tables->domain;
    const gg_task *task = &domain->tasks[task_number(compiled.tables, "live")];
    CU_ASSERT_EQUAL(task->method_count, 3 * PLACES + 3);
    CU_ASSERT_PTR_NOT_NULL_FATAL(task->index);
    for (uint32_t i = 0; i < PLACES * PLACES; i++) {
        uint64_t state[4] = {0};
        bool complete;
        CU_ASSERT_FATAL(domain->word_count <= 4);
        memcpy(state, domain->start, domain->word_count * sizeof *state);
        gg_write(domain, fact_number(compiled.tables, "at"), i / PLACES, state);
        gg_write(domain, fact_number(compiled.tables, "near"), i % PLACES, state);
        size_t count = count_of_index(domain, task, state, &complete);
        CU_ASSERT_TRUE(complete);
        CHECK_SAYING(count <= 8, "at %u: %zu methods", (unsigned)i, count);
    }
    compiled_free(&compiled);
    text_free(&rest);
}

/* The actions that no filter rules out in a state: how many, and whether all are among them whose
 * preconditions hold. */
static size_t count_of_filters(const gg_domain *domain, const uint64_t *state, bool *complete)
{
    size_t count = 0;
    *complete = true;
    for (size_t i = 0; i < domain->action_count; i++) {
        bool left = true;
        for (uint16_t j = 0; j < domain->search->filter_count; j++) {
            const gg_action_filter *filter = &domain->search->filters[j];
            size_t mask =
                filter->first + (size_t)filter->rows[state[filter->word] >> filter->shift & 15];
            left &= filter->actions != i / 64 || domain->search->masks[mask] >> i % 64 & 1;
        }
        *complete &= left || !gg_holds(domain, &domain->actions[i].precondition, state);
        count += left;
    }
    return count;
}

/* Of 503 actions a search looks at few: `e` is not filtered, as either of two symbols will do. */
static void actions_are_found_by_symbol(void)
{
    struct compiled compiled =
        compiled_of("state: {n: 0..2, at: place, near: place, b: bool, far: place, low: 0..2,\n"
                    "  next(place): {type: place, constant: true, start: p5}}\n"
                    "actions:\n"
                    "  a(place x, place y): {preconditions: [at == x, next(x) == y], "
                    "effects: [at = y, b]}\n"
                    "  b(place x): {preconditions: [near == x, b], effects: near = p7}\n"
                    "  c(place x): {preconditions: [far == x, n >= 1], effects: far = p8}\n"
                    "  d(place x): {preconditions: [at == x, near == x], effects: n = 1}\n"
                    "  e(place x): {preconditions: at == x or near == x and far == x,\n"
                    "    effects: low = 1}\n"
                    "  f: {preconditions: near != p3, effects: b}\n"
                    "  g: {preconditions: 'far in [p2, p4]', effects: not b}\n"
                    "  h: {effects: far = p1}\n"
                    "goals: {g: {conditions: [at == p5, near == p7, far == p1, low == 1]}}\n");
    const gg_domain *domain = &compiled.tables->domain;
    CU_ASSERT_EQUAL(domain->action_count, 5 * PLACES + 3);
    for (uint32_t i = 0; i < 20 * PLACES; i++) {
        uint64_t state[4] = {0};
        bool complete;
        CU_ASSERT_FATAL(domain->word_count <= 4);
        memcpy(state, domain->start, domain->word_count * sizeof *state);
        gg_write(domain, fact_number(compiled.tables, "at"), i % PLACES, state);
        gg_write(domain, fact_number(compiled.tables, "near"), i * 7 / 3 % PLACES, state);
        gg_write(domain, fact_number(compiled.tables, "far"), i * 11 / 7 % PLACES, state);
        gg_write(domain, fact_number(compiled.tables, "n"), i % 3, state);
        gg_write(domain, fact_number(compiled.tables, "b"), i % 2, state);
        size_t count = count_of_filters(domain, state, &complete);
        CU_ASSERT_TRUE(complete);
        CHECK_SAYING(count <= PLACES + 32, "case %u: %zu actions", (unsigned)i, count);
    }
    compiled_free(&compiled);
}

/* 4,096 symbols are 12 bits and a guard of a word. */
static void a_fact_of_many_symbols_takes_few_bits(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate:\n  at: [s0");
    for (int i = 1; i < 4096; i++)
        text_add(&yaml, ", s%d", i);
    text_add(&yaml, "]\nactions: {act: {preconditions: at != s4095, effects: at = s4095}}\n");
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    uint64_t state[1];
    CU_ASSERT_EQUAL_FATAL(domain->word_count, 1);
    CU_ASSERT_EQUAL(domain->facts[0].width, 12);
    state[0] = domain->start[0];
    CU_ASSERT_EQUAL(gg_read(domain, 0, state), 0);
    gg_apply(domain, domain->actions[0].effect, state);
    CU_ASSERT_EQUAL(gg_read(domain, 0, state), 4095);
    CU_ASSERT_FALSE(gg_holds(domain, &domain->actions[0].precondition, state));
    compiled_free(&compiled);
    text_free(&yaml);
}

/* No fact has too many symbols for a bit each, but all of them together take less room as numbers. */
static void many_facts_of_symbols_take_few_bits(void)
{
    for (int things = 12; things <= 13; things++) {
        struct text yaml = {0};
        text_add(&yaml, "domain: d\ntypes:\n  thing: [t0");
        for (int i = 1; i < things; i++)
            text_add(&yaml, ", t%d", i);
        text_add(&yaml, "]\nstate:\n  lies(thing): [s0");
        for (int i = 1; i < 40; i++)
            text_add(&yaml, ", s%d", i);
        text_add(
            &yaml,
            "]\nactions:\n"
            "  put(thing t): {preconditions: 'lies(t) in [s0, s7, s39]', effects: lies(t) = s38}\n"
            "goals: {tidy: {conditions: lies(t11) == s38 and lies(t3) != s0}}\n");
        struct compiled compiled = compile_text(yaml.data);
        CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
        const gg_domain *domain = &compiled.tables->domain;
        CU_ASSERT_EQUAL(domain->word_count, things == 12 ? 12 : 2);
        CU_ASSERT_EQUAL(domain->facts[0].width, things == 12 ? 40 : 6);
        struct search_room room = search_room_of(domain, 64, 8);
        gg_goal_problem problem = {.domain = domain, .agent_type = &domain->agent_types[0]};
        problem.state = domain->start;
        CU_ASSERT_EQUAL(gg_plan_make(&room.search, &problem, &room.plan), GG_FOUND);
        CU_ASSERT_EQUAL(room.plan.length, 2);
        search_room_free(&room);
        compiled_free(&compiled);
        text_free(&yaml);
    }
}

/* What a goal reads, and conditions to achieve that differ in the middle of their sets. */
static void sets_count_as_read_and_are_told_apart(void)
{
    struct compiled compiled =
        compiled_of("state: {at: place, near: place}\n"
                    "actions: {go_to(place to): {effects: at = to}}\n"
                    "goals: {away: {conditions: at != p50}}\n"
                    "tasks:\n"
                    "  live:\n"
                    "    methods:\n"
                    "      m: {subtasks: [{achieve: 'at in [p1, p50]'},\n"
                    "                     {achieve: 'at in [p1, p3, p50]'},\n"
                    "                     {achieve: 'at in [p50, p1]'}]}\n");
    const gg_domain *domain = &compiled.tables->domain;
    const gg_fact *at = &domain->facts[fact_number(compiled.tables, "at")];
    const gg_fact *near = &domain->facts[fact_number(compiled.tables, "near")];
    CU_ASSERT_EQUAL(domain->subgoal_count, 2);
    CU_ASSERT_EQUAL(domain->agent_types[0].relevance_mask[at->word] >> at->shift & 127, 127);
    CU_ASSERT_EQUAL(domain->agent_types[0].relevance_mask[near->word] >> near->shift & 127, 0);
    compiled_free(&compiled);
}

/* 245 types of 4,096 objects each are more than a million. */
static void all_lists_together_have_a_bound(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes:\n  many: [s0");
    for (int i = 1; i < 4096; i++)
        text_add(&yaml, ", s%d", i);
    text_add(&yaml, "]\n");
    for (int i = 1; i < 245; i++)
        text_add(&yaml, "  t%d: [many]\n", i);
    text_add(&yaml, "state: {at: many}\nactions: {act: {effects: at = s1}}\n");
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NULL(compiled.tables);
    CHECK_SAYING(
        compiled.messages.data &&
            strstr(compiled.messages.data,
                   "test.yaml:247:10: error: with this one there are more than 1000000 symbols "
                   "in all lists of types and facts together, the most that there can be\n"),
        "%s", compiled.messages.data);
    compiled_free(&compiled);
    text_free(&yaml);
}

/* ------------------------------------------------------------------------- words */

static void expect_words(const char *rest, const char *options, const char *words)
{
    struct scratch scratch = scratch_new();
    struct text yaml = domain_of(rest);
    const char *file = scratch_write(&scratch, "d.yaml", yaml.data);
    struct result result = shell("'%s' plan -W no-unread-fact -W no-unchanged-fact '%s' %s",
                                 built(scratch.pool, "goapgen"), file, options);
    CU_ASSERT_EQUAL(result.code, 3);
    CHECK_SAYING(strcmp(result.errs.data, words) == 0, "%s", result.errs.data);
    result_free(&result);
    text_free(&yaml);
    scratch_free(&scratch);
}

static const char errand[] = "state: {at: {type: place, start: p9}, done: bool, key: bool}\n"
                             "actions:\n"
                             "  walk: {preconditions: at != p9, effects: at = p50}\n"
                             "  ring: {preconditions: 'at in [p50, p60]', effects: done}\n"
                             "  knock: {preconditions: 'not at in [p9, p10]', effects: done}\n"
                             "goals: {visit: {conditions: done}}\n"
                             "tasks:\n"
                             "  live:\n"
                             "    methods:\n"
                             "      far: {preconditions: 'not at in [p8, p9]', subtasks: walk}\n"
                             "      near: {preconditions: at == p50, subtasks: ring}\n"
                             "      some(place x): {preconditions: 'at == x and x in [p12, p13]', "
                             "subtasks: knock}\n";

static void messages_name_symbols(void)
{
    expect_words(errand, "--goal visit --why",
                 "goapgen: visit: there is no plan\n"
                 "done cannot be brought about:\n"
                 "  ring needs at in [p50, p60]\n"
                 "    at in [p50, p60] cannot be brought about:\n"
                 "      walk needs at != p9\n"
                 "  knock needs not at in [p9, p10]\n");
    expect_words(errand, "--task live --why",
                 "goapgen: live: there is no plan\n"
                 "far needs not at in [p8, p9] (it is p9)\n"
                 "near needs at == p50 (it is p9)\n"
                 "some(p12) needs at == p12 (it is p9)\n"
                 "some(p13) needs at == p13 (it is p9)\n");
}

/* ------------------------------------------------------------------ at run time */

static void a_plan_is_given_up_when_its_set_is_left(void)
{
    struct text yaml = domain_of("limits: {plan: 8}\n"
                                 "state: {at: place, door: place, lit: bool}\n"
                                 "actions:\n"
                                 "  go_to(place to): {preconditions: at != to, effects: at = to, "
                                 "duration: 100ms}\n"
                                 "  work: {preconditions: [door != p7, 'at in [p50, p70]'], "
                                 "effects: lit}\n"
                                 "goals: {light: {conditions: lit}}\n");
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, yaml.data);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants light, made 2, started go_to(p50), start go_to(p50)");
    set_fact(&actor, "door", 99);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick go_to(p50)");
    set_fact(&actor, "door", 7);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick go_to(p50), dropped work, wants light, failed 1");
    stage_end(&stage);
    text_free(&yaml);
}

/* What a program of a game sees of such a domain. */
static const char program[] =
    "#include \"d.h\"\n"
    "static d_world world;\nstatic d_agent one;\nstatic d_planner planner;\n"
    "int main(void)\n{\n"
    "    d_world_init(&world);\n"
    "    d_agent_init(&one, &world, 1);\n"
    "    if (d_at(&one) != D_P9 || d_door(&one) != D_P0 || d_seen(&one, D_P99) != D_P3)\n"
    "        return 1;\n"
    "    d_set_at(&one, D_P42);\n"
    "    d_set_seen(&one, D_P99, D_P98);\n"
    "    d_world_set_door(&world, D_P64);\n"
    "    if (d_at(&one) != D_P42 || d_seen(&one, D_P99) != D_P98 || d_seen(&one, D_P98) != D_P3)\n"
    "        return 2;\n"
    "    if (!d_road(D_P0, D_P99) || !d_road(D_P99, D_P98) || !d_road(D_P42, D_P42))\n"
    "        return 7;\n"
    "    if (d_road(D_P99, D_P0) || d_road(D_P42, D_P41) || d_road(D_FAR, D_P0))\n"
    "        return 8;\n"
    "    if (d_way(D_P99, D_P99) != D_P1 || d_way(D_P0, D_P0) != D_P4 || "
    "d_way(D_P7, D_FAR) != D_P0)\n"
    "        return 9;\n"
    "    if (d_door(&one) != D_P64 || d_world_door(&world) != D_P64 || d_beside(D_P5) != D_P77)\n"
    "        return 3;\n"
    "    for (int i = 0; i < 10; i++)\n"
    "        d_agent_tick(&one, &planner, 50);\n"
    "    if (!d_done(&one) || d_at(&one) != D_P70)\n"
    "        return 4;\n"
    "    if (d_world_attach(&world) != GG_ATTACHED)\n"
    "        return 5;\n"
    "    return d_agent_attach(&one, &world, &planner) == GG_ATTACHED ? 0 : 6;\n}\n";

static void a_program_reads_and_sets_symbols(void)
{
    struct scratch scratch = scratch_new();
    struct text yaml =
        domain_of("state:\n"
                  "  at: {type: place, start: p9}\n"
                  "  door: {type: place, shared: true}\n"
                  "  seen(place): {type: place, start: p3}\n"
                  "  beside(place): {type: place, constant: true}\n"
                  "  done: bool\n"
                  "  mood: [near, far]\n"
                  "  road(place, place): {type: bool, constant: true}\n"
                  "  way(place, place): {type: place, constant: true, start: p4}\n"
                  "start: [beside(p5) = p77, 'road(p0, p99)', 'road(p99, p98)', 'road(p42, p42)',\n"
                  "  'way(p99, p99) = p1', 'way(p3, p4) = p0']\n"
                  "actions:\n"
                  "  go_to(place to): {preconditions: [at != to, door != p1], effects: at = to}\n"
                  "  ring: {preconditions: 'at in [p70, p72]', effects: done}\n"
                  "goals: {visit: {conditions: done}}\n");
    scratch_write(&scratch, "d.yaml", yaml.data);
    scratch_write(&scratch, "main.c", program);
    struct result result = shell(
        "cd '%s' && '%s' -W no-unread-fact -W no-unchanged-fact d.yaml && "
        "%s %s -Wall -Wextra -Wpedantic -Werror -I '%s' -I . -o program main.c d.c d_tasks.c '%s' "
        "&& ./program",
        scratch.folder, built(scratch.pool, "goapgen"), c_compiler(), c_flags(),
        in_repository(scratch.pool, "runtime"), built(scratch.pool, "libgoapgen.a"));
    CHECK_SAYING(result.code == 0, "%d: %s", result.code, result.errs.data);
    result_free(&result);
    result = shell("grep -q 'at != p42' '%s/d.c' && grep -q 'at in \\[p70, p72\\]' '%s/d.c'",
                   scratch.folder, scratch.folder);
    CHECK_SAYING(result.code == 0, "the tables do not name the symbols");
    result_free(&result);
    text_free(&yaml);
    scratch_free(&scratch);
}

void add_symbols_suite(void)
{
    CU_pSuite suite = CU_add_suite("symbols", NULL, NULL);
    CU_ADD_TEST(suite, a_set_is_one_constraint);
    CU_ADD_TEST(suite, sets_share_their_rows);
    CU_ADD_TEST(suite, methods_are_found_by_symbol);
    CU_ADD_TEST(suite, actions_are_found_by_symbol);
    CU_ADD_TEST(suite, a_fact_of_many_symbols_takes_few_bits);
    CU_ADD_TEST(suite, many_facts_of_symbols_take_few_bits);
    CU_ADD_TEST(suite, sets_count_as_read_and_are_told_apart);
    CU_ADD_TEST(suite, all_lists_together_have_a_bound);
    CU_ADD_TEST(suite, messages_name_symbols);
    CU_ADD_TEST(suite, a_plan_is_given_up_when_its_set_is_left);
    CU_ADD_TEST(suite, a_program_reads_and_sets_symbols);
}
