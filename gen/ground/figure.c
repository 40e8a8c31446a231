/* SPDX-License-Identifier: MIT */
/* Numbers that amounts tell: see figure.h. */
#include "ground/figure.h"

#include "ground/describe.h"
#include "ground/leaf.h"
#include "ground/lookup.h"

const struct figure_kind cost_figure = {
    "a cost", "a whole number from 0 to 65535", 0, UINT16_MAX, 1, NULL};
const struct figure_kind duration_figure = {
    "a duration", "from 0 to 4294967.295 seconds, in whole milliseconds", 0, UINT32_MAX, 1000,
    NULL};
const struct figure_kind priority_figure = {
    "a priority", "a whole number from -1000000 to 1000000", -1000000, 1000000, 1, NULL};
const struct figure_kind method_priority_figure = {
    "a priority of methods",
    "a whole number from -1000000 to 1000000",
    -1000000,
    1000000,
    1,
    "write 'select: score', and 'score' for 'priority'"};
const struct figure_kind weight_figure = {"a weight", "a whole number from 0 to 10000", 0, 10000, 1,
                                          NULL};
const struct figure_kind score_figure = {
    "a score", "a whole number from -1000000000 to 1000000000", -1000000000, 1000000000, 1, NULL};

/* So many choices of values are looked at one by one; of more, how far the sum reaches. */
enum { CHOICES_TRIED = 65536 };

bool figure_make(struct grounding *grounding, struct pool *pool, struct figure *figure,
                 const struct binding *binding)
{
    struct amount_work work = {.pool = pool, .problem = grounding->problem};
    figure->amount = amount_of(&work, figure->term, binding);
    grounding->effort += work.effort;
    if (grounding->effort > EFFORT_LIMIT)
        report_too_large(grounding, figure->term->place, EFFORT_LIMIT, EFFORT_WORDS);
    else if (!figure->amount.too_large)
        return true;
    else
        report_error(grounding->domain->parsing.diagnostics, figure->term->place,
                     "'%s' is worked out with too large numbers, or too many, for %s of '%s'",
                     figure->term->name, figure->kind->what, figure->owner);
    return false;
}

size_t figure_choices(const struct grounding *grounding, const struct figure *figure, size_t most)
{
    const struct amount *amount = &figure->amount;
    size_t choices = 1;
    struct pool *pool = pool_new();
    bool *counted = pool_take(pool, grounding->problem->variable_count + 1);
    for (size_t i = 0; i < amount->count && choices <= most; i++)
        for (size_t j = 0; j < amount->products[i].count && choices <= most; j++) {
            size_t variable = amount->products[i].variables[j];
            size_t values = grounding->problem->variables[variable].fact->top + (size_t)1;
            if (!counted[variable])
                choices = values > most / choices ? most + 1 : choices * values;
            counted[variable] = true;
        }
    pool_free(pool);
    return choices;
}

static uint32_t figure_known_value(void *context, size_t variable)
{
    return ((const struct grounding *)context)->known[variable];
}

bool figure_value(struct grounding *grounding, const struct figure *figure, int64_t *value)
{
    const struct figure_kind *kind = figure->kind;
    const struct amount *amount = &figure->amount;
    int64_t sum = amount_value(amount, figure_known_value, grounding);
    bool overflows = __builtin_mul_overflow(sum, kind->units, value);
    bool whole = !overflows && *value % amount->divisor == 0;
    grounding->effort += amount->count + 1;
    *value = overflows ? 0 : *value / amount->divisor;
    if (whole && *value >= kind->low && *value <= kind->high)
        return true;
    report_error(
        grounding->domain->parsing.diagnostics, figure->term->place,
        "'%s' is %s for '%s'%s, and %s is %s", figure->term->name,
        words_of_decimal(grounding->pool, sum, amount->divisor), figure->owner,
        words_of_choice(grounding->pool, grounding->problem, amount, figure_known_value, grounding),
        kind->what, kind->bounds);
    return false;
}

/* Reports a constant that is an argument in a figure, and no object. */
static bool no_object(struct grounding *grounding, const struct figure *figure,
                      const struct lookup *lookup)
{
    report_error(grounding->domain->parsing.diagnostics, lookup->argument->place,
                 "'%s' is no object of type '%s', so that %s of '%s' is none",
                 term_text(grounding->pool, lookup->argument), lookup->type->name,
                 figure->kind->what, figure->owner);
    return false;
}

/* Reports that a figure is not always one that there can be; false. */
static bool not_always(const struct grounding *grounding, const struct figure *figure,
                       const char *why)
{
    report_error(grounding->domain->parsing.diagnostics, figure->term->place,
                 "'%s' %s for '%s', and %s is %s", figure->term->name, why, figure->owner,
                 figure->kind->what, figure->kind->bounds);
    return false;
}

/* The facts that an amount reads, each once. */
struct facts_read {
    size_t *variables, count;
};

static struct facts_read facts_of(struct grounding *grounding, struct pool *pool,
                                  const struct amount *amount)
{
    struct facts_read read = {0};
    bool *seen = pool_take(pool, grounding->problem->variable_count + 1);
    for (size_t i = 0; i < amount->count; i++)
        for (size_t j = 0; j < amount->products[i].count; j++) {
            size_t variable = amount->products[i].variables[j];
            if (seen[variable])
                continue;
            seen[variable] = true;
            read.variables = pool_grow(pool, read.variables, read.count, sizeof *read.variables);
            read.variables[read.count++] = variable;
        }
    return read;
}

/* Whether a figure is one that there can be for all choices of values, which are few. */
static bool try_all(struct grounding *grounding, const struct figure *figure,
                    const struct facts_read *read)
{
    int64_t value;
    size_t i;
    for (i = 0; i < read->count; i++)
        grounding->known[read->variables[i]] = 0;
    do {
        if (!figure_value(grounding, figure, &value))
            return false;
        for (i = 0; i < read->count; i++) {
            size_t variable = read->variables[i];
            if (grounding->known[variable]++ < grounding->problem->variables[variable].fact->top)
                break;
            grounding->known[variable] = 0;
        }
    } while (i < read->count);
    return true;
}

/* Whether a figure of very many choices is between its bounds, as far as its parts reach. */
static bool reaches_no_end(const struct grounding *grounding, const struct figure *figure)
{
    const struct figure_kind *kind = figure->kind;
    int64_t low, high;
    amount_reach(grounding->problem, &figure->amount, &low, &high);
    int64_t scale = figure->amount.divisor;
    bool fits = low >= kind->low * scale / kind->units && high <= kind->high * scale / kind->units;
    return fits || not_always(grounding, figure, "can be too large or too small");
}

/* Makes whole numbers of the parts of an amount, in the units of its figure. */
static bool make_whole(struct grounding *grounding, const struct figure *figure,
                       struct amount *amount)
{
    int64_t units = figure->kind->units, divisor = amount->divisor;
    bool whole = amount->constant * units % divisor == 0;
    amount->constant = amount->constant * units / divisor;
    for (size_t i = 0; i < amount->count; i++) {
        struct product *product = &amount->products[i];
        whole = whole && product->weight * units % divisor == 0;
        product->weight = product->weight * units / divisor;
    }
    amount->divisor = 1;
    return whole || not_always(grounding, figure, "has parts that are not whole");
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

/* Whether what the arguments of a figure's facts are is known, and objects. */
static bool are_found(struct grounding *grounding, const struct figure *figure,
                      const struct binding *binding)
{
    struct lookup lookup = look_up_amount(figure->term, binding);
    if (lookup.state == LOOKUP_UNFIT)
        return no_object(grounding, figure, &lookup);
    if (lookup.state != LOOKUP_MISSING)
        return true;
    report_error(grounding->domain->parsing.diagnostics, lookup.argument->place,
                 "'%s' can change, and is an argument in %s: let a parameter p stand for it, with "
                 "%s == p as a condition",
                 lookup.argument->fact->name, figure->kind->what,
                 term_text(grounding->pool, lookup.argument));
    return false;
}

bool told_figure(struct grounding *grounding, const struct figure *figure,
                 const struct binding *binding, int64_t *value, const struct amount **told)
{
    struct figure made = *figure;
    *told = NULL;
    if (!are_found(grounding, figure, binding) ||
        !figure_make(grounding, grounding->pool, &made, binding))
        return false;
    if (made.amount.count == 0)
        return figure_value(grounding, &made, value);
    if (!is_moderate(&made.amount))
        return not_always(grounding, figure, "is worked out with too large numbers");
    struct pool *pool = pool_new();
    struct facts_read read = facts_of(grounding, pool, &made.amount);
    bool few = figure_choices(grounding, &made, CHOICES_TRIED) <= CHOICES_TRIED;
    bool fine = few ? try_all(grounding, &made, &read) : reaches_no_end(grounding, &made);
    pool_free(pool);
    struct amount *kept = pool_take(grounding->pool, sizeof *kept);
    *kept = made.amount;
    *told = kept;
    if (grounding->effort > EFFORT_LIMIT)
        report_too_large(grounding, figure->term->place, EFFORT_LIMIT, EFFORT_WORDS);
    return fine && !grounding->failed && make_whole(grounding, &made, kept);
}

bool constant_figure(struct grounding *grounding, const struct figure *figure,
                     const struct binding *binding, int64_t *value)
{
    struct lookup lookup = look_up_amount(figure->term, binding);
    const struct fact *changing = changing_fact(figure->term);
    struct figure made = *figure;
    if (!changing && lookup.state == LOOKUP_MISSING)
        changing = lookup.argument->fact;
    if (!changing && lookup.state == LOOKUP_UNFIT)
        return no_object(grounding, figure, &lookup);
    struct pool *pool = pool_new();
    bool fine = !changing && figure_make(grounding, pool, &made, binding) &&
                figure_value(grounding, &made, value);
    pool_free(pool);
    if (!changing)
        return fine;
    report_error(grounding->domain->parsing.diagnostics, figure->term->place,
                 "'%s' can change, and %s is worked out of constants: %s", changing->name,
                 figure->kind->what, figure->kind->advice);
    report_note(grounding->domain->parsing.diagnostics, changing->place, "'%s' is declared here",
                changing->name);
    return false;
}
