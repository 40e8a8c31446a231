/* SPDX-License-Identifier: MIT */
/* Conditions as they are written in a domain: see describe.h. */
#include "ground/describe.h"

#include "ground/values.h"

#include <inttypes.h>
#include <string.h>

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

const char *words_of_scale_steps(struct pool *pool, const struct fact *fact, int64_t steps)
{
    return words_of_decimal(pool, steps * fact->scale.step, fact->scale.divisor);
}

const char *words_of_numeric_value(struct pool *pool, const struct fact *fact, uint32_t value)
{
    return words_of_decimal(pool, fact->scale.low + (int64_t)value * fact->scale.step,
                            fact->scale.divisor);
}

/* "full == 3", "full >= 3", "full <= 5", "full >= 3 and full <= 5". is_least, is_most: whether that
 * end is the least, or the most, that there is. */
static const char *words_of_range(struct pool *pool, const char *name, const char *low,
                                  const char *high, bool is_least, bool is_most)
{
    if (strcmp(low, high) == 0)
        return pool_format(pool, "%s == %s", name, low);
    if (is_most)
        return pool_format(pool, "%s >= %s", name, low);
    if (is_least)
        return pool_format(pool, "%s <= %s", name, high);
    return pool_format(pool, "%s >= %s and %s <= %s", name, low, name, high);
}

/* The most symbols that are named of a fact. */
enum { NAMES_SHOWN = 32 };

static size_t count_allowed(const struct fact *fact, const struct constraint *constraint)
{
    size_t count = 0;
    for (uint32_t i = 0; i <= fact->top; i++)
        count += is_allowed_by_constraint(constraint, kept_as_number(fact), i);
    return count;
}

/* "c_1, c_7": the symbols that a constraint allows, or those that it does not. */
static const char *names_listed(struct pool *pool, const struct domain *domain,
                                const struct fact *fact, const struct constraint *constraint,
                                bool allowed)
{
    struct text text = {0};
    size_t count = 0;
    for (uint32_t i = 0; i <= fact->top; i++)
        if (is_allowed_by_constraint(constraint, kept_as_number(fact), i) == allowed &&
            count++ < NAMES_SHOWN)
            text_add(&text, "%s%s", count > 1 ? ", " : "",
                     domain->symbols[fact->values.symbols[i]].name);
    if (count > NAMES_SHOWN)
        text_add(&text, ", and %zu more", count - NAMES_SHOWN);
    const char *result = pool_copy_text(pool, text.data, text.length);
    text_free(&text);
    return result;
}

/* "at == c_1", "at != c_1", "at in [c_1, c_7]"; of very many symbols also "not at in [c_1, c_7]" where
 * that is shorter. */
static const char *symbol_constraint_words(struct pool *pool, const struct domain *domain,
                                           const struct variable *variable,
                                           const struct constraint *constraint)
{
    const struct fact *fact = variable->fact;
    size_t count = count_allowed(fact, constraint), others = fact->top + (size_t)1 - count;
    bool allowed = count == 1 || (others > 1 && (!kept_as_number(fact) || count <= others));
    const char *names = names_listed(pool, domain, fact, constraint, allowed);
    if (count == 1 || others == 1)
        return pool_format(pool, "%s %s %s", variable->name, allowed ? "==" : "!=", names);
    return pool_format(pool, "%s%s in [%s]", allowed ? "" : "not ", variable->name, names);
}

const char *words_of_constraint(struct pool *pool, const struct problem *problem,
                                const struct constraint *constraint)
{
    const struct variable *variable = &problem->variables[constraint->variable];
    const struct fact *fact = variable->fact;
    if (fact->kind == GG_BOOL)
        return constraint->allowed == 2 ? variable->name
                                        : pool_format(pool, "not %s", variable->name);
    if (fact->kind == GG_NUMBER)
        return words_of_range(pool, variable->name,
                              words_of_numeric_value(pool, fact, constraint->low),
                              words_of_numeric_value(pool, fact, constraint->high),
                              constraint->low == 0, constraint->high == fact->top);
    return symbol_constraint_words(pool, problem->domain, variable, constraint);
}

const char *words_of_sum_value(struct pool *pool, const struct sum *sum, int64_t value)
{
    return words_of_decimal(pool, value, sum->divisor);
}

const char *words_of_sum_bounds(struct pool *pool, const struct sum_bounds *bounds)
{
    const struct sum *sum = bounds->sum;
    return words_of_range(pool, sum->name, words_of_sum_value(pool, sum, bounds->low),
                          words_of_sum_value(pool, sum, bounds->high), bounds->low <= sum->least,
                          bounds->high >= sum->greatest);
}

const char *words_of_fact_value(struct pool *pool, const struct problem *problem, size_t variable,
                                uint32_t value)
{
    const struct fact *fact = problem->variables[variable].fact;
    if (fact->kind == GG_BOOL)
        return value ? "true" : "false";
    if (fact->kind == GG_NUMBER)
        return words_of_numeric_value(pool, fact, value);
    return problem->domain->symbols[fact->values.symbols[value]].name;
}
