/* SPDX-License-Identifier: MIT */
/* Numbers that amounts tell: see figure.h. */
#include "ground/figure.h"

#include "ground/describe.h"
#include "ground/leaf.h"
#include "ground/lookup.h"

const struct figure_kind cost_figure = {"a cost", "a whole number from 0 to 65535", 0, UINT16_MAX,
                                        1};
const struct figure_kind duration_figure = {
    "a duration", "from 0 to 4294967.295 seconds, in whole milliseconds", 0, UINT32_MAX, 1000};
const struct figure_kind priority_figure = {"a priority", "a whole number from -1000000 to 1000000",
                                            -1000000, 1000000, 1};
const struct figure_kind weight_figure = {"a weight", "a whole number from 0 to 10000", 0, 10000,
                                          1};

/* How many facts a message tells the values of. */
enum { VALUES_SHOWN = 4 };

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

static uint32_t known_value(void *context, size_t variable)
{
    return ((const struct grounding *)context)->known[variable];
}

/* " where danger(hall) == 3, mood == 2": what a figure was worked out of. */
static const char *words_of_known(const struct grounding *grounding, const struct amount *amount)
{
    struct pool *pool = grounding->pool;
    const char *words = "";
    size_t last = SIZE_MAX;
    for (size_t i = 0; i < amount->count && i < VALUES_SHOWN; i++) {
        size_t variable = amount->products[i].variables[0];
        const struct variable *read = &grounding->problem->variables[variable];
        if (variable != last)
            words = pool_format(pool, "%s%s%s == %s", words, *words ? ", " : " where ", read->name,
                                words_of_number(pool, read->fact, grounding->known[variable]));
        last = variable;
    }
    return words;
}

bool figure_value(struct grounding *grounding, const struct figure *figure, int64_t *value)
{
    const struct figure_kind *kind = figure->kind;
    const struct amount *amount = &figure->amount;
    int64_t sum = amount_value(amount, known_value, grounding);
    bool overflows = __builtin_mul_overflow(sum, kind->units, value);
    bool whole = !overflows && *value % amount->divisor == 0;
    grounding->effort += amount->count + 1;
    *value = overflows ? 0 : *value / amount->divisor;
    if (whole && *value >= kind->low && *value <= kind->high)
        return true;
    report_error(grounding->domain->parsing.diagnostics, figure->term->place,
                 "'%s' is %s for '%s'%s, and %s is %s", figure->term->name,
                 words_of_decimal(grounding->pool, sum, amount->divisor), figure->owner,
                 words_of_known(grounding, amount), kind->what, kind->bounds);
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
                 "'%s' can change, and %s is worked out of constants here", changing->name,
                 figure->kind->what);
    report_note(grounding->domain->parsing.diagnostics, changing->place, "'%s' is declared here",
                changing->name);
    return false;
}
