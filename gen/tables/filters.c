/* SPDX-License-Identifier: MIT */
/* Makes rows of bits of preconditions: see filters.h. */
#include "tables/filters.h"

struct filtering {
    struct pool *pool;
    gg_domain *domain;
    uint64_t *cared; /* by flag word: the bits that preconditions look at */
    size_t row;      /* words of a row */
};

/* Whether four bits with a value contradict a box. */
static bool rules_out(const gg_box *box, const gg_filter *filter, uint64_t value)
{
    for (uint16_t i = 0; i < box->flag_count; i++) {
        const gg_flag_test *test = &box->flags[i];
        if (test->word == filter->word &&
            ((value ^ test->want >> filter->shift) & test->care >> filter->shift & 15))
            return true;
    }
    return false;
}

static bool all_ruled_out(const gg_condition *condition, const gg_filter *filter, uint64_t value)
{
    for (uint16_t i = 0; i < condition->count; i++)
        if (!rules_out(&condition->boxes[i], filter, value))
            return false;
    return true;
}

static gg_filter filter_of(const struct filtering *filtering, size_t word, unsigned shift)
{
    const gg_domain *domain = filtering->domain;
    gg_filter filter = {.word = (uint16_t)word, .shift = (uint8_t)shift};
    uint64_t *rows = pool_take(filtering->pool, 16 * filtering->row * sizeof *rows);
    for (uint64_t value = 0; value < 16; value++)
        for (size_t i = 0; i < domain->action_count; i++)
            if (!all_ruled_out(&domain->actions[i].precondition, &filter, value))
                rows[value * filtering->row + i / 64] |= (uint64_t)1 << i % 64;
    filter.rows = rows;
    return filter;
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

/* The actions whose preconditions are one box of flags. */
static uint64_t *filtered_of(const struct filtering *filtering)
{
    const gg_domain *domain = filtering->domain;
    uint64_t *set = pool_take(filtering->pool, filtering->row * sizeof *set);
    for (size_t i = 0; i < domain->action_count; i++) {
        const gg_condition *condition = &domain->actions[i].precondition;
        if (condition->count == 1 && condition->boxes[0].range_count == 0 &&
            !condition->boxes[0].sets)
            set[i / 64] |= (uint64_t)1 << i % 64;
    }
    return set;
}

void filters_build(struct pool *pool, struct tables *tables)
{
    gg_domain *domain = &tables->domain;
    struct filtering filtering = {.pool = pool, .domain = domain};
    filtering.row = (domain->action_count + 63u) / 64;
    if (domain->action_count < FILTER_ACTIONS || !plans_with_actions(tables->problem))
        return;
    gather_cared(&filtering);
    size_t count = 0;
    for (size_t i = 0; i < domain->flag_words; i++)
        for (unsigned shift = 0; shift < 64; shift += 4)
            count += is_cared(&filtering, i, shift);
    if (count == 0 || count * 16 * filtering.row * sizeof(uint64_t) > FILTER_BYTES)
        return;
    gg_filter *filters = pool_take(pool, count * sizeof *filters);
    for (size_t i = 0; i < domain->flag_words; i++)
        for (unsigned shift = 0; shift < 64; shift += 4)
            if (is_cared(&filtering, i, shift))
                filters[domain->filter_count++] = filter_of(&filtering, i, shift);
    domain->filters = filters;
    domain->filtered = filtered_of(&filtering);
}
