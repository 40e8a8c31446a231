/* SPDX-License-Identifier: MIT */
/*
 * The index of a task's methods: a tree over values of facts, whose leaves name the methods
 * that can apply. Rests on state.c.
 */
#include "htn.h"

/* The first applicable method of a leaf that lies in the span. */
static uint16_t first_of_leaf(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                              const GG_ROM gg_branch *leaf, const uint64_t *state, gg_span wanted)
{
    for (uint16_t i = 0; i < leaf->count && leaf->methods[i] < wanted.end; i++) {
        uint16_t method = leaf->methods[i];
        if (method >= wanted.from &&
            gg_condition_holds(domain, &task->methods[method].precondition, state))
            return method;
    }
    return wanted.end;
}

/* What has been found bounds what is still of interest. */
static uint16_t applicable(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                           const uint64_t *state, gg_span wanted)
{
    uint16_t end = wanted.end;
    uint16_t node = 0;
    while (node != GG_NONE) {
        const GG_ROM gg_branch *branch = &task->index[node];
        if (branch->high < wanted.from || branch->low >= wanted.end) {
            node = branch->next;
        } else if (branch->ways) {
            node = branch->ways[gg_read(domain, branch->fact, state)];
        } else {
            wanted.end = first_of_leaf(domain, task, branch, state, wanted);
            node = branch->next;
        }
    }
    return wanted.end < end ? wanted.end : GG_NONE;
}

const GG_ROM gg_index_part gg_indexing = {applicable};
