/* SPDX-License-Identifier: MIT */
/* Names and values in conditions and effects: see terms.h. */
#include "domain/terms.h"

#include "syntax/advice.h"
#include "syntax/name_rules.h"
#include "domain/trees.h"
#include "domain/resolve.h"

#include <string.h>

struct scope scope_of_domain(struct domain *domain, const char *context)
{
    return (struct scope){.domain = domain, .context = context};
}

struct diagnostics *diagnostics_of_scope(const struct scope *scope)
{
    return scope->domain->parsing.diagnostics;
}

int64_t position_of_variable(const struct scope *scope, const char *name)
{
    int64_t i = (int64_t)scope->count - 1;
    while (i >= 0 && strcmp(scope->variables[i]->name, name) != 0)
        i--;
    return i;
}

void guess_variables(struct guess *guess, const struct scope *scope)
{
    for (size_t i = 0; i < scope->count; i++)
        guess_try(guess, scope->variables[i]->name, scope->variables[i]->place);
}

/* --------------------------------------------------------- names unknown */

struct named_condition *named_condition_of_term(const struct scope *scope, const struct term *term)
{
    if (term->name && !term->argument_count && position_of_variable(scope, term->name) >= 0)
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
    refuse(&scope->domain->parsing, term->place, "'%s' is a condition%s", term->name,
           scope->in_conditions
               ? ": it holds or not by itself, and is neither a value nor an argument"
               : ", which stands in other conditions; here facts, objects and parameters do");
    report_note(diagnostics_of_scope(scope), condition->place, "'%s' is declared here", term->name);
}

/* Tries all names that could stand at a place. */
static void guess_all(const struct scope *scope, struct guess *guess, bool facts, bool values)
{
    const struct domain *domain = scope->domain;
    if (facts)
        guess_names(guess, &domain->fact_names);
    if (facts && scope->in_conditions)
        guess_names(guess, &domain->condition_names);
    if (values)
        guess_variables(guess, scope);
    if (values)
        guess_names(guess, &domain->symbol_names);
    for (size_t i = 0; values && !facts && i < domain->fact_count; i++)
        if (domain->facts[i]->kind == GG_SYMBOL) /* it can tell the value, and be an argument */
            guess_try(guess, domain->facts[i]->name, domain->facts[i]->place);
}

void report_unknown(struct scope *scope, const struct term *term, bool facts, bool values)
{
    const struct domain *domain = scope->domain;
    const struct named_condition *condition = named_condition_of_term(scope, term);
    if (condition) {
        report_condition(scope, term, condition);
        return;
    }
    struct guess guess = guess_start(&scope->domain->parsing, term->name);
    if (!guess.tired)
        guess_all(scope, &guess, facts, values);
    bool conditions = scope->in_conditions && domain->condition_count > 0;
    refuse(&scope->domain->parsing, term->place, "unknown %s '%s' in %s",
           !facts       ? "value"
           : conditions ? "fact or condition"
                        : "fact",
           term->name, scope->context);
    if (facts && name_number(&domain->action_names, term->name) >= 0)
        report_note(
            domain->parsing.diagnostics,
            domain->action_names.items[name_number(&domain->action_names, term->name)].place,
            "'%s' is an action", term->name);
    else
        guess_note(&guess, &domain->parsing);
}

const struct object_type *find_type(struct domain *domain, const char *name, struct place place,
                                    const char *context)
{
    int64_t found = name_number(&domain->type_names, name);
    if (found >= 0)
        return &domain->types[found];
    refuse(&domain->parsing, place, "unknown type '%s' in %s", name, context);
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
    report_warning(
        domain->parsing.diagnostics, "hidden-fact", parameter->place,
        "parameter '%s' hides the fact of that name in %s: there the name is the parameter's",
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
            refuse(&domain->parsing, parameter->type_place,
                   "unknown type '%s' in %s; the type comes first: '%s %s'", parameter->type_name,
                   context, parameter->name, parameter->type_name);
            continue;
        }
        parameter->type = find_type(domain, parameter->type_name, parameter->type_place, context);
        if (!parameter->type && advice_for_foreign_type(domain->parsing.pool, parameter->type_name))
            report_note(domain->parsing.diagnostics, parameter->type_place,
                        "a parameter is an object of one of 'types'; facts tell numbers and more");
        warn_of_hidden_fact(domain, parameter, context);
    }
}

bool scope_add_parameters(struct scope *scope, struct parameter *parameters, size_t count)
{
    bool fine = true;
    struct parameters all = {parameters, count};
    find_parameter_types(scope->domain, &all, scope->context);
    for (size_t i = 0; i < count; i++) {
        struct parameter *parameter = &parameters[i];
        fine &= parameter->type != NULL;
        fine &=
            check_name(&scope->domain->parsing, parameter->name, parameter->place, "a parameter");
        if (position_of_variable(scope, parameter->name) >= 0)
            fine = refuse(&scope->domain->parsing, parameter->place,
                          "parameter '%s' is defined twice", parameter->name);
        if (scope->count == SCOPE_LIMIT)
            return refuse(&scope->domain->parsing, parameter->place,
                          "more than %d parameters in %s", SCOPE_LIMIT, scope->context);
        scope->variables[scope->count++] = parameter;
    }
    return fine;
}

/* ----------------------------------------------------------- names known */

/* Finds the parameter or variable of a term's name; and the symbol. False, and no error, if there is
 * none. */
static bool find_variable(const struct scope *scope, struct term *term)
{
    int64_t found = position_of_variable(scope, term->name);
    if (found < 0)
        return false;
    term->kind = TERM_PARAMETER;
    term->index = (size_t)found;
    return true;
}

static bool find_symbol(const struct scope *scope, struct term *term)
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

bool note_where_fact_is_declared(const struct scope *scope, const struct fact *fact)
{
    report_note(diagnostics_of_scope(scope), fact->place, "'%s' is declared here", fact->name);
    return false;
}

void mark_term_read(const struct scope *scope, const struct term *term)
{
    if (term->kind == TERM_FACT)
        term->fact->read |= !scope->looks_on;
}

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
    const char *truth =
        other && other->kind == GG_BOOL ? advice_for_foreign_bool(term->name) : NULL;
    if (truth && !term->argument_count)
        refuse(&scope->domain->parsing, term->place, "unknown value '%s' in %s; write: %s",
               term->name, scope->context, truth);
    else
        report_unknown(scope, term, !other || term->argument_count, true);
    return false;
}

/* --------------------------------------------------------------- numbers */

int64_t number_on_unbounded_scale(const struct number_scale *scale, struct decimal value,
                                  bool *exact)
{
    /* Both numbers are taken in units of 1 / common; common is the finer of the two scales. */
    int64_t power = decimal_at_scale((struct decimal){1, 0}, value.scale);
    int64_t common = power > scale->divisor ? power : scale->divisor;
    int64_t above = value.digits * (common / power) - scale->low * (common / scale->divisor);
    int64_t step = scale->step * (common / scale->divisor);
    int64_t quotient = above / step;
    if (quotient * step > above)
        quotient--;
    *exact = quotient * step == above;
    return quotient;
}

bool report_wrong_value(struct scope *scope, const struct term *value, const struct fact *fact,
                        const char *why)
{
    refuse(&scope->domain->parsing, value->place, "'%s' %s '%s'", value->name, why, fact->name);
    return note_where_fact_is_declared(scope, fact);
}

bool number_on_fact_scale(struct scope *scope, const struct term *value, const struct fact *fact,
                          int64_t *number, bool *exact)
{
    bool on_grid;
    if (value->kind != TERM_NUMBER)
        return report_wrong_value(scope, value, fact, "is not a number like");
    *number = 0;
    if (fact->faulty)
        return true;
    *number = number_on_unbounded_scale(&fact->scale, value->number, &on_grid);
    if (*number < 0 || *number > fact->top || (*number == fact->top && !on_grid))
        return report_wrong_value(scope, value, fact, "is out of the range of");
    if (!on_grid && !exact)
        return report_wrong_value(scope, value, fact, "is not a step of");
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
            report_note(diagnostics_of_scope(scope), symbol->place,
                        "'%s' is a symbol of its own; did you mean the type '%s'?", symbol->name,
                        type->name);
    }
}

bool check_value_may_fit(struct scope *scope, const struct term *value, const struct fact *fact)
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
    report_wrong_value(scope, value, fact, "is not a value of");
    if (value->kind == TERM_PARAMETER)
        note_type_meant(scope, fact, scope->variables[value->index]->type);
    return false;
}

bool check_value_always_fits(struct scope *scope, const struct term *value, const struct fact *fact)
{
    if (value->kind == TERM_PARAMETER)
        return is_subset(&scope->variables[value->index]->type->objects, &fact->values) ||
               report_wrong_value(scope, value, fact, "is not always a value of");
    if (value->kind == TERM_FACT)
        return (value->fact->kind == GG_SYMBOL && is_subset(&value->fact->values, &fact->values)) ||
               report_wrong_value(scope, value, fact, "has values that are not among those of");
    return (value->kind == TERM_SYMBOL && symbol_position(&fact->values, value->index) >= 0) ||
           report_wrong_value(scope, value, fact, "is not a value of");
}

bool resolve_value(struct scope *scope, const struct fact *fact, struct term *term, uint32_t *value)
{
    int64_t number;
    if (!resolve_term(scope, term, fact))
        return false;
    if (fact->kind == GG_NUMBER) {
        if (!number_on_fact_scale(scope, term, fact, &number, NULL))
            return false;
        *value = (uint32_t)number;
        return true;
    }
    int64_t position = -1;
    if (term->kind == TERM_SYMBOL)
        position = symbol_position(&fact->values, term->index);
    if (position < 0)
        return report_wrong_value(scope, term, fact, "is not a value of");
    *value = (uint32_t)position;
    return true;
}

const struct expression *change_of(const struct expression *effect)
{
    return effect->kind == EXPRESSION_ALL ? effect->children[0] : effect;
}

/* ------------------------------------------------------------- arguments */

bool has_fact_argument(const struct term *term)
{
    bool found = false;
    for (size_t i = 0; i < term->argument_count && !found; i++)
        found = is_computed_term(term) ? has_fact_argument(&term->arguments[i])
                                       : term->arguments[i].kind == TERM_FACT;
    return found;
}

static bool is_variable_from(const struct term *term, const void *position)
{
    return term->kind == TERM_PARAMETER && term->index >= *(const size_t *)position;
}

const struct term *find_variable_from_position(const struct term *term, size_t position)
{
    return find_in_term(term, is_variable_from, &position);
}

bool names_no_variable_from(const struct term *term, size_t count)
{
    return !find_variable_from_position(term, count);
}

const struct term *find_argument_with_variable(const struct term *term, size_t from)
{
    const struct term *found = NULL;
    for (size_t i = 0; i < term->argument_count && !found; i++) {
        const struct term *argument = &term->arguments[i];
        if (!is_computed_term(term) && argument->kind == TERM_FACT &&
            !names_no_variable_from(argument, from))
            found = argument;
        else
            found = find_argument_with_variable(argument, from);
    }
    return found;
}

/* Why no fact can be an argument where a scope is; NULL if one can. */
static const char *names_objects(const struct scope *scope)
{
    if (scope->is_start)
        return "the start names objects";
    if (scope->is_root)
        return "the task of an agent names its objects";
    if (scope->is_game && !scope->in_conditions)
        return "examples and events name objects";
    return NULL;
}

static bool wrong_fact(struct scope *scope, const struct term *argument, const char *why)
{
    refuse(&scope->domain->parsing, argument->place, "'%s' is a fact%s", argument->name, why);
    return note_where_fact_is_declared(scope, argument->fact);
}

/* A fact as an argument of a type, as in danger(at). */
static bool resolve_fact(struct scope *scope, struct term *argument, const struct object_type *type)
{
    struct pool *pool = scope->domain->parsing.pool;
    const struct fact *fact = argument->fact;
    const char *why = names_objects(scope);
    if (fact->untyped)
        return false;
    if (why)
        return wrong_fact(scope, argument, pool_format(pool, ": %s", why));
    if (fact->kind != GG_SYMBOL)
        return wrong_fact(scope, argument,
                          " without objects as its values; an argument is an object, a parameter, "
                          "or a fact of symbols");
    if (!resolve_arguments(scope, argument, fact->parameters, fact->parameter_count))
        return false;
    if (scope->of_rule && !scope->in_conditions && !fact->constant)
        return wrong_fact(scope, argument,
                          pool_format(pool,
                                      ": a rule does not look up what it changes; give it a "
                                      "parameter '%s x', with the precondition '%s == x'",
                                      type->name, term_text(pool, argument)));
    if (!sets_overlap(&fact->values, &type->objects))
        return wrong_fact(scope, argument,
                          pool_format(pool, " that is never of type '%s'", type->name));
    mark_term_read(scope, argument);
    return true;
}

/* Finds out what an argument without arguments of its own is: a parameter, an object of the type,
 * a fact, or any other symbol. */
static bool find_argument(struct scope *scope, struct term *argument,
                          const struct object_type *type)
{
    if (argument->argument_count)
        return find_fact(scope, argument);
    if (find_variable(scope, argument))
        return true;
    int64_t symbol = name_number(&scope->domain->symbol_names, argument->name);
    bool is_object = symbol >= 0 && symbol_position(&type->objects, (size_t)symbol) >= 0;
    return (!is_object && find_fact(scope, argument)) || find_symbol(scope, argument);
}

static bool resolve_argument(struct scope *scope, struct term *argument,
                             const struct object_type *type)
{
    if (!find_argument(scope, argument, type)) {
        report_unknown(scope, argument, argument->argument_count > 0, !argument->argument_count);
        return false;
    }
    if (argument->kind == TERM_FACT)
        return resolve_fact(scope, argument, type);
    bool fits;
    if (argument->kind == TERM_PARAMETER)
        fits = is_subset(&scope->variables[argument->index]->type->objects, &type->objects);
    else
        fits = symbol_position(&type->objects, argument->index) >= 0;
    if (!fits)
        refuse(&scope->domain->parsing, argument->place, "'%s' is not always of type '%s' in %s",
               argument->name, type->name, scope->context);
    return fits;
}

/* What to write instead of a call with the wrong number of arguments: "; write 'go(home)', or another
 * object of 'place'". Nothing, where a type is wrong or has no object. */
static const char *words_of_right_call(const struct scope *scope, const struct term *call,
                                       const struct object_type *const *types, size_t count)
{
    struct pool *pool = scope->domain->parsing.pool;
    const char *objects = "", *of = "";
    for (size_t i = 0; i < count; i++) {
        if (!types[i] || !types[i]->objects.count)
            return "";
        const char *object = scope->domain->symbols[types[i]->objects.symbols[0]].name;
        const char *between = i + 1 < count ? ", " : " and ";
        objects = pool_format(pool, "%s%s%s", objects, i ? ", " : "", object);
        of = pool_format(pool, "%s%s'%s'", of, i ? between : "", types[i]->name);
    }
    if (!count)
        return pool_format(pool, "; write '%s'", call->name);
    return pool_format(pool, "; write '%s(%s)', or %s of %s", call->name, objects,
                       count == 1 ? "another object" : "other objects", of);
}

bool resolve_arguments(struct scope *scope, struct term *call,
                       const struct object_type *const *types, size_t count)
{
    if (call->argument_count != count)
        return refuse(&scope->domain->parsing, call->place, "'%s' takes %zu argument%s, not %zu%s",
                      call->name, count, count == 1 ? "" : "s", call->argument_count,
                      words_of_right_call(scope, call, types, count));
    bool fine = true;
    for (size_t i = 0; i < count; i++)
        fine = types[i] && resolve_argument(scope, &call->arguments[i], types[i]) && fine;
    return fine;
}

bool resolve_call(struct scope *scope, struct term *call, const struct parameters *parameters)
{
    const struct object_type *types[SCOPE_LIMIT];
    size_t count = parameters->count < SCOPE_LIMIT ? parameters->count : SCOPE_LIMIT;
    for (size_t i = 0; i < count; i++)
        types[i] = parameters->items[i].type;
    return resolve_arguments(scope, call, types, count);
}

const struct term *find_fact_argument_in_term(const struct term *term, bool changing)
{
    const struct term *found =
        term->counted ? find_fact_argument_in_expression(term->counted, changing) : NULL;
    for (size_t i = 0; i < term->argument_count && !found; i++) {
        const struct term *argument = &term->arguments[i];
        bool is_it = !is_computed_term(term) && argument->kind == TERM_FACT &&
                     !(changing && argument->fact->constant);
        found = is_it ? argument : find_fact_argument_in_term(argument, changing);
    }
    return found;
}

const struct term *find_fact_argument_in_expression(const struct expression *expression,
                                                    bool changing)
{
    const struct term list = {.kind = expression->kind == EXPRESSION_WITH ? TERM_FACT : TERM_SUM,
                              .arguments = expression->list,
                              .argument_count = expression->list_count};
    const struct term *terms[] = {&expression->left, &expression->right, &list};
    const struct term *found = NULL;
    for (size_t i = 0; i < sizeof terms / sizeof *terms && !found; i++)
        found = find_fact_argument_in_term(terms[i], changing);
    for (size_t i = 0; i < expression->child_count && !found; i++)
        found = find_fact_argument_in_expression(expression->children[i], changing);
    return found;
}

/* --------------------------------------------------------------- amounts */

static bool is_count(const struct term *term, const void *nothing)
{
    (void)nothing;
    return term->kind == TERM_COUNT;
}

bool has_count_term(const struct term *term)
{
    return find_in_term(term, is_count, NULL) != NULL;
}

const struct fact *changing_fact(const struct term *term)
{
    const struct fact *found = NULL;
    if (term->kind == TERM_FACT)
        return term->fact->constant ? NULL : term->fact;
    for (size_t i = 0; is_computed_term(term) && i < term->argument_count && !found; i++)
        found = changing_fact(&term->arguments[i]);
    return found;
}

bool is_fact(const struct term *term, const void *fact)
{
    return term->kind == TERM_FACT && term->fact == fact;
}

bool term_reads(const struct term *term, const struct fact *fact)
{
    return find_in_term(term, is_fact, fact) != NULL;
}

void report_change_reads_fact(const struct domain *domain, const struct expression *change,
                              const char *what, const char *instead)
{
    const struct term *value = &change->right;
    const char *does = "copy a fact";
    if (value->kind != TERM_FACT || change->kind != EXPRESSION_ASSIGN)
        does = pool_format(domain->parsing.pool, "read '%s', which changes",
                           changing_fact(value)->name);
    refuse(&domain->parsing, value->place, "%s cannot %s: write %s", what, does, instead);
}

bool report_not_a_number(struct scope *scope, const struct term *term, const char *so)
{
    refuse(&scope->domain->parsing, term->place, "'%s' is not a number: %s", term->name, so);
    return term->kind == TERM_FACT && note_where_fact_is_declared(scope, term->fact);
}

bool resolve_amount(struct scope *scope, struct term *term)
{
    bool fine = true;
    if (term->kind == TERM_COUNT) /* whose condition is resolved already */
        return true;
    if (is_computed_term(term)) {
        for (size_t i = 0; i < term->argument_count && fine; i++)
            fine = resolve_amount(scope, &term->arguments[i]);
        return fine;
    }
    if (!resolve_term(scope, term, NULL))
        return false;
    mark_term_read(scope, term);
    if (term->kind == TERM_NUMBER || (term->kind == TERM_FACT && term->fact->kind == GG_NUMBER))
        return true;
    return report_not_a_number(scope, term, "no number is compared with it, or worked out of it");
}

const struct term *read_amount_text(struct scope *scope, const struct node *node, bool times)
{
    struct term *term = parse_amount_text(&scope->domain->parsing, node, times);
    if (!term || !resolve_amount(scope, term))
        return NULL;
    term->name = node->text; /* with the arguments, where it is a fact */
    return term;
}

bool check_effects_compute_no_number(const struct domain *domain, const struct expressions *effects)
{
    bool fine = true;
    for (size_t i = 0; i < effects->count; i++) {
        const struct expression *change = change_of(effects->items[i]);
        if (change->left.fact->kind != GG_NUMBER || change->right.kind == TERM_NUMBER)
            continue;
        refuse(&domain->parsing, change->right.place,
               "examples and events do not work out '%s'; write the number", change->right.name);
        fine = false;
    }
    return fine;
}
