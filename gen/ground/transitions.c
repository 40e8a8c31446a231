/* SPDX-License-Identifier: MIT */
/* Actions, rules and the game: see transitions.h. */
#include "ground/transitions.h"

#include "ground/moments.h"
#include "ground/slot_facts.h"
#include "ground/values.h"

#include <stdlib.h>

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

static void transitions_add(struct gathering *gathering, struct transition transition)
{
    struct transitions *list = &gathering->transitions;
    POOL_ADD(gathering->pool, list->items, list->count) = transition;
}

static void add_dnf(struct gathering *gathering, const struct dnf *dnf,
                    struct transition transition)
{
    for (size_t i = 0; i < dnf->count; i++) {
        transition.box = &dnf->items[i];
        transitions_add(gathering, transition);
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
        if (!problem->actions[i].action->in_subtasks)
            note_changes(gathering, &problem->actions[i].changes);
    for (size_t i = 0; i < problem->rule_count; i++)
        note_changes(gathering, &problem->rules[i].changes);
    for (size_t i = 0; i < setback_count(problem); i++) {
        const struct effect_cases *cases = setback_of(problem, i);
        if (cases)
            note_changes(gathering, &cases->all);
    }
}

static bool transitions_is_set_by_game(const struct gathering *gathering, size_t variable,
                                       uint32_t value, bool generous)
{
    const struct fact *fact = gathering->problem->variables[variable].fact;
    const struct influence *influence = &gathering->influences[variable];
    if (fact->is_binding)
        return false; /* see add_slots */
    if (fact->sensed || !influence->changed || has_slot_parameter(fact))
        return true;
    if (!generous)
        return false;
    if (fact->kind == GG_NUMBER)
        return !influence->raised || !influence->lowered;
    return !influence->symbols || !(influence->symbols[value / 64] >> value % 64 & 1);
}

static int by_variable(const void *left, const void *right)
{
    size_t a = ((const struct constraint *)left)->variable;
    size_t b = ((const struct constraint *)right)->variable;
    return a < b ? -1 : a > b;
}

/* A box of so many constraints at most, to which they are added in any order. */
static struct box *new_box(const struct gathering *gathering, size_t most)
{
    struct box *box = pool_take(gathering->pool, sizeof *box);
    box->constraints = pool_take(gathering->pool, (most + 1) * sizeof *box->constraints);
    return box;
}

static void add_constraint(struct box *box, struct constraint constraint)
{
    if (box_constraint(box, constraint.variable))
        return;
    box->constraints[box->count++] = constraint;
    qsort(box->constraints, box->count, sizeof *box->constraints, by_variable);
}

static void transitions_add_change(struct changes *changes, size_t variable, uint32_t value)
{
    changes->items[changes->count++] = (struct change){.variable = variable, .value = value};
}

static struct changes *new_changes(const struct gathering *gathering, size_t most)
{
    struct changes *changes = pool_take(gathering->pool, sizeof *changes);
    changes->items = pool_take(gathering->pool, (most + 1) * sizeof *changes->items);
    return changes;
}

/* The game sets facts of bound slots only, and to such. */
static void transitions_add_setting(struct gathering *gathering, size_t variable, uint32_t value)
{
    static const struct box always = {.count = 0};
    size_t bound[SLOTS_NEEDED];
    size_t count = bound_facts_needed_to_set(gathering->problem, variable, value, bound);
    struct box *box = count ? new_box(gathering, count) : NULL;
    for (size_t i = 0; i < count; i++)
        add_constraint(box, constraint_of_value(gathering->problem, bound[i], true));
    struct changes *changes = new_changes(gathering, 1);
    transitions_add_change(changes, variable, value);
    transitions_add(gathering, (struct transition){box ? box : &always, changes, BY_ITSELF, 0});
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
            if (!transitions_is_set_by_game(gathering, i, j, generous))
                continue;
            transitions_add_setting(gathering, i, j);
            gathering->transitions.coarse |= many;
        }
    }
}

/* ------------------------------------------------------------------------- slots */

/* The most facts that can be one slot of which each combination that is the slot has a transition
 * of its own; and of further facts that are it. */
enum { COMBINED = 6 };

/* The facts that go back to their start when a slot is unbound: its own, and those that can be it. */
struct slot_facts {
    size_t *own, *others;
    size_t own_count, other_count;
};

static void add_variable(const struct gathering *gathering, size_t **variables, size_t *count,
                         size_t variable)
{
    POOL_ADD(gathering->pool, *variables, *count) = variable;
}

static struct slot_facts facts_of_slot(const struct gathering *gathering, size_t symbol)
{
    const struct problem *problem = gathering->problem;
    struct slot_facts facts = {0};
    for (size_t i = next_fact_of_slot_type(problem, 0, symbol); i < problem->variable_count;
         i = next_fact_of_slot_type(problem, i + 1, symbol)) {
        if (is_variable_of_slot(problem, i, symbol))
            add_variable(gathering, &facts.own, &facts.own_count, i);
        else if (value_naming_slot(problem->variables[i].fact, symbol) >= 0)
            add_variable(gathering, &facts.others, &facts.other_count, i);
    }
    return facts;
}

/* What a fact that is a slot, or is not, asks for. */
static struct constraint being_slot(const struct gathering *gathering, size_t variable,
                                    size_t symbol, bool is)
{
    const struct problem *problem = gathering->problem;
    uint32_t value = (uint32_t)value_naming_slot(problem->variables[variable].fact, symbol);
    return is ? constraint_of_value(problem, variable, value)
              : constraint_of_all_but_value(problem, variable, value);
}

/* The unbinding of a slot, where just those facts are the slot that have a bit. Facts that are kept as
 * numbers, or are too many, may be the slot still; they are set back one by one. */
static void transitions_add_unbinding(struct gathering *gathering, size_t symbol,
                                      const struct slot_facts *facts, unsigned are_slot)
{
    const struct problem *problem = gathering->problem;
    struct box *box = new_box(gathering, facts->other_count + 1);
    struct changes *changes = new_changes(gathering, facts->own_count + facts->other_count);
    add_constraint(box, constraint_of_value(problem, bound_fact_of_slot(problem, symbol), true));
    for (size_t i = 0; i < facts->own_count; i++)
        transitions_add_change(changes, facts->own[i],
                               problem->variables[facts->own[i]].fact->start);
    for (size_t i = 0; i < facts->other_count; i++) {
        bool is = i < COMBINED && (are_slot >> i & 1);
        size_t variable = facts->others[i];
        add_constraint(box, being_slot(gathering, variable, symbol, is));
        if (is)
            transitions_add_change(changes, variable,
                                   value_without_slot(problem, problem->variables[variable].fact));
    }
    transitions_add(gathering, (struct transition){box, changes, BY_ITSELF, 0});
}

static void transitions_add_slot(struct gathering *gathering, size_t symbol)
{
    const struct problem *problem = gathering->problem;
    struct slot_facts facts = facts_of_slot(gathering, symbol);
    size_t combined = facts.other_count < COMBINED ? facts.other_count : COMBINED;
    struct box *empty = new_box(gathering, 1);
    struct changes *binding = new_changes(gathering, 1);
    add_constraint(empty, constraint_of_value(problem, bound_fact_of_slot(problem, symbol), false));
    transitions_add_change(binding, bound_fact_of_slot(problem, symbol), true);
    transitions_add(gathering, (struct transition){empty, binding, BY_ITSELF, 0});
    for (unsigned i = 0; i < 1u << combined; i++)
        transitions_add_unbinding(gathering, symbol, &facts, i);
    for (size_t i = COMBINED; i < facts.other_count; i++) {
        struct box *box = new_box(gathering, 1);
        struct changes *changes = new_changes(gathering, 1);
        add_constraint(box, being_slot(gathering, facts.others[i], symbol, true));
        const struct fact *fact = problem->variables[facts.others[i]].fact;
        transitions_add_change(changes, facts.others[i], value_without_slot(problem, fact));
        transitions_add(gathering, (struct transition){box, changes, BY_ITSELF, 0});
    }
}

static void add_slots(struct gathering *gathering)
{
    const struct domain *domain = gathering->problem->domain;
    for (size_t i = 0; i < domain->type_count; i++)
        for (size_t j = 0; domain->types[i].slots && j < domain->types[i].objects.count; j++)
            transitions_add_slot(gathering, domain->types[i].objects.symbols[j]);
}

/* ------------------------------------------------------------------------- walks */

const struct changes *changes_of_arrival(struct pool *pool, const struct problem *problem,
                                         size_t action)
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

static void transitions_add_walks(struct gathering *gathering, const bool *can)
{
    const struct problem *problem = gathering->problem;
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct changes *arrival =
            can[i] ? changes_of_arrival(gathering->pool, problem, i) : NULL;
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
        POOL_ADD(gathering->pool, shared->items, shared->count) = changes->items[i];
    }
    return shared;
}

/* Whether a sum depends on shared facts alone. */
static bool transitions_is_shared(const struct problem *problem, const struct sum *sum)
{
    for (size_t i = 0; i < sum->variable_count; i++)
        if (!problem->variables[sum->variables[i]].fact->shared)
            return false;
    return true;
}

static const struct box *shared_box(struct gathering *gathering, const struct box *box)
{
    struct box *shared = pool_take(gathering->pool, sizeof *shared);
    for (size_t i = 0; i < box->count; i++) {
        if (!gathering->problem->variables[box->constraints[i].variable].fact->shared)
            continue;
        POOL_ADD(gathering->pool, shared->constraints, shared->count) = box->constraints[i];
    }
    shared->sums = pool_take(gathering->pool, box->sum_count * sizeof *shared->sums);
    for (size_t i = 0; i < box->sum_count; i++)
        if (transitions_is_shared(gathering->problem, box->sums[i].sum))
            shared->sums[shared->sum_count++] = box->sums[i];
    return shared;
}

/* Adds what changes of shared facts where the part of a condition holds that is about such. */
static void add_shared(struct gathering *gathering, const struct dnf *condition,
                       const struct changes *changes)
{
    const struct changes *shared = shared_changes(gathering, changes);
    for (size_t i = 0; shared->count && i < condition->count; i++)
        transitions_add(gathering, (struct transition){shared_box(gathering, &condition->items[i]),
                                                       shared, BY_ITSELF, 0});
}

/* ------------------------------------------------------------------- over time */

/* So many states between the start and the end of an action count; of more only the first and the
 * last. */
enum { MOMENTS = 256 };

/* Adds what an action has changed at a moment, for the agent that does it or for others. */
static void add_moment(struct gathering *gathering, const struct dnf *condition,
                       const struct changes *changes, bool others)
{
    if (others)
        add_shared(gathering, condition, changes);
    else
        add_dnf(gathering, condition, (struct transition){NULL, changes, BY_ITSELF, 0});
}

/* The states through which an action comes that changes something over time, as it may end there. */
static void add_moments(struct gathering *gathering, size_t action, bool others)
{
    const struct ground_action *ground = &gathering->problem->actions[action];
    const struct changes *changes = &ground->changes, *arrival = NULL;
    struct moment moment = {0, 0};
    for (size_t i = 0; i < changes->count; i++)
        gathering->transitions.coarse |= steps_before_end(&changes->items[i]) > MOMENTS;
    while (next_moment(changes, MOMENTS, &moment)) {
        if (!arrival)
            arrival = changes_of_arrival(gathering->pool, gathering->problem, action);
        add_moment(gathering, &ground->condition,
                   changes_at_moment(gathering->pool, changes, arrival, moment), others);
    }
}

/* -------------------------------------------------------------------- setbacks */

/* What actions change that end without success: for sure where they can begin, and possibly in any
 * state, as others may change it while they run. */
static void add_setbacks(struct gathering *gathering, const bool *can, bool generous)
{
    const struct problem *problem = gathering->problem;
    for (size_t i = 0; i < setback_count(problem); i++) {
        const struct effect_cases *cases = setback_of(problem, i);
        const struct dnf *starts = setback_starts(problem, i);
        for (size_t j = 0; cases && j < cases->count; j++) {
            const struct effect_case *one = &cases->items[j];
            if (can[i / SETBACK_KINDS])
                add_dnf(gathering, generous ? &one->when : &starts[j],
                        (struct transition){NULL, &one->changes, BY_ITSELF, 0});
            else if (generous)
                add_shared(gathering, &one->when, &one->changes);
        }
    }
}

static void add_others(struct gathering *gathering)
{
    const struct problem *problem = gathering->problem;
    for (size_t i = 0; i < problem->action_count; i++) {
        if (problem->actions[i].action->in_subtasks)
            continue; /* what it waits for others bring about */
        add_shared(gathering, &problem->actions[i].condition, &problem->actions[i].changes);
        add_moments(gathering, i, true);
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
                    (struct transition){NULL,
                                        problem->actions[i].action->in_subtasks
                                            ? &none
                                            : &problem->actions[i].changes,
                                        BY_ACTION, i});
    for (size_t i = 0; i < problem->rule_count; i++)
        add_dnf(&gathering, &problem->rules[i].condition,
                (struct transition){NULL, &problem->rules[i].changes, BY_ITSELF, 0});
    for (size_t i = 0; i < problem->goal_count; i++)
        add_dnf(&gathering, &problem->goals[i].condition,
                (struct transition){NULL, &none, BY_GOAL, i});
    add_setbacks(&gathering, can, generous);
    for (size_t i = 0; generous && i < problem->action_count; i++)
        if (can[i])
            add_moments(&gathering, i, false);
    if (generous) {
        transitions_add_walks(&gathering, can);
        add_others(&gathering);
    }
    add_game(&gathering, generous);
    add_slots(&gathering);
    return gathering.transitions;
}
