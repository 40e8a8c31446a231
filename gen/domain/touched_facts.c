/* SPDX-License-Identifier: MIT */
/*
 * Which facts an agent type touches, so that the game is asked for no others: those that its
 * actions, its goals, the tasks that it may come to, and the rules read or change. It goes by
 * the texts of the YAML, so that it does not depend on the values of constants.
 */
#include "domain/touched_facts.h"

#include "domain/agent_type.h"

/* The sets of facts of an agent type that are being gathered, by number. */
struct touching {
    bool *touched, *changed;
};

static void touch_expression(const struct touching *touching, const struct expression *expression);

static void touch_term(const struct touching *touching, const struct term *term)
{
    if (term->kind == TERM_FACT)
        touching->touched[term->fact->number] = true;
    if (term->counted)
        touch_expression(touching, term->counted);
    for (size_t i = 0; i < term->argument_count; i++)
        touch_term(touching, &term->arguments[i]);
}

/* As deep as a condition may be nested, see NAMED_DEPTH. */
static void touch_expression(const struct touching *touching, const struct expression *expression)
{
    touch_term(touching, &expression->left);
    touch_term(touching, &expression->right);
    for (size_t i = 0; i < expression->list_count; i++)
        touch_term(touching, &expression->list[i]);
    for (size_t i = 0; i < expression->child_count; i++)
        touch_expression(touching, expression->children[i]);
    if (expression->kind == EXPRESSION_ASSIGN || expression->kind == EXPRESSION_ADD)
        touching->changed[expression->left.fact->number] = true;
}

static void touch_all(const struct touching *touching, const struct expressions *expressions)
{
    for (size_t i = 0; i < expressions->count; i++)
        touch_expression(touching, expressions->items[i]);
}

static void touch_amount(const struct touching *touching, const struct term *amount)
{
    if (amount)
        touch_term(touching, amount);
}

static void touch_task(const struct touching *touching, const struct task *task)
{
    for (size_t i = 0; i < task->method_count; i++) {
        const struct method *method = &task->methods[i];
        touch_all(touching, &method->preconditions);
        touch_amount(touching, method->priority_amount);
        touch_amount(touching, method->weight_amount);
        touch_amount(touching, method->score_amount);
        for (size_t j = 0; j < method->subtask_count; j++) {
            touch_all(touching, &method->subtasks[j].achieve);
            if (method->subtasks[j].call)
                touch_term(touching, method->subtasks[j].call);
        }
    }
}

static void touch_agent_type(struct domain *domain, struct agent_type *agent_type)
{
    struct pool *pool = domain->parsing.pool;
    struct touching touching = {pool_take(pool, domain->fact_count + 1),
                                pool_take(pool, domain->fact_count + 1)};
    agent_type->touched = touching.touched;
    agent_type->changed = touching.changed; /* what rules change is never applied */
    for (size_t i = 0; i < domain->rule_count; i++) {
        touch_all(&touching, &domain->rules[i].preconditions);
        touch_all(&touching, &domain->rules[i].effects);
    }
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        if (!can_do(agent_type, action))
            continue;
        touch_all(&touching, &action->preconditions);
        touch_all(&touching, &action->effects);
        touch_amount(&touching, action->begins_at);
        touch_amount(&touching, action->cost_amount);
        touch_amount(&touching, action->duration_amount);
    }
    for (size_t i = 0; i < domain->goal_count; i++) {
        if (!has_goal(agent_type, &domain->goals[i]))
            continue;
        touch_all(&touching, &domain->goals[i].conditions);
        touch_all(&touching, &domain->goals[i].relevant);
        touch_amount(&touching, domain->goals[i].priority_amount);
    }
    for (size_t i = 0; i < domain->task_count; i++)
        if (has_task(agent_type, domain->tasks[i]))
            touch_task(&touching, domain->tasks[i]);
}

void find_touched(struct domain *domain)
{
    for (size_t i = 0; i < domain->agent_type_count; i++)
        touch_agent_type(domain, &domain->agent_types[i]);
    for (size_t i = 0; i < domain->fact_count; i++)
        for (size_t j = 0; j < domain->agent_type_count; j++)
            domain->facts[i]->touched |= domain->agent_types[j].touched[i];
}
