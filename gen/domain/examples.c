/* SPDX-License-Identifier: MIT */
/* `examples`: small stories, with what must come of them. They are read when all else is known, and
 * nothing else rests on them. See examples.h. */
#include "domain/example_parts.h"

#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"

#include <string.h>

static void read_example_cast(const struct key_reading *reading, struct node *value)
{
    read_cast(reading->domain, value, reading->member);
}

static void read_example_events(const struct key_reading *reading, struct node *value)
{
    const struct example *example = reading->object;
    read_events(&(struct story){reading->domain, &example->cast, reading->what}, value,
                reading->member);
}

static void read_example_calls(const struct key_reading *reading, struct node *value)
{
    read_answers(reading->domain, value, reading->member);
}

static void read_example_places(const struct key_reading *reading, struct node *value)
{
    read_placings(reading->domain, value, false, reading->member);
}

static const struct key example_rows[] = {
    {"given", KEY_EFFECTS, KEY_FIELD(example, given), .context = "the given facts",
     .without = "none: the start state", .description = "What is other than at the start."},
    {"places", KEY_OWN, KEY_FIELD(example, placings), .read = read_example_places,
     .shape = "positions", .value = "place → a number, or `[x, y]`",
     .without = "as `places` of the domain has them", .description = "Where places are."},
    {"agent", KEY_OWN, KEY_FIELD(example, agent), .read = read_agent_name, .shape = "name",
     .value = "an agent type", .without = "the first that has a goal or a task",
     .description = "Who lives."},
    {"agents", KEY_OWN, KEY_FIELD(example, cast), .read = read_example_cast, .shape = "actors",
     .value = "name → mapping", .without = "one agent, without a name",
     .description = "The agents that live together, by their names."},
    {"seed", KEY_NUMBER, KEY_FIELD(example, seed), .low = 0, .high = UINT32_MAX, .otherwise = 1,
     .description = "The seed of the random choices and random events."},
    {"for", KEY_PERIOD, KEY_FIELD(example, time),
     .without = "the last time that `events` and `expect` name",
     .description = "How long they live."},
    {"events", KEY_OWN, KEY_FIELD(example, events), .read = read_example_events, .shape = "events",
     .list = true, .value = "time → what happens, or a list of such mappings",
     .description = "What the game would do."},
    {"calls", KEY_OWN, KEY_FIELD(example, answers), .read = read_example_calls, .shape = "answers",
     .value = "function → answer", .without = "functions answer the least cost, true, and 0",
     .description = "What functions of the game answer."},
    {"expect", KEY_OWN, .read = read_expect, .shape = "expect", .required = true, .list = true,
     .value = "mapping, or a list of them", .description = "What must come of it."},
    {.name = NULL},
};

const struct key_table example_keys = {.of = "example", .keys = example_rows};

/* Finds out how long an example lives: for the time that it says, or else up to the last that it
 * names. Reports times behind the end, which would never be looked at. */
static void find_time(struct domain *domain, struct example *example, bool said)
{
    uint32_t last = 0;
    bool lives = false;
    for (size_t i = 0; i < example->events.count; i++)
        if (example->events.items[i].time == EVENT_AT && example->events.items[i].first > last)
            last = example->events.items[i].first;
    for (size_t i = 0; i < example->expectation_count; i++) {
        const struct expectation *expectation = &example->expectations[i];
        lives |= expectation->kind != EXPECT_PLAN;
        last = expectation->time > last ? expectation->time : last;
        if (said && expectation->time > example->time)
            refuse(&domain->parsing, expectation->place,
                   "this is behind the end of the example, which lives for %s",
                   duration_text(domain->parsing.pool, example->time));
    }
    bool timed = said || last > 0;
    for (size_t i = 0; i < example->expectation_count && !timed; i++)
        timed = example->expectations[i].kind == EXPECT_AT ||
                example->expectations[i].kind == EXPECT_WITHIN;
    if (lives && !timed)
        refuse(&domain->parsing, example->place,
               "example '%s' names no time: tell how long it lives, as in: for: 60s",
               example->name);
    example->lives = lives;
    if (!said)
        example->time = last;
}

static void read_example(struct domain *domain, struct example *example, const char *what)
{
    const struct parsing *parsing = &domain->parsing;
    struct scope scope = scope_of_example(domain, what);
    unsigned errors = diagnostics_error_count(parsing->diagnostics);
    (void)keys_read(&(struct key_reading){domain, &scope, what, example->node, example, NULL},
                    &example_keys);
    (void)check_effects_compute_no_number(domain, &example->given);
    if (value_of_key(example->node, "agent") && value_of_key(example->node, "agents"))
        refuse(parsing, value_of_key(example->node, "agent")->place,
               "'agent' is the type of the one that lives; of 'agents' each has a 'type'");
    if (errors < diagnostics_error_count(parsing->diagnostics))
        return;
    if (!example->expectation_count)
        refuse(parsing, example->place, "%s expects nothing: 'expect' is %s", what,
               value_of_key(example->node, "expect") ? "empty" : "missing");
    else
        find_time(domain, example, value_of_key(example->node, "for") != NULL);
}

void read_examples(struct domain *domain, struct node *section)
{
    struct section_entries entries = {domain,        section,
                                      "an example",  .keys = &example_keys,
                                      .plain = true, .names = &domain->example_names};
    while (next_entry(&entries)) {
        struct example *example =
            POOL_ITEM(domain->parsing.pool, domain->examples, domain->example_count);
        *example = (struct example){.name = entries.signature.name,
                                    .place = entries.signature.place,
                                    .node = entries.value};
        read_example(domain, example, entries.title);
    }
}
