/* SPDX-License-Identifier: MIT */
/* The domain of random lives with wants, on plain numbers: see want_model.h. */
#include "models/want_model.h"

#include <stddef.h>
#include <string.h>

bool aim_holds(const struct aim *aim, const struct want_state *state)
{
    switch (aim->kind) {
    case BRIGHT:
        return state->lit[aim->x];
    case HOT:
        return state->lit[aim->x] && state->heat[aim->x] >= 2;
    case DARK:
        return !state->lit[aim->x] && state->heat[aim->x] == 3;
    case FRESH:
        return !state->tired;
    default:
        return state->lit[aim->x] && state->heat[aim->y] >= aim->low &&
               state->heat[aim->y] <= aim->high;
    }
}

bool same_aim(const struct aim *a, const struct aim *b)
{
    return a->kind == b->kind && (a->kind == FRESH || a->x == b->x) &&
           (a->kind != CONDITION || (a->y == b->y && a->low == b->low && a->high == b->high));
}

/* A number for each plain state. */
static unsigned number_of(const struct want_state *state)
{
    unsigned number = (unsigned)(state->oil * 2 + state->tired);
    for (int i = 0; i < THINGS; i++)
        number = (number * 2 + (unsigned)state->lit[i]) * 4 + (unsigned)state->heat[i];
    return number;
}

enum { STATES = 5 * 2 * 8 * 8 * 8, WAYS = 3 * THINGS + 1 };

/* Carries one of the actions out; false if it cannot be done. */
static bool act(struct want_state *state, int way)
{
    int x = way % THINGS;
    if (way == 3 * THINGS && state->tired)
        return state->tired = 0, true;
    if (way < THINGS && !state->lit[x])
        return state->lit[x] = 1, true;
    if (way / THINGS == 1 && state->lit[x] && state->heat[x] <= 2)
        return state->heat[x]++, true;
    if (way / THINGS == 2 && state->lit[x] && state->oil > 0)
        return state->oil--, state->heat[x] = 3, true;
    return false;
}

bool can_be_reached(const struct aim *aim, struct want_state from)
{
    static bool seen[STATES];
    static struct want_state queue[STATES];
    size_t count = 1;
    memset(seen, 0, sizeof seen);
    queue[0] = from;
    seen[number_of(&from)] = true;
    for (size_t i = 0; i < count; i++) {
        if (aim_holds(aim, &queue[i]))
            return true;
        for (int way = 0; way < WAYS; way++) {
            struct want_state next = queue[i];
            if (!act(&next, way) || seen[number_of(&next)])
                continue;
            seen[number_of(&next)] = true;
            queue[count++] = next;
        }
    }
    return false;
}
