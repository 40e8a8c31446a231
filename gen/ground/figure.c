/* SPDX-License-Identifier: MIT */
/* Numbers that amounts tell: see figure.h. */
#include "ground/figure.h"

#include "ground/describe.h"
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
    if (!check_limits(grounding, figure->term->place))
        return false;
    if (figure->amount.too_large)
        report_error(grounding->domain->parsing.diagnostics, figure->term->place,
                     "'%s' is worked out with too large numbers, or too many, for %s of '%s'",
                     figure->term->name, figure->kind->what, figure->owner);
    return !figure->amount.too_large;
}

size_t figure_choices(const struct grounding *grounding, const struct figure *figure, size_t most)
{
    const struct problem *problem = grounding->problem;
    size_t choices = 1, count;
    struct pool *pool = pool_new();
    const size_t *facts = amount_facts(pool, problem, &figure->amount, &count);
    for (size_t i = 0; i < count && choices <= most; i++) {
        size_t values = problem->variables[facts[i]].fact->top + (size_t)1;
        choices = values > most / choices ? most + 1 : choices * values;
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

/* Whether a figure is one that there can be for all choices of values, which are few. */
static bool try_all(struct grounding *grounding, const struct figure *figure)
{
    int64_t value;
    size_t i, count;
    struct pool *pool = pool_new();
    const size_t *facts = amount_facts(pool, grounding->problem, &figure->amount, &count);
    bool fine = true;
    for (i = 0; i < count; i++)
        grounding->known[facts[i]] = 0;
    do {
        fine = figure_value(grounding, figure, &value);
        for (i = 0; i < count; i++) {
            if (grounding->known[facts[i]]++ < grounding->problem->variables[facts[i]].fact->top)
                break;
            grounding->known[facts[i]] = 0;
        }
    } while (fine && i < count);
    pool_free(pool);
    return fine;
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
    bool few = figure_choices(grounding, &made, CHOICES_TRIED) <= CHOICES_TRIED;
    bool fine = few ? try_all(grounding, &made) : reaches_no_end(grounding, &made);
    struct amount *kept = pool_take(grounding->pool, sizeof *kept);
    *kept = made.amount;
    *told = kept;
    (void)check_limits(grounding, figure->term->place);
    return fine && !grounding->failed && make_whole(grounding, &made, kept);
}

/* The number that a term tells under a binding, which reads constants alone. False, with an error, if it
 * reads others, or is none that there can be. */
static bool constant_figure(struct grounding *grounding, const struct figure *figure,
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

/* -------------------------------------------------------------------- numbers of methods */

/* The number of a method that an amount tells, or that is written; *told: it reads facts that can
 * change. An error is reported of one instance. */
static int64_t computed_number(struct grounding *grounding, struct method *method, int64_t number,
                               const struct figure *figure, const struct binding *binding,
                               const struct amount **told)
{
    *told = NULL;
    if (!figure->term || method->faulty)
        return number;
    method->faulty = figure->kind->advice ? !constant_figure(grounding, figure, binding, &number)
                                          : !told_figure(grounding, figure, binding, &number, told);
    return number;
}

const struct standing *standing_of(struct grounding *grounding, const struct task *task,
                                   const struct binding *binding)
{
    struct standing *result = pool_take(grounding->pool, task->method_count * sizeof *result);
    for (size_t i = 0; i < task->method_count; i++) {
        struct method *method = &task->methods[i];
        struct figure priority = {
            &method_priority_figure, method->priority_amount, method->name, {0}};
        struct figure weight = {&weight_figure, method->weight_amount, method->name, {0}};
        const struct amount *none;
        result[i].priority = (int32_t)computed_number(grounding, method, method->priority,
                                                      &priority, binding, &none);
        result[i].weight = (uint16_t)computed_number(grounding, method, method->weight, &weight,
                                                     binding, &result[i].computed_weight);
    }
    return result;
}

const struct amount *score_of(struct grounding *grounding, const struct task *task,
                              struct method *method, const char *name,
                              const struct binding *binding)
{
    struct figure figure = {&score_figure, method->score_amount, name, {0}};
    const struct amount *told;
    if (task->select != SELECT_SCORE || method->score)
        return NULL;
    int64_t number =
        computed_number(grounding, method, method->plain_score, &figure, binding, &told);
    if (told || number == 0)
        return told;
    struct amount *plain = pool_take(grounding->pool, sizeof *plain);
    *plain = (struct amount){.constant = number, .divisor = 1};
    return plain;
}
