/* SPDX-License-Identifier: MIT */
/*
 * `goapgen decide`: what an agent would do in the start state, and why nothing else. The runtime
 * tells the reasons, which are printed as it writes them, or as JSON.
 */
#include "base/printable.h"
#include "ground/describe.h"
#include "commands/commands.h"
#include "commands/decision.h"
#include "commands/reason_conditions.h"
#include "commands/simulated_types.h"

#include <inttypes.h>
#include <stdio.h>

static bool is_done(const gg_reason *reason)
{
    return reason->task == GG_NONE && reason->kind == GG_WOULD_BE_CHOSEN;
}

/* The name of a goal, or of the root task. */
static const char *name_of(const struct decision *decision, uint16_t goal)
{
    const gg_domain *domain = decision->planning->agent.domain;
    const gg_agent_type *type = &domain->agent_types[decision->planning->agent.agent_type];
    return goal == GG_NONE ? domain->names->tasks[type->task] : domain->names->goals[goal];
}

/* ------------------------------------------------------------------------ text */

/* What stands in the way of a goal for which there is no plan. */
static void tell_planless(const struct decision *decision, const gg_reason *reason)
{
    struct planning *planning = decision->planning;
    gg_goal_problem problem = {.domain = planning->agent.domain,
                               .agent_type = &planning->agent_type,
                               .agent = &planning->agent,
                               .state = planning->agent.domain->start,
                               .goal = reason->index,
                               .bounds = {.part = &gg_bounding}};
    planning_make_room(planning);
    planning_keep(planning, reason->priority);
    problem.bounds.kept = planning->kept;
    fflush(stdout);
    planning_tell_planless(planning, &problem);
}

static void print_lines(const struct decision *decision)
{
    for (size_t i = 0; i < decision->count; i++)
        puts(decision_line(decision, &decision->reasons[i]));
    if (decision->count == 0)
        puts("it has nothing to do");
}

/* ------------------------------------------------------------------------ JSON */

/* The kinds of reasons. */
static const char *const kinds[] = {
    [GG_IS_PURSUED] = "pursued",          [GG_WOULD_BE_CHOSEN] = "chosen",
    [GG_IS_PLANNED] = "planned",          [GG_HAS_NO_PLAN] = "no plan",
    [GG_IS_IRRELEVANT] = "not relevant",  [GG_HOLDS] = "holds",
    [GG_COOLS_DOWN] = "cooldown",         [GG_BACKS_OFF] = "back-off",
    [GG_WAS_PLANLESS] = "no plan before", [GG_IS_OUTBID] = "outbid",
    [GG_HAS_TO_WAIT] = "waits",           [GG_IS_BOUND] = "bound",
    [GG_WORKS_FOR_TEAM] = "team",         [GG_METHOD_TAKEN] = "chosen",
    [GG_METHOD_UNMET] = "precondition",   [GG_METHOD_BARREN] = "subtasks",
    [GG_METHOD_LATER] = "later",          [GG_METHOD_LOWER] = "lower priority",
    [GG_METHOD_SCORED] = "lower score",   [GG_METHOD_UNDRAWN] = "not drawn",
    [GG_METHOD_REFUSED] = "denied"};

/* A value of a fact: true, 2.5, "yard". */
static void print_value(const struct decision *decision, size_t variable, uint32_t value)
{
    const struct planning *planning = decision->planning;
    const struct problem *problem = planning->tables->problem;
    bool quoted = problem->variables[variable].fact->kind == GG_SYMBOL;
    const char *words = words_of_value(planning->pool, problem, variable, value);
    printf(quoted ? "\"%s\"" : "%s", words);
}

/* What was asked of the fact: "wants": true, "wants": ["hall"], or "low": 2, "high": 5. */
static void print_wants(const struct decision *decision, const gg_reason *reason, size_t variable)
{
    const gg_domain *domain = decision->planning->agent.domain;
    const struct fact *fact = decision->planning->tables->problem->variables[variable].fact;
    const char *between = "";
    if (fact->kind == GG_NUMBER) {
        printf(", \"low\": ");
        print_value(decision, variable, reason->lack.low);
        printf(", \"high\": ");
        print_value(decision, variable, reason->lack.high);
        return;
    }
    printf(", \"wants\": ");
    if (fact->kind == GG_BOOL) {
        print_value(decision, variable, reason->lack.low);
        return;
    }
    printf("[");
    for (uint32_t i = 0; i <= fact->top; i++) {
        if (!reason_asks_for(domain, reason, i))
            continue;
        printf("%s", between);
        print_value(decision, variable, i);
        between = ", ";
    }
    printf("]");
}

static void print_fact(const struct decision *decision, const gg_reason *reason)
{
    const struct planning *planning = decision->planning;
    const struct tables *tables = planning->tables;
    printf(", \"fact\": \"%s\"", planning->agent.domain->names->facts[reason->fact]);
    if (!reason->lack.known)
        return;
    if (reason->fact >= tables->layout.fact_count) {
        const struct sum *sum = tables->sum_rows[reason->fact - tables->layout.fact_count].sum;
        printf(", \"value\": %s", words_of_sum(planning->pool, sum, sum->least + reason->lack.is));
        printf(", \"low\": %s", words_of_sum(planning->pool, sum, sum->least + reason->lack.low));
        printf(", \"high\": %s", words_of_sum(planning->pool, sum, sum->least + reason->lack.high));
        return;
    }
    size_t variable = tables->layout.variables[reason->fact];
    printf(", \"value\": ");
    print_value(decision, variable, reason->lack.is);
    print_wants(decision, reason, variable);
    const char *condition = condition_of_reason(planning->pool, decision->planning, reason);
    if (condition)
        printf(", \"condition\": \"%s\"", condition);
}

/* What was chosen instead, and what spoke for it. */
static void print_other(const struct decision *decision, const gg_reason *reason)
{
    const gg_domain *domain = decision->planning->agent.domain;
    bool of_method = reason->task != GG_NONE;
    if (reason->other != GG_NONE)
        printf(", \"by\": \"%s\"", of_method ? domain->names->methods[reason->task][reason->other]
                                             : name_of(decision, reason->other));
    if (reason->kind == GG_METHOD_SCORED)
        printf(", \"score\": %" PRId32 ", \"its_score\": %" PRId32, reason->priority,
               reason->other_priority);
    else if (reason->kind == GG_IS_OUTBID && reason->index != GG_NONE)
        printf(", \"its_priority\": %" PRId32, reason->other_priority);
}

static void print_steps(const struct decision *decision, const gg_reason *reason)
{
    printf(", \"steps\": [");
    for (uint16_t i = 0; i < reason->step_count; i++)
        printf("%s\"%s\"", i ? ", " : "",
               decision->planning->agent.domain->names->actions[reason->steps[i]]);
    printf("]");
}

/* Whether the priority of a goal was asked. */
static bool has_priority(const gg_reason *reason)
{
    return reason->task == GG_NONE && reason->index != GG_NONE &&
           (is_done(reason) || reason->kind == GG_HAS_NO_PLAN || reason->kind == GG_IS_OUTBID);
}

/* The procedural precondition that denies a method. */
static const char *refusing_function(const struct decision *decision, const gg_reason *reason)
{
    const struct problem *problem = decision->planning->tables->problem;
    return problem->tasks[reason->task].methods[reason->index].method->procedural;
}

static void print_reason(const struct decision *decision, const gg_reason *reason)
{
    const gg_names *names = decision->planning->agent.domain->names;
    if (reason->task != GG_NONE)
        printf("{\"task\": \"%s\", \"method\": \"%s\"", names->tasks[reason->task],
               names->methods[reason->task][reason->index]);
    else
        printf("{\"%s\": \"%s\"", reason->index == GG_NONE ? "task" : "goal",
               name_of(decision, reason->index));
    printf(", \"reason\": \"%s\"", kinds[reason->kind]);
    if (has_priority(reason))
        printf(", \"priority\": %" PRId32, reason->priority);
    print_other(decision, reason);
    if (reason->kind == GG_METHOD_REFUSED)
        printf(", \"function\": \"%s\"", refusing_function(decision, reason));
    if (reason->fact != GG_NONE)
        print_fact(decision, reason);
    if (is_done(reason))
        print_steps(decision, reason);
    printf("}");
}

static void print_json(const struct decision *decision)
{
    const gg_domain *domain = decision->planning->agent.domain;
    uint16_t type = decision->planning->agent.agent_type;
    printf("{\"domain\": \"%s\", \"agent\": \"%s\", \"reasons\": [", domain->names->domain,
           domain->names->agent_types[type]);
    for (size_t i = 0; i < decision->count; i++) {
        printf("%s", i ? ", " : "");
        print_reason(decision, &decision->reasons[i]);
    }
    printf("]}\n");
}

/* ---------------------------------------------------------------------- all of it */

static enum exit_code code_of(const struct decision *decision)
{
    enum exit_code code = EXIT_NO_PLAN;
    for (size_t i = 0; i < decision->count; i++) {
        const gg_reason *reason = &decision->reasons[i];
        if (is_done(reason))
            return EXIT_DONE;
        if (reason->kind == GG_HAS_NO_PLAN && reason->outcome != GG_NO_PLAN)
            code = EXIT_LIMIT;
    }
    return code;
}

/* Says of each goal and of the root task without a plan what stands in the way. */
static void tell_all_planless(const struct decision *decision)
{
    for (size_t i = 0; i < decision->count; i++) {
        const gg_reason *reason = &decision->reasons[i];
        if (reason->kind != GG_HAS_NO_PLAN)
            continue;
        if (reason->outcome != GG_NO_PLAN)
            (void)planning_failed(decision->planning, name_of(decision, reason->index),
                                  (gg_outcome)reason->outcome);
        else if (reason->index != GG_NONE)
            tell_planless(decision, reason);
    }
}

enum exit_code command_decide(struct pool *pool, struct diagnostics *diagnostics,
                              const struct options *options)
{
    enum exit_code code;
    struct planning *planning = planning_read(pool, diagnostics, options, &code);
    if (!planning)
        return code;
    const struct domain *domain = planning->tables->problem->domain;
    size_t *types = pool_take(pool, (domain->agent_type_count + 1) * sizeof *types);
    if (!planning_check_calls(domain, options) || simulated_types(planning, types) == 0)
        return EXIT_TROUBLE;
    struct decision *decision = decision_take(planning, types[0]);
    if (options->json)
        print_json(decision);
    else
        print_lines(decision);
    tell_all_planless(decision);
    return code_of(decision);
}
