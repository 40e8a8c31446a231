/* SPDX-License-Identifier: MIT */
/* From the goal back over the actions that serve it: see relevance.h. */
#include "heuristic/relevance.h"

#include "ground/values.h"

struct tracing {
    const struct problem *problem;
    const bool *possible;
    struct relevance relevance;
    size_t *first, *achievers; /* the actions that change each ground fact */
    size_t *waiting;           /* ground facts of which more is asked for */
    bool *waits;
    bool *counted; /* numbers that actions add to */
    size_t waiting_count;
};

/* ------------------------------------------------------------ who changes it */

static void index_achievers(struct tracing *tracing, struct pool *pool)
{
    const struct problem *problem = tracing->problem;
    size_t total = 0;
    tracing->first = pool_take(pool, (problem->atom_count + 2) * sizeof *tracing->first);
    tracing->counted = pool_take(pool, problem->atom_count + 1);
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct changes *changes = &problem->actions[i].changes;
        for (size_t j = 0; j < changes->count; j++) {
            tracing->first[changes->items[j].atom + 2]++;
            tracing->counted[changes->items[j].atom] |= changes->items[j].adds;
        }
        total += changes->count;
    }
    for (size_t i = 2; i < problem->atom_count + 2; i++)
        tracing->first[i] += tracing->first[i - 1];
    tracing->achievers = pool_take(pool, (total + 1) * sizeof *tracing->achievers);
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct changes *changes = &problem->actions[i].changes;
        for (size_t j = 0; j < changes->count; j++)
            tracing->achievers[tracing->first[changes->items[j].atom + 1]++] = i;
    }
}

/* --------------------------------------------------------- what is asked for */

/* Of a number, the hull of all intervals; where something is added to it, any
 * value can be a step on the way. */
static void want_side(struct tracing *tracing, const struct side *asked)
{
    size_t atom = asked->atom;
    struct side whole = *asked;
    if (tracing->counted[atom]) {
        whole.low = 0;
        whole.high = tracing->problem->atoms[atom].fact->top;
    }
    const struct side *side = &whole;
    struct side *wanted = &tracing->relevance.wanted[atom];
    bool first = !tracing->relevance.atoms[atom];
    bool more = first || (side->allowed & ~wanted->allowed) || side->low < wanted->low ||
                side->high > wanted->high;
    if (!more)
        return;
    tracing->relevance.atoms[atom] = true;
    wanted->atom = atom;
    wanted->allowed |= side->allowed;
    wanted->low = first || side->low < wanted->low ? side->low : wanted->low;
    wanted->high = first || side->high > wanted->high ? side->high : wanted->high;
    if (!tracing->waits[atom])
        tracing->waiting[tracing->waiting_count++] = atom;
    tracing->waits[atom] = true;
}

static void want_boxes(struct tracing *tracing, const struct boxes *boxes)
{
    for (size_t i = 0; i < boxes->count; i++)
        for (size_t j = 0; j < boxes->items[i].count; j++)
            want_side(tracing, &boxes->items[i].sides[j]);
}

/* Whether an action changes a fact in a way that may be asked for. */
static bool helps(const struct tracing *tracing, size_t action, size_t atom)
{
    const struct changes *changes = &tracing->problem->actions[action].changes;
    const struct side *wanted = &tracing->relevance.wanted[atom];
    bool number = tracing->problem->atoms[atom].fact->kind == GG_NUMBER;
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        if (change->atom != atom)
            continue;
        return change->adds || value_allowed(wanted, number, change->value);
    }
    return false;
}

struct relevance relevance_of(struct pool *pool, const struct problem *problem,
                              const struct boxes *goal, const bool *possible)
{
    size_t atoms = problem->atom_count + 1;
    struct tracing tracing = {.problem = problem, .possible = possible};
    struct relevance *relevance = &tracing.relevance;
    relevance->actions = pool_take(pool, problem->action_count + 1);
    relevance->wanted = pool_take(pool, atoms * sizeof *relevance->wanted);
    relevance->atoms = pool_take(pool, atoms);
    tracing.waiting = pool_take(pool, atoms * sizeof *tracing.waiting);
    tracing.waits = pool_take(pool, atoms);
    index_achievers(&tracing, pool);
    want_boxes(&tracing, goal);
    while (tracing.waiting_count > 0) {
        size_t atom = tracing.waiting[--tracing.waiting_count];
        tracing.waits[atom] = false;
        for (size_t i = tracing.first[atom]; i < tracing.first[atom + 1]; i++) {
            size_t action = tracing.achievers[i];
            if (relevance->actions[action] || !possible[action] || !helps(&tracing, action, atom))
                continue;
            relevance->actions[action] = true;
            want_boxes(&tracing, &problem->actions[action].condition);
        }
    }
    return *relevance;
}
