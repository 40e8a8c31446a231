/* SPDX-License-Identifier: MIT */
/*
 * What was done in simulations, by names alone: of one run, or of many that were added up. All
 * that is printed is printed from here, and read back from the JSON, so that runs can be added up
 * without the domain. Adding up is associative and commutative: whatever came first, and
 * whoever counted it, the sum is the same.
 */
#ifndef GOAPGEN_RUN_TALLY_H
#define GOAPGEN_RUN_TALLY_H

#include "cli/labels.h"

/** The plain numbers of a tally; tally_words has their keys. */
enum tally_number {
    TALLY_TIME, /**< milliseconds */
    TALLY_DECISIONS,
    TALLY_FAILED,
    TALLY_AT_LIMIT,
    TALLY_DROPPED,
    TALLY_INTERRUPTED,
    TALLY_NUMBERS
};

/** The tables of a tally; tally_tables tells what each of them is like. */
enum tally_table_kind {
    TALLY_GOALS,
    TALLY_METHODS,
    TALLY_ACTIONS,
    TALLY_WALKS,
    TALLY_EACH,  /**< what each agent did, and how long it waited */
    TALLY_WAITS, /**< for which claimed fact each agent waited */
    TALLY_IN_VAIN,
    TALLY_GIVEN_OUT,  /**< actions that failed as what they need while they run was gone */
    TALLY_UNFINISHED, /**< ground actions that were going on at the end */
    TALLY_LIMITS,     /**< the limits that were met, in words, and in how many lives */
    TALLY_TABLES
};

/** The columns of the tables, by which tally_row.counts are numbered. */
enum { GOAL_CHOSEN, GOAL_PLANNED, GOAL_REACHED };
enum { METHOD_CHOSEN };
enum { ACTION_STARTED, ACTION_DONE, ACTION_FAILED, ACTION_ABORTED };
enum { WALK_STARTED, WALK_ARRIVED, WALK_STOPPED, WALK_TIME };
enum { EACH_DONE, EACH_WAITED, EACH_LONGEST };
enum { WAIT_TIMES, WAIT_TIME, WAIT_LONGEST, WAIT_TURNLESS };
enum { VAIN_FAILED, VAIN_REFUSED };
enum { GIVEN_OUT };

/** No count is above this, so that every reader of JSON takes it: sums stay there. */
#define TALLY_MOST ((UINT64_C(1) << 53) - 1)

/** How many ways there are in which a life ends: those of `enum simulation_ending` in statistics.h,
 *  by its numbers. */
enum { TALLY_ENDINGS = 4 };

/** A row of a table: names, and its counts. */
struct tally_row {
    struct labelled_name names[2];
    uint64_t counts[4];
    uint64_t lives; /**< in how many lives that was reached, chosen or done at all */
};

/** The rows of one table of a tally. */
struct tally_table {
    struct tally_row *rows;
    size_t count;
};

/** What a table of a kind is like: its keys, and which rows it has. */
struct tally_shape {
    const char *key;
    const char *names[2];  /**< the keys of the names; the second may be NULL */
    const char *counts[4]; /**< those of the counts, up to NULL */
    unsigned most; /**< bits of the counts of which a sum has the most of a life, not the sum */
    bool lives;    /**< whether it is told in how many lives a row came up */
    bool grows;    /**< it has the rows that came up; else those of the domain, in order */
};

/** What each table is like; and the keys of the plain numbers, and of the endings. */
extern const struct tally_shape tally_tables[TALLY_TABLES];
extern const char *const tally_words[TALLY_NUMBERS], *const tally_endings[TALLY_ENDINGS];

/** The longest streak of something, the seed of the life in which it was, and what it was. Of two
 *  that are as long, that of the lower seed counts. */
struct longest_streak {
    uint64_t length; /**< 0: there was none */
    uint32_t seed;
    struct labelled_name *names;
    size_t count;
};

/** Seeds in a row. */
struct seed_range {
    uint32_t first, last;
};

/** What the agents of one type did. */
struct tally {
    struct pool *pool;
    const char *domain;
    struct labelled_name agent;
    const char **options; /**< of the command line, which all lives had */
    size_t option_count;
    bool one;                 /**< it is of one run, and printed as such: not of many lives */
    bool several;             /**< there were other agents in the world */
    uint32_t agents;          /**< of the type in each life */
    bool walks;               /**< whether they walk */
    bool lasting;             /**< whether anything must hold while an action runs */
    const char *standstill;   /**< of one agent that stands still: why; or NULL */
    struct seed_range *seeds; /**< of the lives; sorted, with gaps between */
    size_t seed_count;
    uint64_t endings[TALLY_ENDINGS];
    uint64_t numbers[TALLY_NUMBERS];
    struct tally_table tables[TALLY_TABLES];
    struct longest_streak misses; /**< plans for a goal, the first name, that were carried out in
                                       vain; the other names: goals that had no turn meanwhile */
    struct longest_streak turns, repetition;
    struct longest_streak passed_by; /**< the cost that a plan for the one goal would have saved */
    struct longest_streak idle;      /**< milliseconds in which nothing was done for the one goal */
};

/** The tallies of the types of one world, in order. */
struct tallies {
    struct tally **types;
    size_t count;
};

/** From so many plans for two goals in turns on, they are reported: each gave way twice. */
enum { TURNS_TOLD = 4 };

/** From so many plans in a row on that are carried out in vain, they are reported. */
enum { MISSES_TOLD = 4 };

/** Adds an empty row behind the others of a table that nothing else made room for. */
struct tally_row *tally_add_row(struct tally *tally, enum tally_table_kind kind);

/** Finds the row with these names in a table of rows that come up, or adds it where the order of
 *  names says. The names are copied. */
struct tally_row *tally_find_or_add_row(struct tally *tally, enum tally_table_kind kind,
                                        const struct labelled_name names[2]);

/** Adds up the tallies of all types; *sum has no types before the first. Returns why they cannot be
 *  added up, from the pool; NULL: they can. */
const char *tallies_add(struct pool *pool, struct tallies *sum, const struct tallies *added);

/** How many lives a tally is of. */
uint64_t tally_lives(const struct tally *tally);

/** The share of a row in its task's methods, or in all actions, in thousandths, rounded. */
unsigned tally_share(const struct tally *tally, enum tally_table_kind kind, size_t row);

/** Prints tallies as tables, for people. */
void tallies_print(const struct tallies *tallies);

/** Prints tallies as one JSON object and an end of line. */
void tallies_print_json(const struct tallies *tallies);

/** Reads tallies from such a JSON object; they live in the pool of the parsing. False, with an
 *  error reported, if it is none. */
bool tallies_read(const struct parsing *parsing, const struct source *source,
                  struct tallies *tallies);

#endif
