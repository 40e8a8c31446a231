/* SPDX-License-Identifier: MIT */
/* Makes problems with policies, and reads these: see policy_subject.h. */
#include "models/policy_subject.h"

#include "domain/agent_type.h"
#include "ground/values.h"

const struct policy_node_limits policy_subject_sizes = {65535, 65535};

void answer_as_expected(struct goap *goap)
{
    for (int i = 0; i < goap->action_count; i++) {
        struct goap_action *action = &goap->actions[i];
        for (int j = 0; j < GOAP_OBJECTS; j++) {
            action->denied[j] = false;
            action->dynamic_cost[j] = action->cost;
        }
    }
}

struct objective subject_objective(struct pool *pool, const struct problem *problem,
                                   const struct action_costs *costs)
{
    const struct agent_type *agent_type = &problem->domain->agent_types[0];
    const struct dnf *goal = &problem->goals[0].condition;
    struct relevance relevance = relevance_of(pool, relevance_search_new(pool, problem), goal,
                                              actions_of_agent_type(pool, problem, agent_type));
    struct objective objective = objective_of(pool, problem, goal, &relevance, costs);
    objective.work = POLICY_SUBJECT_WORK;
    return objective;
}

struct subject subject_with(uint64_t seed, enum tables_wanted wanted)
{
    struct subject subject = {.trial = trial_new(seed), .pool = pool_new()};
    answer_as_expected(&subject.trial->goap);
    trial_fix_costs(subject.trial);
    trial_compile(subject.trial, wanted);
    subject.problem = subject.trial->compiled.tables->problem;
    subject.costs = pool_take(subject.pool, sizeof *subject.costs);
    *subject.costs = action_costs_of(subject.pool, subject.problem);
    subject.objective = subject_objective(subject.pool, subject.problem, subject.costs);
    uint64_t work = UINT64_MAX;
    const struct agent_type *agent_type = &subject.problem->domain->agent_types[0];
    subject.possible = actions_of_agent_type(subject.pool, subject.problem, agent_type);
    subject.mutexes = mutexes_find(subject.pool, subject.problem, subject.possible, &work);
    return subject;
}

void subject_free(struct subject *subject)
{
    pool_free(subject->pool);
    trial_free(subject->trial);
}

struct policy *subject_policy(struct subject *subject, const struct mutexes *mutexes)
{
    uint64_t work = POLICY_SUBJECT_WORK;
    struct policy *policy =
        policy_make(subject->pool, &subject->objective, mutexes, &policy_subject_sizes, &work);
    subject->policy = policy && policy_is_whole(policy) ? policy : NULL;
    return subject->policy;
}

struct plain_state subject_state(const struct subject *subject)
{
    const struct tables *tables = subject->trial->compiled.tables;
    struct plain_state state = {{0}};
    for (size_t i = 0; i < tables->layout.fact_count; i++)
        state.values[tables->layout.variables[i]] =
            gg_read(subject->trial->domain, (uint16_t)i, subject->trial->packed);
    return state;
}

/* Whether a denial that a bit behind the facts stands for is one of some. */
static bool is_denied(const struct state_sets *sets, uint32_t bit, const bool *denied)
{
    return denied && denied[sets->denials[bit - sets->fact_bits]];
}

uint32_t policy_at(const struct policy *policy, const uint32_t *values, const bool *denied)
{
    const struct fact_bits *fact = policy->sets.facts;
    uint32_t diagram = policy->diagram;
    while (!diagram_is_leaf(diagram)) {
        struct diagram_node node = diagram_node(policy->sets.diagrams, diagram);
        if (node.bit >= policy->sets.fact_bits) {
            diagram = is_denied(&policy->sets, node.bit, denied) ? node.high : node.low;
            continue;
        }
        while (node.bit >= fact->first + fact->count)
            fact++;
        uint32_t bit = fact->first + fact->count - 1 - node.bit;
        diagram = values[fact->variable] >> bit & 1 ? node.high : node.low;
    }
    return diagram_leaf_number(diagram);
}

int subject_read(const struct subject *subject, struct goap_step *steps)
{
    struct plain_state state = subject_state(subject);
    for (int count = 0; count < TRIAL_STEPS; count++) {
        uint32_t leaf = policy_at(subject->policy, state.values, subject->denied);
        if (leaf < POLICY_ACTIONS)
            return leaf == POLICY_HOLDS ? count : -1;
        size_t action = leaf - POLICY_ACTIONS;
        steps[count] = trial_step(subject->trial, (uint16_t)action);
        plain_act(subject->problem, action, &state);
    }
    return TRIAL_STEPS;
}

bool subject_keeps_mutexes(const struct subject *subject, const size_t *variables, size_t count,
                           const struct plain_state *state)
{
    const struct mutexes *mutexes = &subject->mutexes;
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j <= i; j++) {
            size_t one = mutexes->first[variables[i]], other = mutexes->first[variables[j]];
            if (one != SIZE_MAX && other != SIZE_MAX &&
                !mutexes_allow(mutexes, one + state->values[variables[i]],
                               other + state->values[variables[j]]))
                return false;
        }
    return true;
}
