/* SPDX-License-Identifier: MIT */
/* Makes random small GOAP problems, part by part: see goap_random.h. */
#include "models/goap_random.h"

#include "models/goap_facts.h"

enum { SMALL_ACTIONS = 8 };

/* What can be named where something is being made. */
struct scope {
    const struct goap *goap;
    struct dice *dice;
    bool parameter;
    int depth; /* of objects that are read */
};

/* ------------------------------------------------------------------ facts */

struct goap_state goap_random_state(const struct goap *goap, struct dice *dice)
{
    struct goap_state state = {{{0}}, false};
    for (int i = 0; i < goap->fact_count; i++)
        for (int j = 0; j < goap_instances(goap, i); j++)
            state.values[i][j] = pick(dice, goap->facts[i].top + 1);
    return state;
}

/* ------------------------------------------------------------- conditions */

static int object_for(const struct scope *scope, int fact);

/* The value of a fact, as an object; or GOAP_NOTHING, where the dice find no fact of objects. */
static int make_reading(const struct scope *scope)
{
    struct scope inner = *scope;
    int fact = pick(scope->dice, scope->goap->fact_count);
    enum goap_kind kind = scope->goap->facts[fact].kind;
    inner.depth--;
    if (kind != GOAP_OBJECT && kind != GOAP_MAYBE)
        return GOAP_NOTHING;
    return goap_reading(fact, object_for(&inner, fact));
}

static int object_for(const struct scope *scope, int fact)
{
    if (!scope->goap->facts[fact].indexed)
        return GOAP_NOTHING;
    if (scope->goap->reads && scope->depth > 0 && !one_in(scope->dice, 3)) {
        int reading = make_reading(scope);
        if (reading != GOAP_NOTHING)
            return reading;
    }
    if (scope->parameter && !one_in(scope->dice, 3))
        return GOAP_PARAMETER;
    return pick(scope->dice, scope->goap->object_count);
}

/* A fact to compare with: of the same kind, and not the same one. Or -1. Of many symbols there
 * would be too many boxes. */
static int other_of(const struct scope *scope, int number)
{
    const struct goap *goap = scope->goap;
    int other = pick(scope->dice, goap->fact_count);
    bool fits = other != number && goap->facts[other].kind == goap->facts[number].kind &&
                goap->facts[number].kind != GOAP_NUMBER;
    return fits && !(goap->many && goap->facts[number].kind == GOAP_SYMBOL) ? other : -1;
}

/* ---------------------------------------------------------------- amounts */

/* A number to work with that has at most so many values above its lowest; or -1. */
static int number_of_few(const struct scope *scope, int top)
{
    int number = pick(scope->dice, scope->goap->fact_count);
    const struct goap_fact *fact = &scope->goap->facts[number];
    return fact->kind == GOAP_NUMBER && fact->top <= top ? number : -1;
}

/* An amount of whole steps, for which 4 boxes or variants are enough; false where the dice find no
 * numbers for it. */
static bool make_amount(const struct scope *scope, int step, struct goap_amount *amount)
{
    struct dice *dice = scope->dice;
    if (!scope->goap->amounts && !scope->goap->counts)
        return false;
    amount->fact = number_of_few(scope, 3);
    if (amount->fact < 0)
        return false;
    amount->object = object_for(scope, amount->fact);
    amount->weight = step * (one_in(dice, 3) ? 1 + pick(dice, 3) : 1);
    if (one_in(dice, 3))
        amount->weight = -amount->weight;
    amount->more = step * (pick(dice, 5) - 2);
    bool multiplied = scope->goap->facts[amount->fact].top == 1 && one_in(dice, 2);
    amount->factor = multiplied ? number_of_few(scope, 1) : -1;
    amount->factor_object = amount->factor < 0 ? 0 : object_for(scope, amount->factor);
    return true;
}

/* A count, mostly of what objects are in the facts that have them, with weights that differ and with
 * numbers, so that boxes do not represent it. */
static bool make_count(const struct scope *scope, struct goap_formula *formula)
{
    const struct goap *goap = scope->goap;
    struct dice *dice = scope->dice;
    struct goap_count *count = &formula->count;
    count->weight = one_in(dice, 2) ? 1 : 2 + pick(dice, 2);
    count->literal_count = 1 + one_in(dice, 3);
    count->either = one_in(dice, 2);
    count->sign = "=!>><<"[roll(dice, 6)];
    for (int i = 0; i < count->literal_count; i++) {
        int number = pick(dice, goap->fact_count);
        for (int j = 0; j < goap->fact_count && !goap->facts[number].indexed; j++)
            number = (number + 1) % goap->fact_count;
        bool is_indexed = goap->facts[number].indexed && !one_in(dice, 8);
        count->literals[i].fact = number;
        count->literals[i].object = is_indexed ? GOAP_ALL : object_for(scope, number);
        count->literals[i].value = pick(dice, goap->facts[number].top + 1);
        count->literals[i].negated = one_in(dice, 3);
    }
    formula->form = GOAP_COUNT;
    formula->value = pick(dice, count->weight * goap->object_count + 2);
    for (int tries = 0; tries < 8 && !count->summed; tries++)
        count->summed = make_amount(scope, 1, &formula->amount) && formula->amount.factor < 0;
    if (count->summed)
        formula->value += formula->amount.more;
    return true;
}

/* The number that a value of a fact is called. */
static int called(const struct goap_fact *fact, int value)
{
    return fact->low + fact->step * value;
}

/* Whether an amount is a value of a fact, whatever the values of its own facts are. */
static bool always_fits(const struct goap *goap, const struct goap_amount *amount,
                        const struct goap_fact *fact)
{
    const struct goap_fact *from = &goap->facts[amount->fact];
    for (int i = 0; i <= from->top; i++) {
        int above = amount->weight * called(from, i) + amount->more - fact->low;
        if (above % fact->step || above < 0 || above / fact->step > fact->top)
            return false;
    }
    return amount->factor < 0;
}

static struct goap_formula make_literal(const struct scope *scope)
{
    struct dice *dice = scope->dice;
    int number = pick(dice, scope->goap->fact_count);
    const struct goap_fact *fact = &scope->goap->facts[number];
    struct goap_formula literal = {.form = GOAP_EQUAL, .fact = number};
    literal.object = object_for(scope, number);
    literal.value = pick(dice, fact->top + 1);
    literal.other = one_in(dice, 5) ? other_of(scope, number) : -1;
    if (literal.object <= GOAP_READING) /* few boxes */
        literal.other = -1;
    if (scope->goap->counts && one_in(dice, 2) && make_count(scope, &literal))
        return literal;
    if (fact->kind == GOAP_NUMBER && make_amount(scope, 1, &literal.amount)) {
        literal.form = GOAP_SUM;
        literal.value = one_in(dice, 2);
    } else if (scope->parameter && one_in(dice, 10)) {
        literal.form = GOAP_IS;
        literal.value = pick(dice, scope->goap->object_count);
    } else if (literal.other >= 0) {
        literal.form = GOAP_SAME;
        literal.other_object = object_for(scope, literal.other);
    } else if (fact->kind != GOAP_BOOL && literal.object > GOAP_READING && one_in(dice, 5)) {
        literal.form = GOAP_IN;
        for (int i = 0; i < 3; i++)
            literal.set |= 1u << pick(dice, fact->top + 1);
    } else if (fact->kind == GOAP_NUMBER && !one_in(dice, 3)) {
        literal.form = one_in(dice, 2) ? GOAP_AT_LEAST : GOAP_BELOW;
    } else if ((fact->kind == GOAP_OBJECT || fact->kind == GOAP_MAYBE) && scope->parameter &&
               !one_in(dice, 3)) {
        literal.value = GOAP_PARAMETER;
    }
    return literal;
}

static int add_formula(struct goap_condition *condition, struct goap_formula formula)
{
    condition->formulas[condition->count] = formula;
    return condition->count++;
}

static int maybe_negated(const struct scope *scope, struct goap_condition *condition, int formula)
{
    if (!one_in(scope->dice, 5))
        return formula;
    return add_formula(condition, (struct goap_formula){.form = GOAP_NOT, .left = formula});
}

/* Three literals are 64 boxes at the most. */
static struct goap_condition make_condition(const struct scope *outer, int literals)
{
    struct goap_condition condition = {.count = 0};
    struct scope inner = *outer, *scope = &inner;
    if (scope->goap->reads && literals > 2)
        literals = 2;
    inner.depth = literals > 1 ? 1 : 2;
    int all = maybe_negated(scope, &condition, add_formula(&condition, make_literal(scope)));
    for (int i = 1; i < literals; i++) {
        int next = maybe_negated(scope, &condition, add_formula(&condition, make_literal(scope)));
        enum goap_form form = one_in(scope->dice, 5) ? GOAP_OR : GOAP_AND;
        struct goap_formula joined = {.form = form, .left = all, .right = next};
        all = maybe_negated(scope, &condition, add_formula(&condition, joined));
    }
    return condition;
}

/* ---------------------------------------------------------------- actions */

/* The same, as a copy of another fact whose values fit; or as it is. */
static struct goap_effect copied(const struct scope *scope, struct goap_effect effect)
{
    int other = other_of(scope, effect.fact);
    if (other < 0 || scope->goap->facts[other].top > scope->goap->facts[effect.fact].top)
        return effect;
    effect.sign = 'c';
    effect.copied = other;
    effect.copied_object = object_for(scope, other);
    return effect;
}

static struct goap_effect make_effect(const struct scope *scope, int number)
{
    struct dice *dice = scope->dice;
    const struct goap_fact *fact = &scope->goap->facts[number];
    struct goap_effect effect = {.fact = number, .sign = '='};
    effect.object = object_for(scope, number);
    effect.value = pick(dice, fact->top + 1);
    if (fact->indexed && one_in(dice, 6))
        effect.object = GOAP_ALL;
    bool amount = fact->kind == GOAP_NUMBER && effect.object != GOAP_ALL &&
                  make_amount(scope, fact->step, &effect.amount);
    if (amount) {
        effect.sign = always_fits(scope->goap, &effect.amount, fact) ? 'a' : 's';
    } else if (fact->kind == GOAP_NUMBER && !one_in(dice, 8)) {
        effect.sign = '+';
        effect.value = one_in(dice, 3) ? 1 + pick(dice, 4) : 1;
        if (one_in(dice, 2))
            effect.value = -effect.value;
    } else if ((fact->kind == GOAP_OBJECT || fact->kind == GOAP_MAYBE) && scope->parameter &&
               !one_in(dice, 3)) {
        effect.value = GOAP_PARAMETER;
    } else if (effect.object != GOAP_ALL && one_in(dice, 5)) {
        return copied(scope, effect);
    }
    return effect;
}

static void make_calls(struct goap_action *action, struct dice *dice)
{
    action->procedural = one_in(dice, 8);
    action->called = one_in(dice, 8);
    if (!action->called && one_in(dice, 6))
        action->dearest = action->cost + 1 + pick(dice, 4);
    for (int i = 0; i < GOAP_OBJECTS; i++) {
        action->denied[i] = one_in(dice, 2);
        action->dynamic_cost[i] = action->cost + pick(dice, 4) - 1;
        if (action->dynamic_cost[i] < 0)
            action->dynamic_cost[i] = 0;
    }
}

/* An amount in the place of the cost, which is never below 0. */
static void make_price(const struct scope *scope, struct goap_action *action)
{
    const struct goap *goap = scope->goap;
    struct goap_amount *price = &action->price;
    action->priced = one_in(scope->dice, 2) && make_amount(scope, 1, price);
    if (!action->priced)
        return;
    action->called = false;
    action->dearest = 0;
    int least = 0;
    for (int i = 0; i <= goap->facts[price->fact].top; i++)
        for (int j = 0; j <= (price->factor < 0 ? 0 : goap->facts[price->factor].top); j++) {
            int factor = price->factor < 0 ? 1 : called(&goap->facts[price->factor], j);
            int cost = price->weight * called(&goap->facts[price->fact], i) * factor;
            least = (i == 0 && j == 0) || cost < least ? cost : least;
        }
    price->more = pick(scope->dice, 4) - least;
}

/* Values are often to be had in turn only: that makes plans long. */
static void add_turn(struct goap_condition *condition, const struct goap *goap,
                     const struct goap_effect *effect)
{
    int top = goap->facts[effect->fact].top, before = condition->count - 1;
    if (effect->sign != '=' || effect->object == GOAP_ALL || effect->value == GOAP_PARAMETER)
        return;
    struct goap_formula turn = {.form = GOAP_EQUAL, .fact = effect->fact};
    turn.object = effect->object;
    turn.value = (effect->value + top) % (top + 1);
    int last = add_formula(condition, turn);
    if (before >= 0)
        add_formula(condition,
                    (struct goap_formula){.form = GOAP_AND, .left = before, .right = last});
}

/* Lets an effect depend on a literal, and sometimes gives the fact another value where that does not
 * hold. */
static void make_case(const struct scope *scope, struct goap_action *action, int number)
{
    struct goap_effect *effect = &action->effects[number];
    struct dice *dice = scope->dice;
    if (scope->goap->reads || (effect->sign != '=' && effect->sign != '+') || !one_in(dice, 4))
        return;
    effect->depends = true;
    effect->unless = one_in(dice, 3);
    do /* one name stands for all objects */
        effect->when = make_literal(scope);
    while (effect->when.form == GOAP_COUNT && effect->object == GOAP_ALL);
    if (action->effect_count == GOAP_EFFECTS || one_in(dice, 2))
        return;
    struct goap_effect *other = &action->effects[action->effect_count++];
    *other = *effect;
    other->unless = !effect->unless;
    other->sign = '=';
    other->value = pick(dice, scope->goap->facts[effect->fact].top + 1);
}

static struct goap_action make_action(const struct goap *goap, struct dice *dice)
{
    struct goap_action action = {.indexed = one_in(dice, 3)};
    struct scope scope = {goap, dice, action.indexed, 2};
    action.excluded = one_in(dice, 25);
    action.cost = one_in(dice, 3) ? 0 : pick(dice, 6);
    make_calls(&action, dice);
    make_price(&scope, &action);
    if (!one_in(dice, 8))
        action.condition = make_condition(&scope, one_in(dice, 3) ? 1 + pick(dice, 3) : 1);
    int wanted = 1 + (one_in(dice, 2) ? pick(dice, GOAP_EFFECTS) : 0), first = pick(dice, 6);
    for (int i = 0; i < goap->fact_count && action.effect_count < wanted; i++)
        action.effects[action.effect_count++] = make_effect(&scope, (first + i) % goap->fact_count);
    for (int i = action.effect_count; i-- > 0;)
        make_case(&scope, &action, i);
    if (one_in(dice, 2) && !(goap->reads && action.condition.count > 2))
        add_turn(&action.condition, goap, &action.effects[0]);
    return action;
}

/* ------------------------------------------------------------------ goals */

/* Where steps at random lead to. */
static struct goap_state wander(const struct goap *goap, struct dice *dice)
{
    struct goap_state state = goap_start(goap);
    for (int i = 0; i < 60; i++) {
        struct goap_step step = {pick(dice, goap->action_count), GOAP_NOTHING};
        if (goap->actions[step.action].indexed)
            step.object = pick(dice, goap->object_count);
        (void)goap_carry_out(goap, &step, &state);
    }
    return state;
}

/* A few of the values that a state has and the start has not, or any condition
 * if there are none. */
static struct goap_condition make_goal(const struct scope *scope, const struct goap_state *state)
{
    const struct goap *goap = scope->goap;
    struct goap_condition goal = {.count = 0};
    int first = pick(scope->dice, goap->fact_count), wanted = 1 + pick(scope->dice, 3);
    for (int i = 0, all = 0; i < goap->fact_count && wanted > 0; i++) {
        int fact = (first + i) % goap->fact_count, object = object_for(scope, fact);
        int place = goap_object(goap, object, GOAP_NOTHING, state);
        int value = state->values[fact][place < 0 ? 0 : place];
        struct goap_formula literal = {.form = GOAP_EQUAL, .fact = fact};
        literal.object = object;
        literal.value = value;
        if (place == GOAP_UNFIT || value == goap->facts[fact].start)
            continue;
        int next = add_formula(&goal, literal);
        struct goap_formula both = {.form = GOAP_AND, .left = all, .right = next};
        all = next == 0 ? 0 : add_formula(&goal, both);
        wanted--;
    }
    return goal.count ? goal : make_condition(scope, 1 + pick(scope->dice, 3));
}

static void make_goap(struct goap *goap, struct dice *dice, long states)
{
    struct scope scope = {goap, dice, false, 1};
    goap->object_count = 2 + pick(dice, GOAP_OBJECTS - 1);
    goap->fact_count = 0;
    goap_random_facts(goap, dice, states);
    goap->action_count = 2 + pick(dice, SMALL_ACTIONS - 1);
    for (int i = 0; i < goap->action_count; i++)
        goap->actions[i] = make_action(goap, dice);
    struct goap_state far = wander(goap, dice);
    if (one_in(dice, 4))
        goap->goal = make_condition(&scope, 1 + pick(dice, 3));
    else
        goap->goal = make_goal(&scope, &far);
}

/* Most goals are near, or beyond reach: some are given up for others. */
void goap_random(struct goap *goap, struct dice *dice, long states)
{
    make_goap(goap, dice, states);
    for (int tries = pick(dice, 20) + (goap->lengthy ? 10 : 0); tries > 0; tries--) {
        struct goap_state start = goap_start(goap);
        if (goap_solve(goap, &start).steps > 3)
            break;
        make_goap(goap, dice, states);
    }
}
