/* SPDX-License-Identifier: MIT */
/*
 * Random domains go through all outputs: those of all parts of the language (whole_domain.h), those
 * of other suites, and some of what the suites before have compiled. Whatever the program can do is
 * done with them, found or not, and compilers take the C that comes of them without a warning. The
 * domains have fixed seeds, so that more of them begin with the same ones.
 */
#include "models/example_life.h"
#include "models/goal_model.h"
#include "models/goap_crafting.h"
#include "models/goap_places.h"
#include "models/goap_random.h"
#include "models/goap_write.h"
#include "models/ground_random.h"
#include "models/htn_random.h"
#include "models/htn_write.h"
#include "models/property_model.h"
#include "models/quiet_domain.h"
#include "models/recursive_random.h"
#include "models/team_plain.h"
#include "models/whole_domain.h"
#include "support/outputs.h"
#include "suites.h"

/* ---------------------------------------------------------------------- domains */

static struct text write_life(struct dice *dice)
{
    static struct life life;
    life_roll(&life, dice);
    return life_write(&life);
}

static struct text write_htn(struct dice *dice)
{
    struct text yaml = {0};
    struct htn htn = roll(dice, 2) ? htn_random_reading(dice) : htn_random(dice);
    htn_write(&htn, NULL, &yaml);
    return yaml;
}

static struct text write_recursion(struct dice *dice)
{
    struct text yaml = {0};
    struct htn htn = recursive_random(dice, roll(dice, 2));
    htn_write(&htn, NULL, &yaml);
    return yaml;
}

static struct text write_goap(struct dice *dice)
{
    static struct goap goap;
    struct text yaml = {0};
    goap = (struct goap){.many = roll(dice, 4) == 0};
    goap.amounts = roll(dice, 3) == 0;
    goap.reads = !goap.amounts && roll(dice, 2);
    goap.counts = !goap.amounts && !goap.reads && roll(dice, 2);
    if (roll(dice, 6) == 0)
        goap_crafting(&goap, dice);
    else
        goap_random(&goap, dice, 200);
    if (!goap.amounts && !goap.reads && !goap.counts && goap.object_count > 0 && roll(dice, 2))
        goap_add_places(&goap, dice);
    goap_write(&goap, roll(dice, 2) ? 4096 : 0, &yaml);
    return yaml;
}

static struct text write_ground(struct dice *dice)
{
    static struct ground_case made;
    struct text yaml = {0};
    ground_case_make(&made, roll(dice, 1 << 30));
    ground_case_write(&made, (int)roll(dice, 2) - 1, &yaml);
    return yaml;
}

static struct text write_properties(struct dice *dice)
{
    struct property_model model = property_make(roll(dice, 1 << 30));
    return property_write(&model, false);
}

static struct text write_goals(struct dice *dice)
{
    struct text yaml = {0};
    struct goal_model model = goal_model_random(dice);
    goal_model_write(&model, &yaml);
    return yaml;
}

static struct text write_team(struct dice *dice)
{
    struct text yaml = {0};
    struct team_plain team;
    team_random(&team, dice);
    team_write(&team, &yaml);
    return yaml;
}

typedef struct text write_domain(struct dice *dice);

static write_domain *const writers[] = {write_life,  write_htn,    write_recursion,
                                        write_goap,  write_ground, write_properties,
                                        write_goals, write_team,   quiet_domain_random};

enum { DOMAINS = 192, COMPILED = 48, WRITERS = sizeof writers / sizeof *writers };

/* Every other one is of the whole language, and the rest are of the other kinds in turn. */
static struct text domain_of(unsigned number, struct dice *dice)
{
    return number % 2 ? writers[number / 2 % WRITERS](dice) : whole_domain_random(dice);
}

/* How many domains have their folders beside each other. */
enum { AT_ONCE = 12 };

/* Makes the domains of a share; returns how many are refused. often: see outputs.h. */
static unsigned make_some(const struct scratch *scratch, unsigned part, struct dice *dice,
                          unsigned often)
{
    unsigned refused = 0;
    for (unsigned i = part * AT_ONCE; i < (part + 1) * AT_ONCE; i++) {
        struct text yaml = domain_of(i, dice);
        const char *name = pool_format(scratch->pool, "d%u", i);
        refused += outputs_make(scratch, name, yaml.data, dice, often) == OUTPUTS_REFUSED;
        text_free(&yaml);
    }
    return refused;
}

/* --------------------------------------------------------------------- commands */

static void all_commands_cope(void)
{
    struct dice dice = dice_of(31);
    unsigned refused = 0;
    for (unsigned i = 0; random_case(i + 1, DOMAINS / AT_ONCE); i++) {
        struct scratch scratch = scratch_new();
        refused += make_some(&scratch, i, &dice, 2);
        scratch_free(&scratch);
    }
    unsigned count = random_cases(DOMAINS / AT_ONCE) * AT_ONCE;
    CHECK_SAYING(refused * 5 <= count, "%u of %u domains are refused: that tells little", refused,
                 count);
}

/* -------------------------------------------------------------------- compilers */

/* Lets a compiler take all C files of some domains. */
static void compile_with(const struct scratch *scratch, const char *compiler, const char *flags)
{
    if (!have(compiler))
        return;
    struct result result =
        shell("cd '%s' && for file in */*.c; do test -e $file || continue; %s %s -I '%s' -c -o "
              "unused.o $file || "
              "{ cat ${file%%%%/*}/domain.yaml; exit 1; }; done",
              scratch->folder, compiler, flags, in_repository(scratch->pool, "runtime"));
    check_run(result, compiler);
}

/* gcc and clang take the files; and once more as C++, or without names. */
static void compile_all(const struct scratch *scratch, struct dice *dice)
{
    compile_with(scratch, "gcc", C_WARNINGS);
    compile_with(scratch, "clang", C_WARNINGS);
    if (roll(dice, 2))
        compile_with(scratch, "gcc", C_WARNINGS " -DGG_NO_NAMES");
    else
        compile_with(scratch, "g++", "-x c++ -std=c++20 -Wall -Wextra -Wpedantic -Werror");
}

static void generated_c_compiles(void)
{
    struct dice dice = dice_of(32);
    for (unsigned i = 0; random_case(i + 1, COMPILED / AT_ONCE); i++) {
        struct scratch scratch = scratch_new();
        (void)make_some(&scratch, i, &dice, UINT32_MAX);
        compile_all(&scratch, &dice);
        scratch_free(&scratch);
    }
}

/* ------------------------------------------------------------- of other suites */

/* Those of the suites that ran before, random and made by hand; none if this one runs alone. */
static void domains_of_other_suites_cope(void)
{
    struct dice dice = dice_of(33);
    struct scratch scratch = scratch_new();
    unsigned count = random_cases(DOMAINS_KEPT);
    for (unsigned i = 0; i < count && i < DOMAINS_KEPT && domain_kept(i); i++)
        CU_ASSERT_NOT_EQUAL(
            outputs_make(&scratch, pool_format(scratch.pool, "d%u", i), domain_kept(i), &dice, 2),
            OUTPUTS_REFUSED);
    compile_all(&scratch, &dice);
    scratch_free(&scratch);
}

void add_all_outputs_suite(void)
{
    CU_pSuite suite = CU_add_suite("all outputs", NULL, NULL);
    CU_ADD_TEST(suite, all_commands_cope);
    CU_ADD_TEST(suite, generated_c_compiles);
    CU_ADD_TEST(suite, domains_of_other_suites_cope);
}
