/* SPDX-License-Identifier: MIT */
/* Effects of random domains: see whole_parts.h. */
#include "models/whole_parts.h"

#include <string.h>

/* Whether a fact may be changed so, by an action that is NULL if none changes it. */
static bool may_change(const struct whole *whole, const struct whole_fact *fact,
                       enum whole_change change, const struct whole_called *action)
{
    if (fact->constant || (action && action->walks && strcmp(fact->name, "here") == 0))
        return false;
    for (unsigned i = 0; i < fact->count; i++) { /* slots are changed as parameters alone */
        bool there = fact->types[i] != FOE || change == WHOLE_OF_GAME;
        for (unsigned j = 0; j < whole->scope_count; j++)
            there |= whole->scope[j].type == FOE;
        if (!there)
            return false;
    }
    if (change == WHOLE_OF_SETBACK)
        return (!fact->sensed || fact->applied) && strcmp(fact->name, "here") != 0;
    if (change == WHOLE_OF_WORLD || change == WHOLE_OF_AGENTS)
        return !fact->sensed && fact->shared == (change == WHOLE_OF_WORLD);
    return true;
}

/* Another fact of the same values, without arguments; NULL: there is none. */
static const struct whole_fact *alike(const struct whole *whole, const struct whole_fact *fact)
{
    for (unsigned i = 0; i < whole->fact_count; i++) {
        const struct whole_fact *other = &whole->facts[i];
        if (other != fact && other->kind == fact->kind && other->count == 0 &&
            other->top == fact->top && other->form == fact->form && other->values == fact->values &&
            other->may_be_none == fact->may_be_none && whole_may_read(whole, other))
            return other;
    }
    return NULL;
}

static void add_symbol(struct whole *whole, const struct whole_fact *fact)
{
    bool slot = false;
    for (unsigned i = 0; i < whole->scope_count; i++)
        slot |= whole->scope[i].type == FOE;
    if (fact->values == NO_TYPE)
        text_add(whole->yaml, "%c", "uvw"[roll(whole->dice, 3)]);
    else if (fact->may_be_none && (whole_one_in(whole, 3) || (fact->values == FOE && !slot)))
        text_add(whole->yaml, "none");
    else
        whole_add_object(whole, fact->values);
}

/* lasts: whether it may take place over time. */
static void add_number(struct whole *whole, const struct whole_fact *fact, bool lasts)
{
    static const char *const signs[] = {"+=", "+=", "-=", "-=", "="};
    unsigned sign = roll(whole->dice, 5);
    text_add(whole->yaml, " %s %u%s", signs[sign],
             whole_between(whole, 0, fact->top > 2 ? 2 : fact->top),
             lasts && !whole->waits && sign < 4 && whole_one_in(whole, 3) ? " over time" : "");
}

/* One change; copies: whether it may copy another fact, or take place over time. */
static void add_change(struct whole *whole, const struct whole_fact *fact, bool copies)
{
    const struct whole_fact *other = copies && whole_one_in(whole, 4) ? alike(whole, fact) : NULL;
    bool negated = fact->kind == WHOLE_BOOL && !other && whole_one_in(whole, 2);
    text_add(whole->yaml, negated ? "not " : "");
    whole_add_fact(whole, fact);
    if (other) {
        text_add(whole->yaml, " = %s", other->name);
    } else if (fact->kind == WHOLE_NUMBER) {
        add_number(whole, fact, copies);
    } else if (fact->kind == WHOLE_SYMBOL) {
        text_add(whole->yaml, " = ");
        add_symbol(whole, fact);
    }
}

/* The change of a fact of all its objects; false if it is of none, or of slots. */
static bool add_change_of_all(struct whole *whole, const struct whole_fact *fact)
{
    if (fact->count != 1 || fact->types[0] == FOE || fact->kind == WHOLE_SYMBOL)
        return false;
    text_add(whole->yaml, "all(%s w) %s%s(w)%s", whole_type_name(fact->types[0]),
             fact->kind == WHOLE_BOOL ? "not " : "", fact->name,
             fact->kind == WHOLE_NUMBER ? " += 1" : "");
    return true;
}

static void add_if(struct whole *whole)
{
    text_add(whole->yaml, " if ");
    whole->no_lookup = true;
    whole_add_condition(whole, 1);
    whole->no_lookup = false;
}

static void add_effect(struct whole *whole, const struct whole_fact *fact, enum whole_change change,
                       const struct whole_called *action)
{
    bool of_action = change == WHOLE_OF_ACTION, of_setback = change == WHOLE_OF_SETBACK;
    bool may_depend = of_setback || (of_action && !whole->claims && !whole->team && !action->walks);
    bool depends = may_depend && whole_one_in(whole, 3);
    text_add(whole->yaml, "'");
    whole->no_lookup = (!of_action && !of_setback) || depends;
    if (!whole_one_in(whole, 5) || !add_change_of_all(whole, fact))
        add_change(whole, fact, of_action && !depends);
    whole->no_lookup = false;
    if (depends)
        add_if(whole);
    text_add(whole->yaml, "'");
}

bool whole_add_effects(struct whole *whole, const char *key, enum whole_change change,
                       const struct whole_called *action)
{
    unsigned most = whole_between(whole, 1, 3), written = 0;
    unsigned first = whole->fact_count ? roll(whole->dice, whole->fact_count) : 0;
    bool not_here = whole->not_here;
    whole->not_here = not_here || (action && action->walks);
    for (unsigned i = 0; i < whole->fact_count && written < most; i++) {
        const struct whole_fact *fact = &whole->facts[(first + i) % whole->fact_count];
        if (!may_change(whole, fact, change, action))
            continue;
        if (written++ == 0)
            text_add(whole->yaml, "%s: [", key);
        else
            text_add(whole->yaml, ", ");
        add_effect(whole, fact, change, action);
    }
    whole->not_here = not_here;
    text_add(whole->yaml, "%s", written ? "], " : "");
    return written > 0;
}
