/* SPDX-License-Identifier: MIT */
/*
 * Cooldowns of methods. Whether a method cools down is a fact of its own, with the parameters of the
 * method, which the runtime sets when the method's last step has succeeded; that it does not is one
 * more precondition. So all that knows preconditions knows cooldowns: what is planned, watched and
 * explained. The fact's name is none that a domain can have.
 */
#include "domain/sections.h"

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

/* not the fact, of the method's own parameters */
static struct expression *not_cooling(struct pool *pool, const struct method *method)
{
    const struct parameters *parameters = &method->parameters;
    struct expression *holds = pool_take(pool, sizeof *holds);
    struct term *arguments = pool_take(pool, (parameters->count + 1) * sizeof *arguments);
    for (size_t i = 0; i < parameters->count; i++)
        arguments[i] = (struct term){.kind = TERM_PARAMETER,
                                     .place = method->place,
                                     .name = parameters->items[i].name,
                                     .index = i};
    *holds = (struct expression){.kind = EXPRESSION_HOLDS, .place = method->place};
    holds->left = (struct term){.kind = TERM_FACT,
                                .place = method->place,
                                .name = method->cooling->name,
                                .arguments = arguments,
                                .argument_count = parameters->count,
                                .fact = method->cooling};
    struct expression *not = pool_take(pool, sizeof *not );
    *not = (struct expression){.kind = EXPRESSION_NOT, .place = method->place, .child_count = 1};
    not ->children = pool_take(pool, sizeof *not ->children);
    not ->children[0] = holds;
    return not ;
}

void add_cooldown(struct domain *domain, const struct task *task, struct method *method,
                  const char *text)
{
    struct pool *pool = domain->parsing.pool;
    struct expressions *conditions = &method->preconditions, all = {.count = conditions->count + 1};
    method->cooling = new_fact(domain, task, method);
    all.items = pool_take(pool, all.count * sizeof *all.items);
    all.texts = pool_take(pool, all.count * sizeof *all.texts);
    for (size_t i = 0; i < conditions->count; i++) {
        all.items[i] = conditions->items[i];
        all.texts[i] = conditions->texts[i];
    }
    const char *own = pool_format(pool, "the cooldown of %s is over", text);
    all.items[conditions->count] = not_cooling(pool, method);
    all.texts[conditions->count] = own;
    bool first = !conditions->text || !*conditions->text;
    all.text = first ? own : pool_format(pool, "%s, %s", conditions->text, own);
    *conditions = all;
}
