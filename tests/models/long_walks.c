/* SPDX-License-Identifier: MIT */
/* Walks through the states of a domain and plans in each: see long_walks.h. */
#include "models/long_walks.h"

#include "ground/transitions.h"
#include "ground/values.h"
#include "support/search_room.h"

#include <string.h>

/* A walk with what it needs on its way. */
struct walker {
    const struct long_walk *walk;
    const gg_domain *domain;
    const struct problem *problem;
    const bool *possible; /* by ground action */
    struct transitions transitions;
    gg_random random;
    uint64_t *state, *scratch; /* a state's words each */
};

/* --------------------------------------------------------------------- steps */

/* What can be done in a state: one of all that were offered, with the same probability. */
struct choice {
    const gg_effect *effect;       /* of an action or a rule */
    const struct changes *changes; /* of a transition */
    uint32_t count;
};

static bool is_drawn(struct walker *walker, struct choice *choice)
{
    return gg_random_below(&walker->random, ++choice->count) == 0;
}

static void offer(struct walker *walker, const gg_condition *condition, const gg_effect *effect,
                  struct choice *choice)
{
    if (gg_holds(walker->domain, condition, walker->state) && is_drawn(walker, choice))
        choice->effect = effect;
}

/* Does an action of the agent, or a rule; false if there is none that can be done. */
static bool act(struct walker *walker)
{
    const gg_domain *domain = walker->domain;
    struct choice choice = {0};
    for (uint16_t i = 0; i < domain->action_count; i++)
        if (walker->possible[i])
            offer(walker, &domain->actions[i].precondition, domain->actions[i].effect, &choice);
    for (int i = 0; i < domain->agent_rule_count + domain->world_rule_count; i++)
        offer(walker, &domain->rules[i].precondition, domain->rules[i].effect, &choice);
    if (choice.effect)
        gg_apply(domain, choice.effect, walker->state);
    return choice.effect;
}

static bool allows(const struct walker *walker, const struct box *box)
{
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *constraint = &box->constraints[i];
        uint32_t value = gg_read(walker->domain, (uint16_t)constraint->variable, walker->state);
        if (!constraint_allows(walker->problem, constraint, value))
            return false;
    }
    return true;
}

/* Lets happen what the agent has no part in; false if there is nothing of the kind. */
static bool happen(struct walker *walker)
{
    struct choice choice = {0};
    for (size_t i = 0; i < walker->transitions.count; i++) {
        const struct transition *transition = &walker->transitions.items[i];
        if (transition->origin == BY_ITSELF && allows(walker, transition->box) &&
            is_drawn(walker, &choice))
            choice.changes = transition->changes;
    }
    for (size_t i = 0; choice.changes && i < choice.changes->count; i++) {
        const struct change *change = &choice.changes->items[i];
        uint16_t variable = (uint16_t)change->variable;
        uint32_t value = gg_read(walker->domain, variable, walker->state);
        uint32_t top = walker->problem->variables[change->variable].fact->top;
        gg_write(walker->domain, variable, value_after(change, value, top), walker->state);
    }
    return choice.changes;
}

static void begin(struct walker *walker)
{
    const gg_domain *domain = walker->domain;
    memcpy(walker->state, domain->start, domain->word_count * sizeof *walker->state);
}

static void take_step(struct walker *walker)
{
    if (walker->walk->game && gg_random_below(&walker->random, 2) == 0 && happen(walker))
        return;
    if (!act(walker))
        begin(walker);
}

/* ------------------------------------------------------------------ planning */

static bool allows_all(gg_agent *agent, uint16_t action)
{
    (void)agent;
    (void)action;
    return true;
}

static uint16_t costs_nothing(gg_agent *agent, uint16_t action)
{
    (void)agent;
    (void)action;
    return 0;
}

static bool replays(const struct walker *walker, const gg_plan *plan)
{
    const gg_domain *domain = walker->domain;
    memcpy(walker->scratch, walker->state, domain->word_count * sizeof *walker->scratch);
    return gg_plan_check(domain, plan, 0, walker->scratch) == plan->length &&
           gg_holds(domain, &domain->goals[walker->walk->goal].condition, walker->scratch);
}

static void count(const struct walker *walker, const struct search_room *room, gg_outcome outcome,
                  struct walk_counts *counts)
{
    const gg_search *search = &room->search;
    bool found = outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN;
    counts->states++;
    counts->unproven += outcome != GG_FOUND && outcome != GG_NO_PLAN;
    counts->faults += found && !replays(walker, &room->plan);
    if (search->how == GG_HOW_SEARCH || search->how == GG_HOW_GREEDY)
        counts->searched++;
    else if (!found)
        counts->planless++;
    else if (room->plan.length == 0)
        counts->holding++;
    else if (search->how == GG_HOW_READ)
        counts->read++;
    else
        counts->walked++;
    counts->expanded += search->expanded;
    if (search->expanded > counts->most_expanded)
        counts->most_expanded = search->expanded;
}

static void plan_on_the_way(struct walker *walker, struct walk_counts *counts)
{
    static const gg_calls calls = {.precondition = allows_all, .cost = costs_nothing};
    const struct long_walk *walk = walker->walk;
    const struct domain *read = walker->problem->domain;
    uint64_t most = counts->expanded + walk->expansions;
    gg_agent_type agent_type = walker->domain->agent_types[walk->agent_type];
    agent_type.calls = &calls;
    gg_goal_problem problem = {.domain = walker->domain,
                               .agent_type = &agent_type,
                               .state = walker->state,
                               .goal = walk->goal};
    struct search_room room =
        search_room_of(walker->domain, (uint32_t)read->limits.nodes, (uint16_t)read->limits.plan);
    begin(walker);
    for (unsigned i = 0; i <= walk->steps && counts->expanded <= most; i++) {
        if (i > 0)
            take_step(walker);
        count(walker, &room, gg_plan_make(&room.search, &problem, &room.plan), counts);
    }
    search_room_free(&room);
}

void plan_in_walk(const struct long_walk *walk, struct walk_counts *counts)
{
    struct pool *pool = pool_new();
    struct walker walker = {.walk = walk, .domain = &walk->tables->domain};
    walker.problem = walk->tables->problem;
    walker.possible = actions_of_agent_type(pool, walker.problem,
                                            &walker.problem->domain->agent_types[walk->agent_type]);
    if (walk->game)
        walker.transitions = transitions_of(pool, walker.problem, walker.possible, true);
    walker.state = pool_take(pool, (walker.domain->word_count + 1u) * sizeof *walker.state);
    walker.scratch = pool_take(pool, (walker.domain->word_count + 1u) * sizeof *walker.state);
    gg_random_seed(&walker.random, 1);
    plan_on_the_way(&walker, counts);
    pool_free(pool);
}
