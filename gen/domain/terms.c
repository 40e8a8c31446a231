/* SPDX-License-Identifier: MIT */
/* Names and values in conditions and effects: see terms.h. */
#include "domain/terms.h"

#include "syntax/name_rules.h"
#include "domain/fields.h"
#include "domain/suggest.h"

#include <string.h>

struct scope scope_of(struct domain *domain, const char *context)
{
    return (struct scope){.domain = domain, .context = context};
}

struct diagnostics *diagnostics_of(const struct scope *scope)
{
    return scope->domain->parsing.diagnostics;
}

/* --------------------------------------------------------- names unknown */

struct named_condition *condition_named(const struct scope *scope, const struct term *term)
{
    for (size_t i = 0; term->name && !term->argument_count && i < scope->count; i++)
        if (strcmp(scope->variables[i]->name, term->name) == 0)
            return NULL;
    long found = term->kind == TERM_NAME && term->name
                     ? map_get(&scope->domain->condition_names, term->name)
                     : -1;
    return found < 0 ? NULL : scope->domain->conditions[found];
}

/* Reports a named condition where a value or a fact is expected. */
static void report_condition(struct scope *scope, const struct term *term,
                             const struct named_condition *condition)
{
    report_error(diagnostics_of(scope), term->place, "'%s' is a condition%s", term->name,
                 scope->in_conditions
                     ? ": it holds or not by itself, and is neither a value nor an argument"
                     : ", which stands in other conditions; here facts, objects and parameters do");
    report_note(diagnostics_of(scope), condition->place, "'%s' is declared here", term->name);
}

/* Tries all names that could stand at a place. */
static void guess_all(const struct scope *scope, struct guess *guess, bool facts, bool values)
{
    const struct domain *domain = scope->domain;
    for (size_t i = 0; facts && i < domain->fact_count; i++)
        guess_try(guess, domain->facts[i]->name, domain->facts[i]->place);
    for (size_t i = 0; facts && scope->in_conditions && i < domain->condition_count; i++)
        guess_try(guess, domain->conditions[i]->name, domain->conditions[i]->place);
    for (size_t i = 0; values && i < scope->count; i++)
        guess_try(guess, scope->variables[i]->name, scope->variables[i]->place);
    for (size_t i = 0; values && i < domain->symbol_count; i++)
        guess_try(guess, domain->symbols[i].name, domain->symbols[i].place);
}

void report_unknown(struct scope *scope, const struct term *term, bool facts, bool values)
{
    const struct domain *domain = scope->domain;
    const struct named_condition *condition = condition_named(scope, term);
    if (condition) {
        report_condition(scope, term, condition);
        return;
    }
    struct guess guess = guess_start(&scope->domain->parsing, term->name);
    if (!guess.tired)
        guess_all(scope, &guess, facts, values);
    bool conditions = scope->in_conditions && domain->condition_count > 0;
    report_error(diagnostics_of(scope), term->place, "unknown %s '%s' in %s",
                 !facts       ? "value"
                 : conditions ? "fact or condition"
                              : "fact",
                 term->name, scope->context);
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

/* Whether name and type of a parameter have changed places. */
static bool is_swapped(const struct domain *domain, const struct parameter *parameter)
{
    return parameter->name && map_get(&domain->type_names, parameter->type_name) < 0 &&
           map_get(&domain->type_names, parameter->name) >= 0;
}

static void warn_of_hidden_fact(struct domain *domain, const struct parameter *parameter,
                                const char *context)
{
    long number = parameter->name ? map_get(&domain->fact_names, parameter->name) : -1;
    if (number < 0 || domain->facts[number]->parameter_count)
        return;
    report_warning(domain->parsing.diagnostics, "hidden-fact", parameter->place,
                   "parameter '%s' hides the fact of that name in %s: there the name is the "
                   "parameter's",
                   parameter->name, context);
    report_note(domain->parsing.diagnostics, domain->facts[number]->place,
                "'%s' is declared here; give the parameter another name", parameter->name);
}

void find_parameter_types(struct domain *domain, const struct parameters *parameters,
                          const char *context)
{
    for (size_t i = 0; i < parameters->count; i++) {
        struct parameter *parameter = &parameters->items[i];
        if (parameter->looked_up)
            continue;
        parameter->looked_up = true;
        if (is_swapped(domain, parameter)) {
            report_error(domain->parsing.diagnostics, parameter->type_place,
                         "unknown type '%s' in %s; the type comes first: '%s %s'",
                         parameter->type_name, context, parameter->name, parameter->type_name);
            continue;
        }
        parameter->type = find_type(domain, parameter->type_name, parameter->type_place, context);
        warn_of_hidden_fact(domain, parameter, context);
    }
}

bool scope_add(struct scope *scope, struct parameter *parameters, size_t count)
{
    bool fine = true;
    struct parameters all = {parameters, count};
    find_parameter_types(scope->domain, &all, scope->context);
    for (size_t i = 0; i < count; i++) {
        struct parameter *parameter = &parameters[i];
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
    scope->domain->symbols[found].used = true;
    return true;
}

/* A call with a variable in the place of an argument: danger(x) for danger(at). */
static const char *with_variable(struct pool *pool, const struct term *call,
                                 const struct term *argument)
{
    const char *list = "";
    for (size_t i = 0; i < call->argument_count; i++)
        list = pool_format(pool, "%s%s%s", list, i ? ", " : "",
                           &call->arguments[i] == argument ? "x" : call->arguments[i].name);
    return pool_format(pool, "%s(%s)", call->name, list);
}

/* Reports a fact as an argument, as in danger(at), with advice how to name its value. */
static void report_fact_as_argument(struct scope *scope, const struct term *argument,
                                    const struct term *call, const struct object_type *type)
{
    const struct fact *fact = argument->fact;
    report_error(diagnostics_of(scope), argument->place,
                 "'%s' is a fact; an argument is an object or a parameter", fact->name);
    if (fact->kind != GG_SYMBOL || fact->parameter_count)
        report_note(diagnostics_of(scope), fact->place, "'%s' is declared here", fact->name);
    else if (scope->in_conditions)
        report_note(diagnostics_of(scope), fact->place,
                    "'%s' is declared here; write: any(%s x) (%s == x and %s)", fact->name,
                    type->name, fact->name,
                    with_variable(scope->domain->parsing.pool, call, argument));
    else
        report_note(diagnostics_of(scope), fact->place,
                    "'%s' is declared here; name its value by a parameter '%s x', with the "
                    "precondition '%s == x'",
                    fact->name, type->name, fact->name);
}

static bool resolve_argument(struct scope *scope, struct term *argument, const struct term *call,
                             const struct object_type *type)
{
    if (!find_variable(scope, argument) && !find_symbol(scope, argument)) {
        if (find_fact(scope, argument))
            report_fact_as_argument(scope, argument, call, type);
        else
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
        fine = types[i] && resolve_argument(scope, &call->arguments[i], call, types[i]) && fine;
    return fine;
}

bool find_fact(struct scope *scope, struct term *term)
{
    long found = map_get(&scope->domain->fact_names, term->name);
    if (found < 0)
        return false;
    term->kind = TERM_FACT;
    term->fact = scope->domain->facts[found];
    return true;
}

bool resolve_term(struct scope *scope, struct term *term, const struct fact *other)
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
        return !term->fact->untyped &&
               resolve_arguments(scope, term, term->fact->parameters, term->fact->parameter_count);
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
    /* Both numbers are taken in units of 1 / common; common is the finer of the two scales. */
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

bool wrong_value(struct scope *scope, const struct term *value, const struct fact *fact,
                 const char *why)
{
    report_error(diagnostics_of(scope), value->place, "'%s' %s '%s'", value->name, why, fact->name);
    report_note(diagnostics_of(scope), fact->place, "'%s' is declared here", fact->name);
    return false;
}

bool number_on(struct scope *scope, const struct term *value, const struct fact *fact,
               int64_t *number, bool *exact)
{
    bool on_grid;
    if (value->kind != TERM_NUMBER)
        return wrong_value(scope, value, fact, "is not a number like");
    *number = 0;
    if (fact->faulty)
        return true;
    *number = scaled(&fact->scale, value->number, &on_grid);
    if (*number < 0 || *number > fact->top || (*number == fact->top && !on_grid))
        return wrong_value(scope, value, fact, "is out of the range of");
    if (!on_grid && !exact)
        return wrong_value(scope, value, fact, "is not a step of");
    if (exact)
        *exact = on_grid;
    return true;
}

/* Notes that a type may have been meant by a symbol: with a type `good`, held: [nothing, goods]
 * has a symbol that has nothing to do with the type. */
static void note_type_meant(struct scope *scope, const struct fact *fact,
                            const struct object_type *type)
{
    for (size_t i = 0; i < fact->values.count; i++) {
        const struct symbol *symbol = &scope->domain->symbols[fact->values.symbols[i]];
        if (differ_by_a_letter(symbol->name, type->name))
            report_note(diagnostics_of(scope), symbol->place,
                        "'%s' is a symbol of its own; did you mean the type '%s'?", symbol->name,
                        type->name);
    }
}

bool check_value(struct scope *scope, const struct term *value, const struct fact *fact)
{
    bool fits = false;
    if (value->kind == TERM_BOOL)
        fits = fact->kind == GG_BOOL;
    else if (value->kind == TERM_FACT && value->fact->kind == fact->kind)
        fits = fact->kind == GG_BOOL || sets_overlap(&value->fact->values, &fact->values);
    else if (value->kind == TERM_SYMBOL && fact->kind == GG_SYMBOL)
        fits = symbol_position(&fact->values, value->index) >= 0;
    else if (value->kind == TERM_PARAMETER && fact->kind == GG_SYMBOL)
        fits = sets_overlap(&scope->variables[value->index]->type->objects, &fact->values);
    if (fits)
        return true;
    wrong_value(scope, value, fact, "is not a value of");
    if (value->kind == TERM_PARAMETER)
        note_type_meant(scope, fact, scope->variables[value->index]->type);
    return false;
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

const struct expression *change_of(const struct expression *effect)
{
    return effect->kind == EXPRESSION_ALL ? effect->children[0] : effect;
}
