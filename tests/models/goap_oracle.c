/* SPDX-License-Identifier: MIT */
/* The uniform-cost search over plain numbers: see goap_oracle.h. */
#include "models/goap_oracle.h"

#include <assert.h>
#include <string.h>

/* ---------------------------------------------------------------- meaning */

/* Facts and objects, one behind the other, in one number. */
enum { READING_FACTS = 40, READING_PLAIN = 8 };

int goap_reading(int fact, int object)
{
    int inner = object <= GOAP_READING ? READING_PLAIN + GOAP_READING - object : object + 3;
    return GOAP_READING - fact - READING_FACTS * inner;
}

int goap_read_fact(int reading)
{
    return (GOAP_READING - reading) % READING_FACTS;
}

int goap_read_object(int reading)
{
    int inner = (GOAP_READING - reading) / READING_FACTS;
    return inner < READING_PLAIN ? inner - 3 : GOAP_READING - (inner - READING_PLAIN);
}

static int value_of(const struct goap *goap, const struct goap_state *state, int fact, int object)
{
    return state->values[fact][goap->facts[fact].indexed ? object : 0];
}

/* As deep as readings are within others. */
int goap_object(const struct goap *goap, int object, int parameter, const struct goap_state *state)
{
    if (object > GOAP_READING)
        return object == GOAP_PARAMETER ? parameter : object;
    int inner = goap_object(goap, goap_read_object(object), parameter, state);
    if (inner == GOAP_UNFIT)
        return GOAP_UNFIT;
    int value = value_of(goap, state, goap_read_fact(object), inner);
    return value < goap->object_count ? value : GOAP_UNFIT;
}

/* What the YAML calls the value of a number. */
static int number_named(const struct goap *goap, const struct goap_state *state, int fact,
                        int object)
{
    return goap->facts[fact].low + goap->facts[fact].step * value_of(goap, state, fact, object);
}

static int worked_out(const struct goap *goap, const struct goap_amount *amount, int parameter,
                      const struct goap_state *state)
{
    int number = number_named(goap, state, amount->fact,
                              goap_object(goap, amount->object, parameter, state));
    if (amount->factor >= 0)
        number *= number_named(goap, state, amount->factor,
                               goap_object(goap, amount->factor_object, parameter, state));
    return amount->weight * number + amount->more;
}

/* Whether what is counted holds of an object. */
static bool counts_object(const struct goap *goap, const struct goap_count *count, int counted,
                          int parameter, const struct goap_state *state)
{
    int holding = 0;
    for (int i = 0; i < count->literal_count; i++) {
        int object = count->literals[i].object;
        object = object == GOAP_ALL ? counted : goap_object(goap, object, parameter, state);
        int value = value_of(goap, state, count->literals[i].fact, object);
        holding += (value == count->literals[i].value) != count->literals[i].negated;
    }
    return count->either ? holding > 0 : holding == count->literal_count;
}

static bool count_compares(const struct goap *goap, const struct goap_formula *formula,
                           int parameter, const struct goap_state *state)
{
    const struct goap_count *count = &formula->count;
    int number = count->summed ? worked_out(goap, &formula->amount, parameter, state) : 0;
    for (int i = 0; i < goap->object_count; i++)
        if (counts_object(goap, count, i, parameter, state))
            number += count->weight;
    if (count->sign == '=' || count->sign == '!')
        return (number == formula->value) == (count->sign == '=');
    return count->sign == '>' ? number >= formula->value : number < formula->value;
}

static bool literal_holds(const struct goap *goap, const struct goap_formula *formula,
                          int parameter, const struct goap_state *state)
{
    if (formula->form == GOAP_IS)
        return parameter == formula->value;
    if (formula->form == GOAP_COUNT)
        return count_compares(goap, formula, parameter, state);
    int object = goap_object(goap, formula->object, parameter, state);
    int actual = value_of(goap, state, formula->fact, object);
    int wanted = formula->value == GOAP_PARAMETER ? parameter : formula->value;
    if (formula->form == GOAP_SUM) {
        const struct goap_fact *fact = &goap->facts[formula->fact];
        bool below =
            fact->low + fact->step * actual < worked_out(goap, &formula->amount, parameter, state);
        return below == (formula->value != 0);
    }
    if (formula->form == GOAP_SAME)
        wanted = value_of(goap, state, formula->other,
                          goap_object(goap, formula->other_object, parameter, state));
    if (formula->form == GOAP_AT_LEAST)
        return actual >= wanted;
    if (formula->form == GOAP_BELOW)
        return actual < wanted;
    if (formula->form == GOAP_IN)
        return (formula->set >> actual & 1) != 0;
    return actual == wanted;
}

/* Whether an object of a literal is none in a state. */
static bool means_nothing(const struct goap *goap, const struct goap_formula *formula,
                          int parameter, const struct goap_state *state)
{
    if (formula->form >= GOAP_IS)
        return false;
    return goap_object(goap, formula->object, parameter, state) == GOAP_UNFIT ||
           (formula->form == GOAP_SAME &&
            goap_object(goap, formula->other_object, parameter, state) == GOAP_UNFIT);
}

/* The formulas stand in an order in which each comes after its parts. A literal that means nothing
 * neither holds nor fails, and so on upwards. */
static bool condition_holds(const struct goap *goap, const struct goap_condition *condition,
                            int parameter, const struct goap_state *state)
{
    bool holds[GOAP_FORMULAS], fails[GOAP_FORMULAS];
    for (int i = 0; i < condition->count; i++) {
        const struct goap_formula *formula = &condition->formulas[i];
        int left = formula->left, right = formula->right;
        if (formula->form == GOAP_NOT) {
            holds[i] = fails[left];
            fails[i] = holds[left];
        } else if (formula->form == GOAP_AND) {
            holds[i] = holds[left] && holds[right];
            fails[i] = fails[left] || fails[right];
        } else if (formula->form == GOAP_OR) {
            holds[i] = holds[left] || holds[right];
            fails[i] = fails[left] && fails[right];
        } else {
            bool nothing = means_nothing(goap, formula, parameter, state);
            holds[i] = !nothing && literal_holds(goap, formula, parameter, state);
            fails[i] = !nothing && !holds[i];
        }
    }
    return condition->count == 0 || holds[condition->count - 1];
}

static void change(const struct goap *goap, const struct goap_effect *effect, int parameter,
                   const struct goap_state *before, int *value)
{
    const struct goap_fact *fact = &goap->facts[effect->fact];
    int top = fact->top;
    if (effect->sign == 'a')
        *value = (worked_out(goap, &effect->amount, parameter, before) - fact->low) / fact->step;
    else if (effect->sign == 's')
        *value += worked_out(goap, &effect->amount, parameter, before) / fact->step;
    else if (effect->sign == 'c')
        *value = value_of(goap, before, effect->copied,
                          goap_object(goap, effect->copied_object, parameter, before));
    else if (effect->sign == '+')
        *value += effect->value;
    else
        *value = effect->value == GOAP_PARAMETER ? parameter : effect->value;
    *value = *value < 0 ? 0 : *value > top ? top : *value;
}

/* The object that a place is in a state. */
static int place_of(const struct goap *goap, const struct goap_place *place, int parameter,
                    const struct goap_state *state)
{
    int object = goap_object(goap, place->object, parameter, state);
    return place->fact < 0 ? object : value_of(goap, state, place->fact, object);
}

/* The first number of milliseconds in which that way is walked at least. */
static int walk_time(const struct goap *goap, const int *from, const int *to)
{
    long x = from[0] - to[0];
    long y = from[1] - to[1];
    long long wanted = (long long)(x * x + y * y) * 1000000;
    long long low = 0, high = 100000000; /* far enough, and its square fits */
    while (low < high) {
        long long middle = (low + high) / 2, way = middle * goap->speed;
        if (way > 3000000000 || way * way >= wanted)
            high = middle;
        else
            low = middle + 1;
    }
    return (int)low;
}

int goap_walk_time(const struct goap *goap, int from, int to)
{
    return walk_time(goap, goap->points[from], goap->points[to]);
}

static void apply(const struct goap *goap, const struct goap_step *step, struct goap_state *state)
{
    const struct goap_state before = *state;
    const struct goap_action *action = &goap->actions[step->action];
    for (int i = 0; i < action->effect_count; i++) {
        const struct goap_effect *effect = &action->effects[i];
        int *values = state->values[effect->fact];
        if (effect->depends &&
            literal_holds(goap, &effect->when, step->object, &before) == effect->unless)
            continue;
        if (effect->object == GOAP_ALL)
            for (int j = 0; j < goap->object_count; j++)
                change(goap, effect, step->object, &before, &values[j]);
        else if (goap->facts[effect->fact].indexed)
            change(goap, effect, step->object, &before,
                   &values[goap_object(goap, effect->object, step->object, &before)]);
        else
            change(goap, effect, step->object, &before, &values[0]);
    }
    if (action->walks)
        state->values[goap->here][0] = place_of(goap, &action->end, step->object, &before);
    state->strays &= !action->walks;
}

static bool can_do(const struct goap *goap, const struct goap_step *step,
                   const struct goap_state *state)
{
    const struct goap_action *action = &goap->actions[step->action];
    int object = step->object < 0 ? 0 : step->object;
    for (int i = 0; i < action->effect_count; i++) {
        const struct goap_effect *effect = &action->effects[i];
        if (goap_object(goap, effect->object, step->object, state) == GOAP_UNFIT ||
            (effect->sign == 'c' &&
             goap_object(goap, effect->copied_object, step->object, state) == GOAP_UNFIT))
            return false;
    }
    return !action->excluded && !(action->procedural && action->denied[object]) &&
           condition_holds(goap, &action->condition, step->object, state);
}

bool goap_carry_out(const struct goap *goap, const struct goap_step *step, struct goap_state *state)
{
    if (!can_do(goap, step, state))
        return false;
    apply(goap, step, state);
    return true;
}

static int cost_of(const struct goap *goap, const struct goap_step *step,
                   const struct goap_state *state)
{
    const struct goap_action *action = &goap->actions[step->action];
    if (action->walks && action->travels) {
        int begin = place_of(goap, &action->begin, step->object, state);
        int end = place_of(goap, &action->end, step->object, state);
        const int *from = state->strays ? goap->stray : goap->points[state->values[goap->here][0]];
        int time = walk_time(goap, from, goap->points[begin]) + goap_walk_time(goap, begin, end);
        return 1 + (time + 999) / 1000 +
               (!action->adds    ? 0
                : action->priced ? worked_out(goap, &action->price, step->object, state)
                                 : action->cost);
    }
    if (action->priced)
        return worked_out(goap, &action->price, step->object, state);
    int dynamic_cost = action->dynamic_cost[step->object < 0 ? 0 : step->object];
    bool is_dynamic = action->called || action->dearest > action->cost;
    return is_dynamic && dynamic_cost > action->cost ? dynamic_cost : action->cost;
}

/* ----------------------------------------------------------------- states */

int goap_instances(const struct goap *goap, int fact)
{
    return goap->facts[fact].indexed ? goap->object_count : 1;
}

long goap_size(const struct goap *goap)
{
    long size = 1;
    for (int i = 0; i < goap->fact_count; i++)
        for (int j = 0; j < goap_instances(goap, i); j++)
            size *= goap->facts[i].top + 1;
    return size;
}

struct goap_state goap_start(const struct goap *goap)
{
    struct goap_state state = {{{0}}, false};
    for (int i = 0; i < goap->fact_count; i++)
        for (int j = 0; j < goap_instances(goap, i); j++)
            state.values[i][j] = goap->facts[i].start;
    return state;
}

/* Whether a condition without the parameter holds in a state. */
static bool goap_holds(const struct goap *goap, const struct goap_condition *condition,
                       const struct goap_state *state)
{
    return condition_holds(goap, condition, GOAP_NOTHING, state);
}

static int number_of(const struct goap *goap, const struct goap_state *state)
{
    int number = 0;
    for (int i = 0; i < goap->fact_count; i++)
        for (int j = 0; j < goap_instances(goap, i); j++)
            number = number * (goap->facts[i].top + 1) + state->values[i][j];
    return 2 * number + state->strays;
}

/* ----------------------------------------------------------------- search */

/* By the number of the state; `waiting` are those reached and not yet left. */
struct search {
    const struct goap *goap;
    struct goap_state states[2 * GOAP_STATES];
    int costs[2 * GOAP_STATES], steps[2 * GOAP_STATES];
    bool reached[2 * GOAP_STATES];
    int waiting[2 * GOAP_STATES], waiting_count;
    struct goap_answer answer;
};

static bool is_nearer(int cost, int steps, int other_cost, int other_steps)
{
    return cost < other_cost || (cost == other_cost && steps < other_steps);
}

static void reach(struct search *search, const struct goap_state *state, int cost, int steps)
{
    int number = number_of(search->goap, state);
    if (search->reached[number] &&
        !is_nearer(cost, steps, search->costs[number], search->steps[number]))
        return;
    if (!search->reached[number]) {
        search->states[number] = *state;
        search->waiting[search->waiting_count++] = number;
        search->answer.reached++;
    }
    search->reached[number] = true;
    search->costs[number] = cost;
    search->steps[number] = steps;
}

static int take_nearest(struct search *search)
{
    int best = 0;
    for (int i = 1; i < search->waiting_count; i++) {
        int one = search->waiting[i], other = search->waiting[best];
        if (is_nearer(search->costs[one], search->steps[one], search->costs[other],
                      search->steps[other]))
            best = i;
    }
    int number = search->waiting[best];
    search->waiting[best] = search->waiting[--search->waiting_count];
    return number;
}

static void leave(struct search *search, int number)
{
    const struct goap *goap = search->goap;
    for (int i = 0; i < goap->action_count; i++) {
        int last = goap->actions[i].indexed ? goap->object_count - 1 : GOAP_NOTHING;
        for (int j = last < 0 ? GOAP_NOTHING : 0; j <= last; j++) {
            struct goap_step step = {i, j};
            struct goap_state after = search->states[number];
            if (goap_carry_out(goap, &step, &after))
                reach(search, &after,
                      search->costs[number] + cost_of(goap, &step, &search->states[number]),
                      search->steps[number] + 1);
        }
    }
}

struct goap_answer goap_solve(const struct goap *goap, const struct goap_state *state)
{
    static struct search search;
    assert(goap_size(goap) <= GOAP_STATES);
    memset(search.reached, 0, sizeof search.reached);
    memset(&search.answer, 0, sizeof search.answer);
    search.goap = goap;
    search.waiting_count = 0;
    reach(&search, state, 0, 0);
    while (search.waiting_count > 0) {
        int number = take_nearest(&search);
        if (!search.answer.solvable && goap_holds(goap, &goap->goal, &search.states[number])) {
            search.answer.solvable = true;
            search.answer.cost = search.costs[number];
            search.answer.steps = search.steps[number];
        }
        leave(&search, number);
    }
    return search.answer;
}

bool goap_replays(const struct goap *goap, const struct goap_state *state,
                  const struct goap_step *steps, int length, int *cost)
{
    struct goap_state now = *state;
    *cost = 0;
    for (int i = 0; i < length; i++) {
        const struct goap_state before = now;
        if (!goap_carry_out(goap, &steps[i], &now))
            return false;
        *cost += cost_of(goap, &steps[i], &before);
    }
    return goap_holds(goap, &goap->goal, &now);
}
