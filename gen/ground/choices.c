/* SPDX-License-Identifier: MIT */
/* Goes through all choices of objects for parameters: see choices.h. */
#include "ground/choices.h"

/* Reports that there are too many choices of objects to look at. */
static void report_choices(struct grounding *grounding, const struct parameters *parameters,
                           const struct visitor *visitor)
{
    double total = 1;
    for (size_t i = 0; i < parameters->count; i++)
        total *= (double)parameters->items[i].type->objects.count;
    report_explosion(grounding, visitor,
                     "%s has %.0f choices of objects, of which more than %d would have to be "
                     "looked at",
                     visitor->what, total, CHOICE_LIMIT);
}

static void bind_next(struct grounding *grounding, const struct parameters *parameters,
                      const struct expressions *conditions, struct binding *binding,
                      const struct visitor *visitor)
{
    if (binding->count == parameters->count) {
        visitor->visit(grounding, visitor->context, binding);
        return;
    }
    const struct symbol_set *objects = &parameters->items[binding->count].type->objects;
    for (size_t i = 0; i < objects->count && !grounding->failed; i++) {
        if (grounding->left_out > LEFT_OUT_COUNTED)
            return;
        if (++grounding->choices > CHOICE_LIMIT) {
            report_choices(grounding, parameters, visitor);
            return;
        }
        binding->symbols[binding->count++] = objects->symbols[i];
        if (decide(grounding, conditions, binding) != 0)
            bind_next(grounding, parameters, conditions, binding, visitor);
        binding->count--;
    }
}

bool for_each_binding(struct grounding *grounding, const struct parameters *parameters,
                      const struct expressions *conditions, struct binding *binding,
                      const struct visitor *visitor)
{
    grounding->choices = grounding->left_out = 0;
    bind_next(grounding, parameters, conditions, binding, visitor);
    return !grounding->failed;
}
