/* SPDX-License-Identifier: MIT */
/* `expect`: what must come of an example. See examples.h. */
#include "domain/example_parts.h"

#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"

#include <string.h>

/* Reports a step that waits and is written as a subtask is, {until: open(front), timeout: 10s}. */
static bool refuse_mapped_wait(const struct domain *domain, const struct node *step)
{
    const struct node *until = value_of_key(step, "until"), *wait = value_of_key(step, "wait");
    const struct node *what = until ? until : wait, *timeout = value_of_key(step, "timeout");
    if (!what || what->kind != NODE_SCALAR)
        return false;
    bool timed = timeout && timeout->kind == NODE_SCALAR;
    refuse(&domain->parsing, step->place,
           "a step that waits is written as it is called; write: %s %s%s%s",
           until ? "until" : "wait", what->text, timed ? " timeout " : "",
           timed ? timeout->text : "");
    return true;
}

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
    for (size_t i = 0; i < node->count; i++)
        if (refuse_mapped_wait(domain, node->items[i]))
            return false;
    struct node **steps = texts_of_node(&domain->parsing, node, false, &count);
    for (size_t i = 0; i < count; i++) {
        struct subject step;
        if (!read_named_subject(domain, steps[i], SUBJECT_ACTION, "'plan'", &step))
            return false;
        POOL_ADD(pool, expectation->subjects, expectation->count) = step;
    }
    return true;
}

static bool read_planned(struct domain *domain, const struct node *mapping,
                         struct expectation *expectation)
{
    struct node *goal = value_of_key(mapping, "goal"), *task = value_of_key(mapping, "task");
    if (goal && task)
        return refuse(&domain->parsing, task->place,
                      "a plan is of a goal or of a task, not of both");
    struct node *name = goal ? goal : task;
    if (!name)
        return true;
    struct subject *planned = pool_take(domain->parsing.pool, sizeof *planned);
    expectation->planned = planned;
    if (!node_as_text(&domain->parsing, name, goal ? "a goal" : "a task") ||
        !read_named_subject(domain, name, goal ? SUBJECT_GOAL : SUBJECT_TASK, "'expect'", planned))
        return false;
    const struct parameters *parameters =
        goal ? &planned->goal->parameters : &planned->task->parameters;
    if (planned->call->argument_count == parameters->count)
        return true;
    return refuse(&domain->parsing, planned->place, "'%s' is planned with its objects, %zu of them",
                  planned->text, parameters->count);
}

/* What is read of an example: its story, the example, and the expectation. */
struct expecting {
    const struct story *story;
    struct example *example;
    struct expectation expectation;
};

static const struct parsing *parsing_of(const struct expecting *expecting)
{
    return &expecting->story->domain->parsing;
}

static void add_expectation(const struct expecting *expecting)
{
    struct example *example = expecting->example;
    POOL_ADD(parsing_of(expecting)->pool, example->expectations, example->expectation_count) =
        expecting->expectation;
}

/* Reads what is expected of one agent, or of no named one, and adds it. */
typedef void read_of_one(struct expecting *expecting, struct node *value);

/* Reads a value, or one for each agent that a mapping names. */
static void read_each(const struct expecting *expecting, struct node *value, read_of_one *read)
{
    struct expecting one = *expecting;
    if (value->kind != NODE_MAPPING) {
        read(&one, value);
        return;
    }
    if (value->count == 0)
        refuse(parsing_of(expecting), value->place, "nothing is expected here");
    for (size_t i = 0; i < value->count; i++) {
        one = *expecting;
        one.expectation.names = true;
        one.expectation.actor = find_actor(expecting->story, value->keys[i]);
        if (one.expectation.actor)
            read(&one, value->items[i]);
    }
}

static void read_plan_of_one(struct expecting *expecting, struct node *value)
{
    if (read_steps(expecting->story->domain, value, &expecting->expectation))
        add_expectation(expecting);
}

/* {task: live, plan: [eat, drink]} */
static void read_plan(struct expecting *expecting, const struct node *mapping)
{
    struct domain *domain = expecting->story->domain;
    struct node *plan = value_of_key(mapping, "plan");
    expecting->expectation = (struct expectation){.kind = EXPECT_PLAN, .text = "plan"};
    if (!plan) {
        refuse(&domain->parsing, mapping->place,
               "'goal' and 'task' stand beside 'plan', which is missing");
        return;
    }
    expecting->expectation.place = plan->place;
    if (read_planned(domain, mapping, &expecting->expectation))
        read_each(expecting, plan, read_plan_of_one);
}

/* Adds the texts of a value as subjects: conditions, actions, goals and methods; of an order actions
 * alone. What a mapping names is of one agent: {ann: action eat}. False, with an error, if any is
 * wrong. */
static bool add_subjects(struct expecting *expecting, struct node *value, const struct actor *actor)
{
    struct domain *domain = expecting->story->domain;
    struct expectation *expectation = &expecting->expectation;
    size_t count;
    unsigned errors = diagnostics_error_count(domain->parsing.diagnostics);
    struct node **texts = texts_of_node(&domain->parsing, value, !actor, &count);
    if (count == 0 && errors == diagnostics_error_count(domain->parsing.diagnostics))
        return refuse(&domain->parsing, value->place, "nothing is expected here");
    bool fine = count > 0;
    for (size_t i = 0; i < count; i++) {
        struct subject subject;
        if (texts[i]->kind == NODE_MAPPING && texts[i]->count == 0)
            fine = refuse(&domain->parsing, texts[i]->place, "nothing is expected here");
        for (size_t j = 0; texts[i]->kind == NODE_MAPPING && j < texts[i]->count; j++) {
            const struct actor *named = find_actor(expecting->story, texts[i]->keys[j]);
            fine &= named && add_subjects(expecting, texts[i]->items[j], named);
        }
        if (texts[i]->kind == NODE_MAPPING)
            continue;
        if (refuse_actor_in_text(expecting->story, texts[i]))
            return false;
        fine &= expectation->kind == EXPECT_ORDER
                    ? read_named_subject(domain, texts[i], SUBJECT_ACTION, "'expect'", &subject)
                    : read_subject(domain, texts[i], "'expect'", &subject);
        subject.actor = actor;
        expectation->names |= actor != NULL;
        POOL_ADD(domain->parsing.pool, expectation->subjects, expectation->count) = subject;
    }
    return fine;
}

/* Adds what must come at one moment, or in an order; of what must never or always be each is one of
 * its own. */
static void read_subjects(struct expecting *expecting, struct node *value)
{
    struct pool *pool = parsing_of(expecting)->pool;
    if (!add_subjects(expecting, value, NULL))
        return;
    struct expectation all = expecting->expectation;
    if (all.kind == EXPECT_ORDER)
        expecting->expectation.value = words_of_subjects(pool, all.subjects, all.count);
    if (all.kind != EXPECT_NEVER && all.kind != EXPECT_ALWAYS) {
        add_expectation(expecting);
        return;
    }
    for (size_t i = 0; i < all.count; i++) {
        expecting->expectation = all;
        expecting->expectation.subjects = &all.subjects[i];
        expecting->expectation.count = 1;
        expecting->expectation.place = all.subjects[i].place;
        expecting->expectation.names = all.subjects[i].actor != NULL;
        add_expectation(expecting);
    }
}

/* "10%", in thousandths; what is no share gives -1. */
static int64_t share_of(const char *text, size_t length)
{
    struct decimal decimal;
    if (length < 2 || text[length - 1] != '%' || !parse_decimal(text, length - 1, &decimal) ||
        decimal.scale > 3 || decimal.digits < 0)
        return -1;
    int64_t share = decimal_at_scale(decimal, 3);
    return share <= 100000 ? share : -1;
}

/* "10%..40%" */
static void read_share_of_one(struct expecting *expecting, struct node *value)
{
    const struct parsing *parsing = parsing_of(expecting);
    struct expectation *expectation = &expecting->expectation;
    const char *dots = value->kind == NODE_SCALAR ? strstr(value->text, "..") : NULL;
    int64_t low = dots ? share_of(value->text, (size_t)(dots - value->text)) : -1;
    int64_t high = dots ? share_of(dots + 2, strlen(dots + 2)) : -1;
    if (low < 0 || high < low) {
        refuse(parsing, value->place, "a share is a range from 0%% to 100%%, as in: 10%%..40%%");
        return;
    }
    expectation->value = value->text;
    expectation->low = (uint32_t)low;
    expectation->high = (uint32_t)high;
    add_expectation(expecting);
}

/* Reports an agent before the action, "share of ann eat"; false: there is none. */
static bool refuse_share_of_actor(const struct expecting *expecting, const struct node *action,
                                  const struct node *value)
{
    const struct parsing *parsing = parsing_of(expecting);
    size_t length = strcspn(action->text, " ");
    const char *name = pool_copy_text(parsing->pool, action->text, length);
    if (!action->text[length] || name_number(&expecting->story->cast->names, name) < 0)
        return false;
    return !refuse(parsing, action->place,
                   "who does it stands behind it; write: share of %s: {%s: %s}",
                   action->text + length + strspn(action->text + length, " "), name,
                   value->kind == NODE_SCALAR ? value->text : "10%..40%");
}

static void read_share(struct expecting *expecting, const struct node *key, struct node *value)
{
    struct pool *pool = parsing_of(expecting)->pool;
    struct expectation *expectation = &expecting->expectation;
    size_t offset = strlen("share of ");
    offset += strspn(key->text + offset, " ");
    expectation->subjects = pool_take(pool, sizeof *expectation->subjects);
    expectation->count = 1;
    const struct node *action = text_part(pool, key, offset, strlen(key->text) - offset);
    if (!refuse_share_of_actor(expecting, action, value) &&
        read_named_subject(expecting->story->domain, action, SUBJECT_ACTION, "'share of'",
                           expectation->subjects))
        read_each(expecting, value, read_share_of_one);
}

/* Reads a duration behind a word of a key, so many bytes of it. */
static bool read_time_behind(struct domain *domain, const struct node *key, size_t length,
                             struct expectation *expectation)
{
    length += strspn(key->text + length, " ");
    return parse_duration(key->text + length, &expectation->time) ||
           refuse_duration(&domain->parsing,
                           node_part_place(key, length, strlen(key->text) - length),
                           key->text + length);
}

/* The kind of an expectation, and in *length the bytes of the word that tells it. */
static enum expectation_kind kind_of_expectation(const char *key, size_t *length)
{
    static const char *const words[] = {
        [EXPECT_WITHIN] = "within ", [EXPECT_AT] = "at ",        [EXPECT_SHARE] = "share of ",
        [EXPECT_NEVER] = "never",    [EXPECT_ALWAYS] = "always", [EXPECT_ORDER] = "order"};
    for (size_t i = EXPECT_PLAN + 1; i < sizeof words / sizeof *words; i++) {
        *length = strlen(words[i]);
        bool begins = words[i][*length - 1] == ' ';
        if (begins ? strncmp(key, words[i], *length) == 0 : strcmp(key, words[i]) == 0)
            return (enum expectation_kind)i;
    }
    return EXPECT_PLAN;
}

static void read_expected(struct expecting *expecting, const struct node *key, struct node *value)
{
    size_t length;
    struct expectation *expectation = &expecting->expectation;
    struct domain *domain = expecting->story->domain;
    *expectation = (struct expectation){.place = key->place, .text = key->text};
    expectation->kind = kind_of_expectation(key->text, &length);
    switch (expectation->kind) {
    case EXPECT_WITHIN:
    case EXPECT_AT:
        if (read_time_behind(domain, key, length, expectation))
            read_subjects(expecting, value);
        break;
    case EXPECT_SHARE:
        read_share(expecting, key, value);
        break;
    case EXPECT_NEVER:
    case EXPECT_ALWAYS:
    case EXPECT_ORDER:
        read_subjects(expecting, value);
        break;
    default:
        refuse(&domain->parsing, key->place,
               "unknown key '%s' in 'expect'; there is: plan (with task or goal), within TIME, at "
               "TIME, never, always, share of ACTION, order",
               key->text);
    }
}

static void read_expectations(struct expecting *expecting, const struct node *mapping)
{
    bool planned = false;
    if (!check_is_mapping(parsing_of(expecting), mapping, "an expectation"))
        return;
    for (size_t i = 0; i < mapping->count; i++) {
        bool plan = is_among(mapping->keys[i]->text, "plan goal task");
        if (!plan)
            read_expected(expecting, mapping->keys[i], mapping->items[i]);
        else if (!planned)
            read_plan(expecting, mapping);
        planned |= plan;
    }
}

void read_expect(const struct key_reading *reading, struct node *value)
{
    struct example *example = reading->object;
    struct story story = {reading->domain, &example->cast, reading->what};
    struct expecting expecting = {.story = &story, .example = example};
    if (value->kind != NODE_SEQUENCE) {
        read_expectations(&expecting, value);
        return;
    }
    for (size_t i = 0; i < value->count; i++)
        read_expectations(&expecting, value->items[i]);
}
