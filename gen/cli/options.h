/* SPDX-License-Identifier: MIT */
/* The command line, taken apart. */
#ifndef GOAPGEN_CLI_OPTIONS_H
#define GOAPGEN_CLI_OPTIONS_H

#include "base/diagnostic.h"

/** The exit codes. */
enum exit_code {
    EXIT_DONE = 0,
    EXIT_ERRORS = 1,  /**< the input has errors, or --check found differences */
    EXIT_TROUBLE = 2, /**< wrong usage, or a file could not be read or written */
    EXIT_NO_PLAN = 3,
    EXIT_LIMIT = 4 /**< given up at a limit */
};

/** The options; options.c has a row for each. */
enum option_code {
    OUTPUT_DIR,
    TASKS,
    NEW_TASKS,
    CHECK,
    DEPFILE,
    SCHEMA,
    VERSION,
    GOAL,
    TASK,
    AGENT,
    SET,
    DENY,
    COST,
    NODES,
    SEED,
    BACKWARD,
    WHY,
    JSON,
    DECISIONS,
    TIME,
    AGENTS,
    AT,
    CAPACITY_OF,
    MEMBERS,
    EVENTS,
    JUNIT,
    SEEDS,
    MERGE,
    RUN,
    MERMAID,
    RECORD,
    OUTPUT,
    PERFETTO,
    WARNING,
    HELP,
    OPTION_CODES
};

/** What becomes of an option. Those that come first have no value. */
enum option_kind {
    OPTION_FLAG,   /**< sets a bool */
    OPTION_PRINTS, /**< a text is printed, and nothing else is done */
    OPTION_TEXT,   /**< sets a const char * */
    OPTION_WORDS,  /**< adds to words */
    OPTION_NUMBER, /**< sets a uint32_t, from `low` to `high` */
    OPTION_OWN     /**< is read by a function of its own */
};

struct option_row {
    const char *name; /**< NULL: there is only the letter */
    char letter;      /**< NUL: there is none */
    enum option_kind kind;
    size_t place; /**< of what it sets, in struct options */
    uint32_t low, high;
};

extern const struct option_row option_rows[OPTION_CODES];

/** Whether a value stands behind an option. */
bool option_has_value(const struct option_row *row);

struct command;

/** The most decisions and agents of a simulation, and the most nodes of a search. */
enum { DECISION_LIMIT = 1000000, AGENTS_MOST = 1000, NODES_MOST = 16000000, MEMBERS_MOST = 64 };

/** The most seeds of one call; more are lived in several, and merged. */
enum { SEEDS_MOST = 1000000 };

/** Texts, in order. */
struct words {
    const char **items;
    size_t count;
};

struct options {
    const struct command *command;
    const char *print;      /**< --help or --version: a text, and nothing else is done; or NULL */
    bool schema;            /**< --schema: the same with the JSON Schema */
    const char *file;       /**< the domain */
    struct words beside;    /**< the files behind it, of a command that takes several */
    const char *event_file; /**< of a simulation */
    const char *junit;      /**< where JUnit XML is written to */
    const char *record;     /**< where the record of a simulation is written to */
    const char *output;     /**< where what is made of a record is written to */
    const char *output_dir, *depfile;
    struct words tasks; /**< files of stubs; the first is made if there is none */
    bool new_tasks, check, perfetto;
    const char *goal, *task, *agent;
    struct words settings, denied, costs;
    int64_t nodes; /**< -1: as the domain says */
    uint32_t seed;
    bool has_seed;            /**< whether it is given */
    uint32_t seeds[2];        /**< the first and the last of many lives */
    bool has_seeds, merge;    /**< --seeds; --merge: the files are JSON */
    uint32_t decisions, time; /**< of a simulation, time in milliseconds; 0: not given */
    uint32_t agents;          /**< of each type in a simulation; 0: not given */
    struct words events;      /**< of a team: a time and what happens then, in turn */
    struct words capacities;  /**< of a team: "stove=1" */
    uint32_t members;         /**< of a team; 0: not given */
    bool backward, why, json;
    bool run, mermaid; /**< of a graph */
};

/** Takes the command line apart. Warnings are promoted and silenced in the
 *  diagnostics at once. False, with a message on standard error, where it is
 *  wrong. */
bool options_read(struct options *options, struct pool *pool, struct diagnostics *diagnostics,
                  char **arguments);

#endif
