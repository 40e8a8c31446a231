/* SPDX-License-Identifier: MIT */
/*
 * Why an agent in a test run does not do what is expected, or does what is not: what it would say
 * itself, of the goal or method in question. See test_run.h.
 */
#include "test/test_run.h"

#include "domain/agent_type.h"
#include "ground/unmet.h"
#include "cli/answers.h"
#include "cli/reason_conditions.h"
#include "cli/subjects.h"

/* The most lines. */
enum { REASONS_TOLD = 12 };

/* The reasons that are being gathered. */
struct reasons {
    struct test_run *run;
    const struct subject *subject;
    struct action_origins leads; /* of an action */
    const char *text;
    size_t count;
};

static const struct problem *problem_of(const struct reasons *reasons)
{
    return reasons->run->planning->tables->problem;
}

static const struct agent_type *type_of(const struct reasons *reasons)
{
    const gg_agent *agent = &reasons->run->simulation->planning.agent;
    return &problem_of(reasons)->domain->agent_types[agent->agent_type];
}

/* The name of the agent type, as it is shown. */
static const char *type_shown(const struct reasons *reasons)
{
    const struct agent_type *type = type_of(reasons);
    return name_with_label(reasons->run->pool, (struct labelled_name){type->name, type->label});
}

static void add_why_line(struct reasons *reasons, const char *line)
{
    reasons->text = pool_format(reasons->run->pool, "%s%s\n", reasons->text, line);
}

/* ------------------------------------------------------------- what the agent says */

/* Whether a reason is of the subject; of an action, whether it is of what the action can come of. */
static bool test_run_why_is_wanted(const struct reasons *reasons, const gg_reason *reason)
{
    const struct problem *problem = problem_of(reasons);
    const struct subject *subject = reasons->subject;
    bool of_method = reason->task != GG_NONE, of_goal = !of_method && reason->index != GG_NONE;
    if (reason->kind == GG_WAITS_ITS_TURN || reason->kind == GG_IS_STANDING)
        return true;
    if (reason->kind == GG_LEFT_OUT)
        return subject->kind == SUBJECT_GOAL ||
               (subject->kind == SUBJECT_ACTION && reasons->leads.actions[reason->other]);
    if (!of_method && (reason->kind == GG_IS_PURSUED || reason->kind == GG_WOULD_BE_CHOSEN))
        return true;
    if (subject->kind == SUBJECT_METHOD)
        return of_method && is_subject_method(problem, subject, reason->task, reason->index);
    if (subject->kind == SUBJECT_GOAL)
        return of_goal && is_subject_goal(problem, subject, reason->index);
    if (of_method)
        return can_come_of_method(&reasons->leads,
                                  &problem->tasks[reason->task].methods[reason->index]);
    size_t root = problem->roots[reasons->run->simulation->planning.agent.agent_type];
    return of_goal ? reasons->leads.goals[reason->index]
                   : root != SIZE_MAX && reasons->leads.tasks[root];
}

static void tell(void *context, const gg_agent *agent, const gg_reason *reason)
{
    struct reasons *reasons = context;
    (void)agent;
    if (!test_run_why_is_wanted(reasons, reason) || reasons->count++ >= REASONS_TOLD)
        return;
    add_why_line(reasons,
                 line_of_reason(reasons->run->pool, &reasons->run->simulation->planning, reason));
}

/* ------------------------------------------------------------------ of an action */

/* Tells what is in the way of the action, by the ground action that lacks least, unless one lacks
 * nothing or is being done. */
static void tell_nearest(struct reasons *reasons)
{
    const struct problem *problem = problem_of(reasons);
    struct planning *planning = &reasons->run->simulation->planning;
    struct pool *pool = reasons->run->pool;
    struct state_outlook outlook = {.view = view_of_agent(planning)};
    uint16_t running = gg_agent_action(&planning->agent), nearest = GG_NONE;
    const struct box *least = NULL;
    size_t fewest = SIZE_MAX;
    for (uint16_t i = 0; i < problem->action_count; i++) {
        const struct dnf *condition = &problem->actions[i].condition;
        if (!reasons->leads.actions[i] || condition->count == 0)
            continue;
        const struct box *box = nearest_box(&outlook, condition);
        size_t count = (box ? count_unmet_in_box(&outlook, box) : 0) + is_denied(planning, i);
        if (count > fewest ||
            (count == fewest && !(box && least && has_nearer_numbers(&outlook, box, least))))
            continue;
        fewest = count;
        nearest = i;
        least = box;
    }
    if (fewest == 0 || nearest == GG_NONE ||
        (running != GG_NONE && reasons->leads.actions[running]))
        return;
    const struct ground_action *action = &problem->actions[nearest];
    const char *name = planning->names->actions[nearest];
    struct conditions_with_objects conditions = conditions_of_action(action);
    add_why_line(reasons,
                 least ? pool_format(pool, "%s cannot be done now: it needs %s", name,
                                     words_of_unmet_in_box(pool, &outlook, least, &conditions))
                       : pool_format(pool, "%s is denied: %s", name, action->action->procedural));
}

/* Whether the agent can come to an action at all; says so if it cannot. */
static bool can_come_of_anything(struct reasons *reasons)
{
    const struct problem *problem = problem_of(reasons);
    const struct agent_type *type = type_of(reasons);
    size_t root = problem->roots[reasons->run->simulation->planning.agent.agent_type];
    struct pool *pool = reasons->run->pool;
    bool any = root != SIZE_MAX && reasons->leads.tasks[root];
    for (size_t i = 0; i < problem->goal_count; i++)
        any |= reasons->leads.goals[i];
    const struct action *action = reasons->subject->action;
    const char *name = name_with_label(pool, (struct labelled_name){action->name, action->label});
    if (!can_do(type, action))
        add_why_line(reasons,
                     pool_format(pool, "agent type '%s' cannot do %s", type_shown(reasons), name));
    else if (!any)
        add_why_line(reasons,
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
                comes_to_task_from_root(type_of(reasons), problem->tasks[i].task, true))
                return true;
    add_why_line(reasons, pool_format(reasons->run->pool,
                                      "agent type '%s' comes to no task with the method %s",
                                      type_shown(reasons), reasons->subject->method));
    return false;
}

const char *test_run_why(struct test_run *run, const struct subject *subject)
{
    struct reasons reasons = {.run = run, .subject = subject, .text = ""};
    const struct agent_type *type = type_of(&reasons);
    if (subject->kind == SUBJECT_CONDITION)
        return "";
    if (subject->kind == SUBJECT_GOAL && !chooses_goal(type, subject->goal))
        return pool_format(run->pool, "not %s: agent type '%s' does not choose it by itself\n",
                           name_with_label(run->pool, (struct labelled_name){subject->goal->name,
                                                                             subject->goal->label}),
                           type_shown(&reasons));
    if (subject->kind == SUBJECT_ACTION) {
        reasons.leads =
            find_action_origins(run->planning->pool, problem_of(&reasons), type, subject);
        if (!can_come_of_anything(&reasons))
            return reasons.text;
        tell_nearest(&reasons);
    }
    if (subject->kind == SUBJECT_METHOD && !comes_to_method(&reasons))
        return reasons.text;
    gg_agent_reasons(&run->simulation->planning.agent, run->population->planner, &gg_goal_reasons,
                     &gg_task_reasons, tell, &reasons);
    return reasons.text;
}
