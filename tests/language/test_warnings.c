/* SPDX-License-Identifier: MIT */
/*
 * What the analysis says of domains: examples with all that is said of them, the
 * literal cat, and random HTNs, whose every state is tried by the tests' own planner.
 */
#include "analysis/analysis.h"
#include "models/htn_random.h"
#include "models/htn_write.h"
#include "support/run.h"
#include "suites.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A domain's text, and the warnings, one a line: "8:12 message [-W name]". What the
 * grounding warns of as well, facts that are not read or changed, is left out. */
struct said {
    struct pool *pool;
    const struct problem *problem;
    struct text lines;
};

static void keep_warnings(struct said *said, const char *text)
{
    static const char before[] = "test.yaml:", word[] = " warning: ";
    for (const char *line = text; line && *line; line = strchr(line, '\n') + 1) {
        size_t length = strcspn(line, "\n");
        const char *found = strstr(line, word);
        if (strncmp(line, before, sizeof before - 1) != 0 || !found || found > line + length)
            continue;
        const char *end = line + length;
        line += sizeof before - 1;
        text_add(&said->lines, "%.*s %.*s\n", (int)(found - 1 - line), line,
                 (int)(end - found - (long)sizeof word + 1), found + sizeof word - 1);
    }
}

static struct said said_of(const char *yaml)
{
    struct said said = {.pool = pool_new()};
    struct diagnostics *diagnostics = diagnostics_new(said.pool);
    struct source *source = source_from_text(said.pool, "test.yaml", yaml, strlen(yaml));
    struct domain *domain;
    struct text shown = {0};
    diagnostics_silence(diagnostics, "unread-fact");
    diagnostics_silence(diagnostics, "unchanged-fact");
    const struct tables *tables = compile(said.pool, diagnostics, source, &domain);
    if (tables)
        analyse(said.problem = tables->problem);
    diagnostics_show(diagnostics, &shown);
    CHECK_SAYING(tables != NULL, "%s", shown.data);
    text_add(&said.lines, "%s", "");
    keep_warnings(&said, shown.data);
    text_free(&shown);
    return said;
}

static void said_free(struct said *said)
{
    text_free(&said->lines);
    pool_free(said->pool);
}

/* ------------------------------------------------------------------ examples */

#define WALKER                                                                                     \
    "domain: d\n"                                                                                  \
    "types: {place: [a, b, c]}\n"                                                                  \
    "state: {at: place, hot: bool, n: 0..3}\n"                                                     \
    "actions:\n"                                                                                   \
    "  go(place to): {preconditions: at != to, effects: at = to}\n"                                \
    "  heat: {preconditions: not hot, effects: hot}\n"                                             \
    "  cool: {preconditions: hot, effects: not hot}\n"                                             \
    "  idle: {}\n"                                                                                 \
    "  ask: {procedural_precondition: may, effects: hot}\n"                                        \
    "tasks:\n"

static const struct example {
    const char *yaml, *lines;
} examples[] = {
    /* Shadows: by one before it, by two together, and not where C functions decide. */
    {WALKER "  t:\n    methods:\n"
            "      one: {preconditions: hot, subtasks: [cool]}\n"
            "      two: {preconditions: not hot, subtasks: [heat]}\n"
            "      three: {preconditions: hot, subtasks: [idle]}\n"
            "      four: {subtasks: [idle, ask]}\n"
            "      five: {subtasks: [go(a)]}\n",
     "15:7 method 'three' of task 't' is never chosen: 'one', which is tried before it, can be "
     "carried out wherever it can [-W shadowed-method]\n"
     "16:7 method 'four' of task 't' is never chosen: wherever it can be carried out, one that is "
     "tried before it can be [-W shadowed-method]\n"
     "17:7 method 'five' of task 't' is never chosen: wherever it can be carried out, one that is "
     "tried before it can be [-W shadowed-method]\n"},
    {WALKER "  t:\n    methods:\n"
            "      one: {subtasks: [ask]}\n"
            "      two: {subtasks: [idle, go(a)]}\n"
            "      three: {subtasks: [idle, go(b)]}\n"
            "      four: {subtasks: [heat]}\n"
            "      five: {subtasks: [cool]}\n",
     "16:7 method 'four' of task 't' is never chosen: wherever it can be carried out, one that is "
     "tried before it can be [-W shadowed-method]\n"
     "17:7 method 'five' of task 't' is never chosen: wherever it can be carried out, one that is "
     "tried before it can be [-W shadowed-method]\n"},
    /* What follows may come back for a later method. */
    {WALKER "  t:\n    methods:\n"
            "      whole: {subtasks: [part, cool]}\n"
            "      rest: {subtasks: [go(a), ask, idle]}\n"
            "      more: {subtasks: [go(b), heat, cool, idle]}\n"
            "  part:\n    methods:\n"
            "      one: {}\n"
            "      two: {preconditions: not hot, subtasks: [heat]}\n",
     "14:7 method 'rest' of task 't' is never chosen: 'whole', which is tried before it, can be "
     "carried out in all 24 states [-W shadowed-method]\n"
     "15:7 method 'more' of task 't' is never chosen: 'whole', which is tried before it, can be "
     "carried out in all 24 states [-W shadowed-method]\n"},
    /* Draws have no order; priority levels have. */
    {WALKER "  t:\n    select: priority\n    methods:\n"
            "      one: {weight: 3, priority: 1, subtasks: [idle]}\n"
            "      two: {priority: 1, subtasks: [ask]}\n"
            "      three: {priority: 2, subtasks: [heat]}\n"
            "      four: {subtasks: [cool, go(a), go(b), go(c)]}\n",
     "17:7 method 'four' of task 't' is never chosen: 'one', which is tried before it, can be "
     "carried out in all 24 states [-W shadowed-method]\n"},
    {WALKER "  t:\n    select: weighted\n    methods:\n"
            "      one: {subtasks: [idle]}\n"
            "      two: {subtasks: [ask, cool, heat, go(a)]}\n",
     ""},
    /* A plan that is too long is no plan. */
    {WALKER "  t:\n    methods:\n"
            "      one: {subtasks: [idle, idle, idle]}\n"
            "      two: {subtasks: [ask, cool, heat, go(a)]}\n"
            "limits: {plan: 2}\n",
     ""},
    /* All instances of a method, in all of the task's. */
    {WALKER "  t:\n    methods:\n"
            "      one(place x): {subtasks: [go(x)]}\n"
            "      two(place x): {preconditions: at == x, subtasks: [sub(x)]}\n"
            "  sub(place x):\n    methods:\n"
            "      three: {subtasks: [ask, cool, heat, idle]}\n",
     "14:7 method 'two' of task 't' is never chosen: 'one', which is tried before it, can be "
     "carried out in all 24 states [-W shadowed-method]\n"
     "15:3 task 'sub' is never begun: only methods that are never chosen lead to it "
     "[-W starved-task]\n"},
    /* Recursion: without an end, at a standstill, and as it should be. */
    {WALKER "  t:\n    methods:\n"
            "      one: {preconditions: hot, subtasks: [cool, u]}\n"
            "      two: {subtasks: [heat, get(a), go(b), ask]}\n"
            "  u:\n    methods:\n"
            "      three: {subtasks: [heat, u]}\n"
            "  get(place l):\n    methods:\n"
            "      there: {preconditions: at == l}\n"
            "      by(place m): {subtasks: [get(m), go(l)]}\n"
            "  v:\n    methods:\n"
            "      done: {preconditions: hot}\n"
            "      again: {subtasks: [idle, v, cool, heat]}\n",
     "11:3 no method of task 't' can be carried out in 3 of the 6 states that actions and rules "
     "lead to, as where hot [-W dead-end]\n"
     "13:7 method 'one' of task 't' can never be carried out [-W never-applicable]\n"
     "15:3 task 'u' comes to no end: every decomposition of it goes on for ever "
     "[-W endless-recursion]\n"
     "25:7 method 'again' of task 'v' comes back to 'v' before anything can have changed "
     "[-W endless-recursion]\n"},
    /* Of no use, never applicable, unreachable; but not what the game sets. */
    {"domain: d\n"
     "state: {a: bool, b: bool, ammo: {type: 0..3, start: 3}, seen: {type: bool, sensed: true}}\n"
     "actions:\n"
     "  both: {preconditions: [a, b], effects: [not a, not b]}\n"
     "  one: {preconditions: not b, effects: a}\n"
     "  other: {preconditions: not a, effects: b}\n"
     "  shoot: {preconditions: [ammo >= 1, seen], effects: ammo -= 1}\n"
     "  load: {preconditions: ammo == 0, effects: ammo = 3}\n"
     "  nap: {}\n"
     "goals:\n"
     "  two: {conditions: [a, b]}\n"
     "  none: {conditions: ammo == 0}\n",
     "4:3 the preconditions of action 'both' hold in no state that actions and rules lead to "
     "[-W never-applicable]\n"
     "9:3 action 'nap' is of no use: no task has it, and it serves no goal [-W unused-action]\n"
     "11:3 goal 'two' holds in no state that actions and rules lead to [-W unreachable-goal]\n"},
    /* Goals and a task use the actions of both; `relevant` reads a fact, and so does a game
     * that is told of it. */
    {"domain: d\n"
     "state: {a: bool, b: bool, calm: {type: bool, sensed: true}, lamp: {type: bool, applied: "
     "true}}\n"
     "actions:\n"
     "  one: {effects: [a, lamp]}\n"
     "  two: {preconditions: not b, effects: b}\n"
     "  three: {preconditions: a}\n"
     "goals: {g: {conditions: b, relevant: calm}}\n"
     "tasks: {live: {methods: {m: {subtasks: one}}}}\n"
     "agents: {who: {goals: [g], task: live}}\n",
     "6:3 action 'three' is of no use: no task has it, and it serves no goal [-W "
     "unused-action]\n"},
    /* So do conditions to achieve, of agents that come to no goal. */
    {"domain: d\n"
     "state: {a: bool, b: bool, c: bool}\n"
     "actions:\n"
     "  one: {preconditions: b, effects: a}\n"
     "  two: {effects: b}\n"
     "  three: {effects: c}\n"
     "tasks: {live: {methods: {m: {subtasks: [{achieve: a}]}}}}\n",
     "6:3 action 'three' is of no use: no task has it, and it serves no goal [-W "
     "unused-action]\n"},
    /* Slips: a step that is missing, a letter, and a name that hides another. */
    {"domain: d\n"
     "types: {good: [bread, ale], place: [mill, farm]}\n"
     "state: {mood: 0.0..1.0, calm: 0..1 step 1, where: [home, store, stroe, farm_1, farm_2],\n"
     "        held: [nothing, goods], at: place}\n"
     "actions:\n"
     "  one(place at): {preconditions: [mood < 0.5, at != mill], effects: [mood = 1, calm = 1]}\n"
     "  two: {preconditions: [where == store, held == nothing], effects: where = farm_1}\n"
     "tasks: {live: {methods: {m: {subtasks: two}, n: {subtasks: one(farm)}, o: {}}}}\n",
     "3:15 this range has two values only, 0.0 and 1.0; for what lies between write '0.0..1.0 step "
     "0.1', and 'step 1' where two are meant [-W two-valued-range]\n"
     "3:65 symbol 'stroe' is never compared or assigned; did you mean 'store'? [-W "
     "similar-symbol]\n"
     "4:25 symbol 'goods' is never compared or assigned; did you mean the type 'good'? [-W "
     "similar-symbol]\n"
     "6:13 parameter 'at' hides the fact of that name in action 'one': there the name is the "
     "parameter's [-W hidden-fact]\n"},
    /* Dead ends, and effects that are lost, with and without a state in which. */
    {"domain: d\n"
     "state: {n: 0..5, m: 0..5, on: bool, p(t): 0..9}\n"
     "types: {t: [x, y]}\n"
     "actions:\n"
     "  up: {preconditions: n <= 4, effects: [n += 2, m += 1]}\n"
     "  down: {preconditions: [n >= 4, on], effects: [n -= 3, m -= 1, on = false]}\n"
     "  fill(t a): {preconditions: p(a) <= 8, effects: [p(a) += 2, n -= 100]}\n"
     "tasks:\n"
     "  live: {methods: {a: {subtasks: [up]}, b: {subtasks: [down]}}}\n"
     "  more: {methods: {c: {subtasks: [fill(x), fill(y)]}}}\n",
     "5:41 part of 'n += 2' of action 'up' is lost where n == 4 [-W saturating-effect]\n"
     "5:49 part of 'm += 1' of action 'up' is lost where m == 5 [-W saturating-effect]\n"
     "7:51 part of 'p(a) += 2' of action 'fill' is lost where p(a) == 8 [-W saturating-effect]\n"
     "9:3 no method of task 'live' can be carried out in 106 of the 628 states that actions and "
     "rules lead to, as where n == 5 and not on [-W dead-end]\n"},
    {"domain: d\n"
     "state: {n: 0..2000000}\n"
     "actions:\n"
     "  up: {effects: n += 2}\n"
     "  down: {preconditions: n <= 10, effects: n -= 3}\n"
     "tasks: {live: {methods: {a: {subtasks: [down]}, b: {subtasks: [up]}}}}\n",
     "4:17 part of 'n += 2' of action 'up' is lost where its preconditions allow n >= 1999999 "
     "[-W saturating-effect]\n"
     "5:43 part of 'n -= 3' of action 'down' is lost where its preconditions allow n <= 2 "
     "[-W saturating-effect]\n"},
};

static void examples_are_told_all_that_is_wrong(void)
{
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        struct said said = said_of(examples[i].yaml);
        CHECK_SAYING(strcmp(said.lines.data, examples[i].lines) == 0,
                     "example %zu:\n%s\nexpected:\n%s", i, said.lines.data, examples[i].lines);
        said_free(&said);
    }
}

/* ------------------------------------------------------------- the literal cat */

static void the_literal_cat_does_nothing_but_eat(void)
{
    static const char *const lost[] = {
        "10:67 part of 'mood += 1' of action 'eat' is lost where mood == 10",
        "11:32 part of 'full += 1' of action 'drink' is lost where full == 10",
        "11:43 part of 'mood += 1' of action 'drink' is lost where mood == 10",
        "12:73 part of 'mood -= 1' of action 'sleep' is lost where mood == 0",
        "13:68 part of 'mood -= 2' of action 'poop' is lost where mood <= 1",
        "15:88 part of 'full -= 3' of action 'parkour' is lost where full <= 2",
        "16:80 part of 'full -= 2' of action 'chase_roach' is lost where full <= 1",
        "16:91 part of 'mood += 1' of action 'chase_roach' is lost where mood == 10",
        "17:74 part of 'mood -= 3' of action 'eat_roach' is lost where mood <= 2",
        "19:67 part of 'mood -= 2' of action 'rub_master' is lost where mood <= 1",
        "20:30 part of 'mood += 1' of action 'daze' is lost where mood == 10",
        "21:69 part of 'energy -= 1' of action 'groom' is lost where energy == 0"};
    static const char *const methods[] = {"exercise", "call", "cuddle", "rest", "clean"};
    struct text yaml, expected = {0};
    CU_ASSERT_FATAL(read_whole("tests/domains/literal_cat.yaml", &yaml));
    for (size_t i = 0; i < sizeof lost / sizeof *lost; i++)
        text_add(&expected, "%s [-W saturating-effect]\n", lost[i]);
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++)
        text_add(&expected,
                 "%zu:7 method '%s' of task 'live' is never chosen: 'sustain', which is tried "
                 "before it, can be carried out in all 2662 states [-W shadowed-method]\n",
                 27 + i, methods[i]);
    text_add(&expected,
             "32:3 task 'exercise' is never begun: only methods that are never chosen lead to it "
             "[-W starved-task]\n"
             "36:3 task 'play' is never begun: only methods that are never chosen lead to it "
             "[-W starved-task]\n");
    struct said said = said_of(yaml.data);
    CHECK_SAYING(strcmp(said.lines.data, expected.data) == 0, "%s", said.lines.data);
    said_free(&said);
    text_free(&yaml);
    text_free(&expected);
}

/* -------------------------------------------------------------------- random */

enum { STATES = 3000, EFFORT = 20000 };

/* A random HTN in all of its states. */
struct trial {
    struct htn htn;
    struct htn_state states[STATES];
    int count;
    bool reached[STATES];
    bool can[STATES][HTN_METHODS]; /* be carried out from there: the root's methods */
    bool settled;                  /* the oracle did not give up */
};

static int places_of(const struct htn *htn, int fact)
{
    return htn->facts[fact].indexed ? htn->object_count : 1;
}

/* All states, numbered; false where they are too many. */
static bool make_states(struct trial *trial)
{
    const struct htn *htn = &trial->htn;
    trial->count = 1;
    memset(trial->states, 0, sizeof trial->states);
    for (int fact = 0; fact < htn->fact_count; fact++)
        for (int place = 0; place < places_of(htn, fact); place++) {
            int before = trial->count;
            trial->count *= htn->facts[fact].top + 1;
            if (trial->count > STATES)
                return false;
            for (int i = before; i < trial->count; i++) {
                trial->states[i] = trial->states[i % before];
                trial->states[i].values[fact][place] = i / before;
            }
        }
    return true;
}

static int number_of(const struct trial *trial, const struct htn_state *state)
{
    int number = 0, stride = 1;
    for (int fact = 0; fact < trial->htn.fact_count; fact++)
        for (int place = 0; place < places_of(&trial->htn, fact); place++) {
            number += state->values[fact][place] * stride;
            stride *= trial->htn.facts[fact].top + 1;
        }
    return number;
}

static int objects_of(const struct htn *htn, int action)
{
    return htn->actions[action].indexed ? htn->object_count : 1;
}

static struct htn_step step_of(const struct htn *htn, int action, int object)
{
    return (struct htn_step){action, htn->actions[action].indexed ? object : HTN_NOTHING};
}

/* Whether some action, in some state or other, has an effect on a fact. */
static bool is_changed(const struct trial *trial, int fact, int place)
{
    const struct htn *htn = &trial->htn;
    for (int action = 0; action < htn->action_count; action++)
        for (int object = 0; object < objects_of(htn, action); object++)
            for (int i = 0; i < htn->actions[action].effect_count; i++) {
                const struct htn_effect *effect = &htn->actions[action].effects[i];
                int where = effect->object == HTN_OUTER ? object : effect->object;
                if (effect->fact != fact || (htn->facts[fact].indexed && where != place))
                    continue;
                for (int j = 0; j < trial->count; j++) {
                    struct htn_state state = trial->states[j];
                    if (htn_act(htn, step_of(htn, action, object), &state))
                        return true;
                }
            }
    return false;
}

/* By any action that the agent has, and by the game. */
static bool reach_more(struct trial *trial, int from, const bool (*changed)[HTN_OBJECTS])
{
    const struct htn *htn = &trial->htn;
    bool more = false;
    for (int action = 0; action < htn->action_count; action++)
        for (int object = 0; object < objects_of(htn, action); object++) {
            struct htn_state state = trial->states[from];
            if (htn->actions[action].excluded ||
                !htn_act(htn, step_of(htn, action, object), &state))
                continue;
            more |= !trial->reached[number_of(trial, &state)];
            trial->reached[number_of(trial, &state)] = true;
        }
    for (int fact = 0; fact < htn->fact_count; fact++)
        for (int place = 0; place < places_of(htn, fact) && from >= 0; place++)
            for (int value = 0; value <= htn->facts[fact].top && !changed[fact][place]; value++) {
                struct htn_state state = trial->states[from];
                state.values[fact][place] = value;
                more |= !trial->reached[number_of(trial, &state)];
                trial->reached[number_of(trial, &state)] = true;
            }
    return more;
}

static void reach_all(struct trial *trial)
{
    bool changed[HTN_FACTS][HTN_OBJECTS];
    struct htn_state start = htn_start(&trial->htn);
    for (int fact = 0; fact < trial->htn.fact_count; fact++)
        for (int place = 0; place < places_of(&trial->htn, fact); place++)
            changed[fact][place] = is_changed(trial, fact, place);
    memset(trial->reached, 0, sizeof trial->reached);
    trial->reached[number_of(trial, &start)] = true;
    for (bool more = true; more;) {
        more = false;
        for (int i = 0; i < trial->count; i++)
            if (trial->reached[i])
                more |= reach_more(trial, i, (const bool(*)[HTN_OBJECTS])changed);
    }
}

static void try_all_methods(struct trial *trial)
{
    struct htn_search *search = calloc(1, sizeof *search);
    search->htn = &trial->htn;
    search->limit = EFFORT;
    trial->settled = true;
    for (int i = 0; i < trial->count && trial->settled; i++)
        for (int j = 0; j < trial->htn.tasks[0].method_count; j++) {
            trial->can[i][j] = htn_can(search, &trial->states[i], j);
            trial->settled = trial->settled && search->effort <= EFFORT;
        }
    free(search);
}

/* Small, and without C functions unless they are wanted. */
static bool trial_make(struct trial *trial, uint64_t seed, bool procedural)
{
    struct dice dice = dice_of(seed);
    trial->htn = htn_random(&dice);
    for (int i = 0; i < trial->htn.action_count; i++)
        trial->htn.actions[i].procedural &= procedural;
    if (!make_states(trial))
        return false;
    try_all_methods(trial);
    if (trial->settled)
        reach_all(trial);
    return trial->settled;
}

static struct said trial_said(const struct trial *trial)
{
    struct text yaml = {0};
    htn_write(&trial->htn, NULL, &yaml);
    text_add(&yaml, "limits: {plan: 4096, depth: 4096}\n");
    struct said said = said_of(yaml.data);
    text_free(&yaml);
    return said;
}

/* Whether an earlier method can be carried out, too. */
static bool is_covered(const struct trial *trial, int state, int method)
{
    const struct htn_task *root = &trial->htn.tasks[0];
    for (int i = 0; i < root->method_count; i++) {
        bool higher = root->select == HTN_PRIORITY &&
                      root->methods[i].priority > root->methods[method].priority;
        bool same = root->select != HTN_PRIORITY ||
                    root->methods[i].priority == root->methods[method].priority;
        if ((higher || (same && i < method)) && trial->can[state][i])
            return true;
    }
    return false;
}

/* A method is tried before others, and nothing comes behind the root, nor any task
 * back to itself. */
static bool is_simple(const struct htn *htn)
{
    for (int i = 0; i < htn->task_count; i++)
        for (int j = 0; j < htn->tasks[i].method_count; j++)
            for (int k = 0; k < htn->tasks[i].methods[j].subtask_count; k++) {
                const struct htn_subtask *subtask = &htn->tasks[i].methods[j].subtasks[k];
                if (subtask->form == HTN_TASK && subtask->number <= i)
                    return false;
            }
    return true;
}

static bool is_said(const struct said *said, const char *format, int number)
{
    char words[200];
    snprintf(words, sizeof words, format, number);
    return strstr(said->lines.data, words) != NULL;
}

/* The root's methods. Returns how many are never chosen. */
static int check_methods(const struct trial *trial, const struct said *said, bool exact)
{
    int shadowed = 0;
    for (int method = 0; method < trial->htn.tasks[0].method_count; method++) {
        bool done = false, chosen = false;
        for (int i = 0; i < trial->count; i++) {
            done |= trial->can[i][method];
            chosen |= trial->can[i][method] && !is_covered(trial, i, method);
        }
        bool shadow = is_said(said, " method 'm%d' of task 'k0' is never chosen", method);
        bool never = is_said(said, " method 'm%d' of task 'k0' can never be carried out", method);
        CU_ASSERT_FALSE(shadow && chosen);
        CU_ASSERT_FALSE(never && done);
        if (exact)
            CU_ASSERT_EQUAL(shadow, done && !chosen);
        if (exact)
            CU_ASSERT_EQUAL(never, !done);
        shadowed += shadow;
    }
    return shadowed;
}

/* States that come about, and in which the root fails. Returns whether there are. */
static bool check_dead_ends(const struct trial *trial, const struct said *said, bool exact)
{
    bool dead = false, alive = false;
    for (int i = 0; i < trial->count; i++) {
        bool can = false;
        for (int j = 0; j < trial->htn.tasks[0].method_count; j++)
            can |= trial->can[i][j];
        alive |= can;
        dead |= trial->reached[i] && !can;
    }
    bool told = is_said(said, "no method of task 'k%d' can be carried out in ", 0);
    CU_ASSERT_FALSE(told && !dead);
    if (exact)
        CU_ASSERT_EQUAL(told, dead && alive);
    return told;
}

/* The values of a number for which part of an effect is lost. */
static unsigned lost_values(const struct trial *trial, int action, const struct htn_effect *effect)
{
    const struct htn *htn = &trial->htn;
    unsigned lost = 0;
    for (int i = 0; i < trial->count; i++)
        for (int object = 0; object < objects_of(htn, action); object++) {
            int where = effect->object == HTN_OUTER ? object : effect->object;
            struct htn_state state = trial->states[i];
            int value = state.values[effect->fact][htn->facts[effect->fact].indexed ? where : 0];
            int sum = value + effect->value;
            if (trial->reached[i] && (sum < 0 || sum > htn->facts[effect->fact].top) &&
                htn_act(htn, step_of(htn, action, object), &state))
                lost |= 1u << value;
        }
    return lost;
}

/* As conditions of the language, for a number from 0 to 3. */
static const char *words_of(unsigned values)
{
    static const char *const words[16] = {
        NULL,   "== 0",      "== 1",      "<= 1",         "== 2", "in [0, 2]",    "AMID", "<= 2",
        "== 3", "in [0, 3]", "in [1, 3]", "in [0, 1, 3]", ">= 2", "in [0, 2, 3]", ">= 1", "<= 3"};
    return words[values];
}

/* Returns how many effects lose something. */
static int check_effects(const struct trial *trial, const struct said *said)
{
    int losses = 0;
    for (int i = 1; i < trial->htn.action_count; i++)
        for (int j = 0; j < trial->htn.actions[i].effect_count && !trial->htn.actions[i].excluded;
             j++) {
            const struct htn_effect *effect = &trial->htn.actions[i].effects[j];
            unsigned lost = effect->sign == '+' ? lost_values(trial, i, effect) : 0;
            struct text name = {0}, line = {0};
            htn_name(&name, 'f', effect->fact, effect->object);
            text_add(&line, " part of '%s %s %d' of action 'a%d' is lost where ", name.data,
                     effect->value < 0 ? "-=" : "+=", abs(effect->value), i);
            if (lost == 6)
                text_add(&line, "%s >= 1 and %s <= 2 [", name.data, name.data);
            else if (lost)
                text_add(&line, "%s %s [", name.data, words_of(lost == 15 ? 14 : lost));
            bool told = strstr(said->lines.data, line.data) != NULL;
            CHECK_SAYING(told == (lost != 0) || lost == 15, "%s, in %s", line.data,
                         said->lines.data);
            losses += lost != 0;
            text_free(&name);
            text_free(&line);
        }
    return losses;
}

/* Actions that are said to be applicable in no state are not in any that was reached. */
static int check_actions(const struct trial *trial, const struct said *said)
{
    int never = 0;
    for (int action = 0; action < trial->htn.action_count; action++) {
        if (!is_said(said, "the preconditions of action 'a%d' hold in no state", action))
            continue;
        never++;
        for (int i = 0; i < trial->count; i++)
            for (int object = 0; object < objects_of(&trial->htn, action); object++) {
                struct htn_state state = trial->states[i];
                bool acts = htn_act(&trial->htn, step_of(&trial->htn, action, object), &state);
                CU_ASSERT_FALSE(acts && trial->reached[i]);
            }
    }
    return never;
}

static void random_domains_are_told_the_truth(void)
{
    unsigned tried = 0, simple = 0, shadowed = 0, dead = 0, losses = 0, never = 0;
    struct trial *trial = malloc(sizeof *trial);
    for (uint64_t seed = 1; seed <= random_cases(1500); seed++) {
        bool procedural = seed % 4 == 0;
        if (!trial_make(trial, seed + 300000, procedural))
            continue;
        struct said said = trial_said(trial);
        bool exact = !procedural && is_simple(&trial->htn);
        unsigned failures = CU_get_number_of_failures();
        shadowed += (unsigned)check_methods(trial, &said, exact);
        if (!procedural)
            dead += check_dead_ends(trial, &said, exact);
        losses += (unsigned)check_effects(trial, &said);
        never += (unsigned)check_actions(trial, &said);
        if (CU_get_number_of_failures() != failures)
            printf("seed %u:\n%s", (unsigned)seed, said.lines.data);
        tried++;
        simple += exact;
        said_free(&said);
    }
    free(trial);
    CHECK_SAYING(tried > random_cases(500) && simple > random_cases(50) &&
                     shadowed > random_cases(100) && dead > random_cases(100) &&
                     losses > random_cases(100) && never > random_cases(5),
                 "%u tried, %u simple, %u shadowed, %u dead ends, %u losses, %u never", tried,
                 simple, shadowed, dead, losses, never);
}

void add_warnings_suite(void)
{
    CU_pSuite suite = CU_add_suite("warnings", NULL, NULL);
    CU_ADD_TEST(suite, examples_are_told_all_that_is_wrong);
    CU_ADD_TEST(suite, the_literal_cat_does_nothing_but_eat);
    CU_ADD_TEST(suite, random_domains_are_told_the_truth);
}
