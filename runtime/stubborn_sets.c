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

/* Of the actions of one word of a set, those that may bring about a value that a constraint
 * allows. */
static uint64_t achievers_in(const selection *choice, const gg_constraint *constraint,
                             uint32_t word)
{
    const GG_ROM gg_domain *domain = choice->search->problem.domain;
    const GG_ROM uint64_t *achievers = &domain->achievers[word];
    gg_values span = gg_constraint_values(constraint);
    size_t place = (size_t)(constraint->fact->first + span.first);
    uint64_t set = 0;
    if (span.first == span.last) /* the constraint allows this value */
        return achievers[place * choice->row] & choice->search->usable[word];
    for (uint32_t value = span.first; value <= span.last; value++, place++)
        if (gg_constraint_allows(constraint, value))
            set |= achievers[place * choice->row];
    return set & choice->search->usable[word];
}

static uint32_t new_actions(const selection *choice, const gg_constraint *constraint)
{
    uint32_t count = 0;
    for (uint32_t word = 0; word < choice->row; word++)
        count += bits_in(achievers_in(choice, constraint, word) & ~choice->set[word]);
    return count;
}

/* The bits of a word at which a box fails in the state; for numbers also some at which it does
 * not. */
static uint64_t failing_bits(const selection *choice, uint32_t word, const uint64_t *pair)
{
    const GG_ROM gg_domain *domain = choice->search->problem.domain;
    if (word < domain->flag_words)
        return (choice->state[word] ^ pair[1]) & pair[0];
    return pair[0] | (pair[1] ^ domain->tops[word]);
}

static bool is_satisfied(const selection *choice, const gg_constraint *constraint)
{
    const GG_ROM gg_fact *fact = constraint->fact;
    uint64_t mask = gg_fact_bits(fact), state = choice->state[fact->word];
    if (constraint->set)
        return gg_set_has(constraint->set, gg_read_field(fact, state));
    if (fact->kind != GG_NUMBER)
        return !((state ^ constraint->b) & constraint->a & mask);
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
    uint32_t count =
        is_satisfied(choice, constraint) ? UINT32_MAX : new_actions(choice, constraint);
    if (count >= best->least)
        return;
    best->least = count;
    best->constraint = *constraint;
}

/* Of the constraints of a box that do not hold in the state, the one that the fewest new
 * actions can bring about; false if all hold. */
static bool failing_constraint(const selection *choice, gg_box_ref box, gg_constraint *best)
{
    const GG_ROM gg_domain *domain = choice->search->problem.domain;
    cheapest found;
    found.least = UINT32_MAX;
    for (uint32_t i = 0; i < gg_box_words(box); i++) {
        uint64_t pair[2];
        uint32_t word = gg_box_word(box, i, pair);
        for (uint64_t bits = failing_bits(choice, word, pair); bits;) {
            gg_constraint constraint = gg_next_constraint(domain, word, pair, &bits);
            take_cheaper(choice, &constraint, &found);
        }
    }
    for (const GG_ROM gg_set_test *test = first_set_of(domain, box); test;
         test = gg_next_set(test)) {
        gg_constraint constraint = gg_set_constraint(domain, test);
        take_cheaper(choice, &constraint, &found);
    }
    if (found.least < UINT32_MAX)
        *best = found.constraint;
    return found.least < UINT32_MAX;
}

/* Takes in the actions that could make a condition hold: for each of its boxes, those for one
 * constraint. */
static void add_achievers(const selection *choice, gg_condition_ref condition)
{
    for (uint16_t i = 0; i < box_count_of(condition); i++) {
        gg_constraint constraint;
        if (failing_constraint(choice, box_of(condition, i), &constraint))
            for (uint32_t word = 0; word < choice->row; word++)
                choice->set[word] |= achievers_in(choice, &constraint, word);
    }
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
 * are in. */
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
                if (gg_has_bit(applicable, action))
                    add_conflicts(choice, action);
                else
                    add_achievers(choice, ref_to_table(&domain->actions[action].precondition));
                if (has_all(choice, applicable))
                    return;
            }
        }
    }
}

static bool leave_out(const gg_search *search, const uint64_t *state, uint64_t *applicable)
{
    uint32_t row = (search->problem.domain->action_count + 63u) / 64;
    selection choice = {search, state, applicable + row, applicable + 2 * (size_t)row, row};
    bool fewer = false;
    for (uint32_t word = 0; word < row; word++)
        choice.set[word] = choice.done[word] = 0;
    add_achievers(&choice, gg_problem_condition(&search->problem));
    close_set(&choice, applicable);
    for (uint32_t word = 0; word < row; word++) {
        if (applicable[word] & ~choice.set[word])
            fewer = true;
        applicable[word] &= choice.set[word];
    }
    return fewer;
}

const GG_ROM gg_stubborn_part gg_stubborn = {leave_out};
