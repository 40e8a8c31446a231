/* SPDX-License-Identifier: MIT */
/* Works sums out in which something is counted: see linear.h. */
#include "ground/linear.h"

#include "ground/condition_words.h"
#include "ground/leaf.h"

#include <string.h>

/* A sum that is being worked out. */
struct summing {
    struct grounding *grounding;
    struct binding *binding;
    const struct expression *comparison; /* that it is of, for errors */
};

static void linear_fail(const struct summing *summing, struct linear *linear, const char *why)
{
    struct grounding *grounding = summing->grounding;
    linear->faulty = true;
    if (!grounding->failed && !grounding->making_dnf.exhausted)
        report_error(grounding->domain->parsing.diagnostics, summing->comparison->place, "%s", why);
    grounding->failed = true;
}

static void too_large(const struct summing *summing, struct linear *linear)
{
    struct grounding *grounding = summing->grounding;
    linear->faulty = true;
    if (!grounding->failed && !grounding->making_dnf.exhausted)
        report_large_numbers(grounding, summing->comparison);
    grounding->failed = true;
}

static int64_t checked(const struct summing *summing, struct linear *linear, int64_t number,
                       bool overflows)
{
    if (overflows || number > SUM_EDGE || number < -(int64_t)SUM_EDGE)
        too_large(summing, linear);
    return linear->faulty ? 0 : number;
}

static int64_t linear_times(const struct summing *summing, struct linear *linear, int64_t a,
                            int64_t b)
{
    int64_t result;
    bool overflows = __builtin_mul_overflow(a, b, &result);
    return checked(summing, linear, result, overflows);
}

/* -------------------------------------------------------------------- adding up */

static void linear_scale(const struct summing *summing, struct linear *linear, int64_t factor)
{
    linear->constant = linear_times(summing, linear, linear->constant, factor);
    for (size_t i = 0; i < linear->count; i++)
        linear->terms[i].weight = linear_times(summing, linear, linear->terms[i].weight, factor);
    if (factor == 0)
        linear->count = 0;
}

/* The term of the same fact whose value counts, or NULL. */
static struct sum_term *term_like(const struct linear *linear, const struct sum_term *term)
{
    for (size_t i = 0; i < linear->count && !term->box; i++)
        if (!linear->terms[i].box && linear->terms[i].variable == term->variable)
            return &linear->terms[i];
    return NULL;
}

static void drop_term(struct linear *linear, struct sum_term *term)
{
    size_t behind = (size_t)(&linear->terms[linear->count] - (term + 1));
    memmove(term, term + 1, behind * sizeof *term);
    linear->count--;
}

static void linear_add_term(const struct summing *summing, struct linear *linear,
                            struct sum_term term)
{
    struct pool *pool = summing->grounding->making_dnf.pool;
    struct sum_term *like = term_like(linear, &term);
    count_effort(summing->grounding, linear->count / 64 + 1);
    if (like) {
        like->weight = checked(summing, linear, like->weight + term.weight, false);
        if (like->weight == 0)
            drop_term(linear, like);
        return;
    }
    if (linear->count == SUM_TERMS) {
        too_large(summing, linear);
        return;
    }
    linear->terms = pool_grow(pool, linear->terms, linear->count, sizeof term);
    linear->terms[linear->count++] = term;
}

/* Adds another sum, so many times. */
static void add_linear(const struct summing *summing, struct linear *linear, struct linear *other,
                       int64_t sign)
{
    linear->faulty |= other->faulty;
    if (linear->faulty)
        return;
    if (other->divisor > linear->divisor) {
        linear_scale(summing, linear, other->divisor / linear->divisor);
        linear->divisor = other->divisor;
    }
    linear_scale(summing, other, sign * (linear->divisor / other->divisor));
    linear->faulty |= other->faulty;
    linear->constant = checked(summing, linear, linear->constant + other->constant, linear->faulty);
    for (size_t i = 0; i < other->count && !linear->faulty; i++)
        if (other->terms[i].weight != 0)
            linear_add_term(summing, linear, other->terms[i]);
}

/* ------------------------------------------------------------------------ amounts */

/* What is worked out of numbers and facts alone. */
static struct linear linear_of_amount(const struct summing *summing, const struct term *term)
{
    struct grounding *grounding = summing->grounding;
    struct linear result = {.divisor = 1};
    struct amount_work work = {.pool = grounding->making_dnf.pool, .problem = grounding->problem};
    struct amount amount = amount_of(&work, term, summing->binding);
    count_effort(grounding, work.effort);
    if (amount.too_large) {
        too_large(summing, &result);
        return result;
    }
    result.divisor = amount.divisor;
    result.constant = checked(summing, &result, amount.constant, false);
    for (size_t i = 0; i < amount.count && !result.faulty; i++) {
        const struct product *product = &amount.products[i];
        if (product->count > 1) {
            linear_fail(summing, &result,
                        "beside a count, facts that can change are added and taken away, but not "
                        "multiplied with each other");
            break;
        }
        struct sum_term part = {.weight = checked(summing, &result, product->weight, false),
                                .variable = product->variables[0]};
        part.top = grounding->problem->variables[part.variable].fact->top;
        linear_add_term(summing, &result, part);
    }
    return result;
}

/* ------------------------------------------------------------------------- counts */

/* The parts of a box that lie outside of another one, none of which meets another. */
static struct dnf box_without(struct grounding *grounding, const struct box *box,
                              const struct box *other)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct dnf rest = {pool_take(making_dnf->pool, sizeof *box), 1};
    struct box *parts = NULL;
    size_t count = 0;
    rest.items[0] = *box;
    for (size_t i = 0; i < other->count && rest.count; i++) {
        struct dnf fails = outside(grounding, other->constraints[i]);
        struct dnf holds = settle(grounding, other->constraints[i]);
        struct dnf part = dnf_and(making_dnf, &rest, &fails);
        for (size_t j = 0; j < part.count; j++) {
            parts = pool_grow(making_dnf->pool, parts, count, sizeof *parts);
            parts[count++] = part.items[j];
        }
        rest = dnf_and(making_dnf, &rest, &holds);
    }
    return rest.count ? (struct dnf){parts, count} : (struct dnf){rest.items, 0};
}

/* Adds a term for each of the boxes that a condition can be taken apart into, none of which meets
 * another: so one of them at the most holds. */
static void linear_add_condition(const struct summing *summing, struct linear *linear,
                                 const struct dnf *condition)
{
    struct grounding *grounding = summing->grounding;
    struct pool *pool = grounding->making_dnf.pool;
    for (size_t i = 0; i < condition->count; i++) {
        struct box *parts = pool_take(pool, sizeof *parts);
        size_t count = 1;
        parts[0] = condition->items[i];
        if (parts[0].sum_count) {
            linear_fail(
                summing, linear,
                "a count within a count would need too many boxes: compare the inner one with 1 or "
                "with all, or give it a fact of its own");
            return;
        }
        for (size_t j = 0; j < i && count && !grounding->making_dnf.exhausted; j++) {
            struct box *all = NULL;
            size_t next = 0;
            for (size_t k = 0; k < count; k++) {
                struct dnf left = {&parts[k], 1};
                struct dnf both = {&condition->items[j], 1};
                both = dnf_and(&grounding->making_dnf, &left, &both);
                if (both.count)
                    left = box_without(grounding, &parts[k], &condition->items[j]);
                count_effort(grounding, left.count + 1);
                for (size_t l = 0; l < left.count; l++) {
                    all = pool_grow(pool, all, next, sizeof *all);
                    all[next++] = left.items[l];
                }
            }
            parts = all;
            count = next;
        }
        for (size_t j = 0; j < count && !linear->faulty; j++)
            linear_add_term(summing, linear, (struct sum_term){.weight = 1, .box = &parts[j]});
    }
}

/* Counts for all objects of the variables, from one on. */
static void count_variables(const struct summing *summing, const struct expression *counted,
                            size_t from, struct linear *linear)
{
    struct grounding *grounding = summing->grounding;
    struct binding *binding = summing->binding;
    if (from == counted->parameter_count) {
        bool refusing = grounding->refusing; /* what means nothing is not counted */
        grounding->refusing = false;
        struct dnf condition =
            grounding->condition(grounding, counted->children[0], binding, false);
        grounding->refusing = refusing;
        if (condition.count == 1 && !condition.items[0].count && !condition.items[0].sum_count)
            linear->constant = checked(summing, linear, linear->constant + 1, false);
        else
            linear_add_condition(summing, linear, &condition);
        return;
    }
    const struct symbol_set *objects = &counted->parameters[from].type->objects;
    binding->count++;
    for (size_t i = 0; i < objects->count && !grounding->making_dnf.exhausted && !linear->faulty;
         i++) {
        binding->symbols[binding->count - 1] = objects->symbols[i];
        count_variables(summing, counted, from + 1, linear);
    }
    binding->count--;
}

/* -------------------------------------------------------------------------- terms */

static struct linear linear_of(const struct summing *summing, const struct term *term);

/* A product, of which one factor at the most is no constant. */
static struct linear linear_of_product(const struct summing *summing, const struct term *product)
{
    struct linear result = {.constant = 1, .divisor = 1};
    for (size_t i = 0; i < product->argument_count && !result.faulty; i++) {
        struct linear factor = linear_of(summing, &product->arguments[i]);
        struct linear *constant = result.count ? &factor : &result;
        struct linear *other = result.count ? &result : &factor;
        result.faulty |= factor.faulty;
        if (constant->count && !result.faulty)
            linear_fail(summing, &result, "a count is multiplied by constants alone");
        if (result.faulty)
            break;
        other->divisor = linear_times(summing, &result, other->divisor, constant->divisor);
        linear_scale(summing, other, constant->constant);
        bool faulty = result.faulty || other->faulty;
        result = *other;
        result.faulty = faulty;
    }
    return result;
}

static struct linear linear_of(const struct summing *summing, const struct term *term)
{
    struct linear result = {.divisor = 1};
    if (!counts_objects(term))
        return linear_of_amount(summing, term);
    if (term->kind == TERM_COUNT) {
        count_variables(summing, term->counted, 0, &result);
        return result;
    }
    if (term->kind == TERM_PRODUCT)
        return linear_of_product(summing, term);
    for (size_t i = 0; i < term->argument_count && !result.faulty; i++) {
        struct linear part = linear_of(summing, &term->arguments[i]);
        add_linear(summing, &result, &part, term->arguments[i].taken_away ? -1 : 1);
    }
    return result;
}

/* Whether a term is a number, whatever the state. */
static bool is_constant(const struct term *term)
{
    return !counts_objects(term) && !changing_fact(term);
}

/* ------------------------------------------------------------------------- words */

/* Adds what a side of a comparison is without its constants. */
static void add_side(const struct summing *summing, struct text *text, const struct term *term,
                     bool taken_away)
{
    if (is_constant(term))
        return;
    for (size_t i = 0; term->kind == TERM_SUM && i < term->argument_count; i++)
        add_side(summing, text, &term->arguments[i], term->arguments[i].taken_away != taken_away);
    if (term->kind == TERM_SUM)
        return;
    text_add(text, "%s", taken_away ? (text->length ? " - " : "-") : text->length ? " + " : "");
    add_words_of_term(text, summing->grounding->domain, term, summing->binding);
}

static const char *linear_name_of(const struct summing *summing, bool turned)
{
    const struct expression *comparison = summing->comparison;
    struct text text = {0};
    add_side(summing, &text, turned ? &comparison->right : &comparison->left, false);
    add_side(summing, &text, turned ? &comparison->left : &comparison->right, true);
    const char *result =
        pool_copy(summing->grounding->making_dnf.pool, text.data ? text.data : "", text.length);
    text_free(&text);
    return result;
}

struct linear linear_difference(struct grounding *grounding, const struct expression *comparison,
                                struct binding *binding, bool *turned)
{
    struct summing summing = {grounding, binding, comparison};
    struct linear difference = {.divisor = 1};
    *turned = is_constant(&comparison->left);
    const struct term *first = *turned ? &comparison->right : &comparison->left;
    const struct term *second = *turned ? &comparison->left : &comparison->right;
    struct linear left = linear_of(&summing, first);
    add_linear(&summing, &difference, &left, 1);
    if (difference.faulty)
        return difference;
    struct linear right = linear_of(&summing, second);
    add_linear(&summing, &difference, &right, -1);
    int64_t reach = 0;
    for (size_t i = 0; i < difference.count && !difference.faulty; i++) {
        const struct sum_term *term = &difference.terms[i];
        int64_t weight = term->weight < 0 ? -term->weight : term->weight;
        reach = checked(
            &summing, &difference,
            reach + linear_times(&summing, &difference, weight, term->box ? 1 : term->top), false);
    }
    difference.name = linear_name_of(&summing, *turned);
    return difference;
}
