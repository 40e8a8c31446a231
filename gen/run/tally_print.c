/* SPDX-License-Identifier: MIT */
/* Prints tallies for people, of one run or of many lives: see tally.h. */
#include "base/printable.h"
#include "run/tally.h"
#include "syntax/numbers.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* A name as it is shown, also one that was read from a file. */
static const char *text_of(const struct tally *tally, struct labelled_name named)
{
    return printable_text(tally->pool, name_with_label(tally->pool, named));
}

static const char *plural(uint64_t count)
{
    return count == 1 ? "" : "s";
}

/* How one run ended. */
static void print_ending(const struct tally *tally)
{
    static const char *const texts[TALLY_ENDINGS] = {
        [2] = "; it stands still from then on:",
        [3] = "; given up there, as it goes on in too small steps of time"};
    for (size_t i = 0; i < TALLY_ENDINGS; i++)
        if (tally->endings[i] && texts[i])
            printf("%s", texts[i]);
    printf("\n");
    if (tally->standstill)
        printf("                  %s, and no rule could change that\n", tally->standstill);
    else if (tally->endings[2])
        printf("                  no agent has anything to do, and no rule could change that\n");
}

/* The lives, and how they ended where that was not by the decisions or the time asked for. */
static void print_lives(const struct tally *tally)
{
    enum { SHOWN = 5 };
    printf("lives             %" PRIu64 "\nseeds             ", tally_lives(tally));
    for (size_t i = 0; i < tally->seed_count && i < SHOWN; i++) {
        const struct seed_range *range = &tally->seeds[i];
        printf("%s%" PRIu32, i ? ", " : "", range->first);
        if (range->last != range->first)
            printf("..%" PRIu32, range->last);
    }
    printf("%s\n", tally->seed_count > SHOWN ? ", ..." : "");
    if (tally->endings[2])
        printf("lives at a stand  %" PRIu64 ", with nothing to do any more\n", tally->endings[2]);
    if (tally->endings[3])
        printf("lives given up    %" PRIu64 ", as they go on in too small steps of time\n",
               tally->endings[3]);
}

static void print_head(const struct tally *tally)
{
    const uint64_t *numbers = tally->numbers;
    const struct tally_table *limits = &tally->tables[TALLY_LIMITS];
    if (tally->several)
        printf("%s: %" PRIu32 " agent%s%s\n", text_of(tally, tally->agent), tally->agents,
               plural(tally->agents), tally->one ? "" : " in each life");
    if (!tally->one)
        print_lives(tally);
    printf("simulated time    %s", words_of_time(tally->pool, numbers[TALLY_TIME]));
    if (tally->one)
        print_ending(tally);
    else
        printf("\n");
    printf("decisions         %" PRIu64 "\n", numbers[TALLY_DECISIONS]);
    printf("plannings failed  %" PRIu64, numbers[TALLY_FAILED]);
    if (numbers[TALLY_AT_LIMIT])
        printf(", %" PRIu64 " of them at a limit", numbers[TALLY_AT_LIMIT]);
    printf("\n");
    for (size_t i = 0; i < limits->count; i++)
        print_line(stdout, "%18s%s", "", limits->rows[i].names[0].name);
    printf("plans dropped     %" PRIu64 "\n", numbers[TALLY_DROPPED]);
    printf("plans interrupted %" PRIu64 "\n", numbers[TALLY_INTERRUPTED]);
}

/* ------------------------------------------------------------------- tables */

/* The names of a row: "live (lives): feed". */
static const char *text_of_row(const struct tally *tally, const struct tally_row *row)
{
    const char *first = text_of(tally, row->names[0]);
    return row->names[1].name
               ? pool_format(tally->pool, "%s: %s", first, text_of(tally, row->names[1]))
               : first;
}

/* The columns of the widest name of a table, or those given if they are more. */
static size_t widest(const struct tally *tally, enum tally_table_kind kind, size_t width)
{
    const struct tally_table *table = &tally->tables[kind];
    for (size_t i = 0; i < table->count; i++) {
        size_t columns = columns_of(text_of_row(tally, &table->rows[i]));
        width = columns > width ? columns : width;
    }
    return width;
}

/* How a table is shown: its title, and its columns of counts with their widths. */
static const struct table_look {
    const char *title;
    struct {
        const char *word;
        int width, count;
    } columns[4];
    const char *last; /* the words over what stands behind them */
} table_looks[] = {
    [TALLY_GOALS] = {"goal", {{"planned", 10, GOAL_PLANNED}, {"reached", 7, GOAL_REACHED}}, ""},
    [TALLY_METHODS] = {"method", {{"chosen", 10, METHOD_CHOSEN}}, "    share"},
    [TALLY_ACTIONS] = {"action",
                       {{"started", 10, ACTION_STARTED},
                        {"done", 10, ACTION_DONE},
                        {"failed", 7, ACTION_FAILED},
                        {"aborted", 7, ACTION_ABORTED}},
                       "    share"},
    [TALLY_WALKS] = {"walk to",
                     {{"started", 10, WALK_STARTED},
                      {"arrived", 10, WALK_ARRIVED},
                      {"stopped", 7, WALK_STOPPED}},
                     "  on the way"},
};

static void print_row(const struct tally *tally, enum tally_table_kind kind, size_t number,
                      size_t width)
{
    const struct table_look *look = &table_looks[kind];
    const struct tally_row *row = &tally->tables[kind].rows[number];
    unsigned share = tally_share(tally, kind, number);
    const char *name = text_of_row(tally, row);
    printf("%s%*s", name, (int)(width - columns_of(name)), "");
    for (size_t i = 0; i < 4 && look->columns[i].word; i++)
        printf("  %*" PRIu64, look->columns[i].width, row->counts[look->columns[i].count]);
    if (kind == TALLY_WALKS)
        printf("  %s", words_of_time(tally->pool, row->counts[WALK_TIME]));
    else if (kind != TALLY_GOALS)
        printf("  %3u.%u %%", share / 10, share % 10);
    if (tally_tables[kind].lives && !tally->one)
        printf("  %10" PRIu64, row->lives);
    printf("\n");
}

/* Of many lives the last column tells in how many of them a row came up. */
static void print_table(const struct tally *tally, enum tally_table_kind kind, size_t width)
{
    const struct table_look *look = &table_looks[kind];
    printf("\n%-*s", (int)width, look->title);
    for (size_t i = 0; i < 4 && look->columns[i].word; i++)
        printf("  %*s", look->columns[i].width, look->columns[i].word);
    printf("%s%s\n", look->last, tally_tables[kind].lives && !tally->one ? "       lives" : "");
    for (size_t i = 0; i < tally->tables[kind].count; i++)
        print_row(tally, kind, i, width);
}

static void print_tables(const struct tally *tally)
{
    size_t width = widest(tally, TALLY_METHODS, strlen("method"));
    width = widest(tally, TALLY_ACTIONS, width);
    width = widest(tally, TALLY_GOALS, width);
    if (tally->tables[TALLY_GOALS].count > 0)
        print_table(tally, TALLY_GOALS, width);
    if (tally->tables[TALLY_METHODS].count > 0)
        print_table(tally, TALLY_METHODS, width);
    print_table(tally, TALLY_ACTIONS, width);
}

static void print_unfinished(const struct tally *tally)
{
    const struct tally_table *table = &tally->tables[TALLY_UNFINISHED];
    uint64_t count = 0;
    for (size_t i = 0; i < table->count; i++)
        count += table->rows[i].counts[0];
    if (count > 0 && !tally->one)
        printf("(at the end of their lives %" PRIu64 " of the %" PRIu64
               " agents were still in an action)\n",
               count, tally_lives(tally) * tally->agents);
    else if (count > 0 && tally->agents == 1)
        printf("(at the end %s was still going on)\n", text_of_row(tally, &table->rows[0]));
    else if (count > 0)
        printf("(at the end actions of %" PRIu64 " of the %" PRIu32
               " agents were still going on)\n",
               count, tally->agents);
}

/* ------------------------------------------------------------ what never was */

/* The rows that came up in no life; goals that were not even chosen are told apart. */
static void print_never(const struct tally *tally, enum tally_table_kind kind, const char *what)
{
    const struct tally_table *table = &tally->tables[kind];
    bool any = false;
    printf("%s%s:", what, tally->one ? "" : " in any life");
    for (size_t i = 0; i < table->count; i++) {
        const struct tally_row *row = &table->rows[i];
        if (row->lives > 0)
            continue;
        printf("%s  %s%s\n", any ? "" : "\n", text_of_row(tally, row),
               kind == TALLY_GOALS && row->counts[GOAL_CHOSEN] == 0
                   ? " (never chosen: it held, was irrelevant, outbid or not worth its cost, or "
                     "backed off)"
                   : "");
        any = true;
    }
    printf("%s", any ? "" : " none\n");
}

static void print_nevers(const struct tally *tally)
{
    printf("\n");
    if (tally->tables[TALLY_GOALS].count > 0)
        print_never(tally, TALLY_GOALS, "goals never reached");
    if (tally->tables[TALLY_METHODS].count > 0)
        print_never(tally, TALLY_METHODS, "methods never chosen");
    print_never(tally, TALLY_ACTIONS, "actions never done");
}

/* How many agents are told one by one. */
enum { AGENTS_TOLD = 20 };

static void print_rest(const struct tally_table *table)
{
    if (table->count > AGENTS_TOLD)
        printf("  (and %zu more, which --json tells)\n", table->count - AGENTS_TOLD);
}

/* What each agent did, how long it waited, and the longest that it did. */
static void print_each(const struct tally *tally)
{
    const struct tally_table *table = &tally->tables[TALLY_EACH];
    size_t width = widest(tally, TALLY_EACH, strlen("agent"));
    printf("\n%-*s        done      waited     longest\n", (int)width, "agent");
    for (size_t i = 0; i < table->count && i < AGENTS_TOLD; i++) {
        const struct tally_row *row = &table->rows[i];
        const char *name = text_of_row(tally, row);
        printf("%s%*s  %10" PRIu64 "  %10s  %10s\n", name, (int)(width - columns_of(name)), "",
               row->counts[EACH_DONE], words_of_time(tally->pool, row->counts[EACH_WAITED]),
               words_of_time(tally->pool, row->counts[EACH_LONGEST]));
    }
    print_rest(table);
}

/* What agents waited for, and who never got its turn. */
static void print_waits(const struct tally *tally)
{
    const struct tally_table *table = &tally->tables[TALLY_WAITS];
    printf("waited for what others had claimed or taken:%s", table->count ? "\n" : " none\n");
    for (size_t i = 0; i < table->count && i < AGENTS_TOLD; i++) {
        const struct tally_row *row = &table->rows[i];
        uint64_t times = row->counts[WAIT_TIMES];
        printf("  %s, %" PRIu64 " time%s, %s", text_of_row(tally, row), times, plural(times),
               words_of_time(tally->pool, row->counts[WAIT_TIME]));
        if (times > 1)
            printf(", the longest %s", words_of_time(tally->pool, row->counts[WAIT_LONGEST]));
        printf("\n");
    }
    print_rest(table);
    for (size_t i = 0; i < table->count; i++) {
        const struct tally_row *row = &table->rows[i];
        if (row->counts[WAIT_TURNLESS] == 0)
            continue;
        printf("warning: %s never got its turn at %s, while others had theirs",
               text_of(tally, row->names[0]), text_of(tally, row->names[1]));
        if (!tally->one)
            printf(", in %" PRIu64 " lives", row->counts[WAIT_TURNLESS]);
        printf("\n");
    }
}

/* What failed because other agents, or rules, had taken it before, or agents had claimed it. */
static void print_vain(const struct tally *tally)
{
    const struct tally_table *table = &tally->tables[TALLY_IN_VAIN];
    printf("asked for in vain, as others had taken it:%s", table->count ? "\n" : " none\n");
    for (size_t i = 0; i < table->count; i++) {
        const struct tally_row *row = &table->rows[i];
        uint64_t failed = row->counts[VAIN_FAILED], refused = row->counts[VAIN_REFUSED];
        printf("  %s", text_of_row(tally, row));
        if (failed > 0)
            printf(", %" PRIu64 " time%s", failed, plural(failed));
        if (refused > 0)
            printf(", %" PRIu64 " time%s before it began", refused, plural(refused));
        printf("\n");
    }
}

static void print_given_out(const struct tally *tally)
{
    const struct tally_table *table = &tally->tables[TALLY_GIVEN_OUT];
    printf("failed, as what they need while they run was gone:%s", table->count ? "\n" : " none\n");
    for (size_t i = 0; i < table->count; i++) {
        const struct tally_row *row = &table->rows[i];
        uint64_t times = row->counts[GIVEN_OUT];
        printf("  %s, %" PRIu64 " time%s\n", text_of_row(tally, row), times, plural(times));
    }
}

/* Which life that was, so that it can be looked at. */
static void print_seed(const struct tally *tally, const struct longest_streak *longest)
{
    if (!tally->one)
        printf(" (seed %" PRIu32 ")", longest->seed);
    printf("\n");
}

static void print_turns(const struct tally *tally)
{
    const struct longest_streak *turns = &tally->turns;
    if (!turns->length)
        return;
    printf("goals that take turns: %s and %s, %" PRIu64 " plans in a row and neither was reached; "
           "'inertia' of a goal, as inertia: 20, lets it be carried out",
           text_of(tally, turns->names[0]), text_of(tally, turns->names[1]), turns->length);
    print_seed(tally, turns);
}

/* What is carried out in vain, and takes the turns of others. */
static void print_misses(const struct tally *tally)
{
    const struct longest_streak *misses = &tally->misses;
    if (!misses->length)
        return;
    printf("carried out %" PRIu64 " times in a row without being reached: %s", misses->length,
           text_of(tally, misses->names[0]));
    for (size_t i = 1; i < misses->count; i++)
        printf("%s %s", i > 1 ? "," : "; meanwhile there was no turn for",
               text_of(tally, misses->names[i]));
    printf("; 'retry' of a goal, as retry: 2s, lets others have their turn");
    print_seed(tally, misses);
}

/* What an agent could have done instead. */
static void print_chances(const struct tally *tally)
{
    const struct longest_streak *passed = &tally->passed_by, *idle = &tally->idle;
    if (passed->length) {
        printf("cheaper plans passed by: %s, for which one would have saved %" PRIu64
               "; 'reconsider' of a goal, as reconsider: 2s, looks for them",
               text_of(tally, passed->names[0]), passed->length);
        print_seed(tally, passed);
    }
    if (idle->length) {
        printf("nothing was done for %s, though a goal was relevant that had no plan: %s; one of "
               "'best_effort' that asks for a number goes as far as can be",
               duration_text(tally->pool, idle->length / 1000 * 1000),
               text_of(tally, idle->names[0]));
        print_seed(tally, idle);
    }
}

static void print_repetition(const struct tally *tally)
{
    const struct longest_streak *longest = &tally->repetition;
    printf("longest repetition: ");
    if (!longest->length) {
        printf("none\n");
        return;
    }
    printf("%" PRIu64 " decision%s in a row with the same plan:", longest->length,
           plural(longest->length));
    for (size_t i = 0; i < longest->count; i++)
        printf("%s %s", i ? "," : "", text_of(tally, longest->names[i]));
    printf("%s", longest->count ? "" : " no steps");
    print_seed(tally, longest);
}

void tallies_print(const struct tallies *tallies)
{
    for (size_t i = 0; i < tallies->count; i++) {
        const struct tally *tally = tallies->types[i];
        printf("%s", i > 0 ? "\n" : "");
        print_head(tally);
        print_tables(tally);
        print_unfinished(tally);
        if (tally->walks)
            print_table(tally, TALLY_WALKS, widest(tally, TALLY_WALKS, strlen("walk to")));
        if (tally->several)
            print_each(tally);
        print_nevers(tally);
        if (tally->several)
            print_vain(tally);
        if (tally->lasting)
            print_given_out(tally);
        if (tally->several)
            print_waits(tally);
        print_misses(tally);
        print_turns(tally);
        print_chances(tally);
        print_repetition(tally);
    }
}
