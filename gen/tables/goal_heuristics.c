/* SPDX-License-Identifier: MIT */
/* The way to each goal, for each character: see goal_heuristics.h. */
#include "tables/goal_heuristics.h"

#include "domain/agent_type.h"
#include "ground/values.h"
#include "heuristic/patterns.h"
#include "tables/pack_table.h"

#include <string.h>

/* How much work may go into the tables of a goal, and of a domain: a second and
 * a few of them. */
enum { GUIDE_WORK = 100000000, DOMAIN_WORK = 1000000000 };

struct guiding {
    struct pool *pool;
    struct tables *tables;
    bool **possible; /* by character: the ground actions that it can do */
    uint64_t work;   /* that may still be done, see struct objective */
};

static void add_actions(struct guiding *guiding, gg_guide *guide, const struct relevance *relevance)
{
    const gg_domain *domain = &guiding->tables->domain;
    uint64_t *set = pool_take(guiding->pool, (domain->action_count / 64u + 1) * sizeof *set);
    for (size_t i = 0; i < domain->action_count; i++) {
        if (!relevance->actions[i])
            continue;
        set[i / 64] |= (uint64_t)1 << i % 64;
        guide->asks |=
            domain->actions[i].procedural != GG_NONE || domain->actions[i].priced != GG_NONE;
    }
    guide->actions = set;
}

/* The conditions of a goal and of all that are to be kept: a way to the one leads by the
 * others, and actions that serve these can be steps on it. */
static struct boxes with_kept(struct guiding *guiding, const struct boxes *goal)
{
    const struct problem *problem = guiding->tables->problem;
    struct boxes all = {0};
    size_t count = goal->count;
    for (size_t i = 0; i < problem->goal_count; i++)
        if (problem->goals[i].goal->keep)
            count += problem->goals[i].condition.count;
    all.items = pool_take(guiding->pool, (count + 1) * sizeof *all.items);
    for (size_t i = 0; i < goal->count; i++)
        all.items[all.count++] = goal->items[i];
    for (size_t i = 0; i < problem->goal_count; i++)
        for (size_t j = 0; problem->goals[i].goal->keep && j < problem->goals[i].condition.count;
             j++)
            all.items[all.count++] = problem->goals[i].condition.items[j];
    return all;
}

/* Whether it depends on a called priority which goals a plan must keep. */
static bool keeps_by_call(const gg_domain *domain, size_t goal)
{
    bool called = domain->goals[goal].called;
    for (uint16_t i = 0; i < domain->goal_count; i++)
        called |= domain->goals[i].keep && domain->goals[i].called;
    return called && any_kept(domain);
}

/* What may open a way to a goal that has no plan: what it and the goals to be kept read,
 * and what the actions need that are of use for them. */
static void add_wakers(struct guiding *guiding, gg_guide *guide, size_t goal, const bool *possible,
                       struct relevance relevance)
{
    const gg_domain *domain = &guiding->tables->domain;
    struct boxes all = with_kept(guiding, &guiding->tables->problem->goals[goal].condition);
    if (any_kept(domain))
        relevance = relevance_of(guiding->pool, guiding->tables->problem, &all, possible);
    uint64_t *words = pool_take(guiding->pool, (domain->word_count + 1u) * sizeof *words);
    for (uint16_t i = 0; i < domain->goal_count; i++) {
        if (i != goal && !domain->goals[i].keep)
            continue;
        add_read_bits(&domain->goals[i].condition, words);
        add_read_bits(&domain->goals[i].relevant, words);
    }
    guide->hidden = keeps_by_call(domain, goal);
    for (uint16_t i = 0; i < domain->action_count; i++) {
        if (!relevance.actions[i])
            continue;
        add_read_bits(&domain->actions[i].precondition, words);
        guide->hidden |= domain->actions[i].procedural != GG_NONE;
    }
    guide->wakers = words;
}

/* With an exact table the policy, if there is room for that. */
static void add_tables(struct guiding *guiding, gg_guide *guide, const struct boxes *goal,
                       const struct relevance *relevance)
{
    const struct problem *problem = guiding->tables->problem;
    uint32_t bytes = problem->domain->limits.table;
    struct objective objective = objective_of(guiding->pool, problem, goal, relevance);
    objective.work = guiding->work < GUIDE_WORK ? guiding->work : GUIDE_WORK;
    guiding->work -= objective.work;
    struct pool *scratch = pool_new();
    struct collection chosen = patterns_choose(scratch, &objective, bytes);
    gg_table *tables = pool_take(guiding->pool, chosen.count * sizeof *tables);
    for (size_t i = 0; i < chosen.count; i++) {
        tables[i] = pack(guiding->pool, &guiding->tables->layout, chosen.items[i]);
        tables[i].ends_sum = chosen.ends[i];
        tables[i].base = chosen.bases[i];
    }
    if (chosen.exact) {
        gg_table exact = tables[0];
        pack_policy(guiding->pool, &exact, chosen.items[0]);
        if (table_row_bytes(&exact) <= bytes)
            tables[0] = exact;
    }
    pool_free(scratch);
    guiding->work += objective.work;
    guide->table_count = (uint16_t)chosen.count;
    guide->tables = chosen.count ? tables : NULL;
}

/* `number`: of the goal, or from goal_count on of a condition to achieve. */
static const gg_guide *guide_of(struct guiding *guiding, const struct boxes *goal, size_t number,
                                const bool *possible)
{
    gg_guide *guide = pool_take(guiding->pool, sizeof *guide);
    struct relevance relevance =
        relevance_of(guiding->pool, guiding->tables->problem, goal, possible);
    add_actions(guiding, guide, &relevance);
    if (number < guiding->tables->problem->goal_count)
        add_wakers(guiding, guide, number, possible, relevance);
    add_tables(guiding, guide, goal, &relevance);
    return guide;
}

/* A character before this one that wants the goal and can do just the same. */
static const gg_guide *shared_guide(const struct guiding *guiding, size_t character, size_t goal)
{
    const gg_domain *domain = &guiding->tables->domain;
    for (size_t i = 0; i < character; i++)
        if (domain->characters[i].guides[goal] &&
            memcmp(guiding->possible[i], guiding->possible[character], domain->action_count) == 0)
            return domain->characters[i].guides[goal];
    return NULL;
}

static const gg_guide *const *guides_of(struct guiding *guiding, size_t number)
{
    const struct problem *problem = guiding->tables->problem;
    const struct character *character = &problem->domain->characters[number];
    size_t count = problem->goal_count + problem->achievement_count;
    const gg_guide **guides = pool_take(guiding->pool, (count + 1) * sizeof *guides);
    guiding->possible[number] =
        actions_possible(guiding->pool, guiding->tables->problem, character);
    for (size_t i = 0; i < count; i++) {
        bool achieves = i >= problem->goal_count;
        if (!achieves && !has_goal(character, problem->goals[i].goal))
            continue;
        const struct boxes *goal = achieves ? &problem->achievements[i - problem->goal_count]
                                            : &problem->goals[i].condition;
        guides[i] = shared_guide(guiding, number, i);
        if (!guides[i])
            guides[i] = guide_of(guiding, goal, i, guiding->possible[number]);
    }
    return guides;
}

void guides_build(struct pool *pool, struct tables *tables)
{
    struct guiding guiding = {.pool = pool, .tables = tables, .work = DOMAIN_WORK};
    size_t count = tables->domain.character_count;
    if (!plans_with_actions(tables->problem))
        return;
    guiding.possible = pool_take(pool, count * sizeof *guiding.possible);
    for (size_t i = 0; i < count; i++)
        tables->characters[i].guides = guides_of(&guiding, i);
}

size_t guide_owner(const gg_domain *domain, size_t goal, const gg_guide *guide)
{
    size_t owner = 0;
    while (domain->characters[owner].guides[goal] != guide)
        owner++;
    return owner;
}
