/* SPDX-License-Identifier: MIT */
/* What terms mean for a choice of objects: see binding.h. */
#include "ground/binding.h"

#include <assert.h>

uint32_t value_of_argument(const struct term *argument, const struct binding *binding)
{
    return binding->known->value(binding->known->context, variable_of_term(argument, binding));
}

size_t symbol_of_term(const struct term *term, const struct binding *binding)
{
    if (term->kind == TERM_FACT)
        return term->fact->values.symbols[value_of_argument(term, binding)];
    assert(term->kind == TERM_PARAMETER || term->kind == TERM_SYMBOL);
    return term->kind == TERM_PARAMETER ? binding->symbols[term->index] : term->index;
}

size_t variable_of_term(const struct term *term, const struct binding *binding)
{
    const struct fact *fact = term->fact;
    size_t offset = 0;
    for (size_t i = 0; i < fact->parameter_count; i++) {
        const struct symbol_set *objects = &fact->parameters[i]->objects;
        int64_t position = symbol_position(objects, symbol_of_term(&term->arguments[i], binding));
        assert(position >= 0);
        offset = offset * objects->count + (size_t)position;
    }
    return fact->first + offset;
}

static const struct symbol_set *objects_for(const struct binding_iterator *choice, size_t parameter)
{
    return &choice->parameters[parameter].type->objects;
}

struct binding_iterator binding_iterator_start(struct binding *binding,
                                               const struct parameter *parameters, size_t count)
{
    struct binding_iterator choice = {binding, parameters, count, binding->count, true, {0}};
    for (size_t i = 0; i < count && choice.going; i++) {
        choice.going = objects_for(&choice, i)->count > 0;
        if (choice.going)
            binding->symbols[binding->count++] = objects_for(&choice, i)->symbols[0];
    }
    return choice;
}

void binding_iterator_next(struct binding_iterator *choice)
{
    choice->going = false;
    for (size_t i = choice->count; i-- > 0 && !choice->going;) {
        const struct symbol_set *objects = objects_for(choice, i);
        choice->going = choice->positions[i] + 1u < objects->count;
        choice->positions[i] = choice->going ? choice->positions[i] + 1u : 0;
        choice->binding->symbols[choice->outer + i] = objects->symbols[choice->positions[i]];
    }
}

void binding_iterator_end(const struct binding_iterator *choice)
{
    choice->binding->count = choice->outer;
}
