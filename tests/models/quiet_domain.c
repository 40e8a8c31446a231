/* SPDX-License-Identifier: MIT */
/*
 * Writes random domains in which time matters: see quiet_domain.h. A domain has the same facts as
 * any other, or none of a kind; which of them are shared, claimed and sensed, and what actions,
 * rules, goals and methods ask of them and do to them, is rolled.
 */
#include "models/quiet_domain.h"

#include "models/names.h"

enum { FACTS = 7, HERE = FACTS, ACTIONS = 6, PLACES = 3 };

/* What is rolled of a domain before it is written. */
struct sort {
    bool shared, claimed, sensed, always_sensed, places, points, tasks, two_types;
    bool slots, shared_slots, shared_near;
    bool lasts;  /* whether the action that is written has a duration */
    bool awaits; /* whether it waits for a condition instead */
    bool by_way; /* the cost of the action that is written is that of its way */
    unsigned goals;
    struct dice *dice;
    struct text *yaml;
};

static bool one_in(struct sort *sort, uint32_t count)
{
    return roll(sort->dice, count) == 0;
}

static unsigned long number(struct sort *sort, uint32_t low, uint32_t high)
{
    return (unsigned long)(low + roll(sort->dice, high - low + 1));
}

/* ------------------------------------------------------------------------- facts */

/* b0, b1, n0: private; n1, b2: shared, if anything is; s0, s1: sensed. */
static const char *const fact_names[FACTS] = {"b0", "b1", "n0", "n1", "b2", "s0", "s1"};

static bool is_number(int fact)
{
    return fact == 2 || fact == 3 || fact == 6;
}

static bool is_shared(const struct sort *sort, int fact)
{
    return sort->shared && (fact == 3 || fact == 4);
}

static bool is_sensed(int fact)
{
    return fact >= 5;
}

static bool is_there(const struct sort *sort, int fact)
{
    return !is_sensed(fact) || sort->sensed;
}

static void write_state(struct sort *sort)
{
    text_add(sort->yaml, "state:\n");
    for (int i = 0; i < FACTS; i++) {
        if (!is_there(sort, i))
            continue;
        text_add(sort->yaml, "  %s: {type: %s", fact_names[i], is_number(i) ? "0..6" : "bool");
        if (is_number(i))
            text_add(sort->yaml, ", start: %lu", number(sort, 0, 6));
        if (is_shared(sort, i))
            text_add(sort->yaml, ", shared: true%s", sort->claimed ? ", claim: true" : "");
        if (is_sensed(i)) {
            text_add(sort->yaml, ", sensed: true");
            if (i == 6 || !sort->always_sensed)
                text_add(sort->yaml, ", every: %lums", number(sort, 15, 250));
        }
        text_add(sort->yaml, "}\n");
    }
    if (sort->places)
        text_add(sort->yaml, "  here: [p0, p1, p2]\n");
    if (sort->slots)
        text_add(sort->yaml, "  near(foe): {type: bool%s}\n  target: [none, foe]\n",
                 sort->shared_near ? ", shared: true" : "");
}

static void write_places(struct sort *sort)
{
    if (!sort->places)
        return;
    text_add(sort->yaml, "places: {fact: here, ");
    if (sort->points)
        text_add(sort->yaml, "speed: 10, at: {p0: 0, p1: %lu, p2: [1, 0.7]}}\n",
                 number(sort, 1, 3));
    else
        text_add(sort->yaml, "travel: {call: way}}\n");
}

/* -------------------------------------------------------------------- conditions */

static void write_literal(struct sort *sort, int fact)
{
    if (!is_number(fact))
        text_add(sort->yaml, "%s%s", one_in(sort, 2) ? "not " : "", fact_names[fact]);
    else if (one_in(sort, 2))
        text_add(sort->yaml, "%s >= %lu", fact_names[fact], number(sort, 1, 4));
    else
        text_add(sort->yaml, "%s <= %lu", fact_names[fact], number(sort, 2, 5));
}

/* The same, or another fact's: "b0 or n1 >= 2". */
static void write_alternatives(struct sort *sort, int fact, bool only_shared)
{
    int other = (fact + 1 + (int)roll(sort->dice, FACTS - 1)) % FACTS;
    write_literal(sort, fact);
    if (!one_in(sort, 3) || !is_there(sort, other) || (only_shared && !is_shared(sort, other)))
        return;
    text_add(sort->yaml, " or ");
    write_literal(sort, other);
}

/* A condition of so many of these at the most, of facts that are all shared or not all; whether
 * anything was written. */
static bool write_condition(struct sort *sort, const char *key, unsigned least, unsigned most,
                            bool only_shared)
{
    unsigned count = (unsigned)number(sort, least, most), written = 0;
    int first = (int)roll(sort->dice, FACTS);
    for (int i = 0; i < FACTS && written < count; i++) {
        int fact = (first + i) % FACTS;
        if (!is_there(sort, fact) || (only_shared && !is_shared(sort, fact)))
            continue;
        if (written++ == 0)
            text_add(sort->yaml, "%s: [", key);
        else
            text_add(sort->yaml, ", ");
        write_alternatives(sort, fact, only_shared);
    }
    text_add(sort->yaml, "%s", written ? "], " : "");
    return written > 0;
}

/* lasts: whether it may take place over time. Returns whether it does. */
static bool write_effect(struct sort *sort, int fact, bool lasts)
{
    bool over_time = false;
    if (!is_number(fact))
        text_add(sort->yaml, "%s%s", one_in(sort, 2) ? "not " : "", fact_names[fact]);
    else if (one_in(sort, 4))
        text_add(sort->yaml, "%s = %lu", fact_names[fact], number(sort, 0, 6));
    else
        text_add(sort->yaml, "%s %s %lu%s", fact_names[fact],
                 one_in(sort, 2) ? "+=" : "-=", number(sort, 1, 5),
                 (over_time = lasts && one_in(sort, 2)) ? " over time" : "");
    return over_time;
}

/* The effects of an action, or of a rule of the world or of agents, on some facts in a row. */
static void write_effects(struct sort *sort, bool rule, bool of_world)
{
    unsigned count = (unsigned)number(sort, 1, 2), written = 0;
    int first = (int)roll(sort->dice, FACTS);
    text_add(sort->yaml, "effects: [");
    for (int i = 0; i < FACTS && written < count; i++) {
        int fact = (first + i) % FACTS;
        if (!is_there(sort, fact) ||
            (rule && (is_sensed(fact) || is_shared(sort, fact) != of_world)))
            continue;
        text_add(sort->yaml, "%s", written++ ? ", " : "");
        bool over_time = write_effect(sort, fact, !rule && sort->lasts);
        if (!rule && !over_time && !sort->claimed && !sort->by_way && one_in(sort, 5)) {
            text_add(sort->yaml, " if ");
            write_literal(sort, is_there(sort, fact % 5) ? fact % 5 : 0);
        }
    }
    text_add(sort->yaml, "]");
}

/* ----------------------------------------------------------- actions, rules, goals */

static void write_times(struct sort *sort, int action)
{
    sort->awaits = one_in(sort, 7) && write_condition(sort, "until", 1, 2, false);
    sort->lasts = !sort->awaits;
    if (sort->awaits)
        text_add(sort->yaml, "%s", one_in(sort, 2) ? "timeout: 900ms, " : "");
    else if (one_in(sort, 5))
        text_add(sort->yaml, "duration: {call: d%d, at_least: 10ms}, ", action);
    else if (one_in(sort, 4))
        text_add(sort->yaml, "duration: %lums..%lums, ", number(sort, 0, 60),
                 number(sort, 60, 300));
    else if (one_in(sort, 8))
        sort->lasts = false;
    else
        text_add(sort->yaml, "duration: %lums, ", number(sort, 1, 300));
    if (!sort->awaits && one_in(sort, 4))
        text_add(sort->yaml, "timeout: %lums, ", number(sort, 20, 250));
    if (one_in(sort, 3))
        text_add(sort->yaml, "retry: %lums, ", number(sort, 30, 700));
    if (one_in(sort, 5))
        text_add(sort->yaml, "uninterruptible: true, ");
}

static void write_way(struct sort *sort)
{
    sort->by_way = false;
    if (!sort->places || one_in(sort, 2))
        return;
    unsigned long from = number(sort, 0, PLACES - 1);
    if (!sort->awaits && one_in(sort, 4))
        text_add(sort->yaml, "route: [p%lu, p%lu], ", from, (from + 1) % PLACES);
    else
        text_add(sort->yaml, "at: p%lu, ", from);
    sort->by_way = one_in(sort, 3);
    if (sort->by_way)
        text_add(sort->yaml, "cost: travel, ");
    else if (number(sort, 0, 3) == 0)
        text_add(sort->yaml, "cost: 1..%lu, ", number(sort, 2, 5));
}

static void write_actions(struct sort *sort)
{
    text_add(sort->yaml, "actions:\n");
    for (int i = 0; i < ACTIONS; i++) {
        text_add(sort->yaml, "  a%d: {", i);
        (void)write_condition(sort, "preconditions", 0, 2, false);
        if (one_in(sort, 2))
            (void)write_condition(sort, "while", 1, 2, false);
        if (one_in(sort, 8))
            text_add(sort->yaml, "procedural_precondition: may%d, ", i);
        write_times(sort, i);
        write_way(sort);
        write_effects(sort, false, false);
        text_add(sort->yaml, "}\n");
    }
}

/* What is done to what is bound to a slot. */
static void write_slot_actions(struct sort *sort)
{
    static const char *const deeds[] = {
        "not near(f), effects: [near(f), n0 += 1]", "near(f), effects: not near(f)",
        "target != f, effects: target = f", "target == f, effects: [target = none, not near(f)]"};
    static const char *const names[] = {"call", "hit", "aim", "shoot"};
    for (int i = 0; sort->slots && i < 4; i++) {
        text_add(sort->yaml, "  %s(foe f): {", names[i]);
        write_times(sort, ACTIONS + i);
        text_add(sort->yaml, "'preconditions': %s}\n", deeds[i]); /* has no name */
    }
}

static void write_rules(struct sort *sort)
{
    unsigned long own = number(sort, 0, 2), shared = sort->shared ? number(sort, 0, 2) : 0;
    if (own + shared > 0)
        text_add(sort->yaml, "rules:\n");
    for (unsigned long i = 0; i < own + shared; i++) {
        text_add(sort->yaml, "  r%lu: {every: %lums", i, number(sort, 20, 900));
        if (i < own && one_in(sort, 3))
            text_add(sort->yaml, "..%lums", number(sort, 900, 1500));
        text_add(sort->yaml, ", ");
        (void)write_condition(sort, "preconditions", 0, 1, i >= own);
        write_effects(sort, true, i >= own);
        text_add(sort->yaml, "}\n");
    }
}

/* One bound of a number, and perhaps a flag. */
static void write_effort(struct sort *sort)
{
    static const char *const numbers[] = {"n0", "n1", "s1"};
    text_add(sort->yaml, "best_effort: true, 'conditions': [%s %s %lu",
             numbers[roll(sort->dice, sort->sensed ? 3 : 2)],
             one_in(sort, 2) ? ">=" : "<=", number(sort, 1, 5));
    text_add(sort->yaml, one_in(sort, 2) ? "], " : ", b0], ");
}

/* What a goal is worth where goals are weighed. */
static void write_value(struct sort *sort, bool called)
{
    if (called && one_in(sort, 5))
        text_add(sort->yaml, "value: {call: p0}, ");
    else
        text_add(sort->yaml, "value: %lu, ", number(sort, 1, 9));
}

static void write_goals(struct sort *sort)
{
    bool weighed = one_in(sort, 3), called = one_in(sort, 2);
    static const char *const wishes[] = {"any(foe f) near(f)", "all(foe f) not near(f)",
                                         "target == none"};
    if (sort->goals > 0)
        text_add(sort->yaml, "goals:\n");
    if (sort->goals > 0 && sort->slots)
        text_add(sort->yaml, "  met: {'conditions': %s, priority: %lu, cooldown: %lums%s}\n",
                 wishes[roll(sort->dice, 3)], number(sort, 0, 4), number(sort, 0, 500),
                 weighed ? ", value: 5" : "");
    for (unsigned i = 0; i < sort->goals; i++) {
        text_add(sort->yaml, "  g%u: {", i);
        if (weighed)
            write_value(sort, called);
        if (!weighed && one_in(sort, 5))
            write_effort(sort);
        else
            (void)write_condition(sort, "conditions", 1, 2, false);
        if (one_in(sort, 2))
            (void)write_condition(sort, "relevant", 1, 2, false);
        if (one_in(sort, 3))
            (void)write_condition(sort, "while", 1, 2, false);
        if (one_in(sort, 3))
            text_add(sort->yaml, "cooldown: %lums, ", number(sort, 20, 900));
        if (one_in(sort, 4))
            text_add(sort->yaml, "keep: true, ");
        if (one_in(sort, 5))
            text_add(sort->yaml, "inertia: %lu, ", number(sort, 0, 3));
        if (one_in(sort, 5))
            text_add(sort->yaml, "reconsider: {every: %lums, margin: %lu}, ", number(sort, 1, 300),
                     number(sort, 0, 3));
        if (one_in(sort, 5))
            text_add(sort->yaml, "priority: {call: p%u}}\n", i);
        else
            text_add(sort->yaml, "priority: %lu}\n", number(sort, 0, 4));
    }
}

/* ----------------------------------------------------------------- tasks, agents */

/* What is waited for in the place of a subtask is one alternative, in which no name stands. */
static void write_until(struct sort *sort, bool behind)
{
    int fact = (int)roll(sort->dice, sort->sensed ? FACTS : 5);
    text_add(sort->yaml, "%s{'until': ", behind ? ", " : "");
    write_literal(sort, fact);
    text_add(sort->yaml, one_in(sort, 2) ? ", timeout: %lums}" : "}", number(sort, 20, 400));
}

static void write_task(struct sort *sort, const char *name, bool is_part)
{
    static const char *const modes[] = {"first", "priority", "priority", "random", "weighted"};
    uint32_t mode = roll(sort->dice, 5), methods = 1 + roll(sort->dice, 3);
    text_add(sort->yaml, "  %s:\n    select: %s\n    methods:\n", name, modes[mode]);
    if (sort->slots && one_in(sort, 2))
        text_add(
            sort->yaml,
            "      fight(foe f): {'preconditions': near(f), cooldown: %lums, subtasks: [%s]}\n",
            number(sort, 20, 900), one_in(sort, 2) ? "hit(f)" : "aim(f), shoot(f)");
    for (uint32_t i = 0; i < methods; i++) {
        unsigned steps = (unsigned)number(sort, 1, 3);
        text_add(sort->yaml, "      m%lu: {", (unsigned long)i);
        (void)write_condition(sort, "preconditions", 0, 1, false);
        if (one_in(sort, 3))
            (void)write_condition(sort, "while", 1, 2, false);
        if (one_in(sort, 4))
            text_add(sort->yaml, "procedural_precondition: may_%s%lu, ", name, (unsigned long)i);
        if (one_in(sort, 3))
            text_add(sort->yaml, "cooldown: %lums, ", number(sort, 20, 900));
        if (mode == 1 || mode == 2)
            text_add(sort->yaml, "priority: %lu, ", number(sort, 0, 3));
        text_add(sort->yaml, "subtasks: [");
        for (unsigned j = 0; j < steps; j++)
            if (!is_part && one_in(sort, 4))
                text_add(sort->yaml, "%spart", j ? ", " : "");
            else if (one_in(sort, 8))
                text_add(sort->yaml, "%s{'achieve': %s%s}", j ? ", " : "",
                         one_in(sort, 2) ? "not " : "", fact_names[roll(sort->dice, 2)]);
            else if (one_in(sort, 12))
                text_add(sort->yaml, "%s{wait: %lums}", j ? ", " : "", number(sort, 1, 200));
            else if (one_in(sort, 10))
                write_until(sort, j > 0);
            else
                text_add(sort->yaml, "%sa%lu", j ? ", " : "", number(sort, 0, ACTIONS - 1));
        text_add(sort->yaml, "]}\n");
    }
}

/* Without this section there is one type, which has all goals and the first task. */
static void write_agents(struct sort *sort)
{
    if (sort->tasks) {
        text_add(sort->yaml, "tasks:\n");
        write_task(sort, "live", false);
        write_task(sort, "part", true);
    }
    if (!sort->two_types)
        return;
    text_add(sort->yaml, "agents:\n  one: {goals: [%s", sort->slots ? "met, " : "");
    for (unsigned i = 0; i < sort->goals; i++)
        text_add(sort->yaml, "%sg%u", i ? ", " : "", i);
    text_add(sort->yaml, "]%s}\n  two: {goals: [g0]}\n", sort->tasks ? ", task: live" : "");
}

bool awaits_condition(const gg_domain *domain, uint16_t action)
{
    return domain->features && domain->features->until &&
           domain->features->until->conditions[action];
}

struct text quiet_domain_random(struct dice *dice)
{
    struct text yaml = {0};
    struct sort sort = {.dice = dice, .yaml = &yaml};
    sort.shared = !one_in(&sort, 3);
    sort.claimed = sort.shared && one_in(&sort, 3);
    sort.sensed = one_in(&sort, 2);
    sort.always_sensed = sort.sensed && one_in(&sort, 6);
    sort.places = one_in(&sort, 2);
    sort.points = one_in(&sort, 2);
    sort.goals = (unsigned)number(&sort, 0, 3);
    sort.tasks = sort.goals == 0 || !one_in(&sort, 4);
    sort.two_types = sort.goals > 0 && one_in(&sort, 3);
    sort.slots = one_in(&sort, 3);
    sort.shared_slots = one_in(&sort, 2);
    sort.shared_near = sort.shared_slots && one_in(&sort, 2);
    bool wants = one_in(&sort, 3);
    text_add(&yaml, "domain: d\nlimits: {plan: 12, table: %d%s}\n", one_in(&sort, 2) ? 0 : 256,
             wants ? ", wants: 2" : "");
    if (sort.slots)
        text_add(&yaml, "types: {foe: {slots: 2%s}}\n", sort.shared_slots ? ", shared: true" : "");
    write_state(&sort);
    write_places(&sort);
    write_rules(&sort);
    write_actions(&sort);
    write_slot_actions(&sort);
    write_goals(&sort);
    write_agents(&sort);
    name_conditions(&yaml, NULL);
    return yaml;
}
