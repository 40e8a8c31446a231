/* SPDX-License-Identifier: MIT */
/*
 * The potentials of ingredients: see potentials.h. They are the greatest ones with which no action
 * makes more potential than it costs and uses up. They are found from above, round by round.
 */
#include "guidance/potentials.h"

#include "ground/values.h"

#include <string.h>

/* Stands for the potential of a fact that no action makes. */
#define NO_POTENTIAL UINT64_MAX

/* The highest potential, and the cost from which on there are no potentials: 65536 of these
 * added up still are a distance. */
#define POTENTIAL_MOST ((uint64_t)1 << 34)
#define COST_LIMIT ((uint64_t)1 << 46)

/* Rounds after which potentials must have settled; values of an ingredient. */
enum { ROUNDS = 64, INGREDIENT_VALUES = 256 };

struct sharing {
    const struct objective *objective;
    const uint64_t *costs;    /* by cost of the objective */
    uint64_t *unit_potential; /* by ground fact */
    bool *ingredients;        /* by ground fact: whether it has a potential */
};

/* -------------------------------------------------------------------- ingredients */

/* How much a step raises a fact at most, or, negative, lowers it at least. */
static int64_t rise(const struct sharing *sharing, const struct single_box_action *step,
                    const struct change *change)
{
    const struct problem *problem = sharing->objective->problem;
    int64_t low = box_least_value(problem, step->condition, change->variable);
    int64_t room = (int64_t)problem->variables[change->variable].fact->top - low;
    if (!change->adds)
        return change->value - low;
    if (change->value >= 0)
        return change->value < room ? change->value : room;
    return -change->value < low ? change->value : -low;
}

/* How much of an ingredient a step makes or, if negative, uses up; 0 if it is none. */
static int64_t trade(const struct sharing *sharing, const struct single_box_action *step,
                     const struct change *change)
{
    return sharing->ingredients[change->variable] ? rise(sharing, step, change) : 0;
}

static bool uses_up(const struct sharing *sharing, const struct single_box_action *step,
                    size_t variable)
{
    const struct change *change = find_change_of_variable(step->changes, variable);
    return change && rise(sharing, step, change) < 0;
}

static bool can_be_ingredient(const struct problem *problem, size_t variable)
{
    bool ordered =
        problem->variables[variable].fact->kind == GG_NUMBER || value_count(problem, variable) == 2;
    return ordered && value_count(problem, variable) <= INGREDIENT_VALUES;
}

/* Notes that facts are no ingredients on which sums of a box depend: nobody knows how much of them the
 * sums ask for. */
static void rule_out_sums(const struct sharing *sharing, const struct box *box)
{
    for (size_t i = 0; i < box->sum_count; i++)
        for (size_t j = 0; j < box->sums[i].sum->variable_count; j++)
            sharing->ingredients[box->sums[i].sum->variables[j]] = false;
}

/* Notes what a step asks for: how often a fact is used, and that a fact is no ingredient if the
 * step does not use it up. */
static void note_uses(const struct sharing *sharing, const struct single_box_action *step,
                      size_t *uses)
{
    for (size_t i = 0; i < step->condition->count; i++) {
        size_t variable = step->condition->constraints[i].variable;
        if (uses_up(sharing, step, variable))
            uses[variable]++;
        else if (box_least_value(sharing->objective->problem, step->condition, variable) > 0)
            sharing->ingredients[variable] = false;
    }
    rule_out_sums(sharing, step->condition);
}

/* Marks the possible ingredients that a step uses up, if it makes a marked one; whether one was
 * marked. */
static bool mark_ingredients(const struct sharing *sharing, const struct single_box_action *step,
                             const bool *ingredients)
{
    bool makes = false, grown = false;
    for (size_t i = 0; i < step->changes->count; i++)
        makes |= trade(sharing, step, &step->changes->items[i]) > 0;
    for (size_t i = 0; makes && i < step->changes->count; i++) {
        size_t variable = step->changes->items[i].variable;
        if (!ingredients[variable] || sharing->ingredients[variable] ||
            !uses_up(sharing, step, variable))
            continue;
        grown = sharing->ingredients[variable] = true;
    }
    return grown;
}

/* Finds the ingredients. If only one thing asks for a fact, a pattern that holds that thing can
 * hold the fact, too; a potential would hide there what is made in vain. So such a fact is no
 * ingredient, unless one is made of it. */
static void find_ingredients(struct pool *pool, const struct sharing *sharing)
{
    const struct objective *objective = sharing->objective;
    size_t variables = objective->problem->variable_count;
    size_t *uses = pool_take(pool, (variables + 1) * sizeof *uses);
    bool *ingredients = pool_take(pool, variables + 1);
    for (size_t i = 0; i < objective->variable_count; i++)
        sharing->ingredients[objective->variables[i]] =
            can_be_ingredient(objective->problem, objective->variables[i]);
    for (size_t i = 0; i < objective->step_count; i++)
        note_uses(sharing, &objective->steps[i], uses);
    for (size_t i = 0; i < objective->goal->count; i++)
        rule_out_sums(sharing, &objective->goal->items[i]);
    memcpy(ingredients, sharing->ingredients, variables);
    for (size_t i = 0; i < variables; i++)
        sharing->ingredients[i] =
            ingredients[i] && uses[i] + (goal_least_value(objective, i) > 0) > 1;
    for (bool grown = true; grown;) {
        grown = false;
        for (size_t i = 0; i < objective->step_count; i++)
            grown |= mark_ingredients(sharing, &objective->steps[i], ingredients);
    }
}

/* ------------------------------------------------------------------- potentials */

/* What a step costs, with the ingredients that it uses up, for each ingredient that it makes;
 * NO_POTENTIAL if it makes none, or uses up one that has no potential yet. */
static uint64_t potentials_share_of(const struct sharing *sharing,
                                    const struct single_box_action *step)
{
    uint64_t sum = sharing->costs[step->cost], made = 0;
    for (size_t i = 0; i < step->changes->count; i++) {
        const struct change *change = &step->changes->items[i];
        int64_t raised = trade(sharing, step, change);
        made += raised > 0;
        if (raised >= 0)
            continue;
        if (sharing->unit_potential[change->variable] == NO_POTENTIAL)
            return NO_POTENTIAL;
        sum += sharing->unit_potential[change->variable] * (uint64_t)-raised;
    }
    return made ? sum / made : NO_POTENTIAL;
}

/* Lowers the potentials of the ingredients that a step makes to its share of the cost; whether
 * one was lowered. */
static bool lower_potentials(const struct sharing *sharing, const struct single_box_action *step)
{
    bool lowered = false;
    uint64_t share = potentials_share_of(sharing, step);
    for (size_t i = 0; share != NO_POTENTIAL && i < step->changes->count; i++) {
        const struct change *change = &step->changes->items[i];
        int64_t raised = trade(sharing, step, change);
        uint64_t potential = raised > 0 ? share / (uint64_t)raised : NO_POTENTIAL;
        if (raised > 0 && potential > POTENTIAL_MOST)
            potential = POTENTIAL_MOST;
        if (potential >= sharing->unit_potential[change->variable])
            continue;
        sharing->unit_potential[change->variable] = potential;
        lowered = true;
    }
    return lowered;
}

/* Lowers the potentials until they settle; false if they do not. A fact that has none then,
 * because it is only made of itself, is no ingredient. */
static bool potentials_settle(const struct sharing *sharing)
{
    const struct objective *objective = sharing->objective;
    size_t variables = objective->problem->variable_count;
    bool lowered = true;
    for (size_t i = 0; i < variables; i++)
        sharing->unit_potential[i] = sharing->ingredients[i] ? NO_POTENTIAL : 0;
    for (int round = 0; lowered && round < ROUNDS; round++) {
        lowered = false;
        for (size_t i = 0; i < objective->step_count; i++)
            lowered |= lower_potentials(sharing, &objective->steps[i]);
    }
    for (size_t i = 0; i < variables; i++)
        sharing->ingredients[i] =
            sharing->ingredients[i] && sharing->unit_potential[i] != NO_POTENTIAL;
    return !lowered;
}

/* ------------------------------------------------------------------- result */

/* What a step costs with its ingredients; not negative, as the potentials have settled. */
static uint64_t net_cost(const struct sharing *sharing, const struct single_box_action *step)
{
    uint64_t cost = sharing->costs[step->cost];
    for (size_t i = 0; i < step->changes->count; i++) {
        const struct change *change = &step->changes->items[i];
        cost -= sharing->unit_potential[change->variable] * (uint64_t)trade(sharing, step, change);
    }
    return cost;
}

/* Works out the costs and the base; false if a cost is too high. */
static bool sum_up(const struct sharing *sharing, struct potentials *potentials)
{
    const struct objective *objective = sharing->objective;
    const struct problem *problem = objective->problem;
    for (size_t i = 0; i < objective->step_count; i++)
        potentials->costs[objective->steps[i].cost] = NO_POTENTIAL;
    for (size_t i = 0; i < objective->step_count; i++) {
        uint64_t *least = &potentials->costs[objective->steps[i].cost];
        uint64_t cost = net_cost(sharing, &objective->steps[i]);
        if (cost >= COST_LIMIT)
            return false;
        *least = cost < *least ? cost : *least;
    }
    for (size_t i = 0; i < problem->variable_count; i++) {
        uint32_t rest = problem->variables[i].fact->top - goal_least_value(objective, i);
        potentials->base += sharing->unit_potential[i] * rest;
        potentials->any |= sharing->unit_potential[i] > 0;
    }
    return true;
}

struct potentials potentials_none(struct pool *pool, const struct objective *objective)
{
    size_t variables = objective->problem->variable_count + 1;
    struct potentials potentials = {.costs = copy_distances(pool, objective->costs)};
    potentials.unit_potential = pool_take(pool, variables * sizeof *potentials.unit_potential);
    return potentials;
}

struct potentials potentials_make(struct pool *pool, const struct objective *objective)
{
    struct potentials potentials = potentials_none(pool, objective);
    struct sharing sharing = {.objective = objective, .unit_potential = potentials.unit_potential};
    sharing.costs = copy_distances(pool, objective->costs);
    sharing.ingredients = pool_take(pool, objective->problem->variable_count + 1);
    find_ingredients(pool, &sharing);
    (void)potentials_settle(&sharing);
    if (!potentials_settle(&sharing) || !sum_up(&sharing, &potentials))
        return potentials_none(pool, objective);
    return potentials;
}

void potentials_add_to_distances(uint64_t *unit_potential, struct projection *projection)
{
    const struct pattern *pattern = &projection->pattern;
    for (size_t i = 0; i < pattern->count; i++) {
        uint32_t size = projection->sizes[i], stride = projection->strides[i];
        uint64_t unit = unit_potential[pattern->variables[i]];
        for (uint32_t j = 0; unit && j < pattern->size; j++)
            if (projection->distances[j] != GG_FAR)
                projection->distances[j] += unit * (size - 1 - j / stride % size);
        unit_potential[pattern->variables[i]] = 0;
    }
}
