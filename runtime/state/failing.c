/* SPDX-License-Identifier: MIT */
/*
 * Finds the fact that is in the way of a condition, and what the condition asks of it: for the trace, for
 * explanations, and when an action ends. Rests on condition_refs.h. Each test of a box tells the bits
 * of its word that are not as they should be, and the bits tell the fact; what the test asks for is
 * read back as a range of values or as a set of symbols (gg_conditions.h tells how it is encoded). For
 * the trace a fact that has changed is named before all others: of the box that fails at least, or else
 * of the last that has one; otherwise the first of the box that fails at least.
 */
#include "state/features.h"
#include "state/failing.h"

#include "state/sums.h"

/* ------------------------------------------------------------ tests that fail */

/* The tests of a box at which it fails, one after another: flags, ranges, and then rows. */
typedef struct failing {
    gg_box_ref box;
    uint16_t next;                 /* how many flags and ranges were looked at */
    const GG_ROM gg_set_test *row; /* the test, if it is one of symbols or of a sum; or NULL */
    uint16_t word; /* otherwise the word that it reads, and the bits at which it fails, */
    uint64_t bits; /* of a number its highest */
} failing;

static failing failing_of(gg_box_ref box)
{
    failing none = {box, 0, NULL, 0, 0};
    return none;
}

static uint64_t failing_ranges(const GG_ROM gg_domain *domain, const gg_range_test *test,
                               const uint64_t *state)
{
    uint64_t guards = domain->guards[test->word], s = state[test->word];
    return (~(((s | guards) - test->low) & ((test->high | guards) - s)) & guards) >> 1;
}

static bool row_holds(const GG_ROM gg_domain *domain, const GG_ROM gg_set_test *row,
                      const uint64_t *state)
{
    return row->fact == GG_OF_SUM ? domain->features->sums->ops->holds(domain, row, state)
                                  : gg_set_has(row, gg_read(domain, row->fact, state));
}

static bool next_failing(const GG_ROM gg_domain *domain, const uint64_t *state, failing *test)
{
    uint16_t flags = flag_count_of(test->box);
    while (test->next < flags + range_count_of(test->box)) {
        uint16_t i = test->next++;
        if (i < flags) {
            gg_flag_test room;
            const gg_flag_test *flag = flag_of(test->box, i, &room);
            test->word = flag->word;
            test->bits = (state[flag->word] ^ flag->want) & flag->care;
        } else {
            gg_range_test room;
            const gg_range_test *range = range_of(test->box, i - flags, &room);
            test->word = range->word;
            test->bits = failing_ranges(domain, range, state);
        }
        if (test->bits)
            return true;
    }
    do
        test->row = test->row ? gg_next_set(test->row) : first_set_of(domain, test->box);
    while (test->row && row_holds(domain, test->row, state));
    return test->row != NULL;
}

/* ------------------------------------------------------------------- facts */

bool gg_effect_changes_shared(const GG_ROM gg_domain *domain, const GG_ROM gg_effect *effect,
                              uint16_t word, uint64_t bits)
{
    bits = domain->shared ? bits & domain->shared[word] : 0;
    for (uint16_t i = 0; i < effect->assignment_count; i++)
        if (effect->assignments[i].word == word && (bits & ~effect->assignments[i].keep))
            return true;
    for (uint16_t i = 0; i < effect->addition_count; i++) {
        const GG_ROM gg_fact *fact = &domain->facts[effect->additions[i].fact];
        if (fact->word == word && (bits & gg_fact_mask_in_word(fact)))
            return true;
    }
    return false;
}

/* What is looked for among the facts at which a box fails. */
typedef struct looking {
    const GG_ROM gg_domain *domain;
    const uint64_t *state;
    const uint64_t *changed;        /* bits of facts that are named before others; or NULL */
    const GG_ROM gg_effect *effect; /* whose facts alone are looked for; or NULL: all */
    uint16_t found;
    bool is_changed; /* whether that has changed, so that no further box is looked at */
} looking;

/* Notes a fact or a sum that reads some bits of a word, unless one was found before; what has changed
 * takes the place of what has not. Whether it has changed. */
static bool note(looking *look, uint16_t number, uint16_t word, uint64_t bits)
{
    bool is_changed = look->changed && (bits & look->changed[word]);
    if (look->effect && !gg_effect_changes_shared(look->domain, look->effect, word, bits))
        return false;
    if (look->found == GG_NONE || is_changed)
        look->found = number;
    look->is_changed |= is_changed;
    return is_changed;
}

/* Notes the facts of failing bits, up to one that has changed. They are searched for, as a domain
 * without goals has no gg_domain.fact_at. */
static void note_facts(looking *look, uint16_t word, uint64_t bits)
{
    const GG_ROM gg_domain *domain = look->domain;
    bool done = false;
    for (uint16_t i = 0; i < domain->fact_count && !done; i++) {
        uint64_t own = gg_fact_mask_in_word(&domain->facts[i]);
        done = domain->facts[i].word == word && (bits & own) && note(look, i, word, own);
    }
}

/* Notes the fact of a row, or a sum that is out of its bounds, as a fact behind all others. */
static void note_row(looking *look, const GG_ROM gg_set_test *row)
{
    const GG_ROM gg_domain *domain = look->domain;
    const GG_ROM gg_fact *fact = &domain->facts[row->fact];
    if (row->fact != GG_OF_SUM) {
        note_facts(look, fact->word, gg_fact_mask_in_word(fact));
        return;
    }
    uint16_t sum = gg_bounds_of_row(domain, row)->sum;
    for (uint16_t word = 0; word < domain->word_count; word++)
        note(look, (uint16_t)(domain->fact_count + sum), word,
             domain->features->sums->ops->care_mask(domain, sum, word));
}

static void look_at_box(looking *look, gg_box_ref box)
{
    failing test = failing_of(box);
    while (next_failing(look->domain, look->state, &test))
        if (test.row)
            note_row(look, test.row);
        else
            note_facts(look, test.word, test.bits);
}

uint16_t gg_failing_shared_of_effect(const GG_ROM gg_domain *domain, const GG_ROM gg_box *box,
                                     const GG_ROM gg_effect *effect, const uint64_t *state)
{
    looking look = {domain, state, NULL, effect, GG_NONE, false};
    look_at_box(&look, ref_to_box(box));
    return look.found;
}

/* The bits of a word that a test reads which fails. */
static uint64_t bits_read_by(const GG_ROM gg_domain *domain, const failing *test, uint16_t word)
{
    if (!test->row)
        return test->word == word ? test->bits : 0;
    const GG_ROM gg_fact *fact = &domain->facts[test->row->fact];
    if (test->row->fact == GG_OF_SUM)
        return domain->features->sums->ops->care_mask(
            domain, gg_bounds_of_row(domain, test->row)->sum, word);
    return fact->word == word ? gg_fact_mask_in_word(fact) : 0;
}

bool gg_fails_only_at(const GG_ROM gg_domain *domain, gg_box_ref box, const GG_ROM uint64_t *bits,
                      const uint64_t *state)
{
    failing test = failing_of(box);
    bool fails = false;
    while (next_failing(domain, state, &test)) {
        for (uint16_t word = 0; word < domain->word_count; word++)
            if (bits_read_by(domain, &test, word) & ~bits[word])
                return false;
        fails = true;
    }
    return fails;
}

bool gg_fails_at(const GG_ROM gg_domain *domain, gg_box_ref box, uint16_t fact,
                 const uint64_t *state)
{
    failing test = failing_of(box);
    uint64_t mask = gg_fact_mask_in_word(&domain->facts[fact]);
    bool fails = false;
    while (!fails && next_failing(domain, state, &test))
        fails = bits_read_by(domain, &test, domain->facts[fact].word) & mask;
    return fails;
}

uint32_t gg_count_failing(const GG_ROM gg_domain *domain, gg_box_ref box, const uint64_t *state)
{
    failing test = failing_of(box);
    uint32_t count = 0;
    while (next_failing(domain, state, &test))
        count += test.row ? 1 : gg_count_bits(test.bits);
    return count;
}

/* The box that fails at least; of several the last. */
static uint16_t failing_nearest_box(const GG_ROM gg_domain *domain, gg_condition_ref condition,
                                    const uint64_t *state)
{
    uint16_t nearest = 0;
    uint32_t fewest = UINT32_MAX;
    for (uint16_t i = box_count_of(condition); i-- > 0;) {
        uint32_t count = gg_count_failing(domain, box_of(condition, i), state);
        if (count < fewest) {
            fewest = count;
            nearest = i;
        }
    }
    return nearest;
}

uint16_t gg_failing_fact(const GG_ROM gg_domain *domain, gg_condition_ref condition,
                         const uint64_t *state, const uint64_t *changed)
{
    looking look = {domain, state, changed, NULL, GG_NONE, false};
    if (gg_ref_holds(domain, condition, state))
        return GG_NONE;
    if (box_count_of(condition) > 0)
        look_at_box(&look, box_of(condition, failing_nearest_box(domain, condition, state)));
    for (uint16_t i = box_count_of(condition); changed && !look.is_changed && i-- > 0;)
        look_at_box(&look, box_of(condition, i));
    return look.found;
}

/* ------------------------------------------------------------- what is asked */

/* The symbols that a test of flags allows a fact, a bit for each. A test asks for one of them, or
 * rules others out. */
static uint64_t allowed_by(const GG_ROM gg_fact *fact, const gg_flag_test *test)
{
    uint64_t bits = gg_fact_mask_in_word(fact), wanted = test->want & test->care & bits;
    uint64_t allowed = wanted ? wanted : bits & ~test->care;
    for (uint8_t i = 0; i < fact->shift; i++)
        allowed >>= 1;
    return allowed;
}

static void unmet_ask_flags(const GG_ROM gg_fact *fact, const gg_flag_test *test, gg_unmet *unmet)
{
    if (fact->kind != GG_SYMBOL) {
        unmet->low = unmet->high = (test->want & gg_fact_mask_in_word(fact)) != 0;
        return;
    }
    unmet->low = 0;
    unmet->high = fact->top;
    unmet->among = allowed_by(fact, test);
}

static void ask_range(const GG_ROM gg_fact *fact, const gg_range_test *test, gg_unmet *unmet)
{
    unmet->low = gg_read_field(fact, test->low);
    unmet->high = gg_read_field(fact, test->high);
}

/* Notes what a test asks of a fact at which it fails. */
static void ask(const GG_ROM gg_domain *domain, const GG_ROM gg_fact *fact, const failing *test,
                gg_unmet *unmet)
{
    uint16_t flags = flag_count_of(test->box);
    if (test->row) {
        unmet->low = test->row->low;
        unmet->high = test->row->high;
        unmet->among = (uint64_t)(test->row - domain->sets->all);
    } else if (test->next <= flags) {
        gg_flag_test room;
        unmet_ask_flags(fact, flag_of(test->box, test->next - 1, &room), unmet);
    } else {
        gg_range_test room;
        ask_range(fact, range_of(test->box, test->next - flags - 1, &room), unmet);
    }
}

/* Whether a test that fails reads a fact, or is of a sum. */
static bool is_of(const GG_ROM gg_domain *domain, const failing *test, uint16_t number)
{
    if (test->row && test->row->fact == GG_OF_SUM)
        return domain->fact_count + gg_bounds_of_row(domain, test->row)->sum == number;
    if (test->row || number >= domain->fact_count)
        return test->row && test->row->fact == number;
    const GG_ROM gg_fact *fact = &domain->facts[number];
    return test->word == fact->word && (test->bits & gg_fact_mask_in_word(fact));
}

/* The value of a fact or a sum. */
static uint32_t value_of(const GG_ROM gg_domain *domain, uint16_t number, const uint64_t *state)
{
    return number < domain->fact_count
               ? gg_read(domain, number, state)
               : domain->features->sums->ops->value(domain, (uint16_t)(number - domain->fact_count),
                                                    state);
}

void gg_describe_value_now(const GG_ROM gg_domain *domain, uint16_t number, const uint64_t *now,
                           gg_unmet *unmet)
{
    if (unmet->known)
        unmet->is = value_of(domain, number, now);
}

bool gg_describe_failing_in_box(const GG_ROM gg_domain *domain, gg_box_ref box, uint16_t number,
                                const uint64_t *state, gg_unmet *unmet)
{
    failing test = failing_of(box);
    unmet->known = false;
    while (!unmet->known && next_failing(domain, state, &test))
        unmet->known = is_of(domain, &test, number);
    if (!unmet->known)
        return false;
    unmet->among = 0;
    unmet->is = unmet->will_be = value_of(domain, number, state);
    if (number < domain->fact_count) {
        ask(domain, &domain->facts[number], &test, unmet);
    } else {
        const GG_ROM gg_sum_bounds *bounds = gg_bounds_of_row(domain, test.row);
        unmet->low = bounds->low;
        unmet->high = bounds->high;
    }
    return true;
}

/* How far the value of a number or sum is from what is asked. */
static uint32_t distance_of(const gg_unmet *unmet)
{
    if (unmet->will_be < unmet->low)
        return unmet->low - unmet->will_be;
    return unmet->will_be > unmet->high ? unmet->will_be - unmet->high : 0;
}

/* Of the boxes that fail at the fact, one that fails at least else, and of these the nearest: a
 * comparison of two numbers is a box for each value of one of them. */
void gg_describe_failing_fact(const GG_ROM gg_domain *domain, gg_condition_ref condition,
                              uint16_t fact, const uint64_t *state, gg_unmet *unmet)
{
    uint32_t fewest = UINT32_MAX;
    gg_describe_failing_in_box(domain, box_of(condition, 0), fact, state, unmet);
    for (uint16_t i = box_count_of(condition); i-- > 0;) {
        gg_unmet other;
        gg_box_ref box = box_of(condition, i);
        if (!gg_describe_failing_in_box(domain, box, fact, state, &other))
            continue;
        uint32_t count = gg_count_failing(domain, box, state);
        if (count < fewest || (count == fewest && distance_of(&other) < distance_of(unmet))) {
            fewest = count;
            *unmet = other;
        }
    }
}
