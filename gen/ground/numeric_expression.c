/* SPDX-License-Identifier: MIT */
/* Numeric expressions: see numeric_expression.h. */
#include "ground/numeric_expression.h"

#include "ground/describe.h"
#include "ground/lookup.h"

const struct numeric_kind cost_kind = {"a cost", "a whole number from 0 to 65535", 0, UINT16_MAX, 1,
                                       NULL};
const struct numeric_kind duration_kind = {
    "a duration", "from 0 to 4294967.295 seconds, in whole milliseconds", 0, UINT32_MAX, 1000,
    NULL};
const struct numeric_kind priority_kind = {
    "a priority", "a whole number from -1000000 to 1000000", -1000000, 1000000, 1, NULL};
const struct numeric_kind value_kind = {
    "a value", "a whole number from -1000000 to 1000000", -1000000, 1000000, 1, NULL};
const struct numeric_kind method_priority_kind = {
    "a priority of methods",
    "a whole number from -1000000 to 1000000",
    -1000000,
    1000000,
    1,
    "write 'select: score', and 'score' for 'priority'"};
const struct numeric_kind weight_kind = {"a weight", "a whole number from 0 to 10000", 0, 10000, 1,
                                         NULL};
const struct numeric_kind score_kind = {
    "a score", "a whole number from -1000000000 to 1000000000", -1000000000, 1000000000, 1, NULL};

/* So many choices of values are looked at one by one; of more, how far the sum reaches. */
enum { CHOICES_TRIED = 65536 };

bool numeric_find_amount(struct grounding *grounding, struct pool *pool,
                         struct numeric_expression *expression, const struct binding *binding)
{
    struct amount_context work = {.pool = pool, .problem = grounding->problem};
    expression->amount = amount_of(&work, expression->term, binding);
    grounding->effort += work.effort;
    if (!check_effort_limits(grounding, expression->term->place))
        return false;
    if (expression->amount.too_large)
        report_error(grounding->domain->parsing.diagnostics, expression->term->place,
                     "'%s' is worked out with too large numbers, or too many, for %s of '%s'",
                     expression->term->name, expression->kind->what, expression->owner);
    return !expression->amount.too_large;
}

size_t numeric_count_choices(const struct grounding *grounding,
                             const struct numeric_expression *expression, size_t most)
{
    const struct problem *problem = grounding->problem;
    size_t choices = 1, count;
    struct pool *pool = pool_new();
    const size_t *facts = amount_facts(pool, problem, &expression->amount, &count);
    for (size_t i = 0; i < count && choices <= most; i++) {
        size_t values = problem->variables[facts[i]].fact->top + (size_t)1;
        choices = values > most / choices ? most + 1 : choices * values;
    }
    pool_free(pool);
    return choices;
}

static uint32_t numeric_known_value(void *context, size_t variable)
{
    return ((const struct grounding *)context)->known[variable];
}

bool numeric_value_of_known_facts(struct grounding *grounding,
                                  const struct numeric_expression *expression, int64_t *value)
{
    const struct numeric_kind *kind = expression->kind;
    const struct amount *amount = &expression->amount;
    int64_t sum = amount_value(amount, numeric_known_value, grounding);
    bool overflows = __builtin_mul_overflow(sum, kind->units, value);
    bool whole = !overflows && *value % amount->divisor == 0;
    grounding->effort += amount->count + 1;
    *value = overflows ? 0 : *value / amount->divisor;
    if (whole && *value >= kind->low && *value <= kind->high)
        return true;
    report_error(grounding->domain->parsing.diagnostics, expression->term->place,
                 "'%s' is %s for '%s'%s, and %s is %s", expression->term->name,
                 words_of_decimal(grounding->pool, sum, amount->divisor), expression->owner,
                 words_of_amount_inputs(grounding->pool, grounding->problem, amount,
                                        numeric_known_value, grounding),
                 kind->what, kind->bounds);
    return false;
}

/* Reports a constant that is an argument in a numeric expression, and no object. */
static bool no_object(struct grounding *grounding, const struct numeric_expression *expression,
                      const struct argument_lookup *lookup)
{
    report_error(grounding->domain->parsing.diagnostics, lookup->argument->place,
                 "'%s' is no object of type '%s', so that %s of '%s' is none",
                 term_text(grounding->pool, lookup->argument), lookup->type->name,
                 expression->kind->what, expression->owner);
    return false;
}

/* Reports that a numeric expression is not always one that there can be; false. */
static bool not_always(const struct grounding *grounding,
                       const struct numeric_expression *expression, const char *why)
{
    report_error(grounding->domain->parsing.diagnostics, expression->term->place,
                 "'%s' %s for '%s', and %s is %s", expression->term->name, why, expression->owner,
                 expression->kind->what, expression->kind->bounds);
    return false;
}

/* Whether a numeric expression is one that there can be for all choices of values, which are few. */
static bool try_all(struct grounding *grounding, const struct numeric_expression *expression)
{
    int64_t value;
    size_t i, count;
    struct pool *pool = pool_new();
    const size_t *facts = amount_facts(pool, grounding->problem, &expression->amount, &count);
    bool fine = true;
    for (i = 0; i < count; i++)
        grounding->known[facts[i]] = 0;
    do {
        fine = numeric_value_of_known_facts(grounding, expression, &value);
        for (i = 0; i < count; i++) {
            if (grounding->known[facts[i]]++ < grounding->problem->variables[facts[i]].fact->top)
                break;
            grounding->known[facts[i]] = 0;
        }
    } while (fine && i < count);
    pool_free(pool);
    return fine;
}

/* Whether a numeric expression of very many choices is between its bounds, as far as its parts reach. */
static bool reaches_no_end(const struct grounding *grounding,
                           const struct numeric_expression *expression)
{
    const struct numeric_kind *kind = expression->kind;
    int64_t low, high;
    amount_reach(grounding->problem, &expression->amount, &low, &high);
    int64_t scale = expression->amount.divisor;
    bool fits = low >= kind->low * scale / kind->units && high <= kind->high * scale / kind->units;
    return fits || not_always(grounding, expression, "can be too large or too small");
}

/* Makes whole numbers of the parts of an amount, in the units of its expression. */
static bool make_whole(struct grounding *grounding, const struct numeric_expression *expression,
                       struct amount *amount)
{
    int64_t units = expression->kind->units, divisor = amount->divisor;
    bool whole = amount->constant * units % divisor == 0;
    amount->constant = amount->constant * units / divisor;
    for (size_t i = 0; i < amount->count; i++) {
        struct product *product = &amount->products[i];
        whole = whole && product->weight * units % divisor == 0;
        product->weight = product->weight * units / divisor;
    }
    amount->divisor = 1;
    return whole || not_always(grounding, expression, "has parts that are not whole");
}

/* Whether its numbers can be multiplied by what they are multiplied with. */
static bool is_moderate(const struct amount *amount)
{
    bool moderate = amount->divisor <= 1000000000;
    for (size_t i = 0; i <= amount->count; i++) {
        int64_t number = i ? amount->products[i - 1].weight : amount->constant;
        moderate = moderate && number < INT64_MAX / 1000 && number > -(INT64_MAX / 1000);
    }
    return moderate;
}

/* Whether what the arguments of a numeric expression's facts are is known, and objects. */
static bool are_found(struct grounding *grounding, const struct numeric_expression *expression,
                      const struct binding *binding)
{
    struct argument_lookup lookup = look_up_amount_arguments(expression->term, binding);
    if (lookup.state == LOOKUP_UNFIT)
        return no_object(grounding, expression, &lookup);
    if (lookup.state != LOOKUP_MISSING)
        return true;
    report_error(grounding->domain->parsing.diagnostics, lookup.argument->place,
                 "'%s' can change, and is an argument in %s: let a parameter p stand for it, with "
                 "%s == p as a condition",
                 lookup.argument->fact->name, expression->kind->what,
                 term_text(grounding->pool, lookup.argument));
    return false;
}

bool numeric_value_or_amount(struct grounding *grounding,
                             const struct numeric_expression *expression,
                             const struct binding *binding, int64_t *value,
                             const struct amount **computed)
{
    struct numeric_expression made = *expression;
    *computed = NULL;
    if (!are_found(grounding, expression, binding) ||
        !numeric_find_amount(grounding, grounding->pool, &made, binding))
        return false;
    if (made.amount.count == 0)
        return numeric_value_of_known_facts(grounding, &made, value);
    if (!is_moderate(&made.amount))
        return not_always(grounding, expression, "is worked out with too large numbers");
    bool few = numeric_count_choices(grounding, &made, CHOICES_TRIED) <= CHOICES_TRIED;
    bool fine = few ? try_all(grounding, &made) : reaches_no_end(grounding, &made);
    struct amount *kept = pool_take(grounding->pool, sizeof *kept);
    *kept = made.amount;
    *computed = kept;
    (void)check_effort_limits(grounding, expression->term->place);
    return fine && !grounding->failed && make_whole(grounding, &made, kept);
}

/* The value of a term under a binding, which reads constants alone. False, with an error, if it
 * reads others, or is none that there can be. */
static bool evaluate_constant(struct grounding *grounding,
                              const struct numeric_expression *expression,
                              const struct binding *binding, int64_t *value)
{
    struct argument_lookup lookup = look_up_amount_arguments(expression->term, binding);
    const struct fact *changing = changing_fact(expression->term);
    struct numeric_expression made = *expression;
    if (!changing && lookup.state == LOOKUP_MISSING)
        changing = lookup.argument->fact;
    if (!changing && lookup.state == LOOKUP_UNFIT)
        return no_object(grounding, expression, &lookup);
    struct pool *pool = pool_new();
    bool fine = !changing && numeric_find_amount(grounding, pool, &made, binding) &&
                numeric_value_of_known_facts(grounding, &made, value);
    pool_free(pool);
    if (!changing)
        return fine;
    report_error(grounding->domain->parsing.diagnostics, expression->term->place,
                 "'%s' can change, and %s is worked out of constants: %s", changing->name,
                 expression->kind->what, expression->kind->advice);
    report_note(grounding->domain->parsing.diagnostics, changing->place, "'%s' is declared here",
                changing->name);
    return false;
}

/* -------------------------------------------------------------------- numbers of methods */

/* The number of a method, computed or written; *computed: it reads facts that can
 * change. An error is reported of one instance. */
static int64_t computed_number(struct grounding *grounding, struct method *method, int64_t number,
                               const struct numeric_expression *expression,
                               const struct binding *binding, const struct amount **computed)
{
    *computed = NULL;
    if (!expression->term || method->faulty)
        return number;
    method->faulty =
        expression->kind->advice
            ? !evaluate_constant(grounding, expression, binding, &number)
            : !numeric_value_or_amount(grounding, expression, binding, &number, computed);
    return number;
}

const struct preference *preferences_of_methods(struct grounding *grounding,
                                                const struct task *task,
                                                const struct binding *binding)
{
    struct preference *result = pool_take(grounding->pool, task->method_count * sizeof *result);
    for (size_t i = 0; i < task->method_count; i++) {
        struct method *method = &task->methods[i];
        struct numeric_expression priority = {
            &method_priority_kind, method->priority_amount, method->name, {0}};
        struct numeric_expression weight = {&weight_kind, method->weight_amount, method->name, {0}};
        const struct amount *none;
        result[i].priority = (int32_t)computed_number(grounding, method, method->priority,
                                                      &priority, binding, &none);
        result[i].weight = (uint16_t)computed_number(grounding, method, method->weight, &weight,
                                                     binding, &result[i].computed_weight);
    }
    return result;
}

const struct amount *score_of_method(struct grounding *grounding, const struct task *task,
                                     struct method *method, const char *name,
                                     const struct binding *binding)
{
    struct numeric_expression expression = {&score_kind, method->score_amount, name, {0}};
    const struct amount *computed;
    if (task->select != SELECT_SCORE || method->score)
        return NULL;
    int64_t number =
        computed_number(grounding, method, method->plain_score, &expression, binding, &computed);
    if (computed || number == 0)
        return computed;
    struct amount *plain = pool_take(grounding->pool, sizeof *plain);
    *plain = (struct amount){.constant = number, .divisor = 1};
    return plain;
}
