/* SPDX-License-Identifier: MIT */
/* Reaches pairs of values from the start state, until there are no more: see mutexes.h. */
#include "guidance/mutexes.h"

#include "base/bits.h"
#include "ground/transitions.h"
#include "ground/values.h"

#include <string.h>

/* The most values: a row for each is kept. And the most with those of facts that are kept as numbers,
 * as the game may set any. */
enum { MUTEX_VALUES = 2048, ALL_VALUES = 65536 };

/* The values that a constraint allows. A fact that is not kept as a number has at most 64 values, so
 * that they lie in two words of a row. */
struct condition {
    size_t word;
    uint64_t bits[2];
};

/* A transition, in sets of values. */
struct arrow {
    struct condition *conditions; /* by constraint */
    size_t condition_count;
    size_t *made; /* values */
    size_t made_count;
    uint64_t *changed; /* all values of the facts that it changes */
    size_t seen;       /* how many pairs there were when it was last looked at */
    bool fires;        /* its condition is reached */
};

struct reaching {
    struct pool *scratch;
    struct mutexes *mutexes;
    struct arrow *arrows;
    size_t arrow_count;
    uint64_t *partners; /* scratch: a row */
    size_t pairs;       /* that were reached, and 1 */
    uint64_t *work;
};

static uint64_t *mutexes_row_of(const struct mutexes *mutexes, size_t value)
{
    return mutexes->reached + value * mutexes->words;
}

static bool meets(const uint64_t *row, const struct condition *condition)
{
    return (row[condition->word] & condition->bits[0]) ||
           (condition->bits[1] && (row[condition->word + 1] & condition->bits[1]));
}

static void mutexes_reach(struct reaching *reaching, size_t a, size_t b)
{
    struct mutexes *mutexes = reaching->mutexes;
    if (bit_is_in(mutexes_row_of(mutexes, a), b))
        return;
    bit_put(mutexes_row_of(mutexes, a), b);
    bit_put(mutexes_row_of(mutexes, b), a);
    reaching->pairs++;
}

/* --------------------------------------------------------------------- arrows */

static bool is_numbered(const struct mutexes *mutexes, size_t variable)
{
    return mutexes->first[variable] != SIZE_MAX;
}

static size_t mutexes_top_of(const struct mutexes *mutexes, size_t variable)
{
    return mutexes->problem->variables[variable].fact->top;
}

static uint64_t *mutexes_new_set(const struct reaching *reaching)
{
    return pool_take(reaching->scratch,
                     (reaching->mutexes->words + 1) * sizeof *reaching->mutexes->reached);
}

static void add_conditions(const struct reaching *reaching, struct arrow *arrow,
                           const struct box *box)
{
    const struct mutexes *mutexes = reaching->mutexes;
    arrow->conditions = pool_take(reaching->scratch, (box->count + 1) * sizeof *arrow->conditions);
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *constraint = &box->constraints[i];
        size_t variable = constraint->variable;
        if (!is_numbered(mutexes, variable))
            continue;
        struct condition *condition = &arrow->conditions[arrow->condition_count++];
        condition->word = mutexes->first[variable] / 64;
        for (size_t j = 0; j <= mutexes_top_of(mutexes, variable); j++)
            if (constraint_allows(mutexes->problem, constraint, (int64_t)j))
                bit_put(condition->bits, mutexes->first[variable] % 64 + j);
    }
}

static void add_changes(const struct reaching *reaching, struct arrow *arrow,
                        const struct changes *changes)
{
    const struct mutexes *mutexes = reaching->mutexes;
    arrow->changed = mutexes_new_set(reaching);
    arrow->made = pool_take(reaching->scratch, (changes->count + 1) * sizeof *arrow->made);
    for (size_t i = 0; i < changes->count; i++) {
        size_t variable = changes->items[i].variable;
        if (!is_numbered(mutexes, variable))
            continue;
        for (size_t j = 0; j <= mutexes_top_of(mutexes, variable); j++)
            bit_put(arrow->changed, mutexes->first[variable] + j);
        arrow->made[arrow->made_count++] =
            mutexes->first[variable] + (size_t)changes->items[i].value;
    }
}

static void add_arrows(struct reaching *reaching, const struct transitions *transitions)
{
    reaching->arrows =
        pool_take(reaching->scratch, (transitions->count + 1) * sizeof *reaching->arrows);
    for (size_t i = 0; i < transitions->count; i++) {
        struct arrow *arrow = &reaching->arrows[reaching->arrow_count];
        add_changes(reaching, arrow, transitions->items[i].changes);
        if (arrow->made_count == 0)
            continue;
        add_conditions(reaching, arrow, transitions->items[i].box);
        reaching->arrow_count++;
    }
}

/* -------------------------------------------------------------------- reaching */

/* Finds all values that are reached together with one that a condition allows. */
static void find_partners(const struct reaching *reaching, const struct condition *condition)
{
    const struct mutexes *mutexes = reaching->mutexes;
    memset(reaching->partners, 0, mutexes->words * sizeof *reaching->partners);
    for (size_t bit = 0; bit < 128; bit++) {
        size_t value = condition->word * 64 + bit;
        if (!bit_is_in(condition->bits, bit) || !bit_is_in(mutexes_row_of(mutexes, value), value))
            continue;
        for (size_t i = 0; i < mutexes->words; i++)
            reaching->partners[i] |= mutexes_row_of(mutexes, value)[i];
    }
}

/* Whether each two of the conditions can hold together. */
static bool can_fire(const struct reaching *reaching, const struct arrow *arrow)
{
    for (size_t i = 0; i < arrow->condition_count; i++) {
        find_partners(reaching, &arrow->conditions[i]);
        for (size_t j = 0; j <= i; j++)
            if (!meets(reaching->partners, &arrow->conditions[j]))
                return false;
    }
    return true;
}

/* Whether a value can be there where a transition takes place: together with each condition. A row
 * has no other value of the same fact. */
static bool can_stay(const struct reaching *reaching, const struct arrow *arrow, size_t value)
{
    const uint64_t *row = mutexes_row_of(reaching->mutexes, value);
    if (!bit_is_in(row, value) || bit_is_in(arrow->changed, value))
        return false;
    for (size_t i = 0; i < arrow->condition_count; i++)
        if (!meets(row, &arrow->conditions[i]))
            return false;
    return true;
}

/* False if the work does not suffice. */
static bool fire(struct reaching *reaching, struct arrow *arrow)
{
    uint64_t cost = reaching->mutexes->count * (arrow->condition_count + 1);
    if (arrow->seen == reaching->pairs)
        return true;
    arrow->seen = reaching->pairs;
    if (*reaching->work < cost)
        return false;
    *reaching->work -= cost;
    arrow->fires = arrow->fires || can_fire(reaching, arrow);
    if (!arrow->fires)
        return true;
    for (size_t i = 0; i < arrow->made_count; i++)
        for (size_t j = 0; j <= i; j++)
            mutexes_reach(reaching, arrow->made[i], arrow->made[j]);
    for (size_t value = 0; value < reaching->mutexes->count; value++)
        for (size_t i = 0; can_stay(reaching, arrow, value) && i < arrow->made_count; i++)
            mutexes_reach(reaching, arrow->made[i], value);
    return true;
}

static bool reach_all(struct reaching *reaching)
{
    for (size_t before = 0; before < reaching->pairs;) {
        before = reaching->pairs;
        for (size_t i = 0; i < reaching->arrow_count; i++)
            if (!fire(reaching, &reaching->arrows[i]))
                return false;
    }
    return true;
}

static void reach_start(struct reaching *reaching)
{
    const struct mutexes *mutexes = reaching->mutexes;
    const struct variable *variables = mutexes->problem->variables;
    for (size_t i = 0; i < mutexes->problem->variable_count; i++)
        for (size_t j = 0; j <= i; j++)
            if (is_numbered(mutexes, i) && is_numbered(mutexes, j))
                mutexes_reach(reaching, mutexes->first[i] + variables[i].start,
                              mutexes->first[j] + variables[j].start);
}

/* --------------------------------------------------------------------- results */

static bool any_pair(const struct mutexes *mutexes)
{
    for (size_t i = 0; i < mutexes->problem->variable_count; i++)
        for (size_t j = 0; is_numbered(mutexes, i) && j < mutexes->count; j++) {
            size_t low = mutexes->first[i], high = low + mutexes_top_of(mutexes, i);
            for (size_t k = low; k <= high && (j < low || j > high || j == k); k++)
                if (!mutexes_allow(mutexes, k, j))
                    return true;
        }
    return false;
}

static bool mutexes_number_values(struct pool *pool, struct mutexes *mutexes)
{
    const struct problem *problem = mutexes->problem;
    uint64_t all = 0;
    mutexes->first = pool_take(pool, (problem->variable_count + 1) * sizeof *mutexes->first);
    for (size_t i = 0; i < problem->variable_count; i++) {
        const struct fact *fact = problem->variables[i].fact;
        mutexes->first[i] = SIZE_MAX;
        all += fact->constant ? 0 : fact->top;
        if (fact->constant || kept_as_number(fact))
            continue;
        mutexes->first[i] = mutexes->count;
        mutexes->count += fact->top + (size_t)1;
    }
    mutexes->words = mutexes->count / 64 + 1;
    return mutexes->count <= MUTEX_VALUES && all <= ALL_VALUES;
}

struct mutexes mutexes_find(struct pool *pool, const struct problem *problem, const bool *can,
                            uint64_t *work)
{
    struct mutexes mutexes = {.problem = problem};
    if (!mutexes_number_values(pool, &mutexes))
        return mutexes;
    mutexes.reached =
        pool_take(pool, (mutexes.count * mutexes.words + 1) * sizeof *mutexes.reached);
    struct reaching reaching = {
        .scratch = pool_new(), .mutexes = &mutexes, .pairs = 1, .work = work};
    struct transitions transitions = transitions_of(reaching.scratch, problem, can, true);
    reaching.partners = mutexes_new_set(&reaching);
    add_arrows(&reaching, &transitions);
    reach_start(&reaching);
    mutexes.any = reach_all(&reaching) && any_pair(&mutexes);
    pool_free(reaching.scratch);
    return mutexes;
}

bool mutexes_allow(const struct mutexes *mutexes, size_t a, size_t b)
{
    return bit_is_in(mutexes_row_of(mutexes, a), b);
}
