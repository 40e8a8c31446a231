/* SPDX-License-Identifier: MIT */
/* Works out what is done in states, from the goal back, in several orders of facts: see policy.h. */
#include "guidance/policy.h"

#include "guidance/bit_order.h"
#include "guidance/numbering.h"

#include <assert.h>

/* -------------------------------------------------------------------- regression */

/* What a regression came to. A diagram that says what is done in states means nothing where there are
 * mutexes, if these are looked at, and where facts have no such values. */
struct regressed {
    bool whole;       /**< whether all distances were gone through */
    uint32_t policy;  /**< what is done in each state; only of a whole one */
    uint32_t sample;  /**< what is done in the nearest states, and anything elsewhere: as much as
                            suffices to look for a better order of facts; a leaf: there is none */
    uint32_t nearest; /**< what is done in the nearest states, and POLICY_UNKNOWN elsewhere, of at
                            most as many nodes as there may be; a leaf: there is none */
    uint64_t beyond;  /**< the least distance that states can have of which it says nothing */
    uint16_t longest; /**< the most steps of a plan that was met */
};

/* The states of a distance. */
struct layer {
    uint64_t distance;
    uint32_t states;
};

/* A step of the objective, as diagrams. */
struct passage {
    const struct single_box_action *step;
    uint32_t cost_class;
    uint32_t condition;
    struct substitution changes;
};

struct regression {
    struct pool *pool;
    struct state_sets *sets;
    const struct mutexes *mutexes; /* NULL: the policy is for all states */
    struct diagrams *diagrams;
    struct passage *passages;
    struct item_numbering costs; /* that actions have: their classes */
    size_t *next;                /* by class: the first layer from which it was not gone back yet */
    struct layer *layers;
    size_t layer_count;
    uint32_t states;  /* that it is for */
    uint32_t reached; /* all states whose distance is known */
    uint32_t policy;
    struct policy_node_limits sizes;
    uint32_t looked;    /* the nodes of all diagrams when those of the policy were last counted */
    uint32_t distances; /* that were settled */
    struct regressed result;
};

/* The classes of the steps, by rising costs. */
static void make_classes(struct regression *regression)
{
    const struct objective *objective = regression->sets->objective;
    size_t steps = objective->step_count;
    uint64_t *costs = pool_take(regression->pool, (steps + 1) * sizeof *costs);
    for (size_t i = 0; i < steps; i++)
        costs[i] = objective->costs->distances[objective->steps[i].cost];
    regression->costs = number_distinct_items(regression->pool, costs, (uint32_t)steps);
    regression->next = pool_take(regression->pool, (steps + 1) * sizeof *regression->next);
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
        const struct single_box_action *step = &objective->steps[i];
        bool same = i > 0 && step->action == step[-1].action;
        passages[i].step = step;
        passages[i].cost_class =
            number_of_item(&regression->costs, objective->costs->distances[step->cost]);
        uint32_t inside = states_in_box(regression->sets, step->condition);
        passages[i].condition = diagram_and(regression->diagrams, inside,
                                            states_unless_denied(regression->sets, step->action));
        passages[i].changes = same ? passages[i - 1].changes
                                   : changes_substitution(regression->pool, regression->sets,
                                                          step->changes, number++);
    }
    regression->passages = passages;
}

/* The distance of the states from which a class leads to its next layer; UINT64_MAX: there is none. */
static uint64_t distance_by(const struct regression *regression, uint32_t costs)
{
    size_t layer = regression->next[costs];
    if (layer == regression->layer_count)
        return UINT64_MAX;
    return regression->layers[layer].distance + regression->costs.items[costs];
}

/* The least distance from which any class leads to its next layer. */
static uint64_t next_distance(const struct regression *regression)
{
    uint64_t least = UINT64_MAX;
    for (uint32_t i = 0; i < regression->costs.count; i++) {
        uint64_t distance = distance_by(regression, i);
        least = distance < least ? distance : least;
    }
    return least;
}

/* Settles the states of a distance, which are not nearer: what is done in them, by the action of the
 * least number, which comes last. Returns these states. */
static uint32_t regression_settle(struct regression *regression, uint64_t distance)
{
    struct diagrams *diagrams = regression->diagrams;
    const struct action_rows *rows = &regression->sets->objective->problem->rows;
    uint32_t states = DIAGRAM_NONE, actions = DIAGRAM_NONE;
    for (size_t i = regression->sets->objective->step_count; i-- > 0;) {
        const struct passage *passage = &regression->passages[i];
        uint32_t costs = passage->cost_class;
        uint32_t leaf =
            diagram_leaf(POLICY_ACTIONS + (uint32_t)rows->of_actions[passage->step->action]);
        if (!diagrams_take_step(diagrams))
            return DIAGRAM_NONE;
        if (distance_by(regression, costs) != distance)
            continue;
        uint32_t before =
            diagram_preimage(diagrams, regression->layers[regression->next[costs]].states,
                             &passage->changes, passage->condition, regression->reached);
        states = diagram_or(diagrams, states, before);
        actions = diagram_if_then_else(diagrams, before, leaf, actions);
    }
    for (uint32_t i = 0; i < regression->costs.count; i++)
        regression->next[i] += distance_by(regression, i) == distance;
    regression->reached = diagram_or(diagrams, regression->reached, states);
    regression->policy = diagram_if_then_else(diagrams, states, actions, regression->policy);
    return states;
}

static size_t nodes_of(const struct diagrams *diagrams, uint32_t diagram)
{
    struct pool *scratch = pool_new();
    size_t count = diagram_node_list(scratch, diagrams, diagram).count;
    pool_free(scratch);
    return count;
}

/* Notes what is done in the states that are settled, if that is not too large, and there are others, and
 * in some of them something. */
static void note_nearest(struct regression *regression, uint32_t settled)
{
    struct diagrams *diagrams = regression->diagrams;
    uint64_t beyond = next_distance(regression);
    if (regression->distances == 0)
        return;
    uint32_t nearest =
        diagram_if_then_else(diagrams, settled, regression->policy, diagram_leaf(POLICY_UNKNOWN));
    nearest = diagram_restrict(diagrams, nearest, regression->states);
    if (diagrams_failed(diagrams) || beyond == UINT64_MAX ||
        nodes_of(diagrams, nearest) > regression->sizes.nearest)
        return;
    regression->result.nearest = nearest;
    regression->result.beyond = beyond;
}

/* Looks at a policy that is not finished, whenever there are a third more nodes of all diagrams again:
 * whether it is so large that it is given up, and what of it is of use then. What is counted is what it
 * says of the states that are settled, and anything of the others. A finished one can be smaller, as
 * states of different distances may have the same action. */
static bool is_too_large(struct regression *regression)
{
    enum { GIVEN_UP = 2, SAMPLE_NODES = 4000 };
    struct diagrams *diagrams = regression->diagrams;
    uint32_t count = diagrams_node_count(diagrams);
    if (count - count / 4 < regression->looked)
        return false;
    regression->looked = count;
    uint32_t settled = diagram_and(diagrams, regression->states, regression->reached);
    uint32_t policy = diagram_restrict(diagrams, regression->policy, settled);
    if (diagrams_failed(diagrams))
        return true;
    size_t nodes = nodes_of(diagrams, policy);
    if (nodes <= SAMPLE_NODES)
        regression->result.sample = policy;
    if (nodes <= regression->sizes.nearest)
        note_nearest(regression, settled);
    return nodes / GIVEN_UP > regression->sizes.whole;
}

/* Notes one more distance; false if there are too many. */
static bool note_distance(struct regression *regression, uint64_t distance)
{
    uint16_t steps = (uint16_t)(distance & UINT16_MAX);
    if (steps > regression->result.longest)
        regression->result.longest = steps;
    return ++regression->distances <= UINT16_MAX;
}

/* Goes back from the goal until no state is left before those that are settled. False if that is given
 * up, or if mutexes rule nothing out. */
static bool regress_all(struct regression *regression)
{
    struct diagrams *diagrams = regression->diagrams;
    uint32_t states = states_in_dnf(regression->sets, regression->sets->objective->goal);
    uint64_t distance = 0;
    regression->states = states_with_valid_codes(regression->sets);
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
    regression->policy = diagram_if_then_else(diagrams, states, diagram_leaf(POLICY_HOLDS),
                                              diagram_leaf(POLICY_NO_PLAN));
    make_passages(regression);
    while (!diagrams_failed(diagrams)) {
        if (regression->sets->objective->progress)
            progress_show(regression->sets->objective->progress);
        if (states != DIAGRAM_NONE)
            POOL_ADD(regression->pool, regression->layers, regression->layer_count) =
                (struct layer){distance, states};
        if (states != DIAGRAM_NONE && is_too_large(regression))
            return false;
        distance = next_distance(regression);
        if (distance == UINT64_MAX)
            return true;
        states = regression_settle(regression, distance);
        if (states != DIAGRAM_NONE && !note_distance(regression, distance))
            return false;
    }
    return false;
}

/* Regresses the goal of sets' objective until all distances are gone through, the work or the nodes
 * of the diagrams run out, the policy seems to come to more nodes than it may have, or a plan has more
 * than 65,535 steps. For states without mutexes, or, if these are NULL, for all states; nothing is
 * done if the mutexes rule nothing out. */
static struct regressed regress(struct pool *pool, struct state_sets *sets,
                                const struct mutexes *mutexes,
                                const struct policy_node_limits *sizes)
{
    struct regression regression = {.pool = pool,
                                    .sets = sets,
                                    .mutexes = mutexes,
                                    .diagrams = sets->diagrams,
                                    .sizes = *sizes};
    struct regressed *result = &regression.result;
    result->sample = result->nearest = DIAGRAM_NONE;
    bool whole = regress_all(&regression) && !diagrams_failed(sets->diagrams) &&
                 regression.states != DIAGRAM_NONE;
    if (whole)
        result->policy = diagram_restrict(sets->diagrams, regression.policy, regression.states);
    result->whole = whole && !diagrams_failed(sets->diagrams);
    return *result;
}

/* How a policy is tried, with the facts in which order. */
struct trial {
    const struct objective *objective;
    const struct mutexes *mutexes; /* NULL: for all states */
    const size_t *order;
    const struct policy_node_limits *sizes;
};

/* ---------------------------------------------------------------------- orders */

static struct sifting *policy_sift(struct pool *pool, const struct state_sets *sets,
                                   uint32_t diagram, uint64_t *work)
{
    size_t count = sets->objective->variable_count;
    struct bit_block *blocks = pool_take(pool, (count + 1) * sizeof *blocks);
    for (size_t i = 0; i < count; i++)
        blocks[i] = (struct bit_block){sets->facts[i].first, sets->facts[i].count};
    return diagram_sift(pool, sets->diagrams, diagram, blocks, count, work);
}

/* The facts of sets in the order that was found; from the pool. */
static size_t *sifted_order(struct pool *pool, const struct state_sets *sets,
                            const struct sifting *sifting)
{
    size_t count = sets->objective->variable_count;
    size_t *order = pool_take(pool, (count + 1) * sizeof *order);
    for (size_t i = 0; i < count; i++)
        order[i] = sets->facts[sifting_order(sifting)[i]].variable;
    return order;
}

static void policy_turn(size_t *order, size_t count)
{
    for (size_t i = 0; i < count / 2; i++) {
        size_t first = order[i];
        order[i] = order[count - 1 - i];
        order[count - 1 - i] = first;
    }
}

/* -------------------------------------------------------------------- attempts */

/* The policy for all states, or for the nearest ones, in a good order of facts. */
static struct policy *policy_of_sets(struct pool *pool, const struct trial *trial,
                                     const struct state_sets *sets,
                                     const struct regressed *regressed, bool whole, uint64_t *work)
{
    struct pool *scratch = pool_new();
    struct policy *policy = pool_take(pool, sizeof *policy);
    const struct sifting *sifting =
        policy_sift(scratch, sets, whole ? regressed->policy : regressed->nearest, work);
    size_t *order = sifted_order(scratch, sets, sifting);
    bool made = state_sets_make(pool, &policy->sets, trial->objective, order, UINT64_MAX);
    assert(made); /* with as many bits as the sets have */
    (void)made;
    policy->diagram = sifting_diagram(sifting, policy->sets.diagrams);
    policy->nodes = diagram_node_list(pool, policy->sets.diagrams, policy->diagram);
    policy->beyond = whole ? UINT64_MAX : regressed->beyond;
    policy->longest = regressed->longest;
    policy->mutexes = trial->mutexes;
    pool_free(scratch);
    return policy;
}

/* Tries a policy within so much of the work; NULL: there is none, not even for the nearest states.
 * *better: an order in which these have few nodes; NULL: the policy was worked out for all states, or no
 * order was looked for. Only what is returned is from the pool. */
static struct policy *attempt(struct pool *pool, const struct trial *trial, uint64_t most,
                              uint64_t *work, size_t **better)
{
    struct pool *scratch = pool_new();
    struct policy *policy = NULL;
    struct state_sets sets;
    *better = NULL;
    if (state_sets_make(scratch, &sets, trial->objective, trial->order, most)) {
        struct regressed regressed = regress(scratch, &sets, trial->mutexes, trial->sizes);
        *work -= most - diagrams_work_left(sets.diagrams);
        if (regressed.whole)
            policy = policy_of_sets(pool, trial, &sets, &regressed, true, work);
        else if (!diagram_is_leaf(regressed.sample))
            *better =
                sifted_order(pool, &sets, policy_sift(scratch, &sets, regressed.sample, work));
        if (policy && policy->nodes.count > trial->sizes->whole)
            policy = NULL;
        if (!policy && !diagram_is_leaf(regressed.nearest))
            policy = policy_of_sets(pool, trial, &sets, &regressed, false, work);
    }
    pool_free(scratch);
    return policy;
}

/* Whether a policy says something of farther states than another one, or has fewer nodes. */
static bool policy_is_better(const struct policy *policy, const struct policy *other)
{
    if (!policy || !other)
        return policy != NULL;
    if (policy->beyond != other->beyond)
        return policy->beyond > other->beyond;
    return policy->nodes.count < other->nodes.count;
}

/* The better policy of two orders of facts. The first order has facts together that actions tie to each
 * other. If it does for all states, the other one is its reverse, with twice the work that it took; it
 * is better now and then. Otherwise that is one in which the nearest states have few nodes, as the
 * farther ones have fewer, too, then. */
struct policy *policy_make(struct pool *pool, const struct objective *objective,
                           const struct mutexes *mutexes, const struct policy_node_limits *sizes,
                           uint64_t *work)
{
    enum { SMALL = 100000, FIRST_PART = 6, KEPT_PART = 16 };
    size_t count = objective->variable_count;
    if (count > DIAGRAM_BITS)
        return NULL;
    size_t *order = fact_order(pool, objective);
    struct trial trial = {objective, mutexes, order, sizes};
    uint64_t before = *work;
    size_t *better, *unused;
    struct policy *first = attempt(pool, &trial, *work / FIRST_PART, work, &better);
    uint64_t twice = 2 * (before - *work) + SMALL, most = *work - *work / KEPT_PART;
    if (better)
        trial.order = better;
    else
        policy_turn(order, count);
    if (!better && twice < most)
        most = twice;
    struct policy *second = attempt(pool, &trial, most, work, &unused);
    return policy_is_better(second, first) ? second : first;
}
