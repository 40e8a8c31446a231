/* SPDX-License-Identifier: MIT */
/*
 * Finds the fact that is in the way of a condition: for the trace, and when an action ends. Rests
 * on condition_refs.h. Each test of a box tells the bits of its word that are not as they should
 * be, and the bits tell the fact. For the trace a fact that has changed is named before all others:
 * of the box that fails at least, or else of the last that has one; otherwise the first of the box that
 * fails at least.
 */
#include "state/failing.h"

#include "state/sums.h"

/* The fact of the lowest of some bits. It is searched for, as a domain without goals has no
 * gg_domain.fact_at. */
static uint16_t find_fact_of_bit(const GG_ROM gg_domain *domain, uint16_t word, uint64_t bits)
{
    for (uint16_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i].word == word && (gg_fact_bits(&domain->facts[i]) & bits))
            return i;
    return GG_NONE;
}

/* The bits of a word at which a test fails; for a number its highest bit. */
static uint64_t failing_flags(const gg_flag_test *test, const uint64_t *state)
{
    return (state[test->word] ^ test->want) & test->care;
}

static uint64_t failing_ranges(const GG_ROM gg_domain *domain, const gg_range_test *test,
                               const uint64_t *state)
{
    uint64_t guards = domain->guards[test->word], s = state[test->word];
    return (~(((s | guards) - test->low) & ((test->high | guards) - s)) & guards) >> 1;
}

static uint64_t failing_set(const GG_ROM gg_domain *domain, const GG_ROM gg_set_test *test,
                            const uint64_t *state)
{
    const GG_ROM gg_fact *fact = &domain->facts[test->fact];
    bool holds = gg_set_has(test, gg_read_field(fact, state[fact->word]));
    return holds ? 0 : gg_one_bit(fact->shift);
}

/* The bits of a word's shared facts that an effect changes. */
static uint64_t changed_by(const GG_ROM gg_domain *domain, const GG_ROM gg_effect *effect,
                           uint16_t word)
{
    uint64_t bits = 0;
    for (uint16_t i = 0; i < effect->assignment_count; i++)
        if (effect->assignments[i].word == word)
            bits |= ~effect->assignments[i].keep;
    for (uint16_t i = 0; i < effect->addition_count; i++) {
        const GG_ROM gg_fact *fact = &domain->facts[effect->additions[i].fact];
        if (fact->word == word)
            bits |= gg_fact_bits(fact);
    }
    return domain->shared ? bits & domain->shared[word] : 0;
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

/* Notes the fact of a failing bit, unless one was found before; a fact that has changed takes the
 * place of one that has not. */
static void note_failing(looking *look, uint16_t word, uint64_t bits)
{
    const GG_ROM gg_domain *domain = look->domain;
    if (bits && look->effect)
        bits &= changed_by(domain, look->effect, word);
    for (; bits; bits &= bits - 1) {
        uint16_t fact = find_fact_of_bit(domain, word, bits & (0 - bits));
        if (fact == GG_NONE)
            continue;
        bool is_changed =
            look->changed && (gg_fact_bits(&domain->facts[fact]) & look->changed[word]) != 0;
        if (look->found == GG_NONE || is_changed)
            look->found = fact;
        look->is_changed |= is_changed;
        if (is_changed)
            return;
    }
}

/* Notes a sum that is out of its bounds, as a fact behind all others. */
static void note_failing_sum(looking *look, const GG_ROM gg_set_test *row)
{
    const GG_ROM gg_domain *domain = look->domain;
    uint16_t sum = gg_bounds_of_row(domain, row)->sum;
    bool is_changed = false, is_sought = look->effect == NULL;
    if (domain->extras->sums->part->holds(domain, row, look->state))
        return;
    for (uint16_t word = 0; word < domain->word_count; word++) {
        uint64_t bits = domain->extras->sums->part->cares(domain, sum, word);
        is_changed |= look->changed && (bits & look->changed[word]);
        is_sought |= look->effect && (bits & changed_by(domain, look->effect, word));
    }
    if (!is_sought || (look->found != GG_NONE && !is_changed))
        return;
    look->found = (uint16_t)(domain->fact_count + sum);
    look->is_changed |= is_changed;
}

static void look_at_box(looking *look, gg_box_ref box)
{
    const GG_ROM gg_domain *domain = look->domain;
    for (uint16_t i = 0; i < flag_count_of(box); i++) {
        gg_flag_test room;
        const gg_flag_test *test = flag_of(box, i, &room);
        note_failing(look, test->word, failing_flags(test, look->state));
    }
    for (uint16_t i = 0; i < range_count_of(box); i++) {
        gg_range_test room;
        const gg_range_test *test = range_of(box, i, &room);
        note_failing(look, test->word, failing_ranges(domain, test, look->state));
    }
    for (const GG_ROM gg_set_test *test = first_set_of(domain, box); test; test = gg_next_set(test))
        if (test->fact == GG_OF_SUM)
            note_failing_sum(look, test);
        else
            note_failing(look, domain->facts[test->fact].word,
                         failing_set(domain, test, look->state));
}

uint16_t gg_failing_shared(const GG_ROM gg_domain *domain, const GG_ROM gg_box *box,
                           const GG_ROM gg_effect *effect, const uint64_t *state)
{
    looking look = {domain, state, NULL, effect, GG_NONE, false};
    look_at_box(&look, ref_to_box(box));
    return look.found;
}

static uint32_t count_bits(uint64_t bits)
{
    uint32_t count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

uint32_t gg_count_failing(const GG_ROM gg_domain *domain, gg_box_ref box, const uint64_t *state)
{
    uint32_t count = 0;
    for (uint16_t i = 0; i < flag_count_of(box); i++) {
        gg_flag_test room;
        count += count_bits(failing_flags(flag_of(box, i, &room), state));
    }
    for (uint16_t i = 0; i < range_count_of(box); i++) {
        gg_range_test room;
        count += count_bits(failing_ranges(domain, range_of(box, i, &room), state));
    }
    for (const GG_ROM gg_set_test *row = first_set_of(domain, box); row; row = gg_next_set(row))
        if (row->fact == GG_OF_SUM)
            count += !domain->extras->sums->part->holds(domain, row, state);
        else
            count += !gg_set_has(row, gg_read(domain, row->fact, state));
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
