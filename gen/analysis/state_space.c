/* SPDX-License-Identifier: MIT */
/* States in mixed radix: see state_space.h. */
#include "analysis/state_space.h"

#include "ground/describe.h"
#include "ground/values.h"

#include <string.h>

bool allowance_take(struct allowance *allowance, uint64_t work)
{
    bool enough = work <= allowance->left;
    allowance->left = enough ? allowance->left - work : 0;
    return enough;
}

bool space_make(struct pool *pool, const bool *marked, uint64_t limit, struct space *space)
{
    const struct problem *problem = space->problem;
    *space = (struct space){.problem = problem, .states = 1};
    space->positions = pool_take(pool, (problem->variable_count + 1) * sizeof *space->positions);
    for (size_t i = 0; i < problem->variable_count; i++) {
        space->positions[i] = SIZE_MAX;
        if (!marked[i] || problem->variables[i].fact->constant ||
            problem->variables[i].fact->top == 0)
            continue;
        uint64_t values = problem->variables[i].fact->top + UINT64_C(1);
        if (values > limit / space->states)
            return false;
        space->positions[i] = space->count;
        size_t place = space->count;
        POOL_ADD(pool, space->variables, place) = i;
        POOL_ADD(pool, space->strides, space->count) = space->states;
        space->states *= values;
    }
    return true;
}

uint64_t count_states(const struct problem *problem)
{
    uint64_t states = 1;
    for (size_t i = 0; i < problem->variable_count; i++) {
        const struct fact *fact = problem->variables[i].fact;
        if (fact->constant)
            continue;
        if (fact->top + UINT64_C(1) > STATE_LIMIT / states)
            return 0;
        states *= fact->top + UINT64_C(1);
    }
    return states;
}

void mark_facts_read_by_sums(const struct box *box, bool *marked)
{
    for (size_t i = 0; i < box->sum_count; i++)
        for (size_t j = 0; j < box->sums[i].sum->variable_count; j++)
            marked[box->sums[i].sum->variables[j]] = true;
}

void mark_facts_read(const struct dnf *dnf, bool *marked)
{
    for (size_t i = 0; i < dnf->count; i++)
        for (size_t j = 0; j < dnf->items[i].count; j++)
            marked[dnf->items[i].constraints[j].variable] = true;
    for (size_t i = 0; i < dnf->count; i++)
        mark_facts_read_by_sums(&dnf->items[i], marked);
}

uint32_t space_value(const struct space *space, uint64_t state, size_t position)
{
    uint64_t values = space->problem->variables[space->variables[position]].fact->top + UINT64_C(1);
    return (uint32_t)(state / space->strides[position] % values);
}

/* A state, for those who ask for the values of ground facts. */
struct seen_state {
    const struct space *space;
    uint64_t state;
};

static bool state_space_find_value(const void *context, size_t variable, uint32_t *value)
{
    const struct seen_state *seen = context;
    size_t position = seen->space->positions[variable];
    if (position == SIZE_MAX)
        return false;
    *value = space_value(seen->space, seen->state, position);
    return true;
}

bool space_sums_hold(const struct space *space, const struct box *box, uint64_t state)
{
    struct seen_state seen = {space, state};
    struct partly_known_values known = {state_space_find_value, &seen};
    return !box->sum_count || sums_can_hold(box, &known);
}

/* ----------------------------------------------------------------- a box's states */

/* One fact of a space: the values that it goes through, and the change of them. */
struct wheel {
    uint64_t stride;
    const struct constraint *constraint; /* NULL: all from low to high are allowed */
    bool is_number;                      /* whether the fact is kept as one */
    uint32_t low, high, value;
    const struct change *change; /* NULL: stays what it is */
    uint32_t top;
};

/* A walk through the states of a box, and those to which changes lead from them. */
struct walk {
    struct wheel wheels[SPACE_FACTS];
    size_t count;
    uint64_t from, to;
};

static uint64_t state_space_result_of(const struct wheel *wheel)
{
    const struct change *change = wheel->change;
    return change ? value_after(change, wheel->value, wheel->top) : wheel->value;
}

static void turn_to(struct walk *walk, struct wheel *wheel, uint32_t value)
{
    walk->from -= wheel->value * wheel->stride;
    walk->to -= state_space_result_of(wheel) * wheel->stride;
    wheel->value = value;
    walk->from += wheel->value * wheel->stride;
    walk->to += state_space_result_of(wheel) * wheel->stride;
}

static uint32_t next_value(const struct wheel *wheel, uint32_t from)
{
    while (from <= wheel->high && wheel->constraint &&
           !is_allowed_by_constraint(wheel->constraint, wheel->is_number, from))
        from++;
    return from;
}

/* Goes on to the next state; false if that was the last. */
static bool state_space_walk_on(struct walk *walk)
{
    for (size_t i = 0; i < walk->count; i++) {
        struct wheel *wheel = &walk->wheels[i];
        uint32_t next = next_value(wheel, wheel->value + 1);
        bool wrapped = next > wheel->high;
        turn_to(walk, wheel, wrapped ? next_value(wheel, wheel->low) : next);
        if (!wrapped)
            return true;
    }
    return false;
}

static void limit_wheels(const struct space *space, const struct box *box, struct walk *walk)
{
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *constraint = &box->constraints[i];
        if (space->positions[constraint->variable] == SIZE_MAX)
            continue;
        struct wheel *wheel = &walk->wheels[space->positions[constraint->variable]];
        wheel->is_number = kept_as_number(space->problem->variables[constraint->variable].fact);
        wheel->constraint =
            wheel->is_number && !constraint_has_holes(constraint) ? NULL : constraint;
        wheel->low = wheel->is_number ? constraint->low : 0;
        wheel->high = wheel->is_number ? constraint->high : wheel->high;
    }
}

/* Goes to the first state of the box; the wheels have room for all facts. False if
 * there is none. */
static bool walk_begin(const struct space *space, const struct box *box,
                       const struct changes *changes, struct walk *walk)
{
    walk->count = space->count;
    walk->from = walk->to = 0;
    for (size_t i = 0; i < space->count; i++) {
        uint32_t top = space->problem->variables[space->variables[i]].fact->top;
        walk->wheels[i] = (struct wheel){.stride = space->strides[i], .high = top, .top = top};
    }
    limit_wheels(space, box, walk);
    for (size_t i = 0; changes && i < changes->count; i++)
        if (space->positions[changes->items[i].variable] != SIZE_MAX)
            walk->wheels[space->positions[changes->items[i].variable]].change = &changes->items[i];
    for (size_t i = 0; i < space->count; i++) {
        struct wheel *wheel = &walk->wheels[i];
        walk->to += state_space_result_of(wheel) * wheel->stride;
        uint32_t first = next_value(wheel, wheel->low);
        if (first > wheel->high)
            return false;
        turn_to(walk, wheel, first);
    }
    return true;
}

uint64_t project_state(const struct space *space, const struct space *larger, uint64_t state)
{
    uint64_t result = 0;
    for (size_t i = 0; i < space->count; i++) {
        size_t position = larger->positions[space->variables[i]];
        result += space_value(larger, state, position) * space->strides[i];
    }
    return result;
}

/* -------------------------------------------------------------------- sets */

size_t set_words(const struct space *space)
{
    return (size_t)(space->states / 64 + 1);
}

uint64_t *set_new(struct pool *pool, const struct space *space)
{
    return pool_take(pool, set_words(space) * sizeof(uint64_t));
}

uint64_t *set_of_all(struct pool *pool, const struct space *space)
{
    uint64_t *set = set_new(pool, space);
    memset(set, 0xff, (set_words(space) - 1) * sizeof *set);
    set[space->states / 64] = ((uint64_t)1 << space->states % 64) - 1;
    return set;
}

bool set_has(const uint64_t *set, uint64_t state)
{
    return set[state / 64] >> state % 64 & 1;
}

bool set_is_empty(const struct space *space, const uint64_t *set)
{
    for (size_t i = 0; i < set_words(space); i++)
        if (set[i])
            return false;
    return true;
}

bool set_within(const struct space *space, const uint64_t *part, const uint64_t *whole)
{
    for (size_t i = 0; i < set_words(space); i++)
        if (part[i] & ~whole[i])
            return false;
    return true;
}

bool set_add_set(const struct space *space, uint64_t *set, const uint64_t *other)
{
    uint64_t grown = 0;
    for (size_t i = 0; i < set_words(space); i++) {
        grown |= other[i] & ~set[i];
        set[i] |= other[i];
    }
    return grown != 0;
}

/* How many states a box has. */
static uint64_t states_in(const struct walk *walk)
{
    uint64_t states = 1;
    for (size_t i = 0; i < walk->count; i++) {
        const struct wheel *wheel = &walk->wheels[i];
        uint64_t values = 0;
        for (uint32_t j = wheel->low; wheel->constraint && j <= wheel->high; j++)
            values += is_allowed_by_constraint(wheel->constraint, wheel->is_number, j);
        states *= wheel->constraint ? values : wheel->high - wheel->low + UINT64_C(1);
    }
    return states;
}

bool set_add_preimage(const struct space *space, const struct preimage_query *passage,
                      struct allowance *allowance, uint64_t *set)
{
    for (size_t i = 0; i < passage->dnf->count; i++) {
        const struct box *box = &passage->dnf->items[i];
        struct walk walk;
        if (!walk_begin(space, box, passage->changes, &walk))
            continue;
        if (!allowance_take(allowance, states_in(&walk) * (sums_work(box) + 1) + box->count))
            return false;
        do
            if (set_has(passage->target, walk.to) && space_sums_hold(space, box, walk.from))
                set[walk.from / 64] |= (uint64_t)1 << walk.from % 64;
        while (state_space_walk_on(&walk));
    }
    return true;
}

/* Whether all states of a box, a list of constraints of facts in the space, are outside of a set. False
 * if the allowance is used up, too. */
static bool set_avoids(const struct space *space, const uint64_t *set, const struct box *box,
                       struct allowance *allowance)
{
    struct walk walk;
    if (!walk_begin(space, box, NULL, &walk))
        return true;
    if (!allowance_take(allowance, states_in(&walk)))
        return false;
    do
        if (set_has(set, walk.from))
            return false;
    while (state_space_walk_on(&walk));
    return true;
}

/* --------------------------------------------------------------------------------- words */

static struct constraint constraint_at(const struct space *space, uint64_t state, size_t position)
{
    return constraint_of_value(space->problem, space->variables[position],
                               space_value(space, state, position));
}

const char *words_of_values(struct pool *to, const struct space *space, uint64_t state,
                            const bool *left_out)
{
    const char *words = "";
    for (size_t i = 0; i < space->count; i++) {
        struct constraint constraint = constraint_at(space, state, i);
        if (!left_out[i])
            words = pool_format(to, "%s%s%s", words, *words ? " and " : "",
                                words_of_constraint(to, space->problem, &constraint));
    }
    return words;
}

const char *words_of_distinguishing_values(struct pool *to,
                                           const struct states_to_differ_from *contrast,
                                           uint64_t state)
{
    const struct space *space = contrast->space;
    struct constraint constraints[SPACE_FACTS];
    bool left_out[SPACE_FACTS] = {false};
    for (size_t i = space->count; i-- > 0;) {
        struct box box = {.constraints = constraints};
        left_out[i] = true;
        for (size_t j = 0; j < space->count; j++)
            if (!left_out[j])
                constraints[box.count++] = constraint_at(space, state, j);
        left_out[i] = set_avoids(space, contrast->others, &box, contrast->allowance);
    }
    return words_of_values(to, space, state, left_out);
}
