/* SPDX-License-Identifier: MIT */
/* `goapgen plan --goal`: see planner.h. */
#include "base/printable.h"
#include "domain/agent_type.h"
#include "domain/slots.h"
#include "run/decision.h"
#include "run/population.h"
#include "cli/efforts.h"
#include "cli/unknown_names.h"
#include "tables/pack_policy.h"
#include "tables/search_need.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Whether the named agent chooses among goals with this one; without a name, whether any does. Of
 * a team any member may be asked for it. */
static bool is_goal_of(const struct domain *domain, const char *agent, const struct goal *goal)
{
    for (size_t i = 0; i < domain->agent_type_count; i++)
        if ((!agent || strcmp(domain->agent_types[i].name, agent) == 0) &&
            (domain->team.given || chooses_goal(&domain->agent_types[i], goal)))
            return true;
    return false;
}

bool agent_chooses_any_goal(const struct domain *domain, const char *agent)
{
    for (size_t i = 0; i < domain->goal_count; i++)
        if (is_goal_of(domain, agent, &domain->goals[i]))
            return true;
    return false;
}

/* Says that there is no such ground goal. */
static bool unknown_ground_goal(const struct problem *problem, const char *name)
{
    const struct domain *domain = problem->domain;
    struct word_list known = {0};
    for (size_t i = 0; i < domain->goal_count; i++)
        if (domain->goals[i].parameters.count > 0 && same_name(domain->goals[i].name, name)) {
            print_line(stderr, "goapgen: the goal '%s' needs its objects: %s", name,
                       domain->goals[i].ground_count > 0
                           ? problem->goals[domain->goals[i].ground_first].name
                           : "but constants rule all of them out");
            return false;
        }
    for (size_t i = 0; i < problem->goal_count; i++)
        known_add(domain->parsing.pool, &known, problem->goals[i].name);
    return report_unknown_name(domain, "goal", name, &known);
}

/* Without a name: the first goal of the agent. */
static bool plan_goal_find_goal(const struct planning *planning, uint16_t *number)
{
    const struct options *options = planning->options;
    const struct problem *problem = planning->tables->problem;
    for (size_t i = 0; i < problem->goal_count; i++) {
        if (options->goal ? !same_name(problem->goals[i].name, options->goal)
                          : !is_goal_of(problem->domain, options->agent, problem->goals[i].goal))
            continue;
        *number = (uint16_t)i;
        return true;
    }
    if (options->goal)
        return unknown_ground_goal(problem, options->goal);
    fputs("goapgen: constants rule out all goals\n", stderr);
    return false;
}

/* Without a name: the first agent type that has the goal. */
static bool find_goal_agent_type(const struct planning *planning, uint16_t goal, size_t *number)
{
    const struct problem *problem = planning->tables->problem;
    const struct domain *domain = problem->domain;
    const struct ground_goal *ground = &problem->goals[goal];
    const char *name = planning->options->agent;
    for (*number = 0; *number < domain->agent_type_count; ++*number) {
        const struct agent_type *agent_type = &domain->agent_types[*number];
        if (name && strcmp(agent_type->name, name) != 0)
            continue;
        if (may_pursue_goal(agent_type, ground->goal))
            return true;
        if (!name)
            continue;
        fprintf(stderr, "goapgen: agent '%s' does not have the goal '%s'\n", name, ground->name);
        return false;
    }
    if (name)
        return report_unknown_agent_type(domain, name);
    fprintf(stderr, "goapgen: no agent has the goal '%s'\n", ground->name);
    return false;
}

/* ----------------------------------------------------------------- printing */

/* How a plan was found, as users of --json read it. */
static const char *how_named(const gg_search *search)
{
    static const char *const names[] = {[GG_HOW_READ] = "policy",
                                        [GG_HOW_WALK] = "walk",
                                        [GG_HOW_SEARCH] = "search",
                                        [GG_HOW_GREEDY] = "greedy"};
    return names[search->how];
}

static void plan_goal_print_json(const struct planning *planning, uint16_t goal, gg_outcome outcome)
{
    const struct problem *problem = planning->tables->problem;
    const gg_search *search = &planning->planner.search;
    bool found = outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN;
    json_t *json = json_pack("{s:s}", "domain", problem->domain->name);
    object_add_labelled_name(json, "goal", labelled_goal_name(problem, goal));
    json_object_set_new(json, "found", json_boolean(found));
    json_object_set_new(json, "optimal", json_boolean(outcome == GG_FOUND));
    if (found)
        object_add_number(json, "cost", search->cost);
    const char *lacks = words_of_shortfall(planning, goal, state_after_plan(planning));
    if (lacks)
        json_object_set_new(json, "short_by", json_loads(lacks, JSON_DECODE_ANY, NULL));
    planning_add_steps_json(planning, json);
    planning_add_kept_goals_json(planning, json);
    json_object_set_new(json, "how", json_string(how_named(search)));
    object_add_number(json, "read", search->read);
    object_add_number(json, "expanded", search->expanded);
    object_add_number(json, "generated", search->generated);
    print_json(json, 0);
}

/* By how much a plan, or the start without one, falls short of a goal of best effort. */
static void print_shortfall(const struct planning *planning, uint16_t goal, gg_outcome outcome)
{
    const char *lacks = words_of_shortfall(planning, goal, state_after_plan(planning));
    if (!lacks || strcmp(lacks, "0") == 0)
        return;
    print_line(outcome == GG_NO_PLAN ? stderr : stdout, "%s falls %s short of %s, %s",
               outcome == GG_NO_PLAN ? "the start" : "this", lacks, bound_of_goal(planning, goal),
               outcome == GG_FOUND_UNPROVEN ? "and whether anything comes nearer is not known"
                                            : "and nothing comes nearer");
}

static void print_goal_plan(const struct planning *planning, const char *goal, gg_outcome outcome)
{
    const gg_search *search = &planning->planner.search;
    printf("%s: %u steps, cost %" PRIu32 ", %s; ", goal, planning->plan.length, search->cost,
           outcome == GG_FOUND ? "the cheapest" : "not proven to be the cheapest");
    if (search->how == GG_HOW_READ)
        printf("read, without a search\n");
    else if (search->how == GG_HOW_WALK)
        printf("walked along the estimates, without a search\n");
    else
        printf("%" PRIu32 " nodes expanded, %" PRIu32 " generated\n", search->expanded,
               search->generated);
    planning_print_steps(planning);
    print_shortfall(planning, search->problem.goal, outcome);
    planning_print_kept_goals(planning);
}

/* Why a plan was searched for and not read: from the start, for which each policy is. */
static const char *why_searched(const gg_search *search)
{
    if (search->problem.backward)
        return "--backward asks for that";
    if (search->problem.domain->places && search->problem.domain->places->leg_costs &&
        search->problem.domain->places->leg_costs->ops == &gg_costing_slots)
        return "walks to slots cost what they cost now";
    if (search->problem.domain->features->best_efforts &&
        search->problem.domain->features->best_efforts->of_goals[search->problem.goal])
        return "a goal of best effort always is";
    if (!search->heuristic || !search->heuristic->reading)
        return "there is neither a policy nor a table of all facts to read it from";
    if (search->heuristic->policy && policy_is_for_nearest(search->heuristic->policy))
        return "the policy is for states that are nearer to the goal, or what is read of it cannot "
               "be carried out here, and the estimates do not lead to the goal either";
    if (!can_be_read(search->heuristic))
        return "there is neither a policy nor a table of all facts to read it from, and the "
               "estimates do not lead to the goal, or to a plan that cannot be carried out here";
    return "the one that is read cannot be carried out here";
}

/* Says how a plan came about. */
static void tell_how(const gg_search *search)
{
    if (search->plan->length == 0)
        fputs("nothing is to be done: the goal holds\n", stderr);
    else if (search->how == GG_HOW_GREEDY)
        fputs(
            "the plan is that of a greedy search, which takes any, as the search for the cheapest "
            "one ran out of nodes\n",
            stderr);
    else if (search->how == GG_HOW_WALK)
        fputs("the plan was walked along the estimates: each step brings the goal nearer by just "
              "what it costs, so that there is no cheaper one\n",
              stderr);
    else if (search->how == GG_HOW_SEARCH)
        fprintf(stderr, "the plan was searched for: %s\n", why_searched(search));
    else
        fprintf(stderr, "the plan was read from a %s\n",
                search->heuristic->policy ? "policy" : "table");
}

/* Says which steps of a plan others keep out by what they have claimed, if there is a plan without
 * claims; false: there is none. */
static bool tell_claimed(struct planning *planning, gg_goal_problem *goal_problem)
{
    if (!planning->refused)
        return false;
    gg_outcome outcome = gg_plan_make(&planning->planner.search, goal_problem, &planning->plan);
    if (outcome != GG_FOUND && outcome != GG_FOUND_UNPROVEN)
        return false;
    for (uint16_t i = 0; i < planning->plan.length; i++) {
        uint16_t step = planning->plan.steps[i];
        const char *fact = planning_claimed_fact(planning, step);
        if (fact)
            fprintf(stderr, "%s is kept out: others have claimed %s\n",
                    planning->names->actions[step], fact);
    }
    return true;
}

void explain_goal_without_plan(struct planning *planning, gg_goal_problem *goal_problem)
{
    goal_problem->bounds.refused = NULL;
    if (tell_claimed(planning, goal_problem))
        return;
    goal_problem->bounds.kept = NULL;
    if (planning->kept &&
        gg_plan_make(&planning->planner.search, goal_problem, &planning->plan) != GG_NO_PLAN)
        planning_report_broken_goals(planning);
    else
        explain_unreachable_goal(planning, goal_problem->goal);
}

/* The agent of a planning, in a world if that is needed: of slots nobody but the game knows where they
 * are. */
static gg_agent *agent_that_plans(struct planning *planning)
{
    if (!has_placed_slots(planning->tables->problem->domain))
        return &planning->agent;
    size_t type = planning->agent.agent_type;
    struct roles roles = roles_of_types(planning->pool, &type, 1, 1);
    struct planning *who = planning->living
                               ? &planning->living->planning
                               : &population_new(planning, &roles)->agents[0]->planning;
    planning->standing = &who->agent;
    return &who->agent;
}

gg_outcome planning_find_goal_plan(struct planning *planning, gg_goal_problem *goal_problem)
{
    const gg_domain *domain = &planning->tables->domain;
    planning_make_planner(planning, false);
    planning_set_kept_goals(planning, planning_priority(planning, goal_problem->goal));
    if (planning->options->backward && !planning->kept &&
        !domain->features->sums) /* that search knows nothing of goals to keep, and of sums */
        goal_problem->backward = &gg_regressing;
    goal_problem->domain = domain;
    goal_problem->bounds.ops = &gg_bounding;
    goal_problem->bounds.kept = planning->kept;
    goal_problem->bounds.refused = planning->refused;
    goal_problem->agent_type = &planning->agent_type;
    goal_problem->agent = agent_that_plans(planning);
    goal_problem->asked = planning->planner.workspace.asked;
    goal_problem->state = domain->start;
    gg_random_seed(&planning->random, planning->options->seed);
    gg_draw_costs(domain, planning->planner.workspace.asked, &planning->random);
    return gg_plan_make(&planning->planner.search, goal_problem, &planning->plan);
}

enum exit_code plan_goal(struct planning *planning)
{
    const gg_domain *domain = &planning->tables->domain;
    gg_goal_problem goal_problem = {.goal = GG_NONE};
    size_t agent_type;
    if (!plan_goal_find_goal(planning, &goal_problem.goal) ||
        !find_goal_agent_type(planning, goal_problem.goal, &agent_type))
        return EXIT_TROUBLE;
    planning_set_agent_type(planning, agent_type);
    gg_outcome outcome = planning_find_goal_plan(planning, &goal_problem);
    bool found = outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN;
    bool in_part = bound_of_goal(planning, goal_problem.goal) != NULL;
    if (found && !planning_check_plan(planning,
                                      in_part ? NULL : &domain->goals[goal_problem.goal].condition))
        return EXIT_TROUBLE;
    const char *name = planning->names->goals[goal_problem.goal];
    if (planning->options->json)
        plan_goal_print_json(planning, goal_problem.goal, outcome);
    else if (found)
        print_goal_plan(planning, name, outcome);
    enum exit_code code = found ? EXIT_DONE : planning_report_failure(planning, name, outcome);
    if (outcome == GG_NO_PLAN) {
        print_shortfall(planning, goal_problem.goal, outcome);
        explain_goal_without_plan(planning, &goal_problem);
    } else if (planning->options->why && found) {
        tell_how(&planning->planner.search);
        print_why_goal_unchosen(collect_agent_reasons(planning, agent_type), goal_problem.goal);
    } else if (planning->options->why) {
        fputs("whether there is a plan is not known\n", stderr);
    }
    return code;
}
