/* SPDX-License-Identifier: MIT */
/*
 * The index of a task's methods: a tree over values of facts, whose leaves name the methods
 * that can apply. Rests on state.c.
 */
#include "htn/htn.h"

/* The first applicable method of a leaf from `from` on and before `end`; that, if there is none. */
static uint32_t first_of_leaf(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                              const GG_ROM gg_branch *leaf, const uint64_t *state, uint32_t from,
                              uint32_t end)
{
    for (uint16_t i = 0; i < leaf->count && leaf->methods[i] < end; i++) {
        uint16_t method = leaf->methods[i];
        if (method >= from &&
            gg_condition_holds(domain, &task->methods[method].precondition, state))
            return method;
    }
    return end;
}

/* What has been found bounds what is still of interest. */
static uint16_t applicable(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                           const uint64_t *state, gg_method_range wanted)
{
    uint32_t from = wanted.from, end = wanted.end, found = end;
    uint16_t node = 0;
    while (node != GG_NONE) {
        const GG_ROM gg_branch *branch = &task->index[node];
        if (branch->high < from || branch->low >= found) {
            node = branch->next;
        } else if (branch->ways) {
            node = branch->ways[gg_read(domain, branch->fact, state)];
        } else {
            found = first_of_leaf(domain, task, branch, state, from, found);
            node = branch->next;
        }
    }
    return found < end ? (uint16_t)found : GG_NONE;
}

const GG_ROM gg_index_ops gg_indexing = {applicable};
