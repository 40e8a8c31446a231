/* SPDX-License-Identifier: MIT */
/* Works policies out, from the goal back: see policy.h. */
#include "heuristic/policy.h"

#include "heuristic/bit_order.h"

#include <stdlib.h>

/* The states of a distance. */
struct layer {
    uint64_t distance;
    uint32_t states;
};

/* Actions of one cost, and the first layer from which they were not gone back yet: nearer layers come
 * first. */
struct cost_class {
    uint64_t cost;
    size_t layer;
};

/* A step of the objective, as diagrams. */
struct passage {
    const struct step *step;
    size_t cost_class;
    uint32_t condition;
    struct substitution changes;
};

struct regression {
    struct pool *pool;
    struct state_sets *sets;
    const struct mutexes *mutexes; /* NULL: the policy is for all states */
    struct diagrams *diagrams;
    struct passage *passages;
    struct cost_class *classes;
    size_t class_count;
    struct layer *layers;
    size_t layer_count;
    uint32_t states;  /* that it is for */
    uint32_t reached; /* all states whose distance is known */
    uint32_t policy;
    size_t nodes;       /* the most that it may have */
    uint32_t looked;    /* the nodes of all diagrams when those of the policy were last counted */
    uint32_t distances; /* that were settled */
    uint16_t longest;
};

static int compare_costs(const void *a, const void *b)
{
    const struct cost_class *one = a, *other = b;
    return one->cost < other->cost ? -1 : one->cost > other->cost;
}

/* The classes of the steps, by rising costs. */
static void make_classes(struct regression *regression)
{
    const struct objective *objective = regression->sets->objective;
    size_t steps = objective->step_count, count = 0;
    struct cost_class *classes = pool_take(regression->pool, (steps + 1) * sizeof *classes);
    for (size_t i = 0; i < steps; i++)
        classes[i].cost = objective->costs[objective->steps[i].action];
    qsort(classes, steps, sizeof *classes, compare_costs);
    for (size_t i = 0; i < steps; i++)
        if (i == 0 || classes[i].cost != classes[count - 1].cost)
            classes[count++] = classes[i];
    regression->classes = classes;
    regression->class_count = count;
}

/* The number of the class of a cost. */
static size_t class_of(const struct regression *regression, uint64_t cost)
{
    struct cost_class wanted = {.cost = cost};
    const struct cost_class *found = bsearch(&wanted, regression->classes, regression->class_count,
                                             sizeof wanted, compare_costs);
    return (size_t)(found - regression->classes);
}

/* The passages of the steps; those of an action with several boxes share its changes. */
static void make_passages(struct regression *regression)
{
    const struct objective *objective = regression->sets->objective;
    struct passage *passages =
        pool_take(regression->pool, (objective->step_count + 1) * sizeof *regression->passages);
    uint32_t number = 0;
    make_classes(regression);
    for (size_t i = 0; i < objective->step_count && !diagrams_failed(regression->diagrams); i++) {
        const struct step *step = &objective->steps[i];
        bool same = i > 0 && step->action == step[-1].action;
        passages[i].step = step;
        passages[i].cost_class = class_of(regression, objective->costs[step->action]);
        passages[i].condition =
            diagram_and(regression->diagrams, states_in_box(regression->sets, step->condition),
                        states_unless_denied(regression->sets, step->action));
        passages[i].changes = same ? passages[i - 1].changes
                                   : changes_substitution(regression->pool, regression->sets,
                                                          step->changes, number++);
    }
    regression->passages = passages;
}

static void add_layer(struct regression *regression, uint32_t states, uint64_t distance)
{
    regression->layers = pool_grow(regression->pool, regression->layers, regression->layer_count,
                                   sizeof *regression->layers);
    regression->layers[regression->layer_count++] = (struct layer){distance, states};
}

/* The distance of the states from which a class leads to its next layer; UINT64_MAX: there is none. */
static uint64_t distance_by(const struct regression *regression, const struct cost_class *costs)
{
    if (costs->layer == regression->layer_count)
        return UINT64_MAX;
    return regression->layers[costs->layer].distance + costs->cost;
}

/* The least distance from which any class leads to its next layer. */
static uint64_t next_distance(const struct regression *regression)
{
    uint64_t least = UINT64_MAX;
    for (size_t i = 0; i < regression->class_count; i++) {
        uint64_t distance = distance_by(regression, &regression->classes[i]);
        least = distance < least ? distance : least;
    }
    return least;
}

/* Settles the states of a distance, which are not nearer: what is done in them, by the action of the
 * least number, which comes last. Returns these states. */
static uint32_t settle(struct regression *regression, uint64_t distance)
{
    struct diagrams *diagrams = regression->diagrams;
    uint32_t states = DIAGRAM_NONE, actions = DIAGRAM_NONE;
    for (size_t i = regression->sets->objective->step_count; i-- > 0;) {
        const struct passage *passage = &regression->passages[i];
        const struct cost_class *costs = &regression->classes[passage->cost_class];
        uint32_t leaf = diagram_leaf(POLICY_ACTIONS + (uint32_t)passage->step->action);
        if (!diagrams_take_step(diagrams))
            return DIAGRAM_NONE;
        if (distance_by(regression, costs) != distance)
            continue;
        uint32_t before =
            diagram_preimage(diagrams, regression->layers[costs->layer].states, &passage->changes,
                             passage->condition, regression->reached);
        states = diagram_or(diagrams, states, before);
        actions = diagram_choose(diagrams, before, leaf, actions);
    }
    for (size_t i = 0; i < regression->class_count; i++)
        regression->classes[i].layer +=
            distance_by(regression, &regression->classes[i]) == distance;
    regression->reached = diagram_or(diagrams, regression->reached, states);
    regression->policy = diagram_choose(diagrams, states, actions, regression->policy);
    return states;
}

/* Whether a policy that is not finished is so large that it is given up: what it says of the states
 * that are settled, and anything of the others. A finished one can be smaller, as states of different
 * distances may have the same action. It is looked at whenever there are half as many nodes of all
 * diagrams again. */
static bool is_too_large(struct regression *regression)
{
    enum { GIVEN_UP = 2 };
    struct diagrams *diagrams = regression->diagrams;
    uint32_t count = diagrams_node_count(diagrams);
    if (count - count / 3 < regression->looked || count < regression->nodes)
        return false;
    regression->looked = count;
    uint32_t settled = diagram_and(diagrams, regression->states, regression->reached);
    uint32_t policy = diagram_restrict(diagrams, regression->policy, settled);
    struct pool *scratch = pool_new();
    struct diagram_list list = diagram_list(scratch, diagrams, policy);
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
        if (states != DIAGRAM_NONE)
            add_layer(regression, states, distance);
        distance = next_distance(regression);
        if (distance == UINT64_MAX)
            return true;
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
 * as it took in vain. Each has a pool of its own, so that the diagrams of the other one go. */
struct policy *policy_make(struct pool *pool, const struct objective *objective,
                           const struct mutexes *mutexes, size_t nodes, uint64_t *work)
{
    enum { SMALL = 100000 };
    size_t count = objective->variable_count;
    if (count > DIAGRAM_BITS)
        return NULL;
    size_t *order = fact_order(pool, objective);
    struct trial trial = {objective, mutexes, order, nodes};
    struct pool *pools[2] = {pool_new(), pool_new()};
    uint64_t first = *work - *work / 4, left = first;
    *work -= first;
    struct policy *best = try_policy(pools[0], &trial, &left);
    if (!best) {
        pool_free(pools[0]);
        pools[0] = pool_new();
    }
    uint64_t took = first - left, second;
    *work += left;
    second = (best ? 2 * took : took) + SMALL;
    second = left = second < *work ? second : *work;
    turn(order, count);
    struct policy *other = try_policy(pools[1], &trial, &left);
    *work -= second - left;
    bool turned = other && (!best || other->nodes.count < best->nodes.count);
    pool_free(pools[!turned]);
    pool_move(pool, pools[turned]);
    return turned ? other : best;
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
