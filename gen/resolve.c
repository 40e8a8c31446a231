/* SPDX-License-Identifier: MIT */
/* Names and types in conditions and effects: see resolve.h. */
#include "resolve.h"

#include <string.h>

#include "reading.h"

struct scope scope_of(struct domain *domain, const char *context)
{
    return (struct scope){.domain = domain, .context = context};
}

static struct diagnostics *diagnostics_of(const struct scope *scope)
{
    return scope->domain->parsing.diagnostics;
}

long symbol_position(const struct symbol_set *set, size_t symbol)
{
    for (size_t i = 0; i < set->count; i++)
        if (set->symbols[i] == symbol)
            return (long)i;
    return -1;
}

/* --------------------------------------------------------- names unknown */

static void report_unknown(struct scope *scope, const struct term *term, bool facts, bool values)
{
    const struct domain *domain = scope->domain;
    struct guess guess = guess_start(&scope->domain->parsing, term->name);
    for (size_t i = 0; facts && i < domain->fact_count; i++)
        guess_try(&guess, domain->facts[i]->name, domain->facts[i]->place);
    for (size_t i = 0; values && i < scope->count; i++)
        guess_try(&guess, scope->variables[i]->name, scope->variables[i]->place);
    for (size_t i = 0; values && i < domain->symbol_count; i++)
        guess_try(&guess, domain->symbols[i].name, domain->symbols[i].place);
    report_error(diagnostics_of(scope), term->place, "unknown %s '%s' in %s",
                 facts ? "fact" : "value", term->name, scope->context);
    guess_note(&guess, &domain->parsing);
}

const struct object_type *find_type(struct domain *domain, const char *name, struct place place,
                                    const char *context)
{
    long found = map_get(&domain->type_names, name);
    if (found >= 0)
        return &domain->types[found];
    struct guess guess = guess_start(&domain->parsing, name);
    for (size_t i = 0; i < domain->type_count; i++)
        guess_try(&guess, domain->types[i].name, domain->types[i].place);
    report_error(domain->parsing.diagnostics, place, "unknown type '%s' in %s", name, context);
    guess_note(&guess, &domain->parsing);
    return NULL;
}

bool scope_add(struct scope *scope, struct parameter *parameters, size_t count)
{
    bool fine = true;
    for (size_t i = 0; i < count; i++) {
        struct parameter *parameter = &parameters[i];
        if (!parameter->type)
            parameter->type =
                find_type(scope->domain, parameter->type_name, parameter->place, scope->context);
        fine &= parameter->type != NULL;
        fine &=
            check_name(&scope->domain->parsing, parameter->name, parameter->place, "a parameter");
        for (size_t j = 0; j < scope->count; j++) {
            if (strcmp(scope->variables[j]->name, parameter->name) != 0)
                continue;
            report_error(diagnostics_of(scope), parameter->place, "parameter '%s' is defined twice",
                         parameter->name);
            fine = false;
        }
        if (scope->count == SCOPE_LIMIT) {
            report_error(diagnostics_of(scope), parameter->place, "more than %d parameters in %s",
                         SCOPE_LIMIT, scope->context);
            return false;
        }
        scope->variables[scope->count++] = parameter;
    }
    return fine;
}

/* ----------------------------------------------------------------- terms */

static bool find_variable(const struct scope *scope, struct term *term)
{
    for (size_t i = scope->count; i-- > 0;) {
        if (strcmp(scope->variables[i]->name, term->name) != 0)
            continue;
        term->kind = TERM_PARAMETER;
        term->index = i;
        return true;
    }
    return false;
}

static bool find_symbol(const struct scope *scope, struct term *term)
{
    long found = map_get(&scope->domain->symbol_names, term->name);
    if (found < 0)
        return false;
    term->kind = TERM_SYMBOL;
    term->index = (size_t)found;
    return true;
}

static bool is_subset(const struct symbol_set *part, const struct symbol_set *whole)
{
    for (size_t i = 0; i < part->count; i++)
        if (symbol_position(whole, part->symbols[i]) < 0)
            return false;
    return true;
}

static bool resolve_argument(struct scope *scope, struct term *argument,
                             const struct object_type *type)
{
    if (!find_variable(scope, argument) && !find_symbol(scope, argument)) {
        report_unknown(scope, argument, false, true);
        return false;
    }
    bool fits;
    if (argument->kind == TERM_PARAMETER)
        fits = is_subset(&scope->variables[argument->index]->type->objects, &type->objects);
    else
        fits = symbol_position(&type->objects, argument->index) >= 0;
    if (!fits)
        report_error(diagnostics_of(scope), argument->place,
                     "'%s' is not always of type '%s' in %s", argument->name, type->name,
                     scope->context);
    return fits;
}

bool resolve_arguments(struct scope *scope, struct term *call,
                       const struct object_type *const *types, size_t count)
{
    if (call->argument_count != count) {
        report_error(diagnostics_of(scope), call->place, "'%s' takes %zu argument%s, not %zu",
                     call->name, count, count == 1 ? "" : "s", call->argument_count);
        return false;
    }
    bool fine = true;
    for (size_t i = 0; i < count; i++)
        fine = types[i] && resolve_argument(scope, &call->arguments[i], types[i]) && fine;
    return fine;
}

static bool find_fact(struct scope *scope, struct term *term)
{
    long found = map_get(&scope->domain->fact_names, term->name);
    if (found < 0)
        return false;
    term->kind = TERM_FACT;
    term->fact = scope->domain->facts[found];
    return true;
}

/* A side of a comparison. `other` is the fact on the other side, whose symbols
 * are looked at first; NULL where it is not known to be one. */
static bool resolve_term(struct scope *scope, struct term *term, const struct fact *other)
{
    if (term->kind == TERM_NUMBER)
        return true;
    if (!term->argument_count) {
        if (strcmp(term->name, "true") == 0 || strcmp(term->name, "false") == 0) {
            term->kind = TERM_BOOL;
            term->index = term->name[0] == 't';
            return true;
        }
        if (find_variable(scope, term))
            return true;
        if (other && other->kind == GG_SYMBOL && find_symbol(scope, term) &&
            symbol_position(&other->values, term->index) >= 0)
            return true;
    }
    if (find_fact(scope, term))
        return resolve_arguments(scope, term, term->fact->parameters, term->fact->parameter_count);
    if (!term->argument_count && find_symbol(scope, term))
        return true;
    report_unknown(scope, term, !other || term->argument_count, true);
    return false;
}

/* --------------------------------------------------------------- numbers */

static int64_t power_of_ten(unsigned exponent)
{
    int64_t power = 1;
    while (exponent-- > 0)
        power *= 10;
    return power;
}

int64_t scaled(const struct number_scale *scale, struct decimal value, bool *exact)
{
    /* All in units of 1 / common, where common is the finer of the two. */
    int64_t power = power_of_ten(value.scale);
    int64_t common = power > scale->divisor ? power : scale->divisor;
    int64_t above = value.digits * (common / power) - scale->low * (common / scale->divisor);
    int64_t step = scale->step * (common / scale->divisor);
    int64_t quotient = above / step;
    if (quotient * step > above)
        quotient--;
    *exact = quotient * step == above;
    return quotient;
}

static bool wrong_value(struct scope *scope, const struct term *value, const struct fact *fact,
                        const char *why)
{
    report_error(diagnostics_of(scope), value->place, "'%s' %s '%s'", value->name, why, fact->name);
    report_note(diagnostics_of(scope), fact->place, "'%s' is declared here", fact->name);
    return false;
}

/* The number of a value on the fact's grid, or rounded down where the caller
 * can do with that (exact is not NULL). */
static bool number_on(struct scope *scope, const struct term *value, const struct fact *fact,
                      int64_t *number, bool *exact)
{
    bool on_grid;
    if (value->kind != TERM_NUMBER)
        return wrong_value(scope, value, fact, "is not a number, but so is");
    *number = scaled(&fact->scale, value->number, &on_grid);
    if (*number < 0 || *number > fact->top || (*number == fact->top && !on_grid))
        return wrong_value(scope, value, fact, "is out of the range of");
    if (!on_grid && !exact)
        return wrong_value(scope, value, fact, "is not a step of");
    if (exact)
        *exact = on_grid;
    return true;
}

static bool resolve_number_comparison(struct scope *scope, struct expression *expression)
{
    const struct fact *fact = expression->left.fact;
    bool ordered = expression->comparison != EQUAL && expression->comparison != NOT_EQUAL;
    int64_t number;
    bool exact = true;
    if (expression->right.kind == TERM_FACT)
        return wrong_value(scope, &expression->right, fact,
                           "is a fact; numbers are compared with constants only, as");
    if (!number_on(scope, &expression->right, fact, &number, ordered ? &exact : NULL))
        return false;
    expression->low = 0;
    expression->high = fact->top;
    switch (expression->comparison) {
    case EQUAL:
    case NOT_EQUAL:
        expression->low = expression->high = number;
        break;
    case LESS:
        expression->high = exact ? number - 1 : number;
        break;
    case AT_MOST:
        expression->high = number;
        break;
    case GREATER:
        expression->low = number + 1;
        break;
    case AT_LEAST:
        expression->low = exact ? number : number + 1;
        break;
    }
    return true;
}

bool resolve_value(struct scope *scope, const struct fact *fact, struct term *term, uint32_t *value)
{
    int64_t number;
    if (!resolve_term(scope, term, fact))
        return false;
    if (fact->kind == GG_NUMBER) {
        if (!number_on(scope, term, fact, &number, NULL))
            return false;
        *value = (uint32_t)number;
        return true;
    }
    long position = -1;
    if (term->kind == TERM_SYMBOL)
        position = symbol_position(&fact->values, term->index);
    if (position < 0)
        return wrong_value(scope, term, fact, "is not a value of");
    *value = (uint32_t)position;
    return true;
}

/* ------------------------------------------------------------ conditions */

static bool overlap(const struct symbol_set *a, const struct symbol_set *b)
{
    for (size_t i = 0; i < a->count; i++)
        if (symbol_position(b, a->symbols[i]) >= 0)
            return true;
    return false;
}

/* Whether a value, not a number, can be one of a fact's. */
static bool check_value(struct scope *scope, const struct term *value, const struct fact *fact)
{
    bool fits = false;
    if (value->kind == TERM_BOOL)
        fits = fact->kind == GG_BOOL;
    else if (value->kind == TERM_FACT && value->fact->kind == fact->kind)
        fits = fact->kind == GG_BOOL || overlap(&value->fact->values, &fact->values);
    else if (value->kind == TERM_SYMBOL && fact->kind == GG_SYMBOL)
        fits = symbol_position(&fact->values, value->index) >= 0;
    else if (value->kind == TERM_PARAMETER && fact->kind == GG_SYMBOL)
        fits = overlap(&scope->variables[value->index]->type->objects, &fact->values);
    return fits || wrong_value(scope, value, fact, "is not a value of");
}

static bool is_object(const struct term *term)
{
    return term->kind == TERM_PARAMETER || term->kind == TERM_SYMBOL;
}

static void swap_sides(struct expression *expression)
{
    static const enum comparison swapped[] = {EQUAL, NOT_EQUAL, GREATER, AT_LEAST, LESS, AT_MOST};
    struct term left = expression->left;
    expression->left = expression->right;
    expression->right = left;
    expression->comparison = swapped[expression->comparison];
}

static bool resolve_sides(struct scope *scope, struct expression *expression)
{
    struct term *left = &expression->left, *right = &expression->right;
    if (!resolve_term(scope, left, NULL))
        return false;
    const struct fact *fact = left->kind == TERM_FACT ? left->fact : NULL;
    if (!resolve_term(scope, right, fact))
        return false;
    if (left->kind != TERM_FACT && right->kind == TERM_FACT)
        swap_sides(expression);
    return true;
}

static bool resolve_comparison(struct scope *scope, struct expression *expression)
{
    if (!resolve_sides(scope, expression))
        return false;
    struct term *left = &expression->left, *right = &expression->right;
    bool ordered = expression->comparison != EQUAL && expression->comparison != NOT_EQUAL;
    if (left->kind == TERM_FACT) {
        left->fact->read = true;
        if (right->kind == TERM_FACT)
            right->fact->read = true;
        if (left->fact->kind == GG_NUMBER)
            return resolve_number_comparison(scope, expression);
        if (!ordered)
            return check_value(scope, right, left->fact);
        return wrong_value(scope, left, left->fact, "is not a number to be ordered; see");
    }
    if (is_object(left) && is_object(right) && !ordered)
        return true;
    report_error(diagnostics_of(scope), expression->place,
                 "a comparison is of a fact or parameter with a value, in %s", scope->context);
    return false;
}

static bool resolve_in(struct scope *scope, struct expression *expression)
{
    struct term *left = &expression->left;
    bool fine = resolve_term(scope, left, NULL);
    if (fine && left->kind != TERM_FACT && left->kind != TERM_PARAMETER) {
        report_error(diagnostics_of(scope), left->place,
                     "'in' wants a fact or a parameter before it");
        fine = false;
    }
    for (size_t i = 0; fine && i < expression->list_count; i++) {
        struct term *item = &expression->list[i];
        const struct fact *fact = left->kind == TERM_FACT ? left->fact : NULL;
        int64_t number;
        if (!resolve_term(scope, item, fact))
            return false;
        if (fact && fact->kind == GG_NUMBER) {
            fine = number_on(scope, item, fact, &number, NULL);
            item->index = fine ? (size_t)number : 0;
        } else if (item->kind == TERM_FACT || (!fact && !is_object(item))) {
            report_error(diagnostics_of(scope), item->place, "the list of 'in' is of values");
            fine = false;
        } else if (fact) {
            fine = check_value(scope, item, fact);
        }
    }
    if (fine && left->kind == TERM_FACT)
        left->fact->read = true;
    return fine;
}

static bool resolve_holds(struct scope *scope, struct expression *expression)
{
    struct term *left = &expression->left;
    if (!resolve_term(scope, left, NULL))
        return false;
    if (left->kind == TERM_BOOL)
        return true;
    if (left->kind == TERM_FACT && left->fact->kind == GG_BOOL) {
        left->fact->read = true;
        return true;
    }
    report_error(diagnostics_of(scope), left->place,
                 "'%s' is not true or false by itself; compare it with a value", left->name);
    return false;
}

static bool resolve_condition(struct scope *scope, struct expression *expression);

static bool resolve_children(struct scope *scope, struct expression *expression)
{
    size_t outer = scope->count;
    bool fine = scope_add(scope, expression->parameters, expression->parameter_count);
    for (size_t i = 0; fine && i < expression->child_count; i++)
        fine = resolve_condition(scope, expression->children[i]);
    scope->count = outer;
    return fine;
}

static bool resolve_condition(struct scope *scope, struct expression *expression)
{
    switch (expression->kind) {
    case EXPRESSION_HOLDS:
        return resolve_holds(scope, expression);
    case EXPRESSION_COMPARE:
        return resolve_comparison(scope, expression);
    case EXPRESSION_IN:
        return resolve_in(scope, expression);
    default:
        return resolve_children(scope, expression);
    }
}

/* --------------------------------------------------------------- effects */

static bool resolve_addition(struct scope *scope, struct expression *effect)
{
    const struct fact *fact = effect->left.fact;
    if (scope->is_start) {
        report_error(diagnostics_of(scope), effect->place, "the start has nothing to add to");
        return false;
    }
    if (fact->kind != GG_NUMBER)
        return wrong_value(scope, &effect->left, fact, "is not a number to be added to; see");
    if (effect->right.kind != TERM_NUMBER)
        return wrong_value(scope, &effect->right, fact, "is not a number; it is added to");
    struct number_scale from_zero = fact->scale;
    from_zero.low = 0;
    bool exact;
    effect->low = scaled(&from_zero, effect->right.number, &exact);
    if (!exact)
        return wrong_value(scope, &effect->right, fact, "is not a whole number of steps of");
    if (effect->low > (int64_t)INT32_MAX || effect->low < -(int64_t)INT32_MAX)
        return wrong_value(scope, &effect->right, fact, "is too much to add to");
    return true;
}

static bool resolve_assignment(struct scope *scope, struct expression *effect)
{
    const struct fact *fact = effect->left.fact;
    struct term *value = &effect->right;
    if (fact->kind == GG_NUMBER && value->kind == TERM_FACT)
        return wrong_value(scope, value, fact, "is a fact; numbers are set to constants only, as");
    if (fact->kind == GG_NUMBER)
        return number_on(scope, value, fact, &effect->low, NULL);
    if (!check_value(scope, value, fact))
        return false;
    if (value->kind == TERM_PARAMETER &&
        !is_subset(&scope->variables[value->index]->type->objects, &fact->values))
        return wrong_value(scope, value, fact, "is not always a value of");
    if (value->kind == TERM_FACT && fact->kind == GG_SYMBOL &&
        !is_subset(&value->fact->values, &fact->values))
        return wrong_value(scope, value, fact, "has values that are none of");
    if (value->kind == TERM_FACT)
        value->fact->read = true;
    return true;
}

static bool resolve_change(struct scope *scope, struct expression *effect)
{
    struct term *left = &effect->left;
    if (left->kind == TERM_NUMBER) {
        report_error(diagnostics_of(scope), left->place, "an effect begins with a fact");
        return false;
    }
    if (!find_fact(scope, left)) {
        report_unknown(scope, left, true, false);
        return false;
    }
    if (!resolve_arguments(scope, left, left->fact->parameters, left->fact->parameter_count))
        return false;
    if (left->fact->constant && !scope->is_start) {
        report_error(diagnostics_of(scope), left->place, "'%s' is constant; %s change it",
                     left->name, scope->context);
        report_note(diagnostics_of(scope), left->fact->place, "'%s' is declared here", left->name);
        return false;
    }
    left->fact->changed |= !scope->is_start;
    if (effect->right.kind != TERM_BOOL && !resolve_term(scope, &effect->right, left->fact))
        return false;
    if (effect->kind == EXPRESSION_ADD)
        return resolve_addition(scope, effect);
    if (scope->is_start && effect->right.kind == TERM_FACT)
        return wrong_value(scope, &effect->right, left->fact, "is no value; the start sets");
    return resolve_assignment(scope, effect);
}

static bool resolve_effect(struct scope *scope, struct expression *effect)
{
    if (effect->kind != EXPRESSION_ALL)
        return resolve_change(scope, effect);
    size_t outer = scope->count;
    bool fine = scope_add(scope, effect->parameters, effect->parameter_count) &&
                resolve_change(scope, effect->children[0]);
    scope->count = outer;
    return fine;
}

/* ----------------------------------------------------------------- texts */

static struct expressions read_texts(struct scope *scope, struct node *node, bool effects)
{
    const struct parsing *parsing = &scope->domain->parsing;
    struct expressions result = {0};
    struct text words = {0};
    size_t count = 0;
    struct node **texts = node ? phrases_of(parsing, node, false, &count) : NULL;
    for (size_t i = 0; i < count; i++) {
        struct expression *item =
            effects ? parse_effect(parsing, texts[i]) : parse_condition(parsing, texts[i]);
        if (!item || !(effects ? resolve_effect(scope, item) : resolve_condition(scope, item)))
            continue;
        result.items = pool_grow(parsing->pool, result.items, result.count, sizeof *result.items);
        result.items[result.count++] = item;
        text_add(&words, "%s%s", words.length ? ", " : "", texts[i]->text);
    }
    result.text = pool_copy(parsing->pool, words.data ? words.data : "", words.length);
    text_free(&words);
    return result;
}

struct expressions read_conditions(struct scope *scope, struct node *node)
{
    return read_texts(scope, node, false);
}

struct expressions read_effects(struct scope *scope, struct node *node)
{
    return read_texts(scope, node, true);
}
