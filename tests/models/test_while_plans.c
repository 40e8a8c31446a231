/* SPDX-License-Identifier: MIT */
/*
 * Plans for random goals and tasks with a `while`, beside what a search on plain numbers finds. Of plans
 * with conditions to achieve, whether there is one, and whether all that must last does before each of
 * its steps.
 */
#include "models/while_model.h"
#include "support/run.h"
#include "support/search_room.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

enum { GOAL_DOMAINS = 6000, TASK_DOMAINS = 12000, NODES = 600, FRAMES = 64 };

static void complain(const struct text *yaml, uint64_t seed, const char *what)
{
    CHECK_SAYING(false, "domain %llu: %s\n%s", (unsigned long long)seed, what, yaml->data);
}

static int action_of(const gg_domain *domain, uint16_t step)
{
    return domain->actions[step].source_index;
}

/* ------------------------------------------------------------------------- goals */

/* What is wrong with a plan for a goal; NULL: nothing. cost: what it comes to. */
static const char *fault_of(const struct while_model *model, int goal, const gg_domain *domain,
                            const gg_plan *plan, int *cost)
{
    int state[WHILE_FACTS];
    memcpy(state, model->start, sizeof state);
    *cost = 0;
    for (uint16_t i = 0; i < plan->length; i++) {
        const struct while_action *action = &model->actions[action_of(domain, plan->steps[i])];
        if (!while_holds(&model->goals[goal].lasting, state))
            return "what must last does not";
        if (!while_holds(&action->needs, state))
            return "a step cannot be done";
        while_apply(action, state);
        *cost += action->cost;
    }
    return while_holds(&model->goals[goal].wanted, state) ? NULL : "the goal is not reached";
}

/* Whether no plan of a goal can break its `while`, so that it is only looked at when the goal is
 * chosen. */
static bool is_only_chosen_by(const gg_domain *domain, int goal)
{
    const gg_whiles *whiles = domain->features ? domain->features->whiles : NULL;
    uint16_t number = whiles && whiles->of_goals ? whiles->of_goals[goal] : GG_NONE;
    return number != GG_NONE && !whiles->all[number].has_actions;
}

/* Compares; counts those that cost more because of what must last. */
static bool compare_goal(struct while_model *model, int goal, const gg_domain *domain,
                         unsigned *dearer, const char **wrong)
{
    struct search_room room = search_room_of(domain, NODES, WHILE_STEPS);
    gg_goal_problem problem = {.domain = domain,
                               .agent_type = &domain->agent_types[0],
                               .state = domain->start,
                               .goal = (uint16_t)goal};
    gg_outcome outcome = gg_plan_make(&room.search, &problem, &room.plan);
    int least = while_cheapest(model, goal), cost = 0;
    bool lasts = while_holds(&model->goals[goal].lasting, model->start);
    *wrong = NULL;
    if (!lasts && outcome == GG_FOUND && is_only_chosen_by(domain, goal))
        least = WHILE_NOTHING;
    else if (outcome == GG_FOUND)
        *wrong = fault_of(model, goal, domain, &room.plan, &cost);
    else if (outcome != GG_NO_PLAN)
        *wrong = "another outcome";
    if (!*wrong && lasts && (outcome == GG_FOUND) != (least != WHILE_NOTHING))
        *wrong = least == WHILE_NOTHING ? "there is no plan" : "there is a plan";
    if (!*wrong && least != WHILE_NOTHING && cost != least)
        *wrong = "it is not the cheapest";
    struct while_condition lasting = model->goals[goal].lasting;
    model->goals[goal].lasting.count = 0;
    *dearer += lasts && while_cheapest(model, goal) != least;
    model->goals[goal].lasting = lasting;
    search_room_free(&room);
    return !*wrong;
}

static void plans_for_goals_are_the_cheapest(void)
{
    unsigned dearer = 0;
    bool fine = true;
    for (uint64_t seed = 1; random_case(seed, GOAL_DOMAINS) && fine; seed++) {
        struct dice dice = dice_of(seed);
        struct while_model model;
        struct text yaml = {0};
        const char *wrong = NULL;
        while_model_draw(&model, &dice, false, false);
        while_model_write(&model, &yaml, roll(&dice, 2) ? 4096 : 0);
        struct compiled compiled = compile_text(yaml.data);
        fine = compiled.tables != NULL;
        for (int i = 0; i < WHILE_GOALS && fine; i++)
            fine = compare_goal(&model, i, &compiled.tables->domain, &dearer, &wrong);
        if (!fine)
            complain(&yaml, seed, wrong ? wrong : compiled.messages.data);
        compiled_free(&compiled);
        text_free(&yaml);
    }
    CU_ASSERT_TRUE(dearer >= random_cases(GOAL_DOMAINS) / 12);
}

/* ------------------------------------------------------------------------- tasks */

/* What must last of a method that was chosen; NULL: of a condition to achieve. */
static const struct while_method *method_of(const struct while_model *model,
                                            const struct compiled *compiled,
                                            const gg_chosen_method *chosen)
{
    if (chosen->task >= compiled->tables->domain.task_count)
        return NULL;
    const char *name = compiled->tables->problem->tasks[chosen->task].name;
    return &model->methods[name[1] - '0'][compiled->tables->domain.tasks[chosen->task]
                                              .methods[chosen->method]
                                              .source_index];
}

/* What is wrong with a plan for a task. */
static const char *fault_of_task(const struct while_model *model, const struct compiled *compiled,
                                 const struct room *room)
{
    int state[WHILE_FACTS];
    memcpy(state, model->start, sizeof state);
    for (uint16_t i = 0; i < room->plan.length; i++) {
        uint16_t step = room->plan.steps[i];
        const struct while_action *action =
            &model->actions[action_of(&compiled->tables->domain, step)];
        for (uint16_t j = 0; j < room->workspace.chosen_count; j++) {
            const gg_chosen_method *chosen = &room->workspace.chosen[j];
            const struct while_method *method = method_of(model, compiled, chosen);
            bool is_within = chosen->from <= i && i < chosen->from + chosen->steps;
            if (method && is_within && !while_holds(&method->lasting, state))
                return "what must last does not";
        }
        if (!while_holds(&action->needs, state))
            return "a step cannot be done";
        while_apply(action, state);
    }
    return NULL;
}

/* What is wrong with what is planned for a task; NULL: nothing. */
static const char *compare_task(const struct while_model *model, const struct compiled *compiled,
                                bool *found)
{
    const gg_domain *domain = &compiled->tables->domain;
    struct room room = room_of(domain, FRAMES, FRAMES, WHILE_STEPS);
    struct search_room searching = search_room_of(domain, NODES, WHILE_STEPS);
    struct while_plan expected = while_first_plan(model);
    gg_task_problem problem = {.domain = domain,
                               .agent_type = &domain->agent_types[0],
                               .recorder = &gg_method_noting,
                               .state = domain->start,
                               .task = task_number(compiled->tables, "t0")};
    room.workspace.search = &searching.search;
    gg_outcome outcome = gg_decompose(&problem, &room.workspace, &room.plan);
    const char *wrong = NULL;
    *found = outcome == GG_FOUND;
    if (*found)
        wrong = fault_of_task(model, compiled, &room);
    if (!wrong && !expected.given_up &&
        (*found || outcome == GG_NO_PLAN || !(model->achieves || model->recurs)) &&
        *found != (expected.length != WHILE_NOTHING))
        wrong = *found ? "there is no plan" : "there is a plan";
    if (!wrong && *found && !model->achieves && !model->recurs && !expected.given_up) {
        bool same = room.plan.length == expected.length;
        for (uint16_t i = 0; i < room.plan.length && same; i++)
            same = action_of(domain, room.plan.steps[i]) == expected.steps[i];
        wrong = same ? NULL : "it is not the first";
    }
    search_room_free(&searching);
    room_free(&room);
    return wrong;
}

/* Whether the plan is another one without what must last. */
static bool makes_a_difference(struct while_model model)
{
    struct while_plan with = while_first_plan(&model);
    for (int i = 0; i < WHILE_TASKS; i++)
        for (int j = 0; j < model.method_counts[i]; j++)
            model.methods[i][j].lasting.count = 0;
    struct while_plan without = while_first_plan(&model);
    return with.length != without.length ||
           (with.length > 0 &&
            memcmp(with.steps, without.steps, (size_t)with.length * sizeof *with.steps) != 0);
}

static void plans_for_tasks_are_the_first(void)
{
    unsigned plans = 0, differ = 0;
    bool fine = true;
    for (uint64_t seed = 1; random_case(seed, TASK_DOMAINS) && fine; seed++) {
        struct dice dice = dice_of(seed);
        struct while_model model;
        struct text yaml = {0};
        bool found = false;
        bool recurs = roll(&dice, 3) == 0;
        while_model_draw(&model, &dice, !recurs && roll(&dice, 2) == 0, recurs);
        while_model_write(&model, &yaml, roll(&dice, 2) ? 512 : 0);
        struct compiled compiled = compile_text(yaml.data);
        const char *wrong =
            compiled.tables ? compare_task(&model, &compiled, &found) : compiled.messages.data;
        fine = wrong == NULL;
        if (!fine)
            complain(&yaml, seed, wrong);
        plans += found;
        differ += fine && makes_a_difference(model);
        compiled_free(&compiled);
        text_free(&yaml);
    }
    CU_ASSERT_TRUE(plans >= random_cases(TASK_DOMAINS) / 4);
    CU_ASSERT_TRUE(differ >= random_cases(TASK_DOMAINS) / 8);
}

void add_while_plans_suite(void)
{
    CU_pSuite suite = CU_add_suite("while plans", NULL, NULL);
    CU_ADD_TEST(suite, plans_for_goals_are_the_cheapest);
    CU_ADD_TEST(suite, plans_for_tasks_are_the_first);
}
