/* SPDX-License-Identifier: MIT */
/* The way to each goal, for each character: see guides.h. */
#include "guides.h"

#include <string.h>

#include "relevance.h"

struct guiding {
    struct pool *pool;
    struct tables *tables;
    bool **possible; /* by character: the ground actions that it can do */
};

static bool *possible_actions(struct guiding *guiding, const struct character *character)
{
    const struct problem *problem = guiding->tables->problem;
    bool *possible = pool_take(guiding->pool, problem->action_count + 1);
    for (size_t i = 0; i < problem->action_count; i++)
        possible[i] = !character->actions || character->actions[problem->actions[i].action->number];
    return possible;
}

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

static const gg_guide *guide_of(struct guiding *guiding, const struct boxes *goal,
                                const bool *possible)
{
    gg_guide *guide = pool_take(guiding->pool, sizeof *guide);
    struct relevance relevance =
        relevance_of(guiding->pool, guiding->tables->problem, goal, possible);
    add_actions(guiding, guide, &relevance);
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
    const gg_guide **guides = pool_take(guiding->pool, (problem->goal_count + 1) * sizeof *guides);
    guiding->possible[number] = possible_actions(guiding, character);
    for (size_t i = 0; i < problem->goal_count; i++) {
        if (!has_goal(character, problem->goals[i].goal))
            continue;
        guides[i] = shared_guide(guiding, number, i);
        if (!guides[i])
            guides[i] = guide_of(guiding, &problem->goals[i].condition, guiding->possible[number]);
    }
    return guides;
}

void guides_build(struct pool *pool, struct tables *tables)
{
    struct guiding guiding = {.pool = pool, .tables = tables};
    size_t count = tables->domain.character_count;
    if (!tables->problem->goal_count)
        return;
    guiding.possible = pool_take(pool, count * sizeof *guiding.possible);
    for (size_t i = 0; i < count; i++)
        tables->characters[i].guides = guides_of(&guiding, i);
}
