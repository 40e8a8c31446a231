/* SPDX-License-Identifier: MIT */
/* Builds the heuristic of each goal, for each agent type: see goal_heuristics.h. */
#include "tables/goal_heuristics.h"

#include "domain/agent_type.h"
#include "ground/values.h"
#include "guidance/patterns.h"
#include "tables/pack_policy.h"
#include "tables/pack_table.h"
#include "tables/search_need.h"
#include "tables/walk_estimates.h"

#include <string.h>

/* How much work may go into the tables of a goal, at least and at most, as long as there is some, and
 * of a domain; how much of this is shared by the goals that take more than the least; and how much work
 * may go into a domain's samples, and into its groups of bools. */
enum {
    LEAST_WORK = 1000000,
    HEURISTIC_WORK = 100000000,
    DOMAIN_WORK = 1000000000,
    SHARED_WORK = 200000000,
    DOMAIN_WALKING = 2000000000,
    DOMAIN_LOOKS = 5000000
};

/* Rows that the table of all facts has at least, distances and moves; and bytes, about, of the code
 * that reads policies. */
enum { TABLE_ROWS = 2, READER_BYTES = 512 };

/* Of tables beside a policy, which are for searches after something was denied: which part of
 * `limits: table` their entries may take, and how many bytes in any case. With more, such searches are
 * hardly shorter. */
enum { BESIDE_PART = 640, BESIDE_LEAST = 100 };

/* From so many ground goals of one goal on, these have no tables of their own. */
enum { OWN_TABLES = 64 };

/* What a heuristic is for: ground goals, and what is to hold for one of them; or a condition to
 * achieve. */
struct aims {
    size_t first, count;
    struct dnf condition;
    struct dnf any; /* the same, or how far it may be reached: what is of use serves that */
};

/* What plans may be made of, whether they achieve a condition, and what is reported of them. */
struct plans {
    const bool *possible; /* by ground action */
    bool achieve;
    bool best_effort; /* whether it may be reached in part */
    struct heuristic_derivation *derivation;
};

/* The work that is left for the policies of a domain. */
struct policy_work {
    struct pool *pool; /**< of what stays */
    const struct tables *tables;
    struct mutexes *mutexes; /**< of the present agent type, if they were asked for; or NULL */
    bool last;               /**< whether the present objective is the domain's last */
    uint64_t reaching;       /**< work that may still go into mutexes */
    uint64_t steps;          /**< and into diagrams */
};

struct construction {
    struct pool *pool;
    struct pool *scratch; /* of one heuristic */
    struct tables *tables;
    struct relevance_search *search;
    struct action_costs costs;
    bool **possible;        /* by agent type: the ground actions that it can do */
    size_t *alike;          /* by agent type: the first one that can do the same actions */
    uint16_t *questions;    /* by ground action: see struct objective */
    size_t aims_left;       /* goals and conditions of the agent type, with the present one */
    uint64_t work, walking; /* that may still be done, see struct objective */
    uint64_t looks;         /* the same of make_grouped_problem */
    struct policy_work policies;
    struct progress progress;
};

/* --------------------------------------------------------------------- policies */

/* How much work may go into the policies of a domain, in steps of diagrams: some seconds; and into its
 * mutexes, in looks at a value: less than one. */
enum { POLICY_WORK = 18000000, REACHING_WORK = 100000000 };

/* Which part of the bytes a policy for the nearest states may have: it stands beside tables. */
enum { NEAREST_PART = 4 };

/* The mutexes of the states that the present agent type comes to, which can do these ground actions. */
static const struct mutexes *policy_mutexes(struct policy_work *work, const bool *possible)
{
    if (!work->mutexes) {
        work->mutexes = pool_take(work->pool, sizeof *work->mutexes);
        *work->mutexes = mutexes_find(work->pool, work->tables->problem, possible, &work->reaching);
    }
    return work->mutexes;
}

/* Works out a policy for all states, with a quarter of so many steps, or else for those that actions
 * and rules lead to; or, of both, for the nearest states. */
static struct policy *make_policy(struct pool *pool, const struct objective *objective,
                                  const struct mutexes *mutexes,
                                  const struct policy_node_limits *sizes, uint64_t *steps)
{
    uint64_t first = mutexes->any ? *steps / 4 : *steps, left = first;
    struct policy *policy = policy_make(pool, objective, NULL, sizes, &left);
    *steps -= first - left;
    if ((policy && policy_is_whole(policy)) || !mutexes->any)
        return policy;
    struct policy *kept = policy_make(pool, objective, mutexes, sizes, steps);
    return !kept || (policy && policy->beyond >= kept->beyond) ? policy : kept;
}

/* A policy of such sizes, as the runtime reads it; NULL if there is none. */
static const gg_policy *make_packed(struct policy_work *work, const struct objective *objective,
                                    const bool *possible, const struct policy_node_limits *sizes,
                                    uint64_t *steps)
{
    struct pool *diagrams = pool_new(), *scratch = pool_new();
    const gg_policy *packed = NULL;
    struct policy *policy =
        make_policy(diagrams, objective, policy_mutexes(work, possible), sizes, steps);
    if (policy)
        packed = pack_policy(work->pool, scratch, &work->tables->layout, policy);
    pool_free(diagrams);
    pool_free(scratch);
    return packed;
}

/* Works out the policy of an objective, unless it takes more bytes than there are, or more work than
 * a half of what is left; the domain's last one may take all of it, and one in which denials are
 * looked at, after which another one is tried, half as much. possible: the ground actions that its
 * agent type can do. Where that does not suffice it is for the nearest states
 * (policy_is_for_nearest), unless denials are looked at. Notes in the derivation what it came to. NULL:
 * there is none. */
static const gg_policy *policy_choose(struct policy_work *work, const struct objective *objective,
                                      const bool *possible, uint32_t bytes,
                                      struct heuristic_derivation *derivation)
{
    size_t nodes = bytes / sizeof(gg_policy_node);
    size_t part = objective->questions ? 0 : nodes / NEAREST_PART;
    uint64_t share = work->last ? work->steps : work->steps / 2;
    share = objective->questions ? share / 2 : share;
    uint64_t left = share;
    const gg_policy *policy =
        make_packed(work, objective, possible, &(struct policy_node_limits){nodes, part}, &left);
    derivation->policy_bytes = policy && !policy_is_for_nearest(policy) ? policy_bytes(policy) : 0;
    if (derivation->policy_bytes > bytes && part > 0)
        policy =
            make_packed(work, objective, possible, &(struct policy_node_limits){part, part}, &left);
    work->steps -= share - left;
    derivation->tried = true;
    derivation->steps = share - left;
    return policy && policy_bytes(policy) <= bytes ? policy : NULL;
}

/* ------------------------------------------------------------------- heuristics */

static void goal_heuristics_add_actions(struct construction *construction, gg_heuristic *heuristic,
                                        const struct relevance *relevance)
{
    const gg_domain *domain = &construction->tables->domain;
    const struct action_rows *rows = &construction->tables->problem->rows;
    uint64_t *set =
        pool_take(construction->pool, (bit_words(domain->action_count) + 1) * sizeof *set);
    for (size_t i = 0; i < relevance->action_count; i++) {
        size_t row = rows->of_actions[relevance->actions[i]];
        const gg_action *action = &domain->actions[row];
        bit_put(set, row);
        heuristic->asks |= action->procedural != GG_NONE || action->dynamic_cost != GG_NONE;
    }
    heuristic->actions = set;
}

/* Adds the boxes of a condition to another one. */
static void join_boxes(struct construction *construction, struct dnf *all, const struct dnf *some)
{
    for (size_t i = 0; i < some->count; i++)
        POOL_ADD(construction->scratch, all->items, all->count) = some->items[i];
}

/* The conditions of a goal and of all goals that are to be kept: actions that serve these can be
 * steps of a plan for the goal. */
static struct dnf with_kept(struct construction *construction, const struct dnf *goal)
{
    const struct problem *problem = construction->tables->problem;
    struct dnf all = {0};
    join_boxes(construction, &all, goal);
    for (size_t i = 0; i < problem->goal_count; i++)
        if (problem->goals[i].goal->keep)
            join_boxes(construction, &all, &problem->goals[i].condition);
    return all;
}

/* Whether a called priority decides which goals a plan must keep. */
static bool keeps_by_call(const gg_domain *domain, size_t goal)
{
    bool called = domain->goals[goal].called;
    for (uint16_t i = 0; i < domain->goal_count; i++)
        called |= domain->goals[i].keep && domain->goals[i].called;
    return called && any_kept(domain);
}

/* Adds the bits of the facts whose change may make a plan possible: those that so many ground goals
 * from one on and the goals to be kept read, and those that the actions of use for them need.
 * `condition`: those of the goals. */
static void add_wake_mask(struct construction *construction, gg_heuristic *heuristic,
                          const struct aims *aims, const bool *possible, struct relevance relevance)
{
    const gg_domain *domain = &construction->tables->domain;
    struct dnf all = with_kept(construction, &aims->any);
    if (any_kept(domain))
        relevance = relevance_of(construction->scratch, construction->search, &all, possible);
    uint64_t *words = pool_take(construction->pool, (domain->word_count + 1u) * sizeof *words);
    for (uint16_t i = 0; i < domain->goal_count; i++) {
        if (i - aims->first >= aims->count && !domain->goals[i].keep)
            continue;
        add_read_bits(domain, &domain->goals[i].condition, words);
        add_read_bits(domain, &domain->goals[i].relevant, words);
        add_effort_bits(domain, i, words);
        if (any_kept(domain)) /* priorities decide which */
            add_priority_bits(domain, i, words);
    }
    heuristic->hidden = keeps_by_call(domain, aims->first);
    for (size_t i = 0; i < relevance.action_count; i++) {
        size_t row = construction->tables->problem->rows.of_actions[relevance.actions[i]];
        const gg_action *action = &domain->actions[row];
        add_needed_bits(domain, action, words);
        add_room_bits(domain, row, words);
        heuristic->hidden |= action->procedural != GG_NONE;
    }
    heuristic->wake_mask = words;
}

/* By ground action, the number of what the game may deny it by; NULL: it can deny none. */
static uint16_t *questions_of(struct pool *pool, const struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    size_t count = tables->problem->action_count;
    uint16_t *questions = pool_take(pool, (count + 1) * sizeof *questions);
    for (size_t i = 0; i < count; i++)
        questions[i] = domain->actions[tables->problem->rows.of_actions[i]].procedural;
    return domain->procedural_count > 0 ? questions : NULL;
}

static uint64_t lesser_work(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* The work that one heuristic may take: twice its share of what is left to be shared. */
static uint64_t work_of_one(const struct construction *construction)
{
    uint64_t left = construction->work, kept = DOMAIN_WORK - SHARED_WORK;
    uint64_t share = left > kept ? 2 * ((left - kept) / construction->aims_left) : 0;
    share = lesser_work(share, left > kept ? left - kept : 0);
    share = share < LEAST_WORK ? LEAST_WORK : share;
    return lesser_work(lesser_work(share, HEURISTIC_WORK), left);
}

/* The states of the facts that matter; no more than one table can have and 1. */
static uint32_t states_of(const struct objective *objective)
{
    uint64_t states = 1;
    for (size_t i = 0; i < objective->variable_count && states <= PATTERN_STATES; i++)
        states *= value_count(objective->problem, objective->variables[i]);
    return (uint32_t)(states <= PATTERN_STATES ? states : PATTERN_STATES + 1);
}

/* The objective with groups of bools as facts; NULL if it has none, or one table without them holds all
 * facts that matter. Nor has it where a policy is read in all states without mutexes: the tables are for
 * other states. */
static struct grouped_problem *with_groups(struct construction *construction,
                                           const gg_heuristic *heuristic,
                                           const struct objective *objective,
                                           const struct plans *plans, uint32_t bytes)
{
    bool others = heuristic->policy && heuristic->policy->invariant_count > 0 &&
                  !policy_is_for_nearest(heuristic->policy);
    if (others || bytes == 0 || states_of(objective) <= bytes / TABLE_ROWS)
        return NULL;
    return make_grouped_problem(construction->scratch, objective,
                                policy_mutexes(&construction->policies, plans->possible),
                                plans->possible, &construction->looks);
}

/* Adds tables of at most so many bytes. */
static void add_goal_tables(struct construction *construction, gg_heuristic *heuristic,
                            struct objective *plain, const struct plans *plans, uint32_t bytes)
{
    struct grouped_problem *grouped = with_groups(construction, heuristic, plain, plans, bytes);
    struct table_packing_context packing = {construction->pool, construction->scratch,
                                            &construction->tables->layout, grouped};
    struct objective *objective = grouped ? &grouped->objective : plain;
    objective->walking = construction->walking;
    objective->work = work_of_one(construction);
    construction->work -= objective->work;
    struct projection_collection chosen = patterns_choose(construction->scratch, objective, bytes);
    construction->work += objective->work;
    construction->walking = objective->walking;
    pack_tables(&packing, heuristic, &chosen, bytes);
    plans->derivation->exact = chosen.exact && !grouped;
}

/* Takes the policy of an objective, as far as there is one, unless a table of all facts that matter is
 * as good. Where the game may deny actions, that is a variable of it if it fits so. `searched`: whether
 * plans may have to be searched for, whatever is read; the tables for that have no less room then. */
static void take_policy(struct construction *construction, gg_heuristic *heuristic,
                        struct objective *objective, const struct plans *plans, bool searched)
{
    uint32_t bytes = construction->tables->problem->domain->limits.table;
    uint32_t states = states_of(objective), least = TABLE_ROWS * states;
    bool has_table =
        states <= PATTERN_STATES && least <= (searched || heuristic->asks ? bytes : READER_BYTES);
    plans->derivation->states = states <= PATTERN_STATES ? states : 0;
    objective->questions = heuristic->asks ? construction->questions : NULL;
    if (objective->questions && (!searched || !has_table))
        heuristic->policy = policy_choose(&construction->policies, objective, plans->possible,
                                          searched ? bytes / 2 : bytes, plans->derivation);
    if (heuristic->policy)
        heuristic->reading = &gg_policy_asking;
    objective->questions = NULL;
    if (heuristic->policy || has_table)
        return;
    heuristic->policy = policy_choose(&construction->policies, objective, plans->possible, bytes,
                                      plans->derivation);
    if (heuristic->policy && !searched && !heuristic->asks &&
        least < policy_bytes(heuristic->policy) + READER_BYTES)
        heuristic->policy = NULL;
    if (heuristic->policy)
        heuristic->reading = policy_is_for_nearest(heuristic->policy) &&
                                     construction->tables->problem->domain->limits.nodes > 0
                                 ? &gg_policy_nearest
                                 : &gg_policy_reading;
}

/* The bytes of the rows of all tables. */
static size_t rows_of(const gg_heuristic *heuristic)
{
    size_t bytes = 0;
    for (uint16_t i = 0; i < heuristic->table_count; i++)
        bytes += table_entry_bytes(&heuristic->tables[i]);
    return bytes;
}

/* How many bytes the entries of tables may take beside a policy from which plans are read. */
static uint32_t bytes_beside(uint32_t limit, const gg_policy *policy)
{
    uint32_t most = limit / BESIDE_PART > BESIDE_LEAST ? limit / BESIDE_PART : BESIDE_LEAST;
    return (uint32_t)lesser_work(limit - policy_bytes(policy), most);
}

/* Adds what fits `limits: table`. A policy takes the place of tables where it is smaller; what is
 * always read needs no other heuristic. Where something may stand in the way of a plan that is read, the
 * search has one table of all facts, if that fits, or what tables there is room for beside the
 * policy. Estimates are gone along only where there are nodes for what they do not lead to. */
static void add_heuristics(struct construction *construction, gg_heuristic *heuristic,
                           const struct dnf *goal, const struct relevance *relevance,
                           const struct plans *plans)
{
    const struct problem *problem = construction->tables->problem;
    const gg_domain *domain = &construction->tables->domain;
    uint32_t bytes = problem->domain->limits.table;
    struct objective objective =
        objective_of(construction->scratch, problem, goal, relevance, &construction->costs);
    objective.progress = &construction->progress;
    if (plans->best_effort) { /* its plans are searched for, whatever the tables say */
        plans->derivation->searched = true;
        add_goal_tables(construction, heuristic, &objective, plans, bytes);
        heuristic->reading = NULL;
        return;
    }
    take_policy(construction, heuristic, &objective, plans,
                plans->achieve || has_dynamic_costs(domain, heuristic) ||
                    plans_are_bounded(domain));
    plans->derivation->searched =
        plans->achieve || !heuristic->policy
            ? plans->achieve || heuristic->asks || plans_are_bounded(domain)
            : !goal_is_read(domain, heuristic);
    if (!heuristic->policy || !can_be_read(heuristic))
        add_goal_tables(construction, heuristic, &objective, plans, bytes);
    else if (plans->derivation->searched)
        add_goal_tables(construction, heuristic, &objective, plans,
                        bytes_beside(bytes, heuristic->policy));
    if (heuristic->policy && !can_be_read(heuristic) &&
        policy_bytes(heuristic->policy) + rows_of(heuristic) > bytes) {
        heuristic->policy = NULL;
        heuristic->reading = NULL;
    }
    if (!heuristic->reading && heuristic->table_count > 0 && problem->domain->limits.nodes > 0)
        heuristic->reading = &gg_walk_reading;
    if (bytes > 0 && problem->domain->limits.nodes > 0 && plans->derivation->searched)
        walk_estimate_add(&(struct table_packing_context){construction->pool, construction->scratch,
                                                          &construction->tables->layout, NULL},
                          construction->tables, heuristic, &objective);
}

/* The conditions of so many ground goals from one on, as if one of them were to hold. */
static struct dnf any_of_goals(struct construction *construction, const struct aims *aims)
{
    struct dnf all = {0};
    for (size_t i = 0; i < aims->count; i++)
        join_boxes(construction, &all,
                   &construction->tables->problem->goals[aims->first + i].condition);
    return all;
}

/* What the actions of use serve: the goals or, of best effort, as much of them as may be. */
static struct dnf any_part_of(struct construction *construction, const struct aims *aims)
{
    const struct problem *problem = construction->tables->problem;
    struct dnf all = {0};
    join_boxes(construction, &all, &aims->condition);
    for (size_t i = aims->first; i - aims->first < aims->count && i < problem->goal_count; i++)
        if (problem->goals[i].effort)
            join_boxes(construction, &all, &problem->goals[i].effort->any);
    return all;
}

/* Whether plans of a goal, or for a condition to achieve, are wanted. */
static bool is_requested(const struct problem *problem, size_t number)
{
    if (number >= problem->goal_count)
        return !problem->domain->requested_goal;
    return are_goal_heuristics_requested(problem->domain, problem->goals[number].goal);
}

/* The actions that plans for a goal, or for a condition to achieve, are made of, of those that are
 * possible: its own, if it has some because of a `while`. */
static const bool *usable_for(struct construction *construction, size_t number,
                              const bool *possible)
{
    const struct problem *problem = construction->tables->problem;
    size_t context = context_of_problem(problem, number);
    if (!problem->context_count)
        return possible;
    if (!problem->contexts[context].has_actions)
        context = 0;
    bool *usable = pool_take(construction->scratch, problem->action_count + 1);
    for (size_t i = 0; i < problem->action_count; i++)
        usable[i] = possible[i] && problem->actions[i].context == context;
    return usable;
}

/* Builds the heuristic of a ground goal, or from goal_count on of a condition to achieve. There may
 * be tens of thousands of them: what is needed on the way does not stay. Very many ground goals of
 * one goal have one heuristic together, without tables. */
static const gg_heuristic *heuristic_of(struct construction *construction, size_t number,
                                        size_t agent_type)
{
    const struct problem *problem = construction->tables->problem;
    gg_heuristic *heuristic = pool_take(construction->pool, sizeof *heuristic);
    const bool *possible = construction->possible[agent_type];
    struct heuristic_derivation derivation = {
        .heuristic = heuristic, .number = number, .agent_type = agent_type};
    bool achieves = number >= problem->goal_count,
         together = shares_heuristic_with_instances(problem, number);
    struct aims aims = {.first = number, .count = 1};
    construction->scratch = pool_new();
    if (together)
        aims.count = problem->goals[number].goal->ground_count;
    aims.condition = achieves   ? problem->subgoals[number - problem->goal_count]
                     : together ? any_of_goals(construction, &aims)
                                : problem->goals[number].condition;
    const bool *usable = together ? possible : usable_for(construction, number, possible);
    aims.any = any_part_of(construction, &aims);
    struct relevance relevance =
        relevance_of(construction->scratch, construction->search, &aims.any, usable);
    goal_heuristics_add_actions(construction, heuristic, &relevance);
    if (!achieves)
        add_wake_mask(construction, heuristic, &aims, usable, relevance);
    bool best_effort = !achieves && problem->goals[number].effort;
    if (best_effort) /* tables are for the whole of it */
        relevance =
            relevance_of(construction->scratch, construction->search, &aims.condition, usable);
    if (!together && is_requested(problem, number))
        add_heuristics(construction, heuristic, &aims.condition, &relevance,
                       &(struct plans){possible, achieves, best_effort, &derivation});
    pool_free(construction->scratch);
    POOL_ADD(construction->pool, construction->tables->derivations,
             construction->tables->derivation_count) = derivation;
    return heuristic;
}

/* The heuristic of the first ground goal of the same goal, if all of them have one together; or of
 * an agent type before this one that has the goal and can do the same actions; or NULL. */
static const gg_heuristic *shared_heuristic(const struct construction *construction,
                                            const gg_heuristic *const *own, size_t agent_type,
                                            size_t goal)
{
    const gg_domain *domain = &construction->tables->domain;
    if (shares_heuristic_with_instances(construction->tables->problem, goal) &&
        goal > construction->tables->problem->goals[goal].goal->ground_first)
        return own[goal - 1];
    for (size_t i = 0; i < agent_type; i++)
        if (construction->alike[i] == construction->alike[agent_type] &&
            domain->agent_types[i].heuristics[goal])
            return domain->agent_types[i].heuristics[goal];
    return NULL;
}

/* Notes which actions an agent type can do, and the first one that can do the same. */
static void note_possible(struct construction *construction, size_t number)
{
    const struct problem *problem = construction->tables->problem;
    const bool *possible = construction->possible[number] =
        actions_of_agent_type(construction->pool, problem, &problem->domain->agent_types[number]);
    size_t first = 0;
    while (memcmp(construction->possible[first], possible, problem->action_count) != 0)
        first++;
    construction->alike[number] = first;
}

static const gg_heuristic *const *heuristics_of(struct construction *construction, size_t number)
{
    const struct problem *problem = construction->tables->problem;
    const struct agent_type *agent_type = &problem->domain->agent_types[number];
    const struct domain *domain = problem->domain;
    size_t count = problem->goal_count + problem->subgoal_count;
    if (count == 0)
        return NULL;
    const gg_heuristic **heuristics =
        pool_take(construction->pool, (count + 1) * sizeof *heuristics);
    note_possible(construction, number);
    construction->policies.mutexes = NULL;
    for (size_t i = 0; i < count; i++) {
        bool achieves = i >= problem->goal_count;
        construction->aims_left = count - i;
        construction->policies.last = i + 1 == count && number + 1 == domain->agent_type_count;
        construction->progress.done++;
        if (!achieves && !may_pursue_goal(agent_type, problem->goals[i].goal))
            continue;
        heuristics[i] = shared_heuristic(construction, heuristics, number, i);
        if (!heuristics[i])
            heuristics[i] = heuristic_of(construction, i, number);
    }
    return heuristics;
}

static void share_tests(struct tables *tables)
{
    struct pool *pool = tables->problem->domain->parsing.pool;
    const gg_policy **policies = pool_take(pool, (tables->derivation_count + 1) * sizeof *policies);
    size_t count = 0;
    for (size_t i = 0; i < tables->derivation_count; i++)
        if (tables->derivations[i].heuristic->policy)
            policies[count++] = tables->derivations[i].heuristic->policy;
    tables->policy_test_count = policies_share_tests(pool, policies, count);
}

void heuristics_build(struct pool *pool, struct tables *tables)
{
    struct construction construction = {
        .pool = pool,
        .tables = tables,
        .work = DOMAIN_WORK,
        .walking = DOMAIN_WALKING,
        .looks = DOMAIN_LOOKS,
        .policies = {
            .pool = pool, .tables = tables, .reaching = REACHING_WORK, .steps = POLICY_WORK}};
    size_t count = tables->domain.agent_type_count;
    if (!plans_with_actions(tables->problem))
        return;
    construction.search = relevance_search_new(pool, tables->problem);
    construction.costs = action_costs_of(pool, tables->problem);
    construction.questions = questions_of(pool, tables);
    construction.progress =
        progress_begin("goals and conditions to achieve",
                       count * (tables->problem->goal_count + tables->problem->subgoal_count));
    construction.possible = pool_take(pool, count * sizeof *construction.possible);
    construction.alike = pool_take(pool, count * sizeof *construction.alike);
    for (size_t i = 0; i < count; i++)
        tables->agent_types[i].heuristics = heuristics_of(&construction, i);
    share_tests(tables);
    progress_erase(&construction.progress);
}

bool shares_heuristic_with_instances(const struct problem *problem, size_t goal)
{
    return goal < problem->goal_count && problem->goals[goal].goal->ground_count > OWN_TABLES;
}
