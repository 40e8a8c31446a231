/* SPDX-License-Identifier: MIT */
/* Plans one domain in all ways, and measures each: see contest.h. */
#include "contest.h"

#include "bit_planner.h"
#include "compiled.h"
#include "dense.h"
#include "timing.h"

#include "tables/memory_plan.h"

#include <string.h>

enum { STEPS = 1024 };

/* States of walks are planned from until so many seconds are over. */
static const double walking_seconds = 0.5;

/* A rival that takes more nanoseconds from the start does not plan from states of walks. */
static const double longest_start = 2e8;

/* A domain with what is compared in it. */
struct match {
    struct pool *pool;
    const struct tables *tables;
    const gg_domain *domain;
    struct articles *articles;
    struct bit_planner *bits; /* NULL: it cannot plan this domain */
};

/* ------------------------------------------------------------- the runtime */

/* A planning that can be repeated. */
struct job {
    gg_search search;
    gg_goal_problem problem;
    gg_plan plan;
    gg_outcome outcome;
};

static struct job job_of(struct pool *pool, const gg_domain *domain, bool backward)
{
    size_t words = domain->word_count;
    struct job job = {.problem = {.domain = domain,
                                  .agent_type = &domain->agent_types[0],
                                  .state = domain->start,
                                  .backward = backward ? &gg_regressing : NULL}};
    gg_search *search = &job.search;
    search->node_capacity = NODES;
    search->nodes = pool_take(pool, NODES * sizeof *search->nodes);
    search->heap = pool_take(pool, NODES * sizeof *search->heap);
    search->states = pool_take(pool, NODES * words * sizeof *search->states);
    search->usable = pool_take(pool, (domain->action_count / 64u + 1) * sizeof *search->usable);
    search->dynamic_costs =
        pool_take(pool, (memory_cost_count(domain) + 1u) * sizeof *search->dynamic_costs);
    search->sets = pool_take(pool, 3 * (domain->action_count / 64u + 1) * sizeof *search->sets);
    search->relaxed_costs =
        pool_take(pool, (domain->search->value_count + 1u) * sizeof *search->relaxed_costs);
    search->estimates =
        pool_take(pool, (memory_estimate_words(domain) + 1) * sizeof *search->estimates);
    search->scratch = pool_take(pool, (5 * words + 1) * sizeof *search->scratch);
    search->reading = pool_take(pool, (words + 1) * sizeof *search->reading);
    job.plan = (gg_plan){pool_take(pool, STEPS * sizeof *job.plan.steps), STEPS, 0};
    return job;
}

static void run_job(void *context)
{
    struct job *job = context;
    job->outcome = gg_plan_make(&job->search, &job->problem, &job->plan);
}

/* Whether the steps can be carried out from a state, lead to the goal and cost that much. */
static bool replays(struct pool *pool, const gg_domain *domain, const uint64_t *from,
                    const gg_plan *plan, uint32_t cost)
{
    uint64_t *state = pool_take(pool, domain->word_count * sizeof *state + 1);
    memcpy(state, from, domain->word_count * sizeof *state);
    for (uint16_t i = 0; i < plan->length; i++)
        cost -= domain->actions[plan->steps[i]].cost;
    return cost == 0 && gg_plan_check(domain, plan, 0, state) == plan->length &&
           gg_holds(domain, &domain->goals[0].condition, state);
}

/* What came of a job that was run. */
static struct planned planned_by_job(struct pool *pool, const struct job *job)
{
    struct planned planned = {.expanded = job->search.expanded, .read = job->search.read};
    planned.cost = job->search.cost;
    planned.length = job->plan.length;
    planned.found = job->outcome == GG_FOUND || job->outcome == GG_FOUND_UNPROVEN;
    planned.proven = job->outcome == GG_FOUND;
    planned.wrong = planned.found && !replays(pool, job->problem.domain, job->problem.state,
                                              &job->plan, job->search.cost);
    return planned;
}

static struct planned measure_job(struct pool *pool, struct job *job)
{
    double time = time_of(run_job, job);
    struct planned planned = planned_by_job(pool, job);
    planned.time = time;
    return planned;
}

/* --------------------------------------------------------------- the rivals */

struct rivals_job {
    const struct match *match;
    enum rival rival;
    struct articles_plan plan;
};

static struct rivals_job rivals_job_of(const struct match *match, enum rival rival)
{
    uint16_t *steps = pool_take(match->pool, STEPS * sizeof *steps);
    return (struct rivals_job){match, rival, {.steps = steps, .capacity = STEPS}};
}

static void run_rival(void *context)
{
    struct rivals_job *job = context;
    if (job->rival == ARTICLES_RIVAL)
        articles_make(job->match->articles, ARTICLES_STATES, &job->plan);
    else
        bit_planner_make(job->match->bits, &job->plan);
}

static struct planned planned_by_rival(const struct rivals_job *job, const uint64_t *from)
{
    const gg_domain *domain = job->match->domain;
    gg_plan plan = {job->plan.steps, STEPS, (uint16_t)job->plan.length};
    struct planned planned = {.expanded = job->plan.expansions, .cost = job->plan.cost};
    planned.length = plan.length;
    planned.found = job->plan.found;
    planned.proven = planned.found && job->rival == BITS_RIVAL;
    planned.wrong =
        planned.found && !replays(job->match->pool, domain, from, &plan, job->plan.cost);
    return planned;
}

static void from_state(const struct match *match, const uint64_t *state)
{
    const struct problem *problem = match->tables->problem;
    struct named_facts facts = named_start(match->pool, problem);
    uint32_t *values = pool_take(match->pool, (problem->variable_count + 1) * sizeof *values);
    size_t count = 0;
    for (size_t i = 0; i < problem->variable_count; i++) {
        values[i] = gg_read(match->domain, (uint16_t)i, state);
        if (!problem->variables[i].fact->constant)
            facts.items[count++].value = values[i];
    }
    articles_from(match->articles, facts);
    if (match->bits)
        bit_planner_from(match->bits, values);
}

/* Plans from the start, in turns. */
static void measure_in_turn(const struct match *match, struct job *job, struct contest *contest)
{
    struct rivals_job rivals[RIVALS] = {rivals_job_of(match, ARTICLES_RIVAL),
                                        rivals_job_of(match, BITS_RIVAL)};
    struct timed timed[] = {
        {run_job, job, 0}, {run_rival, &rivals[0], 0}, {run_rival, &rivals[1], 0}};
    size_t count = match->bits ? RIVALS : 1;
    from_state(match, match->domain->start);
    time_in_turn(timed, 1 + count);
    contest->has_bits = match->bits != NULL;
    contest->time_in_turn = timed[0].time;
    for (size_t i = 0; i < count; i++) {
        contest->rivals[i] = planned_by_rival(&rivals[i], match->domain->start);
        contest->rivals[i].time = timed[i + 1].time;
    }
}

/* ------------------------------------------------------------ random walks */

/* Plannings from the ends of walks, one after the other. */
struct walks {
    const struct match *match;
    const uint64_t *states;
    unsigned count;
    struct job *job;
    struct rivals_job *rival;
};

static const uint64_t *end_of_walk(const struct walks *walks, unsigned number)
{
    return walks->states + (size_t)number * walks->match->domain->word_count;
}

static void take_random_action(const gg_domain *domain, gg_random *random, uint64_t *state)
{
    uint16_t chosen = GG_NONE;
    uint32_t count = 0;
    for (uint16_t i = 0; i < domain->action_count; i++)
        if (gg_holds(domain, &domain->actions[i].precondition, state) &&
            gg_random_below(random, ++count) == 0)
            chosen = i;
    if (chosen != GG_NONE)
        gg_apply(domain, domain->actions[chosen].effect, state);
}

/* The ends of walks of at most two steps a fact. */
static uint64_t *draw_states(struct pool *pool, const gg_domain *domain)
{
    size_t words = domain->word_count;
    uint64_t *states = pool_take(pool, (WALKS * words + 1) * sizeof *states);
    gg_random random;
    gg_random_seed(&random, 1);
    for (size_t i = 0; i < WALKS; i++) {
        memcpy(states + i * words, domain->start, words * sizeof *states);
        for (uint32_t step = gg_random_below(&random, 2u * domain->fact_count + 1); step > 0;
             step--)
            take_random_action(domain, &random, states + i * words);
    }
    return states;
}

static void run_jobs(void *context)
{
    const struct walks *walks = context;
    for (unsigned i = 0; i < walks->count; i++) {
        walks->job->problem.state = end_of_walk(walks, i);
        run_job(walks->job);
    }
}

/* The nanoseconds that the rival takes for all states, each planned from once in a round: laying
 * the state out for it is not measured. */
static double rivals_time(const struct walks *walks, int rounds)
{
    double seconds = 0;
    for (unsigned i = 0; i < walks->count; i++) {
        from_state(walks->match, end_of_walk(walks, i));
        double begin = seconds_now();
        for (int round = 0; round < rounds; round++)
            run_rival(walks->rival);
        seconds += seconds_now() - begin;
    }
    return seconds / rounds * 1e9;
}

static void compare_plans(const struct planned *ours, const struct planned *theirs,
                          struct walked *walked)
{
    walked->found += ours->found;
    walked->rivals_found += theirs->found;
    walked->faults += ours->wrong + theirs->wrong;
    if (!ours->found || !theirs->found)
        return;
    walked->dearer += ours->cost > theirs->cost;
    walked->rivals_dearer += theirs->cost > ours->cost;
    walked->faults += (ours->proven && theirs->cost < ours->cost) ||
                      (theirs->proven && ours->cost < theirs->cost);
}

/* Plans from each state once, and compares the plans. Ends early if that takes long. */
static void compare_all(struct walks *walks, struct walked *walked)
{
    double begin = seconds_now();
    while (walked->states < walks->count && seconds_now() - begin < walking_seconds) {
        const uint64_t *state = end_of_walk(walks, walked->states++);
        from_state(walks->match, state);
        run_rival(walks->rival);
        walks->job->problem.state = state;
        run_job(walks->job);
        struct planned ours = planned_by_job(walks->match->pool, walks->job);
        struct planned theirs = planned_by_rival(walks->rival, state);
        compare_plans(&ours, &theirs, walked);
    }
    walks->count = walked->states;
}

/* Plans in turns; where a round takes long, there is only one of it. */
static struct walked measure_walks(const struct match *match, struct job *job, enum rival rival,
                                   const uint64_t *states)
{
    enum { ROUNDS = 9, RUNS = 8 };
    static const double short_time = 2e7;
    struct walked walked = {0};
    struct rivals_job rivals_job = rivals_job_of(match, rival);
    struct walks walks = {match, states, WALKS, job, &rivals_job};
    compare_all(&walks, &walked);
    double theirs = rivals_time(&walks, 1), ours = time_of(run_jobs, &walks);
    for (int round = 0; theirs < short_time && round < ROUNDS; round++) {
        double their_time = rivals_time(&walks, RUNS), our_time = time_of(run_jobs, &walks);
        theirs = their_time < theirs ? their_time : theirs;
        ours = our_time < ours ? our_time : ours;
    }
    walked.rivals_time = theirs / walks.count;
    walked.time = ours / walks.count;
    return walked;
}

/* ------------------------------------------------------------ the bare loop */

struct loop_job {
    struct dense *dense;
    uint16_t steps[STEPS];
    uint16_t length;
};

static void run_loop(void *context)
{
    struct loop_job *job = context;
    job->length = dense_walk(job->dense, job->steps);
}

/* 0 if there is no such loop. */
static double measure_loop(const gg_domain *domain, const gg_plan *plan)
{
    struct loop_job job = {.dense = dense_of(domain, plan)};
    double time = job.dense ? time_of(run_loop, &job) : 0;
    dense_free(job.dense);
    return time;
}

/* ---------------------------------------------------------------- together */

static struct match match_of(struct pool *pool, const struct tables *tables)
{
    return (struct match){pool, tables, &tables->domain, articles_of(pool, tables->problem, 0),
                          bit_planner_of(pool, tables->problem, 0)};
}

/* The text of a domain whose goals have no guides. */
static const char *without_guides(struct pool *pool, const struct world *world)
{
    return pool_format(pool, "%slimits: {table: 0}\n", world->text);
}

struct planned planned_once(const struct world *world, enum way way)
{
    struct pool *pool = pool_new();
    const char *text = way == WITHOUT_GUIDE ? without_guides(pool, world) : world->text;
    struct job job = job_of(pool, &compiled(pool, text)->domain, way == BACKWARD);
    run_job(&job);
    struct planned planned = planned_by_job(pool, &job);
    pool_free(pool);
    return planned;
}

struct contest contest_of(const struct world *world)
{
    struct pool *pool = pool_new();
    const struct match match = match_of(pool, compiled(pool, world->text));
    const gg_domain *domain = match.domain;
    const gg_domain *bare = &compiled(pool, without_guides(pool, world))->domain;
    const gg_heuristic *heuristic = domain->agent_types[0].heuristics[0];
    struct contest contest = {
        .name = world->name, .facts = domain->fact_count, .actions = domain->action_count};
    contest.guide_bytes = guide_bytes(heuristic);
    contest.form = guide_form_of(heuristic);
    struct job guided = job_of(pool, domain, false), backward = job_of(pool, domain, true);
    struct job unguided = job_of(pool, bare, false);
    contest.ways[WITH_GUIDE] = measure_job(pool, &guided);
    contest.ways[WITHOUT_GUIDE] = measure_job(pool, &unguided);
    contest.ways[BACKWARD] = measure_job(pool, &backward);
    if (contest.form == GUIDE_TABLE && contest.ways[WITH_GUIDE].found)
        contest.loop_time = measure_loop(domain, &guided.plan);
    measure_in_turn(&match, &guided, &contest);
    const uint64_t *states = draw_states(pool, domain);
    for (enum rival rival = ARTICLES_RIVAL; rival < RIVALS; rival++)
        if (contest.rivals[rival].time > 0 && contest.rivals[rival].time < longest_start)
            contest.walked[rival] = measure_walks(&match, &guided, rival, states);
    pool_free(pool);
    return contest;
}
