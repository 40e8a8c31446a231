/* SPDX-License-Identifier: MIT */
/*
 * Encodes conditions as masked comparisons, and effects as masks and additions: see gg_box
 * and gg_effect. Rests on the layout of the state.
 */
#include "tables/build.h"

uint64_t value_bits(const gg_fact *fact, uint32_t value)
{
    uint64_t bit = fact->kind == GG_SYMBOL ? (uint64_t)1 << value : value;
    return bit << fact->shift;
}

static const gg_fact *encode_fact_of(const struct building *building, size_t variable)
{
    const struct layout *layout = &building->tables->layout;
    return &layout->facts[layout->numbers[variable]];
}

/* ------------------------------------------------------------- conditions */

static gg_flag_test *flag_test_of(struct building *building, gg_flag_test **tests, uint16_t *count,
                                  uint16_t word)
{
    for (uint16_t i = 0; i < *count; i++)
        if ((*tests)[i].word == word)
            return &(*tests)[i];
    *tests = pool_grow(building->pool, *tests, *count, sizeof **tests);
    gg_flag_test *test = &(*tests)[(*count)++];
    test->word = word;
    return test;
}

/* A bool has the bit that it must be; of symbols, the bits that are not
 * allowed must be 0. */
static void add_flag_constraint(gg_flag_test *test, const gg_fact *fact,
                                const struct constraint *constraint)
{
    if (fact->kind == GG_BOOL) {
        test->care |= fact_bits(fact);
        test->want |= constraint->allowed == 2 ? fact_bits(fact) : 0;
    } else {
        test->care |= fact_bits(fact) & ~(constraint->allowed << fact->shift);
    }
}

static gg_range_test *range_test_of(struct building *building, gg_range_test **tests,
                                    uint16_t *count, uint16_t word)
{
    for (uint16_t i = 0; i < *count; i++)
        if ((*tests)[i].word == word)
            return &(*tests)[i];
    *tests = pool_grow(building->pool, *tests, *count, sizeof **tests);
    gg_range_test *test = &(*tests)[(*count)++];
    test->word = word;
    test->high = building->tables->layout.tops[word];
    return test;
}

static void add_range_constraint(gg_range_test *test, const gg_fact *fact,
                                 const struct constraint *constraint)
{
    test->care |= fact_bits(fact);
    test->low |= (uint64_t)constraint->low << fact->shift;
    test->high &= ~fact_bits(fact);
    test->high |= (uint64_t)constraint->high << fact->shift;
}

static gg_box encode_box_of(struct building *building, const struct box *box)
{
    gg_box result = {0};
    gg_flag_test *flags = NULL;
    gg_range_test *ranges = NULL;
    bool holes = false;
    for (size_t i = 0; i < box->count; i++) {
        const gg_fact *fact = encode_fact_of(building, box->constraints[i].variable);
        if (constraint_has_holes(&box->constraints[i]))
            holes = true;
        else if (fact->kind == GG_NUMBER)
            add_range_constraint(range_test_of(building, &ranges, &result.range_count, fact->word),
                                 fact, &box->constraints[i]);
        else
            add_flag_constraint(flag_test_of(building, &flags, &result.flag_count, fact->word),
                                fact, &box->constraints[i]);
    }
    result.flags = flags;
    result.ranges = ranges;
    result.sets = holes || box->sum_count ? set_tests_of(building, box) : 0;
    return result;
}

const gg_box always_box = {0};

gg_condition condition_of(struct building *building, const struct dnf *dnf)
{
    if (dnf_is_always(dnf))
        return (gg_condition){&always_box, 1};
    gg_box *result = pool_take(building->pool, dnf->count * sizeof *result);
    for (size_t i = 0; i < dnf->count; i++)
        result[i] = encode_box_of(building, &dnf->items[i]);
    return (gg_condition){result, (uint16_t)dnf->count};
}

/* Adds the bits of the facts that a box reads, without those of its sums. */
static void add_plain_bits(const gg_domain *domain, const gg_box *box, uint64_t *words)
{
    for (uint16_t j = 0; j < box->flag_count; j++)
        words[box->flags[j].word] |= box->flags[j].care;
    for (uint16_t j = 0; j < box->range_count; j++)
        words[box->ranges[j].word] |= box->ranges[j].care;
    for (uint32_t row = box->sets; row; row = domain->sets->all[row].more ? row + 1 : 0) {
        if (domain->sets->all[row].fact == GG_OF_SUM)
            continue;
        const gg_fact *fact = &domain->facts[domain->sets->all[row].fact];
        words[fact->word] |= fact_bits(fact);
    }
}

/* Adds the bits of the facts that a sum depends on. */
static void add_sum_bits(const gg_domain *domain, const gg_sum *sum, uint64_t *words)
{
    for (uint16_t i = 0; i < sum->count; i++) {
        const gg_fact *fact = &domain->facts[sum->terms[i].fact];
        if (sum->terms[i].box)
            add_plain_bits(domain, sum->terms[i].box, words);
        else
            words[fact->word] |= fact_bits(fact);
    }
}

void add_read_bits(const gg_domain *domain, const gg_condition *condition, uint64_t *words)
{
    for (uint16_t i = 0; i < condition->count; i++) {
        const gg_box *box = &condition->boxes[i];
        add_plain_bits(domain, box, words);
        for (uint32_t row = box->sets; row; row = domain->sets->all[row].more ? row + 1 : 0) {
            const gg_set_test *test = &domain->sets->all[row];
            uint32_t bounds = test->first + ((uint32_t)test->count << 16);
            if (test->fact == GG_OF_SUM)
                add_sum_bits(domain,
                             &domain->extras->sums->all[domain->extras->sums->bounds[bounds].sum],
                             words);
        }
    }
}

void add_room_bits(const gg_domain *domain, size_t action, uint64_t *words)
{
    const gg_claim *claim = domain->claims ? domain->claims->of_actions[action] : NULL;
    for (; claim; claim = claim->more ? claim + 1 : NULL) {
        const gg_fact *fact = &domain->facts[domain->claims->all[claim->place].fact];
        if (claim->kind == GG_ADDS)
            words[fact->word] |= fact_bits(fact);
    }
}

/* ---------------------------------------------------------------- effects */

static bool encode_is_wanted(const struct building *building, const struct change *change,
                             enum changes_wanted wanted)
{
    const struct fact *fact = building->problem->variables[change->variable].fact;
    if (wanted == ALL_CHANGES)
        return true;
    return !fact->sensed && fact->shared == (wanted == WORLD_CHANGES);
}

static gg_assignment *assignment_of(struct building *building, gg_assignment **assignments,
                                    uint16_t *count, uint16_t word)
{
    for (uint16_t i = 0; i < *count; i++)
        if ((*assignments)[i].word == word)
            return &(*assignments)[i];
    *assignments = pool_grow(building->pool, *assignments, *count, sizeof **assignments);
    gg_assignment *assignment = &(*assignments)[(*count)++];
    assignment->word = word;
    assignment->keep = UINT64_MAX;
    return assignment;
}

const gg_effect *effect_of(struct building *building, const struct changes *changes,
                           enum changes_wanted wanted)
{
    gg_effect *result = pool_take(building->pool, sizeof *result);
    gg_assignment *assignments = NULL;
    gg_addition *additions = NULL;
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        const gg_fact *fact = encode_fact_of(building, change->variable);
        if (!encode_is_wanted(building, change, wanted))
            continue;
        if (change->adds) {
            additions =
                pool_grow(building->pool, additions, result->addition_count, sizeof *additions);
            additions[result->addition_count++] =
                (gg_addition){(uint16_t)building->tables->layout.numbers[change->variable],
                              (int32_t)change->value};
            continue;
        }
        gg_assignment *assignment =
            assignment_of(building, &assignments, &result->assignment_count, fact->word);
        assignment->keep &= ~fact_bits(fact);
        assignment->set |= value_bits(fact, (uint32_t)change->value);
    }
    result->assignments = assignments;
    result->additions = additions;
    return result;
}

const gg_effect *part_of(struct building *building, const struct changes *changes,
                         enum changes_wanted wanted, const gg_effect *whole)
{
    size_t count = 0;
    for (size_t i = 0; i < changes->count; i++)
        count += encode_is_wanted(building, &changes->items[i], wanted);
    if (count == 0)
        return NULL;
    return count == changes->count ? whole : effect_of(building, changes, wanted);
}

bool any_kept(const gg_domain *domain)
{
    for (uint16_t i = 0; i < domain->goal_count; i++)
        if (domain->goals[i].keep)
            return true;
    return false;
}

bool any_applied_in(const struct problem *problem, const struct changes *changes)
{
    for (size_t i = 0; i < changes->count; i++)
        if (problem->variables[changes->items[i].variable].fact->applied)
            return true;
    return false;
}
