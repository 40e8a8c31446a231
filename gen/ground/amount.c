/* SPDX-License-Identifier: MIT */
/* Polynomials in the values of facts: see amount.h. */
#include "ground/amount.h"

#include "ground/describe.h"

#include <string.h>

/* No number that is worked with is beyond this, so that the difference of two can be taken. */
#define AMOUNT_EDGE (INT64_MAX / 4)

/* ------------------------------------------------------- numbers with an edge */

static int64_t within_edge(struct amount *amount, int64_t number, bool overflows)
{
    amount->too_large |= overflows || number > AMOUNT_EDGE || number < -AMOUNT_EDGE;
    return amount->too_large ? 0 : number;
}

static int64_t multiply(struct amount *amount, int64_t a, int64_t b)
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

static int ground_amount_order_of(const struct product *a, const struct product *b)
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

/* Counts steps of work; void is an amount for which there are too many. */
static void count_work(struct amount_context *work, struct amount *amount, size_t steps)
{
    work->effort += steps;
    amount->too_large |= work->effort > AMOUNT_EFFORT;
}

/* Adds a product at its place, or to the one of the same facts. Most come in order. */
void amount_add_product(struct amount_context *work, struct amount *amount,
                        const struct product *product)
{
    size_t at = amount->count;
    int order = 1;
    while (at > 0 && (order = ground_amount_order_of(product, &amount->products[at - 1])) < 0)
        at--;
    count_work(work, amount, amount->count - at + 1);
    if (at > 0 && order == 0) {
        int64_t weight = plus(amount, amount->products[at - 1].weight, product->weight);
        amount->products[at - 1].weight = weight;
        if (weight == 0)
            remove_product(amount, at - 1);
        return;
    }
    size_t most = work->most ? work->most : AMOUNT_PRODUCTS;
    if (amount->count == most || product->count > PRODUCT_FACTS) {
        amount->too_large = true;
        return;
    }
    amount->products = pool_grow(work->pool, amount->products, amount->count, sizeof *product);
    memmove(&amount->products[at + 1], &amount->products[at],
            (amount->count - at) * sizeof *product);
    amount->products[at] = *product;
    amount->count++;
}

static struct product multiplied(struct amount_context *work, struct amount *amount,
                                 const struct product *a, const struct product *b)
{
    struct product result = {.weight = multiply(amount, a->weight, b->weight)};
    result.variables = pool_take(work->pool, (a->count + b->count) * sizeof *result.variables);
    for (size_t i = 0, j = 0; i < a->count || j < b->count;) {
        bool left = j == b->count || (i < a->count && a->variables[i] <= b->variables[j]);
        result.variables[result.count++] = left ? a->variables[i++] : b->variables[j++];
    }
    return result;
}

/* ------------------------------------------------------------------- amounts */

static struct amount ground_amount_number(int64_t value, int64_t divisor)
{
    return (struct amount){.constant = value, .divisor = divisor};
}

/* Takes an amount so many times. */
static void ground_amount_scale(struct amount_context *work, struct amount *amount, int64_t factor)
{
    count_work(work, amount, amount->count + 1);
    amount->constant = multiply(amount, amount->constant, factor);
    amount->count = factor == 0 ? 0 : amount->count;
    for (size_t i = 0; i < amount->count; i++)
        amount->products[i].weight = multiply(amount, amount->products[i].weight, factor);
}

/* Takes an amount in units that are finer by a factor. */
static void refine(struct amount_context *work, struct amount *amount, int64_t factor)
{
    amount->divisor = multiply(amount, amount->divisor, factor);
    ground_amount_scale(work, amount, factor);
}

/* Adds another amount to a sum, or takes it away, in the finer of their units. */
void amount_add(struct amount_context *work, struct amount *sum, const struct amount *part,
                int64_t sign)
{
    sum->too_large |= part->too_large;
    if (sum->too_large)
        return;
    if (part->divisor > sum->divisor)
        refine(work, sum, part->divisor / sum->divisor);
    int64_t weight = sign * (sum->divisor / part->divisor);
    sum->constant = plus(sum, sum->constant, multiply(sum, part->constant, weight));
    for (size_t i = 0; i < part->count && !sum->too_large; i++) {
        struct product product = part->products[i];
        product.weight = multiply(sum, product.weight, weight);
        amount_add_product(work, sum, &product);
    }
}

/* Each product, and the constant, of one amount times each of another. */
static struct amount amount_times(struct amount_context *work, const struct amount *a,
                                  const struct amount *b)
{
    struct amount result = ground_amount_number(0, 1);
    result.divisor = multiply(&result, a->divisor, b->divisor);
    result.constant = multiply(&result, a->constant, b->constant);
    for (size_t i = 0; i <= a->count && !result.too_large; i++)
        for (size_t j = i == 0; j <= b->count && !result.too_large; j++) {
            struct product left = {.weight = a->constant}, right = {.weight = b->constant};
            struct product product = multiplied(work, &result, i ? &a->products[i - 1] : &left,
                                                j ? &b->products[j - 1] : &right);
            if (product.weight != 0)
                amount_add_product(work, &result, &product);
        }
    return result;
}

/* Multiplies an amount by another one, of which it takes what it needs. */
void amount_multiply(struct amount_context *work, struct amount *amount, struct amount *by)
{
    bool too_large = amount->too_large || by->too_large;
    if (amount->count > 0 && by->count > 0 && !too_large) {
        *amount = amount_times(work, amount, by);
        return;
    }
    struct amount result = by->count > 0 ? *by : *amount;
    const struct amount *factor = by->count > 0 ? amount : by;
    result.too_large = too_large;
    result.divisor = multiply(&result, result.divisor, factor->divisor);
    ground_amount_scale(work, &result, factor->constant);
    *amount = result;
}

static struct amount amount_of_fact(const struct amount_context *work, const struct term *term,
                                    const struct binding *binding)
{
    const struct fact *fact = term->fact;
    size_t variable = variable_of_term(term, binding);
    struct amount amount = ground_amount_number(fact->scale.low, fact->scale.divisor);
    if (fact->constant) {
        int64_t above = fact->scale.step * work->problem->variables[variable].start;
        return ground_amount_number(fact->scale.low + above, fact->scale.divisor);
    }
    amount.products = pool_take(work->pool, sizeof *amount.products);
    amount.products->variables = pool_take(work->pool, sizeof *amount.products->variables);
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
    return ground_amount_number(decimal->digits, divisor);
}

/* As amount_of, but that numbers on the way to its value may be beyond the edge. */
static struct amount worked_out(struct amount_context *work, const struct term *term,
                                const struct binding *binding)
{
    if (term->kind == TERM_FACT)
        return amount_of_fact(work, term, binding);
    if (term->kind == TERM_NUMBER)
        return amount_of_number(&term->number);
    if (term->kind == TERM_COUNT)
        return ground_amount_number(
            work->count ? work->count(work->context, term->counted) : AMOUNT_COUNT, 1);
    bool is_sum = term->kind == TERM_SUM;
    struct amount result = ground_amount_number(!is_sum, 1);
    for (size_t i = 0; i < term->argument_count && !result.too_large; i++) {
        const struct term *part = &term->arguments[i];
        struct amount amount = worked_out(work, part, binding);
        if (is_sum)
            amount_add(work, &result, &amount, part->taken_away ? -1 : 1);
        else
            amount_multiply(work, &result, &amount);
    }
    return result;
}

/* The most by which a product can differ from 0, with its sign. */
static int64_t most_of(const struct problem *problem, struct amount *amount,
                       const struct product *product)
{
    int64_t most = product->weight;
    for (size_t i = 0; i < product->count; i++)
        most = multiply(amount, most, problem->variables[product->variables[i]].fact->top);
    return most;
}

/* Sees to it that no sum of some of the products is beyond the edge in any state. */
static void check_reach(const struct problem *problem, struct amount *amount)
{
    int64_t reach = amount->constant < 0 ? -amount->constant : amount->constant;
    for (size_t i = 0; i < amount->count && !amount->too_large; i++) {
        int64_t most = most_of(problem, amount, &amount->products[i]);
        reach = plus(amount, reach, most < 0 ? -most : most);
    }
}

void amount_reach(const struct problem *problem, const struct amount *amount, int64_t *low,
                  int64_t *high)
{
    struct amount scratch = *amount;
    *low = *high = amount->constant;
    for (size_t i = 0; i < amount->count; i++) {
        int64_t most = most_of(problem, &scratch, &amount->products[i]);
        *(most < 0 ? low : high) += most;
    }
}

struct amount amount_of(struct amount_context *work, const struct term *term,
                        const struct binding *binding)
{
    struct amount amount = worked_out(work, term, binding);
    check_reach(work->problem, &amount);
    return amount;
}

struct amount amount_difference(struct amount_context *work, const struct expression *comparison,
                                const struct binding *binding)
{
    struct amount left = worked_out(work, &comparison->left, binding);
    struct amount right = worked_out(work, &comparison->right, binding);
    struct amount difference = ground_amount_number(0, 1);
    amount_add(work, &difference, &left, 1);
    amount_add(work, &difference, &right, -1);
    check_reach(work->problem, &difference);
    return difference;
}

size_t *amount_facts(struct pool *pool, const struct problem *problem, const struct amount *amount,
                     size_t *count)
{
    size_t *facts = NULL;
    bool *seen = pool_take(pool, problem->variable_count + 1);
    *count = 0;
    for (size_t i = 0; i < amount->count; i++)
        for (size_t j = 0; j < amount->products[i].count; j++) {
            size_t variable = amount->products[i].variables[j];
            if (!seen[variable])
                POOL_ADD(pool, facts, *count) = variable;
            seen[variable] = true;
        }
    return facts;
}

struct amount amount_with_value(struct amount_context *work, const struct amount *amount,
                                size_t variable, uint32_t value)
{
    struct amount result = *amount;
    result.products = NULL;
    result.count = 0;
    for (size_t i = 0; i < amount->count; i++) {
        const struct product *product = &amount->products[i];
        struct product rest = {.weight = product->weight};
        rest.variables = pool_take(work->pool, product->count * sizeof *rest.variables);
        for (size_t j = 0; j < product->count; j++)
            if (product->variables[j] == variable)
                rest.weight = multiply(&result, rest.weight, value);
            else
                rest.variables[rest.count++] = product->variables[j];
        if (rest.count == 0)
            result.constant = plus(&result, result.constant, rest.weight);
        else if (rest.weight != 0)
            amount_add_product(work, &result, &rest);
    }
    return result;
}

enum scale_steps_result find_scale_steps(const struct number_scale *scale, int64_t origin,
                                         int64_t number, int64_t divisor, int64_t *steps)
{
    int64_t units;
    while (divisor > 1 && number % 10 == 0) {
        number /= 10;
        divisor /= 10;
    }
    if (divisor > scale->divisor)
        return STEPS_BROKEN;
    if (__builtin_mul_overflow(number, scale->divisor / divisor, &units) ||
        __builtin_sub_overflow(units, origin, &units))
        return STEPS_BEYOND;
    if (units % scale->step != 0)
        return STEPS_BROKEN;
    *steps = units / scale->step;
    return *steps > INT32_MAX || *steps < -(int64_t)INT32_MAX ? STEPS_BEYOND : STEPS_WHOLE;
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

void wanted_difference_range(enum comparison comparison, int64_t *low, int64_t *high)
{
    bool below = comparison == LESS || comparison == AT_MOST;
    bool above = comparison == GREATER || comparison == AT_LEAST;
    *low = below ? -AMOUNT_EDGE : comparison == GREATER;
    *high = above ? AMOUNT_EDGE : comparison == LESS ? -1 : 0;
}

/* How many facts a message tells the values of. */
enum { VALUES_SHOWN = 4 };

const char *words_of_amount_inputs(struct pool *pool, const struct problem *problem,
                                   const struct amount *amount,
                                   uint32_t (*read)(void *context, size_t variable), void *context)
{
    const char *words = "";
    size_t count;
    const size_t *facts = amount_facts(pool, problem, amount, &count);
    for (size_t i = 0; i < count && i < VALUES_SHOWN; i++) {
        const struct variable *variable = &problem->variables[facts[i]];
        words = pool_format(pool, "%s%s%s == %s", words, i ? ", " : " where ", variable->name,
                            words_of_numeric_value(pool, variable->fact, read(context, facts[i])));
    }
    return words;
}
