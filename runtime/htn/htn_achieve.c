/* SPDX-License-Identifier: MIT */
/*
 * Conditions to achieve, within the planning of tasks: a search for each, one end state after the
 * other. Rests on search.c and htn_choices.c. Only the tables of domains with such conditions name
 * it.
 */
#include "htn/htn_choices.h"
#include "htn/htn_recall.h"

/* Whether the agent walks in what is planned so far. */
static bool walks_before(const gg_decomposition *search)
{
    const GG_ROM gg_domain *domain = search->problem->domain;
    for (uint16_t i = 0; leg_costs_of(domain) && i < search->plan->length; i++)
        if (domain->actions[search->plan->steps[i]].begins_at != GG_NONE)
            return true;
    return false;
}

/* The problem of a condition, from the present state. */
static gg_goal_problem achieve_problem_of(const gg_decomposition *search, uint16_t number)
{
    const gg_task_problem *problem = search->problem;
    gg_goal_problem goal = {problem->domain,
                            problem->agent_type,
                            problem->agent,
                            search->state,
                            (uint16_t)(problem->domain->goal_count + number),
                            NULL,
                            search->memory->asked,
                            NULL,
                            0,
                            walks_before(search),
                            NULL,
                            problem->bounds};
    return goal;
}

/* The plan that was found has numbers, and is to have rows here. */
static void take_rows(const GG_ROM gg_domain *domain, const gg_plan *plan)
{
    for (uint16_t i = 0; domain->told && i < plan->length; i++)
        plan->steps[i] = domain->told->ops->row(domain, plan->steps[i]);
}

static gg_outcome make_plan(gg_decomposition *search, const gg_goal_problem *problem, gg_plan *plan)
{
    gg_outcome outcome = gg_plan_make(search->memory->search, problem, plan);
    take_rows(problem->domain, plan);
    return outcome;
}

/* The first end state is that of the first plan, which need not be the one that the order of
 * cost alone gives: it is found anew, and excepted. */
static gg_outcome achieve_otherwise(gg_decomposition *search, gg_goal_problem *problem,
                                    uint16_t passes, gg_plan *plan)
{
    const GG_ROM gg_domain *domain = search->problem->domain;
    uint64_t *first = &search->memory->search->scratch[4 * (size_t)domain->word_count];
    gg_outcome outcome = make_plan(search, problem, plan);
    if (outcome != GG_FOUND && outcome != GG_FOUND_UNPROVEN)
        return outcome;
    gg_copy_words(first, search->state, domain->word_count);
    for (uint16_t i = 0; i < plan->length; i++)
        gg_do_action(domain, plan->steps[i], first);
    problem->passes = (uint8_t)passes;
    problem->except = first;
    return make_plan(search, problem, plan);
}

static gg_outcome plan_for(gg_decomposition *search, uint16_t number, uint16_t passes,
                           gg_plan *plan)
{
    plan->length = 0;
    if (!search->memory->search || (passes > 0 && !search->memory->search->scratch))
        return GG_OUT_OF_NODES;
    gg_goal_problem problem = achieve_problem_of(search, number);
    gg_outcome outcome = passes ? achieve_otherwise(search, &problem, passes, plan)
                                : make_plan(search, &problem, plan);
    if (outcome != GG_FOUND && outcome != GG_FOUND_UNPROVEN)
        return outcome;
    if (passes == 0)
        return GG_FOUND;
    uint8_t *others = search->memory->others;
    if (!others || passes == GG_PASSES || others[number] == GG_OTHERS)
        return GG_OUT_OF_MEMORY;
    others[number]++;
    return GG_FOUND;
}

/* A cheapest plan to the next end state of a condition. */
static bool take_state(gg_decomposition *search, gg_choice_point *choice)
{
    uint16_t length = search->plan->length;
    gg_plan rest = {&search->plan->steps[length], (uint16_t)(search->plan->capacity - length), 0};
    uint32_t number = (uint32_t)choice->task - search->problem->domain->task_count;
    gg_outcome outcome = plan_for(search, (uint16_t)number, choice->as.cursor.next++, &rest);
    if (outcome == GG_FOUND) {
        gg_apply_plan_effects(search, &rest);
        record_chosen_method(search, choice->task, 0, rest.length);
        search->plan->length = (uint16_t)(length + rest.length);
        return true;
    }
    choice->as.cursor.next = GG_NONE;
    if (search->passing)
        search->passing->pass_over_condition(search->problem, search->state);
    if (outcome == GG_NO_PLAN)
        return false;
    return gg_note_limit_met(search, outcome,
                             outcome == GG_PLAN_TOO_LONG ? GG_WITHOUT_ROOM : GG_ALWAYS);
}

/* A condition as a subtask. */
static bool achieve_begin(gg_decomposition *search, uint16_t task)
{
    gg_choice_point choice = choice_here(search, task);
    if (search->recall && search->recall->has_failed(search, task))
        return false;
    choice.as.cursor.open = 0;
    choice.as.cursor.next = 0;
    gg_choice_point *kept = gg_choice_keep(search, &choice);
    if (!kept)
        (void)gg_note_limit_met(search, GG_OUT_OF_MEMORY, GG_PERHAPS);
    return take_state(search, kept ? kept : &choice);
}

static bool next(gg_decomposition *search, gg_choice_point *choice)
{
    return choice->as.cursor.next != GG_NONE && take_state(search, choice);
}

const GG_ROM gg_achieve_ops gg_achieving = {plan_for, achieve_begin, next};
