/* SPDX-License-Identifier: MIT */
/*
 * `always` and `reachable` of random domains: what is said is what a search through all states on
 * plain numbers finds, each way is as short as can be, and carried out step by step, in the words
 * in which it is told, it leads where it is said to lead. Examples are in
 * language/test_properties.c.
 */
#include "models/property_model.h"
#include "support/run.h"
#include "suites.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a search finds with one agent of each type, or else with two: the fewest steps; -1: none. */
static int fewest_of(const struct property_model *model, const struct property_formula *formula,
                     bool wanted)
{
    bool is_private = property_is_private(model, formula), concerns = false;
    int best = -1;
    for (int i = 0; i < model->type_count; i++)
        concerns |= property_concerns(model, formula, i);
    for (int each = 1; each <= 2 && best < 0; each++)
        for (int i = 0; i < model->type_count; i++) {
            if (is_private ? concerns && !property_concerns(model, formula, i) : i > 0)
                continue;
            int steps = property_fewest(model, formula, wanted, each, i);
            if (steps >= 0 && (best < 0 || steps < best))
                best = steps;
        }
    return best;
}

/* ------------------------------------------------------------------ replaying */

/* The number behind a letter in a text, which is set behind it: "t1: a2". */
static int number_behind(const char **text, const char *letter)
{
    const char *found = strstr(*text, letter);
    char *end = NULL;
    CHECK_SAYING(found != NULL, "no '%s' in '%.40s'", letter, *text);
    if (!found)
        return 0;
    int number = (int)strtol(found + strlen(letter), &end, 10);
    *text = end;
    return number;
}

/* "t1" or "another t1", at the begin of the words or behind them in the line. */
static int agent_in(const struct property_model *model, const char **words)
{
    const char *another = strstr(*words, "another ");
    bool second = another && another < strchr(*words, '\n');
    if (second)
        *words = another + strlen("another ");
    return number_behind(words, "t") + (second ? model->type_count : 0);
}

/* "the game, for t0: f1 = s2", "the game: not f0" */
static bool replay_game(const struct property_model *model, const char *words,
                        struct property_state *state)
{
    const char *colon = strchr(words, ':');
    const char *who = words + strlen("the game");
    int agent = *who == ',' ? agent_in(model, &who) : 0;
    const char *setting = colon + 2;
    bool negated = strncmp(setting, "not ", 4) == 0;
    int fact = number_behind(&setting, "f"), value = !negated;
    if (model->facts[fact].kind == PROPERTY_SYMBOL)
        value = number_behind(&setting, " = s");
    else if (model->facts[fact].kind == PROPERTY_NUMBER)
        value = number_behind(&setting, " = ");
    if (!property_may_set(model, agent, fact))
        return false;
    property_set(model, agent, fact, value, state);
    return true;
}

/* Whether what is told of an action that is stopped is what has changed after some milliseconds. */
static bool is_told_part(const struct property_move *move, const char *words, int milliseconds)
{
    size_t length = strcspn(words, "\n");
    for (const char *place = words; place && place < words + length;) {
        int fact = number_behind(&place, " f"), told = 0;
        bool takes = strncmp(place, " -= ", 4) == 0, is_told = false;
        told = number_behind(&place, "= ");
        for (int i = 0; i < move->effect_count; i++)
            is_told |= move->effects[i].fact == fact &&
                       property_share(&move->effects[i], milliseconds) == (takes ? -told : told);
        if (!is_told)
            return false;
        place = strstr(place, " and ");
    }
    return true;
}

/* "t1: a2, as far as f0 += 2 and f1 -= 1": what is not told has not changed, or does not matter. */
static bool replay_part(const struct property_model *model, int agent, int action,
                        const char *words, struct property_state *state)
{
    int time = 1;
    while (time < PROPERTY_DURATION && !is_told_part(&model->actions[action], words, time))
        time++;
    return time < PROPERTY_DURATION && property_begin(model, agent, action, time, state);
}

static bool replay_step(const struct property_model *model, const char *words,
                        struct property_state *state)
{
    if (strncmp(words, "the game", 8) == 0)
        return replay_game(model, words, state);
    if (strncmp(words, "rule r0", 7) == 0) {
        words += strlen("rule r0");
        return property_rule(model, *words == ',' ? agent_in(model, &words) : 0, state);
    }
    bool named = words[0] != 'a' || strncmp(words, "another", 7) == 0;
    int agent = named ? agent_in(model, &words) : 0, action = number_behind(&words, "a");
    static const char part[] = ", as far as";
    if (strncmp(words, part, strlen(part)) == 0)
        return replay_part(model, agent, action, words + strlen(part), state);
    return property_act(model, agent, action, state);
}

/* Carries out the way that is told; fails where a step cannot be made. Returns its length. */
static int replay(const struct property_model *model, const char *warning,
                  struct property_state *state)
{
    static const char note[] = "note: step";
    int length = 0;
    for (const char *line = strchr(warning, '\n') + 1; *line; line = strchr(line, '\n') + 1) {
        const char *found = strstr(line, note), *end = strchr(line, '\n');
        if (strstr(line, "warning: ") && strstr(line, "warning: ") < end)
            break;
        if (!found || found > end)
            continue;
        const char *words = found + strlen(note);
        int first = number_behind(&words, " "), last = first;
        if (strncmp(words, " to ", 4) == 0)
            last = number_behind(&words, "to ");
        CU_ASSERT_EQUAL(first, length + 1);
        for (; length < last; length++)
            CHECK_SAYING(replay_step(model, words + 2, state), "no step %d: %.40s", length + 1,
                         words + 2);
    }
    return length;
}

static const char *warning_of(const char *messages, const char *name)
{
    const char *found = messages ? strstr(messages, name) : NULL;
    while (found && found > messages && found[-1] != '\n')
        found--;
    return found;
}

/* What is said of `always`; returns the length of the way, -1 if none is told. */
static int check_always(const struct property_model *model, const char *messages)
{
    const char *warning = warning_of(messages, "[-W broken-invariant]");
    int fewest = fewest_of(model, &model->always, false);
    CHECK_SAYING((fewest >= 0) == (warning != NULL), "broken in %d steps", fewest);
    if (!warning || fewest < 0)
        return -1;
    struct property_state state = property_start(model);
    int length = replay(model, warning, &state);
    CHECK_SAYING(length == fewest, "%d steps are told, and there are %d", length, fewest);
    const char *whose = strstr(warning, "always hold for t");
    int focus = whose ? whose[strlen("always hold for t")] - '0' : 0;
    CU_ASSERT_FALSE(property_holds(&model->always, &state, focus));
    return length;
}

static void random_domains_are_checked_right(void)
{
    unsigned broken = 0, kept = 0, long_ways = 0, others = 0, unreachable = 0, stopped = 0;
    for (uint64_t seed = 1; random_case(seed, 3000); seed++) {
        struct property_model model = property_make(seed);
        struct text yaml = property_write(&model, false);
        struct compiled compiled = compile_text(yaml.data);
        const char *messages = compiled.messages.data;
        unsigned failures = CU_get_number_of_failures();
        CU_ASSERT_PTR_NOT_NULL(compiled.tables);
        int length = check_always(&model, messages);
        bool said = warning_of(messages, "[-W unreachable-state]") != NULL;
        CU_ASSERT_EQUAL(said, fewest_of(&model, &model.reachable, true) < 0);
        CU_ASSERT_PTR_NULL(warning_of(messages, "[-W unfinished-check]"));
        broken += length > 0;
        kept += length < 0;
        long_ways += length > 3;
        others += messages && strstr(messages, "another t") != NULL;
        unreachable += said;
        stopped += messages && strstr(messages, ", as far as f") != NULL;
        if (CU_get_number_of_failures() != failures)
            printf("seed %u:\n%s%s", (unsigned)seed, yaml.data, messages ? messages : "");
        compiled_free(&compiled);
        text_free(&yaml);
    }
    CHECK_SAYING(broken > random_cases(500) && kept > random_cases(300) &&
                     long_ways > random_cases(30) && others > random_cases(10) &&
                     unreachable > random_cases(300) && stopped > random_cases(30),
                 "%u broken, %u kept, %u long ways, %u with others, %u unreachable, %u stopped",
                 broken, kept, long_ways, others, unreachable, stopped);
}

void add_random_properties_suite(void)
{
    CU_pSuite suite = CU_add_suite("random properties", NULL, NULL);
    CU_ADD_TEST(suite, random_domains_are_checked_right);
}
