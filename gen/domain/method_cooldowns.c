/* SPDX-License-Identifier: MIT */
/*
 * Cooldowns of methods. Whether a method cools down is a fact of its own, with the parameters of the
 * method, which the runtime sets when the method's last step has succeeded; that it does not is one
 * more precondition. So all that knows preconditions knows cooldowns: what is planned, watched and
 * explained. The fact's name is none that a domain can have.
 */
#include "domain/sections.h"
#include "domain/trees.h"

/* The fact, which no other one is called like. */
static struct fact *new_fact(struct domain *domain, const struct task *task,
                             const struct method *method)
{
    struct pool *pool = domain->parsing.pool;
    struct fact *fact = pool_take(pool, sizeof *fact);
    *fact = (struct fact){.name = pool_format(pool, "cooldown of %s.%s", task->name, method->name),
                          .place = method->place,
                          .kind = GG_BOOL,
                          .top = 1,
                          .read = true,
                          .changed = true,
                          .is_cooldown = true,
                          .number = domain->fact_count};
    size_t count = method->parameters.count;
    fact->parameters = pool_take(pool, (count + 1) * sizeof *fact->parameters);
    for (size_t i = 0; i < count; i++)
        fact->parameters[fact->parameter_count++] = method->parameters.items[i].type;
    POOL_ADD(pool, domain->facts, domain->fact_count, fact);
    return fact;
}

void add_cooldown(struct domain *domain, const struct task *task, struct method *method,
                  const char *text)
{
    struct pool *pool = domain->parsing.pool;
    const struct parameters *parameters = &method->parameters;
    struct place place = method->place;
    method->cooling = new_fact(domain, task, method);
    struct expression *cools = new_expression(pool, EXPRESSION_HOLDS, place);
    cools->left = fact_term(method->cooling, place);
    for (size_t i = 0; i < parameters->count; i++)
        POOL_ADD(pool, cools->left.arguments, cools->left.argument_count,
                 parameter_term(&parameters->items[i], i, place));
    struct expression *over = new_expression(pool, EXPRESSION_NOT, place);
    add_child(pool, over, cools);
    add_expression(pool, &method->preconditions, over,
                   pool_format(pool, "the cooldown of %s is over", text));
}
