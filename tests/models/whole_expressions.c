/* SPDX-License-Identifier: MIT */
/* Conditions and amounts of random domains: see whole_parts.h. */
#include "models/whole_parts.h"

#include <string.h>

/* --------------------------------------------------------------------- objects */

/* A parameter or variable of the type; SCOPE_MOST: there is none. */
static unsigned in_scope(struct whole *whole, enum whole_type type)
{
    unsigned first = whole->scope_count ? roll(whole->dice, whole->scope_count) : 0;
    for (unsigned i = 0; i < whole->scope_count; i++) {
        unsigned number = (first + i) % whole->scope_count;
        if (whole->scope[number].type == type)
            return number;
    }
    return WHOLE_SCOPE;
}

/* A fact without arguments whose values are objects of the type; NULL: there is none. */
static const struct whole_fact *telling(struct whole *whole, enum whole_type type)
{
    for (unsigned i = 0; i < whole->fact_count; i++) {
        const struct whole_fact *fact = &whole->facts[i];
        if (fact->kind == WHOLE_SYMBOL && fact->values == type && fact->count == 0 &&
            whole_may_read(whole, fact))
            return fact;
    }
    return NULL;
}

void whole_add_object(struct whole *whole, enum whole_type type)
{
    static const char letters[] = "isf";
    unsigned number = in_scope(whole, type);
    const struct whole_fact *fact =
        whole->no_lookup || !whole_one_in(whole, 8) ? NULL : telling(whole, type);
    if (fact)
        text_add(whole->yaml, "%s", fact->name);
    else if (number < WHOLE_SCOPE && (type == FOE || !whole_one_in(whole, 5)))
        text_add(whole->yaml, "%s", whole->scope[number].name);
    else if (type == FOE)
        text_add(whole->yaml, "foe_%u", whole_between(whole, 1, 2));
    else
        text_add(whole->yaml, "%c%u", letters[type],
                 whole_between(whole, 0, type == ITEM ? whole->item_count - 1 : 2));
}

void whole_add_fact(struct whole *whole, const struct whole_fact *fact)
{
    text_add(whole->yaml, "%s", fact->name);
    for (unsigned i = 0; i < fact->count; i++) {
        text_add(whole->yaml, i ? ", " : "(");
        whole_add_object(whole, fact->types[i]);
    }
    text_add(whole->yaml, "%s", fact->count ? ")" : "");
}

bool whole_may_read(const struct whole *whole, const struct whole_fact *fact)
{
    if (whole->constants_only && !fact->constant)
        return false;
    if (whole->shared_only && !fact->constant && !fact->shared)
        return false;
    return !whole->not_here || strcmp(fact->name, "here") != 0;
}

const struct whole_fact *whole_fact_random(struct whole *whole, int kind)
{
    unsigned first = whole->fact_count ? roll(whole->dice, whole->fact_count) : 0;
    for (unsigned i = 0; i < whole->fact_count; i++) {
        const struct whole_fact *fact = &whole->facts[(first + i) % whole->fact_count];
        if ((kind < 0 || (int)fact->kind == kind) && whole_may_read(whole, fact))
            return fact;
    }
    return NULL;
}

/* --------------------------------------------------------------------- literals */

static void add_symbol(struct whole *whole, const struct whole_fact *fact)
{
    if (fact->values == NO_TYPE)
        text_add(whole->yaml, "%c", "uvw"[roll(whole->dice, 3)]);
    else if (fact->may_be_none && whole_one_in(whole, 3))
        text_add(whole->yaml, "none");
    else {
        bool lookup = whole->no_lookup;
        whole->no_lookup = true; /* a fact is compared as such, and not with all values */
        whole_add_object(whole, fact->values);
        whole->no_lookup = lookup;
    }
}

static void add_of_symbols(struct whole *whole, const struct whole_fact *fact)
{
    const struct whole_fact *other = whole_fact_random(whole, WHOLE_SYMBOL);
    whole_add_fact(whole, fact);
    if (whole_one_in(whole, 4)) {
        text_add(whole->yaml, " in [");
        add_symbol(whole, fact);
        text_add(whole->yaml, "]");
        return;
    }
    text_add(whole->yaml, whole_one_in(whole, 3) ? " != " : " == ");
    if (other != fact && other->values == fact->values && whole_one_in(whole, 3))
        whole_add_fact(whole, other);
    else
        add_symbol(whole, fact);
}

static void add_of_numbers(struct whole *whole, const struct whole_fact *fact)
{
    static const char *const signs[] = {">=", "<=", "==", "!=", "<", ">"};
    const struct whole_fact *other = whole_fact_random(whole, WHOLE_NUMBER);
    whole_add_fact(whole, fact);
    if (whole_one_in(whole, 6)) {
        text_add(whole->yaml, " + ");
        whole_add_fact(whole, other);
        text_add(whole->yaml, " %s %u", signs[roll(whole->dice, 6)], whole_between(whole, 1, 6));
        return;
    }
    text_add(whole->yaml, " %s ", signs[roll(whole->dice, 6)]);
    if (whole_one_in(whole, 6))
        whole_add_fact(whole, other);
    else
        text_add(whole->yaml, "%u", whole_between(whole, 0, fact->top));
}

/* The number first: "2 <= n1". */
static void add_turned(struct whole *whole, const struct whole_fact *fact)
{
    text_add(whole->yaml, "%u %s ", whole_between(whole, 0, fact->top),
             whole_one_in(whole, 2) ? "<=" : "==");
    whole_add_fact(whole, fact);
}

static void add_literal(struct whole *whole)
{
    const struct whole_fact *fact = whole_fact_random(whole, -1);
    if (!fact) {
        text_add(whole->yaml, whole_one_in(whole, 4) ? "false" : "true");
    } else if (fact->kind == WHOLE_SYMBOL) {
        add_of_symbols(whole, fact);
    } else if (fact->kind == WHOLE_NUMBER && whole_one_in(whole, 5)) {
        add_turned(whole, fact);
    } else if (fact->kind == WHOLE_NUMBER) {
        add_of_numbers(whole, fact);
    } else {
        text_add(whole->yaml, whole_one_in(whole, 2) ? "not " : "");
        whole_add_fact(whole, fact);
    }
}

/* ------------------------------------------------------------------- conditions */

/* Adds "(item v1)" or "(item v1: ", and puts the variable into scope. */
static void add_variable(struct whole *whole, const char *mark)
{
    enum whole_type type = whole_type_random(whole);
    unsigned number = whole->variables++ % 100;
    if (whole->scope_count == WHOLE_SCOPE)
        whole->scope_count--;
    whole->scope[whole->scope_count].name[0] = 'v';
    whole->scope[whole->scope_count].name[1] = (char)('0' + number / 10);
    whole->scope[whole->scope_count].name[2] = (char)('0' + number % 10);
    whole->scope[whole->scope_count].name[3] = '\0';
    whole->scope[whole->scope_count].type = type;
    text_add(whole->yaml, "(%s %s%s", whole_type_name(type), whole->scope[whole->scope_count].name,
             mark);
    whole->scope_count++;
}

static void add_quantified(struct whole *whole, unsigned depth)
{
    unsigned scope = whole->scope_count;
    text_add(whole->yaml, whole_one_in(whole, 2) ? "all" : "any");
    add_variable(whole, ") (");
    whole_add_condition(whole, depth - 1);
    text_add(whole->yaml, ")");
    whole->scope_count = scope;
}

static void add_count(struct whole *whole)
{
    unsigned scope = whole->scope_count;
    text_add(whole->yaml, "count");
    add_variable(whole, ": ");
    whole_add_condition(whole, 0);
    text_add(whole->yaml, ") >= %u", whole_between(whole, 1, 2));
    whole->scope_count = scope;
}

/* Adds a named condition that can be asked for here; false: there is none. */
static bool add_named(struct whole *whole)
{
    if (whole->no_named || whole->shared_only || whole->constants_only || whole->not_here ||
        whole->conditions.count == 0)
        return false;
    const struct whole_called *named =
        &whole->conditions.items[roll(whole->dice, whole->conditions.count)];
    if (!whole_can_call(whole, named))
        return false;
    whole_add_call(whole, named);
    return true;
}

static void add_joined(struct whole *whole, unsigned depth)
{
    text_add(whole->yaml, "(");
    whole_add_condition(whole, depth - 1);
    text_add(whole->yaml, whole_one_in(whole, 2) ? ") or (" : ") and (");
    whole_add_condition(whole, depth - 1);
    text_add(whole->yaml, ")");
}

void whole_add_condition(struct whole *whole, unsigned depth)
{
    uint32_t form = roll(whole->dice, 12);
    bool any_type = whole->items || whole->slots;
    if (form < 2 && depth > 0) {
        add_joined(whole, depth);
    } else if (form == 2 && depth > 0) {
        text_add(whole->yaml, "not (");
        whole_add_condition(whole, depth - 1);
        text_add(whole->yaml, ")");
    } else if (form == 3 && depth > 0 && any_type) {
        add_quantified(whole, depth);
    } else if (form == 4 && depth > 0 && any_type) {
        add_count(whole);
    } else if (form > 6 || !add_named(whole)) {
        add_literal(whole);
    }
}

void whole_add_conditions(struct whole *whole, const char *key)
{
    unsigned count = whole_between(whole, 1, 2);
    text_add(whole->yaml, "%s: [", key);
    for (unsigned i = 0; i < count; i++) {
        text_add(whole->yaml, i ? ", '" : "'");
        whole_add_condition(whole, 2);
        text_add(whole->yaml, "'");
    }
    text_add(whole->yaml, "], ");
}

/* --------------------------------------------------------------------- amounts */

void whole_add_amount(struct whole *whole, const char *key, const char *unit)
{
    const struct whole_fact *fact = whole_fact_random(whole, WHOLE_NUMBER);
    text_add(whole->yaml, "%s: ", key);
    if (!fact || fact->top > 6 || fact->form != WHOLE_PLAIN) {
        text_add(whole->yaml, "%u%s, ", whole_between(whole, 0, 9), unit);
        return;
    }
    text_add(whole->yaml, "'");
    whole_add_fact(whole, fact);
    if (whole_one_in(whole, 2))
        text_add(whole->yaml, " * %u", whole_between(whole, 1, 3));
    text_add(whole->yaml, " + %u%s', ", whole_between(whole, 0, 2), unit);
}
