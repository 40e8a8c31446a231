/* SPDX-License-Identifier: MIT */
/* Conditions and effects on one state: see state_view.h. */
#include "ground/state_view.h"

#include "ground/amount.h"
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
    size_t variable = variable_of(term, &look->binding);
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
        return symbol_of(term, &look->binding);
    uint32_t value = value_of_fact(look, term);
    return term->fact->kind == GG_SYMBOL ? term->fact->values.symbols[value] : value;
}

static bool compare(struct look *look, const struct expression *expression)
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

static bool compare_amounts(struct look *look, const struct expression *expression)
{
    struct amount_work work = {.pool = pool_new(), .problem = look->view->problem};
    int64_t low, high;
    struct amount amount = amount_difference(&work, expression, &look->binding);
    assert(!amount.too_large); /* ground_examples.c has seen to it */
    difference_wanted(expression->comparison, &low, &high);
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

static bool holds(struct look *look, const struct expression *expression);

/* `all` or `any`, from one of its variables on: whether some choice of objects gives `wanted`. */
static bool some_choice(struct look *look, const struct expression *expression, size_t from,
                        bool wanted)
{
    if (from == expression->parameter_count)
        return holds(look, expression->children[0]) == wanted;
    const struct symbol_set *objects = &expression->parameters[from].type->objects;
    bool found = false;
    look->binding.count++;
    for (size_t i = 0; i < objects->count && !found; i++) {
        look->binding.symbols[look->binding.count - 1] = objects->symbols[i];
        found = some_choice(look, expression, from + 1, wanted);
    }
    look->binding.count--;
    return found;
}

static bool some_child(struct look *look, const struct expression *expression, bool wanted)
{
    for (size_t i = 0; i < expression->child_count; i++)
        if (holds(look, expression->children[i]) == wanted)
            return true;
    return false;
}

static bool holds(struct look *look, const struct expression *expression)
{
    switch (expression->kind) {
    case EXPRESSION_NOT:
        return !holds(look, expression->children[0]);
    case EXPRESSION_OR:
        return some_child(look, expression, true);
    case EXPRESSION_ALL:
        return !some_choice(look, expression, 0, false);
    case EXPRESSION_ANY:
        return some_choice(look, expression, 0, true);
    case EXPRESSION_HOLDS:
        return comparable(look, &expression->left) != 0;
    case EXPRESSION_COMPARE:
        return compare(look, expression);
    case EXPRESSION_AMOUNTS:
        return compare_amounts(look, expression);
    case EXPRESSION_IN:
        return is_listed(look, expression);
    default:
        return !some_child(look, expression, false);
    }
}

bool view_holds(const struct state_view *view, const struct expression *condition)
{
    struct look look = {.view = view};
    return holds(&look, condition);
}

bool view_holds_under(const struct state_view *view, const struct expression *condition,
                      const struct binding *binding)
{
    struct look look = {.view = view, .binding = *binding};
    return holds(&look, condition);
}

size_t view_facts_under(const struct state_view *view, const struct expression *condition,
                        const struct binding *binding, size_t *variables, size_t most)
{
    struct look look = {.view = view, .binding = *binding, .variables = variables, .most = most};
    (void)holds(&look, condition);
    return look.count;
}

size_t view_facts(const struct state_view *view, const struct expression *condition,
                  size_t *variables, size_t most)
{
    struct look look = {.view = view, .variables = variables, .most = most};
    (void)holds(&look, condition);
    return look.count;
}

/* ------------------------------------------------------------------ effects */

/* The new value of a fact. */
static uint32_t assigned(struct look *look, const struct expression *effect)
{
    const struct fact *fact = effect->left.fact;
    assert(fact->kind != GG_NUMBER || effect->right.kind == TERM_NUMBER); /* numbers_are_given */
    if (fact->kind == GG_NUMBER)
        return (uint32_t)effect->low;
    size_t value = comparable(look, &effect->right);
    return fact->kind == GG_SYMBOL ? (uint32_t)symbol_position(&fact->values, value)
                                   : (uint32_t)value;
}

static void change(struct look *look, const struct expression *effect)
{
    const struct state_view *view = look->view;
    size_t variable = variable_of(&effect->left, &look->binding);
    uint32_t top = effect->left.fact->top, value;
    if (effect->kind == EXPRESSION_ADD)
        value = value_clamped((int64_t)view->read(view->context, variable) + effect->low, top);
    else
        value = assigned(look, effect);
    view->write(view->context, variable, value);
}

/* An effect for all objects of its variables, from one on. */
static void change_all(struct look *look, const struct expression *effect, size_t from)
{
    if (from == effect->parameter_count) {
        change(look, effect->children[0]);
        return;
    }
    const struct symbol_set *objects = &effect->parameters[from].type->objects;
    look->binding.count++;
    for (size_t i = 0; i < objects->count; i++) {
        look->binding.symbols[look->binding.count - 1] = objects->symbols[i];
        change_all(look, effect, from + 1);
    }
    look->binding.count--;
}

void view_apply(const struct state_view *view, const struct expressions *effects)
{
    struct look look = {.view = view};
    for (size_t i = 0; i < effects->count; i++)
        if (effects->items[i]->kind == EXPRESSION_ALL)
            change_all(&look, effects->items[i], 0);
        else
            change(&look, effects->items[i]);
}
