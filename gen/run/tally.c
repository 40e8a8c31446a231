/* SPDX-License-Identifier: MIT */
/* Adds up what was done in simulations: see tally.h. */
#include "run/tally.h"

#include <inttypes.h>
#include <string.h>

const struct tally_shape tally_tables[TALLY_TABLES] = {
    [TALLY_GOALS] = {"goals", {"goal"}, {"chosen", "planned", "reached"}, .lives = true},
    [TALLY_METHODS] = {"methods", {"task", "method"}, {"chosen"}, .lives = true},
    [TALLY_ACTIONS] = {"actions",
                       {"action"},
                       {"started", "done", "failed", "aborted"},
                       .lives = true},
    [TALLY_WALKS] = {"walks", {"to"}, {"started", "arrived", "stopped", "time"}, .most = 0},
    [TALLY_EACH] = {"each", {"name"}, {"done", "waited", "longest"}, .most = 1 << EACH_LONGEST},
    [TALLY_WAITS] = {"waits",
                     {"name", "fact"},
                     {"times", "time", "longest", "turnless"},
                     .most = 1 << WAIT_LONGEST,
                     .grows = true},
    [TALLY_IN_VAIN] = {"in_vain", {"action", "fact"}, {"times", "refused"}, .grows = true},
    [TALLY_GIVEN_OUT] = {"given_out", {"action", "fact"}, {"times"}, .grows = true},
    [TALLY_UNFINISHED] = {"unfinished", {"action"}, {"times"}, .grows = true},
    [TALLY_LIMITS] = {"limits", {"limit"}, {"lives"}, .grows = true},
};

const char *const tally_words[TALLY_NUMBERS] = {"time",     "decisions", "failed",
                                                "at_limit", "dropped",   "interrupted"};
const char *const tally_endings[TALLY_ENDINGS] = {"decisions", "time", "standstill", "ticks"};

/* --------------------------------------------------------------------- rows */

/* Adds without going beyond TALLY_MOST: then the order of adding does not matter either. */
static void tally_add_number(uint64_t *sum, uint64_t added)
{
    *sum = added < TALLY_MOST - *sum ? *sum + added : TALLY_MOST;
}

static const char *tally_copied(struct pool *pool, const char *text)
{
    return text ? pool_copy_text(pool, text, strlen(text)) : NULL;
}

static struct labelled_name copied_name(struct pool *pool, struct labelled_name named)
{
    return (struct labelled_name){tally_copied(pool, named.name), tally_copied(pool, named.label)};
}

/* Compares texts; none is before all others. */
static int compare_texts(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) : (a != NULL) - (b != NULL);
}

static int compare_named(struct labelled_name a, struct labelled_name b)
{
    int order = compare_texts(a.name, b.name);
    return order ? order : compare_texts(a.label, b.label);
}

/* By the second name, a fact, and then by the first. */
static int compare_names(const struct labelled_name a[2], const struct labelled_name b[2])
{
    int second = compare_named(a[1], b[1]);
    return second ? second : compare_named(a[0], b[0]);
}

struct tally_row *tally_add_row(struct tally *tally, enum tally_table_kind kind)
{
    struct tally_table *table = &tally->tables[kind];
    table->rows = pool_grow(tally->pool, table->rows, table->count, sizeof *table->rows);
    return &table->rows[table->count++];
}

struct tally_row *tally_find_or_add_row(struct tally *tally, enum tally_table_kind kind,
                                        const struct labelled_name names[2])
{
    struct tally_table *table = &tally->tables[kind];
    size_t low = 0, high = table->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = compare_names(table->rows[middle].names, names);
        if (order == 0)
            return &table->rows[middle];
        *(order < 0 ? &low : &high) = order < 0 ? middle + 1 : middle;
    }
    (void)tally_add_row(tally, kind);
    memmove(&table->rows[low + 1], &table->rows[low],
            (table->count - 1 - low) * sizeof *table->rows);
    table->rows[low] = (struct tally_row){
        .names = {copied_name(tally->pool, names[0]), copied_name(tally->pool, names[1])}};
    return &table->rows[low];
}

static void tally_add_table(struct tally *sum, const struct tally *added,
                            enum tally_table_kind kind)
{
    const struct tally_table *table = &added->tables[kind];
    for (size_t i = 0; i < table->count; i++) {
        const struct tally_row *row = &table->rows[i];
        struct tally_row *to = tally_tables[kind].grows
                                   ? tally_find_or_add_row(sum, kind, row->names)
                                   : &sum->tables[kind].rows[i];
        for (size_t j = 0; j < 4; j++)
            if (!(tally_tables[kind].most >> j & 1))
                tally_add_number(&to->counts[j], row->counts[j]);
            else if (row->counts[j] > to->counts[j])
                to->counts[j] = row->counts[j];
        tally_add_number(&to->lives, row->lives);
    }
}

/* -------------------------------------------------------------------- seeds */

/* The first range that ends behind a seed. */
static size_t range_behind(const struct tally *tally, uint32_t seed)
{
    size_t i = 0;
    while (i < tally->seed_count && tally->seeds[i].last < seed)
        i++;
    return i;
}

/* A seed that both have, or -1. */
static int64_t shared_seed(const struct tally *sum, const struct tally *added)
{
    for (size_t i = 0; i < added->seed_count; i++) {
        const struct seed_range *range = &added->seeds[i];
        size_t behind = range_behind(sum, range->first);
        if (behind == sum->seed_count || sum->seeds[behind].first > range->last)
            continue;
        uint32_t first = sum->seeds[behind].first;
        return first > range->first ? first : range->first;
    }
    return -1;
}

/* Adds a range of which no seed is there; ranges that touch become one. */
static void add_seeds(struct tally *sum, struct seed_range range)
{
    size_t at = range_behind(sum, range.first);
    bool before = at > 0 && sum->seeds[at - 1].last + 1 == range.first;
    bool behind = at < sum->seed_count && sum->seeds[at].first == range.last + 1;
    if (before && behind) {
        sum->seeds[at - 1].last = sum->seeds[at].last;
        sum->seed_count--;
        memmove(&sum->seeds[at], &sum->seeds[at + 1], (sum->seed_count - at) * sizeof *sum->seeds);
    } else if (before) {
        sum->seeds[at - 1].last = range.last;
    } else if (behind) {
        sum->seeds[at].first = range.first;
    } else {
        struct seed_range *seeds = pool_grow(sum->pool, sum->seeds, sum->seed_count, sizeof *seeds);
        memmove(&seeds[at + 1], &seeds[at], (sum->seed_count - at) * sizeof *seeds);
        seeds[at] = range;
        sum->seeds = seeds;
        sum->seed_count++;
    }
}

uint64_t tally_lives(const struct tally *tally)
{
    uint64_t lives = 0;
    for (size_t i = 0; i < tally->seed_count; i++)
        lives += (uint64_t)tally->seeds[i].last - tally->seeds[i].first + 1;
    return lives;
}

/* --------------------------------------------------------------------- sums */

/* A sum without a life, of lives as the one that is given. It lives in the pool. */
static struct tally *tally_begin(struct pool *pool, const struct tally *like)
{
    struct tally *sum = pool_take(pool, sizeof *sum);
    *sum = (struct tally){.pool = pool,
                          .domain = tally_copied(pool, like->domain),
                          .agent = copied_name(pool, like->agent),
                          .option_count = like->option_count,
                          .several = like->several,
                          .agents = like->agents,
                          .walks = like->walks,
                          .lasting = like->lasting};
    sum->options = pool_take(pool, (like->option_count + 1) * sizeof *sum->options);
    for (size_t i = 0; i < like->option_count; i++)
        sum->options[i] = tally_copied(pool, like->options[i]);
    for (size_t kind = 0; kind < TALLY_TABLES; kind++) {
        struct tally_table *table = &sum->tables[kind];
        if (tally_tables[kind].grows)
            continue;
        table->count = like->tables[kind].count;
        table->rows = pool_take(pool, (table->count + 1) * sizeof *table->rows);
        for (size_t i = 0; i < table->count; i++)
            for (size_t j = 0; j < 2; j++)
                table->rows[i].names[j] = copied_name(pool, like->tables[kind].rows[i].names[j]);
    }
    return sum;
}

/* "--time 1m --agents 3" */
static const char *words_of_options(struct pool *pool, const struct tally *tally)
{
    const char *words = tally->option_count ? tally->options[0] : "";
    for (size_t i = 1; i < tally->option_count; i++)
        words = pool_format(pool, "%s %s", words, tally->options[i]);
    return tally->several ? pool_format(pool, "%s --agents %u", words, (unsigned)tally->agents)
                          : words;
}

static const char *other_options(const struct tally *sum, const struct tally *added)
{
    bool same = sum->option_count == added->option_count && sum->agents == added->agents &&
                sum->several == added->several;
    for (size_t i = 0; same && i < sum->option_count; i++)
        same = strcmp(sum->options[i], added->options[i]) == 0;
    return same ? NULL
                : pool_format(sum->pool,
                              "it was simulated with '%s', and what was read before "
                              "with '%s'",
                              words_of_options(sum->pool, added), words_of_options(sum->pool, sum));
}

static const char *other_rows(const struct tally *sum, const struct tally *added)
{
    for (size_t kind = 0; kind < TALLY_TABLES; kind++) {
        const struct tally_table *a = &sum->tables[kind], *b = &added->tables[kind];
        bool same = tally_tables[kind].grows || a->count == b->count;
        for (size_t i = 0; same && !tally_tables[kind].grows && i < a->count; i++)
            same = compare_names(a->rows[i].names, b->rows[i].names) == 0;
        if (!same)
            return pool_format(sum->pool,
                               "it has other %s than what was read before: the domain is not "
                               "the same",
                               tally_tables[kind].key);
    }
    if (sum->lasting != added->lasting)
        return "it is of another domain: only one has actions with 'while'";
    return sum->walks == added->walks ? NULL : "it is of another domain: only one has walks";
}

/* Why two tallies cannot be added up, from the pool; NULL if they can. */
static const char *tally_hindrance(const struct tally *sum, const struct tally *added)
{
    int64_t seed = shared_seed(sum, added);
    if (strcmp(sum->domain, added->domain) != 0)
        return pool_format(sum->pool, "it is of domain '%s', and what was read before of '%s'",
                           added->domain, sum->domain);
    if (compare_named(sum->agent, added->agent) != 0)
        return pool_format(sum->pool, "it is of agent '%s', and what was read before of '%s'",
                           name_with_label(sum->pool, added->agent),
                           name_with_label(sum->pool, sum->agent));
    if (other_options(sum, added))
        return other_options(sum, added);
    if (other_rows(sum, added))
        return other_rows(sum, added);
    if (seed >= 0)
        return pool_format(sum->pool,
                           "the life of seed %" PRIu32 " was read before, and counts once",
                           (uint32_t)seed);
    return NULL;
}

static void add_longest(struct pool *pool, struct longest_streak *sum,
                        const struct longest_streak *added)
{
    bool longer =
        added->length > sum->length || (added->length == sum->length && added->seed < sum->seed);
    if (added->length == 0 || !longer)
        return;
    *sum = *added;
    sum->names = pool_take(pool, (added->count + 1) * sizeof *sum->names);
    for (size_t i = 0; i < added->count; i++)
        sum->names[i] = copied_name(pool, added->names[i]);
}

/* Adds lives, which can be added. */
static void tally_add(struct tally *sum, const struct tally *added)
{
    for (size_t i = 0; i < added->seed_count; i++)
        add_seeds(sum, added->seeds[i]);
    for (size_t i = 0; i < TALLY_ENDINGS; i++)
        tally_add_number(&sum->endings[i], added->endings[i]);
    for (size_t i = 0; i < TALLY_NUMBERS; i++)
        tally_add_number(&sum->numbers[i], added->numbers[i]);
    for (size_t kind = 0; kind < TALLY_TABLES; kind++)
        tally_add_table(sum, added, (enum tally_table_kind)kind);
    add_longest(sum->pool, &sum->misses, &added->misses);
    add_longest(sum->pool, &sum->turns, &added->turns);
    add_longest(sum->pool, &sum->repetition, &added->repetition);
    add_longest(sum->pool, &sum->passed_by, &added->passed_by);
    add_longest(sum->pool, &sum->idle, &added->idle);
}

const char *tallies_add(struct pool *pool, struct tallies *sum, const struct tallies *added)
{
    if (!sum->types) {
        sum->types = pool_take(pool, added->count * sizeof(struct tally *));
        sum->count = added->count;
        for (size_t i = 0; i < sum->count; i++)
            sum->types[i] = tally_begin(pool, added->types[i]);
    }
    if (sum->count != added->count)
        return pool_format(pool, "it has %zu agent types, and what was read before %zu",
                           added->count, sum->count);
    for (size_t i = 0; i < sum->count; i++) {
        const char *hindrance = tally_hindrance(sum->types[i], added->types[i]);
        if (hindrance)
            return hindrance;
    }
    for (size_t i = 0; i < sum->count; i++)
        tally_add(sum->types[i], added->types[i]);
    return NULL;
}

unsigned tally_share(const struct tally *tally, enum tally_table_kind kind, size_t row)
{
    const struct tally_table *table = &tally->tables[kind];
    uint64_t total = 0, count = table->rows[row].counts[0];
    for (size_t i = 0; i < table->count; i++)
        if (kind != TALLY_METHODS ||
            strcmp(table->rows[i].names[0].name, table->rows[row].names[0].name) == 0)
            tally_add_number(&total, table->rows[i].counts[0]);
    return total ? (unsigned)((count * 2000 / total + 1) / 2) : 0;
}
