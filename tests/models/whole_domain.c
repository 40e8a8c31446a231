/* SPDX-License-Identifier: MIT */
/*
 * Writes random domains of all parts of the language: see whole_domain.h. Which parts a domain has is
 * rolled first; here is what the parts have in common, and what is true of the world.
 */
#include "models/whole_parts.h"

#include <string.h>

bool whole_one_in(struct whole *whole, uint32_t count)
{
    return roll(whole->dice, count) == 0;
}

unsigned whole_between(struct whole *whole, unsigned low, unsigned high)
{
    return low + roll(whole->dice, high - low + 1);
}

/* ----------------------------------------------------------------------- types */

bool whole_has(const struct whole *whole, enum whole_type type)
{
    return type == ITEM ? whole->items : type == SPOT ? whole->places : whole->slots;
}

enum whole_type whole_type_random(struct whole *whole)
{
    enum whole_type type = (enum whole_type)roll(whole->dice, NO_TYPE);
    for (int i = 0; i < NO_TYPE && !whole_has(whole, type); i++)
        type = (enum whole_type)((type + 1) % NO_TYPE);
    return type;
}

const char *whole_type_name(enum whole_type type)
{
    static const char *const names[] = {"item", "spot", "foe"};
    return names[type];
}

static bool has_types(const struct whole *whole)
{
    return whole->items || whole->places || whole->slots;
}

void whole_call_random(struct whole *whole, struct whole_called *called, char letter,
                       unsigned number, unsigned most)
{
    *called = (struct whole_called){.name = {letter, (char)('0' + number), '\0'}};
    if (!has_types(whole) || whole_one_in(whole, 2))
        return;
    called->count = whole_between(whole, 0, most);
    for (unsigned i = 0; i < called->count; i++)
        called->types[i] = whole_type_random(whole);
}

void whole_add_head(struct whole *whole, const struct whole_called *called, char prefix)
{
    text_add(whole->yaml, "  %s", called->name);
    for (unsigned i = 0; i < called->count; i++) {
        unsigned number = whole->scope_count++;
        whole->scope[number].name[0] = prefix;
        whole->scope[number].name[1] = (char)('0' + i);
        whole->scope[number].name[2] = '\0';
        whole->scope[number].type = called->types[i];
        text_add(whole->yaml, "%s%s %s", i ? ", " : "(", whole_type_name(called->types[i]),
                 whole->scope[number].name);
    }
    text_add(whole->yaml, called->count ? "): " : ": ");
}

void whole_add_function(struct whole *whole, const char *key, const char *function)
{
    text_add(whole->yaml, "%s%s", key, function);
    for (unsigned i = 0; i < whole->scope_count; i++)
        text_add(whole->yaml, "_%c", "isf"[whole->scope[i].type]);
}

bool whole_can_call(const struct whole *whole, const struct whole_called *called)
{
    for (unsigned i = 0; i < called->count; i++) {
        bool there = called->types[i] != FOE;
        for (unsigned j = 0; j < whole->scope_count; j++)
            there |= whole->scope[j].type == FOE;
        if (!there)
            return false;
    }
    return true;
}

void whole_add_call(struct whole *whole, const struct whole_called *called)
{
    text_add(whole->yaml, "%s", called->name);
    for (unsigned i = 0; i < called->count; i++) {
        text_add(whole->yaml, i ? ", " : "(");
        whole_add_object(whole, called->types[i]);
    }
    text_add(whole->yaml, "%s", called->count ? ")" : "");
}

static void add_types(struct whole *whole)
{
    if (!has_types(whole))
        return;
    text_add(whole->yaml, "types:\n");
    if (whole->items)
        text_add(whole->yaml, "  item: [i0%s%s]\n", whole->item_count > 1 ? ", i1" : "",
                 whole->item_count > 2 ? ", i2" : "");
    if (whole->places)
        text_add(whole->yaml, "  spot: [s0, s1, s2]\n");
    if (whole->slots)
        text_add(whole->yaml, "  foe: {slots: 2%s}\n", whole->shared_slots ? ", shared: true" : "");
}

/* ----------------------------------------------------------------------- facts */

static struct whole_fact fact_random(struct whole *whole, unsigned number)
{
    static const unsigned tops[] = {1, 3, 6, 9};
    struct whole_fact fact = {.values = NO_TYPE};
    bool of_own_slots = false, of_slots = false;
    fact.kind = roll(whole->dice, 3);
    fact.name[0] = "bnk"[fact.kind];
    fact.name[1] = (char)('0' + number);
    fact.top = tops[roll(whole->dice, 4)];
    if (fact.kind == WHOLE_SYMBOL && has_types(whole) && !whole_one_in(whole, 3))
        fact.values = whole_type_random(whole);
    fact.form = whole_one_in(whole, 6) ? WHOLE_OTHER : WHOLE_PLAIN;
    fact.may_be_none = fact.values == FOE || whole_one_in(whole, 2);
    if (has_types(whole) && whole_one_in(whole, 2))
        fact.count = whole_between(whole, 1, 2);
    for (unsigned i = 0; i < fact.count; i++)
        fact.types[i] = whole_type_random(whole);
    for (unsigned i = 0; i < fact.count; i++)
        of_slots |= fact.types[i] == FOE;
    of_own_slots = (of_slots || fact.values == FOE) && !whole->shared_slots;
    fact.constant = !of_slots && fact.values != FOE && whole_one_in(whole, 5);
    fact.shared = !fact.constant && !of_own_slots && whole_one_in(whole, 3);
    fact.sensed = !fact.constant && whole_one_in(whole, 5);
    fact.applied = !fact.constant && whole_one_in(whole, 6);
    fact.claimed =
        fact.shared && !fact.sensed && fact.kind == WHOLE_NUMBER && whole_one_in(whole, 3);
    return fact;
}

static void add_symbols(struct whole *whole, const struct whole_fact *fact)
{
    text_add(whole->yaml, "[u, v, w%s", fact->may_be_none ? ", none" : "");
    for (unsigned i = 0; fact->form == WHOLE_OTHER && i < 70; i++)
        text_add(whole->yaml, ", q%u", i);
    text_add(whole->yaml, "]");
}

static void add_values(struct whole *whole, const struct whole_fact *fact)
{
    bool halves = fact->form == WHOLE_OTHER && fact->top > 3;
    if (fact->kind == WHOLE_BOOL)
        text_add(whole->yaml, "bool");
    else if (fact->kind == WHOLE_NUMBER)
        text_add(whole->yaml, "%s0..%u%s", fact->form == WHOLE_OTHER && !halves ? "-1" : "",
                 fact->top, halves ? " step 0.5" : "");
    else if (fact->values == NO_TYPE)
        add_symbols(whole, fact);
    else if (fact->may_be_none)
        text_add(whole->yaml, "[none, %s]", whole_type_name(fact->values));
    else
        text_add(whole->yaml, "%s", whole_type_name(fact->values));
}

static void add_fact(struct whole *whole, const struct whole_fact *fact)
{
    text_add(whole->yaml, "  %s", fact->name);
    for (unsigned i = 0; i < fact->count; i++)
        text_add(whole->yaml, "%s%s", i ? ", " : "(", whole_type_name(fact->types[i]));
    text_add(whole->yaml, "%s: {type: ", fact->count ? ")" : "");
    add_values(whole, fact);
    if (fact->kind == WHOLE_NUMBER && whole_one_in(whole, 2))
        text_add(whole->yaml, ", start: %u", whole_between(whole, 0, fact->top));
    if (fact->kind == WHOLE_BOOL && !fact->constant && whole_one_in(whole, 3))
        text_add(whole->yaml, ", start: true");
    text_add(whole->yaml, "%s%s%s%s", fact->shared ? ", shared: true" : "",
             fact->constant ? ", constant: true" : "", fact->applied ? ", applied: true" : "",
             fact->claimed ? ", claim: true" : "");
    if (fact->sensed)
        text_add(whole->yaml, ", sensed: true%s", whole_one_in(whole, 2) ? ", every: 150ms" : "");
    text_add(whole->yaml, "%s}\n", whole_one_in(whole, 10) ? ", label: 'a fact: \"it\"'" : "");
}

static void add_state(struct whole *whole)
{
    whole->fact_count = whole_one_in(whole, 15) ? 0 : whole_between(whole, 1, WHOLE_FACTS - 1);
    for (unsigned i = 0; i < whole->fact_count; i++)
        whole->facts[i] = fact_random(whole, i);
    if (whole->places)
        whole->facts[whole->fact_count++] =
            (struct whole_fact){.name = "here", .kind = WHOLE_SYMBOL, .values = SPOT};
    if (whole->fact_count > 0)
        text_add(whole->yaml, "state:\n");
    for (unsigned i = 0; i < whole->fact_count; i++) {
        whole->claims |= whole->facts[i].claimed;
        add_fact(whole, &whole->facts[i]);
    }
}

/* Constants of one object are true, and the others not, so that instances are left out. */
static void add_start(struct whole *whole)
{
    text_add(whole->yaml, "start: [");
    for (unsigned i = 0; i < whole->fact_count; i++) {
        const struct whole_fact *fact = &whole->facts[i];
        if (fact->constant && fact->kind == WHOLE_BOOL && whole_one_in(whole, 2)) {
            text_add(whole->yaml, "'");
            whole->no_lookup = true;
            whole_add_fact(whole, fact);
            whole->no_lookup = false;
            text_add(whole->yaml, "', ");
        }
    }
    text_add(whole->yaml, "]\n");
}

/* -------------------------------------------------------------------- the rest */

static void add_places(struct whole *whole)
{
    if (whole->places && whole->points)
        text_add(whole->yaml, "places: {fact: here, speed: 5, at: {s0: 0, s1: 3, s2: [1, 0.5]}}\n");
    else if (whole->places)
        text_add(whole->yaml, "places: {fact: here, travel: {call: way}}\n");
}

static void add_named(struct whole *whole)
{
    unsigned count = whole_one_in(whole, 2) ? 0 : whole_between(whole, 1, 4);
    if (count > 0)
        text_add(whole->yaml, "conditions:\n");
    for (unsigned i = 0; i < count; i++) {
        struct whole_called *named = &whole->conditions.items[i];
        whole_call_random(whole, named, 'c', i, 2);
        whole_add_head(whole, named, 'x');
        text_add(whole->yaml, "'");
        whole_add_condition(whole, 2);
        text_add(whole->yaml, "'\n");
        whole->scope_count = 0;
        whole->conditions.count = i + 1; /* it names those before it */
    }
}

static void add_properties(struct whole *whole)
{
    static const char *const keys[] = {"always: ['", "reachable: ['"};
    for (int i = 0; i < 2; i++) {
        if (!whole_one_in(whole, 4))
            continue;
        text_add(whole->yaml, "%s", keys[i]);
        whole_add_condition(whole, 2);
        text_add(whole->yaml, "']\n");
    }
}

static void add_team(struct whole *whole)
{
    if (!whole->team)
        return;
    text_add(whole->yaml, "team:\n  members: 3\n  queue: %u\n  requests: 3\n  priority: %u\n",
             whole_between(whole, 1, 3), whole_between(whole, 0, 4));
    if (whole->places && whole_one_in(whole, 2))
        text_add(whole->yaml, "  capacity: {s1: 1}\n");
    if (whole_one_in(whole, 2))
        text_add(whole->yaml, "  objective: sum\n");
    if (whole_one_in(whole, 3))
        return;
    text_add(whole->yaml, "  example: {m0: {%s}, m1: {%s}}\n",
             whole->bakes ? "skills: {baking: 2}" : "", whole->places ? "at: s2, speed: 3" : "");
}

static void add_limits(struct whole *whole)
{
    static const unsigned tables[] = {0, 64, 1024, 65536}, nodes[] = {0, 6, 300, 4096};
    text_add(whole->yaml, "limits: {plan: %u, table: %u, nodes: %u", whole_between(whole, 1, 16),
             tables[roll(whole->dice, 4)], nodes[roll(whole->dice, 4)]);
    if (whole_one_in(whole, 3))
        text_add(whole->yaml, ", wants: %u", whole_between(whole, 0, 3));
    if (whole_one_in(whole, 4))
        text_add(whole->yaml, ", depth: %u", whole_between(whole, 1, 8));
    text_add(whole->yaml, "}\n");
}

static void roll_parts(struct whole *whole)
{
    whole->items = !whole_one_in(whole, 3);
    whole->item_count = whole_between(whole, 1, 3);
    whole->team = whole_one_in(whole, 8);
    whole->slots = !whole->team && whole_one_in(whole, 4);
    whole->shared_slots = whole_one_in(whole, 2);
    whole->places = whole_one_in(whole, 3);
    whole->points = whole_one_in(whole, 2);
    whole->data = whole_one_in(whole, 5);
}

struct text whole_domain_random(struct dice *dice)
{
    struct text yaml = {0};
    struct whole whole = {.dice = dice, .yaml = &yaml};
    roll_parts(&whole);
    text_add(&yaml, "domain: d\n");
    if (whole_one_in(&whole, 6))
        text_add(&yaml, "draws: true\n");
    add_limits(&whole);
    add_types(&whole);
    add_state(&whole);
    add_start(&whole);
    if (whole.data)
        text_add(&yaml, "data: {sound: text, speed: {type: 0..2 step 0.5, default: 1}, "
                        "mood: [u, v, w]}\n");
    add_places(&whole);
    add_named(&whole);
    whole_add_actions(&whole);
    whole_add_goals(&whole);
    whole_add_rules(&whole);
    whole_add_tasks(&whole);
    whole_add_agents(&whole);
    add_team(&whole);
    add_properties(&whole);
    whole_add_examples(&whole);
    return yaml;
}
