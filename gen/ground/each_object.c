/* SPDX-License-Identifier: MIT */
/* Puts the objects into subtasks that are done for each: see each_object.h. */
#include "ground/each_object.h"

#include <string.h>

const char *each_name(struct grounding *grounding, const struct task *task, const size_t *symbols)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    const char *at = task->name;
    struct text text = {0};
    while (*at) {
        size_t length = strspn(at, letters), blanks = strspn(at, " \t\r\n");
        const char *word = length ? pool_copy(grounding->pool, at, length) : "";
        for (size_t i = 0; i < task->parameters.count && at[length] != '('; i++)
            if (strcmp(task->parameters.items[i].name, word) == 0)
                word = grounding->domain->symbols[symbols[i]].name;
        text_add(&text, "%s", blanks ? " " : word);
        if (!length && !blanks)
            text_add_bytes(&text, at, 1);
        at += length + blanks + (length + blanks == 0);
    }
    const char *name = pool_copy(grounding->pool, text.data, text.length);
    text_free(&text);
    return name;
}

/* Visits a subtask for the objects of a binding. Of one that is done only if these count, and for whom
 * that is known as it reads constants alone, there is nothing to be judged. */
static void visit_one(struct grounding *grounding, const struct subtask *subtask,
                      struct binding *binding, visit_subtask *visit, void *context)
{
    struct binding inner = binding_of(grounding, 0);
    if (!subtask->task || !subtask->task->is_each) {
        visit(grounding, context, subtask, binding);
        return;
    }
    const struct method *does = &subtask->task->methods[0];
    for (; inner.count < subtask->call->argument_count; inner.count++)
        inner.symbols[inner.count] = symbol_of(&subtask->call->arguments[inner.count], binding);
    struct dnf counts = dnf_under(grounding, &does->preconditions, &inner);
    bool always = counts.count == 1 && counts.items[0].count == 0 && counts.items[0].sum_count == 0;
    if (grounding->failed || !counts.count)
        return;
    visit(grounding, context, always ? &does->subtasks[0] : subtask, always ? &inner : binding);
}

/* Goes on to the next choice of objects; false: that was the last one. */
static bool next_choice(const struct parameters *each, size_t *positions)
{
    for (size_t i = each->count; i-- > 0;) {
        if (++positions[i] < each->items[i].type->objects.count)
            return true;
        positions[i] = 0;
    }
    return false;
}

void for_each_object(struct grounding *grounding, const struct subtask *subtask,
                     struct binding *binding, visit_subtask *visit, void *context)
{
    const struct parameters *each = &subtask->each;
    size_t positions[SCOPE_LIMIT] = {0}, outer = binding->count;
    bool going = true;
    for (size_t i = 0; i < each->count; i++)
        going = going && each->items[i].type->objects.count > 0;
    for (; going && !grounding->failed; going = next_choice(each, positions)) {
        binding->count = outer + each->count;
        for (size_t i = 0; i < each->count; i++)
            binding->symbols[outer + i] = each->items[i].type->objects.symbols[positions[i]];
        visit_one(grounding, subtask, binding, visit, context);
    }
    binding->count = outer;
}

void push_subtask(struct grounding *grounding, struct ground_method *method,
                  struct ground_subtask subtask, const struct subtask *written)
{
    subtask.written = written;
    method->subtasks = pool_grow(grounding->pool, method->subtasks, method->subtask_count,
                                 sizeof *method->subtasks);
    method->subtasks[method->subtask_count++] = subtask;
}
