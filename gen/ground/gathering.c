/* SPDX-License-Identifier: MIT */
/* Gathers the changes of effects under a choice of objects: see gathering.h. */
#include "ground/gathering.h"

#include "domain/terms.h"

bool copies_a_fact(const struct expression *effect)
{
    return effect->kind != EXPRESSION_ALL && changing_fact(&effect->right);
}

/* Whether a change of the state variable was gathered already. A change that does not depend on
 * the variant of an action is marked at the state variable, so that the work for effects on very
 * many facts does not grow with the square of their number. */
static bool is_changed(struct grounding *grounding, const struct gathering *gathering,
                       size_t variable, bool copied)
{
    if (grounding->changed[variable] == grounding->gatherings)
        return true;
    if (!copied) {
        grounding->changed[variable] = grounding->gatherings;
        return false;
    }
    for (size_t i = 0; i < gathering->changes.count; i++)
        if (gathering->changes.items[i].variable == variable)
            return true;
    return false;
}

static bool add_change(struct grounding *grounding, struct gathering *gathering,
                       const struct expression *effect, struct change change)
{
    struct changes *changes = &gathering->changes;
    bool copied = copies_a_fact(effect);
    if (is_changed(grounding, gathering, change.variable, copied) && !gathering->is_start) {
        report_error(grounding->domain->parsing.diagnostics, effect->place,
                     "'%s' changes '%s' twice", gathering->name,
                     grounding->problem->variables[change.variable].name);
        return false;
    }
    changes->items =
        pool_grow(grounding->pool, changes->items, changes->count, sizeof *changes->items);
    changes->items[changes->count++] = change;
    return true;
}

/* The value of `fact = term` in the fact's terms. A fact that is copied has the
 * value that the action was split for, which the copied state variable's constraint says. */
static int64_t assigned_value(struct grounding *grounding, const struct expression *effect,
                              const struct binding *binding, const uint32_t *copied)
{
    const struct term *value = &effect->right;
    const struct fact *fact = effect->left.fact;
    if (value->kind == TERM_NUMBER)
        return effect->low;
    if (value->kind == TERM_BOOL)
        return (int64_t)value->index;
    if (value->kind != TERM_FACT)
        return symbol_position(&fact->values, symbol_of(value, binding));
    uint32_t source = copied ? *copied : constant_value(grounding, variable_of(value, binding));
    if (fact->kind == GG_BOOL)
        return source;
    return symbol_position(&fact->values, value->fact->values.symbols[source]);
}

/* Reports that what is worked out for a fact is none of its values; false. */
static bool wrong_amount(struct grounding *grounding, const struct gathering *gathering,
                         const struct expression *effect, const char *why)
{
    struct diagnostics *diagnostics = grounding->domain->parsing.diagnostics;
    const struct fact *fact = effect->left.fact;
    report_error(diagnostics, effect->right.place, "'%s' %s '%s', in '%s'", effect->right.name, why,
                 fact->name, gathering->name);
    report_note(diagnostics, fact->place, "'%s' is declared here", fact->name);
    return false;
}

bool works_out(const struct expression *effect)
{
    return effect->left.fact->kind == GG_NUMBER && effect->right.kind != TERM_NUMBER;
}

bool add_worked_out(struct grounding *grounding, struct gathering *gathering,
                    const struct expression *effect, const struct binding *binding,
                    const struct amount *amount)
{
    const struct fact *fact = effect->left.fact;
    const struct number_scale *scale = &fact->scale;
    struct change change = {.variable = variable_of(&effect->left, binding)};
    change.adds = effect->kind == EXPRESSION_ADD;
    if (amount->too_large)
        return wrong_amount(grounding, gathering, effect,
                            "is worked out with too large numbers for");
    if (!find_steps(scale, change.adds ? 0 : scale->low, amount->constant, amount->divisor,
                    &change.value))
        return wrong_amount(grounding, gathering, effect,
                            "is not always a whole number of steps of");
    if (!change.adds && (change.value < 0 || change.value > (int64_t)fact->top))
        return wrong_amount(grounding, gathering, effect, "is not always within the range of");
    return add_change(grounding, gathering, effect, change);
}

bool add_effect(struct grounding *grounding, struct gathering *gathering,
                const struct expression *effect, struct binding *binding, const uint32_t *copied)
{
    if (works_out(effect)) {
        struct amount amount =
            amount_of(grounding->pool, grounding->problem, &effect->right, binding);
        return add_worked_out(grounding, gathering, effect, binding, &amount);
    }
    struct change change = {.variable = variable_of(&effect->left, binding)};
    change.adds = effect->kind == EXPRESSION_ADD;
    change.value = change.adds ? effect->low : assigned_value(grounding, effect, binding, copied);
    return add_change(grounding, gathering, effect, change);
}

/* Gathers the changes of all(...), from one of its variables on. */
static bool add_for_all(struct grounding *grounding, struct gathering *gathering,
                        const struct expression *all, struct binding *binding, size_t variable)
{
    if (++grounding->effort > EFFORT_LIMIT) {
        report_too_large(grounding, all->place, EFFORT_LIMIT, EFFORT_WORDS);
        return false;
    }
    if (variable == all->parameter_count)
        return add_effect(grounding, gathering, all->children[0], binding, NULL);
    const struct symbol_set *objects = &all->parameters[variable].type->objects;
    bool fine = true;
    binding->count++;
    for (size_t i = 0; i < objects->count && fine; i++) {
        binding->symbols[binding->count - 1] = objects->symbols[i];
        fine = add_for_all(grounding, gathering, all, binding, variable + 1);
    }
    binding->count--;
    return fine;
}

bool gather_plain(struct grounding *grounding, struct gathering *gathering,
                  const struct expressions *effects, struct binding *binding)
{
    bool fine = true;
    grounding->gatherings++;
    for (size_t i = 0; i < effects->count && fine; i++) {
        const struct expression *effect = effects->items[i];
        if (effect->kind == EXPRESSION_ALL)
            fine = add_for_all(grounding, gathering, effect, binding, 0);
        else if (!copies_a_fact(effect))
            fine = add_effect(grounding, gathering, effect, binding, NULL);
    }
    return fine;
}
