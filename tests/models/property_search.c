/* SPDX-License-Identifier: MIT */
/* What can be done in the states of a model, and the search through them: see property_model.h. */
#include "models/property_model.h"

#include <string.h>

static bool is_allowed(const struct property_test *test, const struct property_state *state,
                       int agent)
{
    return test->allowed >> state->values[agent][test->fact] & 1;
}

static bool can_move(const struct property_move *move, const struct property_state *state,
                     int agent)
{
    for (int i = 0; i < move->clause_count; i++) {
        bool any = false;
        for (int j = 0; j < move->test_counts[i]; j++)
            any |= is_allowed(&move->clauses[i][j], state, agent);
        if (!any)
            return false;
    }
    return true;
}

/* A rule that has taken place can do so again when it has not held. */
static void forget_done(const struct property_model *model, struct property_state *state)
{
    for (int i = 0; i < PROPERTY_AGENTS; i++)
        state->done[i] = state->done[i] && can_move(&model->rule, state, i);
}

static void set_value(const struct property_model *model, int agent, int fact, int value,
                      struct property_state *state)
{
    for (int i = 0; i < PROPERTY_AGENTS; i++)
        if (i == agent || model->facts[fact].shared)
            state->values[i][fact] = value;
}

void property_set(const struct property_model *model, int agent, int fact, int value,
                  struct property_state *state)
{
    set_value(model, agent, fact, value, state);
    forget_done(model, state);
}

static void add_to(const struct property_model *model, int agent, int fact, int amount,
                   struct property_state *state)
{
    int value = state->values[agent][fact] + amount, top = model->facts[fact].values - 1;
    set_value(model, agent, fact, value < 0 ? 0 : value > top ? top : value, state);
}

static bool make_move(const struct property_model *model, const struct property_move *move,
                      int agent, struct property_state *state)
{
    if (!can_move(move, state, agent))
        return false;
    for (int i = 0; i < move->effect_count; i++) {
        const struct property_effect *effect = &move->effects[i];
        if (effect->adds)
            add_to(model, agent, effect->fact, effect->value, state);
        else
            set_value(model, agent, effect->fact, effect->value, state);
    }
    return true;
}

bool property_act(const struct property_model *model, int agent, int action,
                  struct property_state *state)
{
    bool can = model->actions[action].of_type[agent % model->type_count] &&
               make_move(model, &model->actions[action], agent, state);
    forget_done(model, state);
    return can;
}

bool property_lasts(const struct property_model *model, int action)
{
    const struct property_move *move = &model->actions[action];
    for (int i = 0; i < move->effect_count; i++)
        if (move->effects[i].over_time)
            return true;
    return false;
}

int property_share(const struct property_effect *effect, int milliseconds)
{
    return effect->over_time ? effect->value * milliseconds / PROPERTY_DURATION : 0;
}

bool property_begin(const struct property_model *model, int agent, int action, int milliseconds,
                    struct property_state *state)
{
    const struct property_move *move = &model->actions[action];
    if (!move->of_type[agent % model->type_count] || !can_move(move, state, agent))
        return false;
    for (int i = 0; i < move->effect_count; i++)
        add_to(model, agent, move->effects[i].fact, property_share(&move->effects[i], milliseconds),
               state);
    forget_done(model, state);
    return true;
}

bool property_rule(const struct property_model *model, int agent, struct property_state *state)
{
    bool shared = model->facts[model->rule.effects[0].fact].shared;
    if (!model->has_rule || state->done[agent] || !make_move(model, &model->rule, agent, state))
        return false;
    for (int i = 0; i < PROPERTY_AGENTS; i++)
        state->done[i] |= model->once && (shared || i == agent);
    forget_done(model, state);
    return true;
}

struct property_state property_start(const struct property_model *model)
{
    struct property_state state = {0};
    for (int i = 0; i < PROPERTY_AGENTS; i++)
        for (int j = 0; j < model->fact_count; j++)
            state.values[i][j] = model->facts[j].start;
    return state;
}

/* ---------------------------------------------------------------- the game */

static bool changes(const struct property_move *move, int fact)
{
    for (int i = 0; i < move->effect_count; i++)
        if (move->effects[i].fact == fact)
            return true;
    return false;
}

static bool mentions(const struct property_move *move, int fact)
{
    for (int i = 0; i < move->clause_count; i++)
        for (int j = 0; j < move->test_counts[i]; j++)
            if (move->clauses[i][j].fact == fact)
                return true;
    return changes(move, fact);
}

static bool type_touches(const struct property_model *model, int type, int fact)
{
    bool any = model->has_rule && mentions(&model->rule, fact);
    for (int i = 0; i < model->action_count; i++)
        any |= model->actions[i].of_type[type] && mentions(&model->actions[i], fact);
    return any;
}

/* Whether some values of the facts fulfil the preconditions. */
static bool can_ever(const struct property_model *model, const struct property_move *move)
{
    struct property_state state = {0};
    for (int fact = 0; fact < model->fact_count;) {
        if (can_move(move, &state, 0))
            return true;
        for (fact = 0; fact < model->fact_count; fact++) {
            if (++state.values[0][fact] < model->facts[fact].values)
                break;
            state.values[0][fact] = 0;
        }
    }
    return false;
}

bool property_may_set(const struct property_model *model, int agent, int fact)
{
    bool changed = model->has_rule && changes(&model->rule, fact) && can_ever(model, &model->rule);
    bool touched = false;
    for (int i = 0; i < model->action_count; i++)
        changed |= changes(&model->actions[i], fact) && can_ever(model, &model->actions[i]);
    for (int i = 0; i < model->type_count; i++)
        touched |= type_touches(model, i, fact);
    if (!model->facts[fact].shared && touched &&
        !type_touches(model, agent % model->type_count, fact))
        return false;
    return model->facts[fact].sensed || !changed;
}

/* ------------------------------------------------------------------ formulas */

static bool node_holds(const struct property_formula *formula, int node,
                       const struct property_state *state, int agent)
{
    switch (formula->nodes[node].kind) {
    case PROPERTY_AND:
        return node_holds(formula, formula->nodes[node].left, state, agent) &&
               node_holds(formula, formula->nodes[node].right, state, agent);
    case PROPERTY_OR:
        return node_holds(formula, formula->nodes[node].left, state, agent) ||
               node_holds(formula, formula->nodes[node].right, state, agent);
    case PROPERTY_NOT:
        return !node_holds(formula, formula->nodes[node].left, state, agent);
    default:
        return is_allowed(&formula->nodes[node].test, state, agent);
    }
}

bool property_holds(const struct property_formula *formula, const struct property_state *state,
                    int agent)
{
    return node_holds(formula, formula->count - 1, state, agent);
}

bool property_is_private(const struct property_model *model, const struct property_formula *formula)
{
    for (int i = 0; i < formula->count; i++)
        if (formula->nodes[i].kind == PROPERTY_TEST &&
            !model->facts[formula->nodes[i].test.fact].shared)
            return true;
    return false;
}

bool property_concerns(const struct property_model *model, const struct property_formula *formula,
                       int type)
{
    for (int i = 0; i < formula->count; i++) {
        int fact = formula->nodes[i].test.fact;
        if (formula->nodes[i].kind == PROPERTY_TEST && !model->facts[fact].shared &&
            type_touches(model, type, fact))
            return true;
    }
    return false;
}

/* ----------------------------------------------------------------- searching */

static int number_of(const struct property_model *model, const struct property_state *state,
                     int agents)
{
    int number = 0;
    for (int i = 0; i < agents; i++)
        for (int j = 0; j < model->fact_count; j++)
            if (i == 0 || !model->facts[j].shared)
                number = number * model->facts[j].values + state->values[i][j];
    for (int i = 0; model->once && i < agents; i++)
        number = number * 2 + state->done[i];
    return number;
}

struct front {
    const struct property_model *model;
    int agents, count;
    struct property_state states[PROPERTY_STATES];
    int steps[PROPERTY_STATES];
    bool known[PROPERTY_STATES];
};

static void meet(struct front *front, const struct property_state *state, int steps)
{
    int number = number_of(front->model, state, front->agents);
    if (front->known[number])
        return;
    front->known[number] = true;
    front->steps[front->count] = steps;
    front->states[front->count++] = *state;
}

/* All steps of up to four in PROPERTY_DURATION fall on multiples of these milliseconds. */
enum { STOPPED_EVERY = 5 };

/* Has an agent begin an action, and be stopped. */
static void expand_stopped(struct front *front, int index, int agent, int action)
{
    for (int time = STOPPED_EVERY; time < PROPERTY_DURATION; time += STOPPED_EVERY) {
        struct property_state to = front->states[index];
        if (property_begin(front->model, agent, action, time, &to))
            meet(front, &to, front->steps[index] + 1);
    }
}

static void expand_agent(struct front *front, int index, int agent)
{
    const struct property_model *model = front->model;
    const struct property_state from = front->states[index];
    int steps = front->steps[index] + 1;
    for (int i = 0; i <= model->action_count; i++) {
        struct property_state to = from;
        if (i < model->action_count ? property_act(model, agent, i, &to)
                                    : property_rule(model, agent, &to))
            meet(front, &to, steps);
    }
    for (int i = 0; i < model->action_count; i++)
        if (property_lasts(model, i))
            expand_stopped(front, index, agent, i);
    for (int i = 0; i < model->fact_count; i++)
        for (int j = 0; property_may_set(model, agent, i) && j < model->facts[i].values; j++) {
            struct property_state to = from;
            property_set(model, agent, i, j, &to);
            meet(front, &to, steps);
        }
}

int property_fewest(const struct property_model *model, const struct property_formula *formula,
                    bool wanted, int each, int focus)
{
    static struct front front;
    struct property_state start = property_start(model);
    front.model = model;
    front.agents = each * model->type_count;
    front.count = 0;
    memset(front.known, 0, sizeof front.known);
    meet(&front, &start, 0);
    for (int i = 0; i < front.count; i++) {
        if (property_holds(formula, &front.states[i], focus) == wanted)
            return front.steps[i];
        for (int j = 0; j < front.agents; j++)
            expand_agent(&front, i, j);
    }
    return -1;
}
