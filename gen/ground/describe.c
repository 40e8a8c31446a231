/* SPDX-License-Identifier: MIT */
/* Conditions as they are written in a domain: see describe.h. */
#include "ground/describe.h"

#include <inttypes.h>

const char *words_of_decimal(struct pool *pool, int64_t number, int64_t divisor)
{
    const char *sign = number < 0 ? "-" : "";
    uint64_t size = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    uint64_t whole = size / (uint64_t)divisor, part = size % (uint64_t)divisor;
    int digits = 0;
    for (int64_t power = divisor; power > 1; power /= 10)
        digits++;
    for (; digits > 0 && part % 10 == 0; part /= 10)
        digits--;
    if (digits == 0)
        return pool_format(pool, "%s%" PRIu64, sign, whole);
    return pool_format(pool, "%s%" PRIu64 ".%0*" PRIu64, sign, whole, digits, part);
}

const char *words_of_steps(struct pool *pool, const struct fact *fact, int64_t steps)
{
    return words_of_decimal(pool, steps * fact->scale.step, fact->scale.divisor);
}

const char *words_of_number(struct pool *pool, const struct fact *fact, uint32_t value)
{
    return words_of_decimal(pool, fact->scale.low + (int64_t)value * fact->scale.step,
                            fact->scale.divisor);
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
