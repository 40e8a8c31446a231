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

static const char *number_constraint_words(struct pool *pool, const struct variable *variable,
                                           const struct constraint *constraint)
{
    const char *low = words_of_number(pool, variable->fact, constraint->low);
    const char *high = words_of_number(pool, variable->fact, constraint->high);
    if (constraint->low == constraint->high)
        return pool_format(pool, "%s == %s", variable->name, low);
    if (constraint->high == variable->fact->top)
        return pool_format(pool, "%s >= %s", variable->name, low);
    if (constraint->low == 0)
        return pool_format(pool, "%s <= %s", variable->name, high);
    return pool_format(pool, "%s >= %s and %s <= %s", variable->name, low, variable->name, high);
}

/* The most symbols that are named of a fact of many. */
enum { NAMES_SHOWN = 32 };

static size_t count_allowed(const struct fact *fact, const struct constraint *constraint)
{
    size_t count = 0;
    for (uint32_t i = 0; i <= fact->top; i++)
        count += constraint_has(constraint, i);
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
        if (constraint_has(constraint, i) == allowed && count++ < NAMES_SHOWN)
            text_add(&text, "%s%s", count > 1 ? ", " : "",
                     domain->symbols[fact->values.symbols[i]].name);
    if (count > NAMES_SHOWN)
        text_add(&text, ", and %zu more", count - NAMES_SHOWN);
    const char *result = pool_copy(pool, text.data, text.length);
    text_free(&text);
    return result;
}

/* "at == c_1", "at != c_1", "at in [c_1, c_7]", "not at in [c_1, c_7]": whichever is shorter. */
static const char *many_constraint_words(struct pool *pool, const struct domain *domain,
                                         const struct variable *variable,
                                         const struct constraint *constraint)
{
    const struct fact *fact = variable->fact;
    size_t count = count_allowed(fact, constraint), all = fact->top + (size_t)1;
    bool allowed = count <= all / 2;
    const char *names = names_listed(pool, domain, fact, constraint, allowed);
    if (count == 1 || count == all - 1)
        return pool_format(pool, "%s %s %s", variable->name, allowed ? "==" : "!=", names);
    return pool_format(pool, "%s%s in [%s]", allowed ? "" : "not ", variable->name, names);
}

/* "at == laser", "at != post", "at in [hall, cellar]" */
static const char *symbol_constraint_words(struct pool *pool, const struct domain *domain,
                                           const struct variable *variable,
                                           const struct constraint *constraint)
{
    const char *list = "", *retries = "";
    size_t allowed = 0;
    for (size_t i = 0; i <= variable->fact->top; i++) {
        const char *name = domain->symbols[variable->fact->values.symbols[i]].name;
        if (constraint->allowed >> i & 1)
            list = pool_format(pool, "%s%s%s", list, allowed++ ? ", " : "", name);
        else
            retries = name;
    }
    if (allowed == 1)
        return pool_format(pool, "%s == %s", variable->name, list);
    if (allowed == variable->fact->top)
        return pool_format(pool, "%s != %s", variable->name, retries);
    return pool_format(pool, "%s in [%s]", variable->name, list);
}

const char *words_of_constraint(struct pool *pool, const struct problem *problem,
                                const struct constraint *constraint)
{
    const struct variable *variable = &problem->variables[constraint->variable];
    if (variable->fact->kind == GG_BOOL)
        return constraint->allowed == 2 ? variable->name
                                        : pool_format(pool, "not %s", variable->name);
    if (variable->fact->kind == GG_NUMBER)
        return number_constraint_words(pool, variable, constraint);
    if (kept_as_number(variable->fact))
        return many_constraint_words(pool, problem->domain, variable, constraint);
    return symbol_constraint_words(pool, problem->domain, variable, constraint);
}

const char *words_of_sum(struct pool *pool, const struct sum *sum, int64_t value)
{
    return words_of_decimal(pool, value, sum->divisor);
}

const char *words_of_bounds(struct pool *pool, const struct sum_bounds *bounds)
{
    const struct sum *sum = bounds->sum;
    const char *low = words_of_sum(pool, sum, bounds->low);
    const char *high = words_of_sum(pool, sum, bounds->high);
    if (bounds->low == bounds->high)
        return pool_format(pool, "%s == %s", sum->name, low);
    if (bounds->high >= sum->greatest)
        return pool_format(pool, "%s >= %s", sum->name, low);
    if (bounds->low <= sum->least)
        return pool_format(pool, "%s <= %s", sum->name, high);
    return pool_format(pool, "%s >= %s and %s <= %s", sum->name, low, sum->name, high);
}

const char *words_of_value(struct pool *pool, const struct problem *problem, size_t variable,
                           uint32_t value)
{
    const struct fact *fact = problem->variables[variable].fact;
    if (fact->kind == GG_BOOL)
        return value ? "true" : "false";
    if (fact->kind == GG_NUMBER)
        return words_of_number(pool, fact, value);
    return problem->domain->symbols[fact->values.symbols[value]].name;
}
