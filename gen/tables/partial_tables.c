/* SPDX-License-Identifier: MIT */
/* What actions change in part before they end: see gg_partial_changes. */
#include "tables/build.h"

/* How part of a change comes about; false: nothing of it does. */
static bool find_kind(const struct building *building, const struct change *change, uint8_t *kind)
{
    const struct fact *fact = building->problem->variables[change->variable].fact;
    bool is_made = change->over_time && (!fact->sensed || fact->applied);
    *kind =
        (uint8_t)((change->over_time ? GG_OVER_TIME : 0) | (is_made ? GG_MADE | GG_COUNTED : 0));
    return change->adds && (fact->sensed || change->over_time);
}

/* Whether one of so many rows is of a fact, as several cases of an action may change it. */
static bool has_row_of(const gg_partial_change *rows, size_t count, size_t fact)
{
    bool has = false;
    for (size_t i = 0; i < count; i++)
        has |= rows[i].fact == fact;
    return has;
}

/* The rows of some changes; NULL: there are none. */
static const gg_partial_change *partial_rows_of(struct building *building,
                                                const struct changes *changes)
{
    gg_partial_change *rows = NULL;
    size_t count = 0;
    for (size_t i = 0; i < changes->count; i++) {
        uint8_t kind;
        size_t fact = building->tables->layout.numbers[changes->items[i].variable];
        if (!find_kind(building, &changes->items[i], &kind) || has_row_of(rows, count, fact))
            continue;
        if (count > 0)
            rows[count - 1].more = true;
        POOL_ADD(building->pool, rows, count) = (gg_partial_change){(uint16_t)fact, kind, false};
    }
    return rows;
}

static bool same_rows(const gg_partial_change *a, const gg_partial_change *b)
{
    while (a && b && a->fact == b->fact && a->kind == b->kind && a->more == b->more) {
        a = a->more ? a + 1 : NULL;
        b = b->more ? b + 1 : NULL;
    }
    return !a && !b;
}

void build_partial_changes(struct building *building)
{
    const struct problem *problem = building->problem;
    const gg_partial_change **rows = pool_take(building->pool, problem->rows.count * sizeof *rows);
    for (size_t i = 0; i < problem->rows.count; i++) {
        const struct ground_action *action = &problem->rows.items[i];
        rows[i] = partial_rows_of(building, action->cases ? &action->cases->all : &action->changes);
        if (i > 0 && same_rows(rows[i], rows[i - 1]))
            rows[i] = rows[i - 1];
    }
    building->tables->partial =
        (gg_partial_changes){.ops = &gg_changing_in_part, .of_actions = rows};
    if (NULL_IF_ALL_ZERO(rows, problem->rows.count))
        building->tables->features.partial = &building->tables->partial;
}

size_t progress_numbers(const gg_domain *domain)
{
    const gg_partial_changes *partial = domain->features->partial;
    size_t most = 0;
    for (uint16_t i = 0; partial && i < domain->action_count; i++) {
        size_t count = 1;
        const gg_partial_change *row = partial->of_actions[i];
        for (; row; row = row->more ? row + 1 : NULL)
            count++;
        most = count > most ? count : most;
    }
    return most;
}

const gg_partial_changes *simulated_partial_changes(struct pool *pool, const gg_domain *domain)
{
    const gg_partial_changes *partial = domain->features->partial;
    if (!partial)
        return NULL;
    gg_partial_changes *simulated = pool_take(pool, sizeof *simulated);
    const gg_partial_change **rows = pool_take(pool, domain->action_count * sizeof *rows);
    for (uint16_t i = 0; i < domain->action_count; i++) {
        gg_partial_change *copies = NULL;
        size_t count = 0;
        const gg_partial_change *row = partial->of_actions[i];
        for (; row; row = row->more ? row + 1 : NULL) {
            POOL_ADD(pool, copies, count) = *row;
            if (row->kind & GG_OVER_TIME)
                copies[count - 1].kind |= GG_MADE;
        }
        rows[i] = copies;
    }
    *simulated = *partial;
    simulated->of_actions = rows;
    return simulated;
}
