/* SPDX-License-Identifier: MIT */
/* Actions that are stopped between their start and their end: see moments.h. */
#include "ground/moments.h"

static int64_t steps_of_change(const struct change *change)
{
    return change->value < 0 ? -change->value : change->value;
}

int64_t steps_before_end(const struct change *change)
{
    int64_t steps = steps_of_change(change);
    return change->over_time && steps > 0 ? steps - 1 : 0;
}

/* Whether a moment is also one of a change before the one that tells it. */
static bool came_before(const struct changes *changes, int64_t most, struct moment moment)
{
    int64_t steps = steps_of_change(&changes->items[moment.change]);
    for (size_t i = 0; i < moment.change; i++) {
        const struct change *other = &changes->items[i];
        bool complete = steps_before_end(other) > 0 && steps_before_end(other) <= most;
        if (complete && moment.done * steps_of_change(other) % steps == 0)
            return true;
    }
    return false;
}

bool next_moment(const struct changes *changes, int64_t most, struct moment *moment)
{
    while (moment->change < changes->count) {
        int64_t last = steps_before_end(&changes->items[moment->change]);
        if (moment->done == last) {
            *moment = (struct moment){moment->change + 1, 0};
            continue;
        }
        moment->done = moment->done == 0 || last <= most ? moment->done + 1 : last;
        if (!came_before(changes, most, *moment))
            return true;
    }
    return false;
}

const struct changes *changes_at_moment(struct pool *pool, const struct changes *changes,
                                        const struct changes *arrival, struct moment moment)
{
    struct changes *result = pool_take(pool, sizeof *result);
    int64_t steps = steps_of_change(&changes->items[moment.change]);
    for (size_t i = 0; arrival && i < arrival->count; i++)
        POOL_ADD(pool, result->items, result->count) = arrival->items[i];
    for (size_t i = 0; i < changes->count; i++) {
        struct change part = changes->items[i];
        part.value = part.value * moment.done / steps; /* towards 0 */
        if (part.over_time && part.value != 0)
            POOL_ADD(pool, result->items, result->count) = part;
    }
    return result;
}
