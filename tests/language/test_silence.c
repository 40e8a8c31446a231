/* SPDX-License-Identifier: MIT */
/*
 * What is told to somebody whose agents do nothing, or not what was meant: goals that nobody pursues,
 * agents without a goal and a task, keys that are not looked at. Beside each domain that is warned of
 * stands one that differs by what the warning tells to write, and is not.
 */
#include "support/run.h"
#include "support/said.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

static const struct example {
    const char *yaml, *lines;
} examples[] = {
#define ORC                                                                                        \
    "domain: d\n"                                                                                  \
    "types: {place: [a, b]}\n"                                                                     \
    "state: {hungry: 0..9, enemy: {type: bool, sensed: true}, at: place}\n"                        \
    "actions:\n"                                                                                   \
    "  eat: {preconditions: hungry >= 3, effects: hungry -= 3, duration: 1s}\n"                    \
    "  hit: {preconditions: enemy, effects: not enemy, duration: 1s}\n"                            \
    "  go(place to): {preconditions: at != to, effects: at = to, duration: 1s}\n"                  \
    "  idle: {duration: 1s}\n"                                                                     \
    "rules: {hunger: {every: 5s, effects: hungry += 1}}\n"
#define LIVE                                                                                       \
    "tasks: {live: {methods: {a: {preconditions: hungry >= 3, subtasks: [eat, go(a)]},"            \
    " b: {subtasks: idle}}}}\n"
#define SAFE "goals: {safe: {conditions: not enemy}}\n"
    /* Goals that nobody pursues: an agent with a task lists none, which is told once. */
    {ORC LIVE SAFE "agents: {orc: {task: live}}\n",
     "12:10 nobody pursues goal 'safe': agent 'orc' has a task and no 'goals'; write 'goals: "
     "[safe]' "
     "there [-W unpursued-goal]\n"},
    {ORC LIVE SAFE "agents: {orc: {task: live, goals: [safe]}}\n", ""},
    {ORC LIVE "goals: {safe: {conditions: not enemy}, fed: {conditions: hungry < 3}, "
              "home: {conditions: at == a}}\n"
              "agents: {orc: {task: live}, elf: {task: live}, imp: {goals: [home]}}\n",
     "12:10 nobody pursues goals 'safe' and 'fed': agents 'orc' and 'elf' have a task and no "
     "'goals'; "
     "write 'goals: [safe, fed]' at one of them [-W unpursued-goal]\n"},
    {ORC LIVE "goals: {safe: {conditions: not enemy}, fed: {conditions: hungry < 3}, "
              "home: {conditions: at == a}}\n"
              "agents: {orc: {task: live}, elf: {task: live}, imp: {}}\n",
     ""},
    /* Where all agents list goals, each goal that is left out is a slip of its own. */
    {ORC LIVE "goals:\n  safe: {conditions: not enemy}\n  fed: {conditions: hungry < 3}\n"
              "agents: {orc: {task: live, goals: []}}\n",
     "12:3 nobody pursues goal 'safe': no agent lists it; write 'goals: [safe]' at one "
     "[-W unpursued-goal]\n"
     "13:3 nobody pursues goal 'fed': no agent lists it; write 'goals: [fed]' at one "
     "[-W unpursued-goal]\n"},
    /* Or is there for an example alone, which is no reason where the agent lists none. */
    {ORC LIVE SAFE "agents: {orc: {task: live, goals: []}}\n"
                   "examples: {e: {given: enemy, expect: {goal: safe, plan: [hit]}}}\n",
     ""},
    {ORC LIVE SAFE "agents: {orc: {task: live}}\n"
                   "examples: {e: {given: enemy, expect: {goal: safe, plan: [hit]}}}\n",
     "12:10 nobody pursues goal 'safe': agent 'orc' has a task and no 'goals'; write 'goals: "
     "[safe]' "
     "there [-W unpursued-goal]\n"},
    /* The game can want goals with parameters, and a team is asked for any; others are refused. */
    {ORC LIVE SAFE "agents: {orc: {task: live}}\nlimits: {wants: 1}\n",
     "12:10 nobody pursues goal 'safe': agent 'orc' has a task and no 'goals'; write 'goals: "
     "[safe]' "
     "there [-W unpursued-goal]\n"},
    {ORC LIVE SAFE "agents: {orc: {task: live}}\nteam: {members: 2}\n", ""},
    {ORC LIVE "goals: {safe(place p): {conditions: [at == p, not enemy]}}\n"
              "agents: {orc: {task: live}}\n",
     ""},
    {ORC LIVE "goals: {safe(place p): {conditions: [at == p, not enemy]}}\n"
              "agents: {orc: {task: live}}\nlimits: {wants: 0}\n",
     "12:10 nobody pursues goal 'safe': agent 'orc' has a task and no 'goals'; write 'goals: "
     "[safe]' "
     "there [-W unpursued-goal]\n"},
    /* Nobody has anything to do. */
    {ORC, "1:1 agent 'd' does nothing by itself: the domain has neither tasks nor goals; write "
          "'goals', or 'tasks: {live: {methods: {only: {subtasks: [eat]}}}}' [-W idle-agent]\n"},
    {ORC SAFE
     "tasks: {live: {methods: {only: {subtasks: [idle, {achieve: hungry < 3 and at == b}]}}}}\n",
     ""},
    {"domain: d\nstate: {hungry: 0..9}\nrules: {hunger: {every: 5s, effects: hungry += 1}}\n",
     "1:1 agent 'd' does nothing by itself: the domain has neither tasks nor goals; write "
     "'actions', "
     "and 'tasks' or 'goals' [-W idle-agent]\n"},
    {ORC SAFE "tasks: {live(place p): {methods: {a: {subtasks: [eat, go(p), idle]}}}}\n", ""},
    {ORC "tasks: {live(place p): {methods: {a: {subtasks: [eat, hit, go(p), idle]}}}}\n",
     "1:1 agent 'd' does nothing by itself: each task and goal has parameters; write 'agents: {d: "
     "{task: live(a)}}' [-W idle-agent]\n"},
    {ORC LIVE SAFE "agents: {orc: {task: live, goals: [safe]}, imp: {goals: []}}\n",
     "12:44 agent 'imp' does nothing by itself: it has neither a task nor a goal; write 'task: "
     "live' or "
     "'goals: [safe]' there [-W idle-agent]\n"},
    {ORC LIVE SAFE "agents: {orc: {task: live, goals: [safe]}, wall: {actions: [], goals: []}}\n",
     ""},
    /* Which is told once where it is the same slip. */
    {ORC SAFE "agents: {orc: {goals: []}}\n", "11:10 agent 'orc' does nothing by itself: it has "
                                              "neither a task nor a goal; write 'goals: [safe]' "
                                              "there [-W idle-agent]\n"},
#define HUNGER                                                                                     \
    "domain: d\n"                                                                                  \
    "state: {hungry: 0..9}\n"                                                                      \
    "actions: {eat: {preconditions: hungry >= 3, effects: hungry -= 3, duration: 1s}, "            \
    "idle: {duration: 1s}}\n"                                                                      \
    "rules: {hunger: {every: 5s, effects: hungry += 1}}\n"                                         \
    "tasks:\n"
#define EAT_UP "  eat_up: {methods: {hungry: {subtasks: eat}, sated: {}}}\n"
#define METHODS(first, second)                                                                     \
    "methods: {b: {" first ", subtasks: idle}, a: {" second                                        \
    ", preconditions: hungry >= 3, subtasks: eat}}}\n"
/* Root tasks of which every method can be passed over, and the remedy. */
#define FUNCTIONS(more)                                                                            \
    "domain: d\nactions: {nap: {duration: 1s}, doze: {procedural_precondition: may_doze, "         \
    "duration: 1s}}\n"                                                                             \
    "tasks:\n"                                                                                     \
    "  live: {methods: {a: {procedural_precondition: may_nap, subtasks: nap}, b: {subtasks: "      \
    "doze}" more "}}\n"
    {FUNCTIONS(""), "4:3 task 'live' has no method that the game cannot deny, by 'may_nap', "
                    "'may_doze'; write a last "
                    "method that can always be carried out, as 'otherwise: {}' [-W dead-end]\n"},
    {FUNCTIONS(", otherwise: {}"), ""},
    {"domain: d\nstate: {hp: {type: 0..9, start: 9}}\n"
     "actions: {heal: {preconditions: hp < 9, effects: hp += 1, duration: 1s}}\n"
     "tasks: {live: {subtasks: heal}}\nrules: {hurt: {every: 5s, effects: hp -= 1}}\n",
     "4:9 no method of task 'live' can be carried out in 1 of the 10 states that actions and rules "
     "lead to, as where hp == 9; write 'methods' in the place of 'subtasks', one with these and a "
     "last one that can always be carried out, as 'otherwise: {}' [-W dead-end]\n"},
    {FUNCTIONS(", c: {subtasks: [nap, nap]}"), ""},
#define COOLING(select, more)                                                                      \
    "domain: d\nactions: {nap: {duration: 1s}, nip: {duration: 1s}}\ntasks:\n"                     \
    "  live: {" select                                                                             \
    "methods: {a: {subtasks: nip, cooldown: 5s}, b: {subtasks: nap, cooldown: 5s}" more "}}\n"
    {COOLING("select: weighted, ", ""), "4:3 no method of task 'live' can be carried out in 1 of "
                                        "the 4 states that actions and rules lead "
                                        "to, as where cooldown of live.a and cooldown of live.b; "
                                        "write a method that can always be carried "
                                        "out, as 'otherwise: {weight: 0}' [-W dead-end]\n"},
    {COOLING("select: weighted, ", ", otherwise: {weight: 0}"), ""},
    {COOLING("", ", otherwise: {}"), ""},
/* Also where the states are too many to be counted: it is so at the start. */
#define NEEDS(first, more)                                                                         \
    "domain: d\n"                                                                                  \
    "state: {hungry: 0..100, thirsty: 0..100, tired: 0..100, gold: 0..100}\n"                      \
    "actions:\n"                                                                                   \
    "  eat: {preconditions: hungry >= 3, effects: hungry -= 3, duration: 1s}\n"                    \
    "  drink: {preconditions: thirsty >= 3, effects: thirsty -= 3, duration: 1s}\n"                \
    "  nap: {preconditions: tired >= 3 and gold < 100, effects: [tired -= 3, gold += 1], "         \
    "duration: 1s}\n"                                                                              \
    "rules: {h: {every: 5s, effects: hungry += 1}, t: {every: 5s, effects: thirsty += 1}, "        \
    "i: {every: 5s, effects: tired += 1}}\n"                                                       \
    "tasks:\n"                                                                                     \
    "  live: {methods: {a: {preconditions: hungry >= 50, subtasks: eat}, b: {preconditions: "      \
    "thirsty >= 50, subtasks: drink}, " first "c: {subtasks: nap}" more "}}\n"
    {NEEDS("", ""), "9:3 no method of task 'live' can be carried out in some of the states that "
                    "actions and rules lead "
                    "to, as where hungry == 0 and thirsty == 0 and tired == 0; write a last method "
                    "that can always be "
                    "carried out, as 'otherwise: {}' [-W dead-end]\n"},
    {NEEDS("", ", otherwise: {}"), ""},
    {NEEDS("d: {preconditions: hungry < 50, subtasks: [{achieve: tired == 0}, nap]}, ", ""), ""},
    /* Keys that `select` does not look at: once for a task, and not what comes of it. */
    {HUNGER "  live: {" METHODS("priority: 1", "priority: 2"),
     "6:24 'priority' of method 'b' has no effect: task 'live' has no 'select', so that the first "
     "method "
     "that can be carried out is chosen; write 'select: priority' there, or leave 'priority' out "
     "[-W ignored-key]\n"},
    {HUNGER "  live: {select: priority, " METHODS("priority: 1", "priority: 2"), ""},
    {HUNGER "  live: {select: priority, " METHODS("weight: 2", "weight: 3"), ""},
    {HUNGER "  live: {select: random, " METHODS("weight: 1", "weight: 2"),
     "6:40 'weight' of method 'b' has no effect: task 'live' selects by 'random', which does not "
     "look at "
     "it; write 'select: weighted' there, or leave 'weight' out [-W ignored-key]\n"},
    {HUNGER "  live: {select: weighted, " METHODS("weight: 1", "weight: 2"), ""},
    {HUNGER "  live: {select: weighted, " METHODS("weight: 1", "priority: 2"),
     "6:74 'priority' of method 'a' has no effect: task 'live' selects by 'weighted', which does "
     "not look "
     "at it; write 'select: priority' there, or leave 'priority' out [-W ignored-key]\n"},
    {HUNGER "  live: {select: first, " METHODS("weight: 1", "score: hungry"),
     "6:39 'weight' of method 'b' has no effect: task 'live' selects by 'first', which does not "
     "look at "
     "it; write 'select: weighted' there, or leave 'weight' out [-W ignored-key]\n"},
    {HUNGER "  live: {select: score, " METHODS("score: 4", "score: hungry"), ""},
    {HUNGER "  live: {select: score, " METHODS("inertia: 1", "inertia: 2"), ""},
    {HUNGER "  live: {select: priority, inertia: 1, " METHODS("priority: 1", "priority: 2"), ""},
    {HUNGER "  live: {select: random, " METHODS("label: nap", "inertia: 2"),
     "6:73 'inertia' of method 'a' has no effect: task 'live' selects by 'random', which does not "
     "look at it; write 'select: priority' there, or leave 'inertia' out [-W ignored-key]\n"},
    {HUNGER "  live: {inertia: 3, " METHODS("label: nap", "label: dine"),
     "6:19 'inertia' of task 'live' has no effect: it comes on top of a priority or a score; write "
     "'select: priority' or 'select: score' there, or leave 'inertia' out [-W ignored-key]\n"},
    {HUNGER "  live: {select: random, subtasks: [eat_up, idle]}\n" EAT_UP,
     "6:18 'select' of task 'live' has no effect: its subtasks are done one after the other; make "
     "each of them a method, or leave 'select' out [-W ignored-key]\n"},
    {HUNGER "  live: {subtasks: [eat_up, idle]}\n" EAT_UP, ""},
    {HUNGER "  live: {subtasks: [eat_up, idle]}\n" EAT_UP
            "agents: {cat: {task: live, reconsider: 2s}}\n",
     "8:10 'reconsider' of agent 'cat' has no effect: it has no goals; give it 'goals', or leave "
     "'reconsider' out [-W ignored-key]\n"},
    {HUNGER "  live: {subtasks: [eat_up, idle]}\n" EAT_UP
            "agents: {cat: {task: live, reconsider: 2s}}\nlimits: {wants: 2}\n",
     ""},
};

static void what_is_missing_is_told_once(void)
{
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        struct said said = said_of(examples[i].yaml);
        CHECK_SAYING(strcmp(said.lines.data, examples[i].lines) == 0,
                     "example %zu:\n%s\nexpected:\n%s", i, said.lines.data, examples[i].lines);
        said_free(&said);
    }
}

/* Without the warning of the keys, what comes of them is told. */
static void a_silenced_warning_hides_nothing(void)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "d.yaml", HUNGER "  live: {" METHODS("priority: 1", "priority: 2"));
    struct result result = shell("cd '%s' && '%s' -W no-ignored-key d.yaml", scratch.folder,
                                 built(scratch.pool, "goapgen"));
    CU_ASSERT_EQUAL(result.code, 0);
    CHECK_SAYING(strstr(result.errs.data, "method 'a' of task 'live' is never chosen: 'b'") != NULL,
                 "%s", result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

/* What a command says on its standard error of a domain; its exit code. */
static void expect(const char *yaml, const char *command, int code, const char *errors)
{
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(&scratch, "d.yaml", yaml);
    struct result result = shell("'%s' %s '%s'", built(scratch.pool, "goapgen"), command, file);
    CU_ASSERT_EQUAL(result.code, code);
    CHECK_SAYING(strcmp(result.errs.data, errors) == 0, "%s: %s", command, result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

static void commands_tell_it_too(void)
{
    static const char unpursued[] = ORC LIVE SAFE "agents: {orc: {task: live}}\n";
    static const char pursued[] = ORC LIVE SAFE "agents: {orc: {task: live, goals: [safe]}}\n";
    static const char said[] = "goapgen: nobody pursues goal 'safe': agent 'orc' has a task and no "
                               "'goals'; write 'goals: [safe]' there\n";
    static const char idle[] =
        "goapgen: agent 'd' does nothing by itself: the domain has neither tasks nor goals; write "
        "'goals', or 'tasks: {live: {methods: {only: {subtasks: [eat]}}}}'\n";
    expect(unpursued, "decide", 0, said);
    expect(unpursued, "decide --json", 0, said);
    expect(unpursued, "run --time 5s", 0, said);
    expect(unpursued, "run --time 5s --seeds 1..3", 0, said);
    expect(pursued, "decide", 0, "");
    expect(pursued, "run --time 5s", 0, "");
    expect(ORC, "decide", 2, idle);
    expect(ORC, "run", 2, idle);
}

/* Root tasks that take no time, with what is said of them, and such that do. */
static const struct life {
    const char *tasks, *line;
    bool varies; /* it may decide in each tick, or not */
} lives[] = {
#define TIMELESS(place, method, where, action)                                                     \
    place " method '" method "' of task 'live' takes no time, so that the agent decides again in " \
          "every tick" where "; write a 'duration' for action '" action "' [-W timeless-task]\n"
    {"live: {methods: {a: {subtasks: think}}}\n", TIMELESS("14:20", "a", "", "think"), false},
    {"live: {subtasks: think}\n",
     "14:10 task 'live' takes no time, so that the agent decides again in every tick; write a "
     "'duration' for action 'think' [-W timeless-task]\n",
     false},
    /* A wait takes time if it has some. */
    {"live: {subtasks: [think, wait: 0s]}\n",
     "14:10 task 'live' takes no time, so that the agent decides again in every tick; write a "
     "'duration' for action 'think' [-W timeless-task]\n",
     true},
    {"live: {subtasks: [wait: 0ms]}\n",
     "14:10 task 'live' takes no time, so that the agent decides again in every tick; let 'wait "
     "0ms' wait longer [-W timeless-task]\n",
     false},
    {"live: {subtasks: [wait: 0s..0s]}\n",
     "14:10 task 'live' takes no time, so that the agent decides again in every tick; let 'wait "
     "0s..0s' wait longer [-W timeless-task]\n",
     false},
    {"live: {subtasks: [wait: 0s..1s]}\n", "", false},
    {"live: {subtasks: [wait: 200ms]}\n", "", false},
    {"live: {subtasks: [until: on]}\n", "", false},
    /* What has a timeout ends when the game says so. */
    {"live: {methods: {a: {subtasks: await}}}\n", "", true},
    {"live: {methods: {a: {subtasks: [think, nap]}}}\n", "", false},
    /* There and back again, one after the other. */
    {"live: {methods: {a: {preconditions: on, subtasks: off}, b: {subtasks: put_on}}}\n",
     TIMELESS("14:59", "b", "", "put_on"), false},
    {"live: {methods: {a: {preconditions: on, subtasks: nap}, b: {subtasks: put_on}}}\n", "",
     false},
    /* The agent comes to it after a while, and cannot leave it. */
    {"live: {methods: {a: {preconditions: on, subtasks: think}, b: {subtasks: [nap, put_on]}}}\n",
     TIMELESS("14:20", "a", " where on", "think"), false},
    /* A method that is tried before takes time; one that is drawn may. */
    {"live: {methods: {a: {subtasks: nap}, b: {preconditions: on, subtasks: [think, off]}}}\n", "",
     false},
    {"live: {select: random, methods: {a: {subtasks: nap}, b: {subtasks: think}}}\n", "", true},
    {"live: {select: random, methods: {a: {subtasks: off}, b: {subtasks: think}}}\n",
     TIMELESS("14:36", "a", "", "off"), false},
    /* Nothing is done without a step, nor at once again where it cools down. */
    {"live: {methods: {a: {}}}\n", "", false},
    {"live: {methods: {a: {subtasks: rest}}}\n"
     "  rest: {methods: {there: {preconditions: not on}, back: {subtasks: off}}}\n",
     "", false},
    {"live: {methods: {a: {subtasks: think, cooldown: 1s}, b: {}}}\n", "", false},
    /* What it leads to counts. */
    {"live: {methods: {a: {subtasks: [rest, think]}}}\n"
     "  rest: {methods: {there: {preconditions: not on}, back: {subtasks: off}}}\n",
     TIMELESS("14:20", "a", "", "think"), false},
    {"live: {methods: {a: {subtasks: [rest, think]}}}\n"
     "  rest: {methods: {there: {preconditions: not on, subtasks: nap}, back: {subtasks: off}}}\n",
     "", false},
    {"live: {methods: {a: {subtasks: [{achieve: on}, off]}}}\n", "", true},
    /* There are too many states to look at each: those near the start, or none where a method can
     * always be carried out. */
    {"live: {methods: {a: {preconditions: on, subtasks: think}, b: {subtasks: [nap, put_on]}}}\n"
     "rules: {find(item i): {every: 1s, preconditions: not has(i), effects: has(i)},\n"
     "        spoil(item i): {every: 3s, preconditions: has(i), effects: not has(i)}}\n",
     TIMELESS("14:20", "a", " where on", "think"), false},
    {"live: {methods: {a(item i): {preconditions: has(i), subtasks: lose(i)},\n"
     "    b: {subtasks: think}}}\n",
     TIMELESS("15:5", "b", "", "think"), false},
    {"live: {methods: {a(item i): {preconditions: has(i), subtasks: lose(i)},\n"
     "    b: {subtasks: [think, nap]}}}\n",
     "", false},
};

/* The line of a text that has a word; "" if none has. From the pool. */
static const char *line_with(struct pool *pool, const char *text, const char *word)
{
    const char *found = strstr(text, word), *start = found;
    if (!found)
        return "";
    while (start > text && start[-1] != '\n')
        start--;
    return pool_copy_text(pool, start, (size_t)(found - start) + strcspn(found, "\n") + 1);
}

/* How many decisions `goapgen run` counts in a second. */
static unsigned decisions_of(const char *yaml)
{
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(&scratch, "d.yaml", yaml);
    struct result result = shell("'%s' run --time 1s '%s'", built(scratch.pool, "goapgen"), file);
    static const char word[] = "decisions";
    const char *found = result.out.data ? strstr(result.out.data, word) : NULL;
    unsigned decisions = found ? (unsigned)strtoul(found + sizeof word - 1, NULL, 10) : 0;
    result_free(&result);
    scratch_free(&scratch);
    return decisions;
}

/* What is said is so: the agent decides in each tick of a millisecond, and else now and then. */
static void what_takes_no_time_is_told(void)
{
    for (size_t i = 0; i < sizeof lives / sizeof *lives; i++) {
        struct text yaml = {0};
        text_add(
            &yaml,
            "domain: d\nstate: {on: bool, hungry: bool, has(item): bool}\nactions:\n"
            "  take(item i): {effects: has(i)}\n  lose(item i): {effects: not has(i)}\n"
            "  think: {}\n  await: {timeout: 5s}\n  nap: {duration: 300ms}\n"
            "  off: {effects: not on}\n  put_on: {effects: on}\n"
            "  eat: {preconditions: hungry, effects: not hungry, duration: 100ms}\n"
            "goals: {fed: {conditions: not hungry}}\ntasks:\n  %s"
            "types: {item: [i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15,\n"
            "  i16, i17, i18, i19, i20, i21, i22, i23, i24]}\n",
            lives[i].tasks);
        struct said said = said_of(yaml.data);
        const char *line = line_with(said.pool, said.lines.data, "timeless-task");
        CHECK_SAYING(strcmp(line, lives[i].line) == 0, "%zu:\n%s\nexpected:\n%s", i, line,
                     lives[i].line);
        unsigned decisions = decisions_of(yaml.data);
        CHECK_SAYING(lives[i].varies || (*line ? decisions >= 700 : decisions < 10),
                     "%zu: %u decisions", i, decisions);
        said_free(&said);
        text_free(&yaml);
    }
}

/* What holds at the start, and what is expected of it. */
static void what_cannot_fail_is_told(void)
{
    static const char yaml[] =
        "domain: d\n"
        "state: {full: {type: 0..9, start: 4}, at: [home, yard]}\n"
        "actions: {go: {preconditions: at == home, effects: at = yard, duration: 1s},\n"
        "  eat: {preconditions: at == yard and full < 9, effects: full += 1, duration: 1s}}\n"
        "tasks: {live: {methods: {a: {subtasks: go}, b: {subtasks: eat}, c: {}}}}\n"
        "examples:\n"
        "  chance:\n"
        "    events: {at 2s: at = home}\n"
        "    expect:\n"
        "      - within 4s: at == home\n"
        "      - within 4s: [full >= 4, at == home]\n"
        "      - at 2s: at == home\n"
        "      - within 4s: at == yard\n"
        "      - within 1s: [at == home, action go]\n"
        "      - never: full == 2\n"
        "  gone:\n"
        "    given: at = yard\n"
        "    events: {at 2s: at = home}\n"
        "    expect: {within 4s: at == home}\n"
        "  sent_away:\n"
        "    events: {at 0s: at = yard, at 2s: at = home}\n"
        "    expect: {within 4s: at == home}\n";
    static const char what[] =
        "d.yaml:10:9: warning: chance: 'within 4s: at == home' holds at the start, so that it "
        "cannot "
        "fail; write 'at 4s' if it is to hold then, or a 'given' in which it does not hold "
        "[-W met-at-start]\n"
        "   10 |       - within 4s: at == home\n"
        "      |         ^~~~~~~~~\n"
        "d.yaml:11:9: warning: chance: 'within 4s: [full >= 4, at == home]' holds at the start, so "
        "that "
        "it cannot fail; write 'at 4s' if it is to hold then, or a 'given' in which it does not "
        "hold "
        "[-W met-at-start]\n"
        "   11 |       - within 4s: [full >= 4, at == home]\n"
        "      |         ^~~~~~~~~\n";
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "d.yaml", yaml);
    struct result result =
        shell("cd '%s' && '%s' test d.yaml", scratch.folder, built(scratch.pool, "goapgen"));
    CU_ASSERT_EQUAL(result.code, 0);
    CU_ASSERT_STRING_EQUAL(result.out.data, "3 examples, 0 failed\n");
    CHECK_SAYING(strcmp(result.errs.data, what) == 0, "%s", result.errs.data);
    result_free(&result);
    result = shell("cd '%s' && '%s' test -W error d.yaml", scratch.folder,
                   built(scratch.pool, "goapgen"));
    CU_ASSERT_EQUAL(result.code, 1);
    result_free(&result);
    scratch_free(&scratch);
}

void add_silence_suite(void)
{
    CU_pSuite suite = CU_add_suite("silence", NULL, NULL);
    CU_ADD_TEST(suite, what_is_missing_is_told_once);
    CU_ADD_TEST(suite, a_silenced_warning_hides_nothing);
    CU_ADD_TEST(suite, commands_tell_it_too);
    CU_ADD_TEST(suite, what_takes_no_time_is_told);
    CU_ADD_TEST(suite, what_cannot_fail_is_told);
}
