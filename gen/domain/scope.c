/* SPDX-License-Identifier: MIT */
/* Which names there are at a place, and what they stand for: see terms.h. */
#include "domain/terms.h"

#include "syntax/advice.h"
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
    int64_t found = term->kind == TERM_NAME && term->name
                        ? name_number(&scope->domain->condition_names, term->name)
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
    if (facts)
        guess_names(guess, &domain->fact_names);
    if (facts && scope->in_conditions)
        guess_names(guess, &domain->condition_names);
    for (size_t i = 0; values && i < scope->count; i++)
        guess_try(guess, scope->variables[i]->name, scope->variables[i]->place);
    if (values)
        guess_names(guess, &domain->symbol_names);
    for (size_t i = 0; values && !facts && i < domain->fact_count; i++)
        if (domain->facts[i]->kind == GG_SYMBOL) /* it can tell the value, and be an argument */
            guess_try(guess, domain->facts[i]->name, domain->facts[i]->place);
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
    int64_t found = name_number(&domain->type_names, name);
    if (found >= 0)
        return &domain->types[found];
    report_error(domain->parsing.diagnostics, place, "unknown type '%s' in %s", name, context);
    note_nearest_name(&domain->parsing, &domain->type_names, name);
    return NULL;
}

/* Whether name and type of a parameter have changed places. */
static bool is_swapped(const struct domain *domain, const struct parameter *parameter)
{
    return parameter->name && name_number(&domain->type_names, parameter->type_name) < 0 &&
           name_number(&domain->type_names, parameter->name) >= 0;
}

static void warn_of_hidden_fact(struct domain *domain, const struct parameter *parameter,
                                const char *context)
{
    int64_t number = parameter->name ? name_number(&domain->fact_names, parameter->name) : -1;
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
        if (!parameter->type && advice_for_type(domain->parsing.pool, parameter->type_name))
            report_note(domain->parsing.diagnostics, parameter->type_place,
                        "a parameter is an object of one of 'types'; facts tell numbers and more");
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
        if (scope->count == SCOPE_LIMIT)
            return report_error(diagnostics_of(scope), parameter->place,
                                "more than %d parameters in %s", SCOPE_LIMIT, scope->context);
        scope->variables[scope->count++] = parameter;
    }
    return fine;
}

/* ----------------------------------------------------------- names known */

bool find_variable(const struct scope *scope, struct term *term)
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

bool find_symbol(const struct scope *scope, struct term *term)
{
    int64_t found = name_number(&scope->domain->symbol_names, term->name);
    if (found < 0)
        return false;
    term->kind = TERM_SYMBOL;
    term->index = (size_t)found;
    scope->domain->symbols[found].used = true;
    return true;
}

bool find_fact(struct scope *scope, struct term *term)
{
    int64_t found = name_number(&scope->domain->fact_names, term->name);
    if (found < 0)
        return false;
    term->kind = TERM_FACT;
    term->fact = scope->domain->facts[found];
    return true;
}

bool note_declared(const struct scope *scope, const struct fact *fact)
{
    report_note(diagnostics_of(scope), fact->place, "'%s' is declared here", fact->name);
    return false;
}

void note_read(const struct scope *scope, const struct term *term)
{
    if (term->kind == TERM_FACT)
        term->fact->read |= !scope->looks_on;
}
