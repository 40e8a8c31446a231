/* SPDX-License-Identifier: MIT */
/* Names and values in conditions and effects: see terms.h. */
#include "domain/terms.h"

#include "syntax/advice.h"
#include "domain/suggest.h"

#include <string.h>

/* ----------------------------------------------------------------- terms */

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
    const char *truth = other && other->kind == GG_BOOL ? advice_for_truth(term->name) : NULL;
    if (truth && !term->argument_count)
        report_error(diagnostics_of(scope), term->place, "unknown value '%s' in %s; write: %s",
                     term->name, scope->context, truth);
    else
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
    return note_declared(scope, fact);
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
    int64_t position = -1;
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
