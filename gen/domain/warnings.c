/* SPDX-License-Identifier: MIT */
/*
 * Warnings that need the whole domain and no states: symbols, facts and named conditions that are of
 * no use, and keys of methods that have no effect.
 */
#include "domain/agent_type.h"
#include "domain/sections.h"
#include "domain/fields.h"
#include "domain/trees.h"

/* The most pairs of names that are looked at. */
enum { PAIRS_MOST = 10000000 };

/* ------------------------------------------------------------------ symbols */

/* The name that was probably meant by a symbol, or NULL. */
static const char *meant_by(const struct domain *domain, const char *name, struct place *place,
                            const char **kind)
{
    for (size_t i = 0; i < domain->symbol_count; i++)
        if (domain->symbols[i].used && differ_by_a_letter(name, domain->symbols[i].name)) {
            *place = domain->symbols[i].place;
            *kind = "";
            return domain->symbols[i].name;
        }
    for (size_t i = 0; i < domain->type_count; i++)
        if (differ_by_a_letter(name, domain->types[i].name)) {
            *place = domain->types[i].place;
            *kind = "the type ";
            return domain->types[i].name;
        }
    return NULL;
}

/* Symbols that nothing uses, and that differ by a letter from another one or a type, are probably
 * misspelt: a fact with one has a value that it never gets. */
void warn_of_similar_symbols(struct domain *domain)
{
    size_t pairs = 0;
    for (size_t i = 0; i < domain->symbol_count; i++) {
        const struct symbol *symbol = &domain->symbols[i];
        if (symbol->used || symbol->object || symbol->lists > 1)
            continue;
        pairs += domain->symbol_count + domain->type_count;
        if (pairs > PAIRS_MOST)
            return;
        struct place place;
        const char *kind, *meant = meant_by(domain, symbol->name, &place, &kind);
        if (!meant)
            continue;
        report_warning(domain->parsing.diagnostics, "similar-symbol", symbol->place,
                       "symbol '%s' is never compared or assigned; did you mean %s'%s'?",
                       symbol->name, kind, meant);
        report_note(domain->parsing.diagnostics, place, "'%s' is declared here", meant);
    }
}

/* ---------------------------------------------------------- unused names */

/* Warns of conditions that nothing names, or only others of that kind. */
static void warn_of_conditions(const struct domain *domain)
{
    for (size_t i = 0; i < domain->condition_count; i++)
        if (!domain->conditions[i]->used)
            report_warning(domain->parsing.diagnostics, "unused-condition",
                           domain->conditions[i]->place, "nothing names condition '%s'",
                           domain->conditions[i]->name);
}

/* Warns of facts that are of no use, or that look like constants. */
static void warn_of_facts(const struct domain *domain)
{
    for (size_t i = 0; i < domain->fact_count; i++) {
        const struct fact *fact = domain->facts[i];
        if (fact->is_binding || fact->is_cooldown)
            continue;
        bool unread = !fact->read && !fact->applied;
        bool unchanged =
            !fact->changed && !fact->constant && !fact->sensed && !has_slot_parameter(fact);
        if (unread)
            report_warning(domain->parsing.diagnostics, "unread-fact", fact->place,
                           "no condition reads fact '%s'%s; take it out, unless the game uses it",
                           fact->name, unchanged ? ", and no effect changes it" : "");
        else if (unchanged)
            report_warning(
                domain->parsing.diagnostics, "unchanged-fact", fact->place,
                "no effect changes fact '%s'; write one that does, 'sensed: true' where a function "
                "of the game tells it, or 'constant: true' where it stays as it is",
                fact->name);
    }
}

void warn_of_unused(const struct domain *domain)
{
    warn_of_facts(domain);
    warn_of_conditions(domain);
}

/* ------------------------------------------------------------- moved places */

/* The condition of a goal that reads a fact; NULL: none does. */
static const struct expression *condition_reading(const struct goal *goal, const struct fact *fact)
{
    for (size_t i = 0; i < goal->conditions.count; i++)
        if (find_in_expression(goal->conditions.items[i], is_fact, fact))
            return goal->conditions.items[i];
    return NULL;
}

/* Whether places are likely to be moved: what stands still is reached, and needs no `within`. */
static bool has_moving_places(const struct domain *domain)
{
    bool any = domain->places.within > 0;
    for (size_t i = 0; i < domain->action_count; i++)
        any |= domain->actions[i]->within > 0;
    return domain->places.points && any;
}

/* The fact of places tells where an agent has arrived, whatever becomes of the place. */
void warn_of_moved_places(const struct domain *domain)
{
    const struct fact *here = domain->places.fact;
    for (size_t i = 0; here && has_moving_places(domain) && i < domain->goal_count; i++) {
        const struct expression *condition = condition_reading(&domain->goals[i], here);
        if (!condition)
            continue;
        report_warning(domain->parsing.diagnostics, "moved-place", condition->place,
                       "goal '%s' holds where the agent has arrived, also after the game has moved "
                       "that place; where places are moved, ask for what an action with "
                       "'at: %s' does",
                       domain->goals[i].name, domain->symbols[here->values.symbols[0]].name);
        return;
    }
}

/* The first action at a place whose cost tells its walk, or, of those that no function of the game tells
 * the cost of, whose cost does not; NULL: there is none. */
static const struct action *action_at_place(const struct domain *domain, bool costs_travel)
{
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        if (action->begins_at && action->costs_travel == costs_travel && !action->cost_call)
            return action;
    }
    return NULL;
}

/* In plans an agent is anywhere at once by an action whose walk costs nothing; so one that does nothing
 * of use may come before another one whose walk costs much. */
void warn_of_free_walks(const struct domain *domain)
{
    const struct action *costly = action_at_place(domain, true),
                        *free = action_at_place(domain, false);
    if (!costly || !free)
        return;
    const char *more =
        free->cost > 1 ? pool_format(domain->parsing.pool, " + %u", free->cost - 1u) : "";
    if (free->cost_amount)
        more = pool_format(domain->parsing.pool, " + %s", free->cost_amount->name);
    const struct node *cost = value_of_key(free->node, "cost");
    report_warning(domain->parsing.diagnostics, "free-walk", cost ? cost->place : free->place,
                   "in plans the walk to '%s' costs nothing, and that to '%s' does, so that plans "
                   "may go there to save another walk; write cost: travel%s",
                   free->name, costly->name, more);
}

/* ---------------------------------------------------------- ignored keys */

/* The keys by which methods are selected, and the modes that look at them. */
static const struct {
    const char *key;
    enum select wanted; /* the mode to write for it */
    bool looked_at[SELECT_COUNT];
} choosing[] = {
    {"priority", SELECT_PRIORITY, {[SELECT_PRIORITY] = true}},
    {"weight", SELECT_WEIGHTED, {[SELECT_PRIORITY] = true, [SELECT_WEIGHTED] = true}},
    {"score", SELECT_SCORE, {[SELECT_SCORE] = true}},
    {"inertia", SELECT_PRIORITY, {[SELECT_PRIORITY] = true, [SELECT_SCORE] = true}},
};

static const char warning[] = "ignored-key";

/* Warns of a task whose `select` has nothing to select from. */
static void warn_of_select(const struct domain *domain, const struct task *task)
{
    const struct node *select = value_of_key(task->node, "select");
    if (select && value_of_key(task->node, "subtasks"))
        report_warning(domain->parsing.diagnostics, warning, select->place,
                       "'select' of task '%s' has no effect: its subtasks are done one after the "
                       "other; make each of them a method, or leave 'select' out",
                       task->name);
}

/* Warns of the inertia of a task, at which its `select` does not look. */
static void warn_of_task_inertia(const struct domain *domain, struct task *task)
{
    const struct parsing *parsing = &domain->parsing;
    const struct node *inertia = value_of_key(task->node, "inertia");
    if (!inertia || task->select == SELECT_PRIORITY || task->select == SELECT_SCORE)
        return;
    task->misselects = !diagnostics_is_warning_silenced(parsing->diagnostics, warning);
    report_warning(
        parsing->diagnostics, warning, inertia->place,
        "'inertia' of task '%s' has no effect: it comes on top of a priority or a score; "
        "write 'select: priority' or 'select: score' there, or leave 'inertia' out",
        task->name);
}

static void warn_of_key(const struct domain *domain, struct task *task, const struct node *key,
                        const struct node *method, enum select wanted)
{
    const struct parsing *parsing = &domain->parsing;
    const char *how = value_of_key(task->node, "select")
                          ? pool_format(parsing->pool, "selects by '%s', which does not look at it",
                                        select_modes[task->select].name)
                          : "has no 'select', so that the first method that can be carried out is "
                            "chosen";
    task->misselects = !diagnostics_is_warning_silenced(parsing->diagnostics, warning);
    report_warning(parsing->diagnostics, warning, key->place,
                   "'%s' of method '%s' has no effect: task '%s' %s; write 'select: %s' there, or "
                   "leave '%s' out",
                   key->text, method->text, task->name, how, select_modes[wanted].name, key->text);
}

/* Warns of the first of the keys that its `select` does not look at. A priority that is written and has
 * no effect looks as if the agent decided against it. */
static void warn_methods(const struct domain *domain, struct task *task, const struct node *methods)
{
    for (size_t i = 0; i < sizeof choosing / sizeof *choosing; i++)
        for (size_t j = 0; j < methods->count && !choosing[i].looked_at[task->select]; j++) {
            const struct node *key = node_find_key(methods->items[j], choosing[i].key);
            if (!key)
                continue;
            warn_of_key(domain, task, key, methods->keys[j], choosing[i].wanted);
            return;
        }
}

/* Warns of an agent that is to reconsider plans for goals, and can have none. */
static void warn_of_reconsider(const struct domain *domain, const struct agent_type *agent_type)
{
    bool any = domain->limits.wants > 0;
    for (size_t i = 0; i < domain->goal_count; i++)
        any |= chooses_goal(agent_type, &domain->goals[i]);
    if (agent_type->reconsider.every > 0 && !any)
        report_warning(
            domain->parsing.diagnostics, warning, agent_type->place,
            "'reconsider' of agent '%s' has no effect: it has no goals; give it 'goals', "
            "or leave 'reconsider' out",
            agent_type->name);
}

void warn_of_ignored_keys(const struct domain *domain)
{
    for (size_t i = 0; i < domain->agent_type_count; i++)
        warn_of_reconsider(domain, &domain->agent_types[i]);
    for (size_t i = 0; i < domain->task_count; i++) {
        struct task *task = domain->tasks[i];
        if (task->is_each)
            continue;
        const struct node *methods = value_of_key(task->node, "methods");
        warn_of_task_inertia(domain, task);
        if (methods && methods->kind == NODE_MAPPING)
            warn_methods(domain, task, methods);
        else
            warn_of_select(domain, task);
    }
}
