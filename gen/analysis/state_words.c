/* SPDX-License-Identifier: MIT */
/* Leaves values of a state out as long as it stays apart: see state_words.h. */
#include "analysis/state_words.h"

#include "ground/describe.h"
#include "ground/values.h"

static struct constraint constraint_at(const struct contrast *contrast, uint64_t state,
                                       size_t position)
{
    uint32_t value = space_value(contrast->space, state, position);
    return constraint_of_value(contrast->space->problem, contrast->space->variables[position],
                               value);
}

/* The values of a state without which it could be one of the others. */
static struct box state_words_box_of(const struct contrast *contrast, uint64_t state)
{
    const struct space *space = contrast->space;
    struct box box = {.constraints =
                          pool_take(contrast->pool, (space->count + 1) * sizeof *box.constraints)};
    for (size_t i = 0; i < space->count; i++)
        box.constraints[box.count++] = constraint_at(contrast, state, i);
    for (size_t i = box.count; i-- > 0;) {
        struct constraint left_out = box.constraints[i];
        box.constraints[i] = box.constraints[--box.count];
        if (set_avoids(space, contrast->others, &box, contrast->allowance))
            continue;
        box.constraints[box.count++] = box.constraints[i];
        box.constraints[i] = left_out;
    }
    return box;
}

const char *words_of_contrast(struct pool *to, const struct contrast *contrast, uint64_t state)
{
    const struct space *space = contrast->space;
    struct box box = state_words_box_of(contrast, state);
    const char *words = "";
    for (size_t i = 0; i < space->count; i++)
        for (size_t j = 0; j < box.count; j++)
            if (box.constraints[j].variable == space->variables[i])
                words = pool_format(to, "%s%s%s", words, *words ? " and " : "",
                                    words_of_constraint(to, space->problem, &box.constraints[j]));
    return words;
}
