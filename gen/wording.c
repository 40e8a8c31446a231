/* SPDX-License-Identifier: MIT */
/* Conditions as they are written in a domain: see wording.h. */
#include "wording.h"

#include <inttypes.h>

static const char *scaled_words(struct pool *pool, const struct fact *fact, int64_t number)
{
    if (fact->scale.divisor == 1)
        return pool_format(pool, "%" PRId64, number);
    return pool_format(pool, "%g", (double)number / (double)fact->scale.divisor);
}

const char *words_of_steps(struct pool *pool, const struct fact *fact, int64_t steps)
{
    return scaled_words(pool, fact, steps * fact->scale.step);
}

const char *words_of_number(struct pool *pool, const struct fact *fact, uint32_t value)
{
    return scaled_words(pool, fact, fact->scale.low + (int64_t)value * fact->scale.step);
}

static const char *number_side_words(struct pool *pool, const struct atom *atom,
                                     const struct side *side)
{
    const char *low = words_of_number(pool, atom->fact, side->low);
    const char *high = words_of_number(pool, atom->fact, side->high);
    if (side->low == side->high)
        return pool_format(pool, "%s == %s", atom->name, low);
    if (side->high == atom->fact->top)
        return pool_format(pool, "%s >= %s", atom->name, low);
    if (side->low == 0)
        return pool_format(pool, "%s <= %s", atom->name, high);
    return pool_format(pool, "%s >= %s and %s <= %s", atom->name, low, atom->name, high);
}

/* "at == laser", "at != post", "at in [hall, cellar]" */
static const char *symbol_side_words(struct pool *pool, const struct domain *domain,
                                     const struct atom *atom, const struct side *side)
{
    const char *list = "", *barred = "";
    size_t allowed = 0;
    for (size_t i = 0; i <= atom->fact->top; i++) {
        const char *name = domain->symbols[atom->fact->values.symbols[i]].name;
        if (side->allowed >> i & 1)
            list = pool_format(pool, "%s%s%s", list, allowed++ ? ", " : "", name);
        else
            barred = name;
    }
    if (allowed == 1)
        return pool_format(pool, "%s == %s", atom->name, list);
    if (allowed == atom->fact->top)
        return pool_format(pool, "%s != %s", atom->name, barred);
    return pool_format(pool, "%s in [%s]", atom->name, list);
}

const char *words_of_side(struct pool *pool, const struct problem *problem, const struct side *side)
{
    const struct atom *atom = &problem->atoms[side->atom];
    if (atom->fact->kind == GG_BOOL)
        return side->allowed == 2 ? atom->name : pool_format(pool, "not %s", atom->name);
    if (atom->fact->kind == GG_NUMBER)
        return number_side_words(pool, atom, side);
    return symbol_side_words(pool, problem->domain, atom, side);
}

const char *words_of_value(struct pool *pool, const struct problem *problem, size_t atom,
                           uint32_t value)
{
    const struct fact *fact = problem->atoms[atom].fact;
    if (fact->kind == GG_BOOL)
        return value ? "true" : "false";
    if (fact->kind == GG_NUMBER)
        return words_of_number(pool, fact, value);
    return problem->domain->symbols[fact->values.symbols[value]].name;
}
