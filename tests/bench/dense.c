/* SPDX-License-Identifier: MIT */
/* A dense array of the best actions, and the loop over it: see dense.h. */
#include "dense.h"

#include <stdlib.h>

/* The most bits of a state. The array of 2 GiB is never touched but for the few
 * entries that are used; where the system does not give it, there is no loop. */
enum { BITS_MOST = 30 };

struct dense {
    uint64_t start;
    uint64_t *keep, *set; /* by action */
    uint16_t *best;       /* by state: the action + 1; 0: the goal is reached */
};

/* How many bits a state of one flag word takes; 64 for any other. */
static unsigned bits_of(const gg_domain *domain)
{
    unsigned bits = 0;
    if (domain->word_count != 1 || domain->flag_words != 1)
        return 64;
    for (uint16_t i = 0; i < domain->fact_count; i++) {
        unsigned end = domain->facts[i].shift + domain->facts[i].width;
        bits = end > bits ? end : bits;
    }
    return bits;
}

static void take_over(struct dense *dense, const gg_domain *domain)
{
    for (uint16_t i = 0; i < domain->action_count; i++) {
        const gg_effect *effect = domain->actions[i].effect;
        dense->keep[i] = UINT64_MAX;
        for (uint16_t j = 0; j < effect->assignment_count; j++) {
            dense->keep[i] = effect->assignments[j].keep;
            dense->set[i] = effect->assignments[j].set;
        }
    }
}

/* Only the states on the way are filled in: the others would not be looked at. */
static void follow(struct dense *dense, const gg_plan *plan)
{
    uint64_t state = dense->start;
    for (uint16_t i = 0; i < plan->length; i++) {
        uint16_t action = plan->steps[i];
        dense->best[state] = (uint16_t)(action + 1);
        state = (state & dense->keep[action]) | dense->set[action];
    }
}

struct dense *dense_of(const gg_domain *domain, const gg_plan *plan)
{
    unsigned bits = bits_of(domain);
    if (bits > BITS_MOST)
        return NULL;
    struct dense *dense = calloc(1, sizeof *dense);
    if (!dense)
        return NULL;
    dense->start = domain->start[0];
    dense->keep = calloc(domain->action_count + 1u, sizeof *dense->keep);
    dense->set = calloc(domain->action_count + 1u, sizeof *dense->set);
    dense->best = calloc((size_t)1 << bits, sizeof *dense->best);
    if (!dense->keep || !dense->set || !dense->best) {
        dense_free(dense);
        return NULL;
    }
    take_over(dense, domain);
    follow(dense, plan);
    return dense;
}

void dense_free(struct dense *dense)
{
    if (!dense)
        return;
    free(dense->keep);
    free(dense->set);
    free(dense->best);
    free(dense);
}

uint16_t dense_walk(const struct dense *dense, uint16_t *steps)
{
    uint64_t state = dense->start;
    uint16_t length = 0;
    for (uint16_t next = dense->best[state]; next; next = dense->best[state]) {
        steps[length++] = --next;
        state = (state & dense->keep[next]) | dense->set[next];
    }
    return length;
}
