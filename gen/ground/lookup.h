/* SPDX-License-Identifier: MIT */
/*
 * Arguments that are facts, as `at` in danger(at): they are looked up, that is, all their values
 * are gone through, each with the condition that the fact has it. Where a value is none of the
 * objects that the argument must be, what it is an argument of means nothing: neither a comparison
 * with it holds nor its negation, and no action or method with it can be carried out. Inside of
 * grounding only.
 */
#ifndef GOAPGEN_GROUND_LOOKUP_H
#define GOAPGEN_GROUND_LOOKUP_H

#include "ground/evaluate.h"

/** The most facts that are looked up for one comparison, action or method. */
enum { LOOKUPS_MOST = 16 };

/** How far the values of arguments that are facts are known. */
enum argument_lookup_state {
    LOOKED_UP,      /**< the values of all arguments are known and fit */
    LOOKUP_MISSING, /**< that of an argument is not known */
    LOOKUP_UNFIT    /**< that of an argument is none of the objects that it must be */
};

/** What is known of the arguments of something: that of all, or which is the first that is missing
 *  or does not fit. */
struct argument_lookup {
    enum argument_lookup_state state;
    const struct term *argument; /**< the first that is missing, or unfit */
    const struct object_type *type;
    size_t variable; /**< the ground fact that it is */
};

/** What is known of the arguments of a comparison or of EXPRESSION_WITH. Arguments that name
 *  variables without an object are left out. */
struct argument_lookup look_up_leaf_arguments(const struct expression *leaf,
                                              const struct binding *binding);

/** What is known of the arguments in an amount. Arguments that name variables without an object are
 *  left out. */
struct argument_lookup look_up_amount_arguments(const struct term *amount,
                                                const struct binding *binding);

/** What is known of the arguments of effects, but for those in their conditions. Arguments that
 *  name variables without an object are left out. */
struct argument_lookup look_up_effect_arguments(const struct expressions *effects,
                                                const struct binding *binding);

/** The slots that are arguments in the effects of an action and in what must hold while it runs, as
 *  all facts there are known; from the pool of the grounding. */
size_t *slots_among_arguments(const struct grounding *grounding, const struct action *action,
                              const struct binding *binding, size_t *count);

/** Binds the parameters of EXPRESSION_WITH to what the facts of its list are, which is known; the
 *  caller takes them off the binding. */
void bind_parameters_to_facts(const struct expression *with, struct binding *binding);

/** What facts are looked up for, and what is done with each choice of their values. */
struct lookup_visitor {
    const struct expression *leaf; /**< one of these: a comparison or EXPRESSION_WITH */
    const struct action *action;
    const struct method *method;
    /** `where`: the condition that the facts have these values; it holds in some state. The lookup
     *  is LOOKED_UP or LOOKUP_UNFIT. */
    void (*visit)(struct grounding *, void *context, struct binding *,
                  const struct argument_lookup *, const struct dnf *where);
    void *context;
    struct place place; /**< for errors */
    unsigned depth;     /**< of lookups within lookups; at first 0 */
};

/** Looks up the facts that are missing, and calls the visitor for each choice of their values with
 *  which a condition, `where`, can hold. The conditions that the facts of an action or a method
 *  have their values are kept, in the pool of the grounding. */
void for_each_lookup(struct grounding *grounding, struct lookup_visitor *looking,
                     struct binding *binding, const struct dnf *where);

/** The condition that another one holds and a ground fact has a value; kept in the pool of the
 *  grounding. */
struct dnf dnf_and_value(struct grounding *grounding, const struct dnf *condition, size_t variable,
                         uint32_t value, struct place place);

/** Warns of arguments in conditions that can have a value that does not fit where the conditions,
 *  and others with them (NULL: none), would hold otherwise. Once for each argument. */
void warn_of_unfit_in_conditions(struct grounding *grounding, const struct expressions *conditions,
                                 const struct expressions *others, struct binding *binding);

/** Warns that an argument can have a value that does not fit, as something is allowed then; `so`
 *  tells what comes of it. Once for each argument. */
void warn_of_unfit_argument(struct grounding *grounding, const struct argument_lookup *lookup,
                            const struct dnf *where, const char *so);

#endif
