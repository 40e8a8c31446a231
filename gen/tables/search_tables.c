/* SPDX-License-Identifier: MIT */
/* What searches look actions up in: filters, and pairs of actions, compared fact by fact. See
 * search_tables.h. */
#include "tables/search_tables.h"

#include "ground/values.h"
#include "tables/build.h"
#include "tables/goal_heuristics.h"
#include "tables/search_need.h"

#include <string.h>

/* --------------------------------------------------------------------- filters */

/* With fewer actions it is better to look at each; and how many filters of 64 actions each are looked at,
 * on flags and on facts of many symbols, for the work that this takes. */
enum { FILTER_ACTIONS = 16, FLAG_FILTERS = 512, SYMBOL_FILTERS = 1024 };

/* Chances are counted in this many parts. */
enum { CERTAIN = 1 << 12 };

/* How many looks at a precondition a filter has to save to be worth its bytes and a look of its own, as a
 * part of CERTAIN. */
enum { FILTER_WORTH = 3 * CERTAIN };

/* Four bits of a state that actions may be filtered by. */
struct nibble {
    const gg_fact *fact; /* the fact of many symbols that they belong to; NULL: they are flags */
    uint16_t word;
    uint8_t shift;
    uint32_t chances[16]; /* of their values, if all values of facts are alike, in all CERTAIN */
};

/* Filters of 64 actions that are looked at. */
struct filtering {
    struct pool *pool, *scratch;
    struct tables *tables;
    const gg_domain *domain;
    struct nibble *nibbles;
    size_t nibble_count;
    size_t first, count;  /* the actions */
    uint64_t *left;       /* by nibble and value: a bit for each action that it does not rule out */
    uint32_t *left_alone; /* by nibble and action: the chance that it is not ruled out */
    bool *chosen;         /* by nibble */
    uint32_t alive[64];   /* by action: the chance that no chosen filter rules it out */
    uint64_t *masks;
    size_t mask_count, first_mask;
    gg_action_filter *filters;
};

/* ------------------------------------------------------------------- what is ruled out */

/* Whether four bits with a value contradict a box. */
static bool rules_out(const gg_box *box, const struct nibble *nibble, uint64_t value)
{
    for (uint16_t i = 0; i < box->flag_count; i++) {
        const gg_flag_test *test = &box->flags[i];
        if (test->word == nibble->word &&
            ((value ^ test->want >> nibble->shift) & test->care >> nibble->shift & 15))
            return true;
    }
    return false;
}

/* The single symbol that a box asks for of a fact of many, or -1. */
static int64_t wanted_symbol(const gg_box *box, const gg_fact *fact)
{
    uint64_t bits = mask_of_fact(fact);
    for (uint16_t i = 0; i < box->range_count; i++) {
        const gg_range_test *test = &box->ranges[i];
        if (test->word == fact->word && (test->care & bits))
            return ((test->low ^ test->high) & bits) ? -1
                                                     : (int64_t)((test->low & bits) >> fact->shift);
    }
    return -1;
}

/* Whether four bits with a value contradict the symbol that a box asks for; the bits may go beyond
 * those of the fact. */
static bool rules_symbol_out(const gg_box *box, const struct nibble *nibble, uint64_t value)
{
    int64_t wanted = wanted_symbol(box, nibble->fact);
    uint64_t bits = (uint64_t)wanted << nibble->fact->shift >> nibble->shift;
    return wanted >= 0 && ((value ^ bits) & mask_of_fact(nibble->fact) >> nibble->shift & 15);
}

static bool all_ruled_out(const gg_condition *condition, const struct nibble *nibble,
                          uint64_t value)
{
    for (uint16_t i = 0; i < condition->count; i++)
        if (nibble->fact ? !rules_symbol_out(&condition->boxes[i], nibble, value)
                         : !rules_out(&condition->boxes[i], nibble, value))
            return false;
    return true;
}

/* ---------------------------------------------------------------------------- nibbles */

/* The chance that four bits have a value, as far as a flag is among them; so many of its bits are. */
static uint32_t chance_of_flag(const gg_fact *fact, unsigned shift, uint64_t value, uint32_t chance)
{
    uint64_t mask = mask_of_fact(fact) >> shift & 15, set = value & mask;
    uint32_t values = fact->top + 1u, within = bit_count(mask), are = bit_count(set);
    if (fact->kind == GG_SYMBOL)
        return are > 1 ? 0 : chance * (are ? 1 : values - within) / values;
    return chance / 2;
}

/* How many of the values of a fact of many symbols have four bits with a value. */
static uint32_t chance_of_number(const gg_fact *fact, unsigned shift, uint64_t value)
{
    uint64_t mask = mask_of_fact(fact);
    uint32_t count = 0;
    for (uint64_t i = 0; i <= fact->top; i++)
        count += ((i << fact->shift) >> shift & 15) == (value & mask >> shift & 15);
    return (uint32_t)((uint64_t)CERTAIN * count / (fact->top + (uint64_t)1));
}

static void add_nibble(struct filtering *filtering, const gg_fact *fact, size_t word,
                       unsigned shift)
{
    const struct layout *layout = &filtering->tables->layout;
    struct nibble nibble = {.fact = fact, .word = (uint16_t)word, .shift = (uint8_t)shift};
    for (uint64_t value = 0; value < 16; value++) {
        uint32_t chance = CERTAIN;
        for (size_t i = 0; !fact && i < filtering->domain->fact_count; i++)
            if (layout->facts[i].word == word && (mask_of_fact(&layout->facts[i]) >> shift & 15))
                chance = chance_of_flag(&layout->facts[i], shift, value, chance);
        nibble.chances[value] = fact ? chance_of_number(fact, shift, value) : chance;
    }
    POOL_ADD(filtering->scratch, filtering->nibbles, filtering->nibble_count) = nibble;
}

/* All flags that preconditions look at, unless they are too many. */
static void add_flags(struct filtering *filtering, size_t groups)
{
    const gg_domain *domain = filtering->domain;
    uint64_t *cared = pool_take(filtering->scratch, (domain->flag_words + 1u) * sizeof(uint64_t));
    size_t count = 0;
    for (size_t i = 0; i < domain->action_count; i++) {
        const gg_condition *condition = &domain->actions[i].precondition;
        for (uint16_t j = 0; j < condition->count; j++)
            for (uint16_t k = 0; k < condition->boxes[j].flag_count; k++)
                cared[condition->boxes[j].flags[k].word] |= condition->boxes[j].flags[k].care;
    }
    for (size_t i = 0; i < 16u * domain->flag_words; i++)
        count += (cared[i / 16] >> 4 * (i % 16) & 15) != 0;
    for (size_t i = 0; count * groups <= FLAG_FILTERS && i < 16u * domain->flag_words; i++)
        if (cared[i / 16] >> 4 * (i % 16) & 15)
            add_nibble(filtering, NULL, i / 16, 4 * (unsigned)(i % 16));
}

/* Four bits at a time of the facts of many symbols: together these tell a single symbol from all
 * others. */
static void add_symbols(struct filtering *filtering, size_t groups)
{
    const struct layout *layout = &filtering->tables->layout;
    size_t room = SYMBOL_FILTERS / groups;
    for (size_t i = 0; i < filtering->domain->fact_count; i++) {
        const gg_fact *fact = &layout->facts[i];
        const struct fact *written =
            filtering->tables->problem->variables[layout->variables[i]].fact;
        size_t count = (fact->width + 3u) / 4;
        if (written->kind != GG_SYMBOL || !kept_as_number(written) || count > room)
            continue;
        unsigned last = fact->shift / 32u * 32 + 28; /* the bits lie in one half of the word */
        for (unsigned bit = fact->shift; bit < (unsigned)fact->shift + fact->width; bit += 4)
            add_nibble(filtering, fact, fact->word, bit < last ? bit : last);
        room -= count;
    }
}

/* --------------------------------------------------------------------------- choice */

static void find_what_is_left(struct filtering *filtering)
{
    for (size_t i = 0; i < filtering->nibble_count; i++) {
        const struct nibble *nibble = &filtering->nibbles[i];
        for (uint64_t value = 0; value < 16; value++) {
            uint64_t left = 0;
            for (size_t j = 0; j < filtering->count; j++)
                left |= (uint64_t)!all_ruled_out(
                            &filtering->domain->actions[filtering->first + j].precondition, nibble,
                            value)
                        << j;
            filtering->left[16 * i + value] = left;
            for (size_t j = 0; j < filtering->count; j++)
                filtering->left_alone[64 * i + j] +=
                    (uint32_t)(left >> j & 1) * nibble->chances[value];
        }
    }
}

/* Whether filters of flags that are chosen, or one more, test a precondition in full. */
static bool is_tested(const struct filtering *filtering, size_t action, size_t more)
{
    const gg_condition *condition =
        &filtering->domain->actions[filtering->first + action].precondition;
    if (condition->count != 1 || condition->boxes[0].range_count > 0 || condition->boxes[0].sets)
        return false;
    for (uint16_t i = 0; i < condition->boxes[0].flag_count; i++) {
        const gg_flag_test *test = &condition->boxes[0].flags[i];
        uint64_t care = test->care;
        for (size_t j = 0; j < filtering->nibble_count; j++)
            if ((filtering->chosen[j] || j == more) && !filtering->nibbles[j].fact &&
                filtering->nibbles[j].word == test->word)
                care &= ~((uint64_t)15 << filtering->nibbles[j].shift);
        if (care)
            return false;
    }
    return true;
}

/* How many looks at preconditions a filter saves. */
static uint32_t worth_of(const struct filtering *filtering, size_t nibble)
{
    uint32_t worth = 0;
    for (size_t i = 0; i < filtering->count; i++) {
        uint32_t left = filtering->left_alone[64 * nibble + i];
        worth += filtering->alive[i] * (left < CERTAIN ? CERTAIN - left : 0) / CERTAIN;
        if (left < CERTAIN && is_tested(filtering, i, nibble) && !is_tested(filtering, i, SIZE_MAX))
            worth += filtering->alive[i] * left / CERTAIN;
    }
    return worth;
}

/* The number of a mask among those of the actions; they are at most 256. */
static uint8_t number_of_mask(struct filtering *filtering, uint64_t mask)
{
    size_t number = filtering->first_mask;
    while (number < filtering->mask_count && filtering->masks[number] != mask)
        number++;
    if (number == filtering->mask_count)
        POOL_ADD(filtering->pool, filtering->masks, filtering->mask_count) = mask;
    return (uint8_t)(number - filtering->first_mask);
}

/* Four bits that no state has are taken for none of them set. */
static void take_filter(struct filtering *filtering, size_t number)
{
    const struct nibble *nibble = &filtering->nibbles[number];
    gg_action_filter filter = {
        .actions = (uint16_t)(filtering->first / 64), .word = nibble->word, .shift = nibble->shift};
    enum { MASKS = 256 };
    if (filtering->mask_count - filtering->first_mask > MASKS - 16)
        filtering->first_mask = filtering->mask_count;
    filter.first = (uint16_t)filtering->first_mask;
    for (size_t value = 0; value < 16; value++)
        filter.rows[value] = number_of_mask(
            filtering, filtering->left[16 * number + (nibble->chances[value] ? value : 0)]);
    filtering->chosen[number] = true;
    for (size_t i = 0; i < filtering->count; i++)
        filtering->alive[i] =
            filtering->alive[i] * filtering->left_alone[64 * number + i] / CERTAIN;
    POOL_ADD(filtering->pool, filtering->filters, filtering->tables->search.filter_count) = filter;
}

/* Filters of 64 actions, the one first that saves most. */
static void filter_actions(struct filtering *filtering, uint64_t *filtered)
{
    size_t count = filtering->nibble_count;
    memset(filtering->left_alone, 0, 64 * count * sizeof *filtering->left_alone);
    memset(filtering->chosen, 0, count);
    filtering->first_mask = filtering->mask_count;
    for (size_t i = 0; i < filtering->count; i++)
        filtering->alive[i] = CERTAIN;
    find_what_is_left(filtering);
    for (size_t best = 0; best < count;) {
        uint32_t most = FILTER_WORTH - 1;
        best = count;
        for (size_t i = 0; i < count; i++) {
            uint32_t worth = filtering->chosen[i] ? 0 : worth_of(filtering, i);
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        if (best < count)
            take_filter(filtering, best);
    }
    for (size_t i = 0; i < filtering->count; i++)
        if (is_tested(filtering, i, SIZE_MAX))
            bit_put(filtered, filtering->first + i);
}

void filters_build(struct pool *pool, struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    gg_search_tables *search = &tables->search;
    size_t groups = bit_words(domain->action_count);
    struct filtering filtering = {.pool = pool, .tables = tables, .domain = domain};
    if (domain->action_count < FILTER_ACTIONS || !plans_with_actions(tables->problem))
        return;
    filtering.scratch = pool_new();
    add_flags(&filtering, groups);
    add_symbols(&filtering, groups);
    size_t nibbles = filtering.nibble_count + 1;
    filtering.left = pool_take(filtering.scratch, 16 * nibbles * sizeof *filtering.left);
    filtering.left_alone = pool_take(filtering.scratch, 64 * nibbles * sizeof(uint32_t));
    filtering.chosen = pool_take(filtering.scratch, nibbles);
    uint64_t *filtered = pool_take(pool, groups * sizeof *filtered);
    for (; filtering.first < domain->action_count; filtering.first += 64) {
        size_t rest = domain->action_count - filtering.first;
        filtering.count = rest < 64 ? rest : 64;
        filter_actions(&filtering, filtered);
    }
    search->filters = filtering.filters;
    search->masks = filtering.masks;
    search->filtered = search->filter_count ? filtered : NULL;
    pool_free(filtering.scratch);
}

size_t filter_mask_count(const gg_domain *domain)
{
    size_t count = 0;
    for (size_t i = 0; i < (size_t)16 * domain->search->filter_count; i++) {
        const gg_action_filter *filter = &domain->search->filters[i / 16];
        size_t mask = filter->first + (size_t)filter->rows[i % 16];
        count = mask >= count ? mask + 1 : count;
    }
    return count;
}

/* ---------------------------------------------------------------- interference */

/* If the tables would take more bytes, they are not made, and searches do without. */
enum { INTERFERENCE_BYTES = 1 << 16 };

/* Whether a change may make a constraint fail. */
static bool interference_breaks(const struct problem *problem, const struct change *change,
                                const struct constraint *constraint)
{
    return change->variable == constraint->variable &&
           (change->adds || !constraint_allows(problem, constraint, change->value));
}

/* Whether a change may lead a sum out of bounds. */
static bool leads_out(const struct change *change, const struct sum_bounds *bounds)
{
    const struct sum *sum = bounds->sum;
    return (bounds->low > sum->least &&
            sum_can_fall(sum, change->variable, change->adds, change->value)) ||
           (bounds->high < sum->greatest &&
            sum_can_rise(sum, change->variable, change->adds, change->value));
}

/* Whether a change may make a box fail. */
static bool breaks_box(const struct problem *problem, const struct change *change,
                       const struct box *box)
{
    for (size_t i = 0; i < box->count; i++)
        if (interference_breaks(problem, change, &box->constraints[i]))
            return true;
    for (size_t i = 0; i < box->sum_count; i++)
        if (leads_out(change, &box->sums[i]))
            return true;
    return false;
}

/* Whether one makes the other fail, or cost otherwise. */
static bool disables(const struct problem *problem, const struct ground_action *one,
                     const struct ground_action *other)
{
    if (other->leg != GG_NONE &&
        find_change_of_variable(&one->changes, problem->domain->places.fact->first))
        return true;
    for (size_t i = 0; i < one->changes.count; i++)
        for (size_t j = 0; j < other->condition.count; j++)
            if (breaks_box(problem, &one->changes.items[i], &other->condition.items[j]))
                return true;
    return false;
}

/* Whether it matters which of two changes comes last. */
static bool contradict(const struct change *one, const struct change *other)
{
    return one->variable == other->variable &&
           (one->adds || other->adds || one->value != other->value);
}

static bool interfere(const struct problem *problem, const struct ground_action *one,
                      const struct ground_action *other)
{
    for (size_t i = 0; i < one->changes.count; i++)
        for (size_t j = 0; j < other->changes.count; j++)
            if (contradict(&one->changes.items[i], &other->changes.items[j]))
                return true;
    return disables(problem, one, other) || disables(problem, other, one);
}

/* Behind the last ground action of a row. */
static size_t end_of_row(const struct problem *problem, size_t row)
{
    return row + 1 < problem->rows.count ? problem->rows.numbers[row + 1] : problem->action_count;
}

/* Whether any ground action of a row interferes with one of another row. */
static bool rows_interfere(const struct problem *problem, size_t one, size_t other)
{
    const size_t *numbers = problem->rows.numbers;
    for (size_t i = numbers[one]; i < end_of_row(problem, one); i++)
        for (size_t j = numbers[other]; j < end_of_row(problem, other); j++)
            if (interfere(problem, &problem->actions[i], &problem->actions[j]))
                return true;
    return false;
}

/* Sets the bits of the actions that interfere with each one. */
static void put_conflicts(const struct problem *problem, uint64_t *rows, size_t words)
{
    for (size_t i = 0; i < problem->rows.count; i++)
        for (size_t j = 0; j < i; j++)
            if (rows_interfere(problem, i, j)) {
                bit_put(&rows[i * words], j);
                bit_put(&rows[j * words], i);
            }
}

/* Marks an action as one that brings about the values to which a change may lead. An addition may
 * lead to every value that is far enough from the other end. */
static void put_change(const struct tables *tables, uint64_t *rows, size_t words,
                       const struct change *change, size_t action)
{
    const gg_fact *fact = &tables->layout.facts[tables->layout.numbers[change->variable]];
    int64_t low = change->value, high = change->value;
    if (change->adds) {
        low = change->value > 0 ? change->value : 0;
        high = change->value > 0 ? (int64_t)fact->top : (int64_t)fact->top + change->value;
        low = value_clamped(low, fact->top);
        high = value_clamped(high, fact->top);
    }
    for (int64_t value = low >> fact->coarse; value <= high >> fact->coarse; value++)
        bit_put(&rows[(fact->first + (size_t)value) * words], action);
}

/* Sets the bits of the actions that may bring each value about. */
static void put_achievers(const struct tables *tables, uint64_t *rows, size_t words)
{
    const struct problem *problem = tables->problem;
    for (size_t i = 0; i < problem->action_count; i++)
        for (size_t j = 0; j < problem->actions[i].changes.count; j++)
            put_change(tables, rows, words, &problem->actions[i].changes.items[j],
                       problem->rows.of_actions[i]);
}

/* Whether all goals are read, or searched for with the exact distance. */
static bool all_exact(const struct tables *tables)
{
    for (size_t i = 0; i < tables->derivation_count; i++)
        if (!goal_is_read(&tables->domain, tables->derivations[i].heuristic) &&
            !tables->derivations[i].exact)
            return false;
    return true;
}

/* Keeps each row of conflicts once. */
static void number_conflicts(struct pool *pool, gg_search_tables *search, uint64_t *bits,
                             size_t rows, size_t words)
{
    uint16_t *numbers = pool_take(pool, rows * sizeof *numbers);
    size_t count = 0;
    for (size_t i = 0; i < rows; i++) {
        size_t number = 0;
        while (number < count &&
               memcmp(&bits[number * words], &bits[i * words], words * sizeof *bits) != 0)
            number++;
        if (number == count && i > count)
            memcpy(&bits[count * words], &bits[i * words], words * sizeof *bits);
        count += number == count;
        numbers[i] = (uint16_t)number;
    }
    search->conflicts = bits;
    search->conflict_rows = numbers;
}

size_t conflict_row_count(const gg_domain *domain)
{
    const gg_search_tables *search = domain->search;
    size_t rows = domain->action_count + (size_t)search->value_count, count = 0;
    for (size_t i = 0; search->conflict_rows && i < rows; i++)
        count = search->conflict_rows[i] >= count ? search->conflict_rows[i] + (size_t)1 : count;
    return count;
}

void interference_build(struct pool *pool, struct tables *tables)
{
    gg_domain *domain = &tables->domain;
    size_t words = bit_words(domain->action_count);
    size_t rows = (size_t)domain->action_count + tables->search.value_count;
    if (!words || !plans_with_actions(tables->problem) || all_exact(tables) ||
        (uint64_t)rows * words * sizeof(uint64_t) > INTERFERENCE_BYTES)
        return;
    uint64_t *bits = pool_take(pool, rows * words * sizeof *bits);
    put_conflicts(tables->problem, bits, words);
    put_achievers(tables, bits + domain->action_count * words, words);
    number_conflicts(pool, &tables->search, bits, rows, words);
    sums_note_moves(pool, tables);
}
