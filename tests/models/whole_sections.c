/* SPDX-License-Identifier: MIT */
/* Actions, goals and rules of random domains: see whole_parts.h. */
#include "models/whole_parts.h"

/* -------------------------------------------------------------------- actions */

/* A place for `at` or `route`. */
static void add_place(struct whole *whole)
{
    bool not_here = whole->not_here;
    whole->not_here = true;
    whole_add_object(whole, SPOT);
    whole->not_here = not_here;
}

static void add_way(struct whole *whole)
{
    if (!whole->waits && whole_one_in(whole, 3)) {
        unsigned from = whole_between(whole, 0, 2);
        text_add(whole->yaml, "route: [s%u, s%u], ", from, (from + 1) % 3);
        return;
    }
    text_add(whole->yaml, "at: ");
    add_place(whole);
    text_add(whole->yaml, ", ");
}

static void add_told(struct whole *whole, const char *key, const char *unit)
{
    whole->constants_only = whole->team;
    whole_add_amount(whole, key, unit);
    whole->constants_only = false;
}

static void add_cost(struct whole *whole, const struct whole_called *action)
{
    switch (roll(whole->dice, 7)) {
    case 0:
        text_add(whole->yaml, "cost: %u, ", whole_between(whole, 0, 4));
        break;
    case 1:
        text_add(whole->yaml, "cost: %u..%u, ", whole_between(whole, 0, 2),
                 whole_between(whole, 2, 5));
        break;
    case 2:
        add_told(whole, "cost", "");
        break;
    case 3:
        whole_add_function(whole, "cost: {call: ", "price");
        text_add(whole->yaml, ", at_least: %u}, ", whole_between(whole, 0, 3));
        break;
    default:
        if (action->walks && whole_one_in(whole, 2))
            text_add(whole->yaml, "cost: travel, ");
    }
}

static void add_duration(struct whole *whole)
{
    switch (roll(whole->dice, 6)) {
    case 0:
        text_add(whole->yaml, "duration: %ums..%ums, ", whole_between(whole, 0, 60),
                 whole_between(whole, 60, 400));
        break;
    case 1:
        add_told(whole, "duration", "s");
        break;
    case 2:
        whole_add_function(whole, "duration: {call: ", "time");
        text_add(whole->yaml, ", at_least: 20ms}, ");
        break;
    default:
        text_add(whole->yaml, "duration: %ums, ", whole_between(whole, 1, 700));
    }
}

static void add_times(struct whole *whole)
{
    if (whole_one_in(whole, 5))
        text_add(whole->yaml, "timeout: %ums, ", whole_between(whole, 20, 500));
    if (whole_one_in(whole, 5))
        text_add(whole->yaml, "retry: %ums, ", whole_between(whole, 30, 900));
    if (whole_one_in(whole, 6))
        text_add(whole->yaml, "uninterruptible: true, ");
}

static void add_data(struct whole *whole)
{
    static const char *const values[] = {"sound: 'a \"b\" ?\?/ */ c'", "speed: 0.5", "mood: w"};
    if (!whole->data || !whole_one_in(whole, 2))
        return;
    text_add(whole->yaml, "data: {%s}, ", values[roll(whole->dice, 3)]);
}

/* What happens when it does not succeed, and when it begins anew: not by a number, which may change over
 * time. */
static void add_setbacks(struct whole *whole, const struct whole_called *action)
{
    if (whole_one_in(whole, 5))
        (void)whole_add_effects(whole, "on_failure", WHOLE_OF_SETBACK, action);
    if (whole_one_in(whole, 5))
        (void)whole_add_effects(whole, "on_abort", WHOLE_OF_SETBACK, action);
    for (unsigned i = 0; i < whole->fact_count && !action->walks && whole_one_in(whole, 3); i++) {
        const struct whole_fact *fact = &whole->facts[i];
        if (fact->constant || fact->count > 0 || fact->kind == WHOLE_NUMBER)
            continue;
        text_add(whole->yaml, "restart: %s, ", fact->name);
        return;
    }
}

static void add_action(struct whole *whole, struct whole_called *action)
{
    whole_add_head(whole, action, 'x');
    text_add(whole->yaml, "{");
    whole->not_here = action->walks;
    if (!whole_one_in(whole, 3))
        whole_add_conditions(whole, "preconditions");
    if (whole_one_in(whole, 5))
        whole_add_conditions(whole, "while");
    whole->waits = whole_one_in(whole, 8);
    if (whole->waits)
        whole_add_conditions(whole, "until");
    if (action->walks)
        add_way(whole);
    if (whole_one_in(whole, 5)) {
        whole_add_function(whole, "procedural_precondition: ", "may");
        text_add(whole->yaml, ", ");
    }
    if (!whole->waits && whole_one_in(whole, 6)) {
        whole_add_function(whole, "function: ", "play");
        text_add(whole->yaml, ", ");
    }
    add_cost(whole, action);
    if (!whole->waits)
        add_duration(whole);
    add_times(whole);
    add_data(whole);
    whole->not_here = false;
    if (!whole->waits && whole->team && whole_one_in(whole, 3)) {
        text_add(whole->yaml, "skill: baking, ");
        whole->bakes = true;
    }
    if (!whole_one_in(whole, 8))
        (void)whole_add_effects(whole, "effects", WHOLE_OF_ACTION, action);
    add_setbacks(whole, action);
    text_add(whole->yaml, "%s}\n",
             whole_one_in(whole, 8) ? "label: 'an action, \"so\" to say'" : "");
    whole->scope_count = 0;
}

void whole_add_actions(struct whole *whole)
{
    whole->actions.count = whole_one_in(whole, 12) ? 0 : whole_between(whole, 1, WHOLE_CALLED);
    if (whole->actions.count > 0)
        text_add(whole->yaml, "actions:\n");
    for (unsigned i = 0; i < whole->actions.count; i++) {
        whole_call_random(whole, &whole->actions.items[i], 'a', i, 2);
        whole->actions.items[i].walks = whole->places && whole_one_in(whole, 3);
        add_action(whole, &whole->actions.items[i]);
    }
}

/* ---------------------------------------------------------------------- goals */

static void add_goal(struct whole *whole, const struct whole_called *goal)
{
    whole_add_head(whole, goal, 'x');
    text_add(whole->yaml, "{");
    whole_add_conditions(whole, "conditions");
    if (whole_one_in(whole, 2))
        whole_add_conditions(whole, "relevant");
    if (whole_one_in(whole, 4))
        text_add(whole->yaml, "cooldown: %ums, ", whole_between(whole, 0, 900));
    if (whole_one_in(whole, 4))
        text_add(whole->yaml, "retry: %ums..%ums, ", whole_between(whole, 1, 900),
                 whole_between(whole, 900, 2000));
    if (whole_one_in(whole, 5))
        text_add(whole->yaml, "timeout: %ums, ", whole_between(whole, 1, 3000));
    if (whole_one_in(whole, 4))
        text_add(whole->yaml, "keep: true, ");
    if (whole_one_in(whole, 5))
        text_add(whole->yaml, "inertia: %u, ", whole_between(whole, 0, 9));
    if (whole_one_in(whole, 5))
        text_add(whole->yaml, "reconsider: %ums, ", whole_between(whole, 1, 900));
    if (whole->team && whole_one_in(whole, 3))
        text_add(whole->yaml, "personal: true, ");
    if (whole_one_in(whole, 5)) {
        whole_add_function(whole, "priority: {call: ", "wish");
        text_add(whole->yaml, "}");
    } else if (whole_one_in(whole, 3)) {
        whole_add_amount(whole, "priority", "");
    } else {
        text_add(whole->yaml, "priority: %d", (int)whole_between(whole, 0, 6) - 2);
    }
    text_add(whole->yaml, "}\n");
    whole->scope_count = 0;
}

void whole_add_goals(struct whole *whole)
{
    whole->goals.count = whole_one_in(whole, 3) && !whole->team ? 0 : whole_between(whole, 1, 3);
    if (whole->goals.count > 0)
        text_add(whole->yaml, "goals:\n");
    for (unsigned i = 0; i < whole->goals.count; i++) {
        whole_call_random(whole, &whole->goals.items[i], 'g', i, 1);
        add_goal(whole, &whole->goals.items[i]);
    }
}

/* ---------------------------------------------------------------------- rules */

/* Whether some fact can be changed by a rule of the world, or of agents. */
static bool has_changing(const struct whole *whole, bool of_world)
{
    for (unsigned i = 0; i < whole->fact_count; i++) {
        const struct whole_fact *fact = &whole->facts[i];
        bool of_slots = fact->count > 0 && (fact->types[0] == FOE || fact->types[1] == FOE);
        if (!fact->constant && !fact->sensed && fact->shared == of_world && !of_slots)
            return true;
    }
    return false;
}

static void add_rule(struct whole *whole, unsigned number, bool of_world)
{
    struct whole_called rule;
    whole_call_random(whole, &rule, 'r', number, 1);
    if (rule.count > 0 && of_world && rule.types[0] == FOE && !whole->shared_slots)
        rule.count = 0;
    whole_add_head(whole, &rule, 'x');
    text_add(whole->yaml, "{");
    text_add(whole->yaml, "%s: %ums", whole_one_in(whole, 3) ? "after" : "every",
             whole_between(whole, 20, 900));
    if (!of_world && whole_one_in(whole, 3))
        text_add(whole->yaml, "..%ums", whole_between(whole, 900, 2000));
    text_add(whole->yaml, ", ");
    whole->shared_only = of_world;
    if (whole_one_in(whole, 2))
        whole_add_conditions(whole, "preconditions");
    whole->shared_only = false;
    (void)whole_add_effects(whole, "effects", of_world ? WHOLE_OF_WORLD : WHOLE_OF_AGENTS, NULL);
    text_add(whole->yaml, "}\n");
    whole->scope_count = 0;
}

void whole_add_rules(struct whole *whole)
{
    unsigned own = has_changing(whole, false) ? whole_between(whole, 0, 2) : 0;
    unsigned shared = has_changing(whole, true) ? whole_between(whole, 0, 2) : 0;
    if (own + shared > 0)
        text_add(whole->yaml, "rules:\n");
    for (unsigned i = 0; i < own + shared; i++)
        add_rule(whole, i, i >= own);
}
