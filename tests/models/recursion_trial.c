/* SPDX-License-Identifier: MIT */
/* Plans random problems with recursion, and checks the plans: see recursion_trial.h. */
#include "models/recursion_trial.h"

#include "models/htn_write.h"
#include "models/record.h"
#include "models/recursive_random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A condition to achieve, with the objects of its parameters. */
struct site {
    uint16_t achievement;            /* GG_NONE: its method was dropped when it was compiled */
    long *distances;                 /* by state, of the test's own search */
    struct complete_answer *answers; /* by state */
    bool *answered;
};

const struct recursion_limits recursion_enough = {500, 500, RECURSION_STEPS, UINT16_MAX, 100000};

/* ---------------------------------------------------------------- calls */

/* A ground action as the oracle names it. */
static struct htn_step step_of(const struct recursion_trial *trial, uint16_t action)
{
    const char *name = trial->compiled.tables->problem->actions[action].name;
    struct htn_step step = {0, HTN_NOTHING};
    if (sscanf(name, "a%d(o%d)", &step.action, &step.object) < 1)
        CU_FAIL("the name of an action");
    return step;
}

static bool may_do(struct gg_agent *agent, uint16_t action)
{
    struct recursion_trial *trial = (struct recursion_trial *)agent;
    struct htn_step step = step_of(trial, action);
    trial->asked[action] += trial->counts;
    return !trial->htn.actions[step.action].denied[step.object < 0 ? 0 : step.object];
}

static const gg_calls calls = {.precondition = may_do};

bool recursion_asked_once(const struct recursion_trial *trial)
{
    for (uint16_t i = 0; i < trial->domain->action_count; i++)
        if (trial->asked[i] > 1)
            return false;
    return true;
}

/* ------------------------------------------------- conditions to achieve */

static uint16_t find_achievement(const struct recursion_trial *trial,
                                 const struct complete_site *site)
{
    const struct problem *problem = trial->compiled.tables->problem;
    struct text task = {0}, method = {0};
    uint16_t number = GG_NONE;
    htn_name(&task, 'k', site->task, site->objects.outer);
    htn_name(&method, 'm', site->method, site->objects.inner);
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; j < problem->tasks[i].method_count; j++)
            if (strcmp(problem->tasks[i].name, task.data) == 0 &&
                strcmp(problem->tasks[i].methods[j].name, method.data) == 0)
                number = (uint16_t)(problem->tasks[i].methods[j].subtasks[site->subtask].number);
    text_free(&task);
    text_free(&method);
    return number;
}

static struct site *site_new(const struct recursion_trial *trial, const struct complete_site *at)
{
    struct site *site = malloc(sizeof *site);
    size_t size = (size_t)trial->space.size;
    site->achievement = find_achievement(trial, at);
    site->distances = malloc(size * sizeof *site->distances);
    site->answers = calloc(size, sizeof *site->answers);
    site->answered = calloc(size, sizeof *site->answered);
    htn_distances(&trial->space,
                  &trial->htn.tasks[at->task].methods[at->method].subtasks[at->subtask].wanted,
                  at->objects, site->distances);
    return site;
}

static void site_free(struct site *site, int size)
{
    for (int i = 0; i < size; i++)
        free(site->answers[i].steps);
    free(site->distances);
    free(site->answers);
    free(site->answered);
    free(site);
}

static void pack(struct recursion_trial *trial, int state)
{
    const gg_domain *domain = trial->domain;
    memcpy(trial->packed, domain->start, domain->word_count * sizeof *trial->packed);
    for (int i = 0; i < trial->htn.fact_count; i++)
        for (int j = 0; j < htn_instances(&trial->htn, i); j++)
            gg_write(domain, trial->numbers[i][j],
                     (uint32_t)trial->space.states[state].values[i][j], trial->packed);
}

/* The runtime's plan. It has to be a cheapest one, or there has to be none. */
static void ask_runtime(struct recursion_trial *trial, const struct site *site, int state,
                        struct complete_answer *answer)
{
    const gg_plan *plan = &trial->search.plan;
    gg_goal_problem goal_problem = {
        .domain = trial->domain, .agent_type = &trial->agent_type, .state = trial->packed};
    goal_problem.agent = &trial->agent;
    goal_problem.goal = (uint16_t)(trial->domain->goal_count + site->achievement);
    pack(trial, state);
    gg_outcome outcome = gg_plan_make(&trial->search.search, &goal_problem, &trial->search.plan);
    bool there_is = site->distances[state] != HTN_NOTHING;
    CU_ASSERT_EQUAL_FATAL(outcome, there_is ? GG_FOUND : GG_NO_PLAN);
    answer->end = there_is ? state : HTN_NOTHING;
    answer->length = plan->length;
    answer->steps = malloc((plan->length + 1u) * sizeof *answer->steps);
    long spent = 0;
    for (int i = 0; i < answer->length; i++) {
        answer->steps[i] = step_of(trial, plan->steps[i]);
        answer->end = htn_after(&trial->space, &answer->steps[i], answer->end);
        CU_ASSERT_TRUE_FATAL(answer->end != HTN_NOTHING);
        spent += 65536 * trial->htn.actions[answer->steps[i].action].cost + 1;
    }
    CU_ASSERT_TRUE(!there_is ||
                   (site->distances[answer->end] == 0 && site->distances[state] == spent));
}

/* What the runtime does not know, since it cannot be done, is answered without it:
 * if that were wrong, the runtime would be found to lack a plan. */
static void answer_without(const struct recursion_trial *trial, const struct site *site, int state,
                           struct complete_answer *answer)
{
    answer->steps = malloc((size_t)trial->space.size * sizeof *answer->steps);
    answer->end = site->distances[state] != HTN_NOTHING ? state : HTN_NOTHING;
    while (answer->end != HTN_NOTHING && site->distances[answer->end] > 0)
        answer->steps[answer->length++] = htn_nearer(&trial->space, site->distances, &answer->end);
}

static const struct complete_answer *achieve(void *context, const struct complete_site *at,
                                             int state)
{
    struct recursion_trial *trial = context;
    int objects = (at->objects.outer + 1) * (HTN_OBJECTS + 1) + at->objects.inner + 1;
    int place = (at->task * HTN_METHODS + at->method) * HTN_SUBTASKS + at->subtask;
    place = place * (HTN_OBJECTS + 1) * (HTN_OBJECTS + 1) + objects;
    if (!trial->sites[place])
        trial->sites[place] = site_new(trial, at);
    struct site *site = trial->sites[place];
    if (!site->answered[state] && site->achievement != GG_NONE)
        ask_runtime(trial, site, state, &site->answers[state]);
    else if (!site->answered[state])
        answer_without(trial, site, state, &site->answers[state]);
    site->answered[state] = true;
    return &site->answers[state];
}

/* --------------------------------------------------------------- trials */

static void trial_compile(struct recursion_trial *trial)
{
    struct text yaml = {0};
    htn_write(&trial->htn, NULL, &yaml);
    trial->compiled = compile_text(yaml.data);
    if (!trial->compiled.tables)
        printf("%s%s", yaml.data, trial->compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(trial->compiled.tables);
    text_free(&yaml);
    trial->domain = &trial->compiled.tables->domain;
    trial->agent_type = trial->domain->agent_types[0];
    trial->agent_type.calls = &calls;
    CU_ASSERT_TRUE_FATAL(trial->domain->action_count <= RECURSION_ACTIONS);
}

static void find_facts(struct recursion_trial *trial)
{
    for (int i = 0; i < trial->htn.fact_count; i++) {
        for (int j = 0; j < htn_instances(&trial->htn, i); j++) {
            struct text name = {0};
            htn_name(&name, 'f', i, trial->htn.facts[i].indexed ? j : HTN_NOTHING);
            trial->numbers[i][j] = fact_number(trial->compiled.tables, name.data);
            text_free(&name);
        }
    }
}

static struct search_room room_to_search(const struct recursion_trial *trial)
{
    return search_room_of(trial->domain, (uint32_t)trial->space.size + 1,
                          (uint16_t)trial->space.size);
}

struct recursion_trial *recursion_trial_new(uint64_t seed)
{
    struct recursion_trial *trial = calloc(1, sizeof *trial);
    struct dice dice = dice_of(seed);
    trial->seed = seed;
    trial->htn = recursive_random(&dice, seed % 2 == 0);
    trial->space = htn_space_of(&trial->htn);
    trial_compile(trial);
    find_facts(trial);
    trial->packed = malloc(trial->domain->word_count * sizeof *trial->packed);
    trial->search = room_to_search(trial);
    trial->oracle = (struct complete){&trial->space, trial, achieve, 0, 0};
    trial->solvable = complete_solve(&trial->oracle, NULL) > 0;
    return trial;
}

void recursion_trial_free(struct recursion_trial *trial)
{
    for (int i = 0; i < RECURSION_SITES; i++)
        if (trial->sites[i])
            site_free(trial->sites[i], trial->space.size);
    search_room_free(&trial->search);
    htn_space_free(&trial->space);
    compiled_free(&trial->compiled);
    free(trial->packed);
    free(trial);
}

/* ------------------------------------------------------------- plannings */

struct recursion_room recursion_room_of(const struct recursion_trial *trial,
                                        const struct recursion_limits *limits)
{
    struct recursion_room room = {.searching = room_to_search(trial)};
    room.decomposing = room_of(trial->domain, limits->frames, limits->choices, limits->steps);
    room.decomposing.workspace.depth_limit = limits->depth;
    room.decomposing.workspace.expansion_limit = limits->expansions;
    return room;
}

void recursion_room_free(struct recursion_room *room)
{
    room_free(&room->decomposing);
    search_room_free(&room->searching);
}

gg_outcome recursion_plan(struct recursion_trial *trial, struct recursion_room *room, uint32_t seed)
{
    gg_random random;
    gg_random_seed(&random, seed);
    memset(trial->asked, 0, sizeof trial->asked);
    gg_task_problem task_problem = {
        trial->domain,        &trial->agent_type,     &trial->agent, &random,
        trial->domain->start, trial->agent_type.task, true,          {0}};
    room->decomposing.workspace.search = &room->searching.search;
    trial->counts = true;
    gg_outcome outcome =
        gg_decompose(&task_problem, &room->decomposing.workspace, &room->decomposing.plan);
    trial->counts = false;
    return outcome;
}

static bool is_plan(struct recursion_trial *trial, const gg_plan *plan)
{
    struct htn_step steps[RECURSION_STEPS];
    for (uint16_t i = 0; i < plan->length; i++)
        steps[i] = step_of(trial, plan->steps[i]);
    return complete_is_plan(&trial->oracle, steps, plan->length);
}

bool recursion_is_true(struct recursion_trial *trial, const struct recursion_room *room,
                       gg_outcome outcome)
{
    const gg_workspace *workspace = &room->decomposing.workspace;
    const gg_plan *plan = &room->decomposing.plan;
    if (workspace->expansions > workspace->expansion_limit ||
        workspace->chosen_count > workspace->chosen_capacity || plan->length > plan->capacity)
        return false;
    if (outcome == GG_FOUND)
        return trial->solvable && is_plan(trial, plan) &&
               (!workspace->chosen_all ||
                record_leads_to(trial->domain, trial->agent_type.task, workspace, plan));
    if (plan->length > 0)
        return false;
    return outcome == GG_NO_PLAN ? !trial->solvable : outcome <= GG_OUT_OF_NODES;
}
