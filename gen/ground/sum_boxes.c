/* SPDX-License-Identifier: MIT */
/*
 * What a comparison in which something is counted asks for: see sum_boxes.h. Few boxes are boxes, as
 * everything understands them: `count(...) >= 1` is `any`, and `count(...) == 0` is `all` of what is
 * not. Otherwise it is a sum with bounds.
 */
#include "ground/sum_boxes.h"

#include "ground/leaf.h"
#include "ground/linear.h"
#include "ground/values.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* The most boxes that a count becomes; and those of "at least one", of which there are as many as
 * objects. */
enum { FEW_BOXES = 16, ANY_BOXES = 64 };

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
                    holds ? settle(grounding, box->constraints[i])
                          : outside(grounding, box->constraints[i]));
    return folding_end(&grounding->making_dnf, &folding);
}

/* That at least so many of the terms hold, or do not. */
static struct dnf sum_boxes_at_least(struct grounding *grounding, const struct linear *linear,
                                     size_t least, bool holds)
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
        for (size_t j = 0; term->box && j < term->box->count; j++) {
            const struct constraint *constraint = &term->box->constraints[j];
            text_add(&text, ",%zu %" PRIx64 " %" PRIu32 " %" PRIu32, constraint->variable,
                     constraint->allowed, constraint->low, constraint->high);
            for (size_t word = 0; word < constraint_words(constraint); word++)
                text_add(&text, " %" PRIx64, constraint->set[word]);
        }
    }
    const char *result = pool_copy(pool, text.data, text.length);
    text_free(&text);
    return result;
}

static struct sum *new_sum(struct grounding *grounding, const struct linear *linear)
{
    struct pool *pool = grounding->pool;
    struct problem *problem = grounding->problem;
    struct sum *sum = pool_take(pool, sizeof *sum);
    sum->number = problem->sum_count;
    sum->name = pool_copy(pool, linear->name, strlen(linear->name));
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
    problem->sums = pool_grow(pool, problem->sums, problem->sum_count, sizeof *problem->sums);
    problem->sums[problem->sum_count++] = sum;
    return sum;
}

/* The sum with these terms, which is made once. */
static const struct sum *sum_boxes_sum_of(struct grounding *grounding, const struct linear *linear)
{
    const char *text = text_of_terms(grounding->making_dnf.pool, linear);
    int64_t known = map_get(&grounding->sums, text);
    if (known >= 0)
        return grounding->problem->sums[known];
    map_put(&grounding->sums, grounding->pool, pool_copy(grounding->pool, text, strlen(text)),
            (int64_t)grounding->problem->sum_count);
    return new_sum(grounding, linear);
}

/* ------------------------------------------------------------------------- whole */

static int64_t sum_boxes_divided_down(int64_t number, int64_t by)
{
    return number / by - (number % by < 0);
}

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
    low = -sum_boxes_divided_down(-low, weight);
    high = sum_boxes_divided_down(high, weight);
    low = low < 0 ? 0 : low;
    high = high > count ? count : high;
    if (low > high) {
        *result = dnf_never();
        return true;
    }
    if (!are_few_boxes(linear, (size_t)low, (size_t)high))
        return false;
    struct dnf above = sum_boxes_at_least(grounding, linear, (size_t)low, true);
    struct dnf below = sum_boxes_at_least(grounding, linear, (size_t)(count - high), false);
    *result = dnf_and(&grounding->making_dnf, &above, &below);
    return true;
}

/* Where the value of a fact, times a weight, is a number from `low` to `high`. */
static struct dnf fact_within(struct grounding *grounding, const struct sum_term *term, int64_t low,
                              int64_t high)
{
    struct constraint constraint = everything(grounding, term->variable);
    int64_t weight = term->weight < 0 ? -term->weight : term->weight;
    int64_t from = -sum_boxes_divided_down(-(term->weight < 0 ? -high : low), weight);
    int64_t to = sum_boxes_divided_down(term->weight < 0 ? -low : high, weight);
    if (to < 0 || from > (int64_t)term->top || from > to)
        return dnf_never();
    constraint.low = value_clamped(from, term->top);
    constraint.high = value_clamped(to, term->top);
    return settle(grounding, constraint);
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
        return truth(grounding, low <= 0 && high >= 0);
    if (linear->count == 1 && !linear->terms->box)
        return fact_within(grounding, linear->terms, low, high);
    if (find_boxes(grounding, linear, low, high, &result))
        return result;
    if (grounding->domain->team.given)
        return refuse_for_team(grounding, place);
    const struct sum *sum = sum_boxes_sum_of(grounding, linear);
    count_effort(grounding, sum->count);
    low = low < sum->least ? sum->least : low;
    high = high > sum->greatest ? sum->greatest : high;
    return low > high ? dnf_never()
                      : dnf_of_sum(&grounding->making_dnf, (struct sum_bounds){sum, low, high});
}

struct dnf compare_counts(struct grounding *grounding, const struct expression *comparison,
                          struct binding *binding, bool negated)
{
    static const enum comparison turned_to[] = {EQUAL, NOT_EQUAL, GREATER, AT_LEAST, LESS, AT_MOST};
    bool turned, is_outside = negated != (comparison->comparison == NOT_EQUAL);
    int64_t low, high;
    struct linear difference = linear_difference(grounding, comparison, binding, &turned);
    if (difference.faulty || grounding->making_dnf.exhausted)
        return dnf_never();
    difference_wanted(turned ? turned_to[comparison->comparison] : comparison->comparison, &low,
                      &high);
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

struct dnf compare_quantifier(struct grounding *grounding, const struct expression *quantifier,
                              struct binding *binding)
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
