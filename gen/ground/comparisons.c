/* SPDX-License-Identifier: MIT */
/*
 * What comparisons of amounts and counts ask for: see comparisons.h. Few boxes are boxes, as everything
 * understands them: `count(...) >= 1` is `any`, and `count(...) == 0` is `all` of what is not.
 * Otherwise it is a sum with bounds.
 */
#include "ground/comparisons.h"

#include "ground/condition_words.h"
#include "ground/values.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* The most boxes that a count becomes; and those of "at least one", of which there are as many as
 * objects. */
enum { FEW_BOXES = 16, ANY_BOXES = 64 };

static int64_t divided_down(int64_t number, int64_t by)
{
    return number / by - (number % by < 0);
}

/* Bounds of an amount, or what is outside of them. */
struct amount_bounds {
    int64_t low, high;
    bool outside;
};

/* Where the value of a fact, times a weight, is within bounds. */
static struct dnf fact_within(struct grounding *grounding, size_t variable, int64_t weight,
                              struct amount_bounds bounds)
{
    struct constraint constraint = grounding_constraint_of_all(grounding, variable);
    int64_t low = weight < 0 ? -bounds.high : bounds.low;
    int64_t high = weight < 0 ? -bounds.low : bounds.high;
    weight = weight < 0 ? -weight : weight;
    low = -divided_down(-low, weight);
    high = divided_down(high, weight);
    if (high < 0 || low > (int64_t)constraint.high || low > high)
        return dnf_of_truth(grounding, bounds.outside);
    constraint.low = value_clamped(low, constraint.high);
    constraint.high = value_clamped(high, constraint.high);
    return bounds.outside ? dnf_of_settled_complement(grounding, constraint)
                          : dnf_of_settled_constraint(grounding, constraint);
}

/* --------------------------------------------------------------------- sums of terms */

/* constant + the terms, in units of 1 / divisor; the boxes of the terms are from the pool of
 * making_dnf. */
struct linear {
    int64_t constant, divisor;
    struct sum_term *terms;
    size_t count;
    const char *name; /* what it is without the constant, in words */
    bool faulty;      /* it is too large, or none: that is reported, and it is void */
};

/* A sum that is being worked out, as an amount whose variables are the numbers of terms. */
struct summing {
    struct grounding *grounding;
    struct binding *binding;
    const struct expression *comparison; /* that it is of, for errors */
    struct amount_context work;
    struct sum_term *terms; /* a fact whose value counts is one of them; without weights */
    size_t count;
    bool faulty;
};

/* why: NULL, it is too large. Of what is exhausted the caller reports that. */
static void sum_fail(struct summing *summing, const char *why)
{
    struct grounding *grounding = summing->grounding;
    struct diagnostics *diagnostics = grounding->domain->parsing.diagnostics;
    bool told = grounding->failed;
    summing->faulty = true;
    if (grounding->making_dnf.exhausted)
        return;
    grounding->failed = true;
    if (!told && why)
        report_error(diagnostics, summing->comparison->place, "%s", why);
    else if (!told)
        report_large_numbers(grounding, summing->comparison);
}

/* Adds a term to an amount, so many times; of a fact whose value counts to what it counts already. */
static void sum_add(struct summing *summing, struct amount *amount, struct sum_term term,
                    int64_t weight)
{
    size_t number = term.box ? summing->count : 0;
    count_effort(summing->grounding, summing->count / 64 + 1);
    while (number < summing->count &&
           (summing->terms[number].box || summing->terms[number].variable != term.variable))
        number++;
    if (number == SUM_TERMS) {
        amount->too_large = true;
        return;
    }
    if (number == summing->count)
        POOL_ADD(summing->work.pool, summing->terms, summing->count) = term;
    size_t *variables = pool_take(summing->work.pool, sizeof *variables);
    variables[0] = number;
    amount_add_product(&summing->work, amount, &(struct product){weight, variables, 1});
}

/* What is worked out of numbers and facts alone. */
static struct amount amount_of_facts(struct summing *summing, const struct term *term)
{
    const struct problem *problem = summing->grounding->problem;
    struct amount_context work = {.pool = summing->work.pool, .problem = problem};
    struct amount amount = amount_of(&work, term, summing->binding);
    count_effort(summing->grounding, work.effort);
    struct amount result = {
        .constant = amount.constant, .divisor = amount.divisor, .too_large = amount.too_large};
    for (size_t i = 0; i < amount.count && !result.too_large && !summing->faulty; i++) {
        const struct product *product = &amount.products[i];
        size_t variable = product->variables[0];
        if (product->count > 1)
            sum_fail(summing, "beside a count, facts that can change are added and taken away, but "
                              "not multiplied with each other");
        else
            sum_add(summing, &result,
                    (struct sum_term){.variable = variable,
                                      .top = problem->variables[variable].fact->top},
                    product->weight);
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
        struct dnf fails = dnf_of_settled_complement(grounding, other->constraints[i]);
        struct dnf holds = dnf_of_settled_constraint(grounding, other->constraints[i]);
        struct dnf part = dnf_and(making_dnf, &rest, &fails);
        for (size_t j = 0; j < part.count; j++)
            POOL_ADD(making_dnf->pool, parts, count) = part.items[j];
        rest = dnf_and(making_dnf, &rest, &holds);
    }
    return rest.count ? (struct dnf){parts, count} : (struct dnf){rest.items, 0};
}

/* Adds a term for each of the boxes that a condition can be taken apart into, none of which meets
 * another: so one of them at the most holds. */
static void sum_add_condition(struct summing *summing, struct amount *amount,
                              const struct dnf *condition)
{
    struct grounding *grounding = summing->grounding;
    struct pool *pool = grounding->making_dnf.pool;
    for (size_t i = 0; i < condition->count; i++) {
        struct box *parts = pool_take(pool, sizeof *parts);
        size_t count = 1;
        parts[0] = condition->items[i];
        if (parts[0].sum_count) {
            sum_fail(summing,
                     "a count within a count would need too many boxes: compare the inner one with "
                     "1 or with all, or give it a fact of its own");
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
                for (size_t l = 0; l < left.count; l++)
                    POOL_ADD(pool, all, next) = left.items[l];
            }
            parts = all;
            count = next;
        }
        for (size_t j = 0; j < count && !amount->too_large; j++)
            sum_add(summing, amount, (struct sum_term){.box = &parts[j]}, 1);
    }
}

/* Counts the objects for which a condition holds. */
static struct amount amount_of_count(struct summing *summing, const struct expression *counted)
{
    struct grounding *grounding = summing->grounding;
    struct amount amount = {.divisor = 1};
    struct binding_iterator choice =
        binding_iterator_start(summing->binding, counted->parameters, counted->parameter_count);
    for (;
         choice.going && !grounding->making_dnf.exhausted && !summing->faulty && !amount.too_large;
         binding_iterator_next(&choice)) {
        bool refusing = grounding->refusing; /* what means nothing is not counted */
        grounding->refusing = false;
        struct dnf condition =
            grounding->condition(grounding, counted->children[0], summing->binding, false);
        grounding->refusing = refusing;
        if (dnf_is_always(&condition))
            amount.constant++;
        else
            sum_add_condition(summing, &amount, &condition);
    }
    binding_iterator_end(&choice);
    return amount;
}

/* The amount of a term. */
static struct amount terms_amount(struct summing *summing, const struct term *term)
{
    if (!has_count_term(term))
        return amount_of_facts(summing, term);
    if (term->kind == TERM_COUNT)
        return amount_of_count(summing, term->counted);
    struct amount result = {.constant = term->kind == TERM_PRODUCT, .divisor = 1};
    for (size_t i = 0; i < term->argument_count && !result.too_large && !summing->faulty; i++) {
        struct amount part = terms_amount(summing, &term->arguments[i]);
        if (term->kind == TERM_PRODUCT && result.count && part.count)
            sum_fail(summing, "a count is multiplied by constants alone");
        else if (term->kind == TERM_PRODUCT)
            amount_multiply(&summing->work, &result, &part);
        else
            amount_add(&summing->work, &result, &part, term->arguments[i].taken_away ? -1 : 1);
    }
    return result;
}

/* Whether a term is a number, whatever the state. */
static bool is_constant(const struct term *term)
{
    return !has_count_term(term) && !changing_fact(term);
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
    const char *result = pool_copy_text(summing->grounding->making_dnf.pool,
                                        text.data ? text.data : "", text.length);
    text_free(&text);
    return result;
}

/* The terms of an amount, which must be small enough. */
static struct linear linear_of(struct summing *summing, const struct amount *amount)
{
    struct linear linear = {.constant = amount->constant, .divisor = amount->divisor};
    int64_t reach = 0, constant = amount->constant < 0 ? -amount->constant : amount->constant;
    linear.terms = pool_take(summing->work.pool, (amount->count + 1) * sizeof *linear.terms);
    for (size_t i = 0; i < amount->count && !summing->faulty && reach <= SUM_EDGE; i++) {
        const struct product *product = &amount->products[i];
        struct sum_term term = summing->terms[product->variables[0]];
        int64_t weight = product->weight < 0 ? -product->weight : product->weight;
        term.weight = product->weight;
        linear.terms[linear.count++] = term;
        reach = weight > SUM_EDGE ? weight : reach + weight * (term.box ? 1 : term.top);
    }
    if (!summing->faulty && (amount->too_large || constant > SUM_EDGE || reach > SUM_EDGE ||
                             amount->divisor > SUM_EDGE))
        sum_fail(summing, NULL);
    linear.faulty = summing->faulty;
    return linear;
}

/* The left side of a comparison less the right one or, if nothing on the left can change, the other way
 * round: *turned. */
static struct linear linear_gap(struct grounding *grounding, const struct expression *comparison,
                                struct binding *binding, bool *turned)
{
    struct summing summing = {.grounding = grounding, .binding = binding, .comparison = comparison};
    summing.work = (struct amount_context){
        .pool = grounding->making_dnf.pool, .problem = grounding->problem, .most = SUM_TERMS};
    *turned = is_constant(&comparison->left);
    struct amount difference =
        terms_amount(&summing, *turned ? &comparison->right : &comparison->left);
    struct amount other = terms_amount(&summing, *turned ? &comparison->left : &comparison->right);
    amount_add(&summing.work, &difference, &other, -1);
    count_effort(grounding, summing.work.effort);
    struct linear linear = linear_of(&summing, &difference);
    linear.name = linear_name_of(&summing, *turned);
    return linear;
}

/* ------------------------------------------------------------------------ as boxes */

/* Whether all terms are ones with the same weight. */
static bool is_plain(const struct linear *linear)
{
    for (size_t i = 0; i < linear->count; i++)
        if (!linear->terms[i].box || linear->terms[i].weight != linear->terms[0].weight)
            return false;
    return linear->count > 0;
}

/* In how many ways k of n are chosen, or more than FEW_BOXES. */
static size_t ways_to_choose(size_t n, size_t k)
{
    size_t ways = 1;
    k = k < n - k ? k : n - k;
    for (size_t i = 0; i < k && ways <= FEW_BOXES; i++)
        ways = ways * (n - i) / (i + 1);
    return ways;
}

/* The most boxes that a box becomes where it does not hold. */
static size_t most_pieces(const struct linear *linear)
{
    size_t most = 1;
    for (size_t i = 0; i < linear->count; i++) {
        const struct box *box = linear->terms[i].box;
        size_t pieces = box->count;
        for (size_t j = 0; j < box->count; j++) /* an interval may have both sides left */
            pieces += !box->constraints[j].allowed && !box->constraints[j].set;
        most = pieces > most ? pieces : most;
    }
    return most;
}

/* Whether from `low` to `high` of some terms are few boxes. */
static bool are_few_boxes(const struct linear *linear, size_t low, size_t high)
{
    size_t count = linear->count, pieces = most_pieces(linear);
    size_t above = low > 0 ? ways_to_choose(count, low) : 1;
    size_t below = high < count ? ways_to_choose(count, high) : 1;
    for (size_t i = high; pieces > 1 && i < count; i++)
        below = below > FEW_BOXES ? below : below * pieces;
    if (pieces > 1 && below > FEW_BOXES)
        return false;
    if (low == high)
        return above <= FEW_BOXES;
    if (low <= 1 && high == count)
        return count <= ANY_BOXES;
    if (low == 0 && high + 1 == count)
        return count <= ANY_BOXES;
    return above <= FEW_BOXES && below <= FEW_BOXES && above * below <= FEW_BOXES;
}

/* The condition that a box holds, or that it does not. */
static struct dnf box_holds(struct grounding *grounding, const struct box *box, bool holds)
{
    struct folding folding = {.both = holds};
    for (size_t i = 0; i < box->count; i++)
        folding_add(&grounding->making_dnf, &folding,
                    holds ? dnf_of_settled_constraint(grounding, box->constraints[i])
                          : dnf_of_settled_complement(grounding, box->constraints[i]));
    return folding_end(&grounding->making_dnf, &folding);
}

/* That at least so many of the terms hold, or do not. */
static struct dnf at_least(struct grounding *grounding, const struct linear *linear, size_t least,
                           bool holds)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct dnf *reached = pool_take(making_dnf->pool, (least + 1) * sizeof *reached);
    for (size_t i = 0; i <= least; i++)
        reached[i] = i ? dnf_never() : dnf_always(making_dnf);
    for (size_t i = 0; i < linear->count && !making_dnf->exhausted; i++) {
        struct dnf one = box_holds(grounding, linear->terms[i].box, holds);
        for (size_t j = least; j > 0 && !making_dnf->exhausted; j--) {
            struct dnf more = dnf_and(making_dnf, &reached[j - 1], &one);
            reached[j] = dnf_or(making_dnf, &reached[j], &more);
        }
    }
    return reached[least];
}

/* --------------------------------------------------------------------- as a sum */

static int compare_numbers(const void *a, const void *b)
{
    const size_t *one = a, *other = b;
    return (*one > *other) - (*one < *other);
}

/* Notes the facts that a sum depends on. */
static void find_variables(struct grounding *grounding, struct sum *sum)
{
    size_t most = 0;
    for (size_t i = 0; i < sum->count; i++)
        most += sum->terms[i].box ? sum->terms[i].box->count : 1;
    sum->variables = pool_take(grounding->pool, (most + 1) * sizeof *sum->variables);
    size_t count = 0;
    for (size_t i = 0; i < sum->count; i++) {
        const struct box *box = sum->terms[i].box;
        for (size_t j = 0; box && j < box->count; j++)
            sum->variables[count++] = box->constraints[j].variable;
        if (!box)
            sum->variables[count++] = sum->terms[i].variable;
    }
    qsort(sum->variables, count, sizeof *sum->variables, compare_numbers);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || sum->variables[i] != sum->variables[sum->variable_count - 1])
            sum->variables[sum->variable_count++] = sum->variables[i];
    grounding->constraint_count += most;
}

/* The terms as a text: the same for the same terms. */
static const char *text_of_terms(struct pool *pool, const struct linear *linear)
{
    struct text text = {0};
    text_add(&text, "%" PRId64, linear->divisor);
    for (size_t i = 0; i < linear->count; i++) {
        const struct sum_term *term = &linear->terms[i];
        text_add(&text, "|%" PRId64 " %zu", term->weight, term->box ? SIZE_MAX : term->variable);
        for (size_t j = 0; term->box && j < term->box->count; j++)
            constraint_add_to_key(&text, &term->box->constraints[j]);
    }
    const char *result = pool_copy_text(pool, text.data, text.length);
    text_free(&text);
    return result;
}

static struct sum *make_sum(struct grounding *grounding, const struct linear *linear)
{
    struct pool *pool = grounding->pool;
    struct sum *sum = pool_take(pool, sizeof *sum);
    sum->number = grounding->problem->sum_count;
    sum->name = pool_copy_text(pool, linear->name, strlen(linear->name));
    sum->divisor = linear->divisor;
    sum->count = linear->count;
    sum->terms = pool_take(pool, linear->count * sizeof *sum->terms);
    for (size_t i = 0; i < linear->count; i++) {
        struct sum_term *term = &sum->terms[i];
        *term = linear->terms[i];
        if (term->box) {
            struct box box = *term->box;
            term->box = dnf_copy(pool, &(struct dnf){&box, 1}).items;
        }
        int64_t most = term->weight * (term->box ? 1 : (int64_t)term->top);
        *(most < 0 ? &sum->least : &sum->greatest) += most;
    }
    find_variables(grounding, sum);
    return sum;
}

static struct sum *new_sum(struct grounding *grounding, const struct linear *linear)
{
    struct problem *problem = grounding->problem;
    struct sum *sum = make_sum(grounding, linear);
    POOL_ADD(grounding->pool, problem->sums, problem->sum_count) = sum;
    return sum;
}

/* The sum with these terms, which is made once. */
static const struct sum *sum_with(struct grounding *grounding, const struct linear *linear)
{
    const char *text = text_of_terms(grounding->making_dnf.pool, linear);
    int64_t known = text_number_map_get(&grounding->sums, text);
    if (known >= 0)
        return grounding->problem->sums[known];
    text_number_map_put(&grounding->sums, grounding->pool,
                        pool_copy_text(grounding->pool, text, strlen(text)),
                        (int64_t)grounding->problem->sum_count);
    return new_sum(grounding, linear);
}

/* ------------------------------------------------------------------------- whole */

/* Where so many of plain terms hold, if that is few boxes. */
static bool find_boxes(struct grounding *grounding, const struct linear *linear, int64_t low,
                       int64_t high, struct dnf *result)
{
    if (!is_plain(linear))
        return false;
    int64_t weight = linear->terms[0].weight, count = (int64_t)linear->count;
    if (weight < 0) {
        int64_t turned = -low;
        weight = -weight;
        low = -high;
        high = turned;
    }
    low = -divided_down(-low, weight);
    high = divided_down(high, weight);
    low = low < 0 ? 0 : low;
    high = high > count ? count : high;
    if (low > high) {
        *result = dnf_never();
        return true;
    }
    if (!are_few_boxes(linear, (size_t)low, (size_t)high))
        return false;
    struct dnf above = at_least(grounding, linear, (size_t)low, true);
    struct dnf below = at_least(grounding, linear, (size_t)(count - high), false);
    *result = dnf_and(&grounding->making_dnf, &above, &below);
    return true;
}

/* The schedules of teams know no sums. */
static struct dnf refuse_for_team(struct grounding *grounding, struct place place)
{
    if (!grounding->failed)
        report_error(grounding->domain->parsing.diagnostics, place,
                     "in a domain with a team a count is compared with a number, so that there are "
                     "at most %d combinations of objects: write it with 'any' and 'all', or let a "
                     "fact of numbers keep count",
                     FEW_BOXES);
    grounding->failed = true;
    return dnf_never();
}

/* Where the terms come to a number from `low` to `high`. */
static struct dnf within(struct grounding *grounding, const struct linear *linear,
                         struct place place, int64_t low, int64_t high)
{
    struct dnf result;
    if (linear->count == 0)
        return dnf_of_truth(grounding, low <= 0 && high >= 0);
    if (linear->count == 1 && !linear->terms->box)
        return fact_within(grounding, linear->terms->variable, linear->terms->weight,
                           (struct amount_bounds){low, high, false});
    if (find_boxes(grounding, linear, low, high, &result))
        return result;
    if (grounding->domain->team.given)
        return refuse_for_team(grounding, place);
    const struct sum *sum = sum_with(grounding, linear);
    count_effort(grounding, sum->count);
    low = low < sum->least ? sum->least : low;
    high = high > sum->greatest ? sum->greatest : high;
    return low > high
               ? dnf_never()
               : dnf_of_sum_bounds(&grounding->making_dnf, (struct sum_bounds){sum, low, high});
}

/* By comparison, what it is with its sides turned. */
static const enum comparison turned_to[] = {EQUAL, NOT_EQUAL, GREATER, AT_LEAST, LESS, AT_MOST};

const struct sum *sum_of_bound(struct grounding *grounding, const struct expression *comparison,
                               struct binding *binding, int64_t *enough)
{
    bool turned;
    int64_t low, high;
    struct linear difference = linear_gap(grounding, comparison, binding, &turned);
    if (difference.faulty || grounding->making_dnf.exhausted)
        return NULL;
    enum comparison asked = turned ? turned_to[comparison->comparison] : comparison->comparison;
    bool at_most = asked == LESS || asked == AT_MOST;
    wanted_difference_range(asked, &low, &high);
    *enough = at_most ? difference.constant - high : low - difference.constant;
    for (size_t i = 0; at_most && i < difference.count; i++)
        difference.terms[i].weight = -difference.terms[i].weight;
    return make_sum(grounding, &difference);
}

/* Where a comparison of sums of terms holds, or does not if `negated`. */
static struct dnf compare_counts(struct grounding *grounding, const struct expression *comparison,
                                 struct binding *binding, bool negated)
{
    bool turned, is_outside = negated != (comparison->comparison == NOT_EQUAL);
    int64_t low, high;
    struct linear difference = linear_gap(grounding, comparison, binding, &turned);
    if (difference.faulty || grounding->making_dnf.exhausted)
        return dnf_never();
    wanted_difference_range(turned ? turned_to[comparison->comparison] : comparison->comparison,
                            &low, &high);
    const int64_t edge = 4 * (int64_t)SUM_EDGE; /* beyond all that the terms come to */
    low = low < -edge ? -edge : low - difference.constant;
    high = high > edge ? edge : high - difference.constant;
    if (!is_outside)
        return within(grounding, &difference, comparison->place, low, high);
    struct dnf below = low > -edge
                           ? within(grounding, &difference, comparison->place, -edge, low - 1)
                           : dnf_never();
    struct dnf above = high < edge
                           ? within(grounding, &difference, comparison->place, high + 1, edge)
                           : dnf_never();
    return dnf_or(&grounding->making_dnf, &below, &above);
}

struct dnf dnf_of_quantifier_by_count(struct grounding *grounding,
                                      const struct expression *quantifier, struct binding *binding)
{
    struct expression *child = quantifier->children[0];
    struct expression fails = {
        .kind = EXPRESSION_NOT, .place = child->place, .children = &child, .child_count = 1};
    struct expression *counted = quantifier->kind == EXPRESSION_ALL ? &fails : child;
    struct expression count = {.kind = EXPRESSION_COUNT,
                               .place = quantifier->place,
                               .children = &counted,
                               .child_count = 1,
                               .parameters = quantifier->parameters,
                               .parameter_count = quantifier->parameter_count};
    struct expression comparison = {.kind = EXPRESSION_AMOUNTS,
                                    .comparison = EQUAL,
                                    .place = quantifier->place,
                                    .left = {.kind = TERM_COUNT, .counted = &count},
                                    .right = {.kind = TERM_NUMBER, .name = "0"}};
    return compare_counts(grounding, &comparison, binding, false);
}

/* ------------------------------------------------------------------ boxes of amounts */

struct amount difference_of_sides(struct grounding *grounding, const struct expression *comparison,
                                  const struct binding *binding)
{
    struct amount_context work = {.pool = grounding->making_dnf.pool,
                                  .problem = grounding->problem};
    struct amount difference = amount_difference(&work, comparison, binding);
    count_effort(grounding, work.effort);
    if (difference.too_large && !grounding->failed)
        report_large_numbers(grounding, comparison);
    return difference;
}

/* The fact of an amount that has the fewest values: boxes are made for each of them. */
static size_t fact_of_fewest_values(const struct grounding *grounding, const struct amount *amount)
{
    const struct variable *variables = grounding->problem->variables;
    size_t best = amount->products->variables[0];
    for (size_t i = 0; i < amount->count; i++)
        for (size_t j = 0; j < amount->products[i].count; j++) {
            size_t variable = amount->products[i].variables[j];
            if (variables[variable].fact->top < variables[best].fact->top)
                best = variable;
        }
    return best;
}

/* The values of facts for which an amount is within bounds: boxes for each value of one of them,
 * as deep as there are other facts in it that the answer depends on. */
static struct dnf amount_within(struct grounding *grounding, const struct amount *amount,
                                const struct amount_bounds *bounds)
{
    int64_t low, high;
    amount_reach(grounding->problem, amount, &low, &high);
    if (low >= bounds->low && high <= bounds->high)
        return dnf_of_truth(grounding, !bounds->outside);
    if (low > bounds->high || high < bounds->low)
        return dnf_of_truth(grounding, bounds->outside);
    if (amount->count == 1 && amount->products->count == 1)
        return fact_within(grounding, amount->products->variables[0], amount->products->weight,
                           (struct amount_bounds){bounds->low - amount->constant,
                                                  bounds->high - amount->constant,
                                                  bounds->outside});
    struct making_dnf *making_dnf = &grounding->making_dnf;
    size_t variable = fact_of_fewest_values(grounding, amount);
    uint32_t top = grounding->problem->variables[variable].fact->top;
    struct folding folding = {.both = false};
    for (uint32_t value = 0; value <= top && !making_dnf->exhausted; value++) {
        struct amount_context work = {.pool = making_dnf->pool, .problem = grounding->problem};
        struct amount rest = amount_with_value(&work, amount, variable, value);
        count_effort(grounding, work.effort + 1);
        struct dnf has_value = dnf_of_settled_constraint(
            grounding, grounding_constraint_of_value(grounding, variable, value));
        struct dnf within = amount_within(grounding, &rest, bounds);
        folding_add(making_dnf, &folding, dnf_and(making_dnf, &has_value, &within));
    }
    return folding_end(making_dnf, &folding);
}

/* Whether an amount adds up values of facts, which would be too many boxes, so that its comparison is one
 * of a sum instead. */
static bool needs_sum(const struct grounding *grounding, const struct amount *difference)
{
    const struct variable *variables = grounding->problem->variables;
    uint64_t boxes = 1, most = 1;
    if (difference->too_large || grounding->domain->team.given)
        return false;
    for (size_t i = 0; i < difference->count; i++) {
        uint64_t values = variables[difference->products[i].variables[0]].fact->top + UINT64_C(1);
        if (difference->products[i].count > 1)
            return false;
        boxes *= values < most ? values : most; /* all but the greatest one */
        most = values > most ? values : most;
        if (boxes > DNF_BOXES)
            return true;
    }
    return false;
}

struct dnf dnf_of_amount_comparison(struct grounding *grounding,
                                    const struct expression *comparison, struct binding *binding,
                                    bool negated)
{
    if (has_count_term(&comparison->left) || has_count_term(&comparison->right))
        return compare_counts(grounding, comparison, binding, negated);
    struct amount_bounds bounds = {.outside = negated != (comparison->comparison == NOT_EQUAL)};
    struct amount difference = difference_of_sides(grounding, comparison, binding);
    if (needs_sum(grounding, &difference))
        return compare_counts(grounding, comparison, binding, negated);
    wanted_difference_range(comparison->comparison, &bounds.low, &bounds.high);
    return difference.too_large ? dnf_never() : amount_within(grounding, &difference, &bounds);
}
