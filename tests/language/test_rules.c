/* SPDX-License-Identifier: MIT */
/*
 * Rules with parameters: each is compiled to the same tables as the rules that one would write by
 * hand, one for each choice of objects.
 */
#include "support/project.h"
#include "support/support.h"
#include "suites.h"

#include <stdlib.h>
#include <string.h>

/* ----------------------------------------------- against rules written by hand */

/* A rule: what stands behind its name, with & for an object of `plant` and % for one of `pot`; and
 * which of both it has as parameters. */
struct rule_text {
    const char *text;
    bool plant, pot;
};

static const struct rule_text texts[] = {
    {"{every: 10s, effects: size(&) += 1}", true, false},
    {"{every: 7s, preconditions: [growth(&) > 0, wet(&)], effects: size(&) += growth(&)}", true,
     false},
    {"{every: 3s, preconditions: 'all(pot x) (x == % or not pale(&, x))', effects: 'not pale(&, "
     "%)'}",
     true, true},
    {"{every: 900ms, preconditions: [& != rose, 'stands(&, %)'], effects: ['pale(&, %)', size(&) = "
     "0]}",
     true, true},
    {"{every: 1m, effects: not clean(%)}", false, true},
    {"{every: 1m, preconditions: 'any(plant r) stands(r, %)', effects: all(plant r) not wet(r)}",
     false, true},
    {"{every: 5ms, preconditions: sun, effects: [light(%), sun = false]}", false, true},
    {"{every: 2s, effects: clean(clay)}", false, false},
};

enum { TEXTS = sizeof texts / sizeof *texts, PLANTS = 3, POTS = 2 };

static const char *const plants[PLANTS] = {"rose", "fern", "moss"};
static const char *const pots[POTS] = {"clay", "tin"};

static const char head[] = "domain: d\n"
                           "types: {plant: [rose, fern, moss], pot: [clay, tin]}\n"
                           "state:\n"
                           "  size(plant): 0..20\n"
                           "  wet(plant): bool\n"
                           "  pale(plant, pot): bool\n"
                           "  clean(pot): bool\n"
                           "  sun: {type: bool, shared: true}\n"
                           "  light(pot): {type: bool, shared: true}\n"
                           "  growth(plant): {type: 0..3, constant: true}\n"
                           "  stands(plant, pot): {type: bool, constant: true}\n"
                           "start: [growth(rose) = 1, growth(moss) = 2, 'stands(fern, tin)',\n"
                           "        'stands(moss, tin)', 'stands(rose, clay)']\n"
                           "actions: {tend: {preconditions: size(rose) > 3, effects: clean(tin)}}\n"
                           "goals: {tidy: {conditions: clean(tin)}}\n"
                           "rules:\n";

static void add_with(struct text *yaml, const char *rule, const char *plant, const char *pot)
{
    for (const char *at = rule; *at; at++)
        if (*at == '&' || *at == '%')
            text_add(yaml, "%s", *at == '&' ? plant : pot);
        else
            text_add(yaml, "%c", *at);
    text_add(yaml, "\n");
}

static void write_with_parameters(struct text *yaml, size_t number)
{
    const struct rule_text *rule = &texts[number];
    text_add(yaml, "  r%zu%s%s%s%s%s: ", number, rule->plant || rule->pot ? "(" : "",
             rule->plant ? "plant p" : "", rule->plant && rule->pot ? ", " : "",
             rule->pot ? "pot o" : "", rule->plant || rule->pot ? ")" : "");
    add_with(yaml, rule->text, "p", "o");
}

/* The rules that constants rule out are none of the domain's, and get a warning there. */
static bool is_ruled_out(const char *rule, int plant, int pot)
{
    static const bool stands[PLANTS][POTS] = {{true, false}, {false, true}, {false, true}};
    return (strstr(rule, "growth(&) > 0") && plant == 1) ||
           (strstr(rule, "& != rose") && plant == 0) ||
           (strstr(rule, "stands(&, %)") && !stands[plant][pot]);
}

static void write_by_hand(struct text *yaml, size_t number)
{
    const struct rule_text *rule = &texts[number];
    for (int i = 0; i < (rule->plant ? PLANTS : 1); i++)
        for (int j = 0; j < (rule->pot ? POTS : 1); j++) {
            if (is_ruled_out(rule->text, i, j))
                continue;
            text_add(yaml, "  r%zu%s%s%s%s: ", number, rule->plant ? "_" : "",
                     rule->plant ? plants[i] : "", rule->pot ? "_" : "", rule->pot ? pots[j] : "");
            add_with(yaml, rule->text, plants[i], pots[j]);
        }
}

/* Removes what C does not read, the fingerprint, which goes by the names of the rules, and double
 * underscores, which separate objects in names. */
static void strip(char *code)
{
    char *to = code;
    for (char *from = code; *from;) {
        if (strncmp(from, "/*", 2) == 0)
            from = strstr(from, "*/") + 2;
        else if (strncmp(from, "fingerprint = ", 14) == 0)
            from += strcspn(from, ",");
        else if (*from == '_' && to > code && to[-1] == '_')
            from++;
        else
            *to++ = *from++;
    }
    *to = '\0';
}

static char *tables_of(const char *yaml)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "d.yaml", yaml);
    struct result result =
        shell("cd '%s' && '%s' d.yaml", scratch.folder, built(scratch.pool, "goapgen"));
    CHECK_SAYING(result.code == 0, "%s\n%s", yaml, result.errs.data);
    result_free(&result);
    struct text code;
    CU_ASSERT_FATAL(read_whole(in_scratch(&scratch, "d.c"), &code));
    strip(code.data);
    scratch_free(&scratch);
    return code.data;
}

/* Of rules in any order, as their order is that in which they fire. */
static bool same_as_by_hand(struct dice *dice)
{
    struct text yaml = {0}, written = {0};
    size_t order[TEXTS];
    for (size_t i = 0; i < TEXTS; i++) {
        size_t other = roll(dice, (uint32_t)i + 1);
        order[i] = order[other];
        order[other] = i;
    }
    text_add(&yaml, "%s", head);
    text_add(&written, "%s", head);
    size_t count = 1 + roll(dice, TEXTS);
    for (size_t i = 0; i < count; i++) {
        write_with_parameters(&yaml, order[i]);
        write_by_hand(&written, order[i]);
    }
    char *tables = tables_of(yaml.data), *by_hand = tables_of(written.data);
    bool same = strcmp(tables, by_hand) == 0;
    CHECK_SAYING(same, "other tables:\n%s\n%s", yaml.data, written.data);
    free(tables);
    free(by_hand);
    text_free(&yaml);
    text_free(&written);
    return same;
}

static void tables_are_those_of_rules_written_by_hand(void)
{
    struct dice dice = dice_of(18);
    bool same = true;
    for (unsigned i = random_cases(40); i > 0 && same; i--)
        same = same_as_by_hand(&dice);
}

/* ------------------------------------------------------------------- limits, names */

/* Rules of other objects are another domain to agents that were saved. */
static void the_objects_belong_to_the_fingerprint(void)
{
    static const char *const rules[2] = {"p != rose", "p != fern"};
    uint32_t fingerprints[2];
    for (int i = 0; i < 2; i++) {
        struct text yaml = {0};
        text_add(&yaml,
                 "domain: d\ntypes: {plant: [rose, fern]}\nstate: {size(plant): 0..20}\n"
                 "rules: {grow(plant p): {every: 1s, preconditions: %s, effects: size(p) += 1}}\n",
                 rules[i]);
        struct compiled compiled = compile_text(yaml.data);
        CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
        CU_ASSERT_EQUAL(compiled.tables->domain.agent_rule_count, 1);
        fingerprints[i] = compiled.tables->domain.fingerprint;
        compiled_free(&compiled);
        text_free(&yaml);
    }
    CU_ASSERT_NOT_EQUAL(fingerprints[0], fingerprints[1]);
}

static struct compiled compile_many(int first, int second)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes: {a: [a0");
    for (int i = 1; i < first; i++)
        text_add(&yaml, ", a%d", i);
    text_add(&yaml, "], b: [b0");
    for (int i = 1; i < second; i++)
        text_add(&yaml, ", b%d", i);
    text_add(&yaml, "]}\nstate: {n: 0..9}\nrules:\n"
                    "  many(a x, b y): {every: 1s, effects: n += 1}\n");
    struct compiled compiled = compile_text(yaml.data);
    text_free(&yaml);
    return compiled;
}

static void as_many_rules_as_are_numbered(void)
{
    struct compiled compiled = compile_many(254, 258); /* 65532 */
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    CU_ASSERT_EQUAL(compiled.tables->domain.agent_rule_count, 65532);
    compiled_free(&compiled);
    compiled = compile_many(255, 257); /* 65535 */
    CU_ASSERT_PTR_NULL(compiled.tables);
    CHECK_SAYING(compiled.messages.data &&
                     strstr(compiled.messages.data, "there are 65535 ground rules (65535 of"),
                 "%s", compiled.messages.data ? compiled.messages.data : "");
    compiled_free(&compiled);
}

/* A property that does not hold names the rule with its objects. */
static void warnings_name_the_rule_with_its_objects(void)
{
    struct compiled compiled =
        compile_text("domain: d\ntypes: {plant: [rose, fern]}\nstate: {size(plant): 0..2}\n"
                     "rules: {grow(plant p): {every: 1s, effects: size(p) += 1}}\n"
                     "always: [size(fern) < 2]\n");
    CHECK_SAYING(compiled.messages.data && strstr(compiled.messages.data, "rule grow(fern)"), "%s",
                 compiled.messages.data ? compiled.messages.data : "");
    compiled_free(&compiled);
}

/* ------------------------------------------------------------------- slots */

/* The rule of an empty slot does nothing. */
static void only_bound_slots_count(void)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "d.yaml",
                  "domain: d\ntypes: {wolf: {slots: 2, shared: true}}\n"
                  "state: {hunger(wolf): {type: 0..9, shared: true}, fear: 0..9}\n"
                  "rules:\n"
                  "  hungers(wolf w): {every: 1s, effects: hunger(w) += 1}\n"
                  "  frightens(wolf w): {every: 1s, effects: fear += 1}\n"
                  "examples:\n"
                  "  one_comes:\n"
                  "    given: [wolf_bound(wolf_2)]\n"
                  "    expect:\n"
                  "      - at 3500ms: [hunger(wolf_1) == 0, hunger(wolf_2) == 3, fear == 3]\n");
    struct result result =
        shell("cd '%s' && '%s' test d.yaml", scratch.folder, built(scratch.pool, "goapgen"));
    CHECK_SAYING(result.code == 0, "%s%s", result.out.data, result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

void add_rules_suite(void)
{
    CU_pSuite suite = CU_add_suite("rules", NULL, NULL);
    CU_ADD_TEST(suite, tables_are_those_of_rules_written_by_hand);
    CU_ADD_TEST(suite, the_objects_belong_to_the_fingerprint);
    CU_ADD_TEST(suite, as_many_rules_as_are_numbered);
    CU_ADD_TEST(suite, warnings_name_the_rule_with_its_objects);
    CU_ADD_TEST(suite, only_bound_slots_count);
}
