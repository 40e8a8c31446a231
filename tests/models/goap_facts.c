/* SPDX-License-Identifier: MIT */
/* Makes the facts of random small GOAP problems: see goap_facts.h. */
#include "models/goap_facts.h"

enum { SMALL_FACTS = 6 };

/* A fact that multiplies the states by no more than there is room for. */
static struct goap_fact make_fact(const struct goap *goap, struct dice *dice, long room)
{
    static const enum goap_kind kinds[] = {GOAP_BOOL,   GOAP_BOOL,   GOAP_BOOL,   GOAP_SYMBOL,
                                           GOAP_SYMBOL, GOAP_OBJECT, GOAP_NUMBER, GOAP_NUMBER};
    struct goap_fact fact = {kinds[roll(dice, 8)], one_in(dice, 4), 1, 0, 1, 0};
    if (goap->counts) { /* a number, and what is counted beside it */
        fact.kind = goap->fact_count == 0 ? GOAP_NUMBER : fact.kind;
        fact.indexed = goap->fact_count > 0 && (fact.indexed || !one_in(dice, 4));
    }
    if (goap->amounts && !one_in(dice, 4))
        fact.kind = GOAP_NUMBER;
    if (goap->reads && one_in(dice, 2))
        fact.kind = one_in(dice, 2) ? GOAP_OBJECT : GOAP_MAYBE;
    if (goap->reads)
        fact.indexed = one_in(dice, 2);
    if (fact.kind == GOAP_SYMBOL)
        fact.top = 1 + pick(dice, 3);
    if (fact.kind == GOAP_OBJECT || fact.kind == GOAP_MAYBE)
        fact.top = goap->object_count - (fact.kind == GOAP_OBJECT);
    if (fact.kind == GOAP_NUMBER) {
        fact.top = 1 + pick(dice, goap->amounts ? 4 : goap->counts ? 3 : 7);
        fact.low = one_in(dice, 2) ? 0 : pick(dice, 7) - 3;
        fact.step = one_in(dice, 4) ? 2 : 1;
    }
    long values = 1;
    for (int i = 0; fact.indexed && i < goap->object_count; i++)
        values *= fact.top + 1;
    fact.indexed = fact.indexed && values <= room;
    if (!fact.indexed && fact.top >= room) {
        fact.kind = GOAP_BOOL;
        fact.top = fact.step = 1;
        fact.low = 0;
    }
    fact.start = pick(dice, fact.top + 1);
    return fact;
}

void goap_random_facts(struct goap *goap, struct dice *dice, long states)
{
    int wanted = 2 + pick(dice, SMALL_FACTS - 1);
    for (int i = 0; i < wanted && 2 * goap_size(goap) <= states; i++) {
        goap->facts[i] = make_fact(goap, dice, states / goap_size(goap));
        goap->fact_count++;
    }
}
