/* SPDX-License-Identifier: MIT */
/* Goals of best effort: see best_effort.h. */
#include "ground/best_effort.h"

#include "domain/terms.h"
#include "ground/comparisons.h"
#include "ground/condition_words.h"
#include "ground/evaluate.h"

/* ---------------------------------------------------------------- the one bound */

/* Whether a condition is a bound of a number that can change. */
static bool is_bound_of_number(const struct expression *condition)
{
    bool compares = condition->kind == EXPRESSION_COMPARE || condition->kind == EXPRESSION_AMOUNTS;
    bool bounds = condition->comparison != EQUAL && condition->comparison != NOT_EQUAL;
    const struct term *sides[] = {&condition->left, &condition->right};
    bool changes = false;
    for (size_t i = 0; compares && i < 2; i++)
        changes |= has_count_term(sides[i]) || changing_fact(sides[i]);
    return compares && bounds && changes;
}

/* Lists the conditions that a condition is joined of by `and`; named ones only if `named`. */
static void list_joined(struct grounding *grounding, struct expression *condition, bool named,
                        struct expressions *list)
{
    if (condition->kind == EXPRESSION_AND && (named || !condition->named)) {
        for (size_t i = 0; i < condition->child_count; i++)
            list_joined(grounding, condition->children[i], named, list);
        return;
    }
    POOL_ADD(grounding->pool, list->items, list->count) = condition;
}

static struct expressions joined_conditions(struct grounding *grounding, const struct goal *goal,
                                            bool named)
{
    struct expressions list = {0};
    for (size_t i = 0; i < goal->conditions.count; i++)
        list_joined(grounding, goal->conditions.items[i], named, &list);
    return list;
}

static size_t count_bounds(const struct expressions *list, const struct expression **second)
{
    size_t count = 0;
    for (size_t i = 0; i < list->count; i++)
        if (is_bound_of_number(list->items[i]) && ++count == 2)
            *second = list->items[i];
    return count;
}

bool find_bound_of_goal(struct grounding *grounding, struct goal *goal)
{
    struct diagnostics *diagnostics = grounding->domain->parsing.diagnostics;
    const struct expression *second = NULL;
    struct expressions list = joined_conditions(grounding, goal, false);
    size_t count = count_bounds(&list, &second);
    if (count == 0) {
        list = joined_conditions(grounding, goal, true);
        count = count_bounds(&list, &second);
    }
    for (size_t i = 0; i < list.count; i++) {
        if (is_bound_of_number(list.items[i]))
            goal->bound = list.items[i];
        else
            POOL_ADD(grounding->pool, goal->rest.items, goal->rest.count) = list.items[i];
    }
    if (count > 1)
        report_error(diagnostics, second->place,
                     "goal '%s' is of best effort for one bound of a number, and this is another: "
                     "write the one that must hold whole with 'not', as not (energy < 1)",
                     goal->name);
    if (count == 0)
        report_error(
            diagnostics, goal->best_effort_place,
            "goal '%s' can be reached in part only if one of its conditions bounds a number "
            "that can change by <, <=, > or >=, as planks >= 4 or count(pear p: have(p)) "
            ">= 3",
            goal->name);
    return count == 1;
}

/* ----------------------------------------------------------------- ground efforts */

/* The rest of a goal, whatever the sum comes to. */
static struct dnf with_any_sum(struct grounding *grounding, const struct dnf *rest,
                               const struct sum *sum)
{
    struct dnf any = {pool_take(grounding->pool, (rest->count + 1) * sizeof *any.items),
                      rest->count};
    for (size_t i = 0; i < rest->count; i++) {
        struct box *box = &any.items[i];
        *box = rest->items[i];
        box->sums = pool_take(grounding->pool, (box->sum_count + 1) * sizeof *box->sums);
        for (size_t j = 0; j < box->sum_count; j++)
            box->sums[j] = rest->items[i].sums[j];
        box->sums[box->sum_count++] = (struct sum_bounds){sum, sum->least, sum->greatest};
    }
    return any;
}

const struct ground_effort *ground_effort_of(struct grounding *grounding, const struct goal *goal,
                                             struct binding *binding)
{
    struct ground_effort *effort = pool_take(grounding->pool, sizeof *effort);
    struct text words = {0};
    effort->rest = dnf_of_conditions(grounding, &goal->rest, binding);
    effort->sum = sum_of_bound(grounding, goal->bound, binding, &effort->enough);
    if (!effort->sum)
        return NULL;
    effort->any = with_any_sum(grounding, &effort->rest, effort->sum);
    add_words_of_condition(&words, grounding->domain, goal->bound, binding);
    effort->bound = pool_copy_text(grounding->pool, words.data, words.length);
    text_free(&words);
    return effort;
}
