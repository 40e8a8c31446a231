/* SPDX-License-Identifier: MIT */
/*
 * Prints tallies for programs, as JSON: see tally.h. What one run is printed as has no counts of
 * lives; tally_read.c reads both forms.
 */
#include "base/json_text.h"
#include "run/tally.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void tally_json_add_texts(struct text *to, const char *key, const char **texts, size_t count)
{
    text_add(to, "\"%s\": [", key);
    for (size_t i = 0; i < count; i++) {
        text_add(to, "%s", i ? ", " : "");
        text_add_json(to, texts[i], strlen(texts[i]));
    }
    text_add(to, "]");
}

static void tally_json_add_row(struct text *to, const struct tally *tally,
                               enum tally_table_kind kind, size_t number)
{
    const struct tally_shape *shape = &tally_tables[kind];
    const struct tally_row *row = &tally->tables[kind].rows[number];
    text_add(to, "%s{", number ? ", " : "");
    for (size_t i = 0; i < 2 && shape->names[i]; i++) {
        text_add(to, "%s", i ? ", " : "");
        text_add_named(to, shape->names[i], row->names[i]);
    }
    for (size_t i = 0; i < 4 && shape->counts[i]; i++)
        text_add(to, ", \"%s\": %" PRIu64, shape->counts[i], row->counts[i]);
    if (shape->lives && !tally->one)
        text_add(to, ", \"lives\": %" PRIu64, row->lives);
    unsigned share = tally_share(tally, kind, number);
    if (kind == TALLY_METHODS || kind == TALLY_ACTIONS)
        text_add(to, ", \"share\": %u.%03u", share / 1000, share % 1000);
    text_add(to, "}");
}

static void tally_json_add_table(struct text *to, const struct tally *tally,
                                 enum tally_table_kind kind)
{
    text_add(to, ", \"%s\": [", tally_tables[kind].key);
    for (size_t i = 0; i < tally->tables[kind].count; i++)
        tally_json_add_row(to, tally, kind, i);
    text_add(to, "]");
}

static const char *tally_json_label_or_name(struct named named)
{
    return named.label ? named.label : named.name;
}

/* The names of a row as one: "live: feed", "lives: eats up". */
static struct named name_of_row(struct pool *pool, const struct tally_row *row)
{
    struct named first = row->names[0], second = row->names[1];
    if (!second.name)
        return first;
    return (struct named){pool_format(pool, "%s: %s", first.name, second.name),
                          first.label || second.label
                              ? pool_format(pool, "%s: %s", tally_json_label_or_name(first),
                                            tally_json_label_or_name(second))
                              : NULL};
}

/* The rows that came up in no life. */
static void add_never(struct text *to, const char *key, const struct tally *tally,
                      enum tally_table_kind kind)
{
    const struct tally_table *table = &tally->tables[kind];
    struct named *never = pool_take(tally->pool, (table->count + 1) * sizeof *never);
    size_t count = 0;
    for (size_t i = 0; i < table->count; i++)
        if (table->rows[i].lives == 0)
            never[count++] = name_of_row(tally->pool, &table->rows[i]);
    text_add(to, ", ");
    text_add_named_list(to, key, never, count);
}

/* The seeds, and how the lives ended. */
static void add_lives(struct text *to, const struct tally *tally)
{
    if (tally->one) {
        text_add(to, ", \"seed\": %" PRIu32, tally->seeds[0].first);
    } else {
        text_add(to, ", \"lives\": %" PRIu64 ", \"seeds\": [", tally_lives(tally));
        for (size_t i = 0; i < tally->seed_count; i++)
            text_add(to, "%s[%" PRIu32 ", %" PRIu32 "]", i ? ", " : "", tally->seeds[i].first,
                     tally->seeds[i].last);
        text_add(to, "]");
    }
    if (tally->several)
        text_add(to, ", \"agents\": %" PRIu32, tally->agents);
    text_add(to, ", ");
    tally_json_add_texts(to, "options", tally->options, tally->option_count);
    text_add(to, ", \"%s\": %" PRIu64 ", \"ended_by\": ", tally_words[TALLY_TIME],
             tally->numbers[TALLY_TIME]);
    const char *between = "{";
    for (size_t i = 0; i < TALLY_ENDINGS; i++) {
        if (!tally->one)
            text_add(to, "%s\"%s\": %" PRIu64, between, tally_endings[i], tally->endings[i]);
        else if (tally->endings[i])
            text_add(to, "\"%s\"", tally_endings[i]);
        between = ", ";
    }
    text_add(to, "%s", tally->one ? "" : "}");
    for (size_t i = TALLY_TIME + 1; i < TALLY_NUMBERS; i++)
        text_add(to, ", \"%s\": %" PRIu64, tally_words[i], tally->numbers[i]);
}

static void add_seed(struct text *to, const struct tally *tally,
                     const struct tally_longest *longest)
{
    if (!tally->one && longest->length > 0)
        text_add(to, "\"seed\": %" PRIu32 ", ", longest->seed);
}

static void add_turns(struct text *to, const struct tally *tally)
{
    const struct tally_longest *turns = &tally->turns;
    text_add(to, ", \"turns\": %s", turns->length ? "{" : "null");
    if (!turns->length)
        return;
    add_seed(to, tally, turns);
    text_add_named_list(to, "goals", turns->names, turns->count);
    text_add(to, ", \"plans\": %" PRIu64 "}", turns->length);
}

/* What was going on at the end. One run tells each: one agent's alone, or those of several. */
static void add_unfinished(struct text *to, const struct tally *tally)
{
    const struct tally_table *table = &tally->tables[TALLY_UNFINISHED];
    if (!tally->one) {
        tally_json_add_table(to, tally, TALLY_UNFINISHED);
        return;
    }
    struct named *names = pool_take(tally->pool, (table->count + 1) * sizeof *names);
    for (size_t i = 0; i < table->count; i++)
        names[i] = table->rows[i].names[0];
    text_add(to, ", ");
    if (tally->several)
        text_add_named_list(to, "unfinished", names, table->count);
    else
        text_add_named(to, "unfinished", names[0]);
}

static void add_tally(struct text *to, const struct tally *tally)
{
    text_add(to, "{\"domain\": \"%s\", ", tally->domain);
    text_add_named(to, "agent", tally->agent);
    add_lives(to, tally);
    if (tally->numbers[TALLY_AT_LIMIT] > 0)
        tally_json_add_table(to, tally, TALLY_LIMITS);
    tally_json_add_table(to, tally, TALLY_GOALS);
    tally_json_add_table(to, tally, TALLY_METHODS);
    tally_json_add_table(to, tally, TALLY_ACTIONS);
    if (tally->walks)
        tally_json_add_table(to, tally, TALLY_WALKS);
    add_never(to, "never_reached", tally, TALLY_GOALS);
    add_never(to, "never_chosen", tally, TALLY_METHODS);
    add_never(to, "never_done", tally, TALLY_ACTIONS);
    add_turns(to, tally);
    add_unfinished(to, tally);
    if (tally->several)
        tally_json_add_table(to, tally, TALLY_IN_VAIN);
    if (tally->lasting)
        tally_json_add_table(to, tally, TALLY_GIVEN_OUT);
    text_add(to, ", \"repetition\": {");
    add_seed(to, tally, &tally->repetition);
    text_add(to, "\"decisions\": %" PRIu64 ", ", tally->repetition.length);
    text_add_named_list(to, "steps", tally->repetition.names, tally->repetition.count);
    text_add(to, "}}");
}

void tallies_print_json(const struct tallies *tallies)
{
    struct text text = {0};
    bool list = tallies->types[0]->several;
    text_add(&text, "%s", list ? "{\"types\": [" : "");
    for (size_t i = 0; i < tallies->count; i++) {
        text_add(&text, "%s", i ? ", " : "");
        add_tally(&text, tallies->types[i]);
    }
    text_add(&text, "%s\n", list ? "]}" : "");
    text_put(&text);
}
