/* SPDX-License-Identifier: MIT */
/*
 * `goapgen decide`: what an agent would do in the start state, or in the middle of a life, and why nothing
 * else. The runtime tells the reasons, which are printed as it writes them, or as JSON.
 */
#include "ground/describe.h"
#include "cli/commands.h"
#include "run/decision.h"
#include "run/example_life.h"
#include "cli/reason_conditions.h"
#include "run/simulate.h"

#include <stdio.h>

static bool decide_is_done(const gg_reason *reason)
{
    return reason->task == GG_NONE &&
           (reason->kind == GG_WOULD_BE_CHOSEN || reason->kind == GG_IS_PURSUED ||
            reason->kind == GG_WORKS_FOR_TEAM);
}

/* The name of a goal, or of the root task. */
static struct labelled_name decide_name_of(const struct agent_reasons *decision, uint16_t goal)
{
    const gg_domain *domain = decision->planning->agent.domain;
    const struct problem *problem = decision->planning->tables->problem;
    const gg_agent_type *type = &domain->agent_types[decision->planning->agent.agent_type];
    return goal == GG_NONE ? labelled_task_name(problem, type->task)
                           : labelled_goal_name(problem, goal);
}

/* ------------------------------------------------------------------------ text */

/* What stands in the way of a goal for which there is no plan. */
static void tell_planless(const struct agent_reasons *decision, const gg_reason *reason)
{
    struct planning *planning = decision->planning;
    gg_goal_problem problem = {.domain = planning->agent.domain,
                               .agent_type = &planning->agent_type,
                               .agent = &planning->agent,
                               .state = planning->tables->domain.start,
                               .goal = reason->index,
                               .bounds = {.ops = &gg_bounding}};
    planning_allocate_plan(planning);
    planning_set_kept_goals(planning, reason->priority);
    problem.bounds.kept = planning->kept;
    fflush(stdout);
    explain_goal_without_plan(planning, &problem);
}

static void decide_print_lines(const struct agent_reasons *decision)
{
    for (size_t i = 0; i < decision->count; i++)
        puts(agent_reason_line(decision, &decision->reasons[i]));
    if (decision->count == 0)
        puts("it has nothing to do");
}

/* ------------------------------------------------------------------------ JSON */

/* The kinds of reasons. */
static const char *const kinds[] = {[GG_IS_PURSUED] = "pursued",
                                    [GG_WOULD_BE_CHOSEN] = "chosen",
                                    [GG_IS_PLANNED] = "planned",
                                    [GG_HAS_NO_PLAN] = "no plan",
                                    [GG_IS_IRRELEVANT] = "not relevant",
                                    [GG_WHILE_FAILS] = "while",
                                    [GG_HOLDS] = "holds",
                                    [GG_COOLS_DOWN] = "cooldown",
                                    [GG_BACKS_OFF] = "back-off",
                                    [GG_WAS_PLANLESS] = "no plan before",
                                    [GG_IS_OUTBID] = "outbid",
                                    [GG_IS_OUTWEIGHED] = "outweighed",
                                    [GG_IS_NOT_WORTH_IT] = "not worth it",
                                    [GG_HAS_TO_WAIT] = "waits",
                                    [GG_IS_BOUND] = "bound",
                                    [GG_WORKS_FOR_TEAM] = "team",
                                    [GG_METHOD_TAKEN] = "chosen",
                                    [GG_METHOD_UNMET] = "precondition",
                                    [GG_METHOD_BARREN] = "subtasks",
                                    [GG_METHOD_LATER] = "later",
                                    [GG_METHOD_LOWER] = "lower priority",
                                    [GG_METHOD_SCORED] = "lower score",
                                    [GG_METHOD_UNDRAWN] = "not drawn",
                                    [GG_METHOD_REFUSED] = "denied",
                                    [GG_METHOD_HELD] = "inertia",
                                    [GG_LEFT_OUT] = "left out",
                                    [GG_WAITS_ITS_TURN] = "turn",
                                    [GG_IS_STANDING] = "stands"};

/* A value of a fact: true, 2.5, "yard". Words of booleans and numbers are JSON. */
static json_t *decide_value(const struct agent_reasons *decision, size_t variable, uint32_t value)
{
    const struct planning *planning = decision->planning;
    const struct problem *problem = planning->tables->problem;
    const char *words = words_of_fact_value(planning->pool, problem, variable, value);
    return problem->variables[variable].fact->kind == GG_SYMBOL
               ? json_string(words)
               : json_loads(words, JSON_DECODE_ANY, NULL);
}

static json_t *value_of_sum(const struct agent_reasons *decision, const struct sum *sum,
                            uint32_t value)
{
    return json_loads(words_of_sum_value(decision->planning->pool, sum, sum->least + value),
                      JSON_DECODE_ANY, NULL);
}

/* The symbols that were asked of the fact. */
static json_t *wanted_symbols(const struct agent_reasons *decision, const gg_reason *reason,
                              size_t variable, uint32_t top)
{
    json_t *symbols = json_array();
    for (uint32_t i = 0; i <= top; i++)
        if (reason_asks_for_value(decision->planning->agent.domain, reason, i))
            json_array_append_new(symbols, decide_value(decision, variable, i));
    return symbols;
}

/* What the fact is, and what was asked of it: "wants": true, "wants": ["hall"], or "low": 2,
 * "high": 5. */
static json_t *wants_of_fact(const struct agent_reasons *decision, const gg_reason *reason,
                             size_t variable)
{
    const struct fact *fact = decision->planning->tables->problem->variables[variable].fact;
    json_t *is = decide_value(decision, variable, reason->unmet.is);
    if (fact->kind == GG_SYMBOL)
        return json_pack("{s:o, s:o}", "value", is, "wants",
                         wanted_symbols(decision, reason, variable, fact->top));
    json_t *low = decide_value(decision, variable, reason->unmet.low);
    if (fact->kind == GG_BOOL)
        return json_pack("{s:o, s:o}", "value", is, "wants", low);
    return json_pack("{s:o, s:o, s:o}", "value", is, "low", low, "high",
                     decide_value(decision, variable, reason->unmet.high));
}

static void decide_add_fact(json_t *json, const struct agent_reasons *decision,
                            const gg_reason *reason)
{
    const struct planning *planning = decision->planning;
    const struct tables *tables = planning->tables;
    object_add_labelled_name(json, "fact", labelled_fact_name(tables, reason->fact));
    if (!reason->unmet.known)
        return;
    if (reason->fact >= tables->layout.fact_count) {
        const struct sum *sum = tables->sum_rows[reason->fact - tables->layout.fact_count].sum;
        json_object_set_new(json, "value", value_of_sum(decision, sum, reason->unmet.is));
        if (reason->unmet.will_be != reason->unmet.is)
            json_object_set_new(json, "will_be",
                                value_of_sum(decision, sum, reason->unmet.will_be));
        json_object_set_new(json, "low", value_of_sum(decision, sum, reason->unmet.low));
        json_object_set_new(json, "high", value_of_sum(decision, sum, reason->unmet.high));
        return;
    }
    size_t variable = tables->layout.variables[reason->fact];
    json_object_update_new(json, wants_of_fact(decision, reason, variable));
    if (reason->unmet.will_be != reason->unmet.is)
        json_object_set_new(json, "will_be",
                            decide_value(decision, variable, reason->unmet.will_be));
    const char *condition = named_condition_of_reason(planning->pool, decision->planning, reason);
    if (condition)
        json_object_set_new(json, "condition", json_string(condition));
}

/* Whether a reason tells of an action. */
static bool is_of_action(const gg_reason *reason)
{
    return reason->kind == GG_LEFT_OUT || reason->kind == GG_IS_STANDING;
}

/* What was chosen instead, and what spoke for it. */
static void add_other(json_t *json, const struct agent_reasons *decision, const gg_reason *reason)
{
    const struct problem *problem = decision->planning->tables->problem;
    bool of_method = reason->task != GG_NONE;
    if (reason->other != GG_NONE && !is_of_action(reason))
        object_add_labelled_name(json, "by",
                                 of_method
                                     ? labelled_method_name(problem, reason->task, reason->other)
                                     : decide_name_of(decision, reason->other));
    if (reason->kind == GG_METHOD_SCORED) {
        json_object_set_new(json, "score", json_integer(reason->priority));
        json_object_set_new(json, "its_score", json_integer(reason->other_priority));
    } else if (reason->kind == GG_IS_OUTWEIGHED) {
        json_object_set_new(json, "net", json_integer(reason->priority));
        json_object_set_new(json, "its_net", json_integer(reason->other_priority));
    } else if (reason->kind == GG_METHOD_HELD) {
        json_object_set_new(json, "priority", json_integer(reason->priority));
        json_object_set_new(json, "its_priority", json_integer(reason->other_priority));
    } else if (reason->kind == GG_IS_OUTBID && reason->index != GG_NONE) {
        json_object_set_new(json, "its_priority", json_integer(reason->other_priority));
    }
}

static void tell_steps(json_t *json, const struct agent_reasons *decision, const gg_reason *reason)
{
    const struct planning *planning = decision->planning;
    struct labelled_name *steps =
        pool_take(planning->pool, (reason->step_count + 1u) * sizeof *steps);
    for (uint16_t i = 0; i < reason->step_count; i++)
        steps[i] = labelled_action_name(planning->tables->problem, reason->steps[i]);
    object_add_labelled_names(json, "steps", steps, reason->step_count);
}

/* Whether the priority of a goal was asked. */
static bool has_priority(const gg_reason *reason)
{
    return reason->task == GG_NONE && reason->index != GG_NONE &&
           (reason->kind == GG_WOULD_BE_CHOSEN || reason->kind == GG_HAS_NO_PLAN ||
            reason->kind == GG_IS_OUTBID || reason->kind == GG_IS_NOT_WORTH_IT);
}

/* The procedural precondition that denies a method. */
static const char *refusing_function(const struct agent_reasons *decision, const gg_reason *reason)
{
    const struct problem *problem = decision->planning->tables->problem;
    return problem->tasks[reason->task].methods[reason->index].method->procedural;
}

/* By how much a goal of best effort is not reached by what is planned, or now. */
static json_t *shortfall(const struct agent_reasons *decision, const gg_reason *reason)
{
    const struct planning *planning = decision->planning;
    const struct sum *sum = planning->tables->problem->goals[reason->index].effort->sum;
    return json_loads(words_of_sum_value(planning->pool, sum, reason->short_by), JSON_DECODE_ANY,
                      NULL);
}

static json_t *json_of_reason(const struct agent_reasons *decision, const gg_reason *reason)
{
    const struct problem *problem = decision->planning->tables->problem;
    json_t *json = json_object();
    if (reason->task != GG_NONE) {
        object_add_labelled_name(json, "task", labelled_task_name(problem, reason->task));
        object_add_labelled_name(json, "method",
                                 labelled_method_name(problem, reason->task, reason->index));
    } else if (is_of_action(reason)) {
        object_add_labelled_name(json, "action", labelled_action_name(problem, reason->other));
    } else if (reason->kind != GG_WAITS_ITS_TURN) {
        object_add_labelled_name(json, reason->index == GG_NONE ? "task" : "goal",
                                 decide_name_of(decision, reason->index));
    }
    json_object_set_new(json, "reason", json_string(kinds[reason->kind]));
    if (has_priority(reason))
        json_object_set_new(json, "priority", json_integer(reason->priority));
    add_other(json, decision, reason);
    if (reason->weighed) {
        json_object_set_new(json, "value", json_integer(reason->value));
        json_object_set_new(json, "cost", json_integer(reason->cost));
    }
    if (reason->short_by > 0)
        json_object_set_new(json, "short_by", shortfall(decision, reason));
    if (reason->kind == GG_METHOD_REFUSED)
        json_object_set_new(json, "function", json_string(refusing_function(decision, reason)));
    if (reason->fact != GG_NONE)
        decide_add_fact(json, decision, reason);
    if (decide_is_done(reason))
        tell_steps(json, decision, reason);
    if (reason->kind == GG_IS_STANDING)
        json_object_set_new(json, "time", json_integer(reason->time));
    return json;
}

static void decide_print_json(const struct agent_reasons *decision)
{
    const struct problem *problem = decision->planning->tables->problem;
    json_t *json = json_pack("{s:s}", "domain", problem->domain->name);
    json_t *reasons = json_array();
    object_add_labelled_name(
        json, "agent", labelled_agent_type_name(problem, decision->planning->agent.agent_type));
    for (size_t i = 0; i < decision->count; i++)
        json_array_append_new(reasons, json_of_reason(decision, &decision->reasons[i]));
    json_object_set_new(json, "reasons", reasons);
    print_json(json, 0);
}

/* ---------------------------------------------------------------------- all of it */

static enum exit_code decide_code_of(const struct agent_reasons *decision)
{
    enum exit_code code = EXIT_NO_PLAN;
    for (size_t i = 0; i < decision->count; i++) {
        const gg_reason *reason = &decision->reasons[i];
        if (decide_is_done(reason))
            return EXIT_DONE;
        if (reason->kind == GG_HAS_NO_PLAN && reason->outcome != GG_NO_PLAN)
            code = EXIT_LIMIT;
    }
    return code;
}

/* Says of each goal and of the root task without a plan what stands in the way. */
static void tell_all_planless(const struct agent_reasons *decision)
{
    for (size_t i = 0; i < decision->count; i++) {
        const gg_reason *reason = &decision->reasons[i];
        if (reason->kind == GG_WAS_PLANLESS &&
            reason->index < decision->planning->agent.domain->goal_count)
            tell_planless(decision, reason);
        if (reason->kind != GG_HAS_NO_PLAN)
            continue;
        if (reason->outcome != GG_NO_PLAN)
            (void)planning_report_failure(
                decision->planning,
                name_with_label(decision->planning->pool, decide_name_of(decision, reason->index)),
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
    if (!planning_check_calls(domain, options))
        return EXIT_TROUBLE;
    if (options->example) {
        planning = planning_in_life(planning);
        if (!planning)
            return EXIT_TROUBLE;
    } else if (find_simulated_types(planning, types) == 0) {
        return EXIT_TROUBLE;
    }
    struct agent_reasons *decision = collect_agent_reasons(planning, types[0]);
    if (options->json)
        decide_print_json(decision);
    else
        decide_print_lines(decision);
    tell_all_planless(decision);
    return decide_code_of(decision);
}
