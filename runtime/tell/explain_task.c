/* SPDX-License-Identifier: MIT */
/*
 * Explains how an agent would do its root task now, and why not by other methods. Rests on
 * agent_plan.c and htn.c: the task is planned as in a decision, with a copy of the agent's random
 * numbers, and the record of the methods that were chosen tells the rest. A method is passed over
 * because its preconditions fail, because the game denies it, because it was tried in vain, or because
 * another one was chosen before its turn came.
 */
#include "tell/explain.h"
#include "state/expressions.h"
#include "state/failing.h"

/* Methods of the YAML that have a bit in a set; those beyond are not remembered. */
enum { MOST_NOTED = 64 };

/* The planning of the root task, and which of its methods were entered. The problem comes first, so
 * that it leads here. */
typedef struct gg_attempt {
    gg_task_problem problem;
    gg_random random;
    uint64_t entered; /* by source index */
} gg_attempt;

/* A task whose methods are told of, in a state. */
typedef struct gg_account {
    const gg_explaining *explaining;
    const gg_task_problem *problem;
    const uint64_t *state;
    uint16_t task, chosen; /* the method that was chosen, or GG_NONE */
    uint64_t entered;      /* what else was entered, if the task is drawn */
    bool anew;
} gg_account;

/* ------------------------------------------------------------------- planning */

/* Notes also which methods of the root task were entered: they begin the record. */
static void note_entered(gg_decomposition *search, uint32_t task, uint16_t method, uint16_t steps)
{
    gg_attempt *attempt = (gg_attempt *)(uintptr_t)search->problem;
    if (search->memory->chosen_count == 0 && task == search->problem->task) {
        uint16_t source = search->problem->domain->tasks[task].methods[method].source_index;
        if (source < MOST_NOTED)
            attempt->entered |= gg_one_bit(source);
    }
    gg_method_noting.note(search, task, method, steps);
}

static gg_outcome explain_task_complete(gg_decomposition *search)
{
    return gg_method_noting.complete(search);
}

static const GG_ROM gg_recorder_ops noting = {note_entered, explain_task_complete};

static gg_outcome explain_task_plan_task(const gg_explaining *explaining, gg_attempt *attempt,
                                         gg_plan *plan)
{
    gg_agent *agent = explaining->agent;
    gg_planner *planner = explaining->planner;
    gg_task_problem *problem = &attempt->problem;
    attempt->entered = 0;
    attempt->random = agent->random;
    gg_task_problem_of(agent, gg_type_of(agent)->task, problem);
    gg_explaining_bounds(explaining, problem->state, GG_BELOW_ALL, &problem->bounds);
    problem->random = &attempt->random;
    problem->recorder = &noting;
    problem->replaces = 0;
    return gg_task_problem_plan(planner, problem, plan);
}

/* -------------------------------------------------------------------- methods */

static uint16_t level_of(const gg_account *account, uint16_t method)
{
    const GG_ROM gg_domain *domain = account->problem->domain;
    return domain->tasks[account->task].methods[method].priority_level;
}

static int32_t score_of(const gg_account *account, uint16_t method)
{
    const GG_ROM gg_calls *calls = account->problem->agent_type->calls;
    const GG_ROM gg_task *task = &account->problem->domain->tasks[account->task];
    bool called = calls && calls->score && task->methods[method].scored != GG_NONE;
    if (called)
        return calls->score(account->problem->agent, account->task, method);
    return computed_score(account->problem->domain, account->task, method, account->state, 0);
}

/* The place of a method's group in the order in which groups are drawn. */
static uint16_t rank_of_method(const GG_ROM gg_task *task, uint16_t method)
{
    uint16_t group = 0;
    while (task->groups[group].end <= method)
        group++;
    return task->groups[group].rank;
}

/* Why a method of a drawn task was not chosen, though its preconditions hold. */
static gg_reason_kind undrawn(const gg_account *account, const GG_ROM gg_task *task,
                              uint16_t method)
{
    uint16_t rank = rank_of_method(task, method), of_chosen = rank_of_method(task, account->chosen);
    uint16_t source = task->methods[method].source_index;
    if (rank != of_chosen)
        return rank < of_chosen ? GG_METHOD_BARREN : GG_METHOD_LOWER;
    bool entered = source < MOST_NOTED && gg_has_bit(&account->entered, source);
    return entered ? GG_METHOD_BARREN : GG_METHOD_UNDRAWN;
}

/* Whether the planning was told that a method is denied. */
static bool explain_task_is_denied(const gg_account *account, uint16_t method)
{
    const GG_ROM gg_domain *domain = account->problem->domain;
    const uint64_t *asked = account->explaining->planner->workspace.asked;
    return denials_of(domain) &&
           denials_of(domain)->ops->has_denied(domain, asked, account->task, method);
}

/* How agents hold on to the methods of the task; NULL: they do not. */
static const GG_ROM gg_method_hold *holds_of_task(const gg_account *account)
{
    const GG_ROM gg_holdings *holdings = holdings_of(account->problem->domain);
    return holdings ? holdings->of_methods[account->task] : NULL;
}

/* The priority or score of a method, without inertia. */
static int64_t worth_of_method(const gg_account *account, uint16_t method)
{
    const GG_ROM gg_method_hold *rows = holds_of_task(account);
    return (int64_t)score_of(account, method) + (rows ? rows[method].priority : 0);
}

/* The inertia of the method that was chosen, if the agent holds on to it. */
static int32_t inertia_of_chosen(const gg_account *account)
{
    const GG_ROM gg_domain *domain = account->problem->domain;
    const GG_ROM gg_method_hold *rows = holds_of_task(account);
    return rows && holdings_of(domain)->ops->holds(account->problem->agent, domain, account->task,
                                                   account->chosen)
               ? rows[account->chosen].inertia
               : 0;
}

static bool is_drawn(const gg_account *account)
{
    return account->problem->domain->tasks[account->task].select == GG_DRAWN;
}

/* Whether a method that is passed over would come before the one that was chosen, which the agent holds
 * on to. */
static bool is_behind_held(const gg_account *account, uint16_t method)
{
    int64_t worth = worth_of_method(account, method),
            of_chosen = worth_of_method(account, account->chosen);
    int32_t inertia = inertia_of_chosen(account);
    return inertia > 0 && worth <= of_chosen + inertia &&
           (worth > of_chosen ||
            (worth == of_chosen && (is_drawn(account) || method < account->chosen)));
}

/* Whether the methods of a task with inertia have priorities, not scores. */
static bool has_priorities(const gg_account *account)
{
    const GG_ROM gg_method_hold *rows = holds_of_task(account);
    const GG_ROM gg_task *task = &account->problem->domain->tasks[account->task];
    return rows && task->methods[0].priority_level != GG_NONE;
}

/* The same of any task; tried: whether its turn came before that of the method chosen. */
static gg_reason_kind passed_over(const gg_account *account, uint16_t method, bool tried)
{
    const GG_ROM gg_task *task = &account->problem->domain->tasks[account->task];
    if (explain_task_is_denied(account, method))
        return GG_METHOD_REFUSED;
    if (account->chosen == GG_NONE)
        return GG_METHOD_BARREN;
    if (is_behind_held(account, method))
        return GG_METHOD_HELD;
    if (task->select == GG_DRAWN)
        return undrawn(account, task, method);
    if (tried)
        return GG_METHOD_BARREN;
    if (task->select == GG_SCORED && !has_priorities(account))
        return GG_METHOD_SCORED;
    bool lower = level_of(account, method) > level_of(account, account->chosen);
    return lower ? GG_METHOD_LOWER : GG_METHOD_LATER;
}

static int32_t explain_task_capped(int64_t worth)
{
    return worth < INT32_MAX ? (int32_t)worth : INT32_MAX;
}

static void tell_method(const gg_account *account, gg_reason_kind kind, uint16_t method)
{
    const gg_explaining *explaining = account->explaining;
    gg_reason reason = gg_reason_make(kind, account->task, method);
    const GG_ROM gg_task *task = &account->problem->domain->tasks[account->task];
    reason.anew = account->anew;
    if (kind == GG_METHOD_UNMET) {
        gg_reason_add_failing_fact(explaining->agent, &reason,
                                   ref_to_table(&task->methods[method].precondition),
                                   account->state);
        if (reason.fact != GG_NONE)
            gg_describe_value_now(explaining->agent->domain, reason.fact,
                                  gg_agent_planning_state(explaining->agent), &reason.unmet);
    } else if (kind == GG_METHOD_BARREN) {
        reason.fact = gg_claimed_in_method(explaining->agent, &task->methods[method]);
    } else if (kind != GG_METHOD_TAKEN && kind != GG_METHOD_REFUSED)
        reason.other = account->chosen;
    if (kind == GG_METHOD_SCORED) {
        reason.priority = score_of(account, method);
        reason.other_priority = score_of(account, account->chosen);
    }
    if (kind == GG_METHOD_HELD) {
        reason.priority = (int32_t)worth_of_method(account, method);
        reason.inertia = (uint32_t)inertia_of_chosen(account);
        reason.other_priority = explain_task_capped(worth_of_method(account, account->chosen) +
                                                    (int64_t)reason.inertia);
    }
    gg_reason_tell_it(explaining, &reason);
}

/* The methods behind one that are instances of the same method of the YAML. */
static uint16_t end_of_run(const GG_ROM gg_task *task, uint16_t from)
{
    uint16_t end = (uint16_t)(from + 1u);
    while (end < task->method_count &&
           task->methods[end].source_index == task->methods[from].source_index)
        end++;
    return end;
}

/* Tells of the methods in the order of the table. Of the instances of one it tells of the one that
 * was chosen, or of the first that is applicable, or of the first. */
static void tell_in_order(const gg_account *account, bool with_applicable)
{
    const GG_ROM gg_domain *domain = account->problem->domain;
    const GG_ROM gg_task *task = &domain->tasks[account->task];
    for (gg_method_range run = {0, 0}; run.from < task->method_count; run.from = run.end) {
        run.end = end_of_run(task, run.from);
        uint16_t chosen = account->chosen,
                 method = gg_first_applicable_method(domain, task, account->state, run);
        bool is_chosen = run.from <= chosen && chosen < run.end;
        if (method == GG_NONE)
            tell_method(account, GG_METHOD_UNMET, run.from);
        else if (with_applicable && is_chosen)
            tell_method(account, GG_METHOD_TAKEN, chosen);
        else if (with_applicable)
            tell_method(account, passed_over(account, method, method < chosen), method);
    }
}

/* Whether a method is an instance that was told of already, or one of the method that was chosen. */
static bool explain_task_is_told(const gg_account *account, uint16_t method, uint64_t told)
{
    const GG_ROM gg_method *methods = account->problem->domain->tasks[account->task].methods;
    uint16_t source = methods[method].source_index, chosen = account->chosen;
    if (chosen != GG_NONE && method != chosen && source == methods[chosen].source_index)
        return true;
    return source < MOST_NOTED && gg_has_bit(&told, source);
}

/* Tells of methods that are chosen by score in the order in which they are tried, and then of the
 * others. */
static void tell_by_score(const gg_account *account)
{
    const GG_ROM gg_task *task = &account->problem->domain->tasks[account->task];
    uint64_t told = 0;
    uint16_t method;
    bool tried = true;
    gg_cursor turn;
    gg_cursor_begin(account->problem, account->task, account->state, &turn);
    while ((method = gg_cursor_take(account->problem, account->task, account->state, &turn)) !=
           GG_NONE) {
        bool is_chosen = method == account->chosen;
        tried = tried && !is_chosen;
        if (explain_task_is_told(account, method, told))
            continue;
        if (task->methods[method].source_index < MOST_NOTED)
            told |= gg_one_bit(task->methods[method].source_index);
        tell_method(account, is_chosen ? GG_METHOD_TAKEN : passed_over(account, method, tried),
                    method);
    }
    tell_in_order(account, false);
}

static void explain_task_tell_methods(const gg_account *account)
{
    if (account->problem->domain->tasks[account->task].select == GG_SCORED)
        tell_by_score(account);
    else
        tell_in_order(account, true);
}

/* Tells of the methods of the root task, and of those of the tasks within the plan that was made, in
 * the states in which their turn comes. */
static void tell_tasks(const gg_explaining *explaining, const gg_attempt *attempt,
                       const gg_plan *plan, bool found)
{
    const GG_ROM gg_domain *domain = explaining->agent->domain;
    const gg_workspace *workspace = &explaining->planner->workspace;
    gg_account account = {
        explaining, &attempt->problem, attempt->problem.state,     attempt->problem.task,
        GG_NONE,    attempt->entered,  has_plan(explaining->agent)};
    uint16_t count = found ? workspace->chosen_count : 0, at = 0;
    if (count > 0)
        account.chosen = workspace->chosen[0].method;
    if (found && count == 0) /* no record: nothing is known of methods */
        return;
    explain_task_tell_methods(&account);
    uint64_t *state = replay_begin(explaining->agent, explaining->planner);
    account.state = state;
    account.entered = 0;
    for (uint16_t i = 1; i < count && workspace->chosen_complete; i++) {
        const gg_chosen_method *chosen = &workspace->chosen[i];
        if (chosen->task >= domain->task_count)
            continue;
        for (; at < chosen->from && at < plan->length; at++)
            gg_do(domain, plan->steps[at], state);
        account.task = chosen->task;
        account.chosen = chosen->method;
        explain_task_tell_methods(&account);
    }
}

/* --------------------------------------------------------------- the root task */

/* Tells that something else takes the place of the root task; false: nothing does. */
static bool tell_place(const gg_explaining *explaining, gg_reason *reason)
{
    gg_agent *agent = explaining->agent;
    const GG_ROM gg_member_calls *team = agent->domain->team;
    if (explaining->is_taken || (team && !agent->booked && team->bar(agent) > GG_BELOW_ALL)) {
        reason->kind = GG_IS_OUTBID;
        reason->other = explaining->first;
    } else if (agent->booked && has_plan(agent)) {
        reason->kind = GG_WORKS_FOR_TEAM;
        gg_reason_add_plan_rest(agent, reason);
    } else {
        return false;
    }
    gg_reason_tell_it(explaining, reason);
    return true;
}

/* Tells what of the root task is done or would be. Until something changes, it is left alone after
 * no plan was found. */
static void tell_root(const gg_explaining *explaining, gg_outcome outcome, const gg_plan *plan,
                      gg_reason *reason)
{
    gg_agent *agent = explaining->agent;
    const gg_backoff *backoff = gg_backoff_of(agent, GG_NONE);
    bool same = gg_same_words(gg_agent_planning_state(agent), planning_snapshot_of(agent),
                              agent->domain->word_count);
    reason->outcome = (uint8_t)outcome;
    if (has_plan(agent)) {
        reason->kind = GG_IS_PURSUED;
        gg_reason_add_plan_rest(agent, reason);
    } else if (backoff->waits > 0 && same) {
        reason->kind = GG_WAS_PLANLESS;
        reason->count = backoff->unplanned;
        reason->time = backoff->waits;
    } else if (outcome == GG_FOUND) {
        reason->kind = GG_WOULD_BE_CHOSEN;
        reason->steps = plan->steps;
        reason->step_count = plan->length;
    } else {
        reason->kind = GG_HAS_NO_PLAN;
    }
    gg_reason_tell_it(explaining, reason);
}

static void explain_task(gg_explaining *explaining)
{
    gg_planner *planner = explaining->planner;
    gg_plan plan = {planner->steps, explaining->agent->domain->plan_limit, 0};
    gg_reason reason = gg_reason_make(GG_IS_OUTBID, GG_NONE, GG_NONE);
    gg_attempt attempt;
    if (tell_place(explaining, &reason))
        return;
    gg_outcome outcome = explain_task_plan_task(explaining, &attempt, &plan);
    tell_root(explaining, outcome, &plan, &reason);
    tell_tasks(explaining, &attempt, &plan, outcome == GG_FOUND);
}

const GG_ROM gg_explaining_ops gg_task_reasons = {explain_task};
