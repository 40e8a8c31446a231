/* SPDX-License-Identifier: MIT */
/*
 * Why an agent in a trial does not do what is expected, or does what is not: what it would say
 * itself, of the goal or method in question. See trial.h.
 */
#include "test/trial.h"

#include "domain/agent_type.h"
#include "ground/describe.h"
#include "ground/values.h"
#include "cli/answers.h"
#include "cli/reason_conditions.h"
#include "cli/subjects.h"

/* The most lines. */
enum { REASONS_TOLD = 12 };

/* The reasons that are being gathered. */
struct reasons {
    struct trial *trial;
    const struct subject *subject;
    struct leads leads; /* of an action */
    const char *text;
    size_t count;
};

static const struct problem *problem_of(const struct reasons *reasons)
{
    return reasons->trial->planning->tables->problem;
}

static const struct agent_type *type_of(const struct reasons *reasons)
{
    const gg_agent *agent = &reasons->trial->simulation->planning.agent;
    return &problem_of(reasons)->domain->agent_types[agent->agent_type];
}

/* The name of the agent type, as it is shown. */
static const char *type_shown(const struct reasons *reasons)
{
    const struct agent_type *type = type_of(reasons);
    return shown(reasons->trial->pool, (struct named){type->name, type->label});
}

static void trial_why_add_line(struct reasons *reasons, const char *line)
{
    reasons->text = pool_format(reasons->trial->pool, "%s%s\n", reasons->text, line);
}

/* ------------------------------------------------------------- what the agent says */

/* Whether a reason is of the subject; of an action, whether it is of what the action can come of. */
static bool trial_why_is_wanted(const struct reasons *reasons, const gg_reason *reason)
{
    const struct problem *problem = problem_of(reasons);
    const struct subject *subject = reasons->subject;
    bool of_method = reason->task != GG_NONE, of_goal = !of_method && reason->index != GG_NONE;
    if (!of_method && (reason->kind == GG_IS_PURSUED || reason->kind == GG_WOULD_BE_CHOSEN))
        return true;
    if (subject->kind == SUBJECT_METHOD)
        return of_method && is_subject_method(problem, subject, reason->task, reason->index);
    if (subject->kind == SUBJECT_GOAL)
        return of_goal && is_subject_goal(problem, subject, reason->index);
    if (of_method)
        return leads_by_method(&reasons->leads,
                               &problem->tasks[reason->task].methods[reason->index]);
    size_t root = problem->roots[reasons->trial->simulation->planning.agent.agent_type];
    return of_goal ? reasons->leads.goals[reason->index]
                   : root != SIZE_MAX && reasons->leads.tasks[root];
}

static void tell(void *context, const gg_agent *agent, const gg_reason *reason)
{
    struct reasons *reasons = context;
    (void)agent;
    if (!trial_why_is_wanted(reasons, reason) || reasons->count++ >= REASONS_TOLD)
        return;
    trial_why_add_line(reasons, line_of_reason(reasons->trial->pool,
                                               &reasons->trial->simulation->planning, reason));
}

/* ------------------------------------------------------------------ of an action */

static bool trial_why_find_value(const void *context, size_t variable, uint32_t *value)
{
    const struct reasons *reasons = context;
    uint16_t fact = (uint16_t)reasons->trial->planning->tables->layout.numbers[variable];
    *value = gg_agent_read(&reasons->trial->simulation->planning.agent, fact);
    return true;
}

static uint32_t trial_why_read_value(void *context, size_t variable)
{
    uint32_t value = 0;
    (void)trial_why_find_value(context, variable, &value);
    return value;
}

/* What of a box of an action does not hold now: "hungry >= 5 (it is 3)"; and how much that is.
 * Without the action no named conditions are told. */
static const char *words_of_unmet(const struct reasons *reasons, const struct box *box,
                                  const struct ground_action *action, size_t *count)
{
    struct state_view view = view_of_agent(&reasons->trial->simulation->planning);
    const struct problem *problem = problem_of(reasons);
    struct pool *pool = reasons->trial->pool;
    const char *words = "";
    *count = 0;
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *constraint = &box->constraints[i];
        uint16_t fact =
            (uint16_t)reasons->trial->planning->tables->layout.numbers[constraint->variable];
        uint32_t value = gg_agent_read(&reasons->trial->simulation->planning.agent, fact);
        if (constraint_allows(problem, constraint, value))
            continue;
        const char *name = "";
        if (action) {
            struct conditions_of conditions = conditions_of_action(action);
            name = words_of_failing(pool, &view, &conditions, constraint);
        }
        words = pool_format(pool, "%s%s%s (it is %s)%s", words, *count ? ", " : "",
                            words_of_constraint(pool, problem, constraint),
                            words_of_value(pool, problem, constraint->variable, value), name);
        *count += constraint_weight(constraint);
    }
    for (size_t i = 0; i < box->sum_count; i++) {
        const struct sum_bounds *bounds = &box->sums[i];
        struct seen_values known = {trial_why_find_value, reasons};
        int64_t value = sum_value(bounds->sum, &known);
        if (value >= bounds->low && value <= bounds->high)
            continue;
        words = pool_format(pool, "%s%s%s (it is %s)", words, *count ? ", " : "",
                            words_of_bounds(pool, bounds), words_of_sum(pool, bounds->sum, value));
        ++*count;
    }
    return words;
}

/* Tells what is in the way of the action, by the ground action that lacks least, unless one lacks
 * nothing or is being done. */
static void tell_unmet(struct reasons *reasons)
{
    const struct problem *problem = problem_of(reasons);
    const struct planning *planning = &reasons->trial->simulation->planning;
    uint16_t running = gg_agent_action(&planning->agent), nearest = GG_NONE;
    const struct box *least = NULL;
    size_t fewest = SIZE_MAX, count;
    for (uint16_t i = 0; i < problem->action_count; i++) {
        const struct dnf *condition = &problem->actions[i].condition;
        for (size_t j = 0; reasons->leads.actions[i] && j < condition->count; j++) {
            (void)words_of_unmet(reasons, &condition->items[j], NULL, &count);
            count += is_denied(planning, i);
            if (count > fewest ||
                (count == fewest && !box_is_nearer(problem, &condition->items[j], least,
                                                   trial_why_read_value, reasons)))
                continue;
            fewest = count;
            nearest = i;
            least = &condition->items[j];
        }
    }
    if (fewest == 0 || nearest == GG_NONE ||
        (running != GG_NONE && reasons->leads.actions[running]))
        return;
    const struct ground_action *action = &problem->actions[nearest];
    const char *name = planning->names->actions[nearest];
    const char *unmet = words_of_unmet(reasons, least, action, &count);
    trial_why_add_line(reasons, *unmet
                                    ? pool_format(reasons->trial->pool,
                                                  "%s cannot be done now: it needs %s", name, unmet)
                                    : pool_format(reasons->trial->pool, "%s is denied: %s", name,
                                                  action->action->procedural));
}

/* Whether the agent can come to an action at all; says so if it cannot. */
static bool can_come_of_anything(struct reasons *reasons)
{
    const struct problem *problem = problem_of(reasons);
    const struct agent_type *type = type_of(reasons);
    size_t root = problem->roots[reasons->trial->simulation->planning.agent.agent_type];
    struct pool *pool = reasons->trial->pool;
    bool any = root != SIZE_MAX && reasons->leads.tasks[root];
    for (size_t i = 0; i < problem->goal_count; i++)
        any |= reasons->leads.goals[i];
    const struct action *action = reasons->subject->action;
    const char *name = shown(pool, (struct named){action->name, action->label});
    if (!can_do(type, action))
        trial_why_add_line(
            reasons, pool_format(pool, "agent type '%s' cannot do %s", type_shown(reasons), name));
    else if (!any)
        trial_why_add_line(reasons,
                           pool_format(pool, "no goal and no task of agent type '%s' comes to %s",
                                       type_shown(reasons), name));
    else
        return true;
    return false;
}

/* ------------------------------------------------------------------ of a method */

/* Whether the agent comes to a task with the method; says so if it does not. */
static bool comes_to_method(struct reasons *reasons)
{
    const struct problem *problem = problem_of(reasons);
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; j < problem->tasks[i].method_count; j++)
            if (is_subject_method(problem, reasons->subject, (uint16_t)i, (uint16_t)j) &&
                comes_to_task(type_of(reasons), problem->tasks[i].task, true))
                return true;
    trial_why_add_line(reasons, pool_format(reasons->trial->pool,
                                            "agent type '%s' comes to no task with the method %s",
                                            type_shown(reasons), reasons->subject->method));
    return false;
}

const char *trial_why(struct trial *trial, const struct subject *subject)
{
    struct reasons reasons = {.trial = trial, .subject = subject, .text = ""};
    const struct agent_type *type = type_of(&reasons);
    if (subject->kind == SUBJECT_CONDITION)
        return "";
    if (subject->kind == SUBJECT_GOAL && !chooses_goal(type, subject->goal))
        return pool_format(
            trial->pool, "not %s: agent type '%s' does not choose it by itself\n",
            shown(trial->pool, (struct named){subject->goal->name, subject->goal->label}),
            type_shown(&reasons));
    if (subject->kind == SUBJECT_ACTION) {
        reasons.leads = leads_to(trial->planning->pool, problem_of(&reasons), type, subject);
        if (!can_come_of_anything(&reasons))
            return reasons.text;
        tell_unmet(&reasons);
    }
    if (subject->kind == SUBJECT_METHOD && !comes_to_method(&reasons))
        return reasons.text;
    gg_agent_reasons(&trial->simulation->planning.agent, trial->population->planner,
                     &gg_goal_reasons, &gg_task_reasons, tell, &reasons);
    return reasons.text;
}
