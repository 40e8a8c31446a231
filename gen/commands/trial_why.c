/* SPDX-License-Identifier: MIT */
/*
 * Why an agent in a trial does not do what is expected, or does what is not: what it would say
 * itself, of the goal or method in question. See trial.h.
 */
#include "commands/trial.h"

#include "domain/agent_type.h"
#include "commands/subjects.h"

/* The most lines, and the bytes of one. */
enum { REASONS_TOLD = 12, REASON_BYTES = 240 };

/* The reasons that are being gathered. */
struct reasons {
    struct trial *trial;
    const struct subject *subject;
    const char *text;
    size_t count;
};

/* Whether a reason is of the subject; of an action the reasons of all goals are. */
static bool is_wanted(const struct reasons *reasons, const gg_reason *reason)
{
    const struct problem *problem = reasons->trial->planning->tables->problem;
    const struct subject *subject = reasons->subject;
    bool of_method = reason->task != GG_NONE;
    if (!of_method && (reason->kind == GG_IS_PURSUED || reason->kind == GG_WOULD_BE_CHOSEN))
        return true;
    if (subject->kind == SUBJECT_METHOD)
        return of_method && is_subject_method(problem, subject, reason->task, reason->index);
    if (subject->kind == SUBJECT_GOAL)
        return !of_method && is_subject_goal(problem, subject, reason->index);
    return !of_method;
}

static void tell(void *context, const gg_agent *agent, const gg_reason *reason)
{
    struct reasons *reasons = context;
    char line[REASON_BYTES];
    if (!is_wanted(reasons, reason) || reasons->count++ >= REASONS_TOLD)
        return;
    (void)gg_reason_text(agent->domain, reason, line, sizeof line);
    reasons->text = pool_format(reasons->trial->pool, "%s%s\n", reasons->text, line);
}

const char *trial_why(struct trial *trial, const struct subject *subject)
{
    struct reasons reasons = {trial, subject, "", 0};
    const struct agent_type *type =
        &trial->planning->tables->problem->domain
             ->agent_types[trial->simulation->planning.agent.agent_type];
    if (subject->kind == SUBJECT_CONDITION)
        return "";
    if (subject->kind == SUBJECT_GOAL && !chooses_goal(type, subject->goal))
        return pool_format(trial->pool, "not %s: agent type '%s' does not choose it by itself\n",
                           subject->goal->name, type->name);
    gg_agent_reasons(&trial->simulation->planning.agent, trial->population->planner,
                     &gg_goal_reasons, &gg_task_reasons, tell, &reasons);
    return reasons.text;
}
