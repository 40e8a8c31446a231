/* SPDX-License-Identifier: MIT */
/*
 * `goapgen run --agents`: several agents in one world. What they do is counted by hand, by ticking
 * every millisecond, or added up from runs of one agent each.
 */
#include "support/json.h"
#include "support/project.h"
#include "support/run_output.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* ------------------------------------------------------- what others have taken */

static const char basket[] = "domain: basket\n"
                             "state:\n"
                             "  apples: {type: 0..5, start: 2, shared: true}\n"
                             "  has_apple: bool\n"
                             "  apart: bool\n"
                             "actions:\n"
                             "  take: {preconditions: [apples >= 1, not has_apple],\n"
                             "    effects: [apples -= 1, has_apple], duration: 2s}\n"
                             "goals: {provided: {conditions: has_apple}}\n";

/* All begin at once. The first two get the apples; the others fail, and find no plan then. */
static void what_was_asked_for_in_vain_is_told(void)
{
    static const struct expectation runs[] = {
        {"--agents 5 --time 3s",
         {"basket: 5 agents\n", "simulated time    3s\n",
          "asked for in vain, as others had taken it:\n  take: apples, 3 times\n"},
         {{"take", 5}}},
        {"--agents 2 --time 3s",
         {"basket: 2 agents\n", "asked for in vain, as others had taken it: none\n",
          "no agent has anything to do, and no rule could change that\n"},
         {{"decisions", 2}, {"take", 2}}},
    };
    static const long ends[] = {5, 2, 3, 0};
    CHECK_RUNS(basket, runs);
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, basket, "--agents 5 --time 3s");
    check_action(&result, "take", ends);
    result_free(&result);
    result = simulated(&scratch, basket, "--agents 5 --time 3s --json");
    CHECK_SAYING(is_json(result.out.data), "this is no JSON: %s", result.out.data);
    check_says(&result, "{\"types\": [{\"domain\": \"basket\", \"agent\": \"basket\", "
                        "\"seed\": 1, \"agents\": 5, \"options\": [\"--time 3s\"], "
                        "\"time\": 3000, ");
    check_says(&result, "\"in_vain\": [{\"action\": \"take\", \"fact\": \"apples\", \"times\": 3, "
                        "\"refused\": 0}]");
    result_free(&result);
    scratch_free(&scratch);
}

static const char lantern[] =
    "domain: lantern\n"
    "state: {wind: bool, oil: {type: 0..9, start: 9}, read: bool}\n"
    "actions:\n"
    "  look_up: {while: [not wind, oil >= 1], effects: read, duration: 2s}\n"
    "  fill: {preconditions: oil <= 8, effects: oil = 9, duration: 1s}\n"
    "goals: {learned: {conditions: read}}\n"
    "rules:\n"
    "  gust: {every: 5s, effects: wind}\n"
    "  calm: {every: 6s, effects: not wind}\n"
    "  forgets: {every: 3500ms, effects: not read}\n";

/* What was gone while an action ran, of one agent and of several; sums of runs; no sum with a domain
 * that has nothing of the kind. */
static void what_was_gone_while_it_ran_is_told(void)
{
    static const struct expectation runs[] = {
        {"--time 5s",
         {"failed, as what they need while they run was gone:\n  look_up: wind, 1 time\n"},
         {{"decisions", 2}}},
        {"--time 2s",
         {"failed, as what they need while they run was gone: none\n"},
         {{"decisions", 1}}},
        {"--agents 2 --time 5s",
         {"asked for in vain, as others had taken it: none\n"
          "failed, as what they need while they run was gone:\n  look_up: wind, 2 times\n"},
         {{"decisions", 4}}},
        {"--seeds 1..3 --time 5s",
         {"failed, as what they need while they run was gone:\n  look_up: wind, 3 times\n"},
         {{"decisions", 6}}},
    };
    CHECK_RUNS(lantern, runs);
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, lantern, "--time 5s --json");
    CHECK_SAYING(is_json(result.out.data), "this is no JSON: %s", result.out.data);
    check_says(&result,
               "\"given_out\": [{\"action\": \"look_up\", \"fact\": \"wind\", \"times\": 1}]");
    result_free(&result);
    scratch_free(&scratch);
}

/* ------------------------------------------------------------------- together */

/* The taker comes first, and finds nothing to do until the giver, who comes after it, has
 * given; it sees that a millisecond later. */
static void what_one_does_gives_another_something_to_do(void)
{
    static const char yaml[] = "domain: gifts\n"
                               "state: {gift: {type: bool, shared: true}, had: bool}\n"
                               "actions:\n"
                               "  give: {effects: gift, duration: 3s}\n"
                               "  take: {preconditions: gift, effects: had, duration: 2s}\n"
                               "goals: {given: {conditions: gift}}\n"
                               "tasks: {live: {methods: {m: {preconditions: not had,\n"
                               "  subtasks: take}}}}\n"
                               "agents:\n"
                               "  rock: {goals: []}\n"
                               "  taker: {actions: [take], task: live}\n"
                               "  giver: {actions: [give], goals: [given]}\n";
    static const struct expectation runs[] = {
        {"--agents 1",
         {"taker: 1 agent\nsimulated time    5.001s; it stands still",
          "\n\ngiver: 1 agent\nsimulated time    5.001s; it stands still"},
         {{"take", 1}, {"give", 1}}},
        {"--agents 1 --agent giver", {"simulated time    3s; it"}, {{"take", -1}, {"give", 1}}},
    };
    CHECK_RUNS(yaml, runs);
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, yaml, "--agents 2 --agent rock");
    check_result(&result, 2,
                 "goapgen: agent 'rock' does nothing by itself: it has neither a task nor a goal; "
                 "write 'task: live' or 'goals: [given]' there");
    result_free(&result);
    result = simulated(&scratch, yaml, "--agents 501");
    check_result(&result, 2,
                 "goapgen: --agents 501 makes 1002 agents of 2 types; at most 1000 in all are "
                 "simulated (--agent names one type)");
    result_free(&result);
    scratch_free(&scratch);
}

/* The keeper comes second, and after three seconds gives the door up without having shut it. From
 * then on nothing would happen for a minute, but that the guest can enter. */
static void a_claim_that_ends_gives_another_something_to_do(void)
{
    static const char yaml[] = "domain: inn\n"
                               "state:\n"
                               "  door: {type: bool, shared: true, claim: true}\n"
                               "  ready: bool\n"
                               "actions:\n"
                               "  rest: {preconditions: not ready, effects: ready, duration: 2s}\n"
                               "  enter: {preconditions: [not door, ready], effects: not ready}\n"
                               "  shut: {preconditions: not door, effects: door, duration: 9s,\n"
                               "    timeout: 3s, retry: 60s}\n"
                               "tasks:\n"
                               "  visit: {methods: {r: {subtasks: rest}, e: {subtasks: enter}}}\n"
                               "  keep: {methods: {s: {subtasks: shut}}}\n"
                               "agents: {guest: {task: visit}, keeper: {task: keep}}\n";
    static const struct expectation runs[] = {
        {"--agents 1 --time 4s", {"guest: 1 agent\n"}, {{"enter", 1}, {"rest", 2}}},
    };
    CHECK_RUNS(yaml, runs);
}

/* Agents that draw, and take from a store that rules fill; with what facts have beside it. */
static const char store_with[] =
    "domain: store\n"
    "limits: {plan: 8}\n"
    "state:\n"
    "  food: {type: 0..4, start: 2, shared: true%s}\n"
    "  wood: {type: 0..3, shared: true%s}\n"
    "  full: {type: 0..5, start: 2}\n"
    "actions:\n"
    "  eat: {preconditions: food >= 1, effects: [food -= 1, full += 2], duration: 130ms}\n"
    "  hunt: {preconditions: wood >= 1, effects: [wood -= 1, food += 2], duration: 410ms}\n"
    "  chop: {preconditions: wood <= 2, effects: wood += 1, duration: 70ms}\n"
    "  wait: {duration: 33ms}\n"
    "goals: {fed: {conditions: full >= 2}}\n"
    "tasks:\n"
    "  live:\n"
    "    select: weighted\n"
    "    methods:\n"
    "      trip: {weight: 2, subtasks: [chop, hunt]}\n"
    "      idle: {subtasks: [wait, wait]}\n"
    "agents: {one: {goals: [fed], task: live}}\n"
    "rules:\n"
    "  hunger: {every: 290ms, effects: full -= 1}\n"
    "  rot: {every: 1100ms, effects: food -= 1}\n";

static long count_in(const struct stage *stage, const char *words)
{
    long count = 0;
    for (const char *at = stage->log.data; (at = strstr(at, words)) != NULL; at++)
        count++;
    return count;
}

enum { TOGETHER = 3 };

/* Ticks the world and agents every millisecond for half a minute. */
static void tick_each(struct stage *stage, struct actor *actors, const char *store, uint32_t seed)
{
    stage_start(stage, store);
    for (uint32_t i = 0; i < TOGETHER; i++)
        actor_start(&actors[i], stage, 0, seed + i);
    for (uint32_t moment = 0; moment < 30000; moment++) {
        gg_world_tick(&stage->scene.core, moment > 0);
        for (uint32_t i = 0; i < TOGETHER; i++)
            gg_agent_tick(&actors[i].core, &stage->planner, moment > 0);
    }
}

/* The same result as if all were ticked every millisecond, also of what was in vain: compares the
 * rows of some seeds. Returns how often an action failed. */
static long compare_rows(struct scratch *scratch, const char *store, uint32_t seeds)
{
    static const struct {
        const char *logged, *row;
    } pairs[] = {{"chose live.trip", "live: trip"},
                 {"chose live.idle", "live: idle"},
                 {"started eat", "eat"},
                 {"started hunt", "hunt"},
                 {"started chop", "chop"},
                 {"started wait", "wait"},
                 {"failed ", "plannings failed"}};
    long failures = 0;
    for (uint32_t seed = 1; seed <= seeds; seed++) {
        struct stage stage;
        struct actor actors[TOGETHER];
        tick_each(&stage, actors, store, seed);
        const char *arguments =
            pool_format(scratch->pool, "--agents %d --time 30s --seed %u", TOGETHER, seed);
        struct result result = simulated(scratch, store, arguments);
        for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
            check_row(&result, pairs[i].row, count_in(&stage, pairs[i].logged));
        failures += count_in(&stage, "ended hunt failure") + count_in(&stage, "ended eat failure");
        check_row(&result, "plans dropped",
                  count_in(&stage, "dropped ") + count_in(&stage, "refused "));
        result_free(&result);
        stage_end(&stage);
    }
    return failures;
}

static void no_moment_of_several_is_skipped(void)
{
    struct scratch scratch = scratch_new();
    const char *store = pool_format(scratch.pool, store_with, "", "");
    CU_ASSERT(compare_rows(&scratch, store, 5) > 0);
    scratch_free(&scratch);
}

/* Also what one claims makes others plan anew while they are at something. Food that rots is
 * claimed in vain. */
static void no_moment_of_claims_is_skipped(void)
{
    struct scratch scratch = scratch_new();
    const char *store = pool_format(scratch.pool, store_with, ", claim: true", ", claim: true");
    CU_ASSERT(compare_rows(&scratch, store, 10) > 0);
    scratch_free(&scratch);
}

/* Agents that share nothing do together what each of them does alone, with its seed. */
static void each_agent_has_the_next_seed(void)
{
    static const char yaml[] =
        "domain: d\n"
        "actions: {a: {duration: 1s}, b: {duration: 2s}, c: {}}\n"
        "tasks: {live: {select: random, methods: {\n"
        "  one: {subtasks: a}, two: {subtasks: b}, three: {subtasks: c}}}}\n";
    static const char *const actions[] = {"a", "b", "c"};
    struct scratch scratch = scratch_new();
    long sums[3] = {0, 0, 0};
    for (uint32_t seed = 4294967294u, i = 0; i < 3; i++, seed++) {
        struct result result = simulated(
            &scratch, yaml, pool_format(scratch.pool, "--time 1m --seed %lu", (unsigned long)seed));
        for (size_t j = 0; j < 3; j++)
            sums[j] += number_of_row(&result, actions[j]);
        result_free(&result);
    }
    struct result result = simulated(&scratch, yaml, "--time 1m --seed 4294967294 --agents 3");
    for (size_t j = 0; j < 3; j++)
        check_row(&result, actions[j], sums[j]);
    result_free(&result);
    scratch_free(&scratch);
}

/* ------------------------------------------------------------------- how it ends */

/* Decisions are those of all agents together; each carries its last plan out. */
static void decisions_are_added_up(void)
{
    static const char yaml[] = "domain: d\n"
                               "actions: {work: {duration: 7s}}\n"
                               "tasks: {live: {methods: {toil: {subtasks: [work, work]}}}}\n";
    static const struct expectation runs[] = {
        {"--agents 3 --decisions 7",
         {"simulated time    42s\n", "actions never done: none\n"},
         {{"decisions", 7}, {"work", 14}, {"live: toil", 7}}},
        {"--agents 3 --time 20s",
         {"simulated time    20s\n", "(at the end actions of 3 of the 3 agents were still going"},
         {{"decisions", 6}, {"work", 9}}},
    };
    CHECK_RUNS(yaml, runs);
}

static void one_agent_is_told_of_as_before(void)
{
    static const char *const arguments[] = {"--time 20s", "--time 20s --json", "--decisions 9"};
    struct scratch scratch = scratch_new();
    const char *store = pool_format(scratch.pool, store_with, "", "");
    for (size_t i = 0; i < 3; i++) {
        struct result alone = simulated(&scratch, store, arguments[i]);
        struct result one =
            simulated(&scratch, store, pool_format(scratch.pool, "%s --agents 1", arguments[i]));
        CU_ASSERT_EQUAL(alone.code, 0);
        CU_ASSERT_STRING_EQUAL(alone.out.data, one.out.data);
        result_free(&alone);
        result_free(&one);
    }
    scratch_free(&scratch);
}

/* The exit code tells of a type that never had a plan. */
static void a_type_without_a_plan_is_told(void)
{
    static const char yaml[] = "domain: d\n"
                               "state: {key: bool, out: bool}\n"
                               "actions: {open: {preconditions: key, effects: out}, nap: {}}\n"
                               "goals: {free: {conditions: out}}\n"
                               "tasks: {live: {methods: {m: {subtasks: nap}}}}\n"
                               "agents: {cat: {task: live}, prisoner: {goals: [free]}}\n";
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, yaml, "--agents 2 --time 1s");
    CU_ASSERT_EQUAL(result.code, 3);
    CU_ASSERT_STRING_EQUAL(result.errs.data, "goapgen: free: there is no plan\n");
    check_says(&result, "cat: 2 agents\n");
    result_free(&result);
    scratch_free(&scratch);
}

/* ---------------------------------------------------------------- who waits for what */

/* Ann uses x for 4 s and rests for 2 s, cid likewise y, 2 s later: never are both free, as bob needs
 * them, who looks each half second. */
static const char phases[] =
    "domain: phases\n"
    "state:\n"
    "  x: {type: bool, start: true, shared: true, claim: true}\n"
    "  y: {type: bool, start: true, shared: true, claim: true}\n"
    "  tired: bool\n"
    "actions:\n"
    "  use_x: {preconditions: [x, not tired], effects: [x, tired], duration: 4s}\n"
    "  use_y: {preconditions: [y, not tired], effects: [y, tired], duration: 4s}\n"
    "  pause: {preconditions: tired, effects: not tired, duration: 2s}\n"
    "  use_both: {preconditions: [x, y], effects: [x, y], duration: 1s}\n"
    "  look: {duration: 500ms}\n"
    "tasks:\n"
    "  at_x: {methods: {use: {subtasks: use_x}, rest: {subtasks: pause}}}\n"
    "  at_y: {methods: {use: {subtasks: use_y}, rest: {subtasks: pause}}}\n"
    "  at_both: {methods: {use: {subtasks: use_both}, wait: {subtasks: look}}}\n"
    "agents: {first: {task: at_x}, second: {task: at_y}, third: {task: at_both}}\n"
    "examples:\n"
    "  out_of_phase:\n"
    "    agents: {ann: {type: first}, bob: {type: third},\n"
    "      cid: {type: second, given: tired}, dan: {type: third}}\n"
    "    seed: 4\n"
    "    expect: {at 59s: x}\n";

static void who_waits_for_what_is_told(void)
{
    static const char *const said[] = {
        "agent        done      waited     longest\nann            19          0s          0s\n",
        "agent        done      waited     longest\nbob           118         59s         59s\n"
        "dan           118         59s         59s\n",
        "agent        done      waited     longest\ncid            19          0s          0s\n",
        "waited for what others had claimed or taken: none\n",
        "waited for what others had claimed or taken:\n"
        "  bob: x, 10 times, 40s, the longest 4s\n"
        "  dan: x, 10 times, 40s, the longest 4s\n"
        "  bob: y, 10 times, 38.500s, the longest 4s\n"
        "  dan: y, 10 times, 39s, the longest 4s\n"
        "warning: bob never got its turn at x, while others had theirs\n"
        "warning: dan never got its turn at x, while others had theirs\n"
        "warning: bob never got its turn at y, while others had theirs\n"
        "warning: dan never got its turn at y, while others had theirs\n"};
    struct scratch scratch = scratch_new();
    struct result result = simulated(&scratch, phases, "--example out_of_phase");
    for (size_t i = 0; i < sizeof said / sizeof *said; i++)
        check_says(&result, said[i]);
    result_free(&result);
    result = simulated(&scratch, phases, "--example out_of_phase --json");
    CHECK_SAYING(is_json(result.out.data), "this is no JSON: %s", result.out.data);
    check_says(&result, "\"seed\": 4, \"agents\": 1, \"options\": [\"--time 59s\", "
                        "\"--example out_of_phase\"]");
    check_says(&result, "\"each\": [{\"name\": \"bob\", \"done\": 118, \"waited\": 59000, "
                        "\"longest\": 59000}, {\"name\": \"dan\"");
    check_says(&result, "{\"name\": \"bob\", \"fact\": \"x\", \"times\": 10, \"time\": 40000, "
                        "\"longest\": 4000, \"turnless\": 1}");
    result_free(&result);
    result = simulated(&scratch, phases, "--example out_of_phase --time 59s --seeds 1..3");
    check_says(&result, "bob           354      2m 57s         59s\n");
    check_says(&result, "  bob: x, 30 times, 2m, the longest 4s\n");
    check_says(&result,
               "warning: bob never got its turn at x, while others had theirs, in 3 lives\n");
    /* The seeds are those that were asked for, also of types that come later. */
    for (const char *seeds = result.out.data; (seeds = strstr(seeds, "\nseeds  ")) != NULL; seeds++)
        CHECK_SAYING(strncmp(seeds, "\nseeds             1..3\n", 24) == 0, "%.30s", seeds);
    result_free(&result);
    scratch_free(&scratch);
}

/* A file of events can name who lives, and what happens to whom. */
static void a_file_of_events_names_agents(void)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "events.yaml",
                  "agents: {ann: {given: not has_apple}, bob: {given: has_apple}, cid: }\n"
                  "events:\n"
                  "  - {at 1s: {cid: fail(take)}}\n"
                  "  - {at 9s: [{ann: not has_apple}, {bob: not has_apple}, apples = 2]}\n");
    struct result result = simulated(
        &scratch, basket,
        pool_format(scratch.pool, "--events '%s/events.yaml' --time 20s", scratch.folder));
    check_says(&result, "basket: 3 agents\n");
    check_says(&result, "ann             2          0s          0s\n"
                        "bob             1          0s          0s\n"
                        "cid             1          0s          0s\n");
    result_free(&result);
    result = simulated(
        &scratch, basket,
        pool_format(scratch.pool, "--events '%s/events.yaml' --agents 2", scratch.folder));
    CU_ASSERT_EQUAL(result.code, 2);
    CU_ASSERT_PTR_NOT_NULL(strstr(result.errs.data, "events.yaml names its agents: --agents cannot "
                                                    "stand beside it\n"));
    result_free(&result);
    scratch_free(&scratch);
}

/* What cannot stand beside an example, or is not there. */
static void wrong_examples_are_told(void)
{
    static const struct {
        const char *command, *said;
    } wrong[] = {
        {"run phases.yaml --example out_of_phrase",
         "goapgen: unknown example 'out_of_phrase'; did you mean 'out_of_phase'?\n"},
        {"run phases.yaml --example out_of_phase --agents 2",
         "an example says which agents live: --example excludes --agent and --agents"},
        {"run phases.yaml --example out_of_phase --events none.yaml",
         "--example and --events exclude each other"},
        {"decide phases.yaml --at 3s", "--at is a time in the life of an example: --example NAME"},
        {"plan phases.yaml --example out_of_phase --at soon",
         "a time is expected, 0s, 250ms, 60s, 1.5m, 12h or 2d, and not: soon"},
        {"decide phases.yaml --example out_of_phase --agent cit",
         "goapgen: unknown agent of the example 'cit'; did you mean 'cid'?\n"},
        {"decide phases.yaml --example out_of_phase --deny x",
         "the example's 'calls' tell what functions answer: --example excludes --deny and --cost"},
    };
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "phases.yaml", phases);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct result result = shell("cd '%s' && '%s' %s", scratch.folder,
                                     built(scratch.pool, "goapgen"), wrong[i].command);
        CU_ASSERT_EQUAL(result.code, 2);
        CHECK_SAYING(strstr(result.errs.data, wrong[i].said), "%s: %s", wrong[i].command,
                     result.errs.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* In the middle of a life what others have claimed is in the way, and named. */
static void claims_in_the_middle_of_a_life_are_named(void)
{
    static const struct {
        const char *command, *out, *errs;
    } asked[] = {
        {"decide tests/domains/lives/two_tools.yaml --example a_carpenter_and_a_mason --agent milo",
         "does the root task: idle\n"
         "not mason > work, because of its subtasks: others have claimed lying(hammer)\n"
         "anew it would choose mason > rest\n",
         ""},
        {"plan tests/domains/lives/two_tools.yaml --example a_carpenter_and_a_mason --agent milo "
         "--why",
         "mason: 1 steps, cost 1, 2 methods entered\n",
         "mason: work: take(hammer) is kept out: others have claimed lying(hammer)\n"},
        {"plan tests/domains/lives/two_tools.yaml --example a_carpenter_and_a_mason --at 4s "
         "--agent milo --why",
         "mason: 1 steps, cost 1, 1 methods entered\n",
         "mason: work: take(saw) needs lying(saw) (it is false)\n"},
        {"plan tests/domains/lives/two_tools.yaml --example a_carpenter_and_a_mason --at 5s",
         "carpenter: 1 steps, cost 1, 1 methods entered\n", ""},
    };
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        struct pool *pool = pool_new();
        struct result result = shell("'%s' %s", built(pool, "goapgen"), asked[i].command);
        CU_ASSERT_EQUAL(result.code, 0);
        CHECK_SAYING(strncmp(result.out.data, asked[i].out, strlen(asked[i].out)) == 0, "%s: %s",
                     asked[i].command, result.out.data);
        CHECK_SAYING(strcmp(result.errs.length ? result.errs.data : "", asked[i].errs) == 0,
                     "%s: %s", asked[i].command, result.errs.data);
        result_free(&result);
        pool_free(pool);
    }
}

/* ------------------------------------------------------------------ what is documented */

/* What the reference shows of two cats at one bowl. "..." stands for what it leaves out. */
static void the_document_shows_what_is_told(void)
{
    struct scratch scratch = scratch_new();
    struct text document = {0};
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &document));
    const char *place = strstr(document.data, "## Several agents\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(place);
    const char *yaml = block_behind(scratch.pool, &place, "```yaml\n");
    const char *decided = block_behind(scratch.pool, &place, "```\n$ goapgen decide bowl.yaml ");
    const char *counted = block_behind(scratch.pool, &place, "```\n");
    const char *rest = strstr(counted, "...\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(rest);
    (void)scratch_write(&scratch, "bowl.yaml", yaml);
    const char *run = pool_format(scratch.pool, "cd '%s' && '%s'", scratch.folder,
                                  built(scratch.pool, "goapgen"));
    size_t line = strcspn(decided, "\n");
    struct result said = shell("%s decide bowl.yaml %.*s", run, (int)line, decided);
    CHECK_SAYING(strcmp(said.out.data, decided + line + 1) == 0, "%s", said.out.data);
    result_free(&said);
    said = shell("%s run bowl.yaml --example two_at_one_bowl --time 1h", run);
    check_says(&said, pool_copy_text(scratch.pool, counted, (size_t)(rest - counted)));
    check_says(&said, rest + strlen("...\n"));
    result_free(&said);
    text_free(&document);
    scratch_free(&scratch);
}

void add_run_agents_suite(void)
{
    CU_pSuite suite = CU_add_suite("run agents", NULL, NULL);
    CU_ADD_TEST(suite, what_was_asked_for_in_vain_is_told);
    CU_ADD_TEST(suite, what_was_gone_while_it_ran_is_told);
    CU_ADD_TEST(suite, what_one_does_gives_another_something_to_do);
    CU_ADD_TEST(suite, a_claim_that_ends_gives_another_something_to_do);
    CU_ADD_TEST(suite, no_moment_of_several_is_skipped);
    CU_ADD_TEST(suite, no_moment_of_claims_is_skipped);
    CU_ADD_TEST(suite, each_agent_has_the_next_seed);
    CU_ADD_TEST(suite, decisions_are_added_up);
    CU_ADD_TEST(suite, one_agent_is_told_of_as_before);
    CU_ADD_TEST(suite, a_type_without_a_plan_is_told);
    CU_ADD_TEST(suite, who_waits_for_what_is_told);
    CU_ADD_TEST(suite, a_file_of_events_names_agents);
    CU_ADD_TEST(suite, wrong_examples_are_told);
    CU_ADD_TEST(suite, claims_in_the_middle_of_a_life_are_named);
    CU_ADD_TEST(suite, the_document_shows_what_is_told);
}
