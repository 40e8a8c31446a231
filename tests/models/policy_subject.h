/* SPDX-License-Identifier: MIT */
/* Random problems with the policies of their goals, which the tests read without the runtime. */
#ifndef TESTS_POLICY_SUBJECT_H
#define TESTS_POLICY_SUBJECT_H

#include "guidance/policy.h"
#include "models/goap_trial.h"
#include "models/plain.h"

/** The work that a policy may take, and the most nodes that it may have. */
enum { POLICY_SUBJECT_WORK = 2000000 };
extern const struct policy_node_limits policy_subject_sizes;

/** A random problem that asks the game nothing, and the policy of its goal. */
struct subject {
    struct trial *trial;
    const struct problem *problem;
    struct pool *pool;
    struct action_costs *costs;
    struct objective objective;
    bool *possible;         /* what the first agent type can do, by ground action */
    struct mutexes mutexes; /* of this agent type */
    struct policy *policy;
    bool denied[TRIAL_ACTIONS]; /* where denials are variables of the policy, by their numbers */
};

/** Lets the game deny nothing and make nothing dearer: what it says is not part of a policy. What
 *  walks cost that a function tells is not either. */
void answer_as_expected(struct goap *goap);

/** The objective of the first goal, for the first agent type. */
struct objective subject_objective(struct pool *pool, const struct problem *problem,
                                   const struct action_costs *costs);

/** The problem of a seed, with such tables, and its mutexes; without a policy. */
struct subject subject_with(uint64_t seed, enum tables_wanted wanted);
void subject_free(struct subject *subject);

/** Works out its policy, for all states (NULL) or for those without mutexes; NULL if there is none but
 *  for the nearest states. */
struct policy *subject_policy(struct subject *subject, const struct mutexes *mutexes);

/** The state that the trial is in. */
struct plain_state subject_state(const struct subject *subject);

/** What a policy says of the state with such values, by ground fact, while the game denies what has
 *  some numbers, as in objective->questions; NULL: none. */
uint32_t policy_at(const struct policy *policy, const uint32_t *values, const bool *denied);

/** Reads the plan from the trial's state while `denied` is denied; its steps, or -1 where there is
 *  none. */
int subject_read(const struct subject *subject, struct goap_step *steps);

/** Whether a state has no mutex of so many facts. */
bool subject_keeps_mutexes(const struct subject *subject, const size_t *variables, size_t count,
                           const struct plain_state *state);

#endif
