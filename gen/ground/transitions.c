/* SPDX-License-Identifier: MIT */
/* Actions, rules and the game: see transitions.h. */
#include "ground/transitions.h"

/* Of numbers with more values the game sets only the ends. */
enum { SET_VALUES = 4096 };

/* How transitions change a ground fact. */
struct influence {
    bool changed, raised, lowered; /* up to its ends */
    uint64_t *symbols;             /* that are assigned, a bit for each; NULL: none */
};

struct gathering {
    struct pool *pool;
    const struct problem *problem;
    struct transitions transitions;
    struct influence *influences; /* by ground fact */
};

static void add(struct gathering *gathering, struct transition transition)
{
    struct transitions *list = &gathering->transitions;
    list->items = pool_grow(gathering->pool, list->items, list->count, sizeof *list->items);
    list->items[list->count++] = transition;
}

static void add_dnf(struct gathering *gathering, const struct dnf *dnf,
                    struct transition transition)
{
    for (size_t i = 0; i < dnf->count; i++) {
        transition.box = &dnf->items[i];
        add(gathering, transition);
    }
}

/* -------------------------------------------------------------- what the game sets */

static void note_symbol(const struct gathering *gathering, struct influence *influence,
                        const struct fact *fact, uint32_t value)
{
    if (!influence->symbols)
        influence->symbols =
            pool_take(gathering->pool, (fact->top / 64 + (size_t)1) * sizeof *influence->symbols);
    influence->symbols[value / 64] |= (uint64_t)1 << value % 64;
}

static void note_changes(struct gathering *gathering, const struct changes *changes)
{
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        struct influence *influence = &gathering->influences[change->variable];
        const struct fact *fact = gathering->problem->variables[change->variable].fact;
        int64_t top = fact->top;
        influence->changed = true;
        influence->raised |= change->adds ? change->value > 0 : change->value == top;
        influence->lowered |= change->adds ? change->value < 0 : change->value == 0;
        if (fact->kind != GG_NUMBER)
            note_symbol(gathering, influence, fact, (uint32_t)change->value);
    }
}

static void note_influences(struct gathering *gathering)
{
    const struct problem *problem = gathering->problem;
    gathering->influences =
        pool_take(gathering->pool, (problem->variable_count + 1) * sizeof *gathering->influences);
    for (size_t i = 0; i < problem->action_count; i++)
        note_changes(gathering, &problem->actions[i].changes);
    for (size_t i = 0; i < problem->rule_count; i++)
        note_changes(gathering, &problem->rules[i].changes);
}

static bool is_set_by_game(const struct gathering *gathering, size_t variable, uint32_t value,
                           bool generous)
{
    const struct fact *fact = gathering->problem->variables[variable].fact;
    const struct influence *influence = &gathering->influences[variable];
    if (fact->sensed || !influence->changed)
        return true;
    if (!generous)
        return false;
    if (fact->kind == GG_NUMBER)
        return !influence->raised || !influence->lowered;
    return !influence->symbols || !(influence->symbols[value / 64] >> value % 64 & 1);
}

static void add_setting(struct gathering *gathering, size_t variable, uint32_t value)
{
    static const struct box always = {NULL, 0};
    struct changes *changes = pool_take(gathering->pool, sizeof *changes);
    changes->items = pool_take(gathering->pool, sizeof *changes->items);
    changes->items[0] = (struct change){.variable = variable, .value = value};
    changes->count = 1;
    add(gathering, (struct transition){&always, changes, BY_ITSELF, 0});
}

static void add_game(struct gathering *gathering, bool generous)
{
    const struct problem *problem = gathering->problem;
    for (size_t i = 0; i < problem->variable_count; i++) {
        uint32_t top = problem->variables[i].fact->top;
        bool many = top >= SET_VALUES;
        if (problem->variables[i].fact->constant)
            continue;
        for (uint32_t j = 0; j <= top; j += many ? top : 1) {
            if (!is_set_by_game(gathering, i, j, generous))
                continue;
            add_setting(gathering, i, j);
            gathering->transitions.coarse |= many;
        }
    }
}

/* ------------------------------------------------------------------------- walks */

const struct changes *arrival_of(struct pool *pool, const struct problem *problem, size_t action)
{
    uint16_t place = problem->actions[action].begins_at;
    if (place == GG_NONE)
        return NULL;
    struct changes *changes = pool_take(pool, sizeof *changes);
    changes->items = pool_take(pool, sizeof *changes->items);
    changes->items[0] =
        (struct change){.variable = problem->domain->places.fact->first, .value = place};
    changes->count = 1;
    return changes;
}

static void add_walks(struct gathering *gathering, const bool *can)
{
    const struct problem *problem = gathering->problem;
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct changes *arrival = can[i] ? arrival_of(gathering->pool, problem, i) : NULL;
        if (arrival)
            add_dnf(gathering, &problem->actions[i].condition,
                    (struct transition){NULL, arrival, BY_ITSELF, 0});
    }
}

/* ----------------------------------------------------------------- other agent types */

/* The part of changes, and of a box, that is about shared facts. */
static const struct changes *shared_changes(struct gathering *gathering,
                                            const struct changes *changes)
{
    struct changes *shared = pool_take(gathering->pool, sizeof *shared);
    for (size_t i = 0; i < changes->count; i++) {
        if (!gathering->problem->variables[changes->items[i].variable].fact->shared)
            continue;
        shared->items =
            pool_grow(gathering->pool, shared->items, shared->count, sizeof *shared->items);
        shared->items[shared->count++] = changes->items[i];
    }
    return shared;
}

static const struct box *shared_box(struct gathering *gathering, const struct box *box)
{
    struct box *shared = pool_take(gathering->pool, sizeof *shared);
    for (size_t i = 0; i < box->count; i++) {
        if (!gathering->problem->variables[box->constraints[i].variable].fact->shared)
            continue;
        shared->constraints = pool_grow(gathering->pool, shared->constraints, shared->count,
                                        sizeof *shared->constraints);
        shared->constraints[shared->count++] = box->constraints[i];
    }
    return shared;
}

static void add_others(struct gathering *gathering)
{
    const struct problem *problem = gathering->problem;
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct ground_action *action = &problem->actions[i];
        const struct changes *changes = shared_changes(gathering, &action->changes);
        for (size_t j = 0; changes->count && j < action->condition.count; j++)
            add(gathering, (struct transition){shared_box(gathering, &action->condition.items[j]),
                                               changes, BY_ITSELF, 0});
    }
}

struct transitions transitions_of(struct pool *pool, const struct problem *problem, const bool *can,
                                  bool generous)
{
    static const struct changes none = {NULL, 0};
    struct gathering gathering = {.pool = pool, .problem = problem};
    note_influences(&gathering);
    for (size_t i = 0; i < problem->action_count; i++)
        if (can[i])
            add_dnf(&gathering, &problem->actions[i].condition,
                    (struct transition){NULL, &problem->actions[i].changes, BY_ACTION, i});
    for (size_t i = 0; i < problem->rule_count; i++)
        add_dnf(&gathering, &problem->rules[i].condition,
                (struct transition){NULL, &problem->rules[i].changes, BY_ITSELF, 0});
    for (size_t i = 0; i < problem->goal_count; i++)
        add_dnf(&gathering, &problem->goals[i].condition,
                (struct transition){NULL, &none, BY_GOAL, i});
    if (generous) {
        add_walks(&gathering, can);
        add_others(&gathering);
    }
    add_game(&gathering, generous);
    return gathering.transitions;
}
