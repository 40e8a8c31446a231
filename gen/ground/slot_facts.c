/* SPDX-License-Identifier: MIT */
/* Ground facts of slots: see slot_facts.h. */
#include "ground/slot_facts.h"

#include "ground/values.h"

bool is_variable_of_slot(const struct problem *problem, size_t variable, size_t symbol)
{
    const struct fact *fact = problem->variables[variable].fact;
    size_t instance = variable - fact->first;
    for (size_t i = fact->parameter_count; i-- > 0;) {
        const struct symbol_set *objects = &fact->parameters[i]->objects;
        if (objects->symbols[instance % objects->count] == symbol)
            return true;
        instance /= objects->count;
    }
    return false;
}

size_t bound_fact_of_slot(const struct problem *problem, size_t symbol)
{
    const struct object_type *type = problem->domain->symbols[symbol].slot_of;
    return type->bound->first + (size_t)symbol_position(&type->objects, symbol);
}

int64_t value_naming_slot(const struct fact *fact, size_t symbol)
{
    return fact->kind == GG_SYMBOL ? symbol_position(&fact->values, symbol) : -1;
}

/* Whether a fact has a type as a parameter. */
static bool has_parameter(const struct fact *fact, const struct object_type *type)
{
    for (size_t i = 0; i < fact->parameter_count; i++)
        if (fact->parameters[i] == type)
            return true;
    return false;
}

size_t next_fact_of_slot_type(const struct problem *problem, size_t variable, size_t symbol)
{
    const struct object_type *type = problem->domain->symbols[symbol].slot_of;
    while (variable < problem->variable_count) {
        const struct fact *fact = problem->variables[variable].fact;
        if (has_parameter(fact, type) || value_naming_slot(fact, symbol) >= 0)
            return variable;
        variable = fact->first + fact->count;
    }
    return problem->variable_count;
}

size_t bound_facts_needed_to_set(const struct problem *problem, size_t variable, uint32_t value,
                                 size_t bound[SLOTS_NEEDED])
{
    const struct fact *fact = problem->variables[variable].fact;
    size_t instance = variable - fact->first, count = 0;
    for (size_t i = fact->parameter_count; i-- > 0 && value != fact->start && !fact->is_binding;) {
        const struct symbol_set *objects = &fact->parameters[i]->objects;
        if (fact->parameters[i]->slots)
            bound[count++] =
                bound_fact_of_slot(problem, objects->symbols[instance % objects->count]);
        instance /= objects->count;
    }
    if (fact->kind == GG_SYMBOL && problem->domain->symbols[fact->values.symbols[value]].slot_of)
        bound[count++] = bound_fact_of_slot(problem, fact->values.symbols[value]);
    return count;
}

uint32_t value_without_slot(const struct problem *problem, const struct fact *fact)
{
    const struct places *places = &problem->domain->places;
    return places->has_nowhere && places->fact == fact ? places->nowhere : fact->start;
}

/* Settles one slot, which is empty. */
static void slot_facts_settle(const struct state_view *view, size_t symbol)
{
    const struct problem *problem = view->problem;
    for (size_t i = next_fact_of_slot_type(problem, 0, symbol); i < problem->variable_count;
         i = next_fact_of_slot_type(problem, i + 1, symbol)) {
        const struct fact *fact = problem->variables[i].fact;
        int64_t value = value_naming_slot(fact, symbol);
        if (is_variable_of_slot(problem, i, symbol) ||
            (value >= 0 && view->read(view->context, i) == (uint32_t)value))
            view->write(view->context, i, value_without_slot(problem, fact));
    }
}

void reset_facts_of_empty_slots(const struct state_view *view)
{
    const struct problem *problem = view->problem;
    for (size_t i = 0; i < problem->domain->type_count; i++) {
        const struct object_type *type = &problem->domain->types[i];
        for (size_t j = 0; type->slots && j < type->objects.count; j++)
            if (!view->read(view->context, bound_fact_of_slot(problem, type->objects.symbols[j])))
                slot_facts_settle(view, type->objects.symbols[j]);
    }
}

/* Whether a box asks only for facts of a slot, and of each for what it is at the start. */
static bool allows_empty(const struct problem *problem, const struct box *box, size_t symbol)
{
    for (size_t i = 0; i < box->count && !box->sum_count; i++) {
        const struct constraint *constraint = &box->constraints[i];
        size_t variable = constraint->variable;
        if (!is_variable_of_slot(problem, variable, symbol) ||
            !constraint_allows(problem, constraint, problem->variables[variable].fact->start))
            return false;
    }
    return !box->sum_count;
}

bool holds_of_empty_slot(const struct problem *problem, const struct dnf *condition, size_t symbol)
{
    for (size_t i = 0; i < condition->count; i++)
        if (allows_empty(problem, &condition->items[i], symbol))
            return true;
    return false;
}
