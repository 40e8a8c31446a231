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

/* {task: live, plan: [eat, drink]} */
static bool read_plan(struct domain *domain, const struct node *mapping,
                      struct expectation *expectation)
{
    struct node *plan = value_of_key(mapping, "plan");
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

/* The texts of a value as subjects: conditions, actions, goals and methods; or actions alone. */
static bool read_subjects(struct domain *domain, struct node *value, bool actions,
                          struct expectation *expectation)
{
    size_t count;
    unsigned errors = diagnostics_error_count(domain->parsing.diagnostics);
    struct node **texts = texts_of_node(&domain->parsing, value, false, &count);
    bool fine = count > 0;
    for (size_t i = 0; i < count; i++) {
        struct subject subject;
        fine &= actions ? read_named_subject(domain, texts[i], SUBJECT_ACTION, "'expect'", &subject)
                        : read_subject(domain, texts[i], "'expect'", &subject);
        POOL_ADD(domain->parsing.pool, expectation->subjects, expectation->count) = subject;
    }
    if (count == 0 && errors == diagnostics_error_count(domain->parsing.diagnostics))
        refuse(&domain->parsing, value->place, "nothing is expected here");
    return fine;
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
static bool read_share(struct domain *domain, const struct node *key, struct node *value,
                       struct expectation *expectation)
{
    const struct parsing *parsing = &domain->parsing;
    size_t offset = strlen("share of ");
    offset += strspn(key->text + offset, " ");
    const char *dots = value->kind == NODE_SCALAR ? strstr(value->text, "..") : NULL;
    int64_t low = dots ? share_of(value->text, (size_t)(dots - value->text)) : -1;
    int64_t high = dots ? share_of(dots + 2, strlen(dots + 2)) : -1;
    expectation->subjects = pool_take(parsing->pool, sizeof *expectation->subjects);
    expectation->count = 1;
    if (low < 0 || high < low)
        return refuse(parsing, value->place,
                      "a share is a range from 0%% to 100%%, as in: 10%%..40%%");
    expectation->value = value->text;
    expectation->low = (uint32_t)low;
    expectation->high = (uint32_t)high;
    return read_named_subject(domain,
                              text_part(parsing->pool, key, offset, strlen(key->text) - offset),
                              SUBJECT_ACTION, "'share of'", expectation->subjects);
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

static bool read_expected(struct domain *domain, const struct node *key, struct node *value,
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
    if (!check_is_mapping(&domain->parsing, mapping, "an expectation"))
        return;
    for (size_t i = 0; i < mapping->count; i++) {
        struct expectation expectation = {0};
        bool plan = is_among(mapping->keys[i]->text, "plan goal task");
        if (plan && planned)
            continue;
        planned |= plan;
        bool fine = plan ? read_plan(domain, mapping, &expectation)
                         : read_expected(domain, mapping->keys[i], mapping->items[i], &expectation);
        if (!fine)
            continue;
        if (expectation.kind == EXPECT_ORDER)
            expectation.value = words_of_subjects(pool, expectation.subjects, expectation.count);
        size_t parts = expectation.kind == EXPECT_NEVER ? expectation.count : 1;
        for (size_t j = 0; j < parts; j++) {
            struct expectation part = expectation;
            if (expectation.kind == EXPECT_NEVER) {
                part.subjects = &expectation.subjects[j];
                part.count = 1;
                part.place = part.subjects->place;
            }
            POOL_ADD(pool, example->expectations, example->expectation_count) = part;
        }
    }
}

void read_expect(const struct key_reading *reading, struct node *value)
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
