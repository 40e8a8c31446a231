/* SPDX-License-Identifier: MIT */
/* What constants and parameters rule out: see refute.h. */
#include "ground/refute.h"

/* ---------------------------------------------------------------- static */

/* Whether objects for all parameters settle a term. */
static bool is_static(const struct term *term)
{
    for (size_t i = 0; i < term->argument_count; i++)
        if (!is_static(&term->arguments[i]))
            return false;
    return term->kind != TERM_COUNT && (term->kind != TERM_FACT || term->fact->constant);
}

/* Whether a leaf has a right side. */
static bool is_comparison(const struct expression *leaf)
{
    return leaf->kind == EXPRESSION_COMPARE || leaf->kind == EXPRESSION_AMOUNTS;
}

static bool is_static_leaf(const struct expression *leaf)
{
    if (leaf->kind == EXPRESSION_WITH || !is_static(&leaf->left) ||
        (is_comparison(leaf) && !is_static(&leaf->right)))
        return false;
    for (size_t i = 0; i < leaf->list_count; i++)
        if (!is_static(&leaf->list[i]))
            return false;
    return true;
}

static bool is_joined(const struct expression *expression)
{
    return expression->kind <= EXPRESSION_ANY;
}

/* Whether what is joined must all hold; otherwise one suffices. */
static bool joins_all(const struct expression *expression, bool negated)
{
    return (expression->kind == EXPRESSION_AND || expression->kind == EXPRESSION_ALL) != negated;
}

/* Whether a condition can be ruled out without a look at the state. */
static bool is_refutable(const struct expression *expression, bool negated)
{
    if (expression->kind == EXPRESSION_NOT)
        return is_refutable(expression->children[0], !negated);
    if (!is_joined(expression))
        return is_static_leaf(expression);
    bool all = joins_all(expression, negated);
    for (size_t i = 0; i < expression->child_count; i++)
        if (is_refutable(expression->children[i], negated) == all)
            return all;
    return !all;
}

/* ------------------------------------------------------------- conjuncts */

static uint64_t mentioned_by_term(const struct term *term)
{
    uint64_t mentioned = 0;
    if (term->kind == TERM_PARAMETER)
        return (uint64_t)1 << term->index;
    for (size_t i = 0; i < term->argument_count; i++)
        mentioned |= mentioned_by_term(&term->arguments[i]);
    return mentioned;
}

static uint64_t mentioned_by(const struct expression *expression)
{
    uint64_t mentioned = 0;
    for (size_t i = 0; i < expression->child_count; i++)
        mentioned |= mentioned_by(expression->children[i]);
    if (is_joined(expression))
        return mentioned;
    mentioned = mentioned_by_term(&expression->left);
    if (is_comparison(expression))
        mentioned |= mentioned_by_term(&expression->right);
    for (size_t i = 0; i < expression->list_count; i++)
        mentioned |= mentioned_by_term(&expression->list[i]);
    return mentioned;
}

static void add_conjuncts(struct pool *pool, struct conjuncts *conjuncts,
                          const struct expression *expression, bool negated, uint64_t parameters)
{
    bool quantified = expression->kind == EXPRESSION_ALL || expression->kind == EXPRESSION_ANY;
    if (!is_refutable(expression, negated))
        return;
    if (expression->kind == EXPRESSION_NOT) {
        add_conjuncts(pool, conjuncts, expression->children[0], !negated, parameters);
    } else if (is_joined(expression) && !quantified && joins_all(expression, negated)) {
        for (size_t i = 0; i < expression->child_count; i++)
            add_conjuncts(pool, conjuncts, expression->children[i], negated, parameters);
    } else {
        POOL_ADD(pool, conjuncts->items, conjuncts->count) =
            (struct conjunct){expression, negated, mentioned_by(expression) & parameters};
    }
}

struct conjuncts conjuncts_of(struct pool *pool, const struct expressions *conditions,
                              size_t parameter_count)
{
    struct conjuncts conjuncts = {0};
    uint64_t parameters = parameter_count ? UINT64_MAX >> (SCOPE_LIMIT - parameter_count) : 0;
    for (size_t i = 0; i < conditions->count; i++)
        add_conjuncts(pool, &conjuncts, conditions->items[i], false, parameters);
    return conjuncts;
}

bool is_leaf(const struct conjunct *conjunct)
{
    return !is_joined(conjunct->expression);
}

bool has_quantifier(const struct expression *expression)
{
    if (expression->kind == EXPRESSION_ALL || expression->kind == EXPRESSION_ANY)
        return true;
    for (size_t i = 0; i < expression->child_count; i++)
        if (has_quantifier(expression->children[i]))
            return true;
    return false;
}

/* ------------------------------------------------------------ refutation */

static bool refute(struct grounding *grounding, const struct expression *expression, bool negated,
                   struct binding *binding);

static bool is_bound(const struct term *term, const struct binding *binding)
{
    if (term->kind == TERM_PARAMETER)
        return binding->symbols[term->index] != UNBOUND;
    for (size_t i = 0; i < term->argument_count; i++)
        if (!is_bound(&term->arguments[i], binding))
            return false;
    return true;
}

/* Whether a leaf says nothing about the state under a binding. */
static bool refute_is_settled(const struct expression *leaf, const struct binding *binding)
{
    if (!is_static_leaf(leaf) || !is_bound(&leaf->left, binding) ||
        (is_comparison(leaf) && !is_bound(&leaf->right, binding)))
        return false;
    for (size_t i = 0; i < leaf->list_count; i++)
        if (!is_bound(&leaf->list[i], binding))
            return false;
    return true;
}

/* all and any. */
static bool refute_variables(struct grounding *grounding, const struct expression *expression,
                             bool negated, struct binding *binding)
{
    bool all = joins_all(expression, negated), decided = false;
    struct binding_iterator choice =
        binding_iterator_start(binding, expression->parameters, expression->parameter_count);
    for (; choice.going && !decided && grounding->effort <= EFFORT_LIMIT;
         binding_iterator_next(&choice))
        decided = refute(grounding, expression->children[0], negated, binding) == all;
    binding_iterator_end(&choice);
    return decided == all;
}

static bool refute_children(struct grounding *grounding, const struct expression *expression,
                            bool negated, struct binding *binding)
{
    bool all = joins_all(expression, negated);
    for (size_t i = 0; i < expression->child_count; i++)
        if (refute(grounding, expression->children[i], negated, binding) == all)
            return all;
    return !all;
}

static bool refute(struct grounding *grounding, const struct expression *expression, bool negated,
                   struct binding *binding)
{
    if (++grounding->effort > EFFORT_LIMIT)
        return false;
    switch (expression->kind) {
    case EXPRESSION_NOT:
        return refute(grounding, expression->children[0], !negated, binding);
    case EXPRESSION_ALL:
    case EXPRESSION_ANY:
        return refute_variables(grounding, expression, negated, binding);
    case EXPRESSION_AND:
    case EXPRESSION_OR:
        return refute_children(grounding, expression, negated, binding);
    default:
        return refute_is_settled(expression, binding) &&
               !is_satisfied(grounding, expression, binding, negated);
    }
}

bool is_refuted(struct grounding *grounding, const struct conjunct *conjunct,
                struct binding *binding)
{
    bool result = refute(grounding, conjunct->expression, conjunct->negated, binding);
    return result && grounding->effort <= EFFORT_LIMIT;
}
