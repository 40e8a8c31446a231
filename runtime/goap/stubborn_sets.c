/* SPDX-License-Identifier: MIT */
/*
 * Strong stubborn sets (Valmari, "Stubborn Sets for Reduced State Space
 * Generation", 1989; for planning Wehrle and Helmert, "Efficient Stubborn Sets:
 * Generalized Algorithms and Selection Strategies", 2014): of actions that do not
 * interfere with each other only one order needs to be looked at. The set begins
 * with all actions that can bring about one constraint of the goal that does not hold. For
 * each applicable action of the set, it takes in the actions that interfere with it; for
 * each other one, all actions that can bring about one constraint of its precondition that
 * does not hold. Then some cheapest plan from the state begins with an action of the set.
 * This must always hold: else a plan would be lost. Rests on relaxation.c.
 */
#include "goap/search.h"
#include "state/sums.h"

typedef struct selection {
    const gg_search *search;
    const uint64_t *state;
    uint64_t *open, *due; /* the usable actions that are not in the set; those of it that were not
                             looked at yet */
    uint32_t row;
} selection;

/* Takes in what is not in the set yet, of some actions of one word. */
static void stubborn_sets_take_in(const selection *choice, uint32_t word, uint64_t actions)
{
    actions &= choice->open[word];
    choice->open[word] &= ~actions;
    choice->due[word] |= actions;
}

/* The actions, usable or not, that may bring about a value, by its place among the values of all
 * facts: a row of them. */
static const GG_ROM uint64_t *achievers_of(const selection *choice, uint32_t place)
{
    const GG_ROM gg_domain *domain = choice->search->problem.domain;
    const GG_ROM gg_search_tables *tables = domain->search;
    return &tables->conflicts[tables->conflict_rows[(size_t)domain->action_count + place] *
                              (size_t)choice->row];
}

/* The constraint that fewest new actions can bring about, of those that the state does not
 * satisfy. */
typedef struct cheapest {
    /* Of a bool, or the actions that move a sum towards its bounds; NULL: it is a constraint on another
     * fact. */
    const GG_ROM uint64_t *achievers;
    gg_constraint constraint;
    uint32_t least; /* how many actions; UINT32_MAX: there is none */
} cheapest;

/* Of the actions of one word of a set, usable or not, those that may bring about a value that a
 * constraint allows. */
static uint64_t achievers_in(const selection *choice, const gg_constraint *constraint,
                             uint32_t word)
{
    uint64_t set = 0;
    gg_value_range span = gg_range_of_constraint(constraint);
    for (uint32_t value = span.first; value <= span.last; value++)
        if (gg_constraint_allows(constraint, value))
            set |= achievers_of(choice, constraint->fact->first + value)[word];
    return set;
}

static void take_cheaper(const selection *choice, const gg_constraint *constraint, cheapest *best)
{
    uint32_t count = 0;
    for (uint32_t word = 0; word < choice->row && count < best->least; word++)
        count += gg_count_bits(choice->open[word] & achievers_in(choice, constraint, word));
    if (count >= best->least)
        return;
    best->least = count;
    best->achievers = NULL;
    best->constraint = *constraint;
}

static void take_cheaper_bool(const selection *choice, const GG_ROM uint64_t *achievers,
                              cheapest *best)
{
    uint32_t count = 0;
    for (uint32_t word = 0; word < choice->row; word++)
        count += gg_count_bits(choice->open[word] & achievers[word]);
    if (count >= best->least)
        return;
    best->least = count;
    best->achievers = achievers;
}

/* Looks at the bounds of a sum: the actions that move it towards them take the place of achievers. */
static void failing_bounds(const selection *choice, const GG_ROM gg_set_test *row, cheapest *best)
{
    const GG_ROM gg_domain *domain = choice->search->problem.domain;
    const GG_ROM gg_sum_bounds *bounds = gg_bounds_of_row(domain, row);
    const GG_ROM gg_sum *sum = &domain->features->sums->all[bounds->sum];
    uint32_t value = domain->features->sums->ops->value(domain, bounds->sum, choice->state);
    if (value < bounds->low)
        take_cheaper_bool(choice, sum->raising, best);
    if (value > bounds->high)
        take_cheaper_bool(choice, sum->lowering, best);
}

/* Looks at the flags of a word at which a box fails in the state. */
static void find_failing_flags(const selection *choice, const gg_flag_test *test, cheapest *best)
{
    const GG_ROM gg_domain *domain = choice->search->problem.domain;
    uint64_t bits = (choice->state[test->word] ^ test->want) & test->care;
    while (bits && best->least > 0) {
        uint32_t bit = gg_lowest_bit(bits);
        const GG_ROM gg_fact *fact = &domain->facts[domain->fact_at[test->word * 64u + bit]];
        if (fact->kind == GG_BOOL) {
            bits &= bits - 1;
            uint32_t place = fact->first + gg_has_bit(&test->want, bit);
            take_cheaper_bool(choice, achievers_of(choice, place), best);
        } else {
            gg_constraint constraint = {fact, test->care, test->want, NULL};
            bits &= ~gg_fact_mask_in_word(fact);
            take_cheaper(choice, &constraint, best);
        }
    }
}

/* Looks at the numbers of a word that are not within their ranges in the state. */
static void find_failing_numbers(const selection *choice, const gg_range_test *test, cheapest *best)
{
    const GG_ROM gg_domain *domain = choice->search->problem.domain;
    const uint64_t pair[2] = {test->low, test->high};
    uint64_t bits = gg_constrained_bits(domain, test->word, pair),
             state = choice->state[test->word];
    while (bits && best->least > 0) {
        gg_constraint constraint = gg_take_constraint(domain, test->word, pair, &bits);
        uint64_t mask = gg_fact_mask_in_word(constraint.fact);
        if ((state & mask) < (test->low & mask) || (state & mask) > (test->high & mask))
            take_cheaper(choice, &constraint, best);
    }
}

/* Of the constraints of a box that do not hold in the state, the one that the fewest new
 * actions can bring about. One that none can is not surpassed: nothing needs to be taken in. */
static void find_failing(const selection *choice, gg_box_ref box, cheapest *best)
{
    const GG_ROM gg_domain *domain = choice->search->problem.domain;
    gg_flag_test flags;
    gg_range_test range;
    best->least = UINT32_MAX;
    for (uint16_t i = 0; i < flag_count_of(box); i++)
        find_failing_flags(choice, flag_of(box, i, &flags), best);
    for (uint16_t i = 0; i < range_count_of(box); i++)
        find_failing_numbers(choice, range_of(box, i, &range), best);
    for (const GG_ROM gg_set_test *test = first_set_of(domain, box); test && best->least > 0;
         test = gg_next_set(test)) {
        if (test->fact == GG_OF_SUM) {
            failing_bounds(choice, test, best);
            continue;
        }
        gg_constraint constraint = gg_constraint_of_set_test(domain, test);
        const GG_ROM gg_fact *fact = constraint.fact;
        if (!gg_set_has(test, gg_read_field(fact, choice->state[fact->word])))
            take_cheaper(choice, &constraint, best);
    }
}

/* Takes in the actions that could make a condition hold: for each of its boxes, those for one
 * constraint. False if a box holds, so that the condition does. */
static bool add_achievers(const selection *choice, gg_condition_ref condition)
{
    for (uint16_t i = 0; i < box_count_of(condition); i++) {
        cheapest best;
        find_failing(choice, box_of(condition, i), &best);
        if (best.least == UINT32_MAX)
            return false;
        for (uint32_t word = 0; word < choice->row && best.least > 0; word++)
            stubborn_sets_take_in(choice, word,
                                  best.achievers ? best.achievers[word]
                                                 : achievers_in(choice, &best.constraint, word));
    }
    return true;
}

static void add_conflicts(const selection *choice, uint32_t action)
{
    const GG_ROM gg_search_tables *tables = choice->search->problem.domain->search;
    const GG_ROM uint64_t *conflicts =
        &tables->conflicts[tables->conflict_rows[action] * (size_t)choice->row];
    for (uint32_t word = 0; word < choice->row; word++)
        stubborn_sets_take_in(choice, word, conflicts[word]);
}

/* Whether the set has all applicable actions, so that it leaves none out, however it grows. */
static bool has_all(const selection *choice, const uint64_t *applicable)
{
    for (uint32_t word = 0; word < choice->row; word++)
        if (applicable[word] & choice->open[word])
            return false;
    return true;
}

/* Takes in what the actions of the set need, until each was looked at once or all applicable ones
 * are in. Those that are applicable and change nothing are not among `applicable`. */
static void close_set(const selection *choice, const uint64_t *applicable)
{
    const GG_ROM gg_domain *domain = choice->search->problem.domain;
    for (bool grown = true; grown;) {
        grown = false;
        for (uint32_t word = 0; word < choice->row; word++) {
            while (choice->due[word]) {
                uint32_t bit = gg_lowest_bit(choice->due[word]), action = word * 64 + bit;
                choice->due[word] &= choice->due[word] - 1;
                grown = true;
                if (gg_has_bit(applicable, action) ||
                    !add_achievers(choice, ref_to_table(&domain->actions[action].precondition)))
                    add_conflicts(choice, action);
                if (has_all(choice, applicable))
                    return;
            }
        }
    }
}

/* Whether an action makes another state of one. */
static bool changes(const GG_ROM gg_domain *domain, uint16_t index, const uint64_t *state)
{
    const GG_ROM gg_effect *effect = domain->actions[index].effect;
    if (has_told_place(&domain->actions[index]) &&
        told_place_in(domain, index, state) != place_in_state(domain, state))
        return true;
    for (uint16_t i = 0; i < effect->assignment_count; i++) {
        const GG_ROM gg_assignment *change = &effect->assignments[i];
        if (state[change->word] != ((state[change->word] & change->keep) | change->set))
            return true;
    }
    for (uint16_t i = 0; i < effect->addition_count; i++) {
        const GG_ROM gg_addition *change = &effect->additions[i];
        const GG_ROM gg_fact *fact = &domain->facts[change->fact];
        uint32_t value = gg_read_field(fact, state[fact->word]);
        if (gg_add_clamped(value, change->amount, fact->top) != value)
            return true;
    }
    return false;
}

/* Takes out the actions that change nothing, as no cheapest plan of fewest steps has one; goes over
 * them from the first one on, until so many others were met. Returns how many these are; *fewer is set
 * if any were taken out. */
static uint32_t leave_idle_out(const selection *choice, uint64_t *applicable, uint32_t enough,
                               bool *fewer)
{
    const GG_ROM gg_domain *domain = choice->search->problem.domain;
    uint32_t changing = 0;
    for (uint32_t word = 0; word < choice->row; word++)
        for (uint64_t left = applicable[word]; left && changing < enough; left &= left - 1) {
            uint16_t action = (uint16_t)(word * 64 + gg_lowest_bit(left));
            if (changes(domain, action, choice->state)) {
                changing++;
                continue;
            }
            applicable[word] &= ~(left & (0 - left));
            *fewer = true;
        }
    return changing;
}

/* Where several actions change something, most of those that do not are left out with others: so
 * these are looked for before only until two were met, and afterwards among what is left. */
static bool leave_others_out(const gg_search *search, const uint64_t *state, uint64_t *applicable)
{
    enum { SEVERAL = 2 };
    uint32_t row = (search->problem.domain->action_count + 63u) / 64;
    selection choice = {search, state, applicable + row, applicable + 2 * (size_t)row, row};
    bool fewer = false;
    if (leave_idle_out(&choice, applicable, SEVERAL, &fewer) < SEVERAL)
        return fewer;
    for (uint32_t word = 0; word < row; word++) {
        choice.open[word] = search->usable[word];
        choice.due[word] = 0;
    }
    (void)add_achievers(&choice, gg_problem_condition(&search->problem));
    close_set(&choice, applicable);
    for (uint32_t word = 0; word < row; word++) {
        fewer = fewer || (applicable[word] & choice.open[word]);
        applicable[word] &= ~choice.open[word];
    }
    (void)leave_idle_out(&choice, applicable, UINT32_MAX, &fewer);
    return fewer;
}

const GG_ROM gg_stubborn_ops gg_stubborn = {leave_others_out};
