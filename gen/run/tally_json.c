/* SPDX-License-Identifier: MIT */
/*
 * Prints tallies for programs, as JSON, and reads them back: see tally.h. What one run is printed
 * as has no counts of lives; both forms are read. What is derived from other numbers, shares and
 * what never was, is not read of many lives; one run tells by it which actions it did.
 */
#include "base/json.h"
#include "run/tally.h"

#include <inttypes.h>
#include <string.h>

/* -------------------------------------------------------------- printing: tables */

static json_t *json_of_row(const struct tally *tally, enum tally_table_kind kind, size_t number)
{
    const struct tally_shape *shape = &tally_tables[kind];
    const struct tally_row *row = &tally->tables[kind].rows[number];
    json_t *json = json_object();
    for (size_t i = 0; i < 2 && shape->names[i]; i++)
        object_add_labelled_name(json, shape->names[i], row->names[i]);
    for (size_t i = 0; i < 4 && shape->counts[i]; i++)
        object_add_number(json, shape->counts[i], row->counts[i]);
    if (shape->lives && !tally->one)
        object_add_number(json, "lives", row->lives);
    if (kind == TALLY_METHODS || kind == TALLY_ACTIONS)
        json_object_set_new(json, "share", json_real(tally_share(tally, kind, number) / 1000.0));
    return json;
}

static void tally_json_add_table(json_t *json, const struct tally *tally,
                                 enum tally_table_kind kind)
{
    json_t *rows = json_array();
    for (size_t i = 0; i < tally->tables[kind].count; i++)
        json_array_append_new(rows, json_of_row(tally, kind, i));
    json_object_set_new(json, tally_tables[kind].key, rows);
}

static const char *tally_json_label_or_name(struct labelled_name named)
{
    return named.label ? named.label : named.name;
}

/* The names of a row as one: "live: feed", "lives: eats up". */
static struct labelled_name name_of_row(struct pool *pool, const struct tally_row *row)
{
    struct labelled_name first = row->names[0], second = row->names[1];
    if (!second.name)
        return first;
    return (struct labelled_name){pool_format(pool, "%s: %s", first.name, second.name),
                                  first.label || second.label
                                      ? pool_format(pool, "%s: %s", tally_json_label_or_name(first),
                                                    tally_json_label_or_name(second))
                                      : NULL};
}

/* The rows that came up in no life. */
static void add_never(json_t *json, const char *key, const struct tally *tally,
                      enum tally_table_kind kind)
{
    const struct tally_table *table = &tally->tables[kind];
    struct labelled_name *never = pool_take(tally->pool, (table->count + 1) * sizeof *never);
    size_t count = 0;
    for (size_t i = 0; i < table->count; i++)
        if (table->rows[i].lives == 0)
            never[count++] = name_of_row(tally->pool, &table->rows[i]);
    object_add_labelled_names(json, key, never, count);
}

/* --------------------------------------------------------------- printing: a type */

/* The seeds, or the seed of one run. */
static void tally_json_add_seeds(json_t *json, const struct tally *tally)
{
    if (tally->one) {
        object_add_number(json, "seed", tally->seeds[0].first);
        return;
    }
    json_t *seeds = json_array();
    for (size_t i = 0; i < tally->seed_count; i++)
        json_array_append_new(seeds, json_pack("[o, o]", json_integer(tally->seeds[i].first),
                                               json_integer(tally->seeds[i].last)));
    object_add_number(json, "lives", tally_lives(tally));
    json_object_set_new(json, "seeds", seeds);
}

/* How many lives ended in each way, or how one run did. */
static json_t *json_of_endings(const struct tally *tally)
{
    size_t ending = 0;
    while (tally->one && !tally->endings[ending] && ending + 1 < TALLY_ENDINGS)
        ending++;
    if (tally->one)
        return json_string(tally_endings[ending]);
    json_t *endings = json_object();
    for (; ending < TALLY_ENDINGS; ending++)
        object_add_number(endings, tally_endings[ending], tally->endings[ending]);
    return endings;
}

/* The longest of something; the life in which that was stands before it. */
static json_t *json_of_longest(const struct tally *tally, const struct longest_streak *longest)
{
    json_t *json = json_object();
    if (!tally->one && longest->length > 0)
        object_add_number(json, "seed", longest->seed);
    return json;
}

static json_t *json_of_misses(const struct tally *tally)
{
    const struct longest_streak *misses = &tally->misses;
    if (!misses->length)
        return json_null();
    json_t *json = json_of_longest(tally, misses);
    object_add_labelled_name(json, "goal", misses->names[0]);
    object_add_number(json, "plans", misses->length);
    object_add_labelled_names(json, "starved", misses->names + 1, misses->count - 1);
    return json;
}

static json_t *json_of_turns(const struct tally *tally)
{
    const struct longest_streak *turns = &tally->turns;
    if (!turns->length)
        return json_null();
    json_t *json = json_of_longest(tally, turns);
    object_add_labelled_names(json, "goals", turns->names, turns->count);
    object_add_number(json, "plans", turns->length);
    return json;
}

/* What is of one goal. */
static json_t *json_of_chance(const struct tally *tally, const struct longest_streak *chance,
                              const char *length)
{
    if (!chance->length)
        return json_null();
    json_t *json = json_of_longest(tally, chance);
    object_add_labelled_name(json, "goal", chance->names[0]);
    object_add_number(json, length, chance->length);
    return json;
}

static json_t *json_of_repetition(const struct tally *tally)
{
    json_t *json = json_of_longest(tally, &tally->repetition);
    object_add_number(json, "decisions", tally->repetition.length);
    object_add_labelled_names(json, "steps", tally->repetition.names, tally->repetition.count);
    return json;
}

/* What was going on at the end. One run tells each: one agent's alone, or those of several. */
static void add_unfinished(json_t *json, const struct tally *tally)
{
    const struct tally_table *table = &tally->tables[TALLY_UNFINISHED];
    if (!tally->one) {
        tally_json_add_table(json, tally, TALLY_UNFINISHED);
        return;
    }
    struct labelled_name *names = pool_take(tally->pool, (table->count + 1) * sizeof *names);
    for (size_t i = 0; i < table->count; i++)
        names[i] = table->rows[i].names[0];
    if (tally->several)
        object_add_labelled_names(json, "unfinished", names, table->count);
    else
        object_add_labelled_name(json, "unfinished", names[0]);
}

static json_t *json_of_tally(const struct tally *tally)
{
    json_t *json = json_pack("{s:s}", "domain", tally->domain), *options = json_array();
    for (size_t i = 0; i < tally->option_count; i++)
        json_array_append_new(options, json_string(tally->options[i]));
    object_add_labelled_name(json, "agent", tally->agent);
    tally_json_add_seeds(json, tally);
    if (tally->several)
        object_add_number(json, "agents", tally->agents);
    json_object_set_new(json, "options", options);
    object_add_number(json, tally_words[TALLY_TIME], tally->numbers[TALLY_TIME]);
    json_object_set_new(json, "ended_by", json_of_endings(tally));
    for (size_t i = TALLY_TIME + 1; i < TALLY_NUMBERS; i++)
        object_add_number(json, tally_words[i], tally->numbers[i]);
    if (tally->numbers[TALLY_AT_LIMIT] > 0)
        tally_json_add_table(json, tally, TALLY_LIMITS);
    tally_json_add_table(json, tally, TALLY_GOALS);
    tally_json_add_table(json, tally, TALLY_METHODS);
    tally_json_add_table(json, tally, TALLY_ACTIONS);
    if (tally->walks)
        tally_json_add_table(json, tally, TALLY_WALKS);
    add_never(json, "never_reached", tally, TALLY_GOALS);
    add_never(json, "never_chosen", tally, TALLY_METHODS);
    add_never(json, "never_done", tally, TALLY_ACTIONS);
    json_object_set_new(json, "missed", json_of_misses(tally));
    json_object_set_new(json, "turns", json_of_turns(tally));
    json_object_set_new(json, "passed_by", json_of_chance(tally, &tally->passed_by, "saving"));
    json_object_set_new(json, "idle", json_of_chance(tally, &tally->idle, "milliseconds"));
    add_unfinished(json, tally);
    if (tally->several) {
        tally_json_add_table(json, tally, TALLY_EACH);
        tally_json_add_table(json, tally, TALLY_WAITS);
        tally_json_add_table(json, tally, TALLY_IN_VAIN);
    }
    if (tally->lasting)
        tally_json_add_table(json, tally, TALLY_GIVEN_OUT);
    json_object_set_new(json, "repetition", json_of_repetition(tally));
    return json;
}

void tallies_print_json(const struct tallies *tallies)
{
    json_t *types = json_array();
    for (size_t i = 0; i < tallies->count; i++)
        json_array_append_new(types, json_of_tally(tallies->types[i]));
    print_json(tallies->types[0]->several ? json_pack("{s:O}", "types", types)
                                          : json_incref(json_array_get(types, 0)),
               0);
    json_decref(types);
}

/* --------------------------------------------------------------- reading: values */

/* An object that is being read. */
struct reader {
    const struct parsing *parsing;
    const struct source *source;
    struct tally *tally;
    uint64_t lives;
    const json_t *object;
    const char *path; /* of the object: "types[1].methods[3]." */
};

static bool is_fine(const struct reader *reader)
{
    return diagnostics_error_count(reader->parsing->diagnostics) == 0;
}

static void tally_json_wrong(const struct reader *reader, const char *key, const char *what)
{
    if (is_fine(reader))
        report_error(reader->parsing->diagnostics, (struct place){.source = reader->source},
                     "%s%s: %s is expected in what 'goapgen run --json' prints", reader->path, key,
                     what);
}

/* The list of a key, or the object; with an error if it is something else. */
static const json_t *list_of(const struct reader *reader, const char *key)
{
    const json_t *value = json_object_get(reader->object, key);
    if (json_is_array(value))
        return value;
    tally_json_wrong(reader, key, "a list");
    return NULL;
}

static struct reader reader_of(const struct reader *reader, const char *key)
{
    struct reader inner = *reader;
    inner.object = json_object_get(reader->object, key);
    inner.path = pool_format(reader->parsing->pool, "%s%s.", reader->path, key);
    if (!json_is_object(inner.object))
        tally_json_wrong(reader, key, "an object");
    return inner;
}

static uint64_t tally_json_number(const struct reader *reader, const char *key, const json_t *value,
                                  uint64_t most)
{
    json_int_t number = json_integer_value(value);
    if (json_is_integer(value) && number >= 0 && (uint64_t)number <= most)
        return (uint64_t)number;
    tally_json_wrong(reader, key,
                     pool_format(reader->parsing->pool, "a whole number from 0 to %" PRIu64, most));
    return 0;
}

static uint64_t number_of(const struct reader *reader, const char *key, uint64_t most)
{
    return tally_json_number(reader, key, json_object_get(reader->object, key), most);
}

/* A text, in the pool. */
static const char *tally_json_text(const struct reader *reader, const char *key,
                                   const json_t *value)
{
    if (json_string_length(value) == 0)
        tally_json_wrong(reader, key, "a text");
    return pool_format(reader->parsing->pool, "%s",
                       json_is_string(value) ? json_string_value(value) : "");
}

static const char *string_of(const struct reader *reader, const char *key)
{
    return tally_json_text(reader, key, json_object_get(reader->object, key));
}

static struct labelled_name named_of(const struct reader *reader, const char *key)
{
    const char *label = pool_format(reader->parsing->pool, "%s_label", key);
    bool labelled = json_object_get(reader->object, label) != NULL;
    return (struct labelled_name){string_of(reader, key),
                                  labelled ? string_of(reader, label) : NULL};
}

/* Names, with the labels of another list of as many, or without. */
static struct labelled_name *all_named_of(const struct reader *reader, const char *key,
                                          size_t *count)
{
    const char *key_of_labels = pool_format(reader->parsing->pool, "%s_labels", key);
    const json_t *list = list_of(reader, key);
    const json_t *labels = json_object_get(reader->object, key_of_labels);
    *count = json_array_size(list);
    struct labelled_name *all = pool_take(reader->parsing->pool, (*count + 1) * sizeof *all);
    if (labels && json_array_size(labels) != *count)
        tally_json_wrong(reader, key_of_labels, "a list of as many labels as names");
    for (size_t i = 0; i < *count; i++) {
        const json_t *label = json_array_get(labels, i);
        all[i].name = tally_json_text(reader, key, json_array_get(list, i));
        if (label && !json_is_null(label))
            all[i].label = tally_json_text(reader, key_of_labels, label);
    }
    return all;
}

/* --------------------------------------------------------------- reading: tables */

/* The lives of one run in which a row came up: an action that is going on at the end was done,
 * though it is not counted as done. */
static uint64_t lives_of_one(const struct reader *reader, enum tally_table_kind kind,
                             const struct tally_row *row)
{
    if (kind == TALLY_GOALS)
        return row->counts[GOAL_REACHED] > 0;
    if (kind == TALLY_METHODS)
        return row->counts[METHOD_CHOSEN] > 0;
    const json_t *never = json_object_get(reader->object, "never_done");
    for (size_t i = 0; i < json_array_size(never); i++) {
        const char *name = json_string_value(json_array_get(never, i));
        if (name && strcmp(name, row->names[0].name) == 0)
            return 0;
    }
    return 1;
}

static void read_row(const struct reader *reader, const struct reader *item,
                     enum tally_table_kind kind)
{
    const struct tally_shape *shape = &tally_tables[kind];
    struct tally_row *row = tally_add_row(reader->tally, kind);
    for (size_t i = 0; i < 2 && shape->names[i]; i++)
        row->names[i] = named_of(item, shape->names[i]);
    for (size_t i = 0; i < 4 && shape->counts[i]; i++)
        row->counts[i] = number_of(item, shape->counts[i], TALLY_MOST);
    if (shape->lives)
        row->lives = reader->tally->one ? lives_of_one(reader, kind, row)
                                        : number_of(item, "lives", reader->lives);
}

static void read_table(const struct reader *reader, enum tally_table_kind kind)
{
    const char *key = tally_tables[kind].key;
    const json_t *list = list_of(reader, key);
    struct reader item = *reader;
    for (size_t i = 0; is_fine(reader) && i < json_array_size(list); i++) {
        item.object = json_array_get(list, i);
        item.path = pool_format(reader->parsing->pool, "%s%s[%zu].", reader->path, key, i);
        read_row(reader, &item, kind);
    }
}

/* What was going on: of one run a name or null, or a list of them. */
static void read_unfinished(const struct reader *reader)
{
    size_t count = 1;
    struct labelled_name one, *names = &one;
    if (!reader->tally->one) {
        read_table(reader, TALLY_UNFINISHED);
        return;
    }
    if (reader->tally->several)
        names = all_named_of(reader, "unfinished", &count);
    else if (json_is_null(json_object_get(reader->object, "unfinished")))
        count = 0;
    else
        one = named_of(reader, "unfinished");
    for (size_t i = 0; i < count; i++)
        *tally_add_row(reader->tally, TALLY_UNFINISHED) =
            (struct tally_row){.names = {names[i]}, .counts = {1}};
}

/* ---------------------------------------------------------------- reading: lives */

static void read_range(const struct reader *reader, const json_t *item, struct seed_range *range,
                       const struct seed_range *before)
{
    if (json_array_size(item) != 2)
        tally_json_wrong(reader, "seeds", "a list of two seeds");
    range->first =
        (uint32_t)tally_json_number(reader, "seeds", json_array_get(item, 0), UINT32_MAX);
    range->last = (uint32_t)tally_json_number(reader, "seeds", json_array_get(item, 1), UINT32_MAX);
    if (range->first > range->last)
        tally_json_wrong(reader, "seeds", "a first seed that is not above the last");
    if (before && range->first <= before->last)
        tally_json_wrong(reader, "seeds", "a seed above those before it");
}

static void read_seeds(struct reader *reader)
{
    struct tally *tally = reader->tally;
    const json_t *list = tally->one ? NULL : list_of(reader, "seeds");
    tally->seed_count = tally->one ? 1 : json_array_size(list);
    tally->seeds = pool_take(tally->pool, (tally->seed_count + 1) * sizeof *tally->seeds);
    if (tally->one)
        tally->seeds[0].first = tally->seeds[0].last =
            (uint32_t)number_of(reader, "seed", UINT32_MAX);
    for (size_t i = 0; is_fine(reader) && i < json_array_size(list); i++)
        read_range(reader, json_array_get(list, i), &tally->seeds[i],
                   i > 0 ? &tally->seeds[i - 1] : NULL);
    reader->lives = is_fine(reader) ? tally_lives(tally) : 0;
    if (!tally->one && number_of(reader, "lives", TALLY_MOST) != reader->lives)
        tally_json_wrong(reader, "lives", "as many lives as seeds");
    if (reader->lives == 0)
        tally_json_wrong(reader, "seeds", "at least one life");
}

static void read_endings(const struct reader *reader)
{
    struct tally *tally = reader->tally;
    uint64_t sum = 0;
    for (size_t i = 0; i < TALLY_ENDINGS; i++) {
        if (tally->one)
            tally->endings[i] = strcmp(string_of(reader, "ended_by"), tally_endings[i]) == 0;
        else {
            struct reader inner = reader_of(reader, "ended_by");
            tally->endings[i] = number_of(&inner, tally_endings[i], reader->lives);
        }
        sum += tally->endings[i];
    }
    if (sum != reader->lives)
        tally_json_wrong(reader, "ended_by", "how each life ended");
}

static void read_longest(const struct reader *reader, const char *length, const char *names,
                         struct longest_streak *longest)
{
    longest->length = number_of(reader, length, TALLY_MOST);
    longest->names = all_named_of(reader, names, &longest->count);
    if (longest->length)
        longest->seed = reader->tally->one ? reader->tally->seeds[0].first
                                           : (uint32_t)number_of(reader, "seed", UINT32_MAX);
}

/* Reads which goal was missed again and again, and puts it before those that starved. */
static void read_misses(const struct reader *reader)
{
    struct longest_streak *misses = &reader->tally->misses;
    if (json_is_null(json_object_get(reader->object, "missed")))
        return;
    struct reader missed = reader_of(reader, "missed");
    read_longest(&missed, "plans", "starved", misses);
    struct labelled_name *names =
        pool_take(reader->tally->pool, (misses->count + 1) * sizeof *names);
    names[0] = named_of(&missed, "goal");
    for (size_t i = 0; i < misses->count; i++)
        names[i + 1] = misses->names[i];
    misses->names = names;
    misses->count++;
}

static void read_chance(const struct reader *reader, const char *key, const char *length,
                        struct longest_streak *chance)
{
    if (json_is_null(json_object_get(reader->object, key)))
        return;
    struct reader of = reader_of(reader, key);
    chance->length = number_of(&of, length, TALLY_MOST);
    POOL_ADD(reader->tally->pool, chance->names, chance->count) = named_of(&of, "goal");
    if (chance->length)
        chance->seed = reader->tally->one ? reader->tally->seeds[0].first
                                          : (uint32_t)number_of(&of, "seed", UINT32_MAX);
}

static void read_repetitions(const struct reader *reader)
{
    struct tally *tally = reader->tally;
    struct reader repetition = reader_of(reader, "repetition");
    read_longest(&repetition, "decisions", "steps", &tally->repetition);
    if (json_is_null(json_object_get(reader->object, "turns")))
        return;
    struct reader turns = reader_of(reader, "turns");
    read_longest(&turns, "plans", "goals", &tally->turns);
    if (tally->turns.length && tally->turns.count != 2)
        tally_json_wrong(&turns, "goals", "a pair of goals");
}

/* -------------------------------------------------------------- reading: tallies */

/* Whether a table is left out of what such agents did. */
static bool is_absent(const struct tally *tally, size_t kind)
{
    return (kind == TALLY_WALKS && !tally->walks) ||
           ((kind == TALLY_IN_VAIN || kind == TALLY_EACH || kind == TALLY_WAITS) &&
            !tally->several) ||
           (kind == TALLY_GIVEN_OUT && !tally->lasting) ||
           (kind == TALLY_LIMITS && tally->numbers[TALLY_AT_LIMIT] == 0);
}

static struct tally *read_tally(struct reader *reader)
{
    struct tally *tally = pool_take(reader->parsing->pool, sizeof *tally);
    reader->tally = tally;
    tally->pool = reader->parsing->pool;
    tally->domain = string_of(reader, "domain");
    tally->agent = named_of(reader, "agent");
    const json_t *object = reader->object, *options = list_of(reader, "options");
    tally->one = json_object_get(object, "lives") == NULL;
    tally->several = json_object_get(object, "agents") != NULL;
    tally->agents = tally->several ? (uint32_t)number_of(reader, "agents", UINT32_MAX) : 1;
    tally->walks = json_object_get(object, "walks") != NULL;
    tally->lasting = json_object_get(object, "given_out") != NULL;
    tally->option_count = json_array_size(options);
    tally->options = pool_take(tally->pool, (tally->option_count + 1) * sizeof *tally->options);
    for (size_t i = 0; i < tally->option_count; i++)
        tally->options[i] = tally_json_text(reader, "options", json_array_get(options, i));
    read_seeds(reader);
    read_endings(reader);
    for (size_t i = 0; i < TALLY_NUMBERS; i++)
        tally->numbers[i] = number_of(reader, tally_words[i], TALLY_MOST);
    for (size_t kind = 0; kind < TALLY_TABLES; kind++)
        if (kind != TALLY_UNFINISHED && !is_absent(tally, kind))
            read_table(reader, (enum tally_table_kind)kind);
    read_unfinished(reader);
    read_misses(reader);
    read_repetitions(reader);
    read_chance(reader, "passed_by", "saving", &tally->passed_by);
    read_chance(reader, "idle", "milliseconds", &tally->idle);
    return tally;
}

bool tallies_read(const struct parsing *parsing, const struct source *source,
                  struct tallies *tallies)
{
    json_error_t error;
    json_t *root = json_loadb(source->data, source->length, JSON_REJECT_DUPLICATES, &error);
    struct reader reader = {.parsing = parsing, .source = source, .object = root, .path = ""};
    const json_t *types = json_object_get(root, "types");
    if (!root) {
        unsigned column = error.column > 0 ? (unsigned)error.column : 1;
        struct place place = {source, (unsigned)error.line, column, 1};
        report_error(parsing->diagnostics, place, "this is not JSON: %s", error.text);
    } else if (types && json_array_size(types) == 0) {
        tally_json_wrong(&reader, "types", "a list");
    }
    tallies->count = types ? json_array_size(types) : 1;
    tallies->types = pool_take(parsing->pool, (tallies->count + 1) * sizeof(struct tally *));
    for (size_t i = 0; is_fine(&reader) && i < tallies->count; i++) {
        if (types) {
            reader.object = json_array_get(types, i);
            reader.path = pool_format(parsing->pool, "types[%zu].", i);
        }
        tallies->types[i] = read_tally(&reader);
    }
    json_decref(root);
    return is_fine(&reader);
}
