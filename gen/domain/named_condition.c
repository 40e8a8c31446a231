/* SPDX-License-Identifier: MIT */
/* Copies of named conditions: see named_condition.h. */
#include "domain/named_condition.h"

/* -------------------------------------------------------------------- sizes */

static size_t larger(size_t a, size_t b)
{
    return a > b ? a : b;
}

static size_t named_condition_size_of(const struct expression *expression);

static size_t terms_in(const struct term *term)
{
    size_t count = term->counted ? named_condition_size_of(term->counted) : 1;
    for (size_t i = 0; i < term->argument_count; i++)
        count += terms_in(&term->arguments[i]);
    return count;
}

/* Whether a list has parameters, so that copies differ. */
static bool has_parameters(const struct expression *in)
{
    for (size_t i = 0; i < in->list_count; i++)
        if (in->list[i].kind == TERM_PARAMETER)
            return true;
    return false;
}

static size_t named_condition_size_of(const struct expression *expression)
{
    size_t size = 1;
    if (expression->kind > EXPRESSION_ANY)
        size += terms_in(&expression->left) + terms_in(&expression->right);
    if (expression->named)
        size += terms_in(expression->named);
    if (has_parameters(expression))
        size += expression->list_count;
    for (size_t i = 0; expression->kind == EXPRESSION_WITH && i < expression->list_count; i++)
        size += terms_in(&expression->list[i]);
    for (size_t i = 0; i < expression->child_count; i++)
        size += named_condition_size_of(expression->children[i]);
    return size;
}

/* What is the most of the counts in a term, or of the expressions that are counted on both sides of a
 * comparison and of the children. */
static size_t most_in_term(const struct term *term, size_t (*of)(const struct expression *))
{
    size_t most = term->counted ? of(term->counted) : 0;
    for (size_t i = 0; i < term->argument_count; i++)
        most = larger(most, most_in_term(&term->arguments[i], of));
    return most;
}

static size_t most_below(const struct expression *expression,
                         size_t (*of)(const struct expression *))
{
    size_t most = larger(most_in_term(&expression->left, of), most_in_term(&expression->right, of));
    for (size_t i = 0; i < expression->child_count; i++)
        most = larger(most, of(expression->children[i]));
    return most;
}

/* As deep as a condition into which others were put: not much deeper than NAMED_DEPTH. */
static size_t depth_of(const struct expression *expression)
{
    return most_below(expression, depth_of) + 1;
}

/* The most variables of quantifiers and counts around an expression. */
static size_t variables_of(const struct expression *expression)
{
    return most_below(expression, variables_of) + expression->parameter_count;
}

static size_t named_condition_row_of(const struct expression *expression)
{
    return most_below(expression, named_condition_row_of) + (expression->named != NULL);
}

bool check_condition_depth(const struct scope *scope, const struct expression *condition)
{
    if (depth_of(condition) <= NAMED_DEPTH)
        return true;
    return refuse(&scope->domain->parsing, condition->place,
                  "with the conditions that it names, this one is nested deeper than %d levels",
                  NAMED_DEPTH);
}

bool measure_condition(const struct scope *scope, struct named_condition *condition)
{
    const struct expression *tree = condition->tree;
    condition->size = named_condition_size_of(tree);
    condition->depth = depth_of(tree);
    condition->variables = condition->parameters.count + variables_of(tree);
    condition->row = 1 + named_condition_row_of(tree);
    if (condition->row <= NAMED_IN_A_ROW)
        return true;
    return refuse(&scope->domain->parsing, condition->place,
                  "more than %d conditions name each other in a row, from '%s' on", NAMED_IN_A_ROW,
                  condition->name);
}

/* ------------------------------------------------------------------- copies */

/* A use of a condition, which is being copied. */
struct copying {
    struct scope *scope;
    const struct named_condition *condition;
    const struct term *arguments;
};

/* Gives a copied term the meaning that it has where the condition is named: parameters become what
 * stands for them, and variables of quantifiers come behind those that are in scope. */
static struct expression *named_condition_copy_of(const struct copying *copying,
                                                  const struct expression *from);

static void put_arguments(const struct copying *copying, struct term *term)
{
    size_t parameters = copying->condition->parameters.count;
    if (term->kind == TERM_PARAMETER) {
        if (term->index < parameters)
            *term = copying->arguments[term->index];
        else
            term->index = term->index - parameters + copying->scope->count;
        return;
    }
    mark_term_read(copying->scope, term);
    if (term->counted)
        term->counted = named_condition_copy_of(copying, term->counted);
    if (!term->argument_count)
        return;
    const struct term *from = term->arguments;
    term->arguments = pool_take(copying->scope->domain->parsing.pool,
                                term->argument_count * sizeof *term->arguments);
    for (size_t i = 0; i < term->argument_count; i++) {
        term->arguments[i] = from[i];
        put_arguments(copying, &term->arguments[i]);
    }
}

static void copy_list(const struct copying *copying, struct expression *in)
{
    const struct term *from = in->list;
    if (!has_parameters(in) && in->kind != EXPRESSION_WITH)
        return;
    in->list = pool_take(copying->scope->domain->parsing.pool, in->list_count * sizeof *in->list);
    for (size_t i = 0; i < in->list_count; i++) {
        in->list[i] = from[i];
        put_arguments(copying, &in->list[i]);
    }
}

/* Notes that a condition is of use, if it is: those that only others name, which nothing names, are
 * not. */
static void note_used(const struct scope *scope, const struct term *named)
{
    int64_t found = name_number(&scope->domain->condition_names, named->name);
    scope->domain->conditions[found]->used |= !scope->is_definition;
}

static struct expression *named_condition_copy_of(const struct copying *copying,
                                                  const struct expression *from)
{
    struct pool *pool = copying->scope->domain->parsing.pool;
    struct expression *copy = pool_take(pool, sizeof *copy);
    *copy = *from;
    put_arguments(copying, &copy->left);
    put_arguments(copying, &copy->right);
    copy_list(copying, copy);
    if (from->named) {
        struct term *named = pool_take(pool, sizeof *named);
        *named = *from->named;
        put_arguments(copying, named);
        note_used(copying->scope, named);
        copy->named = named;
    }
    copy->children = pool_take(pool, (from->child_count + 1) * sizeof(struct expression *));
    for (size_t i = 0; i < from->child_count; i++)
        copy->children[i] = named_condition_copy_of(copying, from->children[i]);
    return copy;
}

/* ------------------------------------------------------------------ the uses */

/* Whether there is room for a copy; of what is too much an error, of all copies together once. */
static bool has_room(struct scope *scope, const struct named_condition *condition,
                     const struct term *call, struct place place)
{
    struct domain *domain = scope->domain;
    size_t before = domain->copied_count, more = condition->variables;
    for (size_t i = 0; i < call->argument_count; i++)
        more -= call->arguments[i].kind != TERM_FACT;
    if (scope->count + more > SCOPE_LIMIT)
        return refuse(&scope->domain->parsing, place,
                      "more than %d parameters and variables in %s, with those in condition '%s'",
                      SCOPE_LIMIT, scope->context, condition->name);
    if (before <= NAMED_COPIES)
        domain->copied_count += condition->size;
    if (domain->copied_count <= NAMED_COPIES)
        return true;
    if (before <= NAMED_COPIES)
        refuse(&scope->domain->parsing, place,
               "the conditions that are named have, written out wherever they are, more than %d "
               "comparisons and terms",
               NAMED_COPIES);
    return false;
}

/* The arguments of a call, in which each fact became a variable that has its value, so that this is
 * looked up once for all of the condition: the variables come into scope. */
static const struct term *gather_facts(struct scope *scope, const struct named_condition *condition,
                                       const struct term *call, struct expression *with)
{
    struct pool *pool = scope->domain->parsing.pool;
    size_t count = call->argument_count;
    struct term *arguments = pool_take(pool, (count + 1) * sizeof *arguments);
    with->list = pool_take(pool, (count + 1) * sizeof *with->list);
    with->parameters = pool_take(pool, (count + 1) * sizeof *with->parameters);
    for (size_t i = 0; i < count; i++) {
        const struct term *argument = &call->arguments[i];
        arguments[i] = *argument;
        if (argument->kind != TERM_FACT)
            continue;
        struct parameter *variable = &with->parameters[with->parameter_count++];
        *variable = condition->parameters.items[i];
        variable->name = term_text(pool, argument);
        with->list[with->list_count++] = *argument;
        arguments[i] = (struct term){.kind = TERM_PARAMETER,
                                     .place = argument->place,
                                     .name = variable->name,
                                     .index = scope->count};
        scope->variables[scope->count++] = variable;
    }
    return arguments;
}

bool expand_named_condition(struct scope *scope, struct expression *use)
{
    const struct named_condition *condition = named_condition_of_term(scope, &use->left);
    struct term *call = pool_take(scope->domain->parsing.pool, sizeof *call);
    *call = use->left;
    note_used(scope, call);
    if (!condition->tree)
        return false; /* what is wrong with it was reported */
    if (!resolve_call(scope, call, &condition->parameters) ||
        !has_room(scope, condition, call, use->place))
        return false;
    struct expression with = {.kind = EXPRESSION_WITH, .place = use->place};
    size_t outer = scope->count;
    struct copying copying = {scope, condition, gather_facts(scope, condition, call, &with)};
    struct expression *copy = named_condition_copy_of(&copying, condition->tree);
    scope->count = outer;
    copy->place = use->place;
    copy->named = call;
    *use = *copy;
    if (with.list_count) {
        with.children = pool_take(scope->domain->parsing.pool, sizeof *with.children);
        with.children[with.child_count++] = copy;
        *use = with;
    }
    return true;
}
