/* SPDX-License-Identifier: MIT */
/* Polynomials in the values of facts: see amount.h. */
#include "ground/amount.h"

#include <string.h>

/* No number that is worked with is beyond this, so that the difference of two can be taken. */
#define AMOUNT_EDGE (INT64_MAX / 4)

/* ------------------------------------------------------- numbers with an edge */

static int64_t within_edge(struct amount *amount, int64_t number, bool overflows)
{
    amount->too_large |= overflows || number > AMOUNT_EDGE || number < -AMOUNT_EDGE;
    return amount->too_large ? 0 : number;
}

static int64_t times(struct amount *amount, int64_t a, int64_t b)
{
    int64_t result;
    bool overflows = __builtin_mul_overflow(a, b, &result);
    return within_edge(amount, result, overflows);
}

static int64_t plus(struct amount *amount, int64_t a, int64_t b)
{
    int64_t result;
    bool overflows = __builtin_add_overflow(a, b, &result);
    return within_edge(amount, result, overflows);
}

/* ------------------------------------------------------------------ products */

static int order_of(const struct product *a, const struct product *b)
{
    for (size_t i = 0; i < a->count && i < b->count; i++)
        if (a->variables[i] != b->variables[i])
            return a->variables[i] < b->variables[i] ? -1 : 1;
    return (a->count > b->count) - (a->count < b->count);
}

static void remove_product(struct amount *amount, size_t at)
{
    amount->count--;
    memmove(&amount->products[at], &amount->products[at + 1],
            (amount->count - at) * sizeof *amount->products);
}

/* Adds a product at its place, or to the one of the same facts. */
static void add_product(struct pool *pool, struct amount *amount, const struct product *product)
{
    size_t at = 0;
    int order = 1;
    while (at < amount->count && (order = order_of(product, &amount->products[at])) > 0)
        at++;
    if (at < amount->count && order == 0) {
        int64_t weight = plus(amount, amount->products[at].weight, product->weight);
        amount->products[at].weight = weight;
        if (weight == 0)
            remove_product(amount, at);
        return;
    }
    if (amount->count == AMOUNT_PRODUCTS || product->count > PRODUCT_FACTS) {
        amount->too_large = true;
        return;
    }
    amount->products = pool_grow(pool, amount->products, amount->count, sizeof *product);
    memmove(&amount->products[at + 1], &amount->products[at],
            (amount->count - at) * sizeof *product);
    amount->products[at] = *product;
    amount->count++;
}

static struct product multiplied(struct pool *pool, struct amount *amount, const struct product *a,
                                 const struct product *b)
{
    struct product result = {.weight = times(amount, a->weight, b->weight)};
    result.variables = pool_take(pool, (a->count + b->count) * sizeof *result.variables);
    for (size_t i = 0, j = 0; i < a->count || j < b->count;) {
        bool left = j == b->count || (i < a->count && a->variables[i] <= b->variables[j]);
        result.variables[result.count++] = left ? a->variables[i++] : b->variables[j++];
    }
    return result;
}

/* ------------------------------------------------------------------- amounts */

static struct amount number(int64_t value, int64_t divisor)
{
    return (struct amount){.constant = value, .divisor = divisor, .low = value, .high = value};
}

/* Adds a number of times another amount of the same divisor. */
static void add_times(struct pool *pool, struct amount *sum, const struct amount *part,
                      int64_t weight)
{
    int64_t low = times(sum, part->low, weight), high = times(sum, part->high, weight);
    sum->too_large |= part->too_large;
    sum->constant = plus(sum, sum->constant, times(sum, part->constant, weight));
    sum->low = plus(sum, sum->low, weight < 0 ? high : low);
    sum->high = plus(sum, sum->high, weight < 0 ? low : high);
    for (size_t i = 0; i < part->count && !sum->too_large; i++) {
        struct product product = part->products[i];
        product.weight = times(sum, product.weight, weight);
        add_product(pool, sum, &product);
    }
}

/* Takes an amount in units that are finer by a factor. */
static void refine(struct amount *amount, int64_t factor)
{
    amount->divisor *= factor;
    amount->constant = times(amount, amount->constant, factor);
    amount->low = times(amount, amount->low, factor);
    amount->high = times(amount, amount->high, factor);
    for (size_t i = 0; i < amount->count; i++)
        amount->products[i].weight = times(amount, amount->products[i].weight, factor);
}

/* Adds another amount to a sum, or takes it away, in the finer of their units. */
static void add_part(struct pool *pool, struct amount *sum, const struct amount *part, int64_t sign)
{
    sum->too_large |= part->too_large;
    if (sum->too_large)
        return;
    if (part->divisor > sum->divisor)
        refine(sum, part->divisor / sum->divisor);
    add_times(pool, sum, part, sign * (sum->divisor / part->divisor));
}

/* Where a product of two amounts lies. */
static void multiply_ranges(struct amount *result, const struct amount *a, const struct amount *b)
{
    int64_t corners[] = {times(result, a->low, b->low), times(result, a->low, b->high),
                         times(result, a->high, b->low), times(result, a->high, b->high)};
    result->low = result->high = corners[0];
    for (size_t i = 1; i < 4; i++) {
        result->low = corners[i] < result->low ? corners[i] : result->low;
        result->high = corners[i] > result->high ? corners[i] : result->high;
    }
}

static struct amount amount_times(struct pool *pool, const struct amount *a, const struct amount *b)
{
    struct amount result = number(0, 1);
    result.too_large = a->too_large || b->too_large;
    if (result.too_large)
        return result;
    result.divisor = times(&result, a->divisor, b->divisor);
    result.constant = times(&result, a->constant, b->constant);
    multiply_ranges(&result, a, b);
    for (size_t i = 0; i <= a->count && !result.too_large; i++)
        for (size_t j = i == 0; j <= b->count && !result.too_large; j++) {
            struct product left = {.weight = a->constant}, right = {.weight = b->constant};
            struct product product = multiplied(pool, &result, i ? &a->products[i - 1] : &left,
                                                j ? &b->products[j - 1] : &right);
            if (product.weight != 0)
                add_product(pool, &result, &product);
        }
    return result;
}

static struct amount amount_of_fact(struct pool *pool, const struct problem *problem,
                                    const struct term *term, const struct binding *binding)
{
    const struct fact *fact = term->fact;
    size_t variable = variable_of(term, binding);
    struct amount amount = number(fact->scale.low, fact->scale.divisor);
    if (fact->constant) {
        int64_t above = fact->scale.step * problem->variables[variable].start;
        return number(fact->scale.low + above, fact->scale.divisor);
    }
    amount.high = fact->scale.low + fact->scale.step * fact->top;
    amount.products = pool_take(pool, sizeof *amount.products);
    amount.products->variables = pool_take(pool, sizeof *amount.products->variables);
    amount.products->variables[0] = variable;
    amount.products->count = 1;
    amount.products->weight = fact->scale.step;
    amount.count = fact->top > 0;
    return amount;
}

static struct amount amount_of_number(const struct decimal *decimal)
{
    int64_t divisor = 1;
    for (unsigned i = 0; i < decimal->scale; i++)
        divisor *= 10;
    return number(decimal->digits, divisor);
}

/* As amount_of, but that numbers on the way to its value may be beyond the edge. */
static struct amount worked_out(struct pool *pool, const struct problem *problem,
                                const struct term *term, const struct binding *binding)
{
    if (term->kind == TERM_FACT)
        return amount_of_fact(pool, problem, term, binding);
    if (term->kind == TERM_NUMBER)
        return amount_of_number(&term->number);
    bool is_sum = term->kind == TERM_SUM;
    struct amount result = number(!is_sum, 1);
    for (size_t i = 0; i < term->argument_count && !result.too_large; i++) {
        const struct term *part = &term->arguments[i];
        struct amount amount = worked_out(pool, problem, part, binding);
        if (is_sum)
            add_part(pool, &result, &amount, part->taken_away ? -1 : 1);
        else
            result = amount_times(pool, &result, &amount);
    }
    return result;
}

/* Sees to it that no sum of some of the products is beyond the edge in any state. */
static void check_reach(const struct problem *problem, struct amount *amount)
{
    int64_t reach = amount->constant < 0 ? -amount->constant : amount->constant;
    for (size_t i = 0; i < amount->count && !amount->too_large; i++) {
        const struct product *product = &amount->products[i];
        int64_t most = product->weight < 0 ? -product->weight : product->weight;
        for (size_t j = 0; j < product->count; j++)
            most = times(amount, most, problem->variables[product->variables[j]].fact->top);
        reach = plus(amount, reach, most);
    }
}

struct amount amount_of(struct pool *pool, const struct problem *problem, const struct term *term,
                        const struct binding *binding)
{
    struct amount amount = worked_out(pool, problem, term, binding);
    check_reach(problem, &amount);
    return amount;
}

struct amount amount_difference(struct pool *pool, const struct problem *problem,
                                const struct expression *comparison, const struct binding *binding)
{
    struct amount left = worked_out(pool, problem, &comparison->left, binding);
    struct amount right = worked_out(pool, problem, &comparison->right, binding);
    struct amount difference = number(0, 1);
    add_part(pool, &difference, &left, 1);
    add_part(pool, &difference, &right, -1);
    check_reach(problem, &difference);
    return difference;
}

struct amount amount_with(struct pool *pool, const struct amount *amount, size_t variable,
                          uint32_t value)
{
    struct amount result = *amount;
    result.products = NULL;
    result.count = 0;
    for (size_t i = 0; i < amount->count; i++) {
        const struct product *product = &amount->products[i];
        struct product rest = {.weight = product->weight};
        rest.variables = pool_take(pool, product->count * sizeof *rest.variables);
        for (size_t j = 0; j < product->count; j++)
            if (product->variables[j] == variable)
                rest.weight = times(&result, rest.weight, value);
            else
                rest.variables[rest.count++] = product->variables[j];
        if (rest.count == 0)
            result.constant = plus(&result, result.constant, rest.weight);
        else if (rest.weight != 0)
            add_product(pool, &result, &rest);
    }
    return result;
}

bool find_steps(const struct number_scale *scale, int64_t origin, int64_t number, int64_t divisor,
                int64_t *steps)
{
    int64_t above, below, step;
    if (__builtin_mul_overflow(number, scale->divisor, &above) ||
        __builtin_mul_overflow(divisor, origin, &below) ||
        __builtin_mul_overflow(divisor, scale->step, &step) ||
        __builtin_sub_overflow(above, below, &above) || above % step != 0)
        return false;
    *steps = above / step;
    return *steps <= INT32_MAX && *steps >= -(int64_t)INT32_MAX;
}

int64_t amount_value(const struct amount *amount, uint32_t (*read)(void *context, size_t variable),
                     void *context)
{
    int64_t value = amount->constant;
    for (size_t i = 0; i < amount->count; i++) {
        int64_t product = amount->products[i].weight;
        for (size_t j = 0; j < amount->products[i].count; j++)
            product *= read(context, amount->products[i].variables[j]);
        value += product;
    }
    return value;
}

void difference_wanted(enum comparison comparison, int64_t *low, int64_t *high)
{
    bool below = comparison == LESS || comparison == AT_MOST;
    bool above = comparison == GREATER || comparison == AT_LEAST;
    *low = below ? -AMOUNT_EDGE : comparison == GREATER;
    *high = above ? AMOUNT_EDGE : comparison == LESS ? -1 : 0;
}
