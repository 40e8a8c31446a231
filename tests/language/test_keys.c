/* SPDX-License-Identifier: MIT */
/*
 * What is made of the tables of keys (gen/domain/keys.h): the tables in gen/LANGUAGE.md, which
 * say of each key what its row says, and the JSON Schema, tests/language/golden/schema.json.
 * UPDATE_GOLDEN=1 in the environment writes both anew; look at the difference before it is
 * kept.
 */
#include "support/run.h"
#include "suites.h"

#include "domain/examples.h"
#include "domain/keys.h"

#include <CUnit/CUnit.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define LANGUAGE "gen/LANGUAGE.md"

/* ------------------------------------------------------------- the tables */

/* A whole number as documents show it. */
static const char *number_text(struct pool *pool, long number)
{
    return number < 0 ? pool_format(pool, "−%ld", -number) : pool_format(pool, "%ld", number);
}

static const char *bounds_text(struct pool *pool, const struct key *key)
{
    return pool_format(pool, "%s to %s", number_text(pool, key->low), number_text(pool, key->high));
}

/* `{call: NAME, at_least: 0 to 65535}` */
static const char *call_text(struct pool *pool, const struct key_table *table)
{
    const char *text = "";
    for (const struct key *key = table->keys; key->name; key++)
        text = pool_format(pool, "%s%s%s: %s", text, *text ? ", " : "", key->name,
                           key->kind == KEY_NUMBER ? bounds_text(pool, key) : "NAME");
    return pool_format(pool, "`{%s}`", text);
}

static const char *value_text(struct pool *pool, const struct key *key)
{
    static const char *const by_kind[] = {
        [KEY_FLAG] = "true or false",
        [KEY_LABEL] = "text",
        [KEY_FUNCTION] = "the name of a C function",
        [KEY_DURATION] = "a duration",
        [KEY_PERIOD] = "a duration, 1ms or more",
        [KEY_CONDITIONS] = "conditions",
        [KEY_EFFECTS] = "effects",
    };
    if (key->kind == KEY_OWN)
        return key->value;
    if (key->kind == KEY_CALL)
        return call_text(pool, key->call);
    if (key->kind != KEY_NUMBER)
        return pool_format(pool, "%s%s%s", by_kind[key->kind],
                           key->range ? ", or two: `2s..5s`" : "",
                           key->amount_offset ? ", or an amount" : "");
    const char *word = key->word ? pool_format(pool, ", `%s`", key->word) : "";
    const char *amount = !key->amount_offset ? "" : key->call ? ", an amount" : ", or an amount";
    const char *two = key->range ? ", two of them: `2..5`" : "";
    return key->call ? pool_format(pool, "%s%s%s%s, or %s", bounds_text(pool, key), two, amount,
                                   word, call_text(pool, key->call))
                     : pool_format(pool, "%s%s", bounds_text(pool, key), amount);
}

/* "; `at_least`: 0" */
static const char *call_defaults(struct pool *pool, const struct key_table *table)
{
    const char *text = "";
    for (const struct key *key = table->keys; key->name; key++)
        if (key->kind == KEY_NUMBER)
            text = pool_format(pool, "%s; `%s`: %s", text, key->name,
                               number_text(pool, key->otherwise));
    return text;
}

static const char *default_text(struct pool *pool, const struct key *key)
{
    if (key->required)
        return "must be given";
    if (key->without)
        return key->without;
    if (key->kind == KEY_NUMBER)
        return pool_format(pool, "%s%s", number_text(pool, key->otherwise),
                           key->call ? call_defaults(pool, key->call) : "");
    return key->kind == KEY_FLAG ? "false" : key->kind == KEY_DURATION ? "0" : "none";
}

/* The lines of a table of keys; if there are several in one, they begin with whose they
 * are. */
static void add_lines(struct pool *pool, struct text *to, const struct key_table *table,
                      bool several)
{
    for (const struct key *key = table->keys; key->name; key++) {
        if (several)
            text_add(to, "| %s%s", key == table->keys ? table->of : "",
                     key == table->keys ? " " : "");
        text_add(to, "| `%s` | %s | %s | %s |\n", key->name, value_text(pool, key),
                 default_text(pool, key), key->description);
    }
}

static const struct key_table *table_of(const char *of)
{
    for (size_t i = 0; key_tables[i]; i++)
        if (strcmp(key_tables[i]->of, of) == 0)
            return key_tables[i];
    return NULL;
}

/* ----------------------------------------------------------- the documents */

/* Compares a file with what it should be. */
static void compare(struct pool *pool, const char *path, const struct text *actual)
{
    struct text expected;
    if (getenv("UPDATE_GOLDEN"))
        CU_ASSERT_FATAL(write_whole(path, actual->data, actual->length));
    CHECK_SAYING(read_whole(path, &expected), "%s cannot be read", path);
    bool same = expected.length == actual->length &&
                memcmp(expected.data, actual->data, expected.length) == 0;
    CHECK_SAYING(same, "%s: %s\n      (UPDATE_GOLDEN=1 writes it anew)", path,
                 difference(pool, &expected, actual));
    text_free(&expected);
}

/* Puts lines in the place of those of the first table under a heading that begins with this
 * line and the one that separates it. */
static void replace_table(struct text *document, const char *heading, const char *first,
                          const struct text *lines)
{
    const char *start = strstr(document->data, heading);
    CU_ASSERT_PTR_NOT_NULL_FATAL(start);
    start = strstr(start, first);
    CU_ASSERT_PTR_NOT_NULL_FATAL(start);
    start = strchr(start + strlen(first), '\n') + 1;
    const char *end = strstr(start - 1, "\n\n") + 1;
    struct text result = {0};
    text_add_bytes(&result, document->data, (size_t)(start - document->data));
    text_add_bytes(&result, lines->data, lines->length);
    text_add(&result, "%s", end);
    text_free(document);
    *document = result;
}

static void replace_one(struct pool *pool, struct text *document, const char *heading,
                        const char *of)
{
    struct text lines = {0};
    add_lines(pool, &lines, table_of(of), false);
    replace_table(document, heading, "\n| key | value | default | what it is |\n", &lines);
    text_free(&lines);
}

static void language_has_the_keys(void)
{
    struct pool *pool = pool_new();
    struct text document, lines = {0};
    CU_ASSERT_FATAL(read_whole(LANGUAGE, &document));
    replace_one(pool, &document, "\n## Keys\n", "domain");
    replace_one(pool, &document, "\n## Limits\n", "limits");
    for (size_t i = 0; key_tables[i]; i++)
        if (key_tables[i] != table_of("domain") && key_tables[i] != table_of("limits"))
            add_lines(pool, &lines, key_tables[i], true);
    replace_table(&document, "\n## Keys\n", "\n| of | key | value | default | what it is |\n",
                  &lines);
    compare(pool, LANGUAGE, &document);
    text_free(&lines);
    text_free(&document);
    pool_free(pool);
}

static void schema_is_as_expected(void)
{
    struct pool *pool = pool_new();
    struct result schema =
        run(NULL, (const char *const[]){built(pool, "goapgen"), "--schema", NULL});
    CU_ASSERT_EQUAL(schema.code, 0);
    compare(pool, "tests/language/golden/schema.json", &schema.out);
    result_free(&schema);
    pool_free(pool);
}

/* -------------------------------------------------------------- the rows */

/* What the functions that read values of their own kind store, by table and key. */
static const struct {
    const char *of, *name;
    size_t size;
} own_members[] = {
    {"action", "within", sizeof(uint32_t)},
    {"action", "follow", sizeof(uint32_t)},
    {"action", "give_up", sizeof(uint32_t)},
    {"example", "places", sizeof(struct placings)},
    {"places", "within", sizeof(uint32_t)},
    {"goal", "reconsider", sizeof(struct reconsideration)},
    {"agent", "reconsider", sizeof(struct reconsideration)},
    {"example", "agent", sizeof(struct agent_type *)},
    {"member", "agent", sizeof(struct agent_type *)},
    {"places", "speed", sizeof(uint32_t)},
    {"member", "speed", sizeof(uint32_t)},
    {"example", "events", sizeof(struct events)},
    {"example", "calls", sizeof(struct answers)},
    {"example", "agents", sizeof(struct cast)},
    {"actor", "type", sizeof(struct agent_type *)},
};

/* What is read by a function of its own is stored there in a member of the type that the function stores, or
 * in the object itself; only sections are read by no function of a row. */
static void check_own_member(const char *of, const struct key *key)
{
    size_t size = 0;
    for (size_t i = 0; i < sizeof own_members / sizeof *own_members; i++)
        if (strcmp(own_members[i].of, of) == 0 && strcmp(own_members[i].name, key->name) == 0)
            size = own_members[i].size;
    CHECK_SAYING(key->size == size, "%s: the member of '%s' has %zu bytes, and %zu are stored", of,
                 key->name, key->size, size);
    CHECK_SAYING(key->read || strcmp(of, "domain") == 0, "%s: nobody reads '%s'", of, key->name);
}

/* The value has room where it goes to. */
static void check_member(const char *of, const struct key *key)
{
    static const size_t sizes[] = {
        [KEY_FLAG] = sizeof(bool),
        [KEY_LABEL] = sizeof(const char *),
        [KEY_FUNCTION] = sizeof(const char *),
        [KEY_DURATION] = sizeof(uint32_t),
        [KEY_PERIOD] = sizeof(uint32_t),
        [KEY_NUMBER] = sizeof(uint32_t),
        [KEY_CONDITIONS] = sizeof(struct expressions),
        [KEY_EFFECTS] = sizeof(struct expressions),
    };
    if (key->kind == KEY_OWN) {
        check_own_member(of, key);
        return;
    }
    bool small = key->kind == KEY_NUMBER && key->size == sizeof(uint16_t);
    CHECK_SAYING(small ? key->low >= 0 && key->high <= UINT16_MAX : key->size == sizes[key->kind],
                 "%s: the member of '%s' is of another type", of, key->name);
}

static void check_row(const char *of, const struct key *key)
{
    check_member(of, key);
    const char *text = key->description;
    bool sentence = text && isupper((unsigned char)text[0]) && text[strlen(text) - 1] == '.';
    CHECK_SAYING(sentence, "%s: the description of '%s' is no sentence", of, key->name);
    CHECK_SAYING(!strpbrk(text ? text : "", "\"\\|\n"),
                 "%s: the description of '%s' has a character that JSON or Markdown reads", of,
                 key->name);
    CHECK_SAYING((key->kind == KEY_OWN) == (key->shape && key->value),
                 "%s: '%s' is of its own kind, or has no shape and value", of, key->name);
    CHECK_SAYING((key->kind == KEY_NUMBER) == (key->low < key->high),
                 "%s: '%s' is a number with bounds, or has none", of, key->name);
    CHECK_SAYING(key->otherwise >= key->low && key->otherwise <= key->high,
                 "%s: without '%s' it is a number outside of its bounds", of, key->name);
    for (const struct key *call = key->call ? key->call->keys : NULL; call && call->name; call++)
        check_row(key->name, call);
}

static void rows_are_whole(void)
{
    for (size_t i = 0; key_tables[i]; i++)
        for (const struct key *key = key_tables[i]->keys; key->name; key++)
            check_row(key_tables[i]->of, key);
}

void add_keys_suite(void)
{
    CU_pSuite suite = CU_add_suite("keys", NULL, NULL);
    CU_ADD_TEST(suite, language_has_the_keys);
    CU_ADD_TEST(suite, schema_is_as_expected);
    CU_ADD_TEST(suite, rows_are_whole);
}
