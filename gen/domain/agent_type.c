/* SPDX-License-Identifier: MIT */
/* Questions about an agent type: see agent_type.h. */
#include "domain/agent_type.h"

#include "domain/sections.h"
#include "domain/trees.h"

bool can_do(const struct agent_type *agent_type, const struct action *action)
{
    if (action->road)
        return !action->road->types || action->road->types[agent_type->number];
    return !agent_type->actions || action->in_subtasks || agent_type->actions[action->number];
}

bool may_pursue_goal(const struct agent_type *agent_type, const struct goal *goal)
{
    return agent_type->in_team || goal->parameters.count > 0 || chooses_goal(agent_type, goal);
}

bool chooses_goal(const struct agent_type *agent_type, const struct goal *goal)
{
    if (agent_type->goals)
        return agent_type->goals[goal->number];
    return !agent_type->in_team && goal->parameters.count == 0;
}

bool may_come_to_task(const struct agent_type *agent_type, const struct task *task)
{
    return !agent_type->tasks || agent_type->tasks[task->number];
}

bool any_root_task(const struct domain *domain)
{
    for (size_t i = 0; i < domain->agent_type_count; i++)
        if (domain->agent_types[i].task)
            return true;
    return false;
}

bool comes_to_task_from_root(const struct agent_type *agent_type, const struct task *task,
                             bool any_root)
{
    return (agent_type->task || !any_root) && may_come_to_task(agent_type, task);
}

bool needs_sense_function(const struct agent_type *agent_type, const struct fact *fact)
{
    return fact->sensed && (agent_type->touched[fact->number] || !fact->touched);
}

bool needs_apply_function(const struct agent_type *agent_type, const struct fact *fact)
{
    return fact->applied && (agent_type->touched[fact->number] || !fact->touched);
}

bool any_shared_applied(const struct domain *domain)
{
    for (size_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i]->shared && domain->facts[i]->applied)
            return true;
    return false;
}

/* ---------------------------------------------------------- touched facts */

/*
 * Which facts an agent type touches, so that the game is asked for no others: those that its
 * actions, its goals, the tasks that it may come to, and the rules read or change. It goes by
 * the texts of the YAML, so that it does not depend on the values of constants.
 */

/* Notes a fact in the set; no term is the last. */
static bool touch(const struct term *term, const void *touched)
{
    if (term->kind == TERM_FACT)
        (*(bool *const *)touched)[term->fact->number] = true;
    return false;
}

static void touch_all(bool *touched, const struct expressions *expressions)
{
    for (size_t i = 0; i < expressions->count; i++)
        (void)find_in_expression(expressions->items[i], touch, &touched);
}

static void touch_term(bool *touched, const struct term *amount)
{
    if (amount)
        (void)find_in_term(amount, touch, &touched);
}

static void touch_task(bool *touched, const struct task *task)
{
    for (size_t i = 0; i < task->method_count; i++) {
        const struct method *method = &task->methods[i];
        touch_all(touched, &method->preconditions);
        touch_term(touched, method->priority_amount);
        touch_term(touched, method->weight_amount);
        touch_term(touched, method->score_amount);
        for (size_t j = 0; j < method->subtask_count; j++) {
            touch_all(touched, &method->subtasks[j].achieve);
            touch_term(touched, method->subtasks[j].call);
        }
    }
}

static void touch_agent_type(struct domain *domain, struct agent_type *agent_type)
{
    struct pool *pool = domain->parsing.pool;
    bool *touched = pool_take(pool, domain->fact_count + 1);
    agent_type->touched = touched;
    for (size_t i = 0; i < domain->rule_count; i++) {
        touch_all(touched, &domain->rules[i].preconditions);
        touch_all(touched, &domain->rules[i].effects);
    }
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        if (!can_do(agent_type, action))
            continue;
        touch_all(touched, &action->preconditions);
        touch_all(touched, &action->lasting);
        touch_all(touched, &action->until);
        touch_all(touched, &action->effects);
        touch_all(touched, &action->on_failure);
        touch_all(touched, &action->on_abort);
        touch_term(touched, action->begins_at);
        touch_term(touched, action->restart);
        touch_term(touched, action->cost_amount);
        touch_term(touched, action->duration_amount);
    }
    for (size_t i = 0; i < domain->goal_count; i++) {
        if (!may_pursue_goal(agent_type, &domain->goals[i]))
            continue;
        touch_all(touched, &domain->goals[i].conditions);
        touch_all(touched, &domain->goals[i].relevant);
        touch_all(touched, &domain->goals[i].lasting);
        touch_term(touched, domain->goals[i].priority_amount);
        touch_term(touched, domain->goals[i].value_amount);
    }
    for (size_t i = 0; i < domain->task_count; i++)
        if (may_come_to_task(agent_type, domain->tasks[i]))
            touch_task(touched, domain->tasks[i]);
}

void find_touched_facts(struct domain *domain)
{
    for (size_t i = 0; i < domain->agent_type_count; i++)
        touch_agent_type(domain, &domain->agent_types[i]);
    for (size_t i = 0; i < domain->fact_count; i++)
        for (size_t j = 0; j < domain->agent_type_count; j++)
            domain->facts[i]->touched |= domain->agent_types[j].touched[i];
}
