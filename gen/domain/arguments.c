/* SPDX-License-Identifier: MIT */
/*
 * Arguments of facts, actions and tasks. An argument is an object, a parameter, or a fact whose
 * value is the object: danger(at), go(next(at)). What such a fact is in a state is found out where
 * conditions and actions are grounded (ground/lookup.h). See terms.h.
 */
#include "domain/terms.h"
#include "domain/trees.h"

bool has_fact_argument(const struct term *term)
{
    bool found = false;
    for (size_t i = 0; i < term->argument_count && !found; i++)
        found = is_worked_out(term) ? has_fact_argument(&term->arguments[i])
                                    : term->arguments[i].kind == TERM_FACT;
    return found;
}

static bool is_variable_from(const struct term *term, const void *position)
{
    return term->kind == TERM_PARAMETER && term->index >= *(const size_t *)position;
}

const struct term *variable_from(const struct term *term, size_t position)
{
    return find_in_term(term, is_variable_from, &position);
}

bool is_within_scope(const struct term *term, size_t count)
{
    return !variable_from(term, count);
}

const struct term *argument_of_variables(const struct term *term, size_t from)
{
    const struct term *found = NULL;
    for (size_t i = 0; i < term->argument_count && !found; i++) {
        const struct term *argument = &term->arguments[i];
        if (!is_worked_out(term) && argument->kind == TERM_FACT && !is_within_scope(argument, from))
            found = argument;
        else
            found = argument_of_variables(argument, from);
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
    report_error(diagnostics_of(scope), argument->place, "'%s' is a fact%s", argument->name, why);
    return note_declared(scope, argument->fact);
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
    note_read(scope, argument);
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
        report_error(diagnostics_of(scope), argument->place,
                     "'%s' is not always of type '%s' in %s", argument->name, type->name,
                     scope->context);
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

static void report_argument_count(const struct scope *scope, const struct term *call,
                                  const struct object_type *const *types, size_t count)
{
    report_error(diagnostics_of(scope), call->place, "'%s' takes %zu argument%s, not %zu%s",
                 call->name, count, count == 1 ? "" : "s", call->argument_count,
                 words_of_right_call(scope, call, types, count));
}

bool resolve_arguments(struct scope *scope, struct term *call,
                       const struct object_type *const *types, size_t count)
{
    if (call->argument_count != count) {
        report_argument_count(scope, call, types, count);
        return false;
    }
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

const struct term *fact_argument_of(const struct term *term, bool changing)
{
    const struct term *found = term->counted ? fact_argument_in(term->counted, changing) : NULL;
    for (size_t i = 0; i < term->argument_count && !found; i++) {
        const struct term *argument = &term->arguments[i];
        bool is_it = !is_worked_out(term) && argument->kind == TERM_FACT &&
                     !(changing && argument->fact->constant);
        found = is_it ? argument : fact_argument_of(argument, changing);
    }
    return found;
}

const struct term *fact_argument_in(const struct expression *expression, bool changing)
{
    const struct term list = {.kind = expression->kind == EXPRESSION_WITH ? TERM_FACT : TERM_SUM,
                              .arguments = expression->list,
                              .argument_count = expression->list_count};
    const struct term *terms[] = {&expression->left, &expression->right, &list};
    const struct term *found = NULL;
    for (size_t i = 0; i < sizeof terms / sizeof *terms && !found; i++)
        found = fact_argument_of(terms[i], changing);
    for (size_t i = 0; i < expression->child_count && !found; i++)
        found = fact_argument_in(expression->children[i], changing);
    return found;
}
