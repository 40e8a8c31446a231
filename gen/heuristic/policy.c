/* SPDX-License-Identifier: MIT */
/* Works policies out, from the goal back: see policy.h. */
#include "heuristic/policy.h"

#include "heuristic/bit_order.h"

#include <stdlib.h>
#include <string.h>

/* States from which an action leads to states of a distance. */
struct arrival {
    uint64_t distance; /* of these states: that of the others, and of the action */
    size_t action;
    uint32_t states;
};

/* A step of the objective, as diagrams. */
struct passage {
    const struct step *step;
    uint32_t condition;
    struct substitution changes;
};

struct regression {
    struct pool *pool;
    struct state_sets *sets;
    const struct mutexes *mutexes; /* NULL: the policy is for all states */
    struct diagrams *diagrams;
    struct passage *passages;
    struct arrival *arrivals;
    size_t arrival_count;
    uint32_t states;  /* that it is for */
    uint32_t reached; /* all states whose distance is known */
    uint32_t policy;
    size_t nodes;       /* the most that it may have */
    uint32_t looked;    /* the nodes of all diagrams when those of the policy were last counted */
    uint32_t distances; /* that were settled */
    uint16_t longest;
};

/* The passages of the steps; those of an action with several boxes share its changes. */
static void make_passages(struct regression *regression)
{
    const struct objective *objective = regression->sets->objective;
    struct passage *passages =
        pool_take(regression->pool, (objective->step_count + 1) * sizeof *regression->passages);
    for (size_t i = 0; i < objective->step_count && !diagrams_failed(regression->diagrams); i++) {
        const struct step *step = &objective->steps[i];
        passages[i].step = step;
        passages[i].condition = states_in_box(regression->sets, step->condition);
        passages[i].changes = i > 0 && step->action == step[-1].action
                                  ? passages[i - 1].changes
                                  : changes_substitution(regression->pool, regression->sets,
                                                         step->changes, (uint32_t)i);
    }
    regression->passages = passages;
}

/* The states, of those whose distance is not known, from which a passage leads to a set. */
static uint32_t states_before(const struct regression *regression, const struct passage *passage,
                              uint32_t set)
{
    struct diagrams *diagrams = regression->diagrams;
    uint32_t before = diagram_substitute(diagrams, set, &passage->changes);
    before = diagram_and(diagrams, passage->condition, before);
    return diagram_without(diagrams, before, regression->reached);
}

/* Goes back from all states of a distance. */
static void regress(struct regression *regression, uint32_t states, uint64_t distance)
{
    const struct objective *objective = regression->sets->objective;
    for (size_t i = 0; i < objective->step_count; i++) {
        const struct passage *passage = &regression->passages[i];
        struct arrival arrival = {.action = passage->step->action};
        arrival.distance = distance + objective->costs[arrival.action];
        arrival.states = states_before(regression, passage, states);
        if (diagrams_failed(regression->diagrams))
            return;
        if (arrival.states == DIAGRAM_NONE)
            continue;
        regression->arrivals = pool_grow(regression->pool, regression->arrivals,
                                         regression->arrival_count, sizeof arrival);
        regression->arrivals[regression->arrival_count++] = arrival;
    }
}

/* Sorts by falling distance, so that the least one is taken from the end, and by rising action. */
static int compare_arrivals(const void *a, const void *b)
{
    const struct arrival *one = a, *other = b;
    if (one->distance != other->distance)
        return one->distance < other->distance ? 1 : -1;
    return one->action < other->action ? -1 : one->action > other->action;
}

/* Takes the arrivals of the least distance out, and settles the states that are not nearer: what is
 * done in them, by the action of the least number, which comes last. Returns these states. */
static uint32_t settle(struct regression *regression, uint64_t distance)
{
    struct diagrams *diagrams = regression->diagrams;
    uint32_t states = DIAGRAM_NONE, actions = DIAGRAM_NONE;
    while (regression->arrival_count > 0) {
        struct arrival *arrival = &regression->arrivals[regression->arrival_count - 1];
        if (arrival->distance != distance)
            break;
        uint32_t settled = diagram_without(diagrams, arrival->states, regression->reached);
        uint32_t leaf = diagram_leaf(POLICY_ACTIONS + (uint32_t)arrival->action);
        states = diagram_or(diagrams, states, settled);
        actions = diagram_choose(diagrams, settled, leaf, actions);
        regression->arrival_count--;
    }
    regression->reached = diagram_or(diagrams, regression->reached, states);
    regression->policy = diagram_choose(diagrams, states, actions, regression->policy);
    return states;
}

/* Whether a policy that is not finished is so large that it is given up. A finished one can be
 * smaller, as states of different distances may have the same action. It is looked at whenever there
 * are half as many nodes of all diagrams again. */
static bool is_too_large(struct regression *regression)
{
    enum { GIVEN_UP = 2 };
    uint32_t count = diagrams_node_count(regression->diagrams);
    if (count - count / 3 < regression->looked || count < regression->nodes)
        return false;
    regression->looked = count;
    struct pool *scratch = pool_new();
    struct diagram_list list = diagram_list(scratch, regression->diagrams, regression->policy);
    pool_free(scratch);
    return list.count / GIVEN_UP > regression->nodes;
}

/* Notes one more distance; false if there are too many. */
static bool note_distance(struct regression *regression, uint64_t distance)
{
    uint16_t steps = (uint16_t)(distance & UINT16_MAX);
    if (steps > regression->longest)
        regression->longest = steps;
    return ++regression->distances <= UINT16_MAX;
}

/* A policy is worked out from the goal back until no state is left before those that are settled.
 * False if it is given up, or if mutexes rule nothing out. */
static bool regress_all(struct regression *regression)
{
    struct diagrams *diagrams = regression->diagrams;
    uint32_t states = states_in(regression->sets, regression->sets->objective->goal);
    uint64_t distance = 0;
    regression->states = states_with_values(regression->sets);
    if (regression->mutexes) {
        uint32_t kept = states_without_mutexes(regression->sets, regression->mutexes);
        kept = diagram_and(diagrams, regression->states, kept);
        if (kept == regression->states)
            return false;
        regression->states = kept;
    }
    regression->reached = diagram_without(diagrams, DIAGRAM_ALL, regression->states);
    states = diagram_and(diagrams, states, regression->states);
    regression->reached = diagram_or(diagrams, regression->reached, states);
    regression->policy =
        diagram_choose(diagrams, states, diagram_leaf(POLICY_HOLDS), diagram_leaf(POLICY_NO_PLAN));
    make_passages(regression);
    while (!diagrams_failed(diagrams)) {
        if (regression->sets->objective->progress)
            progress_show(regression->sets->objective->progress);
        regress(regression, states, distance);
        if (regression->arrival_count == 0)
            return true;
        qsort(regression->arrivals, regression->arrival_count, sizeof *regression->arrivals,
              compare_arrivals);
        distance = regression->arrivals[regression->arrival_count - 1].distance;
        states = settle(regression, distance);
        if (states != DIAGRAM_NONE &&
            (!note_distance(regression, distance) || is_too_large(regression)))
            return false;
    }
    return false;
}

/* How a policy is tried: for which states, and with the facts in which order. */
struct trial {
    const struct objective *objective;
    const struct mutexes *mutexes; /* NULL: for all states */
    const size_t *order;
    size_t nodes;
};

/* The policy of a trial. *work is what may be done, and then what is left. */
static struct policy *try_policy(struct pool *pool, const struct trial *trial, uint64_t *work)
{
    struct policy *policy = pool_take(pool, sizeof *policy);
    struct regression regression = {
        .pool = pool, .sets = &policy->sets, .mutexes = trial->mutexes, .nodes = trial->nodes};
    if (!state_sets_make(pool, &policy->sets, trial->objective, trial->order, *work))
        return NULL;
    struct diagrams *diagrams = regression.diagrams = policy->sets.diagrams;
    bool complete = regress_all(&regression);
    if (complete && !diagrams_failed(diagrams) && regression.states != DIAGRAM_NONE)
        policy->diagram = diagram_restrict(diagrams, regression.policy, regression.states);
    *work = diagrams_work(diagrams);
    if (!complete || diagrams_failed(diagrams))
        return NULL;
    policy->nodes = diagram_list(pool, diagrams, policy->diagram);
    policy->longest = regression.longest;
    policy->mutexes = trial->mutexes;
    return policy->nodes.count <= trial->nodes ? policy : NULL;
}

static void turn(size_t *order, size_t count)
{
    for (size_t i = 0; i < count / 2; i++) {
        size_t first = order[i];
        order[i] = order[count - 1 - i];
        order[count - 1 - i] = first;
    }
}

/* The smaller policy of both directions of an order. The first one, which has the goal's facts first,
 * is nearly always the better one: the other is tried with twice the work that it took, or with as much
 * as it took in vain. */
struct policy *policy_make(struct pool *pool, const struct objective *objective,
                           const struct mutexes *mutexes, size_t nodes, uint64_t *work)
{
    enum { SMALL = 100000 };
    size_t count = objective->variable_count;
    if (count > DIAGRAM_BITS)
        return NULL;
    size_t *order = fact_order(pool, objective);
    struct trial trial = {objective, mutexes, order, nodes};
    uint64_t first = *work - *work / 4, left = first;
    *work -= first;
    struct policy *best = try_policy(pool, &trial, &left);
    uint64_t took = first - left, second;
    *work += left;
    second = (best ? 2 * took : took) + SMALL;
    second = left = second < *work ? second : *work;
    turn(order, count);
    struct policy *other = try_policy(pool, &trial, &left);
    *work -= second - left;
    return other && (!best || other->nodes.count < best->nodes.count) ? other : best;
}

uint32_t policy_at(const struct policy *policy, const uint32_t *values)
{
    const struct fact_bits *fact = policy->sets.facts;
    uint32_t diagram = policy->diagram;
    while (!diagram_is_leaf(diagram)) {
        struct diagram_node node = diagram_node(policy->sets.diagrams, diagram);
        while (node.bit >= fact->first + fact->count)
            fact++;
        uint32_t bit = fact->first + fact->count - 1 - node.bit;
        diagram = values[fact->variable] >> bit & 1 ? node.high : node.low;
    }
    return diagram_leaf_number(diagram);
}
