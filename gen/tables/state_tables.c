/* SPDX-License-Identifier: MIT */
/* Builds the tables of the state: the start, and which bits are shared, applied and sensed. See
 * build.h. */
#include "tables/build.h"

static bool state_tables_is_shared(const struct fact *fact)
{
    return fact->shared;
}

static bool state_tables_is_applied(const struct fact *fact)
{
    return fact->applied;
}

/* The bits of the facts of a kind, by word; NULL if there are none. */
static const uint64_t *marked_bits(struct building *building,
                                   bool (*is_marked)(const struct fact *))
{
    const struct layout *layout = &building->tables->layout;
    uint64_t *bits = pool_take(building->pool, (layout->word_count + 1) * sizeof *bits);
    bool any = false;
    for (size_t i = 0; i < layout->fact_count; i++) {
        const gg_fact *fact = &layout->facts[i];
        if (!is_marked(building->problem->variables[layout->variables[i]].fact))
            continue;
        bits[fact->word] |= fact_bits(fact);
        any = true;
    }
    return any ? bits : NULL;
}

/* Builds the senses, one for each sensed fact of the YAML: it reads all ground facts of the
 * fact. */
static void build_senses(struct building *building)
{
    const struct domain *source = building->problem->domain;
    gg_senses *senses = &building->tables->senses;
    uint32_t *periods = pool_take(building->pool, (source->fact_count + 1) * sizeof *periods);
    for (size_t i = 0; i < source->fact_count; i++)
        if (source->facts[i]->sensed)
            periods[senses->count++] = source->facts[i]->period;
    senses->sensing = &gg_sensing;
    senses->periods = periods;
    building->tables->domain.senses = senses->count ? senses : NULL;
}

void build_state(struct building *building)
{
    struct tables *tables = building->tables;
    const struct layout *layout = &tables->layout;
    gg_domain *domain = &tables->domain;
    uint64_t *start = pool_take(building->pool, (layout->word_count + 1) * sizeof *start);
    for (size_t i = 0; i < layout->fact_count; i++) {
        const gg_fact *fact = &layout->facts[i];
        start[fact->word] |=
            value_bits(fact, building->problem->variables[layout->variables[i]].start);
    }
    domain->word_count = (uint16_t)layout->word_count;
    domain->flag_words = (uint16_t)layout->flag_words;
    domain->fact_count = (uint16_t)layout->fact_count;
    domain->facts = layout->facts;
    domain->guards = layout->guards;
    domain->tops = layout->tops;
    domain->fact_at = layout->fact_at;
    building->tables->search.value_count = layout->value_count;
    domain->start = start;
    domain->shared = marked_bits(building, state_tables_is_shared);
    domain->applied = marked_bits(building, state_tables_is_applied);
    build_senses(building);
}
