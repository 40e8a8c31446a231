/* SPDX-License-Identifier: MIT */
/* Lives examples on plain numbers: see example_life.h. */
#include "models/example_life.h"

#include <string.h>

static const int tops[LIFE_FACTS] = {4, 6, 9, 1, 1, 2};

/* What an agent is at. */
struct plain_life {
    const struct life *life;
    const struct life_example *example;
    struct plain_life *all; /* of the example, it is one of them */
    int number;
    int facts[LIFE_FACTS];
    bool failing[LIFE_EVENTS];
    bool held[LIFE_RULES], fired[LIFE_RULES]; /* since it held, for those with `after` */
    uint32_t held_since[LIFE_RULES];
    int running, method; /* -1: none */
    uint32_t since;
    int started;  /* in this millisecond; -1: none */
    bool planned; /* in this millisecond */
    unsigned done[LIFE_ACTIONS], all_done;
    unsigned
        first[LIFE_ACTIONS]; /* the place among all that agents did of the first time; 0: never */
    bool came[LIFE_EXPECTED];
};

static bool holds(const struct life_tree *tree, int part, const int *facts)
{
    const struct life_condition *condition = &tree->parts[part];
    int value = facts[condition->fact];
    switch (condition->kind) {
    case LIFE_AND:
        return holds(tree, condition->left, facts) && holds(tree, condition->right, facts);
    case LIFE_OR:
        return holds(tree, condition->left, facts) || holds(tree, condition->right, facts);
    case LIFE_NOT:
        return !holds(tree, condition->left, facts);
    default:
        return condition->sign == LIFE_IS         ? value == condition->value
               : condition->sign == LIFE_IS_NOT   ? value != condition->value
               : condition->sign == LIFE_AT_LEAST ? value >= condition->value
                                                  : value < condition->value;
    }
}

static void apply(const struct life_effect *effect, int *facts)
{
    if (effect->fact < 0)
        return;
    int value = effect->adds ? facts[effect->fact] + effect->value : effect->value;
    facts[effect->fact] = value < 0 ? 0 : value > tops[effect->fact] ? tops[effect->fact] : value;
}

/* ------------------------------------------------------------------- moments */

/* What one agent sees of the shared fact all see. */
static void share(const struct plain_life *plain)
{
    for (int i = 0; i < plain->example->agents; i++)
        plain->all[i].facts[LIFE_SHARED] = plain->facts[LIFE_SHARED];
}

static void happen(struct plain_life *plain, int number)
{
    const struct life_event *event = &plain->example->events[number];
    if (event->failing >= 0)
        plain->failing[number] = true;
    else
        apply(&event->effect, plain->facts);
    share(plain);
}

static bool comes_at(const struct life_event *event, uint32_t now)
{
    return event->time == LIFE_AT ? event->when == now
                                  : event->time == LIFE_EVERY && now > 0 && now % event->when == 0;
}

static void let_events_happen(struct plain_life *all, const struct life_example *example,
                              uint32_t now)
{
    for (int i = 0; i < example->event_count; i++)
        for (int j = 0; j < example->agents && comes_at(&example->events[i], now); j++)
            if (example->events[i].to < 0 || example->events[i].to == j)
                happen(&all[j], i);
}

static bool rule_needs_hold(const struct plain_life *plain, int rule)
{
    return holds(&plain->life->rule_needs[rule], 0, plain->facts);
}

/* The times of rules with `after` begin and end by what holds now. */
static void look_at_rules(struct plain_life *plain, uint32_t now)
{
    for (int i = 0; i < LIFE_RULES; i++) {
        bool hold = rule_needs_hold(plain, i);
        if (hold && !plain->held[i])
            plain->held_since[i] = now;
        plain->held[i] = hold;
        plain->fired[i] = hold && plain->fired[i];
    }
}

static bool is_due(const struct plain_life *plain, int rule, uint32_t now)
{
    uint32_t period = plain->life->periods[rule];
    if (plain->life->once[rule])
        return plain->held[rule] && !plain->fired[rule] && now - plain->held_since[rule] == period;
    return now > 0 && now % period == 0;
}

static void let_rules_fire(struct plain_life *plain, uint32_t now)
{
    for (int i = 0; i < LIFE_RULES; i++) {
        if (!is_due(plain, i, now))
            continue;
        plain->fired[i] = plain->held[i] = rule_needs_hold(plain, i);
        if (plain->fired[i])
            apply(&plain->life->rule_effects[i], plain->facts);
        plain->held[i] = plain->held[i] && rule_needs_hold(plain, i);
        plain->fired[i] = plain->fired[i] && plain->held[i];
    }
}

/* Whether an action fails now: an event has said so, once. */
static bool fails(struct plain_life *plain, int action)
{
    for (int i = 0; i < plain->example->event_count; i++)
        if (plain->failing[i] && plain->example->events[i].failing == action) {
            plain->failing[i] = false;
            return true;
        }
    return false;
}

/* Events that come after an action happen to who is named, or to who has done it. */
static void happen_after(struct plain_life *plain, int action)
{
    for (int i = 0; i < plain->example->event_count; i++) {
        const struct life_event *event = &plain->example->events[i];
        if (event->time == LIFE_AFTER && event->action == action &&
            (event->by < 0 || event->by == plain->number))
            happen(event->to < 0 ? plain : &plain->all[event->to], i);
    }
}

static void succeed(struct plain_life *plain)
{
    int action = plain->running;
    unsigned before = 0;
    for (int i = 0; i < 2; i++)
        apply(&plain->life->effects[action][i], plain->facts);
    share(plain);
    for (int i = 0; i < plain->example->agents; i++)
        before += plain->all[i].all_done;
    plain->done[action]++;
    plain->all_done++;
    if (plain->first[action] == 0)
        plain->first[action] = before + 1;
    happen_after(plain, action);
}

/* Carries on with the action; whether it has ended. */
static bool carry_on(struct plain_life *plain, uint32_t now)
{
    bool failed = fails(plain, plain->running);
    if (!failed && now - plain->since < plain->life->durations[plain->running])
        return false;
    if (!failed)
        succeed(plain);
    plain->running = plain->method = -1;
    return true;
}

static int first_method(const struct life *life, const int *facts)
{
    int method = 0;
    while (method + 1 < LIFE_ACTIONS && !holds(&life->needs[method], 0, facts))
        method++;
    return method;
}

static void decide(struct plain_life *plain, uint32_t now)
{
    plain->method = first_method(plain->life, plain->facts);
    plain->started = plain->life->does[plain->method];
    plain->planned = true;
    plain->since = now;
    if (!fails(plain, plain->started))
        plain->running = plain->started;
}

/* ------------------------------------------------------------------- looking */

static bool is_now(const struct plain_life *plain, const struct life_expected *expected)
{
    bool is = plain->method == expected->number && (plain->planned || plain->running >= 0);
    if (expected->subject == LIFE_CONDITION)
        return holds(&expected->condition, 0, plain->facts);
    if (expected->subject == LIFE_ACTION)
        is = plain->running == expected->number || plain->started == expected->number;
    return is && (!expected->joined || holds(&expected->condition, 0, plain->facts));
}

/* Whether something is expected of an agent. */
static bool is_of(const struct life_expected *expected, const struct plain_life *plain)
{
    return expected->of < 0 || expected->of == plain->number;
}

static void look(struct plain_life *plain, struct life_example *example, uint32_t now)
{
    for (int i = 0; i < LIFE_EXPECTED; i++) {
        struct life_expected *expected = &example->expected[i];
        if (!is_of(expected, plain))
            continue;
        bool is = is_now(plain, expected);
        if (expected->kind == LIFE_MUST_BE_AT && now == expected->when)
            expected->fails |= !is;
        else if (expected->kind == LIFE_MUST_NOT || expected->kind == LIFE_ALWAYS)
            expected->fails |= is == (expected->kind == LIFE_MUST_NOT);
        else if (expected->kind == LIFE_MUST_COME && now <= expected->when)
            plain->came[i] |= is;
    }
}

/* When an action of an order was done first: by an agent, or by the one that is named. */
static unsigned first_of(const struct plain_life *plain, const struct life_expected *expected,
                         int number)
{
    int of = expected->order_of[0] < 0 ? plain->number : expected->order_of[number];
    return plain->all[of].first[expected->order[number]];
}

/* An order in which an action comes twice is met by its first time alone. */
static bool is_out_of_order(const struct plain_life *plain, const struct life_expected *expected)
{
    for (int i = 0; i < 3 && expected->order[i] >= 0; i++)
        if (first_of(plain, expected, i) == 0 ||
            (i > 0 && first_of(plain, expected, i) < first_of(plain, expected, i - 1)))
            return true;
    return false;
}

static void look_back(const struct plain_life *plain, struct life_expected *expected, int number)
{
    unsigned percent_of_all = plain->all_done ? plain->all_done : 1;
    unsigned done = plain->done[expected->number] * 100;
    if (expected->kind == LIFE_ORDER)
        expected->fails |= is_out_of_order(plain, expected);
    else if (!is_of(expected, plain))
        return;
    else if (expected->kind == LIFE_MUST_COME)
        expected->fails |= !plain->came[number];
    else if (expected->kind == LIFE_SHARE)
        expected->fails |= done < (unsigned)expected->low * percent_of_all ||
                           done > (unsigned)expected->high * percent_of_all;
}

/* An agent of an example, at its beginning; notes which plans are others than expected. */
static void begin(struct plain_life *plain, const struct life *life, struct life_example *example)
{
    plain->running = plain->method = -1;
    memcpy(plain->facts, life->start, sizeof plain->facts);
    for (int i = 0; i < 2; i++)
        apply(&example->given[i], plain->facts);
    if (example->agents > 1)
        apply(&example->own[plain->number], plain->facts);
    for (int i = 0; i < LIFE_EXPECTED; i++) {
        struct life_expected *expected = &example->expected[i];
        expected->fails |= expected->kind == LIFE_PLAN && is_of(expected, plain) &&
                           life->does[first_method(life, plain->facts)] != expected->number;
    }
}

static void tick_plain(struct plain_life *plain, uint32_t now)
{
    look_at_rules(plain, now);
    let_rules_fire(plain, now);
    look_at_rules(plain, now);
    if (plain->running < 0 || carry_on(plain, now))
        decide(plain, now);
    look_at_rules(plain, now);
}

void life_live(const struct life *life, struct life_example *example)
{
    struct plain_life all[LIFE_AGENTS] = {{.number = 0}, {.number = 1}};
    for (int i = 0; i < LIFE_EXPECTED; i++)
        example->expected[i].fails = false;
    for (int i = 0; i < example->agents; i++) {
        all[i].life = life;
        all[i].example = example;
        all[i].all = all;
        begin(&all[i], life, example);
    }
    for (uint32_t now = 0; now <= example->time; now++) {
        for (int i = 0; i < example->agents; i++) {
            all[i].started = -1;
            all[i].planned = false;
        }
        let_events_happen(all, example, now);
        for (int i = 0; i < example->agents; i++)
            tick_plain(&all[i], now);
        for (int i = 0; i < example->agents; i++) {
            look_at_rules(&all[i], now);
            look(&all[i], example, now);
            if (all[i].running < 0)
                all[i].method = -1;
        }
    }
    for (int i = 0; i < LIFE_EXPECTED; i++)
        for (int j = 0; j < example->agents; j++)
            look_back(&all[j], &example->expected[i], i);
}
