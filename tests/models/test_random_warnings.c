/* SPDX-License-Identifier: MIT */
/*
 * What the analysis says of random HTNs, whose every state is tried by the tests' own planner:
 * nothing that is not so, and in simple ones all that is.
 */
#include "models/htn_random.h"
#include "models/htn_write.h"
#include "support/run.h"
#include "support/said.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/* All states, numbered; false if they are too many. */
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

/* Whether an effect asks for what is counted, itself or its action. The compiler does not always see
 * that no state has such a count. */
static bool counts(const struct htn_action *action, const struct htn_effect *effect)
{
    bool any = effect->depends && effect->when.counted;
    for (int i = 0; i < action->condition.term_count; i++)
        for (int j = 0; j < action->condition.counts[i]; j++)
            any |= action->condition.literals[i][j].counted;
    return any;
}

/* Whether some action, in some state or other, has an effect on a fact; if `vaguely`, also where it
 * asks for a count that no state has. */
static bool is_changed(const struct trial *trial, int fact, int place, bool vaguely)
{
    const struct htn *htn = &trial->htn;
    for (int action = 0; action < htn->action_count; action++)
        for (int object = 0; object < objects_of(htn, action); object++)
            for (int i = 0; i < htn->actions[action].effect_count; i++) {
                const struct htn_effect *effect = &htn->actions[action].effects[i];
                int where = effect->object == HTN_OUTER ? object : effect->object;
                if (effect->fact != fact || (htn->facts[fact].indexed && where != place))
                    continue;
                if (vaguely && counts(&htn->actions[action], effect))
                    return true;
                for (int j = 0; j < trial->count; j++) {
                    struct htn_state state = trial->states[j];
                    if (htn_takes_place(htn, effect, object, &state) &&
                        htn_act(htn, step_of(htn, action, object), &state))
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
        for (int place = 0; place < places_of(&trial->htn, fact); place++) {
            changed[fact][place] = is_changed(trial, fact, place, false);
            trial->settled &= changed[fact][place] == is_changed(trial, fact, place, true);
        }
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
    for (int i = 0; i < trial->htn.task_count; i++)
        for (int j = 0; j < trial->htn.tasks[i].method_count; j++)
            trial->htn.tasks[i].methods[j].procedural &= procedural;
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
            if (trial->reached[i] && htn_takes_place(htn, effect, object, &state) &&
                (sum < 0 || sum > htn->facts[effect->fact].top) &&
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
            if (effect->sign != '+')
                continue;
            unsigned lost = lost_values(trial, i, effect);
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
    for (uint64_t seed = 1; random_case(seed, 1500); seed++) {
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

void add_random_warnings_suite(void)
{
    CU_pSuite suite = CU_add_suite("random warnings", NULL, NULL);
    CU_ADD_TEST(suite, random_domains_are_told_the_truth);
}
