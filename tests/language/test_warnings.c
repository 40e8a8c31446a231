/* SPDX-License-Identifier: MIT */
/*
 * What the analysis says of domains: examples with all that is said of them, and the
 * literal cat. Random domains are in models/test_random_warnings.c.
 */
#include "support/run.h"
#include "support/said.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* ------------------------------------------------------------------ examples */

#define WALKER                                                                                     \
    "domain: d\n"                                                                                  \
    "types: {place: [a, b, c]}\n"                                                                  \
    "state: {at: place, hot: bool, n: 0..3}\n"                                                     \
    "actions:\n"                                                                                   \
    "  go(place to): {preconditions: at != to, effects: at = to, duration: 1s}\n"                  \
    "  heat: {preconditions: not hot, effects: hot, duration: 1s}\n"                               \
    "  cool: {preconditions: hot, effects: not hot, duration: 1s}\n"                               \
    "  idle: {duration: 1s}\n"                                                                     \
    "  ask: {procedural_precondition: may, effects: hot, duration: 1s}\n"                          \
    "tasks:\n"

static const struct example {
    const char *yaml, *lines;
} examples[] = {
    /* What is searched for, without nodes: not what is read, but what the game may make dearer. */
    {"domain: d\nstate: {a: bool, b: bool}\n"
     "actions:\n  x: {effects: a}\n  y: {cost: {call: may}, effects: b}\n"
     "goals: {read: {conditions: a}, asked: {conditions: b}}\nlimits: {nodes: 0}\n",
     "7:17 a plan for goal 'asked' may have to be searched for, and there are no nodes for it: "
     "such "
     "a planning ends with GG_OUT_OF_NODES [-W missing-nodes]\n"},
    {"domain: d\nstate: {a: bool}\nactions: {x: {effects: a}, y: {effects: not a}}\n"
     "tasks: {t: {methods: {m: {subtasks: [{achieve: a}, y]}}}}\n"
     "limits: {nodes: 0, wants: 1}\n",
     "5:17 a plan for a condition to achieve may have to be searched for, and there are no nodes "
     "for "
     "it: such a planning ends with GG_OUT_OF_NODES [-W missing-nodes]\n"
     "5:17 a plan for a condition that the game wants may have to be searched for, and there are "
     "no "
     "nodes for it: such a planning ends with GG_OUT_OF_NODES [-W missing-nodes]\n"},
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
    /* A method that the game can deny shadows none, and can be shadowed. */
    {WALKER "  t:\n    methods:\n"
            "      one: {procedural_precondition: may, subtasks: [idle]}\n"
            "      two: {subtasks: [idle, go(a)]}\n"
            "      three: {subtasks: [idle, go(b)]}\n"
            "      four: {procedural_precondition: may, subtasks: [heat]}\n"
            "      five: {subtasks: [ask, cool]}\n",
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
     "lead to, as where hot; write a last method that can always be carried out, as 'otherwise: "
     "{}' [-W dead-end]\n"
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
    /* What can be done where an agent has walked to, before it does there what it came for. */
    {"domain: d\n"
     "state: {here: [yard, hall], tidy: {type: bool, start: true}, seen: bool}\n"
     "places: {fact: here, at: {yard: 0, hall: 1}}\n"
     "actions:\n"
     "  mess: {at: yard, preconditions: tidy, effects: not tidy}\n"
     "  sweep: {at: hall, preconditions: not tidy, effects: tidy}\n"
     "  look: {preconditions: [here == hall, not tidy], effects: seen}\n"
     "goals: {g: {conditions: tidy}, h: {conditions: seen}}\n",
     ""},
    /* Goals and a task use the actions of both; `relevant` reads a fact, and so does a game
     * that is told of it. */
    {"domain: d\n"
     "state: {a: bool, b: bool, calm: {type: bool, sensed: true}, lamp: {type: bool, applied: "
     "true}}\n"
     "actions:\n"
     "  one: {effects: [a, lamp], duration: 1s}\n"
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
    /* So do members of a team, whose types do one step of it each. */
    {"domain: d\n"
     "state: {a: {type: bool, shared: true}, b: {type: bool, shared: true}}\n"
     "actions:\n"
     "  one: {effects: a}\n"
     "  two: {preconditions: a, effects: b}\n"
     "  three: {preconditions: b, effects: not b}\n"
     "goals: {g: {conditions: b}}\n"
     "agents: {x: {actions: [one], goals: []}, y: {actions: [two, three], goals: []}}\n"
     "team: {members: 2}\n",
     "6:3 action 'three' is of no use: no task has it, and it serves no goal of an agent that can "
     "do "
     "it [-W unused-action]\n"},
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
     "rules lead to, as where n == 5 and not on; write a last method that can always be carried "
     "out, as 'otherwise: {}' [-W dead-end]\n"},
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
    /* Over time the whole range means its end, and less may be lost. */
    {"domain: d\n"
     "state: {n: 0..5, m: 0..5}\n"
     "actions:\n"
     "  sleep: {preconditions: n <= 4, effects: n += 5 over time, duration: 5s}\n"
     "  nap: {preconditions: m <= 3, effects: [m += 3 over time, n -= 100], duration: 3s}\n"
     "  wake: {preconditions: m >= 4, effects: m -= 100}\n"
     "tasks: {live: {methods: {a: {subtasks: [sleep, nap]}, b: {subtasks: wake}, c: {}}}}\n",
     "5:42 part of 'm += 3' of action 'nap' is lost where m == 3 [-W saturating-effect]\n"},
#define NEEDS(first, second)                                                                       \
    "domain: d\n"                                                                                  \
    "types: {thing: [x, y]}\n"                                                                     \
    "state: {n: 0..100, m: 10..50, full: bool, worth(thing): {type: 0..9, constant: true}, "       \
    "risk(thing): 0..9}\n"                                                                         \
    "actions:\n"                                                                                   \
    "  eat: {effects: n = 0}\n  drink: {effects: m = 10}\n  fill: {effects: full}\n"               \
    "  calm(thing t): {effects: risk(t) = 0}\n"                                                    \
    "rules: {more: {every: 2s, effects: [n += 1, m += 1, risk(x) += 1, risk(y) += 1]}}\n"          \
    "goals:\n"                                                                                     \
    "  a: {conditions: n == 0, " first "}\n"                                                       \
    "  b: {conditions: m == 10, " second "}\n"                                                     \
    "  c: {conditions: [full, risk(x) == 0, risk(y) == 0], priority: 50}\n"
#define TURNS(agent, first, second, inertia, where)                                                \
    "agent '" agent "' may turn from goal '" first "' to '" second "' and back before it has "     \
    "reached either, as their priorities change; write 'inertia: " inertia "' at " where           \
    ", or 'inertia: 0' where that is meant [-W crossing-priorities]\n"
#define WORTH(value)                                                                               \
    "domain: d\nstate: {sold: bool, gold: 0..9}\nactions: {sell: {effects: sold}}\n"               \
    "rules: {dig: {every: 1s, preconditions: gold <= 8, effects: gold += 1}}\n"                    \
    "goals: {rich: {conditions: sold, value: " value "}}\n"
#define NOT_WORTH_IT(column)                                                                       \
    "5:" column                                                                                    \
    " nobody pursues goal 'rich': it is never worth more than 0, and a plan for it costs no "      \
    "less; write a value above 0 [-W unpursued-goal]\n"
    /* Goals that are never worth anything. */
    {WORTH("0"), NOT_WORTH_IT("41")},
    {WORTH("-5"), NOT_WORTH_IT("41")},
    {WORTH("gold - 9"), NOT_WORTH_IT("41")},
    {WORTH("1"), ""},
    {WORTH("gold - 8"), ""},
    {WORTH("{call: worth}"), ""},
    /* Priorities that cross: of two goals by facts, where neither says anything of inertia. */
    {NEEDS("priority: n", "priority: m"), "11:3 " TURNS("d", "a", "b", "8", "both")},
    {NEEDS("priority: n * 2 - 100", "priority: m"), "11:3 " TURNS("d", "a", "b", "8", "both")},
    {NEEDS("priority: n, inertia: 8", "priority: m"), ""},
    {NEEDS("priority: n", "priority: m, inertia: 0"), ""},
    {NEEDS("priority: n", "priority: 30"), ""},
    /* The ranges only touch, in all states or where both are relevant, or one is always ahead. */
    {NEEDS("priority: n", "priority: m + 90"), ""},
    {NEEDS("priority: n", "priority: m + 89"), "11:3 " TURNS("d", "a", "b", "8", "both")},
    {NEEDS("priority: n", "priority: n + 1"), ""},
    {NEEDS("priority: n, relevant: n >= 50", "priority: m"), ""},
    {NEEDS("priority: n, relevant: n >= 49", "priority: m"),
     "11:3 " TURNS("d", "a", "b", "8", "both")},
    {NEEDS("priority: n, relevant: n >= 20", "priority: m, relevant: m <= 20 or m >= 40"),
     "11:3 " TURNS("d", "a", "b", "8", "both")},
    {NEEDS("priority: n, relevant: n >= 20", "priority: m, relevant: m <= 20"), ""},
    /* They are never relevant together, by what the conditions or what must last say. */
    {NEEDS("priority: n, relevant: full", "priority: m, relevant: not full"), ""},
    {NEEDS("priority: n, relevant: full", "priority: m, while: not full"), ""},
    {NEEDS("priority: n, while: full", "priority: m, while: not full"), ""},
    {NEEDS("priority: n, while: full", "priority: m, while: n >= 3"),
     "11:3 " TURNS("d", "a", "b", "8", "both")},
    /* Instances of one goal may take turns, if the type lists it, and each pair is told once. */
    {NEEDS("priority: n",
           "priority: m, inertia: 5") "  safe(thing t): {conditions: risk(t) == 0, priority: "
                                      "risk(t) * 3}\n"
                                      "agents: {imp: {goals: [b, c, safe]}, elf: {goals: [safe, "
                                      "c]}, orc: {goals: [a, b, c]}}\n",
     "14:3 " TURNS("imp", "safe(x)", "safe(y)", "5", "it")},
    {NEEDS("priority: n", "priority: m, inertia: 5") "  safe(thing t): {conditions: risk(t) == 0, "
                                                     "priority: worth(t)}\n"
                                                     "agents: {imp: {goals: [a, b, c, safe]}}\n",
     ""},
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
    text_add(&expected,
             "26:7 method 'sustain' of task 'live' takes no time, so that the agent decides "
             "again in every tick; write a 'duration' for action 'eat' [-W timeless-task]\n");
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

void add_warnings_suite(void)
{
    CU_pSuite suite = CU_add_suite("warnings", NULL, NULL);
    CU_ADD_TEST(suite, examples_are_told_all_that_is_wrong);
    CU_ADD_TEST(suite, the_literal_cat_does_nothing_but_eat);
}
