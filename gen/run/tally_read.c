/* SPDX-License-Identifier: MIT */
/*
 * Reads tallies from JSON, which is YAML: see tally_read.h. What is derived from other numbers,
 * shares and what never was, is not read of many lives; one run tells by it which actions it did.
 */
#include "run/tally_read.h"

#include "domain/fields.h"

#include <inttypes.h>
#include <string.h>

struct reader {
    const struct parsing *parsing;
    struct tally *tally;
    uint64_t lives;
    bool fine; /**< whether nothing was wrong so far */
};

static void tally_read_wrong(struct reader *reader, const struct node *node, const char *what)
{
    if (reader->fine)
        report_error(reader->parsing->diagnostics, node->place,
                     "%s is expected in what 'goapgen run --json' prints", what);
    reader->fine = false;
}

static const char *tally_read_quoted(const struct reader *reader, const char *key, const char *what)
{
    return pool_format(reader->parsing->pool, "'%s', %s,", key, what);
}

/* -------------------------------------------------------------------- values */

/* The value of a key, of a kind; NULL, with an error, if there is none. */
static const struct node *value(struct reader *reader, const struct node *node, const char *key,
                                enum node_kind kind)
{
    static const char *const kinds[] = {"a text or number", "a list", "an object"};
    const struct node *found = node->kind == NODE_MAPPING ? value_of(node, key) : NULL;
    if (found && found->kind == kind)
        return found;
    tally_read_wrong(reader, found ? found : node, tally_read_quoted(reader, key, kinds[kind]));
    return NULL;
}

/* A whole number in a scalar. */
static uint64_t tally_read_number(struct reader *reader, const struct node *node, uint64_t most)
{
    uint64_t result = 0;
    bool digits = node->kind == NODE_SCALAR && node->plain && *node->text &&
                  strlen(node->text) <= 16 &&
                  strspn(node->text, "0123456789") == strlen(node->text);
    for (const char *digit = node->text; digits && *digit; digit++)
        result = result * 10 + (uint64_t)(*digit - '0');
    if (digits && result <= most)
        return result;
    tally_read_wrong(reader, node,
                     pool_format(reader->parsing->pool, "a whole number from 0 to %" PRIu64, most));
    return 0;
}

static uint64_t tally_read_count_of(struct reader *reader, const struct node *node, const char *key,
                                    uint64_t most)
{
    const struct node *found = value(reader, node, key, NODE_SCALAR);
    return found ? tally_read_number(reader, found, most) : 0;
}

static const char *string(struct reader *reader, const struct node *node)
{
    if (node->kind == NODE_SCALAR && !node->plain && *node->text)
        return node->text;
    tally_read_wrong(reader, node, "a text in quotes");
    return "";
}

static const char *string_of(struct reader *reader, const struct node *node, const char *key)
{
    const struct node *found = value(reader, node, key, NODE_SCALAR);
    return found ? string(reader, found) : "";
}

static const char **strings_of(struct reader *reader, const struct node *node, const char *key,
                               size_t *count)
{
    const struct node *list = value(reader, node, key, NODE_SEQUENCE);
    *count = list ? list->count : 0;
    const char **result = pool_take(reader->parsing->pool, (*count + 1) * sizeof *result);
    for (size_t i = 0; i < *count; i++)
        result[i] = string(reader, list->items[i]);
    return result;
}

/* The label beside the name of a key; NULL: there is none. */
static const char *label_of(struct reader *reader, const struct node *node, const char *key)
{
    const char *label = pool_format(reader->parsing->pool, "%s_label", key);
    return value_of(node, label) ? string_of(reader, node, label) : NULL;
}

static struct named named_of(struct reader *reader, const struct node *node, const char *key)
{
    return (struct named){string_of(reader, node, key), label_of(reader, node, key)};
}

static bool is_null(const struct node *node)
{
    return node->kind == NODE_SCALAR && node->plain && strcmp(node->text, "null") == 0;
}

/* Names, with the labels of another list of as many, or without. */
static struct named *tally_read_names_of(struct reader *reader, const struct node *node,
                                         const char *key, size_t *count)
{
    const char **names = strings_of(reader, node, key, count);
    struct named *result = pool_take(reader->parsing->pool, (*count + 1) * sizeof *result);
    const char *labels = pool_format(reader->parsing->pool, "%s_labels", key);
    for (size_t i = 0; i < *count; i++)
        result[i].name = names[i];
    if (!reader->fine || !value_of(node, labels))
        return result;
    const struct node *list = value(reader, node, labels, NODE_SEQUENCE);
    if (list && list->count != *count)
        tally_read_wrong(reader, list, "as many labels as names");
    for (size_t i = 0; reader->fine && i < *count; i++)
        if (!is_null(list->items[i]))
            result[i].label = string(reader, list->items[i]);
    return result;
}

/* -------------------------------------------------------------------- tables */

/* The lives of one run in which a row came up: an action that is going on at the end was done,
 * though it is not counted as done. */
static uint64_t lives_of_one(const struct node *node, enum tally_table_kind kind,
                             const struct tally_row *row)
{
    if (kind == TALLY_GOALS)
        return row->counts[GOAL_REACHED] > 0;
    if (kind == TALLY_METHODS)
        return row->counts[METHOD_CHOSEN] > 0;
    const struct node *never = value_of(node, "never_done");
    for (size_t i = 0; never && never->kind == NODE_SEQUENCE && i < never->count; i++)
        if (never->items[i]->kind == NODE_SCALAR &&
            strcmp(never->items[i]->text, row->names[0].name) == 0)
            return 0;
    return 1;
}

static void read_row(struct reader *reader, const struct node *node, enum tally_table_kind kind,
                     const struct node *item)
{
    const struct tally_shape *shape = &tally_tables[kind];
    struct tally_table *table = &reader->tally->tables[kind];
    struct tally_row row = {.lives = 0};
    for (size_t i = 0; i < 2 && shape->names[i]; i++)
        row.names[i] = named_of(reader, item, shape->names[i]);
    for (size_t i = 0; i < 4 && shape->counts[i]; i++)
        row.counts[i] = tally_read_count_of(reader, item, shape->counts[i], TALLY_MOST);
    if (shape->lives && reader->fine)
        row.lives = reader->tally->one ? lives_of_one(node, kind, &row)
                                       : tally_read_count_of(reader, item, "lives", reader->lives);
    table->rows = pool_grow(reader->tally->pool, table->rows, table->count, sizeof row);
    table->rows[table->count++] = row;
}

static void read_table(struct reader *reader, const struct node *node, enum tally_table_kind kind)
{
    const struct node *list = value(reader, node, tally_tables[kind].key, NODE_SEQUENCE);
    for (size_t i = 0; list && reader->fine && i < list->count; i++)
        read_row(reader, node, kind, list->items[i]);
}

static void add_going(struct reader *reader, struct named name)
{
    struct tally_table *table = &reader->tally->tables[TALLY_UNFINISHED];
    table->rows = pool_grow(reader->tally->pool, table->rows, table->count, sizeof *table->rows);
    table->rows[table->count++] = (struct tally_row){.names = {name}, .counts = {1}};
}

/* What was going on: of one run a name or null, or a list of them. */
static void read_unfinished(struct reader *reader, const struct node *node)
{
    const struct node *found = value_of(node, "unfinished");
    if (!reader->tally->one) {
        read_table(reader, node, TALLY_UNFINISHED);
    } else if (reader->tally->several) {
        size_t count;
        const struct named *names = tally_read_names_of(reader, node, "unfinished", &count);
        for (size_t i = 0; i < count; i++)
            add_going(reader, names[i]);
    } else if (!found) {
        tally_read_wrong(reader, node, "'unfinished'");
    } else if (!is_null(found)) {
        add_going(reader, named_of(reader, node, "unfinished"));
    }
}

/* --------------------------------------------------------------------- lives */

static void tally_read_read_range(struct reader *reader, const struct node *item,
                                  struct seed_range *range)
{
    if (item->kind != NODE_SEQUENCE || item->count != 2) {
        tally_read_wrong(reader, item, "a list of two seeds");
        return;
    }
    range->first = (uint32_t)tally_read_number(reader, item->items[0], UINT32_MAX);
    range->last = (uint32_t)tally_read_number(reader, item->items[1], UINT32_MAX);
    if (reader->fine && range->first > range->last)
        tally_read_wrong(reader, item, "a first seed that is not above the last");
}

static void read_seeds(struct reader *reader, const struct node *node)
{
    struct tally *tally = reader->tally;
    const struct node *list = tally->one ? NULL : value(reader, node, "seeds", NODE_SEQUENCE);
    tally->seed_count = tally->one ? 1 : list ? list->count : 0;
    tally->seeds = pool_take(tally->pool, (tally->seed_count + 1) * sizeof *tally->seeds);
    if (tally->one)
        tally->seeds[0].first = tally->seeds[0].last =
            (uint32_t)tally_read_count_of(reader, node, "seed", UINT32_MAX);
    for (size_t i = 0; list && reader->fine && i < list->count; i++) {
        tally_read_read_range(reader, list->items[i], &tally->seeds[i]);
        if (reader->fine && i > 0 && tally->seeds[i].first <= tally->seeds[i - 1].last)
            tally_read_wrong(reader, list->items[i], "a seed above those before it");
    }
    reader->lives = tally_lives(tally);
    if (!tally->one && reader->fine &&
        tally_read_count_of(reader, node, "lives", TALLY_MOST) != reader->lives && reader->fine)
        tally_read_wrong(reader, value_of(node, "lives"), "as many lives as seeds");
    if (reader->fine && reader->lives == 0)
        tally_read_wrong(reader, node, "at least one life");
}

static void read_endings(struct reader *reader, const struct node *node)
{
    struct tally *tally = reader->tally;
    const struct node *found =
        value(reader, node, "ended_by", tally->one ? NODE_SCALAR : NODE_MAPPING);
    uint64_t sum = 0;
    for (size_t i = 0; found && reader->fine && i < TALLY_ENDINGS; i++) {
        if (tally->one)
            tally->endings[i] = strcmp(found->text, tally_endings[i]) == 0;
        else
            tally->endings[i] = tally_read_count_of(reader, found, tally_endings[i], reader->lives);
        sum += tally->endings[i];
    }
    if (found && reader->fine && sum != reader->lives)
        tally_read_wrong(reader, found, "how each life ended");
}

static void read_longest(struct reader *reader, const struct node *node, const char *length,
                         const char *names, struct tally_longest *longest)
{
    longest->length = tally_read_count_of(reader, node, length, TALLY_MOST);
    longest->names = tally_read_names_of(reader, node, names, &longest->count);
    if (!longest->length)
        return;
    longest->seed = reader->tally->one
                        ? reader->tally->seeds[0].first
                        : (uint32_t)tally_read_count_of(reader, node, "seed", UINT32_MAX);
}

static void read_repetitions(struct reader *reader, const struct node *node)
{
    const struct node *turns = value_of(node, "turns");
    const struct node *repetition = value(reader, node, "repetition", NODE_MAPPING);
    struct tally *tally = reader->tally;
    if (!turns)
        tally_read_wrong(reader, node, "'turns'");
    else if (turns->kind == NODE_MAPPING)
        read_longest(reader, turns, "plans", "goals", &tally->turns);
    else if (turns->kind != NODE_SCALAR || strcmp(turns->text, "null") != 0)
        tally_read_wrong(reader, turns, "null, or an object of goals,");
    if (turns && reader->fine && tally->turns.length && tally->turns.count != 2)
        tally_read_wrong(reader, turns, "a pair of goals");
    if (repetition)
        read_longest(reader, repetition, "decisions", "steps", &tally->repetition);
}

/* -------------------------------------------------------------------- tallies */

static bool read_tally(const struct parsing *parsing, const struct node *node,
                       struct tally **result)
{
    struct tally *tally = pool_take(parsing->pool, sizeof *tally);
    struct reader reader = {.parsing = parsing, .tally = tally, .fine = true};
    *result = tally;
    tally->pool = parsing->pool;
    if (node->kind != NODE_MAPPING) {
        tally_read_wrong(&reader, node, "an object");
        return false;
    }
    tally->domain = string_of(&reader, node, "domain");
    tally->agent = named_of(&reader, node, "agent");
    tally->one = value_of(node, "lives") == NULL;
    tally->several = value_of(node, "agents") != NULL;
    tally->agents =
        tally->several ? (uint32_t)tally_read_count_of(&reader, node, "agents", UINT32_MAX) : 1;
    tally->walks = value_of(node, "walks") != NULL;
    tally->lasting = value_of(node, "given_out") != NULL;
    tally->options = strings_of(&reader, node, "options", &tally->option_count);
    read_seeds(&reader, node);
    read_endings(&reader, node);
    for (size_t i = 0; i < TALLY_NUMBERS; i++)
        tally->numbers[i] = tally_read_count_of(&reader, node, tally_words[i], TALLY_MOST);
    for (size_t kind = 0; kind < TALLY_TABLES; kind++) {
        bool absent = (kind == TALLY_WALKS && !tally->walks) ||
                      (kind == TALLY_IN_VAIN && !tally->several) ||
                      (kind == TALLY_GIVEN_OUT && !tally->lasting) ||
                      (kind == TALLY_LIMITS && tally->numbers[TALLY_AT_LIMIT] == 0);
        if (kind != TALLY_UNFINISHED && !absent)
            read_table(&reader, node, (enum tally_table_kind)kind);
    }
    read_unfinished(&reader, node);
    read_repetitions(&reader, node);
    return reader.fine;
}

bool tallies_read(const struct parsing *parsing, const struct source *source,
                  struct tallies *tallies, struct place *place)
{
    struct node *root = document_read(parsing->pool, parsing->diagnostics, source);
    if (!root || diagnostics_errors(parsing->diagnostics) > 0)
        return false;
    const struct node *list = root->kind == NODE_MAPPING ? value_of(root, "types") : NULL;
    bool is_list = list && list->kind == NODE_SEQUENCE && list->count > 0;
    tallies->count = is_list ? list->count : 1;
    tallies->types = pool_take(parsing->pool, tallies->count * sizeof(struct tally *));
    *place = root->place;
    for (size_t i = 0; i < tallies->count; i++)
        if (!read_tally(parsing, is_list ? list->items[i] : root, &tallies->types[i]))
            return false;
    return true;
}
