/* SPDX-License-Identifier: MIT */
/*
 * What the tables tell of actions that meddle with each other, and of those that bring a value
 * about: held against what the actions of random problems do, in states within reach. A search
 * leaves out what these tables allow it to.
 */
#include "models/goap_trial.h"
#include "suites.h"
#include "tables/search_tables.h"

#include <string.h>

enum { TRIALS = 400, STEPS = 30, MOST_WORDS = 16 };

struct walk {
    const gg_domain *domain;
    struct dice dice;
    uint64_t state[MOST_WORDS];
    unsigned independent, meddling, brought_about, filtered_out;
};

static bool is_set(const gg_domain *domain, size_t row, uint32_t bit)
{
    size_t words = (domain->action_count + 63u) / 64;
    return domain->search->conflicts[domain->search->conflict_rows[row] * words + bit / 64] >>
               bit % 64 &
           1;
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
    bool meddles = is_set(walk->domain, one, other);
    CU_ASSERT_EQUAL(meddles, is_set(walk->domain, other, one));
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
        if (value == gg_read(domain, i, before) || !domain->search->conflicts)
            continue;
        walk->brought_about++;
        CU_ASSERT_TRUE(
            is_set(domain, domain->action_count + fact->first + (value >> fact->coarse), action));
    }
}

/* Filters leave in whatever can be done; where they test a precondition in full, nothing else. */
static void check_filters(struct walk *walk)
{
    const gg_search_tables *search = walk->domain->search;
    for (uint16_t i = 0; search->filter_count && i < walk->domain->action_count; i++) {
        bool left = true;
        for (uint16_t j = 0; j < search->filter_count; j++) {
            const gg_action_filter *filter = &search->filters[j];
            uint64_t bits = walk->state[filter->word] >> filter->shift & 15;
            uint64_t mask = search->masks[filter->first + (size_t)filter->rows[bits]];
            left &= filter->actions != i / 64 || mask >> i % 64 & 1;
            CU_ASSERT_TRUE(j == 0 || search->filters[j - 1].actions <= filter->actions);
        }
        bool holds = can(walk, i, walk->state);
        CU_ASSERT_TRUE(left || !holds);
        CU_ASSERT_TRUE(holds || !left || !(search->filtered[i / 64] >> i % 64 & 1));
        walk->filtered_out += !left;
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
        check_filters(walk);
        for (uint16_t i = 0; i < domain->action_count; i++) {
            if (!can(walk, i, walk->state))
                continue;
            for (uint16_t j = 0; j < i; j++)
                if (walk->domain->search->conflicts && can(walk, j, walk->state))
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
        struct tables tables =
            *trial->compiled.tables; /* with conflicts, whether they pay or not */
        tables.domain.search = &tables.search;
        interference_build(trial->compiled.pool, &tables);
        walk.domain = &tables.domain;
        CU_ASSERT_TRUE_FATAL(walk.domain->word_count <= MOST_WORDS);
        if (tables.search.conflicts || tables.search.filter_count)
            walk_from_start(&walk);
        trial_free(trial);
    }
    CU_ASSERT_TRUE(walk.independent > random_cases(10000));
    CU_ASSERT_TRUE(walk.meddling > random_cases(10000));
    CU_ASSERT_TRUE(walk.brought_about > random_cases(2000));
    CU_ASSERT_TRUE(walk.filtered_out > random_cases(1000));
}

void add_interference_suite(void)
{
    CU_pSuite suite = CU_add_suite("interference", NULL, NULL);
    CU_ADD_TEST(suite, actions_meddle_where_the_tables_say_so);
}
