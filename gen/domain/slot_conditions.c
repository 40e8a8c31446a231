/* SPDX-License-Identifier: MIT */
/* Conditions that ask whether slots are bound, and effects that leave empty ones as they are: see
 * slots.h. */
#include "domain/slots.h"

#include "domain/trees.h"

bool has_slot_types(const struct domain *domain)
{
    for (size_t i = 0; i < domain->type_count; i++)
        if (domain->types[i].slots)
            return true;
    return false;
}

bool has_slot_parameter(const struct fact *fact)
{
    for (size_t i = 0; i < fact->parameter_count; i++)
        if (fact->parameters[i] && fact->parameters[i]->slots)
            return true;
    return false;
}

bool can_have_slot_value(const struct domain *domain, const struct fact *fact)
{
    for (size_t i = 0; fact->kind == GG_SYMBOL && i < fact->values.count; i++)
        if (domain->symbols[fact->values.symbols[i]].slot_of)
            return true;
    return false;
}

/* -------------------------------------------------------------- conditions */

/* TYPE_bound(PARAMETER), of a variable in scope. */
static struct expression *bound_slot(struct scope *scope, size_t position)
{
    struct pool *pool = scope->domain->parsing.pool;
    const struct parameter *parameter = scope->variables[position];
    struct expression *result = new_expression(pool, EXPRESSION_HOLDS, parameter->place);
    result->left = new_fact_term(parameter->type->bound, parameter->place);
    POOL_ADD(pool, result->left.arguments, result->left.argument_count) =
        new_parameter_term(parameter, position, parameter->place);
    return result;
}

static bool is_slot(const struct parameter *parameter)
{
    return parameter->type && parameter->type->slots && parameter->type->bound;
}

void restrict_quantifier_to_bound(struct scope *scope, struct expression *quantifier)
{
    struct pool *pool = scope->domain->parsing.pool;
    bool all = quantifier->kind == EXPRESSION_ALL;
    struct expression *child = quantifier->child_count ? quantifier->children[0] : NULL;
    struct expression *guard = NULL;
    for (size_t i = scope->count - quantifier->parameter_count; i < scope->count; i++) {
        if (!is_slot(scope->variables[i]))
            continue;
        if (!guard)
            guard = new_expression(pool, all ? EXPRESSION_OR : EXPRESSION_AND, child->place);
        struct expression *bound = bound_slot(scope, i);
        struct expression *empty = new_expression(pool, EXPRESSION_NOT, bound->place);
        add_child(pool, empty, bound);
        add_child(pool, guard, all ? empty : bound);
    }
    if (!guard)
        return;
    guard->guards = true;
    add_child(pool, guard, child);
    quantifier->children = NULL;
    quantifier->child_count = 0;
    add_child(pool, quantifier, guard);
}

void require_bound_slots(struct scope *scope, const struct parameters *parameters,
                         struct expressions *conditions)
{
    struct pool *pool = scope->domain->parsing.pool;
    for (size_t i = 0; i < parameters->count; i++) {
        if (!is_slot(scope->variables[i]))
            continue;
        struct expression *bound = bound_slot(scope, i);
        add_expression(pool, conditions, bound,
                       pool_format(pool, "%s(%s)", bound->left.name, parameters->items[i].name));
    }
}

/* ----------------------------------------------------------------- effects */

/* Whether a term means a slot that may be empty: one that is named, or a variable of `all`. */
static bool may_be_empty(const struct scope *scope, const struct term *term, size_t outer)
{
    if (term->kind == TERM_SYMBOL)
        return scope->domain->symbols[term->index].slot_of != NULL;
    return term->kind == TERM_PARAMETER && term->index >= outer &&
           is_slot(scope->variables[term->index]);
}

/* Whether a change gives its fact the value that the fact has at the start. */
static bool is_start_value(const struct expression *change)
{
    const struct fact *fact = change->left.fact;
    const struct term *value = &change->right;
    if (change->kind != EXPRESSION_ASSIGN)
        return false;
    if (value->kind == TERM_NUMBER)
        return change->low == (int64_t)fact->start;
    if (value->kind == TERM_BOOL)
        return value->index == fact->start;
    return value->kind == TERM_SYMBOL &&
           symbol_position(&fact->values, value->index) == (int64_t)fact->start;
}

static bool refuse_slot(const struct scope *scope, const struct term *term, const char *why)
{
    return refuse(&scope->domain->parsing, term->place, "'%s' %s, in %s", term->name, why,
                  scope->context);
}
/* Whether a change says that the agent is at no place. */
static bool makes_nowhere(const struct scope *scope, const struct expression *change)
{
    const struct places *places = &scope->domain->places;
    return places->has_nowhere && change->left.fact == places->fact &&
           change->kind == EXPRESSION_ASSIGN && change->right.kind == TERM_SYMBOL &&
           symbol_position(&places->fact->values, change->right.index) == places->nowhere;
}

bool check_change_keeps_empty_slots(struct scope *scope, const struct expression *change,
                                    size_t outer)
{
    const struct term *left = &change->left;
    if (makes_nowhere(scope, change) && (scope->is_start || !scope->is_game))
        return refuse_slot(scope, &change->right,
                           "is no place: an agent comes there when the slot that it is at is "
                           "unbound, or when the game says so");
    if (scope->is_game)
        return true;
    if (left->fact->is_binding)
        return refuse_slot(scope, left, "tells which slots are bound: only the game binds slots");
    if (scope->is_start && has_slot_parameter(left->fact))
        return refuse_slot(
            scope, left,
            "is of slots, which are empty at the start: say it with the fact itself, by 'start'");
    if (may_be_empty(scope, &change->right, outer))
        return refuse_slot(scope, &change->right,
                           "is a slot that may be empty: only parameters stand for bound slots");
    for (size_t i = 0; i < left->argument_count; i++)
        if (may_be_empty(scope, &left->arguments[i], outer) && !is_start_value(change))
            return refuse_slot(
                scope, left,
                "is changed of a slot that may be empty, and of such it keeps what it is at the "
                "start: only parameters stand for bound slots");
    return true;
}
