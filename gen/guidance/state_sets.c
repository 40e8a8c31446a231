/* SPDX-License-Identifier: MIT */
/* Makes diagrams of boxes and of changes: see state_sets.h. */
#include "guidance/state_sets.h"

#include "ground/values.h"

static uint32_t width_of(uint32_t top)
{
    uint32_t width = 0;
    for (; top > 0; top >>= 1)
        width++;
    return width;
}

/* The bit of a denial; that behind all others if it has none. */
static uint32_t denial_place(const struct state_sets *sets, uint16_t number)
{
    uint32_t bit = sets->fact_bits;
    while (bit < sets->bits && sets->denials[bit - sets->fact_bits] != number)
        bit++;
    return bit;
}

static uint32_t state_sets_top_of(const struct state_sets *sets, const struct fact_bits *fact)
{
    return sets->objective->problem->variables[fact->variable].fact->top;
}

/* Gives a bit to each denial of the steps; false if there are too many. Behind the facts they take the
 * fewest nodes: of most states it need not be known what is denied. */
static bool add_denials(struct state_sets *sets)
{
    const struct objective *objective = sets->objective;
    for (size_t i = 0; objective->questions && i < objective->step_count; i++) {
        uint16_t number = objective->questions[objective->steps[i].action];
        uint32_t place = denial_place(sets, number);
        if (number == GG_NONE || place < sets->bits)
            continue;
        if (place - sets->fact_bits == DENIALS_MOST || place == DIAGRAM_BITS)
            return false;
        sets->denials[place - sets->fact_bits] = number;
        sets->bits++;
    }
    return true;
}

bool state_sets_make(struct pool *pool, struct state_sets *sets, const struct objective *objective,
                     const size_t *order, uint64_t work)
{
    size_t count = objective->variable_count;
    *sets = (struct state_sets){.objective = objective};
    sets->facts = pool_take(pool, (count + 1) * sizeof *sets->facts);
    sets->of = pool_take(pool, (objective->problem->variable_count + 1) * sizeof *sets->of);
    for (size_t i = 0; i < count; i++) {
        struct fact_bits *fact = &sets->facts[i];
        fact->variable = order[i];
        fact->first = sets->bits;
        fact->count = width_of(state_sets_top_of(sets, fact));
        sets->of[order[i]] = fact;
        sets->bits += fact->count;
        if (sets->bits > DIAGRAM_BITS)
            return false;
    }
    sets->fact_bits = sets->bits;
    if (!add_denials(sets))
        return false;
    sets->pool = pool;
    sets->diagrams = diagrams_new(pool, sets->bits, work);
    return true;
}

/* ------------------------------------------------------------- values of a fact */

/* A value and all above it, or all below it: from the lowest bit to the highest. */
static uint32_t values_from(struct state_sets *sets, const struct fact_bits *fact, uint32_t value,
                            bool above)
{
    uint32_t set = DIAGRAM_ALL;
    for (uint32_t i = 0; i < fact->count; i++) {
        uint32_t bit = diagram_bit(sets->diagrams, fact->first + fact->count - 1 - i);
        bool one = value >> i & 1;
        uint32_t others = one == above ? DIAGRAM_NONE : DIAGRAM_ALL; /* those of another bit */
        set = one ? diagram_if_then_else(sets->diagrams, bit, set, others)
                  : diagram_if_then_else(sets->diagrams, bit, others, set);
    }
    return set;
}

/* Of the values whose upper bits are those of a first one, the lower `bits` being free, those that
 * a constraint allows. */
static uint32_t allowed(struct state_sets *sets, const struct fact_bits *fact,
                        const struct constraint *constraint, uint64_t first, uint32_t bits)
{
    const struct problem *problem = sets->objective->problem;
    if (first > state_sets_top_of(sets, fact) || !diagrams_take_step(sets->diagrams))
        return DIAGRAM_NONE;
    if (bits == 0)
        return constraint_allows(problem, constraint, (int64_t)first) ? DIAGRAM_ALL : DIAGRAM_NONE;
    uint32_t low = allowed(sets, fact, constraint, first, bits - 1);
    uint32_t high = allowed(sets, fact, constraint, first + ((uint64_t)1 << (bits - 1)), bits - 1);
    uint32_t bit = diagram_bit(sets->diagrams, fact->first + fact->count - bits);
    return diagram_if_then_else(sets->diagrams, bit, high, low);
}

/* The states in which a fact has a value from `low` to `high`. */
static uint32_t state_sets_between(struct state_sets *sets, const struct fact_bits *fact,
                                   uint32_t low, uint32_t high)
{
    uint32_t above = values_from(sets, fact, low, true);
    return diagram_and(sets->diagrams, above, values_from(sets, fact, high, false));
}

static uint32_t states_of_constraint(struct state_sets *sets, const struct constraint *constraint)
{
    const struct fact_bits *fact = sets->of[constraint->variable];
    const struct variable *variable = &sets->objective->problem->variables[constraint->variable];
    if (!fact)
        return DIAGRAM_ALL;
    if (!kept_as_number(variable->fact) || constraint_has_holes(constraint))
        return allowed(sets, fact, constraint, 0, fact->count);
    return state_sets_between(sets, fact, constraint->low, constraint->high);
}

uint32_t states_with_valid_codes(struct state_sets *sets)
{
    uint32_t set = DIAGRAM_ALL;
    for (size_t i = sets->objective->variable_count; i-- > 0;)
        set = diagram_and(
            sets->diagrams, set,
            values_from(sets, &sets->facts[i], state_sets_top_of(sets, &sets->facts[i]), false));
    return set;
}

/* The states in which a fact has a value. */
static uint32_t states_with(struct state_sets *sets, const struct fact_bits *fact, uint32_t value)
{
    return state_sets_between(sets, fact, value, value);
}

/* Sums that were added up so far, and the states in which they come to that. */
struct added {
    int64_t sum;
    uint32_t states;
};

/* The most sums that are told apart at a time, and the most values of a fact that counts in one. */
enum { ADDED_MOST = 1024, COUNTED_VALUES = 256 };

/* Adds states to those of a sum. */
static void add_states(struct state_sets *sets, struct added *added, size_t *count, int64_t sum,
                       uint32_t states)
{
    size_t i = 0;
    if (states == DIAGRAM_NONE)
        return;
    while (i < *count && added[i].sum != sum)
        i++;
    if (i == *count)
        added[(*count)++] = (struct added){sum, DIAGRAM_NONE};
    added[i].states = diagram_or(sets->diagrams, added[i].states, states);
}

/* Adds one more term to all sums so far, which are replaced; false if there are too many. */
static bool state_sets_add_term(struct state_sets *sets, const struct sum_term *term,
                                struct added **added, size_t *count)
{
    uint32_t values = term->box ? 2 : term->top + 1;
    size_t most = *count * values, next = 0;
    if (values > COUNTED_VALUES || most > ADDED_MOST)
        return false;
    struct added *sums = pool_take(sets->pool, (most + 1) * sizeof *sums);
    uint32_t holds = term->box ? states_in_box(sets, term->box) : DIAGRAM_NONE;
    for (uint32_t value = 0; value < values; value++) {
        uint32_t states = term->box
                              ? value ? holds : diagram_without(sets->diagrams, DIAGRAM_ALL, holds)
                              : states_with(sets, sets->of[term->variable], value);
        for (size_t i = 0; i < *count && !diagrams_failed(sets->diagrams); i++)
            add_states(sets, sums, &next, (*added)[i].sum + term->weight * value,
                       diagram_and(sets->diagrams, (*added)[i].states, states));
    }
    *added = sums;
    *count = next;
    return true;
}

/* The states in which a sum lies within its bounds: term by term, for each number that the terms so
 * far can come to. */
static uint32_t states_of_sum(struct state_sets *sets, const struct sum_bounds *bounds)
{
    struct added first = {0, DIAGRAM_ALL}, *added = &first;
    size_t count = 1;
    uint32_t set = DIAGRAM_NONE;
    for (size_t i = 0; i < bounds->sum->count && !diagrams_failed(sets->diagrams); i++)
        if (!state_sets_add_term(sets, &bounds->sum->terms[i], &added, &count))
            diagrams_give_up(sets->diagrams);
    for (size_t i = 0; i < count; i++)
        if (added[i].sum >= bounds->low && added[i].sum <= bounds->high)
            set = diagram_or(sets->diagrams, set, added[i].states);
    return set;
}

uint32_t states_in_box(struct state_sets *sets, const struct box *box)
{
    uint32_t set = DIAGRAM_ALL;
    for (size_t i = 0; i < box->count; i++)
        set = diagram_and(sets->diagrams, set, states_of_constraint(sets, &box->constraints[i]));
    for (size_t i = 0; i < box->sum_count; i++)
        set = diagram_and(sets->diagrams, set, states_of_sum(sets, &box->sums[i]));
    return set;
}

uint32_t states_in_dnf(struct state_sets *sets, const struct dnf *condition)
{
    uint32_t set = DIAGRAM_NONE;
    for (size_t i = 0; i < condition->count; i++)
        set = diagram_or(sets->diagrams, set, states_in_box(sets, &condition->items[i]));
    return set;
}

uint32_t states_unless_denied(struct state_sets *sets, size_t action)
{
    const uint16_t *questions = sets->objective->questions;
    if (!questions || questions[action] == GG_NONE)
        return DIAGRAM_ALL;
    uint32_t denied = diagram_bit(sets->diagrams, denial_place(sets, questions[action]));
    return diagram_without(sets->diagrams, DIAGRAM_ALL, denied);
}

/* ---------------------------------------------------------------------- mutexes */

/* The states in which no fact before one, in order, has a value that a value of it rules out. */
static uint32_t states_beside(struct state_sets *sets, const struct mutexes *mutexes,
                              const struct fact_bits *fact, uint32_t value)
{
    size_t number = mutexes->first[fact->variable] + value;
    uint32_t out = DIAGRAM_NONE;
    for (const struct fact_bits *other = sets->facts; other < fact; other++) {
        size_t first = mutexes->first[other->variable];
        for (uint32_t i = 0; first != SIZE_MAX && i <= state_sets_top_of(sets, other); i++)
            if (!mutexes_allow(mutexes, number, first + i))
                out = diagram_or(sets->diagrams, out, states_with(sets, other, i));
    }
    return diagram_without(sets->diagrams, DIAGRAM_ALL, out);
}

uint32_t states_without_mutexes(struct state_sets *sets, const struct mutexes *mutexes)
{
    uint32_t all = DIAGRAM_ALL;
    for (size_t i = sets->objective->variable_count; i-- > 0;) {
        const struct fact_bits *fact = &sets->facts[i];
        uint32_t left = DIAGRAM_NONE;
        size_t first = mutexes->first[fact->variable];
        if (first == SIZE_MAX)
            continue;
        for (uint32_t value = 0; value <= state_sets_top_of(sets, fact); value++) {
            uint32_t with = states_with(sets, fact, value);
            if (!mutexes_allow(mutexes, first + value, first + value))
                continue;
            with = diagram_and(sets->diagrams, with, states_beside(sets, mutexes, fact, value));
            left = diagram_or(sets->diagrams, left, with);
        }
        all = diagram_and(sets->diagrams, all, left);
    }
    return all;
}

/* ---------------------------------------------------------------------- changes */

static uint32_t exclusive_or(struct diagrams *diagrams, uint32_t a, uint32_t b)
{
    return diagram_if_then_else(diagrams, a, diagram_without(diagrams, DIAGRAM_ALL, b), b);
}

/* The bits of value + number, modulo the fact's power of two, from the lowest one on: full adders in
 * a row. The number may be negative. */
static void state_sets_add_number(struct state_sets *sets, const struct fact_bits *fact,
                                  int64_t number, uint32_t *by)
{
    struct diagrams *diagrams = sets->diagrams;
    uint32_t carry = DIAGRAM_NONE;
    for (uint32_t i = 0; i < fact->count; i++) {
        uint32_t place = fact->first + fact->count - 1 - i;
        uint32_t bit = diagram_bit(diagrams, place);
        bool one = ((uint64_t)number >> i & 1) != 0;
        uint32_t sum = exclusive_or(diagrams, bit, carry);
        by[place] = one ? diagram_without(diagrams, DIAGRAM_ALL, sum) : sum;
        carry = one ? diagram_or(diagrams, bit, carry) : diagram_and(diagrams, bit, carry);
    }
}

/* The values that an addition would bring beyond an end of the range are brought to the end. */
static void clamp(struct state_sets *sets, const struct fact_bits *fact, int64_t number,
                  uint32_t *by)
{
    uint32_t top = state_sets_top_of(sets, fact), beyond = DIAGRAM_ALL;
    int64_t last = number > 0 ? (int64_t)top - number : -number - 1;
    if (number > 0 && last >= 0)
        beyond = values_from(sets, fact, (uint32_t)last + 1, true);
    if (number < 0 && last < (int64_t)top)
        beyond = values_from(sets, fact, (uint32_t)last, false);
    for (uint32_t i = 0; i < fact->count; i++) {
        uint32_t *bit = &by[fact->first + fact->count - 1 - i];
        bool end = number > 0 && (top >> i & 1);
        *bit = diagram_if_then_else(sets->diagrams, beyond, end ? DIAGRAM_ALL : DIAGRAM_NONE, *bit);
    }
}

struct substitution changes_substitution(struct pool *pool, struct state_sets *sets,
                                         const struct changes *changes, uint32_t number)
{
    uint32_t *by = pool_take(pool, (sets->bits + (size_t)1) * sizeof *by);
    struct substitution substitution = {by, 0, number, true};
    for (uint32_t i = 0; i < sets->bits; i++)
        by[i] = diagram_bit(sets->diagrams, i);
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        const struct fact_bits *fact = sets->of[change->variable];
        if (!fact || (change->adds && change->value == 0))
            continue;
        for (uint32_t j = 0; !change->adds && j < fact->count; j++)
            by[fact->first + fact->count - 1 - j] = diagram_leaf(change->value >> j & 1);
        if (change->adds) {
            substitution.constant = false;
            state_sets_add_number(sets, fact, change->value, by);
            clamp(sets, fact, change->value, by);
        }
        if (fact->first + fact->count > substitution.end)
            substitution.end = fact->first + fact->count;
    }
    return substitution;
}
