/* SPDX-License-Identifier: MIT */
/*
 * What facts as arguments mean: where they are no object, when they are looked up, of slots and of
 * places. It is told by examples.
 */
#include "suites.h"
#include "support/run.h"
#include "support/support.h"

/* Domains with examples, all of which come out. */
static const char *const meanings[] = {
    /* Where it is no object, neither holds; nor does a named condition, whatever it asks for. */
    "domain: d\n"
    "types: {place: [hall, yard]}\n"
    "state: {at: [none, place], lit(place): bool, n(place): 0..5, near(place): [none, place]}\n"
    "conditions: {other(place p): p != hall, same(place p): 'any(place q) q == p'}\n"
    "actions: {light: {effects: lit(at)}, rest: {}, add: {effects: n(near(at)) += 2}}\n"
    "tasks: {live: {methods: {l: {subtasks: [light, rest]}, a: {subtasks: add}, r: {subtasks: "
    "rest}}}}\n"
    "examples:\n"
    "  none:\n"
    "    for: 1s\n"
    "    expect:\n"
    "      - never: [lit(at), not lit(at), not (not lit(at)), other(at), not other(at), same(at),\n"
    "                not same(at), n(at) >= 0, n(at) < 9 - n(at), n(near(at)) == 0, near(at) == "
    "none,\n"
    "                'lit(near(hall)) or not lit(near(hall))', 'all(place p) lit(near(p))']\n"
    "      - at 0s: [not (lit(at) and true) or at == none, at == none or lit(at)]\n"
    "  yard:\n"
    "    given: [at = yard, near(yard) = hall]\n"
    "    for: 1s\n"
    "    expect:\n"
    "      - at 0s: [lit(at), other(at), same(at), not other(near(at)), n(near(at)) == 0]\n"
    "      - never: [not other(at), not lit(at), other(near(at)), 'lit(near(at))']\n"
    "  plans:\n"
    "    expect: {task: live, plan: [rest]}\n"
    "  plans_there:\n"
    "    given: at = hall\n"
    "    expect: {task: live, plan: [light, rest]}\n",
    /* A named condition means nothing as a whole then, and a condition that is written out in part; a
     * count does not count it. */
    "domain: d\n"
    "types: {place: [hall, yard]}\n"
    "state: {aim: [none, place], burning(place): bool, calm: {type: bool, start: true},\n"
    "  far(place): {type: [none, place], constant: true}}\n"
    "start: far(hall) = yard\n"
    "conditions: {free(place p): not burning(p) or calm, sure(place p): calm,\n"
    "  is(place p): aim == p, never(place p): p == hall and aim == none}\n"
    "actions: {light: {effects: burning(hall)}, aim_at(place p): {effects: aim = p}, fret: "
    "{effects: "
    "not calm}}\n"
    "tasks: {live: {methods: {l: {subtasks: light}}}}\n"
    "examples:\n"
    "  none:\n"
    "    for: 1s\n"
    "    expect:\n"
    "      - never: [free(aim), not free(aim), sure(aim), not sure(aim), never(aim), not "
    "never(aim),\n"
    "                'all(place p) not burning(far(p))', 'any(place p) burning(far(p))',\n"
    "                'count(place p: burning(far(p))) >= 1', 'count(place p: burning(aim)) >= 1',\n"
    "                all(place p) not burning(aim)]\n"
    "      - at 0s: [not burning(aim) or calm, sure(hall), not is(hall), never(hall) or calm,\n"
    "                'count(place p: burning(far(p))) == 0', 'count(place p: burning(aim)) == 0',\n"
    "                'count(place p: not burning(far(p))) == 1']\n"
    "  yard:\n"
    "    given: [aim = yard, burning(yard)]\n"
    "    for: 1s\n"
    "    expect:\n"
    "      - at 0s: [free(aim), sure(aim), is(yard), not never(aim), 'count(place p: "
    "burning(far(p))) == 1',\n"
    "                'count(place p: burning(aim)) == 2']\n",
    /* In effects, in `while` and in subtasks it is looked up at first; in conditions always. */
    "domain: d\n"
    "types: {place: [hall, yard, attic]}\n"
    "state:\n"
    "  at: place\n"
    "  next(place): {type: place, constant: true}\n"
    "  safe(place): {type: bool, start: true}\n"
    "  seen(place): bool\n"
    "start: [next(hall) = yard, next(yard) = attic]\n"
    "actions:\n"
    "  sleep: {while: safe(at), effects: seen(at), duration: 5s}\n"
    "  go(place to): {effects: at = to, duration: 1s}\n"
    "  look(place p): {effects: seen(p), duration: 1s}\n"
    "tasks:\n"
    "  live: {methods: {s: {preconditions: not seen(hall), subtasks: sleep}, w: {subtasks: "
    "wait}}}\n"
    "  wait: {methods: {w: {subtasks: [go(next(at)), look(at), arrived]}}}\n"
    "  arrived: {methods: {a: {preconditions: not seen(at), subtasks: look(at)}, b: {}}}\n"
    "examples:\n"
    "  another_place_is_not_the_one: # the effect is on the hall, where it began\n"
    "    events: {at 1s: [at = yard, not safe(yard)]}\n"
    "    expect: [{at 4s: action sleep}, {at 5500ms: [seen(hall), not seen(yard)]}]\n"
    "  the_place_is_not_safe:\n"
    "    events: {at 1s: not safe(hall)}\n"
    "    expect: [{within 1100ms: action go(yard)}, {never: seen(hall) and at == hall}]\n"
    "  subtasks:\n"
    "    expect: {task: wait, plan: [go(yard), look(hall), look(yard)]}\n"
    "  a_row:\n"
    "    given: [at = yard, seen(attic)]\n"
    "    expect: {task: wait, plan: [go(attic), look(yard)]}\n",
    /* Goals, `relevant`, rules, achieve, always and reachable. */
    "domain: d\n"
    "types: {place: [hall, yard]}\n"
    "state: {at: place, wet(place): bool, n: 0..9, hot: {type: place, start: yard}}\n"
    "actions:\n"
    "  go(place to): {preconditions: at != to, effects: at = to, duration: 1s}\n"
    "  dry: {preconditions: wet(at), effects: not wet(at), duration: 1s, cost: 5}\n"
    "goals: {g: {conditions: not wet(at), relevant: wet(at), priority: 1}}\n"
    "tasks: {live: {methods: {m: {preconditions: n >= 9, subtasks: [{achieve: at == hot}, "
    "{achieve: not wet(hot)}]}}}}\n"
    "rules: {drips: {every: 900ms, preconditions: wet(at), effects: n += 3}, shines: {every: 3s, "
    "effects: not wet(hall)}}\n"
    "agents: {a: {goals: [g], task: live}}\n"
    "always: [wet(at) or not wet(at)]\n"
    "reachable: [not wet(hot) and at != hot]\n"
    "examples:\n"
    "  leaves: {given: wet(hall), expect: {goal: g, plan: [go(yard)]}}\n"
    "  dries: {given: [wet(hall), wet(yard)], expect: {goal: g, plan: [dry]}}\n"
    "  drips: {given: [wet(hall), wet(yard)], for: 1s, expect: {at 950ms: n == 3}}\n"
    "  hot: {given: [n = 9, wet(yard)], expect: {task: live, plan: [go(yard), dry]}}\n",
    /* Slots: an action that looks one up is aborted when it is unbound. */
    "domain: d\n"
    "types: {enemy: {slots: 3, shared: true}}\n"
    "state:\n"
    "  target: [none, enemy]\n"
    "  hurt(enemy): {type: bool, shared: true}\n"
    "  shots: 0..9\n"
    "actions:\n"
    "  aim(enemy e): {preconditions: [target == none, not hurt(e)], effects: target = e, duration: "
    "1s}\n"
    "  shoot: {preconditions: not hurt(target), effects: [hurt(target), shots += 1], duration: "
    "4s}\n"
    "  forget: {preconditions: hurt(target), effects: target = none, duration: 1s}\n"
    "  wait: {duration: 1s}\n"
    "tasks:\n"
    "  live:\n"
    "    methods:\n"
    "      s: {subtasks: shoot}\n"
    "      f: {subtasks: forget}\n"
    "      a(enemy e): {subtasks: aim(e)}\n"
    "      w: {subtasks: wait}\n"
    "examples:\n"
    "  shot:\n"
    "    events: {at 500ms: enemy_bound(enemy_2)}\n"
    "    expect:\n"
    "      - at 5s: action shoot\n"
    "      - within 7s: hurt(enemy_2) and shots == 1\n"
    "      - order: [wait, aim(enemy_2), shoot, forget]\n"
    "  gone:\n"
    "    events: {at 500ms: enemy_bound(enemy_2), at 4s: not enemy_bound(enemy_2)}\n"
    "    expect:\n"
    "      - at 3900ms: action shoot\n"
    "      - at 4100ms: [action wait, target == none]\n"
    "      - never: shots == 1\n",
    /* Places, routes, and prices. */
    "domain: d\n"
    "types: {stall: [fish, bread], place: [home, stall]}\n"
    "state:\n"
    "  here: place\n"
    "  wanted: [nothing, stall]\n"
    "  keeper(stall): {type: place, constant: true}\n"
    "  price(stall): {type: 0..9, constant: true, start: 2}\n"
    "  gold: {type: 0..9, start: 5}\n"
    "  has(stall): bool\n"
    "start: [keeper(fish) = home, keeper(bread) = fish, price(fish) = 6]\n"
    "places: {fact: here, speed: 1, at: {home: 0, fish: 4, bread: 10}}\n"
    "actions:\n"
    "  buy: {at: keeper(wanted), preconditions: gold >= price(wanted), effects: [gold -= "
    "price(wanted), has(wanted), wanted = nothing], duration: 1s}\n"
    "  want(stall s): {effects: wanted = s}\n"
    "goals: {g(stall s): {conditions: has(s)}}\n"
    "agents: {a: {goals: [g]}}\n"
    "examples:\n"
    "  bread:\n"
    "    given: has(fish)\n"
    "    expect: [{goal: g(bread), plan: [want(bread), buy]}, {at 3s: gold == 5}, {at 6s: [gold == "
    "3, here == fish]}]\n"
    "  fish:\n"
    "    expect: {goal: g(fish), plan: none}\n"};

static struct result command(struct scratch *scratch, const char *name, const char *yaml,
                             const char *options)
{
    return shell("'%s' %s '%s' %s", built(scratch->pool, "goapgen"), name,
                 scratch_write(scratch, "d.yaml", yaml), options);
}

static void examples_come_out(void)
{
    for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++) {
        struct scratch scratch = scratch_new();
        struct result result = command(&scratch, "test", meanings[i], "");
        CHECK_SAYING(result.code == 0, "%zu: %.3000s%.2000s", i, result.out.data, result.errs.data);
        result_free(&result);
        scratch_free(&scratch);
    }
}

void add_argument_examples_suite(void)
{
    CU_pSuite suite = CU_add_suite("argument examples", NULL, NULL);
    CU_ADD_TEST(suite, examples_come_out);
}
