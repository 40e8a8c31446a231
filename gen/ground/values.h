/* SPDX-License-Identifier: MIT */
/*
 * Values of ground facts: which ones a constraint of a box allows, what a change makes of them,
 * and what each agent type can do to them. All code that compares or adds values calls these.
 */
#ifndef GOAPGEN_GROUND_VALUES_H
#define GOAPGEN_GROUND_VALUES_H

#include "ground/ground.h"

/** The value nearest to a number among those from 0 to `top`. */
static inline uint32_t value_clamped(int64_t number, uint32_t top)
{
    return number < 0 ? 0 : number > (int64_t)top ? top : (uint32_t)number;
}

/** What a change makes of a value of a fact whose highest is `top`. */
static inline uint32_t value_after(const struct change *change, uint32_t value, uint32_t top)
{
    return value_clamped(change->adds ? (int64_t)value + change->value : change->value, top);
}

/** The constraint that allows a ground fact every value. */
struct constraint constraint_of_all(const struct problem *problem, size_t variable);

/** The constraint that allows a ground fact one value. */
struct constraint constraint_of_value(const struct problem *problem, size_t variable,
                                      uint32_t value);

/** The constraint that allows all values but one, of a ground fact that has a bit for each value;
 *  of other facts it allows every value. */
struct constraint constraint_of_all_but_value(const struct problem *problem, size_t variable,
                                              uint32_t value);

/** Whether a constraint allows a value. number: whether the fact is kept as a number. */
static inline bool is_allowed_by_constraint(const struct constraint *constraint, bool number,
                                            int64_t value)
{
    if (number)
        return constraint_has_number(constraint, value);
    return (constraint->allowed >> value & 1) != 0;
}

/** Whether a constraint of a problem allows a value. */
bool constraint_allows(const struct problem *problem, const struct constraint *constraint,
                       int64_t value);

/** Whether two conditions can hold in one state, as far as their constraints tell; bounds of sums
 *  are not looked at. */
bool conditions_meet(const struct dnf *a, const struct dnf *b);

/** A list of numbers of ground actions or rules. */
struct number_list {
    size_t *items, count;
};

/** Finds for each ground fact the rules, or else the actions, that change it, in order; from the
 *  pool. */
struct number_list *find_changers(struct pool *pool, const struct problem *problem, bool rules);

/** The setbacks of all actions are numbered, SETBACK_KINDS of each: what a setback changes, by cases;
 *  NULL: nothing. */
const struct effect_cases *setback_of(const struct problem *problem, size_t number);

/** Where its action can begin and then end in each of these cases. */
const struct dnf *setback_starts(const struct problem *problem, size_t number);

/** How many setbacks there are, with those that change nothing. */
size_t setback_count(const struct problem *problem);

/** Finds for each ground fact the setbacks that change it, in order; from the pool. */
struct number_list *find_setback_changers(struct pool *pool, const struct problem *problem);

/** The ground actions that an agent type can do, as a bool for each; from the pool. */
bool *actions_of_agent_type(struct pool *pool, const struct problem *problem,
                            const struct agent_type *agent_type);

/** The change, among some, that changes a variable; NULL: there is none. */
const struct change *find_change_of_variable(const struct changes *changes, size_t variable);

#endif
