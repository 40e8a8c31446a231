/* SPDX-License-Identifier: MIT */
/* Plans random problems with recursion, and checks the plans: see recursion_trial.h. */
#include "models/recursion_trial.h"

#include "models/htn_write.h"
#include "models/record.h"
#include "models/recursive_random.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A condition to achieve, with the objects of its parameters. */
struct site {
    uint16_t subgoal;                 /* GG_NONE: its method was dropped when it was compiled */
    long *distances;                  /* by state, of the test's own search */
    struct complete_answers *answers; /* by state */
    bool *answered;
};

const struct recursion_limits recursion_enough = {500, 500, RECURSION_STEPS, UINT16_MAX, 100000};

/* ---------------------------------------------------------------- calls */

struct htn_step recursion_step(const struct recursion_trial *trial, uint16_t action)
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
    struct htn_step step = recursion_step(trial, action);
    trial->asked[action] += trial->counts;
    return !trial->htn.actions[step.action].denied[step.object < 0 ? 0 : step.object];
}

static bool may_enter(struct gg_agent *agent, uint16_t task, uint16_t method)
{
    struct recursion_trial *trial = (struct recursion_trial *)agent;
    const struct ground_task *ground = &trial->compiled.tables->problem->tasks[task];
    uint16_t number = trial->domain->features->denials->of_methods[task][method].procedural;
    assert(number < RECURSION_ASKED);
    trial->asked_methods[number] += trial->counts;
    return htn_allows(&trial->htn, ground->name, ground->methods[method].name);
}

static const gg_denying_calls calls = {.calls = {.precondition = may_do}, .allows = may_enter};

bool recursion_is_cut(const struct recursion_trial *trial)
{
    for (int i = 0; i < RECURSION_SITES; i++)
        for (int j = 0; trial->sites[i] && j < trial->space.size; j++)
            if (trial->sites[i]->answers[j].count > 1)
                return true;
    return false;
}

bool recursion_asked_once(const struct recursion_trial *trial)
{
    for (uint16_t i = 0; i < trial->domain->action_count; i++)
        if (trial->asked[i] > 1)
            return false;
    for (int i = 0; i < RECURSION_ASKED; i++)
        if (trial->asked_methods[i] > 1)
            return false;
    return true;
}

/* ------------------------------------------------- conditions to achieve */

static uint16_t find_subgoal(const struct recursion_trial *trial, const struct complete_site *site)
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
    site->subgoal = find_subgoal(trial, at);
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
    for (int i = 0; i < size; i++) {
        for (int j = 0; j < site->answers[i].count; j++)
            free(site->answers[i].items[j].steps);
        free(site->answers[i].items);
    }
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

static struct complete_answer *add_answer(struct complete_answers *answers, int end, int length)
{
    answers->items = realloc(answers->items, ((size_t)answers->count + 1) * sizeof *answers->items);
    struct complete_answer *answer = &answers->items[answers->count++];
    *answer = (struct complete_answer){.end = end, .length = length};
    answer->steps = malloc(((size_t)length + 1) * sizeof *answer->steps);
    return answer;
}

/* Takes a plan of the runtime over; its cost and steps, as one number. */
static long take_plan(const struct recursion_trial *trial, int state,
                      struct complete_answers *answers)
{
    const gg_plan *plan = &trial->search.plan;
    struct complete_answer *answer = add_answer(answers, state, plan->length);
    long spent = 0;
    for (int i = 0; i < answer->length; i++) {
        answer->steps[i] = recursion_step(trial, plan->steps[i]);
        answer->end = htn_after(&trial->space, &answer->steps[i], answer->end);
        CU_ASSERT_TRUE_FATAL(answer->end != HTN_NOTHING);
        spent += 65536 * trial->htn.actions[answer->steps[i].action].cost + 1;
    }
    return spent;
}

/* A plan leads to a state in which the condition holds, that no plan before it led to, as
 * cheaply as can be; and not more cheaply than the one before it, or, after the first of all,
 * than that. */
static void check_answer(const struct site *site, const struct complete_answers *answers,
                         const long *from, long spent)
{
    const struct complete_answer *last = &answers->items[answers->count - 1];
    CU_ASSERT_TRUE_FATAL(site->distances[last->end] == 0 && from[last->end] == spent);
    for (int i = 0; i + 1 < answers->count; i++)
        CU_ASSERT_TRUE_FATAL(answers->items[i].end != last->end &&
                             from[answers->items[i].end] <= spent);
}

/* The runtime's plans: to all states in which the condition holds, or the nearest sixteen. */
static void ask_runtime(struct recursion_trial *trial, const struct site *site, int state,
                        struct complete_answers *answers)
{
    gg_goal_problem problem = {
        .domain = trial->domain, .agent_type = &trial->agent_type, .state = trial->packed};
    long *from = malloc((size_t)trial->space.size * sizeof *from);
    uint64_t *first = malloc(trial->domain->word_count * sizeof *first);
    int there = 0;
    problem.agent = &trial->agent;
    problem.goal = (uint16_t)(trial->domain->goal_count + site->subgoal);
    htn_distances_from(&trial->space, state, from);
    for (int i = 0; i < trial->space.size; i++)
        there += site->distances[i] == 0 && from[i] != HTN_NOTHING;
    CU_ASSERT_EQUAL_FATAL(there > 0, site->distances[state] != HTN_NOTHING);
    pack(trial, state);
    while (answers->count < GG_PASSES) {
        problem.passes = (uint8_t)answers->count;
        gg_outcome outcome = gg_plan_make(&trial->search.search, &problem, &trial->search.plan);
        CU_ASSERT_EQUAL_FATAL(outcome, answers->count < there ? GG_FOUND : GG_NO_PLAN);
        if (outcome != GG_FOUND)
            break;
        long spent = take_plan(trial, state, answers);
        check_answer(site, answers, from, spent);
        if (answers->count == 1) {
            memcpy(first, trial->packed, trial->domain->word_count * sizeof *first);
            (void)gg_plan_check(trial->domain, &trial->search.plan, 0, first);
            problem.except = first;
        }
    }
    free(first);
    free(from);
}

/* What the runtime does not know, since it cannot be done, is answered without it:
 * if that were wrong, the runtime would be found to lack a plan. */
static void answer_without(const struct recursion_trial *trial, const struct site *site, int state,
                           struct complete_answers *answers)
{
    if (site->distances[state] == HTN_NOTHING)
        return;
    struct complete_answer *answer = add_answer(answers, state, trial->space.size);
    answer->length = 0;
    while (site->distances[answer->end] > 0)
        answer->steps[answer->length++] = htn_nearer(&trial->space, site->distances, &answer->end);
}

static const struct complete_answers *achieve(void *context, const struct complete_site *at,
                                              int state)
{
    struct recursion_trial *trial = context;
    int objects = (at->objects.outer + 1) * (HTN_OBJECTS + 1) + at->objects.inner + 1;
    int place = (at->task * HTN_METHODS + at->method) * HTN_SUBTASKS + at->subtask;
    place = place * (HTN_OBJECTS + 1) * (HTN_OBJECTS + 1) + objects;
    if (!trial->sites[place])
        trial->sites[place] = site_new(trial, at);
    struct site *site = trial->sites[place];
    if (!site->answered[state] && site->subgoal != GG_NONE)
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
    trial->agent_type.calls = &calls.calls;
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

static struct recursion_trial *trial_of(uint64_t seed, const struct htn *htn)
{
    struct recursion_trial *trial = calloc(1, sizeof *trial);
    trial->seed = seed;
    trial->htn = *htn;
    trial->space = htn_space_of(&trial->htn);
    trial_compile(trial);
    find_facts(trial);
    trial->packed = malloc(trial->domain->word_count * sizeof *trial->packed);
    trial->search = room_to_search(trial);
    trial->oracle = (struct complete){&trial->space, trial, achieve, 0, 0};
    trial->solvable = complete_solve(&trial->oracle, NULL) > 0;
    return trial;
}

struct recursion_trial *recursion_trial_new(uint64_t seed)
{
    struct dice dice = dice_of(seed);
    struct htn htn = recursive_random(&dice, seed % 2 == 0);
    return trial_of(seed, &htn);
}

struct recursion_trial *recursion_trial_ordered(uint64_t seed)
{
    struct dice dice = dice_of(seed);
    struct htn htn = recursive_random(&dice, false);
    for (int i = 0; i < htn.task_count; i++) {
        struct htn_task *task = &htn.tasks[i];
        if (task->select != HTN_PRIORITY)
            task->select = HTN_FIRST;
        for (int j = 0; j < task->method_count; j++)
            task->methods[j].weight = HTN_NOTHING;
    }
    return trial_of(seed, &htn);
}

/* Makes a subtask one that task `from` can have: an action, or a task after it. */
static void lead_on(const struct htn *htn, int from, struct htn_subtask *subtask)
{
    int left = htn->task_count - from - 1;
    if (subtask->form == HTN_ACHIEVE)
        return;
    if (subtask->form == HTN_TASK && left > 0)
        subtask->number = from + 1 + subtask->number % left;
    else if (subtask->form == HTN_TASK)
        *subtask = (struct htn_subtask){.form = HTN_ACTION,
                                        .number = subtask->number % htn->action_count,
                                        .object = subtask->object};
    bool indexed = subtask->form == HTN_TASK ? htn->tasks[subtask->number].indexed
                                             : htn->actions[subtask->number].indexed;
    if (!indexed)
        subtask->object = HTN_NOTHING;
    else if (subtask->object == HTN_NOTHING)
        subtask->object = 0;
}

struct recursion_trial *recursion_trial_plain(uint64_t seed)
{
    struct dice dice = dice_of(seed);
    struct htn htn = recursive_random(&dice, seed % 2 == 0);
    for (int i = 0; i < htn.task_count; i++)
        for (int j = 0; j < htn.tasks[i].method_count; j++) {
            struct htn_method *method = &htn.tasks[i].methods[j];
            int more = HTN_SUBTASKS - method->subtask_count;
            for (int k = 0; k < more && method->subtask_count > 0; k++)
                method->subtasks[method->subtask_count + k] =
                    (struct htn_subtask){.form = HTN_TASK, .number = k, .object = HTN_NOTHING};
            if (method->subtask_count > 0)
                method->subtask_count = HTN_SUBTASKS;
            for (int k = 0; k < method->subtask_count; k++)
                lead_on(&htn, i, &method->subtasks[k]);
        }
    return trial_of(seed, &htn);
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
    memset(trial->asked_methods, 0, sizeof trial->asked_methods);
    gg_task_problem task_problem = {
        trial->domain,          &trial->agent_type, &trial->agent, &random, trial->domain->start,
        trial->agent_type.task, &gg_method_noting,  false,         {0}};
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
        steps[i] = recursion_step(trial, plan->steps[i]);
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
               (!workspace->chosen_complete ||
                record_leads_to(trial->domain, trial->agent_type.task, workspace, plan));
    if (plan->length > 0)
        return false;
    return outcome == GG_NO_PLAN ? !trial->solvable : outcome <= GG_OUT_OF_NODES;
}
