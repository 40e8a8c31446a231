/* SPDX-License-Identifier: MIT */
/* Looks up facts that are arguments: see lookup.h. */
#include "ground/lookup.h"

#include "ground/slot_facts.h"

static const struct argument_lookup looked_up = {LOOKED_UP, NULL, NULL, 0};

/* ---------------------------------------------------------------- what is known */

static struct argument_lookup look_up_term(const struct term *term, const struct binding *binding);

/* What is known of an argument that must be an object of a type, and of its own arguments. */
static struct argument_lookup look_up_argument(const struct term *argument,
                                               const struct object_type *type,
                                               const struct binding *binding)
{
    if (argument->kind != TERM_FACT || !names_no_variable_from(argument, binding->count))
        return looked_up;
    struct argument_lookup inner = look_up_term(argument, binding);
    if (inner.state != LOOKED_UP)
        return inner;
    struct argument_lookup lookup = {LOOKUP_MISSING, argument, type,
                                     variable_of_term(argument, binding)};
    uint32_t value = value_of_argument(argument, binding);
    if (value == UNKNOWN_VALUE)
        return lookup;
    lookup.state = symbol_position(&type->objects, argument->fact->values.symbols[value]) < 0
                       ? LOOKUP_UNFIT
                       : LOOKED_UP;
    return lookup;
}

/* The same of all arguments of a fact, or of what a term is worked out of. */
static struct argument_lookup look_up_term(const struct term *term, const struct binding *binding)
{
    struct argument_lookup lookup = looked_up;
    for (size_t i = 0; i < term->argument_count && lookup.state == LOOKED_UP; i++)
        lookup = is_computed_term(term)
                     ? look_up_term(&term->arguments[i], binding)
                     : look_up_argument(&term->arguments[i], term->fact->parameters[i], binding);
    return lookup;
}

struct argument_lookup look_up_leaf_arguments(const struct expression *leaf,
                                              const struct binding *binding)
{
    struct argument_lookup lookup = looked_up;
    if (leaf->kind == EXPRESSION_WITH) {
        for (size_t i = 0; i < leaf->list_count && lookup.state == LOOKED_UP; i++)
            lookup = look_up_argument(&leaf->list[i], leaf->parameters[i].type, binding);
        return lookup;
    }
    lookup = look_up_term(&leaf->left, binding);
    return lookup.state == LOOKED_UP ? look_up_term(&leaf->right, binding) : lookup;
}

struct argument_lookup look_up_amount_arguments(const struct term *amount,
                                                const struct binding *binding)
{
    return amount ? look_up_term(amount, binding) : looked_up;
}

/* What is known of the arguments in the subtasks of a method. */
static struct argument_lookup look_up_method(const struct method *method,
                                             const struct binding *binding)
{
    struct argument_lookup lookup = looked_up;
    for (size_t i = 0; i < method->subtask_count; i++) {
        const struct subtask *subtask = &method->subtasks[i];
        if (!subtask->call || subtask->each.count)
            continue;
        const struct parameters *parameters =
            subtask->action ? &subtask->action->parameters : &subtask->task->parameters;
        for (size_t j = 0; j < subtask->call->argument_count && lookup.state == LOOKED_UP; j++)
            lookup =
                look_up_argument(&subtask->call->arguments[j], parameters->items[j].type, binding);
    }
    return lookup;
}

struct argument_lookup look_up_effect_arguments(const struct expressions *effects,
                                                const struct binding *binding)
{
    struct argument_lookup lookup = looked_up;
    for (size_t i = 0; i < effects->count && lookup.state == LOOKED_UP; i++) {
        const struct expression *effect = effects->items[i];
        lookup = look_up_leaf_arguments(
            effect->kind == EXPRESSION_ALL ? effect->children[0] : effect, binding);
    }
    return lookup;
}

/* The same of what must hold while an action runs, or for which it waits: where an argument in it does not fit, that
 * comparison does not hold, and others may. */
static struct argument_lookup look_up_lasting(const struct expression *expression,
                                              const struct binding *binding)
{
    struct argument_lookup lookup = look_up_leaf_arguments(expression, binding);
    if (lookup.state == LOOKUP_UNFIT)
        return looked_up;
    for (size_t i = 0; i < expression->child_count && lookup.state == LOOKED_UP; i++)
        lookup = look_up_lasting(expression->children[i], binding);
    return lookup;
}

/* The same of the effects of an action, of what must hold while it runs, of what it waits for, and
 * where it begins. */
static struct argument_lookup look_up_action(const struct action *action,
                                             const struct binding *binding)
{
    const struct expressions *effects[] = {&action->effects, &action->on_failure,
                                           &action->on_abort};
    struct argument_lookup lookup = looked_up;
    for (size_t i = 0; i < sizeof effects / sizeof *effects && lookup.state == LOOKED_UP; i++)
        lookup = look_up_effect_arguments(effects[i], binding);
    for (size_t i = 0; i < action->lasting.count && lookup.state == LOOKED_UP; i++)
        lookup = look_up_lasting(action->lasting.items[i], binding);
    for (size_t i = 0; i < action->until.count && lookup.state == LOOKED_UP; i++)
        lookup = look_up_lasting(action->until.items[i], binding);
    const struct term *terms[] = {action->begins_at, action->cost_amount, action->duration_amount,
                                  action->restart};
    for (size_t i = 0; i < sizeof terms / sizeof *terms && lookup.state == LOOKED_UP; i++)
        lookup = look_up_amount_arguments(terms[i], binding);
    return lookup;
}

/* Slots that are arguments, as they are found. */
struct slots_found {
    const struct grounding *grounding;
    const struct binding *binding;
    size_t *symbols;
    size_t count;
};

static void find_slots(struct slots_found *found, const struct term *term)
{
    for (size_t i = 0; i < term->argument_count; i++) {
        const struct term *argument = &term->arguments[i];
        find_slots(found, argument);
        if (argument->kind != TERM_FACT || is_computed_term(term) ||
            !names_no_variable_from(argument, found->binding->count) ||
            look_up_amount_arguments(argument, found->binding).state != LOOKED_UP)
            continue;
        size_t symbol = symbol_of_term(argument, found->binding);
        if (!found->grounding->domain->symbols[symbol].slot_of)
            continue;
        POOL_ADD(found->grounding->pool, found->symbols, found->count) = symbol;
    }
}

/* As deep as an expression is nested, see NAMED_DEPTH. */
static void find_slots_in(struct slots_found *found, const struct expression *expression)
{
    find_slots(found, &expression->left);
    find_slots(found, &expression->right);
    struct term with = {.arguments = expression->list, .argument_count = expression->list_count};
    if (expression->kind == EXPRESSION_WITH)
        find_slots(found, &with);
    for (size_t i = 0; i < expression->child_count; i++)
        find_slots_in(found, expression->children[i]);
}

size_t *slots_among_arguments(const struct grounding *grounding, const struct action *action,
                              const struct binding *binding, size_t *count)
{
    struct slots_found found = {.grounding = grounding, .binding = binding};
    const struct expressions *parts[] = {&action->effects, &action->lasting, &action->until,
                                         &action->on_failure, &action->on_abort};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        for (size_t j = 0; j < parts[i]->count; j++)
            find_slots_in(&found, parts[i]->items[j]);
    if (action->restart)
        find_slots(&found, action->restart);
    *count = found.count;
    return found.symbols;
}

void bind_parameters_to_facts(const struct expression *with, struct binding *binding)
{
    for (size_t i = 0; i < with->list_count; i++)
        binding->symbols[binding->count + i] = symbol_of_term(&with->list[i], binding);
    binding->count += with->list_count;
}

/* ------------------------------------------------------------------ all values */

/* The condition that a fact has a value and, if that is a slot, that the slot is bound. */
static struct dnf lookup_has_value(struct grounding *grounding, size_t variable, uint32_t value)
{
    const struct domain *domain = grounding->domain;
    const struct fact *fact = grounding->problem->variables[variable].fact;
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct dnf is =
        dnf_of_constraint(making_dnf, grounding_constraint_of_value(grounding, variable, value));
    if (fact->kind != GG_SYMBOL || !domain->symbols[fact->values.symbols[value]].slot_of)
        return is;
    size_t bound = bound_fact_of_slot(grounding->problem, fact->values.symbols[value]);
    struct dnf is_bound =
        dnf_of_constraint(making_dnf, grounding_constraint_of_value(grounding, bound, 1));
    return dnf_and(making_dnf, &is, &is_bound);
}

/* A condition that was made is kept in the pool of the grounding. */
static struct dnf kept(struct grounding *grounding, const struct dnf *made, struct place place)
{
    struct dnf condition = keep_dnf(grounding, made);
    grounding->effort++;
    (void)check_effort_limits(grounding, place);
    return condition;
}

struct dnf dnf_and_value(struct grounding *grounding, const struct dnf *condition, size_t variable,
                         uint32_t value, struct place place)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct dnf is =
        dnf_of_constraint(making_dnf, grounding_constraint_of_value(grounding, variable, value));
    struct dnf both = dnf_and(making_dnf, condition, &is);
    return kept(grounding, &both, place);
}

/* The condition so far, and that a fact that is looked up has a value. */
static struct dnf narrowed(struct grounding *grounding, const struct lookup_visitor *looking,
                           const struct dnf *where, size_t variable, uint32_t value)
{
    struct dnf has = lookup_has_value(grounding, variable, value);
    struct dnf both = dnf_and(&grounding->making_dnf, where, &has);
    if (!looking->leaf)
        return kept(grounding, &both, looking->place);
    count_effort(grounding, 1);
    return both;
}

void for_each_lookup(struct grounding *grounding, struct lookup_visitor *looking,
                     struct binding *binding, const struct dnf *where)
{
    struct argument_lookup lookup = looking->leaf ? look_up_leaf_arguments(looking->leaf, binding)
                                    : looking->action ? look_up_action(looking->action, binding)
                                                      : look_up_method(looking->method, binding);
    if (lookup.state != LOOKUP_MISSING) {
        looking->visit(grounding, looking->context, binding, &lookup, where);
        return;
    }
    if (looking->depth == LOOKUPS_MOST) {
        report_too_large(grounding, looking->place, LOOKUPS_MOST, "facts are arguments here");
        return;
    }
    looking->depth++;
    for (uint32_t value = 0; value <= lookup.argument->fact->top; value++) {
        if (grounding->failed || grounding->making_dnf.exhausted)
            break;
        struct dnf with = narrowed(grounding, looking, where, lookup.variable, value);
        grounding->looked_up[lookup.variable] = value;
        if (with.count > 0)
            for_each_lookup(grounding, looking, binding, &with);
    }
    grounding->looked_up[lookup.variable] = UNKNOWN_VALUE;
    looking->depth--;
}
