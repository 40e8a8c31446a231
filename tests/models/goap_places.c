/* SPDX-License-Identifier: MIT */
/* Makes places of the objects of random GOAP problems: see goap_places.h. */
#include "models/goap_places.h"

#include "models/goap_write.h"

static int pick(struct dice *dice, int count)
{
    return (int)roll(dice, (uint32_t)count);
}

/* A fact of objects without a parameter; -1: there is none. */
static int fact_for_places(const struct goap *goap)
{
    for (int i = 0; i < goap->fact_count; i++)
        if (goap->facts[i].kind == GOAP_OBJECT && !goap->facts[i].indexed)
            return i;
    return -1;
}

static bool mentions(const struct goap_action *action, int fact)
{
    for (int i = 0; i < action->condition.count; i++) {
        const struct goap_formula *formula = &action->condition.formulas[i];
        if (formula->form < GOAP_IS &&
            (formula->fact == fact || (formula->form == GOAP_SAME && formula->other == fact)))
            return true;
    }
    for (int i = 0; i < action->effect_count; i++) {
        const struct goap_effect *effect = &action->effects[i];
        if (effect->fact == fact || (effect->sign == 'c' && effect->copied == fact))
            return true;
        if (effect->depends && effect->when.form < GOAP_IS &&
            (effect->when.fact == fact ||
             (effect->when.form == GOAP_SAME && effect->when.other == fact)))
            return true;
    }
    return false;
}

/* An object, the parameter, or another fact of objects. */
static struct goap_place make_place(const struct goap *goap, const struct goap_action *action,
                                    struct dice *dice)
{
    struct goap_place place = {.fact = -1, .object = pick(dice, goap->object_count)};
    int fact = pick(dice, goap->fact_count);
    if (action->indexed && pick(dice, 2))
        place.object = GOAP_PARAMETER;
    if (goap->facts[fact].kind != GOAP_OBJECT || fact == goap->here || pick(dice, 2))
        return place;
    place.fact = fact;
    if (!goap->facts[fact].indexed)
        place.object = GOAP_NOTHING;
    return place;
}

void goap_add_places(struct goap *goap, struct dice *dice)
{
    goap->here = fact_for_places(goap);
    goap->has_places = goap->here >= 0;
    if (!goap->has_places)
        return;
    goap->speed = pick(dice, 2) ? 1000 : 1 + pick(dice, 3000);
    goap->calls_travel = pick(dice, 3) == 0;
    for (int i = 0; i < goap->object_count; i++) {
        goap->points[i][0] = (pick(dice, 41) - 20) * (pick(dice, 2) ? 1000 : 137);
        goap->points[i][1] = pick(dice, 2) ? 0 : pick(dice, 9000);
    }
    for (int i = 0; i < goap->action_count; i++) {
        struct goap_action *action = &goap->actions[i];
        if (mentions(action, goap->here) || pick(dice, 4) == 0)
            continue;
        action->walks = true;
        action->begin = action->end = make_place(goap, action, dice);
        action->has_route = pick(dice, 3) == 0;
        if (action->has_route)
            action->end = make_place(goap, action, dice);
        action->travels = pick(dice, 2);
        action->called &= !action->travels;
        action->dearest = action->travels ? 0 : action->dearest;
        action->adds = action->travels && pick(dice, 2);
    }
}

/* ----------------------------------------------------------------- writing */

static void write_number(int thousandths, struct text *yaml)
{
    int size = thousandths < 0 ? -thousandths : thousandths;
    text_add(yaml, "%s%d.%03d", thousandths < 0 ? "-" : "", size / 1000, size % 1000);
}

void goap_write_places(const struct goap *goap, struct text *yaml)
{
    if (!goap->has_places)
        return;
    text_add(yaml, "places:\n  fact: f%d\n", goap->here);
    if (goap->calls_travel) {
        text_add(yaml, "  travel: {call: way}\n");
        return;
    }
    text_add(yaml, "  speed: ");
    write_number(goap->speed, yaml);
    text_add(yaml, "\n  at:\n");
    for (int i = 0; i < goap->object_count; i++) {
        text_add(yaml, "    o%d: [", i);
        write_number(goap->points[i][0], yaml);
        text_add(yaml, ", ");
        write_number(goap->points[i][1], yaml);
        text_add(yaml, "]\n");
    }
}

static void write_place(const struct goap_place *place, struct text *yaml)
{
    if (place->fact >= 0)
        goap_name(yaml, 'f', place->fact, place->object);
    else if (place->object == GOAP_PARAMETER)
        text_add(yaml, "x");
    else
        text_add(yaml, "o%d", place->object);
}

void goap_write_place(const struct goap *goap, const struct goap_action *action, struct text *yaml)
{
    if (!goap->has_places || !action->walks)
        return;
    text_add(yaml, action->has_route ? "    route: [" : "    at: ");
    write_place(&action->begin, yaml);
    if (action->has_route) {
        text_add(yaml, ", ");
        write_place(&action->end, yaml);
    }
    text_add(yaml, action->has_route ? "]\n" : "\n");
}
