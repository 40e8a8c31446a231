/* SPDX-License-Identifier: MIT */
/* Makes random problems of making things out of things: see goap_crafting.h. */
#include "models/goap_crafting.h"

static int pick(struct dice *dice, int count)
{
    return (int)roll(dice, (uint32_t)count);
}

/* One more literal that must hold, too. */
static void demand(struct goap_condition *condition, int fact, int value)
{
    int before = condition->count - 1;
    struct goap_formula literal = {.form = GOAP_EQUAL, .fact = fact, .object = GOAP_NOTHING};
    literal.value = value;
    condition->formulas[condition->count++] = literal;
    struct goap_formula both = {.form = GOAP_AND, .left = before, .right = before + 1};
    if (before >= 0)
        condition->formulas[condition->count++] = both;
}

static void change(struct goap_action *action, int fact, int value)
{
    struct goap_effect effect = {.fact = fact, .object = GOAP_NOTHING, .sign = '='};
    effect.value = value;
    action->effects[action->effect_count++] = effect;
}

/* From up to three things before it in the list. The ways that take fewer steps
 * are often dear. */
static struct goap_action way_to_make(int thing, struct dice *dice)
{
    struct goap_action action = {.cost = pick(dice, 4)};
    int parts = thing == 0 ? 0 : pick(dice, 4), part = thing;
    for (int i = 0; i < parts && part > 0; i++) {
        part -= 1 + pick(dice, 3);
        if (part < 0)
            break;
        demand(&action.condition, part, 1);
        if (roll(dice, 3) == 0)
            change(&action, part, 0);
    }
    if (parts < 2)
        action.cost += pick(dice, 6 * thing + 1);
    if (roll(dice, 4) == 0 && parts > 0)
        demand(&action.condition, thing, 0);
    change(&action, thing, 1);
    return action;
}

void goap_crafting(struct goap *goap, struct dice *dice)
{
    int count = 10 + pick(dice, GOAP_FACTS - 9);
    *goap = (struct goap){.object_count = 2, .fact_count = count};
    for (int i = 0; i < count; i++)
        goap->facts[i] = (struct goap_fact){GOAP_BOOL, false, 1, 0, 1, roll(dice, 10) == 0};
    goap->action_count = count + pick(dice, GOAP_ACTIONS - count + 1);
    for (int i = 0; i < goap->action_count; i++)
        goap->actions[i] = way_to_make(i < count ? i : pick(dice, count), dice);
    int wanted = 1 + pick(dice, 3);
    for (int i = 1; i <= wanted; i++)
        demand(&goap->goal, count - i, 1);
}
