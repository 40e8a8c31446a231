/* SPDX-License-Identifier: MIT */
/* Shows what became of examples: see test_print.h. */
#include "test/test_print.h"

#include "base/json.h"
#include "base/printable.h"

#include <string.h>

static size_t failed_of(const struct verdict *verdicts, size_t count)
{
    size_t failed = 0;
    for (size_t i = 0; i < count; i++)
        failed += verdicts[i].count > 0;
    return failed;
}

static struct place print_place_of(const struct verdict *verdict, const struct failure *failure)
{
    return failure->expectation ? failure->expectation->place : verdict->example->place;
}

/* "at 60s: alarm" */
static const char *test_print_expected_text(struct pool *pool, const struct failure *failure)
{
    if (!failure->expectation)
        return "an end";
    return pool_format(pool, "%s: %s", failure->expectation->text, failure->subject);
}

/* ----------------------------------------------------------------- for people */

/* Prints the lines of a text, each with blanks before it. */
static void test_print_print_lines(const char *text, const char *blanks)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        print_line(stdout, "%s%.*s", blanks, (int)length, text);
        text += length + (text[length] == '\n');
    }
}

static void print_failure(struct pool *pool, const struct verdict *verdict,
                          const struct failure *failure)
{
    struct place place = print_place_of(verdict, failure);
    print_line(stdout, "%s:%u:%u: %s: expected %s", place.source->path, place.line, place.column,
               verdict->example->name, test_print_expected_text(pool, failure));
    print_line(stdout, "    %s", failure->fault);
    test_print_print_lines(failure->why, "    ");
    if (*failure->before)
        printf("    before that:\n");
    test_print_print_lines(failure->before, "      ");
}

void verdicts_print(struct pool *pool, const struct verdict *verdicts, size_t count)
{
    size_t failed = failed_of(verdicts, count);
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < verdicts[i].count; j++)
            print_failure(pool, &verdicts[i], &verdicts[i].failures[j]);
    printf("%zu example%s, %zu failed\n", count, count == 1 ? "" : "s", failed);
}

/* --------------------------------------------------------------- for programs */

static json_t *json_of_lines(const char *text)
{
    json_t *lines = json_array();
    while (*text) {
        size_t length = strcspn(text, "\n");
        json_array_append_new(lines, json_stringn(text, length));
        text += length + (text[length] == '\n');
    }
    return lines;
}

static json_t *json_of_failure(struct pool *pool, const struct verdict *verdict,
                               const struct failure *failure)
{
    struct place place = print_place_of(verdict, failure);
    json_t *json = json_pack("{s:s}", "file", printable_text(pool, place.source->path));
    object_add_number(json, "line", place.line);
    object_add_number(json, "column", place.column);
    json_object_set_new(json, "expected", json_string(test_print_expected_text(pool, failure)));
    json_object_set_new(json, "fault", json_string(failure->fault));
    json_object_set_new(json, "why", json_of_lines(failure->why));
    json_object_set_new(json, "before", json_of_lines(failure->before));
    return json;
}

void verdicts_print_json(struct pool *pool, const char *domain, const struct verdict *verdicts,
                         size_t count)
{
    json_t *json = json_pack("{s:s}", "domain", domain), *results = json_array();
    for (size_t i = 0; i < count; i++) {
        const struct verdict *verdict = &verdicts[i];
        json_t *failures = json_array();
        for (size_t j = 0; j < verdict->count; j++)
            json_array_append_new(failures, json_of_failure(pool, verdict, &verdict->failures[j]));
        json_array_append_new(results,
                              json_pack("{s:s, s:b, s:o}", "example", verdict->example->name,
                                        "passed", verdict->count == 0, "failures", failures));
    }
    object_add_number(json, "examples", count);
    object_add_number(json, "failed", failed_of(verdicts, count));
    json_object_set_new(json, "results", results);
    print_json(json, 0);
}

/* ------------------------------------------------------------ for build servers */

static void add_text(struct text *to, const char *text)
{
    text_add_markup(to, text, strlen(text));
}

static void add_case(struct pool *pool, struct text *to, const char *domain,
                     const struct verdict *verdict)
{
    text_add(to, "    <testcase classname=\"%s\" name=\"%s\"%s>\n", domain, verdict->example->name,
             verdict->count ? "" : "/");
    for (size_t i = 0; i < verdict->count; i++) {
        const struct failure *failure = &verdict->failures[i];
        struct place place = print_place_of(verdict, failure);
        text_add(to, "      <failure message=\"");
        add_text(to, pool_format(pool, "expected %s", test_print_expected_text(pool, failure)));
        text_add(to, "\">");
        add_text(to, printable_text(pool, pool_format(pool, "%s:%u:%u: %s", place.source->path,
                                                      place.line, place.column, failure->fault)));
        text_add(to, "\n");
        add_text(to, failure->why);
        add_text(to, failure->before);
        text_add(to, "</failure>\n");
    }
    if (verdict->count)
        text_add(to, "    </testcase>\n");
}

void verdicts_add_junit(struct pool *pool, const char *domain, const struct verdict *verdicts,
                        size_t count, struct text *text)
{
    size_t failed = failed_of(verdicts, count);
    text_add(text,
             "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
             "<testsuites tests=\"%zu\" failures=\"%zu\">\n"
             "  <testsuite name=\"%s\" tests=\"%zu\" failures=\"%zu\">\n",
             count, failed, domain, count, failed);
    for (size_t i = 0; i < count; i++)
        add_case(pool, text, domain, &verdicts[i]);
    text_add(text, "  </testsuite>\n</testsuites>\n");
}
