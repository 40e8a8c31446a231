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
#include "search.h"

typedef struct selection {
    const gg_search *search;
    const uint64_t *state;
    uint64_t *set, *done; /* the actions of the set; those of them that were looked at */
    uint32_t row;
} selection;

static uint32_t bits_in(uint64_t word)
{
    uint32_t count = 0;
    for (; word; word &= word - 1)
        count++;
    return count;
}

/* Of the actions of one word of a set, usable or not, those that may bring about a value that a
 * constraint allows. */
static uint64_t achievers_in(const selection *choice, const gg_constraint *constraint,
                             uint32_t word)
{
    const GG_ROM gg_domain *domain = choice->search->problem.domain;
    const GG_ROM gg_fact *fact = constraint->fact;
    const GG_ROM uint64_t *achievers = &domain->achievers[(size_t)fact->first * choice->row + word];
    uint64_t set = 0;
    if (fact->kind == GG_BOOL)
        return achievers[gg_has_bit(&constraint->b, fact->shift) ? choice->row : 0];
    gg_values span = gg_constraint_values(constraint);
    for (uint32_t value = span.first; value <= span.last; value++)
        if (gg_constraint_allows(constraint, value))
            set |= achievers[value * choice->row];
    return set;
}

/* How many usable actions of those that can bring about a constraint are not in the set yet. */
static uint32_t new_actions(const selection *choice, const gg_constraint *constraint)
{
    uint32_t count = 0;
    for (uint32_t word = 0; word < choice->row; word++)
        count += bits_in(choice->search->usable[word] & ~choice->set[word] &
                         achievers_in(choice, constraint, word));
    return count;
}

/* The bits of a word at which a box fails in the state; for numbers also some at which it does
 * not. */
static uint64_t failing_bits(const selection *choice, uint32_t word, const uint64_t *pair)
{
    const GG_ROM gg_domain *domain = choice->search->problem.domain;
    if (word < domain->flag_words)
        return (choice->state[word] ^ pair[1]) & pair[0];
    return gg_asked_bits(domain, word, pair);
}

/* Whether the state satisfies a constraint on a number, or of a set. */
static bool is_satisfied(const selection *choice, const gg_constraint *constraint)
{
    const GG_ROM gg_fact *fact = constraint->fact;
    uint64_t mask = gg_fact_bits(fact), state = choice->state[fact->word];
    if (constraint->set)
        return gg_set_has(constraint->set, gg_read_field(fact, state));
    return (state & mask) >= (constraint->a & mask) && (state & mask) <= (constraint->b & mask);
}

/* The constraint that fewest new actions can bring about, of those that the state does not
 * satisfy. */
typedef struct cheapest {
    gg_constraint constraint;
    uint32_t least; /* UINT32_MAX: there is none */
} cheapest;

static void take_cheaper(const selection *choice, const gg_constraint *constraint, cheapest *best)
{
    uint32_t count = new_actions(choice, constraint);
    if (count >= best->least)
        return;
    best->least = count;
    best->constraint = *constraint;
}

/* Of the constraints of a box that do not hold in the state, the one that the fewest new
 * actions can bring about. One that none can is not surpassed: nothing needs to be taken in. */
static void find_failing(const selection *choice, gg_box_ref box, cheapest *best)
{
    const GG_ROM gg_domain *domain = choice->search->problem.domain;
    best->least = UINT32_MAX;
    for (uint32_t i = 0; i < gg_box_words(box); i++) {
        uint64_t pair[2];
        uint32_t word = gg_box_word(box, i, pair);
        for (uint64_t bits = failing_bits(choice, word, pair); bits && best->least > 0;) {
            gg_constraint constraint = gg_next_constraint(domain, word, pair, &bits);
            if (word < domain->flag_words || !is_satisfied(choice, &constraint))
                take_cheaper(choice, &constraint, best);
        }
    }
    for (const GG_ROM gg_set_test *test = first_set_of(domain, box); test && best->least > 0;
         test = gg_next_set(test)) {
        gg_constraint constraint = gg_set_constraint(domain, test);
        if (!is_satisfied(choice, &constraint))
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
            choice->set[word] |=
                achievers_in(choice, &best.constraint, word) & choice->search->usable[word];
    }
    return true;
}

static void add_conflicts(const selection *choice, uint32_t action)
{
    const gg_search *search = choice->search;
    const GG_ROM uint64_t *conflicts =
        &search->problem.domain->conflicts[(size_t)action * choice->row];
    for (uint32_t word = 0; word < choice->row; word++)
        choice->set[word] |= conflicts[word] & search->usable[word];
}

/* Whether the set has all applicable actions, so that it leaves none out, however it grows. */
static bool has_all(const selection *choice, const uint64_t *applicable)
{
    for (uint32_t word = 0; word < choice->row; word++)
        if (applicable[word] & ~choice->set[word])
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
            for (uint64_t left; (left = choice->set[word] & ~choice->done[word]) != 0;) {
                uint32_t bit = gg_lowest_bit(left), action = word * 64 + bit;
                choice->done[word] |= gg_one_bit(bit);
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

/* Whether an effect makes another state of one. */
static bool changes(const GG_ROM gg_domain *domain, const GG_ROM gg_effect *effect,
                    const uint64_t *state)
{
    for (uint16_t i = 0; i < effect->assignment_count; i++) {
        const GG_ROM gg_assignment *change = &effect->assignments[i];
        if (state[change->word] != ((state[change->word] & change->keep) | change->set))
            return true;
    }
    for (uint16_t i = 0; i < effect->addition_count; i++) {
        const GG_ROM gg_addition *change = &effect->additions[i];
        const GG_ROM gg_fact *fact = &domain->facts[change->fact];
        uint32_t value = gg_read_field(fact, state[fact->word]);
        if (gg_sum_within(value, change->amount, fact->top) != value)
            return true;
    }
    return false;
}

/* Takes out the actions that change nothing, as no cheapest plan of fewest steps has one. Returns
 * whether there were any; *several: whether there are several others. */
static bool leave_idle_out(const selection *choice, uint64_t *applicable, bool *several)
{
    const GG_ROM gg_domain *domain = choice->search->problem.domain;
    bool idle = false, changing = false;
    *several = false;
    for (uint32_t word = 0; word < choice->row; word++)
        for (uint64_t left = applicable[word]; left; left &= left - 1) {
            uint32_t bit = gg_lowest_bit(left);
            if (changes(domain, domain->actions[word * 64 + bit].effect, choice->state)) {
                *several = changing;
                changing = true;
            } else {
                applicable[word] &= ~gg_one_bit(bit);
                idle = true;
            }
        }
    return idle;
}

static bool leave_out(const gg_search *search, const uint64_t *state, uint64_t *applicable)
{
    uint32_t row = (search->problem.domain->action_count + 63u) / 64;
    selection choice = {search, state, applicable + row, applicable + 2 * (size_t)row, row};
    bool several, fewer = leave_idle_out(&choice, applicable, &several);
    if (!several)
        return fewer;
    for (uint32_t word = 0; word < row; word++)
        choice.set[word] = choice.done[word] = 0;
    (void)add_achievers(&choice, gg_problem_condition(&search->problem));
    close_set(&choice, applicable);
    for (uint32_t word = 0; word < row; word++) {
        if (applicable[word] & ~choice.set[word])
            fewer = true;
        applicable[word] &= choice.set[word];
    }
    return fewer;
}

const GG_ROM gg_stubborn_part gg_stubborn = {leave_out};
