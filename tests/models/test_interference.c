/* SPDX-License-Identifier: MIT */
/*
 * What the tables tell of actions that meddle with each other, and of those that bring a value
 * about: held against what the actions of random problems do, in states within reach. A search
 * leaves out what these tables allow it to.
 */
#include "models/goap_trial.h"
#include "suites.h"

#include <string.h>

enum { TRIALS = 400, STEPS = 30, MOST_WORDS = 16 };

struct walk {
    const gg_domain *domain;
    struct dice dice;
    uint64_t state[MOST_WORDS];
    unsigned independent, meddling, brought_about;
};

static bool is_set(const uint64_t *rows, size_t row, size_t words, uint32_t bit)
{
    return rows[row * words + bit / 64] >> bit % 64 & 1;
}

static bool can(const struct walk *walk, uint16_t action, const uint64_t *state)
{
    return gg_holds(walk->domain, &walk->domain->actions[action].precondition, state);
}

/* Carries out one action and then the other, if it still can be; whether it can. */
static bool both(const struct walk *walk, uint16_t first, uint16_t second, uint64_t *state)
{
    memcpy(state, walk->state, sizeof walk->state);
    gg_apply(walk->domain, walk->domain->actions[first].effect, state);
    if (!can(walk, second, state))
        return false;
    gg_apply(walk->domain, walk->domain->actions[second].effect, state);
    return true;
}

/* Two actions that can both be done here and do not meddle with each other come to the same in
 * either order. */
static void check_pair(struct walk *walk, uint16_t one, uint16_t other)
{
    uint64_t there[MOST_WORDS], back[MOST_WORDS];
    size_t words = (walk->domain->action_count + 63u) / 64;
    bool meddles = is_set(walk->domain->search->conflicts, one, words, other);
    CU_ASSERT_EQUAL(meddles, is_set(walk->domain->search->conflicts, other, words, one));
    walk->meddling += meddles;
    walk->independent += !meddles;
    CU_ASSERT_TRUE(meddles || (both(walk, one, other, there) && both(walk, other, one, back) &&
                               memcmp(there, back, walk->domain->word_count * sizeof *there) == 0));
}

/* Carries an action out: it is one of those that bring about whatever has changed. */
static void follow(struct walk *walk, uint16_t action)
{
    const gg_domain *domain = walk->domain;
    uint64_t before[MOST_WORDS];
    memcpy(before, walk->state, sizeof before);
    gg_apply(domain, domain->actions[action].effect, walk->state);
    for (uint16_t i = 0; i < domain->fact_count; i++) {
        const gg_fact *fact = &domain->facts[i];
        uint32_t value = gg_read(domain, i, walk->state);
        if (value == gg_read(domain, i, before))
            continue;
        walk->brought_about++;
        CU_ASSERT_TRUE(is_set(domain->search->conflicts,
                              domain->action_count + fact->first + (value >> fact->coarse),
                              (domain->action_count + 63u) / 64, action));
    }
}

/* Walks at random, and looks at all pairs wherever it comes. */
static void walk_from_start(struct walk *walk)
{
    const gg_domain *domain = walk->domain;
    memset(walk->state, 0, sizeof walk->state);
    memcpy(walk->state, domain->start, domain->word_count * sizeof *walk->state);
    for (int step = 0; step < STEPS; step++) {
        uint16_t next = GG_NONE;
        uint32_t choices = 0;
        for (uint16_t i = 0; i < domain->action_count; i++) {
            if (!can(walk, i, walk->state))
                continue;
            for (uint16_t j = 0; j < i; j++)
                if (can(walk, j, walk->state))
                    check_pair(walk, i, j);
            if (roll(&walk->dice, ++choices) == 0)
                next = i;
        }
        if (next == GG_NONE)
            return;
        follow(walk, next);
    }
}

static void actions_meddle_where_the_tables_say_so(void)
{
    struct walk walk = {.dice = dice_of(5)};
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct trial *trial = trial_new(140000 + seed);
        trial_compile(trial, TABLES_NONE);
        walk.domain = trial->domain;
        CU_ASSERT_TRUE_FATAL(trial->domain->word_count <= MOST_WORDS);
        if (trial->domain->search->conflicts)
            walk_from_start(&walk);
        trial_free(trial);
    }
    CU_ASSERT_TRUE(walk.independent > random_cases(10000));
    CU_ASSERT_TRUE(walk.meddling > random_cases(10000));
    CU_ASSERT_TRUE(walk.brought_about > random_cases(2000));
}

void add_interference_suite(void)
{
    CU_pSuite suite = CU_add_suite("interference", NULL, NULL);
    CU_ADD_TEST(suite, actions_meddle_where_the_tables_say_so);
}
