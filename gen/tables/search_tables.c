/* SPDX-License-Identifier: MIT */
/* What searches look actions up in: filters, and pairs of actions, compared fact by fact. See
 * search_tables.h. */
#include "tables/search_tables.h"

#include "ground/values.h"
#include "tables/build.h"
#include "tables/search_need.h"

/* --------------------------------------------------------------------- filters */

/* With fewer actions, or with more bytes of filters on flags, it is better to look at each action.
 * Filters on facts of many symbols are made as far as their bytes suffice. */
enum { FILTER_ACTIONS = 16, FILTER_BYTES = 1 << 16, SYMBOL_FILTER_BYTES = 1 << 17 };

struct filtering {
    struct pool *pool;
    struct tables *tables;
    gg_domain *domain;
    gg_action_filter *filters;
    uint64_t *cared; /* by flag word: the bits that preconditions look at */
    size_t row;      /* words of a row */
};

/* Whether four bits with a value contradict a box. */
static bool rules_out(const gg_box *box, const gg_action_filter *filter, uint64_t value)
{
    for (uint16_t i = 0; i < box->flag_count; i++) {
        const gg_flag_test *test = &box->flags[i];
        if (test->word == filter->word &&
            ((value ^ test->want >> filter->shift) & test->care >> filter->shift & 15))
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
static bool rules_symbol_out(const gg_box *box, const gg_fact *fact, const gg_action_filter *filter,
                             uint64_t value)
{
    int64_t wanted = wanted_symbol(box, fact);
    uint64_t bits = (uint64_t)wanted << fact->shift >> filter->shift;
    return wanted >= 0 && ((value ^ bits) & mask_of_fact(fact) >> filter->shift & 15);
}

/* fact: the fact of many symbols that is filtered by; NULL: flags are. */
static bool all_ruled_out(const gg_condition *condition, const gg_fact *fact,
                          const gg_action_filter *filter, uint64_t value)
{
    for (uint16_t i = 0; i < condition->count; i++)
        if (fact ? !rules_symbol_out(&condition->boxes[i], fact, filter, value)
                 : !rules_out(&condition->boxes[i], filter, value))
            return false;
    return true;
}

static void add_filter(struct filtering *filtering, const gg_fact *fact, size_t word,
                       unsigned shift)
{
    const gg_domain *domain = filtering->domain;
    gg_search_tables *search = &filtering->tables->search;
    gg_action_filter filter = {.word = (uint16_t)word, .shift = (uint8_t)shift};
    uint64_t *rows = pool_take(filtering->pool, 16 * filtering->row * sizeof *rows);
    for (uint64_t value = 0; value < 16; value++)
        for (size_t i = 0; i < domain->action_count; i++)
            if (!all_ruled_out(&domain->actions[i].precondition, fact, &filter, value))
                bit_put(&rows[value * filtering->row], i);
    filter.rows = rows;
    POOL_ADD(filtering->pool, filtering->filters, search->filter_count) = filter;
    search->filters = filtering->filters;
}

static void gather_cared(struct filtering *filtering)
{
    const gg_domain *domain = filtering->domain;
    filtering->cared = pool_take(filtering->pool, (domain->flag_words + 1u) * sizeof(uint64_t));
    for (size_t i = 0; i < domain->action_count; i++) {
        const gg_condition *condition = &domain->actions[i].precondition;
        for (uint16_t j = 0; j < condition->count; j++)
            for (uint16_t k = 0; k < condition->boxes[j].flag_count; k++)
                filtering->cared[condition->boxes[j].flags[k].word] |=
                    condition->boxes[j].flags[k].care;
    }
}

static bool is_cared(const struct filtering *filtering, size_t word, unsigned shift)
{
    return (filtering->cared[word] >> shift & 15) != 0;
}

/* The actions whose preconditions are one box of flags, if these are filtered. */
static uint64_t *filtered_of(const struct filtering *filtering, bool has_flags)
{
    const gg_domain *domain = filtering->domain;
    uint64_t *set = pool_take(filtering->pool, filtering->row * sizeof *set);
    for (size_t i = 0; i < domain->action_count; i++) {
        const gg_condition *condition = &domain->actions[i].precondition;
        if (has_flags && condition->count == 1 && condition->boxes[0].range_count == 0 &&
            !condition->boxes[0].sets)
            bit_put(set, i);
    }
    return set;
}

/* Filters by all flags that preconditions look at; false if there are none, or too many. */
static bool filter_by_flags(struct filtering *filtering)
{
    const gg_domain *domain = filtering->domain;
    size_t count = 0;
    gather_cared(filtering);
    for (size_t i = 0; i < domain->flag_words; i++)
        for (unsigned shift = 0; shift < 64; shift += 4)
            count += is_cared(filtering, i, shift);
    if (count == 0 || (uint64_t)count * 16 * filtering->row * sizeof(uint64_t) > FILTER_BYTES)
        return false;
    for (size_t i = 0; i < domain->flag_words; i++)
        for (unsigned shift = 0; shift < 64; shift += 4)
            if (is_cared(filtering, i, shift))
                add_filter(filtering, NULL, i, shift);
    return true;
}

/* Whether enough actions ask for a single symbol of a fact that it takes less time to look at its
 * filters in each word of actions than at these actions. */
static bool symbol_filter_pays(const struct filtering *filtering, const gg_fact *fact)
{
    const gg_domain *domain = filtering->domain;
    size_t asking = 0;
    for (size_t i = 0; i < domain->action_count; i++) {
        const gg_condition *condition = &domain->actions[i].precondition;
        bool asks = condition->count > 0;
        for (uint16_t j = 0; j < condition->count; j++)
            asks &= wanted_symbol(&condition->boxes[j], fact) >= 0;
        asking += asks;
    }
    return asking >= FILTER_ACTIONS && asking >= 4 * filtering->row;
}

/* Filters by facts of many symbols, four of their bits at a time: together these tell a single
 * symbol from all others. */
static void filter_by_symbols(struct filtering *filtering)
{
    const struct layout *layout = &filtering->tables->layout;
    size_t room = SYMBOL_FILTER_BYTES / (16 * filtering->row * sizeof(uint64_t));
    for (size_t i = 0; i < filtering->domain->fact_count; i++) {
        const gg_fact *fact = &layout->facts[i];
        const struct fact *written =
            filtering->tables->problem->variables[layout->variables[i]].fact;
        size_t count = (fact->width + 3u) / 4;
        if (written->kind != GG_SYMBOL || !kept_as_number(written) || count > room ||
            !symbol_filter_pays(filtering, fact))
            continue;
        unsigned last = fact->shift / 32u * 32 + 28; /* the bits lie in one half of the word */
        for (unsigned bit = fact->shift; bit < (unsigned)fact->shift + fact->width; bit += 4)
            add_filter(filtering, fact, fact->word, bit < last ? bit : last);
        room -= count;
    }
}

void filters_build(struct pool *pool, struct tables *tables)
{
    gg_domain *domain = &tables->domain;
    gg_search_tables *search = &tables->search;
    struct filtering filtering = {.pool = pool, .tables = tables, .domain = domain};
    filtering.row = bit_words(domain->action_count);
    if (domain->action_count < FILTER_ACTIONS || !plans_with_actions(tables->problem))
        return;
    bool has_flags = filter_by_flags(&filtering);
    filter_by_symbols(&filtering);
    if (search->filter_count)
        search->filtered = filtered_of(&filtering, has_flags);
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

/* Sets the bits of the actions that interfere with each one. */
static void put_conflicts(const struct problem *problem, uint64_t *rows, size_t words)
{
    for (size_t i = 0; i < problem->action_count; i++)
        for (size_t j = 0; j < i; j++)
            if (interfere(problem, &problem->actions[i], &problem->actions[j])) {
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
            put_change(tables, rows, words, &problem->actions[i].changes.items[j], i);
}

/* Whether all goals are read, or searched for with the exact distance. */
static bool all_exact(const gg_domain *domain)
{
    const gg_heuristic *heuristic;
    for (size_t at = 0; (heuristic = next_heuristic(domain, &at)) != NULL;)
        if (!goal_is_read(domain, heuristic) &&
            !(heuristic->table_count == 1 && heuristic->tables[0].policy))
            return false;
    return true;
}

void interference_build(struct pool *pool, struct tables *tables)
{
    gg_domain *domain = &tables->domain;
    size_t words = bit_words(domain->action_count);
    size_t rows = (size_t)domain->action_count + tables->search.value_count;
    if (!words || !plans_with_actions(tables->problem) || all_exact(domain) ||
        (uint64_t)rows * words * sizeof(uint64_t) > INTERFERENCE_BYTES)
        return;
    uint64_t *bits = pool_take(pool, rows * words * sizeof *bits);
    put_conflicts(tables->problem, bits, words);
    put_achievers(tables, bits + domain->action_count * words, words);
    tables->search.conflicts = bits;
    sums_note_moves(pool, tables);
}
