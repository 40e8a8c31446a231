/* SPDX-License-Identifier: MIT */
/* Finds the states from which actions lead to a goal: see goal_ways.h. */
#include "models/goal_ways.h"

#include <stdlib.h>

/* --------------------------------------------------------- what is of matter */

static void add_condition(bool *matter, const struct model_condition *condition)
{
    for (int i = 0; i < condition->count; i++)
        matter[condition->literals[i].fact] = true;
}

/* Whether an action changes a fact that matters. */
static bool serves(const struct goal_model *model, const bool *matter,
                   const struct model_action *action)
{
    bool any = action->at >= 0 && matter[model->place];
    for (int i = 0; i < action->effect_count; i++)
        any |= matter[action->effects[i].fact];
    return any;
}

static void find_matter(const struct goal_model *model, int goal, bool *matter)
{
    for (int i = 0; i < model->goal_count; i++)
        if (i == goal || model->goals[i].keep) {
            add_condition(matter, &model->goals[i].condition);
            add_condition(matter, &model->goals[i].relevant);
        }
    for (int round = 0; round < model->fact_count; round++)
        for (int i = 0; i < model->action_count; i++)
            if (serves(model, matter, &model->actions[i]))
                add_condition(matter, &model->actions[i].condition);
}

/* ------------------------------------------------------------------- states */

static size_t number_of(const struct goal_model *model, const struct goal_state *state)
{
    size_t number = 0;
    for (int i = model->fact_count; i-- > 0;)
        number = number * (size_t)(model->facts[i].top + 1) + (size_t)state->values[i];
    return number;
}

static struct goal_state state_of(const struct goal_model *model, size_t number)
{
    struct goal_state state = {{0}};
    for (int i = 0; i < model->fact_count; i++) {
        size_t count = (size_t)model->facts[i].top + 1;
        state.values[i] = (int)(number % count);
        number /= count;
    }
    return state;
}

static size_t count_of(const struct goal_model *model)
{
    size_t count = 1;
    for (int i = 0; i < model->fact_count; i++)
        count *= (size_t)model->facts[i].top + 1;
    return count;
}

/* Whether a state is of the goal, or an action leads from it to one that leads there. */
static bool leads(const struct goal_model *model, int goal, const bool *known, size_t number)
{
    struct goal_state state = state_of(model, number);
    if (model_holds(&model->goals[goal].condition, &state))
        return true;
    for (int i = 0; i < model->action_count; i++) {
        struct goal_state after = state;
        if (!model_holds(&model->actions[i].condition, &state))
            continue;
        model_act(model, i, &after);
        if (known[number_of(model, &after)])
            return true;
    }
    return false;
}

static bool *find_leading(const struct goal_model *model, int goal)
{
    size_t count = count_of(model);
    bool *known = calloc(count, sizeof *known);
    for (bool again = true; again && known;) {
        again = false;
        for (size_t i = 0; i < count; i++)
            if (!known[i] && leads(model, goal, known, i))
                known[i] = again = true;
    }
    return known;
}

struct goal_ways goal_ways_of(const struct goal_model *model)
{
    struct goal_ways ways = {.kept = false};
    bool called = false;
    for (int i = 0; i < model->goal_count; i++) {
        ways.kept |= model->goals[i].keep;
        called |= model->goals[i].called;
        find_matter(model, i, ways.matter[i]);
        ways.leads[i] = find_leading(model, i);
    }
    /* What tells priorities decides which goals are kept. */
    for (int i = 0; i < model->goal_count && ways.kept; i++)
        for (int j = 0; j < model->goal_count; j++)
            if (model->goals[j].told_by >= 0 && (i == j || model->goals[j].keep))
                ways.matter[i][model->goals[j].told_by] = true;
    ways.by_call = ways.kept && called;
    return ways;
}

void goal_ways_free(struct goal_ways *ways)
{
    for (int i = 0; i < GOAL_GOALS; i++)
        free(ways->leads[i]);
}

bool goal_ways_lead(const struct goal_ways *ways, const struct goal_model *model, int goal,
                    const struct goal_state *state)
{
    return ways->leads[goal][number_of(model, state)];
}
