/* SPDX-License-Identifier: MIT */
/*
 * `examples`: small stories, with what must come of them. They are read when all else is known,
 * and nothing else rests on them. See examples.h.
 */
#include "domain/examples.h"
#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"

#include <string.h>

/* -------------------------------------------------------------------- plans */

/* The steps of a plan: "none", or a list of actions. */
static bool read_steps(struct domain *domain, struct node *node, struct expectation *expectation)
{
    struct pool *pool = domain->parsing.pool;
    size_t count;
    expectation->impossible = node->kind == NODE_SCALAR && strcmp(node->text, "none") == 0;
    if (expectation->impossible)
        return true;
    if (node->kind != NODE_SEQUENCE)
        return refuse(&domain->parsing, node->place, "'plan' is a list of actions, or: none");
    struct node **steps = phrases_of(&domain->parsing, node, false, &count);
    for (size_t i = 0; i < count; i++) {
        struct subject step;
        if (!read_named(domain, steps[i], SUBJECT_ACTION, "'plan'", &step))
            return false;
        POOL_ADD(pool, expectation->subjects, expectation->count, step);
    }
    return true;
}

static bool read_planned(struct domain *domain, const struct node *mapping,
                         struct expectation *expectation)
{
    struct node *goal = value_of(mapping, "goal"), *task = value_of(mapping, "task");
    if (goal && task)
        return refuse(&domain->parsing, task->place,
                      "a plan is of a goal or of a task, not of both");
    struct node *name = goal ? goal : task;
    if (!name)
        return true;
    struct subject *planned = pool_take(domain->parsing.pool, sizeof *planned);
    expectation->planned = planned;
    if (!text_of(&domain->parsing, name, goal ? "a goal" : "a task") ||
        !read_named(domain, name, goal ? SUBJECT_GOAL : SUBJECT_TASK, "'expect'", planned))
        return false;
    const struct parameters *parameters =
        goal ? &planned->goal->parameters : &planned->task->parameters;
    if (planned->call->argument_count == parameters->count)
        return true;
    return refuse(&domain->parsing, planned->place, "'%s' is planned with its objects, %zu of them",
                  planned->text, parameters->count);
}

/* {task: live, plan: [eat, drink]} */
static bool read_plan(struct domain *domain, const struct node *mapping,
                      struct expectation *expectation)
{
    struct node *plan = value_of(mapping, "plan");
    expectation->kind = EXPECT_PLAN;
    expectation->text = "plan";
    if (plan) {
        expectation->place = plan->place;
        bool named = read_planned(domain, mapping, expectation);
        return read_steps(domain, plan, expectation) && named;
    }
    return refuse(&domain->parsing, mapping->place,
                  "'goal' and 'task' stand beside 'plan', which is missing");
}

/* ------------------------------------------------------------------ subjects */

/* The texts of a value as subjects: conditions, actions, goals and methods; or actions alone. */
static bool read_subjects(struct domain *domain, struct node *value, bool actions,
                          struct expectation *expectation)
{
    size_t count;
    unsigned errors = diagnostics_errors(domain->parsing.diagnostics);
    struct node **texts = phrases_of(&domain->parsing, value, false, &count);
    bool fine = count > 0;
    for (size_t i = 0; i < count; i++) {
        struct subject subject;
        fine &= actions ? read_named(domain, texts[i], SUBJECT_ACTION, "'expect'", &subject)
                        : read_subject(domain, texts[i], "'expect'", &subject);
        POOL_ADD(domain->parsing.pool, expectation->subjects, expectation->count, subject);
    }
    if (count == 0 && errors == diagnostics_errors(domain->parsing.diagnostics))
        refuse(&domain->parsing, value->place, "nothing is expected here");
    return fine;
}

/* "10%", in thousandths; what is no share gives -1. */
static int64_t example_section_share_of(const char *text, size_t length)
{
    struct decimal decimal;
    if (length < 2 || text[length - 1] != '%' || !parse_decimal(text, length - 1, &decimal) ||
        decimal.scale > 3 || decimal.digits < 0)
        return -1;
    int64_t share = decimal_in(decimal, 3);
    return share <= 100000 ? share : -1;
}

/* "10%..40%" */
static bool read_share(struct domain *domain, const struct node *key, struct node *value,
                       struct expectation *expectation)
{
    const struct parsing *parsing = &domain->parsing;
    size_t offset = strlen("share of ");
    offset += strspn(key->text + offset, " ");
    const char *dots = value->kind == NODE_SCALAR ? strstr(value->text, "..") : NULL;
    int64_t low = dots ? example_section_share_of(value->text, (size_t)(dots - value->text)) : -1;
    int64_t high = dots ? example_section_share_of(dots + 2, strlen(dots + 2)) : -1;
    expectation->subjects = pool_take(parsing->pool, sizeof *expectation->subjects);
    expectation->count = 1;
    if (low < 0 || high < low)
        return refuse(parsing, value->place,
                      "a share is a range from 0%% to 100%%, as in: 10%%..40%%");
    expectation->value = value->text;
    expectation->low = (uint32_t)low;
    expectation->high = (uint32_t)high;
    return read_named(domain, part_of_text(parsing->pool, key, offset, strlen(key->text) - offset),
                      SUBJECT_ACTION, "'share of'", expectation->subjects);
}

/* ------------------------------------------------------------- expectations */

/* Reads a duration behind a word of a key, so many bytes of it. */
static bool read_time_behind(struct domain *domain, const struct node *key, size_t length,
                             struct expectation *expectation)
{
    length += strspn(key->text + length, " ");
    return parse_duration(key->text + length, &expectation->time) ||
           refuse(&domain->parsing, node_place(key, length, strlen(key->text) - length),
                  DURATION_EXPECTED);
}

/* The kind of an expectation, and in *length the bytes of the word that tells it. */
static enum expectation_kind kind_of_expectation(const char *key, size_t *length)
{
    static const char *const words[] = {[EXPECT_WITHIN] = "within ",
                                        [EXPECT_AT] = "at ",
                                        [EXPECT_SHARE] = "share of ",
                                        [EXPECT_NEVER] = "never",
                                        [EXPECT_ORDER] = "order"};
    for (size_t i = EXPECT_PLAN + 1; i < sizeof words / sizeof *words; i++) {
        *length = strlen(words[i]);
        bool begins = words[i][*length - 1] == ' ';
        if (begins ? strncmp(key, words[i], *length) == 0 : strcmp(key, words[i]) == 0)
            return (enum expectation_kind)i;
    }
    return EXPECT_PLAN;
}

static bool read_expectation(struct domain *domain, const struct node *key, struct node *value,
                             struct expectation *expectation)
{
    size_t length;
    expectation->place = key->place;
    expectation->text = key->text;
    expectation->kind = kind_of_expectation(key->text, &length);
    switch (expectation->kind) {
    case EXPECT_WITHIN:
    case EXPECT_AT:
        return read_time_behind(domain, key, length, expectation) &&
               read_subjects(domain, value, false, expectation);
    case EXPECT_SHARE:
        return read_share(domain, key, value, expectation);
    case EXPECT_NEVER:
        return read_subjects(domain, value, false, expectation);
    case EXPECT_ORDER:
        return read_subjects(domain, value, true, expectation);
    default:
        return refuse(&domain->parsing, key->place,
                      "unknown key '%s' in 'expect'; there is: plan (with task or goal), within "
                      "TIME, at TIME, never, share of ACTION, order",
                      key->text);
    }
}

/* Reads a mapping of expectations. Each of the list behind `never` is one of its own. */
static void read_expectations(struct domain *domain, struct example *example,
                              const struct node *mapping)
{
    struct pool *pool = domain->parsing.pool;
    bool planned = false;
    if (!is_mapping(&domain->parsing, mapping, "an expectation"))
        return;
    for (size_t i = 0; i < mapping->count; i++) {
        struct expectation expectation = {0};
        bool plan = is_among(mapping->keys[i]->text, "plan goal task");
        if (plan && planned)
            continue;
        planned |= plan;
        bool fine =
            plan ? read_plan(domain, mapping, &expectation)
                 : read_expectation(domain, mapping->keys[i], mapping->items[i], &expectation);
        if (!fine)
            continue;
        if (expectation.kind == EXPECT_ORDER)
            expectation.value = list_of_subjects(pool, expectation.subjects, expectation.count);
        size_t parts = expectation.kind == EXPECT_NEVER ? expectation.count : 1;
        for (size_t j = 0; j < parts; j++) {
            struct expectation part = expectation;
            if (expectation.kind == EXPECT_NEVER) {
                part.subjects = &expectation.subjects[j];
                part.count = 1;
                part.place = part.subjects->place;
            }
            POOL_ADD(pool, example->expectations, example->expectation_count, part);
        }
    }
}

static void read_expect(const struct reading *reading, struct node *value)
{
    struct domain *domain = reading->domain;
    struct example *example = reading->object;
    if (value->kind != NODE_SEQUENCE) {
        read_expectations(domain, example, value);
        return;
    }
    for (size_t i = 0; i < value->count; i++)
        read_expectations(domain, example, value->items[i]);
}

/* ------------------------------------------------------------------ examples */

static void read_example_events(const struct reading *reading, struct node *value)
{
    read_events(reading->domain, value, reading->member);
}

static void read_example_calls(const struct reading *reading, struct node *value)
{
    read_answers(reading->domain, value, reading->member);
}

static const struct key example_rows[] = {
    {"given", KEY_EFFECTS, KEY_FIELD(example, given), .context = "the given facts",
     .without = "none: the start state", .description = "What is other than at the start."},
    {"agent", KEY_OWN, KEY_FIELD(example, agent), .read = read_agent_name, .shape = "name",
     .value = "an agent type", .without = "the first that has a goal or a task",
     .description = "Who lives."},
    {"seed", KEY_NUMBER, KEY_FIELD(example, seed), .low = 0, .high = UINT32_MAX, .otherwise = 1,
     .description = "The seed of the random choices and random events."},
    {"for", KEY_PERIOD, KEY_FIELD(example, time),
     .without = "the last time that `events` and `expect` name",
     .description = "How long the agent lives."},
    {"events", KEY_OWN, KEY_FIELD(example, events), .read = read_example_events, .shape = "events",
     .value = "time → what happens, or a list of it", .description = "What the game would do."},
    {"calls", KEY_OWN, KEY_FIELD(example, answers), .read = read_example_calls, .shape = "answers",
     .value = "function → answer", .without = "functions answer the least cost, true, and 0",
     .description = "What functions of the game answer."},
    {"expect", KEY_OWN, .read = read_expect, .shape = "expect", .required = true, .list = true,
     .value = "mapping, or a list of them", .description = "What must come of it."},
    {.name = NULL},
};

const struct key_table example_keys = {.of = "example", .keys = example_rows};

/* Whether an expectation needs a life. */
static bool needs_life(const struct expectation *expectation)
{
    return expectation->kind != EXPECT_PLAN;
}

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
        lives |= needs_life(expectation);
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

static void example_section_read_example(struct domain *domain, struct example *example,
                                         const char *what)
{
    const struct parsing *parsing = &domain->parsing;
    struct scope scope = scope_of_example(domain, what);
    unsigned errors = diagnostics_errors(parsing->diagnostics);
    (void)keys_read(&(struct reading){domain, &scope, what, example->node, example, NULL},
                    &example_keys);
    (void)numbers_are_given(domain, &example->given);
    if (errors < diagnostics_errors(parsing->diagnostics))
        return;
    if (!example->expectation_count)
        refuse(parsing, example->place, "%s expects nothing: 'expect' is %s", what,
               value_of(example->node, "expect") ? "empty" : "missing");
    else
        find_time(domain, example, value_of(example->node, "for") != NULL);
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
        example_section_read_example(domain, example, entries.title);
    }
}

static const struct key example_section_beside_rows[] = {
    {"examples", .shape = "examples", .value = "name → mapping", .description = "The examples."},
    {.name = NULL},
};

static const struct key_table example_section_beside_keys = {.of = "file of examples",
                                                             .keys = example_section_beside_rows};

void read_examples_beside(struct domain *domain, struct source *source)
{
    struct node *root = read_beside(domain, source, "a file of examples");
    if (!root)
        return;
    keys_check(&domain->parsing, &example_section_beside_keys, root, "a file of examples");
    struct node *examples = value_of(root, "examples");
    if (examples)
        read_examples(domain, examples);
    else
        refuse(&domain->parsing, root->place, "the file has no 'examples'");
}
