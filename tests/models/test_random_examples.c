/* SPDX-License-Identifier: MIT */
/*
 * Random examples: what `goapgen test` finds of each thing that is expected is what a life on plain
 * numbers finds, for 10,000 examples (see example_life.h).
 */
#include "cli/answers.h"
#include "cli/commands.h"
#include "test/test_run.h"
#include "models/example_life.h"
#include "support/run.h"
#include "suites.h"

/* How much was expected, and how much of it failed. */
static struct {
    unsigned expected[LIFE_KINDS], failed[LIFE_KINDS];
} counts;

static bool fails_at(const struct verdict *verdict, unsigned line)
{
    for (size_t i = 0; i < verdict->count; i++)
        if (verdict->failures[i].expectation &&
            verdict->failures[i].expectation->place.line == line)
            return true;
    return false;
}

static void compare(const struct life_example *example, const struct verdict *verdict,
                    const char *yaml)
{
    for (int i = 0; i < LIFE_EXPECTED; i++) {
        const struct life_expected *expected = &example->expected[i];
        bool fails = fails_at(verdict, expected->line);
        CHECK_SAYING(fails == expected->fails, "line %u of this %s:\n%s", expected->line,
                     fails ? "fails in vain" : "is to fail", yaml);
        counts.expected[expected->kind]++;
        counts.failed[expected->kind] += fails;
    }
}

static void try_life(struct life *life)
{
    static const struct options options = {.nodes = -1, .seed = 1, .command = &commands[0]};
    struct text yaml = life_write(life);
    struct compiled compiled = compile_text(yaml.data);
    CHECK_SAYING(compiled.tables != NULL, "%s\n%s", compiled.messages.data, yaml.data);
    struct planning planning = {
        .pool = compiled.pool, .tables = compiled.tables, .options = &options};
    if (compiled.tables)
        planning.names = names_with_labels(compiled.pool, compiled.tables);
    for (size_t i = 0; compiled.tables && i < LIFE_EXAMPLES; i++) {
        struct verdict verdict = try_example(&planning, &compiled.domain->examples[i]);
        life_live(life, &life->examples[i]);
        compare(&life->examples[i], &verdict, yaml.data);
    }
    compiled_free(&compiled);
    text_free(&yaml);
}

static void verdicts_are_those_of_a_plain_life(void)
{
    struct dice dice = dice_of(16);
    static struct life life;
    for (unsigned i = 0; random_case(i + 1, 10000 / LIFE_EXAMPLES); i++) {
        life_roll(&life, &dice);
        try_life(&life);
    }
    for (int i = 0; i < LIFE_KINDS; i++)
        CHECK_SAYING(counts.failed[i] * 20 > counts.expected[i] &&
                         counts.failed[i] * 20 < counts.expected[i] * 19,
                     "of %u things of kind %d %u failed: that tells little", counts.expected[i], i,
                     counts.failed[i]);
}

void add_random_examples_suite(void)
{
    CU_pSuite suite = CU_add_suite("random examples", NULL, NULL);
    CU_ADD_TEST(suite, verdicts_are_those_of_a_plain_life);
}
