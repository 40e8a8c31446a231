/* SPDX-License-Identifier: MIT */
/*
 * Methods with inertia: an agent holds on to those that it carries out, whose priority or score counts for
 * more then. Rests on agent_interrupt.c, htn_methods.c and htn_random.c. Such methods are watched always;
 * those to whose steps the present one belongs are noted each time the agent comes to a step, so that they
 * are known still when the plan is given up and made anew. The notes count in each planning of a task
 * until there is none of the root task. Only the tables of domains name this file that have such methods.
 */
#include "agent/agent.h"
#include "state/expressions.h"

/* How the agent holds on to the methods of a task; NULL: it does not. */
static const GG_ROM gg_method_hold *holds_of(const GG_ROM gg_domain *domain, uint16_t task)
{
    return domain->features->holdings->of_methods[task];
}

static gg_held_method *held_of(const gg_agent *agent, const GG_ROM gg_domain *domain)
{
    return (gg_held_method *)gg_agent_part(agent, domain->features->holdings->agent_held);
}

/* ------------------------------------------------------------------ what is held */

static bool may_be_outdone(const gg_agent *agent, const gg_watched_choice *watch)
{
    const GG_ROM gg_method_hold *holds = holds_of(agent->domain, watch->task);
    return holds && holds[watch->method].inertia >= 0;
}

static bool has_called_score(const GG_ROM gg_task *task)
{
    bool any = false;
    for (uint16_t i = 0; i < task->method_count; i++)
        any = any || task->methods[i].scored != GG_NONE;
    return any;
}

/* Whether the game is to be asked at each decision for scores, which may change at any time. */
static bool asks_for_scores(const gg_agent *agent)
{
    bool any = false;
    for (uint16_t i = 0; i < agent->watch_count; i++) {
        const gg_watched_choice *watch = &watches_of(agent)[i];
        any = any || (watch_lasts(agent, watch) && may_be_outdone(agent, watch) &&
                      has_called_score(&agent->domain->tasks[watch->task]));
    }
    return any && has_plan(agent) && agent->goal == GG_NONE && !is_uninterruptible(agent);
}

static void advance(gg_agent *agent)
{
    gg_held_method *held = held_of(agent, agent->domain);
    bool of_task = has_plan(agent) && agent->goal == GG_NONE && !agent->booked;
    if (agent->broken) /* an action has ended in the midst of a plan that is given up */
        return;
    for (uint16_t i = 0; of_task && i < agent->watch_count; i++) {
        const gg_watched_choice *watch = &watches_of(agent)[i];
        if (!watch_lasts(agent, watch) || !may_be_outdone(agent, watch))
            continue;
        held->task = (uint16_t)(watch->task + 1u);
        held->method = watch->method;
        held++;
    }
    held->task = 0;
    if (agent->awake == GG_ASLEEP && asks_for_scores(agent))
        agent->awake = GG_LOOKING;
}

/* The first choice of a root task that had no plan is free. */
static bool holds(const gg_agent *agent, const GG_ROM gg_domain *domain, uint16_t task,
                  uint16_t method)
{
    const GG_ROM gg_method_hold *rows = holds_of(domain, task);
    if (!rows || !agent || !agent->domain || gg_backoff_of(agent, GG_NONE)->unplanned > 0)
        return false;
    for (const gg_held_method *held = held_of(agent, domain); held->task; held++)
        if (held->task == task + 1u && rows[held->method].alike == rows[method].alike)
            return true;
    return false;
}

/* -------------------------------------------------------------- what it comes to */

/* The priority or score of a method in a state, without inertia. */
static int64_t worth_of(const gg_asker *asker, uint16_t task, uint16_t method,
                        const uint64_t *state)
{
    const GG_ROM gg_calls *calls = asker->agent_type->calls;
    const GG_ROM gg_method_hold *rows = holds_of(asker->domain, task);
    if (calls && calls->score && asker->domain->tasks[task].methods[method].scored != GG_NONE)
        return calls->score(asker->agent, task, method);
    int64_t score = computed_score(asker->domain, task, method, state, 0);
    return rows ? score + rows[method].priority : score;
}

static gg_asker inertia_asker_of(const gg_task_problem *problem)
{
    gg_asker asker = {problem->domain, problem->agent_type, problem->agent, NULL};
    return asker;
}

/* ----------------------------------------------------------------------- scores */

/* All ranks are below this. */
static uint64_t open_ranks(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                           const uint64_t *state)
{
    (void)domain;
    (void)task;
    (void)state;
    return UINT64_MAX;
}

/* What orders methods: the most worth first, of equal ones that which is held, then as they stand. More
 * is better; never 0. */
static uint64_t inertia_rank_of(const gg_task_problem *problem, uint16_t task, uint16_t method,
                                const uint64_t *state)
{
    gg_asker asker = inertia_asker_of(problem);
    bool held = holds(problem->agent, problem->domain, task, method);
    int64_t worth = worth_of(&asker, task, method, state);
    if (held)
        worth += holds_of(problem->domain, task)[method].inertia;
    uint64_t raised = (uint64_t)(worth - INT32_MIN) << 1 | (uint64_t)held;
    return raised << 16 | (uint16_t)(GG_NONE - method);
}

/* The best applicable method after all that were tried, as in htn_scored.c. */
static uint16_t take_best(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                          gg_cursor *cursor)
{
    const GG_ROM gg_task *task = &problem->domain->tasks[number];
    gg_method_range left = {0, task->method_count};
    uint64_t best = 0;
    uint32_t untried = 0;
    if (cursor->open == 0)
        return GG_NONE;
    for (uint16_t i;
         (i = gg_first_applicable_method(problem->domain, task, state, left)) != GG_NONE;) {
        uint64_t rank = inertia_rank_of(problem, number, i, state);
        untried += rank < cursor->open;
        if (rank < cursor->open && rank > best)
            best = rank;
        left.from = (uint16_t)(i + 1u);
    }
    cursor->open = untried > 1 ? best : 0;
    return best ? (uint16_t)(GG_NONE - (uint16_t)best) : GG_NONE;
}

const GG_ROM gg_select_ops gg_holding_scores = {open_ranks, take_best};

/* ------------------------------------------------------------------------ draws */

/* The first applicable method of a range that is held, or that is not; GG_NONE: there is none. */
static uint16_t find_held(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                          gg_method_range range, bool is_held)
{
    const GG_ROM gg_task *task = &problem->domain->tasks[number];
    uint16_t i;
    while ((i = gg_first_applicable_method(problem->domain, task, state, range)) != GG_NONE &&
           holds(problem->agent, problem->domain, number, i) != is_held)
        range.from = (uint16_t)(i + 1u);
    return i;
}

/* The groups whose methods matter more than one that is held, and those that have it. */
static uint64_t groups_above(const GG_ROM gg_domain *domain, uint16_t number, uint16_t held)
{
    const GG_ROM gg_task *task = &domain->tasks[number];
    const GG_ROM gg_method_hold *rows = holds_of(domain, number);
    uint64_t above = 0;
    for (uint16_t i = 0; i < task->group_count; i++)
        if (rows[task->groups[i].first].priority > rows[held].priority + rows[held].inertia)
            above |= gg_one_bit(i);
    return above;
}

/* What is held comes behind what matters more than that with its inertia, and before the other instances
 * of its method, and all others. */
static uint16_t take_held_or_drawn(const gg_task_problem *problem, uint16_t number,
                                   const uint64_t *state, gg_cursor *cursor)
{
    const GG_ROM gg_task *task = &problem->domain->tasks[number];
    gg_method_range all = {0, task->method_count};
    uint16_t held =
        holds_of(problem->domain, number) ? find_held(problem, number, state, all, true) : GG_NONE;
    uint16_t group = 0;
    if (held == GG_NONE)
        return gg_take_drawn(problem, number, state, cursor);
    while (task->groups[group].end <= held)
        group++;
    if (cursor->next == GG_NONE && gg_has_bit(&cursor->open, group)) {
        uint64_t above = groups_above(problem->domain, number, held);
        uint64_t others = cursor->open & ~above;
        cursor->open &= above;
        if (cursor->open) {
            uint16_t taken = gg_take_drawn(problem, number, state, cursor);
            cursor->open |= others;
            return taken;
        }
        gg_method_range instances = {task->groups[group].first, task->groups[group].end};
        cursor->open = others & ~gg_one_bit(group);
        cursor->next = find_held(problem, number, state, instances, false);
        return held;
    }
    uint16_t taken = gg_take_drawn(problem, number, state, cursor);
    return taken == held ? gg_take_drawn(problem, number, state, cursor) : taken;
}

const GG_ROM gg_select_ops gg_holding_draws = {gg_open_groups, take_held_or_drawn};

/* ---------------------------------------------------------------- interruptions */

static uint16_t find_rival(gg_agent *agent, const gg_watched_choice *watch,
                           const uint64_t *planning_state, uint16_t from)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_method_hold *rows = holds_of(domain, watch->task);
    const GG_ROM gg_task *task = &domain->tasks[watch->task];
    gg_asker asker = {domain, gg_type_of(agent), agent, NULL};
    gg_method_range range = {from, task->method_count};
    int64_t bar =
        worth_of(&asker, watch->task, watch->method, planning_state) + rows[watch->method].inertia;
    uint16_t i;
    while ((i = gg_first_applicable_method(domain, task, planning_state, range)) != GG_NONE &&
           (rows[i].alike == rows[watch->method].alike ||
            worth_of(&asker, watch->task, i, planning_state) <= bar))
        range.from = (uint16_t)(i + 1u);
    return i;
}

/* What functions of scores draw stays, as the agent looks at them in each decision. */
static uint16_t next_rival(gg_agent *agent, const gg_watched_choice *watch,
                           const uint64_t *planning_state, uint16_t from)
{
    if (!holds_of(agent->domain, watch->task))
        return gg_next_prior_method(agent, watch, planning_state, from);
    if (!may_be_outdone(agent, watch))
        return GG_NONE;
    gg_random random = agent->random;
    uint16_t rival = find_rival(agent, watch, planning_state, from);
    agent->random = random;
    return rival;
}

static uint16_t inertia_rivals_end(const gg_agent *agent, const gg_watched_choice *watch)
{
    if (!holds_of(agent->domain, watch->task))
        return gg_prior_methods_end(agent, watch);
    return may_be_outdone(agent, watch) ? agent->domain->tasks[watch->task].method_count : 0;
}

static void reconsider_scores(gg_agent *agent, gg_planner *planner)
{
    if (agent->looked >= agent->watch_count && asks_for_scores(agent))
        agent->looked = 0;
    gg_interrupt_reconsider(agent, planner);
    if (agent->awake == GG_ASLEEP && asks_for_scores(agent))
        agent->awake = GG_LOOKING;
}

const GG_ROM gg_interrupt_ops gg_holding_interrupts = {
    gg_watch_choices, reconsider_scores, next_rival, inertia_rivals_end, &gg_method_noting};

/* What a method is tried by, of those whose priorities or scores no function tells: see inertia_rank_of. */
static int64_t inertia_order_of(const gg_agent *agent, uint16_t task, uint16_t method,
                                const uint64_t *state)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_method_hold *row = &holds_of(domain, task)[method];
    bool held = holds(agent, domain, task, method);
    int64_t worth = row->priority;
    if (state)
        worth += computed_score(domain, task, method, state, 0);
    return 2 * (held ? worth + row->inertia : worth) + held;
}

/* Where a function tells a score, it is not asked once more. */
static bool precedes(const gg_agent *agent, uint16_t task, uint16_t method, uint16_t other,
                     const uint64_t *state)
{
    const GG_ROM gg_task *row = &agent->domain->tasks[task];
    bool scored = row->methods[method].priority_level == GG_NONE;
    if (scored && (!state || has_called_score(row)))
        return true;
    const uint64_t *score_state = scored ? state : NULL;
    int64_t order = inertia_order_of(agent, task, method, score_state),
            other_order = inertia_order_of(agent, task, other, score_state);
    return order > other_order || (order == other_order && method < other);
}

/* ----------------------------------------------------------------- saved agents */

static bool holdings_valid(const gg_agent *agent, const GG_ROM gg_domain *domain)
{
    const unsigned char *bytes = (const unsigned char *)agent;
    const gg_held_method *held =
        (const gg_held_method *)(const void *)(bytes + domain->features->holdings->agent_held);
    uint16_t count = 0;
    for (; count <= domain->watch_limit && held[count].task; count++) {
        uint16_t task = (uint16_t)(held[count].task - 1u);
        if (task >= domain->task_count || !holds_of(domain, task) ||
            held[count].method >= domain->tasks[task].method_count ||
            holds_of(domain, task)[held[count].method].inertia < 0)
            return false;
    }
    return count <= domain->watch_limit;
}

const GG_ROM gg_holding_ops gg_holding = {advance, holds, precedes, holdings_valid};
