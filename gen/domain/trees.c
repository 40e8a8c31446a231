/* SPDX-License-Identifier: MIT */
/* Trees that are made, and what is looked for in trees: see trees.h. */
#include "domain/trees.h"

struct term new_fact_term(struct fact *fact, struct place place)
{
    return (struct term){.kind = TERM_FACT, .place = place, .name = fact->name, .fact = fact};
}

struct term new_parameter_term(const struct parameter *parameter, size_t position,
                               struct place place)
{
    return (struct term){
        .kind = TERM_PARAMETER, .place = place, .name = parameter->name, .index = position};
}

struct fact *add_runtime_fact(struct domain *domain, const char *name, struct place place,
                              const struct parameters *of)
{
    struct pool *pool = domain->parsing.pool;
    struct fact *fact = pool_take(pool, sizeof *fact);
    *fact = (struct fact){
        .name = name, .place = place, .kind = GG_BOOL, .top = 1, .number = domain->fact_count};
    for (size_t i = 0; i < of->count; i++)
        POOL_ADD(pool, fact->parameters, fact->parameter_count) = of->items[i].type;
    POOL_ADD(pool, domain->facts, domain->fact_count) = fact;
    return fact;
}

struct expression *new_expression(struct pool *pool, enum expression_kind kind, struct place place)
{
    struct expression *result = pool_take(pool, sizeof *result);
    result->kind = kind;
    result->place = place;
    return result;
}

void add_child(struct pool *pool, struct expression *parent, struct expression *child)
{
    POOL_ADD(pool, parent->children, parent->child_count) = child;
}

void add_expression(struct pool *pool, struct expressions *expressions,
                    struct expression *expression, const char *text)
{
    bool first = !expressions->text || !*expressions->text;
    size_t count = expressions->count;
    POOL_ADD(pool, expressions->texts, count) = text;
    POOL_ADD(pool, expressions->items, expressions->count) = expression;
    expressions->text = first ? text : pool_format(pool, "%s, %s", expressions->text, text);
}

const struct term *find_in_term(const struct term *term, term_test *is_sought, const void *sought)
{
    const struct term *found = is_sought(term, sought) ? term : NULL;
    if (!found && term->counted)
        found = find_in_expression(term->counted, is_sought, sought);
    for (size_t i = 0; i < term->argument_count && !found; i++)
        found = find_in_term(&term->arguments[i], is_sought, sought);
    return found;
}

const struct term *find_in_expression(const struct expression *expression, term_test *is_sought,
                                      const void *sought)
{
    const struct term *found = find_in_term(&expression->left, is_sought, sought);
    if (!found)
        found = find_in_term(&expression->right, is_sought, sought);
    for (size_t i = 0; i < expression->list_count && !found; i++)
        found = find_in_term(&expression->list[i], is_sought, sought);
    for (size_t i = 0; i < expression->child_count && !found; i++)
        found = find_in_expression(expression->children[i], is_sought, sought);
    return found;
}
