/* SPDX-License-Identifier: MIT */
/* Works policies out within what there is of work and bytes: see policy_choice.h. */
#include "tables/policy_choice.h"

#include "tables/pack_policy.h"

/* How much work may go into the policies of a domain, in steps of diagrams: some seconds; and into its
 * mutexes, in looks at a value: less than one. */
enum { POLICY_WORK = 18000000, REACHING_WORK = 100000000 };

/* Which part of the bytes a policy for the nearest states may have: it stands beside tables. */
enum { NEAREST_PART = 4 };

struct policy_work policy_work(struct pool *pool, const struct tables *tables)
{
    return (struct policy_work){
        .pool = pool, .tables = tables, .reaching = REACHING_WORK, .steps = POLICY_WORK};
}

const struct mutexes *policy_mutexes(struct policy_work *work, const bool *possible)
{
    if (!work->mutexes) {
        work->mutexes = pool_take(work->pool, sizeof *work->mutexes);
        *work->mutexes = mutexes_find(work->pool, work->tables->problem, possible, &work->reaching);
    }
    return work->mutexes;
}

/* Works out a policy for all states, with a quarter of so many steps, or else for those that actions
 * and rules lead to; or, of both, for the nearest states. */
static struct policy *make_policy(struct pool *pool, const struct objective *objective,
                                  const struct mutexes *mutexes, const struct policy_sizes *sizes,
                                  uint64_t *steps)
{
    uint64_t first = mutexes->any ? *steps / 4 : *steps, left = first;
    struct policy *policy = policy_make(pool, objective, NULL, sizes, &left);
    *steps -= first - left;
    if ((policy && policy_is_whole(policy)) || !mutexes->any)
        return policy;
    struct policy *kept = policy_make(pool, objective, mutexes, sizes, steps);
    return !kept || (policy && policy->beyond >= kept->beyond) ? policy : kept;
}

/* A policy of such sizes, as the runtime reads it; NULL if there is none. */
static const gg_policy *make_packed(struct policy_work *work, const struct objective *objective,
                                    const bool *possible, const struct policy_sizes *sizes,
                                    uint64_t *steps)
{
    struct pool *diagrams = pool_new(), *scratch = pool_new();
    const gg_policy *packed = NULL;
    struct policy *policy =
        make_policy(diagrams, objective, policy_mutexes(work, possible), sizes, steps);
    if (policy)
        packed = pack_policy(work->pool, scratch, &work->tables->layout, policy);
    pool_free(diagrams);
    pool_free(scratch);
    return packed;
}

const gg_policy *policy_choose(struct policy_work *work, const struct objective *objective,
                               const bool *possible, uint32_t bytes, struct guide *guide)
{
    size_t nodes = bytes / sizeof(gg_policy_node);
    size_t part = objective->questions ? 0 : nodes / NEAREST_PART;
    uint64_t share = work->last ? work->steps : work->steps / 2;
    share = objective->questions ? share / 2 : share;
    uint64_t left = share;
    const gg_policy *policy =
        make_packed(work, objective, possible, &(struct policy_sizes){nodes, part}, &left);
    guide->policy_bytes = policy && !policy_is_for_nearest(policy) ? policy_bytes(policy) : 0;
    if (guide->policy_bytes > bytes && part > 0)
        policy = make_packed(work, objective, possible, &(struct policy_sizes){part, part}, &left);
    work->steps -= share - left;
    guide->tried = true;
    guide->steps = share - left;
    return policy && policy_bytes(policy) <= bytes ? policy : NULL;
}
