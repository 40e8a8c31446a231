/* SPDX-License-Identifier: MIT */
/* Conditions and effects on one state: see state_view.h. */
#include "ground/state_view.h"

#include "ground/amount.h"
#include "ground/lookup.h"
#include "ground/values.h"

#include <assert.h>

/* A look at a condition, with the objects of the quantifiers around it. */
struct look {
    const struct state_view *view;
    struct binding binding;
    size_t *variables; /* those that were read; NULL: they are not noted */
    size_t count, most;
};

static void note_variable(struct look *look, size_t variable)
{
    for (size_t i = 0; i < look->count; i++)
        if (look->variables[i] == variable)
            return;
    if (look->count < look->most)
        look->variables[look->count++] = variable;
}

static uint32_t value_of_fact(struct look *look, const struct term *term)
{
    const struct problem *problem = look->view->problem;
    size_t variable = variable_of_term(term, &look->binding);
    if (term->fact->constant)
        return problem->variables[variable].start;
    if (look->variables)
        note_variable(look, variable);
    return look->view->read(look->view->context, variable);
}

/* ------------------------------------------------------------------- values */

/* A value that can be compared with others: a symbol, or a bool. */
static size_t comparable(struct look *look, const struct term *term)
{
    if (term->kind == TERM_BOOL)
        return term->index;
    if (term->kind != TERM_FACT)
        return symbol_of_term(term, &look->binding);
    uint32_t value = value_of_fact(look, term);
    return term->fact->kind == GG_SYMBOL ? term->fact->values.symbols[value] : value;
}

static bool state_view_compare(struct look *look, const struct expression *expression)
{
    const struct term *left = &expression->left;
    bool equal;
    if (left->kind == TERM_FACT && left->fact->kind == GG_NUMBER) {
        int64_t value = value_of_fact(look, left);
        equal = value >= expression->low && value <= expression->high;
    } else {
        equal = comparable(look, left) == comparable(look, &expression->right);
    }
    return equal != (expression->comparison == NOT_EQUAL);
}

/* Reads a ground fact for an amount. */
static uint32_t read_variable(void *context, size_t variable)
{
    struct look *look = context;
    if (look->variables)
        note_variable(look, variable);
    return look->view->read(look->view->context, variable);
}

static bool state_view_holds(struct look *look, const struct expression *expression, bool negated);

/* For how many objects of its variables a condition holds. */
static int64_t count_choices(void *context, const struct expression *counted)
{
    struct look *look = context;
    int64_t count = 0;
    struct binding_iterator choice =
        binding_iterator_start(&look->binding, counted->parameters, counted->parameter_count);
    for (; choice.going; binding_iterator_next(&choice))
        count += state_view_holds(look, counted->children[0], false);
    binding_iterator_end(&choice);
    return count;
}

static bool amounts_compare(struct look *look, const struct expression *expression)
{
    struct amount_context work = {.pool = pool_new(),
                                  .problem = look->view->problem,
                                  .count = count_choices,
                                  .context = look};
    int64_t low, high;
    struct amount amount = amount_difference(&work, expression, &look->binding);
    assert(!amount.too_large); /* ground_examples.c has seen to it */
    wanted_difference_range(expression->comparison, &low, &high);
    int64_t value = amount_value(&amount, read_variable, look);
    pool_free(work.pool);
    return (value >= low && value <= high) != (expression->comparison == NOT_EQUAL);
}

static bool is_listed(struct look *look, const struct expression *expression)
{
    const struct term *left = &expression->left;
    bool number = left->kind == TERM_FACT && left->fact->kind == GG_NUMBER;
    size_t value = number ? value_of_fact(look, left) : comparable(look, left);
    for (size_t i = 0; i < expression->list_count; i++) {
        const struct term *item = &expression->list[i];
        if (value == (number ? item->index : comparable(look, item)))
            return true;
    }
    return false;
}

/* --------------------------------------------------------------- conditions */

/* `all` or `any`: whether some choice of objects gives `wanted`. */
static bool some_choice(struct look *look, const struct expression *expression, bool negated,
                        bool wanted)
{
    bool found = false;
    struct binding_iterator choice =
        binding_iterator_start(&look->binding, expression->parameters, expression->parameter_count);
    for (; choice.going && !found; binding_iterator_next(&choice))
        found = state_view_holds(look, expression->children[0], negated) == wanted;
    binding_iterator_end(&choice);
    return found;
}

static bool some_child(struct look *look, const struct expression *expression, bool negated,
                       bool wanted)
{
    for (size_t i = 0; i < expression->child_count; i++)
        if (state_view_holds(look, expression->children[i], negated) == wanted)
            return true;
    return false;
}

static bool state_view_compares(struct look *look, const struct expression *expression)
{
    switch (expression->kind) {
    case EXPRESSION_COMPARE:
        return state_view_compare(look, expression);
    case EXPRESSION_AMOUNTS:
        return amounts_compare(look, expression);
    case EXPRESSION_IN:
        return is_listed(look, expression);
    default:
        return comparable(look, &expression->left) != 0;
    }
}

static bool holds_with(struct look *look, const struct expression *with, bool negated)
{
    if (look_up_leaf_arguments(with, &look->binding).state == LOOKUP_UNFIT)
        return false;
    bind_parameters_to_facts(with, &look->binding);
    bool result = state_view_holds(look, with->children[0], negated);
    look->binding.count -= with->list_count;
    return result;
}

/* Whether a condition holds, or its negation. Where an argument is no object that it can be, neither
 * does. */
static bool state_view_holds(struct look *look, const struct expression *expression, bool negated)
{
    bool all = expression->kind == EXPRESSION_AND || expression->kind == EXPRESSION_ALL;
    bool wanted = all == negated; /* one part that holds decides; otherwise one that does not */
    switch (expression->kind) {
    case EXPRESSION_NOT:
        return state_view_holds(look, expression->children[0], !negated);
    case EXPRESSION_AND:
    case EXPRESSION_OR:
        return some_child(look, expression, negated, wanted) == wanted;
    case EXPRESSION_ALL:
    case EXPRESSION_ANY:
        return some_choice(look, expression, negated, wanted) == wanted;
    case EXPRESSION_WITH:
        return holds_with(look, expression, negated);
    default:
        if (expression->reads &&
            look_up_leaf_arguments(expression, &look->binding).state == LOOKUP_UNFIT)
            return false;
        return state_view_compares(look, expression) != negated;
    }
}

/* The value of a fact that is an argument. */
static uint32_t state_view_known_value(const void *context, size_t variable)
{
    struct look *look = (struct look *)(uintptr_t)context;
    const struct problem *problem = look->view->problem;
    if (variable >= problem->variable_count)
        return problem->variables[variable].start;
    return read_variable(look, variable);
}

bool view_holds_under_binding(const struct state_view *view, const struct expression *condition,
                              bool wanted, const struct binding *binding)
{
    struct look look = {.view = view, .binding = *binding};
    struct known_values known = {state_view_known_value, &look};
    look.binding.known = &known;
    return state_view_holds(&look, condition, !wanted);
}

bool view_holds(const struct state_view *view, const struct expression *condition)
{
    static const struct binding none;
    return view_holds_under_binding(view, condition, true, &none);
}

size_t view_facts_read_under_binding(const struct state_view *view,
                                     const struct expression *condition,
                                     const struct binding *binding, size_t *variables, size_t most)
{
    struct look look = {.view = view, .binding = *binding, .variables = variables, .most = most};
    struct known_values known = {state_view_known_value, &look};
    look.binding.known = &known;
    (void)state_view_holds(&look, condition, false);
    return look.count;
}

size_t view_facts_read(const struct state_view *view, const struct expression *condition,
                       size_t *variables, size_t most)
{
    static const struct binding none;
    return view_facts_read_under_binding(view, condition, &none, variables, most);
}

uint32_t view_value(const void *context, size_t variable)
{
    const struct state_view *view = context;
    const struct problem *problem = view->problem;
    return variable < problem->variable_count ? view->read(view->context, variable)
                                              : problem->variables[variable].start;
}

/* ------------------------------------------------------------------ effects */

/* The new value of a fact. */
static uint32_t assigned(struct look *look, const struct expression *effect)
{
    const struct fact *fact = effect->left.fact;
    assert(fact->kind != GG_NUMBER ||
           effect->right.kind == TERM_NUMBER); /* check_effects_compute_no_number */
    if (fact->kind == GG_NUMBER)
        return (uint32_t)effect->low;
    size_t value = comparable(look, &effect->right);
    return fact->kind == GG_SYMBOL ? (uint32_t)symbol_position(&fact->values, value)
                                   : (uint32_t)value;
}

static void change(struct look *look, const struct expression *effect)
{
    const struct state_view *view = look->view;
    size_t variable = variable_of_term(&effect->left, &look->binding);
    uint32_t top = effect->left.fact->top, value;
    if (effect->kind == EXPRESSION_ADD)
        value = value_clamped((int64_t)view->read(view->context, variable) + effect->low, top);
    else
        value = assigned(look, effect);
    view->write(view->context, variable, value);
}

void view_apply(const struct state_view *view, const struct expressions *effects)
{
    struct look look = {.view = view};
    for (size_t i = 0; i < effects->count; i++) {
        const struct expression *effect = effects->items[i];
        struct binding_iterator choice =
            binding_iterator_start(&look.binding, effect->parameters, effect->parameter_count);
        for (; choice.going; binding_iterator_next(&choice))
            change(&look, effect->kind == EXPRESSION_ALL ? effect->children[0] : effect);
        binding_iterator_end(&choice);
    }
}
