/* SPDX-License-Identifier: MIT */
/*
 * Tries whether conflicts pay: searches from the start and from states that a game may come to, in which
 * the first plan is made and then another one, as if one of its steps were denied. What counts is how many
 * states are looked at with conflicts and without. See search_tables.h.
 */
#include "tables/memory_plan.h"
#include "tables/search_need.h"
#include "tables/search_tables.h"

#include <string.h>

/* How many states are tried, how far from the start, and how many of their facts are any; how many looks
 * at preconditions they may take, of which a search needs few for each state, as there are filters; the
 * nodes of a search; and how many states all searches of one kind may look at. */
enum {
    TRIALS = 1000,
    STEPS = 24,
    FACTS = 5,
    LOOKS = 4000000,
    FILTERED = 16,
    NODES = 1024,
    EXPANSIONS = 20000
};

/* Without conflicts a search must look at so many times the states: SURE hundredths, and one more for
 * each BYTES of them, up to MOST. To look at one costs half as much again with conflicts. */
enum { SURE = 110, BYTES = 164, MOST = 150 };

struct trying {
    struct pool *pool;
    struct tables *tables;
    gg_search search;
    gg_plan plan;
    gg_random random;
    uint64_t *state;
    uint64_t looks;       /* at preconditions */
    uint64_t expanded[2]; /* without conflicts, and with them */
};

static void make_room(struct trying *trying)
{
    const gg_domain *domain = &trying->tables->domain;
    size_t words = domain->word_count, row = bit_words(domain->action_count);
    gg_search *search = &trying->search;
    uint32_t limit = trying->tables->problem->domain->limits.nodes;
    uint32_t nodes = limit < NODES ? limit : NODES;
    search->node_capacity = nodes;
    search->nodes = pool_take(trying->pool, nodes * sizeof *search->nodes + 1);
    search->heap = pool_take(trying->pool, nodes * sizeof *search->heap + 1);
    search->states = pool_take(trying->pool, nodes * words * sizeof(uint64_t) + 1);
    search->usable = pool_take(trying->pool, row * sizeof(uint64_t));
    search->dynamic_costs =
        pool_take(trying->pool, (memory_cost_count(domain) + 1) * sizeof(uint16_t));
    search->relaxed_costs =
        pool_take(trying->pool, (domain->search->value_count + 1) * sizeof(gg_distance));
    search->estimates =
        pool_take(trying->pool, (memory_estimate_words(domain) + 1) * sizeof(gg_distance));
    search->sets = pool_take(trying->pool, 3 * row * sizeof(uint64_t));
    search->scratch = pool_take(trying->pool, 5 * words * sizeof(uint64_t));
    search->reading =
        pool_take(trying->pool, (words + bit_words(domain->procedural_count)) * sizeof(uint64_t));
    trying->plan.capacity = domain->plan_limit;
    trying->plan.steps =
        pool_take(trying->pool, (domain->plan_limit + (size_t)1) * sizeof(uint16_t));
    trying->state = pool_take(trying->pool, words * sizeof(uint64_t));
}

/* A state that the game may come to. */
static void walk(struct trying *trying, unsigned trial)
{
    const gg_domain *domain = &trying->tables->domain;
    gg_random *random = &trying->random;
    memcpy(trying->state, domain->start, domain->word_count * sizeof *trying->state);
    for (unsigned step = 0; step < trial % STEPS; step++) {
        uint16_t next = GG_NONE;
        uint32_t choices = 0;
        trying->looks += domain->action_count;
        for (uint16_t i = 0; i < domain->action_count; i++)
            if (gg_holds(domain, &domain->actions[i].precondition, trying->state) &&
                gg_random_below(random, ++choices) == 0)
                next = i;
        if (next == GG_NONE)
            break;
        gg_apply(domain, domain->actions[next].effect, trying->state);
    }
    for (unsigned i = 0; trial > 0 && i < FACTS && domain->fact_count > 0; i++) {
        uint16_t fact = (uint16_t)gg_random_below(random, domain->fact_count);
        gg_write(domain, fact, gg_random_below(random, domain->facts[fact].top + 1u),
                 trying->state);
    }
}

/* Searches twice, without conflicts and with them. Whether there is a plan. */
static bool compare(struct trying *trying, const gg_goal_problem *problem)
{
    bool found = false;
    for (int with = 0; with < 2; with++) {
        trying->tables->search.stubborn = with ? &gg_stubborn : NULL;
        found = gg_plan_make(&trying->search, problem, &trying->plan) == GG_FOUND;
        trying->expanded[with] += trying->search.expanded;
        trying->looks += trying->search.expanded *
                         (1 + (uint64_t)trying->tables->domain.action_count / FILTERED);
    }
    return found;
}

static void compare_for_goal(struct trying *trying, const gg_agent_type *agent_type, size_t goal)
{
    gg_goal_problem problem = {.domain = &trying->tables->domain,
                               .agent_type = agent_type,
                               .state = trying->state,
                               .goal = (uint16_t)goal};
    const gg_heuristic *heuristic = agent_type->heuristics ? agent_type->heuristics[goal] : NULL;
    if (!heuristic || goal_is_read(&trying->tables->domain, heuristic) ||
        !compare(trying, &problem) || trying->plan.length == 0)
        return;
    uint16_t step = trying->plan.steps[gg_random_below(&trying->random, trying->plan.length)];
    const gg_exclusion denied = {GG_HELD, step};
    problem.bounds = (gg_bounds){.ops = &gg_bounding, .excluded = &denied, .excluded_count = 1};
    (void)compare(trying, &problem);
}

static bool has_work(const struct trying *trying)
{
    return trying->expanded[0] < EXPANSIONS && trying->looks < LOOKS;
}

/* The bytes of conflicts. */
static size_t bytes_of_conflicts(const gg_domain *domain)
{
    size_t numbers = domain->action_count + (size_t)domain->search->value_count;
    return numbers * sizeof(uint16_t) +
           conflict_row_count(domain) * bit_words(domain->action_count) * sizeof(uint64_t);
}

/* Whether the searches of some goals are that much shorter with conflicts. */
static bool conflicts_pay(struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    size_t goals = (size_t)domain->goal_count + domain->subgoal_count;
    struct trying trying = {.pool = pool_new(), .tables = tables};
    const struct gg_stubborn_ops *stubborn = tables->search.stubborn;
    gg_random_seed(&trying.random, 3);
    make_room(&trying);
    for (unsigned i = 0; i < TRIALS && has_work(&trying); i++) {
        const gg_agent_type *agent_type = &domain->agent_types[i % domain->agent_type_count];
        walk(&trying, i);
        for (size_t j = 0; i == 0 && j < goals && has_work(&trying); j++)
            compare_for_goal(&trying, agent_type, j);
        if (i > 0)
            compare_for_goal(&trying, agent_type, gg_random_below(&trying.random, (uint32_t)goals));
    }
    tables->search.stubborn = stubborn;
    pool_free(trying.pool);
    uint64_t least = SURE + bytes_of_conflicts(domain) / BYTES;
    least = least < MOST ? least : MOST;
    return trying.expanded[0] * 100 >= trying.expanded[1] * least && trying.expanded[0] > 0;
}

void conflicts_try(struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    if (!tables->search.conflicts || domain->goal_count + domain->subgoal_count == 0 ||
        conflicts_pay(tables))
        return;
    tables->search.conflicts = NULL;
    tables->search.conflict_rows = NULL;
    tables->search.stubborn = NULL;
    for (size_t i = 0; i < tables->sums.count; i++)
        tables->all_sums[i].raising = tables->all_sums[i].lowering = NULL;
}
